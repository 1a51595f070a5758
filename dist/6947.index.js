"use strict";

exports.id = 6947;

exports.ids = [ 6947 ];

exports.modules = {
  2882: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var recheck = (async function recheck(proposal, facts) {
      const foreign = refuseForeign(proposal, facts);
      if (foreign !== undefined) return foreign;
      const merge = proposal.merge && await (0, _merge_js__WEBPACK_IMPORTED_MODULE_0__.remakeMerge)(facts.request.base.sha, proposal.merge.onto.sha, facts);
      if (typeof merge === "string") return conflict(`The proposal's merge of its base differs from the merge made now. ${merge}`);
      return await refuseOther(proposal, merge, facts);
    });
    var refuseForeign = (function refuseForeign({digest: digest, ...body}, {request: request, policy: policy}) {
      if ((0, _proposal_js__WEBPACK_IMPORTED_MODULE_1__.Bt)(body) !== digest) return conflict("The proposal was changed after it was made: its digest does not match.");
      if (request.kind !== "change") return conflict("The proposal changes files, and the request asks for no change.");
      if (body.key !== request.key) {
        return conflict(`The proposal answers another request: its key is ${body.key}, that of this event ${request.key}.`);
      }
      if (new Set(body.files.map(({path: path}) => path)).size < body.files.length) {
        return conflict("The proposal names a file twice.");
      }
      if (body.policy !== policy.source.digest) return changedPolicy(body.policy, policy.source);
      const {base: base} = request;
      if (body.base.name === base.name && body.base.sha === base.sha) return undefined;
      return conflict(`The proposal was made on ${body.base.name} at ${body.base.sha}, not at ${base.sha} of ${base.name}.`);
    });
    var refuseOther = (async function refuseOther(proposal, merge, facts) {
      const {base: base, files: files, refused: refused, words: words, time: time} = proposal;
      const from = merge === undefined ? {
        base: base.sha
      } : {
        base: merge.commit,
        merge: merge
      };
      const read = files.map(async ({path: path, after: after}) => {
        const entry = await (0, _survey_js__WEBPACK_IMPORTED_MODULE_2__.Wd)(from.base, path, facts.git);
        return {
          path: path,
          ...(0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_3__.gI)({
            before: entry && {
              mode: entry.mode,
              oid: entry.oid
            },
            after: after
          })
        };
      });
      const changes = {
        ...from,
        files: await Promise.all(read),
        refused: refused
      };
      const again = await (0, _proposal_js__WEBPACK_IMPORTED_MODULE_1__.YT)({
        ...facts,
        changes: changes,
        words: words,
        time: time
      });
      return again.kind === "proposed" && again.proposal.digest === proposal.digest ? undefined : differs(proposal, again);
    });
    var judge = (async function judge(commit, from, facts) {
      const {git: git} = facts;
      const {merge: merge} = from;
      const changes = {
        ...from,
        files: await (0, _changes_js__WEBPACK_IMPORTED_MODULE_4__.iv)(from.base, commit, git),
        refused: []
      };
      const again = await (0, _proposal_js__WEBPACK_IMPORTED_MODULE_1__.YT)({
        ...facts,
        changes: changes,
        words: {
          summary: ""
        },
        time: 0
      });
      if (again.kind === "withheld") return refused(commit, again.reason);
      const merged = merge && {
        merged: (0, _merge_js__WEBPACK_IMPORTED_MODULE_0__.describeMerge)(merge)
      };
      const made = again.kind === "proposed" ? again.proposal : {
        files: [],
        callouts: [],
        refused: again.refused
      };
      const [first] = made.refused;
      if (first === undefined) return {
        kind: "stands",
        files: made.files,
        callouts: made.callouts,
        ...merged
      };
      return refused(commit, `it changes ${JSON.stringify(first.path)}, which may not be published: ${first.reason}`);
    });
    __webpack_require__.d(__webpack_exports__, {
      _w: () => judgeAgain,
      fB: () => changedPolicy,
      gZ: () => recheck,
      m8: () => judgeBranch
    });
    var _changes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79164);
    var _merge_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33189);
    var _proposal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20664);
    var _survey_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22627);
    var _lib_parts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23782);
    function changedPolicy(then, now) {
      return conflict(`The policy on ${now.ref} has changed (${now.digest}) since it judged the work (${then}).`);
    }
    function differs(proposal, again) {
      if (again.kind === "withheld") return {
        kind: "config",
        message: again.reason,
        hint: ASK_AGAIN
      };
      const known = new Set(proposal.refused.map(({path: path}) => path));
      const stopped = (again.kind === "proposed" ? again.proposal : again).refused.filter(({path: path}) => !known.has(path));
      const [first] = stopped;
      if (first !== undefined) {
        return conflict(`The proposal has a file that may not be published: ${JSON.stringify(first.path)}, since ${first.reason}.`);
      }
      if (again.kind === "nothing") return conflict("The proposal changes nothing.");
      const fields = Object.keys(again.proposal).filter(name => name !== "digest");
      const named = fields.filter(name => JSON.stringify(proposal[name]) !== JSON.stringify(again.proposal[name]));
      return conflict(`The proposal does not match its contents; it differs in: ${named.join(", ") || "its form"}.`);
    }
    const ASK_AGAIN = "Ask again: the next run starts from the current state.";
    function conflict(message) {
      return {
        kind: "conflict",
        message: message,
        hint: ASK_AGAIN
      };
    }
    async function judgeAgain(commit, facts) {
      const {git: git} = facts;
      const [base, second, ...others] = (await git.inspect(commit)).parents;
      if (base === undefined || others.length > 0) return refused(commit, "it does not follow one other commit, or two");
      await git.fetch(base);
      const merge = second === undefined ? undefined : await (0, _merge_js__WEBPACK_IMPORTED_MODULE_0__.remakeMerge)(base, second, facts);
      if (typeof merge === "string") return refused(commit, `it is a merge that cannot be made again. ${merge}`);
      return await judge(commit, merge === undefined ? {
        base: base
      } : {
        base: merge.commit,
        merge: merge
      }, facts);
    }
    async function judgeBranch(commit, {fork: fork}, {git: git, ...facts}) {
      if (fork === undefined) return refused(commit, "it is unknown where its branch left the default branch");
      await git.fetch(fork);
      return await judge(commit, {
        base: fork
      }, {
        git: git,
        ...facts
      });
    }
    function refused(commit, why) {
      const message = `Commit ${commit}, together with its branch, may not be published: ${why.replace(/(?<!\.)\.$/, "")}.`;
      return {
        kind: "refused",
        fault: {
          kind: "conflict",
          message: message,
          hint: "Look at that commit and at who pushed it."
        }
      };
    }
  }),
  35174: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var changeTextFor = (function changeTextFor({entries: entries}, request, end, otherwise) {
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
    });
    var wordsOf = (function wordsOf(end, habit) {
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
    });
    __webpack_require__.d(__webpack_exports__, {
      J: () => changeTextFor,
      Z: () => wordsOf
    });
    var _change_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30547);
    var _change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51709);
    var _change_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37857);
    var _report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19298);
  }),
  6947: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var makeCommit = (async function makeCommit({base: base, target: target, files: files, message: message}, {git: git, github: github}) {
      const present = files.flatMap(({path: path, after: after}) => after === undefined ? [] : [ {
        path: path,
        oid: after.oid
      } ]);
      const additions = await Promise.all(present.map(async ({path: path, oid: oid}) => ({
        path: path,
        bytes: await git.blob(oid)
      })));
      const deletions = files.filter(({after: after}) => after === undefined).map(({path: path}) => path);
      return await github.commitOnBranch({
        branch: target.branch,
        expect: base.sha,
        message: message,
        additions: additions,
        deletions: deletions
      });
    });
    var sendProposal = (async function sendProposal(proposal, facts) {
      const {to: to} = facts.policy.publish;
      if (to.value === "nothing") return {
        kind: "kept",
        reason: `The policy publishes nothing (${to.source}).`
      };
      const {target: target, commit: commit, files: files, refused: refused, title: title} = proposal;
      try {
        const state = await pushOnce(proposal, facts);
        if (state.kind === "moved" || state.kind === "refused") return refusal(state.fault);
        const again = state.kind === "done";
        const now = state.kind === "free" ? commit : state.commit;
        await facts.pushed(target.branch, now);
        const pushed = {
          target: target,
          commit: now,
          files: files,
          refused: refused,
          callouts: facts.callouts ?? proposal.callouts,
          title: title,
          again: again,
          ...proposal.merge && {
            merged: (0, change_merge.describeMerge)(proposal.merge)
          }
        };
        return await seeToPull(pushed, facts.words, facts);
      } catch (error) {
        if (error instanceof ports_git.XS) return refusal((0, causes.Hg)(error, target.branch, proposal.merge !== undefined));
        if (error instanceof ports_github.y) return refusal((0, causes.qp)(error));
        throw error;
      }
    });
    var pushOnce = (async function pushOnce(proposal, facts) {
      const {target: target, commit: commit} = proposal;
      const {git: git, policy: policy} = facts;
      const state = await readBefore(proposal, facts);
      if (state.kind !== "free") return state;
      try {
        if (policy.publish.signed.value) return await commitSigned(proposal, facts);
        const beside = await (facts.beside?.());
        const options = (0, parts.gI)({
          beside: beside,
          sent: facts.pushing
        });
        const {branch: branch, kept: kept} = await git.push(commit, target.branch, target.expect, options);
        if (kept) beside?.taken();
        return branch === "there" ? {
          kind: "done",
          commit: commit
        } : state;
      } catch (error) {
        if (!(error instanceof ports_github.y) && !(error instanceof ports_git.XS && error.cause_ === "moved")) throw error;
        const now = await readTarget(proposal, facts);
        if (now.kind === "free") throw error;
        const ours = now.kind === "done" && policy.publish.signed.value && await isAsProposed(now.commit, proposal, git);
        return ours ? {
          kind: "signed",
          commit: now.commit
        } : now;
      }
    });
    var readBefore = (async function readBefore(proposal, facts) {
      if (facts.policy.publish.signed.value) return await readTarget(proposal, facts);
      const moved = await readPull(proposal, facts);
      return moved.kind === "free" ? moved : await readTarget(proposal, facts);
    });
    var readPull = (async function readPull({target: target}, {github: github, request: request}) {
      const fault = target.pull === undefined ? undefined : pullFault(await github.pull(target.pull), request);
      return fault === undefined ? {
        kind: "free"
      } : {
        kind: "moved",
        fault: fault
      };
    });
    var seeToPull = (async function seeToPull(pushed, words, facts) {
      const {target: target, commit: commit} = pushed;
      const files = (0, change_proposal.Kj)(pushed.files);
      const {refused: left, callouts: callouts, merged: merged} = pushed;
      const seen = {
        ...callouts.length > 0 && {
          callouts: callouts
        },
        ...(0, parts.gI)({
          merged: merged
        })
      };
      const publication = {
        branch: target.branch,
        commit: commit,
        files: files,
        refused: left,
        ...seen
      };
      if (facts.policy.publish.to.value !== "pull" && target.pull === undefined) {
        return {
          kind: "published",
          publication: publication
        };
      }
      try {
        const pull = await (target.pull === undefined ? upsertPull(pushed, words, facts) : renewIfOurs(target.pull, pushed, words, facts));
        return {
          kind: "published",
          publication: {
            ...publication,
            pull: pull
          }
        };
      } catch (error) {
        if (!(error instanceof ports_github.y)) throw error;
        return {
          kind: "published",
          publication: publication,
          fault: (0, causes.qp)(error)
        };
      }
    });
    var entryFor = (function entryFor({refused: refused, callouts: callouts, merged: merged}, words, facts) {
      const {request: request, credits: credits, unverified: unverified} = facts;
      return (0, wording.gQ)(request, words, credits, {
        refused: refused,
        callouts: callouts,
        ...(0, parts.gI)({
          merged: merged,
          unverified: unverified
        })
      });
    });
    var upsertPull = (async function upsertPull(pushed, words, facts) {
      const [{target: target}, {github: github}] = [ pushed, facts ];
      const [open] = target.expect === undefined && !pushed.again ? [] : await github.pullsFrom(target.branch);
      if (open !== undefined && pushed.again) return pullResult(open, false);
      if (open !== undefined) return await renew(open, pushed, words, facts);
      const draft = facts.policy.publish.draft.value || facts.unverified !== undefined || (0, 
      change_body.ui)(words.summary);
      const body = facts.redact((0, change_body.$v)(entryFor(pushed, words, facts)));
      return await createPull(pushed, body, draft, facts);
    });
    var createPull = (async function createPull(pushed, body, draft, facts) {
      const {github: github, into: into, redact: redact} = facts;
      const head = pushed.target.branch;
      try {
        return pullResult(await github.createPull({
          head: head,
          base: into,
          title: redact(pushed.title),
          body: body,
          draft: draft
        }), true);
      } catch (error) {
        if (!(error instanceof ports_github.y) || error.status !== 422) throw error;
        if (draft && /draft/i.test(error.message)) return await createPull(pushed, body, false, facts);
        const [open] = await github.pullsFrom(head);
        if (open === undefined) throw error;
        return pullResult(open, false);
      }
    });
    var pullResult = (function pullResult({number: number, url: url, draft: draft}, created) {
      return {
        number: number,
        url: url,
        draft: draft,
        created: created
      };
    });
    var makeProposal = (async function makeProposal(run, baseline, end, unverified) {
      const {ports: ports, invocation: invocation, admitted: admitted} = run;
      if (admitted.request.kind !== "change") return {
        kind: "nothing",
        refused: []
      };
      const read = await (0, change_changes.readChanges)(baseline, ports.git);
      const known = new Set(read.refused.map(({path: path}) => path));
      const missing = (await (0, unpublished.editsLeftOut)(ports.log, baseline)).filter(({path: path}) => !known.has(path));
      const changes = {
        ...read,
        refused: [ ...read.refused, ...undoneIn(ports.log, read), ...missing ]
      };
      const proposed = await proposeChanges(run, changes, (0, change_text.J)(ports.log, admitted.request, end));
      await (0, patch_files.PO)(run, proposed);
      switch (proposed.kind) {
       case "nothing":
        return {
          kind: "nothing",
          refused: proposed.refused
        };

       case "withheld":
        if (proposed.patch !== "") await (0, patch_files._f)(ports, `${invocation.directories.run}/work.patch`, proposed.patch);
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
            ...(0, parts.gI)({
              unverified: unverified
            })
          };
          await (0, patch_files.rv)(run, proposal);
          return withheld(unmergedFault(why), proposal.commit);
        }
      }
    });
    var undoneIn = (function undoneIn({entries: entries}, {refused: refused}) {
      const undone = entries.flatMap(({event: event}) => event.type === "edits.undone" ? event.files : []);
      const known = new Set(refused.map(({path: path}) => path));
      return [ ...new Map(undone.map(file => [ file.path, file ])).values() ].filter(({path: path}) => !known.has(path));
    });
    var publishChange = (async function publishChange(run, {proposal: proposal, unverified: unverified}, options) {
      const {ports: ports} = run;
      if (!proposesOnly(run.invocation)) return await publishProposal(run, proposal, unverified, options);
      await logDiff(ports, proposal);
      const {files: files, refused: refused, target: target, digest: digest, merge: merge} = proposal;
      const merged = merge && {
        merged: (0, change_merge.describeMerge)(merge)
      };
      const callouts = withMixed(proposal, ports.log.entries);
      const change = {
        branch: target.branch,
        proposal: digest,
        files: (0, change_proposal.Kj)(files),
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
    });
    var proposesOnly = (function proposesOnly({settings: settings, stop: stop}) {
      return settings.job?.kind === "propose" && !stop.aborted;
    });
    var publishProposal = (async function publishProposal(run, proposal, unverified, {retire: retire, objection: objection, beside: beside, whole: whole}) {
      const {admitted: admitted} = run;
      const why = whyUnmerged(proposal, unverified);
      if (why !== undefined) return withheld(unmergedFault(why));
      if ((0, run_invocation.Zc)(run)) run.ports.git.expectPush();
      const judging = proposalFacts(run);
      const fault = await (0, recheck.gZ)(proposal, judging) ?? await (objection?.());
      if (fault !== undefined) return withheld(fault);
      if (await retire(admitted, proposal.commit)) return {
        kind: "nothing",
        refused: proposal.refused
      };
      const {foreign: foreign} = admitted.request;
      const judged = foreign && await (0, recheck.m8)(proposal.commit, foreign, judging);
      if (judged?.kind === "refused") {
        await (0, patch_files.rv)(run, proposal);
        return withheld(withPatch({
          kind: "refused",
          fault: {
            ...judged.fault,
            kind: "config"
          }
        }).fault, proposal.commit);
      }
      const full = await (0, begin.s8)(run, proposal.target.branch);
      const {target: target, commit: commit, files: files, refused: refused} = proposal;
      const along = beside && (() => beside({
        branch: target.branch,
        commit: commit,
        files: (0, change_proposal.Kj)(files),
        refused: refused
      }));
      const plain = {
        ...publishFacts(run, proposal.words, unverified),
        ...(0, parts.gI)({
          beside: along
        })
      };
      const facts = withDiff(run.ports, proposal, plain);
      const {callouts: callouts} = judged ?? proposal;
      const seen = {
        ...facts,
        callouts: withMixed({
          files: files,
          callouts: callouts
        }, run.ports.log.entries)
      };
      return await pushProposal(run, proposal, seen, {
        full: full,
        whole: whole
      });
    });
    var pushProposal = (async function pushProposal(run, proposal, facts, {full: full, whole: whole}) {
      const {log: log} = run.ports;
      const cancelled = run.invocation.stop.aborted;
      if (cancelled || run.invocation.settings.dryRun) {
        await facts.diffLogged();
        await (0, patch_files.rv)(run, proposal);
        const why = cancelled ? "The run was cancelled before it could publish." : "This is a dry run: nothing was published.";
        const reason = `${why} ${patch_files.B0}`;
        return {
          kind: "kept",
          reason: reason,
          files: proposal.files,
          work: proposal.commit
        };
      }
      run.ports.runner.saveState(saved.MX.pushing, `${proposal.commit} ${proposal.target.branch}`);
      const refusal = {
        kind: "refused",
        fault: {
          kind: "config",
          message: full ?? ""
        }
      };
      const publishing = full === undefined ? sendProposal(proposal, facts) : Promise.resolve(refusal);
      const [pushed] = await Promise.all([ publishing, publishing.then(facts.diffLogged, facts.diffLogged) ]);
      if (pushed.kind === "published") return logPublished(log, pushed, proposal, whole);
      await (0, patch_files.rv)(run, proposal);
      return logPublished(log, pushed.kind === "kept" ? pushed : withPatch(pushed), proposal);
    });
    var logPublished = (function logPublished(log, pushed, proposal, whole) {
      switch (pushed.kind) {
       case "published":
        {
          const {fault: fault} = pushed;
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
            ...(0, parts.gI)({
              fault: fault
            })
          };
        }

       case "kept":
        return {
          kind: "kept",
          reason: pushed.reason,
          files: proposal?.files ?? []
        };

       case "refused":
        return withheld(pushed.fault, proposal?.commit);
      }
    });
    var withheld = (function withheld(fault, work) {
      return {
        kind: "withheld",
        fault: fault,
        ...(0, parts.gI)({
          work: work
        })
      };
    });
    var proposeChanges = (async function proposeChanges(run, changes, words) {
      const {log: log} = run.ports;
      const known = mixedIn(log.entries);
      const paths = changes.files.flatMap(({path: path, mixed: mixed}) => mixed === true && !known.has(path) ? [ path ] : []);
      if (paths.length > 0) log.append({
        type: "edits.mixed",
        paths: paths
      });
      const time = Math.floor(run.ports.clock.now() / 1e3);
      return await (0, change_proposal.YT)({
        ...proposalFacts(run),
        changes: changes,
        time: time,
        words: words
      });
    });
    var proposalFacts = (function proposalFacts({ports: ports, invocation: invocation, admitted: {request: request, policy: policy}}) {
      const {git: git, github: github, secrets: secrets} = ports;
      const {trigger: trigger} = invocation.settings;
      return {
        request: request,
        policy: policy,
        git: git,
        secrets: secrets,
        author: (0, run_invocation.rM)(invocation.settings.github.serverUrl),
        credits: creditsOf(invocation),
        branchPrefix: trigger.branchPrefix,
        into: () => (0, base_branch.lN)(github, trigger, request)
      };
    });
    var publishFacts = (function publishFacts(run, words, unverified) {
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
        isRecorded: commit => (0, begin.my)(run, commit),
        pushed: (branch, commit) => void log.append({
          type: "change.pushed",
          branch: branch,
          commit: commit
        }),
        redact: secrets.redact,
        ...(0, parts.gI)({
          unverified: unverified
        })
      };
    });
    var creditsOf = (function creditsOf({settings: settings, runUrl: runUrl}) {
      return {
        serverUrl: settings.github.serverUrl,
        runUrl: runUrl
      };
    });
    var logDiff = (async function logDiff({git: git, log: log}, {base: base, commit: commit}) {
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
    });
    var withDiff = (function withDiff(ports, proposal, facts) {
      const diffLogged = (0, once.Oo)(() => logDiff(ports, proposal));
      const rehearsed = (0, once.Oo)(async () => (await (0, late_code.u)()).rehearseClose(ports.log.entries, proposal.words.summary));
      return {
        ...facts,
        diffLogged: diffLogged,
        pushing() {
          diffLogged().catch(() => undefined);
          rehearsed().catch(() => undefined);
        },
        async pushed(branch, commit) {
          await diffLogged();
          await facts.pushed(branch, commit);
        }
      };
    });
    var whyUnmerged = (function whyUnmerged({merge: merge}, unverified, end) {
      if (merge === undefined) return undefined;
      if (unverified !== undefined) return `The merge with ${merge.onto.name} is not verified. ${unverified}`;
      const done = end === undefined || end.kind === "finished";
      return done ? undefined : `The run did not finish its merge with ${merge.onto.name}.`;
    });
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      makeProposal: () => makeProposal,
      proposalFacts: () => proposalFacts,
      proposeChanges: () => proposeChanges,
      proposesOnly: () => proposesOnly,
      publishAgain: () => publishAgain,
      publishChange: () => publishChange,
      publishProposal: () => publishProposal
    });
    var change_changes = __webpack_require__(79164);
    var change_merge = __webpack_require__(33189);
    var change_proposal = __webpack_require__(20664);
    var ports_git = __webpack_require__(11507);
    var ports_github = __webpack_require__(71888);
    var causes = __webpack_require__(30321);
    var attempt = __webpack_require__(91513);
    const MOST_SIGNED_BYTES = 20 * 1024 * 1024;
    async function commitSigned(proposal, facts) {
      const {base: base, target: target, files: files} = proposal;
      const oids = files.flatMap(({after: after}) => after?.oid ?? []);
      const sizes = await facts.git.sizes(oids);
      const bytes = oids.reduce((sum, oid) => sum + (sizes.get(oid) ?? 0), 0);
      if (bytes > MOST_SIGNED_BYTES) return refused(TOO_MUCH(bytes), "Ask for less at a time, or leave commits unsigned.");
      const isNew = target.expect === undefined && await startBranch(proposal, facts.git);
      try {
        const commit = await makeCommit(proposal, facts);
        if (await isAsProposed(commit, proposal, facts.git)) return {
          kind: "signed",
          commit: commit
        };
        const alone = isNew && (await facts.git.inspect(commit)).parents[0] === base.sha;
        if (alone) await takeAway(target.branch, commit, facts.git);
        return refused(...strange(commit, target.branch, alone));
      } catch (error) {
        if (isNew) await takeAway(target.branch, base.sha, facts.git);
        throw error;
      }
    }
    async function isAsProposed(commit, {base: base, commit: ours}, git) {
      await git.fetch(commit);
      const {parents: parents} = await git.inspect(commit);
      if (parents.length !== 1 || parents[0] !== base.sha) return false;
      return (await git.compare(commit, ours)).length === 0;
    }
    async function startBranch({base: base, target: target}, git) {
      try {
        const {branch: branch} = await git.push(base.sha, target.branch, undefined);
        return branch === "pushed";
      } catch (error) {
        const moved = error instanceof ports_git.XS && error.cause_ === "moved";
        if (!moved || await git.remoteBranch(target.branch) !== base.sha) throw error;
        return false;
      }
    }
    async function takeAway(branch, at, git) {
      await git.removeBranch(branch, at).catch((0, attempt.Wj)(ports_git.XS, () => undefined));
    }
    const TOO_MUCH = bytes => `A commit that GitHub signs can hold at most ${MOST_SIGNED_BYTES} bytes of contents; this one has ${bytes}.`;
    function strange(commit, branch, removed) {
      const where = removed ? `it was removed from ${branch} again` : `it is on ${branch}`;
      const look = removed ? "" : "Look at that commit and revert it. ";
      return [ `GitHub's commit ${commit} is not what was proposed; ${where}.`, `${look}Set \`[publish] signed = false\` in the policy: commits are then pushed, without a signature.` ];
    }
    function refused(message, hint) {
      return {
        kind: "refused",
        fault: {
          kind: "github",
          message: message,
          hint: hint
        }
      };
    }
    var recheck = __webpack_require__(2882);
    var change_body = __webpack_require__(37857);
    var trailers = __webpack_require__(45337);
    var wording = __webpack_require__(51709);
    var parts = __webpack_require__(23782);
    async function finishSending(request, facts, judging) {
      const {sha: commit, name: branch} = request.base;
      const judged = await (0, recheck._w)(commit, judging);
      if (judged.kind === "refused") return judged;
      const {message: message} = await facts.git.inspect(commit);
      const {files: files, callouts: callouts, merged: merged} = judged;
      const pull = request.subject?.kind === "pull" ? {
        pull: request.subject.number
      } : {};
      const target = {
        branch: branch,
        expect: commit,
        ...pull
      };
      const [title = "", ...body] = message.split("\n\n");
      const words = {
        summary: body.slice(0, -1).join("\n\n")
      };
      return await seeToPull({
        target: target,
        commit: commit,
        files: files,
        refused: [],
        callouts: callouts,
        title: title.trim(),
        again: true,
        ...(0, parts.gI)({
          merged: merged
        })
      }, words, facts);
    }
    async function readTarget(proposal, facts) {
      const [{base: base, target: target}, {git: git, policy: policy}] = [ proposal, facts ];
      const now = await git.remoteBranch(target.branch);
      const begun = policy.publish.signed.value && target.expect === undefined && now === base.sha;
      if (now !== target.expect && !begun) {
        if (now !== undefined && await isAnswer(now, proposal, facts)) return {
          kind: "done",
          commit: now
        };
        return {
          kind: "moved",
          fault: movedFault(target, now)
        };
      }
      return await readPull(proposal, facts);
    }
    async function isAnswer(now, proposal, {git: git, isRecorded: isRecorded}) {
      if (now === proposal.commit) return true;
      await git.fetch(now);
      if ((0, trailers.xB)((await git.inspect(now)).message) !== proposal.key) return false;
      return await isAsProposed(now, proposal, git) || await isRecorded(now);
    }
    function movedFault({branch: branch, expect: expect}, now) {
      const moved = now === undefined ? `The branch ${branch} is gone; the run worked on ${expect}.` : expect === undefined ? `The branch ${branch} exists by now, at ${now}; it did not when the run began.` : `The branch ${branch} moved from ${expect} to ${now} while the run worked.`;
      return {
        kind: "conflict",
        message: moved,
        hint: now === undefined ? "Ask again: that makes a new branch." : causes.LV
      };
    }
    function pullFault(pull, {subject: subject}) {
      if (!pull.open) {
        const kind = pull.merged ? "merged" : "closed";
        return {
          kind: kind,
          message: `Pull request #${pull.number} was ${kind} while the run worked.`
        };
      }
      if (pull.fromFork || pull.head.sha !== subject?.head?.sha || pull.head.name !== subject.head.name) {
        const message = `The head of pull request #${pull.number} moved while the run worked.`;
        return {
          kind: "conflict",
          message: message,
          hint: causes.LV
        };
      }
      return undefined;
    }
    function refusal(fault) {
      return {
        kind: "refused",
        fault: fault
      };
    }
    async function renewIfOurs(number, pushed, words, facts) {
      const {github: github} = facts;
      const pull = await github.pull(number);
      if (pushed.again || !(0, change_body.MU)(pull.body)) return pullResult(pull, false);
      return await renew(pull, pushed, words, facts);
    }
    async function renew(pull, pushed, words, facts) {
      const body = (0, change_body.sw)(pull.body, (0, wording.TA)(pull.title), entryFor(pushed, words, facts));
      const title = facts.request.caughtUp?.kind === "replaced" ? {
        title: facts.redact(pushed.title)
      } : {};
      return pullResult(await facts.github.updatePull(pull.number, {
        body: facts.redact(body),
        ...title
      }), false);
    }
    var run_invocation = __webpack_require__(40298);
    var begin = __webpack_require__(80531);
    var base_branch = __webpack_require__(45746);
    var late_code = __webpack_require__(23176);
    var patch_files = __webpack_require__(19570);
    var change_text = __webpack_require__(35174);
    var unpublished = __webpack_require__(80097);
    var saved = __webpack_require__(77480);
    var once = __webpack_require__(40627);
    function hintFor({vanished: vanished}, patch) {
      if (vanished === true) return "The transcript says which command it was; the policy can deny it.";
      const hint = "Raise the limit in the policy, or ask for less at a time.";
      return patch === "" ? hint : `${patch_files.B0} ${hint}`;
    }
    async function publishAgain(run) {
      if (run.invocation.settings.job?.kind === "propose") return {
        kind: "nothing",
        refused: []
      };
      const facts = publishFacts(run, {
        summary: ""
      }, undefined);
      return logPublished(run.ports.log, await finishSending(run.admitted.request, facts, proposalFacts(run)));
    }
    function withMixed({files: files, callouts: callouts}, entries) {
      const mixed = mixedIn(entries);
      const named = files.flatMap(({path: path}) => mixed.has(path) ? [ {
        kind: "mixed",
        path: path,
        detail: MIXED
      } ] : []);
      return [ ...named, ...callouts ];
    }
    const MIXED = "it was changed before the run began: this may include changes of an earlier step of the job";
    function mixedIn(entries) {
      return new Set(entries.flatMap(({event: event}) => event.type === "edits.mixed" ? event.paths : []));
    }
    function withPatch({kind: kind, fault: fault}) {
      return {
        kind: kind,
        fault: {
          ...fault,
          hint: (0, parts.oR)([ fault.hint, patch_files.B0 ], " ")
        }
      };
    }
    const SHOWN = 1e5;
    function unmergedFault(message) {
      return {
        kind: "unmerged",
        message: message,
        hint: `Nothing was pushed. ${patch_files.B0} It applies to the branch as it was.`
      };
    }
  }),
  80097: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var describeUnpublished = (function describeUnpublished({baseline: baseline, admitted: admitted}, circumstances) {
      const {policy: policy, request: request} = admitted;
      const reported = new Set;
      const reasons = new Map;
      const refusalOf = path => {
        if (!reasons.has(path)) reasons.set(path, (0, _change_js__WEBPACK_IMPORTED_MODULE_0__.PU)(path, policy, circumstances));
        return reasons.get(path);
      };
      return async () => {
        if (baseline?.kind !== "layer" || request.kind !== "change" || policy.publish.to.value === "nothing") return "";
        const {suspects: suspects} = await (0, _change_js__WEBPACK_IMPORTED_MODULE_1__.q)(baseline);
        if (suspects.length > MOST_LOOKED_AT) return "";
        const fresh = suspects.flatMap(({path: path}) => {
          const reason = reported.has(path) ? undefined : refusalOf(path);
          return reason === undefined ? [] : [ {
            path: path,
            reason: reason
          } ];
        });
        for (const {path: path} of fresh) reported.add(path);
        if (fresh.length === 0) return "";
        const lines = fresh.slice(0, MOST_REPORTED).map(({path: path, reason: reason}) => `- ${JSON.stringify(path)}: ${reason}`);
        const more = fresh.length > MOST_REPORTED ? [ `- and ${fresh.length - MOST_REPORTED} more` ] : [];
        return [ "[Changed, and will not be published:", ...lines, ...more, "Undo what the task does not need.]" ].join("\n");
      };
    });
    var describeLeftOut = (function describeLeftOut({baseline: baseline, admitted: admitted}) {
      const {policy: policy, request: request} = admitted;
      const publishes = request.kind === "change" && policy.publish.to.value !== "nothing";
      return async (path, bytes) => {
        if (baseline === undefined || !publishes || (0, _prepared_workspace_js__WEBPACK_IMPORTED_MODULE_2__.$h)(path)) return undefined;
        return await (0, _change_js__WEBPACK_IMPORTED_MODULE_3__.Yp)(path, bytes, baseline);
      };
    });
    var editsLeftOut = (async function editsLeftOut({entries: entries}, baseline) {
      const {pinned: pinned} = baseline;
      const edited = entries.flatMap(({event: event}) => event.type === "call.finished" ? event.answer.edit?.path ?? [] : []);
      const found = [];
      for (const path of new Set(edited)) {
        if ((0, _prepared_workspace_js__WEBPACK_IMPORTED_MODULE_2__.$h)(path)) continue;
        const facts = await pinned.files.facts(`${pinned.root}/${path}`).catch(() => undefined);
        const reason = facts === undefined ? undefined : await (0, _change_js__WEBPACK_IMPORTED_MODULE_3__.Yp)(path, facts.size, baseline);
        if (reason !== undefined) found.push({
          path: path,
          reason: reason
        });
      }
      return found;
    });
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      describeLeftOut: () => describeLeftOut,
      describeUnpublished: () => describeUnpublished,
      editsLeftOut: () => editsLeftOut
    });
    var _change_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68246);
    var _change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68852);
    var _change_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79164);
    var _prepared_workspace_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86005);
    const MOST_LOOKED_AT = 500;
    const MOST_REPORTED = 10;
  })
};


