/**
 * The gate of a run with a real git server: the trusted ref decides, whatever the event, the head and the inputs say.
 */
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import type { LimitName } from "../../src/events.ts";
import { passGate, type AdmitFurther, type AdmittedRequest, type GateResult } from "../../src/run/gate.ts";
import { account, open, openGitHubPort } from "../world/github-port.ts";
import { openGitSite, type GitSite } from "../world/git-site.ts";
import { invocationOf } from "../world/invocations.ts";

const STRICT = `version = 1
extends = "edit"
[limits]
turns = 20
minutes = 10
tokens = 100_000
usd = 1.5
[[deny]]
id = "kept"
path = ["src/kept.ts"]
`;
const LOOSE = 'version = 1\nextends = "maintain"\n[who]\npermission = "read"\n[limits]\nturns = 500\n';

let site: GitSite;

beforeAll(async () => {
  site = await openGitSite({ ".github/remit.toml": STRICT, "GEMINI.md": "Be good.\n", "a.txt": "a\n" });
  const below = { "backend/package.json": '{ "scripts": { "test": "x" } }', "web/deep/er/Cargo.toml": "" };
  await site.shop.commit({ branch: "mono", base: "main", files: below });
  const files = { ".github/remit.toml": LOOSE, "GEMINI.md": "Be bad.\n", ".gemini/settings.json": "{" };
  await site.shop.commit({ branch: "topic", base: "main", files });
  await site.shop.commit({
    branch: "broken",
    base: "main",
    files: { ".github/remit.toml": "version = 1\nwhoo = 1\n" },
  });
});

afterAll(async () => {
  await site[Symbol.asyncDispose]();
});

interface Asked {
  readonly by?: string;
  readonly body?: string;
  readonly tighten?: Partial<Record<LimitName, number>>;
  /** The default branch that the event names. */
  readonly trusted?: string;
  readonly policyFile?: string;
}

/** `@remit …` on a pull request from `topic`, whose head has another policy. */
async function ask({
  by = "maria",
  body = "@remit fix it",
  tighten = {},
  trusted = "main",
  policyFile,
}: Asked = {}): Promise<GateResult> {
  const github = openGitHubPort({ shop: site.shop, permissions: { maria: "write", mallory: "read" } });
  const [head, base] = await Promise.all([github.branch("topic"), github.branch("main")]);
  if (head === undefined || base === undefined) throw new Error("There is no such branch.");
  open(github.pulls, { number: 7, title: "Topic", head, base });
  const due: AdmitFurther = (_, request) => Promise.resolve({ kind: "due", request });
  const user = { ...account(by), type: "User" };
  const at = "2026-11-01T10:00:00Z";
  const issue = { number: 7, title: "Topic", body: "", user, updated_at: at, pull_request: { url: "https://x" } };
  const comment = { id: 99, body, user, created_at: at };
  const repository = { id: 5, default_branch: trusted };
  const payload = { action: "created", issue, comment, sender: user, repository };
  const order = invocationOf({ event: { name: "issue_comment", payload }, tighten });
  const settings = { ...order.settings, ...(policyFile !== undefined && { policyFile }) };
  return await passGate({ github, git: site.git }, { ...order, settings }, due);
}

async function admit(asked?: Asked): Promise<AdmittedRequest> {
  const gate = await ask(asked);
  if (gate.kind !== "open") throw new Error(JSON.stringify(gate));
  return gate;
}

describe("a run on a pull request whose head has another policy", () => {
  test("follows the policy and the instructions of the default branch", async () => {
    const { policy, request, project } = await admit();
    expect(request.base.name).toBe("topic");
    expect(request.trusted).toEqual({ name: "main", sha: await site.shop.ref("main") });
    expect(policy.source).toMatchObject({ path: ".github/remit.toml", ref: "main" });
    expect(policy.rules.map(({ id }) => id)).toContain("kept");
    const { files } = await project.instructions();
    expect(files.map(({ text }) => text.trim())).toEqual(["Be good."]);
  });

  test("is open only to people whom the default branch's policy allows", async () => {
    expect(await ask({ by: "mallory" })).toEqual({
      kind: "declined",
      reason: expect.stringContaining("the policy asks for write"),
    });
  });

  test("is closed while the policy is invalid, and everybody is told the fault, strangers too", async () => {
    for (const by of ["maria", "mallory"]) {
      expect(await ask({ by, trusted: "broken" })).toEqual({
        kind: "closed",
        faults: [
          { kind: "config", message: expect.stringMatching(/remit\.toml:2:1: .*whoo/), hint: expect.anything() },
        ],
      });
    }
  });
});

test("a run whose `policy-file` does not exist is closed, and follows no other policy", async () => {
  const message = ".github/remit.tom:1:1: There is no such file on main, and `policy-file` names it.";
  expect(await ask({ policyFile: ".github/remit.tom" })).toEqual({
    kind: "closed",
    faults: [{ kind: "config", message, hint: "Without `policy-file`, Remit reads .github/remit.toml." }],
  });
});

describe("inputs of the action", () => {
  const numbers = ({ limits }: AdmittedRequest) =>
    Object.fromEntries(Object.entries(limits).map(([name, { value }]) => [name, value]));

  test("tighten the policy's limits, and are named as the source of the numbers", async () => {
    const { limits } = await admit({ tighten: { turns: 5, minutes: 2.5, tokens: 1_000, usd: 0.1 } });
    expect(limits).toMatchObject({
      turns: { value: 5, source: "input max-turns" },
      minutes: { value: 2.5, source: "input max-minutes" },
      tokens: { value: 1_000, source: "input max-tokens" },
      usd: { value: 0.1, source: "input max-usd" },
    });
  });

  test("never loosen a limit of the policy", async () => {
    const loose = await admit({ tighten: { turns: 500, minutes: 300, tokens: 9_000_000, usd: 100 } });
    expect(numbers(loose)).toMatchObject({ turns: 20, minutes: 10, tokens: 100_000, usd: 1.5 });
    expect(loose.limits).toEqual((await admit()).limits);
    expect(loose.limits.turns.source).toContain("remit.toml:4");
  });
});

test("a monorepo without a manifest in its root gets the commands of the packages below", async () => {
  expect((await admit({ trusted: "mono" })).policy.commands).toEqual(["npm test"]);
  expect((await admit()).policy.commands).toEqual([]);
});
