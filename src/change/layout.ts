/**
 * Lays the pinned commit out in a run's layer: its files where the checkout differs, and a `.git` that commands may
 * change freely, since it is thrown away. The checkout itself is only read, until what was published is written there
 * for later steps.
 */
import { posix } from "node:path";
import {
  GitError,
  LINK,
  SUBMODULE,
  systemCode,
  type Files,
  type Git,
  type IndexDifference,
  type SandboxWorkspace,
  type TreeEntry,
} from "../ports.ts";
import type { PinnedPlace } from "./baseline.ts";
import { fileAt } from "./survey.ts";
import { given } from "../lib/parts.ts";
import { isGitPart } from "../lib/git-names.ts";
import { parentsOf } from "../lib/paths.ts";
import { findGitDirectory, readHead, readTextFile, removeFile, type CheckoutGit } from "./checkout.ts";

/** A checkout on the machine, and the commit that its layer gets. Its path is the same outside and inside. */
type Checkout = PinnedPlace;

/** A layer's files, and where commands find the objects of Remit's own git; undefined where they may not read them. */
type LayerFiles = Pick<SandboxWorkspace, "files" | "objects">;

/**
 * Resolves with the workspace paths that were written or removed; those that nobody may read (`covered`) are not.
 * `learned` is called with each secret in the checkout's configuration. Throws `GitError` and the file system's errors.
 */
export async function writeLayer(
  checkout: Checkout,
  { files: inside, objects }: LayerFiles,
  covered: ReadonlySet<string>,
  learned: (secret: string) => void,
): Promise<Set<string>> {
  const { root, files: host, commit } = checkout;
  const place = await findGitDirectory(root, host);
  const head = place && (await readHead(place, host));
  const differences = await compare(checkout, covered, place);
  await writeFiles(checkout, inside, differences);
  await disarm(checkout, inside, learned);
  const fresh = place === undefined || place.own !== posix.join(root, ".git");
  if (fresh) await makeRepository(checkout, inside);
  else if (head !== commit) await moveHead(checkout, inside, place);
  if (objects !== undefined && (fresh || head !== commit)) await lendObjects(checkout, inside, objects);
  return pathsOf(differences);
}

/** The paths that are written over a checkout. Depends on the checkout alone, so later calls give the same paths. */
export async function pathsWritten(checkout: Checkout, covered: ReadonlySet<string>): Promise<Set<string>> {
  return pathsOf(await compare(checkout, covered, await findGitDirectory(checkout.root, checkout.files)));
}

interface Differences {
  readonly changed: readonly Placed[];
  readonly gone: readonly string[];
}

function pathsOf({ changed, gone }: Differences): Set<string> {
  return new Set([...changed.map(({ path }) => path), ...gone]);
}

async function writeFiles({ root, git }: Checkout, inside: Files, { changed, gone }: Differences): Promise<void> {
  for (const path of gone) await removeFile(root, path, inside);
  await clearWays(root, changed, inside);
  for (let at = 0; at < changed.length; at += AT_ONCE) {
    await Promise.all(changed.slice(at, at + AT_ONCE).map((entry) => writeEntry(root, entry, inside, git)));
  }
}

/** Writes only where the index and the commit differ: changes of a step before Remit stay. */
async function compare(
  { files: host, git, commit }: Checkout,
  covered: ReadonlySet<string>,
  place: CheckoutGit | undefined,
): Promise<Differences> {
  const sides = new Map((await differencesOf(place, host, git, commit)).map((each) => [each.path, each]));
  for (const path of await laidBefore(place, host)) {
    const committed = await fileAt(commit, path, git);
    sides.set(path, { path, indexed: "", ...given({ committed }) });
  }
  const changed: Placed[] = [];
  const gone: string[] = [];
  for (const { path, committed, indexed } of sides.values()) {
    if (covered.has(path)) continue;
    if (committed !== undefined && committed.mode !== SUBMODULE) changed.push({ path, ...committed });
    else if (indexed !== undefined && indexed !== SUBMODULE) gone.push(path);
  }
  return { changed, gone };
}

/** A file or link of a commit, with the fields needed to write it. */
type Placed = Omit<TreeEntry, "exact">;

/** The most files written at once. */
const AT_ONCE = 16;

/** When git cannot read the index, every file is written. */
async function differencesOf(
  place: CheckoutGit | undefined,
  host: Files,
  git: Git,
  commit: string,
): Promise<readonly IndexDifference[]> {
  const file = place && posix.join(place.own, "index");
  try {
    if (file !== undefined && (await host.exists(file))) return await git.compareIndex(file, commit);
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
  }
  const all: IndexDifference[] = [];
  for await (const { path, exact, mode, oid } of git.files(commit))
    if (exact) all.push({ path, committed: { mode, oid } });
  return all;
}

/** Files that an earlier run of this job wrote into the checkout: the index does not describe them. */
async function laidBefore(place: CheckoutGit | undefined, host: Files): Promise<ReadonlySet<string>> {
  const text = place === undefined ? "" : await readTextFile(posix.join(place.own, LAID), host);
  return new Set(
    text.split("\0").filter((path) => path !== "" && !path.startsWith("/") && !path.split("/").includes("..")),
  );
}

