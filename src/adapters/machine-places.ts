/** By name: what the sandbox hides, shows, layers or covers on a machine. Whether it exists is checked elsewhere. */
import { basename, dirname, normalize } from "node:path";
import { ECOSYSTEMS, XDG, type Installation, type ToolDirectory } from "../lib/ecosystems.ts";
import { IN_HOME, NAMED_BY } from "./credential-files.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** A root from the table of caches, found on a machine. */
export interface Rooted {
  readonly path: string;
  readonly root: ToolDirectory;
}

/** System directories, by hier(7) (2026-11-25): hiding one breaks the machine, showing one whole reveals all of it. */
export const SYSTEM: ReadonlySet<string> = new Set(
  "/ /bin /sbin /lib /lib32 /lib64 /usr /usr/bin /usr/sbin /usr/lib /usr/lib64 /usr/share /usr/local /usr/local/bin /usr/local/lib /usr/local/share /etc /opt /home /var /var/lib /var/cache /srv /mnt /media /dev /proc /sys /boot /nix /snap".split(
    " ",
  ),
);

/** Hidden on every machine. `/github` holds a container job's home and event (docs.github.com, 2026-11-25). */
export const ALWAYS_HIDDEN: readonly string[] = ["/tmp", "/var/tmp", "/run", "/var/run", "/github"];

/** The runner's work folder, and the directories that may be the runner's own. */
export function runnerPlaces(environment: Environment, program: string | undefined) {
  const [workspace] = pathsIn(environment, "RUNNER_WORKSPACE");
  const work = workspace === undefined ? undefined : dirname(workspace);
  // The runner starts actions with its own `externals/node24/bin/node`.
  const above = program === undefined ? undefined : dirname(dirname(dirname(dirname(program))));
  const own = [work === undefined ? undefined : dirname(work), above].filter((path) => path !== undefined);
  return { work: work !== undefined && SYSTEM.has(work) ? workspace : work, own };
}

/** A runner's own directory contains one of these (actions/runner, 2026-11-25). */
export const RUNNER_MARKS: readonly string[] = [".runner", ".credentials", "config.sh", "bin/Runner.Listener"];

/** The files in which a runner keeps credentials. */
export const RUNNER_SECRETS: readonly string[] = [".credentials", ".credentials_rsaparams", ".runner", ".env"];

/** Every directory named by a toolchain's variable, and the known ones in homes. */
export function toolPlaces(environment: Environment, homes: readonly string[]): readonly string[] {
  const named = [TOOL_CACHES, ...INSTALLATIONS].flatMap(({ variables = [], parts = ["."] }) =>
    variables
      .flatMap((variable) => namesOf(variable, environment))
      .flatMap((variable) => pathsIn(environment, variable))
      .flatMap((path) => parts.map((part) => placeIn(path, part))),
  );
  const installed = INSTALLATIONS.flatMap(({ home = [] }) => home);
  return [...named, ...homes.flatMap((home) => installed.map((place) => placeIn(home, place)))];
}

/** What a directory's programs also need: the packages of `node_modules/.bin`, the installation around `bin`. */
export function aroundPrograms(directory: string): string | undefined {
  const [name, above] = [basename(directory), dirname(directory)];
  if (name === ".bin" && basename(above) === "node_modules") return above;
  return ["bin", "sbin", "shims"].includes(name) ? above : undefined;
}

/** The roots of all ecosystems, in every home and by the variables that move them. */
export function rootsOf(environment: Environment, homes: readonly string[]): readonly Rooted[] {
  return ECOSYSTEMS.flatMap(({ roots }) => roots).flatMap((root) => {
    const standard = root.at === undefined ? [] : expand(root.at, environment, homes);
    const moved = (root.variables ?? []).flatMap((variable) => pathsIn(environment, variable));
    return [...standard, ...moved].map((path) => ({ path, root }));
  });
}

