/** `remit doctor`: checks whether everything is there that a run needs. It changes nothing. */
import { asTable } from "../lib/read-data.ts";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { parse, parseDocument } from "yaml";
import { checkExpectations, DEFAULT_PATH, type LoadedPolicy } from "../policy.ts";
import { didYouMean, readCall, printUsageError, textIfThere } from "./call.ts";
import { OWN_NAME, ownCommit, ownRoot, listFrom, lookAt, scalarText, type Home } from "./init.ts";
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
  const policy = loadPolicyText(textIfThere(DEFAULT_PATH));
  const opensPulls = policy.kind === "loaded" && policy.policy.publish.to.value === "pull";
  const [models, lacks, settings] = await Promise.all([
    judgeModels(workflows.uses, process.env),
    findLacks(),
    judgeSettings(repository.home, opensPulls, process.env),
  ]);
  const found = [
    ...models,
    ...judgeUses(workflows, knownInputs(), ownCommit()),
    ...(await judgePolicy(policy)),
    judgeLacks(lacks),
    ...settings,
  ];
  printFindings(found, inkFor(process.stdout, process.env));
}

function knownInputs(): readonly string[] {
  const action: unknown = parse(readFileSync(join(ownRoot(), "action.yml"), "utf8"));
  return Object.keys(asTable(asTable(action)["inputs"]));
}

