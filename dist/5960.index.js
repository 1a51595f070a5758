"use strict";

exports.id = 5960;

exports.ids = [ 5960 ];

exports.modules = {
  5960: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var runPost = (async function runPost() {
      if (!(0, _adapters_js__WEBPACK_IMPORTED_MODULE_0__.D)() && (0, _report_js__WEBPACK_IMPORTED_MODULE_1__.Lx)(savedState())) return;
      (0, _adapters_js__WEBPACK_IMPORTED_MODULE_0__.t)();
      const {finishRun: finishRun} = await Promise.all([ __webpack_require__.e(9605), __webpack_require__.e(3838), __webpack_require__.e(9164), __webpack_require__.e(3656), __webpack_require__.e(3919), __webpack_require__.e(683), __webpack_require__.e(8421), __webpack_require__.e(1709), __webpack_require__.e(3189), __webpack_require__.e(8920), __webpack_require__.e(664), __webpack_require__.e(9453), __webpack_require__.e(5732), __webpack_require__.e(2215), __webpack_require__.e(660), __webpack_require__.e(8111), __webpack_require__.e(4095) ]).then(__webpack_require__.bind(__webpack_require__, 12722));
      await finishRun(savedState());
    });
    __webpack_require__.d(__webpack_exports__, {
      runPost: () => runPost
    });
    var _adapters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5925);
    var _report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77480);
    const savedState = () => (0, _report_js__WEBPACK_IMPORTED_MODULE_1__.Sy)(name => process.env[`STATE_${name}`]);
  }),
  77480: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var readSaved = (function readSaved(read) {
      return Object.fromEntries(Object.entries(SAVED).map(([name, key]) => [ name, read(key) ?? "" ]));
    });
    var isClosed = (function isClosed({git: git, key: key, summary: summary, delivered: delivered}) {
      return git === "" && (key === "" || summary !== "" && delivered !== "");
    });
    __webpack_require__.d(__webpack_exports__, {
      Lx: () => isClosed,
      MX: () => SAVED,
      Sy: () => readSaved,
      Vk: () => CUT_OFF
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
      pushing: "pushing",
      work: "keep-work",
      git: "kept-git"
    };
    const CUT_OFF = {
      conclusion: "failed",
      message: "",
      fault: {
        kind: "internal",
        message: "The run ended without a report: it was killed, ran out of memory, or lost its machine.",
        hint: "The transcript ends where it happened. Run the workflow again; the same branch and pull request are used."
      }
    };
  })
};


