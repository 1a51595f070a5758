/** How a machine is set up for a project: copied from the repository, or by the table of ecosystems. */
import { mapValues, present } from "../../lib/parts.ts";
import { asTable } from "../../lib/read-data.ts";
import { PROJECTS } from "../../lib/ecosystem-projects.ts";
import { variableFault } from "../../policy.ts";
import type { Check, ProjectChecks } from "./checks.ts";
import { jobsIn, type CiJob, type CiStep, type WorkflowFile } from "./ci.ts";
import { commandsIn, purposeOf } from "./commands.ts";
import { toml } from "./python.ts";
import { listFrom, readYaml, scalarText, type Tree } from "./tree.ts";
import { script, type SetupStep, type ProjectAt } from "./table.ts";

export type Setup = ReturnType<typeof findSetup>;

export function findSetup(
  files: readonly WorkflowFile[],
  { checks, jobs }: ProjectChecks,
  projects: readonly ProjectAt[],
  tree: Tree,
) {
  const copilot = files
    .filter(({ file }) => /\/copilot-setup-steps\.ya?ml$/.test(file))
    .flatMap((file) => jobsIn(file).slice(0, 1));
  const source = copilot.length > 0 ? copilot : jobs;
  const notes: string[] = [];
  const copied = source.flatMap((job, index) => {
    const steps =
      copilot.length > 0 ? job.steps.filter(({ uses }) => !CHECKOUT.test(uses)) : setupSteps(job, tree, notes);
    return steps.flatMap((step) => copy(step, notes).map((each) => ({ step: each, first: index === 0 })));
  });
  const kept = copied
    .filter(({ step, first }, index) => first || isNew(step, copied.slice(0, index)))
    .map(({ step }) => step);
  const left = notes.length > 0 || source.some(({ container }) => container !== "");
  const toolless = left && kept.every(({ uses }) => uses === "");
  const added = missing(kept, { copied: source.length > 0, toolless }, projects, checks, tree);
  // A toolchain before the copied scripts that need it.
  const before = toolless ? added.filter(({ uses }) => uses !== "") : [];
  const steps = [...before, ...kept, ...added.filter((step) => !before.includes(step))];
  return {
    steps: [...steps.map((step) => withComponents(step, checks)), ...warmUps(steps, checks)],
    /** The files that the steps were copied from; empty when they come from the table. */
    from: [...new Set(copied.length === 0 ? [] : source.map(({ file }) => file))],
    /** Names and values for the steps and the commands. */
    environment: variablesOf(copied.length === 0 ? undefined : source[0], steps, checks),
    /** Steps that could not be copied, and why, as sentences. */
    notes: [...new Set([...notes, ...source.flatMap(describeMachine)])],
  };
}

const CHECKOUT = /^actions\/checkout@/;

// ── Steps of a workflow ─────────────────────────────────────────────────────────────────────────────────────────────

/** The steps before a job's first check that set the machine up, and linters that are actions, wherever they stand. */
function setupSteps({ steps }: CiJob, tree: Tree, notes: string[]): readonly CiStep[] {
  const first = steps.findIndex(({ run, condition }) => {
    const commands = commandsIn(run);
    return commands.length > 0 && condition === "" && commands.every(isCheck);
  });
  const before = steps.filter(({ uses }, index) => first < 0 || index < first || LINTER.test(uses));
  return before.flatMap((step) => {
    if (step.uses === "") return setupScript(step);
    const [action = ""] = step.uses.split("@");
    if (LINTER.test(action) || isHomeCache(step) || setsUp(action, tree, notes)) return [step];
    if (first >= 0 && !NO_SETUP.test(action)) notes.push(describeLeftOut(step));
    return [];
  });
}

/** By its name; an action of the repository's own, by its text. */
function setsUp(action: string, tree: Tree, notes: string[]): boolean {
  if (!action.startsWith("./")) return INSTALLS.test(action);
  const directory = action.slice("./".length).replace(/\/$/, "");
  const file = tree.first(`${directory}/action.yml`, `${directory}/action.yaml`) ?? "";
  const { content, fault } = readYaml(tree.text(file));
  if (fault !== "") notes.push(`${file} was not read: ${fault}`);
  const steps = listFrom(asTable(content["runs"])["steps"]).map(asTable);
  return steps.length > 0 && !steps.some(({ run }) => commandsIn(scalarText(run)).some(isCheck));
}

