/** The steps of a set-up, and the table of ecosystems as such steps. */
import { type CommandKind, ECOSYSTEMS, type Ecosystem } from "../../lib/ecosystems.ts";
import { type ProjectRow, PROJECTS } from "../../lib/ecosystem-projects.ts";
import type { Tree } from "./tree.ts";

export interface ProjectAt {
  /** For people. */
  readonly language: string;
  /** The file that identified it, as a path. */
  readonly manifest: string;
  /** "" at the top. */
  readonly directory: string;
  /** Its checks, by its manifests. */
  readonly checks: Readonly<Partial<Record<CommandKind, string | undefined>>>;
  /** Installs what runs it. */
  readonly toolchain: readonly SetupStep[];
  /** Fetches its dependencies, because commands have no network. */
  readonly install: readonly SetupStep[];
  /** Absent when no ecosystem is recognized. */
  readonly row?: ProjectRow;
}

/** A project whose directory is not known yet. */
export type FoundProject = Omit<ProjectAt, "directory">;

/** An ecosystem, with its projects. */
export type EcosystemRow = Ecosystem & ProjectRow;

/** The first row of an ecosystem, from both tables. Throws for an unknown name. */
export function ecosystemNamed(name: string): EcosystemRow {
  const row = PROJECTS.find(({ of }) => of === name);
  if (row === undefined) throw new Error(`The table of projects has no ${name}.`);
  return inBothTables(row);
}

/** A row with what the table of ecosystems says. Throws for an unknown name. */
export function inBothTables(row: ProjectRow): EcosystemRow {
  const ecosystem = ECOSYSTEMS.find(({ name }) => name === row.of);
  if (ecosystem === undefined) throw new Error(`The table of ecosystems has no ${row.of}.`);
  return { ...ecosystem, ...row };
}

/** The row's action, with the version from a file of the project when there is one. */
export function toolchainOf(tree: Tree, { toolchain }: ProjectRow): readonly SetupStep[] {
  if (toolchain === undefined) return [];
  const file = tree.first(...(toolchain.version?.files ?? []));
  const input = toolchain.version?.input ?? "";
  if (file === undefined) return [action(toolchain.uses, toolchain.with)];
  const rest = Object.entries(toolchain.with).filter(([name]) => !/-version$/.test(name));
  return [action(toolchain.uses, Object.fromEntries(input === "" ? rest : [...rest, [input, file]]))];
}

/** The command of the row that fetches the dependencies. */
export function installOf(tree: Tree, { install, locks = [] }: EcosystemRow): readonly SetupStep[] {
  if (install === undefined) return [];
  const locked = install.locked !== undefined && tree.first(...locks) !== undefined;
  return [script((locked ? install.locked : undefined) ?? install.plain)];
}

/** A step of a set-up: an action, or a script. */
export interface SetupStep {
  /** With the comment after it; "" for a script. */
  readonly uses: string;
  readonly with: Readonly<Record<string, string>>;
  /** "" for an action. */
  readonly run: string;
  /** "" for none. */
  readonly name: string;
  readonly condition: string;
  readonly id: string;
  readonly env: Readonly<Record<string, string>>;
  /** "" at the top of the checkout. */
  readonly directory: string;
}

const EMPTY: SetupStep = { uses: "", with: {}, run: "", name: "", condition: "", id: "", env: {}, directory: "" };

export function action(uses: string, inputs: SetupStep["with"]): SetupStep {
  return { ...EMPTY, uses, with: inputs };
}

export function script(run: string, directory = "", name = ""): SetupStep {
  return { ...EMPTY, run, directory, name };
}
