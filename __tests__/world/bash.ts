/** Real bash, with programs `a`, `b`, `c` and `d` that only record how they were called. */
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

type Calls = readonly (readonly string[])[];

export interface Bash extends Disposable {
  /** Run each line by a bash of its own; returns each program call, with the program's name first, for each line. */
  run(lines: readonly string[]): Promise<readonly Calls[]>;
}

/** `prints`: the output of each program. */
export function openBash(prints = ""): Bash {
  const root = mkdtempSync(join(tmpdir(), "remit-bash-"));
  mkdirSync(join(root, "bin"));
  mkdirSync(join(root, "ws"));
  for (const name of ["a", "b", "c", "d"]) writeFileSync(join(root, "bin", name), noting(prints), { mode: 0o755 });
  return {
    async run(lines) {
      const notes = mkdtempSync(join(root, "notes-"));
      await runLines(lines, root, notes);
      return lines.map((_, index) => readCalls(join(notes, `${index}`)));
    },
    [Symbol.dispose]: () => rmSync(root, { recursive: true, force: true }),
  };
}

// Each records its words and how many they are in one write at the end of the file, so that parallel commands do not
// mix.
function noting(prints: string): string {
  return [
    "#!/bin/sh",
    `printf '%s\\0' $(($# + 1)) "\${0##*/}" "$@" >> "$NOTES"`,
    `printf '%s\\n' '${prints}'`,
    "",
  ].join("\n");
}

function readCalls(notes: string): Calls {
  if (!existsSync(notes)) return [];
  const fields = readFileSync(notes, "utf8").split("\0").slice(0, -1);
  const calls: string[][] = [];
  while (fields.length > 0) calls.push(fields.splice(0, Number(fields.shift())));
  return calls;
}

// One bash starts the others: a process is started by a fork, which costs the tests themselves more than bash.
const EACH = [
  "mapfile -t -d '' lines",
  'for at in "${!lines[@]}"; do',
  '  NOTES=$0/$at bash -c "${lines[at]}" < /dev/null > /dev/null 2>&1',
  "done",
  "exit 0",
].join("\n");

function runLines(lines: readonly string[], root: string, notes: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const environment = { PATH: `${join(root, "bin")}:/usr/bin:/bin`, HOME: root };
    const [cwd, timeout] = [join(root, "ws"), 50_000];
    const child = spawn("bash", ["-c", EACH, notes], {
      cwd,
      env: environment,
      timeout,
      stdio: ["pipe", "ignore", "ignore"],
    });
    child.stdin.end(lines.map((line) => `${line}\0`).join(""));
    child.on("close", (code) =>
      code === 0 ? resolve() : reject(new Error("A line did not end, or ended the bash that runs the lines.")),
    );
  });
}
