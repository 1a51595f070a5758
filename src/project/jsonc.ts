/** JSON with comments, as `.gemini/settings.json` is written. */
import type { Json } from "../events.ts";

export type Parsed =
  { readonly kind: "value"; readonly value: Json } | { readonly kind: "broken"; readonly message: string };

/** Allows comments and a comma before a closing bracket. A key that occurs twice in one object is an error. */
export function parseJsonWithComments(text: string): Parsed {
  const plain = blankComments(text);
  try {
    const value: Json = JSON.parse(plain);
    const twice = repeatedKey(plain);
    if (twice !== undefined)
      return { kind: "broken", message: `line ${twice.line}: the key "${twice.key}" appears twice` };
    return { kind: "value", value };
  } catch (error) {
    return { kind: "broken", message: position(error instanceof Error ? error.message : String(error), plain) };
  }
}

// Strings are matched first, so that a `//` inside a string stays.
const TOKEN = /"(?:[^"\\\n]|\\.)*"|\/\/[^\n]*|\/\*[^]*?\*\/|,(?=(?:\s|\/\/[^\n]*|\/\*[^]*?\*\/)*[\]}])/g;

/** Comments and trailing commas become spaces, so that positions stay the same. */
function blankComments(text: string): string {
  const json = text.startsWith("\uFEFF") ? ` ${text.slice(1)}` : text;
  return json.replaceAll(TOKEN, (token) => (token.startsWith('"') ? token : token.replaceAll(/[^\n]/g, " ")));
}

/** Node's message with its line number; older versions give only an offset. */
function position(message: string, text: string): string {
  const words = message.replace(/ \(line \d+ column \d+\)$/, "");
  const offset = /at position (\d+)/.exec(words)?.[1];
  if (offset === undefined) return words;
  return `line ${lineAt(text, Number(offset))}: ${words.replace(/ in JSON at position \d+| at position \d+/, "")}`;
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}

const PUNCTUATION = /"(?:[^"\\]|\\.)*"|[{}[\]:]/g;

/** JSON.parse silently takes the last of two equal keys; the author may have meant the first. */
function repeatedKey(json: string): { readonly key: string; readonly line: number } | undefined {
  const open: (Set<string> | undefined)[] = [];
  let last: { readonly text: string; readonly at: number } | undefined;
  for (const match of json.matchAll(PUNCTUATION)) {
    const token = match[0];
    if (token === "{") open.push(new Set());
    else if (token === "[") open.push(undefined);
    else if (token === "}" || token === "]") open.pop();
    else if (token !== ":") last = { text: token, at: match.index };
    else if (last !== undefined) {
      const key: string = JSON.parse(last.text);
      const keys = open.at(-1);
      if (keys?.has(key)) return { key, line: lineAt(json, last.at) };
      keys?.add(key);
    }
  }
  return undefined;
}
