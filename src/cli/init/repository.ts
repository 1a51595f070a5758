/** What a repository is by its files, and what to write after `uses:` for Remit itself. Runs no git. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { findAgents } from "./agents.ts";
import { findChecks } from "./checks.ts";
import { jobsOf, readWorkflowFiles, findServices } from "./ci.ts";
import { findProjects } from "./projects.ts";
import { findSetup } from "./setup.ts";
import { openFileTree, scalarText, type Tree } from "./tree.ts";
import { anyTable, asTable, readJson, tableIn } from "../../lib/read-data.ts";
import { VERSION } from "../../version.ts";
import { attempt } from "../../lib/attempt.ts";
import { findRoot } from "../call.ts";

/** A repository on a GitHub host. */
export interface Home {
  /** Such as `github.com`. */
  readonly host: string;
  /** `owner/name`. */
  readonly name: string;
}

export type Repository = NonNullable<ReturnType<typeof lookAt>>;

/** The repository that contains `directory`, with its GitHub repository by the remote `origin`; undefined when there is none. */
export function lookAt(directory: string) {
  const root = findRoot(resolve(directory));
  const git = root === undefined ? undefined : gitDirectories(root);
  if (root === undefined || git === undefined) return undefined;
  return { root, branch: findBranch(git), work: findWork(root), home: findHome(git.common) };
}

export type RepositoryWork = ReturnType<typeof findWork>;

/** How people work in a repository, by its files. */
export function findWork(root: string) {
  const tree = openFileTree(root);
  const files = readWorkflowFiles(tree);
  const agents = findAgents(files, tree);
  const ci = files.filter(({ file }) => !agents.some((agent) => agent.file === file));
  const projects = findProjects(tree);
  const checks = findChecks(jobsOf(ci), projects, tree);
  const setup = findSetup(ci, checks, projects, tree);
  const unread = files.flatMap(({ file, fault }) => (fault === "" ? [] : [`${file} was not read: ${fault}`]));
  return {
    projects,
    ...checks,
    setup,
    services: findServices(checks.jobs),
    agents,
    /** Files that could not be read, and why, as sentences. */
    unread: [...unread, ...brokenManifests(tree)],
  };
}

/** Manifests in JSON that are none: their scripts are not known. */
function brokenManifests(tree: Tree): readonly string[] {
  const names = tree.files.filter((path) => /(^|\/)(package|composer)\.json$/.test(path));
  const broken = names.filter(
    (path) => tree.text(path).trim() !== "" && readJson(anyTable, tree.text(path)) === undefined,
  );
  return broken.map((path) => `${path} was not read: it is not a JSON object.`);
}

/** The commit checked out in `root`; undefined when there is none. */
function headOf(root: string): string | undefined {
  const git = gitDirectories(root);
  if (git === undefined) return undefined;
  const head = read(join(git.own, "HEAD")).trim();
  const ref = /^ref: (\S+)$/.exec(head)?.[1];
  if (ref === undefined) return COMMIT.test(head) ? head : undefined;
  const packed = read(join(git.common, "packed-refs")).split("\n");
  const found = [read(join(git.common, ref)).trim(), packed.find((line) => line.endsWith(` ${ref}`))?.slice(0, 40)];
  return found.find((sha) => sha !== undefined && COMMIT.test(sha));
}

/** The object that a tag names in the repository at `root`, and its commit where that is recorded; or nothing. */
function tagOf(root: string, tag: string): readonly string[] {
  const { common } = gitDirectories(root) ?? {};
  if (common === undefined) return [];
  const packed = read(join(common, "packed-refs")).split("\n");
  const at = packed.findIndex((line) => line.endsWith(` refs/tags/${tag}`));
  // The line after that of an annotated tag has the commit.
  const [own = "", peeled = ""] = at < 0 ? [] : packed.slice(at, at + 2);
  const found = [read(join(common, "refs/tags", tag)).trim(), own.slice(0, 40), /^\^(.{40})$/.exec(peeled)?.[1] ?? ""];
  return found.filter((sha) => COMMIT.test(sha));
}

const COMMIT = /^[0-9a-f]{40}$/;

