/** The presets as ordinary rules, their guard rails, built-in denials, and the protected paths. */
import { ECOSYSTEMS } from "../lib/ecosystems.ts";
import type { Policy, Rule } from "./policy.ts";
import { compilePathDenials } from "./match.ts";
import { onceFor } from "../lib/once.ts";

type Preset = Policy["extends"];

/** The rules of a preset. `offline`: commands reach no host. */
export function presetRules(name: Preset, offline: boolean): readonly Rule[] {
  return [
    ...readingRules(),
    ...(name === "read-only" ? [] : editingRules()),
    ...(name === "edit" ? [keepDependencies()] : []),
    ...guardRails(name, offline),
  ];
}

/**
 * Denials that hold whatever the file says, and what a shell may always do by itself. `policyPath` is the path of the
 * policy; `open` lists the protected paths that the repository opens.
 */
export function builtInRules(policyPath: string, open: readonly string[]): readonly Rule[] {
  return [
    {
      ...named("built-in", "git", "deny"),
      path: SECRET_PLACES,
      reason: "The repository's own git directory belongs to Remit.",
    },
    {
      ...named("built-in", "credentials", "deny"),
      path: ["gha-creds-*.json"],
      access: "read",
      reason: "google-github-actions/auth keeps the job's credentials in it.",
    },
    {
      ...named("built-in", "workflows", "deny"),
      path: WORKFLOWS,
      access: "write",
      reason: "Workflows are never published, whatever a policy says.",
    },
    {
      ...named("built-in", "protected", "deny"),
      path: [...PROTECTED, policyPath],
      access: "write",
      except: open,
      reason: "This path steers automation or agents; a policy can open one exact path by `publish.open`.",
    },
    { ...named("built-in", "shell"), tool: ["run_shell_command"], command: SHELL_OWN },
  ];
}

/** What the shell does by itself: it opens no file, starts no program, uses no network, and exports no variable. */
const SHELL_OWN: readonly string[] = splitList(`
  cd *|: *|true|false|exit *|return *|break *|continue *|shift *|echo *|printf %* *|test *|[ *|pwd *|wait *|umask|times|jobs
  set -e|set +e|set -u|set -x|set +x|set -eu|set -ex|set -eux|set -o pipefail|set -eo pipefail|set -euo pipefail|set -euxo pipefail
  type *|command -v *|command -V *|dirs
`);

// ── read-only ───────────────────────────────────────────────────────────────────────────────────────────────────────

function readingRules(): readonly Rule[] {
  return [
    {
      ...named("read-only", "files"),
      tool: ["read_file", "read_many_files", "list_directory", "glob", "grep_search", "git_read"],
      access: "read",
      path: ["**"],
    },
    {
      ...named("read-only", "tools"),
      tool: splitList(`git_read|read_issue|read_pull_request|read_check_logs|add_review_comment|write_todos|activate_skill
        invoke_agent|complete_task|list_background_processes|read_background_output`),
    },
  ];
}

// ── edit ────────────────────────────────────────────────────────────────────────────────────────────────────────────

function editingRules(): readonly Rule[] {
  return [
    { ...named("edit", "sources"), tool: ["write_file", "replace"], access: "write", path: ["**"] },
    { ...named("edit", "merge"), tool: ["merge_base_branch"] },
  ];
}

function keepDependencies(): Rule {
  return {
    ...named("edit", "dependencies", "deny"),
    access: "write",
    path: DEPENDENCY_MANIFESTS,
    reason: 'Dependencies are left alone; `extends = "maintain"` lets a run change them.',
  };
}

// ── Guard rails ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** Denials of commands that cannot succeed, each with an alternative. The sandbox is what confines commands. */
function guardRails(name: Preset, offline: boolean): readonly Rule[] {
  return [...RAILS, ...(offline ? [OFFLINE] : [])].map(({ part, ...rail }) => ({
    id: `guard:${part}`,
    effect: "deny",
    source: name,
    tool: ["run_shell_command"],
    ...rail,
  }));
}

interface CommandGuard {
  readonly part: string;
  readonly command: readonly string[];
  readonly except?: readonly string[];
  readonly reason: string;
}

const RAILS: readonly CommandGuard[] = [
  {
    part: "push",
    command: splitList("git push *"),
    reason: "Leave the changes in the workspace: Remit commits and publishes them when the run ends.",
  },
  {
    part: "github",
    command: splitList("gh *|hub *|glab *"),
    reason:
      "Commands have no token for GitHub. Read by read_issue, read_pull_request and read_check_logs; what you say at the end is posted.",
  },
  {
    part: "system",
    command:
      splitList(`sudo *|doas *|su *|apt install *|apt update *|apt upgrade *|apt remove *|apt-get install *|apt-get update *
      apt-get upgrade *|apt-get remove *|apt-get purge *|apt-get autoremove *|apt-get clean *|dpkg -i *|yum install *|dnf install *
      apk add *|zypper install *|pacman -S *|brew install *|snap install *|systemctl *`),
    reason:
      "The machine is read-only, and commands cannot gain rights. Work with what is installed; if something is missing, say in your report what a step before Remit should install.",
  },
  {
    part: "containers",
    command: splitList("docker *|docker-compose *|podman *|nerdctl *"),
    reason:
      "There is no container engine here. Run what needs none, and say in your report what you could not run; the job's service containers are reached where the policy names them.",
  },
];

