/** `git_read`: history and changes, from Remit's own git; the workspace's git is never used. */
import { posix } from "node:path";
import type { Answer, JsonObject } from "../events.ts";
import { firstOf } from "../lib/cut.ts";
import { emptyTree, GitError, type BlamedLine, type Git, type LoggedCommit } from "../ports.ts";
import { optionalNumber, optionalText, textArg, pathNeed } from "./args.ts";
import { commitWorkspace, describeDifferences, findCommit } from "./git-revisions.ts";
import { isRefused, locate, refuse, type Refused } from "./place.ts";
import { withCancellation, unavailable, type WorkspaceChanges, type GitContext } from "./reach.ts";
import { failure, type Tool, type AnswerContext, type FileContext } from "./tool.ts";

const COMMANDS = ["log", "diff", "show", "blame", "status"] as const;

export const gitRead: Tool = {
  name: "git_read",
  description:
    "Read git. log, show (a commit, or a file at it) and blame of rev; diff from (default HEAD) to (default: the workspace).",
  parameters: {
    type: "object",
    properties: {
      command: { type: "string", enum: [...COMMANDS] },
      rev: { type: "string", description: "HEAD (default), commit id or branch; ~n may follow" },
      from: { type: "string" },
      to: { type: "string" },
      path: { type: "string" },
      start_line: { type: "integer", minimum: 1 },
      end_line: { type: "integer", minimum: 1 },
      count: { type: "integer", minimum: 1, maximum: 100 },
    },
    required: ["command"],
  },
  effect: "read",
  needs: ({ path }) => [pathNeed("read", path)],
  async run(args, context, signal) {
    const { git, commit } = context;
    if (git === undefined || commit === undefined) return unavailable("git");
    try {
      return await withCancellation(signal, () => answer(args, { git, head: commit, context }));
    } catch (error) {
      if (!(error instanceof GitError)) throw error;
      return failure(error.cause_ === "not_found" ? "not_found" : "failed", error.message);
    }
  },
};

interface GitReading {
  readonly git: Git;
  /** The commit that the run works on. */
  readonly head: string;
  readonly context: GitContext & FileContext & AnswerContext;
}

async function answer(args: JsonObject, reading: GitReading): Promise<Answer> {
  const path = await pathOf(args, reading.context);
  if (isRefused(path)) return path.answer;
  switch (textArg(args, "command") as (typeof COMMANDS)[number]) {
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

interface Asked {
  readonly kind: "path";
  readonly path: string | undefined;
}

/**
 * The path as git stores it: as written, without following links. Policy judges where it leads; this checks its name.
 */
async function pathOf(args: JsonObject, context: FileContext): Promise<Asked | Refused> {
  const written = optionalText(args, "path");
  if (written === undefined) return { kind: "path", path: undefined };
  const found = await locate(written, context);
  if (isRefused(found)) return found;
  const { root } = context.workspace;
  const path = posix.relative(root, posix.resolve(root, written));
  if (path === "") return { kind: "path", path: undefined };
  if (context.mayRead(path)) return { kind: "path", path };
  return refuse(failure("denied", `The policy or .geminiignore excludes ${JSON.stringify(path)}.`));
}

function revisionOf(args: JsonObject, { git, head }: GitReading): Promise<string | Refused> {
  return findCommit(optionalText(args, "rev") ?? "HEAD", head, git);
}

async function answerLog(args: JsonObject, path: string | undefined, reading: GitReading): Promise<Answer> {
  const commit = await revisionOf(args, reading);
  if (typeof commit !== "string") return commit.answer;
  const most = optionalNumber(args, "count") ?? 20;
  const { commits, complete } = await reading.git.history.log(commit, { most, ...(path !== undefined && { path }) });
  const isEnd = complete || commits.length >= most;
  const note = isEnd ? [] : ["[Older history was not looked through.]"];
  if (commits.length === 0) return { text: ["No commits.", ...note].join(" ") };
  return apart([...commits.map(tellCommit), ...note].join("\n"), "git log", reading);
}

/** Lines of a commit message shown in a log. */
const MOST_LINES = 12;

function tellCommit({ oid, author, time, message }: LoggedCommit): string {
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
  const { subject, body } = splitMessage(shown.message);
  const head = [`${shown.oid} ${dateOf(shown.time)} ${shown.author.name}: ${subject}`, body].join("\n").trimEnd();
  const differences = await describeDifferences(parent, commit, undefined, git, context);
  return apart([head, "", ...merge, differences].join("\n"), "git show", reading);
}

function splitMessage(message: string): { readonly subject: string; readonly body: string } {
  const [subject = "", ...body] = message.trimEnd().split("\n");
  return { subject, body: body.join("\n") };
}

async function answerFile(args: JsonObject, path: string, reading: GitReading): Promise<Answer> {
  const file = await readLines(args, path, reading);
  if (isRefused(file)) return file.answer;
  const { from, to, lines } = rangeOf(args, file.lines, 2_000);
  const note = to < file.lines.length || from > 1 ? `[Lines ${from} to ${to} of ${file.lines.length}.]\n` : "";
  return apart(`${note}${lines.join("\n")}`, `${path} at ${file.commit}`, reading);
}

interface FileThen {
  readonly kind: "file";
  readonly commit: string;
  readonly lines: readonly string[];
}

async function readLines(args: JsonObject, path: string, reading: GitReading): Promise<FileThen | Refused> {
  const commit = await revisionOf(args, reading);
  if (typeof commit !== "string") return commit;
  await reading.git.history.log(commit, { most: 1 }); // Fetches the commit.
  const bytes = await reading.git.show(commit, path);
  if (bytes === undefined) {
    const hint = "For what a commit changed below a directory: diff from REV~1 to REV with that path.";
    return refuse(failure("not_found", `${commit} has no file ${path}.`, hint));
  }
  if (bytes.subarray(0, 8_000).includes(0)) return refuse(failure("binary", `${path} is a binary file.`));
  const lines = bytes.toString().split("\n");
  return { kind: "file", commit, lines: lines.at(-1) === "" ? lines.slice(0, -1) : lines };
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
  return apart([...lines.map(tellLine), ...note, ...rest].join("\n"), `git blame of ${path}`, reading);
}

function tellLine({ oid, older, time, author, line, text }: BlamedLine): string {
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

async function readWorkspace(context: GitContext): Promise<WorkspaceChanges | Refused> {
  if (context.changes === undefined) return refuse(unavailable("The state of the workspace"));
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
