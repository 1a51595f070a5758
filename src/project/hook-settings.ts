/** The hooks that a repository configures, read and selected by event and matcher. Pure. */
import {
  anything,
  anyText,
  constant,
  count,
  flag,
  list,
  record,
  shape,
  text,
  word,
  type DataKind,
  type DataOf,
} from "../lib/read-data.ts";
import { formerToolNames } from "./old-names.ts";

/** When hooks run, by Gemini CLI's names. */
export const HOOK_EVENTS = [
  "SessionStart",
  "BeforeAgent",
  "BeforeModel",
  "AfterModel",
  "BeforeToolSelection",
  "BeforeTool",
  "AfterTool",
  "PreCompress",
  "AfterAgent",
  "SessionEnd",
  "Notification",
] as const;

export type HookEvent = (typeof HOOK_EVENTS)[number];

/** Events at which a hook can block. At the others nothing is left to block. */
export const BLOCKING_EVENTS: ReadonlySet<HookEvent> = new Set<HookEvent>([
  "BeforeAgent",
  "BeforeModel",
  "AfterModel",
  "BeforeToolSelection",
  "BeforeTool",
  "AfterTool",
  "AfterAgent",
]);

export interface Hook {
  /** Its `name`, otherwise its command. */
  readonly name: string;
  /** Run by bash. */
  readonly command: string;
  /** Milliseconds until its process group is killed. */
  readonly timeoutMs: number;
  readonly environment: Readonly<Record<string, string>>;
  /** What a crash, a timeout or an output that cannot be understood means: `closed` blocks, `open` warns. */
  readonly onFailure: "open" | "closed";
}

export interface HookGroup {
  readonly event: HookEvent;
  /** "" and `*` match everything. */
  readonly matcher: string;
  readonly sequential: boolean;
  readonly hooks: readonly Hook[];
}

/** Gemini CLI's default time limit of a hook, in ms. */
const DEFAULT_TIMEOUT = 60_000;

const GROUP = shape(
  {
    hooks: list(
      shape(
        { type: constant("command"), command: text() },
        {
          name: anyText,
          timeout: count(1),
          env: record(anyText),
          onFailure: word(["open", "closed"]),
          description: anything,
        },
      ),
      "objects",
    ),
  },
  { matcher: anyText, sequential: flag },
);

/** `hooks` of the settings. */
export const HOOKS = shape(
  {},
  {
    ...(Object.fromEntries(HOOK_EVENTS.map((event) => [event, list(GROUP, "objects")])) as GroupsByEvent),
    // Earlier versions of Gemini CLI kept the present `hooksConfig` here; a repository may still use it.
    enabled: anything,
    disabled: anything,
    notifications: anything,
  },
);

type GroupsByEvent = Readonly<Record<HookEvent, DataKind<readonly DataOf<typeof GROUP>[]>>>;

/** Groups in the order of the events. */
export function hookGroupsOf(given: DataOf<typeof HOOKS> = {}): readonly HookGroup[] {
  return HOOK_EVENTS.flatMap((event) =>
    (given[event] ?? []).map(({ matcher = "", sequential = false, hooks }): HookGroup => {
      return { event, matcher, sequential, hooks: hooks.map((hook) => hookOf(event, hook)) };
    }),
  );
}

function hookOf(event: HookEvent, given: DataOf<typeof GROUP>["hooks"][number]): Hook {
  const command = given.command.trim();
  const { name = command, timeout = DEFAULT_TIMEOUT, env = {}, onFailure } = given;
  const fallback = BLOCKING_EVENTS.has(event) ? "closed" : "open";
  return { name, command, timeoutMs: timeout, environment: env, onFailure: onFailure ?? fallback };
}

/** The hooks of an event for a subject: a tool's name, a source, a trigger. Equal commands run once. */
export function matchHooks(
  groups: readonly HookGroup[],
  event: HookEvent,
  subject: string,
): { readonly hooks: readonly Hook[]; readonly sequential: boolean } {
  const matching = groups.filter((group) => group.event === event && matches(event, group.matcher, subject));
  const hooks = new Map<string, Hook>();
  for (const hook of matching.flatMap((group) => group.hooks)) {
    const key = JSON.stringify([hook.command, hook.name, hook.environment]);
    const known = hooks.get(key);
    if (known === undefined || known.onFailure === "open") hooks.set(key, hook);
  }
  // As in Gemini CLI: one sequential group makes all groups sequential.
  return { hooks: [...hooks.values()], sequential: matching.some((group) => group.sequential) };
}

/** The matchers of tool events that fit no tool. `servers` names the servers that may add tools. */
export function idleMatchers(
  groups: readonly HookGroup[],
  tools: readonly string[],
  servers: readonly string[],
): readonly Pick<HookGroup, "event" | "matcher">[] {
  const aboutServers = (matcher: string) => servers.some((name) => matcher.includes(name) || matcher.includes("mcp"));
  return groups.filter(
    ({ event, matcher }) =>
      AT_TOOLS.has(event) && !aboutServers(matcher) && !tools.some((tool) => matches(event, matcher, tool)),
  );
}

const AT_TOOLS: ReadonlySet<HookEvent> = new Set<HookEvent>(["BeforeTool", "AfterTool"]);

function matches(event: HookEvent, matcher: string, subject: string): boolean {
  if (matcher === "" || matcher === "*") return true;
  if (!AT_TOOLS.has(event)) return matcher === subject;
  // An expression with a negative lookahead excludes tools by their present names.
  const names = [subject, ...(matcher.includes("(?") ? [] : formerToolNames(subject))];
  try {
    const pattern = new RegExp(matcher);
    return names.some((name) => pattern.test(name));
  } catch {
    return names.includes(matcher);
  }
}
