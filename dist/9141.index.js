"use strict";

exports.id = 9141;

exports.ids = [ 9141 ];

exports.modules = {
  89141: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var findRuns = (async function findRuns(run, subject) {
      const {runId: runId} = run.invocation.settings.github;
      const wanted = ({record: record}) => record.run !== undefined && record.run !== runId;
      const comments = await (0, _run_for_features_js__WEBPACK_IMPORTED_MODULE_3__.cC)((0, 
      _run_for_features_js__WEBPACK_IMPORTED_MODULE_3__.SO)(run), subject, wanted);
      const ids = [ ...new Set(comments.map(({record: record}) => Number(record.run))) ];
      const known = ids.filter(id => id > 0 && Number.isSafeInteger(id));
      const found = await Promise.all(known.map(run.ports.github.workflowRun));
      return found.flatMap(one => one === undefined || one.completed ? [] : [ one ]);
    });
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      stop: () => stop,
      stopRuns: () => stopRuns
    });
    var _run_for_features_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40298);
    var _run_for_features_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(30853);
    var _ports_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71888);
    var _lib_parts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23782);
    const stop = {
      start: async (run, phase) => phase === "before work" ? await stopRuns(run) : undefined
    };
    async function stopRuns(run) {
      const {ports: ports, invocation: invocation, admitted: admitted} = run;
      const over = outcome => ({
        admitted: admitted,
        start: {
          kind: "over",
          outcome: outcome
        }
      });
      const answer = message => over({
        conclusion: "answered",
        message: message
      });
      const {subject: subject} = admitted.request;
      if (subject === undefined) return answer("On which issue or pull request? `/stop` is a comment there.");
      if (invocation.settings.dryRun) return answer("This is a dry run: nothing was stopped.");
      try {
        const own = (0, _run_for_features_js__WEBPACK_IMPORTED_MODULE_0__.O3)(invocation);
        const working = await findRuns(run, subject.number);
        const runs = working.filter(({workflow: workflow}) => own !== "" && workflow === own);
        for (const {id: id} of runs) await ports.github.cancelRun(id);
        const others = working.filter(one => !runs.includes(one));
        return answer((0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_1__.oR)([ describeStopped(runs), describeOthers(others, own) ], "\n\n"));
      } catch (error) {
        if (!(error instanceof _ports_js__WEBPACK_IMPORTED_MODULE_2__.y)) throw error;
        return over(refused(error));
      }
    }
    function describeStopped(runs) {
      if (runs.length === 0) {
        return "No run of Remit is active here. (Remit does not see a run that has not begun, or whose job may not comment: cancel it under Actions.)";
      }
      const named = runs.map(({id: id, url: url}) => `[run ${id}](${url})`).join(", ");
      return `Stopped: ${named}. Its comment says what it had done; what it had not published is kept for \`/continue\`.`;
    }
    function describeOthers(runs, own) {
      if (runs.length === 0) return "";
      const named = runs.map(({id: id, url: url, workflow: workflow}) => `[run ${id}](${url}) of \`${workflow}\``).join(", ");
      const why = own === "" ? "the runner does not say to which workflow file this job belongs" : `this job is of \`${own}\``;
      return `Not stopped: ${named}, since ${why}.`;
    }
    function refused({message: message, status: status, permission: permission}) {
      const hint = permission === undefined ? "Cancel the run under Actions." : "Or cancel the run under Actions.";
      const fault = {
        kind: "github",
        message: `The run was not stopped (${status}): ${message}`,
        hint: hint
      };
      return {
        conclusion: "failed",
        message: "",
        fault: fault
      };
    }
  })
};


