/** One table of ecosystems, for protected files, call-outs, the caches a sandbox shows and what `remit init` writes. */
import { COMPILED, JVM } from "./ecosystems/compiled.ts";
import { JAVASCRIPT, PYTHON_TOOLS, SCRIPTING } from "./ecosystems/scripting.ts";

/** XDG directories that a variable can move. */
export const XDG: Readonly<Record<string, string>> = {
  XDG_CACHE_HOME: "~/.cache",
  XDG_DATA_HOME: "~/.local/share",
  XDG_CONFIG_HOME: "~/.config",
};

/** A project in several languages has several. */
export const ECOSYSTEMS: readonly Ecosystem[] = [...JAVASCRIPT, ...PYTHON_TOOLS, ...COMPILED, ...JVM, ...SCRIPTING];

export interface Ecosystem {
  readonly name: string;
  /** Names of files at the top of a project that identify it. Absent: lock files do, or nothing does. */
  readonly marks?: readonly string[];
  /** Files that declare the project's dependencies. */
  readonly manifests?: readonly Manifest[];
  /** Names of lock files. */
  readonly locks?: readonly string[];
  /** Names of the project's files that configure where packages come from. */
  readonly settings?: readonly string[];
  /** Default commands of the ecosystem's own tool; none changes a file of the project. */
  readonly commands?: Readonly<Partial<Record<"test" | "build" | "lint" | "types" | "format", string>>>;
  readonly toolchain?: Toolchain;
  /** Fetches the dependencies, so that commands need no network; `locked` is for projects with a lock file. */
  readonly install?: { readonly locked?: string; readonly plain: string };
  /** Patterns of commands that need the network. */
  readonly fetches?: readonly string[];
  /** Where its tools keep downloads and the credentials beside them. */
  readonly roots: readonly ToolDirectory[];
  /** The source, with the date it was looked up; without a date, from memory of the documentation. */
  readonly source: string;
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
  | { readonly form: "pyproject" };

/** The action that installs the toolchain. */
interface Toolchain {
  /** With its commit, and the release as a comment. */
  readonly uses: string;
  /** Its inputs when no file of the project names the version. */
  readonly with: Readonly<Record<string, string>>;
  /** The files that name the version, and the input for such a file; "" when the action finds them itself. */
  readonly version?: { readonly input: string; readonly files: readonly string[] };
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
