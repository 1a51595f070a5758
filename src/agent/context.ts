/**
 * What the model sees of the log. History is never rewritten: a compression is an entry that names the entries its
 * snapshot replaces, and this projection leaves those out.
 */
import type { Answer, Call, Entry, Message, Part, Reply } from "../events.ts";
import { agentProjection } from "../log.ts";
import { maskedText } from "./compression-plan.ts";
import type { CompressionEvent } from "./compression-record.ts";
import { estimateMedia, estimateText } from "./tokens.ts";

export interface Context {
  readonly system: string;
  readonly messages: readonly Message[];
}

/**
 * The conversation of one agent, as the next request sends it.
 *
 * INVARIANT: each model message that calls n functions is followed at once by one user message whose first n parts
 * answer them in order. Gemini rejects a request whose calls and answers do not pair up.
 */
export function projectContext(entries: readonly Entry[], agent: string): Context {
  const history = readHistory(entries, agent);
  return { system: history.system, messages: history.show().messages };
}

/** The conversation as if this compression were in the log. */
export function contextAfter(
  entries: readonly Entry[],
  agent: string,
  { from, to, snapshot }: CompressionEvent,
): Context {
  const history = readHistory(entries, agent);
  return { system: history.system, messages: messagesOf(history.after(from, to, snapshot)) };
}

function messagesOf(turns: readonly Turn[]): readonly Message[] {
  return turns.map(({ message }) => message);
}

/** The same, each message with its first entry and the calls that it answers. The first is the briefing. */
export function projectTurns(entries: readonly Entry[], agent: string): readonly Turn[] {
  return readHistory(entries, agent).show().turns;
}

/** The snapshot that replaces the older part of the conversation; undefined when nothing was compressed. */
export function currentSnapshot(entries: readonly Entry[], agent: string): string | undefined {
  return readHistory(entries, agent).snapshot;
}

const readHistory = agentProjection(
  () => new History(),
  (history, entry) => history.take(entry),
);

/** One message and its first entry. A message of tool results has the number of the reply with the calls. */
export interface Turn {
  readonly seq: number;
  readonly message: Message;
  /** The calls that the message answers, in order; empty for a model's message and for text alone. */
  readonly answered: readonly AnsweredCall[];
}

export interface AnsweredCall {
  readonly call: Call;
  readonly answer: Answer;
  /** Our estimate for the whole answer. */
  readonly tokens: number;
  readonly masked: boolean;
  /** Where a masked answer is saved whole, if it is. */
  readonly kept?: string | undefined;
}

/** How a snapshot begins. */
export const SNAPSHOT_OPENING = "<state_snapshot";

/** A message from Remit, and its position. */
interface Notice {
  readonly seq: number;
  readonly text: string;
}

/** A message under construction. */
interface Slot {
  readonly seq: number;
  readonly role: Message["role"];
  /** A briefing's or a reply's parts. */
  own: readonly Part[];
  answered: readonly AnsweredCall[];
  notices: readonly Notice[];
  /** Its finished form; undefined once it has changed. */
  turn: Turn | undefined;
}

/** A reply with calls that still lack an answer. It is not shown yet: Gemini rejects a call without its answer. */
interface Open {
  readonly seq: number;
  readonly parts: readonly Part[];
  readonly calls: readonly Call[];
  readonly answers: Map<string, Answer>;
  readonly notices: Notice[];
}

class History {
  system = "";
  snapshot: string | undefined;
  private slots: Slot[] = [];
  /** The last result; undefined once anything has changed. */
  private shown: { readonly turns: readonly Turn[]; readonly messages: readonly Message[] } | undefined;
  private open: Open | undefined;
  /** The message that answers a call, by the call's id. */
  private readonly answering = new Map<string, Slot>();

  take({ seq, event }: Entry): void {
    if (event.type === "agent.started") this.start(seq, event.system, event.briefing);
    if (event.type === "agent.told") this.addNotice({ seq, text: event.text });
    if (event.type === "model.replied" && event.purpose === "turn") this.reply(seq, event.reply);
    if (event.type === "call.finished") this.answer(event.id, event.answer);
    if (event.type === "context.compressed") this.compress(event.from, event.to, event.snapshot);
    if (event.type === "context.masked") for (const id of event.ids) this.mask(id, event.kept?.[id]);
  }

  /** The messages that have parts, in order. Unchanged ones, and lists of them, are the same objects as before. */
  show(): NonNullable<typeof this.shown> {
    if (this.shown === undefined) {
      const turns = finish(this.slots, this.snapshot);
      this.shown = { turns, messages: messagesOf(turns) };
    }
    return this.shown;
  }

  /** The same, with a snapshot in place of these entries. */
  after(from: number, to: number, snapshot: string): readonly Turn[] {
    return finish(this.without(from, to), snapshot);
  }

