/** What this run's sandbox is, so that its refusals are not taken for faults of the project. */
import { has, type PromptFacts } from "./facts.ts";

/** "" where no command can run: there is nothing to explain. */
export function sandbox(facts: PromptFacts): string {
  if (!has(facts, "run_shell_command")) return "";
  const lines = facts.sandbox === "none" ? without(facts) : [...INSIDE, ...services(facts), ...renames(facts)];
  return `# Sandbox\n\n${lines.join(" ")} If a command fails for reasons like these, do not fight it: find another way, or report it.`;
}

function without({ scratch }: PromptFacts): readonly string[] {
  return [
    `Commands run directly on the runner, without a sandbox: stay within the workspace and \`${scratch}\` (\`$TMPDIR\`), where scratch files go, install nothing system-wide, and leave no process behind. Credentials are not in their environment.`,
  ];
}

const INSIDE = [
  "Commands run in a sandbox. What they and your file tools write lies in a layer over the checkout: nothing else of the machine can be written.",
  "`/tmp` is kept from command to command, your file tools reach it too, and it is never published: scratch files go there.",
  "The home directory is a fresh one with the package caches and no credentials.",
  "There is no docker socket, so tests that start containers of their own (Testcontainers, `docker compose`) cannot run: say which you could not run.",
] as const;

function services({ services: named }: PromptFacts): readonly string[] {
  return named.length === 0 ? [] : [`Services that run already are reached under these names: ${named.join(", ")}.`];
}

/** Under user namespaces the kernel renames no directory that the checkout has. */
function renames({ renames: can }: PromptFacts): readonly string[] {
  if (can) return [];
  return [
    "A directory of the checkout cannot be renamed here: `mv` copies it, which does; `git mv` of a directory fails.",
  ];
}
