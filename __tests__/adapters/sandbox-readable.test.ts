/** A file that one command may read, in each sandbox that this machine has. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "@jest/globals";
import { bubblewrap } from "../../src/adapters/sandbox/bubblewrap.ts";
import { namespaces } from "../../src/adapters/sandbox/namespaces.ts";

const base = realpathSync(mkdtempSync(join(tmpdir(), "remit-readable-")));
const [workspace, run] = [join(base, "workspace"), join(base, "run")];
for (const place of [workspace, run]) mkdirSync(place);
const transcript = join(run, "log.ndjson");
writeFileSync(transcript, "the log\n");
writeFileSync(join(run, "secret"), "not for hooks\n");
afterAll(() => rmSync(base, { recursive: true }));

const view = { workspace, writable: [], hidden: [run], readable: [] };
const RUNGS = [
  ["/usr/bin/bwrap", bubblewrap],
  ["/usr/bin/unshare", namespaces],
] as const;

function say(argv: readonly string[]): string | undefined {
  const [program = "", ...rest] = argv;
  try {
    return execFileSync(program, rest, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"], timeout: 10_000 });
  } catch {
    return undefined;
  }
}

describe.each(RUNGS)("in the sandbox of %s", (program, rung) => {
  const sandbox = rung(program, view);
  const works = existsSync(program) && say(sandbox.wrap(["true"], workspace)) !== undefined;
  const look = [
    "bash",
    "-c",
    'ls "$1"; cat "$1/log.ndjson"; echo more >> "$1/log.ndjson" && echo written',
    "look",
    run,
  ];
  const quietly = ["bash", "-c", '"$@" 2>/dev/null; true', "quietly", ...look];

  (works ? test : test.skip)("it is there for that command alone, to be read, and nothing beside it", () => {
    expect(say(sandbox.wrap(quietly, workspace, [transcript]))).toBe("log.ndjson\nthe log\n");
    expect(say(sandbox.wrap(quietly, workspace))).not.toContain("the log");
  });
});