/** Writes a file or link of a commit, replacing what is there. */
export async function writeEntry(root: string, entry: Placed, inside: Files, git: Git): Promise<void> {
  const path = posix.join(root, entry.path);
  const bytes = await git.blob(entry.oid);
  const facts = await inside.facts(path);
  if (facts?.kind === "directory" || facts?.kind === "link" || (facts !== undefined && entry.mode === LINK)) {
    await inside.remove(path);
  }
  if (entry.mode !== LINK) return await inside.write(path, bytes, entry.mode === "100755" ? 0o755 : 0o644);
  await inside.makeDirectory(posix.dirname(path));
  await inside.link(path, bytes.toString());
}

/** Removes files and links where the commit needs a directory. An earlier step left them; only the layer changes. */
export async function clearWays(root: string, entries: readonly Placed[], inside: Files): Promise<void> {
  const parents = new Set(entries.flatMap(({ path }) => parentsOf(path)));
  for (const parent of [...parents].sort()) {
    const facts = await inside.facts(posix.join(root, parent));
    if (facts !== undefined && facts.kind !== "directory") await inside.remove(posix.join(root, parent));
  }
}

/** Removes credentials, includes and hooks: each configuration, and each directory of git, keeps only what git needs to work here. */
async function disarm(
  { root, files: host, git }: Checkout,
  inside: Files,
  learned: (secret: string) => void,
): Promise<void> {
  // Outside the checkout, they are hidden from commands or read-only.
  const files = git.configurations(root, learned).filter((file) => file.startsWith(`${root}/`));
  const directories = new Set(files.map((file) => posix.dirname(file)));
  await Promise.all([
    ...files.map(async (file) => {
      const plain = plainConfiguration(await readTextFile(file, host));
      await inside.write(file, Buffer.from(plain));
    }),
    ...[...directories].map(async (directory) => {
      const others = await othersIn(directory, files, host); // The layer is still as the checkout.
      await Promise.all(others.map((path) => inside.remove(path)));
    }),
  ]);
}

/** What does not belong to git in one of its directories: people keep credentials and keys there. */
async function othersIn(directory: string, configurations: readonly string[], host: Files): Promise<readonly string[]> {
  const { entries } = await host.list(directory);
  const paths = entries.flatMap(({ name }) => (isGitPart(name) ? [] : [posix.join(directory, name)]));
  return paths.filter((path) => !configurations.some((file) => file.startsWith(`${path}/`)));
}

/** A repository of this layer's own, for a linked work tree, a submodule, or no checkout at all. */
async function makeRepository({ root, git, commit }: Checkout, inside: Files): Promise<void> {
  const own = posix.join(root, ".git");
  if ((await inside.facts(own)) !== undefined) await inside.remove(own);
  for (const name of ["objects/info", "objects/pack", "refs/heads", "info"])
    await inside.makeDirectory(posix.join(own, name));
  await inside.write(posix.join(own, "config"), Buffer.from("[core]\n\trepositoryformatversion = 0\n\tbare = false\n"));
  await writeIndex(own, commit, inside, git);
  await inside.write(posix.join(own, "HEAD"), Buffer.from(`${commit}\n`));
  await inside.write(posix.join(own, "shallow"), Buffer.from(`${commit}\n`));
}

async function writeIndex(own: string, commit: string, inside: Files, git: Git): Promise<void> {
  const path = posix.join(own, "index");
  let at = 0;
  for await (const part of git.index(commit)) {
    await (at === 0 ? inside.write(path, part) : inside.writeAt(path, part, at));
    at += part.length;
  }
}

async function moveHead(
  { root, files: host, git, commit }: Checkout,
  inside: Files,
  { common }: CheckoutGit,
): Promise<void> {
  const own = posix.join(root, ".git");
  await writeIndex(own, commit, inside, git);
  await inside.write(posix.join(own, "HEAD"), Buffer.from(`${commit}\n`));
  // The commit was fetched without its history. Where the checkout has that history, it stays visible.
  if ((await readTextFile(posix.join(common, "packed-refs"), host)).includes(commit)) return;
  const shallow = await readTextFile(posix.join(own, "shallow"), host);
  if (!shallow.split("\n").includes(commit))
    await inside.write(posix.join(own, "shallow"), Buffer.from(`${shallow}${commit}\n`));
}

/** Lends git the objects that the checkout's own git lacks. */
async function lendObjects({ root, files: host }: Checkout, inside: Files, objects: string): Promise<void> {
  const file = posix.join(root, ".git/objects/info/alternates");
  try {
    await inside.write(file, Buffer.from(`${await readTextFile(file, host)}${objects}\n`));
  } catch (error) {
    if (systemCode(error) === undefined) throw error; // The `.git` has an unknown form: git there does without.
  }
}

/**
 * The same configuration with only settings known to be harmless: programs, includes, headers, helpers and passwords in
 * addresses are removed. What is not understood is left out. Linear in the length of the text.
 */
