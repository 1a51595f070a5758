export const id = 147;
export const ids = [147];
export const modules = {

/***/ 14539:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   du: () => (/* binding */ START_VARIABLES),
/* harmony export */   nw: () => (/* binding */ startOptions),
/* harmony export */   rI: () => (/* binding */ keepSmall)
/* harmony export */ });
/* harmony import */ var node_v8__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78877);
/**
 * How the program is started and set so that it takes little memory: a run shares its machine with builds and tests.
 * What each of these saves is in docs/adr/0020-what-keeps-a-run-small.md.
 */

/** Options of Node for a start anew; only what this Node says that it knows, since it would not start with another. */
function startOptions() {
    return process.allowedNodeEnvironmentFlags.has("--max-semi-space-size") ? ["--max-semi-space-size=2"] : [];
}
/** Variables for a start anew, of which the program itself knows nothing. */
const START_VARIABLES = { MALLOC_ARENA_MAX: "1" };
/**
 * To be called before anything is fetched: Node's `fetch` reads HTTP by WebAssembly, which is not worth optimising. With
 * other flags V8 refuses the code that Node brings compiled, so `fetch` and what it needs is loaded before.
 */
function keepSmall() {
    void new Headers();
    for (const flag of ["--no-wasm-dynamic-tiering", "--no-wasm-tier-up"])
        (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)(flag);
}


/***/ }),

/***/ 6147:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runAction: () => (/* binding */ runAction)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/adapters/actions.js
var actions = __webpack_require__(6551);
// EXTERNAL MODULE: ./lib/adapters/clock.js
var adapters_clock = __webpack_require__(61642);
// EXTERNAL MODULE: ./lib/adapters/frugality.js
var frugality = __webpack_require__(14539);
// EXTERNAL MODULE: ./lib/adapters/gemini.js + 12 modules
var gemini = __webpack_require__(9501);
// EXTERNAL MODULE: ./lib/adapters/git.js + 17 modules
var adapters_git = __webpack_require__(4544);
// EXTERNAL MODULE: ./lib/adapters/fingerprints.js
var fingerprints = __webpack_require__(11155);
;// CONCATENATED MODULE: ./lib/adapters/guard.js
/**
 * Between Remit's own programs and a machine that commands can change: without a sandbox, and as root. Git gets no token
 * once it has changed, and neither git nor a command starts with more rights than a command has.
 */

/** `environment` says where certificates are, besides the usual places. Nothing changes before it watches. */
function openGuard(environment) {
    let watched;
    const refusal = () => {
        const changed = watched?.confining.changed() ?? [];
        return changed.length === 0
            ? undefined
            : `Files of the machine that keep commands in bounds have changed: ${(0,fingerprints/* tellFiles */.Xf)(changed)}`;
    };
    return {
        async watch(plain, git) {
            const confining = await (0,fingerprints/* takeFingerprints */.tp)(plain.confining);
            watched = { plain, confining, git: await (0,fingerprints/* takeFingerprints */.tp)(await (0,fingerprints/* gitPrograms */.iH)(git), (0,fingerprints/* certificates */.$H)(environment)) };
        },
        changed: () => watched?.git.changed() ?? [],
        refusal,
        confine(argv) {
            const why = refusal();
            if (why !== undefined)
                throw new Error(why);
            return watched?.plain.wrap(argv) ?? argv;
        },
    };
}

// EXTERNAL MODULE: ./lib/adapters/github.js + 11 modules
var adapters_github = __webpack_require__(47139);
// EXTERNAL MODULE: ./lib/adapters/machine.js
var machine = __webpack_require__(41285);
// EXTERNAL MODULE: ./lib/adapters/mcp-client.js + 6 modules
var mcp_client = __webpack_require__(72602);
// EXTERNAL MODULE: ./lib/adapters/random.js
var adapters_random = __webpack_require__(96817);
// EXTERNAL MODULE: ./lib/adapters/shells.js + 9 modules
var adapters_shells = __webpack_require__(70516);
// EXTERNAL MODULE: ./lib/adapters/sight.js + 1 modules
var sight = __webpack_require__(64149);
// EXTERNAL MODULE: ./lib/adapters/tool-environment.js
var tool_environment = __webpack_require__(74540);
// EXTERNAL MODULE: ./lib/adapters/web.js
var web = __webpack_require__(61302);
// EXTERNAL MODULE: ./lib/events.js + 2 modules
var events = __webpack_require__(23531);
// EXTERNAL MODULE: ./lib/places.js
var lib_places = __webpack_require__(58087);
// EXTERNAL MODULE: ./lib/inputs.js + 2 modules
var inputs = __webpack_require__(98449);
// EXTERNAL MODULE: ./lib/log.js
var lib_log = __webpack_require__(97309);
// EXTERNAL MODULE: ./lib/report/saved.js
var saved = __webpack_require__(6861);
// EXTERNAL MODULE: ./lib/run.js + 12 modules
var run = __webpack_require__(52632);
// EXTERNAL MODULE: ./lib/run/faults.js
var faults = __webpack_require__(89896);
// EXTERNAL MODULE: ./lib/report/comment.js
var comment = __webpack_require__(37023);
// EXTERNAL MODULE: ./lib/report/delivery.js
var delivery = __webpack_require__(68148);
// EXTERNAL MODULE: ./lib/report/fit.js
var fit = __webpack_require__(91017);
// EXTERNAL MODULE: ./lib/report/figures.js
var figures = __webpack_require__(40819);
// EXTERNAL MODULE: ./lib/report/markdown.js
var markdown = __webpack_require__(63021);
// EXTERNAL MODULE: ./lib/report/outputs.js
var outputs = __webpack_require__(8568);
// EXTERNAL MODULE: ./lib/report/story.js
var report_story = __webpack_require__(95419);
// EXTERNAL MODULE: ./lib/report/tally.js
var tally = __webpack_require__(8216);
// EXTERNAL MODULE: ./lib/report/words.js
var words = __webpack_require__(58191);
;// CONCATENATED MODULE: ./lib/report/task-end.js
/**
 * What one task of a fan-out came to, read from its log. Another job wrote it, and whatever ran there may have had a hand in
 * it: any field may be anything, and none of it leaves here unchecked.
 */





