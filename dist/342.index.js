export const id = 342;
export const ids = [342];
export const modules = {

/***/ 5826:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jr: () => (/* binding */ openLogFile),
/* harmony export */   NH: () => (/* binding */ openRunner)
/* harmony export */ });
/* unused harmony export asLogLines */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/** GitHub's runner: its log, its command files, its annotations. */


/**
 * The runner this process is a step of. `@actions/core` writes the commands; it is loaded when the first is given,
 * since loading it takes a tenth of the time a run has to its first model request. Commands keep their order.
 */
function openRunner(secrets) {
    let loading;
    let core;
    const waiting = [];
    const load = async () => {
        core = await __webpack_require__.e(/* import() */ 149).then(__webpack_require__.bind(__webpack_require__, 5149));
        for (const queued of waiting.splice(0))
            queued(core);
    };
    const tell = (command) => {
        if (core !== undefined)
            return command(core);
        waiting.push(command);
        loading ??= load();
        loading.catch(() => undefined); // `settle` tells of it.
    };
    return {
        print: (text) => void process.stdout.write(asLogLines(secrets.redact(text))),
        annotate(level, title, message) {
            const text = harmless(secrets.redact(message));
            tell((actions) => actions[level](text, { title: harmless(secrets.redact(title)) }));
        },
        mask: (secret) => tell((actions) => actions.setSecret(secret)),
        setOutput: (name, value) => tell((actions) => actions.setOutput(name, secrets.redact(value))),
        saveState: (name, value) => tell((actions) => actions.saveState(name, secrets.redact(value))),
        async writeSummary(markdown) {
            const { summary } = await __webpack_require__.e(/* import() */ 149).then(__webpack_require__.bind(__webpack_require__, 5149));
            await summary.emptyBuffer().addRaw(secrets.redact(markdown)).write({ overwrite: true });
        },
        async settle() {
            await loading;
        },
    };
}
/**
 * Text as lines of the step's log, none of which the runner can take for a command. It looks for `::` at the start of
 * a line, white space aside, and for `##[` anywhere in it.
 */
function asLogLines(text) {
    const lines = text.split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/);
    return lines.map((line) => `| ${harmless(line)}\n`).join("");
}
function harmless(text) {
    return text.replace(CONTROLS, "").replaceAll("##[", "##\u200b[");
}
// Tabs and line ends stay.
const CONTROLS = /[\p{Cc}--[\t\n\r]]/gv;
/**
 * A file to append to; its directory is made. What `append` has written survives the death of this process, though not
 * of the machine: the bytes are with the operating system.
 */
function openLogFile(path) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), { recursive: true });
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, "a", 0o600);
    return {
        path,
        append(line) {
            const bytes = Buffer.from(line, "utf8");
            for (let at = 0; at < bytes.length;)
                at += (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(file, bytes, at);
        },
        [Symbol.dispose]: () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file),
    };
}


/***/ }),

/***/ 7707:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ systemClock)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);
/** The system's clock. */

const systemClock = {
    now: () => Date.now(),
    elapsed: () => performance.now(),
    async sleep(ms, signal) {
        // Node's timer rejects when the signal fires; for a sleeper that is only an early end.
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(ms, undefined, signal === undefined ? {} : { signal }).catch(() => undefined);
    },
};


/***/ }),

/***/ 775:
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

/***/ 2230:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ openLog),
/* harmony export */   x: () => (/* binding */ readLog)
/* harmony export */ });
/* harmony import */ var _events_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(775);
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

/***/ 2626:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  XS: () => (/* reexport */ GitError),
  y_: () => (/* reexport */ GitHubError),
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

/** Remit's own git. */

/** The machine: its files and its processes. */

/** Looking for lines in many files. */

/** GitHub's runner, and the log on disk. */

/** MCP servers. */



/***/ }),

/***/ 5594:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ succeeded)
/* harmony export */ });
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


/***/ }),

/***/ 5790:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ COMMENT_LIMIT),
/* harmony export */   w: () => (/* binding */ renderComment)
/* harmony export */ });
/* harmony import */ var _fit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1956);
/* harmony import */ var _sections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8745);
/* harmony import */ var _steps_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1232);
/* harmony import */ var _story_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7822);
/* harmony import */ var _tally_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6413);
/* harmony import */ var _transcript_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3229);






/** Characters of a body that we fill. GitHub refuses 65,536; our marker and its own counting need some. */
const COMMENT_LIMIT = 65_000;
/** The body of the final comment, without its marker. The same log gives the same text. */
function renderComment(entries) {
    const story = (0,_story_js__WEBPACK_IMPORTED_MODULE_3__/* .readStory */ .I)(entries);
    const numbers = (0,_tally_js__WEBPACK_IMPORTED_MODULE_4__/* .tally */ .N)(entries);
    return (0,_fit_js__WEBPACK_IMPORTED_MODULE_0__/* .fit */ .Uj)([
        { rank: 0, blocks: (0,_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .opening */ .zs)(story), what: "parts" },
        { rank: 1, blocks: (0,_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .cautions */ .JF)(story), what: "parts" },
        { rank: 3, blocks: (0,_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .answer */ .ZF)(story), what: "paragraphs" },
        { rank: 4, blocks: (0,_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .changes */ .Ao)(story), what: "parts" },
        { rank: 5, blocks: (0,_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .verification */ .Ot)(story), what: "parts" },
        { rank: 5, blocks: (0,_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .leftToDo */ .Sc)(story), what: "parts" },
        { rank: 6, blocks: (0,_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .denials */ .BH)(numbers, story), what: "parts" },
        { rank: 7, blocks: (0,_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .compressions */ .MG)(numbers), what: "parts" },
        { rank: 2, blocks: (0,_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .budget */ .gd)(numbers), what: "parts" },
        { rank: 8, blocks: (0,_transcript_js__WEBPACK_IMPORTED_MODULE_2__/* .shortTranscript */ .T)((0,_steps_js__WEBPACK_IMPORTED_MODULE_5__/* .readSteps */ .I)(entries)), what: "turns" },
        { rank: 1, blocks: (0,_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .closingLines */ .Po)(story), what: "parts" },
    ], COMMENT_LIMIT, _fit_js__WEBPACK_IMPORTED_MODULE_0__/* .characters */ .hg);
}


/***/ }),

/***/ 7815:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cK: () => (/* binding */ deliver),
  bg: () => (/* binding */ mayPass),
  kK: () => (/* binding */ openSticky),
  oQ: () => (/* binding */ undelivered)
});

// EXTERNAL MODULE: ./lib/ports.js + 3 modules
var ports = __webpack_require__(2626);
;// CONCATENATED MODULE: ./lib/report/marker.js
/** `<!-- remit:v1 key=… subject=… -->`. */
function markerLine({ key, subject }) {
    return `<!-- remit:v1 key=${encodeURIComponent(key.toWellFormed()).replaceAll("-", "%2D")} subject=${subject} -->`;
}
/** Ours are comments whose first line is the marker and whose author we are: anybody can copy a marker. */
function findMarked(comments, mark, author) {
    const line = markerLine(mark);
    return comments.find((comment) => comment.author.id === author && comment.body.split(/\r?\n/, 1)[0] === line);
}

;// CONCATENATED MODULE: ./lib/report/delivery.js
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
            if (!(error instanceof ports/* GitHubError */.y_) || !GONE.has(error.status))
                throw error;
            return github.createComment(mark.subject, body); // Somebody deleted it.
        }
    }
    return {
        get found() {
            return found;
        },
        async put(body) {
            const whole = `${markerLine(mark)}\n${body}`;
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
    return findMarked(comments, mark, self.id);
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
    return !(error instanceof ports/* GitHubError */.y_) || error.status < 400 || error.status >= 500 || error.status === 429;
}
/** What a person can do about a comment that could not be written. */
function undelivered(error) {
    const needs = error instanceof ports/* GitHubError */.y_ && error.permission !== undefined ? ` The token lacks ${error.permission}.` : "";
    return `The comment could not be written: ${error instanceof Error ? error.message : String(error)}.${needs}`;
}


/***/ }),

/***/ 5002:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LU: () => (/* binding */ tokens),
/* harmony export */   TG: () => (/* binding */ money),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   aU: () => (/* binding */ limitInWords),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   p0: () => (/* binding */ duration),
/* harmony export */   uI: () => (/* binding */ gauge),
/* harmony export */   vj: () => (/* binding */ amount)
/* harmony export */ });
/** `1,234,567`. */
function count(value) {
    return String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ",");
}
/** `1 turn`, `2 turns`. */
function counted(value, one, many = `${one}s`) {
    return `${count(value)} ${value === 1 ? one : many}`;
}
/** Tokens in thousands or millions: `950`, `41.2k`, `1.36M`. */
function tokens(value) {
    if (value < 1_000)
        return String(Math.round(value));
    if (value < 999_500)
        return `${trim((value / 1_000).toFixed(value < 99_950 ? 1 : 0))}k`;
    return `${trim((value / 1_000_000).toFixed(2))}M`;
}
/** `US$ 0.42`; small sums keep their digits. */
function money(usd) {
    return `US$ ${usd > 0 && usd < 0.01 ? usd.toFixed(4) : usd.toFixed(2)}`;
}
/** `340 ms`, `12.3 s`, `4 min 5 s`, `1 h 2 min`. */
function duration(ms) {
    if (ms < 1_000)
        return `${Math.round(ms)} ms`;
    if (ms < 59_950)
        return `${trim((ms / 1_000).toFixed(1))} s`;
    const seconds = Math.round(ms / 1_000);
    if (seconds < 3_600)
        return seconds % 60 === 0 ? `${seconds / 60} min` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
    return `${Math.floor(seconds / 3_600)} h ${Math.floor((seconds % 3_600) / 60)} min`;
}
/** Ten cells, as many of them full as the share used. Something used shows at least one; all full means used up. */
function gauge(used, of) {
    const share = of > 0 ? used / of : 0;
    const full = share >= 1 ? 10 : Math.min(9, Math.max(used > 0 ? 1 : 0, Math.round(share * 10)));
    return "▰".repeat(full) + "▱".repeat(10 - full);
}
/** An amount of a limit, with its unit. */
function amount(name, value) {
    switch (name) {
        case "minutes":
            return duration(value * 60_000);
        case "tokens":
            return tokens(value);
        case "usd":
            return money(value);
        default:
            return count(value);
    }
}
/** A limit in words: `25 min`, `60 turns`, `US$ 2.50`. */
function limitInWords(name, value) {
    return UNITS[name] === "" ? amount(name, value) : `${amount(name, value)} ${UNITS[name]}`;
}
const UNITS = {
    turns: "turns",
    minutes: "",
    tokens: "tokens",
    usd: "",
    calls: "tool calls",
    files: "files",
    lines: "lines",
};
function trim(text) {
    return text.includes(".") ? text.replace(/\.?0+$/, "") : text;
}


