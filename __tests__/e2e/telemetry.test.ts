/** Whole jobs with a collector that works, one that misbehaves, and none. */
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "@jest/globals";
import { openCollectorServer } from "../world/collector.ts";
import { call, say } from "../world/gemini.ts";
import { long } from "../world/long.ts";
import { PROGRAM, runCommandLine } from "../world/program.ts";
import { commentEvent } from "../world/events.ts";
import { proposeJob, publishJob, TWO_TOKENS } from "../world/two-jobs.ts";
import { sandboxed } from "../world/ways.ts";
import { openWorld, type WorldOptions } from "../world/world.ts";
import { EDIT_POLICY, FIX, SHOP } from "./shop.ts";

const common = { users: { maria: "write" }, files: SHOP, policy: EDIT_POLICY } as const;
const [TRACE, PARENT] = ["0af7651916cd43dd8448eb211c80319c", "b7ad6b7169203331"];

async function runOnce(options: WorldOptions) {
  const world = await openWorld({ ...common, ...options });
  const issue = world.github.openIssue({ as: "maria", title: "Wrong total", body: "Empty carts show an error." });
  return { world, run: await world.comment("maria", issue.number, "@remit fix the total") };
}

describe("a job with a collector", () => {
  test("sends spans as children of the workflow's span, and metrics, with the configured key", async () => {
    await using collector = await openCollectorServer();
    const environment = {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_HEADERS: "authorization=Bearer%20k3y-of-the-collector",
      OTEL_RESOURCE_ATTRIBUTES: "deployment.environment.name=ci",
      TRACEPARENT: `00-${TRACE}-${PARENT}-01`,
    };
    const { world, run } = await runOnce({ script: FIX, job: { environment } });
    await using _ = world;
    expect(run.main.code).toBe(0);
    const spans = collector.spans();
    const root = spans.find(({ name }) => name === "run");
    expect(root).toMatchObject({ trace: TRACE, parent: PARENT, attributes: { "remit.conclusion": "changed" } });
    expect(new Set(spans.map(({ name }) => name.split(" ")[0]))).toEqual(
      new Set(["run", "invoke_agent", "turn", "generate_content", "execute_tool", "publication"]),
    );
    expect(collector.resource()).toMatchObject({ "service.name": "remit", "deployment.environment.name": "ci" });
    expect(collector.metrics().map(({ name }) => name)).toContain("gen_ai.client.token.usage");
    expect(collector.requests.map(({ headers }) => headers.authorization)).toEqual(
      Array.from({ length: 2 }, () => "Bearer k3y-of-the-collector"),
    );
    const sent = Buffer.concat(collector.requests.map(({ body }) => body)).toString("latin1");
    for (const word of ["fix the total", "Empty carts", "had no start value", "reduce(", "npm test", "Wrong total"])
      expect(sent).not.toContain(word);
    expect(run.main.annotations.filter(({ title }) => title?.includes("telemetry"))).toEqual([]);
  });

  sandboxed("passes its trace context to commands, and sends message content on request, without secrets", async () => {
    await using collector = await openCollectorServer();
    const environment = {
      OTEL_EXPORTER_OTLP_HEADERS: "authorization=Bearer%20k3y-of-the-collector",
      OTEL_INSTRUMENTATION_GENAI_CAPTURE_MESSAGE_CONTENT: "true",
    };
    const script = [
      call("run_shell_command", { command: "echo at $TRACEPARENT; echo k3y-of-the-coll''ector" }),
      say("The total is right."),
    ];
    const { world } = await runOnce({ script, inputs: { "otlp-endpoint": collector.url }, job: { environment } });
    await using _ = world;
    const root = collector.spans().find(({ name }) => name === "run");
    expect(world.gemini.requests[1]?.answers[0]?.text).toContain(`at 00-${root?.trace}-${root?.id}-01`);
    const spans = JSON.stringify(collector.spans());
    expect(spans).toContain("The total is right.");
    expect(spans).toContain("Empty carts show an error.");
    expect(spans).not.toContain("k3y-of-the-collector");
  });

  long("that publishes a proposal sends what the first job could not, as part of the same run", async () => {
    await using collector = await openCollectorServer();
    await using world = await openWorld({ ...common, ...TWO_TOKENS, script: FIX });
    const issue = world.github.openIssue({ as: "maria", title: "Wrong total" });
    const event = commentEvent(world.github, { as: "maria", number: issue.number, body: "@remit fix it" });
    const inputs = { "otlp-endpoint": collector.url };
    const proposed = await proposeJob(world, event, { inputs });
    const before = collector.spans().length;
    await publishJob(world, proposed, { inputs });
    const [root] = collector.spans().filter(({ name }) => name === "run");
    expect(collector.spans().slice(before)).toMatchObject([
      { name: "publication", trace: root?.trace, parent: root?.id },
    ]);
    expect(collector.metrics().filter(({ name }) => name === "remit.run.duration")).toHaveLength(1);
  });

  long("ends normally when the collector answers with an endless error", async () => {
    await using collector = await openCollectorServer((response) => {
      response.writeHead(500);
      const more = (): void =>
        void (response.destroyed || response.write("x".repeat(65_536), () => setImmediate(more)));
      more();
    });
    const { world, run } = await runOnce({ script: FIX, inputs: { "otlp-endpoint": collector.url } });
    await using _ = world;
    expect(run.main.code).toBe(0);
    expect(run.outputs["conclusion"]).toBe("changed");
    expect(collector.requests).toHaveLength(2);
    expect(run.main.annotations).toContainEqual(
      expect.objectContaining({ level: "notice", message: expect.stringContaining("answered 500.") }),
    );
  });

  long("ends normally when the collector never answers", async () => {
    await using collector = await openCollectorServer(() => undefined);
    const environment = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_EXPORTER_OTLP_TIMEOUT: "200" };
    const { world, run } = await runOnce({ script: FIX, job: { environment } });
    await using _ = world;
    expect(run.main.code).toBe(0);
    expect(run.main.annotations).toContainEqual(
      expect.objectContaining({ message: expect.stringContaining("did not answer in time.") }),
    );
  });
});

