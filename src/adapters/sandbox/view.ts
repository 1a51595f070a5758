/**
 * What the sandbox shows of the machine: which directories look empty, and what below them stays.
 *
 * Four lists of places. Mounted in the order of their paths, all together, every place lies over the one around it; the
 * workspace is mounted in the same order. What no list names is the machine as it is, read-only.
 */
import { readdirSync, realpathSync, statSync } from "node:fs";
import { join } from "node:path";
import { BY_NAME } from "./credentials.ts";
import { isBelow } from "./mounts.ts";
import * as places from "./places.ts";
import { BESIDE_BIN, MIXED } from "./toolchains.ts";

/** Absolute paths in order. No place is listed that the one around it makes needless. */
export interface View {
  /** Directories that look empty. */
  readonly hidden: readonly string[];
  /** Directories and files below a hidden place that stay readable. One that is a link is listed beside what it leads to. */
  readonly shown: readonly string[];
  /**
   * Package caches: a writable layer lies over each, and what is written is thrown away. Tools write beside them too: of a
   * hidden home the sandbox makes a fresh directory that can be written. Java takes the home from the user, not from HOME.
   */
  readonly layered: readonly string[];
  /** Files and directories with credentials that would be seen otherwise. */
  readonly covered: readonly string[];
  /** For people: what `[sandbox] show` names and is not shown, and why. */
  readonly refused: readonly string[];
}

/** What is asked of the machine. Nothing here throws. */
export interface Machine {
  /** Of what a link leads to. Undefined: not there, not to be seen, or neither of the two. */
  readonly kindOf: (path: string) => "file" | "directory" | undefined;
  /** Of a path that exists. */
  readonly realPath: (path: string) => string;
  /** Empty where the directory cannot be read. */
  readonly list: (directory: string) => readonly ViewEntry[];
}

export interface ViewEntry {
  readonly name: string;
  /** A link to a directory is none. */
  readonly directory: boolean;
}

export interface ViewFacts extends Machine {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** The user's, and what HOME says. */
  readonly homes: readonly string[];
  readonly workspace: string;
  readonly temp: string;
  /** The policy's `[sandbox] show`: absolute, or below `~/`. */
  readonly show: readonly string[];
  /** The Node that runs Remit. A self-hosted runner brings its own, which says where the runner lies. */
  readonly program?: string;
}

export function viewOf(facts: ViewFacts): View {
  const site = surveySite(facts);
  const { names, refused } = ownersPlaces(facts, site);
  const shown = [...programPlaces(facts, site), ...names].flatMap((name) => spell(name, facts, site));
  const layered = cachePlaces(facts, site);
  const kinds = new Map<string, Kind>();
  for (const { real } of site.hidings) kinds.set(real, "hidden");
  for (const path of shown) kinds.set(path, "shown");
  for (const path of layered) kinds.set(path, "layered");
  kinds.set(site.workspace, "workspace");
  const listed = (kind: Kind, needless: readonly (Kind | undefined)[]): readonly string[] =>
    [...kinds].flatMap(([path, own]) => (own === kind && !needless.includes(around(path, kinds)) ? [path] : [])).sort();
  return {
    hidden: listed("hidden", ["hidden"]),
    shown: listed("shown", ["shown", "layered", "workspace", undefined]),
    layered: listed("layered", ["layered", "workspace"]),
    covered: coveredPlaces(facts, site, kinds),
    refused,
  };
}

/** The machine that Remit runs on. */
export const machine: Machine = {
  kindOf(path) {
    try {
      const found = statSync(path, { throwIfNoEntry: false });
      if (found?.isDirectory() === true) return "directory";
      return found?.isFile() === true ? "file" : undefined;
    } catch {
      return undefined;
    }
  },
  realPath(path) {
    try {
      return realpathSync.native(path);
    } catch {
      return path;
    }
  },
  list(directory) {
    try {
      const entries = readdirSync(directory, { withFileTypes: true });
      return entries.map((entry) => ({ name: entry.name, directory: entry.isDirectory() }));
    } catch {
      return [];
    }
  },
};

type Kind = "hidden" | "shown" | "layered" | "workspace";

interface Site {
  readonly hidings: readonly Hiding[];
  /** By name, and as they really lie. */
  readonly homes: readonly string[];
  readonly workspace: string;
  /** Credentials that exist, by name and as they really lie. */
  readonly secrets: readonly string[];
}

