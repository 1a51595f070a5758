/** The spans of a run, made afterwards: the log says when each thing began and ended. */
import { MAIN, succeeded, type Entry, type Outcome, type Trace, type EventOf } from "../../events.ts";
import type { Attributes, Span } from "../../ports.ts";
import { readTotals, countDenied } from "../totals.ts";
import {
  argumentContent,
  GENERATE,
  PROVIDER,
  publicationOf,
  replyContent,
  requestOf,
  resultContent,
  taskContent,
  knownToolName,
  agentTools,
  usageOf,
} from "./convention.ts";
import { given } from "../../lib/parts.ts";
import { digestOf } from "../../lib/seal.ts";

/** In the order of their ends. Spans that the log leaves open end with it, with the error `cut_off`. */
export function spansOf(entries: readonly Entry[], trace: Trace, content: boolean): Span[] {
  const tracer = new Tracer(entries, trace, content);
  for (const entry of entries) tracer.take(entry);
  return tracer.end();
}

/** A span that has begun. */
interface Open {
  readonly id: string;
  readonly parent: string | undefined;
  readonly name: string;
  readonly kind: Span["kind"];
  start: number;
  attributes: Attributes;
}

/** One agent, while it is at work. */
interface Actor {
  readonly span: Open;
  turn: (Open & { readonly number: number; last: number }) | undefined;
  /** Requests without a reply so far, the oldest first. */
  readonly requests: (Open & { readonly purpose: string; attempts: number; dropped: boolean })[];
  /** Calls without an answer so far, by their ids. */
  readonly calls: Map<string, Open & { readonly tool: string }>;
  /** Requests of a compression that is not done yet: their indices among the spans. */
  compressing: number[];
}

class Tracer {
  private readonly entries: readonly Entry[];
  private readonly trace: Trace;
  private readonly content: boolean;
  private readonly spans: Span[] = [];
  private readonly actors = new Map<string, Actor>();
  private readonly tools: ReadonlySet<string>;
  private readonly root: Open;
  private readonly last: number;
  /** The time of the main agent's last activity. */
  private worked: number;

  constructor(entries: readonly Entry[], trace: Trace, content: boolean) {
    [this.entries, this.trace, this.content] = [entries, trace, content];
    this.tools = agentTools(entries);
    this.last = entries.at(-1)?.at ?? 0;
    const start = entries[0]?.at ?? 0;
    this.worked = start;
    this.root = { id: trace.span, parent: trace.parent, name: "run", kind: "internal", start, attributes: {} };
  }

  take(entry: Entry): void {
    const { at, agent, event } = entry;
    switch (event.type) {
      case "agent.started":
        return this.startAgent(entry, event);
      case "agent.stopped":
        if (agent === MAIN) this.worked = at;
        return this.stopAgent(agent, at, event.end.kind);
      case "model.asked":
        return this.ask(entry, event);
      case "model.retried":
        return this.drop(agent, event);
      case "model.replied":
        return this.answer(entry, event, { ...usageOf(event.reply), "remit.cost.usd": event.usd }, undefined);
      case "model.failed":
        return this.answer(entry, event, {}, event.cause ?? event.fault.kind);
      case "call.decided":
        return this.decide(entry, event);
      case "call.finished":
        return this.finishCall(entry, event);
      case "context.compressed":
        return this.compress(entry, event);
      case "verify.finished":
        return this.verify(entry, event);
      case "change.published":
      case "review.posted":
        return this.publish(entry);
      case "run.finished":
        return this.finish(event.outcome, at);
      default:
        return;
    }
  }

  /** Returns every span; no entry may be added afterwards. */
  end(): Span[] {
    for (const agent of [...this.actors.keys()].toReversed()) this.stopAgent(agent, this.last, "cut_off");
    if (!this.spans.some(({ id }) => id === this.root.id)) this.close(this.root, this.last, "cut_off");
    return this.spans;
  }

  // ── Agents, turns ───────────────────────────────────────────────────────────────────────────────────────────────

