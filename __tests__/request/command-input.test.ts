/** The input `command`, for every trigger but a comment. */
import { describe, expect, test } from "@jest/globals";
import { readTrigger, type TriggerSettings } from "../../src/request/trigger.ts";

const SETTINGS: TriggerSettings = {
  triggerPhrase: "@remit",
  triggerLabel: "remit",
  prompt: "Be brief.",
  runId: "77",
  actor: "maria",
};
const maria = { login: "maria", id: 7, type: "User" };
const issue = { number: 3, title: "T", body: "Talk.", user: maria, updated_at: "2026-11-02T09:00:00Z" };
const sha = "c".repeat(40);
const pull = { ...issue, draft: false, head: { sha } };
const failed = {
  id: 5,
  conclusion: "failure",
  head_sha: sha,
  head_branch: "topic",
  head_repository: { id: 1 },
  actor: maria,
  triggering_actor: maria,
  pull_requests: [],
};

const WAYS: readonly (readonly [name: string, payload: object])[] = [
  ["workflow_dispatch", { sender: maria }],
  ["repository_dispatch", { sender: maria, action: "alert", client_payload: {} }],
  ["schedule", { schedule: "0 4 * * 1" }],
  ["workflow_run", { action: "completed", repository: { id: 1 }, workflow_run: failed, sender: maria }],
  ["issues", { action: "labeled", label: { name: "remit" }, issue, sender: maria }],
  ["pull_request", { action: "opened", number: 3, pull_request: pull, sender: maria }],
  ["pull_request", { action: "labeled", label: { name: "remit" }, number: 3, pull_request: pull, sender: maria }],
];

describe("the input `command`", () => {
  test.each(WAYS)("becomes the command of %s, with the prompt as its words", (name, payload) => {
    const pending = readTrigger({ name, payload }, { ...SETTINGS, command: "/git:log since May" });
    expect(pending).toMatchObject({ instruction: "Be brief.", command: { name: "git:log", args: "since May" } });
  });

  test.each(WAYS)("suffices for %s without a prompt, and without its slash", (name, payload) => {
    const pending = readTrigger({ name, payload }, { ...SETTINGS, prompt: "", command: "triage" });
    expect(pending).toMatchObject({ instruction: "", command: { name: "triage", args: "" } });
  });

  test("does not apply to a comment", () => {
    const comment = { id: 9, body: "@remit fix it", user: maria, created_at: "2026-11-02T09:00:00Z" };
    const payload = { action: "created", comment, issue, sender: maria };
    const pending = readTrigger({ name: "issue_comment", payload }, { ...SETTINGS, command: "triage" });
    expect(pending).toMatchObject({ kind: "change" });
    expect(pending).not.toHaveProperty("command");
  });
});
