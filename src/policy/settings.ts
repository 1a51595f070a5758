/**
 * The settings of a policy file, one row each, and its table of prices. The rows give the type, the defaults, the reader
 * with its errors, the JSON schema, the tables in the documentation and the example of every section (`npm run docs`).
 */
import {
  type DataPath,
  amount,
  count,
  described,
  flag,
  list,
  shape,
  text,
  word,
  type DataKind,
  type WrongText,
  number,
  record,
  type DataOf,
} from "../lib/read-data.ts";
import type { Rate } from "../lib/models.ts";
import { mapValues } from "../lib/parts.ts";
import { HOST } from "./match.ts";
import { protection } from "./presets.ts";
import { NAME_OR_PREFIX, variableFault } from "./variables.ts";
import type { PRESETS, ModelPrice } from "./policy.ts";

/** 1 to 65535. */
const PORT = "([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])";

export const SETTINGS = {
  who: section("Who may ask.", {
    permission: row(
      word(["read", "triage", "write", "maintain", "admin"]),
      "write",
      "The lowest repository permission that may ask.",
    ),
    bots: row(
      ruled([
        {
          must: /^[A-Za-z0-9][A-Za-z0-9_-]*(\[bot\])?$/,
          say: (login) => `"${login}" is not an exact login, such as "renovate[bot]".`,
        },
      ]),
      [],
      "Bots that may ask, by exact login. Remit refuses any other bot.",
    ),
    forks: row(word(["nothing", "review"]), "review", "What a run on a fork's pull request may do."),
  }),
  limits: section("The limits of a run.", {
    turns: row(count(1), 60, "Turns of one agent."),
    minutes: row(amount(), 25, "Minutes of wall time."),
    tokens: row(count(1), 3_000_000, "Tokens in and out, of all agents and purposes: compression and loop checks too."),
    usd: row(amount(), 2.5, "US dollars of all model calls together."),
    calls: row(count(1), 400, "Tool calls."),
    files: row(count(1), 40, "Changed files. Remit does not publish a run that changes more, but keeps its patch."),
    lines: row(count(1), 2_000, "Changed lines. Remit does not publish a run that changes more, but keeps its patch."),
  }),
  publish: section("Where and how changes are published.", {
    to: row(word(["nothing", "branch", "pull"]), "pull", "Where changes go.", { readOnly: "nothing" }),
    draft: row(flag, true, "Whether pull requests are drafts."),
    signed: row(
      flag,
      false,
      "Whether GitHub makes and signs the commits. Remit then changes no executable files, commits at most 20 MB at a time, and merges no base.",
    ),
    pulls: row(
      count(0),
      0,
      "Maximum number of Remit's open pull requests, 0 for no limit. Remit declines a request for one more before it asks the model.",
    ),
    open: row(
      ruled(
        [
          {
            not: /(^|\/)\.{0,2}(\/|$)/,
            say: (path) => `"${path}" is not a path from the root of the repository.`,
          },
          {
            not: /[*?\[\]\{\}]/v,
            say: (path) => `"${path}" has wildcards: a protected path is opened by its exact name, one at a time.`,
          },
        ],
        unprotectedFault,
      ),
      [],
      "Built-in protected paths that Remit may publish, one exact path each; never workflows.",
    ),
  }),
  verify: section("Checks that Remit itself runs before the work counts as done.", {
    commands: row(texts(), [], "Commands that must succeed on exactly what would be published, such as `npm test`."),
    attempts: row(
      count(1),
      2,
      "How often they run at most. The model fixes failures in between, so with 1 it can fix nothing.",
    ),
    checks: row(
      count(0),
      0,
      "Minutes to wait for the checks of what was published; the model may fix failures once. With 0, Remit asks GitHub once.",
      { see: "checks-after-the-push" },
    ),
  }),
  shell: section("Which commands may run, and with which variables.", {
    commands: row(
      word(["any", "listed", "none"]),
      "any",
      '`any`: every command line that no rule denies (needs a sandbox); `listed`: only commands that an [[allow]] lists, which is the default with `mode = "off"`; `none`: no shell.',
      { see: "commands" },
    ),
    environment: row(
      texts(variableFault, { pattern: NAME_OR_PREFIX.source }),
      [],
      "Variables of the runner that commands get besides the usual ones: names, or prefixes such as `BUILD_*`. No secrets.",
      { see: "variables-of-the-runner" },
    ),
  }),
  sandbox: section("Where commands run.", {
    mode: row(
      word(["require", "off"]),
      "require",
      "`require`: commands run in a sandbox or not at all; `off`: listed commands run in the checkout, as the runner's user.",
    ),
    show: row(
      ruled([
        {
          must: /^~?\//,
          not: /\/\.{0,2}(\/|$)/,
          say: (path) =>
            `"${path}" cannot be shown to commands: expected an absolute path such as "/opt/tools", or one below the home such as "~/.cache/tool", without \`.\`, \`..\`, empty parts or a final \`/\`.`,
        },
        {
          not: /[*?\[\]\{\}\u0000-\u001f\u007f]/v,
          say: (path) => `"${path}" has wildcards or control characters: name each path that commands are shown.`,
        },
        {
          not: /^\/(proc|sys|dev)(\/|$)/,
          say: (path) =>
            `"${path}" cannot be shown to commands: they have their own ${path.slice(0, 5).replace(/\/$/, "")}.`,
        },
      ]),
      [],
      "Hidden paths that commands may read: absolute (`/opt/tools`), or below the home (`~/.cache/tool`). Credentials stay hidden.",
    ),
    outside: row(
      ruled([
        {
          not: /[*?\u0000-\u001f\u007f]/,
          say: (name) =>
            `"${name}" is not the name of an MCP server: name each server that runs outside the sandbox, without wildcards.`,
        },
      ]),
      [],
      "MCP servers, by name, that run outside the sandbox; never on forks.",
    ),
  }),
  network: section("What the network is open to.", {
    hosts: row(
      list(HOST, "texts"),
      [],
      "Hosts that `web_fetch` and commands in the sandbox may reach: `example.com`, `*.example.com`, `*` for any.",
    ),
    services: row(
      ruled([
        {
          must: new RegExp(`^[a-z0-9]([a-z0-9._-]*[a-z0-9])?:${PORT}$`),
          say: (service) =>
            `"${service}" is not a service: expected a lower-case host name and a port, such as "localhost:5432" or "redis:6379", without scheme or path.`,
        },
        {
          not: /^[0-9.]+:/,
          say: (service) =>
            `"${service}" names an address: write the service's host name, or "localhost:${service.split(":")[1]}" for a port of the runner.`,
        },
      ]),
      [],
      "Service containers that commands may reach by TCP: a host name and a port, such as `localhost:5432`.",
    ),
  }),
} as const;

