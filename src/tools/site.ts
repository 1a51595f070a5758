/** The place an agent's tools work in. */
import type { Workspace } from "../change/workspace.ts";
import type { Clock, Files, Scanner, Shell } from "../ports.ts";
import type { Redaction } from "../secrets/stream.ts";
import { openBackground } from "./background.ts";
import type { Reach } from "./reach.ts";
import { openSpill } from "./spill.ts";
import type { Correct, Ignoring, Seen, ShellTimes, Site } from "./tool.ts";

export interface SiteParts extends Reach {
  readonly workspace: Workspace;
  readonly files: Files;
  /** The machine's, for `outputs`; those of the workspace when absent. */
  readonly kept?: Files;
  readonly shell: Shell;
  readonly scanner: Scanner;
  readonly clock: Clock;
  readonly environment: Readonly<Record<string, string>>;
  /** Absolute path of a directory outside the workspace, for texts too long for the model; made when first needed. */
  readonly outputs: string;
  /** Tells texts kept here from those of an earlier site of the same agent, whose names it still reads. */
  readonly series?: string;
  readonly ignoring?: Ignoring;
  readonly shellTimes?: ShellTimes;
  readonly mayRead?: (path: string) => boolean;
  readonly redact?: (text: string) => string;
  /** The same for what is kept in `outputs`. */
  readonly redaction?: () => Redaction;
  readonly visible?: (text: string) => string;
  readonly unpublished?: () => Promise<string>;
  readonly leftOut?: Site["leftOut"];
  readonly bring?: Site["bring"];
  readonly room?: () => number;
  readonly correct?: Correct;
}

/** A site for one agent. Every agent of a run has its own, with its own `outputs`. */
export function openSite({ outputs, series, redaction = () => AS_IT_IS, kept, ...parts }: SiteParts): Site {
  return {
    ignoring: { git: true, gemini: true, files: [] },
    shellTimes: SHELL_TIMES,
    mayRead: () => true,
    redact: (text) => text,
    visible: (text) => text,
    unpublished: () => Promise.resolve(""),
    leftOut: () => Promise.resolve(undefined),
    bring: () => Promise.resolve(undefined),
    room: () => Infinity,
    ...parts,
    seen: openSeen(),
    spill: openSpill(outputs, kept ?? parts.files, redaction, series),
    background: openBackground(),
    openedAt: parts.clock.now(),
  };
}

const AS_IT_IS: Redaction = { take: (text) => text, some: () => "", end: () => "" };

// Gemini CLI stops a command after 300 s of silence and has no total; a job has an end, so a command has one too.
const SHELL_TIMES: ShellTimes = { totalMs: 600_000, idleMs: 300_000 };

function openSeen(): Seen {
  const digests = new Map<string, string>();
  return {
    digest: (path) => digests.get(path),
    note: (path, digest) => void digests.set(path, digest),
  };
}