const INSTALLS =
  /setup|toolchain|install|provision|hermit|rust-cache|flutter-action|\b(apt|mise|volta|melos-action)\b/i;

/** What a check does not need: it only keeps, reports, compares, guards, or checks something itself. */
const NO_SETUP =
  /^(actions\/(checkout|cache|upload-\w+|download-\w+|github-script|labeler)|step-security\/|codecov\/)|paths-filter|changed-files|cancel|skip|lint|lychee|typos|spell|audit|scan|review|black|ruff|pre-commit/i;

function describeLeftOut({ name, uses }: CiStep): string {
  const what = name === "" ? uses.split(" ")[0] : `${name} (${uses.split(" ")[0]})`;
  return `The step ${what} was not copied: whether the checks need it is not certain. If they do, add it to the set-up.`;
}

/** What the job's own machine has and Remit's may lack. */
function describeMachine({ file, container, machine, steps }: CiJob): readonly string[] {
  const checkout = steps.find(({ uses }) => CHECKOUT.test(uses))?.with ?? {};
  const options = ["submodules", "lfs", "fetch-depth"].flatMap((name) => {
    const value = checkout[name] ?? "";
    return ["", "false", "1"].includes(value) ? [] : [`${name}: ${value}`];
  });
  const other = machine.some((label) => !/^ubuntu-|\$\{\{/.test(label));
  return present([
    container !== "" &&
      `${file} runs in the container ${container}, Remit on the machine itself: the set-up must install what the container has.`,
    other &&
      `${file} runs on ${machine.join(", ")}, Remit on ubuntu-latest. The input \`runs-on\` of Remit's workflow names another machine.`,
    options.length > 0 &&
      `${file} checks out with ${options.join(", ")}, Remit without. If the checks need that, write the workflow by \`--long\` and add it there.`,
  ]);
}

/** An action that installs a linter and runs it. */
const LINTER = /^golangci\//;

function isCheck(command: string): boolean {
  return ["test", "lint", "types", "format", "build"].includes(purposeOf(command).for);
}

/** A script that also checks something is copied without the check. */
function setupScript(step: CiStep): readonly CiStep[] {
  const commands = commandsIn(step.run);
  const without = beforeChecks(commands)
    .map(withoutChecks)
    .filter((command) => command !== "");
  const fetches = without.some((command) =>
    command.split(/\s*&&\s*/).some((part) => purposeOf(part).for === "install"),
  );
  const named = /install|set ?up|prepare|dependenc|configure|bootstrap/i.test(step.name);
  const whole = without.join("\n") === commands.join("\n");
  // Without its lines `cd …`, the rest of a script would configure another directory.
  const configures = without.some((line) => CONFIGURES.test(line)) && (whole || !/^\s*cd\b/m.test(step.run));
  if (without.length === 0 || (!fetches && !named && !configures && !/GITHUB_(ENV|PATH)/.test(step.run))) return [];
  return whole ? [step] : [{ ...step, run: without.join("\n") }];
}

/** After its first check, a script installs what another check needs, or works on what the check left: a report. */
function beforeChecks(commands: readonly string[]): readonly string[] {
  const first = commands.findIndex((command) => isCheck(command) && purposeOf(command).for !== "build");
  const last = commands.findLastIndex(isCheck);
  return commands.filter(
    (command, at) => first < 0 || at <= first || (at < last && purposeOf(command).for === "install"),
  );
}

/** Makes the files that a build needs, before it. */
const CONFIGURES =
  /(?:^|\s)(?:\.\/(?:configure|autogen\.sh)|autoreconf|cmake(?! --build| --install)|meson setup)(?=\s|$)/;

/** A line without the checks that it joins by `&&`; a line whose parts are within quotes, as a whole. */
function withoutChecks(line: string): string {
  const parts = line.split(/\s*&&\s*/);
  if (!parts.some(isCheck)) return line;
  const quoted = parts.some((part) => [...part.matchAll(/["'`]/g)].length % 2 === 1);
  return quoted ? "" : parts.filter((part) => !isCheck(part)).join(" && ");
}

/** Caches in the home help every run; those in the checkout belong to the step that filled them. */
function isHomeCache({ uses, with: { path = "" } }: CiStep): boolean {
  return /^actions\/cache@/.test(uses) && path.split("\n").every((line) => /^\s*(~|$|\$\{\{ ?env\.)/.test(line));
}

/** As a step of a composite action, which has neither secrets nor a matrix. */
function copy(step: CiStep, notes: string[]): readonly SetupStep[] {
  const { uses, run, name, condition, id, directory } = step;
  const own = (text: string): string => text.replace(/\$\{\{\s*secrets\.GITHUB_TOKEN\s*\}\}/g, "${{ github.token }}");
  const inputs = mapValues(LINTER.test(uses) ? linterOnly(step) : step.with, own);
  const env = mapValues(step.env, own);
  const all = [condition, run, ...Object.values(inputs), ...Object.values(env)].join("\n");
  const unknown =
    /\$\{\{[^}]*\b(secrets|matrix|needs|vars|inputs|strategy)\./.exec(all)?.[1] ??
    /\b(secrets|matrix|needs|vars|inputs)\./.exec(condition)?.[1];
  if (unknown === undefined) return [{ uses, with: inputs, run, name, condition, id, env, directory }];
  notes.push(
    `The step ${JSON.stringify(name || uses.split(" ")[0] || run.split("\n")[0])} was not copied: it needs \`${unknown}\`, which an action does not have.`,
  );
  return [];
}

/** Installs the linter; the policy runs it. Before version 9 the action runs it anyway: `--help` checks nothing. */
function linterOnly({ uses, with: inputs }: CiStep): CiStep["with"] {
  // What an earlier step put out is not there: that step may not have been copied.
  const kept = Object.fromEntries(
    Object.entries(inputs).filter(([name, value]) => name !== "args" && !/\$\{\{\s*steps\./.test(value)),
  );
  const version = Number(/(?:@|# )v(\d+)/.exec(uses)?.[1] ?? 0);
  return { ...kept, ...(version < 9 ? { args: "--help" } : { "install-only": "true" }) };
}

/** Whether a step of another job adds something: a tool of its own, and what that needs. */
function isNew(step: SetupStep, before: readonly { readonly step: SetupStep }[]): boolean {
  const same = (other: SetupStep): boolean =>
    step.uses === ""
      ? programOf(step.run) === programOf(other.run) && !/--group|pre-commit|-e \./.test(step.run)
      : actionOf(step.uses) === actionOf(other.uses) && step.with["path"] === other.with["path"];
  return !before.some(({ step: other }) => same(other) || (step.run !== "" && step.run === other.run));
}

function actionOf(uses: string): string | undefined {
  return uses === "" ? undefined : uses.split("@")[0];
}

function programOf(run: string): string {
  return run.replace(/^(sudo|python3? -m) /, "").split(/\s+/)[0] ?? "";
}

// ── What the repository leaves to its commands ──────────────────────────────────────────────────────────────────────

/** CI jobs always have a network, so they do not fetch before they check. Remit's commands have none. */
function missing(
  steps: readonly SetupStep[],
  /** Whether a job's steps were copied, and whether they lack the toolchain that the job had. */
  { copied, toolless }: { readonly copied: boolean; readonly toolless: boolean },
  projects: readonly ProjectAt[],
  checks: readonly Check[],
  tree: Tree,
): readonly SetupStep[] {
  const found = projects.flatMap(({ toolchain, install, row, language, directory, manifest }) => {
    const fetched = steps.some(
      ({ run, uses }) => fetchesFor(run, row?.fetching) || row?.fetchedBy?.test(uses) === true,
    );
    // Another step of an action that a copied step uses would replace the version that the job installed into.
    const others = toolchain.filter(({ uses }) => !steps.some((step) => actionOf(step.uses) === actionOf(uses)));
    const own = copied && !toolless && !checks.some(({ from }) => from === manifest) ? [] : others;
    // What the copied steps fetch with is there.
    if (fetched && copied) return toolless ? own : [];
    if (row?.runsOnline !== undefined) return [...own, ...runOnce(checks, directory)];
    if (hasInstaller(steps, language)) return own;
    const groups = row?.group === undefined ? [] : groupsFor(checks, tree).map((name) => row.group + name);
    return [...own, ...install.map((step) => ({ ...step, run: step.run + groups.join("") }))];
  });
  // Two projects may need the same step, and one that Maven and Gradle both build is found twice.
  return [...new Map(found.map((step) => [JSON.stringify(step), step])).values()];
}

function fetchesFor(run: string, fetching: RegExp | undefined): boolean {
  return commandsIn(run).some((line) => fetching?.test(line) === true && !TOOLS.test(line));
}

const TOOLS = new RegExp(
  `install (--?\\w+ )*((${PROJECTS.flatMap(({ later }) => later ?? []).join("|")})([=<>]\\S+)?(\\s+|$))+$`,
);

/** A task of the project's own that the CI installs with, such as \`make deps\`. */
function hasInstaller(steps: readonly SetupStep[], language: string): boolean {
  return (
    language === "Python" &&
    steps.some(
      ({ run, name }) =>
        run !== "" &&
        (/install|dependenc/i.test(name) ||
          commandsIn(run).some((line) => purposeOf(line).for === "install" && !TOOLS.test(line))),
    )
  );
}

/** Maven and Gradle fetch what a test needs when they run it; neither has a command that only fetches all of it. */
function runOnce(checks: readonly Check[], directory: string): readonly SetupStep[] {
  return checks.flatMap(({ command }) => {
    const run = command.replace(/^cd \S+ && /, "");
    const how = PROJECTS.find(({ runsOnline }) => runsOnline?.program.test(run) === true)?.runsOnline;
    if (how === undefined || (directory !== "" && !command.startsWith(`cd ${directory} `))) return [];
    const online = run.replace(how.option, "") + how.added;
    return script(online, directory, "Fetch what the build and its tests need, by running them once");
  });
}

/** The dependency groups of the checks' tools that `uv sync` does not install by default. */
function groupsFor(checks: readonly Check[], tree: Tree): readonly string[] {
  const content = toml(tree.text("pyproject.toml"));
  const groups = Object.entries(asTable(content["dependency-groups"]));
  const standard = listFrom(asTable(asTable(content["tool"])["uv"])["default-groups"] ?? "dev").map(scalarText);
  const tools = checks.flatMap(({ command }) => /uv run --no-sync (?:python -m )?([\w-]+)/.exec(command)?.[1] ?? []);
  const holds = (group: unknown, name: string): boolean =>
    listFrom(group)
      .map(scalarText)
      .some((line) => line.replace(/[^\w-].*$/s, "") === name);
  const wanted = tools.flatMap((name) => {
    const having = groups.filter(([, group]) => holds(group, name)).map(([group]) => group);
    return having.some((group) => standard.includes(group)) ? [] : having.slice(0, 1);
  });
  return [...new Set(wanted)];
}

/** Parts of Rust's toolchain that checks of other jobs need. */
function withComponents(step: SetupStep, checks: readonly Check[]): SetupStep {
  if (!/rust-toolchain@/.test(step.uses)) return step;
  const needed = [/\bcargo clippy\b/, /\bcargo fmt\b/].flatMap((pattern, index) =>
    checks.some(({ command }) => pattern.test(command)) ? [["clippy", "rustfmt"][index] ?? ""] : [],
  );
  const named = (step.with["components"] ?? "").split(/[,\s]+/).filter((name) => name !== "");
  const components = [...new Set([...named, ...needed])].join(", ");
  return components === "" ? step : { ...step, with: { ...step.with, components } };
}

/** Tools that fetch a part of themselves on first use. */
function warmUps(steps: readonly SetupStep[], checks: readonly Check[]): readonly SetupStep[] {
  return WARM.flatMap(([pattern, instead, done]) => {
    const check = checks.find(({ command }) => pattern.test(command));
    if (check === undefined || steps.some(({ run }) => done.test(run))) return [];
    return [script(check.command.replace(pattern, instead))];
  });
}

const WARM: readonly (readonly [RegExp, string, RegExp])[] = [
  [/\bpre-commit run.*/, "pre-commit install-hooks", /install-hooks/],
  [/(?<=^|run --no-sync |-m )pyright\b.*/, "pyright --version", /pyright --version/],
];

// ── Variables ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** The job's variables that a command can get and that matter. */
function variablesOf(
  job: CiJob | undefined,
  steps: readonly SetupStep[],
  checks: readonly Check[],
): Readonly<Record<string, string>> {
  const texts = [...steps.map(({ run }) => run), ...checks.map(({ command }) => command)].join("\n");
  const entries = Object.entries(job?.env ?? {}).filter(([name, value]) => {
    if (value === "" || name === "CI" || TASTE.test(name) || variableFault(name) !== undefined) return false;
    return !/_VERSION$|^CARGO$|^TARGET_/.test(name) || new RegExp(`\\b${name}\\b`).test(texts);
  });
  return Object.fromEntries(entries);
}

const TASTE = /COLOR|TELEMETRY|BACKTRACE|NOLOGO|RETRY|RETRIES|CACHE_TIMEOUT/;
