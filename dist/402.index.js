export const id = 402;
export const ids = [402];
export const modules = {

/***/ 11519:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ openOfflineGitHub)
/* harmony export */ });
/* harmony import */ var _ports_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48076);

const REMIT = { login: "remit[bot]", id: 0, bot: true };
/** Comments and pull requests are kept in memory; nothing else can be written. */
function openOfflineGitHub(facts) {
    const shelves = { comments: new Map(), pulls: new Map() };
    return {
        written: {
            get comments() {
                return [...shelves.comments.values()];
            },
            get pulls() {
                return [...shelves.pulls.values()];
            },
        },
        ...reading(facts, shelves),
        ...writing(facts, shelves),
    };
}
function reading(facts, { comments, pulls }) {
    const { actor, defaultBranch, issues } = facts;
    return {
        repository: () => Promise.resolve({ defaultBranch, private: true }),
        self: () => Promise.resolve(REMIT),
        account: (login) => Promise.resolve(login === actor.login ? actor : { ...REMIT, login }),
        permission: (login) => Promise.resolve(login === actor.login ? (facts.permission ?? "write") : "none"),
        branch: facts.branch,
        issue: (number) => found(issues.find((issue) => issue.number === number)),
        pull: (number) => found(pulls.get(number)),
        pullFiles: () => Promise.resolve([]),
        reviews: () => Promise.resolve([]),
        reviewComments: () => Promise.resolve([]),
        reviewThreads: () => Promise.resolve([]),
        jobs: () => Promise.resolve({ failed: [], passed: 0, running: 0 }),
        commitRuns: () => Promise.resolve([]),
        otherChecks: () => Promise.resolve([]),
        jobLog: () => Promise.resolve(undefined),
        workflowRun: () => Promise.resolve(undefined),
        cancelRun: () => Promise.resolve(),
        pullsFrom: (branch) => Promise.resolve([...pulls.values()].filter((pull) => pull.head.name === branch)),
        issuesBy: () => Promise.resolve([]),
        createIssue: () => found(undefined),
        updateIssue: () => found(undefined),
        openPulls: () => Promise.resolve([...pulls.values()]),
        lastPullFrom: () => Promise.resolve(undefined),
        comments: () => Promise.resolve([...comments.values()]),
    };
}
function writing(facts, { comments, pulls }) {
    const first = Math.max(0, ...facts.issues.map(({ number }) => number)) + 1;
    return {
        createComment: (number, body) => {
            const id = comments.size + 1;
            const url = `${facts.url}/issues/${number}#comment-${id}`;
            return keep(comments, id, { id, body, author: REMIT, createdAt: "", updatedAt: "", url });
        },
        deleteComment: (id) => Promise.resolve(void comments.delete(id)),
        updateComment: async (id, body) => keep(comments, id, { ...(await found(comments.get(id))), body }),
        createPull: async ({ head, base, ...pull }) => {
            const number = first + pulls.size;
            const [from, to] = [await found(await facts.branch(head)), await found(await facts.branch(base))];
            const url = `${facts.url}/pull/${number}`;
            return keep(pulls, number, { ...NEW_PULL, ...pull, number, head: from, base: to, url });
        },
        commitOnBranch: () => found(undefined),
        createReview: () => found(undefined),
        wouldTake: () => Promise.resolve(false),
        updatePull: async (number, pull) => keep(pulls, number, { ...(await found(pulls.get(number))), ...pull }),
    };
}
const NEW_PULL = { author: REMIT, open: true, merged: false, fromFork: false };
function keep(map, key, value) {
    map.set(key, value);
    return Promise.resolve(value);
}
function found(value) {
    if (value === undefined)
        return Promise.reject(new _ports_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y_("There is no such thing in the offline repository.", 404));
    return Promise.resolve(value);
}


/***/ }),

/***/ 45895:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ play)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/adapters/actions.js
var actions = __webpack_require__(6551);
// EXTERNAL MODULE: ./lib/adapters/clock.js
var adapters_clock = __webpack_require__(61642);
// EXTERNAL MODULE: ./lib/adapters/git.js + 17 modules
var adapters_git = __webpack_require__(4544);
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
var adapters_web = __webpack_require__(61302);
// EXTERNAL MODULE: ./lib/places.js
var lib_places = __webpack_require__(58087);
// EXTERNAL MODULE: ./lib/log.js
var lib_log = __webpack_require__(97309);
// EXTERNAL MODULE: ./lib/run.js + 12 modules
var run = __webpack_require__(52632);
// EXTERNAL MODULE: ./lib/run/world.js
var world = __webpack_require__(59549);
// EXTERNAL MODULE: ./lib/version.js
var version = __webpack_require__(13411);
// EXTERNAL MODULE: ./lib/events.js + 2 modules
var events = __webpack_require__(23531);
// EXTERNAL MODULE: ./lib/lib/cut.js
var cut = __webpack_require__(89823);
// EXTERNAL MODULE: ./lib/report/calls.js
var calls = __webpack_require__(38627);
// EXTERNAL MODULE: ./lib/report/figures.js
var report_figures = __webpack_require__(40819);
// EXTERNAL MODULE: ./lib/report/tally.js
var tally = __webpack_require__(8216);
// EXTERNAL MODULE: ./lib/report/telling.js
var telling = __webpack_require__(2371);
// EXTERNAL MODULE: ./lib/report/sandbox.js
var sandbox = __webpack_require__(90069);
;// CONCATENATED MODULE: ./lib/cli/terminal.js



