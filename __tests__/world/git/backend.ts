/** Git's smart protocol over HTTP, one process an answer; `git http-backend` would start three for the same bytes. */
import { spawn } from "node:child_process";
import type { IncomingMessage } from "node:http";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { QUIET_GIT } from "./bare.ts";

export interface BackendAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export interface BackendRequest {
  /** The repository's directory. */
  readonly directory: string;
  /** `git-upload-pack` or `git-receive-pack`. */
  readonly service: string;
  /** The client asks for the list of refs and capabilities, before it fetches or pushes anything. */
  readonly advertise: boolean;
  readonly request: IncomingMessage;
  readonly body: Buffer;
}

export async function serveBackend({
  directory,
  service,
  advertise,
  request,
  body,
}: BackendRequest): Promise<BackendAnswer> {
  const protocol = request.headers["git-protocol"]?.toString() ?? "";
  const args = [service.replace("git-", ""), "--stateless-rpc", ...(advertise ? ["--advertise-refs"] : []), "."];
  const input = request.headers["content-encoding"] === "gzip" ? gunzipSync(body) : body;
  const output = await runService(path.resolve(directory), args, protocol, advertise ? undefined : input);
  const head = advertise && !protocol.includes("version=2") ? announce(service) : "";
  return {
    status: 200,
    headers: {
      "content-type": `application/x-${service}-${advertise ? "advertisement" : "result"}`,
      "cache-control": "no-cache, max-age=0, must-revalidate",
    },
    body: Buffer.concat([Buffer.from(head), output]),
  };
}

/** The first line of a list of refs, and its end; four hexadecimal digits before a line give its length. */
function announce(service: string): string {
  const line = `# service=${service}\n`;
  return `${(line.length + 4).toString(16).padStart(4, "0")}${line}0000`;
}

async function runService(
  cwd: string,
  args: readonly string[],
  protocol: string,
  input: Buffer | undefined,
): Promise<Buffer> {
  const environment = { ...QUIET_GIT, ...OWN, ...(protocol === "" ? {} : { GIT_PROTOCOL: protocol }) };
  const child = spawn("git", args, { cwd, env: environment, stdio: ["pipe", "pipe", "pipe"] });
  const output: Buffer[] = [];
  const words: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => output.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => words.push(chunk));
  child.stdin.on("error", () => {}); // Git may answer before it has read everything.
  child.stdin.end(input);
  await new Promise<void>((resolve, reject) => child.on("error", reject).on("close", () => resolve()));
  if (output.length === 0 && words.length > 0)
    throw new Error(`git ${args.join(" ")}: ${Buffer.concat(words).toString()}`);
  return Buffer.concat(output);
}

/** Trust these repositories, whoever owns the temporary directory. */
const OWN = { GIT_CONFIG_COUNT: "1", GIT_CONFIG_KEY_0: "safe.directory", GIT_CONFIG_VALUE_0: "*" };
