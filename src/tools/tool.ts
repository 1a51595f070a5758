/** What a tool is. One file a tool; `catalog.ts` lists them. */
import type { Answer, ErrorCode, JsonObject } from "../events.ts";
import type { Need } from "../policy/policy.ts";
import type { Clock, Files, Shell } from "../ports.ts";
import type { Workspace } from "../change/workspace.ts";

export interface Tool {
  readonly name: string;
  readonly description: string;
  /** JSON Schema of the arguments; calls are validated against it before anything else happens. */
  readonly parameters: JsonObject;
  /** `read` calls of one turn run in parallel; a `write` runs alone, in order. */
  readonly effect: "read" | "write";
  /** What policy is asked, besides the tool's name. Pure. */
  needs(args: JsonObject): readonly Need[];
  /** Do it. Expected failures are answers; a broken world throws. */
  run(args: JsonObject, site: Site, signal: AbortSignal): Promise<Answer>;
}

/** Where a tool works. One for each agent of a run. */
export interface Site {
  readonly workspace: Workspace;
  readonly files: Files;
  readonly shell: Shell;
  readonly clock: Clock;
  /** The whole environment of a tool's process. */
  readonly environment: Readonly<Record<string, string>>;
  /** What this agent has read, so that an edit can be refused when the file changed since. */
  readonly seen: Seen;
  /** Where results too long for the model are kept whole, readable by `read_file`. */
  readonly spill: Spill;
}

/** Digests of files as this agent last read or wrote them, by workspace path. */
export interface Seen {
  digest(path: string): string | undefined;
  note(path: string, digest: string): void;
}

export interface Spill {
  /** Keep a text; returns the path that `read_file` accepts. */
  keep(name: string, text: string): Promise<string>;
}

/** A failed answer: a sentence, and what to do about it. */
export function failure(error: ErrorCode, sentence: string, hint?: string): Answer {
  return { text: hint === undefined ? sentence : `${sentence}\n${hint}`, error };
}
