/** The runner's variables that a policy can pass to commands: `[shell] environment`. */

/** What is wrong with a name or a prefix (`BUILD_*`); undefined when nothing is. */
export function variableFault(pattern: string): string | undefined {
  if (!NAME_OR_PREFIX.test(pattern))
    return `"${pattern}" is not the name of a variable, such as "JAVA_HOME", or a prefix, such as "BUILD_*".`;
  const beginning = pattern.endsWith("*") ? pattern.slice(0, -1) : undefined;
  if (TOO_SHORT.test(pattern))
    return `"${pattern}" matches too many variables: a prefix has a first word and \`_\`, such as "BUILD_*".`;
  const why = beginning === undefined ? reasonToKeep(pattern) : reasonToKeepSome(beginning);
  return why === undefined ? undefined : `"${pattern}" cannot be passed to commands: ${why}.`;
}

/** What the schema says of a pattern; which names stay, only the reader knows. */
export const NAME_OR_PREFIX = /^[A-Za-z_][A-Za-z0-9_]*\*?$/;
/** A prefix without a first word and `_`. */
const TOO_SHORT = /^(?![A-Za-z]+_).*\*$/;

/** Whether the policy's patterns pass a variable. A name that a `*` matches is judged once more by itself. */
export function isPassed(name: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => matches(name, pattern)) && reasonToKeep(name) === undefined;
}

function matches(name: string, pattern: string): boolean {
  return pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}

function reasonToKeep(name: string): string | undefined {
  if (SECRET.test(name)) return NAMED_SECRET;
  return KEPT.find(({ names }) => names.some((kept) => matches(name.toUpperCase(), kept)))?.why;
}

/** Of all names with this beginning. */
function reasonToKeepSome(beginning: string): string | undefined {
  const start = beginning.toUpperCase();
  if (SECRET.test(beginning.replace(/_+$/, ""))) return NAMED_SECRET;
  for (const { names, why } of KEPT) {
    const kept = names.find((name) => name.startsWith(start) || matches(start, name));
    if (kept !== undefined) return `${kept} could match, and ${why}; name each variable`;
  }
  return undefined;
}

const NAMED_SECRET = "its name says that it is a secret";

// More words than those that are redacted everywhere: a false match here only costs a build a variable, and is
// reported.
const SECRET =
  /(?:TOKEN|SECRET|PASSWORD|PASSWD|PASSPHRASE|CREDENTIALS?|APIKEY)$|(?:^|_)(?:TOKEN|SECRET|PASSWORD|CREDENTIALS?|KEY|AUTH|PAT|DSN)(?:_?\d*$|_(?!PATH|FILE|NAME|URL))/i;

/** Capitals; a final `*` stands for any further characters. */
const KEPT: readonly { readonly names: readonly string[]; readonly why: string }[] = [
  {
    why: "the runner's own channels are not for commands",
    names: splitNames(
      "ACTIONS_* INPUT_* STATE_* GITHUB_ENV GITHUB_OUTPUT GITHUB_PATH GITHUB_STATE GITHUB_STEP_SUMMARY GITHUB_EVENT_PATH GITHUB_TOKEN",
    ),
  },
  {
    why: "it makes programs load or run what it names",
    names: splitNames(
      `LD_* DYLD_* GLIBC_TUNABLES GCONV_PATH BASH_* ENV SHELLOPTS BASHOPTS PROMPT_COMMAND PS4 IFS CDPATH NODE_OPTIONS
       NODE_REPL_EXTERNAL_MODULE PERL5* PERLLIB RUBYOPT RUBYLIB PYTHONSTARTUP PYTHONHOME PYTHONINSPECT PYTHONBREAKPOINT
       JAVA_TOOL_OPTIONS _JAVA_OPTIONS JDK_JAVA_OPTIONS GIT_* LESSOPEN LESSCLOSE EDITOR VISUAL PAGER BROWSER MAKEFLAGS
       MFLAGS PHP_INI_SCAN_DIR PHPRC`,
    ),
  },
  {
    why: "it leads to credentials, or to a service that has more rights than commands",
    names: splitNames(
      `GEMINI_* GOOGLE_* CLOUDSDK_* AWS_* AZURE_* ARM_* KUBECONFIG DOCKER_* CONTAINER_HOST SSH_* GPG_* SUDO_* DBUS_*
       XDG_RUNTIME_DIR NETRC NPM_CONFIG_USERCONFIG NPM_CONFIG_GLOBALCONFIG PGPASS*`,
    ),
  },
  {
    why: "the way to the network is `[network] hosts`",
    names: splitNames("HTTP_PROXY HTTPS_PROXY ALL_PROXY FTP_PROXY NO_PROXY"),
  },
  { why: "commands have one of their own", names: splitNames("HOME TMPDIR REMIT*") },
];

function splitNames(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}
