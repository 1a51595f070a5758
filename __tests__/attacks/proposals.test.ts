/**
 * A proposal in the hands of an attacker between the job that made it and the job that publishes it: modified,
 * exchanged, replayed, or forged consistently from scratch. A run of both jobs is in `e2e/two-jobs.test.ts`.
 */
import { createHash } from "node:crypto";
import { rm } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import {
  openPackedProposal,
  packProposal,
  PACKED_FILES,
  refusePatch,
  storeContents,
  type PackedProposal,
} from "../../src/features/two-jobs/packed-proposal.ts";
import { digestOf, propose, type Proposal } from "../../src/change/proposal.ts";
import { recheck, type RecheckFacts } from "../../src/change/recheck.ts";
import { openSecrets } from "../../src/secrets.ts";
import { issueRequest, policyOf } from "../world/requests.ts";
import { openWorkSite, type WorkSite } from "../world/work-site.ts";

const TREE = { "README.md": "# Shop\n", "src/a.ts": "a\n", "src/b.ts": "b\n", "GEMINI.md": "Be good.\n" } as const;
const EXPECTED = { repository: "octo/shop", run: "9900" };
const OUTCOME = { conclusion: "changed", message: "Done." } as const;
const sha256 = (bytes: Buffer | string) => `sha256:${createHash("sha256").update(bytes).digest("hex")}`;

let site: WorkSite;
let facts: RecheckFacts;
let proposal: Proposal;
let packed: Awaited<ReturnType<typeof packProposal>>;

beforeAll(async () => {
  site = await openWorkSite(TREE);
  await site.write("src/a.ts", "better\n");
  await site.write("src/new.ts", "new\n");
  await rm(`${site.workspace}/src/b.ts`);
  facts = {
    request: issueRequest(site.commit),
    policy: policyOf(),
    git: site.git,
    secrets: openSecrets(new Map([["token", "ghs_thisIsADeclaredSecretValue0001"]])),
    author: { name: "remit[bot]", email: "remit@example.com" },
    credits: { serverUrl: "https://github.com", runUrl: "https://github.com/octo/shop/actions/runs/1" },
    branch: { prefix: "remit/" },
    into: () => Promise.resolve(undefined),
  };
  const made = await propose({
    ...facts,
    changes: await site.changes(),
    words: { summary: "Done." },
    time: 1_800_000_000,
  });
  if (made.kind !== "proposed") throw new Error(JSON.stringify(made));
  ({ proposal } = made);
  packed = await packProposal(
    {
      ...EXPECTED,
      key: facts.request.key,
      policy: facts.policy.source.digest,
      outcome: OUTCOME,
      change: { proposal, end: { kind: "finished", text: "Done." } },
      log: Buffer.from("{}\n"),
    },
    site.git,
  );
});

afterAll(async () => await site[Symbol.asyncDispose]());

const { record: RECORD, log: LOG, patch: PATCH } = PACKED_FILES;
const parcelOf = () => JSON.parse(packed.files.get(RECORD)?.toString() ?? "") as PackedProposal;

function open(change: Readonly<Record<string, Buffer | undefined>> = {}, digest = packed.digest) {
  const files = new Map(packed.files);
  for (const [name, bytes] of Object.entries(change)) {
    if (bytes === undefined) files.delete(name);
    else files.set(name, bytes);
  }
  return openPackedProposal(files, { ...EXPECTED, digest });
}

/** The first file that a record changes. */
function fileOf(packed: Record<string, unknown>) {
  const { proposal: own } = packed["change"] as { proposal: { files: { path: unknown; after: { mode: unknown } }[] } };
  const [first] = own.files;
  if (first === undefined) throw new Error("It changes nothing.");
  return first;
}

/** Another record under a matching digest, as somebody who controls the whole first job could make it. */
function forge(change: (packed: Record<string, unknown>) => unknown) {
  const packed = parcelOf() as unknown as Record<string, unknown>;
  const bytes = Buffer.from(JSON.stringify(change(packed) ?? packed));
  return open({ [RECORD]: bytes }, sha256(bytes));
}

test("an untouched proposal is opened, matches its contents and patch, and passes the second check", async () => {
  const opened = open();
  if (opened.kind !== "opened") throw new Error(opened.fault.message);
  expect(await storeContents(opened.packed, site.git)).toBeUndefined();
  expect(await refusePatch(opened.packed, opened.patch, site.git)).toBeUndefined();
  expect(await recheck(proposal, facts)).toBeUndefined();
});