/** Whether a task came to a good end. */
function isDone({ end }) {
    return end.kind === "ended" && end.conclusion !== "declined" && (0,events/* succeeded */.gq)(end.conclusion);
}
/** Of a log's text. Never throws. */
function readTaskEnd(text, place) {
    try {
        const entries = (0,lib_log/* readLog */.x6)(text);
        const story = (0,report_story/* readStory */.I)(entries);
        const { started, outcome } = story;
        if (started !== undefined && !belongs(started.run, place))
            return lost("its log is that of another workflow run");
        if (outcome === undefined)
            return lost("its log breaks off: the run was cut off");
        if (!(0,words/* isConclusion */._X)(outcome.conclusion))
            return lost("its log ends in no conclusion that there is");
        return told(story, outcome.conclusion, entries);
    }
    catch {
        return lost("its log is damaged");
    }
}
function lost(why) {
    return { kind: "lost", why };
}
function belongs(run, place) {
    return run.repository === place.repository && String(run.id) === place.run;
}
function told(story, conclusion, entries) {
    const { outcome, publication, started } = story;
    const pull = publication?.pull?.number;
    const { fault } = outcome ?? {};
    const said = fault === undefined ? outcome?.message : [fault.message, fault.hint ?? ""].join(" ");
    return {
        kind: "ended",
        conclusion,
        started: started !== undefined,
        headline: (0,words/* shortHeadline */.pQ)(story),
        said: typeof said === "string" ? said.trim() : "",
        ...(Number.isSafeInteger(pull) && pull > 0 ? { pull: pull } : {}),
        spent: spentIn((0,tally/* tally */.N)(entries)),
    };
}
function spentIn({ turns, tokens, usd, compressions, denials }) {
    return {
        turns: amount(turns),
        input: amount(tokens.input),
        output: amount(tokens.output),
        cached: amount(tokens.cached),
        usd: amount(usd),
        compressions: compressions.length,
        denials: amount(denials.reduce((sum, { count }) => sum + count, 0)),
    };
}
function amount(value) {
    return typeof value === "number" && Number.isFinite(value) && value > 0 ? value : 0;
}

;// CONCATENATED MODULE: ./lib/report/gathered.js
/** One report of the many tasks of a fan-out: what needs somebody first, then every task, then what each has said. */






/** Markdown of at most `limit`. */
function renderGathered(gathered, limit, measure) {
    const { ends, home } = gathered;
    const rows = ends.map((end) => row(end, home));
    const table = {
        kind: "rows",
        head: "| Task | | Pull request | Turns | Cost |\n|---|---|---|--:|--:|",
        rows,
        what: "tasks",
    };
    return (0,fit/* fit */.Uj)([
        { rank: 0, blocks: [{ kind: "text", markdown: `### ${headlineOf(ends)}` }], what: "parts" },
        { rank: 2, blocks: trouble(ends), what: "parts" },
        { rank: 3, blocks: ends.length === 0 ? [] : [table], what: "parts" },
        { rank: 4, blocks: ends.flatMap(gathered_words), what: "tasks" },
        { rank: 1, blocks: closing(gathered), what: "parts" },
    ], limit, measure);
}
/** Every output that `action.yml` declares, but the comment's address. */
function renderGatheredOutputs({ ends, home }) {
    const spent = total(ends);
    return {
        ...(0,outputs/* renderOutputs */.$)([]),
        conclusion: concludeAll(ends),
        "final-message": plainWords(ends),
        "structured-output": JSON.stringify({ counts: countEnds(ends), tasks: ends.map((end) => outline(end, home)) }),
        turns: String(spent.turns),
        "input-tokens": String(spent.input),
        "output-tokens": String(spent.output),
        "cached-tokens": String(spent.cached),
        usd: spent.usd.toFixed(6),
        compressions: String(spent.compressions),
        denials: String(spent.denials),
    };
}
/** Of all of them: `failed` as soon as one has not come to a good end; else the most that any of them did. */
function concludeAll(ends) {
    const found = ends.map(({ end }) => (end.kind === "lost" ? "failed" : end.conclusion));
    if (found.some((conclusion) => !(0,events/* succeeded */.gq)(conclusion)))
        return "failed";
    return MOST.find((conclusion) => found.includes(conclusion)) ?? "unchanged";
}
const MOST = ["changed", "reviewed", "planned", "answered", "unchanged", "declined"];
/** The first line, and which tasks need somebody, without any markup. */
function plainWords(ends) {
    const names = ends.filter(needsSomebody).map(({ task }) => (0,markdown/* clip */.$Q)(task, NAME));
    const listed = names.length > 10 ? `${names.slice(0, 10).join(", ")} and ${names.length - 10} more` : names.join(", ");
    return `${headlineOf(ends)}${listed === "" ? "" : `: ${listed}`}`;
}
/** Characters of a task's name that are shown. */
const NAME = 80;
function countEnds(ends) {
    const tasks = ends.length;
    const done = ends.filter(isDone).length;
    const lost = ends.filter(({ end }) => end.kind === "lost").length;
    const declined = ends.filter(({ end }) => end.kind === "ended" && end.conclusion === "declined").length;
    return { tasks, done, declined, failed: tasks - done - lost - declined, lost };
}
function headlineOf(ends) {
    const { tasks, done, declined, failed, lost } = countEnds(ends);
    const parts = [
        ...(failed > 0 ? [`${(0,figures/* count */.U9)(failed)} failed`] : []),
        ...(lost > 0 ? [`${(0,figures/* count */.U9)(lost)} left no report`] : []),
        ...(declined > 0 ? [`${(0,figures/* count */.U9)(declined)} declined`] : []),
    ];
    const mark = failed + lost > 0 ? "\u26a0\ufe0f" : done > 0 ? "\u2705" : "\ud83d\udeab";
    return `${mark} ${[`${(0,figures/* count */.U9)(done)} of ${(0,figures/* counted */.hS)(tasks, "task")} done`, ...parts].join(", ")}`;
}
function needsSomebody({ end }) {
    return end.kind === "lost" || !(0,events/* succeeded */.gq)(end.conclusion);
}
function trouble(ends) {
    const rows = ends.filter(needsSomebody).map(({ task, end }) => {
        const why = end.kind === "lost" ? `no report, ${end.why}` : [end.headline, end.said].join(". ");
        return `- ${(0,markdown/* code */.aY)((0,markdown/* clip */.$Q)(task, NAME))}: ${(0,markdown/* inline */.mG)((0,markdown/* clip */.$Q)(why, 400))}`;
    });
    return rows.length === 0 ? [] : [{ kind: "rows", head: "**Needs somebody**\n", rows, what: "tasks" }];
}
function row({ task, end }, home) {
    const name = (0,markdown/* code */.aY)((0,markdown/* clip */.$Q)(task, NAME));
    if (end.kind === "lost")
        return `| ${name} | \u2754 no report | | | |`;
    const { headline, pull, spent } = end;
    const link = pull === undefined ? "" : `[#${pull}](${encodeURI(`${home}/pull/${pull}`)})`;
    return `| ${name} | ${(0,markdown/* inline */.mG)((0,markdown/* clip */.$Q)(headline, 160))} | ${link} | ${(0,figures/* count */.U9)(spent.turns)} | ${(0,figures/* money */.TG)(spent.usd)} |`;
}
/** What a task has said, folded; what went wrong stands above already. */
function gathered_words(task) {
    const { end } = task;
    if (end.kind === "lost" || needsSomebody(task) || end.said === "" || end.conclusion === "declined")
        return [];
    return [
        { kind: "fold", title: (0,markdown/* html */.qy)((0,markdown/* clip */.$Q)(task.task, NAME)), blocks: (0,markdown/* prose */.CS)((0,markdown/* clip */.$Q)(end.said, 6_000)), what: "paragraphs" },
    ];
}
function closing({ ends, runUrl, version }) {
    const { input, output, cached, usd, turns, denials } = total(ends);
    const spent = [
        (0,figures/* counted */.hS)(turns, "turn"),
        `${(0,figures/* tokens */.LU)(input)} tokens in (${(0,figures/* tokens */.LU)(cached)} cached), ${(0,figures/* tokens */.LU)(output)} out`,
        (0,figures/* money */.TG)(usd),
        ...(denials > 0 ? [`${(0,figures/* counted */.hS)(denials, "call")} denied`] : []),
    ];
    return [
        { kind: "text", markdown: spent.join(" \u00b7 ") },
        { kind: "text", markdown: `<sub>[workflow run](${encodeURI(runUrl)}) \u00b7 Remit ${(0,markdown/* inline */.mG)(version)}</sub>` },
    ];
}
function total(ends) {
    const zero = { turns: 0, input: 0, output: 0, cached: 0, usd: 0, compressions: 0, denials: 0 };
    return ends.reduce((sum, { end }) => (end.kind === "lost" ? sum : add(sum, end.spent)), zero);
}
function add(a, b) {
    return {
        turns: a.turns + b.turns,
        input: a.input + b.input,
        output: a.output + b.output,
        cached: a.cached + b.cached,
        usd: a.usd + b.usd,
        compressions: a.compressions + b.compressions,
        denials: a.denials + b.denials,
    };
}
function outline({ task, end }, home) {
    const name = (0,markdown/* clip */.$Q)(task, NAME);
    if (end.kind === "lost")
        return { task: name, conclusion: "lost", why: end.why };
    const pull = end.pull === undefined ? {} : { pull: end.pull, url: `${home}/pull/${end.pull}` };
    return { task: name, conclusion: end.conclusion, ...pull, usd: Number(end.spent.usd.toFixed(6)) };
}

