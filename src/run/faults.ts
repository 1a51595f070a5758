/** From whatever was thrown to a fault that says whose it is. */
import type { Fault, Outcome } from "../events.ts";
import { GitError, GitHubError } from "../ports.ts";

export function faultOf(error: unknown): Fault {
  if (error instanceof GitHubError) return githubFault(error);
  if (error instanceof GitError) return { kind: error.cause_ === "moved" ? "conflict" : "git", message: error.message };
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return {
    kind: "internal",
    message,
    hint: "This is a fault of Remit's own, or of the machine. The log has the details.",
  };
}

function githubFault({ status, message, permission }: GitHubError): Fault {
  const kind = status === 401 ? "auth" : "github";
  const hint =
    permission !== undefined
      ? `Give the job \`permissions: ${permission}\`.`
      : status === 401
        ? "The github-token is not valid, or no longer."
        : undefined;
  return { kind, message, ...(hint === undefined ? {} : { hint }) };
}

/** The policy asks for a sandbox and the machine has none. */
export const NO_SANDBOX: Outcome = {
  conclusion: "failed",
  message: "",
  fault: {
    kind: "sandbox",
    message: "The policy requires a sandbox, and neither bubblewrap nor namespaces work on this runner.",
    hint: 'On Ubuntu 24.04 add a step before Remit: `sudo apt-get install -y bubblewrap && sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0`. Or set `[sandbox] mode = "prefer"`.',
  },
};
