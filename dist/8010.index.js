"use strict";

exports.id = 8010;

exports.ids = [ 8010 ];

exports.modules = {
  68010: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var close = (async function close(run, ended) {
      const {outcome: outcome} = ended;
      await Promise.all([ run.kind === "own" ? checkoutPublished(run, outcome) : undefined, reportEnd(run, ended) ]);
      return outcome;
    });
    var reportEnd = (async function reportEnd(run, ended) {
      const {ports: ports, invocation: invocation, features: features, keeper: keeper, report: report} = run;
      const {outcome: outcome} = ended;
      await keeper.keep(outcome, ended.left);
      for (const {keep: keep} of features) await (keep?.(run, outcome, keeper.reason));
      ports.log.append({
        type: "run.finished",
        outcome: outcome
      });
      let outputs = {};
      for (const feature of features) outputs = {
        ...outputs,
        ...await (feature.close?.(run, ended))
      };
      const {directories: directories, stop: stop} = invocation;
      const page = stop.aborted ? "" : keepPage(ports, directories.run);
      const [pagePath, receiptPath] = await Promise.all([ page, keepReceipt(ports, directories.run) ]);
      const places = {
        "log-path": directories.log,
        "report-path": pagePath,
        "receipt-path": receiptPath
      };
      await report.finish({
        ...places,
        ...outputs
      });
      await Promise.all([ ...features.map(async ({after: after}) => await (after?.(run, outcome))), run.kind === "own" ? run.acknowledged.end(outcome) : undefined, run.corrected ]);
    });
    var keepPage = (async function keepPage(ports, directory) {
      const page = ports.secrets.redact(await (0, _report_js__WEBPACK_IMPORTED_MODULE_1__.C)(ports.log.entries));
      return await tryToKeep(ports, `${directory}/report.html`, page);
    });
    var keepReceipt = (async function keepReceipt(ports, directory) {
      const receipt = (0, _report_js__WEBPACK_IMPORTED_MODULE_2__.VU)(ports.log.entries);
      return receipt === undefined ? "" : await tryToKeep(ports, `${directory}/receipt.json`, (0, 
      _report_js__WEBPACK_IMPORTED_MODULE_2__.pB)(receipt));
    });
    var tryToKeep = (async function tryToKeep({files: files, runner: runner}, path, text) {
      try {
        await files.write(path, Buffer.from(text));
        return path;
      } catch (error) {
        if ((0, _ports_js__WEBPACK_IMPORTED_MODULE_3__.x)(error) === undefined) throw error;
        runner.annotate("warning", "Remit: a file is missing", `${path}: ${error.message}`);
        return "";
      }
    });
    var checkoutPublished = (async function checkoutPublished({ports: ports, invocation: invocation, admitted: {request: request}}, {publication: publication}) {
      await ports.shell.close();
      if (publication === undefined || ports.shell.inside === undefined || invocation.ownCheckout) return;
      const {commit: commit, files: files, merged: merged} = publication;
      const own = files.flatMap(({path: path, from: from}) => from === undefined ? [ path ] : [ from, path ]);
      try {
        const root = await ports.files.realPath(invocation.settings.runner.workspace);
        const all = merged === undefined ? [] : await ports.git.stat(request.base.sha, commit);
        const paths = [ ...new Set([ ...own, ...all.map(({path: path}) => path) ]) ];
        const facts = {
          root: root,
          host: ports.files,
          git: ports.git,
          base: request.base.sha,
          commit: commit,
          paths: paths
        };
        if (!await (0, _change_js__WEBPACK_IMPORTED_MODULE_6__.Hh)(facts)) ports.runner.print(`The checkout is at another commit and stays there; the work is on ${publication.branch}.`);
      } catch (error) {
        const why = (0, _lib_attempt_js__WEBPACK_IMPORTED_MODULE_7__.bD)(error);
        ports.runner.annotate("warning", "Remit: checkout", `What was published could not be written into the checkout: ${why}`);
      }
    });
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      close: () => close,
      keepPage: () => keepPage,
      rehearseClose: () => rehearseClose,
      rescue: () => rescue
    });
    var _change_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9411);
    var _faults_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1613);
    var _report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60566);
    var _report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83541);
    var _report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53539);
    var _lib_attempt_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(91513);
    var _ports_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44714);
    var _patch_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19570);
    async function rehearseClose(entries, message) {
      const last = entries.at(-1);
      if (last === undefined) return;
      const event = {
        type: "run.finished",
        outcome: {
          conclusion: "changed",
          message: message
        }
      };
      const ended = [ ...entries, {
        ...last,
        event: event
      } ];
      const {renderSummary: renderSummary} = await (0, _report_js__WEBPACK_IMPORTED_MODULE_0__.DO)();
      renderSummary(ended);
      await (0, _report_js__WEBPACK_IMPORTED_MODULE_1__.C)(ended);
    }
    async function rescue({keeper: keeper, start: start}, error) {
      const rescued = await keeper.rescue();
      const message = rescued === undefined ? "" : _patch_files_js__WEBPACK_IMPORTED_MODULE_4__.B0;
      const earlier = start.kind === "continued" ? start.kept?.work : undefined;
      return {
        outcome: {
          conclusion: "failed",
          message: message,
          fault: (0, _faults_js__WEBPACK_IMPORTED_MODULE_5__.K)(error)
        },
        left: rescued ?? earlier
      };
    }
  })
};


