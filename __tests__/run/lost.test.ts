/** A comment is corrected only if it says "Working" and its run is over. */
import { describe, expect, test } from "@jest/globals";
import { GitHubError, type CommentFacts, type RunFacts } from "../../src/ports.ts";
import { markerLine, findOwn, sealComment, type CommentRecord } from "../../src/report/run-comment.ts";
import { correctLost } from "../../src/run/own-comments.ts";
import type { AdmittedRequest } from "../../src/run/gate.ts";
import type { PublishPorts, Invocation } from "../../src/run/invocation.ts";
import { account } from "../world/github-port.ts";
import { invocationOf, type InvocationOptions } from "../world/invocations.ts";
import { SEAL } from "../world/report-station.ts";
import { issueRequest } from "../world/requests.ts";

const REMIT = account("remit[bot]");
const KEPT = `sha256:${"a".repeat(64)}:120`;
const REQUEST = issueRequest("a".repeat(40));

const comment = (body: string, author = REMIT): CommentFacts => ({
  id: 1,
  body,
  author,
  createdAt: "",
  updatedAt: "",
  url: "",
});

const working = (record: CommentRecord, key = "another", subject = 12) =>
  sealComment(`${markerLine({ key, subject })}\n### ⏱️ Working: thinking`, record, SEAL);

interface Scene {
  readonly comments: readonly CommentFacts[];
  /** The comments when they are read a second time; the same when absent. */
  readonly later?: readonly CommentFacts[];
  readonly run?: Partial<RunFacts> | undefined;
  readonly error?: GitHubError;
  readonly options?: InvocationOptions;
  readonly job?: Invocation["settings"]["job"];
}

async function correct({ comments, later = comments, error, options, job, ...scene }: Scene) {
  const written: string[] = [];
  const printed: string[] = [];
  const readings = [comments, later];
  const run = { id: 7, completed: true, url: "https://github.test/runs/7", workflow: "", ...scene.run };
  const github = {
    self: async () => REMIT,
    comments: async () => readings.shift(),
    lastEditor: async () => undefined,
    workflowRun: async () => {
      if (error !== undefined) throw error;
      return "run" in scene && scene.run === undefined ? undefined : run;
    },
    updateComment: async (_: number, body: string) => void written.push(body),
  };
  const order = invocationOf({ runId: "900", ...options });
  const settings = { ...order.settings, ...(job && { job }) };
  const runner = { print: (line: string) => void printed.push(line) };
  const ports = { github, runner } as unknown as PublishPorts;
  const admitted = { request: REQUEST } as AdmittedRequest;
  await correctLost({ ports, invocation: { ...order, settings }, admitted });
  return { written, printed };
}

describe("the comment of a lost run", () => {
  test("says that the run ended without a report, links the run, and still records what to continue", async () => {
    const { written } = await correct({ comments: [comment(working({ run: "7", kept: KEPT }))] });
    expect(written).toHaveLength(1);
    const [body = ""] = written;
    expect(body).toContain("### ❌ Failed: the run ended without a report");
    expect(body).toContain("[The run](https://github.test/runs/7)");
    expect(body).toContain("`@remit /continue`");
    expect(body).not.toContain("Working");
    const [own] = findOwn([comment(body)], { author: REMIT.id, subject: 12, seal: SEAL });
    expect(own).toMatchObject({ key: "another", intact: true, record: { kept: KEPT } });
    expect(own?.record.run).toBeUndefined();
  });

  test("does not point to /continue when nothing was kept", async () => {
    const { written } = await correct({ comments: [comment(working({ run: "7" }))] });
    expect(written[0]).toContain("`@remit …`");
    expect(written[0]).not.toContain("/continue");
  });

  test.each<[string, Scene]>([
    ["its run is still at work", { comments: [comment(working({ run: "7" }))], run: { completed: false } }],
    ["GitHub does not know its run", { comments: [comment(working({ run: "7" }))], run: undefined }],
    [
      "it has been finished in the meantime",
      { comments: [comment(working({ run: "7" }))], later: [comment(working({}))] },
    ],
    ["it already has its final text", { comments: [comment(working({ kept: KEPT }))] }],
    ["it belongs to this run", { comments: [comment(working({ run: "900" }))] }],
    ["this run writes it itself", { comments: [comment(working({ run: "7" }, REQUEST.key))] }],
    ["somebody else wrote it", { comments: [comment(working({ run: "7" }), account("mallory"))] }],
    ["it was copied from another issue", { comments: [comment(working({ run: "7" }, "another", 13))] }],
    ["somebody has changed it", { comments: [comment(working({ run: "8" }).replace("run=8", "run=7"))] }],
    ["this is a dry run", { comments: [comment(working({ run: "7" }))], options: { dryRun: true } }],
    ["this job may not write", { comments: [comment(working({ run: "7" }))], job: { kind: "propose" } }],
  ])("is not changed when %s", async (_, scene) => {
    expect(await correct(scene)).toEqual({ written: [], printed: [] });
  });

  test("is not changed when the token may not read runs, and the step's log says so", async () => {
    const error = new GitHubError("Resource not accessible by integration", 403, "actions: read");
    const { written, printed } = await correct({ comments: [comment(working({ run: "7" }))], error });
    expect(written).toEqual([]);
    expect(printed.join()).toContain("Resource not accessible");
  });
});
