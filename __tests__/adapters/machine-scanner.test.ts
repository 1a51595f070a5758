import * as fs from "node:fs";
import { isUtf8 } from "node:buffer";
import { spawnSync } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { openScanner } from "../../src/adapters/machine.ts";
import { openBench, scanBatch, scanText } from "../../src/adapters/scan.ts";
import type { FoundFile, Search, SearchEnd } from "../../src/ports.ts";

const SEARCHER = new URL("../../src/adapters/searcher.ts", import.meta.url).href;
const SEARCH: Search = {
  pattern: "needle",
  ignoreCase: false,
  perFile: 100,
  total: 100,
  before: 0,
  after: 0,
  maxBytes: 1_000_000,
  maxColumns: 200,
};
let directory: string;
const scanner = openScanner();
beforeAll(() => {
  directory = fs.realpathSync(fs.mkdtempSync(join(tmpdir(), "remit-scanner-")));
});
afterAll(async () => {
  await scanner[Symbol.asyncDispose]();
  fs.rmSync(directory, { recursive: true });
});

function lines(text: string | Buffer, over: Partial<Search> = {}): string[] {
  return scanText(Buffer.from(text), { ...SEARCH, ...over }).map(
    ({ line, text: shown, match }) => `${line}${match ? ":" : "-"}${shown}`,
  );
}

function file(name: string, content: string | Buffer): string {
  fs.writeFileSync(join(directory, name), content);
  return join(directory, name);
}

async function scan(
  paths: readonly (readonly string[])[],
  over: Partial<Search> = {},
  limits: Partial<{ timeoutMs: number; signal: AbortSignal }> = {},
): Promise<{ end: SearchEnd; found: string[] }> {
  const found: FoundFile[] = [];
  const all = { timeoutMs: 20_000, signal: new AbortController().signal, ...limits };
  const end = await scanner.scan({ ...SEARCH, ...over }, batches(paths), all, (one) => found.push(one));
  return { end, found: found.map(({ path, matches }) => `${path.slice(directory.length + 1)} ${matches}`) };
}

async function* batches(paths: readonly (readonly string[])[]): AsyncGenerator<readonly string[]> {
  for (const batch of paths) yield await Promise.resolve(batch);
}

describe("lines", () => {
  test("are found individually, with their numbers", () => {
    expect(lines("a\nneedle\nb\nthe needle needle\n")).toEqual(["2:needle", "4:the needle needle"]);
    expect(lines("needle")).toEqual(["1:needle"]);
    expect(lines("\n\nneedle")).toEqual(["3:needle"]);
    expect(lines("")).toEqual([]);
  });

  test("are the same however the file is divided into windows", () => {
    const text = Array.from({ length: 40_000 }, (_, index) => (index % 1000 === 999 ? "a needle" : `line ${index}`));
    const expected = text.flatMap((line, index) => (line === "a needle" ? [`${index + 1}:a needle`] : []));
    expect(lines(text.join("\n"))).toEqual(expected);
    expect(lines(text.join("\n"), { perFile: 7 })).toEqual(expected.slice(0, 7));
  });

  test("are matched separately: a pattern neither extends into the next line nor looks at it", () => {
    expect(lines("foo\nbar\nfoo bar\n", { pattern: String.raw`foo\s+bar` })).toEqual(["3:foo bar"]);
    expect(lines("a\n[\nb", { pattern: "[^x]b" })).toEqual([]);
    expect(lines("foo\nbar", { pattern: String.raw`foo(?!\s*bar)` })).toEqual(["1:foo"]);
    expect(lines("bar\nfoo", { pattern: String.raw`(?<!bar\s)foo` })).toEqual(["2:foo"]);
    expect(lines("x\ny\n", { pattern: String.raw`[\s\S]*y` })).toEqual(["2:y"]);
  });

  test("match anchors at their beginning and end, even when empty", () => {
    expect(lines("ab\nb\n\nba", { pattern: "^b" })).toEqual(["2:b", "4:ba"]);
    expect(lines("ab\nb\n\nba", { pattern: "b$" })).toEqual(["1:ab", "2:b"]);
    expect(lines("a\n\nb\n", { pattern: "^$" })).toEqual(["2:"]);
    expect(lines("a\n\nb\n", { pattern: "x*" })).toEqual(["1:a", "2:", "3:b"]);
    expect(lines("a needle\r\nneedle x\r\n", { pattern: "needle$" })).toEqual(["1:a needle"]);
  });

  test("come with their context, each line once", () => {
    const text = "1\n2\nneedle 3\n4\n5\nneedle 6\n7\n8\n9\nneedle 10";
    expect(lines(text, { before: 1, after: 1 })).toEqual([
      "2-2",
      "3:needle 3",
      "4-4",
      "5-5",
      "6:needle 6",
      "7-7",
      "9-9",
      "10:needle 10",
    ]);
    expect(lines(text, { before: 50, after: 50, perFile: 1 })).toHaveLength(10);
  });

  test("can be excluded by a second pattern", () => {
    expect(lines("needle a\nneedle b\n", { except: "a$" })).toEqual(["2:needle b"]);
  });

  test("that are long are cut to the part around the match", () => {
    const [found] = scanText(Buffer.from(`${"x".repeat(5000)}needle${"y".repeat(5000)}`), SEARCH);
    expect(found).toMatchObject({ line: 1, length: 10_006, start: 4900 });
    expect(found?.text).toMatch(/^x{100}needley{94}$/u);
    const [early] = scanText(Buffer.from(`needle${"y".repeat(5000)}`), SEARCH);
    expect(early).toMatchObject({ start: 0, length: 5006, text: `needle${"y".repeat(194)}` });
  });

  test("are matched with or without regard to case", () => {
    expect(lines("NEEDLE\n")).toEqual([]);
    expect(lines("NEEDLE\nÄRGER", { ignoreCase: true, pattern: "needle|ärger" })).toHaveLength(2);
  });
});

