/** A run in an OpenTelemetry trace: its place there, and what a collector receives at its end. */
import type { Trace } from "../events.ts";
import type { CollectorSettings } from "../inputs.ts";
import type { Collector, Random } from "../ports.ts";
import type { PublishPorts } from "./invocation.ts";

/** Below the span that the workflow names, or in a new trace. */
export function openTrace({ parent }: CollectorSettings, random: Random): Trace {
  const span = random.hex(8);
  if (parent === undefined) return { id: random.hex(16), span, sampled: true };
  return { id: parent.id, span, parent: parent.span, sampled: parent.sampled };
}

/** For commands, so that their spans are below the run's. */
export function traceVariables(trace: Trace | undefined): Readonly<Record<string, string>> {
  if (trace === undefined) return {};
  return { TRACEPARENT: `00-${trace.id}-${trace.span}-${trace.sampled ? "01" : "00"}` };
}

/** Sends what the log says about this job, which began at `since` (ms since the epoch). Never throws. */
export async function exportTelemetry(
  { log, runner }: Pick<PublishPorts, "log" | "runner">,
  collector: Collector,
  { content, timeoutMs, lacks }: CollectorSettings,
  { since, stop }: { readonly since: number; readonly stop: AbortSignal },
): Promise<void> {
  const failures = await (async () => {
    if (lacks !== undefined) return [lacks];
    const { telemetryOf } = await import("../report/telemetry.ts");
    const telemetry = telemetryOf(log.entries, { content, since });
    return telemetry === undefined ? [] : await collector.send(telemetry, stop.aborted ? LAST_MS : timeoutMs);
  })().catch(() => ["The log cannot be sent."]);
  if (failures.length > 0) runner.annotate("notice", "Remit: telemetry not sent", failures.join("\n"));
}

/** A cancelled job is killed soon. */
const LAST_MS = 1_000;
