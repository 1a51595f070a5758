/**
 * Builds `dist/`: one bundle, and three thin entries that each start one function of it.
 *
 * `node scripts/bundle.ts DIRECTORY` builds what the tests start, below the repository.
 *
 * TypeScript 7 has no API that ncc could use, so tsc compiles to `lib/` first and ncc bundles that.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { leaveOutEndpoints, loadChunksDirectly, writeForStart } from "./dist-text.ts";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const ENTRIES = ["main", "post", "cli", "inside"];

/** Builds into `out`, such as `dist/`. Throws for a file that Node cannot parse. */
export function build(out: string): void {
  for (const file of bundle(out, join(root, "lib"), []))
    execFileSync(process.execPath, ["--check", file], { stdio: "inherit" });
  writeFileSync(join(out, "licenses.txt"), licences());
}

/** The same program for tests, in less time: without checks and licences. `out` is below the root. */
function buildForTests(out: string): void {
  const compiled = `${out}.lib`;
  bundle(out, compiled, ["--noCheck", "--removeComments"]);
  rmSync(compiled, { recursive: true });
}

/** Returns the chunks. tsc writes to `compiled`, from which Node must be able to resolve packages. */
function bundle(out: string, compiled: string, options: readonly string[]): readonly string[] {
  const bin = (path: string) => join(root, "node_modules", path);
  const compile = ["-p", join(root, "tsconfig.build.json"), "--outDir", compiled, ...options];
  for (const place of [compiled, out]) rmSync(place, { recursive: true, force: true });
  execFileSync(process.execPath, [bin("typescript/bin/tsc"), ...compile], inherit);
  // ncc writes CommonJS unless the nearest package.json says `module`: Node loads a chunk in half the time of an ES module.
  writeFileSync(join(compiled, "package.json"), '{ "sideEffects": false }\n');
  const pack = ["build", join(compiled, "index.js"), "-o", out, "-q", "--no-cache"];
  execFileSync(process.execPath, [bin("@vercel/ncc/dist/ncc/cli.js"), ...pack], inherit);
  leaveOutEndpoints(out);
  const chunks = readdirSync(out).filter((name) => name.endsWith(".js"));
  const files = chunks.map((name) => join(out, name));
  for (const file of files) writeFileSync(file, writeForStart(readFileSync(file, "utf8")));
  loadChunksDirectly(out);
  for (const name of ENTRIES) {
    mkdirSync(join(out, name));
    const first = name === "cli" ? "#!/usr/bin/env node\n" : ""; // The package's `bin`.
    const text = `${first}"use strict";\n\nrequire("../index.js").${name}();\n`;
    writeFileSync(join(out, name, "index.js"), text, { mode: name === "cli" ? 0o755 : 0o644 });
  }
  writeFileSync(join(out, "package.json"), '{ "type": "commonjs" }\n');
  return files;
}

const inherit = { cwd: root, stdio: "inherit" } as const;

/** The licences of every run-time package in the lockfile: ncc's own list omits most of them. */
function licences(): string {
  const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
    packages: Record<string, { dev?: boolean; optional?: boolean; link?: boolean; version?: string; license?: string }>;
  };
  const byText = new Map<string, string[]>();
  for (const [path, { dev, optional, link, version = "", license = "licence not stated" }] of Object.entries(
    lock.packages,
  )) {
    // Remit's own packages have its own licence.
    if (!path.startsWith("node_modules/") || link === true || dev === true || optional === true) continue;
    const text = licenceText(path);
    const name = `${path.replace(/^.*node_modules\//, "")} ${version} (${license})`;
    byText.set(text, [...(byText.get(text) ?? []), name]);
  }
  const blocks = [...byText].map(([text, names]) => `${names.sort().join("\n")}\n\n${text}\n`);
  return blocks.sort().join(`\n${"-".repeat(80)}\n\n`);
}

/** The licence text of a package; "" if it has none. */
function licenceText(path: string): string {
  const directory = join(root, path);
  const files = existsSync(directory) ? readdirSync(directory) : [];
  const file = files.find((name) => /^(licen[cs]e|copying)/i.test(name));
  return file === undefined ? "" : readFileSync(join(directory, file), "utf8").replaceAll("\r\n", "\n").trim();
}

/** The total size of all files below a directory, in bytes. */
export function sizeOf(directory: string): number {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [forTests] = process.argv.slice(2);
  const out = forTests ?? join(root, "dist");
  if (forTests === undefined) build(out);
  else buildForTests(out);
  process.stdout.write(`dist: ${(sizeOf(out) / 1024 / 1024).toFixed(2)} MB\n`);
}
