/** The numbers of a run, each as measured; the collector adds them up. */
import { MAIN, spentBy, type Entry, type RunEvent } from "../../events.ts";
import type { Attributes, Instrument, Measurement } from "../../ports.ts";
import { GENERATE, PROVIDER, toolName, toolsOf } from "./convention.ts";

/** Bucket bounds of the GenAI conventions (semantic-conventions 1.41). */
const SECONDS = [0.01, 0.02, 0.04, 0.08, 0.16, 0.32, 0.64, 1.28, 2.56, 5.12, 10.24, 20.48, 40.96, 81.92];
const TOKENS = Array.from({ length: 14 }, (_, index) => 4 ** index);
const MINUTES = [1, 5, 10, 30, 60, 120, 300, 600, 900, 1_200, 1_800, 3_600];

/** Every instrument; the names are those that {@link measure} uses. */
export const INSTRUMENTS = [
  histogram("gen_ai.client.token.usage", "{token}", "Tokens of a model request, dropped attempts included.", TOKENS),
  histogram("gen_ai.client.operation.duration", "s", "Time of a model request, its retries included.", SECONDS),
  histogram("gen_ai.execute_tool.duration", "s", "Time of a tool call.", SECONDS),
  histogram("gen_ai.invoke_agent.duration", "s", "Time of an agent.", MINUTES),
  histogram("remit.run.duration", "s", "Time of a run.", MINUTES),
  counter("remit.cost", "{USD}", "US dollars paid to the model, an estimate by the price table."),
  counter("remit.denials", "{call}", "Tool calls that the policy denied."),
  counter("remit.compressions", "{compression}", "Histories that a summary took the place of."),
] as const satisfies readonly Instrument[];

function histogram<const Name extends string>(name: Name, unit: string, description: string, bounds: number[]) {
  return { name, kind: "histogram", unit, description, bounds } as const;
}

function counter<const Name extends string>(name: Name, unit: string, description: string) {
  return { name, kind: "counter", unit, description } as const;
}

type Name = (typeof INSTRUMENTS)[number]["name"];

/** The measurements in `entries`; `all` has the run's entries, for their context. */
export function measure(entries: readonly Entry[], all: readonly Entry[]): Measurement[] {
  const meter = new Meter(entries, all);
  for (const entry of entries) meter.take(entry);
  return meter.measurements;
}

class Meter {
  readonly measurements: Measurement[] = [];
  private readonly tools: ReadonlySet<string>;
  private readonly first: Entry | undefined;
  private readonly asked = new Map<string, { readonly at: number; readonly model: string }>();
  private readonly agents = new Map<string, { readonly at: number; readonly name: string }>();

  constructor(entries: readonly Entry[], all: readonly Entry[]) {
    this.tools = toolsOf(all);
    [this.first] = entries; // The job that began the run reported its duration.
    for (const { at, agent, event } of all) {
      if (event.type === "agent.started") this.agents.set(agent, { at, name: event.definition ?? MAIN });
    }
  }

  take(entry: Entry): void {
    const { at, agent, event } = entry;
    this.pay(entry);
    switch (event.type) {
      case "model.asked":
        return void this.asked.set(lineOf(agent, event), { at, model: event.model });
      case "model.replied":
        return this.add("gen_ai.client.operation.duration", event.ms / 1_000, {
          ...this.request(entry),
          "gen_ai.response.model": event.reply.model,
        });
      case "model.failed": {
        const ms = at - (this.asked.get(lineOf(agent, event))?.at ?? at);
        const error = { "error.type": event.cause ?? event.fault.kind };
        return this.add("gen_ai.client.operation.duration", ms / 1_000, { ...this.request(entry), ...error });
      }
      case "call.decided":
        return event.decision.effect === "deny" ? this.deny(event) : undefined;
      case "call.finished":
        return this.finishCall(event);
      case "agent.stopped":
        return this.stopAgent(entry);
      case "context.compressed":
        return this.add("remit.compressions", 1, { "remit.compression.method": event.method });
      case "run.finished":
        return this.finish(event, at);
      default:
        return;
    }
  }

  private add(name: Name, value: number, attributes: Attributes): void {
    this.measurements.push({ name, value: Math.max(0, value), attributes });
  }

  private request({ agent, event }: Entry): Attributes {
    const model = "purpose" in event ? this.asked.get(lineOf(agent, event))?.model : undefined;
    return { ...PROVIDER, ...GENERATE, ...(model === undefined ? {} : { "gen_ai.request.model": model }) };
  }

  private pay(entry: Entry): void {
    const spent = spentBy(entry.event);
    if (spent === undefined || !("purpose" in entry.event)) return;
    const about = this.request(entry);
    this.add("gen_ai.client.token.usage", spent.usage.input, { ...about, "gen_ai.token.type": "input" });
    this.add("gen_ai.client.token.usage", spent.usage.output, { ...about, "gen_ai.token.type": "output" });
    this.add("remit.cost", spent.usd, { ...about, "remit.request.purpose": entry.event.purpose });
  }

  private deny({ call, decision }: Extract<RunEvent, { type: "call.decided" }>): void {
    const tool = toolName(call.tool, this.tools);
    this.add("remit.denials", 1, { "gen_ai.tool.name": tool, "remit.policy.rules": decision.rules });
  }

  private finishCall({ tool, answer, ms }: Extract<RunEvent, { type: "call.finished" }>): void {
    const error = answer.error === undefined ? {} : { "error.type": answer.error };
    const about = { "gen_ai.tool.name": toolName(tool, this.tools), ...error };
    this.add("gen_ai.execute_tool.duration", ms / 1_000, about);
  }

  private stopAgent({ at, agent, event }: Entry): void {
    const known = this.agents.get(agent);
    if (known === undefined || event.type !== "agent.stopped") return;
    const about = { "gen_ai.agent.name": known.name, "remit.agent.end": event.end.kind };
    this.add("gen_ai.invoke_agent.duration", (at - known.at) / 1_000, about);
  }

  private finish({ outcome }: Extract<RunEvent, { type: "run.finished" }>, at: number): void {
    if (this.first?.event.type !== "run.started") return;
    const about = { "remit.conclusion": outcome.conclusion, "remit.request.kind": this.first.event.request.kind };
    this.add("remit.run.duration", (at - this.first.at) / 1_000, about);
  }
}

function lineOf(agent: string, { purpose }: Extract<RunEvent, { readonly purpose: unknown }>): string {
  return `${agent} ${purpose}`;
}
