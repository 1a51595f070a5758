/** Which MCP servers of the trusted ref a run starts, and with what. */
import { describe, expect, test } from "@jest/globals";
import type { ServerEntry } from "../../../src/ports.ts";
import type { ServerSetting } from "../../../src/project/servers.ts";
import type { Session } from "../../../src/run/session.ts";
import { openRunServers } from "../../../src/features/servers/servers.ts";
import { fakeClock, memoryLog } from "../../world/agent.ts";
import { eventsOf } from "../../world/log-events.ts";
import { invocationOf } from "../../world/invocations.ts";
import { issueRequest, policyOf } from "../../world/requests.ts";

const entry = (name: string, more: Partial<ServerEntry> = {}): ServerSetting => ({
  kind: "entry",
  name,
  transport: { kind: "stdio", command: "node", args: ["$TICKETS_TOKEN"], environment: {} },
  exclude: [],
  timeoutMs: 1,
  required: false,
  ...more,
});

interface Scene {
  readonly fork?: boolean;
  readonly sandbox?: string;
}

async function start(policy: string, settings: readonly ServerSetting[], agent = "main", scene: Scene = {}) {
  const { fork = false, sandbox = "sudo" } = scene;
  const subject = { kind: "pull", number: 7, title: "", fromFork: fork } as const;
  const requested: ServerEntry[] = [];
  const warned: string[] = [];
  const log = memoryLog(fakeClock());
  const open = async (entries: readonly ServerEntry[]) => {
    requested.push(...entries);
    return entries.map(({ name }) => ({ kind: "open", server: { name, tools: [], notes: [] }, ms: 1 }));
  };
  const job = {
    ports: {
      log,
      shell: { sandbox },
      servers: { open },
      files: { makeDirectory: async () => {} },
      runner: { annotate: (_: string, title: string) => warned.push(title) },
    },
    invocation: { ...invocationOf(), environment: { TICKETS_TOKEN: "t0", GITHUB_TOKEN: "secret", HOME: "/root" } },
    admitted: { request: { ...issueRequest("a".repeat(40)), subject }, policy: policyOf(policy) },
    signal: new AbortController().signal,
  } as unknown as Session;
  const opened = await openRunServers(job, settings, agent);
  return { opened, requested, warned, failed: eventsOf(log.entries, "server.failed") };
}

const names = (entries: readonly ServerEntry[]) => entries.map(({ name }) => name);

describe("an MCP server", () => {
  test("is started if a rule allows some use of it, and is otherwise reported with the rule that is missing", async () => {
    const policy = 'version = 1\n[[allow]]\nserver = ["tickets"]\n';
    const { requested, failed, warned } = await start(policy, [entry("tickets"), entry("shop")]);
    expect(names(requested)).toEqual(["tickets"]);
    expect(failed).toMatchObject([{ name: "shop", reason: expect.stringContaining('server = ["shop"]') }]);
    expect(warned).toEqual(["Remit: MCP server shop"]);
  });

  test.each([
    ["without a policy", "version = 1\n", "main"],
    ["by the preset that allows most", 'version = 1\nextends = "maintain"\n', "main"],
    ["by a denial", 'version = 1\n[[deny]]\nserver = ["tickets"]\n', "main"],
    [
      "by a rule for other circumstances",
      'version = 1\n[[allow]]\nserver = ["tickets"]\nwhen = { fork = true }\n',
      "main",
    ],
    ["by a rule for another server's name", 'version = 1\n[[allow]]\nserver = ["ticket", "tickets-2"]\n', "main"],
    ["by a rule for another tool", 'version = 1\n[[allow]]\ntool = ["read_file"]\n', "main"],
  ])("is not started %s", async (_, policy, agent) => {
    expect((await start(policy, [entry("tickets")], agent)).requested).toEqual([]);
  });

  test("needs a sandbox unless the owner switched it off, and always for a fork's pull request", async () => {
    const policy = 'version = 1\n[[allow]]\nserver = ["tickets"]\n';
    const off = `${policy}[sandbox]\nmode = "off"\n`;
    const transport = { kind: "stdio", command: "npx", args: ["x"], environment: {}, directory: "." } as const;
    const started = async (scene: Scene, own = policy) =>
      names((await start(own, [entry("tickets", { transport })], "main", scene)).requested);
    expect(await started({ fork: true })).toEqual(["tickets"]);
    expect(await started({ sandbox: "none" })).toEqual([]);
    expect(await started({ sandbox: "none" }, off)).toEqual(["tickets"]);
    expect(await started({ fork: true, sandbox: "none" })).toEqual([]);
    expect(await started({ fork: true, sandbox: "none" }, off)).toEqual([]);
  });

  test("runs outside the sandbox only if the policy names it, and never for a fork's pull request", async () => {
    const policy = 'version = 1\n[[allow]]\nserver = ["tickets"]\n';
    const named = `${policy}[sandbox]\noutside = ["tickets"]\n`;
    const transport = {
      kind: "stdio",
      command: "npx",
      args: [],
      environment: {},
      outside: true,
    } as const;
    const run = (own: string, scene: Scene = {}) => start(own, [entry("tickets", { transport })], "main", scene);
    expect(names((await run(named)).requested)).toEqual(["tickets"]);
    expect(names((await run(named, { fork: true })).requested)).toEqual([]);
    const refused = await run(policy);
    expect(names(refused.requested)).toEqual([]);
    expect(refused.failed).toMatchObject([{ reason: expect.stringContaining('outside = ["tickets"]') }]);
  });

  test("fails the run if it is required but not allowed", async () => {
    const { opened } = await start("version = 1\n", [entry("tickets", { required: true })]);
    expect(opened).toMatchObject({ kind: "failed", fault: { kind: "config" } });
  });

  test("gets only those of the step's variables that its entry names", async () => {
    const policy = 'version = 1\n[[allow]]\nserver = ["tickets"]\n';
    const { requested } = await start(policy, [entry("tickets")]);
    expect(JSON.stringify(requested)).toContain('"t0"');
    expect(JSON.stringify(requested)).not.toMatch(/secret|\/root/);
  });
});
