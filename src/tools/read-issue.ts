/** `read_issue`: the comments on an issue or pull request of the repository. */
import type { Answer } from "../events.ts";
import type { GitHub } from "../ports.ts";
import { optionalNumber } from "./args.ts";
import { answeringGitHub, renderAnswer } from "./github-answer.ts";
import { unavailable, failure, type Tool } from "./tool.ts";
import type { AnswerContext } from "./context.ts";

export const readIssue: Tool = {
  name: "read_issue",
  description: "Read an issue's or pull request's text and comments, newest on page 1.",
  parameters: {
    type: "object",
    properties: {
      number: { type: "integer", minimum: 1, description: "Default: the one at hand" },
      page: { type: "integer", minimum: 1 },
    },
  },
  effect: "read",
  needs: () => [],
  async run(args, context, signal) {
    const { github, subject } = context;
    if (github === undefined) return unavailable("GitHub");
    const number = optionalNumber(args, "number") ?? subject?.number;
    if (number === undefined) return failure("invalid_arguments", "This run is about no issue: give a number.");
    const page = optionalNumber(args, "page") ?? 1;
    return await answeringGitHub(signal, () => readDiscussion(number, page, github, context));
  },
};

async function readDiscussion(number: number, page: number, github: GitHub, context: AnswerContext): Promise<Answer> {
  const [issue, comments] = await Promise.all([github.issue(number), github.comments(number)]);
  const { isPull, open, title, labels, body, author, createdAt } = issue;
  const kind = isPull ? "Pull request" : "Issue";
  const labelled = labels.length === 0 ? "" : `\n\nLabels: ${labels.join(", ")}`;
  const source = { what: `${kind.toLowerCase()} #${number}`, author: `@${author.login}`, at: createdAt };
  const others = comments.filter((comment) => !OWN.test(comment.body));
  const posts = others.map((comment) => ({
    text: comment.body,
    source: { what: "comment", author: `@${comment.author.login}`, at: comment.createdAt, markdown: true },
  }));
  const own = others.length === comments.length ? "" : " Remit's own are left out.";
  const head = `${kind} #${number}, ${open ? "open" : "closed"}, ${comments.length} comments.${own}`;
  const opening = [{ text: `# ${title}${labelled}\n\n${body}`, source: { ...source, markdown: true } }];
  return { text: await renderAnswer({ head, opening, posts }, page, "read_issue", context) };
}

/** The beginning of Remit's own comments, which report runs at length. */
const OWN = /^\s*<!-- remit:/;
