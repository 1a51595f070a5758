import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { proposeFiles, type Proposal } from "../../src/change/proposal.ts";
import { sendProposal, type PublishFacts } from "../../src/change/publish.ts";
import { namesRequest } from "../../src/change/trailers.ts";
import { commitSigned, MOST_SIGNED_BYTES } from "../../src/change/signed.ts";
import type { Request } from "../../src/events.ts";
import { GitHubError, type GitHub } from "../../src/ports.ts";
import { openSecrets } from "../../src/secrets.ts";
import { commitHere, open, openGitHubPort, type PortWorld } from "../world/github-port.ts";
import { issueRequest, policyOf } from "../world/requests.ts";
import { filesOf } from "../world/commits.ts";
import { openWorkSite, type WorkSite } from "../world/work-site.ts";

const TREE = {
  "README.md": "# Shop\n",
  "src/a.ts": "a\n",
  "src/old.ts": "o\n",
  "bin/run": { mode: "100755", content: "r\n" },
  "bin/gone": { mode: "100755", content: "g\n" },
} as const;
const CREDITS = { serverUrl: "https://github.com", runUrl: "https://github.com/octo/shop/actions/runs/1" };
const POLICY = policyOf('version = 1\nextends = "edit"\n[publish]\nsigned = true\n');

type ApiCommit = Parameters<GitHub["commitOnBranch"]>[0];

interface Setup {
  readonly site: WorkSite;
  readonly proposal: Proposal;
  readonly github: PortWorld;
  readonly facts: PublishFacts;
  readonly branch: string;
  /** Commits that GitHub was asked for. */
  readonly asked: ApiCommit[];
}

let site: WorkSite;
let issues = 100;

beforeAll(async () => {
  site = await openWorkSite(TREE);
  await site.write("src/a.ts", "b\n");
  await site.write("src/new.ts", "\u00FC\n");
  await site.files.remove(`${site.workspace}/src/old.ts`);
});

afterAll(async () => {
  await site[Symbol.asyncDispose]();
});

/** The same change, requested on a new issue. `make` is GitHub's answer to a request for a commit. */
async function setUp(
  change: Partial<Request> = {},
  make: (commit: ApiCommit) => Promise<string> = (commit) => commitHere(site.shop, commit),
): Promise<Setup> {
  const subject = { kind: "issue", number: ++issues, title: "", fromFork: false } as const;
  const request = issueRequest(site.commit, { subject, key: issues.toString(16).padStart(16, "0"), ...change });
  const words = { summary: "It begins at 0 now." };
  const common = { git: site.git, policy: POLICY, request, words, credits: CREDITS };
  const author = { name: "remit[bot]", email: "remit@example.com" };
  const more = { secrets: openSecrets(new Map()), author, time: 1_800_000_000, branchPrefix: "remit/" };
  const proposed = await proposeFiles({ ...common, ...more, changes: await site.changes() });
  if (proposed.kind !== "proposed") throw new Error(JSON.stringify(proposed));
  const asked: ApiCommit[] = [];
  const github: PortWorld = {
    ...openGitHubPort({ shop: site.shop }),
    commitOnBranch: async (commit) => (asked.push(commit), await make(commit)),
  };
  const recorded = { isRecorded: () => Promise.resolve(false), pushed: () => {} };
  const facts: PublishFacts = { ...common, ...recorded, github, into: "main", redact: (text) => text };
  const { proposal } = proposed;
  return { site, proposal, github, facts, branch: proposal.target.branch, asked };
}

/** Creates a branch at the base. */
async function createBranch(branch: string) {
  await site.shop.setRef(branch, site.commit);
  return { name: branch, sha: site.commit };
}

