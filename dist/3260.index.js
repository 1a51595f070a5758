"use strict";

exports.id = 3260;

exports.ids = [ 3260 ];

exports.modules = {
  92696: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var openWorkspace = (function openWorkspace(root, files, scratch) {
      const room = {
        root: root,
        files: files,
        scratch: scratch
      };
      return {
        root: root,
        files: files,
        async locate(path, directory = "") {
          if (path.includes("\0")) return protect(path, "it has a NUL byte");
          const written = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.resolve(root, directory, path);
          const place = await judge(written, room, path);
          if (!/^@./s.test(path) || await files.exists(written)) return place;
          return await judge(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.resolve(root, directory, path.slice(1)), room, path);
        }
      };
    });
    var resolve = (async function resolve(path, files) {
      try {
        return await files.realPath(path);
      } catch (error) {
        if (UNFOLLOWABLE.has((0, _ports_js__WEBPACK_IMPORTED_MODULE_1__.x)(error) ?? "")) return undefined;
        throw error;
      }
    });
    var isWithin = (function isWithin(path, directory) {
      return path === directory || path.startsWith(directory === "/" ? "/" : `${directory}/`);
    });
    __webpack_require__.d(__webpack_exports__, {
      M: () => isGitName,
      O: () => openWorkspace
    });
    var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
    var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
    var _lib_cut_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24192);
    var _ports_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44714);
    function isGitName(name) {
      const plain = name.replaceAll(/[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/gu, "").toLowerCase();
      return /^(?:\.git|git~1)(?:[. ]*|[. ]*:.*)$/u.test(plain);
    }
    async function judge(written, {root: root, files: files, scratch: scratch}, path) {
      const resolved = await resolve(written, files);
      if (resolved === undefined) return protect(path, "its symbolic links form a loop or cannot be followed");
      for (const absolute of [ written, resolved ]) {
        const device = SYSTEM.find(directory => isWithin(absolute, directory));
        if (device !== undefined && !isWithin(root, device)) return protect(path, `${device} belongs to the system`);
      }
      if (!isWithin(resolved, root)) {
        if (scratch === undefined || !isWithin(resolved, scratch)) return outside(path, resolved, root);
        return {
          kind: "scratch",
          path: node_path__WEBPACK_IMPORTED_MODULE_0__.posix.relative(root, resolved),
          absolute: resolved
        };
      }
      const inside = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.relative(root, resolved);
      if (!isForTools(inside) || isWithin(written, root) && !isForTools(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.relative(root, written))) {
        return protect(path, "tools may not use git's own files");
      }
      return {
        kind: "inside",
        path: inside,
        absolute: resolved
      };
    }
    const SYSTEM = [ "/proc", "/sys", "/dev" ];
    const UNFOLLOWABLE = new Set([ "ELOOP", "EACCES", "EPERM", "ENAMETOOLONG", "EINVAL" ]);
    function isForTools(path) {
      return !path.split("/").some(isGitName);
    }
    function outside(path, resolved, root) {
      const where = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(path) === resolved ? "" : ` (it is ${resolved})`;
      const reason = `Refused ${quote(path)}: it is outside the workspace${where}. Give a path inside ${root}.`;
      return {
        kind: "refused",
        code: "outside_workspace",
        reason: reason
      };
    }
    function protect(path, why) {
      return {
        kind: "refused",
        code: "protected",
        reason: `Refused ${quote(path)}: ${why}.`
      };
    }
    function quote(path) {
      return JSON.stringify((0, _lib_cut_js__WEBPACK_IMPORTED_MODULE_2__.cz)(path, 300, {
        kept: 300
      }));
    }
  }),
  94463: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var judgeChecks = (function judgeChecks({commit: commit, runs: runs, others: others, starting: starting, ownWorkflow: ownWorkflow, ownToken: ownToken}) {
      const all = [ ...runs.filter(({path: path}) => path !== ownWorkflow).map(standingOfRun), ...others.map(standingOfCheck) ];
      const failed = all.filter(({stands: stands}) => stands === "failed").map(({name: name}) => name);
      const awaiting = all.flatMap(({awaits: awaits}) => awaits === undefined ? [] : [ awaits ]);
      const [passed, running] = [ count(all, "passed"), count(all, "running") ];
      const wouldStart = starting?.some(path => path !== ownWorkflow) ?? true;
      const state = (() => {
        if (running > 0) return "running";
        if (failed.length > 0) return "failed";
        if (awaiting.length > 0) return "awaiting";
        if (passed > 0) return "passed";
        return wouldStart ? "unstarted" : "none";
      })();
      return {
        commit: commit,
        state: state,
        passed: passed,
        running: running,
        failed: failed.slice(0, NAMED),
        awaiting: awaiting.slice(0, NAMED),
        ownToken: ownToken,
        waitedMs: 0
      };
    });
    var isComplete = (function isComplete({runs: runs, starting: starting, ownWorkflow: ownWorkflow}) {
      const seen = new Set(runs.map(({path: path}) => path));
      return starting?.every(path => path === ownWorkflow || seen.has(path)) ?? false;
    });
    var count = (function count(all, wanted) {
      return all.filter(({stands: stands}) => stands === wanted).length;
    });
    var followChecks = (async function followChecks(session, deliverable, standing, retire) {
      const {invocation: invocation, admitted: admitted} = session;
      const {published: published} = standing;
      if (published.kind !== "published") return {
        standing: standing
      };
      if (admitted.policy.verify.checks.value === 0 || invocation.stop.aborted) {
        await recordChecks(session, published, "");
        return {
          standing: standing
        };
      }
      const first = await awaitChecks(session, published);
      const after = settle(session, standing, first);
      if (first.state !== "failed" || deliverable.kind !== "proposed" || !mayFix(session, after, standing)) return {
        standing: after
      };
      const {publication: publication} = published;
      const {proposal: proposal} = deliverable;
      return {
        standing: after,
        fix: {
          message: await describeFailure(session, publication, first),
          async publish(end, unverified) {
            const more = await publishFix(session, {
              proposal: proposal,
              publication: publication,
              end: end,
              unverified: unverified,
              retire: retire
            });
            const fixed = {
              ...standing,
              end: bothEnds(standing.end, end, session)
            };
            return await recordFix(session, fixed, more, unverified === undefined);
          }
        }
      };
    });
    var settle = (function settle({invocation: invocation}, standing, {state: state}) {
      const end = invocation.stop.aborted ? {
        kind: "cancelled"
      } : standing.end;
      return {
        ...standing,
        end: end,
        well: standing.well && state !== "failed"
      };
    });
    var lookAtChecks = (async function lookAtChecks({github: github, git: git}, own, commit) {
      try {
        const [starting, runs, others, self] = await Promise.all([ startingWorkflows(git, commit), github.commitRuns(commit), github.otherChecks(commit).catch((0, 
        attempt.Wj)(ports_github.y, ({message: message}) => message)), github.self() ]);
        const ownToken = self.login === "github-actions[bot]";
        const silent = typeof others === "string";
        const listed = {
          commit: commit,
          runs: runs,
          others: silent ? [] : others,
          starting: starting,
          ownWorkflow: own,
          ownToken: ownToken
        };
        const reason = silent && {
          reason: `Checks of other apps are not known: ${others}`
        };
        return {
          checks: {
            ...judgeChecks(listed),
            ...reason
          },
          complete: isComplete(listed)
        };
      } catch (error) {
        if (!(error instanceof ports_github.y)) throw error;
        const counts = {
          passed: 0,
          running: 0,
          failed: [],
          awaiting: [],
          ownToken: false,
          waitedMs: 0
        };
        const checks = {
          commit: commit,
          state: "unknown",
          ...counts,
          reason: error.message
        };
        return {
          checks: checks,
          complete: error.status >= 400 && error.status < 500
        };
      }
    });
    var recordChecks = (async function recordChecks({ports: ports, invocation: invocation}, published, note) {
      if (published.kind !== "published") return;
      const {checks: checks} = await lookAtChecks(ports, (0, run_invocation.O3)(invocation), published.publication.commit);
      ports.log.append({
        type: "checks.seen",
        checks: {
          ...checks,
          ...note && {
            note: note
          }
        }
      });
    });
    var startingWorkflows = (async function startingWorkflows(git, commit) {
      try {
        const names = (await workflowsOf(git, commit)).filter(name => /\.ya?ml$/.test(name));
        const paths = names.map(name => `${FOLDER}/${name}`);
        if (paths.length === 0) return [];
        const {parse: parse} = await __webpack_require__.e(8815).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19));
        const starts = await Promise.all(paths.map(async path => startsByItself((await git.show(commit, path))?.toString() ?? "", parse)));
        return paths.filter((_, index) => starts[index]);
      } catch (error) {
        if (error instanceof ports_git.XS) return undefined;
        throw error;
      }
    });
    var workflowsOf = (async function workflowsOf(git, commit) {
      const fetchFirst = async () => {
        await git.fetch(commit);
        return await git.names(commit, FOLDER);
      };
      return await git.names(commit, FOLDER).catch((0, attempt.Wj)(ports_git.XS, fetchFirst));
    });
    var namesIn = (function namesIn(on) {
      if (typeof on === "string") return [ on ];
      if (Array.isArray(on)) return on.map(String);
      return (0, read_data.bI)(on) ? Object.keys(on) : [];
    });
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      FIRST_PAUSE: () => FIRST_PAUSE,
      LATE: () => LATE,
      SETTLED: () => SETTLED,
      followChecks: () => followChecks,
      recordChecks: () => recordChecks,
      waitForChecks: () => waitForChecks
    });
    var run_invocation = __webpack_require__(40298);
    var title = __webpack_require__(30547);
    var ports_github = __webpack_require__(71888);
    var cut = __webpack_require__(24192);
    var untrusted = __webpack_require__(83660);
    var task = __webpack_require__(42903);
    var change_text = __webpack_require__(35174);
    var publish_change = __webpack_require__(6947);
    var change_changes = __webpack_require__(79164);
    var proposal = __webpack_require__(20664);
    var causes = __webpack_require__(30321);
    var parts = __webpack_require__(23782);
    var attempt = __webpack_require__(91513);
    const NAMED = 20;
    function standingOfRun({name: name, state: state, url: url}) {
      if (state === "passed" || state === "running" || state === "failed") return {
        name: name,
        stands: state
      };
      return {
        name: name,
        stands: "awaiting",
        awaits: {
          name: name,
          url: url,
          needs: NEEDS[state]
        }
      };
    }
    const NEEDS = {
      "awaiting approval": "approval",
      "awaiting deployment": "deployment"
    };
    const PASSED = new Set([ "success", "neutral", "skipped", "stale" ]);
    function standingOfCheck({name: name, conclusion: conclusion, url: url}) {
      if (conclusion === undefined) return {
        name: name,
        stands: "running"
      };
      if (conclusion === "action_required") return {
        name: name,
        stands: "awaiting",
        awaits: {
          name: name,
          url: url,
          needs: "app"
        }
      };
      return {
        name: name,
        stands: PASSED.has(conclusion) ? "passed" : "failed"
      };
    }
    async function describeFailure({ports: ports, mark: mark}, {branch: branch, commit: commit}, {failed: failed}) {
      const logs = await (0, task.showLogs)(ports, commit);
      const shown = [ ...logs, ...await showOthers(ports, commit) ];
      const marked = shown.map(({text: text, source: source}) => (0, untrusted.YH)(text.text, source, mark));
      const opening = `# Checks failed\n\nYour work was published as commit ${commit} on the branch ${(0, 
      untrusted.X5)(branch).text}, and ${failed.length === 1 ? "one of its checks" : `${failed.length} of its checks`} failed. The workspace is as you left it. ${(0, 
      untrusted.AI)(mark)}`;
      return [ opening, ...marked, CLOSING ].join("\n\n");
    }
    const CLOSING = "This is your only attempt to fix that. Find the cause and fix it there, as far as it is in this repository's files and within your task; do not weaken or skip a check to make it pass. If the cause is elsewhere (a missing secret, a service, a test that fails now and then), change nothing and say so. Then finish: what you changed becomes one further commit.";
    const MOST = 4e3;
    async function showOthers({github: github, secrets: secrets}, commit) {
      const checks = await github.otherChecks(commit).catch((0, attempt.Wj)(ports_github.y, () => []));
      const broken = checks.filter(({conclusion: conclusion}) => conclusion !== undefined && FAILED.has(conclusion));
      return broken.map(check => exhibitOf(check, secrets.redact));
    }
    const FAILED = new Set([ "failure", "timed_out", "cancelled", "startup_failure" ]);
    function exhibitOf({name: name, app: app, conclusion: conclusion, summary: summary}, redact) {
      const text = (0, untrusted.X5)((0, cut.Ku)(redact(summary), MOST));
      return {
        text: text,
        source: {
          what: `check ${name} of ${app}: ${conclusion}`
        }
      };
    }
    async function publishFix(session, {proposal: first, publication: publication, end: end, unverified: unverified, retire: retire}) {
      const {ports: ports, admitted: admitted, baseline: baseline} = session;
      const closed = await refuseClosed(publication, ports.github);
      if (closed !== undefined) return {
        kind: "withheld",
        fault: closed
      };
      const changes = await (0, change_changes.St)(baseline, ports.git);
      const own = (0, change_text.J)(ports.log, admitted.request, end, "Fix what checks found");
      const words = {
        ...own,
        summary: bothSummaries(first, publication, own.summary)
      };
      const whole = await (0, publish_change.proposeChanges)(session, changes, words);
      if (whole.kind === "withheld") return {
        kind: "withheld",
        fault: {
          kind: "config",
          message: whole.reason
        }
      };
      const request = requestAfter(admitted.request, publication);
      const again = {
        ...session,
        admitted: {
          ...admitted,
          request: request
        }
      };
      const since = changesSince(first.files, publication.commit, changes);
      const made = await (0, publish_change.proposeChanges)(again, since, words);
      if (made.kind === "withheld") return {
        kind: "withheld",
        fault: {
          kind: "config",
          message: made.reason
        }
      };
      if (made.kind === "nothing") return made;
      const files = whole.kind === "proposed" ? (0, proposal.Kj)(whole.proposal.files) : [];
      return await (0, publish_change.publishProposal)(again, made.proposal, unverified, {
        retire: retire,
        objection: undefined,
        whole: {
          files: files
        }
      });
    }
    function requestAfter(request, {branch: branch, commit: commit}) {
      const {subject: subject, caughtUp: _, ...rest} = request;
      const head = {
        name: branch,
        sha: commit
      };
      return {
        ...rest,
        base: head,
        ...subject && {
          subject: subject.kind === "pull" ? {
            ...subject,
            head: head
          } : subject
        },
        occasion: {
          kind: "failure",
          run: 0,
          attempt: 1,
          workflow: "",
          conclusion: "failure",
          sha: commit,
          url: ""
        }
      };
    }
    function bothSummaries({words: words}, {commit: commit}, more) {
      return (0, parts.oR)([ words.summary.trim(), `After checks of ${commit.slice(0, 7)} failed:`, more.trim() ], "\n\n");
    }
    async function refuseClosed({pull: pull}, github) {
      if (pull === undefined) return undefined;
      const now = await github.pull(pull.number).catch((0, attempt.Wj)(ports_github.y, causes.qp));
      if ("kind" in now) return now;
      const message = `Pull request #${pull.number} was closed while its checks ran.`;
      return now.open ? undefined : {
        kind: "conflict",
        message: message,
        hint: "The fix was not published."
      };
    }
    function changesSince(published, commit, now) {
      const {files: files, merge: _, ...rest} = now;
      const [then, today] = [ byPath(published), byPath(files) ];
      const paths = [ ...new Set([ ...then.keys(), ...today.keys() ]) ].sort();
      const changed = paths.flatMap(path => {
        const [first, last] = [ then.get(path), today.get(path) ];
        const before = first === undefined ? last?.before : first.after;
        const after = last === undefined ? first?.before : last.after;
        if (!(0, change_changes.Tx)(before, after)) return [];
        return [ {
          path: path,
          ...before && {
            before: before
          },
          ...after && {
            after: after
          }
        } ];
      });
      return {
        ...rest,
        base: commit,
        files: changed
      };
    }
    function byPath(changes) {
      return new Map(changes.map(change => [ change.path, change ]));
    }
    var read_data = __webpack_require__(50991);
    var ports_git = __webpack_require__(11507);
    function mayFix({signal: signal}, {end: end, published: published}, {well: well}) {
      const fault = published.kind === "published" && published.fault !== undefined;
      return end.kind === "finished" && end.fault === undefined && well && !fault && !signal.aborted;
    }
    async function awaitChecks(session, published, mends) {
      const {ports: ports, invocation: invocation, admitted: admitted, signal: signal} = session;
      const minutes = admitted.policy.verify.checks.value;
      const own = (0, run_invocation.O3)(invocation);
      const seen = await waitForChecks(ports, own, published.publication.commit, {
        minutes: minutes,
        signal: signal
      });
      const checks = {
        ...seen,
        ...(0, parts.gI)({
          mends: mends
        })
      };
      ports.log.append({
        type: "checks.seen",
        checks: checks
      });
      return checks;
    }
    async function recordFix(session, standing, more, verified) {
      const {published: first} = standing;
      if (first.kind !== "published") return standing;
      const {commit: commit} = first.publication;
      switch (more.kind) {
       case "published":
        {
          const checks = await awaitChecks(session, more, commit);
          return settle(session, {
            ...standing,
            published: more,
            well: verified
          }, checks);
        }

       case "withheld":
        await recordChecks(session, first, "Remit made one attempt to fix them; it was not published.");
        return {
          ...standing,
          published: {
            ...first,
            fault: more.fault
          },
          well: false
        };

       case "nothing":
        await recordChecks(session, first, "Remit made one attempt to fix them; it changed nothing.");
        return {
          ...standing,
          well: false
        };

       case "kept":
       case "proposed":
       case "reviewed":
        await recordChecks(session, first, "An attempt to fix them was cut off; it was not published.");
        return {
          ...standing,
          well: false
        };
      }
    }
    function bothEnds(first, last, {admitted: admitted}) {
      if (first.kind !== "finished" || last.kind !== "finished" || admitted.form !== undefined) return last;
      return {
        ...last,
        text: [ first.text, (0, title.v2)(last.text).text ].filter(text => text.trim() !== "").join("\n\n")
      };
    }
    const FIRST_PAUSE = 1e4;
    const LONGEST_PAUSE = 6e4;
    const SETTLED = 3e4;
    const LATE = 12e4;
    const UNANSWERED = 3;
    async function waitForChecks(ports, own, commit, {minutes: minutes, signal: signal}) {
      const {clock: clock} = ports;
      const [began, most] = [ clock.elapsed(), minutes * 6e4 ];
      let unanswered = 0;
      let slept = false;
      for (let pause = FIRST_PAUSE; ;pause = Math.min(LONGEST_PAUSE, pause * 1.5)) {
        const look = await lookAtChecks(ports, own, commit);
        const waited = clock.elapsed() - began;
        unanswered = look.checks.state === "unknown" ? unanswered + 1 : 0;
        if (signal.aborted || waited >= most || unanswered >= UNANSWERED || isOver(look, waited)) {
          return {
            ...look.checks,
            waitedMs: slept ? waited : 0
          };
        }
        slept = true;
        await clock.sleep(Math.min(pause, most - waited), signal);
      }
    }
    function isOver({checks: checks, complete: complete}, waited) {
      switch (checks.state) {
       case "running":
        return false;

       case "passed":
       case "failed":
       case "awaiting":
        return complete || waited >= SETTLED;

       case "unstarted":
        return waited >= (checks.ownToken ? SETTLED : LATE);

       case "none":
        return true;

       case "unknown":
        return complete;
      }
    }
    const FOLDER = ".github/workflows";
    const STARTING = new Set([ "push", "pull_request", "pull_request_target" ]);
    function startsByItself(text, parse) {
      try {
        const whole = parse(text, {
          schema: "core",
          maxAliasCount: 10,
          logLevel: "error"
        });
        return (0, read_data.bI)(whole) && namesIn(whole["on"]).some(name => STARTING.has(name));
      } catch {
        return false;
      }
    }
  }),
  45746: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var openBase = (async function openBase({ports: ports, invocation: invocation, admitted: {request: request}}) {
      const onto = await ontoOf(ports.github, invocation.settings.trigger, request);
      if (onto === undefined) return undefined;
      const look = (0, _lib_once_js__WEBPACK_IMPORTED_MODULE_0__.Oo)(() => (0, _change_js__WEBPACK_IMPORTED_MODULE_1__.Sh)(ports.git, headOf(request), onto));
      const known = request.subject?.merges === "cleanly";
      if (known && ports.shell.sandbox !== "none") return {
        onto: onto,
        look: look
      };
      const foreseen = foreseenIn(await look(), onto, request);
      if (foreseen === undefined || known) return {
        onto: onto,
        look: look
      };
      ports.log.append({
        type: "base.compared",
        found: foreseen
      });
      return {
        onto: onto,
        look: look,
        foreseen: foreseen
      };
    });
    var ontoOf = (async function ontoOf(github, names, request) {
      const {subject: subject, caughtUp: caughtUp, trigger: trigger, base: base} = request;
      if (trigger === "local" || caughtUp !== undefined && caughtUp.kind !== "behind") return undefined;
      const own = subject?.kind !== "pull" && base.name.startsWith(names.branchPrefix);
      if (subject?.merges === undefined && !own) return undefined;
      try {
        const onto = caughtUp?.onto ?? await findBase(github, names, request);
        return onto?.sha === base.sha ? undefined : onto;
      } catch (error) {
        if (error instanceof _ports_js__WEBPACK_IMPORTED_MODULE_2__.y) return undefined;
        throw error;
      }
    });
    var headOf = (function headOf({base: base, subject: subject}) {
      return subject?.head?.sha ?? base.sha;
    });
    var mergeBaseIn = (function mergeBaseIn(session, circumstances) {
      const {base: base, baseline: baseline} = session;
      if (base === undefined || baseline === undefined || session.admitted.request.kind !== "change") return undefined;
      return async () => {
        if (baseline.merge !== undefined) return (0, _tools_js__WEBPACK_IMPORTED_MODULE_3__.V2)("failed", `${base.onto.name} is in the workspace already.`);
        const prospect = await base.look();
        switch (prospect.kind) {
         case "up to date":
          return (0, _tools_js__WEBPACK_IMPORTED_MODULE_3__.V2)("failed", `This branch has all of ${base.onto.name} already: there is nothing to merge.`);

         case "unknown":
          return (0, _tools_js__WEBPACK_IMPORTED_MODULE_3__.V2)("failed", `${base.onto.name} cannot be merged here: ${prospect.reason}.`, PEOPLE);

         case "merges":
          {
            const written = await mergeInto({
              ...session,
              baseline: baseline
            }, prospect.merge, circumstances);
            return written.kind === "left" ? (0, _tools_js__WEBPACK_IMPORTED_MODULE_3__.V2)("failed", written.reason) : describeMerged(prospect.merge, written.files);
          }
        }
      };
    });
    var describeMerged = (function describeMerged({onto: onto, conflicts: conflicts}, files) {
      const opening = `Merged ${onto.name} (${onto.sha}) into the workspace: ${files} ${files === 1 ? "file" : "files"} changed.`;
      const closing = "What you leave in the workspace is published as a merge commit of both, once no conflict marker is left and verification passes. Files may differ from what you read: read them again.";
      if (conflicts.length === 0) return {
        text: `${opening} There are no conflicts. ${closing}`
      };
      const lines = conflicts.map(({path: path, kind: kind}) => `- ${JSON.stringify(path)}: ${CONFLICTS[kind]}`);
      const marks = "Markers: `<<<<<<< branch`, `|||||||` (what both had), `=======`, `>>>>>>> base`.";
      return {
        text: [ opening, `Conflicts (${conflicts.length}), each for you to resolve:`, ...lines, marks, closing ].join("\n")
      };
    });
    var findBase = (async function findBase(github, {baseBranch: baseBranch}, {trusted: trusted, subject: subject}) {
      const name = subject?.base?.name ?? (baseBranch || trusted.name);
      return name === trusted.name ? trusted : await github.branch(name);
    });
    __webpack_require__.d(__webpack_exports__, {
      M0: () => mergeBaseAgain,
      X1: () => mergeBaseIn,
      lN: () => findBase,
      m: () => openBase
    });
    var _events_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(58223);
    var _change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33189);
    var _change_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7790);
    var _policy_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(94193);
    var _ports_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71888);
    var _may_read_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17472);
    var _tools_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6292);
    var _lib_once_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40627);
    function foreseenIn(prospect, onto, {subject: subject}) {
      const certain = subject?.merges === "with conflicts";
      switch (prospect.kind) {
       case "up to date":
        return undefined;

       case "merges":
        {
          const paths = prospect.merge.conflicts.map(({path: path}) => path);
          return paths.length === 0 ? undefined : {
            onto: onto,
            paths: paths,
            certain: true
          };
        }

       case "unknown":
        return {
          onto: onto,
          paths: [],
          certain: certain,
          reason: prospect.reason
        };
      }
    }
    const PEOPLE = "Say so in your report: people must merge it.";
    async function mergeInto({ports: ports, invocation: invocation, admitted: admitted, workspace: workspace, baseline: baseline}, merge, circumstances) {
      const {policy: policy} = admitted;
      const {git: git} = ports;
      const reason = await (0, _change_js__WEBPACK_IMPORTED_MODULE_1__.L)(merge, {
        policy: policy,
        circumstances: circumstances,
        git: git
      });
      if (reason !== undefined) return {
        kind: "left",
        reason: `${reason} ${PEOPLE}`
      };
      const {file: file} = (0, _may_read_js__WEBPACK_IMPORTED_MODULE_4__.ok)(policy, circumstances);
      const spoil = {
        ...baseline,
        commit: merge.commit
      };
      const begin = () => ports.files.write(`${invocation.directories.run}/${_change_js__WEBPACK_IMPORTED_MODULE_5__.tu}`, (0, 
      _change_js__WEBPACK_IMPORTED_MODULE_5__.B9)(spoil));
      return await (0, _change_js__WEBPACK_IMPORTED_MODULE_1__.Q5)(merge, {
        git: git,
        workspace: workspace,
        baseline: baseline,
        mayRead: file,
        begin: begin
      });
    }
    async function mergeBaseAgain(session, onto) {
      const {base: base, ports: ports} = session;
      if (base === undefined) return {
        kind: "left",
        reason: "they were on a merge, and this branch has no base now"
      };
      const into = () => Promise.resolve(base.onto);
      const merge = await (0, _change_js__WEBPACK_IMPORTED_MODULE_1__.qz)(headOf(session.admitted.request), onto, {
        git: ports.git,
        into: into
      });
      if (typeof merge === "string") return {
        kind: "left",
        reason: merge.replace(/\.$/, "")
      };
      const written = await mergeInto(session, merge, (0, _policy_js__WEBPACK_IMPORTED_MODULE_6__.c1)(session.admitted.request, _events_js__WEBPACK_IMPORTED_MODULE_7__.QT));
      if (written.kind === "left") return {
        kind: "left",
        reason: written.reason.replace(/\.$/, "")
      };
      return {
        kind: "merged",
        commit: merge.commit,
        base: merge.onto.name
      };
    }
    const CONFLICTS = {
      markers: "both sides are between markers",
      binary: "binary; this branch's version is in place",
      "deleted on branch": "deleted on this branch, changed on the base; the base's version is in place: keep or delete it",
      "deleted on base": "deleted on the base, changed on this branch; the branch's version is in place: keep or delete it",
      other: "of a kind that no file can show"
    };
  }),
  86005: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var openPreparedWorkspace = (async function openPreparedWorkspace(pinned) {
      const {inside: inside} = pinned;
      return inside === undefined ? await openCheckout(pinned) : await openLayer(pinned, inside);
    });
    var openLayer = (async function openLayer({files: host, git: git, secrets: secrets, places: places, commit: commit, covered: covered}, inside) {
      const {files: files} = inside;
      const workspace = (0, _change_js__WEBPACK_IMPORTED_MODULE_0__.O)(await host.realPath(places.workspace), files, SCRATCH);
      const place = {
        root: workspace.root,
        files: files,
        git: git,
        commit: commit
      };
      const learned = secret => secrets.declare("checkout-credential", secret);
      const hidden = new Set(covered);
      const checkout = {
        root: workspace.root,
        files: host,
        git: git,
        commit: commit
      };
      const written = await (0, _change_js__WEBPACK_IMPORTED_MODULE_1__.By)(checkout, inside, hidden, learned);
      if (inside.upper === undefined) return {
        workspace: workspace,
        baseline: await (0, _change_js__WEBPACK_IMPORTED_MODULE_2__.mF)(place)
      };
      const layer = {
        upper: inside.upper,
        lower: workspace.root,
        host: host,
        written: written,
        covered: hidden
      };
      return {
        workspace: workspace,
        baseline: await (0, _change_js__WEBPACK_IMPORTED_MODULE_2__.Ir)(place, layer)
      };
    });
    var disarm = (async function disarm({git: git, runner: runner, secrets: secrets, places: places}) {
      const removed = await git.removeCredentials(places, secret => secrets.declare("checkout-credential", secret));
      if (removed.length === 0) return;
      const gone = removed.some(what => what.endsWith("RUNNER_TEMP"));
      const what = `Removed from the agent's reach: ${removed.join(", ")}. When the run ends, git's files are put back as they were${gone ? "; later steps of this job cannot use what was in RUNNER_TEMP" : ""}.`;
      runner.annotate("warning", "Remit: checkout", `${what} Give actions/checkout \`persist-credentials: false\`.`);
    });
    __webpack_require__.d(__webpack_exports__, {
      $h: () => isScratch,
      Zc: () => SCRATCH,
      jV: () => openPreparedWorkspace
    });
    var _change_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92696);
    var _change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9411);
    var _change_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7790);
    var _change_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7457);
    const SCRATCH = "/tmp";
    function isScratch(path) {
      return path.startsWith("../");
    }
    async function openCheckout(pinned) {
      const {files: files, git: git, places: places, commit: commit} = pinned;
      const workspace = (0, _change_js__WEBPACK_IMPORTED_MODULE_0__.O)(await files.realPath(places.workspace), files);
      const place = {
        root: workspace.root,
        files: files,
        git: git,
        commit: commit
      };
      await (0, _change_js__WEBPACK_IMPORTED_MODULE_3__.t0)(place);
      await disarm(pinned);
      return {
        workspace: workspace,
        baseline: await (0, _change_js__WEBPACK_IMPORTED_MODULE_2__.mF)(place)
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
        return await (0, _change_js__WEBPACK_IMPORTED_MODULE_3__.Yp)(path, bytes, baseline.pinned);
      };
    });
    __webpack_require__.d(__webpack_exports__, {
      Bb: () => describeUnpublished,
      hu: () => editsLeftOut,
      l1: () => describeLeftOut
    });
    var _change_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68246);
    var _change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68852);
    var _change_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79164);
    var _prepared_workspace_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86005);
    const MOST_LOOKED_AT = 500;
    const MOST_REPORTED = 10;
    async function editsLeftOut({entries: entries}, {pinned: pinned}) {
      const edited = entries.flatMap(({event: event}) => event.type === "call.finished" ? event.answer.edit?.path ?? [] : []);
      const found = [];
      for (const path of new Set(edited)) {
        if ((0, _prepared_workspace_js__WEBPACK_IMPORTED_MODULE_2__.$h)(path)) continue;
        const facts = await pinned.files.facts(`${pinned.root}/${path}`).catch(() => undefined);
        const reason = facts === undefined ? undefined : await (0, _change_js__WEBPACK_IMPORTED_MODULE_3__.Yp)(path, facts.size, pinned);
        if (reason !== undefined) found.push({
          path: path,
          reason: reason
        });
      }
      return found;
    }
  }),
  6292: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var failure = (function failure(error, sentence, hint) {
      return {
        text: hint === undefined ? sentence : `${sentence}\n${hint}`,
        error: error
      };
    });
    __webpack_require__.d(__webpack_exports__, {
      V2: () => failure,
      an: () => withCancellation,
      hU: () => unavailable
    });
    function unavailable(what) {
      return {
        text: `${what} is not available in this run.`,
        error: "failed"
      };
    }
    async function withCancellation(signal, work) {
      signal.throwIfAborted();
      const done = new AbortController;
      const cancelled = new Promise((_, reject) => {
        const cancel = () => reject(new Error("The call was cancelled."));
        signal.addEventListener("abort", cancel, {
          once: true,
          signal: done.signal
        });
      });
      try {
        return await Promise.race([ work(), cancelled ]);
      } finally {
        done.abort();
      }
    }
  })
};


