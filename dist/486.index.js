export const id = 486;
export const ids = [486];
export const modules = {

/***/ 38627:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ brief)
/* harmony export */ });
/** The argument that says most, as it was given; all of them as JSON when none stands out. */
function brief({ args }) {
    for (const name of TELLING) {
        const value = args[name];
        if (typeof value === "string")
            return value;
    }
    return JSON.stringify(args);
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


/***/ }),

/***/ 56265:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ie: () => (/* binding */ plainChecks),
/* harmony export */   ro: () => (/* binding */ checksPage),
/* harmony export */   zy: () => (/* binding */ tellChecks)
/* harmony export */ });
/* harmony import */ var _figures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40819);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63021);


/** As Markdown. Names and reasons are others' words. */
function tellChecks(seen, publication) {
    return sayChecks(seen, publication, {
        name: (text) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .clip */ .$Q)(text, 100)),
        button: (text) => `**${text}**`,
        words: (text) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inline */ .mG)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .clip */ .$Q)(text, 600)),
        link: (text, url) => (url === "" ? text : `[${text}](${encodeURI(url)})`),
    });
}
/** The same without any markup. */
function plainChecks(seen, publication) {
    const plain = (text) => text;
    const name = (text) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .clip */ .$Q)(text.replaceAll(/\s+/g, " "), 100);
    return sayChecks(seen, publication, { name, button: (text) => `"${text}"`, words: plain, link: plain });
}
/** Where GitHub shows them; "" where there is no pull request. */
function checksPage(publication) {
    return publication?.pull === undefined ? "" : `${publication.pull.url}/checks`;
}
function sayChecks(seen, publication, dress) {
    const { waitedMs, mends, reason, note, state } = seen;
    const parts = [
        mends === undefined ? "" : `${dress.name(mends.slice(0, 7))} failed them; one attempt was made to mend that.`,
        sayState(seen, publication, dress),
        ...(state === "awaiting" ? [] : sayAwaiting(seen, publication, dress)),
        waitedMs > 0 ? `Remit waited ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)(waitedMs)} for them.` : "",
        state === "unknown" || reason === undefined ? "" : dress.words(reason),
        note === undefined ? "" : dress.words(note),
    ];
    return parts.filter((part) => part !== "").join(" ");
}
function sayState(seen, publication, dress) {
    const { state, passed, running, failed, reason = "" } = seen;
    const page = checksPage(publication);
    switch (state) {
        case "running": {
            const done = [
                ...(passed > 0 ? [`${passed} passed`] : []),
                ...(failed.length > 0 ? [`${failed.length} failed`] : []),
            ];
            const others = done.length === 0 ? "" : `, ${done.join(", ")}`;
            return `${dress.link(running === 1 ? "1 is running" : `${running} are running`, page)}${others}.`;
        }
        case "failed": {
            const names = failed.map(dress.name).join(", ");
            return `${dress.link(`${failed.length} failed`, page)}: ${names}${passed > 0 ? `; ${passed} passed` : ""}.`;
        }
        case "awaiting":
            return sayAwaiting(seen, publication, dress).join(" ");
        case "passed":
            return `${dress.link(passed === 1 ? "1 passed" : `all ${passed} passed`, page)}.`;
        case "unstarted":
            return seen.ownToken ? sayHeldBack(publication, dress) : `none has started yet. ${sayLater(page, dress)}`;
        case "none":
            return "none. No workflow of this commit starts on a push or a pull request.";
        case "unknown":
            return `not known. ${dress.words(reason)}`;
    }
}
function sayLater(page, { link }) {
    const where = page === "" ? "the branch" : link("the pull request", page);
    return `GitHub takes some seconds to start them: look at ${where}.`;
}
// Since June 2026 runs of pull requests are made, and wait to be approved; Enterprise Server makes none.
function sayHeldBack(publication, dress) {
    const why = `none will start by itself: the commit was pushed with the workflow's own token, and GitHub starts no workflow for that.`;
    return `${why} ${whatToClick(publication, dress)} ${OTHER_TOKEN}`;
}
function whatToClick(publication, dress) {
    const pull = publication?.pull;
    if (pull === undefined)
        return "Start them by hand, or open a pull request from the branch.";
    const where = dress.link(`#${pull.number}`, pull.url);
    return `Click ${dress.button("Approve workflows to run")} on ${where}; where there is no such button, close and reopen ${where}.`;
}
const OTHER_TOKEN = "With a GitHub App's token as `github-token` they start by themselves.";
function sayAwaiting({ awaiting, ownToken }, publication, dress) {
    const of = (needs) => awaiting.filter((each) => each.needs === needs);
    const [approvals, deployments, apps] = [of("approval"), of("deployment"), of("app")];
    const links = (all) => all.map(({ name, url }) => dress.link(dress.name(name), url)).join(", ");
    return [
        ...(approvals.length === 0 ? [] : [sayApproval(approvals.length, links(approvals), publication, dress)]),
        ...(approvals.length > 0 && ownToken ? [OTHER_TOKEN] : []),
        ...(deployments.length === 0
            ? []
            : [
                `${waits(deployments.length)} for an environment: click ${dress.button("Review deployments")} in ${links(deployments)}.`,
            ]),
        ...(apps.length === 0 ? [] : [`${waits(apps.length)} for somebody to act: ${links(apps)}.`]),
    ];
}
function sayApproval(total, runs, publication, dress) {
    const pull = publication?.pull;
    const where = pull === undefined ? runs : dress.link(`#${pull.number}`, pull.url);
    return `${waits(total)} for approval: click ${dress.button("Approve workflows to run")} on ${where}.`;
}
function waits(total) {
    return `${(0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(total, "run")} ${total === 1 ? "waits" : "wait"}`;
}


/***/ }),

/***/ 40819:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ff: () => (/* binding */ limitName),
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
    return "\u25b0".repeat(full) + "\u25b1".repeat(10 - full);
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
/** What a limit is called in a report. */
function limitName(name) {
    return LIMIT_NAMES[name];
}
const LIMIT_NAMES = {
    turns: "turns",
    minutes: "time",
    tokens: "tokens",
    usd: "money",
    calls: "tool calls",
    files: "files changed",
    lines: "lines changed",
};
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

/***/ 37470:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ severityLine),
/* harmony export */   m: () => (/* binding */ listNotes)
/* harmony export */ });
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63021);
/* harmony import */ var _plain_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36906);


/** Findings one after the other, each with its place. */
function listNotes(notes) {
    return notes.flatMap((note) => [
        text(`${severityLine(note.severity)} ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(placeOf(note))}`),
        ...(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(note.body),
        ...(note.suggestion === undefined ? [] : [text("Suggested instead:"), asCode(note.suggestion)]),
    ]);
}
function asCode(suggestion) {
    return {
        kind: "code",
        language: "",
        text: suggestion === "" ? "(nothing: delete the lines)" : (0,_plain_js__WEBPACK_IMPORTED_MODULE_1__/* .visibleText */ .Q)(suggestion),
    };
}
/** `src/cart.js:3-5`. */
function placeOf({ path, line, startLine = line, side }) {
    const lines = startLine === line ? `${line}` : `${startLine}-${line}`;
    return `${path}:${lines}${side === "LEFT" ? " (old)" : ""}`;
}
/** `\ud83d\udfe0 **High**`. */
function severityLine(severity) {
    return `${SIGNS[severity]} **${severity[0]?.toUpperCase()}${severity.slice(1)}**`;
}
const SIGNS = { critical: "\ud83d\udd34", high: "\ud83d\udfe0", medium: "\ud83d\udfe1", low: "\ud83d\udd35" };
function text(markdown) {
    return { kind: "text", markdown };
}


/***/ }),

