"use strict";

exports.id = 4028;

exports.ids = [ 4028, 1319, 6913 ];

exports.modules = {
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
      const namesIn = async () => [ ...(await git.directory(commit, FOLDER))?.entries.keys() ?? [] ];
      const fetchFirst = async () => {
        await git.fetch(commit);
        return await namesIn();
      };
      return await namesIn().catch((0, attempt.Wj)(ports_git.XS, fetchFirst));
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
      const broken = checks.filter(check => standingOfCheck(check).stands === "failed");
      return broken.map(check => exhibitOf(check, secrets.redact));
    }
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
      const changes = await (0, change_changes.readChanges)(baseline, ports.git);
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
          workflow: "",
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
      if (now.open) return undefined;
      const kind = now.merged ? "merged" : "closed";
      const message = `Pull request #${pull.number} was ${kind} while its checks ran.`;
      return {
        kind: kind,
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
      const whole = (0, attempt.CD)(() => parse(text, {
        schema: "core",
        maxAliasCount: 10,
        logLevel: "error"
      }));
      return (0, read_data.bI)(whole) && namesIn(whole["on"]).some(name => STARTING.has(name));
    }
    function namesIn(on) {
      if (typeof on === "string") return [ on ];
      if (Array.isArray(on)) return on.map(String);
      return (0, read_data.bI)(on) ? Object.keys(on) : [];
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
  23176: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var loadPublishing = (function loadPublishing() {
      return Promise.all([ __webpack_require__.e(1709), __webpack_require__.e(3189), __webpack_require__.e(664), __webpack_require__.e(6947), __webpack_require__.e(4277) ]).then(__webpack_require__.bind(__webpack_require__, 16709));
    });
    var loadClosing = (function loadClosing() {
      return Promise.all([ __webpack_require__.e(3586), __webpack_require__.e(5502), __webpack_require__.e(1983), __webpack_require__.e(8010) ]).then(__webpack_require__.bind(__webpack_require__, 68010));
    });
    __webpack_require__.d(__webpack_exports__, {
      Y: () => loadPublishing,
      u: () => loadClosing
    });
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


