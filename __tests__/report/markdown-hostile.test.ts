import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import * as fc from "fast-check";
import { render } from "../../src/report/fit.ts";
import { cases } from "../world/long.ts";
import { REPLAYS } from "../world/recorded.ts";
import { code, fence, html, inline, prose } from "../../src/report/markdown.ts";
import { HARMLESS, isPlain, MENTION, REFERENCE, show } from "./github-markdown.ts";

const text = (source: string) => render(prose(source));

const fragment = fc.oneof(
  fc.constantFrom(
    "@victim",
    "@octo/team",
    "fixes #1",
    "Closes: o/r#2",
    "resolves GH-3",
    "#12",
    "o/r#7",
    "fix",
    ":",
    " ",
  ),
  fc.constantFrom(
    "<!-- remit:v1 key=x -->",
    "<!--",
    "-->",
    "</details>",
    "<details>",
    "<summary>",
    "</summary>",
    "<script>",
  ),
  fc.constantFrom(
    "<img src=https://e.example/x>",
    "![a](https://e.example/i.png)",
    "[text](https://e.example)",
    "![",
    "](",
  ),
  fc.constantFrom(
    "[ref]: https://e.example",
    "[ref]",
    "[^1]",
    "[^1]: x",
    '[x](<https://e.example> "t")',
    "- [ ] ",
    "- [x] ",
  ),
  fc.constantFrom(
    "```",
    "````",
    "~~~",
    "~~~~",
    "`",
    "``",
    "\\",
    "\\`",
    "\\@victim",
    "$",
    "$$",
    "|",
    "| a |",
    "|---|---|",
  ),
  fc.constantFrom(
    "&#64;victim",
    "&commat;victim",
    "&lt;img&gt;",
    "&#x40;victim",
    "*",
    "**",
    "_",
    "~",
    "~~",
    "😀",
    "\ud800",
  ),
  fc.constantFrom(
    "\n",
    "\n\n",
    "\r",
    "\u2028",
    "    ",
    "\t",
    "> ",
    "- ",
    "1. ",
    "# ",
    "---",
    "===",
    "***",
    "\u200b",
    "\u202e",
  ),
  fc.constantFrom(
    "https://github.com/o/r/issues/5",
    "https://e.example/@victim",
    "www.e.example",
    "<https://e.example>",
  ),
  fc.constantFrom("a@b.example", "mailto:a@b.c", "http://", "\x1b[31m", "\0", "word", ")"),
  fc.string({ maxLength: 6 }),
);
const hostile = fc.array(fragment, { maxLength: 25 }).map((parts) => parts.join(""));

/** Where untrusted text appears in a report. Each ends in a paragraph that must still be one. */
const PLACES: Readonly<Record<string, (source: string) => string>> = {
  "an answer, in the open and in a fold": (source) =>
    `### h\n\n${text(source)}\n\n<details>\n<summary>t</summary>\n\n${text(source)}\n\n</details>\n\nEND`,
  "a list": (source) => `- ${inline(source)}\n- ${code(source)}: ${inline(source)} x\n\nEND`,
  "a paragraph": (source) => `${inline(source)}\n\n**${inline(source)}**\n\nEND`,
  "a table": (source) => `| a | b |\n|---|---|\n| ${code(source)} | ${inline(source)} |\n| 1 | 2 |\n\nEND`,
  "a fence": (source) => `text\n\n${fence(source, "ts")}\n\nEND`,
  "a fold's title": (source) =>
    `<details>\n<summary>${html(source)} <code>${html(source)}</code></summary>\n\nx\n\n</details>\n\nEND`,
};

describe.each(Object.entries(PLACES))("hostile text in %s", (_, place) => {
  test("mentions nobody, references nothing, adds no unsafe element and keeps what follows intact", () => {
    fc.assert(
      fc.property(hostile, (source) => {
        const shown = show(place(source));
        expect([...shown.elements].filter((name) => !HARMLESS.has(name))).toEqual([]);
        expect(shown.links.filter((link) => !isPlain(link))).toEqual([]);
        expect(shown.text).not.toMatch(MENTION);
        expect(shown.text).not.toMatch(REFERENCE);
        expect(shown.end).toBe("END");
      }),
      { numRuns: cases(250), seed: 1 },
    );
  });
});

describe("the golden files of recorded runs", () => {
  const golden = join(REPLAYS, "golden");
  const bodies = readdirSync(golden).filter((name) => name.endsWith(".md"));

  test.each(bodies)("have only harmless elements and plain links, and no mention or reference: %s", (name) => {
    const shown = show(readFileSync(join(golden, name), "utf8"));
    expect([...shown.elements].filter((element) => !HARMLESS.has(element))).toEqual([]);
    expect(
      shown.links.filter((link) => !link.href.startsWith("https://github.example/octo/shop/") && !isPlain(link)),
    ).toEqual([]);
    expect(shown.text).not.toMatch(MENTION);
    expect(shown.text).not.toMatch(REFERENCE);
  });
});
