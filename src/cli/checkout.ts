/** A copy of a checkout to work on: its files as they are, uncommitted ones included, and a server that has them. */
import { execFile } from "node:child_process";
import { constants, copyFileSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { cp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import type { PinnedRef } from "../events.ts";
import { makePlaces } from "../places.ts";
import type { Stage } from "./stage.ts";

export interface CheckoutStage extends Stage {
  /** The files as they are now, as a commit on the branch that is checked out. */
  readonly base: PinnedRef;
  /** Whether the files differ from the last commit. */
  readonly dirty: boolean;
}

/** The copy, or why there is none. The checkout and its `.git` are only read. */
export async function stageCheckout(directory: string): Promise<CheckoutStage | string> {
  const top = await ask(["rev-parse", "--show-toplevel"], { cwd: directory });
  if (top === undefined) return `${directory} is not in a git repository. Go to one, or name it with --directory.`;
  const head = await ask(["rev-parse", "--verify", "--quiet", "HEAD^{commit}"], { cwd: top });
  if (head === undefined) return `${top} has no commit yet. Commit something first.`;
  const name = (await ask(["symbolic-ref", "--quiet", "--short", "HEAD"], { cwd: top })) ?? "detached";
  const root = mkdtempSync(join(tmpdir(), "remit-run-"));
  const [server, workspace] = [join(root, "server.git"), join(root, basename(top))];
  const [sha] = await Promise.all([snapshot({ top, head, name, server, root }), copyFiles(top, workspace)]);
  return { root, server, workspace, places: makePlaces(join(root, "run")), base: { name, sha }, dirty: sha !== head };
}

interface Source {
  readonly top: string;
  readonly head: string;
  readonly name: string;
  readonly server: string;
  readonly root: string;
}

/** The commit of the files as they are: that of the checkout where nothing is uncommitted. */
async function snapshot({ top, head, name, server, root }: Source): Promise<string> {
  await need(["clone", "--quiet", "--bare", top, server], {});
  await need(["config", "uploadpack.allowAnySHA1InWant", "true"], { cwd: server });
  const excluded = await need(["rev-parse", "--git-path", "info/exclude"], { cwd: top });
  const exclude = excluded.startsWith("/") ? excluded : join(top, excluded);
  if (existsSync(exclude)) copyFileSync(exclude, join(server, "info/exclude"));
  const index = join(root, "index");
  const where = { cwd: top, env: { GIT_DIR: server, GIT_WORK_TREE: top, GIT_INDEX_FILE: index } };
  await need(["read-tree", head], where);
  await need(["add", "--all"], where);
  const tree = await need(["write-tree"], where);
  rmSync(index);
  const same = tree === (await need(["rev-parse", `${head}^{tree}`], { cwd: server }));
  const sha = same ? head : await need([...IDENTITY, "commit-tree", "-p", head, "-m", SNAPSHOT, tree], { cwd: server });
  await need(["update-ref", `refs/heads/${name}`, sha], { cwd: server });
  return sha;
}

const SNAPSHOT = "The checkout as it was when the run began";
const IDENTITY = ["-c", "user.name=remit run", "-c", "user.email=remit@localhost"];

/** What git ignores comes too: dependencies that are installed, and what was built. */
function copyFiles(from: string, to: string): Promise<void> {
  const git = join(from, ".git");
  return cp(from, to, {
    recursive: true,
    verbatimSymlinks: true,
    mode: constants.COPYFILE_FICLONE,
    filter: (source) => source !== git,
  });
}

interface Where {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
}

const start = promisify(execFile);

/** What git says; throws when it fails. */
export async function need(words: readonly string[], { cwd, env }: Where): Promise<string> {
  const { stdout } = await start("git", words, { cwd, env: { ...process.env, ...env }, maxBuffer: 1 << 28 });
  return stdout.trimEnd();
}

/** What git says; undefined when it fails. */
async function ask(words: readonly string[], where: Where): Promise<string | undefined> {
  return await need(words, where).catch(() => undefined);
}
