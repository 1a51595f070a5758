/** Files of a test's own: a directory that is removed after the last test of its file, and what is written there. */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll } from "@jest/globals";

/** A new directory, by its real path. For the top of a test file or of a `describe`. */
export function scratchDirectory(): string {
  const directory = realpathSync(mkdtempSync(join(tmpdir(), "remit-test-")));
  afterAll(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}

/** For `openPlainCommands`: nothing limits the commands, and none is refused. */
export const UNCONFINED = { wrap: (argv: readonly string[]) => argv, refusal: () => undefined };

/** Makes the directory, too. */
export function writeFiles(directory: string, files: Readonly<Record<string, string | Buffer>>): void {
  mkdirSync(directory, { recursive: true });
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), content);
  }
}

/** Makes the directory a repository, with all of its files in one commit. */
export function commitAll(directory: string, branch = "main"): void {
  const env = { PATH: process.env["PATH"], GIT_CONFIG_NOSYSTEM: "1", GIT_CONFIG_GLOBAL: "/dev/null" };
  const git = (...args: string[]) => execFileSync("git", args, { cwd: directory, env });
  git("init", "-q", "-b", branch);
  git("add", ".");
  git("-c", "user.name=Maria", "-c", "user.email=maria@shop.example", "commit", "-qm", "Begin");
}
