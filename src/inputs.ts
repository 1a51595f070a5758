/** The action's inputs and the runner's variables, read once at the border. All faults are reported together. */
import { INPUTS, otherNames } from "./inputs/names.ts";
import { readJob, type JobMode } from "./inputs/job.ts";
import { readCollector, type CollectorSettings } from "./inputs/telemetry.ts";
import type { LimitName } from "./events.ts";
import { nameModel, THINKING, type Family, type Thinking } from "./lib/models.ts";
import { given } from "./lib/parts.ts";

export type { Gathering } from "./inputs/job.ts";
export { type CollectorSettings, readCollector } from "./inputs/telemetry.ts";

/** A run's settings from outside. Nothing else reads the environment. */
export interface Settings {
  readonly trigger: {
    readonly prompt: string;
    /** Path of a file at the trusted ref whose text comes before the prompt; absent or empty for none. */
    readonly promptFile?: string;
    /** A command of the repository and its arguments, with or without the slash; absent or empty for none. */
    readonly command?: string;
    /** JSON Schema of the final answer, or the path of one at the trusted ref; absent or empty for none. */
    readonly outputSchema?: string;
    readonly triggerPhrase: string;
    /** The label that starts a run; absent or empty for none. */
    readonly triggerLabel?: string;
    /** Name of a scheduled task, whose branch stays the same; absent or empty for none. */
    readonly task?: string;
    /** Whether the task has a row on the dashboard, where ticking its box starts it. */
    readonly dashboard?: boolean;
    readonly baseBranch: string;
    readonly branchPrefix: string;
  };
  readonly model: ModelChoice & { readonly access: ModelAccess };
  readonly silences?: Silences;
  readonly policyFile: string;
  /** Settings in the format of `.gemini/settings.json`, merged into them; absent or empty for none. */
  readonly projectSettings?: string;
  /** Numbers that may tighten the policy's limits. */
  readonly tighten: Partial<Readonly<Record<LimitName, number>>>;
  readonly dryRun: boolean;
  /** The repository's key for sealing what Remit keeps between runs; absent or empty for none. */
  readonly sealKey?: string;
  /** Names who chose, for a machine of their own, to run commands without a sandbox. */
  readonly noSandbox?: string;
  readonly job?: JobMode;
  /** Absent when no one asked for telemetry. */
  readonly collector?: CollectorSettings;
  readonly github: GitHubSettings;
  readonly runner: RunnerSettings;
}

type ModelAccess = { readonly baseUrl: string | undefined } & (
  | { readonly kind: "api-key"; readonly key: string }
  | { readonly kind: "vertex"; readonly project: string; readonly location: string }
);

interface GitHubSettings {
  readonly token: string;
  /** The job's own token, which lasts as long as the job. */
  readonly jobToken?: string;
  /** `owner/name`. */
  readonly repository: string;
  readonly apiUrl: string;
  readonly graphqlUrl: string;
  readonly serverUrl: string;
  readonly event: { readonly name: string; readonly path: string };
  readonly runId: string;
  readonly runAttempt: number;
  /** How long an outage of GitHub is waited out, in ms; absent for the adapter's default. */
  readonly outageMs?: number;
  /** Login of the account that caused the event, for events that do not contain it. */
  readonly actor?: string;
}

interface RunnerSettings {
  /** Absolute path of the checkout. */
  readonly workspace: string;
  /** Absolute path of a directory that is emptied after the job. */
  readonly temp: string;
}

type Read<T> =
  { readonly kind: "read"; readonly value: T } | { readonly kind: "faulty"; readonly faults: readonly string[] };

export type Environment = Readonly<Record<string, string | undefined>>;

