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
    var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
    var node_path__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
    var _lib_attempt_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91513);
    function keepOwnCode(entry) {
      const directory = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0, 
      node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(entry)));
      const kept = new Map(listCode(directory).map(name => [ name, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync((0, 
      node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, name)) ]));
      Object.assign(globalThis, {
        remitChunks: kept
      });
      return {
        restore: () => [ ...[ ...kept ].filter(([name, bytes]) => putBack((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, name), bytes)).map(([name]) => name), ...ENTRIES.map(entry => `${entry}/package.json`).filter(name => takeAway((0, 
        node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, name))) ]
      };
    }
    const ENTRIES = [ "main", "post", "cli", "inside" ];
    function listCode(directory) {
      const parts = node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync(directory).filter(name => /\.(?:js|json)$/.test(name));
      const entries = ENTRIES.map(entry => `${entry}/index.js`).filter(name => node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync((0, 
      node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, name)));
      return [ ...parts, ...entries ];
    }
    function takeAway(path) {
      if (!node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync(path)) return false;
      (0, _lib_attempt_js__WEBPACK_IMPORTED_MODULE_2__.CD)(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync(path, {
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
        node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), {
          recursive: true
        });
        node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync(path, bytes);
      } catch {}
      return true;
    }
  })
};


