export const id = 402;
export const ids = [402];
export const modules = {

/***/ 40402:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runRun: () => (/* binding */ runRun)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./lib/adapters/clock.js
var clock = __webpack_require__(61642);
// EXTERNAL MODULE: ./lib/adapters/gemini.js + 12 modules
var gemini = __webpack_require__(9501);
// EXTERNAL MODULE: ./lib/adapters/offline-github.js
var offline_github = __webpack_require__(11519);
// EXTERNAL MODULE: ./lib/adapters/random.js
var random = __webpack_require__(96817);
// EXTERNAL MODULE: ./lib/adapters/tool-environment.js
var tool_environment = __webpack_require__(74540);
// EXTERNAL MODULE: ./lib/events.js + 2 modules
var events = __webpack_require__(23531);
// EXTERNAL MODULE: ./lib/inputs.js + 2 modules
var inputs = __webpack_require__(98449);
// EXTERNAL MODULE: ./lib/secrets.js + 5 modules
var secrets = __webpack_require__(52593);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./lib/cli/stage.js
var stage = __webpack_require__(11488);
;// CONCATENATED MODULE: ./lib/cli/checkout.js
/** A copy of a checkout to work on: its files as they are, uncommitted ones included, and a server that has them. */







/** The copy, or why there is none. The checkout and its `.git` are only read. */
async function stageCheckout(directory) {
    const top = await ask(["rev-parse", "--show-toplevel"], { cwd: directory });
    if (top === undefined)
        return `${directory} is not in a git repository. Go to one, or name it with --directory.`;
    const head = await ask(["rev-parse", "--verify", "--quiet", "HEAD^{commit}"], { cwd: top });
    if (head === undefined)
        return `${top} has no commit yet. Commit something first.`;
    const name = (await ask(["symbolic-ref", "--quiet", "--short", "HEAD"], { cwd: top })) ?? "detached";
    const root = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), "remit-run-"));
    const [server, workspace] = [(0,external_node_path_.join)(root, "server.git"), (0,external_node_path_.join)(root, (0,external_node_path_.basename)(top))];
    const [sha] = await Promise.all([snapshot({ top, head, name, server, root }), copyFiles(top, workspace)]);
    return { root, server, workspace, places: (0,stage/* makePlaces */.HM)((0,external_node_path_.join)(root, "run")), base: { name, sha }, dirty: sha !== head };
}
/** The commit of the files as they are: that of the checkout where nothing is uncommitted. */
async function snapshot({ top, head, name, server, root }) {
    await need(["clone", "--quiet", "--bare", top, server], {});
    await need(["config", "uploadpack.allowAnySHA1InWant", "true"], { cwd: server });
    const excluded = await need(["rev-parse", "--git-path", "info/exclude"], { cwd: top });
    const exclude = excluded.startsWith("/") ? excluded : (0,external_node_path_.join)(top, excluded);
    if ((0,external_node_fs_.existsSync)(exclude))
        (0,external_node_fs_.copyFileSync)(exclude, (0,external_node_path_.join)(server, "info/exclude"));
    const index = (0,external_node_path_.join)(root, "index");
    const where = { cwd: top, env: { GIT_DIR: server, GIT_WORK_TREE: top, GIT_INDEX_FILE: index } };
    await need(["read-tree", head], where);
    await need(["add", "--all"], where);
    const tree = await need(["write-tree"], where);
    (0,external_node_fs_.rmSync)(index);
    const same = tree === (await need(["rev-parse", `${head}^{tree}`], { cwd: server }));
    const sha = same ? head : await need([...IDENTITY, "commit-tree", "-p", head, "-m", SNAPSHOT, tree], { cwd: server });
    await need(["update-ref", `refs/heads/${name}`, sha], { cwd: server });
    return sha;
}
const SNAPSHOT = "The checkout as it was when the run began";
const IDENTITY = ["-c", "user.name=remit run", "-c", "user.email=remit@localhost"];
/** What git ignores comes too: dependencies that are installed, and what was built. */
function copyFiles(from, to) {
    const git = (0,external_node_path_.join)(from, ".git");
    return (0,promises_.cp)(from, to, {
        recursive: true,
        verbatimSymlinks: true,
        mode: external_node_fs_.constants.COPYFILE_FICLONE,
        filter: (source) => source !== git,
    });
}
const start = (0,external_node_util_.promisify)(external_node_child_process_.execFile);
/** What git says; throws when it fails. */
async function need(words, { cwd, env }) {
    const { stdout } = await start("git", words, { cwd, env: { ...process.env, ...env }, maxBuffer: 1 << 28 });
    return stdout.trimEnd();
}
/** What git says; undefined when it fails. */
async function ask(words, where) {
    return await need(words, where).catch(() => undefined);
}

