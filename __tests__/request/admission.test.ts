import { describe, expect, test } from "@jest/globals";
import type { PinnedRef } from "../../src/events.ts";
import type { Policy } from "../../src/policy/policy.ts";
import { GitHubError, type PullFacts } from "../../src/ports.ts";
import { admit, type AdmissionFacts } from "../../src/request/admission.ts";
import type { PendingRequest } from "../../src/request/trigger.ts";
import { account, open, openGitHubPort, type PortWorld } from "../world/github-port.ts";
import { policyOf } from "../world/requests.ts";

const TRUSTED: PinnedRef = { name: "main", sha: "a".repeat(40) };
const HEAD: PinnedRef = { name: "topic", sha: "b".repeat(40) };

const PENDING: PendingRequest = {
  kind: "change",
  trigger: "comment",
  instruction: "fix it",
  subject: { kind: "issue", number: 12 },
  askers: [account("maria")],
  key: "00000000000000aa",
  commentId: 99,
  phrase: "@remit",
  thread: {
    title: "Wrong total",
    body: "",
    author: account("otto"),
    comment: "@remit fix it",
    at: "2026-11-01T10:00:00Z",
  },
};

const who = (more = ""): Policy["who"] => policyOf(`version = 1\nextends = "edit"\n[who]\n${more}`).who;

interface Setting {
  readonly pending?: Partial<PendingRequest>;
  readonly who?: AdmissionFacts["who"];
  readonly github?: PortWorld;
  readonly branches?: readonly PinnedRef[];
  readonly baseBranch?: string;
  readonly answersOnly?: boolean;
}

function decide(setting: Setting = {}) {
  const {
    pending = {},
    branches = [],
    github = openGitHubPort({ permissions: { maria: "write" }, branches }),
    baseBranch = "",
    answersOnly = false,
  } = setting;
  return admit(
    { ...PENDING, ...pending },
    { github, who: setting.who ?? who(), trusted: TRUSTED, baseBranch, branchPrefix: "remit/", answersOnly },
  );
}

function withPull(pull: Partial<PullFacts> = {}): Setting {
  const github = openGitHubPort({ permissions: { maria: "write" } });
  open(github.pulls, { number: 7, head: HEAD, base: TRUSTED, title: "Topic", ...pull });
  return { github, pending: { subject: { kind: "pull", number: 7 } } };
}

describe("a request that cannot lead to a change", () => {
  test("becomes an answer if the policy publishes nothing, but an approval stays a change", async () => {
    expect(await decide({ answersOnly: true })).toMatchObject({ kind: "answer" });
    const approve = { command: { name: "approve", args: "0123abc" } };
    expect(await decide({ pending: approve, answersOnly: true })).toMatchObject({ kind: "change" });
    const fork = withPull({ fromFork: true });
    expect(await decide({ ...fork, answersOnly: true })).toMatchObject({ kind: "answer" });
    expect(await decide({ ...fork, pending: { ...fork.pending, ...approve }, answersOnly: true })).toMatchObject({
      kind: "declined",
    });
  });

  test.each([{ fromFork: true }, { open: false, merged: true }, { head: { ...HEAD, name: "main" } }])(
    "is answered if it is a question about a pull request: %j",
    async (pull) => {
      const there = withPull(pull);
      const question = { ...there, pending: { ...there.pending, question: true } } as const;
      expect(await decide(question)).toMatchObject({ kind: "answer", question: true });
      expect(await decide(there)).toMatchObject({ kind: "declined" });
    },
  );

  test("does not include a question on an issue, which may lead to a change", async () => {
    expect(await decide({ pending: { question: true } })).toMatchObject({ kind: "change", question: true });
  });
});

