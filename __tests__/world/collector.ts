/**
 * An OpenTelemetry collector that decodes what it receives with OpenTelemetry's own protocol definitions.
 *
 *     await using collector = await openCollectorServer();
 *     collector.url, collector.requests, collector.spans(), collector.metrics()
 */
import type { IncomingHttpHeaders, ServerResponse } from "node:http";
import definitions from "otlp-definitions/build/src/generated/root.js";
import { listen, readBody } from "./loopback.ts";

export interface CollectorServer extends AsyncDisposable {
  /** The endpoint, without a signal's path. */
  readonly url: string;
  readonly requests: readonly Received[];
  /** In the order in which they arrived. */
  spans(): readonly ReceivedSpan[];
  metrics(): readonly ReceivedMetric[];
  /** The resource attributes of the last spans. */
  resource(): Readonly<Record<string, unknown>>;
}

interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface ReceivedSpan {
  readonly trace: string;
  readonly id: string;
  /** "" for none. */
  readonly parent: string;
  readonly name: string;
  readonly kind: string;
  /** Milliseconds since the epoch. */
  readonly start: number;
  readonly end: number;
  readonly status: string;
  readonly attributes: Readonly<Record<string, unknown>>;
}

export interface ReceivedMetric {
  readonly name: string;
  readonly unit: string;
  readonly points: readonly {
    readonly attributes: Readonly<Record<string, unknown>>;
    /** The value of a counter, or the sum and the count of a histogram. */
    readonly sum: number;
    readonly count?: number;
    readonly start: number;
    readonly end: number;
  }[];
}

/** Accepts everything unless `answer` says otherwise. */
export async function openCollectorServer(
  answer: (response: ServerResponse) => void = (response) => void response.writeHead(200).end(),
): Promise<CollectorServer> {
  const requests: Received[] = [];
  const server = await listen(
    async (request, response) => {
      requests.push({ path: request.url ?? "", headers: request.headers, body: await readBody(request) });
      answer(response);
    },
    (error) => void process.stderr.write(`The collector broke: ${String(error)}\n`),
  );
  const sent = (path: string) => requests.filter((request) => request.path === path).map(({ body }) => body);
  return {
    url: server.url,
    requests,
    spans: () => sent("/v1/traces").flatMap(decodeSpans),
    metrics: () => sent("/v1/metrics").flatMap(decodeMetrics),
    resource: () => attributesOf(traces(sent("/v1/traces").at(-1))[0]?.resource?.attributes),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

interface Definition {
  decode(bytes: Uint8Array): object;
  toObject(message: object, options: typeof PLAIN): object;
}

/** The package's own types lack the contents. */
interface Definitions {
  readonly opentelemetry: {
    readonly proto: {
      readonly collector: {
        readonly trace: { readonly v1: { readonly ExportTraceServiceRequest: Definition } };
        readonly metrics: { readonly v1: { readonly ExportMetricsServiceRequest: Definition } };
      };
    };
  };
}

const { trace, metrics } = (definitions as unknown as Definitions).opentelemetry.proto.collector;
const PLAIN = { longs: String, enums: String, bytes: String, defaults: true } as const;

function traces(body: Uint8Array = new Uint8Array()) {
  const request = trace.v1.ExportTraceServiceRequest;
  return (
    (request.toObject(request.decode(body), PLAIN) as { resourceSpans?: Grouped<WireSpan, "scopeSpans", "spans">[] })
      .resourceSpans ?? []
  );
}

function decodeSpans(body: Buffer): ReceivedSpan[] {
  return traces(body).flatMap(({ scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map((span) => ({
        trace: hex(span.traceId),
        id: hex(span.spanId),
        parent: hex(span.parentSpanId),
        name: span.name,
        kind: span.kind.replace("SPAN_KIND_", "").toLowerCase(),
        start: ms(span.startTimeUnixNano),
        end: ms(span.endTimeUnixNano),
        status: span.status.code.replace("STATUS_CODE_", "").toLowerCase(),
        attributes: attributesOf(span.attributes),
      })),
    ),
  );
}

function decodeMetrics(body: Buffer): ReceivedMetric[] {
  const request = metrics.v1.ExportMetricsServiceRequest;
  const decoded = request.toObject(request.decode(body), PLAIN) as {
    resourceMetrics?: Grouped<WireMetric, "scopeMetrics", "metrics">[];
  };
  return (decoded.resourceMetrics ?? []).flatMap(({ scopeMetrics }) =>
    scopeMetrics.flatMap((scope) =>
      scope.metrics.map(({ name, unit, histogram, sum }) => ({
        name,
        unit,
        points:
          (histogram ?? sum)?.dataPoints.map((point) => ({
            attributes: attributesOf(point.attributes),
            sum: point.sum ?? point.asDouble ?? Number(point.asInt ?? 0),
            ...(histogram && { count: Number(point.count ?? 0) }),
            start: ms(point.startTimeUnixNano),
            end: ms(point.timeUnixNano),
          })) ?? [],
      })),
    ),
  );
}

type Grouped<T, Scope extends string, Items extends string> = {
  readonly resource?: { attributes: WireAttribute[] };
} & {
  readonly [name in Scope]: { readonly [items in Items]: T[] }[];
};

interface WireAttribute {
  readonly key: string;
  readonly value: WireValue;
}

interface WireValue {
  readonly stringValue?: string;
  readonly intValue?: string;
  readonly doubleValue?: number;
  readonly boolValue?: boolean;
  readonly arrayValue?: { readonly values: WireValue[] };
}

interface WireSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string;
  readonly name: string;
  readonly kind: string;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly status: { readonly code: string };
  readonly attributes: WireAttribute[];
}

interface WirePoint {
  readonly attributes: WireAttribute[];
  readonly startTimeUnixNano: string;
  readonly timeUnixNano: string;
  readonly asDouble?: number;
  readonly asInt?: string;
  readonly sum?: number;
  readonly count?: string;
}

interface WireMetric {
  readonly name: string;
  readonly unit: string;
  readonly histogram?: { readonly dataPoints: WirePoint[] };
  readonly sum?: { readonly dataPoints: WirePoint[] };
}

function attributesOf(list: readonly WireAttribute[] = []): Record<string, unknown> {
  return Object.fromEntries(list.map(({ key, value }) => [key, valueOf(value)]));
}

function valueOf({ stringValue, intValue, doubleValue, boolValue, arrayValue }: WireValue): unknown {
  return arrayValue === undefined
    ? (stringValue ?? numberOf(intValue) ?? doubleValue ?? boolValue)
    : arrayValue.values.map(valueOf);
}

function numberOf(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text);
}

function ms(nanoseconds: string): number {
  return Number(BigInt(nanoseconds) / 1_000_000n);
}

function hex(base64: string): string {
  return Buffer.from(base64, "base64").toString("hex");
}
