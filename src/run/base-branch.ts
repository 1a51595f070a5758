/** The base of a branch: the branch it will be merged into, and the merge that an agent may request. */
import {
  MAIN,
  type Answer,
  type BaseMerge,
  type PredictedConflicts,
  type MergeConflict,
  type PinnedRef,
  type Request,
} from "../events.ts";
import { BASELINE_FILE, writeBaseline, type MergeWritten, type MergePreview } from "../change.ts";
import { circumstancesOf, type Circumstances } from "../policy.ts";
import type { Settings } from "../inputs.ts";
import { GitHubError, type GitHub } from "../ports.ts";
import type { WorkspaceSession } from "./feature.ts";
import type { Session } from "./session.ts";
import { mayRead } from "./may-read.ts";
import { failure } from "../tools.ts";
import { once } from "../lib/once.ts";

export interface BaseBranch {
  readonly onto: PinnedRef;
  /** What was found before the agent started; absent where GitHub says that both merge cleanly. */
  readonly foreseen?: PredictedConflicts;
  /** Computed once and cached. */
  readonly look: () => Promise<MergePreview>;
}

/**
 * Compares the branch with its base and logs conflicts. Undefined when the request's branch has no base of its own.
 * Without a sandbox the merge is computed at once: later, a command could have written to what git reads.
 */
export async function openBase({
  ports,
  invocation,
  admitted: { request },
}: Pick<Session, "ports" | "invocation" | "admitted">): Promise<BaseBranch | undefined> {
  const onto = await ontoOf(ports.github, invocation.settings.trigger, request);
  if (onto === undefined) return undefined;
  const look = once(async () => await (await loadMerging()).foresee(ports.git, headOf(request), onto));
  const known = request.subject?.merges === "cleanly";
  if (known && ports.shell.sandbox !== "none") return { onto, look };
  const foreseen = foreseenIn(await look(), onto, request);
  if (foreseen === undefined || known) return { onto, look };
  ports.log.append({ type: "base.compared", found: foreseen });
  return { onto, look, foreseen };
}

/** Most runs have no base to merge. */
function loadMerging() {
  return import("../change/merge.ts");
}

/** Undefined when there is none, when it has nothing new, or when GitHub does not answer. */
async function ontoOf(
  github: GitHub,
  names: Pick<Settings["trigger"], "baseBranch" | "branchPrefix">,
  request: Request,
): Promise<PinnedRef | undefined> {
  const { subject, caughtUp, trigger, base } = request;
  if (trigger === "local" || (caughtUp !== undefined && caughtUp.kind !== "behind")) return undefined;
  const own = subject?.kind !== "pull" && base.name.startsWith(names.branchPrefix);
  if (subject?.merges === undefined && !own) return undefined;
  try {
    const onto = caughtUp?.onto ?? (await findBase(github, names, request));
    return onto?.sha === base.sha ? undefined : onto;
  } catch (error) {
    if (error instanceof GitHubError) return undefined; // Whatever is broken will stop the work too.
    throw error;
  }
}

function headOf({ base, subject }: Request): string {
  return subject?.head?.sha ?? base.sha;
}

function foreseenIn(prospect: MergePreview, onto: PinnedRef, { subject }: Request): PredictedConflicts | undefined {
  const certain = subject?.merges === "with conflicts";
  switch (prospect.kind) {
    case "up to date":
      return undefined;
    case "merges": {
      const paths = prospect.merge.conflicts.map(({ path }) => path);
      return paths.length === 0 ? undefined : { onto, paths, certain: true };
    }
    case "unknown":
      return { onto, paths: [], certain, reason: prospect.reason };
  }
}

// ── Merging it in ───────────────────────────────────────────────────────────────────────────────────────────────────

/** For the tool; undefined when there is no base to bring in. */
export function mergeBaseIn(session: Session, circumstances: Circumstances): (() => Promise<Answer>) | undefined {
  const { base, baseline } = session;
  if (base === undefined || baseline === undefined || session.admitted.request.kind !== "change") return undefined;
  return async () => {
    if (baseline.merge !== undefined) return failure("failed", `${base.onto.name} is in the workspace already.`);
    const prospect = await base.look();
    switch (prospect.kind) {
      case "up to date":
        return failure("failed", `This branch has all of ${base.onto.name} already: there is nothing to merge.`);
      case "unknown":
        return failure("failed", `${base.onto.name} cannot be merged here: ${prospect.reason}.`, PEOPLE);
      case "merges": {
        const written = await mergeInto({ ...session, baseline }, prospect.merge, circumstances);
        return written.kind === "left"
          ? failure("failed", written.reason)
          : describeMerged(prospect.merge, written.files);
      }
    }
  };
}

