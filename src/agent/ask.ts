/** One request to a model. Everything about it is logged, because every request costs money, whatever its purpose. */
import type { Fault, Message, Reply, Usage } from "../events.ts";
import { baseName, listPrice, longestPrefix, type Price } from "../lib/models.ts";
import { projection } from "../log.ts";
import type { ModelNews, ModelResult, Question } from "../ports.ts";
import type { Asker } from "./agent.ts";
import { reachedLimit, usedSoFar } from "./limits.ts";
import { beforeRepetition, listenForRepetition } from "./repeated-turns.ts";
import { believe, estimateQuestion, estimateText, weigh } from "./tokens.ts";
import { digestOf } from "../lib/seal.ts";
import { onceForObject } from "../lib/once.ts";

/** The port's result; a reply is the log's masked copy, with its cost in US dollars. */
export type AskResult =
  | { readonly kind: "replied"; readonly reply: Reply; readonly usd: number }
  | Exclude<ModelResult, { readonly kind: "replied" }>;

/** Asks once, and logs all of it. `revise` may change the text of a reply before it is logged. */
export async function ask(
  agent: Asker,
  turn: number,
  question: Question,
  revise: (reply: Reply) => Promise<Reply> = (reply) => Promise.resolve(reply),
): Promise<AskResult> {
  const { log, clock, name, modelSettings, signal } = agent;
  const { purpose, model } = question;
  const tokens = estimateQuestion(question);
  log.append({ type: "model.asked", purpose, turn, model, ...fingerprint(question), tokens }, name);
  const start = clock.elapsed();
  const listen = listenForRepetition();
  const onNews = (news: ModelNews): "enough" | undefined => {
    logRetry(agent, question, news);
    return listen(news);
  };
  const result = await modelSettings.model.ask(question, onNews, signal);
  switch (result.kind) {
    case "cancelled": {
      const cost = paidFor(agent, model, result.spent);
      // Only what was paid for is told: that the request was cut off follows from the agent's end.
      if (result.spent !== undefined)
        log.append({ type: "model.failed", purpose, turn, cause: "cancelled", fault: CUT_OFF, ...cost }, name);
      return result;
    }
    case "failed": {
      const { kind: _, spent, ...failure } = result;
      log.append({ type: "model.failed", purpose, turn, ...failure, ...paidFor(agent, model, spent) }, name);
      return result;
    }
    case "replied": {
      const ms = Math.round(clock.elapsed() - start);
      return noteReply(agent, turn, question, await revise(withoutRepetition(result.reply)), ms, tokens);
    }
    default:
      return result satisfies never;
  }
}

const CUT_OFF: Fault = { kind: "model", message: "The request was cut off by the end of the time, or of the run." };

/** A reply that Remit cut short, without the repetition: otherwise the model would continue it. */
function withoutRepetition(reply: Reply): Reply {
  if (reply.stop !== "cut_short") return reply;
  const text = beforeRepetition(reply.text);
  return { ...reply, text, parts: [{ text }], rawStop: "cut short by Remit" };
}

function noteReply(
  agent: Asker,
  turn: number,
  question: Question,
  received: Reply,
  ms: number,
  tokens: number,
): AskResult {
  const usage = believe(received.usage, tokens - weigh(question.messages).media, estimateReply(received));
  const reply = { ...received, usage };
  const usd = price(agent, received.model, usage);
  const entry = agent.log.append(
    { type: "model.replied", purpose: question.purpose, turn, reply, usd, ms },
    agent.name,
  );
  // The log's copy has its secrets masked, and everything from here on uses that copy.
  return { kind: "replied", reply: entry.event.type === "model.replied" ? entry.event.reply : reply, usd };
}

function logRetry(agent: Asker, { purpose, model }: Question, news: ModelNews): void {
  if (news.kind !== "retry") return;
  const { kind: _, spent, ...retry } = news;
  agent.log.append({ type: "model.retried", purpose, ...retry, ...paidFor(agent, model, spent) }, agent.name);
}

