/** Reads and unpacks the body of an answer, up to a size. */
import type { IncomingMessage } from "node:http";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress, createGunzip } from "node:zlib";

/** Sent as `Accept-Encoding`; no other encoding is accepted. */
export const ENCODINGS = "gzip, br";

/** The bytes, or `too_large`. Throws when the body breaks off or cannot be unpacked. */
export async function readBody(response: IncomingMessage, maxBytes: number): Promise<Buffer | "too_large"> {
  if (Number(response.headers["content-length"]) > maxBytes) return "too_large";
  const chunks: Buffer[] = [];
  const collect = async (source: AsyncIterable<Buffer>): Promise<void> => {
    for await (const chunk of bounded(source, maxBytes)) chunks.push(chunk);
  };
  const packed = (source: AsyncIterable<Buffer>): AsyncIterable<Buffer> => bounded(source, maxBytes);
  const unpack = unpackerOf(response);
  try {
    if (unpack === undefined) await pipeline(response, collect);
    else await pipeline(response, packed, unpack, collect);
  } catch (error) {
    if (error instanceof TooLarge) return "too_large";
    throw error;
  }
  return Buffer.concat(chunks);
}

class TooLarge extends Error {}

async function* bounded(source: AsyncIterable<Buffer>, maxBytes: number): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of source) {
    size += chunk.length;
    if (size > maxBytes) throw new TooLarge();
    yield chunk;
  }
}

function unpackerOf({ headers }: IncomingMessage) {
  const encoding = (headers["content-encoding"] ?? "identity").trim().toLowerCase();
  switch (encoding) {
    case "identity":
    case "":
      return undefined;
    case "gzip":
    case "x-gzip":
      return createGunzip();
    case "br":
      return createBrotliDecompress();
    default:
      throw new Error(`it is packed as ${JSON.stringify(encoding.slice(0, 40))}, which was not asked for`);
  }
}
