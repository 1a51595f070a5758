export const id = 4495;

export const ids = [ 4495 ];

export const modules = {
  70873: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      OU: () => joinBase,
      _A: () => planCatchUp,
      t4: () => isOursAlone
    });
    var _wording_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91465);
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
      const folders = new Set([ ...onto.keys() ].flatMap(parents));
      const changes = [];
      const clashes = [];
      for (const path of [ ...new Set([ ...fork.keys(), ...head.keys() ]) ].sort()) {
        const [was, ours, theirs] = [ fork.get(path), head.get(path), onto.get(path) ];
        if (same(was, ours) || same(ours, theirs)) continue;
        const inTheWay = ours !== undefined && (folders.has(path) || parents(path).some(parent => onto.has(parent)));
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
    function parents(path) {
      const parts = path.split("/");
      return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join("/"));
    }
  },
  64495: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      tasks: () => tasks
    });
    var open_pulls = __webpack_require__(47336);
    var published_before = __webpack_require__(64403);
    var wording = __webpack_require__(91465);
    var ports = __webpack_require__(48076);
    var run_author = __webpack_require__(18074);
    var failed_checks = __webpack_require__(14484);
    var speaks = __webpack_require__(49202);
    var own_comments = __webpack_require__(89928);
    var delivery = __webpack_require__(68148);
    var markdown = __webpack_require__(63021);
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
    async function tellRest({github: github, runner: runner}, order, request) {
      const {rejected: rejected, occasion: occasion, task: task} = request;
      const reason = restOf(request);
      if (rejected === undefined || reason === undefined || occasion?.kind !== "failure" || !(0, 
      speaks.u)(order)) return;
      const sticky = (0, delivery.kK)(github, (0, own_comments.Ru)(order.settings), {
        key: `rests-${task}`,
        subject: rejected.number
      });
      const failure = await (0, delivery.cK)(sticky, {
        body: `### \ud83d\ude34 This task rests\n\n${failed(occasion)} ${reason}`
      });
      if (failure !== undefined) runner.annotate("warning", "Remit: comment not written", (0, 
      delivery.oQ)(failure));
    }
    function failed({workflow: workflow, sha: sha, url: url}) {
      return `[${(0, markdown.mG)(workflow)}](${encodeURI(url)}) failed at ${(0, markdown.aY)(sha.slice(0, 10))}.`;
    }
    async function lookAtAttempt(place, order, request) {
      const {occasion: occasion} = request;
      if (occasion?.kind !== "failure") return {
        kind: "due",
        request: request
      };
      try {
        return await refuseOwn(place, order, request, occasion) ?? await refuseTried(place, order, request) ?? await refusePassed(place, occasion) ?? (restOf(request) === undefined ? await refuseSecond(place, order, request, occasion) : undefined) ?? {
          kind: "due",
          request: await withJobs(place, request, occasion)
        };
      } catch (error) {
        if ((0, ports.vu)(error)) return declined(`GitHub did not say whether this was tried before: ${error.message}`);
        throw error;
      }
    }
    function declined(reason) {
      return {
        kind: "declined",
        reason: reason
      };
    }
    async function refuseOwn({git: git, github: github}, {settings: settings}, request, {sha: sha, workflow: workflow, url: url}) {
      await git.fetch(sha);
      if (!(0, wording.E4)((await git.inspect(sha)).message)) return undefined;
      const {subject: subject, task: task, key: key} = request;
      const pull = subject?.number ?? (await github.lastPullFrom(`${settings.wish.branchPrefix}task-${task}${roundOf(request)}`))?.number;
      return {
        ...declined(`${sha} is Remit's own attempt to mend a failure, and it failed as well: somebody should look at it (${workflow}: ${url}).`),
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
    async function refuseTried({github: github}, {runUrl: runUrl, settings: settings}, {subject: subject, base: base, key: key}) {
      if (subject === undefined) return undefined;
      const [found] = await (0, own_comments.cC)(github, (0, own_comments.Ru)(settings), subject.number, own => own.key === key);
      if (found === undefined || found.comment.body.includes(runUrl)) return undefined;
      return declined(`Another run has tried to mend ${base.sha} already: ${found.comment.url}`);
    }
    async function refuseSecond({git: git}, order, {subject: subject, task: task, key: key}, {sha: sha}) {
      if (subject !== undefined || git.kept === undefined) return undefined;
      const name = `tried-${task}`;
      try {
        const found = await git.kept.find(name);
        const [last, url] = found === undefined ? [] : ((await git.show(found, TRIED))?.toString("utf8") ?? "").split("\n");
        if (last === key && url !== order.runUrl) return declined(`Another run has tried to mend ${sha} already: ${url}`);
        if (last === key || !(0, speaks.u)(order)) return undefined;
        const files = new Map([ [ TRIED, Buffer.from(`${key}\n${order.runUrl}\n`) ] ]);
        await git.kept.keep([ name ], {
          files: files,
          message: `Tried: ${order.runUrl}`,
          author: run_author.I,
          time: 0
        });
      } catch (error) {
        if (!(error instanceof ports.XS)) throw error;
      }
      return undefined;
    }
    const TRIED = "tried";
    async function refusePassed({github: github}, {sha: sha, run: run}) {
      const now = await unlessSilent(github.commitRuns(sha));
      const why = NOT_FAILED[now?.find(({id: id}) => id === run)?.state ?? "failed"];
      return why === undefined ? undefined : declined(`The workflow run ${why}.`);
    }
    const NOT_FAILED = {
      passed: "failed and has passed since, when it was run again",
      running: "failed and is being run again: its end will tell"
    };
    async function withJobs({github: github}, request, occasion) {
      const checks = await unlessSilent(github.jobs(occasion.sha));
      const failed = checks?.failed.filter(job => (0, failed_checks.yW)(job, occasion)) ?? [];
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
        if (error instanceof ports.y_) return undefined;
        throw error;
      }
    }
    var branch = __webpack_require__(33758);
    var catch_up = __webpack_require__(70873);
    var target = __webpack_require__(88284);
    async function catchUp(place, order, admitted) {
      const {request: request, policy: policy} = admitted;
      if (policy.publish.signed.value) return admitted;
      if (request.kind !== "change" || !(0, branch.rj)(request, order.settings.wish.branchPrefix)) return admitted;
      try {
        return {
          ...admitted,
          request: await bring(place, order, request)
        };
      } catch (error) {
        if (error instanceof ports.XS || error instanceof ports.y_) return admitted;
        throw error;
      }
    }
    async function bring(place, order, request) {
      const {git: git} = place;
      const {base: branch} = request;
      await git.fetch(branch.sha);
      if ((0, wording.xB)((await git.inspect(branch.sha)).message) === request.key) return request;
      const onto = await (0, target.l)(place, order, request);
      if (onto === undefined || onto.sha === branch.sha) return request;
      const parting = await git.history.parting(branch.sha, onto.sha);
      if (parting === undefined) return request;
      const author = (0, run_author.r)(order.settings.github.serverUrl);
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
    var events = __webpack_require__(31841);
    async function refuseTick({github: github}, {board: board}) {
      if (board === undefined) return undefined;
      try {
        const self = await github.self();
        if (board.author.id === self.id) return undefined;
        return `Issue #${board.number} is by @${board.author.login}: only a dashboard that Remit has opened starts tasks.`;
      } catch (error) {
        if ((0, ports.vu)(error)) return `GitHub did not say whose dashboard it is: ${error.message}`;
        throw error;
      }
    }
    async function tellTask(desk, order, admitted, outcome) {
      await Promise.all([ tellDashboard(desk, order, admitted, outcome), tellRest(desk, order, admitted.request) ]);
    }
    async function tellDashboard(desk, order, admitted, outcome) {
      const {wish: wish, github: place} = order.settings;
      const {task: task} = admitted.request;
      if (wish.dashboard !== true || task === undefined || !(0, speaks.u)(order) || order.stop.aborted) return;
      try {
        const rests = restOf(admitted.request) !== undefined;
        const pull = rests && admitted.request.rejected?.number || await pullOf(desk, order, admitted, outcome);
        const at = Math.floor(desk.clock.now() / 1e3);
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
        await putRow(desk, row, `${place.serverUrl}/${place.repository}`);
      } catch (error) {
        if (!(error instanceof ports.y_)) throw error;
        const lacks = error.permission === undefined ? "" : ` The token lacks ${error.permission}.`;
        desk.runner.annotate("warning", "Remit: dashboard not written", `${error.message}.${lacks}`);
      }
    }
    async function pullOf({github: github}, order, {request: request}, outcome) {
      const published = outcome.publication?.pull?.number;
      if (published !== undefined) return published;
      if (!(0, branch.rj)(request, order.settings.wish.branchPrefix)) return 0;
      return (await github.pullsFrom(request.base.name))[0]?.number ?? 0;
    }
    const AGAIN = [ 500, 2e3, 5e3 ];
    async function putRow({github: github, clock: clock}, row, home) {
      for (const wait of [ ...AGAIN, undefined ]) {
        const found = await findBoard(github);
        const others = ((found && (0, events.n_)(found.body)) ?? []).filter(({task: task}) => task !== row.task);
        const changed = Math.floor(Date.parse(found?.updatedAt ?? "") / 1e3) || row.at;
        const body = (0, events.i_)([ ...(0, events.s8)(others, changed, row.at), row ], home);
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
        const stands = now?.number === number && (0, events.n_)(now.body)?.some(each => isSame(each, row));
        if (stands === true || wait === undefined) return;
        await clock.sleep(wait);
      }
    }
    const TITLE = "Remit dashboard";
    async function findBoard(github) {
      const self = await github.self();
      const ours = (await github.issuesBy(self.login)).filter(({author: author, open: open, isPull: isPull, body: body}) => author.id === self.id && open && !isPull && (0, 
      events.n_)(body) !== undefined);
      return ours.toSorted((a, b) => a.number - b.number)[0];
    }
    function isSame(a, b) {
      return a.task === b.task && a.run === b.run && a.at === b.at && a.conclusion === b.conclusion;
    }
    var body = __webpack_require__(96582);
    async function closeEmptyPull(desk, order, admitted, end) {
      const {request: request, policy: policy} = admitted;
      const mayWrite = (0, speaks.u)(order) && !order.stop.aborted && policy.publish.to.value === "pull";
      const ours = (0, branch.rj)(request, order.settings.wish.branchPrefix) && request.caughtUp?.kind !== "behind";
      if (request.kind !== "change" || !mayWrite || !ours) return false;
      try {
        const onto = request.caughtUp?.onto ?? await (0, target.l)(desk, order, request);
        return onto !== undefined && await isSpent(desk, order, admitted, {
          end: end,
          onto: onto
        }) && await empty_pull_close(desk, admitted, onto);
      } catch (error) {
        if (!(error instanceof ports.XS) && !(error instanceof ports.y_)) throw error;
        desk.runner.annotate("warning", "Remit: pull request not closed", error.message);
        return false;
      }
    }
    function headOf({base: base, caughtUp: caughtUp}) {
      return caughtUp?.head ?? base.sha;
    }
    async function isSpent({git: git}, {settings: settings}, {request: request}, {end: end, onto: onto}) {
      await git.fetch(onto.sha);
      if ((await git.stat(onto.sha, end)).length > 0) return false;
      const parting = await git.history.parting(headOf(request), onto.sha);
      return parting !== undefined && (0, catch_up.t4)(parting.own, (0, run_author.r)(settings.github.serverUrl));
    }
    async function empty_pull_close({github: github, log: log}, {request: request}, onto) {
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
      if (kind !== "replaced") return `${base} is as this pull request would leave it`;
      return `${base} has changed the same files since, and as it is now the task finds nothing to do`;
    }
    const tasks = {
      async admit(desk, order, wish, request) {
        const reason = await refuseTick(desk, wish);
        return reason === undefined ? await lookAtAttempt(desk, order, request) : {
          kind: "declined",
          reason: reason
        };
      },
      async start(desk, order, admitted, moment) {
        if (admitted.request.task === undefined) return undefined;
        if (moment === "before work") {
          const reason = restOf(admitted.request) ?? await (0, open_pulls.s)(desk, order, admitted);
          if (reason !== undefined) return {
            admitted: admitted,
            start: {
              kind: "nothing",
              reason: reason
            }
          };
        }
        return await (0, published_before.nd)(desk, order, await catchUp(desk, order, admitted));
      },
      retire: closeEmptyPull,
      after: tellTask
    };
  }
};
