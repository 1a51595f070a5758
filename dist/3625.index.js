"use strict";

exports.id = 3625;

exports.ids = [ 3625, 9529 ];

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
  55034: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      runDemo: () => runDemo
    });
    var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
    var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
    var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
    var node_path__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
    var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
    var node_os__WEBPACK_IMPORTED_MODULE_2___default = __webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_2__);
    var _adapters_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(11357);
    var _adapters_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(88744);
    var _events_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6786);
    var _secrets_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(67333);
    var _call_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34853);
    var _local_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(13126);
    var _local_setup_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72517);
    var _sample_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54843);
    var _directories_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(93207);
    const USAGE = `remit demo      a whole run on an embedded example: real tools and git, a scripted model, nothing sent to GitHub\n  --json        the run's events on standard output, one JSON object a line\n\nGEMINI_API_KEY makes it ask the real model: that of GEMINI_MODEL, or auto.\n`;
    async function runDemo(words) {
      const call = (0, _call_js__WEBPACK_IMPORTED_MODULE_3__.D9)({
        name: "remit demo",
        usage: USAGE
      }, words, {
        json: {
          type: "boolean",
          default: false
        }
      });
      if (call === undefined) return;
      const {json: json} = call.values;
      const surplus = call.positionals.join(" ");
      if (surplus !== "") return (0, _call_js__WEBPACK_IMPORTED_MODULE_3__.pD)(`remit demo takes options only, found ${surplus}.`, USAGE);
      const lacks = await (0, _local_setup_js__WEBPACK_IMPORTED_MODULE_4__.sF)();
      const setup = await setUpDemo(lacks.length === 0 ? _sample_js__WEBPACK_IMPORTED_MODULE_5__.r_ : _sample_js__WEBPACK_IMPORTED_MODULE_5__.Kk);
      if (lacks.length > 0 && !json) {
        const why = `This machine cannot make a sandbox (${lacks.join("; ")}).`;
        process.stdout.write(`${why} The demo runs without one: only the commands that its policy lists, as you.\n`);
      }
      const key = process.env["GEMINI_API_KEY"]?.trim() ?? "";
      const {model: model, name: name} = chooseModel(key);
      const played = await (0, _local_js__WEBPACK_IMPORTED_MODULE_6__.Z)({
        setup: setup,
        invocation: environment => (0, _local_setup_js__WEBPACK_IMPORTED_MODULE_4__.Gs)(setup, name, environment, lacks.length > 0),
        github: git => (0, _local_setup_js__WEBPACK_IMPORTED_MODULE_4__.bB)(setup, git),
        model: model,
        secrets: (0, _secrets_js__WEBPACK_IMPORTED_MODULE_7__.c)(new Map(key === "" ? [] : [ [ "gemini-api-key", key ] ])),
        form: json ? "json" : "story"
      });
      if (!json) showResult(setup, played);
      process.exitCode = (0, _events_js__WEBPACK_IMPORTED_MODULE_8__.gq)(played.outcome.conclusion) ? 0 : 1;
    }
    async function setUpDemo(files) {
      const root = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0, 
      node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)(), "remit-demo-"));
      const [server, workspace, directories] = [ (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, "shop.git"), (0, 
      node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, "shop"), (0, _directories_js__WEBPACK_IMPORTED_MODULE_9__.HM)((0, 
      node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, "run")) ];
      for (const [path, text] of Object.entries(files)) {
        (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0, 
        node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace, path)), {
          recursive: true
        });
        (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace, path), text);
      }
      await (0, _local_setup_js__WEBPACK_IMPORTED_MODULE_4__.b8)(workspace, server, {
        name: "Maria",
        email: "maria@shop.example",
        message: "A shop"
      });
      return {
        root: root,
        server: server,
        workspace: workspace,
        directories: directories
      };
    }
    function chooseModel(key) {
      if (key === "") return {
        model: openScriptedModel(_sample_js__WEBPACK_IMPORTED_MODULE_5__.VV),
        name: "a scripted model"
      };
      const baseUrl = process.env["GOOGLE_GEMINI_BASE_URL"] || undefined;
      const model = (0, _adapters_js__WEBPACK_IMPORTED_MODULE_10__.Q)({
        credentials: {
          kind: "api-key",
          key: key
        },
        ...baseUrl && {
          baseUrl: baseUrl
        },
        clock: _adapters_js__WEBPACK_IMPORTED_MODULE_11__.ml,
        random: _adapters_js__WEBPACK_IMPORTED_MODULE_11__.vg
      });
      return {
        model: model,
        name: process.env["GEMINI_MODEL"] || "auto"
      };
    }
    function showResult(setup, {github: github, shown: shown}) {
      const [comment] = github.written.comments;
      const [pull] = github.written.pulls;
      (0, _call_js__WEBPACK_IMPORTED_MODULE_3__.tj)([ "", "\u2500\u2500 The comment on issue #12 \u2500\u2500", comment?.body ?? "(none)", "", "\u2500\u2500 Where to look \u2500\u2500", ...(0, 
      _local_js__WEBPACK_IMPORTED_MODULE_6__.b)(setup, shown), ...pull === undefined ? [] : [ `${"branch".padEnd(14)} git -C ${setup.server} show ${pull.head.name}` ], "", "\u2500\u2500 What comes next \u2500\u2500", "In a checkout of your own repository, for a workflow and a policy fitted to it:", (0, 
      _call_js__WEBPACK_IMPORTED_MODULE_3__.F7)("init") ]);
    }
    function openScriptedModel(lines) {
      let next = 0;
      return {
        ask: (question, onNews, signal) => {
          if (signal.aborted) return Promise.resolve({
            kind: "cancelled"
          });
          const index = next++;
          const line = lines[index] ?? {
            text: "The script has no further line."
          };
          if (line.text !== undefined) onNews({
            kind: "text",
            text: line.text
          });
          const input = Math.ceil(JSON.stringify([ question.system, question.messages, question.tools ]).length / 4);
          return Promise.resolve({
            kind: "replied",
            reply: speak(line, index, input, question.model)
          });
        }
      };
    }
    function speak(line, index, input, model) {
      const calls = (line.calls ?? []).map((call, n) => ({
        ...call,
        id: `demo-${index + 1}-${n + 1}`
      }));
      const text = line.text ?? "";
      return {
        text: text,
        thoughts: line.thought === undefined ? [] : [ {
          subject: line.thought,
          description: ""
        } ],
        calls: calls,
        parts: [ ...text === "" ? [] : [ {
          text: text
        } ], ...calls.map(({id: id, tool: tool, args: args}) => ({
          functionCall: {
            id: id,
            name: tool,
            args: args
          }
        })) ],
        citations: [],
        usage: {
          input: input,
          output: Math.ceil(JSON.stringify(line).length / 4),
          cached: 0,
          thoughts: 0,
          estimated: true
        },
        stop: "stop",
        rawStop: "STOP",
        model: model
      };
    }
  }),
  13126: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      Z: () => play,
      b: () => listPlaces
    });
    var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
    var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
    var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
    var node_path__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
    var _adapters_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46106);
    var _adapters_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88744);
    var _adapters_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(57900);
    var _adapters_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(15707);
    var _adapters_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(39430);
    var _adapters_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(16543);
    var _adapters_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(13697);
    var _adapters_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(75438);
    var _adapters_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(94827);
    var _adapters_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(21238);
    var _directories_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(93207);
    var _log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24078);
    var _run_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(68065);
    var _run_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(40298);
    var _version_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(17992);
    var _terminal_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(83345);
    var _local_setup_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(72517);
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
    async function play({setup: setup, model: model, secrets: secrets, form: form, ...given}) {
      const env_1 = {
        stack: [],
        error: void 0,
        hasError: false
      };
      try {
        const {directories: directories} = setup;
        const file = __addDisposableResource(env_1, (0, _adapters_js__WEBPACK_IMPORTED_MODULE_2__.Jr)(directories.log), false);
        const log = (0, _log_js__WEBPACK_IMPORTED_MODULE_3__.Ne)(_adapters_js__WEBPACK_IMPORTED_MODULE_4__.ml, secrets, file);
        const stopWatching = (0, _terminal_js__WEBPACK_IMPORTED_MODULE_5__.wB)(log, form);
        const {borrowed: borrowed, server: server} = setup;
        const own = {
          directory: (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directories.run, "git"),
          remote: `file://${server}`
        };
        const git = __addDisposableResource(env_1, await (0, _adapters_js__WEBPACK_IMPORTED_MODULE_6__.z)({
          ...own,
          guard: undefined,
          ...borrowed && {
            borrowed: borrowed
          }
        }), true);
        const environment = (0, _adapters_js__WEBPACK_IMPORTED_MODULE_7__.u)(process.env, (0, 
        _adapters_js__WEBPACK_IMPORTED_MODULE_8__.lt)(process.env));
        const shells = __addDisposableResource(env_1, openStageShells(setup, environment), true);
        const scanner = __addDisposableResource(env_1, (0, _adapters_js__WEBPACK_IMPORTED_MODULE_9__.n)(), true);
        const servers = __addDisposableResource(env_1, (0, _adapters_js__WEBPACK_IMPORTED_MODULE_10__.n)({
          ...serversOf(setup, environment),
          get workspace() {
            return shells.workspace();
          },
          start: where => shells.server(where)
        }), true);
        const github = given.github(git);
        let summary = "";
        const runner = {
          ...(0, _local_setup_js__WEBPACK_IMPORTED_MODULE_11__.Tx)(),
          writeSummary(markdown) {
            summary = markdown;
            return Promise.resolve(true);
          }
        };
        const [clock, random, files] = [ _adapters_js__WEBPACK_IMPORTED_MODULE_4__.ml, _adapters_js__WEBPACK_IMPORTED_MODULE_4__.vg, (0, 
        _adapters_js__WEBPACK_IMPORTED_MODULE_12__.K)() ];
        const web = (0, _adapters_js__WEBPACK_IMPORTED_MODULE_13__.b)({
          clock: clock
        });
        const ports = {
          clock: clock,
          random: random,
          model: model,
          github: github,
          git: git,
          files: files,
          shells: shells,
          scanner: scanner,
          servers: servers,
          web: web,
          secrets: secrets,
          log: log,
          runner: runner
        };
        const outcome = await (0, _run_js__WEBPACK_IMPORTED_MODULE_14__.eF)(ports, given.invocation(environment));
        stopWatching();
        return {
          outcome: outcome,
          github: github,
          shown: writeShown(setup, github, summary)
        };
      } catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
      } finally {
        const result_1 = __disposeResources(env_1);
        if (result_1) await result_1;
      }
    }
    function openStageShells({directories: directories, workspace: workspace, root: root, copy: copy}, environment) {
      const over = at => (0, _adapters_js__WEBPACK_IMPORTED_MODULE_15__.k)((0, _directories_js__WEBPACK_IMPORTED_MODULE_16__.Ld)({
        directories: directories,
        workspace: at,
        temp: root,
        environment: environment,
        protection: undefined
      }));
      let [at, shells] = [ workspace, over(workspace) ];
      return {
        workspace: () => at,
        async open(place) {
          if (copy === undefined || at !== workspace) return {
            ...await shells.open(place),
            workspace: at
          };
          const shell = place.mode === "off" ? undefined : await shells.open(place);
          if (shell?.inside !== undefined) return shell;
          await shells[Symbol.asyncDispose]();
          at = copy();
          shells = over(at);
          return {
            ...await shells.open(place),
            workspace: at
          };
        },
        server: where => shells.server(where),
        [Symbol.asyncDispose]: () => shells[Symbol.asyncDispose]()
      };
    }
    function serversOf({directories: directories}, environment) {
      const home = (0, _run_js__WEBPACK_IMPORTED_MODULE_17__.Lt)(directories);
      return {
        clock: _adapters_js__WEBPACK_IMPORTED_MODULE_4__.ml,
        version: _version_js__WEBPACK_IMPORTED_MODULE_18__.VERSION,
        trusted: (0, _run_js__WEBPACK_IMPORTED_MODULE_17__.Nf)(directories),
        environment: {
          ...environment,
          HOME: home,
          TMPDIR: home
        }
      };
    }
    function listPlaces({directories: directories}, shown) {
      const own = [ [ "page", (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directories.run, "report.html") ], [ "log", directories.log ] ];
      return [ ...shown, ...own ].map(([name, path]) => `${name.padEnd(14)} ${path}`);
    }
    function writeShown({root: root}, {written: written}, summary) {
      const [comment] = written.comments;
      const [pull] = written.pulls;
      const texts = [ [ "comment", "comment.md", comment?.body ], [ "pull request", "pull-request.md", pull && `# ${pull.title}\n\n${pull.body}` ], [ "job summary", "summary.md", summary ] ];
      const shown = new Map;
      for (const [name, file, text] of texts) {
        if (text === undefined) continue;
        (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, file), text);
        shown.set(name, (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, file));
      }
      return shown;
    }
  }),
  36964: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var nameSandbox = (function nameSandbox(name) {
      return name === "root" || name === "sudo" ? `namespaces by ${name}` : name;
    });
    var describeSandbox = (function describeSandbox({sandbox: sandbox, sandboxLacks: sandboxLacks, sandboxOff: sandboxOff, sandboxCopy: sandboxCopy}) {
      const tried = sandboxLacks?.join("; ");
      return (0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_0__.Eb)([ nameSandbox(sandbox), sandboxOff !== undefined && `the policy switched it off (${sandboxOff})`, sandboxCopy !== undefined && `in a copy of the checkout: ${sandboxCopy}`, tried !== undefined && (sandbox === "none" ? tried : `tried before: ${tried}`) ]).join("; ");
    });
    var warnOfSandbox = (function warnOfSandbox({started: started, outcome: outcome}) {
      if (started?.sandboxCopy !== undefined) {
        return [ `The run worked in a copy of the checkout, because this machine cannot put a layer over it: ${ended(started.sandboxCopy)}` ];
      }
      if (started?.sandbox !== "none" || outcome?.fault?.kind === "sandbox") return [];
      const {sandboxOff: sandboxOff, sandboxLacks: sandboxLacks, request: request} = started;
      if (sandboxOff !== undefined) return [ describeOff(sandboxOff, request.subject?.fromFork === true) ];
      const [lack] = sandboxLacks ?? [];
      if (lack === undefined) return [ "Commands ran **without a sandbox**: this machine offers none." ];
      const whose = lack.startsWith("the ") ? "there is none" : "this machine offers none";
      return [ `**No command ran**: commands need a sandbox, and ${whose}: ${ended(lack)}` ];
    });
    var ended = (function ended(sentence) {
      return sentence.endsWith(".") ? sentence : `${sentence}.`;
    });
    var describeEngine = (function describeEngine(started, event) {
      if (started === undefined || [ "none", "not needed" ].includes(started.sandbox)) return undefined;
      return outputsOf(event).some(text => NO_ENGINE.test(text)) ? ENGINE : undefined;
    });
    var outputsOf = (function outputsOf(event) {
      if (event.type === "verify.finished") return event.results.flatMap(({ok: ok, output: output}) => ok ? [] : [ output ]);
      const {text: text} = event.answer;
      return event.tool === "run_shell_command" && /\[exit code (?!141\b)[1-9]\d* after [\d.]+ s/.test(text) ? [ text ] : [];
    });
    __webpack_require__.d(__webpack_exports__, {
      Hu: () => warnOfSandbox,
      hT: () => describeSandbox,
      jV: () => nameSandbox,
      sk: () => describeEngine
    });
    var _lib_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23782);
    function describeOff(source, fromFork) {
      const off = `the policy switched it off (${source})`;
      return fromFork ? `**No command ran**: code of a fork runs in a sandbox or not at all, and ${off}.` : `Commands ran **without a sandbox**: ${off}.`;
    }
    const ENGINE = "A command found no container engine: nothing in the sandbox reaches the docker socket, so tests that start containers of their own cannot run. Services that the job has started can be reached: `[network] services` in the policy.";
    const NO_ENGINE = /cannot connect to the docker daemon|failed to connect to the docker api|error while fetching server api version|could not find a valid docker environment|could not find a working container runtime|rootless docker not found/i;
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
  }),
  46968: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var countDenied = (function countDenied(denials) {
      return denials.reduce((sum, {count: count}) => sum + count, 0);
    });
    var readTotals = (function readTotals(entries, now = entries.at(-1)?.at ?? 0) {
      const {count: count, startedAt: startedAt} = readCounts(entries);
      return count.total(startedAt ?? now, now);
    });
    var begin = (function begin() {
      return {
        count: new Count,
        startedAt: undefined
      };
    });
    var add = (function add(a, b) {
      return {
        input: a.input + b.input,
        output: a.output + b.output,
        cached: a.cached + b.cached,
        thoughts: a.thoughts + b.thoughts,
        estimated: a.estimated || b.estimated
      };
    });
    __webpack_require__.d(__webpack_exports__, {
      g: () => readTotals,
      v: () => countDenied
    });
    var _events_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58223);
    var _log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24078);
    const readCounts = (0, _log_js__WEBPACK_IMPORTED_MODULE_0__.Qj)(begin, (state, entry) => {
      if (entry.event.type === "run.started") Object.assign(state, begin());
      state.startedAt ??= entry.at;
      state.count.take(entry);
    });
    class Count {
      turns=new Map;
      tools=new Map;
      denials=new Map;
      compressions=[];
      tokens={
        input: 0,
        output: 0,
        cached: 0,
        thoughts: 0,
        estimated: false
      };
      usd=0;
      retries={
        count: 0,
        waitMs: 0
      };
      subAgents=0;
      limits;
      changed={
        files: 0,
        lines: 0
      };
      waitedMs=0;
      take({agent: agent, event: event}) {
        const cost = (0, _events_js__WEBPACK_IMPORTED_MODULE_1__.fM)(event);
        if (cost !== undefined) {
          this.tokens = add(this.tokens, cost.usage);
          this.usd += cost.usd;
        }
        switch (event.type) {
         case "run.started":
          this.limits = event.limits;
          this.waitedMs = event.waitedMs ?? 0;
          return;

         case "agent.started":
          if (agent !== _events_js__WEBPACK_IMPORTED_MODULE_1__.QT) this.subAgents++;
          return;

         case "model.retried":
          this.retries = {
            count: this.retries.count + 1,
            waitMs: this.retries.waitMs + event.waitMs
          };
          return;

         case "model.replied":
          if (event.purpose === "turn") this.turns.set(agent, this.turnsOf(agent) + 1);
          return;

         case "call.decided":
          return event.decision.effect === "deny" ? this.deny(event.call, event.decision) : undefined;

         case "call.finished":
          return event.answer.error === "repeated" ? undefined : this.use(event.tool, event.answer.error !== undefined, event.ms);

         case "context.compressed":
          this.compressions.push({
            agent: agent,
            afterTurn: this.turnsOf(agent),
            event: event
          });
          return;

         case "change.proposed":
          return this.change(event.change.files);

         case "change.published":
          return this.change(event.publication.files);

         default:
          return;
        }
      }
      total(start, now) {
        const {tokens: tokens, usd: usd, subAgents: subAgents, retries: retries, compressions: compressions} = this;
        const ms = Math.max(0, now - start - this.waitedMs);
        const tools = [ ...this.tools.values() ].sort((a, b) => b.count - a.count || (a.tool < b.tool ? -1 : 1));
        const calls = tools.reduce((sum, tool) => sum + tool.count, 0);
        const turns = this.turnsOf(_events_js__WEBPACK_IMPORTED_MODULE_1__.QT);
        const used = {
          turns: turns,
          minutes: ms / 6e4,
          tokens: tokens.input + tokens.output,
          usd: usd,
          calls: calls,
          ...this.changed
        };
        const gauges = GAUGES.flatMap(name => {
          const limit = this.limits?.[name];
          return limit === undefined ? [] : [ {
            name: name,
            used: used[name],
            of: limit.value,
            source: limit.source
          } ];
        });
        const listed = {
          tools: tools,
          denials: [ ...this.denials.values() ],
          compressions: [ ...compressions ],
          gauges: gauges
        };
        return {
          turns: turns,
          subAgents: subAgents,
          tokens: tokens,
          usd: usd,
          ms: ms,
          calls: calls,
          retries: retries,
          ...listed
        };
      }
      turnsOf(agent) {
        return this.turns.get(agent) ?? 0;
      }
      deny(call, decision) {
        const key = JSON.stringify([ call.tool, decision.reason, decision.allowWith ?? "" ]);
        this.denials.set(key, {
          call: call,
          decision: decision,
          count: (this.denials.get(key)?.count ?? 0) + 1
        });
      }
      change(files) {
        this.changed.files = files.length;
        this.changed.lines = files.reduce((sum, file) => sum + file.added + file.removed, 0);
      }
      use(tool, failed, ms) {
        const known = this.tools.get(tool) ?? {
          tool: tool,
          count: 0,
          failures: 0,
          ms: 0
        };
        this.tools.set(tool, {
          tool: tool,
          count: known.count + 1,
          failures: known.failures + (failed ? 1 : 0),
          ms: known.ms + ms
        });
      }
    }
    const GAUGES = [ "turns", "minutes", "tokens", "usd", "calls", "files", "lines" ];
  })
};


