import { describe, expect, test } from "@jest/globals";
import type { Session } from "../../src/run/session.ts";
import { writePrompt } from "../../src/run/task.ts";
import { openSecrets } from "../../src/secrets.ts";

interface Written {
  readonly path?: string;
  readonly text?: string;
}

async function written(value: string | undefined): Promise<Written> {
  let found: Written = {};
  const job = {
    ports: {
      files: { write: (path: string, text: Buffer) => Promise.resolve(void (found = { path, text: text.toString() })) },
      secrets: openSecrets(new Map([["key", "correct-horse-battery"]])),
      runner: { print: () => undefined },
    },
    invocation: { environment: { GEMINI_WRITE_SYSTEM_MD: value }, directories: { run: "/temp/run" } },
    workspace: { locate: (at: string) => ({ kind: at.startsWith("/home/shop/") ? "inside" : "refused" }) },
  } as unknown as Session;
  await writePrompt(job, "You are Remit. The key is correct-horse-battery.");
  return found;
}

describe("the system prompt written out", () => {
  test.each([
    [undefined, undefined],
    ["0", undefined],
    ["1", "/temp/run/system.md"],
    ["prompts/mine.md", "/temp/run/prompts/mine.md"],
    ["/tmp/mine.md", "/tmp/mine.md"],
    ["/home/shop/.gemini/system.md", "/temp/run/system.md"],
  ])("is written for %s to %s, never into the workspace", async (value, path) => {
    expect((await written(value)).path).toBe(path);
  });

  test("contains no secret", async () => {
    expect((await written("1")).text).toBe("You are Remit. The key is [redacted:key].");
  });
});
