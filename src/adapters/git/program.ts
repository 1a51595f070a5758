/** Which git is run, for the whole run. */
import { realpathSync } from "node:fs";
import { findProgram } from "../machine/find-program.ts";

/** What every git process of Remit's is started with. */
export interface GitPlace {
  /** Remit's own git directory. */
  readonly directory: string;
  /** The whole environment. */
  readonly environment: Readonly<Record<string, string>>;
  /** Absolute path of git. */
  readonly program: string;
  /** Absent where nothing could have changed it. */
  readonly guard?: GitGuard | undefined;
}

/** What knows whether git is still the program that it was. */
export interface GitGuard {
  /** Files of git's, or of what it loads and trusts, that changed since the first command could run. */
  changed(): readonly string[];
  /** The arguments that run git with no more rights than a command has. Throws where that is not sure any more. */
  confine(argv: readonly string[], directory: string): readonly string[];
}

/** The words that start git: a git that has changed is one more command of the model's. */
export function wordsFor(
  { program, guard, directory }: GitPlace,
  args: readonly string[],
): readonly [string, ...string[]] {
  const words = [program, ...args];
  const [first = program, ...rest] = isChanged(guard) ? guard.confine(words, directory) : words;
  return [first, ...rest];
}

export function isChanged(guard: GitGuard | undefined): guard is GitGuard {
  return guard !== undefined && guard.changed().length > 0;
}

/**
 * Looked for once, before any tool has run: without a sandbox a command could put a `git` of its own where PATH looks
 * first. `git` itself when there is none, for the error that this makes.
 */
export function findGit(path: string): string {
  const found = findProgram("git", path);
  return found === undefined ? "git" : realpathSync(found);
}
