/** Markdown as GitHub shows it: parsed by an independent GFM parser, then searched for what must never be in it. */
import { micromark } from "micromark";
import { gfm, gfmHtml } from "micromark-extension-gfm";

export interface Shown {
  /** Names of all elements. */
  readonly elements: ReadonlySet<string>;
  /** Where links lead, and the text they show. */
  readonly links: readonly { readonly href: string; readonly text: string }[];
  /** Text outside code, block by block: where GitHub looks for mentions and references. */
  readonly text: string;
  /** The last paragraph. */
  readonly end: string;
}

/** Stand-ins for code and for the end of a block, so that no pattern matches across them. */
const CODE = "\u0001";
const BLOCK = "\n\u0002\n";

const VOID = new Set(["hr", "br", "input"]);
const INLINE = new Set(["a", "b", "strong", "em", "del", "code", "sub", "sup"]);

/** Throws when elements do not nest, or when a comment or a stray `<` is left in the HTML. */
export function show(markdown: string): Shown {
  const html = micromark(markdown, {
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
    allowDangerousHtml: true,
  });
  const elements = new Set<string>();
  const links: { href: string; text: string }[] = [];
  const open: string[] = [];
  let text = "";
  for (const [whole, close, name, attributes, prose] of html.matchAll(/<(\/?)([A-Za-z][\w-]*)([^<>]*)>|([^<]+)|</g)) {
    if (prose !== undefined) {
      if (!open.includes("code")) text += unescape(prose);
      const link = open.includes("a") ? links.at(-1) : undefined;
      if (link !== undefined) link.text += unescape(prose);
      continue;
    }
    if (name === undefined) throw new Error(`Stray mark in the HTML: ${whole} of ${html}`);
    elements.add(name);
    if (name === "code") text += CODE;
    else if (!INLINE.has(name)) text += BLOCK;
    if (VOID.has(name)) continue;
    if (close === "") {
      open.push(name);
      if (name === "a")
        links.push({
          href: unescape(/href="([^"]*)"/.exec(attributes ?? "")?.[1] ?? ""),
          text: "",
        });
    } else if (open.pop() !== name) throw new Error(`</${name}> closes nothing in ${html}`);
  }
  if (open.length > 0) throw new Error(`Left open: ${open.join(", ")} in ${html}`);
  return {
    elements,
    links,
    text,
    end: /<p>([^<]*)<\/p>\s*$/.exec(html)?.[1] ?? "",
  };
}

/** Elements that may appear in text that shows untrusted content. */
export const HARMLESS = new Set(
  "p h3 h4 h5 h6 strong em del b sub ul ol li blockquote pre code hr br table thead tbody tr td th details summary a input".split(
    " ",
  ),
);

/** What GitHub takes for a mention. */
export const MENTION = /(?:^|[^a-zA-Z0-9_`])@[a-z0-9][a-z0-9-]*/im;
/** What closes an issue, or links to one in another repository. */
export const REFERENCE =
  /\b(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?):?\s+(?:[\w.-]+\/[\w.-]+)?(?:#|GH-)\d|[\w.-]+\/[\w.-]+#\d/i;

/** Whether a link's text is its address. */
export function isPlain({ href, text }: { readonly href: string; readonly text: string }): boolean {
  const implied = /^(?:mailto:|xmpp:|http:\/\/(?=www\.))/i;
  return letters(href) === letters(text) || letters(href.replace(implied, "")) === letters(text);
}

function letters(address: string): string {
  return address
    .replace(/%[0-9A-F]{2}/gi, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)))
    .replace(/[^\x20-\x7e]/g, "");
}

function unescape(text: string): string {
  return text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
}
