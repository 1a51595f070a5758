import { expect, test } from "@jest/globals";
import { renderComment } from "../../src/report/sections.ts";
import { splitHeadline } from "../../src/report/headline.ts";
import { readPage } from "../../src/report/page/content.ts";
import { write } from "./entries.ts";

test.each([
  ["It throws. That is a fault.", "It throws.", "That is a fault."],
  ["Yes: see `a. B` for it. More.", "Yes: see `a. B` for it.", "More."],
  ["**No. Never.** It cannot.", "**No. Never.** It cannot.", ""],
  ["It throws, e.g. for an empty cart.\n\n- one", "It throws, e.g. for an empty cart.", "- one"],
  ["Three reasons:\n- a\n- b", "Three reasons:", "- a\n- b"],
  ["## Why\n\nIt has no start.\n\nMore.", "It has no start.", "## Why\n\nMore."],
  ["## Why\n\nIt has no start.", "It has no start.", ""],
  ["不会。可以。", "不会。", "可以。"],
])("%j opens with its first sentence", (text, sentence, rest) =>
  expect(splitHeadline(text)).toEqual({ sentence, rest }),
);

test.each(["", "- a list", "1. a list", "```\ncode\n```", "| a | b |", "<details>x</details>"])(
  "%j has no opening sentence",
  (text) => expect(splitHeadline(text)).toBeUndefined(),
);

test("a sentence too long for a headline is cut there and shown in full below", () => {
  const long = `It is ${"very ".repeat(60)}long.`;
  expect(splitHeadline(long)).toEqual({ sentence: expect.stringMatching(/^It is .{200,}…$/), rest: long });
});

test("the headline of an answer mentions nobody, closes nothing and has no markup on the page", () => {
  const message = "Ask @maria: `total` fixes #12 <img src=x>. More.";
  const { entries } = write().started().turn({}).finished({ conclusion: "answered", message });
  expect(renderComment(entries).split("\n")[0]).toBe(
    "### 💬 Ask @\u200bmaria: `total` fixes issue #12 &lt;img src=x>.",
  );
  expect(readPage(entries).headline).toBe("💬 Ask @maria: total fixes #12 <img src=x>.");
});
