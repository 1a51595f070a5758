import { tmpdir } from "node:os";
import { expect, test } from "@jest/globals";
import { openShells } from "../../src/adapters/shells.ts";

test("a shell that is still opening at the end of the run is closed", async () => {
  const shells = openShells({
    path: process.env["PATH"] ?? "",
    run: tmpdir(),
    sight: () => {
      throw new Error("There is no sandbox.");
    },
    inside: { directory: "/", entry: "none" },
    plain: {},
  });
  const opening = shells.open({ mode: "off", services: [], show: [], covered: [] });
  await shells[Symbol.asyncDispose]();
  await expect(opening).rejects.toThrow("after the run's end");
});
