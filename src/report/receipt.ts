/**
 * The receipt of a run: who requested what, which model did it under which policy, the cost and the result, each by
 * digest. It is made from the log alone, so log and receipt can be checked against each other.
 */
import { createHash } from "node:crypto";
import { MAIN, type Entry, type Request } from "../events.ts";
import { ownEntries, readRunState, type RunState } from "./run-state.ts";
import { readTotals, countDenied } from "./totals.ts";
import { isTable } from "../lib/read-data.ts";
import { digestOf } from "../lib/seal.ts";

/** Also the predicate type for `actions/attest`. */
const RECEIPT_TYPE = "urn:remit:receipt:1";

export interface Receipt {
  readonly type: typeof RECEIPT_TYPE;
  readonly remit: string;
  readonly run: { readonly id: string; readonly attempt: number; readonly repository: string; readonly url: string };
  readonly actor: { readonly login: string; readonly id: number; readonly permission: string };
  readonly request: {
    readonly kind: string;
    readonly trigger: string;
    readonly key: string;
    /** `issue 12`, `pull 7`; "" for none. */
    readonly subject: string;
    /** Digest of the instruction, word for word. */
    readonly instruction: string;
  };
  readonly policy: { readonly path: string; readonly ref: string; readonly digest: string };
  readonly instructions: {
    /** The commit from which policy, instructions, skills, hooks and servers were read. */
    readonly commit: string;
    readonly files: readonly string[];
    /** Digest of the system prompt that the model got; "" when no agent started. */
    readonly prompt: string;
  };
  readonly model: {
    readonly asked: string;
    /** The model that answered, as the service names it. */
    readonly answered: readonly string[];
  };
  readonly cost: {
    readonly turns: number;
    readonly inputTokens: number;
    readonly outputTokens: number;
    readonly cachedTokens: number;
    /** US dollars, estimated by the price table. */
    readonly usd: number;
    readonly ms: number;
  };
  readonly denials: number;
  readonly compressions: number;
  readonly conclusion: string;
  readonly published: {
    /** The commit's id, a digest of its content; "" when nothing was published. */
    readonly commit: string;
    readonly branch: string;
    readonly base: string;
    readonly pull: string;
    /** Digest of the proposal that passed the publish gate; "" when there was none. */
    readonly proposal: string;
  };
  /** Digest of the log's bytes. */
  readonly log: { readonly digest: string; readonly bytes: number; readonly entries: number };
}

/** The receipt of a run that has started; undefined for one that never did. Linear in the log. */
export function makeReceipt(entries: readonly Entry[]): Receipt | undefined {
  const state = readRunState(entries);
  const { started } = state;
  if (started === undefined) return undefined;
  const { run, request, policy } = started;
  const numbers = readTotals(entries);
  return {
    type: RECEIPT_TYPE,
    remit: run.version,
    run: { id: run.id, attempt: run.attempt, repository: run.repository, url: run.url },
    actor: { login: request.actor.login, id: request.actor.id, permission: request.actor.permission },
    request: requestOf(request),
    policy: { path: policy.path, ref: policy.ref, digest: policy.digest },
    instructions: instructionsOf(entries, request),
    model: { asked: started.model, answered: answeredBy(entries) },
    cost: {
      turns: numbers.turns,
      inputTokens: numbers.tokens.input,
      outputTokens: numbers.tokens.output,
      cachedTokens: numbers.tokens.cached,
      usd: Number(numbers.usd.toFixed(6)),
      ms: numbers.ms,
    },
    denials: countDenied(numbers.denials),
    compressions: numbers.compressions.length,
    conclusion: state.outcome?.conclusion ?? "",
    published: publishedBy(state, request),
    log: logOf(entries),
  };
}

/** The receipt's bytes: the same receipt gives the same bytes. */
export function renderReceipt(receipt: Receipt): string {
  return `${JSON.stringify(receipt, undefined, 2)}\n`;
}

interface Difference {
  /** The field, such as `policy.digest`. */
  readonly field: string;
  readonly made: string;
  readonly actual: string;
}

/** The fields in which a given receipt differs from the one made from the log; `field` is the two's own. */
export function compareReceipts(made: unknown, actual: unknown, field = ""): Difference[] {
  if (!isTable(made) || !isTable(actual)) {
    const [a, b] = [JSON.stringify(made) ?? "(nothing)", JSON.stringify(actual) ?? "(nothing)"];
    return a === b ? [] : [{ field, made: a, actual: b }];
  }
  return [...new Set([...Object.keys(made), ...Object.keys(actual)])].flatMap((name) =>
    compareReceipts(made[name], actual[name], field === "" ? name : `${field}.${name}`),
  );
}

function requestOf({ kind, trigger, key, subject, instruction }: Request): Receipt["request"] {
  const about = subject === undefined ? "" : `${subject.kind} ${subject.number}`;
  return { kind, trigger, key, subject: about, instruction: digest(instruction) };
}

function instructionsOf(entries: readonly Entry[], { trusted }: Request): Receipt["instructions"] {
  let read = { commit: trusted.sha, files: [] as readonly string[], prompt: "" };
  for (const { agent, event } of ownEntries(entries)) {
    if (event.type === "project.read") read = { ...read, commit: event.commit, files: event.instructions };
    if (event.type === "agent.started" && agent === MAIN) read = { ...read, prompt: digest(event.system) };
  }
  return read;
}

function answeredBy(entries: readonly Entry[]): string[] {
  const names = ownEntries(entries).flatMap(({ event }) => (event.type === "model.replied" ? [event.reply.model] : []));
  return [...new Set(names)].sort();
}

function publishedBy({ publication, proposed }: RunState, { base }: Request): Receipt["published"] {
  const { commit = "", branch = "", pull, proposal = "" } = publication ?? {};
  const made = proposed?.proposal ?? proposal;
  return { commit, branch, base: commit === "" && made === "" ? "" : base.sha, pull: pull?.url ?? "", proposal: made };
}

// The log file consists of these very lines (`log.ts`), so its digest needs no reading.
function logOf(entries: readonly Entry[]): Receipt["log"] {
  const hash = createHash("sha256");
  let bytes = 0;
  for (const entry of entries) {
    const line = Buffer.from(`${JSON.stringify(entry)}\n`);
    hash.update(line);
    bytes += line.length;
  }
  return { digest: `sha256:${hash.digest("hex")}`, bytes, entries: entries.length };
}

function digest(text: string): string {
  return `sha256:${digestOf(text)}`;
}
