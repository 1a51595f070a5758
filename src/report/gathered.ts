/**
 * One report on the tasks of a fan-out: first what needs a person, then every task, then the words of each.
 *
 * Other jobs wrote the logs of the tasks and may have been influenced, so any field may be anything, and every field is
 * checked here.
 */
import { succeeded, type Conclusion, type Entry } from "../events.ts";
import { fit, table, paragraph, type Block, type Measure } from "./fit.ts";
import { withCommas, counted, money, tokens } from "./figures.ts";
import { clip, code, html, inline, prose } from "./markdown.ts";
import { renderOutputs } from "./outputs.ts";
import { readLog } from "../log.ts";
import { readRunState, type RunState } from "./run-state.ts";
import { readTotals, type RunTotals, countDenied } from "./totals.ts";
import { isConclusion, shortHeadline } from "./headline.ts";
import { present, listed } from "../lib/parts.ts";

/** All tasks of a fan-out, and where they ran. */
export interface Gathered {
  readonly ends: readonly TaskEnd[];
  /** Address of the repository, without a slash at its end. */
  readonly home: string;
  /** Address of the workflow run. */
  readonly runUrl: string;
  readonly version: string;
}

/** Markdown of at most `limit`. */
export function renderGathered(gathered: Gathered, limit: number, measure: Measure): string {
  const { ends, home } = gathered;
  const rows = ends.map((end) => row(end, home));
  return fit(
    [
      { rank: 0, blocks: [paragraph(`### ${headlineOf(ends)}`)], what: "parts" },
      { rank: 2, blocks: unfinishedTasks(ends), what: "parts" },
      {
        rank: 3,
        blocks: table("| Task | | Pull request | Turns | Cost |\n|---|---|---|--:|--:|", rows, "tasks"),
        what: "parts",
      },
      { rank: 4, blocks: ends.flatMap(lastMessage), what: "tasks" },
      { rank: 1, blocks: closing(gathered), what: "parts" },
    ],
    limit,
    measure,
  );
}

/** Every output that `action.yml` declares, except the comment's address. */
export function renderGatheredOutputs({ ends, home }: Gathered): Readonly<Record<string, string>> {
  const usage = total(ends);
  return {
    ...renderOutputs([]),
    conclusion: concludeAll(ends),
    "final-message": plainWords(ends),
    "structured-output": JSON.stringify({ counts: countEnds(ends), tasks: ends.map((end) => outline(end, home)) }),
    turns: String(usage.turns),
    "input-tokens": String(usage.input),
    "output-tokens": String(usage.output),
    "cached-tokens": String(usage.cached),
    usd: usage.usd.toFixed(6),
    compressions: String(usage.compressions),
    denials: String(usage.denials),
  };
}

/** The conclusion of all: `failed` when one failed; otherwise the strongest that any of them reached. */
export function concludeAll(ends: readonly TaskEnd[]): Conclusion {
  const found = ends.map(({ end }) => (end.kind === "lost" ? "failed" : end.conclusion));
  if (found.some((conclusion) => !succeeded(conclusion))) return "failed";
  return MOST.find((conclusion) => found.includes(conclusion)) ?? "unchanged";
}

const MOST = ["changed", "reviewed", "planned", "answered", "unchanged", "declined"] as const;

/** The first line and the tasks that need a person, without markup. */
export function plainWords(ends: readonly TaskEnd[]): string {
  const names = ends.filter(needsSomebody).map(({ task }) => clip(task, NAME));
  return `${headlineOf(ends)}${names.length === 0 ? "" : `: ${listed(names, 10)}`}`;
}

/** The most characters shown of a task's name. */
const NAME = 80;

/** `held`: tasks that changed nothing because they were not allowed to; `lost`: tasks without a readable report. */
function countEnds(ends: readonly TaskEnd[]) {
  const tasks = ends.length;
  const done = ends.filter(isDone).length;
  const lost = ends.filter(({ end }) => end.kind === "lost").length;
  const declined = ends.filter(({ end }) => end.kind === "ended" && end.conclusion === "declined").length;
  const held = ends.filter(({ end }) => end.kind === "ended" && end.held).length;
  return { tasks, done, declined, held, failed: tasks - done - lost - declined - held, lost };
}

