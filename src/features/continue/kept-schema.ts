/** The schema of what is kept of a run. Anybody who may push can write it, so everything is checked before use. */
import { CONCLUSIONS, MAIN, type Entry } from "../../events.ts";
import {
  describeFault,
  anyTable,
  anyText,
  constant,
  count,
  flag,
  list,
  matching,
  number,
  readData,
  readJson,
  shape,
  variants,
  whole,
  word,
  type DataKind,
  type Kinds,
} from "../../lib/read-data.ts";
import type { KeptRun } from "../../run/for-features.ts";

/** The record; undefined when this version did not make it. */
export function readRecord(text: string): KeptRun | undefined {
  return readJson(RECORD, text) as KeptRun | undefined;
}

/** What is wrong with the first entry that does not belong to a main agent's conversation; undefined when all do. */
export function faultOfEntries(entries: readonly Entry[]): string | undefined {
  for (const [index, entry] of entries.entries()) {
    const [fault] = readData(ENTRY, entry).faults;
    if (fault !== undefined) return `line ${index + 1}: ${describeFault(fault)}`;
  }
  return undefined;
}

const COUNT = count(0);
const AMOUNT = number(0);
const OID = matching(/^([0-9a-f]{40}|[0-9a-f]{64})$/, "an object id");
const MEDIA = table({ mimeType: anyText, data: anyText });
const CALL = table({ id: anyText, tool: anyText, args: anyTable });

const PART = table(
  {},
  {
    text: anyText,
    thought: flag,
    thoughtSignature: anyText,
    functionCall: table({ name: anyText, args: anyTable }, { id: anyText }),
    functionResponse: table({ name: anyText, response: anyTable }, { id: anyText }),
    inlineData: MEDIA,
  },
);

const ANSWER = table(
  { text: anyText },
  {
    error: anyText,
    media: many(MEDIA),
    edit: table({ path: anyText, diff: anyText, added: COUNT, removed: COUNT }),
    todos: many(table({ description: anyText, status: anyText })),
    note: table({ path: anyText, line: COUNT, side: anyText, severity: anyText, body: anyText }),
    clippedFrom: COUNT,
  },
);

const REPLY = table({
  text: anyText,
  thoughts: many(table({ subject: anyText, description: anyText })),
  calls: many(CALL),
  parts: many(PART),
  citations: many(table({ uri: anyText }, { title: anyText })),
  usage: table({ input: AMOUNT, output: AMOUNT, cached: AMOUNT, thoughts: AMOUNT, estimated: flag }),
  stop: anyText,
  rawStop: anyText,
  model: anyText,
});

const SIZES = { tokensBefore: AMOUNT, tokensAfter: AMOUNT };

/** The events of a conversation, by type. Other events are not kept. */
const EVENT = variants("type", {
  "agent.started": table({
    name: anyText,
    model: anyText,
    system: anyText,
    briefing: many(PART),
    tools: many(anyText),
  }),
  "agent.told": table({ why: anyText, text: anyText }, { pinned: constant(true) }),
  "agent.stopped": table({ end: table({ kind: anyText }) }),
  "model.asked": table({ purpose: constant("turn"), turn: COUNT, model: anyText, digest: anyText, bytes: COUNT }),
  "model.replied": table({ purpose: constant("turn"), turn: COUNT, reply: REPLY, usd: AMOUNT, ms: AMOUNT }),
  "call.decided": table({
    call: CALL,
    decision: table({ effect: word(["allow", "deny"]), rules: many(anyText), reason: anyText }),
  }),
  "call.finished": table({ id: anyText, tool: anyText, answer: ANSWER, ms: AMOUNT }),
  "context.compressed": table({
    trigger: anyText,
    from: whole,
    to: whole,
    snapshot: anyText,
    ...SIZES,
    method: anyText,
    added: many(anyText),
    ms: AMOUNT,
  }),
  "context.masked": table({ ids: many(anyText), ...SIZES }),
});

const ENTRY = table({ seq: COUNT, at: AMOUNT, agent: constant(MAIN), event: EVENT });

const ASKED = variants("kind", {
  comment: table({ kind: constant("comment"), subject: COUNT, id: COUNT }),
  otherwise: table({ kind: constant("otherwise"), trigger: anyText }, { subject: COUNT }),
});

const RECORD = table(
  {
    version: constant(1),
    run: table({ id: matching(/^[0-9]{1,20}$/, "the id of a run"), url: anyText }),
    request: table({
      kind: word(["answer", "change", "review", "plan"]),
      instruction: anyText,
      base: table({ name: anyText, sha: OID }),
    }),
    asked: list(ASKED, "requests", { least: 1, most: 100 }),
    policy: anyText,
    outcome: table(
      { conclusion: word(CONCLUSIONS), message: anyText },
      {
        publication: table({
          branch: anyText,
          commit: OID,
          refused: many(table({ path: anyText, reason: anyText })),
        }),
        fault: table({ message: anyText }),
      },
    ),
    refs: list(matching(/^(issue-[1-9][0-9]{0,14}|branch-[\w%-]{1,200})$/, "a name such as issue-12"), "names", {
      most: 20,
    }),
    dropped: COUNT,
  },
  { work: OID, pull: COUNT },
);

/** A table with these keys. Later versions may have added others, which are allowed. */
function table<R extends Kinds, O extends Kinds = Kinds>(required: R, optional: O = {} as O) {
  return shape(required, optional, { others: "ignored" });
}

function many<T>(kind: DataKind<T>): DataKind<readonly T[]> {
  return list(kind, "items");
}
