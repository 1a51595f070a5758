import { describe, expect, test } from "@jest/globals";
import type { Conclusion, PostedReview } from "../../src/events.ts";
import { renderAnnotations, renderOutputs } from "../../src/report/outputs.ts";
import { write } from "./entries.ts";

const refused = Array.from({ length: 12 }, (_, at) => ({ path: `secret-${at}.txt`, reason: "holds a secret" }));
const publication = { branch: "b", commit: "c", files: [], refused };
const verification = {
  type: "verify.finished",
  attempt: 1,
  ok: false,
  results: [{ command: "npm test", ok: false, output: `${"x".repeat(900)} 3 failed`, ms: 1 }],
} as const;

describe("annotations", () => {
  test("are at most ten, the most urgent first", () => {
    const { entries } = write()
      .started()
      .add(verification)
      .finished({ conclusion: "unverified", message: "m", publication });
    const all = renderAnnotations(entries);
    expect(all).toHaveLength(10);
    expect(all.slice(0, 3)).toMatchObject([
      { level: "error", title: "Remit: unverified", message: "m" },
      { level: "error", title: "Verification failed: npm test" },
      { level: "warning", title: "Withheld: secret-0.txt", message: "holds a secret" },
    ]);
    expect(all[1]?.message).toMatch(/3 failed$/);
  });

  test("say what to do about a failure", () => {
    const fault = { kind: "auth", message: "The key is not accepted.", hint: "Set `gemini-api-key`." } as const;
    const { entries } = write().finished({ conclusion: "failed", message: fault.message, fault });
    expect(renderAnnotations(entries)).toEqual([
      { level: "error", title: "Remit: failed", message: "The key is not accepted. Set `gemini-api-key`." },
    ]);
  });

  test("are absent when a run needs nobody's attention", () => {
    const { entries } = write().started().turn({}).finished({ conclusion: "answered", message: "m" });
    expect(renderAnnotations(entries)).toEqual([]);
  });

  test("name the limit that ended a run, whatever the agent said last", () => {
    const { entries } = write()
      .started({ limits: { turns: 1 } })
      .add({ type: "agent.stopped", end: { kind: "exhausted", limit: "turns", text: "More." } })
      .finished({ conclusion: "exhausted", message: "More." });
    expect(renderAnnotations(entries)).toEqual([
      { level: "error", title: "Remit: exhausted", message: "⏳ Stopped: the limit of 1 turn is used up. More." },
    ]);
  });
});

test("findings are not counted without a review, nor when an earlier run posted one that does not say how many", () => {
  const review = { pull: 7, url: "", head: "", placed: 0, inBody: 0, dropped: 0, again: true };
  const count = (conclusion: Conclusion, posted?: PostedReview): string | undefined => {
    const log = write().started();
    if (posted !== undefined) log.add({ type: "review.posted", review: posted });
    return renderOutputs(log.finished({ conclusion, message: "" }).entries)["findings"];
  };
  expect(count("reviewed")).toBe("0");
  expect(count("reviewed", review)).toBe("");
  expect(count("reviewed", { ...review, findings: 3 })).toBe("3");
  expect(count("declined")).toBe("");
});
