/** `git http-backend`, spoken to by CGI. */
import { spawn } from "node:child_process";
import type { IncomingMessage } from "node:http";
import { QUIET_GIT } from "./bare.ts";

export interface BackendAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export interface BackendRequest {
  /** The directory that holds the repositories. */
  readonly root: string;
  readonly pathInfo: string;
  readonly query: string;
  readonly request: IncomingMessage;
  readonly body: Buffer;
}

export async function serveBackend(asked: BackendRequest): Promise<BackendAnswer> {
  const child = spawn("git", ["http-backend"], { env: toEnvironment(asked), stdio: ["pipe", "pipe", "pipe"] });
  const output: Buffer[] = [];
  const words: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => output.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => words.push(chunk));
  child.stdin.on("error", () => {}); // Git may answer before it has read everything.
  child.stdin.end(asked.body);
  await new Promise<void>((resolve, reject) => child.on("error", reject).on("close", () => resolve()));
  if (output.length === 0) throw new Error(`git http-backend said nothing: ${Buffer.concat(words).toString()}`);
  return toAnswer(Buffer.concat(output));
}

function toEnvironment({ root, pathInfo, query, request, body }: BackendRequest): Record<string, string> {
  const { headers } = request;
  const optional = {
    HTTP_CONTENT_ENCODING: headers["content-encoding"],
    GIT_PROTOCOL: headers["git-protocol"]?.toString(),
    CONTENT_TYPE: headers["content-type"],
  };
  return {
    ...QUIET_GIT,
    GIT_PROJECT_ROOT: root,
    GIT_HTTP_EXPORT_ALL: "1",
    // The repositories are ours, whoever owns the temporary directory.
    GIT_CONFIG_COUNT: "1",
    GIT_CONFIG_KEY_0: "safe.directory",
    GIT_CONFIG_VALUE_0: "*",
    REMOTE_USER: "pusher",
    REMOTE_ADDR: "127.0.0.1",
    REQUEST_METHOD: request.method ?? "GET",
    PATH_INFO: pathInfo,
    QUERY_STRING: query,
    CONTENT_LENGTH: String(body.length),
    ...Object.fromEntries(
      Object.entries(optional).filter((entry): entry is [string, string] => entry[1] !== undefined),
    ),
  };
}

function toAnswer(output: Buffer): BackendAnswer {
  const end = output.indexOf("\r\n\r\n");
  const lines = output.toString("latin1", 0, end).split("\r\n");
  const headers = new Map(
    lines.map((line) => [line.slice(0, line.indexOf(":")).toLowerCase(), line.slice(line.indexOf(":") + 2)]),
  );
  const status = Number.parseInt(headers.get("status") ?? "200", 10);
  headers.delete("status");
  return { status, headers: Object.fromEntries(headers), body: output.subarray(end + 4) };
}
