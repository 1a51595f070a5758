/** `git_read`: history and changes, from Remit's own git; the workspace's git is never used. */
import { GitError } from "../ports.ts";
import { pathNeed } from "./args.ts";
import { withCancellation, unavailable, failure, type Tool } from "./tool.ts";
import { onlyFor } from "../lib/attempt.ts";

const COMMANDS = ["log", "diff", "show", "blame", "status"] as const;

export type GitCommand = (typeof COMMANDS)[number];

export const gitRead: Tool = {
  name: "git_read",
  description: "Read git: log, show (a commit, or a file at it) or blame of rev; diff from (HEAD) to (the workspace).",
  parameters: {
    type: "object",
    properties: {
      command: { type: "string", enum: [...COMMANDS] },
      rev: { type: "string", description: "Default HEAD; ~n may follow" },
      from: { type: "string" },
      to: { type: "string" },
      path: { type: "string" },
      start_line: { type: "integer", minimum: 1 },
      end_line: { type: "integer", minimum: 1 },
      count: { type: "integer", minimum: 1 },
    },
    required: ["command"],
  },
  effect: "read",
  needs: ({ path }) => [pathNeed("read", path)],
  async run(args, context, signal) {
    const { git, commit } = context;
    if (git === undefined || commit === undefined) return unavailable("git");
    const { answerFromGit } = await import("./git-answers.ts");
    const answering = withCancellation(signal, () => answerFromGit(args, { git, head: commit, context }));
    return await answering.catch(
      onlyFor(GitError, ({ cause_: cause, message }) => failure(cause === "not_found" ? cause : "failed", message)),
    );
  },
};
