/** One turn: ask the model, and judge what came back. */
import type { AgentEnd, Call, Reply } from "../events.ts";
import type { ModelFailure } from "../ports.ts";
import type { Tool } from "../tools/tool.ts";
import type { Agent } from "./agent.ts";
import { modelInUse } from "./ask.ts";
import { compress } from "./compress.ts";
import { projectContext } from "./context.ts";
import { askThroughHooks, type AskedThroughHooks as Asked } from "./hooks/questions.ts";
import { chants } from "./repetition/chant.ts";
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
    if (verdict.kind !== "ask_again") return verdict;
    if (asked > verdict.most) return verdict.otherwise;
    const stuck = complain(agent, answer.reply, verdict);
    if (stuck !== undefined) return { kind: "ended", end: stuck };
    pieces.push(verdict.piece);
  }
}

function complain(agent: Agent, { text }: Reply, { why, nudge }: { readonly why: string; readonly nudge: string }) {
  if (chants(text)) return suspect(agent, "the model says the same words over and over");
  agent.log.append({ type: "agent.told", why, text: nudge }, agent.name);
  return undefined;
}

function endOf({ signal }: Agent, answer: Exclude<Asked, { kind: "replied" }>): AgentEnd {
  switch (answer.kind) {
    case "cancelled":
      return cutShort(signal);
    case "failed":
      return { kind: "failed", fault: answer.fault };
    case "halted":
      return { kind: "blocked", reason: answer.reason };
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
  const { mind, log, name } = agent;
  const first = modelInUse(agent);
  const asked = await askModel(agent, turn, first, tools);
  const second = mind.fallback;
  if (asked.kind !== "failed" || second === undefined || second === first) return asked;
  if (!CAN_FALL_BACK.has(asked.cause)) return asked;
  const reason = `${first} is not available (${asked.fault.message}); going on with ${second}.`;
  log.append({ type: "model.fell_back", from: first, to: second, reason }, name);
  return askModel(agent, turn, second, tools);
}

const CAN_FALL_BACK: ReadonlySet<ModelFailure> = new Set<ModelFailure>(["quota", "unavailable", "not_found"]);

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
