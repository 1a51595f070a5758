/** `add_review_comment`: a comment on lines of the pull request under review, checked against its diff at once. */
import type { JsonObject, ReviewNote, Severity } from "../events.ts";
import { optionalNumber, optionalText, textArg } from "./args.ts";
import { answeringGitHub } from "./github-answer.ts";
import { unavailable } from "./reach.ts";
import type { Tool } from "./tool.ts";

const SEVERITIES: readonly Severity[] = ["critical", "high", "medium", "low"];

export const addReviewComment: Tool = {
  name: "add_review_comment",
  description: "Add a comment on lines of the pull request's diff to the review, which is posted when you finish.",
  parameters: {
    type: "object",
    properties: {
      path: { type: "string", minLength: 1 },
      line: { type: "integer", minimum: 1, description: "Last line" },
      start_line: { type: "integer", minimum: 1 },
      side: { type: "string", enum: ["LEFT", "RIGHT"], description: "LEFT: the old file. Default RIGHT" },
      severity: { type: "string", enum: [...SEVERITIES] },
      body: { type: "string", minLength: 1, maxLength: 10_000 },
      suggestion: { type: "string", maxLength: 10_000, description: "Replaces all of the lines; empty deletes them" },
    },
    required: ["path", "line", "severity", "body"],
  },
  effect: "write",
  for: ["review"],
  needs: () => [],
  async run(args, { review }, signal) {
    if (review === undefined) return unavailable("A review");
    return await answeringGitHub(signal, () => review.add(noteOf(args)));
  },
};

function noteOf(args: JsonObject): ReviewNote {
  const line = optionalNumber(args, "line") ?? 0;
  const start = optionalNumber(args, "start_line");
  const suggestion = optionalText(args, "suggestion")?.replaceAll("\r\n", "\n");
  return {
    path: textArg(args, "path").replace(/^\.?\//, ""),
    line,
    ...(start === undefined || start === line ? {} : { startLine: start }),
    side: args["side"] === "LEFT" ? "LEFT" : "RIGHT",
    severity: SEVERITIES.find((one) => one === args["severity"]) ?? "medium",
    body: textArg(args, "body").trim(),
    ...(suggestion === undefined ? {} : { suggestion: suggestion.replace(/(?<=[^\n])$/, "\n") }),
  };
}
