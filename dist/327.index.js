export const id = 327;
export const ids = [327];
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

/***/ 80327:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runReplay: () => (/* binding */ runReplay)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./lib/log.js
var log = __webpack_require__(97309);
// EXTERNAL MODULE: ./lib/report/summary.js + 1 modules
var summary = __webpack_require__(52486);
// EXTERNAL MODULE: ./lib/events.js + 2 modules
var events = __webpack_require__(23531);
// EXTERNAL MODULE: ./lib/agent/canonical.js
var canonical = __webpack_require__(955);
;// CONCATENATED MODULE: ./lib/agent/divergence.js

/**
 * The first question that a replay asked otherwise than its recording, by the digests of what was asked; undefined when
 * all are the same. Agents are compared one by one, since several may run side by side.
 */
function firstDivergence(recorded, replayed) {
    const agents = new Set([...recorded, ...replayed].map(({ agent }) => agent));
    const found = [...agents].flatMap((agent) => divergenceOf(agent, own(recorded, agent), own(replayed, agent)) ?? []);
    return found.sort((a, b) => (a.seq ?? Infinity) - (b.seq ?? Infinity))[0];
}
function own(entries, agent) {
    return entries.filter((entry) => entry.agent === agent);
}
function divergenceOf(agent, recorded, replayed) {
    const [before, now] = [recorded.flatMap(questionOf), replayed.flatMap(questionOf)];
    for (let index = 0; index < Math.max(before.length, now.length); index++) {
        const what = difference(before[index], now[index]);
        if (what === undefined)
            continue;
        return { agent, question: index + 1, seq: before[index]?.seq, what, cause: firstChange(recorded, replayed) };
    }
    return undefined;
}
function questionOf({ seq, event }) {
    return event.type === "model.asked" ? [{ seq, event }] : [];
}
function difference(before, now) {
    if (before === undefined)
        return `The replay asked a question more (${now?.event.purpose ?? "unknown"}).`;
    if (now === undefined)
        return `The replay ended before this question (${before.event.purpose}).`;
    const [a, b] = [before.event, now.event];
    if (a.purpose !== b.purpose)
        return `The recording asked for ${a.purpose}, the replay for ${b.purpose}.`;
    if (a.model !== b.model)
        return `The recording asked ${a.model}, the replay ${b.model}.`;
    if (a.digest !== b.digest)
        return `The question has other content: ${a.bytes} bytes recorded, ${b.bytes} replayed.`;
    return undefined;
}
/** What a question is made of; times and durations are no content. */
const CONTENT = new Set([
    "agent.started",
    "agent.told",
    "model.replied",
    "model.fell_back",
    "call.finished",
    "context.compressed",
    "context.masked",
]);
function firstChange(recorded, replayed) {
    const [before, now] = [recorded.filter(isContent), replayed.filter(isContent)];
    return before.find((entry, index) => contentOf(entry) !== contentOf(now[index]))?.seq;
}
function isContent({ event }) {
    return CONTENT.has(event.type);
}
function contentOf(entry) {
    if (entry === undefined)
        return "";
    const { event } = entry;
    return (0,canonical/* canonicalJson */.d)(JSON.parse(JSON.stringify("ms" in event ? { ...event, ms: 0 } : event)));
}

// EXTERNAL MODULE: ./lib/agent/loop.js + 1 modules
var loop = __webpack_require__(7425);
// EXTERNAL MODULE: ./lib/tools/catalog.js + 45 modules
var catalog = __webpack_require__(36294);
// EXTERNAL MODULE: ./lib/tools/tool.js
var tools_tool = __webpack_require__(74833);
// EXTERNAL MODULE: ./lib/run/guide.js
var run_guide = __webpack_require__(54137);
// EXTERNAL MODULE: ./lib/run/hands.js + 5 modules
var run_hands = __webpack_require__(22929);
// EXTERNAL MODULE: ./lib/run/lore.js
var lore = __webpack_require__(12421);
// EXTERNAL MODULE: ./lib/run/skills.js + 1 modules
var skills = __webpack_require__(30472);
// EXTERNAL MODULE: ./lib/run/sub-agents.js + 3 modules
var sub_agents = __webpack_require__(67111);
;// CONCATENATED MODULE: ./lib/run/replay.js
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
/** A recorded run played again: the model's recorded replies, real tools, and where the two part. */











