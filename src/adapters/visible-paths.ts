/** What a run's commands see: the parts of the machine they need, and directories of the run to write to. */
import { mkdirSync, realpathSync, readdirSync, statSync } from "node:fs";
import { userInfo } from "node:os";
import { basename, dirname, join } from "node:path";
import type { VisiblePaths } from "./sandbox.ts";
import { attempt } from "../lib/attempt.ts";
import { onceFor } from "../lib/once.ts";
import { BY_NAME } from "./credential-files.ts";
import { isBelow } from "./mounts.ts";
import * as places from "./machine-places.ts";
import { BESIDE_BIN, MIXED } from "./machine-places.ts";

interface VisiblePathsFacts {
  /** The step's environment. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** The checkout, absolute and without links. */
  readonly workspace: string;
  /** RUNNER_TEMP, or its substitute. */
  readonly temp: string;
  /** Directories and files of the run. */
  readonly run: {
    /** Commands find it at the user's home. */
    readonly home: string;
    /** Commands find it at `/tmp`. */
    readonly scratch: string;
    /** The home of hooks and MCP servers. The model's commands do not see it. */
    readonly servers: string;
    /** Visible to all at their own paths. */
    readonly readable: readonly string[];
    /** Hooks may also read the log. */
    readonly transcript: string;
  };
  /** Called with what the policy wants to show but cannot be shown, and why. */
  readonly onRefused?: (refused: readonly string[]) => void;
}

/** The user's home as programs look it up. */
export function homeOf(environment: VisiblePathsFacts["environment"]): string {
  const home = environment["HOME"] ?? "";
  return home.startsWith("/") ? real(home) : (registeredHome() ?? "/");
}

/** From the user's entry in the machine's user list; some containers run as users without one. */
function registeredHome(): string | undefined {
  return attempt(() => real(userInfo().homedir));
}

/** What commands see, given a policy's `[sandbox] show`. Makes the run's directories. */
export function sightOf({
  environment,
  workspace,
  temp,
  run,
  onRefused,
}: VisiblePathsFacts): (show: readonly string[]) => Omit<VisiblePaths, "hosts"> {
  const home = homeOf(environment);
  for (const place of [run.home, run.scratch, run.servers, ...run.readable]) mkdirSync(place, { recursive: true });
  return (show) => {
    const homes = [...new Set([home, registeredHome() ?? home])];
    const facts = { ...machine, environment, homes, workspace, temp, show, program: process.execPath };
    const { refused, ...view } = viewOf(facts);
    if (refused.length > 0) onRefused?.(refused);
    // The home in HOME and the one in the user list become the same fresh directory. The root directory, the checkout,
    // and a directory of the system (as daemons have) cannot be replaced.
    const own = homes
      .filter((each) => each !== "/" && each !== workspace && (each === home || view.hidden.includes(each)))
      .map((at) => ({ from: run.home, at, writable: true }));
    return {
      workspace,
      ...view,
      binds: [
        { from: run.scratch, at: "/tmp", writable: true },
        ...own,
        ...run.readable.map((place) => ({ from: place, at: place, writable: false })),
        { from: run.servers, at: run.servers, writable: true, servers: true },
        { from: run.transcript, at: run.transcript, writable: false, servers: true },
      ],
    };
  };
}

/** The program that serves the files inside: from the bundle by its entry's name, from the source as it is. */
export function insideOf(entry: string): { readonly directory: string; readonly entry: string } {
  const directory = dirname(dirname(real(entry)));
  return { directory, entry: "inside/index.js" };
}

function real(path: string): string {
  return attempt(() => realpathSync(path)) ?? join(path);
}

/** Absolute paths in order. A place is left out if the one around it already has the same effect. */
export interface View {
  /** Directories that look empty. */
  readonly hidden: readonly string[];
  /** Directories and files below a hidden place that stay readable. A link is listed along with its target. */
  readonly shown: readonly string[];
  /**
   * Package caches: each gets a writable layer, and writes are discarded. Tools write next to them too, so the sandbox
   * makes a hidden home a fresh, writable directory. Java takes the home from the user list, not from HOME.
   */
  readonly layered: readonly string[];
  /** Files and directories with credentials that would otherwise be visible. */
  readonly covered: readonly string[];
  /** For people: what `[sandbox] show` names but is not shown, and why. */
  readonly refused: readonly string[];
}

