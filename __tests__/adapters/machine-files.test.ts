import { execFileSync } from "node:child_process";
import * as fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, test } from "@jest/globals";
import { openFiles } from "../../src/adapters/machine.ts";

const base = fs.realpathSync(fs.mkdtempSync(join(tmpdir(), "remit-files-")));
let root: string;
let made = 0;
const at = (path: string): string => join(root, path);
const files = openFiles();

beforeEach(() => {
  root = join(base, String((made += 1)));
  fs.mkdirSync(root);
});
afterAll(() => fs.rmSync(base, { recursive: true }));

describe("reading", () => {
  test("returns the bytes of a file", async () => {
    fs.writeFileSync(at("a"), "0123456789");
    expect((await files.read(at("a"))).toString()).toBe("0123456789");
  });

  test("does not follow a link at the end of a path or in the middle of it", async () => {
    fs.mkdirSync(at("real"));
    fs.writeFileSync(at("real/secret"), "secret");
    fs.symlinkSync("real/secret", at("link"));
    fs.symlinkSync("real", at("swapped"));
    await expect(files.read(at("link"))).rejects.toMatchObject({ code: "ELOOP" });
    await expect(files.read(at("swapped/secret"))).rejects.toMatchObject({ code: "ELOOP" });
  });

  test("does not wait for a pipe, and rejects directories and devices", async () => {
    execFileSync("mkfifo", [at("pipe")]);
    await expect(files.read(at("pipe"))).rejects.toMatchObject({ code: "EINVAL" });
    await expect(files.read(root)).rejects.toMatchObject({ code: "EISDIR" });
    await expect(files.read("/dev/null")).rejects.toMatchObject({ code: "EINVAL" });
    await expect(files.read(at("missing"))).rejects.toMatchObject({ code: "ENOENT" });
  });
});