/** What of a log can be played; a sentence when nothing can. */
function readRecording(entries) {
    const own = entries.filter(({ agent }) => agent === events/* MAIN */.QT);
    const first = own.findLastIndex(({ event }) => event.type === "run.started");
    const at = own.findIndex(({ event }, index) => index > first && event.type === "agent.started");
    const [run, start] = [own[first]?.event, own[at]?.event];
    if (run?.type !== "run.started" || start?.type !== "agent.started")
        return "No agent was at work in this run.";
    const end = own.findIndex(({ event }, index) => index > at && event.type === "agent.stopped");
    const again = end >= 0 && own.slice(end + 1).some(({ event }) => event.type === "agent.started");
    const all = own.slice(at, again ? end + 1 : undefined);
    const work = all.filter(({ event }) => !isAfterwards(event));
    const { system, briefing, tools, model } = start;
    const fell = work.find(({ event }) => event.type === "model.fell_back")?.event;
    return {
        before: own.slice(0, at),
        work,
        request: run.request,
        model,
        ...(fell?.type === "model.fell_back" ? { fallback: fell.to } : {}),
        system,
        briefing,
        tools,
        limits: run.limits,
        policy: run.policy.digest,
        notes: [...notesOn(entries), ...(again ? [NOT_AGAIN] : [])],
    };
}
const NOT_AGAIN = "The attempt to mend failed checks is not played.";
// A replay ends where the agent does: whether its last words fit a schema is not asked again.
function isAfterwards(event) {
    if ("purpose" in event)
        return event.purpose === "repair_output";
    return event.type === "agent.told" && event.why === "output";
}
function notesOn(entries) {
    const hooked = entries.some(({ event }) => event.type === "hook.ran");
    const helped = entries.some(({ agent }) => agent !== events/* MAIN */.QT);
    return [
        ...(helped ? ["Sub-agents are not played: their reports are the recorded ones."] : []),
        ...(hooked ? ["Hooks are not run in a replay."] : []),
    ];
}
/** `job.world.model` says what was recorded; its log is empty. `rest` is what followed the model's last answer. */
async function replay(job, recording, rest) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { log } = job.world;
        const tools = await readTools(job, recording);
        for (const { event } of recording.before)
            log.append(event);
        const guide = __addDisposableResource(env_1, (0,run_guide/* openGuide */.h)(job, events/* MAIN */.QT), false);
        const agent = cast(job, recording, tools, guide.tell);
        const objection = () => Promise.resolve(recordedObjection(rest()));
        const end = await (0,loop/* runAgent */.J)({ ...agent, objection });
        const recorded = [...recording.before, ...recording.work];
        const questions = log.entries.slice(recording.before.length).filter(({ event }) => event.type === "model.asked");
        const missing = recording.tools.filter((name) => !tools.some((tool) => tool.name === name));
        const lost = missing.length === 0 ? [] : [`These tools are not there in a replay: ${missing.join(", ")}.`];
        const notes = [...recording.notes, ...lost];
        return { end, notes, questions: questions.length, divergence: firstDivergence(recorded, log.entries) };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
