/** Which git is run, for the whole run. */
import { accessSync, constants, realpathSync } from "node:fs";
import { join } from "node:path";

/** What every git process of Remit's is started with. */
export interface GitPlace {
  /** Remit's own git directory. */
  readonly directory: string;
  /** The whole environment. */
  readonly environment: Readonly<Record<string, string>>;
  /** Absolute path of git. */
  readonly program: string;
}

/**
 * Looked for once, before any tool has run: without a sandbox a command could put a `git` of its own where PATH looks
 * first. `git` itself when there is none, for the error that this makes.
 */
export function findGit(path: string): string {
  for (const place of path.split(":").filter((each) => each.startsWith("/"))) {
    try {
      const file = realpathSync(join(place, "git"));
      accessSync(file, constants.X_OK);
      return file;
    } catch {
      // Not here.
    }
  }
  return "git";
}
