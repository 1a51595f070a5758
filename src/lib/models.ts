/** The known Gemini models: one table, and what follows from it. */
import type { Source } from "./source.ts";

/** A series of models. Its name stands for its newest model: `pro`, `flash`, `flash-lite`. */
export type Family = "pro" | "flash" | "flash-lite";

export const THINKING = ["minimal", "low", "medium", "high"] as const;

/** How much a model thinks before it answers. */
export type Thinking = (typeof THINKING)[number];

/** US dollars per million tokens. */
export interface Rate {
  readonly input: number;
  /** For input tokens that the service had cached. */
  readonly cached: number;
  readonly output: number;
}

/** A call whose prompt has more than `long.from` tokens costs the long rate, its answer included. */
export interface Price extends Rate {
  readonly long?: Rate & { readonly from: number };
}

export interface ModelRow {
  /** The prefix of its releases' names. */
  readonly name: string;
  readonly family: Family;
  readonly state: "stable" | "preview";
  /** The day it stops answering, by kind of access; absent while none is announced. */
  readonly ends?: { readonly key: string; readonly vertex?: string; readonly source: Source };
  readonly price: Price;
  /** A price that applies from a given day. */
  readonly later?: { readonly from: string; readonly price: Price };
  /** The thinking levels it accepts, or `budget` when it takes a number of tokens instead. */
  readonly thinking: readonly Thinking[] | "budget";
  /** The model asked in its place: its successor; for the newest of a family, the nearest other model. */
  readonly next: string;
  /** Of its prices. State and thinking levels are by the release notes of other clients of the API, of the same day. */
  readonly source: Source;
}

// Nobody asked the API itself.
const PRICE_PAGE: Source = "Google's price page of the Gemini API (2026-10-07)";
const DEPRECATIONS: Source = "Google's list of deprecations, as quoted in issues of clients (2026-09-30)";
const RELEASE_NOTES: Source = "release notes of other clients of the API (2026-10-07)";

/** Prompt tokens that models accept, by the beginning of their names. */
const WINDOWS: readonly { readonly name: string; readonly tokens: number; readonly source: Source }[] = [
  { name: "gemini-", tokens: 1_048_576, source: RELEASE_NOTES },
  { name: "gemma-4", tokens: 256_000, source: RELEASE_NOTES },
];
/** An unlisted model is treated as a small one: compressing early costs little, an overflow costs a request. */
const SMALL_WINDOW = 131_072;

const NEW_FLASH = {
  family: "flash",
  state: "stable",
  price: { input: 0.75, cached: 0.075, output: 3.75 },
  later: { from: "2027-01-01", price: { input: 1.5, cached: 0.15, output: 7.5 } },
  source: PRICE_PAGE,
} as const;
const THREE_LEVELS = ["low", "medium", "high"] as const;
/** The most expensive model's, by the rows below. */
const DEAREST: Price = {
  input: 2,
  cached: 0.2,
  output: 12,
  long: { from: 200_000, input: 4, cached: 0.4, output: 18 },
};
const ENDS_2_5 = { key: "2026-10-16", vertex: "2027-01-28", source: DEPRECATIONS };

