/**
 * What one task of a fan-out came to, read from its log. Another job wrote it, and whatever ran there may have had a hand in
 * it: any field may be anything, and none of it leaves here unchecked.
 */
import { succeeded, type Conclusion, type Entry } from "../events.ts";
import { readLog } from "../log.ts";
import { readStory, type Story } from "./story.ts";
import { tally, type Tally } from "./tally.ts";
import { isConclusion, shortHeadline } from "./words.ts";

export interface TaskEnd {
  /** Any text. */
  readonly task: string;
  readonly end: FinishedTask | Lost;
}

/** Nobody knows what came of it. */
export interface Lost {
  readonly kind: "lost";
  /** Why, as half a sentence. */
  readonly why: string;
}

export interface FinishedTask {
  readonly kind: "ended";
  readonly conclusion: Conclusion;
  /** Whether anybody was admitted: work was begun. */
  readonly started: boolean;
  /** In a few words. */
  readonly headline: string;
  /** Last words, or what went wrong and how to mend it. */
  readonly said: string;
  /** Number of its pull request. */
  readonly pull?: number;
  /** Whether it was to change something, changed nothing, and was not allowed to: by a rule, or without a tool that writes. */
  readonly held: boolean;
  /** Absent where its log has figures that cannot be. */
  readonly spent?: Spent;
}

/** None of them is negative, or more than a job can spend. */
export interface Spent {
  readonly turns: number;
  /** Tokens. */
  readonly input: number;
  readonly output: number;
  readonly cached: number;
  readonly usd: number;
  readonly compressions: number;
  readonly denials: number;
}

/** Where the jobs of the fan-out belong to. */
export interface TaskPlace {
  /** `owner/name`. */
  readonly repository: string;
  /** Id of the workflow run. */
  readonly run: string;
}

/** Whether a task came to a good end. */
export function isDone({ end }: TaskEnd): boolean {
  return end.kind === "ended" && end.conclusion !== "declined" && !end.held && succeeded(end.conclusion);
}

/** Of a log's text. Never throws. */
export function readTaskEnd(text: string, place: TaskPlace): FinishedTask | Lost {
  try {
    const entries = readLog(text);
    const story = readStory(entries);
    const { started, outcome } = story;
    if (started !== undefined && !belongs(started.run, place)) return lost("its log is that of another workflow run");
    if (outcome === undefined) return lost("its log breaks off: the run was cut off");
    if (!isConclusion(outcome.conclusion)) return lost("its log ends in no conclusion that there is");
    return told(story, outcome.conclusion, entries);
  } catch {
    return lost("its log is damaged");
  }
}

function lost(why: string): Lost {
  return { kind: "lost", why };
}

function belongs(run: Readonly<Record<"id" | "repository", unknown>>, place: TaskPlace): boolean {
  return run.repository === place.repository && String(run.id) === place.run;
}

function told(story: Story, conclusion: Conclusion, entries: readonly Entry[]): FinishedTask {
  const { outcome, publication, started } = story;
  const pull: unknown = publication?.pull?.number;
  const { fault } = outcome ?? {};
  const numbers = tally(entries);
  const said = fault === undefined ? outcome?.message : [fault.message, fault.hint ?? ""].join(" ");
  return {
    kind: "ended",
    conclusion,
    started: started !== undefined,
    headline: shortHeadline(story),
    said: typeof said === "string" ? said.trim() : "",
    ...(Number.isSafeInteger(pull) && (pull as number) > 0 ? { pull: pull as number } : {}),
    held: isHeld(story, numbers, entries),
    ...spentIn(numbers),
  };
}

function isHeld({ outcome, started }: Story, { denials }: Tally, entries: readonly Entry[]): boolean {
  if (outcome?.conclusion !== "unchanged" || started?.request.kind !== "change") return false;
  const tools = entries.flatMap(({ event }) => (event.type === "agent.started" ? [event.tools] : []));
  const idle = tools.length > 0 && !tools.flat().some((tool) => WRITERS.has(tool));
  return outcome.withheld !== undefined || denials.length > 0 || idle;
}

/** Tools that change files, or have somebody change them. */
const WRITERS: ReadonlySet<string> = new Set(["write_file", "replace", "run_shell_command", "invoke_agent"]);

function spentIn({ turns, tokens, usd, compressions, denials }: Tally): Pick<FinishedTask, "spent"> {
  const { input, output, cached } = tokens;
  const refused = denials.reduce((sum, { count }) => sum + count, 0);
  const spent = { turns, input, output, cached, usd, compressions: compressions.length, denials: refused };
  return Object.values(spent).every(canBe) ? { spent } : {};
}

/** Whoever wrote the log may have written anything. No job can spend so much of anything, tokens least of all. */
function canBe(value: unknown): boolean {
  return typeof value === "number" && value >= 0 && value <= 1e12;
}
