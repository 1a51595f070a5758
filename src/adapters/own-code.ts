/** Keeps a copy of Remit's program: a command without a sandbox may write to what loads later, or in later steps. */
import * as fs from "node:fs";
import { dirname, join } from "node:path";
import { attempt } from "../lib/attempt.ts";

interface OwnCode {
  /** Restores what was changed on disk, as far as possible; returns the names of those files. */
  restore(): readonly string[];
}

/**
 * `entry`: the started file, `dist/main/index.js`. From now on the bundle loads its chunks from memory: what loads them
 * (`scripts/dist-text.ts`) takes them from `remitChunks`.
 */
export function keepOwnCode(entry: string): OwnCode {
  const directory = fs.realpathSync(dirname(dirname(entry)));
  const kept = new Map(listCode(directory).map((name) => [name, fs.readFileSync(join(directory, name))]));
  Object.assign(globalThis, { remitChunks: kept });
  return {
    restore: () => [
      ...[...kept].filter(([name, bytes]) => putBack(join(directory, name), bytes)).map(([name]) => name),
      ...ENTRIES.map((entry) => `${entry}/package.json`).filter((name) => takeAway(join(directory, name))),
    ],
  };
}

const ENTRIES = ["main", "post", "cli", "inside"];

/** The files of the program, and `package.json`, which declares their format. */
function listCode(directory: string): readonly string[] {
  const parts = fs.readdirSync(directory).filter((name) => /\.(?:js|json)$/.test(name));
  const entries = ENTRIES.map((entry) => `${entry}/index.js`).filter((name) => fs.existsSync(join(directory, name)));
  return [...parts, ...entries];
}

/** Removes a file that would declare another format for the entry beside it; returns whether there was one. */
function takeAway(path: string): boolean {
  if (!fs.existsSync(path)) return false;
  attempt(() => fs.rmSync(path, { recursive: true, force: true })); // Reported anyway, like a file that cannot be restored.
  return true;
}

/** Whether the file had changed. */
function putBack(path: string, bytes: Buffer): boolean {
  try {
    if (fs.lstatSync(path).isFile() && fs.readFileSync(path).equals(bytes)) return false;
  } catch {
    // Gone, or unreadable.
  }
  try {
    fs.rmSync(path, { recursive: true, force: true });
    fs.mkdirSync(dirname(path), { recursive: true });
    fs.writeFileSync(path, bytes);
  } catch {
    // Reported anyway: the directory is no longer ours to write.
  }
  return true;
}
