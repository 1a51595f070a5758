import { describe, expect, test } from "@jest/globals";
import { declare } from "../../src/agent/window.ts";
import { builtinTools, unknownTool, validateCall } from "../../src/tools/catalog.ts";
import { clipAnswer, cutHead, cutTail } from "../../src/tools/clip.ts";
import { completeTask } from "../../src/features/sub-agents/job.ts";
import { distanceOf } from "../../src/lib/distance.ts";
import { openRing } from "../../src/tools/output.ts";
import { openWorkshop } from "../world/workshop.ts";

const tool = (name: string) => builtinTools.find((one) => one.name === name) ?? completeTask;

describe("the catalog", () => {
  test("declares all tools within 1,000 tokens of 4 characters each", () => {
    expect(JSON.stringify(declare([...builtinTools, completeTask])).length).toBeLessThanOrEqual(4_000);
  });

  test("has each name once", () => {
    const names = builtinTools.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  test.each([
    ["read", ["read_file", "read_many_files", "list_directory", "glob", "grep_search", "read_background_output"]],
    ["write", ["write_file", "replace", "run_shell_command", "write_todos"]],
  ])("knows that these %s: %j", (effect, names) => {
    expect(names.map((name) => tool(name).effect)).toEqual(names.map(() => effect));
  });

  test("asks policy about every path a call names", () => {
    const needs = (name: string, args = {}): unknown => tool(name).needs(args);
    const path = (access: string, at: string) => ({ kind: "path", access, path: at, directory: "" });
    expect(needs("read_file", { file_path: "a" })).toEqual([path("read", "a")]);
    expect(needs("read_many_files", { include: ["src/**/*.ts", "b.md"] })).toEqual([
      path("read", "src"),
      path("read", "b.md"),
    ]);
    expect(needs("list_directory", { dir_path: "a" })).toEqual([path("read", "a")]);
    expect(needs("glob", { pattern: "*" })).toEqual([path("read", "")]);
    expect(needs("grep_search", { pattern: "x", dir_path: "a" })).toEqual([path("read", "a")]);
    expect(needs("write_file", { file_path: "a" })).toEqual([path("write", "a")]);
    expect(needs("replace", { file_path: "a" })).toEqual([path("write", "a")]);
    expect(needs("read_file", { file_path: "remit-output:x-1.txt" })).toEqual([]);
    expect(needs("grep_search", { pattern: "x", dir_path: "remit-output:x-1.txt" })).toEqual([]);
  });
});

describe("a call with wrong arguments", () => {
  test.each([
    ["read_file", {}, 'property "file_path"', "file_path: string, start_line?: integer, end_line?: integer"],
    ["read_file", { file_path: 3 }, "file_path: ", "file_path: string"],
    ["read_file", { file_path: "a", start_line: 0 }, "start_line: ", "start_line?: integer"],
    ["read_file", { file_path: "a", start_line: 1.5 }, "start_line: ", "start_line?: integer"],
    ["run_shell_command", { command: "" }, "command: ", "command: string"],
    ["grep_search", { pattern: "x", before: "2" }, "before: ", "before?: integer"],
    ["glob", { pattern: "" }, "pattern: ", "pattern: string"],
    ["read_many_files", { include: "x" }, "include: ", "include: string[]"],
    ["write_todos", { todos: [{ description: "x", status: "done" }] }, "todos/0/status: ", '"pending"|"in_progress"'],
    ["list_background_processes", { x: [] }, "", ""],
  ])("%s %j is answered with the error and the expected value", async (name, args, wrong, expected) => {
    const answer = await validateCall(tool(name), args);
    if (wrong === "") return expect(answer).toBeUndefined();
    expect(answer?.error).toBe("invalid_arguments");
    expect(answer?.text).toContain(wrong);
    expect(answer?.text.split("\n")[1]).toContain(expected);
  });

  test("is accepted when it only has unknown extra arguments", async () => {
    expect(await validateCall(tool("read_file"), { file_path: "a", wait_for_previous: true })).toBeUndefined();
  });
});

describe("a call of an unknown tool", () => {
  const known = builtinTools.map(({ name }) => name);

  test.each([
    ["readfile", "read_file"],
    ["read_fil", "read_file"],
    ["ReadFile", "read_file"],
    ["run_shell", "run_shell_command"],
    ["edit_replace", "replace"],
    ["search", "grep_search"],
  ])("%s is answered with %s", (name, near) => {
    const { text, error } = unknownTool(name, known);
    expect(error).toBe("unknown_tool");
    expect(text).toContain(`There is no tool "${name}".\nDid you mean`);
    expect(text).toContain(near);
  });

  test("without a similar name is answered with all tools", () => {
    expect(unknownTool("xyzzy_frobnicate", known).text).toContain(`There are: ${known.join(", ")}.`);
  });
});

describe("clipping", () => {
  test("leaves a short answer unchanged", async () => {
    await using shop = openWorkshop();
    const answer = { text: "x".repeat(40_000) };
    expect(await clipAnswer(answer, { id: "1", tool: "t", args: {} }, shop.context)).toBe(answer);
  });

  test("leaves as much as the tool context's limit allows", async () => {
    await using shop = openWorkshop();
    const site = { ...shop.context, visible: (text: string) => text.replaceAll("?", "") };
    const shown = await clipAnswer({ text: "a?b", error: "failed" }, { id: "1", tool: "t", args: {} }, site);
    expect(shown).toEqual({ text: "ab", error: "failed" });
  });

  test("keeps a fifth from the beginning and the rest from the end, in whole lines, and saves the whole text", async () => {
    await using shop = openWorkshop();
    const text = Array.from({ length: 10_000 }, (_, index) => `line ${index}`).join("\n");
    const clipped = await clipAnswer(
      { text, error: "failed" },
      { id: "1", tool: "some tool/…", args: {} },
      shop.context,
    );
    expect(clipped).toMatchObject({ error: "failed", clippedFrom: text.length });
    expect(clipped.text.length).toBeLessThanOrEqual(40_000);
    const [head = "", tail = ""] = clipped.text.split(/\n\[….*…\]\n/u);
    expect(text.startsWith(`${head}\n`) && text.endsWith(`\n${tail}`)).toBe(true);
    expect([head.length, tail.length].map((length) => Math.round(length / 1000))).toEqual([8, 32]);
    const whole = shop.context.spill.locate("remit-output:some-tool--1.txt") ?? "";
    expect((await shop.context.files.read(whole)).toString()).toBe(text);
  });

  test("leaves less when there is less room, but never less than a useful minimum", async () => {
    for (const [room, length] of [
      [5000, 5000],
      [-10, 2000],
    ] as const) {
      await using shop = openWorkshop({}, { room: () => room });
      const clipped = await clipAnswer({ text: "x\n".repeat(50_000) }, { id: "1", tool: "t", args: {} }, shop.context);
      expect(clipped.text.length).toBeLessThanOrEqual(length);
      expect(clipped.text.length).toBeGreaterThan(length * 0.9);
    }
  });

  test("does not split a character, nor a line when lines are short", () => {
    expect(cutHead("👍".repeat(10), 5)).toBe("👍👍");
    expect(cutTail("👍".repeat(10), 5)).toBe("👍👍");
    expect(cutHead("aaa\nbbb\nccc", 9)).toBe("aaa\nbbb\n");
    expect(cutTail("aaa\nbbb\nccc", 9)).toBe("bbb\nccc");
    expect(cutTail("aaa\nbbb\nccc", 7)).toBe("bbb\nccc");
  });
});

describe("a ring", () => {
  test.each([
    [["ab", "cd", "ef"], 4, "cdef"],
    [["abcdef"], 4, "cdef"],
    [["abc"], 4, "abc"],
    [["abcd"], 4, "abcd"],
    [["a", "b", "c", "d", "e", "f", "g"], 3, "efg"],
    [["abc", "defghijkl", "m"], 4, "jklm"],
    [[], 4, ""],
  ])("of %j holds the last %i bytes: %j", (chunks, size, held) => {
    const ring = openRing(size);
    for (const chunk of chunks) ring.push(Buffer.from(chunk));
    expect(ring.bytes().toString()).toBe(held);
  });
});

describe("the distance", () => {
  test.each([
    ["kitten", "sitting", 3],
    ["", "abc", 3],
    ["abc", "", 3],
    ["same", "same", 0],
    ["abcdef", "badcfe", 3],
    ["flaw", "lawn", 2],
  ])("from %j to %j is %i, and is found with any limit that allows it", (a, b, distance) => {
    expect(distanceOf(a, b)).toBe(distance);
    for (const most of [0, 1, 2, 3, 4, 5, 10]) expect(distanceOf(a, b, most)).toBe(Math.min(distance, most + 1));
  });
});

describe("write_todos", () => {
  test("returns the list, and accepts at most one in_progress", async () => {
    await using shop = openWorkshop();
    const todos = [
      { description: "a", status: "completed" },
      { description: "b", status: "in_progress" },
    ];
    expect(await shop.call("write_todos", { todos })).toEqual({ text: "2 todos, 1 open.", todos });
    const two = [...todos, { description: "c", status: "in_progress" }];
    expect(await shop.call("write_todos", { todos: two })).toMatchObject({ error: "invalid_arguments" });
    expect(await shop.call("write_todos", { todos: [] })).toEqual({ text: "The list is empty.", todos: [] });
  });
});
