/** Text made to keep a regular expression busy for hours: each of these would hang if anything grew with its square. */
import { describe, expect, test } from "@jest/globals";
import { withoutBlocks } from "../../src/agent/blocks.ts";
import { readSections, writeSnapshot } from "../../src/agent/compress/snapshot.ts";
import { maskedText } from "../../src/agent/mask.ts";
import { chants } from "../../src/agent/repetition/chant.ts";
import { saysFailed, withoutDuration } from "../../src/agent/status-line.ts";
import { judgeReply } from "../../src/agent/verdict.ts";
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
    expect(chants("```\n".repeat(MANY))).toBe(false);
    expect(chants(" ".repeat(MANY * 10))).toBe(false);
  });

  test("in an answer is looked at in linear time", () => {
    const text = "[exit code 1 after 1 s".repeat(MANY);
    expect(saysFailed(text)).toBe(false);
    expect(withoutDuration(text)).toBe(text);
    expect(maskedText(call("t"), { text: "remit-output:".repeat(MANY), clippedFrom: 1 }).length).toBeLessThan(1_000);
  });
});

describe("blocks", () => {
  test("are taken out with their marks; one that is never closed stays", () => {
    expect(withoutBlocks("a<x>b</x>c<x>d</x>e", "<x>", "</x>")).toBe("ace");
    expect(withoutBlocks("a<x>b", "<x>", "</x>")).toBe("a<x>b");
    expect(withoutBlocks("</x>a<x>b</x>", "<x>", "</x>")).toBe("</x>a");
    expect(withoutBlocks("", "<x>", "</x>")).toBe("");
  });
});

describe("the last line of a command's answer", () => {
  test.each([
    ["fine\n[exit code 0 after 0.4 s]", false],
    ["bad\n[exit code 1 after 0.4 s]", true],
    ["bad\n[exit code 137 after 12 s; processes it left running were stopped (is_background keeps them)]\n", true],
    ["[killed by SIGKILL after 3.0 s]", true],
    ["[exit code 1 after 0.4 s]\nand then it went on", false],
  ])("of %j says whether it failed: %p", (text, failed) => {
    expect(saysFailed(text)).toBe(failed);
  });

  test("loses its duration and nothing else", () => {
    expect(withoutDuration("in 0.4 s\n[exit code 1 after 0.4 s]")).toBe("in 0.4 s\n[exit code 1]");
    expect(withoutDuration("x\n[stopped after 9.0 s: it took too long]")).toBe("x\n[stopped: it took too long]");
    expect(withoutDuration("no such line")).toBe("no such line");
  });
});
