/** Finds where a repository's workflows use Remit, and the doctor's findings about them. */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { parseDocument } from "yaml";
import { nearest } from "../../lib/distance.ts";

/** A step that uses Remit, or a job that calls its workflow: `job` is that job then, and has no steps. */
export interface Use {
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

/** `own` is the action's `owner/name`; a copy under another owner counts too. */
export function readWorkflows(root: string, own: string): Workflows {
  const directory = join(root, DIRECTORY);
  const names = existsSync(directory) ? readdirSync(directory).filter((name) => /\.ya?ml$/.test(name)) : [];
  const read = names.sort().map((name) => readOne(root, `${DIRECTORY}/${name}`, own.split("/")[1] ?? ""));
  return { uses: read.flatMap(({ uses }) => uses), faults: read.flatMap(({ faults }) => faults) };
}

function readOne(root: string, file: string, name: string): Workflows {
  const document = parseDocument(readFileSync(join(root, file), "utf8"));
  const [error] = document.errors;
  if (error !== undefined) return { uses: [], faults: [`${file} is not YAML: ${error.message.split("\n")[0]}`] };
  const jobs = Object.values(record(record(document.toJS())["jobs"])).map(record);
  const uses = jobs.flatMap((job) =>
    [job, ...list(job["steps"]).map(record)].flatMap((step) => {
      const [action = "", ref = ""] = word(step["uses"]).split("@");
      return action.split("/")[1] === name ? [{ file, ref, inputs: record(step["with"]), job }] : [];
    }),
  );
  return { uses, faults: [] };
}

/** `inputs` are the action's inputs. */
export function judgeUses({ uses, faults }: Workflows, inputs: readonly string[], own: string | undefined): Finding[] {
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
  const faults = unknown.map((name) => {
    const near = nearest(name, known);
    return bad("workflow", `${file}: there is no input ${name}.${near === undefined ? "" : ` Did you mean ${near}?`}`);
  });
  const mode = word(inputs["mode"]) || "run";
  const asks = mode === "run" || mode === "propose";
  if (asks && inputs["gemini-api-key"] === undefined && inputs["use-vertex-ai"] === undefined)
    faults.push(bad("workflow", `${file}: the step has no gemini-api-key, and no use-vertex-ai.`));
  return faults.length > 0 ? faults : [good("workflow", `${file} uses Remit (mode: ${mode})`)];
}

/** A call passes the key as a secret, and grants the permissions of the called jobs. */
function judgeCall({ file, job }: Use): Finding[] {
  const { secrets } = job;
  if (secrets !== "inherit" && record(secrets)["gemini-api-key"] === undefined)
    return [bad("workflow", `${file}: the call has no secret gemini-api-key. Write \`secrets:\` beside \`uses:\`.`)];
  return [good("workflow", `${file} calls Remit's workflow`)];
}

const NO_SANDBOX = /^(?:ubuntu-slim|macos|windows)/;

function judgeJob({ file, job }: Use): Finding[] {
  const machine = list(job["runs-on"])
    .map(word)
    .find((label) => NO_SANDBOX.test(label));
  const options = word(record(job["container"])["options"]);
  const caged = job["container"] !== undefined && !/--privileged|SYS_ADMIN/.test(options);
  const group = record(job["concurrency"]);
  const queued = job["concurrency"] === undefined || group["queue"] === "max" || group["cancel-in-progress"] === true;
  return [
    ...(machine === undefined
      ? []
      : [bad("sandbox", `${file}: ${machine} makes no sandbox. Write \`runs-on: ubuntu-latest\`.`)]),
    ...(caged
      ? [
          bad(
            "sandbox",
            `${file}: a job in a \`container:\` needs options for a sandbox (docs/enterprise.md), or no container.`,
          ),
        ]
      : []),
    ...(queued
      ? []
      : [
          open("workflow", `${file}: without \`queue: max\` in its \`concurrency\` the next run drops one that waits.`),
        ]),
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

/** A scalar as written; "" for anything else. */
export function word(value: unknown): string {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value) : "";
}

function list(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value as readonly unknown[];
  return value === undefined ? [] : [value];
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}

export interface Finding {
  readonly about: "key" | "model" | "workflow" | "pin" | "policy" | "sandbox" | "settings";
  /** `open`: it cannot be checked from here, or deserves a thought. */
  readonly kind: "good" | "bad" | "open";
  /** The finding, and for `bad` and `open` what to do. */
  readonly text: string;
}

export const good = (about: Finding["about"], text: string): Finding => ({ about, kind: "good", text });
export const bad = (about: Finding["about"], text: string): Finding => ({ about, kind: "bad", text });
export const open = (about: Finding["about"], text: string): Finding => ({ about, kind: "open", text });
