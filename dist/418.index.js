"use strict";

exports.id = 418;

exports.ids = [ 418 ];

exports.modules = {
  54122: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var post = (async function post(url, headers, body, signal) {
      const {host: host} = new URL(url);
      try {
        const response = await fetch(url, {
          method: "POST",
          headers: {
            ...headers,
            "content-type": "application/x-protobuf"
          },
          body: Buffer.from(body),
          redirect: "manual",
          signal: signal
        });
        void response.body?.cancel().catch(() => undefined);
        return response.ok ? undefined : `${host} answered ${response.status}.`;
      } catch (error) {
        return signal.aborted ? `${host} did not answer in time.` : `${host} could not be asked: ${nameOf(error)}.`;
      }
    });
    var nameOf = (function nameOf(error) {
      const {cause: cause, name: name} = Object(error);
      return (0, _ports_js__WEBPACK_IMPORTED_MODULE_0__.x)(cause) ?? (0, _ports_js__WEBPACK_IMPORTED_MODULE_0__.x)(error) ?? (typeof name === "string" ? name : "unknown");
    });
    __webpack_require__.d(__webpack_exports__, {
      O: () => openCollector
    });
    var _ports_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44714);
    function openCollector({traces: traces, metrics: metrics, headers: headers}) {
      return {
        async send(telemetry, timeoutMs) {
          try {
            const signal = AbortSignal.timeout(timeoutMs);
            const {encodeMetrics: encodeMetrics, encodeSpans: encodeSpans} = await Promise.all([ __webpack_require__.e(9107), __webpack_require__.e(5271) ]).then(__webpack_require__.bind(__webpack_require__, 95271));
            const [spans, numbers] = [ encodeSpans(telemetry), await encodeMetrics(telemetry) ];
            const failures = await Promise.all([ traces === undefined || spans === undefined ? undefined : post(traces, headers.traces, spans, signal), metrics === undefined || numbers === undefined ? undefined : post(metrics, headers.metrics, numbers, signal) ]);
            return [ ...new Set(failures.flatMap(failure => failure ?? [])) ];
          } catch (error) {
            return [ `The telemetry could not be encoded: ${nameOf(error)}.` ];
          }
        }
      };
    }
  }),
  58223: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var runStarted = (function runStarted(entries) {
      const last = entries.findLast(({event: event}) => event.type === "run.started")?.event;
      return last?.type === "run.started" ? last : undefined;
    });
    var costOfEvent = (function costOfEvent(event) {
      if (event.type === "model.replied") return {
        usage: event.reply.usage,
        usd: event.usd
      };
      if (event.type !== "model.retried" && event.type !== "model.failed") return undefined;
      return event.spent === undefined ? undefined : {
        usage: event.spent,
        usd: event.usd ?? 0
      };
    });
    __webpack_require__.d(__webpack_exports__, {
      QT: () => MAIN,
      dj: () => runStarted,
      fM: () => costOfEvent
    });
    const MAIN = "main";
  }),
  24078: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var openLog = (function openLog(clock, secrets, file) {
      const entries = [];
      const listeners = new Set;
      return {
        entries: entries,
        append(event, agent = _events_js__WEBPACK_IMPORTED_MODULE_0__.QT, at = clock.now()) {
          const entry = {
            seq: entries.length,
            at: at,
            agent: agent,
            event: maskEvent(event, secrets)
          };
          file.append(`${JSON.stringify(entry)}\n`);
          entries.push(entry);
          for (const listener of listeners) listener(entry);
          return entry;
        },
        listen(listener) {
          listeners.add(listener);
          return () => listeners.delete(listener);
        }
      };
    });
    var mask = (function mask(value, secrets) {
      return maskValue(value, secrets);
    });
    var maskEvent = (function maskEvent(event, secrets) {
      const masked = mask(event, secrets);
      if (event.type !== "model.replied" || masked.type !== "model.replied") return masked;
      const parts = masked.reply.parts.map((part, index) => {
        const {thoughtSignature: thoughtSignature} = event.reply.parts[index] ?? {};
        return thoughtSignature === undefined ? part : {
          ...part,
          thoughtSignature: thoughtSignature
        };
      });
      return {
        ...masked,
        reply: {
          ...masked.reply,
          parts: parts
        }
      };
    });
    var maskValue = (function maskValue(value, secrets) {
      if (typeof value === "string") return secrets.redact(value);
      if (Array.isArray(value)) return value.map(item => maskValue(item, secrets));
      if (value !== null && typeof value === "object") {
        return Object.fromEntries(Object.entries(value).map(([name, item]) => [ secrets.redact(name), maskValue(item, secrets) ]));
      }
      return value;
    });
    var projection = (function projection(begin, take) {
      const readings = new WeakMap;
      return entries => {
        const reading = readings.get(entries) ?? {
          state: begin(),
          taken: 0
        };
        readings.set(entries, reading);
        for (let entry = entries[reading.taken]; entry !== undefined; entry = entries[++reading.taken]) take(reading.state, entry);
        return reading.state;
      };
    });
    var agentProjection = (function agentProjection(begin, take) {
      const read = projection(() => new Map, (states, entry) => {
        const state = states.get(entry.agent) ?? begin();
        states.set(entry.agent, state);
        take(state, entry);
      });
      return (entries, agent) => read(entries).get(agent) ?? begin();
    });
    __webpack_require__.d(__webpack_exports__, {
      Ks: () => salvageLog,
      Ne: () => openLog,
      Qj: () => projection,
      dK: () => mask,
      v2: () => agentProjection,
      x6: () => readLog
    });
    var _events_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58223);
    var _lib_read_data_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50991);
    function readLog(text) {
      const lines = text.split("\n");
      const last = lines.pop() ?? "";
      const entries = lines.map((line, index) => parseEntry(line, index));
      const tail = last === "" ? undefined : parseTail(last, entries.length);
      return tail === undefined ? entries : [ ...entries, tail ];
    }
    function salvageLog(text) {
      const entries = [];
      for (const line of text.split("\n")) {
        try {
          entries.push(parseEntry(line, entries.length));
        } catch {
          break;
        }
      }
      return entries;
    }
    const ENTRY = (0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_1__.cW)({
      seq: _lib_read_data_js__WEBPACK_IMPORTED_MODULE_1__.WQ,
      at: (0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_1__.ai)(0),
      agent: _lib_read_data_js__WEBPACK_IMPORTED_MODULE_1__.Ae,
      event: (0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_1__.cW)({
        type: _lib_read_data_js__WEBPACK_IMPORTED_MODULE_1__.Ae
      }, {}, {
        others: "ignored"
      })
    }, {}, {
      others: "ignored"
    });
    function parseEntry(line, index) {
      const entry = JSON.parse(line);
      const {value: value, faults: faults} = (0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_1__.v3)(ENTRY, entry);
      if (value === undefined) throw new Error(`Log line ${index + 1} is no entry. ${faults.map(_lib_read_data_js__WEBPACK_IMPORTED_MODULE_1__.Qx).join(" ")}`);
      if (value.seq !== index) throw new Error(`Log line ${index + 1} has sequence number ${value.seq}, expected ${index}.`);
      return entry;
    }
    function parseTail(line, index) {
      try {
        return parseEntry(line, index);
      } catch (error) {
        if (error instanceof SyntaxError) return undefined;
        throw error;
      }
    }
  }),
  418: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var runOnce = (async function runOnce(job) {
      const {settings: settings, runner: runner, secrets: secrets, stop: stop, git: git, file: file, shells: shells} = job;
      const clock = _adapters_js__WEBPACK_IMPORTED_MODULE_1__.ml;
      const {collector: collector} = settings;
      const [since, trace] = [ clock.now(), collector && openTrace(collector, _adapters_js__WEBPACK_IMPORTED_MODULE_1__.vg) ];
      const environment = {
        ...job.toolEnvironment,
        ...traceVariables(trace)
      };
      const invocation = {
        ...invocationOf(job, environment),
        ...trace && {
          trace: trace
        }
      };
      const log = (0, _log_js__WEBPACK_IMPORTED_MODULE_4__.Ne)(clock, secrets, file);
      const github = (0, _adapters_js__WEBPACK_IMPORTED_MODULE_0__.o)({
        ...settings.github,
        clock: clock
      });
      setImmediate(() => github.warm());
      const ports = {
        clock: clock,
        github: github,
        git: git,
        files: (0, _adapters_js__WEBPACK_IMPORTED_MODULE_2__.K)(),
        runner: runner,
        secrets: secrets,
        log: log
      };
      const outcome = await (shells === undefined ? (0, _run_js__WEBPACK_IMPORTED_MODULE_3__.i9)(ports, invocation) : runWithModel(ports, settings, invocation, shells));
      if (collector !== undefined) await exportTelemetry(ports, (0, _adapters_js__WEBPACK_IMPORTED_MODULE_5__.O)(collector), collector, {
        since: since,
        stop: stop
      });
      return outcome.conclusion;
    });
    var runWithModel = (async function runWithModel(ports, settings, invocation, shells) {
      const env_1 = {
        stack: [],
        error: void 0,
        hasError: false
      };
      try {
        const {access: access, thinking: thinking} = settings.model;
        const [clock, random] = [ _adapters_js__WEBPACK_IMPORTED_MODULE_1__.ml, _adapters_js__WEBPACK_IMPORTED_MODULE_1__.vg ];
        const baseUrl = access.baseUrl === undefined ? {} : {
          baseUrl: access.baseUrl
        };
        const wanted = thinking === undefined ? {} : {
          thinking: thinking
        };
        const model = (0, _adapters_js__WEBPACK_IMPORTED_MODULE_6__.Q)({
          credentials: access,
          ...baseUrl,
          ...settings.silences,
          ...wanted,
          clock: clock,
          random: random
        });
        const {directories: directories, toolEnvironment: environment} = invocation;
        const scanner = __addDisposableResource(env_1, (0, _adapters_js__WEBPACK_IMPORTED_MODULE_7__.n)(), true);
        const servers = __addDisposableResource(env_1, (0, _adapters_js__WEBPACK_IMPORTED_MODULE_8__.n)({
          ...serverOptions(settings, directories, environment),
          start: where => shells.server(where)
        }), true);
        return await (0, _run_js__WEBPACK_IMPORTED_MODULE_3__.eF)({
          ...ports,
          random: random,
          model: model,
          shells: shells,
          scanner: scanner,
          servers: servers,
          web: (0, _adapters_js__WEBPACK_IMPORTED_MODULE_9__.b)({
            clock: clock
          })
        }, invocation);
      } catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
      } finally {
        const result_1 = __disposeResources(env_1);
        if (result_1) await result_1;
      }
    });
    var invocationOf = (function invocationOf({settings: settings, event: event, directories: directories, stop: stop}, toolEnvironment) {
      return {
        settings: settings,
        event: event,
        runUrl: runUrlOf(settings),
        platform: process.platform,
        directories: directories,
        toolEnvironment: toolEnvironment,
        environment: stepVariables(process.env),
        stop: stop
      };
    });
    var runUrlOf = (function runUrlOf({github: {serverUrl: serverUrl, repository: repository, runId: runId}}) {
      return `${serverUrl}/${repository}/actions/runs/${runId}`;
    });
    var stepVariables = (function stepVariables(environment) {
      return Object.fromEntries(Object.entries(environment).filter(([name]) => !name.startsWith("INPUT_")));
    });
    var serverOptions = (function serverOptions({runner: runner}, directories, environment) {
      const home = (0, _run_js__WEBPACK_IMPORTED_MODULE_10__.Lt)(directories);
      return {
        clock: _adapters_js__WEBPACK_IMPORTED_MODULE_1__.ml,
        version: _version_js__WEBPACK_IMPORTED_MODULE_11__.VERSION,
        workspace: runner.workspace,
        trusted: (0, _run_js__WEBPACK_IMPORTED_MODULE_10__.Nf)(directories),
        environment: {
          ...environment,
          HOME: home,
          TMPDIR: home
        }
      };
    });
    var traceVariables = (function traceVariables(trace) {
      if (trace === undefined) return {};
      return {
        TRACEPARENT: `00-${trace.id}-${trace.span}-${trace.sampled ? "01" : "00"}`
      };
    });
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      gatherLogs: () => gatherLogs,
      lookWhoAsks: () => lookWhoAsks,
      runOnce: () => runOnce
    });
    var _adapters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52215);
    var _adapters_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88744);
    var _adapters_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75438);
    var _adapters_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54122);
    var _adapters_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(11357);
    var _adapters_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(16543);
    var _adapters_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(13697);
    var _adapters_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(94827);
    var _log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24078);
    var _run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68065);
    var _run_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(40298);
    var _version_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(17992);
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
    async function gatherLogs({settings: settings, runner: runner, secrets: secrets, event: event}) {
      const {job: job, github: github} = settings;
      if (job?.kind !== "gather") throw new Error("This job does not gather.");
      const counter = {
        github: (0, _adapters_js__WEBPACK_IMPORTED_MODULE_0__.o)({
          ...github,
          clock: _adapters_js__WEBPACK_IMPORTED_MODULE_1__.ml
        }),
        files: (0, _adapters_js__WEBPACK_IMPORTED_MODULE_2__.K)()
      };
      return await (0, _run_js__WEBPACK_IMPORTED_MODULE_3__.H$)({
        ...counter,
        runner: runner,
        secrets: secrets
      }, {
        settings: settings,
        event: event,
        runUrl: runUrlOf(settings)
      }, job);
    }
    async function lookWhoAsks(job) {
      const {settings: settings, runner: runner, secrets: secrets, git: git, file: file} = job;
      const github = (0, _adapters_js__WEBPACK_IMPORTED_MODULE_0__.o)({
        ...settings.github,
        clock: _adapters_js__WEBPACK_IMPORTED_MODULE_1__.ml
      });
      const log = (0, _log_js__WEBPACK_IMPORTED_MODULE_4__.Ne)(_adapters_js__WEBPACK_IMPORTED_MODULE_1__.ml, secrets, file);
      const ports = {
        clock: _adapters_js__WEBPACK_IMPORTED_MODULE_1__.ml,
        github: github,
        git: git,
        files: (0, _adapters_js__WEBPACK_IMPORTED_MODULE_2__.K)(),
        runner: runner,
        secrets: secrets,
        log: log
      };
      return await (0, _run_js__WEBPACK_IMPORTED_MODULE_3__.WS)(ports, invocationOf(job, {}));
    }
    function openTrace({parent: parent}, random) {
      const span = random.hex(8);
      if (parent === undefined) return {
        id: random.hex(16),
        span: span,
        sampled: true
      };
      return {
        id: parent.id,
        span: span,
        parent: parent.span,
        sampled: parent.sampled
      };
    }
    async function exportTelemetry({log: log, runner: runner}, collector, {content: content, timeoutMs: timeoutMs, lacks: lacks}, {since: since, stop: stop}) {
      const failures = await (async () => {
        if (lacks !== undefined) return [ lacks ];
        const {telemetryOf: telemetryOf} = await Promise.all([ __webpack_require__.e(5628), __webpack_require__.e(3215) ]).then(__webpack_require__.bind(__webpack_require__, 43574));
        const telemetry = telemetryOf(log.entries, {
          content: content,
          since: since
        });
        return telemetry === undefined ? [] : await collector.send(telemetry, stop.aborted ? LAST_MS : timeoutMs);
      })().catch(() => [ "The log cannot be sent." ]);
      if (failures.length > 0) runner.annotate("notice", "Remit: telemetry not sent", failures.join("\n"));
    }
    const LAST_MS = 1e3;
  })
};


