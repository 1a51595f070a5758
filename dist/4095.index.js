"use strict";

exports.id = 4095;

exports.ids = [ 4095 ];

exports.modules = {
  22078: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var compare = (async function compare(git, three) {
      const theirs = new Map((await git.compare(three.head, three.onto)).map(({path: path, after: after}) => [ path, after ]));
      const changes = [];
      const clashes = [];
      for (const {path: path, exact: exact, before: was, after: ours} of await git.compare(three.fork, three.head)) {
        if (!theirs.has(path)) continue;
        const inTheWay = ours !== undefined && await isInTheWay(path, three.onto, git);
        if ((0, _changes_js__WEBPACK_IMPORTED_MODULE_1__.Tx)(was, theirs.get(path)) || inTheWay || !exact) clashes.push(path); else changes.push(ours === undefined ? {
          path: path
        } : {
          path: path,
          blob: ours
        });
      }
      return {
        changes: changes,
        clashes: clashes.sort()
      };
    });
    __webpack_require__.d(__webpack_exports__, {
      OU: () => joinBase,
      _A: () => planCatchUp,
      t4: () => isOursAlone
    });
    var _ports_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11507);
    var _trailers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45337);
    var _lib_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50876);
    var _changes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79164);
    async function planCatchUp(git, behind) {
      const {branch: branch, onto: onto, parting: parting, author: author, time: time} = behind;
      if (parting.fork === onto.sha) return undefined;
      const {clashes: clashes} = await compare(git, {
        fork: parting.fork,
        head: branch.sha,
        onto: onto.sha
      });
      const kind = clashes.length === 0 ? "merged" : isOursAlone(parting.own, author) ? "replaced" : "behind";
      return {
        kind: kind,
        head: branch.sha,
        fork: parting.fork,
        onto: onto,
        time: time,
        clashes: clashes.slice(0, SHOWN)
      };
    }
    const SHOWN = 10;
    async function joinBase(git, branch, caughtUp, author) {
      const {kind: kind, head: head, fork: fork, onto: onto, time: time} = caughtUp;
      if (kind === "behind") return head;
      const {changes: changes} = kind === "replaced" ? NOTHING : await compare(git, {
        fork: fork,
        head: head,
        onto: onto.sha
      });
      const title = kind === "merged" ? `Merge ${onto.name} into ${branch}` : `Start ${branch} anew from ${onto.name}`;
      const message = `${title}\n\n${JOINS}: ${onto.sha}`;
      return await git.commit({
        parent: onto.sha,
        parents: [ head, onto.sha ],
        changes: changes,
        message: message,
        author: author,
        time: time
      });
    }
    const NOTHING = {
      changes: []
    };
    const JOINS = "Remit-Joins";
    function isOursAlone(own, {email: email}) {
      return own.every(({author: author, committer: committer, message: message}) => {
        const marked = (0, _trailers_js__WEBPACK_IMPORTED_MODULE_0__.xB)(message) !== undefined || message.includes(`\n\n${JOINS}: `);
        return author.email === email && committer.email === email && marked;
      });
    }
    async function isInTheWay(path, commit, git) {
      const above = await Promise.all((0, _lib_paths_js__WEBPACK_IMPORTED_MODULE_2__.f)(path).map(parent => git.entry(commit, parent)));
      const isFileAbove = above.some(entry => entry !== undefined && entry.mode !== _ports_js__WEBPACK_IMPORTED_MODULE_3__.Md);
      return isFileAbove || (await git.entry(commit, path))?.mode === _ports_js__WEBPACK_IMPORTED_MODULE_3__.Md;
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
  }),
  12722: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var isDue = (function isDue(saved) {
      return saved.keep !== "" && saved.kept === "";
    });
    var keep = (async function keep(saved, entries, settings, secrets) {
      const env_1 = {
        stack: [],
        error: void 0,
        hasError: false
      };
      try {
        const {serverUrl: serverUrl, repository: repository, token: token} = settings.github;
        const run = (0, external_node_path_.dirname)(saved.log);
        const directory = (0, external_node_path_.join)(run, "git-post");
        const git = __addDisposableResource(env_1, await (0, adapters_git.z)({
          directory: directory,
          remote: `${serverUrl}/${repository}`,
          token: token,
          guard: undefined
        }), true);
        const at = machine.ml.now();
        const shells = __addDisposableResource(env_1, (0, adapters_shells.k)((0, directories.Ld)({
          directories: (0, directories.HM)(run),
          environment: process.env,
          protection: undefined,
          ...settings.runner
        })), true);
        const openLayer = async covered => (await shells.open({
          mode: "require",
          services: [],
          show: [],
          covered: covered
        })).inside;
        const late = {
          saved: saved,
          entries: entries,
          git: git,
          files: (0, adapters_files.K)(),
          secrets: secrets,
          settings: settings,
          run: run,
          openLayer: openLayer,
          now: at
        };
        if (!isDue(saved)) {
          await rescueLate(late);
          return await withPush(late);
        }
        const event = await keepLate(late);
        const all = await withPush(late);
        const end = all.at(-1)?.event.type === "run.finished" ? all.length - 1 : all.length;
        const kept = {
          seq: end,
          at: at,
          agent: events.QT,
          event: event
        };
        const rest = all.slice(end).map(entry => ({
          ...entry,
          seq: entry.seq + 1
        }));
        return [ ...all.slice(0, end), kept, ...rest ];
      } catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
      } finally {
        const result_1 = __disposeResources(env_1);
        if (result_1) await result_1;
      }
    });
    __webpack_require__.d(__webpack_exports__, {
      finishRun: () => finishRun
    });
    var external_node_fs_ = __webpack_require__(73024);
    var external_node_path_ = __webpack_require__(76760);
    var actions = __webpack_require__(46106);
    var http = __webpack_require__(3429);
    var adapters_files = __webpack_require__(75438);
    var machine = __webpack_require__(88744);
    var adapters_github = __webpack_require__(52215);
    var adapters_git = __webpack_require__(57900);
    var adapters_shells = __webpack_require__(21238);
    var events = __webpack_require__(58223);
    var inputs = __webpack_require__(58920);
    var log = __webpack_require__(24078);
    var directories = __webpack_require__(93207);
    var own_comments = __webpack_require__(30853);
    var change_baseline = __webpack_require__(7790);
    var catch_up = __webpack_require__(22078);
    var layout = __webpack_require__(9411);
    var closing = __webpack_require__(60660);
    var gate = __webpack_require__(27254);
    var invocation = __webpack_require__(40298);
    var keep_run = __webpack_require__(78181);
    var patch_files = __webpack_require__(19570);
    var lib_parts = __webpack_require__(23782);
    async function rescueLate(late) {
      const work = await collectLate(late).catch(() => undefined);
      if (work !== undefined) await leavePatch(work, late).catch(() => {});
    }
    async function keepLate(late) {
      const {saved: saved, entries: entries, git: git, secrets: secrets, now: now} = late;
      const last = (0, closing.x)(entries, saved, now).at(-1)?.event;
      if (last?.type !== "run.finished") return (0, keep_run.unkept)("The run has no end.");
      try {
        const work = last.outcome.publication === undefined ? await findWork(late) : undefined;
        if (work !== undefined) await leavePatch(work, late);
        const parts = {
          git: git,
          redact: secrets.redact,
          entries: entries,
          outcome: last.outcome,
          names: saved.keep.split(" ")
        };
        return await (0, keep_run.keepRun)({
          ...parts,
          time: Math.floor(now / 1e3),
          ...(0, lib_parts.gI)({
            work: work
          })
        });
      } catch (error) {
        return (0, keep_run.unkeptBy)(error);
      }
    }
    async function withPush({saved: saved, entries: entries, git: git, now: now}) {
      const [commit, branch] = saved.pushing.split(" ");
      if (commit === undefined || branch === undefined || (0, closing.x)(entries, saved, now) === entries) return entries;
      if (entries.some(({event: event}) => event.type === "change.pushed" && event.commit === commit)) return entries;
      if (await git.remoteBranch(branch).catch(() => undefined) !== commit) return entries;
      const event = {
        type: "change.pushed",
        branch: branch,
        commit: commit
      };
      return [ ...entries, {
        seq: entries.length,
        at: now,
        agent: events.QT,
        event: event
      } ];
    }
    async function leavePatch(work, {entries: entries, git: git, files: files, secrets: secrets, run: run}) {
      const started = (0, events.dj)(entries);
      if (started === undefined) return;
      const patch = await git.diff(started.request.base.sha, work);
      await (0, patch_files._f)({
        files: files,
        secrets: secrets
      }, `${run}/work.patch`, patch).catch(() => {});
    }
    async function findWork(late) {
      const {saved: saved, entries: entries, git: git} = late;
      const found = await collectLate(late).catch(() => undefined);
      if (found !== undefined) return found;
      const putBack = entries.some(({event: event}) => event.type === "agent.told" && event.why === "continued");
      if (saved.work === "" || putBack) return undefined;
      await git.fetch(saved.work);
      return saved.work;
    }
    async function collectLate(late) {
      const {entries: entries, git: git, files: files, secrets: secrets, settings: settings, run: run, now: now} = late;
      const started = (0, events.dj)(entries);
      const place = `${run}/${change_baseline.tu}`;
      if (started === undefined || !await files.exists(place)) return undefined;
      const {request: request} = started;
      await git.fetch(request.trusted.sha);
      if (request.base.sha !== request.trusted.sha) await fetchBase(git, request, settings.github.serverUrl);
      const {loaded: loaded} = await (0, gate.G)({
        git: git
      }, request.trusted, settings);
      if (loaded.kind !== "loaded" || loaded.policy.source.digest !== started.policy.digest) return undefined;
      const {policy: policy} = loaded;
      const root = await files.realPath(settings.runner.workspace);
      const baseline = await findBaseline(await files.read(place), {
        root: root,
        files: files,
        git: git,
        commit: request.base.sha
      }, late);
      if (baseline === undefined) return undefined;
      const credits = {
        serverUrl: settings.github.serverUrl,
        runUrl: started.run.url
      };
      const time = Math.floor(now / 1e3);
      return await (0, keep_run.collectWork)({
        git: git,
        secrets: secrets,
        baseline: baseline,
        request: request,
        policy: policy,
        credits: credits,
        time: time
      });
    }
    async function fetchBase(git, {base: base, caughtUp: caughtUp}, serverUrl) {
      if (caughtUp === undefined || base.sha === caughtUp.head) return await git.fetch(base.sha);
      const {head: head, fork: fork, onto: onto} = caughtUp;
      await Promise.all([ head, fork, onto.sha ].map(commit => git.fetch(commit)));
      await (0, catch_up.OU)(git, base.name, caughtUp, (0, invocation.rM)(serverUrl));
    }
    async function findBaseline(bytes, place, {openLayer: openLayer, files: files, run: run}) {
      const covered = (0, change_baseline.ak)(bytes, place.commit);
      if (covered === undefined) return await (0, change_baseline.fW)(bytes, place, {
        files: files,
        path: run
      });
      const inside = await openLayer(covered);
      if (inside?.upper === undefined) return undefined;
      const [host, hidden] = [ place.files, new Set(covered) ];
      const written = await (0, layout.af)(place, hidden);
      const layer = {
        upper: inside.upper,
        lower: place.root,
        host: host,
        written: written,
        covered: hidden
      };
      return await (0, change_baseline.Ir)({
        ...place,
        files: inside.files
      }, layer);
    }
    var report_saved = __webpack_require__(77480);
    var lib_secrets = __webpack_require__(67333);
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
    async function finishRun(saved) {
      const secrets = (0, lib_secrets.c)((0, lib_secrets.u)(process.env));
      const runner = (0, actions.NH)(secrets);
      if (saved.git !== "") await putBackGit(saved.git, runner);
      if ((0, report_saved.Lx)({
        ...saved,
        git: ""
      })) return;
      const read = (0, inputs.Ko)(process.env, "may be missing");
      if (read.kind === "faulty") return;
      try {
        (0, http.GP)();
        await finish_close(saved, read.value, secrets, runner);
      } catch (error) {
        runner.annotate("warning", "Remit: the report is incomplete", error instanceof Error ? error.message : String(error));
      }
    }
    async function putBackGit(kept, runner) {
      const cut = kept.indexOf(" ");
      const {restoreGit: restoreGit} = await __webpack_require__.e(9412).then(__webpack_require__.bind(__webpack_require__, 19412));
      const files = (0, adapters_files.K)();
      const real = files.realPath(kept.slice(cut + 1));
      const archive = await real.then(path => files.read(path)).catch(() => Buffer.alloc(0));
      if (restoreGit(archive, kept.slice(0, cut))?.isWhole === true) return;
      const why = "Remit could not restore the checkout's .git: a command without a sandbox has changed the copy that the main step kept, or closed a directory. Do not run git there.";
      runner.annotate("error", "Remit: the checkout's .git", why);
    }
    async function finish_close(saved, settings, secrets, runner) {
      const clock = machine.ml;
      const found = (0, external_node_fs_.existsSync)(saved.log) ? (0, log.Ks)((0, external_node_fs_.readFileSync)(saved.log, "utf8")) : [];
      const entries = saved.kept === "" ? await keep(saved, found, settings, secrets) : found;
      const {token: token, jobToken: jobToken = ""} = settings.github;
      const github = (0, adapters_github.o)({
        ...settings.github,
        clock: clock
      });
      const own = jobToken === "" || jobToken === token ? {} : {
        own: (0, adapters_github.o)({
          ...settings.github,
          token: jobToken,
          clock: clock
        })
      };
      await (0, closing.T)({
        saved: saved,
        entries: entries,
        github: github,
        ...own,
        seal: (0, own_comments.Ru)(settings),
        secrets: secrets,
        runner: runner,
        clock: clock
      });
      await runner.settle();
    }
  })
};