function inkFor(stream, environment) {
    const coloured = stream.isTTY === true && environment["NO_COLOR"] === undefined;
    const paint = (code) => (text) => (coloured ? `\u001b[${code}m${text}\u001b[0m` : text);
    return { faint: paint(2), strong: paint(1), good: paint(32), bad: paint(31) };
}
/** The line or lines that tell of an entry; "" for what is not worth telling live. */
function tellEntry({ agent, event }, ink) {
    const text = tellEvent(event, ink);
    return text === "" || agent === "main" ? text : text.replaceAll(/^/gm, "  ");
}
function tellEvent(event, ink) {
    switch (event.type) {
        case "run.started":
            return `${ink.strong("Remit")} works on ${event.run.repository} with ${event.model} (sandbox: ${(0,sandbox/* nameSandbox */.jV)(event.sandbox)})`;
        case "model.replied": {
            const thoughts = event.reply.thoughts.map(({ subject }) => ink.faint(`\u2026 ${subject}`));
            return [...thoughts, ...(event.reply.text === "" ? [] : [plain(event.reply.text)])].join("\n");
        }
        case "model.retried":
            return ink.faint(`waiting ${event.waitMs} ms${(0,telling/* tellAttempt */.dN)(event)}: ${plain(event.cause)}`);
        case "call.decided":
            return tellDecision(event, ink);
        case "call.finished":
            return event.answer.error === undefined ? indent(lastLines(event.answer.text), ink.faint) : "";
        case "limit.near":
        case "limit.reached":
            return ink.bad(`${event.limit}: ${event.used} of ${event.of}`);
        case "change.published":
            return ink.good(`pushed ${event.publication.commit.slice(0, 10)} to ${event.publication.branch}`);
        case "run.finished":
            return `${ink.strong("\u2192")} ${ink.strong(event.outcome.conclusion)}`;
        default:
            return "";
    }
}
function tellDecision({ call, decision }, ink) {
    const what = `${call.tool} ${(0,cut/* firstOf */.Ku)(plain(JSON.stringify(call.args)), 120)}`;
    const by = decision.rules.length === 0 ? "no rule" : decision.rules.join(", ");
    if (decision.effect === "allow")
        return `${ink.good("\u2713")} ${what} ${ink.faint(`(${by})`)}`;
    return `${ink.bad("\u2717")} ${what}\n${indent(plain(decision.reason), ink.bad)}`;
}
const SHOWN = 6;
function lastLines(text) {
    const lines = plain(text).trimEnd().split("\n");
    const hidden = lines.length - SHOWN;
    return hidden > 0 ? [`(${hidden} lines above)`, ...lines.slice(-SHOWN)].join("\n") : lines.join("\n");
}
function indent(text, paint) {
    return text
        .split("\n")
        .map((line) => paint(`    ${line}`))
        .join("\n");
}
/** Without escape sequences: what a tool printed must not steer the terminal. */
function plain(text) {
    // oxlint-disable-next-line no-control-regex
    return text.replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, "");
}

;// CONCATENATED MODULE: ./lib/cli/live.js
/** A run as it happens: told to a person line by line, or passed on as events. */







