/** A comment that says "Working" of a run that is over is corrected, and no other. */
import { describe, expect, test } from "@jest/globals";
import { GitHubError, type CommentFacts, type RunFacts } from "../../src/ports.ts";
import { markerLine, findOwn, sealComment, type CommentRecord } from "../../src/report/record.ts";
import { correctLost } from "../../src/run/own-comments.ts";
import type { Desk, Order } from "../../src/run/world.ts";
import { account } from "../world/github-port.ts";
import { orderOf, type Told } from "../world/orders.ts";
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
  /** What they are when they are read once more; the same when absent. */
  readonly later?: readonly CommentFacts[];
  readonly run?: Partial<RunFacts> | undefined;
  readonly error?: GitHubError;
  readonly told?: Told;
  readonly job?: Order["settings"]["job"];
}

async function correct({ comments, later = comments, error, told, job, ...scene }: Scene) {
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
  const order = orderOf({ runId: "900", ...told });
  const settings = { ...order.settings, ...(job && { job }) };
  const runner = { print: (line: string) => void printed.push(line) };
  await correctLost({ github, runner } as unknown as Desk, { ...order, settings }, REQUEST);
  return { written, printed };
}

describe("the comment of a lost run", () => {
  test("says that the run ended without a report, links it, and stays a record of what can be continued", async () => {
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

  test("does not point to /continue where nothing was kept", async () => {
    const { written } = await correct({ comments: [comment(working({ run: "7" }))] });
    expect(written[0]).toContain("`@remit …`");
    expect(written[0]).not.toContain("/continue");
  });

  test.each<[string, Scene]>([
    ["whose run still goes on", { comments: [comment(working({ run: "7" }))], run: { completed: false } }],
    ["whose run GitHub does not know", { comments: [comment(working({ run: "7" }))], run: undefined }],
    [
      "that says by now how its run ended",
      { comments: [comment(working({ run: "7" }))], later: [comment(working({}))] },
    ],
    ["that has its last word", { comments: [comment(working({ kept: KEPT }))] }],
    ["of this very run", { comments: [comment(working({ run: "900" }))] }],
    ["that this run writes itself", { comments: [comment(working({ run: "7" }, REQUEST.key))] }],
    ["by somebody else", { comments: [comment(working({ run: "7" }), account("mallory"))] }],
    ["copied from another issue", { comments: [comment(working({ run: "7" }, "another", 13))] }],
    ["that somebody has changed", { comments: [comment(working({ run: "8" }).replace("run=8", "run=7"))] }],
    ["in a dry run", { comments: [comment(working({ run: "7" }))], told: { dryRun: true } }],
    ["in a job that may not write", { comments: [comment(working({ run: "7" }))], job: { kind: "propose" } }],
  ])("is left alone %s", async (_, scene) => {
    expect(await correct(scene)).toEqual({ written: [], printed: [] });
  });

  test("is left alone where the token may not know how runs stand, which the step's log says", async () => {
    const error = new GitHubError("Resource not accessible by integration", 403, "actions: read");
    const { written, printed } = await correct({ comments: [comment(working({ run: "7" }))], error });
    expect(written).toEqual([]);
    expect(printed.join()).toContain("Resource not accessible");
  });
});
