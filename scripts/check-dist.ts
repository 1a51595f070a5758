/** Builds again beside `dist/` and compares: the committed files must match the source. Exits with 1 if they do not. */
import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { build, sizeOf } from "./bundle.ts";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const LIMIT = 8 * 1024 * 1024;

const fresh = mkdtempSync(join(tmpdir(), "remit-dist-"));
build(fresh);
const faults = compare(join(root, "dist"), fresh);
const size = sizeOf(fresh);
if (size > LIMIT) faults.push(`dist/ has ${size} bytes, more than ${LIMIT}`);
rmSync(fresh, { recursive: true, force: true });
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.stdout.write(faults.length === 0 ? "dist/ matches the source.\n" : "Run `npm run bundle` and commit dist/.\n");
process.exitCode = faults.length === 0 ? 0 : 1;

function compare(committed: string, built: string): string[] {
  const [old, now] = [files(committed), files(built)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((path) => {
    if (!old.has(path)) return [`dist/${path} is missing`];
    if (!now.has(path)) return [`dist/${path} is not built from the source`];
    return old.get(path)?.equals(now.get(path) as Buffer) === true ? [] : [`dist/${path} differs`];
  });
}

function files(directory: string): Map<string, Buffer> {
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    entries.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [relative(directory, path), readFileSync(path)];
    }),
  );
}
