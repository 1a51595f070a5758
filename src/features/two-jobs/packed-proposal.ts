/** A proposal on its way from one job to another: three files, bound by one digest. */
import { posix } from "node:path";
import { MOST_PUBLISHED_BYTES, type Proposal } from "../../change.ts";
import { type AgentEnd, type Fault, type Outcome, type ReviewPlan, CONCLUSIONS } from "../../events.ts";
import {
  describeFault,
  readData,
  anyText,
  constant,
  count,
  flag,
  list,
  matching,
  record,
  shape,
  text,
  variants,
  word,
} from "../../lib/read-data.ts";
import { type Git, GitError, systemCode, type Files } from "../../ports.ts";
import { digestOf } from "../../lib/seal.ts";
import { attempt, onlyFor } from "../../lib/attempt.ts";

/** Names of the files in a proposal's directory; it has no others. */
export const PACKED_FILES = { record: "proposal.json", log: "log.ndjson", patch: "work.patch" } as const;

/** The most bytes that are read of each file. */
export const MAX_PACKED = 4 * MOST_PUBLISHED_BYTES;

/** `proposal.json`: the result of the work, and what of it is to be published. */
export interface PackedProposal {
  readonly version: 1;
  /** `owner/name`. */
  readonly repository: string;
  /** Id of the workflow run that both jobs belong to. */
  readonly run: string;
  /** Idempotency key of the request. */
  readonly key: string;
  /** Digest of the policy that judged it. */
  readonly policy: string;
  /** How the work ended. */
  readonly outcome: Outcome;
  /** Absent when only words are to be published. */
  readonly change?: PackedChange;
  /** A review that is to be posted. */
  readonly review?: PackedReview;
  /** Bytes of the files' new contents in base64, by object id. */
  readonly contents: Readonly<Record<string, string>>;
  /** `sha256:` and 64 hexadecimal digits, of the other two files. */
  readonly log: string;
  readonly patch: string;
}

export interface PackedChange {
  readonly proposal: Proposal;
  /** How the agent ended. */
  readonly end: AgentEnd;
  /** The verification command that failed in the last attempt. */
  readonly unverified?: string;
}

export interface PackedReview {
  readonly plan: ReviewPlan;
  /** How the agent ended. */
  readonly end: AgentEnd;
}

/** The parts of a packed proposal that are not computed from others. */
type Packing = Omit<PackedProposal, "version" | "contents" | "log" | "patch"> & { readonly log: Buffer };

/** The files; and the digest of `proposal.json`, which contains the digests of the other two. */
export async function packProposal(packing: Packing, git: Git) {
  const { proposal } = packing.change ?? {};
  const oids = new Set(proposal === undefined ? [] : newOids(proposal));
  const contents = await Promise.all([...oids].map(async (oid) => [oid, (await git.blob(oid)).toString("base64")]));
  const diff = proposal === undefined ? "" : await git.diff(startOf(proposal), proposal.commit);
  const patch = Buffer.from(diff, "latin1");
  const packed: PackedProposal = {
    ...packing,
    version: 1,
    contents: Object.fromEntries(contents) as Record<string, string>,
    log: sha256(packing.log),
    patch: sha256(patch),
  };
  const record = Buffer.from(`${JSON.stringify(packed, undefined, 1)}\n`);
  const files = new Map<string, Buffer>([
    [PACKED_FILES.record, record],
    [PACKED_FILES.log, packing.log],
    [PACKED_FILES.patch, patch],
  ]);
  return { files, digest: sha256(record) };
}

/** What the opening job knows by itself. */
interface Expected {
  readonly digest: string;
  readonly repository: string;
  readonly run: string;
}

/** Opens a packed proposal that anybody may have changed. `recheck` checks what it says about the repository. */
export function openPackedProposal(files: ReadonlyMap<string, Buffer>, expected: Expected) {
  const [record, log, patch] = Object.values(PACKED_FILES).map((name) => files.get(name));
  if (record === undefined || log === undefined || patch === undefined) return refused("One of its files is missing.");
  if (sha256(record) !== expected.digest) return refused(`Its digest is ${sha256(record)}, not ${expected.digest}.`);
  const packed = parse(record);
  if (typeof packed === "string") return refused(packed);
  if (packed.log !== sha256(log)) return refused("Its log is not the one that was written.");
  if (packed.patch !== sha256(patch)) return refused("Its patch is not the one that was written.");
  if (packed.repository !== expected.repository) return refused(`It was made for ${packed.repository}.`);
  if (packed.run !== expected.run) return refused(`It was made in another workflow run, ${packed.run}.`);
  return { kind: "opened" as const, packed, log, patch };
}

