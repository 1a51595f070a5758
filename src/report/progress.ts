/** The comment while the run goes on: the current step, the todo list, and gauges. */
import { MAIN, type Entry, type RunEvent } from "../events.ts";
import { circumstances, goingOn, todoRow } from "./blocks.ts";
import { brief, amount, counted, duration, gauge, limitName } from "./figures.ts";
import { COMMENT_LIMIT } from "./sections.ts";
import { characters, fit, type Block } from "./fit.ts";
import { clip, code, inline } from "./markdown.ts";

import { readStory, type Story } from "./story.ts";
import { tally } from "./tally.ts";
import { describeAttempt } from "./describe.ts";

/** The comment's body so far, without its marker. `now` is in milliseconds since the epoch. */
export function renderProgress(entries: readonly Entry[], now: number): string {
  const story = readStory(entries);
  const numbers = tally(entries, now);
  const facts = { story, numbers, entries };
  const gauges = numbers.gauges
    .filter(({ name, of }) => of > 0 && SHOWN.has(name))
    .map(
      ({ name, used, of }) =>
        `| ${limitName(name)} | ${gauge(used, of)} | ${amount(name, used)} of ${amount(name, of)} |`,
    );
  return fit(
    [
      { rank: 0, blocks: [text(`### ⏱️ Working: ${doing(entries)}`)], what: "parts" },
      {
        rank: 2,
        blocks:
          story.todos.length === 0 ? [] : [{ kind: "rows", head: "", rows: story.todos.map(todoRow), what: "todos" }],
        what: "todos",
      },
      {
        rank: 1,
        blocks:
          gauges.length === 0 ? [] : [{ kind: "rows", head: "| | | |\n|---|---|---|", rows: gauges, what: "limits" }],
        what: "limits",
      },
      { rank: 1, blocks: [text(updated(story, now)), ...goingOn(facts), ...circumstances(facts)], what: "parts" },
    ],
    COMMENT_LIMIT,
    characters,
  );
}

/** The time of the update, and where the run can be watched. */
function updated({ started }: Story, now: number): string {
  const at = `Last update: ${new Date(now).toISOString().slice(0, 19).replace("T", " ")} UTC`;
  const url = started?.run.url ?? "";
  return url === "" ? at : `${at} · [log](${encodeURI(url)})`;
}

const SHOWN: ReadonlySet<string> = new Set(["turns", "minutes", "tokens", "usd"]);

/** The current step in a few words of Markdown. */
function doing(entries: readonly Entry[]): string {
  for (let at = entries.length - 1; at >= 0; at--) {
    const entry = entries[at] as Entry;
    const said = sayDoing(entry.event, entries);
    if (said !== undefined) return entry.agent === MAIN ? said : `${said} (sub-agent ${code(entry.agent)})`;
  }
  return "starting";
}

function sayDoing(event: RunEvent, entries: readonly Entry[]): string | undefined {
  switch (event.type) {
    case "model.asked":
      return event.purpose === "turn" ? `thinking, turn ${event.turn}${lastThought(entries)}` : "thinking";
    case "model.retried":
      return `waiting ${duration(event.waitMs)} for the model${describeAttempt(event)} (${inline(clip(event.cause, 120))})`;
    case "call.decided":
      return event.decision.effect === "allow"
        ? `${code(event.call.tool)} ${code(clip(brief(event.call), 100))}`
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

function text(markdown: string): Block {
  return { kind: "text", markdown };
}
