/** Strict reading: a kind reads a value, reports its faults and gives a JSON Schema. Only what it names is read. */
import { attempt } from "./attempt.ts";
import { nearest } from "./distance.ts";

type JsonSchema = Readonly<Record<string, unknown>>;

/** What a value must be. */
export interface DataKind<out T> {
  readonly schema: JsonSchema;
  /** Undefined when something is wrong, which is then added to the faults. */
  readonly read: (value: unknown, at: ReadPosition) => T | undefined;
}

export type DataOf<K> = K extends DataKind<infer T> ? T : never;

/** Why a text is refused. */
export type WrongText = string | { readonly problem: string; readonly hint: string };

/** The value if it is right; otherwise undefined and all faults. */
export function readData<T>(
  kind: DataKind<T>,
  value: unknown,
  table: ReadPosition["table"] = "an object",
): { readonly value: T | undefined; readonly faults: readonly DataFault[] } {
  const faults: DataFault[] = [];
  const read = kind.read(value, { path: [], faults, table });
  return { value: faults.length === 0 ? read : undefined, faults };
}

/** The value of a JSON text, as it is, if it is right; undefined for any other text. */
export function readJson(kind: DataKind<unknown>, text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return readData(kind, value).value === undefined ? undefined : value;
  } catch {
    return undefined; // Not JSON.
  }
}

/** A text with more than white space. `why` adds a reason to refuse one, and `schema` the same for an editor. */
export function text(
  why: (text: string) => WrongText | undefined = () => undefined,
  schema?: JsonSchema,
): DataKind<string> {
  const read: DataKind<string>["read"] = (value, at) => {
    if (typeof value !== "string") return mustBe(at, "a text", value);
    if (value.trim() === "") return wrong(at, "must not be empty.");
    return refused(at, why(value)) ? undefined : value;
  };
  return { schema: { type: "string", ...(schema ?? { minLength: 1 }) }, read };
}

/** Any text, including the empty one. */
export const anyText: DataKind<string> = scalar("a text", { type: "string" }, (value) => typeof value === "string");

/** Any value; it is not checked. */
export const anything: DataKind<unknown> = { schema: {}, read: (value) => value };

/** Any table; keys and values are not checked. */
export const anyTable: DataKind<Readonly<Record<string, unknown>>> = {
  schema: { type: "object" },
  read: (value, at) => (isTable(value) ? value : mustBe(at, at.table, value)),
};

export const flag: DataKind<boolean> = scalar(
  "true or false",
  { type: "boolean" },
  (value) => typeof value === "boolean",
);

/** A whole number. */
export const whole: DataKind<number> = scalar("a whole number", { type: "integer" }, (value): value is number =>
  Number.isSafeInteger(value),
);

/** A whole number, at least `least`. */
export function count(least: number): DataKind<number> {
  const expected = `a whole number, at least ${least}`;
  const fits = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= least;
  return scalar(expected, { type: "integer", minimum: least }, fits);
}

/** A number of at least `least`. `of` is put in front and says of what. */
export function number(least: number, of = ""): DataKind<number> {
  const fits = (value: unknown): value is number => Number.isFinite(value) && Number(value) >= least;
  return scalar(`${of}a number of at least ${least}`, { type: "number", minimum: least }, fits);
}

/** A number above 0, and at most `most`, if given. */
export function amount(most = Number.MAX_VALUE): DataKind<number> {
  const isLimited = most < Number.MAX_VALUE;
  const limit = isLimited ? { maximum: most } : {};
  const expected = `a number above 0${isLimited ? ` and at most ${most}` : ""}`;
  const fits = (value: unknown): value is number =>
    Number.isFinite(value) && Number(value) > 0 && Number(value) <= most;
  return scalar(expected, { type: "number", exclusiveMinimum: 0, ...limit }, fits);
}

export function constant<T extends string | number | boolean>(only: T): DataKind<T> {
  return scalar(JSON.stringify(only), { const: only }, (value): value is T => value === only);
}

/** One of a few words. `why` adds an explanation for any other word. */
export function word<const T extends string>(
  words: readonly T[],
  why: (word: string) => WrongText | undefined = () => undefined,
): DataKind<T> {
  const expected = words.map((each) => `"${each}"`).join(" or ");
  return {
    schema: { type: "string", enum: words },
    read(value, at) {
      const found = words.find((each) => each === value);
      if (found !== undefined || typeof value !== "string") return found ?? mustBe(at, expected, value);
      if (refused(at, why(value))) return undefined;
      const near = nearest(value, words);
      return wrong(
        at,
        `must be ${expected}, but is "${value}".`,
        near === undefined ? undefined : `Did you mean "${near}"?`,
      );
    },
  };
}

