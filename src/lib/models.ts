/** The Gemini models that there are: one table, and what follows from it. */

/** A line of models. People name it for its newest one: `pro`, `flash`, `flash-lite`. */
export type Family = "pro" | "flash" | "flash-lite";

export const THINKING = ["minimal", "low", "medium", "high"] as const;

/** How much a model thinks before it speaks. */
export type Thinking = (typeof THINKING)[number];

/** US dollars for a million tokens. */
export interface Rate {
  readonly input: number;
  /** Of input tokens that the service had cached. */
  readonly cached: number;
  readonly output: number;
}

/** A call whose prompt has more than `long.from` tokens costs the long rate, its answer too. */
export interface Price extends Rate {
  readonly long?: Rate & { readonly from: number };
}

export interface ModelRow {
  /** The beginning of the names of its releases. */
  readonly name: string;
  readonly family: Family;
  readonly state: "stable" | "preview";
  /** The day on which it stops answering, by way of access; absent while none is named. */
  readonly ends?: { readonly key: string; readonly vertex?: string };
  readonly price: Price;
  /** The price from a day on. */
  readonly later?: { readonly from: string; readonly price: Price };
  /** The levels it takes, or `budget` where it takes a number of tokens in place of a level. */
  readonly thinking: readonly Thinking[] | "budget";
  /** Asked in its place: its successor, or for the newest of a family what comes nearest to it. */
  readonly next: string;
}

/** Tokens of a prompt that every model of the table takes. */
const WINDOW = 1_048_576;

const NEW_FLASH = {
  family: "flash",
  state: "stable",
  price: { input: 0.75, cached: 0.075, output: 3.75 },
  later: { from: "2027-01-01", price: { input: 1.5, cached: 0.15, output: 7.5 } },
} as const;
const THREE_LEVELS = ["low", "medium", "high"] as const;
/** Of the dearest model. */
const DEAREST: Price = {
  input: 2,
  cached: 0.2,
  output: 12,
  long: { from: 200_000, input: 4, cached: 0.4, output: 18 },
};
const ENDS_2_5 = { key: "2026-10-16", vertex: "2027-01-28" };

/**
 * Source: the Gemini API's price page of 7 October 2026, Google's list of deprecations as of September 2026, and the
 * thinking levels of its documentation; nothing here was asked of the API.
 */
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
  },
  {
    name: "gemini-3.5-flash-lite",
    family: "flash-lite",
    state: "stable",
    price: { input: 0.3, cached: 0.03, output: 2.5 },
    thinking: THINKING,
    next: "gemini-3.1-flash-lite",
  },
  {
    name: "gemini-3.1-flash-lite",
    family: "flash-lite",
    state: "stable",
    ends: { key: "2027-05-07" },
    price: { input: 0.25, cached: 0.025, output: 1.5 },
    thinking: THINKING,
    next: "gemini-3.5-flash-lite",
  },
  {
    name: "gemini-3.1-pro",
    family: "pro",
    state: "preview",
    price: DEAREST,
    thinking: THREE_LEVELS,
    next: "gemini-3.8-flash",
  },
  {
    name: "gemini-3-flash",
    family: "flash",
    state: "preview",
    price: { input: 0.5, cached: 0.05, output: 3 },
    thinking: THINKING,
    next: "gemini-3.8-flash",
  },
  {
    name: "gemini-3-pro",
    family: "pro",
    state: "preview",
    ends: { key: "2026-03-09", vertex: "2026-03-09" },
    price: DEAREST,
    thinking: ["low", "high"],
    next: "gemini-3.1-pro-preview",
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
  },
  {
    name: "gemini-2.5-flash",
    family: "flash",
    state: "stable",
    ends: ENDS_2_5,
    price: { input: 0.3, cached: 0.03, output: 2.5 },
    thinking: "budget",
    next: "gemini-3.8-flash",
  },
  {
    name: "gemini-2.5-flash-lite",
    family: "flash-lite",
    state: "stable",
    ends: ENDS_2_5,
    price: { input: 0.1, cached: 0.01, output: 0.4 },
    thinking: "budget",
    next: "gemini-3.5-flash-lite",
  },
];

/** Each family's newest model. Google leads `gemini-flash-latest` and its like there too. */
export const NEWEST: Readonly<Record<Family, string>> = {
  pro: "gemini-3.1-pro-preview",
  flash: "gemini-3.8-flash",
  "flash-lite": "gemini-3.5-flash-lite",
};