export const MODELS: readonly ModelRow[] = [
  { name: "gemini-3.8-flash", ...NEW_FLASH, thinking: THREE_LEVELS, next: "gemini-3.7-flash" },
  { name: "gemini-3.7-flash", ...NEW_FLASH, thinking: THINKING, next: "gemini-3.8-flash" },
  { name: "gemini-3.6-flash", ...NEW_FLASH, thinking: THINKING, next: "gemini-3.8-flash" },
  {
    name: "gemini-3.5-flash",
    family: "flash",
    state: "stable",
    price: { input: 1.5, cached: 0.15, output: 9 },
    thinking: THINKING,
    next: "gemini-3.8-flash",
    source: PRICE_PAGE,
  },
  {
    name: "gemini-3.5-flash-lite",
    family: "flash-lite",
    state: "stable",
    price: { input: 0.3, cached: 0.03, output: 2.5 },
    thinking: THINKING,
    next: "gemini-3.1-flash-lite",
    source: PRICE_PAGE,
  },
  {
    name: "gemini-3.1-flash-lite",
    family: "flash-lite",
    state: "stable",
    ends: { key: "2027-05-07", source: DEPRECATIONS },
    price: { input: 0.25, cached: 0.025, output: 1.5 },
    thinking: THINKING,
    next: "gemini-3.5-flash-lite",
    source: PRICE_PAGE,
  },
  {
    name: "gemini-3.1-pro",
    family: "pro",
    state: "preview",
    price: DEAREST,
    thinking: THREE_LEVELS,
    next: "gemini-3.8-flash",
    source: PRICE_PAGE,
  },
  {
    name: "gemini-3-flash",
    family: "flash",
    state: "preview",
    price: { input: 0.5, cached: 0.05, output: 3 },
    thinking: THINKING,
    next: "gemini-3.8-flash",
    source: PRICE_PAGE,
  },
  {
    name: "gemini-3-pro",
    family: "pro",
    state: "preview",
    ends: { key: "2026-03-09", vertex: "2026-03-09", source: DEPRECATIONS },
    price: DEAREST,
    thinking: ["low", "high"],
    next: "gemini-3.1-pro-preview",
    source: PRICE_PAGE,
  },
  {
    name: "gemini-2.5-pro",
    family: "pro",
    state: "stable",
    ends: ENDS_2_5,
    price: {
      input: 1.25,
      cached: 0.125,
      output: 10,
      long: { from: 200_000, input: 2.5, cached: 0.25, output: 15 },
    },
    thinking: "budget",
    next: "gemini-3.1-pro-preview",
    source: PRICE_PAGE,
  },
  {
    name: "gemini-2.5-flash",
    family: "flash",
    state: "stable",
    ends: ENDS_2_5,
    price: { input: 0.3, cached: 0.03, output: 2.5 },
    thinking: "budget",
    next: "gemini-3.8-flash",
    source: PRICE_PAGE,
  },
  {
    name: "gemini-2.5-flash-lite",
    family: "flash-lite",
    state: "stable",
    ends: ENDS_2_5,
    price: { input: 0.1, cached: 0.01, output: 0.4 },
    thinking: "budget",
    next: "gemini-3.5-flash-lite",
    source: PRICE_PAGE,
  },
];

/** Each family's newest model. Google's aliases such as `gemini-flash-latest` mean the same. */
export const NEWEST: Readonly<Record<Family, string>> = {
  pro: "gemini-3.1-pro-preview",
  flash: "gemini-3.8-flash",
  "flash-lite": "gemini-3.5-flash-lite",
};

/** The family that `auto` means. */
const AUTO: Family = "flash";

/** A model by its full name. `family` is set when only a family was named, so that another model of it will do. */
interface NamedModel {
  readonly name: string;
  readonly family?: Family;
}

/** Resolves `auto`, `pro`, `flash`, `flash-lite`, or a model's own name. */
export function nameModel(wanted: string): NamedModel {
  const short = wanted.toLowerCase();
  const family = short === "auto" ? AUTO : isFamily(short) ? short : undefined;
  return family === undefined ? { name: wanted } : { name: NEWEST[family], family };
}

function isFamily(word: string): word is Family {
  return Object.hasOwn(NEWEST, word);
}

/** The row with the longest matching prefix. Undefined for a model that is not listed. */
export function rowOf(model: string): ModelRow | undefined {
  const name = baseName(model);
  const latest = /^gemini-(?<family>.+)-latest$/.exec(name)?.groups?.["family"] ?? "";
  const wanted = isFamily(latest) ? NEWEST[latest] : name;
  return longest(MODELS, wanted, (row) => row.name);
}

