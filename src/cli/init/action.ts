/** The text of the action that sets a machine up for Remit. */
import type { Setup } from "./setup.ts";
import type { SetupStep } from "./table.ts";

/** Its path; the reusable workflow and those that init writes use it there. */
export const SETUP_ACTION = ".github/actions/remit-setup";

export function writeAction({ steps, from, environment }: Setup): string {
  const said =
    from.length === 0 ? "as is usual for what the repository's manifests say" : `copied from ${from.join(", ")}`;
  const variables = Object.entries(environment);
  return `# Makes a machine ready for Remit: what runs the project, and its dependencies, since commands have no network.
# Written by \`remit init\`, ${said}, and yours from here on.
name: Set up for Remit
description: Installs what the project needs.
runs:
  using: composite
  steps:
${[...(variables.length === 0 ? [] : writeVariables(variables)), ...steps.flatMap(writeStep)].map((line) => `    ${line}`.trimEnd()).join("\n")}
`;
}

/** For this action's steps and for commands; the policy lists them under [shell] environment. */
function writeVariables(variables: readonly (readonly [string, string])[]): readonly string[] {
  const lines = variables.map(([name, value]) => `  echo ${quote(`${name}=${value}`)} >> "$GITHUB_ENV"`);
  return ["- name: Set the variables of the CI", "  shell: bash", "  run: |", ...lines.map((line) => `  ${line}`)];
}

function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

function writeStep(step: SetupStep): readonly string[] {
  const { uses, run, name, condition, id, env, directory } = step;
  const fields = [
    ...(name === "" ? [] : [`name: ${plain(name)}`]),
    ...(id === "" ? [] : [`id: ${id}`]),
    ...(condition === "" ? [] : [`if: ${plain(condition)}`]),
    ...(uses === "" ? [] : [`uses: ${uses}`]),
    ...writeFields("with", step.with),
    ...writeFields("env", env),
    ...(run === "" ? [] : ["shell: bash"]),
    ...(run === "" || directory === "" ? [] : [`working-directory: ${plain(directory)}`]),
    ...(run === "" ? [] : writeValue("run", run)),
  ];
  return fields.map((line, index) => (index === 0 ? `- ${line}` : `  ${line}`));
}

function writeFields(key: string, fields: Readonly<Record<string, string>>): readonly string[] {
  const entries = Object.entries(fields);
  if (entries.length === 0) return [];
  return [`${key}:`, ...entries.flatMap(([name, value]) => writeValue(name, value).map((line) => `  ${line}`))];
}

/** A text of several lines as a block. */
function writeValue(key: string, value: string): readonly string[] {
  if (!value.includes("\n")) return [`${key}: ${plain(value)}`];
  return [
    `${key}: |`,
    ...value
      .trimEnd()
      .split("\n")
      .map((line) => `  ${line}`),
  ];
}

/** Quoted when YAML would read something else: numbers, and anything with a colon or a hash. */
function plain(value: string): string {
  const bare =
    /^[A-Za-z./~][^:#"'{}[\]]*$/.test(value) && !/^(true|false|yes|no|on|off|null)$/i.test(value) && !/\s$/.test(value);
  return bare ? value : `'${value.replaceAll("'", "''")}'`;
}
