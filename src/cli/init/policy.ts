/** A policy fitted to a repository, as text. */
import type { Project } from "./projects.ts";

/** The policy file for `projects`. */
export function writePolicy(projects: readonly Project[]): string {
  const tests = projects.flatMap(({ test }) => test ?? []);
  return [
    HEAD,
    tests.length === 0 ? NOTHING_TO_VERIFY : verify(tests),
    ...tests.map((test) => expect("command", test, "allow")),
    expect("command", "git push --force", "deny"),
    expect("path", ".github/workflows/remit.yml", "deny"),
  ].join("\n");
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

function verify(tests: readonly string[]): string {
  return `# What Remit runs itself before it calls its work done.
[verify]
commands = [${tests.map((test) => JSON.stringify(test)).join(", ")}]
`;
}

/** A unit test of the policy, run by \`remit policy check\`. */
function expect(what: "command" | "path", subject: string, effect: "allow" | "deny"): string {
  return `[[expect]]
${what} = ${JSON.stringify(subject)}
effect = "${effect}"
`;
}
