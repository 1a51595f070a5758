export const id = 346;
export const ids = [346];
export const modules = {

/***/ 11384:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B9: () => (/* binding */ writeBaseline),
/* harmony export */   ak: () => (/* binding */ coveredOf),
/* harmony export */   fW: () => (/* binding */ reviveBaseline),
/* harmony export */   tu: () => (/* binding */ BASELINE_FILE)
/* harmony export */ });
/* harmony import */ var _baseline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68379);
/** A baseline as a file, for a process that has to look at the workspace after the one that took it was killed. */

/** Where it lies among a run's files. */
const BASELINE_FILE = "baseline.json";
/** Linear in the number of files; nothing in it is content. */
function writeBaseline(baseline) {
    if (baseline.kind === "layer")
        return Buffer.from(JSON.stringify([FORMAT, baseline.commit, "layer", [...baseline.covered]]));
    const { commit, tracked, present, closed, undecodable } = baseline;
    const lists = [tracked, closed, undecodable].map((map) => [...map]);
    return Buffer.from(JSON.stringify([FORMAT, commit, [...present], ...lists]));
}
/** The baseline again; undefined when the bytes are none, or one of another commit. Throws `GitError`. */
async function reviveBaseline(bytes, facts) {
    const [format, commit, present, tracked, closed, undecodable] = parse(bytes);
    if (format !== FORMAT || commit !== facts.commit || present === "layer")
        return undefined;
    return {
        kind: "scan",
        ground: await (0,_baseline_js__WEBPACK_IMPORTED_MODULE_0__/* .openGround */ ._p)(facts),
        commit,
        present: new Set(present),
        tracked: new Map(tracked),
        closed: new Map(closed),
        undecodable: new Map(undecodable),
    };
}
/** The paths that were covered in a layer; undefined when the bytes are of no layer on this commit. */
function coveredOf(bytes, wanted) {
    const [format, commit, kind, covered] = parse(bytes);
    return format === FORMAT && commit === wanted && kind === "layer" ? covered : undefined;
}
const FORMAT = 2;
function parse(bytes) {
    try {
        const value = JSON.parse(bytes.toString("utf8"));
        return Array.isArray(value) ? value : [];
    }
    catch {
        return []; // The run was killed while it was written.
    }
}


/***/ }),

/***/ 33758:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ie: () => (/* binding */ chooseBranch),
/* harmony export */   rj: () => (/* binding */ isTasks)
/* harmony export */ });
/* unused harmony export slugOf */
/**
 * Work goes to a branch of Remit's own, or to the pinned head of the very pull request that it was asked for on.
 * `title` is free of secrets.
 */
function chooseBranch(request, title, settings) {
    const { subject, base, trusted } = request;
    if (subject?.kind === "pull") {
        const { head } = subject;
        if (subject.fromFork || head === undefined)
            return refused("the pull request's branch is in another repository");
        if (head.name === trusted.name)
            return refused(`the pull request comes from ${head.name}, the default branch itself`);
        return { kind: "target", target: { branch: head.name, expect: head.sha, pull: subject.number } };
    }
    const stem = stemOf(request, settings);
    const named = base.name.startsWith(`${stem}.`) || (subject !== undefined && base.name.startsWith(`${stem}-`));
    if (base.name === stem || named) {
        return { kind: "target", target: { branch: base.name, expect: request.caughtUp?.head ?? base.sha } };
    }
    const slug = subject === undefined ? "" : slugOf(title);
    const round = request.round === undefined ? "" : `.${request.round}`;
    return { kind: "target", target: { branch: `${slug === "" ? stem : `${stem}-${slug}`}${round}`, expect: undefined } };
}
/** Whether the request starts from the branch that an earlier run of its task left. */
function isTasks({ subject, task, key, base }, prefix) {
    if (subject !== undefined || task === undefined)
        return false;
    const stem = stemOf({ task, key }, { prefix });
    return base.name === stem || base.name.startsWith(`${stem}.`);
}
function refused(reason) {
    return { kind: "refused", reason };
}
/** The part of the name that finds the branch again; titles change. */
function stemOf({ subject, task, key }, { prefix }) {
    if (subject !== undefined)
        return `${prefix}issue-${subject.number}`;
    return task === undefined ? `${prefix}dispatch-${key}` : `${prefix}task-${task}`;
}
/** At most this many characters of a title: branch names end up in narrow columns. */
const SLUG = 40;
/** Lower-case ASCII letters and digits joined by hyphens, cut at a word. */
function slugOf(title) {
    const plain = title.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
    const words = plain.split(/[^a-z0-9]+/).filter((word) => word !== "");
    let slug = "";
    for (const word of words) {
        const longer = slug === "" ? word.slice(0, SLUG) : `${slug}-${word}`;
        if (longer.length > SLUG)
            break;
        slug = longer;
    }
    return slug;
}


/***/ }),

/***/ 70873:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OU: () => (/* binding */ joinBase),
/* harmony export */   _A: () => (/* binding */ planCatchUp),
/* harmony export */   t4: () => (/* binding */ isOursAlone)
/* harmony export */ });
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79064);

/**
 * What is to be done: undefined when the branch has all of its base. Where both have changed one file, commits of Remit's
 * alone give way to the base; somebody else's are left for people to bring together.
 */
async function planCatchUp(git, behind) {
    const { branch, onto, parting, author, time } = behind;
    if (parting.fork === onto.sha)
        return undefined;
    const { clashes } = await compare(git, { fork: parting.fork, head: branch.sha, onto: onto.sha });
    const kind = clashes.length === 0 ? "merged" : isOursAlone(parting.own, author) ? "replaced" : "behind";
    return { kind, head: branch.sha, fork: parting.fork, onto, time, clashes: clashes.slice(0, SHOWN) };
}
/** Paths that are named. */
const SHOWN = 10;
/**
 * The commit to start from: it follows the branch and its base, and is in Remit's own git alone until work on it is
 * published. Whoever makes it again gets the same. All that it is made of must be there.
 */
async function joinBase(git, branch, caughtUp, author) {
    const { kind, head, fork, onto, time } = caughtUp;
    if (kind === "behind")
        return head;
    const { changes } = kind === "replaced" ? NOTHING : await compare(git, { fork, head, onto: onto.sha });
    const title = kind === "merged" ? `Merge ${onto.name} into ${branch}` : `Start ${branch} anew from ${onto.name}`;
    const message = `${title}\n\n${JOINS}: ${onto.sha}`;
    return await git.commit({ parent: onto.sha, parents: [head, onto.sha], changes, message, author, time });
}
const NOTHING = { changes: [] };
/** Says of a commit which one of the base it brings. */
const JOINS = "Remit-Joins";
/** Whether nobody but Remit has worked on it: amended, rebased and cherry-picked commits have another committer. */
function isOursAlone(own, { email }) {
    return own.every(({ author, committer, message }) => {
        const marked = (0,_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .keyIn */ .xB)(message) !== undefined || message.includes(`\n\n${JOINS}: `);
        return author.email === email && committer.email === email && marked;
    });
}
/** File by file: what the branch has changed and the base has not, and what both have. */
async function compare(git, three) {
    const fork = await listed(git, three.fork);
    const head = await listed(git, three.head);
    const onto = await listed(git, three.onto);
    const folders = new Set([...onto.keys()].flatMap(parents));
    const changes = [];
    const clashes = [];
    for (const path of [...new Set([...fork.keys(), ...head.keys()])].sort()) {
        const [was, ours, theirs] = [fork.get(path), head.get(path), onto.get(path)];
        if (same(was, ours) || same(ours, theirs))
            continue;
        const inTheWay = ours !== undefined && (folders.has(path) || parents(path).some((parent) => onto.has(parent)));
        if (!same(was, theirs) || inTheWay || !(ours ?? was)?.exact)
            clashes.push(path);
        else
            changes.push(ours === undefined ? { path } : { path, blob: { mode: ours.mode, oid: ours.oid } });
    }
    return { changes, clashes };
}
async function listed(git, commit) {
    return new Map((await git.tree(commit)).map((entry) => [entry.path, entry]));
}
function same(a, b) {
    return a?.oid === b?.oid && a?.mode === b?.mode;
}
function parents(path) {
    const parts = path.split("/");
    return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join("/"));
}


/***/ }),

/***/ 58859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  P0: () => (/* binding */ MAX_PARCEL),
  wt: () => (/* binding */ PARCEL_FILES),
  Ef: () => (/* binding */ openParcel),
  Pl: () => (/* binding */ packParcel),
  vX: () => (/* binding */ refusePatch),
  IF: () => (/* binding */ storeContents)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./node_modules/@cfworker/json-schema/dist/esm/validator.js + 6 modules
var validator = __webpack_require__(60207);
// EXTERNAL MODULE: ./lib/ports.js + 4 modules
var ports = __webpack_require__(48076);
// EXTERNAL MODULE: ./lib/change/baseline.js + 1 modules
var baseline = __webpack_require__(68379);
;// CONCATENATED MODULE: ./lib/change/parcel-schema.js
const TEXT = { type: "string" };
const COUNT = { type: "integer", minimum: 0 };
const DIGEST = { type: "string", pattern: "^sha256:[0-9a-f]{64}$" };
const OID = { type: "string", pattern: "^([0-9a-f]{40}|[0-9a-f]{64})$" };
const KEY = { type: "string", pattern: "^[0-9a-f]{16}$" };
const PIN = record({ name: { type: "string", minLength: 1 }, sha: OID });
const BLOB = record({ mode: { type: "string", pattern: "^[0-7]{6}$" }, oid: OID, size: COUNT });
const REFUSED = { type: "array", items: record({ path: TEXT, reason: TEXT }) };
const CALLOUTS = {
    type: "array",
    items: record({ kind: { enum: ["tests", "dependency", "script", "ci", "binary"] }, path: TEXT, detail: TEXT }),
};
const FILE = record({
    path: { type: "string", minLength: 1 },
    status: { enum: ["added", "modified", "deleted", "renamed"] },
    added: COUNT,
    removed: COUNT,
    binary: { type: "boolean" },
}, { before: BLOB, after: BLOB });
const FAULT = record({
    kind: { enum: ["config", "auth", "quota", "model", "github", "git", "conflict", "sandbox", "internal"] },
    message: TEXT,
}, { hint: TEXT });
const END = {
    anyOf: [
        record({ kind: { const: "finished" }, text: TEXT }, { fault: FAULT }),
        record({ kind: { enum: ["blocked", "stuck"] }, reason: TEXT }),
        record({
            kind: { const: "exhausted" },
            limit: { enum: ["turns", "minutes", "tokens", "usd", "calls", "files", "lines"] },
            text: TEXT,
        }),
        record({ kind: { const: "cancelled" } }),
        record({ kind: { const: "failed" }, fault: FAULT }),
    ],
};
const PROPOSAL = record({
    version: { const: 1 },
    key: KEY,
    base: PIN,
    target: record({ branch: { type: "string", minLength: 1 } }, { expect: OID, pull: COUNT }),
    files: { type: "array", items: FILE, minItems: 1, maxItems: 1_000 },
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
});
const NOTE = record({
    path: { type: "string", minLength: 1 },
    line: { type: "integer", minimum: 1 },
    side: { enum: ["LEFT", "RIGHT"] },
    severity: { enum: ["critical", "high", "medium", "low"] },
    body: TEXT,
}, { startLine: { type: "integer", minimum: 1 }, suggestion: TEXT, text: TEXT });
const REVIEW = record({
    version: { const: 1 },
    key: KEY,
    pull: COUNT,
    head: OID,
    summary: TEXT,
    notes: { type: "array", items: NOTE, maxItems: 50 },
    aside: { type: "array", items: NOTE, maxItems: 1_000 },
    quiet: { type: "boolean" },
});
const OUTCOME = record({
    conclusion: {
        enum: "changed answered reviewed planned unchanged declined unverified blocked stuck exhausted cancelled failed".split(" "),
    },
    message: TEXT,
}, { fault: FAULT });
const PARCEL_SCHEMA = record({
    version: { const: 1 },
    repository: TEXT,
    run: TEXT,
    key: KEY,
    policy: DIGEST,
    outcome: OUTCOME,
    contents: { type: "object", additionalProperties: TEXT },
    log: DIGEST,
    patch: DIGEST,
}, {
    change: record({ proposal: PROPOSAL, end: END }, { unverified: TEXT }),
    review: record({ plan: REVIEW, end: END }),
});
/** An object of these fields and no others. */
function record(properties, optional = {}) {
    return {
        type: "object",
        properties: { ...properties, ...optional },
        required: Object.keys(properties),
        additionalProperties: false,
    };
}

;// CONCATENATED MODULE: ./lib/change/parcel.js
/** A proposal as it travels from one job to another: three files, held together by one digest. */





