/** ClientHellos: real ones from Node's TLS client, and ones that no honest client would send. */
import { once } from "node:events";
import { connect, type ConnectionOptions } from "node:tls";
import { duplexPair, type Duplex } from "node:stream";

/** The first bytes that Node's TLS client sends. */
export async function takeClientHello(options: ConnectionOptions): Promise<Buffer> {
  const [near, far] = duplexPair();
  const client = connect({ ...options, socket: near }).on("error", () => undefined);
  const [hello] = (await once(far, "data")) as [Buffer];
  client.destroy();
  return hello;
}

/** A TLS client whose first bytes pass through `change`; everything else is unchanged. */
export function connectChanged(
  options: ConnectionOptions,
  socket: Duplex,
  change: (hello: Buffer) => readonly Buffer[],
): ReturnType<typeof connect> {
  const [near, far] = duplexPair();
  far.once("data", (hello: Buffer) => {
    for (const piece of change(hello)) socket.write(piece);
    far.pipe(socket);
  });
  socket.pipe(far);
  return connect({ ...options, socket: near });
}

/** The same message in records of at most `size` bytes. */
export function splitRecords(hello: Buffer, size: number): Buffer {
  const message = hello.subarray(5);
  const count = Math.ceil(message.length / size);
  const pieces = Array.from({ length: count }, (_, index) => message.subarray(index * size, (index + 1) * size));
  return Buffer.concat(pieces.map((piece) => Buffer.concat([hello.subarray(0, 3), vector(2, piece)])));
}

/** A minimal ClientHello with these extensions. */
export function makeHello(extensions: readonly (readonly [type: number, content: Buffer])[]): Buffer {
  const listed = extensions.map(([type, content]) => Buffer.concat([number(2, type), vector(2, content)]));
  const body = Buffer.concat([
    Buffer.from([3, 3]),
    Buffer.alloc(32, 7),
    vector(1, Buffer.alloc(0)),
    vector(2, Buffer.from([0x13, 0x01])),
    vector(1, Buffer.from([0])),
    vector(2, Buffer.concat(listed)),
  ]);
  return Buffer.concat([Buffer.from([22, 3, 1]), vector(2, Buffer.concat([Buffer.from([1]), vector(3, body)]))]);
}

/** The extension `server_name`. */
export function serverNames(...names: readonly string[]): readonly [number, Buffer] {
  const listed = names.map((name) => Buffer.concat([Buffer.from([0]), vector(2, Buffer.from(name))]));
  return [0, vector(2, Buffer.concat(listed))];
}

/** The extension `encrypted_client_hello`, with as much content as a reader without the key can see. */
export const ENCRYPTED: readonly [number, Buffer] = [0xfe0d, Buffer.alloc(200, 9)];

function vector(size: number, content: Buffer): Buffer {
  return Buffer.concat([number(size, content.length), content]);
}

function number(size: number, value: number): Buffer {
  const bytes = Buffer.alloc(size);
  bytes.writeUIntBE(value, 0, size);
  return bytes;
}
