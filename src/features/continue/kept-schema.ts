/** The form of what is kept of a run. Whoever may push can write it, so all of it is looked at before anything is read. */
import { Validator, type Schema } from "@cfworker/json-schema";
import { MAIN, type Entry } from "../../events.ts";
import type { KeptRun } from "../../run/kept/state.ts";
import { schemaFaults } from "../../lib/schema.ts";

/** The record; undefined for what is none of this version's making. */
export function readRecord(text: string): KeptRun | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return faultsOfRecord(value).length === 0 ? (value as KeptRun) : undefined;
  } catch {
    return undefined; // Not JSON: somebody else's.
  }
}

/** Why a record is none, as sentences; none for one that fits. */
function faultsOfRecord(value: unknown): readonly string[] {
  return schemaFaults(RECORD, value);
}

/** What is wrong with the first entry that is not of the main agent's conversation; undefined where all are. */
export function faultOfEntries(entries: readonly Entry[]): string | undefined {
  for (const [index, entry] of entries.entries()) {
    const [fault] = faultsOfEntry(entry);
    if (fault !== undefined) return `line ${index + 1}: ${fault}`;
  }
  return undefined;
}

function faultsOfEntry(entry: Entry): readonly string[] {
  const [wrong] = schemaFaults(ENTRY, entry);
  if (wrong !== undefined) return [wrong];
  const validator = EVENTS.get(entry.event.type);
  if (validator === undefined) return [`an event of the type ${JSON.stringify(entry.event.type)} is not kept.`];
  return schemaFaults(validator, entry.event);
}

const TEXT: Schema = { type: "string" };
const COUNT: Schema = { type: "integer", minimum: 0 };
const AMOUNT: Schema = { type: "number", minimum: 0 };
const TRUTH: Schema = { type: "boolean" };
const OID: Schema = { type: "string", pattern: "^([0-9a-f]{40}|[0-9a-f]{64})$" };
const MEDIA = shape({ mimeType: TEXT, data: TEXT });
const CALL = shape({ id: TEXT, tool: TEXT, args: { type: "object" } });

const PART = shape(
  {},
  {
    text: TEXT,
    thought: TRUTH,
    thoughtSignature: TEXT,
    functionCall: shape({ name: TEXT, args: { type: "object" } }, { id: TEXT }),
    functionResponse: shape({ name: TEXT, response: { type: "object" } }, { id: TEXT }),
    inlineData: MEDIA,
  },
);

const ANSWER = shape(
  { text: TEXT },
  {
    error: TEXT,
    media: listOf(MEDIA),
    edit: shape({ path: TEXT, diff: TEXT, added: COUNT, removed: COUNT }),
    todos: listOf(shape({ description: TEXT, status: TEXT })),
    note: shape({ path: TEXT, line: COUNT, side: TEXT, severity: TEXT, body: TEXT }),
    clippedFrom: COUNT,
  },
);

const REPLY = shape({
  text: TEXT,
  thoughts: listOf(shape({ subject: TEXT, description: TEXT })),
  calls: listOf(CALL),
  parts: listOf(PART),
  citations: listOf(shape({ uri: TEXT }, { title: TEXT })),
  usage: shape({ input: AMOUNT, output: AMOUNT, cached: AMOUNT, thoughts: AMOUNT, estimated: TRUTH }),
  stop: TEXT,
  rawStop: TEXT,
  model: TEXT,
});

const ENTRY = toValidator(shape({ seq: COUNT, at: AMOUNT, agent: { const: MAIN }, event: shape({ type: TEXT }) }));

const SIZES = { tokensBefore: AMOUNT, tokensAfter: AMOUNT };

const EVENTS = new Map<string, Validator>(
  Object.entries({
    "agent.started": shape({ name: TEXT, model: TEXT, system: TEXT, briefing: listOf(PART), tools: listOf(TEXT) }),
    "agent.told": shape({ why: TEXT, text: TEXT }, { pinned: { const: true } }),
    "agent.stopped": shape({ end: shape({ kind: TEXT }) }),
    "model.asked": shape({ purpose: { const: "turn" }, turn: COUNT, model: TEXT, digest: TEXT, bytes: COUNT }),
    "model.replied": shape({ purpose: { const: "turn" }, turn: COUNT, reply: REPLY, usd: AMOUNT, ms: AMOUNT }),
    "call.decided": shape({
      call: CALL,
      decision: shape({ effect: { enum: ["allow", "deny"] }, rules: listOf(TEXT), reason: TEXT }),
    }),
    "call.finished": shape({ id: TEXT, tool: TEXT, answer: ANSWER, ms: AMOUNT }),
    "context.compressed": shape({
      trigger: TEXT,
      from: { type: "integer" },
      to: { type: "integer" },
      snapshot: TEXT,
      ...SIZES,
      method: TEXT,
      added: listOf(TEXT),
      ms: AMOUNT,
    }),
    "context.masked": shape({ ids: listOf(TEXT), ...SIZES }),
  }).map(([type, schema]) => [type, toValidator(schema)] as const),
);

const REFUSED = shape({ path: TEXT, reason: TEXT });

const ASKED: Schema = {
  anyOf: [
    shape({ kind: { const: "comment" }, subject: COUNT, id: COUNT }),
    shape({ kind: { const: "otherwise" }, trigger: TEXT }, { subject: COUNT }),
  ],
};

const RECORD = toValidator(
  shape(
    {
      version: { const: 1 },
      run: shape({ id: { type: "string", pattern: "^[0-9]{1,20}$" }, url: TEXT }),
      request: shape({
        kind: { enum: ["answer", "change", "review", "plan"] },
        instruction: TEXT,
        base: shape({ name: TEXT, sha: OID }),
      }),
      asked: { ...listOf(ASKED), minItems: 1, maxItems: 100 },
      policy: TEXT,
      outcome: shape(
        {
          conclusion: {
            enum: "changed answered reviewed planned unchanged declined unverified blocked stuck exhausted cancelled failed".split(
              " ",
            ),
          },
          message: TEXT,
        },
        {
          publication: shape({ branch: TEXT, commit: OID, refused: listOf(REFUSED) }),
          fault: shape({ message: TEXT }),
        },
      ),
      refs: { ...listOf({ type: "string", pattern: "^(issue|pull)-[1-9][0-9]{0,14}$" }), maxItems: 20 },
      dropped: COUNT,
    },
    { work: OID },
  ),
);

/** An object with these fields; a later version may have added others. */
function shape(fields: Record<string, Schema>, optional: Record<string, Schema> = {}): Schema {
  return { type: "object", properties: { ...fields, ...optional }, required: Object.keys(fields) };
}

function listOf(items: Schema): Schema {
  return { type: "array", items };
}

function toValidator(schema: Schema): Validator {
  return new Validator(schema, "2020-12", true);
}
