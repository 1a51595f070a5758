export const id = 4240;

export const ids = [ 4240 ];

export const modules = {
  98593: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      M: () => isGitName,
      O: () => openWorkspace
    });
    var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
    var _lib_cut_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89823);
    var _ports_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79337);
    function openWorkspace(root, files, scratch) {
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
          return isMention(path) && !await files.exists(written) ? mentioned(path, directory, room) : place;
        }
      };
    }
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
    async function resolve(path, files) {
      try {
        return await files.realPath(path);
      } catch (error) {
        if (UNFOLLOWABLE.has((0, _ports_js__WEBPACK_IMPORTED_MODULE_1__.x)(error) ?? "")) return undefined;
        throw error;
      }
    }
    const UNFOLLOWABLE = new Set([ "ELOOP", "EACCES", "EPERM", "ENAMETOOLONG", "EINVAL" ]);
    function isWithin(path, directory) {
      return path === directory || path.startsWith(directory === "/" ? "/" : `${directory}/`);
    }
    function isForTools(path) {
      return !path.split("/").some(isGitName);
    }
    function isMention(path) {
      return path.startsWith("@") && path.length > 1;
    }
    function mentioned(path, directory, room) {
      return judge(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.resolve(room.root, directory, path.slice(1)), room, path);
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
      return JSON.stringify(path.length > 300 ? `${(0, _lib_cut_js__WEBPACK_IMPORTED_MODULE_2__.Ku)(path, 300)}\u2026` : path);
    }
  }),
  84240: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      FIRST_PAUSE: () => FIRST_PAUSE,
      LATE: () => LATE,
      SETTLED: () => SETTLED,
      checks: () => checks,
      waitForChecks: () => waitForChecks
    });
    var run_invocation = __webpack_require__(93235);
    var ports_github = __webpack_require__(47517);
    var ports_git = __webpack_require__(63208);
    var cut = __webpack_require__(89823);
    var untrusted = __webpack_require__(16047);
    var task = __webpack_require__(8681);
    var change_text = __webpack_require__(33865);
    var publish_change = __webpack_require__(53687);
    var change_changes = __webpack_require__(25021);
    var proposal = __webpack_require__(4345);
    var causes = __webpack_require__(79234);
    const NAMED = 20;
    function judgeChecks({commit: commit, runs: runs, others: others, starting: starting, ownWorkflow: ownWorkflow, ownToken: ownToken}) {
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
    }
    function isComplete({runs: runs, starting: starting, ownWorkflow: ownWorkflow}) {
      const seen = new Set(runs.map(({path: path}) => path));
      return starting?.every(path => path === ownWorkflow || seen.has(path)) ?? false;
    }
    function count(all, wanted) {
      return all.filter(({stands: stands}) => stands === wanted).length;
    }
    function standingOfRun({name: name, state: state, url: url}) {
      switch (state) {
       case "passed":
       case "running":
       case "failed":
        return {
          name: name,
          stands: state
        };

       case "awaiting approval":
        return {
          name: name,
          stands: "awaiting",
          awaits: {
            name: name,
            url: url,
            needs: "approval"
          }
        };

       case "awaiting deployment":
        return {
          name: name,
          stands: "awaiting",
          awaits: {
            name: name,
            url: url,
            needs: "deployment"
          }
        };
      }
    }
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
      const logs = await (0, task.R3)(ports, commit);
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
      try {
        const broken = (await github.otherChecks(commit)).filter(({conclusion: conclusion}) => conclusion !== undefined && FAILED.has(conclusion));
        return broken.map(check => exhibitOf(check, secrets.redact));
      } catch (error) {
        if (error instanceof ports_github.y) return [];
        throw error;
      }
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
    async function publishMending(session, {proposal: first, publication: publication, end: end, unverified: unverified, retire: retire}) {
      const {ports: ports, admitted: admitted, baseline: baseline} = session;
      const closed = await refuseClosed(publication, ports.github);
      if (closed !== undefined) return {
        kind: "withheld",
        fault: closed
      };
      const changes = await (0, change_changes.St)(baseline, ports.git);
      const time = Math.floor(ports.clock.now() / 1e3);
      const own = (0, change_text.t)(ports.log, admitted.request, end, "Fix what checks found");
      const words = {
        ...own,
        summary: bothSummaries(first, publication, own.summary)
      };
      const whole = await (0, proposal.BM)({
        ...(0, publish_change.m9)(session),
        changes: changes,
        time: time,
        words: words
      });
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
      const made = await (0, proposal.BM)({
        ...(0, publish_change.m9)(again),
        changes: since,
        time: time,
        words: words
      });
      if (made.kind === "withheld") return {
        kind: "withheld",
        fault: {
          kind: "config",
          message: made.reason
        }
      };
      if (made.kind === "nothing") return made;
      const files = whole.kind === "proposed" ? (0, proposal.Kj)(whole.proposal.files) : [];
      return await (0, publish_change.OZ)(again, made.proposal, unverified, {
        retire: retire,
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
      const opening = words.summary.trim();
      return [ opening, `After checks of ${commit.slice(0, 7)} failed:`, more.trim() ].filter(part => part !== "").join("\n\n");
    }
    async function refuseClosed({pull: pull}, github) {
      if (pull === undefined) return undefined;
      try {
        if ((await github.pull(pull.number)).open) return undefined;
        const message = `Pull request #${pull.number} was closed while its checks ran.`;
        return {
          kind: "conflict",
          message: message,
          hint: "The fix was not published."
        };
      } catch (error) {
        if (error instanceof ports_github.y) return (0, causes.qp)(error);
        throw error;
      }
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
    async function lookAtChecks({github: github, git: git}, own, commit) {
      try {
        const [starting, runs, others, self] = await Promise.all([ startingWorkflows(git, commit), github.commitRuns(commit), othersOf(github.otherChecks(commit)), github.self() ]);
        const ownToken = self.login === "github-actions[bot]";
        const listed = {
          commit: commit,
          runs: runs,
          others: others.checks,
          starting: starting,
          ownWorkflow: own,
          ownToken: ownToken
        };
        const checks = judgeChecks(listed);
        return {
          checks: {
            ...checks,
            ...others.reason && {
              reason: others.reason
            }
          },
          complete: isComplete(listed)
        };
      } catch (error) {
        if (!(error instanceof ports_github.y)) throw error;
        return {
          checks: unknown(commit, error.message),
          complete: error.status >= 400 && error.status < 500
        };
      }
    }
    async function othersOf(asked) {
      try {
        return {
          checks: await asked,
          reason: ""
        };
      } catch (error) {
        if (!(error instanceof ports_github.y)) throw error;
        return {
          checks: [],
          reason: `Checks of other apps are not known: ${error.message}`
        };
      }
    }
    function unknown(commit, reason) {
      return {
        commit: commit,
        state: "unknown",
        passed: 0,
        running: 0,
        failed: [],
        awaiting: [],
        ownToken: false,
        waitedMs: 0,
        reason: reason
      };
    }
    async function recordChecks({ports: ports, invocation: invocation}, published, note) {
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
    }
    const FOLDER = ".github/workflows";
    const STARTING = new Set([ "push", "pull_request", "pull_request_target" ]);
    async function startingWorkflows(git, commit) {
      try {
        const names = (await workflowsOf(git, commit)).filter(name => /\.ya?ml$/.test(name));
        const paths = names.map(name => `${FOLDER}/${name}`);
        if (paths.length === 0) return [];
        const {parse: parse} = await __webpack_require__.e(8815).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19));
        const starts = await Promise.all(paths.map(async path => startsByItself((await git.show(commit, path))?.toString() ?? "", parse)));
        return paths.filter((_, index) => starts[index]);
      } catch (error) {
        if (error instanceof ports_git.X) return undefined;
        throw error;
      }
    }
    async function workflowsOf(git, commit) {
      try {
        return await git.names(commit, FOLDER);
      } catch (error) {
        if (!(error instanceof ports_git.X)) throw error;
        await git.fetch(commit);
        return await git.names(commit, FOLDER);
      }
    }
    function startsByItself(text, parse) {
      try {
        const whole = parse(text, {
          schema: "core",
          maxAliasCount: 10,
          logLevel: "error"
        });
        return typeof whole === "object" && whole !== null && namesIn(Reflect.get(whole, "on")).some(name => STARTING.has(name));
      } catch {
        return false;
      }
    }
    function namesIn(on) {
      if (typeof on === "string") return [ on ];
      if (Array.isArray(on)) return on.map(String);
      return typeof on === "object" && on !== null ? Object.keys(on) : [];
    }
    var title = __webpack_require__(13770);
    const checks = {
      follow: followChecks,
      look: recordChecks
    };
    async function followChecks(session, deliverable, standing, retire) {
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
      if (first.state !== "failed" || deliverable.kind !== "proposed" || !mayMend(session, after, standing)) return {
        standing: after
      };
      const {publication: publication} = published;
      const {proposal: proposal} = deliverable;
      return {
        standing: after,
        mend: {
          message: await describeFailure(session, publication, first),
          async publish(end, unverified) {
            const more = await publishMending(session, {
              proposal: proposal,
              publication: publication,
              end: end,
              unverified: unverified,
              retire: retire
            });
            const mended = {
              ...standing,
              end: bothEnds(standing.end, end, session)
            };
            return await recordMending(session, mended, more, unverified === undefined);
          }
        }
      };
    }
    function mayMend({signal: signal}, {end: end, published: published}, {well: well}) {
      const trouble = published.kind === "published" && published.trouble !== undefined;
      return end.kind === "finished" && end.fault === undefined && well && !trouble && !signal.aborted;
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
        ...mends !== undefined && {
          mends: mends
        }
      };
      ports.log.append({
        type: "checks.seen",
        checks: checks
      });
      return checks;
    }
    function settle({invocation: invocation}, standing, {state: state}) {
      const end = invocation.stop.aborted ? {
        kind: "cancelled"
      } : standing.end;
      return {
        ...standing,
        end: end,
        well: standing.well && state !== "failed"
      };
    }
    async function recordMending(session, standing, more, verified) {
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
            trouble: more.fault
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
  86704: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      $h: () => isScratch,
      Zc: () => SCRATCH,
      jV: () => openPreparedWorkspace
    });
    var _change_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98593);
    var _change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1740);
    var _change_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69429);
    var _change_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98258);
    async function openPreparedWorkspace(pinned) {
      const {inside: inside} = pinned;
      return inside === undefined ? await openCheckout(pinned) : await openLayer(pinned, inside);
    }
    async function openLayer({files: host, git: git, secrets: secrets, places: places, commit: commit, covered: covered}, inside) {
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
        laid: written,
        covered: hidden
      };
      return {
        workspace: workspace,
        baseline: await (0, _change_js__WEBPACK_IMPORTED_MODULE_2__.Ir)(place, layer)
      };
    }
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
    async function disarm({git: git, runner: runner, secrets: secrets, places: places}) {
      const removed = await git.removeCredentials(places, secret => secrets.declare("checkout-credential", secret));
      if (removed.length === 0) return;
      const what = `Removed from the agent's reach: ${removed.join(", ")}. Later steps of this job cannot use it.`;
      runner.annotate("warning", "Remit: checkout", `${what} Give actions/checkout \`persist-credentials: false\`.`);
    }
  }),
  53687: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      B0: () => WORK_KEPT,
      OZ: () => publishProposal,
      YD: () => publishChange,
      Yp: () => publishAgain,
      Zi: () => makeProposal,
      cp: () => proposesOnly,
      m9: () => proposalFacts
    });
    var _change_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25021);
    var _change_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4345);
    var _change_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(17996);
    var _change_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(55154);
    var _change_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(55087);
    var _invocation_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(93235);
    var _own_comments_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(89928);
    var _begin_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4120);
    var _base_branch_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(91509);
    var _run_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11810);
    var _change_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33865);
    var _unpublished_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23922);
    var _report_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(58202);
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
      const time = Math.floor(ports.clock.now() / 1e3);
      const words = (0, _change_text_js__WEBPACK_IMPORTED_MODULE_2__.t)(ports.log, admitted.request, end);
      const proposed = await (0, _change_js__WEBPACK_IMPORTED_MODULE_3__.BM)({
        ...proposalFacts(run),
        changes: changes,
        time: time,
        words: words
      });
      const directory = invocation.directories.run;
      if ("leftOut" in proposed && proposed.leftOut !== "") await (0, _run_files_js__WEBPACK_IMPORTED_MODULE_4__._f)(ports, `${directory}/refused.patch`, proposed.leftOut);
      switch (proposed.kind) {
       case "nothing":
        return {
          kind: "nothing",
          refused: proposed.refused
        };

       case "withheld":
        if (proposed.patch !== "") await (0, _run_files_js__WEBPACK_IMPORTED_MODULE_4__._f)(ports, `${directory}/work.patch`, proposed.patch);
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
            ...unverified !== undefined && {
              unverified: unverified
            }
          };
          await (0, _run_files_js__WEBPACK_IMPORTED_MODULE_4__.rv)(run, proposal);
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
        files: (0, _change_js__WEBPACK_IMPORTED_MODULE_3__.Kj)(files),
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
      return logPublished(run.ports.log, await (0, _change_js__WEBPACK_IMPORTED_MODULE_6__.U)(run.admitted.request, facts, proposalFacts(run)));
    }
    async function publishProposal(run, proposal, unverified, {retire: retire, objection: objection, whole: whole}) {
      const {admitted: admitted} = run;
      const why = whyUnmerged(proposal, unverified);
      if (why !== undefined) return withheld(unmergedFault(why));
      const judging = proposalFacts(run);
      const fault = await (0, _change_js__WEBPACK_IMPORTED_MODULE_7__.gZ)(proposal, judging) ?? await (objection?.());
      if (fault !== undefined) return withheld(fault);
      if (await retire(admitted, proposal.commit)) return {
        kind: "nothing",
        refused: proposal.refused
      };
      const {foreign: foreign} = admitted.request;
      const judged = foreign && await (0, _change_js__WEBPACK_IMPORTED_MODULE_7__.m8)(proposal.commit, foreign, judging);
      if (judged?.kind === "refused") {
        await (0, _run_files_js__WEBPACK_IMPORTED_MODULE_4__.rv)(run, proposal);
        return withheld(withPatch({
          kind: "refused",
          fault: {
            ...judged.fault,
            kind: "config"
          }
        }).fault, proposal.commit);
      }
      const full = await (0, _begin_js__WEBPACK_IMPORTED_MODULE_8__.s8)(run, proposal.target.branch);
      const facts = withDiff(run.ports, proposal, publishFacts(run, proposal.words, unverified));
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
        await (0, _run_files_js__WEBPACK_IMPORTED_MODULE_4__.rv)(run, proposal);
        const why = cancelled ? "The run was cancelled before it could publish." : "This is a dry run: nothing was published.";
        const reason = `${why} ${WORK_KEPT}`;
        return {
          kind: "kept",
          reason: reason,
          files: proposal.files,
          work: proposal.commit
        };
      }
      const publishing = full === undefined ? (0, _change_js__WEBPACK_IMPORTED_MODULE_6__.mk)(proposal, facts) : Promise.resolve(refuse(full));
      const [pushed] = await Promise.all([ publishing, publishing.then(facts.diffLogged, facts.diffLogged) ]);
      if (pushed.kind === "published") return logPublished(log, pushed, proposal, whole);
      await (0, _run_files_js__WEBPACK_IMPORTED_MODULE_4__.rv)(run, proposal);
      return logPublished(log, pushed.kind === "kept" ? pushed : withPatch(pushed), proposal);
    }
    function withPatch({kind: kind, fault: fault}) {
      return {
        kind: kind,
        fault: {
          ...fault,
          hint: [ fault.hint, WORK_KEPT ].filter(text => text !== undefined).join(" ")
        }
      };
    }
    function refuse(reason) {
      return {
        kind: "refused",
        fault: {
          kind: "config",
          message: reason
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
            ...trouble === undefined ? {} : {
              trouble: trouble
            }
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
        ...work === undefined ? {} : {
          work: work
        }
      };
    }
    function proposalFacts({ports: ports, invocation: invocation, admitted: {request: request, policy: policy}}) {
      const {git: git, github: github, secrets: secrets} = ports;
      const {trigger: trigger} = invocation.settings;
      return {
        request: request,
        policy: policy,
        git: git,
        secrets: secrets,
        author: (0, _invocation_js__WEBPACK_IMPORTED_MODULE_9__.rM)(invocation.settings.github.serverUrl),
        credits: creditsOf(invocation),
        branch: {
          prefix: trigger.branchPrefix
        },
        into: () => (0, _base_branch_js__WEBPACK_IMPORTED_MODULE_10__.lN)(github, trigger, request)
      };
    }
    function publishFacts(run, words, unverified) {
      const {ports: ports, invocation: invocation, admitted: admitted} = run;
      const {git: git, github: github, log: log, clock: clock, secrets: secrets} = ports;
      const {request: request, policy: policy} = admitted;
      const {stop: stop} = invocation;
      return {
        git: git,
        github: github,
        policy: policy,
        request: request,
        words: words,
        credits: creditsOf(invocation),
        into: invocation.settings.trigger.baseBranch || request.trusted.name,
        isRecorded: commit => (0, _begin_js__WEBPACK_IMPORTED_MODULE_8__.my)((0, _own_comments_js__WEBPACK_IMPORTED_MODULE_11__.SO)(run), request, commit, {
          clock: clock,
          stop: stop
        }),
        pushed: (branch, commit) => void log.append({
          type: "change.pushed",
          branch: branch,
          commit: commit
        }),
        redact: secrets.redact,
        ...unverified !== undefined && {
          unverified: unverified
        }
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
          void diffLogged();
          (0, _report_js__WEBPACK_IMPORTED_MODULE_12__.w)();
        },
        async pushed(branch, commit) {
          await diffLogged();
          await facts.pushed(branch, commit);
        }
      };
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
  23922: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      Bb: () => describeUnpublished,
      hu: () => editsLeftOut,
      l1: () => describeLeftOut
    });
    var _change_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88173);
    var _change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39801);
    var _change_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25021);
    var _prepared_workspace_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86704);
    const MOST_LOOKED_AT = 500;
    const MOST_REPORTED = 10;
    function describeUnpublished({baseline: baseline, admitted: admitted}, circumstances) {
      const {policy: policy, request: request} = admitted;
      const reported = new Set;
      const reasons = new Map;
      const refusalOf = path => {
        if (!reasons.has(path)) reasons.set(path, (0, _change_js__WEBPACK_IMPORTED_MODULE_0__.P)(path, policy, circumstances));
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
    }
    function describeLeftOut({baseline: baseline, admitted: admitted}) {
      const {policy: policy, request: request} = admitted;
      const publishes = request.kind === "change" && policy.publish.to.value !== "nothing";
      return async (path, bytes) => {
        if (baseline === undefined || !publishes || (0, _prepared_workspace_js__WEBPACK_IMPORTED_MODULE_2__.$h)(path)) return undefined;
        return await (0, _change_js__WEBPACK_IMPORTED_MODULE_3__.Yp)(path, bytes, baseline.pinned);
      };
    }
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
  })
};
