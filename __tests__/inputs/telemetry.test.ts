/** Whether and where telemetry goes: by OpenTelemetry's variables and one input. */
import { describe, expect, test } from "@jest/globals";
import { readCollector } from "../../src/inputs/telemetry.ts";

const NOWHERE = "http://collector.example:4318";

function read(variables: Readonly<Record<string, string>>, endpoint = "") {
  const faults: string[] = [];
  return { place: readCollector(endpoint, variables, faults), faults };
}

describe("telemetry", () => {
  test("is off when no collector is named", () => {
    expect(
      read({ TRACEPARENT: `00-${"a".repeat(32)}-${"b".repeat(16)}-01`, OTEL_SERVICE_NAME: "x" }).place,
    ).toBeUndefined();
    expect(read({ OTEL_EXPORTER_OTLP_ENDPOINT: NOWHERE, OTEL_SDK_DISABLED: "TRUE" }).place).toBeUndefined();
    const none = { OTEL_TRACES_EXPORTER: "none", OTEL_METRICS_EXPORTER: "none" };
    expect(read({ OTEL_EXPORTER_OTLP_ENDPOINT: NOWHERE, ...none }).place).toBeUndefined();
  });

  test("goes to two paths of the endpoint, with or without a trailing slash", () => {
    for (const endpoint of [NOWHERE, `${NOWHERE}/`]) {
      const addresses = { traces: `${NOWHERE}/v1/traces`, metrics: `${NOWHERE}/v1/metrics` };
      expect(read({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }).place).toMatchObject(addresses);
      expect(read({ OTEL_EXPORTER_OTLP_ENDPOINT: "http://other.example" }, endpoint).place).toMatchObject(addresses);
    }
  });

  test("goes to a signal's own endpoint unchanged", () => {
    const own = read({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: "http://traces.example/in" }).place;
    expect(own).toMatchObject({ traces: "http://traces.example/in" });
    expect(own).not.toHaveProperty("metrics");
  });

  test("carries the headers of all signals and of each signal, decoded", () => {
    const { place } = read({
      OTEL_EXPORTER_OTLP_ENDPOINT: NOWHERE,
      OTEL_EXPORTER_OTLP_HEADERS: "Authorization=Bearer%20a=b, x-team = shop ,nonsense",
      OTEL_EXPORTER_OTLP_METRICS_HEADERS: "x-team=numbers",
    });
    expect(place?.headers).toEqual({
      traces: { authorization: "Bearer a=b", "x-team": "shop" },
      metrics: { authorization: "Bearer a=b", "x-team": "numbers" },
    });
  });

  test("times out after three seconds or the time set, and never later than five seconds", () => {
    const wait = (text: string) =>
      read({ OTEL_EXPORTER_OTLP_ENDPOINT: NOWHERE, OTEL_EXPORTER_OTLP_TIMEOUT: text }).place?.timeoutMs;
    expect(["", "1000", "60000", "-1", "soon"].map(wait)).toEqual([3_000, 1_000, 5_000, 3_000, 3_000]);
  });

  test("includes content only when it is requested for spans", () => {
    const content = (text: string) =>
      read({ OTEL_EXPORTER_OTLP_ENDPOINT: NOWHERE, OTEL_INSTRUMENTATION_GENAI_CAPTURE_MESSAGE_CONTENT: text }).place
        ?.content;
    const answers = { "": false, false: false, no_content: false, event_only: false, true: true, SPAN_ONLY: true };
    for (const [text, wanted] of Object.entries(answers)) expect([text, content(text)]).toEqual([text, wanted]);
  });

  test("has the span of TRACEPARENT as its parent if that is valid", () => {
    const [id, span] = ["0af7651916cd43dd8448eb211c80319c", "b7ad6b7169203331"];
    const parent = (text: string) => read({ OTEL_EXPORTER_OTLP_ENDPOINT: NOWHERE, TRACEPARENT: text }).place?.parent;
    expect(parent(`00-${id}-${span}-01`)).toEqual({ id, span, sampled: true });
    expect(parent(`00-${id}-${span}-00`)).toEqual({ id, span, sampled: false });
    expect(parent(`cc-${id}-${span}-01-what-comes-later`)).toEqual({ id, span, sampled: true });
    const zeros = [`00-${"0".repeat(32)}-${span}-01`, `00-${id}-${"0".repeat(16)}-01`];
    for (const text of ["", "x", ...zeros, `ff-${id}-${span}-01`, `00-${id}-${span}-01-more`, `00-${id}-${span}`])
      expect([text, parent(text)]).toEqual([text, undefined]);
  });

  test("is not sent over another protocol and reports why; an invalid address in the input is a fault", () => {
    const grpc = { OTEL_EXPORTER_OTLP_ENDPOINT: NOWHERE, OTEL_EXPORTER_OTLP_PROTOCOL: "grpc" };
    expect(read(grpc).place?.lacks).toContain("only http/protobuf");
    expect(read(grpc, NOWHERE).place?.lacks).toBeUndefined();
    expect(read({ OTEL_EXPORTER_OTLP_ENDPOINT: "collector:4318" }).place?.lacks).toContain(
      "not an http:// or https:// address",
    );
    expect(read({ OTEL_EXPORTER_OTLP_ENDPOINT: "collector:4318" }).faults).toEqual([]);
    expect(read({}, "collector:4318").faults).toEqual([expect.stringContaining('otlp-endpoint is "collector:4318"')]);
  });
});
