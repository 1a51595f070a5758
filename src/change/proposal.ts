/** What a run proposes to publish: one record with everything a publisher must check. */
import {
  MAIN,
  type BaseMerge,
  type CallOut,
  type ChangedFile,
  type PinnedRef,
  type RefusedFile,
  type Request,
} from "../events.ts";
import { isGitPath } from "../lib/git-names.ts";
import { canonicalJson, digestOf } from "../lib/seal.ts";
import { foldPath, circumstancesOf, type Policy } from "../policy.ts";
import { GitError, type DiffStat, type Git, type Identity, type TreeChange, type TreeNode } from "../ports.ts";
import type { Secrets } from "../secrets.ts";
import { chooseBranch, type PublishTarget } from "./branch.ts";
import { blobId } from "./baseline.ts";
import type { Change, Changes } from "./changes.ts";
import { callOut, type ContentPair } from "./callouts.ts";
import { gateChanges, type GateFacts, type GatedChanges } from "./gate.ts";
import { findUnresolved, refuseMerge } from "./merge.ts";
import { commitMessage, titleFor, type RunLinks, type ChangeText } from "./wording.ts";
import { given } from "../lib/parts.ts";

export interface Proposal {
  readonly version: 1;
  /** Idempotency key of the request. */
  readonly key: string;
  readonly base: PinnedRef;
  readonly target: PublishTarget;
  /** Set when the run has brought its base in: the files differ from that merge; the commit has both parents. */
  readonly merge?: BaseMerge;
  readonly files: readonly ProposedFile[];
  readonly refused: readonly RefusedFile[];
  readonly callouts: readonly CallOut[];
  /** First line of the commit, and title of the pull request. */
  readonly title: string;
  readonly message: string;
  /** The source of the title, message and pull request, without secrets. */
  readonly words: ChangeText;
  readonly author: Identity;
  /** Seconds since the epoch. */
  readonly time: number;
  /** Digest of the policy that judged it. */
  readonly policy: string;
  /** The commit of this proposal, in Remit's own git. */
  readonly commit: string;
  /** `sha256:` and 64 hexadecimal digits; covers everything above. */
  readonly digest: string;
}

export interface ProposedFile extends ChangedFile {
  readonly before?: TreeNode;
  readonly after?: TreeNode;
}

export type ProposalResult =
  /** Nothing changed, or nothing may be published. */
  | { readonly kind: "nothing"; readonly refused: readonly RefusedFile[]; readonly leftOut: string }
  /** More than the policy allows, or no branch to publish to: kept as a patch. */
  | {
      readonly kind: "withheld";
      readonly reason: string;
      /** Set when a merge, not a limit, is the cause. */
      readonly unmerged?: true;
      readonly refused: readonly RefusedFile[];
      /** A difference from the branch's head, so that people can apply it. */
      readonly patch: string;
      /** The commit of what was withheld, in Remit's own git; absent when there was too much to read. */
      readonly commit?: string;
    }
  /** `leftOut` is the patch of the refused files ("" for none): work that is kept but not published. */
  | { readonly kind: "proposed"; readonly proposal: Proposal; readonly leftOut: string };

export interface ProposalFacts {
  readonly changes: Changes;
  readonly request: Request;
  readonly policy: Policy;
  readonly git: Git;
  readonly secrets: Secrets;
  readonly author: Identity;
  /** Seconds since the epoch. */
  readonly time: number;
  readonly words: ChangeText;
  readonly credits: RunLinks;
  /** The action's `branch-prefix`, such as `remit/`. */
  readonly branchPrefix: string;
}

/** Judges the changes file by file and commits those that pass. Nothing leaves this machine. */
export async function proposeFiles(facts: ProposalFacts): Promise<ProposalResult> {
  const { changes, request, policy, git, secrets } = facts;
  if (changes.vanished === true) return { kind: "withheld", reason: VANISHED, refused: changes.refused, patch: "" };
  const gate = { policy, circumstances: circumstancesOf(request, MAIN), secrets, git };
  const passed = await gateChanges(changes, gate);
  const leftOut = await patchOf(changes, passed.refused, facts);
  if (passed.files.length === 0 && changes.merge === undefined)
    return { kind: "nothing", refused: passed.refused, leftOut };
  return await describe(passed, await objectToMerge(changes, passed, gate), leftOut, facts);
}

