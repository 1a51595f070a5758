export const id = 6785;

export const ids = [ 6785 ];

export const modules = {
  46785: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      gateJob: () => gateJob
    });
    var acknowledge = __webpack_require__(49073);
    var announce = __webpack_require__(66318);
    var faults = __webpack_require__(89896);
    var run_gate = __webpack_require__(82968);
    async function answerGate(desk, order, admit) {
      const {runner: runner} = desk;
      const gate = await (0, run_gate.l)(desk, order, admit).catch(error => ({
        kind: "closed",
        faults: [ (0, faults.K)(error) ]
      }));
      runner.setOutput("admitted", String(gate.kind === "open"));
      if (gate.kind !== "open") return (await (0, announce.E7)(desk, order, gate)).conclusion;
      const {base: base, subject: subject, commentId: commentId} = gate.request;
      await (0, acknowledge.wv)(desk, order, commentId, "eyes");
      runner.setOutput("sha", base.sha);
      runner.setOutput("number", subject === undefined ? "" : String(subject.number));
      runner.print("Admitted.");
      return "unchanged";
    }
    const gateJob = {
      answer: answerGate
    };
  }
};