/** A text of a certain form, named by `what`. */
export function matching(pattern: RegExp, what: string): DataKind<string> {
  const fits = (value: unknown): value is string => typeof value === "string" && pattern.test(value);
  return scalar(what, { type: "string", pattern: pattern.source }, fits);
}

interface ListOptions {
  readonly hint?: string;
  /** The minimum and maximum number of items. */
  readonly least?: number;
  readonly most?: number;
}

/** An array. `of` names its items in the plural. */
export function list<T>(kind: DataKind<T>, of: string, options: ListOptions = {}): DataKind<readonly T[]> {
  const { hint, least = 0, most = Infinity } = options;
  return {
    schema: { type: "array", items: kind.schema },
    read(value, at) {
      if (!Array.isArray(value)) return mustBe(at, `an array of ${of}`, value, hint);
      if (value.length >= least && value.length <= most) return items(kind, value, at);
      return wrong(at, `has ${value.length} ${of}, and must have ${least} to ${most}.`);
    },
  };
}

/** One value, or an array of at least one. */
export function oneOrMore<T>(kind: DataKind<T>): DataKind<readonly T[]> {
  return {
    schema: { oneOf: [kind.schema, { type: "array", items: kind.schema, minItems: 1 }] },
    read(value, at) {
      if (Array.isArray(value) && value.length === 0) return wrong(at, "is empty: it would never match.");
      if (Array.isArray(value)) return items(kind, value, at);
      const one = kind.read(value, at);
      return one === undefined ? undefined : [one];
    },
  };
}

export type Kinds = Readonly<Record<string, DataKind<unknown>>>;

type ShapeOf<R extends Kinds, O extends Kinds> = { readonly [N in keyof R]: DataOf<R[N]> } & {
  readonly [N in keyof O]?: DataOf<O[N]>;
};

interface ShapeOptions {
  /** What to write when the value is not a table. */
  readonly hint?: string;
  readonly others?: "ignored";
  readonly schema?: JsonSchema;
}

/** A table of these keys and, unless others are `ignored`, no others. `schema` is added to its JSON Schema. */
export function shape<R extends Kinds, O extends Kinds>(
  required: R,
  optional: O,
  { hint, others, schema = {} }: ShapeOptions = {},
): DataKind<ShapeOf<R, O>> {
  const kinds: Kinds = { ...required, ...optional };
  const needed = Object.keys(required);
  return {
    schema: {
      type: "object",
      ...(others === undefined && { additionalProperties: false }),
      properties: Object.fromEntries(Object.entries(kinds).map(([key, kind]) => [key, kind.schema])),
      ...(needed.length > 0 && { required: needed }),
      ...schema,
    },
    read(value, at) {
      if (!isTable(value)) return mustBe(at, at.table, value, hint);
      const before = at.faults.length;
      if (others === undefined) refuseUnknown(value, at, Object.keys(kinds));
      for (const key of needed) if (!Object.hasOwn(value, key)) at.faults.push({ kind: "missing", path: at.path, key });
      const found = Object.entries(kinds)
        .filter(([key]) => Object.hasOwn(value, key))
        .map(([key, kind]) => [key, kind.read(value[key], below(at, key))] as const);
      return at.faults.length > before ? undefined : (Object.fromEntries(found) as ShapeOf<R, O>);
    },
  };
}

/** One of several tables, selected by the word under a key. */
export function variants<V extends Kinds>(key: string, kinds: V): DataKind<DataOf<V[keyof V]>> {
  return {
    schema: { anyOf: Object.values(kinds).map(({ schema }) => schema) },
    read(value, at) {
      const name = isTable(value) && Object.hasOwn(value, key) ? value[key] : undefined;
      const kind = typeof name === "string" && Object.hasOwn(kinds, name) ? kinds[name] : undefined;
      if (kind !== undefined) return kind.read(value, at) as DataOf<V[keyof V]> | undefined;
      return wrong(at, `must have one of ${Object.keys(kinds).join(", ")} as its ${key}.`);
    },
  };
}

/** A table with any keys, and values of one kind. */
export function record<T>(kind: DataKind<T>): DataKind<Readonly<Record<string, T>>> {
  return {
    schema: { type: "object", additionalProperties: kind.schema },
    read(value, at) {
      if (!isTable(value)) return mustBe(at, at.table, value);
      const pairs = Object.entries(value).flatMap(([key, item]) => {
        const read = kind.read(item, below(at, key));
        return read === undefined ? [] : [[key, read] as const];
      });
      return Object.fromEntries(pairs);
    },
  };
}

/** The kind with a description of its purpose. */
export function described<T>(kind: DataKind<T>, says: string): DataKind<T> {
  return { ...kind, schema: { ...kind.schema, description: says } };
}

/** The kind with an additional check, made whether or not the rest is right. `check` records what it refuses. */
export function checked<T>(kind: DataKind<T>, check: (value: unknown, at: ReadPosition) => void): DataKind<T> {
  return {
    ...kind,
    read(value, at) {
      check(value, at);
      return kind.read(value, at);
    },
  };
}

