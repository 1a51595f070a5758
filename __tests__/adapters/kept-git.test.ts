/** Git's own files of a checkout are restored, whatever commands without a sandbox have done to them. */
import { execFileSync } from "node:child_process";
import * as fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, describe, expect, test } from "@jest/globals";
import { keepGit, restoreGit } from "../../src/adapters/kept-git.ts";
import { finishRun } from "../../src/post/finish.ts";
import { readSaved, SAVED } from "../../src/report.ts";
import { gitIn } from "../world/layer-site.ts";

const places: string[] = [];
afterEach(() => places.splice(0).forEach((place) => fs.rmSync(place, { recursive: true, force: true })));

const MODEL = fs.realpathSync(fs.mkdtempSync(join(tmpdir(), "remit-kept-")));
afterAll(() => fs.rmSync(MODEL, { recursive: true }));

/** A copy of {@link makeCheckout}'s checkout, which takes git a hundred processes to make. */
function checkOut(): string {
  const root = join(MODEL, "shop");
  if (!fs.existsSync(root)) makeCheckout(MODEL, root);
  const base = fs.realpathSync(fs.mkdtempSync(join(tmpdir(), "remit-kept-")));
  places.push(base);
  fs.cpSync(root, join(base, "shop"), { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });
  return join(base, "shop");
}

function keep(root: string) {
  const directory = `${root}.run`;
  fs.mkdirSync(directory, { recursive: true });
  return keepGit(root, directory);
}

/** A checkout with submodules, one called "objects", one deep, one not checked out, and a separate repository. */
function makeCheckout(base: string, root: string): void {
  for (const each of [root, join(base, "lib")]) {
    fs.mkdirSync(each);
    gitIn(each, "init", "-q", "-b", "main");
    gitIn(each, "commit", "-q", "--allow-empty", "-m", "x");
  }
  for (const name of ["objects", "a/b/c/d/e/deep", "empty"])
    gitIn(root, "submodule", "--quiet", "add", "--name", name.replaceAll("/", "-"), "../lib", name);
  gitIn(root, "commit", "-qam", "submodules");
  gitIn(root, "submodule", "--quiet", "deinit", "-f", "empty");
  gitIn(root, "init", "-q", "tools/helper");
  fs.writeFileSync(join(root, ".git/hooks/kept"), "#!/bin/sh\n", { mode: 0o755 });
  fs.symlinkSync("kept", join(root, ".git/hooks/link"));
}

/** All of git's own files except objects: path, mode and content. */
function snapshot(root: string): Readonly<Record<string, string>> {
  const names = fs.readdirSync(root, { recursive: true, encoding: "utf8" }).sort();
  const own = names.filter(
    (name) => /(^|\/)\.git(\/|$)/.test(name) && !/\.git\/(modules\/[^/]+\/)?objects\/(..|info|pack)\b/.test(name),
  );
  return Object.fromEntries(
    own.flatMap((name) => {
      const stat = fs.lstatSync(join(root, name));
      if (stat.isDirectory()) return [];
      const content = stat.isSymbolicLink()
        ? fs.readlinkSync(join(root, name))
        : fs.readFileSync(join(root, name), "latin1");
      return [[name, `${stat.mode.toString(8)} ${content}`]];
    }),
  );
}

const EVIL = "[core]\n\tfsmonitor = touch /tmp/evil\n";

