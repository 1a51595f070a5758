"use strict";

exports.id = 902;

exports.ids = [ 902 ];

exports.modules = {
  15707: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var toolEnvironment = (function toolEnvironment(own, home) {
      const passed = Object.entries(own).filter(entry => entry[1] !== undefined && (PASSED.includes(entry[0]) || LOCALE.test(entry[0]) || (0, 
      _machine_places_js__WEBPACK_IMPORTED_MODULE_0__.pU)(entry[0])));
      return {
        ...Object.fromEntries(passed),
        ...quiet(home)
      };
    });
    var quiet = (function quiet(home) {
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
    });
    __webpack_require__.d(__webpack_exports__, {
      u: () => toolEnvironment
    });
    var _machine_places_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66261);
    const PASSED = [ "PATH", "LANG", "LC_ALL", "TZ", "TERM", "SHELL", "USER", "LOGNAME", "GOFLAGS", "RUSTUP_TOOLCHAIN", "PYENV_VERSION", "RBENV_VERSION" ];
    const LOCALE = /^LC_[A-Z]+$/;
  }),
  91513: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var attempt = (function attempt(work) {
      try {
        return work();
      } catch {
        return undefined;
      }
    });
    var onlyFor = (function onlyFor(kind, give, when = () => true) {
      return error => {
        if (error instanceof kind && when(error)) return give(error);
        throw error;
      };
    });
    __webpack_require__.d(__webpack_exports__, {
      CD: () => attempt,
      Wj: () => onlyFor,
      bD: () => messageOf
    });
    function messageOf(error) {
      return error instanceof Error ? error.message : String(error);
    }
  }),
  61349: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
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
  50991: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var readData = (function readData(kind, value, table = "an object") {
      const faults = [];
      const read = kind.read(value, {
        path: [],
        faults: faults,
        table: table
      });
      return {
        value: faults.length === 0 ? read : undefined,
        faults: faults
      };
    });
    var text = (function text(why = () => undefined, schema) {
      const read = (value, at) => {
        if (typeof value !== "string") return mustBe(at, "a text", value);
        if (value.trim() === "") return wrong(at, "must not be empty.");
        return refused(at, why(value)) ? undefined : value;
      };
      return {
        schema: {
          type: "string",
          ...schema ?? {
            minLength: 1
          }
        },
        read: read
      };
    });
    var count = (function count(least) {
      const expected = `a whole number, at least ${least}`;
      const fits = value => Number.isSafeInteger(value) && Number(value) >= least;
      return scalar(expected, {
        type: "integer",
        minimum: least
      }, fits);
    });
    var number = (function number(least, of = "") {
      const fits = value => Number.isFinite(value) && Number(value) >= least;
      return scalar(`${of}a number of at least ${least}`, {
        type: "number",
        minimum: least
      }, fits);
    });
    var amount = (function amount(most = Number.MAX_VALUE) {
      const isLimited = most < Number.MAX_VALUE;
      const limit = isLimited ? {
        maximum: most
      } : {};
      const expected = `a number above 0${isLimited ? ` and at most ${most}` : ""}`;
      const fits = value => Number.isFinite(value) && Number(value) > 0 && Number(value) <= most;
      return scalar(expected, {
        type: "number",
        exclusiveMinimum: 0,
        ...limit
      }, fits);
    });
    var constant = (function constant(only) {
      return scalar(JSON.stringify(only), {
        const: only
      }, value => value === only);
    });
    var word = (function word(words, why = () => undefined) {
      const expected = words.map(each => `"${each}"`).join(" or ");
      return {
        schema: {
          type: "string",
          enum: words
        },
        read(value, at) {
          const found = words.find(each => each === value);
          if (found !== undefined || typeof value !== "string") return found ?? mustBe(at, expected, value);
          if (refused(at, why(value))) return undefined;
          const near = (0, _distance_js__WEBPACK_IMPORTED_MODULE_0__.pA)(value, words);
          return wrong(at, `must be ${expected}, but is "${value}".`, near === undefined ? undefined : `Did you mean "${near}"?`);
        }
      };
    });
    var list = (function list(kind, of, options = {}) {
      const {hint: hint, least: least = 0, most: most = Infinity} = options;
      return {
        schema: {
          type: "array",
          items: kind.schema
        },
        read(value, at) {
          if (!Array.isArray(value)) return mustBe(at, `an array of ${of}`, value, hint);
          if (value.length >= least && value.length <= most) return items(kind, value, at);
          return wrong(at, `has ${value.length} ${of}, and must have ${least} to ${most}.`);
        }
      };
    });
    var oneOrMore = (function oneOrMore(kind) {
      return {
        schema: {
          oneOf: [ kind.schema, {
            type: "array",
            items: kind.schema,
            minItems: 1
          } ]
        },
        read(value, at) {
          if (Array.isArray(value) && value.length === 0) return wrong(at, "is empty: it would never match.");
          if (Array.isArray(value)) return items(kind, value, at);
          const one = kind.read(value, at);
          return one === undefined ? undefined : [ one ];
        }
      };
    });
    var shape = (function shape(required, optional, {hint: hint, others: others, schema: schema = {}} = {}) {
      const kinds = {
        ...required,
        ...optional
      };
      const needed = Object.keys(required);
      return {
        schema: {
          type: "object",
          ...others === undefined && {
            additionalProperties: false
          },
          properties: Object.fromEntries(Object.entries(kinds).map(([key, kind]) => [ key, kind.schema ])),
          ...needed.length > 0 && {
            required: needed
          },
          ...schema
        },
        read(value, at) {
          if (!isTable(value)) return mustBe(at, at.table, value, hint);
          const before = at.faults.length;
          if (others === undefined) refuseUnknown(value, at, Object.keys(kinds));
          for (const key of needed) if (!Object.hasOwn(value, key)) at.faults.push({
            kind: "missing",
            path: at.path,
            key: key
          });
          const found = Object.entries(kinds).filter(([key]) => Object.hasOwn(value, key)).map(([key, kind]) => [ key, kind.read(value[key], below(at, key)) ]);
          return at.faults.length > before ? undefined : Object.fromEntries(found);
        }
      };
    });
    var record = (function record(kind) {
      return {
        schema: {
          type: "object",
          additionalProperties: kind.schema
        },
        read(value, at) {
          if (!isTable(value)) return mustBe(at, at.table, value);
          const pairs = Object.entries(value).flatMap(([key, item]) => {
            const read = kind.read(item, below(at, key));
            return read === undefined ? [] : [ [ key, read ] ];
          });
          return Object.fromEntries(pairs);
        }
      };
    });
    var described = (function described(kind, says) {
      return {
        ...kind,
        schema: {
          ...kind.schema,
          description: says
        }
      };
    });
    var checked = (function checked(kind, check) {
      return {
        ...kind,
        read(value, at) {
          check(value, at);
          return kind.read(value, at);
        }
      };
    });
    var scalar = (function scalar(expected, schema, fits) {
      return {
        schema: schema,
        read: (value, at) => fits(value) ? value : mustBe(at, expected, value)
      };
    });
    var below = (function below({path: path, ...at}, key) {
      return {
        path: [ ...path, key ],
        ...at
      };
    });
    var refuseUnknown = (function refuseUnknown(value, {path: path, faults: faults}, known) {
      for (const key of Object.keys(value)) {
        if (known.includes(key)) continue;
        const near = (0, _distance_js__WEBPACK_IMPORTED_MODULE_0__.pA)(key, known);
        const hint = near === undefined ? `Known here: ${known.join(", ")}.` : `Did you mean \`${near}\`?`;
        faults.push({
          kind: "unknown",
          path: path,
          key: key,
          hint: hint
        });
      }
    });
    var isTable = (function isTable(value) {
      return value !== null && typeof value === "object" && !Array.isArray(value);
    });
    var asTable = (function asTable(value) {
      return isTable(value) ? value : {};
    });
    var tableIn = (function tableIn(json) {
      return asTable((0, _attempt_js__WEBPACK_IMPORTED_MODULE_1__.CD)(() => JSON.parse(json)));
    });
    var nameOf = (function nameOf(value, table) {
      if (Array.isArray(value)) return "an array";
      switch (typeof value) {
       case "string":
        return "a text";

       case "number":
       case "boolean":
        return String(value);

       case "object":
        return value === null ? "null" : table;

       default:
        return "a date or time";
      }
    });
    __webpack_require__.d(__webpack_exports__, {
      Ae: () => anyText,
      D8: () => anything,
      HI: () => variants,
      Jt: () => flag,
      KD: () => checked,
      Qm: () => wrong,
      Qq: () => text,
      Qx: () => describeFault,
      TR: () => refuse,
      U9: () => count,
      Vh: () => readJson,
      Vm: () => word,
      WQ: () => whole,
      WY: () => described,
      ai: () => number,
      bI: () => isTable,
      cW: () => shape,
      dY: () => constant,
      fO: () => asTable,
      g1: () => record,
      h9: () => oneOrMore,
      pP: () => anyTable,
      p_: () => list,
      sV: () => tableIn,
      uG: () => tableWithin,
      v3: () => readData,
      vj: () => amount,
      wC: () => matching
    });
    var _attempt_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91513);
    var _distance_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61349);
    function readJson(kind, text) {
      try {
        const value = JSON.parse(text);
        return readData(kind, value).value === undefined ? undefined : value;
      } catch {
        return undefined;
      }
    }
    const anyText = scalar("a text", {
      type: "string"
    }, value => typeof value === "string");
    const anything = {
      schema: {},
      read: value => value
    };
    const anyTable = {
      schema: {
        type: "object"
      },
      read: (value, at) => isTable(value) ? value : mustBe(at, at.table, value)
    };
    const flag = scalar("true or false", {
      type: "boolean"
    }, value => typeof value === "boolean");
    const whole = scalar("a whole number", {
      type: "integer"
    }, value => Number.isSafeInteger(value));
    function matching(pattern, what) {
      const fits = value => typeof value === "string" && pattern.test(value);
      return scalar(what, {
        type: "string",
        pattern: pattern.source
      }, fits);
    }
    function variants(key, kinds) {
      return {
        schema: {
          anyOf: Object.values(kinds).map(({schema: schema}) => schema)
        },
        read(value, at) {
          const name = isTable(value) && Object.hasOwn(value, key) ? value[key] : undefined;
          const kind = typeof name === "string" && Object.hasOwn(kinds, name) ? kinds[name] : undefined;
          if (kind !== undefined) return kind.read(value, at);
          return wrong(at, `must have one of ${Object.keys(kinds).join(", ")} as its ${key}.`);
        }
      };
    }
    function items(kind, values, at) {
      const read = values.map((value, index) => kind.read(value, below(at, index)));
      return read.every(item => item !== undefined) ? read : undefined;
    }
    function refused(at, why) {
      if (why === undefined) return false;
      if (typeof why === "string") refuse(at, why); else refuse(at, why.problem, why.hint);
      return true;
    }
    function describeFault(fault) {
      const at = "key" in fault ? [ ...fault.path, fault.key ] : fault.path;
      const place = at.map(step => typeof step === "number" ? `[${step}]` : `.${step}`).join("");
      const name = place === "" ? "It" : `\`${place.replace(/^\./, "")}\``;
      const hint = fault.hint === undefined ? "" : ` ${fault.hint}`;
      switch (fault.kind) {
       case "unknown":
        return `${name} is not known.${hint}`;

       case "missing":
        return `${name} is missing.${hint}`;

       case "wrong":
        return `${name} ${fault.problem}${hint}`;

       case "refused":
        return `${name}: ${fault.problem}${hint}`;
      }
    }
    function refuse({path: path, faults: faults}, problem, hint) {
      faults.push({
        kind: "refused",
        path: path,
        problem: problem,
        ...hint !== undefined && {
          hint: hint
        }
      });
    }
    function tableWithin(text) {
      return tableIn(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));
    }
    function mustBe(at, expected, value, hint) {
      return wrong(at, `must be ${expected}, but is ${nameOf(value, at.table)}.`, hint);
    }
    function wrong({path: path, faults: faults}, problem, hint) {
      faults.push({
        kind: "wrong",
        path: path,
        problem: problem,
        ...hint !== undefined && {
          hint: hint
        }
      });
    }
  }),
  25915: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var runAction = (async function runAction(isolation) {
      node_http__WEBPACK_IMPORTED_MODULE_2___default().setGlobalProxyFromEnv?.();
      const secrets = (0, _secrets_js__WEBPACK_IMPORTED_MODULE_5__.c)((0, _secrets_js__WEBPACK_IMPORTED_MODULE_5__.u)(process.env));
      const runner = (0, _adapters_js__WEBPACK_IMPORTED_MODULE_6__.NH)(secrets);
      const read = (0, _inputs_js__WEBPACK_IMPORTED_MODULE_7__.Ko)(process.env, "may be missing");
      if (read.kind === "faulty") return await refuseInputs(runner, read.faults);
      const kind = read.value.job?.kind;
      if (kind === undefined || kind === "run" || kind === "propose") reportIsolation(runner, isolation);
      const conclusion = await carryOut({
        settings: read.value,
        runner: runner,
        secrets: secrets,
        stop: stopOnSignal(runner)
      }).catch(error => breakOff(runner, error));
      process.exitCode = (0, _events_js__WEBPACK_IMPORTED_MODULE_8__.gq)(conclusion) ? 0 : 1;
      await settle(runner);
      leave();
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
    var carryOut = (async function carryOut(job) {
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
        if (kind === "gather") return await (await loadJobs()).gatherLogs(started);
        const directories = (0, _directories_js__WEBPACK_IMPORTED_MODULE_11__.H)((0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)(settings.runner.temp, `remit-${github.runId}-${github.runAttempt}`));
        if (kind !== "gate") runner.saveState(_report_js__WEBPACK_IMPORTED_MODULE_10__.MX.log, directories.log);
        const guard = (0, _adapters_js__WEBPACK_IMPORTED_MODULE_12__.Em)(process.env);
        const asks = mayAsk(settings, event.text);
        const ahead = asks ? (0, _run_js__WEBPACK_IMPORTED_MODULE_13__.dV)(event.payload) : undefined;
        const git = __addDisposableResource(env_1, await (0, _adapters_js__WEBPACK_IMPORTED_MODULE_14__.z)({
          directory: (0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)(directories.run, "git"),
          remote: `${github.serverUrl}/${github.repository}`,
          token: github.token,
          checkout: settings.runner.workspace,
          guard: guard,
          ...ahead !== undefined && {
            ahead: ahead
          }
        }), true);
        const file = __addDisposableResource(env_1, (0, _adapters_js__WEBPACK_IMPORTED_MODULE_6__.Jr)(directories.log), false);
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
    });
    var loadJobs = (async function loadJobs() {
      await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_4__.setImmediate)();
      return await Promise.all([ __webpack_require__.e(9605), __webpack_require__.e(5273), __webpack_require__.e(1189), __webpack_require__.e(2796), __webpack_require__.e(4403), __webpack_require__.e(2215), __webpack_require__.e(418) ]).then(__webpack_require__.bind(__webpack_require__, 418));
    });
    var mayAsk = (function mayAsk({trigger: trigger, github: github}, event) {
      if (!/comment|review|^issues$/.test(github.event.name)) return true;
      const {triggerPhrase: triggerPhrase, triggerLabel: triggerLabel = ""} = trigger;
      const text = event.toLowerCase();
      return [ triggerPhrase, triggerLabel ].some(each => each !== "" && text.includes(each.toLowerCase()));
    });
    var callsCommand = (function callsCommand({trigger: trigger}, event) {
      const {triggerPhrase: triggerPhrase, command: command = ""} = trigger;
      return command !== "" || triggerPhrase !== "" && event.includes(`${triggerPhrase} /`);
    });
    var readEvent = (function readEvent(path) {
      try {
        const text = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path, "utf8");
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
    });
    var stopOnSignal = (function stopOnSignal(runner) {
      const stop = new AbortController;
      const cancel = signal => {
        if (stop.signal.aborted) return;
        runner.saveState(_report_js__WEBPACK_IMPORTED_MODULE_10__.MX.signal, signal);
        stop.abort("cancelled");
        setTimeout(() => process.exit(1), LAST_WORDS_MS).unref();
      };
      process.on("SIGINT", cancel);
      process.on("SIGTERM", cancel);
      return stop.signal;
    });
    var openJobShells = (function openJobShells({settings: settings, runner: runner, directories: directories, guard: guard, ahead: ahead}) {
      return (0, _adapters_js__WEBPACK_IMPORTED_MODULE_16__.k)({
        ...(0, _directories_js__WEBPACK_IMPORTED_MODULE_11__.L)({
          directories: directories,
          environment: (0, _adapters_js__WEBPACK_IMPORTED_MODULE_17__.u)(process.env, (0, 
          _adapters_js__WEBPACK_IMPORTED_MODULE_18__.lt)(process.env)),
          ...settings.runner,
          protection: {
            guard: guard,
            checkout: {
              workspace: (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(settings.runner.workspace),
              kept: packed => keepArchive(runner, directories, packed),
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
          ahead: _run_js__WEBPACK_IMPORTED_MODULE_13__.Y3
        }
      });
    });
    __webpack_require__.d(__webpack_exports__, {
      runAction: () => runAction
    });
    var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
    var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
    var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
    var node_fs__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
    var node_http__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37067);
    var node_http__WEBPACK_IMPORTED_MODULE_2___default = __webpack_require__.n(node_http__WEBPACK_IMPORTED_MODULE_2__);
    var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
    var node_path__WEBPACK_IMPORTED_MODULE_3___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_3__);
    var node_timers_promises__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58500);
    var node_timers_promises__WEBPACK_IMPORTED_MODULE_4___default = __webpack_require__.n(node_timers_promises__WEBPACK_IMPORTED_MODULE_4__);
    var _adapters_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(46106);
    var _adapters_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(1736);
    var _adapters_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(65932);
    var _adapters_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(961);
    var _adapters_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(15707);
    var _adapters_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(39430);
    var _directories_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(93207);
    var _events_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6786);
    var _inputs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(58920);
    var _report_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(77480);
    var _report_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(9626);
    var _run_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1613);
    var _run_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(40298);
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
    function leave() {
      process.stdout.write("", () => process.exit());
    }
    function breakOff(runner, error) {
      const {message: message, hint: hint} = (0, _run_js__WEBPACK_IMPORTED_MODULE_9__.K)(error);
      const text = hint === undefined ? message : `${message} ${hint}`;
      runner.annotate("error", "Remit: failed", text);
      runner.saveState(_report_js__WEBPACK_IMPORTED_MODULE_10__.MX.broken, text);
      runner.setOutput("conclusion", "failed");
      runner.setOutput("final-message", message);
      return "failed";
    }
    async function refuseInputs(runner, faults) {
      for (const fault of faults) runner.annotate("error", "Remit: input", fault);
      await runner.writeSummary(`### \u274c Failed: the inputs have a fault\n\n${faults.map(fault => `- ${(0, 
      _report_js__WEBPACK_IMPORTED_MODULE_15__.mG)(fault)}`).join("\n")}\n`);
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
      const file = (0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)(run, `git-${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(4).toString("hex")}.kept`);
      (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(file, archive, {
        mode: 384
      });
      runner.saveState(_report_js__WEBPACK_IMPORTED_MODULE_10__.MX.git, `${key} ${file}`);
    }
    function warnOfPutBack(runner, files) {
      const message = `Commands ran without a sandbox and changed git's own files (${files.slice(0, 5).join(", ")}); Remit restored them.`;
      runner.annotate("warning", "Remit: the checkout's .git", message);
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


