/**
 * Local plumbing that needs no credential and answers in text: run by simple-git, loaded when first needed. simple-git
 * waits 50 ms after a command without output, so those run through `process.ts`.
 */
import { GitError } from "../../ports.ts";
import { restoreDirectory } from "./directory.ts";
import { type Processes, isChanged, type GitPlace } from "./process.ts";

export interface Plumbing {
  /** Standard output as text. Throws {@link GitError}. */
  raw(args: readonly string[], options?: PlumbingOptions): Promise<string>;
}

export interface PlumbingOptions {
  readonly input?: Buffer | string;
  readonly environment?: Readonly<Record<string, string>>;
}

/** A git that has changed is started by `processes`, which confine it. */
export function openPlumbing({ directory, environment, program, guard }: GitPlace, processes: Processes): Plumbing {
  return {
    async raw(args, options = {}) {
      if (isChanged(guard)) return (await processes.need(args, options)).toString();
      const { simpleGit } = await import("simple-git");
      processes.refuseAfterEnd();
      const whole = { ...environment, ...options.environment };
      restoreDirectory(directory);
      const git = simpleGit({
        binary: program,
        baseDir: directory,
        // simple-git rejects the very settings that harden git here; they are all ours.
        allowEnvironment: Object.keys(whole),
        unsafe: HARDENING_SETS,
        completion: { onClose: true, onExit: false },
        ...(options.input === undefined ? {} : { input: () => options.input }),
      });
      try {
        return await git.env(whole).raw([...args]);
      } catch (error) {
        throw new GitError(
          `git ${args[0] ?? ""} failed: ${error instanceof Error ? error.message.trim() : String(error)}`,
        );
      }
    },
  };
}

const HARDENING_SETS = {
  allowUnsafeConfigEnvCount: true,
  allowUnsafeConfigPaths: true,
  allowUnsafeHooksPath: true,
  allowUnsafeFsMonitor: true,
  allowUnsafeCredentialHelper: true,
  allowUnsafeProtocolOverride: true,
} as const;