/** Names of the files in a proposal's directory; there are no others. */
const PARCEL_FILES = { record: "proposal.json", log: "log.ndjson", patch: "work.patch" };
/** Most bytes of each of them that are read. */
const MAX_PARCEL = 4 * baseline/* MAX_FILE */.SG;
async function packParcel(packing, git) {
    const { proposal } = packing.change ?? {};
    const oids = new Set(proposal === undefined ? [] : newOids(proposal));
    const contents = await Promise.all([...oids].map(async (oid) => [oid, (await git.blob(oid)).toString("base64")]));
    const diff = proposal === undefined ? "" : await git.diff(proposal.base.sha, proposal.commit);
    const patch = Buffer.from(diff, "latin1");
    const parcel = {
        ...packing,
        version: 1,
        contents: Object.fromEntries(contents),
        log: sha256(packing.log),
        patch: sha256(patch),
    };
    const record = Buffer.from(`${JSON.stringify(parcel, undefined, 1)}\n`);
    const files = [[PARCEL_FILES.record, record], [PARCEL_FILES.log, packing.log]];
    return { files: new Map([...files, [PARCEL_FILES.patch, patch]]), digest: sha256(record) };
}
/** Open a parcel that anybody may have had in hand. What it says of the repository is for `recheck` to find out. */
function openParcel(files, expected) {
    const [record, log, patch] = Object.values(PARCEL_FILES).map((name) => files.get(name));
    if (record === undefined || log === undefined || patch === undefined)
        return refused("One of its files is missing.");
    if (sha256(record) !== expected.digest)
        return refused(`Its digest is ${sha256(record)}, not ${expected.digest}.`);
    const parcel = parse(record);
    if (typeof parcel === "string")
        return refused(parcel);
    if (parcel.log !== sha256(log))
        return refused("Its log is not the one that was written.");
    if (parcel.patch !== sha256(patch))
        return refused("Its patch is not the one that was written.");
    if (parcel.repository !== expected.repository)
        return refused(`It was made for ${parcel.repository}.`);
    if (parcel.run !== expected.run)
        return refused(`It was made in another workflow run, ${parcel.run}.`);
    return { kind: "opened", parcel, log, patch };
}
/** Put the contents into Remit's own git; why they do not fit the proposal, or undefined. */
async function storeContents({ contents, change }, git) {
    const wanted = new Set(change === undefined ? [] : newOids(change.proposal));
    const extra = Object.keys(contents).find((oid) => !wanted.has(oid));
    if (extra !== undefined)
        return fault(`It brings contents that no file of it has (${extra}).`);
    for (const oid of wanted) {
        const stored = Object.hasOwn(contents, oid)
            ? await git.store(Buffer.from(contents[oid] ?? "", "base64"))
            : undefined;
        if (stored !== oid)
            return fault(`The contents that should be ${oid} ${stored === undefined ? "are missing" : `are ${stored}`}.`);
    }
    const sizes = new Map([...wanted].map((oid) => [oid, Buffer.byteLength(contents[oid] ?? "", "base64")]));
    const wrong = change?.proposal.files.find(({ after }) => after !== undefined && (sizes.get(after.oid) ?? after.size) !== after.size);
    return wrong === undefined
        ? undefined
        : fault(`The size of ${JSON.stringify(wrong.path)} is not that of its contents.`);
}
/** Whether the patch that people were shown is what would be published. */
async function refusePatch({ change }, patch, git) {
    if (change === undefined)
        return patch.length === 0 ? undefined : fault("It has a patch and nothing to publish.");
    const { base, commit } = change.proposal;
    const diff = await git.diff(base.sha, commit).catch((error) => {
        if (error instanceof ports/* GitError */.XS)
            return "";
        throw error;
    });
    return Buffer.from(diff, "latin1").equals(patch)
        ? undefined
        : fault("Its patch does not show what it would publish.");
}
/** A fault of a proposal that cannot be the one the proposing job made for this one. */
function fault(why) {
    return {
        kind: "conflict",
        message: `The proposal was refused. ${why}`,
        hint: "Nothing was published. Both jobs must belong to one workflow run, and nothing may touch the artifact between them.",
    };
}
function refused(why) {
    return { kind: "refused", fault: fault(why) };
}
/** Contents that the base does not have under that path. */
function newOids({ files }) {
    return files.flatMap(({ before, after }) => (after === undefined || after.oid === before?.oid ? [] : [after.oid]));
}
function sha256(bytes) {
    return `sha256:${(0,external_node_crypto_.createHash)("sha256").update(bytes).digest("hex")}`;
}
const parcel_validator = new validator/* Validator */.D(PARCEL_SCHEMA, "2020-12", true);
function parse(record) {
    let value;
    try {
        value = JSON.parse(record.toString("utf8"));
    }
    catch {
        return "Its record is not JSON.";
    }
    const { valid, errors } = parcel_validator.validate(value);
    if (valid)
        return value;
    const last = errors.at(-1);
    return `Its record has another form than this version of Remit writes (${last?.instanceLocation ?? ""}: ${last?.error ?? ""}).`;
}


/***/ }),

/***/ 33717:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ol: () => (/* binding */ digestOf),
  dC: () => (/* binding */ plainFile),
  BM: () => (/* binding */ propose)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/ports.js + 4 modules
var ports = __webpack_require__(48076);
// EXTERNAL MODULE: ./lib/change/branch.js
var branch = __webpack_require__(33758);
// EXTERNAL MODULE: ./lib/lib/cut.js
var cut = __webpack_require__(89823);
;// CONCATENATED MODULE: ./lib/change/callouts/manifests.js
/** What a project's manifest brings in and runs, compared with what it did before. */

