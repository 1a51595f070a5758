/** What is quoted, held against a parser that is not ours. */
import { describe, expect, test } from "@jest/globals";
import * as fc from "fast-check";
import { micromark } from "micromark";
import { gfm, gfmHtml } from "micromark-extension-gfm";
import { keepOnly, readSpans, type SpanKind } from "../../src/request/markdown.ts";

const QUOTED: ReadonlySet<SpanKind> = new Set(["quote"]);
const words = (text: string) => new Set(text.match(/w\d+w/g) ?? []);

/** Words that stand in a quotation when GitHub shows the text. */
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
    ["goes on in a line without its mark", "> w1w\nw2w\nw3w\n\nw4w", "w1w w2w w3w"],
    ["goes on whatever is indented", "> w1w\n      w2w", "w1w w2w"],
    ["goes on from within a list, or with a list in it", "- > w1w\nw2w\n\n> - w3w\nw4w", "w1w w2w w3w w4w"],
    ["goes on from within another", "> > w1w\nw2w\n> w3w\nw4w", "w1w w2w w3w w4w"],
    ["goes on with an underline of equals signs", "> w1w\n===\nw2w", "w1w w2w"],
    ["ends at a blank line", "> w1w\n\nw2w", "w1w"],
    ["ends after a blank line of its own", "> w1w\n>\nw2w", "w1w"],
    ["ends at a heading", "> w1w\n# w2w\nw3w", "w1w"],
    ["ends at a rule", "> w1w\n---\nw2w", "w1w"],
    ["ends at a fence", "> w1w\n```\nw2w\n```\nw3w", "w1w"],
    ["ends at an item of a list", "> w1w\n- w2w\nw3w", "w1w"],
    ["ends at an element", "> w1w\n<div>w2w</div>\n\nw3w", "w1w"],
    ["ends after code of its own", "> ```\n> w1w\nw2w\n\n>     w3w\nw4w", "w1w w3w"],
    ["ends after a fence of its own that is closed", "> ```\n> w1w\n> ```\nw2w", "w1w"],
    ["ends after a heading of its own", "> # w1w\nw2w\n\n> w3w\n> ===\nw4w", "w1w w3w"],
    ["ends after a table of its own", "> | w1w |\n> | --- |\nw2w", "w1w"],
  ])("%s", (_, markdown, quoted) => {
    expect([...words(keepOnly(markdown, QUOTED))]).toEqual(quoted.split(" "));
    expect([...shownInQuotations(markdown)]).toEqual(quoted.split(" "));
  });

  test("is what GitHub shows as one, of any lines in any order", () => {
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
        // Nothing that is quoted counts as the author's own.
        expect({ markdown, wrong: [...ours].filter((word) => quoted.has(word)) }).toEqual({ markdown, wrong: [] });
      }),
      { numRuns: 800 },
    );
  });
});
