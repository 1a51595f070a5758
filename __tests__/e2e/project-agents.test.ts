/** Sub-agents through the built action. */
import { describe, expect, test } from "@jest/globals";
import { long } from "../world/long.ts";
import { eventsOf } from "../world/log-events.ts";
import { call, calls, held, say, type GeminiRequest, type ReplyOptions, type Step } from "../world/gemini.ts";
import { openWorld, type World, type WorldOptions } from "../world/world.ts";
import { EDIT_POLICY, MEND, MENDED, READ, SHOP } from "./shop.ts";

function open(script: readonly Step[], options: Partial<WorldOptions> = {}): Promise<World> {
  return openWorld({ users: { maria: "write" }, files: SHOP, policy: EDIT_POLICY, script, ...options });
}

async function ask(world: World, inputs: Readonly<Record<string, string>> = {}) {
  const issue = world.github.openIssue({ as: "maria", title: "Wrong total" });
  return await world.comment("maria", issue.number, "@remit fix the total", { inputs });
}

const invoke = (agent_name: string, prompt: string) => call("invoke_agent", { agent_name, prompt });
const report = (result: string, options: ReplyOptions = {}) => call("complete_task", { result }, options);
const briefedWith =
  (text: string) =>
  ({ body }: GeminiRequest) =>
    JSON.stringify(body.contents?.[0]).includes(text);

/** A server with one tool; what it answers is in a file beside it. */
const DESK = String.raw`
  const text = require("./answer.cjs");
  const tell = (id, result) => process.stdout.write(JSON.stringify({ jsonrpc: "2.0", id, result }) + "\n");
  const tools = [{ name: "ask", inputSchema: { type: "object" } }];
  const start = { protocolVersion: "2025-06-18", capabilities: { tools: {} }, serverInfo: { name: "desk", version: "1" } };
  const results = { initialize: start, "tools/list": { tools }, "tools/call": { content: [{ type: "text", text }] } };
  require("node:readline").createInterface({ input: process.stdin }).on("line", (line) => {
    const { id, method } = JSON.parse(line);
    if (id !== undefined) tell(id, results[method] ?? {});
  });`;