/** Names that a manifest has now and had not; sources that are no version of a registry are named too. */
function newDependencies(path, before, after) {
    const read = readerOf(path);
    if (read === undefined)
        return [];
    const [old, now] = [read(before), read(after)];
    return [...now]
        .filter(([name, source]) => {
        const former = old.get(name);
        return former === undefined || (isForeign(source) && former !== source);
    })
        .map(([name, source]) => (isForeign(source) ? `${name} (${(0,cut/* firstOf */.Ku)(source, 80)})` : name));
}
/** Scripts of a manifest that run when somebody installs it, new or changed. */
function installScripts(path, before, after) {
    if (!/(^|\/)(package|composer)\.json$/.test(path))
        return [];
    const [old, now] = [fieldsOf(parse(before)["scripts"]), fieldsOf(parse(after)["scripts"])];
    return Object.keys(now).filter((name) => INSTALL.test(name) && JSON.stringify(now[name]) !== JSON.stringify(old[name]));
}
const INSTALL = /^((pre|post)?(install|prepare|uninstall)|prepublish(Only)?|(pre|post)pack|dependencies|(pre|post)-(install|update|autoload-dump)-?\w*)$/;
function readerOf(path) {
    const name = path.slice(path.lastIndexOf("/") + 1);
    return READERS.find(([pattern]) => pattern.test(name))?.[1];
}
const READERS = [
    [
        /^package\.json$/,
        (text) => tables(text, ["dependencies", "devDependencies", "optionalDependencies", "peerDependencies"]),
    ],
    [/^composer\.json$/, (text) => tables(text, ["require", "require-dev"])],
    [/^requirements[\w.-]*\.(txt|in)$/, (text) => lines(text, /^\s*([A-Za-z0-9][\w.-]*)\s*([^#\n]*)/gm)],
    [/^pyproject\.toml$/, readPyproject],
    [/^Cargo\.toml$/, (text) => sections(text, /dependencies/)],
    [/^Pipfile$/, (text) => sections(text, /packages/)],
    [/^go\.mod$/, (text) => lines(text, /^(?:require)?\s+([\w.-]+\.[\w.-]+\/\S+)\s+v\S+/gm)],
    [/^Gemfile$/, (text) => lines(text, /^\s*gem\s+["']([\w-]+)["']([^#\n]*)/gm)],
    [/^pom\.xml$/, (text) => lines(text, /<dependency>[^]*?<artifactId>([^<]+)<\/artifactId>/g)],
    [
        /^build\.gradle(\.kts)?$/,
        (text) => lines(text, /\b\w*(?:[iI]mplementation|[aA]pi|[cC]ompileOnly|[rR]untimeOnly|classpath)\s*\(?\s*["']([\w.-]+:[\w.-]+)/g),
    ],
];
function tables(text, names) {
    const whole = parse(text);
    return new Map(names.flatMap((name) => Object.entries(fieldsOf(whole[name])).map(([key, value]) => [key, String(value)])));
}
function lines(text, pattern) {
    return new Map([...text.matchAll(pattern)].map(([, name = "", rest = ""]) => [name.toLowerCase(), rest.trim()]));
}
/** Keys of the TOML tables whose name fits. A line is enough: what is written otherwise is called new once too often. */
function sections(text, wanted) {
    const found = new Map();
    let inside = false;
    for (const line of text.split("\n")) {
        const header = /^\s*\[+([^\]]+)\]/.exec(line)?.[1];
        if (header !== undefined) {
            const own = /dependencies\.(.+)$/.exec(header)?.[1];
            if (own !== undefined)
                found.set(own.replaceAll('"', ""), "");
            inside = own === undefined && wanted.test(header);
        }
        else if (inside) {
            const [, key, value = ""] = /^\s*"?([A-Za-z0-9][\w.-]*)"?\s*=\s*(.*)$/.exec(line) ?? [];
            if (key !== undefined)
                found.set(key, value);
        }
    }
    return found;
}
function readPyproject(text) {
    const poetry = [...sections(text, /^tool\.(poetry|pdm)\..*dependencies/)];
    const arrays = [...text.matchAll(/^\s*(?:[\w-]*dependencies|requires|[\w-]+)\s*=\s*\[([^\]]*)\]/gm)];
    const quoted = arrays.flatMap(([, items = ""]) => [...items.matchAll(/["']([A-Za-z0-9][\w.-]*)\s*([^"']*)["']/g)]);
    return new Map([...poetry, ...quoted.map(([, name = "", rest = ""]) => [name.toLowerCase(), rest.trim()])]);
}
/** An address in place of a version. */
function isForeign(source) {
    return /:\/\/|^(git|file|link|github|npm):|\bgit\s*=|\bpath\s*=|^@\s/.test(source);
}
function parse(text) {
    try {
        return fieldsOf(JSON.parse(text));
    }
    catch {
        return {}; // Not JSON, or not yet a file.
    }
}
function fieldsOf(value) {
    return typeof value === "object" && value !== null ? { ...value } : {};
}

;// CONCATENATED MODULE: ./lib/change/callouts/tests.js
/** Tests in many languages, by their outer form: which files they are in, what they assert, what is switched off. */
/** Whether a path is that of a file with tests in it; their data does not count. */
function isTest(path) {
    if (!isCode(path))
        return false;
    const name = path.slice(path.lastIndexOf("/") + 1);
    return /(^|\/)(tests?|__tests__|specs?|e2e)\//i.test(path) || NAMES.some((pattern) => pattern.test(name));
}
function isCode(path) {
    return CODE.test(path);
}
const CODE = /\.([cm]?[jt]sx?|vue|svelte|py|go|rs|rb|java|kt|kts|scala|cs|fs|vb|php|swift|dart|exs?|clj[cs]?|c|cc|cpp|m|mm|sh|bats|lua|pl|t|r)$/i;
const NAMES = [
    /[._-](tests?|specs?)\.\w+$/i,
    /^test_.*\.py$/i,
    /^test[-.]/i,
    /[a-z0-9](Tests?|Spec|IT|TestCase)\.\w+$/,
];
/** Marks that the new text has more of than the old: tests that do not run, or others that do not because of one. */
function newSkips(before, after) {
    const [old, now] = [countMarks(before), countMarks(after)];
    return [...now].filter(([mark, count]) => count > (old.get(mark) ?? 0)).map(([mark]) => mark);
}
const MARKS = [
    /\b(?:it|test|describe|context|suite|specify|bench)\.(?:skip|todo|fixme|failing|only)\b/g,
    /(?<![\w.])(?:x(?:it|test|describe|context|specify)|f(?:it|describe))(?=\s*\()/g,
    /@(?:Ignore|Disabled)\b/g,
    /@?\bpytest\.(?:mark\.)?(?:skipif|skip|xfail)\b/g,
    /@unittest\.(?:skip\w*|expectedFailure)\b/g,
    /\bself\.skipTest\b|\bmarkTest(?:Skipped|Incomplete)\b/g,
    /\b[tb]\.Skip(?:f|Now)?(?=\()/g,
    /#\[ignore\b/g,
    /\[(?:Ignore|(?:Fact|Theory)\s*\(\s*Skip)\b/g,
    /\bskip:\s*(?:true|["'`])/g,
];
function countMarks(text) {
    const counts = new Map();
    for (const pattern of MARKS) {
        for (const [mark] of text.matchAll(pattern)) {
            const plain = mark.replaceAll(/[\s"'`(]+/g, " ").trim();
            counts.set(plain, (counts.get(plain) ?? 0) + 1);
        }
    }
    return counts;
}
/** How often a text asserts something. */
function countAssertions(text) {
    return text.match(ASSERTIONS)?.length ?? 0;
}
const ASSERTIONS = /\b(?:expect|assert\w*|verify|XCTAssert\w*|EXPECT_\w+|ASSERT_\w+|CHECK|REQUIRE)!?\s*[(.]|^\s*assert\s|\b[tb]\.(?:Error|Fatal|Fail)\w*\(|\.should\b|\b(?:assert|require)\.\w+\(/gm;

;// CONCATENATED MODULE: ./lib/change/callouts.js


/** In order of the files; what is ordinary work gives none. */
function callOut(files) {
    const seen = files.map(read);
    const fewer = countAll(seen, ({ before }) => before) > countAll(seen, ({ after }) => after);
    return seen.flatMap((file) => [
        ...testCalls(file, seen, fewer),
        ...manifestCalls(file),
        ...placeCalls(file),
        ...binaryCalls(file),
    ]);
}
function read({ path, before, after }) {
    const binary = after?.includes(0) === true && before?.includes(0) !== true;
    return { path, before: textOf(before), after: textOf(after), binary };
}
function textOf(bytes) {
    return bytes?.includes(0) === true ? "" : bytes?.toString("utf8");
}
// \u2500\u2500 Tests \u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500
function testCalls({ path, before = "", after }, all, fewer) {
    const skips = after === undefined || !isCode(path) ? [] : newSkips(before, after);
    const skipped = skips.length === 0 ? [] : [call("tests", path, `tests are skipped: ${skips.join(", ")}`)];
    if (!isTest(path) || before === "")
        return skipped;
    if (after === undefined)
        return hasMoved(path, before, all) ? [] : [call("tests", path, "a test file is deleted")];
    const lost = countAssertions(before) - countAssertions(after);
    // Assertions that went to another test file are not lost.
    return lost > 0 && fewer ? [...skipped, call("tests", path, `it has ${lost} fewer assertions`)] : skipped;
}
function hasMoved(path, before, all) {
    const name = nameOf(path);
    const fresh = all.filter((file) => file.before === undefined && file.after !== undefined && isTest(file.path));
    return fresh.some((file) => {
        return (file.after === before ||
            (nameOf(file.path) === name && countAssertions(file.after ?? "") >= countAssertions(before)));
    });
}
function countAll(files, side) {
    return files.filter(({ path }) => isTest(path)).reduce((sum, file) => sum + countAssertions(side(file) ?? ""), 0);
}
// \u2500\u2500 What runs by itself \u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500
function manifestCalls({ path, before = "", after }) {
    if (after === undefined)
        return [];
    const fresh = newDependencies(path, before, after);
    const scripts = installScripts(path, before, after);
    return [
        ...(fresh.length === 0 ? [] : [call("dependency", path, `new dependencies: ${fresh.slice(0, SHOWN).join(", ")}`)]),
        ...(scripts.length === 0 ? [] : [call("script", path, `runs when people install it: ${scripts.join(", ")}`)]),
    ];
}
/** Names that one line shows. */
const SHOWN = 12;
/** Files that a tool runs because they are there. */
const RUN_BY_THEMSELVES = [
    [
        /(^|\/)(build\.rs|setup\.py|conftest\.py|\.npmrc|\.pnpmfile\.cjs|\.envrc)$/,
        "script",
        "is run or obeyed by whoever builds or tests",
    ],
    [/(^|\/)(\.husky\/.+|\.pre-commit-config\.yaml|lefthook\.ya?ml)$/, "script", "runs with people's commits"],
    [
        /(^|\/)(\.devcontainer\/.+|\.vscode\/(tasks|settings|launch)\.json)$/,
        "script",
        "is obeyed when people open the repository",
    ],
    [
        /^(\.gitlab-ci\.ya?ml|\.travis\.ya?ml|azure-pipelines.*\.ya?ml|bitbucket-pipelines\.ya?ml|appveyor\.ya?ml|cloudbuild\.ya?ml|\.drone\.ya?ml|Jenkinsfile|\.circleci\/.+|\.buildkite\/.+|\.woodpecker\/.+|\.gitlab\/.+\.ya?ml)$/i,
        "ci",
        "changes what another CI service runs",
    ],
];
function placeCalls({ path, after }) {
    if (after === undefined)
        return [];
    return RUN_BY_THEMSELVES.flatMap(([where, kind, why]) => (where.test(path) ? [call(kind, path, why)] : []));
}
// Pictures and fonts are what people add all the time.
const MEDIA = /\.(png|jpe?g|gif|webp|avif|ico|bmp|woff2?|ttf|otf|pdf|mp[34])$/i;
function binaryCalls({ path, binary }) {
    return binary && !MEDIA.test(path) ? [call("binary", path, "a new binary file, which nobody can review")] : [];
}
function call(kind, path, detail) {
    return { kind, path, detail };
}
function nameOf(path) {
    return path.slice(path.lastIndexOf("/") + 1);
}

// EXTERNAL MODULE: ./lib/change/gate.js
var gate = __webpack_require__(88173);
// EXTERNAL MODULE: ./lib/change/wording.js
var wording = __webpack_require__(79064);
;// CONCATENATED MODULE: ./lib/change/proposal.js
/** What a run proposes to publish: one record that says everything a publisher has to check. */






/** Judge the changes file by file, and make a commit of those that pass: nothing leaves this machine. */
async function propose(facts) {
    const { changes, request, policy, git, secrets } = facts;
    const unreadable = refuseWhole(changes);
    if (unreadable !== undefined)
        return { kind: "withheld", reason: unreadable, refused: changes.refused, patch: "" };
    const circumstances = circumstancesOf(request);
    const { files, refused } = await (0,gate/* passGate */.l)(changes, { policy, circumstances, secrets, git });
    const leftOut = await patchOf(changes, refused, facts);
    if (files.length === 0)
        return { kind: "nothing", refused, leftOut };
    const words = redactWords(facts.words, secrets);
    const message = secrets.redact((0,wording/* commitMessage */.df)(request, words, facts.credits));
    const { author, time } = facts;
    const commit = await git.commit({ parent: changes.base, changes: files.map(treeChange), message, author, time });
    const stats = await git.stat(changes.base, commit);
    const withhold = async (reason) => {
        return { kind: "withheld", reason, refused, patch: await git.diff(changes.base, commit), commit };
    };
    const excess = exceeds(stats, policy);
    if (excess !== undefined)
        return withhold(excess);
    const targeted = (0,branch/* chooseBranch */.ie)(request, secrets.redact(request.subject?.title ?? ""), facts.branch);
    if (targeted.kind === "refused")
        return withhold(`There is no branch to publish to: ${targeted.reason}.`);
    const body = {
        version: 1,
        key: request.key,
        base: request.base,
        target: targeted.target,
        files: describeFiles(files, stats),
        refused,
        callouts: callOut(await lookAt(files, git)),
        title: secrets.redact((0,wording/* titleFor */.Q$)(request, words)),
        message,
        words,
        author,
        time,
        policy: policy.source.digest,
        commit,
    };
    return { kind: "proposed", proposal: { ...body, digest: digestOf(body) }, leftOut };
}
async function hidesSecret(blob, git, secrets) {
    if (blob === undefined)
        return false;
    const bytes = await git.blob(blob.oid);
    return bytes.includes(0) && secrets.found(bytes);
}
/** Why no file of it is even looked at. */
function refuseWhole({ overflow, vanished }) {
    if (vanished === true) {
        return "Nothing is left in the workspace: a command of the run has deleted all of it, which is taken for an accident.";
    }
    return overflow === undefined ? undefined : `The run changed ${overflow} files; that is too much to look at.`;
}
async function lookAt(files, git) {
    const bytes = async (blob) => blob && (await git.blob(blob.oid));
    return await Promise.all(files.map(async ({ path, ...sides }) => {
        const [before, after] = await Promise.all([bytes(sides.before), bytes(sides.after)]);
        return { path, ...(before && { before }), ...(after && { after }) };
    }));
}
function redactWords({ title, summary }, { redact }) {
    return { ...(title !== undefined && { title: redact(title) }), summary: redact(summary) };
}
/** The refused files as a patch; "" when there are none, or git will not have their names. */
async function patchOf(changes, refused, { git, author, time, secrets }) {
    const names = new Set(refused.map(({ path }) => path));
    const named = changes.files.filter(({ path }) => names.has(path));
    try {
        // Git packs what is binary: nobody could find a secret in the patch of it, to take it out.
        const packed = await Promise.all(named.map(async ({ after }) => hidesSecret(after, git, secrets)));
        const left = named.filter((_file, index) => packed[index] !== true);
        if (left.length === 0)
            return "";
        const commit = await git.commit({
            parent: changes.base,
            changes: left.map(treeChange),
            message: "Left out",
            author,
            time,
        });
        return await git.diff(changes.base, commit);
    }
    catch (error) {
        if (error instanceof ports/* GitError */.XS)
            return "";
        throw error;
    }
}
/** The digest of a proposal without its own `digest`. Independent of the order of keys. */
function digestOf(proposal) {
    return `sha256:${(0,external_node_crypto_.createHash)("sha256").update(canonical(proposal)).digest("hex")}`;
}
function canonical(value) {
    if (Array.isArray(value))
        return `[${value.map(canonical).join(",")}]`;
    if (value === null || typeof value !== "object")
        return JSON.stringify(value) ?? "null";
    const entries = Object.entries(value).filter(([, item]) => item !== undefined);
    const sorted = entries.sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${sorted.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join(",")}}`;
}
function circumstancesOf({ trigger, kind, subject }) {
    return { trigger, request: kind, fork: subject?.fromFork ?? false, agent: "main" };
}
function treeChange({ path, after }) {
    return after === undefined ? { path } : { path, blob: { mode: after.mode, oid: after.oid } };
}
function exceeds(stats, { limits }) {
    const lines = stats.reduce((sum, { added, removed }) => sum + added + removed, 0);
    if (limits.files.value > 0 && stats.length > limits.files.value) {
        return `The run changed ${stats.length} files; the policy publishes at most ${limits.files.value} (${limits.files.source}).`;
    }
    if (limits.lines.value > 0 && lines > limits.lines.value) {
        return `The run changed ${lines} lines; the policy publishes at most ${limits.lines.value} (${limits.lines.source}).`;
    }
    return undefined;
}
/** What people are told of a file. */
function plainFile({ path, status, added, removed, binary }) {
    return { path, status, added, removed, binary };
}
function describeFiles(files, stats) {
    const known = new Map(stats.map((stat) => [stat.path, stat]));
    return files.map(({ path, before, after }) => {
        const { added = 0, removed = 0, binary = false } = known.get(path) ?? {};
        const status = before === undefined ? "added" : after === undefined ? "deleted" : "modified";
        return { path, status, added, removed, binary, ...(before && { before }), ...(after && { after }) };
    });
}


/***/ }),

/***/ 79064:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E4: () => (/* binding */ mends),
/* harmony export */   MU: () => (/* binding */ isOurs),
/* harmony export */   Q$: () => (/* binding */ titleFor),
/* harmony export */   c2: () => (/* binding */ pullBody),
/* harmony export */   df: () => (/* binding */ commitMessage),
/* harmony export */   sw: () => (/* binding */ renewBody),
/* harmony export */   xB: () => (/* binding */ keyIn)
/* harmony export */ });
/* unused harmony export neutralMarkdown */
/** Characters of a commit's first line. */
const TITLE = 72;
/** Characters of the summary in a commit message. */
const SUMMARY = 4_000;
/** A title for commit and pull request. Nobody is notified and nothing closed by it. */
function titleFor(request, { title }) {
    const { subject } = request;
    const suffix = subject === undefined ? "" : ` (#${subject.number})`;
    const source = title ?? subject?.title ?? firstLine(request.instruction);
    const plain = neutralLine(source) || "Change by Remit";
    return clipWords(plain, TITLE - suffix.length) + suffix;
}
/** Subject line, summary and trailers. {@link keyIn} reads the key back. */
function commitMessage(request, words, credits) {
    const trailers = [
        `${KEY}: ${request.key}`,
        `Remit-Run: ${credits.runUrl}`,
        ...mending(request),
        ...coAuthor(request, credits),
    ];
    const summary = plainParagraphs(words.summary);
    return [titleFor(request, words), ...(summary === "" ? [] : [summary]), trailers.join("\n")].join("\n\n");
}
const KEY = "Remit-Request";
/** The key of the request that a commit answers; undefined for a commit that is not Remit's. */
function keyIn(message) {
    const last = message.trimEnd().split("\n\n").at(-1) ?? "";
    return /^Remit-Request: ([0-9a-f]+)$/m.exec(last)?.[1];
}
/** Says of a commit that it was to mend a failed workflow run: a failure of that one is people's to look at. */
const MENDS = "Remit-Mends";
/** Whether a commit was Remit's answer to a failed workflow run. */
function mends(message) {
    return new RegExp(`^${MENDS}: `, "m").test(message.trimEnd().split("\n\n").at(-1) ?? "");
}
function mending({ occasion }) {
    return occasion?.kind === "failure" ? [`${MENDS}: ${occasion.sha}`] : [];
}
function coAuthor({ actor }, { serverUrl }) {
    if (actor.id === 0)
        return [];
    const host = new URL(serverUrl).hostname;
    const login = actor.login.replaceAll(/[^\w[\]-]/g, "");
    return [`Co-authored-by: ${login} <${actor.id}+${login}@users.noreply.${host}>`];
}
// \u2500\u2500 The pull request \u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500
/** Begins the part of a body that is Remit's to rewrite; whatever people write around it stays. */
const OPENING = "<!-- remit:pull -->";
const CLOSING = "<!-- /remit:pull -->";
/** What a pull request says of itself: what was asked, what was done, what was left out. */
function pullBody(request, words, credits, facts) {
    const { subject, actor, trigger } = request;
    const asker = trigger === "schedule" ? "a scheduled workflow" : `@${actor.login.replace(/\[bot\]$/, "")}`;
    const asked = `Asked for by ${asker}${subject === undefined ? "" : ` on #${subject.number}`} ([run](${credits.runUrl})).`;
    const closing = subject?.kind === "issue" ? [`${facts.closes ? "Closes" : "For"} #${subject.number}`] : [];
    const refused = facts.refused.length === 0 ? [] : [["Left out:", ...facts.refused.slice(0, 50).map(tellRefused)].join("\n")];
    const notice = facts.unverified === undefined ? "" : `**Not verified.** ${neutralMarkdown(facts.unverified)}`;
    const calls = facts.callouts.slice(0, 50).map(tellCallOut);
    const first = calls.length === 0 ? [] : [["**Look at this first:**", ...calls].join("\n")];
    const origin = request.caughtUp === undefined ? "" : tellCatchUp(request.caughtUp);
    const parts = [notice, ...first, neutralMarkdown(words.summary).trim(), origin, ...refused, asked, ...closing];
    return [OPENING, clip(parts.filter((part) => part !== "").join("\n\n"), BODY), CLOSING].join("\n");
}
/** What has become of the earlier change, where the base had changed the same files. */
function tellCatchUp({ kind, onto, clashes }) {
    const files = clashes.map(inCode).join(", ");
    switch (kind) {
        case "merged":
            return "";
        case "replaced":
            return `This replaces the earlier change of this branch: ${inCode(onto.name)} has changed ${files} as well since.`;
        case "behind":
            return `${inCode(onto.name)} has changed ${files} as well since. Somebody else has worked on this branch, so Remit leaves it to people to bring both together.`;
    }
}
/** Whether a body has a part that is Remit's. */
function isOurs(body) {
    const start = body.indexOf(OPENING);
    return start >= 0 && body.indexOf(CLOSING) > start;
}
/**
 * A body with Remit's part put in place of the former one, or added below when people removed it. The issue that the
 * former part closes stays: a request made on the pull request knows of none.
 */
function renewBody(former, body) {
    if (!isOurs(former))
        return former.trim() === "" ? body : `${former.trimEnd()}\n\n${body}`;
    const [start, end] = [former.indexOf(OPENING), former.indexOf(CLOSING)];
    const closing = /^(?:Closes|For) #\d+$/m.exec(former.slice(start, end))?.[0];
    const kept = closing === undefined || /^(?:Closes|For) #\d+$/m.test(body);
    const whole = kept ? body : body.replace(`\n${CLOSING}`, () => `\n\n${closing}\n${CLOSING}`);
    return former.slice(0, start) + whole + former.slice(end + CLOSING.length);
}
/** GitHub refuses bodies over 65,536 characters; the rest is for what people add. */
const BODY = 50_000;
function tellCallOut({ path, detail }) {
    return `- ${inCode(path)}: ${neutralMarkdown(detail)}`;
}
function tellRefused({ path, reason }) {
    return `- ${inCode(path)}: ${neutralMarkdown(reason)}`;
}
function inCode(path) {
    return `\`${path.replaceAll(/[`\n\r]/g, "?")}\``;
}
// \u2500\u2500 Words of others \u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500
/** Markdown that notifies nobody, closes nothing, loads nothing and hides nothing. */
function neutralMarkdown(text) {
    const open = visible(text)
        .replaceAll(/<(?=[!?])/g, "&lt;")
        .replaceAll(LINK, "$1 ($2)")
        .replaceAll(ELSEWHERE, "] $1")
        .replaceAll(/!(?=\[)/g, "")
        .replaceAll(TAGS, "&lt;");
    // At last: an address that is put beside its text leaves words that stood apart before.
    return neutral(open);
}
// To elsewhere: `handlers[i](event)` is code, and a path is the repository's own.
const LINK = /!?\[([^[\]\n]{0,300})\]\(\s{0,9}<?((?:https?:)?\/\/[^\s()<>]{1,2000})>?[^()\n]{0,300}\)/gi;
// What else Markdown takes for a link or its definition: around other brackets, over lines, with an address that is
// escaped. Without the closeness of bracket and address it is plain text.
const ELSEWHERE = /\]([(:])(?=\s{0,200}<?(?:\/\/|[a-z][a-z0-9+.-]{0,30}:|[^\s()]{0,40}(?:&#?\w{1,40};|\\[!-/:-@[-`{-~])))/gi;
const TAGS = /<(?=\/?(?:img|picture|source|video|audio|iframe|a|script|style|details|summary|svg|object|embed|form|template)\b)/gi;
/** Without control characters, which GitHub drops: what they part is read as one. */
function visible(text) {
    return text.replaceAll(/\r\n?/g, "\n").replaceAll(/(?![\t\n])\p{Cc}/gu, "");
}
// A zero-width space takes the meaning from a mention wherever it stands, in code as well: where code ends is a matter
// on which parsers differ.
function neutral(text) {
    return text
        .replaceAll(/(?<![\p{L}\p{N}_])@(?=[A-Za-z0-9])/gu, "@\u200B")
        .replaceAll(CLOSES, "$1 issue ")
        .replaceAll(SKIPS, "($1)");
}
const CLOSES = /\b(close[sd]?|fix(?:e[sd])?|resolve[sd]?):?\s+(?=#\d|GH-\d|[\w.-]+\/[\w.-]+#\d|https?:\/\/\S+\/(?:issues|pull)\/\d)/gi;
const SKIPS = /\[\s*(skip[ -]ci|ci[ -]skip|no[ -]ci|skip[ -]actions|actions[ -]skip)\s*\]/gi;
function neutralLine(text) {
    return neutralPlain(visible(text).replaceAll(/\s+/g, " ")).trim();
}
/** For places that show no Markdown: what is not seen there has no use, and a mention loses its sign. */
function neutralPlain(text) {
    return neutral(text.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, "")).replaceAll(/@+\u200B/g, "");
}
/** Paragraphs for a commit message: no line of them can pass for a trailer. */
function plainParagraphs(text) {
    const paragraphs = neutralPlain(visible(clip(text.trim(), SUMMARY))).split(/\n{2,}/);
    return paragraphs.map((paragraph) => paragraph.replaceAll(/^([A-Za-z][\w-]*):/gm, " $1:").trimEnd()).join("\n\n");
}
function firstLine(text) {
    return text.trim().split("\n", 1)[0] ?? "";
}
function clipWords(text, limit) {
    if (text.length <= limit)
        return text;
    const cut = text.slice(0, limit - 1);
    const space = cut.lastIndexOf(" ");
    return `${(space > limit / 2 ? cut.slice(0, space) : cut).trimEnd()}\u2026`;
}
function clip(text, limit) {
    return text.length <= limit ? text : `${text.slice(0, limit).trimEnd()} \u2026`;
}


/***/ }),

/***/ 71425:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TF: () => (/* binding */ closeReport),
/* harmony export */   Vk: () => (/* binding */ CUT_OFF),
/* harmony export */   xl: () => (/* binding */ finished)
/* harmony export */ });
/* harmony import */ var _events_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23531);
/* harmony import */ var _comment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37023);
/* harmony import */ var _delivery_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68148);
/* harmony import */ var _story_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95419);
/* harmony import */ var _summary_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52486);
/** The last word, by the post step: a run that was cut off does not stay "working" for ever. */





/** Write what the main step could not: its summary, its final comment. Nothing when it wrote both. */
async function closeReport({ saved, entries, github, runner, clock }) {
    if (saved.key === "")
        return; // The run had not been admitted yet: there is nobody to tell.
    const whole = finished(entries, saved, clock.now());
    if (saved.summary === "")
        await runner.writeSummary((0,_summary_js__WEBPACK_IMPORTED_MODULE_4__/* .renderSummary */ .B)(whole));
    if (saved.delivered !== "")
        return;
    const sticky = commentOf(whole, saved, github);
    const failure = sticky === undefined ? undefined : await (0,_delivery_js__WEBPACK_IMPORTED_MODULE_2__/* .deliver */ .cK)(sticky, (0,_comment_js__WEBPACK_IMPORTED_MODULE_1__/* .renderComment */ .w)(whole), clock);
    if (failure !== undefined)
        runner.annotate("warning", "Remit: comment not written", (0,_delivery_js__WEBPACK_IMPORTED_MODULE_2__/* .undelivered */ .oQ)(failure));
}
/** The log, ended if the run did not live to end it. */
function finished(entries, saved, now) {
    const story = (0,_story_js__WEBPACK_IMPORTED_MODULE_3__/* .readStory */ .I)(entries);
    if (story.outcome !== undefined)
        return entries;
    const outcome = {
        ...(saved.signal !== "" || story.cancelled ? CANCELLED : saved.broken !== "" ? broken(saved.broken) : CUT_OFF),
        ...(story.publication === undefined ? {} : { publication: story.publication }),
    };
    return [...entries, { seq: entries.length, at: now, agent: _events_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN */ .QT, event: { type: "run.finished", outcome } }];
}
function broken(message) {
    return { conclusion: "failed", message: "", fault: { kind: "internal", message } };
}
const CANCELLED = { conclusion: "cancelled", message: "The run was cancelled before it was done." };
/** Of a run whose process, or whose machine, was gone before it could say anything. */
const CUT_OFF = {
    conclusion: "failed",
    message: "",
    fault: {
        kind: "internal",
        message: "The run was cut off without a word: it was killed, ran out of memory, or lost its machine.",
        hint: "The transcript ends where it happened. Run the workflow again; the same branch and pull request are used.",
    },
};
function commentOf(entries, saved, github) {
    const { outcome, publication, closed } = (0,_story_js__WEBPACK_IMPORTED_MODULE_3__/* .readStory */ .I)(entries);
    const subject = saved.subject === "" ? (publication?.pull ?? closed)?.number : Number(saved.subject);
    const known = saved.comment === "" ? undefined : Number(saved.comment);
    if (subject === undefined || (outcome?.conclusion === "declined" && known === undefined))
        return undefined;
    return (0,_delivery_js__WEBPACK_IMPORTED_MODULE_2__/* .openSticky */ .kK)(github, { key: saved.key, subject }, known);
}


/***/ }),

/***/ 37023:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ COMMENT_LIMIT),
/* harmony export */   w: () => (/* binding */ renderComment)
/* harmony export */ });
/* harmony import */ var _fit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91017);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41383);
/* harmony import */ var _sections_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13136);
/* harmony import */ var _steps_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56053);
/* harmony import */ var _story_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95419);
/* harmony import */ var _tally_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8216);
/* harmony import */ var _transcript_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(63306);