const HOSTILE: readonly (readonly [what: string, does: (at: (path: string) => string) => void])[] = [
  ["a change of the configuration", (at) => fs.appendFileSync(at(".git/config"), EVIL)],
  [
    "a hook added, a hook changed and a file made executable",
    (at) => {
      fs.writeFileSync(at(".git/hooks/post-checkout"), "evil", { mode: 0o755 });
      fs.writeFileSync(at(".git/hooks/kept"), "evil");
      fs.chmodSync(at(".git/HEAD"), 0o777);
    },
  ],
  [
    "a change of the configuration of a submodule called objects",
    (at) => fs.appendFileSync(at(".git/modules/objects/config"), EVIL),
  ],
  [
    "a redirect of a deeply nested submodule",
    (at) => {
      fs.mkdirSync(at("evil"));
      fs.writeFileSync(at("evil/config"), EVIL);
      fs.writeFileSync(at("a/b/c/d/e/deep/.git"), `gitdir: ${at("evil")}\n`);
    },
  ],
  [
    "a fake checkout of a submodule",
    (at) => {
      fs.mkdirSync(at("empty/.git"), { recursive: true });
      fs.writeFileSync(at("empty/.git/config"), EVIL);
      fs.writeFileSync(at("empty/.git/HEAD"), "ref: refs/heads/main\n");
    },
  ],
  [
    "a redirect of the common directory, beside a directory that cannot be listed",
    (at) => {
      fs.writeFileSync(at(".git/commondir"), "../evil\n");
      fs.mkdirSync(at(".git/closed"));
      fs.writeFileSync(at(".git/closed/x"), "x");
      fs.chmodSync(at(".git/closed"), 0);
    },
  ],
  [
    "a link in place of .git",
    (at) => {
      fs.renameSync(at(".git"), at("moved"));
      fs.cpSync(at("moved"), at("../outside"), { recursive: true });
      fs.symlinkSync("../outside", at(".git"));
      fs.appendFileSync(at("../outside/config"), EVIL);
    },
  ],
  [
    "a link in place of a directory in .git",
    (at) => {
      fs.renameSync(at(".git/refs"), at("../outside"));
      fs.symlinkSync("../../outside", at(".git/refs"));
      fs.rmSync(at("../outside/heads/main"));
    },
  ],
  [
    "a link in place of a parent directory",
    (at) => {
      fs.renameSync(at("tools"), at("../outside"));
      fs.symlinkSync("../outside", at("tools"));
      fs.appendFileSync(at("tools/helper/.git/config"), EVIL);
    },
  ],
  [
    "a file in place of a directory, and the reverse",
    (at) => {
      fs.rmSync(at(".git/refs"), { recursive: true });
      fs.writeFileSync(at(".git/refs"), "");
      fs.rmSync(at(".git/HEAD"));
      fs.mkdirSync(at(".git/HEAD/x"), { recursive: true });
    },
  ],
  [
    "a change of the index, and of a submodule's",
    (at) => {
      gitIn(at(""), "rm", "-q", "--cached", ".gitmodules");
      fs.appendFileSync(at(".git/modules/objects/index"), "x");
    },
  ],
  [
    "a new repository beside a `.git` that nobody may read, and one that is too large to be",
    (at) => {
      gitIn(at(""), "init", "-q", "new/one");
      for (const name of ["closed", "large"]) fs.mkdirSync(at(name));
      fs.writeFileSync(at("closed/.git"), "gitdir: ../new\n", { mode: 0 });
      fs.writeFileSync(at("large/.git"), "");
      fs.truncateSync(at("large/.git"), 2 ** 33);
    },
  ],
  [
    "a hook below directories that are too many for a path",
    (at) => {
      fs.writeFileSync(at(".git/hooks/post-checkout"), "evil", { mode: 0o755 });
      const deep = `mkdir ${"d".repeat(200)} && cd ${"d".repeat(200)}`;
      execFileSync("bash", ["-c", Array.from({ length: 25 }, () => deep).join(" && ")], { cwd: at(".git") });
    },
  ],
  [
    "directories that nobody may write to",
    (at) => {
      fs.appendFileSync(at(".git/config"), EVIL);
      fs.writeFileSync(at(".git/hooks/post-checkout"), "evil", { mode: 0o755 });
      for (const name of [".git/hooks", ".git"]) fs.chmodSync(at(name), 0o555);
    },
  ],
  [
    "the removal of everything but objects",
    (at) => {
      for (const name of fs.readdirSync(at(".git")))
        if (name !== "objects") fs.rmSync(at(`.git/${name}`), { recursive: true });
    },
  ],
];