// EXTERNAL MODULE: ./lib/report/summary.js + 1 modules
var summary = __webpack_require__(52486);
// EXTERNAL MODULE: ./lib/request/wish.js
var wish = __webpack_require__(4666);
// EXTERNAL MODULE: ./lib/version.js
var version = __webpack_require__(13411);
// EXTERNAL MODULE: ./lib/run/asked.js + 2 modules
var asked = __webpack_require__(10793);
// EXTERNAL MODULE: ./lib/ports.js + 4 modules
var ports = __webpack_require__(48076);
;// CONCATENATED MODULE: ./lib/run/gather/reports.js
/** The logs that the jobs of a fan-out left, found below one directory. Links are not followed, sizes are bounded. */



/** Bytes of a log that are read. */
const MAX_LOG = 128 * 1024 * 1024;
/** GitHub's limit of jobs in a matrix, and some. */
const reports_MOST = 300;
/** An artifact's directory, what its paths had in common, and the run's own directory. */
const DEPTH = 4;
const LOG = "log.ndjson";
/** One for each of `tasks`, in their order, then one for each report that belongs to none of them. */
async function readReports(files, directory, tasks, place) {
    const found = await findLogs(files, directory);
    const taken = new Map();
    const others = [];
    for (const { name, path } of found) {
        const end = await readOne(files, path, place);
        const task = taskOf(name, tasks);
        if (task === undefined || taken.has(task))
            others.push({ task: name, end });
        else
            taken.set(task, { task, end });
    }
    const known = [...new Set(tasks)].slice(0, reports_MOST);
    const missing = {
        kind: "lost",
        why: "its job left none: it failed before Remit began, was cancelled, or never ran",
    };
    return [...known.map((task) => taken.get(task) ?? { task, end: missing }), ...others];
}
async function findLogs(files, directory) {
    const root = await files.realPath(directory);
    const own = await findLog(files, root, 0);
    if (own !== undefined)
        return [{ name: "report", path: own }];
    const found = [];
    for (const name of await directories(files, root)) {
        // A directory without a log is a report as well: of a job that left nothing that can be read.
        const path = (await findLog(files, external_node_path_.posix.join(root, name), DEPTH)) ?? external_node_path_.posix.join(root, name, LOG);
        found.push({ name, path });
    }
    return found;
}
/** The first in the order of names. */
async function findLog(files, directory, depth) {
    const path = external_node_path_.posix.join(directory, LOG);
    if ((await files.facts(path)) !== undefined)
        return path;
    if (depth === 0)
        return undefined;
    for (const name of await directories(files, directory)) {
        const found = await findLog(files, external_node_path_.posix.join(directory, name), depth - 1);
        if (found !== undefined)
            return found;
    }
    return undefined;
}
async function directories(files, path) {
    try {
        const { entries } = await files.list(path);
        const names = entries.filter(({ kind }) => kind === "directory").map(({ name }) => name);
        return names.sort().slice(0, reports_MOST);
    }
    catch (error) {
        if ((0,ports/* systemCode */.xU)(error) === "ENOENT")
            return []; // Where there is nothing to download, there is no directory.
        throw error;
    }
}
async function readOne(files, path, place) {
    const facts = await files.facts(path);
    if (facts?.kind !== "file")
        return { kind: "lost", why: "its artifact has no log" };
    if (facts.size > MAX_LOG)
        return { kind: "lost", why: `its log has ${facts.size} bytes; at most ${MAX_LOG} are read` };
    return readTaskEnd((await files.read(path)).toString("utf8"), place);
}
/** The directory's name is the workflow's word, `remit-report-cart` for `cart`; the longest that fits is meant. */
function taskOf(name, tasks) {
    const fitting = tasks.filter((task) => task !== "" && (name === task || name.endsWith(`-${task}`)));
    return fitting.toSorted((a, b) => b.length - a.length)[0];
}

