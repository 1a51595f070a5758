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

interface Bench {
  readonly facts: RecheckFacts;
  readonly packed: PackedProposal;
  readonly files: ReadonlyMap<string, Buffer>;
}

let site: WorkSite;
let bench: Bench;

beforeAll(async () => {
  site = await openWorkSite(TREE);
  bench = await openBench();
});

afterAll(async () => {
  await site[Symbol.asyncDispose]();
});

async function openBench(): Promise<Bench> {
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

/** Whether a whole first job that says this would be believed; undefined when it would. */
async function judge(forge: (packed: Writable) => void, git = site.git): Promise<string | undefined> {
  const { files } = bench;
  const facts = { ...bench.facts, git };
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

/** As JSON is: anybody may write anything. */
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
    const { packed, facts } = bench;
    const request = { ...facts.request, kind };
    expect(await recheck(packed.change?.proposal as Proposal, { ...facts, request })).toMatchObject({
      kind: "conflict",
      message: expect.stringContaining("asks for no change"),
    });
  },
);

test("a proposal with any field changed under its old digest is refused", async () => {
  const { packed, facts } = bench;
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
    ["cannot answer another request", ({ change }) => (change.proposal["key"] = "00000000000000bb"), /another request/],
    ["nor work on another base", ({ change }) => (change.proposal.base["sha"] = OTHER), /was made on main/],
    ["nor on another branch", ({ change }) => (change.proposal.base["name"] = "next"), /was made on next/],
    ["nor push to another branch", ({ change }) => (change.proposal.target = { branch: "main" }), /differs in: target/],
    ["nor over what is there", ({ change }) => (change.proposal.target["expect"] = OTHER), /differs in: target/],
    ["nor to a pull request", ({ change }) => (change.proposal.target["pull"] = 7), /differs in: target/],
    [
      "nor under another policy",
      ({ change }) => (change.proposal["policy"] = `sha256:${"0".repeat(64)}`),
      /policy .* has changed/,
    ],
    ["nor as somebody else", ({ change }) => (change.proposal.author["name"] = "maria"), /differs in: author/],
    [
      "nor with words of its own in the commit",
      ({ change }) => (change.proposal["message"] = "Hi"),
      /differs in: message/,
    ],
    ["nor under another title", ({ change }) => (change.proposal["title"] = "Hi"), /differs in: title/],
    ["nor another commit", ({ change }) => (change.proposal["commit"] = OTHER), /differs in: commit/],
    ["nor at another time than the commit's", ({ change }) => (change.proposal["time"] = 5), /differs in: commit/],
    [
      "nor with its call-outs left out",
      ({ change }) => (change.proposal["callouts"] = [{ kind: "ci", path: "a", detail: "b" }]),
      /differs in: callouts/,
    ],
    ["nor count its lines otherwise", (packed) => (file(packed)["added"] = 0), /differs in: files/],
    ["nor bring a mode that is no file's", (packed) => (file(packed).after["mode"] = "160000"), /may not be published/],
    ["nor a link", (packed) => (file(packed).after["mode"] = "120000"), /symbolic links/],
    ["nor a path out of the repository", (packed) => (file(packed, 1).path = "../x"), /not a path from the root/],
    [
      "nor a path that is written in another way",
      (packed) => (file(packed, 1).path = "src/./new.ts"),
      /not a path from/,
    ],
    ["nor an empty name in it", (packed) => (file(packed, 1).path = "src//new.ts"), /not a path from the root/],
    [
      "nor a workflow in other letters",
      (packed) => (file(packed, 1).path = ".GitHub/Workflows/x.yml"),
      /workflows are never/,
    ],
    ["nor another's git directory", (packed) => (file(packed, 1).path = "lib/.git/config"), /git's own|protected/],
    [
      "nor a file below a file",
      (packed) => (file(packed, 1).path = "README.md/x"),
      /README\.md is a file and stays one/,
    ],
    [
      "nor a file below one that it brings itself",
      (packed) => {
        const fresh = file(packed, 1);
        packed.change.proposal.files.push({ ...fresh, path: `${fresh.path}/x` });
      },
      /is a file and stays one/,
    ],
    ["nor one file twice", (packed) => packed.change.proposal.files.push(file(packed, 1)), /names a file twice/],
    ["nor what nobody sees in a name", (packed) => (file(packed, 1).path = "src/n\u200Bew.ts"), /invisible/],
    ["nor an absolute path", (packed) => (file(packed, 1).path = "/etc/x"), /not a path from the root/],
    ["nor a workflow", (packed) => (file(packed, 1).path = ".github/workflows/x.yml"), /workflows are never/],
    [
      "nor a path that no repository has",
      (packed) => (file(packed, 1).path = `src/${"n".repeat(500)}`),
      /longer than 500/,
    ],
    [
      "nor what passes for git's directory",
      (packed) => (file(packed, 1).path = "lib/GIT~2./x"),
      /mistaken for git's own/,
    ],
    ["nor git's own files", (packed) => (file(packed, 1).path = ".git/hooks/pre-push"), /git's own|protected/],
    ["nor a twin of a file", (packed) => (file(packed, 1).path = "readme.md"), /differs from README\.md only in case/],
    [
      "nor say that a file is new",
      (packed) => delete file(packed).before,
      /misstates the base's content of "src\/a\.ts"/,
    ],
    [
      "nor that it was another",
      (packed) => (file(packed).before = { mode: "100644", size: 2, oid: OTHER }),
      /misstates the base's content/,
    ],
    [
      "nor that a file could be run, or was a link",
      (packed) => Object.assign(file(packed).before ?? {}, { mode: "120000" }),
      /misstates the base's content/,
    ],
    [
      "nor that it had another size",
      (packed) => Object.assign(file(packed).before ?? {}, { size: 3 }),
      /misstates the base's content/,
    ],
    [
      "nor contents that are not what they are called",
      ({ contents }) => (contents[Object.keys(contents)[0] ?? ""] = "eA=="),
      /should be/,
    ],
    ["nor leave contents out", ({ contents }) => delete contents[Object.keys(contents)[0] ?? ""], /missing/],
    ["nor bring more than it names", ({ contents }) => (contents[OTHER] = "eA=="), /belong to no file/],
    ["nor another size", (packed) => (file(packed).after["size"] = 1), /size/],
    ["nor another repository", (packed) => (packed["repository"] = "octo/other"), /made for octo\/other/],
    ["nor another run", (packed) => (packed["run"] = "78"), /another workflow run/],
    ["nor a field that nobody knows", (packed) => (packed["extra"] = 1), /another form/],
    ["nor drop a file that the patch shows", (packed) => packed.change.proposal.files.pop(), /belong to no file/],
  ])("%s", async (_, forge, why) => {
    expect(await judge(forge)).toMatch(why);
  });
});
