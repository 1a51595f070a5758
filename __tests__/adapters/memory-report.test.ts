/** What Node leaves behind when memory runs out. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";

let directory: string;
beforeAll(() => void (directory = mkdtempSync(join(tmpdir(), "remit-memory-"))));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

/** Runs out of memory in a job that asks for reports, and returns the reports. */
function runOut(first: string): string[] {
  const program = join(directory, "program.mjs");
  writeFileSync(program, `${first}\nconst all = [];\nfor (;;) all.push(new Array(10_000).fill(all.length));\n`);
  const { signal } = spawnSync(process.execPath, [program], {
    cwd: directory,
    env: {
      PATH: process.env["PATH"],
      RUNNER_TEMP: directory,
      "INPUT_GEMINI-API-KEY": "canary-of-the-key",
      NODE_OPTIONS: "--max-old-space-size=40 --report-on-fatalerror --disable-warning=ExperimentalWarning",
    },
  });
  expect(signal).toBe("SIGABRT");
  const reports = readdirSync(directory).filter((name) => /^(?:report|core)/.test(name));
  return reports.map((name) => readFileSync(join(directory, name), "latin1"));
}

describe("a process that runs out of memory in a job that asks for Node's reports", () => {
  test("leaves no report if it is Remit: reports hold the environment and lie in the workspace", () => {
    const isolation = new URL("../../src/adapters/process-isolation.ts", import.meta.url).href;
    expect(runOut(`import { isolateProcess } from "${isolation}";\nisolateProcess();`)).toEqual([]);
  });

  test("leaves a report otherwise", () => {
    const [report] = runOut("");
    expect(report).toContain("canary-of-the-key");
  });
});