/** Characters of a body that we fill. GitHub refuses 65,536; our marker and its own counting need some. */
const COMMENT_LIMIT = 65_000;
/** The body of the final comment, without its marker. The same log gives the same text. */
function renderComment(entries) {
    const story = (0,_story_js__WEBPACK_IMPORTED_MODULE_4__/* .readStory */ .I)(entries);
    const numbers = (0,_tally_js__WEBPACK_IMPORTED_MODULE_5__/* .tally */ .N)(entries);
    const body = (0,_fit_js__WEBPACK_IMPORTED_MODULE_0__/* .fit */ .Uj)([
        { rank: 0, blocks: (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .opening */ .zs)(story), what: "parts" },
        { rank: 1, blocks: (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .cautions */ .JF)(story), what: "parts" },
        { rank: 1, blocks: (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .review */ .NQ)(story), what: "parts" },
        // A review has its own words, where people talk about them; here they would only be there twice.
        { rank: 3, blocks: story.review === undefined || story.review.again ? (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .answer */ .ZF)(story) : [], what: "paragraphs" },
        { rank: 4, blocks: story.review === undefined ? (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .findings */ .Pg)(story) : [], what: "findings" },
        { rank: 4, blocks: (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .changes */ .Ao)(story), what: "parts" },
        { rank: 5, blocks: (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .verification */ .Ot)(story), what: "parts" },
        { rank: 2, blocks: (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .checks */ .AV)(story), what: "parts" },
        { rank: 5, blocks: (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .leftToDo */ .Sc)(story), what: "parts" },
        { rank: 6, blocks: (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .denials */ .BH)(numbers, story), what: "parts" },
        { rank: 7, blocks: (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .compressions */ .MG)(numbers), what: "parts" },
        { rank: 2, blocks: (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .budget */ .gd)(numbers), what: "parts" },
        { rank: 8, blocks: (0,_transcript_js__WEBPACK_IMPORTED_MODULE_6__/* .shortTranscript */ .T)((0,_steps_js__WEBPACK_IMPORTED_MODULE_3__/* .readSteps */ .I)(entries)), what: "turns" },
        { rank: 1, blocks: (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .closingLines */ .Po)(story), what: "parts" },
    ], COMMENT_LIMIT, _fit_js__WEBPACK_IMPORTED_MODULE_0__/* .characters */ .hg);
    return story.plan?.type === "plan.kept" ? (0,_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .seal */ .od)(body, story.plan.digest) : body;
}


/***/ }),

/***/ 68148:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bg: () => (/* binding */ mayPass),
/* harmony export */   cK: () => (/* binding */ deliver),
/* harmony export */   kK: () => (/* binding */ openSticky),
/* harmony export */   oQ: () => (/* binding */ undelivered)
/* harmony export */ });
/* harmony import */ var _ports_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48076);
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53086);
/** Getting a body into the one comment of a run: found again or created, never twice. */


/** `known`: the comment's id from an earlier step, which saves the search. */
function openSticky(github, mark, known) {
    let found;
    let id = known;
    let said;
    // Searched before every attempt to create: one that failed may have been stored all the same.
    async function send(body) {
        id ??= (await search(github, mark))?.id;
        if (id === undefined)
            return await createFirst(github, mark, body);
        try {
            return await github.updateComment(id, body);
        }
        catch (error) {
            if (!(error instanceof _ports_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y_) || !GONE.has(error.status))
                throw error;
            return github.createComment(mark.subject, body); // Somebody deleted it.
        }
    }
    return {
        get found() {
            return found;
        },
        async put(body) {
            const whole = `${(0,_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .markerLine */ .B_)(mark)}\n${body}`;
            if (found !== undefined && said === whole)
                return found;
            said = undefined;
            found = await send(whole);
            id = found.id;
            said = whole;
            return found;
        },
    };
}
/**
 * A run of the same event beside this one may have created its comment in the same moment. Both look again: the older of
 * the two stays, and whoever made the younger one takes it back.
 */
async function createFirst(github, mark, body) {
    const made = await github.createComment(mark.subject, body);
    try {
        const first = await search(github, mark);
        if (first === undefined || first.id >= made.id)
            return made;
        await github.deleteComment(made.id);
        return await github.updateComment(first.id, body);
    }
    catch (error) {
        if (error instanceof _ports_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y_)
            return made; // Nobody can say: two are better than none.
        throw error;
    }
}
const GONE = new Set([404, 410]);
async function search(github, mark) {
    const [self, comments] = await Promise.all([github.self(), github.comments(mark.subject)]);
    return (0,_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .findMarked */ .Em)(comments, mark, self.id);
}
/** Milliseconds before the second and the third attempt. */
const PATIENCE = [2_000, 8_000];
/** Put a body, with patience for what may pass; the failure, or undefined. */
async function deliver(sticky, body, clock) {
    for (const wait of [...PATIENCE, undefined]) {
        try {
            await sticky.put(body);
            return undefined;
        }
        catch (error) {
            if (wait === undefined || !mayPass(error))
                return error;
            await clock.sleep(wait);
        }
    }
    return undefined;
}
/** Whether asking again can help: not when GitHub understood the request and refused it. */
function mayPass(error) {
    return !(error instanceof _ports_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y_) || error.status < 400 || error.status >= 500 || error.status === 429;
}
/** What a person can do about a comment that could not be written. */
function undelivered(error) {
    const needs = error instanceof _ports_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y_ && error.permission !== undefined ? ` The token lacks ${error.permission}.` : "";
    const why = (error instanceof Error ? error.message : String(error)).replace(/\.$/, "");
    return `The comment could not be written: ${why}.${needs}`;
}


/***/ }),

/***/ 53086:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B_: () => (/* binding */ markerLine),
/* harmony export */   Em: () => (/* binding */ findMarked),
/* harmony export */   Td: () => (/* binding */ commentKey)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/** The hidden first line by which a comment of ours is found again. */

/**
 * The key of a request's comment: its own. Where a workflow asks for a review at each push, all that it asks for on a pull
 * request share one comment, a push being no reason for another; a workflow that asks for something else has its own. And
 * all runs of a task share one on their pull request.
 */
function commentKey(request) {
    const { trigger, key, instruction, task, subject } = request;
    if (task !== undefined && subject === undefined)
        return `task-${task}`;
    if (trigger !== "pull")
        return key;
    return `reviews-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(instruction).digest("hex").slice(0, 12)}`;
}
/** `<!-- remit:v1 key=\u2026 subject=\u2026 -->`. */
function markerLine({ key, subject }) {
    return `<!-- remit:v1 key=${encodeURIComponent(key.toWellFormed()).replaceAll("-", "%2D")} subject=${subject} -->`;
}
/** Ours are comments whose first line is the marker and whose author we are: anybody can copy a marker. */
function findMarked(comments, mark, author) {
    const line = markerLine(mark);
    return comments.find((comment) => comment.author.id === author && comment.body.split(/\r?\n/, 1)[0] === line);
}


/***/ }),

/***/ 10793:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  vo: () => (/* binding */ readAsked),
  aR: () => (/* binding */ readWish),
  k8: () => (/* binding */ unknownCommand)
});

