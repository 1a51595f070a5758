/** Ticks on the dashboard: anybody who may edit issues can write anything into it, and most of that starts nothing. */
import { describe, expect, test } from "@jest/globals";
import { readBoard, withoutOldTicks, writeBoard, type TaskRow } from "../../../src/events.ts";
import { GitHubError } from "../../../src/ports.ts";
import { readTrigger, type TriggerSettings, type PendingRequest } from "../../../src/request/trigger.ts";
import { refuseTick, restOf } from "../../../src/features/tasks/dashboard.ts";
import { account } from "../../world/github-port.ts";
import { issueRequest } from "../../world/requests.ts";

const REMIT = account("remit[bot]");
const HOME = "https://github.test/octo/shop";
const row = (task: string, ticked = false): TaskRow => ({
  task,
  ticked,
  conclusion: "changed",
  pull: 7,
  run: "5",
  at: 1,
});
const board = (...rows: readonly TaskRow[]) => writeBoard(rows, HOME);
const BEFORE = board(row("lint"), row("docs"));
const NOW = board(row("lint", true), row("docs"));
const SETTINGS: TriggerSettings = { triggerPhrase: "@remit", prompt: "Mend the lint.", task: "lint", dashboard: true };

interface Edit {
  readonly before?: string | undefined;
  readonly now?: string;
  readonly settings?: Partial<TriggerSettings>;
  readonly issue?: object;
}

function edit({ before = BEFORE, now = NOW, settings = {}, issue = {} }: Edit = {}) {
  const maria = { ...account("maria"), type: "User" };
  const user = { login: REMIT.login, id: REMIT.id, type: "Bot" };
  const whole = { number: 3, body: now, user, updated_at: "2026-11-01T10:00:00Z", ...issue };
  const payload = { action: "edited", issue: whole, changes: { body: { from: before } }, sender: maria };
  return readTrigger({ name: "issues", payload }, { ...SETTINGS, ...settings });
}

describe("a tick", () => {
  test("asks for its task in the workflow's words, on behalf of whoever ticked it", () => {
    expect(edit()).toMatchObject({
      kind: "change",
      trigger: "dispatch",
      task: "lint",
      instruction: "Mend the lint.",
      askers: [{ login: "maria" }],
      board: { number: 3, author: { login: REMIT.login } },
    });
    expect(edit({ settings: { prompt: "", command: "/tidy up" } })).toMatchObject({ command: { name: "tidy" } });
  });

  test("makes one request, however often GitHub reports it, and another when it is set again", () => {
    const key = (given?: Edit) => (edit(given) as PendingRequest).key;
    expect(key()).toBe(key());
    expect(key({ issue: { updated_at: "2026-11-02T10:00:00Z" } })).not.toBe(key());
    expect(key({ issue: { number: 4 } })).not.toBe(key());
    const all = { before: board(row("lint"), row("docs")), now: board(row("lint", true), row("docs", true)) };
    expect(key({ ...all, settings: { task: "docs" } })).not.toBe(key(all));
  });

  test.each<[string, Edit]>([
    ["of another task", { now: board(row("lint"), row("docs", true)) }],
    ["of a task that was not there", { before: board(row("docs")) }],
    ["that was set before", { before: NOW }],
    ["that was removed", { before: NOW, now: BEFORE }],
    ["in an issue that was not a dashboard", { before: "- [ ] lint" }],
    ["in an issue that is no longer a dashboard", { now: NOW.replace("<!-- remit:dashboard -->", "# Tasks") }],
    ["below text that somebody added", { before: `x\n${BEFORE}`, now: `x\n${NOW}` }],
    ["without the previous text in the event", { before: 1 as never }],
    ["on a pull request", { issue: { pull_request: { url: "x" } } }],
    ["in an issue without an author", { issue: { user: null } }],
    ["in a workflow without a dashboard", { settings: { dashboard: false } }],
    ["in a workflow without a task", { settings: { task: "" } }],
    ["in a workflow without a prompt", { settings: { prompt: " " } }],
  ])("%s is ignored", (_, given) => {
    expect(edit(given)).toMatchObject({ kind: "declined" });
  });
});

describe("the dashboard", () => {
  const tick = (author = REMIT): PendingRequest => ({ ...(edit() as PendingRequest), board: { number: 3, author } });
  const github = (self: () => Promise<typeof REMIT> = async () => REMIT) =>
    ({ self }) as unknown as Parameters<typeof refuseTick>[0];

  test("counts only if Remit's own account opened it", async () => {
    expect(await refuseTick(github(), tick())).toBeUndefined();
    expect(await refuseTick(github(), tick({ ...REMIT, id: 5 }))).toContain("only a dashboard that Remit has opened");
    const { board: _, ...other } = tick();
    expect(await refuseTick(github(), other)).toBeUndefined();
  });

  test("does not count if GitHub does not name Remit's account, and an unexpected error is thrown", async () => {
    const failing = (error: Error) =>
      refuseTick(
        github(async () => {
          throw error;
        }),
        tick(),
      );
    expect(await failing(new GitHubError("Bad Gateway", 403))).toContain("did not say");
    await expect(failing(new TypeError("bug"))).rejects.toThrow("bug");
  });

  test("keeps only valid names, numbers and conclusions when it is read", () => {
    const forged = [
      NOW.replace("**lint**", "**@everyone see [here](https://evil.example)**"),
      "- [x] <!-- remit:task name=Lint end=changed pull=7 run=5 at=1 -->",
      "- [x] <!-- remit:task name=more end=pwned pull=7 run=5 at=1 -->",
      "- [x] <!-- remit:task name=more end=changed pull=7) run=5 at=1 -->",
      "x - [x] <!-- remit:task name=more end=changed pull=7 run=5 at=1 -->",
      "- [ ] <!-- remit:task name=lint end=failed pull=9 run=9 at=9 -->",
    ].join("\n");
    const rows = readBoard(forged) ?? [];
    expect(rows.toSorted((a, b) => (a.task < b.task ? -1 : 1))).toEqual([row("docs"), row("lint", true)]);
    expect(writeBoard(rows, HOME)).toBe(NOW);
  });

  test("drops a tick that no run has answered within a day, however often others write", () => {
    const DAY = 24 * 60 * 60;
    const write = (text: string, by: number, now: number) =>
      writeBoard(withoutOldTicks(readBoard(text) ?? [], by, now), HOME);
    const ticked = (text: string) => readBoard(text)?.find(({ task }) => task === "lint")?.ticked;
    const seen = write(NOW, 1_000, 2_000);
    const again = write(seen, 1_000 + DAY, 1_000 + DAY);
    expect([ticked(seen), ticked(again)]).toEqual([true, true]);
    const gone = write(again, 1_000 + DAY, 1_001 + DAY);
    expect(gone).toBe(BEFORE);
    expect(write(NOW, 1_000, 1_001 + DAY)).toBe(BEFORE);
  });

  test("keeps at most as many rows as a matrix has jobs", () => {
    const many = Array.from({ length: 2_000 }, (_, index) => row(`task-${index}`));
    expect(readBoard(board(...many))).toHaveLength(256);
  });
});

test("a task that rests names the ways to wake it that this workflow has", () => {
  const request = issueRequest("0".repeat(40), { trigger: "schedule", task: "docs", rejected: { number: 7, url: "" } });
  expect(restOf(request, { dashboard: true })).toContain("by hand, tick its box on the dashboard, or reopen");
  expect(restOf(request, {})).toContain("start its workflow by hand or reopen the pull request.");
});
