export const id = 402;

export const ids = [ 402 ];

export const modules = {
  11519: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      B: () => openOfflineGitHub
    });
    var _ports_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48076);
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
    function reading(facts, {comments: comments, pulls: pulls}) {
      const {actor: actor, defaultBranch: defaultBranch, issues: issues} = facts;
      return {
        repository: () => Promise.resolve({
          defaultBranch: defaultBranch,
          private: true
        }),
        self: () => Promise.resolve(REMIT),
        account: login => Promise.resolve(login === actor.login ? actor : {
          ...REMIT,
          login: login
        }),
        permission: login => Promise.resolve(login === actor.login ? facts.permission ?? "write" : "none"),
        branch: facts.branch,
        issue: number => found(issues.find(issue => issue.number === number)),
        pull: number => found(pulls.get(number)),
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
        createIssue: () => found(undefined),
        updateIssue: () => found(undefined),
        openPulls: () => Promise.resolve([ ...pulls.values() ]),
        lastPullFrom: () => Promise.resolve(undefined),
        lastEditor: () => Promise.resolve(undefined),
        comments: () => Promise.resolve([ ...comments.values() ]),
        react: () => Promise.resolve()
      };
    }
    function writing(facts, {comments: comments, pulls: pulls}) {
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
          ...await found(comments.get(id)),
          body: body
        }),
        createPull: async ({head: head, base: base, ...pull}) => {
          const number = first + pulls.size;
          const [from, to] = [ await found(await facts.branch(head)), await found(await facts.branch(base)) ];
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
        commitOnBranch: () => found(undefined),
        createReview: () => found(undefined),
        wouldTake: () => Promise.resolve(false),
        replyInThread: () => Promise.resolve(),
        resolveThread: () => Promise.resolve(),
        updatePull: async (number, pull) => keep(pulls, number, {
          ...await found(pulls.get(number)),
          ...pull
        })
      };
    }
    const NEW_PULL = {
      author: REMIT,
      open: true,
      merged: false,
      fromFork: false
    };
    function keep(map, key, value) {
      map.set(key, value);
      return Promise.resolve(value);
    }
    function found(value) {
      if (value === undefined) return Promise.reject(new _ports_js__WEBPACK_IMPORTED_MODULE_0__.y_("There is no such thing in the offline repository.", 404));
      return Promise.resolve(value);
    }
  },
  19628: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      D: () => readCall
    });
    var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
    var _lib_distance_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4984);
    var _complain_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16447);
    function readCall(command, words, options) {
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
        (0, _complain_js__WEBPACK_IMPORTED_MODULE_1__.c)(fault, usage);
        return undefined;
      }
      return (0, node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({
        args: [ ...words ],
        options: options,
        allowPositionals: true
      });
    }
    function faultOf(command, {name: name, rawName: rawName, value: value, inlineValue: inlineValue}, options) {
      const option = Object.hasOwn(options, name) && rawName.startsWith("--") ? options[name] : undefined;
      if (option === undefined) {
        const near = (0, _lib_distance_js__WEBPACK_IMPORTED_MODULE_2__.p)(name, [ "help", ...Object.keys(options) ]);
        const hint = near === undefined ? "" : ` Did you mean --${near}?`;
        const words = command.takesWords === true ? " Words that begin with a hyphen come after --." : "";
        return `${command.name} has no option ${rawName}.${hint}${words}`;
      }
      if (option.type === "boolean") return inlineValue === true ? `${rawName} takes no value.` : undefined;
      if (value === undefined || value === "") return `${rawName} needs a value after it.`;
      const swallowed = value.startsWith("-") && inlineValue !== true;
      return swallowed ? `${rawName} needs a value; one that begins with a hyphen is given as ${rawName}=${value}.` : undefined;
    }
  },
  33387: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      Z: () => play
    });
    var external_node_fs_ = __webpack_require__(73024);
    var external_node_path_ = __webpack_require__(76760);
    var actions = __webpack_require__(6551);
    var adapters_clock = __webpack_require__(61642);
    var adapters_git = __webpack_require__(27978);
    var machine = __webpack_require__(41285);
    var mcp_client = __webpack_require__(72602);
    var adapters_random = __webpack_require__(96817);
    var adapters_shells = __webpack_require__(70516);
    var sight = __webpack_require__(64149);
    var tool_environment = __webpack_require__(74540);
    var adapters_web = __webpack_require__(61302);
    var lib_places = __webpack_require__(58087);
    var lib_log = __webpack_require__(97309);
    var run = __webpack_require__(63546);
    var world = __webpack_require__(59549);
    var version = __webpack_require__(13411);
    var events = __webpack_require__(31841);
    var cut = __webpack_require__(89823);
    var calls = __webpack_require__(38627);
    var report_figures = __webpack_require__(40819);
    var tally = __webpack_require__(8216);
    var telling = __webpack_require__(2371);
    var terminal = __webpack_require__(32832);
    const REDRAW_MS = 1e3;
    function watch(log, form) {
      if (form === "json") return log.listen(entry => void process.stdout.write(`${JSON.stringify(entry)}\n`));
      const ink = (0, terminal._$)(process.stdout, process.env);
      const tell = (0, terminal.fn)(ink);
      return process.stdout.isTTY ? watchInTerminal(log, tell, ink) : log.listen(entry => void write(tell(entry)));
    }
    function watchInTerminal(log, tell, ink) {
      const clear = () => process.stdout.write("\r[2K");
      const draw = () => {
        const line = (0, cut.Ku)(tellProgress(log.entries, Date.now()), Math.max(10, process.stdout.columns - 1));
        process.stdout.write(`\r[2K${ink.faint(line)}`);
      };
      const timer = setInterval(draw, REDRAW_MS).unref();
      const stopListening = log.listen(entry => {
        clear();
        write(tell(entry));
        draw();
      });
      return () => {
        clearInterval(timer);
        stopListening();
        clear();
      };
    }
    function write(line) {
      if (line !== "") process.stdout.write(`${line}\n`);
    }
    function tellProgress(entries, now) {
      const {turns: turns, tokens: used, usd: usd, ms: ms} = (0, tally.N)(entries, now);
      const figures = [ (0, report_figures.hS)(turns, "turn"), `${(0, report_figures.LU)(used.input + used.output)} tokens`, (0, 
      report_figures.TG)(usd), (0, report_figures.p0)(ms) ];
      return (0, terminal.pj)([ ...figures, doing(entries) ].join(" \u00b7 ")).replaceAll(/\s+/g, " ");
    }
    function doing(entries) {
      const finished = new Set;
      for (const {event: event, agent: agent} of entries.toReversed()) {
        const who = agent === events.QT ? "" : `${agent}: `;
        switch (event.type) {
         case "call.finished":
          finished.add(event.id);
          break;

         case "call.decided":
          if (event.decision.effect === "allow" && !finished.has(event.call.id)) return `${who}${event.call.tool} ${(0, 
          calls.d)(event.call)}`;
          break;

         case "model.asked":
          return `${who}thinking`;

         case "model.retried":
          return `waiting ${(0, report_figures.p0)(event.waitMs)} for the model${(0, telling.dN)(event)}`;

         case "agent.stopped":
          if (agent === events.QT) return "checking and publishing";
          break;

         default:
        }
      }
      return "starting";
    }
    var quiet = __webpack_require__(62814);
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
    async function play({stage: stage, model: model, secrets: secrets, form: form, ...given}) {
      const env_1 = {
        stack: [],
        error: void 0,
        hasError: false
      };
      try {
        const {places: places} = stage;
        const file = __addDisposableResource(env_1, (0, actions.Jr)(places.log), false);
        const log = (0, lib_log.Ne)(adapters_clock.m, secrets, file);
        const stopWatching = watch(log, form);
        const git = __addDisposableResource(env_1, await (0, adapters_git.z)({
          directory: (0, external_node_path_.join)(places.run, "git"),
          remote: `file://${stage.server}`
        }), true);
        const environment = (0, tool_environment.u)(process.env, (0, sight.lt)(process.env));
        const shells = __addDisposableResource(env_1, (0, adapters_shells.k)((0, lib_places.L)({
          places: places,
          workspace: stage.workspace,
          temp: stage.root,
          environment: environment
        })), true);
        const scanner = __addDisposableResource(env_1, (0, machine.n1)(), true);
        const servers = __addDisposableResource(env_1, (0, mcp_client.n)({
          ...serversOf(stage, environment),
          start: where => shells.server(where)
        }), true);
        const github = given.github(git);
        const summary = {
          markdown: ""
        };
        const [clock, random, files, runner] = [ adapters_clock.m, adapters_random.v, (0, 
        machine.Km)(), keepingSummary(summary) ];
        const web = (0, adapters_web.b)({
          clock: clock
        });
        const outside = {
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
        const outcome = await (0, run.eF)(outside, given.order(environment));
        stopWatching();
        return {
          outcome: outcome,
          github: github,
          shown: writeShown(stage, github, summary.markdown)
        };
      } catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
      } finally {
        const result_1 = __disposeResources(env_1);
        if (result_1) await result_1;
      }
    }
    function serversOf({workspace: workspace, places: places}, environment) {
      const home = (0, world.L)(places);
      return {
        clock: adapters_clock.m,
        version: version.VERSION,
        workspace: workspace,
        trusted: (0, world.p)(places),
        environment: {
          ...environment,
          HOME: home,
          TMPDIR: home
        }
      };
    }
    function keepingSummary(summary) {
      return {
        ...(0, quiet.T)(),
        writeSummary: markdown => {
          summary.markdown = markdown;
          return Promise.resolve(true);
        }
      };
    }
    function writeShown({root: root}, {written: written}, summary) {
      const [comment] = written.comments;
      const [pull] = written.pulls;
      const texts = [ [ "comment", "comment.md", comment?.body ], [ "pull request", "pull-request.md", pull && `# ${pull.title}\n\n${pull.body}` ], [ "job summary", "summary.md", summary ] ];
      const shown = new Map;
      for (const [name, file, text] of texts) {
        if (text === undefined) continue;
        (0, external_node_fs_.writeFileSync)((0, external_node_path_.join)(root, file), text);
        shown.set(name, (0, external_node_path_.join)(root, file));
      }
      return shown;
    }
  },
  62814: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      T: () => quietRunner
    });
    function quietRunner() {
      const nothing = () => undefined;
      return {
        print: nothing,
        annotate: nothing,
        mask: nothing,
        setOutput: nothing,
        saveState: nothing,
        writeSummary: () => Promise.resolve(true)
      };
    }
  },
  40402: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      runAsked: () => runAsked,
      runRun: () => runRun
    });
    var external_node_fs_ = __webpack_require__(73024);
    var external_node_os_ = __webpack_require__(48161);
    var external_node_path_ = __webpack_require__(76760);
    var clock = __webpack_require__(61642);
    var gemini = __webpack_require__(20964);
    var offline_github = __webpack_require__(11519);
    var random = __webpack_require__(96817);
    var events = __webpack_require__(31841);
    var inputs = __webpack_require__(128);
    var secrets = __webpack_require__(35244);
    var external_node_child_process_ = __webpack_require__(31421);
    var promises_ = __webpack_require__(51455);
    var external_node_util_ = __webpack_require__(57975);
    var places = __webpack_require__(58087);
    async function stageCheckout(directory) {
      const top = await ask([ "rev-parse", "--show-toplevel" ], {
        cwd: directory
      });
      if (top === undefined) return `${directory} is not in a git repository. Go to one, or name it with --directory.`;
      const head = await ask([ "rev-parse", "--verify", "--quiet", "HEAD^{commit}" ], {
        cwd: top
      });
      if (head === undefined) return `${top} has no commit yet. Commit something first.`;
      const name = await ask([ "symbolic-ref", "--quiet", "--short", "HEAD" ], {
        cwd: top
      }) ?? "detached";
      const root = (0, external_node_fs_.mkdtempSync)((0, external_node_path_.join)((0, 
      external_node_os_.tmpdir)(), "remit-run-"));
      const [server, workspace] = [ (0, external_node_path_.join)(root, "server.git"), (0, 
      external_node_path_.join)(root, (0, external_node_path_.basename)(top)) ];
      const [sha] = await Promise.all([ snapshot({
        top: top,
        head: head,
        name: name,
        server: server,
        root: root
      }), copyFiles(top, workspace) ]);
      return {
        root: root,
        server: server,
        workspace: workspace,
        places: (0, places.H)((0, external_node_path_.join)(root, "run")),
        base: {
          name: name,
          sha: sha
        },
        dirty: sha !== head
      };
    }
    async function snapshot({top: top, head: head, name: name, server: server, root: root}) {
      await need([ "clone", "--quiet", "--bare", top, server ], {});
      await need([ "config", "uploadpack.allowAnySHA1InWant", "true" ], {
        cwd: server
      });
      const excluded = await need([ "rev-parse", "--git-path", "info/exclude" ], {
        cwd: top
      });
      const exclude = excluded.startsWith("/") ? excluded : (0, external_node_path_.join)(top, excluded);
      if ((0, external_node_fs_.existsSync)(exclude)) (0, external_node_fs_.copyFileSync)(exclude, (0, 
      external_node_path_.join)(server, "info/exclude"));
      const index = (0, external_node_path_.join)(root, "index");
      const where = {
        cwd: top,
        env: {
          GIT_DIR: server,
          GIT_WORK_TREE: top,
          GIT_INDEX_FILE: index
        }
      };
      await need([ "read-tree", head ], where);
      await need([ "add", "--all" ], where);
      const tree = await need([ "write-tree" ], where);
      (0, external_node_fs_.rmSync)(index);
      const same = tree === await need([ "rev-parse", `${head}^{tree}` ], {
        cwd: server
      });
      const sha = same ? head : await need([ ...IDENTITY, "commit-tree", "-p", head, "-m", SNAPSHOT, tree ], {
        cwd: server
      });
      await need([ "update-ref", `refs/heads/${name}`, sha ], {
        cwd: server
      });
      return sha;
    }
    const SNAPSHOT = "The checkout as it was when the run began";
    const IDENTITY = [ "-c", "user.name=remit run", "-c", "user.email=remit@localhost" ];
    function copyFiles(from, to) {
      const git = (0, external_node_path_.join)(from, ".git");
      return (0, promises_.cp)(from, to, {
        recursive: true,
        verbatimSymlinks: true,
        mode: external_node_fs_.constants.COPYFILE_FICLONE,
        filter: source => source !== git
      });
    }
    const start = (0, external_node_util_.promisify)(external_node_child_process_.execFile);
    async function need(words, {cwd: cwd, env: env}) {
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
    async function ask(words, where) {
      return await need(words, where).catch(() => undefined);
    }
    var cli_call = __webpack_require__(19628);
    var complain = __webpack_require__(16447);
    var local = __webpack_require__(33387);
    const USAGE = `remit run [options] REQUEST\u2026     what to do, such as: remit run mend the failing test\nremit run [options] /COMMAND \u2026   a command: /review, /plan, or one of .gemini/commands\n\nIt works on a copy of the checkout, uncommitted changes included, under the policy that the copy has. The change is a\npatch; nothing is sent to GitHub. GEMINI_API_KEY holds the key of the Gemini API.\n\n  --directory DIR    the checkout; the current directory when absent\n  --policy FILE      the policy file within the checkout (.github/remit.toml)\n  --model NAME       the model: auto, pro, flash, flash-lite or its name (auto, or GEMINI_MODEL)\n  --thinking LEVEL   how much it thinks: minimal, low, medium, high\n  --max-turns N  --max-minutes N  --max-tokens N  --max-usd N      tighten the policy's limits\n  --no-sandbox       run commands as you, and only those that the policy lists, where this machine makes no sandbox\n  --json             the run's events on standard output, one JSON object a line\n`;
    async function runRun(words) {
      const asked = parse(words);
      if (asked !== undefined) await runAsked(asked);
    }
    async function runAsked(asked, fetch) {
      const stage = await stageCheckout(asked.directory);
      if (typeof stage === "string") return (0, complain.c)(stage);
      const read = (0, inputs.s)(environmentFor(asked, stage, process.env));
      if (read.kind === "faulty") return (0, complain.c)(read.faults.map(inWordsOfHere).join("\n"), USAGE);
      const settings = withWordsOfHere(read.value, asked);
      if (stage.dirty && !asked.json) process.stdout.write("Uncommitted changes are part of what it works on.\n");
      const played = await (0, local.Z)({
        stage: stage,
        order: environment => orderFor(settings, stage, environment),
        github: git => openLocalGitHub(stage, git),
        model: (0, gemini.openGemini)({
          credentials: settings.model.access,
          ...baseUrl(settings),
          ...settings.model.thinking && {
            thinking: settings.model.thinking
          },
          ...fetch && {
            fetch: fetch
          },
          clock: clock.m,
          random: random.v
        }),
        secrets: (0, secrets.c)(secretsOf(settings)),
        form: asked.json ? "json" : "story"
      });
      await showResult(stage, played, asked.json);
      process.exitCode = exitCodeOf(played.outcome.conclusion);
    }
    function exitCodeOf(conclusion) {
      if (conclusion === "declined") return 2;
      return (0, events.gq)(conclusion) ? 0 : 1;
    }
    function parse(words) {
      const text = {
        type: "string"
      };
      const flag = {
        type: "boolean",
        default: false
      };
      const call = (0, cli_call.D)({
        name: "remit run",
        usage: USAGE,
        takesWords: true
      }, words, {
        directory: text,
        policy: text,
        model: text,
        thinking: text,
        json: flag,
        "no-sandbox": flag,
        "max-turns": text,
        "max-minutes": text,
        "max-tokens": text,
        "max-usd": text
      });
      if (call === undefined) return undefined;
      const {directory: directory = ".", policy: policy, json: json, "no-sandbox": noSandbox, ...inputs} = call.values;
      const request = call.positionals.join(" ").trim();
      if (request === "") {
        (0, complain.c)("remit run takes a request in words.", USAGE);
        return undefined;
      }
      const own = request.startsWith("/") ? {
        command: request
      } : {
        prompt: request
      };
      const given = Object.entries({
        ...inputs,
        ...own,
        "policy-file": policy
      }).filter(([, value]) => value !== undefined);
      return {
        request: request,
        directory: directory,
        json: json,
        noSandbox: noSandbox,
        inputs: Object.fromEntries(given)
      };
    }
    function environmentFor({inputs: inputs}, {root: root, server: server, workspace: workspace}, own) {
      const url = `file://${server}`;
      const vertex = /^(?:1|true)$/i.test(own["GOOGLE_GENAI_USE_VERTEXAI"] ?? "");
      const given = {
        "gemini-api-key": own["GEMINI_API_KEY"] ?? "",
        "use-vertex-ai": String(vertex),
        "google-cloud-location": own["GOOGLE_CLOUD_LOCATION"] || "global",
        model: own["GEMINI_MODEL"] || "auto",
        "policy-file": ".github/remit.toml",
        "trigger-phrase": "@remit",
        "branch-prefix": "remit/",
        "github-token": "none",
        "dry-run": "false",
        ...inputs
      };
      return {
        ...own,
        ...Object.fromEntries(Object.entries(given).map(([name, value]) => [ `INPUT_${name.toUpperCase()}`, value ])),
        GITHUB_SERVER_URL: url,
        GITHUB_API_URL: url,
        GITHUB_REPOSITORY: `local/${(0, external_node_path_.basename)(workspace).replaceAll(/\s+/g, "-")}`,
        GITHUB_EVENT_NAME: "local",
        GITHUB_EVENT_PATH: "/dev/null",
        GITHUB_RUN_ID: (0, external_node_path_.basename)(root),
        GITHUB_RUN_ATTEMPT: "1",
        GITHUB_WORKSPACE: workspace,
        RUNNER_TEMP: root
      };
    }
    function withWordsOfHere(settings, {inputs: inputs, noSandbox: noSandbox}) {
      const {model: model} = settings;
      const source = "model" in inputs ? "the option --model" : "the variable GEMINI_MODEL";
      const namedBy = model.namedBy === "the input `model`" ? source : model.namedBy;
      return {
        ...settings,
        model: {
          ...model,
          namedBy: namedBy
        },
        ...noSandbox && {
          noSandbox: "--no-sandbox"
        }
      };
    }
    function inWordsOfHere(fault) {
      if (!fault.startsWith("gemini-api-key is empty")) return fault;
      return "GEMINI_API_KEY is not set. Make a key at https://aistudio.google.com/apikey and set the variable.";
    }
    function orderFor(settings, {base: base, server: server, places: places}, tools) {
      const {login: login, id: id} = localUser();
      return {
        settings: settings,
        event: {
          name: "local",
          payload: {
            repository: {
              default_branch: base.name
            },
            sender: {
              login: login,
              id: id,
              type: "User"
            }
          }
        },
        runUrl: `file://${server}`,
        platform: process.platform,
        places: places,
        toolEnvironment: tools,
        environment: process.env,
        stop: stopOnSignal()
      };
    }
    function localUser() {
      return {
        login: userName() || "you",
        id: 1,
        bot: false
      };
    }
    function userName() {
      try {
        return (0, external_node_os_.userInfo)().username;
      } catch {
        return "";
      }
    }
    function stopOnSignal() {
      const stop = new AbortController;
      const cancel = () => stop.signal.aborted ? process.exit(130) : stop.abort("cancelled");
      process.on("SIGINT", cancel);
      process.on("SIGTERM", cancel);
      return stop.signal;
    }
    function openLocalGitHub({base: base, server: server}, git) {
      return (0, offline_github.B)({
        defaultBranch: base.name,
        actor: localUser(),
        permission: "admin",
        issues: [],
        branch: async name => {
          const sha = await git.remoteBranch(name);
          return sha === undefined ? undefined : {
            name: name,
            sha: sha
          };
        },
        url: `file://${server}`
      });
    }
    function baseUrl({model: model}) {
      return model.access.baseUrl === undefined ? undefined : {
        baseUrl: model.access.baseUrl
      };
    }
    function secretsOf({model: {access: access}}) {
      return new Map(access.kind === "api-key" ? [ [ "gemini-api-key", access.key ] ] : []);
    }
    function hintOf({kind: kind, hint: hint = ""}) {
      if (kind !== "sandbox") return hint;
      return "Try it on Linux with util-linux and bash, as root, with sudo without a password, or where users may make namespaces. Or `remit run --no-sandbox \u2026`: commands then run as you, and only those that an [[allow]] of the policy lists.";
    }
    async function showResult(stage, {outcome: outcome, shown: shown}, json) {
      const {places: places, server: server, root: root, base: base} = stage;
      const patch = (0, external_node_path_.join)(root, "change.patch");
      const commit = outcome.publication?.commit;
      if (commit !== undefined) (0, external_node_fs_.writeFileSync)(patch, `${await need([ "diff", "--binary", base.sha, commit ], {
        cwd: server
      })}\n`);
      const fault = outcome.fault === undefined ? [] : [ outcome.fault.message, hintOf(outcome.fault) ];
      const lines = [ "", ...[ outcome.message, ...fault ].filter(line => line !== ""), "", "Nothing was sent to GitHub. What would be shown there, and what there is here:", ...[ ...shown ].map(([name, path]) => `${name.padEnd(14)} ${path}`), `${"page".padEnd(14)} ${(0, 
      external_node_path_.join)(places.run, "report.html")}`, `${"log".padEnd(14)} ${places.log}`, ...commit === undefined ? [] : [ `${"change".padEnd(14)} git apply ${patch}` ] ];
      (json ? process.stderr : process.stdout).write(`${lines.join("\n")}\n`);
    }
  },
  32832: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      _$: () => inkFor,
      fn: () => openTeller,
      pj: () => plain
    });
    var _lib_cut_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89823);
    var _report_figures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40819);
    var _report_sandbox_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90069);
    var _report_telling_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2371);
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
    function openTeller(ink) {
      const open = new Map;
      let crowded = false;
      return ({agent: agent, event: event}) => {
        if (event.type === "call.decided" && event.decision.effect === "allow") {
          open.set(event.call.id, nameOf(event.call));
          crowded ||= open.size > 1;
        }
        const text = tellEvent(event, ink);
        const name = event.type === "call.finished" && crowded && text !== "" ? open.get(event.id) : undefined;
        if (event.type === "call.finished") open.delete(event.id);
        crowded &&= open.size > 0;
        const whole = name === undefined ? text : `${ink.faint(`  ${name}:`)}\n${text}`;
        return whole === "" || agent === "main" ? whole : whole.replaceAll(/^/gm, "  ");
      };
    }
    function tellEvent(event, ink) {
      switch (event.type) {
       case "run.started":
        return `${ink.strong("Remit")} works on ${event.run.repository} with ${event.model} (sandbox: ${(0, 
        _report_sandbox_js__WEBPACK_IMPORTED_MODULE_2__.jV)(event.sandbox)})`;

       case "model.replied":
        {
          const thoughts = event.reply.thoughts.map(({subject: subject}) => ink.faint(`\u2026 ${subject}`));
          return [ ...thoughts, ...event.reply.text === "" ? [] : [ plain(event.reply.text) ] ].join("\n");
        }

       case "model.retried":
        return ink.faint(`waiting ${event.waitMs} ms${(0, _report_telling_js__WEBPACK_IMPORTED_MODULE_1__.dN)(event)}: ${plain(event.cause)}`);

       case "call.decided":
        return tellDecision(event, ink);

       case "call.finished":
        return event.answer.error === undefined ? indent(lastLines(event.answer.text), ink.faint) : "";

       case "limit.near":
       case "limit.reached":
        return ink.bad(`${event.limit}: ${event.used} of ${event.of}`);

       case "change.published":
        return ink.good(`committed ${event.publication.commit.slice(0, 10)} on ${event.publication.branch}; nothing is sent`);

       case "model.fell_back":
        return ink.bad(plain(event.reason));

       case "verify.finished":
        return event.results.map(result => tellVerification(result, ink)).join("\n");

       case "run.finished":
        return `${ink.strong("\u2192")} ${ink.strong(event.outcome.conclusion)}`;

       default:
        return "";
      }
    }
    function tellDecision({call: call, decision: decision}, ink) {
      const what = nameOf(call);
      const by = decision.rules.length === 0 ? "no rule" : decision.rules.join(", ");
      if (decision.effect === "allow") return `${ink.good("\u2713")} ${what} ${ink.faint(`(${by})`)}`;
      return `${ink.bad("\u2717")} ${what}\n${indent(plain(decision.reason), ink.bad)}`;
    }
    function nameOf({tool: tool, args: args}) {
      return `${tool} ${(0, _lib_cut_js__WEBPACK_IMPORTED_MODULE_3__.Ku)(plain(JSON.stringify(args)), 120)}`;
    }
    function tellVerification({command: command, ok: ok, output: output}, ink) {
      if (ok) return `${ink.good("\u2713")} verified by ${plain(command)}`;
      return `${ink.bad("\u2717")} not verified: ${plain(command)} failed\n${indent(lastLines(output), ink.bad)}`;
    }
    const SHOWN = 6;
    function lastLines(text) {
      const lines = plain(text).trimEnd().split("\n");
      const hidden = lines.length - SHOWN;
      return hidden > 0 ? [ `(${(0, _report_figures_js__WEBPACK_IMPORTED_MODULE_0__.hS)(hidden, "line")} above)`, ...lines.slice(-SHOWN) ].join("\n") : lines.join("\n");
    }
    function indent(text, paint) {
      return text.split("\n").map(line => paint(`    ${line}`)).join("\n");
    }
    function plain(text) {
      return text.replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, "");
    }
  },
  128: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      s: () => readSettings
    });
    const DEFAULTS = {
      mode: "run",
      "trigger-phrase": "@remit",
      dashboard: "false",
      "policy-file": ".github/remit.toml",
      "use-vertex-ai": "false",
      "google-cloud-location": "global",
      model: "auto",
      "branch-prefix": "remit/",
      "dry-run": "false"
    };
    function readJob(source) {
      const mode = source.input("mode").toLowerCase() || "run";
      const [proposal, digest] = [ source.input("proposal"), source.input("proposal-digest").toLowerCase() ];
      if (mode === "run" || mode === "propose" || mode === "gate") return {
        kind: mode
      };
      if (mode === "gather") return readGathering(source);
      if (mode !== "publish") {
        source.fault(`mode is ${JSON.stringify(mode)}, expected run, propose, publish, gather or gate.`);
        return {
          kind: "run"
        };
      }
      if (proposal === "") source.fault("proposal is empty. Name the directory that the proposal was downloaded to.");
      if (!/^sha256:[0-9a-f]{64}$/.test(digest)) {
        source.fault(`proposal-digest is ${JSON.stringify(digest)}, expected sha256: and 64 hexadecimal digits: the output proposal-digest of the proposing job.`);
      }
      return {
        kind: "publish",
        proposal: proposal,
        digest: digest
      };
    }
    function readGathering(source) {
      const [reports, issue] = [ source.input("reports"), source.number("issue", true) ];
      if (reports === "") source.fault("reports is empty. Name the directory that the logs of the other jobs were put in.");
      const tasks = readTasks(source.input("tasks"));
      if (tasks === undefined) {
        source.fault('tasks is not a list of names in JSON, such as ["cart", "till"], nor the matrix with its field task: [{"task": "cart"}].');
      }
      return {
        kind: "gather",
        reports: reports,
        tasks: tasks ?? [],
        ...issue === undefined ? {} : {
          issue: issue
        }
      };
    }
    function readTasks(text) {
      if (text === "") return [];
      try {
        const value = JSON.parse(text);
        const {tasks: tasks, include: include, task: task} = fields(value);
        const list = [ value, tasks, include, task ].find(each => Array.isArray(each));
        const names = list?.map(item => typeof item === "string" ? item : fields(item)["task"]);
        return names?.every(name => typeof name === "string") === true ? names : undefined;
      } catch {
        return undefined;
      }
    }
    function fields(value) {
      return typeof value === "object" && value !== null ? value : {};
    }
    var model = __webpack_require__(23328);
    var telemetry = __webpack_require__(93702);
    function readOutage(environment, faults) {
      const outageMs = readSeconds("REMIT_GITHUB_SECONDS", 0, environment, faults);
      return outageMs === undefined ? {} : {
        outageMs: outageMs
      };
    }
    function readSilences(environment, faults) {
      const firstByteMs = readSeconds("REMIT_FIRST_BYTE_SECONDS", Number.MIN_VALUE, environment, faults);
      const idleMs = readSeconds("REMIT_IDLE_SECONDS", Number.MIN_VALUE, environment, faults);
      return {
        ...firstByteMs === undefined ? {} : {
          firstByteMs: firstByteMs
        },
        ...idleMs === undefined ? {} : {
          idleMs: idleMs
        }
      };
    }
    function readSeconds(name, least, environment, faults) {
      const text = environment[name] ?? "";
      if (text === "") return undefined;
      const seconds = Number(text);
      if (seconds >= least && seconds <= LONGEST_S) return seconds * 1e3;
      faults.push(`${name} is ${JSON.stringify(text)}, expected a number of seconds, at most ${LONGEST_S}.`);
      return undefined;
    }
    const LONGEST_S = 300;
    function readSettings(environment) {
      const faults = [];
      const source = new Source(environment, faults);
      const collector = (0, telemetry.o)(source.input("otlp-endpoint"), environment, faults);
      const settings = {
        wish: {
          prompt: source.input("prompt"),
          promptFile: source.input("prompt-file"),
          command: source.input("command"),
          outputSchema: source.input("output-schema"),
          triggerPhrase: source.phrase("trigger-phrase"),
          triggerLabel: source.input("trigger-label"),
          task: source.task("task"),
          dashboard: source.boolean("dashboard"),
          baseBranch: source.input("base-branch"),
          branchPrefix: source.prefix("branch-prefix")
        },
        model: {
          ...(0, model.k)(source),
          access: readAccess(source)
        },
        silences: readSilences(environment, faults),
        policyFile: source.required("policy-file"),
        projectSettings: source.input("settings"),
        tighten: readTightening(source),
        dryRun: source.boolean("dry-run"),
        sealKey: source.key("seal-key"),
        job: readJob(source),
        ...collector && {
          collector: collector
        },
        github: {
          ...readGitHub(source),
          ...readOutage(environment, faults)
        },
        runner: {
          workspace: source.variable("GITHUB_WORKSPACE"),
          temp: source.variable("RUNNER_TEMP")
        }
      };
      return faults.length > 0 ? {
        kind: "faulty",
        faults: faults
      } : {
        kind: "read",
        value: settings
      };
    }
    function readAccess(source) {
      const baseUrl = source.environment["GOOGLE_GEMINI_BASE_URL"] || undefined;
      if ([ "publish", "gather", "gate" ].includes(source.input("mode").toLowerCase())) return {
        kind: "api-key",
        key: "",
        baseUrl: baseUrl
      };
      if (source.boolean("use-vertex-ai")) {
        const project = source.optional("google-cloud-project") ?? source.environment["GOOGLE_CLOUD_PROJECT"] ?? "";
        if (project === "") source.fault("use-vertex-ai is true but google-cloud-project is empty. Name the project.");
        return {
          kind: "vertex",
          project: project,
          location: source.required("google-cloud-location"),
          baseUrl: baseUrl
        };
      }
      const key = source.input("gemini-api-key");
      if (key === "") {
        source.fault("gemini-api-key is empty. Make a key at https://aistudio.google.com/apikey, store it as a secret and pass it, or set use-vertex-ai. (Secrets are not given to runs of pull requests from forks.)");
      }
      return {
        kind: "api-key",
        key: key,
        baseUrl: baseUrl
      };
    }
    function readTightening(source) {
      const limits = [ [ "turns", "max-turns", true ], [ "minutes", "max-minutes", false ], [ "tokens", "max-tokens", true ], [ "usd", "max-usd", false ] ];
      return Object.fromEntries(limits.flatMap(([limit, name, whole]) => {
        const value = source.number(name, whole);
        return value === undefined ? [] : [ [ limit, value ] ];
      }));
    }
    function readGitHub(source) {
      const server = source.variable("GITHUB_SERVER_URL");
      const api = source.variable("GITHUB_API_URL");
      const repository = source.variable("GITHUB_REPOSITORY");
      if (repository !== "" && !/^[^/\s]+\/[^/\s]+$/.test(repository)) source.fault(`GITHUB_REPOSITORY is ${JSON.stringify(repository)}, expected owner/name.`);
      return {
        token: source.required("github-token"),
        jobToken: source.input("job-token"),
        repository: repository,
        apiUrl: api,
        graphqlUrl: source.environment["GITHUB_GRAPHQL_URL"] || `${api}/graphql`,
        serverUrl: server,
        event: {
          name: source.variable("GITHUB_EVENT_NAME"),
          path: source.variable("GITHUB_EVENT_PATH")
        },
        runId: source.variable("GITHUB_RUN_ID"),
        runAttempt: Number(source.environment["GITHUB_RUN_ATTEMPT"] ?? "1") || 1,
        actor: source.environment["GITHUB_ACTOR"] ?? ""
      };
    }
    class Source {
      environment;
      faults;
      constructor(environment, faults) {
        this.environment = environment;
        this.faults = faults;
      }
      fault(sentence) {
        this.faults.push(sentence);
      }
      input(name) {
        return (this.environment[`INPUT_${name.toUpperCase()}`] ?? DEFAULTS[name] ?? "").trim();
      }
      optional(name) {
        return this.input(name) || undefined;
      }
      required(name) {
        const value = this.input(name);
        if (value === "") this.fault(`${name} is empty. Give it a value, or leave the input out to get the default.`);
        return value;
      }
      variable(name) {
        const value = this.environment[name] ?? "";
        if (value === "") this.fault(`The variable ${name} is not set. GitHub's runner sets it for every step.`);
        return value;
      }
      boolean(name) {
        const value = this.input(name).toLowerCase();
        if (![ "", "true", "false" ].includes(value)) this.fault(`${name} is ${JSON.stringify(value)}, expected true or false.`);
        return value === "true";
      }
      number(name, whole) {
        const text = this.input(name);
        if (text === "") return undefined;
        const value = Number(text.replaceAll("_", ""));
        const good = Number.isFinite(value) && value > 0 && (!whole || Number.isInteger(value));
        if (!good) this.fault(`${name} is ${JSON.stringify(text)}, expected a ${whole ? "whole " : ""}number above 0.`);
        return good ? value : undefined;
      }
      phrase(name) {
        const value = this.required(name);
        if (/\s/.test(value)) this.fault(`${name} is ${JSON.stringify(value)}, expected one word such as @remit.`);
        return value;
      }
      key(name) {
        const value = this.input(name);
        if (value !== "" && value.length < 32) this.fault(`${name} has ${value.length} characters, expected at least 32: openssl rand -hex 32 makes one.`);
        return value;
      }
      task(name) {
        const value = this.input(name);
        if (value !== "" && !/^[a-z0-9-]{1,40}$/.test(value)) this.fault(`${name} is ${JSON.stringify(value)}, expected a short name of a-z, 0-9 and hyphens, such as lint.`);
        return value;
      }
      prefix(name) {
        const value = this.required(name);
        if (value !== "" && !/^[A-Za-z0-9][A-Za-z0-9._-]*(\/[A-Za-z0-9._-]+)*\/$/.test(value)) {
          this.fault(`${name} is ${JSON.stringify(value)}, expected a branch prefix that ends in a slash, such as remit/.`);
        }
        return value;
      }
    }
  },
  93702: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      o: () => readCollector
    });
    var _lib_header_list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42815);
    function readCollector(endpoint, variables, faults) {
      const read = name => variables[name]?.trim() ?? "";
      if (endpoint !== "" && !isAddress(endpoint)) faults.push(`otlp-endpoint is ${JSON.stringify(endpoint)}, expected an http:// or https:// address.`);
      const addressOf = signal => {
        if (read(`OTEL_${signal}_EXPORTER`) === "none") return "";
        const base = endpoint === "" ? read("OTEL_EXPORTER_OTLP_ENDPOINT") : endpoint;
        const own = endpoint === "" ? read(`OTEL_EXPORTER_OTLP_${signal}_ENDPOINT`) : "";
        return own !== "" || base === "" ? own : `${base.replace(/\/+$/, "")}/v1/${signal.toLowerCase()}`;
      };
      const [traces, metrics] = [ addressOf("TRACES"), addressOf("METRICS") ];
      if (traces === "" && metrics === "" || read("OTEL_SDK_DISABLED").toLowerCase() === "true") return undefined;
      const headersOf = signal => ({
        ...(0, _lib_header_list_js__WEBPACK_IMPORTED_MODULE_0__.S)(read("OTEL_EXPORTER_OTLP_HEADERS")),
        ...(0, _lib_header_list_js__WEBPACK_IMPORTED_MODULE_0__.S)(read(`OTEL_EXPORTER_OTLP_${signal}_HEADERS`))
      });
      const asked = Number(read("OTEL_EXPORTER_OTLP_TIMEOUT"));
      const parent = readParent(read("TRACEPARENT"));
      const lacks = lackOf([ traces, metrics ], endpoint === "" ? read("OTEL_EXPORTER_OTLP_PROTOCOL") : "");
      return {
        ...traces === "" ? {} : {
          traces: traces
        },
        ...metrics === "" ? {} : {
          metrics: metrics
        },
        headers: {
          traces: headersOf("TRACES"),
          metrics: headersOf("METRICS")
        },
        timeoutMs: asked > 0 ? Math.min(asked, LONGEST_MS) : USUAL_MS,
        content: TELLS_CONTENT.test(read("OTEL_INSTRUMENTATION_GENAI_CAPTURE_MESSAGE_CONTENT")),
        ...parent && {
          parent: parent
        },
        ...lacks !== undefined && {
          lacks: lacks
        }
      };
    }
    const USUAL_MS = 3e3;
    const LONGEST_MS = 5e3;
    const TELLS_CONTENT = /^(?:true|span_only|span_and_event)$/i;
    function lackOf(addresses, protocol) {
      if (protocol !== "" && protocol !== "http/protobuf") return `OTEL_EXPORTER_OTLP_PROTOCOL is ${protocol}, and Remit speaks http/protobuf only. Give otlp-endpoint the collector's HTTP address, on port 4318 as a rule.`;
      const wrong = addresses.some(address => address !== "" && !isAddress(address));
      return wrong ? "OTEL_EXPORTER_OTLP_ENDPOINT, or that of a signal, is no http:// or https:// address." : undefined;
    }
    function isAddress(text) {
      return /^https?:\/\//i.test(text) && URL.canParse(text);
    }
    function readParent(text) {
      const [, version = "", id = "", span = "", flags = "", rest = ""] = TRACEPARENT.exec(text) ?? [];
      if (/^(?:ff)?$/.test(version) || version === "00" && rest !== "" || /^0*$/.test(id) || /^0*$/.test(span)) return;
      return {
        id: id,
        span: span,
        sampled: (Number.parseInt(flags, 16) & 1) === 1
      };
    }
    const TRACEPARENT = /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-.*)?$/;
  },
  42815: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      S: () => readHeaderList
    });
    function readHeaderList(text) {
      const pairs = text.split(",").flatMap(pair => {
        const at = pair.indexOf("=");
        return at <= 0 ? [] : [ [ pair.slice(0, at).trim().toLowerCase(), decode(pair.slice(at + 1).trim()) ] ];
      });
      return Object.fromEntries(pairs);
    }
    function decode(text) {
      try {
        return decodeURIComponent(text);
      } catch {
        return text;
      }
    }
  }
};
