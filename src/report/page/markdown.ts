/**
 * Markdown of the model's as a tree that the page's script makes elements of. micromark parses it as GitHub would; raw HTML
 * stays text. What comes out is read again: an element that is not on the list below does not get into the tree.
 */
import { micromark } from "micromark";
import { gfm, gfmHtml } from "micromark-extension-gfm";

/** Text, or an element: its name, where a link leads ("" for any other), and what is in it. */
export type Shown = string | readonly [name: string, href: string, inside: readonly Shown[]];

/** Characters that are parsed; anything longer is shown as it is. Deep nesting costs micromark the square of its depth. */
const MOST = 5_000;

/** Elements in elements: the page's script descends as far, and its stack has an end. */
const DEEPEST = 50;

/** Empty for text that is shown as it is: too long, too deep, or nothing that micromark reads. */
export function readMarkdown(text: string): readonly Shown[] {
  if (text.length > MOST) return [];
  try {
    return build(micromark(text, { extensions: [gfm()], htmlExtensions: [gfmHtml()] }));
  } catch {
    return [];
  }
}

const ELEMENTS = new Set(
  "p em strong del code pre blockquote ul ol li a br hr h1 h2 h3 h4 h5 h6 table thead tbody tr th td".split(" "),
);
const VOID = new Set(["br", "hr"]);

type Open = { readonly name: string; readonly href: string; readonly inside: Shown[] };

/** micromark's own HTML is well-formed, and its text holds no `<`. */
function build(html: string): readonly Shown[] {
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

/** Only to the web: nothing runs by a link, and none of them opens a file of the reader's. */
function linkOf(attributes: string): string {
  const href = unescape(/\bhref="([^"]*)"/.exec(attributes)?.[1] ?? "");
  return /^https?:\/\//i.test(href) ? href : "";
}

const MARKS: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"' };

function unescape(text: string): string {
  return text.replaceAll(/&(amp|lt|gt|quot);/g, (all, name: string) => MARKS[name] ?? all);
}
