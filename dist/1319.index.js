"use strict";

exports.id = 1319;

exports.ids = [ 1319 ];

exports.modules = {
  61319: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      p: () => EXCLUDED,
      w: () => shownPatch
    });
    const EXCLUDED = "[not shown: the policy or .geminiignore excludes it]";
    function shownPatch({path: path, from: from = path}, lines, mayRead) {
      return `--- ${path}\n${mayRead(path) && mayRead(from) ? lines : EXCLUDED}`;
    }
  })
};


