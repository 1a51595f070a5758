/** `remit doctor`: checks whether everything is there that a run needs. It changes nothing. */
import { asTable } from "../lib/read-data.ts";
import { checkExpectations, DEFAULT_PATH } from "../policy.ts";
import { readCall, readText, printUsageError } from "./call.ts";
import { ownCommit, lookAt, scalarText, type Home } from "./init.ts";
import { bad, good, open, type Finding } from "./doctor/findings.ts";
import { judgeSetup, judgeUses, readWorkflows, type Use } from "./doctor/workflows.ts";
import { findLacks } from "./local-setup.ts";
import { loadPolicyText, locateHere } from "./policy.ts";
import { inkFor, type TerminalColors } from "./terminal.ts";
import { systemClock, systemRandom, openGemini, type GeminiOptions, openClient } from "../adapters.ts";
import type { Environment } from "../inputs.ts";
import { familyIn, nameModel } from "../lib/models.ts";

const USAGE = `remit doctor    checks what a run needs: key, model, workflows, pin, policy, sandbox, settings

It looks at the repository in the current directory and changes nothing. GEMINI_API_KEY lets it ask Gemini for the models
that the key can use, GH_TOKEN lets it ask GitHub for the repository's settings. Exit code 1 when something is missing.
`;

export async function runDoctor(words: readonly string[]): Promise<void> {
  const call = readCall({ name: "remit doctor", usage: USAGE }, words, {});
  if (call === undefined) return;
  const surplus = call.positionals.join(" ");
  if (surplus !== "") return printUsageError(`remit doctor takes no arguments, found ${surplus}.`, USAGE);
  const repository = lookAt(process.cwd());
  if (repository === undefined)
    return printUsageError("There is no git repository here. Run this in a checkout of it.");
  process.chdir(repository.root);
  const workflows = readWorkflows();
  const policies = policyFilesOf(workflows.uses).map(readPolicy);
  const opensPulls = policies.some(({ read }) => read?.kind === "loaded" && read.policy.publish.to.value === "pull");
  const [models, lacks, settings] = await Promise.all([
    judgeModels(workflows.uses, process.env),
    findLacks(),
    judgeSettings(repository.home, opensPulls, process.env),
  ]);
  const found = [
    ...models,
    ...judgeUses(workflows, ownCommit()),
    ...judgeSetup(),
    ...(await Promise.all(policies.map(judgePolicy))).flat(),
    judgeLacks(lacks),
    ...settings,
  ];
  printFindings(found, inkFor(process.stdout, process.env));
}

/** Those that the workflows name, as far as they can be known. */
function policyFilesOf(uses: readonly Use[]): readonly string[] {
  const named = uses.map(({ inputs }) => scalarText(inputs["policy-file"]) || DEFAULT_PATH);
  return [...new Set(named.length === 0 ? [DEFAULT_PATH] : named.filter((path) => !path.includes("${{")))];
}

/** `why`: the reason why it cannot be read; "" when it can, or is not there. */
function readPolicy(path: string) {
  const { text, missing, why } = readText(path);
  const read = text === undefined ? undefined : loadPolicyText(text, path);
  return { path, read, why: missing ? "" : why };
}

async function judgePolicy({ path, read, why }: ReturnType<typeof readPolicy>): Promise<readonly Finding[]> {
  if (why !== "") return [bad("policy", `${path} cannot be read: ${why}.`)];
  if (read === undefined && path !== DEFAULT_PATH)
    return [bad("policy", `There is no ${path}, and a workflow names it: such a run ends at once.`)];
  if (read === undefined)
    return [open("policy", `There is no ${DEFAULT_PATH}: Remit only reads and answers. \`remit init\` writes one.`)];
  if (read.kind !== "loaded") {
    return read.faults.map(({ line, column, message, hint = "" }) =>
      bad("policy", `${path}:${line}:${column}: ${message} ${hint}`.trimEnd()),
    );
  }
  const { met, lines } = await checkExpectations(read.policy, locateHere());
  const verify = read.policy.verify.commands.value;
  return [
    ...(met ? [good("policy", `${path}: ${lines.at(-1) ?? ""}`)] : lines.map((line) => bad("policy", line))),
    ...(verify.length > 0 ? [] : [open("policy", "Nothing verifies the work: name the tests under [verify].")]),
  ];
}

function judgeLacks(lacks: readonly string[]): Finding {
  if (lacks.length === 0) return good("sandbox", "this machine can make one");
  return open("sandbox", `This machine cannot make one (${lacks.join("; ")}). GitHub's hosted Ubuntu machines can.`);
}

function printFindings(found: readonly Finding[], colors: TerminalColors): void {
  const marks = { good: colors.good("✓"), bad: colors.bad("✗"), open: colors.strong("?") };
  const lines = found.map(({ about, kind, text }) => `${marks[kind]} ${about.padEnd(9)} ${text}`);
  const wrong = found.filter(({ kind }) => kind === "bad").length;
  const last = wrong === 0 ? "The doctor found nothing missing." : `To fix: ${wrong}.`;
  process.stdout.write([...lines, "", last, ""].join("\n"));
  if (wrong > 0) process.exitCode = 1;
}

