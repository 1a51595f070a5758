/** What counts as quoted, compared with an independent parser. */
import { describe, expect, test } from "@jest/globals";
import * as fc from "fast-check";
import { micromark } from "micromark";
import { gfm, gfmHtml } from "micromark-extension-gfm";
import { readSpans } from "../../src/request/markdown.ts";
import { cases } from "../world/long.ts";

const quotedIn = (markdown: string): string =>
  readSpans(markdown)
    .flatMap(({ kind, start, end }) => (kind === "quote" ? [markdown.slice(start, end)] : []))
    .join(" ");
const words = (text: string) => new Set(text.match(/w\d+w/g) ?? []);

/** Words that GitHub shows inside a quotation. */
function shownInQuotations(markdown: string): ReadonlySet<string> {
  const html = micromark(markdown, { extensions: [gfm()], htmlExtensions: [gfmHtml()], allowDangerousHtml: true });
  let depth = 0;
  const quoted = html.split(/(<\/?blockquote>)/).filter((piece) => {
    if (piece === "<blockquote>") depth += 1;
    else if (piece === "</blockquote>") depth -= 1;
    return depth > 0;
  });
  return words(quoted.join(" "));
}

describe("a quotation", () => {
  test.each([
    ["continues in a line without its mark", "> w1w\nw2w\nw3w\n\nw4w", "w1w w2w w3w"],
    ["continues in an indented line", "> w1w\n      w2w", "w1w w2w"],
    ["continues from within a list, and from a list within it", "- > w1w\nw2w\n\n> - w3w\nw4w", "w1w w2w w3w w4w"],
    ["continues from within another quotation", "> > w1w\nw2w\n> w3w\nw4w", "w1w w2w w3w w4w"],
    ["continues with an underline of equals signs", "> w1w\n===\nw2w", "w1w w2w"],
    ["ends at a blank line", "> w1w\n\nw2w", "w1w"],
    ["ends after a blank quoted line", "> w1w\n>\nw2w", "w1w"],
    ["ends at a heading", "> w1w\n# w2w\nw3w", "w1w"],
    ["ends at a rule", "> w1w\n---\nw2w", "w1w"],
    ["ends at a fence", "> w1w\n```\nw2w\n```\nw3w", "w1w"],
    ["ends at an item of a list", "> w1w\n- w2w\nw3w", "w1w"],
    ["ends at an HTML element", "> w1w\n<div>w2w</div>\n\nw3w", "w1w"],
    ["ends after quoted code", "> ```\n> w1w\nw2w\n\n>     w3w\nw4w", "w1w w3w"],
    ["ends after a closed quoted fence", "> ```\n> w1w\n> ```\nw2w", "w1w"],
    ["ends after a quoted heading", "> # w1w\nw2w\n\n> w3w\n> ===\nw4w", "w1w w3w"],
    ["ends after a quoted table", "> | w1w |\n> | --- |\nw2w", "w1w"],
  ])("%s", (_, markdown, quoted) => {
    expect([...words(quotedIn(markdown))]).toEqual(quoted.split(" "));
    expect([...shownInQuotations(markdown)]).toEqual(quoted.split(" "));
  });

  test("is never read as the author's own words, with any lines in any order", () => {
    const marks = fc.constantFrom(
      "> ",
      ">",
      "> > ",
      "> - ",
      "> 1. ",
      "- > ",
      "",
      "",
      "",
      "  ",
      "- ",
      "1. ",
      "# ",
      ">  ",
      "> # ",
    );
    const line = fc.tuple(marks, fc.constantFrom("w", "w", "w", "w", "***", "===", "", "~~~", "# w"));
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 7 }), (lines) => {
        const markdown = lines.map(([mark, rest], at) => mark + rest.replace(/w$/, `w${at}w`)).join("\n");
        const ours = new Set(
          readSpans(markdown).flatMap(({ kind, start, end }) =>
            kind === "text" ? [...words(markdown.slice(start, end))] : [],
          ),
        );
        const quoted = shownInQuotations(markdown);
        // No quoted word may count as the author's own.
        expect({ markdown, wrong: [...ours].filter((word) => quoted.has(word)) }).toEqual({ markdown, wrong: [] });
      }),
      { numRuns: cases(800) },
    );
  });
});
