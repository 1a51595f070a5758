/** The same tokens, whatever white space and line breaks are between them. */
import { indentOf, reindent } from "./indentation.ts";
import type { Hit, Wish } from "./match.ts";
import type { Page } from "./rows.ts";

/** Fewer tokens, or fewer characters, would find too much. */
const LEAST_TOKENS = 3;
const LEAST_CHARS = 8;
/** A longer pattern is not worth its memory, in characters. */
const MOST_CHARS = 20_000;

/** Places that begin with the first token of a line. */
export function findTokens({ text }: Page, old: string): Hit[] {
  if (old.length > MOST_CHARS) return [];
  const tokens = old
    .replaceAll(/[()[\]{}<>:=,;]/gu, " $& ")
    .split(/\s+/u)
    .filter((token) => token !== "");
  if (tokens.length < LEAST_TOKENS || tokens.join("").length < LEAST_CHARS) return [];
  const escaped = tokens.map((token) => token.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`));
  const pattern = new RegExp(String.raw`(?<=^[ \t]*)${escaped.join(String.raw`\s*`)}`, "gmu");
  return [...text.matchAll(pattern)].map((found) => ({ start: found.index, end: found.index + found[0].length }));
}

/** The new text from its first word to its last, indented like the line it comes to. */
export function carryTokens({ start }: Hit, text: string, wish: Wish): string {
  const line = text.slice(text.lastIndexOf("\n", start - 1) + 1, start);
  const from = indentOf(wish.old.replace(/^(?:[ \t]*\n)+/u, ""));
  const [first = "", ...rest] = wish.new
    .replace(/^(?:[ \t]*\n)+/u, "")
    .trimEnd()
    .split("\n");
  const pairs = [{ from: `${from}.`, to: `${line}.` }];
  return [first.trimStart(), ...rest.map((one) => reindent(one, pairs))].join("\n");
}
