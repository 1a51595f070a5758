/** The comment while a run goes on. */
import { MAIN, type Entry, type RunEvent } from "../events.ts";
import { circumstances, goingOn, todoRow } from "./blocks.ts";
import { describeAttempt } from "./describe.ts";
import { tellingArgument, limitAmount, counted, duration, gauge, limitName } from "./figures.ts";
import { characters, fit, COMMENT_LIMIT, table, paragraph } from "./fit.ts";
import { clip, code, inline } from "./markdown.ts";
import { readRunState, type RunState } from "./run-state.ts";
import { readTotals } from "./totals.ts";

/** The comment's body so far, without its marker. `now` is in milliseconds since the epoch. */
export function renderProgress(entries: readonly Entry[], now: number): string {
  const state = readRunState(entries);
  const numbers = readTotals(entries, now);
  const facts = { state, numbers, entries };
  const gauges = numbers.gauges
    .filter(({ name, of }) => of > 0 && SHOWN.has(name))
    .map(
      ({ name, used, of }) =>
        `| ${limitName(name)} | ${gauge(used, of)} | ${limitAmount(name, used)} of ${limitAmount(name, of)} |`,
    );
  return fit(
    [
      { rank: 0, blocks: [paragraph(`### ⏱️ Working: ${doing(entries)}`)], what: "parts" },
      { rank: 2, blocks: table("", state.todos.map(todoRow), "todos"), what: "todos" },
      { rank: 1, blocks: table("| | | |\n|---|---|---|", gauges, "limits"), what: "limits" },
      { rank: 1, blocks: [paragraph(updated(state, now)), ...goingOn(facts), ...circumstances(facts)], what: "parts" },
    ],
    COMMENT_LIMIT,
    characters,
  );
}

/** The time of the update, and where the run can be watched. */
function updated({ started }: RunState, now: number): string {
  const at = `Last update: ${new Date(now).toISOString().slice(0, 19).replace("T", " ")} UTC`;
  const url = started?.run.url ?? "";
  return url === "" ? at : `${at} · [log](${encodeURI(url)})`;
}

const SHOWN: ReadonlySet<string> = new Set(["turns", "minutes", "tokens", "usd"]);

/** The current step in a few words of Markdown. */
function doing(entries: readonly Entry[]): string {
  for (let at = entries.length - 1; at >= 0; at--) {
    const entry = entries[at] as Entry;
    const line = describeActivity(entry.event, entries);
    if (line !== undefined) return entry.agent === MAIN ? line : `${line} (sub-agent ${code(entry.agent)})`;
  }
  return "starting";
}

function describeActivity(event: RunEvent, entries: readonly Entry[]): string | undefined {
  switch (event.type) {
    case "model.asked":
      return event.purpose === "turn" ? `thinking, turn ${event.turn}${lastThought(entries)}` : "thinking";
    case "model.retried":
      return `waiting ${duration(event.waitMs)} for the model${describeAttempt(event)} (${inline(clip(event.cause, 120))})`;
    case "call.decided":
      return event.decision.effect === "allow"
        ? `${code(event.call.tool)} ${code(clip(tellingArgument(event.call), 100))}`
        : undefined;
    case "model.replied":
      return event.reply.calls.length > 0 ? counted(event.reply.calls.length, "tool call") : undefined;
    case "agent.stopped":
      return "checking and publishing the work";
    case "change.published":
      return "writing the report";
    default:
      return undefined;
  }
}

function lastThought(entries: readonly Entry[]): string {
  const last = entries.findLast(({ agent, event }) => agent === MAIN && event.type === "model.replied");
  const subject = last?.event.type === "model.replied" ? (last.event.reply.thoughts.at(-1)?.subject ?? "") : "";
  return subject === "" ? "" : ` (${inline(clip(subject, 100))})`;
}
