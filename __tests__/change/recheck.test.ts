/** The second job's check of a proposal: it must be what this job would have proposed, whatever its digest. */
import { rm } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { proposalDigest, proposeFiles, type Proposal } from "../../src/change/proposal.ts";
import { recheck, type RecheckFacts } from "../../src/change/recheck.ts";
import { openSecrets } from "../../src/secrets.ts";
import { issueRequest, policyOf } from "../world/requests.ts";
import { openWorkSite, type WorkSite } from "../world/work-site.ts";

const SECRET = "ghs_thisIsADeclaredSecretValue0001";
const TREE = {
  "README.md": "# Shop\n",
  "src/a.ts": "a\n",
  "src/old.ts": "o\n",
  "GEMINI.md": "Be good.\n",
} as const;
const OTHER = "1".repeat(40);

let site: WorkSite;
let facts: RecheckFacts;
let proposal: Proposal;

beforeAll(async () => {
  site = await openWorkSite(TREE);
  facts = {
    request: issueRequest(site.commit),
    policy: policyOf(),
    git: site.git,
    secrets: openSecrets(new Map([["token", SECRET]])),
    author: { name: "remit[bot]", email: "remit@example.com" },
    credits: { serverUrl: "https://github.com", runUrl: "https://github.com/octo/shop/actions/runs/77" },
    branchPrefix: "remit/",
    into: () => Promise.resolve(undefined),
  };
  await site.write("src/a.ts", "b\n");
  await site.write("src/new.ts", "n\n");
  await rm(`${site.workspace}/src/old.ts`);
  const words = { summary: "Done." };
  const proposed = await proposeFiles({ ...facts, changes: await site.changes(), words, time: 1_800_000_000 });
  if (proposed.kind !== "proposed") throw new Error(proposed.kind);
  ({ proposal } = proposed);
});

afterAll(async () => {
  await site[Symbol.asyncDispose]();
});

interface WritableFile {
  path: string;
  after: Record<string, unknown>;
  before?: Record<string, unknown> | undefined;
  added?: number;
}

/** A proposal as JSON, where an attacker may write anything. */
interface Writable extends Record<string, unknown> {
  base: Record<string, unknown>;
  target: Record<string, unknown>;
  author: Record<string, unknown>;
  files: WritableFile[];
}

/** Why a proposal that the first job forged is refused although its digest matches; undefined if it is accepted. */
async function judge(forge: (draft: Writable) => unknown): Promise<string | undefined> {
  const draft = structuredClone(proposal) as unknown as Writable;
  await forge(draft);
  const { digest: _, ...body } = draft as unknown as Proposal;
  return (await recheck({ ...body, digest: proposalDigest(body) }, facts))?.message;
}

test("an unchanged proposal is accepted", async () => {
  expect(await judge(() => {})).toBeUndefined();
});

test.each(["answer", "review", "plan"] as const)(
  "a request for a %s gets no change, whatever the proposal contains",
  async (kind) => {
    const request = { ...facts.request, kind };
    expect(await recheck(proposal, { ...facts, request })).toMatchObject({
      kind: "conflict",
      message: expect.stringContaining("asks for no change"),
    });
  },
);

test("a proposal with any field changed under its old digest is refused", async () => {
  const names = Object.keys(proposal) as (keyof Proposal)[];
  expect(names.length).toBeGreaterThan(10);
  for (const name of names) {
    const fault = await recheck({ ...proposal, [name]: typeof proposal[name] === "number" ? 2 : "other" }, facts);
    expect([name, fault?.message]).toEqual([name, expect.stringContaining("digest does not match")]);
  }
});

test("a proposal is refused when the policy became stricter under the same digest", async () => {
  const strict = policyOf('version = 1\nextends = "edit"\n[limits]\nfiles = 1\n');
  const policy = { ...strict, source: facts.policy.source };
  expect(await recheck(proposal, { ...facts, policy })).toMatchObject({
    message: expect.stringContaining("at most 1"),
  });
});