function headlineOf(ends: readonly TaskEnd[]): string {
  const { tasks, done, declined, held, failed, lost } = countEnds(ends);
  const parts = present([
    failed > 0 && `${withCommas(failed)} failed`,
    lost > 0 && `${withCommas(lost)} left no report`,
    held > 0 && `${withCommas(held)} not allowed what they need`,
    declined > 0 && `${withCommas(declined)} declined`,
  ]);
  const mark = failed + lost + held > 0 ? "⚠️" : done > 0 ? "✅" : "🚫";
  return `${mark} ${[`${withCommas(done)} of ${counted(tasks, "task")} done`, ...parts].join(", ")}`;
}

function needsSomebody({ end }: TaskEnd): boolean {
  return end.kind === "lost" || end.held || !succeeded(end.conclusion);
}

function unfinishedTasks(ends: readonly TaskEnd[]): Block[] {
  const rows = ends.filter(needsSomebody).map(({ task, end }) => {
    const why = end.kind === "lost" ? `no report, ${end.why}` : [end.headline, end.message].join(". ");
    return `- ${code(clip(task, NAME))}: ${inline(clip(why, 400))}`;
  });
  return table("**Needs somebody**\n", rows, "tasks");
}

function row({ task, end }: TaskEnd, home: string): string {
  const name = code(clip(task, NAME));
  if (end.kind === "lost") return `| ${name} | ❔ no report | | | |`;
  const { headline, pull, usage } = end;
  const link = pull === undefined ? "" : `[#${pull}](${encodeURI(`${home}/pull/${pull}`)})`;
  const figures = usage === undefined ? "cannot be | cannot be" : `${withCommas(usage.turns)} | ${money(usage.usd)}`;
  return `| ${name} | ${inline(clip(headline, 160))} | ${link} | ${figures} |`;
}

/** A task's words, folded; faults stand above already. */
function lastMessage(task: TaskEnd): Block[] {
  const { end } = task;
  if (end.kind === "lost" || needsSomebody(task) || end.message === "" || end.conclusion === "declined") return [];
  return [
    { kind: "fold", title: html(clip(task.task, NAME)), blocks: prose(clip(end.message, 6_000)), what: "paragraphs" },
  ];
}

function closing({ ends, runUrl, version }: Gathered): Block[] {
  const { input, output, cached, usd, turns, denials } = total(ends);
  const figures = [
    counted(turns, "turn"),
    `${tokens(input)} tokens in (${tokens(cached)} cached), ${tokens(output)} out`,
    money(usd),
    ...(denials > 0 ? [`${counted(denials, "call")} denied`] : []),
  ];
  const odd = ends.filter(({ end }) => end.kind === "ended" && end.usage === undefined).length;
  const left = `The figures in the logs of ${counted(odd, "task")} are impossible, and are left out of the sums.`;
  return present([
    paragraph(figures.join(" · ")),
    odd > 0 && paragraph(left),
    paragraph(`<sub>[workflow run](${encodeURI(runUrl)}) · Remit ${inline(version)}</sub>`),
  ]);
}

function total(ends: readonly TaskEnd[]): TaskUsage {
  const used = ends.flatMap(({ end }) => (end.kind === "lost" ? [] : (end.usage ?? [])));
  const sums = FIGURES.map((name) => [name, used.reduce((sum, usage) => sum + usage[name], 0)] as const);
  return Object.fromEntries(sums) as unknown as TaskUsage;
}

function outline({ task, end }: TaskEnd, home: string) {
  const name = clip(task, NAME);
  if (end.kind === "lost") return { task: name, conclusion: "lost", why: end.why };
  const pull = end.pull === undefined ? {} : { pull: end.pull, url: `${home}/pull/${end.pull}` };
  const usd = end.usage === undefined ? {} : { usd: Number(end.usage.usd.toFixed(6)) };
  return { task: name, conclusion: end.conclusion, ...(end.held && { held: true }), ...pull, ...usd };
}

