export const id = 5317;

export const ids = [ 5317, 0 ];

export const modules = {
  14539: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      du: () => START_VARIABLES,
      nw: () => startOptions,
      rI: () => keepSmall
    });
    var node_v8__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78877);
    function startOptions() {
      return process.allowedNodeEnvironmentFlags.has("--max-semi-space-size") ? [ "--max-semi-space-size=2" ] : [];
    }
    const START_VARIABLES = {
      MALLOC_ARENA_MAX: "1"
    };
    function keepSmall() {
      void new Headers;
      for (const flag of [ "--no-wasm-dynamic-tiering", "--no-wasm-tier-up" ]) (0, node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)(flag);
    }
  }),
  9e4: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      D: () => isSecondStart,
      isolateProcess: () => isolateProcess
    });
    var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
    var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
    var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
    var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
    var _frugality_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14539);
    const MARK = "REMIT_ISOLATED";
    function isolateProcess() {
      writeNoReports();
      if (process.platform !== "linux" || process.execve === undefined) return "nothing";
      if (isSecondStart()) return takeOver();
      const file = openNameless();
      if (file === undefined) return "nothing";
      const loader = copyLoader();
      const letter = {
        variables: {
          ...process.env
        },
        program: process.execPath,
        loader: loader?.directory
      };
      node_fs__WEBPACK_IMPORTED_MODULE_1__.writeSync(file, JSON.stringify(letter));
      handOver(file);
      const words = [ process.execPath, ...(0, _frugality_js__WEBPACK_IMPORTED_MODULE_4__.nw)(), ...process.execArgv, ...process.argv.slice(1) ];
      const environment = {
        ...harmless(process.env),
        ..._frugality_js__WEBPACK_IMPORTED_MODULE_4__.du,
        [MARK]: String(process.pid)
      };
      if (loader === undefined) return process.execve(process.execPath, words, environment);
      return process.execve(loader.file, [ loader.file, ...words ], environment);
    }
    function isSecondStart() {
      return process.env[MARK] === String(process.pid);
    }
    function writeNoReports() {
      const {report: report} = process;
      report.reportOnFatalError = false;
      report.reportOnSignal = false;
      report.reportOnUncaughtException = false;
    }
    function takeOver() {
      const {variables: variables, program: program, loader: loader} = JSON.parse(readStart(0));
      node_fs__WEBPACK_IMPORTED_MODULE_1__.ftruncateSync(0);
      node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync(0);
      node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync("/dev/null", "r");
      for (const name of [ MARK, ...Object.keys(_frugality_js__WEBPACK_IMPORTED_MODULE_4__.du) ]) Reflect.deleteProperty(process.env, name);
      Object.assign(process.env, variables);
      process.execPath = program;
      if (loader === undefined) return "environment";
      node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync(loader, {
        recursive: true,
        force: true
      });
      return "all";
    }
    function readStart(file) {
      const bytes = Buffer.alloc(node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync(file).size);
      node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync(file, bytes, 0, bytes.length, 0);
      return bytes.toString();
    }
    function harmless(environment) {
      const needed = /^(?:PATH|HOME|LANG|LC_\w+|TZ|LD_LIBRARY_PATH|SSL_CERT_\w+|NODE_\w+)$/;
      return Object.fromEntries(Object.entries(environment).filter(entry => entry[1] !== undefined && needed.test(entry[0]) && !SECRET.test(entry[0])));
    }
    const SECRET = /TOKEN|SECRET|PASSWORD|KEY/i;
    function openNameless() {
      const flags = O_TMPFILE | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_DIRECTORY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDWR;
      for (const place of [ "/dev/shm", ...ownPlaces() ]) {
        try {
          return node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync(place, flags, 384);
        } catch {}
      }
      return undefined;
    }
    const O_TMPFILE = 4194304;
    function ownPlaces() {
      const {RUNNER_TEMP: temp = ""} = process.env;
      return temp === "" ? [ (0, node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)() ] : [ temp, (0, 
      node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)() ];
    }
    function handOver(file) {
      node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync(0);
      const handed = node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync(`/proc/self/fd/${file}`, "r+");
      if (handed !== 0) throw new Error("Standard input could not be replaced.");
    }
    function copyLoader() {
      const maps = node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync("/proc/self/maps", "utf8");
      const original = /\/\S*\/ld-linux[^/\s]*\.so\S*$/m.exec(maps)?.[0];
      if (original === undefined) return undefined;
      for (const place of ownPlaces()) {
        try {
          const directory = node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdtempSync((0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)(place, "remit-start-"));
          const loader = {
            directory: directory,
            file: (0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)(directory, "remit")
          };
          node_fs__WEBPACK_IMPORTED_MODULE_1__.copyFileSync(original, loader.file);
          node_fs__WEBPACK_IMPORTED_MODULE_1__.chmodSync(loader.file, 73);
          if ((0, node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)(loader.file, [ "--verify", process.execPath ], {
            env: {}
          }).status === 0) return loader;
          node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync(directory, {
            recursive: true,
            force: true
          });
        } catch {}
      }
      return undefined;
    }
  }),
  15317: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      runPost: () => runPost
    });
    var _adapters_process_isolation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9e4);
    var _report_saved_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6861);
    async function runPost() {
      if (!(0, _adapters_process_isolation_js__WEBPACK_IMPORTED_MODULE_0__.D)() && (0, 
      _report_saved_js__WEBPACK_IMPORTED_MODULE_1__.Lx)(savedState())) return;
      (0, _adapters_process_isolation_js__WEBPACK_IMPORTED_MODULE_0__.isolateProcess)();
      const {finishRun: finishRun} = await Promise.all([ __webpack_require__.e(4939), __webpack_require__.e(1659), __webpack_require__.e(2024), __webpack_require__.e(570), __webpack_require__.e(2772), __webpack_require__.e(5887), __webpack_require__.e(5425), __webpack_require__.e(7809), __webpack_require__.e(1615) ]).then(__webpack_require__.bind(__webpack_require__, 91615));
      await finishRun(savedState());
    }
    const savedState = () => (0, _report_saved_js__WEBPACK_IMPORTED_MODULE_1__.Sy)(name => process.env[`STATE_${name}`]);
  }),
  6861: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      Lx: () => isClosed,
      MX: () => SAVED,
      Sy: () => readSaved
    });
    const SAVED = {
      log: "log-path",
      key: "report-key",
      subject: "report-subject",
      comment: "report-comment",
      summary: "report-summary",
      delivered: "report-delivered",
      signal: "signal",
      broken: "broken",
      keep: "keep-names",
      kept: "kept",
      work: "keep-work",
      git: "kept-git"
    };
    function readSaved(read) {
      const value = name => read(SAVED[name]) ?? "";
      return {
        log: value("log"),
        key: value("key"),
        subject: value("subject"),
        comment: value("comment"),
        summary: value("summary"),
        delivered: value("delivered"),
        signal: value("signal"),
        broken: value("broken"),
        keep: value("keep"),
        kept: value("kept"),
        work: value("work"),
        git: value("git")
      };
    }
    function isClosed({git: git, key: key, summary: summary, delivered: delivered}) {
      return git === "" && (key === "" || summary !== "" && delivered !== "");
    }
  })
};
