/** `[prices."model"]`: what a repository pays for a model that the built-in table does not know, or knows otherwise. */
import type { ModelPrice, ModelRate, Policy } from "./policy.ts";
import { citation, fault, refuseUnknown, tableAt, type PolicyReading } from "./reading.ts";
import type { TomlTable } from "./toml.ts";

/** By the beginning of the model's name. Every table needs `input` and `output`; `cached` is `input` where it is absent. */
export function readPrices(reading: PolicyReading, root: TomlTable): Pick<Policy, "prices"> {
  const table = tableAt(reading, root, "prices");
  if (table === undefined) return {};
  const names = [...table.entries.keys()];
  return { prices: Object.fromEntries(names.flatMap((name) => readPrice(reading, table, name))) };
}

function readPrice(reading: PolicyReading, table: TomlTable, name: string): [string, ModelPrice][] {
  const own = tableAt(reading, table, name);
  if (own === undefined) return [];
  const title = `[prices.${JSON.stringify(name)}]`;
  refuseUnknown(reading, own, [...RATES, "long"], title);
  const rate = readRate(reading, own, title);
  const long = readLong(reading, own, title);
  if (rate === undefined) return [];
  return [[name, { ...rate, ...(long === undefined ? {} : { long }), source: citation(reading, own.at) }]];
}

const RATES = ["input", "cached", "output"] as const;

function readRate(reading: PolicyReading, table: TomlTable, title: string): ModelRate | undefined {
  const [input, cached, output] = RATES.map((key) => readAmount(reading, table, key));
  for (const key of ["input", "output"] as const) {
    if (!table.entries.has(key)) fault(reading, table.at, `${title} needs \`${key}\`.`);
  }
  return input === undefined || output === undefined ? undefined : { input, cached: cached ?? input, output };
}

/** `long = { from = 200_000, input = …, output = … }`: the rates of long prompts, and how many tokens one must pass. */
function readLong(reading: PolicyReading, price: TomlTable, title: string): ModelPrice["long"] {
  const table = tableAt(reading, price, "long");
  if (table === undefined) return undefined;
  refuseUnknown(reading, table, [...RATES, "from"], `${title} long`);
  const rate = readRate(reading, table, `${title} long`);
  const from = table.entries.get("from")?.value;
  if (from?.kind !== "integer" || from.value < 1) {
    return fault(
      reading,
      from?.at ?? table.at,
      `${title} long needs \`from\`: a whole number of prompt tokens above which it holds.`,
    );
  }
  return rate && { ...rate, from: from.value };
}

/** US dollars for a million tokens; 0 for a model that costs nothing. */
function readAmount(reading: PolicyReading, table: TomlTable, key: string): number | undefined {
  const value = table.entries.get(key)?.value;
  if (value === undefined) return undefined;
  const isNumber = value.kind === "integer" || value.kind === "float";
  if (isNumber && Number.isFinite(value.value) && value.value >= 0) return value.value;
  return fault(reading, value.at, `\`${key}\` must be US dollars for a million tokens, a number of at least 0.`);
}