describe("writing", () => {
  test("creates a file and its parent directories", async () => {
    await files.write(at("a/b/c"), Buffer.from("x"));
    expect(fs.readFileSync(at("a/b/c"), "utf8")).toBe("x");
    expect(fs.readdirSync(at("a/b"))).toEqual(["c"]);
  });

  test("keeps the mode of the file it replaces, unless given another", async () => {
    fs.writeFileSync(at("run.sh"), "old", { mode: 0o755 });
    fs.chmodSync(at("run.sh"), 0o751);
    await files.write(at("run.sh"), Buffer.from("new"));
    expect(fs.statSync(at("run.sh")).mode & 0o7777).toBe(0o751);
    await files.write(at("run.sh"), Buffer.from("newer"), 0o600);
    expect(fs.statSync(at("run.sh")).mode & 0o7777).toBe(0o600);
    await files.write(at("new.sh"), Buffer.from("new"), 0o755);
    expect(fs.statSync(at("new.sh")).mode & 0o7777).toBe(0o755);
  });

  test("is atomic: a reader of the old file still sees all of it", async () => {
    fs.writeFileSync(at("a"), "old text");
    const open = fs.openSync(at("a"), "r");
    await files.write(at("a"), Buffer.from("new"));
    expect(fs.readFileSync(open, "utf8")).toBe("old text");
    fs.closeSync(open);
    expect(fs.readFileSync(at("a"), "utf8")).toBe("new");
  });

  test("leaves no temporary file behind when it fails", async () => {
    fs.mkdirSync(at("taken"));
    await expect(files.write(at("taken"), Buffer.from("x"))).rejects.toMatchObject({ code: "EISDIR" });
    expect(fs.readdirSync(root)).toEqual(["taken"]);
  });

  test("replaces a link instead of writing through it", async () => {
    fs.writeFileSync(at("target"), "untouched");
    fs.symlinkSync("target", at("link"));
    await files.write(at("link"), Buffer.from("x"));
    expect(fs.readFileSync(at("target"), "utf8")).toBe("untouched");
    expect(fs.lstatSync(at("link")).isFile()).toBe(true);
  });

  test("into a directory that became a link is refused", async () => {
    fs.mkdirSync(at("elsewhere"));
    fs.symlinkSync("elsewhere", at("swapped"));
    await expect(files.write(at("swapped/x"), Buffer.from("x"))).rejects.toMatchObject({ code: "ELOOP" });
    expect(() => files.sink(at("swapped/x"))).toThrow(expect.objectContaining({ code: "ELOOP" }));
    expect(fs.readFileSync(at("elsewhere/x"), "utf8")).toBe("");
  });

  test("at a place in a file changes only that part, and neither makes a file nor follows a link", async () => {
    fs.writeFileSync(at("file"), "0123456789", { mode: 0o600 });
    await files.writeAt(at("file"), Buffer.from("abc"), 8);
    await files.writeAt(at("file"), Buffer.from("x"), 1);
    expect(fs.readFileSync(at("file"), "utf8")).toBe("0x234567abc");
    await expect(files.writeAt(at("none"), Buffer.from("x"), 0)).rejects.toMatchObject({ code: "ENOENT" });
    fs.symlinkSync("file", at("link"));
    fs.mkdirSync(at("elsewhere"));
    fs.writeFileSync(at("elsewhere/x"), "untouched");
    fs.symlinkSync("elsewhere", at("swapped"));
    for (const path of ["link", "swapped/x"])
      await expect(files.writeAt(at(path), Buffer.from("evil"), 0)).rejects.toMatchObject({ code: "ELOOP" });
    expect(fs.readFileSync(at("elsewhere/x"), "utf8")).toBe("untouched");
  });

  test("below a file is refused", async () => {
    fs.writeFileSync(at("file"), "");
    await expect(files.write(at("file/x"), Buffer.from("x"))).rejects.toMatchObject({ code: "EEXIST" });
  });

  // Only root can change a file's owner.
  const rootTest = process.getuid?.() === 0 ? test : test.skip;
  rootTest("keeps the owner of the file it replaces", async () => {
    fs.writeFileSync(at("theirs"), "old");
    fs.chownSync(at("theirs"), 12_345, 23_456);
    await files.write(at("theirs"), Buffer.from("new"));
    expect(fs.statSync(at("theirs"))).toMatchObject({ uid: 12_345, gid: 23_456 });
  });

  test("to a stream keeps all data in order", () => {
    const sink = files.sink(at("deep/out"));
    for (const part of ["a", "b", "c"]) sink.write(Buffer.from(part));
    sink.close();
    expect(fs.readFileSync(at("deep/out"), "utf8")).toBe("abc");
    expect(fs.statSync(at("deep/out")).mode & 0o777).toBe(0o600);
  });
});

describe("facts", () => {
  test("distinguish files, directories, links and other kinds without following links", async () => {
    fs.writeFileSync(at("file"), "12345", { mode: 0o755 });
    fs.mkdirSync(at("directory"));
    fs.symlinkSync("file", at("link"));
    execFileSync("mkfifo", [at("pipe")]);
    expect(await files.facts(at("file"))).toMatchObject({ kind: "file", size: 5, executable: true });
    expect(await files.facts(at("directory"))).toMatchObject({ kind: "directory" });
    expect(await files.facts(at("link"))).toMatchObject({ kind: "link" });
    expect(await files.facts(at("pipe"))).toMatchObject({ kind: "other" });
    expect(await files.facts(at("missing"))).toBeUndefined();
    expect(await files.facts(at("file/below"))).toBeUndefined();
    expect(await Promise.all([files.exists(at("link")), files.exists(at("missing"))])).toEqual([true, false]);
  });

  test("have a signature that changes with the content, even of equal length, and with the mode", async () => {
    fs.writeFileSync(at("a"), "1");
    const first = (await files.facts(at("a")))?.signature;
    fs.writeFileSync(at("a"), "2");
    const second = (await files.facts(at("a")))?.signature;
    fs.chmodSync(at("a"), 0o755);
    const third = (await files.facts(at("a")))?.signature;
    expect(new Set([first, second, third]).size).toBe(3);
  });
});