  private startAgent({ seq, at, agent }: Entry, event: EventOf<"agent.started">): void {
    const name = event.definition ?? MAIN;
    const above = this.actors.get(agent.slice(0, Math.max(0, agent.lastIndexOf("/"))));
    const span = this.open(seq, at, `invoke_agent ${name}`, this.callerIn(above), {
      ...PROVIDER,
      "gen_ai.operation.name": "invoke_agent",
      "gen_ai.agent.name": name,
      "gen_ai.request.model": event.model,
      ...(this.content && taskContent(event)),
    });
    this.stopAgent(agent, at, "cut_off");
    this.actors.set(agent, { span, turn: undefined, requests: [], calls: new Map(), compressing: [] });
  }

  /** The call that a sub-agent answers, if only one is possible; otherwise the turn that it belongs to. */
  private callerIn(above: Actor | undefined): string {
    const [call, ...others] = [...(above?.calls.values() ?? [])].filter(({ tool }) => tool === "invoke_agent");
    return call !== undefined && others.length === 0 ? call.id : this.placeIn(above);
  }

  private placeIn(actor: Actor | undefined): string {
    return (actor?.turn ?? actor?.span ?? this.root).id;
  }

  private stopAgent(agent: string, at: number, how: string): void {
    const actor = this.actors.get(agent);
    if (actor === undefined) return;
    for (const open of [...actor.calls.values(), ...actor.requests]) this.close(open, at, "cut_off");
    this.endTurn(actor);
    actor.span.attributes = { ...actor.span.attributes, "remit.agent.end": how };
    this.close(actor.span, at, how === "finished" ? undefined : how);
    this.actors.delete(agent);
  }

  private endTurn({ turn }: Actor): void {
    if (turn !== undefined) this.close(turn, turn.last, undefined);
  }

  // ── Model requests ──────────────────────────────────────────────────────────────────────────────────────────────

  private ask({ seq, at, agent }: Entry, event: EventOf<"model.asked">): void {
    const actor = this.actors.get(agent);
    const { purpose, turn: number, model } = event;
    const again = actor?.requests.find((each) => each.purpose === purpose && each.dropped);
    if (again !== undefined) return void (again.dropped = false);
    if (purpose === "turn" && actor !== undefined && actor.turn?.number !== number) {
      this.endTurn(actor);
      const attributes = { "remit.turn": number };
      actor.turn = { ...this.open(`turn ${seq}`, at, "turn", actor.span.id, attributes), number, last: at };
    }
    const parent = OF_A_TURN.has(purpose) ? this.placeIn(actor) : (actor?.span ?? this.root).id;
    const about = { ...PROVIDER, ...GENERATE, "gen_ai.request.model": model, "remit.request.purpose": purpose };
    const open = this.open(seq, at, `generate_content ${model}`, parent, about, "client");
    actor?.requests.push({ ...open, purpose, attempts: 1, dropped: false });
  }

  private drop(agent: string, { purpose }: EventOf<"model.retried">): void {
    const request = this.actors.get(agent)?.requests.find((each) => each.purpose === purpose);
    if (request === undefined) return;
    request.dropped = true;
    request.attempts++;
  }

  private answer(
    { at, agent }: Entry,
    event: EventOf<"model.replied" | "model.failed">,
    outcome: Attributes,
    error: string | undefined,
  ): void {
    const actor = this.actors.get(agent);
    const index = actor?.requests.findIndex(({ purpose }) => purpose === event.purpose) ?? -1;
    const [request] = index < 0 ? [] : (actor?.requests.splice(index, 1) ?? []);
    if (actor === undefined || request === undefined) return;
    if (actor.turn !== undefined && OF_A_TURN.has(event.purpose)) actor.turn.last = at;
    const content = this.content && event.type === "model.replied" ? replyContent(event.reply) : {};
    request.attributes = { ...request.attributes, ...outcome, "remit.request.attempts": request.attempts, ...content };
    if (request.purpose === "compress" || request.purpose === "verify_summary")
      actor.compressing.push(this.spans.length);
    this.close(request, at, error);
  }

  // ── Calls ───────────────────────────────────────────────────────────────────────────────────────────────────────