/***/ }),

/***/ 1956:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Uj: () => (/* binding */ fit),
/* harmony export */   ee: () => (/* binding */ bytes),
/* harmony export */   hg: () => (/* binding */ characters)
/* harmony export */ });
/* unused harmony export render */
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1202);
/** Bodies that fit: what is least needed is left out first, at the edges of blocks, and a sentence says so. */

/** Characters as GitHub counts them, or more: a character outside the basic plane counts twice. */
const characters = (text) => text.length;
/** UTF-8 bytes. */
const bytes = (text) => Buffer.byteLength(text);
/** The sections in order, as Markdown of at most `limit`. Time is linear in their length. */
function fit(sections, limit, measure) {
    const parts = sections.map((section) => ({ section, text: render(section.blocks) }));
    const total = () => parts.reduce((sum, { text }) => sum + (text === "" ? 0 : measure(text) + 2), 0);
    for (const part of parts.toSorted((a, b) => b.section.rank - a.section.rank)) {
        const excess = total() - limit;
        if (excess <= 0)
            break;
        const room = Math.max(0, measure(part.text) - excess);
        part.text = render(shrink(part.section.blocks, room, part.section.what, measure));
    }
    return parts
        .map(({ text }) => text)
        .filter((text) => text !== "")
        .join("\n\n");
}
/** Blocks as Markdown, a blank line between them. */
function render(blocks) {
    return blocks.map(renderBlock).join("\n\n");
}
function renderBlock(block) {
    switch (block.kind) {
        case "text":
            return block.markdown;
        case "code":
            return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .fence */ .EU)(block.text, block.language);
        case "rows":
            return [block.head, ...block.rows].filter((row) => row !== "").join("\n");
        case "fold":
            return `<details>\n<summary>${block.title}</summary>\n\n${render(block.blocks)}\n\n</details>`;
    }
}
/** Room that the sentence about what is left out may take. */
const NOTE = 160;
/** A block is cut, rather than left out, when so much room is left for it. */
const WORTH_CUTTING = 600;
/** The first and the last blocks, with the middle left out. */
function shrink(blocks, room, what, measure) {
    const sizes = blocks.map((block) => measure(renderBlock(block)) + 2);
    if (sizes.reduce((sum, size) => sum + size, 0) <= room)
        return [...blocks];
    let left = room - NOTE;
    if (left < 0)
        return [];
    const head = [];
    const tail = [];
    let [first, last] = [0, blocks.length - 1];
    // Alternately from both ends: how a thing began and how it ended say most.
    for (let turn = 0; first <= last; turn++) {
        const at = turn % 2 === 0 ? first : last;
        if (sizes[at] > left)
            break;
        left -= sizes[at];
        if (turn % 2 === 0)
            head.push(blocks[first++]);
        else
            tail.unshift(blocks[last--]);
    }
    const cut = left > WORTH_CUTTING && first <= last ? shrinkBlock(blocks[first], left - 2, measure) : undefined;
    if (cut !== undefined)
        head.push(cut);
    const missing = last - first + 1 - (cut === undefined ? 0 : 1);
    return [...head, ...(missing > 0 ? [note(missing, what)] : []), ...tail];
}
function shrinkBlock(block, room, measure) {
    switch (block.kind) {
        case "text":
            return undefined;
        case "code": {
            const lines = shrinkLines(block.text.split("\n"), room - 40, measure);
            return lines === undefined ? undefined : { ...block, text: lines.join("\n") };
        }
        case "rows": {
            const rows = shrinkLines(block.rows, room - measure(block.head) - 2, measure, block);
            return rows === undefined ? undefined : { ...block, rows };
        }
        case "fold": {
            const frame = measure(renderBlock({ ...block, blocks: [] }));
            const inside = shrink(block.blocks, room - frame, block.what, measure);
            return inside.length === 0 ? undefined : { ...block, blocks: inside };
        }
    }
}
function shrinkLines(lines, room, measure, table) {
    let left = room - NOTE;
    let [first, last] = [0, lines.length - 1];
    for (let turn = 0; first <= last; turn++) {
        const size = measure(lines[turn % 2 === 0 ? first : last]) + 1;
        if (size > left)
            break;
        left -= size;
        if (turn % 2 === 0)
            first++;
        else
            last--;
    }
    const missing = last - first + 1;
    if (left < 0 || missing === lines.length)
        return undefined;
    if (missing <= 0)
        return [...lines];
    return [...lines.slice(0, first), omission(missing, table), ...lines.slice(last + 1)];
}
function omission(missing, table) {
    if (table === undefined)
        return `[… ${missing} lines left out to stay within GitHub's size limit …]`;
    const said = `*… ${missing} more ${table.what} left out to stay within GitHub's size limit …*`;
    return table.head.startsWith("|") ? `| ${said} |` : `- ${said}`;
}
function note(missing, what) {
    return { kind: "text", markdown: `*… ${missing} ${what} left out here to stay within GitHub's size limit …*` };
}


/***/ }),

/***/ 1202:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ clip),
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   EU: () => (/* binding */ fence),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   mG: () => (/* binding */ inline),
/* harmony export */   qy: () => (/* binding */ html)
/* harmony export */ });
/* harmony import */ var _plain_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1043);
/**
 * Text that others wrote, made safe to stand in GitHub's Markdown: it cannot mention anybody, close or link an issue,
 * hold HTML or a comment (and so no marker of ours), load an image, hide where a link leads, or leave a fence open.
 *
 * No trust is put in parsing Markdown as GitHub does: whatever means something to it outside code is written as an
 * entity, and every fence and code span in the result is one that we wrote.
 */

