/** Runs the repository's hooks as child processes through the shell port. */
import type { Clock, CommandEnd, Random, Shell } from "../../ports.ts";
import { mergeReplies, type HookOutcome, MAX_OUTPUT, readReply, type HookReply, type HookRun } from "./hook-reply.ts";
import { matchHooks, type Hook, type HookEvent, type HookGroup } from "../../project.ts";
import type { JsonObject } from "../../events.ts";

export interface Hooks {
  /** Whether a hook is configured for an event; if not, its input is not made. */
  readonly has: (event: HookEvent) => boolean;
  /** Runs the hooks that match. Never throws. A child that exceeds its time limit is killed with its process group. */
  readonly run: (input: HookInput, signal: AbortSignal) => Promise<HookOutcome>;
}

/** Where hooks run. */
interface HookPlace {
  readonly shell: Shell;
  readonly clock: Clock;
  readonly random: Random;
  readonly session: HookSession;
  /**
   * Absolute path of the trusted copy of `.gemini/` and of the scripts that hooks name; the children's working
   * directory. Hooks never come from the workspace, which a pull request and the model can change.
   */
  readonly trusted: string;
  /** The environment of tools' processes. */
  readonly environment: Readonly<Record<string, string>>;
}

export function openHooks(groups: readonly HookGroup[], place: HookPlace): Hooks {
  return {
    has: (event) => groups.some((group) => group.event === event),
    async run(input, signal) {
      const { hooks, sequential } = matchHooks(groups, input.event, subjectOf(input));
      const replies = sequential
        ? await runInTurn(hooks, input, place, signal)
        : await Promise.all(hooks.map((hook) => runHook(hook, input, place, signal)));
      return mergeReplies(input.event, replies);
    },
  };
}

/** Each hook sees the input as the ones before it have changed it. After a block or a stop the rest do not run. */
async function runInTurn(
  hooks: readonly Hook[],
  input: HookInput,
  place: HookPlace,
  signal: AbortSignal,
): Promise<readonly HookReply[]> {
  const replies: HookReply[] = [];
  let current = input;
  for (const hook of hooks) {
    const reply = await runHook(hook, current, place, signal);
    replies.push(reply);
    if (reply.verdict.kind !== "go") break;
    current = passOn(current, reply);
  }
  return replies;
}

function passOn(input: HookInput, reply: HookReply): HookInput {
  if (input.event === "BeforeTool" && reply.toolInput !== undefined) {
    return { ...input, tool_input: { ...input.tool_input, ...reply.toolInput } };
  }
  if (input.event === "BeforeAgent" && reply.context !== undefined) {
    return { ...input, prompt: `${input.prompt}\n\n${reply.context}` };
  }
  if (input.event === "BeforeModel" && reply.request !== undefined) {
    return { ...input, llm_request: { ...input.llm_request, ...reply.request } };
  }
  return input;
}

async function runHook(hook: Hook, input: HookInput, place: HookPlace, signal: AbortSignal): Promise<HookReply> {
  const mark = place.random.hex(16);
  const output = openOutput(mark);
  const running = place.shell.start({
    line: SEPARATED,
    directory: place.trusted,
    environment: {
      ...place.environment,
      HOME: place.trusted, // Tools can write to their own home, and programs load code from there.
      SHLVL: "1", // Otherwise Debian's bash, whose input is a socket here, assumes a remote login and reads ~/.bashrc.
      ...hook.environment,
      GEMINI_PROJECT_DIR: place.trusted,
      GEMINI_CWD: place.session.workspace,
      GEMINI_SESSION_ID: place.session.id,
      CLAUDE_PROJECT_DIR: place.trusted,
      REMIT_HOOK: hook.command,
      REMIT_MARK: mark,
    },
    timeoutMs: hook.timeoutMs,
    idleMs: 0,
    apart: true,
    input: hookStdin(input, place.session, place.clock.now()),
    onOutput: output.take,
    signal,
  });
  return readReply(hook, output.ended(await running.ended));
}

// The shell port merges standard output and standard error, but they mean different things in the contract. So standard
// error is held back and follows a mark that the hook cannot know.
const SEPARATED =
  'hook=$REMIT_HOOK mark=$REMIT_MARK; unset REMIT_HOOK REMIT_MARK; { err=$(bash -c "$hook" 2>&1 1>&3 3>&-); } 3>&1; ' +
  'code=$?; printf "\\n%s\\n%s" "$mark" "$err"; exit "$code"';

/** Keeps at most {@link MAX_OUTPUT} bytes; standard error follows the mark. */
function openOutput(mark: string) {
  const chunks: Buffer[] = [];
  let size = 0;
  return {
    take(chunk: Buffer): void {
      if (size < MAX_OUTPUT) chunks.push(chunk.subarray(0, MAX_OUTPUT - size));
      size += chunk.length;
    },
    ended(end: CommandEnd): HookRun {
      const text = Buffer.concat(chunks).toString("utf8");
      const at = text.lastIndexOf(`\n${mark}\n`);
      const [stdout, stderr] = at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + mark.length + 2)];
      return { end, stdout, stderr, cut: size > MAX_OUTPUT };
    },
  };
}

/** The fields that each event adds to the common ones. */
export type HookInput =
  | { readonly event: "SessionStart"; readonly source: "startup" | "resume" }
  | { readonly event: "SessionEnd"; readonly reason: "exit" | "other" }
  | { readonly event: "BeforeAgent"; readonly prompt: string }
  | {
      readonly event: "AfterAgent";
      readonly prompt: string;
      readonly prompt_response: string;
      /** Whether a hook had asked for this very answer. */
      readonly stop_hook_active: boolean;
    }
  | { readonly event: "BeforeModel" | "BeforeToolSelection"; readonly llm_request: JsonObject }
  | { readonly event: "AfterModel"; readonly llm_request: JsonObject; readonly llm_response: JsonObject }
  | {
      readonly event: "BeforeTool";
      readonly tool_name: string;
      readonly tool_input: JsonObject;
      readonly mcp_context?: JsonObject;
    }
  | {
      readonly event: "AfterTool";
      readonly tool_name: string;
      readonly tool_input: JsonObject;
      readonly tool_response: JsonObject;
      readonly mcp_context?: JsonObject;
    }
  | { readonly event: "PreCompress"; readonly trigger: "auto" | "manual" }
  | {
      readonly event: "Notification";
      readonly notification_type: string;
      readonly message: string;
      readonly details: JsonObject;
    };

/** The fields that every hook receives. */
interface HookSession {
  readonly id: string;
  /** Absolute path of the log on disk. */
  readonly transcript: string;
  /** Absolute path of the workspace. */
  readonly workspace: string;
}

/** The text for standard input. `now` is in milliseconds since the epoch. */
function hookStdin(input: HookInput, session: HookSession, now: number): string {
  const { event, ...fields } = input;
  return JSON.stringify({
    session_id: session.id,
    transcript_path: session.transcript,
    cwd: session.workspace,
    hook_event_name: event,
    timestamp: new Date(now).toISOString(),
    ...fields,
  });
}

/** The text that matchers are compared with. */
function subjectOf(input: HookInput): string {
  switch (input.event) {
    case "BeforeTool":
    case "AfterTool":
      return input.tool_name;
    case "SessionStart":
      return input.source;
    case "SessionEnd":
      return input.reason;
    case "PreCompress":
      return input.trigger;
    case "Notification":
      return input.notification_type;
    case "BeforeAgent":
    case "AfterAgent":
    case "BeforeModel":
    case "AfterModel":
    case "BeforeToolSelection":
      return "";
    default:
      return input satisfies never;
  }
}
