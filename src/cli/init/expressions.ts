/** GitHub's expressions and matrices, as far as they are known before a workflow runs. */
import { asTable, isTable } from "../../lib/read-data.ts";
import { listFrom } from "./tree.ts";

/** Stands for a value that only a run knows. */
const UNKNOWN = Symbol("known in a run only");
type Value = string | number | boolean | null | typeof UNKNOWN;

/** The values of `matrix.x`, `env.X` and the like, by the context's name. A missing context is unknown. */
export type Contexts = Readonly<Record<string, Readonly<Record<string, Value>>>>;

/** The text with each known `${{ … }}` replaced; unknown ones stay. */
export function fill(text: string, contexts: Contexts): string {
  return text.replace(/\$\{\{(.*?)\}\}/gs, (whole, inner: string) => {
    const value = evaluate(inner, contexts);
    return value === UNKNOWN ? whole : textOf(value);
  });
}

/** Evaluates an `if:` with or without braces; undefined when only a run knows. */
export function holds(condition: string, contexts: Contexts): boolean | undefined {
  const value = evaluate(/^\s*\$\{\{(.*)\}\}\s*$/s.exec(condition)?.[1] ?? condition, contexts);
  return value === UNKNOWN ? undefined : truth(value);
}

/** The value of an expression; unknown when it cannot be read. */
function evaluate(expression: string, contexts: Contexts): Value {
  const tokens = expression.match(/'(?:[^']|'')*'|[\w.*-]+(?=\s*\()|[\w.*-]+|==|!=|<=|>=|&&|\|\||[!<>(),]|\S/g) ?? [];
  const reader = { tokens, at: 0, contexts };
  const value = either(reader);
  return reader.at === tokens.length ? value : UNKNOWN;
}

interface Reader {
  readonly tokens: readonly string[];
  at: number;
  readonly contexts: Contexts;
}

function either(reader: Reader): Value {
  let left = both(reader);
  while (take(reader, "||")) {
    const right = both(reader);
    if (left === UNKNOWN) left = right === true ? true : UNKNOWN;
    else left = truth(left) ? left : right;
  }
  return left;
}

function both(reader: Reader): Value {
  let left = compared(reader);
  while (take(reader, "&&")) {
    const right = compared(reader);
    if (left === UNKNOWN) left = right !== UNKNOWN && !truth(right) ? false : UNKNOWN;
    else left = truth(left) ? right : left;
  }
  return left;
}

function compared(reader: Reader): Value {
  const left = single(reader);
  const operator = ["==", "!=", "<=", ">=", "<", ">"].find((each) => take(reader, each));
  if (operator === undefined) return left;
  const right = single(reader);
  if (left === UNKNOWN || right === UNKNOWN) return UNKNOWN;
  if (operator === "==") return same(left, right);
  if (operator === "!=") return !same(left, right);
  const [a, b] = [numberOf(left), numberOf(right)];
  return { "<": a < b, ">": a > b, "<=": a <= b, ">=": a >= b }[operator] ?? UNKNOWN;
}

function single(reader: Reader): Value {
  if (take(reader, "!")) {
    const value = single(reader);
    return value === UNKNOWN ? UNKNOWN : !truth(value);
  }
  if (take(reader, "(")) {
    const value = either(reader);
    return take(reader, ")") ? value : UNKNOWN;
  }
  const token = reader.tokens[reader.at++] ?? "";
  if (token.startsWith("'")) return token.slice(1, -1).replaceAll("''", "'");
  if (/^-?[\d.]+$/.test(token)) return Number(token);
  if (reader.tokens[reader.at] === "(") return called(token.toLowerCase(), reader);
  if (token === "true" || token === "false") return token === "true";
  if (token === "null") return null;
  const [context = "", ...names] = token.split(".");
  const known = reader.contexts[context];
  const name = names.join(".");
  return known === undefined ? UNKNOWN : Object.hasOwn(known, name) ? (known[name] ?? null) : missing(context);
}

/** A key that a matrix lacks is empty; a variable may have been set by a step. */
function missing(context: string): Value {
  return context === "matrix" ? null : UNKNOWN;
}

function called(name: string, reader: Reader): Value {
  reader.at += 1;
  const given: Value[] = [];
  while (reader.at < reader.tokens.length && !take(reader, ")")) {
    given.push(either(reader));
    take(reader, ",");
  }
  if (name === "always" || name === "success") return true;
  if (name === "failure" || name === "cancelled") return false;
  if (given.includes(UNKNOWN)) return UNKNOWN;
  const [first = "", ...rest] = given.map(textOf);
  if (name === "format") return first.replace(/\{(\d+)\}/g, (_, index: string) => rest[Number(index)] ?? "");
  if (name === "startswith") return first.toLowerCase().startsWith((rest[0] ?? "").toLowerCase());
  if (name === "contains") return first.toLowerCase().includes((rest[0] ?? "").toLowerCase());
  return UNKNOWN;
}