  private decide({ seq, at, agent }: Entry, event: EventOf<"call.decided">): void {
    const actor = this.actors.get(agent);
    const { id, tool: called, args } = event.call;
    const tool = knownToolName(called, this.tools);
    const about = {
      "gen_ai.operation.name": "execute_tool",
      "gen_ai.tool.name": tool,
      "remit.policy.effect": event.decision.effect,
      "remit.policy.rules": event.decision.rules,
      ...(this.content && argumentContent(args)),
    };
    const open = this.open(seq, at, `execute_tool ${tool}`, this.placeIn(actor), about);
    actor?.calls.set(id, { ...open, tool: called });
  }

  private finishCall({ at, agent }: Entry, event: EventOf<"call.finished">): void {
    const actor = this.actors.get(agent);
    const call = actor?.calls.get(event.id);
    if (actor === undefined || call === undefined) return;
    actor.calls.delete(event.id);
    if (actor.turn !== undefined) actor.turn.last = at;
    if (this.content) call.attributes = { ...call.attributes, ...resultContent(event.answer.text) };
    call.start = Math.max(call.start, at - event.ms); // It may have waited for its turn.
    this.close(call, at, event.answer.error);
  }

  // ── What is no agent's ──────────────────────────────────────────────────────────────────────────────────────────

  private compress({ seq, at, agent }: Entry, event: EventOf<"context.compressed">): void {
    const actor = this.actors.get(agent);
    const open = this.open(seq, at - event.ms, "compression", (actor?.span ?? this.root).id, {
      "remit.compression.trigger": event.trigger,
      "remit.compression.method": event.method,
      "remit.compression.tokens_before": event.tokensBefore,
      "remit.compression.tokens_after": event.tokensAfter,
    });
    for (const index of actor?.compressing.splice(0) ?? []) {
      const span = this.spans[index];
      if (span !== undefined) this.spans[index] = { ...span, parent: open.id };
    }
    this.close(open, at, event.failed === undefined ? undefined : "no_summary");
  }

  private verify({ seq, at }: Entry, event: EventOf<"verify.finished">): void {
    this.worked = at;
    const all = event.results.reduce((sum, { ms }) => sum + ms, 0);
    const about = { "remit.verification.attempt": event.attempt, "remit.verification.commands": event.results.length };
    const open = this.open(seq, at - all, "verification", this.placeIn(this.actors.get(MAIN)), about);
    this.close(open, at, event.ok ? undefined : "failed");
  }

  private publish({ seq, at, event }: Entry): void {
    const open = this.open(seq, this.worked, "publication", this.root.id, publicationOf(event));
    this.close(open, at, undefined);
  }

  private finish(outcome: Outcome, at: number): void {
    const [first] = this.entries;
    for (const agent of [...this.actors.keys()].toReversed()) this.stopAgent(agent, at, "cut_off");
    const { turns, tokens, usd, denials } = readTotals(this.entries);
    this.root.attributes = {
      ...(first?.event.type === "run.started" && requestOf(first.event)),
      "remit.conclusion": outcome.conclusion,
      "remit.turns": turns,
      "gen_ai.usage.input_tokens": tokens.input,
      "gen_ai.usage.output_tokens": tokens.output,
      "remit.cost.usd": Number(usd.toFixed(6)),
      "remit.denials": countDenied(denials),
    };
    const failed = !succeeded(outcome.conclusion);
    this.close(this.root, at, failed ? (outcome.fault?.kind ?? outcome.conclusion) : undefined);
  }

  // ── Spans ───────────────────────────────────────────────────────────────────────────────────────────────────────

  /** `key` is unique among the spans of the run. */
  private open(
    key: number | string,
    start: number,
    name: string,
    parent: string,
    attributes: Attributes,
    kind: Span["kind"] = "internal",
  ): Open {
    const id = digestOf(`${this.trace.id} ${this.trace.span} ${key}`).slice(0, 16);
    return { id, parent, name, kind, start, attributes };
  }

  private close({ id, parent, name, kind, start, attributes }: Open, end: number, error: string | undefined): void {
    const about = error === undefined ? attributes : { ...attributes, "error.type": error };
    const span = { id, name, kind, start: Math.min(start, end), end, attributes: about };
    this.spans.push({ ...span, ...given({ parent, error }) });
  }
}

/** Requests during a turn belong to it; others lie between turns. */
const OF_A_TURN: ReadonlySet<string> = new Set(["turn", "correct_edit", "search"]);
