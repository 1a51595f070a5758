/** `/stop` cancels the runs that Remit's own comments on this subject name, and no others. */
import { describe, expect, test } from "@jest/globals";
import { GitHubError, type CommentFacts, type RunFacts } from "../../../src/ports.ts";
import { markerLine, sealComment } from "../../../src/report/run-comment.ts";
import type { AdmittedRequest } from "../../../src/run/gate.ts";
import { stopRuns } from "../../../src/features/stop/feature.ts";
import type { Invocation, PublishPorts } from "../../../src/run/invocation.ts";
import { account } from "../../world/github-port.ts";
import { invocationOf, type InvocationOptions } from "../../world/invocations.ts";
import { SEAL } from "../../world/report-station.ts";
import { issueRequest } from "../../world/requests.ts";

const REMIT = account("remit[bot]");
const OWN = "900";

function comment(body: string, author = REMIT): CommentFacts {
  return { id: 1, body, author, createdAt: "", updatedAt: "", url: "" };
}

const working = (run: string, subject = 12) =>
  sealComment(`${markerLine({ key: `k${run}`, subject })}\nAt work.`, { run }, SEAL);

const OURS = ".github/workflows/remit.yml";

interface Scene {
  readonly comments: readonly CommentFacts[];
  /** Runs that have completed. */
  readonly over?: readonly number[];
  readonly options?: InvocationOptions;
  readonly subject?: boolean;
  readonly error?: GitHubError;
  /** Runs of other workflow files, by id. */
  readonly workflows?: Readonly<Record<number, string>>;
  /** Who edited every comment last. */
  readonly editor?: number;
  readonly sealKey?: string;
  readonly environment?: Invocation["environment"];
}

async function stop({ comments, over = [], options = {}, subject = true, error, editor, sealKey, ...how }: Scene) {
  const { workflows = {}, environment = { GITHUB_WORKFLOW_REF: `octo/shop/${OURS}@refs/heads/main` } } = how;
  const cancelled: number[] = [];
  const github = {
    self: async () => REMIT,
    comments: async () => comments,
    lastEditor: async () => editor,
    workflowRun: async (id: number): Promise<RunFacts | undefined> =>
      id === 404
        ? undefined
        : {
            id,
            url: `https://github.test/runs/${id}`,
            completed: over.includes(id),
            workflow: workflows[id] ?? OURS,
          },
    cancelRun: async (id: number) => {
      if (error !== undefined) throw error;
      cancelled.push(id);
    },
  };
  const { subject: issue, ...dispatched } = issueRequest("a".repeat(40));
  const admitted = { request: subject ? { ...dispatched, subject: issue } : dispatched } as unknown as AdmittedRequest;
  const order = invocationOf({ runId: OWN, ...options });
  const settings = { ...order.settings, ...(sealKey !== undefined && { sealKey }) };
  const ports = { github } as unknown as PublishPorts;
  const { start } = await stopRuns({ ports, invocation: { ...order, settings, environment }, admitted });
  if (start.kind !== "over") throw new Error(start.kind);
  return { cancelled, outcome: start.outcome };
}

describe("/stop", () => {
  test("cancels every run at work on this subject, each once", async () => {
    const comments = [comment(working("7")), comment(working("8")), comment(working("7")), comment("Done.")];
    const { cancelled, outcome } = await stop({ comments });
    expect(cancelled).toEqual([7, 8]);
    expect(outcome).toMatchObject({ conclusion: "answered", message: expect.stringContaining("run 7") });
  });

  test.each<[string, Scene]>([
    ["a run that a stranger's comment names", { comments: [comment(working("7"), account("mallory"))] }],
    ["a run that one of Remit's comments quotes", { comments: [comment(`${working("7")}\n\nMore.`)] }],
    [
      "a run whose number somebody has put into a comment",
      { comments: [comment(working("8").replace("run=8", "run=7"))] },
    ],
    ["a run of a comment that somebody else has edited and sealed", { comments: [comment(working("7"))], editor: 5 }],
    ["a run of a comment copied from another issue", { comments: [comment(working("7", 13))] }],
    ["a run of a comment without the key's seal", { comments: [comment(working("7"))], sealKey: "k".repeat(32) }],
    ["itself", { comments: [comment(working(OWN))] }],
    ["a run that has completed", { comments: [comment(working("7"))], over: [7] }],
    ["a run that GitHub does not know", { comments: [comment(working("404"))] }],
    ["an invalid run number", { comments: [comment(working("0")), comment(working("9".repeat(17)))] }],
  ])("does not cancel %s", async (_, scene) => {
    const { cancelled, outcome } = await stop(scene);
    expect(cancelled).toEqual([]);
    expect(outcome).toMatchObject({ conclusion: "answered", message: expect.stringContaining("No run of Remit") });
  });

  test.each<[string, Partial<Scene>, RegExp]>([
    ["of another workflow file", { workflows: { 7: ".github/workflows/deploy.yml" } }, /run 7.*of `.*deploy\.yml`/],
    ["if the runner does not name this job's workflow file", { environment: {} }, /does not say to which workflow/],
  ])("does not cancel a run %s, and says so", async (_, scene, why) => {
    const { cancelled, outcome } = await stop({ comments: [comment(working("7"))], ...scene });
    expect(cancelled).toEqual([]);
    expect(outcome.message).toMatch(why);
  });

  test("cancels nothing in a dry run, or without an issue or pull request", async () => {
    const comments = [comment(working("7"))];
    expect((await stop({ comments, options: { dryRun: true } })).cancelled).toEqual([]);
    expect((await stop({ comments, subject: false })).cancelled).toEqual([]);
  });

  test("says which permission the job lacks", async () => {
    const error = new GitHubError("The token lacks `actions: write`.", 403, "actions: write");
    const { outcome } = await stop({ comments: [comment(working("7"))], error });
    expect(outcome).toMatchObject({
      conclusion: "failed",
      fault: { kind: "github", message: expect.stringContaining("lacks `actions: write`") },
    });
  });
});
