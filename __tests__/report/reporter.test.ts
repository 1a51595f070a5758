import { describe, expect, test } from "@jest/globals";
import type { RunEvent } from "../../src/events.ts";
import { openLog } from "../../src/log.ts";
import { GitHubError, type GitHub } from "../../src/ports.ts";
import { renderComment } from "../../src/report/sections.ts";
import { markerLine, sealComment } from "../../src/report/run-comment.ts";
import { openReporter, UPDATE_EVERY } from "../../src/report/reporter.ts";
import { SAVED } from "../../src/report/saved.ts";
import { openSecrets } from "../../src/secrets.ts";
import { heldClock } from "../world/clock.ts";
import { commentBy, fakeIssue, fakeRunner, SEAL, STRANGER, type FakeIssue, US } from "../world/report-station.ts";
import { write } from "./entries.ts";

const MARK = { key: "issue_comment:1001", subject: 12 };

interface Options {
  readonly issue?: FakeIssue;
  readonly subject?: number | undefined;
}

function begin({ issue = fakeIssue(), ...options }: Options = {}) {
  const clock = heldClock();
  const runner = fakeRunner();
  const secrets = openSecrets(new Map());
  const log = openLog(clock, secrets, { append: () => undefined });
  const stop = new AbortController();
  const subject = "subject" in options ? options.subject : MARK.subject;
  // The reporter uses only these four of GitHub's methods.
  const github = issue as unknown as GitHub;
  const station = {
    log,
    runner,
    clock,
    github,
    secrets,
    seal: SEAL,
    key: MARK.key,
    stop: stop.signal,
    ready: Promise.resolve(),
  };
  const reporter = openReporter(subject === undefined ? station : { ...station, subject });
  return { issue, clock, runner, log, stop, reporter };
}

const events = write()
  .started()
  .entries.map(({ event }) => event);
const toldAgent = (text: string): RunEvent => ({ type: "agent.told", why: "test", text });
const done: RunEvent = { type: "run.finished", outcome: { conclusion: "answered", message: "Forty-two." } };

/** Let everything run that waits only for promises. */
async function rest(): Promise<void> {
  for (let turn = 0; turn < 50; turn++) await Promise.resolve();
}

describe("the reporter", () => {
  test("comments as soon as it is opened, and saves the comment's id", async () => {
    const { issue, runner } = begin();
    await rest();
    expect(issue.requests).toEqual(["create"]);
    expect(issue.stored[0]?.body.split("\n", 2)).toEqual([markerLine(MARK), "### ⏱️ Working: starting"]);
    expect(Object.fromEntries(runner.state)).toEqual({
      [SAVED.key]: MARK.key,
      [SAVED.subject]: "12",
      [SAVED.comment]: "1",
    });
  });

  test("finds its own comment again by marker and author, and nobody else's", async () => {
    const body = `${markerLine(MARK)}\nold`;
    const issue = fakeIssue([
      commentBy(STRANGER, body, 1),
      commentBy(US, `> ${body}`, 2),
      commentBy(US, markerLine({ ...MARK, key: "other" }), 3),
      commentBy(US, body.replace("\n", "\r\n"), 4),
    ]);
    begin({ issue });
    await rest();
    expect(issue.requests).toEqual(["update 4"]);
  });

  test("updates at most every ten seconds, and only when there is news", async () => {
    const { issue, clock, log } = begin();
    await rest();
    for (const event of events) log.append(event);
    await rest();
    expect(issue.requests).toEqual(["create"]);
    clock.advance(UPDATE_EVERY - 1);
    await rest();
    expect(issue.requests).toEqual(["create"]);
    clock.advance(1);
    await rest();
    expect(issue.requests).toEqual(["create", "update 1"]);
    clock.advance(10 * UPDATE_EVERY);
    await rest();
    expect(issue.requests).toEqual(["create", "update 1"]);
    log.append(toldAgent("news"));
    await rest();
    expect(issue.requests).toHaveLength(3);
  });

  test("has at most one request under way, and the run does not wait for it", async () => {
    const { issue, clock, log, reporter } = begin();
    const gate = Promise.withResolvers<void>();
    issue.gate = gate.promise;
    for (let second = 0; second < 60; second++) {
      log.append(toldAgent(`second ${second}`));
      clock.advance(1_000);
      await rest();
    }
    expect(issue.requests).toEqual(["create"]);
    log.append(done);
    const finishing = reporter.finish();
    gate.resolve();
    await finishing;
    expect(issue.underWay.most).toBe(1);
    expect(issue.stored).toHaveLength(1);
    expect(issue.stored[0]?.body).toContain("Forty-two.");
  });

  test("continues when GitHub fails for a while, without a second comment", async () => {
    const { issue, clock, log, runner } = begin();
    // GitHub stored the comment, but its answer was lost: the next attempt must find it.
    issue.faults.push({ error: new GitHubError("Bad gateway", 502), after: true });
    await rest();
    log.append(toldAgent("news"));
    clock.advance(UPDATE_EVERY);
    await rest();
    expect(issue.requests).toEqual(["create", "update 1"]);
    expect(issue.stored).toHaveLength(1);
    expect(runner.printed).toEqual(["The comment could not be written: Bad gateway."]);
  });

  test("stops updating when the token lacks a permission, and names that permission", async () => {
    const { issue, clock, log, runner } = begin();
    issue.faults.push({
      error: new GitHubError("Resource not accessible. The token lacks `issues: write`.", 403, "issues: write"),
    });
    await rest();
    log.append(toldAgent("news"));
    clock.advance(10 * UPDATE_EVERY);
    await rest();
    expect(issue.requests).toEqual(["create"]);
    expect(runner.printed[0]).toContain("The token lacks `issues: write`.");
  });
});

