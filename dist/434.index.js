export const id = 434;
export const ids = [434];
export const modules = {

/***/ 10706:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   REPORT_USAGE: () => (/* binding */ REPORT_USAGE),
/* harmony export */   runReport: () => (/* binding */ runReport)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57975);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97309);
/* harmony import */ var _report_comment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(37023);
/* harmony import */ var _report_page_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(96705);
/* harmony import */ var _report_receipt_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(90362);
/* harmony import */ var _report_summary_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(52486);
/* harmony import */ var _complain_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(16447);
/** `remit report LOG`: what people saw, made again from the log. */









const REPORT_USAGE = `remit report LOG                     the job summary, as Markdown, made from a run's log
remit report LOG --comment           the comment instead
remit report LOG --html              one page to step through, without any network
remit report LOG --receipt           the receipt: digests of policy, instructions, log and commit
remit report LOG --verify [RECEIPT]  whether a receipt (receipt.json beside the log) is that of this log
`;
function runReport(words) {
    const parsed = parse(words);
    if (parsed === undefined)
        return (0,_complain_js__WEBPACK_IMPORTED_MODULE_8__/* .complain */ .c)("remit report takes one log and at most one option.", REPORT_USAGE);
    const { log, receipt } = parsed;
    const text = read(log);
    if (text === undefined)
        return;
    let entries;
    try {
        entries = (0,_log_js__WEBPACK_IMPORTED_MODULE_3__/* .readLog */ .x6)(text);
    }
    catch (error) {
        return (0,_complain_js__WEBPACK_IMPORTED_MODULE_8__/* .complain */ .c)(`${log} is not a log of Remit's: ${sayError(error)}`);
    }
    if (parsed.kind === "verify")
        return verify(entries, log, receipt ?? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(log), "receipt.json"));
    process.stdout.write(`${RENDER[parsed.kind](entries)}\n`);
}
const RENDER = {
    summary: _report_summary_js__WEBPACK_IMPORTED_MODULE_7__/* .renderSummary */ .B,
    comment: _report_comment_js__WEBPACK_IMPORTED_MODULE_4__/* .renderComment */ .w,
    html: _report_page_js__WEBPACK_IMPORTED_MODULE_5__/* .renderPage */ .C,
    receipt: (entries) => {
        const receipt = (0,_report_receipt_js__WEBPACK_IMPORTED_MODULE_6__/* .makeReceipt */ .VU)(entries);
        return receipt === undefined ? "" : (0,_report_receipt_js__WEBPACK_IMPORTED_MODULE_6__/* .renderReceipt */ .pB)(receipt).trimEnd();
    },
};
function parse(words) {
    const flag = { type: "boolean", default: false };
    try {
        const options = { comment: flag, html: flag, receipt: flag, verify: flag };
        const { positionals, values } = (0,node_util__WEBPACK_IMPORTED_MODULE_2__.parseArgs)({ args: [...words], allowPositionals: true, options });
        const kinds = ["comment", "html", "receipt", "verify"].filter((kind) => values[kind]);
        const [log, receipt, ...rest] = positionals;
        const [kind = "summary"] = kinds;
        if (log === undefined || rest.length > 0 || kinds.length > 1)
            return undefined;
        if (receipt !== undefined && kind !== "verify")
            return undefined;
        return { kind, log, receipt };
    }
    catch {
        return undefined; // An option that there is not.
    }
}
/** Exit 0 when the receipt is what the log gives, 1 when it is another's or was changed; each difference is told. */
function verify(entries, log, path) {
    const text = read(path);
    if (text === undefined)
        return;
    const made = (0,_report_receipt_js__WEBPACK_IMPORTED_MODULE_6__/* .makeReceipt */ .VU)(entries);
    if (made === undefined)
        return (0,_complain_js__WEBPACK_IMPORTED_MODULE_8__/* .complain */ .c)(`${log} is the log of a run that never started: it has no receipt.`);
    let found;
    try {
        found = JSON.parse(text);
    }
    catch (error) {
        return (0,_complain_js__WEBPACK_IMPORTED_MODULE_8__/* .complain */ .c)(`${path} is not JSON: ${sayError(error)}`);
    }
    const wrong = (0,_report_receipt_js__WEBPACK_IMPORTED_MODULE_6__/* .compareReceipts */ .hY)(made, found);
    if (wrong.length === 0) {
        const { commit } = made.published;
        const what = commit === "" ? `${made.conclusion}, nothing published` : `${made.conclusion}, commit ${commit}`;
        process.stdout.write(`${path} is the receipt of ${log}: ${what}, policy ${made.policy.digest}.\n`);
        return;
    }
    const lines = wrong.map(({ field, made: ours, found: theirs }) => `  ${field}: the log gives ${ours}, the receipt says ${theirs}`);
    process.stderr.write(`${path} is not the receipt of ${log}:\n${lines.join("\n")}\n`);
    process.exitCode = 1;
}
function read(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8");
    }
    catch (error) {
        (0,_complain_js__WEBPACK_IMPORTED_MODULE_8__/* .complain */ .c)(`${path} cannot be read: ${sayError(error)}`);
        return undefined;
    }
}
function sayError(error) {
    return error instanceof Error ? error.message : String(error);
}


