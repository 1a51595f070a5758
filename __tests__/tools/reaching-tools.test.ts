import * as fc from "fast-check";
import { describe, expect, test } from "@jest/globals";
import { TOOLS } from "../../src/policy/policy.ts";
import { builtinTools, externalTools, toolsFor } from "../../src/tools/catalog.ts";
import { completeTask } from "../../src/features/sub-agents/job.ts";
import { resourceTools } from "../../src/features/servers/mcp.ts";
import { shareRoom } from "../../src/tools/clip.ts";

describe("all tools together", () => {
  const all = [...builtinTools, ...externalTools, completeTask, ...resourceTools([])];

  test("are declared within 3,000 tokens at 4 characters each, with room for those of skills and agents", () => {
    const declared = all.map(({ name, description, parameters }) => ({ name, description, parameters }));
    expect(JSON.stringify(declared).length).toBeLessThan(12_000 - 1_500);
  });

  test("have names that a policy file can use, each once", () => {
    const names = all.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !TOOLS.has(name))).toEqual([]);
  });

  test("are available for every request, except those that say otherwise", () => {
    const all = [...builtinTools, ...externalTools].map(({ name }) => name);
    const editing = ["write_file", "replace", "save_memory", "merge_base_branch"];
    expect(toolsFor("change").map(({ name }) => name)).toEqual(all.filter((name) => name !== "add_review_comment"));
    expect(toolsFor("review").map(({ name }) => name)).toEqual(all.filter((name) => !editing.includes(name)));
  });
});

describe("sharing room", () => {
  test.each([
    [[10, 20, 30], 100, [10, 20, 30]],
    [[100, 100], 50, [25, 25]],
    [[5, 100, 100], 65, [5, 30, 30]],
    [[], 10, []],
    [[5], -3, [0]],
  ])("wanted %j of %i: %j", (wanted, room, shares) => {
    expect(shareRoom(wanted, room)).toEqual(shares);
  });

  test("gives each at most what it wants, and all together at most the room", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1_000)), fc.nat(5_000), (wanted, room) => {
        const shares = shareRoom(wanted, room);
        const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
        expect(shares.every((share, index) => share <= (wanted[index] ?? 0))).toBe(true);
        expect(sum(shares)).toBeLessThanOrEqual(room);
        // What remains is less than one character for each of those who want more.
        const hungry = shares.filter((share, index) => share < (wanted[index] ?? 0)).length;
        if (hungry > 0) expect(room - sum(shares)).toBeLessThan(wanted.length);
      }),
    );
  });
});