describe("a packed proposal is refused when", () => {
  test.each<[string, () => ReturnType<typeof open>]>([
    [
      "its record was touched",
      () => open({ [RECORD]: Buffer.concat([packed.files.get(RECORD) ?? Buffer.alloc(0), Buffer.from(" ")]) }),
    ],
    ["its digest belongs to another proposal", () => open({}, sha256("x"))],
    ["its digest is empty", () => open({}, "")],
    ["its log was touched", () => open({ [LOG]: Buffer.from("{ }\n") })],
    ["its patch was touched", () => open({ [PATCH]: Buffer.from("") })],
    ["its record is gone", () => open({ [RECORD]: undefined })],
    ["its log is gone", () => open({ [LOG]: undefined })],
    ["its patch is gone", () => open({ [PATCH]: undefined })],
    ["it is of another repository", () => forge((packed) => void (packed["repository"] = "octo/other"))],
    ["it is of another workflow run", () => forge((packed) => void (packed["run"] = "9899"))],
    ["it is of another version", () => forge((packed) => void (packed["version"] = 2))],
    ["it has an unknown field", () => forge((packed) => void (packed["branch"] = "main"))],
    ["it has no outcome", () => forge((packed) => void delete packed["outcome"])],
    [
      "its outcome is unknown",
      () => forge((packed) => void (packed["outcome"] = { conclusion: "merged", message: "" })),
    ],
    ["its change is a list", () => forge((packed) => void (packed["change"] = []))],
    ["it is a list", () => forge((packed) => [packed])],
    ["it is null", () => forge(() => "null")],
    ["one of its paths is a number", () => forge((packed) => void (fileOf(packed).path = 7))],
    ["one of its modes is a word", () => forge((packed) => void (fileOf(packed).after.mode = "rwx"))],
    ["its contents are not text", () => forge((packed) => void (packed["contents"] = { x: 1 }))],
  ])("%s", (_, attempt) => {
    expect(attempt().kind).toBe("refused");
  });
});

describe("contents are refused that", () => {
  const first = () => Object.keys(parcelOf().contents)[0] ?? "";
  test.each<[string, (contents: Record<string, string>) => void]>([
    ["do not match their id", (contents) => void (contents[first()] = Buffer.from("evil\n").toString("base64"))],
    ["are missing", (contents) => void delete contents[first()]],
    ["belong to no file", (contents) => void (contents["a".repeat(40)] = "ZXZpbAo=")],
    ["are named like a property of every object", (contents) => void (contents["__proto__x"] = "ZXZpbAo=")],
  ])("%s", async (_, change) => {
    const packed = parcelOf();
    change(packed.contents);
    expect(await storeContents(packed, site.git)).toMatchObject({ kind: "conflict" });
  });

  test("differ from the patch that is shown", async () => {
    expect(await refusePatch(parcelOf(), Buffer.from("diff --git a/x b/x\n"), site.git)).toMatchObject({
      kind: "conflict",
    });
  });

  test("come as a patch without a change", async () => {
    const { change: _, ...nothing } = parcelOf();
    expect(await refusePatch(nothing, Buffer.from("diff"), site.git)).toMatchObject({ kind: "conflict" });
  });
});

type Loose<T> = T extends readonly (infer I)[]
  ? Loose<I>[]
  : T extends object
    ? { -readonly [K in keyof T]: Loose<T[K]> }
    : T;
type Draft = Loose<Proposal>;

function file(draft: Draft, path: string) {
  const found = draft.files.find((each) => each.path === path);
  if (found === undefined) throw new Error(`There is no ${path}.`);
  return found as Required<typeof found>;
}

