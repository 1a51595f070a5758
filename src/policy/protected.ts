/** Paths that steer automation, agents or dependencies. A run must not change them unless it is told that it may. */
import { ECOSYSTEMS } from "../lib/ecosystems.ts";
import { compilePathDenials } from "./match.ts";

/** Never published and never opened. */
export const WORKFLOWS: readonly string[] = [".github/workflows/**"];

/** Never published unless `publish.open` names the exact path. */
export const PROTECTED: readonly string[] = [
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
export const SECRET_PLACES: readonly string[] = [".git/**", "**/.git/**"];

/** Files that name a project's dependencies and their sources. */
export const DEPENDENCY_MANIFESTS: readonly string[] = ECOSYSTEMS.flatMap(
  ({ manifests = [], locks = [], settings = [] }) =>
    [...manifests.map(({ file }) => file), ...locks, ...settings].map((name) => `**/${name}`),
);

export type Protection = "workflow" | "protected";

/** Why a path may not be published: never (`workflow`), or unless `publish.open` names it; undefined when it may. */
export function protection(path: string, policyPath?: string): Protection | undefined {
  if (isWorkflow(path)) return "workflow";
  const own = policyPath !== undefined && compilePathDenials([policyPath])(path);
  return own || isProtected(path) ? "protected" : undefined;
}

const isWorkflow = compilePathDenials(WORKFLOWS);
const isProtected = compilePathDenials(PROTECTED);
