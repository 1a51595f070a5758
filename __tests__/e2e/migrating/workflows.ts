/**
 * A repository that used google-github-actions/run-gemini-cli, modelled on its examples of April 2026 (keys, variables,
 * placeholders), with texts of our own.
 */

/** The variables that the shell lines of each command read, in the examples before `@{…}`. */
export const VARIABLES: Readonly<Record<string, readonly string[]>> = {
  "gemini-invoke": [
    "TITLE",
    "DESCRIPTION",
    "EVENT_NAME",
    "IS_PULL_REQUEST",
    "ISSUE_NUMBER",
    "REPOSITORY",
    "ADDITIONAL_CONTEXT",
  ],
  "gemini-plan-execute": [
    "TITLE",
    "DESCRIPTION",
    "EVENT_NAME",
    "IS_PULL_REQUEST",
    "ISSUE_NUMBER",
    "REPOSITORY",
    "ADDITIONAL_CONTEXT",
  ],
  "gemini-issue-fixer": [
    "EVENT_NAME",
    "TRIGGERING_ACTOR",
    "REPOSITORY",
    "ISSUE_NUMBER",
    "ISSUE_TITLE",
    "ISSUE_BODY",
    "BRANCH_NAME",
  ],
  "gemini-review": ["REPOSITORY", "PULL_REQUEST_NUMBER", "ADDITIONAL_CONTEXT"],
  "gemini-triage": ["AVAILABLE_LABELS", "ISSUE_TITLE", "ISSUE_BODY", "GITHUB_ENV"],
  "gemini-scheduled-triage": ["AVAILABLE_LABELS", "ISSUES_TO_TRIAGE", "GITHUB_ENV"],
};

/** Their files; `{{SEVERITY}}` and the JSON braces are plain text in them. */
export const BY_VARIABLES = files((name) =>
  (VARIABLES[name] ?? []).map((variable) => `- ${variable}: !{echo $${variable}}`).join("\n"),
);

/** The same commands in the current examples: an earlier step writes what they need to one file. */
export const BY_FILE = files(() => "```json\n@{.gemini/context.json}\n```");

function files(context: (name: string) => string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.keys(VARIABLES).map((name) => [
      `.gemini/commands/${name}.toml`,
      `description = "Stands for ${name}"\nprompt = """\n## Context\n\n${context(name)}\n\n## Form\n\n{{SEVERITY}} {{TEXT}}, such as {"a": ["b"]}; write \`$(...)\` nowhere.\n"""\n`,
    ]),
  );
}

/** The GitHub server of the workflows' `settings`. */
const SERVER = {
  command: "docker",
  args: ["run", "-i", "--rm", "-e", "GITHUB_PERSONAL_ACCESS_TOKEN", "ghcr.io/github/github-mcp-server:v0.27.0"],
  includeTools: ["add_issue_comment", "issue_read", "pull_request_read"],
  env: { GITHUB_PERSONAL_ACCESS_TOKEN: "${GITHUB_TOKEN}" },
};

/** Every key that its workflows and pages use in the input `settings`; the flat ones are from 2025. */
export const SETTINGS: Readonly<Record<string, object>> = {
  "model.maxSessionTurns": { model: { maxSessionTurns: 25 } },
  maxSessionTurns: { maxSessionTurns: 25 },
  "model.name": { model: { name: "gemini-3.1-pro" } },
  telemetry: { telemetry: { enabled: true, target: "local", outfile: ".gemini/telemetry.log" } },
  tools: { tools: { core: ["read_file", "run_shell_command(echo)"], exclude: ["web_fetch"] } },
  coreTools: { coreTools: ["run_shell_command(gh issue list)"] },
  excludeTools: { excludeTools: ["write_file"] },
  debug: { debug: false },
  mcpServers: { mcpServers: { github: SERVER } },
};
