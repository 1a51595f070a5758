/** Where the agent works and how its run ends: tools, sandbox, git, policy, the end, and the repository's own text. */
import type { LimitName, RequestKind } from "../../events.ts";
import { limitForModel } from "../limits.ts";
import { has, type PromptFacts, type PromptSection } from "./facts.ts";
import { joined } from "../../lib/parts.ts";

export const SURROUNDING_SECTIONS = [
  { name: "operationalGuidelines", text: guidelines },
  { name: "sandbox", when: (facts) => has(facts, "run_shell_command"), text: sandbox },
  { name: "git", text: git },
  { name: "policy", text: policy },
  { name: "ending", text: ending },
  { name: "memory", when: ({ project }) => project.memory.trim() !== "", text: memory },
] as const satisfies readonly PromptSection[];

function guidelines(facts: PromptFacts): string {
  const lines = has(facts, "run_shell_command")
    ? [paths(facts.machine), TURNS_WITH_COMMANDS, READING, SHELL, FAILURES, TONE]
    : [paths(facts.machine), TURNS, READING, FAILURES, TONE];
  return `# Using the tools\n\n${lines.map((line) => `- ${line}`).join("\n")}`;
}

function paths({ root }: Machine): string {
  return `**Paths** are relative to \`${root}\`, where commands start too.`;
}

const TURNS = "**Few turns.** Put all independent calls into one turn: reads run side by side, edits in order.";

const TURNS_WITH_COMMANDS =
  "**Few turns.** Put all independent calls into one turn: reads and commands run side by side, edits in order; a command that needs an earlier call of the turn gets `wait_for_previous: true`.";

const READING =
  "**Small context.** Search before reading; ask for matches with context, and ranges wide enough not to come back. Read nothing again that has not changed, unless a note says it was left out.";

const SHELL =
  "**Shell.** Prefer the file tools. Keep output short: quiet flags, one test file, `| tail`. Nothing that waits for input (editors, pagers, prompts, watch modes). Servers go into the background.";

const FAILURES = "**Failed calls** say what was expected: fix the call or change the approach, never just repeat it.";

const TONE =
  "**Words.** Plain, short GitHub Markdown, no greetings, recaps or emoji. Paths and symbols in backticks; mention nobody with `@`.";

type Machine = PromptFacts["machine"];

/** Describes this run's sandbox, so that the agent does not take its refusals for faults of the project. */
function sandbox({ machine }: Pick<PromptFacts, "machine">): string {
  const lines = machine.sandbox === "none" ? without(machine) : [...INSIDE, ...services(machine), ...renames(machine)];
  return `# Sandbox\n\n${lines.join(" ")} What fails for such a reason: find another way, or report it.`;
}

function without({ scratch }: Machine): readonly string[] {
  return [
    `Commands run directly on the runner, without a sandbox: stay within the workspace and \`${scratch}\` (\`$TMPDIR\`), where scratch files go, install nothing system-wide, and leave no process behind. Credentials are not in their environment.`,
  ];
}

const INSIDE = [
  "Commands run in a sandbox; they and your file tools write only into a layer over the checkout, and `/tmp`.",
  "`/tmp` is kept between commands and never published: scratch files go there.",
  "The home directory has package caches, no credentials.",
  "There is no docker socket: tests that start containers cannot run; say which.",
] as const;

function services({ services: named }: Machine): readonly string[] {
  return named.length === 0 ? [] : [`Services that run already are reached under these names: ${named.join(", ")}.`];
}

/** Under user namespaces the kernel cannot rename a directory that the checkout contains. */
function renames({ renames: can }: Machine): readonly string[] {
  if (can) return [];
  return [
    "A directory of the checkout cannot be renamed here: `mv` copies it, which does; `git mv` of a directory fails.",
  ];
}

function git({ kind, ending, machine }: PromptFacts): string {
  if (kind !== "change" || ending.publishes === "nothing")
    return "# Git\n\nThe workspace is a git checkout. Nothing you change in it is published.";
  const then = ending.publishes === "pull" ? " and opens or updates the pull request" : "";
  return `# Git\n\nAt the end Remit commits whatever differs from the base, forgotten files included, pushes it to its branch${then}; your last message becomes the description. ${own(machine)}`;
}

