/** What Remit writes into a commit's message for its later runs, and how they read it. A start needs no more of the texts. */
import type { Request } from "../events.ts";
import type { Git } from "../ports.ts";

/** The trailer with the key of the request that a commit answers. */
export const KEY = "Remit-Request";

/** The key of the request that a commit answers; undefined when the commit is not Remit's. */
export function keyIn(message: string): string | undefined {
  const last = message.trimEnd().split("\n\n").at(-1) ?? "";
  return /^Remit-Request: ([0-9a-f]+)$/m.exec(last)?.[1];
}

/**
 * Whether the commit this request starts from claims to answer it. Anybody can write that: only a record of Remit's own
 * proves it. The base must have been fetched.
 */
export async function namesRequest({ base, key }: Request, git: Git): Promise<boolean> {
  return keyIn((await git.inspect(base.sha)).message) === key;
}

/** The first lines of commit messages, except those worded by git or Remit. */
export function titlesIn(messages: readonly string[]): readonly string[] {
  return messages
    .filter((message) => keyIn(message) === undefined)
    .map((message) => (message.split("\n", 1)[0] ?? "").trim())
    .filter((title) => title !== "" && !/^(?:Merge |Revert "|fixup! |squash! )/.test(title));
}

/** The trailer of a fix for a failed workflow run: if that commit fails too, people must look at it. */
export const MENDS = "Remit-Mends";

/** Whether a commit was Remit's answer to a failed workflow run. */
export function fixesFailedRun(message: string): boolean {
  return new RegExp(`^${MENDS}: `, "m").test(message.trimEnd().split("\n\n").at(-1) ?? "");
}
