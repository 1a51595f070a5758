/** The architecture is a promise: imports run one way, and only adapters and entries touch the world. */
import { readFileSync, readdirSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "@jest/globals";

const src = join(dirname(fileURLToPath(import.meta.url)), "..", "src");

/** Rooms by what they may import, besides themselves. A name with a slash is one file of a room. */
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  records: [],
  events: ["records"],
  ports: ["events"],
  secrets: ["lib"],
  log: ["events", "ports", "secrets"],
  inputs: ["events", "lib"],
  version: [],
  lib: [],
  policy: ["events", "lib"],
  request: ["events", "ports", "log", "secrets", "lib", "policy/policy"],
  project: ["events", "ports", "log", "secrets", "lib", "policy/policy"],
  tools: [
    "events",
    "ports",
    "log",
    "secrets",
    "lib",
    "policy/policy",
    "change/workspace",
    "change/ignore",
    "change/wildcard",
  ],
  change: ["events", "ports", "log", "secrets", "lib", "policy"],
  report: ["events", "ports", "log", "secrets", "lib"],
  adapters: ["events", "ports", "log", "secrets", "lib"],
  agent: ["events", "ports", "log", "secrets", "lib", "policy", "tools", "project"],
  run: [
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
  places: ["adapters", "run"],
  main: ["places", "version", "events", "ports", "log", "secrets", "inputs", "run", "adapters", "report"],
  post: ["places", "events", "ports", "log", "secrets", "inputs", "run", "adapters", "report"],
  cli: [
    "places",
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
  index: ["main", "post", "cli", "adapters/seclusion", "adapters/sandbox/inside"],
};

const MAY_TOUCH_THE_WORLD = new Set(["adapters", "places", "main", "post", "cli"]);
const HARMLESS_BUILTINS = new Set(["node:path", "node:crypto", "node:buffer", "node:util", "node:string_decoder"]);
const SDKS = ["@actions/", "@octokit/", "@google/", "@modelcontextprotocol/", "simple-git"];
const AMBIENT =
  /\b(Date\.now\(|new Date\(\)|Math\.random\(|process\.|setTimeout\(|setInterval\(|performance\.now\(|randomUUID\(|randomBytes\()/;

const files = readdirSync(src, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".ts"))
  .sort();

describe("the architecture", () => {
  test("has every file in a room that the design names", () => {
    expect(files.filter((path) => ARROWS[roomOf(path)] === undefined)).toEqual([]);
  });

  test("lets imports run one way only", () => {
    const wrong = files.flatMap((path) =>
      imports(path)
        .filter(({ target }) => target.startsWith("."))
        .map(({ target }) => relative(src, resolve(src, dirname(path), target)))
        .filter((target) => !mayImport(path, target))
        .map((target) => `${path} -> ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  test("lets policy see no more than types of the events", () => {
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

  test("has no ambient time, chance or environment outside adapters and entries", () => {
    const wrong = files
      .filter((path) => !MAY_TOUCH_THE_WORLD.has(roomOf(path)))
      .flatMap((path) => code(path).map((line) => `${path}: ${line.trim()}`))
      .filter((line) => AMBIENT.test(line));
    expect(wrong).toEqual([]);
  });

  test("keeps every file under 300 lines", () => {
    const long = files.map((path) => `${path}: ${text(path).split("\n").length}`).filter((line) => sizeIn(line) > 300);
    expect(long).toEqual([]);
  });
});

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

function mayImport(from: string, to: string): boolean {
  const [room, target] = [roomOf(from), roomOf(to)];
  const allowed = ARROWS[room] ?? [];
  return room === target || allowed.includes(target) || allowed.includes(to.replace(/\.ts$/, ""));
}

function imports(path: string): { target: string; typeOnly: boolean }[] {
  const pattern =
    /(?:^|\n)\s*(?:import|export)\s+(type\s)?[^;"']*?from\s*"([^"]+)"|import\("([^"]+)"\)|(?:^|\n)import\s+"([^"]+)"/g;
  return [...text(path).matchAll(pattern)].map(([, type, from, dynamic, bare]) => ({
    target: from ?? dynamic ?? bare ?? "",
    typeOnly: type !== undefined,
  }));
}

function touchesTheWorld(target: string): boolean {
  if (target.startsWith("node:")) return !HARMLESS_BUILTINS.has(target);
  return SDKS.some((sdk) => target.startsWith(sdk));
}
