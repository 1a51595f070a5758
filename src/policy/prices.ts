/** `[prices."model"]`: what a repository pays for a model that the built-in table lacks, or lists at another price. */
import type { DataPath } from "../lib/data-faults.ts";
import { count, described, number, record, shape, type DataKind, type DataOf } from "../lib/read-data.ts";
import type { ModelPrice, ModelRate } from "./policy.ts";

/** The file's prices, by prefix of the model's name. */
export const PRICES = described(
  record(price()),
  "What models cost, by the beginning of their name, if it differs from the built-in table.",
);

/** `cached` equals `input` when it is absent. */
export function pricesOf(given: DataOf<typeof PRICES>, cite: (path: DataPath) => string): Record<string, ModelPrice> {
  const prices = Object.entries(given).map(([name, { long, ...rate }]): [string, ModelPrice] => [
    name,
    {
      ...whole(rate),
      ...(long === undefined ? {} : { long: { ...whole(long), from: long.from } }),
      source: cite(["prices", name]),
    },
  ]);
  return Object.fromEntries(prices);
}

function whole({ input, cached = input, output }: Omit<ModelRate, "cached"> & { readonly cached?: number }): ModelRate {
  return { input, cached, output };
}

function price() {
  const rates = {
    input: dollars("a million tokens of prompts"),
    output: dollars("a million tokens of answers, thoughts included"),
  };
  const cached = dollars("a million prompt tokens that the service had cached; those of input when absent");
  const from = described(count(1), "Prompt tokens above which these prices apply, such as 200000.");
  const long = described(
    shape({ from, ...rates }, { cached }),
    "What a call costs, its answer included, whose prompt has more than `from` tokens.",
  );
  return shape(rates, { cached, long });
}

/** 0 for a model that costs nothing. */
function dollars(what: string): DataKind<number> {
  return described(number(0, "US dollars for a million tokens, "), `US dollars for ${what}.`);
}
