/** The pinned commit in a layer over any checkout, and what git finds there. */
import * as fs from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { gitIn, openLayerSite, checkOut } from "../world/layer-site.ts";
import { lackOfSandbox } from "../world/sandbox-site.ts";
import { openFiles } from "../../src/adapters/machine.ts";
import { writeToCheckout } from "../../src/change/layout.ts";
import type { FileTree } from "../world/git/bare.ts";
import { openGitSite } from "../world/git-site.ts";

const lacks = await lackOfSandbox();
const layerTest = lacks === undefined ? test : test.skip;

const ONE = {
  "a.txt": "1\n",
  "b.txt": "1\n",
  "d/x": "x\n",
  "secret.txt": "geheim one\n",
  run: { mode: "100755", content: "" },
} as const;
const TWO = {
  "a.txt": "2\n",
  "b.txt": null,
  "d/x": null,
  d: "a file\n",
  "e/y": "y\n",
  "secret.txt": "geheim two\n",
} as const;

const SEEN = "git log -1 --format=%H; git status --porcelain; cat a.txt";

/** Paths and contents of a checkout, git's own included. */
function picture(root: string): Readonly<Record<string, string>> {
  const names = fs.readdirSync(root, { recursive: true, encoding: "utf8" }).sort();
  return Object.fromEntries(
    names.map((name) => {
      const stat = fs.lstatSync(join(root, name));
      const content = stat.isFile() ? fs.readFileSync(join(root, name), "latin1") : String(stat.isDirectory());
      return [name, `${stat.mode.toString(8)} ${content}`];
    }),
  );
}

