/** The same tokens, whatever white space and line breaks are between them. */
import { indentOf, reindenter } from "./indentation.ts";
import type { Hit, Wish } from "./match.ts";
import type { Page } from "./rows.ts";

/** Fewer tokens, or fewer characters, would find too much. */
const LEAST_TOKENS = 3;
const LEAST_CHARS = 8;
/** A longer pattern is not worth its memory, in characters; nor a search its time, in characters times tokens. */
const MOST_CHARS = 20_000;
const MOST_WORK = 4e8;

/** Places that begin with the first token of a line. */
export function findTokens({ text }: Page, old: string): Hit[] {
  if (old.length > MOST_CHARS) return [];
  const tokens = old
    .replaceAll(/[()[\]{}<>:=,;]/gu, " $& ")
    .split(/\s+/u)
    .filter((token) => token !== "");
  if (tokens.length < LEAST_TOKENS || tokens.join("").length < LEAST_CHARS) return [];
  const escaped = tokens.map((token) => token.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`));
  if (text.length * tokens.length > MOST_WORK) return [];
  const [first = "", ...rest] = escaped;
  // The look behind comes after the first token, so that it is not tried at every place.
  const pattern = new RegExp([String.raw`${first}(?<=^[ \t]*${first})`, ...rest].join(String.raw`\s*`), "gmu");
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
  const reindent = reindenter([{ from: `${from}.`, to: `${line}.` }], rest);
  return [first.trimStart(), ...rest.map(reindent)].join("\n");
}
