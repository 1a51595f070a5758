/** Reads a line that is one program with plain words, without the parser: every fifth line of real models is one. */
import type { ParsedLine } from "../shell.ts";
import { readBuiltin } from "./words.ts";
import { isOpaque, unwrap } from "./wrappers.ts";

/** What the parser would give; undefined for a line that needs it. Takes linear time. */
export function readPlainLine(line: string): ParsedLine | undefined {
  if (line.length > LONGEST || !PLAIN.test(line)) return undefined;
  const words = line.split(" ").map((text) => ({ text, value: text, texts: [text], many: false }));
  const name = words[0]?.text ?? "";
  const base = name.slice(name.lastIndexOf("/") + 1);
  if (name.includes("=") || RESERVED.has(name) || isOpaque(base)) return undefined;
  if (readBuiltin(name, words) !== undefined || unwrap(base, words) !== undefined) return undefined;
  const command = { text: line, words, settings: [], transparent: false, opaque: false, own: false };
  return { text: line, commands: [command], unread: [], redirections: [], evaluated: [] };
}

/** Characters; longer lines are rare. */
const LONGEST = 1_000;

/** Words of characters that mean nothing to bash, with one space between them. */
const PLAIN = /^[\w./:@%+,=-]+(?: [\w./:@%+,=-]+)*$/;

/** Bash's reserved words that `PLAIN` lets through. */
const RESERVED: ReadonlySet<string> = new Set(
  "if then else elif fi case esac for select while until do done in function time coproc".split(" "),
);