describe("the pinned commit in a layer", () => {
  layerTest("over a checkout at the commit: only git's settings are written", async () => {
    await using site = await openLayerSite(ONE);
    expect(await site.run(SEEN)).toBe(`${site.commit}\n1\n`);
    expect(fs.readdirSync(site.baseline.upper)).not.toContain("a.txt");
  });

  layerTest(
    "over a checkout at another commit: the files, the index and HEAD are the pinned commit's, and the checkout is untouched",
    async () => {
      let before = {};
      await using site = await openLayerSite(ONE, {
        later: [TWO],
        at: 0,
        before: (root) => void (before = picture(root)),
      });
      expect(await site.run(`${SEEN}; cat d e/y; ls b.txt run 2>/dev/null`)).toBe(
        `${site.commit}\n2\na file\ny\nrun\n`,
      );
      expect(await site.summary()).toEqual({});
      expect(picture(site.workspace)).toEqual(before);
      await site.run("echo 1 > a.txt; rm e/y; echo again > b.txt; chmod +x d");
      expect(await site.summary()).toEqual({
        "a.txt": "M 100644",
        "b.txt": "A 100644",
        d: "M 100755",
        "e/y": "D",
      });
    },
  );

  layerTest("without a checkout: the layer gets its own repository", async () => {
    await using site = await openLayerSite(ONE, { at: null });
    expect(await site.run("git rev-parse HEAD; cat a.txt; git ls-files")).toBe(
      `${site.commit}\n1\na.txt\nb.txt\nd/x\nrun\nsecret.txt\n`,
    );
    expect(await site.summary()).toEqual({});
    expect(fs.readdirSync(site.workspace)).toEqual([]);
  });

  layerTest("over a checkout whose .git is a file: commands get their own repository, and the file stays", async () => {
    const before = (root: string): void => {
      fs.renameSync(join(root, ".git"), join(root, "../elsewhere"));
      fs.writeFileSync(join(root, ".git"), "gitdir: ../elsewhere\n");
    };
    await using site = await openLayerSite(ONE, { before });
    expect(await site.run("ls -d .git/refs; git ls-files | head -1; cat a.txt")).toBe(".git/refs\na.txt\n1\n");
    expect(fs.readFileSync(join(site.workspace, ".git"), "utf8")).toBe("gitdir: ../elsewhere\n");
  });

  layerTest("over an index that is split or that git cannot read: every file is the pinned commit's", async () => {
    const split = (root: string): void => void gitIn(root, "update-index", "--split-index");
    const spoil = (root: string): void => fs.writeFileSync(join(root, ".git/index"), "no index");
    for (const before of [split, spoil]) {
      await using site = await openLayerSite(ONE, { later: [TWO], at: 0, before });
      expect(await site.run("git status --porcelain | grep -v '^??'; cat a.txt e/y")).toBe("2\ny\n");
    }
  });

  layerTest("keeps changes of an earlier step, but not files that an earlier run wrote", async () => {
    const before = (root: string): void => {
      fs.writeFileSync(join(root, "a.txt"), "by a step\n");
      fs.writeFileSync(join(root, "b.txt"), "by a run\n");
      fs.writeFileSync(join(root, "new.txt"), "by a run\n");
      fs.writeFileSync(join(root, ".git/remit-laid"), ["b.txt", "new.txt", "../out", "/tmp/x"].join("\0"));
      fs.writeFileSync(join(root, "../out"), "outside\n");
    };
    await using site = await openLayerSite(ONE, { before });
    expect(await site.run("cat a.txt b.txt; ls new.txt 2>&1")).toMatch(/^by a step\n1\nls: /);
    expect(await site.summary()).toEqual({});
    expect(fs.readFileSync(join(site.workspace, "../out"), "utf8")).toBe("outside\n");
    expect(fs.existsSync(join(site.workspace, "new.txt"))).toBe(true);
  });

  layerTest("replaces a file or a link by the commit's directory, in the layer only", async () => {
    const before = (root: string): void => {
      fs.symlinkSync("/tmp", join(root, "e"));
      fs.writeFileSync(join(root, "f"), "untracked\n");
    };
    const three = { "e/y": "y\n", "f/z": "z\n" };
    await using site = await openLayerSite(ONE, { later: [three], at: 0, before });
    expect(await site.run("cat e/y f/z; ls /tmp/y")).toMatch(/^y\nz\nls: /);
    expect(fs.readlinkSync(join(site.workspace, "e"))).toBe("/tmp");
  });

  layerTest.each([
    ["at the commit", 1],
    ["at another commit", 0],
  ])("has no covered file of a checkout %s, not even through git", async (_, at) => {
    const covered = ["secret.txt", "not/yet.txt", ".git/objects"];
    await using site = await openLayerSite(ONE, { later: [{ ...TWO, "not/yet.txt": "geheim\n" }], at, covered });
    const look = "cat secret.txt; cat not/yet.txt; git show HEAD:secret.txt; git cat-file --batch-all-objects --batch";
    expect(await site.run(`{ ${look}; } 2>/dev/null`)).toBe("");
    expect(await site.run("grep -rl geheim . 2>/dev/null")).toBe("");
    expect(await site.summary()).toEqual({});
  });

  layerTest("drops credentials, includes and hooks of submodules and nested checkouts", async () => {
    const secret = "ghs_0123456789abcdefghij0123456789abcdef";
    const plant = (directory: string): void => {
      fs.mkdirSync(join(directory, "hooks"), { recursive: true });
      fs.writeFileSync(join(directory, "hooks/post-checkout"), "#!/bin/sh\ntouch /tmp/hooked\n", { mode: 0o755 });
      const traps = `[core]\n\tfsmonitor = touch /tmp/monitored\n[http]\n\textraheader = AUTHORIZATION: bearer ${secret}\n[include]\n\tpath = /etc/x\n[alias]\n\tst = !touch /tmp/aliased\n`;
      fs.appendFileSync(join(directory, "config"), traps);
    };
    const before = (root: string): void => {
      fs.mkdirSync(join(root, "../sub"));
      gitIn(join(root, "../sub"), "init", "-q");
      gitIn(join(root, "../sub"), "commit", "-q", "--allow-empty", "-m", "x");
      gitIn(root, "submodule", "--quiet", "add", "../sub", "sub");
      gitIn(root, "init", "-q", "tools/helper");
      for (const each of [".git", ".git/modules/sub", "tools/helper/.git"]) plant(join(root, each));
    };
    await using site = await openLayerSite(ONE, { before });
    const foreach =
      "git -C sub status; git status; git submodule foreach --recursive 'git status'; git -C tools/helper status; git checkout -q -- a.txt; git st";
    expect(
      await site.run(
        `{ ${foreach}; } >/dev/null 2>&1; ls /tmp/*ed 2>/dev/null; grep -rlE 'ghs_|fsmonitor|include|alias' . 2>/dev/null`,
      ),
    ).toBe("");
    expect(site.learned).toContain(secret);
    expect(fs.readFileSync(join(site.workspace, ".git/config"), "utf8")).toContain("fsmonitor");
  });

  layerTest(
    "has no file of git's directories in which somebody may keep credentials, and git works without them",
    async () => {
      const [token, password] = ["ghs_0123456789abcdefghij0123456789abcdef", "aPasswordOfTheStore0001"];
      const plant = (directory: string): void => {
        fs.appendFileSync(
          join(directory, "config"),
          "[credential]\n\thelper = store --file=.git/credentials\n[include]\n\tpath = extra\n[core]\n\tsshCommand = ssh -i .git/deploy_key\n",
        );
        fs.writeFileSync(join(directory, "credentials"), `https://maria:${password}@github.com\n`);
        fs.writeFileSync(join(directory, "extra"), `[http]\n\textraheader = AUTHORIZATION: bearer ${token}\n`);
        fs.mkdirSync(join(directory, "keys/deploy"), { recursive: true });
        fs.writeFileSync(join(directory, "keys/deploy/key"), "of the deploy key");
      };
      let before = {};
      await using site = await openLayerSite(ONE, {
        before: (root) => {
          gitIn(root, "worktree", "add", "-q", "../elsewhere");
          gitIn(root, "init", "-q", "tools/helper");
          for (const each of [".git", "tools/helper/.git"]) plant(join(root, each));
          before = picture(root);
        },
      });
      const left = "grep -rlE 'ghs_|Password|of the deploy key' . ; ls .git/hooks tools/helper/.git/keys 2>/dev/null";
      expect(await site.run(left)).toBe("");
      const work =
        "echo x >> a.txt; git stash -q; git stash pop -q; git worktree list | wc -l; git log --oneline | wc -l";
      expect(await site.run(`${work}; git status --porcelain -uno; git -C tools/helper status | head -1`)).toBe(
        "2\n1\n M a.txt\nOn branch master\n",
      );
      expect(site.learned).toEqual(expect.arrayContaining([token, password]));
      expect(picture(site.workspace)).toEqual(before);
    },
  );

  layerTest(
    "lets git stash, commit, branch, make work trees and check out, and the checkout stays unchanged",
    async () => {
      let before = {};
      await using site = await openLayerSite(ONE, { before: (root) => void (before = picture(root)) });
      const work = [
        "echo x >> a.txt; git stash -q; cat a.txt; git stash pop -q",
        "git add -A; git commit -qm x; git checkout -q -b b; git worktree add -q ../workspace/tree HEAD; cat tree/a.txt",
        "git checkout -q HEAD~1 -- a.txt; git mv b.txt c.txt; git status --porcelain",
      ];
      expect(await site.run(`{ ${work.join("; ")}; } 2>&1`)).toBe("1\n1\nx\nM  a.txt\nR  b.txt -> c.txt\n?? tree/\n");
      expect(picture(site.workspace)).toEqual(before);
    },
  );
});

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
  const laid = await writeToCheckout({ root, host: openFiles(), git: site.git, base, commit, paths });
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

  test("is never written in the checkout of another repository", async () => {
    const before = (root: string): void => {
      for (const name of ["d/.git", "tool/.git", "tool/deep"]) fs.mkdirSync(join(root, name), { recursive: true });
      fs.writeFileSync(join(root, "tool/x"), "theirs\n");
    };
    await using site = await lay({ "tool/x": "2\n", "tool/deep/n": "n\n", "d/x": null, "a.txt": "2\n" }, before);
    const { root } = site;
    expect([text(join(root, "tool/x")), text(join(root, "a.txt"))]).toEqual(["theirs\n", "2\n"]);
    expect(fs.readdirSync(join(root, "tool/deep"))).toEqual([]);
    expect(fs.readdirSync(join(root, "d")).sort()).toEqual([".git", "x", "y"]);
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
