"use strict";

exports.id = 7187;

exports.ids = [ 7187 ];

exports.modules = {
  38352: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var act = (async function act(isolation, start) {
      (0, _adapters_js__WEBPACK_IMPORTED_MODULE_4__.GP)();
      const secrets = (0, _secrets_js__WEBPACK_IMPORTED_MODULE_5__.c)((0, _secrets_js__WEBPACK_IMPORTED_MODULE_5__.u)(process.env));
      const runner = (0, _adapters_js__WEBPACK_IMPORTED_MODULE_6__.NH)(secrets);
      if (start.kind === "faulty") return await refuseInputs(runner, start.faults);
      process.on("unhandledRejection", reason => warnOfForgotten(runner, reason));
      const {settings: settings, early: early} = start;
      const kind = settings.job?.kind;
      if (kind === undefined || kind === "run" || kind === "propose") reportIsolation(runner, isolation);
      const job = {
        settings: settings,
        runner: runner,
        secrets: secrets,
        stop: stopOnSignal(runner)
      };
      const conclusion = await early.then(started => carryOut(job, started)).catch(error => breakOff(runner, error));
      process.exitCode = (0, _events_js__WEBPACK_IMPORTED_MODULE_7__.gq)(conclusion) ? 0 : 1;
      await settle(runner);
      leave();
    });
    var leave = (function leave() {
      process.stdout.write("", () => process.exit());
    });
    var settle = (async function settle(runner) {
      await runner.settle().catch(error => {
        runner.annotate("error", "Remit: outputs not written", error instanceof Error ? error.message : String(error));
        process.exitCode = 1;
      });
    });
    var reportIsolation = (function reportIsolation(runner, isolation) {
      if (isolation === "all") return;
      const open = isolation === "environment" ? "memory" : "environment and memory";
      runner.annotate("notice", "Remit: the key", `On this machine the agent's commands can read the ${open} of Remit's process, and so the model's key, unless they run in a sandbox.`);
    });
    var carryOut = (async function carryOut(job, {payload: payload, asks: asks, directories: directories, toolEnvironment: toolEnvironment, sandbox: sandbox}) {
      const env_1 = {
        stack: [],
        error: void 0,
        hasError: false
      };
      try {
        const {settings: settings, runner: runner} = job;
        const {github: github} = settings;
        const kind = settings.job?.kind;
        const started = {
          ...job,
          event: {
            name: github.event.name,
            payload: payload
          }
        };
        if (kind === "gather") return await (await loadJobs()).gatherLogs(started);
        if (kind !== "gate") runner.saveState(_report_js__WEBPACK_IMPORTED_MODULE_9__.MX.log, directories.log);
        const guard = (0, _adapters_js__WEBPACK_IMPORTED_MODULE_10__.Em)();
        const ahead = asks ? (0, _run_js__WEBPACK_IMPORTED_MODULE_11__.dV)(payload) : undefined;
        const git = __addDisposableResource(env_1, await (0, _adapters_js__WEBPACK_IMPORTED_MODULE_12__.z)({
          directory: (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directories.run, "git"),
          remote: `${github.serverUrl}/${github.repository}`,
          token: github.token,
          checkout: settings.runner.workspace,
          guard: guard,
          ...github.outageMs !== undefined && {
            outageMs: github.outageMs
          },
          ...ahead !== undefined && {
            ahead: ahead
          }
        }), true);
        const file = __addDisposableResource(env_1, (0, _adapters_js__WEBPACK_IMPORTED_MODULE_6__.Jr)(directories.log), false);
        const own = {
          ...started,
          directories: directories,
          toolEnvironment: toolEnvironment,
          git: git,
          file: file
        };
        if (kind === "gate") return await (await loadJobs()).lookWhoAsks(own);
        if (kind === "publish") return await (await loadJobs()).runOnce(own);
        const shells = __addDisposableResource(env_1, openJobShells({
          settings: settings,
          runner: runner,
          directories: directories,
          environment: toolEnvironment,
          guard: guard,
          early: sandbox
        }), true);
        return await (await loadJobs()).runOnce({
          ...own,
          shells: shells
        });
      } catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
      } finally {
        const result_1 = __disposeResources(env_1);
        if (result_1) await result_1;
      }
    });
    var loadJobs = (async function loadJobs() {
      await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setImmediate)();
      return await Promise.all([ __webpack_require__.e(9605), __webpack_require__.e(3656), __webpack_require__.e(9453), __webpack_require__.e(4300), __webpack_require__.e(4727), __webpack_require__.e(2215), __webpack_require__.e(418) ]).then(__webpack_require__.bind(__webpack_require__, 418));
    });
    var stopOnSignal = (function stopOnSignal(runner) {
      const stop = new AbortController;
      const cancel = signal => {
        if (stop.signal.aborted) return;
        runner.saveState(_report_js__WEBPACK_IMPORTED_MODULE_9__.MX.signal, signal);
        stop.abort("cancelled");
        setTimeout(() => process.exit(1), LAST_WORDS_MS).unref();
      };
      process.on("SIGINT", cancel);
      process.on("SIGTERM", cancel);
      return stop.signal;
    });
    var openJobShells = (function openJobShells({settings: settings, runner: runner, directories: directories, environment: environment, guard: guard, early: early}) {
      return (0, _adapters_js__WEBPACK_IMPORTED_MODULE_13__.k)({
        ...(0, _directories_js__WEBPACK_IMPORTED_MODULE_14__.Ld)({
          directories: directories,
          environment: environment,
          ...settings.runner,
          protection: {
            guard: guard,
            checkout: {
              workspace: (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(settings.runner.workspace),
              directory: directories.run,
              kept: packed => keepArchive(runner, directories, packed),
              changed: restored => warnOfRestored(runner, restored)
            },
            own: {
              entry: process.argv[1] ?? "",
              changed: files => warnOfChanged(runner, files)
            }
          },
          onRefused: refused => warnOfRefused(runner, refused)
        }),
        refused: (host, reason) => runner.print(`The sandbox's network refused ${host}: ${reason}`),
        early: early
      });
    });
    __webpack_require__.d(__webpack_exports__, {
      act: () => act
    });
    var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
    var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
    var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
    var node_fs__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
    var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
    var node_path__WEBPACK_IMPORTED_MODULE_2___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
    var node_timers_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58500);
    var node_timers_promises__WEBPACK_IMPORTED_MODULE_3___default = __webpack_require__.n(node_timers_promises__WEBPACK_IMPORTED_MODULE_3__);
    var _adapters_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3429);
    var _adapters_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(46106);
    var _adapters_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1736);
    var _adapters_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(57900);
    var _adapters_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(21238);
    var _directories_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(93207);
    var _events_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6786);
    var _report_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(77480);
    var _run_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1613);
    var _run_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(40298);
    var _secrets_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(67333);
    var __addDisposableResource = undefined && undefined.__addDisposableResource || function(env, value, async) {
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
        if (inner) dispose = function() {
          try {
            inner.call(this);
          } catch (e) {
            return Promise.reject(e);
          }
        };
        env.stack.push({
          value: value,
          dispose: dispose,
          async: async
        });
      } else if (async) {
        env.stack.push({
          async: true
        });
      }
      return value;
    };
    var __disposeResources = undefined && undefined.__disposeResources || function(SuppressedError) {
      return function(env) {
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
                if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) {
                  fail(e);
                  return next();
                });
              } else s |= 1;
            } catch (e) {
              fail(e);
            }
          }
          if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
          if (env.hasError) throw env.error;
        }
        return next();
      };
    }(typeof SuppressedError === "function" ? SuppressedError : function(error, suppressed, message) {
      var e = new Error(message);
      return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
    });
    const LAST_WORDS_MS = 4500;
    function warnOfForgotten(runner, reason) {
      runner.annotate("warning", "Remit: a fault of its own", `${(0, _run_js__WEBPACK_IMPORTED_MODULE_8__.K)(reason).message} The run went on; please report this.`);
    }
    function breakOff(runner, error) {
      const {message: message, hint: hint} = (0, _run_js__WEBPACK_IMPORTED_MODULE_8__.K)(error);
      const text = hint === undefined ? message : `${message} ${hint}`;
      runner.annotate("error", "Remit: failed", text);
      runner.saveState(_report_js__WEBPACK_IMPORTED_MODULE_9__.MX.broken, text);
      runner.setOutput("conclusion", "failed");
      runner.setOutput("final-message", message);
      return "failed";
    }
    async function refuseInputs(runner, faults) {
      for (const fault of faults) runner.annotate("error", "Remit: input", fault);
      const {inline: inline} = await __webpack_require__.e(9626).then(__webpack_require__.bind(__webpack_require__, 9626));
      await runner.writeSummary(`### \u274c Failed: the inputs have a fault\n\n${faults.map(fault => `- ${inline(fault)}`).join("\n")}\n`);
      runner.setOutput("conclusion", "failed");
      runner.setOutput("final-message", faults.join("\n"));
      process.exitCode = 1;
      await settle(runner);
    }
    function warnOfChanged(runner, files) {
      const message = `A command changed files of Remit itself (${files.slice(0, 5).join(", ")}); Remit restored them. They did not affect this run. Use a sandbox on this runner.`;
      runner.annotate("warning", "Remit: its own files", message);
    }
    function keepArchive(runner, {run: run}, {archive: archive, key: key}) {
      const file = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(run, `git-${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(4).toString("hex")}.kept`);
      (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(file, archive, {
        mode: 384
      });
      runner.saveState(_report_js__WEBPACK_IMPORTED_MODULE_9__.MX.git, `${key} ${file}`);
    }
    function warnOfRestored(runner, {files: files, isWhole: isWhole}) {
      const what = `Commands ran without a sandbox and changed git's own files (${files.slice(0, 5).join(", ")})`;
      const end = isWhole ? "; Remit restored them." : ". Remit could not restore all of them: do not run git in this checkout.";
      runner.annotate(isWhole ? "warning" : "error", "Remit: the checkout's .git", what + end);
    }
    function warnOfRefused(runner, refused) {
      for (const line of refused) runner.annotate("warning", "Remit: sandbox", line);
    }
  }),
  44714: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      x: () => systemCode
    });
    function systemCode(error) {
      return typeof error === "object" && error !== null && "code" in error && typeof error.code === "string" ? error.code : undefined;
    }
  }),
  77480: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var readSaved = (function readSaved(read) {
      return Object.fromEntries(Object.entries(SAVED).map(([name, key]) => [ name, read(key) ?? "" ]));
    });
    var isClosed = (function isClosed({git: git, key: key, summary: summary, delivered: delivered}) {
      return git === "" && (key === "" || summary !== "" && delivered !== "");
    });
    __webpack_require__.d(__webpack_exports__, {
      Lx: () => isClosed,
      MX: () => SAVED,
      Sy: () => readSaved,
      Vk: () => CUT_OFF
    });
    const SAVED = {
      log: "log-path",
      key: "report-key",
      subject: "report-subject",
      comment: "report-comment",
      summary: "report-summary",
      delivered: "report-delivered",
      signal: "signal",
      broken: "broken",
      keep: "keep-names",
      kept: "kept",
      pushing: "pushing",
      work: "keep-work",
      git: "kept-git"
    };
    const CUT_OFF = {
      conclusion: "failed",
      message: "",
      fault: {
        kind: "internal",
        message: "The run ended without a report: it was killed, ran out of memory, or lost its machine.",
        hint: "The transcript ends where it happened. Run the workflow again; the same branch and pull request are used."
      }
    };
  })
};


