/**
 * `npm version 1.2.3 --no-git-tag-version` runs this after it has written the version to package.json and its lock file:
 * writes it to `src/version.ts` and to the changelog's newest heading.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The source file with that version. */
export function writeVersion(source: string, version: string): string {
  return source.replace(/VERSION = "[^"]*"/, `VERSION = ${JSON.stringify(version)}`);
}

/** The changelog with version and day in its newest heading. `day` is like `2026-11-21`. Throws if the newest is released. */
export function releaseChangelog(changelog: string, version: string, day: string): string {
  const newest = /^## .*$/m.exec(changelog)?.[0] ?? "";
  if (!newest.endsWith("(unreleased)"))
    throw new Error(`The changelog's newest heading is released already: ${newest}`);
  return changelog.replace(newest, `## ${version} (${day})`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = join(dirname(fileURLToPath(import.meta.url)), "..");
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string };
  const change = (path: string, make: (text: string) => string): void =>
    writeFileSync(join(root, path), make(readFileSync(join(root, path), "utf8")));
  change("CHANGELOG.md", (text) => releaseChangelog(text, version, new Date().toISOString().slice(0, 10)));
  change("src/version.ts", (text) => writeVersion(text, version));
}
