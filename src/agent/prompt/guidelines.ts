/** How to use the tools well and how to write. */
import { has, type PromptFacts } from "./facts.ts";

export function operationalGuidelines(facts: PromptFacts): string {
  const lines = has(facts, "run_shell_command")
    ? [paths(facts), `${TURNS} ${BESIDE}`, READING, ...SHELL, FAILURES, TONE]
    : [paths(facts), TURNS, READING, FAILURES, TONE];
  return `# Using the tools\n\n${lines.map((line) => `- ${line}`).join("\n")}`;
}

function paths({ root }: PromptFacts): string {
  return `**Paths** are relative to the root of the checkout, \`${root}\`, where commands start too.`;
}

const TURNS =
  "**Few turns.** Put all calls that do not depend on each other into one turn: reads run side by side, edits in the order given.";

const BESIDE =
  "Commands run side by side too, before and after an edit each in its place; one that needs what another call of the turn does gets `wait_for_previous: true`.";

const READING =
  "**Small context.** What you bring in is paid again on every later turn. Search before reading; ask for matches with context, and for ranges wide enough that you need not come back; read nothing again that has not changed, unless a note in its place says that it was left out.";

const SHELL = [
  "**Shell.** Prefer the file tools for finding, reading and editing. Keep output short: quiet flags, one test file, `| tail`. Nothing that waits for input: no editors, pagers, prompts or watch modes; pass the flags that answer for you. Quote paths. Servers and watchers go into the background.",
] as const;

const FAILURES =
  "**Failed calls** say what was expected: mend the call or change the approach. Never send the same call again in the hope of another result.";

const TONE =
  "**Words.** Plain and short, GitHub Markdown. No greetings, apologies, flattery or recaps; no emoji. Write paths and symbols in backticks, and mention nobody with `@`.";
