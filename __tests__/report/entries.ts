/** Logs for tests, written event by event. Time advances with each event. */
import type {
  Answer,
  Call,
  Decision,
  Entry,
  EventOf,
  Outcome,
  Reply,
  Request,
  RunEvent,
  Usage,
} from "../../src/events.ts";

export interface Writing {
  readonly entries: Entry[];
  /** Append an event `ms` after the last one. */
  add(event: RunEvent, ms?: number, agent?: string): Writing;
  started(options?: StartOptions): Writing;
  /** A turn of an agent: its model request, the reply, and its calls with decisions and answers. */
  turn(turn: TurnOptions): Writing;
  finished(outcome: Outcome): Writing;
}

export interface StartOptions {
  readonly request?: Partial<Request>;
  readonly sandbox?: string;
  readonly policy?: string;
  readonly limits?: Readonly<Record<string, number>>;
}

export interface TurnOptions {
  readonly agent?: string;
  readonly text?: string;
  readonly thought?: string;
  readonly calls?: readonly CallOptions[];
  readonly usage?: Partial<Usage>;
  readonly usd?: number;
  readonly ms?: number;
}

export interface CallOptions {
  readonly tool: string;
  readonly args: Call["args"];
  readonly deny?: Omit<Decision, "effect">;
  readonly rules?: readonly string[];
  readonly answer?: Answer;
  readonly ms?: number;
  /** The run ended before this call did. */
  readonly open?: boolean;
}

const SHA = "0f1e2d3c4b5a69788796a5b4c3d2e1f001122334";

const LIMITS = {
  turns: 60,
  minutes: 25,
  tokens: 3_000_000,
  usd: 2.5,
  calls: 300,
  files: 40,
  lines: 2_000,
} as const;

export function request(changes: Partial<Request> = {}): Request {
  return {
    kind: "change",
    trigger: "comment",
    actor: { login: "mona", id: 2, permission: "write", bot: false },
    subject: { kind: "issue", number: 12, title: "Wrong total for empty carts", fromFork: false },
    instruction: "the total is wrong for empty carts, please fix it",
    trusted: { name: "main", sha: SHA },
    base: { name: "main", sha: SHA },
    key: "issue_comment:1001",
    commentId: 1001,
    phrase: "@remit",
    ...changes,
  };
}

export function reply(changes: Partial<Reply> = {}): Reply {
  return {
    text: "",
    thoughts: [],
    calls: [],
    parts: [],
    citations: [],
    usage: { input: 8_000, output: 300, cached: 6_000, thoughts: 120, estimated: false },
    stop: "stop",
    rawStop: "STOP",
    model: "gemini-3-pro",
    ...changes,
  };
}

/** Begin a log at 09:00 UTC on 12 November 2026. */
export function write(): Writing {
  const entries: Entry[] = [];
  const turns = new Map<string, number>();
  let at = Date.UTC(2026, 10, 12, 9, 0, 0);
  let calls = 0;
  const writing: Writing = {
    entries,
    add(event, ms = 20, agent = "main") {
      at += ms;
      entries.push({ seq: entries.length, at, agent, event });
      return writing;
    },
    started(options = {}) {
      const limits = { ...LIMITS, ...options.limits };
      const policy = options.policy ?? ".github/remit.toml";
      writing.add({
        type: "run.started",
        run: {
          id: "7001",
          attempt: 1,
          repository: "octo/shop",
          url: "https://github.example/octo/shop/actions/runs/7001",
          version: "0.1.0",
        },
        request: request(options.request),
        policy: { path: policy, ref: "main", digest: `sha256:${"3f9a".repeat(16)}` },
        model: "gemini-3-pro",
        limits: Object.fromEntries(
          Object.entries(limits).map(([name, value], line) => [name, { value, source: `remit.toml:${line + 5}` }]),
        ) as EventOf<"run.started">["limits"],
        sandbox: options.sandbox ?? "sudo",
      });
      return writing.add({
        type: "agent.started",
        name: "main",
        model: "gemini-3-pro",
        system: "…",
        briefing: [],
        tools: [],
      });
    },
    turn({ agent = "main", text = "", thought, calls: made = [], usage, usd = 0.011, ms = 2_400 }) {
      const number = (turns.get(agent) ?? 0) + 1;
      turns.set(agent, number);
      writing.add(
        {
          type: "model.asked",
          purpose: "turn",
          turn: number,
          model: "gemini-3-pro",
          digest: "sha256:00",
          bytes: 30_000,
        },
        20,
        agent,
      );
      const named = made.map((call) => ({ ...call, id: `call_${++calls}` }));
      const thoughts = thought === undefined ? [] : [{ subject: thought, description: `${thought}, in more words.` }];
      const base = reply({ text, thoughts, calls: named.map(({ id, tool, args }) => ({ id, tool, args })) });
      writing.add(
        {
          type: "model.replied",
          purpose: "turn",
          turn: number,
          reply: { ...base, usage: { ...base.usage, ...usage } },
          usd,
          ms,
        },
        ms,
        agent,
      );
      for (const { id, tool, args, deny, rules, answer, ms: took = 40, open } of named) {
        const decision: Decision =
          deny === undefined
            ? { effect: "allow", rules: rules ?? ["edit:sources"], reason: "Allowed." }
            : { effect: "deny", ...deny };
        writing.add({ type: "call.decided", call: { id, tool, args }, decision }, 1, agent);
        if (open === true) continue;
        const result =
          answer ?? (deny === undefined ? { text: "ok" } : { text: deny.reason, error: "denied" as const });
        writing.add({ type: "call.finished", id, tool, answer: result, ms: took }, took, agent);
      }
      return writing;
    },
    finished(outcome) {
      return writing.add({ type: "run.finished", outcome });
    },
  };
  return writing;
}