/** Markdown by a model as blocks: formatting stays, whatever reaches beyond the text goes. */
function prose(text) {
    return segments((0,_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .w)(text)).flatMap((segment) => {
        if (segment.kind === "code")
            return [segment];
        return paragraphs(segment.lines).map((lines) => ({ kind: "text", markdown: proseLines(lines) }));
    });
}
/** One line of text with its inline formatting, for a list item or a table cell. */
function inline(text) {
    const line = oneLine(text);
    return inlineLine(breakReferences(line)).replaceAll("|", "&#124;").replace(LINE_START, entities);
}
/** What would make a line something else than text: a quotation, a heading, a list item, a rule. */
const LINE_START = /^(?:>|#{1,6}(?=\s|$)|[-+*](?=\s|$)|\d+[.)](?=\s|$)|=+$|(?:[-_*]\s*){3,}$)/;
/** A code span. Shows any text as it is, on one line. */
function code(text) {
    const line = breakComments(oneLine(text)) || " ";
    // In a table a bar ends the cell, code or not; only HTML can show it.
    if (line.includes("|"))
        return `<code>${line.replace(/[^A-Za-z0-9\s./-]/g, entity)}</code>`;
    const ticks = "`".repeat(longestRun(line) + 1);
    const pad = /^`|`$|^ .* $/.test(line) ? " " : "";
    return `${ticks}${pad}${line}${pad}${ticks}`;
}
/** A fenced block whose fence nothing inside can close. */
function fence(text, language = "") {
    const body = breakComments((0,_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .w)(text)).replace(/\n+$/, "");
    const ticks = "`".repeat(Math.max(3, longestRun(body) + 1));
    return `${ticks}${language}\n${body}\n${ticks}`;
}
/** One line of text for an HTML element, such as a fold's title. */
function html(text) {
    const safe = breakMentions(breakReferences(oneLine(text)).replace(/#(?=\d)/g, "#\u200b"));
    return safe.replace(/[&<>"`*[\]\\$~]/g, entity);
}
/** Text cut to so many characters, with an ellipsis when something is missing. */
function clip(text, characters) {
    return text.length <= characters
        ? text
        : `${text
            .slice(0, characters - 1)
            .toWellFormed()
            .trimEnd()}…`;
}
function segments(text) {
    const found = [];
    let lines = [];
    let open;
    const end = () => {
        if (open !== undefined)
            found.push({ kind: "code", language: open.language, text: lines.join("\n") });
        else if (lines.length > 0)
            found.push({ kind: "prose", lines });
        lines = [];
    };
    for (const line of text.split("\n")) {
        const opening = open === undefined ? FENCE.exec(line) : null;
        if (opening !== null || open?.close.test(line) === true) {
            end();
            open =
                opening === null ? undefined : { close: closing(opening[1]), language: language(opening[2] ?? "") };
        }
        else
            lines.push(line);
    }
    end();
    return found;
}
const FENCE = /^\s*(`{3,}|~{3,})([^`]*)$/;
function closing(fence) {
    return new RegExp(`^\\s*${fence[0]}{${fence.length},}\\s*$`);
}
// These GitHub draws instead of showing, or turns into a button.
const DRAWN = new Set(["mermaid", "math", "geojson", "topojson", "stl", "suggestion"]);
function language(info) {
    const name = /^\s*([A-Za-z0-9+#.-]{1,20})\s*$/.exec(info)?.[1] ?? "";
    return DRAWN.has(name.toLowerCase()) ? "" : name;
}
/** Runs of lines without a blank one, none of them too long to be left out as a whole. */
function paragraphs(lines) {
    const found = [[]];
    let size = 0;
    for (const line of lines.flatMap((whole) => pieces(whole, LONGEST))) {
        size += line.length;
        if (line.trim() === "" || size > LONGEST) {
            found.push([]);
            size = line.length;
        }
        if (line.trim() !== "")
            found.at(-1)?.push(line);
    }
    return found.filter((paragraph) => paragraph.length > 0);
}
const LONGEST = 4_000;
function pieces(line, size) {
    if (line.length <= size)
        return [line];
    return Array.from({ length: Math.ceil(line.length / size) }, (_, at) => line.slice(at * size, (at + 1) * size).toWellFormed());
}
function proseLines(lines) {
    return breakReferences(lines.join("\n")).split("\n").map(proseLine).join("\n");
}
function proseLine(line) {
    if (/^\s{0,3}(?:-{2,}|={2,})\s*$/.test(line))
        return "***"; // Would turn the line above into a heading.
    const [, start = "", rest = ""] = /^(\s*(?:(?:[-*+]|\d{1,9}[.)])\s+\[[ xX]\]\s|#{1,6}\s)?)(.*)$/s.exec(line) ?? [];
    // Our own headings are of the third level: those of a text stand below them.
    const lead = start.includes("#") ? start.replace(/#+/, (marks) => "#".repeat(Math.max(4, marks.length))) : start;
    return lead + inlineLine(rest);
}
function inlineLine(line) {
    let safe = "";
    for (const piece of splitCode(unlink(line))) {
        // An address runs on to the next space, through the ticks of a code span too.
        const gap = piece.code && /(?:\/\/|www\.|@)\S*$/i.test(safe) ? " " : "";
        safe += gap + (piece.code ? code(piece.text) : escape(piece.text));
    }
    return safe;
}
// What a link shows and where it leads are both put down; an image is named, not loaded. Twice, for an image in a link.
function unlink(line) {
    const bare = line.replace(/<(https?:\/\/[^\s<>]{1,2000})>/g, "$1");
    return bare.includes("](") ? unlinkOnce(unlinkOnce(bare)) : bare;
}
function unlinkOnce(line) {
    const inCode = new Uint8Array(line.length);
    for (const { start, end } of spans(line))
        inCode.fill(1, start, end);
    return line.replace(LINK, (link, bang, shown, target, at) => {
        if (inCode[at] === 1)
            return link;
        const label = shown.trim();
        if (label === target || label === "")
            return bang === "" ? target : `(image: ${target})`;
        return `${label} (${bang === "" ? "" : "image: "}${target})`;
    });
}
const LINK = /(!?)\[([^[\]]{0,300})\]\(\s{0,9}<?([^\s()<>]{1,2000})>?(?:\s{1,9}(?:"[^"]{0,300}"|'[^']{0,300}'))?\s{0,9}\)/g;
/** Code spans of one line; and addresses that GitHub would turn into links between issues, or take for mentions. */
function splitCode(line) {
    const found = [];
    let from = 0;
    for (const { start, end, text } of spans(line)) {
        if (start < from)
            continue;
        found.push(...splitAddresses(line.slice(from, start)), { code: true, text });
        from = end;
    }
    return [...found, ...splitAddresses(line.slice(from))];
}
function spans(line) {
    const runs = [...line.matchAll(/`+/g)].filter(({ index }) => line[index - 1] !== "\\");
    const next = new Map();
    const found = runs.toReversed().flatMap((run) => {
        const start = run.index;
        const { length } = run[0];
        const closer = next.get(length);
        next.set(length, start);
        if (closer === undefined)
            return [];
        return [{ start, end: closer + length, text: line.slice(start + length, closer).trim() }];
    });
    return found.toReversed().filter(({ text }) => text !== "");
}
const ADDRESS = /https?:\/\/[^\s<>`[\]\\()|]{1,300}(?:\/(?:issues|pull|pulls|discussions|commit)\/|@)[^\s<>`[\]\\()|]{1,300}/gi;
function splitAddresses(text) {
    if (!text.includes("://"))
        return [{ code: false, text }];
    const found = [];
    let from = 0;
    for (const { 0: address, index } of text.matchAll(ADDRESS)) {
        found.push({ code: false, text: text.slice(from, index) }, { code: true, text: address });
        from = index + address.length;
    }
    return [...found, { code: false, text: text.slice(from) }];
}
function escape(text) {
    return breakMentions(text).replace(/\\([!-/:-@[-`{-~])|[<[\]`$\\]|&(?=#?\w{1,40};)|~{3,}/g, (mark, escaped) => entities(escaped ?? mark));
}
function entities(marks) {
    return Array.from(marks, entity).join("");
}
function entity(mark) {
    return mark === "<" ? "&lt;" : mark === "&" ? "&amp;" : `&#${mark.codePointAt(0)};`;
}
// GitHub looks for mentions and references in the text as shown: an entity would not hide them, a zero-width space does.
function breakMentions(text) {
    return text.replace(/(?<![A-Za-z0-9])@(?=[*_~]*[A-Za-z0-9])/g, "@\u200b");
}
function breakReferences(text) {
    return text.replace(CLOSING, "$&\u200b").replace(/(?<=[\w.-])#(?=\d)/g, "#\u200b");
}
const CLOSING = /(?<![A-Za-z0-9])(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?)[^A-Za-z0-9#]{0,20}(?:#|GH-)(?=\d)/gi;
function breakComments(text) {
    return text.replaceAll("<!--", "<\u2060!--").replaceAll("-->", "--\u2060>");
}
function oneLine(text) {
    return (0,_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .w)(text)
        .replace(/\s*\n\s*/g, " ")
        .trim();
}
function longestRun(text) {
    let longest = 0;
    for (const { 0: run } of text.matchAll(/`+/g))
        longest = Math.max(longest, run.length);
    return longest;
}


/***/ }),

/***/ 1043:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ plainText)
/* harmony export */ });
/** Text without what a reader cannot see: it shows nothing, reorders what is shown, or drives a terminal. */
/** Line ends become `\n`; control characters, ANSI sequences, invisible and reordering characters go; emoji stay whole. */
function plainText(text) {
    return text
        .toWellFormed()
        .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, "\n")
        .replace(ANSI, "")
        .replace(UNSEEN, "");
}
const ESC = "\u001b";
const ANSI = new RegExp(String.raw `${ESC}(?:\[[0-?]{0,64}[ -/]{0,8}[@-~]|\][^\x07${ESC}\n]{0,256}(?:\x07|${ESC}\\)|[@-Z\\-_])`, "g");
// The zero-width joiner holds emoji together; anywhere else it hides. U+FE0F only chooses how an emoji looks.
const UNSEEN = /[[\p{Cc}\p{Default_Ignorable_Code_Point}]--[\t\n]--[\u200d]--[\ufe0f]]|(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d/gv;


/***/ }),

/***/ 6640:
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
    };
}


/***/ }),

/***/ 8745:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ZF: () => (/* binding */ answer),
  dh: () => (/* binding */ brief),
  gd: () => (/* binding */ budget),
  JF: () => (/* binding */ cautions),
  Ao: () => (/* binding */ changes),
  Po: () => (/* binding */ closingLines),
  MG: () => (/* binding */ compressions),
  BH: () => (/* binding */ denials),
  Sc: () => (/* binding */ leftToDo),
  zs: () => (/* binding */ opening),
  tj: () => (/* binding */ todoRow),
  Ot: () => (/* binding */ verification)
});

// EXTERNAL MODULE: ./lib/records.js
var records = __webpack_require__(5594);
// EXTERNAL MODULE: ./lib/report/figures.js
var figures = __webpack_require__(5002);
// EXTERNAL MODULE: ./lib/report/markdown.js
var markdown = __webpack_require__(1202);
// EXTERNAL MODULE: ./lib/report/story.js
var report_story = __webpack_require__(7822);
;// CONCATENATED MODULE: ./lib/report/words.js


/** The first line of a report, without markup of its own. */
function headline(story) {
    const { outcome } = story;
    return outcome === undefined
        ? "Working"
        : `${MARKS[outcome.conclusion]} ${SENTENCES[outcome.conclusion](story, outcome)}`;
}
const MARKS = {
    changed: "✅",
    answered: "💬",
    reviewed: "🔍",
    planned: "🗺️",
    unchanged: "➖",
    declined: "🚫",
    unverified: "⚠️",
    blocked: "⛔",
    stuck: "🔁",
    exhausted: "⏳",
    cancelled: "⏹️",
    failed: "❌",
};
const SENTENCES = {
    changed: (story) => `Changed ${files(story)}${where(story)}`,
    answered: () => "Answered",
    reviewed: () => "Reviewed",
    planned: () => "Planned",
    unchanged: () => "Nothing changed",
    declined: () => "Declined",
    unverified: (story) => `Changed ${files(story)}${where(story)}, but the verification failed`,
    blocked: (story) => `Blocked: the policy does not allow what the task needs${rescued(story)}`,
    stuck: (story) => `Stopped: it was going round in circles${rescued(story)}`,
    exhausted: (story) => `Stopped: ${limit(story)} is used up${rescued(story)}`,
    cancelled: (story) => `Cancelled${rescued(story)}`,
    failed: (story, outcome) => `Failed: ${FAILURES[outcome.fault?.kind ?? "internal"]}${rescued(story)}`,
};
const FAILURES = {
    config: "the configuration has a fault",
    auth: "the model's service does not accept the credentials",
    quota: "the model has no quota left",
    model: "the model gave no usable answer",
    github: "GitHub did not do what was asked of it",
    git: "git did not do what was asked of it",
    conflict: "the branch has moved meanwhile",
    sandbox: "the policy requires a sandbox and there is none",
    internal: "something went wrong in Remit itself",
};
function files({ publication }) {
    return (0,figures/* counted */.hS)(publication?.files.length ?? 0, "file");
}
function where({ publication }) {
    if (publication === undefined)
        return "";
    const { pull, branch } = publication;
    if (pull === undefined)
        return ` on branch ${(0,markdown/* code */.aY)(branch)}`;
    return ` in ${pull.draft ? "draft " : ""}pull request [#${pull.number}](${encodeURI(pull.url)})`;
}
function limit({ reached }) {
    return reached === undefined || reached.of === 0
        ? "a limit"
        : `the limit of ${(0,figures/* limitInWords */.aU)(reached.limit, reached.of)}`;
}
function rescued(story) {
    return story.publication === undefined ? "" : `. The work so far, ${files(story)}, is${where(story)}`;
}
/** What went wrong and what to do about it, for a failure; undefined for everything else. */
function faultLines({ outcome }) {
    const fault = outcome?.fault;
    if (fault === undefined)
        return undefined;
    return [`**${(0,markdown/* inline */.mG)(fault.message)}**`, ...(fault.hint === undefined ? [] : [(0,markdown/* inline */.mG)(fault.hint)])].join("\n\n");
}
/** How to go on from here; undefined where nothing listens to an answer. */
function nextStep(story) {
    const phrase = story.started?.request.phrase;
    const conclusion = story.outcome?.conclusion;
    if (phrase === undefined || conclusion === undefined)
        return undefined;
    switch (conclusion) {
        case "changed":
        case "unverified":
            return `To ask for more, comment ${(0,markdown/* code */.aY)(`${phrase} …`)} ${story.publication?.pull === undefined ? "here" : "on the pull request"}.`;
        case "planned":
        case "answered":
        case "reviewed":
        case "unchanged":
            return `To go on, comment ${(0,markdown/* code */.aY)(`${phrase} …`)} here.`;
        case "exhausted":
        case "cancelled":
        case "stuck":
            return `To go on from here, comment ${(0,markdown/* code */.aY)(`${phrase} /continue`)}.`;
        case "blocked":
        case "failed":
            return `Once that is mended, comment ${(0,markdown/* code */.aY)(`${phrase} /continue`)} or run the workflow again.`;
        case "declined":
            return undefined;
    }
}

;// CONCATENATED MODULE: ./lib/report/sections.js
/** The parts that comment and summary share, each from the log to blocks. A part that has nothing to say is empty. */





/** The conclusion, and what went wrong if something did. */
function opening(story) {
    const fault = faultLines(story);
    return [sections_text(`### ${headline(story)}`), ...(fault === undefined ? [] : [sections_text(fault)])];
}
/** The agent's last words. */
function answer({ outcome }) {
    if (outcome === undefined || outcome.message === outcome.fault?.message)
        return [];
    return (0,markdown/* prose */.CS)(outcome.message);
}
/** What a reviewer must know before anything else: files withheld, models replaced, no sandbox. */
function cautions(story) {
    const refused = story.publication?.refused ?? [];
    const lines = [
        ...story.fellBack.map(({ reason }) => `- ${(0,markdown/* inline */.mG)(reason)}`),
        ...(story.started?.sandbox === "none" ? ["- Commands ran **without a sandbox**: this machine offers none."] : []),
    ];
    const blocks = [];
    if (refused.length > 0) {
        const rows = refused.map(({ path, reason }) => `- ${(0,markdown/* code */.aY)(path)}: ${(0,markdown/* inline */.mG)(reason)}`);
        blocks.push({
            kind: "rows",
            head: `**Withheld from publication: ${(0,figures/* counted */.hS)(refused.length, "file")}**\n`,
            rows,
            what: "files",
        });
    }
    if (lines.length > 0)
        blocks.push(sections_text(lines.join("\n")));
    return blocks;
}
/** The files and where they are. */
function changes(story) {
    const { publication, started } = story;
    if (publication === undefined)
        return [];
    const { files } = publication;
    const added = files.reduce((sum, file) => sum + file.added, 0);
    const removed = files.reduce((sum, file) => sum + file.removed, 0);
    return [
        sections_text(`**What changed**: ${(0,figures/* counted */.hS)(files.length, "file")}, ${lines(added, removed)}, ${place(publication, started && (0,report_story/* serverOf */.F)(started), started?.run.repository)}`),
        { kind: "rows", head: "| File | | Lines |\n|---|---|---|", rows: files.map(fileRow), what: "files" },
    ];
}
function fileRow(file) {
    return `| ${(0,markdown/* code */.aY)(file.path)} | ${file.status} | ${file.binary ? "binary" : lines(file.added, file.removed)} |`;
}
function lines(added, removed) {
    return `+${(0,figures/* count */.U9)(added)} −${(0,figures/* count */.U9)(removed)}`;
}
function place({ commit, branch, pull }, server = "", repository = "") {
    const short = (0,markdown/* code */.aY)(commit.slice(0, 7));
    const link = server === "" ? short : `[${short}](${encodeURI(`${server}/${repository}/commit/${commit}`)})`;
    const inPull = pull === undefined ? "" : `, pull request [#${pull.number}](${encodeURI(pull.url)})`;
    return `commit ${link} on ${(0,markdown/* code */.aY)(branch)}${inPull}`;
}
/** What the policy's commands said about the work. */
function verification({ verification: last, publication }) {
    if (last === undefined) {
        return publication === undefined ? [] : [sections_text("**Not verified**: no verification command ran.")];
    }
    const rows = last.results.map(({ command, ok, ms }) => `- ${ok ? "✓" : "✗"} ${(0,markdown/* code */.aY)((0,markdown/* clip */.$Q)(command, 200))} (${(0,figures/* duration */.p0)(ms)})`);
    const after = last.attempt > 1 ? ` (attempt ${last.attempt})` : "";
    const failed = last.results.filter(({ ok }) => !ok);
    return [
        { kind: "rows", head: `**Verification ${last.ok ? "passed" : "failed"}**${after}\n`, rows, what: "commands" },
        ...failed.map(({ command, output }) => ({
            kind: "fold",
            title: `Output of <code>${escapeTitle(command)}</code>`,
            blocks: [{ kind: "code", language: "", text: output }],
            what: "parts",
        })),
    ];
}
/** Denied calls, each with the rule that would allow it. */
function denials({ denials: all }, story) {
    if (all.length === 0)
        return [];
    const total = all.reduce((sum, { count: times }) => sum + times, 0);
    const path = story.started?.policy.path ?? "";
    return [
        sections_text(`**Denied by policy: ${(0,figures/* counted */.hS)(total, "call")}**`),
        ...all.flatMap((denial) => denialBlocks(denial, path)),
    ];
}
function denialBlocks({ call, decision, count: times }, path) {
    const rules = decision.rules.length === 0 ? "" : ` (rule ${decision.rules.map((rule) => (0,markdown/* code */.aY)(rule)).join(", ")})`;
    const often = times > 1 ? `, ${times} times` : "";
    const told = sections_text(`- ${(0,markdown/* code */.aY)(call.tool)} ${(0,markdown/* code */.aY)((0,markdown/* clip */.$Q)(brief(call.args), 200))}${often}: ${(0,markdown/* inline */.mG)((0,markdown/* clip */.$Q)(decision.reason, 600))}${rules}`);
    if (decision.allowWith === undefined)
        return [told];
    const where = path.startsWith("built-in:") || path === "" ? "a policy file, `.github/remit.toml`" : (0,markdown/* code */.aY)(path);
    return [told, sections_text(`To allow it, add to ${where}:`), { kind: "code", language: "toml", text: decision.allowWith }];
}
/** The arguments that say most, in a few words. */
function brief(args) {
    const key = TELLING.find((name) => typeof args[name] === "string");
    return key === undefined ? JSON.stringify(args) : String(args[key]);
}
const TELLING = [
    "command",
    "file_path",
    "absolute_path",
    "path",
    "dir_path",
    "pattern",
    "query",
    "url",
    "name",
    "prompt",
];
/** When the context was compressed, and what that did. */
function compressions({ compressions: all }) {
    if (all.length === 0)
        return [];
    const rows = all.map(compressionRow);
    return [
        {
            kind: "rows",
            head: `**Context compressed ${all.length === 1 ? "once" : `${all.length} times`}**\n`,
            rows,
            what: "compressions",
        },
    ];
}
function compressionRow({ agent, afterTurn, event }) {
    const { trigger, tokensBefore, tokensAfter, added, method } = event;
    const who = agent === "main" ? "" : `${(0,markdown/* code */.aY)(agent)}, `;
    const checks = added.length === 0
        ? "the checks had nothing to add"
        : `the checks added ${added.map((item) => (0,markdown/* inline */.mG)((0,markdown/* clip */.$Q)(item, 200))).join("; ")}`;
    return `- ${who}after turn ${afterTurn} (${(0,markdown/* inline */.mG)(trigger)}, ${(0,markdown/* inline */.mG)(method)}): ${(0,figures/* tokens */.LU)(tokensBefore)} → ${(0,figures/* tokens */.LU)(tokensAfter)} tokens; ${checks}`;
}
/** What was used of what was allowed. */
function budget(numbers) {
    if (numbers.gauges.length === 0 && numbers.tokens.input === 0)
        return []; // It ended before it began.
    const rows = numbers.gauges
        .filter(({ name, of, used }) => of > 0 && (used > 0 || (name !== "files" && name !== "lines")))
        .map(gaugeRow);
    const { input, output, cached, estimated } = numbers.tokens;
    const spent = [
        `${(0,figures/* tokens */.LU)(input)} tokens in (${(0,figures/* tokens */.LU)(cached)} cached), ${(0,figures/* tokens */.LU)(output)} out${estimated ? ", in part estimated" : ""}`,
        (0,figures/* money */.TG)(numbers.usd),
        (0,figures/* duration */.p0)(numbers.ms),
        (0,figures/* counted */.hS)(numbers.calls, "tool call"),
        ...(numbers.subAgents > 0 ? [(0,figures/* counted */.hS)(numbers.subAgents, "sub-agent")] : []),
        ...(numbers.retries.count > 0
            ? [`${(0,figures/* counted */.hS)(numbers.retries.count, "retry", "retries")} (${(0,figures/* duration */.p0)(numbers.retries.waitMs)} of waiting)`]
            : []),
    ];
    const head = "| Budget | | Used | Limit |\n|---|---|---|---|";
    return [
        ...(rows.length === 0 ? [] : [{ kind: "rows", head, rows, what: "limits" }]),
        sections_text(spent.join(" · ")),
    ];
}
function gaugeRow({ name, used, of, source }) {
    return `| ${NAMES[name]} | ${(0,figures/* gauge */.uI)(used, of)} | ${(0,figures/* amount */.vj)(name, used)} | ${(0,figures/* amount */.vj)(name, of)} (${(0,markdown/* inline */.mG)(source)}) |`;
}
const NAMES = {
    turns: "turns",
    minutes: "time",
    tokens: "tokens",
    usd: "money",
    calls: "tool calls",
    files: "files changed",
    lines: "lines changed",
};
/** What an agent that did not get to its end had still to do. */
function leftToDo({ outcome, todos }) {
    const unfinished = outcome !== undefined && !(0,records/* succeeded */.g)(outcome.conclusion) && todos.some(({ status }) => status !== "completed");
    return unfinished
        ? [{ kind: "rows", head: "**Its list, as it stood**\n", rows: todos.map(todoRow), what: "todos" }]
        : [];
}
/** A todo as a line of a checklist. */
function todoRow({ description, status }) {
    const line = (0,markdown/* inline */.mG)((0,markdown/* clip */.$Q)(description, 300));
    switch (status) {
        case "completed":
            return `- [x] ${line}`;
        case "cancelled":
            return `- [ ] ~~${line}~~`;
        case "in_progress":
            return `- [ ] **${line.replaceAll("*", "&#42;")}**`;
        case "blocked":
            return `- [ ] ${line} (blocked)`;
        case "pending":
            return `- [ ] ${line}`;
    }
}
/** Where the run took place, under which policy, and how to go on. */
function closingLines(story) {
    const { started } = story;
    const next = nextStep(story);
    const blocks = next === undefined ? [] : [sections_text(next)];
    if (started === undefined)
        return blocks;
    const { run, policy, model, sandbox, request } = started;
    const facts = [
        run.url === ""
            ? undefined
            : `[run ${(0,markdown/* inline */.mG)(run.id)}${run.attempt > 1 ? `, attempt ${run.attempt}` : ""}](${encodeURI(run.url)})`,
        `policy ${(0,markdown/* code */.aY)(policy.path)} at ${(0,markdown/* code */.aY)(policy.ref)} (${(0,markdown/* code */.aY)(policy.digest.slice(0, 19))})`,
        `model ${(0,markdown/* code */.aY)(model)}`,
        `sandbox ${(0,markdown/* inline */.mG)(sandbox)}`,
        `asked by ${(0,markdown/* code */.aY)(request.actor.login)}`,
        `Remit ${(0,markdown/* inline */.mG)(run.version)}`,
    ];
    return [...blocks, sections_text(`<sub>${facts.filter((fact) => fact !== undefined).join(" · ")}</sub>`)];
}
function escapeTitle(command) {
    return (0,markdown/* clip */.$Q)(command.replace(/\s+/g, " "), 120).replace(/[^\w\s./-]/g, (mark) => `&#${mark.codePointAt(0)};`);
}
function sections_text(markdown) {
    return { kind: "text", markdown };
}


/***/ }),

/***/ 1232:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ readSteps),
/* harmony export */   o: () => (/* binding */ turnsOf)
/* harmony export */ });
/* harmony import */ var _events_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(775);
/** What each agent did, step by step: a projection of the log that pairs calls with decisions and answers. */

/** The main agent's steps, those of its sub-agents nested where they were started. Linear in the log. */
function readSteps(entries) {
    const reading = new Reading();
    for (const entry of entries)
        reading.take(entry);
    return reading.agent(_events_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN */ .Q);
}
/** How many turns an agent took. */
function turnsOf(agent) {
    return agent.steps.filter((step) => step.kind === "turn").length;
}
class Reading {
    agents = new Map();
    calls = new Map();
    agent(name) {
        const known = this.agents.get(name);
        if (known !== undefined)
            return known;
        const agent = { name, model: "", steps: [], turns: 0 };
        this.agents.set(name, agent);
        if (name !== _events_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN */ .Q)
            this.agent(name.split("/").slice(0, -1).join("/") || _events_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN */ .Q).steps.push({ kind: "agent", agent });
        return agent;
    }
    take({ agent: name, event }) {
        const agent = this.agent(name);
        switch (event.type) {
            case "agent.started":
                agent.model = event.model;
                return;
            case "agent.stopped":
                agent.end = event.end;
                return;
            case "model.replied":
                return this.reply(agent, event);
            case "call.decided":
                return this.decide(agent, event.call, event.decision);
            case "call.finished": {
                const step = this.calls.get(event.id);
                if (step !== undefined)
                    Object.assign(step, { answer: event.answer, ms: event.ms });
                return;
            }
            case "hook.ran":
                return this.hook(agent, event);
            case "model.asked":
            case "run.finished":
                return;
            default:
                agent.steps.push({ kind: "event", event });
        }
    }
    reply(agent, event) {
        if (event.purpose !== "turn") {
            agent.steps.push({ kind: "asked aside", event });
            return;
        }
        const calls = event.reply.calls.map((call) => ({ call, hooks: [] }));
        for (const step of calls)
            this.calls.set(step.call.id, step);
        agent.steps.push({ kind: "turn", number: ++agent.turns, event, calls });
    }
    // A command file's shell lines are judged too, without a model having called them.
    decide(agent, call, decision) {
        const step = this.calls.get(call.id);
        if (step !== undefined)
            step.decision = decision;
        else
            agent.steps.push({ kind: "event", event: { type: "call.decided", call, decision } });
    }
    hook(agent, event) {
        const last = agent.steps.at(-1);
        const waiting = last?.kind === "turn" ? last.calls.find(({ answer }) => answer === undefined) : undefined;
        if (waiting !== undefined)
            waiting.hooks.push(event);
        else
            agent.steps.push({ kind: "event", event });
    }
}


/***/ }),

/***/ 7822:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ serverOf),
/* harmony export */   I: () => (/* binding */ readStory)
/* harmony export */ });
/* harmony import */ var _events_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(775);
/** What happened in a run, apart from its numbers and its steps: a projection of the log. */

/** Linear in the log. */
function readStory(entries) {
    let story = { todos: [], fellBack: [], cancelled: false };
    for (const { agent, event } of entries)
        story = { ...story, ...told(story, agent, event) };
    return story;
}
function told(story, agent, event) {
    switch (event.type) {
        case "run.started":
            return { started: event };
        case "run.finished": {
            const { outcome } = event;
            return { outcome, ...(outcome.publication === undefined ? {} : { publication: outcome.publication }) };
        }
        case "change.published":
            return { publication: event.publication };
        case "verify.finished":
            return { verification: event };
        case "call.finished":
            return agent === _events_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN */ .Q && event.answer.todos !== undefined ? { todos: event.answer.todos } : undefined;
        case "model.fell_back":
            return { fellBack: [...story.fellBack, event] };
        case "agent.stopped":
            return agent === _events_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN */ .Q ? stopped(story, event.end) : undefined;
        default:
            return undefined;
    }
}
function stopped({ started }, end) {
    switch (end.kind) {
        case "cancelled":
            return { cancelled: true };
        case "exhausted":
            return { reached: { limit: end.limit, of: started?.limits[end.limit].value ?? 0 } };
        default:
            return undefined;
    }
}
/** `https://github.com`, as the run's own address has it; "" for a run that is nowhere. */
function serverOf({ run }) {
    const at = run.url.indexOf(`/${run.repository}/`);
    return at < 0 ? "" : run.url.slice(0, at);
}


/***/ }),

/***/ 207:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B: () => (/* binding */ renderSummary)
});

// UNUSED EXPORTS: SUMMARY_LIMIT

// EXTERNAL MODULE: ./lib/events.js
var events = __webpack_require__(775);
;// CONCATENATED MODULE: ./lib/report/chart.js
/** The size of the context over the turns, as a Mermaid chart, which GitHub draws. */

/** Points of a chart: more cannot be told apart. */
const POINTS = 120;
/** Tokens the model was shown, turn by turn; empty for fewer than three turns. Compressions show as drops. */
function contextChart(entries) {
    const sizes = entries.flatMap(({ agent, event }) => {
        if (agent !== events/* MAIN */.Q)
            return [];
        if (event.type === "model.replied" && event.purpose === "turn")
            return [event.reply.usage.input];
        return event.type === "context.compressed" ? [event.tokensAfter] : [];
    });
    if (sizes.length < 3)
        return [];
    const shown = thin(sizes).map((size) => Math.round(size / 100) / 10);
    const lines = [
        "```mermaid",
        "xychart-beta",
        '  title "Context size, thousand tokens"',
        `  x-axis "turns and compressions" 1 --> ${sizes.length}`,
        `  y-axis "thousand tokens" 0 --> ${Math.max(1, Math.ceil(Math.max(...shown) * 1.1))}`,
        `  line [${shown.join(", ")}]`,
        "```",
    ];
    return [{ kind: "text", markdown: lines.join("\n") }];
}
/** Of each stretch the smallest and the largest, in their order, so that no drop is lost. */
function thin(sizes) {
    if (sizes.length <= POINTS)
        return [...sizes];
    const stretch = Math.ceil(sizes.length / (POINTS / 2));
    return Array.from({ length: Math.ceil(sizes.length / stretch) }, (_, at) => sizes.slice(at * stretch, (at + 1) * stretch)).flatMap((part) => {
        const [low, high] = [Math.min(...part), Math.max(...part)];
        return part.indexOf(low) < part.indexOf(high) ? [low, high] : [high, low];
    });
}

// EXTERNAL MODULE: ./lib/report/fit.js
var fit = __webpack_require__(1956);
// EXTERNAL MODULE: ./lib/report/figures.js
var figures = __webpack_require__(5002);
// EXTERNAL MODULE: ./lib/report/markdown.js
var markdown = __webpack_require__(1202);
// EXTERNAL MODULE: ./lib/report/sections.js + 1 modules
var sections = __webpack_require__(8745);
// EXTERNAL MODULE: ./lib/report/steps.js
var steps = __webpack_require__(1232);
// EXTERNAL MODULE: ./lib/report/story.js
var report_story = __webpack_require__(7822);
// EXTERNAL MODULE: ./lib/report/tally.js
var tally = __webpack_require__(6413);
// EXTERNAL MODULE: ./lib/report/transcript.js
var transcript = __webpack_require__(3229);
;// CONCATENATED MODULE: ./lib/report/summary.js









/** UTF-8 bytes. The runner drops the whole summary of a step that passes 1 MiB. */
const SUMMARY_LIMIT = 1_000_000;
/** The job summary. The same log gives the same text. */
function renderSummary(entries) {
    const story = (0,report_story/* readStory */.I)(entries);
    const numbers = (0,tally/* tally */.N)(entries);
    const turns = (0,transcript/* fullTranscript */.S)((0,steps/* readSteps */.I)(entries));
    return (0,fit/* fit */.Uj)([
        { rank: 0, blocks: (0,sections/* opening */.zs)(story), what: "parts" },
        { rank: 1, blocks: (0,sections/* cautions */.JF)(story), what: "parts" },
        { rank: 4, blocks: (0,sections/* answer */.ZF)(story), what: "paragraphs" },
        { rank: 4, blocks: (0,sections/* changes */.Ao)(story), what: "parts" },
        { rank: 5, blocks: (0,sections/* verification */.Ot)(story), what: "parts" },
        { rank: 5, blocks: (0,sections/* leftToDo */.Sc)(story), what: "parts" },
        { rank: 6, blocks: (0,sections/* denials */.BH)(numbers, story), what: "parts" },
        { rank: 7, blocks: (0,sections/* compressions */.MG)(numbers), what: "parts" },
        { rank: 2, blocks: (0,sections/* budget */.gd)(numbers), what: "parts" },
        { rank: 3, blocks: contextChart(entries), what: "parts" },
        { rank: 3, blocks: toolTable(numbers), what: "parts" },
        { rank: 1, blocks: turns.length === 0 ? [] : [{ kind: "text", markdown: "### Transcript" }], what: "parts" },
        { rank: 8, blocks: turns, what: "turns" },
        { rank: 1, blocks: (0,sections/* closingLines */.Po)(story), what: "parts" },
    ], SUMMARY_LIMIT, fit/* bytes */.ee);
}
function toolTable({ tools }) {
    if (tools.length === 0)
        return [];
    const rows = tools.map(({ tool, count: calls, failures, ms }) => `| ${(0,markdown/* code */.aY)(tool)} | ${(0,figures/* count */.U9)(calls)} | ${(0,figures/* count */.U9)(failures)} | ${(0,figures/* duration */.p0)(ms)} |`);
    return [{ kind: "rows", head: "| Tool | Calls | Failed | Time |\n|---|--:|--:|--:|", rows, what: "tools" }];
}


/***/ }),

/***/ 6413:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ tally)
/* harmony export */ });
/* harmony import */ var _events_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(775);
/** The numbers of a run: a projection of its log. */

