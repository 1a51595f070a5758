/** Whether and where telemetry is sent: the workflow's OpenTelemetry variables decide, no file of a repository. */
import { readHeaderList } from "../lib/header-list.ts";
import { given } from "../lib/parts.ts";

/** A collector's address and what it receives. */
export interface CollectorSettings {
  /** Absolute URLs; a signal without one is not sent. */
  readonly traces?: string;
  readonly metrics?: string;
  readonly headers: { readonly traces: Headers; readonly metrics: Headers };
  /** Longest time, in milliseconds, that a run waits for the collector at its end. */
  readonly timeoutMs: number;
  /** Whether it receives prompts, answers, arguments and results. */
  readonly content: boolean;
  /** The span that started the run. */
  readonly parent?: { readonly id: string; readonly span: string; readonly sampled: boolean };
  /** Why nothing is sent although it was requested, as a sentence. */
  readonly lacks?: string;
}

type Headers = Readonly<Record<string, string>>;
type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Undefined when no telemetry is requested. `endpoint` comes before the variables; "" leaves the decision to them.
 * Faults of `endpoint` are added to `faults`; variables may be meant for other programs, so their faults only disable
 * telemetry.
 */
export function readCollector(endpoint: string, variables: Variables, faults: string[]): CollectorSettings | undefined {
  const read = (name: string): string => variables[name]?.trim() ?? "";
  if (endpoint !== "" && !isAddress(endpoint))
    faults.push(`otlp-endpoint is ${JSON.stringify(endpoint)}, expected an http:// or https:// address.`);
  const addressOf = (signal: Signal): string => {
    if (read(`OTEL_${signal}_EXPORTER`) === "none") return "";
    const base = endpoint === "" ? read("OTEL_EXPORTER_OTLP_ENDPOINT") : endpoint;
    const own = endpoint === "" ? read(`OTEL_EXPORTER_OTLP_${signal}_ENDPOINT`) : "";
    return own !== "" || base === "" ? own : `${base.replace(/\/+$/, "")}/v1/${signal.toLowerCase()}`;
  };
  const [traces, metrics] = [addressOf("TRACES"), addressOf("METRICS")];
  if ((traces === "" && metrics === "") || read("OTEL_SDK_DISABLED").toLowerCase() === "true") return undefined;
  const headersOf = (signal: Signal): Headers => ({
    ...readHeaderList(read("OTEL_EXPORTER_OTLP_HEADERS")),
    ...readHeaderList(read(`OTEL_EXPORTER_OTLP_${signal}_HEADERS`)),
  });
  const timeout = Number(read("OTEL_EXPORTER_OTLP_TIMEOUT"));
  const parent = readParent(read("TRACEPARENT"));
  const lacks = lackOf([traces, metrics], endpoint === "" ? read("OTEL_EXPORTER_OTLP_PROTOCOL") : "");
  return {
    ...(traces === "" ? {} : { traces }),
    ...(metrics === "" ? {} : { metrics }),
    headers: { traces: headersOf("TRACES"), metrics: headersOf("METRICS") },
    timeoutMs: timeout > 0 ? Math.min(timeout, LONGEST_MS) : USUAL_MS,
    content: TELLS_CONTENT.test(read("OTEL_INSTRUMENTATION_GENAI_CAPTURE_MESSAGE_CONTENT")),
    ...(parent && { parent }),
    ...given({ lacks }),
  };
}

type Signal = "TRACES" | "METRICS";

const USUAL_MS = 3_000;
const LONGEST_MS = 5_000;

/** Events, the other place in the conventions, are not sent. */
const TELLS_CONTENT = /^(?:true|span_only|span_and_event)$/i;

function lackOf(addresses: readonly string[], protocol: string): string | undefined {
  if (protocol !== "" && protocol !== "http/protobuf")
    return `OTEL_EXPORTER_OTLP_PROTOCOL is ${protocol}, but Remit supports only http/protobuf. Give otlp-endpoint the collector's HTTP address, usually on port 4318.`;
  const wrong = addresses.some((address) => address !== "" && !isAddress(address));
  return wrong ? "OTEL_EXPORTER_OTLP_ENDPOINT, or that of a signal, is not an http:// or https:// address." : undefined;
}

function isAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}

/** In the format of W3C's Trace Context; undefined when malformed. */
function readParent(text: string): CollectorSettings["parent"] {
  const [, version = "", id = "", span = "", flags = "", rest = ""] = TRACEPARENT.exec(text) ?? [];
  if (/^(?:ff)?$/.test(version) || (version === "00" && rest !== "") || /^0*$/.test(id) || /^0*$/.test(span)) return;
  return { id, span, sampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

const TRACEPARENT = /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-.*)?$/;
