/** What somebody asked for, before checking who they are; and the functions that read it from an event. */
import type { Occasion, PinnedRef, RequestKind, TriggerKind } from "../events.ts";
import type { Account } from "../ports.ts";
import type { SlashCommand } from "./mention.ts";
import { digestOf } from "../lib/seal.ts";
import { given, joined } from "../lib/parts.ts";

export interface PendingRequest {
  readonly kind: RequestKind;
  readonly trigger: TriggerKind;
  readonly instruction: string;
  /** Set when the form of the words suggests a question. */
  readonly question?: true;
  readonly command?: SlashCommand;
  readonly subject?: {
    readonly kind: "issue" | "pull";
    readonly number: number;
    /** The head in the event, when the request is about that commit. */
    readonly head?: string;
  };
  /** The branch it is about, at the event's commit; set when there is no subject. */
  readonly branch?: PinnedRef;
  /** Everybody involved in the event: the author of the words first, then its sender if different. */
  readonly askers: readonly [Account, ...Account[]];
  /** The same event delivered twice has the same key. */
  readonly key: string;
  /** The comment of an issue or pull request that asked, if one did. */
  readonly commentId?: number;
  /** The phrase that addresses Remit; absent when nobody wrote anything. */
  readonly phrase?: string;
  /** The issue or pull request at the time of the event: later edits are not part of the request. */
  readonly thread?: Thread;
  readonly occasion?: Occasion;
  /** Name of the scheduled task; its branch stays the same from run to run. */
  readonly task?: string;
  /** The issue whose box was ticked, and its author: it must be Remit's own dashboard. */
  readonly board?: { readonly number: number; readonly author: Account };
}

export interface Thread {
  readonly title: string;
  readonly body: string;
  readonly author: Account;
  /** The whole comment that asked; "" when none did. */
  readonly comment: string;
  /** When it was requested, ISO 8601. */
  readonly at: string;
}

export interface Declined {
  readonly kind: "declined";
  /** One sentence for the log. */
  readonly reason: string;
  /** Set when a permitted person asked, so that the reason is shown to them. */
  readonly answer?: true;
}

/** The action's inputs about how runs start. */
export interface TriggerSettings {
  readonly triggerPhrase: string;
  readonly prompt?: string;
  readonly command?: string;
  /** Name of the trigger label; absent or empty for none. */
  readonly triggerLabel?: string;
  readonly task?: string;
  /** Whether ticking a box on the dashboard starts its task. */
  readonly dashboard?: boolean;
  /** The workflow run's id, which stays the same when the run is repeated. */
  readonly runId?: string;
  /** `GITHUB_ACTOR`, for events without a sender. */
  readonly actor?: string;
}

/** How Remit's own comments begin. */
export const OUR_MARK = "<!-- remit:";

export function declined(reason: string): Declined {
  return { kind: "declined", reason };
}

/** The input `command`, with or without its slash. */
export function parseSlashCommand(input: string | undefined): SlashCommand | undefined {
  const [, name, args = ""] = /^\/?([a-z][\w:-]*)\s*(.*)$/is.exec(input?.trim() ?? "") ?? [];
  return name === undefined ? undefined : { name, args };
}

/** The request made of a command and words; empty ones are left out. */
export function requestFor(
  command: SlashCommand | undefined,
  parts: readonly string[],
): Pick<PendingRequest, "kind" | "instruction" | "command"> {
  const kind = KINDS.get(command?.name.toLowerCase() ?? "") ?? "change";
  return { kind, instruction: joined(parts, "\n\n"), ...given({ command }) };
}

const KINDS: ReadonlyMap<string, RequestKind> = new Map([
  ["review", "review"],
  ["plan", "plan"],
  ["stop", "answer"],
  ["help", "answer"],
]);

/** What the workflow asks for when nobody wrote anything: `unsaid` describes the event. */
export function defaultRequest(
  { command: input, prompt = "" }: TriggerSettings,
  fallback: string,
): Pick<PendingRequest, "kind" | "instruction" | "command"> {
  const command = parseSlashCommand(input);
  return requestFor(command, [prompt.trim(), command === undefined ? fallback : ""]);
}

/** The author of the words first. */
export function askersOf(author: Account, ...others: readonly (Account | undefined)[]): PendingRequest["askers"] {
  const all: [Account, ...Account[]] = [author];
  for (const other of others) if (other !== undefined && !all.some((each) => sameAccount(each, other))) all.push(other);
  return all;
}

function sameAccount(a: Account, b: Account): boolean {
  return a.id === b.id && a.login.toLowerCase() === b.login.toLowerCase();
}

/** The thread below `at` (`issue` or `pull_request`); undefined when its author or the time is missing. */
export function readThread(
  payload: Payload,
  place: "issue" | "pull_request",
  { comment = "", at }: { readonly comment?: string; readonly at: string | undefined },
): Pick<PendingRequest, "thread"> {
  const author = payload.account(`${place}.user`);
  if (author === undefined || at === undefined) return {};
  const [title, body] = [payload.text(`${place}.title`) ?? "", payload.text(`${place}.body`) ?? ""];
  return { thread: { title, body, author, comment, at } };
}

/** Sixteen hexadecimal digits, for a branch name: nobody gains from a collision with their own event. */
export function keyOf(facts: readonly unknown[]): string {
  return digestOf(JSON.stringify(facts)).slice(0, 16);
}

export interface Payload {
  text(path: string): string | undefined;
  number(path: string): number | undefined;
  /** Whether the value exists and is not null. */
  has(path: string): boolean;
  /** Whether the value is `true`. */
  flag(path: string): boolean;
  account(path: string): Account | undefined;
  /** The first items of a list; empty when it is not a list. */
  list(path: string): readonly Payload[];
  /** Any value as JSON; undefined when it is nested too deeply to be written. */
  json(path: string): string | undefined;
}

/** The most items of a list that are read. */
const MOST_ITEMS = 100;

/** Paths are names joined by dots, such as `issue.user`. */
export function openPayload(value: unknown): Payload {
  const at = (path: string): unknown => path.split(".").reduce<unknown>(step, value);
  const text = (path: string) => {
    const found = at(path);
    return typeof found === "string" ? found : undefined;
  };
  const number = (path: string) => {
    const found = at(path);
    return typeof found === "number" && Number.isSafeInteger(found) ? found : undefined;
  };
  return {
    text,
    number,
    has: (path) => (at(path) ?? undefined) !== undefined,
    flag: (path) => at(path) === true,
    list(path) {
      const found = at(path);
      return Array.isArray(found) ? found.slice(0, MOST_ITEMS).map(openPayload) : [];
    },
    json(path) {
      try {
        return JSON.stringify(at(path));
      } catch (error) {
        if (error instanceof RangeError) return undefined;
        throw error;
      }
    },
    account(path) {
      const login = text(`${path}.login`);
      if (login === undefined || login === "") return undefined;
      // A user cannot have brackets in a login: `x[bot]` is an app, whatever the payload says.
      const bot = text(`${path}.type`) !== "User" || login.endsWith("[bot]");
      return { login, id: number(`${path}.id`) ?? 0, bot };
    },
  };
}

function step(value: unknown, name: string): unknown {
  if (value === null || typeof value !== "object") return undefined;
  return Object.getOwnPropertyDescriptor(value, name)?.value;
}