/** Milliseconds between two looks at the clock of the line that says what is going on. */
const REDRAW_MS = 1_000;
/** Tell every entry of the log on standard output. Returns how to stop. */
function watch(log, form) {
    if (form === "json")
        return log.listen((entry) => void process.stdout.write(`${JSON.stringify(entry)}\n`));
    const ink = inkFor(process.stdout, process.env);
    return process.stdout.isTTY ? watchInTerminal(log, ink) : log.listen((entry) => void write(tellEntry(entry, ink)));
}
/** With a last line that says what is going on, drawn over and over. */
function watchInTerminal(log, ink) {
    const clear = () => process.stdout.write("\r\u001b[2K");
    const draw = () => {
        const line = (0,cut/* firstOf */.Ku)(tellProgress(log.entries, Date.now()), Math.max(10, process.stdout.columns - 1));
        process.stdout.write(`\r\u001b[2K${ink.faint(line)}`);
    };
    const timer = setInterval(draw, REDRAW_MS).unref();
    const stopListening = log.listen((entry) => {
        clear();
        write(tellEntry(entry, ink));
        draw();
    });
    return () => {
        clearInterval(timer);
        stopListening();
        clear();
    };
}
function write(line) {
    if (line !== "")
        process.stdout.write(`${line}\n`);
}
/** What is going on and what it has taken so far, on one line without markup. `now`: milliseconds since the epoch. */
function tellProgress(entries, now) {
    const { turns, tokens: used, usd, ms } = (0,tally/* tally */.N)(entries, now);
    const figures = [(0,report_figures/* counted */.hS)(turns, "turn"), `${(0,report_figures/* tokens */.LU)(used.input + used.output)} tokens`, (0,report_figures/* money */.TG)(usd), (0,report_figures/* duration */.p0)(ms)];
    return plain([...figures, doing(entries)].join(" \u00b7 ")).replaceAll(/\s+/g, " ");
}
function doing(entries) {
    const finished = new Set();
    for (const { event, agent } of entries.toReversed()) {
        const who = agent === events/* MAIN */.QT ? "" : `${agent}: `;
        switch (event.type) {
            case "call.finished":
                finished.add(event.id);
                break;
            case "call.decided":
                if (event.decision.effect === "allow" && !finished.has(event.call.id))
                    return `${who}${event.call.tool} ${(0,calls/* brief */.d)(event.call)}`;
                break;
            case "model.asked":
                return `${who}thinking`;
            case "model.retried":
                return `waiting ${(0,report_figures/* duration */.p0)(event.waitMs)} for the model${(0,telling/* tellAttempt */.dN)(event)}`;
            case "agent.stopped":
                if (agent === events/* MAIN */.QT)
                    return "checking and publishing";
                break;
            default:
        }
    }
    return "starting";
}

// EXTERNAL MODULE: ./lib/cli/quiet.js
var quiet = __webpack_require__(62814);
;// CONCATENATED MODULE: ./lib/cli/local.js
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
/** A run on this machine: real tools and real git, and nothing is sent to GitHub. */



















/** Never throws for what the run ends in. */
async function play({ stage, model, secrets, form, ...given }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { places } = stage;
        const file = __addDisposableResource(env_1, (0,actions/* openLogFile */.Jr)(places.log), false);
        const log = (0,lib_log/* openLog */.Ne)(adapters_clock/* systemClock */.m, secrets, file);
        const stopWatching = watch(log, form);
        const git = __addDisposableResource(env_1, await (0,adapters_git/* openGit */.z)({ directory: (0,external_node_path_.join)(places.run, "git"), remote: `file://${stage.server}` }), true);
        const environment = (0,tool_environment/* toolEnvironment */.u)(process.env, (0,sight/* homeOf */.lt)(process.env));
        const shells = __addDisposableResource(env_1, (0,adapters_shells/* openShells */.k)((0,lib_places/* shellsFor */.L)({ places, workspace: stage.workspace, temp: stage.root, environment })), true);
        const scanner = __addDisposableResource(env_1, (0,machine/* openScanner */.n1)(), true);
        const servers = __addDisposableResource(env_1, (0,mcp_client/* openServers */.n)({ ...serversOf(stage, environment), start: (where) => shells.server(where) }), true);
        const github = given.github(git);
        const summary = { markdown: "" };
        const [clock, random, files, runner] = [adapters_clock/* systemClock */.m, adapters_random/* systemRandom */.v, (0,machine/* openFiles */.Km)(), keepingSummary(summary)];
        const web = (0,adapters_web/* openWeb */.b)({ clock });
        const outside = { clock, random, model, github, git, files, shells, scanner, servers, web, secrets, log, runner };
        const outcome = await (0,run/* run */.e)(outside, given.order(environment));
        stopWatching();
        return { outcome, github, shown: writeShown(stage, github, summary.markdown) };
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
function serversOf({ workspace, places }, environment) {
    const home = (0,world/* serverHome */.L)(places);
    return {
        clock: adapters_clock/* systemClock */.m,
        version: version.VERSION,
        workspace,
        trusted: (0,world/* trustedPlace */.p)(places),
        environment: { ...environment, HOME: home, TMPDIR: home },
    };
}
/** The step's log is the live story here; only the summary is kept. */
function keepingSummary(summary) {
    return {
        ...(0,quiet/* quietRunner */.T)(),
        writeSummary: (markdown) => {
            summary.markdown = markdown;
            return Promise.resolve(true);
        },
    };
}
function writeShown({ root }, { written }, summary) {
    const [comment] = written.comments;
    const [pull] = written.pulls;
    const texts = [
        ["comment", "comment.md", comment?.body],
        ["pull request", "pull-request.md", pull && `# ${pull.title}\n\n${pull.body}`],
        ["job summary", "summary.md", summary],
    ];
    const shown = new Map();
    for (const [name, file, text] of texts) {
        if (text === undefined)
            continue;
        (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(root, file), text);
        shown.set(name, (0,external_node_path_.join)(root, file));
    }
    return shown;
}


/***/ }),

