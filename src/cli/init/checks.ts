/** The checks of a repository, taken from its CI or from its manifests, each as what runs without the network and without the CI's extras. */
import { asTable, tableIn } from "../../lib/read-data.ts";
import type { CommandKind } from "../../lib/ecosystems.ts";
import { PROJECTS } from "../../lib/ecosystem-projects.ts";
import { type CiJob, type CiStep, directoryIn } from "./ci.ts";
import { anyOf, bare, commandsIn, purposeOf, starterOf } from "./commands.ts";
import { type ProjectAt, ecosystemNamed } from "./table.ts";
import { subtree, type Tree, listFrom, scalarTexts, scalarText } from "./tree.ts";
import { managerOf, runScript } from "./projects.ts";
import { toml } from "./python.ts";

export interface Check {
  readonly kind: CommandKind;
  /** At the top of the checkout. */
  readonly command: string;
  /** The file that it was taken from. */
  readonly from: string;
}

/** A check of the CI that is left out of the policy. */
interface LeftOut {
  readonly command: string;
  readonly why: string;
}

export type ProjectChecks = ReturnType<typeof findChecks>;

/** A check before it is chosen. */
interface Candidate extends Check {
  readonly job: CiJob;
  /** Such as `cargo test`: of checks with the same key a project needs one. */
  readonly key: string;
  readonly directory: string;
  readonly special: boolean;
}

export function findChecks(jobs: readonly CiJob[], projects: readonly ProjectAt[], tree: Tree) {
  const leftOut: LeftOut[] = [];
  const found = jobs.flatMap((job) =>
    job.steps
      .flatMap((step) => partsOf(step, tree))
      .flatMap((step) => readChecks(step, { job, projects, tree, leftOut })),
  );
  const directories = [...new Set(found.map(({ directory }) => directory))];
  const chosen = directories.flatMap((directory) =>
    choose(
      found.filter((each) => each.directory === directory),
      leftOut,
    ),
  );
  const own = projects.flatMap((project) => (covered(project, chosen) ? [] : fromManifest(project, chosen)));
  const all = [...chosen, ...own].sort((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind));
  const used = chosen.toSorted((one, other) => Number(other.kind === "test") - Number(one.kind === "test"));
  const kept = new Set(all.map(({ command }) => command));
  return {
    /** In the order in which they run: quick ones first. */
    checks: all.map(({ kind, command, from }) => ({ kind, command, from })),
    leftOut: unique(leftOut, ({ command }) => command).filter(({ command }) => !kept.has(command)),
    /** The jobs that the checks were taken from, those with tests first. */
    jobs: [...new Set(used.map(({ job }) => job))],
  };
}

const ORDER: readonly CommandKind[] = ["build", "format", "lint", "types", "test"];

interface Reading {
  readonly job: CiJob;
  readonly projects: readonly ProjectAt[];
  readonly tree: Tree;
  readonly leftOut: LeftOut[];
}

function readChecks(step: CiStep, reading: Reading): readonly Candidate[] {
  const action = CHECKING.find(({ uses }) => uses.test(step.uses));
  if (step.condition !== "" || /pwsh|powershell|cmd/.test(step.shell)) return [];
  if (action === undefined) return commandsIn(step.run).flatMap((command) => readOne(command, step, reading));
  // Its own input: a job's `defaults` are for scripts.
  const directory = directoryIn("", step.with["working-directory"] ?? "");
  const options = step.with[action.input] ?? action.otherwise;
  return readOne(`${action.command} ${options}`.trim(), { ...step, directory }, reading);
}

/** A script's parts between its lines `cd …`; what follows one to a directory that the checkout lacks is left out. */
function partsOf(step: CiStep, tree: Tree): readonly CiStep[] {
  if (commandsIn(step.run).some((command) => command.includes("\n"))) return [step]; // Conditions or loops: it is one command.
  const [run = "", ...rest] = step.run.split(/^[ \t]*cd +["']?([^\s;&|"']+)["']?[ \t]*$/m);
  const parts = [{ ...step, run }];
  for (let at = 0, { directory } = step; at < rest.length; at += 2) {
    directory = directoryIn(directory, rest[at] ?? "");
    if (directory !== "" && !tree.files.some((path) => path.startsWith(`${directory}/`))) break;
    parts.push({ ...step, directory, run: rest[at + 1] ?? "" });
  }
  return parts;
}

/** Actions that run a checker; the command that does the same; the input with its options, and what they are without it. */
const CHECKING = [
  { uses: /^golangci\/golangci-lint-action@/, command: "golangci-lint run", input: "args", otherwise: "" },
  { uses: /^pre-commit\/action@/, command: "pre-commit run", input: "extra_args", otherwise: "--all-files" },
];

