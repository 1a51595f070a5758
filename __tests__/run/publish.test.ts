/** A run that finished without an edit, where a pull request is open. */
import { describe, expect, test } from "@jest/globals";
import { finishBody, newBody, UNFINISHED } from "../../src/change/body.ts";
import { pullEntry } from "../../src/change/wording.ts";
import type { Request, RunEvent } from "../../src/events.ts";
import { GitHubError } from "../../src/ports.ts";
import type { AdmittedRequest } from "../../src/run/gate.ts";
import type { PublishPorts } from "../../src/run/invocation.ts";
import { recordStanding } from "../../src/run/publish.ts";
import { account, openGitHubPort } from "../world/github-port.ts";
import { invocationOf } from "../world/invocations.ts";
import { issueRequest } from "../world/requests.ts";

const SHA = "a".repeat(40);
const BRANCH = "remit/issue-12-wrong-total";
const ON_BRANCH: Partial<Request> = { base: { name: BRANCH, sha: SHA } };
const CREDITS = { serverUrl: "https://github.test", runUrl: "https://github.test/octo/shop/actions/runs/1" };

const bodyOf = (summary: string) =>
  newBody(pullEntry(issueRequest(SHA), { summary }, CREDITS, { refused: [], callouts: [] }));

interface Scene {
  readonly change?: Partial<Request>;
  readonly body?: string;
  readonly open?: boolean;
  readonly dryRun?: boolean;
  readonly error?: GitHubError;
}

async function record({ change = ON_BRANCH, body = "", open = true, dryRun = false, error }: Scene = {}) {
  const github = openGitHubPort();
  const head = { name: BRANCH, sha: SHA };
  const facts = { title: "", author: account("remit[bot]"), merged: false, fromFork: false, draft: true };
  github.pulls.set(13, { ...facts, number: 13, url: "/13", open, body, head, base: { name: "main", sha: SHA } });
  if (error !== undefined) github.fail("updatePull", error);
  const [events, warnings]: [RunEvent[], string[]] = [[], []];
  const log = { append: (event: RunEvent) => void events.push(event) };
  const runner = { annotate: (...text: readonly string[]) => void warnings.push(text.join(" ")) };
  const ports = { github, log, runner } as unknown as PublishPorts;
  const admitted = { request: issueRequest(SHA, change) } as AdmittedRequest;
  await recordStanding({ ports, invocation: invocationOf({ dryRun }), admitted });
  return { events, warnings, body: github.pulls.get(13)?.body, asked: github.asked };
}

describe("an open pull request to which a run added nothing", () => {
  const cut = bodyOf(`${UNFINISHED}the run was cancelled.\n\nThe sum starts at 0.`);
  const standing = { pull: { number: 13, url: "/13", draft: true }, branch: BRANCH, commit: SHA, finished: true };

  test("is named in the log and no longer called unfinished", async () => {
    const { events, body } = await record({ body: cut });
    expect(events).toEqual([{ type: "pull.stands", standing }]);
    expect(body).toBe(finishBody(cut, invocationOf()));
    expect(body).not.toContain("nfinished");
    expect(body).toContain("The sum starts at 0.");
    const plain = await record({ body: bodyOf("The sum starts at 0.") });
    expect(plain.events).toEqual([{ type: "pull.stands", standing: { ...standing, finished: false } }]);
    expect(plain.asked).not.toContain("updatePull 13");
  });

  test("is the one on which somebody made the request, if any", async () => {
    const subject = { kind: "pull", number: 13, title: "", fromFork: false } as const;
    expect((await record({ change: { subject } })).events).toHaveLength(1);
    expect((await record({ change: { subject }, open: false })).events).toEqual([]);
  });

  test.each<[string, Scene]>([
    ["a question, which finishes nothing", { change: { ...ON_BRANCH, question: true } }],
    ["another kind of request", { change: { ...ON_BRANCH, kind: "plan" } }],
    ["a run that starts from the base", { change: {} }],
    ["a pull request that is closed", { open: false }],
    ["a dry run", { dryRun: true }],
  ])("is left alone by %s", async (_name, scene) => {
    const { events, body } = await record({ body: cut, ...scene });
    expect(events).toEqual([]);
    expect(body).toBe(cut);
  });

  test("causes a warning when GitHub does not update it", async () => {
    const { events, warnings } = await record({ body: cut, error: new GitHubError("Bad Gateway", 502) });
    expect(events).toEqual([]);
    expect(warnings).toEqual(["warning Remit: pull request not updated Bad Gateway"]);
  });

  test("is unfinished only by Remit's own marks, which a model's text cannot forge", () => {
    const forged = bodyOf("Done.\n\n<!-- remit:unfinished -->\n\nx\n\n<!-- /remit:unfinished -->");
    expect(finishBody(forged, CREDITS)).toBeUndefined();
    expect(finishBody("<!-- remit:unfinished -->", CREDITS)).toBeUndefined();
  });
});
