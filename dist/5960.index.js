"use strict";

exports.id = 5960;

exports.ids = [ 5960, 5925 ];

exports.modules = {
  5925: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var isolateProcess = (function isolateProcess() {
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
      node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync(file, JSON.stringify(letter));
      handOver(file);
      const argv = [ process.execPath, ...START_OPTIONS, ...process.execArgv, ...process.argv.slice(1) ];
      const environment = {
        ...harmless(process.env),
        ...START_VARIABLES,
        [MARK]: String(process.pid)
      };
      process.emitWarning = () => undefined;
      if (loader === undefined) return process.execve(process.execPath, argv, environment);
      return process.execve(SHELL, [ "sh", "-c", TRY, loader.file, ...argv ], {
        ...environment,
        [BY_LOADER]: "1"
      });
    });
    var isSecondStart = (function isSecondStart() {
      return process.env[MARK] === String(process.pid);
    });
    var writeNoReports = (function writeNoReports() {
      const {report: report} = process;
      report.reportOnFatalError = false;
      report.reportOnSignal = false;
      report.reportOnUncaughtException = false;
    });
    var takeOver = (function takeOver() {
      const {variables: variables, program: program, loader: loader} = JSON.parse(readStart());
      node_fs__WEBPACK_IMPORTED_MODULE_0__.ftruncateSync(0);
      node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync(0);
      node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync("/dev/null", "r");
      const loaded = process.env[BY_LOADER] !== undefined;
      for (const name of Object.keys(process.env)) if (!(name in variables)) Reflect.deleteProperty(process.env, name);
      Object.assign(process.env, variables);
      process.execPath = program;
      if (loader !== undefined) node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync(loader, {
        recursive: true,
        force: true
      });
      return loaded ? "all" : "environment";
    });
    var readStart = (function readStart() {
      const bytes = Buffer.alloc(node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync(0).size);
      node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync(0, bytes, 0, bytes.length, 0);
      return bytes.toString();
    });
    __webpack_require__.d(__webpack_exports__, {
      D: () => isSecondStart,
      isolateProcess: () => isolateProcess
    });
    var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
    var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
    var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
    var node_os__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_1__);
    var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
    var node_path__WEBPACK_IMPORTED_MODULE_2___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
    const MARK = "REMIT_ISOLATED";
    const BY_LOADER = "REMIT_BY_LOADER";
    const TRY = `"$0" --verify "$1" </dev/null >/dev/null 2>&1 && exec "$0" "$@"; unset ${BY_LOADER}; exec "$@"`;
    const SHELL = "/bin/sh";
    function harmless(environment) {
      const needed = /^(?:PATH|HOME|LANG|LC_\w+|TZ|LD_LIBRARY_PATH|SSL_CERT_\w+|NODE_\w+)$/;
      return Object.fromEntries(Object.entries(environment).filter(entry => entry[1] !== undefined && needed.test(entry[0]) && !SECRET.test(entry[0])));
    }
    const SECRET = /TOKEN|SECRET|PASSWORD|KEY/i;
    function openNameless() {
      const flags = O_TMPFILE | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_DIRECTORY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDWR;
      for (const place of [ "/dev/shm", ...ownPlaces() ]) {
        try {
          return node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync(place, flags, 384);
        } catch {}
      }
      return undefined;
    }
    const O_TMPFILE = 4194304;
    function ownPlaces() {
      const {RUNNER_TEMP: temp = ""} = process.env;
      return temp === "" ? [ (0, node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)() ] : [ temp, (0, 
      node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)() ];
    }
    function handOver(file) {
      node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync(0);
      const handed = node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync(`/proc/self/fd/${file}`, "r+");
      if (handed !== 0) throw new Error("Standard input could not be replaced.");
    }
    function copyLoader() {
      const maps = node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync("/proc/self/maps", "utf8");
      const original = /\/\S*\/ld-linux[^/\s]*\.so\S*$/m.exec(maps)?.[0];
      if (original === undefined || !node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync(SHELL)) return undefined;
      for (const place of ownPlaces()) {
        try {
          return copyTo(node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(place, "remit-start-")), original);
        } catch {}
      }
      return undefined;
    }
    function copyTo(directory, original) {
      try {
        const file = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, "remit");
        node_fs__WEBPACK_IMPORTED_MODULE_0__.copyFileSync(original, file);
        node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync(file, 73);
        node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync(file, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
        return {
          directory: directory,
          file: file
        };
      } catch (error) {
        node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync(directory, {
          recursive: true,
          force: true
        });
        throw error;
      }
    }
    const START_OPTIONS = [ "--min-semi-space-size=16", "--max-semi-space-size=16" ];
    const START_VARIABLES = {
      MALLOC_ARENA_MAX: "1"
    };
  }),
  5960: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      runPost: () => runPost
    });
    var _adapters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5925);
    var _report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77480);
    async function runPost() {
      if (!(0, _adapters_js__WEBPACK_IMPORTED_MODULE_0__.D)() && (0, _report_js__WEBPACK_IMPORTED_MODULE_1__.Lx)(savedState())) return;
      (0, _adapters_js__WEBPACK_IMPORTED_MODULE_0__.isolateProcess)();
      const {finishRun: finishRun} = await Promise.all([ __webpack_require__.e(9605), __webpack_require__.e(3838), __webpack_require__.e(2509), __webpack_require__.e(5273), __webpack_require__.e(9357), __webpack_require__.e(8066), __webpack_require__.e(8920), __webpack_require__.e(1189), __webpack_require__.e(7319), __webpack_require__.e(2215), __webpack_require__.e(4095) ]).then(__webpack_require__.bind(__webpack_require__, 12722));
      await finishRun(savedState());
    }
    const savedState = () => (0, _report_js__WEBPACK_IMPORTED_MODULE_1__.Sy)(name => process.env[`STATE_${name}`]);
  }),
  77480: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
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
      return Object.fromEntries(Object.entries(SAVED).map(([name, key]) => [ name, read(key) ?? "" ]));
    }
    function isClosed({git: git, key: key, summary: summary, delivered: delivered}) {
      return git === "" && (key === "" || summary !== "" && delivered !== "");
    }
  })
};


