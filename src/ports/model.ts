/** The model: questions and what comes back. */
import type { Fault, JsonObject, Message, Purpose, Reply, Usage } from "../events.ts";

export interface Declaration {
  readonly name: string;
  readonly description: string;
  /** JSON Schema of the arguments. */
  readonly parameters: JsonObject;
}

export interface Question {
  readonly purpose: Purpose;
  readonly model: string;
  readonly system: string;
  readonly messages: readonly Message[];
  readonly tools: readonly Declaration[];
  /** 0 for utility calls; absent for the model's own default. */
  readonly temperature?: number;
  /** Ask for an answer of this JSON Schema. */
  readonly schema?: JsonObject;
  /** Ground the answer in a web search (`google_web_search`). */
  readonly search?: boolean;
}

/** What happens while a question is being answered. */
export type ModelNews =
  /**
   * The attempt failed and is dropped with all that was told of it; after `waitMs` the next one begins. `attempt` is
   * the failed one's number, from 1, of `of` where that is known; `spent` its tokens, when the model counted them.
   */
  | {
      readonly kind: "retry";
      readonly attempt: number;
      readonly of?: number;
      readonly waitMs: number;
      readonly cause: string;
      readonly spent?: Usage;
    }
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "thought"; readonly subject: string };

export type ModelResult =
  | { readonly kind: "replied"; readonly reply: Reply }
  | {
      readonly kind: "failed";
      readonly fault: Fault;
      readonly cause: ModelFailure;
      /** For `not_found`: what the account can use, best first. Absent where it does not say. */
      readonly offers?: readonly string[];
    }
  | { readonly kind: "cancelled" };

/** What the loop can do something about. */
export type ModelFailure = "overflow" | "quota" | "unavailable" | "auth" | "not_found" | "refused" | "broken_stream";

export interface Model {
  /**
   * Ask once. Transport faults (connection, 429, 5xx, a cut or malformed stream) are retried inside, with waits from
   * the clock; a reply comes back only when its stream has validated, so a failed attempt leaves nothing behind.
   * Never throws for what a model can do; a `Reply` without text and calls is the caller's to judge. Where `tell` answers
   * `enough`, no more is read: the reply is the text that there is, without calls, and its stop is `cut_short`.
   */
  ask(question: Question, tell: (news: ModelNews) => "enough" | void, signal: AbortSignal): Promise<ModelResult>;
}
