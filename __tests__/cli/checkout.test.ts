/** What `remit run` takes for the present files of a checkout. */
import {
  chmodSync,
  cpSync,
  readdirSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { execFileSync } from "node:child_process";
import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { setUpCheckout, type CheckoutSetup } from "../../src/cli/checkout.ts";
import { commitAll, scratchDirectory, writeFiles } from "../world/scratch.ts";

const scratch = scratchDirectory();
let [checkout, count] = ["", 0];
const setups: CheckoutSetup[] = [];

beforeEach(() => {
  checkout = path.join(scratch, `checkout-${(count += 1)}`);
  writeFiles(checkout, { "a.txt": "one\n", "b.txt": "two\n" });
  commitAll(checkout);
});

afterEach(() => {
  for (const { root } of setups.splice(0)) rmSync(root, { recursive: true, force: true });
});

describe("the present files of a checkout", () => {
  test("are those of its last commit if nothing has changed, also in a copy, whose files have other inodes", async () => {
    expect(await present()).toMatchObject({ dirty: false });
    checkout = copy();
    expect(await present()).toMatchObject({ dirty: false });
  });

  test("hold an edit of the same length that was made in the second of the commit", async () => {
    writeFileSync(path.join(checkout, "a.txt"), "ONE\n");
    expect(await present()).toMatchObject({ dirty: true, texts: ["ONE\n", "two\n"] });
  });

  test("hold an edit of the same length in a copy", async () => {
    checkout = copy();
    writeFileSync(path.join(checkout, "b.txt"), "TWO\n");
    expect(await present()).toMatchObject({ dirty: true, texts: ["one\n", "TWO\n"] });
  });

  test("are not read again in a copy where time and length say that nothing has changed", async () => {
    const old = new Date(Date.now() - 60_000);
    utimesSync(path.join(checkout, "a.txt"), old, old);
    execFileSync("git", ["update-index", "--refresh"], { cwd: checkout });
    checkout = copy();
    writeFileSync(path.join(checkout, "a.txt"), "ONE\n");
    utimesSync(path.join(checkout, "a.txt"), old, old);
    expect(await present()).toMatchObject({ dirty: false });
  });
});

test("a copy for a run without a sandbox has everything but git's own files, pipes and sockets", async () => {
  writeFiles(checkout, { ".gitignore": "built/\n", "built/out.txt": "out\n", "sub/.git/HEAD": "x\n" });
  symlinkSync("nowhere", path.join(checkout, "link"));
  chmodSync(path.join(checkout, "a.txt"), 0o755);
  execFileSync("mkfifo", [path.join(checkout, "built/pipe")]);
  const setup = await setUpCheckout(checkout);
  if (typeof setup === "string") throw new Error(setup);
  setups.push(setup);
  const to = setup.copy();
  const names = readdirSync(to, { recursive: true, encoding: "utf8" }).sort();
  expect(names).toEqual([
    ".gitignore",
    "a.txt",
    "b.txt",
    "built",
    "built/out.txt",
    "link",
    "sub",
    "sub/.git",
    "sub/.git/HEAD",
  ]);
  expect(readlinkSync(path.join(to, "link"))).toBe("nowhere");
  expect(statSync(path.join(to, "a.txt")).mode & 0o777).toBe(0o755);
});

function copy(): string {
  const to = `${checkout}-copy`;
  cpSync(checkout, to, { recursive: true, preserveTimestamps: true });
  expect(statSync(path.join(to, "a.txt")).ino).not.toBe(statSync(path.join(checkout, "a.txt")).ino);
  return to;
}

async function present() {
  const setup = await setUpCheckout(checkout);
  if (typeof setup === "string") throw new Error(setup);
  setups.push(setup);
  const show = (name: string) =>
    execFileSync("git", ["show", `${setup.base.sha}:${name}`], { cwd: setup.server, encoding: "utf8" });
  return { dirty: setup.dirty, texts: ["a.txt", "b.txt"].map(show) };
}