/** The tools that the agent had, as far as Remit and the fixture have them. */
async function readTools(job, recording) {
    const { world } = job;
    const nowhere = (0,log/* openLog */.Ne)(world.clock, world.secrets, { path: "", append: () => undefined });
    const reading = await (0,lore/* readLore */.n)({ ...job, world: { ...world, log: nowhere } });
    const mind = { model: world.model, name: recording.model };
    const answers = recordedAnswers(recording.work);
    // What lies beyond the fixture answers as it did then: the web, GitHub and history may be others by now.
    const local = catalog/* builtinTools */.FJ.map((tool) => withRecordedTime(tool, answers));
    const own = [...local, ...catalog/* reachingTools */.Jf.map((tool) => asRecorded(tool, answers))];
    if (reading.kind === "faulty")
        return own;
    const tools = [...own, ...(0,skills/* skillTools */.d)(job, reading.lore.skills)];
    const crew = { job, lore: reading.lore, mind, hooks: undefined };
    const helpers = (0,sub_agents/* subAgentTools */.j)(crew, tools).map((tool) => asRecorded(tool, answers));
    return [...tools, ...helpers].filter(({ name }) => recording.tools.includes(name));
}
function cast(job, recording, tools, guide) {
    const { world, signal } = job;
    const { prices } = job.admitted.policy;
    const { model, fallback, system, briefing, limits } = recording;
    const hands = (0,run_hands/* giveHands */.S)(job, { name: events/* MAIN */.QT, kind: events/* MAIN */.QT, self: () => agent }, tools);
    const agent = {
        name: events/* MAIN */.QT,
        task: { system, briefing },
        mind: {
            model: world.model,
            name: model,
            ...(fallback === undefined ? {} : { fallback }),
            ...(prices === undefined ? {} : { prices }),
        },
        hands,
        limits,
        log: world.log,
        clock: world.clock,
        signal,
        guide,
    };
    return agent;
}
/** What Remit said when the model first took its work for done; undefined when it let it end. */
function recordedObjection(rest) {
    for (const { event } of rest) {
        if (event.type === "model.asked" || event.type === "agent.stopped")
            return undefined;
        if (event.type === "agent.told" && event.why === "objection")
            return event.text;
    }
    return undefined;
}
function recordedAnswers(work) {
    const keys = new Map();
    const answers = new Map();
    for (const { event } of work) {
        if (event.type === "model.replied") {
            for (const { id, tool, args } of event.reply.calls)
                keys.set(id, keyOf(tool, args));
        }
        const key = event.type === "call.finished" ? keys.get(event.id) : undefined;
        if (event.type === "call.finished" && key !== undefined) {
            answers.set(key, [...(answers.get(key) ?? []), event.answer]);
        }
    }
    return answers;
}
function keyOf(tool, args) {
    return `${tool} ${JSON.stringify(args)}`;
}
const DURATION = /(?<=^\[[^\]\n]* after )[\d.]+(?= s[^\]\n]*\]$)/gm;
/** How long a command takes is never the same twice, and is no difference worth naming: the recorded time is told. */
function withRecordedTime(tool, answers) {
    return {
        ...tool,
        run: async (args, site, signal) => {
            const answer = await tool.run(args, site, signal);
            const recorded = answers.get(keyOf(tool.name, args))?.shift();
            const time = recorded?.text.match(DURATION)?.at(-1);
            return time === undefined ? answer : { ...answer, text: answer.text.replace(DURATION, time) };
        },
    };
}
function asRecorded(tool, answers) {
    const unknown = (0,tools_tool/* failure */.V)("failed", "The recording has no such call.");
    return { ...tool, run: (args) => Promise.resolve(answers.get(keyOf(tool.name, args))?.shift() ?? unknown) };
}

// EXTERNAL MODULE: ./lib/cli/complain.js
var complain = __webpack_require__(16447);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: ./lib/adapters/actions.js
var actions = __webpack_require__(6551);
// EXTERNAL MODULE: ./lib/adapters/clock.js
var adapters_clock = __webpack_require__(61642);
// EXTERNAL MODULE: ./lib/adapters/git.js + 17 modules
var adapters_git = __webpack_require__(4544);
// EXTERNAL MODULE: ./lib/adapters/machine.js
var machine = __webpack_require__(41285);
;// CONCATENATED MODULE: ./lib/adapters/replay.js
/**
 * Answers each question with the next recorded answer to one of its purpose, retries told and failures repeated, whatever
 * is asked. A question past the recording's end is answered as a cancelled run's is.
 *
 * @param entries one agent's entries, in order
 */
