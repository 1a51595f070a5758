/**
 * A bare git repository on disk, made and read with as few processes as possible: its directory is written directly,
 * filled by one `git fast-import`, and its refs are read and written as files (they stay loose, since nothing packs
 * them).
 */
import { execFile, spawn } from "node:child_process";
import { mkdir, readdir, readFile, rename, rm, symlink, writeFile } from "node:fs/promises";
import path from "node:path";

/** The content of a path: text, bytes, either with a mode, or null to delete it. */
export type FileContent =
  string | Buffer | { readonly mode: "100644" | "100755" | "120000"; readonly content: string | Buffer } | null;

export type FileTree = Readonly<Record<string, FileContent>>;

export interface Signature {
  readonly name: string;
  readonly email: string;
}

export interface NewCommit {
  /** Short branch name, or a full ref that begins with `refs/`. */
  readonly branch: string;
  /** Changes to the parent's tree. */
  readonly files: FileTree;
  readonly message?: string;
  readonly author?: Signature;
  /** The author if absent. */
  readonly committer?: Signature;
  /** A commit id, or null for a commit without parents; the tip of the branch or of `base` if absent. */
  readonly parent?: string | null;
  /** The branch to start from if `branch` does not exist yet; the default branch if absent. */
  readonly base?: string;
}

export interface BareRepository {
  /** `owner/name`. */
  readonly name: string;
  readonly directory: string;
  readonly defaultBranch: string;
  /** Run git here; returns standard output as text. Throws git's error message. */
  git(...args: readonly string[]): Promise<string>;
  /** The commit a short branch name or a full ref points to. */
  ref(name: string): Promise<string | undefined>;
  /** Full names and commits of all refs below a prefix such as `refs/heads/`, ordered by name. */
  refs(prefix?: string): Promise<ReadonlyMap<string, string>>;
  /** Point a ref at a commit, or delete it. */
  setRef(name: string, commit: string | undefined): Promise<void>;
  /** Commit and move the branch; returns the commit id. Dates count up from a fixed day. */
  commit(commit: NewCommit): Promise<string>;
  /** Commits on the tip of an existing branch, one after another, by one process; returns their ids. */
  commitAll(commits: readonly NewCommit[]): Promise<readonly string[]>;
  /** A file's bytes at a ref or commit. */
  file(revision: string, path: string): Promise<Buffer | undefined>;
  /** Mode and blob of every path at a ref or commit. */
  tree(revision: string): Promise<ReadonlyMap<string, { readonly mode: string; readonly oid: string }>>;
}

/** Environment for git, without any configuration of this machine. */
export const QUIET_GIT: Readonly<Record<string, string>> = {
  PATH: process.env["PATH"] ?? "/usr/bin:/bin",
  HOME: "/nonexistent",
  GIT_CONFIG_NOSYSTEM: "1",
  GIT_CONFIG_GLOBAL: "/dev/null",
  GIT_TERMINAL_PROMPT: "0",
  LC_ALL: "C",
};

// `uploadpack.allowAnySHA1InWant`: GitHub serves any commit of the network by its id. `hideRefs`: nobody can push to
// refs/pull. `unpackLimit`: one pack is cheaper than many loose files.
const CONFIG = `[core]
\trepositoryformatversion = 0
\tfilemode = true
\tbare = true
[uploadpack]
\tallowAnySHA1InWant = true
\tallowFilter = true
[receive]
\thideRefs = refs/pull
\tautogc = false
\tunpackLimit = 1
\tadvertisePushOptions = false
[fastimport]
\tunpackLimit = 1
[gc]
\tauto = 0
`;

/** Create an empty repository; `objects` names the repository whose objects it shares, as forks on GitHub do. */
export async function createBare(
  directory: string,
  name: string,
  options: { readonly defaultBranch: string; readonly objects?: string },
): Promise<BareRepository> {
  await mkdir(path.join(directory, "refs/heads"), { recursive: true });
  if (options.objects === undefined) await mkdir(path.join(directory, "objects/pack"), { recursive: true });
  else await symlink(path.join(options.objects, "objects"), path.join(directory, "objects"));
  await writeFile(path.join(directory, "HEAD"), `ref: refs/heads/${options.defaultBranch}\n`);
  await writeFile(path.join(directory, "config"), CONFIG);
  return openBare(directory, name, options.defaultBranch);
}

function openBare(directory: string, name: string, defaultBranch: string): BareRepository {
  const git = (...args: readonly string[]): Promise<string> =>
    runGit(directory, args).then((bytes) => bytes.toString());
  const ref = (short: string): Promise<string | undefined> => readRef(path.join(directory, toRef(short)));
  let time = FIRST_DAY;
  return {
    name,
    directory,
    defaultBranch,
    git,
    ref,
    refs: async (prefix = "refs/") => new Map((await listRefs(directory, prefix)).sort(byName)),
    setRef: (short, commit) => writeRef(path.join(directory, toRef(short)), commit),
    async commit(commit) {
      const tip = commit.parent === undefined ? await ref(commit.branch) : undefined;
      const parent = commit.parent ?? tip ?? (await ref(commit.base ?? defaultBranch));
      const [made = ""] = await importCommits(directory, [commit], commit.parent === null ? undefined : parent, ++time);
      return made;
    },
    async commitAll(commits) {
      const ids = await importCommits(directory, commits, await ref(commits[0]?.branch ?? defaultBranch), time + 1);
      time += ids.length;
      return ids;
    },
    file: (revision, file) => runGit(directory, ["cat-file", "blob", `${revision}:${file}`]).catch(absent),
    async tree(revision) {
      const lines = (await git("ls-tree", "-rz", "--full-tree", revision)).split("\0").slice(0, -1);
      return new Map(lines.map((line) => [line.slice(line.indexOf("\t") + 1), toEntry(line)]));
    },
  };
}

