export const id = 309;
export const ids = [309];
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

/***/ 48076:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  XS: () => (/* reexport */ GitError),
  y_: () => (/* reexport */ GitHubError),
  "in": () => (/* reexport */ emptyTree),
  xU: () => (/* reexport */ systemCode)
});

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

;// CONCATENATED MODULE: ./lib/ports/history.js
/** The tree without any file, which git has everywhere; `like` is another id of the repository. */
function emptyTree(like) {
    return like.length === 64
        ? "6ef19b41225c5369f1c104d45d8d85efa9b057b53b14b4b9b939dd74decc5321"
        : "4b825dc642cb6eb9a060e54bf8d69288fbee4904";
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

/***/ 80309:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runPost: () => (/* binding */ runPost)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/adapters/actions.js
var actions = __webpack_require__(6551);
// EXTERNAL MODULE: ./lib/adapters/clock.js
var adapters_clock = __webpack_require__(61642);
// EXTERNAL MODULE: ./lib/adapters/git.js + 16 modules
var adapters_git = __webpack_require__(15701);
// EXTERNAL MODULE: ./lib/adapters/github.js + 8 modules
var adapters_github = __webpack_require__(78153);
// EXTERNAL MODULE: ./lib/events.js
var events = __webpack_require__(17562);
// EXTERNAL MODULE: ./lib/inputs.js
var inputs = __webpack_require__(50646);
// EXTERNAL MODULE: ./lib/log.js
var log = __webpack_require__(97309);
// EXTERNAL MODULE: ./lib/report/comment.js
var comment = __webpack_require__(37023);
// EXTERNAL MODULE: ./lib/report/delivery.js
var delivery = __webpack_require__(68148);
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
// EXTERNAL MODULE: ./lib/run/resume-keep.js
var resume_keep = __webpack_require__(32814);
;// CONCATENATED MODULE: ./lib/run/resume-late.js


/** Whether the main step left this to be done. */
function isDue(saved) {
    return saved.keep !== "" && saved.kept === "";
}
/** Edits since the last publication are lost with the process; the conversation is not. Never throws. */
async function keepLate(late) {
    const { saved, entries, git, redact, now } = late;
    const last = finished(entries, saved, now).at(-1)?.event;
    if (last?.type !== "run.finished")
        return (0,resume_keep/* unkept */.s)("The run has no end.");
    const work = saved.work === "" ? {} : { work: saved.work };
    try {
        if (saved.work !== "")
            await git.fetch(saved.work);
        const time = Math.floor(now / 1000);
        return await (0,resume_keep/* keepRun */.Xz)({ git, redact, entries, outcome: last.outcome, names: saved.keep.split(" "), time, ...work });
    }
    catch (error) {
        return (0,resume_keep/* unkept */.s)(`The run could not be kept: ${error instanceof Error ? error.message : String(error)}`);
    }
}

// EXTERNAL MODULE: ./lib/secrets.js + 4 modules
var lib_secrets = __webpack_require__(3401);
;// CONCATENATED MODULE: ./lib/post.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});
/** The action's post step: finish the report of a run that was cut off, and keep it for whoever goes on from it. */













async function runPost() {
    const saved = (0,report_saved/* readSaved */.S)((name) => process.env[`STATE_${name}`]);
    if (saved.key === "" || (saved.summary !== "" && saved.delivered !== ""))
        return;
    const read = (0,inputs/* readSettings */.s)(process.env);
    if (read.kind === "faulty")
        return; // The main step has said so.
    const { github, model } = read.value;
    const key = model.access.kind === "api-key" ? [["gemini-api-key", model.access.key]] : [];
    const secrets = (0,lib_secrets/* openSecrets */.c)(new Map([["github-token", github.token], ...key]));
    const runner = (0,actions/* openRunner */.NH)(secrets);
    const clock = adapters_clock/* systemClock */.m;
    const found = (0,external_node_fs_.existsSync)(saved.log) ? (0,log/* readLog */.x)((0,external_node_fs_.readFileSync)(saved.log, "utf8")) : [];
    const entries = isDue(saved) ? await keep(saved, found, github, secrets) : found;
    await closeReport({ saved, entries, github: (0,adapters_github/* openGitHub */.o)({ ...github, clock }), runner, clock });
    await runner.settle();
}
/** In a git directory of its own: the main step's has been beside a model's commands. */
async function keep(saved, entries, { serverUrl, repository, token }, { redact }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const directory = (0,external_node_path_.join)((0,external_node_path_.dirname)(saved.log), "git-post");
        const git = __addDisposableResource(env_1, await (0,adapters_git/* openGit */.z)({ directory, remote: `${serverUrl}/${repository}`, token }), true);
        const at = adapters_clock/* systemClock */.m.now();
        const event = await keepLate({ saved, entries, git, redact, now: at });
        // Not last: a log that has its end keeps it there.
        const end = entries.at(-1)?.event.type === "run.finished" ? entries.length - 1 : entries.length;
        const kept = { seq: end, at, agent: events/* MAIN */.Q, event };
        const rest = entries.slice(end).map((entry) => ({ ...entry, seq: entry.seq + 1 }));
        return [...entries.slice(0, end), kept, ...rest];
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_1);
        if (result_1)
            await result_1;
    }
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
/* harmony import */ var _steps_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56053);
/* harmony import */ var _story_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95419);
/* harmony import */ var _tally_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8216);
/* harmony import */ var _transcript_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63306);