/***/ 91017:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Uj: () => (/* binding */ fit),
/* harmony export */   XX: () => (/* binding */ render),
/* harmony export */   ee: () => (/* binding */ bytes),
/* harmony export */   hg: () => (/* binding */ characters)
/* harmony export */ });
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63021);
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
    const cut = left > WORTH_CUTTING && first <= last ? cutToRoom(blocks[first], left - 2, measure) : undefined;
    if (cut !== undefined)
        head.push(cut);
    const missing = last - first + 1 - (cut === undefined ? 0 : 1);
    return [...head, ...(missing > 0 ? [note(missing, what)] : []), ...tail];
}
/** Undefined when what is left of it would still take too much: a fence is as long as what it must not be closed by. */
function cutToRoom(block, room, measure) {
    const cut = shrinkBlock(block, room, measure);
    return cut === undefined || measure(renderBlock(cut)) > room ? undefined : cut;
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
        return `[\u2026 ${missing} lines left out to stay within GitHub's size limit \u2026]`;
    const said = `*\u2026 ${missing} more ${table.what} left out to stay within GitHub's size limit \u2026*`;
    return table.head.startsWith("|") ? `| ${said} |` : `- ${said}`;
}
function note(missing, what) {
    return { kind: "text", markdown: `*\u2026 ${missing} ${what} left out here to stay within GitHub's size limit \u2026*` };
}


/***/ }),

/***/ 63021:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ clip),
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   EU: () => (/* binding */ fence),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   mG: () => (/* binding */ inline),
/* harmony export */   qy: () => (/* binding */ html)
/* harmony export */ });
/* harmony import */ var _lib_cut_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89823);
/* harmony import */ var _plain_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36906);
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
    const body = withoutLastLines(breakComments((0,_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .w)(text)));
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
        : `${(0,_lib_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .firstOf */ .Ku)(text, characters - 1)
            .toWellFormed()
            .trimEnd()}\u2026`;
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
const FENCE = /^\s*(`{3,}(?!`)|~{3,}(?!~))([^`]*)$/;
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
    const found = [];
    for (let at = 0; at < line.length; at += found.at(-1)?.length ?? size)
        found.push((0,_lib_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .firstOf */ .Ku)(line.slice(at, at + size + 1), size));
    return found;
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
    let inAddress = false;
    for (const piece of splitCode(unlink(line))) {
        // An address runs on to the next space, through the ticks of a code span too.
        const gap = piece.code && inAddress ? " " : "";
        const shown = gap + (piece.code ? code(piece.text) : escape(piece.text));
        const word = lastWord(shown);
        inAddress = (inAddress && word === shown) || /\/\/|www\.|@/i.test(word);
        safe += shown;
    }
    return safe;
}
/** What stands after the last white space. */
function lastWord(text) {
    let start = text.length;
    while (start > 0 && /\S/.test(text.charAt(start - 1)))
        start -= 1;
    return text.slice(start);
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
    return text.replace(CLOSING, "$&\u200b").replace(/(?<=[\w.-]\\?)#(?=\d)/g, "#\u200b");
}
const CLOSING = /(?<![A-Za-z0-9])(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?)[^A-Za-z0-9#]{0,20}(?:#|GH-)(?=\d)/gi;
function breakComments(text) {
    return text.replaceAll("<!--", "<\u2060!--").replaceAll("-->", "--\u2060>");
}
// No pattern: `\s*\n` looks at each white space again from each one before it, and a model can write 60,000 line feeds.
function oneLine(text) {
    return (0,_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .w)(text)
        .split("\n")
        .map((line) => line.trim())
        .filter((line) => line !== "")
        .join(" ");
}
function withoutLastLines(text) {
    let end = text.length;
    while (text[end - 1] === "\n")
        end -= 1;
    return text.slice(0, end);
}
function longestRun(text) {
    let longest = 0;
    for (const { 0: run } of text.matchAll(/`+/g))
        longest = Math.max(longest, run.length);
    return longest;
}


/***/ }),

/***/ 82170:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ ownEntries)
/* harmony export */ });
/** The entries from `run.started` on; all of them where there is none. */
function ownEntries(entries) {
    const start = entries.findLastIndex(({ event }) => event.type === "run.started");
    return start <= 0 ? entries : entries.slice(start);
}


/***/ }),

/***/ 36906:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ visibleText),
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
/** The same, but where something that hides or reorders was, its code point is shown. For text that is shown exactly. */
function visibleText(text) {
    return text
        .toWellFormed()
        .replace(ANSI, "")
        .replace(UNSEEN, (mark) => `\u27e8U+${(mark.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}\u27e9`);
}
const ESC = "\u001b";
const ANSI = new RegExp(String.raw `${ESC}(?:\[[0-?]{0,64}[ -/]{0,8}[@-~]|\][^\x07${ESC}\n]{0,256}(?:\x07|${ESC}\\)|[@-Z\\-_])`, "g");
// The zero-width joiner holds emoji together; anywhere else it hides. U+FE0F only chooses how an emoji looks.
const UNSEEN = /[[\p{Cc}\p{Default_Ignorable_Code_Point}]--[\t\n]--[\u200d]--[\ufe0f]]|(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d/gv;


/***/ }),

/***/ 41383:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ax: () => (/* binding */ PLAN_SHOWN),
/* harmony export */   GZ: () => (/* binding */ findSealed),
/* harmony export */   VK: () => (/* binding */ shortDigest),
/* harmony export */   od: () => (/* binding */ seal),
/* harmony export */   tN: () => (/* binding */ showPlan)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _fit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91017);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63021);
/** The comment that shows a plan: sealed, so that an edit of it is noticed when somebody approves. */



/** Characters of a plan's Markdown; beyond that a comment might not show it whole. */
const PLAN_SHOWN = 50_000;
/** Hexadecimal digits of a digest that people are shown; an approval may name fewer. */
const SHORT = 12;
/** `sha256:3f2a\u2026` as people type it. */
function shortDigest(digest) {
    return digest.replace(/^sha256:/, "").slice(0, SHORT);
}
/** A plan's Markdown as the comment shows it. */
function showPlan(text) {
    return (0,_fit_js__WEBPACK_IMPORTED_MODULE_1__/* .render */ .XX)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS)(text));
}
/** The body with its seal as the last line. */
function seal(body, digest) {
    return `${body}\n\n<!-- remit:plan ${digest} ${sumOf(body)} -->`;
}
/** Ours are comments of our own account: anybody can copy a seal. The newest last. */
function findSealed(comments, author) {
    return comments
        .filter((comment) => comment.author.id === author)
        .flatMap((comment) => {
        const lines = plain(comment.body).split("\n");
        const [, digest, sum] = SEAL.exec(lines.at(-1) ?? "") ?? [];
        if (digest === undefined)
            return [];
        const intact = lines.slice(1, -1).join("\n").trimEnd();
        return [{ digest, intact: sumOf(intact) === sum, comment }];
    });
}
const SEAL = /^<!-- remit:plan (sha256:[0-9a-f]{64}) ([0-9a-f]{64}) -->$/;
/** GitHub may keep line ends and outer space otherwise than they were sent. */
function plain(text) {
    return text.replaceAll("\r\n", "\n").trim();
}
function sumOf(body) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(plain(body)).digest("hex");
}


