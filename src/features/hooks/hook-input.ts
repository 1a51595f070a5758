/** What a hook is told on its standard input: Gemini CLI's contract, one shape an event. */
import type { JsonObject } from "../../events.ts";

/** The fields each event adds to the common ones. */
export type HookInput =
  | { readonly event: "SessionStart"; readonly source: "startup" | "resume" }
  | { readonly event: "SessionEnd"; readonly reason: "exit" | "other" }
  | { readonly event: "BeforeAgent"; readonly prompt: string }
  | {
      readonly event: "AfterAgent";
      readonly prompt: string;
      readonly prompt_response: string;
      /** Whether this answer was itself asked for by a hook. */
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

/** What every hook is told. */
export interface HookSession {
  readonly id: string;
  /** Absolute path of the log on disk. */
  readonly transcript: string;
  /** Absolute path of the workspace. */
  readonly workspace: string;
}

/** The text for standard input. `now` in ms since the epoch. */
export function hookStdin(input: HookInput, session: HookSession, now: number): string {
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

/** What matchers are compared with. */
export function subjectOf(input: HookInput): string {
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
