/** What the table of ecosystems says of each. */

export interface Ecosystem {
  readonly name: string;
  /** Names of files at the top of a project by which it is known. Absent: by its lock files, or not at all. */
  readonly marks?: readonly string[];
  /** Files that say what the project depends on. */
  readonly manifests?: readonly Manifest[];
  /** Names of lock files. */
  readonly locks?: readonly string[];
  /** Names of files of the project that say where packages come from. */
  readonly settings?: readonly string[];
  /** What the ecosystem's own tool runs, where a project says nothing else; none changes a file of the project. */
  readonly commands?: Readonly<Partial<Record<"test" | "build" | "lint" | "types" | "format", string>>>;
  readonly toolchain?: Toolchain;
  /** Fetches the dependencies, so that commands need no network afterwards; `locked` where there is a lock file. */
  readonly install?: { readonly locked?: string; readonly plain: string };
  /** Patterns of commands that cannot do without the network. */
  readonly fetches?: readonly string[];
  /** Where its tools keep what they downloaded, and the credentials beside it. */
  readonly roots: readonly Root[];
  /** With the day on which it was looked up; without a day, what the documentation is remembered to say. */
  readonly source: string;
}

export interface Manifest {
  /** A glob of its name, or of the end of its path. */
  readonly file: string;
  /** How its dependencies are read. Absent: they are not. */
  readonly dependencies?: Dependencies;
  /** Names of its scripts that run when somebody installs the project. */
  readonly scripts?: RegExp;
}

export type Dependencies =
  | { readonly form: "json"; readonly tables: readonly string[] }
  /** Keys of the tables whose name fits. */
  | { readonly form: "toml"; readonly tables: RegExp }
  /** The first group is the name, the second what it comes from. */
  | { readonly form: "lines"; readonly pattern: RegExp }
  | { readonly form: "pyproject" };

/** The action that installs what runs the project. */
export interface Toolchain {
  /** With its commit, and the release as a comment. */
  readonly uses: string;
  /** Its inputs where no file of the project says the version. */
  readonly with: Readonly<Record<string, string>>;
  /** The files that say the version, and the input that names one; "" where the action finds them by itself. */
  readonly version?: { readonly input: string; readonly files: readonly string[] };
}

/** A directory that one tool owns. It lies where `at` says, and wherever one of its variables says. */
export interface Root {
  /** Below `~` or an XDG directory. Left out where only a variable names the root. */
  readonly at?: string;
  /** Each holds an absolute path, or several with a colon between. */
  readonly variables?: readonly string[];
  /** Below the root; `.` is the root itself. Builds read and write these. */
  readonly caches?: readonly string[];
  /** Below the root. Never shown. */
  readonly secrets?: readonly string[];
}