/** A value and where it was set, such as `remit.toml:9` or `edit` (a preset). */
export interface Sourced<T> {
  readonly value: T;
  readonly source: string;
}

type Rows = Readonly<Record<string, SettingRow<unknown>>>;
type SectionName = keyof typeof SETTINGS;
type ValuesOf<R> = { readonly [K in keyof R]?: R[K] extends SettingRow<infer T> ? T : never };

/** Every setting, with its source. */
export type PolicySettings = {
  readonly [S in SectionName]: {
    readonly [K in keyof (typeof SETTINGS)[S]["rows"]]: (typeof SETTINGS)[S]["rows"][K] extends SettingRow<infer T>
      ? Sourced<T>
      : never;
  };
};

/** What a file sets. */
type GivenSettings = { readonly [S in SectionName]?: ValuesOf<(typeof SETTINGS)[S]["rows"]> };

/** How each section is read. */
export const POLICY_SECTIONS = mapValues(SETTINGS, ({ description, rows }, name) =>
  described(shape({}, mapValues(rows as Rows, kindOf), { hint: `Write \`[${name}]\`.` }), description),
) as { readonly [S in SectionName]: DataKind<NonNullable<GivenSettings[S]>> };

/** Merges a file's settings over those of its preset. `cite` gives the place of a setting in the file. */
export function settingsOf(
  given: GivenSettings,
  preset: (typeof PRESETS)[number],
  cite: (path: DataPath) => string,
): PolicySettings {
  const settings = mapValues(SETTINGS, ({ rows }, name) =>
    mapValues(rows as Rows, ({ initial, readOnly = initial }, key): Sourced<unknown> => {
      const value = (given[name] as Readonly<Record<string, unknown>> | undefined)?.[key];
      if (value !== undefined) return { value, source: cite([name, key]) };
      return { value: preset === "read-only" ? readOnly : initial, source: preset };
    }),
  ) as PolicySettings;
  const { mode } = settings.sandbox;
  if (mode.value === "require" || given.shell?.commands !== undefined) return settings;
  return { ...settings, shell: { ...settings.shell, commands: { value: "listed", source: mode.source } } };
}

/** One setting. */
export interface SettingRow<T> {
  readonly kind: DataKind<T>;
  /** The default; under `read-only`, `readOnly` where it is given. */
  readonly initial: T;
  readonly readOnly?: T;
  /** What the setting means, in one sentence. */
  readonly description: string;
  /** The heading of `docs/policy.md` with more about it. */
  readonly see?: string;
}

function row<T>(
  kind: DataKind<T>,
  initial: NoInfer<T>,
  description: string,
  more: Pick<SettingRow<NoInfer<T>>, "readOnly" | "see"> = {},
): SettingRow<T> {
  return { kind, initial, description, ...more };
}

function kindOf({ kind, description }: SettingRow<unknown>): DataKind<unknown> {
  return described(kind, description);
}

function section<R extends Rows>(description: string, rows: R): { readonly description: string; readonly rows: R } {
  return { description, rows };
}

function texts(...item: Parameters<typeof text>): DataKind<readonly string[]> {
  return list(text(...item), "texts");
}

// ── What is wrong with one text of a list ───────────────────────────────────────────────────────────────────────────

/** What a text must match and what it must not, and what to say of one that fails. */
interface TextRule {
  readonly must?: RegExp;
  readonly not?: RegExp;
  readonly say: (text: string) => WrongText;
}

/**
 * A list of texts: its rules are both what the reader checks and what the schema says. `further` is only checked. Brackets
 * and braces stand escaped in the patterns, because editors read them with engines that need it.
 */
function ruled(
  rules: readonly TextRule[],
  further: (text: string) => WrongText | undefined = () => undefined,
): DataKind<readonly string[]> {
  const musts = rules.flatMap(({ must }) => must?.source ?? []);
  const nots = rules.flatMap(({ not }) => not?.source ?? []);
  const fault = (text: string): WrongText | undefined => {
    const broken = rules.find(({ must, not }) => must?.test(text) === false || not?.test(text) === true);
    return broken === undefined ? further(text) : broken.say(text);
  };
  return texts(fault, {
    minLength: 1,
    ...(musts.length > 0 && { allOf: musts.map((pattern) => ({ pattern })) }),
    ...(nots.length > 0 && { not: { pattern: nots.join("|") } }),
  });
}

function unprotectedFault(path: string): WrongText | undefined {
  const kind = protection(path, undefined);
  if (kind === "workflow") return `"${path}" cannot be opened: workflows are never published.`;
  return kind === undefined ? `"${path}" is not a protected path: there is nothing to open.` : undefined;
}

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

function whole({ input, cached = input, output }: Omit<Rate, "cached"> & { readonly cached?: number }): Rate {
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