/** `now`: milliseconds since the epoch, for a run that is still going on; the last entry's time otherwise. */
function tally(entries, now = entries.at(-1)?.at ?? 0) {
    const count = new Count();
    for (const entry of entries)
        count.take(entry);
    return count.total(entries[0]?.at ?? now, now);
}
class Count {
    turns = new Map();
    tools = new Map();
    denials = new Map();
    compressions = [];
    tokens = { input: 0, output: 0, cached: 0, thoughts: 0, estimated: false };
    usd = 0;
    retries = { count: 0, waitMs: 0 };
    subAgents = 0;
    limits;
    changed = { files: 0, lines: 0 };
    take({ agent, event }) {
        switch (event.type) {
            case "run.started":
                this.limits = event.limits;
                return;
            case "agent.started":
                if (agent !== _events_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN */ .Q)
                    this.subAgents++;
                return;
            case "model.retried":
                this.retries = { count: this.retries.count + 1, waitMs: this.retries.waitMs + event.waitMs };
                if (event.spent !== undefined)
                    this.tokens = add(this.tokens, event.spent);
                return;
            case "model.replied":
                this.tokens = add(this.tokens, event.reply.usage);
                this.usd += event.usd;
                if (event.purpose === "turn")
                    this.turns.set(agent, this.turnsOf(agent) + 1);
                return;
            case "call.decided":
                return event.decision.effect === "deny" ? this.deny(event.call, event.decision) : undefined;
            case "call.finished":
                return this.use(event.tool, event.answer.error !== undefined, event.ms);
            case "context.compressed":
                this.compressions.push({ agent, afterTurn: this.turnsOf(agent), event });
                return;
            case "change.published":
                this.changed.files = event.publication.files.length;
                this.changed.lines = event.publication.files.reduce((sum, file) => sum + file.added + file.removed, 0);
                return;
            default:
                return;
        }
    }
    total(start, now) {
        const { tokens, usd, subAgents, retries, compressions } = this;
        const ms = Math.max(0, now - start);
        const tools = [...this.tools.values()].sort((a, b) => b.count - a.count || compare(a.tool, b.tool));
        const calls = tools.reduce((sum, tool) => sum + tool.count, 0);
        const turns = this.turnsOf(_events_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN */ .Q);
        const used = { turns, minutes: ms / 60_000, tokens: tokens.input + tokens.output, usd, calls, ...this.changed };
        const gauges = GAUGES.flatMap((name) => {
            const limit = this.limits?.[name];
            return limit === undefined ? [] : [{ name, used: used[name], of: limit.value, source: limit.source }];
        });
        const denials = [...this.denials.values()];
        return { turns, subAgents, tokens, usd, ms, calls, tools, denials, compressions, retries, gauges };
    }
    turnsOf(agent) {
        return this.turns.get(agent) ?? 0;
    }
    deny(call, decision) {
        const key = JSON.stringify([call.tool, decision.reason, decision.allowWith ?? ""]);
        this.denials.set(key, { call, decision, count: (this.denials.get(key)?.count ?? 0) + 1 });
    }
    use(tool, failed, ms) {
        const known = this.tools.get(tool) ?? { tool, count: 0, failures: 0, ms: 0 };
        this.tools.set(tool, {
            tool,
            count: known.count + 1,
            failures: known.failures + (failed ? 1 : 0),
            ms: known.ms + ms,
        });
    }
}
const GAUGES = ["turns", "minutes", "tokens", "usd", "calls", "files", "lines"];
function add(a, b) {
    return {
        input: a.input + b.input,
        output: a.output + b.output,
        cached: a.cached + b.cached,
        thoughts: a.thoughts + b.thoughts,
        estimated: a.estimated || b.estimated,
    };
}
function compare(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}


