/** The dashboard: an issue that lists tasks, with a line and a checkbox each; Remit reads it back from its own text. */
import { CONCLUSIONS, type Conclusion } from "../records.ts";

export interface TaskRow {
  readonly task: string;
  /** Someone has requested it by ticking its box. */
  readonly ticked: boolean;
  readonly conclusion: Conclusion;
  /** Number of its pull request; 0 for none. */
  readonly pull: number;
  /** Id of the workflow run. */
  readonly run: string;
  /** Seconds since the epoch. */
  readonly at: number;
  /** People closed its pull request without merging it, and no one has requested the task since. */
  readonly rests?: boolean;
  /**
   * When a box that no run has answered yet was ticked at the latest, in seconds since the epoch; absent when no run
   * has seen it.
   */
  readonly since?: number;
}

/** The first line of its text. */
const MARK = "<!-- remit:dashboard -->";

/** Lines that are read: a matrix has at most this many jobs. */
const MOST = 256;

/**
 * The rows of a dashboard's text; undefined for any other text. Anyone who may edit issues may edit this one: only
 * names, numbers and known conclusions are read from it, and the visible text is written anew.
 */
export function readBoard(text: string): readonly TaskRow[] | undefined {
  const [mark, ...lines] = text.split(/\r?\n/);
  if (mark !== MARK) return undefined;
  const rows = new Map<string, TaskRow>();
  for (const line of lines.slice(0, 4 * MOST)) {
    const row = readRow(line);
    if (row !== undefined && !rows.has(row.task) && rows.size < MOST) rows.set(row.task, row);
  }
  return [...rows.values()];
}

const ROW =
  /^- \[([ xX])\] <!-- remit:task name=([a-z0-9-]{1,40}) end=([a-z]{1,10}) pull=(\d{1,9}) run=(\d{1,20}) at=(\d{1,10})(?: since=(\d{1,10}))?( rests)? -->/;

function readRow(line: string): TaskRow | undefined {
  const [, box = "", task = "", end = "", pull, run = "", at, since, rests] = ROW.exec(line) ?? [];
  const conclusion = CONCLUSIONS.find((each) => each === end);
  if (conclusion === undefined) return undefined;
  const ticked = box !== " ";
  return {
    task,
    ticked,
    conclusion,
    pull: Number(pull),
    run,
    at: Number(at),
    ...(rests && { rests: true }),
    ...(ticked && since !== undefined && { since: Number(since) }),
  };
}

/** The text of a dashboard; `home` is the repository's URL. Runs that reported nothing have the id 0. */
export function writeBoard(rows: readonly TaskRow[], home: string): string {
  const sorted = rows.toSorted((a, b) => (a.task < b.task ? -1 : 1));
  return [MARK, INTRODUCTION, "", ...sorted.map((row) => writeRow(row, home)), ""].join("\n");
}

const INTRODUCTION =
  "The tasks that Remit carries out here. Tick a box to start one now; Remit unticks it when the run has ended. Remit rewrites this text after each run.";

function writeRow({ task, ticked, conclusion, pull, run, at, rests, since }: TaskRow, home: string): string {
  const more = `${since === undefined ? "" : ` since=${since}`}${rests === true ? " rests" : ""}`;
  const facts = `<!-- remit:task name=${task} end=${conclusion} pull=${pull} run=${run} at=${at}${more} -->`;
  const when = `${new Date(at * 1000).toISOString().slice(0, 16).replace("T", " ")} UTC`;
  const to = `[#${pull}](${home}/pull/${pull})`;
  const link = pull === 0 ? "" : `, ${to}`;
  const end =
    rests === true ? `rests since ${to} was closed without being merged; tick to start it` : conclusion + link;
  return `- [${ticked ? "x" : " "}] ${facts} **${task}**: ${end}, ${when} ([run](${home}/actions/runs/${run}))`;
}

/** In seconds; an older tick has been missed, because runs end sooner and write their rows. */
const UNANSWERED = 24 * 60 * 60;

/**
 * The rows without ticks that no run has answered within a day, because no workflow has such a task any more. `by`:
 * when the text was last changed, and so the latest time at which a box was ticked. Both are seconds since the epoch.
 */
export function withoutOldTicks(rows: readonly TaskRow[], by: number, now: number): readonly TaskRow[] {
  return rows.map(({ since = by, ...row }) => {
    if (!row.ticked) return row;
    return now - since > UNANSWERED ? { ...row, ticked: false } : { ...row, since };
  });
}

/** Whether the box of a task that was there before is ticked now and was not. */
export function wasTicked(task: string, before: readonly TaskRow[], now: readonly TaskRow[]): boolean {
  const [was, is] = [before, now].map((rows) => rows.find((row) => row.task === task));
  return was?.ticked === false && is?.ticked === true;
}