// ── The end of one task ──────────────────────────────────────────────────────────────────────────────────────────────

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

type FinishedTask = ReturnType<typeof finishedTask>;

const FIGURES = ["turns", "input", "output", "cached", "usd", "compressions", "denials"] as const;

/** Not negative, and no more than a job can spend. */
type TaskUsage = Readonly<Record<(typeof FIGURES)[number], number>>;

/** The repository and run of the fan-out's jobs. */
export interface TaskPlace {
  /** `owner/name`. */
  readonly repository: string;
  /** Id of the workflow run. */
  readonly run: string;
}

/** Whether a task ended well. */
function isDone({ end }: TaskEnd): boolean {
  return end.kind === "ended" && end.conclusion !== "declined" && !end.held && succeeded(end.conclusion);
}

/** Reads a log's text. Never throws. */
export function readTaskEnd(log: string, place: TaskPlace): FinishedTask | LostTask {
  try {
    const entries = readLog(log);
    const state = readRunState(entries);
    const { started, outcome } = state;
    if (started !== undefined && !belongs(started.run, place)) return lost("its log is that of another workflow run");
    if (outcome === undefined) return lost("its log breaks off: the run was cut off");
    if (!isConclusion(outcome.conclusion)) return lost("its log ends without a known conclusion");
    return finishedTask(state, outcome.conclusion, entries);
  } catch {
    return lost("its log is damaged");
  }
}

const lost = (why: string): LostTask => ({ kind: "lost", why });

function belongs(run: Readonly<Record<"id" | "repository", unknown>>, place: TaskPlace): boolean {
  return run.repository === place.repository && String(run.id) === place.run;
}

function finishedTask(state: RunState, conclusion: Conclusion, entries: readonly Entry[]) {
  const { outcome, publication, started } = state;
  const pull: unknown = publication?.pull?.number;
  const { fault } = outcome ?? {};
  const numbers = readTotals(entries);
  const message = fault === undefined ? outcome?.message : [fault.message, fault.hint ?? ""].join(" ");
  return {
    kind: "ended" as const,
    conclusion,
    /** Whether the request was admitted, so that work began. */
    started: started !== undefined,
    headline: shortHeadline(state),
    /** The last words, or the fault and how to fix it. */
    message: typeof message === "string" ? message.trim() : "",
    ...(Number.isSafeInteger(pull) && (pull as number) > 0 ? { pull: pull as number } : {}),
    held: isHeld(state, numbers, entries),
    /** Absent when the log's figures are impossible. */
    ...usageIn(numbers),
  };
}

/** Whether it should have changed something and was not allowed to, by a rule or for want of a tool that writes. */
function isHeld({ outcome, started }: RunState, { denials }: RunTotals, entries: readonly Entry[]): boolean {
  if (outcome?.conclusion !== "unchanged" || started?.request.kind !== "change") return false;
  const tools = entries.flatMap(({ event }) => (event.type === "agent.started" ? [event.tools] : []));
  const idle = tools.length > 0 && !tools.flat().some((tool) => WRITERS.has(tool));
  return outcome.withheld !== undefined || denials.length > 0 || idle;
}

/** Tools that change files, or have a sub-agent change them. */
const WRITERS: ReadonlySet<string> = new Set(["write_file", "replace", "run_shell_command", "invoke_agent"]);

function usageIn({ turns, tokens, usd, compressions, denials }: RunTotals): { readonly usage?: TaskUsage } {
  const { input, output, cached } = tokens;
  const usage = { turns, input, output, cached, usd, compressions: compressions.length, denials: countDenied(denials) };
  return Object.values(usage).every(canBe) ? { usage } : {};
}

/** The log's author may have written any number. No job can spend this much. */
function canBe(value: unknown): boolean {
  return typeof value === "number" && value >= 0 && value <= 1e12;
}
