/** `remit init`: workflows, a set-up and a policy fitted to the repository in the current directory. */
import { join, relative, dirname } from "node:path";
import { mkdirSync, writeFileSync } from "node:fs";
import { lastOf } from "../lib/cut.ts";
import { DEFAULT_PATH } from "../policy.ts";
import { callAgain, readCall, printLines, printUsageError, textIfThere } from "./call.ts";
import { SETUP_ACTION, writeAction, isKind, pathOf, writeWorkflow } from "./init/workflows.ts";
import { ownPin, type OwnPin, lookAt, type Repository } from "./init/repository.ts";
import { writePolicy, rehearse, type Failures, type Rehearsed } from "./init/policy.ts";
import { KINDS, type ShapeKind } from "./init/shapes.ts";
import { runPolicy } from "./policy.ts";

export { triggersOf } from "./init/ci.ts";
export { listFrom, readYaml, scalarText } from "./init/tree.ts";
export { SETUP_ACTION } from "./init/workflows.ts";
export { lookAt, OWN_NAME, ownCommit, ownRoot, type Home } from "./init/repository.ts";

const USAGE = `remit init                   a workflow, a set-up and a policy fitted to this repository, and what to do next
  --workflow KIND,…          ${KINDS.join(", ")}; default: comment
  --long                     every step of the workflow instead of a call of Remit's workflow
  --no-verify                do not run the verification, which runs once in the sandbox before anything is written
  --dry-run                  show everything, write nothing
  --force                    replace existing files
`;

/** Exit code 2 for a wrong call, 1 when the repository's own policy does not hold. */
export async function runInit(words: readonly string[]): Promise<void> {
  const options = parse(words);
  if (options === undefined) return;
  const repository = lookAt(process.cwd());
  if (repository === undefined) {
    return printUsageError(
      "There is no git repository here. Run this in a checkout of the repository that Remit is to work on.",
    );
  }
  const { root } = repository;
  const pin = ownPin(process.argv[1] ?? "");
  const files = composeFiles(repository, options, pin, NONE);
  printLines(describe(repository));
  for (const file of files) printLines(show(root, file, options.force));
  const failed = options.verify ? await verifyOnce(repository) : NONE;
  if (failed === "interrupted") {
    process.exitCode = 1;
    return printLines(["", "Nothing was written: the verification was interrupted."]);
  }
  if (options.dryRun) return printLines(["", "Nothing was written: --dry-run."]);
  const marked = composeFiles(repository, options, pin, failed);
  const placed = files.map(
    (file, at) => [file.path, placeEither(root, file, marked[at] ?? file, options.force)] as const,
  );
  printLines([
    "",
    ...placed.map(([path, what]) => `${OUTCOMES[what].padEnd(11)} ${path}${what === "kept" ? KEPT : ""}`),
  ]);
  process.stdout.write("Policy      ");
  await runPolicy(["check"]);
  const steps = advise(repository, options.kinds, pin, failed);
  printLines(["", "What is left to do:", ...steps.flatMap(numbered)]);
}

type Options = NonNullable<ReturnType<typeof parse>>;

/** Undefined when the call makes no sense or asks for help; the message has been printed then. */
function parse(words: readonly string[]) {
  const flag = { type: "boolean", default: false } as const;
  const call = readCall({ name: "remit init", usage: USAGE }, words, {
    force: flag,
    long: flag,
    "no-verify": flag,
    "dry-run": flag,
    workflow: { type: "string", multiple: true },
  });
  if (call === undefined) return undefined;
  const { positionals, values } = call;
  const named = (values.workflow ?? ["comment"]).flatMap((list) => list.split(",")).map((kind) => kind.trim());
  const unknown = named.filter((kind) => !isKind(kind));
  if (positionals.length > 0) printUsageError(`remit init takes options only, found ${positionals.join(" ")}.`, USAGE);
  else if (unknown.length > 0)
    printUsageError(`There is no workflow ${unknown.join(", ")}; there are ${KINDS.join(", ")}.`, USAGE);
  else {
    const { force, long, "no-verify": unverified, "dry-run": dryRun } = values;
    return { kinds: [...new Set(named.filter(isKind))], force, long, verify: !unverified, dryRun };
  }
  return undefined;
}

const NONE: Failures = new Map();

