export const id = 168;
export const ids = [168];
export const modules = {

/***/ 46168:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  finishRun: () => (/* binding */ finishRun)
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
// EXTERNAL MODULE: ./lib/adapters/github.js + 11 modules
var github = __webpack_require__(47139);
// EXTERNAL MODULE: ./lib/adapters/machine.js
var machine = __webpack_require__(41285);
// EXTERNAL MODULE: ./lib/adapters/shells.js + 9 modules
var adapters_shells = __webpack_require__(70516);
// EXTERNAL MODULE: ./lib/events.js + 2 modules
var events = __webpack_require__(23531);
// EXTERNAL MODULE: ./lib/inputs.js + 2 modules
var inputs = __webpack_require__(98449);
// EXTERNAL MODULE: ./lib/log.js
var log = __webpack_require__(97309);
// EXTERNAL MODULE: ./lib/places.js
var places = __webpack_require__(58087);
// EXTERNAL MODULE: ./lib/report/closing.js
var closing = __webpack_require__(71425);
// EXTERNAL MODULE: ./lib/report/saved.js
var report_saved = __webpack_require__(6861);
// EXTERNAL MODULE: ./lib/change/layout.js + 1 modules
var layout = __webpack_require__(72198);
// EXTERNAL MODULE: ./lib/change/baseline.js + 1 modules
var baseline = __webpack_require__(68379);
// EXTERNAL MODULE: ./lib/change/baseline-file.js
var baseline_file = __webpack_require__(11384);
// EXTERNAL MODULE: ./lib/run/catch-up.js
var catch_up = __webpack_require__(2714);
// EXTERNAL MODULE: ./lib/run/gate.js + 4 modules
var gate = __webpack_require__(16331);
// EXTERNAL MODULE: ./lib/run/resume-collect.js
var resume_collect = __webpack_require__(74873);
// EXTERNAL MODULE: ./lib/run/resume-keep.js
var resume_keep = __webpack_require__(32814);
;// CONCATENATED MODULE: ./lib/run/resume-late.js
/** Keeping a run whose process did not live to keep itself: the post step's part. */








/** Whether the main step left this to be done. */
function isDue(saved) {
    return saved.keep !== "" && saved.kept === "";
}
/** The edits as a patch beside the log, for a run that is kept nowhere and did not live to leave them. Never throws. */
async function rescueLate(late) {
    const work = await collectLate(late).catch(() => undefined);
    if (work !== undefined)
        await leavePatch(work, late).catch(() => { });
}
/** The conversation as it lies on disk, and the edits as they lie in the workspace. Never throws. */
async function keepLate(late) {
    const { saved, entries, git, secrets, now } = late;
    const last = (0,closing/* finished */.xl)(entries, saved, now).at(-1)?.event;
    if (last?.type !== "run.finished")
        return (0,resume_keep/* unkept */.s)("The run has no end.");
    try {
        const work = last.outcome.publication === undefined ? await findWork(late) : undefined;
        if (work !== undefined)
            await leavePatch(work, late);
        const parts = { git, redact: secrets.redact, entries, outcome: last.outcome, names: saved.keep.split(" ") };
        return await (0,resume_keep/* keepRun */.Xz)({ ...parts, time: Math.floor(now / 1000), ...(work === undefined ? {} : { work }) });
    }
    catch (error) {
        return (0,resume_keep/* unkept */.s)(`The run could not be kept: ${error instanceof Error ? error.message : String(error)}`);
    }
}
/** Beside the log, as a run that ends by itself leaves it. */
async function leavePatch(work, { entries, git, files, run }) {
    const started = entries.findLast(({ event }) => event.type === "run.started")?.event;
    if (started?.type !== "run.started")
        return;
    const patch = Buffer.from(await git.diff(started.request.base.sha, work), "latin1");
    await files.write(`${run}/work.patch`, patch).catch(() => { }); // The commit is kept all the same.
}
/** Where the edits cannot be had, those of the run before that this one went on from are kept as they were. */
async function findWork(late) {
    const { saved, entries, git } = late;
    // The log is worth keeping without the edits, whatever the workspace is like by now.
    const found = await collectLate(late).catch(() => undefined);
    if (found !== undefined)
        return found;
    const putBack = entries.some(({ event }) => event.type === "agent.told" && event.why === "continued");
    if (saved.work === "" || putBack)
        return undefined;
    await git.fetch(saved.work);
    return saved.work;
}
/** The workspace against its baseline, under the policy that the run was under. */
async function collectLate(late) {
    const { entries, git, files, secrets, settings, run, now } = late;
    const started = entries.findLast(({ event }) => event.type === "run.started")?.event;
    const place = `${run}/${baseline_file/* BASELINE_FILE */.tu}`;
    if (started?.type !== "run.started" || !(await files.exists(place)))
        return undefined;
    const { request } = started;
    await git.fetch(request.trusted.sha);
    if (request.base.sha !== request.trusted.sha)
        await (0,catch_up/* bringBase */.Wd)(git, request, settings.github.serverUrl);
    const { loaded } = await (0,gate/* readTrusted */.G)({ git }, request.trusted, settings);
    if (loaded.kind !== "loaded" || loaded.policy.source.digest !== started.policy.digest)
        return undefined;
    const { policy } = loaded;
    const root = await files.realPath(settings.runner.workspace);
    const baseline = await findBaseline(await files.read(place), { root, files, git, commit: request.base.sha }, late);
    if (baseline === undefined)
        return undefined;
    const { serverUrl } = settings.github;
    const time = Math.floor(now / 1000);
    return await (0,resume_collect/* collectWork */.Q)({ git, secrets, baseline, request, policy, runUrl: started.run.url, serverUrl, time });
}
/** As the killed run took it: a scan of the checkout, or what lies below the layer, which is opened once more. */
async function findBaseline(bytes, facts, { openLayer }) {
    const covered = (0,baseline_file/* coveredOf */.ak)(bytes, facts.commit);
    if (covered === undefined)
        return await (0,baseline_file/* reviveBaseline */.fW)(bytes, facts);
    const inside = await openLayer(covered);
    if (inside?.upper === undefined)
        return undefined;
    const [host, hidden] = [facts.files, new Set(covered)];
    const laid = await (0,layout/* findLaid */.i)({ ...facts, host, covered: hidden });
    const layer = { upper: inside.upper, lower: facts.root, host, laid, covered: hidden };
    return await (0,baseline/* layBaseline */.OL)({ ...facts, files: inside.files }, layer);
}

// EXTERNAL MODULE: ./lib/secrets.js + 5 modules
var lib_secrets = __webpack_require__(52593);
// EXTERNAL MODULE: ./lib/secrets/declared.js
var declared = __webpack_require__(7763);
;// CONCATENATED MODULE: ./lib/post/finish.js
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
/** What the main step left undone: finish the report of a run that was cut off, and keep it for whoever goes on from it. */

















async function finishRun(saved) {
    if (saved.git !== "")
        await putBackGit(saved.git);
    if ((0,report_saved/* isClosed */.Lx)({ ...saved, git: "" }))
        return;
    const read = (0,inputs/* readSettings */.s)(process.env);
    if (read.kind === "faulty")
        return; // The main step has said so.
    const secrets = (0,lib_secrets/* openSecrets */.c)((0,declared/* declaredSecrets */.u)(process.env));
    const runner = (0,actions/* openRunner */.NH)(secrets);
    try {
        await finish_close(saved, read.value, secrets, runner);
    }
    catch (error) {
        runner.annotate("warning", "Remit: the report is not whole", error instanceof Error ? error.message : String(error));
    }
}
/** Once more, for what outlived the main step; later steps run git there with the token in their environment. */
async function putBackGit(kept) {
    const cut = kept.indexOf(" ");
    const { restoreGit } = await __webpack_require__.e(/* import() */ 567).then(__webpack_require__.bind(__webpack_require__, 4567));
    const archive = (0,external_node_fs_.existsSync)(kept.slice(cut + 1)) ? (0,external_node_fs_.readFileSync)(kept.slice(cut + 1)) : Buffer.alloc(0);
    if (restoreGit(archive, kept.slice(0, cut)) !== undefined)
        return;
    const why = "What was kept of the checkout's .git is not what the main step kept, so that it could not be put back: a command without a sandbox has changed it. Do not run git there.";
    process.stdout.write(`::error title=Remit: the checkout's .git::${why}\n`);
}
async function finish_close(saved, settings, secrets, runner) {
    const clock = adapters_clock/* systemClock */.m;
    const found = (0,external_node_fs_.existsSync)(saved.log) ? (0,log/* salvageLog */.Ks)((0,external_node_fs_.readFileSync)(saved.log, "utf8")) : [];
    const entries = saved.kept === "" ? await keep(saved, found, settings, secrets) : found;
    await (0,closing/* closeReport */.TF)({ saved, entries, github: (0,github/* openGitHub */.o)({ ...settings.github, clock }), runner, clock });
    await runner.settle();
}
/** What the main step did not live to keep. In a git directory of its own: the main step's was beside a model's commands. */
async function keep(saved, entries, settings, secrets) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { serverUrl, repository, token } = settings.github;
        const run = (0,external_node_path_.dirname)(saved.log);
        const directory = (0,external_node_path_.join)(run, "git-post");
        const git = __addDisposableResource(env_1, await (0,adapters_git/* openGit */.z)({ directory, remote: `${serverUrl}/${repository}`, token }), true);
        const at = adapters_clock/* systemClock */.m.now();
        const shells = __addDisposableResource(env_1, (0,adapters_shells/* openShells */.k)((0,places/* shellsFor */.L)({ places: (0,places/* makePlaces */.H)(run), environment: process.env, ...settings.runner })), true);
        const openLayer = async (covered) => (await shells.open({ mode: "require", services: [], show: [], covered })).inside;
        const late = { saved, entries, git, files: (0,machine/* openFiles */.Km)(), secrets, settings, run, openLayer, now: at };
        if (!isDue(saved)) {
            await rescueLate(late);
            return entries;
        }
        const event = await keepLate(late);
        // Not last: a log that has its end keeps it there.
        const end = entries.at(-1)?.event.type === "run.finished" ? entries.length - 1 : entries.length;
        const kept = { seq: end, at, agent: events/* MAIN */.QT, event };
        const rest = entries.slice(end).map((entry) => ({ ...entry, seq: entry.seq + 1 }));
        return [...entries.slice(0, end), kept, ...rest];
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


/***/ })

};
