"use strict";

exports.id = 9459;

exports.ids = [ 9459, 9529 ];

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
      const body = BODYLESS.has(status) ? null : readPieces(await unpack(message), request.signal);
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
    var readAll = (async function readAll(pieces) {
      const read = [];
      for await (const piece of pieces) read.push(piece);
      return Buffer.concat(read);
    });
    var ask = (async function ask(url, {method: method = "GET", headers: headers, body: body, signal: signal}) {
      const secure = url.protocol === "https:";
      const request = secure ? (await Promise.resolve().then(__webpack_require__.t.bind(__webpack_require__, 44708, 23))).request : node_http__WEBPACK_IMPORTED_MODULE_0__.request;
      signal?.throwIfAborted();
      return await new Promise((resolve, reject) => {
        const sent = request(url, {
          method: method,
          headers: {
            "accept-encoding": ENCODING,
            ...headers
          }
        }, resolve);
        const stop = () => void sent.destroy();
        signal?.addEventListener("abort", stop);
        sent.on("close", () => signal?.removeEventListener("abort", stop));
        sent.on("error", error => reject(reasonOf(signal, error)));
        sent.end(body);
      });
    });
    var unpack = (async function unpack(message) {
      if (message.headers["content-encoding"] !== ENCODING) return message;
      const [{createGunzip: createGunzip}, {pipeline: pipeline}] = await Promise.all([ Promise.resolve().then(__webpack_require__.t.bind(__webpack_require__, 38522, 23)), Promise.resolve().then(__webpack_require__.t.bind(__webpack_require__, 57075, 23)) ]);
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
      tN: () => send,
      yw: () => readAll
    });
    var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37067);
    var node_http__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_http__WEBPACK_IMPORTED_MODULE_0__);
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
      return signal?.aborted === true ? signal.reason : error;
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
  41898: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      runDoctor: () => runDoctor
    });
    var _lib_read_data_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(50991);
    var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
    var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
    var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
    var node_path__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
    var yaml__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38815);
    var _policy_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(46816);
    var _policy_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(89240);
    var _call_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34853);
    var _init_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65429);
    var _init_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(86170);
    var _local_setup_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(72517);
    var _policy_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4671);
    var _terminal_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(83345);
    var _adapters_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(66769);
    var _adapters_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(88744);
    var _adapters_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(52215);
    var _lib_models_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(44376);
    const USAGE = `remit doctor    checks what a run needs: key, model, workflows, pin, policy, sandbox, settings\n\nIt looks at the repository in the current directory and changes nothing. GEMINI_API_KEY lets it ask Gemini for the models\nthat the key can use, GH_TOKEN lets it ask GitHub for the repository's settings. Exit code 1 when something is missing.\n`;
    async function runDoctor(words) {
      const call = (0, _call_js__WEBPACK_IMPORTED_MODULE_3__.D9)({
        name: "remit doctor",
        usage: USAGE
      }, words, {});
      if (call === undefined) return;
      const surplus = call.positionals.join(" ");
      if (surplus !== "") return (0, _call_js__WEBPACK_IMPORTED_MODULE_3__.pD)(`remit doctor takes no arguments, found ${surplus}.`, USAGE);
      const repository = (0, _init_js__WEBPACK_IMPORTED_MODULE_4__.t5)(process.cwd());
      if (repository === undefined) return (0, _call_js__WEBPACK_IMPORTED_MODULE_3__.pD)("There is no git repository here. Run this in a checkout of it.");
      process.chdir(repository.root);
      const workflows = readWorkflows();
      const policy = (0, _policy_js__WEBPACK_IMPORTED_MODULE_5__.loadPolicyText)((0, _call_js__WEBPACK_IMPORTED_MODULE_3__.hc)(_policy_js__WEBPACK_IMPORTED_MODULE_6__.OM));
      const opensPulls = policy.kind === "loaded" && policy.policy.publish.to.value === "pull";
      const [models, lacks, settings] = await Promise.all([ judgeModels(workflows.uses, process.env), (0, 
      _local_setup_js__WEBPACK_IMPORTED_MODULE_7__.sF)(), judgeSettings(repository.home, opensPulls, process.env) ]);
      const found = [ ...models, ...judgeUses(workflows, knownInputs(), (0, _init_js__WEBPACK_IMPORTED_MODULE_4__.EE)()), ...await judgePolicy(policy), judgeLacks(lacks), ...settings ];
      printFindings(found, (0, _terminal_js__WEBPACK_IMPORTED_MODULE_8__._$)(process.stdout, process.env));
    }
    function knownInputs() {
      const action = (0, yaml__WEBPACK_IMPORTED_MODULE_2__.parse)((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0, 
      node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0, _init_js__WEBPACK_IMPORTED_MODULE_4__.jW)(), "action.yml"), "utf8"));
      return Object.keys((0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_9__.fO)((0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_9__.fO)(action)["inputs"]));
    }
    async function judgePolicy(loaded) {
      if (loaded.kind !== "loaded") {
        return loaded.faults.map(({path: path, line: line, column: column, message: message, hint: hint = ""}) => bad("policy", `${path}:${line}:${column}: ${message} ${hint}`.trimEnd()));
      }
      if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(_policy_js__WEBPACK_IMPORTED_MODULE_6__.OM)) return [ open("policy", `There is no ${_policy_js__WEBPACK_IMPORTED_MODULE_6__.OM}: Remit only reads and answers. \`remit init\` writes one.`) ];
      const {met: met, lines: lines} = await (0, _policy_js__WEBPACK_IMPORTED_MODULE_10__.Ez)(loaded.policy, (0, 
      _policy_js__WEBPACK_IMPORTED_MODULE_5__.locateHere)());
      const verify = loaded.policy.verify.commands.value;
      return [ ...met ? [ good("policy", `${_policy_js__WEBPACK_IMPORTED_MODULE_6__.OM}: ${lines.at(-1) ?? ""}`) ] : lines.map(line => bad("policy", line)), ...verify.length > 0 ? [] : [ open("policy", "Nothing verifies the work: name the tests under [verify].") ] ];
    }
    function judgeLacks(lacks) {
      if (lacks.length === 0) return good("sandbox", "this machine can make one");
      return open("sandbox", `This machine cannot make one (${lacks.join("; ")}). GitHub's hosted Ubuntu machines can.`);
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
      if (credentials === undefined) return [ open("key", "GEMINI_API_KEY is not set here, so neither key nor model was tried.") ];
      const baseUrl = environment["GOOGLE_GEMINI_BASE_URL"] || undefined;
      const model = (0, _adapters_js__WEBPACK_IMPORTED_MODULE_11__.Q)({
        credentials: credentials,
        ...baseUrl && {
          baseUrl: baseUrl
        },
        clock: _adapters_js__WEBPACK_IMPORTED_MODULE_12__.ml,
        random: _adapters_js__WEBPACK_IMPORTED_MODULE_12__.vg
      });
      const offers = await model.offers(AbortSignal.timeout(LONGEST_MS));
      if (offers.kind === "failed") {
        const {message: message, hint: hint} = offers.fault;
        return [ bad("key", hint === undefined ? message : `${message} ${hint}`) ];
      }
      const names = new Set(uses.map(({inputs: inputs}) => (0, _init_js__WEBPACK_IMPORTED_MODULE_13__.ws)(inputs["model"]) || "auto"));
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
      if (wanted.includes("${{")) return open("model", `${wanted} is known only in a run.`);
      const {name: name, family: family} = (0, _lib_models_js__WEBPACK_IMPORTED_MODULE_14__.Z5)(wanted);
      const named = name === wanted ? name : `${wanted} (${name})`;
      if (models.includes(name)) return good("model", `${named} can be used`);
      const other = family && models.find(each => (0, _lib_models_js__WEBPACK_IMPORTED_MODULE_14__.yH)(each) === family);
      if (other !== undefined) return open("model", `${named} cannot be used with this key; ${other} will take its place.`);
      if ((0, _lib_models_js__WEBPACK_IMPORTED_MODULE_14__.yH)(name) === undefined) return open("model", `${named}: only a run shows whether it can be used.`);
      return bad("model", `${named} cannot be used with this key. Name another, or leave it to \`auto\`.`);
    }
    async function judgeSettings(home, opensPulls, environment) {
      if (home === undefined) return [ open("settings", "There is no remote `origin` on a GitHub host to check.") ];
      const page = `https://${home.host}/${home.name}/settings`;
      const token = environment["GH_TOKEN"] || environment["GITHUB_TOKEN"] || "";
      if (token === "") return [ open("settings", `Not checked, since GH_TOKEN is not set (try GH_TOKEN=$(gh auth token)): ${page}/actions`) ];
      const api = home.host === "github.com" ? "https://api.github.com" : `https://${home.host}/api/v3`;
      const apiUrl = environment["GITHUB_API_URL"] || api;
      const ask = asker(apiUrl, token, home.name);
      const [rights, secret] = await Promise.all([ ask("actions/permissions/workflow"), ask("actions/secrets/GEMINI_API_KEY") ]);
      return [ ...opensPulls ? [ judgeRights(rights, `${page}/actions`) ] : [], judgeSecret(secret, `${page}/secrets/actions`) ];
    }
    function asker(apiUrl, token, repository) {
      const client = (0, _adapters_js__WEBPACK_IMPORTED_MODULE_15__.M)({
        apiUrl: apiUrl,
        token: token,
        clock: _adapters_js__WEBPACK_IMPORTED_MODULE_12__.ml
      });
      return async path => {
        try {
          const {status: status, data: data} = await (await client()).request(`GET /repos/${repository}/${path}`);
          return {
            status: status,
            data: data
          };
        } catch (error) {
          const {status: status = 0} = error;
          return {
            status: status,
            data: undefined
          };
        }
      };
    }
    const TICK = '"Allow GitHub Actions to create and approve pull requests"';
    function judgeRights({status: status, data: data}, page) {
      if (status !== 200) return open("settings", `${unseen(status)} Whether ${TICK} is ticked: ${page}`);
      const may = (0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_9__.fO)(data)["can_approve_pull_request_reviews"] === true;
      return may ? good("settings", `${TICK} is ticked`) : bad("settings", `Tick ${TICK}: ${page}`);
    }
    function judgeSecret({status: status}, page) {
      if (status === 200) return good("settings", "the secret GEMINI_API_KEY exists");
      if (status !== 404) return open("settings", `${unseen(status)} Whether there is a secret GEMINI_API_KEY: ${page}`);
      return open("settings", `The repository has no secret GEMINI_API_KEY; one of the organisation would do: ${page}`);
    }
    function unseen(status) {
      return status === 0 ? "GitHub could not be reached." : `GitHub does not show it to this token (${status}).`;
    }
    const DIRECTORY = ".github/workflows";
    function readWorkflows() {
      const names = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(DIRECTORY) ? (0, 
      node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(DIRECTORY).filter(name => /\.ya?ml$/.test(name)) : [];
      const read = names.sort().map(name => readOne(`${DIRECTORY}/${name}`));
      return {
        uses: read.flatMap(({uses: uses}) => uses),
        faults: read.flatMap(({faults: faults}) => faults)
      };
    }
    const [, NAME] = _init_js__WEBPACK_IMPORTED_MODULE_4__.Zr.split("/");
    function readOne(file) {
      const document = (0, yaml__WEBPACK_IMPORTED_MODULE_2__.Tp)((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, "utf8"));
      const [error] = document.errors;
      if (error !== undefined) return {
        uses: [],
        faults: [ `${file} is not YAML: ${error.message.split("\n")[0]}` ]
      };
      const jobs = Object.values((0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_9__.fO)((0, 
      _lib_read_data_js__WEBPACK_IMPORTED_MODULE_9__.fO)(document.toJS())["jobs"])).map(_lib_read_data_js__WEBPACK_IMPORTED_MODULE_9__.fO);
      const uses = jobs.flatMap(job => [ job, ...(0, _init_js__WEBPACK_IMPORTED_MODULE_13__.Hp)(job["steps"]).map(_lib_read_data_js__WEBPACK_IMPORTED_MODULE_9__.fO) ].flatMap(step => {
        const [action = "", ref = ""] = (0, _init_js__WEBPACK_IMPORTED_MODULE_13__.ws)(step["uses"]).split("@");
        return action.split("/")[1] === NAME ? [ {
          file: file,
          ref: ref,
          inputs: (0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_9__.fO)(step["with"]),
          job: job
        } ] : [];
      }));
      return {
        uses: uses,
        faults: []
      };
    }
    function judgeUses({uses: uses, faults: faults}, inputs, own) {
      if (uses.length === 0 && faults.length === 0) return [ bad("workflow", "No workflow uses Remit. `remit init` writes one.") ];
      return [ ...faults.map(fault => bad("workflow", fault)), ...uses.flatMap(use => {
        const judged = use.job["uses"] === undefined ? judgeInputs(use, inputs) : judgeCall(use);
        return [ ...judged, ...judgeJob(use), judgePin(use, own) ];
      }) ];
    }
    function judgeInputs({file: file, inputs: inputs}, known) {
      const unknown = Object.keys(inputs).filter(name => !known.includes(name));
      const faults = unknown.map(name => bad("workflow", `${file}: there is no input ${name}.${(0, 
      _call_js__WEBPACK_IMPORTED_MODULE_3__.au)(name, known)}`));
      const mode = (0, _init_js__WEBPACK_IMPORTED_MODULE_13__.ws)(inputs["mode"]) || "run";
      const asks = mode === "run" || mode === "propose";
      if (asks && inputs["gemini-api-key"] === undefined && inputs["use-vertex-ai"] === undefined) faults.push(bad("workflow", `${file}: the step has no gemini-api-key, and no use-vertex-ai.`));
      return faults.length > 0 ? faults : [ good("workflow", `${file} uses Remit (mode: ${mode})`) ];
    }
    function judgeCall({file: file, job: job}) {
      const {secrets: secrets} = job;
      if (secrets !== "inherit" && (0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_9__.fO)(secrets)["gemini-api-key"] === undefined) return [ bad("workflow", `${file}: the call has no secret gemini-api-key. Write \`secrets:\` beside \`uses:\`.`) ];
      return [ good("workflow", `${file} calls Remit's workflow`) ];
    }
    const NO_SANDBOX = /^(?:ubuntu-slim|macos|windows)/;
    function judgeJob({file: file, job: job}) {
      const machine = (0, _init_js__WEBPACK_IMPORTED_MODULE_13__.Hp)(job["runs-on"]).map(_init_js__WEBPACK_IMPORTED_MODULE_13__.ws).find(label => NO_SANDBOX.test(label));
      const options = (0, _init_js__WEBPACK_IMPORTED_MODULE_13__.ws)((0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_9__.fO)(job["container"])["options"]);
      const caged = job["container"] !== undefined && !/--privileged|SYS_ADMIN/.test(options);
      const group = (0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_9__.fO)(job["concurrency"]);
      const queued = job["concurrency"] === undefined || group["queue"] === "max" || group["cancel-in-progress"] === true;
      const noMachine = `${file}: ${machine} makes no sandbox. Write \`runs-on: ubuntu-latest\`.`;
      const needsOptions = `${file}: a job in a \`container:\` needs options for a sandbox (docs/enterprise.md), or no container.`;
      const drops = `${file}: without \`queue: max\` in its \`concurrency\` the next run drops one that waits.`;
      return [ ...machine === undefined ? [] : [ bad("sandbox", noMachine) ], ...caged ? [ bad("sandbox", needsOptions) ] : [], ...queued ? [] : [ open("workflow", drops) ] ];
    }
    function judgePin({file: file, ref: ref}, own) {
      if (!/^[0-9a-f]{40}$/.test(ref)) {
        const instead = own === undefined ? "the commit of a release" : own;
        return bad("pin", `${file} uses Remit at ${JSON.stringify(ref)}, which can be moved. Pin ${instead}.`);
      }
      if (own === undefined || own === ref) return good("pin", `${file} pins ${ref.slice(0, 10)}`);
      return open("pin", `${file} pins ${ref.slice(0, 10)}, and this program is ${own.slice(0, 10)}.`);
    }
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
    const open = (about, text) => ({
      about: about,
      kind: "open",
      text: text
    });
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
      return LIMIT_NAMES[name];
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
      VK: () => shortDigest,
      aU: () => limitInWords,
      hS: () => counted,
      p0: () => duration,
      qC: () => limitAmount,
      rX: () => withCommas,
      uI: () => gauge
    });
    const LIMIT_NAMES = {
      turns: "turns",
      minutes: "time",
      tokens: "tokens",
      usd: "money",
      calls: "tool calls",
      files: "files changed",
      lines: "lines changed"
    };
    function limitInWords(name, value) {
      const unit = UNITS[name];
      return unit === "" ? limitAmount(name, value) : `${limitAmount(name, value)} ${unit}${value === 1 ? "" : "s"}`;
    }
    const UNITS = {
      turns: "turn",
      minutes: "",
      tokens: "token",
      usd: "",
      calls: "tool call",
      files: "file",
      lines: "line"
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
      take({agent: agent, event: event}) {
        const cost = (0, _events_js__WEBPACK_IMPORTED_MODULE_1__.fM)(event);
        if (cost !== undefined) {
          this.tokens = add(this.tokens, cost.usage);
          this.usd += cost.usd;
        }
        switch (event.type) {
         case "run.started":
          this.limits = event.limits;
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
        const ms = Math.max(0, now - start);
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


