/** Which files of a checkout are covered: the policy alone decides. */
import * as fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "@jest/globals";
import { openFiles } from "../../src/adapters/machine.ts";
import { findCovered } from "../../src/run/may-read.ts";
import type { AdmittedRequest } from "../../src/run/gate.ts";
import type { Git } from "../../src/ports.ts";
import { treeEntry, treeReader } from "../world/commits.ts";
import { issueRequest, policyOf } from "../world/requests.ts";

const places: string[] = [];
afterEach(() => places.splice(0).forEach((place) => fs.rmSync(place, { recursive: true, force: true })));

const DENY = '[[deny]]\npath = ["secrets/**", ".env"]\naccess = "read"\n';

const TRUSTED = "2".repeat(40);

/** What is covered in a checkout with these files. A `tracked` file may be missing from the checkout. */
async function cover(
  rules: string,
  files: readonly (string | Buffer)[],
  tracked: Readonly<Record<string, string>> = {},
  trusted: Readonly<Record<string, string>> = tracked,
) {
  const root = fs.mkdtempSync(join(tmpdir(), "remit-covering-"));
  places.push(root);
  for (const file of files) {
    const path = Buffer.concat([Buffer.from(`${root}/`), Buffer.from(file)]);
    fs.mkdirSync(join(path.toString("latin1"), ".."), { recursive: true });
    fs.writeFileSync(path, file === "sub/.git" ? "gitdir: ../.git/modules/sub\n" : "x");
  }
  const [head, ours] = [tracked, trusted].map((tree) =>
    Object.entries(tree).map(([path, mode]) => treeEntry(path, mode)),
  );
  const git = {
    files: (commit: string) => treeReader((commit === TRUSTED ? ours : head) ?? []).files(commit),
  } as unknown as Git;
  const policy = policyOf(`version = 1\nextends = "edit"\n${rules}`);
  const admitted = {
    policy,
    request: issueRequest("1".repeat(40), { trusted: { name: "main", sha: TRUSTED } }),
  } as unknown as AdmittedRequest;
  return await findCovered(admitted, { files: openFiles(), git }, root);
}

const paths = (...of: readonly string[]) => ({ kind: "covered", paths: of });

describe("the files that are covered", () => {
  test("are none when no rule denies reading, and then nothing is searched", async () => {
    expect(await cover("", ["secrets/key"], { "secrets/key": "100644" })).toEqual(paths());
    expect(await cover('[[deny]]\npath = ["secrets/**"]\naccess = "write"\n', ["secrets/key"])).toEqual(paths());
  });

  test("include denied files at any depth, whether git tracks them or not", async () => {
    expect(await cover(DENY, ["secrets/a/b/key", ".env", "src/a.ts", ".git/config"])).toEqual(
      paths(".env", "secrets/a/b/key"),
    );
  });

  test("include git's objects when git tracks a denied file, even if that file is missing", async () => {
    const tracked = { ".env": "100644", "src/a.ts": "100644" };
    expect(await cover(DENY, ["src/a.ts"], tracked)).toEqual(paths(".env", ".git/objects"));
  });

  test("include git's objects when the head lacks a denied file that the trusted commit has, and only then", async () => {
    expect(await cover(DENY, ["src/a.ts"], {}, { ".env": "100644" })).toEqual(paths(".git/objects"));
    expect(await cover(DENY, ["src/a.ts"], {}, { "src/a.ts": "100644" })).toEqual(paths());
    expect(await cover("", ["src/a.ts"], {}, { ".env": "100644" })).toEqual(paths());
  });

  test("include the contents that Git LFS keeps for git's objects, where there are any", async () => {
    const deny = '[[deny]]\npath = ["sub/key", ".env"]\naccess = "read"\n';
    const stores = [".git/lfs/objects/aa/bb/aabb", ".git/modules/sub/lfs/objects/cc/dd/ccdd", ".git/modules/sub/HEAD"];
    const files = ["sub/key", "sub/.git", ...stores];
    const modules = [".git/modules/sub/objects", ".git/modules/sub/lfs"];
    expect(await cover(deny, files)).toEqual(paths("sub/key", ...modules));
    expect(await cover(deny, files, { ".env": "100644" })).toEqual(
      paths(".env", "sub/key", ...modules, ".git/objects", ".git/lfs"),
    );
  });

  test("include the objects of a submodule or nested checkout that has a denied file", async () => {
    const deny = '[[deny]]\npath = ["sub/key", "tools/key"]\naccess = "read"\n';
    const files = ["sub/key", "sub/.git", "tools/key", "tools/.git/HEAD", "other/.git/HEAD", ".git/modules/sub/HEAD"];
    const all = ["sub/key", "tools/key", ".git/modules/sub/objects", "tools/.git/objects"];
    expect(await cover(deny, files)).toEqual(paths(...all));
  });

  test("do not include links, whose targets are judged by their own names", async () => {
    expect(await cover(DENY, ["src/a.ts"], { ".env": "120000", "secrets/sub": "160000" })).toEqual(
      paths(".git/objects"),
    );
  });

  test("are not listed when they are too many, or have a name that is not UTF-8", async () => {
    const many = Array.from({ length: 1_001 }, (_, index) => `secrets/${index}`);
    expect(await cover(DENY, many)).toMatchObject({ kind: "too many", reason: expect.stringContaining("1001 files") });
    const strange = Buffer.from("secrets/\xff", "latin1");
    expect(await cover(DENY, ["secrets/a", strange])).toMatchObject({
      kind: "too many",
      reason: expect.stringContaining("not UTF-8"),
    });
    expect(await cover(DENY, ["src/a", Buffer.from("src/\xff", "latin1")])).toEqual(paths());
  });
});