function take(reader: Reader, token: string): boolean {
  if (reader.tokens[reader.at] !== token) return false;
  reader.at += 1;
  return true;
}

function same(left: Value, right: Value): boolean {
  if (typeof left === "string" && typeof right === "string") return left.toLowerCase() === right.toLowerCase();
  return left === right || numberOf(left) === numberOf(right);
}

function numberOf(value: Value): number {
  if (value === null || value === "") return 0;
  return typeof value === "symbol" ? Number.NaN : Number(value);
}

function truth(value: Value): boolean {
  return value !== UNKNOWN && value !== null && value !== "" && value !== 0 && value !== false;
}

function textOf(value: Value): string {
  return value === null || typeof value === "symbol" ? "" : String(value);
}

/** The values of one job. */
export type Row = Readonly<Record<string, Value>>;

/** Every job of a matrix, the most ordinary first: no extras, a stable release, the newest. One without a matrix. */
export function rowsOf(matrix: unknown): readonly Row[] {
  const { include, exclude, ...axes } = asTable(matrix);
  const product = Object.entries(axes).reduce<readonly Row[]>(
    (rows, [name, values]) =>
      Array.isArray(values)
        ? rows.flatMap((row) => values.map((value) => ({ ...row, ...flat({ [name]: value }) })))
        : rows,
    [{}],
  );
  const excluded = listFrom(exclude).map(asTable);
  const kept = product.filter((row) => !excluded.some((each) => fits(each, row)));
  const none = Object.values(axes).every((values) => !Array.isArray(values));
  const extras = listFrom(include).map((row) => flat(asTable(row)));
  // An `include` that only extends jobs of the product is added to them; others are jobs of their own.
  const extended = (none ? [] : kept).map(
    (row) =>
      Object.assign({}, row, ...extras.filter((extra) => fits(pick(extra, axes), row) && overlaps(extra, axes))) as Row,
  );
  const own = extras.filter((extra) => none || !kept.some((row) => fits(pick(extra, axes), row)));
  const rows = [...extended, ...own];
  return (rows.length === 0 ? [{}] : rows).sort(moreOrdinary);
}

function fits(part: Readonly<Record<string, unknown>>, row: Row): boolean {
  return Object.entries(part).every(([name, value]) => row[name] === value);
}

function pick(row: Row, axes: Readonly<Record<string, unknown>>): Row {
  return Object.fromEntries(Object.entries(row).filter(([name]) => name in axes));
}

function overlaps(row: Row, axes: Readonly<Record<string, unknown>>): boolean {
  return Object.keys(row).some((name) => name in axes);
}

/** Tables in a row by their paths: `ruby: { version: 3.4 }` gives `ruby.version`. */
function flat(row: Readonly<Record<string, unknown>>): Row {
  const cells = Object.entries(row).flatMap(([name, value]) =>
    isTable(value)
      ? Object.entries(value).map(([key, inner]) => [`${name}.${key}`, scalar(inner)] as const)
      : [[name, scalar(value)] as const],
  );
  return Object.fromEntries(cells);
}

function scalar(value: unknown): Value {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? value : null;
}

function moreOrdinary(one: Row, other: Row): number {
  const [mine, theirs] = [ordinariness(one), ordinariness(other)];
  const at = mine.findIndex((value, index) => value !== theirs[index]);
  return at < 0 ? 0 : (mine[at] ?? 0) - (theirs[at] ?? 0);
}

/** Compared in order; lower is more ordinary. A value that only switches a step on (`lint: true`) is no extra. */
function ordinariness(row: Row): readonly number[] {
  const values = Object.entries(row);
  const odd = values.filter(([, value]) => ODD.test(String(value))).length;
  const stable = values.some(([, value]) => value === "stable") ? 0 : 1;
  const extras = values.filter(([name, value]) => !COMMON.test(name) && value !== true && value !== name).length;
  return [odd, extras, stable, -highest(values)];
}

const ODD =
  /head|nightly|beta|alpha|\bdev\b|-dev|pypy|jruby|truffle|graal|\d+t$|lowest|minimal|experimental|\brc\b|macos|windows/i;
const COMMON =
  /os|platform|version|python|node|ruby|php|java|jdk|go|rust|toolchain|dotnet|otp|elixir|experimental|build|workspace/i;

/** The sum of what looks like versions; the first part counts most. */
function highest(values: readonly (readonly [string, Value])[]): number {
  return values.reduce((sum, [, value]) => {
    const [, major = "", minor = "0"] = /^v?(\d+)(?:\.(\d+))?(?:\.(?:\d+|x))*$/.exec(String(value)) ?? [];
    return major === "" ? sum : sum + Number(major) * 1000 + Number(minor);
  }, 0);
}
