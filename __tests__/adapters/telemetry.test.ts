/** What a collector receives of a recorded run, and what a malicious one can do. */
import { readFileSync, writeFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "@jest/globals";
import { openCollector } from "../../src/adapters/telemetry.ts";
import { telemetryOf } from "../../src/report/telemetry.ts";
import { recorded } from "../world/recorded.ts";
import { openCollectorServer } from "../world/collector.ts";

const golden = join(dirname(fileURLToPath(import.meta.url)), "..", "replays", "golden");
const NONE = { traces: {}, metrics: {} };
const LONG_MS = 20_000;

function telemetryFor(name: string, content = false) {
  const telemetry = telemetryOf(recorded(name), { content });
  if (telemetry === undefined) throw new Error("The run never started.");
  return telemetry;
}

describe("a collector", () => {
  test.each(["sub-agents", "compressed"])("receives the spans and metrics of `%s` unchanged", async (name) => {
    await using server = await openCollectorServer();
    const [traces, metrics] = [`${server.url}/v1/traces`, `${server.url}/v1/metrics`];
    expect(await openCollector({ traces, metrics, headers: NONE }).send(telemetryFor(name), LONG_MS)).toEqual([]);
    const received = { resource: server.resource(), spans: server.spans(), metrics: server.metrics() };
    const text = `${JSON.stringify(received, undefined, 2)}\n`;
    const file = join(golden, `${name}.telemetry.json`);
    if (process.env["UPDATE_GOLDEN"] === "1") writeFileSync(file, text);
    expect(text).toBe(readFileSync(file, "utf8"));
  });

  test("gets each signal with its headers, but only signals that have an address", async () => {
    await using server = await openCollectorServer();
    const headers = { traces: { "x-key": "one" }, metrics: { "x-key": "two" } };
    await openCollector({ metrics: `${server.url}/v1/metrics`, headers }).send(telemetryFor("fix"), LONG_MS);
    expect(server.requests.map(({ path, headers: { "x-key": key } }) => [path, key])).toEqual([["/v1/metrics", "two"]]);
    await openCollector({ traces: `${server.url}/v1/traces`, headers }).send(telemetryFor("fix"), LONG_MS);
    expect(server.requests.at(-1)?.headers).toMatchObject({ "x-key": "one", "content-type": "application/x-protobuf" });
  });
});

/** Ways to answer, and what is reported of each; `ms` is short where the time must run out. */
const WAYS: readonly [name: string, answer: (response: ServerResponse) => void, said: RegExp, ms: number][] = [
  ["refuses", (response) => void response.writeHead(400).end("no"), /answered 400\.$/, LONG_MS],
  ["is busy", (response) => void response.writeHead(503, { "retry-after": "0" }).end(), /answered 503\.$/, LONG_MS],
  ["never answers", () => undefined, /did not answer in time\.$/, 300],
  [
    "does not speak HTTP",
    (response) => void response.socket?.end("hello\r\n\r\n"),
    /could not be asked: \w+\.$/,
    LONG_MS,
  ],
  ["hangs up", (response) => void response.socket?.resetAndDestroy(), /could not be asked: \w+\.$/, LONG_MS],
];

describe("a collector that", () => {
  test.each(WAYS)(
    "%s gets one request per signal, and its failure is reported in a sentence",
    async (_, answer, expected, ms) => {
      await using server = await openCollectorServer(answer);
      const [traces, metrics] = [`${server.url}/v1/traces`, `${server.url}/v1/metrics`];
      const failures = await openCollector({ traces, metrics, headers: NONE }).send(telemetryFor("fix"), ms);
      expect(failures).toEqual([expect.stringMatching(expected)]);
      expect(server.requests.map(({ path }) => path).sort()).toEqual(["/v1/metrics", "/v1/traces"]);
    },
  );

  test("redirects is not followed, since the headers are meant for it alone", async () => {
    await using elsewhere = await openCollectorServer();
    await using server = await openCollectorServer(
      (response) => void response.writeHead(307, { location: `${elsewhere.url}/v1/traces` }).end(),
    );
    const headers = { traces: { authorization: "Bearer key" }, metrics: {} };
    const failures = await openCollector({ traces: `${server.url}/v1/traces`, headers }).send(
      telemetryFor("fix"),
      LONG_MS,
    );
    expect(failures).toEqual([expect.stringMatching(/answered 307\.$/)]);
    expect(elsewhere.requests).toEqual([]);
  });

  test("answers endlessly is not read to the end", async () => {
    await using server = await openCollectorServer((response) => {
      response.writeHead(200);
      const more = (): void =>
        void (response.destroyed || response.write("x".repeat(65_536), () => setImmediate(more)));
      more();
    });
    const traces = `${server.url}/v1/traces`;
    expect(await openCollector({ traces, headers: NONE }).send(telemetryFor("fix"), LONG_MS)).toEqual([]);
  });

  test("cannot be reached is reported, without any header's value", async () => {
    const server = await openCollectorServer();
    await server[Symbol.asyncDispose]();
    const headers = { traces: { authorization: "the\nkey" }, metrics: {} };
    const [first, second] = [
      await openCollector({ metrics: `${server.url}/v1/metrics`, headers }).send(telemetryFor("fix"), LONG_MS),
      await openCollector({ traces: `${server.url}/v1/traces`, headers }).send(telemetryFor("fix"), LONG_MS),
    ];
    expect(first).toEqual([expect.stringMatching(/could not be asked: ECONNREFUSED\.$/)]);
    expect(second).toEqual([expect.stringMatching(/could not be asked: \w+\.$/)]);
    expect(second.join()).not.toContain("key");
  });
});
