"use strict";

exports.id = 731;

exports.ids = [ 731 ];

exports.modules = {
  10731: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      keepOwnCode: () => keepOwnCode
    });
    var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
    var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
    var node_module__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98995);
    var node_module__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_module__WEBPACK_IMPORTED_MODULE_1__);
    var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
    var node_path__WEBPACK_IMPORTED_MODULE_2___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
    var node_url__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73136);
    var node_url__WEBPACK_IMPORTED_MODULE_3___default = __webpack_require__.n(node_url__WEBPACK_IMPORTED_MODULE_3__);
    var _lib_attempt_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91513);
    function keepOwnCode(entry) {
      const directory = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync((0, node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)((0, 
      node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(entry)));
      const kept = new Map(listCode(directory).map(name => [ name, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync((0, 
      node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, name)) ]));
      const bundle = (0, node_url__WEBPACK_IMPORTED_MODULE_3__.pathToFileURL)(`${directory}/`).href;
      const find = url => url.startsWith(bundle) ? kept.get((0, node_url__WEBPACK_IMPORTED_MODULE_3__.fileURLToPath)(url).slice(directory.length + 1)) : undefined;
      (0, node_module__WEBPACK_IMPORTED_MODULE_1__.registerHooks)({
        resolve(specifier, context, next) {
          const url = context.parentURL?.startsWith(bundle) === true ? URL.parse(specifier, context.parentURL)?.href : undefined;
          if (url === undefined || find(url) === undefined) return next(specifier, context);
          return {
            url: url,
            format: "commonjs",
            shortCircuit: true
          };
        },
        load(url, context, next) {
          const source = find(url);
          return source === undefined ? next(url, context) : {
            format: "commonjs",
            source: source,
            shortCircuit: true
          };
        }
      });
      return {
        restore: () => [ ...[ ...kept ].filter(([name, bytes]) => putBack((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, name), bytes)).map(([name]) => name), ...ENTRIES.map(entry => `${entry}/package.json`).filter(name => takeAway((0, 
        node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, name))) ]
      };
    }
    const ENTRIES = [ "main", "post", "cli", "inside" ];
    function listCode(directory) {
      const parts = node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync(directory).filter(name => /\.(?:js|json)$/.test(name));
      const entries = ENTRIES.map(entry => `${entry}/index.js`).filter(name => node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync((0, 
      node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, name)));
      return [ ...parts, ...entries ];
    }
    function takeAway(path) {
      if (!node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync(path)) return false;
      (0, _lib_attempt_js__WEBPACK_IMPORTED_MODULE_4__.CD)(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync(path, {
        recursive: true,
        force: true
      }));
      return true;
    }
    function putBack(path, bytes) {
      try {
        if (node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync(path).isFile() && node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync(path).equals(bytes)) return false;
      } catch {}
      try {
        node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync(path, {
          recursive: true,
          force: true
        });
        node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync((0, node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), {
          recursive: true
        });
        node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync(path, bytes);
      } catch {}
      return true;
    }
  })
};