// EXTERNAL MODULE: ./lib/cli/complain.js
var complain = __webpack_require__(16447);
// EXTERNAL MODULE: ./lib/cli/local.js + 2 modules
var local = __webpack_require__(45895);
;// CONCATENATED MODULE: ./lib/cli/run.js
/** `remit run`: a request on a local checkout, told live; the change is a patch, and nothing is sent to GitHub. */















const USAGE = `remit run [options] REQUEST\u2026     what to do, such as: remit run mend the failing test
remit run [options] /COMMAND \u2026   a command: /review, /plan, or one of .gemini/commands

It works on a copy of the checkout, uncommitted changes included, under the policy that the copy has. The change is a
patch; nothing is sent to GitHub. GEMINI_API_KEY holds the key of the Gemini API.

  --directory DIR    the checkout; the current directory when absent
  --policy FILE      the policy file within the checkout (.github/remit.toml)
  --model NAME       the model (gemini-2.5-pro, or GEMINI_MODEL)
  --max-turns N  --max-minutes N  --max-tokens N  --max-usd N      tighten the policy's limits
  --json             the run's events on standard output, one JSON object a line
`;
async function runRun(words) {
    const asked = parse(words);
    if (asked === undefined)
        return (0,complain/* complain */.c)("remit run takes a request in words.", USAGE);
    const stage = await stageCheckout(asked.directory);
    if (typeof stage === "string")
        return (0,complain/* complain */.c)(stage);
    const read = (0,inputs/* readSettings */.s)(environmentFor(asked, stage, process.env));
    if (read.kind === "faulty")
        return (0,complain/* complain */.c)(read.faults.map(inWordsOfHere).join("\n"), USAGE);
    const settings = read.value;
    if (stage.dirty && !asked.json)
        process.stdout.write("Uncommitted changes are part of what it works on.\n");
    const played = await (0,local/* play */.Z)({
        stage,
        order: (environment) => orderFor(settings, stage, environment),
        github: (git) => openLocalGitHub(stage, git),
        model: (0,gemini.openGemini)({
            credentials: settings.model.access,
            ...baseUrl(settings),
            clock: clock/* systemClock */.m,
            random: random/* systemRandom */.v,
        }),
        secrets: (0,secrets/* openSecrets */.c)(secretsOf(settings)),
        view: { hidden: run_hidden(), readable: (0,tool_environment/* toolchains */.j)(process.env) },
        form: asked.json ? "json" : "story",
    });
    await showResult(stage, played, asked.json);
    process.exitCode = (0,events/* succeeded */.gq)(played.outcome.conclusion) ? 0 : 1;
}
function parse(words) {
    const text = { type: "string" };
    const options = {
        directory: text,
        policy: text,
        model: text,
        json: { type: "boolean", default: false },
        "max-turns": text,
        "max-minutes": text,
        "max-tokens": text,
        "max-usd": text,
    };
    try {
        const { positionals, values } = (0,external_node_util_.parseArgs)({ args: [...words], allowPositionals: true, options });
        const { directory = ".", policy, json, ...inputs } = values;
        const request = positionals.join(" ").trim();
        if (request === "")
            return undefined;
        const own = request.startsWith("/") ? { command: request } : { prompt: request };
        const given = Object.entries({ ...inputs, ...own, "policy-file": policy }).filter(([, value]) => value !== undefined);
        return { request, directory, json, inputs: Object.fromEntries(given) };
    }
    catch {
        return undefined; // An option that there is not.
    }
}
/** What the runner would give the action's step, so that the same border reads it. */
function environmentFor({ inputs }, { root, server, workspace }, own) {
    const url = `file://${server}`;
    const vertex = /^(?:1|true)$/i.test(own["GOOGLE_GENAI_USE_VERTEXAI"] ?? "");
    const given = {
        "gemini-api-key": own["GEMINI_API_KEY"] ?? "",
        "use-vertex-ai": String(vertex),
        "google-cloud-location": own["GOOGLE_CLOUD_LOCATION"] || "global",
        model: own["GEMINI_MODEL"] || "gemini-2.5-pro",
        "policy-file": ".github/remit.toml",
        "trigger-phrase": "@remit",
        "branch-prefix": "remit/",
        "github-token": "none", // Nothing is sent to GitHub.
        "dry-run": "false",
        ...inputs,
    };
    return {
        ...own,
        ...Object.fromEntries(Object.entries(given).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])),
        GITHUB_SERVER_URL: url,
        GITHUB_API_URL: url,
        GITHUB_REPOSITORY: `local/${(0,external_node_path_.basename)(workspace).replaceAll(/\s+/g, "-")}`,
        GITHUB_EVENT_NAME: "local",
        GITHUB_EVENT_PATH: "/dev/null",
        GITHUB_RUN_ID: (0,external_node_path_.basename)(root),
        GITHUB_RUN_ATTEMPT: "1",
        GITHUB_WORKSPACE: workspace,
        RUNNER_TEMP: root,
    };
}
/** The faults name the action's inputs; here the key comes from a variable. */
function inWordsOfHere(fault) {
    if (!fault.startsWith("gemini-api-key is empty"))
        return fault;
    return "GEMINI_API_KEY is not set. Make a key at https://aistudio.google.com/apikey and set the variable.";
}
function orderFor(settings, { base, server, places }, tools) {
    const { login, id } = localUser();
    return {
        settings,
        event: {
            name: "local",
            payload: { repository: { default_branch: base.name }, sender: { login, id, type: "User" } },
        },
        runUrl: `file://${server}`,
        platform: process.platform,
        places,
        toolEnvironment: tools,
        environment: process.env,
        stop: stopOnSignal(),
    };
}
function localUser() {
    return { login: (0,external_node_os_.userInfo)().username || "you", id: 1, bot: false };
}
/** The first signal ends the run in order, the second at once. */
function stopOnSignal() {
    const stop = new AbortController();
    const cancel = () => (stop.signal.aborted ? process.exit(130) : stop.abort("cancelled"));
    process.on("SIGINT", cancel);
    process.on("SIGTERM", cancel);
    return stop.signal;
}
function openLocalGitHub({ base, server }, git) {
    return (0,offline_github/* openOfflineGitHub */.B)({
        defaultBranch: base.name,
        actor: localUser(),
        permission: "admin",
        issues: [],
        branch: async (name) => {
            const sha = await git.remoteBranch(name);
            return sha === undefined ? undefined : { name, sha };
        },
        url: `file://${server}`,
    });
}
function baseUrl({ model }) {
    return model.access.baseUrl === undefined ? undefined : { baseUrl: model.access.baseUrl };
}
function secretsOf({ model: { access } }) {
    return new Map(access.kind === "api-key" ? [["gemini-api-key", access.key]] : []);
}
function run_hidden() {
    const home = process.env["HOME"];
    return ["/run", ...(home === undefined ? [] : [home])];
}
/** Where everything is, and how the change is taken over. On standard error where events have the other. */
async function showResult(stage, { outcome, shown }, json) {
    const { places, server, root, base } = stage;
    const patch = (0,external_node_path_.join)(root, "change.patch");
    const commit = outcome.publication?.commit;
    if (commit !== undefined)
        (0,external_node_fs_.writeFileSync)(patch, `${await need(["diff", "--binary", base.sha, commit], { cwd: server })}\n`);
    const fault = outcome.fault === undefined ? [] : [outcome.fault.message, outcome.fault.hint ?? ""];
    const lines = [
        "",
        ...[outcome.message, ...fault].filter((line) => line !== ""),
        "",
        ...[...shown].map(([name, path]) => `${name.padEnd(14)} ${path}`),
        `${"page".padEnd(14)} ${(0,external_node_path_.join)(places.run, "report.html")}`,
        `${"log".padEnd(14)} ${places.log}`,
        ...(commit === undefined ? [] : [`${"change".padEnd(14)} git apply ${patch}`]),
    ];
    (json ? process.stderr : process.stdout).write(`${lines.join("\n")}\n`);
}


