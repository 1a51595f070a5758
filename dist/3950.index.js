export const id = 3950;

export const ids = [ 3950 ];

export const modules = {
  75995: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      O: () => openCollector
    });
    var _ports_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27460);
    function openCollector({traces: traces, metrics: metrics, headers: headers}) {
      return {
        async send(telemetry, timeoutMs) {
          try {
            const signal = AbortSignal.timeout(timeoutMs);
            const {encodeMetrics: encodeMetrics, encodeSpans: encodeSpans} = await Promise.all([ __webpack_require__.e(9107), __webpack_require__.e(4392) ]).then(__webpack_require__.bind(__webpack_require__, 44392));
            const [spans, numbers] = [ encodeSpans(telemetry), await encodeMetrics(telemetry) ];
            const failures = await Promise.all([ traces === undefined || spans === undefined ? undefined : post(traces, headers.traces, spans, signal), metrics === undefined || numbers === undefined ? undefined : post(metrics, headers.metrics, numbers, signal) ]);
            return [ ...new Set(failures.flatMap(failure => failure ?? [])) ];
          } catch (error) {
            return [ `The telemetry could not be encoded: ${nameOf(error)}.` ];
          }
        }
      };
    }
    async function post(url, headers, body, signal) {
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
    }
    function nameOf(error) {
      const {cause: cause, name: name} = Object(error);
      return (0, _ports_js__WEBPACK_IMPORTED_MODULE_0__.xU)(cause) ?? (0, _ports_js__WEBPACK_IMPORTED_MODULE_0__.xU)(error) ?? (typeof name === "string" ? name : "unknown");
    }
  }),
  71442: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      Fr: () => CONCLUSIONS,
      QT: () => MAIN,
      n6: () => SPENT,
      fM: () => costOfEvent,
      TK: () => isRejected,
      Pz: () => nameOthers,
      n_: () => readBoard,
      gq: () => succeeded,
      UM: () => wasTicked,
      s8: () => withoutOldTicks,
      i_: () => writeBoard
    });
    function nameOthers({head: head, commits: commits, more: more}, names = "names") {
      const listed = commits.map(({oid: oid, author: author}) => oid.slice(0, 7) + (names === "names" ? ` (by "${author}")` : ""));
      const rest = more === 0 ? "" : ` and ${more} more`;
      return `The branch was at ${head.slice(0, 7)}. Somebody else seems to have pushed it: Remit's comments do not record ${listed.join(", ")}${rest}.`;
    }
    const SPENT = "\x3c!-- remit:spent --\x3e";
    function isRejected(pull) {
      return !pull.open && !pull.merged && !pull.body.includes(SPENT);
    }
    const CONCLUSIONS = [ ...[ "changed", "answered", "reviewed", "planned", "unchanged", "declined" ], ...[ "unverified", "blocked", "stuck", "exhausted", "cancelled", "failed" ] ];
    function succeeded(conclusion) {
      switch (conclusion) {
       case "changed":
       case "answered":
       case "reviewed":
       case "planned":
       case "unchanged":
       case "declined":
        return true;

       case "unverified":
       case "blocked":
       case "stuck":
       case "exhausted":
       case "cancelled":
       case "failed":
        return false;
      }
    }
    const MARK = "\x3c!-- remit:dashboard --\x3e";
    const MOST = 256;
    function readBoard(text) {
      const [mark, ...lines] = text.split(/\r?\n/);
      if (mark !== MARK) return undefined;
      const rows = new Map;
      for (const line of lines.slice(0, 4 * MOST)) {
        const row = readRow(line);
        if (row !== undefined && !rows.has(row.task) && rows.size < MOST) rows.set(row.task, row);
      }
      return [ ...rows.values() ];
    }
    const ROW = /^- \[([ xX])\] <!-- remit:task name=([a-z0-9-]{1,40}) end=([a-z]{1,10}) pull=(\d{1,9}) run=(\d{1,20}) at=(\d{1,10})(?: since=(\d{1,10}))?( rests)? -->/;
    function readRow(line) {
      const [, box = "", task = "", end = "", pull, run = "", at, since, rests] = ROW.exec(line) ?? [];
      const conclusion = CONCLUSIONS.find(each => each === end);
      if (conclusion === undefined) return undefined;
      const ticked = box !== " ";
      return {
        task: task,
        ticked: ticked,
        conclusion: conclusion,
        pull: Number(pull),
        run: run,
        at: Number(at),
        ...rests && {
          rests: true
        },
        ...ticked && since !== undefined && {
          since: Number(since)
        }
      };
    }
    function writeBoard(rows, home) {
      const sorted = rows.toSorted((a, b) => a.task < b.task ? -1 : 1);
      return [ MARK, INTRODUCTION, "", ...sorted.map(row => writeRow(row, home)), "" ].join("\n");
    }
    const INTRODUCTION = "The tasks that Remit carries out here. Tick a box to start one now; Remit unticks it when the run has ended. Remit rewrites this text after each run.";
    function writeRow({task: task, ticked: ticked, conclusion: conclusion, pull: pull, run: run, at: at, rests: rests, since: since}, home) {
      const more = `${since === undefined ? "" : ` since=${since}`}${rests === true ? " rests" : ""}`;
      const facts = `\x3c!-- remit:task name=${task} end=${conclusion} pull=${pull} run=${run} at=${at}${more} --\x3e`;
      const when = `${new Date(at * 1e3).toISOString().slice(0, 16).replace("T", " ")} UTC`;
      const to = `[#${pull}](${home}/pull/${pull})`;
      const link = pull === 0 ? "" : `, ${to}`;
      const end = rests === true ? `rests since ${to} was closed without being merged; tick to start it` : conclusion + link;
      return `- [${ticked ? "x" : " "}] ${facts} **${task}**: ${end}, ${when} ([run](${home}/actions/runs/${run}))`;
    }
    const UNANSWERED = 24 * 60 * 60;
    function withoutOldTicks(rows, by, now) {
      return rows.map(({since: since = by, ...row}) => {
        if (!row.ticked) return row;
        return now - since > UNANSWERED ? {
          ...row,
          ticked: false
        } : {
          ...row,
          since: since
        };
      });
    }
    function wasTicked(task, before, now) {
      const [was, is] = [ before, now ].map(rows => rows.find(row => row.task === task));
      return was?.ticked === false && is?.ticked === true;
    }
    const MAIN = "main";
    function costOfEvent(event) {
      if (event.type === "model.replied") return {
        usage: event.reply.usage,
        usd: event.usd
      };
      if (event.type === "model.retried" && event.spent !== undefined) return {
        usage: event.spent,
        usd: event.usd ?? 0
      };
      return undefined;
    }
  }),
  4984: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      h: () => distanceOf,
      p: () => nearest
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
      let best;
      let within = Math.max(1, Math.floor(name.length / 3));
      for (const candidate of known) {
        const distance = distanceOf(name, candidate, within);
        if (distance <= within) [best, within] = [ candidate, distance - 1 ];
        if (within < 0) break;
      }
      return best;
    }
  }),
  97309: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      Ks: () => salvageLog,
      Ne: () => openLog,
      Qj: () => projection,
      dK: () => mask,
      x6: () => readLog
    });
    var _events_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71442);
    function openLog(clock, secrets, file) {
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
    }
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
    function parseEntry(line, index) {
      const entry = JSON.parse(line);
      if (entry.seq !== index) throw new Error(`Log line ${index + 1} has sequence number ${entry.seq}, expected ${index}.`);
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
    function mask(value, secrets) {
      return maskValue(value, secrets);
    }
    function maskEvent(event, secrets) {
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
    }
    function maskValue(value, secrets) {
      if (typeof value === "string") return secrets.redact(value);
      if (Array.isArray(value)) return value.map(item => maskValue(item, secrets));
      if (value !== null && typeof value === "object") {
        return Object.fromEntries(Object.entries(value).map(([name, item]) => [ secrets.redact(name), maskValue(item, secrets) ]));
      }
      return value;
    }
    function projection(begin, take) {
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
    }
  }),
  62457: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      runAction: () => runAction
    });
    var external_node_fs_ = __webpack_require__(73024);
    var external_node_http_ = __webpack_require__(37067);
    var external_node_path_ = __webpack_require__(76760);
    var actions = __webpack_require__(6551);
    var machine = __webpack_require__(41285);
    var gemini = __webpack_require__(19887);
    var adapters_git = __webpack_require__(87039);
    var adapters_guard = __webpack_require__(49445);
    var adapters_github = __webpack_require__(25727);
    var mcp = __webpack_require__(33587);
    var telemetry = __webpack_require__(75995);
    var adapters_shells = __webpack_require__(51653);
    var visible_paths = __webpack_require__(65083);
    var tool_environment = __webpack_require__(74540);
    var web = __webpack_require__(61302);
    var events = __webpack_require__(71442);
    var lib_directories = __webpack_require__(88256);
    var inputs = __webpack_require__(53802);
    var lib_log = __webpack_require__(97309);
    var markdown = __webpack_require__(63021);
    var saved = __webpack_require__(6861);
    var run = __webpack_require__(63926);
    var faults = __webpack_require__(89896);
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
    function traceVariables(trace) {
      if (trace === undefined) return {};
      return {
        TRACEPARENT: `00-${trace.id}-${trace.span}-${trace.sampled ? "01" : "00"}`
      };
    }
    async function exportTelemetry({log: log, runner: runner}, collector, {content: content, timeoutMs: timeoutMs, lacks: lacks}, {since: since, stop: stop}) {
      const failures = await (async () => {
        if (lacks !== undefined) return [ lacks ];
        const {telemetryOf: telemetryOf} = await __webpack_require__.e(2588).then(__webpack_require__.bind(__webpack_require__, 82588));
        const telemetry = telemetryOf(log.entries, {
          content: content,
          since: since
        });
        return telemetry === undefined ? [] : await collector.send(telemetry, stop.aborted ? LAST_MS : timeoutMs);
      })().catch(() => [ "The log cannot be sent." ]);
      if (failures.length > 0) runner.annotate("notice", "Remit: telemetry not sent", failures.join("\n"));
    }
    const LAST_MS = 1e3;
    var invocation = __webpack_require__(93235);
    var lib_secrets = __webpack_require__(17574);
    var version = __webpack_require__(13411);
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
      external_node_http_.setGlobalProxyFromEnv?.();
      const secrets = (0, lib_secrets.c)((0, lib_secrets.u)(process.env));
      const runner = (0, actions.NH)(secrets);
      const read = (0, inputs.s)(process.env, "may be missing");
      if (read.kind === "faulty") return await refuseInputs(runner, read.faults);
      const kind = read.value.job?.kind;
      if (kind === undefined || kind === "run" || kind === "propose") reportIsolation(runner, isolation);
      const conclusion = await carryOut(read.value, runner, secrets).catch(error => breakOff(runner, error));
      process.exitCode = (0, events.gq)(conclusion) ? 0 : 1;
      await settle(runner);
      leave();
    }
    function leave() {
      process.stdout.write("", () => process.exit());
    }
    function breakOff(runner, error) {
      const {message: message, hint: hint} = (0, faults.K)(error);
      const text = hint === undefined ? message : `${message} ${hint}`;
      runner.annotate("error", "Remit: failed", text);
      runner.saveState(saved.MX.broken, text);
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
    async function carryOut(settings, runner, secrets) {
      const {job: job, github: github} = settings;
      const stop = stopOnSignal(runner);
      if (job?.kind === "gather") {
        const counter = {
          github: (0, adapters_github.o)({
            ...github,
            clock: machine.ml
          }),
          files: (0, machine.Km)()
        };
        return await (0, run.H$)({
          ...counter,
          runner: runner,
          secrets: secrets
        }, {
          settings: settings,
          ...occasionOf(settings)
        }, job);
      }
      const directories = (0, lib_directories.H)((0, external_node_path_.join)(settings.runner.temp, `remit-${settings.github.runId}-${settings.github.runAttempt}`));
      if (job?.kind === "gate") return await lookWhoAsks(settings, directories, runner, secrets, stop);
      runner.saveState(saved.MX.log, directories.log);
      return await runOnce(settings, directories, runner, secrets, stop);
    }
    async function lookWhoAsks(settings, directories, runner, secrets, stop) {
      const env_1 = {
        stack: [],
        error: void 0,
        hasError: false
      };
      try {
        const {github: github} = settings;
        const remote = `${github.serverUrl}/${github.repository}`;
        const guard = (0, adapters_guard.Em)(process.env);
        const git = __addDisposableResource(env_1, await (0, adapters_git.z)({
          directory: (0, external_node_path_.join)(directories.run, "git"),
          remote: remote,
          token: github.token,
          guard: guard
        }), true);
        const site = (0, adapters_github.o)({
          ...github,
          clock: machine.ml
        });
        const file = __addDisposableResource(env_1, (0, actions.Jr)(directories.log), false);
        const log = (0, lib_log.Ne)(machine.ml, secrets, file);
        const ports = {
          clock: machine.ml,
          github: site,
          git: git,
          files: (0, machine.Km)(),
          runner: runner,
          secrets: secrets,
          log: log
        };
        return await (0, run.WS)(ports, invocationOf(settings, directories, {}, stop));
      } catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
      } finally {
        const result_1 = __disposeResources(env_1);
        if (result_1) await result_1;
      }
    }
    async function runOnce(settings, directories, runner, secrets, stop) {
      const env_2 = {
        stack: [],
        error: void 0,
        hasError: false
      };
      try {
        const {github: github} = settings;
        const clock = machine.ml;
        const remote = `${github.serverUrl}/${github.repository}`;
        const {collector: collector} = settings;
        const [since, trace] = [ clock.now(), collector && openTrace(collector, machine.vg) ];
        const environment = {
          ...(0, tool_environment.u)(process.env, (0, visible_paths.lt)(process.env)),
          ...traceVariables(trace)
        };
        const invocation = {
          ...invocationOf(settings, directories, environment, stop),
          ...trace && {
            trace: trace
          }
        };
        const guard = (0, adapters_guard.Em)(process.env);
        const git = __addDisposableResource(env_2, await (0, adapters_git.z)({
          directory: (0, external_node_path_.join)(directories.run, "git"),
          remote: remote,
          token: github.token,
          guard: guard
        }), true);
        const file = __addDisposableResource(env_2, (0, actions.Jr)(directories.log), false);
        const log = (0, lib_log.Ne)(clock, secrets, file);
        const site = (0, adapters_github.o)({
          ...github,
          clock: clock
        });
        setImmediate(() => site.warm());
        const ports = {
          clock: clock,
          github: site,
          git: git,
          files: (0, machine.Km)(),
          runner: runner,
          secrets: secrets,
          log: log
        };
        const publishes = settings.job?.kind === "publish";
        const outcome = await (publishes ? (0, run.i9)(ports, invocation) : runWithModel(ports, settings, invocation, guard));
        if (collector !== undefined) await exportTelemetry(ports, (0, telemetry.O)(collector), collector, {
          since: since,
          stop: stop
        });
        return outcome.conclusion;
      } catch (e_2) {
        env_2.error = e_2;
        env_2.hasError = true;
      } finally {
        const result_2 = __disposeResources(env_2);
        if (result_2) await result_2;
      }
    }
    async function runWithModel(ports, settings, invocation, guard) {
      const env_3 = {
        stack: [],
        error: void 0,
        hasError: false
      };
      try {
        const {access: access, thinking: thinking} = settings.model;
        const [clock, random] = [ machine.ml, machine.vg ];
        const baseUrl = access.baseUrl === undefined ? {} : {
          baseUrl: access.baseUrl
        };
        const wanted = thinking === undefined ? {} : {
          thinking: thinking
        };
        const model = (0, gemini.openGemini)({
          credentials: access,
          ...baseUrl,
          ...settings.silences,
          ...wanted,
          clock: clock,
          random: random
        });
        const {directories: directories, toolEnvironment: environment} = invocation;
        const shells = __addDisposableResource(env_3, (0, adapters_shells.k)({
          ...(0, lib_directories.L)({
            directories: directories,
            environment: environment,
            ...settings.runner,
            onRefused: refused => warnOfRefused(ports.runner, refused)
          }),
          guard: guard,
          checkout: {
            workspace: (0, external_node_fs_.realpathSync)(settings.runner.workspace),
            kept: (archive, digest) => keepArchive(ports.runner, directories, archive, digest),
            changed: files => warnOfPutBack(ports.runner, files)
          },
          refused: (host, reason) => ports.runner.print(`Not passed on from the sandbox: ${host}: ${reason}`),
          own: {
            entry: process.argv[1] ?? "",
            changed: files => warnOfChanged(ports.runner, files)
          }
        }), true);
        const scanner = __addDisposableResource(env_3, (0, machine.n1)(), true);
        const servers = __addDisposableResource(env_3, (0, mcp.n)({
          ...serverOptions(settings, directories, environment),
          start: where => shells.server(where)
        }), true);
        return await (0, run.eF)({
          ...ports,
          random: random,
          model: model,
          shells: shells,
          scanner: scanner,
          servers: servers,
          web: (0, web.b)({
            clock: clock
          })
        }, invocation);
      } catch (e_3) {
        env_3.error = e_3;
        env_3.hasError = true;
      } finally {
        const result_3 = __disposeResources(env_3);
        if (result_3) await result_3;
      }
    }
    function invocationOf(settings, directories, toolEnvironment, stop) {
      return {
        settings: settings,
        ...occasionOf(settings),
        platform: process.platform,
        directories: directories,
        toolEnvironment: toolEnvironment,
        environment: stepVariables(process.env),
        stop: stop
      };
    }
    function occasionOf({github: github}) {
      const {event: event, serverUrl: serverUrl, repository: repository, runId: runId} = github;
      return {
        event: {
          name: event.name,
          payload: readEvent(event.path)
        },
        runUrl: `${serverUrl}/${repository}/actions/runs/${runId}`
      };
    }
    function readEvent(path) {
      try {
        return JSON.parse((0, external_node_fs_.readFileSync)(path, "utf8"));
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        throw new Error(`The event cannot be read (GITHUB_EVENT_PATH, ${path}): ${why}`, {
          cause: error
        });
      }
    }
    function stepVariables(environment) {
      return Object.fromEntries(Object.entries(environment).filter(([name]) => !name.startsWith("INPUT_")));
    }
    function serverOptions({runner: runner}, directories, environment) {
      const home = (0, invocation.Lt)(directories);
      return {
        clock: machine.ml,
        version: version.VERSION,
        workspace: runner.workspace,
        trusted: (0, invocation.Nf)(directories),
        environment: {
          ...environment,
          HOME: home,
          TMPDIR: home
        }
      };
    }
    function warnOfChanged(runner, files) {
      const message = `A command changed files of Remit itself (${files.slice(0, 5).join(", ")}); Remit restored them. They did not affect this run. Use a sandbox on this runner.`;
      runner.annotate("warning", "Remit: its own files", message);
    }
    function keepArchive(runner, {run: run}, archive, digest) {
      const file = (0, external_node_path_.join)(run, "git.kept");
      (0, external_node_fs_.writeFileSync)(file, archive, {
        mode: 384
      });
      runner.saveState(saved.MX.git, `${digest} ${file}`);
    }
    function warnOfPutBack(runner, files) {
      const message = `Commands ran without a sandbox and changed git's own files (${files.slice(0, 5).join(", ")}); Remit restored them.`;
      runner.annotate("warning", "Remit: the checkout's .git", message);
    }
    function warnOfRefused(runner, refused) {
      for (const line of refused) runner.annotate("warning", "Remit: sandbox", line);
    }
    async function refuseInputs(runner, faults) {
      for (const fault of faults) runner.annotate("error", "Remit: input", fault);
      await runner.writeSummary(`### \u274c Failed: the inputs have a fault\n\n${faults.map(fault => `- ${(0, 
      markdown.mG)(fault)}`).join("\n")}\n`);
      runner.setOutput("conclusion", "failed");
      runner.setOutput("final-message", faults.join("\n"));
      process.exitCode = 1;
      await settle(runner);
    }
    function stopOnSignal(runner) {
      const stop = new AbortController;
      const cancel = signal => {
        if (stop.signal.aborted) return;
        runner.saveState(saved.MX.signal, signal);
        stop.abort("cancelled");
        setTimeout(() => process.exit(1), LAST_WORDS_MS).unref();
      };
      process.on("SIGINT", cancel);
      process.on("SIGTERM", cancel);
      return stop.signal;
    }
  }),
  27460: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      XS: () => GitError,
      y_: () => GitHubError,
      in: () => emptyTree,
      vu: () => isRefusal,
      xU: () => systemCode
    });
    function systemCode(error) {
      return typeof error === "object" && error !== null && "code" in error && typeof error.code === "string" ? error.code : undefined;
    }
    class GitHubError extends Error {
      name="GitHubError";
      status;
      permission;
      constructor(message, status, permission) {
        super(message);
        this.status = status;
        this.permission = permission;
      }
    }
    function isRefusal(error) {
      if (!(error instanceof GitHubError)) return false;
      return error.status >= 400 && error.status < 500 && error.status !== 401 && error.status !== 429;
    }
    class GitError extends Error {
      name="GitError";
      cause_;
      constructor(message, cause = "other") {
        super(message);
        this.cause_ = cause;
      }
    }
    function emptyTree(like) {
      return like.length === 64 ? "6ef19b41225c5369f1c104d45d8d85efa9b057b53b14b4b9b939dd74decc5321" : "4b825dc642cb6eb9a060e54bf8d69288fbee4904";
    }
  })
};
