import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import {
  openPackedProposal,
  packProposal,
  refusePatch,
  storeContents,
  type PackedProposal,
} from "../../src/features/two-jobs/packed-proposal.ts";
import { digestOf, propose, type Proposal } from "../../src/change/proposal.ts";
import { recheck, type RecheckFacts } from "../../src/change/recheck.ts";
import { openSecrets } from "../../src/secrets.ts";
import { issueRequest, policyOf } from "../world/requests.ts";
import { openWorkSite, type WorkSite } from "../world/work-site.ts";

const TREE = { "README.md": "# Shop\n", "src/a.ts": "a\n", "src/old.ts": "o\n" } as const;
const PLACE = { repository: "octo/shop", run: "77" };
const OTHER = "1".repeat(40);

interface Setup {
  readonly facts: RecheckFacts;
  readonly packed: PackedProposal;
  readonly files: ReadonlyMap<string, Buffer>;
}

let site: WorkSite;
let setup: Setup;

beforeAll(async () => {
  site = await openWorkSite(TREE);
  setup = await setUp();
});

afterAll(async () => {
  await site[Symbol.asyncDispose]();
});

async function setUp(): Promise<Setup> {
  const facts: RecheckFacts = {
    request: issueRequest(site.commit),
    policy: policyOf(),
    git: site.git,
    secrets: openSecrets(new Map()),
    author: { name: "remit[bot]", email: "remit@example.com" },
    credits: { serverUrl: "https://github.com", runUrl: "https://github.com/octo/shop/actions/runs/77" },
    branch: { prefix: "remit/" },
    into: () => Promise.resolve(undefined),
  };
  await site.write("src/a.ts", "b\n");
  await site.write("src/new.ts", "n\n");
  const proposed = await propose({
    ...facts,
    changes: await site.changes(),
    words: { summary: "Done." },
    time: 1_800_000_000,
  });
  if (proposed.kind !== "proposed") throw new Error(proposed.kind);
  const { proposal } = proposed;
  const outcome = { conclusion: "changed", message: "Done." } as const;
  const end = { kind: "finished", text: "Done." } as const;
  const about = { ...PLACE, key: proposal.key, policy: proposal.policy, outcome, change: { proposal, end } };
  const { files, digest } = await packProposal({ ...about, log: Buffer.from("{}\n") }, site.git);
  const opened = openPackedProposal(files, { ...PLACE, digest });
  if (opened.kind !== "opened") throw new Error(opened.fault.message);
  return { facts, packed: opened.packed, files };
}

/** Why a proposal that the first job forged is refused; undefined if it is accepted. */
async function judge(forge: (packed: Writable) => void, git = site.git): Promise<string | undefined> {
  const { files } = setup;
  const facts = { ...setup.facts, git };
  const packed = JSON.parse(files.get("proposal.json")?.toString("utf8") ?? "") as Writable;
  forge(packed);
  const { digest: _, ...body } = packed.change.proposal;
  packed.change.proposal["digest"] = digestOf(body as unknown as Proposal);
  const record = Buffer.from(JSON.stringify(packed));
  const digest = `sha256:${createHash("sha256").update(record).digest("hex")}`;
  const opened = openPackedProposal(new Map([...files, ["proposal.json", record]]), { ...PLACE, digest });
  if (opened.kind === "refused") return opened.fault.message;
  const whole = opened.packed;
  const proposal = whole.change?.proposal as Proposal;
  const fault =
    (await storeContents(whole, git)) ??
    (await recheck(proposal, facts)) ??
    (await refusePatch(whole, opened.patch, git));
  return fault?.message;
}

interface WritableFile extends Record<string, unknown> {
  path: string;
  after: Record<string, unknown>;
  before?: Record<string, unknown>;
}

/** A packed proposal as JSON, where an attacker may write anything. */
interface Writable extends Record<string, unknown> {
  change: {
    proposal: Record<string, unknown> & {
      base: Record<string, unknown>;
      target: Record<string, unknown>;
      author: Record<string, unknown>;
      files: WritableFile[];
    };
  };
  contents: Record<string, string>;
}

test("an unchanged proposal is accepted on a machine that has only the base", async () => {
  const git = await site.openGit();
  await git.fetch(site.commit);
  expect(await judge(() => {}, git)).toBeUndefined();
});

test.each(["answer", "review", "plan"] as const)(
  "a request for a %s gets no change, whatever the proposal contains",
  async (kind) => {
    const { packed, facts } = setup;
    const request = { ...facts.request, kind };
    expect(await recheck(packed.change?.proposal as Proposal, { ...facts, request })).toMatchObject({
      kind: "conflict",
      message: expect.stringContaining("asks for no change"),
    });
  },
);

test("a proposal with any field changed under its old digest is refused", async () => {
  const { packed, facts } = setup;
  const proposal = packed.change?.proposal as Proposal;
  for (const name of Object.keys(proposal) as (keyof Proposal)[]) {
    const fault = await recheck({ ...proposal, [name]: typeof proposal[name] === "number" ? 2 : "other" }, facts);
    expect([name, fault?.message]).toEqual([name, expect.stringContaining("digest does not match")]);
  }
});

