/** The records a run consists of. They travel in events (`events.ts` re-exports them all). */

import type { ForeignCommits, MergedBase } from "./records/publication.ts";
import type { Occasion, RejectedPull } from "./records/conversation.ts";

export * from "./records/publication.ts";
export * from "./records/conversation.ts";

const SUCCESSES = ["changed", "answered", "reviewed", "planned", "unchanged", "declined"] as const;
const FAILURES = ["unverified", "blocked", "stuck", "exhausted", "cancelled", "failed"] as const;

/** How a run ended: first the ends with which the step succeeds. */
export const CONCLUSIONS = [...SUCCESSES, ...FAILURES];

export type Conclusion = (typeof CONCLUSIONS)[number];

/** Whether the step succeeds. */
export function succeeded(conclusion: Conclusion): boolean {
  return SUCCESSES.some((each) => each === conclusion);
}

/** Whose fault a failure is, so that people know where to look. */
export type FailureKind =
  | ("config" | "auth" | "quota" | "model" | "github" | "git" | "sandbox" | "internal")
  | ("conflict" | "closed" | "merged" | "unmerged");

/** Something that went wrong, described so that a person can fix it: what, why, how. */
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

/** A git ref pinned to the commit it pointed to when it was read. */
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
  /** Pull requests only: the head at the time of the gate. */
  readonly head?: PinnedRef;
  /** Pull requests only: the branch it would merge into. */
  readonly base?: PinnedRef;
  /** True when the head is in another repository. */
  readonly fromFork: boolean;
  /** Open pull requests only: whether it merges, according to GitHub, which takes a while to know. */
  readonly merges?: "cleanly" | "with conflicts" | "unknown";
}

/** A branch of Remit's own, and a base that has moved on. */
export interface CatchUp {
  /**
   * `merged`: its changes were put on the current base. `replaced`: both changed the same files, and the run starts
   * from the base alone. `behind`: the same, but someone else has worked on the branch, which is left as it is.
   */
  readonly kind: "merged" | "replaced" | "behind";
  /** The branch's own head, which the pushed commit follows. */
  readonly head: string;
  /** The newest commit that both have. */
  readonly fork: string;
  /** The base. */
  readonly onto: PinnedRef;
  /** Seconds since the epoch, for the commit that joins both. */
  readonly time: number;
  /** Paths that both changed; the first ten. */
  readonly clashes: readonly string[];
}

export type RequestKind = "answer" | "change" | "review" | "plan";

/** What started the run, in the vocabulary of the policy's `when`. */
export type TriggerKind =
  "comment" | "review_comment" | "review" | "label" | "assign" | "pull" | "dispatch" | "schedule" | "ci" | "local";

/** Where someone asked for something, so that it can be read again. */
export type RequestOrigin =
  /** `subject`: number of the issue or pull request with the comment. */
  | { readonly kind: "comment"; readonly subject: number; readonly id: number }
  /** By other means than such a comment: a label, a push, an issue's own text. */
  | { readonly kind: "otherwise"; readonly trigger: TriggerKind; readonly subject?: number };

/** An admitted request: who asks for what, where, and on which commits. */
export interface Request {
  readonly kind: RequestKind;
  readonly trigger: TriggerKind;
  readonly actor: Actor;
  readonly subject?: Subject;
  /** What was asked, in the asker's words, without the trigger phrase. */
  readonly instruction: string;
  /** Set when the instruction is a question, judged by its form. */
  readonly question?: true;
  /** Policy, instructions, skills, hooks and servers are read only from here. */
  readonly trusted: PinnedRef;
  /** The commit the work starts from; what is published is a diff against it. */
  readonly base: PinnedRef;
  /** Set when an earlier branch of this subject is finished: the number of this work's branch, from 2. */
  readonly round?: number;
  /** The last pull request of this subject, if people closed it without merging: the work starts anew. */
  readonly rejected?: RejectedPull;
  /** How the task's branch got its base's newer commits; absent when there were none. */
  readonly caughtUp?: CatchUp;
  /** Others' commits on Remit's branch; absent when Remit has recorded all of them. */
  readonly foreign?: ForeignCommits;
  /** Idempotency key of the triggering event: the same event delivered twice has the same key. */
  readonly key: string;
  /** The comment that asked, when one did. */
  readonly commentId?: number;
  /** What the event was about, besides the subject: lines, a review, a failed run, a message. */
  readonly occasion?: Occasion;
  /**
   * Name of the task, scheduled or for failures on a branch; its branch stays the same between runs: `[a-z0-9-]`, at
   * most 40 characters.
   */
  readonly task?: string;
  /** What people write to address Remit here, such as `@remit`; absent when nothing listens. */
  readonly phrase?: string;
}

