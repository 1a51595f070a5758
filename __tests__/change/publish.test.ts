import { rm } from "node:fs/promises";
import { describe, expect, test } from "@jest/globals";
import type { Request } from "../../src/events.ts";
import type { Policy } from "../../src/policy/policy.ts";
import { proposeFiles, proposalDigest, type Proposal, type ProposalResult } from "../../src/change/proposal.ts";
import { sendProposal, finishSending, type PublishFacts } from "../../src/change/publish.ts";
import { namesRequest } from "../../src/change/trailers.ts";
import type { RecheckFacts } from "../../src/change/recheck.ts";
import { GitError, GitHubError, type Git } from "../../src/ports.ts";
import { openSecrets } from "../../src/secrets.ts";
import { open, openGitHubPort, type PortWorld } from "../world/github-port.ts";
import { issueRequest, policyOf } from "../world/requests.ts";
import { openWorkSite, type WorkSite } from "../world/work-site.ts";

const TREE = { "README.md": "# Shop\n", "src/a.ts": "a\n", "bin/run": { mode: "100755", content: "r\n" } } as const;
const CREDITS = { serverUrl: "https://github.com", runUrl: "https://github.com/octo/shop/actions/runs/1" };
const WORDS = { summary: "The sum began at 1. It begins at 0 now." };
const AUTHOR = { name: "remit[bot]", email: "remit@example.com" };
const KEY = "ghs_thisIsADeclaredSecretValue0001";
const BRANCH = "remit/issue-12-the-total-is-wrong-for-empty-carts";

interface Setup {
  readonly site: WorkSite;
  readonly github: PortWorld;
  readonly request: Request;
  readonly policy: Policy;
  propose(): Promise<ProposalResult>;
  /** `recorded`: whether Remit's record lists every commit as pushed. */
  facts(git?: Git, recorded?: boolean): PublishFacts;
  judging(git?: Git): RecheckFacts;
  /** Branches and commits that were reported as pushed. */
  readonly reported: readonly string[];
}

function setUp(site: WorkSite, change: Partial<Request> = {}, policy = policyOf()): Setup {
  const github = openGitHubPort({ shop: site.shop });
  const request = issueRequest(site.commit, change);
  const secrets = openSecrets(new Map([["github-token", KEY]]));
  const common = { request, policy, words: WORDS, credits: CREDITS };
  const reported: string[] = [];
  return {
    site,
    github,
    request,
    policy,
    async propose() {
      const changes = await site.changes();
      return await proposeFiles({
        ...common,
        changes,
        git: site.git,
        secrets,
        author: AUTHOR,
        time: 1_800_000_000,
        branchPrefix: "remit/",
      });
    },
    facts: (git = site.git, recorded = true) => {
      const pushed = (branch: string, commit: string) => void reported.push(`${branch} ${commit}`);
      const more = { isRecorded: () => Promise.resolve(recorded), pushed };
      return { ...common, ...more, git, github, into: "main", redact: (text) => secrets.redact(text) };
    },
    judging: (git = site.git) => ({
      request,
      policy,
      git,
      secrets,
      author: AUTHOR,
      credits: CREDITS,
      branchPrefix: "remit/",
      into: () => Promise.resolve(undefined),
    }),
    reported,
  };
}

async function ready(setup: Setup): Promise<Proposal> {
  const proposed = await setup.propose();
  if (proposed.kind !== "proposed") throw new Error(JSON.stringify(proposed));
  return proposed.proposal;
}

