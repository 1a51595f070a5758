/** The text of an HTML page. */
import { compile, type HtmlToTextOptions } from "html-to-text";
import { firstOf } from "./cut.ts";

/** Characters of a page that are read. */
const MOST_HTML = 1_000_000;

/** The title as a heading, then the text; links show their targets. `base` is the page's own URL. */
export function htmlToText(html: string, base: string): string {
  const { title, html: tame } = tameHtml(firstOf(html, MOST_HTML), base);
  const convert = compile(OPTIONS);
  const [heading, text] = [convert(title).replaceAll(/\s+/g, " ").trim(), convert(tame).trim()];
  const cut =
    html.length > MOST_HTML ? `[Only the first ${MOST_HTML} characters of its ${html.length} were read.]` : "";
  return [heading === "" ? "" : `# ${heading}`, text, cut].filter((part) => part !== "").join("\n\n");
}

const OPTIONS: HtmlToTextOptions = {
  wordwrap: false,
  // Never reached: simplified HTML is only a few times as long as its source. Reaching it would print a warning.
  limits: { maxInputLength: 100 * MOST_HTML },
  selectors: [
    { selector: "a", options: { hideLinkHrefIfSameAsText: true, linkBrackets: ["(", ")"] } },
    ...[1, 2, 3, 4, 5, 6].map((level) => ({ selector: `h${level}`, options: { uppercase: false } })),
    // A table's own layout would take time with the square of its width.
    { selector: "tr", format: "block", options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    { selector: "td", format: "inlineSurround", options: { prefix: "", suffix: " | " } },
  ],
};

/** `base` is the page's own URL, to which links are relative. Entities of the title are not decoded. */
export function tameHtml(html: string, base: string) {
  const page: Page = { html, base, out: [], open: [], beyond: 0, title: "" };
  for (let at = 0; at < html.length;) at = takePiece(page, at);
  page.out.push(...page.open.toReversed().map((name) => `</${name}>`));
  return { title: page.title, html: page.out.join("") };
}

interface Page {
  readonly html: string;
  readonly base: string;
  readonly out: string[];
  /** Names of open elements in the output. */
  readonly open: string[];
  /** Open elements of the input that were left out for being too deep. */
  beyond: number;
  title: string;
}

const DEEPEST = 20;

/** Copies the text up to the next tag, or the tag; returns where to continue. */
function takePiece(page: Page, at: number): number {
  const { html, out } = page;
  const tag = html.indexOf("<", at);
  if (tag !== at) {
    const end = tag === -1 ? html.length : tag;
    out.push(html.slice(at, end));
    return end;
  }
  if (html.startsWith("<!--", at)) return after(html, "-->", at + 4);
  if (html.startsWith("<!", at) || html.startsWith("<?", at)) return after(html, ">", at + 2);
  NAME.lastIndex = at;
  const [all = "", slash = "", written = ""] = NAME.exec(html) ?? [];
  if (all === "") {
    out.push("&lt;");
    return at + 1;
  }
  const name = written.toLowerCase();
  const end = endOfTag(html, at + all.length);
  if (slash !== "") closeElement(page, name);
  else if (UNREAD.has(name)) return skipElement(page, name, end);
  else openElement(page, name, html.slice(at + all.length, end));
  return end;
}

const NAME = /<(\/?)([a-zA-Z][a-zA-Z0-9:-]*)/y;

function after(html: string, mark: string, from: number): number {
  const found = html.indexOf(mark, from);
  return found === -1 ? html.length : found + mark.length;
}

/** A `>` inside a quoted value does not end a tag. An unclosed quote does not count. */
function endOfTag(html: string, from: number): number {
  for (let at = from; at < html.length;) {
    PLAIN.lastIndex = at;
    at += PLAIN.exec(html)?.[0].length ?? 0;
    const char = html[at];
    if (char === ">") return at + 1;
    VALUE.lastIndex = at;
    at += VALUE.exec(html)?.[0].length ?? 1;
  }
  return html.length;
}

const PLAIN = /[^>=]*/y;
const VALUE = /=\s*(?:"[^"]*"|'[^']*')/y;

/** Elements whose content is not part of the page's text. */
const UNREAD = new Set("script style template svg math iframe object noscript select textarea title".split(" "));

/** Skips an element without looking for tags inside. */
function skipElement(page: Page, name: string, from: number): number {
  const closing = new RegExp(`</${name}(?![a-z0-9:-])`, "gi");
  closing.lastIndex = from;
  const { index } = closing.exec(page.html) ?? { index: page.html.length };
  if (name === "title" && page.title === "") page.title = firstOf(page.html.slice(from, index), 300);
  return endOfTag(page.html, index);
}

/** How an element affects the text; the content of one not listed stays as it is. */
const SHAPES: Readonly<Record<string, string>> = {
  ...Object.fromEntries("a p h1 h2 h3 h4 h5 h6 ul ol li pre blockquote br hr tr td".split(" ").map((it) => [it, it])),
  ...Object.fromEntries(
    "div section article main header footer nav aside form fieldset figure figcaption address details summary dl table caption"
      .split(" ")
      .map((name) => [name, "div"]),
  ),
  th: "td",
  dt: "p",
  dd: "p",
};

function openElement(page: Page, name: string, attributes: string): void {
  const shape = Object.hasOwn(SHAPES, name) ? SHAPES[name] : undefined;
  if (shape === undefined) return;
  if (shape === "br" || shape === "hr") return void page.out.push(`<${shape}>`);
  while (endsWith(page, shape)) popElement(page);
  if (page.open.length >= DEEPEST) return void page.beyond++;
  page.open.push(shape);
  page.out.push(shape === "a" ? `<a${linkOf(attributes, page.base)}>` : `<${shape}>`);
}

/** Whether the innermost open element ends where one of this shape begins: authors often leave these open. */
function endsWith({ open }: Page, shape: string): boolean {
  const last = open.at(-1);
  if (last === "p") return shape !== "a";
  if (last === "li" || last === "a") return shape === last;
  if (last === "td") return shape === "td" || shape === "tr";
  return last === "tr" && shape === "tr";
}

/** Only links that can be fetched stay. */
function linkOf(attributes: string, base: string): string {
  const [, double, single, bare] = HREF.exec(attributes) ?? [];
  const link = (double ?? single ?? bare ?? "").trim().replaceAll("&amp;", "&");
  if (link === "" || link.startsWith("#") || !URL.canParse(link, base)) return "";
  const { protocol, href } = new URL(link, base);
  return /^https?:$/.test(protocol) && href.length < 1_000 ? ` href="${href.replaceAll(/["<>]/g, "")}"` : "";
}

const HREF = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;

function closeElement(page: Page, name: string): void {
  const shape = Object.hasOwn(SHAPES, name) ? SHAPES[name] : undefined;
  if (shape === undefined) return;
  if (page.beyond > 0) return void page.beyond--;
  const from = page.open.lastIndexOf(shape);
  if (from >= 0) while (page.open.length > from) popElement(page);
}

function popElement({ open, out }: Page): void {
  out.push(`</${open.pop()}>`);
}
