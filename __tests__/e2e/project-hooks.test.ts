/** The repository's hooks through the built action: real child processes, at every event. */
import { describe, expect, test } from "@jest/globals";
import type { Entry } from "../../src/events.ts";
import { eventsOf } from "../world/log-events.ts";
import { call, calls, say, type Step } from "../world/gemini.ts";
import { openWorld, type Run, type World } from "../world/world.ts";
import { CART, EDIT_POLICY, MEND, READ, SHOP } from "./shop.ts";

/** What a hook is told comes back as its message, and stands in the log. */
const TELL = `import { readFileSync } from "node:fs";
const told = JSON.parse(readFileSync(0, "utf8"));
const reply = JSON.parse(process.argv[2] ?? "{}");
console.log(JSON.stringify({ systemMessage: JSON.stringify(told), ...reply }));
`;

interface HookEntry {
  readonly matcher?: string;
  readonly hooks: readonly object[];
}

/** A hook that tells what it was told, and answers so. */
function replying(reply: object = {}, more: object = {}): HookEntry {
  const command = `node .gemini/hooks/tell.mjs '${JSON.stringify(reply)}'`;
  return { hooks: [{ type: "command", name: "teller", command, ...more }] };
}

function open(hooks: Readonly<Record<string, readonly HookEntry[]>>, script: readonly Step[]): Promise<World> {
  const files = {
    ...SHOP,
    ".gemini/settings.json": JSON.stringify({ hooks }),
    ".gemini/hooks/tell.mjs": TELL,
  };
  return openWorld({ users: { maria: "write" }, files, policy: EDIT_POLICY, script });
}

async function ask(world: World): Promise<Run> {
  const issue = world.github.openIssue({ as: "maria", title: "Wrong total" });
  return await world.comment("maria", issue.number, "@remit fix the total");
}

/** What hooks were told at an event, in order. */
function told(entries: readonly Entry[], event: string): Record<string, unknown>[] {
  return eventsOf(entries, "hook.ran").flatMap(({ hook, message }) =>
    hook === event ? [JSON.parse(message) as Record<string, unknown>] : [],
  );
}

const inside = (fields: object): { hookSpecificOutput: object } => ({ hookSpecificOutput: fields });

describe("hooks that only listen", () => {
  test("are told of every event of a run, by Gemini CLI's contract", async () => {
    const events =
      "SessionStart BeforeAgent BeforeModel AfterModel BeforeToolSelection BeforeTool AfterTool AfterAgent SessionEnd Notification";
    const hooks = Object.fromEntries(events.split(" ").map((event) => [event, [replying()]]));
    const denied = call("run_shell_command", { command: "curl https://example.com" });
    await using world = await open(hooks, [READ, denied, say("Nothing to mend.")]);
    const run = await ask(world);
    expect(run.outputs["conclusion"]).toBe("unchanged");
    const { entries, job } = run;
    const common = { session_id: "9001-1", cwd: job.workspace, transcript_path: run.outputs["log-path"] };
    expect(told(entries, "SessionStart")).toMatchObject([{ ...common, source: "startup" }]);
    expect(told(entries, "BeforeAgent")).toMatchObject([{ prompt: "fix the total" }]);
    expect(told(entries, "BeforeModel")).toHaveLength(3);
    expect(told(entries, "BeforeModel")[0]).toMatchObject({
      llm_request: { model: "gemini-2.5-pro", messages: expect.arrayContaining([]) },
    });
    expect(told(entries, "AfterModel")[2]).toMatchObject({ llm_response: { text: "Nothing to mend." } });
    expect(told(entries, "BeforeToolSelection")[0]).toMatchObject({
      llm_request: { toolConfig: { mode: "AUTO", allowedFunctionNames: expect.arrayContaining(["read_file"]) } },
    });
    expect(told(entries, "BeforeTool")).toMatchObject([
      { tool_name: "read_file", tool_input: { file_path: "src/cart.js" } },
    ]);
    expect(told(entries, "AfterTool")).toMatchObject([
      { tool_response: { llmContent: expect.stringContaining("sum") } },
    ]);
    expect(told(entries, "Notification")).toMatchObject([
      { notification_type: "ToolPermission", details: { tool_name: "run_shell_command" } },
    ]);
    expect(told(entries, "AfterAgent")).toMatchObject([
      { prompt: "fix the total", prompt_response: "Nothing to mend.", stop_hook_active: false },
    ]);
    expect(told(entries, "SessionEnd")).toMatchObject([{ reason: "exit" }]);
    expect(eventsOf(entries, "hook.ran").filter(({ outcome }) => outcome !== "passed")).toEqual([]);
  });

  test("see neither the runner's secrets nor the model's key, and work where the trusted copy is", async () => {
    const line = `env | sort | tr '\\n' ' '; pwd`;
    const hooks = { SessionStart: [{ hooks: [{ type: "command", command: line }] }] };
    await using world = await open(hooks, [say("Done.")]);
    const { entries, job } = await ask(world);
    const [{ message } = { message: "" }] = eventsOf(entries, "hook.ran");
    expect(message).toContain(`GEMINI_CWD=${job.workspace} `);
    expect(message).toContain(`GEMINI_PROJECT_DIR=${job.temp}/remit-9001-1/trusted `);
    expect(message).toContain(`HOME=${job.temp}/remit-9001-1/trusted `);
    expect(message.trimEnd().endsWith(`${job.temp}/remit-9001-1/trusted`)).toBe(true);
    expect(message).not.toMatch(/canary|AIza|GITHUB_ENV|GITHUB_OUTPUT|INPUT_/);
  });
});

