/** The environment of tools' processes: an allow-list of what builds need, never a token, key or command file. */
import { isOfBuilds } from "./machine-places.ts";

/** Besides the variables of toolchains and caches, which are in the sandbox's tables. */
const PASSED: readonly string[] = [
  "PATH",
  "LANG",
  "LC_ALL",
  "TZ",
  "TERM",
  "SHELL",
  "USER",
  "LOGNAME",
  "GOFLAGS",
  "RUSTUP_TOOLCHAIN",
  "PYENV_VERSION",
  "RBENV_VERSION",
];
const LOCALE = /^LC_[A-Z]+$/;

/** `home` is the home's path in the sandbox, where a fresh directory replaces it; scratch files go to `/tmp`. */
export function toolEnvironment(own: NodeJS.ProcessEnv, home: string): Readonly<Record<string, string>> {
  const passed = Object.entries(own).filter(
    (entry): entry is [string, string] =>
      entry[1] !== undefined && (PASSED.includes(entry[0]) || LOCALE.test(entry[0]) || isOfBuilds(entry[0])),
  );
  return { ...Object.fromEntries(passed), ...quiet(home) };
}

/** Tells programs not to prompt and not to page: no one would answer. */
function quiet(home: string): Record<string, string> {
  return {
    HOME: home,
    TMPDIR: "/tmp",
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
    // Files of a checkout can form a bare repository, whose configuration names programs for git to run.
    GIT_CONFIG_COUNT: "2",
    GIT_CONFIG_KEY_0: "safe.bareRepository",
    GIT_CONFIG_VALUE_0: "explicit",
    // In a container job, root works in a checkout of the runner's user, which git otherwise refuses.
    GIT_CONFIG_KEY_1: "safe.directory",
    GIT_CONFIG_VALUE_1: "*",
  };
}
