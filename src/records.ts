/** The records a run is made of. They travel in events (see `events.ts`, which passes them all on). */

import type { Conclusion } from "./records/conclusion.ts";
import type { ForeignCommits, MergedBase } from "./records/publication.ts";
import type { Occasion, RejectedPull } from "./records/conversation.ts";
import type { Trace } from "./records/trace.ts";

export * from "./records/conclusion.ts";
export * from "./records/publication.ts";
export * from "./records/conversation.ts";
export * from "./records/dashboard.ts";
export * from "./records/trace.ts";

/** Whose fault a failure is, so that people know where to look. */
export type FailureKind =
  "config" | "auth" | "quota" | "model" | "github" | "git" | "conflict" | "unmerged" | "sandbox" | "internal";

/** Something that went wrong, said so that a person can mend it: what, why, how. */
export interface Fault {
  readonly kind: FailureKind;
  readonly message: string;
  /** What to do about it; absent when there is nothing to do. */
  readonly hint?: string;
}

export type Permission = "none" | "read" | "triage" | "write" | "maintain" | "admin";

export interface Actor {
  readonly login: string;
  /** GitHub's numeric user id, for the noreply address of `Co-authored-by`; 0 when unknown. */
  readonly id: number;
  readonly permission: Permission;
  readonly bot: boolean;
}

/** A git ref pinned to the commit it named when it was read. */
export interface PinnedRef {
  /** Short branch name, such as `main`. */
  readonly name: string;
  readonly sha: string;
}

/** The issue or pull request a request is about. */
export interface Subject {
  readonly kind: "issue" | "pull";
  readonly number: number;
  readonly title: string;
  /** Pull requests only: the head as it was at the gate. */
  readonly head?: PinnedRef;
  /** Pull requests only: the branch it would merge into. */
  readonly base?: PinnedRef;
  /** True when the head lives in another repository. */
  readonly fromFork: boolean;
  /** Open pull requests only: GitHub's word on merging it, which takes GitHub a while. */
  readonly merges?: "cleanly" | "with conflicts" | "unknown";
}

/** A branch of Remit's own, and the base that went on without it. */
export interface CatchUp {
  /**
   * `merged`: its changes stand on the base as it is now. `replaced`: both have changed the same files, and the run starts
   * from the base alone. `behind`: the same, but somebody else has worked on the branch, which is left as it is.
   */
  readonly kind: "merged" | "replaced" | "behind";
  /** The branch's own head, which what is pushed follows. */
  readonly head: string;
  /** The newest commit that both have. */
  readonly fork: string;
  /** The base. */
  readonly onto: PinnedRef;
  /** Seconds since the epoch, of the commit that brings both together. */
  readonly time: number;
  /** Paths that both have changed, the first ten. */
  readonly clashes: readonly string[];
}

export type RequestKind = "answer" | "change" | "review" | "plan";

/** What started the run, in the words the policy's `when` uses. */
export type TriggerKind =
  "comment" | "review_comment" | "review" | "label" | "assign" | "pull" | "dispatch" | "schedule" | "ci" | "local";

/** Where somebody has asked for something, so that it can be read there again. */
export type Asking =
  /** `subject`: number of the issue or pull request that has the comment. */
  | { readonly kind: "comment"; readonly subject: number; readonly id: number }
  /** By other means than a comment there: a label, a push, an issue's own text. */
  | { readonly kind: "otherwise"; readonly trigger: TriggerKind; readonly subject?: number };

/** Somebody's wish, admitted: who asks for what, where, and on which commits. */
export interface Request {
  readonly kind: RequestKind;
  readonly trigger: TriggerKind;
  readonly actor: Actor;
  readonly subject?: Subject;
  /** What was asked, in the asker's words, without the trigger phrase. */
  readonly instruction: string;
  /** Set where that is a question, as far as its form tells. */
  readonly question?: true;
  /** Policy, instructions, skills, hooks and servers are read from here and nowhere else. */
  readonly trusted: PinnedRef;
  /** The commit the work starts from; what is published is a diff against it. */
  readonly base: PinnedRef;
  /** Set where an earlier branch of this subject is done with: the number of the one that this work gets, from 2. */
  readonly round?: number;
  /** The last pull request of this subject, where people closed it without merging: the work starts anew. */
  readonly rejected?: RejectedPull;
  /** How the task's branch got what its base branch has had since; absent when it had all of it. */
  readonly caughtUp?: CatchUp;
  /** What somebody else has pushed to Remit's branch since, or before; absent where Remit has recorded all of it. */
  readonly foreign?: ForeignCommits;
  /** Idempotency key of the triggering event: the same event delivered twice has the same key. */
  readonly key: string;
  /** The comment that asked, when one did. */
  readonly commentId?: number;
  /** What the event was about, beyond the subject: lines, a review, a failed run, a message. */
  readonly occasion?: Occasion;
  /** Name of the task, scheduled or of what fails on a branch, whose branch stays the same from run to run: `[a-z0-9-]`, at most 40 characters. */
  readonly task?: string;
  /** What people write to address Remit here, such as `@remit`; absent where nothing listens. */
  readonly phrase?: string;
}

