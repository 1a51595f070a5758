"use strict";

exports.id = 4277;

exports.ids = [ 4277, 6913 ];

exports.modules = {
  26913: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var breakMentions = (function breakMentions(text) {
      return text.replaceAll(/(?<![A-Za-z0-9])@(?=[*_~]{0,9}[A-Za-z0-9<])/g, "@\u200b");
    });
    var breakClosings = (function breakClosings(text) {
      return text.replaceAll(CLOSING, "$1 issue$2");
    });
    var breakSkips = (function breakSkips(text) {
      return text.replaceAll(SKIP, "($1)");
    });
    __webpack_require__.d(__webpack_exports__, {
      NP: () => breakDrawings,
      Vz: () => DRAWN,
      aA: () => breakClosings,
      aI: () => breakSkips,
      dn: () => breakMentions
    });
    const CLOSING = new RegExp([ String.raw`(?<![A-Za-z0-9])(close[sd]?|fix(?:e[sd])?|resolve[sd]?)`, String.raw`((?:[^A-Za-z0-9#<]|<[^<>]*>|<(?![^<>]*>))+)`, String.raw`(?=\\?#(?:<[^<>]*>)*\\?\d|GH-\d|[\w.-]{1,100}\\?\/[\w.-]{1,100}\\?#\d|https?:\/\/[^\s]{1,300}\/(?:issues|pull)\/\d)` ].join(""), "gi");
    const SKIP = /\[\s{0,9}(skip[ -]ci|ci[ -]skip|no[ -]ci|skip[ -]actions|actions[ -]skip)\s{0,9}\]/gi;
    const DRAWN = new Set([ "mermaid", "math", "geojson", "topojson", "stl", "suggestion" ]);
    function breakDrawings(text) {
      return text.replaceAll(DRAWING, "text");
    }
    const DRAWING = new RegExp(`(?<=(?:\`{3}|~{3})[^\\S\\n]{0,99})(?:${[ ...DRAWN ].join("|")})(?![\\w-])`, "gi");
  }),
  45881: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var calledOff = (function calledOff(end, published, stop) {
      const made = published.kind === "reviewed" ? published.reviewed : published;
      const nothing = made === undefined || made.kind === "nothing" || made.kind === "silent";
      return stop.aborted && end.kind === "finished" && !nothing ? {
        kind: "cancelled"
      } : end;
    });
    var withFault = (function withFault(outcome, fault) {
      return fault === undefined || outcome.fault !== undefined ? outcome : {
        ...outcome,
        conclusion: "failed",
        fault: fault
      };
    });
    var conclude = (function conclude(request, end, published, verified) {
      if (published.kind === "reviewed") return concludeReview(request, end, published.reviewed);
      return withVisiblePlan(concludeChange(request, end, published, verified));
    });
    var withVisiblePlan = (function withVisiblePlan(outcome) {
      return outcome.conclusion === "planned" ? {
        ...outcome,
        message: (0, _request_js__WEBPACK_IMPORTED_MODULE_2__.nw)(outcome.message).text.trim()
      } : outcome;
    });
    var concludeChange = (function concludeChange(request, end, published, verified) {
      const publication = published.kind === "published" ? {
        publication: published.publication
      } : {};
      switch (end.kind) {
       case "finished":
        return withFault(finish(request, textOf(request, end), published, verified), end.fault);

       case "blocked":
       case "stuck":
        return {
          conclusion: end.kind,
          message: withFate(end.reason, published),
          ...publication
        };

       case "exhausted":
        {
          const text = textOf(request, end) || (end.limit === "disk" ? FULL : `The limit of ${(0, 
          _report_js__WEBPACK_IMPORTED_MODULE_1__.Ff)(end.limit)} is used up.`);
          return {
            conclusion: "exhausted",
            message: withFate(text, published),
            ...publication
          };
        }

       case "cancelled":
        return {
          conclusion: "cancelled",
          message: withFate("The run was cancelled.", published),
          ...publication
        };

       case "failed":
        return {
          conclusion: "failed",
          message: withFate("", published),
          fault: end.fault,
          ...publication
        };
      }
    });
    var textOf = (function textOf({kind: kind}, {text: text}) {
      const split = kind === "change" ? (0, _change_js__WEBPACK_IMPORTED_MODULE_3__.v2)(text) : {
        text: text
      };
      return split.text || text;
    });
    var finish = (function finish(request, text, published, verified) {
      switch (published.kind) {
       case "withheld":
        return {
          conclusion: "failed",
          message: text,
          fault: published.fault
        };

       case "published":
        {
          const {publication: publication, fault: fault} = published;
          if (fault !== undefined) return {
            conclusion: "failed",
            message: text,
            fault: fault,
            publication: publication
          };
          return {
            conclusion: verified ? "changed" : "unverified",
            message: text,
            publication: publication
          };
        }

       case "proposed":
        return {
          conclusion: verified ? "changed" : "unverified",
          message: text
        };

       case "kept":
        return {
          conclusion: withoutChange(request),
          message: withFate(text, published)
        };

       case "nothing":
        {
          const refused = published.refused.length > 0;
          const answered = request.question === true && !refused && text.trim() !== "";
          const conclusion = withoutChange(request, answered);
          return {
            conclusion: conclusion,
            message: withFate(text, published),
            ...refused && {
              withheld: published.refused
            }
          };
        }
      }
    });
    __webpack_require__.d(__webpack_exports__, {
      R: () => calledOff,
      conclude: () => conclude
    });
    var _request_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83660);
    var _report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19298);
    var _change_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(30547);
    var _lib_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23782);
    function concludeReview(request, end, reviewed) {
      if (end.kind !== "finished") {
        const {message: message, ...outcome} = conclude(request, end, {
          kind: "nothing",
          refused: []
        }, true);
        return {
          ...outcome,
          message: (0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_0__.oR)([ message, describeReview(reviewed) ], "\n\n")
        };
      }
      if (reviewed?.kind === "withheld") return {
        conclusion: "failed",
        message: end.text,
        fault: reviewed.fault
      };
      const message = (0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_0__.oR)([ end.text, describeReview(reviewed) ], "\n\n");
      return withFault({
        conclusion: reviewed?.kind === "kept" ? "unchanged" : "reviewed",
        message: message
      }, end.fault);
    }
    function describeReview(reviewed) {
      switch (reviewed?.kind) {
       case undefined:
       case "posted":
        return "";

       case "proposed":
        return "The review is not posted yet: the job that publishes posts it.";

       case "silent":
        return reviewed.mended === undefined ? "Earlier reviews of this pull request already say everything: no review was posted." : `${(0, 
        _report_js__WEBPACK_IMPORTED_MODULE_1__.Ue)(reviewed.mended)} There is nothing new to say: no review was posted.`;

       case "kept":
        return reviewed.reason;

       case "withheld":
        return `The review was not posted: ${reviewed.fault.message} ${reviewed.fault.hint ?? ""}`.trim();
      }
    }
    const FULL = "The disk with the run's edits and log had less than 1 GiB left, so its commands were stopped.";
    function withoutChange(request, answered = false) {
      switch (request.kind) {
       case "answer":
       case "review":
        return "answered";

       case "plan":
        return "planned";

       case "change":
        return answered ? "answered" : "unchanged";
      }
    }
    function withFate(message, published) {
      return (0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_0__.oR)([ message, fate(published) ], "\n\n");
    }
    function fate(published) {
      switch (published.kind) {
       case "kept":
        return published.reason;

       case "withheld":
        return `The edits were not published: ${published.fault.message} ${published.fault.hint ?? ""}`.trim();

       case "nothing":
        return published.refused.map(({path: path, reason: reason}) => `Not published: \`${path}\`, since ${reason}.`).join("\n");

       case "proposed":
       case "published":
        return "";
      }
    }
  }),
  16709: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var publish = (async function publish(run, proposed) {
      switch (proposed.kind) {
       case "over":
        return {
          kind: "ended",
          ended: {
            outcome: (proposed.idle && await openIdle(run, proposed.idle)) ?? proposed.outcome
          }
        };

       case "again":
        return {
          kind: "ended",
          ended: {
            outcome: await completePull(run, proposed)
          }
        };

       case "worked":
        return await publishWork(run, proposed);

       default:
        return proposed;
      }
    });
    var retireBy = (function retireBy(run) {
      return async (admitted, commit) => {
        const {ports: ports, invocation: invocation} = run;
        for (const {retire: retire} of run.features) if (await (retire?.({
          ports: ports,
          invocation: invocation,
          admitted: admitted
        }, commit))) return true;
        return false;
      };
    });
    var look = (async function look(run, published, note) {
      for (const feature of run.features) await (feature.look?.(run, published, note));
    });
    var publishWork = (async function publishWork(run, worked) {
      const {invocation: invocation} = run;
      const {end: end, unverified: unverified} = worked;
      const published = await send(run, worked);
      if (worked.deliverable.kind === "nothing" && isIdle(end, published)) {
        const outcome = await openIdle(run, end);
        if (outcome !== undefined) return {
          kind: "ended",
          ended: {
            outcome: outcome,
            end: end,
            deliverable: worked.deliverable
          }
        };
      }
      const standing = {
        end: (0, _conclude_js__WEBPACK_IMPORTED_MODULE_0__.R)(end, published, invocation.stop),
        published: published,
        well: unverified === undefined
      };
      return {
        kind: "standing",
        worked: worked,
        standing: standing
      };
    });
    var send = (async function send(run, {deliverable: deliverable, as: as, end: end, unverified: unverified}) {
      switch (deliverable.kind) {
       case "nothing":
       case "withheld":
        return deliverable;

       case "proposed":
        {
          const beside = publication => run.keeper.store((0, _conclude_js__WEBPACK_IMPORTED_MODULE_0__.conclude)(run.admitted.request, end, {
            kind: "published",
            publication: publication
          }, unverified === undefined));
          const options = {
            retire: retireBy(run),
            beside: beside,
            objection: as?.objection
          };
          return await (0, _publish_change_js__WEBPACK_IMPORTED_MODULE_1__.publishChange)({
            ...run,
            admitted: as?.admitted ?? run.admitted
          }, deliverable, options);
        }

       case "review":
        {
          const reviewed = await post(run, deliverable);
          return {
            kind: "reviewed",
            ...(0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_3__.gI)({
              reviewed: reviewed
            })
          };
        }

       default:
        return deliverable;
      }
    });
    var post = (async function post(run, {plan: plan}) {
      if (plan === undefined) return undefined;
      if ((0, _publish_change_js__WEBPACK_IMPORTED_MODULE_1__.proposesOnly)(run.invocation)) return {
        kind: "proposed",
        plan: plan
      };
      const feature = run.features.find(one => one.post !== undefined);
      if (feature?.post === undefined) throw new Error("There is a review, but no feature posts it.");
      return await feature.post(run, plan);
    });
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      conclude: () => _conclude_js__WEBPACK_IMPORTED_MODULE_0__.conclude,
      look: () => look,
      publish: () => publish,
      recordStanding: () => recordStanding,
      retireBy: () => retireBy
    });
    var _events_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6786);
    var _conclude_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45881);
    var _publish_change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6947);
    var _change_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(37857);
    var _change_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(45337);
    var _ports_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(71888);
    var _ports_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(11507);
    var _begin_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(80531);
    var _invocation_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(40298);
    var _lib_parts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23782);
    async function completePull(run, proposed) {
      const {end: end, well: well, concluded: concluded} = proposed;
      const again = await (0, _publish_change_js__WEBPACK_IMPORTED_MODULE_1__.publishAgain)(run);
      await look(run, again, "");
      const opened = again.kind === "published" && again.publication.pull?.created === true;
      const outcome = (0, _conclude_js__WEBPACK_IMPORTED_MODULE_0__.conclude)(run.admitted.request, opened && concluded ? OPENED_NOW : end, again, well);
      if (concluded === undefined || outcome.fault !== undefined) return outcome;
      return again.kind === "published" || !(0, _events_js__WEBPACK_IMPORTED_MODULE_2__.gq)(concluded) ? {
        ...outcome,
        conclusion: concluded
      } : outcome;
    }
    const OPENED_NOW = {
      kind: "finished",
      text: "An earlier run has already published for this request, without a pull request; it has one now."
    };
    async function openIdle(run, end) {
      const {admitted: admitted} = run;
      if (await retireBy(run)(admitted, admitted.request.base.sha)) return undefined;
      const opened = await openUnopened(run);
      if (opened !== undefined) return (0, _conclude_js__WEBPACK_IMPORTED_MODULE_0__.conclude)(admitted.request, withOpened(end), opened, true);
      await recordStanding(run);
      return undefined;
    }
    function withOpened(end) {
      return end.kind === "finished" ? {
        ...end,
        text: `${OPENED}\n\n${end.text}`
      } : end;
    }
    function isIdle(end, published) {
      return end.kind === "finished" && published.kind === "nothing" && published.refused.length === 0;
    }
    async function recordStanding({ports: ports, invocation: invocation, admitted: {request: request}}) {
      if (request.kind !== "change" || request.question === true || !(0, _invocation_js__WEBPACK_IMPORTED_MODULE_4__.f2)(invocation) || invocation.stop.aborted) return;
      try {
        const pull = await findOpen(ports.github, request, invocation.settings.trigger.branchPrefix);
        if (pull === undefined) return;
        const {number: number, url: url, draft: draft, head: head} = pull;
        const body = (0, _change_js__WEBPACK_IMPORTED_MODULE_5__.e1)(pull.body, invocation);
        if (body !== undefined) await ports.github.updatePull(number, {
          body: body
        });
        const finished = body !== undefined;
        const standing = {
          pull: {
            number: number,
            url: url,
            draft: draft
          },
          branch: head.name,
          commit: head.sha,
          finished: finished
        };
        ports.log.append({
          type: "pull.stands",
          standing: standing
        });
      } catch (error) {
        if (!(error instanceof _ports_js__WEBPACK_IMPORTED_MODULE_6__.y)) throw error;
        ports.runner.annotate("warning", "Remit: pull request not updated", error.message);
      }
    }
    async function findOpen(github, request, prefix) {
      if (request.subject?.kind === "pull") {
        const pull = await github.pull(request.subject.number);
        return pull.open ? pull : undefined;
      }
      const left = (0, _begin_js__WEBPACK_IMPORTED_MODULE_7__.Wi)(request, prefix);
      return left && (await github.pullsFrom(left.branch))[0];
    }
    const OPENED = "An earlier request left work on its branch without a pull request; it has one now.";
    async function openUnopened(run) {
      const {ports: ports, invocation: invocation, admitted: admitted} = run;
      const {request: request, policy: policy} = admitted;
      const mayOpen = (0, _invocation_js__WEBPACK_IMPORTED_MODULE_4__.f2)(invocation) && !invocation.stop.aborted && policy.publish.to.value === "pull";
      if (request.foreign !== undefined) return undefined;
      if (request.kind !== "change" || request.subject?.kind === "pull" || !mayOpen) return undefined;
      if ((0, _begin_js__WEBPACK_IMPORTED_MODULE_7__.Wi)(request, invocation.settings.trigger.branchPrefix)?.head !== request.base.sha) return undefined;
      try {
        const ours = (0, _change_js__WEBPACK_IMPORTED_MODULE_8__.xB)((await ports.git.inspect(request.base.sha)).message) !== undefined;
        if (!ours || await ports.github.lastPullFrom(request.base.name) !== undefined) return undefined;
      } catch (error) {
        if (error instanceof _ports_js__WEBPACK_IMPORTED_MODULE_9__.XS || error instanceof _ports_js__WEBPACK_IMPORTED_MODULE_6__.y) return undefined;
        throw error;
      }
      return await (0, _publish_change_js__WEBPACK_IMPORTED_MODULE_1__.publishAgain)(run);
    }
  })
};


