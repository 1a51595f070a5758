/** The port `Files` over the process that serves a sandbox's files; here it runs without a sandbox around it. */
import { spawn } from "node:child_process";
import * as fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { openFiles } from "../../src/adapters/machine.ts";
import { openInside } from "../../src/adapters/sandbox/files.ts";
import { openFrames, packFrame, packListing, packReply, type Frame } from "../../src/adapters/sandbox/messages.ts";

const ENTRY = new URL("../world/inside.ts", import.meta.url).pathname;

const SEARCH = {
  pattern: "needle",
  ignoreCase: false,
  perFile: 9,
  total: 9,
  before: 0,
  after: 0,
  maxBytes: 1_000_000,
  maxColumns: 99,
} as const;

/** `kill` ends the process that serves now; `started` counts them. */
function serve() {
  let last: { kill(): Promise<string> } | undefined;
  let started = 0;
  const start = () => {
    started += 1;
    const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", ENTRY], {
      stdio: ["pipe", "pipe", "ignore"],
    });
    const gone = new Promise<string>((resolve) => child.on("close", () => resolve("It was killed.")));
    last = { kill: () => (child.kill("SIGKILL"), gone) };
    return { input: child.stdin, output: child.stdout, gone };
  };
  return { ...openInside(start), kill: async () => void (await last?.kill()), started: () => started };
}

let base: string;
let served: ReturnType<typeof serve>;
beforeAll(() => {
  base = fs.realpathSync(fs.mkdtempSync(join(tmpdir(), "remit-frames-")));
  served = serve();
});
afterAll(async () => {
  await served.kill();
  fs.rmSync(base, { recursive: true });
});