describe("a commit that GitHub signs", () => {
  test("has the proposed tree and message, on a new branch that was made at the base", async () => {
    const { proposal, facts, branch, asked, github } = await setUp();
    const before = site.server.pushes.length;
    const published = await sendProposal(proposal, facts);
    const head = await site.shop.ref(branch);
    expect(published).toMatchObject({
      kind: "published",
      publication: { branch, commit: head, pull: { created: true } },
    });
    expect(head).not.toBe(proposal.commit);
    expect(await site.shop.tree(branch)).toEqual(
      new Map((await filesOf(site.git, proposal.commit)).map(({ path, mode, oid }) => [path, { mode, oid }])),
    );
    expect(asked).toMatchObject([
      { branch, expect: site.commit, message: proposal.message, deletions: ["src/old.ts"] },
    ]);
    expect(site.server.pushes.slice(before).flatMap(({ changes }) => changes)).toMatchObject([{ to: site.commit }]);
    expect(proposal.message).toContain("Co-authored-by: maria");
    const again = issueRequest(site.commit, { key: proposal.key, base: { name: branch, sha: head ?? "" } });
    expect(await namesRequest(again, site.git)).toBe(true);
    expect(github.pulls.size).toBe(1);
  });

  test("is made only once for a request", async () => {
    const { proposal, facts, asked } = await setUp();
    await sendProposal(proposal, facts);
    expect(await sendProposal(proposal, facts)).toMatchObject({ kind: "published" });
    expect(asked).toHaveLength(1);
  });

  test("is added to the branch of the pull request on which it was requested, without a push", async () => {
    const head = await createBranch("topic");
    const base = { name: "main", sha: site.commit };
    const subject = { kind: "pull", number: 7, title: "Topic", head, base, fromFork: false } as const;
    const { proposal, facts, github, asked } = await setUp({ subject, base: head });
    open(github.pulls, { number: 7, head, base });
    const before = site.server.pushes.length;
    expect(await sendProposal(proposal, facts)).toMatchObject({ kind: "published", publication: { branch: "topic" } });
    expect(asked).toMatchObject([{ branch: "topic", expect: head.sha }]);
    expect(site.server.pushes).toHaveLength(before);
  });

  test("is made on a branch that an earlier attempt left unfinished", async () => {
    const { proposal, facts, branch } = await setUp();
    await createBranch(branch);
    expect(await sendProposal(proposal, facts)).toMatchObject({ kind: "published" });
    expect(await site.shop.ref(branch)).not.toBe(site.commit);
  });

  test("is found again when GitHub made it but its answer was lost", async () => {
    const lost = async (commit: ApiCommit): Promise<string> => {
      await commitHere(site.shop, commit);
      throw new GitHubError("GitHub did not answer.", 0);
    };
    const { proposal, facts, branch, asked } = await setUp({}, lost);
    expect(await sendProposal(proposal, facts)).toMatchObject({
      kind: "published",
      publication: { commit: await site.shop.ref(branch) },
    });
    expect(asked).toHaveLength(1);
  });
});

describe("a commit that GitHub does not make", () => {
  test.each<[string, GitHubError, RegExp]>([
    ["against a ruleset", new GitHubError("Repository rule violations found", 422), /ruleset/],
    ["on a protected branch", new GitHubError("Changes must be made through a pull request.", 422), /protected/],
    ["in an archived repository", new GitHubError("Repository was archived so is read-only.", 403), /unarchive/],
    ["while it is down", new GitHubError("Bad gateway", 502), /later/],
  ])("%s is refused with a hint, and leaves no branch behind", async (_, error, hint) => {
    const { proposal, facts, branch, github } = await setUp({}, () => Promise.reject(error));
    const fault = { kind: "github", hint: expect.stringMatching(hint) };
    expect(await sendProposal(proposal, facts)).toMatchObject({ kind: "refused", fault });
    expect(await site.shop.ref(branch)).toBeUndefined();
    expect(github.pulls.size).toBe(0);
  });

  test("without permission is refused, and the fault quotes GitHub", async () => {
    const error = new GitHubError("The token lacks `contents: write`.", 403, "contents: write");
    const { proposal, facts } = await setUp({}, () => Promise.reject(error));
    const fault = { kind: "github", message: expect.stringContaining("contents: write") };
    expect(await sendProposal(proposal, facts)).toMatchObject({ kind: "refused", fault });
  });

  test("leaves a branch that was there before, which another run may be about to commit to", async () => {
    const refuse = () => Promise.reject(new GitHubError("GitHub would not commit.", 403));
    const { proposal, facts, branch } = await setUp({}, refuse);
    await createBranch(branch);
    expect(await sendProposal(proposal, facts)).toMatchObject({ kind: "refused" });
    expect(await site.shop.ref(branch)).toBe(site.commit);
  });

  test("because somebody was faster is a conflict, and their commit stays", async () => {
    const race = async (commit: ApiCommit): Promise<string> => {
      await site.shop.commit({ branch: commit.branch, files: { "human.txt": "x" } });
      return await commitHere(site.shop, commit);
    };
    const { proposal, facts, branch } = await setUp({}, race);
    expect(await sendProposal(proposal, facts)).toMatchObject({ kind: "refused", fault: { kind: "conflict" } });
    expect(await site.shop.file(branch, "human.txt")).toEqual(Buffer.from("x"));
  });

  test("is not requested when it is too large", async () => {
    const { proposal, facts, branch, asked } = await setUp();
    const sizes = (oids: readonly string[]) => Promise.resolve(new Map(oids.map((oid) => [oid, MOST_SIGNED_BYTES])));
    expect(await commitSigned(proposal, { ...facts, git: { ...facts.git, sizes } })).toMatchObject({
      kind: "refused",
      fault: { message: expect.stringContaining("at most 20971520 bytes") },
    });
    expect(asked).toEqual([]);
    expect(await site.shop.ref(branch)).toBeUndefined();
  });
});