/***/ }),

/***/ 3229:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ fullTranscript),
/* harmony export */   T: () => (/* binding */ shortTranscript)
/* harmony export */ });
/* harmony import */ var _figures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5002);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1202);
/* harmony import */ var _sections_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8745);
/* harmony import */ var _steps_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1232);




/** One line a turn. */
function shortTranscript(main) {
    const rows = shortRows(main, "");
    if (rows.length === 0)
        return [];
    const title = `Transcript: ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)((0,_steps_js__WEBPACK_IMPORTED_MODULE_3__/* .turnsOf */ .o)(main), "turn")}`;
    return [{ kind: "fold", title, blocks: [{ kind: "rows", head: "", rows, what: "turns" }], what: "turns" }];
}
function shortRows(agent, indent) {
    return agent.steps.flatMap((step) => {
        switch (step.kind) {
            case "turn":
                return [`${indent}- **${step.number}** ${shortTurn(step)}`];
            case "agent": {
                const { name, model } = step.agent;
                return [`${indent}- Sub-agent ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(name)} (${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inline */ .mG)(model)})`, ...shortRows(step.agent, `${indent}  `)];
            }
            case "asked aside":
                return [];
            case "event": {
                const said = step.event.type === "agent.told" ? undefined : sayEvent(step.event);
                return said === undefined ? [] : [`${indent}- ${said}`];
            }
        }
    });
}
function shortTurn({ event, calls }) {
    const thought = event.reply.thoughts[0]?.subject ?? "";
    const said = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inline */ .mG)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .clip */ .$Q)(thought !== "" ? thought : event.reply.text.trim(), 120));
    return [...(said === "" ? [] : [said]), ...calls.map(shortCall)].join(" · ");
}
function shortCall(step) {
    const { call, answer } = step;
    const edit = answer?.edit;
    const lines = edit === undefined ? "" : ` +${edit.added} −${edit.removed}`;
    return `${mark(step)} ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(call.tool)} ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .clip */ .$Q)((0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .brief */ .dh)(call.args), 80))}${lines}${failed(answer)}`;
}
function mark({ answer, decision }) {
    if (decision?.effect === "deny")
        return "⛔";
    return answer === undefined ? "…" : answer.error === undefined ? "✓" : "✗";
}
function failed(answer) {
    return answer?.error === undefined || answer.error === "denied" ? "" : ` (${answer.error.replaceAll("_", " ")})`;
}
/** Every turn with all that belongs to it. */
function fullTranscript(main) {
    return agentBlocks(main);
}
function agentBlocks(agent) {
    return agent.steps.flatMap((step) => {
        switch (step.kind) {
            case "turn":
                return [turnFold(step)];
            case "agent": {
                const title = `Sub-agent <code>${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .qy)(step.agent.name)}</code> · ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .qy)(step.agent.model)} · ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)((0,_steps_js__WEBPACK_IMPORTED_MODULE_3__/* .turnsOf */ .o)(step.agent), "turn")}${ending(step.agent)}`;
                return [{ kind: "fold", title, blocks: agentBlocks(step.agent), what: "turns" }];
            }
            case "asked aside": {
                const { purpose, reply, usd, ms } = step.event;
                return [text(`*Model asked to ${PURPOSES[purpose] ?? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inline */ .mG)(purpose)}: ${spent(reply.usage, usd, ms)}*`)];
            }
            case "event":
                return eventBlocks(step.event);
        }
    });
}
const PURPOSES = {
    compress: "sum up the conversation",
    verify_summary: "check a summary",
    judge_loop: "judge whether it is going round in circles",
    correct_edit: "mend an edit",
    search: "search the web",
    repair_output: "mend its output",
};
function ending({ end }) {
    return end === undefined || end.kind === "finished" ? "" : ` · ${end.kind}`;
}
function turnFold({ number, event, calls }) {
    const { reply, usd, ms } = event;
    const subject = reply.thoughts[0]?.subject ?? "";
    const about = subject !== "" ? subject : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .clip */ .$Q)(reply.text.trim(), 80);
    const names = calls.map(({ call, ...rest }) => `${mark({ call, ...rest })} ${call.tool}`).join(", ");
    const title = [`<b>Turn ${number}</b>`, (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .qy)(about), (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .qy)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .clip */ .$Q)(names, 160)), (0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)(ms)]
        .filter((part) => part !== "")
        .join(" · ");
    const blocks = [
        ...reply.thoughts.map(({ subject: head, description }) => text(`*${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inline */ .mG)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .clip */ .$Q)(head, 200)).replaceAll("*", "&#42;")}* ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inline */ .mG)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .clip */ .$Q)(description, 1_500))}`)),
        ...(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(reply.text),
        ...calls.flatMap(callBlocks),
        ...(reply.citations.length === 0 ? [] : [citations(reply.citations)]),
        text(`<sub>${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inline */ .mG)(reply.model)} · ${spent(reply.usage, usd, ms)}${reply.stop === "stop" ? "" : ` · ended by ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inline */ .mG)(reply.rawStop)}`}</sub>`),
    ];
    return { kind: "fold", title, blocks, what: "parts" };
}
function citations(sources) {
    const rows = sources.map(({ title, uri }) => `- ${title === undefined ? "" : `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inline */ .mG)(title)}: `}${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(uri)}`);
    return { kind: "rows", head: "Sources:\n", rows, what: "sources" };
}
function spent({ input, output, cached }, usd, ms) {
    return `${(0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .tokens */ .LU)(input)} in (${(0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .tokens */ .LU)(cached)} cached), ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .tokens */ .LU)(output)} out · ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .money */ .TG)(usd)} · ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)(ms)}`;
}
function callBlocks(step) {
    const { call, decision, answer, ms, hooks } = step;
    const rules = decision?.rules.map((rule) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(rule)).join(", ");
    const judged = decision === undefined
        ? "not judged"
        : `${decision.effect === "allow" ? "allowed" : "denied"} by ${rules === "" ? "no rule" : rules}`;
    const facts = [judged, ...(ms === undefined ? ["not finished"] : [(0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)(ms)]), ...clipped(answer)].join(" · ");
    return [
        text(`**${mark(step)} ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(call.tool)}** ${facts}${failed(answer)}`),
        { kind: "code", language: "json", text: JSON.stringify(call.args, undefined, 2) },
        ...hooks.map((hook) => text(sayEvent(hook) ?? "")),
        ...(answer === undefined ? [] : resultBlocks(answer)),
    ];
}
function clipped(answer) {
    return answer?.clippedFrom === undefined
        ? []
        : [`shown to the model: ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .tokens */ .LU)(answer.text.length)} of ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .tokens */ .LU)(answer.clippedFrom)} characters`];
}
/** How much of a result the summary shows: the model saw all of it, people look for where it matters. */
const RESULT = 4_000;
function resultBlocks({ text: result, edit }) {
    if (edit !== undefined)
        return [{ kind: "code", language: "diff", text: middleCut(edit.diff) }];
    return result === "" ? [] : [{ kind: "code", language: "", text: middleCut(result) }];
}
function middleCut(result) {
    if (result.length <= RESULT)
        return result;
    const half = RESULT / 2;
    const [head, tail] = [result.slice(0, half), result.slice(-half)];
    return `${head.toWellFormed()}\n[… ${result.length - RESULT} characters left out here; the log has them …]\n${tail.toWellFormed()}`;
}
function eventBlocks(event) {
    const said = sayEvent(event);
    if (said === undefined)
        return [];
    if (event.type === "context.compressed") {
        const snapshot = { kind: "code", language: "", text: event.snapshot };
        return [
            text(said),
            { kind: "fold", title: "The snapshot that stands for what was left out", blocks: [snapshot], what: "parts" },
        ];
    }
    return [text(said)];
}
/** An event that is no turn, in one line; undefined for what is told elsewhere. */
function sayEvent(event) {
    switch (event.type) {
        case "agent.told":
            return `*Remit to the model (${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inline */ .mG)(event.why)})*: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inline */ .mG)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .clip */ .$Q)(event.text, 300))}`;
        case "model.retried":
            return `*Asked again in ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)(event.waitMs)}*: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inline */ .mG)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .clip */ .$Q)(event.cause, 300))}`;
        case "model.fell_back":
            return `*Model replaced*: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inline */ .mG)(event.reason)}`;
        case "model.failed":
            return `*The model failed*: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inline */ .mG)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .clip */ .$Q)(event.fault.message, 600))}`;
        case "call.decided":
            return `*${event.decision.effect === "allow" ? "Allowed" : "Denied"}* ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(event.call.tool)} ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .clip */ .$Q)((0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .brief */ .dh)(event.call.args), 120))}: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inline */ .mG)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .clip */ .$Q)(event.decision.reason, 300))}`;
        case "hook.ran":
            return `*Hook* ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(event.name)} (${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inline */ .mG)(event.hook)}): ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inline */ .mG)(event.outcome)}${event.message === "" ? "" : `, ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inline */ .mG)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .clip */ .$Q)(event.message, 300))}`} (${(0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)(event.ms)})`;
        case "context.compressed":
            return `🗜️ *Context compressed* (${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inline */ .mG)(event.trigger)}): ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .tokens */ .LU)(event.tokensBefore)} → ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .tokens */ .LU)(event.tokensAfter)} tokens`;
        case "context.masked":
            return `*Older results shortened*: ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(event.ids.length, "result")}, ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .tokens */ .LU)(event.tokensBefore)} → ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .tokens */ .LU)(event.tokensAfter)} tokens`;
        case "loop.suspected":
            return `*Going round in circles?* ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inline */ .mG)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .clip */ .$Q)(event.pattern, 300))} (strike ${event.strike})`;
        case "limit.near":
            return `*Near its limit of ${event.limit}*`;
        case "limit.reached":
            return `*Limit of ${event.limit} reached*`;
        case "verify.finished":
            return `*Verification ${event.ok ? "passed" : "failed"}* (attempt ${event.attempt})`;
        default:
            return undefined;
    }
}
function text(markdown) {
    return { kind: "text", markdown };
}


