import * as fc from "fast-check";
import { describe, expect, test } from "@jest/globals";
import type { Support } from "../../src/events.ts";
import { openSecrets } from "../../src/secrets.ts";
import { citeSources } from "../../src/tools/google-web-search.ts";
import type { SearchResult, SearchWeb } from "../../src/tools/context.ts";
import { callTool, mark } from "../world/reaching.ts";
import { openWorkshop } from "../world/workshop.ts";

const SOURCES = [{ uri: "https://a.example/", title: "A" }, { uri: "https://b.example/" }];

describe("citations", () => {
  test("follow the words that they support, even if bytes and characters differ", () => {
    const text = "Größe: 5 µm. 日本 ist 🇯🇵 weit.";
    const end = (upTo: string): number => Buffer.byteLength(text.slice(0, text.indexOf(upTo) + upTo.length));
    const supports = [
      { end: end("µm."), citations: [0] },
      { end: end("🇯🇵"), citations: [1, 0] },
    ];
    expect(citeSources({ text, citations: SOURCES, supports })).toBe(
      "Größe: 5 µm.[1] 日本 ist 🇯🇵[1][2] weit.\n\nSources:\n[1] A https://a.example/\n[2] https://b.example/",
    );
  });

  test("of one place are joined, and each source is listed once", () => {
    const supports = [
      { end: 1, citations: [1] },
      { end: 1, citations: [0, 1] },
    ];
    expect(citeSources({ text: "ab", citations: SOURCES, supports })).toMatch(/^a\[1\]\[2\]b\n/);
  });

  test("without a source or a place in the text are ignored", () => {
    const supports = [
      { end: 99, citations: [0] },
      { end: -5, citations: [1] },
      { end: 1, citations: [7] },
    ];
    expect(citeSources({ text: "ab", citations: SOURCES, supports })).toMatch(/^\[2\]ab\[1\]\n/);
    expect(citeSources({ text: "ab", citations: [], supports: [] })).toBe("ab");
  });

  const text = fc.string({ unit: "grapheme", maxLength: 40 });

  test("can be removed without changing the text", () => {
    const support = fc.record({ end: fc.nat(200), citations: fc.array(fc.nat(3), { maxLength: 3 }) });
    fc.assert(
      fc.property(text, fc.array(support, { maxLength: 8 }), (words, supports) => {
        // Brackets in the text would look like citations.
        const plain = words.replaceAll(/[[\]]/g, "");
        const cited = citeSources({ text: plain, citations: SOURCES, supports }).split("\n\nSources:")[0] ?? "";
        expect(cited.replaceAll(/\[\d\]/g, "")).toBe(plain.toWellFormed());
      }),
    );
  });

  test("are placed exactly at the given byte, at every end of a character", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: "grapheme", minLength: 1, maxLength: 4 }), { maxLength: 10 }), (parts) => {
        const plain = parts.map((part) => part.replaceAll(/[[\]]/g, "x"));
        const supports: Support[] = [];
        let end = 0;
        for (const part of plain) supports.push({ end: (end += Buffer.byteLength(part)), citations: [0] });
        const cited = citeSources({ text: plain.join(""), citations: SOURCES, supports });
        expect(cited.split("\n\nSources:")[0]).toBe(plain.map((part) => `${part}[1]`).join(""));
      }),
    );
  });

  test("never split a character, for any byte", () => {
    fc.assert(
      fc.property(text, fc.nat(200), (words, end) => {
        const plain = words.replaceAll(/[[\]\uFFFD]/g, "").toWellFormed();
        const cited = citeSources({ text: plain, citations: SOURCES, supports: [{ end, citations: [0] }] });
        expect(cited.split("\n\nSources:")[0]).not.toContain("\uFFFD");
      }),
    );
  });
});

describe("google_web_search", () => {
  const found = (text: string): SearchResult => ({ kind: "found", reply: { text, citations: SOURCES } });

  test("sends only the query, and marks the answer as data", async () => {
    const asked: unknown[] = [];
    const search: SearchWeb = (query) => {
      asked.push(query);
      return Promise.resolve(found("It is 5."));
    };
    await using shop = openWorkshop({}, { search, mark });
    const answer = await callTool("google_web_search", { query: " how large " }, shop.context);
    expect(asked).toEqual(["how large"]);
    expect(answer.text).toBe(
      '<data-m4rk source="answer of a web search">\nIt is 5.\n\nSources:\n[1] A https://a.example/\n[2] https://b.example/\n</data-m4rk>',
    );
  });

  test.each<[SearchResult, object]>([
    [found("  "), { error: "not_found" }],
    [{ kind: "cancelled" }, { error: "cancelled" }],
    [{ kind: "over_budget" }, { error: "failed", text: expect.stringContaining("budget") }],
    [
      { kind: "failed", fault: { kind: "quota", message: "No quota.", hint: "Wait." } },
      { error: "network", text: "The search failed: No quota.\nWait." },
    ],
  ])("%j is answered as a failure", async (searched, answer) => {
    await using shop = openWorkshop({}, { search: () => Promise.resolve(searched) });
    expect(await callTool("google_web_search", { query: "x" }, shop.context)).toMatchObject(answer);
  });

  test("removes secrets from the query", async () => {
    const { redact } = openSecrets(new Map([["key", "s3cr3t-Key-0123456789"]]));
    const search: SearchWeb = () => Promise.reject(new Error("asked"));
    await using shop = openWorkshop({}, { search, redact });
    const answer = await callTool("google_web_search", { query: "what is s3cr3t-Key-0123456789" }, shop.context);
    expect(answer.error).toBe("denied");
  });

  test("reports that a run cannot search", async () => {
    await using shop = openWorkshop();
    expect((await callTool("google_web_search", { query: "x" }, shop.context)).error).toBe("failed");
    expect((await callTool("google_web_search", { query: "" }, shop.context)).error).toBe("invalid_arguments");
  });
});
