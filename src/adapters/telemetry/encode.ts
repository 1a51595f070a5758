/** Encodes telemetry as OTLP, with OpenTelemetry's own packages. */
import { SpanKind, SpanStatusCode, TraceFlags, type HrTime } from "@opentelemetry/api";
import { ProtobufMetricsSerializer, ProtobufTraceSerializer } from "@opentelemetry/otlp-transformer";
import { detectResources, envDetector, resourceFromAttributes } from "@opentelemetry/resources";
import { MeterProvider, MetricReader, type ResourceMetrics } from "@opentelemetry/sdk-metrics";
import type { Attributes, Instrument, Span, Telemetry } from "../../ports.ts";

type ReadableSpan = Parameters<typeof ProtobufTraceSerializer.serializeRequest>[0][number];

/** Undefined when there are none. */
export function encodeSpans({ trace, resource, spans }: Telemetry): Uint8Array | undefined {
  if (spans.length === 0) return undefined;
  const whose = { resource: senderOf(resource), instrumentationScope: scopeOf(resource) };
  return ProtobufTraceSerializer.serializeRequest(spans.map((span) => ({ ...readable(span, trace), ...whose })));
}

/** The SDK adds the values up; times are the run's. Undefined when nothing was measured. */
export async function encodeMetrics(telemetry: Telemetry): Promise<Uint8Array | undefined> {
  const { resource, instruments, measurements, start, end } = telemetry;
  if (measurements.length === 0) return undefined;
  const reader = new OneReading();
  const provider = new MeterProvider({ resource: senderOf(resource), readers: [reader] });
  const { name, version } = scopeOf(resource);
  const meter = provider.getMeter(name, version);
  const record = new Map(instruments.map((each) => [each.name, open(meter, each)]));
  for (const { name: instrument, value, attributes } of measurements) record.get(instrument)?.(value, attributes);
  const { resourceMetrics } = await reader.collect();
  await provider.shutdown();
  return ProtobufMetricsSerializer.serializeRequest(timed(resourceMetrics, timeOf(start), timeOf(end)));
}

/** A reader that is collected once, by hand. */
class OneReading extends MetricReader {
  protected override onForceFlush(): Promise<void> {
    return Promise.resolve();
  }

  protected override onShutdown(): Promise<void> {
    return Promise.resolve();
  }
}

function open(meter: ReturnType<MeterProvider["getMeter"]>, { kind, name, unit, description, bounds }: Instrument) {
  if (kind === "counter") {
    const counter = meter.createCounter(name, { unit, description });
    return (value: number, attributes: Attributes) => counter.add(value, mutable(attributes));
  }
  const advice = bounds === undefined ? {} : { advice: { explicitBucketBoundaries: [...bounds] } };
  const histogram = meter.createHistogram(name, { unit, description, ...advice });
  return (value: number, attributes: Attributes) => histogram.record(value, mutable(attributes));
}

// The SDK dates measurements with the present; these were made during the run.
function timed(metrics: ResourceMetrics, startTime: HrTime, endTime: HrTime): ResourceMetrics {
  for (const { metrics: all } of metrics.scopeMetrics) {
    for (const { dataPoints } of all) for (const point of dataPoints) Object.assign(point, { startTime, endTime });
  }
  return metrics;
}

function readable(
  { id, parent, name, kind, start, end, attributes, error }: Span,
  traceId: string,
): Omit<ReadableSpan, "resource" | "instrumentationScope"> {
  const contextOf = (spanId: string) => ({ traceId, spanId, traceFlags: TraceFlags.SAMPLED });
  return {
    name,
    kind: kind === "client" ? SpanKind.CLIENT : SpanKind.INTERNAL,
    spanContext: () => contextOf(id),
    ...(parent !== undefined && { parentSpanContext: contextOf(parent) }),
    startTime: timeOf(start),
    endTime: timeOf(end),
    duration: timeOf(end - start),
    ended: true,
    status: { code: error === undefined ? SpanStatusCode.UNSET : SpanStatusCode.ERROR },
    attributes: mutable(attributes),
    links: [],
    events: [],
    droppedAttributesCount: 0,
    droppedEventsCount: 0,
    droppedLinksCount: 0,
  };
}

/** `OTEL_SERVICE_NAME` and `OTEL_RESOURCE_ATTRIBUTES` override ours. */
function senderOf(resource: Attributes) {
  return resourceFromAttributes(mutable(resource)).merge(detectResources({ detectors: [envDetector] }));
}

function scopeOf(resource: Attributes): { readonly name: string; readonly version: string } {
  return { name: "remit", version: String(resource["service.version"] ?? "") };
}

/** Seconds, and nanoseconds of the second. */
function timeOf(ms: number): HrTime {
  return [Math.floor(ms / 1_000), Math.round((ms % 1_000) * 1_000_000)];
}

function mutable(attributes: Attributes): Record<string, string | number | boolean | string[]> {
  const copy = Object.entries(attributes).map(([name, value]) => [
    name,
    typeof value === "object" ? [...value] : value,
  ]) as [string, string | number | boolean | string[]][];
  return Object.fromEntries(copy);
}
