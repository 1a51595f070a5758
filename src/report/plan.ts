/** How a comment shows a plan. */
import { render } from "./fit.ts";
import { prose } from "./markdown.ts";

/** Characters of Markdown, of a plan and of what it was asked for together; beyond that a comment might not show it whole. */
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
