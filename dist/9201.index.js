"use strict";

exports.id = 9201;

exports.ids = [ 9201 ];

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
    var refuse = (function refuse({path: path, faults: faults}, problem, hint) {
      faults.push({
        kind: "refused",
        path: path,
        problem: problem,
        ...hint !== undefined && {
          hint: hint
        }
      });
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
  76115: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var startEarly = (async function startEarly(settings) {
      const {github: github, job: job, runner: runner} = settings;
      const {text: text, payload: payload} = readEvent(github.event.path);
      const directories = (0, lib_directories.HM)((0, external_node_path_.join)(runner.temp, `remit-${github.runId}-${github.runAttempt}`));
      const asks = mayAsk(settings, text);
      const works = job === undefined || job.kind === "run" || job.kind === "propose";
      const opens = works && asks && !callsCommand(settings, text);
      const environment = (0, tool_environment.u)(process.env, (0, visible_paths.lt)(process.env));
      const sandbox = opens ? openUsual({
        directories: directories,
        environment: environment,
        ...runner
      }) : undefined;
      return {
        payload: payload,
        asks: asks,
        directories: directories,
        toolEnvironment: environment,
        sandbox: sandbox
      };
    });
    var openUsual = (function openUsual(shell) {
      const {directories: directories} = shell;
      (0, external_node_fs_.closeSync)((0, external_node_fs_.openSync)(directories.log, "a", 384));
      (0, external_node_fs_.mkdirSync)((0, external_node_path_.join)(directories.run, "git/objects"), {
        recursive: true
      });
      return (0, sandboxed_place.F5)((0, lib_directories.Xq)(shell));
    });
    var readEvent = (function readEvent(path) {
      try {
        const text = (0, external_node_fs_.readFileSync)(path, "utf8");
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
    var runAction = (async function runAction(isolation) {
      const read = (0, inputs.Ko)(process.env, "may be missing");
      const start = read.kind === "read" ? {
        kind: "started",
        settings: read.value,
        early: startEarly(read.value)
      } : read;
      if (start.kind === "started") start.early.catch(() => undefined);
      const {act: act} = await Promise.all([ __webpack_require__.e(3838), __webpack_require__.e(8421), __webpack_require__.e(5732), __webpack_require__.e(7187) ]).then(__webpack_require__.bind(__webpack_require__, 38352));
      await act(isolation, start);
    });
    __webpack_require__.d(__webpack_exports__, {
      runAction: () => runAction
    });
    var inputs = __webpack_require__(58920);
    var external_node_fs_ = __webpack_require__(73024);
    var external_node_path_ = __webpack_require__(76760);
    var tool_environment = __webpack_require__(15707);
    var visible_paths = __webpack_require__(39430);
    var sandboxed_place = __webpack_require__(87269);
    var lib_directories = __webpack_require__(93207);
  })
};