const VANISHED =
  "Nothing is left in the workspace: a command of the run deleted all of it, which Remit treats as an accident.";

async function objectToMerge({ merge }: Changes, passed: GatedChanges, gate: GateFacts): Promise<string | undefined> {
  if (merge === undefined) return undefined;
  return (await refuseMerge(merge, gate)) ?? (await findUnresolved(merge, passed, gate.git));
}

/** `unmerged`: why nothing of a merge is published. */
async function describe(
  { files, refused }: GatedChanges,
  unmerged: string | undefined,
  leftOut: string,
  facts: ProposalFacts,
): Promise<ProposalResult> {
  const { changes, request, policy, git, secrets, author, time } = facts;
  const { merge } = changes;
  const words = redactWords(withTitle(facts.words, request, merge), secrets);
  const message = secrets.redact(commitMessage(request, words, facts.credits));
  const commit = await commitOf(files, message, facts);
  const withhold = async (reason: string, more: { readonly unmerged?: true } = {}): Promise<ProposalResult> => {
    const kept = await withPatch(reason, git, merge?.head ?? changes.base, commit);
    return { kind: "withheld", ...kept, refused, commit, ...more };
  };
  if (unmerged !== undefined) return withhold(unmerged, { unmerged: true });
  const described = describeFiles(files, await git.stat(changes.base, commit));
  const excess = exceeds(plainFiles(described), policy);
  if (excess !== undefined) return withhold(excess);
  const targeted = chooseBranch(request, secrets.redact(request.subject?.title ?? ""), facts.branchPrefix);
  if (targeted.kind === "refused") return withhold(`There is no branch to publish to: ${targeted.reason}.`);
  const body = {
    version: 1,
    key: request.key,
    base: request.base,
    target: targeted.target,
    ...given({ merge }),
    files: described,
    refused,
    callouts: callOut(await lookAt(files, git)),
    title: secrets.redact(titleFor(request, words)),
    message,
    words,
    author,
    time,
    policy: policy.source.digest,
    commit,
  } as const;
  return { kind: "proposed", proposal: { ...body, digest: proposalDigest(body) }, leftOut };
}

/** No patch if git cannot write it, as for hundreds of megabytes: the commit is kept all the same. */
async function withPatch(reason: string, git: Git, from: string, to: string) {
  try {
    return { reason, patch: await git.diff(from, to) };
  } catch (error) {
    if (error instanceof GitError) return { reason: `${reason} It is too large for a patch.`, patch: "" };
    throw error;
  }
}

async function commitOf(files: readonly Change[], message: string, facts: ProposalFacts): Promise<string> {
  const { changes, git, author, time } = facts;
  const { base, merge } = changes;
  const parents = merge && { parents: [merge.head, merge.onto.sha] };
  return await git.commit({ parent: base, ...parents, changes: files.map(treeChange), message, author, time });
}

/** Uses git's own title for a merge when the agent gave none. */
function withTitle(words: ChangeText, { base }: Request, merge: BaseMerge | undefined): ChangeText {
  return merge === undefined ? words : { title: `Merge ${merge.onto.name} into ${base.name}`, ...words };
}

async function hidesSecret(blob: TreeNode | undefined, git: Git, secrets: Secrets): Promise<boolean> {
  if (blob === undefined) return false;
  const bytes = await git.blob(blob.oid);
  return bytes.includes(0) && secrets.found(bytes);
}

async function lookAt(files: readonly Change[], git: Git): Promise<ContentPair[]> {
  const bytes = async (blob: TreeNode | undefined) => blob && (await git.blob(blob.oid));
  return await Promise.all(
    files.map(async ({ path, ...sides }) => {
      const [before, after] = await Promise.all([bytes(sides.before), bytes(sides.after)]);
      return { path, ...given({ before, after }) };
    }),
  );
}

function redactWords({ title, summary }: ChangeText, { redact }: Secrets): ChangeText {
  return { ...(title !== undefined && { title: redact(title) }), summary: redact(summary) };
}