;// CONCATENATED MODULE: ./lib/run/gather.js
/** The last job of a fan-out: no model, no tools, no git. One summary and one comment of what the other jobs did. */











/** What all of them came to. Never throws. A comment that GitHub does not take is a warning: the summary says the same. */
async function gatherReports(counter, order, job) {
    try {
        return await gather(counter, order, job);
    }
    catch (error) {
        const { message } = (0,faults/* faultOf */.K)(error);
        counter.runner.annotate("error", "Remit: the reports could not be gathered", message);
        for (const [name, value] of Object.entries({ conclusion: "failed", "final-message": message }))
            counter.runner.setOutput(name, value);
        return "failed";
    }
}
async function gather(counter, order, job) {
    const { files, runner, secrets } = counter;
    const { settings, runUrl } = order;
    const { repository, serverUrl, runId } = settings.github;
    const directory = external_node_path_.posix.resolve(settings.runner.workspace, job.reports);
    const ends = await readReports(files, directory, job.tasks, { repository, run: runId });
    const gathered = { ends, home: `${serverUrl}/${repository}`, runUrl, version: version.VERSION };
    await runner.writeSummary(secrets.redact(renderGathered(gathered, summary/* SUMMARY_LIMIT */.J, fit/* bytes */.ee)));
    const url = settings.dryRun ? undefined : await gather_comment(counter, order, job, gathered);
    const conclusion = concludeAll(ends);
    if (conclusion === "failed")
        runner.annotate("error", "Remit: not all tasks are done", plainWords(ends));
    if (ends.length === 0)
        runner.annotate("warning", "Remit: no reports", `There are none in ${directory}.`);
    for (const [name, value] of Object.entries(renderGatheredOutputs(gathered))) {
        runner.setOutput(name, name === "comment-url" ? (url ?? "") : value);
    }
    return conclusion;
}
/** The comment's address, where one is due and GitHub took it. */
async function gather_comment({ github, clock, runner, secrets }, order, { issue }, gathered) {
    const subject = issue ?? subjectOf(order);
    if (subject === undefined || !isDue(gathered.ends, issue !== undefined))
        return undefined;
    const { task = "" } = order.settings.wish;
    // A named one stays from run to run; another belongs to this run, repeated or not.
    const key = (0,wish/* keyOf */.TN)(["gather", task === "" ? order.settings.github.runId : task]);
    const sticky = (0,delivery/* openSticky */.kK)(github, { key, subject });
    const body = secrets.redact(renderGathered(gathered, comment/* COMMENT_LIMIT */.W, fit/* characters */.hg));
    const failure = await (0,delivery/* deliver */.cK)(sticky, body, clock);
    if (failure === undefined)
        return sticky.found?.url;
    runner.annotate("warning", "Remit: comment not written", `${(0,delivery/* undelivered */.oQ)(failure)} The job summary says the same.`);
    return undefined;
}
/** A stranger's comment starts no task, and gets no answer for it; where the workflow says whom to tell, it may be told of nothing. */
function isDue(ends, named) {
    return ends.some(({ end }) => (end.kind === "lost" ? named : end.started));
}
function subjectOf({ event, settings }) {
    const wish = (0,asked/* readWish */.aR)(event, settings);
    return wish.kind === "declined" ? undefined : wish.subject?.number;
}

// EXTERNAL MODULE: ./lib/change/parcel.js + 1 modules
var change_parcel = __webpack_require__(58859);
// EXTERNAL MODULE: ./lib/change/publish.js + 1 modules
var publish = __webpack_require__(55154);
// EXTERNAL MODULE: ./lib/change/recheck.js
var recheck = __webpack_require__(55087);
// EXTERNAL MODULE: ./lib/change/review.js
var review = __webpack_require__(95130);
// EXTERNAL MODULE: ./lib/report/marker.js
var marker = __webpack_require__(53086);
// EXTERNAL MODULE: ./lib/report/reporter.js + 2 modules
var reporter = __webpack_require__(2560);
// EXTERNAL MODULE: ./lib/run/announce.js
var announce = __webpack_require__(66318);
// EXTERNAL MODULE: ./lib/run/approve.js
var approve = __webpack_require__(30628);
// EXTERNAL MODULE: ./lib/run/checks/look.js + 2 modules
var look = __webpack_require__(16281);
// EXTERNAL MODULE: ./lib/run/catch-up.js
var catch_up = __webpack_require__(2714);
// EXTERNAL MODULE: ./lib/run/conclude.js
var conclude = __webpack_require__(56008);
// EXTERNAL MODULE: ./lib/run/dashboard.js
var dashboard = __webpack_require__(61961);
// EXTERNAL MODULE: ./lib/run/gate.js + 4 modules
var run_gate = __webpack_require__(16331);
// EXTERNAL MODULE: ./lib/run/keeping.js
var keeping = __webpack_require__(69950);
// EXTERNAL MODULE: ./lib/run/publishing.js
var publishing = __webpack_require__(79768);
// EXTERNAL MODULE: ./lib/run/resume.js + 1 modules
var resume = __webpack_require__(50323);
// EXTERNAL MODULE: ./lib/run/resume-keeper.js
var resume_keeper = __webpack_require__(49489);
;// CONCATENATED MODULE: ./lib/run/second-job/directory.js
/** A proposal's directory, read: the three files that belong there and no others. */



