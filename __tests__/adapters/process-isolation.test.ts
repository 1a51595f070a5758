/** What a process that restarted in isolation shows of itself. `examples/promises` checks all of it, from each user. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";

let directory: string;
beforeAll(() => void (directory = mkdtempSync(join(tmpdir(), "remit-isolation-"))));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const MODULE = new URL("../../src/adapters/process-isolation.ts", import.meta.url).href;
const LOOK = `
import { readFileSync, statSync } from "node:fs";
import { isolateProcess } from "${MODULE}";
const before = process.pid;
const kind = isolateProcess();
// Nobody but root reads of a process what the kernel hides: not the process itself either.
const seen = (look) => {
  try {
    return look();
  } catch (error) {
    if (error.code !== "EACCES") throw error;
  }
};
const own = ["environ", "cmdline"].map((file) => seen(() => readFileSync("/proc/self/" + file, "latin1"))).join();
console.log(JSON.stringify({
  kind,
  shown: own.includes("canary"),
  kept: ["INPUT_GITHUB-TOKEN", "NODE_AUTH_TOKEN", "RUNNER_TEMP"].map((name) => process.env[name]),
  mark: Object.keys(process.env).filter((name) => name.startsWith("REMIT_")),
  argv: process.argv.slice(2),
  program: process.execPath,
  readable: ((seen(() => statSync("/proc/self/exe")) ?? { mode: 0 }).mode & 0o444) !== 0,
  input: readFileSync(0, "utf8"),
}));
`;

test("an isolated process shows no secret, but keeps its variables, arguments and program", () => {
  const program = join(directory, "program.mjs");
  writeFileSync(program, LOOK);
  const { stdout, status } = spawnSync(process.execPath, [program, "one", "two"], {
    encoding: "utf8",
    input: "canary of whoever started it",
    env: {
      PATH: process.env["PATH"],
      RUNNER_TEMP: directory,
      "INPUT_GITHUB-TOKEN": "canary-of-the-token",
      NODE_AUTH_TOKEN: "canary-of-npm",
      NODE_OPTIONS: "--disable-warning=ExperimentalWarning",
    },
  });
  expect(status).toBe(0);
  const { kind, readable, ...rest } = JSON.parse(stdout) as Record<string, unknown>;
  expect(rest).toEqual({
    shown: false,
    kept: ["canary-of-the-token", "canary-of-npm", directory],
    mark: [],
    argv: ["one", "two"],
    program: process.execPath,
    input: "",
  });
  // With glibc the process starts through an unreadable loader; the kernel then shows nothing of it.
  const glibc = process.report.getReport() as { header: { glibcVersionRuntime?: string } };
  const hasLoader = glibc.header.glibcVersionRuntime !== undefined;
  expect({ kind, readable }).toEqual(
    hasLoader ? { kind: "all", readable: false } : { kind: "environment", readable: true },
  );
  expect(readdirSync(directory)).toEqual(["program.mjs"]);
});