interface Hiding {
  readonly name: string;
  readonly real: string;
}

function surveySite(facts: ViewFacts): Site {
  const { environment, kindOf, realPath } = facts;
  const named = facts.homes.filter((home) => home.startsWith("/")).map(places.trim);
  const runner = places.runnerPlaces(environment, facts.program);
  const own = runner.own.filter((path) => places.RUNNER_MARKS.some((mark) => kindOf(join(path, mark)) !== undefined));
  const work = runner.work === undefined ? [] : [runner.work];
  const names = [...named, ...places.ALWAYS_HIDDEN, places.trim(facts.temp), ...work, ...own];
  const hidings = [...new Set(names)]
    .filter((name) => kindOf(name) === "directory")
    .map((name) => ({ name, real: realPath(name) }))
    .filter(({ real }) => !places.SYSTEM.has(real));
  const homes = [...new Set(named.flatMap((home) => [home, ...(kindOf(home) === undefined ? [] : [realPath(home)])]))];
  const at = places.trim(facts.workspace);
  const site = { hidings, homes, workspace: kindOf(at) === undefined ? at : realPath(at), secrets: [] };
  const ofRunner = own.flatMap((path) => places.RUNNER_SECRETS.map((name) => join(path, name)));
  const secrets = [...places.secretPlaces(environment, homes), ...ofRunner]
    .filter((name) => kindOf(name) !== undefined)
    .flatMap((name) => waysTo(name, realPath, site))
    // A variable may name a directory that holds far more than credentials.
    .filter((path) => !isTooMuch(path, site) && !isInside(site.workspace, path));
  return { ...site, secrets };
}

/** A path through a hidden directory's name, as one through where the directory really lies. */
function inHiding(path: string, hidings: readonly Hiding[]): string {
  const [hiding] = hidings.filter(({ name }) => isBelow(path, name)).sort((a, b) => b.name.length - a.name.length);
  return hiding === undefined ? path : hiding.real + path.slice(hiding.name.length);
}

/** The ways to write a place that would be lost: its name, and what the name leads to. None where it may not be shown. */
function spell(name: string, { kindOf, realPath }: Machine, site: Site): readonly string[] {
  if (kindOf(name) === undefined) return [];
  const ways = waysTo(name, realPath, site);
  if (ways.some((way) => isInside(way, site.workspace) || isTooMuch(way, site))) return [];
  return ways.filter((way) => site.hidings.some(({ real }) => isBelow(way, real)));
}

function waysTo(name: string, realPath: Machine["realPath"], { hidings }: Pick<Site, "hidings">): readonly string[] {
  return [...new Set([inHiding(name, hidings), realPath(name)])];
}

/** A hidden place itself, or what a home lies in. */
function isTooMuch(path: string, { hidings, homes }: Site): boolean {
  return (
    places.SYSTEM.has(path) || hidings.some(({ real }) => real === path) || homes.some((home) => isInside(home, path))
  );
}

function isSecret(path: string, { secrets }: Site): boolean {
  return secrets.some((secret) => isInside(path, secret)) || path.split("/").some((name) => BY_NAME.has(name));
}

/** The place itself, or below it. */
function isInside(path: string, directory: string): boolean {
  return path === directory || isBelow(path, directory);
}

/** What PATH and the toolchains' variables name, with what their programs load. */
function programPlaces(facts: ViewFacts, site: Site): readonly string[] {
  const { environment, kindOf, realPath, program } = facts;
  const path = [...places.pathsIn(environment, "PATH"), ...(program === undefined ? [] : [join(program, "..")])];
  const directories = path.filter((name) => kindOf(name) === "directory").flatMap((name) => [name, realPath(name)]);
  const found = [...directories, ...directories.flatMap((name) => installationAround(name, facts, site))];
  return [...found, ...places.toolPlaces(environment, site.homes)].filter(
    (name) => kindOf(name) !== undefined && !waysTo(name, realPath, site).some((way) => isSecret(way, site)),
  );
}

/** All of it, but where the directory is more than an installation: a part of the home, or somebody's repository. */
function installationAround(directory: string, { kindOf }: Machine, site: Site): readonly string[] {
  const around = places.aroundPrograms(directory);
  if (around === undefined || isTooMuch(around, site) || isInside(site.workspace, around)) return [];
  const mixed = site.homes.some((home) => MIXED.some((name) => join(home, name) === around));
  if (!mixed && kindOf(join(around, ".git")) === undefined) return [around];
  return BESIDE_BIN.map((name) => join(around, name));
}