// EXTERNAL MODULE: ./lib/lib/cut.js
var cut = __webpack_require__(89823);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./node_modules/unbash/dist/parser.js + 16 modules
var parser = __webpack_require__(88989);
;// CONCATENATED MODULE: ./lib/project/shell-args.js
/**
 * Putting somebody's words into a line of bash so that they stay words. `{{args}}` becomes one quoted word, or part of
 * one, in the way the place needs; where no way is certain, the command is refused. Pure.
 */


const ARGS = "{{args}}";
/** `template` holds `{{args}}` where `args` go. */
function shellLine(template, args) {
    const line = template.trim();
    if (args.includes("\0"))
        return unsafe("arguments cannot hold a NUL character.");
    if (!line.includes(ARGS))
        return { kind: "line", line };
    const mark = markFor(line);
    const marked = line.replaceAll(ARGS, mark);
    const tree = (0,parser/* parse */.qg)(marked);
    if (tree.errors !== undefined && tree.errors.length > 0)
        return unsafe(`\`!{${line}}\` is not a line bash understands.`);
    const places = feedsInterpreter(tree) ? undefined : findPlaces(tree, marked, mark);
    if (places === undefined)
        return unsafe(`in \`!{${line}}\` \`{{args}}\` ${ALLOWED}`);
    const filled = places.reduceRight((text, place) => {
        const words = QUOTE[place.within](args);
        return text.slice(0, place.at) + words + text.slice(place.at + mark.length);
    }, marked);
    return { kind: "line", line: filled };
}
const ALLOWED = "must be an argument of a command, bare or in plain quotes: not the command itself, not in `${\u2026}`, backticks, a here-document, a redirection or an assignment, not part of code for a shell or an interpreter, and not in a line that is piped into one.";
function unsafe(reason) {
    return { kind: "unsafe", reason };
}
/** A word that the template does not hold. */
function markFor(template) {
    const digest = (0,external_node_crypto_.createHash)("sha256").update(template).digest("hex");
    return `remitargs${digest}`;
}
/** In single quotes bash reads everything but a single quote as it stands; so each place is led into them. */
const QUOTE = {
    bare: (args) => `'${escapeSingle(args)}'`,
    single: escapeSingle,
    double: (args) => `"'${escapeSingle(args)}'"`,
};
function escapeSingle(args) {
    return args.replaceAll("'", `'\\''`);
}
/** Every place of the mark, in order; undefined when one of them cannot be filled with certainty. */
function findPlaces(tree, source, mark) {
    const found = new Map();
    const visit = (node) => {
        // In backticks a backslash means something even in single quotes: nothing there is taken, so the mark stays unplaced.
        if (node.type === "CommandExpansion" && node.text.startsWith("`"))
            return;
        if (node.type === "Command")
            for (const place of argumentPlaces(node, source, mark))
                found.set(place.at, place);
        (0,parser/* forEachChild */.dK)(node, visit);
    };
    visit(tree);
    const all = positions(source, mark, 0, source.length);
    const places = all.map((at) => found.get(at));
    return places.every((place) => place !== undefined) ? places : undefined;
}
function argumentPlaces(command, source, mark) {
    const words = [command.name, ...command.suffix].filter((item) => item?.type === "Word");
    return words.flatMap((word, index) => {
        if (index === 0 || !word.text.includes(mark) || isCode(words, index, mark))
            return [];
        return wordPlaces(word, source, mark);
    });
}
function wordPlaces(word, source, mark) {
    if (word.parts === undefined)
        return placesIn(word.pos, word.end, "bare", source, mark);
    return word.parts.flatMap((part) => {
        if (part.type === "Literal")
            return placesIn(part.pos, part.end, "bare", source, mark);
        if (part.type === "SingleQuoted")
            return placesIn(part.pos, part.end, "single", source, mark);
        if (part.type !== "DoubleQuoted")
            return [];
        return part.parts.flatMap((inner) => inner.type === "Literal" ? placesIn(inner.pos, inner.end, "double", source, mark) : []);
    });
}
function placesIn(from, to, within, source, mark) {
    return positions(source, mark, from, to)
        .filter((at) => within === "single" || !escapedAt(source, at)) // A backslash would take away our opening quote.
        .map((at) => ({ at, within }));
}
function escapedAt(source, at) {
    let backslashes = 0;
    while (source[at - 1 - backslashes] === "\\")
        backslashes += 1;
    return backslashes % 2 === 1;
}
function positions(source, mark, from, to) {
    const found = [];
    for (let at = source.indexOf(mark, from); at >= 0 && at < to; at = source.indexOf(mark, at + 1))
        found.push(at);
    return found;
}
/** Built-ins whose arguments are code, or names that bash evaluates once more (`test -v 'a[$(x)]'`). */
const BUILT_IN_CODE = new Set("eval source . trap alias let declare typeset local export readonly unset read mapfile readarray getopts test [".split(" "));
/** Programs that take code, or hand their arguments to a shell, wherever they stand in a command. */
const TAKES_CODE = new Set(["ssh", "awk", "gawk", "mawk", "nawk", "xargs", "parallel"]);
const INTERPRETER = /^(?:(?:|ba|da|z|k|mk|a|fi|tc|c|r|rba)sh|busybox|su|sudo|python[\d.]*|node|deno|bun|perl|ruby|php|lua|tclsh|osascript|pwsh|env|npx|npm|pnpm|yarn|script|watch)$/;
/** An option whose value, the next word or the rest of this one, is code. */
const CODE_OPTION = /^(?:-[A-Za-z]*[cerpES].*|--(?:eval|exec|execute|print|command|call|run|split-string)(?:=.*)?|-command|eval)$/s;
/** Whether a word is read as code by the command: what is quoted for bash would be read once more, unquoted. */
function isCode(words, index, mark) {
    const names = words.slice(0, index).map(programOf);
    if (names.some((name) => TAKES_CODE.has(name)) || BUILT_IN_CODE.has(names.find(isProgram) ?? ""))
        return true;
    const before = words[index - 1]?.value ?? "";
    if (names.includes("printf") && before === "-v")
        return true;
    if (!names.some((name) => INTERPRETER.test(name)))
        return false;
    const own = (words[index]?.value ?? "").split(mark)[0] ?? "";
    return (CODE_OPTION.test(before) && !before.includes("=")) || CODE_OPTION.test(own);
}
function isProgram(name) {
    return name !== "command" && name !== "builtin" && !name.startsWith("-");
}
function programOf(word) {
    return word?.value.split("/").at(-1) ?? "";
}
/** Whether the line pipes into something that reads its standard input as code: what is printed there is code. */
function feedsInterpreter(tree) {
    let feeds = false;
    const visit = (node) => {
        if (node.type === "Pipeline")
            feeds ||= node.commands.slice(1).some(readsCode);
        (0,parser/* forEachChild */.dK)(node, visit);
    };
    visit(tree);
    return feeds;
}
const SHELL = /^(?:(?:|ba|da|z|k|mk|a|fi|tc|c|r|rba)sh|busybox|su|sudo|env|source|\.|eval)$/;
function readsCode(node) {
    if (node.type !== "Command")
        return true; // A loop or a group may hold anything.
    const program = programOf(node.name);
    const operands = node.suffix.filter((item) => item.type === "Word" && item.value !== "-");
    return (SHELL.test(program) ||
        TAKES_CODE.has(program) ||
        BUILT_IN_CODE.has(program) ||
        (INTERPRETER.test(program) && operands.length === 0));
}

;// CONCATENATED MODULE: ./lib/project/command-plan.js
/**
 * A command's prompt with somebody's arguments, as a plan: text, files to read, lines for bash to judge and run. The
 * prompt is taken apart once, before anything is filled in, so that neither arguments nor the contents of a file can
 * bring in an `@{\u2026}` or `!{\u2026}` of their own. Pure.
 */


/** `args` is what follows the command's name, as it was typed. */
function planCommand(command, args) {
    const pieces = takeApart(command.prompt);
    if (typeof pieces === "string")
        return faulty(command, pieces);
    const parts = [];
    let placed = false;
    for (const piece of pieces) {
        if (piece.kind === "shell") {
            const line = shellLine(piece.text, args.trim());
            if (line.kind === "unsafe")
                return faulty(command, line.reason);
            parts.push({ kind: "shell", line: line.line });
            placed ||= piece.text.includes(command_plan_ARGS);
        }
        else if (piece.kind === "file") {
            parts.push({ kind: "file", path: piece.text.trim() });
        }
        else {
            placed ||= piece.text.includes(command_plan_ARGS);
            parts.push(...textParts(piece.text, args.trim()));
        }
    }
    // Without a place for them the arguments follow the prompt, with the command as it was typed.
    if (!placed && args.trim() !== "") {
        parts.push({ kind: "text", text: "\n\n" }, { kind: "args", text: `/${command.name} ${args.trim()}` });
    }
    return { kind: "plan", parts };
}
/** Stands for the arguments in a prompt. */
const command_plan_ARGS = "{{args}}";
function faulty(command, reason) {
    return { kind: "faulty", message: `${command.path}: ${reason}` };
}
function textParts(text, args) {
    return text
        .split(command_plan_ARGS)
        .flatMap((piece, index) => [
        ...(index === 0 ? [] : [{ kind: "args", text: args }]),
        ...(piece === "" ? [] : [{ kind: "text", text: piece }]),
    ]);
}
/** Text, `@{\u2026}` and `!{\u2026}`; braces inside must be balanced. A sentence for one that is not closed. */
function takeApart(prompt) {
    const pieces = [];
    let done = 0;
    for (let at = nextOpening(prompt, 0); at >= 0; at = nextOpening(prompt, done)) {
        const end = closing(prompt, at + 2);
        if (end < 0)
            return `\`${(0,cut/* firstOf */.Ku)(prompt.slice(at), 30).split("\n")[0]}\` is not closed: braces inside it must be balanced.`;
        if (at > done)
            pieces.push({ kind: "text", text: prompt.slice(done, at) });
        pieces.push({ kind: prompt[at] === "@" ? "file" : "shell", text: prompt.slice(at + 2, end) });
        done = end + 1;
    }
    if (done < prompt.length)
        pieces.push({ kind: "text", text: prompt.slice(done) });
    return pieces;
}
function nextOpening(prompt, from) {
    const found = prompt.slice(from).search(/[@!]\{/);
    return found < 0 ? -1 : from + found;
}
function closing(prompt, from) {
    let depth = 1;
    for (let at = from; at < prompt.length; at += 1) {
        if (prompt[at] === "{")
            depth += 1;
        if (prompt[at] === "}")
            depth -= 1;
        if (depth === 0)
            return at;
    }
    return -1;
}

// EXTERNAL MODULE: ./lib/request/trigger.js + 8 modules
var trigger = __webpack_require__(96364);
;// CONCATENATED MODULE: ./lib/run/asked.js


/** The wish with the prompt file not read yet, which costs git: whether anything is asked for at all. */
function readWish(event, settings) {
    const { promptFile = "", prompt } = settings.wish;
    return wishWith(event, settings, promptFile === "" ? prompt : `@${promptFile}`);
}
function wishWith(event, { wish, github }, prompt) {
    const { runId, actor = "" } = github;
    return (0,trigger/* readTrigger */.v)(event, { ...wish, prompt, runId, actor });
}
/** Read the prompt file and the command's file, both at the trusted commit. */
async function readAsked(wish, event, settings, project) {
    const prompt = await readPrompt(settings.wish, project);
    if (typeof prompt !== "string")
        return { kind: "faulty", faults: [prompt] };
    const whole = wishWith(event, settings, prompt);
    if (whole.kind === "declined")
        return whole;
    const called = wish.command;
    const asked = { instruction: whole.instruction, prompt };
    if (called === undefined || BUILT_IN.has(called.name.toLowerCase()))
        return { kind: "asked", asked };
    const command = await readCalled(called, project);
    if (command.kind === "declined" || command.kind === "faulty")
        return command;
    return { kind: "asked", asked: { ...asked, instruction: withCommand(called, whole.instruction), command } };
}
async function readPrompt({ prompt, promptFile = "" }, { tree }) {
    if (promptFile === "")
        return prompt;
    const file = await tree.read(promptFile);
    if (file.kind === "text")
        return [file.text.trim(), prompt].filter((text) => text !== "").join("\n\n");
    return {
        kind: "config",
        message: `prompt-file is \`${promptFile}\`: ${file.kind === "missing" ? "there is no such file at the trusted commit" : file.reason}.`,
        hint: "It is read at the default branch; give its path from the root of the repository.",
    };
}
/** Commands of Remit's own, which no file of the repository stands in for. */
const BUILT_IN = new Set(["review", "plan", "approve", "continue", "stop"]);
async function readCalled({ name, args }, project) {
    const found = await project.command(name);
    if (found.kind === "unknown") {
        if (project.settings.servers.length > 0)
            return { kind: "elsewhere", call: { name, args }, known: found.known };
        return { kind: "declined", reason: unknownCommand(name, found.known) };
    }
    if (found.kind === "faulty")
        return { kind: "faulty", faults: [{ kind: "config", message: found.message }] };
    const plan = planCommand(found.command, args);
    if (plan.kind === "faulty")
        return { kind: "faulty", faults: [{ kind: "config", message: plan.message }] };
    return { kind: "file", file: found.command, parts: plan.parts };
}
/** What is said to somebody who called a command that there is not. `known` are those there are besides the built-in. */
function unknownCommand(name, known) {
    const names = [...BUILT_IN, ...known].map((one) => `/${one}`).join(", ");
    return `There is no command /${name}. There are ${names}.`;
}
/** The trigger takes the command's name off what was said; whoever reads the request should see it. */
function withCommand({ name, args }, said) {
    return (said.startsWith(args) ? `/${name} ${said}` : `/${name} ${args}\n\n${said}`).trim();
}


/***/ }),

/***/ 18074:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ AUTHOR),
/* harmony export */   r: () => (/* binding */ authorOf)
/* harmony export */ });
/** Of commits below `refs/remit/`; the address is nobody's. */
const AUTHOR = { name: "Remit", email: "remit@users.noreply.localhost" };
/** Commits are the action's, as `github-actions[bot]`'s are: id 41898282 is that account's on github.com. */
function authorOf(serverUrl) {
    const host = new URL(serverUrl).hostname || "localhost";
    return { name: "github-actions[bot]", email: `41898282+github-actions[bot]@users.noreply.${host}` };
}


