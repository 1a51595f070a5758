export const id = 1446;

export const ids = [ 1446 ];

export const modules = {
  64683: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      K: () => openFiles
    });
    var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
    var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
    var node_util__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57975);
    var _ports_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27460);
    var _real_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77952);
    function openFiles({links: links = "refuse"} = {}) {
      const refuse = links === "refuse";
      return {
        facts: facts,
        realPath: async path => (0, _real_path_js__WEBPACK_IMPORTED_MODULE_4__.Ye)(path),
        exists: async path => node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync(path, {
          throwIfNoEntry: false
        }) !== undefined,
        read: (path, range) => read(path, range, refuse),
        write: (path, bytes, mode) => write(path, bytes, mode, refuse),
        sink: path => sink(path, refuse),
        remove: path => node_fs__WEBPACK_IMPORTED_MODULE_0__.promises.rm(path, {
          recursive: true
        }),
        list: list,
        readLink: path => node_fs__WEBPACK_IMPORTED_MODULE_0__.promises.readlink(path),
        link: (path, target) => node_fs__WEBPACK_IMPORTED_MODULE_0__.promises.symlink(target, path),
        makeDirectory: async path => void await node_fs__WEBPACK_IMPORTED_MODULE_0__.promises.mkdir(path, {
          recursive: true
        })
      };
    }
    async function facts(path) {
      try {
        const stat = mayWait() ? node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync(path, STATED) : await node_fs__WEBPACK_IMPORTED_MODULE_0__.promises.lstat(path, {
          bigint: true
        });
        if (stat === undefined) return undefined;
        return {
          kind: kindOf(stat),
          size: Number(stat.size),
          modifiedAt: Number(stat.mtimeMs),
          executable: (stat.mode & 73n) !== 0n,
          signature: [ stat.dev, stat.ino, stat.size, stat.mtimeNs, stat.ctimeNs ].join("-"),
          stamp: [ stat.ino & LOW, stat.size, stat.mode, stat.mtimeNs, stat.ctimeNs ].join("-")
        };
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    }
    const LOW = 0xffffffffn;
    const STATED = {
      bigint: true,
      throwIfNoEntry: false
    };
    function mayWait() {
      if (waits === 0) setImmediate(() => void (waits = 0));
      return ++waits <= MOST_WAITS;
    }
    let waits = 0;
    const MOST_WAITS = 500;
    function kindOf(entry) {
      if (entry.isFile()) return "file";
      if (entry.isDirectory()) return "directory";
      return entry.isSymbolicLink() ? "link" : "other";
    }
    function isMissing(error) {
      return [ "ENOENT", "ENOTDIR" ].includes((0, _ports_js__WEBPACK_IMPORTED_MODULE_3__.xU)(error) ?? "");
    }
    async function read(path, range, refuse) {
      const {file: file, size: size} = (0, _real_path_js__WEBPACK_IMPORTED_MODULE_4__.vf)(path, refuse);
      try {
        const start = range?.start ?? 0;
        const wanted = Math.max(0, Math.min(range?.length ?? size, size - start));
        const bytes = Buffer.allocUnsafe(wanted);
        let filled = 0;
        while (filled < wanted) {
          const [at, left] = [ start + filled, wanted - filled ];
          const took = left > SMALL ? await readBeside(file, bytes, filled, at) : node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync(file, bytes, filled, left, at);
          if (took === 0) break;
          filled += took;
        }
        return bytes.subarray(0, filled);
      } finally {
        node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync(file);
      }
    }
    const SMALL = 256 * 1024;
    const readBeside = (0, node_util__WEBPACK_IMPORTED_MODULE_2__.promisify)((file, bytes, into, at, done) => node_fs__WEBPACK_IMPORTED_MODULE_0__.read(file, bytes, into, bytes.length - into, at, done));
    async function write(path, bytes, mode, refuse) {
      const directory = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.dirname(path);
      node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync(directory, {
        recursive: true
      });
      await (0, _real_path_js__WEBPACK_IMPORTED_MODULE_4__.uS)(directory, refuse, async inside => {
        const target = `${inside}/${node_path__WEBPACK_IMPORTED_MODULE_1__.posix.basename(path)}`;
        const temporary = `${inside}/.remit-${randomName()}.tmp`;
        try {
          await writeNew(temporary, bytes, mode, statIfFile(target));
          node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync(temporary, target);
        } catch (error) {
          node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync(temporary, {
            force: true
          });
          throw error;
        }
      });
    }
    function randomName() {
      return Buffer.from(crypto.getRandomValues(new Uint8Array(6))).toString("hex");
    }
    async function writeNew(path, bytes, mode, old) {
      const file = node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync(path, "wx", mode ?? 438);
      try {
        if (bytes.length > SMALL) await writeBeside(file, bytes); else node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync(file, bytes);
        const kept = mode ?? (old === undefined ? undefined : old.mode & 4095);
        if (old !== undefined) keepOwner(file, old);
        if (kept !== undefined) node_fs__WEBPACK_IMPORTED_MODULE_0__.fchmodSync(file, kept);
      } finally {
        node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync(file);
      }
    }
    const writeBeside = (0, node_util__WEBPACK_IMPORTED_MODULE_2__.promisify)(node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFile);
    function keepOwner(file, old) {
      const now = node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync(file);
      if (now.uid === old.uid && now.gid === old.gid) return;
      try {
        node_fs__WEBPACK_IMPORTED_MODULE_0__.fchownSync(file, old.uid, old.gid);
      } catch {}
    }
    function statIfFile(path) {
      try {
        const stat = node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync(path);
        return stat.isFile() ? stat : undefined;
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    }
    function sink(path, refuse) {
      node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync(node_path__WEBPACK_IMPORTED_MODULE_1__.posix.dirname(path), {
        recursive: true
      });
      const {O_WRONLY: O_WRONLY, O_CREAT: O_CREAT, O_TRUNC: O_TRUNC, O_NOFOLLOW: O_NOFOLLOW, O_NONBLOCK: O_NONBLOCK} = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants;
      const file = node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync(path, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_NONBLOCK, 384);
      try {
        if (refuse) (0, _real_path_js__WEBPACK_IMPORTED_MODULE_4__.LU)(file, path);
      } catch (error) {
        node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync(file);
        throw error;
      }
      return {
        write(bytes) {
          for (let done = 0; done < bytes.length; ) done += node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync(file, bytes, done);
        },
        close: () => node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync(file)
      };
    }
    async function list(path) {
      const found = await node_fs__WEBPACK_IMPORTED_MODULE_0__.promises.readdir(path, {
        withFileTypes: true
      });
      if (!found.some(({name: name}) => name.includes("\ufffd"))) return {
        entries: found.map(toEntry),
        undecodable: 0
      };
      const raw = await node_fs__WEBPACK_IMPORTED_MODULE_0__.promises.readdir(path, {
        withFileTypes: true,
        encoding: "buffer"
      });
      const exact = raw.filter(({name: name}) => Buffer.from(name.toString("utf8")).equals(name));
      const entries = exact.map(entry => ({
        name: entry.name.toString("utf8"),
        kind: kindOf(entry)
      }));
      return {
        entries: entries,
        undecodable: raw.length - exact.length
      };
    }
    function toEntry(entry) {
      return {
        name: entry.name,
        kind: kindOf(entry)
      };
    }
  }),
  41285: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      Km: () => _files_js__WEBPACK_IMPORTED_MODULE_2__.K,
      ml: () => systemClock,
      n1: () => _scanner_js__WEBPACK_IMPORTED_MODULE_4__.n,
      vg: () => systemRandom
    });
    var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
    var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77598);
    var _files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64683);
    var _commands_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57396);
    var _scanner_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32791);
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
  53802: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      s: () => readSettings,
      v: () => sourceOf
    });
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
    var telemetry = __webpack_require__(93702);
    var models = __webpack_require__(67325);
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
          ...readModel(source),
          access: readAccess(source)
        },
        silences: readSilences(environment, faults),
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
          ...readOutage(environment, faults)
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
    function readModel(source) {
      const wanted = source.required("model");
      const fallback = source.optional("fallback-model");
      const thinking = readThinking(source);
      return {
        ...(0, models.Z5)(wanted),
        namedBy: sourceOf(wanted, "the input `model`"),
        fallback: fallback === undefined ? undefined : (0, models.Z5)(fallback).name,
        ...thinking === undefined ? {} : {
          thinking: thinking
        }
      };
    }
    function sourceOf(wanted, source) {
      return wanted.toLowerCase() === "auto" ? "Remit's default, `auto`" : source;
    }
    function readThinking(source) {
      const word = source.optional("thinking")?.toLowerCase();
      if (word === undefined) return undefined;
      const level = models.T$.find(each => each === word);
      if (level === undefined) source.fault(`thinking is ${JSON.stringify(word)}, expected ${models.T$.join(", ")} or nothing.`);
      return level;
    }
    function readOutage(environment, faults) {
      const outageMs = readSeconds("REMIT_GITHUB_SECONDS", 0, environment, faults);
      return outageMs === undefined ? {} : {
        outageMs: outageMs
      };
    }
    function readSilences(environment, faults) {
      const firstByteMs = readSeconds("REMIT_FIRST_BYTE_SECONDS", Number.MIN_VALUE, environment, faults);
      const idleMs = readSeconds("REMIT_IDLE_SECONDS", Number.MIN_VALUE, environment, faults);
      return {
        ...firstByteMs === undefined ? {} : {
          firstByteMs: firstByteMs
        },
        ...idleMs === undefined ? {} : {
          idleMs: idleMs
        }
      };
    }
    function readSeconds(name, least, environment, faults) {
      const text = environment[name] ?? "";
      if (text === "") return undefined;
      const seconds = Number(text);
      if (seconds >= least && seconds <= LONGEST_S) return seconds * 1e3;
      faults.push(`${name} is ${JSON.stringify(text)}, expected a number of seconds, at most ${LONGEST_S}.`);
      return undefined;
    }
    const LONGEST_S = 300;
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
