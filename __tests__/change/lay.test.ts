/** Writing what was published to the checkout. */
import * as fs from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { openFiles } from "../../src/adapters/machine.ts";
import { layIntoCheckout } from "../../src/change/lay.ts";
import type { FileTree } from "../world/git/bare.ts";
import { openGitSite } from "../world/git-site.ts";
import { checkOut, gitIn } from "../world/layer-site.ts";

const BASE = {
  "a.txt": "1\n",
  "d/x": "x\n",
  "d/y": "y\n",
  link: { mode: "120000", content: "a.txt" },
  run: "run\n",
} as const;

/** Checks out the base, runs `before` on it, and writes the change to it. */
async function lay(change: FileTree, before: (root: string) => void = () => undefined, elsewhere = false) {
  const site = await openGitSite(BASE);
  const base = (await site.shop.ref("main")) ?? "";
  const root = fs.realpathSync(site.workspace);
  checkOut(root, site.shop.directory, base);
  if (elsewhere) gitIn(root, "commit", "-q", "--allow-empty", "-m", "elsewhere");
  before(root);
  const commit = await site.shop.commit({ branch: "main", files: change });
  for (const sha of [base, commit]) await site.git.fetch(sha);
  const paths = Object.keys(change).sort();
  const laid = await layIntoCheckout({ root, host: openFiles(), git: site.git, base, commit, paths });
  return { ...site, root, laid, base };
}

const text = (path: string): string => fs.readFileSync(path, "utf8");

describe("what was published", () => {
  test("is written to the checkout: edits, new files, deletions, links and modes, and nothing else changes", async () => {
    const change = {
      "a.txt": "2\n",
      "new/deep.txt": "n\n",
      "new/link": { mode: "120000", content: "../a.txt" },
      "d/x": null,
      run: { mode: "100755", content: "run\n" },
    } as const;
    await using site = await lay(change, (root) => fs.writeFileSync(join(root, "untracked"), "u\n"));
    const { root, laid } = site;
    expect(laid).toBe(true);
    expect([text(join(root, "a.txt")), text(join(root, "new/link")), text(join(root, "untracked"))]).toEqual([
      "2\n",
      "2\n",
      "u\n",
    ]);
    expect(fs.readdirSync(root).sort()).toEqual([".git", "a.txt", "d", "link", "new", "run", "untracked"]);
    expect(fs.readdirSync(join(root, "d"))).toEqual(["y"]);
    expect(fs.statSync(join(root, "run")).mode & 0o111).toBe(0o111);
    expect(gitIn(root, "rev-parse", "HEAD").trim()).toBe(site.base);
  });

  test("replaces a file by a link or a directory, and the reverse", async () => {
    const change = {
      "d/x": null,
      "d/y": null,
      d: "a file\n",
      "a.txt": { mode: "120000", content: "run" },
      link: "a file\n",
      run: null,
      "run/fast": "1\n",
    } as const;
    await using site = await lay(change);
    const { root } = site;
    expect([
      text(join(root, "d")),
      fs.readlinkSync(join(root, "a.txt")),
      text(join(root, "link")),
      text(join(root, "run/fast")),
    ]).toEqual(["a file\n", "run", "a file\n", "1\n"]);
    expect(fs.lstatSync(join(root, "link")).isFile()).toBe(true);
  });

  test("is never written through a link, nor over files that an earlier step left", async () => {
    const before = (root: string): void => {
      fs.mkdirSync(join(root, "../outside"));
      for (const name of ["x", "y"]) fs.writeFileSync(join(root, "../outside", name), "outside\n");
      fs.rmSync(join(root, "d"), { recursive: true });
      fs.symlinkSync("../outside", join(root, "d"));
      fs.symlinkSync("../outside/y", join(root, "e"));
      fs.writeFileSync(join(root, "file"), "a step's\n");
      fs.mkdirSync(join(root, "dir/own"), { recursive: true });
    };
    const change = { "d/x": null, "d/y": "mine\n", e: "mine\n", "file/below": "mine\n", dir: "mine\n", "a.txt": "2\n" };
    await using site = await lay(change, before);
    const { root } = site;
    for (const name of ["x", "y"]) expect(text(join(root, "../outside", name))).toBe("outside\n");
    expect([text(join(root, "e")), text(join(root, "file")), text(join(root, "a.txt"))]).toEqual([
      "mine\n",
      "a step's\n",
      "2\n",
    ]);
    expect(fs.readdirSync(join(root, "dir"))).toEqual(["own"]);
  });

  test("is listed for the job's next run, with the files of earlier runs", async () => {
    const before = (root: string): void => fs.writeFileSync(join(root, ".git/remit-laid"), "earlier.txt\0a.txt");
    await using site = await lay({ "a.txt": "2\n", "new.txt": "n\n" }, before);
    expect(text(join(site.root, ".git/remit-laid")).split("\0").sort()).toEqual(["a.txt", "earlier.txt", "new.txt"]);
  });

  test("is not written to a checkout at another commit, which stays unchanged", async () => {
    await using site = await lay({ "a.txt": "2\n", "d/x": null }, () => undefined, true);
    expect(site.laid).toBe(false);
    expect(gitIn(site.root, "log", "-1", "--format=%s").trim()).toBe("elsewhere");
    expect(gitIn(site.root, "status", "--porcelain")).toBe("");
  });
});