/***/ }),

/***/ 90069:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IH: () => (/* binding */ tellEngine),
/* harmony export */   fR: () => (/* binding */ tellSandbox),
/* harmony export */   hT: () => (/* binding */ describeSandbox),
/* harmony export */   jV: () => (/* binding */ nameSandbox)
/* harmony export */ });
/** How the sandbox was made. A log of another version may name another way, which is said as it is. */
function nameSandbox(name) {
    switch (name) {
        case "root":
            return "namespaces by root";
        case "sudo":
            return "namespaces by sudo";
        default:
            return name;
    }
}
/** All that is known of it, for whoever wants every detail: the ways that were tried in vain, in the machine's words. */
function describeSandbox({ sandbox, sandboxLacks, sandboxOff, sandboxCopy }) {
    const tried = sandboxLacks?.join("; ");
    return [
        nameSandbox(sandbox),
        ...(sandboxOff === undefined ? [] : [`the policy switched it off (${sandboxOff})`]),
        ...(sandboxCopy === undefined ? [] : [`in a copy of the checkout: ${sandboxCopy}`]),
        ...(tried === undefined ? [] : [sandbox === "none" ? tried : `tried before: ${tried}`]),
    ].join("; ");
}
/** What a reader must know of it, a sentence each; empty where commands ran in a sandbox, in a layer over the checkout. */
function tellSandbox({ started, outcome }) {
    if (started?.sandboxCopy !== undefined) {
        return [
            `The run worked in a copy of the checkout, since this machine lays no layer over it: ${ended(started.sandboxCopy)}`,
        ];
    }
    // A run that failed for want of one has said so.
    if (started?.sandbox !== "none" || outcome?.fault?.kind === "sandbox")
        return [];
    const { sandboxOff, sandboxLacks, request } = started;
    if (sandboxOff !== undefined)
        return [tellOff(sandboxOff, request.subject?.fromFork === true)];
    const [lack] = sandboxLacks ?? [];
    // Before a sandbox was required, commands ran all the same.
    if (lack === undefined)
        return ["Commands ran **without a sandbox**: this machine offers none."];
    const whose = lack.startsWith("the ") ? "there is none" : "this machine offers none";
    return [`**No command ran**: commands need a sandbox, and ${whose}: ${ended(lack)}`];
}
function tellOff(source, fromFork) {
    const off = `the policy switched it off (${source})`;
    return fromFork
        ? `**No command ran**: code of a fork runs in a sandbox or not at all, and ${off}.`
        : `Commands ran **without a sandbox**: ${off}.`;
}
function ended(sentence) {
    return sentence.endsWith(".") ? sentence : `${sentence}.`;
}
/** What is said of a command that failed for want of a container engine; undefined for every other. */
function tellEngine(started, event) {
    if (started === undefined || ["none", "not needed"].includes(started.sandbox))
        return undefined;
    return outputsOf(event).some((text) => NO_ENGINE.test(text)) ? ENGINE : undefined;
}
const ENGINE = "A command found no container engine: nothing in the sandbox reaches the docker socket, so tests that start containers of their own cannot run. Services that the job has started can be reached: `[network] services` in the policy.";
/** As docker's command, its Python client, and Testcontainers for Java, Node.js and Go say it. */
const NO_ENGINE = /cannot connect to the docker daemon|failed to connect to the docker api|error while fetching server api version|could not find a valid docker environment|could not find a working container runtime|rootless docker not found/i;
/** Of commands that failed. */
function outputsOf(event) {
    if (event.type === "verify.finished")
        return event.results.flatMap(({ ok, output }) => (ok ? [] : [output]));
    const { text } = event.answer;
    return event.tool === "run_shell_command" && /\[exit code (?!141\b)[1-9]\d* after [\d.]+ s/.test(text) ? [text] : [];
}


/***/ }),

/***/ 13136:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AV: () => (/* binding */ checks),
/* harmony export */   Ao: () => (/* binding */ changes),
/* harmony export */   BH: () => (/* binding */ denials),
/* harmony export */   JF: () => (/* binding */ cautions),
/* harmony export */   MG: () => (/* binding */ compressions),
/* harmony export */   NQ: () => (/* binding */ review),
/* harmony export */   Ot: () => (/* binding */ verification),
/* harmony export */   Pg: () => (/* binding */ findings),
/* harmony export */   Po: () => (/* binding */ closingLines),
/* harmony export */   Sc: () => (/* binding */ leftToDo),
/* harmony export */   ZF: () => (/* binding */ answer),
/* harmony export */   gd: () => (/* binding */ budget),
/* harmony export */   tj: () => (/* binding */ todoRow),
/* harmony export */   zs: () => (/* binding */ opening)
/* harmony export */ });
/* harmony import */ var _events_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23531);
/* harmony import */ var _calls_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(38627);
/* harmony import */ var _checks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56265);
/* harmony import */ var _figures_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40819);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37470);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63021);
/* harmony import */ var _sandbox_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(90069);
/* harmony import */ var _telling_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2371);
/* harmony import */ var _story_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(95419);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(58191);
/** The parts that comment and summary share, each from the log to blocks. A part that has nothing to say is empty. */