  // An agent that starts again keeps its history and gets the new briefing.
  private start(seq: number, system: string, briefing: readonly Part[]): void {
    this.system = system;
    const first = this.slots[0] ?? this.add(seq, "user");
    this.change(first, { own: briefing });
  }

  private add(seq: number, role: Message["role"]): Slot {
    const slot: Slot = { seq, role, own: [], answered: [], notices: [], turn: undefined };
    this.slots.push(slot);
    this.shown = undefined;
    return slot;
  }

  private reply(seq: number, { parts, calls }: Reply): void {
    this.close();
    if (parts.length === 0) return; // Gemini rejects a message without parts; an empty reply leaves no trace.
    if (calls.length > 0) this.open = { seq, parts, calls, answers: new Map(), notices: [] };
    else this.change(this.add(seq, "model"), { own: parts });
  }

  private answer(id: string, answer: Answer): void {
    const { open } = this;
    if (open === undefined || !open.calls.some((call) => call.id === id)) return;
    open.answers.set(id, answer);
    if (open.answers.size >= open.calls.length) this.close();
  }

  // Answers open calls of a turn that was cut off; otherwise Gemini would reject every later request.
  private close(): void {
    const { open } = this;
    if (open === undefined) return;
    this.open = undefined;
    const answered = open.calls.map((call) => pair(call, open.answers.get(call.id) ?? LOST));
    this.change(this.add(open.seq, "model"), { own: open.parts });
    const slot = this.add(open.seq, "user");
    this.change(slot, { answered, notices: open.notices });
    for (const { call } of answered) this.answering.set(call.id, slot);
  }

  // Roles must alternate, so Remit's messages join the last user message, or the next one.
  private addNotice(notice: Notice): void {
    if (this.open !== undefined) return void this.open.notices.push(notice);
    const last = this.slots.at(-1);
    const slot = last?.role === "user" ? last : this.add(notice.seq, "user");
    this.change(slot, { notices: [...slot.notices, notice] });
  }

  private compress(from: number, to: number, snapshot: string): void {
    if (this.slots.length === 0) return;
    this.snapshot = snapshot;
    this.slots = this.without(from, to);
    this.shown = undefined;
  }

  private change(slot: Slot, to: Partial<Pick<Slot, "own" | "answered" | "notices">>): void {
    Object.assign(slot, to, { turn: undefined });
    this.shown = undefined;
  }

  private without(from: number, to: number): Slot[] {
    const stays = ({ seq }: { readonly seq: number }): boolean => seq < from || seq > to;
    return this.slots.flatMap((slot, index) => {
      if (index > 0) return stays(slot) ? [slot] : [];
      return [{ ...slot, notices: slot.notices.filter(stays), turn: undefined }];
    });
  }

  private mask(id: string, kept: string | undefined): void {
    const slot = this.answering.get(id);
    if (slot === undefined) return;
    const hide = (one: AnsweredCall): AnsweredCall => (one.call.id === id ? { ...one, masked: true, kept } : one);
    this.change(slot, { answered: slot.answered.map(hide) });
  }
}

function finish(slots: readonly Slot[], snapshot: string | undefined): readonly Turn[] {
  const turns = slots.map((slot, index) => (slot.turn ??= turnOf(slot, index === 0 ? snapshot : undefined)));
  return turns.filter(({ message }) => message.parts.length > 0);
}

// The briefing stays first, word for word; the snapshot follows it.
function turnOf({ seq, role, own, answered, notices }: Slot, snapshot: string | undefined): Turn {
  const after = [...(snapshot === undefined ? [] : [snapshot]), ...notices.map(({ text }) => text)];
  const parts = [...own, ...answerParts(answered), ...after.map((text): Part => ({ text }))];
  return { seq, message: { role, parts }, answered };
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

/**
 * What to append to a log before its agents continue: an answer for every call without one, because the run may have
 * been cut off during it. Empty for a log that ended well.
 */
export function missingAnswers(entries: readonly Entry[]): readonly Pick<Entry, "agent" | "event">[] {
  const open = new Map<string, { readonly agent: string; readonly call: Call }>();
  for (const { agent, event } of entries) {
    if (event.type === "model.replied" && event.purpose === "turn")
      for (const call of event.reply.calls) open.set(call.id, { agent, call });
    if (event.type === "call.finished") open.delete(event.id);
  }
  return [...open.values()].map(({ agent, call }) => ({
    agent,
    event: { type: "call.finished", id: call.id, tool: call.tool, answer: CUT_OFF, ms: 0 },
  }));
}

const CUT_OFF: Answer = {
  text: "The run was cut off before this call was answered. It may have been made in part or not at all: look before you rely on it.",
  error: "cancelled",
};
