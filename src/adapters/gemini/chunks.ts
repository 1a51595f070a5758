/** The chunks of an answer, from its server-sent events. */
import type { GenerateContentResponse } from "@google/genai/web";
import { WireRefusal } from "./wire.ts";

/** Throws {@link WireRefusal} for an error that the server sends instead of a chunk. */
export async function* readChunks(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<GenerateContentResponse> {
  const decoder = new TextDecoder();
  let left = "";
  for await (const piece of pieces) {
    const events = (left + decoder.decode(piece, { stream: true })).split(BETWEEN);
    left = events.pop() ?? "";
    for (const event of events) {
      const text = event.trim();
      if (text.startsWith(DATA)) yield readChunk(text.slice(DATA.length));
      else refuse(text);
    }
    refuse(left);
  }
  if (left.trim() !== "") throw new Error("Incomplete JSON segment at the end");
}

const BETWEEN = /\n\n|\r\r|\r\n\r\n/;
const DATA = "data:";

function readChunk(text: string): GenerateContentResponse {
  const chunk = JSON.parse(text) as WireChunk;
  throwError(chunk, text);
  return chunk;
}

type WireChunk = GenerateContentResponse & { readonly error?: { readonly code?: unknown } | null };

/** A server may also send an error that is no event. */
function refuse(text: string): void {
  if (!text.startsWith("{")) return;
  try {
    throwError(JSON.parse(text) as WireChunk, text);
  } catch (error) {
    if (error instanceof WireRefusal) throw error;
  }
}

function throwError(chunk: WireChunk | null, text: string): void {
  const code = chunk?.error?.code;
  if (typeof code === "number" && code >= 400 && code < 600) throw new WireRefusal(code, undefined, text);
}
