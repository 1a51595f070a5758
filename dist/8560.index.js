"use strict";

exports.id = 8560;

exports.ids = [ 8560 ];

exports.modules = {
  98560: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      checks: () => checks
    });
    const checks = {
      follow: async (...asked) => (await Promise.all([ __webpack_require__.e(9164), __webpack_require__.e(2903), __webpack_require__.e(1709), __webpack_require__.e(3189), __webpack_require__.e(664), __webpack_require__.e(4984), __webpack_require__.e(6947), __webpack_require__.e(4028) ]).then(__webpack_require__.bind(__webpack_require__, 94463))).followChecks(...asked),
      look: async (...asked) => (await Promise.all([ __webpack_require__.e(9164), __webpack_require__.e(2903), __webpack_require__.e(1709), __webpack_require__.e(3189), __webpack_require__.e(664), __webpack_require__.e(4984), __webpack_require__.e(6947), __webpack_require__.e(4028) ]).then(__webpack_require__.bind(__webpack_require__, 94463))).recordChecks(...asked)
    };
  })
};


