/** Calls that are made before an agent's first turn: judged, hooked, clipped and logged like any of the model's. */
import type { Answer, Call, JsonObject } from "../events.ts";
import type { Tool } from "../tools/tool.ts";
import type { Caller } from "./agent.ts";
import { answerCalls } from "./call.ts";

/** Make one call of a tool, which need not be one of the caller's own. */
export async function callFirst(caller: Caller, tool: Tool, args: JsonObject): Promise<Answer> {
  const call: Call = { id: firstCallId(caller), tool: tool.name, args };
  const [answer] = await answerCalls({ ...caller, toolset: { ...caller.toolset, tools: [tool] } }, [call]);
  if (answer === undefined) throw new Error("A call has an answer.");
  return answer;
}

/** No call of a model's has such an id. */
export function firstCallId({ log }: Pick<Caller, "log">): string {
  return `command-${log.entries.length}`;
}
