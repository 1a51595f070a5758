/** The end of every job: what is kept before the log ends, what is written afterwards, and the final report. */
import { expect, test } from "@jest/globals";
import type { Outcome } from "../../src/events.ts";
import { close, rescue } from "../../src/run/close.ts";
import type { Feature } from "../../src/run/feature.ts";
import type { LaterRun, OwnRun } from "../../src/run/open.ts";
import { memoryLog } from "../world/agent.ts";
import { invocationOf } from "../world/invocations.ts";

const OUTCOME: Outcome = { conclusion: "planned", message: "The plan." };

test("closing keeps the run, ends the log, writes files and updates the report, in this order", async () => {
  const log = memoryLog();
  const steps: string[] = [];
  const note = (what: string) => void steps.push(`${what}${log.entries.length > 0 ? ", log ended" : ""}`);
  const feature: Feature = {
    keep: (_, { conclusion }, reason) => Promise.resolve(note(`feature keeps ${conclusion}, ${reason}`)),
    close: () => Promise.resolve((note("feature writes"), { "proposal-path": "/there" })),
    after: () => Promise.resolve(note("feature tells")),
  };
  const run = {
    ports: { log },
    invocation: { ...invocationOf(), stop: AbortSignal.abort() },
    admitted: {},
    features: [feature, {}],
    keeper: {
      reason: "a fork",
      keep: (_: Outcome, left?: string) => Promise.resolve(note(`kept with ${left}`)),
    },
    report: { finish: (files: object) => Promise.resolve(note(`report ${JSON.stringify(files)}`)) },
  } as unknown as LaterRun;
  expect(await close(run, { outcome: OUTCOME, left: "f00" })).toBe(OUTCOME);
  expect(steps).toEqual([
    "kept with f00",
    "feature keeps planned, a fork",
    "feature writes, log ended",
    expect.stringMatching(/^report .*"proposal-path":"\/there"}, log ended$/),
    "feature tells, log ended",
  ]);
  expect(log.entries.map(({ event }) => event)).toEqual([{ type: "run.finished", outcome: OUTCOME }]);
});

test("a checkout that cannot be read is a warning, and the report is finished all the same", async () => {
  const log = memoryLog();
  const steps: string[] = [];
  const publication = { branch: "remit/issue-12-x", commit: "c".repeat(40), files: [], refused: [] };
  const outcome: Outcome = { conclusion: "changed", message: "Done.", publication };
  const annotate = (...words: readonly string[]) => void steps.push(words.join(", "));
  const run = {
    ports: {
      log,
      shell: { inside: {}, close: () => Promise.resolve() },
      files: { realPath: () => Promise.reject(new Error("No such directory.")) },
      runner: { annotate },
    },
    invocation: { ...invocationOf(), stop: AbortSignal.abort() },
    admitted: { request: { base: { sha: "b".repeat(40) } } },
    features: [],
    keeper: { keep: () => Promise.resolve() },
    report: { finish: () => Promise.resolve(void steps.push("report")) },
    kind: "own",
    acknowledged: { end: () => Promise.resolve() },
  } as unknown as OwnRun;
  expect(await close(run, { outcome })).toBe(outcome);
  expect(steps.toSorted()).toEqual(["report", expect.stringMatching(/^warning, .*checkout: No such directory\.$/)]);
});

test("a broken run keeps its edits so far, or those of the run that it continued", async () => {
  const broken = (commit: string | undefined) =>
    ({
      keeper: { rescue: () => Promise.resolve(commit) },
      start: { kind: "continued", kept: { refs: [], work: "before" } },
    }) as unknown as OwnRun;
  const { outcome, left } = await rescue(broken("now"), new Error("It broke."));
  expect(outcome).toMatchObject({ conclusion: "failed", fault: { kind: "internal", message: "Error: It broke." } });
  expect([left, (await rescue(broken(undefined), new Error("It broke."))).left]).toEqual(["now", "before"]);
});
