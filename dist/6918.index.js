"use strict";

exports.id = 6918;

exports.ids = [ 6918, 7992 ];

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
  9871: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var oneLine = (function oneLine(command) {
      return (0, cut.cz)(command.replace(/\s+/g, " "), 100);
    });
    var expect = (function expect(what, subject, effect) {
      return `[[expect]]\n${what} = ${JSON.stringify(subject)}\neffect = "${effect}"\n`;
    });
    var parse = (function parse(words) {
      const flag = {
        type: "boolean",
        default: false
      };
      const call = (0, cli_call.D9)({
        name: "remit init",
        usage: USAGE
      }, words, {
        force: flag,
        long: flag,
        "no-verify": flag,
        "dry-run": flag,
        workflow: {
          type: "string",
          multiple: true
        }
      });
      if (call === undefined) return undefined;
      const {positionals: positionals, values: values} = call;
      const named = (values.workflow ?? [ "comment" ]).flatMap(list => list.split(",")).map(kind => kind.trim());
      const unknown = named.filter(kind => !(0, workflows.VF)(kind));
      if (positionals.length > 0) (0, cli_call.pD)(`remit init takes options only, found ${positionals.join(" ")}.`, USAGE); else if (unknown.length > 0) (0, 
      cli_call.pD)(`There is no workflow ${unknown.join(", ")}; there are ${shapes.G.join(", ")}.`, USAGE); else {
        const {force: force, long: long, "no-verify": unverified, "dry-run": dryRun} = values;
        return {
          kinds: [ ...new Set(named.filter(workflows.VF)) ],
          force: force,
          long: long,
          verify: !unverified,
          dryRun: dryRun
        };
      }
      return undefined;
    });
    var describe = (function describe({root: root, branch: branch, work: work, home: home}) {
      const {projects: projects, checks: checks, setup: setup, services: services, agents: agents, unread: unread} = work;
      const languages = projects.map(({language: language, manifest: manifest}) => `Project     ${language} (${manifest})`);
      const others = agents.map(({file: file, action: action}) => `Agent       ${file} uses ${action}`);
      return [ `Repository  ${home?.name ?? (0, external_node_path_.relative)((0, external_node_path_.join)(root, ".."), root)}, default branch ${branch.name} (${branch.source})`, ...languages.length === 0 ? [ "Projects    none that Remit knows" ] : languages, ...setup.from.length === 0 ? [] : [ `Set-up      copied from ${setup.from.join(", ")}` ], ...checks.map(({kind: kind, command: command, from: from}) => `${NAMES[kind].padEnd(11)} ${command} (${from})`), ...services.reached.map(address => `Service     ${address}`), ...others, ...[ ...unread, ...setup.notes, ...services.notes ].map(note => `Note        ${note}`) ];
    });
    var show = (function show(root, file, force) {
      const what = compare(root, file, force);
      const lines = file.text.trimEnd().split("\n").map(line => `  ${line}`.trimEnd());
      if (what === "unchanged") return [ "", `${file.path} is already as init would write it.` ];
      return [ "", `${file.path}${THERE[what]}:`, ...lines ];
    });
    var fix = (function fix(commands) {
      return [ "These failed here; until they pass Remit calls its work unverified:", ...commands.map(command => `  ${command}`), `Are dependencies not installed here? Run the steps of ${workflows.B}/action.yml, then: ${(0, 
      cli_call.F7)("init --dry-run")}`, "Otherwise fix what a command found, or remove the command from [verify] in .github/remit.toml, which marks it." ].join("\n");
    });
    var compare = (function compare(root, {path: path, text: text}, force) {
      const before = (0, cli_call.hc)((0, external_node_path_.join)(root, path));
      if (before === undefined) return "written";
      if (before === text) return "unchanged";
      return force ? "replaced" : "kept";
    });
    var place = (function place(root, file, force) {
      const what = compare(root, file, force);
      if (what === "unchanged" || what === "kept") return what;
      const path = (0, external_node_path_.join)(root, file.path);
      (0, external_node_fs_.mkdirSync)((0, external_node_path_.dirname)(path), {
        recursive: true
      });
      (0, external_node_fs_.writeFileSync)(path, file.text, {
        flag: what === "written" ? "wx" : "w"
      });
      return what;
    });
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      OWN_NAME: () => init_repository.Zr,
      SETUP_ACTION: () => workflows.B,
      listFrom: () => tree.Hp,
      lookAt: () => init_repository.t5,
      ownCommit: () => init_repository.EE,
      ownRoot: () => init_repository.jW,
      readYaml: () => tree.gM,
      runInit: () => runInit,
      scalarText: () => tree.ws,
      triggersOf: () => ci.XJ
    });
    var external_node_path_ = __webpack_require__(76760);
    var external_node_fs_ = __webpack_require__(73024);
    var cut = __webpack_require__(24192);
    var load = __webpack_require__(66762);
    var cli_call = __webpack_require__(34853);
    var workflows = __webpack_require__(50318);
    var init_repository = __webpack_require__(8335);
    var external_node_os_ = __webpack_require__(48161);
    var tool_environment = __webpack_require__(15707);
    var visible_paths = __webpack_require__(39430);
    var adapters_shells = __webpack_require__(21238);
    var lib_directories = __webpack_require__(93207);
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
    function writePolicy({checks: checks, leftOut: leftOut, setup: setup, services: services}, failed) {
      const names = Object.keys(setup.environment);
      const tests = checks.filter(({kind: kind}) => kind === "test");
      return [ HEAD, checks.length === 0 ? NOTHING_TO_VERIFY : verify(checks, leftOut, failed), ...names.length === 0 ? [] : [ `# Variables of the CI that commands need; ${ACTION} sets them.\n[shell]\nenvironment = ${toml(names)}\n` ], ...services.reached.length === 0 ? [] : [ `# The service containers of the job.\n[network]\nservices = ${toml(services.reached)}\n` ], ...tests.map(({command: command}) => expect("command", command, "allow")), expect("command", "git push --force", "deny"), expect("path", ".github/workflows/remit.yml", "deny") ].join("\n");
    }
    const ACTION = ".github/actions/remit-setup";
    function toml(values) {
      return `[${values.map(value => JSON.stringify(value)).join(", ")}]`;
    }
    const HEAD = `# What Remit may do in this repository. A deny always wins. It is read from the default branch, never from a pull\n# request. \`remit policy print\` shows every rule in force, \`remit policy explain 'COMMAND'\` what they say of a command.\nversion = 1\n\n# "edit": read everything, change files, run any command in a sandbox without network. What is published is judged file\n# by file: no workflows, no new dependencies.\nextends = "edit"\n\n[who]\npermission = "write"\n\n[limits]\nminutes = 25\nusd = 2.50\n\n[publish]\nto = "pull"\ndraft = true\n`;
    const NOTHING_TO_VERIFY = `# What Remit runs itself before it calls its work done. No test command was found.\n# [verify]\n# commands = ["make test"]\n`;
    function verify(checks, leftOut, failed) {
      const lines = checks.map(({command: command, kind: kind, from: from}) => {
        const failure = failed.get(command);
        const mark = failure === undefined ? "" : `; ${failure} when init ran it`;
        return `  ${JSON.stringify(command)}, # ${kind === "test" ? "tests" : kind}, from ${from}${mark}`;
      });
      const others = leftOut.map(({command: command, why: why}) => `# Not here: ${oneLine(command)} (${why}).`);
      return `# What Remit runs itself, in this order and in the sandbox, before it calls its work done.\n${[ ...others, "[verify]", "commands = [", ...lines, "]" ].join("\n")}\n`;
    }
    async function rehearse(root, work, report) {
      const failed = new Map;
      const temp = (0, external_node_fs_.mkdtempSync)((0, external_node_path_.join)((0, 
      external_node_os_.tmpdir)(), "remit-init-"));
      const environment = {
        ...work.setup.environment,
        ...(0, tool_environment.u)(process.env, (0, visible_paths.lt)(process.env))
      };
      const stop = new AbortController;
      const cancel = () => stop.abort("cancelled");
      process.once("SIGINT", cancel);
      try {
        const env_1 = {
          stack: [],
          error: void 0,
          hasError: false
        };
        try {
          const directories = (0, lib_directories.HM)((0, external_node_path_.join)(temp, "run"));
          (0, external_node_fs_.mkdirSync)((0, external_node_path_.join)(temp, "runner"));
          const shells = __addDisposableResource(env_1, (0, adapters_shells.k)((0, lib_directories.Ld)({
            directories: directories,
            workspace: root,
            temp: (0, external_node_path_.join)(temp, "runner"),
            environment: environment,
            protection: undefined
          })), true);
          const services = work.services.reached;
          const shell = await shells.open({
            mode: "require",
            services: services,
            show: [],
            covered: []
          });
          if (shell.sandbox === "none") report({
            kind: "no sandbox",
            lacks: shell.lacks
          }); else {
            for (const {command: command} of work.checks) {
              const result = await runOne(shell, command, {
                directory: root,
                environment: environment,
                signal: stop.signal
              });
              if (stop.signal.aborted) return "interrupted";
              report(result);
              if (result.failure !== undefined) failed.set(command, result.failure);
            }
          }
          return failed;
        } catch (e_1) {
          env_1.error = e_1;
          env_1.hasError = true;
        } finally {
          const result_1 = __disposeResources(env_1);
          if (result_1) await result_1;
        }
      } finally {
        process.off("SIGINT", cancel);
        (0, external_node_fs_.rmSync)(temp, {
          recursive: true,
          force: true
        });
      }
    }
    const TIMEOUT_MS = 15 * 6e4;
    const KEPT = 4e3;
    async function runOne(shell, command, place) {
      let output = "";
      const onOutput = chunk => void (output = (0, cut.g1)(output + chunk.toString("utf8"), KEPT));
      const {ended: ended} = shell.start({
        ...place,
        line: command,
        timeoutMs: TIMEOUT_MS,
        idleMs: 0,
        onOutput: onOutput
      });
      const end = await ended;
      return {
        kind: "ran",
        command: command,
        ms: end.kind === "not_started" ? 0 : end.ms,
        failure: failureOf(end),
        output: output
      };
    }
    function failureOf(end) {
      if (end.kind === "exited") return end.code === 0 ? undefined : `ended with code ${end.code}`;
      if (end.kind === "not_started") return `did not start (${end.message})`;
      return end.kind === "timed_out" ? `ran longer than ${TIMEOUT_MS / 6e4} minutes` : "did not run to its end";
    }
    var shapes = __webpack_require__(98016);
    var policy = __webpack_require__(4671);
    var ci = __webpack_require__(32479);
    var tree = __webpack_require__(86170);
    const USAGE = `remit init                   a workflow, a set-up and a policy fitted to this repository, and what to do next\n  --workflow KIND,\u2026          ${shapes.G.join(", ")}; default: comment\n  --long                     every step of the workflow instead of a call of Remit's workflow\n  --no-verify                do not run the verification, which runs once in the sandbox before anything is written\n  --dry-run                  show everything, write nothing\n  --force                    replace existing files\n`;
    async function runInit(words) {
      const options = parse(words);
      if (options === undefined) return;
      const repository = (0, init_repository.t5)(process.cwd());
      if (repository === undefined) {
        return (0, cli_call.pD)("There is no git repository here. Run this in a checkout of the repository that Remit is to work on.");
      }
      const {root: root} = repository;
      const pin = (0, init_repository.og)(process.argv[1] ?? "");
      const files = composeFiles(repository, options, pin, NONE);
      (0, cli_call.tj)(describe(repository));
      for (const file of files) (0, cli_call.tj)(show(root, file, options.force));
      const failed = options.verify ? await verifyOnce(repository) : NONE;
      if (failed === "interrupted") {
        process.exitCode = 1;
        return (0, cli_call.tj)([ "", "Nothing was written: the verification was interrupted." ]);
      }
      if (options.dryRun) return (0, cli_call.tj)([ "", "Nothing was written: --dry-run." ]);
      const marked = composeFiles(repository, options, pin, failed);
      const placed = files.map((file, at) => [ file.path, placeEither(root, file, marked[at] ?? file, options.force) ]);
      (0, cli_call.tj)([ "", ...placed.map(([path, what]) => `${OUTCOMES[what].padEnd(11)} ${path}${what === "kept" ? init_KEPT : ""}`) ]);
      process.stdout.write("Policy      ");
      await (0, policy.runPolicy)([ "check" ]);
      const steps = advise(repository, options.kinds, pin, failed);
      (0, cli_call.tj)([ "", "What is left to do:", ...steps.flatMap(numbered) ]);
    }
    const NONE = new Map;
    async function verifyOnce({root: root, work: work}) {
      if (work.checks.length === 0) return NONE;
      (0, cli_call.tj)([ "", "The verification, once, in the sandbox, on the checkout as it is (nothing is written yet):" ]);
      return await rehearse(root, work, result => (0, cli_call.tj)(describeRehearsed(result)));
    }
    function placeEither(root, file, marked, force) {
      return place(root, compare(root, file, force) === "unchanged" ? file : marked, force);
    }
    function composeFiles({work: work}, {kinds: kinds, long: long}, pin, failed) {
      const {services: services, setup: setup} = work;
      const setUp = setup.steps.length > 0;
      const facts = {
        setUp: setUp,
        services: services.lines,
        remit: pin.uses,
        long: long
      };
      return [ ...kinds.map(kind => ({
        path: (0, workflows.XM)(kind),
        text: (0, workflows.r$)(kind, facts)
      })), ...setUp ? [ {
        path: `${workflows.B}/action.yml`,
        text: (0, workflows.aN)(setup)
      } ] : [], {
        path: load.OM,
        text: writePolicy(work, failed)
      } ];
    }
    const NAMES = {
      build: "Build",
      format: "Format",
      lint: "Lint",
      types: "Types",
      test: "Tests"
    };
    const THERE = {
      written: "",
      kept: ", which differs, and stays (--force replaces it)",
      replaced: ", replacing the existing file"
    };
    const LAST_LINES = 12;
    function describeRehearsed(result) {
      if (result.kind === "no sandbox") {
        return [ `? not run: this machine cannot make a sandbox (${result.lacks.join("; ")}). GitHub's hosted Ubuntu machines can.` ];
      }
      const {command: command, ms: ms, failure: failure, output: output} = result;
      if (failure === undefined) return [ `\u2713 ${command} (${(ms / 1e3).toFixed(1)} s)` ];
      const lines = (0, cut.g1)(output, 2e3).trimEnd().split("\n").slice(-LAST_LINES);
      return [ `\u2717 ${command} ${failure}:`, ...lines.map(line => `    ${line}`.trimEnd()) ];
    }
    const OUTCOMES = {
      written: "Written",
      unchanged: "Unchanged",
      kept: "Kept",
      replaced: "Replaced"
    };
    const init_KEPT = " (it differs from what init would write; --force replaces it)";
    function numbered(step, index) {
      return step.split("\n").map((line, at) => at === 0 ? `${String(index + 1).padStart(2)}. ${line}` : `    ${line}`);
    }
    function advise({branch: branch, work: work, home: home}, kinds, pin, failed) {
      const settings = home === undefined ? "Settings" : `https://${home.host}/${home.name}/settings`;
      const at = (page, words) => home === undefined ? `${settings} \u2192 ${words}` : settings + page;
      const tested = work.checks.some(({kind: kind}) => kind === "test");
      const guessed = branch.source === "origin/HEAD" ? "" : ` (${branch.source}; the policy is read from the default branch)`;
      return [ ...failed.size === 0 ? [] : [ fix([ ...failed.keys() ]) ], `Make a key at https://aistudio.google.com/apikey and store it as the secret GEMINI_API_KEY:\n${at("/secrets/actions", "Secrets and variables \u2192 Actions")}\nor: gh secret set GEMINI_API_KEY`, `Tick "Allow GitHub Actions to create and approve pull requests":\n${at("/actions", "Actions \u2192 General")}\nThe workflows name every permission that their tokens need; nothing else has to be granted.`, ...tested ? [] : [ "No test command was found. Name what checks the work under [verify] in .github/remit.toml." ], ...pin.pinned ? [] : [ pinCommit(pin) ], ...home === undefined || home.host === "github.com" ? [] : [ enterprise(home.host, pin) ], ...work.agents.flatMap(({file: file, action: action, hints: hints}) => [ [ `${file} uses ${action}: docs/migrating.md says how to migrate it.`, ...hints ].join("\n") ]), `Read the files, commit them and merge them into ${branch.name}${guessed}.`, ...kinds.includes("comment") && kinds.includes("two-jobs") ? [ BOTH ] : [], ...kinds.map(kind => TRY[kind]) ];
    }
    function pinCommit({uses: uses}) {
      return `Put the commit of the release in place of the tag, wherever a file uses ${uses.split("@")[0]}: a tag can be moved.`;
    }
    function enterprise(host, {uses: uses}) {
      return `${host} must have the action: mirror ${uses.split("@")[0]} there, or switch on GitHub Connect. If its version does not support \`queue\`, remove \`queue: max\`. Its runners need a sandbox: docs/enterprise.md lists what that needs.`;
    }
    const BOTH = `${(0, workflows.XM)("comment")} and ${(0, workflows.XM)("two-jobs")} start on the same comments: keep one of them.`;
    const TRY = {
      comment: "Comment on an issue: @remit what does this repository do?",
      dispatch: `Start ${(0, workflows.XM)("dispatch")} by hand: Actions \u2192 Remit, by hand \u2192 Run workflow`,
      label: "Make the label remit, and set it on an issue.",
      review: "Open a pull request: it is reviewed, and again at each push.",
      ci: `Put the name of your own workflow in the place of CI in ${(0, workflows.XM)("ci")}.`,
      schedule: `Say in ${(0, workflows.XM)("schedule")} what the task is; Actions \u2192 Remit, weekly \u2192 Run workflow tries it.`,
      "two-jobs": "Make the environment remit-publish with required reviewers (Environments); then comment: @remit \u2026",
      plan: "Make the environment remit-publish with required reviewers (Environments); then Actions \u2192 Remit, by plan."
    };
  }),
  17992: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      VERSION: () => VERSION
    });
    const VERSION = "0.1.0";
  })
};


