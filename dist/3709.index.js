"use strict";

exports.id = 3709;

exports.ids = [ 3709 ];

exports.modules = {
  72517: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var reading = (function reading(facts, {comments: comments, pulls: pulls}) {
      const {actor: actor, defaultBranch: defaultBranch, git: git, issues: issues} = facts;
      return {
        repository: () => Promise.resolve({
          defaultBranch: defaultBranch
        }),
        self: () => Promise.resolve(REMIT),
        account: login => Promise.resolve(login === actor.login ? actor : {
          ...REMIT,
          login: login
        }),
        permission: login => Promise.resolve(login === actor.login ? facts.permission ?? "write" : "none"),
        branch: name => branchOf(facts, name),
        branches: prefix => git.remoteBranches(prefix),
        commitMessages: async (sha, most) => (await git.history.log(sha, {
          most: most
        })).commits.map(({message: message}) => message),
        issue: number => existing(issues.find(issue => issue.number === number)),
        pull: number => existing(pulls.get(number)),
        pullFiles: () => Promise.resolve([]),
        reviews: () => Promise.resolve([]),
        reviewComments: () => Promise.resolve([]),
        reviewThreads: () => Promise.resolve([]),
        jobs: () => Promise.resolve({
          failed: [],
          passed: 0,
          running: 0
        }),
        commitRuns: () => Promise.resolve([]),
        otherChecks: () => Promise.resolve([]),
        jobLog: () => Promise.resolve(undefined),
        workflowRun: () => Promise.resolve(undefined),
        cancelRun: () => Promise.resolve(),
        pullsFrom: branch => Promise.resolve([ ...pulls.values() ].filter(pull => pull.head.name === branch)),
        issuesBy: () => Promise.resolve([]),
        createIssue: () => existing(undefined),
        updateIssue: () => existing(undefined),
        openPulls: () => Promise.resolve([ ...pulls.values() ]),
        lastPullFrom: () => Promise.resolve(undefined),
        lastEditor: () => Promise.resolve(undefined),
        comments: () => Promise.resolve([ ...comments.values() ]),
        react: () => Promise.resolve()
      };
    });
    var writing = (function writing(facts, {comments: comments, pulls: pulls}) {
      const first = Math.max(0, ...facts.issues.map(({number: number}) => number)) + 1;
      return {
        createComment: (number, body) => {
          const id = comments.size + 1;
          const url = `${facts.url}/issues/${number}#comment-${id}`;
          return keep(comments, id, {
            id: id,
            body: body,
            author: REMIT,
            createdAt: "",
            updatedAt: "",
            url: url
          });
        },
        deleteComment: id => Promise.resolve(void comments.delete(id)),
        updateComment: async (id, body) => keep(comments, id, {
          ...await existing(comments.get(id)),
          body: body
        }),
        createPull: async ({head: head, base: base, ...pull}) => {
          const number = first + pulls.size;
          const [from, to] = [ await existing(await branchOf(facts, head)), await existing(await branchOf(facts, base)) ];
          const url = `${facts.url}/pull/${number}`;
          return keep(pulls, number, {
            ...NEW_PULL,
            ...pull,
            number: number,
            head: from,
            base: to,
            url: url
          });
        },
        commitOnBranch: () => existing(undefined),
        createReview: () => existing(undefined),
        wouldTake: () => Promise.resolve(false),
        replyInThread: () => Promise.resolve(),
        resolveThread: () => Promise.resolve(),
        updatePull: async (number, pull) => keep(pulls, number, {
          ...await existing(pulls.get(number)),
          ...pull
        })
      };
    });
    var keep = (function keep(map, key, value) {
      map.set(key, value);
      return Promise.resolve(value);
    });
    __webpack_require__.d(__webpack_exports__, {
      Gs: () => demoInvocation,
      sF: () => findLacks,
      bB: () => openDemoGitHub,
      tj: () => openLocalGitHub,
      Tx: () => quietRunner,
      EO: () => runGit,
      b8: () => serveFiles
    });
    var external_node_child_process_ = __webpack_require__(31421);
    var external_node_fs_ = __webpack_require__(73024);
    var external_node_os_ = __webpack_require__(48161);
    var external_node_path_ = __webpack_require__(76760);
    var external_node_util_ = __webpack_require__(57975);
    var github = __webpack_require__(71888);
    const REMIT = {
      login: "remit[bot]",
      id: 0,
      bot: true
    };
    function openOfflineGitHub(facts) {
      const shelves = {
        comments: new Map,
        pulls: new Map
      };
      return {
        written: {
          get comments() {
            return [ ...shelves.comments.values() ];
          },
          get pulls() {
            return [ ...shelves.pulls.values() ];
          }
        },
        ...reading(facts, shelves),
        ...writing(facts, shelves)
      };
    }
    async function branchOf({git: git}, name) {
      const sha = await git.remoteBranch(name);
      return sha === undefined ? undefined : {
        name: name,
        sha: sha
      };
    }
    const NEW_PULL = {
      author: REMIT,
      open: true,
      merged: false,
      fromFork: false
    };
    function existing(value) {
      if (value === undefined) return Promise.reject(new github.y("There is no such thing in the offline repository.", 404));
      return Promise.resolve(value);
    }
    var adapters_shells = __webpack_require__(21238);
    var lib_directories = __webpack_require__(93207);
    var inputs = __webpack_require__(58920);
    var models = __webpack_require__(44376);
    var sample = __webpack_require__(54843);
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
    const MARIA = {
      login: "maria",
      id: 1,
      bot: false
    };
    async function serveFiles(workspace, server, {name: name, email: email, message: message}) {
      const git = (...words) => runGit(words, {
        cwd: workspace,
        env: {
          GIT_CONFIG_GLOBAL: "/dev/null"
        }
      });
      const identity = [ "-c", `user.name=${name}`, "-c", `user.email=${email}` ];
      await git("init", "-q", "-b", "main");
      await git("add", "--all");
      await git(...identity, "commit", "-q", "--allow-empty", "-m", message);
      await git("clone", "-q", "--bare", ".", server);
      await git("--git-dir", server, "config", "uploadpack.allowAnySHA1InWant", "true");
    }
    const start = (0, external_node_util_.promisify)(external_node_child_process_.execFile);
    async function runGit(words, {cwd: cwd, env: env}) {
      const {stdout: stdout} = await start("git", words, {
        cwd: cwd,
        env: {
          ...process.env,
          ...env
        },
        maxBuffer: 1 << 28
      });
      return stdout.trimEnd();
    }
    function openLocalGitHub({server: server}, git, facts) {
      return openOfflineGitHub({
        ...facts,
        git: git,
        url: `file://${server}`
      });
    }
    function openDemoGitHub(setup, git) {
      const at = new Date(0).toISOString();
      const state = {
        author: MARIA,
        open: true,
        isPull: false,
        labels: [],
        createdAt: at,
        updatedAt: at
      };
      const issue = {
        ...sample.Dc,
        ...state,
        url: `file://${setup.server}`
      };
      return openLocalGitHub(setup, git, {
        defaultBranch: "main",
        actor: MARIA,
        issues: [ issue ]
      });
    }
    function demoInvocation(setup, model, environment, noSandbox = false) {
      const url = `file://${setup.server}`;
      return {
        settings: {
          trigger: {
            prompt: "",
            triggerPhrase: "@remit",
            baseBranch: "",
            branchPrefix: "remit/"
          },
          model: {
            ...(0, models.Z5)(model),
            namedBy: (0, inputs.vz)(model, "the variable GEMINI_MODEL"),
            fallback: undefined,
            access: {
              kind: "api-key",
              key: "",
              baseUrl: undefined
            }
          },
          policyFile: ".github/remit.toml",
          tighten: {},
          dryRun: false,
          ...noSandbox && {
            noSandbox: "the demo"
          },
          github: {
            token: "",
            repository: "maria/shop",
            apiUrl: url,
            graphqlUrl: url,
            serverUrl: url,
            event: {
              name: "issue_comment",
              path: ""
            },
            runId: "1",
            runAttempt: 1
          },
          runner: {
            workspace: setup.workspace,
            temp: setup.root
          }
        },
        event: {
          name: "issue_comment",
          payload: demoPayload()
        },
        runUrl: url,
        platform: process.platform,
        directories: setup.directories,
        toolEnvironment: environment,
        stop: (new AbortController).signal
      };
    }
    function demoPayload() {
      const user = {
        login: MARIA.login,
        id: MARIA.id,
        type: "User"
      };
      return {
        action: "created",
        issue: {
          ...sample.Dc,
          user: user,
          html_url: ""
        },
        comment: {
          id: 1,
          body: sample.F0,
          user: user,
          created_at: (new Date).toISOString()
        },
        repository: {
          default_branch: "main"
        },
        sender: user
      };
    }
    function quietRunner() {
      const nothing = () => undefined;
      return {
        print: nothing,
        annotate: nothing,
        setOutput: nothing,
        saveState: nothing,
        writeSummary: () => Promise.resolve(true)
      };
    }
    async function findLacks() {
      const root = (0, external_node_fs_.mkdtempSync)((0, external_node_path_.join)((0, 
      external_node_os_.tmpdir)(), "remit-sandbox-"));
      const [workspace, directories] = [ (0, external_node_path_.join)(root, "workspace"), (0, 
      lib_directories.HM)((0, external_node_path_.join)(root, "run")) ];
      (0, external_node_fs_.mkdirSync)(workspace);
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
          const shells = __addDisposableResource(env_1, (0, adapters_shells.k)((0, lib_directories.Ld)({
            directories: directories,
            workspace: workspace,
            temp: root,
            environment: environment,
            protection: undefined
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
        (0, external_node_fs_.rmSync)(root, {
          recursive: true,
          force: true
        });
      }
    }
  }),
  54843: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      Dc: () => SAMPLE_ISSUE,
      F0: () => SAMPLE_COMMENT,
      Kk: () => LISTED_FILES,
      VV: () => SAMPLE_LINES,
      r_: () => SAMPLE_FILES
    });
    const SAMPLE_FILES = {
      "README.md": "# Shop\n\nThe cart of a small shop. `npm test` runs the tests.\n",
      "package.json": `${JSON.stringify({
        name: "shop",
        version: "1.0.0",
        private: true,
        type: "module",
        scripts: {
          test: "node --test"
        }
      }, null, 2)}\n`,
      "src/cart.js": `/** The sum of all lines of a cart, in cents. */\nexport function total(cart) {\n  return cart.lines.map((line) => line.price * line.quantity).reduce((sum, price) => sum + price);\n}\n`,
      "test/cart.test.js": [ 'import assert from "node:assert/strict";', 'import { test } from "node:test";', 'import { total } from "../src/cart.js";', "", 'test("adds up the lines", () => {', "  assert.equal(total({ lines: [{ price: 250, quantity: 2 }, { price: 100, quantity: 1 }] }), 600);", "});", "", 'test("an empty cart costs nothing", () => {', "  assert.equal(total({ lines: [] }), 0);", "});", "" ].join("\n"),
      ".github/remit.toml": `version = 1\nextends = "edit"\n\n[verify]\ncommands = ["npm test"]\n\n[[deny]]\nid = "dependencies"\ntool = "run_shell_command"\ncommand = ["npm install *"]\nreason = "Dependency updates come from Renovate."\n`
    };
    const LISTED_FILES = {
      ...SAMPLE_FILES,
      ".github/remit.toml": `${SAMPLE_FILES[".github/remit.toml"] ?? ""}\n[[allow]]\ntool = "run_shell_command"\ncommand = ["npm test"]\n`
    };
    const SAMPLE_ISSUE = {
      number: 12,
      title: "The total is wrong for empty carts",
      body: "Opening an empty cart shows an error page:\n\n> TypeError: Reduce of empty array with no initial value\n\nAn empty cart should cost 0."
    };
    const SAMPLE_COMMENT = "@remit the total is wrong for empty carts, please fix it";
    const SAMPLE_LINES = [ {
      thought: "Reproducing the report",
      calls: [ {
        tool: "run_shell_command",
        args: {
          command: "npm test",
          description: "See the failure first."
        }
      } ]
    }, {
      thought: "Reading the cart",
      calls: [ {
        tool: "grep_search",
        args: {
          pattern: "total\\("
        }
      }, {
        tool: "read_file",
        args: {
          file_path: "src/cart.js"
        }
      } ]
    }, {
      thought: "Trying something the policy forbids",
      text: "A library could do this sum.",
      calls: [ {
        tool: "run_shell_command",
        args: {
          command: "npm install lodash",
          description: "Get a helper."
        }
      } ]
    }, {
      thought: "Giving the sum a start",
      text: "No library is needed: `reduce` wants a start value for the empty cart.",
      calls: [ {
        tool: "replace",
        args: {
          file_path: "src/cart.js",
          instruction: "Start the sum at 0, so that an empty cart costs nothing.",
          old_string: "reduce((sum, price) => sum + price);",
          new_string: "reduce((sum, price) => sum + price, 0);"
        }
      } ]
    }, {
      thought: "Verifying",
      calls: [ {
        tool: "run_shell_command",
        args: {
          command: "npm test",
          description: "All tests again."
        }
      } ]
    }, {
      text: "`total` summed the lines with `reduce` and no start value, which throws for an empty cart. The sum now starts at 0; both tests pass, the one for the empty cart included."
    } ];
  }),
  83345: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var describeEvent = (function describeEvent(event, colors) {
      switch (event.type) {
       case "run.started":
        return `${colors.strong("Remit")} works on ${event.run.repository} with ${event.model} (sandbox: ${(0, 
        _report_js__WEBPACK_IMPORTED_MODULE_0__.jV)(event.sandbox)})`;

       case "model.replied":
        {
          const thoughts = event.reply.thoughts.map(({subject: subject}) => colors.faint(`\u2026 ${subject}`));
          return [ ...thoughts, ...event.reply.text === "" ? [] : [ plain(event.reply.text) ] ].join("\n");
        }

       case "model.retried":
        return colors.faint(`waiting ${event.waitMs} ms${(0, _report_js__WEBPACK_IMPORTED_MODULE_1__.Be)(event)}: ${plain(event.cause)}`);

       case "call.decided":
        return describeDecision(event, colors);

       case "call.finished":
        return event.answer.error === undefined ? indent(lastLines(event.answer.text), colors.faint) : "";

       case "limit.near":
       case "limit.reached":
        return colors.bad(`${event.limit}: ${event.used} of ${event.of}`);

       case "change.published":
        return colors.good(`committed ${event.publication.commit.slice(0, 10)} on ${event.publication.branch}; nothing is sent`);

       case "model.fell_back":
        return colors.bad(plain(event.reason));

       case "verify.finished":
        return event.results.map(result => describeVerification(result, colors)).join("\n");

       case "run.finished":
        return `${colors.strong("\u2192")} ${colors.strong(event.outcome.conclusion)}`;

       default:
        return "";
      }
    });
    var nameOf = (function nameOf({tool: tool, args: args}) {
      return `${tool} ${(0, _lib_cut_js__WEBPACK_IMPORTED_MODULE_2__.Ku)(plain(JSON.stringify(args)), 120)}`;
    });
    var plain = (function plain(text) {
      return text.replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, "");
    });
    var watch = (function watch(log, form) {
      if (form === "json") return log.listen(entry => void process.stdout.write(`${JSON.stringify(entry)}\n`));
      const colors = inkFor(process.stdout, process.env);
      const format = openEntryFormatter(colors);
      return process.stdout.isTTY ? watchInTerminal(log, format, colors) : log.listen(entry => void write(format(entry)));
    });
    var write = (function write(line) {
      if (line !== "") process.stdout.write(`${line}\n`);
    });
    var doing = (function doing(entries) {
      const finished = new Set;
      for (const {event: event, agent: agent} of entries.toReversed()) {
        const who = agent === _events_js__WEBPACK_IMPORTED_MODULE_5__.QT ? "" : `${agent}: `;
        switch (event.type) {
         case "call.finished":
          finished.add(event.id);
          break;

         case "call.decided":
          if (event.decision.effect === "allow" && !finished.has(event.call.id)) return `${who}${event.call.tool} ${(0, 
          _report_js__WEBPACK_IMPORTED_MODULE_3__.Df)(event.call)}`;
          break;

         case "model.asked":
          return `${who}thinking`;

         case "model.retried":
          return `waiting ${(0, _report_js__WEBPACK_IMPORTED_MODULE_3__.p0)(event.waitMs)} for the model${(0, 
          _report_js__WEBPACK_IMPORTED_MODULE_1__.Be)(event)}`;

         case "agent.stopped":
          if (agent === _events_js__WEBPACK_IMPORTED_MODULE_5__.QT) return "checking and publishing";
          break;

         default:
        }
      }
      return "starting";
    });
    __webpack_require__.d(__webpack_exports__, {
      _$: () => inkFor,
      wB: () => watch
    });
    var _events_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58223);
    var _lib_cut_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24192);
    var _report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36964);
    var _report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73586);
    var _report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19298);
    var _report_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46968);
    function inkFor(stream, environment) {
      const coloured = stream.isTTY === true && environment["NO_COLOR"] === undefined;
      const paint = code => text => coloured ? `[${code}m${text}[0m` : text;
      return {
        faint: paint(2),
        strong: paint(1),
        good: paint(32),
        bad: paint(31)
      };
    }
    function openEntryFormatter(colors) {
      const open = new Map;
      let crowded = false;
      return ({agent: agent, event: event}) => {
        if (event.type === "call.decided" && event.decision.effect === "allow") {
          open.set(event.call.id, nameOf(event.call));
          crowded ||= open.size > 1;
        }
        const text = describeEvent(event, colors);
        const name = event.type === "call.finished" && crowded && text !== "" ? open.get(event.id) : undefined;
        if (event.type === "call.finished") open.delete(event.id);
        crowded &&= open.size > 0;
        const whole = name === undefined ? text : `${colors.faint(`  ${name}:`)}\n${text}`;
        return whole === "" || agent === "main" ? whole : whole.replaceAll(/^/gm, "  ");
      };
    }
    function describeDecision({call: call, decision: decision}, colors) {
      const what = nameOf(call);
      const by = decision.rules.length === 0 ? "no rule" : decision.rules.join(", ");
      if (decision.effect === "allow") return `${colors.good("\u2713")} ${what} ${colors.faint(`(${by})`)}`;
      return `${colors.bad("\u2717")} ${what}\n${indent(plain(decision.reason), colors.bad)}`;
    }
    function describeVerification({command: command, ok: ok, output: output}, colors) {
      if (ok) return `${colors.good("\u2713")} verified by ${plain(command)}`;
      return `${colors.bad("\u2717")} not verified: ${plain(command)} failed\n${indent(lastLines(output), colors.bad)}`;
    }
    const SHOWN = 6;
    function lastLines(text) {
      const lines = plain(text).trimEnd().split("\n");
      const hidden = lines.length - SHOWN;
      return hidden > 0 ? [ `(${(0, _report_js__WEBPACK_IMPORTED_MODULE_3__.hS)(hidden, "line")} above)`, ...lines.slice(-SHOWN) ].join("\n") : lines.join("\n");
    }
    function indent(text, paint) {
      return text.split("\n").map(line => paint(`    ${line}`)).join("\n");
    }
    const REDRAW_MS = 1e3;
    function watchInTerminal(log, format, colors) {
      const clear = () => process.stdout.write("\r[2K");
      const draw = () => {
        const line = (0, _lib_cut_js__WEBPACK_IMPORTED_MODULE_2__.Ku)(describeProgress(log.entries, Date.now()), Math.max(10, process.stdout.columns - 1));
        process.stdout.write(`\r[2K${colors.faint(line)}`);
      };
      const timer = setInterval(draw, REDRAW_MS).unref();
      const stopListening = log.listen(entry => {
        clear();
        write(format(entry));
        draw();
      });
      return () => {
        clearInterval(timer);
        stopListening();
        clear();
      };
    }
    function describeProgress(entries, now) {
      const {turns: turns, tokens: used, usd: usd, ms: ms} = (0, _report_js__WEBPACK_IMPORTED_MODULE_4__.g)(entries, now);
      const figures = [ (0, _report_js__WEBPACK_IMPORTED_MODULE_3__.hS)(turns, "turn"), `${(0, 
      _report_js__WEBPACK_IMPORTED_MODULE_3__.LU)(used.input + used.output)} tokens`, (0, 
      _report_js__WEBPACK_IMPORTED_MODULE_3__.TG)(usd), (0, _report_js__WEBPACK_IMPORTED_MODULE_3__.p0)(ms) ];
      return plain([ ...figures, doing(entries) ].join(" \u00b7 ")).replaceAll(/\s+/g, " ");
    }
  })
};