describe("a proposal", () => {
  test("lists all that is to be published, under one digest", async () => {
    await using site = await openWorkSite(TREE);
    await site.write("src/a.ts", "b\nc\n");
    await site.write("GEMINI.md", "obey\n");
    const proposed = await setUp(site).propose();
    expect(proposed).toMatchObject({
      kind: "proposed",
      proposal: {
        key: "00000000000000aa",
        base: { name: "main", sha: site.commit },
        target: { branch: BRANCH, expect: undefined },
        files: [
          {
            path: "src/a.ts",
            status: "modified",
            added: 2,
            removed: 1,
            binary: false,
            after: { mode: "100644" },
          },
        ],
        refused: [{ path: "GEMINI.md" }],
        title: "The total is wrong for empty carts (#12)",
        digest: expect.stringMatching(/^sha256:[0-9a-f]{64}$/),
      },
      leftOut: expect.stringContaining("+obey"),
    });
    if (proposed.kind !== "proposed") return;
    const { digest, ...rest } = proposed.proposal;
    expect(proposalDigest(rest)).toBe(digest);
    expect(proposalDigest(JSON.parse(JSON.stringify(rest)) as typeof rest)).toBe(digest);
    expect(proposalDigest({ ...rest, key: "00000000000000ab" })).not.toBe(digest);
  });

  test("leaves a binary file with a secret out of the patch when the secret cannot be removed", async () => {
    await using site = await openEdited();
    await site.write("GEMINI.md", "obey\n");
    await site.write("shot.bin", Buffer.from(`\0\x01${KEY}\0`));
    const proposed = await setUp(site).propose();
    expect(proposed).toMatchObject({
      kind: "proposed",
      proposal: { refused: [{ path: "GEMINI.md" }, { path: "shot.bin" }] },
    });
    const { leftOut = "" } = "leftOut" in proposed ? proposed : {};
    expect(leftOut).toContain("+obey");
    expect(leftOut).not.toContain("shot.bin");
  });

  test("is empty when nothing changed, or nothing may be published", async () => {
    await using site = await openWorkSite(TREE);
    expect(await setUp(site).propose()).toEqual({ kind: "nothing", refused: [], leftOut: "" });
    await site.write("GEMINI.md", "obey\n");
    expect(await setUp(site).propose()).toMatchObject({ kind: "nothing", refused: [{ path: "GEMINI.md" }] });
  });

  test("counts and shows a renamed file as one, and limits do the same", async () => {
    await using site = await openWorkSite({ ...TREE, "Notes.md": "Read\n", "src/old.ts": "old\n", "empty.txt": "" });
    const setup = setUp(site, {}, policyOf(`version = 1\nextends = "edit"\n[limits]\nfiles = 4\nlines = 2\n`));
    for (const path of ["Notes.md", "src/old.ts", "empty.txt"]) await rm(`${site.workspace}/${path}`);
    await site.write("NOTES.md", "Read me\n");
    await site.write("src/new.ts", "old\n");
    await site.write("void.txt", "");
    const published = await sendProposal(await ready(setup), setup.facts());
    const none = { added: 0, removed: 0, binary: false };
    expect(published).toMatchObject({
      publication: {
        files: [
          { path: "NOTES.md", from: "Notes.md", status: "renamed", added: 1, removed: 1, binary: false },
          { path: "empty.txt", status: "deleted", ...none },
          { path: "src/new.ts", from: "src/old.ts", status: "renamed", ...none },
          { path: "void.txt", status: "added", ...none },
        ],
      },
    });
  });

  test.each([
    ["files", "files = 1", "2 files; the policy publishes at most 1 (remit.toml:4)"],
    ["lines", "lines = 2", "3 lines; the policy publishes at most 2 (remit.toml:4)"],
  ])("is withheld and kept as a patch when it exceeds the policy's limit of %s", async (_, limit, reason) => {
    await using site = await openWorkSite(TREE);
    await site.write("src/a.ts", "ü\n");
    await site.write("src/b.ts", "b\n");
    const setup = setUp(site, {}, policyOf(`version = 1\nextends = "edit"\n[limits]\n${limit}\n`));
    const proposed = await setup.propose();
    expect(proposed).toMatchObject({ kind: "withheld", reason: expect.stringContaining(reason) });
    if (proposed.kind === "withheld") expect(Buffer.from(proposed.patch, "latin1").toString()).toContain("+ü");
  });

  test("is withheld with its commit when it is too large for a patch", async () => {
    await using site = await openWorkSite(TREE);
    await site.write("src/a.ts", "1\n2\n3\n");
    const diff = () => Promise.reject(new GitError("git diff-tree wrote more than 268435456 bytes", "other"));
    const setup = setUp(
      { ...site, git: { ...site.git, diff } },
      {},
      policyOf('version = 1\nextends = "edit"\n[limits]\nlines = 2\n'),
    );
    expect(await setup.propose()).toMatchObject({
      kind: "withheld",
      reason: expect.stringMatching(/publishes at most 2 .* It is too large for a patch\.$/),
      patch: "",
      commit: expect.stringMatching(/^[0-9a-f]{40}$/),
    });
  });

  test("is published to no branch of a fork, nor to the default branch", async () => {
    await using site = await openEdited();
    const head = { name: "topic", sha: site.commit };
    const subject = {
      kind: "pull",
      number: 7,
      title: "Topic",
      head,
      base: { name: "main", sha: site.commit },
    } as const;
    expect(await setUp(site, { subject: { ...subject, fromFork: true } }).propose()).toMatchObject({
      kind: "withheld",
      reason: expect.stringContaining("another repository"),
    });
    const main = { ...subject, head: { ...head, name: "main" }, fromFork: false };
    expect(await setUp(site, { subject: main }).propose()).toMatchObject({
      kind: "withheld",
      reason: expect.stringContaining("default branch"),
    });
  });

  test("contains no secret in its texts", async () => {
    await using site = await openEdited();
    const setup = setUp(site, { subject: { kind: "issue", number: 12, title: `Leak ${KEY} now`, fromFork: false } });
    const proposal = await ready(setup);
    await sendProposal(proposal, setup.facts());
    const sent = JSON.stringify([proposal, [...setup.github.pulls.values()]]);
    expect(sent).not.toContain(KEY);
    expect(sent.toLowerCase()).not.toContain("isadeclared");
  });
});

