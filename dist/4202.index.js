export const id = 4202;

export const ids = [ 4202 ];

export const modules = {
  61642: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      m: () => systemClock,
      v: () => systemRandom
    });
    var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
    var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77598);
    const systemClock = {
      now: () => Math.round(performance.timeOrigin + performance.now()),
      elapsed: () => performance.now(),
      async sleep(ms, signal) {
        await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(ms, undefined, signal === undefined ? {} : {
          signal: signal
        }).catch(() => undefined);
      }
    };
    const systemRandom = {
      hex: bytes => (0, node_crypto__WEBPACK_IMPORTED_MODULE_1__.randomBytes)(bytes).toString("hex")
    };
  }),
  22563: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      M: () => openClient
    });
    var _http_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63250);
    var _failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36424);
    function openClient(options) {
      let client;
      return () => client ??= loadClient(options);
    }
    async function loadClient({timeoutMs: timeoutMs = 3e4, ...options}) {
      const {apiUrl: apiUrl, token: token, clock: clock, fetch: fetch, outageMs: outageMs} = options;
      const {Octokit: Octokit} = await Promise.all([ __webpack_require__.e(45), __webpack_require__.e(1267) ]).then(__webpack_require__.bind(__webpack_require__, 11267));
      const route = fetch ?? await proxyFetch(process.env) ?? _http_js__WEBPACK_IMPORTED_MODULE_0__.t;
      const octokit = new Octokit({
        auth: token,
        baseUrl: apiUrl.replace(/\/+$/, ""),
        userAgent: "remit",
        log: {
          debug: ignore,
          info: ignore,
          warn: ignore,
          error: ignore
        },
        request: {
          fetch: route
        }
      });
      const outages = new Map;
      octokit.hook.wrap("request", (request, given) => {
        const kind = `${given.method} ${given.url}`;
        const outage = outages.get(kind) ?? (0, _failure_js__WEBPACK_IMPORTED_MODULE_1__.My)(clock, outageMs);
        outages.set(kind, outage);
        const repeatable = given.method !== "POST" || given.request?.["repeatable"] === true;
        const once = async () => {
          given.request = {
            ...given.request,
            signal: AbortSignal.timeout(timeoutMs)
          };
          return whole(await request(given));
        };
        return (0, _failure_js__WEBPACK_IMPORTED_MODULE_1__.LH)(once, {
          clock: clock,
          repeatable: repeatable,
          outage: outage
        });
      });
      return octokit;
    }
    function ignore() {}
    function whole(response) {
      const type = response.headers["content-type"] ?? "";
      if (!type.includes("json") || typeof response.data !== "string") return response;
      throw new _failure_js__WEBPACK_IMPORTED_MODULE_1__.Td("the answer ended before its body did");
    }
    const PROXY_VARIABLES = [ "https_proxy", "HTTPS_PROXY", "http_proxy", "HTTP_PROXY" ];
    async function proxyFetch(environment) {
      if (!PROXY_VARIABLES.some(name => (environment[name] ?? "") !== "")) return undefined;
      const {defaults: defaults} = await Promise.all([ __webpack_require__.e(45), __webpack_require__.e(7176) ]).then(__webpack_require__.bind(__webpack_require__, 47176));
      return defaults.request?.fetch;
    }
  }),
  36424: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      LH: () => withRetries,
      Lg: () => toGitHubError,
      My: () => openOutage,
      Td: () => CutAnswer,
      UZ: () => isRequestFailure,
      Ur: () => createOnce
    });
    var _lib_cut_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89823);
    var _ports_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27460);
    class CutAnswer extends Error {
      name="CutAnswer";
      status=0;
    }
    function isRequestFailure(error) {
      return typeof error === "object" && error !== null && "status" in error && "message" in error;
    }
    function isUncertain(error) {
      return isRequestFailure(error) && (error.response === undefined || error.status >= 500);
    }
    function rateLimitWait(error, now) {
      if (!isRequestFailure(error) || error.response === undefined) return undefined;
      if (error.status !== 403 && error.status !== 429) return undefined;
      const {headers: headers} = error.response;
      const asked = retryAfter(headers["retry-after"], now);
      if (asked !== undefined) return asked;
      if (String(headers["x-ratelimit-remaining"]) === "0") {
        const reset = Number(headers["x-ratelimit-reset"]) * 1e3;
        return Number.isFinite(reset) ? Math.max(1e3, reset - now) : SECONDARY_WAIT_MS;
      }
      return error.status === 429 || /secondary rate limit|abuse detection/i.test(error.message) ? SECONDARY_WAIT_MS : undefined;
    }
    const SECONDARY_WAIT_MS = 6e4;
    function retryAfter(value, now) {
      if (value === undefined || value === "") return undefined;
      const seconds = Number(value);
      if (Number.isFinite(seconds)) return Math.max(0, seconds * 1e3);
      const date = Date.parse(String(value));
      return Number.isNaN(date) ? undefined : Math.max(0, date - now);
    }
    function toGitHubError(error, doing, now) {
      if (error instanceof _ports_js__WEBPACK_IMPORTED_MODULE_0__.y_ || !isRequestFailure(error)) return error;
      if (error.response === undefined) {
        return new _ports_js__WEBPACK_IMPORTED_MODULE_0__.y_(`GitHub did not answer when asked to ${doing.what} (${clip(innermost(error))}).`, 0);
      }
      const said = `GitHub would not ${doing.what} (${error.status}: ${clip(error.message)}).`;
      const wait = rateLimitWait(error, now);
      if (wait !== undefined) {
        const when = new Date(now + wait).toISOString();
        return new _ports_js__WEBPACK_IMPORTED_MODULE_0__.y_(`${said} Its rate limit is used up until ${when}; run again after that.`, 429);
      }
      const permission = error.status === 403 ? missingPermission(error, doing) : undefined;
      return new _ports_js__WEBPACK_IMPORTED_MODULE_0__.y_(permission === undefined ? said : `${said} ${lacks(permission)}`, error.status, permission);
    }
    function missingPermission(error, doing) {
      if (!/not accessible by/i.test(error.message)) return undefined;
      const accepted = error.response?.headers["x-accepted-github-permissions"];
      if (accepted === undefined || accepted === "") return doing.needs;
      const sets = String(accepted).split(";");
      return sets.map(set => set.trim().replaceAll("=", ": ").replaceAll("_", "-").replaceAll(",", " and ")).join(" or ");
    }
    function lacks(permission) {
      return `The token lacks \`${permission}\`: add it under \`permissions:\` in the workflow.`;
    }
    function innermost(error) {
      let said = error.message;
      let cause = error;
      while (typeof cause === "object" && cause !== null && "cause" in cause) {
        ({cause: cause} = cause);
        if (typeof cause === "object" && cause !== null && "message" in cause) said = String(cause.message) || said;
      }
      return said;
    }
    function clip(message) {
      const line = message.replaceAll(/\s+/g, " ").replace(/ - https:\/\/\S+$/, "").trim();
      return line.length > 300 ? `${(0, _lib_cut_js__WEBPACK_IMPORTED_MODULE_1__.Ku)(line, 300)}\u2026` : line;
    }
    const BACKOFF_MS = [ 1e3, 3e3, 8e3, 18e3, 3e4 ];
    const LONGEST_WAIT_MS = 6e4;
    const QUICK_ATTEMPTS = 3;
    function openOutage(clock, longestMs = LONGEST_WAIT_MS) {
      let [begun, last] = [ -Infinity, -Infinity ];
      return {
        mayWait(ms, failures) {
          const now = clock.elapsed();
          if (now - last > LONGEST_WAIT_MS) begun = now;
          last = now;
          return ms <= (failures < QUICK_ATTEMPTS ? longestMs : longestMs - (now - begun));
        },
        over: () => void (last = -Infinity)
      };
    }
    async function withRetries(request, patience) {
      let waited = 0;
      for (let attempt = 1; ;attempt += 1) {
        try {
          const answer = await request();
          patience.outage.over();
          return answer;
        } catch (error) {
          if (!isUncertain(error)) patience.outage.over();
          const wait = waitBefore(error, attempt, patience);
          if (wait === undefined || waited + wait > LONGEST_WAIT_MS) throw error;
          await patience.clock.sleep(wait);
          waited += wait;
        }
      }
    }
    function waitBefore(error, attempt, {clock: clock, repeatable: repeatable, outage: outage}) {
      const limit = rateLimitWait(error, clock.now());
      if (limit !== undefined) return attempt < QUICK_ATTEMPTS ? limit : undefined;
      if (!repeatable || !isUncertain(error)) return undefined;
      const wait = backoff(error, attempt, clock);
      return outage.mayWait(wait, attempt) ? wait : undefined;
    }
    function backoff(error, attempt, clock) {
      const asked = isRequestFailure(error) ? retryAfter(error.response?.headers["retry-after"], clock.now()) : undefined;
      return asked ?? BACKOFF_MS[attempt - 1] ?? Infinity;
    }
    async function createOnce(create, find, clock) {
      for (let attempt = 1; ;attempt += 1) {
        try {
          return await create();
        } catch (error) {
          if (!isUncertain(error)) throw error;
          await clock.sleep(Math.min(backoff(error, attempt, clock), LONGEST_WAIT_MS));
          const made = await find();
          if (made !== undefined) return made;
          if (attempt === QUICK_ATTEMPTS) throw error;
        }
      }
    }
  }),
  14202: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      runDoctor: () => runDoctor
    });
    var external_node_fs_ = __webpack_require__(73024);
    var external_node_path_ = __webpack_require__(76760);
    var dist = __webpack_require__(38815);
    var explain = __webpack_require__(44265);
    var load = __webpack_require__(36371);
    var cli_call = __webpack_require__(19628);
    var distance = __webpack_require__(4984);
    const DIRECTORY = ".github/workflows";
    function readWorkflows(root, own) {
      const directory = (0, external_node_path_.join)(root, DIRECTORY);
      const names = (0, external_node_fs_.existsSync)(directory) ? (0, external_node_fs_.readdirSync)(directory).filter(name => /\.ya?ml$/.test(name)) : [];
      const read = names.sort().map(name => readOne(root, `${DIRECTORY}/${name}`, own.split("/")[1] ?? ""));
      return {
        uses: read.flatMap(({uses: uses}) => uses),
        faults: read.flatMap(({faults: faults}) => faults)
      };
    }
    function readOne(root, file, name) {
      const document = (0, dist.Tp)((0, external_node_fs_.readFileSync)((0, external_node_path_.join)(root, file), "utf8"));
      const [error] = document.errors;
      if (error !== undefined) return {
        uses: [],
        faults: [ `${file} is not YAML: ${error.message.split("\n")[0]}` ]
      };
      const jobs = Object.values(record(record(document.toJS())["jobs"])).map(record);
      const uses = jobs.flatMap(job => [ job, ...list(job["steps"]).map(record) ].flatMap(step => {
        const [action = "", ref = ""] = word(step["uses"]).split("@");
        return action.split("/")[1] === name ? [ {
          file: file,
          ref: ref,
          inputs: record(step["with"]),
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
      const faults = unknown.map(name => {
        const near = (0, distance.p)(name, known);
        return bad("workflow", `${file}: there is no input ${name}.${near === undefined ? "" : ` Did you mean ${near}?`}`);
      });
      const mode = word(inputs["mode"]) || "run";
      const asks = mode === "run" || mode === "propose";
      if (asks && inputs["gemini-api-key"] === undefined && inputs["use-vertex-ai"] === undefined) faults.push(bad("workflow", `${file}: the step has no gemini-api-key, and no use-vertex-ai.`));
      return faults.length > 0 ? faults : [ good("workflow", `${file} uses Remit (mode: ${mode})`) ];
    }
    function judgeCall({file: file, job: job}) {
      const {secrets: secrets} = job;
      if (secrets !== "inherit" && record(secrets)["gemini-api-key"] === undefined) return [ bad("workflow", `${file}: the call has no secret gemini-api-key. Write \`secrets:\` beside \`uses:\`.`) ];
      return [ good("workflow", `${file} calls Remit's workflow`) ];
    }
    const NO_SANDBOX = /^(?:ubuntu-slim|macos|windows)/;
    function judgeJob({file: file, job: job}) {
      const machine = list(job["runs-on"]).map(word).find(label => NO_SANDBOX.test(label));
      const options = word(record(job["container"])["options"]);
      const caged = job["container"] !== undefined && !/--privileged|SYS_ADMIN/.test(options);
      const group = record(job["concurrency"]);
      const queued = job["concurrency"] === undefined || group["queue"] === "max" || group["cancel-in-progress"] === true;
      return [ ...machine === undefined ? [] : [ bad("sandbox", `${file}: ${machine} makes no sandbox. Write \`runs-on: ubuntu-latest\`.`) ], ...caged ? [ bad("sandbox", `${file}: a job in a \`container:\` needs options for a sandbox (docs/enterprise.md), or no container.`) ] : [], ...queued ? [] : [ uses_open("workflow", `${file}: without \`queue: max\` in its \`concurrency\` the next run drops one that waits.`) ] ];
    }
    function judgePin({file: file, ref: ref}, own) {
      if (!/^[0-9a-f]{40}$/.test(ref)) {
        const instead = own === undefined ? "the commit of a release" : own;
        return bad("pin", `${file} uses Remit at ${JSON.stringify(ref)}, which can be moved. Pin ${instead}.`);
      }
      if (own === undefined || own === ref) return good("pin", `${file} pins ${ref.slice(0, 10)}`);
      return uses_open("pin", `${file} pins ${ref.slice(0, 10)}, and this program is ${own.slice(0, 10)}.`);
    }
    function word(value) {
      return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value) : "";
    }
    function list(value) {
      if (Array.isArray(value)) return value;
      return value === undefined ? [] : [ value ];
    }
    function record(value) {
      return typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
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
    const uses_open = (about, text) => ({
      about: about,
      kind: "open",
      text: text
    });
    var clock = __webpack_require__(61642);
    var gemini = __webpack_require__(52043);
    var lib_models = __webpack_require__(67325);
    var github_client = __webpack_require__(22563);
    async function judgeModels(uses, environment) {
      const credentials = credentialsOf(environment);
      if (credentials === undefined) return [ uses_open("key", "GEMINI_API_KEY is not set here, so neither key nor model was tried.") ];
      const baseUrl = environment["GOOGLE_GEMINI_BASE_URL"];
      const address = baseUrl === undefined || baseUrl === "" ? {} : {
        baseUrl: baseUrl
      };
      const model = (0, gemini.openGemini)({
        credentials: credentials,
        ...address,
        clock: clock.m,
        random: clock.v
      });
      const offers = await model.offers(AbortSignal.timeout(LONGEST_MS));
      if (offers.kind === "failed") {
        const {message: message, hint: hint} = offers.fault;
        return [ bad("key", hint === undefined ? message : `${message} ${hint}`) ];
      }
      const names = new Set(uses.map(({inputs: inputs}) => word(inputs["model"]) || "auto"));
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
      if (wanted.includes("${{")) return uses_open("model", `${wanted} is known only in a run.`);
      const {name: name, family: family} = (0, lib_models.Z5)(wanted);
      const named = name === wanted ? name : `${wanted} (${name})`;
      if (models.includes(name)) return good("model", `${named} can be used`);
      const other = family && models.find(each => (0, lib_models.yH)(each) === family);
      if (other !== undefined) return uses_open("model", `${named} cannot be used with this key; ${other} will take its place.`);
      if ((0, lib_models.yH)(name) === undefined) return uses_open("model", `${named}: only a run shows whether it can be used.`);
      return bad("model", `${named} cannot be used with this key. Name another, or leave it to \`auto\`.`);
    }
    async function judgeSettings(home, opens, environment) {
      if (home === undefined) return [ uses_open("settings", "There is no remote `origin` on a GitHub host to check.") ];
      const page = `https://${home.host}/${home.name}/settings`;
      const token = environment["GH_TOKEN"] || environment["GITHUB_TOKEN"] || "";
      if (token === "") return [ uses_open("settings", `Not checked, since GH_TOKEN is not set (try GH_TOKEN=$(gh auth token)): ${page}/actions`) ];
      const api = home.host === "github.com" ? "https://api.github.com" : `https://${home.host}/api/v3`;
      const apiUrl = environment["GITHUB_API_URL"] || api;
      const ask = asker(apiUrl, token, home.name);
      const [rights, secret] = await Promise.all([ ask("actions/permissions/workflow"), ask("actions/secrets/GEMINI_API_KEY") ]);
      return [ ...opens ? [ judgeRights(rights, `${page}/actions`) ] : [], judgeSecret(secret, `${page}/secrets/actions`) ];
    }
    function asker(apiUrl, token, repository) {
      const client = (0, github_client.M)({
        apiUrl: apiUrl,
        token: token,
        clock: clock.m
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
      if (status !== 200) return uses_open("settings", `${unseen(status)} Whether ${TICK} is ticked: ${page}`);
      const may = data.can_approve_pull_request_reviews === true;
      return may ? good("settings", `${TICK} is ticked`) : bad("settings", `Tick ${TICK}: ${page}`);
    }
    function judgeSecret({status: status}, page) {
      if (status === 200) return good("settings", "the secret GEMINI_API_KEY exists");
      if (status !== 404) return uses_open("settings", `${unseen(status)} Whether there is a secret GEMINI_API_KEY: ${page}`);
      return uses_open("settings", `The repository has no secret GEMINI_API_KEY; one of the organisation would do: ${page}`);
    }
    function unseen(status) {
      return status === 0 ? "GitHub could not be reached." : `GitHub does not show it to this token (${status}).`;
    }
    var init_repository = __webpack_require__(58968);
    var cli_lacks = __webpack_require__(56340);
    var policy = __webpack_require__(45034);
    var terminal = __webpack_require__(32832);
    const USAGE = `remit doctor    checks what a run needs: key, model, workflows, pin, policy, sandbox, settings\n\nIt looks at the repository in the current directory and changes nothing. GEMINI_API_KEY lets it ask Gemini for the models\nthat the key can use, GH_TOKEN lets it ask GitHub for the repository's settings. Exit code 1 when something is missing.\n`;
    async function runDoctor(words) {
      const call = (0, cli_call.D9)({
        name: "remit doctor",
        usage: USAGE
      }, words, {});
      if (call === undefined) return;
      const surplus = call.positionals.join(" ");
      if (surplus !== "") return (0, cli_call.cc)(`remit doctor takes no words, found ${surplus}.`, USAGE);
      const repository = (0, init_repository.t5)(process.cwd());
      if (repository === undefined) return (0, cli_call.cc)("There is no git repository here. Run this in a checkout of it.");
      process.chdir(repository.root);
      const workflows = readWorkflows(repository.root, init_repository.Zr);
      const policy = readPolicy();
      const opens = policy.kind === "loaded" && policy.policy.publish.to.value === "pull";
      const [models, lacks, settings] = await Promise.all([ judgeModels(workflows.uses, process.env), (0, 
      cli_lacks.s)(), judgeSettings(repository.home, opens, process.env) ]);
      const found = [ ...models, ...judgeUses(workflows, knownInputs(), (0, init_repository.EE)()), ...judgePolicy(policy), judgeLacks(lacks), ...settings ];
      tell(found, (0, terminal._$)(process.stdout, process.env));
    }
    function knownInputs() {
      const action = (0, dist.parse)((0, external_node_fs_.readFileSync)((0, external_node_path_.join)((0, 
      init_repository.jW)(), "action.yml"), "utf8"));
      return Object.keys(action.inputs);
    }
    function readPolicy() {
      const text = (0, external_node_fs_.existsSync)(load.OM) ? (0, external_node_fs_.readFileSync)(load.OM, "utf8") : undefined;
      return (0, load.tb)(text === undefined ? undefined : {
        path: load.OM,
        ref: "",
        text: text
      }, (0, policy.manifestsHere)());
    }
    function judgePolicy(loaded) {
      if (loaded.kind !== "loaded") {
        return loaded.faults.map(({path: path, line: line, column: column, message: message, hint: hint = ""}) => bad("policy", `${path}:${line}:${column}: ${message} ${hint}`.trimEnd()));
      }
      if (!(0, external_node_fs_.existsSync)(load.OM)) return [ uses_open("policy", `There is no ${load.OM}: Remit only reads and answers. \`remit init\` writes one.`) ];
      const {met: met, lines: lines} = (0, explain.Ez)(loaded.policy, (0, policy.locateHere)());
      const verify = loaded.policy.verify.commands.value;
      return [ ...met ? [ good("policy", `${load.OM}: ${lines.at(-1) ?? ""}`) ] : lines.map(line => bad("policy", line)), ...verify.length > 0 ? [] : [ uses_open("policy", "Nothing verifies the work: name the tests under [verify].") ] ];
    }
    function judgeLacks(lacks) {
      if (lacks.length === 0) return good("sandbox", "this machine can make one");
      return uses_open("sandbox", `This machine cannot make one (${lacks.join("; ")}). GitHub's hosted Ubuntu machines can.`);
    }
    function tell(found, colors) {
      const marks = {
        good: colors.good("\u2713"),
        bad: colors.bad("\u2717"),
        open: colors.strong("?")
      };
      const lines = found.map(({about: about, kind: kind, text: text}) => `${marks[kind]} ${about.padEnd(9)} ${text}`);
      const wrong = found.filter(({kind: kind}) => kind === "bad").length;
      const last = wrong === 0 ? "Nothing is missing that this check can see." : `To fix: ${wrong}.`;
      process.stdout.write([ ...lines, "", last, "" ].join("\n"));
      if (wrong > 0) process.exitCode = 1;
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
  }),
  32832: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      _$: () => inkFor,
      wB: () => watch
    });
    var _events_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11468);
    var _lib_cut_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(89823);
    var _report_figures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40819);
    var _report_sandbox_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90069);
    var _report_describe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13117);
    var _report_tally_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8216);
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
    function openTeller(colors) {
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
    function describeEvent(event, colors) {
      switch (event.type) {
       case "run.started":
        return `${colors.strong("Remit")} works on ${event.run.repository} with ${event.model} (sandbox: ${(0, 
        _report_sandbox_js__WEBPACK_IMPORTED_MODULE_4__.jV)(event.sandbox)})`;

       case "model.replied":
        {
          const thoughts = event.reply.thoughts.map(({subject: subject}) => colors.faint(`\u2026 ${subject}`));
          return [ ...thoughts, ...event.reply.text === "" ? [] : [ plain(event.reply.text) ] ].join("\n");
        }

       case "model.retried":
        return colors.faint(`waiting ${event.waitMs} ms${(0, _report_describe_js__WEBPACK_IMPORTED_MODULE_2__.Be)(event)}: ${plain(event.cause)}`);

       case "call.decided":
        return tellDecision(event, colors);

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
        return event.results.map(result => tellVerification(result, colors)).join("\n");

       case "run.finished":
        return `${colors.strong("\u2192")} ${colors.strong(event.outcome.conclusion)}`;

       default:
        return "";
      }
    }
    function tellDecision({call: call, decision: decision}, colors) {
      const what = nameOf(call);
      const by = decision.rules.length === 0 ? "no rule" : decision.rules.join(", ");
      if (decision.effect === "allow") return `${colors.good("\u2713")} ${what} ${colors.faint(`(${by})`)}`;
      return `${colors.bad("\u2717")} ${what}\n${indent(plain(decision.reason), colors.bad)}`;
    }
    function nameOf({tool: tool, args: args}) {
      return `${tool} ${(0, _lib_cut_js__WEBPACK_IMPORTED_MODULE_5__.Ku)(plain(JSON.stringify(args)), 120)}`;
    }
    function tellVerification({command: command, ok: ok, output: output}, colors) {
      if (ok) return `${colors.good("\u2713")} verified by ${plain(command)}`;
      return `${colors.bad("\u2717")} not verified: ${plain(command)} failed\n${indent(lastLines(output), colors.bad)}`;
    }
    const SHOWN = 6;
    function lastLines(text) {
      const lines = plain(text).trimEnd().split("\n");
      const hidden = lines.length - SHOWN;
      return hidden > 0 ? [ `(${(0, _report_figures_js__WEBPACK_IMPORTED_MODULE_1__.hS)(hidden, "line")} above)`, ...lines.slice(-SHOWN) ].join("\n") : lines.join("\n");
    }
    function indent(text, paint) {
      return text.split("\n").map(line => paint(`    ${line}`)).join("\n");
    }
    function plain(text) {
      return text.replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, "");
    }
    const REDRAW_MS = 1e3;
    function watch(log, form) {
      if (form === "json") return log.listen(entry => void process.stdout.write(`${JSON.stringify(entry)}\n`));
      const colors = inkFor(process.stdout, process.env);
      const tell = openTeller(colors);
      return process.stdout.isTTY ? watchInTerminal(log, tell, colors) : log.listen(entry => void write(tell(entry)));
    }
    function watchInTerminal(log, tell, colors) {
      const clear = () => process.stdout.write("\r[2K");
      const draw = () => {
        const line = (0, _lib_cut_js__WEBPACK_IMPORTED_MODULE_5__.Ku)(describeProgress(log.entries, Date.now()), Math.max(10, process.stdout.columns - 1));
        process.stdout.write(`\r[2K${colors.faint(line)}`);
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
    function describeProgress(entries, now) {
      const {turns: turns, tokens: used, usd: usd, ms: ms} = (0, _report_tally_js__WEBPACK_IMPORTED_MODULE_3__.N)(entries, now);
      const figures = [ (0, _report_figures_js__WEBPACK_IMPORTED_MODULE_1__.hS)(turns, "turn"), `${(0, 
      _report_figures_js__WEBPACK_IMPORTED_MODULE_1__.LU)(used.input + used.output)} tokens`, (0, 
      _report_figures_js__WEBPACK_IMPORTED_MODULE_1__.TG)(usd), (0, _report_figures_js__WEBPACK_IMPORTED_MODULE_1__.p0)(ms) ];
      return plain([ ...figures, doing(entries) ].join(" \u00b7 ")).replaceAll(/\s+/g, " ");
    }
    function doing(entries) {
      const finished = new Set;
      for (const {event: event, agent: agent} of entries.toReversed()) {
        const who = agent === _events_js__WEBPACK_IMPORTED_MODULE_0__.QT ? "" : `${agent}: `;
        switch (event.type) {
         case "call.finished":
          finished.add(event.id);
          break;

         case "call.decided":
          if (event.decision.effect === "allow" && !finished.has(event.call.id)) return `${who}${event.call.tool} ${(0, 
          _report_figures_js__WEBPACK_IMPORTED_MODULE_1__.dh)(event.call)}`;
          break;

         case "model.asked":
          return `${who}thinking`;

         case "model.retried":
          return `waiting ${(0, _report_figures_js__WEBPACK_IMPORTED_MODULE_1__.p0)(event.waitMs)} for the model${(0, 
          _report_describe_js__WEBPACK_IMPORTED_MODULE_2__.Be)(event)}`;

         case "agent.stopped":
          if (agent === _events_js__WEBPACK_IMPORTED_MODULE_0__.QT) return "checking and publishing";
          break;

         default:
        }
      }
      return "starting";
    }
  }),
  67325: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      Af: () => levelFor,
      Fl: () => baseName,
      Je: () => usable,
      M5: () => cheaperModel,
      NM: () => longestPrefix,
      OB: () => rowOf,
      Ou: () => windowOf,
      Qm: () => endedOn,
      T$: () => THINKING,
      Z5: () => nameModel,
      gS: () => generationOf,
      i3: () => listPrice,
      vp: () => nextModel,
      yH: () => familyIn
    });
    const THINKING = [ "minimal", "low", "medium", "high" ];
    const WINDOW = 1048576;
    const NEW_FLASH = {
      family: "flash",
      state: "stable",
      price: {
        input: .75,
        cached: .075,
        output: 3.75
      },
      later: {
        from: "2027-01-01",
        price: {
          input: 1.5,
          cached: .15,
          output: 7.5
        }
      }
    };
    const THREE_LEVELS = [ "low", "medium", "high" ];
    const DEAREST = {
      input: 2,
      cached: .2,
      output: 12,
      long: {
        from: 2e5,
        input: 4,
        cached: .4,
        output: 18
      }
    };
    const ENDS_2_5 = {
      key: "2026-10-16",
      vertex: "2027-01-28"
    };
    const MODELS = [ {
      name: "gemini-3.8-flash",
      ...NEW_FLASH,
      thinking: THREE_LEVELS,
      next: "gemini-3.7-flash"
    }, {
      name: "gemini-3.7-flash",
      ...NEW_FLASH,
      thinking: THINKING,
      next: "gemini-3.8-flash"
    }, {
      name: "gemini-3.6-flash",
      ...NEW_FLASH,
      thinking: THINKING,
      next: "gemini-3.8-flash"
    }, {
      name: "gemini-3.5-flash",
      family: "flash",
      state: "stable",
      price: {
        input: 1.5,
        cached: .15,
        output: 9
      },
      thinking: THINKING,
      next: "gemini-3.8-flash"
    }, {
      name: "gemini-3.5-flash-lite",
      family: "flash-lite",
      state: "stable",
      price: {
        input: .3,
        cached: .03,
        output: 2.5
      },
      thinking: THINKING,
      next: "gemini-3.1-flash-lite"
    }, {
      name: "gemini-3.1-flash-lite",
      family: "flash-lite",
      state: "stable",
      ends: {
        key: "2027-05-07"
      },
      price: {
        input: .25,
        cached: .025,
        output: 1.5
      },
      thinking: THINKING,
      next: "gemini-3.5-flash-lite"
    }, {
      name: "gemini-3.1-pro",
      family: "pro",
      state: "preview",
      price: DEAREST,
      thinking: THREE_LEVELS,
      next: "gemini-3.8-flash"
    }, {
      name: "gemini-3-flash",
      family: "flash",
      state: "preview",
      price: {
        input: .5,
        cached: .05,
        output: 3
      },
      thinking: THINKING,
      next: "gemini-3.8-flash"
    }, {
      name: "gemini-3-pro",
      family: "pro",
      state: "preview",
      ends: {
        key: "2026-03-09",
        vertex: "2026-03-09"
      },
      price: DEAREST,
      thinking: [ "low", "high" ],
      next: "gemini-3.1-pro-preview"
    }, {
      name: "gemini-2.5-pro",
      family: "pro",
      state: "stable",
      ends: ENDS_2_5,
      price: {
        input: 1.25,
        cached: .125,
        output: 10,
        long: {
          from: 2e5,
          input: 2.5,
          cached: .25,
          output: 15
        }
      },
      thinking: "budget",
      next: "gemini-3.1-pro-preview"
    }, {
      name: "gemini-2.5-flash",
      family: "flash",
      state: "stable",
      ends: ENDS_2_5,
      price: {
        input: .3,
        cached: .03,
        output: 2.5
      },
      thinking: "budget",
      next: "gemini-3.8-flash"
    }, {
      name: "gemini-2.5-flash-lite",
      family: "flash-lite",
      state: "stable",
      ends: ENDS_2_5,
      price: {
        input: .1,
        cached: .01,
        output: .4
      },
      thinking: "budget",
      next: "gemini-3.5-flash-lite"
    } ];
    const NEWEST = {
      pro: "gemini-3.1-pro-preview",
      flash: "gemini-3.8-flash",
      "flash-lite": "gemini-3.5-flash-lite"
    };
    const AUTO = "flash";
    function nameModel(wanted) {
      const short = wanted.toLowerCase();
      const family = short === "auto" ? AUTO : isFamily(short) ? short : undefined;
      return family === undefined ? {
        name: wanted
      } : {
        name: NEWEST[family],
        family: family
      };
    }
    function isFamily(word) {
      return Object.hasOwn(NEWEST, word);
    }
    function rowOf(model) {
      const name = baseName(model);
      const latest = /^gemini-(?<family>.+)-latest$/.exec(name)?.groups?.["family"] ?? "";
      const wanted = isFamily(latest) ? NEWEST[latest] : name;
      return longest(MODELS, wanted, row => row.name);
    }
    function nextModel(model) {
      return rowOf(model)?.next;
    }
    function cheaperModel(model) {
      const smaller = {
        pro: "flash",
        flash: "flash-lite",
        "flash-lite": undefined
      };
      const family = rowOf(model)?.family;
      const next = family === undefined ? undefined : smaller[family];
      return next === undefined ? model : NEWEST[next];
    }
    function endedOn(model, access, now) {
      const day = rowOf(model)?.ends?.[access];
      return day !== undefined && Date.parse(day) <= now ? day : undefined;
    }
    function listPrice(model, now) {
      const row = rowOf(model);
      if (row === undefined) return DEAREST;
      return row.later !== undefined && Date.parse(row.later.from) <= now ? row.later.price : row.price;
    }
    function levelFor(model, wanted) {
      const levels = rowOf(model)?.thinking ?? THINKING;
      if (levels === "budget") return wanted;
      return THINKING.slice(THINKING.indexOf(wanted)).find(level => levels.includes(level)) ?? "high";
    }
    function windowOf(model) {
      const name = baseName(model);
      if (name.startsWith("gemini-")) return WINDOW;
      if (name.startsWith("gemma-4")) return 256e3;
      return 131072;
    }
    function generationOf(model) {
      const name = /(?:^|\/)gemini-(?:(?<version>\d+(?:\.\d+)?)(?![\d.]))?/.exec(model);
      if (name === null) return undefined;
      return name.groups?.["version"] === undefined ? Infinity : Number(name.groups["version"]);
    }
    function usable(offers, access, now) {
      const found = offers.map(baseName).filter(name => WORKERS.test(name) && endedOn(name, access, now) === undefined);
      return [ ...new Set(found) ].sort((a, b) => rank(b) - rank(a) || (a < b ? -1 : 1));
    }
    const WORKERS = /^gemini-\d+(?:\.\d+)?-(?<family>pro|flash|flash-lite)(?:-preview)?(?:-\d+)*$/;
    function familyIn(name) {
      return WORKERS.exec(baseName(name))?.groups?.["family"];
    }
    function rank(name) {
      return (generationOf(name) ?? 0) + (name.includes("-preview") ? 0 : 1e3);
    }
    function longestPrefix(table, name) {
      return longest(Object.entries(table), name, ([key]) => key)?.[1];
    }
    function longest(all, name, keyOf) {
      const found = all.filter(each => name.startsWith(keyOf(each)));
      return found.sort((a, b) => keyOf(b).length - keyOf(a).length)[0];
    }
    function baseName(model) {
      return model.slice(model.lastIndexOf("/") + 1);
    }
  })
};