/***/ }),

/***/ 2714:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wd: () => (/* binding */ bringBase),
/* harmony export */   lN: () => (/* binding */ findBase),
/* harmony export */   xA: () => (/* binding */ catchUp)
/* harmony export */ });
/* harmony import */ var _change_branch_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33758);
/* harmony import */ var _change_catch_up_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70873);
/* harmony import */ var _change_wording_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79064);
/* harmony import */ var _ports_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48076);
/* harmony import */ var _author_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18074);
/** A task's branch is brought up to date with its base before anybody works on it. */





/**
 * The request as it starts: on the branch of its task with what the base has had since. As it was where there is no such
 * branch, where this very request was published there already, or where the two histories cannot be compared.
 */
async function catchUp(place, order, admitted) {
    const { request, policy } = admitted;
    // A commit that GitHub makes follows one other.
    if (policy.publish.signed.value)
        return admitted;
    if (request.kind !== "change" || !(0,_change_branch_js__WEBPACK_IMPORTED_MODULE_3__/* .isTasks */ .rj)(request, order.settings.wish.branchPrefix))
        return admitted;
    try {
        return { ...admitted, request: await bring(place, order, request) };
    }
    catch (error) {
        // Whatever is broken will be in the way of the work too, and is told there.
        if (error instanceof _ports_js__WEBPACK_IMPORTED_MODULE_1__/* .GitError */ .XS || error instanceof _ports_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubError */ .y_)
            return admitted;
        throw error;
    }
}
async function bring(place, order, request) {
    const { git } = place;
    const { base: branch } = request;
    await git.fetch(branch.sha);
    if ((0,_change_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .keyIn */ .xB)((await git.inspect(branch.sha)).message) === request.key)
        return request;
    const onto = await findBase(place, order, request);
    if (onto === undefined || onto.sha === branch.sha)
        return request;
    const parting = await git.history.parting(branch.sha, onto.sha);
    if (parting === undefined)
        return request;
    const author = (0,_author_js__WEBPACK_IMPORTED_MODULE_2__/* .authorOf */ .r)(order.settings.github.serverUrl);
    const { commits } = await git.history.log(onto.sha, { most: 1 });
    const caughtUp = await (0,_change_catch_up_js__WEBPACK_IMPORTED_MODULE_0__/* .planCatchUp */ ._A)(git, { branch, onto, parting, author, time: commits[0]?.time ?? 0 });
    if (caughtUp === undefined)
        return request;
    const sha = await (0,_change_catch_up_js__WEBPACK_IMPORTED_MODULE_0__/* .joinBase */ .OU)(git, branch.name, caughtUp, author);
    return { ...request, base: { name: branch.name, sha }, caughtUp };
}
/** Where the task's pull request is to be merged into, as it is now. */
async function findBase({ github }, { settings }, { trusted }) {
    const name = settings.wish.baseBranch || trusted.name;
    return name === trusted.name ? trusted : await github.branch(name);
}
/** Bring all that a run's first commit is made of, and make it again where it was made here. */
async function bringBase(git, { base, caughtUp }, serverUrl) {
    if (caughtUp === undefined || base.sha === caughtUp.head)
        return await git.fetch(base.sha);
    const { head, fork, onto } = caughtUp;
    await Promise.all([head, fork, onto.sha].map((commit) => git.fetch(commit)));
    await (0,_change_catch_up_js__WEBPACK_IMPORTED_MODULE_0__/* .joinBase */ .OU)(git, base.name, caughtUp, (0,_author_js__WEBPACK_IMPORTED_MODULE_2__/* .authorOf */ .r)(serverUrl));
}


/***/ }),

/***/ 61961:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ refuseTick),
/* harmony export */   _: () => (/* binding */ tellDashboard)
/* harmony export */ });
/* harmony import */ var _change_branch_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33758);
/* harmony import */ var _events_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23531);
/* harmony import */ var _ports_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48076);
/* harmony import */ var _first_job_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96389);
/** The dashboard of a repository's tasks: each run of one writes its own row, and a tick there starts a run. */




/** Why a tick is none: the issue is somebody else's, whatever stands in it. Undefined for any other wish. */
async function refuseTick({ github }, { board }) {
    if (board === undefined)
        return undefined;
    try {
        const self = await github.self();
        if (board.author.id === self.id)
            return undefined;
        return `Issue #${board.number} is by @${board.author.login}: only a dashboard that Remit has opened starts tasks.`;
    }
    catch (error) {
        if (error instanceof _ports_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubError */ .y_)
            return `GitHub did not say whose dashboard it is: ${error.message}`;
        throw error;
    }
}
/** Write the row of this run's task, where a dashboard is asked for. What GitHub does not take is a warning. */
async function tellDashboard(desk, order, admitted, outcome) {
    const { wish, github: place } = order.settings;
    const { task } = admitted.request;
    if (wish.dashboard !== true || task === undefined || !(0,_first_job_js__WEBPACK_IMPORTED_MODULE_2__/* .speaks */ .u)(order) || order.stop.aborted)
        return;
    try {
        const pull = await pullOf(desk, order, admitted, outcome);
        const at = Math.floor(desk.clock.now() / 1000);
        const run = /^\d{1,20}$/.test(place.runId) ? place.runId : "0";
        const row = { task, ticked: false, conclusion: outcome.conclusion, pull, run, at };
        await putRow(desk, row, `${place.serverUrl}/${place.repository}`);
    }
    catch (error) {
        if (!(error instanceof _ports_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubError */ .y_))
            throw error;
        const lacks = error.permission === undefined ? "" : ` The token lacks ${error.permission}.`;
        desk.runner.annotate("warning", "Remit: dashboard not written", `${error.message}.${lacks}`);
    }
}
async function pullOf({ github }, order, { request }, outcome) {
    const published = outcome.publication?.pull?.number;
    if (published !== undefined)
        return published;
    if (!(0,_change_branch_js__WEBPACK_IMPORTED_MODULE_3__/* .isTasks */ .rj)(request, order.settings.wish.branchPrefix))
        return 0;
    return (await github.pullsFrom(request.base.name))[0]?.number ?? 0;
}
/** Milliseconds before looking again: another task's run may have written at the same time, and one write wins. */
const AGAIN = [500, 2_000, 5_000];
async function putRow({ github, clock }, row, home) {
    for (const wait of [...AGAIN, undefined]) {
        const found = await findBoard(github);
        const rows = (found && (0,_events_js__WEBPACK_IMPORTED_MODULE_0__/* .readBoard */ .n_)(found.body)) ?? [];
        const body = (0,_events_js__WEBPACK_IMPORTED_MODULE_0__/* .writeBoard */ .i_)([...rows.filter(({ task }) => task !== row.task), row], home);
        const { number } = await (found === undefined
            ? github.createIssue({ title: TITLE, body })
            : github.updateIssue(found.number, { body }));
        const now = await findBoard(github);
        // Of two that were opened at once the first stays.
        if (now !== undefined && now.number !== number && found === undefined)
            await github.updateIssue(number, { state: "closed" });
        const stands = now?.number === number && (0,_events_js__WEBPACK_IMPORTED_MODULE_0__/* .readBoard */ .n_)(now.body)?.some((each) => isSame(each, row));
        if (stands === true || wait === undefined)
            return;
        await clock.sleep(wait);
    }
}
const TITLE = "Remit dashboard";
/** The oldest open one that is ours: anybody can copy the marker. */
async function findBoard(github) {
    const self = await github.self();
    const ours = (await github.issuesBy(self.login)).filter(({ author, open, isPull, body }) => author.id === self.id && open && !isPull && (0,_events_js__WEBPACK_IMPORTED_MODULE_0__/* .readBoard */ .n_)(body) !== undefined);
    return ours.toSorted((a, b) => a.number - b.number)[0];
}
function isSame(a, b) {
    return a.task === b.task && a.run === b.run && a.at === b.at && a.conclusion === b.conclusion;
}


/***/ }),

/***/ 96389:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ leaveProposal),
/* harmony export */   u: () => (/* binding */ speaks)
/* harmony export */ });
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97309);
/* harmony import */ var _change_parcel_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58859);


/** Whether this job itself tells people on GitHub what it does. */
function speaks({ settings }) {
    return !settings.dryRun && settings.job?.kind !== "propose";
}
/** Write the proposal's directory where this job only proposes, with the log as it is now. Where it is, for the outputs. */
async function leaveProposal(world, { settings, places }, { request, policy }, { outcome, end, made, reviewed }) {
    if (settings.job?.kind !== "propose" || outcome.conclusion === "declined")
        return {};
    const { repository, runId } = settings.github;
    const { publication: _, ...told } = outcome;
    const ended = end && (0,_log_js__WEBPACK_IMPORTED_MODULE_0__/* .mask */ .dK)(end, world.secrets);
    const review = reviewed?.kind === "proposed" && ended && { plan: reviewed.plan, end: ended };
    const change = made?.kind === "proposed" && ended && changeOf(made, ended);
    const log = Buffer.from(world.log.entries.map((entry) => `${JSON.stringify(entry)}\n`).join(""));
    const said = { outcome: (0,_log_js__WEBPACK_IMPORTED_MODULE_0__/* .mask */ .dK)(told, world.secrets), ...(change && { change }), ...(review && { review }), log };
    const about = { repository, run: runId, key: request.key, policy: policy.source.digest };
    const packed = await (0,_change_parcel_js__WEBPACK_IMPORTED_MODULE_1__/* .packParcel */ .Pl)({ ...about, ...said }, world.git);
    const proposalPath = `${places.run}/proposal`;
    for (const [name, bytes] of packed.files)
        await world.files.write(`${proposalPath}/${name}`, bytes);
    return { proposalPath, proposalDigest: packed.digest };
}
function changeOf({ proposal, unverified }, end) {
    return { proposal, end, ...(unverified !== undefined && { unverified }) };
}


/***/ }),

/***/ 16331:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l: () => (/* binding */ passGate),
  G: () => (/* binding */ readTrusted)
});

// EXTERNAL MODULE: ./lib/policy/load.js + 8 modules
var load = __webpack_require__(84417);
// EXTERNAL MODULE: ./lib/policy/manifests.js
var policy_manifests = __webpack_require__(8040);
// EXTERNAL MODULE: ./node_modules/@cfworker/json-schema/dist/esm/validator.js + 6 modules
var validator = __webpack_require__(60207);
// EXTERNAL MODULE: ./lib/lib/cut.js
var cut = __webpack_require__(89823);
;// CONCATENATED MODULE: ./lib/project/output-schema.js
/** The schema that the input `output-schema` asks the final answer to fit. */


/** `input` is a schema, when it begins with a brace, or else the path of one at the trusted commit. */
async function readOutputSchema(input, tree) {
    const given = input.trim();
    if (given === "")
        return { kind: "none" };
    if (given.startsWith("{"))
        return parse(given, "input output-schema");
    const file = await tree.read(given);
    if (file.kind === "text")
        return parse(file.text, given);
    const why = file.kind === "missing" ? "there is no such file at the trusted commit" : file.reason;
    return faulty(`output-schema is \`${(0,cut/* firstOf */.Ku)(given, 200)}\`: ${why}`);
}
function parse(text, source) {
    let schema;
    try {
        schema = JSON.parse(text);
    }
    catch (error) {
        return faulty(`${source} is not JSON: ${error instanceof Error ? error.message : String(error)}`);
    }
    if (!isObject(schema))
        return faulty(`${source} is no JSON object`);
    const wrong = faultIn(schema, "#") ?? unusable(schema);
    return wrong === undefined ? { kind: "read", form: { schema, source } } : faulty(`${source}, ${wrong}`);
}
function faulty(message) {
    const hint = "Give a JSON Schema (2020-12) as one JSON object, or the path of a file with one in the default branch; references stay within it.";
    return { kind: "faulty", fault: { kind: "config", message: `${message}.`, hint } };
}
// References that lead nowhere and patterns that are none show themselves when they are used.
function unusable(schema) {
    try {
        new validator/* Validator */.D(schema, "2020-12", false).validate(null);
        return undefined;
    }
    catch (error) {
        return `which cannot be used: ${error instanceof Error ? error.message.split("\n")[0] : String(error)}`;
    }
}
const TYPES = ["array", "boolean", "integer", "null", "number", "object", "string"];
/** Keywords whose value is a schema, a list of schemas, or schemas by name. */
const NESTED = ["items", "additionalProperties", "contains", "not", "if", "then", "else", "propertyNames"];
const LISTED = ["anyOf", "oneOf", "allOf", "prefixItems"];
const NAMED = ["properties", "$defs", "definitions", "patternProperties", "dependentSchemas"];
/** The first keyword that says nothing a validator could check, in words; validators pass over those in silence. */
function faultIn(schema, at) {
    if (typeof schema === "boolean")
        return undefined;
    if (!isObject(schema))
        return `at ${at}: expected a schema, found ${(0,cut/* firstOf */.Ku)(JSON.stringify(schema), 80)}`;
    return ownFault(schema, at) ?? firstFault(inner(schema, at), ([each, where]) => faultIn(each, where));
}
function ownFault(schema, at) {
    const { type, required, pattern, $ref: reference, enum: values } = schema;
    const types = Array.isArray(type) ? type : [type];
    if (type !== undefined && !types.every((each) => TYPES.some((known) => known === each))) {
        return `at ${at}/type: expected one of ${TYPES.join(", ")}, found ${JSON.stringify(type)}`;
    }
    if (required !== undefined && !(Array.isArray(required) && required.every((each) => typeof each === "string"))) {
        return `at ${at}/required: expected a list of names`;
    }
    if (values !== undefined && !Array.isArray(values))
        return `at ${at}/enum: expected a list`;
    if (reference !== undefined && !(typeof reference === "string" && reference.startsWith("#"))) {
        return `at ${at}/$ref: expected a reference within the schema (#\u2026), found ${JSON.stringify(reference)}`;
    }
    return pattern === undefined ? undefined : patternFault(pattern, at);
}
function patternFault(pattern, at) {
    try {
        return typeof pattern === "string" && new RegExp(pattern, "u").source !== "" ? undefined : noPattern(pattern, at);
    }
    catch {
        return noPattern(pattern, at);
    }
}
function noPattern(pattern, at) {
    return `at ${at}/pattern: ${JSON.stringify(pattern)} is no regular expression`;
}
function inner(schema, at) {
    return [
        ...NESTED.flatMap((name) => (schema[name] === undefined ? [] : [[schema[name], `${at}/${name}`]])),
        ...LISTED.flatMap((name) => items(schema[name]).map((each, index) => [each, `${at}/${name}/${index}`])),
        ...NAMED.flatMap((name) => entries(schema[name]).map(([key, each]) => [each, `${at}/${name}/${key}`])),
    ];
}
function items(value) {
    if (value === undefined)
        return [];
    return Array.isArray(value) ? value : [value];
}
function entries(value) {
    if (value === undefined)
        return [];
    return isObject(value) ? Object.entries(value) : [["", value]];
}
function firstFault(all, find) {
    for (const each of all) {
        const found = find(each);
        if (found !== undefined)
            return found;
    }
    return undefined;
}
function isObject(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}

