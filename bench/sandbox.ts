/**
 * Measures the sandbox: a command in it and one without it, both through `openShells`, and bash started by Node alone, one
 * after the other; and how long it takes to open. Run this as a user with sudo without a password: that way counts.
 *
 *     node bench/sandbox.ts [COMMANDS]
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import * as fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openShells, type ShellsOptions } from "../src/adapters/shells.ts";
import type { Shell, ShellPlace } from "../src/ports.ts";
import { sightFor } from "../__tests__/world/sandbox-site.ts";
import { median } from "./measure.ts";

const count = Number(process.argv[2] ?? "200");
const base = fs.realpathSync(fs.mkdtempSync(join(tmpdir(), "remit-bench-")));
const at = (name: string): string => join(base, name);
for (const name of ["workspace", "run/scratch", "run/home", "dark"]) fs.mkdirSync(at(name), { recursive: true });
const path = process.env["PATH"] ?? "/usr/bin:/bin";
const options: ShellsOptions = {
  path,
  run: at("run"),
  sight: () => sightFor(at),
  inside: { directory: fs.realpathSync(new URL("..", import.meta.url)), entry: "__tests__/world/inside.ts" },
  plain: { HOME: at("run/home"), TMPDIR: at("run/scratch") },
  protection: undefined,
};
const place: ShellPlace = { mode: "require", services: [], show: [], covered: [] };

await using shells = openShells(options);
await using plainShells = openShells(options);
const began = performance.now();
const inside = await shells.open(place);
const opened = performance.now() - began;
const plain = await plainShells.open({ ...place, mode: "off" });
if (inside.sandbox === "none") throw new Error(inside.lacks.join("\n"));

const times = { inside: [] as number[], plain: [] as number[], bare: [] as number[] };
for (let round = -10; round < count; round += 1) {
  const [here, there, alone] = [await timeOf(inside), await timeOf(plain), await timeOfBash()];
  if (round < 0) continue;
  times.inside.push(here);
  times.plain.push(there);
  times.bare.push(alone);
}
const [a, b, c] = [median(times.inside), median(times.plain), median(times.bare)];
process.stdout.write(
  `by ${inside.sandbox}: opened in ${ms(opened)}; a command ${ms(a)}, without a sandbox ${ms(b)}, bash alone ${ms(c)}, over that ${ms(a - c)}\n`,
);
process.on("exit", () => fs.rmSync(base, { recursive: true, force: true }));

async function timeOf(shell: Shell): Promise<number> {
  const start = performance.now();
  const { ended } = shell.start({
    line: "true",
    directory: at("workspace"),
    environment: { PATH: path, HOME: at("run/home"), LANG: "C.UTF-8" },
    timeoutMs: 10_000,
    idleMs: 0,
    onOutput: () => undefined,
    signal: new AbortController().signal,
  });
  const end = await ended;
  if (end.kind !== "exited" || end.code !== 0) throw new Error(JSON.stringify(end));
  return performance.now() - start;
}

async function timeOfBash(): Promise<number> {
  const start = performance.now();
  await once(spawn("bash", ["-c", "true"], { cwd: at("workspace"), env: { PATH: path }, stdio: "ignore" }), "close");
  return performance.now() - start;
}

function ms(value: number): string {
  return `${value.toFixed(2)} ms`;
}