describe("files", () => {
  test("are searched in the given order, up to a total", async () => {
    const paths = ["b", "a", "c"].map((name) => file(name, "needle\nneedle\n"));
    expect(await scan([paths.slice(0, 1), paths.slice(1)])).toEqual({
      end: { kind: "done", tooLarge: 0, unreadable: 0 },
      found: ["b 2", "a 2", "c 2"],
    });
    expect(await scan([paths.slice(0, 1), paths.slice(1)], { total: 3 })).toEqual({
      end: { kind: "enough" },
      found: ["b 2", "a 1"],
    });
  });

  test("that are binary, too large, links or missing are skipped; unreadable ones are counted", async () => {
    const binary = file("binary", Buffer.from("needle\0"));
    const large = file("large", "needle".repeat(1000));
    fs.symlinkSync(binary, join(directory, "link"));
    const paths = [binary, large, join(directory, "link"), join(directory, "gone"), directory];
    expect(await scan([paths], { maxBytes: 1000 })).toEqual({
      end: { kind: "done", tooLarge: 1, unreadable: 2 },
      found: [],
    });
  });

  test("below a directory that became a link are not read", async () => {
    fs.mkdirSync(join(directory, "elsewhere"));
    file("elsewhere/x", "needle");
    fs.symlinkSync("elsewhere", join(directory, "swapped"));
    expect((await scan([[join(directory, "swapped/x"), join(directory, "elsewhere/x")]])).found).toEqual([
      "elsewhere/x 1",
    ]);
  });

  test("of any length are read whole", async () => {
    const paths = [65_535, 65_536, 65_537, 200_000].map((size) => {
      const text = `${"x".repeat(99)}\n`.repeat(Math.ceil(size / 100));
      return file(`long-${size}`, `${text.slice(0, size - 7)}\nneedle`);
    });
    expect((await scan([paths])).found).toEqual(["long-65535 1", "long-65536 1", "long-65537 1", "long-200000 1"]);
  });

  (process.platform === "linux" ? test : test.skip)("cost three calls each, and their directory three more", () => {
    fs.mkdirSync(join(directory, "many"));
    const paths = Array.from({ length: 50 }, (_, n) => file(`many/${n}`, "hay"));
    const calls = new Map<string, number>();
    const counting = new Proxy(fs, {
      get(all, name: keyof typeof fs) {
        if (typeof all[name] === "function") calls.set(name, (calls.get(name) ?? 0) + 1);
        return all[name];
      },
    });
    const bench = openBench({ fs: counting, isUtf8 });
    expect(scanBatch({ search: SEARCH, paths, first: true }, bench)).toEqual({ found: [], tooLarge: 0, unreadable: 0 });
    expect(Object.fromEntries(calls)).toEqual({ openSync: 51, readSync: 50, closeSync: 51, readlinkSync: 1 });
  });

  test("in UTF-16 and Latin-1 are decoded", async () => {
    const paths = [
      file("utf16le", Buffer.from("\ufeffgrüner needle\n", "utf16le")),
      file("utf16be", Buffer.from("\ufeffgrüner needle\n", "utf16le").swap16()),
      file("latin1", Buffer.from("grüner needle\n", "latin1")),
      file("utf8", "\ufeffgrüner needle\n"),
    ];
    expect((await scan([paths], { pattern: "^grüner needle" })).found).toEqual([
      "utf16le 1",
      "utf16be 1",
      "latin1 1",
      "utf8 1",
    ]);
  });
});

