export const id = 530;
export const ids = [530];
export const modules = {

/***/ 17562:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ MAIN)
/* harmony export */ });
/**
 * The contract: the records a run is made of and the events that carry them.
 *
 * A run is an append-only list of {@link Entry}. The model, the report, the limits and a replay each read a pure
 * projection of it; nothing flows backwards. Everything here is plain JSON: an entry written to disk and read back is
 * the same entry.
 */

/** The name of the agent a run starts with; a sub-agent's is its parent's and a number: `main/1`. */
const MAIN = "main";


/***/ }),

/***/ 97309:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ openLog),
/* harmony export */   x: () => (/* binding */ readLog)
/* harmony export */ });
/* harmony import */ var _events_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17562);
/** The append-only log of a run. `append` is its only mutation; secrets are masked before anything sees the entry. */

function openLog(clock, secrets, file) {
    const entries = [];
    const listeners = new Set();
    return {
        entries,
        append(event, agent = _events_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN */ .Q) {
            const entry = { seq: entries.length, at: clock.now(), agent, event: maskEvent(event, secrets) };
            file.append(`${JSON.stringify(entry)}\n`);
            entries.push(entry);
            for (const listener of listeners)
                listener(entry);
            return entry;
        },
        listen(listener) {
            listeners.add(listener);
            return () => listeners.delete(listener);
        },
    };
}
/** Read a log from disk; a last line that was cut off is dropped, any other damage throws. */
function readLog(text) {
    const lines = text.split("\n");
    const last = lines.pop() ?? "";
    const entries = lines.map((line, index) => parseEntry(line, index));
    const tail = last === "" ? undefined : parseTail(last, entries.length);
    return tail === undefined ? entries : [...entries, tail];
}
function parseEntry(line, index) {
    const entry = JSON.parse(line);
    if (entry.seq !== index)
        throw new Error(`Log line ${index + 1} has sequence number ${entry.seq}, expected ${index}.`);
    return entry;
}
function parseTail(line, index) {
    try {
        return parseEntry(line, index);
    }
    catch (error) {
        if (error instanceof SyntaxError)
            return undefined; // The run was killed while this line was written.
        throw error;
    }
}
function maskEvent(event, secrets) {
    return maskValue(event, secrets, "");
}
// A thought signature is the model's own opaque base64: masking inside it would make Gemini answer 400.
const OPAQUE_KEYS = new Set(["thoughtSignature"]);
function maskValue(value, secrets, key) {
    if (typeof value === "string")
        return OPAQUE_KEYS.has(key) ? value : secrets.redact(value);
    if (Array.isArray(value))
        return value.map((item) => maskValue(item, secrets, key));
    if (value !== null && typeof value === "object") {
        return Object.fromEntries(Object.entries(value).map(([name, item]) => [secrets.redact(name), maskValue(item, secrets, name)]));
    }
    return value;
}


/***/ }),

/***/ 27460:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  XS: () => (/* reexport */ GitError),
  y_: () => (/* reexport */ GitHubError),
  xU: () => (/* reexport */ systemCode)
});

// UNUSED EXPORTS: emptyTree

;// CONCATENATED MODULE: ./lib/ports/github.js
/** A GitHub call that failed, classified. `permission` names what the token lacks, such as `issues: write`. */
class GitHubError extends Error {
    name = "GitHubError";
    status;
    permission;
    constructor(message, status, permission) {
        super(message);
        this.status = status;
        this.permission = permission;
    }
}

;// CONCATENATED MODULE: ./lib/ports/git.js
/** A git call that failed, with git's own words. */
class GitError extends Error {
    name = "GitError";
    /** What the remote or git said, one of the causes people can act on. */
    cause_;
    constructor(message, cause = "other") {
        super(message);
        this.cause_ = cause;
    }
}

;// CONCATENATED MODULE: ./lib/ports/machine.js
/** The machine: its files and its processes. */
/** The code of a system error, such as `ENOENT`; undefined for anything else. An error of another realm counts too. */
function systemCode(error) {
    return typeof error === "object" && error !== null && "code" in error && typeof error.code === "string"
        ? error.code
        : undefined;
}

;// CONCATENATED MODULE: ./lib/ports.js
/**
 * Every effect this program can have: the interfaces that `adapters/` implements and tests fake. Nothing outside
 * `adapters/` and the entries touches the world in another way.
 */
/** Time and chance. */

/** The model: questions and what comes back. */

/** GitHub, for one repository. */

/** What was said in reviews of a pull request. */

/** What checks say about a commit. */

/** Remit's own git. */

/** What outlives a run. */

/** The past of a commit. */

/** Pages of the web. */

/** The machine: its files and its processes. */

