export const id = 342;
export const ids = [342];
export const modules = {

/***/ 342:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runAction: () => (/* binding */ runAction)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _adapters_actions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6551);
/* harmony import */ var _adapters_clock_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1642);
/* harmony import */ var _adapters_gemini_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7595);
/* harmony import */ var _adapters_git_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2273);
/* harmony import */ var _adapters_github_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8961);
/* harmony import */ var _adapters_machine_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3782);
/* harmony import */ var _adapters_random_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6817);
/* harmony import */ var _adapters_shells_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5553);
/* harmony import */ var _adapters_tool_environment_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(4540);
/* harmony import */ var _events_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(7501);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(646);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7309);
/* harmony import */ var _report_saved_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(6861);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(2637);
/* harmony import */ var _secrets_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(3401);
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
    const secrets = (0,_secrets_js__WEBPACK_IMPORTED_MODULE_13__/* .openSecrets */ .c)(declaredSecrets(process.env));
    const runner = (0,_adapters_actions_js__WEBPACK_IMPORTED_MODULE_2__/* .openRunner */ .NH)(secrets);
    const read = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_14__/* .readSettings */ .s)(process.env);
    if (read.kind === "faulty")
        return await refuseInputs(runner, read.faults);
    const places = makePlaces(read.value);
    runner.saveState(_report_saved_js__WEBPACK_IMPORTED_MODULE_11__/* .SAVED */ .M.log, places.log);
    const stop = stopOnSignal(runner);
    const conclusion = await runOnce(read.value, places, runner, secrets, stop);
    process.exitCode = (0,_events_js__WEBPACK_IMPORTED_MODULE_15__/* .succeeded */ .g)(conclusion) ? 0 : 1;
    await runner.settle();
}
async function runOnce(settings, places, runner, secrets, stop) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { github, model } = settings;
        const [clock, random] = [_adapters_clock_js__WEBPACK_IMPORTED_MODULE_3__/* .systemClock */ .m, _adapters_random_js__WEBPACK_IMPORTED_MODULE_8__/* .systemRandom */ .v];
        const gemini = (0,_adapters_gemini_js__WEBPACK_IMPORTED_MODULE_4__.openGemini)({
            credentials: model.access,
            ...(model.access.baseUrl === undefined ? {} : { baseUrl: model.access.baseUrl }),
            clock,
            random,
        });
        gemini.warm();
        const remote = `${github.serverUrl}/${github.repository}`;
        const environment = (0,_adapters_tool_environment_js__WEBPACK_IMPORTED_MODULE_16__/* .toolEnvironment */ .u)(process.env, places.home);
        const shells = __addDisposableResource(env_1, (0,_adapters_shells_js__WEBPACK_IMPORTED_MODULE_9__/* .openShells */ .k)(viewOf(settings, places), environment["PATH"] ?? ""), true);
        const git = __addDisposableResource(env_1, await (0,_adapters_git_js__WEBPACK_IMPORTED_MODULE_5__/* .openGit */ .z)({ directory: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(places.run, "git"), remote, token: github.token }), true);
        const scanner = __addDisposableResource(env_1, (0,_adapters_machine_js__WEBPACK_IMPORTED_MODULE_7__/* .openScanner */ .n1)(), true);
        const file = __addDisposableResource(env_1, (0,_adapters_actions_js__WEBPACK_IMPORTED_MODULE_2__/* .openLogFile */ .Jr)(places.log), false);
        const outcome = await (0,_run_js__WEBPACK_IMPORTED_MODULE_12__/* .run */ .e)({
            clock,
            random,
            model: gemini,
            github: (0,_adapters_github_js__WEBPACK_IMPORTED_MODULE_6__/* .openGitHub */ .o)({ ...github, clock }),
            git,
            files: (0,_adapters_machine_js__WEBPACK_IMPORTED_MODULE_7__/* .openFiles */ .Km)(),
            shells,
            scanner,
            runner,
            secrets,
            log: (0,_log_js__WEBPACK_IMPORTED_MODULE_10__/* .openLog */ .N)(clock, secrets, file),
        }, orderOf(settings, places, environment, stop));
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
function orderOf(settings, places, toolEnvironment, stop) {
    const { event, serverUrl, repository, runId } = settings.github;
    return {
        settings,
        event: { name: event.name, payload: JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(event.path, "utf8")) },
        runUrl: `${serverUrl}/${repository}/actions/runs/${runId}`,
        platform: process.platform,
        places,
        toolEnvironment,
        stop,
    };
}
function makePlaces({ github, runner }) {
    const run = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(runner.temp, `remit-${github.runId}-${github.runAttempt}`);
    const places = { run, log: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(run, "log.ndjson"), outputs: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(run, "outputs"), home: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(run, "home") };
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(places.home, "tmp"), { recursive: true });
    return places;
}
/** What commands see of the machine. */
function viewOf({ runner }, { home }) {
    const realHome = process.env["HOME"];
    const hidden = [...new Set([runner.temp, "/tmp", "/run", ...(realHome === undefined ? [] : [realHome])])];
    return { workspace: runner.workspace, writable: [home], hidden, readable: toolchains(realHome) };
}
/** Programs that are installed in the home, as rustup, nvm and pyenv do. */
function toolchains(home) {
    if (home === undefined)
        return [];
    const named = ["CARGO_HOME", "RUSTUP_HOME", "GOPATH", "PNPM_HOME", "NVM_DIR", "DOTNET_ROOT", "PYENV_ROOT"];
    const places = [...(process.env["PATH"] ?? "").split(":"), ...named.flatMap((name) => process.env[name] ?? [])];
    return [...new Set(places.filter((place) => place.startsWith(`${home}/`)))];
}
/** Everything in the environment that must not reach a sink. */
function declaredSecrets(environment) {
    const names = [
        "INPUT_GEMINI-API-KEY",
        "INPUT_GITHUB-TOKEN",
        "ACTIONS_RUNTIME_TOKEN",
        "ACTIONS_ID_TOKEN_REQUEST_TOKEN",
        "GITHUB_TOKEN",
        "GH_TOKEN",
        "GEMINI_API_KEY",
        "GOOGLE_API_KEY",
    ];
    return new Map(names.flatMap((name) => {
        const value = environment[name]?.trim() ?? "";
        return value === "" ? [] : [[name.replace(/^INPUT_/, "").toLowerCase(), value]];
    }));
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
        runner.saveState(_report_saved_js__WEBPACK_IMPORTED_MODULE_11__/* .SAVED */ .M.signal, signal);
        stop.abort("cancelled");
        setTimeout(() => process.exit(1), LAST_WORDS_MS).unref();
    };
    process.on("SIGINT", cancel);
    process.on("SIGTERM", cancel);
    return stop.signal;
}


/***/ })

};
