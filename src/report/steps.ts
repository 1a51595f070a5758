/** The steps of each agent: a projection of the log that joins calls with decisions and answers. */
import {
  MAIN,
  type AgentEnd,
  type Answer,
  type Call,
  type Decision,
  type Entry,
  type RunEvent,
  type EventOf,
} from "../events.ts";
import { ownEntries } from "./run-state.ts";

type Replied = EventOf<"model.replied">;

/** A call with its result. Without an answer it was still running when the log ends. */
export interface CallStep {
  readonly call: Call;
  decision?: Decision;
  answer?: Answer;
  ms?: number;
  /** The messages of hooks that ran for it. */
  readonly hooks: EventOf<"hook.ran">[];
}

export type Step =
  | { readonly kind: "turn"; readonly number: number; readonly event: Replied; readonly calls: readonly CallStep[] }
  /** A model request for another purpose than a turn. */
  | { readonly kind: "asked aside"; readonly event: Replied }
  | { readonly kind: "agent"; readonly agent: AgentSteps }
  /** Other events of the run, described by Remit. */
  | { readonly kind: "event"; readonly event: RunEvent };

export interface AgentSteps {
  /** `main/1`; a sub-agent's with the name of its definition: `main/1 (investigator)`. */
  readonly name: string;
  readonly model: string;
  readonly steps: readonly Step[];
  /** How many turns it took. */
  readonly turns: number;
  readonly end?: AgentEnd;
}

/** The main agent's steps, those of its sub-agents nested where they were started. Linear in the log. */
export function readSteps(entries: readonly Entry[]): AgentSteps {
  const reading = new Reading();
  for (const entry of ownEntries(entries)) reading.take(entry);
  return reading.agent(MAIN);
}

/** The same while the log is read. */
type AgentBuilder = { -readonly [Field in keyof AgentSteps]: AgentSteps[Field] } & { readonly steps: Step[] };

class Reading {
  private readonly agents = new Map<string, AgentBuilder>();
  private readonly calls = new Map<string, CallStep>();

  agent(name: string): AgentBuilder {
    const known = this.agents.get(name);
    if (known !== undefined) return known;
    const agent: AgentBuilder = { name, model: "", steps: [], turns: 0 };
    this.agents.set(name, agent);
    if (name !== MAIN) this.agent(name.split("/").slice(0, -1).join("/") || MAIN).steps.push({ kind: "agent", agent });
    return agent;
  }

  take({ agent: name, event }: Entry): void {
    const agent = this.agent(name);
    switch (event.type) {
      case "agent.started":
        agent.model = event.model;
        if (event.definition !== undefined) agent.name = `${name} (${event.definition})`;
        return;
      case "agent.stopped":
        agent.end = event.end;
        return;
      case "model.replied":
        return this.reply(agent, event);
      case "call.decided":
        return this.decide(agent, event.call, event.decision);
      case "call.finished": {
        const step = this.calls.get(event.id);
        if (step !== undefined) Object.assign(step, { answer: event.answer, ms: event.ms });
        return;
      }
      case "hook.ran":
        return this.hook(agent, event);
      case "model.asked":
      case "change.diffed":
      case "change.pushed":
      case "run.kept":
      case "plan.kept":
      case "plan.unkept":
      case "run.finished":
        return;
      default:
        agent.steps.push({ kind: "event", event });
    }
  }

  private reply(agent: AgentBuilder, event: Replied): void {
    if (event.purpose !== "turn") {
      agent.steps.push({ kind: "asked aside", event });
      return;
    }
    const calls = event.reply.calls.map((call): CallStep => ({ call, hooks: [] }));
    for (const step of calls) this.calls.set(step.call.id, step);
    agent.steps.push({ kind: "turn", number: ++agent.turns, event, calls });
  }

  // Policy also judges a command file's shell lines, although no model called them.
  private decide(agent: AgentBuilder, call: Call, decision: Decision): void {
    const step = this.calls.get(call.id);
    if (step !== undefined) step.decision = decision;
    else agent.steps.push({ kind: "event", event: { type: "call.decided", call, decision } });
  }

  private hook(agent: AgentBuilder, event: EventOf<"hook.ran">): void {
    const last = agent.steps.at(-1);
    const waiting = last?.kind === "turn" ? last.calls.find(({ answer }) => answer === undefined) : undefined;
    if (waiting !== undefined) waiting.hooks.push(event);
    else agent.steps.push({ kind: "event", event });
  }
}
