/** Text made to keep a regular expression busy for hours: a test hangs if anything takes quadratic time. */
import { describe, expect, test } from "@jest/globals";
import { readSections, writeSnapshot } from "../../src/agent/snapshot.ts";
import { maskedText } from "../../src/agent/compression-plan.ts";
import { repeatsItself } from "../../src/agent/repeated-turns.ts";
import { reportsFailure, withoutDuration } from "../../src/tools/run-shell-command.ts";
import { judgeReply } from "../../src/agent/turn.ts";
import { call, saying } from "../world/agent.ts";

const MANY = 200_000;

describe("hostile text", () => {
  test("in a model's snapshot is read in linear time", () => {
    expect(readSections("<scratchpad>".repeat(MANY))).toEqual({});
    expect(readSections("<state_snapshot ".repeat(MANY))).toEqual({});
    expect(readSections("<state_snapshot>".repeat(MANY))).toEqual({});
    expect(readSections(`<state_snapshot>${"<task_state>".repeat(MANY)}</state_snapshot>`)).toEqual({});
    expect(writeSnapshot({ task_state: "</state_snapshot".repeat(MANY) }, "").split("</state_snapshot")).toHaveLength(
      2,
    );
  });

  test("in a reply is judged in linear time", () => {
    expect(judgeReply(saying("<!--".repeat(MANY)))).toMatchObject({ kind: "ended" });
    expect(judgeReply(saying("<!---->".repeat(MANY)))).toMatchObject({ kind: "ask_again" });
    expect(repeatsItself("```\n".repeat(MANY))).toBe(false);
    expect(repeatsItself(" ".repeat(MANY * 10))).toBe(false);
  });

  test("in an answer is scanned in linear time", () => {
    const text = "[exit code 1 after 1 s".repeat(MANY);
    expect(reportsFailure(text)).toBe(false);
    expect(withoutDuration(text)).toBe(text);
    expect(maskedText(call("t"), { text: "remit-output:".repeat(MANY), clippedFrom: 1 }).length).toBeLessThan(1_000);
  });
});
