/** The schema of `proposal.json`. It may contain nothing else. */
import { CONCLUSIONS } from "../../events.ts";
import {
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

const COUNT = count(0);
const PATH = text();
const DIGEST = matching(/^sha256:[0-9a-f]{64}$/, "a digest");
const OID = matching(/^([0-9a-f]{40}|[0-9a-f]{64})$/, "an object id");
const KEY = matching(/^[0-9a-f]{16}$/, "a key of 16 hexadecimal digits");

const PIN = shape({ name: text(), sha: OID }, {});
const BLOB = shape({ mode: matching(/^[0-7]{6}$/, "a file mode"), oid: OID, size: COUNT }, {});
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
  { before: BLOB, after: BLOB },
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
  stuck: shape({ kind: constant("stuck"), reason: anyText }, { by: constant("hook") }),
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
  { partial: constant(true) },
);

const OUTCOME = shape({ conclusion: word(CONCLUSIONS), message: anyText }, { fault: FAULT, withheld: REFUSED });

export const PACKED = shape(
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
