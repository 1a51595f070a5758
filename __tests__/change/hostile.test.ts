/** Remit's own git runs nothing that a tool left in the checkout's git. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { writeFile } from "node:fs/promises";
import { describe, expect, test } from "@jest/globals";
import { openFiles } from "../../src/adapters/files.ts";
import { readBaseline } from "../../src/change/baseline.ts";
import { readChanges } from "../../src/change/changes.ts";
import { prepareWorkspace } from "../../src/change/checkout.ts";
import { proposeFiles } from "../../src/change/proposal.ts";
import { sendProposal } from "../../src/change/publish.ts";
import { openSecrets } from "../../src/secrets.ts";
import { QUIET_GIT } from "../world/git/bare.ts";
import { openGitHubPort } from "../world/github-port.ts";
import { openGitSite, type GitSite } from "../world/git-site.ts";
import { plantTraps, type Traps } from "../world/hostile-git.ts";
import { issueRequest, policyOf } from "../world/requests.ts";

const TREE = { "README.md": "# Shop\n", "src/a.ts": "a\n" } as const;
const CREDITS = { serverUrl: "https://github.test", runUrl: "https://github.test/octo/shop/actions/runs/1" };

interface Hostile {
  readonly commit: string;
  readonly traps: Traps;
}

async function hostile(site: GitSite): Promise<Hostile> {
  await git(site.workspace, "clone", "-q", `${site.server.url}/octo/shop`, ".");
  return { commit: (await site.shop.ref("main")) ?? "", traps: await plantTraps(site.workspace, site.scratch) };
}

describe("a hostile checkout", () => {
  test("runs nothing while its changes are read, judged and published", async () => {
    await using site = await openGitSite(TREE);
    const { git: own, shop, workspace: root } = site;
    await git(root, "clone", "-q", `${site.server.url}/octo/shop`, ".");
    const commit = (await shop.ref("main")) ?? "";
    await own.fetch(commit);
    const files = openFiles();
    const baseline = await readBaseline({ root, files, git: own, commit }, { files, path: `${site.scratch}/run` });
    const traps = await plantTraps(root, site.scratch);
    await writeFile(`${root}/src/a.ts`, "changed\n");
    const changes = await readChanges(baseline, own);
    const [policy, request, words] = [policyOf(), issueRequest(commit), { summary: "Done." }];
    const author = { name: "remit[bot]", email: "remit@example.com" };
    const secrets = openSecrets(new Map());
    const proposed = await proposeFiles({
      changes,
      request,
      policy,
      git: own,
      secrets,
      author,
      time: 1,
      words,
      credits: CREDITS,
      branchPrefix: "remit/",
    });
    if (proposed.kind !== "proposed") throw new Error(proposed.kind);
    const github = openGitHubPort({ shop });
    const facts = {
      git: own,
      github,
      policy,
      request,
      words,
      credits: CREDITS,
      into: "main",
      redact: (text: string) => secrets.redact(text),
      isRecorded: () => Promise.resolve(false),
      pushed: () => {},
    };
    expect(await sendProposal(proposed.proposal, facts)).toMatchObject({ kind: "published" });
    expect(await traps.triggered()).toEqual([]);
    const tree = await shop.tree(proposed.proposal.target.branch);
    expect([...tree.keys()]).toEqual(["README.md", "made.info", "src/a.ts"]);
    expect((await shop.file(proposed.proposal.target.branch, "src/a.ts"))?.toString()).toBe("changed\n");
    expect(proposed.proposal.refused.map(({ path }) => path).sort()).toEqual([
      ".gitattributes",
      ".gitmodules",
      ".lfsconfig",
      "nested",
      "src/inner",
    ]);
  });

  test("runs nothing while it is moved to the pinned commit", async () => {
    await using site = await openGitSite(TREE);
    const { traps } = await hostile(site);
    const head = await site.shop.commit({ branch: "topic", files: { "README.md": null, "b.ts": "b\n" } });
    await site.git.fetch(head);
    await prepareWorkspace({ root: site.workspace, files: openFiles(), git: site.git, commit: head });
    expect(await traps.triggered()).toEqual([]);
  });

  test("would have run its programs if git had been started there", async () => {
    await using site = await openGitSite(TREE);
    const { traps } = await hostile(site);
    await writeFile(`${site.workspace}/src/a.ts`, "changed\n");
    for (const command of NAIVE) await git(site.workspace, ...command).catch(() => {});
    const sprung = await traps.triggered();
    expect(sprung).toEqual(expect.arrayContaining(EXPECTED));
    expect(sprung.length).toBeGreaterThan(10);
  });
});

const NAIVE: readonly (readonly string[])[] = [
  ["status"],
  ["diff"],
  ["diff", "--no-ext-diff"],
  ["add", "-A"],
  ["status"],
  ["-c", "user.name=x", "-c", "user.email=x@example.com", "commit", "-m", "x"],
  ["-c", "user.name=x", "-c", "user.email=x@example.com", "commit", "--no-gpg-sign", "-m", "x"],
  ["checkout", "-b", "y"],
  ["log", "-p", "-1"],
  ["fetch", "origin"],
  ["fetch", "http://example.invalid/x"],
  ["push", "origin", "HEAD"],
];

const EXPECTED = [
  "filter-clean",
  "fsmonitor",
  "diff-command",
  "textconv",
  "nested-fsmonitor",
  "ssh",
  "ext",
  "hook-pre-commit",
];

async function git(directory: string, ...args: readonly string[]): Promise<void> {
  await promisify(execFile)("git", [...args], { cwd: directory, env: QUIET_GIT });
}