/** The conclusion, and what went wrong if something did. */
function opening(story) {
    const fault = (0,_words_js__WEBPACK_IMPORTED_MODULE_7__/* .faultLines */ .w0)(story);
    return [text(`### ${(0,_words_js__WEBPACK_IMPORTED_MODULE_7__/* .headline */ .Pl)(story)}`), ...(fault === undefined ? [] : [text(fault)])];
}
/** The agent's last words. */
function answer({ outcome }) {
    if (outcome === undefined || outcome.message === outcome.fault?.message)
        return [];
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .prose */ .CS)(outcome.message);
}
/** What a reviewer must know before anything else: files withheld, models replaced, servers missing, no sandbox. */
function cautions(story) {
    const refused = (story.publication ?? story.proposed)?.refused ?? [];
    const first = ((story.publication ?? story.proposed)?.callouts ?? []).map(({ path, detail }) => `- ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(path)}: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .inline */ .mG)(detail)}`);
    const lines = [...new Set(story.notes), ...(0,_sandbox_js__WEBPACK_IMPORTED_MODULE_8__/* .tellSandbox */ .fR)(story)];
    const withheld = refused.map(({ path, reason }) => `- ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(path)}: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .inline */ .mG)(reason)}`);
    const head = `**Withheld from publication: ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(refused.length, "file")}**\n`;
    return [
        ...(first.length === 0
            ? []
            : [{ kind: "rows", head: "**Look at this first**\n", rows: first, what: "files" }]),
        ...(withheld.length === 0 ? [] : [{ kind: "rows", head, rows: withheld, what: "files" }]),
        ...(lines.length === 0
            ? []
            : [
                { kind: "rows", head: "", rows: lines.map((line) => `- ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .inline */ .mG)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .clip */ .$Q)(line, 600))}`), what: "notes" },
            ]),
    ];
}
/** Where the review is, and how much it says. */
function review({ review: posted }) {
    if (posted === undefined)
        return [];
    return [text(`**Review**: [${(0,_telling_js__WEBPACK_IMPORTED_MODULE_5__/* .tellReview */ .CJ)(posted)}](${encodeURI(posted.url)})`)];
}
/** What was found, for whoever cannot read it in a review. */
function findings({ findings: all }) {
    if (all.length === 0)
        return [];
    return [text(`**Found: ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(all.length, "finding")}**`), ...(0,_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .listNotes */ .m)(all)];
}
/** The files and where they are. */
function changes(story) {
    const { publication, proposed, started } = story;
    const files = (publication ?? proposed)?.files;
    if (files === undefined)
        return [];
    const added = files.reduce((sum, file) => sum + file.added, 0);
    const removed = files.reduce((sum, file) => sum + file.removed, 0);
    return [
        text(`**What changed**: ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(files.length, "file")}, ${lines(added, removed)}, ${publication === undefined ? "proposed" : place(publication, started && (0,_story_js__WEBPACK_IMPORTED_MODULE_6__/* .serverOf */ .F)(started), started?.run.repository)}`),
        { kind: "rows", head: "| File | | Lines |\n|---|---|---|", rows: files.map(fileRow), what: "files" },
    ];
}
function fileRow(file) {
    return `| ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(file.path)} | ${file.status} | ${file.binary ? "binary" : lines(file.added, file.removed)} |`;
}
function lines(added, removed) {
    return `+${(0,_figures_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(added)} \u2212${(0,_figures_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(removed)}`;
}
function place({ commit, branch, pull }, server = "", repository = "") {
    const short = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(commit.slice(0, 7));
    const link = server === "" ? short : `[${short}](${encodeURI(`${server}/${repository}/commit/${commit}`)})`;
    const inPull = pull === undefined ? "" : `, pull request [#${pull.number}](${encodeURI(pull.url)})`;
    return `commit ${link} on ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(branch)}${inPull}`;
}
/** What the policy's commands said about the work. */
function verification({ verification: last, publication }) {
    if (last === undefined) {
        return publication === undefined ? [] : [text("**Not verified**: no verification command ran.")];
    }
    const rows = last.results.map(({ command, ok, ms }) => `- ${ok ? "\u2713" : "\u2717"} ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .clip */ .$Q)(command, 200))} (${(0,_figures_js__WEBPACK_IMPORTED_MODULE_2__/* .duration */ .p0)(ms)})`);
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
/** Whether checks of what was published run, and what to click if not. */
function checks(story) {
    const { checks: seen, publication } = story;
    return seen === undefined || publication === undefined ? [] : [text(`**Checks**: ${(0,_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .tellChecks */ .zy)(seen, publication)}`)];
}
/** Denied calls, each with the rule that would allow it. */
function denials({ denials: all }, story) {
    if (all.length === 0)
        return [];
    const total = all.reduce((sum, { count: times }) => sum + times, 0);
    const path = story.started?.policy.path ?? "";
    return [
        text(`**Denied by policy: ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(total, "call")}**`),
        ...all.flatMap((denial) => denialBlocks(denial, path)),
    ];
}
function denialBlocks({ call, decision, count: times }, path) {
    const rules = decision.rules.length === 0 ? "" : ` (rule ${decision.rules.map((rule) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(rule)).join(", ")})`;
    const often = times > 1 ? `, ${times} times` : "";
    const told = text(`- ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(call.tool)} ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .clip */ .$Q)((0,_calls_js__WEBPACK_IMPORTED_MODULE_9__/* .brief */ .d)(call), 200))}${often}: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .inline */ .mG)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .clip */ .$Q)(decision.reason, 600))}${rules}`);
    if (decision.allowWith === undefined)
        return [told];
    const where = path.startsWith("built-in:") || path === "" ? "a policy file, `.github/remit.toml`" : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(path);
    return [told, text(`To allow it, add to ${where}:`), { kind: "code", language: "toml", text: decision.allowWith }];
}
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
    const who = agent === "main" ? "" : `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(agent)}, `;
    const checks = added.length === 0
        ? "the checks had nothing to add"
        : `the checks added ${added.map((item) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .inline */ .mG)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .clip */ .$Q)(item, 200))).join("; ")}`;
    return `- ${who}after turn ${afterTurn} (${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .inline */ .mG)(trigger)}, ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .inline */ .mG)(method)}): ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_2__/* .tokens */ .LU)(tokensBefore)} \u2192 ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_2__/* .tokens */ .LU)(tokensAfter)} tokens; ${checks}`;
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
        `${(0,_figures_js__WEBPACK_IMPORTED_MODULE_2__/* .tokens */ .LU)(input)} tokens in (${(0,_figures_js__WEBPACK_IMPORTED_MODULE_2__/* .tokens */ .LU)(cached)} cached), ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_2__/* .tokens */ .LU)(output)} out${estimated ? ", in part estimated" : ""}`,
        (0,_figures_js__WEBPACK_IMPORTED_MODULE_2__/* .money */ .TG)(numbers.usd),
        (0,_figures_js__WEBPACK_IMPORTED_MODULE_2__/* .duration */ .p0)(numbers.ms),
        (0,_figures_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(numbers.calls, "tool call"),
        ...(numbers.subAgents > 0 ? [(0,_figures_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(numbers.subAgents, "sub-agent")] : []),
        ...(numbers.retries.count > 0
            ? [`${(0,_figures_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(numbers.retries.count, "retry", "retries")} (${(0,_figures_js__WEBPACK_IMPORTED_MODULE_2__/* .duration */ .p0)(numbers.retries.waitMs)} of waiting)`]
            : []),
    ];
    const head = "| Budget | | Used | Limit |\n|---|---|---|---|";
    return [
        ...(rows.length === 0 ? [] : [{ kind: "rows", head, rows, what: "limits" }]),
        text(spent.join(" \u00b7 ")),
    ];
}
function gaugeRow({ name, used, of, source }) {
    return `| ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_2__/* .limitName */ .Ff)(name)} | ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_2__/* .gauge */ .uI)(used, of)} | ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_2__/* .amount */ .vj)(name, used)} | ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_2__/* .amount */ .vj)(name, of)} (${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .inline */ .mG)(source)}) |`;
}
/** What an agent that did not get to its end had still to do. */
function leftToDo({ outcome, todos }) {
    const unfinished = outcome !== undefined && !(0,_events_js__WEBPACK_IMPORTED_MODULE_0__/* .succeeded */ .gq)(outcome.conclusion) && todos.some(({ status }) => status !== "completed");
    return unfinished
        ? [{ kind: "rows", head: "**Its list, as it stood**\n", rows: todos.map(todoRow), what: "todos" }]
        : [];
}
/** A todo as a line of a checklist. */
function todoRow({ description, status }) {
    const line = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .inline */ .mG)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .clip */ .$Q)(description, 300));
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
    const next = (0,_words_js__WEBPACK_IMPORTED_MODULE_7__/* .nextStep */ .sk)(story);
    const blocks = next === undefined ? [] : [text(next)];
    if (started === undefined)
        return blocks;
    const { run, policy, model, sandbox, request } = started;
    const facts = [
        run.url === ""
            ? undefined
            : `[run ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .inline */ .mG)(run.id)}${run.attempt > 1 ? `, attempt ${run.attempt}` : ""}](${encodeURI(run.url)})`,
        `policy ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(policy.path)} at ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(policy.ref)} (${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(policy.digest.slice(0, 19))})`,
        `model ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(model)}`,
        `sandbox: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .inline */ .mG)((0,_sandbox_js__WEBPACK_IMPORTED_MODULE_8__/* .nameSandbox */ .jV)(sandbox))}`,
        `asked by ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(request.actor.login)}`,
        `Remit ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .inline */ .mG)(run.version)}`,
    ];
    return [...blocks, text(`<sub>${facts.filter((fact) => fact !== undefined).join(" \u00b7 ")}</sub>`)];
}
function escapeTitle(command) {
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .clip */ .$Q)(command.replace(/\s+/g, " "), 120).replace(/[^\w\s./-]/g, (mark) => `&#${mark.codePointAt(0)};`);
}
function text(markdown) {
    return { kind: "text", markdown };
}


