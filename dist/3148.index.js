export const id = 3148;

export const ids = [ 3148 ];

export const modules = {
  70873: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      OU: () => joinBase,
      _A: () => planCatchUp,
      t4: () => isOursAlone
    });
    var _survey_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17612);
    var _wording_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79064);
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
    async function compare(git, three) {
      const fork = await listed(git, three.fork);
      const head = await listed(git, three.head);
      const onto = await listed(git, three.onto);
      const folders = new Set([ ...onto.keys() ].flatMap(_survey_js__WEBPACK_IMPORTED_MODULE_1__.fY));
      const changes = [];
      const clashes = [];
      for (const path of [ ...new Set([ ...fork.keys(), ...head.keys() ]) ].sort()) {
        const [was, ours, theirs] = [ fork.get(path), head.get(path), onto.get(path) ];
        if (same(was, ours) || same(ours, theirs)) continue;
        const inTheWay = ours !== undefined && (folders.has(path) || (0, _survey_js__WEBPACK_IMPORTED_MODULE_1__.fY)(path).some(parent => onto.has(parent)));
        if (!same(was, theirs) || inTheWay || !(ours ?? was)?.exact) clashes.push(path); else changes.push(ours === undefined ? {
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
    }
    async function listed(git, commit) {
      return new Map((await git.tree(commit)).map(entry => [ entry.path, entry ]));
    }
    function same(a, b) {
      return a?.oid === b?.oid && a?.mode === b?.mode;
    }
  }),
  63148: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      lookAtAttempt: () => lookAtAttempt,
      tasks: () => tasks
    });
    var begin = __webpack_require__(4120);
    var base_branch = __webpack_require__(91509);
    var run_invocation = __webpack_require__(93235);
    var own_comments = __webpack_require__(89928);
    var task = __webpack_require__(8681);
    var branch = __webpack_require__(33758);
    var dashboard = __webpack_require__(49010);
    var ports_github = __webpack_require__(47517);
    var run_comment = __webpack_require__(38135);
    var markdown = __webpack_require__(63021);
    async function refuseTick(github, {board: board}) {
      if (board === undefined) return undefined;
      try {
        const self = await github.self();
        if (board.author.id === self.id) return undefined;
        return `Issue #${board.number} is by @${board.author.login}: only a dashboard that Remit has opened starts tasks.`;
      } catch (error) {
        if ((0, ports_github.v)(error)) return `GitHub did not say whose dashboard it is: ${error.message}`;
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
    var wording = __webpack_require__(79064);
    var catch_up = __webpack_require__(70873);
    var body = __webpack_require__(96582);
    var ports_git = __webpack_require__(63208);
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
        if (admitted.request.task === undefined) return undefined;
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
        if (error instanceof ports_git.X || error instanceof ports_github.y) return admitted;
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
        if (!(error instanceof ports_git.X) && !(error instanceof ports_github.y)) throw error;
        ports.runner.annotate("warning", "Remit: pull request not closed", error.message);
        return false;
      }
    }
    function headOf({base: base, caughtUp: caughtUp}) {
      return caughtUp?.head ?? base.sha;
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
        body: (0, body.Bz)(pull.body)
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
        if ((0, ports_github.v)(error)) return declined(`GitHub did not say whether this was tried before: ${error.message}`);
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
      if (!(0, wording.E4)((await git.inspect(sha)).message)) return undefined;
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
      if (subject !== undefined || git.kept === undefined) return undefined;
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
        if (!(error instanceof ports_git.X)) throw error;
      }
      return undefined;
    }
    const TRIED = "tried";
    async function refusePassed(github, {sha: sha, run: run}) {
      const now = await unlessSilent(github.commitRuns(sha));
      const why = NOT_FAILED[now?.find(({id: id}) => id === run)?.state ?? "failed"];
      return why === undefined ? undefined : declined(`The workflow run ${why}.`);
    }
    const NOT_FAILED = {
      passed: "failed, but passed when it was run again",
      running: "failed and is being run again: wait for its result"
    };
    async function withJobs(github, request, occasion) {
      const checks = await unlessSilent(github.jobs(occasion.sha));
      const failed = checks?.failed.filter(job => (0, task.yW)(job, occasion)) ?? [];
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
    async function unlessSilent(asked) {
      try {
        return await asked;
      } catch (error) {
        if (error instanceof ports_github.y) return undefined;
        throw error;
      }
    }
  })
};