async function readParcel(files, directory) {
    const root = await files.realPath(directory);
    try {
        const { entries, undecodable } = await files.list(root);
        const known = Object.values(change_parcel/* PARCEL_FILES */.wt);
        const strange = entries.find(({ name, kind }) => !known.includes(name) || kind !== "file");
        if (strange !== undefined)
            return refused(`${JSON.stringify(strange.name)} (a ${strange.kind}) does not belong there.`);
        if (undecodable > 0)
            return refused("It has files whose names are not UTF-8.");
        const read = new Map();
        for (const { name } of entries) {
            const path = external_node_path_.posix.join(root, name);
            const size = (await files.facts(path))?.size ?? 0;
            if (size > change_parcel/* MAX_PARCEL */.P0)
                return refused(`${name} has ${size} bytes; at most ${change_parcel/* MAX_PARCEL */.P0} are read.`);
            read.set(name, await files.read(path));
        }
        return { kind: "read", files: read };
    }
    catch (error) {
        if ((0,ports/* systemCode */.xU)(error) === undefined)
            throw error;
        return refused(`It could not be read (${(0,ports/* systemCode */.xU)(error)}).`);
    }
}
function refused(why) {
    return {
        kind: "refused",
        fault: {
            kind: "conflict",
            message: `There is no proposal to publish in the directory that the input proposal names. ${why}`,
            hint: "Download the artifact of the proposing job there, and nothing else.",
        },
    };
}

// EXTERNAL MODULE: ./lib/run/reviewing.js + 4 modules
var reviewing = __webpack_require__(16894);
;// CONCATENATED MODULE: ./lib/run/second-job/log.js
/** The log of the job that worked, taken over by the job that publishes: people read one story. */





/**
 * Put the entries into this job's log, without the end they had. The request and the policy stand in it as this job
 * knows them. False, and nothing is put anywhere, where it is no log that a report can be made of.
 */
function restoreLog(desk, order, { admitted: gate, start: from }, bytes) {
    const entries = readEntries(bytes);
    const start = entries.findLastIndex(({ event }) => event.type === "run.started");
    const started = entries[start]?.event;
    if (started?.type !== "run.started" || started.request.key !== gate.request.key)
        return false;
    const own = entries.flatMap((entry, index) => {
        if (LEFT_OUT.has(entry.event.type))
            return [];
        return [index === start ? { ...entry, event: { ...knownHere(started, order, gate), ...(0,announce/* originOf */.yv)(from) } } : entry];
    });
    if (!canBeTold(own))
        return false;
    for (const { event, agent, at } of own)
        desk.log.append(event, agent, at);
    return true;
}
/** What only the job that publishes can say. */
const LEFT_OUT = new Set([
    "change.proposed",
    "change.published",
    "checks.seen",
    "review.posted",
    "run.kept",
    "plan.kept",
    "plan.unkept",
    "run.finished",
    "request.declined",
]);
function knownHere(started, { settings, runUrl }, { request, policy, limits }) {
    const { approves: _, continues: __, ...rest } = started;
    const { runId: id, runAttempt: attempt, repository } = settings.github;
    const run = { ...started.run, id, attempt, repository, url: runUrl };
    return { ...rest, run, request, policy: policy.source, limits };
}
/** Empty for what is no log. */
function readEntries(bytes) {
    try {
        const entries = (0,lib_log/* readLog */.x6)(bytes.toString("utf8"));
        return entries.every(({ at, agent }) => Number.isFinite(at) && typeof agent === "string") ? entries : [];
    }
    catch {
        return []; // Damaged: the report goes without it.
    }
}
// Whoever wrote it may have been under somebody's influence; a report that breaks on it would leave people with nothing.
function canBeTold(entries) {
    const outcome = { conclusion: "changed", message: "" };
    const whole = [
        ...entries,
        { seq: entries.length, at: 0, agent: events/* MAIN */.QT, event: { type: "run.finished", outcome } },
    ];
    try {
        return (0,comment/* renderComment */.w)(whole).length + (0,summary/* renderSummary */.B)(whole).length > 0;
    }
    catch {
        return false;
    }
}

// EXTERNAL MODULE: ./lib/run/spent.js
var spent = __webpack_require__(98893);
;// CONCATENATED MODULE: ./lib/run/second-job/base.js
/**
 * A pull request's head and a branch of Remit's own must be where they were. A new branch may start from an older commit
 * of its base: people took their time to look at the proposal, and the base went on. Or it is there already, with nothing
 * on it: this job was cut off when it had just made it. Fetches the commit.
 */
async function startingPoint(request, { base, target }, git) {
    const now = request.base;
    const same = now.name === base.name;
    if (same && now.sha === base.sha)
        return { kind: "stands", request };
    const isNew = target.expect === undefined && request.subject?.kind !== "pull";
    const begun = isNew && now.name === target.branch && now.sha === base.sha;
    if (begun)
        return { kind: "stands", request: { ...request, base } };
    if (!same || !isNew)
        return moved(`The work was done on ${base.name} at ${base.sha}; it would start from ${now.sha} of ${now.name} now.`);
    // From the branch's own history alone: GitHub gives the commits of any fork to whoever asks by their id.
    const { commits } = await git.history.log(now.sha, { most: REACH });
    if (!commits.some(({ oid }) => oid === base.sha)) {
        return moved(`The work was done at ${base.sha}, which is not among the last ${REACH} commits of ${now.name}.`);
    }
    await git.fetch(base.sha);
    return { kind: "stands", request: { ...request, base } };
}
/** How far a base may have gone on, in commits. */
const REACH = 500;
function moved(message) {
    const hint = "Ask again: the next run starts from how things are then.";
    return { kind: "moved", fault: { kind: "conflict", message, hint } };
}

