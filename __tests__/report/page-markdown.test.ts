/** The model's Markdown as the page receives it: a tree of plain data. */
import { expect, test } from "@jest/globals";
import * as fc from "fast-check";
import { cases } from "../world/long.ts";
import { readMarkdown, type MarkdownNode } from "../../src/report/page/markdown.ts";

const ELEMENTS =
  "p em strong del code pre blockquote ul ol li a br hr h1 h2 h3 h4 h5 h6 table thead tbody tr th td".split(" ");

/** Every element of a tree, with its link. */
function elements(nodes: readonly MarkdownNode[]): readonly (readonly [name: string, href: string])[] {
  return nodes.flatMap((node) => (typeof node === "string" ? [] : [[node[0], node[1]] as const, ...elements(node[2])]));
}

function depth(nodes: readonly MarkdownNode[]): number {
  return Math.max(0, ...nodes.map((node) => (typeof node === "string" ? 0 : 1 + depth(node[2]))));
}

function textOf(nodes: readonly MarkdownNode[]): string {
  return nodes.map((node) => (typeof node === "string" ? node : textOf(node[2]))).join("");
}

test("Markdown becomes elements, and HTML stays text", () => {
  expect(readMarkdown("**a** <b>c</b> &amp; `<d>`")).toEqual([
    ["p", "", [["strong", "", ["a"]], " <b>c</b> & ", ["code", "", ["<d>"]]]],
  ]);
  expect(readMarkdown("[a](https://a.example/?x=1&y=2) [b](javascript:b) [c](./c)")).toEqual([
    ["p", "", [["a", "https://a.example/?x=1&y=2", ["a"]], " ", ["a", "", ["b"]], " ", ["a", "", ["c"]]]],
  ]);
});

test("Markdown makes only elements and links that are on the list", () => {
  const pieces = [
    "<",
    ">",
    "</p>",
    "<script>",
    "](",
    "[",
    "javascript:",
    "data:text/html,",
    "`",
    "*",
    "\n",
    "\n\n",
    "> ",
    "- ",
    "|",
    "|---|",
    "[^1]",
    "[^1]: ",
    "![x](https://e/x)",
    "&#60;",
    "&lt;",
    '"',
    "'",
    "www.evil.example",
    "~~",
    "    ",
    "# ",
  ];
  const texts = fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: "binary", maxLength: 6 })), {
    maxLength: 60,
  });
  fc.assert(
    fc.property(texts, (parts) => {
      for (const [name, href] of elements(readMarkdown(parts.join("")))) {
        expect(ELEMENTS).toContain(name);
        if (href !== "") expect([name, /^https?:\/\//i.test(href)]).toEqual(["a", true]);
      }
    }),
    { numRuns: cases(400), seed: 1 },
  );
});

test.each(["> ", "- ", "*", "[", "`", "<", "![", "|", "_a ", "https://a.", "&", "[^1]: ", "~", "\\"])(
  "five thousand characters of %j are parsed or shown as text, and longer texts are never parsed",
  (piece) => {
    const most = piece.repeat(Math.floor(5_000 / piece.length));
    const read = readMarkdown(most);
    expect(depth(read)).toBeLessThanOrEqual(50);
    expect(textOf(read).length).toBeLessThanOrEqual(5_000);
    expect(readMarkdown(`${most}${piece.repeat(10)}`.padEnd(5_001, "x"))).toEqual([]);
  },
);
