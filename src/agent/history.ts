/** One agent's conversation, built up entry by entry. `context` reads it. */
import type { Answer, Call, Entry, Message, Part } from "../events.ts";
import { maskedText } from "./mask.ts";
import { estimateMedia, estimateText } from "./tokens.ts";

/** One message and the entry that began it. An answering message has the number of the reply that it answers. */
export interface Turn {
  readonly seq: number;
  readonly message: Message;
  /** The calls that the message answers, in order; empty for a model's message and for words alone. */
  readonly answered: readonly AnsweredCall[];
}

export interface AnsweredCall {
  readonly call: Call;
  readonly answer: Answer;
  /** Our estimate for the answer as it is shown whole. */
  readonly tokens: number;
  readonly masked: boolean;
}

/** How a snapshot begins. */
export const SNAPSHOT_OPENING = "<state_snapshot";

/** What Remit said, and when. */
interface Told {
  readonly seq: number;
  readonly text: string;
}

/** A message in the making; `turn` is its finished form until something about it changes. */
interface Slot {
  readonly seq: number;
  readonly role: Message["role"];
  /** A briefing's or a reply's parts. */
  own: readonly Part[];
  answered: readonly AnsweredCall[];
  told: readonly Told[];
  turn?: Turn;
}

/** A reply whose calls are not all answered yet: it is not shown, since Gemini rejects a call without its answer. */
interface Open {
  readonly seq: number;
  readonly parts: readonly Part[];
  readonly calls: readonly Call[];
  readonly answers: Map<string, Answer>;
  readonly told: Told[];
}

export class History {
  system = "";
  snapshot: string | undefined;
  private slots: Slot[] = [];
  private open: Open | undefined;
  private readonly masked = new Set<string>();

  take({ seq, event }: Entry): void {
    switch (event.type) {
      case "agent.started":
        return this.start(seq, event.system, event.briefing);
      case "agent.told":
        return this.tell({ seq, text: event.text });
      case "model.replied":
        return event.purpose === "turn" ? this.reply(seq, event.reply.parts, event.reply.calls) : undefined;
      case "call.finished":
        return this.answer(event.id, event.answer);
      case "context.compressed":
        return this.compress(event.from, event.to, event.snapshot);
      case "context.masked":
        return this.mask(event.ids);
      default:
        return;
    }
  }

  /** The messages that have parts, in order. Those that did not change are the same objects as before. */
  turns(): readonly Turn[] {
    return this.slots.map((slot) => (slot.turn ??= this.finish(slot))).filter(({ message }) => message.parts.length > 0);
  }

  // An agent that starts again goes on with its history, but under the briefing of today.
  private start(seq: number, system: string, briefing: readonly Part[]): void {
    this.system = system;
    const [first] = this.slots;
    if (first === undefined) this.slots.push({ seq, role: "user", own: briefing, answered: [], told: [] });
    else this.slots[0] = withoutTurn({ ...first, own: briefing });
  }

  private reply(seq: number, parts: readonly Part[], calls: readonly Call[]): void {
    this.close();
    if (parts.length === 0) return; // Gemini rejects a message without parts; an empty reply leaves no trace.
    if (calls.length > 0) this.open = { seq, parts, calls, answers: new Map(), told: [] };
    else this.slots.push({ seq, role: "model", own: parts, answered: [], told: [] });
  }

  private answer(id: string, answer: Answer): void {
    const { open } = this;
    if (open === undefined || !open.calls.some((call) => call.id === id)) return;
    open.answers.set(id, answer);
    if (open.answers.size >= open.calls.length) this.close();
  }

  // A turn that was cut off and never mended must not spoil every later question.
  private close(): void {
    const { open } = this;
    if (open === undefined) return;
    this.open = undefined;
    const answered = open.calls.map((call) => this.pair(call, open.answers.get(call.id) ?? LOST));
    this.slots.push({ seq: open.seq, role: "model", own: open.parts, answered: [], told: [] });
    this.slots.push({ seq: open.seq, role: "user", own: [], answered, told: open.told });
  }

  private pair(call: Call, answer: Answer): AnsweredCall {
    const media = (answer.media ?? []).reduce((sum, one) => sum + estimateMedia(one), 0);
    return { call, answer, tokens: estimateText(answer.text) + media, masked: this.masked.has(call.id) };
  }

  // Roles must alternate, so what Remit says joins the user message before it, or the one that is coming.
  private tell(told: Told): void {
    const last = this.slots.at(-1);
    if (this.open !== undefined) this.open.told.push(told);
    else if (last?.role === "user") this.slots[this.slots.length - 1] = withoutTurn({ ...last, told: [...last.told, told] });
    else this.slots.push({ seq: told.seq, role: "user", own: [], answered: [], told: [told] });
  }

  private compress(from: number, to: number, snapshot: string): void {
    const [briefing, ...rest] = this.slots;
    if (briefing === undefined) return;
    const gone = ({ seq }: { readonly seq: number }): boolean => seq >= from && seq <= to;
    this.snapshot = snapshot;
    const told = briefing.told.filter((one) => !gone(one));
    this.slots = [withoutTurn({ ...briefing, told }), ...rest.filter((slot) => !gone(slot))];
  }

  private mask(ids: readonly string[]): void {
    for (const id of ids) this.masked.add(id);
    const named = new Set(ids);
    this.slots = this.slots.map((slot) =>
      slot.answered.some(({ call }) => named.has(call.id)) ? withoutTurn({ ...slot, answered: slot.answered.map(hide(named)) }) : slot,
    );
  }

  // The briefing stays word for word in front; the snapshot follows it and is never part of it.
  private finish(slot: Slot): Turn {
    const snapshot = slot === this.slots[0] && this.snapshot !== undefined ? [{ text: this.snapshot }] : [];
    const parts = [
      ...slot.own,
      ...answerParts(slot.answered),
      ...snapshot,
      ...slot.told.map(({ text }): Part => ({ text })),
    ];
    return { seq: slot.seq, message: { role: slot.role, parts }, answered: slot.answered };
  }
}

const LOST: Answer = { text: "The run ended before this call was finished.", error: "cancelled" };

function withoutTurn({ turn: _, ...slot }: Slot): Slot {
  return slot;
}

function hide(ids: ReadonlySet<string>): (answered: AnsweredCall) => AnsweredCall {
  return (answered) => (ids.has(answered.call.id) ? { ...answered, masked: true } : answered);
}

function answerParts(answered: readonly AnsweredCall[]): Part[] {
  const responses = answered.map(({ call, answer, masked }): Part => {
    const key = answer.error === undefined ? "output" : "error";
    const text = masked ? maskedText(call, answer) : answer.text;
    return { functionResponse: { id: call.id, name: call.tool, response: { [key]: text } } };
  });
  const media = answered.flatMap(({ answer, masked }) => (masked ? [] : (answer.media ?? [])));
  return [...responses, ...media.map((inlineData): Part => ({ inlineData }))];
}
