/** The comment that shows a plan: sealed, so that an edit of it is noticed when somebody approves. */
import { createHash } from "node:crypto";
import type { CommentFacts } from "../ports.ts";
import { render } from "./fit.ts";
import { prose } from "./markdown.ts";

/** Characters of a plan's Markdown; beyond that a comment might not show it whole. */
export const PLAN_SHOWN = 50_000;

/** Hexadecimal digits of a digest that people are shown; an approval may name fewer. */
const SHORT = 12;

/** `sha256:3f2a…` as people type it. */
export function shortDigest(digest: string): string {
  return digest.replace(/^sha256:/, "").slice(0, SHORT);
}

/** A plan's Markdown as the comment shows it. */
export function showPlan(text: string): string {
  return render(prose(text));
}

/** The body with its seal as the last line. */
export function seal(body: string, digest: string): string {
  return `${body}\n\n<!-- remit:plan ${digest} ${sumOf(body)} -->`;
}

export interface Sealed {
  /** Of the plan that the comment shows. */
  readonly digest: string;
  /** False when the comment was edited. */
  readonly intact: boolean;
  readonly comment: CommentFacts;
}

/** Ours are comments of our own account: anybody can copy a seal. The newest last. */
export function findSealed(comments: readonly CommentFacts[], author: number): Sealed[] {
  return comments
    .filter((comment) => comment.author.id === author)
    .flatMap((comment) => {
      const lines = plain(comment.body).split("\n");
      const [, digest, sum] = SEAL.exec(lines.at(-1) ?? "") ?? [];
      if (digest === undefined) return [];
      const intact = lines.slice(1, -1).join("\n").trimEnd();
      return [{ digest, intact: sumOf(intact) === sum, comment }];
    });
}

const SEAL = /^<!-- remit:plan (sha256:[0-9a-f]{64}) ([0-9a-f]{64}) -->$/;

/** GitHub may keep line ends and outer space otherwise than they were sent. */
function plain(text: string): string {
  return text.replaceAll("\r\n", "\n").trim();
}

function sumOf(body: string): string {
  return createHash("sha256").update(plain(body)).digest("hex");
}
