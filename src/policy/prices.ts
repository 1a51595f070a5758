/** `[prices."model"]`: what a repository pays for a model that the built-in table does not know, or knows otherwise. */
import type { ModelPrice, Policy } from "./policy.ts";
import { fault, refuseUnknown, tableAt, type Reading } from "./reading.ts";
import type { TomlTable } from "./toml.ts";

const KEYS = ["input", "cached", "output"] as const;

/** By the beginning of the model's name. Every table needs `input` and `output`; `cached` is `input` where it is absent. */
export function readPrices(reading: Reading, root: TomlTable): Pick<Policy, "prices"> {
  const table = tableAt(reading, root, "prices");
  if (table === undefined) return {};
  const names = [...table.entries.keys()];
  return { prices: Object.fromEntries(names.flatMap((name) => readPrice(reading, table, name))) };
}

function readPrice(reading: Reading, table: TomlTable, name: string): [string, ModelPrice][] {
  const own = tableAt(reading, table, name);
  if (own === undefined) return [];
  refuseUnknown(reading, own, KEYS, `[prices.${JSON.stringify(name)}]`);
  const [input, cached, output] = KEYS.map((key) => readAmount(reading, own, key));
  for (const key of ["input", "output"] as const) {
    if (!own.entries.has(key)) fault(reading, own.at, `[prices.${JSON.stringify(name)}] needs \`${key}\`.`);
  }
  return input === undefined || output === undefined ? [] : [[name, { input, cached: cached ?? input, output }]];
}

/** US dollars for a million tokens; 0 for a model that costs nothing. */
function readAmount(reading: Reading, table: TomlTable, key: string): number | undefined {
  const value = table.entries.get(key)?.value;
  if (value === undefined) return undefined;
  const isNumber = value.kind === "integer" || value.kind === "float";
  if (isNumber && Number.isFinite(value.value) && value.value >= 0) return value.value;
  return fault(reading, value.at, `\`${key}\` must be US dollars for a million tokens, a number of at least 0.`);
}
