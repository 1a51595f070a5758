/** Policy's word on reading files that no call names: those that a search or a glob comes upon. */
import { judgePath, openCase } from "../policy/judge.ts";
import type { Circumstances, Locate, Policy } from "../policy/policy.ts";

export interface MayRead {
  /** No rule keeps any file from being read. */
  readonly everything: boolean;
  /** By workspace path, links resolved. */
  readonly file: (path: string) => boolean;
}

/** What `read_file` may not read, no tool reads. */
export function mayRead(policy: Policy, circumstances: Circumstances): MayRead {
  const asked = openCase(policy, "read_file", circumstances, here);
  // A search asks about every file of the repository; most policies say the same of all.
  const narrows = asked.deny.some(({ rule }) => rule.id !== GIT && rule.access !== "write");
  const everything = asked.allow.some(({ rule }) => rule.path?.includes("**") === true && rule.agent === undefined);
  if (everything && !narrows) return { everything: true, file: () => true };
  return { everything: false, file: (path) => judgePath(asked, "read", path, "").effect === "allow" };
}

/** The built-in denial of git's own files, which no tool comes upon. */
const GIT = "built-in:git";

const here: Locate = (path) => ({ kind: "inside", path });
