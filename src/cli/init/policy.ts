/** The text of a policy for a repository. */
import type { Check } from "./checks.ts";
import type { Failures } from "./rehearse.ts";
import type { RepositoryWork } from "./repository.ts";

/** The policy file for a repository's checks. A command that failed when init ran it stays, and is marked. */
export function writePolicy({ checks, leftOut, setup, services }: RepositoryWork, failed: Failures): string {
  const names = Object.keys(setup.environment);
  const tests = checks.filter(({ kind }) => kind === "test");
  return [
    HEAD,
    checks.length === 0 ? NOTHING_TO_VERIFY : verify(checks, leftOut, failed),
    ...(names.length === 0
      ? []
      : [`# Variables of the CI that commands need; ${ACTION} sets them.\n[shell]\nenvironment = ${toml(names)}\n`]),
    ...(services.reached.length === 0
      ? []
      : [`# The service containers of the job.\n[network]\nservices = ${toml(services.reached)}\n`]),
    ...tests.map(({ command }) => expect("command", command, "allow")),
    expect("command", "git push --force", "deny"),
    expect("path", ".github/workflows/remit.yml", "deny"),
  ].join("\n");
}

const ACTION = ".github/actions/remit-setup";

function toml(values: readonly string[]): string {
  return `[${values.map((value) => JSON.stringify(value)).join(", ")}]`;
}

const HEAD = `# What Remit may do in this repository. A deny always wins. It is read from the default branch, never from a pull
# request. \`remit policy print\` shows every rule in force, \`remit policy explain 'COMMAND'\` what they say of a command.
version = 1

# "edit": read everything, change files, run any command in a sandbox without network. What is published is judged file
# by file: no workflows, no new dependencies.
extends = "edit"

[who]
permission = "write"

[limits]
minutes = 25
usd = 2.50

[publish]
to = "pull"
draft = true
`;

const NOTHING_TO_VERIFY = `# What Remit runs itself before it calls its work done. No test command was found.
# [verify]
# commands = ["make test"]
`;

function verify(checks: readonly Check[], leftOut: RepositoryWork["leftOut"], failed: Failures): string {
  const lines = checks.map(({ command, kind, from }) => {
    const failure = failed.get(command);
    const mark = failure === undefined ? "" : `; ${failure} when init ran it`;
    return `  ${JSON.stringify(command)}, # ${kind === "test" ? "tests" : kind}, from ${from}${mark}`;
  });
  const others = leftOut.map(({ command, why }) => `# Not here: ${oneLine(command)} (${why}).`);
  return `# What Remit runs itself, in this order and in the sandbox, before it calls its work done.
${[...others, "[verify]", "commands = [", ...lines, "]"].join("\n")}
`;
}

function oneLine(command: string): string {
  const line = command.replace(/\s+/g, " ");
  return line.length > 100 ? `${line.slice(0, 99)}…` : line;
}

/** A unit test of the policy, run by \`remit policy check\`. */
function expect(what: "command" | "path", subject: string, effect: "allow" | "deny"): string {
  return `[[expect]]
${what} = ${JSON.stringify(subject)}
effect = "${effect}"
`;
}