/***/ }),

/***/ 56053:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ readSteps),
/* harmony export */   o: () => (/* binding */ turnsOf)
/* harmony export */ });
/* harmony import */ var _events_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23531);
/* harmony import */ var _own_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82170);
/** What each agent did, step by step: a projection of the log that pairs calls with decisions and answers. */


/** The main agent's steps, those of its sub-agents nested where they were started. Linear in the log. */
function readSteps(entries) {
    const reading = new Reading();
    for (const entry of (0,_own_js__WEBPACK_IMPORTED_MODULE_1__/* .ownEntries */ .x)(entries))
        reading.take(entry);
    return reading.agent(_events_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN */ .QT);
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
        if (name !== _events_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN */ .QT)
            this.agent(name.split("/").slice(0, -1).join("/") || _events_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN */ .QT).steps.push({ kind: "agent", agent });
        return agent;
    }
    take({ agent: name, event }) {
        const agent = this.agent(name);
        switch (event.type) {
            case "agent.started":
                agent.model = event.model;
                if (event.definition !== undefined)
                    agent.name = `${name} (${event.definition})`;
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
            case "run.kept":
            case "plan.kept":
            case "plan.unkept":
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

/***/ 95419:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ serverOf),
/* harmony export */   I: () => (/* binding */ readStory)
/* harmony export */ });
/* harmony import */ var _events_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23531);
/* harmony import */ var _own_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82170);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41383);
/* harmony import */ var _sandbox_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90069);
/** What happened in a run, apart from its numbers and its steps: a projection of the log. */




/** Linear in the log. */
function readStory(entries) {
    let story = { findings: [], todos: [], notes: [], cancelled: false };
    for (const { agent, event } of (0,_own_js__WEBPACK_IMPORTED_MODULE_2__/* .ownEntries */ .x)(entries))
        story = { ...story, ...told(story, agent, event) };
    return story;
}
function told(story, agent, event) {
    switch (event.type) {
        case "run.started":
            return { started: event, notes: tellOrigin(event) };
        case "run.kept":
            return { kept: event };
        case "output.checked":
            return agent === _events_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN */ .QT && event.output.kind === "valid" ? { output: event.output.value } : undefined;
        case "plan.kept":
        case "plan.unkept":
            return { plan: event };
        case "run.finished": {
            const { outcome } = event;
            return { outcome, ...(outcome.publication === undefined ? {} : { publication: outcome.publication }) };
        }
        case "verify.finished":
            return { verification: event, ...missed(story, event) };
        case "call.finished":
            return { ...answered(story, agent, event.answer), ...missed(story, event) };
        case "model.fell_back":
            return { notes: [...story.notes, event.reason] };
        case "project.read":
        case "server.opened":
            return { notes: [...story.notes, ...event.notes] };
        case "server.failed":
            return { notes: [...story.notes, `The MCP server ${event.name} is not there: ${event.reason}`] };
        case "agent.stopped":
            return agent === _events_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN */ .QT ? stopped(story, event.end) : undefined;
        default:
            return toldOfWork(story, event);
    }
}
/** What became of the work. */
function toldOfWork(story, event) {
    switch (event.type) {
        case "change.proposed":
            return { proposed: event.change };
        case "change.published":
            return { publication: event.publication };
        case "checks.seen":
            return { checks: event.checks };
        case "pull.closed":
            return { closed: event.pull, notes: [...story.notes, tellClosed(event)] };
        case "review.posted":
            return { review: event.review };
        default:
            return undefined;
    }
}
function answered(story, agent, { note, todos }) {
    if (note !== undefined)
        return { findings: [...story.findings, note] };
    return agent === _events_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN */ .QT && todos !== undefined ? { todos } : undefined;
}
/** Told once. */
function missed({ started, notes }, event) {
    const note = (0,_sandbox_js__WEBPACK_IMPORTED_MODULE_3__/* .tellEngine */ .IH)(started, event);
    return note === undefined || notes.includes(note) ? undefined : { notes: [...notes, note] };
}
function tellOrigin({ continues, approves, request }) {
    const plan = approves && `the plan ${(0,_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .shortDigest */ .VK)(approves.digest)} that @${approves.by} asked for (${approves.url})`;
    return [
        ...(continues === undefined
            ? []
            : [`This run goes on from an earlier one, which ended as ${continues.conclusion}: ${continues.url}`]),
        ...(request.caughtUp === undefined ? [] : [tellCatchUp(request.caughtUp)]),
        ...(plan === undefined ? [] : [`This run carries out ${plan}; @${request.actor.login} approved it.`]),
    ];
}
function tellCatchUp({ kind, onto, clashes }) {
    const [base, files] = [onto.name, clashes.join(", ")];
    switch (kind) {
        case "merged":
            return `${base} has gone on since: the run started from it with the branch's earlier change.`;
        case "replaced":
            return `${base} has changed ${files} as well since: the run started from ${base} alone, and what it publishes replaces the branch's earlier change.`;
        case "behind":
            return `${base} has changed ${files} as well since. Somebody else has worked on the branch, so it was left as it is: merge ${base} into it.`;
    }
}
function tellClosed({ pull, reason }) {
    return `Pull request #${pull.number} is closed: ${reason}.`;
}
function stopped({ started }, end) {
    switch (end.kind) {
        case "cancelled":
            return { cancelled: true };
        case "exhausted":
            return { reached: { limit: end.limit, of: end.limit === "disk" ? 0 : (started?.limits[end.limit].value ?? 0) } };
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

/***/ 52486:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J: () => (/* binding */ SUMMARY_LIMIT),
  B: () => (/* binding */ renderSummary)
});

// EXTERNAL MODULE: ./lib/events.js + 2 modules
var events = __webpack_require__(23531);
// EXTERNAL MODULE: ./lib/report/own.js
var own = __webpack_require__(82170);
;// CONCATENATED MODULE: ./lib/report/chart.js
/** The size of the context over the turns, as a Mermaid chart, which GitHub draws. */