(process.platform === "linux" ? test : test.skip)(
  "an ordinary search starts no thread, an endless one does, for itself alone",
  async () => {
    const threads = (): number => fs.readdirSync("/proc/self/task").length;
    await using own = openScanner();
    const stop = new AbortController();
    const search = async (pattern: string, { signal } = new AbortController()): Promise<SearchEnd["kind"]> => {
      const paths = batches([[file("x", `${"a".repeat(60)}!\n`)]]);
      return (await own.scan({ ...SEARCH, pattern }, paths, { timeoutMs: 20_000, signal }, () => undefined)).kind;
    };
    const before = threads();
    expect(await search("a!")).toBe("done");
    expect(threads()).toBe(before);
    const endless = search("^(a+)+$", stop);
    await new Promise((resolve) => setImmediate(resolve));
    expect(threads()).toBeGreaterThan(before);
    stop.abort();
    expect(await endless).toBe("cancelled");
    const after = threads();
    expect(await search("a!")).toBe("done");
    expect(threads()).toBeLessThanOrEqual(after);
  },
);

(process.platform === "linux" ? test : test.skip)("a thread leaves the pipes of its process as they were", () => {
  const program = `
    import { readFileSync } from "node:fs";
    import { openSearcher } from ${JSON.stringify(SEARCHER)};
    const searcher = openSearcher();
    await searcher.scan({ search: ${JSON.stringify(SEARCH)}, paths: [], first: false }); // As a search that took long.
    const flags = (file) => /^flags:\\s*(\\d+)/m.exec(readFileSync("/proc/self/fdinfo/" + file, "utf8"))[1];
    process._rawDebug([1, 2].map((file) => parseInt(flags(file), 8) & 0o4000).join());
    await searcher.stop();`;
  const { stderr, stdout } = spawnSync(process.execPath, ["--input-type=module", "-e", program], { encoding: "utf8" });
  expect([stderr.replace(/^\(.*Warning.*\n(\(Use.*\n)?/gm, ""), stdout]).toEqual(["0,0\n", ""]);
});

test("a searcher that cannot be stopped either fails the search, and no more than that", async () => {
  const unhandled: unknown[] = [];
  const listen = (reason: unknown): void => void unhandled.push(reason);
  process.on("unhandledRejection", listen);
  const gone = (): Promise<never> => Promise.reject(new Error("It is gone."));
  const own = openScanner(() => ({ scan: gone, stop: gone }));
  const limits = { timeoutMs: 20_000, signal: new AbortController().signal };
  for (const _ of [1, 2])
    await expect(own.scan(SEARCH, batches([["a"]]), limits, () => undefined)).rejects.toThrow("It is gone.");
  await new Promise((resolve) => setImmediate(resolve));
  process.off("unhandledRejection", listen);
  expect(unhandled).toEqual([]);
});

describe("a pattern that backtracks forever", () => {
  // Takes twice as long with every letter.
  const EVIL = { pattern: "^(a+)+$" } as const;

  test("is stopped at the time limit, and the next search works", async () => {
    const evil = file("evil", `${"a".repeat(60)}!\n`);
    const good = file("good", "needle");
    expect((await scan([[evil]], EVIL, { timeoutMs: 100 })).end).toEqual({ kind: "timed_out" });
    expect((await scan([[good]])).found).toEqual(["good 1"]);
  });

  test("does not lose earlier matches", async () => {
    const evil = file("evil", `${"a".repeat(60)}!\n`);
    const good = file("good", "aaa\n");
    const abort = new AbortController();
    const found: string[] = [];
    const limits = { timeoutMs: 20_000, signal: abort.signal };
    const end = await scanner.scan({ ...SEARCH, ...EVIL }, batches([[good], [evil]]), limits, ({ path }) => {
      found.push(path);
      abort.abort();
    });
    expect({ end, found }).toEqual({ end: { kind: "cancelled" }, found: [good] });
  });

  test("is stopped when the run is cancelled", async () => {
    const evil = file("evil", `${"a".repeat(60)}!\n`);
    const abort = new AbortController();
    const searching = scan([[evil]], EVIL, { signal: abort.signal });
    setImmediate(() => abort.abort());
    expect((await searching).end).toEqual({ kind: "cancelled" });
  });
});

test("simultaneous searches take turns", async () => {
  const paths = Array.from({ length: 5 }, (_, index) => file(`turn${index}`, `needle ${index}`));
  const all = await Promise.all(paths.map((path, index) => scan([[path]], { pattern: `needle ${index}` })));
  expect(all.map(({ found }) => found)).toEqual(paths.map((_, index) => [`turn${index} 1`]));
});