const OFFLINE: CommandGuard = {
  part: "offline",
  // From a cache, which the sandbox shows.
  except: ["--offline", "--no-index", "--local", "--help"],
  command: [
    ...ECOSYSTEMS.flatMap(({ fetches = [] }) => fetches),
    ...splitList(
      "curl https://*.* *|wget https://*.* *|git clone https://* *|git clone git@* *|git fetch *|git pull *",
    ),
  ],
  reason:
    "Commands reach no host here (`[network] hosts` is empty). Use what is installed and in the workspace; if something is missing, say in your report what a step before Remit should install.",
};

function named(source: Preset | "built-in", part: string, effect: Rule["effect"] = "allow") {
  return { id: `${source}:${part}`, effect, source };
}

function splitList(list: string): readonly string[] {
  return list
    .split(/[|\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== "");
}

/** Never published and never opened. */
const WORKFLOWS: readonly string[] = [".github/workflows/**"];

/** Never published unless `publish.open` names the exact path. */
const PROTECTED: readonly string[] = [
  ".github/**",
  // A workflow may use an action in any directory.
  "**/action.yml",
  "**/action.yaml",
  "**/CODEOWNERS",
  "**/GEMINI.md",
  "**/AGENTS.md",
  "**/.gemini/**",
  "**/.geminiignore",
  // Files of other agents, which read them on people's machines.
  "**/CLAUDE.md",
  "**/.claude/**",
  "**/.mcp.json",
  "**/.codex/**",
  "**/.cursor/**",
  "**/.cursorrules",
  "**/.windsurf/**",
  "**/.windsurfrules",
  "**/.clinerules",
  "**/.clinerules/**",
  "**/.roo/**",
  "**/.roorules",
  "**/.roomodes",
  "**/AGENT.md",
  "**/CLAUDE.local.md",
  "**/.claude.json",
  "**/CONVENTIONS.md",
  "**/.aider.conf.yml",
  "**/.goosehints",
  "**/.rules",
  "**/.junie/**",
  "**/.kiro/**",
  "**/.opencode/**",
  "**/opencode.json",
  "**/opencode.jsonc",
  "**/QWEN.md",
  "**/.qwen/**",
  // Files of other CI services, which run them after a push.
  "**/.circleci/**",
  "**/.gitlab-ci.yml",
  "**/.gitlab-ci.yaml",
  ".gitlab/**",
  ".travis.yml",
  "azure-pipelines*.yml",
  "azure-pipelines*.yaml",
  ".azure-pipelines/**",
  "bitbucket-pipelines.yml",
  "appveyor.yml",
  ".appveyor.yml",
  "cloudbuild.yaml",
  "cloudbuild.yml",
  ".drone.yml",
  ".drone.star",
  ".cirrus.yml",
  ".cirrus.star",
  "Jenkinsfile",
  ".buildkite/**",
  ".woodpecker/**",
  ".woodpecker.yml",
  ".woodpecker.yaml",
  ".gitea/workflows/**",
  ".forgejo/workflows/**",
  ".semaphore/**",
  ".teamcity/**",
  "**/.gitattributes",
  "**/.gitmodules",
  // Names a server to which git sends files, with its credentials.
  "**/.lfsconfig",
  "**/.githooks/**",
  "**/.husky/**",
];

/** No tool reads or writes it: git's own directory holds credentials, hooks and configuration. */
const SECRET_PLACES: readonly string[] = [".git/**", "**/.git/**"];

/** Files that name a project's dependencies and their sources. */
const DEPENDENCY_MANIFESTS: readonly string[] = ECOSYSTEMS.flatMap(({ manifests = [], locks = [], settings = [] }) =>
  [...manifests.map(({ file }) => file), ...locks, ...settings].map((name) => `**/${name}`),
);

/** Why a path may not be published: never (`workflow`), or unless `publish.open` names it; undefined when it may. */
export function protection(path: string, policyPath: string | undefined): "workflow" | "protected" | undefined {
  if (isWorkflow(path)) return "workflow";
  const own = policyPath !== undefined && compileOwn(policyPath)(path);
  return own || isProtected(path) ? "protected" : undefined;
}

const compileOwn = onceFor((policyPath: string) => compilePathDenials([policyPath]));
const isWorkflow = compilePathDenials(WORKFLOWS);
const isProtected = compilePathDenials(PROTECTED);