/** Prints the result of each verification command. */
async function verifyOnce({ root, work }: Repository): Promise<Failures | "interrupted"> {
  if (work.checks.length === 0) return NONE;
  printLines(["", "The verification, once, in the sandbox, on the checkout as it is (nothing is written yet):"]);
  return await rehearse(root, work, (result) => printLines(describeRehearsed(result)));
}

/** An existing policy stays when it differs only by the mark of a failure. */
function placeEither(root: string, file: NewFile, marked: NewFile, force: boolean): PlacedProject {
  return place(root, compare(root, file, force) === "unchanged" ? file : marked, force);
}

function composeFiles(
  { work }: Repository,
  { kinds, long }: Options,
  pin: OwnPin,
  failed: Failures,
): readonly NewFile[] {
  const { services, setup } = work;
  const setUp = setup.steps.length > 0;
  const facts = { setUp, services: services.lines, remit: pin.uses, long };
  return [
    ...kinds.map((kind) => ({ path: pathOf(kind), text: writeWorkflow(kind, facts) })),
    ...(setUp ? [{ path: `${SETUP_ACTION}/action.yml`, text: writeAction(setup) }] : []),
    { path: DEFAULT_PATH, text: writePolicy(work, failed) },
  ];
}

function describe({ root, branch, work, home }: Repository): string[] {
  const { projects, checks, setup, services, agents, unread } = work;
  const languages = projects.map(({ language, manifest }) => `Project     ${language} (${manifest})`);
  const others = agents.map(({ file, action }) => `Agent       ${file} uses ${action}`);
  return [
    `Repository  ${home?.name ?? relative(join(root, ".."), root)}, default branch ${branch.name} (${branch.source})`,
    ...(languages.length === 0 ? ["Projects    none that Remit knows"] : languages),
    ...(setup.from.length === 0 ? [] : [`Set-up      copied from ${setup.from.join(", ")}`]),
    ...checks.map(({ kind, command, from }) => `${NAMES[kind].padEnd(11)} ${command} (${from})`),
    ...services.reached.map((address) => `Service     ${address}`),
    ...others,
    ...[...unread, ...setup.notes, ...services.notes].map((note) => `Note        ${note}`),
  ];
}

const NAMES = { build: "Build", format: "Format", lint: "Lint", types: "Types", test: "Tests" } as const;

/** Prints the whole text of what would be written. */
function show(root: string, file: NewFile, force: boolean): string[] {
  const what = compare(root, file, force);
  const lines = file.text
    .trimEnd()
    .split("\n")
    .map((line) => `  ${line}`.trimEnd());
  if (what === "unchanged") return ["", `${file.path} is already as init would write it.`];
  return ["", `${file.path}${THERE[what]}:`, ...lines];
}

const THERE = {
  written: "",
  kept: ", which differs, and stays (--force replaces it)",
  replaced: ", replacing the existing file",
} as const;

/** The most lines of output that show why a command failed. */
const LAST_LINES = 12;

function describeRehearsed(result: Rehearsed): string[] {
  if (result.kind === "no sandbox") {
    return [
      `? not run: this machine cannot make a sandbox (${result.lacks.join("; ")}). GitHub's hosted Ubuntu machines can.`,
    ];
  }
  const { command, ms, failure, output } = result;
  if (failure === undefined) return [`✓ ${command} (${(ms / 1000).toFixed(1)} s)`];
  const lines = lastOf(output, 2_000).trimEnd().split("\n").slice(-LAST_LINES);
  return [`✗ ${command} ${failure}:`, ...lines.map((line) => `    ${line}`.trimEnd())];
}

const OUTCOMES: Readonly<Record<PlacedProject, string>> = {
  written: "Written",
  unchanged: "Unchanged",
  kept: "Kept",
  replaced: "Replaced",
};
const KEPT = " (it differs from what init would write; --force replaces it)";

function numbered(step: string, index: number): string[] {
  return step.split("\n").map((line, at) => (at === 0 ? `${String(index + 1).padStart(2)}. ${line}` : `    ${line}`));
}