/***/ }),

/***/ 8128:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c: () => (/* binding */ openSecrets)
});

;// CONCATENATED MODULE: ./lib/secrets/letters.js
/**
 * A text letter by letter, as a reader would put it together again: what shows nothing (whitespace, invisible characters,
 * ANSI sequences) is passed over.
 */
/** Each character that counts, with the place in the text where it is spelled. */
function readLetters(text, reading, take) {
    const { length } = text;
    for (let at = 0; at < length;) {
        const code = text.charCodeAt(at);
        const kind = kindOf(code);
        if (kind === TAKE)
            take(code, at, ++at);
        else if (kind === PASS)
            at++;
        else if (reading === "verbatim" && code !== ESC)
            take(code, at, ++at);
        else {
            const [decoded, size] = readEscape(text, at, code);
            if (decoded !== undefined && kindOf(decoded) !== PASS && decoded !== BACKSLASH)
                take(decoded, at, at + size);
            at += size;
        }
    }
}
/** The letters of a text. */
function letters(text, reading) {
    const pieces = [];
    readLetters(text, reading, (code) => pieces.push(String.fromCharCode(code)));
    return pieces.join("");
}
const TAKE = 0;
const PASS = 1;
const ESCAPE = 2;
const PERCENT_SIGN = 0x25;
const AMPERSAND = 0x26;
const BACKSLASH = 0x5c;
const ESC = 0x1b;
const ESCAPES = new Set([PERCENT_SIGN, AMPERSAND, BACKSLASH, ESC]);
const KINDS = Uint8Array.from({ length: 128 }, (_, code) => {
    if (ESCAPES.has(code))
        return ESCAPE;
    return code <= 0x20 || code === 0x7f ? PASS : TAKE;
});
function kindOf(code) {
    return code < 128 ? KINDS[code] : isInvisible(code) ? PASS : TAKE;
}
/** Characters that show nothing: a secret with one of them between its letters reads the same. */
function isInvisible(code) {
    return ((code >= 0x80 && code <= 0xa0) ||
        code === 0xad ||
        code === 0x34f ||
        code === 0x61c ||
        (code >= 0x180b && code <= 0x180f) ||
        (code >= 0x2000 && code <= 0x200f) ||
        (code >= 0x2028 && code <= 0x202f) ||
        (code >= 0x205f && code <= 0x206f) ||
        code === 0x3000 ||
        (code >= 0xfe00 && code <= 0xfe0f) ||
        code === 0xfeff);
}
/** What an escape stands for (undefined: nothing) and how many characters spell it. */
function readEscape(text, at, code) {
    switch (code) {
        case PERCENT_SIGN:
            return spelled(PERCENT, text, at, 16) ?? [code, 1];
        case AMPERSAND:
            return spelled(DECIMAL, text, at, 10) ?? spelled(HEXADECIMAL, text, at, 16) ?? named(text, at) ?? [code, 1];
        case ESC:
            return [undefined, lengthOf(ANSI, text, at) || 1];
        default:
            return afterBackslashes(text, at);
    }
}
// However deep the escaping, that many backslashes: the run counts for nothing, what follows decides.
function afterBackslashes(text, at) {
    let next = at;
    while (text.charCodeAt(next) === BACKSLASH)
        next++;
    const [code, size] = spelled(UNICODE, text, next, 16) ?? [undefined, lengthOf(LINE_END, text, next)];
    return [code, next - at + size];
}
const PERCENT = /%(?:25)*([0-9a-f]{2})/iy;
const DECIMAL = /&#0{0,4}(\d{1,5});/y;
const HEXADECIMAL = /&#x0{0,4}([0-9a-f]{1,4});/iy;
const ENTITY = /&(?:amp|lt|gt|quot|apos);/y;
const UNICODE = /u\{0{0,4}([0-9a-f]{1,4})\}|u([0-9a-f]{4})|x([0-9a-f]{2})/iy;
const LINE_END = /[nrt]/y;
const ANSI = new RegExp(String.raw `\u001b(?:\[[0-?]{0,64}[ -/]{0,8}[@-~]|\][^\x07\u001b]{0,256}(?:\x07|\u001b\\)|[@-Z\\-_])`, "y");
function spelled(escape, text, at, radix) {
    escape.lastIndex = at;
    const match = escape.exec(text);
    const digits = match?.[1] ?? match?.[2] ?? match?.[3];
    return match === null || digits === undefined ? undefined : [Number.parseInt(digits, radix), match[0].length];
}
function lengthOf(pattern, text, at) {
    pattern.lastIndex = at;
    return pattern.test(text) ? pattern.lastIndex - at : 0;
}
const NAMED = { amp: 0x26, lt: 0x3c, gt: 0x3e, quot: 0x22, apos: 0x27 };
function named(text, at) {
    const size = lengthOf(ENTITY, text, at);
    return size === 0 ? undefined : [NAMED[text.slice(at + 1, at + size - 1)], size];
}