async function judgePolicy(loaded: LoadedPolicy): Promise<readonly Finding[]> {
  if (loaded.kind !== "loaded") {
    return loaded.faults.map(({ path, line, column, message, hint = "" }) =>
      bad("policy", `${path}:${line}:${column}: ${message} ${hint}`.trimEnd()),
    );
  }
  if (!existsSync(DEFAULT_PATH))
    return [open("policy", `There is no ${DEFAULT_PATH}: Remit only reads and answers. \`remit init\` writes one.`)];
  const { met, lines } = await checkExpectations(loaded.policy, locateHere());
  const verify = loaded.policy.verify.commands.value;
  return [
    ...(met ? [good("policy", `${DEFAULT_PATH}: ${lines.at(-1) ?? ""}`)] : lines.map((line) => bad("policy", line))),
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
  const client = openClient({ apiUrl, token, clock: systemClock });
  return async (path) => {
    try {
      const { status, data } = await (await client()).request(`GET /repos/${repository}/${path}`);
      return { status, data: data as unknown };
    } catch (error) {
      const { status = 0 } = error as { status?: number };
      return { status, data: undefined };
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

/** A step that uses Remit, or a job that calls its workflow: `job` is that job then, and has no steps. */
interface Use {
  /** Such as `.github/workflows/remit.yml`. */
  readonly file: string;
  /** After the `@`. */
  readonly ref: string;
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly job: Readonly<Record<string, unknown>>;
}

interface Workflows {
  readonly uses: readonly Use[];
  /** Files that are no workflow, each with the reason. */
  readonly faults: readonly string[];
}

const DIRECTORY = ".github/workflows";

function readWorkflows(): Workflows {
  const names = existsSync(DIRECTORY) ? readdirSync(DIRECTORY).filter((name) => /\.ya?ml$/.test(name)) : [];
  const read = names.sort().map((name) => readOne(`${DIRECTORY}/${name}`));
  return { uses: read.flatMap(({ uses }) => uses), faults: read.flatMap(({ faults }) => faults) };
}

/** The action's name; a copy under another owner counts too. */
const [, NAME] = OWN_NAME.split("/");

function readOne(file: string): Workflows {
  const document = parseDocument(readFileSync(file, "utf8"));
  const [error] = document.errors;
  if (error !== undefined) return { uses: [], faults: [`${file} is not YAML: ${error.message.split("\n")[0]}`] };
  const jobs = Object.values(asTable(asTable(document.toJS())["jobs"])).map(asTable);
  const uses = jobs.flatMap((job) =>
    [job, ...listFrom(job["steps"]).map(asTable)].flatMap((step) => {
      const [action = "", ref = ""] = scalarText(step["uses"]).split("@");
      return action.split("/")[1] === NAME ? [{ file, ref, inputs: asTable(step["with"]), job }] : [];
    }),
  );
  return { uses, faults: [] };
}

/** `inputs` are the action's inputs. */
function judgeUses({ uses, faults }: Workflows, inputs: readonly string[], own: string | undefined): Finding[] {
  if (uses.length === 0 && faults.length === 0)
    return [bad("workflow", "No workflow uses Remit. `remit init` writes one.")];
  return [
    ...faults.map((fault) => bad("workflow", fault)),
    ...uses.flatMap((use) => {
      const judged = use.job["uses"] === undefined ? judgeInputs(use, inputs) : judgeCall(use);
      return [...judged, ...judgeJob(use), judgePin(use, own)];
    }),
  ];
}

function judgeInputs({ file, inputs }: Use, known: readonly string[]): Finding[] {
  const unknown = Object.keys(inputs).filter((name) => !known.includes(name));
  const faults = unknown.map((name) =>
    bad("workflow", `${file}: there is no input ${name}.${didYouMean(name, known)}`),
  );
  const mode = scalarText(inputs["mode"]) || "run";
  const asks = mode === "run" || mode === "propose";
  if (asks && inputs["gemini-api-key"] === undefined && inputs["use-vertex-ai"] === undefined)
    faults.push(bad("workflow", `${file}: the step has no gemini-api-key, and no use-vertex-ai.`));
  return faults.length > 0 ? faults : [good("workflow", `${file} uses Remit (mode: ${mode})`)];
}

/** A call passes the key as a secret, and grants the permissions of the called jobs. */
function judgeCall({ file, job }: Use): Finding[] {
  const { secrets } = job;
  if (secrets !== "inherit" && asTable(secrets)["gemini-api-key"] === undefined)
    return [bad("workflow", `${file}: the call has no secret gemini-api-key. Write \`secrets:\` beside \`uses:\`.`)];
  return [good("workflow", `${file} calls Remit's workflow`)];
}

const NO_SANDBOX = /^(?:ubuntu-slim|macos|windows)/;

function judgeJob({ file, job }: Use): Finding[] {
  const machine = listFrom(job["runs-on"])
    .map(scalarText)
    .find((label) => NO_SANDBOX.test(label));
  const options = scalarText(asTable(job["container"])["options"]);
  const caged = job["container"] !== undefined && !/--privileged|SYS_ADMIN/.test(options);
  const group = asTable(job["concurrency"]);
  const queued = job["concurrency"] === undefined || group["queue"] === "max" || group["cancel-in-progress"] === true;
  const noMachine = `${file}: ${machine} makes no sandbox. Write \`runs-on: ubuntu-latest\`.`;
  const needsOptions = `${file}: a job in a \`container:\` needs options for a sandbox (docs/enterprise.md), or no container.`;
  const drops = `${file}: without \`queue: max\` in its \`concurrency\` the next run drops one that waits.`;
  return [
    ...(machine === undefined ? [] : [bad("sandbox", noMachine)]),
    ...(caged ? [bad("sandbox", needsOptions)] : []),
    ...(queued ? [] : [open("workflow", drops)]),
  ];
}

function judgePin({ file, ref }: Use, own: string | undefined): Finding {
  if (!/^[0-9a-f]{40}$/.test(ref)) {
    const instead = own === undefined ? "the commit of a release" : own;
    return bad("pin", `${file} uses Remit at ${JSON.stringify(ref)}, which can be moved. Pin ${instead}.`);
  }
  if (own === undefined || own === ref) return good("pin", `${file} pins ${ref.slice(0, 10)}`);
  return open("pin", `${file} pins ${ref.slice(0, 10)}, and this program is ${own.slice(0, 10)}.`);
}

interface Finding {
  readonly about: "key" | "model" | "workflow" | "pin" | "policy" | "sandbox" | "settings";
  /** `open`: it cannot be checked from here, or deserves a thought. */
  readonly kind: "good" | "bad" | "open";
  /** The finding, and for `bad` and `open` what to do. */
  readonly text: string;
}

const good = (about: Finding["about"], text: string): Finding => ({ about, kind: "good", text });
const bad = (about: Finding["about"], text: string): Finding => ({ about, kind: "bad", text });
const open = (about: Finding["about"], text: string): Finding => ({ about, kind: "open", text });
