/**
 * Whether the tests notice when a defence is gone: each one is switched off in a copy of this tree, and the test that
 * watches it must fail.
 *
 *     node bench/mutations.ts [words of a family, file or promise]
 */
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { DEFENCES } from "./mutations/all.ts";
import type { Defence } from "./mutations/defence.ts";

const ROOT = fileURLToPath(new URL("../", import.meta.url));
const LEFT_BEHIND = new Set(["node_modules", ".git", "coverage", "lib"]);

/** `broken`: the test fails with the defence on, too, took too long, or the source did not even load: that shows nothing. */
type MutationResult = "caught" | "escaped" | "broken";

function main(filters: readonly string[]): number {
  const chosen = DEFENCES.filter((defence) => filters.every((word) => JSON.stringify(defence).includes(word)));
  const copy = mkdtempSync(join(tmpdir(), "remit-mutations-"));
  try {
    cpSync(ROOT, copy, { recursive: true, filter: (from) => !LEFT_BEHIND.has(from.slice(ROOT.length)) });
    symlinkSync(join(ROOT, "node_modules"), join(copy, "node_modules"));
    const unfit = new Set(
      [...new Set(chosen.map(({ test }) => test))].filter((test) => judge(copy, test) !== "escaped"),
    );
    const fates = chosen.map((defence) => ({ defence, fate: switchOff(defence, copy, unfit) }));
    for (const { defence, fate } of fates)
      if (fate !== "caught") process.stdout.write(`${fate}: ${defence.keeps} (${defence.file})\n`);
    const count = (which: MutationResult) => fates.filter(({ fate }) => fate === which).length;
    process.stdout.write(
      `${chosen.length} defences: ${count("caught")} caught, ${count("escaped")} escaped, ${count("broken")} broken\n`,
    );
    return count("caught") === chosen.length ? 0 : 1;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function switchOff(
  { file, text, off, test, keeps, family }: Defence,
  copy: string,
  unfit: ReadonlySet<string>,
): MutationResult {
  const path = join(copy, file);
  const source = readFileSync(path, "utf8");
  writeFileSync(
    path,
    source.replace(text, () => off),
  );
  const fate = unfit.has(test) ? "broken" : judge(copy, test);
  writeFileSync(path, source);
  process.stdout.write(`${fate.padEnd(8)} ${family}: ${keeps}\n`);
  return fate;
}

function judge(copy: string, test: string): MutationResult {
  const jest = ["--experimental-vm-modules", "node_modules/jest/bin/jest.js", "--bail", "--ci", "--runInBand", test];
  const { status, stdout, stderr } = spawnSync(process.execPath, jest, {
    cwd: copy,
    encoding: "utf8",
    timeout: 180_000,
    killSignal: "SIGKILL", // A defence that is off may leave an endless loop.
  });
  if (status === 0) return "escaped";
  if (status === null) return "broken";
  return /Test suite failed to run|No tests found/.test(stdout + stderr) ? "broken" : "caught";
}

process.exitCode = main(process.argv.slice(2));
