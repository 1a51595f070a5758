export const id = 530;
export const ids = [530];
export const modules = {

/***/ 7460:
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

/** The past of a commit. */

/** Pages of the web. */

/** The machine: its files and its processes. */

/** Looking for lines in many files. */

/** GitHub's runner, and the log on disk. */

/** MCP servers. */



/***/ }),

/***/ 2257:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runPost: () => (/* binding */ runPost)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./lib/adapters/actions.js
var actions = __webpack_require__(6551);
// EXTERNAL MODULE: ./lib/adapters/clock.js
var adapters_clock = __webpack_require__(1642);
// EXTERNAL MODULE: ./lib/adapters/github.js + 6 modules
var adapters_github = __webpack_require__(8961);
// EXTERNAL MODULE: ./lib/inputs.js
var inputs = __webpack_require__(646);
// EXTERNAL MODULE: ./lib/log.js
var log = __webpack_require__(7309);
// EXTERNAL MODULE: ./lib/events.js
var events = __webpack_require__(7562);
// EXTERNAL MODULE: ./lib/report/comment.js
var comment = __webpack_require__(7023);
// EXTERNAL MODULE: ./lib/report/delivery.js + 1 modules
var delivery = __webpack_require__(254);
// EXTERNAL MODULE: ./lib/report/story.js
var report_story = __webpack_require__(5419);
// EXTERNAL MODULE: ./lib/report/summary.js + 1 modules
var summary = __webpack_require__(2486);
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
