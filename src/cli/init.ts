/** `remit init`: workflows and a policy fitted to the repository in the current directory. */
import { join, relative } from "node:path";
import { DEFAULT_PATH } from "../policy/load.ts";
import { readCall } from "./call.ts";
import { complain } from "./complain.ts";
import { advise } from "./init/advice.ts";
import { ownPin, type OwnPin } from "./init/own-pin.ts";
import { place, type NewFile, type Placed } from "./init/place.ts";
import { writePolicy } from "./init/policy.ts";
import { lookAt, type Repository } from "./init/repository.ts";
import { KINDS, type Kind } from "./init/shapes.ts";
import { isKind, pathOf, writeWorkflow } from "./init/workflows.ts";
import { runPolicy } from "./policy.ts";

const USAGE = `remit init                   a workflow and a policy fitted to this repository, and what to do next
  --workflow KIND,…          ${KINDS.join(", ")}; comment when it is not said
  --force                    replace files that are there
`;

/** Exit code 2 for a call that makes no sense, 1 when the policy that is in the repository does not hold. */
export async function runInit(words: readonly string[]): Promise<void> {
  const options = parse(words);
  if (options === undefined) return;
  const repository = lookAt(process.cwd());
  if (repository === undefined) {
    return complain(
      "There is no git repository here. Run this in a checkout of the repository that Remit is to work on.",
    );
  }
  const pin = ownPin(process.argv[1] ?? "");
  const placed = composeFiles(repository, options.kinds, pin).map(
    (file) => [file.path, place(repository.root, file, options.force)] as const,
  );
  say(describe(repository));
  say(placed.map(([path, what]) => `${OUTCOMES[what].padEnd(11)} ${path}${what === "kept" ? KEPT : ""}`));
  checkPolicy(repository.root);
  const steps = advise({ repository, kinds: options.kinds, pin });
  say(["", "What is left to do:", ...steps.flatMap(numbered)]);
}

interface Options {
  readonly kinds: readonly Kind[];
  readonly force: boolean;
}

/** Undefined when the words make no sense, or ask for help: that has been told then. */
function parse(words: readonly string[]): Options | undefined {
  const call = readCall({ name: "remit init", usage: USAGE }, words, {
    force: { type: "boolean", default: false },
    workflow: { type: "string", multiple: true },
  });
  if (call === undefined) return undefined;
  const { positionals, values } = call;
  const named = (values.workflow ?? ["comment"]).flatMap((list) => list.split(",")).map((kind) => kind.trim());
  const unknown = named.filter((kind) => !isKind(kind));
  if (positionals.length > 0) complain(`remit init takes options only, found ${positionals.join(" ")}.`, USAGE);
  else if (unknown.length > 0)
    complain(`There is no workflow ${unknown.join(", ")}; there are ${KINDS.join(", ")}.`, USAGE);
  else return { kinds: [...new Set(named.filter(isKind))], force: values.force };
  return undefined;
}

function composeFiles(repository: Repository, kinds: readonly Kind[], pin: OwnPin): readonly NewFile[] {
  const { projects } = repository;
  const workflows = kinds.map((kind) => ({
    path: pathOf(kind),
    text: writeWorkflow(kind, { projects, remit: pin.uses }),
  }));
  return [...workflows, { path: DEFAULT_PATH, text: writePolicy(projects) }];
}

function describe({ root, branch, projects, home }: Repository): string[] {
  const languages = projects.map(({ language, manifest, test }) => {
    return `${language} (${manifest}), ${test === undefined ? "no test command found" : `tested by ${test}`}`;
  });
  return [
    `Repository  ${home?.name ?? relative(join(root, ".."), root)}, default branch ${branch.name} (${branch.source})`,
    ...(languages.length === 0
      ? ["Projects    none that Remit knows"]
      : languages.map((line) => `Project     ${line}`)),
  ];
}

const OUTCOMES: Readonly<Record<Placed, string>> = {
  written: "Written",
  unchanged: "Unchanged",
  kept: "Kept",
  replaced: "Replaced",
};
const KEPT = " (it differs from what init would write; --force replaces it)";

/** `remit policy check` looks at the current directory, which may lie below the top. */
function checkPolicy(root: string): void {
  process.chdir(root);
  process.stdout.write("Policy      ");
  runPolicy(["check"]);
}

function numbered(step: string, index: number): string[] {
  return step.split("\n").map((line, at) => (at === 0 ? `${String(index + 1).padStart(2)}. ${line}` : `    ${line}`));
}

function say(lines: readonly string[]): void {
  process.stdout.write(lines.map((line) => `${line}\n`).join(""));
}
