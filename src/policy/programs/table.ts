/**
 * The programs known by their options, one entry each. To add one: describe its options by a grammar (or read its words
 * in a function of its own) in the file of its kind, and list it there. What a grammar does not say is marked.
 */
import { ARCHIVE_PROGRAMS } from "./archive.ts";
import { FILE_PROGRAMS } from "./files.ts";
import { GIT_PROGRAMS } from "./git.ts";
import { INTERPRETERS } from "./interpreters.ts";
import { JVM_PROGRAMS } from "./jvm.ts";
import { MAKE_PROGRAMS } from "./make.ts";
import { NETWORK_PROGRAMS } from "./network.ts";
import { NODE_PROGRAMS } from "./node-tools.ts";
import { packagePrograms } from "./packages.ts";
import { perhapsPaths, type Findings, type ReadProgram } from "./program.ts";
import { pythonPrograms } from "./python.ts";
import { SEARCH_PROGRAMS } from "./search.ts";
import { SYSTEM_PROGRAMS } from "./system.ts";
import { TEXT_PROGRAMS } from "./text.ts";
import { toolchainPrograms } from "./toolchains.ts";
import { WRAPPERS } from "./wrappers.ts";
import type { Argument } from "../shell/line.ts";

/** Whether the table has an entry for a program, given by name or by path. */
export function isKnown(name: string): boolean {
  return TABLE.has(baseName(name));
}

/** What a command does besides its program's plain work. `words` begin with the program's name, which is certain. */
export function readProgram(words: readonly Argument[]): Findings {
  const entry = TABLE.get(baseName(words[0]?.value ?? ""));
  return entry === undefined ? readUnknown(words) : entry(words);
}

/** A program that the table does not know: its words are the maintainers' to open; paths must stay inside. */
function readUnknown(words: readonly Argument[]): Findings {
  const operands = words.slice(1).map((word, index) => ({ at: index + 1, word }));
  const values = operands.map(({ at, word }) => ({
    at,
    word: { ...word, value: /^--?[\w-]+=(.*)$/s.exec(word.value)?.[1] ?? word.value },
  }));
  return perhapsPaths(values, new Map());
}

/** `/usr/bin/git`, `node_modules/.bin/jest` and `./gradlew` are known by their last part. */
function baseName(name: string): string {
  return name.slice(name.lastIndexOf("/") + 1);
}

const TABLE: ReadonlyMap<string, ReadProgram> = new Map(
  [
    ...TEXT_PROGRAMS,
    ...SEARCH_PROGRAMS,
    ...FILE_PROGRAMS,
    ...ARCHIVE_PROGRAMS,
    ...NETWORK_PROGRAMS,
    ...GIT_PROGRAMS,
    ...SYSTEM_PROGRAMS,
    ...WRAPPERS,
    ...NODE_PROGRAMS,
    ...MAKE_PROGRAMS,
    ...INTERPRETERS,
    ...JVM_PROGRAMS,
    ...packagePrograms(readProgram),
    ...pythonPrograms(readProgram),
    ...toolchainPrograms(readProgram),
  ].flatMap(([names, read]) => names.split(" ").map((name): readonly [string, ReadProgram] => [name, read])),
);