/***/ }),

/***/ 23531:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  QT: () => (/* binding */ MAIN),
  n_: () => (/* reexport */ readBoard),
  M2: () => (/* binding */ spentBy),
  gq: () => (/* reexport */ succeeded),
  UM: () => (/* reexport */ wasTicked),
  i_: () => (/* reexport */ writeBoard)
});

;// CONCATENATED MODULE: ./lib/records/dashboard.js
/** The first line of its text. */
const MARK = "<!-- remit:dashboard -->";
/** Lines that are read: a matrix has at most as many jobs. */
const MOST = 256;
/**
 * The rows of a dashboard's text; undefined for any other text. Whoever may edit issues may edit this one: nothing is taken
 * from it but names, numbers and conclusions that there are, and all that people read is written anew from these.
 */
function readBoard(text) {
    const [mark, ...lines] = text.split(/\r?\n/);
    if (mark !== MARK)
        return undefined;
    const rows = new Map();
    for (const line of lines.slice(0, 4 * MOST)) {
        const row = readRow(line);
        if (row !== undefined && !rows.has(row.task) && rows.size < MOST)
            rows.set(row.task, row);
    }
    return [...rows.values()];
}
const ROW = /^- \[([ xX])\] <!-- remit:task name=([a-z0-9-]{1,40}) end=([a-z]{1,10}) pull=(\d{1,9}) run=(\d{1,20}) at=(\d{1,10}) -->/;
function readRow(line) {
    const [, box = "", task = "", end = "", pull, run = "", at] = ROW.exec(line) ?? [];
    const conclusion = CONCLUSIONS.find((each) => each === end);
    if (conclusion === undefined)
        return undefined;
    return { task, ticked: box !== " ", conclusion, pull: Number(pull), run, at: Number(at) };
}
const CONCLUSIONS = [
    ...["changed", "answered", "reviewed", "planned", "unchanged", "declined"],
    ...["unverified", "blocked", "stuck", "exhausted", "cancelled", "failed"],
];
/** The text of a dashboard; `home` is the repository's address. Runs that said nothing of themselves have the id 0. */
function writeBoard(rows, home) {
    const sorted = rows.toSorted((a, b) => (a.task < b.task ? -1 : 1));
    return [MARK, INTRODUCTION, "", ...sorted.map((row) => writeRow(row, home)), ""].join("\n");
}
const INTRODUCTION = "The tasks that Remit carries out here. Tick a box to start one now: it is unticked when the run is over. This text is written anew after each run.";
function writeRow({ task, ticked, conclusion, pull, run, at }, home) {
    const facts = `<!-- remit:task name=${task} end=${conclusion} pull=${pull} run=${run} at=${at} -->`;
    const when = `${new Date(at * 1000).toISOString().slice(0, 16).replace("T", " ")} UTC`;
    const link = pull === 0 ? "" : `, [#${pull}](${home}/pull/${pull})`;
    return `- [${ticked ? "x" : " "}] ${facts} **${task}**: ${conclusion}${link}, ${when} ([run](${home}/actions/runs/${run}))`;
}
/** Whether the box of a task that stood there before is ticked now and was not. */
function wasTicked(task, before, now) {
    const [was, is] = [before, now].map((rows) => rows.find((row) => row.task === task));
    return was?.ticked === false && is?.ticked === true;
}

;// CONCATENATED MODULE: ./lib/records.js
/** The records a run is made of. They travel in events (see `events.ts`, which passes them all on). */





