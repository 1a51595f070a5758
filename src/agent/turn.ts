/** One turn: asks the model and judges its reply, with a rule and a limit for every finish reason. */
import type { AgentEnd, Call, Fault, Reply } from "../events.ts";
import { familyIn } from "../lib/models.ts";
import type { ModelFailure, ModelResult } from "../ports.ts";
import type { Tool } from "../tools.ts";
import { type Agent, type Asker, blockedByHook, type HookedAnswer } from "./agent.ts";
import { ask, givenUp, mayAskMore, modelInUse } from "./ask.ts";
import { projectContext } from "./context.ts";
import { fitWindow, loadCompression, maskNewMedia } from "./fit-window.ts";
import { suspect } from "./repetition.ts";
import { declare } from "./window.ts";
import { withoutBlocks } from "../lib/cut.ts";
import { repeatsItself } from "./repeated-turns.ts";
import { given } from "../lib/parts.ts";

type TurnResult =
  /** `text`: what the model said besides its calls. */
  | { readonly kind: "calls"; readonly calls: readonly Call[]; readonly text: string }
  | { readonly kind: "ended"; readonly end: AgentEnd };

/** Asks until the model calls a tool or finishes. Asks again for an unusable reply, a limited number of times. */
export async function takeTurn(agent: Agent, turn: number, tools = agent.toolset.tools): Promise<TurnResult> {
  const pieces: string[] = [];
  for (let attempt = 1; ; attempt++) {
    // The loop then finds the limit that is reached. Each attempt may cost as much as a turn.
    if (attempt > 1 && !mayAskMore(agent)) return { kind: "calls", calls: [], text: pieces.join("") };
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
    if (attempt > verdict.most) return verdict.otherwise;
    agent.log.append({ type: "agent.told", why: verdict.why, text: verdict.nudge }, agent.name);
    pieces.push(verdict.piece);
  }
}