/** One request: for the list of models. */
async function judgeModels(uses: readonly Use[], environment: Environment): Promise<readonly Finding[]> {
  const credentials = credentialsOf(environment);
  if (credentials === undefined)
    return [open("key", "GEMINI_API_KEY is not set here, so neither key nor model was tried.")];
  const baseUrl = environment["GOOGLE_GEMINI_BASE_URL"] || undefined;
  const model = openGemini({ credentials, ...(baseUrl && { baseUrl }), clock: systemClock, random: systemRandom });
  const offers = await model.offers(AbortSignal.timeout(LONGEST_MS));
  if (offers.kind === "failed") {
    const { message, hint } = offers.fault;
    return [bad("key", hint === undefined ? message : `${message} ${hint}`)];
  }
  const names = new Set(uses.map(({ inputs }) => scalarText(inputs["model"]) || "auto"));
  const taken = `the key works; it can use ${offers.models.join(", ") || "no models that can do this work"}`;
  return [good("key", taken), ...[...names].map((wanted) => judgeModel(wanted, offers.models))];
}

const LONGEST_MS = 20_000;

function credentialsOf(environment: Environment): GeminiOptions["credentials"] | undefined {
  const project = environment["GOOGLE_CLOUD_PROJECT"] ?? "";
  if (/^(?:1|true)$/i.test(environment["GOOGLE_GENAI_USE_VERTEXAI"] ?? "") && project !== "")
    return { kind: "vertex", project, location: environment["GOOGLE_CLOUD_LOCATION"] || "global" };
  const key = environment["GEMINI_API_KEY"]?.trim() ?? "";
  return key === "" ? undefined : { kind: "api-key", key };
}

function judgeModel(wanted: string, models: readonly string[]): Finding {
  if (wanted.includes("${{")) return open("model", `${wanted} is known only in a run.`);
  const { name, family } = nameModel(wanted);
  const named = name === wanted ? name : `${wanted} (${name})`;
  if (models.includes(name)) return good("model", `${named} can be used`);
  const other = family && models.find((each) => familyIn(each) === family);
  if (other !== undefined) return open("model", `${named} cannot be used with this key; ${other} will take its place.`);
  // The list leaves out models outside Gemini's own line.
  if (familyIn(name) === undefined) return open("model", `${named}: only a run shows whether it can be used.`);
  return bad("model", `${named} cannot be used with this key. Name another, or leave it to \`auto\`.`);
}

/** `opensPulls`: whether the policy lets Remit open pull requests. Asks GitHub when there is a token that may. */
async function judgeSettings(
  home: Home | undefined,
  opensPulls: boolean,
  environment: Environment,
): Promise<readonly Finding[]> {
  if (home === undefined) return [open("settings", "There is no remote `origin` on a GitHub host to check.")];
  const page = `https://${home.host}/${home.name}/settings`;
  const token = environment["GH_TOKEN"] || environment["GITHUB_TOKEN"] || "";
  if (token === "")
    return [
      open("settings", `Not checked, since GH_TOKEN is not set (try GH_TOKEN=$(gh auth token)): ${page}/actions`),
    ];
  const api = home.host === "github.com" ? "https://api.github.com" : `https://${home.host}/api/v3`;
  const apiUrl = environment["GITHUB_API_URL"] || api;
  const ask = asker(apiUrl, token, home.name);
  const [rights, secret] = await Promise.all([
    ask("actions/permissions/workflow"),
    ask("actions/secrets/GEMINI_API_KEY"),
  ]);
  return [
    ...(opensPulls ? [judgeRights(rights, `${page}/actions`)] : []),
    judgeSecret(secret, `${page}/secrets/actions`),
  ];
}

/** GitHub's answer; `status` 0 when there was none. */
interface Answer {
  readonly status: number;
  readonly data: unknown;
}

function asker(apiUrl: string, token: string, repository: string): (path: string) => Promise<Answer> {
  const client = openClient({ apiUrl, token, clock: systemClock, outageMs: 0 });
  return async (path) => {
    try {
      const { status, data } = await (await client()).request(`GET /repos/${repository}/${path}`);
      return { status, data: data as unknown };
    } catch (error) {
      // Octokit calls it 500 when no answer came.
      const { status = 0, response } = error as { status?: number; response?: unknown };
      return { status: response === undefined ? 0 : status, data: undefined };
    }
  };
}

const TICK = '"Allow GitHub Actions to create and approve pull requests"';

function judgeRights({ status, data }: Answer, page: string): Finding {
  if (status !== 200) return open("settings", `${unseen(status)} Whether ${TICK} is ticked: ${page}`);
  const may = asTable(data)["can_approve_pull_request_reviews"] === true;
  return may ? good("settings", `${TICK} is ticked`) : bad("settings", `Tick ${TICK}: ${page}`);
}

function judgeSecret({ status }: Answer, page: string): Finding {
  if (status === 200) return good("settings", "the secret GEMINI_API_KEY exists");
  if (status !== 404) return open("settings", `${unseen(status)} Whether there is a secret GEMINI_API_KEY: ${page}`);
  return open("settings", `The repository has no secret GEMINI_API_KEY; one of the organisation would do: ${page}`);
}

function unseen(status: number): string {
  return status === 0 ? "GitHub could not be reached." : `GitHub does not show it to this token (${status}).`;
}
