/** The agent: it asks the model, makes its calls and looks again, within limits and a context that it compresses. */
export {
  type AfterCall,
  type AfterWork,
  type Agent,
  type AgentCallbacks,
  type AgentTask,
  type Asker,
  type BeforeCall,
  blockedByHook,
  type Caller,
  type HookedAnswer,
  type ModelSettings,
  type Toolset,
} from "./agent/agent.ts";
export { ask, type AskResult, mayAskMore, modelInUse } from "./agent/ask.ts";
export { callFirst, firstCallId, refuseCalls } from "./agent/call.ts";
export { clearHistory } from "./agent/compression-record.ts";
export { missingAnswers, projectContext, projectTurns } from "./agent/context.ts";
export { runAgent } from "./agent/loop.ts";
export { composePrompt, composeSubAgentPrompt, familyOf, type PromptFacts, switchedOff } from "./agent/prompt.ts";
export { writeTranscript } from "./agent/transcript.ts";
export { endedBySignal, DEADLINE } from "./agent/turn.ts";
export { answerRoom, declare } from "./agent/window.ts";
