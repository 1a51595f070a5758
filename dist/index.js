(() => {
  "use strict";
  var __webpack_modules__ = {
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
    51455: module => {
      module.exports = require("node:fs/promises");
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
    98995: module => {
      module.exports = require("node:module");
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
          installChunk(require("./" + __nccwpck_require__.u(chunkId)));
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
  async function main() {
    await toItsEnd(async () => {
      const {isolateProcess: isolateProcess} = await __nccwpck_require__.e(5925).then(__nccwpck_require__.bind(__nccwpck_require__, 5925));
      const isolation = isolateProcess();
      const {runAction: runAction} = await Promise.all([ __nccwpck_require__.e(2509), __nccwpck_require__.e(9357), __nccwpck_require__.e(8920), __nccwpck_require__.e(9201) ]).then(__nccwpck_require__.bind(__nccwpck_require__, 76115));
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
    const {serveInside: serveInside} = await Promise.all([ __nccwpck_require__.e(2509), __nccwpck_require__.e(8703) ]).then(__nccwpck_require__.bind(__nccwpck_require__, 38703));
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
