/** The architecture rules: imports run one way, and only adapters and entries touch the world. */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "@jest/globals";

const src = join(dirname(fileURLToPath(import.meta.url)), "..", "src");

/** What each room may import besides itself. A name with a slash is one file of a room. */
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  records: [],
  events: ["records"],
  ports: ["events"],
  secrets: ["lib"],
  log: ["events", "ports", "secrets", "lib"],
  inputs: ["events", "lib"],
  version: [],
  lib: [],
  policy: ["events", "lib"],
  request: ["events", "ports", "log", "secrets", "lib", "policy/policy"],
  project: ["events", "ports", "log", "secrets", "lib", "policy/policy"],
  tools: ["events", "ports", "log", "secrets", "lib", "policy/policy", "change/workspace", "change/changes"],
  change: ["events", "ports", "log", "secrets", "lib", "policy"],
  report: ["events", "ports", "log", "secrets", "lib"],
  adapters: ["events", "ports", "log", "secrets", "lib"],
  agent: ["events", "ports", "log", "secrets", "lib", "policy", "tools", "project"],
  run: [
    "features",
    "version",
    "lib",
    "events",
    "ports",
    "log",
    "secrets",
    "inputs",
    "request",
    "project",
    "policy",
    "agent",
    "tools",
    "change",
    "report",
    "version",
  ],
  features: [
    "run",
    "version",
    "lib",
    "events",
    "ports",
    "log",
    "secrets",
    "inputs",
    "request",
    "project",
    "policy",
    "agent",
    "tools",
    "change",
    "report",
  ],
  directories: ["adapters", "run"],
  main: ["directories", "version", "events", "ports", "log", "secrets", "inputs", "run", "adapters", "report"],
  post: ["directories", "events", "ports", "log", "secrets", "inputs", "run", "adapters", "report"],
  cli: [
    "directories",
    "version",
    "lib",
    "events",
    "ports",
    "log",
    "secrets",
    "inputs",
    "run",
    "adapters",
    "report",
    "policy",
    "project",
    "change",
    "cli",
    "tools",
  ],
  index: ["main", "post", "cli", "adapters/process-isolation", "adapters/sandbox/inside"],
};

/**
 * Rooms of several files. Each has one door, the file beside it with its name, which lists what other rooms may use; `run`
 * has another one for features. `lib/` and `features/` are shelves: each of their files or folders is entered by itself.
 */
const ROOMS = new Set([
  "adapters",
  "agent",
  "change",
  "inputs",
  "policy",
  "ports",
  "project",
  "report",
  "request",
  "run",
  "secrets",
  "tools",
]);
const FOR_FEATURES = "run/for-features.ts";

