export const id = 632;
export const ids = [632];
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

/***/ 57632:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runDemo: () => (/* binding */ runDemo)
});

// EXTERNAL MODULE: ./lib/adapters/clock.js
var clock = __webpack_require__(61642);
// EXTERNAL MODULE: ./lib/adapters/random.js
var random = __webpack_require__(96817);
;// CONCATENATED MODULE: ./lib/adapters/scripted-model.js
/** Answers each question with the next line; past the last it says that it has nothing left to say. */
function openScriptedModel(lines) {
    let next = 0;
    return {
        ask: (question, tell, signal) => {
            if (signal.aborted)
                return Promise.resolve({ kind: "cancelled" });
            const index = next++;
            const line = lines[index] ?? { text: "The script has no further line." };
            if (line.thought !== undefined)
                tell({ kind: "thought", subject: line.thought });
            if (line.text !== undefined)
                tell({ kind: "text", text: line.text });
            const input = Math.ceil(JSON.stringify([question.system, question.messages, question.tools]).length / 4);
            return Promise.resolve({ kind: "replied", reply: speak(line, index, input, question.model) });
        },
    };
}
function speak(line, index, input, model) {
    const calls = (line.calls ?? []).map((call, n) => ({ ...call, id: `demo-${index + 1}-${n + 1}` }));
    const text = line.text ?? "";
    return {
        text,
        thoughts: line.thought === undefined ? [] : [{ subject: line.thought, description: "" }],
        calls,
        parts: [
            ...(text === "" ? [] : [{ text }]),
            ...calls.map(({ id, tool, args }) => ({ functionCall: { id, name: tool, args } })),
        ],
        citations: [],
        usage: { input, output: Math.ceil(JSON.stringify(line).length / 4), cached: 0, thoughts: 0, estimated: true },
        stop: "stop",
        rawStop: "STOP",
        model,
    };
}

// EXTERNAL MODULE: ./lib/events.js + 2 modules
var events = __webpack_require__(23531);
// EXTERNAL MODULE: ./lib/secrets.js + 5 modules
var secrets = __webpack_require__(52593);
// EXTERNAL MODULE: ./lib/cli/complain.js
var complain = __webpack_require__(16447);
// EXTERNAL MODULE: ./lib/cli/local.js + 2 modules
var local = __webpack_require__(45895);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/adapters/shells.js + 9 modules
var adapters_shells = __webpack_require__(70516);
// EXTERNAL MODULE: ./lib/places.js
var lib_places = __webpack_require__(58087);
;// CONCATENATED MODULE: ./lib/cli/lacks.js
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
/** Whether this machine can make a sandbox. */





/** Why not, a sentence for each way that was tried; empty where it can. */
async function findLacks() {
    const root = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), "remit-sandbox-"));
    const [workspace, places] = [(0,external_node_path_.join)(root, "workspace"), (0,lib_places/* makePlaces */.H)((0,external_node_path_.join)(root, "run"))];
    (0,external_node_fs_.mkdirSync)(workspace);
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const environment = { PATH: process.env["PATH"] ?? "" };
            const shells = __addDisposableResource(env_1, (0,adapters_shells/* openShells */.k)((0,lib_places/* shellsFor */.L)({ places, workspace, temp: root, environment })), true);
            const shell = await shells.open({ mode: "require", services: [], show: [], covered: [] });
            return shell.sandbox === "none" ? shell.lacks : [];
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
    finally {
        (0,external_node_fs_.rmSync)(root, { recursive: true, force: true });
    }
}

// EXTERNAL MODULE: ./lib/cli/sample.js
var sample = __webpack_require__(51830);
// EXTERNAL MODULE: ./lib/cli/stage.js
var cli_stage = __webpack_require__(11488);
;// CONCATENATED MODULE: ./lib/cli/demo.js
/** `remit demo`: the main job from comment to pull request, with real tools and real git, on an embedded example. */










