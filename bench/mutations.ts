/**
 * Checks that the tests notice when a defence is gone: switches off each one in a copy of this tree, and the test that
 * covers it must fail.
 *
 *     node bench/mutations.ts [words of a family, file or promise]
 */
import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { DEFENCES } from "./mutations/all.ts";
import type { Defence } from "./mutations/defence.ts";

const ROOT = fileURLToPath(new URL("../", import.meta.url));
const LEFT_BEHIND = new Set(["node_modules", ".git", "coverage", "lib"]);

/** `broken` proves nothing: the test also fails with the defence on, takes too long, or the source does not load. */
type MutationResult = "caught" | "escaped" | "broken";

function main(filters: readonly string[]): number {
  const chosen = DEFENCES.filter((defence) => filters.every((word) => JSON.stringify(defence).includes(word)));
  const copy = mkdtempSync(join(tmpdir(), "remit-mutations-"));
  chmodSync(copy, 0o755); // Tests of the sandbox read it as another user.
  try {
    cpSync(ROOT, copy, { recursive: true, filter: (from) => !LEFT_BEHIND.has(from.slice(ROOT.length)) });
    symlinkSync(join(ROOT, "node_modules"), join(copy, "node_modules"));
    const broken = new Set(
      [...new Set(chosen.map(({ test }) => test))].filter((test) => judge(copy, test) !== "escaped"),
    );
    const results = chosen.map((defence) => ({ defence, result: switchOff(defence, copy, broken) }));
    for (const { defence, result } of results)
      if (result !== "caught") process.stdout.write(`${result}: ${defence.promise} (${defence.file})\n`);
    const count = (which: MutationResult) => results.filter(({ result }) => result === which).length;
    process.stdout.write(
      `${chosen.length} defences: ${count("caught")} caught, ${count("escaped")} escaped, ${count("broken")} broken\n`,
    );
    return count("caught") === chosen.length ? 0 : 1;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function switchOff(
  { file, text, off, test, promise, family }: Defence,
  copy: string,
  broken: ReadonlySet<string>,
): MutationResult {
  const path = join(copy, file);
  const source = readFileSync(path, "utf8");
  writeFileSync(
    path,
    source.replace(text, () => off),
  );
  const result = broken.has(test) ? "broken" : judge(copy, test);
  writeFileSync(path, source);
  process.stdout.write(`${result.padEnd(8)} ${family}: ${promise}\n`);
  return result;
}

function judge(copy: string, test: string): MutationResult {
  // In this process, as with `--runInBand`, whole jobs would start the committed `dist/`.
  const jest = ["node_modules/jest/bin/jest.js", "--bail", "--ci", "--maxWorkers=2", test];
  const { status, stdout, stderr } = spawnSync(process.execPath, jest, {
    cwd: copy,
    encoding: "utf8",
    timeout: 180_000,
    killSignal: "SIGKILL", // Without the defence there may be an endless loop.
  });
  if (status === 0) return "escaped";
  if (status === null) return "broken";
  return /Test suite failed to run|No tests found/.test(stdout + stderr) ? "broken" : "caught";
}

process.exitCode = main(process.argv.slice(2));