function readOne(written: string, step: CiStep, { job, projects, tree, leftOut }: Reading): readonly Candidate[] {
  const parts = /["'`$]/.test(written) ? [written] : written.split(/\s*&&\s*/);
  const outside = parts.map(purposeOf).find((purpose) => purpose.for === "elsewhere");
  if (outside !== undefined) {
    leftOut.push({ command: inDirectory(step.directory, written), why: outside.why });
    return [];
  }
  return parts.flatMap((part) => {
    const purpose = purposeOf(part);
    if (!isKind(purpose.for)) return [];
    const kind = purpose.for;
    const commands = offline(part, subtree(tree, step.directory)) ?? defaults(projects, step.directory, kind);
    const prefix = prefixOf(step.env, commands[0] === part);
    return commands.flatMap((command) => {
      const own = purposeOf(command).for;
      return toCandidate(prefix + command, isKind(own) ? own : kind, step.directory, job);
    });
  });
}

function isKind(purpose: string): purpose is CommandKind {
  return ORDER.some((kind) => kind === purpose);
}

/** When a task cannot be taken apart: the check of the same kind from the project's manifest. */
function defaults(projects: readonly ProjectAt[], directory: string, kind: CommandKind): readonly string[] {
  return projects.filter((project) => project.directory === directory).flatMap(({ checks }) => checks[kind] ?? []);
}

/** Variables of the step, when there are few and the command is the step's own. */
function prefixOf(env: CiStep["env"], own: boolean): string {
  const entries = Object.entries(env).filter(([, value]) => value !== "" && !value.includes("${{"));
  return own
    ? entries.map(([name, value]) => `${name}=${/^[\w./:,-]+$/.test(value) ? value : `'${value}'`} `).join("")
    : "";
}

function toCandidate(command: string, kind: CommandKind, directory: string, job: CiJob): Candidate {
  const special = SPECIAL.test(`${job.file.split("/").at(-1)} ${job.id} ${job.name}`);
  return {
    kind,
    command: inDirectory(directory, command),
    from: job.file,
    job,
    key: keyOf(command),
    directory,
    special,
  };
}

const SPECIAL =
  /msrv|jruby|truffleruby|pypy|databases?\b|mariadb|mysql|pgsql|postgres|nightly|beta|minimal|lowest|wasm|external|\bdocs?\b|fuzz|bench|compat|legacy|coverage|integration|e2e|smoke|subset|native|windows|macos|release|publish|deploy|reproduc|chardet|urllib3|shrink|miri|sanitiz|mutation|canary|downstream/i;

function inDirectory(directory: string, command: string): string {
  return directory === "" ? command : `cd ${directory} && ${command}`;
}

function keyOf(command: string): string {
  const words = bare(command).split(/\s+/);
  const first = (words[0] ?? "").replace(/^\.\//, "");
  if (/^(mvnw?|gradlew?)$/.test(first)) return first;
  const plain = words.slice(1).filter((word) => !word.startsWith("-"));
  return WITH_TASKS.test(first) ? [first, ...plain.filter((word) => word !== "run").slice(0, 1)].join(" ") : first;
}

const WITH_TASKS = new RegExp(`^${anyOf(({ withTasks }) => withTasks)}$`);

/** For one directory: each tool's plainest call, the tests that a person would run, the first build. */
function choose(found: readonly Candidate[], leftOut: LeftOut[]): readonly Candidate[] {
  const oddness = ({ special, command }: Candidate): number =>
    (special ? 2 : 0) + (LONG.test(command.replace(/\s-\S+/g, "")) ? 1 : 0);
  const main = found
    .filter(({ kind }) => kind === "test")
    .toSorted((one, other) => oddness(one) - oddness(other))[0]?.job;
  // A directory that only an unusual job tests is part of one that other jobs test as a whole.
  const ordinary = found.some(({ kind, special }) => kind === "test" && !special);
  const tests = found.filter(
    ({ kind, job, directory }) => kind === "test" && job === main && (ordinary || directory === ""),
  );
  const others = found.filter(({ kind, special }) => ["format", "lint", "types"].includes(kind) && !special);
  const builds = found.filter(
    ({ kind, job, command }) => kind === "build" && job === main && NEEDED.test(bare(command)),
  );
  const best = plainest(tests);
  const quick = best.filter(({ key }) => !LONG.test(key));
  const kept = quick.length > 0 ? quick : best.slice(0, 1);
  for (const { command } of best.filter((each) => !kept.includes(each))) leftOut.push({ command, why: LONGER });
  const build = builds.slice(0, 1);
  return [...build, ...plainest(others), ...kept];
}

const LONGER = "it looks like a longer test, which the CI runs anyway";
const LONG =
  /e2e|integration|browser|serve|bundled|acceptance|smoke|external|bench|cov|docs|build|playwright|cypress|visual/i;
/** Compilers build what they test. */
const NEEDED = /^(npm|pnpm|yarn|bun|make|cmake|just|task)\b/;

function plainest(found: readonly Candidate[]): readonly Candidate[] {
  const lightest = found.toSorted((one, other) => weight(one) - weight(other));
  return found.filter((each) => lightest.find(({ key }) => key === each.key) === each);
}

/** Lower is plainer: the whole workspace, no selected features, few words. */
function weight({ command, special }: Candidate): number {
  const whole = /--workspace|--all\b|--recursive|-r\b/.test(command) ? 0 : 10_000;
  const chosen = /--features? |--package |-p |--projects|--activate-profiles|--filter/.test(command) ? 5_000 : 0;
  return (special ? 100_000 : 0) + whole + chosen + command.length;
}

/** Whether the CI says how a project's directory is tested. */
function covered({ directory, language }: ProjectAt, chosen: readonly Candidate[]): boolean {
  const tests = chosen.filter(({ kind }) => kind === "test");
  return language === "make"
    ? tests.length > 0
    : tests.some((each) => each.directory === directory || directory === "");
}

/** Without those that the CI's calls of the same tool or task make already. */
function fromManifest({ directory, manifest, checks }: ProjectAt, chosen: readonly Candidate[]): readonly Check[] {
  return ORDER.flatMap((kind) => {
    const command = checks[kind];
    const has = chosen.some((each) => each.directory === directory && each.key === keyOf(command ?? ""));
    return command === undefined || has ? [] : [{ kind, command: inDirectory(directory, command), from: manifest }];
  });
}

function unique<T>(all: readonly T[], key: (one: T) => string): readonly T[] {
  return [...new Map(all.map((one) => [key(one), one])).values()];
}

/** The commands that replace a CI's `command` in the sandbox: itself, or its task's commands; undefined when unknown. */
function offline(command: string, tree: Tree): readonly string[] | undefined {
  const own = bare(command);
  if (/^(tox|nox)\b/.test(own)) return byTox(own, command, tree);
  if (/^make\b/.test(own)) return byMake(command, own, tree);
  const scripted = byScript(own, tree);
  return [tidy(withoutNetwork(scripted ?? command))];
}

/** The command as its ecosystem keeps it off the network. */
function withoutNetwork(command: string): string {
  return PROJECTS.flatMap(({ offline = [] }) => offline).reduce(
    (text, [pattern, instead]) => text.replace(pattern, instead),
    command,
  );
}

/** Removes options that only change the output, or leave a file of results in the checkout. */
function tidy(command: string): string {
  return command.replace(NOISE, "").replace(/\s+/g, " ").trim();
}

const NOISE = new RegExp(`\\s--${anyOf(({ noise }) => noise)}(?=\\s|$)`, "g");

// ── Scripts of package.json ─────────────────────────────────────────────────────────────────────────────────────────

/** The script that `test` wraps only to measure coverage. */
function byScript(own: string, tree: Tree): string | undefined {
  const name = /^(?:npm run|pnpm(?: run)?|yarn(?: run)?|bun run) ([\w:.-]+)$/.exec(own)?.[1];
  const body = scalarTexts(tableIn(tree.text("package.json"))["scripts"])[name ?? ""] ?? "";
  const wraps = name !== undefined && name !== "test" && /\b(npm|pnpm|yarn) (run )?test(?![\w:-])/.test(body);
  return wraps ? runScript(managerOf(tree), "test") : undefined;
}

// ── make ────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** A target that first fetches something is taken apart. */
function byMake(command: string, own: string, tree: Tree): readonly string[] | undefined {
  const makefile = tree.text(tree.first(...(ecosystemNamed("make").marks ?? [])) ?? "");
  const target = own
    .split(/\s+/)
    .slice(1)
    .find((each) => !each.startsWith("-") && !each.includes("="));
  const lines = recipeOf(makefile, target ?? /^([A-Za-z][\w.-]*)\s*:(?!=)/m.exec(makefile)?.[1] ?? "", new Set());
  const fits = (line: string): boolean => !["install", "elsewhere"].includes(purposeOf(line).for);
  if (lines.every((line) => fits(line) && !/^richgo\b/.test(line) && tidy(line) === line.replace(/\s+/g, " ")))
    return [tidy(command)];
  const plain = lines.filter((line) => fits(line) && purposeOf(line).for !== "other");
  return plain.length === 0 || plain.some((line) => /\$[({]|^richgo\b/.test(line)) ? undefined : plain.map(tidy);
}

/** The lines of a target, after those of the targets it needs. */
function recipeOf(makefile: string, target: string, seen: Set<string>): readonly string[] {
  if (seen.has(target)) return [];
  seen.add(target);
  const escaped = target.replace(/[^\w-]/g, "\\$&");
  const [, needs = "", recipe = ""] =
    new RegExp(`^${escaped}[ \\t]*:(?!=)([^\\n]*)\\n((?:\\t[^\\n]*\\n|[ \\t]*\\n)*)`, "m").exec(`${makefile}\n`) ?? [];
  const before = needs.split(/\s+/).flatMap((need) => (need === "" ? [] : recipeOf(makefile, need, seen)));
  const lines = recipe.split("\n").map((line) => line.trim().replace(/^[@+-]+/, ""));
  return [...before, ...commandsIn(lines.filter((line) => !line.startsWith("$(info")).join("\n"))];
}

// ── tox and nox ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** tox creates environments from the network, so its commands run in the project's environment. */
function byTox(own: string, command: string, tree: Tree): readonly string[] | undefined {
  const name = /\s(?:-e|-s|--session|--env)[ =]?(\S+)/.exec(own)?.[1] ?? "";
  const lines = own.startsWith("nox") ? noxLines(tree, name) : toxLines(tree, name);
  const checks = lines.map(tidy).filter((line) => !["other", "install", "elsewhere"].includes(purposeOf(line).for));
  const { start = "", startable = "" } = ecosystemNamed(
    starterOf(command).startsWith("uv run") ? "uv" : "pip, Pipenv, PDM, Hatch",
  );
  const started = checks.map((line) => line.replace(new RegExp(`^(?=(?:${startable})\\b)`), start));
  return started.length === 0 ? undefined : started;
}

function toxLines(tree: Tree, name: string): readonly string[] {
  const factors = /^py[\d.]*|^$|ALL/.test(name) ? "" : name;
  const tox = asTable(asTable(toml(tree.text("pyproject.toml"))["tool"])["tox"]);
  const native = { ...tox, ...toml(tree.text("tox.toml")) };
  const settings = factors === "" ? asTable(native["env_run_base"]) : asTable(asTable(native["env"])[factors]);
  const lists = listFrom(settings["commands"]).map((line) =>
    listFrom(line)
      .flatMap((part) => (typeof part === "string" ? [quoted(part)] : []))
      .join(" "),
  );
  const ini = tree.text("tox.ini") || scalarText(native["legacy_tox_ini"]);
  return lists.length > 0 ? lists.map(withoutPlaces) : iniLines(ini, factors).map(withoutPlaces);
}

function quoted(part: string): string {
  return /\s/.test(part) ? JSON.stringify(part) : part;
}

function iniLines(text: string, factors: string): readonly string[] {
  const section = factors === "" ? "testenv" : `testenv:${factors}`;
  const [, body = ""] = text.split(`[${section}]`);
  const own = body.split(/^\[/m)[0] ?? "";
  const block = /^commands\s*=((?:.*\n)(?:[ \t]+.*\n|\s*\n)*)/m.exec(`${own}\n`)?.[1] ?? "";
  return block
    .replace(/\\\n\s*/g, " ")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"));
}

/** tox's substitutions: each stands for nothing or for a default. */
function withoutPlaces(line: string): string {
  return line
    .replace(/\{posargs:([^}]*)\}/g, "$1")
    .replace(/\S*\{(?:posargs|\[\]|env_?tmp_?dir|envdir|toxinidir|tox_root)\}\S*/g, "")
    .trim();
}

/** The commands of a nox session, as far as its calls are literal. */
function noxLines(tree: Tree, name: string): readonly string[] {
  const text = tree.text("noxfile.py");
  const session = name.replace(/-[\d.]+$/, "");
  const [, body = text] = session === "" ? [] : text.split(new RegExp(`def ${session.replace(/\W/g, "_")}\\(`));
  const calls = (session === "" ? text : (body.split(/^def |^@/m)[0] ?? "")).matchAll(/session\.run\(([^)]*)\)/g);
  return [...calls].map(([, words = ""]) =>
    [...words.matchAll(/["']([^"']+)["']/g)].map(([, part = ""]) => quoted(part)).join(" "),
  );
}
