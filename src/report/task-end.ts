/**
 * The result of one task of a fan-out, read from its log. Another job wrote the log and may have been influenced, so
 * any field may be anything, and every field is checked here.
 */
import { succeeded, type Conclusion, type Entry } from "../events.ts";
import { readLog } from "../log.ts";
import { readStory, type Story } from "./story.ts";
import { tally, type Tally } from "./tally.ts";
import { isConclusion, shortHeadline } from "./words.ts";

export interface TaskEnd {
  /** Any text. */
  readonly task: string;
  readonly end: FinishedTask | LostTask;
}

/** The result is unknown. */
export interface LostTask {
  readonly kind: "lost";
  /** The reason, as half a sentence. */
  readonly why: string;
}

export interface FinishedTask {
  readonly kind: "ended";
  readonly conclusion: Conclusion;
  /** Whether the request was admitted, so that work began. */
  readonly started: boolean;
  /** In a few words. */
  readonly headline: string;
  /** The last words, or the fault and how to mend it. */
  readonly said: string;
  /** Number of its pull request. */
  readonly pull?: number;
  /** Whether it should have changed something and was not allowed to, by a rule or for want of a tool that writes. */
  readonly held: boolean;
  /** Absent when the log's figures are impossible. */
  readonly spent?: TaskUsage;
}

/** Not negative, and no more than a job can spend. */
export interface TaskUsage {
  readonly turns: number;
  /** Tokens. */
  readonly input: number;
  readonly output: number;
  readonly cached: number;
  readonly usd: number;
  readonly compressions: number;
  readonly denials: number;
}

/** The repository and run of the fan-out's jobs. */
export interface TaskPlace {
  /** `owner/name`. */
  readonly repository: string;
  /** Id of the workflow run. */
  readonly run: string;
}

/** Whether a task ended well. */
export function isDone({ end }: TaskEnd): boolean {
  return end.kind === "ended" && end.conclusion !== "declined" && !end.held && succeeded(end.conclusion);
}

/** Reads a log's text. Never throws. */
export function readTaskEnd(text: string, place: TaskPlace): FinishedTask | LostTask {
  try {
    const entries = readLog(text);
    const story = readStory(entries);
    const { started, outcome } = story;
    if (started !== undefined && !belongs(started.run, place)) return lost("its log is that of another workflow run");
    if (outcome === undefined) return lost("its log breaks off: the run was cut off");
    if (!isConclusion(outcome.conclusion)) return lost("its log ends without a known conclusion");
    return told(story, outcome.conclusion, entries);
  } catch {
    return lost("its log is damaged");
  }
}

function lost(why: string): LostTask {
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

/** Tools that change files, or have a sub-agent change them. */
const WRITERS: ReadonlySet<string> = new Set(["write_file", "replace", "run_shell_command", "invoke_agent"]);

function spentIn({ turns, tokens, usd, compressions, denials }: Tally): Pick<FinishedTask, "spent"> {
  const { input, output, cached } = tokens;
  const refused = denials.reduce((sum, { count }) => sum + count, 0);
  const spent = { turns, input, output, cached, usd, compressions: compressions.length, denials: refused };
  return Object.values(spent).every(canBe) ? { spent } : {};
}

/** The log's author may have written any number. No job can spend this much. */
function canBe(value: unknown): boolean {
  return typeof value === "number" && value >= 0 && value <= 1e12;
}
