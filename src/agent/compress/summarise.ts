/** A summary by the model: asked for once, verified once, and otherwise done without. */
import type { Entry } from "../../events.ts";
import type { Agent } from "../agent.ts";
import { ask, mayAskMore, modelInUse } from "../ask.ts";
import { currentSnapshot } from "../context.ts";
import { estimateText } from "../tokens.ts";
import { correction, windowFacts } from "../window.ts";
import { sizeOf, type Cut } from "./plan.ts";
import { summaryQuestion, verificationQuestion } from "./question.ts";
import { isWhole, missingSections, readSections, type Sections } from "./snapshot.ts";
import { shorten, writeTranscript } from "./transcript.ts";

export type Summary =
  | { readonly kind: "summary"; readonly sections: Sections; readonly method: SummaryMethod; readonly usd: number }
  /** `why`: a sentence; absent when nothing was tried. */
  | { readonly kind: "none"; readonly why?: string; readonly usd: number };

export type SummaryMethod = "summary" | "verified summary";

/** Sum up what the cut drops. Every question is in the log with what it cost. */
export async function summarise(agent: Agent, turn: number, cut: Cut): Promise<Summary> {
  const failures = failuresInARow(agent.log.entries, agent.name);
  if (failures.length >= MOST_FAILURES || !mayAskMore(agent)) return { kind: "none", usd: 0 };
  const transcript = writeTranscript(cut.dropped, roomFor(agent));
  if (transcript === undefined)
    return { kind: "none", why: "The history is too long to be summed up at once.", usd: 0 };
  const history = { task: taskOf(agent), earlier: currentSnapshot(agent.log.entries, agent.name), transcript };
  const question = summaryQuestion(modelInUse(agent), history, failures.at(-1));
  const room = sizeOf(cut.dropped) + estimateText(history.earlier ?? "");
  const first = await ask(agent, turn, question);
  if (first.kind !== "replied") return { kind: "none", why: whyNot(first), usd: 0 };
  const judged = judge(first.reply.text, room);
  if (judged.kind === "good") return { kind: "summary", sections: judged.sections, method: "summary", usd: first.usd };
  if (!mayAskMore(agent)) return { kind: "none", why: judged.faults, usd: first.usd };
  const second = await ask(agent, turn, verificationQuestion(question, first.reply.text, judged.faults));
  if (second.kind !== "replied") return { kind: "none", why: whyNot(second), usd: first.usd };
  const usd = first.usd + second.usd;
  const again = judge(second.reply.text, room);
  return again.kind === "good"
    ? { kind: "summary", sections: again.sections, method: "verified summary", usd }
    : { kind: "none", why: again.faults, usd };
}

/** After so many summaries in a row that could not be used, none is asked for any more. */
const MOST_FAILURES = 2;

/** What was wrong with the agent's last summaries, oldest first; empty when the last one was accepted. */
function failuresInARow(entries: readonly Entry[], agent: string): readonly string[] {
  const made = entries.flatMap(({ agent: who, event }) =>
    who === agent && event.type === "context.compressed" ? [event] : [],
  );
  const good = made.findLastIndex(({ method }) => method !== TRUNCATION);
  return made.slice(good + 1).flatMap(({ failed }) => failed ?? []);
}

/** The method of a compression without a summary. */
export const TRUNCATION = "truncation";

/** Prompts over 200,000 tokens cost double; below, a part of the window is left for the answer and our miscounting. */
const LONGEST = 180_000;
const SHARE = 0.6;

function roomFor(agent: Agent): number {
  const { size } = windowFacts(agent, modelInUse(agent));
  return Math.min(LONGEST, size * SHARE) / correction(agent.log.entries, agent.name);
}

const TASK_CHARS = 8_000;

function taskOf({ task }: Agent): string {
  return shorten(task.briefing.map(({ text }) => text ?? "").join("\n"), TASK_CHARS);
}

type Judged =
  { readonly kind: "good"; readonly sections: Sections } | { readonly kind: "bad"; readonly faults: string };

/** Whether an answer can stand for the history, which has `room` tokens. */
function judge(text: string, room: number): Judged {
  const sections = readSections(text);
  if (!isWhole(sections)) {
    const missing = missingSections(sections).map((name) => `<${name}>`);
    return { kind: "bad", faults: `The snapshot lacks ${missing.join(", ")}.` };
  }
  const tokens = estimateText(Object.values(sections).join("\n"));
  if (tokens > MOST_SHARE * room) {
    return { kind: "bad", faults: `The snapshot has about ${tokens} tokens for ${room} tokens of history.` };
  }
  return { kind: "good", sections };
}

/** A summary that is not well below what it stands for buys nothing for what is lost. */
const MOST_SHARE = 0.5;

function whyNot(
  asked: { readonly kind: "failed"; readonly fault: { readonly message: string } } | { readonly kind: "cancelled" },
) {
  return asked.kind === "cancelled" ? "The run was cancelled." : asked.fault.message;
}