describe("admission", () => {
  test("turns what somebody with write permission asks for into a request with pinned commits", async () => {
    expect(await decide()).toEqual({
      kind: "change",
      trigger: "comment",
      actor: { login: "maria", id: 109, permission: "write", bot: false },
      subject: { kind: "issue", number: 12, title: "Wrong total", fromFork: false },
      instruction: "fix it",
      trusted: TRUSTED,
      base: TRUSTED,
      key: PENDING.key,
      commentId: 99,
      phrase: "@remit",
    });
  });

  test.each([
    ["none", false],
    ["read", false],
    ["triage", false],
    ["write", true],
    ["maintain", true],
    ["admin", true],
  ] as const)("with %s permission is %s if the policy asks for write", async (permission, admitted) => {
    const decided = await decide({ github: openGitHubPort({ permissions: { maria: permission } }) });
    expect(decided.kind === "change").toBe(admitted);
    if (decided.kind === "declined")
      expect(decided.reason).toBe(`@maria has ${permission} permission; the policy asks for write (edit).`);
  });

  test("asks for the permission that the policy sets, and names the line that sets it", async () => {
    const strict = await decide({ who: who('permission = "admin"') });
    expect(strict).toEqual({ kind: "declined", reason: expect.stringContaining("admin (remit.toml:4)") });
    expect(
      await decide({ who: who('permission = "read"'), github: openGitHubPort({ permissions: { maria: "read" } }) }),
    ).toMatchObject({
      kind: "change",
    });
  });

  test.each(["read", "triage", "write", "maintain", "admin"] as const)(
    "refuses everybody below %s if the policy asks for that, and accepts everybody else",
    async (least) => {
      const ascending = ["none", "read", "triage", "write", "maintain", "admin"] as const;
      for (const permission of ascending) {
        const github = openGitHubPort({ permissions: { maria: permission } });
        const { kind } = await decide({ github, who: who(`permission = "${least}"`) });
        const enough = ascending.indexOf(permission) >= ascending.indexOf(least);
        expect([permission, kind]).toEqual([permission, enough ? "change" : "declined"]);
      }
    },
  );

  test("trusts the event about an account that GitHub does not show, but never about its permission", async () => {
    const missing = new GitHubError("GitHub would not show the account maria (404: Not Found).", 404);
    const github = openGitHubPort({ permissions: { maria: "write" } });
    github.fail("account", missing);
    expect(await decide({ github })).toMatchObject({ kind: "change", actor: { login: "maria", bot: false } });
    expect(await decide({ github, pending: { askers: [account("keeper[bot]")] } })).toMatchObject({ kind: "declined" });
    const nobody = { ...account("maria"), id: 0 };
    expect(await decide({ github, pending: { askers: [nobody] } })).toEqual({
      kind: "declined",
      reason:
        "@maria may not start a run: GitHub did not say what they may do (404): GitHub would not show the account maria (404: Not Found).",
    });
    github.fail("account", new GitHubError("GitHub would not show the account maria (403: Forbidden).", 403));
    expect(await decide({ github })).toMatchObject({ kind: "declined" });
    github.fail("account", missing);
    github.fail("permission", missing);
    expect(await decide({ github })).toMatchObject({ kind: "declined" });
  });

  test("needs the permission of everybody who took part in the event", async () => {
    const github = openGitHubPort({ permissions: { maria: "write", mallory: "read" } });
    const decided = await decide({ github, pending: { askers: [account("maria"), account("mallory")] } });
    expect(decided).toEqual({ kind: "declined", reason: expect.stringContaining("@mallory has read") });
    expect(github.asked).toEqual(expect.arrayContaining(["permission maria", "permission mallory"]));
  });

  test.each([
    ["an app, by its name", account("renovate[bot]"), []],
    ["an account that only the API calls a bot", account("robot", false), ["robot"]],
    ["an app that is a maintainer", account("keeper[bot]"), []],
  ])("refuses %s that the policy does not name", async (_, asker, bots) => {
    const permissions = { robot: "admin", "keeper[bot]": "admin" } as const;
    const decided = await decide({ github: openGitHubPort({ permissions, bots }), pending: { askers: [asker] } });
    expect(decided).toEqual({ kind: "declined", reason: expect.stringContaining("does not name") });
  });

  test("accepts a bot only by its exact name", async () => {
    const bots = who('bots = ["renovate[bot]"]');
    expect(await decide({ who: bots, pending: { askers: [account("renovate[bot]")] } })).toMatchObject({
      kind: "change",
      actor: { login: "renovate[bot]", bot: true },
    });
    expect(await decide({ who: bots, pending: { askers: [account("renovate")] } })).toMatchObject({ kind: "declined" });
    expect(await decide({ who: bots, pending: { askers: [account("renovate-x[bot]")] } })).toMatchObject({
      kind: "declined",
    });
  });

  test("accepts a named bot without a known permission, but not if GitHub refuses to say", async () => {
    const bots = who('bots = ["Renovate[bot]"]');
    const asking = (status: number) => {
      const github = openGitHubPort();
      github.fail("permission", new GitHubError("No.", status));
      return decide({ github, who: bots, pending: { askers: [account("renovate[bot]")] } });
    };
    expect(await asking(404)).toMatchObject({ kind: "change", actor: { permission: "none", bot: true } });
    expect(await asking(403)).toEqual({ kind: "declined", reason: expect.stringContaining("403") });
  });

  test.each(["permission", "account"] as const)(
    "declines if GitHub refuses to show the %s, but throws on an outage or an expired token",
    async (method) => {
      const asking = (status: number) => {
        const github = openGitHubPort({ permissions: { maria: "admin" } });
        github.fail(method, new GitHubError("Not so", status));
        return decide({ github });
      };
      expect(await asking(403)).toEqual({ kind: "declined", reason: expect.stringContaining("403") });
      for (const status of [0, 401, 429, 500, 502]) await expect(asking(status)).rejects.toMatchObject({ status });
    },
  );

  test("throws on an unexpected error instead of declining", async () => {
    const github = { ...openGitHubPort(), permission: () => Promise.reject(new TypeError("bug")) } as PortWorld;
    await expect(decide({ github })).rejects.toThrow("bug");
  });

  test("refuses a login that now belongs to another account", async () => {
    const decided = await decide({ pending: { askers: [{ login: "maria", id: 5, bot: false }] } });
    expect(decided).toEqual({ kind: "declined", reason: expect.stringContaining("another account") });
  });

  test("asks GitHub while the policy is still being read", async () => {
    const github = openGitHubPort({ permissions: { maria: "write" } });
    const late = Promise.withResolvers<Policy["who"]>();
    const deciding = decide({ github, who: late.promise });
    await Promise.resolve();
    expect(github.asked).toContain("permission maria");
    late.resolve(who());
    expect(await deciding).toMatchObject({ kind: "change" });
  });
});

