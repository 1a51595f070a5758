/** The place an agent's tools work in. */
import type { Workspace } from "../change/workspace.ts";
import type { Clock, Files, Scanner, Shell } from "../ports.ts";
import type { Redaction } from "../secrets/stream.ts";
import { openBackground } from "./background-commands.ts";
import type { GitHubSite, GitSite, MarkAsData, WebSite } from "./reach.ts";
import { openSpill } from "./spill.ts";
import type { Correct, Ignoring, SeenFiles, ShellTimes, Site } from "./tool.ts";

export interface SiteParts extends GitSite, GitHubSite, WebSite {
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
  readonly ignoring: Ignoring;
  /** Absent for Remit's own. */
  readonly shellTimes?: ShellTimes;
  readonly mayRead: Site["mayRead"];
  readonly redact: Site["redact"];
  /** The same for what is kept in `outputs`. */
  readonly redaction: () => Redaction;
  readonly visible: Site["visible"];
  readonly unpublished: Site["unpublished"];
  readonly leftOut: Site["leftOut"];
  readonly bring: Site["bring"];
  readonly room: Site["room"];
  readonly mark: MarkAsData;
  readonly correct?: Correct;
}

/** A site for one agent. Every agent of a run has its own, with its own `outputs`. What keeps it in bounds has no default. */
export function openSite({ outputs, series, redaction, kept, ...parts }: SiteParts): Site {
  return {
    shellTimes: SHELL_TIMES,
    ...parts,
    seen: openSeen(),
    spill: openSpill(outputs, kept ?? parts.files, redaction, series),
    background: openBackground(),
    openedAt: parts.clock.now(),
  };
}

// Gemini CLI stops a command after 300 s of silence and has no total; a job has an end, so a command has one too.
const SHELL_TIMES: ShellTimes = { totalMs: 600_000, idleMs: 300_000 };

function openSeen(): SeenFiles {
  const digests = new Map<string, string>();
  return {
    digest: (path) => digests.get(path),
    note: (path, digest) => void digests.set(path, digest),
  };
}