/** One paragraph a step. */
function advise(
  { branch, work, home }: Repository,
  kinds: readonly ShapeKind[],
  pin: OwnPin,
  failed: Failures,
): readonly string[] {
  const settings = home === undefined ? "Settings" : `https://${home.host}/${home.name}/settings`;
  const at = (page: string, words: string): string => (home === undefined ? `${settings} → ${words}` : settings + page);
  const tested = work.checks.some(({ kind }) => kind === "test");
  const guessed =
    branch.source === "origin/HEAD" ? "" : ` (${branch.source}; the policy is read from the default branch)`;
  return [
    ...(failed.size === 0 ? [] : [fix([...failed.keys()])]),
    `Make a key at https://aistudio.google.com/apikey and store it as the secret GEMINI_API_KEY:\n${at("/secrets/actions", "Secrets and variables → Actions")}\nor: gh secret set GEMINI_API_KEY`,
    `Tick "Allow GitHub Actions to create and approve pull requests":\n${at("/actions", "Actions → General")}\nThe workflows name every permission that their tokens need; nothing else has to be granted.`,
    ...(tested ? [] : ["No test command was found. Name what checks the work under [verify] in .github/remit.toml."]),
    ...(pin.pinned ? [] : [pinCommit(pin)]),
    ...(home === undefined || home.host === "github.com" ? [] : [enterprise(home.host, pin)]),
    ...work.agents.flatMap(({ file, action, hints }) => [
      [`${file} uses ${action}: docs/migrating.md says how to migrate it.`, ...hints].join("\n"),
    ]),
    `Read the files, commit them and merge them into ${branch.name}${guessed}.`,
    ...(kinds.includes("comment") && kinds.includes("two-jobs") ? [BOTH] : []),
    ...kinds.map((kind) => TRY[kind]),
  ];
}

function fix(commands: readonly string[]): string {
  return [
    "These failed here; until they pass Remit calls its work unverified:",
    ...commands.map((command) => `  ${command}`),
    `Are dependencies not installed here? Run the steps of ${SETUP_ACTION}/action.yml, then: ${callAgain("init --dry-run")}`,
    "Otherwise fix what a command found, or remove the command from [verify] in .github/remit.toml, which marks it.",
  ].join("\n");
}

function pinCommit({ uses }: OwnPin): string {
  return `Put the commit of the release in place of the tag, wherever a file uses ${uses.split("@")[0]}: a tag can be moved.`;
}

function enterprise(host: string, { uses }: OwnPin): string {
  return `${host} must have the action: mirror ${uses.split("@")[0]} there, or switch on GitHub Connect. If its version does not support \`queue\`, remove \`queue: max\`. Its runners need a sandbox: docs/enterprise.md lists what that needs.`;
}

const BOTH = `${pathOf("comment")} and ${pathOf("two-jobs")} start on the same comments: keep one of them.`;

const TRY: Readonly<Record<ShapeKind, string>> = {
  comment: "Comment on an issue: @remit what does this repository do?",
  dispatch: `Start ${pathOf("dispatch")} by hand: Actions → Remit, by hand → Run workflow`,
  label: "Make the label remit, and set it on an issue.",
  review: "Open a pull request: it is reviewed, and again at each push.",
  ci: `Put the name of your own workflow in the place of CI in ${pathOf("ci")}.`,
  schedule: `Say in ${pathOf("schedule")} what the task is; Actions → Remit, weekly → Run workflow tries it.`,
  "two-jobs": "Make the environment remit-publish with required reviewers (Environments); then comment: @remit …",
  plan: "Make the environment remit-publish with required reviewers (Environments); then Actions → Remit, by plan.",
};

interface NewFile {
  /** Relative to the repository's top. */
  readonly path: string;
  readonly text: string;
}

/** The result for a file: `kept` exists with another text, and stays. */
type PlacedProject = "written" | "unchanged" | "kept" | "replaced";

/** What `place` would do now. */
function compare(root: string, { path, text }: NewFile, force: boolean): PlacedProject {
  const before = textIfThere(join(root, path));
  if (before === undefined) return "written";
  if (before === text) return "unchanged";
  return force ? "replaced" : "kept";
}

/** Writes a file that does not exist; replaces one only with `force`. */
function place(root: string, file: NewFile, force: boolean): PlacedProject {
  const what = compare(root, file, force);
  if (what === "unchanged" || what === "kept") return what;
  const path = join(root, file.path);
  mkdirSync(dirname(path), { recursive: true });
  // Without force the file must still not exist.
  writeFileSync(path, file.text, { flag: what === "written" ? "wx" : "w" });
  return what;
}
