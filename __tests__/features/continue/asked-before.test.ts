/** What an earlier run was asked for, if only GitHub records it: read again, as it would be admitted today. */
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import type { RequestOrigin, Permission } from "../../../src/events.ts";
import type { CommentFacts, Git } from "../../../src/ports.ts";
import { markerLine, sealComment } from "../../../src/report/run-comment.ts";
import { keyOf } from "../../../src/request/pending.ts";
import { readAskedBefore } from "../../../src/features/continue/resume.ts";
import { faultOfEntries } from "../../../src/features/continue/kept-schema.ts";
import type { Invocation } from "../../../src/run/invocation.ts";
import { account, openGitHubPort } from "../../world/github-port.ts";
import { openGitSite, type GitSite } from "../../world/git-site.ts";
import { invocationOf } from "../../world/invocations.ts";
import { SEAL } from "../../world/report-station.ts";
import { issueRequest } from "../../world/requests.ts";

const AT = "2026-11-01T10:00:00Z";
const COMMENT: RequestOrigin = { kind: "comment", subject: 12, id: 1 };
const LABEL: RequestOrigin = { kind: "otherwise", trigger: "label", subject: 12 };

let site: GitSite;
let git: Git;

beforeAll(async () => {
  site = await openGitSite({ ".github/remit.toml": 'version = 1\nextends = "edit"\n' });
  git = await site.openGit();
});

afterAll(async () => {
  await site[Symbol.asyncDispose]();
});

interface Scene {
  readonly asked?: readonly RequestOrigin[];
  readonly body?: string;
  readonly permission?: Permission;
  readonly labels?: readonly string[];
  readonly editor?: string;
  readonly answered?: boolean;
  readonly trigger?: Partial<Invocation["settings"]["trigger"]>;
}

async function read({
  asked = [COMMENT],
  body: request = "@remit /plan mend it",
  answered = true,
  ...more
}: Scene = {}) {
  const { permission = "write", labels = ["remit"], editor, trigger = { triggerLabel: "Remit" } } = more;
  const command = /\/(\w+) ?(.*)/.exec(request) ?? [];
  const parts = command[1] === undefined ? null : { name: command[1], args: command[2] };
  const instruction = request.replace("@remit", "").replace(/\/\w+/, "").trim();
  const key = keyOf(["issue_comment", 1, "issue", 12, parts, instruction]);
  const body = sealComment(`${markerLine({ key, subject: 12 })}\nDone.`, {}, SEAL);
  const comments = [
    comment(1, request, "maria"),
    comment(2, "@remit /continue and mind the tests", "paul"),
    ...(answered ? [comment(3, body, "remit[bot]"), comment(4, body.replace(key, "0".repeat(16)), "remit[bot]")] : []),
  ];
  const port = openGitHubPort({
    shop: site.shop,
    permissions: { maria: permission, paul: "write" },
    issues: [
      { number: 12, title: "T", body: "B", author: account("mallory"), url: "", labels, updatedAt: AT, isPull: false },
    ],
    comments,
  });
  const lastEditor = async (id: number) => (id === 1 && editor !== undefined ? account(editor).id : undefined);
  const job = { ports: { git, github: { ...port, lastEditor } }, invocation: invocationOf({ trigger }) };
  return await readAskedBefore(job, asked, {
    ...issueRequest("a".repeat(40)).actor,
    login: "paul",
    id: account("paul").id,
  });
}

function comment(id: number, body: string, author: string): CommentFacts {
  return { id, body, author: account(author), createdAt: AT, updatedAt: AT, url: `https://github.test/comments/${id}` };
}

describe("what an earlier run was asked for", () => {
  test("is read from the comment, with the kind of request that it names", async () => {
    expect(await read()).toMatchObject({ kind: "read", request: { kind: "plan", instruction: "mend it" } });
    expect(await read({ editor: "maria" })).toMatchObject({ kind: "read" });
  });

  test("is read from the workflow for a label that is still set", async () => {
    expect(await read({ asked: [LABEL] })).toMatchObject({
      kind: "read",
      request: { kind: "change", instruction: "Do what this issue asks for." },
    });
  });

  test.each<[string, Scene, RegExp]>([
    ["its author may not ask any more", { permission: "read" }, /is no longer valid.*write/],
    ["somebody else has edited it", { editor: "zoe" }, /Somebody else has edited/],
    ["it is gone", { asked: [{ ...COMMENT, id: 9 }] }, /is gone/],
    ["it contains no request", { body: "Nice weather." }, /is no longer valid/],
    ["Remit has never answered it", { answered: false }, /never answered/],
    ["it approved a plan", { body: "@remit /approve 0123456" }, /approve the plan again/],
    ["the label was taken off", { asked: [LABEL], labels: [] }, /The label Remit .* is gone/],
    ["the workflow names no label", { asked: [LABEL], trigger: {} }, /did not come from/],
    [
      "another event asked for it",
      { asked: [{ kind: "otherwise", trigger: "pull", subject: 12 }] },
      /did not come from/,
    ],
    ["nothing says where it was asked", { asked: [] }, /read the request again from GitHub/],
  ])("cannot be read again when %s", async (_, scene, why) => {
    expect(await read(scene)).toEqual({ kind: "unread", reason: expect.stringMatching(why) });
  });
});

describe("an entry of a kept conversation", () => {
  const entry = (event: object, more: object = {}) => [{ seq: 0, at: 1, agent: "main", event, ...more }] as never;
  const toldAgent = { type: "agent.told", why: "test", text: "Hello." };

  test("is accepted as it is written", () => {
    expect(faultOfEntries(entry(toldAgent))).toBeUndefined();
    expect(
      faultOfEntries(entry({ type: "call.finished", id: "a", tool: "t", answer: { text: "" }, ms: 1 })),
    ).toBeUndefined();
  });

  test.each<[string, never]>([
    ["has no event", entry({})],
    ["is another agent's", entry(toldAgent, { agent: "main/1" })],
    ["is of a type that is not kept", entry({ type: "run.finished", outcome: {} })],
    ["lacks a field", entry({ type: "agent.told", why: "x" })],
    ["has a field of another type", entry({ ...toldAgent, text: 1 })],
    ["has a malformed answer", entry({ type: "call.finished", id: "a", tool: "t", answer: null, ms: 1 })],
    [
      "has malformed parts in its reply",
      entry({ type: "model.replied", purpose: "turn", turn: 1, reply: { parts: [1] } }),
    ],
    ["is not an object", [null] as never],
  ])("is rejected when it %s", (_, entries) => {
    expect(faultOfEntries(entries)).toMatch(/^line 1: ./);
  });
});