function openRecordedModel(entries) {
    const lines = new Map();
    for (const [index, entry] of entries.entries())
        note(lines, entry, index);
    let last = -1;
    return {
        get at() {
            return entries[Math.max(0, last)]?.at ?? 0;
        },
        get rest() {
            return entries.slice(last + 1);
        },
        ask({ purpose }, tell) {
            const line = lines.get(purpose)?.find(({ spent }) => !spent);
            if (line?.result === undefined)
                return Promise.resolve({ kind: "cancelled" });
            line.spent = true;
            last = Math.max(last, line.index);
            for (const news of line.news)
                tell(news);
            return Promise.resolve(line.result);
        },
    };
}
function note(lines, { event }, index) {
    if (!isOfModel(event))
        return;
    const own = lines.get(event.purpose) ?? [];
    lines.set(event.purpose, own);
    const open = own.find(({ result }) => result === undefined);
    if (event.type === "model.asked")
        return void own.push({ news: [], index, spent: false });
    if (open === undefined)
        return;
    open.index = index;
    if (event.type === "model.retried")
        open.news.push(retryOf(event));
    else
        open.result = resultOf(event);
}
function isOfModel(event) {
    return "purpose" in event;
}
function retryOf({ attempt, of, waitMs, cause, spent }) {
    const known = { ...(of === undefined ? {} : { of }), ...(spent === undefined ? {} : { spent }) };
    return { kind: "retry", attempt, waitMs, cause, ...known };
}
function resultOf(event) {
    if (event.type === "model.replied")
        return { kind: "replied", reply: event.reply };
    const cause = FAILURES.find((each) => each === event.cause) ?? "refused";
    return { kind: "failed", fault: event.fault, cause };
}
const FAILURES = [
    "overflow",
    "quota",
    "unavailable",
    "auth",
    "not_found",
    "refused",
    "broken_stream",
];

// EXTERNAL MODULE: ./lib/adapters/random.js
var random = __webpack_require__(96817);
// EXTERNAL MODULE: ./lib/adapters/shells.js + 9 modules
var adapters_shells = __webpack_require__(70516);
// EXTERNAL MODULE: ./lib/adapters/tool-environment.js
var tool_environment = __webpack_require__(74540);
// EXTERNAL MODULE: ./lib/places.js
var lib_places = __webpack_require__(58087);
// EXTERNAL MODULE: ./lib/adapters/sight.js + 1 modules
var sight = __webpack_require__(64149);
// EXTERNAL MODULE: ./lib/policy/egress.js
var egress = __webpack_require__(78935);
// EXTERNAL MODULE: ./lib/change/workspace.js
var change_workspace = __webpack_require__(98593);
// EXTERNAL MODULE: ./lib/policy/load.js + 8 modules
var load = __webpack_require__(84417);
// EXTERNAL MODULE: ./lib/policy/manifests.js
var policy_manifests = __webpack_require__(8040);
// EXTERNAL MODULE: ./lib/project/trusted.js + 6 modules
var trusted = __webpack_require__(63858);
// EXTERNAL MODULE: ./lib/run/workplace.js
var workplace = __webpack_require__(86021);
// EXTERNAL MODULE: ./lib/secrets.js + 5 modules
var lib_secrets = __webpack_require__(52593);
// EXTERNAL MODULE: ./lib/cli/quiet.js
var quiet = __webpack_require__(62814);
// EXTERNAL MODULE: ./lib/cli/stage.js
var cli_stage = __webpack_require__(11488);
;// CONCATENATED MODULE: ./lib/cli/rehearsal.js
var rehearsal_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var rehearsal_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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
/** A machine with a fixture's files on it, and a model that says what was recorded. */
























