/** The names of the inputs: the defaults of those of Remit, and what to write instead of those of other actions. */
import type { Environment } from "../inputs.ts";
import { nearest } from "../lib/distance.ts";

/** run-gemini-cli's inputs whose names differ by more than hyphens and underscores. */
const OTHERS: ReadonlyMap<string, string> = new Map([
  ["gemini_model", "the input is `model`"],
  ["gcp_project_id", "the input is `google-cloud-project`"],
  ["gcp_location", "the input is `google-cloud-location`"],
  ["gcp_workload_identity_provider", "sign in with a step of google-github-actions/auth before Remit"],
]);

/** A fault for each that has a value and another action's name, or a name that is near one of Remit's: `max-turn`. */
export function otherNames(environment: Environment): readonly string[] {
  return Object.entries(environment).flatMap(([variable, value = ""]) => {
    const name = variable.startsWith("INPUT_") ? variable.slice("INPUT_".length).toLowerCase() : "";
    if (name === "" || name in INPUTS || ["", "false"].includes(value.trim())) return [];
    const instead = OTHERS.get(name) ?? nearName(name);
    if (instead === undefined) return [];
    return [`${name} is not an input of Remit: ${instead}. Fix it in the workflow (docs/migrating.md).`];
  });
}

function nearName(name: string): string | undefined {
  const hyphened = name.replaceAll("_", "-");
  if (hyphened in INPUTS) return `the input is \`${hyphened}\``;
  const near = nearest(hyphened, Object.keys(INPUTS));
  return near === undefined ? undefined : `the nearest is \`${near}\``;
}

/** The defaults of `action.yml`: GitHub's runner fills them in, other programs that start an action do not. */
export const INPUTS: Readonly<Record<string, string>> = {
  prompt: "",
  "prompt-file": "",
  command: "",
  mode: "run",
  proposal: "",
  "proposal-digest": "",
  reports: "",
  tasks: "",
  issue: "",
  "trigger-phrase": "@remit",
  "trigger-label": "",
  task: "",
  dashboard: "false",
  "policy-file": ".github/remit.toml",
  settings: "",
  "gemini-api-key": "",
  "use-vertex-ai": "false",
  "google-cloud-project": "",
  "google-cloud-location": "global",
  model: "auto",
  "fallback-model": "",
  thinking: "",
  "github-token": "",
  "job-token": "",
  "base-branch": "",
  "branch-prefix": "remit/",
  "max-turns": "",
  "max-minutes": "",
  "max-tokens": "",
  "max-usd": "",
  "output-schema": "",
  "seal-key": "",
  "otlp-endpoint": "",
  "dry-run": "false",
};
