/**
 * The environment of tools' processes: an allow-list. Never a token or key, never the runner's command files.
 *
 * What a build needs to find its toolchain is let through by name; everything else is left behind, whatever it is.
 */

const PASSED: readonly string[] = [
  "PATH",
  "LANG",
  "LC_ALL",
  "TZ",
  "TERM",
  "SHELL",
  "USER",
  "LOGNAME",
  // Toolchains as GitHub's images and setup-* actions name them.
  "JAVA_HOME",
  "GOROOT",
  "GOPATH",
  "GOCACHE",
  "GOMODCACHE",
  "GOFLAGS",
  "CARGO_HOME",
  "RUSTUP_HOME",
  "RUSTUP_TOOLCHAIN",
  "DOTNET_ROOT",
  "ANDROID_HOME",
  "ANDROID_SDK_ROOT",
  "GRADLE_HOME",
  "MAVEN_HOME",
  "M2_HOME",
  "PYTHONPATH",
  "VIRTUAL_ENV",
  "CONDA_PREFIX",
  "PNPM_HOME",
  "NVM_DIR",
  "GEM_HOME",
  "GEM_PATH",
  "BUNDLE_PATH",
  "COMPOSER_HOME",
  "PKG_CONFIG_PATH",
  "LD_LIBRARY_PATH",
];
const PASSED_PATTERNS: readonly RegExp[] = [/^JAVA_HOME_\d+_/, /^GOROOT_\d/, /^LC_[A-Z]+$/];

/** `home` is a temporary directory of the run: tools have no business in the real one. */
export function toolEnvironment(own: NodeJS.ProcessEnv, home: string): Readonly<Record<string, string>> {
  const passed = Object.entries(own).filter(
    (entry): entry is [string, string] =>
      entry[1] !== undefined &&
      (PASSED.includes(entry[0]) || PASSED_PATTERNS.some((pattern) => pattern.test(entry[0]))),
  );
  return { ...Object.fromEntries(passed), ...quiet(home) };
}

/** Nobody answers questions and nobody pages: programs are told so. */
function quiet(home: string): Record<string, string> {
  return {
    HOME: home,
    TMPDIR: `${home}/tmp`,
    CI: "true",
    REMIT: "1",
    DEBIAN_FRONTEND: "noninteractive",
    NO_COLOR: "1",
    PAGER: "cat",
    GIT_PAGER: "cat",
    GIT_EDITOR: "true",
    GIT_TERMINAL_PROMPT: "0",
    GIT_AUTHOR_NAME: "Remit",
    GIT_AUTHOR_EMAIL: "remit@users.noreply.invalid",
    GIT_COMMITTER_NAME: "Remit",
    GIT_COMMITTER_EMAIL: "remit@users.noreply.invalid",
    // Files of a checkout can make up a bare repository, whose configuration names programs that git runs.
    GIT_CONFIG_COUNT: "1",
    GIT_CONFIG_KEY_0: "safe.bareRepository",
    GIT_CONFIG_VALUE_0: "explicit",
  };
}

/**
 * Directories of programs that are installed in the home, as rustup, nvm and pyenv do. Of cargo's only those that hold
 * no credentials.
 */
export function toolchains(environment: Readonly<Record<string, string | undefined>>): string[] {
  const home = environment["HOME"];
  if (home === undefined) return [];
  const named = ["RUSTUP_HOME", "GOPATH", "PNPM_HOME", "NVM_DIR", "DOTNET_ROOT", "PYENV_ROOT"];
  const cargo = environment["CARGO_HOME"];
  const places = [
    ...(environment["PATH"] ?? "").split(":"),
    ...named.flatMap((name) => environment[name] ?? []),
    ...(cargo === undefined ? [] : ["bin", "registry", "git"].map((part) => `${cargo}/${part}`)),
  ];
  return [...new Set(places.filter((place) => place.startsWith(`${home}/`)))];
}