async function runDemo(words) {
    const json = words.length === 1 && words[0] === "--json";
    if (words.length > 0 && !json)
        return (0,complain/* complain */.c)(`remit demo takes no arguments but --json, found ${words.join(" ")}.`);
    const lacks = await findLacks();
    const stage = await (0,cli_stage/* setStage */.d$)(lacks.length === 0 ? sample/* SAMPLE_FILES */.r_ : sample/* LISTED_FILES */.Kk);
    if (lacks.length > 0 && !json) {
        const why = `This machine makes no sandbox (${lacks.join("; ")}).`;
        process.stdout.write(`${why} The demo runs without one: only the commands that its policy lists, as you.\n`);
    }
    const key = process.env["GEMINI_API_KEY"]?.trim() ?? "";
    const { model, name } = await chooseModel(key);
    const played = await (0,local/* play */.Z)({
        stage,
        order: (environment) => (0,cli_stage/* orderFor */.co)(stage, name, environment, lacks.length > 0),
        github: (git) => (0,cli_stage/* openStageGitHub */.eT)(stage, git),
        model,
        secrets: (0,secrets/* openSecrets */.c)(new Map(key === "" ? [] : [["gemini-api-key", key]])),
        form: json ? "json" : "story",
    });
    if (!json)
        showResult(stage, played);
    process.exitCode = (0,events/* succeeded */.gq)(played.outcome.conclusion) ? 0 : 1;
}
async function chooseModel(key) {
    if (key === "")
        return { model: openScriptedModel(sample/* SAMPLE_LINES */.VV), name: "a scripted model" };
    const { openGemini } = await __webpack_require__.e(/* import() */ 501).then(__webpack_require__.bind(__webpack_require__, 9501));
    const baseUrl = process.env["GOOGLE_GEMINI_BASE_URL"] || undefined;
    const model = openGemini({
        credentials: { kind: "api-key", key },
        ...(baseUrl === undefined ? {} : { baseUrl }),
        clock: clock/* systemClock */.m,
        random: random/* systemRandom */.v,
    });
    return { model, name: process.env["GEMINI_MODEL"] || "gemini-2.5-pro" };
}
function showResult(stage, { github, shown }) {
    const [comment] = github.written.comments;
    const [pull] = github.written.pulls;
    const lines = [
        "",
        "\u2500\u2500 The comment on issue #12 \u2500\u2500",
        comment?.body ?? "(none)",
        "",
        "\u2500\u2500 Where to look \u2500\u2500",
        ...[...shown].map(([name, path]) => `${name.padEnd(14)} ${path}`),
        `${"log".padEnd(14)} ${stage.places.log}`,
        ...(pull === undefined ? [] : [`${"branch".padEnd(14)} git -C ${stage.server} show ${pull.head.name}`]),
    ];
    process.stdout.write(`${lines.join("\n")}\n`);
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

/***/ 51830:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dc: () => (/* binding */ SAMPLE_ISSUE),
/* harmony export */   F0: () => (/* binding */ SAMPLE_COMMENT),
/* harmony export */   Kk: () => (/* binding */ LISTED_FILES),
/* harmony export */   VV: () => (/* binding */ SAMPLE_LINES),
/* harmony export */   r_: () => (/* binding */ SAMPLE_FILES)
/* harmony export */ });
const SAMPLE_FILES = {
    "README.md": "# Shop\n\nThe cart of a small shop. `npm test` runs the tests.\n",
    "package.json": `${JSON.stringify({ name: "shop", version: "1.0.0", private: true, type: "module", scripts: { test: "node --test" } }, null, 2)}\n`,
    "src/cart.js": `/** The sum of all lines of a cart, in cents. */
export function total(cart) {
  return cart.lines.map((line) => line.price * line.quantity).reduce((sum, price) => sum + price);
}
`,
    "test/cart.test.js": [
        'import assert from "node:assert/strict";',
        'import { test } from "node:test";',
        'import { total } from "../src/cart.js";',
        "",
        'test("adds up the lines", () => {',
        "  assert.equal(total({ lines: [{ price: 250, quantity: 2 }, { price: 100, quantity: 1 }] }), 600);",
        "});",
        "",
        'test("an empty cart costs nothing", () => {',
        "  assert.equal(total({ lines: [] }), 0);",
        "});",
        "",
    ].join("\n"),
    ".github/remit.toml": `version = 1
extends = "edit"

[[deny]]
id = "dependencies"
tool = "run_shell_command"
command = ["npm install *"]
reason = "Dependency updates come from Renovate."
`,
};
/** For a machine without a sandbox: what the demo's model runs is on a list. */
const LISTED_FILES = {
    ...SAMPLE_FILES,
    ".github/remit.toml": `${SAMPLE_FILES[".github/remit.toml"] ?? ""}
[[allow]]
tool = "run_shell_command"
command = ["npm test"]
`,
};
const SAMPLE_ISSUE = {
    number: 12,
    title: "The total is wrong for empty carts",
    body: "Opening an empty cart shows an error page:\n\n> TypeError: Reduce of empty array with no initial value\n\nAn empty cart should cost 0.",
};
const SAMPLE_COMMENT = "@remit the total is wrong for empty carts, please fix it";
const SAMPLE_LINES = [
    {
        thought: "Reproducing the report",
        calls: [{ tool: "run_shell_command", args: { command: "npm test", description: "See the failure first." } }],
    },
    {
        thought: "Reading the cart",
        calls: [
            { tool: "grep_search", args: { pattern: "total\\(" } },
            { tool: "read_file", args: { file_path: "src/cart.js" } },
        ],
    },
    {
        thought: "Trying something the policy forbids",
        text: "A library could do this sum.",
        calls: [{ tool: "run_shell_command", args: { command: "npm install lodash", description: "Get a helper." } }],
    },
    {
        thought: "Giving the sum a start",
        text: "No library is needed: `reduce` wants a start value for the empty cart.",
        calls: [
            {
                tool: "replace",
                args: {
                    file_path: "src/cart.js",
                    instruction: "Start the sum at 0, so that an empty cart costs nothing.",
                    old_string: "reduce((sum, price) => sum + price);",
                    new_string: "reduce((sum, price) => sum + price, 0);",
                },
            },
        ],
    },
    {
        thought: "Verifying",
        calls: [{ tool: "run_shell_command", args: { command: "npm test", description: "All tests again." } }],
    },
    {
        text: "`total` summed the lines with `reduce` and no start value, which throws for an empty cart. The sum now starts at 0; both tests pass, the one for the empty cart included.",
    },
];


