/** What a tool is. Each has its own file; `catalog.ts` lists them. */
import type { Answer, ErrorCode, JsonObject, RequestKind } from "../events.ts";
import type { Need } from "../policy.ts";
import type { ToolContext } from "./context.ts";

export interface Tool {
  readonly name: string;
  readonly description: string;
  /** JSON Schema of the arguments; calls are validated against it first. */
  readonly parameters: JsonObject;
  /** `read` calls of one turn run side by side; a `write` runs alone, in order. */
  readonly effect: "read" | "write";
  /** Whether this call of a `write` tool only reads, and may run in parallel. Called before arguments are validated. */
  readonly onlyReads?: (args: JsonObject) => boolean;
  /** Whether this call of a `write` tool may run beside its neighbours. Asked before arguments are validated. */
  readonly runsBeside?: (args: JsonObject) => boolean;
  /** The requests it is declared for; absent for all. */
  readonly for?: readonly RequestKind[];
  /** What policy must allow, besides the tool's name. Pure. */
  needs(args: JsonObject): readonly Need[];
  /** Runs the call. Expected failures are answers; a broken world throws. */
  run(args: JsonObject, context: ToolContext, signal: AbortSignal): Promise<Answer>;
}

/** A failed answer: a sentence, and what to do about it. */
export function failure(error: ErrorCode, sentence: string, hint?: string): Answer {
  return { text: hint === undefined ? sentence : `${sentence}\n${hint}`, error };
}

/** The answer to a call that this run cannot serve. */
export function unavailable(what: string): Answer {
  return { text: `${what} is not available in this run.`, error: "failed" };
}

/** The work's result; rejects at once when the call is cancelled, without waiting for work that has begun. */
export async function withCancellation<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  signal.throwIfAborted();
  const done = new AbortController();
  const cancelled = new Promise<never>((_, reject) => {
    const cancel = (): void => reject(new Error("The call was cancelled."));
    signal.addEventListener("abort", cancel, { once: true, signal: done.signal });
  });
  try {
    return await Promise.race([work(), cancelled]);
  } finally {
    done.abort();
  }
}
