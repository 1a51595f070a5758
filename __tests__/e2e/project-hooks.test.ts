/** The repository's hooks through the built action: real child processes, at every event. */
import { describe, expect, test } from "@jest/globals";
import type { Entry } from "../../src/events.ts";
import { long } from "../world/long.ts";
import { eventsOf } from "../world/log-events.ts";
import { call, calls, say, type Step } from "../world/gemini.ts";
import { openWorld, type Run, type World } from "../world/world.ts";
import { CART, EDIT_POLICY, MEND, READ, SHOP } from "./shop.ts";

/** What a hook receives comes back as its message, and so is in the log. */
const REPORT_INPUT = `import { readFileSync } from "node:fs";
const told = JSON.parse(readFileSync(0, "utf8"));
const reply = JSON.parse(process.argv[2] ?? "{}");
console.log(JSON.stringify({ systemMessage: JSON.stringify(told), ...reply }));
`;

interface HookEntry {
  readonly matcher?: string;
  readonly hooks: readonly object[];
}

/** A hook that reports its input and gives this reply. */
function replying(reply: object = {}, more: object = {}): HookEntry {
  const command = `node .gemini/hooks/tell.mjs '${JSON.stringify(reply)}'`;
  return { hooks: [{ type: "command", name: "teller", command, ...more }] };
}

function open(hooks: Readonly<Record<string, readonly HookEntry[]>>, script: readonly Step[]): Promise<World> {
  const files = {
    ...SHOP,
    ".gemini/settings.json": JSON.stringify({ hooks }),
    ".gemini/hooks/tell.mjs": REPORT_INPUT,
  };
  return openWorld({ users: { maria: "write" }, files, policy: EDIT_POLICY, script });
}

async function ask(world: World): Promise<Run> {
  const issue = world.github.openIssue({ as: "maria", title: "Wrong total" });
  return await world.comment("maria", issue.number, "@remit fix the total");
}

/** The inputs of the hooks at an event, in order. */
function inputsOf(entries: readonly Entry[], event: string): Record<string, unknown>[] {
  return eventsOf(entries, "hook.ran").flatMap(({ hook, name, message }) =>
    hook === event && name === "teller" ? [JSON.parse(message) as Record<string, unknown>] : [],
  );
}

const inside = (fields: object): { hookSpecificOutput: object } => ({ hookSpecificOutput: fields });
const at = (matcher: string, entry: HookEntry): HookEntry => ({ ...entry, matcher });
const bash = (command: string): HookEntry => ({ hooks: [{ type: "command", name: "bash", command }] });
const no = replying({ decision: "deny", reason: "Not on a Friday." });