describe("publishing", () => {
  test("makes one commit on a new branch, and a draft pull request", async () => {
    await using site = await openEdited();
    await site.write("bin/new", "#!/bin/sh\n");
    const { setup, proposal } = await onIssue(site);
    expect(await sendProposal(proposal, setup.facts())).toEqual({
      kind: "published",
      publication: {
        branch: BRANCH,
        commit: proposal.commit,
        files: [
          { path: "bin/new", status: "added", added: 1, removed: 0, binary: false },
          { path: "src/a.ts", status: "modified", added: 1, removed: 1, binary: false },
        ],
        refused: [],
        pull: { number: 100, url: expect.stringContaining("/pull/100"), created: true, draft: true },
      },
    });
    const { shop } = site;
    expect(await shop.ref(BRANCH)).toBe(proposal.commit);
    expect(await site.git.inspect(proposal.commit)).toEqual({
      parents: [site.commit],
      message: `The total is wrong for empty carts (#12)

The sum began at 1. It begins at 0 now.

Remit-Request: 00000000000000aa
Remit-Run: https://github.com/octo/shop/actions/runs/1
Co-authored-by: maria <7+maria@users.noreply.github.com>
`,
    });
    expect(await shop.git("log", "-1", "--format=%an <%ae> %at %cn <%ce>", BRANCH)).toBe(
      "remit[bot] <remit@example.com> 1800000000 remit[bot] <remit@example.com>\n",
    );
    expect((await shop.tree(BRANCH)).get("bin/run")?.mode).toBe("100755");
    expect(setup.github.pulls.get(100)).toMatchObject({
      title: "The total is wrong for empty carts (#12)",
      base: { name: "main" },
    });
    expect(setup.github.pulls.get(100)?.body).toContain("Closes #12");
  });

  test("opens a ready pull request if the policy says so, but a draft for work that was cut short", async () => {
    const summaries = ["It begins at 0 now.", "Unfinished: the limit of turns was reached.\n\nIt begins at 0 now."];
    const drafts = summaries.map(async (summary) => {
      await using site = await openEdited();
      const policy = policyOf('version = 1\nextends = "edit"\n[publish]\ndraft = false\n');
      const setup = setUp(site, {}, policy);
      const published = await sendProposal(await ready(setup), { ...setup.facts(), words: { summary } });
      return published.kind === "published" && published.publication.pull?.draft;
    });
    expect(await Promise.all(drafts)).toEqual([false, true]);
  });

  test("of the same event twice gives one commit and one pull request", async () => {
    await using site = await openEdited();
    const { setup, proposal } = await onIssue(site);
    await sendProposal(proposal, setup.facts());
    expect(await sendProposal(proposal, setup.facts())).toMatchObject({
      kind: "published",
      publication: { commit: proposal.commit },
    });
    expect(site.server.pushes).toHaveLength(1);
    expect(setup.github.pulls.size).toBe(1);
  });

  test("makes no request before the push, and looks for no pull request of a new branch", async () => {
    await using site = await openEdited();
    const { setup, proposal } = await onIssue(site);
    const before = site.server.requests.length;
    expect(await sendProposal(proposal, setup.facts())).toMatchObject({ kind: "published" });
    const requests = site.server.requests.slice(before);
    expect(requests.filter((request) => request.includes("upload-pack"))).toEqual([]);
    expect(requests.filter((request) => request.includes("receive-pack"))).not.toEqual([]);
    expect(setup.github.asked.filter((each) => each.includes("pullsFrom"))).toEqual([]);
  });

  test("of the same event at the same time gives one commit and one pull request", async () => {
    await using site = await openEdited();
    const { setup, proposal } = await onIssue(site);
    const other = await site.openGit();
    await other.fetch(site.commit);
    const oid = await other.store(Buffer.from("another answer\n"));
    const changes = [{ path: "src/a.ts", blob: { mode: "100644", oid } }];
    const commit = await other.commit({
      parent: site.commit,
      changes,
      message: proposal.message,
      author: AUTHOR,
      time: 1_800_000_001,
    });
    const results = await Promise.all([
      sendProposal(proposal, setup.facts()),
      sendProposal(sealed({ ...proposal, commit }), setup.facts(other)),
    ]);
    expect(results.map((result) => result.kind)).toEqual(["published", "published"]);
    expect(site.server.pushes).toHaveLength(1);
    const head = await site.shop.ref(BRANCH);
    expect(results.map((result) => result.kind === "published" && result.publication.commit)).toEqual([head, head]);
  });

  test("is finished by the next delivery if it was cut off after the push", async () => {
    await using site = await openEdited();
    await site.write("src/new.ts", "n\n");
    const { proposal } = await onIssue(site);
    await site.git.push(proposal.commit, BRANCH, undefined);
    const again = setUp(site, { base: { name: BRANCH, sha: proposal.commit } });
    const git = await site.openGit();
    await git.fetch(proposal.commit);
    expect(await namesRequest(again.request, git)).toBe(true);
    expect(await namesRequest({ ...again.request, key: "00000000000000ab" }, git)).toBe(false);
    expect(await finishSending(again.request, again.facts(git), again.judging(git))).toMatchObject({
      kind: "published",
      publication: {
        files: [
          { path: "src/a.ts", status: "modified" },
          { path: "src/new.ts", status: "added" },
        ],
        pull: { created: true },
      },
    });
    expect(again.github.pulls.get(100)).toMatchObject({
      title: "The total is wrong for empty carts (#12)",
      body: expect.stringContaining("It begins at 0 now."),
    });
    const body = again.github.pulls.get(100)?.body;
    expect(await finishSending(again.request, again.facts(git), again.judging(git))).toMatchObject({
      publication: { pull: { created: false } },
    });
    expect(again.github.pulls.get(100)?.body).toBe(body);
    expect(again.github.asked.filter((each) => each.startsWith("updatePull"))).toEqual([]);
  });

  test.each([
    ["a protected file", { ".github/workflows/ci.yml": "on: push\n" }, /ci\.yml.*may not be published/],
    ["more files than allowed", Object.fromEntries([1, 2, 3].map((n) => [`src/${n}.ts`, "x\n"])), /at most 2/],
    ["nothing to refuse", { "src/x.bin": "\0\u0001" }, undefined],
  ])("judges a commit that was pushed earlier like any other: one with %s", async (_name, files, why) => {
    await using site = await openWorkSite(TREE);
    const key = "00000000000000aa";
    const message = `Mend it\n\nDone.\n\nRemit-Request: ${key}`;
    const sha = await site.shop.commit({ branch: BRANCH, parent: site.commit, files, message });
    const policy = policyOf('version = 1\nextends = "edit"\n[limits]\nfiles = 2\n');
    const setup = setUp(site, { base: { name: BRANCH, sha } }, policy);
    const git = await site.openGit();
    await git.fetch(sha);
    const published = await finishSending(setup.request, setup.facts(git), setup.judging(git));
    expect(JSON.stringify(published)).not.toContain("..");
    if (why === undefined) {
      expect(published).toMatchObject({ kind: "published", publication: { callouts: [{ path: "src/x.bin" }] } });
      expect(setup.github.pulls.get(100)?.body).toContain("Look at this first");
    } else {
      expect(published).toMatchObject({ kind: "refused", fault: { message: expect.stringMatching(why) } });
      expect(setup.github.pulls.size).toBe(0);
    }
  });

  test("does not accept a commit with its key if no record of Remit names it", async () => {
    await using site = await openEdited();
    const { setup, proposal } = await onIssue(site);
    const { message } = proposal;
    const theirs = await site.shop.commit({
      branch: BRANCH,
      parent: site.commit,
      files: { "src/a.ts": "backdoor\n" },
      message,
    });
    expect(await sendProposal(proposal, setup.facts(site.git, false))).toMatchObject({ fault: { kind: "conflict" } });
    expect([await site.shop.ref(BRANCH), setup.github.pulls.size, setup.reported]).toEqual([theirs, 0, []]);
    expect(await sendProposal(proposal, setup.facts(site.git, true))).toMatchObject({ kind: "published" });
  });

  test("for a second request continues on the same branch and pull request, and keeps what people wrote there", async () => {
    await using site = await openEdited();
    const setup = setUp(site);
    const first = await ready(setup);
    await sendProposal(first, setup.facts());
    const pull = setup.github.pulls.get(100);
    if (pull === undefined) throw new Error("no pull request");
    open(setup.github.pulls, { ...pull, body: `Reviewed by Otto.\n\n${pull.body}\n\n- [x] checked` });
    const next = setUp(site, { key: "00000000000000bb", base: { name: BRANCH, sha: first.commit } });
    const proposal = await ready(next);
    expect(proposal.target).toEqual({ branch: BRANCH, expect: first.commit });
    // The workspace still has the first base; only the parent differs in this test.
    const commit = await site.git.commit({
      parent: first.commit,
      changes: [],
      message: proposal.message,
      author: AUTHOR,
      time: 1,
    });
    const facts = { ...next.facts(), github: setup.github, words: { summary: "And more." } };
    expect(await sendProposal(sealed({ ...proposal, commit }), facts)).toMatchObject({
      kind: "published",
      publication: { pull: { number: 100, created: false } },
    });
    expect(setup.github.pulls.size).toBe(1);
    expect(setup.github.pulls.get(100)?.body).toMatch(/^Reviewed by Otto\.[^]*And more\.[^]*- \[x\] checked$/);
    expect(await site.shop.ref(BRANCH)).toBe(commit);
  });

  test("pushes to the head of the pull request on which it was requested", async () => {
    await using site = await openEdited();
    const { setup, proposal } = await onPull(site);
    expect(await sendProposal(proposal, setup.facts())).toMatchObject({
      kind: "published",
      publication: { branch: "topic", pull: { number: 7, created: false } },
    });
    expect(await site.shop.ref("topic")).toBe(proposal.commit);
    expect(setup.github.asked.filter((each) => /createPull|updatePull/.test(each))).toEqual([]);
  });

  test("updates Remit's part of its pull request, and keeps what people wrote and which issue it closes", async () => {
    await using site = await openEdited();
    const { setup, proposal } = await onPull(site);
    const pull = setup.github.pulls.get(7);
    if (pull === undefined) throw new Error("no pull request");
    const body =
      "Seen by Otto.\n\n<!-- remit:pull -->\nOld words.\n\nCloses #12\n<!-- /remit:pull -->\n\n- [x] checked";
    open(setup.github.pulls, { ...pull, body });
    expect(await sendProposal(proposal, setup.facts())).toMatchObject({ kind: "published" });
    const renewed = setup.github.pulls.get(7)?.body ?? "";
    expect(renewed).toMatch(
      /^Seen by Otto\.[^]*Old words\.[^]*It begins at 0 now\.[^]*Closes #12\n<!-- \/remit:pull -->\n\n- \[x\] checked$/,
    );
    expect(renewed.match(/Closes #12/g)).toHaveLength(1);
  });

  test.each([
    [
      "a branch that moved",
      "conflict",
      async ({ site }: Setup) => void (await site.shop.commit({ branch: "topic", files: { "human.txt": "x" } })),
    ],
    ["a branch that is gone", "conflict", ({ site }: Setup) => site.shop.setRef("topic", undefined)],
    ["a pull request that was closed", "closed", async ({ github }: Setup) => change(github, { open: false })],
    [
      "a pull request that was merged",
      "merged",
      async ({ github }: Setup) => change(github, { open: false, merged: true }),
    ],
  ])("does not change %s, and reports a conflict", async (_, kind, meanwhile) => {
    await using site = await openEdited();
    const { setup, proposal } = await onPull(site);
    await meanwhile(setup);
    const before = await site.shop.ref("topic");
    expect(await sendProposal(proposal, setup.facts())).toMatchObject({ kind: "refused", fault: { kind } });
    expect(await site.shop.ref("topic")).toBe(before);
    expect(site.server.pushes).toEqual([]);
  });

  test("does not touch a branch of the same name that somebody else made", async () => {
    await using site = await openEdited();
    const { setup, proposal } = await onIssue(site);
    const theirs = await site.shop.commit({ branch: BRANCH, files: { "human.txt": "x" } });
    expect(await sendProposal(proposal, setup.facts())).toMatchObject({
      kind: "refused",
      fault: { kind: "conflict", message: expect.stringContaining("exists by now") },
    });
    expect(await site.shop.ref(BRANCH)).toBe(theirs);
    expect(site.server.pushes).toEqual([]);
  });

  test("stops at the branch, or before it, if the policy says so", async () => {
    await using site = await openEdited();
    const nothing = setUp(site, {}, policyOf('version = 1\nextends = "edit"\n[publish]\nto = "nothing"\n'));
    expect(await sendProposal(await ready(nothing), nothing.facts())).toEqual({
      kind: "kept",
      reason: "The policy publishes nothing (remit.toml:4).",
    });
    expect(site.server.pushes).toEqual([]);
    const branch = setUp(site, {}, policyOf('version = 1\nextends = "edit"\n[publish]\nto = "branch"\n'));
    const published = await sendProposal(await ready(branch), branch.facts());
    expect(published).toMatchObject({ kind: "published", publication: { branch: BRANCH } });
    expect(published).not.toHaveProperty("publication.pull");
    expect(branch.github.asked).toEqual([]);
  });

  test.each([
    ["a protected branch", "git", (site: WorkSite) => site.server.protect("octo/shop", BRANCH), /Settings → Branches/],
    ["a server that fails", "git", (site: WorkSite) => fail500(site), undefined],
  ])("reports %s, with a hint if there is one", async (_, kind, prepare, hint) => {
    await using site = await openEdited();
    const { setup, proposal } = await onIssue(site);
    prepare(site);
    const published = await sendProposal(proposal, setup.facts());
    expect(published).toMatchObject({ kind: "refused", fault: { kind } });
    if (hint !== undefined) expect(published).toMatchObject({ fault: { hint: expect.stringMatching(hint) } });
  });

  test("reports the branch when the pull request could not be opened", async () => {
    await using site = await openEdited();
    const setup = setUp(site);
    const message = "GitHub Actions is not permitted to create or approve pull requests.";
    setup.github.fail("createPull", new GitHubError(message, 403));
    expect(await sendProposal(await ready(setup), setup.facts())).toMatchObject({
      kind: "published",
      publication: { branch: BRANCH },
      fault: { kind: "github", message: expect.stringContaining(message), hint: expect.stringContaining("Settings") },
    });
  });

  test("names the permission that the token lacks", async () => {
    await using site = await openEdited();
    const setup = setUp(site);
    const message = "The token lacks `pull-requests: write`: add it under `permissions:` in the workflow.";
    setup.github.fail("createPull", new GitHubError(message, 403, "pull-requests: write"));
    expect(await sendProposal(await ready(setup), setup.facts())).toMatchObject({ fault: { message } });
  });

  test("opens a draft that says so when the work is unverified", async () => {
    await using site = await openEdited();
    const setup = setUp(site, {}, policyOf('version = 1\nextends = "edit"\n[publish]\ndraft = false\n'));
    await sendProposal(await ready(setup), { ...setup.facts(), unverified: "`npm test` fails." });
    expect(setup.github.pulls.get(100)).toMatchObject({
      draft: true,
      body: expect.stringContaining("**Not verified.** `npm test` fails."),
    });
  });

  test("opens an ordinary pull request where drafts are not available", async () => {
    await using site = await openEdited();
    const setup = setUp(site);
    const plain = { ...setup.github };
    const github: PortWorld = {
      ...setup.github,
      createPull: (pull) =>
        pull.draft
          ? Promise.reject(new GitHubError("Draft pull requests are not supported in this repository.", 422))
          : plain.createPull(pull),
    };
    expect(await sendProposal(await ready(setup), { ...setup.facts(), github })).toMatchObject({
      publication: { pull: { created: true, draft: false } },
    });
  });
});

/** A workspace in which a run has edited one file. */
async function openEdited(): Promise<WorkSite> {
  const site = await openWorkSite(TREE);
  await site.write("src/a.ts", "b\n");
  return site;
}

async function onIssue(site: WorkSite): Promise<{ setup: Setup; proposal: Proposal }> {
  const setup = setUp(site);
  return { setup, proposal: await ready(setup) };
}

/** The proposal with its digest computed again. */
function sealed(proposal: Proposal): Proposal {
  const { digest: _, ...body } = proposal;
  return { ...body, digest: proposalDigest(body) };
}

function fail500(site: WorkSite): void {
  site.server.faults.inject("POST /octo/shop/git-receive-pack", { kind: "status", status: 500 }, { times: 3 });
}

function change(github: PortWorld, facts: { open: boolean; merged?: boolean }): void {
  const pull = github.pulls.get(7);
  if (pull !== undefined) open(github.pulls, { ...pull, ...facts });
}

async function onPull(site: WorkSite): Promise<{ setup: Setup; proposal: Proposal }> {
  await site.shop.setRef("topic", site.commit);
  const head = { name: "topic", sha: site.commit };
  const base = { name: "main", sha: site.commit };
  const subject = { kind: "pull", number: 7, title: "Topic", head, base, fromFork: false } as const;
  const setup = setUp(site, { subject, base: head });
  open(setup.github.pulls, { number: 7, head, base });
  return { setup, proposal: await ready(setup) };
}
