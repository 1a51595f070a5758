"use strict";

exports.id = 2696;

exports.ids = [ 2696, 7992 ];

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
  67937: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var oneAtATime = (function oneAtATime(group) {
      return [ "concurrency:", `  group: ${group}`, "  cancel-in-progress: false", "  queue: max # otherwise GitHub drops a waiting request when the next one comes" ];
    });
    var whole = (function whole(job) {
      const rest = {
        gated: false,
        before: [],
        after: [],
        named: false,
        inputs: []
      };
      return {
        id: "remit",
        when: [],
        minutes: 40,
        works: true,
        ...rest,
        ...job
      };
    });
    var pathOf = (function pathOf(kind) {
      return kind === "comment" ? ".github/workflows/remit.yml" : `.github/workflows/remit-${kind}.yml`;
    });
    var plain = (function plain(value) {
      const bare = /^[A-Za-z./~][^:#"'{}[\]]*$/.test(value) && !/^(true|false|yes|no|on|off|null)$/i.test(value) && !/\s$/.test(value);
      return bare ? value : `'${value.replaceAll("'", "''")}'`;
    });
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
      const unknown = named.filter(kind => !isKind(kind));
      if (positionals.length > 0) (0, cli_call.pD)(`remit init takes options only, found ${positionals.join(" ")}.`, USAGE); else if (unknown.length > 0) (0, 
      cli_call.pD)(`There is no workflow ${unknown.join(", ")}; there are ${KINDS.join(", ")}.`, USAGE); else {
        const {force: force, long: long, "no-verify": unverified, "dry-run": dryRun} = values;
        return {
          kinds: [ ...new Set(named.filter(isKind)) ],
          force: force,
          long: long,
          verify: !unverified,
          dryRun: dryRun
        };
      }
      return undefined;
    });
    var describe = (function describe({root: root, branch: branch, work: work, home: home}) {
      const {projects: projects, checks: checks, setup: setup, services: services, agents: agents} = work;
      const languages = projects.map(({language: language, manifest: manifest}) => `Project     ${language} (${manifest})`);
      const others = agents.map(({file: file, action: action}) => `Agent       ${file} uses ${action}`);
      return [ `Repository  ${home?.name ?? (0, external_node_path_.relative)((0, external_node_path_.join)(root, ".."), root)}, default branch ${branch.name} (${branch.source})`, ...languages.length === 0 ? [ "Projects    none that Remit knows" ] : languages, ...setup.from.length === 0 ? [] : [ `Set-up      copied from ${setup.from.join(", ")}` ], ...checks.map(({kind: kind, command: command, from: from}) => `${NAMES[kind].padEnd(11)} ${command} (${from})`), ...services.reached.map(address => `Service     ${address}`), ...others, ...[ ...setup.notes, ...services.notes ].map(note => `Note        ${note}`) ];
    });
    var show = (function show(root, file, force) {
      const what = compare(root, file, force);
      const lines = file.text.trimEnd().split("\n").map(line => `  ${line}`.trimEnd());
      if (what === "unchanged") return [ "", `${file.path} is already as init would write it.` ];
      return [ "", `${file.path}${THERE[what]}:`, ...lines ];
    });
    var fix = (function fix(commands) {
      return [ "These failed here; until they pass Remit calls its work unverified:", ...commands.map(command => `  ${command}`), `Are dependencies not installed here? Run the steps of ${SETUP_ACTION}/action.yml, then: remit init --dry-run`, "Otherwise fix what a command found, or remove the command from [verify] in .github/remit.toml, which marks it." ].join("\n");
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
      listFrom: () => tree.Hp,
      lookAt: () => init_repository.t5,
      ownCommit: () => init_repository.EE,
      ownRoot: () => init_repository.jW,
      runInit: () => runInit,
      scalarText: () => tree.ws
    });
    var external_node_path_ = __webpack_require__(76760);
    var external_node_fs_ = __webpack_require__(73024);
    var cut = __webpack_require__(24192);
    var load = __webpack_require__(46816);
    var cli_call = __webpack_require__(34853);
    var setup_actions = __webpack_require__(49967);
    const KINDS = [ "comment", "dispatch", "label", "review", "ci", "schedule", "two-jobs", "plan" ];
    const BRANCH = "contents: write # its branch";
    const COMMENT = "issues: write # its comment";
    const PULL = "pull-requests: write # its pull request, and its comment there";
    const ASKED = [ "# Starts no runner for other comments. Remit itself checks who asks, and whether the comment is a request.", "if: contains(github.event.comment.body, '@remit')" ];
    const ON_COMMENT = [ "issue_comment:", "  types: [created]" ];
    const ON_PROMPT = [ "workflow_dispatch:", "  inputs:", "    prompt:", "      description: What to do", "      required: true", "      type: string" ];
    const POLICY = "What Remit may do is in .github/remit.toml.";
    const SHAPES = {
      comment: {
        title: "Remit",
        about: [ 'Somebody with write permission comments "@remit \u2026" on an issue or a pull request, and Remit starts.', "What it may do is in .github/remit.toml." ],
        on: ON_COMMENT,
        jobs: [ whole({
          gated: true,
          when: ASKED,
          more: [ "# One run at a time on an issue; /stop does not wait. Set on the job: on the workflow, all other comments would", "# wait too.", ...oneAtATime("remit-${{ github.event.issue.number }}${{ contains(github.event.comment.body, '/stop') && '-stop' || '' }}") ],
          permissions: [ BRANCH, COMMENT, PULL, "# actions: write # for @remit /stop" ]
        }) ]
      },
      dispatch: {
        title: "Remit, by hand",
        about: [ "Somebody starts this workflow by hand and says what to do.", POLICY ],
        on: ON_PROMPT,
        jobs: [ whole({
          more: oneAtATime("remit-dispatch"),
          permissions: [ BRANCH, PULL ],
          inputs: [ "prompt: ${{ inputs.prompt }}" ]
        }) ]
      },
      label: {
        title: "Remit, by label",
        about: [ 'Somebody with write permission sets the label "remit" on an issue, whoever wrote it.', POLICY ],
        on: [ "issues:", "  types: [labeled]" ],
        jobs: [ whole({
          when: [ "if: github.event.label.name == 'remit'" ],
          more: oneAtATime("remit-${{ github.event.issue.number }}"),
          permissions: [ BRANCH, COMMENT, PULL ],
          inputs: [ "trigger-label: remit" ]
        }) ]
      },
      review: {
        title: "Remit, review",
        about: [ "A pull request is opened, made ready or pushed to, and Remit reviews it. Nothing is changed or approved.", "Those of forks are left out: GitHub gives them no secrets." ],
        on: [ "pull_request:", "  types: [opened, reopened, ready_for_review, synchronize]" ],
        jobs: [ whole({
          when: [ "if: >-", "  !github.event.pull_request.draft && github.event.pull_request.head.repo.full_name == github.repository", "  && github.actor != 'dependabot[bot]'" ],
          more: oneAtATime("remit-review-${{ github.event.pull_request.number }}"),
          permissions: [ "contents: read", "pull-requests: write # its review, and its comment" ]
        }) ]
      },
      ci: {
        title: "Remit, CI",
        about: [ 'The workflow "CI" fails: Remit reads the logs and fixes the cause, once for each commit. Put your own workflow\'s', "name in the place of CI." ],
        on: [ "workflow_run:", "  workflows: [CI]", "  types: [completed]" ],
        jobs: [ whole({
          when: [ "if: >-", "  github.event.workflow_run.conclusion == 'failure'", "  && github.event.workflow_run.head_repository.full_name == github.repository" ],
          more: oneAtATime("remit-ci-${{ github.event.workflow_run.head_branch }}"),
          permissions: [ "actions: read # the logs", "checks: read # the checks of other apps", "contents: write # its commit", COMMENT, "pull-requests: write # its pull request" ]
        }) ]
      },
      schedule: {
        title: "Remit, weekly",
        about: [ "Every Monday: one task, on a branch and a pull request that stay the same. Say in the prompt what yours is.", POLICY ],
        on: [ "schedule:", '  - cron: "17 4 * * 1"', "workflow_dispatch:" ],
        jobs: [ whole({
          more: oneAtATime("remit-task-docs"),
          permissions: [ BRANCH, PULL ],
          inputs: [ "task: docs", "prompt: >-", "  Compare what the documents say about commands, options and defaults with the code, and correct the", "  documents where they differ. Leave the code alone." ]
        }) ]
      },
      "two-jobs": {
        title: "Remit, in two jobs",
        about: [ "One job works, with a token that only reads; another publishes what it proposed, and has no model. With required", "reviewers on the environment remit-publish (Settings \u2192 Environments), a person approves in between." ],
        on: ON_COMMENT,
        jobs: [ whole({
          id: "propose",
          gated: true,
          when: ASKED,
          more: [ ...oneAtATime("remit-${{ github.event.issue.number }}"), "outputs:", "  digest: ${{ steps.remit.outputs.proposal-digest }}" ],
          permissions: [ "contents: read", "issues: read", "pull-requests: read" ],
          named: true,
          inputs: [ "mode: propose" ],
          after: [ `- uses: ${setup_actions.k.upload}`, "  # Also passes on work that failed verification.", "  if: ${{ !cancelled() && steps.remit.outputs.proposal-digest != '' }}", "  with:", "    name: remit-proposal", "    path: ${{ steps.remit.outputs.proposal-path }}" ]
        }), whole({
          id: "publish",
          when: [ "needs: propose", "if: ${{ !cancelled() && needs.propose.outputs.digest != '' }}" ],
          minutes: 10,
          more: [ "environment: remit-publish", ...oneAtATime("remit-publish-${{ github.event.issue.number }}") ],
          permissions: [ BRANCH, COMMENT, PULL ],
          works: false,
          before: [ `- uses: ${setup_actions.k.download}`, "  with:", "    name: remit-proposal", "    path: ${{ runner.temp }}/proposal" ],
          inputs: [ "mode: publish", "proposal: ${{ runner.temp }}/proposal", "proposal-digest: ${{ needs.propose.outputs.digest }}" ]
        }) ]
      },
      plan: {
        title: "Remit, by plan",
        about: [ "A plan first. When somebody approves the second job (required reviewers on the environment remit-publish), exactly", "this plan is carried out." ],
        on: ON_PROMPT,
        jobs: [ whole({
          id: "plan",
          more: [ ...oneAtATime("remit-plan"), "outputs:", "  digest: ${{ steps.remit.outputs.plan-digest }}" ],
          permissions: [ "contents: write # Remit keeps the plan under refs/remit/ and pushes nothing else." ],
          named: true,
          inputs: [ "command: plan", "prompt: ${{ inputs.prompt }}" ]
        }), whole({
          id: "carry-out",
          when: [ "needs: plan", "if: needs.plan.outputs.digest != ''" ],
          more: [ "environment: remit-publish", ...oneAtATime("remit-carry-out") ],
          permissions: [ BRANCH, PULL ],
          inputs: [ "command: approve ${{ needs.plan.outputs.digest }}" ]
        }) ]
      }
    };
    function isKind(word) {
      return KINDS.some(kind => kind === word);
    }
    function writeWorkflow(kind, facts) {
      const {title: title, about: about, on: on, jobs: jobs} = SHAPES[kind];
      if (kind === "comment" && !facts.long && facts.services.length === 0) return writeCall(facts.remit);
      return `# ${about.join("\n# ")}\n# Written by \`remit init\`, and yours from here on.\nname: ${title}\non:\n${indent(on)}\n# Only the permissions that a job names below.\npermissions: {}\njobs:\n${jobs.map(job => writeJob(job, checkoutFor(on), facts)).join("\n")}\n`;
    }
    function writeCall(remit) {
      const [, name = "", at = ""] = /^([^@]+)(@.*)$/.exec(remit) ?? [];
      const {title: title, about: about, on: on} = SHAPES.comment;
      return `# ${about.join("\n# ")}\n# Written by \`remit init\`, and yours from here on. \`remit init --long\` writes every step out.\nname: ${title}\non:\n${indent(on)}\n# For its branch, comment and pull request. Add \`actions: write\` so that \`@remit /stop\` can end a run.\npermissions: { contents: write, issues: write, pull-requests: write }\njobs:\n  remit:\n    uses: ${name}/.github/workflows/remit.yml${at}\n    secrets:\n      gemini-api-key: \${{ secrets.GEMINI_API_KEY }}\n`;
    }
    function checkoutFor(on) {
      const pull = on.some(line => line.startsWith("pull_request"));
      return pull ? [ ...CHECKOUT, "    ref: ${{ github.event.repository.default_branch }}" ] : CHECKOUT;
    }
    function writeJob(job, checkout, {setUp: setUp, services: services, remit: remit}) {
      const {id: id, when: when, minutes: minutes, more: more, permissions: permissions, works: works, gated: gated, before: before, after: after, named: named, inputs: inputs} = job;
      const key = works ? [ "gemini-api-key: ${{ secrets.GEMINI_API_KEY }}" ] : [];
      const setup = works ? [ ...checkout, ...setUp ? [ `- uses: ./${SETUP_ACTION}` ] : [] ] : [];
      const own = [ `- uses: ${remit}`, ...named ? [ "  id: remit" ] : [], "  with:", ...pad([ ...inputs, ...key ], 4) ];
      const steps = gated ? [ ...openGate(remit), ...[ ...setup, ...before, ...own ].flatMap(ifAdmitted) ] : [ ...setup, ...before, ...own ];
      const lines = [ `${id}:`, ...pad([ ...when, "runs-on: ubuntu-latest", `timeout-minutes: ${minutes}`, ...more, "permissions:", ...pad(permissions, 2), ...works ? services : [], "steps:", ...pad([ ...steps, ...after ], 2) ], 2) ];
      return indent(lines);
    }
    function openGate(remit) {
      return [ "# Checks who asks before anything else: a stranger's comment causes no checkout and no install.", `- uses: ${remit}`, "  id: gate", "  with:", "    mode: gate" ];
    }
    function ifAdmitted(line) {
      return line.startsWith("- ") ? [ line, "  if: steps.gate.outputs.admitted == 'true'" ] : [ line ];
    }
    const CHECKOUT = [ `- uses: ${setup_actions.k.checkout}`, "  with:", "    persist-credentials: false" ];
    function pad(lines, by) {
      return lines.map(line => " ".repeat(by) + line);
    }
    function indent(lines) {
      return pad(lines, 2).join("\n");
    }
    const SETUP_ACTION = ".github/actions/remit-setup";
    function writeAction({steps: steps, from: from, environment: environment}) {
      const origin = from.length === 0 ? "the usual steps for the repository's manifests" : `copied from ${from.join(", ")}`;
      const variables = Object.entries(environment);
      return `# Prepares a machine for Remit: installs the toolchain and the dependencies, since commands have no network.\n# Written by \`remit init\`, ${origin}, and yours from here on.\nname: Set up for Remit\ndescription: Installs what the project needs.\nruns:\n  using: composite\n  steps:\n${[ ...variables.length === 0 ? [] : writeVariables(variables), ...steps.flatMap(writeStep) ].map(line => `    ${line}`.trimEnd()).join("\n")}\n`;
    }
    function writeVariables(variables) {
      const lines = variables.map(([name, value]) => `  echo ${quote(`${name}=${value}`)} >> "$GITHUB_ENV"`);
      return [ "- name: Set the variables of the CI", "  shell: bash", "  run: |", ...lines.map(line => `  ${line}`) ];
    }
    function quote(text) {
      return `'${text.replaceAll("'", String.raw`'\''`)}'`;
    }
    function writeStep(step) {
      const {uses: uses, run: run, name: name, condition: condition, id: id, env: env, directory: directory} = step;
      const fields = [ ...name === "" ? [] : [ `name: ${plain(name)}` ], ...id === "" ? [] : [ `id: ${id}` ], ...condition === "" ? [] : [ `if: ${plain(condition)}` ], ...uses === "" ? [] : [ `uses: ${uses}` ], ...writeFields("with", step.with), ...writeFields("env", env), ...run === "" ? [] : [ "shell: bash" ], ...run === "" || directory === "" ? [] : [ `working-directory: ${plain(directory)}` ], ...run === "" ? [] : writeValue("run", run) ];
      return fields.map((line, index) => index === 0 ? `- ${line}` : `  ${line}`);
    }
    function writeFields(key, fields) {
      const entries = Object.entries(fields);
      if (entries.length === 0) return [];
      return [ `${key}:`, ...entries.flatMap(([name, value]) => writeValue(name, value).map(line => `  ${line}`)) ];
    }
    function writeValue(key, value) {
      if (!value.includes("\n")) return [ `${key}: ${plain(value)}` ];
      return [ `${key}: |`, ...value.trimEnd().split("\n").map(line => `  ${line}`) ];
    }
    var init_repository = __webpack_require__(65429);
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
    var policy = __webpack_require__(4671);
    var tree = __webpack_require__(86170);
    const USAGE = `remit init                   a workflow, a set-up and a policy fitted to this repository, and what to do next\n  --workflow KIND,\u2026          ${KINDS.join(", ")}; default: comment\n  --long                     every step of the workflow instead of a call of Remit's workflow\n  --no-verify                do not run the verification, which runs once in the sandbox before anything is written\n  --dry-run                  show everything, write nothing\n  --force                    replace existing files\n`;
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
      await checkPolicy(root);
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
        path: pathOf(kind),
        text: writeWorkflow(kind, facts)
      })), ...setUp ? [ {
        path: `${SETUP_ACTION}/action.yml`,
        text: writeAction(setup)
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
    async function checkPolicy(root) {
      process.chdir(root);
      process.stdout.write("Policy      ");
      await (0, policy.runPolicy)([ "check" ]);
    }
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
    const BOTH = `${pathOf("comment")} and ${pathOf("two-jobs")} start on the same comments: keep one of them.`;
    const TRY = {
      comment: "Comment on an issue: @remit what does this repository do?",
      dispatch: `Start ${pathOf("dispatch")} by hand: Actions \u2192 Remit, by hand \u2192 Run workflow`,
      label: "Make the label remit, and set it on an issue.",
      review: "Open a pull request: it is reviewed, and again at each push.",
      ci: `Put the name of your own workflow in the place of CI in ${pathOf("ci")}.`,
      schedule: `Say in ${pathOf("schedule")} what the task is; Actions \u2192 Remit, weekly \u2192 Run workflow tries it.`,
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


