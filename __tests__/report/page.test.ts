import { createHash } from "node:crypto";
import { beforeAll, describe, expect, test } from "@jest/globals";
import * as fc from "fast-check";
import { renderPage } from "../../src/report/page.ts";
import { cases } from "../world/long.ts";
import { RECORDED, recordedLog } from "../world/recorded.ts";
import { write } from "./entries.ts";

/** The policy, style, data and script of a page, and what is left without them. */
function partsOf(page: string) {
  const style = /<style>([^]*?)<\/style>/.exec(page)?.[1] ?? "";
  const data = /<script type="application\/json" id="content">([^]*?)<\/script>/.exec(page)?.[1] ?? "";
  const script = /<script>([^]*?)<\/script>/.exec(page)?.[1] ?? "";
  const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page)?.[1] ?? "";
  const frame = page.replace(style, "").replace(data, "").replace(script, "");
  return { style, data, script, policy, frame };
}

const digest = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

describe.each(RECORDED)("the page of the recorded run `%s`", (name) => {
  let page = "";
  beforeAll(async () => void (page = await renderPage(recordedLog(name))));

  test("runs and loads only what it contains, and sends nothing", () => {
    const { style, script, policy, frame } = partsOf(page);
    expect(policy.split("; ")).toEqual([
      "default-src 'none'",
      `script-src ${digest(script)}`,
      `style-src ${digest(style)}`,
      "base-uri 'none'",
      "form-action 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ]);
    expect(frame + style).not.toMatch(/\b(?:src|href)=|url\(|@import/);
  });

  test("is the same each time it is rendered", async () => {
    expect(await renderPage(recordedLog(name))).toBe(page);
  });
});

describe("the page", () => {
  test("contains the log's text only as data", async () => {
    const hostile = fc.array(
      fc.oneof(
        fc.constantFrom(
          "</script>",
          "<script>alert(1)</script>",
          "<!--",
          "]]>",
          "\u2028",
          "&lt;",
          '"',
          "\\",
          "</title>",
          "<img src=x>",
        ),
        fc.string({ unit: "binary", maxLength: 10 }),
      ),
    );
    const { frame: empty } = partsOf(await renderPage(write().started().turn({}).entries));
    await fc.assert(
      fc.asyncProperty(hostile, async (pieces) => {
        const text = pieces.join("");
        const calls = [{ tool: text, args: { [text]: text }, answer: { text } }];
        const outcome = { conclusion: "answered", message: text } as const;
        const { entries } = write().started().turn({ text, thought: text, calls }).finished(outcome);
        const { data, frame } = partsOf(await renderPage(entries));
        expect(frame.replace("answered", "not finished")).toBe(empty);
        expect(data).not.toMatch(/[<>&\u2028\u2029]/);
        expect(() => JSON.parse(data) as unknown).not.toThrow();
      }),
      { numRuns: cases(200), seed: 1 },
    );
  });

  test("makes characters visible that hide or reorder text", async () => {
    const { entries } = write().started().turn({ text: "a\u202eb\u200bc\u001b[31md" });
    expect(partsOf(await renderPage(entries)).data).toContain('"text":"a⟨U+202E⟩b⟨U+200B⟩cd"');
  });

  test("has a title that no log can break out of", async () => {
    const run = write().started({
      request: { subject: { kind: "issue", number: 12, title: "</title>", fromFork: false } },
    });
    expect(await renderPage(run.entries)).toContain("<title>Remit: not finished · octo/shop #12</title>");
  });

  test("links to the web only", async () => {
    const pageOf = async (url: string): Promise<string> => {
      const pull = { number: 1, url, created: true, draft: false };
      const publication = { branch: "b", commit: "c", files: [], refused: [], pull };
      return await renderPage(write().started().finished({ conclusion: "changed", message: "m", publication }).entries);
    };
    expect(await pageOf("https://github.com/octo/shop/pull/1")).toContain("https://github.com/octo/shop/pull/1");
    expect(await pageOf("javascript:alert(1)")).not.toContain("javascript:");
  });
});