describe("a sub-agent", () => {
  test("works in its own context with its own tools, and returns its report", async () => {
    await using world = await open([
      invoke("codebase_investigator", "Where is the total?"),
      READ,
      report("In src/cart.js:3."),
      say("Found."),
    ]);
    const { entries, outputs } = await ask(world);
    const [main, first, second, last] = world.gemini.requests;
    expect(main?.tools).toContain("invoke_agent");
    expect(main?.system).toContain("`codebase_investigator`");
    expect(first?.system).toContain("You are the codebase investigator.");
    expect(first?.lastText).toContain("# Your job\n\nWhere is the total?");
    expect(first?.lastText).not.toContain("fix the total");
    expect(first?.tools).toEqual(expect.arrayContaining(["read_file", "grep_search", "complete_task"]));
    for (const tool of ["replace", "write_file", "run_shell_command", "invoke_agent", "write_todos"]) {
      expect(first?.tools).not.toContain(tool);
    }
    expect(second?.answers[0]?.text).toContain("sum + price");
    expect(last?.answers[0]?.text).toBe("[The sub-agent codebase_investigator (main/1) reports:]\nIn src/cart.js:3.");
    expect(last?.body.contents).toHaveLength(3);
    expect(entries.filter(({ agent }) => agent === "main/1").map(({ event }) => event.type)).toContain("agent.stopped");
    expect(eventsOf(entries, "agent.started").map(({ name, definition }) => [name, definition])).toEqual([
      ["main", undefined],
      ["main/1", "codebase_investigator"],
    ]);
    expect(outputs).toMatchObject({ conclusion: "unchanged", turns: "2" });
  });

  test("uses a server of its own, whose program lies anywhere in the repository", async () => {
    const head = "name: clerk\ndescription: Asks\nmcp_servers: { desk: { command: node, args: [tools/desk.cjs] } }";
    const files = {
      ...SHOP,
      "tools/desk.cjs": DESK,
      "tools/answer.cjs": 'module.exports = "forty-two";\n',
      ".gemini/agents/clerk.md": `---\n${head}\n---\nAsk the desk.\n`,
    };
    const policy = `${EDIT_POLICY}\n[[allow]]\nserver = "desk"\n[[allow]]\nagent = "clerk"\n`;
    const script = [invoke("clerk", "Ask."), call("mcp_desk_ask", {}), report("Asked."), say("Done.")];
    await using world = await open(script, { files, policy });
    await ask(world);
    expect(world.gemini.requests[2]?.answers[0]?.text).toContain("forty-two");
  });

  long("that only reads runs in parallel with others, each with its own report", async () => {
    // The first is answered after the second has been asked.
    const one = held(report("One.", { when: briefedWith("First job.") }));
    const two = report("Two.", { when: briefedWith("Second job."), expect: () => one.gate.release() });
    const both = calls([
      ["invoke_agent", { agent_name: "codebase_investigator", prompt: "First job." }],
      ["invoke_agent", { agent_name: "codebase_investigator", prompt: "Second job." }],
    ]);
    await using world = await open([both, one, two, say("Done.")]);
    const { entries } = await ask(world);
    expect(world.gemini.requests[3]?.answers.map(({ text }) => text)).toEqual([
      "[The sub-agent codebase_investigator (main/1) reports:]\nOne.",
      "[The sub-agent codebase_investigator (main/2) reports:]\nTwo.",
    ]);
    expect(new Set(entries.map(({ agent }) => agent))).toEqual(new Set(["main", "main/1", "main/2"]));
  });

  test("that can change files runs alone, and its edits belong to the run", async () => {
    const both = calls([
      ["invoke_agent", { agent_name: "generalist", prompt: "Mend it." }],
      ["invoke_agent", { agent_name: "generalist", prompt: "Look at it." }],
    ]);
    await using world = await open([both, READ, MEND, report("Mended."), report("Fine."), say("Done.")]);
    const { outputs, entries } = await ask(world);
    expect(outputs["conclusion"]).toBe("changed");
    expect(await world.github.read(outputs["branch"] ?? "", "src/cart.js")).toBe(MENDED);
    const ended = entries.findIndex(({ agent, event }) => agent === "main/1" && event.type === "agent.stopped");
    const began = entries.findIndex(({ agent, event }) => agent === "main/2" && event.type === "agent.started");
    expect(ended).toBeLessThan(began);
  });

  long("never calls another, and gets only the tools that its definition names", async () => {
    const files = {
      ...SHOP,
      ".gemini/agents/nester.md":
        "---\nname: nester\ndescription: Nests\ntools: [invoke_agent, read_file, write_todos, no_such]\n---\nNest.\n",
    };
    await using world = await open(
      [invoke("nester", "Nest."), invoke("nester", "Nest."), MEND, report("Could not."), say("Done.")],
      { files },
    );
    await ask(world);
    expect([...(world.gemini.requests[1]?.tools ?? [])].sort()).toEqual(["complete_task", "read_file"]);
    expect(world.gemini.requests[2]?.answers[0]).toMatchObject({ failed: true });
    expect(world.gemini.requests[3]?.answers[0]).toMatchObject({ failed: true });
  });

  long("that stops without a report is asked for it once; otherwise its final message counts", async () => {
    await using world = await open([
      invoke("codebase_investigator", "Look."),
      say("It is in the cart."),
      report("In src/cart.js."),
      invoke("codebase_investigator", "Look again."),
      say("In the cart."),
      say("I said so."),
      say("Done."),
    ]);
    await ask(world);
    const [, , grace, afterFirst, , , afterSecond] = world.gemini.requests;
    expect(grace?.tools).toEqual(["complete_task"]);
    expect(grace?.lastText).toContain("complete_task");
    expect(afterFirst?.answers[0]?.text).toContain("reports:]\nIn src/cart.js.");
    expect(afterSecond?.answers[0]?.text).toContain("In the cart.");
  });

  long("with a report schema is told what does not fit, and returns its report as JSON", async () => {
    const schema =
      "{ type: object, required: [path, lines], additionalProperties: false, properties: { path: { type: string }, lines: { type: array, items: { type: integer } } } }";
    const form = `output_config:\n  output_name: finding\n  schema: ${schema}`;
    const definition = `---\nname: finder\ndescription: Finds\n${form}\n---\nFind.\n`;
    const finding = { path: "src/cart.js", lines: [3] };
    await using world = await open(
      [
        invoke("finder", "Where?"),
        call("complete_task", { finding: { path: 3, lines: ["three"], sure: true } }),
        call("complete_task", { finding: { ...finding, sure: true } }),
        call("complete_task", { finding }),
        say("Done."),
      ],
      { files: { ...SHOP, ".gemini/agents/finder.md": definition } },
    );
    await ask(world);
    expect(JSON.stringify(world.gemini.requests[1]?.body.tools)).toContain('"required":["finding"]');
    const [types, extra] = world.gemini.requests.slice(2, 4).map(({ answers: [answer] }) => answer);
    expect(types?.failed).toBe(true);
    for (const word of ["path", "lines"]) expect(types?.text).toContain(word);
    expect(extra).toMatchObject({ failed: true, text: expect.stringContaining("sure") });
    const report = world.gemini.requests[4]?.answers[0]?.text ?? "";
    expect(JSON.parse(report.slice(report.indexOf("{")))).toEqual(finding);
  });

  long("has its own turns, and reports what it has when they are used up", async () => {
    const files = {
      ...SHOP,
      ".gemini/agents/brief.md": "---\nname: brief\ndescription: Short\nmax_turns: 2\n---\nBe short.\n",
    };
    const look = call("list_directory", { dir_path: "test" });
    await using world = await open([invoke("brief", "Go."), READ, look, say("Half done."), say("Done.")], { files });
    const { outputs } = await ask(world);
    expect(world.gemini.requests[3]?.tools).toEqual([]);
    expect(world.gemini.requests[4]?.answers[0]).toMatchObject({ failed: false });
    expect(world.gemini.requests[4]?.answers[0]?.text).toContain(
      "ran out of turns before it had finished.]\nHalf done.",
    );
    expect(outputs["conclusion"]).toBe("unchanged");
  });

  long("spends the run's budget: what it uses is no longer available to the main agent", async () => {
    await using world = await open(
      [
        invoke("codebase_investigator", "Look."),
        call(
          "read_file",
          { file_path: "src/cart.js" },
          { usage: { promptTokenCount: 9_000, candidatesTokenCount: 2_000 } },
        ),
        say("That much."),
        say("Half."),
      ],
      { inputs: { "max-tokens": "10000" } },
    );
    const { outputs, entries } = await ask(world);
    expect(outputs["conclusion"]).toBe("exhausted");
    expect(entries.filter(({ event }) => event.type === "limit.reached").map(({ agent }) => agent)).toEqual([
      "main/1",
      "main",
    ]);
  });

  long("is bound by rules for it alone, and its denials are recorded", async () => {
    const policy = `${EDIT_POLICY}\n[[deny]]\nid = "no-looking"\nagent = ["codebase_investigator"]\npath = ["src/**"]\n`;
    await using world = await open(
      [invoke("codebase_investigator", "Look."), READ, report("Not allowed."), READ, say("Done.")],
      { policy },
    );
    const { outputs } = await ask(world);
    const [, , denied, , allowed] = world.gemini.requests;
    expect(denied?.answers[0]).toMatchObject({ failed: true, text: expect.stringContaining("no-looking") });
    expect(allowed?.answers[0]?.failed).toBe(false);
    expect(outputs["denials"]).toBe("1");
  });

  long("that the policy does not allow is not started", async () => {
    const policy = `${EDIT_POLICY}\n[[deny]]\nid = "no-generalist"\ntool = "invoke_agent"\nagent = ["generalist"]\n`;
    await using world = await open([invoke("generalist", "Go."), say("Done.")], { policy });
    const { entries } = await ask(world);
    expect(world.gemini.requests[1]?.answers[0]).toMatchObject({
      failed: true,
      text: expect.stringContaining("no-generalist"),
    });
    expect(eventsOf(entries, "agent.started")).toHaveLength(1);
  });

  long("has the same hooks around its calls, and a stop there ends the run", async () => {
    const stop = `echo '{"continue": false, "stopReason": "Enough."}'`;
    const settings = { hooks: { BeforeTool: [{ matcher: "read_file", hooks: [{ type: "command", command: stop }] }] } };
    const files = { ...SHOP, ".gemini/settings.json": JSON.stringify(settings) };
    await using world = await open([invoke("codebase_investigator", "Look."), READ], { files });
    const { outputs } = await ask(world);
    expect(outputs).toMatchObject({ conclusion: "blocked", "final-message": "Enough." });
  });
});
