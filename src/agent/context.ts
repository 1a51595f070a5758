/**
 * From the log to what the model is shown. History is never rewritten: a compression is an entry that says which
 * entries its snapshot stands for, and this projection leaves those out.
 */
import type { Answer, Call, Entry, Message, Part } from "../events.ts";
import { maskedText } from "./mask.ts";

export interface Context {
  readonly system: string;
  readonly messages: readonly Message[];
}

/**
 * The conversation of one agent, as the next question will carry it.
 *
 * INVARIANT: each model message that calls n functions is followed at once by one user message whose first n parts
 * answer them in order. Gemini rejects a request whose calls and answers do not pair up.
 */
export function projectContext(entries: readonly Entry[], agent: string): Context {
  const history = new History(maskedCalls(entries, agent));
  for (const entry of entries) if (entry.agent === agent) history.take(entry);
  return { system: history.system, messages: history.messages() };
}

/** One message and the entry that began it, so that a compression can tell what it stands for. */
interface Turn {
  readonly seq: number;
  readonly role: Message["role"];
  readonly parts: Part[];
}

class History {
  system = "";
  private turns: Turn[] = [];
  private open:
    { readonly calls: readonly Call[]; readonly answers: Map<string, Answer>; readonly turn: Turn } | undefined;
  private readonly masked: ReadonlySet<string>;

  constructor(masked: ReadonlySet<string>) {
    this.masked = masked;
  }

  take({ seq, event }: Entry): void {
    switch (event.type) {
      case "agent.started":
        this.system = event.system;
        this.turns.push({ seq, role: "user", parts: [...event.briefing] });
        return;
      case "agent.told":
        return this.tell(seq, event.text);
      case "model.replied":
        return event.purpose === "turn" ? this.reply(seq, event.reply.parts, event.reply.calls) : undefined;
      case "call.finished":
        return this.answer(event.id, event.answer);
      case "context.compressed":
        return this.compress(event.from, event.to, event.snapshot);
      default:
        return;
    }
  }

  messages(): readonly Message[] {
    return this.turns.filter((turn) => turn.parts.length > 0).map(({ role, parts }) => ({ role, parts }));
  }

  private reply(seq: number, parts: readonly Part[], calls: readonly Call[]): void {
    if (parts.length === 0) return; // Gemini rejects a message without parts; an empty reply leaves no trace.
    this.turns.push({ seq, role: "model", parts: [...parts] });
    if (calls.length > 0) this.open = { calls, answers: new Map(), turn: { seq, role: "user", parts: [] } };
  }

  private answer(id: string, answer: Answer): void {
    const { open } = this;
    if (open === undefined || !open.calls.some((call) => call.id === id)) return;
    open.answers.set(id, answer);
    if (open.answers.size < open.calls.length) return;
    open.turn.parts.push(...answerParts(open.calls, open.answers, this.masked));
    this.turns.push(open.turn);
    this.open = undefined;
  }

  // Roles must alternate, so what Remit says joins the user message before it.
  private tell(seq: number, text: string): void {
    const last = this.turns.at(-1);
    if (last?.role === "user") last.parts.push({ text });
    else this.turns.push({ seq, role: "user", parts: [{ text }] });
  }

  private compress(from: number, to: number, snapshot: string): void {
    const [briefing, ...rest] = this.turns;
    if (briefing === undefined) return;
    // An earlier snapshot lies in the briefing's message and is merged into the new one: the briefing stays, it goes.
    const pinned = briefing.parts.filter((part) => !isSnapshot(part));
    const kept = rest.filter((turn) => turn.seq < from || turn.seq > to);
    this.turns = [{ ...briefing, parts: [...pinned, { text: snapshot }] }, ...kept];
  }
}

/** How a snapshot begins, so that a later one can replace it. */
export const SNAPSHOT_OPENING = "<state_snapshot";

function isSnapshot(part: Part): boolean {
  return part.text?.startsWith(SNAPSHOT_OPENING) === true;
}

function answerParts(
  calls: readonly Call[],
  answers: ReadonlyMap<string, Answer>,
  masked: ReadonlySet<string>,
): Part[] {
  const responses = calls.map((call): Part => {
    const answer = answers.get(call.id);
    const text = answer === undefined ? "" : masked.has(call.id) ? maskedText(call, answer) : answer.text;
    const key = answer?.error === undefined ? "output" : "error";
    return { functionResponse: { id: call.id, name: call.tool, response: { [key]: text } } };
  });
  const media = calls.flatMap((call) => (masked.has(call.id) ? [] : (answers.get(call.id)?.media ?? [])));
  return [...responses, ...media.map((inlineData): Part => ({ inlineData }))];
}

function maskedCalls(entries: readonly Entry[], agent: string): ReadonlySet<string> {
  return new Set(
    entries.flatMap(({ agent: who, event }) => (who === agent && event.type === "context.masked" ? event.ids : [])),
  );
}
