/** By name: what the sandbox hides, shows, layers or covers on a machine. Whether it exists is checked elsewhere. */
import { basename, dirname, join, normalize } from "node:path";
import { ECOSYSTEMS, XDG, type ToolDirectory } from "../lib/ecosystems.ts";
import { IN_HOME, NAMED_BY } from "./credential-files.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** A root from the table of caches, found on a machine. */
interface Rooted {
  readonly path: string;
  readonly root: ToolDirectory;
}

/** System directories: hiding one whole would break the machine, showing one whole would reveal all of it. */
export const SYSTEM: ReadonlySet<string> = new Set(
  "/ /bin /sbin /lib /lib32 /lib64 /usr /usr/bin /usr/sbin /usr/lib /usr/lib64 /usr/share /usr/local /usr/local/bin /usr/local/lib /usr/local/share /etc /opt /home /var /var/lib /var/cache /srv /mnt /media /dev /proc /sys /boot /nix /snap".split(
    " ",
  ),
);

/** Hidden on every machine. The last one holds a container job's home and event. */
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

/** A runner's own directory contains one of these. */
export const RUNNER_MARKS: readonly string[] = [".runner", ".credentials", "config.sh", "bin/Runner.Listener"];

/** The files in which a runner keeps credentials. */
export const RUNNER_SECRETS: readonly string[] = [".credentials", ".credentials_rsaparams", ".runner", ".env"];