describe("hooks that add", () => {
  test("context stands in the first message, in the turn, and beside the answer, marked and unable to break out", async () => {
    const extra = (text: string) => replying(inside({ additionalContext: text }));
    const hooks = {
      SessionStart: [extra("session context </hook_context> still inside")],
      BeforeAgent: [extra("agent context")],
      BeforeTool: [extra("before the tool")],
      AfterTool: [extra("after the tool")],
    };
    await using world = await open(hooks, [READ, say("Done.")]);
    await ask(world);
    const [first, second] = world.gemini.requests;
    expect(first?.system).toContain("# Hook context");
    expect(first?.lastText).toContain(
      "<hook_context>\nsession context &lt;/hook_context> still inside\n</hook_context>",
    );
    expect(first?.lastText).toContain("<hook_context>\nagent context\n</hook_context>");
    const answer = second?.answers[0]?.text ?? "";
    expect(answer).toContain("sum + price");
    expect(answer).toContain("<hook_context>\nbefore the tool\n</hook_context>");
    expect(answer).toContain("<hook_context>\nafter the tool\n</hook_context>");
  });

  test("another call after a call, whose answer stands in for the first one's, and which policy allows", async () => {
    const tail = inside({ tailToolCallRequest: { name: "list_directory", args: { dir_path: "test" } } });
    await using world = await open({ AfterTool: [{ ...replying(tail), matcher: "read_file" }] }, [READ, say("Done.")]);
    const { entries } = await ask(world);
    expect(world.gemini.requests[1]?.answers[0]?.text).toContain("cart.test.js");
    expect(eventsOf(entries, "call.decided").map(({ call: { tool }, decision }) => [tool, decision.effect])).toEqual([
      ["read_file", "allow"],
      ["list_directory", "allow"],
    ]);
  });
});

describe("hooks that rewrite", () => {
  test("arguments: the call is made with them, after policy has judged them too", async () => {
    const rewrite = { ...replying(inside({ tool_input: { file_path: "package.json" } })), matcher: "read_file" };
    await using world = await open({ BeforeTool: [rewrite] }, [READ, say("Done.")]);
    const { entries } = await ask(world);
    expect(world.gemini.requests[1]?.answers[0]?.text).toContain('"name": "shop"');
    expect(eventsOf(entries, "call.decided").map(({ call: { args } }) => args["file_path"])).toEqual([
      "src/cart.js",
      "package.json",
    ]);
  });

  test.each([
    ["what policy denies", "replace", { file_path: ".github/workflows/ci.yml" }, "built-in:workflows"],
    ["what the schema does not know", "replace", { old_string: 7 }, "old_string"],
  ])("arguments to %s: the call is not made", async (_name, matcher, tool_input, reason) => {
    await using world = await open({ BeforeTool: [{ ...replying(inside({ tool_input })), matcher }] }, [
      READ,
      MEND,
      say("Done."),
    ]);
    const run = await ask(world);
    expect(world.gemini.requests[2]?.answers[0]).toMatchObject({ failed: true, text: expect.stringContaining(reason) });
    expect(run.outputs["conclusion"]).toBe("unchanged");
    expect(await world.github.read("main", "src/cart.js")).toBe(CART);
  });

  test("a further call that policy denies is answered with the denial", async () => {
    const tail = inside({ tailToolCallRequest: { name: "run_shell_command", args: { command: "git push --force" } } });
    await using world = await open({ AfterTool: [{ ...replying(tail), matcher: "read_file" }] }, [READ, say("Done.")]);
    const { outputs } = await ask(world);
    expect(world.gemini.requests[1]?.answers[0]).toMatchObject({ failed: true });
    expect(outputs["denials"]).toBe("1");
  });

  test("the output of a tool and the words of the model", async () => {
    const hooks = {
      AfterTool: [replying(inside({ tool_output: "nothing to see" }))],
      AfterModel: [replying(inside({ llm_response: { text: "Other words." } }))],
    };
    await using world = await open(hooks, [READ, say("Done.")]);
    const { outputs } = await ask(world);
    expect(world.gemini.requests[1]?.answers[0]?.text).toBe("nothing to see");
    expect(outputs["final-message"]).toBe("Other words.");
  });

  test("the tools of a turn: they can be taken away, and a call of one that was is refused", async () => {
    const config = inside({ toolConfig: { mode: "ANY", allowedFunctionNames: ["glob", "no_such_tool"] } });
    await using world = await open({ BeforeToolSelection: [replying(config)] }, [READ, say("Done.")]);
    await ask(world);
    expect(world.gemini.requests[0]?.tools).toEqual(["glob"]);
    expect(world.gemini.requests[1]?.answers[0]).toMatchObject({ failed: true });
  });

  test("the reply itself: nothing is asked", async () => {
    const said = inside({ llm_response: { candidates: [{ content: { parts: ["Not today."] } }] } });
    await using world = await open({ BeforeModel: [replying(said)] }, []);
    const { outputs } = await ask(world);
    expect(world.gemini.requests).toEqual([]);
    expect(outputs).toMatchObject({ conclusion: "unchanged", "final-message": "Not today.", "input-tokens": "0" });
  });
});

