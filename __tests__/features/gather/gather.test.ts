/** Reports are found wherever the artifacts put them, and shown in one comment if one is due. */
import { mkdir, mkdtemp, symlink } from "node:fs/promises";
import path from "node:path";
import { beforeEach, describe, expect, test } from "@jest/globals";
import { openFiles } from "../../../src/adapters/machine.ts";
import type { Outcome } from "../../../src/events.ts";
import { readInputs, type Settings } from "../../../src/inputs.ts";
import type { Gathering } from "../../../src/inputs/job.ts";
import type { GitHub } from "../../../src/ports.ts";
import { gather as feature } from "../../../src/features/gather/feature.ts";
import { openSecrets } from "../../../src/secrets.ts";
import { write } from "../../report/entries.ts";
import { heldClock } from "../../world/clock.ts";
import { STEP_ENVIRONMENT } from "../../world/invocations.ts";
import { scratchDirectory, writeFiles } from "../../world/scratch.ts";
import { commentBy, fakeIssue, fakeRunner, STRANGER, US } from "../../world/report-station.ts";

const SECRET = "a-secret-of-this-job";
const scratch = scratchDirectory();
let directory = "";
let earlier: ReturnType<typeof commentBy>[] = [];

beforeEach(async () => {
  directory = await mkdtemp(path.join(scratch, "reports-"));
  earlier = [];
});

const DONE: Outcome = { conclusion: "answered", message: "All is well." };
const NOBODY: Outcome = { conclusion: "declined", message: "@otto has read permission" };

const logOf = (outcome: Outcome): string => {
  const log = outcome.conclusion === "declined" ? write() : write().started();
  return log
    .finished(outcome)
    .entries.map((entry) => `${JSON.stringify(entry)}\n`)
    .join("");
};

/** Write a file where an artifact would be downloaded. */
const leave = (file: string, text: string): void => writeFiles(directory, { [file]: text });

function settings(inputs: Readonly<Record<string, string>>, runId = "7001"): Settings & { readonly job: Gathering } {
  const given = { MODE: "gather", REPORTS: directory, ...inputs };
  const named = Object.entries(given).map(([name, value]) => [`INPUT_${name}`, value]);
  const read = readInputs({ ...STEP_ENVIRONMENT, ...Object.fromEntries(named), GITHUB_RUN_ID: runId });
  if (read.kind === "faulty") throw new Error(read.faults.join("\n"));
  return read.value as Settings & { readonly job: Gathering };
}

const DISPATCH = { name: "workflow_dispatch", payload: { sender: { login: "maria", id: 2, type: "User" } } };
const comment = (body: string) => ({
  name: "issue_comment",
  payload: {
    action: "created",
    comment: { id: 5, body, user: { login: "otto", id: 3, type: "User" }, created_at: "2026-11-12T09:00:00Z" },
    sender: { login: "otto", id: 3, type: "User" },
    issue: { number: 12, user: { login: "otto", id: 3, type: "User" }, title: "x", body: "" },
  },
});

async function gather(
  inputs: Readonly<Record<string, string>> = {},
  event = DISPATCH as { name: string; payload: object },
  runId?: string,
) {
  const [issue, runner, given] = [fakeIssue(earlier), fakeRunner(), settings(inputs, runId)];
  const github = issue as Partial<GitHub> as GitHub;
  const secrets = openSecrets(new Map([["KEY", SECRET]]));
  const counter = { github, runner, secrets, files: openFiles(), clock: heldClock() };
  const order = { settings: given, event, runUrl: "https://github.example/octo/shop/actions/runs/7001" };
  const conclusion = await feature.run(counter, order, given.job);
  return { conclusion, issue, runner, summary: runner.summaries.at(-1) ?? "" };
}

