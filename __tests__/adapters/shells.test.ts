import { tmpdir } from "node:os";
import { expect, test } from "@jest/globals";
import { openEarlySandbox } from "../../src/adapters/sandboxed-place.ts";
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

test("a sandbox that was opened early goes to the first call, if that call asks for the same place", async () => {
  const usual = { mode: "require", services: [], show: [], covered: [] } as const;
  let looks = 0;
  const sight = () => {
    throw new Error(`look ${++looks}`);
  };
  const open = () => openShells({ ...OPTIONS, sight, early: openEarlySandbox(usual, { ...OPTIONS, sight }) });
  await using shells = open();
  expect(looks).toBe(1);
  await expect(shells.open(usual)).rejects.toThrow("look 1");
  await expect(shells.open(usual)).rejects.toThrow("look 2");
  await using others = open();
  await expect(others.open({ ...usual })).rejects.toThrow("look 4");
  await expect(others.open(usual)).rejects.toThrow("look 5");
});
