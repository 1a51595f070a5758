/**
 * The one comment of a run. It is found or created, never twice. Its first line is a marker, its last line a record of
 * what the comment stands for, under a seal over the whole comment. Anybody can copy a marker, so Remit continues only
 * from such records.
 */
import { GitHubError, type CommentFacts, type GitHub } from "../ports.ts";
import { type Seal, digestOf } from "../lib/seal.ts";
import {
  CONCLUSIONS,
  MAIN,
  type AgentEnd,
  type Conclusion,
  type Entry,
  type Outcome,
  type Request,
} from "../events.ts";
import { projection } from "../log.ts";
import { given } from "../lib/parts.ts";
import { messageOf, onlyFor } from "../lib/attempt.ts";

/** The run's comment. */
export interface StickyComment {
  /** The comment as GitHub last returned it; undefined until it has been found or created. */
  readonly found: CommentFacts | undefined;
  /** The record of the comment that is there already; {} when there is none or others have changed it. Throws {@link GitHubError}. */
  earlier(): Promise<CommentRecord>;
  /**
   * Writes marker, `body` and record, with what the comment recorded before of what is kept and pushed. Sends nothing
   * that the comment has already. Throws {@link GitHubError}.
   */
  put(body: string, record?: CommentRecord): Promise<CommentFacts>;
}

/** `known`: the comment's id from an earlier step, which saves a search. */
export function openSticky(github: GitHub, seal: Seal, mark: CommentMark, known?: number): StickyComment {
  let found: CommentFacts | undefined;
  let id = known;
  let lastBody: string | undefined;
  let earlier: CommentRecord | undefined;
  // Searched before every attempt to create, because a failed attempt may have been stored.
  async function look(): Promise<CommentRecord> {
    if (id !== undefined && earlier !== undefined) return earlier;
    const searched = search(github, mark);
    const comment = await (id === undefined ? searched : searched.catch(onlyFor(GitHubError, () => undefined)));
    id ??= comment?.id;
    if (comment !== undefined) earlier ??= await recordIn(comment, { github, seal, subject: mark.subject });
    return earlier ?? {};
  }
  async function send(body: string): Promise<CommentFacts> {
    if (id === undefined) return await createFirst(github, mark, body);
    try {
      return await github.updateComment(id, body);
    } catch (error) {
      if (!(error instanceof GitHubError) || !GONE.has(error.status)) throw error;
      return github.createComment(mark.subject, body); // Somebody deleted it.
    }
  }
  return {
    get found() {
      return found;
    },
    earlier: look,
    async put(body, record = {}) {
      const whole = sealComment(`${markerLine(mark)}\n${body}`, carryOver(record, await look()), seal);
      if (found !== undefined && lastBody === whole) return found;
      lastBody = undefined;
      found = await send(whole);
      id = found.id;
      earlier ??= {};
      lastBody = whole;
      return found;
    },
  };
}

/** What a comment records, if it is as Remit left it. Throws {@link GitHubError}. */
async function recordIn(
  comment: CommentFacts,
  { github, seal, subject }: { readonly github: GitHub; readonly seal: Seal; readonly subject: number },
): Promise<CommentRecord> {
  const [own] = findOwn([comment], { author: comment.author.id, subject, seal });
  const { kept, pushed } = own?.record ?? {};
  if (own === undefined || (kept === undefined && pushed === undefined)) return {};
  return (await isUntouched({ github, seal }, own)) ? own.record : {};
}

/** A run that neither keeps nor pushes anything leaves what an earlier one kept and pushed. */
function carryOver(record: CommentRecord, earlier: CommentRecord): CommentRecord {
  const kept = record.kept ?? earlier.kept;
  const same = record.pushed === undefined || record.pushed === earlier.pushed;
  const { pushed = record.pushed, end = record.end } = same ? { ...earlier, ...record } : record;
  return { ...record, ...given({ kept, pushed, end }) };
}

/**
 * Another run of the same event may have created its comment in the same moment. Both look again: the older comment
 * stays, and whoever made the younger one deletes it.
 */
async function createFirst(github: GitHub, mark: CommentMark, body: string): Promise<CommentFacts> {
  const made = await github.createComment(mark.subject, body);
  try {
    const first = await search(github, mark);
    if (first === undefined || first.id >= made.id) return made;
    await github.deleteComment(made.id);
    return await github.updateComment(first.id, body);
  } catch (error) {
    if (error instanceof GitHubError) return made; // Unknown; two comments are better than none.
    throw error;
  }
}

