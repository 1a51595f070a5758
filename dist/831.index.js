export const id = 831;
export const ids = [831];
export const modules = {

/***/ 6551:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jr: () => (/* binding */ openLogFile),
/* harmony export */   NH: () => (/* binding */ openRunner)
/* harmony export */ });
/* unused harmony export asLogLines */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
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
        core = await Promise.all(/* import() */[__webpack_require__.e(119), __webpack_require__.e(421)]).then(__webpack_require__.bind(__webpack_require__, 96421));
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
        saveState: (name, value) => writeState(name, secrets.redact(value)),
        async writeSummary(markdown) {
            const { summary } = await Promise.all(/* import() */[__webpack_require__.e(119), __webpack_require__.e(421)]).then(__webpack_require__.bind(__webpack_require__, 96421));
            await summary.emptyBuffer().addRaw(secrets.redact(markdown)).write({ overwrite: true });
        },
        async settle() {
            await loading;
        },
    };
}
/**
 * Written at once and not by `@actions/core`, which may not be there yet: the next moment may be the process's last, and
 * the post step needs to know. Without a file there is no post step to tell.
 */
function writeState(name, value) {
    const path = process.env["GITHUB_STATE"];
    if (path === undefined || path === "")
        return;
    const delimiter = `ghadelimiter_${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.appendFileSync)(path, `${name}<<${delimiter}\n${value}\n${delimiter}\n`);
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
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), { recursive: true });
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, "a", 0o600);
    return {
        path,
        append(line) {
            const bytes = Buffer.from(line, "utf8");
            for (let at = 0; at < bytes.length;)
                at += (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeSync)(file, bytes, at);
        },
        [Symbol.dispose]: () => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file),
    };
}


/***/ }),

/***/ 61642:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ systemClock)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
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

/***/ 254:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cK: () => (/* binding */ deliver),
  bg: () => (/* binding */ mayPass),
  kK: () => (/* binding */ openSticky),
  oQ: () => (/* binding */ undelivered)
});

// EXTERNAL MODULE: ./lib/ports.js + 3 modules
var ports = __webpack_require__(27460);
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

/***/ 3401:
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
