/** What an agent's tools work with. */
import type { Workspace } from "../change/workspace.ts";
import type { Clock, Files, Scanner, Shell } from "../ports.ts";
import type { Redaction } from "../secrets.ts";
import { openBackground } from "./background-commands.ts";
import type { GitHubContext, GitContext, MarkAsData, WebContext } from "./reach.ts";
import { openSpill } from "./spill.ts";
import type { Correct, Ignoring, SeenFiles, ShellTimes, ToolContext } from "./tool.ts";

export interface ToolContextParts extends GitContext, GitHubContext, WebContext {
  readonly workspace: Workspace;
  readonly files: Files;
  /** The machine's files, for `outputs`; the workspace's when absent. */
  readonly kept?: Files;
  readonly shell: Shell;
  readonly scanner: Scanner;
  readonly clock: Clock;
  readonly environment: Readonly<Record<string, string>>;
  /** Absolute path of a directory outside the workspace, for texts too long for the model; made when first needed. */
  readonly outputs: string;
  /** Distinguishes texts kept here from those of the same agent's earlier site, whose names it still reads. */
  readonly series?: string;
  readonly ignoring: Ignoring;
  /** Absent for Remit's own. */
  readonly shellTimes?: ShellTimes;
  readonly mayRead: ToolContext["mayRead"];
  readonly redact: ToolContext["redact"];
  /** The same for texts kept in `outputs`. */
  readonly redaction: () => Redaction;
  readonly visible: ToolContext["visible"];
  readonly unpublished: ToolContext["unpublished"];
  readonly leftOut: ToolContext["leftOut"];
  readonly bring: ToolContext["bring"];
  readonly room: ToolContext["room"];
  readonly mark: MarkAsData;
  readonly correct?: Correct;
}

/**
 * A site for one agent. Every agent of a run has its own, with its own `outputs`. The parts that limit it have no
 * defaults.
 */
export function openToolContext({ outputs, series, redaction, kept, ...parts }: ToolContextParts): ToolContext {
  return {
    shellTimes: SHELL_TIMES,
    ...parts,
    seen: openSeen(),
    spill: openSpill(outputs, kept ?? parts.files, redaction, series),
    background: openBackground(),
    openedAt: parts.clock.now(),
  };
}

// Gemini CLI stops a command after 300 s of silence and has no total limit; a job has an end, so a command has one too.
const SHELL_TIMES: ShellTimes = { totalMs: 600_000, idleMs: 300_000 };

function openSeen(): SeenFiles {
  const digests = new Map<string, string>();
  return {
    digest: (path) => digests.get(path),
    note: (path, digest) => void digests.set(path, digest),
  };
}