describe("the reports of a fan-out", () => {
  test("are found anywhere in their artifacts and listed in the order of the tasks, missing ones too", async () => {
    leave("remit-report-till/log.ndjson", logOf(DONE));
    leave("remit-report-shop-cart/remit-7001-1/log.ndjson", logOf(DONE));
    leave("remit-report-stray/log.ndjson", logOf(DONE));
    const tasks = JSON.stringify({ include: ["cart", "shop-cart", "till"].map((task) => ({ task, prompt: "Mend." })) });
    const { conclusion, runner, summary } = await gather({ TASKS: tasks });
    expect(conclusion).toBe("failed");
    const { counts, tasks: listed } = JSON.parse(runner.outputs.get("structured-output") ?? "") as {
      counts: object;
      tasks: { task: string; conclusion: string }[];
    };
    expect(counts).toMatchObject({ tasks: 4, done: 3, lost: 1 });
    expect(listed.map((each) => `${each.task}: ${each.conclusion}`)).toEqual([
      "cart: lost",
      "shop-cart: answered",
      "till: answered",
      "remit-report-stray: answered",
    ]);
    expect(summary).toContain("- `cart`: no report, its job left none");
    expect(runner.annotations).toEqual([
      expect.objectContaining({ level: "error", message: expect.stringContaining("cart") }),
    ]);
  });

  test("are read only as logs, without following a link, and one bad report does not affect the others", async () => {
    leave("a/log.ndjson", logOf(DONE));
    leave("b/log.ndjson", "{");
    leave("c/other.txt", logOf(DONE));
    leave("outside.ndjson", logOf(DONE));
    await mkdir(path.join(directory, "d"));
    await symlink(path.join(directory, "outside.ndjson"), path.join(directory, "d/log.ndjson"));
    await symlink(path.join(directory, "a"), path.join(directory, "e"));
    const { summary, runner } = await gather();
    expect(runner.outputs.get("final-message")).toBe("⚠️ 1 of 4 tasks done, 3 left no report: b, c, d");
    expect(summary).toContain("- `c`: no report, its artifact has no log");
    expect(summary).toContain("- `d`: no report, its artifact has no log");
  });

  test("of a single artifact lie in the directory itself; without a directory, all tasks are missing", async () => {
    leave("log.ndjson", logOf(DONE));
    expect((await gather()).conclusion).toBe("answered");
    const { runner } = await gather({ REPORTS: path.join(directory, "none"), TASKS: '["cart"]' });
    expect(runner.outputs.get("final-message")).toBe("⚠️ 0 of 1 task done, 1 left no report: cart");
  });

  test("become one comment where the workflow says, updated by the same task, without a secret", async () => {
    leave("cart/log.ndjson", logOf({ conclusion: "answered", message: `It is ${SECRET}.` }));
    const { issue, runner } = await gather({ ISSUE: "7", TASK: "upkeep" });
    expect(issue.stored).toHaveLength(1);
    expect(issue.stored[0]?.body).toMatch(/^<!-- remit:v1 key=[0-9a-f]{16} subject=7 -->\n### ✅ 1 of 1 task done/);
    expect(issue.stored[0]?.body).toContain("It is [redacted:KEY].");
    expect(runner.outputs.get("comment-url")).toBe(issue.stored[0]?.url);
    // A look-alike by somebody else stays unchanged.
    earlier = [commentBy(STRANGER, issue.stored[0]?.body ?? "", 1), commentBy(US, issue.stored[0]?.body ?? "", 2)];
    leave("till/log.ndjson", logOf(DONE));
    const later = await gather({ ISSUE: "7", TASK: "upkeep" }, DISPATCH, "7002");
    expect(later.issue.requests).toEqual(["update 2"]);
    const unnamed = await gather({ ISSUE: "7" }, DISPATCH, "7002");
    expect(unnamed.issue.requests).toEqual(["create"]);
  });

  test("are not posted for a commenter whose request was declined", async () => {
    leave("cart/log.ndjson", logOf(NOBODY));
    const refused = await gather({ TASKS: '["cart","till"]' }, comment("@remit mend all"));
    expect(refused.issue.requests).toEqual([]);
    leave("cart/log.ndjson", logOf(DONE));
    const declined = await gather({}, comment("@remit mend all"));
    expect(declined.issue.requests).toEqual(["create"]);
  });
});

test.each([
  ["not JSON", "cart, till"],
  ["not a list", '{"cart": true}'],
  ["numbers", "[1]"],
])("tasks that are %s are refused, with the expected form", (_name, tasks) => {
  expect(() => settings({ TASKS: tasks })).toThrow(/tasks is not a list of names in JSON, such as \["cart", "till"\]/);
});
