import { describe, expect, test } from "@jest/globals";
import { calledOff, conclude, type Published } from "../../src/run/conclude.ts";
import { issueRequest } from "../world/requests.ts";

const done = { kind: "finished", text: "Done." } as const;
const publication = { branch: "remit/x", commit: "c".repeat(40), files: [], refused: [] };
const published: Published = { kind: "published", publication };
const kept: Published = { kind: "kept", reason: "The run was cancelled before it could publish.", files: [] };
const nothing: Published = { kind: "nothing", refused: [] };
const cancelled = AbortSignal.abort();
const going = new AbortController().signal;

describe("a question", () => {
  const question = { ...issueRequest("a".repeat(40)), question: true } as const;

  test("ends as answered without an edit, and as changed with one", () => {
    expect(conclude(question, done, nothing, true)).toMatchObject({ conclusion: "answered", message: "Done." });
    expect(conclude(question, done, published, true)).toMatchObject({ conclusion: "changed" });
  });

  test("is not answered by an empty reply, nor by edits that were not published", () => {
    const refused: Published = { kind: "nothing", refused: [{ path: "ci.yml", reason: "it is protected" }] };
    expect(conclude(question, { kind: "finished", text: " " }, nothing, true)).toMatchObject({
      conclusion: "unchanged",
    });
    expect(conclude(question, done, refused, true)).toMatchObject({ conclusion: "unchanged" });
    expect(conclude(question, done, kept, true)).toMatchObject({ conclusion: "unchanged" });
  });
});

describe("a cancellation after the agent has finished", () => {
  const request = issueRequest("a".repeat(40));
  const concluded = (made: Published, stop: AbortSignal) => conclude(request, calledOff(done, made, stop), made, true);

  test("ends the run as cancelled, with what was published or kept", () => {
    expect(concluded(published, cancelled)).toMatchObject({ conclusion: "cancelled", publication });
    expect(concluded(kept, cancelled)).toMatchObject({
      conclusion: "cancelled",
      message: expect.stringContaining(kept.reason),
    });
  });

  test("does not discard an answer, since nothing is left to do", () => {
    expect(concluded(nothing, cancelled)).toMatchObject({ conclusion: "unchanged", message: "Done." });
  });

  test("is not reported when nobody cancels", () => {
    expect(concluded(published, going)).toMatchObject({ conclusion: "changed", message: "Done." });
    expect(concluded(kept, going)).toMatchObject({ conclusion: "unchanged" });
  });
});