describe("the commits of a request", () => {
  test("are a pull request's head at the time of the gate, read once", async () => {
    const setting = withPull();
    expect(await decide(setting)).toMatchObject({
      base: HEAD,
      trusted: TRUSTED,
      subject: { kind: "pull", number: 7, title: "Wrong total", head: HEAD, base: TRUSTED, fromFork: false },
    });
    expect(setting.github?.asked.filter((each) => each === "pull 7")).toHaveLength(1);
  });

  test.each([
    ["merged", { open: false, merged: true }],
    ["closed", { open: false }],
  ])("are refused for a change on a %s pull request, but not for a review", async (word, pull) => {
    const setting = withPull(pull);
    expect(await decide(setting)).toEqual({ kind: "declined", answer: true, reason: expect.stringContaining(word) });
    expect(await decide({ ...setting, pending: { ...setting.pending, kind: "review" } })).toMatchObject({
      kind: "review",
    });
  });

  test("are refused for a change if the head is the default branch itself", async () => {
    expect(await decide(withPull({ head: TRUSTED }))).toMatchObject({
      kind: "declined",
      answer: true,
      reason: expect.stringContaining("does not push"),
    });
  });

  test("of this repository's own pull requests are accepted if the policy does nothing on forks", async () => {
    expect(await decide({ ...withPull(), who: who('forks = "nothing"') })).toMatchObject({ kind: "change" });
  });

  test("can be those of the default branch for a review, which pushes nothing", async () => {
    const own = withPull({ head: { ...HEAD, name: "main" } });
    expect(await decide({ ...own, pending: { ...own.pending, kind: "review" } })).toMatchObject({ kind: "review" });
  });

  test("of a fork are accepted for a review only, or not at all", async () => {
    const setting = withPull({ fromFork: true });
    expect(await decide(setting)).toEqual({
      kind: "declined",
      answer: true,
      reason: expect.stringContaining("/review"),
    });
    const review: Setting = { ...setting, pending: { ...setting.pending, kind: "review" } };
    expect(await decide(review)).toMatchObject({ kind: "review", subject: { fromFork: true } });
    expect(await decide({ ...review, who: who('forks = "nothing"') })).toMatchObject({ kind: "declined" });
  });

  test.each([
    ["the branch of an earlier request", [{ name: "remit/issue-12-wrong", sha: "c".repeat(40) }], "c"],
    ["the branch without a slug", [{ name: "remit/issue-12", sha: "d".repeat(40) }], "d"],
    ["the default branch, where only another issue has one", [{ name: "remit/issue-123-x", sha: "e".repeat(40) }], "a"],
  ])("of an issue are %s", async (_, branches, letter) => {
    expect(await decide({ branches })).toMatchObject({ base: { sha: letter.repeat(40) } });
  });

  test("of a repeated dispatched run are those of its branch", async () => {
    const { subject: _, thread: __, commentId: ___, ...rest } = PENDING;
    const branches = [{ name: `remit/dispatch-${PENDING.key}`, sha: "c".repeat(40) }];
    const github = openGitHubPort({ permissions: { maria: "write" }, branches });
    const facts = { github, who: who(), trusted: TRUSTED, branchPrefix: "remit/", answersOnly: false };
    expect(await admit({ ...rest, trigger: "dispatch" }, facts)).toMatchObject({ base: branches[0] });
  });

  test("are the default branch's, with the rejected pull request, if that pull request's branch is gone", async () => {
    const head = { name: "remit/issue-12-wrong-total", sha: "c".repeat(40) };
    const facts = { who: who(), trusted: TRUSTED, branchPrefix: "remit/", answersOnly: false };
    const github = openGitHubPort({ permissions: { maria: "write" } });
    open(github.pulls, { number: 13, open: false, head, base: TRUSTED });
    expect(await admit(PENDING, { ...facts, github })).toMatchObject({ base: TRUSTED, rejected: { number: 13 } });
  });

  test("are refused if the base branch does not exist", async () => {
    expect(await decide({ baseBranch: "release" })).toEqual({
      kind: "declined",
      answer: true,
      reason: expect.stringContaining('"release"'),
    });
  });

  test("are refused if GitHub does not show the pull request, and an outage throws", async () => {
    const setting = withPull();
    setting.github?.fail("pull", new GitHubError("Gone", 410));
    expect(await decide(setting)).toEqual({
      kind: "declined",
      answer: true,
      reason: expect.stringContaining("#7 (410)"),
    });
    const down = withPull();
    down.github?.fail("pull", new GitHubError("Bad Gateway", 502));
    await expect(decide(down)).rejects.toMatchObject({ status: 502 });
  });

  test.each(["pull", "branches"] as const)(
    "that GitHub does not show the job's token (%s) are a fault, but not for somebody who may not ask",
    async (method) => {
      const refused = (asker: string) => {
        const setting: Setting = method === "pull" ? withPull() : {};
        const { github = openGitHubPort({ permissions: { maria: "write" } }), pending } = setting;
        github.fail(method, new GitHubError("Resource not accessible by integration", 403));
        return decide({ github, pending: { ...pending, askers: [account(asker)] } });
      };
      await expect(refused("maria")).rejects.toMatchObject({ status: 403 });
      expect(await refused("mallory")).toEqual({ kind: "declined", reason: expect.stringContaining("@mallory") });
    },
  );
});