/** In a sandbox, `.git` is the run's own copy; without one it is the checkout's. */
function own({ sandbox: made }: Machine): string {
  return made === "none"
    ? "So never stage, commit, push, stash, reset, switch branches or touch `.git`, and remove scratch files before you finish."
    : "Only the files as they then are count: your own commits, stashes and branches are thrown away; never push.";
}

function policy(facts: Pick<PromptFacts, "policy" | "kind">): string {
  const lines = [...facts.policy, ...(facts.kind === "change" ? [PROTECTED] : [])];
  const list = lines.length === 0 ? "" : `\n\n${lines.map((line) => `- ${line}`).join("\n")}`;
  return `# Policy

The maintainers' policy judges every call; a refusal names the rule and what is allowed instead. Never get around it with another tool, spelling or script: do the rest, and name the refusal in your report.${list}`;
}

const PROTECTED =
  "Not published unless the policy opens the exact path: `.github/**`, `action.yml`, the policy file, `CODEOWNERS`, files of agents (`AGENTS.md`, `.gemini/**` …) and CI services, `.gitattributes`, `.gitmodules`, git hooks.";

// ── How the run ends ────────────────────────────────────────────────────────────────────────────────────────────────

function ending(facts: PromptFacts): string {
  const paragraphs = [ENDS, facts.kind === "change" && verification(facts.ending), limits(facts), report(facts)];
  return `# How the run ends\n\n${joined(paragraphs, "\n\n")}`;
}

const ENDS =
  "**A reply without a tool call ends your work for good.** Send none until you are done, and announce no step without its call.";

function verification({ verify, fixes }: PromptFacts["ending"]): string {
  if (verify.length === 0) return "";
  const commands = verify.map((command) => `\`${command}\``).join(", ");
  const again =
    fixes > 0
      ? ` If that fails you get the output back, ${fixes === 1 ? "once" : `at most ${fixes} times`}; work that still fails is published as unverified.`
      : " Work that fails is published as unverified.";
  return `Then Remit itself runs ${commands}.${again} Run that yourself first, where the policy lets you.`;
}

const SHOWN_LIMITS: readonly LimitName[] = ["turns", "calls", "minutes", "tokens", "usd", "files", "lines"];

function limits(facts: Pick<PromptFacts, "limits">): string {
  const shown = SHOWN_LIMITS.flatMap((name) => {
    const limit = facts.limits[name];
    return limit === undefined || limit <= 0 ? [] : [limitForModel(name, limit)];
  });
  if (shown.length === 0) return "";
  return `Limits: ${shown.join(", ")}. Near one you are told to wrap up.`;
}

function report(facts: PromptFacts): string {
  const collected = facts.kind === "review" && has(facts, "add_review_comment");
  const titled = facts.kind === "change" && facts.ending.publishes !== "nothing" && !facts.ending.formed;
  return (collected ? REVIEW_WITH_COMMENTS : REPORT[facts.kind]) + (titled ? ` ${TITLE}` : "");
}

const TITLE =
  "Where you changed files, begin it with a line `Title: …`: what the change does, at most 60 characters, worded like the commit titles in the first message, no mentions or issue numbers.";

const REVIEW_WITH_COMMENTS =
  "Your last message is the body of the review. It and your comments are posted then, together, as one review that neither approves nor blocks.";

const REPORT: Readonly<Record<RequestKind, string>> = {
  change:
    "Your last message is the report people read: what changed and why, in a few sentences or bullets; how you verified it, with commands and results; assumptions, and anything not done. Nothing that the diff shows. To a question it is the answer, the point first.",
  answer: "Your last message is posted as the answer. It must stand on its own.",
  review: "Your last message is the body of the review.",
  plan: "Your last message is the plan, word for word; nothing you said before is posted. It must stand on its own.",
};

function memory({ project }: Pick<PromptFacts, "project">): string {
  return `# Instructions of this repository

Written by its maintainers, read from the trusted branch. Where they conflict, the more specific directory wins; the request itself comes before all of them.

${project.memory.trim()}`;
}