export function plainConfiguration(text: string): string {
  const kept: string[] = [];
  let keys: readonly string[] = [];
  let continued = false;
  for (const line of text.split(/\r?\n/)) {
    const wasContinued = continued;
    continued = line.endsWith("\\");
    if (wasContinued || continued) continue;
    if (line.trimStart().startsWith("[")) {
      const header = /^\s*\[([\w.-]+)(\s+"(?:[^"\\]|\\.)*")?\]\s*$/.exec(line);
      const named = /::|:\/\//.test(header?.[2] ?? "") ? "" : (header?.[1] ?? "");
      keys = HARMLESS.get(named.toLowerCase()) ?? [];
      if (keys.length > 0) kept.push(line.trim());
      continue;
    }
    const [, key = "", value = ""] = /^\s*([A-Za-z][\w-]*)\s*=(.*)$/.exec(line) ?? [];
    const plain = keys.includes(key.toLowerCase()) ? plainValue(value) : undefined;
    if (plain !== undefined) kept.push(`\t${key} = ${plain}`);
  }
  return `${kept.join("\n")}\n`;
}

/** Undefined for a value that starts a program (`!…`, `ext::…`), or that git reads differently from how it looks. */
function plainValue(written: string): string | undefined {
  // The part after a question mark may be a token.
  const value = written
    .replace(PASSWORD, "://")
    .replace(/[#;?].*$/, "")
    .trim();
  const bare = value.length > 1 && value.startsWith('"') && value.endsWith('"') ? value.slice(1, -1) : value;
  return /["\\]/.test(bare) || bare.startsWith("!") || bare.includes("::") ? undefined : bare;
}

/** Matches up to the last @ before the path: a password may contain one. */
const PASSWORD = /:\/\/[^/]*@/g;

/** By section; keys in lower case (git-config(1)). None of them names a program, an outside file or a secret. */
const HARMLESS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    core: "repositoryformatversion filemode bare logallrefupdates ignorecase precomposeunicode symlinks autocrlf eol safecrlf longpaths quotepath sparsecheckout sparsecheckoutcone worktree".split(
      " ",
    ),
    extensions: ["objectformat", "refstorage", "worktreeconfig", "partialclone"],
    remote: ["url", "fetch", "promisor", "partialclonefilter"],
    branch: ["remote", "merge"],
    submodule: ["active", "url"],
    user: ["name", "email"],
    diff: ["renames"],
    init: ["defaultbranch"],
  }),
);

// ── What was published, in the checkout ──────────────────────────────────────────────────────────────────────────────

/** A file in the checkout's git directory: paths a run wrote there, separated by NUL, for the job's next run. */
const LAID = "remit-laid";

interface Published {
  /** The checkout, absolute and real. No command of the run works there or ever has. */
  readonly root: string;
  readonly host: Files;
  readonly git: Git;
  /** The commit the run started from, and the commit it published. */
  readonly base: string;
  readonly commit: string;
  readonly paths: readonly string[];
}

/**
 * Writes the published files into a checkout that is at the base. A checkout at another commit stays as it is and this
 * returns false: a mix of two commits is a state that nobody made. Throws the file system's errors.
 */
export async function writeToCheckout({ root, host, git, base, commit, paths }: Published): Promise<boolean> {
  const place = await findGitDirectory(root, host);
  const head = place && (await readHead(place, host));
  if (head !== base) return false;
  const found = await Promise.all(paths.map(async (path) => ({ path, entry: await fileAt(commit, path, git) })));
  // Removals first: a file may replace a directory.
  for (const { path, entry } of found)
    if (entry === undefined && (await isOwn(root, path, host))) await removeFile(root, path, host);
  for (const { path, entry } of found)
    if (entry !== undefined && (await isWritable(root, path, host))) await writeEntry(root, entry, host, git);
  if (place === undefined) return true;
  const file = posix.join(place.own, LAID);
  const earlier = (await readTextFile(file, host)).split("\0").filter((path) => path !== "");
  await host.write(file, Buffer.from([...new Set([...earlier, ...paths])].join("\0")));
  return true;
}

/** A directory at this path belongs to somebody else. */
async function isWritable(root: string, path: string, host: Files): Promise<boolean> {
  if (!(await isOwn(root, path, host)) || !(await isFree(posix.dirname(posix.join(root, path)), root, host)))
    return false;
  return (await host.facts(posix.join(root, path)))?.kind !== "directory";
}

/** A link above a path, from an earlier step, leads elsewhere; another repository's checkout is not this run's to change. */
async function isOwn(root: string, path: string, host: Files): Promise<boolean> {
  for (const parent of parentsOf(path))
    if ((await host.facts(posix.join(root, parent, ".git"))) !== undefined) return false;
  const directory = posix.dirname(posix.join(root, path));
  return (await host.realPath(directory)) === directory; // One that does not exist yet is judged by its parent.
}

/** Whether a directory exists or can be made. */
async function isFree(directory: string, root: string, host: Files): Promise<boolean> {
  if (directory.length <= root.length) return true;
  const facts = await host.facts(directory);
  if (facts !== undefined) return facts.kind === "directory";
  return await isFree(posix.dirname(directory), root, host);
}