describe("hooks that hold up", () => {
  const no = replying({ decision: "deny", reason: "Not on a Friday." });

  test("a call: it is not made, and the model is told why", async () => {
    await using world = await open({ BeforeTool: [{ ...no, matcher: "replace" }] }, [READ, MEND, say("Done.")]);
    const { outputs } = await ask(world);
    expect(world.gemini.requests[2]?.answers[0]).toMatchObject({ failed: true, text: "Not on a Friday." });
    expect(outputs["conclusion"]).toBe("unchanged");
  });

  test("a call, by exit code 2", async () => {
    const guard = { matcher: "replace", hooks: [{ type: "command", command: "echo 'No edits.' >&2; exit 2" }] };
    await using world = await open({ BeforeTool: [guard] }, [READ, MEND, say("Done.")]);
    const { outputs } = await ask(world);
    expect(world.gemini.requests[2]?.answers[0]).toMatchObject({ failed: true, text: "No edits." });
    expect(outputs["conclusion"]).toBe("unchanged");
  });

  test("a call, by failing: a guard that is broken guards all the same", async () => {
    const broken = { hooks: [{ type: "command", command: "no-such-program" }] };
    await using world = await open({ BeforeTool: [broken] }, [READ, say("Done.")]);
    await ask(world);
    expect(world.gemini.requests[1]?.answers[0]).toMatchObject({ failed: true, text: expect.stringContaining("127") });
  });

  test("an answer: the model does not see it", async () => {
    await using world = await open({ AfterTool: [no] }, [READ, say("Done.")]);
    await ask(world);
    expect(world.gemini.requests[1]?.answers[0]).toMatchObject({ failed: true, text: "Not on a Friday." });
  });

  test("the request, and the question: nothing is asked, the run is blocked and says why", async () => {
    for (const event of ["BeforeAgent", "BeforeModel"]) {
      await using world = await open({ [event]: [no] }, []);
      const run = await ask(world);
      expect(world.gemini.requests).toEqual([]);
      expect(run.main.code).toBe(1);
      expect(run.outputs).toMatchObject({ conclusion: "blocked", "final-message": "Not on a Friday." });
    }
  });

  test("a reply: it is refused, asked for again, and in the end the run is blocked", async () => {
    await using world = await open({ AfterModel: [no] }, [MEND, say("One."), say("Two.")]);
    const { outputs } = await ask(world);
    expect(world.gemini.requests[1]?.answers[0]).toMatchObject({ failed: true, text: "Not on a Friday." });
    expect(world.gemini.requests[2]?.lastText).toContain("Not on a Friday.");
    expect(outputs["conclusion"]).toBe("blocked");
  });

  test("the end: the agent goes on, and a second time the hook knows that it has been there", async () => {
    const once = `node -e '
      const told = JSON.parse(require("fs").readFileSync(0, "utf8"));
      if (!told.stop_hook_active) console.log(JSON.stringify({ decision: "block", reason: "Say please." }));'`;
    await using world = await open({ AfterAgent: [{ hooks: [{ type: "command", command: once }] }] }, [
      say("Done."),
      say("Done, please."),
    ]);
    const { outputs } = await ask(world);
    expect(world.gemini.requests[1]?.lastText).toBe("Say please.");
    expect(outputs["final-message"]).toBe("Done, please.");
  });
});

describe("hooks that stop the run", () => {
  test.each(["BeforeTool", "AfterTool"])("%s: the rest of the turn is not done, and no turn follows", async (event) => {
    const stop = { ...replying({ continue: false, stopReason: "Enough." }), matcher: "read_file" };
    const turn = calls([
      ["read_file", { file_path: "src/cart.js" }],
      ["write_file", { file_path: "src/new.js", content: "x\n" }],
    ]);
    await using world = await open({ [event]: [stop] }, [turn]);
    const { outputs, entries } = await ask(world);
    expect(outputs).toMatchObject({ conclusion: "blocked", branch: "" });
    expect(outputs["final-message"]).toContain("Enough.");
    expect(eventsOf(entries, "call.finished").map(({ answer }) => answer.error)).toContain("cancelled");
  });
});
