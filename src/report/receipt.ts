/**
 * The receipt of a run: who requested what, which model did it under which policy, the cost and the result, each by
 * digest. It is made from the log alone, so log and receipt can be checked against each other. For others, its form is in
 * `schema/receipt.schema.json`.
 */
import { createHash } from "node:crypto";
import { MAIN, type Entry, type Request } from "../events.ts";
import { ownEntries, readRunState, type RunState } from "./run-state.ts";
import { readTotals, countDenied } from "./totals.ts";
import { isTable } from "../lib/read-data.ts";
import { digestOf } from "../lib/seal.ts";

/** The receipt of a run that has started; undefined for one that never did. Linear in the log. */
export function makeReceipt(entries: readonly Entry[]) {
  const state = readRunState(entries);
  const { started } = state;
  if (started === undefined) return undefined;
  const { run, request, policy } = started;
  const numbers = readTotals(entries);
  return {
    /** Also the predicate type for `actions/attest`. */
    type: "urn:remit:receipt:1",
    remit: run.version,
    run: { id: run.id, attempt: run.attempt, repository: run.repository, url: run.url },
    actor: { login: request.actor.login, id: request.actor.id, permission: request.actor.permission },
    request: requestOf(request),
    policy: { path: policy.path, ref: policy.ref, digest: policy.digest },
    instructions: instructionsOf(entries, request),
    /** `answered`: the models as the service names them. */
    model: { asked: started.model, answered: answeredBy(entries) },
    cost: {
      turns: numbers.turns,
      inputTokens: numbers.tokens.input,
      outputTokens: numbers.tokens.output,
      cachedTokens: numbers.tokens.cached,
      /** US dollars, estimated by the price table. */
      usd: Number(numbers.usd.toFixed(6)),
      ms: numbers.ms,
    },
    denials: countDenied(numbers.denials),
    compressions: numbers.compressions.length,
    conclusion: state.outcome?.conclusion ?? "",
    published: publishedBy(state, request),
    /** Of the log's bytes. */
    log: logOf(entries),
  };
}

export type Receipt = NonNullable<ReturnType<typeof makeReceipt>>;

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

/** `subject`: `issue 12`, `pull 7`, or "" for none. */
function requestOf({ kind, trigger, key, subject, instruction }: Request) {
  const about = subject === undefined ? "" : `${subject.kind} ${subject.number}`;
  return { kind, trigger, key, subject: about, instruction: digest(instruction) };
}

/** The commit from which all that instructs the agent was read, and what of it; `prompt`: "" when no agent started. */
function instructionsOf(entries: readonly Entry[], { trusted }: Request) {
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

/** Each "" when nothing was published. `proposal`: the digest of what passed the publish gate. */
function publishedBy({ publication, proposed }: RunState, { base }: Request) {
  const { commit = "", branch = "", pull, proposal = "" } = publication ?? {};
  const made = proposed?.proposal ?? proposal;
  return { commit, branch, base: commit === "" && made === "" ? "" : base.sha, pull: pull?.url ?? "", proposal: made };
}

// The log file consists of these very lines (`log.ts`), so its digest needs no reading.
function logOf(entries: readonly Entry[]) {
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