type FileKind = "file" | "directory" | undefined;

/** Questions about the machine. Nothing here throws. */
interface Machine {
  /** Follows links. Undefined: missing, unreadable, or neither of the two. */
  readonly kindOf: (path: string) => FileKind;
  /** Only for a path that exists. */
  readonly realPath: (path: string) => string;
  /** Empty when the directory cannot be read. */
  readonly list: (directory: string) => readonly ViewEntry[];
}

interface ViewEntry {
  readonly name: string;
  /** False for a link to a directory. */
  readonly directory: boolean;
}

export interface ViewFacts extends Machine {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** The user's home, and HOME. */
  readonly homes: readonly string[];
  readonly workspace: string;
  readonly temp: string;
  /** The policy's `[sandbox] show`: absolute paths, or paths below `~/`. */
  readonly show: readonly string[];
  /** The Node that runs Remit. A self-hosted runner brings its own, so this shows where the runner is. */
  readonly program?: string;
}

export function viewOf(asked: ViewFacts): View {
  const facts = { ...asked, ...askOnce(asked) };
  const host = surveyHost(facts);
  const { names, refused } = ownersPlaces(facts, host);
  const shown = [...programPlaces(facts, host), ...names].flatMap((name) => spell(name, facts, host));
  const layered = cachePlaces(facts, host);
  const kinds = new Map<string, Kind>();
  for (const { real } of host.hidings) kinds.set(real, "hidden");
  for (const path of shown) kinds.set(path, "shown");
  for (const path of layered) kinds.set(path, "layered");
  kinds.set(host.workspace, "workspace");
  const listed = (kind: Kind, needless: readonly (Kind | undefined)[]): readonly string[] =>
    [...kinds].flatMap(([path, own]) => (own === kind && !needless.includes(around(path, kinds)) ? [path] : [])).sort();
  return {
    hidden: listed("hidden", ["hidden"]),
    shown: listed("shown", ["shown", "layered", "workspace", undefined]),
    layered: listed("layered", ["layered", "workspace"]),
    covered: coveredPlaces(facts, host, kinds),
    refused,
  };
}

/** The real machine. */
export const machine: Machine = {
  kindOf(path) {
    const stats = attempt(() => statSync(path, { throwIfNoEntry: false }));
    if (stats?.isDirectory() === true) return "directory";
    return stats?.isFile() === true ? "file" : undefined;
  },
  realPath: (path) => attempt(() => realpathSync.native(path)) ?? path,
  list(directory) {
    const entries = attempt(() => readdirSync(directory, { withFileTypes: true })) ?? [];
    return entries.map((entry) => ({ name: entry.name, directory: entry.isDirectory() }));
  },
};

/** Many names lead to few places, and most names in a home to none: the listings of its directories tell. */
function askOnce({ kindOf, realPath, list, homes }: Machine & Pick<ViewFacts, "homes">): Machine {
  const listed = onceFor(list);
  const entriesOf = onceFor((at: string) => new Map(listed(at).map((entry) => [entry.name, entry.directory])));
  const kindIn = onceFor((path: string): FileKind => {
    const home = homes.find((each) => isBelow(path, each));
    if (home === undefined) return kindOf(path);
    const slash = path.lastIndexOf("/");
    const around = path.slice(0, slash);
    if (around.length > home.length && kindIn(around) !== "directory") return undefined;
    const entries = entriesOf(around);
    // No entries: the directory is empty or cannot be read, and its names may exist nevertheless.
    const name = path.slice(slash + 1);
    if (entries.size > 0 && !entries.has(name)) return undefined;
    return entries.get(name) === true ? "directory" : kindOf(path);
  });
  return { kindOf: kindIn, realPath: onceFor(realPath), list: listed };
}

type Kind = "hidden" | "shown" | "layered" | "workspace";