;// CONCATENATED MODULE: ./lib/run/second-job.js
/** The job that publishes what another one proposed: no model, no tools, no checkout. */
























/**
 * Never throws, like `run`. Who asks, for what, on which commits and by which policy is found out anew, from the event,
 * GitHub and the default branch; of the proposal only what fits to that is published.
 */
async function publishLater(desk, order) {
    const gate = await (0,run_gate/* passGate */.l)(desk, order).catch((error) => ({
        kind: "closed",
        faults: [(0,faults/* faultOf */.K)(error)],
    }));
    if (gate.kind !== "open")
        return await (0,announce/* turnAway */.E7)(desk, gate);
    return await publishFor(desk, order, await beginAgain(desk, order, gate));
}
/** What a request rests on is looked into once more, where no model has been: a plan, or the run it goes on from. */
async function beginAgain(desk, order, gate) {
    switch (gate.wish.command?.name.toLowerCase()) {
        case "approve":
            return await (0,approve/* approve */.S)(desk, gate, "after work");
        case "continue":
            return await (0,resume/* resumedStill */.oD)(desk, gate);
        default:
            return { admitted: await (0,catch_up/* catchUp */.xA)(desk, order, gate), start: { kind: "fresh" } };
    }
}
async function publishFor(desk, order, begun) {
    const { admitted: gate, start } = begun;
    const received = await receive(desk, order).catch((error) => second_job_refused((0,faults/* faultOf */.K)(error)));
    const restored = received.kind === "opened" && restoreLog(desk, order, begun, received.log);
    if (!restored)
        (0,announce/* announce */.iP)({ ...desk, shell: { sandbox: "not needed", lacks: [] } }, order, gate, start);
    const { subject } = gate.request;
    const report = (0,reporter/* openReporter */.W)({
        ...desk,
        key: (0,marker/* commentKey */.Td)(gate.request),
        stop: order.stop,
        ...(subject && !order.settings.dryRun && { subject: subject.number }),
    });
    const keeper = (0,resume_keeper/* openKeeper */.z)(desk, order, gate, undefined);
    const carried = start.kind === "nothing" ? { outcome: (0,announce/* decline */.BO)(desk, start.reason) } : undefined;
    const { outcome, left } = carried ??
        (await carryOn(desk, order, gate, received).catch((error) => ({ outcome: failed((0,faults/* faultOf */.K)(error)) })));
    await keeper.keep(outcome, left);
    desk.log.append({ type: "run.finished", outcome });
    const [reportPath, receiptPath] = await Promise.all([(0,keeping/* keepPage */.tP)(desk, order), (0,keeping/* keepReceipt */.uG)(desk, order)]);
    await report.finish({ logPath: order.places.log, reportPath, receiptPath });
    await (0,dashboard/* tellDashboard */._)(desk, order, gate, outcome);
    return outcome;
}
/** The proposal's patch is kept beside the log at once: whatever becomes of it, people can have it. */
async function receive(desk, { settings, places }) {
    const { job, github, runner } = settings;
    if (job?.kind !== "publish")
        throw new Error("This job is not one that publishes.");
    const read = await readParcel(desk.files, external_node_path_.posix.resolve(runner.workspace, job.proposal));
    if (read.kind === "refused")
        return read;
    const opened = (0,change_parcel/* openParcel */.Ef)(read.files, { digest: job.digest, repository: github.repository, run: github.runId });
    const patch = read.files.get("work.patch");
    if (patch !== undefined && patch.length > 0)
        await (0,keeping/* keepPatch */._f)(desk, { places }, "work.patch", patch.toString("latin1"));
    return opened;
}
function second_job_refused(fault) {
    return { kind: "refused", fault };
}
async function carryOn(desk, order, gate, received) {
    if (received.kind === "refused")
        return { outcome: failed(received.fault) };
    const { parcel, patch } = received;
    const { request, policy } = gate;
    const foreign = refuseForeign(parcel, gate) ?? refuseClaim(parcel, request);
    if (foreign !== undefined)
        return { outcome: failed(foreign) };
    if (request.base.sha !== request.trusted.sha)
        await desk.git.fetch(request.base.sha);
    if (await (0,publish/* wasPublished */.iS)(request, desk.git)) {
        const end = parcel.change?.end ?? { kind: "finished", text: parcel.outcome.message };
        const again = await (0,publishing/* publishAgain */.Yp)(desk, order, gate);
        await (0,look/* tellChecks */.z)(desk, order, again);
        return { outcome: (0,conclude/* conclude */.Ep)(request, end, again, isVerified(parcel)) };
    }
    if (parcel.review !== undefined)
        return await postReview(desk, order, gate, parcel.review);
    if (parcel.change === undefined) {
        const fault = await (0,change_parcel/* refusePatch */.vX)(parcel, patch, desk.git);
        if (fault !== undefined)
            return { outcome: failed(fault) };
        // Whether edits were refused there is not known here, so what would replace earlier work closes nothing.
        const idle = parcel.outcome.conclusion === "unchanged" && request.caughtUp?.kind !== "replaced";
        if (idle)
            await (0,spent/* closeSpent */.z)(desk, order, gate, request.base.sha);
        return { outcome: parcel.outcome };
    }
    const { proposal, end, unverified } = parcel.change;
    const start = await startingPoint(request, proposal, desk.git);
    if (start.kind === "moved")
        return { outcome: failed(start.fault) };
    const misfit = await (0,change_parcel/* storeContents */.IF)(parcel, desk.git);
    if (misfit !== undefined)
        return { outcome: failed(misfit) };
    const admitted = { ...gate, policy, request: start.request };
    const published = await (0,publishing/* publishProposal */.OZ)(desk, order, admitted, proposal, unverified, {
        objection: () => (0,change_parcel/* refusePatch */.vX)(parcel, patch, desk.git),
    });
    await (0,look/* tellChecks */.z)(desk, order, published, policy.verify.checks.value > 0 ? NO_MODEL : "");
    const left = published.kind === "withheld" || published.kind === "kept" ? published.work : undefined;
    const outcome = (0,conclude/* conclude */.Ep)(request, (0,conclude/* calledOff */.RM)(end, published, order.stop), published, unverified === undefined);
    return { outcome, ...(left !== undefined && { left }) };
}
const NO_MODEL = "This job has no model: it does not wait for them, and does not try to mend what fails.";
/** The words are another job's; where they go is for this one to say. */
async function postReview(desk, order, gate, { plan, end }) {
    const { request } = gate;
    const misfit = (0,review/* refuseReview */.HB)(plan, request);
    if (misfit !== undefined)
        return { outcome: failed(misfit) };
    const masked = (0,review/* maskPlan */.km)(plan, desk.secrets.redact);
    const posted = await (0,reviewing/* postPlan */.yK)(desk, order, gate, masked);
    return { outcome: (0,conclude/* concludeReview */.c7)(request, (0,conclude/* calledOff */.RM)(end, posted, order.stop), posted) };
}
function isVerified({ change }) {
    return change?.unverified === undefined;
}
function refuseForeign({ key, policy: judged }, { request, policy }) {
    if (key !== request.key) {
        return {
            kind: "conflict",
            message: `The proposal answers another request: its key is ${key}, that of this event ${request.key}.`,
            hint: "Give the publishing step the same inputs as the proposing one: prompt, prompt-file, command, task, trigger-phrase.",
        };
    }
    return judged === policy.source.digest ? undefined : (0,recheck/* changedPolicy */.f)(judged, policy.source);
}
/** What a request was not for is not told either: an end that would need something to show for it. */
function refuseClaim({ change, outcome: { conclusion } }, { kind }) {
    const bare = change === undefined && (conclusion === "changed" || conclusion === "unverified");
    if (!bare && (conclusion !== "planned" || kind === "plan"))
        return undefined;
    const message = `The proposal says that the request ended as ${conclusion}, and has nothing to show for it.`;
    return { kind: "conflict", message, hint: "Ask again: something has changed the proposal on its way." };
}
function failed(fault) {
    return { conclusion: "failed", message: fault.message, fault };
}