const PEOPLE = "Say so in your report: people must merge it.";

/** Called by the tool, or when a run continues one that brought its base in. */
async function mergeInto(
  { ports, invocation, admitted, workspace, baseline }: WorkspaceSession,
  merge: BaseMerge,
  circumstances: Circumstances,
): Promise<MergeWritten> {
  const { policy } = admitted;
  const { git } = ports;
  const { refuseMerge, writeMerge } = await loadMerging();
  const reason = await refuseMerge(merge, { policy, circumstances, git });
  if (reason !== undefined) return { kind: "left", reason: `${reason} ${PEOPLE}` };
  const { file } = mayRead(policy, circumstances);
  // If this process is killed, the post step would take the merge for edits: this baseline names another commit.
  const spoil = { ...baseline, commit: merge.commit };
  const begin = () => ports.files.write(`${invocation.directories.run}/${BASELINE_FILE}`, writeBaseline(spoil));
  return await writeMerge(merge, { git, workspace, baseline, mayRead: file, begin });
}

/** `commit`: the automatic merge. */
export type Merged =
  | { readonly kind: "merged"; readonly commit: string; readonly base: string }
  | { readonly kind: "left"; readonly reason: string };

/** For a run that continues one that brought its base in; called before an agent exists. */
export async function mergeBaseAgain(session: WorkspaceSession, onto: string): Promise<Merged> {
  const { base, ports } = session;
  if (base === undefined) return { kind: "left", reason: "they were on a merge, and this branch has no base now" };
  const into = () => Promise.resolve(base.onto);
  const { remakeMerge } = await loadMerging();
  const merge = await remakeMerge(headOf(session.admitted.request), onto, { git: ports.git, into });
  if (typeof merge === "string") return { kind: "left", reason: merge.replace(/\.$/, "") };
  const written = await mergeInto(session, merge, circumstancesOf(session.admitted.request, MAIN));
  if (written.kind === "left") return { kind: "left", reason: written.reason.replace(/\.$/, "") };
  return { kind: "merged", commit: merge.commit, base: merge.onto.name };
}

function describeMerged({ onto, conflicts }: BaseMerge, files: number): Answer {
  const opening = `Merged ${onto.name} (${onto.sha}) into the workspace: ${files} ${files === 1 ? "file" : "files"} changed.`;
  const closing =
    "What you leave in the workspace is published as a merge commit of both, once no conflict marker is left and verification passes. Files may differ from what you read: read them again.";
  if (conflicts.length === 0) return { text: `${opening} There are no conflicts. ${closing}` };
  const lines = conflicts.map(({ path, kind }) => `- ${JSON.stringify(path)}: ${CONFLICTS[kind]}`);
  const marks = "Markers: `<<<<<<< branch`, `|||||||` (what both had), `=======`, `>>>>>>> base`.";
  return {
    text: [opening, `Conflicts (${conflicts.length}), each for you to resolve:`, ...lines, marks, closing].join("\n"),
  };
}

const CONFLICTS: Readonly<Record<MergeConflict["kind"], string>> = {
  markers: "both sides are between markers",
  binary: "binary; this branch's version is in place",
  "deleted on branch": "deleted on this branch, changed on the base; the base's version is in place: keep or delete it",
  "deleted on base": "deleted on the base, changed on this branch; the branch's version is in place: keep or delete it",
  other: "of a kind that no file can show",
};

/** The current state of the branch that this branch's pull request targets. */
export async function findBase(
  github: Pick<GitHub, "branch">,
  { baseBranch }: Pick<Settings["trigger"], "baseBranch">,
  { trusted, subject }: Pick<Request, "trusted" | "subject">,
): Promise<PinnedRef | undefined> {
  const name = subject?.base?.name ?? (baseBranch || trusted.name);
  return name === trusted.name ? trusted : await github.branch(name);
}