;// CONCATENATED MODULE: ./lib/secrets/needles.js
/** From declared values to what is looked for: every encoding of a value, cut into windows. */

/** Length of a window: any so many characters of a value give it away. */
const WINDOW = 12;
/** Shortest needle: the hash covers so many characters. */
const SHORTEST = 6;
const FILTER_BITS = 17;
const { imul } = Math;
/** The rolling hash: characters older than six have been shifted out of its 32 bits. */
function mix(hash, code) {
    return (hash << 6) ^ code;
}
/** The place of a hash in {@link Needles.filter}. */
function slot(hash) {
    return imul(hash, 0x9e3779b1) >>> (32 - FILTER_BITS);
}
/** Prepare declared values for {@link scan}. Values under 6 characters are left out. */
function indexNeedles(declared) {
    const pieces = [...declared]
        .filter(([, value]) => value.trim().length >= SHORTEST)
        .flatMap(([name, value]) => piecesOf(value).map((piece) => ({ name, ...piece })));
    const decoded = pieces.flatMap(encodings);
    // Read for its escapes, a value that holds one of these is told apart from its neighbours with less certainty.
    const verbatim = pieces
        .filter(({ text }) => /[%&\\]/.test(text))
        .flatMap((piece) => needles(piece, letters(piece.text, "verbatim"), WINDOW));
    return {
        indexes: [index("decoded", decoded), index("verbatim", verbatim)].filter(({ byHash }) => byHash.size > 0),
        // A value of one repeated letter has no window of its own.
        literals: pieces.filter(({ text }) => windows(letters(text, "decoded")).length === 0),
    };
}
function index(reading, all) {
    const byHash = new Map();
    const filter = new Uint8Array(1 << FILTER_BITS);
    for (const needle of all) {
        const hash = hashOf(needle.text);
        const known = byHash.get(hash);
        if (known === undefined)
            byHash.set(hash, [needle]);
        else if (!known.some(({ text }) => text === needle.text))
            known.push(needle);
        filter[slot(hash)] = 1;
    }
    return { reading, byHash, filter };
}
function hashOf(text) {
    let hash = 0;
    for (let at = text.length - SHORTEST; at < text.length; at++)
        hash = mix(hash, text.charCodeAt(at));
    return hash;
}
/** Every spelling of a piece that its letters, decoded, do not tell. */
function encodings(piece) {
    const bytes = Buffer.from(piece.text, "utf8");
    const hex = bytes.toString("hex");
    // Non-ASCII characters as percent and \x escapes spell them: byte by byte.
    const texts = bytes.length === piece.text.length ? [piece.text] : [piece.text, bytes.toString("latin1")];
    const spelled = [
        ...texts.map((text) => letters(text, "decoded")),
        ...texts.map((text) => letters(text, "verbatim").replaceAll("\\", "")), // Every character escaped.
        letters(encodeURIComponent(piece.text.toWellFormed()), "decoded"), // Some characters escaped.
    ];
    return [
        ...spelled.flatMap((text) => needles(piece, text, WINDOW)),
        ...base64Forms(bytes).flatMap((form) => needles(piece, form, 16)), // 12 bytes of the value.
        ...[hex, hex.toUpperCase()].flatMap((form) => needles(piece, form, 2 * WINDOW)),
    ];
}
/** The windows of a text, so many characters of which in a row are enough to give it away. */
function needles({ name, wordy }, text, enough) {
    return windows(text).map((window) => {
        const whole = wordy && /^[A-Za-z]+$/.test(window);
        return { text: window, name, needs: whole ? text.length : Math.min(enough, text.length) };
    });
}
function piecesOf(value) {
    const trimmed = value.trim();
    const leaves = jsonSecrets(trimmed);
    if (leaves !== undefined)
        return leaves.flatMap(piecesOf);
    if (trimmed.includes("\n"))
        return trimmed.split(/\r?\n/).flatMap(linePieces);
    const path = trimmed.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#@]*(?=[/?#])/i, ""); // A host name is no secret.
    return [{ text: path.length >= SHORTEST ? path : trimmed, wordy: /\s/.test(path) }];
}
// `-----BEGIN …` and blank lines are everybody's; of `NAME=value` the value is secret.
function linePieces(line) {
    const text = line.trim();
    const value = text.replace(/^(?:export\s+)?[A-Za-z_][\w.-]*\s*[=:]\s*/, "").replace(/^["']|["',]+$/g, "");
    const piece = value.length < WINDOW ? text : value;
    if (piece.length < WINDOW || piece.startsWith("-----"))
        return [];
    return [{ text: piece, wordy: !/\d/.test(piece) || /\s/.test(piece) }];
}
/** Of a JSON value (a service account's key file), the strings under names that speak of secrets. */
function jsonSecrets(text) {
    if (!text.startsWith("{"))
        return undefined;
    try {
        const found = [];
        JSON.parse(text, (key, item) => {
            if (typeof item === "string" && SECRET_NAME.test(key) && item.length >= WINDOW && !ADDRESS.test(item))
                found.push(item);
            return item;
        });
        return found.length === 0 ? undefined : found;
    }
    catch {
        return undefined;
    }
}
const SECRET_NAME = /key|secret|token|passw|credential/i;
const ADDRESS = /^https?:\/\//i;
function windows(text) {
    if (text.length < SHORTEST)
        return [];
    if (text.length <= WINDOW)
        return [text].filter(varied);
    return Array.from({ length: text.length - WINDOW + 1 }, (_, at) => text.slice(at, at + WINDOW)).filter(varied);
}
// `------------` and `000000000000` occur in ordinary text.
function varied(window) {
    return new Set(window).size > 3;
}
/** What base64 text that has these bytes somewhere inside is certain to contain. */
function base64Forms(bytes) {
    const forms = [0, 1, 2].map((offset) => {
        const text = Buffer.concat([Buffer.alloc(offset), bytes])
            .toString("base64")
            .replace(/=+$/, "");
        const uncertainEnd = (offset + bytes.length) % 3 === 0 ? 0 : 1;
        return text.slice(offset === 0 ? 0 : offset + 1, text.length - uncertainEnd);
    });
    return [...new Set([...forms, ...forms.map((form) => form.replaceAll("+", "-").replaceAll("/", "_"))])];
}

;// CONCATENATED MODULE: ./lib/secrets/scan.js
/** One pass over a text: a rolling hash of its letters tells where a needle may end. */


/** Where in `text` the needles are. */
function scan(text, { indexes, literals }) {
    return [
        ...literals.flatMap((literal) => findLiteral(text, literal)),
        ...indexes.flatMap((index) => find(text, index)),
    ];
}
function find(text, { reading, byHash, filter }) {
    const codes = new Uint16Array(RING);
    const starts = new Float64Array(RING);
    const run = new Run();
    let hash = 0;
    let count = 0;
    readLetters(text, reading, (code, start, end) => {
        codes[count % RING] = code;
        starts[count % RING] = start;
        count++;
        hash = mix(hash, code);
        if (filter[slot(hash)] === 0 || count < SHORTEST)
            return;
        const needle = byHash.get(hash)?.find((candidate) => endsWith(codes, count, candidate.text));
        if (needle !== undefined)
            run.hit(needle, count, starts[(count - needle.text.length) % RING], end);
    });
    run.close();
    return run.spans;
}
/** Longer than any needle. */
const RING = 16;
/** Hits that follow each other without a gap are one find, and long enough only together. */
class Run {
    spans = [];
    needle;
    from = 0;
    to = 0;
    start = 0;
    end = 0;
    /** `count` is how many characters had been read when the needle ended. */
    hit(needle, count, start, end) {
        const from = count - needle.text.length;
        if (this.needle === undefined || from > this.to) {
            this.close();
            this.needle = needle;
            this.from = from;
            this.start = start;
        }
        else if (needle.needs < this.needle.needs)
            this.needle = needle;
        this.to = count;
        this.end = end;
    }
    close() {
        const { needle, start, end } = this;
        if (needle !== undefined && this.to - this.from >= needle.needs)
            this.spans.push({ start, end, name: needle.name });
        this.needle = undefined;
    }
}
function endsWith(codes, count, needle) {
    if (count < needle.length)
        return false;
    const first = count - needle.length;
    for (let at = 0; at < needle.length; at++)
        if (codes[(first + at) % RING] !== needle.charCodeAt(at))
            return false;
    return true;
}
function findLiteral(text, { text: literal, name }) {
    const spans = [];
    for (let at = text.indexOf(literal); at >= 0; at = text.indexOf(literal, at + literal.length)) {
        spans.push({ start: at, end: at + literal.length, name });
    }
    return spans;
}

;// CONCATENATED MODULE: ./lib/secrets/shapes.js
/** Where in `text` something has the shape of a token: GitHub's, Google's, a JWT, a private key. */
function findShapes(text) {
    const { visible, origin } = withoutInvisible(text);
    const spans = [...findTokens(visible), ...findPrivateKeys(visible)];
    if (origin === undefined)
        return spans;
    return spans.map(({ start, end, name }) => ({ start: origin(start), end: origin(end - 1) + 1, name }));
}
// Each begins at the edge of a word and runs over a class that its beginning cannot re-enter, so a failed attempt is
// not repeated from the next character on: the search stays linear.
const TOKENS = [
    // Old: 36 letters and digits. Since 2026 long, with dots between the parts.
    ["github-token", String.raw `gh[pousr]_(?=[\w.-]{20})[\w-]+(?:\.[\w-]+)*`],
    ["github-token", String.raw `github_pat_\w{22,}`],
    ["google-key", String.raw `AIza[\w-]{35,}`],
    ["google-key", String.raw `AQ\.Ab[\w-]{20,}`],
    ["google-token", String.raw `ya29\.(?=[\w.-]{20})[\w-]+(?:\.[\w-]+)*`],
    ["jwt", String.raw `eyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}`],
];
const TOKEN = new RegExp(String.raw `(?<![A-Za-z0-9])(?:${TOKENS.map(([, shape]) => `(${shape})`).join("|")})`, "g");
function findTokens(text) {
    return [...text.matchAll(TOKEN)].flatMap((match) => {
        const which = match.slice(1).findIndex((group) => group !== undefined);
        if (PLACEHOLDER.test(match[0]))
            return [];
        return [{ start: match.index, end: match.index + match[0].length, name: TOKENS[which]?.[0] ?? "token" }];
    });
}
// `ghp_xxxxxxxxxxxxxxxxxxxx`, as documentation writes it.
const PLACEHOLDER = /^[A-Za-z]{2,4}(?:_|29\.)?(?:pat_)?x+$/i;
const BEGIN = /-----BEGIN (?:[A-Z0-9]+ ){0,3}PRIVATE KEY(?: BLOCK)?-----/g;
// A key has at least one full line; a mention of the heading has none. Line ends may be escaped, lines may be marked
// as a diff's or a quotation's.
const BODY = /[\s\\nr+|>"',-]{0,200}(?:(?:Version|Comment|Proc-Type|DEK-Info): ?[^\n\\]{0,200}[\s\\nr+|>"',-]{0,20}){0,4}[A-Za-z0-9+/=]{32,}/y;
const LINES = /(?:[\s\\nr+|>"',-]{1,20}[A-Za-z0-9+/=]{16,})*(?:[\s\\nr+|>"',-]{1,20}(?!END )[A-Za-z0-9+/=]{1,15}(?=[\s\\"',]|$))?/y;
const END = /[\s\\nr+|>"',-]{0,20}-----END [A-Z0-9 ]{0,40}-----/y;
function findPrivateKeys(text) {
    const spans = [];
    let from = 0;
    for (const { 0: heading, index } of text.matchAll(BEGIN)) {
        if (index < from)
            continue;
        const body = endOf(BODY, text, index + heading.length);
        if (body === undefined)
            continue;
        const lines = endOf(LINES, text, body) ?? body;
        from = endOf(END, text, lines) ?? lines;
        spans.push({ start: index, end: from, name: "private-key" });
    }
    return spans;
}
function endOf(pattern, text, at) {
    pattern.lastIndex = at;
    return pattern.test(text) ? pattern.lastIndex : undefined;
}
const UNSEEN = new RegExp(String.raw `\u001b\[[0-?]{0,64}[\x20-\x2f]{0,8}[@-~]|[[\p{Cc}\p{Default_Ignorable_Code_Point}]--[\t\n\r]]`, "gv");
/** The text without what cannot be seen, and where each of its characters was. */
function withoutInvisible(text) {
    const gaps = [...text.matchAll(UNSEEN)];
    if (gaps.length === 0)
        return { visible: text };
    const pieces = [];
    // For each piece: where it begins in the visible text, and how far it lies behind in the original.
    const begins = [];
    const shifts = [];
    let from = 0;
    let length = 0;
    const keep = (to) => {
        if (to > from) {
            pieces.push(text.slice(from, to));
            begins.push(length);
            shifts.push(from - length);
            length += to - from;
        }
    };
    for (const { 0: gap, index } of gaps) {
        keep(index);
        from = index + gap.length;
    }
    keep(text.length);
    return { visible: pieces.join(""), origin: (at) => at + (shifts[lastAtMost(begins, at)] ?? 0) };
}
function lastAtMost(sorted, value) {
    let low = 0;
    let high = sorted.length - 1;
    while (low < high) {
        const middle = (low + high + 1) >> 1;
        if (sorted[middle] <= value)
            low = middle;
        else
            high = middle - 1;
    }
    return low;
}

;// CONCATENATED MODULE: ./lib/secrets.js
/** Declared secrets and token shapes, and how they are taken out of text before any sink. */



/**
 * `declared` maps a name for the mark to the secret value; values under 6 characters are not masked.
 *
 * A declared value is found raw, base64 (three offsets, both alphabets), hexadecimal, percent-encoded, JSON-escaped, as
 * `\u` and `\x` escapes and as HTML entities, with whitespace, ANSI sequences and invisible characters anywhere in it;
 * so is any 12 characters of it, and each line of a value that has several. Shapes of well-known tokens are found
 * whether declared or not. Time and memory are linear in the text.
 */
function openSecrets(declared) {
    const needles = indexNeedles(declared);
    const find = (text) => (text.length < secrets_SHORTEST ? [] : [...scan(text, needles), ...findShapes(text)]);
    return {
        redact(text) {
            let redacted = text;
            // What is taken out may leave its neighbour standing alone, with the shape of a token that was hidden by it.
            for (let spans = find(text); spans.length > 0; spans = findShapes(redacted))
                redacted = cutOut(redacted, spans);
            return redacted;
        },
        // UTF-16 needs no decoding of its own: the scan passes over NUL.
        found: (bytes) => find(bytes.toString("utf8")).length > 0,
    };
}
// A shorter value would be found in ordinary words.
const secrets_SHORTEST = 6;
function cutOut(text, spans) {
    const pieces = [];
    let from = 0;
    for (const { start, end, name } of spans.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
        // A span that begins inside the one before it lengthens that one.
        if (start >= from)
            pieces.push(text.slice(from, start), `[redacted:${name}]`);
        from = Math.max(from, end);
    }
    pieces.push(text.slice(from));
    return pieces.join("");
}


/***/ })

};