/** Make everything, use it, and take it away. Throws when the fixture or its policy cannot be used. */
async function rehearse(plan, use) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { recording } = plan;
        const stage = await setFixture(plan.root);
        const policy = readPolicy(stage.workspace, plan.policy);
        const remote = `file://${stage.server}`;
        const git = rehearsal_addDisposableResource(env_1, await (0,adapters_git/* openGit */.z)({ directory: (0,external_node_path_.join)(stage.places.run, "git"), remote }), true);
        const environment = (0,tool_environment/* toolEnvironment */.u)(process.env, (0,sight/* homeOf */.lt)(process.env));
        const shells = rehearsal_addDisposableResource(env_1, (0,adapters_shells/* openShells */.k)((0,lib_places/* shellsFor */.L)({ ...stage, temp: stage.root, environment })), true);
        const scanner = rehearsal_addDisposableResource(env_1, (0,machine/* openScanner */.n1)(), true);
        const file = rehearsal_addDisposableResource(env_1, (0,actions/* openLogFile */.Jr)(stage.places.log), false);
        const model = openRecordedModel(recording.work);
        const clock = { ...adapters_clock/* systemClock */.m, now: () => model.at };
        const secrets = (0,lib_secrets/* openSecrets */.c)(new Map());
        const files = (0,machine/* openFiles */.Km)();
        const parts = { clock, random: random/* systemRandom */.v, model, git, files, scanner, secrets, runner: (0,quiet/* quietRunner */.T)() };
        const world = {
            ...parts,
            github: (0,cli_stage/* openStageGitHub */.eT)(stage, git),
            shell: await shells.open({ ...(0,egress/* shellPlace */.m)(policy), covered: [] }),
            log: (0,log/* openLog */.Ne)(clock, secrets, file),
        };
        const order = (0,cli_stage/* orderFor */.co)(stage, recording.model, environment);
        const admitted = await admit(recording, policy, git);
        const { inside } = world.shell;
        const workspace = (0,change_workspace/* openWorkspace */.O)(await files.realPath(stage.workspace), inside?.files ?? files, inside && workplace/* SCRATCH */.Z);
        return await use({ world, order, admitted, workspace, mark: random/* systemRandom */.v.hex(6), signal: order.stop }, model);
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = rehearsal_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
const start = (0,external_node_util_.promisify)(external_node_child_process_.execFile);
/** The fixture as a repository with one commit, since some tools ask git. */
async function setFixture(root) {
    const [server, workspace] = [(0,external_node_path_.join)(root, "server.git"), (0,external_node_path_.join)(root, "workspace")];
    const places = (0,lib_places/* makePlaces */.H)((0,external_node_path_.join)(root, "run"));
    const env = { ...process.env, GIT_CONFIG_GLOBAL: "/dev/null" };
    const git = async (...words) => {
        await start("git", words, { cwd: workspace, env });
    };
    await git("init", "-q", "-b", "main");
    await git("add", "--all");
    await git("-c", "user.name=Fixture", "-c", "user.email=fixture@localhost", "commit", "-q", "--allow-empty", "-m", ".");
    await git("clone", "-q", "--bare", ".", server);
    await git("--git-dir", server, "config", "uploadpack.allowAnySHA1InWant", "true");
    return { root, server, workspace, places };
}
function readPolicy(workspace, path = (0,external_node_path_.join)(workspace, load/* DEFAULT_PATH */.O)) {
    const text = (0,external_node_fs_.existsSync)(path) ? (0,external_node_fs_.readFileSync)(path, "utf8") : undefined;
    const found = policy_manifests/* MANIFESTS */.V.filter((name) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(workspace, name)));
    const manifests = new Map(found.map((name) => [name, (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(workspace, name), "utf8")]));
    const loaded = (0,load/* loadPolicy */.t)(text === undefined ? undefined : { path: load/* DEFAULT_PATH */.O, ref: "", text }, manifests);
    if (loaded.kind === "loaded")
        return loaded.policy;
    throw new Error(loaded.faults.map(({ line, column, message }) => `${path}:${line}:${column}: ${message}`).join("\n"));
}
async function admit({ request, limits }, policy, git) {
    const sha = await git.remoteBranch("main");
    if (sha === undefined)
        throw new Error("The fixture has no commit.");
    await git.fetch(sha);
    const read = await (0,trusted/* readProject */.W)(git, sha);
    if (read.kind === "faulty")
        throw new Error(read.faults.map(({ message }) => message).join("\n"));
    const { kind, trigger, actor, instruction, key } = request;
    const wish = { kind, trigger, instruction, askers: [actor], key };
    const asked = { instruction, prompt: "" };
    return { kind: "open", wish, request, asked, policy, project: read.project, limits };
}