describe("a directory", () => {
  test("is listed with kinds; names that are not UTF-8 are only counted", async () => {
    fs.mkdirSync(at("sub"));
    fs.writeFileSync(at("line\nbreak"), "");
    fs.writeFileSync(at("really \ufffd"), "");
    fs.writeFileSync(Buffer.concat([Buffer.from(`${root}/caf`), Buffer.from([0xe9])]), "");
    const { entries, undecodable } = await files.list(root);
    expect(undecodable).toBe(1);
    expect([...entries].sort((a, b) => (a.name < b.name ? -1 : 1))).toEqual([
      { name: "line\nbreak", kind: "file" },
      { name: "really \ufffd", kind: "file" },
      { name: "sub", kind: "directory" },
    ]);
  });

  test.each([0, 127, 128, 129, 500])("with %s names is listed whole, sorted by name", async (many) => {
    const names = Array.from({ length: many }, (_, n) => `${(n * 7919) % 1000}.js`);
    for (const name of names) fs.writeFileSync(at(name), "");
    const { entries } = await files.list(root);
    expect(entries.map(({ name }) => name)).toEqual(names.toSorted());
  });

  test("is removed with its contents, but not what its links point to", async () => {
    fs.mkdirSync(at("kept"));
    fs.writeFileSync(at("kept/file"), "");
    fs.mkdirSync(at("gone/deep"), { recursive: true });
    fs.symlinkSync("../kept", at("gone/link"));
    await files.remove(at("gone"));
    expect(fs.readdirSync(root)).toEqual(["kept"]);
    expect(fs.readdirSync(at("kept"))).toEqual(["file"]);
    await expect(files.remove(at("gone"))).rejects.toMatchObject({ code: "ENOENT" });
  });

  test("is removed when it is flat, or large, or a link to a directory", async () => {
    fs.mkdirSync(at("kept"));
    fs.writeFileSync(at("kept/file"), "");
    fs.mkdirSync(at("flat"));
    fs.symlinkSync("../kept", at("flat/link"));
    fs.writeFileSync(Buffer.concat([Buffer.from(at("flat/")), Buffer.of(0x66, 0xff)]), "");
    fs.mkdirSync(at("large"));
    for (let n = 0; n < 150; n += 1) fs.writeFileSync(at(`large/${n}`), "");
    fs.symlinkSync("kept", at("link"));
    for (const name of ["flat", "large", "link"]) await files.remove(at(name));
    expect(fs.readdirSync(root)).toEqual(["kept"]);
    expect(fs.readdirSync(at("kept"))).toEqual(["file"]);
  });
});

describe("a real path", () => {
  test("resolves links on the way, and appends missing parts", async () => {
    fs.mkdirSync(at("a/b"), { recursive: true });
    fs.symlinkSync("a/b", at("link"));
    expect(await files.realPath(at("link/new/file"))).toBe(at("a/b/new/file"));
    expect(await files.realPath(at("missing/../link"))).toBe(at("a/b"));
  });

  test("resolves a dangling link to the path it would create", async () => {
    fs.symlinkSync("/nowhere/at/all", at("dangling"));
    fs.symlinkSync("dangling/deeper", at("twice"));
    expect(await files.realPath(at("dangling"))).toBe("/nowhere/at/all");
    expect(await files.realPath(at("twice/x"))).toBe("/nowhere/at/all/deeper/x");
  });

  test("of links in a circle is refused", async () => {
    fs.symlinkSync("b", at("a"));
    fs.symlinkSync("a", at("b"));
    await expect(files.realPath(at("a/x"))).rejects.toMatchObject({ code: "ELOOP" });
  });
});