interface GitDirectories {
  /** The directory that contains HEAD. */
  readonly own: string;
  /** The directory of branches and configuration: another one in a linked work tree. */
  readonly common: string;
}

function gitDirectories(root: string): GitDirectories | undefined {
  const place = join(root, ".git");
  if (!existsSync(place)) return undefined;
  if (statSync(place).isDirectory()) return { own: place, common: place };
  const own = resolve(root, /^gitdir: (.+)$/m.exec(read(place))?.[1] ?? ".git");
  const common = read(join(own, "commondir")).trim();
  return { own, common: common === "" ? own : resolve(own, common) };
}

/** Its name and, for people, the source; a guess is marked as one. */
function findBranch({ own, common }: GitDirectories) {
  const remote = /^ref: refs\/remotes\/origin\/(\S+)$/m.exec(read(join(common, "refs/remotes/origin/HEAD")))?.[1];
  if (remote !== undefined) return { name: remote, source: "origin/HEAD" };
  const usual = ["main", "master"].find((name) => hasBranch(common, name));
  if (usual !== undefined) return { name: usual, source: "the branch of that name" };
  const head = /^ref: refs\/heads\/(\S+)$/m.exec(read(join(own, "HEAD")))?.[1];
  if (head !== undefined) return { name: head, source: "the branch that is checked out" };
  return { name: "main", source: "a guess" };
}

function hasBranch(common: string, name: string): boolean {
  const refs = [`refs/heads/${name}`, `refs/remotes/origin/${name}`];
  const packed = read(join(common, "packed-refs"));
  return refs.some(
    (ref) => existsSync(join(common, ref)) || packed.split("\n").some((line) => line.endsWith(` ${ref}`)),
  );
}

function findHome(common: string): Home | undefined {
  const section = /\[remote "origin"\]([^[]*)/.exec(read(join(common, "config")))?.[1] ?? "";
  const url = /^\s*url\s*=\s*(\S+)\s*$/m.exec(section)?.[1] ?? "";
  const match = /^(?:https?:\/\/|ssh:\/\/)?(?:[^@/\s]+@)?([\w.-]+)(?::\d+)?[:/]([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(
    url,
  );
  const [, host, name] = match ?? [];
  return host === undefined || name === undefined ? undefined : { host, name };
}

/** "" when there is no such file. */
function read(path: string): string {
  return attempt(() => readFileSync(path, "utf8")) ?? "";
}

/** Remit's repository, when the running bundle does not say. */
export const OWN_NAME = "remit-agent/remit";

export type OwnPin = ReturnType<typeof ownPin>;

/** The directory above the running bundle's `dist/cli/index.js`. */
export function ownRoot(entry = process.argv[1] ?? ""): string {
  return dirname(dirname(dirname(entry)));
}

/** The commit of the running bundle, by its checkout or by npm; undefined when neither is known. */
export function ownCommit(root = ownRoot()): string | undefined {
  return headOf(root) ?? installedCommit(root);
}

/** What to write after `uses:`; not pinned when no commit is known, so that a tag must do. */
export function ownPin(entry: string) {
  const root = ownRoot(entry);
  const git = gitDirectories(root);
  const name = (git && findHome(git.common))?.name ?? OWN_NAME;
  const commit = ownCommit(root);
  const tag = `v${VERSION}`;
  if (commit === undefined) return { uses: `${name}@${tag}`, pinned: false };
  return { uses: `${name}@${commit}${nameRelease(root, tag, commit)}`, pinned: true };
}

/** A release is named only when its tag exists and leads to the commit. */
function nameRelease(root: string, tag: string, commit: string): string {
  const found = tagOf(root, tag);
  if (found.length === 0) return ` # before ${tag}`;
  return found.includes(commit) ? ` # ${tag}` : "";
}

/** npm's own list of what it installed has the commit of `npx github:…`. */
function installedCommit(root: string): string | undefined {
  const packages = asTable(tableIn(read(join(dirname(root), ".package-lock.json")))["packages"]);
  const { resolved } = asTable(packages["node_modules/remit"]);
  return /#([0-9a-f]{40})$/.exec(scalarText(resolved))?.[1];
}
