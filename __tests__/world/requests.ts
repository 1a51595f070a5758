/** Requests and policies for tests about something else. */
import type { Request } from "../../src/events.ts";
import { loadPolicy } from "../../src/policy/load.ts";
import type { Policy } from "../../src/policy/policy.ts";

/** A loaded policy; throws the first fault. */
export function policyOf(text = 'version = 1\nextends = "edit"\n', path = ".github/remit.toml"): Policy {
  const loaded = loadPolicy({ path, ref: "1".repeat(40), text }, new Map());
  if (loaded.kind === "faulty") throw new Error(loaded.faults[0]?.message);
  return loaded.policy;
}

/** Maria requests a change on issue 12, based on commit `sha` of main. */
export function issueRequest(sha: string, change: Partial<Request> = {}): Request {
  return {
    kind: "change",
    trigger: "comment",
    actor: { login: "maria", id: 7, permission: "write", bot: false },
    subject: { kind: "issue", number: 12, title: "The total is wrong for empty carts", fromFork: false },
    instruction: "fix it",
    trusted: { name: "main", sha },
    base: { name: "main", sha },
    key: "00000000000000aa",
    commentId: 99,
    ...change,
  };
}
