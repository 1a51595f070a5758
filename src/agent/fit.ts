/** Before each question: old answers are masked and the history is compressed, when there is enough of either. */
import type { Tool } from "../tools/tool.ts";
import type { Agent } from "./agent.ts";
import { mayAskMore, modelInUse } from "./ask.ts";
import { compress, protectionOf } from "./compress.ts";
import { maskAnswers } from "./mask-plan.ts";
import { countTokens, windowFacts } from "./window.ts";

/** See to it that the next question fits, with room for its answer. What was done is in the log. */
export async function fitWindow(agent: Agent, turn: number, tools: readonly Tool[]): Promise<void> {
  const { size, due } = windowFacts(agent, modelInUse(agent));
  await maskAnswers(agent, tools, protectionOf(due));
  const tokens = countTokens(agent, tools);
  if (tokens < due) return;
  if (tokens >= size) await compress(agent, turn, tools, "full window");
  // With the budget used up there is one question left to ask; it needs to fit, no more.
  else if (mayAskMore(agent)) await compress(agent, turn, tools, "window");
}