/** The refused files as a patch; "" when there are none, or git rejects their names. */
async function patchOf(
  changes: Changes,
  refused: readonly RefusedFile[],
  { git, author, time, secrets }: ProposalFacts,
): Promise<string> {
  const names = new Set(refused.map(({ path }) => path));
  const named = changes.files.filter(({ path }) => names.has(path) && !isGitPath(path));
  try {
    // Git compresses binary data in a patch: a secret in it could not be found and removed.
    const packed = await Promise.all(named.map(async ({ after }) => hidesSecret(after, git, secrets)));
    const left = named.filter((_file, index) => packed[index] !== true);
    if (left.length === 0) return "";
    const commit = await git.commit({
      parent: changes.base,
      changes: left.map(treeChange),
      message: "Left out",
      author,
      time,
    });
    return await git.diff(changes.base, commit);
  } catch (error) {
    if (error instanceof GitError) return "";
    throw error;
  }
}

/** The digest of a proposal without its `digest` field. Independent of the order of keys. */
export function proposalDigest(proposal: Omit<Proposal, "digest">): string {
  return `sha256:${digestOf(canonicalJson(proposal))}`;
}

function treeChange({ path, after }: Change): TreeChange {
  return after === undefined ? { path } : { path, blob: after };
}

function exceeds(files: readonly ChangedFile[], { limits }: Policy): string | undefined {
  const lines = files.reduce((sum, { added, removed }) => sum + added + removed, 0);
  if (limits.files.value > 0 && files.length > limits.files.value) {
    return `The run changed ${files.length} files; the policy publishes at most ${limits.files.value} (${limits.files.source}).`;
  }
  if (limits.lines.value > 0 && lines > limits.lines.value) {
    return `The run changed ${lines} lines; the policy publishes at most ${limits.lines.value} (${limits.lines.source}).`;
  }
  return undefined;
}

/** The files as people see them. A file that got another name, even in case alone, is one renamed file. */
export function plainFiles(files: readonly ProposedFile[]): readonly ChangedFile[] {
  const named = pairBy(files, ({ path }) => foldPath(path));
  const paired = new Set([...named.keys(), ...named.values()]);
  const rest = files.filter((file) => !paired.has(file));
  const former = new Map([...named, ...pairBy(rest, contentOf)]);
  const moved = new Set(former.values());
  return files.filter((file) => !moved.has(file)).map((file) => plainFile(file, former.get(file)));
}

/** Pairs each added file with the deleted one that has the same key. */
function pairBy(
  files: readonly ProposedFile[],
  keyOf: (file: ProposedFile) => string,
): ReadonlyMap<ProposedFile, ProposedFile> {
  const deleted = new Map(files.filter(({ status }) => status === "deleted").map((file) => [keyOf(file), file]));
  const pairs = new Map<ProposedFile, ProposedFile>();
  for (const file of files) {
    const from = file.status === "added" ? deleted.get(keyOf(file)) : undefined;
    if (from === undefined) continue;
    pairs.set(file, from);
    deleted.delete(keyOf(from));
  }
  return pairs;
}

// Two files without content are not the same file.
function contentOf({ path, before, after }: ProposedFile): string {
  const { oid } = before ?? after ?? { oid: "" };
  return oid === "" || oid === blobId(Buffer.alloc(0), oid) ? path : oid;
}

function plainFile(file: ProposedFile, from?: ProposedFile): ChangedFile {
  const { path, binary, after } = file;
  const before = from?.before ?? file.before;
  const [had, has] = [before?.mode === "100755", after?.mode === "100755"];
  const mode = after === undefined || had === has ? {} : ({ mode: has ? "executable" : "not executable" } as const);
  if (from === undefined)
    return { path, status: file.status, added: file.added, removed: file.removed, binary, ...mode };
  const lines =
    from.before?.oid === after?.oid ? { added: 0, removed: 0 } : { added: file.added, removed: from.removed };
  return { path, status: "renamed", from: from.path, ...lines, binary, ...mode };
}

function describeFiles(files: readonly Change[], stats: readonly DiffStat[]): ProposedFile[] {
  const known = new Map(stats.map((stat) => [stat.path, stat]));
  return files.map(({ path, before, after }) => {
    const { added = 0, removed = 0, binary = false } = known.get(path) ?? {};
    const status = before === undefined ? "added" : after === undefined ? "deleted" : "modified";
    return { path, status, added, removed, binary, ...given({ before, after }) };
  });
}
