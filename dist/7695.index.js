"use strict";

exports.id = 7695;

exports.ids = [ 7695 ];

exports.modules = {
  22078: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var compare = (async function compare(git, three) {
      const fork = await (0, _changes_js__WEBPACK_IMPORTED_MODULE_1__.Tl)(three.fork, git);
      const head = await (0, _changes_js__WEBPACK_IMPORTED_MODULE_1__.Tl)(three.head, git);
      const onto = await (0, _changes_js__WEBPACK_IMPORTED_MODULE_1__.Tl)(three.onto, git);
      const folders = new Set([ ...onto.keys() ].flatMap(_survey_js__WEBPACK_IMPORTED_MODULE_2__.fY));
      const changes = [];
      const clashes = [];
      for (const path of [ ...new Set([ ...fork.keys(), ...head.keys() ]) ].sort()) {
        const [was, ours, theirs] = [ fork.get(path), head.get(path), onto.get(path) ];
        if (!(0, _changes_js__WEBPACK_IMPORTED_MODULE_1__.Tx)(was, ours) || !(0, _changes_js__WEBPACK_IMPORTED_MODULE_1__.Tx)(ours, theirs)) continue;
        const inTheWay = ours !== undefined && (folders.has(path) || (0, _survey_js__WEBPACK_IMPORTED_MODULE_2__.fY)(path).some(parent => onto.has(parent)));
        if ((0, _changes_js__WEBPACK_IMPORTED_MODULE_1__.Tx)(was, theirs) || inTheWay || !(ours ?? was)?.exact) clashes.push(path); else changes.push(ours === undefined ? {
          path: path
        } : {
          path: path,
          blob: {
            mode: ours.mode,
            oid: ours.oid
          }
        });
      }
      return {
        changes: changes,
        clashes: clashes
      };
    });
    __webpack_require__.d(__webpack_exports__, {
      OU: () => joinBase,
      _A: () => planCatchUp,
      t4: () => isOursAlone
    });
    var _survey_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22627);
    var _wording_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51709);
    var _changes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79164);
    async function planCatchUp(git, behind) {
      const {branch: branch, onto: onto, parting: parting, author: author, time: time} = behind;
      if (parting.fork === onto.sha) return undefined;
      const {clashes: clashes} = await compare(git, {
        fork: parting.fork,
        head: branch.sha,
        onto: onto.sha
      });
      const kind = clashes.length === 0 ? "merged" : isOursAlone(parting.own, author) ? "replaced" : "behind";
      return {
        kind: kind,
        head: branch.sha,
        fork: parting.fork,
        onto: onto,
        time: time,
        clashes: clashes.slice(0, SHOWN)
      };
    }
    const SHOWN = 10;
    async function joinBase(git, branch, caughtUp, author) {
      const {kind: kind, head: head, fork: fork, onto: onto, time: time} = caughtUp;
      if (kind === "behind") return head;
      const {changes: changes} = kind === "replaced" ? NOTHING : await compare(git, {
        fork: fork,
        head: head,
        onto: onto.sha
      });
      const title = kind === "merged" ? `Merge ${onto.name} into ${branch}` : `Start ${branch} anew from ${onto.name}`;
      const message = `${title}\n\n${JOINS}: ${onto.sha}`;
      return await git.commit({
        parent: onto.sha,
        parents: [ head, onto.sha ],
        changes: changes,
        message: message,
        author: author,
        time: time
      });
    }
    const NOTHING = {
      changes: []
    };
    const JOINS = "Remit-Joins";
    function isOursAlone(own, {email: email}) {
      return own.every(({author: author, committer: committer, message: message}) => {
        const marked = (0, _wording_js__WEBPACK_IMPORTED_MODULE_0__.xB)(message) !== undefined || message.includes(`\n\n${JOINS}: `);
        return author.email === email && committer.email === email && marked;
      });
    }
  }),
  87695: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var headOf = (function headOf({base: base, caughtUp: caughtUp}) {
      return caughtUp?.head ?? base.sha;
    });
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      lookAtAttempt: () => lookAtAttempt,
      tasks: () => tasks
    });
    var begin = __webpack_require__(80531);
    var base_branch = __webpack_require__(45746);
    var run_invocation = __webpack_require__(40298);
    var own_comments = __webpack_require__(30853);
    var task = __webpack_require__(42903);
    var branch = __webpack_require__(15845);
    var dashboard = __webpack_require__(37989);
    var ports_github = __webpack_require__(71888);
    var run_comment = __webpack_require__(28598);
    var markdown = __webpack_require__(9626);
    async function refuseTick(github, {board: board}) {
      if (board === undefined) return undefined;
      try {
        const self = await github.self();
        if (board.author.id === self.id) return undefined;
        return `Issue #${board.number} is by @${board.author.login}: only a dashboard that Remit has opened starts tasks.`;
      } catch (error) {
        if ((0, ports_github.K)(error)) return `GitHub did not say whose dashboard it is: ${error.message}`;
        throw error;
      }
    }
    async function recordTask(run, outcome) {
      await Promise.all([ updateDashboard(run, outcome), commentOnRest(run) ]);
    }
    async function updateDashboard({ports: ports, invocation: invocation, admitted: admitted}, outcome) {
      const {trigger: trigger, github: place} = invocation.settings;
      const {request: request} = admitted;
      const {task: task} = request;
      if (trigger.dashboard !== true || task === undefined || !(0, run_invocation.f2)(invocation) || invocation.stop.aborted) return;
      try {
        const rests = restOf(request) !== undefined;
        const known = rests ? request.rejected?.number : outcome.publication?.pull?.number;
        const pull = known ?? await findPull(ports.github, request, trigger.branchPrefix);
        const at = Math.floor(ports.clock.now() / 1e3);
        const run = /^\d{1,20}$/.test(place.runId) ? place.runId : "0";
        const row = {
          task: task,
          ticked: false,
          conclusion: outcome.conclusion,
          pull: pull,
          run: run,
          at: at,
          ...rests && {
            rests: rests
          }
        };
        await putRow(ports, row, `${place.serverUrl}/${place.repository}`);
      } catch (error) {
        if (!(error instanceof ports_github.y)) throw error;
        const lacks = error.permission === undefined ? "" : ` The token lacks ${error.permission}.`;
        ports.runner.annotate("warning", "Remit: dashboard not written", `${error.message}.${lacks}`);
      }
    }
    async function findPull(github, request, branchPrefix) {
      if (!(0, branch.rj)(request, branchPrefix)) return 0;
      return (await github.pullsFrom(request.base.name))[0]?.number ?? 0;
    }
    const AGAIN = [ 500, 2e3, 5e3 ];
    async function putRow({github: github, clock: clock}, row, home) {
      for (const wait of [ ...AGAIN, undefined ]) {
        const found = await findBoard(github);
        const others = ((found && (0, dashboard.n_)(found.body)) ?? []).filter(({task: task}) => task !== row.task);
        const changed = Math.floor(Date.parse(found?.updatedAt ?? "") / 1e3) || row.at;
        const body = (0, dashboard.i_)([ ...(0, dashboard.s8)(others, changed, row.at), row ], home);
        const {number: number} = await (found === undefined ? github.createIssue({
          title: TITLE,
          body: body
        }) : github.updateIssue(found.number, {
          body: body
        }));
        const now = await findBoard(github);
        if (now !== undefined && now.number !== number && found === undefined) await github.updateIssue(number, {
          state: "closed"
        });
        const stands = now?.number === number && (0, dashboard.n_)(now.body)?.some(each => isSame(each, row));
        if (stands === true || wait === undefined) return;
        await clock.sleep(wait);
      }
    }
    const TITLE = "Remit dashboard";
    async function findBoard(github) {
      const self = await github.self();
      const ours = (await github.issuesBy(self.login)).filter(({author: author, open: open, isPull: isPull, body: body}) => author.id === self.id && open && !isPull && (0, 
      dashboard.n_)(body) !== undefined);
      return ours.toSorted((a, b) => a.number - b.number)[0];
    }
    function isSame(a, b) {
      return a.task === b.task && a.run === b.run && a.at === b.at && a.conclusion === b.conclusion;
    }
    function restOf({rejected: rejected, trigger: trigger, task: task}) {
      if (rejected === undefined || task === undefined) return undefined;
      const how = WAYS[trigger];
      if (how === undefined) return undefined;
      return `Pull request #${rejected.number} of the task ${task} was closed without being merged, so the task rests until somebody asks for it: ${how(task)}, tick its box on the dashboard, or reopen the pull request.`;
    }
    const WAYS = {
      schedule: () => "start its workflow by hand",
      ci: task => `start a workflow by hand with the input task: ${task}`
    };
    async function commentOnRest({ports: ports, invocation: invocation, admitted: {request: request}}) {
      const {rejected: rejected, occasion: occasion, task: task} = request;
      const reason = restOf(request);
      if (rejected === undefined || reason === undefined || occasion?.kind !== "failure" || !(0, 
      run_invocation.f2)(invocation)) return;
      const mark = {
        key: `rests-${task}`,
        subject: rejected.number
      };
      const sticky = (0, run_comment.kK)(ports.github, (0, own_comments.Ru)(invocation.settings), mark);
      const failure = await (0, run_comment.cK)(sticky, {
        body: `### \ud83d\ude34 This task rests\n\n${failed(occasion)} ${reason}`
      });
      if (failure !== undefined) ports.runner.annotate("warning", "Remit: comment not written", (0, 
      run_comment.oQ)(failure));
    }
    function failed({workflow: workflow, sha: sha, url: url}) {
      return `[${(0, markdown.mG)(workflow)}](${encodeURI(url)}) failed at ${(0, markdown.aY)(sha.slice(0, 10))}.`;
    }
    var wording = __webpack_require__(51709);
    var catch_up = __webpack_require__(22078);
    var body = __webpack_require__(37857);
    var ports_git = __webpack_require__(11507);
    var attempt = __webpack_require__(91513);
    const tasks = {
      async admit(ports, invocation, pending, request) {
        const reason = await refuseTick(ports.github, pending);
        return reason === undefined ? await lookAtAttempt(ports, invocation, request) : {
          kind: "declined",
          reason: reason
        };
      },
      async start(run, phase) {
        const {admitted: admitted} = run;
        if (phase === "before work") {
          const reason = restOf(admitted.request) ?? await (0, begin.s8)(run);
          if (reason !== undefined) return {
            admitted: admitted,
            start: {
              kind: "nothing",
              reason: reason
            }
          };
        }
        return await (0, begin.nd)({
          ...run,
          admitted: await catchUp(run)
        });
      },
      retire: closeEmptyPull,
      after: recordTask
    };
    async function catchUp(run) {
      const {invocation: invocation, admitted: admitted} = run;
      const {request: request, policy: policy} = admitted;
      if (policy.publish.signed.value) return admitted;
      if (request.kind !== "change" || !(0, branch.rj)(request, invocation.settings.trigger.branchPrefix)) return admitted;
      try {
        return {
          ...admitted,
          request: await mergeInBase(run)
        };
      } catch (error) {
        if (error instanceof ports_git.XS || error instanceof ports_github.y) return admitted;
        throw error;
      }
    }
    async function mergeInBase({ports: ports, invocation: invocation, admitted: {request: request}}) {
      const {git: git, github: github} = ports;
      const {settings: settings} = invocation;
      const {base: branch} = request;
      await git.fetch(branch.sha);
      if ((0, wording.xB)((await git.inspect(branch.sha)).message) === request.key) return request;
      const onto = await (0, base_branch.lN)(github, settings.trigger, request);
      if (onto === undefined || onto.sha === branch.sha) return request;
      const parting = await git.history.parting(branch.sha, onto.sha);
      if (parting === undefined) return request;
      const author = (0, run_invocation.rM)(settings.github.serverUrl);
      const {commits: commits} = await git.history.log(onto.sha, {
        most: 1
      });
      const caughtUp = await (0, catch_up._A)(git, {
        branch: branch,
        onto: onto,
        parting: parting,
        author: author,
        time: commits[0]?.time ?? 0
      });
      if (caughtUp === undefined) return request;
      const sha = await (0, catch_up.OU)(git, branch.name, caughtUp, author);
      return {
        ...request,
        base: {
          name: branch.name,
          sha: sha
        },
        caughtUp: caughtUp
      };
    }
    async function closeEmptyPull({ports: ports, invocation: invocation, admitted: admitted}, end) {
      const {request: request, policy: policy} = admitted;
      const {settings: settings} = invocation;
      const mayWrite = (0, run_invocation.f2)(invocation) && !invocation.stop.aborted && policy.publish.to.value === "pull";
      const ours = (0, branch.rj)(request, settings.trigger.branchPrefix) && request.caughtUp?.kind !== "behind";
      if (request.kind !== "change" || !mayWrite || !ours) return false;
      try {
        const onto = request.caughtUp?.onto ?? await (0, base_branch.lN)(ports.github, settings.trigger, request);
        if (onto === undefined || !await equalsBase(ports.git, end, onto)) return false;
        const parting = await ports.git.history.parting(headOf(request), onto.sha);
        const oursAlone = parting !== undefined && (0, catch_up.t4)(parting.own, (0, run_invocation.rM)(settings.github.serverUrl));
        return oursAlone && await feature_close(ports, request, onto);
      } catch (error) {
        if (!(error instanceof ports_git.XS) && !(error instanceof ports_github.y)) throw error;
        ports.runner.annotate("warning", "Remit: pull request not closed", error.message);
        return false;
      }
    }
    async function equalsBase(git, commit, onto) {
      await git.fetch(onto.sha);
      return (await git.stat(onto.sha, commit)).length === 0;
    }
    async function feature_close({github: github, log: log}, request, onto) {
      const [open, self] = await Promise.all([ github.pullsFrom(request.base.name), github.self() ]);
      const pull = open.find(({base: base}) => base.name === onto.name);
      if (pull === undefined || pull.author.id !== self.id || pull.head.sha !== headOf(request)) return false;
      const {number: number, url: url} = await github.updatePull(pull.number, {
        state: "closed",
        body: (0, body.Yo)(pull.body)
      });
      log.append({
        type: "pull.closed",
        pull: {
          number: number,
          url: url
        },
        reason: reasonFor(request.caughtUp?.kind, onto.name)
      });
      return true;
    }
    function reasonFor(kind, base) {
      if (kind !== "replaced") return `${base} already has the changes of this pull request`;
      return `${base} has since changed the same files, and the task finds nothing left to do`;
    }
    async function lookAtAttempt(repositories, invocation, request) {
      const {git: git, github: github} = repositories;
      const {occasion: occasion} = request;
      if (occasion?.kind !== "failure") return {
        kind: "due",
        request: request
      };
      try {
        return await refuseOwn(repositories, invocation.settings.trigger, request, occasion) ?? await refuseTried({
          github: github,
          seal: (0, own_comments.Ru)(invocation.settings)
        }, invocation.runUrl, request) ?? await refusePassed(github, occasion) ?? (restOf(request) === undefined ? await refuseSecond(git, invocation, request, occasion) : undefined) ?? {
          kind: "due",
          request: await withJobs(github, request, occasion)
        };
      } catch (error) {
        if ((0, ports_github.K)(error)) return declined(`GitHub did not say whether this was tried before: ${error.message}`);
        throw error;
      }
    }
    function declined(reason) {
      return {
        kind: "declined",
        reason: reason
      };
    }
    async function refuseOwn({git: git, github: github}, {branchPrefix: branchPrefix}, request, {sha: sha, workflow: workflow, url: url}) {
      await git.fetch(sha);
      if (!(0, wording._H)((await git.inspect(sha)).message)) return undefined;
      const {subject: subject, task: task, key: key} = request;
      const pull = subject?.number ?? (await github.lastPullFrom(`${branchPrefix}task-${task}${roundOf(request)}`))?.number;
      return {
        ...declined(`${sha} is Remit's own attempt to fix a failure, and it failed too: somebody should look at it (${workflow}: ${url}).`),
        ...pull !== undefined && {
          to: {
            key: key,
            subject: pull
          }
        }
      };
    }
    function roundOf({round: round = 2}) {
      return round > 2 ? `.${round - 1}` : "";
    }
    async function refuseTried(own, runUrl, {subject: subject, base: base, key: key}) {
      if (subject === undefined) return undefined;
      const [found] = await (0, own_comments.cC)(own, subject.number, comment => comment.key === key);
      if (found === undefined || found.comment.body.includes(runUrl)) return undefined;
      return declined(`Another run has already tried to fix ${base.sha}: ${found.comment.url}`);
    }
    async function refuseSecond(git, invocation, {subject: subject, task: task, key: key}, {sha: sha}) {
      if (subject !== undefined) return undefined;
      const name = `tried-${task}`;
      try {
        const found = await git.kept.find(name);
        const [last, url] = found === undefined ? [] : ((await git.show(found, TRIED))?.toString("utf8") ?? "").split("\n");
        if (last === key && url !== invocation.runUrl) return declined(`Another run has already tried to fix ${sha}: ${url}`);
        if (last === key || !(0, run_invocation.f2)(invocation)) return undefined;
        const files = new Map([ [ TRIED, Buffer.from(`${key}\n${invocation.runUrl}\n`) ] ]);
        await git.kept.keep([ name ], {
          files: files,
          message: `Tried: ${invocation.runUrl}`,
          author: run_invocation.Ii,
          time: 0
        });
      } catch (error) {
        if (!(error instanceof ports_git.XS)) throw error;
      }
      return undefined;
    }
    const TRIED = "tried";
    async function refusePassed(github, {sha: sha, run: run}) {
      const now = await github.commitRuns(sha).catch((0, attempt.Wj)(ports_github.y, () => undefined));
      const why = NOT_FAILED[now?.find(({id: id}) => id === run)?.state ?? "failed"];
      return why === undefined ? undefined : declined(`The workflow run ${why}.`);
    }
    const NOT_FAILED = {
      passed: "failed, but passed when it was run again",
      running: "failed and is being run again: wait for its result"
    };
    async function withJobs(github, request, occasion) {
      const checks = await github.jobs(occasion.sha).catch((0, attempt.Wj)(ports_github.y, () => undefined));
      const failed = checks?.failed.filter(job => (0, task.isOf)(job, occasion)) ?? [];
      const jobs = failed.map(({name: name, steps: steps}) => ({
        name: name,
        steps: steps
      }));
      return jobs.length === 0 ? request : {
        ...request,
        occasion: {
          ...occasion,
          jobs: jobs
        }
      };
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


