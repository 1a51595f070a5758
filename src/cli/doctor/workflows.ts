/** The workflows that use Remit, and the action that sets the machine up: whether GitHub and Remit would take them. */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { asTable } from "../../lib/read-data.ts";
import { readInputs, type Environment } from "../../inputs.ts";
import { UNDERSTOOD_EVENTS } from "../../lib/trigger-events.ts";
import { didYouMean, readText } from "../call.ts";
import { OWN_NAME, SETUP_ACTION, ownRoot, listFrom, readYaml, scalarText, triggersOf } from "../init.ts";
import { bad, good, open, type Finding } from "./findings.ts";

/** A step that uses Remit, or a job that calls its workflow: `job` is that job then, and has no steps. */
export interface Use {
  /** Such as `.github/workflows/remit.yml`. */
  readonly file: string;
  /** After the `@`. */
  readonly ref: string;
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly job: Readonly<Record<string, unknown>>;
  readonly workflow: Readonly<Record<string, unknown>>;
}

export interface Workflows {
  readonly uses: readonly Use[];
  /** Files that are no workflow, each with the reason. */
  readonly faults: readonly string[];
}

const DIRECTORY = ".github/workflows";

export function readWorkflows(): Workflows {
  const names = existsSync(DIRECTORY) ? readdirSync(DIRECTORY).filter((name) => /\.ya?ml$/.test(name)) : [];
  const read = names.sort().map((name) => readOne(`${DIRECTORY}/${name}`));
  return { uses: read.flatMap(({ uses }) => uses), faults: read.flatMap(({ faults }) => faults) };
}

/** The action's name; a copy under another owner counts too. */
const [, NAME] = OWN_NAME.split("/");

function readOne(file: string): Workflows {
  const { text, why } = readText(file);
  if (text === undefined) return { uses: [], faults: [`${file} cannot be read: ${why}.`] };
  const { content: workflow, fault } = readYaml(text);
  if (fault !== "") return { uses: [], faults: [`${file} is not YAML: ${fault}`] };
  const jobs = Object.values(asTable(workflow["jobs"])).map(asTable);
  const uses = jobs.flatMap((job) =>
    [job, ...listFrom(job["steps"]).map(asTable)].flatMap((step) => {
      const [action = "", ref = ""] = scalarText(step["uses"]).split("@");
      return action.split("/")[1] === NAME ? [{ file, ref, inputs: asTable(step["with"]), job, workflow }] : [];
    }),
  );
  return { uses, faults: [] };
}

/** `own`: the commit of this program. */
export function judgeUses({ uses, faults }: Workflows, own: string | undefined): Finding[] {
  if (uses.length === 0 && faults.length === 0)
    return [bad("workflow", "No workflow uses Remit. `remit init` writes one.")];
  const inputs = ownInputs();
  return [
    ...faults.map((fault) => bad("workflow", fault)),
    ...uses.flatMap((use) => {
      const judged = use.job["uses"] === undefined ? judgeStep(use, inputs.action) : judgeCall(use, inputs.workflow);
      return [...judged, ...judgeEvents(use), ...judgeJob(use), judgePin(use, own)];
    }),
  ];
}

/** A step is judged as a run would judge its inputs. */
function judgeStep({ file, inputs }: Use, known: readonly string[]): Finding[] {
  const read = readInputs(environmentOf(inputs, known));
  const faults = [...unknownInputs(inputs, known), ...(read.kind === "faulty" ? read.faults : [])];
  if (faults.length > 0) return faults.map((fault) => bad("workflow", `${file}: ${fault}`));
  return [good("workflow", `${file} uses Remit (mode: ${scalarText(inputs["mode"]) || "run"})`)];
}

function unknownInputs(inputs: Use["inputs"], known: readonly string[]): readonly string[] {
  const unknown = Object.keys(inputs).filter((name) => !known.includes(name));
  return unknown.map((name) => `there is no input ${name}.${didYouMean(name, known)}`);
}

/** The variables of a step with these inputs. What only a run knows is taken to be right. */
function environmentOf(inputs: Use["inputs"], known: readonly string[]): Environment {
  const given = Object.entries(inputs).flatMap(([name, value]): [string, string][] => {
    const text = scalarText(value);
    if (!known.includes(name)) return [];
    if (!text.includes("${{")) return [[name, text]];
    return /-key$|^google-cloud-project$/.test(name) ? [[name, "x".repeat(32)]] : [];
  });
  return {
    ...Object.fromEntries(given.map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])),
    "INPUT_GITHUB-TOKEN": "x",
    GITHUB_REPOSITORY: "octo/shop",
    ...Object.fromEntries(RUNNER_VARIABLES.map((name) => [name, "x"])),
  };
}

const RUNNER_VARIABLES = [
  "GITHUB_SERVER_URL",
  "GITHUB_API_URL",
  "GITHUB_EVENT_NAME",
  "GITHUB_EVENT_PATH",
  "GITHUB_RUN_ID",
  "GITHUB_WORKSPACE",
  "RUNNER_TEMP",
];

/** A call passes the key as a secret, and only inputs that the called workflow has. */
function judgeCall({ file, inputs, job: { secrets } }: Use, known: readonly string[]): Finding[] {
  const faults = unknownInputs(inputs, known).map((fault) => `${fault} GitHub does not start such a call.`);
  if (secrets === "inherit") faults.push(`\`secrets: inherit\` passes no gemini-api-key: ${WRITE_SECRETS}`);
  else if (asTable(secrets)["gemini-api-key"] === undefined)
    faults.push(`the call has no secret gemini-api-key. ${WRITE_SECRETS}`);
  if (faults.length > 0) return faults.map((fault) => bad("workflow", `${file}: ${fault}`));
  return [good("workflow", `${file} calls Remit's workflow`)];
}

const WRITE_SECRETS = 'Write `secrets: { gemini-api-key: "${{ secrets.GEMINI_API_KEY }}" }` beside `uses:`.';

function judgeEvents({ file, workflow }: Use): Finding[] {
  const names = triggersOf(workflow);
  const foreign = names.filter((name) => !EVENTS.includes(name));
  if (names.length > foreign.length) return [];
  const [first = ""] = foreign;
  const what = first === "" ? "it has no `on:`." : `no event in its \`on:\` starts Remit.${didYouMean(first, EVENTS)}`;
  return [bad("workflow", `${file}: ${what}`)];
}

/** A workflow that others call gets the event of its caller. */
const EVENTS = [...UNDERSTOOD_EVENTS, "workflow_call"];

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

/** The names of the inputs of the action, and of the workflow that others call. */
function ownInputs() {
  const read = (name: string) => readYaml(readFileSync(join(ownRoot(), name), "utf8")).content;
  const called = asTable(asTable(read(".github/workflows/remit.yml")["on"])["workflow_call"]);
  return {
    action: Object.keys(asTable(read("action.yml")["inputs"])),
    workflow: Object.keys(asTable(called["inputs"])),
  };
}

/** The action that sets the machine up, if there is one: a fault in it ends every job before Remit starts. */
export function judgeSetup(): readonly Finding[] {
  const file = `${SETUP_ACTION}/action.yml`;
  const { text } = readText(file);
  if (text === undefined) return [];
  const { content, fault } = readYaml(text);
  if (fault !== "") return [bad("workflow", `${file} is not YAML: ${fault}`)];
  const runs = asTable(content["runs"]);
  const whole = runs["using"] === "composite" && Array.isArray(runs["steps"]);
  return whole ? [] : [bad("workflow", `${file} is no composite action: it has no \`runs.steps\`.`)];
}