describe("files served over frames", () => {
  test("can be written, read, listed, linked and removed like local ones", async () => {
    const { files } = served;
    const [path, link] = [join(base, "a/b/c.txt"), join(base, "a/link")];
    await files.write(path, Buffer.from("text ü\0"), 0o755);
    expect(fs.readFileSync(path, "utf8")).toBe("text ü\0");
    expect(await files.facts(path)).toEqual(await openFiles().facts(path));
    expect((await files.read(path)).toString()).toBe("text ü\0");
    await files.link(link, "b/c.txt");
    expect(await files.readLink(link)).toBe("b/c.txt");
    expect(await files.realPath(link)).toBe(path);
    fs.writeFileSync(Buffer.concat([Buffer.from(join(base, "a/")), Buffer.from([0xff])]), "");
    const { entries, undecodable } = await files.list(join(base, "a"));
    expect(entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))).toEqual([
      { name: "b", kind: "directory" },
      { name: "link", kind: "link" },
    ]);
    expect(undecodable).toBe(1);
    await files.writeAt(path, Buffer.from("at"), 1);
    expect((await files.read(path)).toString("utf8", 1, 3)).toBe("at");
    await files.makeDirectory(join(base, "x/y"));
    await files.remove(join(base, "a"));
    expect([await files.exists(join(base, "a")), await files.exists(join(base, "x/y"))]).toEqual([false, true]);
    expect(await files.facts(join(base, "a/gone"))).toBeUndefined();
  });

  test("fail with the system's error codes, each path separately", async () => {
    const { files } = served;
    await expect(files.read(join(base, "none"))).rejects.toMatchObject({ code: "ENOENT" });
    await expect(files.list(join(base, "none"))).rejects.toMatchObject({ code: "ENOENT" });
    fs.symlinkSync("/etc/passwd", join(base, "out"));
    await expect(files.read(join(base, "out"))).rejects.toMatchObject({ code: "ELOOP" });
    fs.writeFileSync(join(base, "fine"), "1");
    const long = join(base, "x".repeat(300));
    const [fine, tooLong, missing] = await Promise.allSettled(
      [join(base, "fine"), long, join(base, "no")].map((path) => files.facts(path)),
    );
    expect(fine).toMatchObject({ status: "fulfilled", value: { size: 1 } });
    expect(tooLong).toMatchObject({ status: "rejected", reason: { code: "ENAMETOOLONG" } });
    expect(missing).toEqual({ status: "fulfilled", value: undefined });
  });

  test("may be large or many, and one that is too large does not affect the others", async () => {
    const { files } = served;
    const large = Buffer.alloc(40 * 1024 * 1024, "0123456789abcdef");
    await files.write(join(base, "large"), large);
    expect((await files.read(join(base, "large"))).equals(large)).toBe(true);
    fs.truncateSync(join(base, "large"), 300 * 1024 * 1024);
    fs.writeFileSync(join(base, "small"), "5678");
    const reads = [files.read(join(base, "large")), files.read(join(base, "small"))] as const;
    await expect(reads[0]).rejects.toMatchObject({ code: "EFBIG" });
    expect((await reads[1]).toString()).toBe("5678");
    const names = Array.from({ length: 2_000 }, (_, index) => join(base, `many-${index}`));
    await Promise.all(names.map((name, index) => files.write(name, Buffer.from(String(index)))));
    const texts = await Promise.all(names.map((name) => files.read(name)));
    expect(texts.map(String)).toEqual(names.map((_, index) => String(index)));
  });

  test("with too many names for a message fail alone: what lists them gets an error, and all others go on", async () => {
    const names = Array.from(
      { length: 70_000 },
      (_, index) => ({ name: `${index}`.padEnd(250, "n"), kind: "file" }) as const,
    );
    expect(() => packListing({ entries: names, undecodable: 0 })).toThrow(expect.objectContaining({ code: "EFBIG" }));
    const { entries } = packListing({ entries: names.slice(0, 60_000), undecodable: 0 });
    const replies: unknown[] = [];
    const take = openFrames(({ json }) => void replies.push(json));
    take(packReply(1, { value: entries }, 1_000));
    take(packReply(2, { value: 1n }));
    take(packReply(3, { content: Buffer.alloc(1_000) }, 1_000));
    take(packReply(4, { value: "fine" }));
    const error = { code: "EFBIG", message: expect.stringContaining("are not read at once") };
    expect(replies).toEqual([
      { id: 1, error },
      { id: 2, error },
      { id: 3, error },
      { id: 4, value: "fine" },
    ]);
  });

  test("can be searched, and an endless search is stopped without closing them", async () => {
    const { scanner, files } = served;
    fs.writeFileSync(join(base, "hay"), `${"a".repeat(60)}!\nneedle\n`);
    const search = async (pattern: string, timeoutMs: number) => {
      const found: string[] = [];
      const limits = { timeoutMs, signal: new AbortController().signal };
      const end = await scanner.scan({ ...SEARCH, pattern }, once([join(base, "hay")]), limits, ({ lines }) =>
        found.push(...lines.map(({ text }) => text)),
      );
      return { kind: end.kind, found };
    };
    expect(await search("^(a+)+$", 200)).toEqual({ kind: "timed_out", found: [] });
    expect(await search("needle", 20_000)).toEqual({ kind: "done", found: ["needle"] });
    expect(await files.exists(join(base, "hay"))).toBe(true);
  });

  test("are served by another process when one is killed: it answers pending requests too, and the next ones", async () => {
    const other = serve();
    fs.writeFileSync(join(base, "fine"), "fine");
    await other.files.exists(base);
    const answers = [other.files.read(join(base, "fine")), other.files.facts(base), other.files.list(base)];
    await other.kill();
    const [bytes, ...rest] = await Promise.all(answers);
    expect([(bytes as Buffer).toString(), ...rest]).toMatchObject(["fine", { kind: "directory" }, { undecodable: 0 }]);
    await other.kill();
    expect(await other.files.exists(base)).toBe(true);
    expect(other.started()).toBe(3);
    await other.kill();
  });

  test("are written, linked and removed once, and nothing unfinished is left, when the process is killed meanwhile", async () => {
    const other = serve();
    const place = join(base, "killed");
    fs.mkdirSync(place);
    const many = Array.from({ length: 300 }, (_, n) => n);
    for (const n of many) fs.writeFileSync(join(place, `old-${n}`), "");
    await other.files.exists(base);
    const asked = many.flatMap((n) => [
      other.files.link(join(place, `link-${n}`), "x"),
      other.files.remove(join(place, `old-${n}`)),
    ]);
    asked.push(other.files.write(join(place, "large"), Buffer.alloc(60_000_000, "x")));
    const unfinished = () => fs.readdirSync(place).filter((name) => name.endsWith(".tmp"));
    while (unfinished().length === 0) await new Promise((resolve) => setImmediate(resolve));
    await other.kill();
    const failed = (await Promise.allSettled(asked)).filter(({ status }) => status === "rejected");
    expect([failed, unfinished(), fs.statSync(join(place, "large")).size]).toEqual([[], [], 60_000_000]);
    await other.kill();
  });

  test("are served further when one request ends two processes: it fails, and is not asked a third time", async () => {
    const other = serve();
    fs.writeFileSync(join(base, "evil"), `${"a".repeat(60)}!\n`);
    const limits = { timeoutMs: 20_000, signal: new AbortController().signal };
    const search = { ...SEARCH, pattern: "^(a+)+$" };
    const endless = other.scanner.scan(search, once([join(base, "evil")]), limits, () => undefined);
    endless.catch(() => undefined);
    for (const _ of [1, 2]) {
      expect(await other.files.exists(base)).toBe(true);
      await other.kill();
    }
    await expect(endless).rejects.toThrow("has ended");
    expect([await other.files.exists(base), other.started()]).toEqual([true, 3]);
    await other.kill();
  });

  test("fail when the process that serves them is killed over and over, including pending requests", async () => {
    const other = serve();
    for (let n = 0; n < 4; n++) {
      expect(await other.files.exists(base)).toBe(true);
      if (n < 3) await other.kill();
    }
    const pending = other.files.list(base);
    pending.catch(() => undefined);
    await other.kill();
    await pending.catch((error: unknown) => expect(error).toMatchObject({ message: expect.stringContaining("ended") }));
    await expect(other.files.exists(base)).rejects.toThrow("has ended. It was killed.");
    expect(other.started()).toBe(4);
  });
});

async function* once<T>(value: T): AsyncGenerator<T> {
  yield await Promise.resolve(value);
}

describe("frames", () => {
  test("are received whole, however the bytes are split", () => {
    const sent = [
      packFrame({ a: "ü" }),
      packFrame([1], Buffer.from([0, 1, 2])),
      packFrame(null, Buffer.alloc(1_000, 7)),
    ];
    const all = Buffer.concat(sent);
    for (const size of [1, 2, 7, 9, 500, all.length]) {
      const got: Frame[] = [];
      const take = openFrames((frame) => got.push(frame));
      for (let at = 0; at < all.length; at += size) take(all.subarray(at, at + size));
      expect(got.map(({ json, bytes }) => [json, bytes.length])).toEqual([
        [{ a: "ü" }, 0],
        [[1], 3],
        [null, 1_000],
      ]);
    }
  });

  test("that are malformed end the connection, not the run", async () => {
    const [input, output] = [new PassThrough(), new PassThrough()];
    const { files } = openInside(() => ({ input, output, gone: new Promise(() => undefined) }));
    const answer = files.exists("/x");
    output.write(Buffer.alloc(16, 0xff));
    await expect(answer).rejects.toThrow(/message of \d+ bytes is too large/);
    await expect(files.exists("/x")).rejects.toThrow("is too large");
  });
});
