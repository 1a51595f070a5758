/** The numbers of a run: a projection of its log. */
import {
  MAIN,
  costOfEvent,
  type Call,
  type ChangedFile,
  type Decision,
  type Entry,
  type LimitName,
  type Usage,
  type EventOf,
} from "../events.ts";
import { projection } from "../log.ts";

export interface RunTotals {
  /** Turns of the main agent. */
  readonly turns: number;
  readonly subAgents: number;
  /** Of all agents and all purposes, including attempts that were dropped. */
  readonly tokens: Usage;
  readonly usd: number;
  /** From the first entry to the last, in milliseconds. */
  readonly ms: number;
  readonly calls: number;
  readonly tools: readonly ToolUse[];
  readonly denials: readonly Denial[];
  readonly compressions: readonly Compression[];
  readonly retries: { readonly count: number; readonly waitMs: number };
  readonly gauges: readonly LimitUsage[];
}

/** The calls of one tool. Denied calls count as failures. */
interface ToolUse {
  readonly tool: string;
  readonly count: number;
  readonly failures: number;
  readonly ms: number;
}

/** A call that policy denied. Repetitions are counted, not listed. */
export interface Denial {
  readonly call: Call;
  readonly decision: Decision;
  readonly count: number;
}

/** The number of denied calls. */
export function countDenied(denials: readonly Denial[]): number {
  return denials.reduce((sum, { count }) => sum + count, 0);
}

export interface Compression {
  readonly agent: string;
  /** The number of the agent's turns before it. */
  readonly afterTurn: number;
  readonly event: EventOf<"context.compressed">;
}

/** A limit and its use. A limit of 0 is none. */
export interface LimitUsage {
  readonly name: LimitName;
  readonly used: number;
  readonly of: number;
  readonly source: string;
}

/** `now`: milliseconds since the epoch for a running run; otherwise the last entry's time. */
export function readTotals(entries: readonly Entry[], now = entries.at(-1)?.at ?? 0): RunTotals {
  const { count, startedAt } = readCounts(entries);
  return count.total(startedAt ?? now, now);
}

/** Updated as the log grows, because a running run is reported often. */
const readCounts = projection(begin, (state, entry) => {
  // The run that this one continues spent what comes before.
  if (entry.event.type === "run.started") Object.assign(state, begin());
  state.startedAt ??= entry.at;
  state.count.take(entry);
});

function begin(): { count: Count; startedAt: number | undefined } {
  return { count: new Count(), startedAt: undefined };
}

class Count {
  private readonly turns = new Map<string, number>();
  private readonly tools = new Map<string, ToolUse>();
  private readonly denials = new Map<string, Denial>();
  private readonly compressions: Compression[] = [];
  private tokens: Usage = { input: 0, output: 0, cached: 0, thoughts: 0, estimated: false };
  private usd = 0;
  private retries = { count: 0, waitMs: 0 };
  private subAgents = 0;
  private limits: EventOf<"run.started">["limits"] | undefined;
  private changed = { files: 0, lines: 0 };
  private waitedMs = 0;

  take({ agent, event }: Entry): void {
    const cost = costOfEvent(event);
    if (cost !== undefined) {
      this.tokens = add(this.tokens, cost.usage);
      this.usd += cost.usd;
    }
    switch (event.type) {
      case "run.started":
        this.limits = event.limits;
        this.waitedMs = event.waitedMs ?? 0;
        return;
      case "agent.started":
        if (agent !== MAIN) this.subAgents++;
        return;
      case "model.retried":
        this.retries = { count: this.retries.count + 1, waitMs: this.retries.waitMs + event.waitMs };
        return;
      case "model.replied":
        if (event.purpose === "turn") this.turns.set(agent, this.turnsOf(agent) + 1);
        return;
      case "call.decided":
        return event.decision.effect === "deny" ? this.deny(event.call, event.decision) : undefined;
      case "call.finished":
        return event.answer.error === "repeated"
          ? undefined
          : this.use(event.tool, event.answer.error !== undefined, event.ms);
      case "context.compressed":
        this.compressions.push({ agent, afterTurn: this.turnsOf(agent), event });
        return;
      case "change.proposed":
        return this.change(event.change.files);
      case "change.published":
        return this.change(event.publication.files);
      default:
        return;
    }
  }

  total(start: number, now: number): RunTotals {
    const { tokens, usd, subAgents, retries, compressions } = this;
    const ms = Math.max(0, now - start - this.waitedMs);
    const tools = [...this.tools.values()].sort((a, b) => b.count - a.count || (a.tool < b.tool ? -1 : 1));
    const calls = tools.reduce((sum, tool) => sum + tool.count, 0);
    const turns = this.turnsOf(MAIN);
    const used = { turns, minutes: ms / 60_000, tokens: tokens.input + tokens.output, usd, calls, ...this.changed };
    const gauges = GAUGES.flatMap((name): LimitUsage[] => {
      const limit = this.limits?.[name];
      return limit === undefined ? [] : [{ name, used: used[name], of: limit.value, source: limit.source }];
    });
    const listed = { tools, denials: [...this.denials.values()], compressions: [...compressions], gauges };
    return { turns, subAgents, tokens, usd, ms, calls, retries, ...listed };
  }

  private turnsOf(agent: string): number {
    return this.turns.get(agent) ?? 0;
  }

  private deny(call: Call, decision: Decision): void {
    const key = JSON.stringify([call.tool, decision.reason, decision.allowWith ?? ""]);
    this.denials.set(key, { call, decision, count: (this.denials.get(key)?.count ?? 0) + 1 });
  }

  private change(files: readonly ChangedFile[]): void {
    this.changed.files = files.length;
    this.changed.lines = files.reduce((sum, file) => sum + file.added + file.removed, 0);
  }

  private use(tool: string, failed: boolean, ms: number): void {
    const known = this.tools.get(tool) ?? { tool, count: 0, failures: 0, ms: 0 };
    this.tools.set(tool, {
      tool,
      count: known.count + 1,
      failures: known.failures + (failed ? 1 : 0),
      ms: known.ms + ms,
    });
  }
}

const GAUGES: readonly LimitName[] = ["turns", "minutes", "tokens", "usd", "calls", "files", "lines"];

function add(a: Usage, b: Usage): Usage {
  return {
    input: a.input + b.input,
    output: a.output + b.output,
    cached: a.cached + b.cached,
    thoughts: a.thoughts + b.thoughts,
    estimated: a.estimated || b.estimated,
  };
}
