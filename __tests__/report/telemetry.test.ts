/** Spans and measurements of a run fit together, add up, and contain only the content that was requested. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "@jest/globals";
import type { Entry, Trace } from "../../src/events.ts";
import { readTotals } from "../../src/report/totals.ts";
import { telemetryOf } from "../../src/report/telemetry.ts";
import type { Telemetry } from "../../src/ports.ts";
import { RECORDED, recorded } from "../world/recorded.ts";
import { write } from "./entries.ts";

function telemetryFor(entries: readonly Entry[], options = { content: false }): Telemetry {
  const telemetry = telemetryOf(entries, options);
  if (telemetry === undefined) throw new Error("The run never started.");
  return telemetry;
}

function sum({ measurements }: Telemetry, name: string, attributes: Readonly<Record<string, unknown>> = {}): number {
  const own = measurements.filter(
    (each) => each.name === name && Object.entries(attributes).every(([key, value]) => each.attributes[key] === value),
  );
  return own.reduce((total, { value }) => total + value, 0);
}

const started = RECORDED.filter((name) => recorded(name)[0]?.event.type === "run.started");

describe.each(started)("the telemetry of the recorded run `%s`", (name) => {
  const entries = recorded(name);
  const telemetry = telemetryFor(entries);
  const spans = new Map(telemetry.spans.map((span) => [span.id, span]));

  test("is one tree of spans, each within the time of its parent", () => {
    expect(spans.size).toBe(telemetry.spans.length);
    expect(telemetry.spans.filter(({ parent }) => parent === undefined).map((span) => span.name)).toEqual(["run"]);
    const outside = telemetry.spans.flatMap((span) => {
      const above = span.parent === undefined ? span : spans.get(span.parent);
      return above !== undefined && above.start <= span.start && span.end <= above.end ? [] : [[span, above]];
    });
    expect(outside).toEqual([]);
  });

  test("has a span for every model request and every tool call", () => {
    const count = (prefix: string) => telemetry.spans.filter((span) => span.name.startsWith(prefix)).length;
    const decided = entries.filter(({ event }) => event.type === "call.decided").length;
    expect(count("execute_tool ")).toBe(decided);
    const retried = entries.filter(({ event }) => event.type === "model.retried").length;
    const requests = entries.filter(({ event }) => event.type === "model.asked").length;
    expect(count("generate_content ")).toBeGreaterThanOrEqual(requests - retried);
  });

  test("adds up to the report's totals", () => {
    const { tokens, usd, denials, compressions } = readTotals(entries);
    const type = "gen_ai.token.type";
    expect(sum(telemetry, "gen_ai.client.token.usage", { [type]: "input" })).toBe(tokens.input);
    expect(sum(telemetry, "gen_ai.client.token.usage", { [type]: "output" })).toBe(tokens.output);
    expect(sum(telemetry, "remit.cost")).toBeCloseTo(usd, 9);
    expect(sum(telemetry, "remit.denials")).toBe(denials.reduce((total, { count }) => total + count, 0));
    expect(sum(telemetry, "remit.compressions")).toBe(compressions.length);
  });

  test("contains no text of requests, replies, files or commands, unless content is requested", () => {
    const marked = entries.map((entry) => replaceContent(entry) as Entry);
    expect(JSON.stringify(telemetryFor(marked))).not.toContain(CONTENT);
    const requested = JSON.stringify(telemetryFor(marked, { content: true }));
    if (entries.some(({ event }) => event.type === "agent.started")) expect(requested).toContain(CONTENT);
  });
});

const CONTENT = "words-of-somebody";
/** Fields of the log that hold text from people, models, files and commands. */
const CONTENT_FIELDS =
  /^(?:text|system|briefing|args|instruction|message|reason|title|output|command|path|snapshot|cause|branch|description|diff|body|summary|said|allowWith|hint|login|thoughts|citations|task|phrase|rawStop)$/;

