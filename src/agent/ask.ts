/** One question to a model, with everything about it in the log: each is paid for, whatever it was for. */
import type { Reply, Usage } from "../events.ts";
import type { ModelNews, ModelResult, Question } from "../ports.ts";
import type { Agent } from "./agent.ts";
import { fingerprint } from "./digest.ts";
import { reachedLimit, tally } from "./limits.ts";
import { costOf } from "./prices.ts";
import { projection } from "./projection.ts";
import { beforeChant, listenForChant } from "./repetition/chant.ts";
import { believe, estimateQuestion, estimateText, weigh } from "./tokens.ts";

/** The port's result; a reply comes as the log has it, with what it cost in US dollars. */
export type Asked =
  | { readonly kind: "replied"; readonly reply: Reply; readonly usd: number }
  | Exclude<ModelResult, { readonly kind: "replied" }>;

/**
 * Ask once. The log tells that it was asked, each retry, and how it went. `revise` may change the words of a reply before
 * they are the log's.
 */
export async function ask(
  agent: Agent,
  turn: number,
  question: Question,
  revise: (reply: Reply) => Promise<Reply> = (reply) => Promise.resolve(reply),
): Promise<Asked> {
  const { log, clock, name, mind, signal } = agent;
  const { purpose, model } = question;
  const tokens = estimateQuestion(question);
  log.append({ type: "model.asked", purpose, turn, model, ...fingerprint(question), tokens }, name);
  const start = clock.elapsed();
  const listen = listenForChant();
  const tell = (news: ModelNews): "enough" | undefined => {
    tellRetry(agent, question, news);
    return listen(news);
  };
  const result = await mind.model.ask(question, tell, signal);
  switch (result.kind) {
    case "cancelled":
      return result;
    case "failed": {
      const { kind: _, ...failure } = result;
      log.append({ type: "model.failed", purpose, turn, ...failure }, name);
      return result;
    }
    case "replied": {
      const ms = Math.round(clock.elapsed() - start);
      return noteReply(agent, turn, question, await revise(withoutChant(result.reply)), ms, tokens);
    }
    default:
      return result satisfies never;
  }
}

/** A reply that was cut short, with its words once: the model would go on with what it reads of itself. */
function withoutChant(reply: Reply): Reply {
  if (reply.stop !== "cut_short") return reply;
  const text = beforeChant(reply.text);
  return { ...reply, text, parts: [{ text }], rawStop: "cut short by Remit" };
}

function noteReply(agent: Agent, turn: number, question: Question, said: Reply, ms: number, tokens: number): Asked {
  const usage = believe(said.usage, tokens - weigh(question.messages).media, estimateReply(said));
  const reply = { ...said, usage };
  const usd = price(agent, said.model, usage);
  const entry = agent.log.append(
    { type: "model.replied", purpose: question.purpose, turn, reply, usd, ms },
    agent.name,
  );
  // The log's copy is masked; what runs from here on is what the log says was said.
  return { kind: "replied", reply: entry.event.type === "model.replied" ? entry.event.reply : reply, usd };
}

function tellRetry(agent: Agent, { purpose, model }: Question, news: ModelNews): void {
  if (news.kind !== "retry") return;
  const { kind: _, spent, ...retry } = news;
  const paid = spent === undefined ? {} : { spent, usd: price(agent, model, spent) };
  agent.log.append({ type: "model.retried", purpose, ...retry, ...paid }, agent.name);
}

function price({ mind, clock }: Agent, model: string, usage: Usage): number {
  return costOf(model, usage, clock.now(), mind.prices);
}

function estimateReply({ text, calls }: Reply): number {
  return estimateText(text) + calls.reduce((sum, { args }) => sum + estimateText(JSON.stringify(args)), 0);
}

/** Whether a question besides the turn's own may be asked: there is budget left, and nobody has called the run off. */
export function mayAskMore({ log, name, limits, clock, signal }: Agent): boolean {
  return !signal.aborted && reachedLimit(tally(log.entries, name, clock.now()), limits) === undefined;
}

/** The model that answers turns now: the fallback, once a run has fallen back, since it would only be asked in vain. */
export function modelInUse({ log, mind }: Pick<Agent, "log" | "mind">): string {
  const falls = readFalls(log.entries);
  let model = mind.name;
  for (let next = falls.get(model); next !== undefined; next = falls.get(model)) model = next;
  return model;
}

/** The models that this run has given up. */
export function givenUp({ log }: Pick<Agent, "log">): ReadonlySet<string> {
  return new Set(readFalls(log.entries).keys());
}

const readFalls = projection(
  () => new Map<string, string>(),
  (falls, { event }) => {
    if (event.type === "run.started") falls.clear(); // A continued run tries its own model again.
    if (event.type !== "model.fell_back") return;
    falls.set(event.from, event.to);
    falls.delete(event.to); // A model that is in use again has not been given up; and no chain may be a ring.
  },
);
