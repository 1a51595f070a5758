/** A run for an OpenTelemetry collector: spans and measurements, a projection of the log like every report. */
import { createHash } from "node:crypto";
import type { Entry, RunIdentity, Trace } from "../events.ts";
import type { Attributes, Telemetry } from "../ports.ts";
import { ownEntries } from "./story.ts";
import { INSTRUMENTS, measure } from "./telemetry/measurements.ts";
import { spansOf } from "./telemetry/spans.ts";

export interface TelemetryOptions {
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
  const digest = createHash("sha256")
    .update(JSON.stringify([repository, id, attempt, at]))
    .digest("hex");
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