function paidFor(agent: Asker, model: string, spent: Usage | undefined) {
  return spent === undefined ? {} : { spent, usd: price(agent, model, spent) };
}

function price({ modelSettings, clock }: Asker, model: string, usage: Usage): number {
  return costOf(model, usage, clock.now(), modelSettings.prices);
}

function estimateReply({ text, calls }: Reply): number {
  return estimateText(text) + calls.reduce((sum, { args }) => sum + estimateText(JSON.stringify(args)), 0);
}

/** Whether Remit may ask anything besides the turn's own request: budget is left, and the run is not cancelled. */
export function mayAskMore({ log, name, limits, clock, signal }: Asker): boolean {
  return !signal.aborted && reachedLimit(usedSoFar(log.entries, name, clock.now()), limits) === undefined;
}

/** The model that answers turns now; after a fallback the run does not return to the first model. */
export function modelInUse({ log, modelSettings }: Pick<Asker, "log" | "modelSettings">): string {
  const falls = readFalls(log.entries);
  let model = modelSettings.name;
  for (let next = falls.get(model); next !== undefined; next = falls.get(model)) model = next;
  return model;
}

/** The models that this run has given up. */
export function givenUp({ log }: Pick<Asker, "log">): ReadonlySet<string> {
  return new Set(readFalls(log.entries).keys());
}

const readFalls = projection(
  () => new Map<string, string>(),
  (falls, { event }) => {
    if (event.type === "run.started") falls.clear(); // A continued run tries its own model again.
    if (event.type !== "model.fell_back") return;
    falls.set(event.from, event.to);
    falls.delete(event.to); // A model in use again is not given up, and fallbacks must not form a ring.
  },
);

/** Prices set by the repository, by prefix of the model's name. */
export type Prices = Readonly<Record<string, Price>>;

/**
 * Cost in US dollars of one call of `model` at `now`, milliseconds since the epoch. Input tokens include cached ones.
 * `own` prices take precedence.
 */
export function costOf(model: string, usage: Usage, now: number, own: Prices = {}): number {
  const price = longestPrefix(own, baseName(model)) ?? listPrice(model, now);
  const rate = price.long !== undefined && usage.input > price.long.from ? price.long : price;
  const fresh = Math.max(0, usage.input - usage.cached);
  return (fresh * rate.input + usage.cached * rate.cached + usage.output * rate.output) / 1_000_000;
}

// ── The digest of a request, by which a replay finds where it diverges ─────────────────────────────

interface Fingerprint {
  /** `sha256:` and 64 hexadecimal digits, over the whole request. */
  readonly digest: string;
  /** Size as JSON, in bytes. */
  readonly bytes: number;
}

function fingerprint({ messages, ...rest }: Question): Fingerprint {
  let whole = measure(JSON.stringify(rest));
  for (const message of messages) whole = add(whole, message);
  return { ...whole, digest: `sha256:${whole.digest}` };
}

interface Link {
  readonly before: Fingerprint;
  readonly after: Fingerprint;
}

const links = new WeakMap<Message, Link>();

// Every turn sends the whole conversation again. To avoid hashing all of it each time, the digests of its messages form
// a chain, and only the new end is computed.
function add(before: Fingerprint, message: Message): Fingerprint {
  const known = links.get(message);
  if (known?.before.digest === before.digest && known.before.bytes === before.bytes) return known.after;
  const own = measureMessage(message);
  const after = { digest: measure(before.digest + own.digest).digest, bytes: before.bytes + own.bytes };
  links.set(message, { before, after });
  return after;
}

const measureMessage = onceForObject((message: Message) => measure(JSON.stringify(message)));

function measure(json: string): Fingerprint {
  return { digest: digestOf(json), bytes: Buffer.byteLength(json) };
}