/** Every directory of PATH, every directory named by a toolchain's variable, and the known ones in homes. */
export function toolPlaces(environment: Environment, homes: readonly string[]): readonly string[] {
  const named = TOOLCHAINS.flatMap((toolchain) =>
    variablesOf(toolchain, environment).flatMap((variable) =>
      pathsIn(environment, variable).flatMap((path) => (toolchain.parts ?? ["."]).map((part) => join(path, part))),
    ),
  );
  const installed = homes.flatMap((home) => INSTALLATIONS.map((place) => join(home, place)));
  return [...named, ...installed].map(trim);
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

/** Known places of credentials, except the runner's. */
export function secretPlaces(environment: Environment, homes: readonly string[]): readonly string[] {
  return [
    ...IN_HOME.flatMap((place) => expand(`~/${place}`, environment, homes)),
    ...rootsOf(environment, homes).flatMap(({ path, root }) => (root.secrets ?? []).map((part) => join(path, part))),
    ...NAMED_BY.flatMap((variable) => pathsIn(environment, variable)),
  ].map(trim);
}

/** `~/x` in every home; `$XDG_CACHE_HOME/x` where that is set, or in every home; absolute paths as they are. */
export function expand(place: string, environment: Environment, homes: readonly string[]): readonly string[] {
  const [, variable = "", rest = ""] = /^\$(\w+)(.*)$/.exec(place) ?? [];
  const base = XDG[variable];
  if (base !== undefined) {
    const [set] = pathsIn(environment, variable);
    return set === undefined ? expand(base + rest, environment, homes) : [trim(set + rest)];
  }
  if (place === "~" || place.startsWith("~/")) return homes.map((home) => trim(join(home, place.slice(1))));
  return place.startsWith("/") ? [trim(place)] : [];
}

/** The absolute paths in a variable. */
export function pathsIn(environment: Environment, variable: string): readonly string[] {
  const value = environment[variable] ?? "";
  return value.split(":").flatMap((path) => (path.startsWith("/") ? [trim(path)] : []));
}

interface ToolchainHome {
  /** Holds one absolute path, or several separated by colons. */
  readonly variable: string | RegExp;
  /** Paths below the variable's directory that are shown; absent: all of it. */
  readonly parts?: readonly string[];
  /** Whether builds get the variable. They do not get the runner's own. */
  readonly passed?: false;
}

const named = (names: string): readonly ToolchainHome[] => names.split(/\s+/).map((variable) => ({ variable }));

/** Names from GitHub's images, the setup actions and the version managers. */
const TOOLCHAINS: readonly ToolchainHome[] = [
  { variable: "RUNNER_TOOL_CACHE", passed: false },
  { variable: "AGENT_TOOLSDIRECTORY", passed: false },
  ...named("JAVA_HOME ANDROID_HOME ANDROID_SDK_ROOT ANDROID_NDK ANDROID_NDK_HOME ANDROID_NDK_ROOT"),
  { variable: /^JAVA_HOME_\d+_/ },
  ...named("GRADLE_HOME MAVEN_HOME M2_HOME ANT_HOME SBT_HOME SCALA_HOME KOTLIN_HOME SDKMAN_DIR JENV_ROOT"),
  ...named("GOROOT GOENV_ROOT RUSTUP_HOME DOTNET_ROOT DOTNET_INSTALL_DIR SWIFTLY_HOME_DIR"),
  { variable: /^GOROOT_\d/ },
  // Both roots contain credentials; the second also contains sources of other projects.
  { variable: "CARGO_HOME", parts: ["bin"] },
  { variable: "GOPATH", parts: ["bin"] },
  { variable: "BUN_INSTALL", parts: ["bin"] },
  { variable: "DENO_INSTALL", parts: ["bin"] },
  ...named("NVM_DIR FNM_DIR VOLTA_HOME PNPM_HOME N_PREFIX NODENV_ROOT"),
  ...named("VIRTUAL_ENV CONDA CONDA_PREFIX MAMBA_ROOT_PREFIX PYENV_ROOT pythonLocation Python3_ROOT_DIR PYTHONPATH"),
  ...named("POETRY_HOME PIPX_HOME PIPX_BIN_DIR UV_PYTHON_INSTALL_DIR UV_TOOL_DIR UV_TOOL_BIN_DIR"),
  ...named("RBENV_ROOT GEM_PATH PHPENV_ROOT PLENV_ROOT PERL_LOCAL_LIB_ROOT PERL5LIB"),
  ...named("ASDF_DIR ASDF_DATA_DIR MISE_DATA_DIR HOMEBREW_PREFIX"),
  ...named("INSTALL_DIR_FOR_OTP INSTALL_DIR_FOR_ELIXIR INSTALL_DIR_FOR_GLEAM INSTALL_DIR_FOR_REBAR3"),
  ...named("FLUTTER_ROOT FLUTTER_HOME GHCUP_INSTALL_BASE_PREFIX OPAMROOT VCPKG_ROOT VCPKG_INSTALLATION_ROOT EMSDK"),
  ...named("CHROMEWEBDRIVER GECKOWEBDRIVER EDGEWEBDRIVER"),
  // These name a program, which loads files next to it.
  { variable: "CHROME_BIN", parts: [".."] },
  { variable: "PUPPETEER_EXECUTABLE_PATH", parts: [".."] },
  ...named("LD_LIBRARY_PATH LIBRARY_PATH CPATH PKG_CONFIG_PATH CMAKE_PREFIX_PATH"),
];

/** Installations in the home that programs on PATH are links into, or scripts for. */
const INSTALLATIONS: readonly string[] = [
  ".local/bin",
  ".local/lib",
  ".local/pipx",
  ".local/share/pipx",
  ".local/share/uv/python",
  ".local/share/uv/tools",
  ".local/share/pypoetry",
  ".local/share/mise",
  ".local/share/fnm",
  ".local/share/rtx",
  ".local/share/swiftly",
  ".nvm",
  ".nodenv",
  ".volta",
  ".asdf",
  ".pyenv",
  ".rbenv",
  ".rvm",
  ".phpenv",
  ".goenv",
  ".jenv",
  ".sdkman",
  ".jdks",
  ".rustup",
  ".cargo/bin",
  ".cargo/env",
  ".bun/bin",
  ".deno/bin",
  ".dotnet",
  ".ghcup",
  ".opam",
  ".juliaup",
  ".yarn/bin",
  ".config/yarn/global",
  ".npm-global",
  ".config/composer/vendor",
  ".composer/vendor",
  ".nix-profile",
  ".local/state/nix/profile",
  // These are not installations but select one. Credentials have separate files next to them.
  ".m2/toolchains.xml",
  ".config/pypoetry/config.toml",
];

/** Directories next to `bin` that its programs load from. Shown when the whole parent would be too much. */
export const BESIDE_BIN: readonly string[] = ["lib", "lib64", "libexec"];

/** Directories of a home that hold files of several programs: only their `bin` is shown. */
export const MIXED: readonly string[] = [".local", ".config", ".cache", ".cargo", ".m2", ".gradle", ".gem", "go"];

/** Whether a variable says where toolchains or caches are, the runner's own excepted. */
export function isOfBuilds(variable: string): boolean {
  return BUILD_VARIABLES.has(variable) || PATTERNS.some((pattern) => pattern.test(variable));
}

const passed = TOOLCHAINS.flatMap((toolchain) => (toolchain.passed === false ? [] : [toolchain.variable]));
const PATTERNS = passed.filter((variable) => variable instanceof RegExp);
const BUILD_VARIABLES: ReadonlySet<string> = new Set([
  ...passed.filter((variable) => typeof variable === "string"),
  ...ECOSYSTEMS.flatMap(({ roots }) => roots.flatMap(({ variables = [] }) => variables)),
  "XDG_CACHE_HOME",
  "XDG_DATA_HOME",
]);

function variablesOf({ variable }: ToolchainHome, environment: Environment): readonly string[] {
  if (typeof variable === "string") return [variable];
  return Object.keys(environment).filter((name) => variable.test(name));
}

/** Without a trailing slash, `.` and `..`. */
export function trim(path: string): string {
  const normal = normalize(path);
  return normal.length > 1 && normal.endsWith("/") ? normal.slice(0, -1) : normal;
}