/** What `auto` stands for. */
const AUTO: Family = "flash";

/** A model by its full name. `family`: somebody named no more than that, so another of it will do as well. */
export interface NamedModel {
  readonly name: string;
  readonly family?: Family;
}

/** What people mean by `auto`, `pro`, `flash` or `flash-lite`, or by a model's own name. */
export function nameModel(wish: string): NamedModel {
  const short = wish.toLowerCase();
  const family = short === "auto" ? AUTO : isFamily(short) ? short : undefined;
  return family === undefined ? { name: wish } : { name: NEWEST[family], family };
}

function isFamily(word: string): word is Family {
  return Object.hasOwn(NEWEST, word);
}

/** Its row: that of the longest name that its own begins with. Undefined for a model that is not listed. */
export function rowOf(model: string): ModelRow | undefined {
  const name = baseName(model);
  const latest = /^gemini-(?<family>.+)-latest$/.exec(name)?.groups?.["family"] ?? "";
  const wanted = isFamily(latest) ? NEWEST[latest] : name;
  return longest(MODELS, wanted, (row) => row.name);
}

/** The model to ask where `model` has no quota or capacity left; undefined for one that is not listed. */
export function nextModel(model: string): string | undefined {
  return rowOf(model)?.next;
}

/** The newest of the next smaller family, which costs less; the model itself where there is none. */
export function cheaperModel(model: string): string {
  const smaller = { pro: "flash", flash: "flash-lite", "flash-lite": undefined } as const;
  const family = rowOf(model)?.family;
  const next = family === undefined ? undefined : smaller[family];
  return next === undefined ? model : NEWEST[next];
}

/** Whether Google's own list has it as ended by now, milliseconds since the epoch: the day, or undefined. */
export function endedOn(model: string, access: "key" | "vertex", now: number): string | undefined {
  const day = rowOf(model)?.ends?.[access];
  return day !== undefined && Date.parse(day) <= now ? day : undefined;
}

/** The price of a listed model at `now`, milliseconds since the epoch. One that is not listed costs as the dearest does. */
export function listPrice(model: string, now: number): Price {
  const row = rowOf(model);
  if (row === undefined) return DEAREST; // So that a budget in dollars is never passed unseen.
  return row.later !== undefined && Date.parse(row.later.from) <= now ? row.later.price : row.price;
}

/** The level that a model takes for the one that is wished for: the same, or the next higher. An unlisted one has them all. */
export function levelFor(model: string, wish: Thinking): Thinking {
  const levels = rowOf(model)?.thinking ?? THINKING;
  if (levels === "budget") return wish;
  return THINKING.slice(THINKING.indexOf(wish)).find((level) => levels.includes(level)) ?? "high";
}

/** Tokens that a prompt for `model` may have. */
export function windowOf(model: string): number {
  const name = baseName(model);
  if (name.startsWith("gemini-")) return WINDOW;
  if (name.startsWith("gemma-4")) return 256_000;
  // A model that is not listed is taken for a small one: compressing early costs little, an overflow costs a question.
  return 131_072;
}

/**
 * The generation of a Gemini model: 2.5 for `gemini-2.5-pro`, Infinity for a name without one such as
 * `gemini-flash-latest`, which is never an old model; undefined for a model that is no Gemini.
 */
export function generationOf(model: string): number | undefined {
  const name = /(?:^|\/)gemini-(?:(?<version>\d+(?:\.\d+)?)(?![\d.]))?/.exec(model);
  if (name === null) return undefined;
  return name.groups?.["version"] === undefined ? Infinity : Number(name.groups["version"]);
}

/**
 * Of the models that an account is offered, those that can do Remit's work, best first: stable before preview, newer
 * before older. Those that Google has ended are left out, since it goes on listing them.
 */
export function usable(offers: readonly string[], access: "key" | "vertex", now: number): readonly string[] {
  const found = offers.map(baseName).filter((name) => WORKERS.test(name) && endedOn(name, access, now) === undefined);
  return [...new Set(found)].sort((a, b) => rank(b) - rank(a) || (a < b ? -1 : 1));
}

/** Models for pictures, speech and the like bear further words. */
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

/** The name without the path that Vertex AI and the API's own listing put before it. */
export function baseName(model: string): string {
  return model.slice(model.lastIndexOf("/") + 1);
}
