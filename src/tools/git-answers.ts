/** The answers of `git_read`. Loaded with its first call: most runs make none. */
import { posix } from "node:path";
import type { Changes } from "../change.ts";
import type { Answer, JsonObject } from "../events.ts";
import { firstOf } from "../lib/cut.ts";
import { isGitPath } from "../lib/git-names.ts";
import { emptyTree, type BlamedLine, type Git, type LoggedCommit, type DiffStat } from "../ports.ts";
import { optionalNumber, optionalText, textArg } from "./args.ts";
import { isRefused, locate, refusedWith, type Refused } from "./paths.ts";
import type { GitContext, AnswerContext, FileContext, ToolContext } from "./context.ts";
import type { GitCommand } from "./git-read.ts";
import { unavailable, failure } from "./tool.ts";
import { given, present } from "../lib/parts.ts";

const MOST_COMMITS = 100;

interface GitReading {
  readonly git: Git;
  /** The commit that the run works on. */
  readonly head: string;
  readonly context: GitContext & FileContext & AnswerContext;
}

/** Throws `GitError`. */
export async function answerFromGit(args: JsonObject, reading: GitReading): Promise<Answer> {
  const path = await pathOf(args, reading.context);
  if (isRefused(path)) return path.answer;
  switch (textArg(args, "command") as GitCommand) {
    case "log":
      return await answerLog(args, path.path, reading);
    case "show":
      return path.path === undefined ? await answerCommit(args, reading) : await answerFile(args, path.path, reading);
    case "diff":
      return await answerDiff(args, path.path, reading);
    case "blame":
      return await answerBlame(args, path.path, reading);
    case "status":
      return await answerStatus(reading);
  }
}

/** The path as written, without following links. Policy judges where it leads; this checks its name. */
async function pathOf(
  args: JsonObject,
  context: FileContext,
): Promise<{ readonly path: string | undefined } | Refused> {
  const written = optionalText(args, "path");
  if (written === undefined) return { path: undefined };
  const located = await locate(written, context);
  if (isRefused(located)) return located;
  const { root } = context.workspace;
  const path = posix.relative(root, posix.resolve(root, written));
  if (path === "") return { path: undefined };
  if (context.mayRead(path)) return { path };
  return refusedWith(failure("denied", `The policy or .geminiignore excludes ${JSON.stringify(path)}.`));
}

function revisionOf(args: JsonObject, { git, head }: GitReading): Promise<string | Refused> {
  return findCommit(optionalText(args, "rev") ?? "HEAD", head, git);
}

async function answerLog(args: JsonObject, path: string | undefined, reading: GitReading): Promise<Answer> {
  const commit = await revisionOf(args, reading);
  if (typeof commit !== "string") return commit.answer;
  const most = optionalNumber(args, "count", MOST_COMMITS) ?? 20;
  const { commits, complete } = await reading.git.history.log(commit, { most, ...given({ path }) });
  const wanted = optionalNumber(args, "count") ?? most;
  const isEnd = complete || commits.length >= most;
  const older = isEnd ? [] : ["[Older history was not looked through.]"];
  const note = wanted > most && commits.length >= most ? [`[At most ${MOST_COMMITS} commits are shown.]`] : older;
  if (commits.length === 0) return { text: ["No commits.", ...note].join(" ") };
  return apart([...commits.map(formatCommit), ...note].join("\n"), "git log", reading);
}

/** Lines of a commit message shown in a log. */
const MOST_LINES = 12;

function formatCommit({ oid, author, time, message }: LoggedCommit): string {
  const [subject = "", ...body] = message.trimEnd().split("\n");
  const rest = body.slice(0, MOST_LINES).map((line) => (line === "" ? "" : `    ${line}`));
  const more = body.length > MOST_LINES ? [`    [${body.length - MOST_LINES} more lines]`] : [];
  return [`${oid} ${dateOf(time)} ${author.name}: ${subject}`, ...rest, ...more].join("\n");
}

function dateOf(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 10);
}

async function answerCommit(args: JsonObject, reading: GitReading): Promise<Answer> {
  const { git, context } = reading;
  const commit = await revisionOf(args, reading);
  if (typeof commit !== "string") return commit.answer;
  // Shown with two commits: a commit's changes are its difference from its parent.
  const [shown] = (await git.history.log(commit, { most: 2 })).commits;
  if (shown === undefined) return failure("not_found", `There is no commit ${commit}.`);
  const [parent = emptyTree(commit), ...others] = shown.parents;
  const merge = others.length > 0 ? ["[A merge; the differences are those to its first parent.]"] : [];
  const head = `${shown.oid} ${dateOf(shown.time)} ${shown.author.name}: ${shown.message}`.trimEnd();
  const differences = await describeDifferences(parent, commit, undefined, git, context);
  return apart([head, "", ...merge, differences].join("\n"), "git show", reading);
}

