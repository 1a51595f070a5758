"use strict";

exports.id = 5331;

exports.ids = [ 5331 ];

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
    function listPrice(model, now) {
      const row = rowOf(model);
      if (row === undefined) return DEAREST;
      return row.later !== undefined && Date.parse(row.later.from) <= now ? row.later.price : row.price;
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
  }),
  26913: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      aA: () => breakClosings,
      aI: () => breakSkips,
      dn: () => breakMentions
    });
    function breakMentions(text) {
      return text.replaceAll(/(?<![A-Za-z0-9])@(?=[*_~]{0,9}[A-Za-z0-9<])/g, "@\u200b");
    }
    function breakClosings(text) {
      return text.replaceAll(CLOSING, "$1 issue$2");
    }
    const CLOSING = new RegExp([ String.raw`(?<![A-Za-z0-9])(close[sd]?|fix(?:e[sd])?|resolve[sd]?)`, String.raw`((?:[^A-Za-z0-9#<]|<[^<>]*>|<(?![^<>]*>))+)`, String.raw`(?=\\?#(?:<[^<>]*>)*\\?\d|GH-\d|[\w.-]{1,100}\\?\/[\w.-]{1,100}\\?#\d|https?:\/\/[^\s]{1,300}\/(?:issues|pull)\/\d)` ].join(""), "gi");
    function breakSkips(text) {
      return text.replaceAll(SKIP, "($1)");
    }
    const SKIP = /\[\s{0,9}(skip[ -]ci|ci[ -]skip|no[ -]ci|skip[ -]actions|actions[ -]skip)\s{0,9}\]/gi;
  }),
  9626: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var clip = (function clip(text, characters) {
      return (0, _lib_cut_js__WEBPACK_IMPORTED_MODULE_1__.cz)(text, characters, {
        atWordFrom: Math.max(0, characters - LONGEST_WORD)
      });
    });
    var oneLine = (function oneLine(text) {
      return plainText(text).split("\n").map(line => line.trim()).filter(line => line !== "").join(" ");
    });
    __webpack_require__.d(__webpack_exports__, {
      $Q: () => clip,
      CS: () => prose,
      EU: () => fence,
      Q6: () => visibleText,
      Q_: () => longestRun,
      aY: () => code,
      mG: () => inline,
      qy: () => html,
      wh: () => plainText
    });
    var _lib_cut_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24192);
    var _lib_power_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26913);
    function prose(text) {
      return segments(plainText(text)).flatMap(segment => {
        if (segment.kind === "code") return [ segment ];
        return paragraphs(segment.lines).map(lines => ({
          kind: "text",
          markdown: proseLines(lines)
        }));
      });
    }
    function inline(text) {
      const line = oneLine(text);
      return inlineLine(breakReferences(unlink(line))).replaceAll("|", "&#124;").replace(LINE_START, entities);
    }
    const LINE_START = /^(?:>|#{1,6}(?=\s|$)|[-+*](?=\s|$)|\d+[.)](?=\s|$)|=+$|(?:[-_*]\s*){3,}$)/;
    function code(text) {
      const line = breakComments(oneLine(text)) || " ";
      if (line.includes("|")) return `<code>${line.replace(/[^A-Za-z0-9\s./-]/g, entity)}</code>`;
      const ticks = "`".repeat(longestRun(line) + 1);
      const pad = /^`|`$|^ .* $/.test(line) ? " " : "";
      return `${ticks}${pad}${line}${pad}${ticks}`;
    }
    function fence(text, language = "") {
      const body = withoutLastLines(breakComments(plainText(text)));
      const ticks = "`".repeat(Math.max(3, longestRun(body) + 1));
      return `${ticks}${language}\n${body}\n${ticks}`;
    }
    function html(text) {
      const safe = (0, _lib_power_js__WEBPACK_IMPORTED_MODULE_0__.dn)(breakReferences(oneLine(text)).replace(/#(?=\d)/g, "#\u200b"));
      return safe.replace(/[&<>"`*[\]\\$~]/g, entity);
    }
    const LONGEST_WORD = 20;
    function segments(text) {
      const found = [];
      let lines = [];
      let open;
      const end = () => {
        if (open !== undefined) found.push({
          kind: "code",
          language: open.language,
          text: lines.join("\n")
        }); else if (lines.length > 0) found.push({
          kind: "prose",
          lines: lines
        });
        lines = [];
      };
      for (const line of text.split("\n")) {
        const opening = open === undefined ? FENCE.exec(line) : null;
        if (opening !== null || open?.close.test(line) === true) {
          end();
          open = opening === null ? undefined : {
            close: closing(opening[1]),
            language: language(opening[2] ?? "")
          };
        } else lines.push(line);
      }
      end();
      return found;
    }
    const FENCE = /^\s*(`{3,}(?!`)|~{3,}(?!~))([^`]*)$/;
    function closing(fence) {
      return new RegExp(`^\\s*${fence[0]}{${fence.length},}\\s*$`);
    }
    const DRAWN = new Set([ "mermaid", "math", "geojson", "topojson", "stl", "suggestion" ]);
    function language(info) {
      const name = /^\s*([A-Za-z0-9+#.-]{1,20})\s*$/.exec(info)?.[1] ?? "";
      return DRAWN.has(name.toLowerCase()) ? "" : name;
    }
    function paragraphs(lines) {
      const found = [ [] ];
      let size = 0;
      for (const line of lines.flatMap(whole => pieces(whole))) {
        size += line.length;
        if (line.trim() === "" || size > LONGEST) {
          found.push([]);
          size = line.length;
        }
        if (line.trim() !== "") found.at(-1)?.push(line);
      }
      return found.filter(paragraph => paragraph.length > 0);
    }
    const LONGEST = 4e3;
    function pieces(line) {
      if (line.length <= LONGEST) return [ line ];
      const found = [];
      for (let at = 0; at < line.length; at += found.at(-1)?.length ?? LONGEST) found.push((0, 
      _lib_cut_js__WEBPACK_IMPORTED_MODULE_1__.Ku)(line.slice(at, at + LONGEST + 1), LONGEST));
      return found;
    }
    function proseLines(lines) {
      return breakReferences(lines.map(unlink).join("\n")).split("\n").map(proseLine).join("\n");
    }
    function proseLine(line) {
      if (/^\s{0,3}(?:-{2,}|={2,})\s*$/.test(line)) return "***";
      const [, start = "", rest = ""] = /^(\s*(?:(?:[-*+]|\d{1,9}[.)])\s+\[[ xX]\]\s|#{1,6}\s)?)(.*)$/s.exec(line) ?? [];
      const lead = start.includes("#") ? start.replace(/#+/, marks => "#".repeat(Math.max(4, marks.length))) : start;
      return lead + inlineLine(rest);
    }
    function inlineLine(line) {
      let safe = "";
      let inAddress = false;
      for (const piece of splitCode(line)) {
        const gap = piece.code && inAddress ? " " : "";
        const shown = gap + (piece.code ? code(piece.text) : escape(piece.text));
        const word = lastWord(shown);
        inAddress = inAddress && word === shown || /\/\/|www\.|@/i.test(word);
        safe += shown;
      }
      return safe;
    }
    function lastWord(text) {
      let start = text.length;
      while (start > 0 && /\S/.test(text.charAt(start - 1))) start -= 1;
      return text.slice(start);
    }
    function unlink(line) {
      const bare = line.replace(/<(https?:\/\/[^\s<>]{1,2000})>/g, "$1");
      return bare.includes("](") ? unlinkOnce(unlinkOnce(bare)) : bare;
    }
    function unlinkOnce(line) {
      const inCode = new Uint8Array(line.length);
      for (const {start: start, end: end} of spans(line)) inCode.fill(1, start, end);
      return line.replace(LINK, (link, bang, shown, target, at) => {
        if (inCode[at] === 1) return link;
        const label = shown.trim();
        if (label === target || label === "") return bang === "" ? target : `(image: ${target})`;
        return `${label} (${bang === "" ? "" : "image: "}${target})`;
      });
    }
    const LINK = /(!?)\[([^[\]]{0,300})\]\(\s{0,9}<?([^\s()<>]{1,2000})>?(?:\s{1,9}(?:"[^"]{0,300}"|'[^']{0,300}'))?\s{0,9}\)/g;
    function splitCode(line) {
      const found = [];
      let from = 0;
      for (const {start: start, end: end, text: text} of spans(line)) {
        if (start < from) continue;
        found.push(...splitAddresses(line.slice(from, start)), {
          code: true,
          text: text
        });
        from = end;
      }
      return [ ...found, ...splitAddresses(line.slice(from)) ];
    }
    function spans(line) {
      const runs = [ ...line.matchAll(/`+/g) ].filter(({index: index}) => line[index - 1] !== "\\");
      const next = new Map;
      const found = runs.toReversed().flatMap(run => {
        const start = run.index;
        const {length: length} = run[0];
        const closer = next.get(length);
        next.set(length, start);
        if (closer === undefined) return [];
        return [ {
          start: start,
          end: closer + length,
          text: line.slice(start + length, closer).trim()
        } ];
      });
      return found.toReversed().filter(({text: text}) => text !== "");
    }
    const ADDRESS = /https?:\/\/[^\s<>`[\]\\()|]{1,300}(?:\/(?:issues|pull|pulls|discussions|commit)\/|@)[^\s<>`[\]\\()|]{1,300}/gi;
    function splitAddresses(text) {
      if (!text.includes("://")) return [ {
        code: false,
        text: text
      } ];
      const found = [];
      let from = 0;
      for (const {0: address, index: index} of text.matchAll(ADDRESS)) {
        found.push({
          code: false,
          text: text.slice(from, index)
        }, {
          code: true,
          text: address
        });
        from = index + address.length;
      }
      return [ ...found, {
        code: false,
        text: text.slice(from)
      } ];
    }
    function escape(text) {
      return (0, _lib_power_js__WEBPACK_IMPORTED_MODULE_0__.dn)(text).replace(/\\([!-/:-@[-`{-~])|[<[\]`$\\]|&(?=#?\w{1,40};)|~{3,}/g, (mark, escaped) => entities(escaped ?? mark));
    }
    function entities(marks) {
      return Array.from(marks, entity).join("");
    }
    function entity(mark) {
      return mark === "<" ? "&lt;" : mark === "&" ? "&amp;" : `&#${mark.codePointAt(0)};`;
    }
    function breakReferences(text) {
      return (0, _lib_power_js__WEBPACK_IMPORTED_MODULE_0__.aA)(text).replace(/(?<=[\w.-]\\?)#(?=\d)/g, "#\u200b");
    }
    function breakComments(text) {
      return text.replaceAll("\x3c!--", "<\u2060!--").replaceAll("--\x3e", "--\u2060>");
    }
    function withoutLastLines(text) {
      let end = text.length;
      while (text[end - 1] === "\n") end -= 1;
      return text.slice(0, end);
    }
    function longestRun(text) {
      let longest = 0;
      for (const {0: run} of text.matchAll(/`+/g)) longest = Math.max(longest, run.length);
      return longest;
    }
    function plainText(text) {
      return text.toWellFormed().replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, "\n").replace(ANSI, "").replace(UNSEEN, "");
    }
    function visibleText(text) {
      return text.toWellFormed().replace(ANSI, "").replace(UNSEEN, mark => `\u27e8U+${(mark.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}\u27e9`);
    }
    const ESC = "";
    const ANSI = new RegExp(String.raw`${ESC}(?:\[[0-?]{0,64}[ -/]{0,8}[@-~]|\][^\x07${ESC}\n]{0,256}(?:\x07|${ESC}\\)|[@-Z\\-_])`, "g");
    const UNSEEN = new RegExp("[[\\p{Cc}\\p{Default_Ignorable_Code_Point}]--[\\t\\n]--[\\u200d]--[\\ufe0f]]|(?<!\\p{Extended_Pictographic}|\\p{Emoji_Modifier}|\\ufe0f)\\u200d", "gv");
  })
};


