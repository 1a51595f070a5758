/** A list of names and descriptions, one line each. */
import { firstOf } from "../../lib/cut.ts";
import type { Listed } from "./facts.ts";

export function listing(items: readonly Listed[]): string {
  return items.map(({ name, description }) => `- \`${name}\`: ${oneLine(description)}`).join("\n");
}

/** Characters of a description that are shown: enough to tell when it applies, in a prompt that is paid every turn. */
const DESCRIPTION = 400;

function oneLine(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  return line.length <= DESCRIPTION ? line : `${firstOf(line, DESCRIPTION - 1).trimEnd()}…`;
}
