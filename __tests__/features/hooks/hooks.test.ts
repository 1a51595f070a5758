import { readFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, describe, expect, test } from "@jest/globals";
import { openPlainCommands } from "../../../src/adapters/machine.ts";
import { type HookInput, openHooks } from "../../../src/features/hooks/hooks.ts";
import type { HookOutcome } from "../../../src/features/hooks/hook-reply.ts";
import {
  HOOK_EVENTS,
  idleMatchers,
  matchHooks,
  type Hook,
  type HookEvent,
  type HookGroup,
} from "../../../src/project/hook-settings.ts";
import { readSettings } from "../../../src/project/settings.ts";
import { openTree } from "../../../src/project/tree.ts";
import { fakeClock } from "../../world/agent.ts";
import { commits } from "../../world/commits.ts";
import { scratchDirectory, UNCONFINED } from "../../world/scratch.ts";

const scratch = scratchDirectory();
const commands = openPlainCommands(UNCONFINED);
afterAll(() => commands[Symbol.asyncDispose]());

/** Run hooks, as a repository writes them, in real processes. */
async function run(hooks: object, input: HookInput, signal = new AbortController().signal): Promise<HookOutcome> {
  const tree = openTree(commits({ base: { ".gemini/settings.json": JSON.stringify({ hooks }) } }), "base");
  const settings = await readSettings(tree);
  if (settings.kind === "faulty") throw new Error(settings.faults.map((fault) => fault.message).join("\n"));
  const shell = { sandbox: "none", lacks: [], close: commands.stop, ...commands };
  let count = 0;
  const opened = openHooks(settings.settings.hooks, {
    shell,
    clock: fakeClock(0),
    random: { hex: (bytes) => `${(count += 1)}`.padStart(bytes * 2, "a") },
    session: { id: "run-1", transcript: "/log.ndjson", workspace: "/somewhere" },
    trusted: scratch,
    environment: { PATH: process.env["PATH"] ?? "", SECRET_FREE: "yes" },
  });
  return opened.run(input, signal);
}