// EXTERNAL MODULE: ./lib/run/world.js
var world = __webpack_require__(59549);
// EXTERNAL MODULE: ./lib/secrets.js + 5 modules
var lib_secrets = __webpack_require__(52593);
// EXTERNAL MODULE: ./lib/secrets/declared.js
var declared = __webpack_require__(7763);
;// CONCATENATED MODULE: ./lib/main.js
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
/** The action's main step: read the environment, build the adapters, run, set the exit. */






























/** The runner kills 7.5 s after SIGINT; a run that has not ended by itself until then leaves the rest to the post step. */
const LAST_WORDS_MS = 4_500;
/** `seclusion`: what other processes of the same user cannot read of this one. */
async function runAction(seclusion) {
    external_node_http_.setGlobalProxyFromEnv?.(); // Since Node 24.5: fetch, and with it the model, goes through the runner's proxy.
    const secrets = (0,lib_secrets/* openSecrets */.c)((0,declared/* declaredSecrets */.u)(process.env));
    const runner = (0,actions/* openRunner */.NH)(secrets);
    const read = (0,inputs/* readSettings */.s)(process.env);
    if (read.kind === "faulty")
        return await refuseInputs(runner, read.faults);
    const kind = read.value.job?.kind;
    if (kind !== "publish" && kind !== "gather")
        tellSeclusion(runner, seclusion);
    const conclusion = await carryOut(read.value, runner, secrets).catch((error) => breakOff(runner, error));
    process.exitCode = (0,events/* succeeded */.gq)(conclusion) ? 0 : 1;
    await settle(runner);
}
/** Where not even a run's own end can be told, as with a full disk: one message all the same, and the post step's report. */
function breakOff(runner, error) {
    const { message, hint } = (0,faults/* faultOf */.K)(error);
    const said = hint === undefined ? message : `${message} ${hint}`;
    runner.annotate("error", "Remit: failed", said);
    runner.saveState(saved/* SAVED */.MX.broken, said);
    runner.setOutput("conclusion", "failed");
    runner.setOutput("final-message", message);
    return "failed";
}
/** Later steps rest on the outputs: where the runner took one of them not, the step has failed. */
async function settle(runner) {
    await runner.settle().catch((error) => {
        runner.annotate("error", "Remit: outputs not written", error instanceof Error ? error.message : String(error));
        process.exitCode = 1;
    });
}
/** Silent where all is closed, as on GitHub's own Linux runners. */
function tellSeclusion(runner, seclusion) {
    if (seclusion === "all")
        return;
    const open = seclusion === "environment" ? "memory" : "environment and memory";
    runner.annotate("notice", "Remit: the key", `On this machine the ${open} of Remit's process, the model's key in it, can be read by the agent's commands, unless they run in a sandbox.`);
}
async function carryOut(settings, runner, secrets) {
    const { job, github } = settings;
    const stop = stopOnSignal(runner);
    if (job?.kind === "gather") {
        const counter = { clock: adapters_clock/* systemClock */.m, github: (0,adapters_github/* openGitHub */.o)({ ...github, clock: adapters_clock/* systemClock */.m }), files: (0,machine/* openFiles */.Km)() };
        return await gatherReports({ ...counter, runner, secrets }, { settings, ...occasionOf(settings) }, job);
    }
    const places = (0,lib_places/* makePlaces */.H)((0,external_node_path_.join)(settings.runner.temp, `remit-${settings.github.runId}-${settings.github.runAttempt}`));
    runner.saveState(saved/* SAVED */.MX.log, places.log);
    return await runOnce(settings, places, runner, secrets, stop);
}
async function runOnce(settings, places, runner, secrets, stop) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { github } = settings;
        const clock = adapters_clock/* systemClock */.m;
        const remote = `${github.serverUrl}/${github.repository}`;
        const environment = (0,tool_environment/* toolEnvironment */.u)(process.env, (0,sight/* homeOf */.lt)(process.env));
        const order = orderOf(settings, places, environment, stop);
        const guard = openGuard(process.env);
        const git = __addDisposableResource(env_1, await (0,adapters_git/* openGit */.z)({ directory: (0,external_node_path_.join)(places.run, "git"), remote, token: github.token, guard }), true);
        const file = __addDisposableResource(env_1, (0,actions/* openLogFile */.Jr)(places.log), false);
        const log = (0,lib_log/* openLog */.Ne)(clock, secrets, file);
        const site = (0,adapters_github/* openGitHub */.o)({ ...github, clock });
        whileOthersWork(() => {
            (0,frugality/* keepSmall */.rI)();
            site.warm();
        });
        const desk = { clock, github: site, git, files: (0,machine/* openFiles */.Km)(), runner, secrets, log };
        const publishes = settings.job?.kind === "publish";
        const outcome = await (publishes ? publishLater(desk, order) : runWithModel(desk, settings, order, guard));
        return outcome.conclusion;
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
async function runWithModel(desk, settings, order, guard) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const { access } = settings.model;
        const [clock, random] = [adapters_clock/* systemClock */.m, adapters_random/* systemRandom */.v];
        const baseUrl = access.baseUrl === undefined ? {} : { baseUrl: access.baseUrl };
        const model = (0,gemini.openGemini)({ credentials: access, ...baseUrl, ...settings.silences, clock, random });
        whileOthersWork(() => model.warm());
        const { places, toolEnvironment: environment } = order;
        const shells = __addDisposableResource(env_2, (0,adapters_shells/* openShells */.k)({
            ...(0,lib_places/* shellsFor */.L)({ places, environment, ...settings.runner, tell: (refused) => tellRefused(desk.runner, refused) }),
            guard,
            checkout: {
                workspace: (0,external_node_fs_.realpathSync)(settings.runner.workspace),
                kept: (archive, digest) => keepArchive(desk.runner, places, archive, digest),
                changed: (files) => tellPutBack(desk.runner, files),
            },
            refused: (host, reason) => desk.runner.print(`Not passed on from the sandbox: ${host}: ${reason}`),
            own: { entry: process.argv[1] ?? "", changed: (files) => tellChanged(desk.runner, files) },
        }), true);
        const scanner = __addDisposableResource(env_2, (0,machine/* openScanner */.n1)(), true); // Its thread is started by the first search without a sandbox.
        const servers = __addDisposableResource(env_2, (0,mcp_client/* openServers */.n)({
            ...serverOptions(settings, places, environment),
            start: (where) => shells.server(where),
        }), true);
        return await (0,run/* run */.e)({ ...desk, random, model, shells, scanner, servers, web: (0,web/* openWeb */.b)({ clock }) }, order);
    }
    catch (e_2) {
        env_2.error = e_2;
        env_2.hasError = true;
    }
    finally {
        const result_2 = __disposeResources(env_2);
        if (result_2)
            await result_2;
    }
}
/** Not before git and the sandbox's trial have been started: they take as long, and loading code holds up everything else. */
function whileOthersWork(load) {
    setImmediate(load);
}
function orderOf(settings, places, toolEnvironment, stop) {
    return {
        settings,
        ...occasionOf(settings),
        platform: process.platform,
        places,
        toolEnvironment,
        environment: stepVariables(process.env),
        stop,
    };
}
/** What happened, and where it is answered. */
function occasionOf({ github }) {
    const { event, serverUrl, repository, runId } = github;
    return {
        event: { name: event.name, payload: readEvent(event.path) },
        runUrl: `${serverUrl}/${repository}/actions/runs/${runId}`,
    };
}
function readEvent(path) {
    try {
        return JSON.parse((0,external_node_fs_.readFileSync)(path, "utf8"));
    }
    catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        throw new Error(`The event cannot be read (GITHUB_EVENT_PATH, ${path}): ${why}`, { cause: error });
    }
}
/** The step's variables without its inputs, the model's key among them. */
function stepVariables(environment) {
    return Object.fromEntries(Object.entries(environment).filter(([name]) => !name.startsWith("INPUT_")));
}
function serverOptions({ runner }, places, environment) {
    const home = (0,world/* serverHome */.L)(places);
    return {
        clock: adapters_clock/* systemClock */.m,
        version: version.VERSION,
        workspace: runner.workspace,
        trusted: (0,world/* trustedPlace */.p)(places),
        environment: { ...environment, HOME: home, TMPDIR: home },
    };
}
function tellChanged(runner, files) {
    const message = `A command changed files of Remit itself (${files.slice(0, 5).join(", ")}); they were put back. Nothing of this run came from them. On this runner use a sandbox.`;
    runner.annotate("warning", "Remit: its own files", message);
}
/** For the post step, should this process be killed. */
function keepArchive(runner, { run }, archive, digest) {
    const file = (0,external_node_path_.join)(run, "git.kept");
    (0,external_node_fs_.writeFileSync)(file, archive, { mode: 0o600 });
    runner.saveState(saved/* SAVED */.MX.git, `${digest} ${file}`);
}
function tellPutBack(runner, files) {
    const message = `Commands ran without a sandbox and changed git's own files (${files.slice(0, 5).join(", ")}); they were put back.`;
    runner.annotate("warning", "Remit: the checkout's .git", message);
}
function tellRefused(runner, refused) {
    for (const line of refused)
        runner.annotate("warning", "Remit: sandbox", line);
}
async function refuseInputs(runner, faults) {
    for (const fault of faults)
        runner.annotate("error", "Remit: input", fault);
    runner.setOutput("conclusion", "failed");
    runner.setOutput("final-message", faults.join("\n"));
    process.exitCode = 1;
    await settle(runner);
}
function stopOnSignal(runner) {
    const stop = new AbortController();
    const cancel = (signal) => {
        if (stop.signal.aborted)
            return;
        runner.saveState(saved/* SAVED */.MX.signal, signal);
        stop.abort("cancelled");
        setTimeout(() => process.exit(1), LAST_WORDS_MS).unref();
    };
    process.on("SIGINT", cancel);
    process.on("SIGTERM", cancel);
    return stop.signal;
}


/***/ })

};
