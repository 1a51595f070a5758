/**
 * Where commands run: a layer over the checkout, and the parts of the machine they need to read. The kernel enforces
 * it; nothing is guessed from a command's text.
 *
 * There is one mechanism and three ways to get it: as root, by `sudo -n`, in a user namespace. Remit takes the first
 * way in which a canary, looking from inside, finds no fault, and records why each earlier way failed.
 */
import { chmodSync, chownSync, lstatSync, mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { execFile } from "node:child_process";
import { setImmediate as nextTurn } from "node:timers/promises";
import { promisify } from "node:util";
import { attempt, messageOf } from "../lib/attempt.ts";
import type { Files, SandboxWorkspace, Scanner } from "../ports.ts";
import { findProgram } from "./find-program.ts";
import { openInside, type InsideFiles, settle } from "./sandbox/files.ts";
import {
  openSandboxKeeper,
  type SandboxedProcess,
  type SandboxKeeper,
  type KeeperStart,
  type SandboxPrograms,
  type SandboxMethod,
} from "./sandbox/keeper.ts";
import { isBelow } from "./mounts.ts";
import { mountAll, type LayerOf, type SandboxDirectories, type VisiblePaths } from "./sandbox/mounting.ts";
import { lastOf } from "../lib/cut.ts";

export type { SandboxedProcess, KeeperStart, SandboxMethod } from "./sandbox/keeper.ts";
export type { VisiblePaths } from "./sandbox/mounting.ts";

export interface Sandbox extends AsyncDisposable {
  readonly way: SandboxMethod;
  /** Where the commands' edits go. */
  readonly layer: Pick<SandboxWorkspace, "upper" | "copied" | "renames">;
  /** Files as commands see them. */
  readonly files: Files;
  readonly scanner: Scanner;
  /** Starts a program inside. Throws when the sandbox has ended. */
  start(asked: KeeperStart): SandboxedProcess;
}

export type OpenedSandbox =
  /** `failed`: the ways tried before, each with the reason it failed. */
  | { readonly kind: "open"; readonly sandbox: Sandbox; readonly failed: readonly string[] }
  /** One sentence for each way: why it failed. */
  | { readonly kind: "none"; readonly reasons: readonly string[] };

export interface SandboxFacts {
  readonly sight: VisiblePaths;
  readonly places: SandboxDirectories;
  /** The PATH on which programs are looked up. */
  readonly path: string;
  /** Where the kernel refuses the layer there is no sandbox, rather than a copy of the checkout. */
  readonly layerOnly?: true;
  /** What serves the files inside: a program for the current Node, and the directory it needs. */
  readonly inside: { readonly directory: string; readonly entry: string };
}

/** Where commands find Node and the program that serves files; the rest of `/run` is hidden. */
export const INSIDE = "/run/remit";
/** Node's path for commands. */
export const NODE = `${INSIDE}/node/${basename(process.execPath)}`;

export async function openSandbox(facts: SandboxFacts): Promise<OpenedSandbox> {
  if (process.platform !== "linux") {
    return { kind: "none", reasons: [`a sandbox needs Linux namespaces, and this is ${process.platform}`] };
  }
  const tools = findTools(facts);
  if (typeof tools === "string") return { kind: "none", reasons: [tools] };
  const reasons: string[] = [];
  for (const way of waysFor(tools)) {
    const sandbox = await tryWay(way, tools, facts);
    if (typeof sandbox !== "string") return { kind: "open", sandbox, failed: reasons };
    reasons.push(`${way}: ${sandbox}`);
  }
  return { kind: "none", reasons };
}

/** Searched where no command can write: a program named sudo in the workspace would run with the run's rights. */
function findTools({ path, sight }: SandboxFacts): SandboxPrograms | string {
  const find = (name: string): string | undefined => findProgram(name, `${path}:/usr/sbin:/sbin`, sight.workspace);
  const [bash, unshare, setpriv] = [find("bash"), find("unshare"), find("setpriv")];
  const missing = Object.entries({ bash, unshare, setpriv }).filter(([, found]) => found === undefined);
  if (bash === undefined || unshare === undefined || setpriv === undefined) {
    return `programs are missing: ${missing.map(([name]) => name).join(", ")} (util-linux and bash; Alpine has them as packages)`;
  }
  return { bash, unshare, setpriv, sudo: find("sudo") };
}

function waysFor({ sudo }: SandboxPrograms): readonly SandboxMethod[] {
  if (process.getuid?.() === 0) return ["root", "user namespaces"];
  return sudo === undefined ? ["user namespaces"] : ["sudo", "user namespaces"];
}

async function tryWay(way: SandboxMethod, tools: SandboxPrograms, facts: SandboxFacts): Promise<Sandbox | string> {
  const redirect = way !== "user namespaces";
  const first = await tryLayer(way, tools, facts, { kind: "overlay", redirect });
  if (typeof first !== "string" || !first.startsWith(NO_LAYER) || facts.layerOnly === true) return first;
  const place = join(facts.places.layer, "copy");
  const refused = await copyCheckout(facts.sight.workspace, place);
  if (refused !== undefined) return `${first}; and ${refused}`;
  return await tryLayer(way, tools, facts, { kind: "copy", place }, first);
}

const NO_LAYER = "no layer";

async function tryLayer(
  way: SandboxMethod,
  tools: SandboxPrograms,
  facts: SandboxFacts,
  over: LayerOf,
  why = "",
): Promise<Sandbox | string> {
  const { sight, places } = facts;
  makePlaces(sight, places);
  const node = dirname(process.execPath);
  const binds = [
    ...sight.binds,
    { from: node, at: `${INSIDE}/node`, writable: false },
    { from: facts.inside.directory, at: `${INSIDE}/code`, writable: false },
  ];
  const script = mountAll({ ...sight, binds }, places, over);
  const { keeper, ready } = openSandboxKeeper({ way, tools, script, ...places });
  await nextTurn(); // Remit loads code until then, and the keeper makes the pipes for the first process.
  const seen = await lookInside(keeper, ready, facts, over);
  if (typeof seen !== "string") {
    keeper.prepare(); // Not earlier, while the run waits for the checks: the model's first command comes later.
    return sandboxOf(way, keeper, seen.inside, layerOf(over, places, seen.renames, why), sight.workspace);
  }
  await keeper[Symbol.asyncDispose]();
  return seen;
}

/**
 * Starts the program that serves the files and runs the checks; a returned sentence says what is wrong. Both are requested
 * before the mounts are ready, because Remit may be busy loading code at that moment.
 */
async function lookInside(
  keeper: SandboxKeeper,
  ready: Promise<string | undefined>,
  facts: SandboxFacts,
  over: LayerOf,
) {
  try {
    const inside = openInside(() => serve(keeper, facts));
    const checking = inside.check(checksFor(facts, over));
    checking.catch(() => undefined); // Awaited below; without mounts, their fault is the reason.
    const why = await ready;
    if (why !== undefined) return why;
    const { faults, renames } = await checking;
    return faults.length === 0 ? { inside, renames } : faults.join("; ");
  } catch (error) {
    return (await ready) ?? messageOf(error);
  }
}

function layerOf(over: LayerOf, { layer }: SandboxDirectories, renames: boolean, why: string): Sandbox["layer"] {
  return { renames, ...(over.kind === "copy" ? { copied: why } : { upper: join(layer, "upper") }) };
}

/** The layer's root gets the checkout's mode. */
function makePlaces(
  { workspace, shown, layered, binds }: VisiblePaths,
  { layer, stage, pipes }: SandboxDirectories,
): void {
  rmSync(pipes, { recursive: true, force: true }); // Left by a process that was killed.
  for (const place of [stage, pipes]) mkdirSync(place, { recursive: true, mode: 0o700 });
  const parts = ["", ...layered.map((_, index) => `cache-${index}`)];
  for (const part of parts)
    for (const name of ["upper", "work"]) mkdirSync(join(layer, part, name), { recursive: true });
  // Parent directories of a mount point below a directory of the run must be the run's, not the mounting user's.
  for (const { from, at } of binds) {
    const below = [workspace, ...shown, ...layered, ...binds.map((other) => other.at)].filter((each) =>
      isBelow(each, at),
    );
    for (const each of below)
      mkdirSync(join(from, relative(at, isFile(each) ? dirname(each) : each)), { recursive: true });
  }
  // Git refuses to work in a directory owned by someone else.
  const { mode, uid, gid } = statSync(workspace);
  chmodSync(join(layer, "upper"), mode & 0o7777);
  if (process.getuid?.() === 0) chownSync(join(layer, "upper"), uid, gid);
}

function serve(keeper: SandboxKeeper, { inside }: SandboxFacts) {
  const served = keeper.start({
    argv: [NODE, `${INSIDE}/code/${inside.entry}`],
    directory: "/",
    environment: { PATH: "/usr/bin:/bin" },
    input: "pipe",
    errorsApart: true,
  });
  let errors = "";
  served.errors?.on("data", (chunk: Buffer) => void (errors = lastOf(errors + chunk.toString(), 1_000)));
  if (served.input === undefined) throw new Error("The files' process has no input.");
  return { input: served.input, output: served.output, gone: served.ended.then(() => errors) };
}

function checksFor({ sight, places }: SandboxFacts, over: LayerOf) {
  const seen = [sight.workspace, ...sight.shown, ...sight.layered, ...sight.binds.map(({ at }) => at), INSIDE];
  const dark = [...sight.hidden, places.layer, places.stage, places.pipes];
  const directory = over.kind === "copy" ? undefined : firstDirectory(sight.workspace);
  return {
    workspace: sight.workspace,
    hidden: dark.filter((place) => !seen.includes(place)).map((place) => ({ place, leading: namesBelow(place, seen) })),
    writable: [...sight.layered, ...sight.binds.filter(({ writable }) => writable).map(({ at }) => at)],
    covered: sight.covered,
    foreign: over.kind === "copy" ? [] : foreignFiles(sight.workspace),
    ...(directory === undefined ? {} : { renamed: directory }),
  };
}

/** The names directly in `place` that lead to one of `paths`. */
function namesBelow(place: string, paths: readonly string[]): readonly string[] {
  return paths.filter((path) => isBelow(path, place)).map((path) => path.slice(place.length + 1).split("/")[0] ?? "");
}

/** One file of each other owner, from the two upper levels: the owner of a deeper file also made its directory. */
function foreignFiles(workspace: string): readonly string[] {
  const own = process.getuid?.();
  const found = new Map<number, string>();
  for (const directory of [workspace, ...directoriesIn(workspace)]) {
    for (const entry of namesIn(directory)) {
      const path = join(directory, entry);
      const stat = lstatSync(path, { throwIfNoEntry: false });
      if (stat?.isFile() === true && stat.uid !== own && !found.has(stat.uid)) found.set(stat.uid, path);
    }
  }
  return [...found.values()];
}

function directoriesIn(workspace: string): readonly string[] {
  return namesIn(workspace)
    .map((name) => join(workspace, name))
    .filter((path) => lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true);
}

function namesIn(directory: string): readonly string[] {
  return attempt(() => readdirSync(directory)) ?? [];
}

function firstDirectory(workspace: string): string | undefined {
  const found = readdirSync(workspace, { withFileTypes: true }).find(
    (entry) => entry.isDirectory() && entry.name !== ".git",
  );
  return found && join(workspace, found.name);
}

function sandboxOf(
  way: SandboxMethod,
  keeper: SandboxKeeper,
  inside: InsideFiles,
  layer: Sandbox["layer"],
  workspace: string,
): Sandbox {
  const { files, unsettle } = settle(inside.files, workspace);
  return {
    way,
    layer,
    files,
    scanner: inside.scanner,
    start(asked) {
      const started = keeper.start(asked);
      if (asked.writesNothing === true) return started;
      const settled = unsettle();
      const ended = (): void => {
        settled();
        files.realPath(workspace).catch(() => undefined); // Whatever follows a command asks for it.
      };
      started.ended.then(ended, ended);
      return started;
    },
    [Symbol.asyncDispose]: () => keeper[Symbol.asyncDispose](),
  };
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}

/** Time limit for a copy, in ms: it is made before the first model request. */
const PATIENCE_MS = 120_000;

/** Shares blocks with the checkout where the file system can. A failed copy is removed; returns why, as a clause. */
async function copyCheckout(workspace: string, place: string): Promise<string | undefined> {
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  try {
    await run("cp", ["-a", "--reflink=auto", `${workspace}/.`, place], { timeout: PATIENCE_MS });
    return undefined;
  } catch (error) {
    rmSync(place, { recursive: true, force: true });
    const message = messageOf(error);
    return `the checkout could not be copied: ${message.split("\n")[1] ?? message}`;
  }
}

const run = promisify(execFile);
