/** `read_pull_request`: the changes of a pull request, and its reviews. */
import type { Answer } from "../events.ts";
import type { GitHub, PullFacts, PullFile, ReviewFacts, ReviewThread } from "../ports.ts";
import { optionalNumber, optionalText, textsArg } from "./args.ts";
import { answeringGitHub, renderAnswer, type AnswerBlock } from "./github-answer.ts";
import { unavailable, failure, type Tool } from "./tool.ts";
import type { AnswerContext, FileContext } from "./context.ts";
import { present } from "../lib/parts.ts";
import { shownPatch } from "../lib/shown-lines.ts";

const PARTS = ["files", "diff", "reviews", "threads"] as const;
type Part = (typeof PARTS)[number];

export const readPullRequest: Tool = {
  name: "read_pull_request",
  description: "Read a pull request's description, and the parts in show.",
  parameters: {
    type: "object",
    properties: {
      number: { type: "integer", minimum: 1, description: "Default: the one at hand" },
      show: { type: "array", items: { type: "string", enum: [...PARTS] }, description: 'Default ["files"]' },
      path: { type: "string", description: "Only its diff" },
      page: { type: "integer", minimum: 1, description: "Of reviews and threads" },
    },
  },
  effect: "read",
  needs: () => [],
  async run(args, context, signal) {
    const { github, subject } = context;
    if (github === undefined) return unavailable("GitHub");
    const number = optionalNumber(args, "number") ?? (subject?.kind === "pull" ? subject.number : undefined);
    if (number === undefined) return failure("invalid_arguments", "This run is about no pull request: give a number.");
    const path = optionalText(args, "path");
    const given = textsArg(args, "show");
    const wanted = given.length > 0 ? given : [path === undefined ? "files" : "diff"];
    const query = { number, path, page: optionalNumber(args, "page") ?? 1, parts: new Set(wanted) };
    return await answeringGitHub(signal, () => readPull(query, github, context));
  },
};

interface Query {
  readonly number: number;
  readonly path: string | undefined;
  readonly page: number;
  readonly parts: ReadonlySet<string>;
}

async function readPull(
  { number, path, page, parts }: Query,
  github: GitHub,
  context: FileContext & AnswerContext,
): Promise<Answer> {
  const wants = (...names: readonly Part[]): boolean => names.some((name) => parts.has(name));
  const [pull, files, reviews, threads] = await Promise.all([
    github.pull(number),
    wants("files", "diff") ? github.pullFiles(number) : [],
    wants("reviews") ? github.reviews(number) : [],
    wants("threads") ? github.reviewThreads(number) : [],
  ]);
  const wanted = files.filter((file) => path === undefined || file.path === path);
  if (path !== undefined && wanted.length === 0) {
    return failure("not_found", `Pull request #${number} does not change ${path}.`, 'Ask with show ["files"].');
  }
  const opening = present([
    describe(pull),
    wants("files") && listFiles(wanted),
    wants("diff") && showDiff(wanted, context),
  ]);
  const posts = [...reviews.flatMap(toReview), ...threads.toSorted(openLast).flatMap(toComments)];
  return { text: await renderAnswer({ head: headOf(pull), opening, posts }, page, "read_pull_request", context) };
}

function headOf({ number, open, merged, draft, fromFork, head, base }: PullFacts): string {
  const state = [merged ? "merged" : open ? "open" : "closed", ...(draft ? ["draft"] : [])].join(", ");
  const from = fromFork ? " in a fork" : "";
  return `Pull request #${number}, ${state}. Head ${head.sha}${from}, base ${base.sha}.`;
}

function describe({ number, title, body, author, head, base }: PullFacts): AnswerBlock {
  const source = { what: `pull request #${number}`, author: `@${author.login}`, markdown: true };
  return { text: `# ${title}\n\nFrom ${head.name} into ${base.name}\n\n${body}`, source };
}

function listFiles(files: readonly PullFile[]): AnswerBlock {
  const lines = files.map(({ path, status, added, removed }) => `${status} ${path} +${added} -${removed}`);
  return { text: [`${files.length} files`, ...lines].join("\n"), source: { what: "files of the pull request" } };
}

function showDiff(files: readonly PullFile[], { mayRead }: FileContext): AnswerBlock {
  const patches = files.map((file) => shownPatch(file, file.patch ?? NO_DIFF, mayRead));
  return { text: patches.join("\n"), source: { what: "diff of the pull request" } };
}

const NO_DIFF = "[no diff from GitHub: binary, only renamed or too large; try git_read]";

const STATES: Readonly<Record<ReviewFacts["state"], string>> = {
  approved: "review that approves",
  changes_requested: "review that requests changes",
  commented: "review",
  dismissed: "dismissed review",
  pending: "pending review",
};

/** A review without text of its own, only with comments, is left out. */
function toReview({ state, body, author, submittedAt }: ReviewFacts): AnswerBlock[] {
  if (body.trim() === "" && state === "commented") return [];
  const source = { what: STATES[state], author: `@${author.login}`, at: submittedAt, markdown: true };
  return [{ text: body.trim() === "" ? "(no text)" : body, source }];
}

/** Open threads come last, and so are shown first. */
function openLast(a: ReviewThread, b: ReviewThread): number {
  return Number(b.resolved) - Number(a.resolved);
}

function toComments(thread: ReviewThread): AnswerBlock[] {
  const { path, line, startLine, side, resolved, outdated, comments } = thread;
  const lines = line === undefined ? "" : `:${startLine === undefined ? "" : `${startLine}-`}${line}`;
  const states = present([side === "LEFT" && "old file", resolved ? "resolved" : "open", outdated && "outdated"]);
  return comments.map(({ body, author, createdAt }, index) => {
    const what = `${index === 0 ? "review comment" : "reply"} on ${path}${lines} (${states.join(", ")})`;
    return { text: body, source: { what, author: `@${author.login}`, at: createdAt, markdown: true } };
  });
}
