/** The Gemini adapter against the scripted server, on a clock that only the adapter's own waits move. */
import { openGemini, type Gemini, type GeminiOptions } from "../../../src/adapters/gemini.ts";
import type { Message, Reply } from "../../../src/events.ts";
import type { ModelNews, ModelResult, Question } from "../../../src/ports.ts";
import { heldClock, type HeldClock } from "../clock.ts";
import { openGeminiServer, type GeminiServer, type GeminiServerOptions, type Step } from "../gemini.ts";

export interface Line {
  readonly model: Gemini;
  readonly clock: HeldClock;
  /** Resolves when the adapter has reported some text. */
  readonly reported: Promise<void>;
  /** Everything reported so far. */
  readonly news: ModelNews[];
  /** The waits reported so far, in ms. */
  readonly waits: number[];
  ask(question?: Partial<Question>, signal?: AbortSignal): Promise<ModelResult>;
  /** Ask, and expect a reply. */
  reply(question?: Partial<Question>): Promise<Reply>;
}

/** `jitter` is the random fraction as 8 hexadecimal digits; if absent it is in the middle, which changes nothing. */
export function openLine(
  server: Pick<GeminiServer, "url" | "key">,
  options: Partial<GeminiOptions> & { readonly jitter?: string } = {},
): Line {
  const { jitter = "80000000", ...rest } = options;
  const clock = heldClock();
  const model = openGemini({
    credentials: { kind: "api-key", key: server.key },
    baseUrl: server.url,
    clock,
    random: { hex: () => jitter },
    ...rest,
  });
  const news: ModelNews[] = [];
  const waits: number[] = [];
  const reported = Promise.withResolvers<void>();
  const listen = (item: ModelNews): void => {
    news.push(item);
    if (item.kind === "text") reported.resolve();
    if (item.kind !== "retry") return;
    waits.push(item.waitMs);
    queueMicrotask(() => clock.advance(item.waitMs));
  };
  const ask: Line["ask"] = (question, signal = new AbortController().signal) =>
    model.ask({ ...QUESTION, ...question }, listen, signal);
  return {
    model,
    clock,
    reported: reported.promise,
    news,
    waits,
    ask,
    async reply(question) {
      const result = await ask(question);
      if (result.kind !== "replied") throw new Error(`Expected a reply, got ${JSON.stringify(result)}.`);
      return result.reply;
    },
  };
}

/** A scripted server and a client for it, closed together. */
export async function openScripted(
  script: readonly Step[],
  { offers, ...options }: Parameters<typeof openLine>[1] & Pick<GeminiServerOptions, "offers"> = {},
): Promise<Line & AsyncDisposable & { readonly gemini: GeminiServer }> {
  const gemini = await openGeminiServer({ script, ...(offers && { offers }) });
  return { gemini, ...openLine(gemini, options), [Symbol.asyncDispose]: () => gemini[Symbol.asyncDispose]() };
}

export const QUESTION: Question = {
  purpose: "turn",
  model: "gemini-2.5-pro",
  system: "You work on a shop.",
  messages: [{ role: "user", parts: [{ text: "Mend the total." }] }],
  tools: [],
};

/** The messages that follow a reply whose calls were all answered with `output`. */
export function answered(
  before: readonly Message[],
  { parts, calls }: Pick<Reply, "parts" | "calls">,
  output = "done",
): Message[] {
  const responses = calls.map(({ id, tool }) => ({ functionResponse: { id, name: tool, response: { output } } }));
  return [...before, { role: "model", parts }, { role: "user", parts: responses }];
}