describe("a commit that differs from the proposal", () => {
  const forgeries: readonly [string, (commit: ApiCommit) => Promise<string>][] = [
    [
      "it has other contents",
      (commit) =>
        commitHere(site.shop, {
          ...commit,
          additions: commit.additions.map(({ path }) => ({ path, bytes: Buffer.from("?") })),
        }),
    ],
    ["it keeps a deleted file", (commit) => commitHere(site.shop, { ...commit, deletions: [] })],
    [
      "it has another mode",
      ({ branch, message }) => {
        const files = { "src/a.ts": { mode: "100755", content: "b\n" }, "src/new.ts": "\u00FC\n", "src/old.ts": null };
        return site.shop.commit({ branch, message, files } as Parameters<typeof site.shop.commit>[0]);
      },
    ],
  ];
  test.each(forgeries)("because %s fails the run, and the new branch is removed", async (_, make) => {
    const { proposal, facts, branch, github } = await setUp({}, make);
    expect(await sendProposal(proposal, facts)).toMatchObject({
      kind: "refused",
      fault: { message: expect.stringContaining("is not what was proposed"), hint: expect.stringContaining("signed") },
    });
    expect(await site.shop.ref(branch)).toBeUndefined();
    expect(github.pulls.size).toBe(0);
  });

  test("stays when it follows somebody else's commit", async () => {
    const late = async (commit: ApiCommit): Promise<string> => {
      const { branch } = commit;
      const below = await site.shop.commit({ branch, files: { "src/old.ts": "human\n" } });
      return await commitHere(site.shop, { ...commit, expect: below });
    };
    const { proposal, facts, branch } = await setUp({}, late);
    expect(await sendProposal(proposal, facts)).toMatchObject({ kind: "refused" });
    expect(await site.shop.git("log", "--format=%s", "-3", branch)).toContain("\nChange\n");
  });

  test("stays on a branch that existed before, and the fault says to revert it", async () => {
    const base = await createBranch(`remit/issue-${issues + 1}`);
    const { proposal, facts, branch } = await setUp({ base }, forgeries[0]?.[1]);
    expect(branch).toBe(base.name);
    const published = await sendProposal(proposal, facts);
    const head = await site.shop.ref(branch);
    expect(head).not.toBe(base.sha);
    expect(published).toMatchObject({ kind: "refused", fault: { hint: expect.stringContaining("revert") } });
    expect(published).toMatchObject({ fault: { message: expect.stringContaining(head ?? "") } });
  });
});

test("GitHub makes no executable files: a change to one is refused, but its removal is not", async () => {
  await using other = await openWorkSite(TREE);
  await other.write("bin/run", "other\n");
  await other.write("src/a.ts", "b\n");
  await other.files.remove(`${other.workspace}/bin/gone`);
  const request = issueRequest(other.commit);
  const author = { name: "remit[bot]", email: "remit@example.com" };
  const facts = { request, git: other.git, secrets: openSecrets(new Map()), author, time: 1, credits: CREDITS };
  const more = { changes: await other.changes(), words: { summary: "Done." }, branchPrefix: "remit/" };
  const files = async (policy: typeof POLICY) => {
    const proposed = await proposeFiles({ ...facts, ...more, policy });
    return proposed.kind === "proposed" ? proposed.proposal : undefined;
  };
  expect(await files(POLICY)).toMatchObject({
    files: [{ path: "bin/gone" }, { path: "src/a.ts" }],
    refused: [{ path: "bin/run", reason: expect.stringContaining("publish.signed, remit.toml:4") }],
  });
  expect(await files(policyOf())).toMatchObject({ refused: [] });
});