async function answerFile(args: JsonObject, path: string, reading: GitReading): Promise<Answer> {
  const file = await readLines(args, path, reading);
  if (isRefused(file)) return file.answer;
  const { from, to, lines } = rangeOf(args, file.lines, 2_000);
  const note = to < file.lines.length || from > 1 ? `[Lines ${from} to ${to} of ${file.lines.length}.]\n` : "";
  return apart(`${note}${lines.join("\n")}`, `${path} at ${file.commit}`, reading);
}

async function readLines(args: JsonObject, path: string, reading: GitReading) {
  const commit = await revisionOf(args, reading);
  if (typeof commit !== "string") return commit;
  await reading.git.history.log(commit, { most: 1 }); // Fetches the commit.
  const bytes = await reading.git.show(commit, path);
  if (bytes === undefined) {
    const hint = "For what a commit changed below a directory: diff from REV~1 to REV with that path.";
    return refusedWith(failure("not_found", `${commit} has no file ${path}.`, hint));
  }
  if (bytes.subarray(0, 8_000).includes(0)) return refusedWith(failure("binary", `${path} is a binary file.`));
  const lines = bytes.toString().split("\n");
  return { commit, lines: lines.at(-1) === "" ? lines.slice(0, -1) : lines };
}

function rangeOf(args: JsonObject, lines: readonly string[], most: number) {
  const from = Math.min(optionalNumber(args, "start_line") ?? 1, Math.max(1, lines.length));
  const end = Math.min(optionalNumber(args, "end_line") ?? Infinity, lines.length, from + most - 1);
  const to = Math.max(from, end);
  return { from, to, lines: lines.slice(from - 1, to) };
}

async function answerBlame(args: JsonObject, path: string | undefined, reading: GitReading): Promise<Answer> {
  if (path === undefined) return failure("invalid_arguments", "blame needs the path of a file.");
  const file = await readLines(args, path, reading);
  if (isRefused(file)) return file.answer;
  if (file.lines.length === 0) return { text: `${path} is empty.` };
  const { from, to } = rangeOf(args, file.lines, 500);
  const lines = await reading.git.history.blame(file.commit, { path, from, to });
  const note = lines.some(({ older }) => older) ? ["[^: this old, or older; history further back was not read.]"] : [];
  const rest = to < file.lines.length ? [`[Lines ${from} to ${to} of ${file.lines.length}.]`] : [];
  return apart([...lines.map(formatLine), ...note, ...rest].join("\n"), `git blame of ${path}`, reading);
}

function formatLine({ oid, older, time, author, line, text }: BlamedLine): string {
  return `${older ? "^" : ""}${oid.slice(0, 12)} ${dateOf(time)} ${firstOf(author, 30)} ${line}| ${text}`;
}

async function answerDiff(args: JsonObject, path: string | undefined, reading: GitReading): Promise<Answer> {
  const { git, head, context } = reading;
  const from = await findCommit(optionalText(args, "from") ?? "HEAD", head, git);
  if (typeof from !== "string") return from.answer;
  const to = await endOfDiff(optionalText(args, "to"), reading);
  if (typeof to !== "string") return to.answer;
  for (const commit of [from, to]) await git.history.log(commit, { most: 1 }); // Fetches the commits.
  return apart(await describeDifferences(from, to, path, git, context), "git diff", reading);
}

async function endOfDiff(revision: string | undefined, { git, head, context }: GitReading): Promise<string | Refused> {
  if (revision !== undefined) return await findCommit(revision, head, git);
  const changes = await readWorkspace(context);
  if (isRefused(changes)) return changes;
  return changes.files.length === 0 ? changes.base : await commitWorkspace(changes, git);
}

async function readWorkspace(context: GitContext): Promise<Changes | Refused> {
  if (context.changes === undefined) return refusedWith(unavailable("The state of the workspace"));
  return await context.changes();
}

async function answerStatus({ context }: GitReading): Promise<Answer> {
  const changes = await readWorkspace(context);
  if (isRefused(changes)) return changes.answer;
  const files = changes.files.map(({ path, before, after }) => {
    return `${before === undefined ? "A" : after === undefined ? "D" : "M"} ${path}`;
  });
  const refused = changes.refused.map(({ path, reason }) => `! ${path}: left out, since ${reason}`);
  const lines = [...files, ...refused];
  return { text: lines.length === 0 ? "Nothing is changed in the workspace." : lines.join("\n") };
}

function apart(text: string, what: string, { context }: GitReading): Answer {
  return { text: context.mark(text, { what }) };
}

/** How many generations `~` and `^` may go back. */
const MOST_BACK = 200;