describe("at the end the reporter", () => {
  test("writes the final comment, the summary, outputs and annotations", async () => {
    const { issue, log, reporter, runner } = begin();
    await rest();
    for (const event of [...events, done]) log.append(event);
    await reporter.finish({ "log-path": "/tmp/log" });
    const text = `${markerLine(MARK)}\n${renderComment(log.entries)}`;
    expect(issue.stored.map(({ body }) => body)).toEqual([sealComment(text, {}, SEAL)]);
    expect(runner.summaries).toHaveLength(1);
    expect(runner.outputs.get("conclusion")).toBe("answered");
    expect(runner.outputs.get("log-path")).toBe("/tmp/log");
    expect(runner.outputs.get("comment-url")).toBe(issue.stored[0]?.url);
    expect(runner.state.get(SAVED.delivered)).toBe("yes");
    expect(runner.state.get(SAVED.summary)).toBe("yes");
  });

  test("leaves the comment to the post step after one failed request to GitHub", async () => {
    const { issue, log, reporter, runner } = begin();
    await rest();
    log.append(done);
    issue.faults.push({ error: new GitHubError("later", 502) });
    await reporter.finish();
    expect(issue.requests).toEqual(["create", "update 1"]);
    expect(runner.state.has(SAVED.delivered)).toBe(false);
    expect(runner.summaries).toHaveLength(1);
  });

  test("warns about a refusal, leaves the comment to the post step and still sets the outputs", async () => {
    const { issue, log, reporter, runner } = begin();
    await rest();
    log.append(done);
    issue.faults.push({ error: new GitHubError("This issue is locked", 403) });
    await reporter.finish();
    expect(runner.state.has(SAVED.delivered)).toBe(false);
    expect(runner.annotations[0]).toMatchObject({ level: "warning", title: "Remit: comment not written" });
    expect(runner.outputs.get("conclusion")).toBe("answered");
  });

  test("gives the fault as the final message when the agent said nothing", async () => {
    const fault = { kind: "auth", message: "Gemini refused the API key.", hint: "Check the secret." } as const;
    for (const [message, expected] of [
      ["", "Gemini refused the API key. Check the secret."],
      ["Half of it is done.", "Half of it is done."],
    ] as const) {
      const { log, reporter, runner } = begin();
      log.append({ type: "run.finished", outcome: { conclusion: "failed", message, fault } });
      await reporter.finish();
      expect(runner.outputs.get("final-message")).toBe(expected);
    }
  });

  test("writes a new comment when somebody deleted the old one", async () => {
    const { issue, log, reporter } = begin();
    await rest();
    issue.stored.splice(0);
    log.append(done);
    await reporter.finish();
    expect(issue.stored).toHaveLength(1);
    expect(issue.stored[0]?.body).toContain("Forty-two.");
  });

  test("does not wait for GitHub when the run was cancelled", async () => {
    const { issue, log, reporter, runner, stop } = begin();
    issue.gate = new Promise(() => undefined);
    await rest();
    stop.abort();
    log.append({ type: "run.finished", outcome: { conclusion: "cancelled", message: "Cancelled." } });
    await reporter.finish();
    expect(runner.summaries).toHaveLength(1);
    expect(runner.outputs.get("conclusion")).toBe("cancelled");
    expect(runner.state.has(SAVED.delivered)).toBe(false);
  });

  test("writes no comment for a run without an issue or pull request", async () => {
    const { issue, log, reporter, runner } = begin({ subject: undefined });
    log.append(done);
    await reporter.finish();
    expect(issue.requests).toEqual([]);
    expect(runner.state.get(SAVED.delivered)).toBe("yes");
  });

  test("comments on the pull request that such a run opened", async () => {
    const { issue, log, reporter } = begin({ subject: undefined });
    const pull = { number: 34, url: "https://github.example/octo/shop/pull/34", created: true, draft: true };
    const publication = { branch: "remit/task", commit: "9c1d0e7", files: [], refused: [], pull };
    log.append({ type: "run.finished", outcome: { conclusion: "changed", message: "Done.", publication } });
    await reporter.finish();
    expect(issue.stored[0]?.body.split("\n")[0]).toBe(markerLine({ ...MARK, subject: 34 }));
  });
});
