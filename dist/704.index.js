"use strict";

exports.id = 704;

exports.ids = [ 704 ];

exports.modules = {
  704: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      gateJob: () => gateJob
    });
    var _run_for_features_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27180);
    var _run_for_features_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40298);
    var _run_for_features_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52363);
    const gateJob = {
      answer: answerGate
    };
    async function answerGate(ports, invocation, list) {
      const {runner: runner} = ports;
      const gate = await (0, _run_for_features_js__WEBPACK_IMPORTED_MODULE_0__.X7)(ports, invocation, list);
      runner.setOutput("admitted", String(gate.kind === "open"));
      if (gate.kind === "turned away") return gate.outcome.conclusion;
      const {base: base, subject: subject, commentId: commentId} = gate.request;
      if ((0, _run_for_features_js__WEBPACK_IMPORTED_MODULE_1__.f2)(invocation)) await (0, 
      _run_for_features_js__WEBPACK_IMPORTED_MODULE_2__.wv)(ports, commentId, "eyes");
      runner.setOutput("sha", base.sha);
      runner.setOutput("number", subject === undefined ? "" : String(subject.number));
      runner.print("Admitted.");
      return "unchanged";
    }
  })
};