function byName(a: readonly [string, string], b: readonly [string, string]): number {
  return a[0] < b[0] ? -1 : 1;
}

function toEntry(line: string): { mode: string; oid: string } {
  const [mode = "", , oid = ""] = line.slice(0, line.indexOf("\t")).split(" ");
  return { mode, oid };
}

function toRef(name: string): string {
  return name.startsWith("refs/") ? name : `refs/heads/${name}`;
}

function absent(error: unknown): undefined {
  if (/does not exist|exists on disk|invalid object name|Not a valid object name/i.test(String(error)))
    return undefined;
  throw error;
}

export function runGit(directory: string, args: readonly string[], input?: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const options = { cwd: directory, env: QUIET_GIT, encoding: "buffer", maxBuffer: 1 << 30 } as const;
    const child = execFile("git", args, options, (error, stdout, stderr) =>
      error === null ? resolve(stdout) : reject(new Error(`git ${args.join(" ")}: ${stderr.toString()}`)),
    );
    child.stdin?.on("error", () => {}); // Git may exit without reading; its error message says why.
    child.stdin?.end(input);
  });
}

// ── Refs ────────────────────────────────────────────────────────────────────────────────────────────────────────────

async function readRef(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, "latin1")).trim() || undefined;
  } catch (error) {
    if (["ENOENT", "EISDIR", "ENOTDIR"].includes(errorCode(error))) return undefined;
    throw error;
  }
}

function errorCode(error: unknown): string {
  return typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";
}

let written = 0;

async function writeRef(file: string, commit: string | undefined): Promise<void> {
  if (commit === undefined) return rm(file, { force: true });
  await mkdir(path.dirname(file), { recursive: true });
  const fresh = `${file}.${process.pid}.${++written}.new`;
  await writeFile(fresh, `${commit}\n`);
  await rename(fresh, file);
}

async function listRefs(directory: string, prefix: string): Promise<[string, string][]> {
  const root = path.join(directory, prefix.slice(0, prefix.lastIndexOf("/")));
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter(
    (entry) => entry.isFile() && !entry.name.endsWith(".lock") && !entry.name.endsWith(".new"),
  );
  const found: [string, string][] = [];
  for (const entry of files) {
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(directory, file);
    const commit = await readRef(file);
    if (commit !== undefined && name.startsWith(prefix)) found.push([name, commit]);
  }
  return found;
}

// ── Commits ─────────────────────────────────────────────────────────────────────────────────────────────────────────

const FIRST_DAY = Date.UTC(2026, 0, 5, 9) / 1000;

/** Makes commits one after another, a second apart, by one process. */
async function importCommits(
  directory: string,
  commits: readonly NewCommit[],
  parent: string | undefined,
  time: number,
): Promise<readonly string[]> {
  const stream = commits.flatMap((commit, index) => {
    const from = index === 0 ? parent : `:${index}`;
    return commitLines(commit, from, { mark: index + 1, time: time + index });
  });
  const input = Buffer.concat(
    [...stream, "done\n"].map((piece) => (typeof piece === "string" ? Buffer.from(piece) : piece)),
  );
  return (await feedFastImport(directory, input)).trim().split("\n");
}

function commitLines(
  commit: NewCommit,
  parent: string | undefined,
  { mark, time }: { readonly mark: number; readonly time: number },
): (string | Buffer)[] {
  const author = commit.author ?? { name: "Octo Cat", email: "octo@example.com" };
  const line = ({ name, email }: Signature): string => `${name} <${email}> ${time} +0000\n`;
  const message = Buffer.from(commit.message ?? "Change");
  return [
    `commit ${toRef(commit.branch)}\nmark :${mark}\n`,
    `author ${line(author)}`,
    `committer ${line(commit.committer ?? author)}`,
    `data ${message.length}\n`,
    message,
    "\n",
    ...(parent === undefined ? [] : [`from ${parent}\n`]),
    ...Object.entries(commit.files).flatMap(([file, content]) => fileLines(file, content)),
    `\nget-mark :${mark}\n`,
  ];
}

function fileLines(file: string, content: FileContent): (string | Buffer)[] {
  const quoted = `"${file.replaceAll(/["\\]/g, String.raw`\$&`).replaceAll("\n", String.raw`\n`)}"`;
  if (content === null) return [`D ${quoted}\n`];
  const plain = typeof content === "string" || Buffer.isBuffer(content);
  const bytes = Buffer.from(plain ? content : content.content);
  return [`M ${plain ? "100644" : content.mode} inline ${quoted}\ndata ${bytes.length}\n`, bytes, "\n"];
}

function feedFastImport(directory: string, input: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const args = ["fast-import", "--quiet", "--force", "--done", "--date-format=raw"];
    const child = spawn("git", args, { cwd: directory, env: QUIET_GIT });
    const output: Buffer[] = [];
    const listing: Buffer[] = [];
    child.stdout.on("data", (chunk: Buffer) => output.push(chunk));
    child.stderr.on("data", (chunk: Buffer) => listing.push(chunk));
    child.on("error", reject);
    child.on("close", (code) =>
      code === 0 ? resolve(Buffer.concat(output).toString()) : reject(new Error(Buffer.concat(listing).toString())),
    );
    child.stdin.on("error", () => {});
    child.stdin.end(input);
  });
}
