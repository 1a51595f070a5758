import { describe, expect, test } from "@jest/globals";
import type { CommentFacts } from "../../src/ports.ts";
import { findSealed, seal } from "../../src/report/plan.ts";

const DIGEST = `sha256:${"ab".repeat(32)}`;
const SELF = 7;

describe("the seal of a plan's comment", () => {
  const body = `<!-- remit:v1 key=a subject=1 -->\n${seal("### Planned\n\n1. Mend it.", DIGEST)}`;

  test("holds while the comment is as it was posted, whatever GitHub does to line ends and outer space", () => {
    for (const kept of [body, body.replaceAll("\n", "\r\n"), `${body}\n\n`, `\n${body}`]) {
      expect(findSealed([comment(kept)], SELF)).toMatchObject([{ digest: DIGEST, intact: true }]);
    }
  });

  test.each([
    ["a word is changed", body.replace("Mend", "Drop")],
    ["a line is added at the top", body.replace("###", "Harmless.\n\n###")],
    ["a line is added at the end", body.replace("\n\n<!-- remit:plan", "\n2. More.\n\n<!-- remit:plan")],
  ])("is broken when %s", (_name, edited) => {
    expect(findSealed([comment(edited)], SELF)).toMatchObject([{ intact: false }]);
  });

  test("counts on our own comments alone, and only as their last line", () => {
    expect(findSealed([comment(body, 8)], SELF)).toEqual([]);
    expect(findSealed([comment(`${body}\nmore`)], SELF)).toEqual([]);
  });
});

function comment(body: string, author = SELF): CommentFacts {
  return {
    id: 1,
    body,
    author: { login: "remit[bot]", id: author, bot: true },
    createdAt: "",
    updatedAt: "",
    url: "",
  };
}
