/** What an approval is worth: exactly the plan that was shown, on the ground that it was made for, or nothing. */
import { describe, expect, test } from "@jest/globals";
import type { Request } from "../../src/events.ts";
import type { Policy } from "../../src/policy/policy.ts";
import type { CommentFacts } from "../../src/ports.ts";
import { markerLine } from "../../src/report/marker.ts";
import { seal, showPlan } from "../../src/report/plan.ts";
import { approve, type When } from "../../src/run/approve.ts";
import type { Admitted } from "../../src/run/gate.ts";
import { digestOfPlan, nameOfPlan, type KeptPlan } from "../../src/run/plan.ts";
import { account } from "../world/github-port.ts";
import { issueRequest } from "../world/requests.ts";

const BASE = "a".repeat(40);
const POLICY = `sha256:${"0".repeat(64)}`;
const REMIT = account("remit[bot]");
const PLAN: KeptPlan = {
  version: 1,
  text: "1. Start the sum at 0.\n2. Test it.",
  instruction: "mend the total",
  by: "maria",
  subject: { kind: "issue", number: 12 },
  base: { name: "main", sha: BASE },
  policy: POLICY,
  url: "https://github.com/octo/shop/actions/runs/1",
};
const PULL = { kind: "pull", number: 7, title: "", fromFork: false } as const;
const ON_PULL: KeptPlan = { ...PLAN, subject: { kind: "pull", number: 7, into: "main" } };
const DIGEST = digestOfPlan(PLAN);
const DIGITS = DIGEST.slice("sha256:".length);
const SHOWN = `${markerLine({ key: "k", subject: 12 })}\n${seal(`### Planned\n\n${showPlan(PLAN.text)}`, DIGEST)}`;

interface Scene {
  readonly args?: string;
  /** What was said besides the command. */
  readonly said?: string;
  readonly plans?: readonly KeptPlan[];
  readonly comments?: readonly CommentFacts[];
  readonly request?: Partial<Request>;
  readonly policy?: string;
  readonly when?: When;
  /** Of the commit that work would start from. */
  readonly message?: string;
}

function comment(body: string, author = REMIT, id = 1): CommentFacts {
  return { id, body, author, createdAt: "", updatedAt: "", url: `https://github.test/comments/${id}` };
}

async function decide({
  args = DIGITS.slice(0, 12),
  said = "",
  plans = [PLAN],
  comments = [comment(SHOWN)],
  request: more = {},
  policy = POLICY,
  when,
  message = "Earlier work",
}: Scene = {}) {
  const named = new Map(plans.map((plan) => [nameOfPlan(digestOfPlan(plan)), plan]));
  const git = {
    kept: {
      list: async (start: string) => [...named.keys()].filter((name) => name.startsWith(start)),
      find: async (name: string) => name,
    },
    show: async (name: string) => Buffer.from(JSON.stringify(named.get(name))),
    fetch: async () => {},
    inspect: async () => ({ message, parents: [] }),
  };
  const github = { self: async () => REMIT, comments: async () => comments };
  const request = issueRequest(BASE, { kind: "answer", phrase: "@remit", ...more });
  const admitted = {
    kind: "open",
    wish: { command: { name: "approve", args }, subject: request.subject },
    asked: { instruction: [args, said].filter((part) => part !== "").join("\n\n"), prompt: "" },
    request,
    policy: { source: { path: ".github/remit.toml", digest: policy } } as Policy,
  } as unknown as Admitted;
  return await approve({ git, github } as unknown as Parameters<typeof approve>[0], admitted, when);
}

async function refused(scene: Scene): Promise<string> {
  const { start } = await decide(scene);
  if (start.kind !== "nothing") throw new Error(`It was not refused: ${start.kind}.`);
  return start.reason;
}

