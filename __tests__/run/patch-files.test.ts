import { describe, expect, test } from "@jest/globals";
import { keepPatch } from "../../src/run/patch-files.ts";
import { openSecrets } from "../../src/secrets.ts";

const KEY = "correct-horse-battery";
const secrets = openSecrets(new Map([["key", KEY]]));

/** The bytes that are written for this patch. */
async function written(patch: Buffer): Promise<Buffer | undefined> {
  const kept = new Map<string, Buffer>();
  const files = {
    write: (path: string, bytes: Uint8Array) => Promise.resolve(void kept.set(path, Buffer.from(bytes))),
  };
  const setup = { files, secrets } as unknown as Parameters<typeof keepPatch>[0];
  await keepPatch(setup, "/run/refused.patch", patch.toString("latin1"));
  return kept.get("/run/refused.patch");
}

describe("a patch beside the log", () => {
  test("contains no secret and is otherwise unchanged", async () => {
    const patch = await written(Buffer.from(`--- a/é.env\n+++ b/é.env\n@@ -1 +1 @@\n-KEY=\n+KEY=${KEY} # schön\n`));
    expect(patch?.toString()).toBe("--- a/é.env\n+++ b/é.env\n@@ -1 +1 @@\n-KEY=\n+KEY=[redacted:key] # schön\n");
  });

  test("contains no secret in another encoding either, and keeps its other bytes", async () => {
    const latin = (text: string) => Buffer.from(text, "latin1");
    expect(await written(latin(`+schön ${KEY}\n+für\n`))).toEqual(latin("+schön [redacted:key]\n+für\n"));
  });

  test("is byte for byte what git made when it holds no secret", async () => {
    const bytes = Buffer.from([43, 0xff, 0xfe, 0, 43, 0xc3, 0xa9, 10]);
    expect(await written(bytes)).toEqual(bytes);
  });
});
