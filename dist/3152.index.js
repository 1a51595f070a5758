"use strict";

exports.id = 3152;

exports.ids = [ 3152, 9626, 1319, 6913 ];

exports.modules = {
  37857: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var isUnfinished = (function isUnfinished(summary) {
      return summary.startsWith(UNFINISHED);
    });
    var newBody = (function newBody(entry) {
      return frame("", [ `${markOf(entry)}\n${entry.text}` ], entry.closing, entry.state);
    });
    var markOf = (function markOf({key: key}) {
      return `${MARK} ${key} --\x3e`;
    });
    var frame = (function frame(lead, entries, closing, state) {
      const titles = entries.length < 2 ? [] : entries.flatMap(text => HEADED.exec(text)?.[1] ?? []);
      const list = titles.length === 0 ? [] : [ [ "**What this branch does**\n", ...titles.map(each => `- ${each}`) ].join("\n") ];
      const now = (0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_1__.oR)([ state, ...list ], "\n\n");
      const above = now === "" ? "" : [ NOW, now, THEN ].join("\n");
      return [ OPENING, (0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_1__.oR)([ above, lead, ...entries, closing ], "\n\n"), CLOSING ].join("\n");
    });
    var shorten = (function shorten(entries) {
      let excess = entries.reduce((sum, {length: length}) => sum + length, 0) - MOST_BODY;
      return entries.map((text, index) => {
        if (excess <= 0 || index === entries.length - 1) return text;
        const short = `${HEADED.exec(text)?.[0] ?? ""}\n\n(left out here for its length)`;
        excess -= text.length - short.length;
        return short;
      });
    });
    __webpack_require__.d(__webpack_exports__, {
      $v: () => newBody,
      MU: () => isOurs,
      Yo: () => markClosedByRemit,
      bI: () => MOST_BODY,
      db: () => cutShortNote,
      e1: () => finishBody,
      sw: () => renewBody,
      ui: () => isUnfinished,
      yA: () => UNFINISHED
    });
    var _events_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86610);
    var _lib_parts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23782);
    const OPENING = "\x3c!-- remit:pull --\x3e";
    const CLOSING = "\x3c!-- /remit:pull --\x3e";
    const UNFINISHED = "Unfinished: ";
    const [CUT_SHORT, CUT_SHORT_END] = [ "\x3c!-- remit:unfinished --\x3e", "\x3c!-- /remit:unfinished --\x3e" ];
    function isOurs(body) {
      const start = body.indexOf(OPENING);
      return start >= 0 && body.indexOf(CLOSING) > start;
    }
    function renewBody(former, title, entry) {
      if (!isOurs(former)) return former.trim() === "" ? newBody(entry) : `${former.trimEnd()}\n\n${newBody(entry)}`;
      const [start, end] = [ former.indexOf(OPENING), former.indexOf(CLOSING) ];
      const {lead: lead, entries: entries, closing: closing} = readPart(former.slice(start + OPENING.length, end));
      const kept = entry.replaces ? [] : entries.filter(text => !text.startsWith(markOf(entry)));
      const named = kept.map(text => HEADED.test(text) ? text : text.replace(/^.*$/m, mark => `${mark}\n### ${title}\n`));
      const own = [ markOf(entry), ...named.length === 0 ? [] : [ `### ${entry.title}\n` ], entry.text ].join("\n");
      const part = frame(entry.replaces ? "" : lead, shorten([ ...named, own ]), closing, entry.state);
      return former.slice(0, start) + part + former.slice(end + CLOSING.length);
    }
    function cutShortNote(sentence) {
      return [ CUT_SHORT, sentence, CUT_SHORT_END ].join("\n");
    }
    function finishBody(former, {runUrl: runUrl}) {
      const start = former.indexOf(CUT_SHORT);
      const end = former.indexOf(CUT_SHORT_END, start);
      if (start < 0 || end < 0) return undefined;
      const now = `A run on this was cut short; a later one found nothing left to change ([run](${runUrl})).`;
      return former.slice(0, start) + now + former.slice(end + CUT_SHORT_END.length);
    }
    function markClosedByRemit(former) {
      return isOurs(former) ? former.replace(CLOSING, `${_events_js__WEBPACK_IMPORTED_MODULE_0__.b}\n${CLOSING}`) : `${former}\n\n${_events_js__WEBPACK_IMPORTED_MODULE_0__.b}`;
    }
    const [NOW, THEN] = [ "\x3c!-- remit:now --\x3e", "\x3c!-- /remit:now --\x3e" ];
    const MARK = "\x3c!-- remit:entry";
    const HEADED = /^.*\n### (.+)/;
    const CLOSES = /(?:^|\n)((?:(?:Closes|For) #\d+\s*)+)$/;
    function readPart(part) {
      const text = withoutNow(part.replaceAll("\r\n", "\n").replaceAll(_events_js__WEBPACK_IMPORTED_MODULE_0__.b, "")).trim();
      const closing = CLOSES.exec(text)?.[1]?.trim() ?? "";
      const pieces = text.slice(0, text.length - closing.length).split(new RegExp(`(?=^${MARK})`, "m")).map(each => each.trim());
      const entries = pieces.filter(each => each.startsWith(MARK));
      const lead = pieces.find(each => !each.startsWith(MARK)) ?? "";
      if (entries.length > 0 || lead === "") return {
        lead: lead,
        entries: entries,
        closing: closing
      };
      return {
        lead: "",
        entries: [ `${MARK} --\x3e\n${lead}` ],
        closing: closing
      };
    }
    function withoutNow(text) {
      const [start, end] = [ text.indexOf(NOW), text.indexOf(THEN) ];
      return start < 0 || end < start ? text : text.slice(0, start) + text.slice(end + THEN.length);
    }
    const MOST_BODY = 5e4;
  }),
  22078: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var compare = (async function compare(git, three) {
      const theirs = new Map((await git.compare(three.head, three.onto)).map(({path: path, after: after}) => [ path, after ]));
      const changes = [];
      const clashes = [];
      for (const {path: path, exact: exact, before: was, after: ours} of await git.compare(three.fork, three.head)) {
        if (!theirs.has(path)) continue;
        const inTheWay = ours !== undefined && await isInTheWay(path, three.onto, git);
        if ((0, _changes_js__WEBPACK_IMPORTED_MODULE_1__.Tx)(was, theirs.get(path)) || inTheWay || !exact) clashes.push(path); else changes.push(ours === undefined ? {
          path: path
        } : {
          path: path,
          blob: ours
        });
      }
      return {
        changes: changes,
        clashes: clashes.sort()
      };
    });
    __webpack_require__.d(__webpack_exports__, {
      OU: () => joinBase,
      _A: () => planCatchUp,
      t4: () => isOursAlone
    });
    var _ports_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11507);
    var _trailers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45337);
    var _lib_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50876);
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
        const marked = (0, _trailers_js__WEBPACK_IMPORTED_MODULE_0__.xB)(message) !== undefined || message.includes(`\n\n${JOINS}: `);
        return author.email === email && committer.email === email && marked;
      });
    }
    async function isInTheWay(path, commit, git) {
      const above = await Promise.all((0, _lib_paths_js__WEBPACK_IMPORTED_MODULE_2__.f)(path).map(parent => git.entry(commit, parent)));
      const isFileAbove = above.some(entry => entry !== undefined && entry.mode !== _ports_js__WEBPACK_IMPORTED_MODULE_3__.Md);
      return isFileAbove || (await git.entry(commit, path))?.mode === _ports_js__WEBPACK_IMPORTED_MODULE_3__.Md;
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
        const rests = restOf(request, trigger) !== undefined;
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
    function restOf({rejected: rejected, trigger: trigger, task: task}, {dashboard: dashboard}) {
      if (rejected === undefined || task === undefined) return undefined;
      const how = WAYS[trigger];
      if (how === undefined) return undefined;
      return `Pull request #${rejected.number} of the task ${task} was closed without being merged, so the task rests until somebody asks for it: ${how(task)}${dashboard === true ? ", tick its box on the dashboard," : ""} or reopen the pull request.`;
    }
    const WAYS = {
      schedule: () => "start its workflow by hand",
      ci: task => `start a workflow by hand with the input task: ${task}`
    };
    async function commentOnRest({ports: ports, invocation: invocation, admitted: {request: request}}) {
      const {rejected: rejected, occasion: occasion, task: task} = request;
      const reason = restOf(request, invocation.settings.trigger);
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
      return `[${(0, markdown.inline)(workflow)}](${encodeURI(url)}) failed at ${(0, markdown.aY)(sha.slice(0, 10))}.`;
    }
    var trailers = __webpack_require__(45337);
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
          const reason = restOf(admitted.request, run.invocation.settings.trigger) ?? await (0, 
          begin.s8)(run);
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
      if ((0, trailers.xB)((await git.inspect(branch.sha)).message) === request.key) return request;
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
        }, invocation.runUrl, request) ?? await refusePassed(github, occasion) ?? (restOf(request, invocation.settings.trigger) === undefined ? await refuseSecond(git, invocation, request, occasion) : undefined) ?? {
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
      if (!(0, trailers._H)((await git.inspect(sha)).message)) return undefined;
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
  45800: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var mediaType = (function mediaType(path, bytes) {
      const ending = /\.(\w+)$/u.exec(path)?.[1]?.toLowerCase() ?? "";
      const kind = KINDS.find(([, endings]) => endings.includes(ending));
      const start = bytes.toString("latin1", 0, 16);
      return kind?.[3].some(text => start.startsWith(text, kind[2])) === true ? kind[0] : undefined;
    });
    var isLfsPointer = (function isLfsPointer(stored) {
      return stored.length < 1024 && stored.toString("latin1").startsWith("version https://git-lfs.github.com/spec/");
    });
    __webpack_require__.d(__webpack_exports__, {
      JL: () => mediaType,
      NS: () => isLfsPointer,
      j3: () => MOST_MEDIA_BYTES
    });
    const MOST_MEDIA_BYTES = 12 * 1024 * 1024;
    const KINDS = [ [ "image/png", [ "png" ], 0, [ "\u0089PNG" ] ], [ "image/jpeg", [ "jpg", "jpeg" ], 0, [ "\u00ff\u00d8\u00ff" ] ], [ "image/webp", [ "webp" ], 8, [ "WEBP" ] ], [ "image/heic", [ "heic", "heif" ], 4, [ "ftyp" ] ], [ "application/pdf", [ "pdf" ], 0, [ "%PDF-" ] ], [ "audio/mp3", [ "mp3" ], 0, [ "ID3", "\u00ff\u00fb", "\u00ff\u00f3", "\u00ff\u00f2" ] ], [ "audio/wav", [ "wav" ], 8, [ "WAVE" ] ], [ "audio/aiff", [ "aif", "aiff" ], 0, [ "FORM" ] ], [ "audio/aac", [ "aac" ], 0, [ "\u00ff\u00f1", "\u00ff\u00f9" ] ], [ "audio/ogg", [ "ogg", "oga", "opus" ], 0, [ "OggS" ] ], [ "audio/flac", [ "flac" ], 0, [ "fLaC" ] ], [ "video/mp4", [ "mp4", "m4v" ], 4, [ "ftyp" ] ], [ "video/mov", [ "mov" ], 4, [ "ftyp", "moov" ] ], [ "video/webm", [ "webm" ], 0, [ "E\u00df\u00a3" ] ], [ "video/mpeg", [ "mpg", "mpeg" ], 0, [ "\0\0" ] ], [ "video/avi", [ "avi" ], 8, [ "AVI " ] ] ];
  }),
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
  61319: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      p: () => EXCLUDED,
      w: () => shownPatch
    });
    const EXCLUDED = "[not shown: the policy or .geminiignore excludes it]";
    function shownPatch({path: path, from: from = path}, lines, mayRead) {
      return `--- ${path}\n${mayRead(path) && mayRead(from) ? lines : EXCLUDED}`;
    }
  }),
  9626: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var prose = (function prose(text) {
      return segments(plainText(text)).flatMap(segment => {
        if (segment.kind === "code") return [ segment ];
        return paragraphs(segment.lines).map(lines => ({
          kind: "text",
          markdown: proseLines(lines)
        }));
      });
    });
    var inline = (function inline(text) {
      const line = oneLine(text);
      return inlineLine(breakReferences(unlink(line))).replaceAll("|", "&#124;").replace(LINE_START, entities);
    });
    var code = (function code(text) {
      const line = breakComments(oneLine(text)) || " ";
      if (line.includes("|")) return `<code>${line.replace(/[^A-Za-z0-9\s./-]/g, entity)}</code>`;
      const ticks = "`".repeat(longestRun(line) + 1);
      const pad = /^`|`$|^ .* $/.test(line) ? " " : "";
      return `${ticks}${pad}${line}${pad}${ticks}`;
    });
    var fence = (function fence(text, language = "") {
      const body = withoutLastLines(breakComments(plainText(text)));
      const ticks = "`".repeat(Math.max(3, longestRun(body) + 1));
      return `${ticks}${language}\n${body}\n${ticks}`;
    });
    var html = (function html(text) {
      const safe = (0, _lib_power_js__WEBPACK_IMPORTED_MODULE_0__.dn)(breakReferences(oneLine(text)).replace(/#(?=\d)/g, "#\u200b"));
      return safe.replace(/[&<>"`*[\]\\$~]/g, entity);
    });
    var clip = (function clip(text, characters) {
      return (0, _lib_cut_js__WEBPACK_IMPORTED_MODULE_1__.cz)(text, characters, {
        atWordFrom: Math.max(0, characters - LONGEST_WORD)
      });
    });
    var segments = (function segments(text) {
      const found = [];
      let lines = [];
      let open;
      const end = () => {
        if (open !== undefined) found.push({
          kind: "code",
          language: open.language,
          text: lines.join("\n")
        }); else if (lines.length > 0) found.push({
          kind: "prose",
          lines: lines
        });
        lines = [];
      };
      for (const line of text.split("\n")) {
        const opening = open === undefined ? FENCE.exec(line) : null;
        if (opening !== null || open?.close.test(line) === true) {
          end();
          open = opening === null ? undefined : {
            close: closing(opening[1]),
            language: language(opening[2] ?? "")
          };
        } else lines.push(line);
      }
      end();
      return found;
    });
    var paragraphs = (function paragraphs(lines) {
      const found = [ [] ];
      let size = 0;
      for (const line of lines.flatMap(whole => pieces(whole))) {
        size += line.length;
        if (line.trim() === "" || size > LONGEST) {
          found.push([]);
          size = line.length;
        }
        if (line.trim() !== "") found.at(-1)?.push(line);
      }
      return found.filter(paragraph => paragraph.length > 0);
    });
    var pieces = (function pieces(line) {
      if (line.length <= LONGEST) return [ line ];
      const found = [];
      for (let at = 0; at < line.length; at += found.at(-1)?.length ?? LONGEST) found.push((0, 
      _lib_cut_js__WEBPACK_IMPORTED_MODULE_1__.Ku)(line.slice(at, at + LONGEST + 1), LONGEST));
      return found;
    });
    var proseLines = (function proseLines(lines) {
      return breakReferences(lines.map(unlink).join("\n")).split("\n").map(proseLine).join("\n");
    });
    var proseLine = (function proseLine(line) {
      if (/^\s{0,3}(?:-{2,}|={2,})\s*$/.test(line)) return "***";
      const [, start = "", rest = ""] = /^(\s*(?:(?:[-*+]|\d{1,9}[.)])\s+\[[ xX]\]\s|#{1,6}\s)?)(.*)$/s.exec(line) ?? [];
      const lead = start.includes("#") ? start.replace(/#+/, marks => "#".repeat(Math.max(4, marks.length))) : start;
      return lead + inlineLine(rest);
    });
    var inlineLine = (function inlineLine(line) {
      let safe = "";
      let inAddress = false;
      for (const piece of splitCode(line)) {
        const gap = piece.code && inAddress ? " " : "";
        const shown = gap + (piece.code ? code(piece.text) : escape(piece.text));
        const word = lastWord(shown);
        inAddress = inAddress && word === shown || /\/\/|www\.|@/i.test(word);
        safe += shown;
      }
      return safe;
    });
    var lastWord = (function lastWord(text) {
      let start = text.length;
      while (start > 0 && /\S/.test(text.charAt(start - 1))) start -= 1;
      return text.slice(start);
    });
    var unlink = (function unlink(line) {
      const bare = line.replace(/<(https?:\/\/[^\s<>]{1,2000})>/g, "$1");
      return bare.includes("](") ? unlinkOnce(unlinkOnce(bare)) : bare;
    });
    var splitCode = (function splitCode(line) {
      const found = [];
      let from = 0;
      for (const {start: start, end: end, text: text} of spans(line)) {
        if (start < from) continue;
        found.push(...splitAddresses(line.slice(from, start)), {
          code: true,
          text: text
        });
        from = end;
      }
      return [ ...found, ...splitAddresses(line.slice(from)) ];
    });
    var spans = (function spans(line) {
      const runs = [ ...line.matchAll(/`+/g) ].filter(({index: index}) => line[index - 1] !== "\\");
      const next = new Map;
      const found = runs.toReversed().flatMap(run => {
        const start = run.index;
        const {length: length} = run[0];
        const closer = next.get(length);
        next.set(length, start);
        if (closer === undefined) return [];
        return [ {
          start: start,
          end: closer + length,
          text: line.slice(start + length, closer).trim()
        } ];
      });
      return found.toReversed().filter(({text: text}) => text !== "");
    });
    var splitAddresses = (function splitAddresses(text) {
      if (!text.includes("://")) return [ {
        code: false,
        text: text
      } ];
      const found = [];
      let from = 0;
      for (const {0: address, index: index} of text.matchAll(ADDRESS)) {
        found.push({
          code: false,
          text: text.slice(from, index)
        }, {
          code: true,
          text: address
        });
        from = index + address.length;
      }
      return [ ...found, {
        code: false,
        text: text.slice(from)
      } ];
    });
    var escape = (function escape(text) {
      return (0, _lib_power_js__WEBPACK_IMPORTED_MODULE_0__.dn)(text).replace(/\\([!-/:-@[-`{-~])|[<[\]`$\\]|&(?=#?\w{1,40};)|~{3,}/g, (mark, escaped) => entities(escaped ?? mark));
    });
    var breakReferences = (function breakReferences(text) {
      return (0, _lib_power_js__WEBPACK_IMPORTED_MODULE_0__.aA)(text).replace(/(?<=[\w.-]\\?)#(?=\d)/g, "#\u200b");
    });
    var breakComments = (function breakComments(text) {
      return text.replaceAll("\x3c!--", "<\u2060!--").replaceAll("--\x3e", "--\u2060>");
    });
    var oneLine = (function oneLine(text) {
      return plainText(text).split("\n").map(line => line.trim()).filter(line => line !== "").join(" ");
    });
    var withoutLastLines = (function withoutLastLines(text) {
      let end = text.length;
      while (text[end - 1] === "\n") end -= 1;
      return text.slice(0, end);
    });
    var longestRun = (function longestRun(text) {
      let longest = 0;
      for (const {0: run} of text.matchAll(/`+/g)) longest = Math.max(longest, run.length);
      return longest;
    });
    var plainText = (function plainText(text) {
      if (ORDINARY.test(text)) return text;
      return text.toWellFormed().replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, "\n").replace(ANSI, "").replace(unseen(), "");
    });
    var visibleText = (function visibleText(text) {
      return text.toWellFormed().replace(ANSI, "").replace(unseen(), mark => `\u27e8U+${(mark.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}\u27e9`);
    });
    __webpack_require__.d(__webpack_exports__, {
      $Q: () => clip,
      CS: () => prose,
      EU: () => fence,
      Q6: () => visibleText,
      Q_: () => longestRun,
      aY: () => code,
      inline: () => inline,
      qy: () => html,
      wh: () => plainText
    });
    var _lib_cut_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24192);
    var _lib_once_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40627);
    var _lib_power_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26913);
    const LINE_START = /^(?:>|#{1,6}(?=\s|$)|[-+*](?=\s|$)|\d+[.)](?=\s|$)|=+$|(?:[-_*]\s*){3,}$)/;
    const LONGEST_WORD = 20;
    const FENCE = /^\s*(`{3,}(?!`)|~{3,}(?!~))([^`]*)$/;
    function closing(fence) {
      return new RegExp(`^\\s*${fence[0]}{${fence.length},}\\s*$`);
    }
    function language(info) {
      const name = /^\s*([A-Za-z0-9+#.-]{1,20})\s*$/.exec(info)?.[1] ?? "";
      return _lib_power_js__WEBPACK_IMPORTED_MODULE_0__.Vz.has(name.toLowerCase()) ? "" : name;
    }
    const LONGEST = 4e3;
    function unlinkOnce(line) {
      const inCode = new Uint8Array(line.length);
      for (const {start: start, end: end} of spans(line)) inCode.fill(1, start, end);
      return line.replace(LINK, (link, bang, shown, target, at) => {
        if (inCode[at] === 1) return link;
        const label = shown.trim();
        if (label === target || label === "") return bang === "" ? target : `(image: ${target})`;
        return `${label} (${bang === "" ? "" : "image: "}${target})`;
      });
    }
    const LINK = /(!?)\[([^[\]]{0,300})\]\(\s{0,9}<?([^\s()<>]{1,2000})>?(?:\s{1,9}(?:"[^"]{0,300}"|'[^']{0,300}'))?\s{0,9}\)/g;
    const ADDRESS = /https?:\/\/[^\s<>`[\]\\()|]{1,300}(?:\/(?:issues|pull|pulls|discussions|commit)\/|@)[^\s<>`[\]\\()|]{1,300}/gi;
    function entities(marks) {
      return Array.from(marks, entity).join("");
    }
    function entity(mark) {
      return mark === "<" ? "&lt;" : mark === "&" ? "&amp;" : `&#${mark.codePointAt(0)};`;
    }
    const ESC = "";
    const ANSI = new RegExp(String.raw`${ESC}(?:\[[0-?]{0,64}[ -/]{0,8}[@-~]|\][^\x07${ESC}\n]{0,256}(?:\x07|${ESC}\\)|[@-Z\\-_])`, "g");
    const ORDINARY = /^[\t\n\x20-\x7e]*$/;
    const unseen = (0, _lib_once_js__WEBPACK_IMPORTED_MODULE_2__.Oo)(() => new RegExp("[[\\p{Cc}\\p{Default_Ignorable_Code_Point}]--[\\t\\n]--[\\u200d]--[\\ufe0f]]|(?<!\\p{Extended_Pictographic}|\\p{Emoji_Modifier}|\\ufe0f)\\u200d", "gv"));
  }),
  45746: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var openBase = (async function openBase({ports: ports, invocation: invocation, admitted: {request: request}}) {
      const onto = await ontoOf(ports.github, invocation.settings.trigger, request);
      if (onto === undefined) return undefined;
      const look = (0, _lib_once_js__WEBPACK_IMPORTED_MODULE_0__.Oo)(async () => await (await loadMerging()).foresee(ports.git, headOf(request), onto));
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
        if (error instanceof _ports_js__WEBPACK_IMPORTED_MODULE_1__.y) return undefined;
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
        if (baseline.merge !== undefined) return (0, _tools_js__WEBPACK_IMPORTED_MODULE_2__.V2)("failed", `${base.onto.name} is in the workspace already.`);
        const prospect = await base.look();
        switch (prospect.kind) {
         case "up to date":
          return (0, _tools_js__WEBPACK_IMPORTED_MODULE_2__.V2)("failed", `This branch has all of ${base.onto.name} already: there is nothing to merge.`);

         case "unknown":
          return (0, _tools_js__WEBPACK_IMPORTED_MODULE_2__.V2)("failed", `${base.onto.name} cannot be merged here: ${prospect.reason}.`, PEOPLE);

         case "merges":
          {
            const written = await mergeInto({
              ...session,
              baseline: baseline
            }, prospect.merge, circumstances);
            return written.kind === "left" ? (0, _tools_js__WEBPACK_IMPORTED_MODULE_2__.V2)("failed", written.reason) : describeMerged(prospect.merge, written.files);
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
    var _events_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(58223);
    var _change_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7790);
    var _policy_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(94193);
    var _ports_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71888);
    var _may_read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17472);
    var _tools_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6292);
    var _lib_once_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40627);
    function loadMerging() {
      return Promise.all([ __webpack_require__.e(9164), __webpack_require__.e(3189), __webpack_require__.e(9411) ]).then(__webpack_require__.bind(__webpack_require__, 33189));
    }
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
      const {refuseMerge: refuseMerge, writeMerge: writeMerge} = await loadMerging();
      const reason = await refuseMerge(merge, {
        policy: policy,
        circumstances: circumstances,
        git: git
      });
      if (reason !== undefined) return {
        kind: "left",
        reason: `${reason} ${PEOPLE}`
      };
      const {file: file} = (0, _may_read_js__WEBPACK_IMPORTED_MODULE_3__.ok)(policy, circumstances);
      const spoil = {
        ...baseline,
        commit: merge.commit
      };
      const begin = () => ports.files.write(`${invocation.directories.run}/${_change_js__WEBPACK_IMPORTED_MODULE_4__.tu}`, (0, 
      _change_js__WEBPACK_IMPORTED_MODULE_4__.B9)(spoil));
      return await writeMerge(merge, {
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
      const {remakeMerge: remakeMerge} = await loadMerging();
      const merge = await remakeMerge(headOf(session.admitted.request), onto, {
        git: ports.git,
        into: into
      });
      if (typeof merge === "string") return {
        kind: "left",
        reason: merge.replace(/\.$/, "")
      };
      const written = await mergeInto(session, merge, (0, _policy_js__WEBPACK_IMPORTED_MODULE_5__.c1)(session.admitted.request, _events_js__WEBPACK_IMPORTED_MODULE_6__.QT));
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