describe("a first job that an attacker fully controls", () => {
  const file = ({ files }: Writable, path: string): WritableFile => {
    const found = files.find((each) => each.path === path);
    if (found === undefined) throw new Error(`There is no ${path}.`);
    return found;
  };
  const edited = (draft: Writable) => file(draft, "src/a.ts");
  const added = (draft: Writable) => file(draft, "src/new.ts");
  const deleted = (draft: Writable) => file(draft, "src/old.ts");

  test.each<[string, (draft: Writable) => unknown, RegExp]>([
    ["answer another request", (draft) => (draft["key"] = "00000000000000bb"), /another request/],
    ["start from another base commit", (draft) => (draft.base["sha"] = OTHER), /was made on main/],
    ["start from another base branch", (draft) => (draft.base["name"] = "next"), /was made on next/],
    ["push to the default branch", (draft) => (draft.target = { branch: "main" }), /differs in: target/],
    ["push to somebody else's branch", (draft) => (draft.target["branch"] = "feature"), /differs in: target/],
    ["push to a branch that begins like Remit's", (draft) => (draft.target["branch"] = "remit"), /differs in: target/],
    ["push to a branch with `..` in its name", (draft) => (draft.target["branch"] = "remit/../main"), /in: target/],
    ["push to a tag", (draft) => (draft.target["branch"] = "refs/tags/v1"), /differs in: target/],
    ["overwrite what is on the branch", (draft) => (draft.target["expect"] = OTHER), /differs in: target/],
    ["push to a pull request", (draft) => (draft.target["pull"] = 7), /differs in: target/],
    ["use another policy", (draft) => (draft["policy"] = `sha256:${"0".repeat(64)}`), /policy .* has changed/],
    ["name another author", (draft) => (draft.author["name"] = "maria"), /differs in: author/],
    ["change the commit message", (draft) => (draft["message"] = "Fixes #1"), /differs in: message/],
    ["change the title", (draft) => (draft["title"] = "[skip ci] Done"), /differs in: title/],
    ["put a secret into its words", (draft) => (draft["words"] = { summary: SECRET }), /differs in: message, words/],
    ["name another commit", (draft) => (draft["commit"] = site.commit), /differs in: commit/],
    ["change the commit's time", (draft) => (draft["time"] = 5), /differs in: commit/],
    [
      "change the call-outs",
      (draft) => (draft["callouts"] = [{ kind: "ci", path: "a", detail: "b" }]),
      /differs in: callouts/,
    ],
    ["leave a file out", (draft) => (draft.files = draft.files.slice(1)), /differs in: commit/],
    ["miscount the lines", (draft) => (edited(draft).added = 0), /differs in: files/],
    ["add a symbolic link", (draft) => (added(draft).after["mode"] = "120000"), /symbolic links/],
    ["add a submodule", (draft) => (added(draft).after["mode"] = "160000"), /mode 160000 is not a file's/],
    ["add a folder", (draft) => (added(draft).after["mode"] = "040000"), /mode 040000 is not a file's/],
    ["add a file that everybody may write", (draft) => (added(draft).after["mode"] = "100777"), /is not a file's/],
    ["name a path outside the repository", (draft) => (added(draft).path = "../x"), /not a path from the root/],
    ["name an absolute path", (draft) => (added(draft).path = "/etc/x"), /not a path from the root/],
    ["name a path with `.` in it", (draft) => (added(draft).path = "src/./new.ts"), /not a path from the root/],
    ["name a path with an empty part", (draft) => (added(draft).path = "src//new.ts"), /not a path from the root/],
    ["name a path that is too long", (draft) => (added(draft).path = `src/${"n".repeat(500)}`), /longer than 500/],
    ["hide a character in a name", (draft) => (added(draft).path = "src/n\u200Bew.ts"), /invisible/],
    ["add a workflow", (draft) => (added(draft).path = ".github/workflows/x.yml"), /workflows are never/],
    ["add a workflow in other case", (draft) => (added(draft).path = ".GitHub/Workflows/x.yml"), /workflows are never/],
    ["add a protected file", (draft) => (added(draft).path = "CODEOWNERS"), /since it is protected/],
    ["add the policy", (draft) => (added(draft).path = ".github/remit.toml"), /since it is protected/],
    ["write into `.git`", (draft) => (added(draft).path = ".git/hooks/pre-push"), /mistaken for git's own/],
    ["write into `.git` in capitals", (draft) => (added(draft).path = ".GIT/config"), /mistaken for git's own/],
    ["write into a nested git directory", (draft) => (added(draft).path = "lib/.git/config"), /mistaken for git's own/],
    [
      "write into what some systems take for `.git`",
      (draft) => (added(draft).path = "lib/GIT~2./x"),
      /mistaken for git's own/,
    ],
    [
      "add a file below a file of the base",
      (draft) => (added(draft).path = "README.md/x"),
      /README\.md is a file and stays one/,
    ],
    [
      "add a file below a file that it adds",
      (draft) => draft.files.push({ ...added(draft), path: `${added(draft).path}/x` }),
      /is a file and stays one/,
    ],
    [
      "add a file whose name differs only in case",
      (draft) => (added(draft).path = "readme.md"),
      /differs from README\.md only in case/,
    ],
    ["name one file twice", (draft) => draft.files.push(added(draft)), /names a file twice/],
    ["say that a changed file is new", (draft) => delete edited(draft).before, /differs in: files/],
    [
      "misstate a file's earlier content",
      (draft) => (edited(draft).before = { mode: "100644", oid: OTHER }),
      /differs in: files/,
    ],
    [
      "misstate a file's earlier mode",
      (draft) => Object.assign(edited(draft).before ?? {}, { mode: "120000" }),
      /differs in: files/,
    ],
    ["delete a missing file", (draft) => (deleted(draft).path = "src/c.ts"), /differs in: files/],
    [
      "delete a protected file",
      async (draft) => Object.assign(deleted(draft), { path: "GEMINI.md", before: await blobOf("GEMINI.md") }),
      /"GEMINI\.md", since it is protected/,
    ],
  ])("cannot %s", async (_, forge, why) => {
    expect(await judge(forge)).toMatch(why);
  });

  test("cannot name an object that was not sent", async () => {
    await expect(judge((draft) => (edited(draft).after["oid"] = "f".repeat(40)))).rejects.toThrow(/ffffff/);
  });
});

/** A file of the base, as a proposal states it. */
async function blobOf(path: string): Promise<Record<string, unknown>> {
  const entry = await site.git.entry(site.commit, path);
  if (entry === undefined) throw new Error(`There is no ${path}.`);
  return { ...entry };
}
