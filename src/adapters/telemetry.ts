/**
 * An OpenTelemetry collector, over OTLP/HTTP. Each signal is sent in one request without retry: the exporters of the
 * official packages try up to six times, and their timeout covers only silence, so a byte a second would hold up a job.
 */
import { systemCode, type Collector } from "../ports.ts";

interface CollectorOptions {
  /** Absolute URLs; a signal without one is not sent. */
  readonly traces?: string;
  readonly metrics?: string;
  readonly headers: { readonly traces: Headers; readonly metrics: Headers };
}

type Headers = Readonly<Record<string, string>>;

/** Nothing is loaded or sent before the first export. */
export function openCollector({ traces, metrics, headers }: CollectorOptions): Collector {
  return {
    async send(telemetry, timeoutMs) {
      try {
        const signal = AbortSignal.timeout(timeoutMs);
        const { encodeMetrics, encodeSpans } = await import("./telemetry/encode.ts");
        const [spans, numbers] = [encodeSpans(telemetry), await encodeMetrics(telemetry)];
        const failures = await Promise.all([
          traces === undefined || spans === undefined ? undefined : post(traces, headers.traces, spans, signal),
          metrics === undefined || numbers === undefined ? undefined : post(metrics, headers.metrics, numbers, signal),
        ]);
        return [...new Set(failures.flatMap((failure) => failure ?? []))];
      } catch (error) {
        return [`The telemetry could not be encoded: ${nameOf(error)}.`];
      }
    },
  };
}

/** Follows no redirect, because another host would get the headers, and does not read the collector's answer. */
async function post(url: string, headers: Headers, body: Uint8Array, signal: AbortSignal): Promise<string | undefined> {
  const { host } = new URL(url);
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { ...headers, "content-type": "application/x-protobuf" },
      body: Buffer.from(body),
      redirect: "manual",
      signal,
    });
    void response.body?.cancel().catch(() => undefined);
    return response.ok ? undefined : `${host} answered ${response.status}.`;
  } catch (error) {
    return signal.aborted ? `${host} did not answer in time.` : `${host} could not be asked: ${nameOf(error)}.`;
  }
}

/** Never the message: it can contain a header's value. */
function nameOf(error: unknown): string {
  const { cause, name } = Object(error) as { readonly cause?: unknown; readonly name?: unknown };
  return systemCode(cause) ?? systemCode(error) ?? (typeof name === "string" ? name : "unknown");
}
