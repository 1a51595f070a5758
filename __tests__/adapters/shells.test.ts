import { tmpdir } from "node:os";
import { describe, expect, test } from "@jest/globals";
import { type EarlySandbox, openEarlySandbox } from "../../src/adapters/sandboxed-place.ts";
import { openShells, type ShellsOptions } from "../../src/adapters/shells.ts";

const OPTIONS: ShellsOptions = {
  path: process.env["PATH"] ?? "",
  run: tmpdir(),
  sight: () => {
    throw new Error("There is no sandbox.");
  },
  inside: { directory: "/", entry: "none" },
  plain: {},
  protection: undefined,
};

test("a shell that is still opening at the end of the run is closed", async () => {
  const shells = openShells(OPTIONS);
  const opening = shells.open({ mode: "off", services: [], show: [], covered: [] });
  await shells[Symbol.asyncDispose]();
  await expect(opening).rejects.toThrow("after the run's end");
});

describe("a sandbox that was opened early", () => {
  const usual = { mode: "require", services: [], show: [], covered: [] } as const;

  /** Each look at the machine fails and says which one it is. */
  function openAhead(early?: EarlySandbox) {
    let looks = 0;
    const sight = () => {
      throw new Error(`look ${++looks}`);
    };
    return openShells({ ...OPTIONS, sight, early: early ?? openEarlySandbox({ ...OPTIONS, sight }) });
  }

  test("goes to the first call, if that call asks for the usual place", async () => {
    await using shells = openAhead();
    await expect(shells.open(usual)).rejects.toThrow("look 1");
    await expect(shells.open(usual)).rejects.toThrow("look 2");
  });

  test.each([
    ["services", { services: ["localhost:5432"], reaches: undefined }],
    ["further paths", { show: ["/opt/more"] }],
    ["covered paths", { covered: ["secret"] }],
  ])("does not go to a call that asks for %s", async (_, more) => {
    await using shells = openAhead();
    await expect(shells.open({ ...usual, ...more })).rejects.toThrow("look 2");
    await expect(shells.open(usual)).rejects.toThrow("look 3");
  });

  test("is followed by one that may use a copy, when no layer could be made", async () => {
    await using shells = openAhead(Promise.resolve({ kind: "none", reasons: ["no layer"] }));
    await expect(shells.open(usual)).rejects.toThrow("look 1");
  });
});
