/** `remit run`: a request on a local checkout, shown as it happens. The change is a patch; nothing goes to GitHub. */
import { userInfo } from "node:os";
import { basename, join } from "node:path";
import { systemClock, systemRandom, openGemini, quoteForBash } from "../adapters.ts";
import { succeeded, type Conclusion, type Fault } from "../events.ts";
import { readInputs, type Environment, type Settings } from "../inputs.ts";
import type { Account } from "../ports.ts";
import type { Invocation } from "../run.ts";
import { openSecrets } from "../secrets.ts";
import { setUpCheckout, type CheckoutSetup } from "./checkout.ts";
import { readCall, printUsageError } from "./call.ts";
import { listPlaces, play, type LocalRun } from "./local.ts";
import { openLocalGitHub, runGit } from "./local-setup.ts";
import { attempt, messageOf } from "../lib/attempt.ts";

const USAGE = `remit run [options] REQUEST…     what to do, such as: remit run fix the failing test
remit run [options] /COMMAND …   a command: /review, /plan, or one of .gemini/commands

It works over the checkout, uncommitted changes included, under its policy, and does not change it. The
change is a patch; nothing is sent to GitHub. GEMINI_API_KEY holds the key of the Gemini API.

  --directory DIR    the checkout; the current directory when absent
  --policy FILE      the policy file within the checkout (.github/remit.toml)
  --model NAME       the model: auto, pro, flash, flash-lite or its name (auto, or GEMINI_MODEL)
  --thinking LEVEL   how much it thinks: minimal, low, medium, high
  --max-turns N  --max-minutes N  --max-tokens N  --max-usd N      tighten the policy's limits
  --no-sandbox       run commands as you, and only those that the policy lists, where this machine cannot make a sandbox
  --json             the run's events on standard output, one JSON object a line
`;

export async function runRun(words: readonly string[]): Promise<void> {
  const request = parse(words);
  if (request === undefined) return;
  process.on("unhandledRejection", warnOfForgotten);
  await runLocalRequest(request);
}

/** `fetch` takes the place of the network. Sets the exit code. */
export async function runLocalRequest(request: LocalRequest, fetch?: typeof globalThis.fetch): Promise<void> {
  const setup = await setUpCheckout(request.directory);
  if (typeof setup === "string") return printUsageError(setup);
  const read = readInputs(environmentFor(request, setup, process.env));
  if (read.kind === "faulty") return printUsageError(read.faults.map(describeLocalFault).join("\n"), USAGE);
  const settings = withWordsOfHere(read.value, request);
  const { access, thinking } = settings.model;
  if (setup.dirty && !request.json) process.stdout.write("Uncommitted changes are part of what it works on.\n");
  const played = await play({
    setup,
    invocation: (environment) => invocationFor(settings, setup, environment),
    github: (git) =>
      openLocalGitHub(setup, git, {
        defaultBranch: setup.base.name,
        actor: localUser(),
        permission: "admin",
        issues: [],
      }),
    model: openGemini({
      credentials: access,
      ...(access.baseUrl && { baseUrl: access.baseUrl }),
      ...(thinking && { thinking }),
      ...(fetch && { fetch }),
      clock: systemClock,
      random: systemRandom,
    }),
    secrets: openSecrets(new Map(access.kind === "api-key" ? [["gemini-api-key", access.key]] : [])),
    form: request.json ? "json" : "story",
  });
  await showResult(setup, played, request);
  process.exitCode = exitCodeOf(played.outcome.conclusion);
}

/** A declined request was a wrong call: an unknown command, or one that needs a pull request. */
function exitCodeOf(conclusion: Conclusion): number {
  if (conclusion === "declined") return 2;
  return succeeded(conclusion) ? 0 : 1;
}

interface LocalRequest {
  readonly request: string;
  readonly directory: string;
  /** Where the patch belongs, if `directory` is a copy. */
  readonly original?: string;
  readonly json: boolean;
  readonly noSandbox: boolean;
  /** Inputs of the action, by name. */
  readonly inputs: Readonly<Record<string, string>>;
}

/** Undefined when the call makes no sense or asks for help; the message has been printed then. */
function parse(words: readonly string[]): LocalRequest | undefined {
  const text = { type: "string" } as const;
  const flag = { type: "boolean", default: false } as const;
  const call = readCall({ name: "remit run", usage: USAGE, takesWords: true }, words, {
    directory: text,
    policy: text,
    model: text,
    thinking: text,
    json: flag,
    "no-sandbox": flag,
    "max-turns": text,
    "max-minutes": text,
    "max-tokens": text,
    "max-usd": text,
  });
  if (call === undefined) return undefined;
  const { directory = ".", policy, json, "no-sandbox": noSandbox, ...inputs } = call.values;
  const request = call.positionals.join(" ").trim();
  if (request === "") {
    printUsageError("remit run takes a request in words.", USAGE);
    return undefined;
  }
  const own = request.startsWith("/") ? { command: request } : { prompt: request };
  const given = Object.entries({ ...inputs, ...own, "policy-file": policy }).filter(([, value]) => value !== undefined);
  return { request, directory, json, noSandbox, inputs: Object.fromEntries(given) as Record<string, string> };
}

