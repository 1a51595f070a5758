/** The command line: selects the command, or prints the usage. */
import { realpathSync } from "node:fs";
import { describeReadError, didYouMean, printUsageError } from "./cli/call.ts";
import { systemCode } from "./ports.ts";

const USAGE = `remit, a coding agent that follows a written policy

  remit demo               run the main job on an embedded example; GEMINI_API_KEY makes it ask the real model;
                           --json gives the run's events
  remit run REQUEST…       work on this checkout, shown as it happens; leaves a patch, sends nothing to GitHub
  remit report LOG         the report of a recorded run; --verify checks its receipt
  remit replay LOG         the same; --fixture DIR plays its replies over a directory and says where they diverge;
                           reads answers recorded by Gemini CLI, too
  remit policy …           check, explain, print a policy; replay a recorded run by it
  remit init               write a workflow and a policy for this repository, and say what to do next
  remit doctor             check what a run needs: key, model, workflows, policy, sandbox, settings
  remit --version          the version of this bundle
  remit --help             this text; --help after a command: its options

Exit codes: 0; 1 if a run or a check has failed; 2 if the command line is invalid.
`;

type Run = (words: readonly string[]) => void | Promise<void>;

/** Each command's loader, so that only the called one is loaded. */
const COMMANDS: Readonly<Record<string, () => Promise<Run>>> = {
  demo: async () => (await import("./cli/demo.ts")).runDemo,
  run: async () => (await import("./cli/run.ts")).runRun,
  report: async () => (await import("./cli/report.ts")).runReport,
  replay: async () => (await import("./cli/replay.ts")).runReplay,
  policy: async () => (await import("./cli/policy.ts")).runPolicy,
  init: async () => (await import("./cli/init.ts")).runInit,
  doctor: async () => (await import("./cli/doctor.ts")).runDoctor,
};

export async function runCommandLine(words = process.argv.slice(2)): Promise<void> {
  process.stdout.on("error", leaveQuietly);
  // A `bin` is a link; files beside the bundle are looked up at its target.
  process.argv[1] = realpathSync(process.argv[1] ?? "");
  const [command = "--help", ...rest] = words;
  if (command === "help" && rest.length > 0) return await runCommandLine([...rest.slice(0, 1), "--help"]);
  if (["help", "--help", "-h"].includes(command)) return void process.stdout.write(USAGE);
  if (command === "--version") return void process.stdout.write(`${(await import("./version.ts")).VERSION}\n`);
  const load = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;
  if (load !== undefined) return await carryOut(await load(), rest);
  const hint = didYouMean(command, Object.keys(COMMANDS));
  printUsageError(`There is no command ${JSON.stringify(command)}.${hint}`, USAGE);
}

/** A file that cannot be read or written is no fault of Remit's: a sentence instead of a stack. */
async function carryOut(run: Run, words: readonly string[]): Promise<void> {
  try {
    await run(words);
  } catch (error) {
    const { path } = error as { path?: unknown };
    if (systemCode(error) === undefined || typeof path !== "string") throw error;
    printUsageError(`${path} could not be read or written: ${describeReadError(error)}.`);
    process.exitCode = 1;
  }
}

/** The reader of our output has stopped, as `head` does. */
function leaveQuietly(error: NodeJS.ErrnoException): void {
  if (error.code !== "EPIPE") throw error;
  process.exit();
}
