/**
 * What an agent may do: a rule for one agent applies to it alone, and a fork's code runs in a sandbox or not at all.
 */
import { describe, expect, test } from "@jest/globals";
import { DEFAULT_SETTINGS } from "../../src/project/settings.ts";
import { openSecrets } from "../../src/secrets.ts";
import { giveToolset } from "../../src/run/toolset.ts";
import type { Session } from "../../src/run/session.ts";
import type { Need } from "../../src/policy/policy.ts";
import { call, fakeTool, memoryLog, fakeAgent } from "../world/agent.ts";
import { invocationOf } from "../world/invocations.ts";
import { policyOf } from "../world/policies.ts";
import { issueRequest } from "../world/requests.ts";
import { openWorkshop } from "../world/workshop.ts";

interface Scene {
  readonly policy: string;
  /** The name of the agent's definition; `main` when absent. */
  readonly kind?: string;
  readonly fork?: boolean;
  readonly sandbox?: "none" | "sudo";
  /** How often the agent was started before. */
  readonly started?: number;
}

const TOOLS = ["read_file", "write_file", "run_shell_command", "mcp_tickets_find"].map((name) =>
  fakeTool(name, () => ({ text: "" })),
);
const write: Need = { kind: "path", access: "write", path: "src/a.ts", directory: "" };
const command: Need = { kind: "command", line: "npm test", directory: "" };

async function toolset({ policy, kind = "main", fork = false, sandbox = "sudo", started = 0 }: Scene) {
  await using shop = openWorkshop({ "src/a.ts": "a\n" });
  const log = memoryLog();
  const start = { type: "agent.started", name: "main", model: "", system: "", briefing: [], tools: [] } as const;
  for (let n = 0; n < started; n++) log.append(start);
  const { context } = shop;
  const order = invocationOf();
  const subject = { kind: "pull", number: 7, title: "", fromFork: fork } as const;
  const job = {
    ports: { ...context, shell: { sandbox }, secrets: openSecrets(new Map()), log },
    invocation: { ...order, directories: { ...order.directories, outputs: `${context.workspace.root}-outputs` } },
    admitted: {
      request: issueRequest("a".repeat(40), { subject }),
      policy: policyOf(policy),
      project: { settings: DEFAULT_SETTINGS, ignoreFiles: [] },
    },
    workspace: context.workspace,
    mark: "0".repeat(16),
  } as unknown as Session;
  const asker = { ...fakeAgent({ script: [] }).agent, name: kind === "main" ? "main" : "main/1" };
  const given = giveToolset(job, { asker, kind }, TOOLS);
  const judge = (tool: string, ...needs: readonly Need[]) => given.judge(call(tool), needs);
  const { path: kept } = await given.context.spill.keep("shell", "some output");
  return { judge, kept, tools: given.tools.map(({ name }) => name) };
}

test("a restarted agent's results get names that differ from its earlier ones", async () => {
  const policy = `version = 1\nextends = "read-only"\n`;
  expect((await toolset({ policy })).kept).toBe("remit-output:shell-1.txt");
  expect((await toolset({ policy, started: 1 })).kept).toBe("remit-output:shell-2-1.txt");
});

describe("a rule for one agent", () => {
  const policy = `version = 1
extends = "read-only"
[shell]
commands = "listed"
[[allow]]
id = "main-writes"
tool = ["write_file"]
path = ["src/**"]
agent = ["main"]
[[allow]]
id = "fixer-runs"
tool = ["run_shell_command"]
command = ["npm test"]
agent = ["fixer"]
[[allow]]
server = ["tickets"]
[[deny]]
id = "no-tickets"
server = ["tickets"]
agent = ["fixer"]
`;

  test("applies to that agent and to no other", async () => {
    const [main, fixer] = [await toolset({ policy }), await toolset({ policy, kind: "fixer" })];
    const tickets: Need = { kind: "server", server: "tickets", tool: "find" };
    expect(await main.judge("write_file", write)).toMatchObject({ effect: "allow", rules: ["main-writes"] });
    expect(await fixer.judge("write_file", write)).toMatchObject({ effect: "deny" });
    expect(await main.judge("run_shell_command", command)).toMatchObject({ effect: "deny" });
    expect(await fixer.judge("run_shell_command", command)).toMatchObject({
      effect: "allow",
      rules: expect.arrayContaining(["fixer-runs"]),
    });
    expect(await main.judge("mcp_tickets_find", tickets)).toMatchObject({ effect: "allow" });
    expect(await fixer.judge("mcp_tickets_find", tickets)).toMatchObject({ effect: "deny", rules: ["no-tickets"] });
  });

  test("decides which tools the agent gets at all", async () => {
    expect((await toolset({ policy })).tools).toContain("write_file");
    expect((await toolset({ policy, kind: "fixer" })).tools).not.toContain("write_file");
  });
});

describe("code of a fork's pull request", () => {
  const policy = 'version = 1\nextends = "edit"\n';

  test("runs in a sandbox or not at all, whatever the policy says", async () => {
    const judged = async (scene: Partial<Scene>) =>
      (await toolset({ policy, fork: true, ...scene })).judge("run_shell_command", command);
    expect(await judged({ sandbox: "none" })).toMatchObject({ effect: "deny", rules: ["built-in:fork-sandbox"] });
    const off = await judged({ sandbox: "none", policy: `${policy}[sandbox]\nmode = "off"\n` });
    expect(off).toMatchObject({ effect: "deny", reason: expect.stringContaining("remit.toml") });
    expect(await judged({ sandbox: "sudo" })).toMatchObject({ effect: "allow" });
    expect(await judged({ sandbox: "none", fork: false })).toMatchObject({ effect: "allow" });
    const tools = async (scene: Partial<Scene>) => (await toolset({ policy, sandbox: "none", ...scene })).tools;
    expect(await tools({ fork: true })).not.toContain("run_shell_command");
    expect(await tools({})).not.toContain("run_shell_command");
    expect(await tools({ sandbox: "sudo", fork: true })).toContain("run_shell_command");
  });

  test("can be read even where it cannot run", async () => {
    const given = await toolset({ policy, fork: true, sandbox: "none" });
    const read: Need = { kind: "path", access: "read", path: "src/a.ts", directory: "" };
    expect(await given.judge("read_file", read)).toMatchObject({ effect: "allow" });
  });
});
