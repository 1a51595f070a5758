import { createRequire } from "node:module";
import { describe, expect, test } from "@jest/globals";
import { readTrigger, type TriggerSettings } from "../../src/request/trigger.ts";

interface Examples {
  readonly name: string;
  readonly examples: readonly Readonly<Record<string, unknown>>[];
}
const ALL = createRequire(import.meta.url)("@octokit/webhooks-examples") as readonly Examples[];
const of = (name: string) => ALL.find((each) => each.name === name)?.examples ?? [];

const SETTINGS: TriggerSettings = { triggerPhrase: "@remit", runId: "77" };
const user = (login: string, id: number, type = "User") => ({ login, id, type });

function commentEvent(body: string, change: Readonly<Record<string, unknown>> = {}) {
  const payload = {
    action: "created",
    issue: { number: 12, title: "Wrong total", body: "It says 1.", user: user("otto", 3) },
    comment: { id: 99, body, user: user("maria", 7), created_at: "2026-11-01T10:00:00Z" },
    sender: user("maria", 7),
    ...change,
  };
  return { name: "issue_comment", payload };
}

describe("a trigger", () => {
  test("reads a comment on an issue", () => {
    expect(readTrigger(commentEvent("@remit fix it"), SETTINGS)).toEqual({
      kind: "change",
      trigger: "comment",
      instruction: "fix it",
      subject: { kind: "issue", number: 12 },
      askers: [{ login: "maria", id: 7, bot: false }],
      commentId: 99,
      phrase: "@remit",
      key: expect.stringMatching(/^[0-9a-f]{16}$/),
      thread: {
        title: "Wrong total",
        body: "It says 1.",
        author: { login: "otto", id: 3, bot: false },
        comment: "@remit fix it",
        at: "2026-11-01T10:00:00Z",
      },
    });
  });

  test("distinguishes a pull request's comment from an issue's", () => {
    const issue = { number: 5, title: "t", body: null, user: user("otto", 3), pull_request: { url: "https://x" } };
    expect(readTrigger(commentEvent("@remit fix it", { issue }), SETTINGS)).toMatchObject({
      subject: { kind: "pull", number: 5 },
    });
  });

  test.each([
    ["/review", "review"],
    ["/plan a way out", "plan"],
    ["/fix-lint", "change"],
    ["why is it so?", "change"],
  ])("turns %j into a request of kind %s", (instruction, kind) => {
    expect(readTrigger(commentEvent(`@remit ${instruction}`), SETTINGS)).toMatchObject({ kind });
  });

  test("keeps a command with its arguments", () => {
    expect(readTrigger(commentEvent("@remit /approve sha256:ab"), SETTINGS)).toMatchObject({
      command: { name: "approve", args: "sha256:ab" },
    });
  });

  test("reads a bare mention as what the issue asks for", () => {
    expect(readTrigger(commentEvent("@remit"), SETTINGS)).toMatchObject({
      instruction: "Do what this issue asks for.",
    });
  });

  test("puts the input prompt before the comment's words", () => {
    const pending = readTrigger(commentEvent("@remit fix it"), { ...SETTINGS, prompt: "Be brief." });
    expect(pending).toMatchObject({ instruction: "Be brief.\n\nfix it" });
  });

  test("names both the author and another sender", () => {
    const pending = readTrigger(commentEvent("@remit fix it", { sender: user("mallory", 8) }), SETTINGS);
    expect(pending).toMatchObject({ askers: [{ login: "maria" }, { login: "mallory" }] });
  });

  test("recognizes a bot by the type of its account and by its name", () => {
    const comment = { id: 1, body: "@remit fix", user: user("renovate[bot]", 9), created_at: "2026-11-01T10:00:00Z" };
    const pending = readTrigger(commentEvent("", { comment, sender: user("app", 10, "Bot") }), SETTINGS);
    expect(pending).toMatchObject({
      askers: [
        { login: "renovate[bot]", bot: true },
        { login: "app", bot: true },
      ],
    });
  });

  test("gets the same key for the same event, and another key for any other", () => {
    const key = (event: Parameters<typeof readTrigger>[0], settings = SETTINGS) => {
      const pending = readTrigger(event, settings);
      return pending.kind === "declined" ? pending.reason : pending.key;
    };
    const first = key(commentEvent("@remit fix it"));
    expect(key(commentEvent("@remit fix it"))).toBe(first);
    const comment = { id: 100, body: "@remit fix it", user: user("maria", 7), created_at: "2026-11-01T10:00:00Z" };
    expect(key(commentEvent("", { comment }))).not.toBe(first);
    const dispatch = { name: "workflow_dispatch", payload: { inputs: { prompt: "do" }, sender: user("maria", 7) } };
    expect(key(dispatch)).toBe(key(dispatch));
    expect(key(dispatch, { ...SETTINGS, runId: "78" })).not.toBe(key(dispatch));
  });

  test.each([
    ["an edited comment", commentEvent("@remit fix", { action: "edited" }), "edited"],
    ["a deleted comment", commentEvent("@remit fix", { action: "deleted" }), "deleted"],
    ["a comment by Remit itself", commentEvent("<!-- remit:v1 kind=status -->\n@remit fix"), "own"],
    ["a comment that only quotes the mention", commentEvent("> @remit fix"), "quotations"],
    ["an unknown event", { name: "push", payload: {} }, '"push"'],
    ["an event without a payload", { name: "issue_comment", payload: null }, "changed"],
    ["a malformed payload", { name: "issue_comment", payload: { action: "created", comment: "x" } }, "missing"],
    [
      "a dispatch without a prompt",
      { name: "workflow_dispatch", payload: { inputs: {}, sender: user("m", 1) } },
      "prompt",
    ],
    ["a dispatch without a sender", { name: "workflow_dispatch", payload: { inputs: { prompt: "x" } } }, "sender"],
  ])("declines %s", (_, event, reason) => {
    expect(readTrigger(event, SETTINGS)).toEqual({ kind: "declined", reason: expect.stringContaining(reason) });
  });

  test("reads a dispatch's instruction from the action's prompt, or else from the workflow's input", () => {
    const event = {
      name: "workflow_dispatch",
      payload: { inputs: { prompt: "from the form" }, sender: user("maria", 7) },
    };
    expect(readTrigger(event, SETTINGS)).toMatchObject({ trigger: "dispatch", instruction: "from the form" });
    expect(readTrigger(event, { ...SETTINGS, prompt: " from the step " })).toMatchObject({
      instruction: "from the step",
    });
    const command = readTrigger(
      { ...event, payload: { sender: user("maria", 7) } },
      { ...SETTINGS, command: "/review src" },
    );
    expect(command).toMatchObject({ kind: "review", command: { name: "review", args: "src" } });
  });

  test("reads GitHub's own payloads of comments", () => {
    const results = of("issue_comment").map((payload) => {
      const comment = { ...(payload["comment"] as object), body: "@remit fix it" };
      const pending = readTrigger({ name: "issue_comment", payload: { ...payload, comment } }, SETTINGS);
      return [payload["action"], pending.kind];
    });
    expect(results).toEqual(results.map(([action]) => [action, action === "created" ? "change" : "declined"]));
    expect(results.length).toBeGreaterThan(5);
  });
});