const MAY_TOUCH_THE_WORLD = new Set(["adapters", "directories", "index", "main", "post", "cli"]);
const HARMLESS_BUILTINS = new Set(["node:path", "node:crypto", "node:buffer", "node:util", "node:string_decoder"]);
const SDKS = ["@actions/", "@octokit/", "@google/", "@modelcontextprotocol/", "@opentelemetry/", "simple-git"];
const AMBIENT =
  /\b(Date\.now\(|new Date\(\)|Math\.random\(|process\.|setTimeout\(|setInterval\(|performance\.now\(|randomUUID\(|randomBytes\()/;

const files = readdirSync(src, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".ts"))
  .sort();

const TEST_FILES = readdirSync(join(src, "..", "__tests__"), { recursive: true, encoding: "utf8" }).map(
  (path) => `/__tests__/${path}`,
);

const TYPES = /^export (?:interface|type|class|enum) (\w+)/gm;
const VALUES = /^export (?:async )?(?:function\*?|const|let|class) (\w+)/gm;

/** Words that AGENTS.md's glossary replaces. Fields of the log keep them: recorded runs have them. */
const REPLACED = new Set(
  "crew desk errand hands holes lore mend mended mending mind needles opens parcel placed reaching seclusion site spent trouble wish".split(
    " ",
  ),
);

describe("the architecture", () => {
  test("has every file in a known room", () => {
    expect(files.filter((path) => ARROWS[roomOf(path)] === undefined)).toEqual([]);
  });

  test("lets imports run one way only", () => {
    const wrong = files.flatMap((path) =>
      declarations(path)
        .filter((target) => !mayImport(path, target))
        .map((target) => `${path} -> ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  test("lets policy import nothing but types from the events", () => {
    const values = files
      .filter((path) => roomOf(path) === "policy")
      .flatMap((path) => imports(path).filter(({ target, typeOnly }) => target.endsWith("/events.ts") && !typeOnly));
    expect(values).toEqual([]);
  });

  test("lets only adapters and entries touch the world", () => {
    const wrong = files
      .filter((path) => !MAY_TOUCH_THE_WORLD.has(roomOf(path)))
      .flatMap((path) => imports(path).map(({ target }) => ({ path, target })))
      .filter(({ target }) => touchesTheWorld(target));
    expect(wrong).toEqual([]);
  });

  test("uses time, chance and environment directly only in adapters and entries", () => {
    const wrong = files
      .filter((path) => !MAY_TOUCH_THE_WORLD.has(roomOf(path)))
      .flatMap((path) => code(path).map((line) => `${path}: ${line.trim()}`))
      .filter((line) => AMBIENT.test(line));
    expect(wrong).toEqual([]);
  });

  test("has no import cycle of values", () => {
    expect(circles()).toEqual([]);
  });

  // `import()` names the file, so that nothing else is loaded.
  test("lets other rooms into a room only by its door", () => {
    const wrong = files
      .filter((path) => path !== "index.ts")
      .flatMap((path) =>
        targets(path, ({ dynamic }) => !dynamic)
          .filter((to) => ROOMS.has(roomOf(to)) && roomOf(to) !== roomOf(path) && to !== doorFor(path, to))
          .map((to) => `${path} -> ${to}`),
      );
    expect(wrong).toEqual([]);
  });

  test("lists nothing at a door that no other room uses", () => {
    const unused = [...[...ROOMS].map((room) => `${room}.ts`), FOR_FEATURES].flatMap((door) => {
      const used = new Set(files.flatMap((path) => namesFrom(path, door)));
      return [...reexports(door).keys()].filter((name) => !used.has(name)).map((name) => `${door}: ${name}`);
    });
    expect(unused).toEqual([]);
  });

  // Not the folders of the rooms and features themselves: the tests above and below are about them.
  test("lets a folder be entered only by the file beside it with its name", () => {
    const wrong = files
      .filter((path) => path !== "index.ts")
      .flatMap((path) =>
        targets(path)
          .filter((to) => !to.startsWith("features/") && !mayEnter(path, to))
          .map((to) => `${path} -> ${to}`),
      );
    expect(wrong).toEqual([]);
  });

  test.each([
    ["type", TYPES],
    ["value", VALUES],
  ])("gives every exported %s a unique name", (_, kind) => {
    const named = Map.groupBy(exported(kind), ({ name }) => name);
    const shared = [...named].filter(([, places]) => places.length > 1);
    expect(shared.map(([name, places]) => `${name}: ${places.map(({ path }) => path).join(", ")}`)).toEqual([]);
  });

  test("names no file and nothing exported with a word that the glossary replaces", () => {
    const names = [...exported(TYPES), ...exported(VALUES)].map(({ name, path }) => ({ name, at: `${path}: ${name}` }));
    const replaced = names.filter(({ name }) => wordsIn(name).some((word) => REPLACED.has(word)));
    expect(replaced.map(({ at }) => at)).toEqual([]);
    expect(files.filter((path) => path.split(/[-./]/).some((word) => REPLACED.has(word)))).toEqual([]);
  });

  test("exports no function called tell…", () => {
    const found = files.flatMap((path) => text(path).match(/^export (?:async )?function tell[A-Z]\w*/gm) ?? []);
    expect(found).toEqual([]);
  });

  test("is described in AGENTS.md by paths that exist", () => {
    const page = readFileSync(join(src, "..", "AGENTS.md"), "utf8");
    const named = [...page.matchAll(/`((?:src|docs|bench|__tests__|schema)\/[\w./-]*)`/g)].map(([, path = ""]) => path);
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((path) => !existsSync(join(src, "..", path)))).toEqual([]);
    const short = [...page.matchAll(/`((?:[\w-]+\/)*[\w-]+\.ts)`/g)].map(([, path = ""]) => path);
    const known = [...files.map((path) => `/src/${path}`), ...TEST_FILES];
    const missing = short.filter((path) => !known.some((each) => each.endsWith(`/${path}`)));
    expect(missing.filter((path) => !existsSync(join(src, "..", path)))).toEqual([]);
  });

  test.each(["A call", "An edit"])("is described in AGENTS.md by a walk that it takes: %s", (name) => {
    const page = readFileSync(join(src, "..", "AGENTS.md"), "utf8");
    const walk = page.slice(page.indexOf(`- **${name}**`)).split(/\n(?=- |\n)/)[0] ?? "";
    const steps = [...walk.matchAll(/([→⇢:])\s+`src\/([\w./-]+\.ts)`/g)].map(([, arrow, path = ""]) => ({
      arrow,
      path,
    }));
    expect(steps.length).toBeGreaterThan(10);
    expect(new Set(steps.map(({ path }) => path)).size).toBe(steps.length);
    const wrong = steps.filter(({ arrow, path }, at) => {
      const imported = steps.slice(0, at).some((before) => declarations(before.path).includes(path));
      return at > 0 && (arrow === "→") !== imported;
    });
    expect(wrong).toEqual([]);
  });

  test("keeps every file under 400 lines", () => {
    const long = files.map((path) => `${path}: ${text(path).split("\n").length}`).filter((line) => sizeIn(line) > 400);
    expect(long).toEqual([]);
  });
});

function exported(kind: RegExp): { readonly name: string; readonly path: string }[] {
  return files.flatMap((path) => [...text(path).matchAll(kind)].map(([, name = ""]) => ({ name, path })));
}

/** `openGitSite`: `open`, `git`, `site`; `MOST_PLACED`: `most`, `placed`. */
function wordsIn(name: string): string[] {
  return name
    .replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, "_")
    .toLowerCase()
    .split("_");
}

/** `agent/prompt.ts` and the files of `agent/prompt/` may import a file of that folder, and of each folder in it likewise. */
function mayEnter(path: string, to: string): boolean {
  const folders = dirname(to).split("/");
  return folders.every((_, depth) => {
    const folder = folders.slice(0, depth + 1).join("/");
    return depth === 0 || path === `${folder}.ts` || path.startsWith(`${folder}/`);
  });
}

describe("a feature", () => {
  const features = files.filter((path) => path.startsWith("features/"));
  const folders = [...new Set(features.map(featureOf))];

  test("is imported by run.ts and by no station", () => {
    const known = files
      .filter((path) => !path.startsWith("features/"))
      .flatMap((path) =>
        [...new Set(targets(path))].filter((to) => to.startsWith("features/")).map((to) => `${path} -> ${to}`),
      );
    const entries = folders.map((folder) => `run.ts -> features/${folder}/feature.ts`);
    expect(known.toSorted()).toEqual(entries.toSorted());
  });

  test("is loaded only when a run needs it", () => {
    const atOnce = imports("run.ts").filter(({ target, dynamic }) => target.includes("/features/") && !dynamic);
    expect(atOnce).toEqual([]);
  });

  test("does not import another feature", () => {
    const crossed = features.flatMap((path) =>
      targets(path).filter((to) => to.startsWith("features/") && featureOf(to) !== featureOf(path)),
    );
    expect(crossed).toEqual([]);
  });

  test("gives run.ts one value", () => {
    const taken = [...text("run.ts").matchAll(TAKEN)].map(([, before, folder = "", after]) => [
      folder,
      before ?? after,
    ]);
    const values = folders.map((folder) => new Set(taken.flatMap(([of, name]) => (of === folder ? [name] : []))).size);
    expect(values).toEqual(folders.map(() => 1));
  });
});

/** `const { name } = await import("…")` and `(await import("…")).name`: the two ways in which `run.ts` takes a value. */
const TAKEN = /(?:const \{ (\w+) \} = )?\(?await import\("\.\/features\/([\w-]+)\/feature\.ts"\)(?:\)\.(\w+))?/g;

function featureOf(path: string): string {
  return path.split("/")[1] ?? "";
}

/** Files that import one another by value, one line per cycle. */
function circles(): string[] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const found: string[] = [];
  const visit = (path: string): void => {
    order.set(path, order.size);
    lowest.set(path, order.size - 1);
    open.push(path);
    for (const to of targets(path, ({ typeOnly, dynamic }) => !typeOnly && !dynamic)) {
      if (!order.has(to)) visit(to);
      if (open.includes(to)) lowest.set(path, Math.min(lowest.get(path) ?? 0, lowest.get(to) ?? 0));
    }
    if (lowest.get(path) !== order.get(path)) return;
    const circle = open.splice(open.indexOf(path));
    if (circle.length > 1) found.push(circle.toSorted().join(" "));
  };
  for (const path of files) if (!order.has(path)) visit(path);
  return found;
}

/** Remit's files that a file imports, as far as they pass the filter. */
function targets(path: string, wanted: (found: Import) => boolean = () => true): string[] {
  return imports(path)
    .filter((found) => found.target.startsWith(".") && wanted(found))
    .map(({ target }) => relative(src, resolve(src, dirname(path), target)));
}

function sizeIn(line: string): number {
  return Number(line.slice(line.lastIndexOf(" ")));
}

function text(path: string): string {
  return readFileSync(join(src, path), "utf8");
}

/** Lines that are not comments. */
function code(path: string): string[] {
  return text(path)
    .split("\n")
    .filter((line) => !/^\s*(\/\/|\*|\/\*)/.test(line));
}

/** `agent/loop.ts` is in `agent`; `run.ts` is a room of its own. */
function roomOf(path: string): string {
  return (path.split("/")[0] as string).replace(/\.ts$/, "");
}

function doorFor(path: string, to: string): string {
  return roomOf(path) === "features" && roomOf(to) === "run" ? FOR_FEATURES : `${roomOf(to)}.ts`;
}

/** The files that declare what a file imports: behind a door, the one that the door takes the name from. */
function declarations(path: string): string[] {
  return targets(path).flatMap((to) => {
    const behind = reexports(to);
    const names = namesFrom(path, to);
    return names.length === 0 ? [to] : names.map((name) => behind.get(name) ?? to);
  });
}

/** The names that a file takes from another one of Remit's. */
function namesFrom(path: string, from: string): string[] {
  return imports(path)
    .filter(({ target }) => target.startsWith(".") && relative(src, resolve(src, dirname(path), target)) === from)
    .flatMap(({ names }) => names);
}

/** The names that a file passes on, and where each comes from. */
function reexports(path: string): ReadonlyMap<string, string> {
  const lines = text(path).matchAll(/^export (?:type )?\{([^}]*)\} from "([^"]+)"/gm);
  return new Map(
    [...lines].flatMap(([, names = "", from = ""]) =>
      namesIn(names).map((name) => [name, relative(src, resolve(src, dirname(path), from))] as const),
    ),
  );
}

/** `a, type B, c as d`: `a`, `B` and `c`. */
function namesIn(list: string): string[] {
  return [...list.matchAll(/(?:^|,)\s*(?:type\s)?(\w+)/g)].map(([, name = ""]) => name);
}

function mayImport(from: string, to: string): boolean {
  const [room, target] = [roomOf(from), roomOf(to)];
  const allowed = ARROWS[room] ?? [];
  return room === target || allowed.some((each) => each === target || to === `${each}.ts` || to.startsWith(`${each}/`));
}

interface Import {
  readonly target: string;
  /** What is imported from it, by the names in the target; empty for `*`, defaults and `import()`. */
  readonly names: readonly string[];
  /** Whether only types are imported. */
  readonly typeOnly: boolean;
  /** Whether it is loaded lazily, by `import()`. */
  readonly dynamic: boolean;
}

function imports(path: string): Import[] {
  const pattern =
    /(?:^|\n)\s*(?:import|export)\s+(type\s)?([^;"']*?)from\s*"([^"]+)"|(?:const (\{[^}]*\}) = await )?import\((?:\/\*[^*]*\*\/\s*)?"([^"]+)"\)|(?:^|\n)import\s+"([^"]+)"/g;
  return [...text(path).matchAll(pattern)].map(([, type, names = "", from, taken, dynamic, bare]) => ({
    target: from ?? dynamic ?? bare ?? "",
    names: namesIn(/\{([^}]*)\}/.exec(taken ?? names)?.[1] ?? ""),
    typeOnly: type !== undefined || ONLY_TYPES.test(names),
    dynamic: dynamic !== undefined,
  }));
}

/** `{ type A, type B }` */
const ONLY_TYPES = /^\{\s*(?:type\s[^,}]+,?\s*)+\}\s*$/;

function touchesTheWorld(target: string): boolean {
  if (target.startsWith("node:")) return !HARMLESS_BUILTINS.has(target);
  return SDKS.some((sdk) => target.startsWith(sdk));
}
