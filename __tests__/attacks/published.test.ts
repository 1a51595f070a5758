/**
 * Words and names that a hostile model chooses, as GitHub reads what is published of them. `change/wording.test.ts` and
 * `report/markdown-hostile.test.ts` test the parts; here several parts join into what none of them is.
 */
import { describe, expect, test } from "@jest/globals";
import { commitMessage, neutralMarkdown, titleFor } from "../../src/change/wording.ts";
import { inline, prose } from "../../src/report/markdown.ts";
import { render } from "../../src/report/fit.ts";
import { issueRequest } from "../world/requests.ts";

const SHA = "a".repeat(40);
const CREDITS = { serverUrl: "https://github.com", runUrl: "https://github.com/octo/shop/actions/runs/1" };

/** What GitHub takes for a mention, for an order to close an issue, and for one to skip checks. */
const MENTION = /(?<![A-Za-z0-9])@[A-Za-z0-9]/;
const CLOSING = /\b(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?):?\s+(?:[\w.-]+\/[\w.-]+#|#|GH-|https:\S+\/issues\/)\d/i;
const SKIP = /\[(?:skip ci|ci skip|no ci|skip actions|actions skip)\]/i;

const messageOf = (summary: string) => commitMessage(issueRequest(SHA), { summary }, CREDITS);
const titleOf = (title: string) => titleFor(issueRequest(SHA), { title, summary: "" });

describe("a commit message and its title have no power", () => {
  test.each([
    ["where a removed mention parted it", "fixes #@9"],
    ["where a removed mention parted another form", "closes GH-@9"],
    ["where a removed mention parted another repository", "resolves octo/@shop#9"],
    ["where a removed mention parted an address", "fixes https://github.com/octo/shop/issues/@9"],
    ["to skip checks, where a removed mention parted it", "[skip @ci]"],
    ["to skip checks, where a removed mention began it", "[@skip ci]"],
    ["to mention, where a removed mention parted one", "@@otto and @_@otto"],
  ])("%s: %s", (_, words) => {
    for (const text of [messageOf(words), titleOf(words)]) {
      expect(text).not.toMatch(CLOSING);
      expect(text).not.toMatch(SKIP);
      expect(text).not.toMatch(MENTION);
    }
  });
});

/** All places for words of several lines. */
const PLACES: readonly (readonly [string, (words: string) => string])[] = [
  ["a commit message", messageOf],
  ["the body of a pull request", neutralMarkdown],
  ["a comment", (words) => render(prose(words))],
  ["a line of a comment", inline],
];

describe.each(PLACES)("%s closes no issue", (_, put) => {
  test.each([
    ["many blanks", `fixes${" ".repeat(50)}#9`],
    ["many tabs", `fixes${"\t".repeat(50)}#9`],
    ["many hard blanks", `closes:${"\u00a0".repeat(50)}octo/shop#9`],
  ])("after a keyword and %s", (__, words) => {
    expect(put(words)).not.toMatch(CLOSING);
  });
});
