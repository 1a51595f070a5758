/** An agent with fake ports: a scripted model, tools that are functions, and a clock that only moves when told to. */
import type { Answer, Call, Decision, JsonObject, Limit, LimitName, Part, Reply } from "../../src/events.ts";
import type { Agent, ModelSettings } from "../../src/agent/agent.ts";
import { openLog, type Log } from "../../src/log.ts";
import type { Clock, Model, ModelNews, ModelResult, Question } from "../../src/ports.ts";
import type { Tool } from "../../src/tools/tool.ts";
import type { ToolContext } from "../../src/tools/context.ts";

/** A clock that stands still until somebody sleeps; a sleep returns at once but is recorded. */
export function fakeClock(start = 1_700_000_000_000): Clock & { slept: number[]; move(ms: number): void } {
  let now = start;
  const slept: number[] = [];
  return {
    slept,
    move: (ms) => {
      now += ms;
    },
    now: () => now,
    elapsed: () => now - start,
    sleep: (ms) => {
      slept.push(ms);
      now += ms;
      return Promise.resolve();
    },
    idle: () => Promise.resolve(),
  };
}

/** A log in memory that masks nothing. */
export function memoryLog(clock: Clock = fakeClock()): Log & { lines: string[] } {
  const lines: string[] = [];
  const log = openLog(
    clock,
    {
      redact: (text) => text,
      redaction: () => ({ take: (text) => text, some: () => "", end: () => "" }),
      found: () => false,
      declare: () => undefined,
    },
    { append: (line) => void lines.push(line) },
  );
  return Object.assign(log, { lines });
}

export function call(tool: string, args: JsonObject = {}, id = `${tool}-${JSON.stringify(args)}`): Call {
  return { id, tool, args };
}

/** A reply that calls tools, one part per call; the first has a signature, as with Gemini. */
export function calling(calls: readonly Call[], text = ""): Reply {
  const parts: Part[] = calls.map(({ id, tool, args }, index) => ({
    functionCall: { id, name: tool, args },
    ...(index === 0 ? { thoughtSignature: `signature of ${id}` } : {}),
  }));
  return { ...saying(text), parts: text === "" ? parts : [{ text }, ...parts], calls };
}

export function saying(text: string, over: Partial<Reply> = {}): Reply {
  return {
    text,
    thoughts: [],
    calls: [],
    parts: text === "" ? [] : [{ text }],
    citations: [],
    usage: { input: 1000, output: 100, cached: 0, thoughts: 0, estimated: false },
    stop: "stop",
    rawStop: "STOP",
    model: "gemini-2.5-pro",
    ...over,
  };
}

export type Scripted =
  Reply | ModelResult | ((question: Question, onNews: (news: ModelNews) => void) => ModelResult | Reply);

/** Answers from a list and records every request. A request after the end of the list throws. */
function scriptedModel(script: readonly Scripted[]): Model & { questions: Question[] } {
  const questions: Question[] = [];
  const rest = [...script];
  return {
    questions,
    ask: (question, onNews, signal) => {
      questions.push(structuredClone(question));
      if (signal.aborted) return Promise.resolve({ kind: "cancelled" });
      const next = rest.shift();
      if (next === undefined) throw new Error(`The script has no answer to request ${questions.length}.`);
      const result = typeof next === "function" ? next(question, onNews) : next;
      return Promise.resolve("kind" in result ? result : { kind: "replied", reply: stream(result, onNews) });
    },
  };
}

/** Reports a reply's text a little at a time, and stops early when the listener has enough. */
function stream(reply: Reply, onNews: Parameters<Model["ask"]>[1]): Reply {
  for (let end = 100; end < reply.text.length + 100; end += 100) {
    const text = reply.text.slice(0, end);
    if (onNews({ kind: "text", text: text.slice(end - 100) }) === "enough")
      return { ...reply, text, parts: [{ text }], calls: [], stop: "cut_short" };
  }
  return reply;
}

export function fakeTool(
  name: string,
  run: (args: JsonObject) => Answer | Promise<Answer>,
  over: Partial<Tool> = {},
): Tool {
  return {
    name,
    description: `The tool ${name}.`,
    parameters: { type: "object" },
    effect: "read",
    needs: () => [],
    run: async (args) => run(args),
    ...over,
  };
}

export interface FakeAgent {
  readonly script: readonly Scripted[];
  readonly tools?: readonly Tool[];
  readonly limits?: Partial<Record<LimitName, number>>;
  readonly judge?: (call: Call) => Decision;
  readonly fallback?: string;
  readonly signal?: AbortSignal;
  /** Replaces the scripted model. */
  readonly model?: Model;
  readonly modelSettings?: Partial<ModelSettings>;
  readonly briefing?: readonly Part[];
}

export const ALLOWED: Decision = { effect: "allow", rules: ["all"], reason: "" };

export function fakeAgent(facts: FakeAgent) {
  const clock = fakeClock();
  const log = memoryLog(clock);
  const model = scriptedModel(facts.script);
  const limit = (name: LimitName): Limit => ({ value: facts.limits?.[name] ?? 0, source: "test" });
  const limits = {
    turns: limit("turns"),
    minutes: limit("minutes"),
    tokens: limit("tokens"),
    usd: limit("usd"),
    calls: limit("calls"),
    files: limit("files"),
    lines: limit("lines"),
  };
  const agent: Agent = {
    name: "main",
    task: { system: "You are Remit.", briefing: facts.briefing ?? [{ text: "Fix it." }] },
    modelSettings: {
      model: facts.model ?? model,
      name: "gemini-2.5-pro",
      namedBy: "the input `model`",
      ...(facts.fallback === undefined ? {} : { fallback: facts.fallback }),
      ...facts.modelSettings,
    },
    toolset: {
      tools: facts.tools ?? [],
      context: fakeSite(clock),
      judge: (call) => Promise.resolve(facts.judge?.(call) ?? ALLOWED),
    },
    limits,
    log,
    clock,
    signal: facts.signal ?? new AbortController().signal,
  };
  return { agent, log, model, clock };
}

function keepInMemory(): ToolContext["spill"]["keep"] {
  let kept = 0;
  return (name, text) => Promise.resolve({ path: `remit-output:${name}-${++kept}.txt`, text });
}

/** A tool context whose parts throw when a test uses them without providing them. */
function fakeSite(clock: Clock): ToolContext {
  const missing = new Proxy({}, { get: (_target, name) => () => Promise.reject(new Error(`no ${String(name)} here`)) });
  return {
    workspace: missing,
    files: missing,
    shell: missing,
    clock,
    environment: {},
    seen: missing,
    spill: { ...missing, keep: keepInMemory() },
    room: () => Number.MAX_SAFE_INTEGER,
    redact: (text: string) => text,
    visible: (text: string) => text,
  } as unknown as ToolContext;
}