describe("a request without a comment", () => {
  const pushed = (pull: Partial<PullFacts> = {}, pending: Partial<PendingRequest> = {}): Setting => {
    const setting = withPull(pull);
    const subject = { kind: "pull", number: 7, head: HEAD.sha } as const;
    return {
      ...setting,
      pending: { kind: "review", trigger: "pull", askers: [account("mallory")], subject, ...pending },
    };
  };

  test("by a schedule needs no permission and does not look any up", async () => {
    const { subject: _, thread: __, commentId: ___, phrase: ____, ...rest } = PENDING;
    const github = openGitHubPort();
    const facts = { github, who: who('permission = "admin"') };
    const pending: PendingRequest = { ...rest, trigger: "schedule", askers: [account("mallory")], task: "docs" };
    expect(
      await admit(pending, { ...facts, trusted: TRUSTED, branchPrefix: "remit/", answersOnly: false }),
    ).toMatchObject({
      trigger: "schedule",
      actor: { login: "mallory", permission: "none" },
      task: "docs",
      base: TRUSTED,
    });
    expect(github.asked).toEqual(["branches remit/task-docs", "lastPullFrom remit/task-docs"]);
  });

  test("continues the branch of its own task only", async () => {
    const { subject: _, thread: __, ...rest } = PENDING;
    const branches = ["remit/task-docs-2", "remit/task-docs"].map((name) => ({ name, sha: "c".repeat(40) }));
    const facts = {
      github: openGitHubPort({ branches }),
      who: who(),
      trusted: TRUSTED,
      branchPrefix: "remit/",
      answersOnly: false,
    };
    expect(await admit({ ...rest, trigger: "schedule", task: "docs" }, facts)).toMatchObject({ base: branches[1] });
    expect(await admit({ ...rest, trigger: "schedule", task: "lint" }, facts)).toMatchObject({ base: TRUSTED });
  });

  test("reviews anybody's pull request from a fork if the policy reviews forks", async () => {
    expect(await decide(pushed({ fromFork: true }))).toMatchObject({ kind: "review", actor: { login: "mallory" } });
    const never = { ...pushed({ fromFork: true }), who: who('forks = "nothing"') };
    expect(await decide(never)).toMatchObject({ kind: "declined" });
  });

  test.each([
    ["somebody without permission pushes to a branch of this repository", pushed()],
    ["a stranger asks for a change of a fork", pushed({ fromFork: true }, { kind: "change" })],
    ["a stranger sets a label on a fork's", pushed({ fromFork: true }, { trigger: "label" })],
    ["a stranger comments on a fork's", pushed({ fromFork: true }, { trigger: "comment" })],
    ["a bot opens a fork's", pushed({ fromFork: true }, { askers: [account("renovate[bot]")] })],
  ])("is declined when %s", async (_, setting) => {
    expect(await decide(setting)).toEqual({ kind: "declined", reason: expect.stringMatching(/mallory has none|bot/) });
  });

  test.each(["review", "change"] as const)(
    "for a %s is declined if the head has moved since the event",
    async (kind) => {
      const askers = [account("maria")] as const;
      const moved = pushed({ head: { name: "topic", sha: "d".repeat(40) } }, { kind, askers, trigger: "ci" });
      expect(await decide(moved)).toEqual({
        kind: "declined",
        answer: true,
        reason: expect.stringContaining("has moved from bbbb"),
      });
    },
  );

  test("fixes the failed base branch unless it has moved, but no branch without a pull request", async () => {
    const { subject: _, thread: __, ...rest } = PENDING;
    const failed = async (branch: PinnedRef) => {
      const github = openGitHubPort({ permissions: { maria: "write" }, branches });
      const facts = { github, who: who(), trusted: TRUSTED };
      return await admit(
        { ...rest, trigger: "ci", branch, task: "ci-main" },
        { ...facts, branchPrefix: "remit/", answersOnly: false },
      );
    };
    let branches: PinnedRef[] = [];
    expect(await failed(TRUSTED)).toMatchObject({ kind: "change", base: TRUSTED });
    branches = [{ name: "remit/task-ci-main", sha: "c".repeat(40) }];
    expect(await failed(TRUSTED)).toMatchObject({ kind: "change", base: branches[0] });
    expect(await failed({ ...TRUSTED, sha: "f".repeat(40) })).toEqual({
      kind: "declined",
      answer: true,
      reason: expect.stringContaining("main has moved"),
    });
    expect(await failed(HEAD)).toEqual({
      kind: "declined",
      answer: true,
      reason: expect.stringContaining("topic, which has no open pull request"),
    });
  });
});
