export const id = 3118;

export const ids = [ 3118 ];

export const modules = {
  500: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      F: () => equip,
      i: () => modelSettingsOf
    });
    var _events_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17562);
    var _lib_models_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67325);
    var _extensions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8163);
    var _task_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8681);
    var _toolset_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75217);
    var _tools_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5013);
    var _tools_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(52894);
    var _tools_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(83326);
    var _lib_parts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29325);
    function modelSettingsOf({model: model}, {model: {name: name, family: family, namedBy: namedBy, fallback: fallback = (0, 
    _lib_models_js__WEBPACK_IMPORTED_MODULE_0__.vp)(name)}}, {policy: {prices: prices}, project: project}) {
      const {at: at, model: summaryModel, verify: verify} = project.settings.compression;
      const window = {
        ...(0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_1__.gI)({
          compressAt: at,
          summaryModel: summaryModel,
          verifySummaries: verify
        })
      };
      return {
        model: model,
        name: name,
        namedBy: namedBy,
        ...(0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_1__.gI)({
          family: family,
          fallback: fallback,
          prices: prices
        }),
        window: window
      };
    }
    async function equip(setup, guide, features) {
      const {session: session, modelSettings: modelSettings} = setup;
      const {ports: ports, admitted: admitted, signal: signal} = session;
      const own = ownTools(session);
      const extensions = await (0, _extensions_js__WEBPACK_IMPORTED_MODULE_2__.il)(setup, features, own);
      if ("kind" in extensions) return extensions;
      const asker = {
        name: _events_js__WEBPACK_IMPORTED_MODULE_3__.QT,
        modelSettings: modelSettings,
        limits: admitted.limits,
        log: ports.log,
        clock: ports.clock,
        signal: signal
      };
      const toolset = (0, _toolset_js__WEBPACK_IMPORTED_MODULE_4__.E)(session, {
        asker: asker,
        kind: _events_js__WEBPACK_IMPORTED_MODULE_3__.QT
      }, [ ...own, ...(0, _extensions_js__WEBPACK_IMPORTED_MODULE_2__.ji)(extensions) ]);
      const callbacks = (0, _extensions_js__WEBPACK_IMPORTED_MODULE_2__._K)(extensions);
      const caller = {
        ...asker,
        toolset: toolset,
        guide: guide,
        ...(0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_1__.gI)({
          callbacks: callbacks
        })
      };
      return {
        agent: {
          ...caller,
          task: await (0, _task_js__WEBPACK_IMPORTED_MODULE_5__.giveTask)(setup, caller, extensions)
        },
        extensions: extensions
      };
    }
    function ownTools({admitted: admitted, delivery: delivery, base: base}) {
      const idle = new Set((0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_1__.Eb)([ delivery === undefined && _tools_js__WEBPACK_IMPORTED_MODULE_6__.dU, base === undefined && _tools_js__WEBPACK_IMPORTED_MODULE_7__.c ]));
      return (0, _tools_js__WEBPACK_IMPORTED_MODULE_8__.Jr)(admitted.request.kind).filter(tool => !idle.has(tool));
    }
  }),
  33865: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      Z: () => wordsOf,
      t: () => wordsFor
    });
    var _change_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13770);
    var _change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79064);
    var _change_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96582);
    var _report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40819);
    function wordsFor({entries: entries}, request, end, otherwise) {
      const read = entries.findLast(({event: event}) => event.type === "titles.read")?.event;
      const habit = (0, _change_js__WEBPACK_IMPORTED_MODULE_0__.R6)(read?.type === "titles.read" ? read.titles : []);
      const {summary: summary, ...words} = wordsOf(end, habit);
      const title = words.title ?? otherwise ?? (habit.kind === "free" ? undefined : (0, 
      _change_js__WEBPACK_IMPORTED_MODULE_1__.NQ)(request, {
        summary: summary
      }));
      return title === undefined ? {
        summary: summary
      } : {
        title: (0, _change_js__WEBPACK_IMPORTED_MODULE_0__.Ei)(title, habit),
        summary: summary
      };
    }
    function wordsOf(end, habit) {
      switch (end.kind) {
       case "finished":
       case "exhausted":
        {
          const {text: text, ...title} = (0, _change_js__WEBPACK_IMPORTED_MODULE_0__.v2)(end.text, habit);
          const unfinished = end.kind === "exhausted" ? `${_change_js__WEBPACK_IMPORTED_MODULE_2__.yA}the limit of ${end.limit === "disk" ? "disk space" : (0, 
          _report_js__WEBPACK_IMPORTED_MODULE_3__.Ff)(end.limit)} was reached.\n\n` : "";
          return {
            ...title,
            summary: `${unfinished}${text}`
          };
        }

       case "blocked":
       case "stuck":
        return {
          summary: `${_change_js__WEBPACK_IMPORTED_MODULE_2__.yA}${end.reason}`
        };

       case "cancelled":
        return {
          summary: `${_change_js__WEBPACK_IMPORTED_MODULE_2__.yA}the run was cancelled.`
        };

       case "failed":
        return {
          summary: `${_change_js__WEBPACK_IMPORTED_MODULE_2__.yA}${end.fault.message}`
        };
      }
    }
  }),
  53687: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      B0: () => WORK_KEPT,
      Gn: () => proposeChanges,
      OZ: () => publishProposal,
      YD: () => publishChange,
      Yp: () => publishAgain,
      Zi: () => makeProposal,
      cp: () => proposesOnly,
      m9: () => proposalFacts
    });
    var _change_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25021);
    var _change_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(17996);
    var _change_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4345);
    var _change_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(55154);
    var _change_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(55087);
    var _invocation_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(93235);
    var _begin_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4120);
    var _base_branch_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(91509);
    var _run_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11810);
    var _change_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33865);
    var _unpublished_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23922);
    var _report_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(85887);
    var _report_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(58202);
    var _lib_parts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(29325);
    async function makeProposal(run, baseline, end, unverified) {
      const {ports: ports, invocation: invocation, admitted: admitted} = run;
      if (admitted.request.kind !== "change") return {
        kind: "nothing",
        refused: []
      };
      const read = await (0, _change_js__WEBPACK_IMPORTED_MODULE_0__.St)(baseline, ports.git);
      const known = new Set(read.refused.map(({path: path}) => path));
      const missing = (await (0, _unpublished_js__WEBPACK_IMPORTED_MODULE_1__.hu)(ports.log, baseline)).filter(({path: path}) => !known.has(path));
      const changes = {
        ...read,
        refused: [ ...read.refused, ...undoneIn(ports.log, read), ...missing ]
      };
      const proposed = await proposeChanges(run, changes, (0, _change_text_js__WEBPACK_IMPORTED_MODULE_2__.t)(ports.log, admitted.request, end));
      await (0, _run_files_js__WEBPACK_IMPORTED_MODULE_3__.PO)(run, proposed);
      switch (proposed.kind) {
       case "nothing":
        return {
          kind: "nothing",
          refused: proposed.refused
        };

       case "withheld":
        if (proposed.patch !== "") await (0, _run_files_js__WEBPACK_IMPORTED_MODULE_3__._f)(ports, `${invocation.directories.run}/work.patch`, proposed.patch);
        return withheld(proposed.unmerged === true ? unmergedFault(proposed.reason) : {
          kind: "config",
          message: proposed.reason,
          hint: hintFor(changes, proposed.patch)
        }, proposed.commit);

       case "proposed":
        {
          const {proposal: proposal} = proposed;
          const why = whyUnmerged(proposal, unverified, end);
          if (why === undefined) return {
            kind: "proposed",
            proposal: proposal,
            ...(0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_4__.gI)({
              unverified: unverified
            })
          };
          await (0, _run_files_js__WEBPACK_IMPORTED_MODULE_3__.rv)(run, proposal);
          return withheld(unmergedFault(why), proposal.commit);
        }
      }
    }
    function undoneIn({entries: entries}, {refused: refused}) {
      const undone = entries.flatMap(({event: event}) => event.type === "edits.undone" ? event.files : []);
      const known = new Set(refused.map(({path: path}) => path));
      return [ ...new Map(undone.map(file => [ file.path, file ])).values() ].filter(({path: path}) => !known.has(path));
    }
    async function publishChange(run, {proposal: proposal, unverified: unverified}, options) {
      const {ports: ports} = run;
      if (!proposesOnly(run.invocation)) return await publishProposal(run, proposal, unverified, options);
      await logDiff(ports, proposal);
      const {files: files, refused: refused, callouts: callouts, target: target, digest: digest, merge: merge} = proposal;
      const merged = merge && {
        merged: (0, _change_js__WEBPACK_IMPORTED_MODULE_5__.ak)(merge)
      };
      const change = {
        branch: target.branch,
        proposal: digest,
        files: (0, _change_js__WEBPACK_IMPORTED_MODULE_6__.Kj)(files),
        refused: refused,
        callouts: callouts,
        ...merged
      };
      ports.log.append({
        type: "change.proposed",
        change: change
      });
      return {
        kind: "proposed",
        change: change
      };
    }
    function proposesOnly({settings: settings, stop: stop}) {
      return settings.job?.kind === "propose" && !stop.aborted;
    }
    const WORK_KEPT = "The patch is kept beside the log (work.patch).";
    function hintFor({vanished: vanished}, patch) {
      if (vanished === true) return "The transcript says which command it was; the policy can deny it.";
      const mend = "Raise the limit in the policy, or ask for less at a time.";
      return patch === "" ? mend : `${WORK_KEPT} ${mend}`;
    }
    async function publishAgain(run) {
      if (run.invocation.settings.job?.kind === "propose") return {
        kind: "nothing",
        refused: []
      };
      const facts = publishFacts(run, {
        summary: ""
      }, undefined);
      return logPublished(run.ports.log, await (0, _change_js__WEBPACK_IMPORTED_MODULE_7__.U)(run.admitted.request, facts, proposalFacts(run)));
    }
    async function publishProposal(run, proposal, unverified, {retire: retire, objection: objection, beside: beside, whole: whole}) {
      const {admitted: admitted} = run;
      const why = whyUnmerged(proposal, unverified);
      if (why !== undefined) return withheld(unmergedFault(why));
      const judging = proposalFacts(run);
      const fault = await (0, _change_js__WEBPACK_IMPORTED_MODULE_8__.gZ)(proposal, judging) ?? await (objection?.());
      if (fault !== undefined) return withheld(fault);
      if (await retire(admitted, proposal.commit)) return {
        kind: "nothing",
        refused: proposal.refused
      };
      const {foreign: foreign} = admitted.request;
      const judged = foreign && await (0, _change_js__WEBPACK_IMPORTED_MODULE_8__.m8)(proposal.commit, foreign, judging);
      if (judged?.kind === "refused") {
        await (0, _run_files_js__WEBPACK_IMPORTED_MODULE_3__.rv)(run, proposal);
        return withheld(withPatch({
          kind: "refused",
          fault: {
            ...judged.fault,
            kind: "config"
          }
        }).fault, proposal.commit);
      }
      const full = await (0, _begin_js__WEBPACK_IMPORTED_MODULE_9__.s8)(run, proposal.target.branch);
      const {target: target, commit: commit, files: files, refused: refused} = proposal;
      const along = beside && (() => beside({
        branch: target.branch,
        commit: commit,
        files: (0, _change_js__WEBPACK_IMPORTED_MODULE_6__.Kj)(files),
        refused: refused
      }));
      const plain = {
        ...publishFacts(run, proposal.words, unverified),
        ...(0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_4__.gI)({
          beside: along
        })
      };
      const facts = withDiff(run.ports, proposal, plain);
      const seen = judged === undefined ? facts : {
        ...facts,
        callouts: judged.callouts
      };
      return await pushProposal(run, proposal, seen, {
        full: full,
        whole: whole
      });
    }
    async function pushProposal(run, proposal, facts, {full: full, whole: whole}) {
      const {log: log} = run.ports;
      const cancelled = run.invocation.stop.aborted;
      if (cancelled || run.invocation.settings.dryRun) {
        await facts.diffLogged();
        await (0, _run_files_js__WEBPACK_IMPORTED_MODULE_3__.rv)(run, proposal);
        const why = cancelled ? "The run was cancelled before it could publish." : "This is a dry run: nothing was published.";
        const reason = `${why} ${WORK_KEPT}`;
        return {
          kind: "kept",
          reason: reason,
          files: proposal.files,
          work: proposal.commit
        };
      }
      const refusal = {
        kind: "refused",
        fault: {
          kind: "config",
          message: full ?? ""
        }
      };
      const publishing = full === undefined ? (0, _change_js__WEBPACK_IMPORTED_MODULE_7__.mk)(proposal, facts) : Promise.resolve(refusal);
      const [pushed] = await Promise.all([ publishing, publishing.then(facts.diffLogged, facts.diffLogged) ]);
      if (pushed.kind === "published") return logPublished(log, pushed, proposal, whole);
      await (0, _run_files_js__WEBPACK_IMPORTED_MODULE_3__.rv)(run, proposal);
      return logPublished(log, pushed.kind === "kept" ? pushed : withPatch(pushed), proposal);
    }
    function withPatch({kind: kind, fault: fault}) {
      return {
        kind: kind,
        fault: {
          ...fault,
          hint: (0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_4__.oR)([ fault.hint, WORK_KEPT ], " ")
        }
      };
    }
    function logPublished(log, pushed, proposal, whole) {
      switch (pushed.kind) {
       case "published":
        {
          const {trouble: trouble} = pushed;
          const publication = {
            ...pushed.publication,
            ...proposal && {
              proposal: proposal.digest
            },
            ...whole
          };
          log.append({
            type: "change.published",
            publication: publication
          });
          return {
            kind: "published",
            publication: publication,
            ...(0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_4__.gI)({
              trouble: trouble
            })
          };
        }

       case "kept":
        return {
          kind: "kept",
          reason: pushed.reason,
          files: proposal?.files ?? []
        };

       case "conflict":
       case "refused":
        return withheld(pushed.fault, proposal?.commit);
      }
    }
    function withheld(fault, work) {
      return {
        kind: "withheld",
        fault: fault,
        ...(0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_4__.gI)({
          work: work
        })
      };
    }
    async function proposeChanges(run, changes, words) {
      const time = Math.floor(run.ports.clock.now() / 1e3);
      return await (0, _change_js__WEBPACK_IMPORTED_MODULE_6__.BM)({
        ...proposalFacts(run),
        changes: changes,
        time: time,
        words: words
      });
    }
    function proposalFacts({ports: ports, invocation: invocation, admitted: {request: request, policy: policy}}) {
      const {git: git, github: github, secrets: secrets} = ports;
      const {trigger: trigger} = invocation.settings;
      return {
        request: request,
        policy: policy,
        git: git,
        secrets: secrets,
        author: (0, _invocation_js__WEBPACK_IMPORTED_MODULE_10__.rM)(invocation.settings.github.serverUrl),
        credits: creditsOf(invocation),
        branch: {
          prefix: trigger.branchPrefix
        },
        into: () => (0, _base_branch_js__WEBPACK_IMPORTED_MODULE_11__.lN)(github, trigger, request)
      };
    }
    function publishFacts(run, words, unverified) {
      const {ports: ports, invocation: invocation, admitted: admitted} = run;
      const {git: git, github: github, log: log, secrets: secrets} = ports;
      const {request: request, policy: policy} = admitted;
      return {
        git: git,
        github: github,
        policy: policy,
        request: request,
        words: words,
        credits: creditsOf(invocation),
        into: invocation.settings.trigger.baseBranch || request.trusted.name,
        isRecorded: commit => (0, _begin_js__WEBPACK_IMPORTED_MODULE_9__.my)(run, commit),
        pushed: (branch, commit) => void log.append({
          type: "change.pushed",
          branch: branch,
          commit: commit
        }),
        redact: secrets.redact,
        ...(0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_4__.gI)({
          unverified: unverified
        })
      };
    }
    function creditsOf({settings: settings, runUrl: runUrl}) {
      return {
        serverUrl: settings.github.serverUrl,
        runUrl: runUrl
      };
    }
    const SHOWN = 1e5;
    async function logDiff({git: git, log: log}, {base: base, commit: commit}) {
      const whole = await git.history.patch(base.sha, commit, []).catch(() => "");
      const cut = whole.length > SHOWN;
      const diff = cut ? whole.slice(0, whole.lastIndexOf("\n", SHOWN) + 1) : whole;
      if (whole !== "") log.append({
        type: "change.diffed",
        shown: {
          diff: diff,
          cut: cut
        }
      });
    }
    function withDiff(ports, proposal, facts) {
      let logged;
      const diffLogged = () => logged ??= logDiff(ports, proposal);
      return {
        ...facts,
        diffLogged: diffLogged,
        pushing() {
          diffLogged().catch(() => undefined);
          rehearseEnd(ports.log.entries, proposal.words.summary).catch(() => undefined);
        },
        async pushed(branch, commit) {
          await diffLogged();
          await facts.pushed(branch, commit);
        }
      };
    }
    async function rehearseEnd(entries, message) {
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
      (0, _report_js__WEBPACK_IMPORTED_MODULE_12__.Br)(ended);
      await (0, _report_js__WEBPACK_IMPORTED_MODULE_13__.C)(ended);
    }
    function whyUnmerged({merge: merge}, unverified, end) {
      if (merge === undefined) return undefined;
      if (unverified !== undefined) return `The merge with ${merge.onto.name} is not verified. ${unverified}`;
      const done = end === undefined || end.kind === "finished";
      return done ? undefined : `The run did not finish its merge with ${merge.onto.name}.`;
    }
    function unmergedFault(message) {
      return {
        kind: "unmerged",
        message: message,
        hint: `Nothing was pushed. ${WORK_KEPT} It applies to the branch as it was.`
      };
    }
  }),
  53118: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      close: () => work_close,
      publishToEnd: () => publishToEnd,
      rescue: () => rescue,
      workToEnd: () => workToEnd
    });
    var layout = __webpack_require__(1740);
    var loop = __webpack_require__(41935);
    var events = __webpack_require__(17562);
    var announce = __webpack_require__(66318);
    var base_branch = __webpack_require__(91509);
    var untrusted = __webpack_require__(16047);
    var review = __webpack_require__(27140);
    var figures = __webpack_require__(40819);
    var title = __webpack_require__(13770);
    var parts = __webpack_require__(29325);
    function calledOff(end, published, stop) {
      const made = published.kind === "reviewed" ? published.reviewed : published;
      const nothing = made === undefined || made.kind === "nothing" || made.kind === "silent";
      return stop.aborted && end.kind === "finished" && !nothing ? {
        kind: "cancelled"
      } : end;
    }
    function concludeReview(request, end, reviewed) {
      if (end.kind !== "finished") {
        const {message: message, ...outcome} = conclude(request, end, {
          kind: "nothing",
          refused: []
        }, true);
        return {
          ...outcome,
          message: (0, parts.oR)([ message, describeReview(reviewed) ], "\n\n")
        };
      }
      if (reviewed?.kind === "withheld") return {
        conclusion: "failed",
        message: end.text,
        fault: reviewed.fault
      };
      const message = (0, parts.oR)([ end.text, describeReview(reviewed) ], "\n\n");
      return withFault({
        conclusion: reviewed?.kind === "kept" ? "unchanged" : "reviewed",
        message: message
      }, end.fault);
    }
    function withFault(outcome, fault) {
      return fault === undefined || outcome.fault !== undefined ? outcome : {
        ...outcome,
        conclusion: "failed",
        fault: fault
      };
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
        review.DN)(reviewed.mended)} There is nothing new to say: no review was posted.`;

       case "kept":
        return reviewed.reason;

       case "withheld":
        return `The review was not posted: ${reviewed.fault.message} ${reviewed.fault.hint ?? ""}`.trim();
      }
    }
    function conclude(request, end, published, verified) {
      if (published.kind === "reviewed") return concludeReview(request, end, published.reviewed);
      return withVisiblePlan(concludeChange(request, end, published, verified));
    }
    function withVisiblePlan(outcome) {
      return outcome.conclusion === "planned" ? {
        ...outcome,
        message: (0, untrusted.nw)(outcome.message).text.trim()
      } : outcome;
    }
    function concludeChange(request, end, published, verified) {
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
          figures.Ff)(end.limit)} is used up.`);
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
    }
    function textOf({kind: kind}, {text: text}) {
      const split = kind === "change" ? (0, title.v2)(text) : {
        text: text
      };
      return split.text || text;
    }
    const FULL = "The disk with the run's edits and log had less than 1 GiB left, so its commands were stopped.";
    function finish(request, text, published, verified) {
      switch (published.kind) {
       case "withheld":
        return {
          conclusion: "failed",
          message: text,
          fault: published.fault
        };

       case "published":
        {
          const {publication: publication, trouble: trouble} = published;
          if (trouble !== undefined) return {
            conclusion: "failed",
            message: text,
            fault: trouble,
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
    }
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
      return (0, parts.oR)([ message, fate(published) ], "\n\n");
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
    var session = __webpack_require__(93781);
    var begin = __webpack_require__(4120);
    var publish_change = __webpack_require__(53687);
    var run_shell = __webpack_require__(11591);
    var turn = __webpack_require__(20086);
    var change_changes = __webpack_require__(25021);
    var cut = __webpack_require__(89823);
    var variables = __webpack_require__(80896);
    var run_files = __webpack_require__(11810);
    function openVerifier(session) {
      const {ports: ports, invocation: invocation, admitted: admitted, baseline: baseline} = session;
      const {policy: policy, request: request} = admitted;
      const commands = request.kind === "change" ? policy.verify.commands.value : [];
      const directory = baseline.pinned.root;
      let attempt = 0;
      let unverified;
      async function run(signal) {
        await undoRefused(session);
        return await runAll(commands, {
          ports: ports,
          environment: (0, variables.DD)(ports, invocation, policy),
          directory: directory,
          signal: signal
        });
      }
      function note(results) {
        const failed = results.find(({ok: ok}) => !ok)?.command;
        const ok = failed === undefined;
        unverified = ok ? undefined : `\`${failed}\` failed after the last attempt.`;
        ports.log.append({
          type: "verify.finished",
          attempt: ++attempt,
          ok: ok,
          results: results
        });
        return ok;
      }
      return {
        get unverified() {
          return unverified;
        },
        async object() {
          if (commands.length === 0 || !await hasChanges(ports, baseline)) return undefined;
          const results = await run(invocation.stop);
          return !note(results) && attempt < policy.verify.attempts.value ? describeFailure(results) : undefined;
        },
        async verifyRest(end, signal) {
          if (end.kind === "finished" || commands.length === 0 || isVerified(ports.log.entries)) return;
          if (whyCut(end, signal) === undefined && !await hasChanges(ports, baseline)) return;
          const results = whyCut(end, signal) === undefined ? await run(signal) : [];
          unverified = whyCut(end, signal);
          if (unverified === undefined) note(results); else ports.log.append({
            type: "verify.skipped",
            reason: unverified
          });
        }
      };
    }
    function isVerified(entries) {
      const last = entries.findLast(({event: event}) => event.type === "verify.finished" || event.type === "call.finished");
      return last?.event.type === "verify.finished";
    }
    function whyCut(end, signal) {
      const last = signal.aborted ? (0, turn.VV)(signal) : end;
      if (last.kind === "cancelled") return "The run was cancelled before its work was verified.";
      if (last.kind !== "exhausted") return undefined;
      if (last.limit === "minutes") return "The run's minutes were used up before its work was verified.";
      return last.limit === "disk" ? "The disk was full before the work was verified." : undefined;
    }
    async function hasChanges({git: git}, baseline) {
      const {files: files, merge: merge} = await (0, change_changes.St)(baseline, git);
      return files.length > 0 || merge !== undefined;
    }
    async function runAll(commands, bench) {
      const results = [];
      for (const command of commands) {
        const result = await runOne(command, bench);
        results.push(result);
        if (!result.ok) break;
      }
      return results;
    }
    const KEPT = 2e4;
    const TIMEOUT_MS = 15 * 6e4;
    async function runOne(command, {ports: ports, ...place}) {
      let output = "";
      const running = ports.shell.start({
        ...place,
        line: command,
        timeoutMs: TIMEOUT_MS,
        idleMs: 0,
        onOutput: chunk => {
          output = (output + chunk.toString("utf8")).slice(-2 * KEPT);
        }
      });
      const end = await running.ended;
      const ok = end.kind === "exited" && end.code === 0;
      const text = (0, cut.g1)(ports.secrets.redact(output), KEPT);
      return {
        command: command,
        ok: ok,
        output: text,
        ms: end.kind === "not_started" ? 0 : end.ms
      };
    }
    function describeFailure(results) {
      const failed = results.find(({ok: ok}) => !ok);
      return `Your work was verified and did not pass: \`${failed?.command}\` failed. The end of its output:\n\n${failed?.output ?? ""}\n\nFix the cause, then finish again.`;
    }
    async function undoRefused(session) {
      const {ports: ports, baseline: baseline} = session;
      const {inside: inside} = ports.shell;
      if (inside === undefined) return;
      const changes = await (0, change_changes.St)(baseline, ports.git);
      const proposed = await (0, publish_change.Gn)(session, changes, {
        summary: ""
      });
      const gone = new Map(refusedOf(proposed).map(one => [ one.path, one ]));
      const undone = changes.files.filter(({path: path}) => gone.has(path));
      if (undone.length === 0) return;
      await (0, run_files.PO)(session, proposed);
      for (const {path: path, before: before} of undone) {
        if (before !== undefined) await (0, layout.cD)(baseline.pinned.root, {
          path: path,
          ...before
        }, inside.files, ports.git); else await inside.files.remove(`${baseline.pinned.root}/${path}`).catch(() => undefined);
      }
      const files = undone.flatMap(({path: path}) => gone.get(path) ?? []);
      ports.log.append({
        type: "edits.undone",
        files: files
      });
    }
    function refusedOf(proposed) {
      return proposed.kind === "proposed" ? proposed.proposal.refused : proposed.refused;
    }
    var prepared_workspace = __webpack_require__(86704);
    var agent_setup = __webpack_require__(500);
    var agent_context = __webpack_require__(67222);
    var run_extensions = __webpack_require__(8163);
    var run_invocation = __webpack_require__(93235);
    var __addDisposableResource = undefined && undefined.__addDisposableResource || function(env, value, async) {
      if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
          if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
          dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
          if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
          dispose = value[Symbol.dispose];
          if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() {
          try {
            inner.call(this);
          } catch (e) {
            return Promise.reject(e);
          }
        };
        env.stack.push({
          value: value,
          dispose: dispose,
          async: async
        });
      } else if (async) {
        env.stack.push({
          async: true
        });
      }
      return value;
    };
    var __disposeResources = undefined && undefined.__disposeResources || function(SuppressedError) {
      return function(env) {
        function fail(e) {
          env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
          env.hasError = true;
        }
        var r, s = 0;
        function next() {
          while (r = env.stack.pop()) {
            try {
              if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
              if (r.dispose) {
                var result = r.dispose.call(r.value);
                if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) {
                  fail(e);
                  return next();
                });
              } else s |= 1;
            } catch (e) {
              fail(e);
            }
          }
          if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
          if (env.hasError) throw env.error;
        }
        return next();
      };
    }(typeof SuppressedError === "function" ? SuppressedError : function(error, suppressed, message) {
      var e = new Error(message);
      return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
    });
    async function propose(run, time) {
      const {ports: ports, invocation: invocation, admitted: admitted, start: start, features: features, covered: covered, broken: broken, keeper: keeper, sources: sources} = run;
      if (broken !== undefined) throw broken;
      const {request: request} = admitted;
      if (start.kind === "nothing") return {
        kind: "over",
        outcome: (0, announce.BO)(ports, start.reason)
      };
      if (start.kind === "over") return {
        kind: "over",
        outcome: start.outcome
      };
      if (start.kind === "claimed") return failed({
        conclusion: "failed",
        message: "",
        fault: (0, begin._7)(request)
      });
      if (start.kind === "published") return {
        kind: "again",
        end: DONE_BEFORE,
        well: true
      };
      const delivery = await findDelivery(run);
      if (delivery?.done !== undefined) {
        const reviewed = {
          kind: "posted",
          review: delivery.done
        };
        return {
          kind: "over",
          outcome: conclude(request, DONE_BEFORE, {
            kind: "reviewed",
            reviewed: reviewed
          }, true)
        };
      }
      const noSandbox = (0, run_shell.mB)(ports.shell, admitted);
      if (noSandbox !== undefined) return failed(noSandbox);
      const {files: files, git: git, secrets: secrets, runner: runner} = ports;
      const {inside: inside, workspace: workspace} = ports.shell;
      const places = {
        ...invocation.settings.runner,
        ...(0, parts.gI)({
          workspace: workspace
        })
      };
      const commit = request.base.sha;
      const place = await (0, prepared_workspace.jV)({
        files: files,
        git: git,
        secrets: secrets,
        runner: runner,
        places: places,
        commit: commit,
        covered: covered,
        inside: inside
      });
      keeper.watch(place.baseline);
      const base = await (0, base_branch.m)(run);
      const signal = time.begin();
      const own = {
        ports: ports,
        invocation: invocation,
        admitted: admitted,
        ...place
      };
      const session = {
        ...own,
        sources: sources,
        mark: ports.random.hex(6),
        signal: signal,
        delivery: delivery,
        base: base
      };
      const verifier = openVerifier(session);
      if (start.kind === "continued") await start.restore(session);
      const end = await work(session, features, verifier);
      await ports.shell.stop();
      if (end.kind === "declined") return {
        kind: "over",
        outcome: (0, announce.BO)(ports, end.reason)
      };
      const {unverified: unverified} = verifier;
      return {
        kind: "worked",
        end: end,
        deliverable: await makeOf(session, end, unverified),
        unverified: unverified,
        session: session
      };
    }
    function failed(outcome) {
      return {
        kind: "over",
        outcome: outcome
      };
    }
    async function continueWork(session, features) {
      const verifier = openVerifier(session);
      const end = await work(session, features, verifier);
      return end.kind === "declined" ? end : {
        kind: "worked",
        end: end,
        unverified: verifier.unverified
      };
    }
    async function work(session, features, verifier) {
      const end = await carryOut(session, features, verifier.object);
      if (end.kind !== "declined") await verifier.verifyRest(end, session.signal);
      return end;
    }
    async function findDelivery(run) {
      for (const {deliver: deliver} of run.features) {
        const delivery = await (deliver?.(run));
        if (delivery !== undefined) return delivery;
      }
      return undefined;
    }
    async function makeOf(session, end, unverified) {
      const {baseline: baseline, delivery: delivery} = session;
      if (delivery === undefined) return await (0, publish_change.Zi)(session, baseline, end, unverified);
      const plan = delivery.propose(session, end);
      return {
        kind: "review",
        ...(0, parts.gI)({
          plan: plan
        })
      };
    }
    const DONE_BEFORE = {
      kind: "finished",
      text: "This request was carried out by an earlier run."
    };
    function openTimeLimit({invocation: invocation, admitted: admitted, ports: ports}) {
      let signal;
      return {
        begin: () => signal = (0, session.N)(invocation.stop, admitted.limits.minutes.value, ports),
        [Symbol.dispose]: () => signal?.[Symbol.dispose]()
      };
    }
    async function carryOut(session, features, objection) {
      const env_1 = {
        stack: [],
        error: void 0,
        hasError: false
      };
      try {
        const {ports: ports, invocation: invocation, admitted: admitted} = session;
        const _ = __addDisposableResource(env_1, ports.servers, true);
        const reading = await (0, agent_context.r)(session);
        if (reading.kind === "faulty") return {
          kind: "failed",
          fault: reading.fault
        };
        await copyTrusted(session, reading.projectContext.agents);
        const setup = {
          session: session,
          projectContext: reading.projectContext,
          modelSettings: (0, agent_setup.i)(ports, invocation.settings, admitted),
          extensionFor: definition => (0, run_extensions.Uu)(session, features, definition)
        };
        const guide = __addDisposableResource(env_1, (0, agent_context.h)(session, events.QT), false);
        const equipped = await (0, agent_setup.F)(setup, guide.instructionsFor, features);
        if ("kind" in equipped) return equipped;
        const {agent: agent, extensions: extensions} = equipped;
        let end = await (0, loop.J)({
          ...agent,
          objection: objection
        });
        for (const extension of extensions) end = await (extension.end?.(agent, end)) ?? end;
        return end;
      } catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
      } finally {
        const result_1 = __disposeResources(env_1);
        if (result_1) await result_1;
      }
    }
    async function copyTrusted({ports: ports, invocation: invocation, admitted: admitted}, agents) {
      const {project: project} = admitted;
      const {hooks: hooks} = project.settings;
      const servers = [ ...project.settings.servers, ...agents.flatMap(agent => agent.servers) ];
      const local = servers.some(server => server.kind === "entry" && server.transport.kind === "stdio");
      if (hooks.length === 0 && !local) return;
      for (const note of await project.copyTo((0, run_invocation.Nf)(invocation.directories), ports.files, servers)) ports.runner.print(note);
    }
    var change_body = __webpack_require__(96582);
    var branch = __webpack_require__(33758);
    var wording = __webpack_require__(79064);
    var github = __webpack_require__(47517);
    var git = __webpack_require__(63208);
    async function publish(run, proposed) {
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
    }
    function endOf({admitted: {request: request}}, {end: end, deliverable: deliverable}, {end: last, published: published, well: well}) {
      const left = "work" in published ? published.work : undefined;
      return {
        outcome: conclude(request, last, published, well),
        left: left,
        end: end,
        deliverable: deliverable,
        published: published
      };
    }
    function retireBy(run) {
      return async (admitted, commit) => {
        const {ports: ports, invocation: invocation} = run;
        for (const {retire: retire} of run.features) if (await (retire?.({
          ports: ports,
          invocation: invocation,
          admitted: admitted
        }, commit))) return true;
        return false;
      };
    }
    async function look(run, published, note) {
      for (const feature of run.features) await (feature.look?.(run, published, note));
    }
    async function completePull(run, {end: end, well: well}) {
      const again = await (0, publish_change.Yp)(run);
      await look(run, again, "");
      return conclude(run.admitted.request, end, again, well);
    }
    async function publishWork(run, worked) {
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
        end: calledOff(end, published, invocation.stop),
        published: published,
        well: unverified === undefined
      };
      return {
        kind: "standing",
        worked: worked,
        standing: standing
      };
    }
    async function send(run, {deliverable: deliverable, as: as, end: end, unverified: unverified}) {
      switch (deliverable.kind) {
       case "nothing":
       case "withheld":
        return deliverable;

       case "proposed":
        {
          const beside = publication => run.keeper.store(conclude(run.admitted.request, end, {
            kind: "published",
            publication: publication
          }, unverified === undefined));
          const options = {
            retire: retireBy(run),
            beside: beside,
            ...(0, parts.gI)({
              objection: as?.objection
            })
          };
          return await (0, publish_change.YD)({
            ...run,
            admitted: as?.admitted ?? run.admitted
          }, deliverable, options);
        }

       case "review":
        {
          const reviewed = await post(run, deliverable);
          return {
            kind: "reviewed",
            ...(0, parts.gI)({
              reviewed: reviewed
            })
          };
        }

       default:
        return deliverable;
      }
    }
    async function post(run, {plan: plan}) {
      if (plan === undefined) return undefined;
      if ((0, publish_change.cp)(run.invocation)) return {
        kind: "proposed",
        plan: plan
      };
      const feature = run.features.find(one => one.post !== undefined);
      if (feature?.post === undefined) throw new Error("There is a review, but no feature posts it.");
      return await feature.post(run, plan);
    }
    async function openIdle(run, end) {
      const {admitted: admitted} = run;
      if (await retireBy(run)(admitted, admitted.request.base.sha)) return undefined;
      const opened = await openUnopened(run);
      if (opened !== undefined) return conclude(admitted.request, withNote(end, OPENED), opened, true);
      await recordStanding(run);
      return undefined;
    }
    function withNote(end, note) {
      return end.kind === "finished" ? {
        ...end,
        text: `${note}\n\n${end.text}`
      } : end;
    }
    function isIdle(end, published) {
      return end.kind === "finished" && published.kind === "nothing" && published.refused.length === 0;
    }
    async function recordStanding({ports: ports, invocation: invocation, admitted: {request: request}}) {
      if (request.kind !== "change" || request.question === true || !(0, run_invocation.f2)(invocation) || invocation.stop.aborted) return;
      try {
        const pull = await findOpen(ports.github, request, invocation.settings.trigger.branchPrefix);
        if (pull === undefined) return;
        const {number: number, url: url, draft: draft, head: head} = pull;
        const body = (0, change_body.e1)(pull.body, invocation);
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
        if (!(error instanceof github.y)) throw error;
        ports.runner.annotate("warning", "Remit: pull request not updated", error.message);
      }
    }
    async function findOpen(github, request, prefix) {
      if (request.subject?.kind === "pull") {
        const pull = await github.pull(request.subject.number);
        return pull.open ? pull : undefined;
      }
      const chosen = (0, branch.ie)(request, "", {
        prefix: prefix
      });
      if (chosen.kind === "refused" || chosen.target.expect === undefined) return undefined;
      return (await github.pullsFrom(chosen.target.branch))[0];
    }
    const OPENED = "An earlier request left work on its branch without a pull request; it has one now.";
    async function openUnopened(run) {
      const {ports: ports, invocation: invocation, admitted: admitted} = run;
      const {request: request, policy: policy} = admitted;
      const mayOpen = (0, run_invocation.f2)(invocation) && !invocation.stop.aborted && policy.publish.to.value === "pull";
      if (request.foreign !== undefined) return undefined;
      if (request.kind !== "change" || request.subject?.kind === "pull" || !mayOpen) return undefined;
      const chosen = (0, branch.ie)(request, "", {
        prefix: invocation.settings.trigger.branchPrefix
      });
      if (chosen.kind === "refused" || chosen.target.expect !== request.base.sha) return undefined;
      try {
        const ours = (0, wording.xB)((await ports.git.inspect(request.base.sha)).message) !== undefined;
        if (!ours || await ports.github.lastPullFrom(request.base.name) !== undefined) return undefined;
      } catch (error) {
        if (error instanceof git.X || error instanceof github.y) return undefined;
        throw error;
      }
      return await (0, publish_change.Yp)(run);
    }
    var faults = __webpack_require__(89896);
    var work_addDisposableResource = undefined && undefined.__addDisposableResource || function(env, value, async) {
      if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
          if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
          dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
          if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
          dispose = value[Symbol.dispose];
          if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() {
          try {
            inner.call(this);
          } catch (e) {
            return Promise.reject(e);
          }
        };
        env.stack.push({
          value: value,
          dispose: dispose,
          async: async
        });
      } else if (async) {
        env.stack.push({
          async: true
        });
      }
      return value;
    };
    var work_disposeResources = undefined && undefined.__disposeResources || function(SuppressedError) {
      return function(env) {
        function fail(e) {
          env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
          env.hasError = true;
        }
        var r, s = 0;
        function next() {
          while (r = env.stack.pop()) {
            try {
              if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
              if (r.dispose) {
                var result = r.dispose.call(r.value);
                if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) {
                  fail(e);
                  return next();
                });
              } else s |= 1;
            } catch (e) {
              fail(e);
            }
          }
          if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
          if (env.hasError) throw env.error;
        }
        return next();
      };
    }(typeof SuppressedError === "function" ? SuppressedError : function(error, suppressed, message) {
      var e = new Error(message);
      return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
    });
    async function workToEnd(own) {
      return await work_close(own, await work_work(own).catch(error => rescue(own, error)));
    }
    async function work_work(own) {
      const env_1 = {
        stack: [],
        error: void 0,
        hasError: false
      };
      try {
        const time = work_addDisposableResource(env_1, openTimeLimit(own), false);
        const proposed = await propose(own, time);
        const published = await publish(own, proposed);
        if (published.kind === "ended") return published.ended;
        return endOf(own, published.worked, await mend(own, published.worked, published.standing));
      } catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
      } finally {
        work_disposeResources(env_1);
      }
    }
    async function publishToEnd(later, unpack, fail) {
      return await work_close(later, await publishUnpacked(later, unpack).catch(fail));
    }
    async function publishUnpacked(later, unpack) {
      const published = await publish(later, await unpack());
      if (published.kind === "ended") return published.ended;
      const {worked: worked, standing: standing} = published;
      const waits = later.admitted.policy.verify.checks.value > 0;
      await look(later, standing.published, waits ? NO_MODEL : "");
      return endOf(later, worked, standing);
    }
    const NO_MODEL = "This job has no model: it does not wait for them, and does not try to fix failures.";
    async function mend(own, {session: session, deliverable: deliverable}, standing) {
      const follow = own.features.find(feature => feature.follow !== undefined)?.follow;
      if (follow === undefined || session === undefined) return standing;
      const followed = await follow(session, deliverable, standing, retireBy(own));
      if (followed.mend === undefined) return followed.standing;
      own.ports.log.append({
        type: "agent.told",
        why: "checks failed",
        text: followed.mend.message,
        pinned: true
      });
      const again = await continueWork(session, own.features);
      return again.kind === "declined" ? followed.standing : await followed.mend.publish(again.end, again.unverified);
    }
    async function work_close(run, ended) {
      const {outcome: outcome} = ended;
      await Promise.all([ "acknowledged" in run ? checkoutPublished(run, outcome) : undefined, reportEnd(run, ended) ]);
      return outcome;
    }
    async function reportEnd(run, ended) {
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
      const page = stop.aborted ? "" : (0, run_files.tP)(ports, directories.run);
      const [reportPath, receiptPath] = await Promise.all([ page, (0, run_files.uG)(ports, directories.run) ]);
      await report.finish({
        logPath: directories.log,
        reportPath: reportPath,
        receiptPath: receiptPath,
        ...outputs
      });
      await Promise.all([ ...features.map(async ({after: after}) => await (after?.(run, outcome))), "acknowledged" in run ? run.acknowledged.end(outcome) : undefined, run.corrected ]);
    }
    async function rescue({keeper: keeper, start: start}, error) {
      const rescued = await keeper.rescue();
      const message = rescued === undefined ? "" : publish_change.B0;
      const earlier = start.kind === "continued" ? start.kept?.work : undefined;
      return {
        outcome: {
          conclusion: "failed",
          message: message,
          fault: (0, faults.K)(error)
        },
        left: rescued ?? earlier
      };
    }
    async function checkoutPublished({ports: ports, invocation: invocation, admitted: {request: request}}, {publication: publication}) {
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
        if (!await (0, layout.Hh)(facts)) ports.runner.print(`The checkout is at another commit and stays there; the work is on ${publication.branch}.`);
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        ports.runner.annotate("warning", "Remit: checkout", `What was published could not be written into the checkout: ${why}`);
      }
    }
  })
};
