/** One turn: ask the model, and judge what came back. */
import type { AgentEnd, Call } from "../events.ts";
import type { Tool } from "../tools/tool.ts";
import type { Agent } from "./agent.ts";
import { anotherModel, explainFailure } from "./another-model.ts";
import { modelInUse } from "./ask.ts";
import { compress } from "./compress.ts";
import { projectContext } from "./context.ts";
import { blockedByHook } from "./hooks.ts";
import { askThroughHooks, type AskedThroughHooks as Asked } from "./hooks/questions.ts";
import { suspect } from "./repetition.ts";
import { judgeReply } from "./verdict.ts";
import { fitWindow } from "./fit.ts";
import { declare } from "./window.ts";

export type TurnResult =
  /** `text`: what the model said beside its calls. */
  | { readonly kind: "calls"; readonly calls: readonly Call[]; readonly text: string }
  | { readonly kind: "ended"; readonly end: AgentEnd };

/** Ask until the model calls a tool or finishes. A reply that is of no use is asked for again, a bounded number of times. */
export async function takeTurn(agent: Agent, turn: number, tools = agent.hands.tools): Promise<TurnResult> {
  const pieces: string[] = [];
  for (let asked = 1; ; asked++) {
    const answer = await askForTurn(agent, turn, tools);
    if (answer.kind !== "replied") return { kind: "ended", end: endOf(agent, answer) };
    const verdict = judgeReply(answer.reply, pieces.join(""));
    if (verdict.kind === "chanting") {
      // Told of once; the next time is the end.
      const stuck = suspect(agent, "the model says the same words over and over");
      if (stuck !== undefined) return { kind: "ended", end: stuck };
      continue;
    }
    if (verdict.kind !== "ask_again") return verdict;
    if (asked > verdict.most) return verdict.otherwise;
    agent.log.append({ type: "agent.told", why: verdict.why, text: verdict.nudge }, agent.name);
    pieces.push(verdict.piece);
  }
}

function endOf({ signal }: Agent, answer: Exclude<Asked, { kind: "replied" }>): AgentEnd {
  switch (answer.kind) {
    case "cancelled":
      return cutShort(signal);
    case "failed":
      return { kind: "failed", fault: answer.fault };
    case "halted":
      return blockedByHook(answer.reason);
    default:
      return answer satisfies never;
  }
}

// An overflow says that our count was wrong: compress once whatever it says, and ask once more.
async function askForTurn(agent: Agent, turn: number, tools: readonly Tool[]): Promise<Asked> {
  await fitWindow(agent, turn, tools);
  const asked = await askOrFallBack(agent, turn, tools);
  if (asked.kind !== "failed" || asked.cause !== "overflow") return asked;
  const smaller = await compress(agent, turn, tools, "overflow");
  return smaller ? askOrFallBack(agent, turn, tools) : asked;
}

async function askOrFallBack(agent: Agent, turn: number, tools: readonly Tool[]): Promise<Asked> {
  for (;;) {
    const asked = await askModel(agent, turn, modelInUse(agent), tools);
    if (asked.kind !== "failed") return asked;
    const other = anotherModel(agent, asked);
    if (other === undefined) return { ...asked, fault: explainFailure(agent, asked) };
    agent.log.append({ type: "model.fell_back", ...other }, agent.name);
  }
}

function askModel(agent: Agent, turn: number, model: string, tools: readonly Tool[]): Promise<Asked> {
  const context = projectContext(agent.log.entries, agent.name);
  const { temperature } = agent.mind;
  const question = { purpose: "turn", model, ...context, tools: declare(tools) } as const;
  return askThroughHooks(agent, turn, temperature === undefined ? question : { ...question, temperature });
}

/** Why a signal fired: the run's minutes are over, or somebody cancelled it. */
export function cutShort(signal: AbortSignal): AgentEnd {
  if (signal.reason === DISK) return { kind: "exhausted", limit: "disk", text: "" };
  return signal.reason === DEADLINE ? { kind: "exhausted", limit: "minutes", text: "" } : { kind: "cancelled" };
}

/** The reason of a signal that fires because the run's minutes are over. */
export const DEADLINE = "deadline";
/** The reason of a signal that fires because the disk is full. */
const DISK = "disk";
