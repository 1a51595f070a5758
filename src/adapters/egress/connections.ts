/** How connections out of the sandbox are dialled, joined, read from and ended. */
import type { Socket } from "node:net";
import { pipeline, type Duplex } from "node:stream";

/** How names become addresses and addresses connections. */
export interface Lines {
  /** Throws when there is no such name. */
  readonly resolve: (host: string) => Promise<readonly string[]>;
  /** Opens a connection to exactly this address. */
  readonly connect: (address: string, port: number) => Socket;
  /** How long a server may take to accept a connection, and a client to send its ClientHello, in ms. */
  readonly patienceMs: number;
}

/** The first address that takes the connection. */
export async function dial(
  addresses: readonly string[],
  port: number,
  { connect, patienceMs }: Pick<Lines, "connect" | "patienceMs">,
): Promise<Socket | undefined> {
  for (const address of addresses.slice(0, MOST_TRIED)) {
    const socket = connect(address, port);
    const open = await new Promise<boolean>((resolve) => {
      socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
      socket.setTimeout(patienceMs, () => resolve(false));
    });
    socket.setTimeout(0);
    if (open) return socket.unref();
    socket.destroy();
  }
  return undefined;
}

/** Passes bytes both ways until both sides have ended, or one has failed. One side may end before the other. */
export function relay(client: Duplex, server: Duplex): void {
  passOn(client, server);
  passOn(server, client);
}

/** Pipes one direction. */
export function passOn(from: Duplex, to: Duplex): void {
  pipeline(from, to, (error) => {
    if (error instanceof Error) for (const side of [from, to]) side.destroy();
  });
}

/** Sends a client its last bytes and closes the connection, whatever the client still sends. */
export function hangUp(client: Duplex, last: string | Buffer, patienceMs: number): void {
  // A socket that is not read never notices that the other side has closed.
  client.resume().end(last);
  const timer = setTimeout(() => client.destroy(), patienceMs).unref();
  client.once("close", () => clearTimeout(timer));
}

type Read = { readonly kind: string } | { readonly kind: "incomplete"; readonly atLeast: number };

/** Reads until `read` finds it, and leaves later bytes. Undefined at the end, on the signal, or after 16 KiB. */
export async function takeUntil<T extends Read>(
  stream: Duplex,
  read: (bytes: Buffer) => T,
  signal?: AbortSignal,
): Promise<{ readonly bytes: Buffer; readonly result: Exclude<T, { kind: "incomplete" }> } | undefined> {
  let bytes = Buffer.alloc(0);
  for (;;) {
    const result = read(bytes);
    if (!("atLeast" in result)) return { bytes, result: result as Exclude<T, { kind: "incomplete" }> };
    const more = result.atLeast > MOST_HELD ? undefined : await take(stream, result.atLeast - bytes.length, signal);
    if (more === undefined) return undefined;
    bytes = Buffer.concat([bytes, more]);
  }
}

const MOST_TRIED = 4;
const MOST_HELD = 16 * 1024;

/** Exactly `size` bytes. */
function take(stream: Duplex, size: number, signal?: AbortSignal): Promise<Buffer | undefined> {
  return new Promise((resolve) => {
    const settle = (bytes?: Buffer): void => {
      stream.off("readable", look).off("end", look).off("close", look);
      signal?.removeEventListener("abort", stop);
      resolve(bytes);
    };
    const stop = (): void => settle();
    const look = (): void => {
      const bytes = stream.destroyed ? null : (stream.read(size) as Buffer | null);
      if (bytes !== null) settle(bytes.length === size ? bytes : undefined);
      else if (stream.readableEnded || stream.destroyed || signal?.aborted === true) settle();
    };
    stream.on("readable", look).on("end", look).on("close", look);
    signal?.addEventListener("abort", stop);
    look();
  });
}
