/** Reads the unencrypted start of a TLS connection (RFC 8446 §4.1, §5.1; RFC 6066 §3): the server's name. */

export type ClientHello =
  /** So far a possible ClientHello; at least `atLeast` bytes are needed to say more. */
  | { readonly kind: "incomplete"; readonly atLeast: number }
  | {
      readonly kind: "hello";
      /** Of all its records, in bytes. */
      readonly length: number;
      /** As sent. More than one violates the protocol, but can be sent. */
      readonly names: readonly string[];
      /** Whether it has an encrypted ClientHello, or random bytes instead: the two cannot be told apart. */
      readonly encrypted: boolean;
    }
  | { readonly kind: "other"; readonly reason: string };

/** Reads a ClientHello; records of other kinds may precede a second (RFC 8446 §4.2.10, §D.4). Linear; never throws. */
export function readClientHello(bytes: Buffer, turn: "first" | "second" = "first"): ClientHello {
  const fragments: Buffer[] = [];
  let [at, joined, wanted] = [0, 0, HANDSHAKE_HEADER];
  while (joined < wanted) {
    const record = readRecord(bytes, at, turn === "second" && joined === 0 ? BEFORE_A_SECOND : [HANDSHAKE]);
    if (typeof record === "string") return { kind: "other", reason: record };
    if (typeof record === "number") return { kind: "incomplete", atLeast: record };
    const isPassedOver = bytes[at] !== HANDSHAKE;
    at += RECORD_HEADER + record.length;
    if (isPassedOver) continue;
    fragments.push(record);
    joined += record.length;
    if (joined < HANDSHAKE_HEADER || wanted > HANDSHAKE_HEADER) continue;
    const header = Buffer.concat(fragments);
    if (header[0] !== CLIENT_HELLO) return { kind: "other", reason: "no ClientHello" };
    wanted += header.readUIntBE(1, 3);
  }
  // The server would read a second message in the last record, but this code would not.
  if (joined > wanted) return { kind: "other", reason: "a ClientHello with more in its record" };
  const body = readBody(Buffer.concat(fragments).subarray(HANDSHAKE_HEADER));
  return body === undefined
    ? { kind: "other", reason: "a malformed ClientHello" }
    : { kind: "hello", length: at, ...body };
}

type HelloReading =
  | { readonly kind: "incomplete"; readonly atLeast: number }
  /** `again`: the server asks for a second ClientHello (HelloRetryRequest). */
  | { readonly kind: "answer"; readonly again: boolean };

/** Reads the start of a server's answer. A second ClientHello can name another server; OpenSSL uses that. */
export function readAnswer(bytes: Buffer): HelloReading {
  if (bytes.length === 0) return { kind: "incomplete", atLeast: 1 };
  if (bytes[0] !== HANDSHAKE) return { kind: "answer", again: false };
  const [start, end] = [RANDOM_AT, RANDOM_AT + RETRY.length];
  if (bytes.length < end) return { kind: "incomplete", atLeast: end };
  return { kind: "answer", again: bytes.subarray(start, end).equals(RETRY) };
}

const RECORD_HEADER = 5;
const HANDSHAKE_HEADER = 4;
const CHANGE_CIPHER_SPEC = 20;
const HANDSHAKE = 22;
const APPLICATION_DATA = 23;
const CLIENT_HELLO = 1;
const BEFORE_A_SECOND = [HANDSHAKE, CHANGE_CIPHER_SPEC, APPLICATION_DATA];
const RANDOM_AT = RECORD_HEADER + HANDSHAKE_HEADER + 2;
const LARGEST_RECORD = 2 ** 14;
const SERVER_NAME = 0;
const ENCRYPTED_CLIENT_HELLO = 0xfe0d; // RFC 9849.
/** The `random` that makes a ServerHello a HelloRetryRequest: the SHA-256 of that word (RFC 8446 §4.1.3). */
const RETRY = Buffer.from("cf21ad74e59a6111be1d8c021e65b891c2a211167abb8c5e079e09e2c8a8339c", "hex");

/** The content of the record at an offset; how many bytes it takes to read it; or why it is none of these types. */
function readRecord(bytes: Buffer, at: number, types: readonly number[]): Buffer | number | string {
  if (at < bytes.length && !types.includes(bytes[at] as number)) return "no TLS handshake";
  if (at + 1 < bytes.length && bytes[at + 1] !== 3) return "no TLS handshake";
  const start = at + RECORD_HEADER;
  if (start > bytes.length) return start;
  const length = bytes.readUInt16BE(at + 3);
  if (length === 0 || length > LARGEST_RECORD) return "a malformed TLS record";
  return start + length > bytes.length ? start + length : bytes.subarray(start, start + length);
}

function readBody(body: Buffer) {
  let at = 2 + 32; // Version and random.
  // Session id, cipher suites, compression methods: how many bytes each length field has.
  for (const size of [1, 2, 1]) {
    const vector = readVector(body, at, size);
    if (vector === undefined) return undefined;
    at += size + vector.length;
  }
  if (at === body.length) return { names: [], encrypted: false };
  const list = readVector(body, at, 2);
  if (list === undefined || at + 2 + list.length !== body.length) return undefined;
  const extensions = readExtensions(list);
  const names = extensions?.has(SERVER_NAME) === true ? readNames(extensions.get(SERVER_NAME)) : [];
  if (extensions === undefined || names === undefined) return undefined;
  return { names, encrypted: extensions.has(ENCRYPTED_CLIENT_HELLO) };
}

/** By type. Undefined when one appears twice, or they are cut. */
function readExtensions(list: Buffer): ReadonlyMap<number, Buffer> | undefined {
  const extensions = new Map<number, Buffer>();
  for (let at = 0; at < list.length;) {
    const content = readVector(list, at + 2, 2);
    if (content === undefined || extensions.has(list.readUInt16BE(at))) return undefined;
    extensions.set(list.readUInt16BE(at), content);
    at += 4 + content.length;
  }
  return extensions;
}

function readNames(extension: Buffer | undefined): readonly string[] | undefined {
  const list = extension === undefined ? undefined : readVector(extension, 0, 2);
  if (list === undefined || extension?.length !== 2 + list.length) return undefined;
  const names: string[] = [];
  for (let at = 0; at < list.length;) {
    const name = readVector(list, at + 1, 2);
    if (name === undefined || list[at] !== 0) return undefined; // 0: a host name. No other type was ever defined.
    names.push(name.toString("latin1"));
    at += 3 + name.length;
  }
  return names;
}

/** The data behind a length field of `size` bytes; undefined when it is incomplete. */
function readVector(bytes: Buffer, at: number, size: number): Buffer | undefined {
  const start = at + size;
  if (start > bytes.length) return undefined;
  const end = start + bytes.readUIntBE(at, size);
  return end > bytes.length ? undefined : bytes.subarray(start, end);
}
