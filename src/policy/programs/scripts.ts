/** Interpreters, and programs that run the project's own code or tools. */
import { hasHole } from "../holes.ts";
import type { Argument } from "../shell/line.ts";
import { splitOptions, type Leading } from "./grammar.ts";
import {
  NOTHING,
  doubted,
  marked,
  pathOf,
  perhapsPaths,
  together,
  type Findings,
  type Operand,
  type ReadProgram,
} from "./program.ts";

/** A script inside the workspace, and what it is given. Without one the program reads code from its input. */
export function scriptThenTexts(words: readonly Argument[], operands: readonly Operand[]): Findings {
  const [script, ...others] = operands;
  if (script === undefined) return marked(words.length, "executes", words[0]?.text ?? "", "reads code from its input");
  if (script.word.value === "-") return marked(script.at, "executes", "-", "reads code from its input");
  if (script.word.spread !== "one")
    return doubted(script.word.text, "it is not certain which file it runs", `Quote it: "${script.word.text}".`);
  return together(pathOf(script, "read"), perhapsPaths(others, new Map()));
}

/** An interpreter whose options end at the script's name. `informs` are options with which it runs nothing. */
export function interpreter(grammar: Leading, informs: readonly string[]): ReadProgram {
  return (words) => {
    const scan = splitOptions(grammar, words);
    const inform = informs.some((name) => scan.given.has(name));
    // The value of `-c` or `-e` is the code: what stands behind it are its arguments.
    const coded = (grammar.ends ?? "").split(/\s+/).some((name) => scan.given.has(name));
    const operands = inform || coded ? perhapsPaths(scan.operands, new Map()) : scriptThenTexts(words, scan.operands);
    return together(...scan.findings, operands);
  };
}

/** Reads a command that stands in the words of another, such as `npx jest` or `uv run pytest`, by the table. */
export type ReadInner = (words: readonly Argument[]) => Findings;

/** The findings of a command that begins at `shift` in the words of another. */
export function shifted(findings: Findings, shift: number): Findings {
  const place = <T extends { readonly at: number }>(item: T): T => ({ ...item, at: item.at + shift });
  const { leading: _, ...rest } = findings;
  return {
    ...rest,
    ...(findings.operands === undefined ? {} : { operands: findings.operands.map((at) => at + shift) }),
    marks: findings.marks.map(place),
    hosts: findings.hosts.map(place),
    paths: findings.paths.map((use) =>
      use.at === undefined ? use : { ...use, at: { ...use.at, word: use.at.word + shift } },
    ),
    runs: findings.runs.map((run) =>
      run.kind === "command" && run.shift !== undefined ? { ...run, shift: run.shift + shift } : run,
    ),
    transparent: false,
  };
}

/** A tool that stands as an operand: its own options count as its own. */
export function runsTool(
  inner: ReadInner,
  words: readonly Argument[],
  tool: Operand | undefined,
  mark?: Findings,
): Findings {
  if (tool === undefined) return NOTHING;
  if (hasHole(tool.word.value) || tool.word.spread !== "one")
    return doubted(tool.word.text, "it is not certain which program it runs");
  return together(mark ?? NOTHING, shifted(inner(words.slice(tool.at)), tool.at));
}
