/**
 * Answers of the Gemini API as Gemini CLI records them, one JSON object per line: `method` and `response`. They replace
 * the network, so Remit reads them as it reads the API's.
 */

type Fetch = typeof globalThis.fetch;

export interface RecordedAnswers {
  /**
   * Answers each question to a model with the next recorded stream, whatever the question; after the last it refuses.
   */
  readonly fetch: Fetch;
  /** How many streams have not been used yet. */
  readonly left: number;
}

/** Whether this is such a recording and not a log of Remit's, judged by its first line. */
export function isRecordedAnswers(text: string): boolean {
  const first = text.trimStart().split("\n", 1)[0] ?? "";
  return typeof methodOf(parse(first)) === "string";
}

/**
 * Only streams answer an agent: Gemini CLI uses `generateContent` for other things (routing, checks), and `countTokens`
 * and `embedContent` are no answers. Returns a sentence when a line cannot be read.
 */
export function readRecordedAnswers(text: string): RecordedAnswers | string {
  const streams: (readonly unknown[])[] = [];
  for (const [index, line] of text.split("\n").entries()) {
    if (line.trim() === "") continue;
    const entry = parse(line);
    const method = methodOf(entry);
    if (method === undefined) return `Line ${index + 1} is not a JSON object with a method.`;
    if (method !== "generateContentStream") continue;
    const { response } = entry as { readonly response?: unknown };
    if (!Array.isArray(response))
      return `Line ${index + 1}: the response of generateContentStream is no list of chunks.`;
    streams.push(response);
  }
  if (streams.length === 0) return "It has no answer of generateContentStream.";
  let next = 0;
  return {
    fetch: () => Promise.resolve(next < streams.length ? speak(streams[next++] ?? []) : refuse()),
    get left() {
      return streams.length - next;
    },
  };
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    return undefined;
  }
}

function methodOf(entry: unknown): string | undefined {
  if (typeof entry !== "object" || entry === null || !("method" in entry)) return undefined;
  return typeof entry.method === "string" ? entry.method : undefined;
}

function speak(chunks: readonly unknown[]): Response {
  const events = chunks.map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`).join("");
  return new Response(events, { headers: { "content-type": "text/event-stream" } });
}

function refuse(): Response {
  const error = { code: 400, status: "FAILED_PRECONDITION", message: "The recording has no further answer." };
  return Response.json({ error }, { status: error.code });
}
