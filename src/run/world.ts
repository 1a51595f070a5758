/** The effects one run is given, and what it is told from outside. */
import type { Trace } from "../events.ts";
import type { Settings } from "../inputs.ts";
import type { Log } from "../log.ts";
import type {
  Clock,
  Files,
  Git,
  GitHub,
  McpServers,
  Model,
  Random,
  Runner,
  Scanner,
  Shell,
  Shells,
  Web,
  Identity,
} from "../ports.ts";
import type { TriggerEvent } from "../request/trigger.ts";
import type { Secrets } from "../secrets.ts";

export interface World {
  readonly clock: Clock;
  readonly random: Random;
  readonly model: Model;
  readonly github: GitHub;
  readonly git: Git;
  readonly files: Files;
  readonly shell: Shell;
  readonly scanner: Scanner;
  readonly runner: Runner;
  readonly secrets: Secrets;
  readonly log: Log;
  /** Absent where the web cannot be reached. */
  readonly web?: Web;
  /** Absent where MCP servers cannot be reached: each that is configured then counts as failed. */
  readonly servers?: McpServers;
}

/** As much of it as publishing takes: no model, no tools. */
export type Desk = Pick<World, "clock" | "github" | "git" | "files" | "runner" | "secrets" | "log">;

/** The world before the policy has said which shell a run gets. */
export type Outside = Omit<World, "shell"> & { readonly shells: Shells };

export interface Order {
  readonly settings: Settings;
  readonly event: TriggerEvent;
  /** Address of the workflow run, or what stands for it. */
  readonly runUrl: string;
  /** Such as `linux`. */
  readonly platform: string;
  readonly places: Places;
  /** The environment of tools' processes. */
  readonly toolEnvironment: Readonly<Record<string, string>>;
  /**
   * The step's own variables. Looked into by name, for what the workflow (`GEMINI_SYSTEM_MD`) or an MCP server's entry at
   * the trusted ref asks for; never handed on whole. Absent: none.
   */
  readonly environment?: Readonly<Record<string, string | undefined>>;
  /** The run's place in a trace; absent where nobody asked for telemetry. */
  readonly trace?: Trace;
  /** Fires when somebody cancels the run. */
  readonly stop: AbortSignal;
}

/** Directories of the run, absolute, outside the workspace. */
export interface Places {
  /** Everything below is in here, and the log and the report too. */
  readonly run: string;
  /** The log file. */
  readonly log: string;
  /** A fresh home for commands. */
  readonly home: string;
  /** What commands find at `/tmp`. */
  readonly scratch: string;
  /** Results too long for the model. */
  readonly outputs: string;
}

/** Where hooks and local servers find the trusted commit's files. Tools cannot write there. */
export function trustedPlace({ run }: Pick<Places, "run">): string {
  return `${run}/trusted`;
}

/** The home directory of local servers: that of the tools can be written by the model. */
export function serverHome({ run }: Pick<Places, "run">): string {
  return `${run}/servers`;
}

/** Whether this job itself tells people on GitHub what it does. */
export function speaks({ settings }: Pick<Order, "settings">): boolean {
  return !settings.dryRun && settings.job?.kind !== "propose";
}

/** Its path in the repository; "" where the runner does not say. */
export function ownWorkflow({ environment, settings }: Pick<Order, "environment" | "settings">): string {
  // `octo/shop/.github/workflows/remit.yml@refs/heads/main`, without what is around the path.
  const [file = ""] = (environment?.["GITHUB_WORKFLOW_REF"] ?? "").split("@", 1);
  return file.startsWith(`${settings.github.repository}/`) ? file.slice(settings.github.repository.length + 1) : "";
}

/** Of commits below `refs/remit/`; the address is nobody's. */
export const AUTHOR: Identity = { name: "Remit", email: "remit@users.noreply.localhost" };

/** Commits are the action's, as `github-actions[bot]`'s are: id 41898282 is that account's on github.com. */
export function authorOf(serverUrl: string): Identity {
  const host = new URL(serverUrl).hostname || "localhost";
  return { name: "github-actions[bot]", email: `41898282+github-actions[bot]@users.noreply.${host}` };
}
