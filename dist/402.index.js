export const id = 402;

export const ids = [ 402 ];

export const modules = {
  40402: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      runAsked: () => runAsked,
      runRun: () => runRun
    });
    var external_node_fs_ = __webpack_require__(73024);
    var external_node_os_ = __webpack_require__(48161);
    var external_node_path_ = __webpack_require__(76760);
    var clock = __webpack_require__(61642);
    var gemini = __webpack_require__(52043);
    var offline_github = __webpack_require__(11519);
    var events = __webpack_require__(11468);
    var inputs = __webpack_require__(95513);
    var secrets = __webpack_require__(35960);
    var external_node_child_process_ = __webpack_require__(31421);
    var promises_ = __webpack_require__(51455);
    var external_node_util_ = __webpack_require__(57975);
    var directories = __webpack_require__(88256);
    async function stageCheckout(directory) {
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
        directories: (0, directories.H)((0, external_node_path_.join)(root, "run")),
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
      await need([ "clone", "--quiet", "--bare", "--shared", ...serving, top, server ], {});
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
    const SERVING = [ "-c", "uploadpack.allowAnySHA1InWant=true", "-c", "receive.autogc=false" ];
    const SNAPSHOT = "The checkout as it was when the run began";
    const IDENTITY = [ "-c", "user.name=remit run", "-c", "user.email=remit@localhost" ];
    async function takeIn(own, index, head, where) {
      const add = [ "-c", "core.fsmonitor=false", "add", "--all" ];
      if (copyIndex(own, index) && await ask(add, where) !== undefined) return;
      (0, external_node_fs_.rmSync)(index, {
        force: true
      });
      await need([ "read-tree", head ], where);
      await need(add, where);
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
    async function copyFiles(from, to) {
      const git = (0, external_node_path_.join)(from, ".git");
      await (0, promises_.cp)(from, to, {
        recursive: true,
        verbatimSymlinks: true,
        mode: external_node_fs_.constants.COPYFILE_FICLONE,
        filter: source => source !== git
      });
      return to;
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
    var local = __webpack_require__(40921);
    const USAGE = `remit run [options] REQUEST\u2026     what to do, such as: remit run mend the failing test\nremit run [options] /COMMAND \u2026   a command: /review, /plan, or one of .gemini/commands\n\nIt works over the checkout, uncommitted changes included, under its policy, and does not change it. The\nchange is a patch; nothing is sent to GitHub. GEMINI_API_KEY holds the key of the Gemini API.\n\n  --directory DIR    the checkout; the current directory when absent\n  --policy FILE      the policy file within the checkout (.github/remit.toml)\n  --model NAME       the model: auto, pro, flash, flash-lite or its name (auto, or GEMINI_MODEL)\n  --thinking LEVEL   how much it thinks: minimal, low, medium, high\n  --max-turns N  --max-minutes N  --max-tokens N  --max-usd N      tighten the policy's limits\n  --no-sandbox       run commands as you, and only those that the policy lists, where this machine cannot make a sandbox\n  --json             the run's events on standard output, one JSON object a line\n`;
    async function runRun(words) {
      const asked = parse(words);
      if (asked !== undefined) await runAsked(asked);
    }
    async function runAsked(asked, fetch) {
      const setup = await stageCheckout(asked.directory);
      if (typeof setup === "string") return (0, cli_call.cc)(setup);
      const read = (0, inputs.s)(environmentFor(asked, setup, process.env));
      if (read.kind === "faulty") return (0, cli_call.cc)(read.faults.map(inWordsOfHere).join("\n"), USAGE);
      const settings = withWordsOfHere(read.value, asked);
      if (setup.dirty && !asked.json) process.stdout.write("Uncommitted changes are part of what it works on.\n");
      const played = await (0, local.Z)({
        setup: setup,
        invocation: environment => orderFor(settings, setup, environment),
        github: git => openLocalGitHub(setup, git),
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
          random: clock.v
        }),
        secrets: (0, secrets.c)(secretsOf(settings)),
        form: asked.json ? "json" : "story"
      });
      await showResult(setup, played, asked.json);
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
        (0, cli_call.cc)("remit run takes a request in words.", USAGE);
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
    function orderFor(settings, {base: base, server: server, directories: directories}, tools) {
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
    async function showResult(setup, {outcome: outcome, shown: shown}, json) {
      const {directories: directories, server: server, root: root, base: base} = setup;
      const patch = (0, external_node_path_.join)(root, "change.patch");
      const commit = outcome.publication?.commit;
      if (commit !== undefined) (0, external_node_fs_.writeFileSync)(patch, `${await need([ "diff", "--binary", base.sha, commit ], {
        cwd: server
      })}\n`);
      const fault = outcome.fault === undefined ? [] : [ outcome.fault.message, hintOf(outcome.fault) ];
      const lines = [ "", ...[ outcome.message, ...fault ].filter(line => line !== ""), "", "Nothing was sent to GitHub. What it would show, and the local files:", ...[ ...shown ].map(([name, path]) => `${name.padEnd(14)} ${path}`), `${"page".padEnd(14)} ${(0, 
      external_node_path_.join)(directories.run, "report.html")}`, `${"log".padEnd(14)} ${directories.log}`, ...commit === undefined ? [] : [ `${"change".padEnd(14)} git apply ${patch}` ] ];
      (json ? process.stderr : process.stdout).write(`${lines.join("\n")}\n`);
    }
  }),
  95513: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      s: () => readSettings
    });
    const INPUTS = {
      prompt: "",
      "prompt-file": "",
      command: "",
      mode: "run",
      proposal: "",
      "proposal-digest": "",
      reports: "",
      tasks: "",
      issue: "",
      "trigger-phrase": "@remit",
      "trigger-label": "",
      task: "",
      dashboard: "false",
      "policy-file": ".github/remit.toml",
      settings: "",
      "gemini-api-key": "",
      "use-vertex-ai": "false",
      "google-cloud-project": "",
      "google-cloud-location": "global",
      model: "auto",
      "fallback-model": "",
      thinking: "",
      "github-token": "",
      "job-token": "",
      "base-branch": "",
      "branch-prefix": "remit/",
      "max-turns": "",
      "max-minutes": "",
      "max-tokens": "",
      "max-usd": "",
      "output-schema": "",
      "seal-key": "",
      "otlp-endpoint": "",
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
    var distance = __webpack_require__(4984);
    const OTHERS = new Map([ [ "gemini_model", "the input is `model`" ], [ "gcp_project_id", "the input is `google-cloud-project`" ], [ "gcp_location", "the input is `google-cloud-location`" ], [ "gcp_workload_identity_provider", "sign in with a step of google-github-actions/auth before Remit" ] ]);
    function otherNames(environment) {
      return Object.entries(environment).flatMap(([variable, value = ""]) => {
        const name = variable.startsWith("INPUT_") ? variable.slice("INPUT_".length).toLowerCase() : "";
        if (name === "" || name in INPUTS || [ "", "false" ].includes(value.trim())) return [];
        const instead = OTHERS.get(name) ?? nearName(name);
        if (instead === undefined) return [];
        return [ `${name} is not an input of Remit: ${instead}. Fix it in the workflow (docs/migrating.md).` ];
      });
    }
    function nearName(name) {
      const hyphened = name.replaceAll("_", "-");
      if (hyphened in INPUTS) return `the input is \`${hyphened}\``;
      const near = (0, distance.p)(hyphened, Object.keys(INPUTS));
      return near === undefined ? undefined : `the nearest is \`${near}\``;
    }
    function readSettings(environment, key = "needed") {
      const faults = [];
      const source = new Source(environment, faults);
      const collector = (0, telemetry.o)(source.input("otlp-endpoint"), environment, faults);
      const settings = {
        trigger: {
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
          ...(0, model.ko)(source),
          access: readAccess(source)
        },
        silences: (0, model.Hj)(environment, faults),
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
          ...(0, model.eD)(environment, faults)
        },
        runner: {
          workspace: source.variable("GITHUB_WORKSPACE"),
          temp: source.variable("RUNNER_TEMP")
        }
      };
      faults.unshift(...otherNames(environment));
      const keyless = key === "may be missing" && faults.length === 1 && faults[0] === NO_KEY;
      return faults.length > 0 && !keyless ? {
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
      if (key === "") source.fault(NO_KEY);
      return {
        kind: "api-key",
        key: key,
        baseUrl: baseUrl
      };
    }
    const NO_KEY = "gemini-api-key is empty. Make a key at https://aistudio.google.com/apikey, store it as a secret and pass it, or set use-vertex-ai. (Secrets are not given to runs of pull requests from forks.)";
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
        return (this.environment[`INPUT_${name.toUpperCase()}`] ?? INPUTS[name] ?? "").trim();
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
  }),
  93702: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
      if (protocol !== "" && protocol !== "http/protobuf") return `OTEL_EXPORTER_OTLP_PROTOCOL is ${protocol}, but Remit supports only http/protobuf. Give otlp-endpoint the collector's HTTP address, usually on port 4318.`;
      const wrong = addresses.some(address => address !== "" && !isAddress(address));
      return wrong ? "OTEL_EXPORTER_OTLP_ENDPOINT, or that of a signal, is not an http:// or https:// address." : undefined;
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
  }),
  42815: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
  })
};