/** The model to ask when `model` has no quota or capacity left; undefined for an unlisted one. */
export function nextModel(model: string): string | undefined {
  return rowOf(model)?.next;
}

/** The newest of the next smaller family, which costs less; the model itself when there is none. */
export function cheaperModel(model: string): string {
  const smaller = { pro: "flash", flash: "flash-lite", "flash-lite": undefined } as const;
  const family = rowOf(model)?.family;
  const next = family === undefined ? undefined : smaller[family];
  return next === undefined ? model : NEWEST[next];
}

/** The day on which Google ended it, if before `now` (milliseconds since the epoch); otherwise undefined. */
export function endedOn(model: string, access: "key" | "vertex", now: number): string | undefined {
  const day = rowOf(model)?.ends?.[access];
  return day !== undefined && Date.parse(day) <= now ? day : undefined;
}

/** The price at `now`, in milliseconds since the epoch. An unlisted model costs as much as the most expensive. */
export function listPrice(model: string, now: number): Price {
  const row = rowOf(model);
  if (row === undefined) return DEAREST; // So that a dollar budget is not exceeded unnoticed.
  return row.later !== undefined && Date.parse(row.later.from) <= now ? row.later.price : row.price;
}

/** The level a model accepts for the requested one: the same, or the next higher. An unlisted model accepts all. */
export function levelFor(model: string, wanted: Thinking): Thinking {
  const levels = rowOf(model)?.thinking ?? THINKING;
  if (levels === "budget") return wanted;
  return THINKING.slice(THINKING.indexOf(wanted)).find((level) => levels.includes(level)) ?? "high";
}

/** Tokens that a prompt for `model` may have. */
export function windowOf(model: string): number {
  return longest(WINDOWS, baseName(model), ({ name }) => name)?.tokens ?? SMALL_WINDOW;
}

/** 2.5 for `gemini-2.5-pro`; Infinity for `gemini-flash-latest`, which is never old; undefined for other models. */
export function generationOf(model: string): number | undefined {
  const name = /(?:^|\/)gemini-(?:(?<version>\d+(?:\.\d+)?)(?![\d.]))?/.exec(model);
  if (name === null) return undefined;
  return name.groups?.["version"] === undefined ? Infinity : Number(name.groups["version"]);
}

/** The offered models fit for the work, stable and newer first, without ended ones, which Google goes on listing. */
export function usable(offers: readonly string[], access: "key" | "vertex", now: number): readonly string[] {
  const found = offers.map(baseName).filter((name) => WORKERS.test(name) && endedOn(name, access, now) === undefined);
  return [...new Set(found)].sort((a, b) => rank(b) - rank(a) || (a < b ? -1 : 1));
}

/** Models for images, speech and the like have further words in their names. */
const WORKERS = /^gemini-\d+(?:\.\d+)?-(?<family>pro|flash|flash-lite)(?:-preview)?(?:-\d+)*$/;

/** The family of a model by its name. */
export function familyIn(name: string): string | undefined {
  return WORKERS.exec(baseName(name))?.groups?.["family"];
}

function rank(name: string): number {
  return (generationOf(name) ?? 0) + (name.includes("-preview") ? 0 : 1_000);
}

/** The value under the longest key that `name` begins with. */
export function longestPrefix<T>(table: Readonly<Record<string, T>>, name: string): T | undefined {
  return longest(Object.entries(table), name, ([key]) => key)?.[1];
}

function longest<T>(all: readonly T[], name: string, keyOf: (each: T) => string): T | undefined {
  const found = all.filter((each) => name.startsWith(keyOf(each)));
  return found.sort((a, b) => keyOf(b).length - keyOf(a).length)[0];
}

/** The name without the path that Vertex AI and the API's own listing prepend. */
export function baseName(model: string): string {
  return model.slice(model.lastIndexOf("/") + 1);
}
