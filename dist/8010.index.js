"use strict";

exports.id = 8010;

exports.ids = [ 8010 ];

exports.modules = {
  53539: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var makeReceipt = (function makeReceipt(entries) {
      const state = (0, _run_state_js__WEBPACK_IMPORTED_MODULE_1__.xz)(entries);
      const {started: started} = state;
      if (started === undefined) return undefined;
      const {run: run, request: request, policy: policy} = started;
      const numbers = (0, _totals_js__WEBPACK_IMPORTED_MODULE_2__.g)(entries);
      return {
        type: "urn:remit:receipt:1",
        remit: run.version,
        run: {
          id: run.id,
          attempt: run.attempt,
          repository: run.repository,
          url: run.url
        },
        actor: {
          login: request.actor.login,
          id: request.actor.id,
          permission: request.actor.permission
        },
        request: requestOf(request),
        policy: {
          path: policy.path,
          ref: policy.ref,
          digest: policy.digest
        },
        instructions: instructionsOf(entries, request),
        model: {
          asked: started.model,
          answered: answeredBy(entries)
        },
        cost: {
          turns: numbers.turns,
          inputTokens: numbers.tokens.input,
          outputTokens: numbers.tokens.output,
          cachedTokens: numbers.tokens.cached,
          usd: Number(numbers.usd.toFixed(6)),
          ms: numbers.ms
        },
        denials: (0, _totals_js__WEBPACK_IMPORTED_MODULE_2__.v)(numbers.denials),
        compressions: numbers.compressions.length,
        conclusion: state.outcome?.conclusion ?? "",
        published: publishedBy(state, request),
        log: logOf(entries)
      };
    });
    var renderReceipt = (function renderReceipt(receipt) {
      return `${JSON.stringify(receipt, undefined, 2)}\n`;
    });
    var requestOf = (function requestOf({kind: kind, trigger: trigger, key: key, subject: subject, instruction: instruction}) {
      const about = subject === undefined ? "" : `${subject.kind} ${subject.number}`;
      return {
        kind: kind,
        trigger: trigger,
        key: key,
        subject: about,
        instruction: digest(instruction)
      };
    });
    var instructionsOf = (function instructionsOf(entries, {trusted: trusted}) {
      let read = {
        commit: trusted.sha,
        files: [],
        prompt: ""
      };
      for (const {agent: agent, event: event} of (0, _run_state_js__WEBPACK_IMPORTED_MODULE_1__.xK)(entries)) {
        if (event.type === "project.read") read = {
          ...read,
          commit: event.commit,
          files: event.instructions
        };
        if (event.type === "agent.started" && agent === _events_js__WEBPACK_IMPORTED_MODULE_4__.QT) read = {
          ...read,
          prompt: digest(event.system)
        };
      }
      return read;
    });
    var answeredBy = (function answeredBy(entries) {
      const names = (0, _run_state_js__WEBPACK_IMPORTED_MODULE_1__.xK)(entries).flatMap(({event: event}) => event.type === "model.replied" ? [ event.reply.model ] : []);
      return [ ...new Set(names) ].sort();
    });
    var publishedBy = (function publishedBy({publication: publication, proposed: proposed}, {base: base}) {
      const {commit: commit = "", branch: branch = "", pull: pull, proposal: proposal = ""} = publication ?? {};
      const made = proposed?.proposal ?? proposal;
      return {
        commit: commit,
        branch: branch,
        base: commit === "" && made === "" ? "" : base.sha,
        pull: pull?.url ?? "",
        proposal: made
      };
    });
    var logOf = (function logOf(entries) {
      const hash = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256");
      let bytes = 0;
      for (const entry of entries) {
        const line = Buffer.from(`${JSON.stringify(entry)}\n`);
        hash.update(line);
        bytes += line.length;
      }
      return {
        digest: `sha256:${hash.digest("hex")}`,
        bytes: bytes,
        entries: entries.length
      };
    });
    var digest = (function digest(text) {
      return `sha256:${(0, _lib_seal_js__WEBPACK_IMPORTED_MODULE_5__.ol)(text)}`;
    });
    __webpack_require__.d(__webpack_exports__, {
      VU: () => makeReceipt,
      hY: () => compareReceipts,
      pB: () => renderReceipt
    });
    var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
    var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
    var _events_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58223);
    var _run_state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17374);
    var _totals_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46968);
    var _lib_read_data_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50991);
    var _lib_seal_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(75423);
    function compareReceipts(made, actual, field = "") {
      if (!(0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_3__.bI)(made) || !(0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_3__.bI)(actual)) {
        const [a, b] = [ JSON.stringify(made) ?? "(nothing)", JSON.stringify(actual) ?? "(nothing)" ];
        return a === b ? [] : [ {
          field: field,
          made: a,
          actual: b
        } ];
      }
      return [ ...new Set([ ...Object.keys(made), ...Object.keys(actual) ]) ].flatMap(name => compareReceipts(made[name], actual[name], field === "" ? name : `${field}.${name}`));
    }
  }),
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
      const page = ports.secrets.redact(await (0, _report_js__WEBPACK_IMPORTED_MODULE_0__.C)(ports.log.entries));
      return await tryToKeep(ports, `${directory}/report.html`, page);
    });
    var keepReceipt = (async function keepReceipt(ports, directory) {
      const receipt = (0, _report_js__WEBPACK_IMPORTED_MODULE_1__.VU)(ports.log.entries);
      return receipt === undefined ? "" : await tryToKeep(ports, `${directory}/receipt.json`, (0, 
      _report_js__WEBPACK_IMPORTED_MODULE_1__.pB)(receipt));
    });
    var tryToKeep = (async function tryToKeep({files: files, runner: runner}, path, text) {
      try {
        await files.write(path, Buffer.from(text));
        return path;
      } catch (error) {
        if ((0, _ports_js__WEBPACK_IMPORTED_MODULE_2__.x)(error) === undefined) throw error;
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
        if (!await (0, _change_js__WEBPACK_IMPORTED_MODULE_5__.Hh)(facts)) ports.runner.print(`The checkout is at another commit and stays there; the work is on ${publication.branch}.`);
      } catch (error) {
        const why = (0, _lib_attempt_js__WEBPACK_IMPORTED_MODULE_6__.bD)(error);
        ports.runner.annotate("warning", "Remit: checkout", `What was published could not be written into the checkout: ${why}`);
      }
    });
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      close: () => close,
      keepPage: () => keepPage,
      rescue: () => rescue
    });
    var _change_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9411);
    var _faults_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1613);
    var _report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83541);
    var _report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53539);
    var _lib_attempt_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(91513);
    var _ports_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44714);
    var _patch_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19570);
    async function rescue({keeper: keeper, start: start}, error) {
      const rescued = await keeper.rescue();
      const message = rescued === undefined ? "" : _patch_files_js__WEBPACK_IMPORTED_MODULE_3__.B0;
      const earlier = start.kind === "continued" ? start.kept?.work : undefined;
      return {
        outcome: {
          conclusion: "failed",
          message: message,
          fault: (0, _faults_js__WEBPACK_IMPORTED_MODULE_4__.K)(error)
        },
        left: rescued ?? earlier
      };
    }
  })
};


