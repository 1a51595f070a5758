/** The suite's own runner, started as Jest starts it. */
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@jest/globals";

/** The first worker asks for its configuration while the others are still starting. */
const LATE = `
if (process.env.TINYPOOL_WORKER_ID > 1) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
`;

test("workers that start late run their files, too", async () => {
  const directory = mkdtempSync(join(tmpdir(), "remit-runner-"));
  try {
    const late = join(directory, "late.mjs");
    writeFileSync(late, LATE);
    const files = ["parts", "cut", "power"].map((name) => `__tests__/lib/${name}.test.ts`);
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ["node_modules/jest/bin/jest.js", "--ci", "--runTestsByPath", ...files],
      { env: { ...process.env, NODE_OPTIONS: `--import ${late}`, TINYPOOL_WORKER_ID: "" }, timeout: 50_000 },
    );
    expect(stdout).toMatch(/^\d+ passed, 0 failed/m);
  } finally {
    rmSync(directory, { recursive: true });
  }
});
