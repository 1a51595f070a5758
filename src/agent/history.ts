/** One agent's conversation, built up entry by entry. `context` reads it. */
import type { Answer, Call, Entry, Message, Part, Reply } from "../events.ts";
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
  /** Where a masked answer is kept whole, if it is. */
  readonly kept?: string | undefined;
}

/** How a snapshot begins. */
export const SNAPSHOT_OPENING = "<state_snapshot";

/** What Remit said, and when. */
interface Told {
  readonly seq: number;
  readonly text: string;
}

/** A message in the making. */
interface Slot {
  readonly seq: number;
  readonly role: Message["role"];
  /** A briefing's or a reply's parts. */
  own: readonly Part[];
  answered: readonly AnsweredCall[];
  told: readonly Told[];
  /** Its finished form, until something about it changes. */
  turn: Turn | undefined;
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
  private list: readonly Turn[] | undefined;
  private open: Open | undefined;
  /** The message that answers a call, by the call's id. */
  private readonly answering = new Map<string, Slot>();

  take({ seq, event }: Entry): void {
    this.list = undefined;
    if (event.type === "agent.started") this.start(seq, event.system, event.briefing);
    if (event.type === "agent.told") this.tell({ seq, text: event.text });
    if (event.type === "model.replied" && event.purpose === "turn") this.reply(seq, event.reply);
    if (event.type === "call.finished") this.answer(event.id, event.answer);
    if (event.type === "context.compressed") this.compress(event.from, event.to, event.snapshot);
    if (event.type === "context.masked") for (const id of event.ids) this.mask(id, event.kept?.[id]);
  }

  /** The messages that have parts, in order. Those that did not change are the same objects as before. */
  turns(): readonly Turn[] {
    const finished = (slot: Slot): Turn => (slot.turn ??= this.finish(slot));
    this.list ??= this.slots.map(finished).filter(({ message }) => message.parts.length > 0);
    return this.list;
  }

  // An agent that starts again goes on with its history, but under the briefing of today.
  private start(seq: number, system: string, briefing: readonly Part[]): void {
    this.system = system;
    const first = this.slots[0] ?? this.add(seq, "user");
    change(first, { own: briefing });
  }

  private add(seq: number, role: Message["role"]): Slot {
    const slot: Slot = { seq, role, own: [], answered: [], told: [], turn: undefined };
    this.slots.push(slot);
    return slot;
  }

  private reply(seq: number, { parts, calls }: Reply): void {
    this.close();
    if (parts.length === 0) return; // Gemini rejects a message without parts; an empty reply leaves no trace.
    if (calls.length > 0) this.open = { seq, parts, calls, answers: new Map(), told: [] };
    else change(this.add(seq, "model"), { own: parts });
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
    const answered = open.calls.map((call) => pair(call, open.answers.get(call.id) ?? LOST));
    change(this.add(open.seq, "model"), { own: open.parts });
    const slot = this.add(open.seq, "user");
    change(slot, { answered, told: open.told });
    for (const { call } of answered) this.answering.set(call.id, slot);
  }

  // Roles must alternate, so what Remit says joins the user message before it, or the one that is coming.
  private tell(told: Told): void {
    if (this.open !== undefined) return void this.open.told.push(told);
    const last = this.slots.at(-1);
    const slot = last?.role === "user" ? last : this.add(told.seq, "user");
    change(slot, { told: [...slot.told, told] });
  }

  private compress(from: number, to: number, snapshot: string): void {
    const [briefing, ...rest] = this.slots;
    if (briefing === undefined) return;
    const stays = ({ seq }: { readonly seq: number }): boolean => seq < from || seq > to;
    this.snapshot = snapshot;
    change(briefing, { told: briefing.told.filter(stays) });
    this.slots = [briefing, ...rest.filter(stays)];
  }

  private mask(id: string, kept: string | undefined): void {
    const slot = this.answering.get(id);
    if (slot === undefined) return;
    const hide = (one: AnsweredCall): AnsweredCall => (one.call.id === id ? { ...one, masked: true, kept } : one);
    change(slot, { answered: slot.answered.map(hide) });
  }

  // The briefing stays word for word in front; the snapshot follows it and is never part of it.
  private finish(slot: Slot): Turn {
    const snapshot = slot === this.slots[0] && this.snapshot !== undefined ? [{ text: this.snapshot }] : [];
    const told = slot.told.map(({ text }): Part => ({ text }));
    const parts = [...slot.own, ...answerParts(slot.answered), ...snapshot, ...told];
    return { seq: slot.seq, message: { role: slot.role, parts }, answered: slot.answered };
  }
}

function change(slot: Slot, to: Partial<Pick<Slot, "own" | "answered" | "told">>): void {
  Object.assign(slot, to, { turn: undefined });
}

function pair(call: Call, answer: Answer): AnsweredCall {
  const media = (answer.media ?? []).reduce((sum, one) => sum + estimateMedia(one), 0);
  return { call, answer, tokens: estimateText(answer.text) + media, masked: false };
}

const LOST: Answer = { text: "The run ended before this call was finished.", error: "cancelled" };

function answerParts(answered: readonly AnsweredCall[]): Part[] {
  const responses = answered.map(({ call, answer, masked, kept }): Part => {
    const key = answer.error === undefined ? "output" : "error";
    const text = masked ? maskedText(call, answer, kept) : answer.text;
    return { functionResponse: { id: call.id, name: call.tool, response: { [key]: text } } };
  });
  const media = answered.flatMap(({ answer, masked }) => (masked ? [] : (answer.media ?? [])));
  return [...responses, ...media.map((inlineData): Part => ({ inlineData }))];
}