// EXTERNAL MODULE: ./lib/project/trusted.js + 6 modules
var project_trusted = __webpack_require__(63858);
// EXTERNAL MODULE: ./lib/ports.js + 4 modules
var ports = __webpack_require__(48076);
;// CONCATENATED MODULE: ./lib/request/earlier-branch.js

/** Of several branches the last counts. Costs a request to GitHub where there is one. */
async function findEarlierBranch({ github, git, stem, slugs }) {
    const found = (await git.remoteBranches(stem)).filter(({ name }) => isOf(name, stem, slugs));
    const [branch] = found.toSorted((a, b) => roundOf(b.name) - roundOf(a.name));
    if (branch === undefined)
        return { kind: "none" };
    return (await isMerged(branch, github))
        ? { kind: "merged", round: roundOf(branch.name) + 1 }
        : { kind: "open", branch };
}
function isOf(name, stem, slugs) {
    return name === stem || name.startsWith(`${stem}.`) || (slugs && name.startsWith(`${stem}-`));
}
/** `remit/issue-12-wrong-total.2` is of the second round; slugs have no dots. */
function roundOf(name) {
    return Number(/\.([1-9]\d{0,5})$/.exec(name)?.[1] ?? 1);
}
/** What was merged and has moved since is somebody's again. */
async function isMerged({ name, sha }, github) {
    try {
        const last = await github.lastPullFrom(name);
        return last?.merged === true && last.head.sha === sha;
    }
    catch (error) {
        if (error instanceof ports/* GitHubError */.y_ && [403, 404].includes(error.status))
            return false; // May not be known here.
        throw error;
    }
}

;// CONCATENATED MODULE: ./lib/request/admission.js


/** Admit a wish or say why not. GitHub's errors count as a no, except those of a broken world: they throw. */
async function admit(wish, facts) {
    const lookups = Promise.all([lookUpAskers(wish, facts.github), pinSubject(wish, facts), findBase(wish, facts)]);
    lookups.catch(() => { }); // Awaited below; must not count as unhandled while the policy is read.
    const [who, trusted] = await Promise.all([facts.who, facts.trusted]);
    const [[asker, ...others], subject, ownBase] = await lookups;
    const least = leastFor(wish, subject, who);
    const refused = [asker, ...others].map((each) => refuseActor(each, who, least)).find((refusal) => refusal);
    if (refused !== undefined)
        return refused;
    if (subject !== undefined && "reason" in subject)
        return subject;
    const unfit = subject && refuseSubject(subject, wish, who, trusted);
    if (unfit !== undefined)
        return unfit;
    const base = subject?.subject.head ?? ("round" in ownBase ? ownBase.base : ownBase);
    if ("reason" in base)
        return base;
    return {
        kind: wish.kind,
        trigger: wish.trigger,
        actor: asker.actor,
        ...(subject === undefined ? {} : { subject: subject.subject }),
        instruction: wish.instruction,
        trusted,
        base,
        ...("round" in ownBase && { round: ownBase.round }),
        key: wish.key,
        ...(wish.commentId === undefined ? {} : { commentId: wish.commentId }),
        ...(wish.phrase === undefined ? {} : { phrase: wish.phrase }),
        ...(wish.occasion === undefined ? {} : { occasion: wish.occasion }),
        ...(wish.task === undefined ? {} : { task: wish.task }),
    };
}
function declined(reason) {
    return { kind: "declined", reason };
}
/** The author of the comment first. On a schedule nobody asks: who touched the workflow last is only named. */
async function lookUpAskers(wish, github) {
    const [author, ...others] = wish.askers;
    if (wish.trigger === "schedule")
        return [{ actor: { ...author, permission: "none" } }];
    const [first, rest] = await Promise.all([
        lookUp(author, github),
        Promise.all(others.map((each) => lookUp(each, github))),
    ]);
    return [first, ...rest];
}
/** The permission and kind of account as the API gives them: the event's own hints can be forged or out of date. */
async function lookUp(asker, github) {
    try {
        const [permission, account] = await Promise.all([permissionOf(asker, github), accountOf(asker, github)]);
        const bot = asker.bot || account.bot;
        const same = account.id === asker.id || asker.id === 0;
        const actor = { login: asker.login, id: asker.id || account.id, permission, bot };
        return same ? { actor } : { actor, trouble: "the login belongs to another account by now" };
    }
    catch (error) {
        if (!(error instanceof ports/* GitHubError */.y_))
            throw error;
        const actor = { login: asker.login, id: asker.id, permission: "none", bot: asker.bot };
        return { actor, trouble: `GitHub did not say what they may do (${error.status}): ${withoutPeriod(error.message)}` };
    }
}
function withoutPeriod(sentence) {
    return sentence.replace(/\.$/, "");
}
// Apps are no collaborators: for most of them GitHub has no permission to tell.
async function permissionOf(asker, github) {
    if (!asker.bot)
        return await github.permission(asker.login);
    try {
        return await github.permission(asker.login);
    }
    catch (error) {
        if (error instanceof ports/* GitHubError */.y_ && error.status === 404)
            return "none";
        throw error;
    }
}
/** Where a server shows no accounts, the event's word counts: it is GitHub's too, and says no more than who and of what kind. */
async function accountOf(asker, github) {
    try {
        return await github.account(asker.login);
    }
    catch (error) {
        if (error instanceof ports/* GitHubError */.y_ && error.status === 404 && asker.id !== 0)
            return asker;
        throw error;
    }
}
const LADDER = ["none", "read", "triage", "write", "maintain", "admin"];
/**
 * The permission it takes; undefined where nobody asks. A schedule is asked for by the workflow at the default branch,
 * and a look at a fork's new commits by the policy's `forks`: whoever pushes there needs no permission here.
 */
function leastFor({ trigger, kind }, subject, who) {
    if (trigger === "schedule")
        return undefined;
    const fork = subject !== undefined && "subject" in subject && subject.subject.fromFork;
    if (!fork || trigger !== "pull" || kind !== "review" || who.forks.value === "nothing")
        return who.permission;
    return { value: "none", source: who.forks.source };
}
function refuseActor({ actor, trouble }, who, asked) {
    if (asked === undefined)
        return undefined;
    const { login, permission } = actor;
    if (trouble !== undefined)
        return declined(`@${login} may not start a run: ${trouble}.`);
    if (actor.bot) {
        if (who.bots.value.some((name) => name.toLowerCase() === login.toLowerCase()))
            return undefined;
        return declined(`@${login} is a bot that the policy does not name: bots = [${JSON.stringify(login)}] would.`);
    }
    const { value: least, source } = asked;
    if (LADDER.indexOf(permission) >= LADDER.indexOf(least))
        return undefined;
    return declined(`@${login} has ${permission} permission; the policy asks for ${least} (${source}).`);
}
/** A pull request's head is read once, here, and worked on by its commit from then on. */
async function pinSubject(wish, { github }) {
    if (wish.subject === undefined)
        return undefined;
    const { kind, number } = wish.subject;
    const title = wish.thread?.title;
    try {
        if (kind === "issue") {
            return { subject: { kind, number, title: title ?? (await github.issue(number)).title, fromFork: false } };
        }
        const pull = await github.pull(number);
        const { head, base, fromFork } = pull;
        return { subject: { kind, number, title: title ?? pull.title, head, base, fromFork }, pull };
    }
    catch (error) {
        if (!(error instanceof ports/* GitHubError */.y_))
            throw error;
        return declined(`GitHub did not give ${kind === "pull" ? "pull request" : "issue"} #${number} (${error.status}): ${error.message}`);
    }
}
function refuseSubject({ subject, pull }, { kind, subject: told }, who, trusted) {
    if (pull === undefined)
        return undefined;
    const name = `Pull request #${subject.number}`;
    if (told?.head !== undefined && told.head !== pull.head.sha) {
        return declined(`${name} has moved from ${told.head} to ${pull.head.sha} since: that commit has an event of its own.`);
    }
    if (subject.fromFork && who.forks.value === "nothing") {
        return declined(`${name} comes from a fork, and the policy does nothing there (${who.forks.source}).`);
    }
    if (subject.fromFork && kind === "change") {
        return declined(`${name} comes from a fork, which can be reviewed but not changed (${who.forks.source}): ask for /review.`);
    }
    if (kind === "change" && !pull.open) {
        const instead = pull.merged
            ? "Ask on the issue: what follows gets a branch and a pull request of its own"
            : "Reopen it, or ask on the issue";
        return declined(`${name} is ${pull.merged ? "merged" : "closed"}: there is no branch to put a change on. ${instead}.`);
    }
    if (kind === "change" && pull.head.name === trusted.name) {
        return declined(`${name} comes from ${trusted.name}, the default branch, which Remit does not push to.`);
    }
    return undefined;
}
/** Where work that is not on a pull request starts: the branch of an earlier request on the same subject, else the base. */
async function findBase(wish, facts) {
    if (wish.subject?.kind === "pull")
        return await facts.trusted; // The pull request's own head takes its place.
    try {
        const earlier = await earlierBranch(wish, facts);
        if (earlier.kind === "open")
            return earlier.branch;
        const base = await (wish.branch ? sameBranch(wish.branch, facts) : baseBranch(facts));
        return earlier.kind === "none" || "reason" in base ? base : { base, round: earlier.round };
    }
    catch (error) {
        if (!(error instanceof ports/* GitHubError */.y_))
            throw error;
        return declined(`GitHub did not say where the base branch is (${error.status}): ${error.message}`);
    }
}
/** `change/branch` names these: `remit/issue-12` and a slug, `remit/task-lint`, and `remit/dispatch-` and the key. */
async function earlierBranch({ subject, task, key }, { github, git, branchPrefix }) {
    const own = task === undefined ? `dispatch-${key}` : `task-${task}`;
    const stem = `${branchPrefix}${subject === undefined ? own : `issue-${subject.number}`}`;
    return await findEarlierBranch({ github, git, stem, slugs: subject !== undefined });
}
async function baseBranch({ github, baseBranch: name, ...facts }) {
    const trusted = await facts.trusted;
    if (name === undefined || name === "" || name === trusted.name)
        return trusted;
    return (await github.branch(name)) ?? declined(`There is no branch ${JSON.stringify(name)} (input base-branch).`);
}
/** A failure is mended where the next change would start from, unless that has moved on. */
async function sameBranch(branch, facts) {
    const base = await baseBranch(facts);
    if ("reason" in base)
        return base;
    if (base.name !== branch.name) {
        return declined(`The run was for ${branch.name}, which has no open pull request here: Remit mends pull requests and ${base.name}.`);
    }
    if (base.sha === branch.sha)
        return base;
    return declined(`${base.name} has moved from ${branch.sha} to ${base.sha} since: its own checks will tell.`);
}

// EXTERNAL MODULE: ./lib/change/wording.js
var wording = __webpack_require__(79064);
// EXTERNAL MODULE: ./lib/report/marker.js
var marker = __webpack_require__(53086);
;// CONCATENATED MODULE: ./lib/run/attempts.js
/** How often Remit tries to mend what fails: once for each commit that somebody else made. */



/**
 * Why a failed workflow run is left to people: it failed on a commit that was to mend another failure, or another run
 * has tried already. Undefined for any other request. Afterwards the request's base is here.
 */
async function refuseAttempt({ git, github }, { runUrl }, request) {
    if (request.occasion?.kind !== "failure")
        return undefined;
    const { base, key, subject } = request;
    await git.fetch(base.sha);
    if ((0,wording/* mends */.E4)((await git.inspect(base.sha)).message)) {
        return `${base.sha} is Remit's own attempt to mend a failure, and it failed as well: somebody should look at it.`;
    }
    if (subject === undefined)
        return undefined;
    try {
        const [comments, self] = await Promise.all([github.comments(subject.number), github.self()]);
        const found = (0,marker/* findMarked */.Em)(comments, { key, subject: subject.number }, self.id);
        // The job of this very run may be run again.
        if (found === undefined || found.body.includes(runUrl))
            return undefined;
        return `Another run has tried to mend ${base.sha} already: ${found.url}`;
    }
    catch (error) {
        if (error instanceof ports/* GitHubError */.y_)
            return `GitHub did not say whether this was tried before: ${error.message}`;
        throw error;
    }
}

// EXTERNAL MODULE: ./lib/run/dashboard.js
var dashboard = __webpack_require__(61961);
// EXTERNAL MODULE: ./lib/run/asked.js + 2 modules
var run_asked = __webpack_require__(10793);
;// CONCATENATED MODULE: ./lib/run/gate.js








