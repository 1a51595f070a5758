/** What a reviewer found, as blocks. */
import type { ReviewNote, Severity } from "../events.ts";
import type { Block } from "./fit.ts";
import { code, prose } from "./markdown.ts";
import { visibleText } from "./plain.ts";

/** Findings one after the other, each with its place. */
export function listNotes(notes: readonly ReviewNote[]): Block[] {
  return notes.flatMap((note) => [
    text(`${severityLine(note.severity)} ${code(placeOf(note))}`),
    ...prose(note.body),
    ...(note.suggestion === undefined ? [] : [text("Suggested instead:"), asCode(note.suggestion)]),
  ]);
}

function asCode(suggestion: string): Block {
  return {
    kind: "code",
    language: "",
    text: suggestion === "" ? "(nothing: delete the lines)" : visibleText(suggestion),
  };
}

/** `src/cart.js:3-5`. */
function placeOf({ path, line, startLine = line, side }: ReviewNote): string {
  const lines = startLine === line ? `${line}` : `${startLine}-${line}`;
  return `${path}:${lines}${side === "LEFT" ? " (old)" : ""}`;
}

/** `🟠 **High**`. */
export function severityLine(severity: Severity): string {
  return `${SIGNS[severity]} **${severity[0]?.toUpperCase()}${severity.slice(1)}**`;
}

const SIGNS: Readonly<Record<Severity, string>> = { critical: "🔴", high: "🟠", medium: "🟡", low: "🔵" };

function text(markdown: string): Block {
  return { kind: "text", markdown };
}
