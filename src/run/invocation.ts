/** The effects one run has, and its input from outside. */
import type { Trace } from "../events.ts";
import type { Settings } from "../inputs.ts";
import { asTable } from "../lib/read-data.ts";
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
import type { Policy } from "../policy.ts";
import type { TriggerEvent } from "../request.ts";
import type { Secrets } from "../secrets.ts";

export interface Ports {
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
  /** Absent when the web cannot be reached. */
  readonly web?: Web;
  /** Absent when MCP servers cannot be reached: each configured one then counts as failed. */
  readonly servers?: McpServers;
}

/** The part that publishing needs: no model, no tools. */
export type PublishPorts = Pick<Ports, "clock" | "github" | "git" | "files" | "runner" | "secrets" | "log">;

/** The effects before the policy has chosen the run's shell. */
export type StartPorts = Omit<Ports, "shell"> & { readonly shells: Shells };

export interface Invocation {
  readonly settings: Settings;
  readonly event: TriggerEvent;
  /** Address of the workflow run, or a substitute. */
  readonly runUrl: string;
  /** Such as `linux`. */
  readonly platform: string;
  readonly directories: RunDirectories;
  /** The environment of tools' processes. */
  readonly toolEnvironment: Readonly<Record<string, string>>;
  /**
   * The step's own variables. Read by name, when the workflow (`GEMINI_SYSTEM_MD`) or an MCP server's entry at the
   * trusted ref asks for one; never passed on as a whole. Absent: none.
   */
  readonly environment?: Readonly<Record<string, string | undefined>>;
  /** Set where the checkout is a person's own: nothing is laid into it. */
  readonly ownCheckout?: true;
  /** The run's place in a trace; absent where nobody asked for telemetry. */
  readonly trace?: Trace;
  /** Fires when somebody cancels the run. */
  readonly stop: AbortSignal;
}

/** Directories of the run, absolute, outside the workspace. */
export interface RunDirectories {
  /** Contains everything below, the log and the report. */
  readonly run: string;
  /** The log file. */
  readonly log: string;
  /** A new home directory for commands. */
  readonly home: string;
  /** The directory that commands see as `/tmp`. */
  readonly scratch: string;
  /** Results too long for the model. */
  readonly outputs: string;
}

/** Where hooks and local servers find the trusted commit's files. Tools cannot write there. */
export function trustedDirectory({ run }: Pick<RunDirectories, "run">): string {
  return `${run}/trusted`;
}

/** The home directory of local servers: the model can write to that of the tools. */
export function serverHome({ run }: Pick<RunDirectories, "run">): string {
  return `${run}/servers`;
}

/** Whether this job itself writes to GitHub about its work. */
export function writesToGitHub({ settings }: Pick<Invocation, "settings">): boolean {
  return !settings.dryRun && settings.job?.kind !== "propose";
}

/** Whether a change will be pushed, unless something is found that forbids it. */
export function willPush(run: {
  readonly invocation: Invocation;
  readonly admitted: { readonly policy: Policy };
}): boolean {
  const { to, signed } = run.admitted.policy.publish;
  return writesToGitHub(run.invocation) && !run.invocation.stop.aborted && to.value !== "nothing" && !signed.value;
}

/** The workflow file's path in the repository; "" when the runner does not say. */
export function ownWorkflow({ environment, settings }: Pick<Invocation, "environment" | "settings">): string {
  // Extracts the path from `octo/shop/.github/workflows/remit.yml@refs/heads/main`.
  const [file = ""] = (environment?.["GITHUB_WORKFLOW_REF"] ?? "").split("@", 1);
  return file.startsWith(`${settings.github.repository}/`) ? file.slice(settings.github.repository.length + 1) : "";
}

/** The author of commits below `refs/remit/`; the address belongs to nobody. */
export const AUTHOR: Identity = { name: "Remit", email: "remit@users.noreply.localhost" };

/** The author is `github-actions[bot]`: id 41898282 is that account's on github.com. */
export function authorOf(serverUrl: string): Identity {
  const host = new URL(serverUrl).hostname || "localhost";
  return { name: "github-actions[bot]", email: `41898282+github-actions[bot]@users.noreply.${host}` };
}

/** GitHub names it in most events, which saves a request. */
export function defaultBranchOf(payload: unknown): string | undefined {
  const name = asTable(asTable(payload)["repository"])["default_branch"];
  return typeof name === "string" ? name : undefined;
}
