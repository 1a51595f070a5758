export const id = 7123;

export const ids = [ 7123 ];

export const modules = {
  97123: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      checks: () => checks
    });
    const checks = {
      follow: async (...asked) => (await Promise.all([ __webpack_require__.e(8681), __webpack_require__.e(8202), __webpack_require__.e(9125), __webpack_require__.e(4666) ]).then(__webpack_require__.bind(__webpack_require__, 1784))).followChecks(...asked),
      look: async (...asked) => (await Promise.all([ __webpack_require__.e(8681), __webpack_require__.e(8202), __webpack_require__.e(9125), __webpack_require__.e(4666) ]).then(__webpack_require__.bind(__webpack_require__, 1784))).recordChecks(...asked)
    };
  })
};
