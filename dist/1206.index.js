export const id = 1206;

export const ids = [ 1206 ];

export const modules = {
  74540: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      u: () => toolEnvironment
    });
    var _machine_places_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30406);
    const PASSED = [ "PATH", "LANG", "LC_ALL", "TZ", "TERM", "SHELL", "USER", "LOGNAME", "GOFLAGS", "RUSTUP_TOOLCHAIN", "PYENV_VERSION", "RBENV_VERSION" ];
    const LOCALE = /^LC_[A-Z]+$/;
    function toolEnvironment(own, home) {
      const passed = Object.entries(own).filter(entry => entry[1] !== undefined && (PASSED.includes(entry[0]) || LOCALE.test(entry[0]) || (0, 
      _machine_places_js__WEBPACK_IMPORTED_MODULE_0__.pU)(entry[0])));
      return {
        ...Object.fromEntries(passed),
        ...quiet(home)
      };
    }
    function quiet(home) {
      return {
        HOME: home,
        TMPDIR: "/tmp",
        CI: "true",
        REMIT: "1",
        DEBIAN_FRONTEND: "noninteractive",
        NO_COLOR: "1",
        PAGER: "cat",
        GIT_PAGER: "cat",
        GIT_EDITOR: "true",
        GIT_TERMINAL_PROMPT: "0",
        GIT_AUTHOR_NAME: "Remit",
        GIT_AUTHOR_EMAIL: "remit@users.noreply.invalid",
        GIT_COMMITTER_NAME: "Remit",
        GIT_COMMITTER_EMAIL: "remit@users.noreply.invalid",
        GIT_CONFIG_COUNT: "2",
        GIT_CONFIG_KEY_0: "safe.bareRepository",
        GIT_CONFIG_VALUE_0: "explicit",
        GIT_CONFIG_KEY_1: "safe.directory",
        GIT_CONFIG_VALUE_1: "*"
      };
    }
  }),
  12666: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      CD: () => attempt,
      Wj: () => onlyFor,
      bD: () => messageOf
    });
    function attempt(work) {
      try {
        return work();
      } catch {
        return undefined;
      }
    }
    function messageOf(error) {
      return error instanceof Error ? error.message : String(error);
    }
    function onlyFor(kind, give, when = () => true) {
      return error => {
        if (error instanceof kind && when(error)) return give(error);
        throw error;
      };
    }
  }),
  4984: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      hJ: () => distanceOf,
      oM: () => allNear,
      pA: () => nearest
    });
    function distanceOf(a, b, most = Math.max(a.length, b.length)) {
      if (Math.abs(a.length - b.length) > most) return most + 1;
      let before = new Int32Array(b.length + 1).fill(most + 1);
      let previous = Int32Array.from({
        length: b.length + 1
      }, (_, column) => column);
      let current = new Int32Array(b.length + 1);
      for (let row = 1; row <= a.length; row += 1) {
        if (fillRow({
          before: before,
          previous: previous,
          current: current
        }, {
          a: a,
          b: b,
          row: row,
          most: most
        }) > most) return most + 1;
        [before, previous, current] = [ previous, current, before ];
      }
      return Math.min(previous[b.length] ?? 0, most + 1);
    }
    function fillRow({before: before, previous: previous, current: current}, {a: a, b: b, row: row, most: most}) {
      const from = Math.max(1, row - most);
      const to = Math.min(b.length, row + most);
      const [code, last] = [ a.charCodeAt(row - 1), a.charCodeAt(row - 2) ];
      current[from - 1] = from === 1 ? row : most + 1;
      let least = most + 1;
      for (let column = from; column <= to; column += 1) {
        const other = b.charCodeAt(column - 1);
        let cell = (previous[column - 1] ?? 0) + (code === other ? 0 : 1);
        const above = (previous[column] ?? 0) + 1;
        if (above < cell) cell = above;
        const left = (current[column - 1] ?? 0) + 1;
        if (left < cell) cell = left;
        if (column > 1 && code === b.charCodeAt(column - 2) && last === other) {
          const swapped = (before[column - 2] ?? 0) + 1;
          if (swapped < cell) cell = swapped;
        }
        current[column] = cell;
        if (cell < least) least = cell;
      }
      if (to < b.length) current[to + 1] = most + 1;
      return Math.min(least, from === 1 ? row : most + 1);
    }
    function nearest(name, known) {
      const within = Math.max(1, Math.floor(name.length / 3));
      return allNear(name, known, () => within)[0];
    }
    function allNear(name, known, within) {
      const found = [ ...known ].flatMap(other => {
        const most = within(other);
        const distance = distanceOf(name.toLowerCase(), other.toLowerCase(), most);
        return distance <= most ? [ {
          other: other,
          distance: distance
        } ] : [];
      });
      return found.sort((one, two) => one.distance - two.distance).map(({other: other}) => other);
    }
  }),
  80342: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      runAction: () => runAction
    });
    var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
    var node_http__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37067);
    var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
    var node_timers_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58500);
    var _adapters_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6551);
    var _adapters_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(49445);
    var _adapters_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(87039);
    var _adapters_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(21132);
    var _adapters_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(74540);
    var _adapters_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(65083);
    var _directories_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(88256);
    var _events_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(67501);
    var _inputs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(53802);
    var _report_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6861);
    var _report_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(63021);
    var _run_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(89896);
    var _run_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(93235);
    var _secrets_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17574);
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
    async function runAction(isolation) {
      node_http__WEBPACK_IMPORTED_MODULE_1__.setGlobalProxyFromEnv?.();
      const secrets = (0, _secrets_js__WEBPACK_IMPORTED_MODULE_4__.c)((0, _secrets_js__WEBPACK_IMPORTED_MODULE_4__.u)(process.env));
      const runner = (0, _adapters_js__WEBPACK_IMPORTED_MODULE_5__.NH)(secrets);
      const read = (0, _inputs_js__WEBPACK_IMPORTED_MODULE_6__.sb)(process.env, "may be missing");
      if (read.kind === "faulty") return await refuseInputs(runner, read.faults);
      const kind = read.value.job?.kind;
      if (kind === undefined || kind === "run" || kind === "propose") reportIsolation(runner, isolation);
      const conclusion = await carryOut({
        settings: read.value,
        runner: runner,
        secrets: secrets,
        stop: stopOnSignal(runner)
      }).catch(error => breakOff(runner, error));
      process.exitCode = (0, _events_js__WEBPACK_IMPORTED_MODULE_7__.gq)(conclusion) ? 0 : 1;
      await settle(runner);
      leave();
    }
    function leave() {
      process.stdout.write("", () => process.exit());
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
    async function settle(runner) {
      await runner.settle().catch(error => {
        runner.annotate("error", "Remit: outputs not written", error instanceof Error ? error.message : String(error));
        process.exitCode = 1;
      });
    }
    function reportIsolation(runner, isolation) {
      if (isolation === "all") return;
      const open = isolation === "environment" ? "memory" : "environment and memory";
      runner.annotate("notice", "Remit: the key", `On this machine the agent's commands can read the ${open} of Remit's process, and so the model's key, unless they run in a sandbox.`);
    }
    async function carryOut(job) {
      const env_1 = {
        stack: [],
        error: void 0,
        hasError: false
      };
      try {
        const {settings: settings, runner: runner} = job;
        const {github: github} = settings;
        const kind = settings.job?.kind;
        const event = readEvent(github.event.path);
        const started = {
          ...job,
          event: {
            name: github.event.name,
            payload: event.payload
          }
        };
        if (kind === "gather") return await (await loadJobs()).gather(started);
        const directories = (0, _directories_js__WEBPACK_IMPORTED_MODULE_10__.H)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(settings.runner.temp, `remit-${github.runId}-${github.runAttempt}`));
        if (kind !== "gate") runner.saveState(_report_js__WEBPACK_IMPORTED_MODULE_9__.MX.log, directories.log);
        const guard = (0, _adapters_js__WEBPACK_IMPORTED_MODULE_11__.Em)(process.env);
        const asks = mayAsk(settings, event.text);
        const ahead = asks ? (0, _run_js__WEBPACK_IMPORTED_MODULE_12__.dV)(event.payload) : undefined;
        const git = __addDisposableResource(env_1, await (0, _adapters_js__WEBPACK_IMPORTED_MODULE_13__.z)({
          directory: (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directories.run, "git"),
          remote: `${github.serverUrl}/${github.repository}`,
          token: github.token,
          checkout: settings.runner.workspace,
          guard: guard,
          ...ahead !== undefined && {
            ahead: ahead
          }
        }), true);
        const file = __addDisposableResource(env_1, (0, _adapters_js__WEBPACK_IMPORTED_MODULE_5__.Jr)(directories.log), false);
        const own = {
          ...started,
          directories: directories,
          git: git,
          file: file
        };
        if (kind === "gate") return await (await loadJobs()).lookWhoAsks(own);
        if (kind === "publish") return await (await loadJobs()).runOnce(own);
        const shells = __addDisposableResource(env_1, openJobShells({
          settings: settings,
          runner: runner,
          directories: directories,
          guard: guard,
          ahead: asks && !callsCommand(settings, event.text)
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
    }
    async function loadJobs() {
      await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setImmediate)();
      return await Promise.all([ __webpack_require__.e(9403), __webpack_require__.e(1901), __webpack_require__.e(8611), __webpack_require__.e(5887), __webpack_require__.e(6916), __webpack_require__.e(6117), __webpack_require__.e(2137), __webpack_require__.e(8809), __webpack_require__.e(8185) ]).then(__webpack_require__.bind(__webpack_require__, 8185));
    }
    function mayAsk({trigger: trigger, github: github}, event) {
      if (!/comment|review|^issues$/.test(github.event.name)) return true;
      const {triggerPhrase: triggerPhrase, triggerLabel: triggerLabel = ""} = trigger;
      const text = event.toLowerCase();
      return [ triggerPhrase, triggerLabel ].some(each => each !== "" && text.includes(each.toLowerCase()));
    }
    function callsCommand({trigger: trigger}, event) {
      const {triggerPhrase: triggerPhrase, command: command = ""} = trigger;
      return command !== "" || triggerPhrase !== "" && event.includes(`${triggerPhrase} /`);
    }
    function readEvent(path) {
      try {
        const text = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8");
        return {
          text: text,
          payload: JSON.parse(text)
        };
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        throw new Error(`The event cannot be read (GITHUB_EVENT_PATH, ${path}): ${why}`, {
          cause: error
        });
      }
    }
    async function refuseInputs(runner, faults) {
      for (const fault of faults) runner.annotate("error", "Remit: input", fault);
      await runner.writeSummary(`### \u274c Failed: the inputs have a fault\n\n${faults.map(fault => `- ${(0, 
      _report_js__WEBPACK_IMPORTED_MODULE_14__.mG)(fault)}`).join("\n")}\n`);
      runner.setOutput("conclusion", "failed");
      runner.setOutput("final-message", faults.join("\n"));
      process.exitCode = 1;
      await settle(runner);
    }
    function stopOnSignal(runner) {
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
    }
    function openJobShells({settings: settings, runner: runner, directories: directories, guard: guard, ahead: ahead}) {
      return (0, _adapters_js__WEBPACK_IMPORTED_MODULE_15__.k)({
        ...(0, _directories_js__WEBPACK_IMPORTED_MODULE_10__.L)({
          directories: directories,
          environment: (0, _adapters_js__WEBPACK_IMPORTED_MODULE_16__.u)(process.env, (0, 
          _adapters_js__WEBPACK_IMPORTED_MODULE_17__.lt)(process.env)),
          ...settings.runner,
          protection: {
            guard: guard,
            checkout: {
              workspace: (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(settings.runner.workspace),
              kept: (archive, digest) => keepArchive(runner, directories, archive, digest),
              changed: files => warnOfPutBack(runner, files)
            },
            own: {
              entry: process.argv[1] ?? "",
              changed: files => warnOfChanged(runner, files)
            }
          },
          onRefused: refused => warnOfRefused(runner, refused)
        }),
        refused: (host, reason) => runner.print(`The sandbox's network refused ${host}: ${reason}`),
        ...ahead && {
          ahead: _run_js__WEBPACK_IMPORTED_MODULE_12__.Y3
        }
      });
    }
    function warnOfChanged(runner, files) {
      const message = `A command changed files of Remit itself (${files.slice(0, 5).join(", ")}); Remit restored them. They did not affect this run. Use a sandbox on this runner.`;
      runner.annotate("warning", "Remit: its own files", message);
    }
    function keepArchive(runner, {run: run}, archive, digest) {
      const file = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(run, "git.kept");
      (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(file, archive, {
        mode: 384
      });
      runner.saveState(_report_js__WEBPACK_IMPORTED_MODULE_9__.MX.git, `${digest} ${file}`);
    }
    function warnOfPutBack(runner, files) {
      const message = `Commands ran without a sandbox and changed git's own files (${files.slice(0, 5).join(", ")}); Remit restored them.`;
      runner.annotate("warning", "Remit: the checkout's .git", message);
    }
    function warnOfRefused(runner, refused) {
      for (const line of refused) runner.annotate("warning", "Remit: sandbox", line);
    }
  }),
  79337: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      x: () => systemCode
    });
    function systemCode(error) {
      return typeof error === "object" && error !== null && "code" in error && typeof error.code === "string" ? error.code : undefined;
    }
  }),
  6861: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      Lx: () => isClosed,
      MX: () => SAVED,
      Sy: () => readSaved
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
      work: "keep-work",
      git: "kept-git"
    };
    function readSaved(read) {
      return Object.fromEntries(Object.entries(SAVED).map(([name, key]) => [ name, read(key) ?? "" ]));
    }
    function isClosed({git: git, key: key, summary: summary, delivered: delivered}) {
      return git === "" && (key === "" || summary !== "" && delivered !== "");
    }
  })
};