/** Points of a chart: more cannot be told apart. */
const POINTS = 120;
/** Tokens the model was shown, turn by turn; empty for fewer than three turns. Compressions show as drops. */
function contextChart(entries) {
    const sizes = (0,own/* ownEntries */.x)(entries).flatMap(({ agent, event }) => {
        if (agent !== events/* MAIN */.QT)
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
var fit = __webpack_require__(91017);
// EXTERNAL MODULE: ./lib/report/figures.js
var figures = __webpack_require__(40819);
// EXTERNAL MODULE: ./lib/report/markdown.js
var markdown = __webpack_require__(63021);
// EXTERNAL MODULE: ./lib/report/sections.js
var sections = __webpack_require__(13136);
// EXTERNAL MODULE: ./lib/report/steps.js
var steps = __webpack_require__(56053);
// EXTERNAL MODULE: ./lib/report/story.js
var report_story = __webpack_require__(95419);
// EXTERNAL MODULE: ./lib/report/tally.js
var tally = __webpack_require__(8216);
// EXTERNAL MODULE: ./lib/report/transcript.js
var transcript = __webpack_require__(63306);
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
        { rank: 1, blocks: (0,sections/* review */.NQ)(story), what: "parts" },
        { rank: 4, blocks: (0,sections/* answer */.ZF)(story), what: "paragraphs" },
        { rank: 4, blocks: (0,sections/* findings */.Pg)(story), what: "findings" },
        { rank: 4, blocks: (0,sections/* changes */.Ao)(story), what: "parts" },
        { rank: 5, blocks: (0,sections/* verification */.Ot)(story), what: "parts" },
        { rank: 2, blocks: (0,sections/* checks */.AV)(story), what: "parts" },
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

/***/ 8216:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ tally)
/* harmony export */ });
/* harmony import */ var _events_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23531);
/* harmony import */ var _own_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82170);
/** The numbers of a run: a projection of its log. */


/** `now`: milliseconds since the epoch, for a run that is still going on; the last entry's time otherwise. */
function tally(entries, now = entries.at(-1)?.at ?? 0) {
    const count = new Count();
    const own = (0,_own_js__WEBPACK_IMPORTED_MODULE_1__/* .ownEntries */ .x)(entries);
    for (const entry of own)
        count.take(entry);
    return count.total(own[0]?.at ?? now, now);
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
        const spent = (0,_events_js__WEBPACK_IMPORTED_MODULE_0__/* .spentBy */ .M2)(event);
        if (spent !== undefined) {
            this.tokens = add(this.tokens, spent.usage);
            this.usd += spent.usd;
        }
        switch (event.type) {
            case "run.started":
                this.limits = event.limits;
                return;
            case "agent.started":
                if (agent !== _events_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN */ .QT)
                    this.subAgents++;
                return;
            case "model.retried":
                this.retries = { count: this.retries.count + 1, waitMs: this.retries.waitMs + event.waitMs };
                return;
            case "model.replied":
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
            case "change.proposed":
                return this.change(event.change.files);
            case "change.published":
                return this.change(event.publication.files);
            default:
                return;
        }
    }
    total(start, now) {
        const { tokens, usd, subAgents, retries, compressions } = this;
        const ms = Math.max(0, now - start);
        const tools = [...this.tools.values()].sort((a, b) => b.count - a.count || compare(a.tool, b.tool));
        const calls = tools.reduce((sum, tool) => sum + tool.count, 0);
        const turns = this.turnsOf(_events_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN */ .QT);
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
    change(files) {
        this.changed.files = files.length;
        this.changed.lines = files.reduce((sum, file) => sum + file.added + file.removed, 0);
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

/***/ 2371:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CJ: () => (/* binding */ tellReview),
/* harmony export */   dN: () => (/* binding */ tellAttempt),
/* harmony export */   oA: () => (/* binding */ tellEvent)
/* harmony export */ });
/* harmony import */ var _figures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40819);
/* harmony import */ var _calls_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38627);
/* harmony import */ var _checks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56265);



/** Undefined for what a report tells elsewhere. */
function tellEvent(event) {
    switch (event.type) {
        case "project.read":
        case "server.opened":
        case "server.failed":
            return tellOutfit(event);
        case "agent.told":
            return { title: `Remit to the model (${event.why})`, about: event.text };
        case "model.reworded":
            return { title: "Hooks changed what the model was asked", about: tellRewording(event) };
        case "model.retried":
            return tellRetry(event);
        case "model.fell_back":
            return { title: "Model replaced", about: event.reason };
        case "model.failed":
            return { title: "The model failed", about: event.fault.message };
        case "call.decided":
            return { title: event.decision.effect === "allow" ? "Allowed" : "Denied", about: tellDecision(event) };
        case "hook.ran":
            return { title: `Hook ${event.name} (${event.hook})`, about: tellHook(event) };
        case "context.compressed":
            return { title: "Context compressed", about: tellCompression(event) };
        case "context.masked":
            return { title: "Older results shortened", about: `${(0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(event.ids.length, "result")}, ${sizes(event)}` };
        case "output.checked":
            return tellOutput(event.output);
        case "loop.suspected":
            return { title: "Going round in circles?", about: `${event.pattern} (strike ${event.strike})` };
        case "limit.near":
        case "limit.reached":
            return tellLimit(event);
        case "checks.seen":
        case "edits.undone":
        case "review.posted":
        case "verify.finished":
            return tellResult(event);
        default:
            return undefined;
    }
}
function tellLimit({ type, limit, of }) {
    const named = (0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .limitInWords */ .aU)(limit, of);
    return { title: type === "limit.near" ? `Near the limit of ${named}` : `Limit of ${named} reached`, about: "" };
}
/** What came of the work. */
function tellResult(event) {
    switch (event.type) {
        case "checks.seen":
            return { title: `Checks of ${event.checks.commit.slice(0, 7)}`, about: (0,_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .plainChecks */ .Ie)(event.checks) };
        case "edits.undone":
            return { title: "Undone, since it would not be published", about: tellUndone(event.files) };
        case "review.posted":
            return { title: "Review posted", about: tellReview(event.review) };
        case "verify.finished":
            return { title: `Verification ${event.ok ? "passed" : "failed"}`, about: `attempt ${event.attempt}` };
    }
}
function tellUndone(files) {
    return files.map(({ path, reason }) => `${path}: ${reason}`).join("\n");
}
function tellOutput(output) {
    if (output.kind === "invalid")
        return { title: "The answer does not fit the schema", about: output.faults.join("\n") };
    return { title: `The answer fits the schema${output.repaired ? ", once mended" : ""}`, about: "" };
}
function tellRetry(event) {
    return { title: `Asked again after ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)(event.waitMs)}${tellAttempt(event)}`, about: event.cause };
}
/** `, attempt 2 of 10`: the one that comes next; "" where it is not known of how many. */
function tellAttempt({ attempt, of }) {
    return of === undefined ? "" : `, attempt ${attempt + 1} of ${of}`;
}
/** `3 comments at their lines, 1 in its body, 2 left out: said before`. */
function tellReview({ placed, inBody, dropped, again }) {
    if (again)
        return "posted by an earlier run of the same request";
    const parts = [
        (0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(placed, "comment at its line", "comments at their lines"),
        ...(inBody > 0 ? [`${inBody} in its body`] : []),
        ...(dropped > 0 ? [`${dropped} left out: said before`] : []),
    ];
    return parts.join(", ");
}
/** What the repository brought along. */
function tellOutfit(event) {
    switch (event.type) {
        case "project.read": {
            const { instructions, skills, agents, hooks, commit } = event;
            const parts = [
                ...instructions,
                ...(skills.length > 0 ? [`skills ${skills.join(", ")}`] : []),
                ...(agents.length > 0 ? [`agents ${agents.join(", ")}`] : []),
                ...(hooks.length > 0 ? [`hooks for ${hooks.join(", ")}`] : []),
            ];
            return parts.length === 0 ? undefined : { title: `Read at ${commit.slice(0, 7)}`, about: parts.join("; ") };
        }
        case "server.opened":
            return {
                title: `MCP server ${event.name}`,
                about: `${(0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(event.tools.length, "tool")}, after ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)(event.ms)}`,
            };
        case "server.failed":
            return { title: `MCP server ${event.name} is not there`, about: event.reason };
    }
}
function tellDecision({ call, decision }) {
    return `${call.tool} ${(0,_calls_js__WEBPACK_IMPORTED_MODULE_2__/* .brief */ .d)(call)}: ${decision.reason}`;
}
function tellHook({ outcome, message, ms }) {
    return `${outcome}${message === "" ? "" : `, ${message}`} (${(0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)(ms)})`;
}
function tellRewording({ system, messages, added }) {
    const parts = [
        ...(system === undefined ? [] : ["the system prompt"]),
        ...(messages.length === 0 ? [] : [`the words of ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(messages.length, "message")}`]),
        ...(added.length === 0 ? [] : [`${(0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(added.length, "message")} added`]),
    ];
    return parts.join(", ");
}
function tellCompression(event) {
    return `${sizes(event)} (${event.trigger}, ${event.method})`;
}
function sizes({ tokensBefore, tokensAfter }) {
    return `${(0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .tokens */ .LU)(tokensBefore)} \u2192 ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .tokens */ .LU)(tokensAfter)} tokens`;
}


/***/ }),

