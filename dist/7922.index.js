"use strict";

exports.id = 7922;

exports.ids = [ 7922, 9529 ];

exports.modules = {
  3429: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var send = (async function send(url, request = {}) {
      const message = await ask(new URL(url), request);
      const {statusCode: status = 0, headers: headers} = message;
      message.on("error", () => undefined);
      if (REDIRECTS.has(status) && headers.location !== undefined && request.redirect !== "manual") {
        message.resume();
        return await fetch(url, request);
      }
      if (BODYLESS.has(status)) message.resume();
      const body = BODYLESS.has(status) ? null : readPieces(unpack(message), request.signal);
      return {
        url: url,
        status: status,
        ok: status >= 200 && status < 300,
        headers: new Map(Object.entries(headers).map(([name, value]) => [ name, [ value ].flat().join(", ") ])),
        body: body,
        text: async () => (await readAll(body ?? [])).toString(),
        arrayBuffer: async () => new Uint8Array(await readAll(body ?? [])).buffer
      };
    });
    var readAll = (async function readAll(pieces, most = Infinity) {
      const read = [];
      let bytes = 0;
      for await (const piece of pieces) {
        bytes += piece.length;
        if (bytes > most) throw new Error(`There are more than ${most} bytes.`);
        read.push(piece);
      }
      return Buffer.concat(read);
    });
    var ask = (async function ask(url, {method: method = "GET", headers: headers, body: body, signal: signal, silence: silence, sent: handedOver}) {
      const secure = url.protocol === "https:";
      const request = secure ? process.getBuiltinModule("node:https").request : node_http__WEBPACK_IMPORTED_MODULE_0__.request;
      signal?.throwIfAborted();
      return await new Promise((resolve, reject) => {
        let answer;
        const sent = request(url, {
          method: method,
          headers: {
            "accept-encoding": ENCODING,
            ...headers
          }
        }, message => {
          answer = message;
          resolve(message);
        });
        const stop = () => void sent.destroy();
        signal?.addEventListener("abort", stop);
        sent.on("close", () => signal?.removeEventListener("abort", stop));
        sent.on("error", error => reject(reasonOf(signal, error)));
        if (silence !== undefined) {
          const giveUp = () => void (answer ?? sent).destroy(silent(silence));
          sent.setTimeout(silence, giveUp);
        }
        sent.end(body, handedOver);
      });
    });
    var silent = (function silent(ms) {
      return new Error(`nothing was sent for ${ms / 1e3} seconds`);
    });
    var unpack = (function unpack(message) {
      if (message.headers["content-encoding"] !== ENCODING) return message;
      const {createGunzip: createGunzip} = process.getBuiltinModule("node:zlib");
      const {pipeline: pipeline} = process.getBuiltinModule("node:stream");
      return pipeline(message, createGunzip(), () => undefined);
    });
    var readPieces = (async function* readPieces(pieces, signal) {
      try {
        yield* pieces;
      } catch (error) {
        throw reasonOf(signal, error);
      }
    });
    __webpack_require__.d(__webpack_exports__, {
      D$: () => readRetryAfter,
      GP: () => goByProxy,
      fb: () => isUntrusted,
      tN: () => send,
      yw: () => readAll
    });
    var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37067);
    var node_http__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_http__WEBPACK_IMPORTED_MODULE_0__);
    var _ports_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44714);
    function goByProxy() {
      try {
        node_http__WEBPACK_IMPORTED_MODULE_0__.setGlobalProxyFromEnv?.();
      } catch {
        throw new Error(NO_PROXY);
      }
    }
    const NO_PROXY = "HTTP_PROXY or HTTPS_PROXY of the runner is not the address of a proxy. Write it like http://proxy.example:8080.";
    function isUntrusted(error) {
      return /CERT|UNABLE_TO_VERIFY/.test((0, _ports_js__WEBPACK_IMPORTED_MODULE_1__.x)(error) ?? "");
    }
    function readRetryAfter(value, now) {
      if (value === undefined || value === "") return undefined;
      const seconds = Number(value);
      if (Number.isFinite(seconds)) return Math.max(0, seconds * 1e3);
      const date = Date.parse(String(value));
      return Number.isNaN(date) ? undefined : Math.max(0, date - now);
    }
    const REDIRECTS = new Set([ 301, 302, 303, 307, 308 ]);
    const BODYLESS = new Set([ 204, 205, 304 ]);
    const ENCODING = "gzip";
    function reasonOf(signal, error) {
      if (signal?.aborted === true) return signal.reason;
      return error instanceof AggregateError && error.message === "" ? error.errors[0] ?? error : error;
    }
  }),
  88744: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var elapsed = (function elapsed() {
      return Number(process.hrtime.bigint()) / 1e6;
    });
    var busy = (function busy() {
      const {user: user, system: system} = process.threadCpuUsage?.() ?? process.cpuUsage();
      return (user + system) / 1e3;
    });
    var sleep = (function sleep(ms, signal) {
      return new Promise(resolve => {
        if (signal?.aborted === true) return resolve();
        const end = () => {
          clearTimeout(timer);
          signal?.removeEventListener("abort", end);
          resolve();
        };
        const timer = setTimeout(end, ms);
        signal?.addEventListener("abort", end);
      });
    });
    __webpack_require__.d(__webpack_exports__, {
      ml: () => systemClock,
      vg: () => systemRandom
    });
    var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
    var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
    const ZERO = Date.now() - elapsed();
    const IDLE_MS = 10;
    const systemClock = {
      now: () => Math.round(ZERO + elapsed()),
      elapsed: elapsed,
      sleep: sleep,
      async idle(most, signal) {
        const end = elapsed() + most;
        for (let used = busy(); ;used = busy()) {
          await sleep(IDLE_MS, signal);
          if (busy() - used < IDLE_MS / 10 || elapsed() >= end) return;
        }
      }
    };
    const systemRandom = {
      hex: bytes => (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(bytes).toString("hex")
    };
  }),
  75751: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      runDoctor: () => runDoctor
    });
    var read_data = __webpack_require__(50991);
    var load = __webpack_require__(66762);
    var explain = __webpack_require__(89240);
    var cli_call = __webpack_require__(34853);
    var init_repository = __webpack_require__(8335);
    var tree = __webpack_require__(86170);
    const good = (about, text) => ({
      about: about,
      kind: "good",
      text: text
    });
    const bad = (about, text) => ({
      about: about,
      kind: "bad",
      text: text
    });
    const findings_open = (about, text) => ({
      about: about,
      kind: "open",
      text: text
    });
    var external_node_fs_ = __webpack_require__(73024);
    var external_node_path_ = __webpack_require__(76760);
    var lib_inputs = __webpack_require__(58920);
    var trigger_events = __webpack_require__(91980);
    var ci = __webpack_require__(32479);
    var workflows = __webpack_require__(50318);
    const DIRECTORY = ".github/workflows";
    function readWorkflows() {
      const names = (0, external_node_fs_.existsSync)(DIRECTORY) ? (0, external_node_fs_.readdirSync)(DIRECTORY).filter(name => /\.ya?ml$/.test(name)) : [];
      const read = names.sort().map(name => readOne(`${DIRECTORY}/${name}`));
      return {
        uses: read.flatMap(({uses: uses}) => uses),
        faults: read.flatMap(({faults: faults}) => faults)
      };
    }
    const [, NAME] = init_repository.Zr.split("/");
    function readOne(file) {
      const {text: text, why: why} = (0, cli_call.yR)(file);
      if (text === undefined) return {
        uses: [],
        faults: [ `${file} cannot be read: ${why}.` ]
      };
      const {content: workflow, fault: fault} = (0, tree.gM)(text);
      if (fault !== "") return {
        uses: [],
        faults: [ `${file} is not YAML: ${fault}` ]
      };
      const jobs = Object.values((0, read_data.fO)(workflow["jobs"])).map(read_data.fO);
      const uses = jobs.flatMap(job => [ job, ...(0, tree.Hp)(job["steps"]).map(read_data.fO) ].flatMap(step => {
        const [action = "", ref = ""] = (0, tree.ws)(step["uses"]).split("@");
        return action.split("/")[1] === NAME ? [ {
          file: file,
          ref: ref,
          inputs: (0, read_data.fO)(step["with"]),
          job: job,
          workflow: workflow
        } ] : [];
      }));
      return {
        uses: uses,
        faults: []
      };
    }
    function judgeUses({uses: uses, faults: faults}, own) {
      if (uses.length === 0 && faults.length === 0) return [ bad("workflow", "No workflow uses Remit. `remit init` writes one.") ];
      const inputs = ownInputs();
      return [ ...faults.map(fault => bad("workflow", fault)), ...uses.flatMap(use => {
        const judged = use.job["uses"] === undefined ? judgeStep(use, inputs.action) : judgeCall(use, inputs.workflow);
        return [ ...judged, ...judgeEvents(use), ...judgeJob(use), judgePin(use, own) ];
      }) ];
    }
    function judgeStep({file: file, inputs: inputs}, known) {
      const read = (0, lib_inputs.Ko)(environmentOf(inputs, known));
      const faults = [ ...unknownInputs(inputs, known), ...read.kind === "faulty" ? read.faults : [] ];
      if (faults.length > 0) return faults.map(fault => bad("workflow", `${file}: ${fault}`));
      return [ good("workflow", `${file} uses Remit (mode: ${(0, tree.ws)(inputs["mode"]) || "run"})`) ];
    }
    function unknownInputs(inputs, known) {
      const unknown = Object.keys(inputs).filter(name => !known.includes(name));
      return unknown.map(name => `there is no input ${name}.${(0, cli_call.au)(name, known)}`);
    }
    function environmentOf(inputs, known) {
      const given = Object.entries(inputs).flatMap(([name, value]) => {
        const text = (0, tree.ws)(value);
        if (!known.includes(name)) return [];
        if (!text.includes("${{")) return [ [ name, text ] ];
        return /-key$|^google-cloud-project$/.test(name) ? [ [ name, "x".repeat(32) ] ] : [];
      });
      return {
        ...Object.fromEntries(given.map(([name, value]) => [ `INPUT_${name.toUpperCase()}`, value ])),
        "INPUT_GITHUB-TOKEN": "x",
        GITHUB_REPOSITORY: "octo/shop",
        ...Object.fromEntries(RUNNER_VARIABLES.map(name => [ name, "x" ]))
      };
    }
    const RUNNER_VARIABLES = [ "GITHUB_SERVER_URL", "GITHUB_API_URL", "GITHUB_EVENT_NAME", "GITHUB_EVENT_PATH", "GITHUB_RUN_ID", "GITHUB_WORKSPACE", "RUNNER_TEMP" ];
    function judgeCall({file: file, inputs: inputs, job: {secrets: secrets}}, known) {
      const faults = unknownInputs(inputs, known).map(fault => `${fault} GitHub does not start such a call.`);
      if (secrets === "inherit") faults.push(`\`secrets: inherit\` passes no gemini-api-key: ${WRITE_SECRETS}`); else if ((0, 
      read_data.fO)(secrets)["gemini-api-key"] === undefined) faults.push(`the call has no secret gemini-api-key. ${WRITE_SECRETS}`);
      if (faults.length > 0) return faults.map(fault => bad("workflow", `${file}: ${fault}`));
      return [ good("workflow", `${file} calls Remit's workflow`) ];
    }
    const WRITE_SECRETS = 'Write `secrets: { gemini-api-key: "${{ secrets.GEMINI_API_KEY }}" }` beside `uses:`.';
    function judgeEvents({file: file, workflow: workflow}) {
      const names = (0, ci.XJ)(workflow);
      const foreign = names.filter(name => !EVENTS.includes(name));
      if (names.length > foreign.length) return [];
      const [first = ""] = foreign;
      const what = first === "" ? "it has no `on:`." : `no event in its \`on:\` starts Remit.${(0, 
      cli_call.au)(first, EVENTS)}`;
      return [ bad("workflow", `${file}: ${what}`) ];
    }
    const EVENTS = [ ...trigger_events.S, "workflow_call" ];
    const NO_SANDBOX = /^(?:ubuntu-slim|macos|windows)/;
    function judgeJob({file: file, job: job}) {
      const machine = (0, tree.Hp)(job["runs-on"]).map(tree.ws).find(label => NO_SANDBOX.test(label));
      const options = (0, tree.ws)((0, read_data.fO)(job["container"])["options"]);
      const caged = job["container"] !== undefined && !/--privileged|SYS_ADMIN/.test(options);
      const group = (0, read_data.fO)(job["concurrency"]);
      const queued = job["concurrency"] === undefined || group["queue"] === "max" || group["cancel-in-progress"] === true;
      const noMachine = `${file}: ${machine} makes no sandbox. Write \`runs-on: ubuntu-latest\`.`;
      const needsOptions = `${file}: a job in a \`container:\` needs options for a sandbox (docs/enterprise.md), or no container.`;
      const drops = `${file}: without \`queue: max\` in its \`concurrency\` the next run drops one that waits.`;
      return [ ...machine === undefined ? [] : [ bad("sandbox", noMachine) ], ...caged ? [ bad("sandbox", needsOptions) ] : [], ...queued ? [] : [ findings_open("workflow", drops) ] ];
    }
    function judgePin({file: file, ref: ref}, own) {
      if (!/^[0-9a-f]{40}$/.test(ref)) {
        const instead = own === undefined ? "the commit of a release" : own;
        return bad("pin", `${file} uses Remit at ${JSON.stringify(ref)}, which can be moved. Pin ${instead}.`);
      }
      if (own === undefined || own === ref) return good("pin", `${file} pins ${ref.slice(0, 10)}`);
      return findings_open("pin", `${file} pins ${ref.slice(0, 10)}, and this program is ${own.slice(0, 10)}.`);
    }
    function ownInputs() {
      const read = name => (0, tree.gM)((0, external_node_fs_.readFileSync)((0, external_node_path_.join)((0, 
      init_repository.jW)(), name), "utf8")).content;
      const called = (0, read_data.fO)((0, read_data.fO)(read(".github/workflows/remit.yml")["on"])["workflow_call"]);
      return {
        action: Object.keys((0, read_data.fO)(read("action.yml")["inputs"])),
        workflow: Object.keys((0, read_data.fO)(called["inputs"]))
      };
    }
    function judgeSetup() {
      const file = `${workflows.B}/action.yml`;
      const {text: text} = (0, cli_call.yR)(file);
      if (text === undefined) return [];
      const {content: content, fault: fault} = (0, tree.gM)(text);
      if (fault !== "") return [ bad("workflow", `${file} is not YAML: ${fault}`) ];
      const runs = (0, read_data.fO)(content["runs"]);
      const whole = runs["using"] === "composite" && Array.isArray(runs["steps"]);
      return whole ? [] : [ bad("workflow", `${file} is no composite action: it has no \`runs.steps\`.`) ];
    }
    var local_setup = __webpack_require__(72517);
    var policy = __webpack_require__(4671);
    var terminal = __webpack_require__(83345);
    var gemini = __webpack_require__(11357);
    var machine = __webpack_require__(88744);
    var github = __webpack_require__(52215);
    var lib_models = __webpack_require__(44376);
    const USAGE = `remit doctor    checks what a run needs: key, model, workflows, pin, policy, sandbox, settings\n\nIt looks at the repository in the current directory and changes nothing. GEMINI_API_KEY lets it ask Gemini for the models\nthat the key can use, GH_TOKEN lets it ask GitHub for the repository's settings. Exit code 1 when something is missing.\n`;
    async function runDoctor(words) {
      const call = (0, cli_call.D9)({
        name: "remit doctor",
        usage: USAGE
      }, words, {});
      if (call === undefined) return;
      const surplus = call.positionals.join(" ");
      if (surplus !== "") return (0, cli_call.pD)(`remit doctor takes no arguments, found ${surplus}.`, USAGE);
      const repository = (0, init_repository.t5)(process.cwd());
      if (repository === undefined) return (0, cli_call.pD)("There is no git repository here. Run this in a checkout of it.");
      process.chdir(repository.root);
      const workflows = readWorkflows();
      const policies = policyFilesOf(workflows.uses).map(readPolicy);
      const opensPulls = policies.some(({read: read}) => read?.kind === "loaded" && read.policy.publish.to.value === "pull");
      const [models, lacks, settings] = await Promise.all([ judgeModels(workflows.uses, process.env), (0, 
      local_setup.sF)(), judgeSettings(repository.home, opensPulls, process.env) ]);
      const found = [ ...models, ...judgeUses(workflows, (0, init_repository.EE)()), ...judgeSetup(), ...(await Promise.all(policies.map(judgePolicy))).flat(), judgeLacks(lacks), ...settings ];
      printFindings(found, (0, terminal._$)(process.stdout, process.env));
    }
    function policyFilesOf(uses) {
      const named = uses.map(({inputs: inputs}) => (0, tree.ws)(inputs["policy-file"]) || load.OM);
      return [ ...new Set(named.length === 0 ? [ load.OM ] : named.filter(path => !path.includes("${{"))) ];
    }
    function readPolicy(path) {
      const {text: text, missing: missing, why: why} = (0, cli_call.yR)(path);
      const read = text === undefined ? undefined : (0, policy.loadPolicyText)(text, path);
      return {
        path: path,
        read: read,
        why: missing ? "" : why
      };
    }
    async function judgePolicy({path: path, read: read, why: why}) {
      if (why !== "") return [ bad("policy", `${path} cannot be read: ${why}.`) ];
      if (read === undefined && path !== load.OM) return [ bad("policy", `There is no ${path}, and a workflow names it: such a run ends at once.`) ];
      if (read === undefined) return [ findings_open("policy", `There is no ${load.OM}: Remit only reads and answers. \`remit init\` writes one.`) ];
      if (read.kind !== "loaded") {
        return read.faults.map(({line: line, column: column, message: message, hint: hint = ""}) => bad("policy", `${path}:${line}:${column}: ${message} ${hint}`.trimEnd()));
      }
      const {met: met, lines: lines} = await (0, explain.Ez)(read.policy, (0, policy.locateHere)());
      const verify = read.policy.verify.commands.value;
      return [ ...met ? [ good("policy", `${path}: ${lines.at(-1) ?? ""}`) ] : lines.map(line => bad("policy", line)), ...verify.length > 0 ? [] : [ findings_open("policy", "Nothing verifies the work: name the tests under [verify].") ] ];
    }
    function judgeLacks(lacks) {
      if (lacks.length === 0) return good("sandbox", "this machine can make one");
      return findings_open("sandbox", `This machine cannot make one (${lacks.join("; ")}). GitHub's hosted Ubuntu machines can.`);
    }
    function printFindings(found, colors) {
      const marks = {
        good: colors.good("\u2713"),
        bad: colors.bad("\u2717"),
        open: colors.strong("?")
      };
      const lines = found.map(({about: about, kind: kind, text: text}) => `${marks[kind]} ${about.padEnd(9)} ${text}`);
      const wrong = found.filter(({kind: kind}) => kind === "bad").length;
      const last = wrong === 0 ? "The doctor found nothing missing." : `To fix: ${wrong}.`;
      process.stdout.write([ ...lines, "", last, "" ].join("\n"));
      if (wrong > 0) process.exitCode = 1;
    }
    async function judgeModels(uses, environment) {
      const credentials = credentialsOf(environment);
      if (credentials === undefined) return [ findings_open("key", "GEMINI_API_KEY is not set here, so neither key nor model was tried.") ];
      const baseUrl = environment["GOOGLE_GEMINI_BASE_URL"] || undefined;
      const model = (0, gemini.Q)({
        credentials: credentials,
        ...baseUrl && {
          baseUrl: baseUrl
        },
        clock: machine.ml,
        random: machine.vg
      });
      const offers = await model.offers(AbortSignal.timeout(LONGEST_MS));
      if (offers.kind === "failed") {
        const {message: message, hint: hint} = offers.fault;
        return [ bad("key", hint === undefined ? message : `${message} ${hint}`) ];
      }
      const names = new Set(uses.map(({inputs: inputs}) => (0, tree.ws)(inputs["model"]) || "auto"));
      const taken = `the key works; it can use ${offers.models.join(", ") || "no models that can do this work"}`;
      return [ good("key", taken), ...[ ...names ].map(wanted => judgeModel(wanted, offers.models)) ];
    }
    const LONGEST_MS = 2e4;
    function credentialsOf(environment) {
      const project = environment["GOOGLE_CLOUD_PROJECT"] ?? "";
      if (/^(?:1|true)$/i.test(environment["GOOGLE_GENAI_USE_VERTEXAI"] ?? "") && project !== "") return {
        kind: "vertex",
        project: project,
        location: environment["GOOGLE_CLOUD_LOCATION"] || "global"
      };
      const key = environment["GEMINI_API_KEY"]?.trim() ?? "";
      return key === "" ? undefined : {
        kind: "api-key",
        key: key
      };
    }
    function judgeModel(wanted, models) {
      if (wanted.includes("${{")) return findings_open("model", `${wanted} is known only in a run.`);
      const {name: name, family: family} = (0, lib_models.Z5)(wanted);
      const named = name === wanted ? name : `${wanted} (${name})`;
      if (models.includes(name)) return good("model", `${named} can be used`);
      const other = family && models.find(each => (0, lib_models.yH)(each) === family);
      if (other !== undefined) return findings_open("model", `${named} cannot be used with this key; ${other} will take its place.`);
      if ((0, lib_models.yH)(name) === undefined) return findings_open("model", `${named}: only a run shows whether it can be used.`);
      return bad("model", `${named} cannot be used with this key. Name another, or leave it to \`auto\`.`);
    }
    async function judgeSettings(home, opensPulls, environment) {
      if (home === undefined) return [ findings_open("settings", "There is no remote `origin` on a GitHub host to check.") ];
      const page = `https://${home.host}/${home.name}/settings`;
      const token = environment["GH_TOKEN"] || environment["GITHUB_TOKEN"] || "";
      if (token === "") return [ findings_open("settings", `Not checked, since GH_TOKEN is not set (try GH_TOKEN=$(gh auth token)): ${page}/actions`) ];
      const api = home.host === "github.com" ? "https://api.github.com" : `https://${home.host}/api/v3`;
      const apiUrl = environment["GITHUB_API_URL"] || api;
      const ask = asker(apiUrl, token, home.name);
      const [rights, secret] = await Promise.all([ ask("actions/permissions/workflow"), ask("actions/secrets/GEMINI_API_KEY") ]);
      return [ ...opensPulls ? [ judgeRights(rights, `${page}/actions`) ] : [], judgeSecret(secret, `${page}/secrets/actions`) ];
    }
    function asker(apiUrl, token, repository) {
      const client = (0, github.M)({
        apiUrl: apiUrl,
        token: token,
        clock: machine.ml,
        outageMs: 0
      });
      return async path => {
        try {
          const {status: status, data: data} = await (await client()).request(`GET /repos/${repository}/${path}`);
          return {
            status: status,
            data: data
          };
        } catch (error) {
          const {status: status = 0, response: response} = error;
          return {
            status: response === undefined ? 0 : status,
            data: undefined
          };
        }
      };
    }
    const TICK = '"Allow GitHub Actions to create and approve pull requests"';
    function judgeRights({status: status, data: data}, page) {
      if (status !== 200) return findings_open("settings", `${unseen(status)} Whether ${TICK} is ticked: ${page}`);
      const may = (0, read_data.fO)(data)["can_approve_pull_request_reviews"] === true;
      return may ? good("settings", `${TICK} is ticked`) : bad("settings", `Tick ${TICK}: ${page}`);
    }
    function judgeSecret({status: status}, page) {
      if (status === 200) return good("settings", "the secret GEMINI_API_KEY exists");
      if (status !== 404) return findings_open("settings", `${unseen(status)} Whether there is a secret GEMINI_API_KEY: ${page}`);
      return findings_open("settings", `The repository has no secret GEMINI_API_KEY; one of the organisation would do: ${page}`);
    }
    function unseen(status) {
      return status === 0 ? "GitHub could not be reached." : `GitHub does not show it to this token (${status}).`;
    }
  }),
  91980: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      S: () => UNDERSTOOD_EVENTS
    });
    const UNDERSTOOD_EVENTS = [ "issue_comment", "issues", "pull_request", "pull_request_target", "pull_request_review", "pull_request_review_comment", "workflow_dispatch", "repository_dispatch", "schedule", "workflow_run" ];
  }),
  19298: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var withCommas = (function withCommas(value) {
      return String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ",");
    });
    var counted = (function counted(value, one, many = `${one}s`) {
      return `${withCommas(value)} ${value === 1 ? one : many}`;
    });
    var tokens = (function tokens(value) {
      if (value < 1e3) return String(Math.round(value));
      if (value < 999500) return `${trim((value / 1e3).toFixed(value < 99950 ? 1 : 0))}k`;
      return `${trim((value / 1e6).toFixed(2))}M`;
    });
    var money = (function money(usd) {
      return `US$ ${usd > 0 && usd < .01 ? usd.toFixed(4) : usd.toFixed(2)}`;
    });
    var duration = (function duration(ms) {
      if (ms < 1e3) return `${Math.round(ms)} ms`;
      if (ms < 59950) return `${trim((ms / 1e3).toFixed(1))} s`;
      const seconds = Math.round(ms / 1e3);
      if (seconds < 3600) return seconds % 60 === 0 ? `${seconds / 60} min` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
      return `${Math.floor(seconds / 3600)} h ${Math.floor(seconds % 3600 / 60)} min`;
    });
    var gauge = (function gauge(used, of) {
      const share = of > 0 ? used / of : 0;
      const full = share >= 1 ? 10 : Math.min(9, Math.max(used > 0 ? 1 : 0, Math.round(share * 10)));
      return "\u25b0".repeat(full) + "\u25b1".repeat(10 - full);
    });
    var limitAmount = (function limitAmount(name, value) {
      switch (name) {
       case "minutes":
        return duration(value * 6e4);

       case "tokens":
        return tokens(value);

       case "usd":
        return money(value);

       default:
        return withCommas(value);
      }
    });
    var limitName = (function limitName(name) {
      return LIMITS[name].name;
    });
    var trim = (function trim(text) {
      return text.includes(".") ? text.replace(/\.?0+$/, "") : text;
    });
    var tellingArgument = (function tellingArgument({args: args}) {
      for (const name of TELLING) {
        const value = args[name];
        if (typeof value === "string") return value;
      }
      return JSON.stringify(args);
    });
    __webpack_require__.d(__webpack_exports__, {
      Df: () => tellingArgument,
      Ff: () => limitName,
      LU: () => tokens,
      TG: () => money,
      Ue: () => describeFixed,
      VK: () => shortDigest,
      aU: () => limitInWords,
      hS: () => counted,
      p0: () => duration,
      qC: () => limitAmount,
      rX: () => withCommas,
      uI: () => gauge
    });
    function describeFixed({fresh: fresh, all: all}) {
      if (all) return "All findings of earlier reviews are fixed.";
      return `${counted(fresh, "finding")} of earlier reviews ${fresh === 1 ? "is" : "are"} fixed, as ${fresh === 1 ? "its thread says" : "their threads say"}.`;
    }
    function limitInWords(name, value) {
      const {unit: unit} = LIMITS[name];
      return unit === undefined ? limitAmount(name, value) : `${limitAmount(name, value)} ${unit}${value === 1 ? "" : "s"}`;
    }
    const LIMITS = {
      turns: {
        name: "turns",
        unit: "turn"
      },
      minutes: {
        name: "time"
      },
      tokens: {
        name: "tokens",
        unit: "token"
      },
      usd: {
        name: "money"
      },
      calls: {
        name: "tool calls",
        unit: "tool call"
      },
      files: {
        name: "files changed",
        unit: "file"
      },
      lines: {
        name: "lines changed",
        unit: "line"
      }
    };
    const TELLING = [ "command", "file_path", "absolute_path", "path", "dir_path", "pattern", "query", "url", "name", "prompt" ];
    const SHORT = 12;
    function shortDigest(digest) {
      return digest.replace(/^sha256:/, "").slice(0, SHORT);
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