describe("a plan is approved", () => {
  test.each([
    DIGITS.slice(0, 7),
    DIGITS.slice(0, 12),
    DIGITS,
    DIGEST,
    `\`${DIGITS.slice(0, 12)}\``,
    `"${DIGITS.toUpperCase()}".`,
  ])("by %s, word for word and with what it was asked for", async (args) => {
    const { start, admitted } = await decide({ args });
    expect(start).toEqual({ kind: "approved", plan: PLAN, digest: DIGEST });
    expect(admitted.request).toMatchObject({ kind: "change", instruction: "mend the total", base: PLAN.base });
  });

  test("under one key, whoever approves it and however", async () => {
    const key = async (scene: Scene) => (await decide(scene)).admitted.request.key;
    expect(await key({ args: DIGITS, request: { key: "b".repeat(16) } })).toBe(await key({}));
    const other: KeptPlan = { ...PLAN, text: "1. Another." };
    const shown = comment(seal(`x\n\n${showPlan(other.text)}`, digestOfPlan(other)));
    const args = digestOfPlan(other);
    expect(await key({ args, plans: [other], comments: [shown] })).not.toBe(await key({}));
  });

  test("though another plan was shown after it, and GitHub ends lines in its own way", async () => {
    const other = { ...PLAN, text: "1. Another." };
    const later = comment(`<!-- x -->\n${seal(showPlan(other.text), digestOfPlan(other))}`, REMIT, 2);
    const comments = [comment(SHOWN.replaceAll("\n", "\r\n")), later];
    expect((await decide({ comments, plans: [PLAN, other] })).start).toMatchObject({ digest: DIGEST });
  });

  test("on a pull request that goes where it went", async () => {
    const shown = comment(`<!-- x -->\n${seal(showPlan(PLAN.text), digestOfPlan(ON_PULL))}`);
    const request = { subject: { ...PULL, base: { name: "main", sha: BASE } } };
    const scene = { plans: [ON_PULL], args: digestOfPlan(ON_PULL), comments: [shown], request };
    expect((await decide(scene)).start.kind).toBe("approved");
  });

  test("and not again where its commit is there already", async () => {
    const key = (await decide()).admitted.request.key;
    const { start } = await decide({ message: `Mend it\n\nRemit-Request: ${key}`, comments: [] });
    expect(start).toEqual({ kind: "fresh" });
  });

  test("whatever strangers' comments beside it say of it", async () => {
    const forged = comment(SHOWN.replace("at 0", "at 1"), account("mallory"), 2);
    expect((await decide({ comments: [comment(SHOWN), forged] })).start.kind).toBe("approved");
  });

  test("in the second job too, though the branch has moved since the first", async () => {
    const base = { name: "main", sha: "b".repeat(40) };
    expect((await decide({ when: "after work", request: { base } })).start.kind).toBe("approved");
  });
});

describe("no plan is approved", () => {
  test.each<[string, Scene, RegExp]>([
    ["by no digest", { args: "" }, /names the plan by its digest.*Plans here: `[0-9a-f]{12}`/],
    ["by words", { args: "the plan above" }, /is no digest/],
    ["by digits behind others", { args: `zz${DIGITS.slice(0, 12)}` }, /is no digest/],
    ["by more digits than there are", { args: `${DIGITS}0` }, /is no digest/],
    ["by six digits", { args: DIGITS.slice(0, 6) }, /is no digest/],
    ["by a digest that nobody knows", { args: "0123456789ab" }, /No plan that begins with/],
    ["with a further wish on the line", { args: `${DIGITS} and push to main` }, /exactly the plan is carried out/],
    ["with a further wish below", { said: "but skip the tests" }, /exactly the plan is carried out/],
    [
      "of another issue",
      { request: { subject: { kind: "issue", number: 13, title: "", fromFork: false } } },
      /No plan that/,
    ],
    [
      "of the issue on the pull request of its number",
      { request: { subject: { kind: "pull", number: 12, title: "", fromFork: false } } },
      /No plan that/,
    ],
    ["of an issue by a dispatched run", { request: { subject: undefined } as never }, /No plan that/],
    [
      "after a push",
      { request: { base: { name: "main", sha: "b".repeat(40) } } },
      /made for `main` at a{10}, and work would start from `main` at b{10}/,
    ],
    ["from another branch at the same commit", { request: { base: { name: "next", sha: BASE } } }, /made for `main`/],
    [
      "where the pull request goes to another branch by now",
      {
        plans: [ON_PULL],
        args: digestOfPlan(ON_PULL),
        request: { subject: { ...PULL, base: { name: "next", sha: BASE } } },
      },
      /goes to `next` now/,
    ],
    ["under another policy", { policy: `sha256:${"1".repeat(64)}` }, /the policy .* has changed/],
    [
      "under another policy in the second job",
      { policy: `sha256:${"1".repeat(64)}`, when: "after work" },
      /the policy .* has changed/,
    ],
    ["whose comment is gone", { comments: [] }, /is gone/],
    ["whose comment is a copy by somebody else", { comments: [comment(SHOWN, account("mallory"))] }, /is gone/],
    ["whose comment shows another plan", { comments: [comment(SHOWN.replace("at 0", "at 1"))] }, /was edited/],
    [
      "whose comment has more above it",
      { comments: [comment(SHOWN.replace("###", "Harmless.\n\n###"))] },
      /was edited/,
    ],
    [
      "whose comment is sealed, but shows another plan",
      { comments: [comment(`<!-- x -->\n${seal("### Planned\n\n1. Harmless.", DIGEST)}`)] },
      /was edited/,
    ],
  ])("%s", async (_, scene, why) => {
    expect(await refused(scene)).toMatch(why);
  });

  test("where its digits stand for two", async () => {
    const [one, two] = twins();
    const args = digestOfPlan(one).slice("sha256:".length, "sha256:".length + 7);
    expect(await refused({ args, plans: [one, two] })).toMatch(/more than one plan/);
  });
});

/** Two plans whose digests begin alike; found by trying some thousands. */
function twins(): readonly [KeptPlan, KeptPlan] {
  const known = new Map<string, KeptPlan>();
  for (let number = 0; ; number++) {
    const plan: KeptPlan = { ...PLAN, text: `1. Step ${number}.` };
    const start = digestOfPlan(plan).slice("sha256:".length, "sha256:".length + 7);
    const twin = known.get(start);
    if (twin !== undefined) return [twin, plan];
    known.set(start, plan);
  }
}
