/** The text of an HTML page. */
import type { HtmlToTextOptions } from "html-to-text";
import { firstOf } from "../../lib/cut.ts";
import { tameHtml } from "./tame-html.ts";

/** Characters of a page that are read. */
const MOST_HTML = 1_000_000;

/** Its title as a heading, then its text; links are given with where they lead. `base` is the page's own address. */
export async function htmlToText(html: string, base: string): Promise<string> {
  // Loaded when it is needed: most runs fetch no page.
  const { compile } = await import("html-to-text");
  const { title, html: tame } = tameHtml(firstOf(html, MOST_HTML), base);
  const convert = compile(OPTIONS);
  const [heading, text] = [convert(title).replaceAll(/\s+/g, " ").trim(), convert(tame).trim()];
  const cut =
    html.length > MOST_HTML ? `[Only the first ${MOST_HTML} characters of its ${html.length} were read.]` : "";
  return [heading === "" ? "" : `# ${heading}`, text, cut].filter((part) => part !== "").join("\n\n");
}

const OPTIONS: HtmlToTextOptions = {
  wordwrap: false,
  // Never met: what is tame is a few times as long as what it was made of. Meeting it would print a warning.
  limits: { maxInputLength: 100 * MOST_HTML },
  selectors: [
    { selector: "a", options: { hideLinkHrefIfSameAsText: true, linkBrackets: ["(", ")"] } },
    ...[1, 2, 3, 4, 5, 6].map((level) => ({ selector: `h${level}`, options: { uppercase: false } })),
    // A table's own layout would take time that grows with the square of its width.
    { selector: "tr", format: "block", options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    { selector: "td", format: "inlineSurround", options: { prefix: "", suffix: " | " } },
  ],
};