/** Characters of a body that we fill. GitHub refuses 65,536; our marker and its own counting need some. */
const COMMENT_LIMIT = 65_000;
/** The body of the final comment, without its marker. The same log gives the same text. */
function renderComment(entries) {
    const story = (0,_story_js__WEBPACK_IMPORTED_MODULE_3__/* .readStory */ .I)(entries);
    const numbers = (0,_tally_js__WEBPACK_IMPORTED_MODULE_5__/* .tally */ .N)(entries);
    const body = (0,_fit_js__WEBPACK_IMPORTED_MODULE_0__/* .fit */ .Uj)([
        { rank: 0, blocks: (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .opening */ .zs)(story), what: "parts" },
        { rank: 1, blocks: (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .cautions */ .JF)(story), what: "parts" },
        { rank: 3, blocks: (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .answer */ .ZF)(story), what: "paragraphs" },
        { rank: 4, blocks: (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .changes */ .Ao)(story), what: "parts" },
        { rank: 5, blocks: (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .verification */ .Ot)(story), what: "parts" },
        { rank: 5, blocks: (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .leftToDo */ .Sc)(story), what: "parts" },
        { rank: 6, blocks: (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .denials */ .BH)(numbers, story), what: "parts" },
        { rank: 7, blocks: (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .compressions */ .MG)(numbers), what: "parts" },
        { rank: 2, blocks: (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .budget */ .gd)(numbers), what: "parts" },
        { rank: 8, blocks: (0,_transcript_js__WEBPACK_IMPORTED_MODULE_4__/* .shortTranscript */ .T)((0,_steps_js__WEBPACK_IMPORTED_MODULE_6__/* .readSteps */ .I)(entries)), what: "turns" },
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
            return github.createComment(mark.subject, body);
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
            const whole = `${(0,_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .markerLine */ .B)(mark)}\n${body}`;
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
const GONE = new Set([404, 410]);
async function search(github, mark) {
    const [self, comments] = await Promise.all([github.self(), github.comments(mark.subject)]);
    return (0,_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .findMarked */ .E)(comments, mark, self.id);
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
    return `The comment could not be written: ${error instanceof Error ? error.message : String(error)}.${needs}`;
}


/***/ }),

/***/ 53086:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ markerLine),
/* harmony export */   E: () => (/* binding */ findMarked)
/* harmony export */ });
/** `<!-- remit:v1 key=… subject=… -->`. */
function markerLine({ key, subject }) {
    return `<!-- remit:v1 key=${encodeURIComponent(key.toWellFormed()).replaceAll("-", "%2D")} subject=${subject} -->`;
}
/** Ours are comments whose first line is the marker and whose author we are: anybody can copy a marker. */
function findMarked(comments, mark, author) {
    const line = markerLine(mark);
    return comments.find((comment) => comment.author.id === author && comment.body.split(/\r?\n/, 1)[0] === line);
}


