/**
 * Build `dist/`: one bundle, and three thin entries that each start one function of it.
 *
 * TypeScript 7 has no API that ncc could use, so tsc compiles to `lib/` first and ncc bundles that.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const ENTRIES = ["main", "post", "cli"];

/** `out` is the directory that takes the place of `dist/`. */
export function build(out: string): void {
  const bin = (path: string) => join(root, "node_modules", path);
  rmSync(join(root, "lib"), { recursive: true, force: true });
  execFileSync(process.execPath, [bin("typescript/bin/tsc"), "-p", join(root, "tsconfig.build.json")], inherit);
  rmSync(out, { recursive: true, force: true });
  const entry = join(root, "lib", "index.js");
  execFileSync(process.execPath, [bin("@vercel/ncc/dist/ncc/cli.js"), "build", entry, "-o", out, "-q"], inherit);
  for (const name of ENTRIES) {
    mkdirSync(join(out, name));
    writeFileSync(join(out, name, "index.js"), `import { ${name} } from "../index.js";\n\nawait ${name}();\n`);
  }
  writeFileSync(join(out, "licenses.txt"), licences());
}

const inherit = { cwd: root, stdio: "inherit" } as const;

/** Licences of every package that the lockfile lists for run time: ncc's own list leaves most of them out. */
function licences(): string {
  const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
    packages: Record<string, { dev?: boolean; optional?: boolean; version?: string; license?: string }>;
  };
  const packages = Object.entries(lock.packages)
    .filter(([path, { dev, optional }]) => path !== "" && dev !== true && optional !== true)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return packages.map(([path, facts]) => licence(path, facts)).join("\n");
}

function licence(path: string, facts: { version?: string; license?: string }): string {
  const directory = join(root, path);
  const file = existsSync(directory)
    ? readdirSync(directory).find((name) => /^(licen[cs]e|copying)/i.test(name))
    : undefined;
  const text = file === undefined ? "" : readFileSync(join(directory, file), "utf8").replaceAll("\r\n", "\n").trim();
  const name = path.replace(/^.*node_modules\//, "");
  return `${name} ${facts.version ?? ""} (${facts.license ?? "licence not stated"})\n${text}\n`;
}

/** Bytes of all files below a directory. */
export function sizeOf(directory: string): number {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const out = join(root, "dist");
  build(out);
  process.stdout.write(`dist: ${(sizeOf(out) / 1024 / 1024).toFixed(2)} MB\n`);
}
