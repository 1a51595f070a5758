"use strict";

exports.id = 4006;

exports.ids = [ 4006 ];

exports.modules = {
  4006: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var carryOut = (async function carryOut(run, words) {
      try {
        await run(words);
      } catch (error) {
        const {path: path} = error;
        if ((0, _ports_js__WEBPACK_IMPORTED_MODULE_2__.x)(error) === undefined || typeof path !== "string") throw error;
        (0, _cli_call_js__WEBPACK_IMPORTED_MODULE_1__.pD)(`${path} could not be read or written: ${(0, 
        _cli_call_js__WEBPACK_IMPORTED_MODULE_1__.U)(error)}.`);
        process.exitCode = 1;
      }
    });
    __webpack_require__.d(__webpack_exports__, {
      runCommandLine: () => runCommandLine
    });
    var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
    var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
    var _cli_call_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34853);
    var _ports_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44714);
    const USAGE = `remit, a coding agent that follows a written policy\n\n  remit demo               run the main job on an embedded example; GEMINI_API_KEY makes it ask the real model;\n                           --json gives the run's events\n  remit run REQUEST\u2026       work on this checkout, shown as it happens; leaves a patch, sends nothing to GitHub\n  remit report LOG         the report of a recorded run; --verify checks its receipt\n  remit replay LOG         the same; --fixture DIR plays its replies over a directory and says where they diverge;\n                           reads answers recorded by Gemini CLI, too\n  remit policy \u2026           check, explain, print a policy; replay a recorded run by it\n  remit init               write a workflow and a policy for this repository, and say what to do next\n  remit doctor             check what a run needs: key, model, workflows, policy, sandbox, settings\n  remit --version          the version of this bundle\n  remit --help             this text; --help after a command: its options\n\nExit codes: 0; 1 if a run or a check has failed; 2 if the command line is invalid.\n`;
    const COMMANDS = {
      demo: async () => (await Promise.all([ __webpack_require__.e(9605), __webpack_require__.e(3838), __webpack_require__.e(3586), __webpack_require__.e(3656), __webpack_require__.e(3919), __webpack_require__.e(683), __webpack_require__.e(8421), __webpack_require__.e(8920), __webpack_require__.e(9453), __webpack_require__.e(5732), __webpack_require__.e(4300), __webpack_require__.e(4727), __webpack_require__.e(3709), __webpack_require__.e(3625) ]).then(__webpack_require__.bind(__webpack_require__, 55034))).runDemo,
      run: async () => (await Promise.all([ __webpack_require__.e(9605), __webpack_require__.e(3838), __webpack_require__.e(3586), __webpack_require__.e(3656), __webpack_require__.e(3919), __webpack_require__.e(683), __webpack_require__.e(8421), __webpack_require__.e(8920), __webpack_require__.e(9453), __webpack_require__.e(5732), __webpack_require__.e(4300), __webpack_require__.e(4727), __webpack_require__.e(3709), __webpack_require__.e(9737), __webpack_require__.e(9529) ]).then(__webpack_require__.bind(__webpack_require__, 87054))).runRun,
      report: async () => (await Promise.all([ __webpack_require__.e(3586), __webpack_require__.e(5502), __webpack_require__.e(1983), __webpack_require__.e(5628), __webpack_require__.e(7030) ]).then(__webpack_require__.bind(__webpack_require__, 779))).runReport,
      replay: async () => (await Promise.all([ __webpack_require__.e(9605), __webpack_require__.e(3838), __webpack_require__.e(2058), __webpack_require__.e(5806), __webpack_require__.e(3586), __webpack_require__.e(3656), __webpack_require__.e(3919), __webpack_require__.e(683), __webpack_require__.e(2903), __webpack_require__.e(8421), __webpack_require__.e(7903), __webpack_require__.e(8920), __webpack_require__.e(9453), __webpack_require__.e(5732), __webpack_require__.e(5502), __webpack_require__.e(4300), __webpack_require__.e(4984), __webpack_require__.e(8263), __webpack_require__.e(4727), __webpack_require__.e(3709), __webpack_require__.e(7784), __webpack_require__.e(9737), __webpack_require__.e(3839) ]).then(__webpack_require__.bind(__webpack_require__, 73839))).runReplay,
      policy: async () => (await Promise.all([ __webpack_require__.e(9605), __webpack_require__.e(2058), __webpack_require__.e(5806), __webpack_require__.e(3656), __webpack_require__.e(3919), __webpack_require__.e(7784), __webpack_require__.e(7376) ]).then(__webpack_require__.bind(__webpack_require__, 4671))).runPolicy,
      init: async () => (await Promise.all([ __webpack_require__.e(9605), __webpack_require__.e(8815), __webpack_require__.e(2058), __webpack_require__.e(5806), __webpack_require__.e(3656), __webpack_require__.e(3919), __webpack_require__.e(683), __webpack_require__.e(8421), __webpack_require__.e(7784), __webpack_require__.e(8724), __webpack_require__.e(6918) ]).then(__webpack_require__.bind(__webpack_require__, 9871))).runInit,
      doctor: async () => (await Promise.all([ __webpack_require__.e(9605), __webpack_require__.e(8815), __webpack_require__.e(2058), __webpack_require__.e(5806), __webpack_require__.e(3586), __webpack_require__.e(3656), __webpack_require__.e(3919), __webpack_require__.e(683), __webpack_require__.e(8421), __webpack_require__.e(8920), __webpack_require__.e(4300), __webpack_require__.e(3709), __webpack_require__.e(7784), __webpack_require__.e(2215), __webpack_require__.e(8724), __webpack_require__.e(7922) ]).then(__webpack_require__.bind(__webpack_require__, 75751))).runDoctor
    };
    async function runCommandLine(words = process.argv.slice(2)) {
      process.stdout.on("error", leaveQuietly);
      process.argv[1] = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(process.argv[1] ?? "");
      const [command = "--help", ...rest] = words;
      if (command === "help" && rest.length > 0) return await runCommandLine([ ...rest.slice(0, 1), "--help" ]);
      if ([ "help", "--help", "-h" ].includes(command)) return void process.stdout.write(USAGE);
      if (command === "--version") return void process.stdout.write(`${(await __webpack_require__.e(7992).then(__webpack_require__.bind(__webpack_require__, 17992))).VERSION}\n`);
      const load = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;
      if (load !== undefined) return await carryOut(await load(), rest);
      const hint = (0, _cli_call_js__WEBPACK_IMPORTED_MODULE_1__.au)(command, Object.keys(COMMANDS));
      (0, _cli_call_js__WEBPACK_IMPORTED_MODULE_1__.pD)(`There is no command ${JSON.stringify(command)}.${hint}`, USAGE);
    }
    function leaveQuietly(error) {
      if (error.code !== "EPIPE") throw error;
      process.exit();
    }
  }),
  34853: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var readCall = (function readCall(command, words, options) {
      const {usage: usage} = command;
      const {tokens: tokens} = (0, node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({
        args: [ ...words ],
        options: options,
        strict: false,
        allowPositionals: true,
        tokens: true
      });
      const given = tokens.filter(token => token.kind === "option");
      if (given.some(({rawName: rawName}) => rawName === "--help" || rawName === "-h")) {
        process.stdout.write(usage);
        return undefined;
      }
      const [fault] = given.flatMap(token => faultOf(command, token, options) ?? []);
      if (fault !== undefined) {
        printUsageError(fault, usage);
        return undefined;
      }
      return (0, node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({
        args: [ ...words ],
        options: options,
        allowPositionals: true
      });
    });
    __webpack_require__.d(__webpack_exports__, {
      $2: () => readEntries,
      D9: () => readCall,
      F7: () => callAgain,
      U: () => describeReadError,
      au: () => didYouMean,
      hc: () => textIfThere,
      pD: () => printUsageError,
      tj: () => printLines,
      wg: () => findRoot,
      yR: () => readText
    });
    var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
    var node_util__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_util__WEBPACK_IMPORTED_MODULE_0__);
    var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
    var node_fs__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
    var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
    var node_path__WEBPACK_IMPORTED_MODULE_2___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
    var _lib_distance_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61349);
    var _ports_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44714);
    var _log_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(24078);
    var _lib_attempt_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(91513);
    function faultOf(command, {name: name, rawName: rawName, value: value, inlineValue: inlineValue}, options) {
      const option = Object.hasOwn(options, name) && rawName.startsWith("--") ? options[name] : undefined;
      if (option === undefined) {
        const hint = didYouMean(name, [ "help", ...Object.keys(options) ], "--");
        const words = command.takesWords === true ? " Words that begin with a hyphen come after --." : "";
        return `${command.name} has no option ${rawName}.${hint}${words}`;
      }
      if (option.type === "boolean") return inlineValue === true ? `${rawName} takes no value.` : undefined;
      if (value === undefined || value === "") return `${rawName} needs a value after it.`;
      const swallowed = value.startsWith("-") && inlineValue !== true;
      return swallowed ? `${rawName} needs a value; one that begins with a hyphen is given as ${rawName}=${value}.` : undefined;
    }
    function didYouMean(name, known, before = "") {
      const near = (0, _lib_distance_js__WEBPACK_IMPORTED_MODULE_3__.pA)(name, known);
      return near === undefined ? "" : ` Did you mean ${before}${near}?`;
    }
    function callAgain(words) {
      return `node ${process.argv[1] ?? "dist/cli/index.js"} ${words}`;
    }
    function printLines(lines) {
      process.stdout.write(lines.map(line => `${line}\n`).join(""));
    }
    function printUsageError(what, usage) {
      process.stderr.write(usage === undefined ? `${what}\n` : `${what}\n\n${usage}`);
      process.exitCode = 2;
    }
    function describeReadError(error) {
      const code = (0, _ports_js__WEBPACK_IMPORTED_MODULE_4__.x)(error) ?? "";
      return UNREADABLE[code] ?? (0, _lib_attempt_js__WEBPACK_IMPORTED_MODULE_5__.bD)(error);
    }
    const UNREADABLE = {
      ENOENT: "there is no such file",
      ENOTDIR: "there is no such file",
      EISDIR: "it is a directory, not a file",
      EEXIST: "there is a file in its place",
      EACCES: "you have no permission",
      EPERM: "you have no permission"
    };
    function textIfThere(path) {
      return (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(path) ? (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path, "utf8") : undefined;
    }
    function findRoot(directory) {
      if ((0, node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, ".git"))) return directory;
      const parent = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(directory);
      return parent === directory ? undefined : findRoot(parent);
    }
    function readText(path) {
      try {
        return {
          text: (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path, "utf8"),
          missing: false,
          why: ""
        };
      } catch (error) {
        return {
          missing: (0, _ports_js__WEBPACK_IMPORTED_MODULE_4__.x)(error) === "ENOENT",
          why: describeReadError(error)
        };
      }
    }
    function readEntries(path) {
      const {text: text, why: why} = readText(path);
      if (text === undefined) return `${path} cannot be read: ${why}.`;
      try {
        return (0, _log_js__WEBPACK_IMPORTED_MODULE_6__.x6)(text);
      } catch (error) {
        return `${path} is not a log of Remit's: ${describeReadError(error)}`;
      }
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
  44714: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      x: () => systemCode
    });
    function systemCode(error) {
      return typeof error === "object" && error !== null && "code" in error && typeof error.code === "string" ? error.code : undefined;
    }
  })
};