/** Writes the contents into Remit's own git. Returns why they do not fit the proposal, or undefined. */
export async function storeContents({ contents, change }: PackedProposal, git: Git): Promise<Fault | undefined> {
  const wanted = new Set(change === undefined ? [] : newOids(change.proposal));
  const extra = Object.keys(contents).find((oid) => !wanted.has(oid));
  if (extra !== undefined) return fault(`It has contents that belong to no file (${extra}).`);
  for (const oid of wanted) {
    if (!Object.hasOwn(contents, oid)) return fault(`The contents that should be ${oid} are missing.`);
    const stored = await git.store(Buffer.from(contents[oid] ?? "", "base64"));
    if (stored !== oid) return fault(`The contents that should be ${oid} are ${stored}.`);
  }
  return undefined;
}

/** Whether the patch that people saw is what would be published. */
export async function refusePatch({ change }: PackedProposal, patch: Buffer, git: Git): Promise<Fault | undefined> {
  if (change === undefined) return patch.length === 0 ? undefined : fault("It has a patch and nothing to publish.");
  const { proposal } = change;
  const diff = await git.diff(startOf(proposal), proposal.commit).catch(onlyFor(GitError, () => ""));
  const same = Buffer.from(diff, "latin1").equals(patch);
  return same ? undefined : fault("Its patch does not show what it would publish.");
}

/** A fault: the proposing job cannot have made this proposal for this job. */
function fault(why: string): Fault {
  return {
    kind: "conflict",
    message: `The proposal was refused. ${why}`,
    hint: "Nothing was published. Both jobs must belong to one workflow run, and nothing may touch the artifact between them.",
  };
}

function refused(why: string) {
  return { kind: "refused" as const, fault: fault(why) };
}

/** The commit or tree that the run's own change is a difference to. */
function startOf({ base, merge }: Proposal): string {
  return merge?.commit ?? base.sha;
}

/** Ids of contents that the base does not have at that path. */
function newOids({ files }: Proposal): string[] {
  return files.flatMap(({ before, after }) => (after === undefined || after.oid === before?.oid ? [] : [after.oid]));
}

function sha256(bytes: Buffer): string {
  return `sha256:${digestOf(bytes)}`;
}

function parse(bytes: Buffer): PackedProposal | string {
  const data = attempt((): unknown => JSON.parse(bytes.toString("utf8")));
  if (data === undefined) return "Its record is not JSON.";
  const { value, faults } = readData(PACKED, data);
  const [wrong] = faults;
  return wrong === undefined
    ? (value as PackedProposal)
    : `Its record has another form than this version of Remit writes (${describeFault(wrong)}).`;
}

/** The files of a proposal's directory, which must contain exactly these. */
export async function readPackedProposal(files: Files, directory: string) {
  const root = await files.realPath(directory);
  try {
    const { entries, undecodable } = await files.list(root);
    const known: readonly string[] = Object.values(PACKED_FILES);
    const strange = entries.find(({ name, kind }) => !known.includes(name) || kind !== "file");
    if (strange !== undefined)
      return unreadable(`${JSON.stringify(strange.name)} (a ${strange.kind}) does not belong there.`);
    if (undecodable > 0) return unreadable("It has files whose names are not UTF-8.");
    const read = new Map<string, Buffer>();
    for (const { name } of entries) {
      const path = posix.join(root, name);
      const size = (await files.facts(path))?.size ?? 0;
      if (size > MAX_PACKED) return unreadable(`${name} has ${size} bytes; at most ${MAX_PACKED} are read.`);
      read.set(name, await files.read(path));
    }
    return { kind: "read" as const, files: read };
  } catch (error) {
    if (systemCode(error) === undefined) throw error;
    return unreadable(`It could not be read (${systemCode(error)}).`);
  }
}