/***/ 62814:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ quietRunner)
/* harmony export */ });
function quietRunner() {
    const nothing = () => undefined;
    return {
        print: nothing,
        annotate: nothing,
        mask: nothing,
        setOutput: nothing,
        saveState: nothing,
        writeSummary: () => Promise.resolve(true),
    };
}


/***/ }),

/***/ 40402:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runRun: () => (/* binding */ runRun)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./lib/adapters/clock.js
var clock = __webpack_require__(61642);
// EXTERNAL MODULE: ./lib/adapters/gemini.js + 12 modules
var gemini = __webpack_require__(9501);
// EXTERNAL MODULE: ./lib/adapters/offline-github.js
var offline_github = __webpack_require__(11519);
// EXTERNAL MODULE: ./lib/adapters/random.js
var random = __webpack_require__(96817);
// EXTERNAL MODULE: ./lib/events.js + 2 modules
var events = __webpack_require__(23531);
// EXTERNAL MODULE: ./lib/inputs.js + 2 modules
var inputs = __webpack_require__(98449);
// EXTERNAL MODULE: ./lib/secrets.js + 5 modules
var secrets = __webpack_require__(52593);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./lib/places.js
var places = __webpack_require__(58087);
;// CONCATENATED MODULE: ./lib/cli/checkout.js
/** A copy of a checkout to work on: its files as they are, uncommitted ones included, and a server that has them. */







/** The copy, or why there is none. The checkout and its `.git` are only read. */
async function stageCheckout(directory) {
    const top = await ask(["rev-parse", "--show-toplevel"], { cwd: directory });
    if (top === undefined)
        return `${directory} is not in a git repository. Go to one, or name it with --directory.`;
    const head = await ask(["rev-parse", "--verify", "--quiet", "HEAD^{commit}"], { cwd: top });
    if (head === undefined)
        return `${top} has no commit yet. Commit something first.`;
    const name = (await ask(["symbolic-ref", "--quiet", "--short", "HEAD"], { cwd: top })) ?? "detached";
    const root = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), "remit-run-"));
    const [server, workspace] = [(0,external_node_path_.join)(root, "server.git"), (0,external_node_path_.join)(root, (0,external_node_path_.basename)(top))];
    const [sha] = await Promise.all([snapshot({ top, head, name, server, root }), copyFiles(top, workspace)]);
    return { root, server, workspace, places: (0,places/* makePlaces */.H)((0,external_node_path_.join)(root, "run")), base: { name, sha }, dirty: sha !== head };
}
/** The commit of the files as they are: that of the checkout where nothing is uncommitted. */
async function snapshot({ top, head, name, server, root }) {
    await need(["clone", "--quiet", "--bare", top, server], {});
    await need(["config", "uploadpack.allowAnySHA1InWant", "true"], { cwd: server });
    const excluded = await need(["rev-parse", "--git-path", "info/exclude"], { cwd: top });
    const exclude = excluded.startsWith("/") ? excluded : (0,external_node_path_.join)(top, excluded);
    if ((0,external_node_fs_.existsSync)(exclude))
        (0,external_node_fs_.copyFileSync)(exclude, (0,external_node_path_.join)(server, "info/exclude"));
    const index = (0,external_node_path_.join)(root, "index");
    const where = { cwd: top, env: { GIT_DIR: server, GIT_WORK_TREE: top, GIT_INDEX_FILE: index } };
    await need(["read-tree", head], where);
    await need(["add", "--all"], where);
    const tree = await need(["write-tree"], where);
    (0,external_node_fs_.rmSync)(index);
    const same = tree === (await need(["rev-parse", `${head}^{tree}`], { cwd: server }));
    const sha = same ? head : await need([...IDENTITY, "commit-tree", "-p", head, "-m", SNAPSHOT, tree], { cwd: server });
    await need(["update-ref", `refs/heads/${name}`, sha], { cwd: server });
    return sha;
}
const SNAPSHOT = "The checkout as it was when the run began";
const IDENTITY = ["-c", "user.name=remit run", "-c", "user.email=remit@localhost"];
/** What git ignores comes too: dependencies that are installed, and what was built. */
function copyFiles(from, to) {
    const git = (0,external_node_path_.join)(from, ".git");
    return (0,promises_.cp)(from, to, {
        recursive: true,
        verbatimSymlinks: true,
        mode: external_node_fs_.constants.COPYFILE_FICLONE,
        filter: (source) => source !== git,
    });
}
const start = (0,external_node_util_.promisify)(external_node_child_process_.execFile);
/** What git says; throws when it fails. */
async function need(words, { cwd, env }) {
    const { stdout } = await start("git", words, { cwd, env: { ...process.env, ...env }, maxBuffer: 1 << 28 });
    return stdout.trimEnd();
}
/** What git says; undefined when it fails. */
async function ask(words, where) {
    return await need(words, where).catch(() => undefined);
}

