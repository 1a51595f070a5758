/** What the briefing says of a branch that conflicts with its base. */
import type { Foreseen, RequestKind } from "../events.ts";
import { cleanText, type Cleaned } from "./untrusted.ts";

/** A sentence, and the paths, which are others' words. */
export function showConflicts(
  { onto, paths, certain, reason }: Foreseen,
  kind: RequestKind,
): { readonly text: string; readonly paths?: Cleaned } {
  const base = cleanText(onto.name).text;
  const how = kind === "change" ? " merge_base_branch brings the base in, when that is asked for." : "";
  if (reason !== undefined) {
    const why = cleanText(reason).text;
    const text = certain
      ? `This branch conflicts with its base ${base}, GitHub says; in which files could not be determined: ${why}.`
      : `Whether this branch conflicts with its base ${base} could not be determined: ${why}.`;
    return { text };
  }
  const shown = paths.slice(0, SHOWN);
  const more = paths.length > SHOWN ? [`… ${paths.length - SHOWN} more`] : [];
  const text = `This branch conflicts with its base ${base}: ${paths.length === 1 ? "one file" : `${paths.length} files`}, listed below.${how}`;
  return { text, paths: cleanText([...shown, ...more].join("\n")) };
}

/** Files named. */
const SHOWN = 50;