/** Policy, permissions and branches are asked for at the same time; the answer is the same as if one came after the other. */
async function passGate(world, order) {
    const { settings, event } = order;
    const wish = (0,run_asked/* readWish */.aR)(event, settings);
    if (wish.kind === "declined")
        return wish;
    const trusted = pinTrusted(world, event.payload);
    const reading = trusted.then((pinned) => readTrusted(world, pinned, settings));
    const admitting = admit(wish, {
        github: world.github,
        git: world.git,
        who: reading.then(({ loaded }) => (loaded.kind === "loaded" ? loaded.policy.who : NOBODY)),
        trusted,
        baseBranch: settings.wish.baseBranch,
        branchPrefix: settings.wish.branchPrefix,
    });
    const [{ loaded, project }, admitted] = await Promise.all([reading, admitting]);
    const faults = [...policyFaults(loaded), ...(project.kind === "faulty" ? project.faults : [])];
    if (faults.length > 0)
        return { kind: "closed", faults };
    if (admitted.kind === "declined")
        return admitted;
    if (loaded.kind !== "loaded" || project.kind !== "read")
        throw new Error("A policy without faults is loaded.");
    const tried = (await (0,dashboard/* refuseTick */.Q)(world, wish)) ?? (await refuseAttempt(world, order, admitted));
    if (tried !== undefined)
        return { kind: "declined", reason: tried };
    const told = await (0,run_asked/* readAsked */.vo)(wish, event, settings, project.project);
    if (told.kind === "declined")
        return told;
    if (told.kind === "faulty")
        return { kind: "closed", faults: told.faults };
    const output = await readOutputSchema(settings.wish.outputSchema ?? "", project.project.tree);
    if (output.kind === "faulty")
        return { kind: "closed", faults: [output.fault] };
    const { asked } = told;
    const form = output.kind === "read" ? { form: output.form } : {};
    const request = { ...admitted, instruction: asked.instruction };
    const limits = tighten(loaded.policy.limits, settings.tighten);
    return { kind: "open", wish, request, asked, policy: loaded.policy, project: project.project, ...form, limits };
}
// A policy that cannot be read admits nobody; its faults are told in place of this.
const NOBODY = {
    permission: { value: "admin", source: "faulty policy" },
    bots: { value: [], source: "faulty policy" },
    forks: { value: "nothing", source: "faulty policy" },
};
/** The default branch and the commit it points to now, which is here afterwards. */
async function pinTrusted({ github, git }, payload) {
    const name = defaultBranchOf(payload) ?? (await github.repository()).defaultBranch;
    const [pinned] = await git.fetchHeads([name]);
    if (pinned === undefined) {
        throw new Error(`The default branch ${name} does not exist. An empty repository has no policy.`);
    }
    return pinned;
}
/** GitHub names it in most events, which saves a request. */
function defaultBranchOf(payload) {
    const repository = payload?.repository;
    return typeof repository?.default_branch === "string" ? repository.default_branch : undefined;
}
/** Policy and project as the trusted commit has them, which is here already. */
async function readTrusted({ git }, trusted, { policyFile, projectSettings, noSandbox }) {
    const project = await (0,project_trusted/* readProject */.W)(git, trusted.sha, projectSettings);
    const names = policy_manifests/* MANIFESTS */.V.filter((name) => project.kind === "read" && project.project.tree.paths.includes(name));
    const [bytes, ...manifests] = await Promise.all([policyFile, ...names].map((path) => git.show(trusted.sha, path)));
    const texts = new Map(names.map((name, index) => [name, manifests[index]?.toString("utf8") ?? ""]));
    const file = bytes && { path: policyFile, ref: trusted.name, text: bytes.toString("utf8") };
    const loaded = (0,load/* loadPolicy */.t)(file, texts);
    return {
        loaded: loaded.kind === "loaded" ? { ...loaded, policy: withoutSandbox(loaded.policy, noSandbox) } : loaded,
        project,
    };
}
/** As if the policy had switched it off: then only listed commands run. */
function withoutSandbox(policy, source) {
    if (source === undefined || policy.sandbox.mode.value === "off")
        return policy;
    const { commands } = policy.shell;
    const listed = { value: commands.value === "any" ? "listed" : commands.value, source };
    return {
        ...policy,
        sandbox: { ...policy.sandbox, mode: { value: "off", source } },
        shell: { ...policy.shell, commands: listed },
    };
}
function policyFaults(loaded) {
    if (loaded.kind === "loaded")
        return [];
    return loaded.faults.map(({ path, line, column, message, hint }) => ({
        kind: "config",
        message: `${path}:${line}:${column}: ${message}`,
        ...(hint === undefined ? {} : { hint }),
    }));
}
/** Inputs can only tighten: the smaller number holds, and says where it was set. */
function tighten(policy, inputs) {
    return Object.fromEntries(Object.entries(policy).map(([name, limit]) => {
        const input = inputs[name];
        const tighter = input !== undefined && (limit.value === 0 || input < limit.value);
        return [name, tighter ? { value: input, source: `input max-${name}` } : limit];
    }));
}


/***/ }),

/***/ 74873:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ collectWork)
/* harmony export */ });
/* harmony import */ var _change_changes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25021);
/* harmony import */ var _change_proposal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33717);
/* harmony import */ var _author_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18074);



/**
 * A commit on the base, in Remit's own git, of what a publication would take: what may not be published is not kept
 * either, for these refs leave the machine. Undefined when nothing changed that may. Throws `GitError`.
 */
async function collectWork(unfinished) {
    const { git, baseline, runUrl, serverUrl, ...facts } = unfinished;
    const proposed = await (0,_change_proposal_js__WEBPACK_IMPORTED_MODULE_1__/* .propose */ .BM)({
        ...facts,
        git,
        changes: await (0,_change_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .readChanges */ .S)(baseline, git),
        author: _author_js__WEBPACK_IMPORTED_MODULE_2__/* .AUTHOR */ .I,
        words: { summary: "Unfinished: the run was cut off." },
        credits: { serverUrl, runUrl },
        branch: { prefix: "" }, // Named in the proposal, which goes nowhere.
    });
    switch (proposed.kind) {
        case "nothing":
            return undefined;
        case "withheld":
            return proposed.commit;
        case "proposed":
            return proposed.proposal.commit;
    }
}


/***/ }),

/***/ 32814:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xz: () => (/* binding */ keepRun),
/* harmony export */   oq: () => (/* binding */ whyNotKept),
/* harmony export */   s: () => (/* binding */ unkept)
/* harmony export */ });
/* harmony import */ var _events_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23531);
/* harmony import */ var _ports_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48076);
/* harmony import */ var _author_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18074);
/* harmony import */ var _resume_state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53498);
/** Keeping a run on the server when it ends, for whoever wants to go on from it. */




/** Why a run is kept nowhere; undefined for one that is to be kept. */
function whyNotKept(request, publishesNothing, dryRun) {
    if (request.subject?.fromFork === true)
        return "Runs on a fork's pull request are not kept.";
    if (publishesNothing)
        return "The policy publishes nothing, the run's log included.";
    return dryRun ? "This is a dry run: nothing was sent." : undefined;
}
/** Put the run under its refs. A server that does not take it is no failure of the run: the event says why. */
async function keepRun(keeping) {
    const started = keeping.entries.findLast(({ event }) => event.type === "run.started")?.event;
    if (started?.type !== "run.started")
        return unkept("The run had not started.");
    const { publication } = keeping.outcome;
    const refs = [...new Set([...keeping.names, ...(0,_resume_state_js__WEBPACK_IMPORTED_MODULE_3__/* .namesFor */ .GT)(started.request, publication?.pull?.number)])];
    if (refs.length === 0)
        return unkept("The run is on no issue or pull request.");
    const selection = (0,_resume_state_js__WEBPACK_IMPORTED_MODULE_3__/* .selectEntries */ .XO)(keeping.entries);
    if (!hasWorked(keeping.entries))
        return nothingNew(keeping.names);
    try {
        await push(keeping, started, refs, selection);
        return { type: "run.kept", refs: refs.map(refOf), dropped: selection.dropped };
    }
    catch (error) {
        if (!(error instanceof _ports_js__WEBPACK_IMPORTED_MODULE_1__/* .GitError */ .XS))
            throw error;
        return unkept(`The run could not be kept: ${error.message}`);
    }
}
// What an earlier run left must not give way to a run that did nothing.
function hasWorked(entries) {
    const start = entries.findLastIndex(({ event }) => event.type === "run.started");
    return entries.slice(start).some(({ agent, event }) => agent === _events_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN */ .QT && event.type === "agent.started");
}
function nothingNew(names) {
    return names.length === 0
        ? unkept("No agent was at work.")
        : { type: "run.kept", refs: names.map(refOf), dropped: 0 };
}
function refOf(name) {
    return `refs/remit/${name}`;
}
/** That a run is kept nowhere. */
function unkept(reason) {
    return { type: "run.kept", refs: [], reason, dropped: 0 };
}
async function push(keeping, started, refs, selection) {
    const { git, work, time, redact } = keeping;
    if (git.kept === undefined)
        throw new _ports_js__WEBPACK_IMPORTED_MODULE_1__/* .GitError */ .XS("this git keeps nothing.");
    const { kind, instruction, caughtUp, ...request } = started.request;
    // Where the server has the branch: what a run has put together to start from may not be there.
    const base = caughtUp === undefined ? request.base : { ...request.base, sha: caughtUp.head };
    const record = {
        version: 1,
        run: started.run,
        request: { kind, instruction, base },
        policy: started.policy.digest,
        outcome: keeping.outcome,
        refs,
        ...(work === undefined ? {} : { work }),
        dropped: selection.dropped,
    };
    await git.kept.keep(refs, {
        files: new Map([
            [_resume_state_js__WEBPACK_IMPORTED_MODULE_3__/* .KEPT_LOG */ ._M, (0,_resume_state_js__WEBPACK_IMPORTED_MODULE_3__/* .writeEntries */ .gX)(selection.entries)],
            [_resume_state_js__WEBPACK_IMPORTED_MODULE_3__/* .KEPT_RECORD */ .Hw, Buffer.from(redact(`${JSON.stringify(record, undefined, 2)}\n`))],
        ]),
        message: `Kept for /continue: ${started.run.url}`,
        author: _author_js__WEBPACK_IMPORTED_MODULE_2__/* .AUTHOR */ .I,
        time,
        ...(work === undefined ? {} : { parent: work }),
    });
}


/***/ }),

/***/ 53498:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GT: () => (/* binding */ namesFor),
/* harmony export */   Hw: () => (/* binding */ KEPT_RECORD),
/* harmony export */   XO: () => (/* binding */ selectEntries),
/* harmony export */   Z4: () => (/* binding */ renumber),
/* harmony export */   _M: () => (/* binding */ KEPT_LOG),
/* harmony export */   aE: () => (/* binding */ readRecord),
/* harmony export */   gX: () => (/* binding */ writeEntries)
/* harmony export */ });
/* harmony import */ var _events_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23531);
/** What is kept of a run so that another can go on from it: its log, and a record of what it was. */

/** Names of the files of what is kept. */
const KEPT_LOG = "log.ndjson";
const KEPT_RECORD = "run.json";
/** Where a run on this subject, and on the pull request it made, is looked for. */
function namesFor({ subject }, pull) {
    if (subject?.fromFork === true)
        return []; // Whatever a fork's contents led to is not kept in this repository.
    const own = subject === undefined ? [] : [`${subject.kind}-${subject.number}`];
    return [...new Set([...own, ...(pull === undefined ? [] : [`pull-${pull}`])])];
}
/** Bytes of a log that are kept: more would make every clone that asks for these refs slow. */
const KEPT_BYTES = 5 * 1024 * 1024;
/**
 * The main agent's conversation, numbered anew. What is longer than `most` bytes loses long results, the oldest first,
 * and words in their place say so; the conversation itself stays whole.
 */
function selectEntries(entries, most = KEPT_BYTES) {
    return shorten(renumber(entries.filter(belongs), 0), most);
}
/** The entries as they go on in a log that has `offset` entries already. */
function renumber(entries, offset) {
    const seqs = entries.map(({ seq }) => seq);
    return entries.map(({ event, ...entry }, index) => {
        const seq = offset + index;
        if (event.type !== "context.compressed")
            return { ...entry, seq, event };
        // A snapshot stands for a stretch of the log, whose ends may not have been kept.
        const from = seqs.findIndex((each) => each >= event.from);
        const to = seqs.findLastIndex((each) => each <= event.to);
        return { ...entry, seq, event: { ...event, from: offset + from, to: offset + to } };
    });
}
function writeEntries(entries) {
    return Buffer.from(entries.map(lineOf).join(""));
}
/** The record, or why it is none. */
function readRecord(text) {
    try {
        const value = JSON.parse(text);
        return value?.version === 1 && isWhole(value) ? value : undefined;
    }
    catch {
        return undefined; // Not JSON: somebody else's.
    }
}
// Whoever may push can write these refs, so the record is looked at before it is believed.
function isWhole({ request, outcome, run, refs, policy }) {
    return (typeof request?.instruction === "string" &&
        ["answer", "change", "review", "plan"].includes(request.kind) &&
        typeof request.base?.sha === "string" &&
        typeof request.base.name === "string" &&
        typeof outcome?.conclusion === "string" &&
        typeof outcome.message === "string" &&
        typeof run?.url === "string" &&
        typeof policy === "string" &&
        Array.isArray(refs));
}
const CONVERSATION = new Set([
    "agent.started",
    "agent.told",
    "agent.stopped",
    "model.asked",
    "model.replied",
    "call.decided",
    "call.finished",
    "context.compressed",
    "context.masked",
]);
function belongs({ agent, event }) {
    if (agent !== _events_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN */ .QT || !CONVERSATION.has(event.type))
        return false;
    return "purpose" in event ? event.purpose === "turn" : true;
}
function lineOf(entry) {
    return `${JSON.stringify(entry)}\n`;
}
/** Characters of a result, below which leaving it out would gain nothing. */
const LONG = 2_000;
function shorten(entries, most) {
    let size = writeEntries(entries).length;
    let dropped = 0;
    const kept = entries.map((entry) => {
        const shorter = size > most ? withoutResult(entry) : undefined;
        if (shorter === undefined)
            return entry;
        size -= Buffer.byteLength(lineOf(entry)) - Buffer.byteLength(lineOf(shorter));
        dropped++;
        return shorter;
    });
    return { entries: kept, dropped };
}
function withoutResult(entry) {
    const { event } = entry;
    if (event.type !== "call.finished")
        return undefined;
    const { text, media, edit, ...answer } = event.answer;
    const length = text.length + (edit?.diff.length ?? 0) + (media ?? []).reduce((sum, { data }) => sum + data.length, 0);
    if (length < LONG)
        return undefined;
    const told = `[${length} characters were left out when the run was kept. Make the call again if you need them.]`;
    return {
        ...entry,
        event: { ...event, answer: { ...answer, text: told, ...(edit && { edit: { ...edit, diff: "" } }) } },
    };
}


/***/ })

};
