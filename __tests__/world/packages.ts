/** npm packages in a directory that a policy can show: the sandbox may hide this repository. */
import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";

export interface Packages extends AsyncDisposable {
  /** The path of a file of one of the packages. */
  file(name: string, inside: string): string;
  /** Absolute. */
  readonly root: string;
}

/** Copies packages and all their dependencies to the top of one `node_modules`. */
export async function writePackages(names: readonly string[]): Promise<Packages> {
  const root = await mkdtemp("/var/tmp/remit-packages-");
  const place = (name: string) => path.join(root, "node_modules", name);
  const from = new Map<string, string>();
  for (const name of names) await collect(name, import.meta.filename, from);
  await Promise.all(
    [...from].map(([name, directory]) => cp(directory, place(name), { recursive: true, dereference: true })),
  );
  return {
    root,
    file: (name, inside) => path.join(place(name), inside),
    [Symbol.asyncDispose]: () => rm(root, { recursive: true, force: true }),
  };
}

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Where a package and its dependencies are, by name; a second version of one stays inside its package. */
async function collect(name: string, beside: string, found: Map<string, string>): Promise<void> {
  if (found.has(name)) return;
  const paths = createRequire(beside).resolve.paths(name) ?? [];
  for (const folder of paths) {
    const directory = path.join(folder, name);
    const text = await readFile(path.join(directory, "package.json"), "utf8").catch(() => undefined);
    if (text === undefined) continue;
    found.set(name, directory);
    const { dependencies = {} } = JSON.parse(text) as Manifest;
    for (const each of Object.keys(dependencies)) await collect(each, path.join(directory, "package.json"), found);
    return;
  }
}