/***/ }),

/***/ 98449:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ readSettings)
});

;// CONCATENATED MODULE: ./lib/inputs/defaults.js
/**
 * The defaults of `action.yml`, for a step that leaves an input out. GitHub's runner fills them in itself; others that
 * start an action (a script, a stand-in of the runner) do not. An input that is given and empty stays empty.
 */
const DEFAULTS = {
    mode: "run",
    "trigger-phrase": "@remit",
    dashboard: "false",
    "policy-file": ".github/remit.toml",
    "use-vertex-ai": "false",
    "google-cloud-location": "global",
    model: "gemini-2.5-pro",
    "branch-prefix": "remit/",
    "dry-run": "false",
};

;// CONCATENATED MODULE: ./lib/inputs/silences.js
/** How long the model may be silent: variables and not inputs, for gateways and models that are slower than Google's. */
/** From `REMIT_FIRST_BYTE_SECONDS` and `REMIT_IDLE_SECONDS`; what is wrong with them is added to `faults`. */
function readSilences(environment, faults) {
    const [firstByteMs, idleMs] = ["REMIT_FIRST_BYTE_SECONDS", "REMIT_IDLE_SECONDS"].map((name) => {
        const text = environment[name] ?? "";
        if (text === "")
            return undefined;
        const seconds = Number(text);
        if (seconds > 0 && seconds <= LONGEST_S)
            return seconds * 1_000;
        faults.push(`${name} is ${JSON.stringify(text)}, expected a number of seconds, at most ${LONGEST_S}.`);
        return undefined;
    });
    return { ...(firstByteMs === undefined ? {} : { firstByteMs }), ...(idleMs === undefined ? {} : { idleMs }) };
}
/** Node itself gives up after so many seconds. */
const LONGEST_S = 300;

