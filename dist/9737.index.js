"use strict";

exports.id = 9737;

exports.ids = [ 9737 ];

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
  87054: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var ask = (async function ask(words, where) {
      return await (0, local_setup.EO)(words, where).catch(() => undefined);
    });
    var parse = (function parse(words) {
      const text = {
        type: "string"
      };
      const flag = {
        type: "boolean",
        default: false
      };
      const call = (0, cli_call.D9)({
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
        (0, cli_call.pD)("remit run takes a request in words.", USAGE);
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
    });
    var environmentFor = (function environmentFor({inputs: inputs}, {root: root, server: server, workspace: workspace}, own) {
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
    });
    var stopOnSignal = (function stopOnSignal() {
      const stop = new AbortController;
      const cancel = () => stop.signal.aborted ? process.exit(130) : stop.abort("cancelled");
      process.on("SIGINT", cancel);
      process.on("SIGTERM", cancel);
      return stop.signal;
    });
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      runLocalRequest: () => runLocalRequest,
      runRun: () => runRun
    });
    var external_node_os_ = __webpack_require__(48161);
    var external_node_path_ = __webpack_require__(76760);
    var gemini = __webpack_require__(11357);
    var machine = __webpack_require__(88744);
    var bash = __webpack_require__(15231);
    var records = __webpack_require__(6786);
    var inputs = __webpack_require__(58920);
    var secrets = __webpack_require__(67333);
    var external_node_fs_ = __webpack_require__(73024);
    var directories = __webpack_require__(93207);
    var local_setup = __webpack_require__(72517);
    async function setUpCheckout(directory) {
      const found = await ask([ "rev-parse", "--show-toplevel", ...OWN_FILES ], {
        cwd: directory
      });
      if (found === undefined) return `${directory} is not in a git repository. Go to one, or name it with --directory.`;
      const [place = "", ...files] = found.split("\n");
      const top = (0, external_node_fs_.realpathSync)(place);
      const [exclude = "", index = ""] = files.map(file => (0, external_node_path_.resolve)(directory, file));
      const head = await ask([ "rev-parse", "--verify", "--quiet", "HEAD^{commit}" ], {
        cwd: top
      });
      if (head === undefined) return `${top} has no commit yet. Commit something first.`;
      const name = await ask([ "symbolic-ref", "--quiet", "--short", "HEAD" ], {
        cwd: top
      }) ?? "detached";
      const root = (0, external_node_fs_.realpathSync)((0, external_node_fs_.mkdtempSync)((0, 
      external_node_path_.join)((0, external_node_os_.tmpdir)(), "remit-run-")));
      const server = (0, external_node_path_.join)(root, "server.git");
      const sha = await snapshot({
        top: top,
        head: head,
        name: name,
        server: server,
        root: root,
        exclude: exclude,
        index: index
      });
      const objects = await ownObjects(top);
      return {
        root: root,
        server: server,
        workspace: top,
        directories: (0, directories.HM)((0, external_node_path_.join)(root, "run")),
        base: {
          name: name,
          sha: sha
        },
        dirty: sha !== head,
        ...objects !== undefined && {
          borrowed: {
            objects: objects,
            commit: head
          }
        },
        copy: () => copyFiles(top, (0, external_node_path_.join)(root, (0, external_node_path_.basename)(top)))
      };
    }
    const OWN_FILES = [ "--git-path", "info/exclude", "--git-path", "index" ];
    async function snapshot({top: top, head: head, name: name, server: server, root: root, exclude: exclude, index: own}) {
      const serving = [ ...SERVING, "-c", `core.alternateRefsCommand=echo ${head}; :` ];
      await (0, local_setup.EO)([ "clone", "--quiet", "--bare", "--shared", ...serving, top, server ], {});
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
      await takeIn(own, index, head, where);
      const tree = await (0, local_setup.EO)([ "write-tree" ], where);
      (0, external_node_fs_.rmSync)(index);
      const same = tree === await (0, local_setup.EO)([ "rev-parse", `${head}^{tree}` ], {
        cwd: server
      });
      const sha = same ? head : await (0, local_setup.EO)([ ...IDENTITY, "commit-tree", "-p", head, "-m", SNAPSHOT, tree ], {
        cwd: server
      });
      await (0, local_setup.EO)([ "update-ref", `refs/heads/${name}`, sha ], {
        cwd: server
      });
      return sha;
    }
    const SERVING = [ "-c", "uploadpack.allowAnySHA1InWant=true", "-c", "receive.autogc=false" ];
    const SNAPSHOT = "The checkout as it was when the run began";
    const IDENTITY = [ "-c", "user.name=remit run", "-c", "user.email=remit@localhost" ];
    const BY_TIME_AND_SIZE = [ "-c", "core.checkStat=minimal", "-c", "core.trustctime=false" ];
    async function takeIn(own, index, head, where) {
      const add = [ "-c", "core.fsmonitor=false", ...BY_TIME_AND_SIZE, "add", "--all" ];
      if (copyIndex(own, index) && await ask(add, where) !== undefined) return;
      (0, external_node_fs_.rmSync)(index, {
        force: true
      });
      await (0, local_setup.EO)([ "read-tree", head ], where);
      await (0, local_setup.EO)(add, where);
    }
    function copyIndex(own, index) {
      const {atimeMs: atimeMs, mtimeMs: mtimeMs} = (0, external_node_fs_.lstatSync)(own, {
        throwIfNoEntry: false
      }) ?? {};
      if (atimeMs === undefined || mtimeMs === undefined) return false;
      (0, external_node_fs_.copyFileSync)(own, index);
      (0, external_node_fs_.utimesSync)(index, atimeMs / 1e3, (Math.floor(mtimeMs) - 1) / 1e3);
      return true;
    }
    async function ownObjects(top) {
      const objects = (0, external_node_path_.join)(top, ".git/objects");
      if (!(0, external_node_fs_.existsSync)(objects) || (0, external_node_fs_.existsSync)((0, 
      external_node_path_.join)(top, ".git/shallow"))) return undefined;
      const partial = await ask([ "config", "--get-regexp", String.raw`^(remote\..*\.promisor|extensions\.partialclone)$` ], {
        cwd: top
      });
      return partial === undefined ? objects : undefined;
    }
    function copyFiles(from, to) {
      const git = (0, external_node_path_.join)(from, ".git");
      (0, external_node_fs_.cpSync)(from, to, {
        recursive: true,
        verbatimSymlinks: true,
        mode: external_node_fs_.constants.COPYFILE_FICLONE,
        filter: source => source !== git && isCopied((0, external_node_fs_.lstatSync)(source))
      });
      return to;
    }
    function isCopied(stat) {
      return stat.isFile() || stat.isDirectory() || stat.isSymbolicLink();
    }
    var cli_call = __webpack_require__(34853);
    var local = __webpack_require__(13126);
    var attempt = __webpack_require__(91513);
    const USAGE = `remit run [options] REQUEST\u2026     what to do, such as: remit run fix the failing test\nremit run [options] /COMMAND \u2026   a command: /review, /plan, or one of .gemini/commands\n\nIt works over the checkout, uncommitted changes included, under its policy, and does not change it. The\nchange is a patch; nothing is sent to GitHub. GEMINI_API_KEY holds the key of the Gemini API.\n\n  --directory DIR    the checkout; the current directory when absent\n  --policy FILE      the policy file within the checkout (.github/remit.toml)\n  --model NAME       the model: auto, pro, flash, flash-lite or its name (auto, or GEMINI_MODEL)\n  --thinking LEVEL   how much it thinks: minimal, low, medium, high\n  --max-turns N  --max-minutes N  --max-tokens N  --max-usd N      tighten the policy's limits\n  --no-sandbox       run commands as you, and only those that the policy lists, where this machine cannot make a sandbox\n  --json             the run's events on standard output, one JSON object a line\n`;
    async function runRun(words) {
      const request = parse(words);
      if (request === undefined) return;
      process.on("unhandledRejection", warnOfForgotten);
      await runLocalRequest(request);
    }
    async function runLocalRequest(request, fetch) {
      const setup = await setUpCheckout(request.directory);
      if (typeof setup === "string") return (0, cli_call.pD)(setup);
      const read = (0, inputs.Ko)(environmentFor(request, setup, process.env));
      if (read.kind === "faulty") return (0, cli_call.pD)(read.faults.map(describeLocalFault).join("\n"), USAGE);
      const settings = withWordsOfHere(read.value, request);
      const {access: access, thinking: thinking} = settings.model;
      if (setup.dirty && !request.json) process.stdout.write("Uncommitted changes are part of what it works on.\n");
      const played = await (0, local.Z)({
        setup: setup,
        invocation: environment => invocationFor(settings, setup, environment),
        github: git => (0, local_setup.tj)(setup, git, {
          defaultBranch: setup.base.name,
          actor: localUser(),
          permission: "admin",
          issues: []
        }),
        model: (0, gemini.Q)({
          credentials: access,
          ...access.baseUrl && {
            baseUrl: access.baseUrl
          },
          ...thinking && {
            thinking: thinking
          },
          ...fetch && {
            fetch: fetch
          },
          clock: machine.ml,
          random: machine.vg
        }),
        secrets: (0, secrets.c)(new Map(access.kind === "api-key" ? [ [ "gemini-api-key", access.key ] ] : [])),
        form: request.json ? "json" : "story"
      });
      await showResult(setup, played, request);
      process.exitCode = exitCodeOf(played.outcome.conclusion);
    }
    function exitCodeOf(conclusion) {
      if (conclusion === "declined") return 2;
      return (0, records.gq)(conclusion) ? 0 : 1;
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
    function describeLocalFault(fault) {
      if (!fault.startsWith("gemini-api-key is empty")) return fault;
      return "GEMINI_API_KEY is not set. Make a key at https://aistudio.google.com/apikey and set the variable.";
    }
    function invocationFor(settings, {base: base, server: server, directories: directories}, tools) {
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
        directories: directories,
        toolEnvironment: tools,
        environment: process.env,
        ownCheckout: true,
        stop: stopOnSignal()
      };
    }
    function warnOfForgotten(reason) {
      process.stderr.write(`A fault of Remit's own: ${(0, attempt.bD)(reason)} The run went on; please report this.\n`);
    }
    function localUser() {
      return {
        login: (0, attempt.CD)(() => (0, external_node_os_.userInfo)().username) || "you",
        id: 1,
        bot: false
      };
    }
    function hintOf({kind: kind, hint: hint = ""}) {
      if (kind !== "sandbox") return hint;
      return "Try it on Linux with util-linux and bash, as root, with sudo without a password, or where users may make namespaces. Or `remit run --no-sandbox \u2026`: commands then run as you, and only those that an [[allow]] of the policy lists.";
    }
    async function showResult(setup, {outcome: outcome, shown: shown}, {json: json, original: original}) {
      const {server: server, root: root, base: base, workspace: workspace} = setup;
      const patch = (0, external_node_path_.join)(root, "change.patch");
      const commit = outcome.publication?.commit;
      if (commit !== undefined) await (0, local_setup.EO)([ "diff-tree", "-p", "--binary", `--output=${patch}`, base.sha, commit ], {
        cwd: server
      });
      const fault = outcome.fault === undefined ? [] : [ outcome.fault.message, hintOf(outcome.fault) ];
      const lines = [ "", ...new Set([ ...fault, outcome.message ].filter(line => line !== "")), "", "Nothing was sent to GitHub. What it would show, and the local files:", ...(0, 
      local.b)(setup, shown), ...commit === undefined ? [] : [ `${"change".padEnd(14)} ${applying(patch, original ?? workspace)}` ] ];
      (json ? process.stderr : process.stdout).write(`${lines.join("\n")}\n`);
    }
    function applying(patch, directory) {
      const word = path => /^[\w./-]+$/.test(path) ? path : (0, bash.mY)(path);
      const there = process.cwd() === directory ? "" : ` -C ${word(directory)}`;
      return `git${there} apply ${word(patch)}`;
    }
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
  })
};


