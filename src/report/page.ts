/** A run as one self-contained HTML file: no network, no library, and nothing of the log is ever markup. */
import { createHash } from "node:crypto";
import type { Entry } from "../events.ts";
import { readPage } from "./page/content.ts";
import { SCRIPT, STYLE } from "./page/script.ts";
import { plainText, visibleText } from "./markdown.ts";

/**
 * The page of a run. Loads the Markdown parser, which no run needs before its end. The log's content goes in as data,
 * and the page's script puts it into text nodes; the policy below allows that script alone, by its digest. The same log
 * gives the same bytes.
 */
export async function renderPage(entries: readonly Entry[]): Promise<string> {
  const { readMarkdown } = await import("./page/markdown.ts");
  const page = readPage(entries);
  const [words, next] = [page.message, page.next].map((text) => readMarkdown(visibleText(text)));
  const content = { ...page, words, next };
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="referrer" content="no-referrer">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(content.title)}</title>
<style>${STYLE}</style>
</head>
<body>
<noscript>This page is drawn by a script of its own, which is switched off here.</noscript>
<script type="application/json" id="content">${asData(content)}</script>
<script>${SCRIPT}</script>
</body>
</html>
`;
}

const POLICY = [
  "default-src 'none'",
  `script-src '${digest(SCRIPT)}'`,
  `style-src '${digest(STYLE)}'`,
  "base-uri 'none'",
  "form-action 'none'",
  // If the script ever assigned markup, this would make it throw.
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join("; ");

function digest(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}

/** JSON in which no HTML parser finds a tag or a comment. */
function asData(value: unknown): string {
  return JSON.stringify(value, (_, item: unknown) => (typeof item === "string" ? visibleText(item) : item)).replace(
    /[<>&\u2028\u2029]/g,
    (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

function escapeHtml(text: string): string {
  return plainText(text).replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);
}
