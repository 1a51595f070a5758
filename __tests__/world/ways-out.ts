/** The sandbox's network exits without a sandbox: the forwarder listens on a separate loopback address. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect, createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { openEgress, type Egress, type EgressOptions } from "../../src/adapters/egress.ts";

export interface WaysOut extends AsyncDisposable {
  readonly egress: Egress;
  readonly directory: string;
  /** `address:port` of every connection that Remit opened. */
  readonly connected: readonly string[];
  /** Every name that was resolved. */
  readonly looked: readonly string[];
  /** The reported refusals. */
  readonly refusals: readonly string[];
  /** Connect to a socket in the directory, as the forwarder does. */
  readonly enter: (file: string) => Socket;
  /** Send `CONNECT` and, without waiting, what follows it; returns the head of the answer. */
  readonly tunnel: (authority: string, follow?: Buffer) => Promise<{ readonly socket: Socket; readonly head: string }>;
  /** Start the forwarder until the end of this scope; returns the address on which it listens in place of `127.0.0`. */
  readonly forward: () => Promise<string>;
}

export interface Scene extends Partial<EgressOptions> {
  /** The addresses of names. */
  readonly names?: Readonly<Record<string, readonly string[]>>;
  /** The loopback port in place of a port of any other address. */
  readonly ports?: Readonly<Record<number, number>>;
}

export async function openWaysOut({ names = {}, ports = {}, ...options }: Scene): Promise<WaysOut> {
  const root = mkdtempSync(path.join(tmpdir(), "remit-egress-"));
  const directory = path.join(root, "ways");
  const [connected, looked, refusals]: [string[], string[], string[]] = [[], [], []];
  const opened: AsyncDisposable[] = [];
  const egress = await openEgress({
    services: [],
    directory,
    inside: directory,
    node: process.execPath,
    refused: (host, reason) => refusals.push(`${host}: ${reason}`),
    resolve: (host) => {
      looked.push(host);
      const found = names[host];
      return found === undefined ? Promise.reject(new Error("no such name")) : Promise.resolve(found);
    },
    connect: (address, port) => {
      connected.push(`${address}:${port}`);
      return connect({ host: "127.0.0.1", port: ports[port] ?? port, allowHalfOpen: true });
    },
    ...options,
  });
  const enter = (file: string): Socket => connect({ path: path.join(directory, file), allowHalfOpen: true });
  return {
    egress,
    directory,
    connected,
    looked,
    refusals,
    enter,
    async tunnel(authority, follow = Buffer.alloc(0)) {
      const socket = enter("proxy").on("error", () => undefined);
      socket.write(Buffer.concat([Buffer.from(`CONNECT ${authority} HTTP/1.1\r\nHost: ${authority}\r\n\r\n`), follow]));
      return { socket, head: await readHead(socket) };
    },
    async forward() {
      const { base, ...forwarder } = await startForwarder(egress.forwarder);
      opened.push(forwarder);
      return base;
    },
    async [Symbol.asyncDispose]() {
      for (const one of opened) await one[Symbol.asyncDispose]();
      await egress[Symbol.asyncDispose]();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

/** Runs it on an address that no other test uses. Throws its stderr if it ends before it listens. */
export async function startForwarder(argv: readonly string[]): Promise<AsyncDisposable & { readonly base: string }> {
  const base = `127.${64 + (process.pid >> 16)}.${(process.pid >> 8) & 255}`;
  const [node = "", ...args] = argv.map((word) => word.replace(/^127\.0\.0\./, `${base}.`));
  const child = spawn(node, args, { stdio: ["ignore", "pipe", "pipe"] });
  const ended = once(child, "close");
  const errors: string[] = [];
  child.stderr.on("data", (text: Buffer) => errors.push(text.toString()));
  const first = await Promise.race([once(child.stdout, "data"), ended]);
  if (String(first[0]) !== "ready\n") throw new Error(`exit ${String(first[0])}: ${errors.join("")}`);
  return {
    base,
    async [Symbol.asyncDispose]() {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

/** A server on a free loopback port that handles each connection separately. */
export async function serve(handle: (socket: Socket) => void): Promise<AsyncDisposable & { readonly port: number }> {
  return listenFreely(createServer({ allowHalfOpen: true }, (socket) => handle(socket.on("error", () => undefined))));
}

export async function listenFreely(server: Server): Promise<AsyncDisposable & { readonly port: number }> {
  const open = new Set<Socket>();
  server.on("connection", (socket: Socket) => open.add(socket));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    port: (server.address() as AddressInfo).port,
    async [Symbol.asyncDispose]() {
      for (const socket of open) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}

/** Everything up to the end or a cut of the connection. */
export async function readAll(socket: Socket): Promise<Buffer> {
  const chunks: Buffer[] = [];
  socket.on("data", (chunk: Buffer) => chunks.push(chunk));
  socket.on("error", () => undefined);
  await new Promise((done) => socket.once("end", done).once("close", done).resume());
  return Buffer.concat(chunks);
}

/** Up to the empty line; the rest stays in the socket. Includes the body if the answer is a refusal. */
async function readHead(socket: Socket): Promise<string> {
  let text = "";
  while (!text.endsWith("\r\n\r\n")) {
    const byte = socket.read(1) as Buffer | null;
    if (byte !== null) text += byte.toString("latin1");
    else if (socket.readableEnded || socket.destroyed) return text;
    else await new Promise((done) => socket.once("readable", done).once("close", done).once("end", done));
  }
  return text.includes(" 200 ") ? text : text + (await readAll(socket)).toString();
}