/** The settings, or every fault at once. Where a key alone may be missing it is "", and the model's adapter refuses. */
export function readInputs(environment: Environment, key: "needed" | "may be missing" = "needed"): Read<Settings> {
  const faults: string[] = [];
  const source = new Source(environment, faults);
  const collector = readCollector(source.input("otlp-endpoint"), environment, faults);
  const settings: Settings = {
    trigger: {
      prompt: source.input("prompt"),
      promptFile: source.input("prompt-file"),
      command: source.input("command"),
      outputSchema: source.input("output-schema"),
      triggerPhrase: source.phrase("trigger-phrase"),
      triggerLabel: source.input("trigger-label"),
      task: source.task("task"),
      dashboard: source.boolean("dashboard"),
      baseBranch: source.input("base-branch"),
      branchPrefix: source.prefix("branch-prefix"),
    },
    model: { ...readModel(source), access: readAccess(source) },
    silences: readSilences(source),
    policyFile: source.required("policy-file"),
    projectSettings: source.input("settings"),
    tighten: readTightening(source),
    dryRun: source.boolean("dry-run"),
    sealKey: source.key("seal-key"),
    job: readJob(source),
    ...(collector && { collector }),
    github: readGitHub(source),
    runner: { workspace: source.variable("GITHUB_WORKSPACE"), temp: source.variable("RUNNER_TEMP") },
  };
  faults.unshift(...otherNames(environment));
  const keyless = key === "may be missing" && faults.length === 1 && faults[0] === NO_KEY;
  return faults.length > 0 && !keyless ? { kind: "faulty", faults } : { kind: "read", value: settings };
}

function readAccess(source: Source): ModelAccess {
  const baseUrl = source.environment["GOOGLE_GEMINI_BASE_URL"] || undefined;
  // None of these modes asks a model.
  if (["publish", "gather", "gate"].includes(source.input("mode").toLowerCase()))
    return { kind: "api-key", key: "", baseUrl };
  if (source.boolean("use-vertex-ai")) {
    const project = source.optional("google-cloud-project") ?? source.environment["GOOGLE_CLOUD_PROJECT"] ?? "";
    if (project === "") source.fault("use-vertex-ai is true but google-cloud-project is empty. Name the project.");
    return { kind: "vertex", project, location: source.required("google-cloud-location"), baseUrl };
  }
  const key = source.input("gemini-api-key");
  if (key === "") source.fault(NO_KEY);
  return { kind: "api-key", key, baseUrl };
}

const NO_KEY =
  "gemini-api-key is empty. Make a key at https://aistudio.google.com/apikey, store it as a secret and pass it, or set use-vertex-ai. (Secrets are not given to runs of pull requests from forks.)";

function readTightening(source: Source): Settings["tighten"] {
  const limits: [LimitName, string, boolean][] = [
    ["turns", "max-turns", true],
    ["minutes", "max-minutes", false],
    ["tokens", "max-tokens", true],
    ["usd", "max-usd", false],
  ];
  return Object.fromEntries(
    limits.flatMap(([limit, name, whole]) => {
      const value = source.number(name, whole);
      return value === undefined ? [] : [[limit, value]];
    }),
  );
}

function readGitHub(source: Source): GitHubSettings {
  const server = source.variable("GITHUB_SERVER_URL");
  const api = source.variable("GITHUB_API_URL");
  const repository = source.variable("GITHUB_REPOSITORY");
  if (repository !== "" && !/^[^/\s]+\/[^/\s]+$/.test(repository))
    source.fault(`GITHUB_REPOSITORY is ${JSON.stringify(repository)}, expected owner/name.`);
  const settings = {
    token: source.required("github-token"),
    jobToken: source.input("job-token"),
    repository,
    apiUrl: api,
    graphqlUrl: source.environment["GITHUB_GRAPHQL_URL"] || `${api}/graphql`,
    serverUrl: server,
    event: { name: source.variable("GITHUB_EVENT_NAME"), path: source.variable("GITHUB_EVENT_PATH") },
    runId: source.variable("GITHUB_RUN_ID"),
    runAttempt: Number(source.environment["GITHUB_RUN_ATTEMPT"] ?? "1") || 1,
    actor: source.environment["GITHUB_ACTOR"] ?? "",
  };
  const outageMs = source.seconds("REMIT_GITHUB_SECONDS", 0);
  return { ...settings, ...given({ outageMs }) };
}

class Source {
  readonly environment: Environment;
  private readonly faults: string[];

  constructor(environment: Environment, faults: string[]) {
    this.environment = environment;
    this.faults = faults;
  }

  fault(sentence: string): void {
    this.faults.push(sentence);
  }

  /** Empty when left out without a default. The runner upper-cases the name, blanks become `_`; hyphens stay. */
  input(name: string): string {
    return (this.environment[`INPUT_${name.toUpperCase()}`] ?? INPUTS[name] ?? "").trim();
  }

  optional(name: string): string | undefined {
    return this.input(name) || undefined;
  }

  required(name: string): string {
    const value = this.input(name);
    if (value === "") this.fault(`${name} is empty. Give it a value, or leave the input out to get the default.`);
    return value;
  }

