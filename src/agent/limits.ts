/** How much of its limits a run has used: a projection that counts every agent and every model call. */
import { costOfEvent, type Entry, type Limit, type LimitName } from "../events.ts";
import { projection } from "../log.ts";

/** Amounts used so far, in the units of the limits. */
type Used = Readonly<Record<LimitName, number>>;

/** At this share of a limit, Remit asks the model to wrap up. */
const NEAR = 0.85;

/**
 * Tokens, money, minutes and calls of all agents and every kind of model call, dropped attempts included; turns of one
 * agent only. `files` and `lines` are 0: the proposal counts them. `now` is milliseconds since the epoch. A continued
 * log counts from its last run, because each run has its own budget.
 */
export function usedSoFar(entries: readonly Entry[], agent: string, now: number): Used {
  const { startedAt, turns, tokens, usd, calls } = readSpending(entries);
  const minutes = (now - (startedAt ?? now)) / 60_000;
  return { tokens, usd, calls, minutes, turns: turns.get(agent) ?? 0, files: 0, lines: 0 };
}

interface Spending {
  /** Milliseconds since the epoch. */
  startedAt: number | undefined;
  tokens: number;
  usd: number;
  calls: number;
  /** By the name of the agent. */
  readonly turns: Map<string, number>;
  /** Agent and limit, separated by a space. */
  readonly warned: Set<string>;
}

const readSpending = projection(begin, (spending, { at, agent, event }) => {
  spending.startedAt ??= at;
  if (event.type === "run.started") Object.assign(spending, begin(), { startedAt: at });
  if (event.type === "limit.near") spending.warned.add(`${agent} ${event.limit}`);
  if (event.type === "call.finished" && event.answer.error !== "repeated") spending.calls++;
  const cost = costOfEvent(event);
  spending.tokens += cost === undefined ? 0 : cost.usage.input + cost.usage.output;
  spending.usd += cost?.usd ?? 0;
  if (event.type === "model.replied" && event.purpose === "turn")
    spending.turns.set(agent, (spending.turns.get(agent) ?? 0) + 1);
});

function begin(): Spending {
  return { startedAt: undefined, tokens: 0, usd: 0, calls: 0, turns: new Map(), warned: new Set() };
}

export interface LimitState {
  readonly limit: LimitName;
  readonly used: number;
  readonly of: number;
}

/** The first limit that is used up; undefined when none is. A limit of 0 is no limit. */
export function reachedLimit(used: Used, limits: Readonly<Record<LimitName, Limit>>): LimitState | undefined {
  return allAt(1, used, limits)[0];
}

/** The limits used to the share {@link NEAR} or more, about which the agent has not been warned in this run. */
export function nearLimits(
  entries: readonly Entry[],
  agent: string,
  used: Used,
  limits: Readonly<Record<LimitName, Limit>>,
): readonly LimitState[] {
  const { warned } = readSpending(entries);
  return allAt(NEAR, used, limits).filter(({ limit }) => !warned.has(`${agent} ${limit}`));
}

/** Remit refuses a turn's calls beyond this number: only a broken or hostile model makes so many. */
const MOST_CALLS_A_TURN = 64;

/** How many more calls the turn may make. */
export function callsLeft(
  entries: readonly Entry[],
  agent: string,
  limits: Readonly<Record<LimitName, Limit>>,
): number {
  const most = limits.calls.value;
  return most === 0
    ? MOST_CALLS_A_TURN
    : Math.min(MOST_CALLS_A_TURN, Math.max(0, most - usedSoFar(entries, agent, 0).calls));
}

const ORDER: readonly LimitName[] = ["turns", "minutes", "tokens", "usd", "calls"];

function allAt(share: number, used: Used, limits: Readonly<Record<LimitName, Limit>>): LimitState[] {
  return ORDER.filter((name) => limits[name].value > 0 && used[name] >= share * limits[name].value).map((limit) => ({
    limit,
    used: used[limit],
    of: limits[limit].value,
  }));
}

/** An amount of a limit, as shown to the model: `1 turn`, `2.5 US dollars`. */
export function limitForModel(name: LimitName, amount: number): string {
  return `${grouped(amount)} ${UNITS[name]}${amount === 1 ? "" : "s"}`;
}

const UNITS: Readonly<Record<LimitName, string>> = {
  turns: "turn",
  calls: "tool call",
  minutes: "minute",
  tokens: "token",
  usd: "US dollar",
  files: "changed file",
  lines: "changed line",
};

// `toLocaleString` would load the tables of all languages, 10 ms of a run's start.
function grouped(value: number): string {
  return String(value).replace(/(?<!\.\d*)\B(?=(?:\d{3})+(?!\d))/g, ",");
}