/** Looking for lines in many files. */

/** GitHub's runner, and the log on disk. */

/** MCP servers. */



/***/ }),

/***/ 32257:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runPost: () => (/* binding */ runPost)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./lib/adapters/actions.js
var actions = __webpack_require__(6551);
// EXTERNAL MODULE: ./lib/adapters/clock.js
var adapters_clock = __webpack_require__(61642);
// EXTERNAL MODULE: ./lib/adapters/github.js + 7 modules
var adapters_github = __webpack_require__(90612);
// EXTERNAL MODULE: ./lib/inputs.js
var inputs = __webpack_require__(50646);
// EXTERNAL MODULE: ./lib/log.js
var log = __webpack_require__(97309);
// EXTERNAL MODULE: ./lib/events.js
var events = __webpack_require__(17562);
// EXTERNAL MODULE: ./lib/report/comment.js
var comment = __webpack_require__(37023);
// EXTERNAL MODULE: ./lib/report/delivery.js + 1 modules
var delivery = __webpack_require__(254);
// EXTERNAL MODULE: ./lib/report/story.js
var report_story = __webpack_require__(95419);
// EXTERNAL MODULE: ./lib/report/summary.js + 1 modules
var summary = __webpack_require__(52486);
;// CONCATENATED MODULE: ./lib/report/closing.js
/** The last word, by the post step: a run that was cut off does not stay "working" for ever. */





/** Write what the main step could not: its summary, its final comment. Nothing when it wrote both. */
async function closeReport({ saved, entries, github, runner, clock }) {
    if (saved.key === "")
        return; // The run had not been admitted yet: there is nobody to tell.
    const whole = finished(entries, saved, clock.now());
    if (saved.summary === "")
        await runner.writeSummary((0,summary/* renderSummary */.B)(whole));
    if (saved.delivered !== "")
        return;
    const sticky = commentOf(whole, saved, github);
    const failure = sticky === undefined ? undefined : await (0,delivery/* deliver */.cK)(sticky, (0,comment/* renderComment */.w)(whole), clock);
    if (failure !== undefined)
        runner.annotate("warning", "Remit: comment not written", (0,delivery/* undelivered */.oQ)(failure));
}
/** The log, ended if the run did not live to end it. */
function finished(entries, saved, now) {
    const story = (0,report_story/* readStory */.I)(entries);
    if (story.outcome !== undefined)
        return entries;
    const outcome = {
        ...(saved.signal !== "" || story.cancelled ? CANCELLED : CUT_OFF),
        ...(story.publication === undefined ? {} : { publication: story.publication }),
    };
    return [...entries, { seq: entries.length, at: now, agent: events/* MAIN */.Q, event: { type: "run.finished", outcome } }];
}
const CANCELLED = { conclusion: "cancelled", message: "The run was cancelled before it was done." };
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
    const { outcome, publication } = (0,report_story/* readStory */.I)(entries);
    const subject = saved.subject === "" ? publication?.pull?.number : Number(saved.subject);
    const known = saved.comment === "" ? undefined : Number(saved.comment);
    if (subject === undefined || (outcome?.conclusion === "declined" && known === undefined))
        return undefined;
    return (0,delivery/* openSticky */.kK)(github, { key: saved.key, subject }, known);
}

// EXTERNAL MODULE: ./lib/report/saved.js
var report_saved = __webpack_require__(6861);
// EXTERNAL MODULE: ./lib/secrets.js + 4 modules
var secrets = __webpack_require__(3401);
;// CONCATENATED MODULE: ./lib/post.js
/** The action's post step: finish the report of a run that was cut off. */









async function runPost() {
    const saved = (0,report_saved/* readSaved */.S)((name) => process.env[`STATE_${name}`]);
    if (saved.key === "" || (saved.summary !== "" && saved.delivered !== ""))
        return;
    const read = (0,inputs/* readSettings */.s)(process.env);
    if (read.kind === "faulty")
        return; // The main step has said so.
    const { github, model } = read.value;
    const key = model.access.kind === "api-key" ? [["gemini-api-key", model.access.key]] : [];
    const runner = (0,actions/* openRunner */.NH)((0,secrets/* openSecrets */.c)(new Map([["github-token", github.token], ...key])));
    const clock = adapters_clock/* systemClock */.m;
    const entries = (0,external_node_fs_.existsSync)(saved.log) ? (0,log/* readLog */.x)((0,external_node_fs_.readFileSync)(saved.log, "utf8")) : [];
    await closeReport({ saved, entries, github: (0,adapters_github/* openGitHub */.o)({ ...github, clock }), runner, clock });
    await runner.settle();
}


/***/ })

};