/** The variables that the runner would set for the action's step, so that the same code reads them. */
function environmentFor(
  { inputs }: LocalRequest,
  { root, server, workspace }: CheckoutSetup,
  own: Environment,
): Environment {
  const url = `file://${server}`;
  const vertex = /^(?:1|true)$/i.test(own["GOOGLE_GENAI_USE_VERTEXAI"] ?? "");
  const given: Readonly<Record<string, string>> = {
    "gemini-api-key": own["GEMINI_API_KEY"] ?? "",
    "use-vertex-ai": String(vertex),
    "google-cloud-location": own["GOOGLE_CLOUD_LOCATION"] || "global",
    model: own["GEMINI_MODEL"] || "auto",
    "policy-file": ".github/remit.toml",
    "trigger-phrase": "@remit",
    "branch-prefix": "remit/",
    "github-token": "none", // Nothing is sent to GitHub.
    "dry-run": "false",
    ...inputs,
  };
  return {
    ...own,
    ...Object.fromEntries(Object.entries(given).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])),
    GITHUB_SERVER_URL: url,
    GITHUB_API_URL: url,
    GITHUB_REPOSITORY: `local/${basename(workspace).replaceAll(/\s+/g, "-")}`,
    GITHUB_EVENT_NAME: "local",
    GITHUB_EVENT_PATH: "/dev/null",
    GITHUB_RUN_ID: basename(root),
    GITHUB_RUN_ATTEMPT: "1",
    GITHUB_WORKSPACE: workspace,
    RUNNER_TEMP: root,
  };
}

function withWordsOfHere(settings: Settings, { inputs, noSandbox }: LocalRequest): Settings {
  const { model } = settings;
  const source = "model" in inputs ? "the option --model" : "the variable GEMINI_MODEL";
  const namedBy = model.namedBy === "the input `model`" ? source : model.namedBy;
  return { ...settings, model: { ...model, namedBy }, ...(noSandbox && { noSandbox: "--no-sandbox" }) };
}

/** The faults name the action's inputs; here a variable holds the key. */
function describeLocalFault(fault: string): string {
  if (!fault.startsWith("gemini-api-key is empty")) return fault;
  return "GEMINI_API_KEY is not set. Make a key at https://aistudio.google.com/apikey and set the variable.";
}

function invocationFor(
  settings: Settings,
  { base, server, directories }: CheckoutSetup,
  tools: Invocation["toolEnvironment"],
): Invocation {
  const { login, id } = localUser();
  return {
    settings,
    event: {
      name: "local",
      payload: { repository: { default_branch: base.name }, sender: { login, id, type: "User" } },
    },
    runUrl: `file://${server}`,
    platform: process.platform,
    directories,
    toolEnvironment: tools,
    environment: process.env,
    ownCheckout: true,
    stop: stopOnSignal(),
  };
}

/** As in a job: a failure for which nothing waits must not cost the work. */
function warnOfForgotten(reason: unknown): void {
  process.stderr.write(`A fault of Remit's own: ${messageOf(reason)} The run went on; please report this.\n`);
}

/** `you` for a user without an entry in the user database, as in a container. */
function localUser(): Account {
  return { login: attempt(() => userInfo().username) || "you", id: 1, bot: false };
}

/** The first signal ends the run in order, the second at once. */
function stopOnSignal(): AbortSignal {
  const stop = new AbortController();
  const cancel = () => (stop.signal.aborted ? process.exit(130) : stop.abort("cancelled"));
  process.on("SIGINT", cancel);
  process.on("SIGTERM", cancel);
  return stop.signal;
}

/** On one's own machine there is a third way. */
function hintOf({ kind, hint = "" }: Fault): string {
  if (kind !== "sandbox") return hint;
  return "Try it on Linux with util-linux and bash, as root, with sudo without a password, or where users may make namespaces. Or `remit run --no-sandbox …`: commands then run as you, and only those that an [[allow]] of the policy lists.";
}

/** Where everything is, and how to apply the change. Printed on standard error when standard output has the events. */
async function showResult(
  setup: CheckoutSetup,
  { outcome, shown }: LocalRun,
  { json, original }: Pick<LocalRequest, "json" | "original">,
): Promise<void> {
  const { server, root, base, workspace } = setup;
  const patch = join(root, "change.patch");
  const commit = outcome.publication?.commit;
  // Git writes it: its last line may be a space, and its bytes need not be UTF-8. The user's settings do not apply.
  if (commit !== undefined)
    await runGit(["diff-tree", "-p", "--binary", `--output=${patch}`, base.sha, commit], { cwd: server });
  const fault = outcome.fault === undefined ? [] : [outcome.fault.message, hintOf(outcome.fault)];
  const lines = [
    "",
    ...new Set([...fault, outcome.message].filter((line) => line !== "")),
    "",
    "Nothing was sent to GitHub. What it would show, and the local files:",
    ...listPlaces(setup, shown),
    ...(commit === undefined ? [] : [`${"change".padEnd(14)} ${applying(patch, original ?? workspace)}`]),
  ];
  (json ? process.stderr : process.stdout).write(`${lines.join("\n")}\n`);
}

/** In another directory than the checkout's top, `git apply` would skip its files and not say so. */
function applying(patch: string, directory: string): string {
  const word = (path: string): string => (/^[\w./-]+$/.test(path) ? path : quoteForBash(path));
  const there = process.cwd() === directory ? "" : ` -C ${word(directory)}`;
  return `git${there} apply ${word(patch)}`;
}
