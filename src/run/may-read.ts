/** Policy's word on reading files that no call names: those that a search or a glob comes upon. */
import { judgeAll, readPatterns } from "../lib/ignore.ts";
import { judgePath, openCase } from "../policy/judge.ts";
import type { Circumstances, Locate, Policy } from "../policy/policy.ts";
import type { Project } from "../project/trusted.ts";

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
  const narrows = asked.deny.some(({ rule }) => !BUILT_IN.has(rule.id) && rule.access !== "write");
  const everything = asked.allow.some(({ rule }) => rule.path?.includes("**") === true && rule.agent === undefined);
  const file = (path: string): boolean => judgePath(asked, "read", path, "").effect === "allow";
  // Of what lies at the root alone a built-in denial may speak.
  if (everything && !narrows) return { everything: true, file: (path) => path.includes("/") || file(path) };
  return { everything: false, file };
}

/** Built-in denials that need no search of their own: no tool comes upon git's files, and the sandbox hides credentials. */
const BUILT_IN: ReadonlySet<string> = new Set(["built-in:git", "built-in:credentials"]);

/** What `.geminiignore` of the trusted commit keeps from every tool, and from what the first message shows. */
export function ignoredBy({ ignoreFiles }: Pick<Project, "ignoreFiles">): (path: string) => boolean {
  const files = ignoreFiles.map(readPatterns);
  return (path) => files.some((patterns) => judgeAll(patterns, path.split("/"), false) === "ignored");
}

const here: Locate = (path) => ({ kind: "inside", path });