function unreadable(why: string) {
  const fault: Fault = {
    kind: "conflict",
    message: `There is no proposal to publish in the directory that the input proposal names. ${why}`,
    hint: "Download the artifact of the proposing job there, and nothing else.",
  };
  return { kind: "refused" as const, fault };
}

const COUNT = count(0);
const PATH = text();
const DIGEST = matching(/^sha256:[0-9a-f]{64}$/, "a digest");
const OID = matching(/^([0-9a-f]{40}|[0-9a-f]{64})$/, "an object id");
const KEY = matching(/^[0-9a-f]{16}$/, "a key of 16 hexadecimal digits");

const PIN = shape({ name: text(), sha: OID }, {});
const NODE = shape({ mode: matching(/^[0-7]{6}$/, "a file mode"), oid: OID }, {});
const REFUSED = list(shape({ path: anyText, reason: anyText }, {}), "files");

const CALLOUTS = list(
  shape({ kind: word(["tests", "dependency", "script", "ci", "binary"]), path: anyText, detail: anyText }, {}),
  "call-outs",
);

const FILE = shape(
  {
    path: PATH,
    status: word(["added", "modified", "deleted", "renamed"]),
    added: COUNT,
    removed: COUNT,
    binary: flag,
  },
  { before: NODE, after: NODE },
);

const FAULT = shape(
  {
    kind: word(["config", "auth", "quota", "model", "github", "git", "conflict", "unmerged", "sandbox", "internal"]),
    message: anyText,
  },
  { hint: anyText },
);

const END = variants("kind", {
  finished: shape({ kind: constant("finished"), text: anyText }, { fault: FAULT }),
  blocked: shape({ kind: constant("blocked"), reason: anyText }, { by: constant("hook") }),
  stuck: shape({ kind: constant("stuck"), reason: anyText }, {}),
  exhausted: shape(
    {
      kind: constant("exhausted"),
      limit: word(["turns", "minutes", "tokens", "usd", "calls", "files", "lines", "disk"]),
      text: anyText,
    },
    {},
  ),
  cancelled: shape({ kind: constant("cancelled") }, {}),
  failed: shape({ kind: constant("failed"), fault: FAULT }, {}),
});

const CONFLICT = shape(
  { path: PATH, kind: word(["markers", "binary", "deleted on branch", "deleted on base", "other"]) },
  {},
);

const PROPOSAL = shape(
  {
    version: constant(1),
    key: KEY,
    base: PIN,
    target: shape({ branch: text() }, { expect: OID, pull: COUNT }),
    files: list(FILE, "files", { most: 1_000 }),
    refused: REFUSED,
    callouts: CALLOUTS,
    title: anyText,
    message: anyText,
    words: shape({ summary: anyText }, { title: anyText }),
    author: shape({ name: anyText, email: anyText }, {}),
    time: COUNT,
    policy: DIGEST,
    commit: OID,
    digest: DIGEST,
  },
  { merge: shape({ head: OID, onto: PIN, fork: OID, commit: OID, conflicts: list(CONFLICT, "conflicts") }, {}) },
);

const NOTE = shape(
  {
    path: PATH,
    line: count(1),
    side: word(["LEFT", "RIGHT"]),
    severity: word(["critical", "high", "medium", "low"]),
    body: anyText,
  },
  { startLine: count(1), suggestion: anyText, text: anyText },
);

const REVIEW = shape(
  {
    version: constant(1),
    key: KEY,
    pull: COUNT,
    head: OID,
    summary: anyText,
    notes: list(NOTE, "notes", { most: 50 }),
    aside: list(NOTE, "notes", { most: 1_000 }),
    quiet: flag,
  },
  { end: word(CONCLUSIONS) },
);

const OUTCOME = shape({ conclusion: word(CONCLUSIONS), message: anyText }, { fault: FAULT, withheld: REFUSED });

const PACKED = shape(
  {
    version: constant(1),
    repository: anyText,
    run: anyText,
    key: KEY,
    policy: DIGEST,
    outcome: OUTCOME,
    contents: record(anyText),
    log: DIGEST,
    patch: DIGEST,
  },
  {
    change: shape({ proposal: PROPOSAL, end: END }, { unverified: anyText }),
    review: shape({ plan: REVIEW, end: END }, {}),
  },
);
