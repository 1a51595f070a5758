/** A checkout to work over: its present files, uncommitted ones included, and a server that has them. */
import {
  type Stats,
  constants,
  copyFileSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  utimesSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import type { GitOptions } from "../adapters.ts";
import type { PinnedRef } from "../events.ts";
import { makePlaces } from "../directories.ts";
import { runGit, type GitPlace, type LocalSetup } from "./local-setup.ts";

/** The workspace is the checkout itself. */
export interface CheckoutSetup extends LocalSetup {
  /** The present files, as a commit on the current branch. */
  readonly base: PinnedRef;
  /** Whether the files differ from the last commit. */
  readonly dirty: boolean;
  /** The checkout's own objects; absent when a run could not use them. */
  readonly borrowed?: NonNullable<GitOptions["borrowed"]>;
  /** Makes a copy without `.git`, for a run that no layer keeps off the checkout; returns its path. */
  readonly copy: () => string;
}

/** The stage, or why there is none. Only reads the checkout and its `.git`. */
export async function setUpCheckout(directory: string): Promise<CheckoutSetup | string> {
  const found = await ask(["rev-parse", "--show-toplevel", ...OWN_FILES], { cwd: directory });
  if (found === undefined) return `${directory} is not in a git repository. Go to one, or name it with --directory.`;
  const [place = "", ...files] = found.split("\n");
  const top = realpathSync(place);
  const [exclude = "", index = ""] = files.map((file) => resolve(directory, file));
  const head = await ask(["rev-parse", "--verify", "--quiet", "HEAD^{commit}"], { cwd: top });
  if (head === undefined) return `${top} has no commit yet. Commit something first.`;
  const name = (await ask(["symbolic-ref", "--quiet", "--short", "HEAD"], { cwd: top })) ?? "detached";
  const root = realpathSync(mkdtempSync(join(tmpdir(), "remit-run-")));
  const server = join(root, "server.git");
  const sha = await snapshot({ top, head, name, server, root, exclude, index });
  const objects = await ownObjects(top);
  return {
    root,
    server,
    workspace: top,
    directories: makePlaces(join(root, "run")),
    base: { name, sha },
    dirty: sha !== head,
    ...(objects !== undefined && { borrowed: { objects, commit: head } }),
    copy: () => copyFiles(top, join(root, basename(top))),
  };
}

const OWN_FILES = ["--git-path", "info/exclude", "--git-path", "index"];

/** `exclude` and `index` are files of its git directory, which may lie elsewhere. */
type Source = Readonly<Record<"top" | "exclude" | "index" | "head" | "name" | "server" | "root", string>>;

/** The commit of the present files: HEAD when nothing is uncommitted. */
async function snapshot({ top, head, name, server, root, exclude, index: own }: Source): Promise<string> {
  const serving = [...SERVING, "-c", `core.alternateRefsCommand=echo ${head}; :`];
  await runGit(["clone", "--quiet", "--bare", "--shared", ...serving, top, server], {});
  if (existsSync(exclude)) copyFileSync(exclude, join(server, "info/exclude"));
  const index = join(root, "index");
  const where = { cwd: top, env: { GIT_DIR: server, GIT_WORK_TREE: top, GIT_INDEX_FILE: index } };
  await takeIn(own, index, head, where);
  const tree = await runGit(["write-tree"], where);
  rmSync(index);
  const same = tree === (await runGit(["rev-parse", `${head}^{tree}`], { cwd: server }));
  const sha = same
    ? head
    : await runGit([...IDENTITY, "commit-tree", "-p", head, "-m", SNAPSHOT, tree], { cwd: server });
  await runGit(["update-ref", `refs/heads/${name}`, sha], { cwd: server });
  return sha;
}

const SERVING = ["-c", "uploadpack.allowAnySHA1InWant=true", "-c", "receive.autogc=false"];
const SNAPSHOT = "The checkout as it was when the run began";
const IDENTITY = ["-c", "user.name=remit run", "-c", "user.email=remit@localhost"];

/** In a copied checkout all files have other inodes, and git would read each of them again. */
const BY_TIME_AND_SIZE = ["-c", "core.checkStat=minimal", "-c", "core.trustctime=false"];

/** Adds all files to `index`: a copy of the checkout's, which knows what is unchanged, or a new one if that fails. */
async function takeIn(own: string, index: string, head: string, where: GitPlace): Promise<void> {
  const add = ["-c", "core.fsmonitor=false", ...BY_TIME_AND_SIZE, "add", "--all"];
  if (copyIndex(own, index) && (await ask(add, where)) !== undefined) return;
  rmSync(index, { force: true });
  await runGit(["read-tree", head], where);
  await runGit(add, where);
}

/** With its time, rather too early than too late: git reads again what was written since. */
function copyIndex(own: string, index: string): boolean {
  const { atimeMs, mtimeMs } = lstatSync(own, { throwIfNoEntry: false }) ?? {};
  if (atimeMs === undefined || mtimeMs === undefined) return false;
  copyFileSync(own, index);
  utimesSync(index, atimeMs / 1000, (Math.floor(mtimeMs) - 1) / 1000);
  return true;
}

/** Undefined when objects are missing (a shallow or a partial clone) or not found by commands (a linked work tree). */
async function ownObjects(top: string): Promise<string | undefined> {
  const objects = join(top, ".git/objects");
  if (!existsSync(objects) || existsSync(join(top, ".git/shallow"))) return undefined;
  const partial = await ask(["config", "--get-regexp", String.raw`^(remote\..*\.promisor|extensions\.partialclone)$`], {
    cwd: top,
  });
  return partial === undefined ? objects : undefined;
}

/**
 * Also copies what git ignores: installed dependencies and build output; but no pipes and sockets, which cannot be copied.
 * Node's `cp` takes twelve times as long.
 */
function copyFiles(from: string, to: string): string {
  const git = join(from, ".git");
  cpSync(from, to, {
    recursive: true,
    verbatimSymlinks: true,
    mode: constants.COPYFILE_FICLONE,
    filter: (source) => source !== git && isCopied(lstatSync(source)),
  });
  return to;
}

function isCopied(stat: Stats): boolean {
  return stat.isFile() || stat.isDirectory() || stat.isSymbolicLink();
}

/** Git's output; undefined when git fails. */
async function ask(words: readonly string[], where: GitPlace): Promise<string | undefined> {
  return await runGit(words, where).catch(() => undefined);
}
