/** The model: requests and replies. */
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
  /** Asks for an answer that fits this JSON Schema. */
  readonly schema?: JsonObject;
  /** Grounds the answer in a web search (`google_web_search`). */
  readonly search?: boolean;
}

/** What happens during a model request. */
export type ModelNews =
  /** A dropped attempt: its number, from 1, of `of` if known; the next comes after `waitMs`; `spent`: its tokens. */
  | {
      readonly kind: "retry";
      readonly attempt: number;
      readonly of?: number;
      readonly waitMs: number;
      readonly cause: string;
      readonly spent?: Usage;
    }
  | { readonly kind: "text"; readonly text: string };

export type ModelResult =
  | { readonly kind: "replied"; readonly reply: Reply }
  | {
      readonly kind: "failed";
      readonly fault: Fault;
      readonly cause: ModelFailure;
      /** Tokens of the last attempt, if the model counted them. */
      readonly spent?: Usage;
      /** For `not_found`: the models the account can use, best first. Absent when the service does not list them. */
      readonly offers?: readonly string[];
    }
  /** `spent`: tokens of the attempt that was cut off, if the model had counted them. */
  | { readonly kind: "cancelled"; readonly spent?: Usage };

/** The failures that the loop can act on. */
export type ModelFailure = "overflow" | "quota" | "unavailable" | "auth" | "not_found" | "refused" | "broken_stream";

export interface Model {
  /**
   * Asks once. Retries transport faults (connection, 429, 5xx, a cut or malformed stream) itself, with waits from the
   * clock; returns a reply only when its stream is valid, so a failed attempt leaves nothing behind. Never throws for
   * anything a model can do; the caller judges a `Reply` without text and calls. When `onNews` returns `enough`, reading
   * stops: the reply is the text so far, without calls, and its stop is `cut_short`.
   */
  ask(question: Question, onNews: (news: ModelNews) => "enough" | void, signal: AbortSignal): Promise<ModelResult>;
}
