/** The turns of a run, folded: a line each for the comment, everything for the summary; and a chart of their context. */
import { MAIN, type Answer, type Entry, type RunEvent, type Usage } from "../events.ts";
import { firstOf, lastOf } from "../lib/cut.ts";
import { tellingArgument, counted, duration, money, tokens } from "./figures.ts";
import { type Block, codeBlock, table, paragraph } from "./fit.ts";
import { clip, code, html, inline, prose } from "./markdown.ts";
import { describeEvent } from "./describe.ts";
import { ownEntries } from "./run-state.ts";
import type { AgentSteps, CallStep, Step } from "./steps.ts";
import { joined } from "../lib/parts.ts";

/** One line a turn. */
export function shortTranscript(main: AgentSteps): Block[] {
  const rows = shortRows(main, "");
  const title = `Transcript: ${counted(main.turns, "turn")}`;
  return rows.length === 0 ? [] : [{ kind: "fold", title, blocks: table("", rows, "turns"), what: "turns" }];
}

function shortRows(agent: AgentSteps, indent: string): string[] {
  return agent.steps.flatMap((step): string[] => {
    switch (step.kind) {
      case "turn":
        return [`${indent}- **${step.number}** ${shortTurn(step)}`];
      case "agent": {
        const { name, model } = step.agent;
        return [`${indent}- Sub-agent ${code(name)} (${inline(model)})`, ...shortRows(step.agent, `${indent}  `)];
      }
      case "asked aside":
        return [];
      case "event": {
        const line = step.event.type === "agent.told" ? undefined : renderEvent(step.event);
        return line === undefined ? [] : [`${indent}- ${line}`];
      }
    }
  });
}

function shortTurn({ event, calls }: Extract<Step, { kind: "turn" }>): string {
  const thought = event.reply.thoughts[0]?.subject ?? "";
  const line = inline(clip(thought !== "" ? thought : event.reply.text.trim(), 120));
  return [...(line === "" ? [] : [line]), ...calls.map(shortCall)].join(" · ");
}

function shortCall(step: CallStep): string {
  const { call, answer } = step;
  const edit = answer?.edit;
  const lines = edit === undefined ? "" : ` +${edit.added} −${edit.removed}`;
  return `${mark(step)} ${code(call.tool)} ${code(clip(tellingArgument(call), 80))}${lines}${failed(answer)}`;
}

function mark({ answer, decision }: CallStep): string {
  if (decision?.effect === "deny") return "⛔";
  return answer === undefined ? "…" : answer.error === undefined ? "✓" : "✗";
}

function failed(answer: Answer | undefined): string {
  return answer?.error === undefined || answer.error === "denied" ? "" : ` (${answer.error.replaceAll("_", " ")})`;
}

/** Every turn with all that belongs to it, those of sub-agents nested. */
export function fullTranscript(agent: AgentSteps): Block[] {
  return agent.steps.flatMap((step): Block[] => {
    switch (step.kind) {
      case "turn":
        return [turnFold(step)];
      case "agent": {
        const title = `Sub-agent <code>${html(step.agent.name)}</code> · ${html(step.agent.model)} · ${counted(step.agent.turns, "turn")}${ending(step.agent)}`;
        return [{ kind: "fold", title, blocks: fullTranscript(step.agent), what: "turns" }];
      }
      case "asked aside": {
        const { purpose, reply, usd, ms } = step.event;
        return [
          paragraph(`*Model asked to ${PURPOSES[purpose] ?? inline(purpose)}: ${describeCost(reply.usage, usd, ms)}*`),
        ];
      }
      case "event":
        return eventBlocks(step.event);
    }
  });
}

const PURPOSES: Readonly<Record<string, string>> = {
  compress: "sum up the conversation",
  verify_summary: "check a summary",
  judge_loop: "judge whether it is going round in circles",
  correct_edit: "correct an edit",
  search: "search the web",
  repair_output: "correct its output",
};

function ending({ end }: AgentSteps): string {
  return end === undefined || end.kind === "finished" ? "" : ` · ${end.kind}`;
}

function turnFold({ number, event, calls }: Extract<Step, { kind: "turn" }>): Block {
  const { reply, usd, ms } = event;
  const subject = reply.thoughts[0]?.subject ?? "";
  const about = subject !== "" ? subject : clip(reply.text.trim(), 80);
  const names = calls.map(({ call, ...rest }) => `${mark({ call, ...rest })} ${call.tool}`).join(", ");
  const title = joined([`<b>Turn ${number}</b>`, titleOf(about), html(clip(names, 160)), duration(ms)], " · ");
  const blocks: Block[] = [
    ...reply.thoughts.map(({ subject: head, description }) =>
      paragraph(`*${inline(clip(head, 200)).replaceAll("*", "&#42;")}* ${inline(clip(description, 1_500))}`),
    ),
    ...prose(reply.text),
    ...calls.flatMap(callBlocks),
    ...citations(reply.citations),
    paragraph(
      `<sub>${inline(reply.model)} · ${describeCost(reply.usage, usd, ms)}${reply.stop === "stop" ? "" : ` · ended by ${inline(reply.rawStop)}`}</sub>`,
    ),
  ];
  return { kind: "fold", title, blocks, what: "parts" };
}

