/** What is allowed here. The lines come from the effective policy; policy is enforced whether or not they are read. */
import type { PromptFacts } from "./facts.ts";

export function policy(facts: PromptFacts): string {
  const lines = [...facts.policy, ...(facts.kind === "change" ? [PROTECTED] : [])];
  const list = lines.length === 0 ? "" : `\n\n${lines.map((line) => `- ${line}`).join("\n")}`;
  return `# Policy

A policy written by the maintainers stands where a person would be asked. It judges every call; a refusal names the rule and what is allowed instead. Take that, and never look for a way round by another tool, spelling, script or encoding. If the task cannot be done without what is refused, do the rest and name the refusal in your report.${list}`;
}

const PROTECTED =
  "Changes to `.github/**`, `action.yml`, the policy file, `CODEOWNERS`, `GEMINI.md`, `AGENTS.md`, `.gemini/**`, other agents' files, files of CI services, `.gitattributes`, `.gitmodules` and git hooks are not published unless the policy opens the exact path.";
