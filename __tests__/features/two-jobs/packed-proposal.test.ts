/** A packed proposal that an attacker changes between the two jobs. `change/recheck.test.ts` tests its check. */
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
} from "../../../src/features/two-jobs/packed-proposal.ts";
import { proposeFiles } from "../../../src/change/proposal.ts";
import { recheck, type RecheckFacts } from "../../../src/change/recheck.ts";
import { openSecrets } from "../../../src/secrets.ts";
import { issueRequest, policyOf } from "../../world/requests.ts";
import { openWorkSite, type WorkSite } from "../../world/work-site.ts";

const TREE = { "README.md": "# Shop\n", "src/a.ts": "a\n", "src/b.ts": "b\n" } as const;
const EXPECTED = { repository: "octo/shop", run: "9900" };
const { record: RECORD, log: LOG, patch: PATCH } = PACKED_FILES;
const sha256 = (bytes: Buffer | string) => `sha256:${createHash("sha256").update(bytes).digest("hex")}`;

let site: WorkSite;
let facts: RecheckFacts;
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
    secrets: openSecrets(new Map()),
    author: { name: "remit[bot]", email: "remit@example.com" },
    credits: { serverUrl: "https://github.com", runUrl: "https://github.com/octo/shop/actions/runs/1" },
    branchPrefix: "remit/",
    into: () => Promise.resolve(undefined),
  };
  const words = { summary: "Done." };
  const proposed = await proposeFiles({ ...facts, changes: await site.changes(), words, time: 1_800_000_000 });
  if (proposed.kind !== "proposed") throw new Error(JSON.stringify(proposed));
  const { proposal } = proposed;
  const about = {
    ...EXPECTED,
    key: facts.request.key,
    policy: facts.policy.source.digest,
    outcome: { conclusion: "changed", message: "Done." } as const,
    change: { proposal, end: { kind: "finished", text: "Done." } as const },
    log: Buffer.from("{}\n"),
  };
  packed = await packProposal(about, site.git);
});

afterAll(async () => await site[Symbol.asyncDispose]());

const readRecord = () => JSON.parse(packed.files.get(RECORD)?.toString() ?? "") as PackedProposal;

/** Opens the packed proposal with some files replaced, or removed when undefined. */
function open(change: Readonly<Record<string, Buffer | undefined>> = {}, digest = packed.digest) {
  const files = new Map(packed.files);
  for (const [name, bytes] of Object.entries(change)) {
    if (bytes === undefined) files.delete(name);
    else files.set(name, bytes);
  }
  return openPackedProposal(files, { ...EXPECTED, digest });
}

/** Opens another record under its own digest, as somebody who controls the whole first job could make it. */
function forge(change: (record: Record<string, unknown>) => unknown) {
  const record = readRecord() as unknown as Record<string, unknown>;
  const bytes = Buffer.from(JSON.stringify(change(record) ?? record));
  return open({ [RECORD]: bytes }, sha256(bytes));
}

/** The first file that a record changes. */
function firstFile(record: Record<string, unknown>) {
  const { proposal } = record["change"] as { proposal: { files: { path: unknown; after: Record<string, unknown> }[] } };
  const [first] = proposal.files;
  if (first === undefined) throw new Error("It changes nothing.");
  return first;
}

test("an unchanged proposal is opened and passes every check on a machine that has only the base", async () => {
  const git = await site.openGit();
  await git.fetch(site.commit);
  const opened = open();
  if (opened.kind !== "opened") throw new Error(opened.fault.message);
  const { change } = opened.packed;
  if (change === undefined) throw new Error("It has no change.");
  expect(await storeContents(opened.packed, git)).toBeUndefined();
  expect(await recheck(change.proposal, { ...facts, git })).toBeUndefined();
  expect(await refusePatch(opened.packed, opened.patch, git)).toBeUndefined();
});

