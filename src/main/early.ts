/** What begins before most of the program is loaded: the event is read, and the sandbox that most policies want is opened. */
import { closeSync, mkdirSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type EarlySandbox, homeOf, openEarlySandbox, toolEnvironment } from "../adapters.ts";
import { makePlaces, sandboxFor } from "../directories.ts";
import type { Settings } from "../inputs.ts";
import type { RunDirectories } from "../run.ts";

export interface EarlyStart {
  readonly payload: unknown;
  /** Whether the event may ask for something: most comments do not, and need neither a fetch nor a sandbox. */
  readonly asks: boolean;
  readonly directories: RunDirectories;
  readonly toolEnvironment: ReturnType<typeof toolEnvironment>;
  readonly sandbox: EarlySandbox | undefined;
}

/** Rejects when the event cannot be read. */
export async function startEarly(settings: Settings): Promise<EarlyStart> {
  const { github, job, runner } = settings;
  const { text, payload } = readEvent(github.event.path);
  const directories = makePlaces(join(runner.temp, `remit-${github.runId}-${github.runAttempt}`));
  const asks = mayAsk(settings, text);
  const works = job === undefined || job.kind === "run" || job.kind === "propose";
  const opens = works && asks && !callsCommand(settings, text);
  const environment = toolEnvironment(process.env, homeOf(process.env));
  const sandbox = opens ? openUsual({ directories, environment, ...runner }) : undefined;
  return { payload, asks, directories, toolEnvironment: environment, sandbox };
}

function openUsual(shell: Parameters<typeof sandboxFor>[0]): EarlySandbox {
  const { directories } = shell;
  // Only what is there is shown inside: the log to hooks, the objects of Remit's own git to commands.
  closeSync(openSync(directories.log, "a", 0o600));
  mkdirSync(join(directories.run, "git/objects"), { recursive: true });
  return openEarlySandbox(sandboxFor(shell));
}

function readEvent(path: string): { readonly text: string; readonly payload: unknown } {
  try {
    const text = readFileSync(path, "utf8");
    return { text, payload: JSON.parse(text) as unknown };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`The event cannot be read (GITHUB_EVENT_PATH, ${path}): ${why}`, { cause: error });
  }
}

function mayAsk({ trigger, github }: Settings, event: string): boolean {
  if (!/comment|review|^issues$/.test(github.event.name)) return true;
  const { triggerPhrase, triggerLabel = "" } = trigger;
  const text = event.toLowerCase();
  return [triggerPhrase, triggerLabel].some((each) => each !== "" && text.includes(each.toLowerCase()));
}

/** `@remit /stop`: most commands need no shell. */
function callsCommand({ trigger }: Settings, event: string): boolean {
  const { triggerPhrase, command = "" } = trigger;
  return command !== "" || (triggerPhrase !== "" && event.includes(`${triggerPhrase} /`));
}
