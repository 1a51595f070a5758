/** GitHub's expressions, as far as they can be known before a workflow runs. */

/** Stands for what only a run can tell. */
const UNKNOWN = Symbol("known in a run only");
export type Value = string | number | boolean | null | typeof UNKNOWN;

/** What `matrix.x`, `env.X` and the like stand for, by the context's name. A context that is not here is unknown. */
export type Contexts = Readonly<Record<string, Readonly<Record<string, Value>>>>;

/** The text with each `${{ … }}` replaced that is known; those that are not stay as they are written. */
export function fill(text: string, contexts: Contexts): string {
  return text.replace(/\$\{\{(.*?)\}\}/gs, (whole, inner: string) => {
    const value = evaluate(inner, contexts);
    return value === UNKNOWN ? whole : textOf(value);
  });
}

/** An `if:` with or without its braces; undefined where only a run can tell. */
export function holds(condition: string, contexts: Contexts): boolean | undefined {
  const value = evaluate(/^\s*\$\{\{(.*)\}\}\s*$/s.exec(condition)?.[1] ?? condition, contexts);
  return value === UNKNOWN ? undefined : truth(value);
}

/** What an expression is worth; what cannot be read is unknown. */
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

/** A key that a matrix does not have is empty; a variable may have been set by a step. */
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
