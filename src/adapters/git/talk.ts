/** One command that talks to the server: the token by header for it alone, and again when the network failed. */
import { configurationVariables, hardening } from "./directory.ts";
import { GitError } from "../../ports.ts";
import { tellFiles } from "../fingerprints.ts";
import { isPassing } from "./causes.ts";
import type { Finished, Processes } from "./process.ts";
import { isChanged, type GitGuard } from "./program.ts";

export interface TalkOptions {
  readonly directory: string;
  readonly url: URL;
  readonly token: string | undefined;
  /** Milliseconds before each further attempt, when the network or the server failed. */
  readonly waits: readonly number[];
  readonly sleep: (ms: number) => Promise<void>;
  readonly guard?: GitGuard | undefined;
}

/** Run git with the address in `args`. What is asked for must be safe to repeat. */
export type Talk = (args: readonly string[]) => Promise<Finished & { readonly attempts: number }>;

export function openTalk(processes: Processes, options: TalkOptions): Talk {
  return async (args) => {
    let attempt = 0;
    while (true) {
      refuseChanged(options);
      const end = await processes.run(args, { environment: credentials(options) });
      const wait = options.waits[attempt];
      attempt += 1;
      if (end.code === 0 || wait === undefined || !isPassing(end.words)) return { ...end, attempts: attempt };
      await options.sleep(wait);
    }
  };
}

/** A token goes through nothing that a command could have put there. Without a token there is nothing to lose. */
function refuseChanged({ token, guard }: TalkOptions): void {
  if (token === undefined || !isChanged(guard)) return;
  const files = tellFiles(guard.changed());
  throw new GitError(`While commands ran, files changed that the token would go through: ${files}.`, "tampered");
}

/** The header by environment: neither argv, which anybody may read, nor a file. */
function credentials({ url, token }: TalkOptions): Record<string, string> {
  if (token === undefined || !url.protocol.startsWith("http")) return {};
  const basic = Buffer.from(`x-access-token:${token}`).toString("base64");
  const header = [`http.${url.origin}/.extraheader`, `AUTHORIZATION: basic ${basic}`] as const;
  return configurationVariables([...hardening(url), header]);
}