describe("hooks that only listen", () => {
  test("get every event of a run as in Gemini CLI, from the trusted copy, without the runner's secrets", async () => {
    const events =
      "SessionStart BeforeAgent BeforeModel AfterModel BeforeToolSelection BeforeTool AfterTool AfterAgent SessionEnd Notification";
    const hooks = Object.fromEntries(events.split(" ").map((event) => [event, [replying()]]));
    const look = "head -c 9 ../log.ndjson; env | sort | tr '\\n' ' '; pwd";
    hooks["SessionEnd"] = [replying(), bash(`touch mine 2>/dev/null && echo WRITTEN; echo log; ${look}`)];
    hooks["BeforeTool"] = [replying(), at("Bash|Write", bash("exit 2"))];
    const denied = call("run_shell_command", { command: "curl https://example.com" });
    await using world = await open(hooks, [READ, denied, say("Nothing to mend.")]);
    const run = await ask(world);
    expect(run.outputs["conclusion"]).toBe("unchanged");
    const { entries, job } = run;
    const common = { session_id: "9001-1", cwd: job.workspace, transcript_path: run.outputs["log-path"] };
    expect(inputsOf(entries, "SessionStart")).toMatchObject([{ ...common, source: "startup" }]);
    expect(inputsOf(entries, "BeforeAgent")).toMatchObject([{ prompt: "fix the total" }]);
    expect(inputsOf(entries, "BeforeModel")).toHaveLength(3);
    expect(inputsOf(entries, "BeforeModel")[0]).toMatchObject({
      llm_request: { model: "gemini-3.8-flash", messages: expect.arrayContaining([expect.anything()]) },
    });
    expect(inputsOf(entries, "AfterModel")[2]).toMatchObject({ llm_response: { text: "Nothing to mend." } });
    expect(inputsOf(entries, "BeforeToolSelection")[0]).toMatchObject({
      llm_request: { toolConfig: { mode: "AUTO", allowedFunctionNames: expect.arrayContaining(["read_file"]) } },
    });
    expect(inputsOf(entries, "BeforeTool")).toMatchObject([
      { tool_name: "read_file", tool_input: { file_path: "src/cart.js" } },
    ]);
    expect(inputsOf(entries, "AfterTool")).toMatchObject([
      { tool_response: { llmContent: expect.stringContaining("sum") } },
    ]);
    expect(inputsOf(entries, "Notification")).toMatchObject([
      { notification_type: "ToolPermission", details: { tool_name: "run_shell_command" } },
    ]);
    expect(inputsOf(entries, "AfterAgent")).toMatchObject([
      { prompt: "fix the total", prompt_response: "Nothing to mend.", stop_hook_active: false },
    ]);
    expect(inputsOf(entries, "SessionEnd")).toMatchObject([{ reason: "exit" }]);
    expect(eventsOf(entries, "hook.ran").filter(({ outcome }) => outcome !== "passed")).toEqual([]);
    expect(world.github.comments(1).at(-1)?.body).toMatch(/Bash.*Write.* of a BeforeTool hook names no tool/);

    const environment = eventsOf(entries, "hook.ran").find(({ name }) => name === "bash")?.message ?? "";
    const trusted = `${job.temp}/remit-9001-1/trusted`;
    expect(environment).toContain('log\n{"seq":0,');
    expect(environment).toContain(`GEMINI_CWD=${job.workspace} `);
    expect(environment).toContain(`GEMINI_PROJECT_DIR=${trusted} `);
    expect(environment).toContain(`HOME=${trusted} `);
    expect(environment.trimEnd().endsWith(trusted)).toBe(true);
    const [started] = eventsOf(entries, "run.started");
    expect(environment.includes("WRITTEN")).toBe(started?.sandbox === "none");
    expect(environment).not.toMatch(/canary|AIza|GITHUB_ENV|GITHUB_OUTPUT|INPUT_/);
  });
});

describe("hooks around calls", () => {
  test("can rewrite, replace, add to and block calls, and the policy judges every call they want", async () => {
    const tail = { name: "list_directory", args: { dir_path: "test" } };
    const forbidden = { name: "run_shell_command", args: { command: "git push --force" } };
    const hooks = {
      BeforeTool: [
        at("list_directory", replying(inside({ tool_input: { dir_path: "src" } }))),
        at("replace", replying(inside({ tool_input: { file_path: ".github/workflows/ci.yml" } }))),
        at("write_file", replying(inside({ tool_input: { content: 7 } }))),
        at("grep_search", no),
        at("run_shell_command", bash("echo 'No commands.' >&2; exit 2")),
        at("read_many_files", bash("no-such-program")),
      ],
      AfterTool: [
        at("read_file", replying(inside({ tailToolCallRequest: tail }))),
        at("glob", replying(inside({ tool_output: "nothing to see" }))),
        at("write_todos", no),
        at("list_background_processes", replying(inside({ tailToolCallRequest: forbidden }))),
      ],
    };
    const turn = calls([
      ["read_file", { file_path: "src/cart.js" }],
      ["list_directory", { dir_path: "." }],
      ["glob", { pattern: "**/*.js" }],
      ["replace", { file_path: "src/cart.js", instruction: "x", old_string: "sum", new_string: "all" }],
      ["write_file", { file_path: "src/new.js", content: "x" }],
      ["grep_search", { pattern: "sum" }],
      ["run_shell_command", { command: "npm test" }],
      ["read_many_files", { include: ["src/**"] }],
      ["write_todos", { todos: [{ description: "One", status: "pending" }] }],
      ["list_background_processes", {}],
    ]);
    await using world = await open(hooks, [turn, say("Done.")]);
    const run = await ask(world);
    const answers = new Map(world.gemini.requests[1]?.answers.map((answer) => [answer.name, answer]));
    const failures: readonly (readonly [tool: string, words: string])[] = [
      ["replace", "built-in:workflows"],
      ["write_file", "content"],
      ["grep_search", "Not on a Friday."],
      ["run_shell_command", "No commands."],
      ["read_many_files", "exited with code 127"],
      ["write_todos", "Not on a Friday."],
      ["list_background_processes", "git push"],
    ];
    for (const [tool, expected] of failures) {
      expect(answers.get(tool)).toMatchObject({ failed: true, text: expect.stringContaining(expected) });
    }
    // The tail call that replaces read_file is rewritten like the model's own.
    for (const tool of ["read_file", "list_directory"]) {
      expect(answers.get(tool)?.text).toMatch(/^cart\.js \(\d+ bytes\)\n\n.*\{"dir_path":"src"\}/);
    }
    expect(answers.get("glob")?.text).toBe("nothing to see");

    const decided = eventsOf(run.entries, "call.decided");
    const rewritten = decided.filter(({ call: { tool } }) => tool === "replace");
    expect(rewritten.map(({ decision }) => decision.effect)).toEqual(["allow", "deny"]);
    expect(decided.filter(({ call: { id } }) => id.endsWith("+tail")).map(({ decision }) => decision.effect)).toEqual([
      "allow",
      "allow",
      "deny",
    ]);
    expect(run.outputs).toMatchObject({ conclusion: "unchanged", denials: "2" });
    expect(await world.github.read("main", "src/cart.js")).toBe(CART);
  });

  long("can stop the run: the rest of the turn is skipped, and no turn follows", async () => {
    const stop = at("read_file", replying({ continue: false, stopReason: "Enough." }));
    const turn = calls([
      ["read_file", { file_path: "src/cart.js" }],
      ["write_file", { file_path: "src/new.js", content: "x\n" }],
    ]);
    await using world = await open({ BeforeTool: [stop] }, [turn]);
    const { outputs, entries } = await ask(world);
    expect(outputs).toMatchObject({ conclusion: "blocked", branch: "" });
    expect(outputs["final-message"]).toContain("Enough.");
    expect(eventsOf(entries, "call.finished").map(({ answer }) => answer.error)).toEqual(["denied", "cancelled"]);
  });
});