describe("a first job that an attacker fully controls", () => {
  const file = ({ change }: Writable, index = 0): WritableFile => {
    const found = change.proposal.files[index];
    if (found === undefined) throw new Error("There is no such file.");
    return found;
  };
  test.each<[string, (packed: Writable) => void, RegExp]>([
    ["answer another request", ({ change }) => (change.proposal["key"] = "00000000000000bb"), /another request/],
    ["start from another base commit", ({ change }) => (change.proposal.base["sha"] = OTHER), /was made on main/],
    ["start from another base branch", ({ change }) => (change.proposal.base["name"] = "next"), /was made on next/],
    ["push to another branch", ({ change }) => (change.proposal.target = { branch: "main" }), /differs in: target/],
    [
      "overwrite what is on the branch",
      ({ change }) => (change.proposal.target["expect"] = OTHER),
      /differs in: target/,
    ],
    ["push to a pull request", ({ change }) => (change.proposal.target["pull"] = 7), /differs in: target/],
    [
      "use another policy",
      ({ change }) => (change.proposal["policy"] = `sha256:${"0".repeat(64)}`),
      /policy .* has changed/,
    ],
    ["name another author", ({ change }) => (change.proposal.author["name"] = "maria"), /differs in: author/],
    ["change the commit message", ({ change }) => (change.proposal["message"] = "Hi"), /differs in: message/],
    ["change the title", ({ change }) => (change.proposal["title"] = "Hi"), /differs in: title/],
    ["name another commit", ({ change }) => (change.proposal["commit"] = OTHER), /differs in: commit/],
    ["change the commit's time", ({ change }) => (change.proposal["time"] = 5), /differs in: commit/],
    [
      "change the call-outs",
      ({ change }) => (change.proposal["callouts"] = [{ kind: "ci", path: "a", detail: "b" }]),
      /differs in: callouts/,
    ],
    ["miscount the lines", (packed) => (file(packed)["added"] = 0), /differs in: files/],
    ["add a submodule", (packed) => (file(packed).after["mode"] = "160000"), /may not be published/],
    ["add a symbolic link", (packed) => (file(packed).after["mode"] = "120000"), /symbolic links/],
    ["name a path outside the repository", (packed) => (file(packed, 1).path = "../x"), /not a path from the root/],
    ["name a path with `.` in it", (packed) => (file(packed, 1).path = "src/./new.ts"), /not a path from/],
    ["name a path with an empty part", (packed) => (file(packed, 1).path = "src//new.ts"), /not a path from the root/],
    [
      "add a workflow in other case",
      (packed) => (file(packed, 1).path = ".GitHub/Workflows/x.yml"),
      /workflows are never/,
    ],
    [
      "write into a nested git directory",
      (packed) => (file(packed, 1).path = "lib/.git/config"),
      /git's own|protected/,
    ],
    [
      "add a file below a file of the base",
      (packed) => (file(packed, 1).path = "README.md/x"),
      /README\.md is a file and stays one/,
    ],
    [
      "add a file below a file that it adds",
      (packed) => {
        const fresh = file(packed, 1);
        packed.change.proposal.files.push({ ...fresh, path: `${fresh.path}/x` });
      },
      /is a file and stays one/,
    ],
    ["name one file twice", (packed) => packed.change.proposal.files.push(file(packed, 1)), /names a file twice/],
    ["hide a character in a name", (packed) => (file(packed, 1).path = "src/n\u200Bew.ts"), /invisible/],
    ["name an absolute path", (packed) => (file(packed, 1).path = "/etc/x"), /not a path from the root/],
    ["add a workflow", (packed) => (file(packed, 1).path = ".github/workflows/x.yml"), /workflows are never/],
    ["name a path that is too long", (packed) => (file(packed, 1).path = `src/${"n".repeat(500)}`), /longer than 500/],
    [
      "write into what some systems take for `.git`",
      (packed) => (file(packed, 1).path = "lib/GIT~2./x"),
      /mistaken for git's own/,
    ],
    ["write into `.git`", (packed) => (file(packed, 1).path = ".git/hooks/pre-push"), /git's own|protected/],
    [
      "add a file whose name differs only in case",
      (packed) => (file(packed, 1).path = "readme.md"),
      /differs from README\.md only in case/,
    ],
    [
      "say that a changed file is new",
      (packed) => delete file(packed).before,
      /misstates the base's content of "src\/a\.ts"/,
    ],
    [
      "misstate a file's earlier content",
      (packed) => (file(packed).before = { mode: "100644", size: 2, oid: OTHER }),
      /misstates the base's content/,
    ],
    [
      "misstate a file's earlier mode",
      (packed) => Object.assign(file(packed).before ?? {}, { mode: "120000" }),
      /misstates the base's content/,
    ],
    [
      "misstate a file's earlier size",
      (packed) => Object.assign(file(packed).before ?? {}, { size: 3 }),
      /misstates the base's content/,
    ],
    [
      "send contents under another digest",
      ({ contents }) => (contents[Object.keys(contents)[0] ?? ""] = "eA=="),
      /should be/,
    ],
    ["leave contents out", ({ contents }) => delete contents[Object.keys(contents)[0] ?? ""], /missing/],
    ["send contents that no file has", ({ contents }) => (contents[OTHER] = "eA=="), /belong to no file/],
    ["misstate a file's size", (packed) => (file(packed).after["size"] = 1), /size/],
    ["name another repository", (packed) => (packed["repository"] = "octo/other"), /made for octo\/other/],
    ["name another run", (packed) => (packed["run"] = "78"), /another workflow run/],
    ["add an unknown field", (packed) => (packed["extra"] = 1), /another form/],
    ["leave a file out", (packed) => packed.change.proposal.files.pop(), /belong to no file/],
  ])("cannot %s", async (_, forge, why) => {
    expect(await judge(forge)).toMatch(why);
  });
});