/** Known places of credentials, except the runner's; `roots` are from {@link rootsOf}. */
export function secretPlaces(
  environment: Environment,
  homes: readonly string[],
  roots: readonly Rooted[],
): readonly string[] {
  return [
    ...homes.flatMap((home) => IN_HOME.map((place) => placeIn(home, place))),
    ...roots.flatMap(({ path, root }) => (root.secrets ?? []).map((part) => placeIn(path, part))),
    ...NAMED_BY.flatMap((variable) => pathsIn(environment, variable)),
  ];
}

/** `~/x` in every home; `$XDG_CACHE_HOME/x` where that is set, or in every home; absolute paths as they are. */
export function expand(place: string, environment: Environment, homes: readonly string[]): readonly string[] {
  if (place === "~" || place.startsWith("~/")) return homes.map((home) => trim(home + place.slice(1)));
  const [, variable = "", rest = ""] = /^\$(\w+)(.*)$/.exec(place) ?? [];
  const base = XDG[variable];
  if (base !== undefined) {
    const [set] = pathsIn(environment, variable);
    return set === undefined ? expand(base + rest, environment, homes) : [trim(set + rest)];
  }
  return place.startsWith("/") ? [trim(place)] : [];
}

/** The absolute paths in a variable. */
export function pathsIn(environment: Environment, variable: string): readonly string[] {
  const value = environment[variable] ?? "";
  return value.split(":").flatMap((path) => (path.startsWith("/") ? [trim(path)] : []));
}

/** What no ecosystem owns (file-hierarchy(7), ld.so(8), gcc(1), documentation of pkg-config and CMake, 2026-11-25). */
const COMMON: readonly Installation[] = [
  { home: [".local/bin", ".local/lib"] },
  { variables: ["LD_LIBRARY_PATH", "LIBRARY_PATH", "CPATH", "PKG_CONFIG_PATH", "CMAKE_PREFIX_PATH"] },
];
const INSTALLATIONS = [...COMMON, ...ECOSYSTEMS.flatMap(({ programs = [] }) => programs)];

/** Where the setup actions install toolchains (docs.github.com, 2026-11-25). Builds do not get the runner's variables. */
const TOOL_CACHES: Installation = { variables: ["RUNNER_TOOL_CACHE", "AGENT_TOOLSDIRECTORY"] };

/** Directories next to `bin` that its programs load from. Shown when the whole parent would be too much. */
export const BESIDE_BIN: readonly string[] = ["lib", "lib64", "libexec"];

/** Directories of a home that hold files of several programs: only their `bin` is shown. */
export const MIXED: readonly string[] = [".local", ".config", ".cache", ".cargo", ".m2", ".gradle", ".gem", "go"];

/** Whether a variable says where toolchains or caches are, the runner's own excepted. */
export function isOfBuilds(variable: string): boolean {
  return BUILD_VARIABLES.has(variable) || PATTERNS.some((pattern) => pattern.test(variable));
}

const PASSED = INSTALLATIONS.flatMap(({ variables = [] }) => variables);
const PATTERNS = PASSED.filter((variable) => variable instanceof RegExp);
const BUILD_VARIABLES: ReadonlySet<string> = new Set([
  ...PASSED.filter((variable) => typeof variable === "string"),
  ...ECOSYSTEMS.flatMap(({ roots }) => roots.flatMap(({ variables = [] }) => variables)),
  "XDG_CACHE_HOME",
  "XDG_DATA_HOME",
]);

function namesOf(variable: string | RegExp, environment: Environment): readonly string[] {
  if (typeof variable === "string") return [variable];
  return Object.keys(environment).filter((name) => variable.test(name));
}

/** The path of a part of a directory, trimmed. */
export function placeIn(directory: string, part: string): string {
  return trim(`${directory}/${part}`);
}

/** Without a trailing slash, `.` and `..`. */
export function trim(path: string): string {
  if (TRIMMED.test(path)) return path;
  const normal = normalize(path);
  return normal.length > 1 && normal.endsWith("/") ? normal.slice(0, -1) : normal;
}

/** A survey of the machine makes hundreds of paths, and nearly all of them are written like this. */
const TRIMMED = /^(?:\/(?!\.{1,2}(?:\/|$))[^/]+)+$/;