describe("a proposal with consistent digests is refused when it", () => {
  const forgeries: readonly (readonly [string, (draft: Draft) => unknown])[] = [
    ["answers another request", (draft) => (draft.key = "00000000000000ab")],
    ["was judged by another policy", (draft) => (draft.policy = sha256("another"))],
    ["was made on another commit", (draft) => (draft.base = { ...draft.base, sha: "f".repeat(40) })],
    ["was made on another branch", (draft) => (draft.base = { ...draft.base, name: "release" })],
    ["goes to the default branch", (draft) => (draft.target = { branch: "main", expect: site.commit })],
    ["goes to somebody else's branch", (draft) => (draft.target = { branch: "feature", expect: undefined })],
    ["goes to a branch that begins like Remit's", (draft) => (draft.target = { ...draft.target, branch: "remit" })],
    ["has .. in its branch", (draft) => (draft.target = { ...draft.target, branch: "remit/../main" })],
    ["goes to a tag", (draft) => (draft.target = { ...draft.target, branch: "refs/tags/v1" })],
    ["goes to a pull request", (draft) => (draft.target = { ...draft.target, pull: 7 })],
    ["adds a workflow", (draft) => (file(draft, "src/new.ts").path = ".github/workflows/x.yml")],
    ["adds a protected file", (draft) => (file(draft, "src/new.ts").path = "CODEOWNERS")],
    ["adds the policy", (draft) => (file(draft, "src/new.ts").path = ".github/remit.toml")],
    ["has .. in a path", (draft) => (file(draft, "src/new.ts").path = "../x.ts")],
    ["has an absolute path", (draft) => (file(draft, "src/new.ts").path = "/etc/x")],
    ["writes into git's directory", (draft) => (file(draft, "src/new.ts").path = ".git/hooks/pre-push")],
    ["writes into git's directory, in capitals", (draft) => (file(draft, "src/new.ts").path = ".GIT/config")],
    ["adds a path that differs only in case", (draft) => (file(draft, "src/new.ts").path = "SRC/A.ts")],
    ["makes a link", (draft) => (file(draft, "src/new.ts").after.mode = "120000")],
    ["makes a submodule", (draft) => (file(draft, "src/new.ts").after.mode = "160000")],
    ["makes a folder", (draft) => (file(draft, "src/new.ts").after.mode = "040000")],
    ["makes a file that everybody may write", (draft) => (file(draft, "src/new.ts").after.mode = "100777")],
    [
      "lies about the previous content",
      (draft) => (file(draft, "src/a.ts").before.oid = file(draft, "src/new.ts").after.oid),
    ],
    [
      "declares an existing file as new",
      (draft) => delete (file(draft, "src/a.ts") as Partial<ReturnType<typeof file>>).before,
    ],
    ["deletes a missing file", (draft) => (file(draft, "src/b.ts").path = "src/c.ts")],
    ["deletes a protected file", (draft) => (file(draft, "src/b.ts").path = "GEMINI.md")],
    ["names a file twice", (draft) => draft.files.push(file(draft, "src/a.ts"))],
    ["leaves out a file", (draft) => (draft.files = draft.files.slice(1))],
    ["understates the size of a file", (draft) => (file(draft, "src/a.ts").added = 0)],
    ["names a missing object", (draft) => (file(draft, "src/a.ts").after.oid = "f".repeat(40))],
    ["brings another commit", (draft) => (draft.commit = site.commit)],
    ["brings another message", (draft) => (draft.message = "Fixes #1\n\nRemit-Request: 00000000000000aa")],
    ["skips the checks by its title", (draft) => (draft.title = "[skip ci] Done")],
    ["is by somebody else", (draft) => (draft.author = { name: "maria", email: "maria@example.com" })],
    ["changes its call-outs", (draft) => (draft.callouts = [{ kind: "ci", path: "x", detail: "" }])],
    ["has a secret in its words", (draft) => (draft.words = { summary: "ghs_thisIsADeclaredSecretValue0001" })],
  ];

  test.each(forgeries)("%s", async (_, change) => {
    const draft = structuredClone(proposal) as unknown as Draft;
    change(draft);
    const { digest: __, ...body } = draft as unknown as Proposal;
    const fault = await recheck({ ...body, digest: digestOf(body) }, facts).catch((error: unknown) => {
      if (error instanceof Error && error.name === "GitError") return { kind: "git" };
      throw error;
    });
    expect(["conflict", "config", "git"]).toContain(fault?.kind);
  });

  test("was changed but kept its digest", async () => {
    expect(await recheck({ ...proposal, title: "x" }, facts)).toMatchObject({ kind: "conflict" });
  });

  test("violates a policy that became stricter under the same digest", async () => {
    const strict = policyOf('version = 1\nextends = "edit"\n[limits]\nfiles = 1\n');
    const policy = { ...strict, source: facts.policy.source };
    expect(await recheck(proposal, { ...facts, policy })).toMatchObject({
      message: expect.stringContaining("at most 1"),
    });
  });
});