;// CONCATENATED MODULE: ./lib/cli/replay.js
/** `remit replay LOG`: a recorded run again, offline: its report, or its replies over a directory of files. */









const USAGE = `remit replay LOG                    the report of a recorded run, made again
remit replay LOG --fixture DIR      its model's replies over a copy of DIR, with real tools, and where the two part
  --policy FILE                     another policy than .github/remit.toml of DIR
`;
async function runReplay(words) {
    const parsed = parse(words);
    if (parsed === undefined)
        return (0,complain/* complain */.c)("remit replay takes one log.", USAGE);
    const entries = readEntries(parsed.path);
    if (typeof entries === "string")
        return (0,complain/* complain */.c)(entries);
    if (parsed.fixture === undefined)
        return void process.stdout.write(`${(0,summary/* renderSummary */.B)(entries)}\n`);
    const recording = readRecording(entries);
    if (typeof recording === "string")
        return (0,complain/* complain */.c)(`${parsed.path} cannot be played: ${recording}`);
    await play(recording, parsed.fixture, parsed.policy);
}
function parse(words) {
    const text = { type: "string" };
    try {
        const options = { fixture: text, policy: text };
        const { positionals, values } = (0,external_node_util_.parseArgs)({ args: [...words], allowPositionals: true, options });
        const [path, ...rest] = positionals;
        return path === undefined || rest.length > 0 ? undefined : { path, ...values };
    }
    catch {
        return undefined; // An option that there is not.
    }
}
/** The log, or why there is none. */
function readEntries(path) {
    try {
        return (0,log/* readLog */.x6)((0,external_node_fs_.readFileSync)(path, "utf8"));
    }
    catch (error) {
        return `${path} is not a log of Remit's: ${error instanceof Error ? error.message : String(error)}`;
    }
}
/** Over a copy: the fixture stays as it is. */
async function play(recording, fixture, policy) {
    const root = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), "remit-replay-"));
    try {
        const workspace = (0,external_node_path_.join)(root, "workspace");
        (0,external_node_fs_.mkdirSync)(workspace);
        (0,external_node_fs_.cpSync)(fixture, workspace, { recursive: true, filter: (source) => !/(?:^|\/)\.git$/.test(source) });
        await rehearse({ recording, root, policy }, async (job, model) => {
            const replayed = await replay(job, recording, () => model.rest);
            tell(recording, replayed, job.admitted.policy.source.digest);
        });
    }
    catch (error) {
        (0,complain/* complain */.c)(`The replay could not be made: ${error instanceof Error ? error.message : String(error)}`);
    }
    finally {
        (0,external_node_fs_.rmSync)(root, { recursive: true, force: true });
    }
}
function tell(recording, { end, questions, divergence, ...replayed }, digest) {
    const policy = digest === recording.policy ? [] : ["The policy is another than the recorded run's."];
    const notes = [...replayed.notes, ...policy];
    const lines = [
        ...notes.map((note) => `Note: ${note}`),
        `Questions asked: ${questions}. The agent ended: ${end.kind}.`,
    ];
    if (divergence === undefined)
        lines.push("No divergence: every question was asked as recorded.");
    else {
        const { question, seq, what, cause } = divergence;
        const at = seq === undefined ? "" : ` (entry ${seq} of the log)`;
        lines.push(`First divergence: question ${question}${at}. ${what}`);
        if (cause !== undefined)
            lines.push(`The first entry that differs is ${cause}: ${describe(recording, cause)}.`);
        process.exitCode = 1;
    }
    process.stdout.write(lines.map((line) => `${line}\n`).join(""));
}
function describe({ before, work }, seq) {
    const event = [...before, ...work].find((entry) => entry.seq === seq)?.event;
    if (event?.type === "call.finished")
        return `the answer of ${event.tool}`;
    return event?.type ?? "unknown";
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
