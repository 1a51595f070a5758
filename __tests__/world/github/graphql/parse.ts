/** The part of the GraphQL language that Remit uses: one operation, variables, aliases, inline fragments. */

export interface Operation {
  readonly type: "query" | "mutation";
  readonly selection: readonly Selection[];
}

export type Selection =
  | {
      readonly kind: "field";
      readonly name: string;
      readonly alias: string;
      readonly args: Readonly<Record<string, Value>>;
      readonly selection: readonly Selection[];
    }
  | { readonly kind: "fragment"; readonly on: string | undefined; readonly selection: readonly Selection[] };

export type Value =
  | { readonly kind: "variable"; readonly name: string }
  | { readonly kind: "plain"; readonly value: string | number | boolean | null }
  | { readonly kind: "object"; readonly fields: Readonly<Record<string, Value>> };

// Comments and commas are white space; block strings come before strings, `...` before names.
const TOKEN =
  /(?:[\s,﻿]|#[^\n]*)*(?:("""[\s\S]*?"""|"(?:\\.|[^"\\])*")|(\.\.\.|[{}()[\]:!$=@|&])|([\w]+|-?\d[\d.eE+-]*)|$)/y;

/** Throws a SyntaxError with a message like GitHub's. */
export function parseOperation(source: string): Operation {
  const tokens = tokenize(source);
  let at = 0;
  const peek = (): string => tokens[at] ?? "";
  const next = (): string => tokens[at++] ?? "";
  const take = (word: string): boolean => peek() === word && ++at > 0;
  const expect = (word: string): void => {
    if (!take(word)) throw new SyntaxError(`Parse error on "${peek()}": expected "${word}"`);
  };
  const value = (): Value => {
    if (take("$")) return { kind: "variable", name: next() };
    if (take("{")) return { kind: "object", fields: pairs("}") };
    return { kind: "plain", value: toPlain(next()) };
  };
  const pairs = (end: string): Record<string, Value> => {
    const fields: Record<string, Value> = {};
    while (!take(end)) {
      const name = next();
      expect(":");
      fields[name] = value();
    }
    return fields;
  };
  const selection = (): Selection[] => {
    expect("{");
    const found: Selection[] = [];
    while (!take("}")) {
      if (peek() === "") throw new SyntaxError("Unexpected end of document");
      found.push(take("...") ? fragment() : field());
    }
    return found;
  };
  const fragment = (): Selection => {
    const on = take("on") ? next() : undefined;
    return { kind: "fragment", on, selection: selection() };
  };
  const field = (): Selection => {
    const alias = next();
    const name = take(":") ? next() : alias;
    const args = take("(") ? pairs(")") : {};
    return { kind: "field", name, alias, args, selection: peek() === "{" ? selection() : [] };
  };
  const type = take("mutation") ? "mutation" : (take("query"), "query");
  if (peek() !== "{" && peek() !== "(") next(); // The operation's name.
  // The types of the variables; values are checked where they are used.
  if (take("(")) while (at < tokens.length && !take(")")) next();
  const operation: Operation = { type, selection: selection() };
  if (at < tokens.length) throw new SyntaxError(`Parse error on "${peek()}"`);
  return operation;
}

function tokenize(source: string): string[] {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < source.length) {
    const start = TOKEN.lastIndex;
    const match = TOKEN.exec(source);
    if (match === null) throw new SyntaxError(`Parse error on "${source.slice(start, start + 10)}"`);
    const word = match[1] ?? match[2] ?? match[3];
    if (word !== undefined) tokens.push(word);
  }
  return tokens;
}

function toPlain(word: string): string | number | boolean | null {
  if (word.startsWith('"""')) return word.slice(3, -3).trim();
  if (word.startsWith('"')) return String(JSON.parse(word));
  if (/^-?\d/.test(word)) return Number(word);
  if (word === "true" || word === "false") return word === "true";
  return word === "null" ? null : word;
}