function replaceContent(value: unknown, isContent = false): unknown {
  if (typeof value === "string") return isContent ? CONTENT : value;
  if (Array.isArray(value)) return value.map((item) => replaceContent(item, isContent));
  if (value === null || typeof value !== "object") return value;
  // The cause of a failure is one of the model port's own kinds; the cause of a retry is the service's text.
  const port = "type" in value && value.type === "model.failed";
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      port && name === "cause" ? item : replaceContent(item, isContent || CONTENT_FIELDS.test(name)),
    ]),
  );
}

describe("a tool that does not exist", () => {
  test("is reported without the name that the model made up", () => {
    const entries = write()
      .started()
      .turn({ calls: [{ tool: "the_password_is_hunter2", args: {} }] }).entries;
    const { spans } = telemetryFor(entries);
    expect(spans.map(({ name }) => name)).toContainEqual(expect.stringMatching(/^execute_tool /));
    expect(JSON.stringify(telemetryFor(entries))).not.toContain("hunter2");
  });
});

describe("the telemetry of a run", () => {
  const done = () => write().started().turn({ text: "Done." }).finished({ conclusion: "answered", message: "Done." });

  test("is not made when the run never started", () => {
    expect(telemetryOf([], { content: false })).toBeUndefined();
    expect(telemetryOf(recorded("config-fault"), { content: false })).toBeUndefined();
  });

  test("ends with the log of a run that was cut off, and its open spans say so", () => {
    const { spans } = telemetryFor(recorded("cut-off"));
    const open = spans.filter(({ error }) => error === "cut_off");
    expect(open.map(({ name }) => name.split(" ")[0])).toEqual(["generate_content", "invoke_agent", "run"]);
    expect(new Set(open.map(({ end }) => end))).toEqual(new Set([recorded("cut-off").at(-1)?.at]));
  });

  test("has the same ids each time it is made", () => {
    expect(telemetryFor(done().entries)).toEqual(telemetryFor(done().entries));
  });

  test("belongs to the trace that the log names, below the span that started the run", () => {
    const trace = { id: "ab".repeat(16), span: "cd".repeat(8), parent: "ef".repeat(8), sampled: true };
    const { spans, ...telemetry } = telemetryFor(under(done().entries, trace));
    expect(telemetry.trace).toBe(trace.id);
    expect(spans.at(-1)).toMatchObject({ name: "run", id: trace.span, parent: trace.parent });
  });

  test("has measurements but no spans when the trace is not sampled", () => {
    const trace = { id: "ab".repeat(16), span: "cd".repeat(8), sampled: false };
    const { spans, measurements } = telemetryFor(under(done().entries, trace));
    expect(spans).toEqual([]);
    expect(measurements.length).toBeGreaterThan(0);
  });

  test("of a later job covers only that job's part, below the same run", () => {
    const end = { kind: "finished", text: "Done." } as const;
    const publication = { branch: "b", commit: "c".repeat(40), files: [], refused: [] };
    const worked = write().started().turn({ text: "Done." }).add({ type: "agent.stopped", end });
    const since = (worked.entries.at(-1)?.at ?? 0) + 60_000;
    const all = worked
      .add({ type: "change.published", publication }, 60_900)
      .finished({ conclusion: "changed", message: "Done." }).entries;
    const { spans, measurements } = telemetryOf(all, { content: false, since }) ?? {};
    expect(spans?.map(({ name, start, end }) => [name, start, end])).toEqual([["publication", since, since + 900]]);
    expect(spans?.[0]?.parent).toBe(telemetryFor(all).spans.at(-1)?.id);
    expect(measurements).toEqual([]);
  });
});

function under(entries: readonly Entry[], trace: Trace): Entry[] {
  return entries.map((entry) =>
    entry.event.type === "run.started"
      ? { ...entry, event: { ...entry.event, run: { ...entry.event.run, trace } } }
      : entry,
  );
}

test("the page on telemetry names every metric with its kind and unit", () => {
  const rows = readFileSync("docs/telemetry.md", "utf8").matchAll(/^\| `([\w.]+)` +\| (\w+) +\| `(\S+)` +\|/gm);
  const { instruments } = telemetryFor(recorded("fix"));
  expect([...rows].map(([, ...cells]) => cells)).toEqual(instruments.map(({ name, kind, unit }) => [name, kind, unit]));
});
