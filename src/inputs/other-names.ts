/** Inputs as other actions spell them: the runner hands them on, nobody reads them, and GitHub only warns. */
import type { Environment } from "../inputs.ts";

/** run-gemini-cli's, where a hyphen in place of each underscore is not all. */
const OTHERS: ReadonlyMap<string, string> = new Map([
  ["gemini_model", "the input is `model`"],
  ["gcp_project_id", "the input is `google-cloud-project`"],
  ["gcp_location", "the input is `google-cloud-location`"],
  ["gcp_workload_identity_provider", "a step of google-github-actions/auth before Remit's signs in"],
]);

/** A fault for each that has a value and means something here. `known` are the names of Remit's own inputs. */
export function otherNames(environment: Environment, known: ReadonlySet<string>): readonly string[] {
  return Object.entries(environment).flatMap(([variable, value = ""]) => {
    const name = variable.startsWith("INPUT_") ? variable.slice("INPUT_".length).toLowerCase() : "";
    const hyphened = name.replaceAll("_", "-");
    const instead =
      OTHERS.get(name) ?? (hyphened !== name && known.has(hyphened) ? `the input is \`${hyphened}\`` : undefined);
    if (instead === undefined || ["", "false"].includes(value.trim())) return [];
    return [`${name} is no input of Remit's: ${instead}. Mend it in the workflow (docs/migrating.md).`];
  });
}