interface HostFacts {
  readonly hidings: readonly HiddenPath[];
  /** By name, and by real path. */
  readonly homes: readonly string[];
  readonly workspace: string;
  /** Credentials that exist, by name and by real path. */
  readonly secrets: readonly string[];
  /** Where package managers keep their files. */
  readonly roots: readonly places.Rooted[];
}

interface HiddenPath {
  readonly name: string;
  readonly real: string;
}

function surveyHost(facts: ViewFacts): HostFacts {
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
  const roots = places.rootsOf(environment, homes);
  const host = { hidings, homes, workspace: kindOf(at) === undefined ? at : realPath(at), secrets: [], roots };
  const ofRunner = own.flatMap((path) => places.RUNNER_SECRETS.map((name) => join(path, name)));
  const secrets = [...places.secretPlaces(environment, homes, roots), ...ofRunner]
    .filter((name) => kindOf(name) !== undefined)
    .flatMap((name) => waysTo(name, realPath, host))
    // A variable may name a directory that contains far more than credentials.
    .filter((path) => !isTooMuch(path, host) && !isInside(host.workspace, path));
  return { ...host, secrets };
}

/** Rewrites a path through a hidden directory's name to go through its real path. */
function inHiding(path: string, hidings: readonly HiddenPath[]): string {
  const [hiding] = hidings.filter(({ name }) => isBelow(path, name)).sort((a, b) => b.name.length - a.name.length);
  return hiding === undefined ? path : hiding.real + path.slice(hiding.name.length);
}

/** The paths of a place that hiding would make invisible: its name, and its target. Empty when it may not be shown. */
function spell(name: string, { kindOf, realPath }: Machine, host: HostFacts): readonly string[] {
  if (kindOf(name) === undefined) return [];
  const ways = waysTo(name, realPath, host);
  if (ways.some((way) => isInside(way, host.workspace) || isTooMuch(way, host))) return [];
  return ways.filter((way) => host.hidings.some(({ real }) => isBelow(way, real)));
}

function waysTo(
  name: string,
  realPath: Machine["realPath"],
  { hidings }: Pick<HostFacts, "hidings">,
): readonly string[] {
  return [...new Set([inHiding(name, hidings), realPath(name)])];
}

/** Whether this is a system directory or a hidden place, or contains a home. */
function isTooMuch(path: string, { hidings, homes }: HostFacts): boolean {
  return (
    places.SYSTEM.has(path) || hidings.some(({ real }) => real === path) || homes.some((home) => isInside(home, path))
  );
}

function isSecret(path: string, { secrets }: HostFacts): boolean {
  return secrets.some((secret) => isInside(path, secret)) || path.split("/").some((name) => BY_NAME.has(name));
}

/** Whether the path is the directory or lies below it. */
function isInside(path: string, directory: string): boolean {
  return path === directory || isBelow(path, directory);
}

/** What PATH and the toolchains' variables name, with the files those programs load. */
function programPlaces(facts: ViewFacts, host: HostFacts): readonly string[] {
  const { environment, kindOf, realPath, program } = facts;
  const path = [...places.pathsIn(environment, "PATH"), ...(program === undefined ? [] : [join(program, "..")])];
  const directories = path.filter((name) => kindOf(name) === "directory").flatMap((name) => [name, realPath(name)]);
  const found = [...directories, ...directories.flatMap((name) => installationAround(name, facts, host))];
  return [...found, ...places.toolPlaces(environment, host.homes)].filter(
    (name) => kindOf(name) !== undefined && !waysTo(name, realPath, host).some((way) => isSecret(way, host)),
  );
}

/** The whole installation, unless the directory holds more than that: a part of the home, or a repository. */
function installationAround(directory: string, { kindOf }: Machine, host: HostFacts): readonly string[] {
  const around = places.aroundPrograms(directory);
  if (around === undefined || isTooMuch(around, host) || isInside(host.workspace, around)) return [];
  const mixed = MIXED.includes(basename(around)) && host.homes.includes(dirname(around));
  if (!mixed && kindOf(join(around, ".git")) === undefined) return [around];
  return BESIDE_BIN.map((name) => join(around, name));
}

