/** The command line: which command, and what to say when there is none. */
import { complain } from "./cli/complain.ts";

const USAGE = `remit, a coding agent that keeps within a written policy

  remit demo               run the main job on an embedded example; GEMINI_API_KEY makes it ask the real model;
                           --json gives the run's events
  remit run REQUEST…       the request on a copy of this checkout, told live; nothing is sent to GitHub
  remit report LOG         the report of a recorded run; --verify checks its receipt
  remit replay LOG         the same; --fixture DIR plays its replies over a directory and names where the two part
  remit policy …           check, explain, print a policy; replay a recorded run by it
  remit init               a workflow and a policy fitted to this repository, and what to do next
  remit --version          the version of this bundle
  remit --help             this text
`;

export async function runCommandLine(words = process.argv.slice(2)): Promise<void> {
  process.stdout.on("error", leaveQuietly);
  const [command, ...rest] = words;
  switch (command) {
    case "demo":
      return await (await import("./cli/demo.ts")).runDemo(rest);
    case "run":
      return await (await import("./cli/run.ts")).runRun(rest);
    case "report":
      return (await import("./cli/report.ts")).runReport(rest);
    case "replay":
      return await (await import("./cli/replay.ts")).runReplay(rest);
    case "policy":
      return (await import("./cli/policy.ts")).runPolicy(rest);
    case "init":
      return await (await import("./cli/init.ts")).runInit(rest);
    case "--version":
      return void process.stdout.write(`${(await import("./version.ts")).VERSION}\n`);
    case undefined:
    case "help":
    case "--help":
      return void process.stdout.write(USAGE);
    default:
      complain(`There is no command ${JSON.stringify(command)}.`, USAGE);
  }
}

/** Whoever read our output has had enough, as `head` has. */
function leaveQuietly(error: NodeJS.ErrnoException): void {
  if (error.code !== "EPIPE") throw error;
  process.exit();
}