describe("git's own files", () => {
  test.each(HOSTILE)("are restored after %s", (_, does) => {
    const root = checkOut();
    const before = snapshot(root);
    const kept = keep(root);
    const outside = join(root, "../outside");
    does((path) => join(root, path));
    const left = fs.existsSync(outside) ? snapshot(outside) : {};
    const { files, isWhole } = kept.restore();
    expect(files.length).toBeGreaterThan(0);
    const objects = [".git", ".git/modules/objects", "tools/helper/.git"].map((place) => join(root, place, "objects"));
    expect(isWhole).toBe(objects.every((each) => fs.existsSync(each)));
    expect(snapshot(root)).toEqual(before);
    // Without its objects git cannot work, and starts nothing.
    if (["", "/modules/a-b-c-d-e-deep"].every((each) => fs.existsSync(join(root, `.git${each}/objects/pack`))))
      expect(gitIn(root, "submodule", "foreach", "--recursive", "git config --list --local")).not.toContain(
        "fsmonitor",
      );
    if (fs.existsSync(outside)) expect(snapshot(outside)).toEqual(left);
    expect(kept.restore()).toEqual({ files: [], isWhole });
  });

  test("are restored by another process from the archive and its key alone", () => {
    const root = checkOut();
    const before = snapshot(root);
    const { archive, key } = keep(root).pack();
    expect(archive.includes("repositoryformatversion")).toBe(false); // It may hold a token.
    HOSTILE[0]?.[1]((path) => join(root, path));
    expect(restoreGit(Buffer.concat([archive, Buffer.from("x")]), key)).toBeUndefined();
    expect(restoreGit(archive, key)).toEqual({ files: [".git/config"], isWhole: true });
    expect(snapshot(root)).toEqual(before);
  });

  test("are restored by the post step whatever a later step has made of the proxy's variables", async () => {
    const root = checkOut();
    const before = snapshot(root);
    const { archive, key } = keep(root).pack();
    fs.writeFileSync(`${root}.archive`, archive);
    HOSTILE[0]?.[1]((path) => join(root, path));
    const { http_proxy: proxy = "" } = process.env;
    process.env["http_proxy"] = "http://prox y:80";
    const saved = readSaved((name) => (name === SAVED.git ? `${key} ${root}.archive` : undefined));
    await finishRun(saved).finally(() => (process.env["http_proxy"] = proxy));
    expect(snapshot(root)).toEqual(before);
  });

  test("take no memory for an index, which grows with the repository, and are restored with it by another process", () => {
    const root = checkOut();
    const index = join(root, ".git/index");
    fs.appendFileSync(index, Buffer.alloc(5_000_000, "x"));
    const before = snapshot(root);
    const { archive, key } = keep(root).pack();
    expect(archive.length).toBeLessThan(1_000_000);
    fs.writeFileSync(index, "evil");
    expect(restoreGit(archive, key)).toEqual({ files: [".git/index"], isWhole: true });
    expect(snapshot(root)).toEqual(before);
  });

  test.each([
    ["changed", (copy: string) => fs.writeFileSync(copy, "evil")],
    ["changed in one byte", (copy: string) => fs.writeFileSync(copy, fs.readFileSync(copy).fill("x", 20, 21))],
    ["removed", (copy: string) => fs.rmSync(copy)],
    [
      "replaced by a pipe, which nobody writes to",
      (copy: string) => {
        fs.rmSync(copy);
        execFileSync("mkfifo", [copy]);
      },
    ],
    ["made as long as no disk is", (copy: string) => fs.truncateSync(copy, 2 ** 40)],
  ])(
    "are said not to be restored, and an index is removed, when the copy of the index has been %s as well",
    (_, does) => {
      const root = checkOut();
      const kept = keep(root);
      const { archive, key } = kept.pack();
      const index = join(root, ".git/index");
      fs.writeFileSync(index, "evil");
      fs.appendFileSync(join(root, ".git/config"), EVIL);
      for (const name of fs.readdirSync(`${root}.run`)) does(join(`${root}.run`, name));
      expect(kept.restore()).toMatchObject({
        files: expect.arrayContaining([".git/index", ".git/config"]),
        isWhole: false,
      });
      expect(fs.existsSync(index)).toBe(false);
      expect(fs.readFileSync(join(root, ".git/config"), "utf8")).not.toContain("fsmonitor");
      expect(restoreGit(archive, key)).toEqual({ files: [".git/index"], isWhole: false });
    },
  );

  test("are kept again where a git directory has gone meanwhile, and restored all the same", () => {
    const root = checkOut();
    const before = keep(root);
    fs.rmSync(join(root, "tools/helper"), { recursive: true });
    const kept = before.again();
    fs.appendFileSync(join(root, ".git/config"), EVIL);
    expect(kept.restore()).toEqual({ files: [".git/config"], isWhole: true });
    // Its files, but not its objects.
    expect(before.restore(kept.places)).toMatchObject({ isWhole: false });
    expect(fs.existsSync(join(root, "tools/helper/.git/config"))).toBe(true);
  });

  test("are kept again without a search, with a repository that Remit has made meanwhile", () => {
    const root = fs.mkdtempSync(join(tmpdir(), "remit-kept-"));
    places.push(root, `${root}.run`);
    const before = keep(root);
    gitIn(root, "init", "-q");
    const kept = before.again();
    fs.appendFileSync(join(root, ".git/config"), EVIL);
    gitIn(root, "init", "-q", "made/by/a/command");
    expect(kept.restore()).toEqual({ files: ["made/by/a/command/.git", ".git/config"], isWhole: true });
    expect(before.restore(kept.places)).toEqual({ files: [".git"], isWhole: true });
    expect(fs.existsSync(join(root, ".git"))).toBe(false);
  });

  test("stay untouched when nobody changed them, and new objects are kept", () => {
    const root = checkOut();
    const kept = keep(root);
    const blob = gitIn(root, "hash-object", "-w", ".gitmodules").trim();
    expect(kept.restore()).toEqual({ files: [], isWhole: true });
    expect(gitIn(root, "cat-file", "-t", blob)).toBe("blob\n");
  });

  test("are removed again where there was no checkout before", () => {
    const root = fs.mkdtempSync(join(tmpdir(), "remit-kept-"));
    places.push(root, `${root}.run`);
    const kept = keep(root);
    gitIn(root, "init", "-q");
    expect(kept.restore()).toEqual({ files: [".git"], isWhole: true });
    expect(fs.existsSync(join(root, ".git"))).toBe(false);
  });
});
