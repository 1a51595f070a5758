/** The dependencies and scripts that a change adds to a project's manifest. */
import { compileGlobs } from "../../lib/glob.ts";
import { firstOf } from "../../lib/cut.ts";
import { ECOSYSTEMS, type Manifest } from "../../lib/ecosystems.ts";

/** Names the manifest did not have before; a source that is not a registry version is shown too. */
export function newDependencies(path: string, before: string, after: string): string[] {
  const read = readerOf(path);
  if (read === undefined) return [];
  const [old, now] = [read(before), read(after)];
  return [...now]
    .filter(([name, source]) => {
      const former = old.get(name);
      return former === undefined || (isForeign(source) && former !== source);
    })
    .map(([name, source]) => (isForeign(source) ? `${name} (${firstOf(source, 80)})` : name));
}

/** New or changed scripts of a manifest that run on installation. */
export function installScripts(path: string, before: string, after: string): string[] {
  const pattern = manifestOf(path)?.scripts;
  if (pattern === undefined) return [];
  const [old, now] = [fieldsOf(parse(before)["scripts"]), fieldsOf(parse(after)["scripts"])];
  return Object.keys(now).filter(
    (name) => pattern.test(name) && JSON.stringify(now[name]) !== JSON.stringify(old[name]),
  );
}

/** Dependency names and their sources. */
type Sources = ReadonlyMap<string, string>;

function readerOf(path: string): ((text: string) => Sources) | undefined {
  const from = manifestOf(path)?.dependencies;
  switch (from?.form) {
    case undefined:
      return undefined;
    case "json":
      return (text) => tables(text, from.tables);
    case "toml":
      return (text) => sections(text, from.tables);
    case "lines":
      return (text) => lines(text, from.pattern);
    case "pyproject":
      return readPyproject;
  }
}

function manifestOf(path: string): Manifest | undefined {
  const name = path.slice(path.lastIndexOf("/") + 1);
  return READ.find(({ fits }) => fits(name))?.manifest;
}

/** The manifests that are recognized by name alone. */
const READ = ECOSYSTEMS.flatMap(({ manifests = [] }) => manifests)
  .filter(({ file }) => !file.includes("/"))
  .map((manifest) => ({ manifest, fits: compileGlobs([manifest.file]) }));

function tables(text: string, names: readonly string[]): Sources {
  const whole = parse(text);
  return new Map(
    names.flatMap((name) => Object.entries(fieldsOf(whole[name])).map(([key, value]) => [key, String(value)])),
  );
}

function lines(text: string, pattern: RegExp): Sources {
  return new Map([...text.matchAll(pattern)].map(([, name = "", rest = ""]) => [name.toLowerCase(), rest.trim()]));
}

/**
 * Keys of the TOML tables whose names match. Reads line by line: a key written in another form is at worst reported as
 * new once too often.
 */
function sections(text: string, wanted: RegExp): Sources {
  const found = new Map<string, string>();
  let inside = false;
  for (const line of text.split("\n")) {
    const header = /^\s*\[+([^\]]+)\]/.exec(line)?.[1];
    if (header !== undefined) {
      const own = /dependencies\.(.+)$/.exec(header)?.[1];
      if (own !== undefined) found.set(own.replaceAll('"', ""), "");
      inside = own === undefined && wanted.test(header);
    } else if (inside) {
      const [, key, value = ""] = /^\s*"?([A-Za-z0-9][\w.-]*)"?\s*=\s*(.*)$/.exec(line) ?? [];
      if (key !== undefined) found.set(key, value);
    }
  }
  return found;
}

function readPyproject(text: string): Sources {
  const poetry = [...sections(text, /^tool\.(poetry|pdm)\..*dependencies/)];
  const arrays = [...text.matchAll(/^\s*(?:[\w-]*dependencies|requires|[\w-]+)\s*=\s*\[([^\]]*)\]/gm)];
  const quoted = arrays.flatMap(([, items = ""]) => [...items.matchAll(/["']([A-Za-z0-9][\w.-]*)\s*([^"']*)["']/g)]);
  return new Map([...poetry, ...quoted.map(([, name = "", rest = ""]) => [name.toLowerCase(), rest.trim()] as const)]);
}

/** Whether the source is an address instead of a version. */
function isForeign(source: string): boolean {
  return /:\/\/|^(git|file|link|github|npm):|\bgit\s*=|\bpath\s*=|^@\s/.test(source);
}

function parse(text: string): Record<string, unknown> {
  try {
    return fieldsOf(JSON.parse(text));
  } catch {
    return {}; // Not JSON, or not complete yet.
  }
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
