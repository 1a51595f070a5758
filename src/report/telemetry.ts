/** A run for an OpenTelemetry collector: spans and measurements, a projection of the log like every report. */
import { type Entry, type RunIdentity, type Trace, MAIN, costOfEvent, type RunEvent, type EventOf } from "../events.ts";
import type { Attributes, Telemetry, Instrument, Measurement } from "../ports.ts";
import { ownEntries } from "./run-state.ts";
import { spansOf } from "./telemetry/spans.ts";
import { GENERATE, PROVIDER, knownToolName, agentTools } from "./telemetry/convention.ts";
import { given } from "../lib/parts.ts";
import { digestOf } from "../lib/seal.ts";

interface TelemetryOptions {
  /** Whether to include prompts, answers, arguments and results, as the log has them: without secrets. */
  readonly content: boolean;
  /** Milliseconds since the epoch: another job has reported what ended before. Absent or 0 for the whole run. */
  readonly since?: number;
}

/** Undefined for a run that never started. The same log gives the same telemetry. Linear in the log. */
export function telemetryOf(
  entries: readonly Entry[],
  { content, since = 0 }: TelemetryOptions,
): Telemetry | undefined {
  const own = ownEntries(entries);
  const [first] = own;
  if (first?.event.type !== "run.started") return undefined;
  const { run } = first.event;
  const trace = traceOf(run, first.at);
  const spans = spansOf(own, trace, content).filter(({ end, id }) =>
    id === trace.span ? first.at >= since : end >= since,
  );
  const recent = own.filter(({ at }) => at >= since);
  return {
    trace: trace.id,
    resource: resourceOf(run),
    spans: trace.sampled ? spans.map((span) => ({ ...span, start: Math.max(span.start, since) })) : [],
    instruments: INSTRUMENTS,
    measurements: measure(recent, own),
    start: Math.max(first.at, since),
    end: own.at(-1)?.at ?? first.at,
  };
}

/** The trace that the log names. A log without one gets a trace that is always the same. */
function traceOf({ trace, repository, id, attempt }: RunIdentity, at: number): Trace {
  if (trace !== undefined) return trace;
  const digest = digestOf(JSON.stringify([repository, id, attempt, at]));
  return { id: digest.slice(0, 32), span: digest.slice(32, 48), sampled: true };
}

function resourceOf({ id, attempt, repository, url, version }: RunIdentity): Attributes {
  const [owner = "", name = ""] = repository.split("/");
  return {
    "service.name": "remit",
    "service.version": version,
    "cicd.pipeline.run.id": id,
    "cicd.pipeline.run.url.full": url,
    "vcs.owner.name": owner,
    "vcs.repository.name": name,
    "remit.run.attempt": attempt,
  };
}

// ── Measurements ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** Bucket bounds of the GenAI conventions (semantic-conventions 1.41). */
const SECONDS = [0.01, 0.02, 0.04, 0.08, 0.16, 0.32, 0.64, 1.28, 2.56, 5.12, 10.24, 20.48, 40.96, 81.92];
const TOKENS = Array.from({ length: 14 }, (_, index) => 4 ** index);
const MINUTES = [1, 5, 10, 30, 60, 120, 300, 600, 900, 1_200, 1_800, 3_600];

/** Every instrument; the names are those that {@link measure} uses. */
const INSTRUMENTS = [
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
function measure(entries: readonly Entry[], all: readonly Entry[]): Measurement[] {
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
    this.tools = agentTools(all);
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
        return this.stopAgent(at, agent, event.end.kind);
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
    return { ...PROVIDER, ...GENERATE, ...given({ "gen_ai.request.model": model }) };
  }

  private pay(entry: Entry): void {
    const cost = costOfEvent(entry.event);
    if (cost === undefined || !("purpose" in entry.event)) return;
    const about = this.request(entry);
    this.add("gen_ai.client.token.usage", cost.usage.input, { ...about, "gen_ai.token.type": "input" });
    this.add("gen_ai.client.token.usage", cost.usage.output, { ...about, "gen_ai.token.type": "output" });
    this.add("remit.cost", cost.usd, { ...about, "remit.request.purpose": entry.event.purpose });
  }

  private deny({ call, decision }: EventOf<"call.decided">): void {
    const tool = knownToolName(call.tool, this.tools);
    this.add("remit.denials", 1, { "gen_ai.tool.name": tool, "remit.policy.rules": decision.rules });
  }

  private finishCall({ tool, answer, ms }: EventOf<"call.finished">): void {
    const error = given({ "error.type": answer.error });
    const about = { "gen_ai.tool.name": knownToolName(tool, this.tools), ...error };
    this.add("gen_ai.execute_tool.duration", ms / 1_000, about);
  }

  private stopAgent(at: number, agent: string, end: string): void {
    const known = this.agents.get(agent);
    if (known === undefined) return;
    const about = { "gen_ai.agent.name": known.name, "remit.agent.end": end };
    this.add("gen_ai.invoke_agent.duration", (at - known.at) / 1_000, about);
  }

  private finish({ outcome }: EventOf<"run.finished">, at: number): void {
    if (this.first?.event.type !== "run.started") return;
    const about = { "remit.conclusion": outcome.conclusion, "remit.request.kind": this.first.event.request.kind };
    this.add("remit.run.duration", (at - this.first.at) / 1_000, about);
  }
}

function lineOf(agent: string, { purpose }: Extract<RunEvent, { readonly purpose: unknown }>): string {
  return `${agent} ${purpose}`;
}
