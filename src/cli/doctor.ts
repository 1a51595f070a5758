/** `remit doctor`: checks whether everything is there that a run needs. It changes nothing. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { checkExpectations } from "../policy/explain.ts";
import { DEFAULT_PATH, loadPolicy, type LoadedPolicy } from "../policy/load.ts";
import { readCall, complain } from "./call.ts";
import { bad, good, open, type Finding, judgeUses, readWorkflows } from "./doctor/uses.ts";
import { judgeModels, judgeSettings } from "./doctor/service.ts";
import { OWN_NAME, ownCommit, ownRoot, lookAt } from "./init/repository.ts";
import { findLacks } from "./lacks.ts";
import { locateHere, manifestsHere } from "./policy.ts";
import { inkFor, type TerminalColors } from "./terminal.ts";

const USAGE = `remit doctor    checks what a run needs: key, model, workflows, pin, policy, sandbox, settings

It looks at the repository in the current directory and changes nothing. GEMINI_API_KEY lets it ask Gemini for the models
that the key can use, GH_TOKEN lets it ask GitHub for the repository's settings. Exit code 1 when something is missing.
`;

export async function runDoctor(words: readonly string[]): Promise<void> {
  const call = readCall({ name: "remit doctor", usage: USAGE }, words, {});
  if (call === undefined) return;
  const surplus = call.positionals.join(" ");
  if (surplus !== "") return complain(`remit doctor takes no words, found ${surplus}.`, USAGE);
  const repository = lookAt(process.cwd());
  if (repository === undefined) return complain("There is no git repository here. Run this in a checkout of it.");
  process.chdir(repository.root);
  const workflows = readWorkflows(repository.root, OWN_NAME);
  const policy = readPolicy();
  const opens = policy.kind === "loaded" && policy.policy.publish.to.value === "pull";
  const [models, lacks, settings] = await Promise.all([
    judgeModels(workflows.uses, process.env),
    findLacks(),
    judgeSettings(repository.home, opens, process.env),
  ]);
  const found = [
    ...models,
    ...judgeUses(workflows, knownInputs(), ownCommit()),
    ...judgePolicy(policy),
    judgeLacks(lacks),
    ...settings,
  ];
  tell(found, inkFor(process.stdout, process.env));
}

function knownInputs(): readonly string[] {
  const action = parse(readFileSync(join(ownRoot(), "action.yml"), "utf8")) as { readonly inputs: object };
  return Object.keys(action.inputs);
}

function readPolicy(): LoadedPolicy {
  const text = existsSync(DEFAULT_PATH) ? readFileSync(DEFAULT_PATH, "utf8") : undefined;
  return loadPolicy(text === undefined ? undefined : { path: DEFAULT_PATH, ref: "", text }, manifestsHere());
}

function judgePolicy(loaded: LoadedPolicy): readonly Finding[] {
  if (loaded.kind !== "loaded") {
    return loaded.faults.map(({ path, line, column, message, hint = "" }) =>
      bad("policy", `${path}:${line}:${column}: ${message} ${hint}`.trimEnd()),
    );
  }
  if (!existsSync(DEFAULT_PATH))
    return [open("policy", `There is no ${DEFAULT_PATH}: Remit only reads and answers. \`remit init\` writes one.`)];
  const { met, lines } = checkExpectations(loaded.policy, locateHere());
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

function tell(found: readonly Finding[], colors: TerminalColors): void {
  const marks = { good: colors.good("✓"), bad: colors.bad("✗"), open: colors.strong("?") };
  const lines = found.map(({ about, kind, text }) => `${marks[kind]} ${about.padEnd(9)} ${text}`);
  const wrong = found.filter(({ kind }) => kind === "bad").length;
  const last = wrong === 0 ? "Nothing is missing that this check can see." : `To fix: ${wrong}.`;
  process.stdout.write([...lines, "", last, ""].join("\n"));
  if (wrong > 0) process.exitCode = 1;
}
