/** Which model does the work, by the inputs. */
import { nameModel, THINKING, type Family, type Thinking } from "../lib/models.ts";

export interface ModelChoice {
  /** The model's own name. */
  readonly name: string;
  /** Who named it, such as "the input `model`". */
  readonly namedBy: string;
  /** Set where nobody named more than a family. */
  readonly family?: Family;
  /** Absent for the one that the table of models has next to it. */
  readonly fallback: string | undefined;
  /** Absent for what is usual with the model. */
  readonly thinking?: Thinking;
}

/** As much of the inputs as this reads. */
interface Source {
  required(name: string): string;
  optional(name: string): string | undefined;
  fault(sentence: string): void;
}

/** The model, its fallback and its thinking. */
export function readModel(source: Source): ModelChoice {
  const wish = source.required("model");
  const fallback = source.optional("fallback-model");
  const thinking = readThinking(source);
  return {
    ...nameModel(wish),
    namedBy: sourceOf(wish, "the input `model`"),
    fallback: fallback === undefined ? undefined : nameModel(fallback).name,
    ...(thinking === undefined ? {} : { thinking }),
  };
}

/** Who named a model: `source`, but for the default. */
export function sourceOf(wish: string, source: string): string {
  return wish.toLowerCase() === "auto" ? "Remit's default, `auto`" : source;
}

function readThinking(source: Source): Thinking | undefined {
  const word = source.optional("thinking")?.toLowerCase();
  if (word === undefined) return undefined;
  const level = THINKING.find((each) => each === word);
  if (level === undefined)
    source.fault(`thinking is ${JSON.stringify(word)}, expected ${THINKING.join(", ")} or nothing.`);
  return level;
}
