/** What a model call costs. */
import type { Usage } from "../events.ts";
import { baseName, longestPrefix } from "./models.ts";

/** US dollars for a million tokens. */
interface Rate {
  readonly input: number;
  /** Of input tokens that the service had cached. */
  readonly cached: number;
  readonly output: number;
}

/** A call whose prompt has more than `long.from` tokens costs the long rate, its answer too. */
export interface Price extends Rate {
  readonly long?: Rate & { readonly from: number };
}

// Source: the Gemini API's published price list, as of November 2026, paid tier. The longest matching prefix wins. A
// model that is not listed costs as much as the dearest, so that a budget in dollars is never passed unseen.
const DEAREST: Price = {
  input: 2,
  cached: 0.2,
  output: 12,
  long: { from: 200_000, input: 4, cached: 0.4, output: 18 },
};
const PRICES: Prices = {
  "gemini-3-pro": DEAREST,
  "gemini-3-flash": { input: 0.5, cached: 0.05, output: 3 },
  "gemini-2.5-pro": {
    input: 1.25,
    cached: 0.125,
    output: 10,
    long: { from: 200_000, input: 2.5, cached: 0.25, output: 15 },
  },
  "gemini-2.5-flash": { input: 0.3, cached: 0.03, output: 2.5 },
  "gemini-2.5-flash-lite": { input: 0.1, cached: 0.01, output: 0.4 },
};

/** Prices that a repository sets itself, by prefix of the model's name. */
export type Prices = Readonly<Record<string, Price>>;

/** Cost in US dollars of one call of `model`. Cached tokens are part of the input tokens. `own` prices come first. */
export function costOf(model: string, usage: Usage, own: Prices = {}): number {
  const price = priceOf(baseName(model), own);
  const rate = price.long !== undefined && usage.input > price.long.from ? price.long : price;
  const fresh = Math.max(0, usage.input - usage.cached);
  return (fresh * rate.input + usage.cached * rate.cached + usage.output * rate.output) / 1_000_000;
}

function priceOf(model: string, own: Prices): Price {
  return longestPrefix(own, model) ?? longestPrefix(PRICES, model) ?? DEAREST;
}
