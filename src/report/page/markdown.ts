/**
 * The model's Markdown as a tree, of which the page's script makes elements. micromark parses it as GitHub would; raw
 * HTML stays text. The result is checked: only elements of the list below enter the tree.
 */
import { micromark } from "micromark";
import { gfm, gfmHtml } from "micromark-extension-gfm";
import { attempt } from "../../lib/attempt.ts";

/** Text, or an element: its name, its link ("" for none), and its content. */
export type MarkdownNode = string | readonly [name: string, href: string, inside: readonly MarkdownNode[]];

/** Characters; longer text is shown as it is: micromark takes time by the square of the nesting depth. */
const MOST = 5_000;

/** The deepest nesting; the page's script recurses as deep. */
const DEEPEST = 50;

/** Empty when the text should be shown as it is: too long, too deep, or unreadable for micromark. */
export function readMarkdown(text: string): readonly MarkdownNode[] {
  if (text.length > MOST) return [];
  return attempt(() => build(micromark(text, { extensions: [gfm()], htmlExtensions: [gfmHtml()] }))) ?? [];
}

const ELEMENTS = new Set(
  "p em strong del code pre blockquote ul ol li a br hr h1 h2 h3 h4 h5 h6 table thead tbody tr th td".split(" "),
);
const VOID = new Set(["br", "hr"]);

type Open = { readonly name: string; readonly href: string; readonly inside: MarkdownNode[] };

/** micromark's HTML is well-formed, and its text contains no `<`. */
function build(html: string): readonly MarkdownNode[] {
  const root: Open = { name: "", href: "", inside: [] };
  const open = [root];
  for (const [, close, name = "", attributes = "", words] of html.matchAll(
    /<(\/?)([a-z][a-z0-9]*)([^<>]*)>|([^<]+)/g,
  )) {
    const top = open.at(-1) ?? root;
    if (words !== undefined) {
      if (words.trim() !== "" || top.name !== "") top.inside.push(unescape(words));
    } else if (name === "input") top.inside.push(attributes.includes("checked") ? "☑" : "☐");
    else if (!ELEMENTS.has(name)) continue;
    else if (VOID.has(name)) top.inside.push([name, "", []]);
    else if (close === "") {
      const element: Open = { name, href: name === "a" ? linkOf(attributes) : "", inside: [] };
      top.inside.push([element.name, element.href, element.inside]);
      if (open.push(element) > DEEPEST) return [];
    } else if (open.length > 1) open.pop();
  }
  return root.inside;
}

/** Links lead only to the web: none runs a script or opens a local file. */
function linkOf(attributes: string): string {
  const href = unescape(/\bhref="([^"]*)"/.exec(attributes)?.[1] ?? "");
  return /^https?:\/\//i.test(href) ? href : "";
}

const MARKS: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"' };

function unescape(text: string): string {
  return text.replaceAll(/&(amp|lt|gt|quot);/g, (all, name: string) => MARKS[name] ?? all);
}
