/** Inputs as other actions spell them: the runner passes them on, nothing reads them, and GitHub only warns. */
import type { Environment } from "../inputs.ts";
import { nearest } from "../lib/distance.ts";
import { INPUTS } from "./defaults.ts";

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
