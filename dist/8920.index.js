"use strict";

exports.id = 8920;

exports.ids = [ 8920 ];

exports.modules = {
  58920: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var otherNames = (function otherNames(environment) {
      return Object.entries(environment).flatMap(([variable, value = ""]) => {
        const name = variable.startsWith("INPUT_") ? variable.slice("INPUT_".length).toLowerCase() : "";
        if (name === "" || name in INPUTS || [ "", "false" ].includes(value.trim())) return [];
        const instead = OTHERS.get(name) ?? nearName(name);
        if (instead === undefined) return [];
        return [ `${name} is not an input of Remit: ${instead}. Fix it in the workflow (docs/migrating.md).` ];
      });
    });
    var readJob = (function readJob(source) {
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
    });
    var readInputs = (function readInputs(environment, key = "needed") {
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
          ...readModel(source),
          access: readAccess(source)
        },
        silences: readSilences(source),
        policyFile: source.required("policy-file"),
        projectSettings: source.input("settings"),
        tighten: readTightening(source),
        dryRun: source.boolean("dry-run"),
        sealKey: source.key("seal-key"),
        job: readJob(source),
        ...collector && {
          collector: collector
        },
        github: readGitHub(source),
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
    });
    var readAccess = (function readAccess(source) {
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
    });
    var readTightening = (function readTightening(source) {
      const limits = [ [ "turns", "max-turns", true ], [ "minutes", "max-minutes", false ], [ "tokens", "max-tokens", true ], [ "usd", "max-usd", false ] ];
      return Object.fromEntries(limits.flatMap(([limit, name, whole]) => {
        const value = source.number(name, whole);
        return value === undefined ? [] : [ [ limit, value ] ];
      }));
    });
    var readGitHub = (function readGitHub(source) {
      const server = source.variable("GITHUB_SERVER_URL");
      const api = source.variable("GITHUB_API_URL");
      const repository = source.variable("GITHUB_REPOSITORY");
      if (repository !== "" && !/^[^/\s]+\/[^/\s]+$/.test(repository)) source.fault(`GITHUB_REPOSITORY is ${JSON.stringify(repository)}, expected owner/name.`);
      const settings = {
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
      const outageMs = source.seconds("REMIT_GITHUB_SECONDS", 0);
      return {
        ...settings,
        ...(0, parts.gI)({
          outageMs: outageMs
        })
      };
    });
    var readModel = (function readModel(source) {
      const wanted = source.required("model");
      const fallback = source.optional("fallback-model");
      const thinking = readThinking(source);
      return {
        ...(0, models.Z5)(wanted),
        namedBy: sourceOf(wanted, "the input `model`"),
        fallback: fallback === undefined ? undefined : (0, models.Z5)(fallback).name,
        ...thinking && {
          thinking: thinking
        }
      };
    });
    var sourceOf = (function sourceOf(wanted, source) {
      return wanted.toLowerCase() === "auto" ? "Remit's default, `auto`" : source;
    });
    var readThinking = (function readThinking(source) {
      const word = source.optional("thinking")?.toLowerCase();
      if (word === undefined) return undefined;
      const level = models.T$.find(each => each === word);
      if (level === undefined) source.fault(`thinking is ${JSON.stringify(word)}, expected ${models.T$.join(", ")} or nothing.`);
      return level;
    });
    var readSilences = (function readSilences(source) {
      const firstByteMs = source.seconds("REMIT_FIRST_BYTE_SECONDS", Number.MIN_VALUE);
      const idleMs = source.seconds("REMIT_IDLE_SECONDS", Number.MIN_VALUE);
      return (0, parts.gI)({
        firstByteMs: firstByteMs,
        idleMs: idleMs
      });
    });
    __webpack_require__.d(__webpack_exports__, {
      Ko: () => readInputs,
      vz: () => sourceOf
    });
    var distance = __webpack_require__(61349);
    const OTHERS = new Map([ [ "gemini_model", "the input is `model`" ], [ "gcp_project_id", "the input is `google-cloud-project`" ], [ "gcp_location", "the input is `google-cloud-location`" ], [ "gcp_workload_identity_provider", "sign in with a step of google-github-actions/auth before Remit" ] ]);
    function nearName(name) {
      const hyphened = name.replaceAll("_", "-");
      if (hyphened in INPUTS) return `the input is \`${hyphened}\``;
      const near = (0, distance.pA)(hyphened, Object.keys(INPUTS));
      return near === undefined ? undefined : `the nearest is \`${near}\``;
    }
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
    var attempt = __webpack_require__(91513);
    var read_data = __webpack_require__(50991);
    var parts = __webpack_require__(23782);
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
        ...(0, parts.gI)({
          issue: issue
        })
      };
    }
    function readTasks(text) {
      if (text === "") return [];
      const value = (0, attempt.CD)(() => JSON.parse(text));
      const {tasks: tasks, include: include, task: task} = (0, read_data.fO)(value);
      const list = [ value, tasks, include, task ].find(each => Array.isArray(each));
      const names = list?.map(item => typeof item === "string" ? item : (0, read_data.fO)(item)["task"]);
      return names?.every(name => typeof name === "string") === true ? names : undefined;
    }
    var telemetry = __webpack_require__(28051);
    var models = __webpack_require__(44376);
    const NO_KEY = "gemini-api-key is empty. Make a key at https://aistudio.google.com/apikey, store it as a secret and pass it, or set use-vertex-ai. (Secrets are not given to runs of pull requests from forks.)";
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
      seconds(name, least) {
        const text = this.environment[name] ?? "";
        if (text === "") return undefined;
        const seconds = Number(text);
        if (seconds >= least && seconds <= LONGEST_S) return seconds * 1e3;
        this.fault(`${name} is ${JSON.stringify(text)}, expected a number of seconds, at most ${LONGEST_S}.`);
        return undefined;
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
    const LONGEST_S = 300;
  }),
  28051: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var readCollector = (function readCollector(endpoint, variables, faults) {
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
      const timeout = Number(read("OTEL_EXPORTER_OTLP_TIMEOUT"));
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
        timeoutMs: timeout > 0 ? Math.min(timeout, LONGEST_MS) : USUAL_MS,
        content: TELLS_CONTENT.test(read("OTEL_INSTRUMENTATION_GENAI_CAPTURE_MESSAGE_CONTENT")),
        ...parent && {
          parent: parent
        },
        ...(0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_1__.gI)({
          lacks: lacks
        })
      };
    });
    __webpack_require__.d(__webpack_exports__, {
      o: () => readCollector
    });
    var _lib_header_list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60644);
    var _lib_parts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23782);
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
  60644: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      S: () => readHeaderList,
      g: () => decodePercent
    });
    var _attempt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91513);
    function readHeaderList(text) {
      const pairs = text.split(",").flatMap(pair => {
        const at = pair.indexOf("=");
        return at <= 0 ? [] : [ [ pair.slice(0, at).trim().toLowerCase(), decodePercent(pair.slice(at + 1).trim()) ] ];
      });
      return Object.fromEntries(pairs);
    }
    function decodePercent(text) {
      return (0, _attempt_js__WEBPACK_IMPORTED_MODULE_0__.CD)(() => decodeURIComponent(text)) ?? text;
    }
  }),
  44376: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var nameModel = (function nameModel(wanted) {
      const short = wanted.toLowerCase();
      const family = short === "auto" ? AUTO : isFamily(short) ? short : undefined;
      return family === undefined ? {
        name: wanted
      } : {
        name: NEWEST[family],
        family: family
      };
    });
    var isFamily = (function isFamily(word) {
      return Object.hasOwn(NEWEST, word);
    });
    var rowOf = (function rowOf(model) {
      const name = baseName(model);
      const latest = /^gemini-(?<family>.+)-latest$/.exec(name)?.groups?.["family"] ?? "";
      const wanted = isFamily(latest) ? NEWEST[latest] : name;
      return longest(MODELS, wanted, row => row.name);
    });
    var nextModel = (function nextModel(model) {
      return rowOf(model)?.next;
    });
    var listPrice = (function listPrice(model, now) {
      const row = rowOf(model);
      if (row === undefined) return DEAREST;
      return row.later !== undefined && Date.parse(row.later.from) <= now ? row.later.price : row.price;
    });
    var levelFor = (function levelFor(model, wanted) {
      const levels = rowOf(model)?.thinking ?? THINKING;
      if (levels === "budget") return wanted;
      return THINKING.slice(THINKING.indexOf(wanted)).find(level => levels.includes(level)) ?? "high";
    });
    var windowOf = (function windowOf(model) {
      return longest(WINDOWS, baseName(model), ({name: name}) => name)?.tokens ?? SMALL_WINDOW;
    });
    var generationOf = (function generationOf(model) {
      const name = /(?:^|\/)gemini-(?:(?<version>\d+(?:\.\d+)?)(?![\d.]))?/.exec(model);
      if (name === null) return undefined;
      return name.groups?.["version"] === undefined ? Infinity : Number(name.groups["version"]);
    });
    var longestPrefix = (function longestPrefix(table, name) {
      return longest(Object.entries(table), name, ([key]) => key)?.[1];
    });
    var longest = (function longest(all, name, keyOf) {
      const found = all.filter(each => name.startsWith(keyOf(each)));
      return found.sort((a, b) => keyOf(b).length - keyOf(a).length)[0];
    });
    var baseName = (function baseName(model) {
      return model.slice(model.lastIndexOf("/") + 1);
    });
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
    const PRICE_PAGE = "Google's price page of the Gemini API (2026-10-07)";
    const DEPRECATIONS = "Google's list of deprecations, as quoted in issues of clients (2026-09-30)";
    const RELEASE_NOTES = "release notes of other clients of the API (2026-10-07)";
    const WINDOWS = [ {
      name: "gemini-",
      tokens: 1048576,
      source: RELEASE_NOTES
    }, {
      name: "gemma-4",
      tokens: 256e3,
      source: RELEASE_NOTES
    } ];
    const SMALL_WINDOW = 131072;
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
      },
      source: PRICE_PAGE
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
      vertex: "2027-01-28",
      source: DEPRECATIONS
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
      next: "gemini-3.8-flash",
      source: PRICE_PAGE
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
      next: "gemini-3.1-flash-lite",
      source: PRICE_PAGE
    }, {
      name: "gemini-3.1-flash-lite",
      family: "flash-lite",
      state: "stable",
      ends: {
        key: "2027-05-07",
        source: DEPRECATIONS
      },
      price: {
        input: .25,
        cached: .025,
        output: 1.5
      },
      thinking: THINKING,
      next: "gemini-3.5-flash-lite",
      source: PRICE_PAGE
    }, {
      name: "gemini-3.1-pro",
      family: "pro",
      state: "preview",
      price: DEAREST,
      thinking: THREE_LEVELS,
      next: "gemini-3.8-flash",
      source: PRICE_PAGE
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
      next: "gemini-3.8-flash",
      source: PRICE_PAGE
    }, {
      name: "gemini-3-pro",
      family: "pro",
      state: "preview",
      ends: {
        key: "2026-03-09",
        vertex: "2026-03-09",
        source: DEPRECATIONS
      },
      price: DEAREST,
      thinking: [ "low", "high" ],
      next: "gemini-3.1-pro-preview",
      source: PRICE_PAGE
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
      next: "gemini-3.1-pro-preview",
      source: PRICE_PAGE
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
      next: "gemini-3.8-flash",
      source: PRICE_PAGE
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
      next: "gemini-3.5-flash-lite",
      source: PRICE_PAGE
    } ];
    const NEWEST = {
      pro: "gemini-3.1-pro-preview",
      flash: "gemini-3.8-flash",
      "flash-lite": "gemini-3.5-flash-lite"
    };
    const AUTO = "flash";
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
  })
};


