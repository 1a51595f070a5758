/** What a model call costs. */
import type { Usage } from "../events.ts";
import { baseName, listPrice, longestPrefix, type Price } from "../lib/models.ts";

/** Prices that a repository sets itself, by prefix of the model's name. */
export type Prices = Readonly<Record<string, Price>>;

/**
 * Cost in US dollars of one call of `model` at `now`, milliseconds since the epoch. Cached tokens are part of the input
 * tokens. `own` prices come first.
 */
export function costOf(model: string, usage: Usage, now: number, own: Prices = {}): number {
  const price = longestPrefix(own, baseName(model)) ?? listPrice(model, now);
  const rate = price.long !== undefined && usage.input > price.long.from ? price.long : price;
  const fresh = Math.max(0, usage.input - usage.cached);
  return (fresh * rate.input + usage.cached * rate.cached + usage.output * rate.output) / 1_000_000;
}
