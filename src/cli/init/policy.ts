/** A policy fitted to a repository, as text. */
import { checkExpectations, locateByName } from "../../policy/explain.ts";
import { DEFAULT_PATH, loadPolicy } from "../../policy/load.ts";
import type { Project } from "./projects.ts";

/**
 * The policy file for `projects`. `manifests` maps names of root files to their text: presets take the project's own
 * commands from them, and a test command that they do not allow gets a rule of its own.
 */
export function writePolicy(projects: readonly Project[], manifests: ReadonlyMap<string, string>): string {
  const tests = projects.flatMap(({ test }) => test ?? []);
  const missing = tests.filter((test) => !isAllowed(test, manifests));
  return [
    HEAD,
    tests.length === 0 ? NOTHING_TO_VERIFY : verify(tests),
    ...missing.map(allow),
    ...tests.map((test) => expect("command", test, "allow")),
    expect("command", "git push --force", "deny"),
    expect("path", ".github/workflows/remit.yml", "deny"),
  ].join("\n");
}

const HEAD = `# What Remit may do in this repository. What no rule allows is denied, and a deny always wins.
# It is read from the default branch, never from a pull request. \`remit policy print\` shows every rule in force,
# \`remit policy explain 'COMMAND'\` what they say of a command.
version = 1

# "edit": read everything, change files, run the project's own checks. No network, no new dependencies.
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

function allow(command: string): string {
  return `[[allow]]
tool = "run_shell_command"
command = [${JSON.stringify(`${command} *`)}]
`;
}

/** A unit test of the policy, run by \`remit policy check\`. */
function expect(what: "command" | "path", subject: string, effect: "allow" | "deny"): string {
  return `[[expect]]
${what} = ${JSON.stringify(subject)}
effect = "${effect}"
`;
}

function isAllowed(command: string, manifests: ReadonlyMap<string, string>): boolean {
  const text = `extends = "edit"\n${expect("command", command, "allow")}`;
  const loaded = loadPolicy({ path: DEFAULT_PATH, ref: "", text }, manifests);
  return loaded.kind === "loaded" && checkExpectations(loaded.policy, locateByName()).met;
}
