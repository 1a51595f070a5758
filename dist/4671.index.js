export const id = 4671;

export const ids = [ 4671 ];

export const modules = {
  34671: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      runDemo: () => runDemo
    });
    var external_node_path_ = __webpack_require__(76760);
    var clock = __webpack_require__(61642);
    function openScriptedModel(lines) {
      let next = 0;
      return {
        ask: (question, tell, signal) => {
          if (signal.aborted) return Promise.resolve({
            kind: "cancelled"
          });
          const index = next++;
          const line = lines[index] ?? {
            text: "The script has no further line."
          };
          if (line.thought !== undefined) tell({
            kind: "thought",
            subject: line.thought
          });
          if (line.text !== undefined) tell({
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
    var events = __webpack_require__(11468);
    var secrets = __webpack_require__(35960);
    var cli_call = __webpack_require__(19628);
    var local = __webpack_require__(40921);
    var cli_lacks = __webpack_require__(56340);
    var sample = __webpack_require__(51830);
    var local_setup = __webpack_require__(27021);
    const USAGE = `remit demo      a whole run on an embedded example: real tools and git, a scripted model, nothing sent to GitHub\n  --json        the run's events on standard output, one JSON object a line\n\nGEMINI_API_KEY makes it ask the real model: that of GEMINI_MODEL, or auto.\n`;
    async function runDemo(words) {
      const call = (0, cli_call.D9)({
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
      if (surplus !== "") return (0, cli_call.cc)(`remit demo takes options only, found ${surplus}.`, USAGE);
      const lacks = await (0, cli_lacks.s)();
      const setup = await (0, local_setup.d$)(lacks.length === 0 ? sample.r_ : sample.Kk);
      if (lacks.length > 0 && !json) {
        const why = `This machine cannot make a sandbox (${lacks.join("; ")}).`;
        process.stdout.write(`${why} The demo runs without one: only the commands that its policy lists, as you.\n`);
      }
      const key = process.env["GEMINI_API_KEY"]?.trim() ?? "";
      const {model: model, name: name} = await chooseModel(key);
      const played = await (0, local.Z)({
        setup: setup,
        invocation: environment => (0, local_setup.co)(setup, name, environment, lacks.length > 0),
        github: git => (0, local_setup.eT)(setup, git),
        model: model,
        secrets: (0, secrets.c)(new Map(key === "" ? [] : [ [ "gemini-api-key", key ] ])),
        form: json ? "json" : "story"
      });
      if (!json) showResult(setup, played);
      process.exitCode = (0, events.gq)(played.outcome.conclusion) ? 0 : 1;
    }
    async function chooseModel(key) {
      if (key === "") return {
        model: openScriptedModel(sample.VV),
        name: "a scripted model"
      };
      const {openGemini: openGemini} = await __webpack_require__.e(2043).then(__webpack_require__.bind(__webpack_require__, 52043));
      const baseUrl = process.env["GOOGLE_GEMINI_BASE_URL"] || undefined;
      const model = openGemini({
        credentials: {
          kind: "api-key",
          key: key
        },
        ...baseUrl === undefined ? {} : {
          baseUrl: baseUrl
        },
        clock: clock.m,
        random: clock.v
      });
      return {
        model: model,
        name: process.env["GEMINI_MODEL"] || "auto"
      };
    }
    function showResult(setup, {github: github, shown: shown}) {
      const [comment] = github.written.comments;
      const [pull] = github.written.pulls;
      const lines = [ "", "\u2500\u2500 The comment on issue #12 \u2500\u2500", comment?.body ?? "(none)", "", "\u2500\u2500 Where to look \u2500\u2500", ...[ ...shown ].map(([name, path]) => `${name.padEnd(14)} ${path}`), `${"page".padEnd(14)} ${(0, 
      external_node_path_.join)(setup.directories.run, "report.html")}`, `${"log".padEnd(14)} ${setup.directories.log}`, ...pull === undefined ? [] : [ `${"branch".padEnd(14)} git -C ${setup.server} show ${pull.head.name}` ], "", "\u2500\u2500 What comes next \u2500\u2500", "In a checkout of your own repository, for a workflow and a policy fitted to it:", `node ${process.argv[1] ?? "dist/cli/index.js"} init` ];
      process.stdout.write(`${lines.join("\n")}\n`);
    }
  }),
  56340: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      s: () => findLacks
    });
    var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
    var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
    var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
    var _adapters_shells_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16784);
    var _directories_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88256);
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
    async function findLacks() {
      const root = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0, 
      node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), "remit-sandbox-"));
      const [workspace, directories] = [ (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, "workspace"), (0, 
      _directories_js__WEBPACK_IMPORTED_MODULE_4__.H)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, "run")) ];
      (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(workspace);
      try {
        const env_1 = {
          stack: [],
          error: void 0,
          hasError: false
        };
        try {
          const environment = {
            PATH: process.env["PATH"] ?? ""
          };
          const shells = __addDisposableResource(env_1, (0, _adapters_shells_js__WEBPACK_IMPORTED_MODULE_3__.k)((0, 
          _directories_js__WEBPACK_IMPORTED_MODULE_4__.L)({
            directories: directories,
            workspace: workspace,
            temp: root,
            environment: environment
          })), true);
          const shell = await shells.open({
            mode: "require",
            services: [],
            show: [],
            covered: []
          });
          return shell.sandbox === "none" ? shell.lacks : [];
        } catch (e_1) {
          env_1.error = e_1;
          env_1.hasError = true;
        } finally {
          const result_1 = __disposeResources(env_1);
          if (result_1) await result_1;
        }
      } finally {
        (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(root, {
          recursive: true,
          force: true
        });
      }
    }
  })
};