// EXTERNAL MODULE: ./lib/cli/complain.js
var complain = __webpack_require__(16447);
// EXTERNAL MODULE: ./lib/cli/local.js + 2 modules
var local = __webpack_require__(45895);
;// CONCATENATED MODULE: ./lib/cli/run.js
/** `remit run`: a request on a local checkout, told live; the change is a patch, and nothing is sent to GitHub. */














const USAGE = `remit run [options] REQUEST\u2026     what to do, such as: remit run mend the failing test
remit run [options] /COMMAND \u2026   a command: /review, /plan, or one of .gemini/commands

It works on a copy of the checkout, uncommitted changes included, under the policy that the copy has. The change is a
patch; nothing is sent to GitHub. GEMINI_API_KEY holds the key of the Gemini API.

  --directory DIR    the checkout; the current directory when absent
  --policy FILE      the policy file within the checkout (.github/remit.toml)
  --model NAME       the model (gemini-2.5-pro, or GEMINI_MODEL)
  --max-turns N  --max-minutes N  --max-tokens N  --max-usd N      tighten the policy's limits
  --no-sandbox       run commands as you, and only those that the policy lists, where this machine makes no sandbox
  --json             the run's events on standard output, one JSON object a line
`;
async function runRun(words) {
    const asked = parse(words);
    if (asked === undefined)
        return (0,complain/* complain */.c)("remit run takes a request in words.", USAGE);
    const stage = await stageCheckout(asked.directory);
    if (typeof stage === "string")
        return (0,complain/* complain */.c)(stage);
    const read = (0,inputs/* readSettings */.s)(environmentFor(asked, stage, process.env));
    if (read.kind === "faulty")
        return (0,complain/* complain */.c)(read.faults.map(inWordsOfHere).join("\n"), USAGE);
    const settings = { ...read.value, ...(asked.noSandbox && { noSandbox: "--no-sandbox" }) };
    if (stage.dirty && !asked.json)
        process.stdout.write("Uncommitted changes are part of what it works on.\n");
    const played = await (0,local/* play */.Z)({
        stage,
        order: (environment) => orderFor(settings, stage, environment),
        github: (git) => openLocalGitHub(stage, git),
        model: (0,gemini.openGemini)({
            credentials: settings.model.access,
            ...baseUrl(settings),
            clock: clock/* systemClock */.m,
            random: random/* systemRandom */.v,
        }),
        secrets: (0,secrets/* openSecrets */.c)(secretsOf(settings)),
        form: asked.json ? "json" : "story",
    });
    await showResult(stage, played, asked.json);
    process.exitCode = (0,events/* succeeded */.gq)(played.outcome.conclusion) ? 0 : 1;
}
function parse(words) {
    const text = { type: "string" };
    const options = {
        directory: text,
        policy: text,
        model: text,
        json: { type: "boolean", default: false },
        "no-sandbox": { type: "boolean", default: false },
        "max-turns": text,
        "max-minutes": text,
        "max-tokens": text,
        "max-usd": text,
    };
    try {
        const { positionals, values } = (0,external_node_util_.parseArgs)({ args: [...words], allowPositionals: true, options });
        const { directory = ".", policy, json, "no-sandbox": noSandbox, ...inputs } = values;
        const request = positionals.join(" ").trim();
        if (request === "")
            return undefined;
        const own = request.startsWith("/") ? { command: request } : { prompt: request };
        const given = Object.entries({ ...inputs, ...own, "policy-file": policy }).filter(([, value]) => value !== undefined);
        return { request, directory, json, noSandbox, inputs: Object.fromEntries(given) };
    }
    catch {
        return undefined; // An option that there is not.
    }
}
/** What the runner would give the action's step, so that the same border reads it. */
function environmentFor({ inputs }, { root, server, workspace }, own) {
    const url = `file://${server}`;
    const vertex = /^(?:1|true)$/i.test(own["GOOGLE_GENAI_USE_VERTEXAI"] ?? "");
    const given = {
        "gemini-api-key": own["GEMINI_API_KEY"] ?? "",
        "use-vertex-ai": String(vertex),
        "google-cloud-location": own["GOOGLE_CLOUD_LOCATION"] || "global",
        model: own["GEMINI_MODEL"] || "gemini-2.5-pro",
        "policy-file": ".github/remit.toml",
        "trigger-phrase": "@remit",
        "branch-prefix": "remit/",
        "github-token": "none", // Nothing is sent to GitHub.
        "dry-run": "false",
        ...inputs,
    };
    return {
        ...own,
        ...Object.fromEntries(Object.entries(given).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])),
        GITHUB_SERVER_URL: url,
        GITHUB_API_URL: url,
        GITHUB_REPOSITORY: `local/${(0,external_node_path_.basename)(workspace).replaceAll(/\s+/g, "-")}`,
        GITHUB_EVENT_NAME: "local",
        GITHUB_EVENT_PATH: "/dev/null",
        GITHUB_RUN_ID: (0,external_node_path_.basename)(root),
        GITHUB_RUN_ATTEMPT: "1",
        GITHUB_WORKSPACE: workspace,
        RUNNER_TEMP: root,
    };
}
/** The faults name the action's inputs; here the key comes from a variable. */
function inWordsOfHere(fault) {
    if (!fault.startsWith("gemini-api-key is empty"))
        return fault;
    return "GEMINI_API_KEY is not set. Make a key at https://aistudio.google.com/apikey and set the variable.";
}
function orderFor(settings, { base, server, places }, tools) {
    const { login, id } = localUser();
    return {
        settings,
        event: {
            name: "local",
            payload: { repository: { default_branch: base.name }, sender: { login, id, type: "User" } },
        },
        runUrl: `file://${server}`,
        platform: process.platform,
        places,
        toolEnvironment: tools,
        environment: process.env,
        stop: stopOnSignal(),
    };
}
function localUser() {
    return { login: userName() || "you", id: 1, bot: false };
}
/** Empty for a user that the machine's list does not have, as in a container. */
function userName() {
    try {
        return (0,external_node_os_.userInfo)().username;
    }
    catch {
        return "";
    }
}
/** The first signal ends the run in order, the second at once. */
function stopOnSignal() {
    const stop = new AbortController();
    const cancel = () => (stop.signal.aborted ? process.exit(130) : stop.abort("cancelled"));
    process.on("SIGINT", cancel);
    process.on("SIGTERM", cancel);
    return stop.signal;
}
function openLocalGitHub({ base, server }, git) {
    return (0,offline_github/* openOfflineGitHub */.B)({
        defaultBranch: base.name,
        actor: localUser(),
        permission: "admin",
        issues: [],
        branch: async (name) => {
            const sha = await git.remoteBranch(name);
            return sha === undefined ? undefined : { name, sha };
        },
        url: `file://${server}`,
    });
}
function baseUrl({ model }) {
    return model.access.baseUrl === undefined ? undefined : { baseUrl: model.access.baseUrl };
}
function secretsOf({ model: { access } }) {
    return new Map(access.kind === "api-key" ? [["gemini-api-key", access.key]] : []);
}
/** On a machine of one's own there is a third way. */
function hintOf({ kind, hint = "" }) {
    if (kind !== "sandbox")
        return hint;
    return "Try it on Linux with util-linux and bash, as root, with sudo without a password, or where users may make namespaces. Or `remit run --no-sandbox \u2026`: commands then run as you, and only those that an [[allow]] of the policy lists.";
}
/** Where everything is, and how the change is taken over. On standard error where events have the other. */
async function showResult(stage, { outcome, shown }, json) {
    const { places, server, root, base } = stage;
    const patch = (0,external_node_path_.join)(root, "change.patch");
    const commit = outcome.publication?.commit;
    if (commit !== undefined)
        (0,external_node_fs_.writeFileSync)(patch, `${await need(["diff", "--binary", base.sha, commit], { cwd: server })}\n`);
    const fault = outcome.fault === undefined ? [] : [outcome.fault.message, hintOf(outcome.fault)];
    const lines = [
        "",
        ...[outcome.message, ...fault].filter((line) => line !== ""),
        "",
        ...[...shown].map(([name, path]) => `${name.padEnd(14)} ${path}`),
        `${"page".padEnd(14)} ${(0,external_node_path_.join)(places.run, "report.html")}`,
        `${"log".padEnd(14)} ${places.log}`,
        ...(commit === undefined ? [] : [`${"change".padEnd(14)} git apply ${patch}`]),
    ];
    (json ? process.stderr : process.stdout).write(`${lines.join("\n")}\n`);
}


