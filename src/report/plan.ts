/** How a comment shows a plan. */
import { render } from "./fit.ts";
import { prose } from "./markdown.ts";

/** The most characters of Markdown of a plan and its request together; a comment might cut longer ones. */
export const PLAN_SHOWN = 50_000;

/** Hexadecimal digits of a digest shown to people; an approval may give fewer. */
const SHORT = 12;

/** `sha256:3f2a…`, the form that people type. */
export function shortDigest(digest: string): string {
  return digest.replace(/^sha256:/, "").slice(0, SHORT);
}

/** A plan's Markdown as the comment shows it. */
export function showPlan(text: string): string {
  return render(prose(text));
}
