/**
 * Lets git read from the server without the token: git asks Remit on loopback, and Remit asks the server. Git has no
 * need of a proxy or of certificates then, and no program ever gets the token.
 */
import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { pipeline } from "node:stream/promises";
import { given } from "../../lib/parts.ts";
import { once } from "../../lib/once.ts";
import { GitError } from "../../ports.ts";
import { isUntrusted, readAll, send } from "../http.ts";
import { repositoryAddress, GIT_AGENT, type ServerAddress } from "./server.ts";

export interface Relay {
  /** An address that answers like the server's, to reading alone. Whoever knows it may read the repository. */
  open(): Promise<URL>;
  close(): void;
}

export function openRelay(server: ServerAddress): Relay {
  const secret = `/${randomBytes(16).toString("hex")}`;
  let listener: Server | undefined;
  return {
    open: once(async () => {
      const opened = createServer((request, response) => {
        relay(server, secret, request, response).catch(() => response.destroy()); // Git finds its answer cut off.
      });
      listener = opened.unref();
      await new Promise<void>((resolve, reject) => {
        opened.on("error", (error) => reject(new GitError(unheard(error)))); // Also later, when a connection cannot be taken.
        opened.listen(0, "127.0.0.1", resolve);
      });
      return new URL(`http://127.0.0.1:${(opened.address() as AddressInfo).port}${secret}`);
    }),
    close() {
      listener?.close();
      listener?.closeAllConnections();
    },
  };
}

function unheard({ message }: Error): string {
  return `Git reads from the server through Remit, but Remit cannot open a port on 127.0.0.1: ${message}`;
}

/** What git asks when it reads: which refs there are, and for objects. */
const READS = ["GET /info/refs?service=git-upload-pack", "POST /git-upload-pack"];

async function relay(
  { url, authorization }: ServerAddress,
  secret: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = "", url: path = "", headers } = request;
  const asked = path.slice(secret.length);
  if (!path.startsWith(`${secret}/`) || !READS.includes(`${method} ${asked}`)) {
    response.writeHead(404).end();
    return;
  }
  const stop = new AbortController();
  response.once("close", () => stop.abort()); // Git was killed, or has its answer.
  const answer = await send(`${repositoryAddress(url)}${asked}`, {
    method,
    headers: { ...passed(headers), ...given({ authorization }), "user-agent": GIT_AGENT },
    redirect: "manual", // It could carry the token to another host.
    signal: stop.signal,
    ...(method === "POST" && { body: await readAll(request, LONGEST) }),
  }).catch((error: unknown) => error as Error);
  if (answer instanceof Error) {
    // What git reports as a server's fault is tried again.
    response.writeHead(isUntrusted(answer) ? 400 : 502, { "content-type": "text/plain" }).end(`${answer.message}\n`);
    return;
  }
  response.writeHead(answer.status, { "content-type": answer.headers.get("content-type") ?? "text/plain" });
  await pipeline(answer.body ?? [], response);
}

/** Bytes of a question: git names commits in it, 50 bytes each. */
const LONGEST = 16 * 1024 * 1024;

/** Of a request's headers those that say what git speaks. */
function passed(headers: IncomingMessage["headers"]): Record<string, string> {
  const names = ["accept", "content-type", "content-encoding", "git-protocol"];
  return Object.fromEntries(
    names.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])),
  );
}
