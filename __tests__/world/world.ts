/**
 * The whole world on loopback: GitHub over real git, Gemini from a script, and GitHub's runner with the program as the source has it.
 *
 *     await using world = await openWorld({
 *       files: { "src/total.js": "…" },
 *       users: { maria: "write" },
 *       policy: `version = 1\nextends = "edit"`,
 *       script: [call("read_file", { file_path: "src/total.js" }), say("Done.")],
 *     });
 *     const issue = world.github.openIssue({ as: "maria", title: "Wrong total" });
 *     const run = await world.comment("maria", issue.number, "@remit fix it");
 *     run.main.code, run.outputs, run.entries, world.github.pulls(), world.gemini.requests
 *
 * Closing it throws when the script was not used up, when GitHub got a request that it would not answer, when a secret (the
 * token, the model's key, the runner's own) appears in anything that was sent or printed, and when a run left more in its
 * checkout or home than what it published.
 */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Entry } from "../../src/events.ts";
import { readLog } from "../../src/log.ts";
import { commentAgain, commentEvent, dispatchEvent, type Event } from "./events.ts";
import { openGeminiServer, type GeminiServer, type GeminiServerOptions, type Step } from "./gemini.ts";
import { openGitHub, type GitHubOptions, type GitHubWorld } from "./github/github.ts";
import { findLeaks } from "./leaks.ts";
import { record } from "./json.ts";
import { PROGRAM } from "./program.ts";
import { openJob, type Interruption, type Job, type JobOptions, type JobRecord, type RunHow } from "./runner.ts";
import { findTraces, recordMachine } from "./untouched.ts";
import { withoutWays } from "./without-ways.ts";

export interface WorldOptions extends GitHubOptions, Pick<GeminiServerOptions, "refusals" | "offers"> {
  /** `.github/remit.toml` of the default branch. */
  readonly policy?: string;
  readonly script?: readonly Step[];
  /** The action's inputs in every run; the keys and the token are already set. */
  readonly inputs?: Readonly<Record<string, string>>;
  /** The directory of `action.yml`; that of the program built from the source if absent. */
  readonly action?: string;
  /** Environment, node, checkout and timeout of every run. */
  readonly job?: Pick<JobOptions, "environment" | "node" | "checkout" | "timeoutMs" | "user" | "way">;
}

export interface RunOptions {
  readonly inputs?: Readonly<Record<string, string>>;
  readonly interruption?: Interruption;
  /** For a further job of an existing run: the id of that run. */
  readonly runId?: string;
  /** The job's token, one of the world's; the first if absent. */
  readonly token?: string;
  /** As in `WorldOptions`, for this job only. */
  readonly checkout?: JobOptions["checkout"];
  /** Runs on the runner's machine after the checkout and before the action; it may return variables for the action. */
  readonly before?: (job: Job) => Promise<Readonly<Record<string, string>> | void>;
}

/** One job from its event to its end. */
export interface Run extends JobRecord {
  readonly event: Event;
  readonly job: Job;
  /** The run's log; empty if there is none. */
  readonly entries: readonly Entry[];
  /** What it left behind but should not have, each as a sentence. */
  readonly traces: readonly string[];
}

export interface World extends AsyncDisposable {
  readonly github: GitHubWorld;
  readonly gemini: GeminiServer;
  /** Somebody comments, and the workflow runs. */
  comment(login: string, number: number, body: string, options?: RunOptions): Promise<Run>;
  /** Somebody starts the workflow by hand; the action gets `prompt` as its input of that name. */
  dispatch(login: string, prompt: string, options?: RunOptions): Promise<Run>;
  /** Handle an event on a fresh runner. */
  deliver(event: Event, options?: RunOptions): Promise<Run>;
  /** A runner's machine for a job of the event, whose steps the caller runs. */
  rent(event: Event, options?: RunOptions): Promise<Job>;
  /** The action as a step of such a job, with only these inputs and variables. */
  step(job: Job, event: Event, how: Pick<RunHow, "inputs" | "exported">): Promise<Run>;
  /** Deliver a comment's event again, on a fresh runner. */
  redeliver(run: Run, options?: RunOptions): Promise<Run>;
  close(): Promise<void>;
}

export async function openWorld(asked: WorldOptions): Promise<World> {
  const options = withoutWays(asked);
  const policy = options.policy === undefined ? {} : { ".github/remit.toml": options.policy };
  const [github, gemini] = await Promise.all([
    openGitHub({ ...options, files: { "README.md": "# Shop\n", ...options.files, ...policy } }),
    openGeminiServer(options),
  ]);
  const runs: Run[] = [];
  const jobs: Job[] = [];
  let runId = 9000;
  const deliver: World["deliver"] = async (event, how = {}) => {
    const run = await start(options, { github, gemini }, event, how, how.runId ?? String(++runId));
    runs.push(run);
    return run;
  };
  return {
    github,
    gemini,
    deliver,
    rent: async (event, how = {}) => {
      const job = await openMachine(options, { github, gemini }, event, how, how.runId ?? String(++runId));
      jobs.push(job);
      return job;
    },
    step: async (job, event, how) => {
      const run = await act(options, github, event, job, { ...how, within: "step" });
      runs.push(run);
      return run;
    },
    comment: (as, number, body, how) => deliver(commentEvent(github, { as, number, body }), how),
    dispatch: (as, prompt, how = {}) => {
      const inputs = { ...how.inputs, prompt };
      return deliver(dispatchEvent(github, { as, inputs: { prompt } }), { ...how, inputs });
    },
    redeliver: ({ event }, how) => deliver(commentAgain(github, commentIdOf(event), event.actor), how),
    close: () => close({ github, gemini }, runs, jobs, options.inputs?.["seal-key"]),
    async [Symbol.asyncDispose]() {
      await close({ github, gemini }, runs, jobs, options.inputs?.["seal-key"]).catch((error: unknown) => {
        // If the test has already failed, another error would only be reported as suppressed.
        process.stderr.write(`The world: ${String(error)}\n`);
        throw error;
      });
    },
  };
}

