import { describe, expect, test } from "@jest/globals";
import { fitTitle, readHabit, splitTitle, type TitleHabit } from "../../src/change/title.ts";
import { titlesIn } from "../../src/change/trailers.ts";
import { commitMessage, titleFor } from "../../src/change/wording.ts";
import { changeTextFor } from "../../src/run/change-text.ts";
import { issueRequest } from "../world/requests.ts";

const CONVENTIONAL = readHabit(["feat(cart): add a cart", "deps: bump a", "docs: say more"]);
const CAPITAL = readHabit(["feat: Add a cart", "fix!: Drop it"]);
const SHA = "a".repeat(40);

describe("the habit of a repository", () => {
  test.each<[string, readonly string[], TitleHabit["kind"]]>([
    ["Conventional Commits when most titles follow them", ["feat: a", "fix(x)!: b", "Initial commit"], "conventional"],
    ["free when few titles follow them", ["feat: a", "One", "Two", "Three"], "free"],
    ["free after a single commit", ["feat: a"], "free"],
    ["free when titles begin with a directory", ["net: a", "cart: b", "net/http: c"], "free"],
    ["free without commits", [], "free"],
  ])("is %s", (_, titles, kind) => expect(readHabit(titles).kind).toBe(kind));

  test("is taken from people's commits: merges, reverts and Remit's own commits do not count", () => {
    const own = "Empty carts\n\nIt starts at 0.\n\nRemit-Request: 00aa\nRemit-Run: https://x";
    expect(titlesIn([own, "Merge pull request #3", 'Revert "x"', "fixup! x", "", "feat: a\n\nMore."])).toEqual([
      "feat: a",
    ]);
  });
});

describe("a title", () => {
  test.each<[string, TitleHabit, string]>([
    ["Start the sum at 0.", { kind: "free" }, "Start the sum at 0"],
    ["Start the sum at 0.", CONVENTIONAL, "fix: start the sum at 0"],
    ["Start the sum at 0.", CAPITAL, "fix: Start the sum at 0"],
    ["Feat(cart)!: Start over", CONVENTIONAL, "feat(cart)!: start over"],
    ["deps: bump b", CONVENTIONAL, "deps: bump b"],
    ["cart: start at 0", CONVENTIONAL, "fix: cart: start at 0"],
    ["URL of carts", CONVENTIONAL, "fix: URL of carts"],
    ["fix: #12", CONVENTIONAL, "fix: issue #12"],
  ])("%j is adapted to the habit", (title, habit, fitted) => expect(fitTitle(title, habit)).toBe(fitted));

  test.each([
    ["Title: Start at 0\n\nBecause.", "Start at 0", "Because."],
    ["\n**Title:** `Start at 0`\nBecause.", "Start at 0", "Because."],
    ["fix(cart): start at 0\n\nBecause.", "fix(cart): start at 0", "Because."],
    ["Title: only this", "only this", ""],
    ["fix: start at 0\nand so on", undefined, "fix: start at 0\nand so on"],
    ["Note: it is well.\n\nTitle: no", undefined, "Note: it is well.\n\nTitle: no"],
    ["Title:\n\nBecause.", undefined, "Title:\n\nBecause."],
  ])("is separated from the text of %j, if it has one", (message, title, text) =>
    expect(splitTitle(message, CONVENTIONAL)).toEqual({ ...(title !== undefined && { title }), text }),
  );

  test("is the issue's, in the repository's form, when the model gives none", () => {
    const log = (titles: readonly string[]) =>
      ({ entries: [{ seq: 0, at: 0, agent: "main", event: { type: "titles.read", titles } }] }) as never;
    const request = issueRequest(SHA);
    const end = { kind: "finished", text: "Done." } as const;
    const words = changeTextFor(log(["feat: a", "fix: b"]), request, end);
    expect(titleFor(request, words)).toMatch(/^fix: [a-z].* \(#\d+\)$/);
    expect(changeTextFor(log([]), request, end)).toEqual({ summary: "Done." });
  });
});

test("lines of a commit message have at most a hundred characters, and wrapping creates no trailer", () => {
  const summary = `${"word ".repeat(19)}Signed-off-by: mallory\n    - indented ${"more ".repeat(30)}\n${"x".repeat(150)} y`;
  const message = commitMessage(issueRequest(SHA), { summary }, { serverUrl: "https://x", runUrl: "https://x" });
  const long = message.split("\n").filter((line) => line.length > 100);
  expect(long).toEqual(["x".repeat(150)]);
  expect(message).toMatch(/\n {4}- indented more/);
  expect(message).not.toMatch(/^Signed-off-by/m);
});
