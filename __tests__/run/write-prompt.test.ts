import { describe, expect, test } from "@jest/globals";
import type { Job } from "../../src/run/job.ts";
import { writePrompt } from "../../src/run/write-prompt.ts";

async function written(value: string | undefined): Promise<string | undefined> {
  let path: string | undefined;
  const job = {
    world: {
      files: { write: (to: string) => Promise.resolve(void (path = to)) },
      runner: { print: () => undefined },
    },
    order: { environment: { GEMINI_WRITE_SYSTEM_MD: value }, places: { run: "/temp/run" } },
    workspace: { locate: (at: string) => ({ kind: at.startsWith("/home/shop/") ? "inside" : "refused" }) },
  } as unknown as Job;
  await writePrompt(job, "You are Remit.");
  return path;
}

describe("the system prompt written out", () => {
  test.each([
    [undefined, undefined],
    ["0", undefined],
    ["1", "/temp/run/system.md"],
    ["prompts/mine.md", "/temp/run/prompts/mine.md"],
    ["/tmp/mine.md", "/tmp/mine.md"],
    ["/home/shop/.gemini/system.md", "/temp/run/system.md"],
  ])("for %s goes to %s: never into the workspace", async (value, path) => {
    expect(await written(value)).toBe(path);
  });
});
