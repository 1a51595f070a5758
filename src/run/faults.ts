/** Turns anything thrown into a fault that says whose it is. */
import { githubFault, pushFault, RecordLost } from "../change.ts";
import type { Fault } from "../events.ts";
import { GitError, GitHubError, systemCode } from "../ports.ts";

export function faultOf(error: unknown): Fault {
  if (error instanceof GitHubError) return githubFault(error);
  if (error instanceof GitError) return gitFault(error);
  if (error instanceof RecordLost) return { kind: "internal", message: error.message, hint: LOST };
  if (FULL.has(systemCode(error) ?? "")) return fullDisk(error as Error);
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return {
    kind: "internal",
    message,
    hint: "This is a fault of Remit's own, or of the machine. The log has the details.",
  };
}

const LOST =
  "Nothing was published. A command of this run has probably written to the runner's directory for temporary files (RUNNER_TEMP), which no command can in a sandbox: run it again, with a sandbox or without that command.";

const FULL: ReadonlySet<string> = new Set(["ENOSPC", "EDQUOT", "EFBIG", "EROFS"]);

function fullDisk({ message }: Error): Fault {
  const hint =
    "It could not be written to: free space in a step before Remit, or use a runner with a larger disk (RUNNER_TEMP holds the log).";
  return { kind: "internal", message: `The runner's disk is full, or cannot be written to: ${message}.`, hint };
}

// Except for a push, git's own message says which branch it is about.
function gitFault(error: GitError): Fault {
  const { hint, ...fault } = pushFault(error, "the branch");
  return (error.cause_ === "credentials" || error.cause_ === "tampered") && hint !== undefined
    ? { ...fault, hint }
    : fault;
}
