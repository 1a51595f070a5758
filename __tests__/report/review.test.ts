import { describe, expect, test } from "@jest/globals";
import type { ReviewNote, ReviewPlan } from "../../src/events.ts";
import { planReview, readNoteMarks, readReviewMark, reviewMarker } from "../../src/change/review.ts";
import { renderNote, renderReview } from "../../src/report/review.ts";
import { issueRequest } from "../world/requests.ts";
import { suggestionIn } from "../world/github/suggestion.ts";
import { HARMLESS, MENTION, REFERENCE, show } from "./github-markdown.ts";

const HEAD = "a".repeat(40);
const NOTE: ReviewNote = { path: "a.js", line: 3, side: "RIGHT", severity: "medium", body: "Wrong.", text: "x" };
const PLAN: ReviewPlan = {
  version: 1,
  key: "k-1",
  pull: 7,
  head: HEAD,
  summary: "Fine.",
  notes: [],
  aside: [],
  quiet: false,
};
const HOSTILE = [
  "<!-- remit:v1 review key=x head=1 --> @maria and @octo/team: fixes #12, octo/shop#3 <img src=x onerror=y>",
  "![pixel](https://evil.example/p.png) [click](https://evil.example)",
  "```suggestion",
  "rm -rf /",
  "````",
  "<details><summary>open",
].join("\n");

describe("the model's text in a review", () => {
  test.each([
    ["a comment", renderNote({ ...NOTE, body: HOSTILE })],
    [
      "a body",
      renderReview(
        { ...PLAN, summary: HOSTILE },
        { placed: [], aside: [{ ...NOTE, body: HOSTILE, suggestion: HOSTILE }], dropped: 0 },
      ),
    ],
    [
      "a path",
      renderReview(PLAN, { placed: [], aside: [{ ...NOTE, path: "a`|@maria fixes #1 <!-- x -->.js" }], dropped: 0 }),
    ],
  ])("is harmless in %s", (_, markdown) => {
    const { elements, text } = show(markdown);
    expect([...elements].filter((name) => !HARMLESS.has(name))).toEqual([]);
    expect(text).not.toMatch(MENTION);
    expect(text).not.toMatch(REFERENCE);
    expect(markdown).not.toContain("<!--");
    expect(suggestionIn(markdown)).toBeUndefined();
  });

  test.each([
    ["a comment", renderNote({ ...NOTE, body: "`&<@x ".repeat(1_600), suggestion: "`".repeat(9_999) })],
    [
      "a body",
      renderReview(
        { ...PLAN, summary: "`&<@x ".repeat(20_000) },
        {
          placed: [],
          aside: Array.from({ length: 300 }, () => ({ ...NOTE, body: "x <b> ".repeat(1_000) })),
          dropped: 3,
        },
      ),
    ],
  ])("fits GitHub's limit, in %s", (_, markdown) => {
    expect(markdown.length).toBeLessThanOrEqual(60_000 + 1);
    expect(() => show(markdown)).not.toThrow();
  });

  test("comes with severity, place and the reviewed commit", () => {
    expect(renderNote(NOTE)).toBe("🟡 **Medium**\n\nWrong.");
    const aside = [{ ...NOTE, startLine: 2, side: "LEFT" as const, suggestion: "" }];
    const body = renderReview(PLAN, { placed: [NOTE], aside, dropped: 2, moved: "b".repeat(40) });
    expect(body).toContain("🟡 **Medium** `a.js:2-3 (old)`");
    expect(body).toMatch(/^\*\*2 findings\*\*: 🟡 2 medium\n/);
    expect(body).toContain("delete the lines");
    expect(body).toContain(
      "Reviewed at `aaaaaaa` · 2 left out, reported before · commits pushed meanwhile, up to `bbbbbbb`",
    );
  });

  test("is replaced by a note when there are no findings", () => {
    const nothing = { placed: [], aside: [], dropped: 0 };
    expect(renderReview({ ...PLAN, summary: "" }, nothing)).toContain("No findings.");
    expect(renderReview(PLAN, { ...nothing, dropped: 2 })).toContain("Nothing new: 2 findings of earlier reviews");
  });
});

describe("a suggestion that is unsafe to apply with a click", () => {
  test.each([
    ["reverses the writing direction", "if (a \u202e) b"],
    ["contains an invisible character", "user\u200bname"],
    ["contains a carriage return", "a\rb"],
  ])("is shown as plain code when it %s", (_, text) => {
    const markdown = renderNote({ ...NOTE, suggestion: `${text}\n` });
    expect(suggestionIn(markdown)).toBeUndefined();
    expect(markdown).toContain("characters that do not show");
  });

  test("is left out when it held a secret", () => {
    const request = issueRequest(HEAD, {
      kind: "review",
      subject: { kind: "pull", number: 7, title: "T", head: { name: "t", sha: HEAD }, fromFork: false },
    });
    const started = { type: "run.started", request } as never;
    const finished = {
      type: "call.finished",
      answer: { text: "", note: { ...NOTE, body: "S3CRET", suggestion: "S3CRET\n" } },
    } as never;
    const entries = [started, finished].map((event, seq) => ({ seq, at: 0, agent: "main", event }));
    const redact = (text: string): string => text.replaceAll("S3CRET", "***");
    const plan = planReview(request, { entries, summary: "S3CRET", quiet: false, redact });
    expect(JSON.stringify(plan)).not.toContain("S3CRET");
    expect(plan?.notes[0]).not.toHaveProperty("suggestion");
    expect(plan?.notes[0]?.body).toContain("left out");
  });
});

describe("markers", () => {
  test("are read back as written, whatever the key", () => {
    for (const key of ["0123456789abcdef", "a--> b", "ä/ö key=x", "x".repeat(60)]) {
      const line = reviewMarker({ key, head: HEAD, notes: [], aside: [] });
      expect(line.indexOf("-->")).toBe(line.length - 3);
      expect(readReviewMark(`${line}\nBody`)).toEqual({ key, head: HEAD, findings: 0 });
      expect(readReviewMark(`${line.replace(" findings=0", "")}\nBody`)).toEqual({ key, head: HEAD });
      const cut = reviewMarker({ key, head: HEAD, notes: [], aside: [], end: "exhausted" });
      expect(readReviewMark(`${cut}\nBody`)).toEqual({ key, head: HEAD, findings: 0, end: "exhausted" });
    }
  });

  test.each(["", "x", `x${reviewMarker(PLAN)}`, `\n${reviewMarker(PLAN)}`, `${reviewMarker(PLAN)} x`])(
    "are read only if they are the whole first line: %j",
    (body) => {
      expect(readReviewMark(body)).toBeUndefined();
      expect(readNoteMarks(body)).toEqual([]);
    },
  );
});