/** Whether the step succeeds. */
function succeeded(conclusion) {
    switch (conclusion) {
        case "changed":
        case "answered":
        case "reviewed":
        case "planned":
        case "unchanged":
        case "declined":
            return true;
        case "unverified":
        case "blocked":
        case "stuck":
        case "exhausted":
        case "cancelled":
        case "failed":
            return false;
    }
}

;// CONCATENATED MODULE: ./lib/events.js
/**
 * The contract: the records a run is made of and the events that carry them.
 *
 * A run is an append-only list of {@link Entry}. The model, the report, the limits and a replay each read a pure
 * projection of it; nothing flows backwards. Everything here is plain JSON: an entry written to disk and read back is
 * the same entry.
 */

/** The name of the agent a run starts with; a sub-agent's is its parent's and a number: `main/1`. */
const MAIN = "main";
/** What an event says was paid to a model, dropped attempts included; undefined for one that says nothing of it. */
function spentBy(event) {
    if (event.type === "model.replied")
        return { usage: event.reply.usage, usd: event.usd };
    if (event.type === "model.retried" && event.spent !== undefined)
        return { usage: event.spent, usd: event.usd ?? 0 };
    return undefined;
}


/***/ }),

/***/ 89823:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ku: () => (/* binding */ firstOf),
/* harmony export */   g1: () => (/* binding */ lastOf),
/* harmony export */   kH: () => (/* binding */ splits)
/* harmony export */ });
/** Texts cut between characters: half of one that takes two code units is no character, and shows as a broken one. */
/** The first `most` code units, or one less where they end in the middle of a character. */
function firstOf(text, most) {
    return text.slice(0, splits(text, most) ? most - 1 : most);
}
/** The last `most` code units, or one less where they begin in the middle of a character. */
function lastOf(text, most) {
    const start = Math.max(0, text.length - most);
    return text.slice(splits(text, start) ? start + 1 : start);
}
/** Whether a character is both before and after an offset. */
function splits(text, offset) {
    const [before, after] = [text.charCodeAt(offset - 1), text.charCodeAt(offset)];
    return before >= 0xd800 && before <= 0xdbff && after >= 0xdc00 && after <= 0xdfff;
}


/***/ }),

/***/ 97309:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ks: () => (/* binding */ salvageLog),
/* harmony export */   Ne: () => (/* binding */ openLog),
/* harmony export */   dK: () => (/* binding */ mask),
/* harmony export */   x6: () => (/* binding */ readLog)
/* harmony export */ });
/* harmony import */ var _events_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23531);
/** The append-only log of a run. `append` is its only mutation; secrets are masked before anything sees the entry. */

function openLog(clock, secrets, file) {
    const entries = [];
    const listeners = new Set();
    return {
        entries,
        append(event, agent = _events_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN */ .QT, at = clock.now()) {
            const entry = { seq: entries.length, at, agent, event: maskEvent(event, secrets) };
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
/** The entries of a damaged log up to where the damage begins; all of them where there is none. */
function salvageLog(text) {
    const entries = [];
    for (const line of text.split("\n")) {
        try {
            entries.push(parseEntry(line, entries.length));
        }
        catch {
            break; // Also the empty line after the last.
        }
    }
    return entries;
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
/** The same without secrets, in values and in keys. */
function mask(value, secrets) {
    return maskValue(value, secrets);
}
// A thought signature is the model's own opaque base64: masking inside it would make Gemini answer 400. It is one only
// where the API puts it; what bears that name in a call's arguments is like any other word of the model's.
function maskEvent(event, secrets) {
    const masked = mask(event, secrets);
    if (event.type !== "model.replied" || masked.type !== "model.replied")
        return masked;
    const parts = masked.reply.parts.map((part, index) => {
        const { thoughtSignature } = event.reply.parts[index] ?? {};
        return thoughtSignature === undefined ? part : { ...part, thoughtSignature };
    });
    return { ...masked, reply: { ...masked.reply, parts } };
}
function maskValue(value, secrets) {
    if (typeof value === "string")
        return secrets.redact(value);
    if (Array.isArray(value))
        return value.map((item) => maskValue(item, secrets));
    if (value !== null && typeof value === "object") {
        return Object.fromEntries(Object.entries(value).map(([name, item]) => [secrets.redact(name), maskValue(item, secrets)]));
    }
    return value;
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


/***/ })

};