describe("a packed proposal is refused when", () => {
  test.each<[string, () => ReturnType<typeof open>, RegExp]>([
    [
      "its record was changed",
      () => open({ [RECORD]: Buffer.concat([packed.files.get(RECORD) ?? Buffer.alloc(0), Buffer.from(" ")]) }),
      /Its digest is sha256:\w+, not sha256:/,
    ],
    ["its digest belongs to another proposal", () => open({}, sha256("x")), /Its digest is sha256:\w+, not sha256:/],
    ["its digest is empty", () => open({}, ""), /Its digest is sha256:\w+, not \./],
    ["its log was changed", () => open({ [LOG]: Buffer.from("{ }\n") }), /log is not the one that was written/],
    ["its patch was changed", () => open({ [PATCH]: Buffer.from("") }), /patch is not the one that was written/],
    ["its record is missing", () => open({ [RECORD]: undefined }), /One of its files is missing/],
    ["its log is missing", () => open({ [LOG]: undefined }), /One of its files is missing/],
    ["its patch is missing", () => open({ [PATCH]: undefined }), /One of its files is missing/],
    [
      "it is from another repository",
      () => forge((record) => void (record["repository"] = "octo/other")),
      /made for octo\/other/,
    ],
    [
      "it is from another workflow run",
      () => forge((record) => void (record["run"] = "9899")),
      /another workflow run, 9899/,
    ],
    ["it has another version", () => forge((record) => void (record["version"] = 2)), /another form .*`version`/],
    ["it has an unknown field", () => forge((record) => void (record["branch"] = "main")), /another form .*`branch`/],
    ["it has no outcome", () => forge((record) => void delete record["outcome"]), /`outcome` is missing/],
    [
      "its outcome is unknown",
      () => forge((record) => void (record["outcome"] = { conclusion: "merged", message: "" })),
      /`outcome\.conclusion` must be/,
    ],
    ["its change is a list", () => forge((record) => void (record["change"] = [])), /`change` must be an object/],
    ["it is a list", () => forge((record) => [record]), /It must be an object, but is an array/],
    ["it is a text", () => forge(() => "null"), /It must be an object, but is a text/],
    ["a path is a number", () => forge((record) => void (firstFile(record).path = 7)), /files\[0\]\.path` must be/],
    [
      "a mode is a word",
      () => forge((record) => void (firstFile(record).after["mode"] = "rwx")),
      /after\.mode` must be a file mode/,
    ],
    ["its contents are not text", () => forge((record) => void (record["contents"] = { x: 1 })), /`contents\.x` must/],
  ])("%s", (_, attempt, reason) => {
    expect(attempt()).toMatchObject({
      kind: "refused",
      fault: { kind: "conflict", message: expect.stringMatching(reason) },
    });
  });
});

describe("contents are refused that", () => {
  const first = () => Object.keys(readRecord().contents)[0] ?? "";
  test.each<[string, (contents: Record<string, string>) => void, RegExp]>([
    [
      "do not match their id",
      (contents) => void (contents[first()] = Buffer.from("evil\n").toString("base64")),
      /that should be \w+ are \w{40}/,
    ],
    ["are missing", (contents) => void delete contents[first()], /that should be \w+ are missing/],
    ["belong to no file", (contents) => void (contents["a".repeat(40)] = "ZXZpbAo="), /belong to no file \(a{40}\)/],
    [
      "have a name that begins like a property of every object",
      (contents) => void (contents["__proto__x"] = "ZXZpbAo="),
      /belong to no file \(__proto__x\)/,
    ],
  ])("%s", async (_, change, reason) => {
    const record = readRecord();
    change(record.contents);
    expect(await storeContents(record, site.git)).toMatchObject({
      kind: "conflict",
      message: expect.stringMatching(reason),
    });
  });
});

describe("a patch is refused that", () => {
  test("differs from the files", async () => {
    expect(await refusePatch(readRecord(), Buffer.from("diff --git a/x b/x\n"), site.git)).toMatchObject({
      kind: "conflict",
    });
  });

  test("comes without a change", async () => {
    const { change: _, ...nothing } = readRecord();
    expect(await refusePatch(nothing, Buffer.from("diff"), site.git)).toMatchObject({ kind: "conflict" });
  });
});
