/** Where in a file the text to be replaced stands. */
import { toUnix, type Span } from "./splice.ts";

export type Strategy = "exact";

export interface Matched {
  readonly kind: "matched";
  readonly strategy: Strategy;
  /** In the file's text with LF only. */
  readonly spans: readonly Span[];
  /** First and last line of each span, from 1. */
  readonly lines: readonly (readonly [number, number])[];
}

export type Match = Matched | { readonly kind: "none" } | { readonly kind: "several"; readonly lines: readonly number[] };

export function matchEdit(raw: string, oldText: string, newText: string, several: boolean): Match {
  const { text } = toUnix(raw);
  const old = oldText.replaceAll("\r\n", "\n");
  const starts: number[] = [];
  for (let at = text.indexOf(old); at !== -1; at = text.indexOf(old, at + (several ? old.length : 1))) starts.push(at);
  if (starts.length === 0) return { kind: "none" };
  const lineAt = (offset: number): number => text.slice(0, offset).split("\n").length;
  if (starts.length > 1 && !several) return { kind: "several", lines: starts.map(lineAt) };
  const spans = starts.map((start) => ({ start, end: start + old.length, text: newText }));
  return { kind: "matched", strategy: "exact", spans, lines: spans.map(({ start, end }) => [lineAt(start), lineAt(end)]) };
}