/***/ }),

/***/ 98449:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ readSettings)
});

;// CONCATENATED MODULE: ./lib/inputs/defaults.js
/**
 * The defaults of `action.yml`, for a step that leaves an input out. GitHub's runner fills them in itself; others that
 * start an action (a script, a stand-in of the runner) do not. An input that is given and empty stays empty.
 */
const DEFAULTS = {
    mode: "run",
    "trigger-phrase": "@remit",
    dashboard: "false",
    "policy-file": ".github/remit.toml",
    "use-vertex-ai": "false",
    "google-cloud-location": "global",
    model: "gemini-2.5-pro",
    "branch-prefix": "remit/",
    "dry-run": "false",
};

;// CONCATENATED MODULE: ./lib/inputs/silences.js
/** How long the model may be silent: variables and not inputs, for gateways and models that are slower than Google's. */
/** From `REMIT_FIRST_BYTE_SECONDS` and `REMIT_IDLE_SECONDS`; what is wrong with them is added to `faults`. */
function readSilences(environment, faults) {
    const [firstByteMs, idleMs] = ["REMIT_FIRST_BYTE_SECONDS", "REMIT_IDLE_SECONDS"].map((name) => {
        const text = environment[name] ?? "";
        if (text === "")
            return undefined;
        const seconds = Number(text);
        if (seconds > 0 && seconds <= LONGEST_S)
            return seconds * 1_000;
        faults.push(`${name} is ${JSON.stringify(text)}, expected a number of seconds, at most ${LONGEST_S}.`);
        return undefined;
    });
    return { ...(firstByteMs === undefined ? {} : { firstByteMs }), ...(idleMs === undefined ? {} : { idleMs }) };
}
/** Node itself gives up after so many seconds. */
const LONGEST_S = 300;