function scalar<T>(expected: string, schema: JsonSchema, fits: (value: unknown) => value is T): DataKind<T> {
  return { schema, read: (value, at) => (fits(value) ? value : mustBe(at, expected, value)) };
}

function items<T>(kind: DataKind<T>, values: readonly unknown[], at: ReadPosition): readonly T[] | undefined {
  const read = values.map((value, index) => kind.read(value, below(at, index)));
  return read.every((item) => item !== undefined) ? read : undefined;
}

function below({ path, ...at }: ReadPosition, key: string | number): ReadPosition {
  return { path: [...path, key], ...at };
}

function refuseUnknown(
  value: Readonly<Record<string, unknown>>,
  { path, faults }: ReadPosition,
  known: readonly string[],
): void {
  for (const key of Object.keys(value)) {
    if (known.includes(key)) continue;
    const near = nearest(key, known);
    const hint = near === undefined ? `Known here: ${known.join(", ")}.` : `Did you mean \`${near}\`?`;
    faults.push({ kind: "unknown", path, key, hint });
  }
}

function refused(at: ReadPosition, why: WrongText | undefined): boolean {
  if (why === undefined) return false;
  if (typeof why === "string") refuse(at, why);
  else refuse(at, why.problem, why.hint);
  return true;
}

/** Keys and indices from the root of the data. */
export type DataPath = readonly (string | number)[];

/** One fault. `hint` says what to write instead. */
export type DataFault = { readonly path: DataPath; readonly hint?: string } & (
  | { readonly kind: "unknown" | "missing"; readonly key: string }
  /** `problem` continues the name of the value: "must be a whole number, but is a text." */
  | { readonly kind: "wrong"; readonly problem: string }
  /** `problem` is a sentence by itself. */
  | { readonly kind: "refused"; readonly problem: string }
);

/** The position of a value, and the faults so far. */
export interface ReadPosition {
  readonly path: DataPath;
  readonly faults: DataFault[];
  /** What the data's language calls an object. */
  readonly table: "a table" | "an object";
}

/** A fault as a sentence that names its position: ``hooks.BeforeTool[0].command` is missing.`` */
export function describeFault(fault: DataFault): string {
  const at = "key" in fault ? [...fault.path, fault.key] : fault.path;
  const place = at.map((step) => (typeof step === "number" ? `[${step}]` : `.${step}`)).join("");
  const name = place === "" ? "It" : `\`${place.replace(/^\./, "")}\``;
  const hint = fault.hint === undefined ? "" : ` ${fault.hint}`;
  switch (fault.kind) {
    case "unknown":
      return `${name} is not known.${hint}`;
    case "missing":
      return `${name} is missing.${hint}`;
    case "wrong":
      return `${name} ${fault.problem}${hint}`;
    case "refused":
      return `${name}: ${fault.problem}${hint}`;
  }
}

/** Records that a value is refused, as a sentence. */
export function refuse({ path, faults }: ReadPosition, problem: string, hint?: string): undefined {
  faults.push({ kind: "refused", path, problem, ...(hint !== undefined && { hint }) });
}

/** An object, as JSON and TOML have them. */
export function isTable(value: unknown): value is Readonly<Record<string, unknown>> {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}

/** The value if it is an object; an empty one for any other value. */
export function asTable(value: unknown): Readonly<Record<string, unknown>> {
  return isTable(value) ? value : {};
}

/** The object that a text is as JSON; an empty one for any other text. */
export function tableIn(json: string): Readonly<Record<string, unknown>> {
  return asTable(attempt((): unknown => JSON.parse(json)));
}

/** The object that a text holds as JSON, with words around it; an empty one for any other text. */
export function tableWithin(text: string): Readonly<Record<string, unknown>> {
  return tableIn(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));
}

/** Records what a value must be but is not. */
function mustBe(at: ReadPosition, expected: string, value: unknown, hint?: string): undefined {
  return wrong(at, `must be ${expected}, but is ${nameOf(value, at.table)}.`, hint);
}

/** Records what is wrong with a value, as words that continue its name. */
export function wrong({ path, faults }: ReadPosition, problem: string, hint?: string): undefined {
  faults.push({ kind: "wrong", path, problem, ...(hint !== undefined && { hint }) });
}

/** Names the type of a value. A text is not repeated, because it could be a secret. */
function nameOf(value: unknown, table: string): string {
  if (Array.isArray(value)) return "an array";
  switch (typeof value) {
    case "string":
      return "a text";
    case "number":
    case "boolean":
      return String(value);
    case "object":
      return value === null ? "null" : table;
    default:
      return "a date or time"; // From TOML, where nothing reads one.
  }
}
