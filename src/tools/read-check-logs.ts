/** `read_check_logs`: which checks of a commit failed, and what their logs say. */
import type { Answer, JsonObject } from "../events.ts";
import { firstOf } from "../lib/cut.ts";
import { GitHubError, type CheckFacts, type FailedJob, type GitHub } from "../ports.ts";
import { optionalNumber, optionalText, rare } from "./args.ts";
import { answerCap, cutTail } from "./clip.ts";
import { answeringGitHub, renderAnswer, type AnswerBlock } from "./github-answer.ts";
import type { GitHubContext, GitContext, AnswerContext } from "./context.ts";
import { unavailable, failure, type Tool } from "./tool.ts";
import { onlyFor } from "../lib/attempt.ts";

export const readCheckLogs: Tool = {
  name: "read_check_logs",
  description: "Read the logs of a commit's failed checks.",
  parameters: {
    type: "object",
    properties: {
      number: { type: "integer", minimum: 1, description: "Pull request; default: this commit" },
      ref: { type: "string", description: "Branch or commit" },
      job: rare({ type: "string", description: "Part of a job's name" }),
    },
  },
  effect: "read",
  needs: () => [],
  async run(args, context, signal) {
    const { github } = context;
    if (github === undefined) return unavailable("GitHub");
    return await answeringGitHub(signal, async () => {
      const sha = await commitOf(args, github, context);
      return typeof sha === "string" ? await readChecks(sha, optionalText(args, "job"), github, context) : sha;
    });
  },
};

async function commitOf(
  args: JsonObject,
  github: GitHub,
  { subject, commit }: GitContext & GitHubContext,
): Promise<string | Answer> {
  const [number, ref] = [optionalNumber(args, "number"), optionalText(args, "ref")];
  if (number !== undefined) return (await github.pull(number)).head.sha;
  if (ref !== undefined) {
    if (/^[0-9a-f]{40}$/.test(ref)) return ref;
    const branch = await github.branch(ref);
    return branch?.sha ?? failure("not_found", `There is no branch ${JSON.stringify(firstOf(ref, 200))}.`);
  }
  const sha = subject?.head?.sha ?? commit;
  return sha ?? failure("invalid_arguments", "This run is about no commit: give a number or a ref.");
}

/** Logs read in one call, and bytes read from the end of each. */
const MOST_LOGS = 5;
const MOST_BYTES = 2 * 1024 * 1024;

async function readChecks(
  sha: string,
  job: string | undefined,
  github: GitHub,
  context: AnswerContext,
): Promise<Answer> {
  const [jobs, others] = await Promise.all([github.jobs(sha), readOthers(sha, github)]);
  const wanted = jobs.failed.filter(({ name }) => job === undefined || name.includes(job));
  if (job !== undefined && wanted.length === 0) {
    const names = jobs.failed.map(({ name }) => JSON.stringify(name)).join(", ");
    return failure("not_found", `No job that failed has ${JSON.stringify(job)} in its name.`, `Failed: ${names}.`);
  }
  const read = wanted.slice(0, MOST_LOGS);
  const broken = others.checks.filter(({ conclusion }) => conclusion !== undefined && !PASSED.has(conclusion));
  const share = Math.floor((answerCap(context) * 0.8) / Math.max(1, read.length));
  const logs = await Promise.all(read.map((each) => readLog(each, share, github, context)));
  const rest = wanted.slice(MOST_LOGS).map(({ name }) => name);
  const opening = [
    ...logs,
    ...(rest.length === 0 ? [] : [{ text: rest.join("\n"), source: { what: "names of further jobs that failed" } }]),
    ...broken.map(toBlock),
  ];
  const counts = `${jobs.failed.length} jobs failed, ${jobs.passed} passed, ${jobs.running} still running`;
  const notes = [`; ${broken.length} checks of other apps failed.`, ...others.notes].join(" ");
  return {
    text: await renderAnswer(
      { head: `Checks of ${sha}: ${counts}${notes}`, opening, posts: [] },
      1,
      "read_check_logs",
      context,
    ),
  };
}

const PASSED = new Set(["success", "neutral", "skipped", "stale"]);

/** Reading check runs takes a permission of its own; jobs can be read without it. */
async function readOthers(
  sha: string,
  github: GitHub,
): Promise<{ readonly checks: readonly CheckFacts[]; readonly notes: readonly string[] }> {
  const reading = github.otherChecks(sha).then((checks) => ({ checks, notes: [] as string[] }));
  return await reading.catch(
    onlyFor(GitHubError, (error) => ({ checks: [], notes: [`Those could not all be read: ${error.message}`] })),
  );
}

async function readLog(job: FailedJob, share: number, github: GitHub, context: AnswerContext): Promise<AnswerBlock> {
  const { id, name, workflow, conclusion, steps } = job;
  const log = await github.jobLog(id, MOST_BYTES);
  const at = steps.length === 0 ? "" : ` in ${steps.join(", ")}`;
  const source = { what: `log of the job ${name} of ${workflow}: ${conclusion}${at}` };
  if (log === undefined) return { text: "(GitHub keeps no log of it)", source };
  const text = cleanLog(log.text);
  // Secrets in an uncut text are removed with the rest of the answer.
  if (text.length <= share && log.left === 0) return { text, source };
  const kept = await context.spill.keep("read_check_logs", text);
  const size = `${kept.text.length} characters in all. To read them: read_file ${kept.path}`;
  return { text: `${cutToFailure(kept.text, share)}\n[${size}]`, source };
}

function toBlock({ name, app, conclusion, summary, url }: CheckFacts): AnswerBlock {
  return {
    text: `${summary}\n${url}`.trim(),
    source: { what: `check ${name} of ${app}: ${conclusion}`, markdown: true },
  };
}

/** Lines as people see them: without timestamps and colours. */
export function cleanLog(log: string): string {
  return log
    .replaceAll("\r\n", "\n")
    .replaceAll(/^\uFEFF?\d{4}-\d\d-\d\dT[\d:.]+Z ?/gm, "")
    .replaceAll(COLOURS, "");
}

const COLOURS = new RegExp(String.raw`\u001b\[[0-?]*[ -/]*[@-~]`, "gu");

/** Lines shown before and after each error when there is room. */
const [BEFORE, AFTER] = [400, 10];

/**
 * The errors that the runner marked, each with as many preceding lines as fit into `most` characters, the same number
 * for each; without any error, the end of the log.
 */
export function cutToFailure(log: string, most: number): string {
  if (log.length <= most) return log;
  const lines = log.split("\n");
  const errors = lines.flatMap((line, index) => (line.startsWith("##[error]") ? [index] : []));
  let best: string | undefined;
  let [low, high] = [0, BEFORE];
  while (low <= high) {
    const before = Math.floor((low + high) / 2);
    const cut = showAround(lines, errors, before);
    if (cut.length <= most) [best, low] = [cut, before + 1];
    else high = before - 1;
  }
  return best === undefined || errors.length === 0 ? cutTail(log, most) : best;
}

function showAround(lines: readonly string[], errors: readonly number[], before: number): string {
  const out: string[] = [];
  let next = 0;
  for (const error of errors) {
    const from = Math.max(next, error - before);
    const to = Math.min(lines.length, error + 1 + Math.min(AFTER, before));
    if (to <= next) continue;
    if (from > next) out.push(leftOut(from - next));
    out.push(...lines.slice(from, to));
    next = to;
  }
  if (next < lines.length) out.push(leftOut(lines.length - next));
  return out.join("\n");
}

function leftOut(lines: number): string {
  return `[… ${lines} ${lines === 1 ? "line" : "lines"} …]`;
}