;// CONCATENATED MODULE: ./lib/inputs.js
/** The action's inputs and the runner's variables, read once at the border. All faults are reported together. */


/** Settings from the environment of the action's process; every fault at once, each naming input, value and remedy. */
function readSettings(environment) {
    const faults = [];
    const source = new Source(environment, faults);
    const settings = {
        wish: {
            prompt: source.input("prompt"),
            promptFile: source.input("prompt-file"),
            command: source.input("command"),
            outputSchema: source.input("output-schema"),
            triggerPhrase: source.phrase("trigger-phrase"),
            triggerLabel: source.input("trigger-label"),
            task: source.task("task"),
            dashboard: source.boolean("dashboard"),
            baseBranch: source.input("base-branch"),
            branchPrefix: source.prefix("branch-prefix"),
        },
        model: { name: source.required("model"), fallback: source.optional("fallback-model"), access: readAccess(source) },
        silences: readSilences(environment, faults),
        policyFile: source.required("policy-file"),
        projectSettings: source.input("settings"),
        tighten: readTightening(source),
        dryRun: source.boolean("dry-run"),
        job: readJob(source),
        github: readGitHub(source),
        runner: { workspace: source.variable("GITHUB_WORKSPACE"), temp: source.variable("RUNNER_TEMP") },
    };
    return faults.length > 0 ? { kind: "faulty", faults } : { kind: "read", value: settings };
}
function readJob(source) {
    const mode = source.input("mode").toLowerCase() || "run";
    const [proposal, digest] = [source.input("proposal"), source.input("proposal-digest").toLowerCase()];
    if (mode === "run" || mode === "propose")
        return { kind: mode };
    if (mode === "gather")
        return readGathering(source);
    if (mode !== "publish") {
        source.fault(`mode is ${JSON.stringify(mode)}, expected run, propose, publish or gather.`);
        return { kind: "run" };
    }
    if (proposal === "")
        source.fault("proposal is empty. Name the directory that the proposal was downloaded to.");
    if (!/^sha256:[0-9a-f]{64}$/.test(digest)) {
        source.fault(`proposal-digest is ${JSON.stringify(digest)}, expected sha256: and 64 hexadecimal digits: the output proposal-digest of the proposing job.`);
    }
    return { kind: "publish", proposal, digest };
}
function readGathering(source) {
    const [reports, issue] = [source.input("reports"), source.number("issue", true)];
    if (reports === "")
        source.fault("reports is empty. Name the directory that the logs of the other jobs were put in.");
    const tasks = readTasks(source.input("tasks"));
    if (tasks === undefined) {
        source.fault('tasks is not a list of names in JSON, such as ["cart", "till"], nor the matrix with its field task: [{"task": "cart"}].');
    }
    return { kind: "gather", reports, tasks: tasks ?? [], ...(issue === undefined ? {} : { issue }) };
}
/** Names in a list, or in the field `task` of its items; the list itself may be called `tasks`, `include` or `task`. */
function readTasks(text) {
    if (text === "")
        return [];
    try {
        const value = JSON.parse(text);
        const { tasks, include, task } = fields(value);
        const list = [value, tasks, include, task].find((each) => Array.isArray(each));
        const names = list?.map((item) => (typeof item === "string" ? item : fields(item)["task"]));
        return names?.every((name) => typeof name === "string") === true ? names : undefined;
    }
    catch {
        return undefined; // No JSON.
    }
}
function fields(value) {
    return typeof value === "object" && value !== null ? value : {};
}
function readAccess(source) {
    const baseUrl = source.environment["GOOGLE_GEMINI_BASE_URL"] || undefined;
    // Whoever publishes or gathers what other jobs did asks no model.
    if (["publish", "gather"].includes(source.input("mode").toLowerCase()))
        return { kind: "api-key", key: "", baseUrl };
    if (source.boolean("use-vertex-ai")) {
        const project = source.optional("google-cloud-project") ?? source.environment["GOOGLE_CLOUD_PROJECT"] ?? "";
        if (project === "")
            source.fault("use-vertex-ai is true but google-cloud-project is empty. Name the project.");
        return { kind: "vertex", project, location: source.required("google-cloud-location"), baseUrl };
    }
    const key = source.input("gemini-api-key");
    if (key === "") {
        source.fault("gemini-api-key is empty. Make a key at https://aistudio.google.com/apikey, store it as a secret and pass it, or set use-vertex-ai. (Secrets are not given to runs of pull requests from forks.)");
    }
    return { kind: "api-key", key, baseUrl };
}
function readTightening(source) {
    const limits = [
        ["turns", "max-turns", true],
        ["minutes", "max-minutes", false],
        ["tokens", "max-tokens", true],
        ["usd", "max-usd", false],
    ];
    return Object.fromEntries(limits.flatMap(([limit, name, whole]) => {
        const value = source.number(name, whole);
        return value === undefined ? [] : [[limit, value]];
    }));
}
function readGitHub(source) {
    const server = source.variable("GITHUB_SERVER_URL");
    const api = source.variable("GITHUB_API_URL");
    const repository = source.variable("GITHUB_REPOSITORY");
    if (repository !== "" && !/^[^/\s]+\/[^/\s]+$/.test(repository)) {
        source.fault(`GITHUB_REPOSITORY is ${JSON.stringify(repository)}, expected owner/name.`);
    }
    return {
        token: source.required("github-token"),
        repository,
        apiUrl: api,
        graphqlUrl: source.environment["GITHUB_GRAPHQL_URL"] || `${api}/graphql`,
        serverUrl: server,
        event: { name: source.variable("GITHUB_EVENT_NAME"), path: source.variable("GITHUB_EVENT_PATH") },
        runId: source.variable("GITHUB_RUN_ID"),
        runAttempt: Number(source.environment["GITHUB_RUN_ATTEMPT"] ?? "1") || 1,
        actor: source.environment["GITHUB_ACTOR"] ?? "",
    };
}
class Source {
    environment;
    faults;
    constructor(environment, faults) {
        this.environment = environment;
        this.faults = faults;
    }
    fault(sentence) {
        this.faults.push(sentence);
    }
    /** Empty when left out and without a default. The runner upper-cases the name and puts `_` for blanks; hyphens stay. */
    input(name) {
        return (this.environment[`INPUT_${name.toUpperCase()}`] ?? DEFAULTS[name] ?? "").trim();
    }
    optional(name) {
        return this.input(name) || undefined;
    }
    required(name) {
        const value = this.input(name);
        if (value === "")
            this.fault(`${name} is empty. Give it a value, or leave the input out to get the default.`);
        return value;
    }
    variable(name) {
        const value = this.environment[name] ?? "";
        if (value === "")
            this.fault(`The variable ${name} is not set. GitHub's runner sets it for every step.`);
        return value;
    }
    boolean(name) {
        const value = this.input(name).toLowerCase();
        if (!["", "true", "false"].includes(value))
            this.fault(`${name} is ${JSON.stringify(value)}, expected true or false.`);
        return value === "true";
    }
    number(name, whole) {
        const text = this.input(name);
        if (text === "")
            return undefined;
        const value = Number(text.replaceAll("_", ""));
        const good = Number.isFinite(value) && value > 0 && (!whole || Number.isInteger(value));
        if (!good)
            this.fault(`${name} is ${JSON.stringify(text)}, expected a ${whole ? "whole " : ""}number above 0.`);
        return good ? value : undefined;
    }
    phrase(name) {
        const value = this.required(name);
        if (/\s/.test(value))
            this.fault(`${name} is ${JSON.stringify(value)}, expected one word such as @remit.`);
        return value;
    }
    task(name) {
        const value = this.input(name);
        if (value !== "" && !/^[a-z0-9-]{1,40}$/.test(value))
            this.fault(`${name} is ${JSON.stringify(value)}, expected a short name of a-z, 0-9 and hyphens, such as lint.`);
        return value;
    }
    prefix(name) {
        const value = this.required(name);
        if (value !== "" && !/^[A-Za-z0-9][A-Za-z0-9._-]*(\/[A-Za-z0-9._-]+)*\/$/.test(value)) {
            this.fault(`${name} is ${JSON.stringify(value)}, expected a branch prefix that ends in a slash, such as remit/.`);
        }
        return value;
    }
}


/***/ })

};
