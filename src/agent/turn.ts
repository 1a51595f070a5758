/** One turn: ask the model, and judge what came back. */
import { createHash } from "node:crypto";
import type { AgentEnd, Call, Fault, Reply } from "../events.ts";
import type { ModelFailure, Question } from "../ports.ts";
import type { Tool } from "../tools/tool.ts";
import type { Agent } from "./agent.ts";
import { projectContext } from "./context.ts";
import { costOf } from "./prices.ts";

export type TurnResult =
  { readonly kind: "calls"; readonly calls: readonly Call[] } | { readonly kind: "ended"; readonly end: AgentEnd };

/** Ask until the model calls a tool or finishes. Empty, cut and recited replies are asked again, a bounded number of times. */
export async function takeTurn(agent: Agent, turn: number, tools = agent.hands.tools): Promise<TurnResult> {
  for (let nudges = 0; ; nudges++) {
    const asked = await ask(agent, turn, tools);
    if (asked.kind === "ended") return asked;
    const verdict = judgeReply(asked.reply);
    if (verdict.kind !== "ask_again") return verdict;
    if (nudges === NUDGES) return ended({ kind: "failed", fault: verdict.fault });
    agent.log.append({ type: "agent.told", why: verdict.why, text: verdict.nudge }, agent.name);
  }
}

/** How often in one turn the model is asked again for a reply that can be used. */
const NUDGES = 2;

type Verdict =
  TurnResult | { readonly kind: "ask_again"; readonly why: string; readonly nudge: string; readonly fault: Fault };

/** What a validated reply means. Every finish reason has its rule here. */
export function judgeReply(reply: Reply): Verdict {
  if (reply.calls.length > 0) return { kind: "calls", calls: reply.calls };
  const text = reply.text.trim();
  switch (reply.stop) {
    case "stop":
    case "missing":
    case "other":
      return text === "" ? askAgain("empty reply", EMPTY, unusable("gave no answer", reply)) : finished(text);
    case "max_tokens":
      return askAgain("cut reply", CUT, unusable("ran into its output limit", reply));
    case "recitation":
      return askAgain("recitation", RECITED, unusable("was stopped for quoting its sources", reply));
    case "malformed_call":
    case "unexpected_call":
      return askAgain("malformed call", MALFORMED, unusable("made a tool call that cannot be read", reply));
    case "safety":
    case "blocked_prompt":
      return ended({ kind: "failed", fault: refused(reply) });
  }
}

const EMPTY = "Your last reply was empty. Go on with the task: call a tool, or say in words what you found and did.";
const CUT = "Your last reply was cut off at the output limit. Go on from where it stopped, in smaller steps.";
const RECITED = "Your last reply was stopped because it repeated a source word for word. Go on in your own words.";
const MALFORMED = "Your last tool call could not be read. Make it again, with arguments that fit the tool's schema.";

function askAgain(why: string, nudge: string, fault: Fault): Verdict {
  return { kind: "ask_again", why, nudge, fault };
}

function finished(text: string): TurnResult {
  return ended({ kind: "finished", text });
}

function ended(end: AgentEnd): Extract<TurnResult, { kind: "ended" }> {
  return { kind: "ended", end };
}

function unusable(what: string, reply: Reply): Fault {
  return {
    kind: "model",
    message: `${reply.model} ${what} ${NUDGES + 1} times in a row (finish reason ${reply.rawStop}).`,
    hint: "Run it again, or choose another model with the input `model`.",
  };
}

function refused(reply: Reply): Fault {
  return {
    kind: "model",
    message: `${reply.model} refused to answer (finish reason ${reply.rawStop}).`,
    hint: "Word the request differently; the same request gets the same refusal, so it was not repeated.",
  };
}

type Asked = { readonly kind: "replied"; readonly reply: Reply } | Extract<TurnResult, { kind: "ended" }>;

async function ask(agent: Agent, turn: number, tools: readonly Tool[]): Promise<Asked> {
  const { mind } = agent;
  const models = [modelInUse(agent), ...(mind.fallback === undefined ? [] : [mind.fallback])];
  const [first, second] = [...new Set(models)];
  const asked = await askModel(agent, turn, first as string, tools);
  if (asked.kind !== "failed") return asked;
  if (second === undefined || !CAN_FALL_BACK.has(asked.cause)) return failed(asked.fault);
  const text = `${first} is not available (${asked.fault.message}); going on with ${second}.`;
  agent.log.append({ type: "model.fell_back", from: first as string, to: second, reason: text }, agent.name);
  const again = await askModel(agent, turn, second, tools);
  return again.kind === "failed" ? failed(again.fault) : again;
}

const CAN_FALL_BACK: ReadonlySet<ModelFailure> = new Set<ModelFailure>(["quota", "unavailable", "not_found"]);

/** The fallback, once a run has fallen back: a model without quota would only be asked in vain every turn. */
function modelInUse({ log, mind }: Agent): string {
  const fell = log.entries.findLast(({ event }) => event.type === "model.fell_back" && event.from === mind.name);
  return fell?.event.type === "model.fell_back" ? fell.event.to : mind.name;
}

function failed(fault: Fault): Extract<TurnResult, { kind: "ended" }> {
  return ended({ kind: "failed", fault });
}

type ModelAsked = Asked | { readonly kind: "failed"; readonly fault: Fault; readonly cause: ModelFailure };

async function askModel(agent: Agent, turn: number, model: string, tools: readonly Tool[]): Promise<ModelAsked> {
  const { log, clock, name } = agent;
  const question = formQuestion(agent, model, tools);
  const { digest, bytes } = measure(question);
  log.append({ type: "model.asked", purpose: "turn", turn, model, digest, bytes }, name);
  const start = clock.elapsed();
  const result = await agent.mind.model.ask(
    question,
    (news) => {
      if (news.kind !== "retry") return;
      const { attempt, waitMs, cause } = news;
      log.append({ type: "model.retried", purpose: "turn", attempt, waitMs, cause }, name);
    },
    agent.signal,
  );
  switch (result.kind) {
    case "cancelled":
      return ended(cutShort(agent.signal));
    case "failed":
      log.append({ type: "model.failed", purpose: "turn", turn, fault: result.fault }, name);
      return result;
    case "replied": {
      const ms = Math.round(clock.elapsed() - start);
      const usd = costOf(result.reply.model, result.reply.usage);
      const entry = log.append({ type: "model.replied", purpose: "turn", turn, reply: result.reply, usd, ms }, name);
      // The log's copy is masked; what runs from here on is what the log says was said.
      return { kind: "replied", reply: entry.event.type === "model.replied" ? entry.event.reply : result.reply };
    }
  }
}

/** Why a signal fired: the run's minutes are over, or somebody cancelled it. */
export function cutShort(signal: AbortSignal): AgentEnd {
  return signal.reason === DEADLINE ? { kind: "exhausted", limit: "minutes", text: "" } : { kind: "cancelled" };
}

/** The reason of a signal that fires because the run's minutes are over. */
export const DEADLINE = "deadline";

function formQuestion(agent: Agent, model: string, tools: readonly Tool[]): Question {
  const { system, messages } = projectContext(agent.log.entries, agent.name);
  const declarations = tools.map(({ name, description, parameters }) => ({ name, description, parameters }));
  return { purpose: "turn", model, system, messages, tools: declarations };
}

function measure(question: Question): { digest: string; bytes: number } {
  const text = JSON.stringify(question);
  return { digest: `sha256:${createHash("sha256").update(text).digest("hex")}`, bytes: Buffer.byteLength(text) };
}