/** A line of Markdown as HTML: code stays code, bold is left out. */
function titleOf(markdown: string): string {
  return html(markdown)
    .replaceAll(/&#96;(.+?)&#96;/g, "<code>$1</code>")
    .replaceAll("&#42;&#42;", "");
}

function citations(sources: readonly { readonly title?: string; readonly uri: string }[]): Block[] {
  const rows = sources.map(({ title, uri }) => `- ${title === undefined ? "" : `${inline(title)}: `}${code(uri)}`);
  return table("Sources:\n", rows, "sources");
}

function describeCost({ input, output, cached }: Usage, usd: number, ms: number): string {
  return `${tokens(input)} in (${tokens(cached)} cached), ${tokens(output)} out · ${money(usd)} · ${duration(ms)}`;
}

function callBlocks(step: CallStep): Block[] {
  const { call, decision, answer, ms, hooks } = step;
  const rules = decision?.rules.map((rule) => code(rule)).join(", ");
  const judged =
    decision === undefined
      ? "not judged"
      : `${decision.effect === "allow" ? "allowed" : "denied"} by ${rules === "" ? "no rule" : rules}`;
  const facts = [judged, ...(ms === undefined ? ["not finished"] : [duration(ms)]), ...cutNote(answer)].join(" · ");
  return [
    paragraph(`**${mark(step)} ${code(call.tool)}** ${facts}${failed(answer)}`),
    codeBlock(JSON.stringify(call.args, undefined, 2), "json"),
    ...hooks.map((hook) => paragraph(renderEvent(hook) ?? "")),
    ...(answer === undefined ? [] : resultBlocks(answer)),
  ];
}

function cutNote(answer: Answer | undefined): string[] {
  return answer?.clippedFrom === undefined
    ? []
    : [`shown to the model: ${tokens(answer.text.length)} of ${tokens(answer.clippedFrom)} characters`];
}

/** How much of a result the summary shows: the model saw all of it, people look where it matters. */
const RESULT = 4_000;

function resultBlocks({ text: result, edit }: Answer): Block[] {
  if (edit !== undefined) return [codeBlock(middleCut(edit.diff), "diff")];
  return result === "" ? [] : [codeBlock(middleCut(result))];
}

function middleCut(result: string): string {
  if (result.length <= RESULT) return result;
  const half = RESULT / 2;
  const [head, tail] = [firstOf(result, half), lastOf(result, half)];
  return `${head}\n[… ${result.length - RESULT} characters left out here; the log has them …]\n${tail}`;
}

function eventBlocks(event: RunEvent): Block[] {
  const line = renderEvent(event);
  if (line === undefined) return [];
  if (event.type === "context.compressed") {
    const title = "The snapshot that replaces what was left out";
    return [paragraph(line), { kind: "fold", title, blocks: [codeBlock(event.snapshot)], what: "parts" }];
  }
  return [paragraph(line)];
}

/** One line for an event other than a turn; undefined when another section shows it. */
function renderEvent(event: RunEvent): string | undefined {
  const described = describeEvent(event);
  if (described === undefined) return undefined;
  const about = described.about === "" ? "" : `: ${inline(clip(described.about, 300))}`;
  return `*${inline(clip(described.title, 120)).replaceAll("*", "&#42;")}*${about}`;
}

// ── The size of the context ──────────────────────────────────────────────────────────────────────────────────────────

/** The most points of a chart; more could not be told apart. */
const POINTS = 120;

/** The size of the context in tokens, turn by turn; empty for fewer than three turns. A compression shows as a drop. */
export function contextChart(entries: readonly Entry[]): Block[] {
  const sizes = ownEntries(entries).flatMap(({ agent, event }) => {
    if (agent !== MAIN) return [];
    if (event.type === "model.replied" && event.purpose === "turn") return [event.reply.usage.input];
    return event.type === "context.compressed" ? [event.tokensAfter] : [];
  });
  if (sizes.length < 3) return [];
  const shown = thin(sizes).map((size) => Math.round(size / 100) / 10);
  const lines = [
    "```mermaid",
    "xychart-beta",
    '  title "Context size, thousand tokens"',
    `  x-axis "turns and compressions" 1 --> ${sizes.length}`,
    `  y-axis "thousand tokens" 0 --> ${Math.max(1, Math.ceil(Math.max(...shown) * 1.1))}`,
    `  line [${shown.join(", ")}]`,
    "```",
  ];
  return [paragraph(lines.join("\n"))];
}

/** Keeps the smallest and the largest point of each stretch, in order, so that no drop is lost. */
function thin(sizes: readonly number[]): number[] {
  if (sizes.length <= POINTS) return [...sizes];
  const stretch = Math.ceil(sizes.length / (POINTS / 2));
  return Array.from({ length: Math.ceil(sizes.length / stretch) }, (_, at) =>
    sizes.slice(at * stretch, (at + 1) * stretch),
  ).flatMap((part) => {
    const [low, high] = [Math.min(...part), Math.max(...part)];
    return part.indexOf(low) < part.indexOf(high) ? [low, high] : [high, low];
  });
}
