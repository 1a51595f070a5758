/**
 * One table of ecosystems, for protected files, call-outs, the places that a sandbox shows and what `remit init` writes.
 * What `init` alone needs is in `ecosystem-projects.ts`, which a run does not load.
 */
import { COMPILED, JVM } from "./ecosystems/compiled.ts";
import { JAVASCRIPT, PYTHON_TOOLS, SCRIPTING } from "./ecosystems/scripting.ts";
import type { Source } from "./source.ts";

/** XDG directories that a variable can move. */
export const XDG: Readonly<Record<string, string>> = {
  XDG_CACHE_HOME: "~/.cache",
  XDG_DATA_HOME: "~/.local/share",
  XDG_CONFIG_HOME: "~/.config",
};

/** A project in several languages has several. */
export const ECOSYSTEMS: readonly Ecosystem[] = [...JAVASCRIPT, ...PYTHON_TOOLS, ...COMPILED, ...JVM, ...SCRIPTING];

/** Names of directories that only hold downloaded or generated files, whatever the project. */
export const GENERATED: ReadonlySet<string> = new Set(ECOSYSTEMS.flatMap((row) => row.directories?.generated ?? []));

/** With the names that usually do: whoever looks for a project's own manifests does not look there. */
export const FOREIGN: ReadonlySet<string> = new Set([
  ...GENERATED,
  ...ECOSYSTEMS.flatMap((row) => row.directories?.often ?? []),
]);

/** What a command is for. */
export type CommandKind = "build" | "format" | "lint" | "types" | "test";

export interface Ecosystem {
  readonly name: string;
  /** Names of files at the top of a project that identify it. Absent: lock files do, or nothing does. */
  readonly marks?: readonly string[];
  /** Files that declare the project's dependencies. */
  readonly manifests?: readonly Manifest[];
  /** Names of lock files. */
  readonly locks?: readonly string[];
  /** Names of files that configure where packages come from, with the credentials for it; people have one at home too. */
  readonly settings?: readonly string[];
  /** Globs for the end of a path: further files that take effect when people build or test, because they exist. */
  readonly runs?: readonly string[];
  /** Default commands of the ecosystem's own tool; none changes a file of the project. */
  readonly commands?: Readonly<Partial<Record<CommandKind, string>>>;
  /** How it runs the tasks that a project writes for itself. */
  readonly tasks?: Tasks;
  /** Patterns of commands that need the network. */
  readonly fetches?: readonly string[];
  /** Names of directories with other people's code or built files: always so, or `often`. */
  readonly directories?: { readonly generated?: readonly string[]; readonly often?: readonly string[] };
  /** Where its tools keep downloads and the credentials beside them. */
  readonly roots: readonly ToolDirectory[];
  /** Names of files with credentials, wherever they lie, and variables that name a file or directory of them. */
  readonly credentials?: { readonly names?: readonly string[]; readonly variables?: readonly string[] };
  /** Where its programs are installed. Programs on PATH are links into these directories, or scripts for them. */
  readonly programs?: readonly Installation[];
  readonly source: Source;
}

export interface Manifest {
  /** A glob for its name, or for the end of its path. */
  readonly file: string;
  /** How to read its dependencies. Absent: they are not read. */
  readonly dependencies?: Dependencies;
  /** Names of scripts that run when the project is installed. */
  readonly scripts?: RegExp;
}

type Dependencies =
  | { readonly form: "json"; readonly tables: readonly string[] }
  /** Keys of the tables whose names match. */
  | { readonly form: "toml"; readonly tables: RegExp }
  /** Group 1 is the name, group 2 the source. */
  | { readonly form: "lines"; readonly pattern: RegExp }
  /** Arrays of requirements, and the keys of the tables whose names match. */
  | { readonly form: "pyproject"; readonly tables: RegExp };

/** The scripts of a package.json, or the targets of a makefile: the words before a task's name. */
export interface Tasks {
  readonly form: "scripts" | "targets";
  readonly run: string;
  /** The usual way to run the task `test`. */
  readonly test?: string;
}

/** A directory that one tool owns. It is at `at`, and wherever one of its variables says. */
export interface ToolDirectory {
  /** Below `~` or an XDG directory. Absent when only a variable names the root. */
  readonly at?: string;
  /** Each holds one absolute path, or several separated by colons. */
  readonly variables?: readonly string[];
  /** Below the root; `.` is the root itself. Builds read and write these. */
  readonly caches?: readonly string[];
  /** Below the root. Never shown. */
  readonly secrets?: readonly string[];
}

/** Directories of installed programs, shown read-only. */
export interface Installation {
  /** Variables, each with one absolute path or several separated by colons. Builds get them. */
  readonly variables?: readonly (string | RegExp)[];
  /** What is shown below a variable's path; absent: all of it. Some hold credentials too; `..` stands around a program. */
  readonly parts?: readonly string[];
  /** Below a home: the directories, and files that select one and hold no credentials. */
  readonly home?: readonly string[];
}