/***/ }),

/***/ 11488:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   co: () => (/* binding */ orderFor),
/* harmony export */   d$: () => (/* binding */ setStage),
/* harmony export */   eT: () => (/* binding */ openStageGitHub)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57975);
/* harmony import */ var _adapters_offline_github_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(11519);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(58087);
/* harmony import */ var _sample_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(51830);
/** Where the demo plays: a server with the sample repository, a checkout of it, and an event that asks for help. */








const MARIA = { login: "maria", id: 1, bot: false };
async function setStage(files) {
    const root = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)(), "remit-demo-"));
    const [server, workspace, places] = [(0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(root, "shop.git"), (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(root, "shop"), (0,_places_js__WEBPACK_IMPORTED_MODULE_6__/* .makePlaces */ .H)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(root, "run"))];
    for (const [path, text] of Object.entries(files)) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(workspace, path)), { recursive: true });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(workspace, path), text);
    }
    await git(["init", "-q", "-b", "main"], workspace);
    await git(["add", "."], workspace);
    await git(["-c", "user.name=Maria", "-c", "user.email=maria@shop.example", "commit", "-qm", "A shop"], workspace);
    await git(["clone", "-q", "--bare", workspace, server], root);
    await git(["config", "uploadpack.allowAnySHA1InWant", "true"], server);
    return { root, server, workspace, places };
}
const start = (0,node_util__WEBPACK_IMPORTED_MODULE_4__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile);
async function git(words, directory) {
    await start("git", words, { cwd: directory, env: { ...process.env, GIT_CONFIG_GLOBAL: "/dev/null" } });
}
function openStageGitHub(stage, own) {
    const branch = async (name) => {
        const sha = await own.remoteBranch(name);
        return sha === undefined ? undefined : { name, sha };
    };
    const url = `file://${stage.server}`;
    const at = new Date(0).toISOString();
    const issue = {
        ..._sample_js__WEBPACK_IMPORTED_MODULE_7__/* .SAMPLE_ISSUE */ .Dc,
        author: MARIA,
        open: true,
        isPull: false,
        labels: [],
        createdAt: at,
        updatedAt: at,
        url,
    };
    return (0,_adapters_offline_github_js__WEBPACK_IMPORTED_MODULE_5__/* .openOfflineGitHub */ .B)({ defaultBranch: "main", actor: MARIA, issues: [issue], branch, url });
}
function orderFor(stage, model, environment, noSandbox = false) {
    const url = `file://${stage.server}`;
    return {
        settings: {
            wish: { prompt: "", triggerPhrase: "@remit", baseBranch: "", branchPrefix: "remit/" },
            model: { name: model, fallback: undefined, access: { kind: "api-key", key: "", baseUrl: undefined } },
            policyFile: ".github/remit.toml",
            tighten: {},
            dryRun: false,
            ...(noSandbox && { noSandbox: "the demo" }),
            github: {
                token: "",
                repository: "maria/shop",
                apiUrl: url,
                graphqlUrl: url,
                serverUrl: url,
                event: { name: "issue_comment", path: "" },
                runId: "1",
                runAttempt: 1,
            },
            runner: { workspace: stage.workspace, temp: stage.root },
        },
        event: { name: "issue_comment", payload: demoPayload() },
        runUrl: url,
        platform: process.platform,
        places: stage.places,
        toolEnvironment: environment,
        stop: new AbortController().signal,
    };
}
function demoPayload() {
    const user = { login: MARIA.login, id: MARIA.id, type: "User" };
    return {
        action: "created",
        issue: { ..._sample_js__WEBPACK_IMPORTED_MODULE_7__/* .SAMPLE_ISSUE */ .Dc, user, html_url: "" },
        comment: { id: 1, body: _sample_js__WEBPACK_IMPORTED_MODULE_7__/* .SAMPLE_COMMENT */ .F0, user, created_at: new Date().toISOString() },
        repository: { default_branch: "main" },
        sender: user,
    };
}


/***/ })

};