/***/ 63306:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ fullTranscript),
/* harmony export */   T: () => (/* binding */ shortTranscript)
/* harmony export */ });
/* harmony import */ var _lib_cut_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(89823);
/* harmony import */ var _calls_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38627);
/* harmony import */ var _figures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40819);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63021);
/* harmony import */ var _telling_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2371);
/* harmony import */ var _steps_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56053);






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
    return [...(said === "" ? [] : [said]), ...calls.map(shortCall)].join(" \u00b7 ");
}
function shortCall(step) {
    const { call, answer } = step;
    const edit = answer?.edit;
    const lines = edit === undefined ? "" : ` +${edit.added} \u2212${edit.removed}`;
    return `${mark(step)} ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(call.tool)} ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .clip */ .$Q)((0,_calls_js__WEBPACK_IMPORTED_MODULE_4__/* .brief */ .d)(call), 80))}${lines}${failed(answer)}`;
}
function mark({ answer, decision }) {
    if (decision?.effect === "deny")
        return "\u26d4";
    return answer === undefined ? "\u2026" : answer.error === undefined ? "\u2713" : "\u2717";
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
                const title = `Sub-agent <code>${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .qy)(step.agent.name)}</code> \u00b7 ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .qy)(step.agent.model)} \u00b7 ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)((0,_steps_js__WEBPACK_IMPORTED_MODULE_3__/* .turnsOf */ .o)(step.agent), "turn")}${ending(step.agent)}`;
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
    return end === undefined || end.kind === "finished" ? "" : ` \u00b7 ${end.kind}`;
}
function turnFold({ number, event, calls }) {
    const { reply, usd, ms } = event;
    const subject = reply.thoughts[0]?.subject ?? "";
    const about = subject !== "" ? subject : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .clip */ .$Q)(reply.text.trim(), 80);
    const names = calls.map(({ call, ...rest }) => `${mark({ call, ...rest })} ${call.tool}`).join(", ");
    const title = [`<b>Turn ${number}</b>`, (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .qy)(about), (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .qy)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .clip */ .$Q)(names, 160)), (0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)(ms)]
        .filter((part) => part !== "")
        .join(" \u00b7 ");
    const blocks = [
        ...reply.thoughts.map(({ subject: head, description }) => text(`*${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inline */ .mG)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .clip */ .$Q)(head, 200)).replaceAll("*", "&#42;")}* ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inline */ .mG)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .clip */ .$Q)(description, 1_500))}`)),
        ...(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(reply.text),
        ...calls.flatMap(callBlocks),
        ...(reply.citations.length === 0 ? [] : [citations(reply.citations)]),
        text(`<sub>${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inline */ .mG)(reply.model)} \u00b7 ${spent(reply.usage, usd, ms)}${reply.stop === "stop" ? "" : ` \u00b7 ended by ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inline */ .mG)(reply.rawStop)}`}</sub>`),
    ];
    return { kind: "fold", title, blocks, what: "parts" };
}
function citations(sources) {
    const rows = sources.map(({ title, uri }) => `- ${title === undefined ? "" : `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inline */ .mG)(title)}: `}${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(uri)}`);
    return { kind: "rows", head: "Sources:\n", rows, what: "sources" };
}
function spent({ input, output, cached }, usd, ms) {
    return `${(0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .tokens */ .LU)(input)} in (${(0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .tokens */ .LU)(cached)} cached), ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .tokens */ .LU)(output)} out \u00b7 ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .money */ .TG)(usd)} \u00b7 ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)(ms)}`;
}
function callBlocks(step) {
    const { call, decision, answer, ms, hooks } = step;
    const rules = decision?.rules.map((rule) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(rule)).join(", ");
    const judged = decision === undefined
        ? "not judged"
        : `${decision.effect === "allow" ? "allowed" : "denied"} by ${rules === "" ? "no rule" : rules}`;
    const facts = [judged, ...(ms === undefined ? ["not finished"] : [(0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)(ms)]), ...clipped(answer)].join(" \u00b7 ");
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
    const [head, tail] = [(0,_lib_cut_js__WEBPACK_IMPORTED_MODULE_5__/* .firstOf */ .Ku)(result, half), (0,_lib_cut_js__WEBPACK_IMPORTED_MODULE_5__/* .lastOf */ .g1)(result, half)];
    return `${head}\n[\u2026 ${result.length - RESULT} characters left out here; the log has them \u2026]\n${tail}`;
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
    const telling = (0,_telling_js__WEBPACK_IMPORTED_MODULE_2__/* .tellEvent */ .oA)(event);
    if (telling === undefined)
        return undefined;
    const about = telling.about === "" ? "" : `: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inline */ .mG)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .clip */ .$Q)(telling.about, 300))}`;
    return `*${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inline */ .mG)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .clip */ .$Q)(telling.title, 120)).replaceAll("*", "&#42;")}*${about}`;
}
function text(markdown) {
    return { kind: "text", markdown };
}


/***/ }),

