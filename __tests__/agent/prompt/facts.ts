import type { PromptFacts } from "../../../src/agent/prompt/facts.ts";

/** Facts of an ordinary run, all built-in tools declared, nothing added by the repository. */
export function promptFacts(more: Partial<PromptFacts> = {}): PromptFacts {
  return {
    kind: "change",
    family: "gemini-3",
    tools: [
      "read_file",
      "read_many_files",
      "list_directory",
      "glob",
      "grep_search",
      "replace",
      "write_file",
      "run_shell_command",
      "git_read",
      "write_todos",
      "activate_skill",
      "invoke_agent",
      "add_review_comment",
    ],
    root: "/home/runner/work/shop/shop",
    scratch: "/tmp",
    sandbox: "sudo",
    renames: true,
    services: [],
    policy: [
      "Files that may be written: `src/**`, `test/**`.",
      "Commands that may be run: `npm test`, `npm run *`, `git log *`, `git diff *`, `ls *`.",
      "Never: `package-lock.json` (Dependency updates come from Renovate).",
    ],
    publishes: "pull",
    formed: false,
    verify: ["npm test"],
    mendings: 2,
    limits: { turns: 60, minutes: 25, tokens: 3_000_000, usd: 2.5, files: 40, lines: 2000 },
    skills: [],
    agents: [
      { name: "codebase_investigator", description: "Finds out how something works across many files." },
      { name: "generalist", description: "Does a self-contained piece of work with the same tools as you." },
    ],
    hooks: false,
    memory: "",
    off: new Set(),
    ...more,
  };
}