/** Where the policy was read and its digest, so that a report can name it. */
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
  /** A renamed file's earlier path. */
  readonly from?: string;
  /** Set when the executable bit changed, or a new file has it. */
  readonly mode?: "executable" | "not executable";
}

/** A file that the publish gate refused, and why. */
export interface RefusedFile {
  readonly path: string;
  readonly reason: string;
}

/** A change that a reviewer should look at first. */
export interface CallOut {
  readonly kind: "tests" | "dependency" | "script" | "ci" | "binary" | "mixed";
  readonly path: string;
  /** Half a sentence about the file. */
  readonly detail: string;
}

/** A change that was made and judged: published, or left for another job to publish. */
export interface ProposedChange {
  readonly branch: string;
  /**
   * The proposal's digest: of base, target, files and texts. Absent in logs of versions that did not record it, and when an
   * earlier run published it.
   */
  readonly proposal?: string;
  readonly files: readonly ChangedFile[];
  readonly refused: readonly RefusedFile[];
  /** Absent in logs of versions that did not compute it. */
  readonly callouts?: readonly CallOut[];
  /** Set when the commit is a merge; `files` are then the differences from git's automatic merge. */
  readonly merged?: MergedBase;
}

export interface Publication extends ProposedChange {
  readonly commit: string;
  /** Absent when the policy publishes to a branch only. */
  readonly pull?: { readonly number: number; readonly url: string; readonly created: boolean; readonly draft: boolean };
}

/** The published change, as people read it. */
export interface ShownDiff {
  /**
   * Unified diff against the base, with only the names of binary files; at most 100,000 characters, cut at a line end.
   */
  readonly diff: string;
  readonly cut: boolean;
}

/** The result of one verification command of the policy. */
export interface Verification {
  readonly command: string;
  readonly ok: boolean;
  readonly output: string;
  readonly ms: number;
}

/** How a run ended. */
export interface Outcome {
  readonly conclusion: Conclusion;
  /** The agent's last message, or why the run ended. */
  readonly message: string;
  readonly publication?: Publication;
  readonly fault?: Fault;
  /** The edits, if none of them may be published and so nothing was; never empty. */
  readonly withheld?: readonly RefusedFile[];
}

/** Why an agent stopped. */
export type AgentEnd =
  /** `fault`: the work is done, but its final output is unusable. */
  | { readonly kind: "finished"; readonly text: string; readonly fault?: Fault }
  /** `by`: a hook of the repository; absent for the policy. */
  | { readonly kind: "blocked"; readonly reason: string; readonly by?: "hook" }
  | { readonly kind: "stuck"; readonly reason: string }
  | { readonly kind: "exhausted"; readonly limit: LimitName | "disk"; readonly text: string }
  | { readonly kind: "cancelled" }
  | { readonly kind: "failed"; readonly fault: Fault };

/** Identifies the run, for links and records. */
export interface RunIdentity {
  readonly id: string;
  readonly attempt: number;
  /** `owner/name`. */
  readonly repository: string;
  readonly url: string;
  readonly version: string;
  /** Absent when no telemetry was requested. */
  readonly trace?: Trace;
}

/** The plan that a run carries out: its digest, who asked for it, and the run that made it. */
export interface ApprovedPlan {
  readonly digest: string;
  readonly by: string;
  readonly url: string;
  /** Digest of a plan that was shown later. */
  readonly newer?: string;
}

/** The run's place in an OpenTelemetry trace. */
export interface Trace {
  /** 32 hexadecimal digits. */
  readonly id: string;
  /** The span of the run itself, which commands get as their parent: 16 hexadecimal digits. */
  readonly span: string;
  /** The span that started the run; absent when the run begins the trace. */
  readonly parent?: string;
  /** Whether the trace's creator wants its spans. */
  readonly sampled: boolean;
}