;// CONCATENATED MODULE: ./lib/inputs.js
/** The action's inputs and the runner's variables, read once at the border. All faults are reported together. */


/** Settings from the environment of the action's process; every fault at once, each naming input, value and remedy. */
function readSettings(environment) {
    const faults = [];
    const source = new Source(environment, faults);
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
            branchPrefix: source.prefix("branch-prefix"),
        },
        model: { name: source.required("model"), fallback: source.optional("fallback-model"), access: readAccess(source) },
        silences: readSilences(environment, faults),
        policyFile: source.required("policy-file"),
        projectSettings: source.input("settings"),
        tighten: readTightening(source),
        dryRun: source.boolean("dry-run"),
        job: readJob(source),
        github: readGitHub(source),
        runner: { workspace: source.variable("GITHUB_WORKSPACE"), temp: source.variable("RUNNER_TEMP") },
    };
    return faults.length > 0 ? { kind: "faulty", faults } : { kind: "read", value: settings };
}
function readJob(source) {
    const mode = source.input("mode").toLowerCase() || "run";
    const [proposal, digest] = [source.input("proposal"), source.input("proposal-digest").toLowerCase()];
    if (mode === "run" || mode === "propose")
        return { kind: mode };
    if (mode === "gather")
        return readGathering(source);
    if (mode !== "publish") {
        source.fault(`mode is ${JSON.stringify(mode)}, expected run, propose, publish or gather.`);
        return { kind: "run" };
    }
    if (proposal === "")
        source.fault("proposal is empty. Name the directory that the proposal was downloaded to.");
    if (!/^sha256:[0-9a-f]{64}$/.test(digest)) {
        source.fault(`proposal-digest is ${JSON.stringify(digest)}, expected sha256: and 64 hexadecimal digits: the output proposal-digest of the proposing job.`);
    }
    return { kind: "publish", proposal, digest };
}
function readGathering(source) {
    const [reports, issue] = [source.input("reports"), source.number("issue", true)];
    if (reports === "")
        source.fault("reports is empty. Name the directory that the logs of the other jobs were put in.");
    const tasks = readTasks(source.input("tasks"));
    if (tasks === undefined) {
        source.fault('tasks is not a list of names in JSON, such as ["cart", "till"], nor the matrix with its field task: [{"task": "cart"}].');
    }
    return { kind: "gather", reports, tasks: tasks ?? [], ...(issue === undefined ? {} : { issue }) };
}
/** Names in a list, or in the field `task` of its items; the list itself may be called `tasks`, `include` or `task`. */
function readTasks(text) {
    if (text === "")
        return [];
    try {
        const value = JSON.parse(text);
        const { tasks, include, task } = fields(value);
        const list = [value, tasks, include, task].find((each) => Array.isArray(each));
        const names = list?.map((item) => (typeof item === "string" ? item : fields(item)["task"]));
        return names?.every((name) => typeof name === "string") === true ? names : undefined;
    }
    catch {
        return undefined; // No JSON.
    }
}
function fields(value) {
    return typeof value === "object" && value !== null ? value : {};
}
function readAccess(source) {
    const baseUrl = source.environment["GOOGLE_GEMINI_BASE_URL"] || undefined;
    // Whoever publishes or gathers what other jobs did asks no model.
    if (["publish", "gather"].includes(source.input("mode").toLowerCase()))
        return { kind: "api-key", key: "", baseUrl };
    if (source.boolean("use-vertex-ai")) {
        const project = source.optional("google-cloud-project") ?? source.environment["GOOGLE_CLOUD_PROJECT"] ?? "";
        if (project === "")
            source.fault("use-vertex-ai is true but google-cloud-project is empty. Name the project.");
        return { kind: "vertex", project, location: source.required("google-cloud-location"), baseUrl };
    }
    const key = source.input("gemini-api-key");
    if (key === "") {
        source.fault("gemini-api-key is empty. Make a key at https://aistudio.google.com/apikey, store it as a secret and pass it, or set use-vertex-ai. (Secrets are not given to runs of pull requests from forks.)");
    }
    return { kind: "api-key", key, baseUrl };
}
function readTightening(source) {
    const limits = [
        ["turns", "max-turns", true],
        ["minutes", "max-minutes", false],
        ["tokens", "max-tokens", true],
        ["usd", "max-usd", false],
    ];
    return Object.fromEntries(limits.flatMap(([limit, name, whole]) => {
        const value = source.number(name, whole);
        return value === undefined ? [] : [[limit, value]];
    }));
}
function readGitHub(source) {
    const server = source.variable("GITHUB_SERVER_URL");
    const api = source.variable("GITHUB_API_URL");
    const repository = source.variable("GITHUB_REPOSITORY");
    if (repository !== "" && !/^[^/\s]+\/[^/\s]+$/.test(repository)) {
        source.fault(`GITHUB_REPOSITORY is ${JSON.stringify(repository)}, expected owner/name.`);
    }
    return {
        token: source.required("github-token"),
        repository,
        apiUrl: api,
        graphqlUrl: source.environment["GITHUB_GRAPHQL_URL"] || `${api}/graphql`,
        serverUrl: server,
        event: { name: source.variable("GITHUB_EVENT_NAME"), path: source.variable("GITHUB_EVENT_PATH") },
        runId: source.variable("GITHUB_RUN_ID"),
        runAttempt: Number(source.environment["GITHUB_RUN_ATTEMPT"] ?? "1") || 1,
        actor: source.environment["GITHUB_ACTOR"] ?? "",
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
    /** Empty when left out and without a default. The runner upper-cases the name and puts `_` for blanks; hyphens stay. */
    input(name) {
        return (this.environment[`INPUT_${name.toUpperCase()}`] ?? DEFAULTS[name] ?? "").trim();
    }
    optional(name) {
        return this.input(name) || undefined;
    }
    required(name) {
        const value = this.input(name);
        if (value === "")
            this.fault(`${name} is empty. Give it a value, or leave the input out to get the default.`);
        return value;
    }
    variable(name) {
        const value = this.environment[name] ?? "";
        if (value === "")
            this.fault(`The variable ${name} is not set. GitHub's runner sets it for every step.`);
        return value;
    }
    boolean(name) {
        const value = this.input(name).toLowerCase();
        if (value !== "" && value !== "true" && value !== "false") {
            this.fault(`${name} is ${JSON.stringify(value)}, expected true or false.`);
        }
        return value === "true";
    }
    number(name, whole) {
        const text = this.input(name);
        if (text === "")
            return undefined;
        const value = Number(text.replaceAll("_", ""));
        const good = Number.isFinite(value) && value > 0 && (!whole || Number.isInteger(value));
        if (!good)
            this.fault(`${name} is ${JSON.stringify(text)}, expected a ${whole ? "whole " : ""}number above 0.`);
        return good ? value : undefined;
    }
    phrase(name) {
        const value = this.required(name);
        if (/\s/.test(value))
            this.fault(`${name} is ${JSON.stringify(value)}, expected one word such as @remit.`);
        return value;
    }
    task(name) {
        const value = this.input(name);
        if (value !== "" && !/^[a-z0-9-]{1,40}$/.test(value)) {
            this.fault(`${name} is ${JSON.stringify(value)}, expected a short name of a-z, 0-9 and hyphens, such as lint.`);
        }
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


/***/ })

};
