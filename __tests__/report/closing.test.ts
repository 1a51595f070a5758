import { describe, expect, test } from "@jest/globals";
import type { Entry } from "../../src/events.ts";
import { GitHubError, type GitHub } from "../../src/ports.ts";
import { closeReport } from "../../src/report/closing.ts";
import { markerLine } from "../../src/report/run-comment.ts";
import { readSaved, SAVED } from "../../src/report/saved.ts";
import { openSecrets } from "../../src/secrets.ts";
import { heldClock } from "../world/clock.ts";
import { commentBy, fakeIssue, fakeRunner, SEAL, US } from "../world/report-station.ts";
import { write } from "./entries.ts";

const NONE = openSecrets(new Map());
const MARK = { key: "issue_comment:1001", subject: 12 };
const WORKING = `${markerLine(MARK)}\n### ⏱️ Working: thinking`;
const SAVED_EARLY = { [SAVED.key]: MARK.key, [SAVED.subject]: "12" };

async function close(
  state: Readonly<Record<string, string>>,
  entries: readonly Entry[],
  comments = [commentBy(US, WORKING, 1)],
) {
  const issue = fakeIssue(comments);
  const runner = fakeRunner();
  const saved = readSaved((name) => state[name]);
  await closeReport({
    saved,
    entries,
    runner,
    clock: heldClock(),
    github: issue as unknown as GitHub,
    secrets: NONE,
    seal: SEAL,
  });
  return { issue, runner, body: issue.stored[0]?.body ?? "" };
}

const halfway = () =>
  write()
    .started()
    .turn({ thought: "Looking", calls: [{ tool: "glob", args: { pattern: "*" } }] });
const answered = () => halfway().finished({ conclusion: "answered", message: "Forty-two." });

describe("the post step", () => {
  test("ends the comment of a killed run with `failed`, never with `working`", async () => {
    const { body, runner } = await close({ ...SAVED_EARLY, [SAVED.comment]: "1" }, halfway().entries);
    expect(body).toContain("### ❌ Failed: something went wrong in Remit itself");
    expect(body).toContain("The run ended without a report: it was killed");
    expect(body).toContain("Transcript: 1 turn");
    expect(body).not.toContain("Working");
    expect(runner.summaries).toHaveLength(1);
  });

  test("says what broke the run if the run could record it", async () => {
    const { body } = await close({ ...SAVED_EARLY, [SAVED.broken]: "The runner's disk is full." }, halfway().entries);
    expect(body).toContain("The runner's disk is full.");
    expect(body).not.toContain("The run ended without a report: it was killed");
  });

  test("ends the comment with `cancelled` when a signal was saved", async () => {
    const { body } = await close({ ...SAVED_EARLY, [SAVED.signal]: "SIGINT" }, halfway().entries);
    expect(body).toContain("### ⏹️ Cancelled");
  });

  test("ends the comment with `cancelled` when the log shows that the agent was cancelled", async () => {
    const { body } = await close(
      SAVED_EARLY,
      halfway().add({ type: "agent.stopped", end: { kind: "cancelled" } }).entries,
    );
    expect(body).toContain("### ⏹️ Cancelled");
  });

  test("names what was published before the run was cut off", async () => {
    const publication = { branch: "remit/issue-12", commit: "9c1d0e7", files: [], refused: [] };
    const { body } = await close(SAVED_EARLY, halfway().add({ type: "change.published", publication }).entries);
    expect(body).toContain("on branch `remit/issue-12`");
  });

  test("finds the comment by its marker when its id was not saved", async () => {
    const { issue } = await close(SAVED_EARLY, halfway().entries);
    expect(issue.requests).toEqual(["update 1"]);
  });

  test("delivers the report of a run that finished but could not deliver it", async () => {
    const { body, runner } = await close({ ...SAVED_EARLY, [SAVED.summary]: "yes" }, answered().entries);
    expect(body).toContain("Forty-two.");
    expect(runner.summaries).toEqual([]);
  });

  test("changes nothing when the main step has delivered the report", async () => {
    const { issue, runner } = await close(
      { ...SAVED_EARLY, [SAVED.delivered]: "yes", [SAVED.summary]: "yes" },
      answered().entries,
    );
    expect(issue.requests).toEqual([]);
    expect(runner.summaries).toEqual([]);
  });

  test("writes nothing for a run that was never admitted", async () => {
    const { issue, runner } = await close({}, []);
    expect(issue.requests).toEqual([]);
    expect(runner.summaries).toEqual([]);
  });

  test("comments even when the log was lost", async () => {
    const { body } = await close(SAVED_EARLY, []);
    expect(body).toContain("The run ended without a report: it was killed");
  });

  test("warns when GitHub refuses the comment", async () => {
    const issue = fakeIssue([commentBy(US, WORKING, 1)]);
    issue.faults.push({ error: new GitHubError("Locked", 403) });
    const runner = fakeRunner();
    const saved = readSaved((name) => (SAVED_EARLY as Record<string, string>)[name]);
    const github = issue as unknown as GitHub;
    await closeReport({ saved, entries: [], runner, clock: heldClock(), github, secrets: NONE, seal: SEAL });
    expect(runner.annotations[0]).toMatchObject({
      level: "warning",
      message: "The comment could not be written: Locked.",
    });
  });
});
