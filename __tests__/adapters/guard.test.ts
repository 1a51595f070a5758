/** Without a sandbox, a command that runs as root can change programs, so Remit checks those that it starts itself. */
import * as fs from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, test } from "@jest/globals";
import { takeFingerprints, openGuard, withoutSandbox, type PlainConfinement } from "../../src/adapters/guard.ts";
import { openPlainCommands } from "../../src/adapters/machine.ts";
import { GitError } from "../../src/ports.ts";
import { openGitSite } from "../world/git-site.ts";

/** A program, a link to it, a directory of certificates, and a name that does not exist yet. */
function openPlace() {
  const place = fs.mkdtempSync(path.join(tmpdir(), "remit-guard-"));
  const at = (name: string) => path.join(place, name);
  fs.writeFileSync(at("real"), "#!/bin/sh\nexit 0\n", { mode: 0o755 });
  fs.utimesSync(at("real"), 1_800_000_000, 1_800_000_000); // Whole seconds, which the test can set again.
  fs.writeFileSync(at("other"), "#!/bin/sh\nexit 1\n", { mode: 0o755 });
  fs.symlinkSync("real", at("program"));
  fs.mkdirSync(at("certs"));
  fs.writeFileSync(at("certs/a.pem"), "a");
  const names = ["program", "real", "certs", "preload"].map(at);
  return { at, names, [Symbol.dispose]: () => fs.rmSync(place, { recursive: true }) };
}

const SAME_SIZE = "#!/bin/sh\nexit 7\n";

describe("a program's fingerprint", () => {
  test.each<[string, (at: (name: string) => string) => void, string]>([
    ["was overwritten in place", (at) => fs.writeFileSync(at("real"), SAME_SIZE), "real"],
    [
      "was overwritten and got its size and times back",
      (at) => {
        const { atime, mtime } = fs.statSync(at("real"));
        fs.writeFileSync(at("real"), SAME_SIZE);
        fs.utimesSync(at("real"), atime, mtime);
      },
      "real",
    ],
    ["was replaced by another file", (at) => fs.renameSync(at("other"), at("real")), "real"],
    ["was removed", (at) => fs.rmSync(at("real")), "real"],
    [
      "was linked to another file",
      (at) => {
        fs.rmSync(at("program"));
        fs.symlinkSync("other", at("program"));
      },
      "program",
    ],
    ["was created", (at) => fs.writeFileSync(at("preload"), "x"), "preload"],
    ["was added to a directory", (at) => fs.writeFileSync(at("certs/b.pem"), "b"), "certs"],
    ["was changed in a directory", (at) => fs.writeFileSync(at("certs/a.pem"), "b"), "certs/a.pem"],
  ])("shows that a program %s", async (_, change, name) => {
    using place = openPlace();
    const fingerprints = await takeFingerprints(place.names);
    expect(fingerprints.changed()).toEqual([]);
    change(place.at);
    expect(fingerprints.changed()).toContain(place.at(name));
  });

  test("stays the same while programs only run or are read", async () => {
    using place = openPlace();
    const fingerprints = await takeFingerprints([process.execPath, ...place.names]);
    fs.readFileSync(place.at("real"));
    fs.readdirSync(place.at("certs"));
    expect(fingerprints.changed()).toEqual([]);
  });

  test("covers the libraries that a program loads", async () => {
    using place = openPlace();
    fs.copyFileSync(process.execPath, place.at("node"));
    const fingerprints = await takeFingerprints([place.at("node")]);
    fs.appendFileSync(place.at("node"), "x");
    expect(fingerprints.changed()).toEqual([place.at("node")]);
  });
});

describe("a guard", () => {
  test("keeps the token from a changed git, which then runs confined like a command", async () => {
    const started: (readonly string[])[] = [];
    let changed: readonly string[] = [];
    const confine = (argv: readonly string[]) => {
      started.push(argv);
      return argv;
    };
    await using site = await openGitSite({ "a.txt": "a\n" }, { guard: { changed: () => changed, confine } });
    const main = (await site.git.remoteBranch("main")) ?? "";
    await site.git.fetch(main);
    const requests = site.server.requests.length;
    changed = ["/usr/bin/git"];
    const blob = { mode: "100644", oid: await site.git.store(Buffer.from("b\n")) };
    const signed = { message: "b", author: { name: "R", email: "r@localhost" }, time: 1_800_000_000 };
    const commit = await site.git.commit({ parent: main, changes: [{ path: "a.txt", blob }], ...signed });
    expect(await site.git.diff(main, commit)).toContain("+b");
    expect(await site.git.stat(main, commit)).toHaveLength(1);
    expect(started.map(([, word]) => word)).toEqual(expect.arrayContaining(["cat-file", "diff-tree"]));
    const pushing = site.git.push(commit, "remit/x", undefined);
    await expect(pushing).rejects.toThrow("files of git changed: /usr/bin/git.");
    await expect(pushing).rejects.toMatchObject({ name: GitError.name, cause_: "tampered" });
    await expect(site.git.remoteBranch("main")).rejects.toThrow("/usr/bin/git");
    expect(site.server.requests.length).toBe(requests);
  });

  test("starts no command, and no git, once the program that confines them has changed", async () => {
    using place = openPlace();
    const real = await withoutSandbox(process.env["PATH"] ?? "");
    const plain: PlainConfinement = { ...real, confining: [place.at("program")] };
    const guard = openGuard();
    await guard.watch(plain, "/usr/bin/git");
    await using shell = openPlainCommands({ wrap: real.wrap, refusal: () => guard.refusal() });
    const run = () =>
      shell.start({
        line: "exit 3",
        directory: place.at("certs"),
        environment: { PATH: process.env["PATH"] ?? "" },
        timeoutMs: 0,
        idleMs: 0,
        onOutput: () => undefined,
        signal: new AbortController().signal,
      }).ended;
    expect(await run()).toMatchObject({ kind: "exited", code: 3 });
    expect(guard.confine(["git", "status"], "/")).toEqual(plain.wrap(["git", "status"]));
    fs.writeFileSync(place.at("real"), SAME_SIZE);
    expect(await run()).toMatchObject({ kind: "not_started", message: expect.stringContaining("have changed") });
    expect(() => guard.confine(["git", "status"], "/")).toThrow("have changed");
  });

  test("reports nothing on an unchanged machine", async () => {
    const guard = openGuard();
    expect([guard.changed(), guard.refusal(), guard.confine(["git"], "/")]).toEqual([[], undefined, ["git"]]);
    await guard.watch(await withoutSandbox(process.env["PATH"] ?? ""), "/usr/bin/git");
    expect([guard.changed(), guard.refusal()]).toEqual([[], undefined]);
  });
});
