/** One turn: asks the model and judges its reply. */
import type { AgentEnd, Call, Fault } from "../events.ts";
import { familyIn } from "../lib/models.ts";
import type { ModelFailure, ModelResult } from "../ports.ts";
import type { Tool } from "../tools/tool.ts";
import { type Agent, type Asker, blockedByHook, type HookedAnswer } from "./agent.ts";
import { ask, givenUp, modelInUse } from "./ask.ts";
import { compress, fitWindow } from "./compress.ts";
import { projectContext } from "./context.ts";
import { suspect } from "./repetition.ts";
import { judgeReply } from "./verdict.ts";
import { declare } from "./window.ts";

export type TurnResult =
  /** `text`: what the model said besides its calls. */
  | { readonly kind: "calls"; readonly calls: readonly Call[]; readonly text: string }
  | { readonly kind: "ended"; readonly end: AgentEnd };

/** Asks until the model calls a tool or finishes. Asks again for an unusable reply, a limited number of times. */
export async function takeTurn(agent: Agent, turn: number, tools = agent.toolset.tools): Promise<TurnResult> {
  const pieces: string[] = [];
  for (let asked = 1; ; asked++) {
    const answer = await askForTurn(agent, turn, tools);
    if (answer.kind !== "replied") return { kind: "ended", end: endOf(agent, answer) };
    const verdict = judgeReply(answer.reply, pieces.join(""));
    if (verdict.kind === "repeating") {
      // Remit warns the model once; the next time ends the agent.
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

function endOf({ signal }: Agent, answer: Exclude<HookedAnswer, { kind: "replied" }>): AgentEnd {
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

// An overflow shows that our count was wrong: compress once regardless of it, and ask once more.
async function askForTurn(agent: Agent, turn: number, tools: readonly Tool[]): Promise<HookedAnswer> {
  await fitWindow(agent, turn, tools);
  const asked = await askOrFallBack(agent, turn, tools);
  if (asked.kind !== "failed" || asked.cause !== "overflow") return asked;
  const smaller = await compress(agent, turn, tools, "overflow");
  return smaller ? askOrFallBack(agent, turn, tools) : asked;
}

async function askOrFallBack(agent: Agent, turn: number, tools: readonly Tool[]): Promise<HookedAnswer> {
  for (;;) {
    const asked = await askModel(agent, turn, modelInUse(agent), tools);
    if (asked.kind !== "failed") return asked;
    const other = anotherModel(agent, asked);
    if (other === undefined) return { ...asked, fault: explainFailure(agent, asked) };
    agent.log.append({ type: "model.fell_back", ...other }, agent.name);
  }
}

function askModel(agent: Agent, turn: number, model: string, tools: readonly Tool[]): Promise<HookedAnswer> {
  const context = projectContext(agent.log.entries, agent.name);
  const { temperature } = agent.modelSettings;
  const question = { purpose: "turn", model, ...context, tools: declare(tools) } as const;
  const whole = temperature === undefined ? question : { ...question, temperature };
  return agent.around === undefined ? ask(agent, turn, whole) : agent.around.ask(agent, turn, whole);
}

/** Why a signal fired: the run's time is over, or someone cancelled it. */
export function cutShort(signal: AbortSignal): AgentEnd {
  if (signal.reason === DISK) return { kind: "exhausted", limit: "disk", text: "" };
  return signal.reason === DEADLINE ? { kind: "exhausted", limit: "minutes", text: "" } : { kind: "cancelled" };
}

/** The reason of a signal that fires because the run's time is over. */
export const DEADLINE = "deadline";
/** The reason of a signal that fires because the disk is full. */
const DISK = "disk";

// ── Another model, where the one in use does not answer ─────────────────────────────────────────────────────────────

type Failed = Extract<ModelResult, { readonly kind: "failed" }>;

/** The model to continue with, and why; undefined when none may replace the one in use. */
function anotherModel(
  agent: Asker,
  failed: Failed,
): { readonly from: string; readonly to: string; readonly reason: string } | undefined {
  const from = modelInUse(agent);
  const why = failed.fault.message.replace(/\.$/, "");
  const tried = new Set([...givenUp(agent), from]);
  if (failed.cause === "not_found") {
    const to = newestOfFamily(agent, tried, failed);
    const reason = `${why}. ${sourceOf(agent)} ${to} is used instead: the newest of its family that can be used here.`;
    return to === undefined ? undefined : { from, to, reason };
  }
  const { fallback } = agent.modelSettings;
  if (!SHORT.has(failed.cause) || fallback === undefined || tried.has(fallback)) return undefined;
  return { from, to: fallback, reason: `${from} is not available (${why}); going on with ${fallback}.` };
}

const SHORT: ReadonlySet<ModelFailure> = new Set<ModelFailure>(["quota", "unavailable"]);

/** Undefined for a model that a person, or a hook, named in full: they meant that one. */
function newestOfFamily(agent: Asker, tried: ReadonlySet<string>, { offers = [] }: Failed): string | undefined {
  const { family } = agent.modelSettings;
  if (lastAsked(agent) !== modelInUse(agent)) return undefined;
  return offers.find((name) => familyIn(name) === family && !tried.has(name));
}

/** The fault the run ends with. For a missing model it says who named it, and what to name instead. */
function explainFailure(agent: Asker, { cause, fault, offers }: Failed): Fault {
  if (cause !== "not_found") return fault;
  const message = `${fault.message} ${sourceOf(agent)}`.trimEnd();
  if (offers === undefined || offers.length === 0) return { ...fault, message };
  return { ...fault, message, hint: `Name another there. This account can use ${offers.join(", ")}.` };
}

/** Who named the model that was asked; "" for one that Remit fell back to. */
function sourceOf(agent: Asker): string {
  const [asked, { name, namedBy }] = [lastAsked(agent), agent.modelSettings];
  const source = asked === name ? namedBy : asked === modelInUse(agent) ? undefined : "a BeforeModel hook";
  return source === undefined ? "" : `Its name comes from ${source}.`;
}

function lastAsked({ log, name }: Asker): string | undefined {
  const last = log.entries.findLast(({ agent, event }) => agent === name && event.type === "model.asked");
  return last?.event.type === "model.asked" ? last.event.model : undefined;
}
