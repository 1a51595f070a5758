"use strict";

exports.id = 4399;

exports.ids = [ 4399 ];

exports.modules = {
  92015: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      P: () => nameOthers
    });
    function nameOthers({head: head, commits: commits, more: more}, names = "names") {
      const listed = commits.map(({oid: oid, author: author}) => oid.slice(0, 7) + (names === "names" ? ` (by "${author}")` : ""));
      const rest = more === 0 ? "" : ` and ${more} more`;
      return `The branch was at ${head.slice(0, 7)}. Somebody else seems to have pushed it: Remit's comments do not record ${listed.join(", ")}${rest}.`;
    }
  }),
  29733: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var renderOutputs = (function renderOutputs(entries, places = {}) {
      const {outcome: outcome, publication: publication, plan: plan, output: output, review: review, findings: findings} = (0, 
      _run_state_js__WEBPACK_IMPORTED_MODULE_0__.xz)(entries);
      const {turns: turns, tokens: tokens, usd: usd, compressions: compressions, denials: denials} = (0, 
      _totals_js__WEBPACK_IMPORTED_MODULE_1__.g)(entries);
      return {
        conclusion: outcome?.conclusion ?? "",
        "final-message": (0, _lib_cut_js__WEBPACK_IMPORTED_MODULE_2__.Ku)(finalMessage(outcome), MESSAGE).toWellFormed(),
        "structured-output": output === undefined ? "" : JSON.stringify(output),
        "plan-digest": plan?.type === "plan.kept" ? plan.digest : "",
        branch: publication?.branch ?? "",
        "commit-sha": publication?.commit ?? "",
        "pull-request-number": publication?.pull === undefined ? "" : String(publication.pull.number),
        "pull-request-url": publication?.pull?.url ?? "",
        "review-url": review?.url ?? "",
        findings: countFindings(outcome, review, findings.length),
        ...Object.fromEntries(PLACES.map(name => [ name, places[name] ?? "" ])),
        turns: String(turns),
        "input-tokens": String(tokens.input),
        "output-tokens": String(tokens.output),
        "cached-tokens": String(tokens.cached),
        usd: usd.toFixed(6),
        compressions: String(compressions.length),
        denials: String((0, _totals_js__WEBPACK_IMPORTED_MODULE_1__.v)(denials))
      };
    });
    var finalMessage = (function finalMessage(outcome) {
      if (outcome === undefined || outcome.message.trim() !== "") return outcome?.message ?? "";
      return (0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_3__.oR)([ outcome.fault?.message, outcome.fault?.hint ], " ");
    });
    var renderAnnotations = (function renderAnnotations(entries) {
      const short = (text, most) => (0, _lib_cut_js__WEBPACK_IMPORTED_MODULE_2__.cz)((0, 
      _markdown_js__WEBPACK_IMPORTED_MODULE_4__.wh)(text).trim(), most);
      const state = (0, _run_state_js__WEBPACK_IMPORTED_MODULE_0__.xz)(entries);
      return [ ...ending(state), ...withheld(state), ...denied((0, _totals_js__WEBPACK_IMPORTED_MODULE_1__.g)(entries)), ...circumstances(state) ].slice(0, MOST).map(({level: level, title: title, message: message}) => ({
        level: level,
        title: short(title, 120),
        message: short(message, 1e3)
      }));
    });
    var ending = (function ending(state) {
      const {outcome: outcome, verification: verification} = state;
      if (outcome === undefined || (0, _events_js__WEBPACK_IMPORTED_MODULE_5__.gq)(outcome.conclusion)) return [];
      const {fault: fault = {
        message: outcome.message,
        hint: undefined
      }} = outcome;
      const why = outcome.conclusion === "exhausted" ? `${(0, _headline_js__WEBPACK_IMPORTED_MODULE_6__.pQ)(state)}.` : "";
      const message = (0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_3__.oR)([ why, fault.message, fault.hint ], " ");
      const end = {
        level: "error",
        title: `Remit: ${outcome.conclusion}`,
        message: message
      };
      const failed = verification?.ok === false ? verification.results.filter(({ok: ok}) => !ok) : [];
      return [ end, ...failed.map(({command: command, output: output}) => ({
        level: "error",
        title: `Verification failed: ${command}`,
        message: (0, _lib_cut_js__WEBPACK_IMPORTED_MODULE_2__.g1)(output, 600)
      })) ];
    });
    var withheld = (function withheld({publication: publication, proposed: proposed, outcome: outcome}) {
      return ((publication ?? proposed)?.refused ?? outcome?.withheld ?? []).map(({path: path, reason: reason}) => ({
        level: "warning",
        title: `Withheld: ${path}`,
        message: reason
      }));
    });
    var denied = (function denied({denials: denials}) {
      return denials.map(({call: call, decision: decision, count: count}) => ({
        level: "notice",
        title: `Denied: ${call.tool}${count > 1 ? ` (${count} times)` : ""}`,
        message: decision.reason
      }));
    });
    var circumstances = (function circumstances(state) {
      const {notes: notes, started: started} = state;
      const title = started?.sandboxCopy === undefined ? "Remit: no sandbox" : "Remit: a copy";
      const missing = started?.sandbox === "none" && started.sandboxLacks !== undefined ? WHERE_NONE : "";
      return [ ...notes.map(note => ({
        level: "notice",
        title: "Remit: note",
        message: note
      })), ...(0, _sandbox_js__WEBPACK_IMPORTED_MODULE_7__.Hu)(state).map(text => ({
        level: "notice",
        title: title,
        message: `${text.replaceAll("**", "")}${missing}`
      })) ];
    });
    __webpack_require__.d(__webpack_exports__, {
      $: () => renderOutputs,
      H: () => renderAnnotations
    });
    var _events_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6786);
    var _lib_cut_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24192);
    var _run_state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17374);
    var _totals_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46968);
    var _markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9626);
    var _sandbox_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(36964);
    var _headline_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1359);
    var _lib_parts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23782);
    const PLACES = [ "comment-url", "log-path", "report-path", "receipt-path", "proposal-path", "proposal-digest" ];
    const MESSAGE = 1e5;
    function countFindings(outcome, review, found) {
      if (review?.again === true && found === 0) return String(review.findings ?? "");
      return found === 0 && outcome?.conclusion !== "reviewed" ? "" : String(found);
    }
    const MOST = 10;
    const WHERE_NONE = " What such a machine needs: docs/enterprise.md, Where there is no sandbox.";
  }),
  90133: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var renderProgress = (function renderProgress(entries, now) {
      const state = (0, run_state.xz)(entries);
      const numbers = (0, totals.g)(entries, now);
      const facts = {
        state: state,
        numbers: numbers,
        entries: entries
      };
      const gauges = numbers.gauges.filter(({name: name, of: of}) => of > 0 && SHOWN.has(name)).map(({name: name, used: used, of: of}) => `| ${(0, 
      figures.Ff)(name)} | ${(0, figures.uI)(used, of)} | ${(0, figures.qC)(name, used)} of ${(0, 
      figures.qC)(name, of)} |`);
      return (0, fit.Uj)([ {
        rank: 0,
        blocks: [ (0, fit.FY)(`### \u23f1\ufe0f Working: ${doing(entries)}`) ],
        what: "parts"
      }, {
        rank: 2,
        blocks: (0, fit.tp)("", state.todos.map(blocks.tj), "todos"),
        what: "todos"
      }, {
        rank: 1,
        blocks: (0, fit.tp)("| | | |\n|---|---|---|", gauges, "limits"),
        what: "limits"
      }, {
        rank: 1,
        blocks: [ (0, fit.FY)(updated(state, now)), ...(0, blocks.iO)(facts), ...(0, blocks.Xb)(facts) ],
        what: "parts"
      } ], fit.W$, fit.hg);
    });
    var updated = (function updated({started: started}, now) {
      const at = `Last update: ${new Date(now).toISOString().slice(0, 19).replace("T", " ")} UTC`;
      const url = started?.run.url ?? "";
      return url === "" ? at : `${at} \u00b7 [log](${encodeURI(url)})`;
    });
    var doing = (function doing(entries) {
      for (let at = entries.length - 1; at >= 0; at--) {
        const entry = entries[at];
        const line = describeActivity(entry.event, entries);
        if (line !== undefined) return entry.agent === events.QT ? line : `${line} (sub-agent ${(0, 
        markdown.aY)(entry.agent)})`;
      }
      return "starting";
    });
    var describeActivity = (function describeActivity(event, entries) {
      switch (event.type) {
       case "model.asked":
        return event.purpose === "turn" ? `thinking, turn ${event.turn}${lastThought(entries)}` : "thinking";

       case "model.retried":
        return `waiting ${(0, figures.p0)(event.waitMs)} for the model${(0, describe.Be)(event)} (${(0, 
        markdown.inline)((0, markdown.$Q)(event.cause, 120))})`;

       case "call.decided":
        return event.decision.effect === "allow" ? `${(0, markdown.aY)(event.call.tool)} ${(0, 
        markdown.aY)((0, markdown.$Q)((0, figures.Df)(event.call), 100))}` : undefined;

       case "model.replied":
        return event.reply.calls.length > 0 ? (0, figures.hS)(event.reply.calls.length, "tool call") : undefined;

       case "agent.stopped":
        return "checking and publishing the work";

       case "change.published":
        return "writing the report";

       default:
        return undefined;
      }
    });
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      pullOf: () => run_state.pv,
      readRunState: () => run_state.xz,
      renderAnnotations: () => outputs.H,
      renderComment: () => sections.wQ,
      renderOutputs: () => outputs.$,
      renderProgress: () => renderProgress,
      renderSummary: () => sections.Br
    });
    var outputs = __webpack_require__(29733);
    var events = __webpack_require__(58223);
    var blocks = __webpack_require__(10073);
    var describe = __webpack_require__(73586);
    var figures = __webpack_require__(19298);
    var fit = __webpack_require__(27980);
    var markdown = __webpack_require__(9626);
    var run_state = __webpack_require__(17374);
    var totals = __webpack_require__(46968);
    const SHOWN = new Set([ "turns", "minutes", "tokens", "usd" ]);
    function lastThought(entries) {
      const last = entries.findLast(({agent: agent, event: event}) => agent === events.QT && event.type === "model.replied");
      const subject = last?.event.type === "model.replied" ? last.event.reply.thoughts.at(-1)?.subject ?? "" : "";
      return subject === "" ? "" : ` (${(0, markdown.inline)((0, markdown.$Q)(subject, 100))})`;
    }
    var sections = __webpack_require__(75502);
  })
};


