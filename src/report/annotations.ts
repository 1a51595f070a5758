/** What needs a person, ranked. */
import { succeeded, type Entry } from "../events.ts";
import { plainText } from "./plain.ts";
import { readStory, type Story } from "./story.ts";
import { tally, type Tally } from "./tally.ts";
import { lackOfSandbox } from "./words.ts";

export interface Annotation {
  readonly level: "error" | "warning" | "notice";
  readonly title: string;
  readonly message: string;
}

/** GitHub shows ten of each level for a step. */
const MOST = 10;

/** At most ten, the most pressing first. */
export function renderAnnotations(entries: readonly Entry[]): Annotation[] {
  const story = readStory(entries);
  return [...ending(story), ...withheld(story), ...denied(tally(entries)), ...circumstances(story)]
    .slice(0, MOST)
    .map(({ level, title, message }) => ({ level, title: short(title, 120), message: short(message, 1_000) }));
}

function ending(story: Story): Annotation[] {
  const { outcome, verification } = story;
  if (outcome === undefined || succeeded(outcome.conclusion)) return [];
  const { fault = { message: outcome.message, hint: undefined } } = outcome;
  const hint = fault.hint === undefined ? "" : ` ${fault.hint}`;
  const end: Annotation = {
    level: "error",
    title: `Remit: ${outcome.conclusion}`,
    message: `${fault.message}${hint}`,
  };
  const failed = verification?.ok === false ? verification.results.filter(({ ok }) => !ok) : [];
  return [
    end,
    ...failed.map(({ command, output }): Annotation => ({
      level: "error",
      title: `Verification failed: ${command}`,
      message: output.slice(-600),
    })),
  ];
}

function withheld({ publication, proposed }: Story): Annotation[] {
  return ((publication ?? proposed)?.refused ?? []).map(({ path, reason }) => ({
    level: "warning",
    title: `Withheld: ${path}`,
    message: reason,
  }));
}

function denied({ denials }: Tally): Annotation[] {
  return denials.map(({ call, decision, count }) => ({
    level: "notice",
    title: `Denied: ${call.tool}${count > 1 ? ` (${count} times)` : ""}`,
    message: decision.reason,
  }));
}

function circumstances({ notes, started }: Story): Annotation[] {
  return [
    ...notes.map((note): Annotation => ({ level: "notice", title: "Remit: not as configured", message: note })),
    ...lackOfSandbox(started).map((lack): Annotation => {
      return {
        level: "notice",
        title: "Remit: no sandbox",
        message: `Commands ran without a sandbox: ${lack}.${started?.sandboxOff === undefined ? ON_UBUNTU : ""}`,
      };
    }),
  ];
}

/** Where people read this, they can do something about it. */
const ON_UBUNTU =
  " On Ubuntu 24.04 it needs one step before Remit: sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0.";

function short(text: string, characters: number): string {
  const line = plainText(text).trim();
  return line.length <= characters ? line : `${line.slice(0, characters - 1).toWellFormed()}…`;
}