function endOf({ signal }: Agent, answer: Exclude<HookedAnswer, { kind: "replied" }>): AgentEnd {
  switch (answer.kind) {
    case "cancelled":
      return endedBySignal(signal);
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
  const result = await askOrFallBack(agent, turn, tools);
  if (result.kind !== "failed") return result;
  if (result.cause === "refused" && maskNewMedia(agent, tools)) return askOrFallBack(agent, turn, tools);
  if (result.cause !== "overflow") return result;
  const { compress } = await loadCompression();
  const smaller = await compress(agent, turn, tools, "overflow");
  return smaller ? askOrFallBack(agent, turn, tools) : result;
}

async function askOrFallBack(agent: Agent, turn: number, tools: readonly Tool[]): Promise<HookedAnswer> {
  for (;;) {
    const result = await askModel(agent, turn, modelInUse(agent), tools);
    if (result.kind !== "failed") return result;
    const other = anotherModel(agent, result);
    if (other === undefined) return { ...result, fault: explainFailure(agent, result) };
    agent.log.append({ type: "model.fell_back", ...other }, agent.name);
  }
}

function askModel(agent: Agent, turn: number, model: string, tools: readonly Tool[]): Promise<HookedAnswer> {
  const context = projectContext(agent.log.entries, agent.name);
  const { temperature } = agent.modelSettings;
  const question = { purpose: "turn", model, ...context, tools: declare(tools), ...given({ temperature }) } as const;
  return agent.callbacks === undefined ? ask(agent, turn, question) : agent.callbacks.ask(agent, turn, question);
}

/** Why a signal fired: the run's time is over, or someone cancelled it. */
export function endedBySignal(signal: AbortSignal): AgentEnd {
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
  const source = sourceOf(agent);
  const message = `${fault.message} ${source}`.trimEnd();
  if (offers === undefined || offers.length === 0) return { ...fault, message };
  const where = source === "" ? "with the input `fallback-model`" : "there";
  return { ...fault, message, hint: `Name another ${where}. This account can use ${offers.join(", ")}.` };
}

/** Who named the model that was asked; "" for one that Remit fell back to. */
function sourceOf(agent: Asker): string {
  const [model, { name, namedBy }] = [lastAsked(agent), agent.modelSettings];
  const source = model === name ? namedBy : model === modelInUse(agent) ? undefined : "a BeforeModel hook";
  return source === undefined ? "" : `Its name comes from ${source}.`;
}

function lastAsked({ log, name }: Asker): string | undefined {
  const last = log.entries.findLast(({ agent, event }) => agent === name && event.type === "model.asked");
  return last?.event.type === "model.asked" ? last.event.model : undefined;
}

type Verdict =
  | TurnResult
  | { readonly kind: "repeating" }
  | {
      readonly kind: "ask_again";
      readonly why: string;
      /** The message to the model. */
      readonly nudge: string;
      /** How often Remit sends it in one turn. */
      readonly most: number;
      /** How the turn ends after that. */
      readonly otherwise: TurnResult;
      /** The part of an answer in this reply; the next part is joined to it. */
      readonly piece: string;
    };

/**
 * Calls count whatever the finish reason: the stream was validated, so they are complete. `before` is the text of the
 * same answer from replies cut at the output limit.
 */
export function judgeReply(reply: Reply, before = ""): Verdict {
  if (reply.calls.length > 0) return { kind: "calls", calls: reply.calls, text: reply.text };
  if (reply.stop === "cut_short" || repeatsItself(reply.text)) return REPEATING;
  const empty = visible(reply.text) === "";
  const text = visible(before + reply.text);
  switch (reply.stop) {
    case "stop":
    case "missing":
    case "other":
      if (empty) return askAgain("empty reply", emptyNudge(reply), unusable("gave no answer", reply));
      if (reply.stop === "stop") return finished(text);
      if (reply.stop === "missing") return doubt(reply, finished(text));
      return doubt(reply, failed(unusable("ended for a reason unknown here", reply, 2)));
    case "max_tokens":
      return { ...askAgain("cut reply", CUT, unusable("ran into its output limit", reply)), piece: reply.text };
    case "recitation":
      return askAgain("recitation", RECITED, unusable("was stopped for quoting its sources", reply));
    case "malformed_call":
    case "unexpected_call":
      return askAgain("malformed call", MALFORMED, unusable("made a tool call that cannot be read", reply));
    case "safety":
    case "blocked_prompt":
      return failed(refused(reply));
    default:
      return reply.stop satisfies never;
  }
}

const REPEATING = { kind: "repeating" } as const;

/** How often in one turn the model is asked again for a usable reply. */
const NUDGES = 2;

const EMPTY = "Your last reply was empty. Continue the task: call a tool, or say in words what you found and did.";
const THOUGHT =
  "Your last reply had only thoughts, which nobody sees. Continue the task: call a tool, or say in words what you found and did.";
const CUT =
  "Your last reply was cut off at the output limit. Continue exactly where it stopped, repeating nothing: what follows is joined to it. Make any tool call in smaller steps.";
const RECITED = "Your last reply was stopped because it repeated a source word for word. Continue in your own words.";
const MALFORMED = "Your last tool call could not be read. Make it again, with arguments that fit the tool's schema.";

function emptyNudge({ thoughts }: Reply): string {
  return thoughts.length > 0 ? THOUGHT : EMPTY;
}

// People cannot see invisible characters or HTML comments, so a reply of nothing else is empty.
function visible(text: string): string {
  const seen = withoutBlocks(text, "<!--", "-->").replaceAll(/[\u200b-\u200d\u2060\ufeff]/g, "");
  return seen.trim() === "" ? "" : text.trim();
}

function askAgain(why: string, nudge: string, fault: Fault): Extract<Verdict, { kind: "ask_again" }> {
  return { kind: "ask_again", why, nudge, most: NUDGES, otherwise: failed(fault), piece: "" };
}

// The answer may be incomplete, so the model is asked once more. Then a stream without a finish reason is accepted; one
// that twice gives a reason other than `STOP` was cut.
function doubt({ rawStop }: Reply, otherwise: TurnResult): Verdict {
  const ended = rawStop === "" ? "without a finish reason" : `with the finish reason ${rawStop}`;
  const nudge = `Your last reply ended ${ended}, so it may be incomplete. If there is more to do, continue; otherwise give your whole answer again.`;
  return { kind: "ask_again", why: "doubtful reply", nudge, most: 1, otherwise, piece: "" };
}

function finished(text: string): TurnResult {
  return { kind: "ended", end: { kind: "finished", text } };
}

function failed(fault: Fault): TurnResult {
  return { kind: "ended", end: { kind: "failed", fault } };
}

function unusable(what: string, reply: Reply, times = NUDGES + 1): Fault {
  return {
    kind: "model",
    message: `${reply.model} ${what} ${times} times in a row (finish reason ${reply.rawStop}).`,
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