describe("a job without a collector", () => {
  test("sends nothing, whatever the repository's settings say, and loads no telemetry code", async () => {
    await using collector = await openCollectorServer();
    const coverage = await mkdtemp(path.join(tmpdir(), "remit-loaded-"));
    const telemetry = { enabled: true, target: "local", otlpEndpoint: collector.url, otlpProtocol: "http" };
    const files = { ...SHOP, ".gemini/settings.json": JSON.stringify({ telemetry }) };
    const environment = { NODE_V8_COVERAGE: coverage };
    const { world, run } = await runOnce({ files, script: [say("Nothing to do.")], job: { environment } });
    await using _ = world;
    expect(run.main.code).toBe(0);
    expect(collector.requests).toEqual([]);
    const loaded = await loadedFrom(coverage);
    await rm(coverage, { recursive: true, force: true });
    expect(loaded.length).toBeGreaterThan(0);
    const ofTelemetry = await filesOfTelemetry();
    expect(ofTelemetry.length).toBeGreaterThanOrEqual(2); // The setting, and the packages that encode telemetry.
    expect(loaded.filter((file) => ofTelemetry.includes(path.basename(file)))).toEqual([]);
  });
});

/** The program's files that only telemetry needs. */
async function filesOfTelemetry(): Promise<string[]> {
  const dist = path.join(PROGRAM, "dist");
  const names = (await readdir(dist)).filter((name) => name.endsWith(".js"));
  const texts = await Promise.all(names.map((name) => readFile(path.join(dist, name), "utf8")));
  return names.filter((_, index) => /gen_ai\.client\.token\.usage|ProtobufTraceSerializer/.test(texts[index] ?? ""));
}

/** The program's files that its processes have loaded. */
async function loadedFrom(coverage: string): Promise<string[]> {
  const reports = await Promise.all(
    (await readdir(coverage)).map((name) => readFile(path.join(coverage, name), "utf8")),
  );
  const urls = reports.flatMap((text) =>
    (JSON.parse(text) as { result: { url: string }[] }).result.map(({ url }) => url),
  );
  return [...new Set(urls.filter((url) => url.startsWith("file:")).map((url) => fileURLToPath(url)))];
}

describe("remit report --otlp", () => {
  test("sends a finished log, and fails when no collector accepts it", async () => {
    await using collector = await openCollectorServer();
    await using busy = await openCollectorServer((response) => void response.writeHead(503).end());
    const log = fileURLToPath(new URL("../replays/sub-agents.ndjson", import.meta.url));
    const sent = await remit("report", log, "--otlp", collector.url);
    expect(sent).toMatchObject({ code: 0, stdout: expect.stringMatching(/^Sent \d+ spans and \d+ measurements/) });
    expect(collector.spans().filter(({ name }) => name.startsWith("invoke_agent"))).toHaveLength(3);
    expect(await remit("report", log, "--otlp", busy.url)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^Not sent: \S+ answered 503\.\n$/),
    });
    expect(await remit("report", log, "--otlp", "nowhere")).toMatchObject({ code: 2 });
  });
});

function remit(...args: string[]) {
  return runCommandLine(args, { env: { PATH: process.env["PATH"] } });
}