const command = (line: string, more: object = {}): object => ({ type: "command", command: line, ...more });
const say = (output: object): string => `printf '%s' '${JSON.stringify(output).replaceAll("'", `'\\''`)}'`;
const tool: HookInput = { event: "BeforeTool", tool_name: "replace", tool_input: { file_path: "a.ts" } };

/** An input for each event. */
const INPUTS: Readonly<Record<HookEvent, HookInput>> = {
  SessionStart: { event: "SessionStart", source: "startup" },
  SessionEnd: { event: "SessionEnd", reason: "exit" },
  BeforeAgent: { event: "BeforeAgent", prompt: "Fix it." },
  AfterAgent: { event: "AfterAgent", prompt: "Fix it.", prompt_response: "Done.", stop_hook_active: false },
  BeforeModel: { event: "BeforeModel", llm_request: { model: "m" } },
  AfterModel: { event: "AfterModel", llm_request: { model: "m" }, llm_response: { text: "t" } },
  BeforeToolSelection: { event: "BeforeToolSelection", llm_request: { model: "m" } },
  BeforeTool: tool,
  AfterTool: { event: "AfterTool", tool_name: "replace", tool_input: {}, tool_response: { llmContent: "ok" } },
  PreCompress: { event: "PreCompress", trigger: "auto" },
  Notification: { event: "Notification", notification_type: "ToolPermission", message: "m", details: {} },
};

describe("the input of a hook", () => {
  test.each(HOOK_EVENTS)("at %s has the common fields and the event's own, on standard input", async (event) => {
    const file = path.join(scratch, `${event}.json`);
    const outcome = await run({ [event]: [{ hooks: [command(`cat > ${file}`)] }] }, INPUTS[event]);
    expect(outcome.verdict).toEqual({ kind: "go" });
    const input: unknown = JSON.parse(await readFile(file, "utf8"));
    const { event: name, ...fields } = INPUTS[event];
    expect(input).toEqual({
      session_id: "run-1",
      transcript_path: "/log.ndjson",
      cwd: "/somewhere",
      hook_event_name: name,
      timestamp: "1970-01-01T00:00:00.000Z",
      ...fields,
    });
  });

  test("includes an environment with the project's directory, the entry's variables and none of Remit's", async () => {
    process.env["REMIT_TEST_LEAK"] = "leak";
    const line =
      'printf "%s|" "$PWD" "$GEMINI_PROJECT_DIR" "$GEMINI_CWD" "$CLAUDE_PROJECT_DIR" "$MINE" "$REMIT_TEST_LEAK$REMIT_HOOK$REMIT_MARK" "$HOME"';
    const outcome = await run(
      { SessionStart: [{ hooks: [command(line, { env: { MINE: "m" } })] }] },
      INPUTS.SessionStart,
    );
    delete process.env["REMIT_TEST_LEAK"];
    expect(outcome.runs[0]?.message).toBe(`${scratch}|${scratch}|/somewhere|${scratch}|m||${scratch}|`);
  });
});

describe("the answer of a hook", () => {
  const one = (line: string, input: HookInput = tool, more: object = {}) =>
    run({ [input.event]: [{ hooks: [command(line, { name: "guard", ...more })] }] }, input);

  test("in JSON can be a denial with its reason", async () => {
    for (const decision of ["deny", "block", "ask"]) {
      const outcome = await one(say({ decision, reason: "Not here." }));
      expect(outcome.verdict).toEqual({ kind: "block", reason: "Not here." });
    }
  });

  test("in JSON can carry context, arguments and messages", async () => {
    const outcome = await one(
      say({ systemMessage: "seen", hookSpecificOutput: { additionalContext: "c", tool_input: { file_path: "b.ts" } } }),
    );
    expect(outcome).toMatchObject({
      verdict: { kind: "go" },
      context: "c",
      toolInput: { file_path: "b.ts" },
    });
    expect(outcome.runs).toMatchObject([{ hook: "BeforeTool", name: "guard", outcome: "passed", message: "seen" }]);
  });

  test("in JSON can end the run", async () => {
    expect((await one(say({ continue: false, stopReason: "Enough." }))).verdict).toEqual({
      kind: "stop",
      reason: "Enough.",
    });
    expect((await one(say({ continue: false }))).verdict).toMatchObject({
      kind: "stop",
      reason: expect.stringMatching(/guard/),
    });
  });

  test("in JSON can change an output, add a call, clear the context or answer for the model", async () => {
    const after = await one(
      say({
        hookSpecificOutput: { tool_output: "other", tailToolCallRequest: { name: "glob", args: { pattern: "*" } } },
      }),
      INPUTS.AfterTool,
    );
    expect(after).toMatchObject({ toolOutput: "other", tailCall: { tool: "glob", args: { pattern: "*" } } });
    expect((await one(say({ hookSpecificOutput: { clearContext: true } }), INPUTS.AfterAgent)).clearContext).toBe(true);
    const model = say({ hookSpecificOutput: { llm_request: { temperature: 0 }, llm_response: { text: "x" } } });
    expect(await one(model, INPUTS.BeforeModel)).toMatchObject({
      request: { temperature: 0 },
      response: { text: "x" },
    });
  });

  test("in JSON of another form counts only as far as it is understood", async () => {
    const odd = {
      tool_input: "b.ts",
      tool_output: 1,
      tailToolCallRequest: "glob",
      toolConfig: [],
      additionalContext: {},
    };
    const outcome = await one(say({ systemMessage: 5, reason: [], decision: true, hookSpecificOutput: odd }));
    const none = { toolInput: undefined, toolOutput: undefined, tailCall: undefined, toolConfig: undefined };
    expect(outcome).toMatchObject({ verdict: { kind: "go" }, context: "", ...none });
    expect((await one(say({ decision: "deny", reason: {}, hookSpecificOutput: "x" }))).verdict).toEqual({
      kind: "block",
      reason: "The hook `guard` blocked this.",
    });
  });

  test("with exit code 2 is a block, with a reason from standard error or JSON, if any", async () => {
    expect((await one("echo no >&2; exit 2")).verdict).toEqual({ kind: "block", reason: "no" });
    expect((await one(`${say({ reason: "why" })}; exit 2`)).verdict).toEqual({ kind: "block", reason: "why" });
    expect((await one("exit 2")).verdict).toEqual({ kind: "block", reason: "The hook `guard` blocked this." });
    expect((await one(`${say({ decision: "allow" })}; exit 2`)).verdict.kind).toBe("block");
    expect((await one("exit 2", tool, { onFailure: "open" })).verdict.kind).toBe("block");
  });

  test("on standard error with exit code 0 is ignored", async () => {
    const outcome = await one(`echo '{"decision":"deny"}' >&2`);
    expect(outcome).toMatchObject({ verdict: { kind: "go" }, runs: [{ message: "" }] });
  });

  test("in plain text is a message", async () => {
    expect(await one("echo hello")).toMatchObject({ verdict: { kind: "go" }, runs: [{ message: "hello" }] });
  });
});

describe("a hook that fails", () => {
  const failures: readonly (readonly [string, string, object])[] = [
    ["exits with 1", "echo oops >&2; exit 1", {}],
    ["is not found", "/nowhere/at/all", {}],
    ["is killed", "kill -9 $$", {}],
    ["takes too long", "sleep 30", { timeout: 100 }],
    ["prints broken JSON", "echo '{\"decision\":'", {}],
    ["prints too much", "head -c 1100000 /dev/zero", {}],
  ];

  test.each(failures)("because it %s blocks by default, and says how to change that", async (_, line, more) => {
    const outcome = await run({ BeforeTool: [{ hooks: [command(line, { name: "guard", ...more })] }] }, tool);
    expect(outcome.verdict).toMatchObject({
      kind: "block",
      reason: expect.stringMatching(/^The hook `guard` [^]*onFailure/),
    });
    expect(outcome.runs).toMatchObject([{ outcome: "failed" }]);
  });

  test.each(failures)("because it %s does not block if its entry says so", async (_, line, more) => {
    const hooks = { BeforeTool: [{ hooks: [command(line, { name: "guard", onFailure: "open", ...more })] }] };
    const outcome = await run(hooks, tool);
    expect(outcome).toMatchObject({
      verdict: { kind: "go" },
      runs: [{ message: expect.stringContaining("The hook `guard`") }],
    });
  });

  test("at an event that cannot be blocked is only reported", async () => {
    for (const input of [INPUTS.SessionStart, INPUTS.SessionEnd, INPUTS.PreCompress, INPUTS.Notification]) {
      const outcome = await run({ [input.event]: [{ hooks: [command("exit 3"), command("exit 2")] }] }, input);
      expect(outcome.verdict).toEqual({ kind: "go" });
    }
  });

  test("after the agent has finished ends the run, since asking again would not help", async () => {
    const outcome = await run({ AfterAgent: [{ hooks: [command("exit 1")] }] }, INPUTS.AfterAgent);
    expect(outcome.verdict.kind).toBe("stop");
  });

  test("leaves no process behind", async () => {
    const file = path.join(scratch, "pid");
    await run({ BeforeTool: [{ hooks: [command(`sleep 60 & echo $! > ${file}; wait`, { timeout: 200 })] }] }, tool);
    const pid = Number(await readFile(file, "utf8"));
    expect(pid).toBeGreaterThan(1);
    // Dead, though perhaps a zombie, which has no command line.
    expect(await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "")).toBe("");
  });

  test("because the run was cancelled blocks", async () => {
    const cancelled = AbortSignal.abort();
    expect((await run({ BeforeTool: [{ hooks: [command("true")] }] }, tool, cancelled)).verdict.kind).toBe("block");
  });
});

describe("several hooks", () => {
  test("block when one of them blocks, with all reasons", async () => {
    const hooks = [
      command(say({ decision: "allow" })),
      command(say({ decision: "deny", reason: "a" })),
      command("echo b >&2; exit 2"),
    ];
    expect((await run({ BeforeTool: [{ hooks }] }, tool)).verdict).toEqual({ kind: "block", reason: "a\nb" });
  });

  test("stop when one of them stops, even if another blocks", async () => {
    const hooks = [command("exit 2"), command(say({ continue: false, stopReason: "s" }))];
    expect((await run({ BeforeTool: [{ hooks }] }, tool)).verdict).toEqual({ kind: "stop", reason: "s" });
  });

  test("can only narrow the tools: lists are intersected, NONE wins, and a block means none", async () => {
    const config = (toolConfig: object) => command(say({ hookSpecificOutput: { toolConfig } }));
    const choose = async (...hooks: object[]) =>
      (await run({ BeforeToolSelection: [{ hooks }] }, INPUTS.BeforeToolSelection)).toolConfig;
    const narrow = config({ mode: "ANY", allowedFunctionNames: ["b", "a"] });
    expect(await choose(narrow)).toEqual({ mode: "ANY", allowed: ["a", "b"] });
    expect(await choose(narrow, config({ mode: "AUTO", allowedFunctionNames: ["b", "c"] }))).toEqual({
      mode: "ANY",
      allowed: ["b"],
    });
    expect(await choose(narrow, config({ mode: "NONE" }))).toEqual({ mode: "NONE" });
    expect(await choose(narrow, command("exit 2"))).toEqual({ mode: "NONE" });
    expect(await choose(command("exit 1"))).toEqual({ mode: "NONE" });
    expect(await choose(command("true"))).toBeUndefined();
  });

  test("in sequence see the arguments as the previous hook rewrote them, and end at a block", async () => {
    const file = path.join(scratch, "second.json");
    const first = command(say({ hookSpecificOutput: { tool_input: { file_path: "b.ts" } } }));
    const second = command(`cat > ${file}`);
    const outcome = await run({ BeforeTool: [{ sequential: true, hooks: [first, second] }] }, tool);
    expect(JSON.parse(await readFile(file, "utf8"))).toMatchObject({ tool_input: { file_path: "b.ts" } });
    expect(outcome.runs).toHaveLength(2);
    const blocked = await run({ BeforeTool: [{ sequential: true, hooks: [command("exit 2"), second] }] }, tool);
    expect(blocked.runs).toHaveLength(1);
  });

  test("join their contexts, and the later hook's fields win", async () => {
    const hooks = [1, 2].map((n) =>
      command(say({ hookSpecificOutput: { additionalContext: `c${n}`, tool_input: { n, [`k${n}`]: true } } })),
    );
    const outcome = await run({ BeforeTool: [{ hooks }] }, tool);
    expect(outcome).toMatchObject({ context: "c1\nc2", toolInput: { n: 2, k1: true, k2: true } });
  });
});

describe("matching hooks", () => {
  const hook = (name: string, onFailure: Hook["onFailure"] = "closed"): Hook => ({
    name,
    command: name,
    timeoutMs: 1,
    environment: {},
    onFailure,
  });
  const group = (event: HookEvent, matcher: string, ...hooks: Hook[]): HookGroup => ({
    event,
    matcher,
    sequential: false,
    hooks,
  });
  const names = (groups: readonly HookGroup[], event: HookEvent, subject: string) =>
    matchHooks(groups, event, subject).hooks.map(({ name }) => name);

  test("uses an unanchored expression for tools", () => {
    const groups = [
      group("BeforeTool", "write_.*|replace", hook("edits")),
      group("BeforeTool", "", hook("all")),
      group("BeforeTool", "*", hook("star")),
      group("BeforeTool", "[", hook("odd")),
    ];
    expect(names(groups, "BeforeTool", "replace")).toEqual(["edits", "all", "star"]);
    expect(names(groups, "BeforeTool", "glob")).toEqual(["all", "star"]);
    expect(names(groups, "BeforeTool", "[")).toEqual(["all", "star", "odd"]);
    expect(names(groups, "AfterTool", "replace")).toEqual([]);
  });

  test.each([
    ["edit", "replace"],
    ["^ls$", "list_directory"],
    ["grep|search_file_content", "grep_search"],
    ["^shell$", "run_shell_command"],
  ])("applies %s to the tool that is now %s", (matcher, tool) => {
    const groups = [group("BeforeTool", matcher, hook("old"))];
    expect(names(groups, "BeforeTool", tool)).toEqual(["old"]);
    expect(names(groups, "BeforeTool", "web_fetch")).toEqual([]);
  });

  test.each([
    ["Bash", [], true],
    ["Edit|Write", [], true],
    ["run_shell_comand", [], true],
    ["[", [], true],
    ["replace|write_file", [], false],
    ["shell", [], false],
    ["", [], false],
    ["^mcp_github_", [], true],
    ["^mcp_github_", ["github"], false],
    ["github__.*", ["github"], false],
  ] as const)("reports whether %j fits no tool, given the servers %j: %s", (matcher, servers, idle) => {
    const groups = [group("AfterTool", matcher, hook("x")), group("SessionStart", matcher, hook("x"))];
    const found = idleMatchers(groups, ["replace", "write_file", "run_shell_command"], servers);
    expect(found.map(({ event }) => event)).toEqual(idle ? ["AfterTool"] : []);
  });

  test("excludes a tool by its present name with a lookahead, although a former name would match", () => {
    const groups = [group("BeforeTool", "^(?!replace$)", hook("x"))];
    expect(names(groups, "BeforeTool", "replace")).toEqual([]);
    expect(names(groups, "BeforeTool", "glob")).toEqual(["x"]);
  });

  test("uses the exact word for the other events", () => {
    const groups = [group("SessionStart", "start", hook("part")), group("SessionStart", "startup", hook("whole"))];
    expect(names(groups, "SessionStart", "startup")).toEqual(["whole"]);
  });

  test("yields each command once, in its stricter form", () => {
    const groups = [group("BeforeTool", "", hook("a", "open")), group("BeforeTool", "", hook("a", "closed"))];
    expect(matchHooks(groups, "BeforeTool", "x").hooks).toEqual([hook("a", "closed")]);
    expect(matchHooks(groups.toReversed(), "BeforeTool", "x").hooks).toEqual([hook("a", "closed")]);
  });

  test("is sequential when one group asks for it", () => {
    const groups = [group("BeforeTool", "", hook("a")), { ...group("BeforeTool", "", hook("b")), sequential: true }];
    expect(matchHooks(groups, "BeforeTool", "x").sequential).toBe(true);
  });
});
