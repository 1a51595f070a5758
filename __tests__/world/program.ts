/**
 * The program built from the current source. The first test that needs it builds it from `src/`, and it is reused until
 * its inputs change; the committed `dist/` has its own tests.
 */
import { execFile, type ExecFileOptions } from "node:child_process";
import { createHash } from "node:crypto";
import * as fs from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

/** The root of this repository: `action.yml`, and `dist/` as committed. */
export const REPOSITORY = fileURLToPath(new URL("../..", import.meta.url));

/** The variable with the build directory; it is set before the first test, but not in a benchmark. */
const PLACE = "REMIT_TEST_PROGRAM";
const CACHE = path.join(REPOSITORY, "node_modules/.cache/remit");
/** The number of builds to keep: another test run may be using one. */
const KEPT = 4;

/** What the program reads beside `dist/`. */
const BESIDE = ["action.yml", ".github/workflows/remit.yml"];

/** These, and `dist/` built from the current source. Outside the tests this is the repository. */
export const PROGRAM = await build(process.env[PLACE] ?? REPOSITORY);

/** Where its processes keep what V8 has compiled of it, for those of the next job; a benchmark has none. */
export const COMPILED = process.env[PLACE] === undefined ? undefined : path.join(PROGRAM, "compiled");

/** Its command line. */
export const COMMAND_LINE = path.join(PROGRAM, "dist/cli/index.js");

/** Runs the command line to its end, whatever its exit code. */
export function runCommandLine(args: readonly string[], where: Pick<ExecFileOptions, "cwd" | "env"> = {}) {
  return new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    execFile(process.execPath, [COMMAND_LINE, ...args], where, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === "number" ? error.code : 0, stdout, stderr });
    });
  });
}

/** Choose the build directory for all tests of this run, without building. */
export function nameProgram(): void {
  process.env[PLACE] ??= path.join(CACHE, digest());
}

/** The digest of everything that the program is built from. */
function digest(): string {
  const hash = createHash("sha256");
  const made = [...BESIDE, "package-lock.json", "tsconfig.json", "tsconfig.build.json"];
  const source = ["src", "scripts"].flatMap((name) =>
    fs.readdirSync(path.join(REPOSITORY, name), { recursive: true, withFileTypes: true }),
  );
  const files = source.filter((each) => each.isFile()).map((each) => path.join(each.parentPath, each.name));
  for (const file of [...made.map((name) => path.join(REPOSITORY, name)), ...files.sort()])
    hash.update(`${path.relative(REPOSITORY, file)}\0`).update(fs.readFileSync(file));
  return hash.digest("hex").slice(0, 16);
}

/** Builds once, in whichever test file comes first; the others wait. Throws the compiler's output. */
async function build(place: string): Promise<string> {
  const lock = `${place}.lock`;
  while (!fs.existsSync(place)) {
    if (!take(lock)) {
      await pause(50);
      continue;
    }
    try {
      if (!fs.existsSync(place)) await make(place, path.join(CACHE, `making-${process.pid}`));
    } finally {
      fs.rmSync(lock, { force: true });
    }
  }
  return place;
}

/** Whether this process should build. A lock whose holder is gone counts as free. */
function take(lock: string): boolean {
  fs.mkdirSync(CACHE, { recursive: true });
  try {
    fs.writeFileSync(lock, String(process.pid), { flag: "wx" });
    return true;
  } catch {
    if (!isAlive(lock)) fs.rmSync(lock, { force: true });
    return false;
  }
}

function isAlive(lock: string): boolean {
  try {
    const holder = Number(fs.readFileSync(lock, "utf8"));
    return holder === 0 || process.kill(holder, 0); // The file is empty for a moment.
  } catch {
    return false;
  }
}

/** All or nothing: the directory gets its final name when everything is in it. */
async function make(place: string, own: string): Promise<void> {
  fs.rmSync(own, { recursive: true, force: true });
  fs.mkdirSync(own);
  await promisify(execFile)(process.execPath, [path.join(REPOSITORY, "scripts/bundle.ts"), path.join(own, "dist")]);
  for (const name of BESIDE) {
    fs.mkdirSync(path.dirname(path.join(own, name)), { recursive: true });
    fs.copyFileSync(path.join(REPOSITORY, name), path.join(own, name));
  }
  fs.renameSync(own, place);
  const age = (name: string): number => fs.statSync(path.join(CACHE, name)).mtimeMs;
  const built = fs.readdirSync(CACHE).filter((name) => /^[0-9a-f]{16}$/.test(name));
  for (const name of built.sort((one, other) => age(other) - age(one)).slice(KEPT))
    fs.rmSync(path.join(CACHE, name), { recursive: true, force: true });
}
