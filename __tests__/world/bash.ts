/** Bash itself, with programs `a`, `b`, `c` and `d` that do nothing but note how they were called. */
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface Bash extends Disposable {
  /** Run a line; returns each call of one of the programs, its name first. */
  run(line: string): Promise<readonly (readonly string[])[]>;
}

/** `prints`: what each program prints. */
export function openBash(prints = ""): Bash {
  const root = mkdtempSync(join(tmpdir(), "remit-bash-"));
  mkdirSync(join(root, "bin"));
  mkdirSync(join(root, "ws"));
  for (const name of ["a", "b", "c", "d"]) writeFileSync(join(root, "bin", name), noting(prints), { mode: 0o755 });
  let count = 0;
  return {
    async run(line) {
      const notes = join(root, `notes-${(count += 1)}`);
      mkdirSync(notes);
      await runLine(line, root, notes);
      const whole = readdirSync(notes).filter((name) => !name.startsWith("."));
      return whole.map((name) => readFileSync(join(notes, name), "utf8").split("\0").slice(0, -1));
    },
    [Symbol.dispose]: () => rmSync(root, { recursive: true, force: true }),
  };
}

// Each notes its own name and arguments in a file of its own, so that commands running at once do not mix; the file
// gets its name once it is whole, since bash does not wait for what it substitutes a process for.
function noting(prints: string): string {
  return [
    "#!/bin/bash",
    "note=$NOTES/.$BASHPID",
    `printf '%s\\0' "\${0##*/}" "$@" > "$note"`,
    'mv "$note" "$NOTES/note$BASHPID"',
    `printf '%s\\n' '${prints}'`,
    "",
  ].join("\n");
}

function runLine(line: string, root: string, notes: string): Promise<void> {
  return new Promise((resolve) => {
    const environment = { PATH: `${join(root, "bin")}:/usr/bin:/bin`, NOTES: notes, HOME: root };
    const cwd = join(root, "ws");
    const child = spawn("bash", ["-c", line], { cwd, env: environment, timeout: 10_000, stdio: "ignore" });
    child.on("close", () => resolve());
  });
}