/** What the policy names. A credential is shown when its very file is named. */
function ownersPlaces(facts: ViewFacts, site: Site) {
  const { environment, kindOf, realPath } = facts;
  const [names, refused]: [string[], string[]] = [[], []];
  for (const place of facts.show) {
    const found = places.expand(place, environment, facts.homes).filter((name) => kindOf(name) !== undefined);
    const allowed = found.filter((name) => {
      const secret = waysTo(name, realPath, site).some((way) => isSecret(way, site));
      return !isTooMuch(realPath(name), site) && (!secret || kindOf(name) === "file");
    });
    names.push(...allowed);
    if (allowed.length === 0) refused.push(refusalOf(place, found[0], facts, site));
  }
  return { names, refused };
}

function refusalOf(place: string, found: string | undefined, { realPath }: Machine, site: Site): string {
  const start = `[sandbox] show: \`${place}\` is not shown`;
  if (found === undefined)
    return `${start}: it does not exist here. Name a file or directory by an absolute path or \`~/\`.`;
  if (!isTooMuch(realPath(found), site)) {
    return `${start}: credentials are kept there. To show one file of it all the same, name that file.`;
  }
  return `${start}: it is or holds a directory that is hidden whole. Name the directories in it that commands need.`;
}

/** The caches below a hidden place; elsewhere the whole root, since the machine is read-only and tools insist on writing. */
function cachePlaces(facts: ViewFacts, site: Site): readonly string[] {
  const { kindOf, realPath } = facts;
  return places.rootsOf(facts.environment, site.homes).flatMap(({ path, root }) => {
    if (root.caches === undefined || kindOf(path) !== "directory") return [];
    const parts = root.caches.map((part) => places.trim(join(path, part)));
    const safe = parts.filter((part) => kindOf(part) === "directory" && !isSecret(realPath(part), site));
    const hidden = safe.flatMap((part) => spell(part, facts, site));
    if (hidden.length > 0) return hidden;
    return (isApart(realPath(path), site) ? [path] : safe).map(realPath).filter((part) => isApart(part, site));
  });
}

/** Neither holds nor lies in what is mounted otherwise. */
function isApart(path: string, site: Site): boolean {
  const others = [site.workspace, ...site.hidings.map(({ real }) => real)];
  return !isTooMuch(path, site) && !others.some((other) => isInside(other, path) || isInside(path, other));
}

/** Of the known credentials those that can be seen, and those that lie by their names near the top of what is shown. */
function coveredPlaces(facts: ViewFacts, site: Site, kinds: ReadonlyMap<string, Kind>): readonly string[] {
  const named = facts.show.flatMap((place) => places.expand(place, facts.environment, facts.homes));
  const opened = new Set(named.filter((name) => facts.kindOf(name) === "file").map(facts.realPath));
  const shown = [...kinds].flatMap(([path, kind]) => (kind === "shown" ? [path] : []));
  // What the checkout itself holds is for the policy's rules to judge.
  const near = shown.flatMap((path) => secretsIn(path, facts, 2)).filter((path) => !isInside(path, site.workspace));
  const seen = [...new Set([...site.secrets, ...near].map(facts.realPath))]
    .filter((path) => !opened.has(path) && !isHidden(path, kinds))
    .sort();
  return seen.filter((path) => !seen.some((other) => isBelow(path, other)));
}

/** Two levels below the top one, a known name is looked for. */
function secretsIn(directory: string, facts: Machine, levels: number): readonly string[] {
  return facts.list(directory).flatMap(({ name, directory: isDirectory }) => {
    const path = join(directory, name);
    if (BY_NAME.has(name)) return [path];
    return isDirectory && levels > 0 ? secretsIn(path, facts, levels - 1) : [];
  });
}

function isHidden(path: string, kinds: ReadonlyMap<string, Kind>): boolean {
  return (kinds.get(path) ?? around(path, kinds)) === "hidden";
}

/** What the nearest place around it is. */
function around(path: string, kinds: ReadonlyMap<string, Kind>): Kind | undefined {
  let nearest = "";
  for (const place of kinds.keys()) if (isBelow(path, place) && place.length > nearest.length) nearest = place;
  return kinds.get(nearest);
}
