import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";

var __webpack_modules__ = {
  42613: (module => {
    module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");
  }),
  20181: (module => {
    module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");
  }),
  35317: (module => {
    module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("child_process");
  }),
  76982: (module => {
    module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("crypto");
  }),
  24434: (module => {
    module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");
  }),
  79896: (module => {
    module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");
  }),
  58611: (module => {
    module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("http");
  }),
  65692: (module => {
    module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("https");
  }),
  69278: (module => {
    module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("net");
  }),
  34589: (module => {
    module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:assert");
  }),
  16698: (module => {
    module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:async_hooks");
  }),
  4573: (module => {
    module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");
  }),
  31421: (module => {
    module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");
  }),
  37540: (module => {
    module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:console");
  }),
  77598: (module => {
    module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");
  }),
  53053: (module => {
    module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:diagnostics_channel");
  }),
  40610: (module => {
    module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns");
  }),
  71553: (module => {
    module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns/promises");
  }),
  78474: (module => {
    module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");
  }),
  73024: (module => {
    module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");
  }),
  51455: (module => {
    module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");
  }),
  37067: (module => {
    module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");
  }),
  32467: (module => {
    module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http2");
  }),
  44708: (module => {
    module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:https");
  }),
  98995: (module => {
    module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:module");
  }),
  77030: (module => {
    module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");
  }),
  48161: (module => {
    module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");
  }),
  76760: (module => {
    module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");
  }),
  643: (module => {
    module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:perf_hooks");
  }),
  1708: (module => {
    module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:process");
  }),
  41792: (module => {
    module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:querystring");
  }),
  57075: (module => {
    module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");
  }),
  46466: (module => {
    module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/promises");
  }),
  37830: (module => {
    module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/web");
  }),
  58500: (module => {
    module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");
  }),
  41692: (module => {
    module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");
  }),
  73136: (module => {
    module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");
  }),
  57975: (module => {
    module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");
  }),
  73429: (module => {
    module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util/types");
  }),
  30714: (module => {
    module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:vm");
  }),
  75919: (module => {
    module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");
  }),
  38522: (module => {
    module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");
  }),
  70857: (module => {
    module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");
  }),
  16928: (module => {
    module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");
  }),
  932: (module => {
    module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");
  }),
  83480: (module => {
    module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("querystring");
  }),
  2203: (module => {
    module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("stream");
  }),
  13193: (module => {
    module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("string_decoder");
  }),
  64756: (module => {
    module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tls");
  }),
  52018: (module => {
    module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tty");
  }),
  87016: (module => {
    module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("url");
  }),
  39023: (module => {
    module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");
  }),
  50548: (module => {
    module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("worker_threads");
  })
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

if (typeof __nccwpck_require__ !== "undefined") __nccwpck_require__.ab = decodeURIComponent(new URL(".", import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";

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
    8792: 0
  };
  var installChunk = data => {
    var {ids: ids, modules: modules, runtime: runtime} = data;
    var moduleId, chunkId, i = 0;
    for (moduleId in modules) {
      if (__nccwpck_require__.o(modules, moduleId)) {
        __nccwpck_require__.m[moduleId] = modules[moduleId];
      }
    }
    if (runtime) runtime(__nccwpck_require__);
    for (;i < ids.length; i++) {
      chunkId = ids[i];
      if (__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
        installedChunks[chunkId][0]();
      }
      installedChunks[ids[i]] = 0;
    }
  };
  __nccwpck_require__.f.j = (chunkId, promises) => {
    var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
    if (installedChunkData !== 0) {
      if (installedChunkData) {
        promises.push(installedChunkData[1]);
      } else {
        if (true) {
          var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, e => {
            if (installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
            throw e;
          });
          var promise = Promise.race([ promise, new Promise(resolve => installedChunkData = installedChunks[chunkId] = [ resolve ]) ]);
          promises.push(installedChunkData[1] = promise);
        }
      }
    }
  };
})();

var __webpack_exports__ = {};

__nccwpck_require__.d(__webpack_exports__, {
  bE: () => post,
  iW: () => main,
  nx: () => inside,
  xw: () => cli
});

async function main() {
  const {isolateProcess: isolateProcess} = await __nccwpck_require__.e(0).then(__nccwpck_require__.bind(__nccwpck_require__, 9e4));
  const isolation = isolateProcess();
  const {runAction: runAction} = await Promise.all([ __nccwpck_require__.e(3838), __nccwpck_require__.e(6876), __nccwpck_require__.e(6437), __nccwpck_require__.e(676), __nccwpck_require__.e(3955), __nccwpck_require__.e(7447) ]).then(__nccwpck_require__.bind(__nccwpck_require__, 80342));
  await runAction(isolation);
}

async function post() {
  const {runPost: runPost} = await __nccwpck_require__.e(5317).then(__nccwpck_require__.bind(__nccwpck_require__, 15317));
  await runPost();
}

async function cli() {
  const {runCommandLine: runCommandLine} = await __nccwpck_require__.e(9069).then(__nccwpck_require__.bind(__nccwpck_require__, 29069));
  await runCommandLine();
}

async function inside() {
  const {serveInside: serveInside} = await Promise.all([ __nccwpck_require__.e(6876), __nccwpck_require__.e(5846) ]).then(__nccwpck_require__.bind(__nccwpck_require__, 5846));
  serveInside();
}

var __webpack_exports__cli = __webpack_exports__.xw;

var __webpack_exports__inside = __webpack_exports__.nx;

var __webpack_exports__main = __webpack_exports__.iW;

var __webpack_exports__post = __webpack_exports__.bE;

export { __webpack_exports__cli as cli, __webpack_exports__inside as inside, __webpack_exports__main as main, __webpack_exports__post as post };