const GONE: ReadonlySet<number> = new Set([404, 410]);

async function search(github: GitHub, mark: CommentMark): Promise<CommentFacts | undefined> {
  const [self, comments] = await Promise.all([github.self(), github.comments(mark.subject)]);
  return findMarked(comments, mark, self.id);
}

/** Returns the failure, or undefined. The port has waited out passing faults: the next writer tries again. */
export async function deliver(
  sticky: StickyComment,
  { body, record = {} }: { readonly body: string; readonly record?: CommentRecord },
): Promise<unknown> {
  try {
    await sticky.put(body, record);
    return undefined;
  } catch (error) {
    return error;
  }
}

/** What a person can do about a comment that could not be written. */
export function undelivered(error: unknown): string {
  const why = messageOf(error).replace(/\.$/, "");
  return `The comment could not be written: ${why}.`;
}

// ── The record and the marker ────────────────────────────────────────────────────────────────────────────────────────

export interface CommentRecord {
  /** Id of the workflow run that is at work. */
  readonly run?: string;
  /** Digest and length of what is kept for `/continue`. */
  readonly kept?: string;
  /** The commit that was pushed for the request. */
  readonly pushed?: string;
  /** How the run ended that pushed it, for the same event delivered again. Absent in records of versions without it. */
  readonly end?: Conclusion;
  /** Digest of the plan that the comment shows. */
  readonly plan?: string;
}

/** The record of a run that has ended. */
export function recordOf(entries: readonly Entry[]): CommentRecord {
  return readRecords(entries).record;
}

/** The same for a run at work. */
export function workingRecord(entries: readonly Entry[]): CommentRecord {
  const { run, record } = readRecords(entries);
  return { ...(run !== "" && { run }), ...record };
}

/** Updated as the log grows, because the comment is rewritten often. */
const readRecords = projection(
  (): RecordState => ({ run: "", record: {}, verified: true }),
  (state, { agent, event }) => {
    if (event.type === "run.started") {
      const { run, answered } = event;
      const kept = given({ kept: answered?.kept });
      state.run = run.id.replaceAll(/\D/g, "");
      state.record = answered === undefined ? {} : { pushed: answered.commit, ...kept };
      state.last = undefined;
      state.verified = true;
    }
    if (event.type === "agent.stopped" && agent === MAIN) state.last = event.end;
    if (event.type === "verify.finished") state.verified = event.ok;
    if (event.type === "change.pushed") state.record = { ...state.record, pushed: event.commit };
    if (event.type === "run.kept" && event.sum !== undefined) state.record = { ...state.record, kept: event.sum };
    if (event.type === "plan.kept") state.record = { ...state.record, plan: event.digest };
    if (event.type === "run.finished" && state.record.pushed !== undefined)
      state.record = { ...state.record, end: endOf(event.outcome, state) };
  },
);

interface RecordState {
  run: string;
  record: CommentRecord;
  /** How the main agent ended last. */
  last?: AgentEnd | undefined;
  /** False once a verification failed, until one passes. */
  verified: boolean;
}

/** Finished work that lacks only its pull request: a run of the same event opens that, and then nothing is wrong. */
function endOf({ conclusion, publication }: Outcome, { last, verified }: RecordState): Conclusion {
  const cut = conclusion === "failed" ? publication?.pull === undefined : publication === undefined;
  const lacking = (conclusion === "failed" || conclusion === "cancelled") && cut;
  const whole = lacking && last?.kind === "finished" && last.fault === undefined;
  return !whole ? conclusion : verified ? "changed" : "unverified";
}

/** The text of a comment, its marker included, with the record as its last line. */
export function sealComment(text: string, record: CommentRecord, seal: Seal): string {
  const facts = NAMES.flatMap((name) => (record[name] === undefined ? [] : [`${name}=${record[name]} `])).join("");
  return `${text}\n\n<!-- remit:seal ${facts}sum=${sumOf(text, facts, seal)} -->`;
}

const NAMES = ["run", "kept", "pushed", "end", "plan"] as const;