/***/ 58191:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pl: () => (/* binding */ headline),
/* harmony export */   _X: () => (/* binding */ isConclusion),
/* harmony export */   pQ: () => (/* binding */ shortHeadline),
/* harmony export */   r6: () => (/* binding */ plainHeadline),
/* harmony export */   sk: () => (/* binding */ nextStep),
/* harmony export */   w0: () => (/* binding */ faultLines)
/* harmony export */ });
/* harmony import */ var _figures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40819);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63021);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41383);



/** The first line of a report, as Markdown. */
function headline(story) {
    return sayEnd(story, placeOf(story, (name) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(name), ({ number, url }) => `[#${number}](${encodeURI(url)})`));
}
/** The same without any markup. */
function plainHeadline(story) {
    return sayEnd(story, placeOf(story, (name) => name, ({ number }) => `#${number}`));
}
/** How it ended, without where the change is; no markup. */
function shortHeadline(story) {
    return sayEnd(story, "");
}
/** Whether it is one of the closed list. */
function isConclusion(word) {
    return typeof word === "string" && Object.hasOwn(MARKS, word);
}
function sayEnd(story, place) {
    const { outcome } = story;
    if (outcome === undefined)
        return "Working";
    return `${MARKS[outcome.conclusion]} ${SENTENCES[outcome.conclusion](story, place)}`;
}
const MARKS = {
    changed: "\u2705",
    answered: "\ud83d\udcac",
    reviewed: "\ud83d\udd0d",
    planned: "\ud83d\uddfa\ufe0f",
    unchanged: "\u2796",
    declined: "\ud83d\udeab",
    unverified: "\u26a0\ufe0f",
    blocked: "\u26d4",
    stuck: "\ud83d\udd01",
    exhausted: "\u23f3",
    cancelled: "\u23f9\ufe0f",
    failed: "\u274c",
};
/** `place` says where the change is: ` in pull request #1`, or "". */
const SENTENCES = {
    changed: (story, place) => `Changed ${files(story)}${place}`,
    answered: () => "Answered",
    reviewed: (story) => `Reviewed${found(story)}`,
    planned: () => "Planned",
    unchanged: () => "Nothing changed",
    declined: () => "Declined",
    unverified: (story, place) => `Changed ${files(story)}${place}${unwell(story)}`,
    blocked: (story, place) => `Blocked: the policy does not allow what the task needs${rescued(story, place)}`,
    stuck: (story, place) => `Stopped: it was going round in circles${rescued(story, place)}`,
    exhausted: (story, place) => `Stopped: ${limit(story)}${rescued(story, place)}`,
    cancelled: (story, place) => `Cancelled${rescued(story, place)}`,
    failed: (story, place) => `Failed: ${FAILURES[story.outcome?.fault?.kind ?? "internal"]}${rescued(story, place)}`,
};
const FAILURES = {
    config: "the configuration has a fault",
    auth: "the credentials are not accepted",
    quota: "the model has no quota left",
    model: "the model gave no usable answer",
    github: "GitHub did not do what was asked of it",
    git: "git did not do what was asked of it",
    conflict: "the branch has moved meanwhile",
    sandbox: "commands need a sandbox and there is none",
    internal: "something went wrong in Remit itself",
};
function unwell({ checks, verification }) {
    return checks?.state === "failed" && verification?.ok !== false
        ? ", but its checks failed"
        : ", but the verification failed";
}
function found({ review }) {
    if (review === undefined || review.again)
        return "";
    const total = review.placed + review.inBody;
    return total > 0 ? `: ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(total, "finding")}` : review.dropped > 0 ? ": nothing new" : ": no findings";
}
function files({ publication, proposed }) {
    return (0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)((publication ?? proposed)?.files.length ?? 0, "file");
}
function placeOf({ publication, proposed }, branch, link) {
    if (publication === undefined) {
        return proposed === undefined ? "" : ` in a proposal for branch ${branch(proposed.branch)}, not published yet`;
    }
    const { pull } = publication;
    if (pull === undefined)
        return ` on branch ${branch(publication.branch)}`;
    return ` in ${pull.draft ? "draft " : ""}pull request ${link(pull)}`;
}
function limit({ reached }) {
    if (reached?.limit === "disk")
        return "the disk has less than 1 GiB left";
    if (reached === undefined || reached.of === 0)
        return "a limit is used up";
    return `the limit of ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .limitInWords */ .aU)(reached.limit, reached.of)} is used up`;
}
function rescued(story, place) {
    return story.publication === undefined && story.proposed === undefined
        ? ""
        : `. The work so far, ${files(story)}, is${place}`;
}
/** What went wrong and what to do about it, for a failure; undefined for everything else. */
function faultLines({ outcome }) {
    const fault = outcome?.fault;
    if (fault === undefined)
        return undefined;
    return [`**${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inline */ .mG)(fault.message)}**`, ...(fault.hint === undefined ? [] : [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inline */ .mG)(fault.hint)])].join("\n\n");
}
/** How to go on from here; undefined where nothing listens to an answer. */
function nextStep(story) {
    const phrase = story.started?.request.phrase;
    const conclusion = story.outcome?.conclusion;
    if (conclusion === "planned" && story.plan !== undefined)
        return howToApprove(story, story.plan);
    if (phrase === undefined || conclusion === undefined)
        return undefined;
    switch (conclusion) {
        case "changed":
        case "unverified":
            return `To ask for more, comment ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(`${phrase} \u2026`)} ${story.publication?.pull === undefined ? "here" : "on the pull request"}.`;
        case "planned":
        case "answered":
        case "reviewed":
        case "unchanged":
            return `To go on, comment ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(`${phrase} \u2026`)} here.`;
        case "exhausted":
        case "cancelled":
        case "stuck":
            if (story.kept?.refs.length === 0)
                return tellUnkept(story.kept.reason, phrase);
            return `To go on from here, comment ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(`${phrase} /continue`)}.`;
        case "blocked":
        case "failed":
            if (story.kept?.refs.length === 0)
                return `Once that is mended, comment ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(`${phrase} \u2026`)} or run the workflow again.`;
            return `Once that is mended, comment ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(`${phrase} /continue`)} or run the workflow again.`;
        case "declined":
            return undefined;
    }
}
function howToApprove({ started }, plan) {
    if (started === undefined)
        return undefined;
    const { phrase, base } = started.request;
    if (plan.type === "plan.unkept")
        return `This plan cannot be approved. ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inline */ .mG)(plan.reason)}`;
    const digest = (0,_plan_js__WEBPACK_IMPORTED_MODULE_2__/* .shortDigest */ .VK)(plan.digest);
    const how = phrase === undefined
        ? `run the workflow with ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(`command: approve ${digest}`)}`
        : `comment ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(`${phrase} /approve ${digest}`)} here`;
    return `To have exactly this plan carried out, ${how}. Whoever may ask for changes here may approve it, its asker included. It holds for ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(base.name)} at ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(base.sha.slice(0, 10))} and the policy of today: once somebody pushes there, edits this comment or changes the policy, ask for a new one.`;
}
function tellUnkept(reason, phrase) {
    const why = reason === undefined ? "" : ` ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inline */ .mG)(reason)}`;
    return `To have it done, comment ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(`${phrase} \u2026`)}; a new run starts afresh.${why}`;
}


/***/ })

};