type Servers = Pick<World, "github" | "gemini">;

async function start(
  options: WorldOptions,
  servers: Servers,
  event: Event,
  how: RunOptions,
  runId: string,
): Promise<Run> {
  const job = await openMachine(options, servers, event, how, runId);
  const exported = (await how.before?.(job)) ?? {};
  const { interruption } = how;
  return act(options, servers.github, event, job, {
    exported,
    ...(interruption === undefined ? {} : { interruption }),
  });
}

async function act(options: WorldOptions, github: GitHubWorld, event: Event, job: Job, how: RunHow): Promise<Run> {
  const before = recordMachine(job);
  const known = new Set(await headsOf(github));
  const record = await job.run(how);
  const fresh = (await headsOf(github)).filter((commit) => !known.has(commit));
  const published = await Promise.all(fresh.map((commit) => github.bare.tree(commit)));
  return {
    ...record,
    event,
    job,
    entries: await readEntries(record.outputs["log-path"] ?? record.main.state["log-path"]),
    traces: findTraces({ before, after: recordMachine(job), published, outside: isOff(options) }),
  };
}

/** Commits that branches point to, or that were pushed to them. */
async function headsOf({ git, bare }: GitHubWorld): Promise<readonly string[]> {
  const pushed = git.pushes.flatMap((push) => push.changes).filter(({ ref }) => ref.startsWith("refs/heads/"));
  const tips = await bare.refs("refs/heads/");
  return [...new Set([...tips.values(), ...pushed.flatMap(({ to }) => to ?? [])])];
}

/** The policy lets commands work directly in the checkout. */
function isOff({ policy, files }: WorldOptions): boolean {
  const text = policy ?? files?.[".github/remit.toml"];
  return typeof text === "string" && /^mode = "off"/m.test(text);
}

async function openMachine(
  options: WorldOptions,
  { github, gemini }: Servers,
  event: Event,
  how: RunOptions,
  runId: string,
): Promise<Job> {
  const { apiUrl, graphqlUrl, serverUrl, repository } = github;
  const { token = github.token, checkout = options.job?.checkout } = how;
  const { branch, sha } = await placeOf(event, github);
  return await openJob({
    ...options.job,
    ...(checkout === undefined ? {} : { checkout }),
    apiUrl,
    graphqlUrl,
    serverUrl,
    token,
    repository,
    branch,
    sha,
    event,
    runId,
    action: options.action ?? PROGRAM,
    actor: event.actor,
    inputs: { "gemini-api-key": gemini.key, ...options.inputs, ...how.inputs },
    environment: { GOOGLE_GEMINI_BASE_URL: gemini.url, ...options.job?.environment },
  });
}

/**
 * Where an event runs: on the default branch, except for pull request events, which run on the merge commit.
 * `pull_request_target` is the exception to that.
 */
async function placeOf({ name, payload }: Event, github: GitHubWorld): Promise<{ branch: string; sha: string }> {
  const branch = github.state.defaultBranch;
  const number = record(payload["pull_request"])["number"];
  if (typeof number === "number" && name !== "pull_request_target") {
    return { branch: `refs/pull/${number}/merge`, sha: await github.mergeRef(number) };
  }
  const sha = await github.bare.ref(branch);
  if (sha === undefined) throw new Error(`There is no branch ${branch}.`);
  return { branch, sha };
}

async function readEntries(file: string | undefined): Promise<readonly Entry[]> {
  return file === undefined || !existsSync(file) ? [] : readLog(await readFile(path.resolve(file), "utf8"));
}

function commentIdOf({ payload }: Event): number {
  const { comment } = payload;
  const id: unknown = typeof comment === "object" && comment !== null ? Reflect.get(comment, "id") : undefined;
  if (typeof id !== "number") throw new Error("The event is not about a comment.");
  return id;
}

/** Closes every stand-in, whatever the others report; all errors are thrown together. */
async function close(
  { github, gemini }: Servers,
  runs: readonly Run[],
  jobs: readonly Job[],
  sealKey = "",
): Promise<void> {
  const leaks = findLeaks(github, gemini, runs, sealKey);
  const traces = runs.flatMap((run, index) => run.traces.map((trace) => `after run ${index + 1} ${trace}`));
  const ends = await Promise.allSettled([
    ...[...new Set([...runs.map(({ job }) => job), ...jobs])].map((job) => job[Symbol.asyncDispose]()),
    gemini.close(),
    github[Symbol.asyncDispose](),
    leaks.length === 0 ? undefined : Promise.reject(new Error(`Secrets have leaked: ${leaks.join("; ")}`)),
    traces.length === 0 ? undefined : Promise.reject(new Error(`The machine was touched: ${traces.join("; ")}`)),
  ]);
  const reasons: unknown[] = ends.flatMap((end) => (end.status === "rejected" ? [end.reason] : []));
  if (reasons.length === 0) return;
  throw reasons.length === 1 ? reasons[0] : new AggregateError(reasons, reasons.map(String).join("\n"));
}