/***/ }),

/***/ 6861:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ SAVED),
/* harmony export */   S: () => (/* binding */ readSaved)
/* harmony export */ });
/** What the main step leaves for the post step, by name. */
/** Names of saved state. */
const SAVED = {
    /** Path of the log on disk. */
    log: "log-path",
    key: "report-key",
    subject: "report-subject",
    comment: "report-comment",
    /** `yes` once the job summary is written. */
    summary: "report-summary",
    /** `yes` once the final comment is where it belongs, or none is due. */
    delivered: "report-delivered",
    /** The signal that ended the run, such as `SIGINT`. */
    signal: "signal",
    /** Names below `refs/remit/` that the run is to be kept under, separated by spaces. */
    keep: "keep-names",
    /** `yes` once it is, or is not to be. */
    kept: "kept",
    /** A commit with an earlier run's edits that were not published. */
    work: "keep-work",
};
/** `read` gives saved state by name; undefined or "" when nothing was saved. */
function readSaved(read) {
    const value = (name) => read(SAVED[name]) ?? "";
    return {
        log: value("log"),
        key: value("key"),
        subject: value("subject"),
        comment: value("comment"),
        summary: value("summary"),
        delivered: value("delivered"),
        signal: value("signal"),
        keep: value("keep"),
        kept: value("kept"),
        work: value("work"),
    };
}


/***/ }),

/***/ 18074:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ AUTHOR)
/* harmony export */ });
/** Of commits below `refs/remit/`; the address is nobody's. */
const AUTHOR = { name: "Remit", email: "remit@users.noreply.localhost" };


/***/ }),

/***/ 32814:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xz: () => (/* binding */ keepRun),
/* harmony export */   oq: () => (/* binding */ whyNotKept),
/* harmony export */   s: () => (/* binding */ unkept)
/* harmony export */ });
/* harmony import */ var _events_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17562);
/* harmony import */ var _ports_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48076);
/* harmony import */ var _author_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18074);
/* harmony import */ var _resume_state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53498);
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
    const refs = [...new Set([...keeping.names, ...(0,_resume_state_js__WEBPACK_IMPORTED_MODULE_2__/* .namesFor */ .GT)(started.request, publication?.pull?.number)])];
    if (refs.length === 0)
        return unkept("The run is on no issue or pull request.");
    const selection = (0,_resume_state_js__WEBPACK_IMPORTED_MODULE_2__/* .selectEntries */ .XO)(keeping.entries);
    if (!hasWorked(keeping.entries))
        return nothingNew(keeping.names);
    try {
        await push(keeping, started, refs, selection);
        return { type: "run.kept", refs: refs.map(refOf), dropped: selection.dropped };
    }
    catch (error) {
        if (!(error instanceof _ports_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS))
            throw error;
        return unkept(`The run could not be kept: ${error.message}`);
    }
}
// What an earlier run left must not give way to a run that did nothing.
function hasWorked(entries) {
    const start = entries.findLastIndex(({ event }) => event.type === "run.started");
    return entries.slice(start).some(({ agent, event }) => agent === _events_js__WEBPACK_IMPORTED_MODULE_3__/* .MAIN */ .Q && event.type === "agent.started");
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
        throw new _ports_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS("this git keeps nothing.");
    const { kind, instruction, base } = started.request;
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
            [_resume_state_js__WEBPACK_IMPORTED_MODULE_2__/* .KEPT_LOG */ ._M, (0,_resume_state_js__WEBPACK_IMPORTED_MODULE_2__/* .writeEntries */ .gX)(selection.entries)],
            [_resume_state_js__WEBPACK_IMPORTED_MODULE_2__/* .KEPT_RECORD */ .Hw, Buffer.from(redact(`${JSON.stringify(record, undefined, 2)}\n`))],
        ]),
        message: `Kept for /continue: ${started.run.url}`,
        author: _author_js__WEBPACK_IMPORTED_MODULE_1__/* .AUTHOR */ .I,
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
/* unused harmony export KEPT_BYTES */
/* harmony import */ var _events_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17562);
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
    if (agent !== _events_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN */ .Q || !CONVERSATION.has(event.type))
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
