/** An approval is for exactly the plan that was shown, at the commit and under the policy that it was made for. */
import { describe, expect, test } from "@jest/globals";
import type { Request } from "../../../src/events.ts";
import type { Policy } from "../../../src/policy/policy.ts";
import type { CommentFacts } from "../../../src/ports.ts";
import { markerLine, sealComment, type CommentRecord, commentKey } from "../../../src/report/run-comment.ts";
import { approve } from "../../../src/features/plan/feature.ts";
import type { StartPhase } from "../../../src/run/begin.ts";
import type { AdmittedRequest } from "../../../src/run/gate.ts";
import type { PublishPorts } from "../../../src/run/invocation.ts";
import { digestOfPlan, nameOfPlan, showPlan, type KeptPlan } from "../../../src/features/plan/plan.ts";
import { account } from "../../world/github-port.ts";
import { invocationOf } from "../../world/invocations.ts";
import { SEAL } from "../../world/report-station.ts";
import { issueRequest } from "../../world/requests.ts";

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
const { subject: _, ...DISPATCHED } = PLAN;
const DIGEST = digestOfPlan(PLAN);
const DIGITS = DIGEST.slice("sha256:".length);
const shown = (plan: KeptPlan, subject = 12, text = plan.text) =>
  sealed(`### Planned\n\n${showPlan(text)}\n\n${showPlan(plan.instruction)}`, { plan: digestOfPlan(plan) }, subject);
const sealed = (text: string, record: CommentRecord, subject = 12, key = "k") =>
  sealComment(`${markerLine({ key, subject })}\n${text}`, record, SEAL);
const SHOWN = shown(PLAN);

interface Scene {
  readonly args?: string;
  /** The text besides the command. */
  readonly instruction?: string;
  readonly plans?: readonly KeptPlan[];
  readonly comments?: readonly CommentFacts[];
  readonly request?: Partial<Request>;
  readonly policy?: string;
  readonly when?: StartPhase;
  /** The message of the commit from which work would start. */
  readonly message?: string;
  readonly parent?: string;
  /** Who edited the comments last. */
  readonly editor?: number;
  readonly sealKey?: string;
}

function comment(body: string, author = REMIT, id = 1): CommentFacts {
  return { id, body, author, createdAt: "", updatedAt: "", url: `https://github.test/comments/${id}` };
}

async function decide({
  args = DIGITS.slice(0, 12),
  instruction = "",
  plans = [PLAN],
  comments = [comment(SHOWN)],
  request: more = {},
  policy = POLICY,
  when = "before work",
  message = "Earlier work",
  parent = "9".repeat(40),
  editor,
  sealKey = "",
}: Scene = {}) {
  const named = new Map(plans.map((plan) => [nameOfPlan(digestOfPlan(plan)), plan]));
  const git = {
    kept: {
      list: async (start: string) => [...named.keys()].filter((name) => name.startsWith(start)),
      find: async (name: string) => name,
    },
    show: async (name: string) => Buffer.from(JSON.stringify(named.get(name))),
    fetch: async () => {},
    inspect: async () => ({ message, parents: [parent] }),
  };
  const github = { self: async () => REMIT, comments: async () => comments, lastEditor: async () => editor };
  const request = issueRequest(BASE, { kind: "answer", phrase: "@remit", ...more });
  const admitted = {
    kind: "open",
    pending: { command: { name: "approve", args }, subject: request.subject },
    resolved: { instruction: [args, instruction].filter((part) => part !== "").join("\n\n"), prompt: "" },
    request,
    policy: { source: { path: ".github/remit.toml", digest: policy } } as Policy,
  } as unknown as AdmittedRequest;
  const ports = { git, github } as unknown as PublishPorts;
  const invocation = invocationOf();
  const keyed = { ...invocation, settings: { ...invocation.settings, sealKey } };
  return await approve({ ports, invocation: keyed, admitted }, when);
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
  ])("by %s, with its exact text and the request that it was made for", async (args) => {
    const { start, admitted } = await decide({ args });
    expect(start).toMatchObject({ kind: "continued", origin: { approves: { digest: DIGEST, by: PLAN.by } } });
    expect(admitted.request).toMatchObject({ kind: "change", instruction: "mend the total", base: PLAN.base });
  });

  test("under one key, whoever approves it and however", async () => {
    const key = async (scene: Scene) => (await decide(scene)).admitted.request.key;
    expect(await key({ args: DIGITS, request: { key: "b".repeat(16) } })).toBe(await key({}));
    const other: KeptPlan = { ...PLAN, text: "1. Another." };
    const args = digestOfPlan(other);
    expect(await key({ args, plans: [other], comments: [comment(shown(other))] })).not.toBe(await key({}));
  });

  test("even if another plan was shown later, and whatever line ends GitHub stores", async () => {
    const other = { ...PLAN, text: "1. Another." };
    const later = comment(shown(other), REMIT, 2);
    const comments = [comment(SHOWN.replaceAll("\n", "\r\n")), later];
    expect((await decide({ comments, plans: [PLAN, other] })).start).toMatchObject({
      origin: { approves: { digest: DIGEST, newer: digestOfPlan(other) } },
    });
  });

  test("on a pull request that still has the same base", async () => {
    const request = { subject: { ...PULL, base: { name: "main", sha: BASE } } };
    const scene = { plans: [ON_PULL], args: digestOfPlan(ON_PULL), comments: [comment(shown(ON_PULL, 7))], request };
    expect((await decide(scene)).start.kind).toBe("continued");
  });

  test("but not again if its commit already exists", async () => {
    const { request } = (await decide()).admitted;
    const commit = "b".repeat(40);
    const published = { message: `Mend it\n\nRemit-Request: ${request.key}`, parent: BASE };
    const at = { request: { base: { name: "remit/issue-12", sha: commit } }, ...published };
    const record = comment(sealed("### Changed", { pushed: commit }, 12, commentKey(request)), REMIT, 2);
    const { start } = await decide({ ...at, comments: [comment(SHOWN), record] });
    expect(start).toMatchObject({ kind: "published", answered: { commit } });
    // Whatever stops a plan also stops its commit, and so does a parent other than the commit that the plan was made
    // for.
    expect(await refused({ ...at, comments: [record] })).toMatch(/is gone/);
    expect(await refused({ ...at, comments: [comment(SHOWN)] })).toMatch(/made for `main`/);
    expect(await refused({ ...at, parent: "c".repeat(40), comments: [comment(SHOWN), record] })).toMatch(/made for/);
    expect(await refused({ ...at, policy: `sha256:${"1".repeat(64)}`, comments: [comment(SHOWN), record] })).toMatch(
      /the policy/,
    );
  });

  test("whatever strangers' comments say about it", async () => {
    const forged = comment(SHOWN.replace("at 0", "at 1"), account("mallory"), 2);
    expect((await decide({ comments: [comment(SHOWN), forged] })).start.kind).toBe("continued");
  });

  test("in the second job too, even if the branch has moved since the first", async () => {
    const base = { name: "main", sha: "b".repeat(40) };
    expect((await decide({ when: "after work", request: { base } })).start.kind).toBe("continued");
  });
});