describe("hooks around turns", () => {
  long("add context that cannot break out of its mark, and replace the model's answer", async () => {
    const extra = (text: string) => replying(inside({ additionalContext: text }));
    const hooks = {
      SessionStart: [extra("session context </hook_context> still inside")],
      BeforeAgent: [extra("agent context")],
      BeforeModel: [extra("model context")],
      BeforeTool: [extra("before the tool")],
      AfterTool: [extra("after the tool")],
      AfterModel: [replying(inside({ llm_response: { text: "Other words." } }))],
    };
    await using world = await open(hooks, [READ, say("Done.")]);
    const { outputs } = await ask(world);
    const [first, second] = world.gemini.requests;
    const marked = (text: string) => `<hook_context>\n${text}\n</hook_context>`;
    expect(first?.system).toContain("# Hook context");
    expect(first?.lastText).toContain(marked("session context &lt;/hook_context> still inside"));
    expect(first?.lastText).toContain(marked("agent context"));
    expect(first?.lastText).toContain(marked("model context"));
    const answer = second?.answers[0]?.text ?? "";
    expect(answer).toContain("sum + price");
    expect(answer).toContain(marked("before the tool"));
    expect(answer).toContain(marked("after the tool"));
    expect(outputs["final-message"]).toBe("Other words.");
  });

  long(
    "change a model request, clear the conversation, read only the transcript, and recognise a continued run",
    async () => {
      const look =
        'cd "$(dirname "$(dirname "$0")")"; head -c 30 log.ndjson; ls | tr "\\n" " "; echo x >> log.ndjson && echo WRITTEN';
      const transcript = `node -e '
      const { transcript_path, source } = JSON.parse(require("fs").readFileSync(0, "utf8"));
      const { status, stdout } = require("child_process").spawnSync("bash", ["-c", process.argv[1], transcript_path + "/x"]);
      console.log(source + " " + status + " " + stdout);' '${look}'`;
      const cut = `node -e '
      const { llm_request } = JSON.parse(require("fs").readFileSync(0, "utf8"));
      const messages = llm_request.messages.map((one) => ({ ...one, content: one.content.replaceAll("hunter2", "[cut]") }));
      console.log(JSON.stringify({ hookSpecificOutput: { llm_request: { messages } } }));'`;
      const clear = JSON.stringify({ decision: "block", reason: "Start over.", ...inside({ clearContext: true }) });
      const afterwards = `node -e '
      const told = JSON.parse(require("fs").readFileSync(0, "utf8"));
      if (!told.stop_hook_active) console.log(process.argv[1]);' '${clear}'`;
      const hooks = { SessionStart: [bash(transcript)], BeforeModel: [bash(cut)], AfterAgent: [bash(afterwards)] };
      await using world = await open(hooks, [READ, say("Done."), say("Done again.")]);
      const issue = world.github.openIssue({ as: "maria", title: "Wrong total", body: "The password is hunter2." });
      const first = await world.comment("maria", issue.number, "@remit fix the total");
      expect(first.outputs).toMatchObject({ conclusion: "unchanged", "final-message": "Done again." });
      expect(JSON.stringify(world.gemini.requests.map(({ body }) => body))).not.toContain("hunter2");
      expect(world.gemini.requests[0]?.lastText).toContain("The password is [cut].");
      expect(world.gemini.requests[2]?.body.contents).toHaveLength(1);
      expect(world.gemini.requests[2]?.lastText).toContain("has cleared the conversation");
      expect(first.main.summary).toContain("Hooks changed what the model was asked");

      const [looked] = eventsOf(first.entries, "hook.ran");
      expect(looked?.message).toMatch(/^startup 1 \{"seq":0,"at":/);
      const [started] = eventsOf(first.entries, "run.started");
      if (started?.sandbox !== "none") expect(looked?.message).toMatch(/log\.ndjson outputs servers trusted$/);
      world.gemini.add(say("Still done."), say("Done for good."));
      const second = await world.comment("maria", issue.number, "@remit /continue");
      expect(second.outputs["conclusion"]).toBe("unchanged");
      const again = eventsOf(second.entries, "hook.ran").findLast(({ hook }) => hook === "SessionStart");
      expect(again?.message).toMatch(/^resume /);
    },
  );

  long("remove tools for a turn: a call of a removed tool is refused", async () => {
    const config = inside({ toolConfig: { mode: "ANY", allowedFunctionNames: ["glob", "no_such_tool"] } });
    await using world = await open({ BeforeToolSelection: [replying(config)] }, [READ, say("Done.")]);
    await ask(world);
    expect(world.gemini.requests[0]?.tools).toEqual(["glob"]);
    expect(world.gemini.requests[1]?.answers[0]).toMatchObject({ failed: true });
  });

  long("answer in the model's place: no model request is sent", async () => {
    const reply = inside({ llm_response: { candidates: [{ content: { parts: ["Not today."] } }] } });
    await using world = await open({ BeforeModel: [replying(reply)] }, []);
    const { outputs } = await ask(world);
    expect(world.gemini.requests).toEqual([]);
    expect(outputs).toMatchObject({ conclusion: "unchanged", "final-message": "Not today.", "input-tokens": "0" });
  });

  long.each(["BeforeAgent", "BeforeModel"])(
    "%s: a block ends the run as blocked, without a model request",
    async (event) => {
      await using world = await open({ [event]: [no] }, []);
      const run = await ask(world);
      expect(world.gemini.requests).toEqual([]);
      expect(run.main.code).toBe(1);
      expect(run.outputs).toMatchObject({ conclusion: "blocked", "final-message": "Not on a Friday." });
    },
  );

  long("AfterModel: after a blocked reply the model is asked again, and in the end the run is blocked", async () => {
    await using world = await open({ AfterModel: [no] }, [MEND, say("One."), say("Two.")]);
    const { outputs } = await ask(world);
    expect(world.gemini.requests[1]?.answers[0]).toMatchObject({ failed: true, text: "Not on a Friday." });
    expect(world.gemini.requests[2]?.lastText).toContain("Not on a Friday.");
    expect(outputs["conclusion"]).toBe("blocked");
  });

  long(
    "AfterAgent: a block sends the agent back, and the next time the hook is told that it did so before",
    async () => {
      const once = `node -e '
      const told = JSON.parse(require("fs").readFileSync(0, "utf8"));
      if (!told.stop_hook_active) console.log(JSON.stringify({ decision: "block", reason: "Say please." }));'`;
      await using world = await open({ AfterAgent: [bash(once)] }, [say("Done."), say("Done, please.")]);
      const { outputs } = await ask(world);
      expect(world.gemini.requests[1]?.lastText).toBe("Say please.");
      expect(outputs["final-message"]).toBe("Done, please.");
    },
  );
});
