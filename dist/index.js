(() => {
  "use strict";
  var __webpack_modules__ = {
    5925: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
      __nccwpck_require__.d(__webpack_exports__, {
        D: () => isSecondStart,
        t: () => isolateProcess
      });
      var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(73024);
      var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __nccwpck_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
      var node_os__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(48161);
      var node_os__WEBPACK_IMPORTED_MODULE_1___default = __nccwpck_require__.n(node_os__WEBPACK_IMPORTED_MODULE_1__);
      var node_path__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(76760);
      var node_path__WEBPACK_IMPORTED_MODULE_2___default = __nccwpck_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
      const MARK = "REMIT_ISOLATED";
      const BY_LOADER = "REMIT_BY_LOADER";
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
      }
      const TRY = `"$0" --verify "$1" </dev/null >/dev/null 2>&1 && exec "$0" "$@"; unset ${BY_LOADER}; exec "$@"`;
      const SHELL = "/bin/sh";
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
      }
      function readStart() {
        const bytes = Buffer.alloc(node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync(0).size);
        node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync(0, bytes, 0, bytes.length, 0);
        return bytes.toString();
      }
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
    },
    42613: module => {
      module.exports = require("assert");
    },
    20181: module => {
      module.exports = require("buffer");
    },
    35317: module => {
      module.exports = require("child_process");
    },
    76982: module => {
      module.exports = require("crypto");
    },
    24434: module => {
      module.exports = require("events");
    },
    79896: module => {
      module.exports = require("fs");
    },
    58611: module => {
      module.exports = require("http");
    },
    65692: module => {
      module.exports = require("https");
    },
    69278: module => {
      module.exports = require("net");
    },
    34589: module => {
      module.exports = require("node:assert");
    },
    16698: module => {
      module.exports = require("node:async_hooks");
    },
    4573: module => {
      module.exports = require("node:buffer");
    },
    31421: module => {
      module.exports = require("node:child_process");
    },
    37540: module => {
      module.exports = require("node:console");
    },
    77598: module => {
      module.exports = require("node:crypto");
    },
    53053: module => {
      module.exports = require("node:diagnostics_channel");
    },
    40610: module => {
      module.exports = require("node:dns");
    },
    71553: module => {
      module.exports = require("node:dns/promises");
    },
    78474: module => {
      module.exports = require("node:events");
    },
    73024: module => {
      module.exports = require("node:fs");
    },
    37067: module => {
      module.exports = require("node:http");
    },
    32467: module => {
      module.exports = require("node:http2");
    },
    44708: module => {
      module.exports = require("node:https");
    },
    77030: module => {
      module.exports = require("node:net");
    },
    48161: module => {
      module.exports = require("node:os");
    },
    76760: module => {
      module.exports = require("node:path");
    },
    643: module => {
      module.exports = require("node:perf_hooks");
    },
    1708: module => {
      module.exports = require("node:process");
    },
    41792: module => {
      module.exports = require("node:querystring");
    },
    57075: module => {
      module.exports = require("node:stream");
    },
    46466: module => {
      module.exports = require("node:stream/promises");
    },
    37830: module => {
      module.exports = require("node:stream/web");
    },
    58500: module => {
      module.exports = require("node:timers/promises");
    },
    41692: module => {
      module.exports = require("node:tls");
    },
    73136: module => {
      module.exports = require("node:url");
    },
    57975: module => {
      module.exports = require("node:util");
    },
    73429: module => {
      module.exports = require("node:util/types");
    },
    78877: module => {
      module.exports = require("node:v8");
    },
    30714: module => {
      module.exports = require("node:vm");
    },
    75919: module => {
      module.exports = require("node:worker_threads");
    },
    38522: module => {
      module.exports = require("node:zlib");
    },
    70857: module => {
      module.exports = require("os");
    },
    16928: module => {
      module.exports = require("path");
    },
    932: module => {
      module.exports = require("process");
    },
    83480: module => {
      module.exports = require("querystring");
    },
    2203: module => {
      module.exports = require("stream");
    },
    13193: module => {
      module.exports = require("string_decoder");
    },
    64756: module => {
      module.exports = require("tls");
    },
    52018: module => {
      module.exports = require("tty");
    },
    87016: module => {
      module.exports = require("url");
    },
    39023: module => {
      module.exports = require("util");
    },
    28167: module => {
      module.exports = require("worker_threads");
    }
  };
  var __webpack_module_cache__ = {};
  function __nccwpck_require__(moduleId) {
    var cachedModule = __webpack_module_cache__[moduleId];
    if (cachedModule !== undefined) {
      return cachedModule.exports;
    }
    var module = __webpack_module_cache__[moduleId] = {
      exports: {}
    };
    var threw = true;
    try {
      __webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
      threw = false;
    } finally {
      if (threw) delete __webpack_module_cache__[moduleId];
    }
    return module.exports;
  }
  __nccwpck_require__.m = __webpack_modules__;
  if (typeof __nccwpck_require__ !== "undefined") __nccwpck_require__.ab = __dirname + "/";
  (() => {
    __nccwpck_require__.n = module => {
      var getter = module && module.__esModule ? () => module["default"] : () => module;
      __nccwpck_require__.d(getter, {
        a: getter
      });
      return getter;
    };
  })();
  (() => {
    var getProto = Object.getPrototypeOf ? obj => Object.getPrototypeOf(obj) : obj => obj.__proto__;
    var leafPrototypes;
    __nccwpck_require__.t = function(value, mode) {
      if (mode & 1) value = this(value);
      if (mode & 8) return value;
      if (typeof value === "object" && value) {
        if (mode & 4 && value.__esModule) return value;
        if (mode & 16 && typeof value.then === "function") return value;
      }
      var ns = Object.create(null);
      __nccwpck_require__.r(ns);
      var def = {};
      leafPrototypes = leafPrototypes || [ null, getProto({}), getProto([]), getProto(getProto) ];
      for (var current = mode & 2 && value; typeof current == "object" && !~leafPrototypes.indexOf(current); current = getProto(current)) {
        Object.getOwnPropertyNames(current).forEach(key => def[key] = () => value[key]);
      }
      def["default"] = () => value;
      __nccwpck_require__.d(ns, def);
      return ns;
    };
  })();
  (() => {
    __nccwpck_require__.d = (exports, definition) => {
      for (var key in definition) {
        if (__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
          Object.defineProperty(exports, key, {
            enumerable: true,
            get: definition[key]
          });
        }
      }
    };
  })();
  (() => {
    __nccwpck_require__.f = {};
    __nccwpck_require__.e = chunkId => Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
      __nccwpck_require__.f[key](chunkId, promises);
      return promises;
    }, []));
  })();
  (() => {
    __nccwpck_require__.u = chunkId => "" + chunkId + ".index.js";
  })();
  (() => {
    __nccwpck_require__.o = (obj, prop) => Object.prototype.hasOwnProperty.call(obj, prop);
  })();
  (() => {
    __nccwpck_require__.r = exports => {
      if (typeof Symbol !== "undefined" && Symbol.toStringTag) {
        Object.defineProperty(exports, Symbol.toStringTag, {
          value: "Module"
        });
      }
      Object.defineProperty(exports, "__esModule", {
        value: true
      });
    };
  })();
  (() => {
    var installedChunks = {
      8792: 1
    };
    var loadChunk = name => {
      const file = __dirname + "/" + name;
      const chunk = {};
      const kept = globalThis.remitChunks;
      const source = kept ? kept.get(name).toString() : require("fs").readFileSync(file, "utf8");
      require("vm").compileFunction(source, [ "exports", "require" ], { filename: file })(chunk, require);
      return chunk;
    };
    var installChunk = chunk => {
      var moreModules = chunk.modules, chunkIds = chunk.ids, runtime = chunk.runtime;
      for (var moduleId in moreModules) {
        if (__nccwpck_require__.o(moreModules, moduleId)) {
          __nccwpck_require__.m[moduleId] = moreModules[moduleId];
        }
      }
      if (runtime) runtime(__nccwpck_require__);
      for (var i = 0; i < chunkIds.length; i++) installedChunks[chunkIds[i]] = 1;
    };
    __nccwpck_require__.f.require = (chunkId, promises) => {
      if (!installedChunks[chunkId]) {
        if (true) {
          installChunk(loadChunk(__nccwpck_require__.u(chunkId)));
        } else installedChunks[chunkId] = 1;
      }
    };
  })();
  var __webpack_exports__ = {};
  __nccwpck_require__.r(__webpack_exports__);
  __nccwpck_require__.d(__webpack_exports__, {
    cli: () => cli,
    inside: () => inside,
    main: () => main,
    post: () => post
  });
  var _adapters_process_isolation_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5925);
  async function main() {
    await toItsEnd(async () => {
      const isolation = (0, _adapters_process_isolation_js__WEBPACK_IMPORTED_MODULE_0__.t)();
      const {runAction: runAction} = await Promise.all([ __nccwpck_require__.e(3919), __nccwpck_require__.e(683), __nccwpck_require__.e(8920), __nccwpck_require__.e(9201) ]).then(__nccwpck_require__.bind(__nccwpck_require__, 76115));
      await runAction(isolation);
    });
  }
  async function post() {
    await toItsEnd(async () => {
      const {runPost: runPost} = await __nccwpck_require__.e(5960).then(__nccwpck_require__.bind(__nccwpck_require__, 5960));
      await runPost();
    });
  }
  async function cli() {
    await toItsEnd(async () => {
      const {runCommandLine: runCommandLine} = await __nccwpck_require__.e(4006).then(__nccwpck_require__.bind(__nccwpck_require__, 4006));
      await runCommandLine();
    });
  }
  async function inside() {
    const {serveInside: serveInside} = await __nccwpck_require__.e(8703).then(__nccwpck_require__.bind(__nccwpck_require__, 38703));
    serveInside();
  }
  const UNFINISHED = 13;
  async function toItsEnd(work) {
    const fail = () => {
      process.exitCode = UNFINISHED;
    };
    process.once("beforeExit", fail);
    await work();
    process.off("beforeExit", fail);
  }
  module.exports = __webpack_exports__;
})();