/** A comment that claims to be Remit's. */
export interface OwnComment extends CommentMark {
  readonly record: CommentRecord;
  /** Whether the seal holds: the comment is unchanged, and on the same issue or pull request. */
  readonly intact: boolean;
  readonly comment: CommentFacts;
}

/** Comments of our own account with marker and record on this issue or pull request, in order. */
export function findOwn(
  comments: readonly CommentFacts[],
  { author, subject, seal }: { readonly author: number; readonly subject: number; readonly seal: Seal },
): readonly OwnComment[] {
  return comments
    .filter((comment) => comment.author.id === author)
    .flatMap((comment) => {
      const lines = plain(comment.body).split("\n");
      const mark = readMarker(lines[0] ?? "");
      const [, facts, sum] = LAST.exec(lines.at(-1) ?? "") ?? [];
      if (mark === undefined || facts === undefined) return [];
      const intact = mark.subject === subject && sumOf(lines.slice(0, -1).join("\n"), facts, seal) === sum;
      return [{ ...mark, record: readFacts(facts), intact, comment }];
    });
}

/**
 * Whether a comment is as Remit left it. Without a key, anybody who may edit it could renew its seal, so GitHub is
 * asked who edited it last. Throws {@link GitHubError}.
 */
export async function isUntouched(
  { github, seal }: { readonly github: Pick<GitHub, "lastEditor">; readonly seal: Seal },
  { intact, comment }: OwnComment,
): Promise<boolean> {
  if (!intact || seal.keyed) return intact;
  const editor = await github.lastEditor(comment.id);
  return editor === undefined || editor === comment.author.id;
}

const LAST = /^<!-- remit:seal ((?:[a-z]+=\S{1,200} ){0,5})sum=((?:hmac-)?sha256:[0-9a-f]{64}) -->$/;

function readFacts(facts: string): CommentRecord {
  const pairs = facts.split(" ").flatMap((fact) => {
    const [name = "", value = ""] = fact.split("=", 2);
    const known = name === "end" ? CONCLUSIONS.some((each) => each === value) : NAMES.some((each) => each === name);
    return known ? [[name, value] as const] : [];
  });
  return Object.fromEntries(pairs);
}

function sumOf(text: string, facts: string, seal: Seal): string {
  return seal.sum("comment", plain(text), facts);
}

/** GitHub may change line ends and surrounding white space. */
function plain(text: string): string {
  return text.replaceAll("\r\n", "\n").trim();
}

/**
 * The key of a request's comment. A workflow that asks for a review at each push shares one comment on a pull request;
 * a workflow that asks for something else has its own. All runs of a task share one comment on their pull request.
 */
export function commentKey(request: KeyFacts): string {
  const { trigger, key, instruction, task, subject } = request;
  if (task !== undefined && subject === undefined) return `task-${task}`;
  if (trigger !== "pull") return key;
  return `reviews-${digestOf(instruction).slice(0, 12)}`;
}

interface KeyFacts extends Pick<Request, "trigger" | "key" | "instruction" | "task"> {
  readonly subject?: object;
}

/** Identifies a comment: there is one for each key and subject. */
export interface CommentMark {
  readonly key: string;
  /** Number of the issue or pull request. */
  readonly subject: number;
}

/** `<!-- remit:v1 key=… subject=… -->`. */
export function markerLine({ key, subject }: CommentMark): string {
  return `<!-- remit:v1 key=${encodeURIComponent(key.toWellFormed()).replaceAll("-", "%2D")} subject=${subject} -->`;
}

/** Reads a first line; undefined when it is no marker. */
export function readMarker(line: string): CommentMark | undefined {
  const [, key, subject] = /^<!-- remit:v1 key=([\w%.!~*'()]{1,400}) subject=(\d{1,15}) -->$/.exec(line) ?? [];
  if (key === undefined) return undefined;
  try {
    return { key: decodeURIComponent(key), subject: Number(subject) };
  } catch {
    return undefined; // Not a valid encoding.
  }
}

/** A comment is ours when its first line is the marker and we are its author: anybody can copy a marker. */
function findMarked(comments: readonly CommentFacts[], mark: CommentMark, author: number): CommentFacts | undefined {
  const line = markerLine(mark);
  return comments.find((comment) => comment.author.id === author && comment.body.split(/\r?\n/, 1)[0] === line);
}