/** What the policy names. A credential is shown only when its own file is named. */
function ownersPlaces(facts: ViewFacts, host: HostFacts) {
  const { environment, kindOf, realPath } = facts;
  const [names, refused]: [string[], string[]] = [[], []];
  for (const place of facts.show) {
    const found = places.expand(place, environment, facts.homes).filter((name) => kindOf(name) !== undefined);
    const allowed = found.filter((name) => {
      const secret = waysTo(name, realPath, host).some((way) => isSecret(way, host));
      return !isTooMuch(realPath(name), host) && (!secret || kindOf(name) === "file");
    });
    names.push(...allowed);
    if (allowed.length === 0) refused.push(refusalOf(place, found[0], facts, host));
  }
  return { names, refused };
}

function refusalOf(place: string, found: string | undefined, { realPath }: Machine, host: HostFacts): string {
  const start = `[sandbox] show: \`${place}\` is not shown`;
  if (found === undefined)
    return `${start}: it does not exist here. Name a file or directory by an absolute path or \`~/\`.`;
  if (!isTooMuch(realPath(found), host)) {
    return `${start}: credentials are kept there. To show one file of it anyway, name that file.`;
  }
  return `${start}: it is or contains a directory that is hidden completely. Name the directories in it that commands need.`;
}

/** Caches below a hidden place; elsewhere the whole root: tools insist on writing, and the machine is read-only. */
function cachePlaces(facts: ViewFacts, host: HostFacts): readonly string[] {
  const { kindOf, realPath } = facts;
  return host.roots.flatMap(({ path, root }) => {
    if (root.caches === undefined || kindOf(path) !== "directory") return [];
    const parts = root.caches.map((part) => places.placeIn(path, part));
    const safe = parts.filter((part) => kindOf(part) === "directory" && !isSecret(realPath(part), host));
    const hidden = safe.flatMap((part) => spell(part, facts, host));
    if (hidden.length > 0) return hidden;
    return (isApart(realPath(path), host) ? [path] : safe).map(realPath).filter((part) => isApart(part, host));
  });
}

/** Whether it neither contains nor lies in a place that is mounted otherwise. */
function isApart(path: string, host: HostFacts): boolean {
  const others = [host.workspace, ...host.hidings.map(({ real }) => real)];
  return !isTooMuch(path, host) && !others.some((other) => isInside(other, path) || isInside(path, other));
}

/** Known credentials that are visible, and files with a credential's name near the top of what is shown. */
function coveredPlaces(facts: ViewFacts, host: HostFacts, kinds: ReadonlyMap<string, Kind>): readonly string[] {
  const named = facts.show.flatMap((place) => places.expand(place, facts.environment, facts.homes));
  const opened = new Set(named.filter((name) => facts.kindOf(name) === "file").map(facts.realPath));
  const shown = [...kinds].flatMap(([path, kind]) => (kind === "shown" ? [path] : []));
  // The policy's rules decide about the checkout's own files.
  const near = shown.flatMap((path) => secretsIn(path, facts, 2)).filter((path) => !isInside(path, host.workspace));
  const seen = [...new Set([...host.secrets, ...near].map(facts.realPath))]
    .filter((path) => !opened.has(path) && !isHidden(path, kinds))
    .sort();
  return seen.filter((path) => !seen.some((other) => isBelow(path, other)));
}

/** Searches for known names in a directory and `levels` levels below. */
function secretsIn(directory: string, facts: Machine, levels: number): readonly string[] {
  return facts.list(directory).flatMap(({ name, directory: isDirectory }) => {
    if (BY_NAME.has(name)) return [join(directory, name)];
    return isDirectory && levels > 0 ? secretsIn(join(directory, name), facts, levels - 1) : [];
  });
}

function isHidden(path: string, kinds: ReadonlyMap<string, Kind>): boolean {
  return (kinds.get(path) ?? around(path, kinds)) === "hidden";
}

/** The kind of the nearest listed place around a path. */
function around(path: string, kinds: ReadonlyMap<string, Kind>): Kind | undefined {
  let nearest = "";
  for (const place of kinds.keys()) if (isBelow(path, place) && place.length > nearest.length) nearest = place;
  return kinds.get(nearest);
}