/** Where the policy was read, and what it was, so that a report can name it. */
export interface PolicySource {
  /** Repository path, or `built-in:read-only` when there is no file. */
  readonly path: string;
  readonly ref: string;
  /** `sha256:` and 64 hexadecimal digits, of the file's bytes. */
  readonly digest: string;
}

/** A limit a run can reach. */
export type LimitName = "turns" | "minutes" | "tokens" | "usd" | "calls" | "files" | "lines";

/** A number and where it was set: `turns = 40 (remit.toml:9)`. */
export interface Limit {
  readonly value: number;
  readonly source: string;
}

export interface ChangedFile {
  readonly path: string;
  readonly status: "added" | "modified" | "deleted" | "renamed";
  readonly added: number;
  readonly removed: number;
  readonly binary: boolean;
  /** Path that a renamed file had before. */
  readonly from?: string;
  /** Where the executable bit changed, and of a new file that has it. */
  readonly mode?: "executable" | "not executable";
}

/** A file that the publish gate refused, and why. */
export interface RefusedFile {
  readonly path: string;
  readonly reason: string;
}

/** Something in a change that a reviewer should look at first. */
export interface CallOut {
  readonly kind: "tests" | "dependency" | "script" | "ci" | "binary";
  readonly path: string;
  /** Half a sentence about the file. */
  readonly detail: string;
}

export interface Publication {
  readonly branch: string;
  readonly commit: string;
  /** Digest of the proposal that was published; absent when an earlier run published it. */
  readonly proposal?: string;
  readonly files: readonly ChangedFile[];
  readonly refused: readonly RefusedFile[];
  /** Absent in logs of versions that did not look. */
  readonly callouts?: readonly CallOut[];
  /** Set where the commit is a merge; `files` are then what differs from what git alone would have merged. */
  readonly merged?: MergedBase;
  /** Absent when the policy publishes to a branch only. */
  readonly pull?: { readonly number: number; readonly url: string; readonly created: boolean; readonly draft: boolean };
}

/** A change that was made and judged, and waits for another job to publish it. */
export interface ProposedChange {
  readonly branch: string;
  /** The proposal's digest: of base, target, files and words. Absent in logs of versions that did not tell. */
  readonly proposal?: string;
  readonly files: readonly ChangedFile[];
  readonly refused: readonly RefusedFile[];
  /** Absent in logs of versions that did not look. */
  readonly callouts?: readonly CallOut[];
  /** As a publication has it. */
  readonly merged?: MergedBase;
}

/** What leaves, as people read it. */
export interface ShownDiff {
  /** Unified diff against the base, binary files by name alone; at most 100,000 characters, cut at the end of a line. */
  readonly diff: string;
  readonly cut: boolean;
}

/** What one verification command of the policy did. */
export interface Verification {
  readonly command: string;
  readonly ok: boolean;
  readonly output: string;
  readonly ms: number;
}

/** How a run ended. */
export interface Outcome {
  readonly conclusion: Conclusion;
  /** The agent's last words, or why the run ended. */
  readonly message: string;
  readonly publication?: Publication;
  readonly fault?: Fault;
  /** The edits, where none of them may be published, and so nothing was; never empty. */
  readonly withheld?: readonly RefusedFile[];
}

/** Why an agent stopped. */
export type AgentEnd =
  /** `fault`: the work is done, but what it was to end in cannot be used. */
  | { readonly kind: "finished"; readonly text: string; readonly fault?: Fault }
  /** `by`: a hook of the repository; the policy where it is absent. */
  | { readonly kind: "blocked"; readonly reason: string; readonly by?: "hook" }
  | { readonly kind: "stuck"; readonly reason: string }
  | { readonly kind: "exhausted"; readonly limit: LimitName | "disk"; readonly text: string }
  | { readonly kind: "cancelled" }
  | { readonly kind: "failed"; readonly fault: Fault };

/** Where the run takes place, for links and for the record. */
export interface RunIdentity {
  readonly id: string;
  readonly attempt: number;
  /** `owner/name`. */
  readonly repository: string;
  readonly url: string;
  readonly version: string;
  /** Absent where nobody asked for telemetry. */
  readonly trace?: Trace;
}

/** The plan that a run carries out: its digest, who asked for it, the run that made it. */
export interface Approved {
  readonly digest: string;
  readonly by: string;
  readonly url: string;
  /** Digest of a plan that was shown after it. */
  readonly newer?: string;
}

/** Whether the step succeeds. */
export function succeeded(conclusion: Conclusion): boolean {
  switch (conclusion) {
    case "changed":
    case "answered":
    case "reviewed":
    case "planned":
    case "unchanged":
    case "declined":
      return true;
    case "unverified":
    case "blocked":
    case "stuck":
    case "exhausted":
    case "cancelled":
    case "failed":
      return false;
  }
}