  variable(name: string): string {
    const value = this.environment[name] ?? "";
    if (value === "") this.fault(`The variable ${name} is not set. GitHub's runner sets it for every step.`);
    return value;
  }

  boolean(name: string): boolean {
    const value = this.input(name).toLowerCase();
    if (!["", "true", "false"].includes(value))
      this.fault(`${name} is ${JSON.stringify(value)}, expected true or false.`);
    return value === "true";
  }

  number(name: string, whole: boolean): number | undefined {
    const text = this.input(name);
    if (text === "") return undefined;
    const value = Number(text.replaceAll("_", ""));
    const good = Number.isFinite(value) && value > 0 && (!whole || Number.isInteger(value));
    if (!good) this.fault(`${name} is ${JSON.stringify(text)}, expected a ${whole ? "whole " : ""}number above 0.`);
    return good ? value : undefined;
  }

  /** A variable in seconds, as milliseconds; undefined when it is not set. */
  seconds(name: string, least: number): number | undefined {
    const text = this.environment[name] ?? "";
    if (text === "") return undefined;
    const seconds = Number(text);
    if (seconds >= least && seconds <= LONGEST_S) return seconds * 1_000;
    this.fault(`${name} is ${JSON.stringify(text)}, expected a number of seconds, at most ${LONGEST_S}.`);
    return undefined;
  }

  phrase(name: string): string {
    const value = this.required(name);
    if (/\s/.test(value)) this.fault(`${name} is ${JSON.stringify(value)}, expected one word such as @remit.`);
    return value;
  }

  key(name: string): string {
    const value = this.input(name);
    if (value !== "" && value.length < 32)
      this.fault(`${name} has ${value.length} characters, expected at least 32: openssl rand -hex 32 makes one.`);
    return value;
  }

  task(name: string): string {
    const value = this.input(name);
    if (value !== "" && !/^[a-z0-9-]{1,40}$/.test(value))
      this.fault(`${name} is ${JSON.stringify(value)}, expected a short name of a-z, 0-9 and hyphens, such as lint.`);
    return value;
  }

  prefix(name: string): string {
    const value = this.required(name);
    if (value !== "" && !/^[A-Za-z0-9][A-Za-z0-9._-]*(\/[A-Za-z0-9._-]+)*\/$/.test(value)) {
      this.fault(`${name} is ${JSON.stringify(value)}, expected a branch prefix that ends in a slash, such as remit/.`);
    }
    return value;
  }
}

interface ModelChoice {
  /** The model's own name. */
  readonly name: string;
  /** Who named it, such as "the input `model`". */
  readonly namedBy: string;
  /** Set when no more than a family was named. */
  readonly family?: Family;
  /** Absent for the one next to it in the table of models. */
  readonly fallback: string | undefined;
  /** Absent for the model's default. */
  readonly thinking?: Thinking;
}

/** The model, its fallback and its thinking. */
function readModel(source: Source): ModelChoice {
  const wanted = source.required("model");
  const fallback = source.optional("fallback-model");
  const thinking = readThinking(source);
  return {
    ...nameModel(wanted),
    namedBy: sourceOf(wanted, "the input `model`"),
    fallback: fallback === undefined ? undefined : nameModel(fallback).name,
    ...(thinking && { thinking }),
  };
}

/** Who named a model: `source`, unless it is the default. */
export function sourceOf(wanted: string, source: string): string {
  return wanted.toLowerCase() === "auto" ? "Remit's default, `auto`" : source;
}

function readThinking(source: Source): Thinking | undefined {
  const word = source.optional("thinking")?.toLowerCase();
  if (word === undefined) return undefined;
  const level = THINKING.find((each) => each === word);
  if (level === undefined)
    source.fault(`thinking is ${JSON.stringify(word)}, expected ${THINKING.join(", ")} or nothing.`);
  return level;
}

/** Milliseconds until the first byte of an answer, and between two bytes; absent for the adapter's defaults. */
interface Silences {
  readonly firstByteMs?: number;
  readonly idleMs?: number;
}

function readSilences(source: Source): Silences {
  const firstByteMs = source.seconds("REMIT_FIRST_BYTE_SECONDS", Number.MIN_VALUE);
  const idleMs = source.seconds("REMIT_IDLE_SECONDS", Number.MIN_VALUE);
  return given({ firstByteMs, idleMs });
}

/** Node itself gives up after this many seconds. */
const LONGEST_S = 300;
