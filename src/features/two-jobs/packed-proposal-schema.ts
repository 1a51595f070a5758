/** The form of `proposal.json`. Nothing may be in it that is not named here. */
import type { Schema } from "@cfworker/json-schema";

const TEXT = { type: "string" } as const;
const COUNT = { type: "integer", minimum: 0 } as const;
const DIGEST = { type: "string", pattern: "^sha256:[0-9a-f]{64}$" } as const;
const OID = { type: "string", pattern: "^([0-9a-f]{40}|[0-9a-f]{64})$" } as const;
const KEY = { type: "string", pattern: "^[0-9a-f]{16}$" } as const;

const PIN = record({ name: { type: "string", minLength: 1 }, sha: OID });

const BLOB = record({ mode: { type: "string", pattern: "^[0-7]{6}$" }, oid: OID, size: COUNT });

const REFUSED: Schema = { type: "array", items: record({ path: TEXT, reason: TEXT }) };

const CALLOUTS: Schema = {
  type: "array",
  items: record({ kind: { enum: ["tests", "dependency", "script", "ci", "binary"] }, path: TEXT, detail: TEXT }),
};

const FILE = record(
  {
    path: { type: "string", minLength: 1 },
    status: { enum: ["added", "modified", "deleted", "renamed"] },
    added: COUNT,
    removed: COUNT,
    binary: { type: "boolean" },
  },
  { before: BLOB, after: BLOB },
);

const FAULT = record(
  {
    kind: {
      enum: ["config", "auth", "quota", "model", "github", "git", "conflict", "unmerged", "sandbox", "internal"],
    },
    message: TEXT,
  },
  { hint: TEXT },
);

const END: Schema = {
  anyOf: [
    record({ kind: { const: "finished" }, text: TEXT }, { fault: FAULT }),
    record({ kind: { enum: ["blocked", "stuck"] }, reason: TEXT }, { by: { enum: ["hook"] } }),
    record({
      kind: { const: "exhausted" },
      limit: { enum: ["turns", "minutes", "tokens", "usd", "calls", "files", "lines", "disk"] },
      text: TEXT,
    }),
    record({ kind: { const: "cancelled" } }),
    record({ kind: { const: "failed" }, fault: FAULT }),
  ],
};

const MERGE = record({
  head: OID,
  onto: PIN,
  fork: OID,
  commit: OID,
  conflicts: {
    type: "array",
    items: record({
      path: { type: "string", minLength: 1 },
      kind: { enum: ["markers", "binary", "deleted on branch", "deleted on base", "other"] },
    }),
  },
});

const PROPOSAL = record(
  {
    version: { const: 1 },
    key: KEY,
    base: PIN,
    target: record({ branch: { type: "string", minLength: 1 } }, { expect: OID, pull: COUNT }),
    files: { type: "array", items: FILE, maxItems: 1_000 },
    refused: REFUSED,
    callouts: CALLOUTS,
    title: TEXT,
    message: TEXT,
    words: record({ summary: TEXT }, { title: TEXT }),
    author: record({ name: TEXT, email: TEXT }),
    time: COUNT,
    policy: DIGEST,
    commit: OID,
    digest: DIGEST,
  },
  { merge: MERGE },
);

const NOTE = record(
  {
    path: { type: "string", minLength: 1 },
    line: { type: "integer", minimum: 1 },
    side: { enum: ["LEFT", "RIGHT"] },
    severity: { enum: ["critical", "high", "medium", "low"] },
    body: TEXT,
  },
  { startLine: { type: "integer", minimum: 1 }, suggestion: TEXT, text: TEXT },
);

const REVIEW = record(
  {
    version: { const: 1 },
    key: KEY,
    pull: COUNT,
    head: OID,
    summary: TEXT,
    notes: { type: "array", items: NOTE, maxItems: 50 },
    aside: { type: "array", items: NOTE, maxItems: 1_000 },
    quiet: { type: "boolean" },
  },
  { partial: { const: true } },
);

const OUTCOME = record(
  {
    conclusion: {
      enum: "changed answered reviewed planned unchanged declined unverified blocked stuck exhausted cancelled failed".split(
        " ",
      ),
    },
    message: TEXT,
  },
  { fault: FAULT, withheld: REFUSED },
);

export const PACKED_SCHEMA: Schema = record(
  {
    version: { const: 1 },
    repository: TEXT,
    run: TEXT,
    key: KEY,
    policy: DIGEST,
    outcome: OUTCOME,
    contents: { type: "object", additionalProperties: TEXT },
    log: DIGEST,
    patch: DIGEST,
  },
  {
    change: record({ proposal: PROPOSAL, end: END }, { unverified: TEXT }),
    review: record({ plan: REVIEW, end: END }),
  },
);

/** An object of these fields and no others. */
function record(properties: Record<string, Schema>, optional: Record<string, Schema> = {}): Schema {
  return {
    type: "object",
    properties: { ...properties, ...optional },
    required: Object.keys(properties),
    additionalProperties: false,
  };
}
