/** A summary by a model: written, checked against the history, and otherwise done without. */
import type { Entry, SummaryCheck } from "../../events.ts";
import { firstOf } from "../../lib/cut.ts";
import { cheaperModel } from "../../lib/models.ts";
import type { Question } from "../../ports.ts";
import type { Agent } from "../agent.ts";
import { ask, mayAskMore, modelInUse, type Asked } from "../ask.ts";
import { currentSnapshot } from "../context.ts";
import { estimateText } from "../tokens.ts";
import { correction, windowFacts } from "../window.ts";
import { sizeOf, type Cut } from "./plan.ts";
import { summaryQuestion, verificationQuestion } from "./question.ts";
import { isWhole, missingSections, readCorrections, readSections, SECTION_NAMES, type Sections } from "./snapshot.ts";
import { shorten, writeTranscript } from "./transcript.ts";

export type Summary =
  | { readonly kind: "summary"; readonly sections: Sections; readonly by: string; readonly verification: SummaryCheck }
  /** There is none. `why`: a sentence. */
  | { readonly kind: "failed" | "unasked"; readonly why: string };

/** Sum up what the cut drops. Every question is in the log with what it cost. */
export async function summarise(agent: Agent, turn: number, cut: Cut): Promise<Summary> {
  const failures = failuresInARow(agent.log.entries, agent.name);
  if (failures.length >= MOST_FAILURES) return { kind: "unasked", why: GIVEN_UP };
  if (!mayAskMore(agent)) return { kind: "unasked", why: NO_BUDGET };
  const writer = failures.length > 0 ? modelInUse(agent) : writerOf(agent);
  const transcript = writeTranscript(cut.dropped, roomFor(agent, writer));
  if (transcript === undefined) return { kind: "failed", why: "The history is too long to be summed up at once." };
  const history = { task: taskOf(agent), earlier: currentSnapshot(agent.log.entries, agent.name), transcript };
  const room = sizeOf(cut.dropped) + estimateText(history.earlier ?? "");
  const { asked, question } = await askWriter(agent, turn, summaryQuestion(writer, history, failures.at(-1)));
  if (asked.kind !== "replied") return { kind: "failed", why: whyNot(asked) };
  const draft = { question, text: asked.reply.text, room };
  const judged = judge(draft.text, room);
  return judged.kind === "good"
    ? await check(agent, turn, draft, judged.sections)
    : await mend(agent, turn, draft, judged.why);
}

/** The model that writes summaries as long as what it writes can be used. */
function writerOf(agent: Agent): string {
  const own = modelInUse(agent);
  const { summaryModel } = agent.mind.window ?? {};
  return summaryModel === "cheaper" ? cheaperModel(own) : (summaryModel ?? own);
}

/** Another model than the agent's own may be missing, have no quota, or a smaller window. */
async function askWriter(agent: Agent, turn: number, question: Question) {
  const asked = await ask(agent, turn, question);
  const own = { ...question, model: modelInUse(agent) };
  if (asked.kind !== "failed" || question.model === own.model || !mayAskMore(agent)) return { asked, question };
  return { asked: await ask(agent, turn, own), question: own };
}

interface Draft {
  /** The question that it answers. */
  readonly question: Question;
  readonly text: string;
  /** Tokens of what it is to stand for. */
  readonly room: number;
}

/** A draft that cannot be used is asked for again, also where a good one would not be checked. */
async function mend(agent: Agent, turn: number, draft: Draft, faults: string): Promise<Summary> {
  if (!mayAskMore(agent)) return { kind: "failed", why: faults };
  const asked = await ask(agent, turn, verificationQuestion(draft.question, draft.text, faults));
  if (asked.kind !== "replied") return { kind: "failed", why: whyNot(asked) };
  const again = judge(asked.reply.text, draft.room);
  if (again.kind === "bad") return { kind: "failed", why: again.why };
  return summaryOf(draft, again.sections, { kind: "corrected", corrections: [faults] });
}

/** Have the model compare its draft with the history. */
async function check(agent: Agent, turn: number, draft: Draft, sections: Sections): Promise<Summary> {
  const stand = (verification: SummaryCheck): Summary => summaryOf(draft, sections, verification);
  if (agent.mind.window?.verifySummaries === false) return stand({ kind: "skipped", why: SWITCHED_OFF });
  if (!mayAskMore(agent)) return stand({ kind: "skipped", why: NO_BUDGET });
  const asked = await ask(agent, turn, verificationQuestion(draft.question, draft.text, undefined));
  if (asked.kind !== "replied") return stand({ kind: "failed", why: whyNot(asked) });
  const said = readCorrections(asked.reply.text);
  if (said?.length === 0) return stand({ kind: "confirmed" });
  const again = judge(asked.reply.text, draft.room);
  if (again.kind === "bad") return stand({ kind: "failed", why: again.why });
  const corrections = said ?? rewritten(sections, again.sections);
  return corrections.length === 0
    ? stand({ kind: "confirmed" })
    : summaryOf(draft, again.sections, { kind: "corrected", corrections: shown(corrections) });
}

function summaryOf({ question }: Draft, sections: Sections, verification: SummaryCheck): Summary {
  return { kind: "summary", sections, by: question.model, verification };
}

/** For a model that writes a better snapshot without saying what was wrong. */
function rewritten(before: Sections, after: Sections): readonly string[] {
  const other = SECTION_NAMES.filter((name) => before[name] !== after[name]);
  return other.map((name) => `<${name}> was written anew`);
}

/** Corrections that are told, and characters of each. */
const MOST_TOLD = 10;
const TOLD = 300;

function shown(corrections: readonly string[]): readonly string[] {
  return corrections.slice(0, MOST_TOLD).map((line) => firstOf(line, TOLD));
}

const SWITCHED_OFF = "The settings switch it off.";
const NO_BUDGET = "There was no budget left to ask for it.";
const GIVEN_UP = "The last two summaries could not be used.";

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

function roomFor(agent: Agent, writer: string): number {
  const { size } = windowFacts(agent, writer);
  return Math.min(LONGEST, size * SHARE) / correction(agent.log.entries, agent.name);
}

const TASK_CHARS = 8_000;

function taskOf({ task }: Agent): string {
  return shorten(task.briefing.map(({ text }) => text ?? "").join("\n"), TASK_CHARS);
}

type Judged = { readonly kind: "good"; readonly sections: Sections } | { readonly kind: "bad"; readonly why: string };

/** Whether an answer can stand for the history, which has `room` tokens. */
function judge(text: string, room: number): Judged {
  const sections = readSections(text);
  if (!isWhole(sections)) {
    const missing = missingSections(sections).map((name) => `<${name}>`);
    return { kind: "bad", why: `The snapshot lacks ${missing.join(", ")}.` };
  }
  const tokens = estimateText(Object.values(sections).join("\n"));
  if (tokens > MOST_SHARE * room) {
    return { kind: "bad", why: `The snapshot has about ${tokens} tokens for ${room} tokens of history.` };
  }
  return { kind: "good", sections };
}

/** A summary that is not well below what it stands for buys nothing for what is lost. */
const MOST_SHARE = 0.5;

function whyNot(asked: Exclude<Asked, { readonly kind: "replied" }>): string {
  return asked.kind === "cancelled" ? "The run was cancelled." : asked.fault.message;
}