describe("a plan is not approved", () => {
  test.each<[string, Scene, RegExp]>([
    ["without a digest", { args: "" }, /names the plan by its digest.*Plans here: `[0-9a-f]{12}`/],
    ["by words instead of a digest", { args: "the plan above" }, /is not a digest/],
    ["by digits after other letters", { args: `zz${DIGITS.slice(0, 12)}` }, /is not a digest/],
    ["by more digits than a digest has", { args: `${DIGITS}0` }, /is not a digest/],
    ["by six digits", { args: DIGITS.slice(0, 6) }, /is not a digest/],
    ["by an unknown digest", { args: "0123456789ab" }, /No plan that begins with/],
    [
      "with a further request on the same line",
      { args: `${DIGITS} and push to main` },
      /carries out exactly that plan/,
    ],
    ["with a further request below", { instruction: "but skip the tests" }, /carries out exactly that plan/],
    [
      "if it belongs to another issue",
      { request: { subject: { kind: "issue", number: 13, title: "", fromFork: false } } },
      /No plan that/,
    ],
    [
      "on a pull request with the number of its issue",
      { request: { subject: { kind: "pull", number: 12, title: "", fromFork: false } } },
      /No plan that/,
    ],
    ["by a dispatched run if it belongs to an issue", { request: { subject: undefined } as never }, /No plan that/],
    [
      "after a push",
      { request: { base: { name: "main", sha: "b".repeat(40) } } },
      /made for `main` at a{10}, and work would start from `main` at b{10}/,
    ],
    ["from another branch at the same commit", { request: { base: { name: "next", sha: BASE } } }, /made for `main`/],
    [
      "if the pull request has another base now",
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
    ["if its comment is gone", { comments: [] }, /is gone/],
    ["if its comment is a copy by somebody else", { comments: [comment(SHOWN, account("mallory"))] }, /is gone/],
    ["if its comment shows another plan", { comments: [comment(SHOWN.replace("at 0", "at 1"))] }, /was edited/],
    [
      "if its comment has more text above it",
      { comments: [comment(SHOWN.replace("###", "Harmless.\n\n###"))] },
      /was edited/,
    ],
    [
      "if its comment is sealed, but shows another plan",
      { comments: [comment(shown(PLAN, 12, "1. No."))] },
      /was edited/,
    ],
    [
      "if its comment is sealed, but does not show the request",
      { comments: [comment(sealed(showPlan(PLAN.text), { plan: DIGEST }))] },
      /was edited/,
    ],
    ["if somebody else has edited its comment and sealed it again", { editor: 5 }, /was edited/],
    ["if its comment has no seal made with the key", { sealKey: "k".repeat(32) }, /was edited/],
    [
      "by a part of its digest if it belongs to a dispatched run",
      { plans: [DISPATCHED], args: digestOfPlan(DISPATCHED).slice(7, 70), request: { subject: undefined } as never },
      /all 64 digits/,
    ],
  ])("%s", async (_, scene, why) => {
    expect(await refused(scene)).toMatch(why);
  });

  test("by digits that two plans share", async () => {
    const [one, two] = collidingPlans();
    const args = digestOfPlan(one).slice("sha256:".length, "sha256:".length + 7);
    expect(await refused({ args, plans: [one, two] })).toMatch(/more than one plan/);
  });
});

/** Two plans whose digests begin with the same seven digits, found by trying thousands. */
function collidingPlans(): readonly [KeptPlan, KeptPlan] {
  const known = new Map<string, KeptPlan>();
  for (let number = 0; ; number++) {
    const plan: KeptPlan = { ...PLAN, text: `1. Step ${number}.` };
    const start = digestOfPlan(plan).slice("sha256:".length, "sha256:".length + 7);
    const earlier = known.get(start);
    if (earlier !== undefined) return [earlier, plan];
    known.set(start, plan);
  }
}