/**
 * `HEAD` (the commit that the run works on), a full or shortened commit id, or a branch of the repository; `~n` and
 * `^n` may follow. Throws `GitError`.
 */
async function findCommit(revision: string, head: string, git: Git): Promise<string | Refused> {
  const [, name = "", steps = ""] = /^(.*?)((?:[~^]\d*)*)$/s.exec(revision) ?? [];
  const start = await findStart(name, head, git);
  return start === undefined ? unknown(revision) : await goBack(start, steps, revision, git);
}

async function findStart(name: string, head: string, git: Git): Promise<string | undefined> {
  if (name === "HEAD" || name === "@") return head;
  if (/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(name)) return name;
  const isShort = /^[0-9a-f]{7,39}$/.test(name);
  const found = isShort ? await git.history.expand(name) : undefined;
  return found ?? (isBranch(name) ? await git.remoteBranch(name.replace(/^(?:refs\/heads|origin)\//, "")) : undefined);
}

/** Accepted by git as a branch name, and not taken by the server for a pattern. */
function isBranch(name: string): boolean {
  return name.length <= 250 && /^[^\s~^:?*[\\@-][^\s~^:?*[\\]*$/.test(name) && !/\.\.|@\{|\/\/|\/$/.test(name);
}

async function goBack(start: string, steps: string, revision: string, git: Git): Promise<string | Refused> {
  const back = [...steps.matchAll(/([~^])(\d*)/g)].map(([, kind, digits]) => {
    return { kind, count: digits === "" ? 1 : Number(digits) };
  });
  const generations = back.reduce((sum, { kind, count }) => sum + (kind === "~" ? count : 1), 0);
  if (generations > MOST_BACK) {
    return refusedWith(
      failure("invalid_arguments", `${revision} goes back ${generations} commits; ${MOST_BACK} can be.`),
    );
  }
  // Fetches that much history.
  if (generations > 0) await git.history.log(start, { most: generations + 1 });
  let at: string | undefined = start;
  for (const { kind, count } of back) {
    const parents = kind === "~" ? Array<number>(count).fill(1) : count === 0 ? [] : [count];
    for (const parent of parents) at = at === undefined ? undefined : (await git.inspect(at)).parents[parent - 1];
  }
  return at ?? unknown(revision);
}

function unknown(revision: string): Refused {
  const name = JSON.stringify(firstOf(revision, 200));
  const hint = "Give HEAD, a full commit id, or a branch; ~n may follow. Tags are not known here.";
  return refusedWith(failure("not_found", `There is no commit ${name}.`, hint));
}

/** Beyond this many files, or changed lines, files are only counted. */
const MOST_FILES = 200;
const MOST_DIFF_LINES = 10_000;

/** A line for each file, and the patch. `path` narrows it to a file or directory. Throws `GitError`. */
async function describeDifferences(
  from: string,
  to: string,
  path: string | undefined,
  git: Git,
  { mayRead }: Pick<ToolContext, "mayRead">,
): Promise<string> {
  const all = await git.stat(from, to);
  const wanted = all.filter((file) => path === undefined || file.path === path || file.path.startsWith(`${path}/`));
  if (wanted.length === 0) return "No differences.";
  const readable = wanted.filter((file) => mayRead(file.path));
  const picked = pick(readable);
  const patch = picked.length === 0 ? "" : await git.history.patch(from, to, picked);
  const hidden = wanted.length - readable.length;
  const left = readable.length - picked.length;
  const notes = present([
    hidden > 0 && `[${hidden} files are not shown: the policy or .geminiignore excludes them]`,
    left > 0 && `[${left} files are left out for size; ask for them by path]`,
  ]);
  return [...wanted.slice(0, 1_000).map(countOf), ...notes, "", patch].join("\n").trimEnd();
}

function pick(files: readonly DiffStat[]): readonly string[] {
  let lines = 0;
  const picked = files.slice(0, MOST_FILES).filter(({ added, removed }) => {
    const fits = lines + added + removed <= MOST_DIFF_LINES;
    if (fits) lines += added + removed;
    return fits;
  });
  return picked.map(({ path }) => path);
}

function countOf({ path, added, removed, binary }: DiffStat): string {
  return binary ? `${path} (binary)` : `${path} +${added} -${removed}`;
}

/** The workspace as a commit in Remit's own git, never published, so that it can be read like any other. */
async function commitWorkspace({ base, files }: Changes, git: Git): Promise<string> {
  const committed = files.filter(({ path }) => !isGitPath(path));
  return await git.commit({
    parent: base,
    changes: committed.map(({ path, after }) => ({ path, ...(after && { blob: after }) })),
    message: "The workspace",
    author: { name: "Remit", email: "remit@localhost" },
    time: 0,
  });
}
