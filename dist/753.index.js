export const id = 753;
export const ids = [753];
export const modules = {

/***/ 88753:
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
// EXTERNAL MODULE: ./lib/adapters/gemini.js + 11 modules
var gemini = __webpack_require__(97595);
// EXTERNAL MODULE: ./lib/adapters/git.js + 16 modules
var adapters_git = __webpack_require__(15701);
// EXTERNAL MODULE: ./lib/adapters/github.js + 9 modules
var adapters_github = __webpack_require__(67891);
// EXTERNAL MODULE: ./lib/adapters/machine.js + 7 modules
var machine = __webpack_require__(11834);
// EXTERNAL MODULE: ./lib/adapters/mcp-client.js + 5 modules
var mcp_client = __webpack_require__(41212);
// EXTERNAL MODULE: ./lib/adapters/random.js
var adapters_random = __webpack_require__(96817);
// EXTERNAL MODULE: ./lib/adapters/shells.js + 5 modules
var adapters_shells = __webpack_require__(64502);
// EXTERNAL MODULE: ./lib/adapters/tool-environment.js
var tool_environment = __webpack_require__(74540);
// EXTERNAL MODULE: ./lib/adapters/web.js
var web = __webpack_require__(61302);
// EXTERNAL MODULE: ./lib/records.js
var records = __webpack_require__(67501);
// EXTERNAL MODULE: ./lib/inputs.js
var inputs = __webpack_require__(50646);
// EXTERNAL MODULE: ./lib/log.js
var lib_log = __webpack_require__(97309);
// EXTERNAL MODULE: ./lib/report/saved.js
var saved = __webpack_require__(6861);
// EXTERNAL MODULE: ./lib/run.js + 11 modules
var run = __webpack_require__(78545);
// EXTERNAL MODULE: ./lib/change/parcel.js + 1 modules
var change_parcel = __webpack_require__(58859);
// EXTERNAL MODULE: ./lib/change/publish.js + 1 modules
var publish = __webpack_require__(13531);
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
// EXTERNAL MODULE: ./lib/run/conclude.js
var conclude = __webpack_require__(56008);
// EXTERNAL MODULE: ./lib/run/faults.js
var faults = __webpack_require__(89896);
// EXTERNAL MODULE: ./lib/run/gate.js + 4 modules
var run_gate = __webpack_require__(16331);
// EXTERNAL MODULE: ./lib/run/keeping.js
var keeping = __webpack_require__(69950);
// EXTERNAL MODULE: ./lib/run/publishing.js
var publishing = __webpack_require__(79768);
// EXTERNAL MODULE: ./lib/run/resume-keeper.js
var resume_keeper = __webpack_require__(49489);
// EXTERNAL MODULE: ./lib/ports.js + 4 modules
var ports = __webpack_require__(48076);
;// CONCATENATED MODULE: ./lib/run/second-job/directory.js
/** A proposal's directory, read: the three files that belong there and no others. */



async function readParcel(files, directory) {
    const root = files.realPath(directory);
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
// EXTERNAL MODULE: ./lib/events.js
var events = __webpack_require__(17562);
// EXTERNAL MODULE: ./lib/report/comment.js
var comment = __webpack_require__(37023);
// EXTERNAL MODULE: ./lib/report/summary.js + 1 modules
var summary = __webpack_require__(52486);
;// CONCATENATED MODULE: ./lib/run/second-job/log.js
/** The log of the job that worked, taken over by the job that publishes: people read one story. */




/**
 * Put the entries into this job's log, without the end they had. The request and the policy stand in it as this job
 * knows them. False, and nothing is put anywhere, where it is no log that a report can be made of.
 */
function restoreLog(desk, order, gate, bytes) {
    const entries = readEntries(bytes);
    const start = entries.findLastIndex(({ event }) => event.type === "run.started");
    const started = entries[start]?.event;
    if (started?.type !== "run.started" || started.request.key !== gate.request.key)
        return false;
    const own = entries.flatMap((entry, index) => {
        if (LEFT_OUT.has(entry.event.type))
            return [];
        return [index === start ? { ...entry, event: knownHere(started, order, gate) } : entry];
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
    "review.posted",
    "run.kept",
    "plan.kept",
    "plan.unkept",
    "run.finished",
    "request.declined",
]);
function knownHere(started, { settings, runUrl }, { request, policy, limits }) {
    const { runId: id, runAttempt: attempt, repository } = settings.github;
    const run = { ...started.run, id, attempt, repository, url: runUrl };
    return { ...started, run, request, policy: policy.source, limits };
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
        { seq: entries.length, at: 0, agent: events/* MAIN */.Q, event: { type: "run.finished", outcome } },
    ];
    try {
        return (0,comment/* renderComment */.w)(whole).length + (0,summary/* renderSummary */.B)(whole).length > 0;
    }
    catch {
        return false;
    }
}

;// CONCATENATED MODULE: ./lib/run/second-job/base.js
/**
 * A pull request's head and a branch of Remit's own must be where they were. A new branch may start from an older commit
 * of its base: people took their time to look at the proposal, and the base went on. Fetches the commit.
 */
async function startingPoint(request, { base, target }, git) {
    const now = request.base;
    const same = now.name === base.name;
    if (same && now.sha === base.sha)
        return { kind: "stands", request };
    const isNew = target.expect === undefined && request.subject?.kind !== "pull";
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
    return await publishFor(desk, order, await approvedStill(desk, gate));
}
/** An approval is looked into once more, where no model has been: the plan and all that it is bound to. */
async function approvedStill(desk, gate) {
    const approves = gate.wish.command?.name.toLowerCase() === "approve";
    return approves ? await (0,approve/* approve */.S)(desk, gate, "after work") : { admitted: gate, start: { kind: "fresh" } };
}
async function publishFor(desk, order, { admitted: gate, start }) {
    const received = await receive(desk, order).catch((error) => second_job_refused((0,faults/* faultOf */.K)(error)));
    const restored = received.kind === "opened" && restoreLog(desk, order, gate, received.log);
    if (!restored)
        (0,announce/* announce */.iP)({ ...desk, shell: { sandbox: "not needed" } }, order, gate, { kind: "fresh" });
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
    const [reportPath, receiptPath] = await Promise.all([(0,keeping/* keepPage */.t)(desk, order), (0,keeping/* keepReceipt */.u)(desk, order)]);
    await report.finish({ logPath: order.places.log, reportPath, receiptPath });
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
        await desk.files.write(`${places.run}/work.patch`, patch);
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
    const foreign = refuseForeign(parcel, gate);
    if (foreign !== undefined)
        return { outcome: failed(foreign) };
    if (request.base.sha !== request.trusted.sha)
        await desk.git.fetch(request.base.sha);
    if (await (0,publish/* wasPublished */.iS)(request, desk.git)) {
        const end = parcel.change?.end ?? { kind: "finished", text: parcel.outcome.message };
        return { outcome: (0,conclude/* conclude */.E)(request, end, await (0,publishing/* publishAgain */.Yp)(desk, order, gate), isVerified(parcel)) };
    }
    if (parcel.review !== undefined)
        return await postReview(desk, order, gate, parcel.review);
    if (parcel.change === undefined) {
        const fault = await (0,change_parcel/* refusePatch */.vX)(parcel, patch, desk.git);
        return { outcome: fault === undefined ? parcel.outcome : failed(fault) };
    }
    const { proposal, end, unverified } = parcel.change;
    const start = await startingPoint(request, proposal, desk.git);
    if (start.kind === "moved")
        return { outcome: failed(start.fault) };
    const misfit = await (0,change_parcel/* storeContents */.IF)(parcel, desk.git);
    if (misfit !== undefined)
        return { outcome: failed(misfit) };
    const admitted = { ...gate, policy, request: start.request };
    const published = await (0,publishing/* publishProposal */.OZ)(desk, order, admitted, proposal, unverified, () => (0,change_parcel/* refusePatch */.vX)(parcel, patch, desk.git));
    const left = published.kind === "withheld" || published.kind === "kept" ? published.work : undefined;
    const outcome = (0,conclude/* conclude */.E)(request, end, published, unverified === undefined);
    return { outcome, ...(left !== undefined && { left }) };
}
/** The words are another job's; where they go is for this one to say. */
async function postReview(desk, order, gate, { plan, end }) {
    const { request } = gate;
    const misfit = (0,review/* refuseReview */.HB)(plan, request);
    if (misfit !== undefined)
        return { outcome: failed(misfit) };
    const masked = (0,review/* maskPlan */.km)(plan, desk.secrets.redact);
    return { outcome: (0,conclude/* concludeReview */.c)(request, end, await (0,reviewing/* postPlan */.yK)(desk, order, gate, masked)) };
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
function failed(fault) {
    return { conclusion: "failed", message: fault.message, fault };
}

// EXTERNAL MODULE: ./lib/run/world.js
var world = __webpack_require__(59549);
// EXTERNAL MODULE: ./lib/secrets.js + 4 modules
var lib_secrets = __webpack_require__(3401);
// EXTERNAL MODULE: ./lib/secrets/declared.js
var declared = __webpack_require__(7763);
// EXTERNAL MODULE: ./lib/version.js
var version = __webpack_require__(13411);
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
async function runAction() {
    external_node_http_.setGlobalProxyFromEnv?.(); // Since Node 24.5: fetch, and with it the model, goes through the runner's proxy.
    const secrets = (0,lib_secrets/* openSecrets */.c)((0,declared/* declaredSecrets */.u)(process.env));
    const runner = (0,actions/* openRunner */.NH)(secrets);
    const read = (0,inputs/* readSettings */.s)(process.env);
    if (read.kind === "faulty")
        return await refuseInputs(runner, read.faults);
    const places = makePlaces(read.value);
    runner.saveState(saved/* SAVED */.M.log, places.log);
    const stop = stopOnSignal(runner);
    const conclusion = await runOnce(read.value, places, runner, secrets, stop);
    process.exitCode = (0,records/* succeeded */.g)(conclusion) ? 0 : 1;
    await runner.settle();
}
async function runOnce(settings, places, runner, secrets, stop) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { github } = settings;
        const clock = adapters_clock/* systemClock */.m;
        const remote = `${github.serverUrl}/${github.repository}`;
        const environment = (0,tool_environment/* toolEnvironment */.u)(process.env, places.home);
        const order = orderOf(settings, places, environment, stop);
        const git = __addDisposableResource(env_1, await (0,adapters_git/* openGit */.z)({ directory: (0,external_node_path_.join)(places.run, "git"), remote, token: github.token }), true);
        const file = __addDisposableResource(env_1, (0,actions/* openLogFile */.Jr)(places.log), false);
        const log = (0,lib_log/* openLog */.Ne)(clock, secrets, file);
        const desk = { clock, github: (0,adapters_github/* openGitHub */.o)({ ...github, clock }), git, files: (0,machine/* openFiles */.Km)(), runner, secrets, log };
        const publishes = settings.job?.kind === "publish";
        const outcome = await (publishes ? publishLater(desk, order) : runWithModel(desk, settings, order));
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
async function runWithModel(desk, settings, order) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const { access } = settings.model;
        const [clock, random] = [adapters_clock/* systemClock */.m, adapters_random/* systemRandom */.v];
        const baseUrl = access.baseUrl === undefined ? {} : { baseUrl: access.baseUrl };
        const model = (0,gemini.openGemini)({ credentials: access, ...baseUrl, clock, random });
        model.warm();
        const { places, toolEnvironment: environment } = order;
        const shells = __addDisposableResource(env_2, (0,adapters_shells/* openShells */.k)(shellsOf(settings, places, environment)), true);
        const scanner = __addDisposableResource(env_2, (0,machine/* openScanner */.n1)(), true);
        const servers = __addDisposableResource(env_2, (0,mcp_client/* openServers */.n)({
            ...serverOptions(settings, places, environment),
            place: () => shells.place((0,world/* serverHome */.L)(places)),
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
function orderOf(settings, places, toolEnvironment, stop) {
    const { event, serverUrl, repository, runId } = settings.github;
    return {
        settings,
        event: { name: event.name, payload: JSON.parse((0,external_node_fs_.readFileSync)(event.path, "utf8")) },
        runUrl: `${serverUrl}/${repository}/actions/runs/${runId}`,
        platform: process.platform,
        places,
        toolEnvironment,
        environment: stepVariables(process.env),
        stop,
    };
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
function makePlaces({ github, runner }) {
    const run = (0,external_node_path_.join)(runner.temp, `remit-${github.runId}-${github.runAttempt}`);
    const places = { run, log: (0,external_node_path_.join)(run, "log.ndjson"), outputs: (0,external_node_path_.join)(run, "outputs"), home: (0,external_node_path_.join)(run, "home") };
    (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(places.home, "tmp"), { recursive: true });
    (0,external_node_fs_.mkdirSync)((0,world/* trustedPlace */.p)(places)); // Before the sandbox is made: it can only show what is there.
    return places;
}
/** What commands see of the machine. */
function shellsOf({ runner }, places, environment) {
    const realHome = process.env["HOME"];
    const hidden = [...new Set([runner.temp, "/tmp", "/run", ...(realHome === undefined ? [] : [realHome])])];
    const readable = [...(0,tool_environment/* toolchains */.j)(process.env), (0,world/* trustedPlace */.p)(places)];
    const view = { workspace: runner.workspace, writable: [places.home], hidden, readable };
    return { ...view, path: environment["PATH"] ?? "", egress: (0,external_node_path_.join)(places.run, "egress") };
}
async function refuseInputs(runner, faults) {
    for (const fault of faults)
        runner.annotate("error", "Remit: input", fault);
    runner.setOutput("conclusion", "failed");
    runner.setOutput("final-message", faults.join("\n"));
    process.exitCode = 1;
    await runner.settle();
}
function stopOnSignal(runner) {
    const stop = new AbortController();
    const cancel = (signal) => {
        if (stop.signal.aborted)
            return;
        runner.saveState(saved/* SAVED */.M.signal, signal);
        stop.abort("cancelled");
        setTimeout(() => process.exit(1), LAST_WORDS_MS).unref();
    };
    process.on("SIGINT", cancel);
    process.on("SIGTERM", cancel);
    return stop.signal;
}


/***/ })

};
