"use strict";

exports.id = 4727;

exports.ids = [ 4727 ];

exports.modules = {
  13697: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var openServers = (function openServers(options) {
      const connections = new Set;
      const over = new AbortController;
      const pause = async () => {
        const open = [ ...connections ];
        connections.clear();
        await Promise.all(open.map(connection => connection.close()));
      };
      return {
        pause: pause,
        async open(entries, signal) {
          if (entries.length === 0) return [];
          const [{openOne: openOne}, sdk] = await Promise.all([ __webpack_require__.e(7773).then(__webpack_require__.bind(__webpack_require__, 7773)), loadSdk() ]);
          const until = AbortSignal.any([ signal, over.signal ]);
          return await Promise.all(entries.map(entry => openOne(entry, options, sdk, connections, until)));
        },
        async [Symbol.asyncDispose]() {
          over.abort();
          await pause();
        }
      };
    });
    __webpack_require__.d(__webpack_exports__, {
      n: () => openServers
    });
    async function loadSdk() {
      const [client, http, sse, stdio, types] = await Promise.all([ Promise.all([ __webpack_require__.e(330), __webpack_require__.e(207), __webpack_require__.e(63), __webpack_require__.e(8020) ]).then(__webpack_require__.bind(__webpack_require__, 30063)), Promise.all([ __webpack_require__.e(330), __webpack_require__.e(2337), __webpack_require__.e(3491) ]).then(__webpack_require__.bind(__webpack_require__, 83491)), Promise.all([ __webpack_require__.e(330), __webpack_require__.e(2337), __webpack_require__.e(53) ]).then(__webpack_require__.bind(__webpack_require__, 10053)), Promise.all([ __webpack_require__.e(330), __webpack_require__.e(6224) ]).then(__webpack_require__.bind(__webpack_require__, 6224)), __webpack_require__.e(330).then(__webpack_require__.bind(__webpack_require__, 330)) ]);
      return {
        client: client,
        http: http,
        sse: sse,
        stdio: stdio,
        types: types
      };
    }
  }),
  94827: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var openWeb = (function openWeb({clock: clock, ...lines}) {
      return {
        async fetch(request) {
          const {get: get} = await __webpack_require__.e(9448).then(__webpack_require__.bind(__webpack_require__, 99448));
          const {timeoutMs: timeoutMs, signal: signal} = request;
          const end = await (0, _within_js__WEBPACK_IMPORTED_MODULE_0__.u)(clock, timeoutMs, signal, limit => get(request, limit, lines));
          return end.kind === "done" ? end.value : end;
        }
      };
    });
    __webpack_require__.d(__webpack_exports__, {
      b: () => openWeb
    });
    var _within_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5146);
  }),
  5146: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var within = (async function within(clock, ms, signal, work) {
      if (signal.aborted) return {
        kind: "cancelled"
      };
      const stop = new AbortController;
      const over = AbortSignal.any([ signal, stop.signal ]);
      const late = clock.sleep(ms, over).then(() => signal.aborted ? {
        kind: "cancelled"
      } : {
        kind: "timed_out"
      });
      const done = work(over).then(value => ({
        kind: "done",
        value: value
      }), error => signal.aborted ? {
        kind: "cancelled"
      } : {
        kind: "failed",
        message: messageOf(error)
      });
      const end = await Promise.race([ done, late ]);
      stop.abort();
      return end;
    });
    __webpack_require__.d(__webpack_exports__, {
      u: () => within
    });
    var node_util_types__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73429);
    var node_util_types__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_util_types__WEBPACK_IMPORTED_MODULE_0__);
    function messageOf(error) {
      if (!(0, node_util_types__WEBPACK_IMPORTED_MODULE_0__.isNativeError)(error)) return String(error);
      const {cause: cause, message: message} = error;
      return (0, node_util_types__WEBPACK_IMPORTED_MODULE_0__.isNativeError)(cause) ? `${message}: ${cause.message}` : message;
    }
  }),
  68065: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var run = (async function run(ports, invocation) {
      const opened = await (0, _run_open_js__WEBPACK_IMPORTED_MODULE_0__.Iy)(ports, invocation, FEATURES, () => void setImmediate(loadAhead));
      return opened.kind === "turned away" ? opened.outcome : await (await loadWork()).workToEnd(opened.run);
    });
    var loadAhead = (function loadAhead() {
      loadWork().catch(() => undefined);
    });
    var loadWork = (function loadWork() {
      return Promise.all([ __webpack_require__.e(2058), __webpack_require__.e(5806), __webpack_require__.e(9164), __webpack_require__.e(2903), __webpack_require__.e(7903), __webpack_require__.e(4984), __webpack_require__.e(8263), __webpack_require__.e(5206), __webpack_require__.e(5889) ]).then(__webpack_require__.bind(__webpack_require__, 25889));
    });
    var isCalled = (function isCalled({command: command}, name) {
      return command?.name.toLowerCase() === name;
    });
    __webpack_require__.d(__webpack_exports__, {
      H$: () => gatherReports,
      WS: () => answerGate,
      eF: () => run,
      i9: () => publishLater,
      ky: () => featureNamed
    });
    var _run_open_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27180);
    async function publishLater(ports, invocation) {
      const {twoJobs: twoJobs} = await Promise.all([ __webpack_require__.e(2058), __webpack_require__.e(5806), __webpack_require__.e(9164), __webpack_require__.e(3586), __webpack_require__.e(2903), __webpack_require__.e(1709), __webpack_require__.e(3189), __webpack_require__.e(7903), __webpack_require__.e(664), __webpack_require__.e(5502), __webpack_require__.e(4984), __webpack_require__.e(8263), __webpack_require__.e(6947), __webpack_require__.e(5206), __webpack_require__.e(8120) ]).then(__webpack_require__.bind(__webpack_require__, 38120));
      const opened = await twoJobs.open(ports, invocation, FEATURES);
      if (opened.kind === "turned away") return opened.outcome;
      const {publishToEnd: publishToEnd} = await loadWork();
      return await publishToEnd(opened.run, () => twoJobs.unpack(opened.run), twoJobs.fail);
    }
    async function answerGate(ports, invocation) {
      const {gateJob: gateJob} = await __webpack_require__.e(704).then(__webpack_require__.bind(__webpack_require__, 704));
      return await gateJob.answer(ports, invocation, FEATURES);
    }
    async function gatherReports(ports, invocation, job) {
      const {gather: gather} = await __webpack_require__.e(230).then(__webpack_require__.bind(__webpack_require__, 90230));
      return await gather.run(ports, invocation, job);
    }
    const FEATURES = [ {
      name: "images",
      when: ({pending: pending}) => pending.thread !== undefined && /user-attachments/i.test(`${pending.thread.comment}${pending.thread.body}`),
      load: async () => (await __webpack_require__.e(5347).then(__webpack_require__.bind(__webpack_require__, 65347))).images
    }, {
      name: "skills",
      when: ({project: project}) => project.hasSkills(),
      load: async () => (await __webpack_require__.e(3235).then(__webpack_require__.bind(__webpack_require__, 93235))).skills
    }, {
      name: "servers",
      when: async ({project: {settings: settings, tree: tree}}) => settings.servers.length > 0 || (await tree.under(".gemini/agents")).length > 0,
      load: async () => (await Promise.all([ __webpack_require__.e(2058), __webpack_require__.e(5806), __webpack_require__.e(6552) ]).then(__webpack_require__.bind(__webpack_require__, 26552))).servers
    }, {
      name: "titles",
      when: ({request: request, policy: policy}) => request.kind === "change" && policy.publish.to.value !== "nothing",
      load: async () => (await __webpack_require__.e(8334).then(__webpack_require__.bind(__webpack_require__, 98334))).titles
    }, {
      name: "review",
      when: ({request: request}) => request.kind === "review",
      load: async () => (await Promise.all([ __webpack_require__.e(3586), __webpack_require__.e(1709), __webpack_require__.e(2119) ]).then(__webpack_require__.bind(__webpack_require__, 51353))).review
    }, {
      name: "commands",
      when: ({resolved: resolved}) => resolved.command?.kind === "file" || resolved.reply !== undefined || resolved.prompt.includes("@"),
      load: async () => (await Promise.all([ __webpack_require__.e(2058), __webpack_require__.e(5806), __webpack_require__.e(5978) ]).then(__webpack_require__.bind(__webpack_require__, 85762))).commands
    }, {
      name: "sub-agents",
      when: () => true,
      load: async () => (await __webpack_require__.e(5718).then(__webpack_require__.bind(__webpack_require__, 25718))).subAgents
    }, {
      name: "hooks",
      when: ({project: project}) => project.settings.hooks.length > 0,
      load: async () => (await Promise.all([ __webpack_require__.e(2058), __webpack_require__.e(5806), __webpack_require__.e(7903), __webpack_require__.e(6694) ]).then(__webpack_require__.bind(__webpack_require__, 56694))).hooks
    }, {
      name: "structured",
      when: ({form: form}) => form !== undefined,
      load: async () => (await Promise.all([ __webpack_require__.e(2058), __webpack_require__.e(7903), __webpack_require__.e(8620) ]).then(__webpack_require__.bind(__webpack_require__, 30682))).structured
    }, {
      name: "continue",
      when: ({pending: pending}) => isCalled(pending, "continue"),
      load: async () => (await Promise.all([ __webpack_require__.e(9164), __webpack_require__.e(7496) ]).then(__webpack_require__.bind(__webpack_require__, 31937))).continuing
    }, {
      name: "plan",
      when: ({pending: pending, request: request}) => isCalled(pending, "approve") || request.kind === "plan",
      load: async () => (await __webpack_require__.e(5839).then(__webpack_require__.bind(__webpack_require__, 45839))).plan
    }, {
      name: "checks",
      when: ({request: request, policy: policy}) => request.kind === "change" && policy.publish.to.value !== "nothing",
      load: async () => (await __webpack_require__.e(8560).then(__webpack_require__.bind(__webpack_require__, 98560))).checks
    }, {
      name: "stop",
      when: ({pending: pending}) => isCalled(pending, "stop"),
      load: async () => (await __webpack_require__.e(9141).then(__webpack_require__.bind(__webpack_require__, 89141))).stop
    }, {
      name: "tasks",
      admits: ({board: board, occasion: occasion}) => board !== undefined || occasion?.kind === "failure",
      when: ({request: request}) => request.task !== undefined,
      load: async () => (await Promise.all([ __webpack_require__.e(9164), __webpack_require__.e(2903), __webpack_require__.e(3152) ]).then(__webpack_require__.bind(__webpack_require__, 87695))).tasks
    }, {
      name: "two-jobs",
      when: (_, {job: job}) => job?.kind === "propose",
      load: async () => (await Promise.all([ __webpack_require__.e(2058), __webpack_require__.e(5806), __webpack_require__.e(9164), __webpack_require__.e(3586), __webpack_require__.e(2903), __webpack_require__.e(1709), __webpack_require__.e(3189), __webpack_require__.e(7903), __webpack_require__.e(664), __webpack_require__.e(5502), __webpack_require__.e(4984), __webpack_require__.e(8263), __webpack_require__.e(6947), __webpack_require__.e(5206), __webpack_require__.e(8120) ]).then(__webpack_require__.bind(__webpack_require__, 38120))).twoJobs
    } ];
    async function featureNamed(name) {
      const found = FEATURES.find(one => one.name === name);
      if (found === undefined) throw new Error(`There is no feature ${name}.`);
      return await found.load();
    }
  }),
  52363: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var announce = (function announce({ports: ports, invocation: invocation, admitted: {request: request, policy: policy, limits: limits}, start: start}, shell) {
      const {github: github, model: model} = invocation.settings;
      ports.log.append({
        type: "run.started",
        run: {
          id: github.runId,
          attempt: github.runAttempt,
          repository: github.repository,
          url: invocation.runUrl,
          version: _version_js__WEBPACK_IMPORTED_MODULE_0__.VERSION,
          ...(0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_1__.gI)({
            trace: invocation.trace
          })
        },
        request: request,
        policy: policy.source,
        model: model.name,
        limits: limits,
        sandbox: shell.sandbox,
        ...shell.lacks.length === 0 ? {} : {
          sandboxLacks: shell.lacks
        },
        ...policy.sandbox.mode.value === "off" ? {
          sandboxOff: policy.sandbox.mode.source
        } : {},
        ...(0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_1__.gI)({
          sandboxCopy: shell.inside?.copied
        }),
        ...originOf(start)
      });
    });
    var originOf = (function originOf(start) {
      if (start.kind === "published") return {
        answered: start.answered
      };
      return start.kind === "continued" ? start.origin : {};
    });
    var answer = (async function answer(ports, invocation, gate) {
      const {log: log, runner: runner, github: github, secrets: secrets} = ports;
      if (!(0, _invocation_js__WEBPACK_IMPORTED_MODULE_3__.f2)(invocation)) return undefined;
      const pending = (0, _resolve_prompt_js__WEBPACK_IMPORTED_MODULE_4__.jP)(invocation.event, invocation.settings);
      const to = gate.kind === "declined" ? gate.to : whereAsked(pending, gate.faults);
      if (to === undefined) return undefined;
      const {renderComment: renderComment} = await (0, _report_js__WEBPACK_IMPORTED_MODULE_2__.DO)();
      const sticky = (0, _report_js__WEBPACK_IMPORTED_MODULE_5__.kK)(github, (0, _own_comments_js__WEBPACK_IMPORTED_MODULE_6__.Ru)(invocation.settings), to);
      const {pushed: pushed, run: run} = await sticky.earlier().catch((0, _lib_attempt_js__WEBPACK_IMPORTED_MODULE_7__.Wj)(_ports_js__WEBPACK_IMPORTED_MODULE_8__.y, () => ({})));
      if (pushed !== undefined && run === undefined) return undefined;
      const comment = gate.kind === "declined" && pending.kind !== "declined" ? pending.commentId : undefined;
      const [failure] = await Promise.all([ (0, _report_js__WEBPACK_IMPORTED_MODULE_5__.cK)(sticky, {
        body: secrets.redact(renderComment(log.entries))
      }), react(ports, comment, "-1") ]);
      if (failure !== undefined) runner.annotate("warning", "Remit: comment not written", (0, 
      _report_js__WEBPACK_IMPORTED_MODULE_5__.oQ)(failure));
      return sticky.found && {
        "comment-url": sticky.found.url
      };
    });
    var refuse = (function refuse({runner: runner}, faults) {
      for (const {message: message, hint: hint} of faults) runner.annotate("error", "Remit cannot start", (0, 
      _lib_parts_js__WEBPACK_IMPORTED_MODULE_1__.oR)([ message, hint ], "\n"));
      const [first, ...others] = faults;
      return {
        conclusion: "failed",
        message: others.length === 0 ? first?.message ?? "" : others.map(({message: message, hint: hint}) => (0, 
        _lib_parts_js__WEBPACK_IMPORTED_MODULE_1__.oR)([ message, hint ], " ")).join("\n"),
        ...(0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_1__.gI)({
          fault: first
        })
      };
    });
    var react = (async function react({github: github, runner: runner}, comment, content) {
      if (comment === undefined) return;
      try {
        await github.react(comment, content);
      } catch (error) {
        runner.print(`No reaction was added: ${(0, _faults_js__WEBPACK_IMPORTED_MODULE_9__.K)(error).message}`);
      }
    });
    var acknowledge = (function acknowledge({ports: ports, invocation: invocation, admitted: admitted, start: {kind: kind}}, due) {
      const comment = (0, _invocation_js__WEBPACK_IMPORTED_MODULE_3__.f2)(invocation) ? admitted.request.commentId : undefined;
      const works = kind !== "over" && kind !== "nothing";
      const started = due.then(() => react(ports, works ? comment : undefined, "rocket"));
      return {
        async end({conclusion: conclusion}) {
          await started;
          if (conclusion === "declined") await react(ports, comment, "-1");
        }
      };
    });
    __webpack_require__.d(__webpack_exports__, {
      BO: () => decline,
      E7: () => turnAway,
      b0: () => acknowledge,
      iP: () => announce,
      wv: () => react,
      yv: () => originOf
    });
    var _report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60566);
    var _report_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(28598);
    var _version_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17992);
    var _own_comments_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(30853);
    var _resolve_prompt_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36494);
    var _invocation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40298);
    var _ports_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(71888);
    var _lib_attempt_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(91513);
    var _faults_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1613);
    var _lib_parts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23782);
    async function turnAway(ports, invocation, gate) {
      const {log: log, runner: runner} = ports;
      const outcome = gate.kind === "declined" ? decline(ports, gate.reason) : refuse(ports, gate.faults);
      log.append({
        type: "run.finished",
        outcome: outcome
      });
      const {renderSummary: renderSummary, renderOutputs: renderOutputs} = await (0, _report_js__WEBPACK_IMPORTED_MODULE_2__.DO)();
      if (outcome.conclusion === "failed") await runner.writeSummary(renderSummary(log.entries));
      const outputs = renderOutputs(log.entries, await answer(ports, invocation, gate) ?? {});
      for (const [name, value] of Object.entries(outputs)) runner.setOutput(name, value);
      return outcome;
    }
    function whereAsked(pending, [fault]) {
      if (fault?.kind !== "github" || pending.kind === "declined" || pending.subject === undefined) return undefined;
      return {
        key: (0, _report_js__WEBPACK_IMPORTED_MODULE_5__.Td)(pending),
        subject: pending.subject.number
      };
    }
    function decline({log: log, runner: runner}, reason) {
      log.append({
        type: "request.declined",
        reason: reason
      });
      runner.print(`Declined: ${reason}`);
      return {
        conclusion: "declined",
        message: reason
      };
    }
  }),
  80531: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var begin = (async function begin(run, features, phase) {
      for (const {start: start} of features) {
        const begun = await (start?.(run, phase));
        if (begun !== undefined) return begun;
      }
      const reason = phase === "before work" ? await refusePull(run) : undefined;
      if (reason !== undefined) return {
        admitted: run.admitted,
        start: {
          kind: "nothing",
          reason: reason
        }
      };
      return await withPublished(run);
    });
    var withPublished = (async function withPublished(run) {
      const {admitted: admitted} = run;
      const {request: request} = admitted;
      const {base: base, trusted: trusted} = request;
      const {git: git} = run.ports;
      try {
        if (base.sha !== trusted.sha) await git.fetch(base.sha);
        if (!await (0, _change_js__WEBPACK_IMPORTED_MODULE_0__.Mx)(request, git)) {
          const foreign = await findForeign(run);
          const known = foreign === undefined ? request : {
            ...request,
            foreign: foreign
          };
          return {
            admitted: {
              ...admitted,
              request: known
            },
            start: {
              kind: "fresh"
            }
          };
        }
      } catch (error) {
        if (!(error instanceof _ports_js__WEBPACK_IMPORTED_MODULE_1__.XS)) throw error;
        return {
          admitted: admitted,
          start: {
            kind: "over",
            outcome: {
              conclusion: "failed",
              message: "",
              fault: (0, _faults_js__WEBPACK_IMPORTED_MODULE_2__.K)(error)
            }
          }
        };
      }
      const found = await findRecord(run, base.sha).catch((0, _lib_attempt_js__WEBPACK_IMPORTED_MODULE_3__.Wj)(_ports_js__WEBPACK_IMPORTED_MODULE_4__.y, unread));
      if (found !== undefined && "kind" in found) return {
        admitted: admitted,
        start: found
      };
      if (found === undefined) return {
        admitted: admitted,
        start: {
          kind: "claimed"
        }
      };
      const {run: working, kept: kept, end: end} = found.record;
      const earlier = working === undefined ? {
        earlier: {
          url: found.comment.url
        }
      } : {};
      const answered = {
        commit: base.sha,
        ...(0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_5__.gI)({
          kept: kept,
          end: end
        })
      };
      return {
        admitted: admitted,
        start: {
          kind: "published",
          answered: answered,
          ...earlier
        }
      };
    });
    var placesOf = (async function placesOf(github, {subject: subject, base: base}) {
      if (subject !== undefined) return [ subject.number ];
      const [pulls, self] = await Promise.all([ github.pullsFrom(base.name), github.self() ]);
      return pulls.filter(({author: author}) => author.id === self.id).map(({number: number}) => number);
    });
    var findForeign = (async function findForeign(run) {
      const {request: request} = run.admitted;
      const {base: base, subject: subject, trusted: trusted, caughtUp: caughtUp} = request;
      const head = branchLeft(request, run.invocation.settings.trigger.branchPrefix)?.head;
      if (subject?.kind === "pull" || head === undefined) return undefined;
      if ((await recordedOf(run, [ head ])).has(head)) return undefined;
      const {history: history} = run.ports.git;
      const parting = await history.parting(base.sha, caughtUp?.onto.sha ?? trusted.sha);
      const all = parting?.own ?? (await history.log(head, {
        most: 1
      })).commits;
      const own = all.filter(({oid: oid}) => oid === head || oid !== base.sha);
      if (own.length === 0) return undefined;
      const oids = own.map(({oid: oid}) => oid);
      const known = followed(own, await recordedOf(run, oids));
      const others = own.filter(({oid: oid}) => !known.has(oid));
      const commits = others.slice(0, SHOWN).map(commit => ({
        oid: commit.oid,
        author: nameOf(commit)
      }));
      const fork = parting === undefined ? {} : {
        fork: parting.fork
      };
      return {
        head: head,
        commits: commits,
        more: others.length - commits.length,
        ...fork
      };
    });
    var nameOf = (function nameOf({author: author}) {
      const plain = author.name.replaceAll(new RegExp("[^\\p{L}\\p{N} .-]+", "gu"), " ").trim();
      return (0, _lib_cut_js__WEBPACK_IMPORTED_MODULE_8__.Ku)(plain, 40) || "nobody";
    });
    var refusePull = (async function refusePull({ports: {github: github}, invocation: {settings: settings}, admitted: {request: request, policy: policy}}, branch) {
      const {pulls: limit, to: to} = policy.publish;
      const opensPull = request.kind === "change" && request.subject?.kind !== "pull" && to.value === "pull";
      if (!opensPull || limit.value === 0 || settings.dryRun) return undefined;
      const prefix = settings.trigger.branchPrefix;
      try {
        const [all, self] = await Promise.all([ github.openPulls(), github.self() ]);
        const ours = all.filter(({head: head, fromFork: fromFork, author: author}) => !fromFork && author.id === self.id && head.name.startsWith(prefix));
        const own = branch ?? branchLeft(request, prefix)?.branch;
        if (ours.length < limit.value || all.some(({head: head, fromFork: fromFork}) => !fromFork && head.name === own)) return undefined;
        const listed = ours.slice(0, LISTED).map(({number: number}) => `#${number}`);
        const more = ours.length > LISTED ? ` and ${ours.length - LISTED} more` : "";
        return `The policy allows ${limit.value} open pull requests of Remit at a time (publish.pulls, ${limit.source}), and there are ${listed.join(", ")}${more}. Merge or close one, or raise the limit, and ask again.`;
      } catch (error) {
        if (error instanceof _ports_js__WEBPACK_IMPORTED_MODULE_4__.y) return undefined;
        throw error;
      }
    });
    __webpack_require__.d(__webpack_exports__, {
      I1: () => ownWords,
      Wi: () => branchLeft,
      _7: () => claimedFault,
      my: () => awaitRecord,
      nd: () => withPublished,
      qN: () => begin,
      s8: () => refusePull
    });
    var _change_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45337);
    var _change_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(15845);
    var _ports_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11507);
    var _ports_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71888);
    var _report_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(28598);
    var _faults_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1613);
    var _own_comments_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(30853);
    var _lib_parts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(23782);
    var _lib_cut_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(24192);
    var _lib_attempt_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91513);
    function ownWords({instruction: instruction, prompt: prompt}) {
      return (instruction.startsWith(prompt) ? instruction.slice(prompt.length) : instruction).trim();
    }
    function unread(error) {
      const {kind: kind, message: message, hint: hint = "Run the workflow again."} = (0, 
      _faults_js__WEBPACK_IMPORTED_MODULE_2__.K)(error);
      const what = "Whether an earlier run has answered this request could not be read from GitHub";
      const fault = {
        kind: kind,
        message: `${what}: ${message}`,
        hint: hint
      };
      return {
        kind: "over",
        outcome: {
          conclusion: "failed",
          message: "",
          fault: fault
        },
        earlier: {}
      };
    }
    async function findRecord(run, commit) {
      const {request: request} = run.admitted;
      const key = (0, _report_js__WEBPACK_IMPORTED_MODULE_6__.Td)(request);
      const wanted = comment => comment.key === key && comment.record.pushed === commit;
      for (const subject of await placesOf(run.ports.github, request)) {
        const [found] = await (0, _own_comments_js__WEBPACK_IMPORTED_MODULE_7__.cC)((0, 
        _own_comments_js__WEBPACK_IMPORTED_MODULE_7__.SO)(run), subject, wanted);
        if (found !== undefined) return found;
      }
      return undefined;
    }
    const RECORDED_AFTER = [ 1e3, 3e3, 6e3 ];
    async function awaitRecord(run, commit) {
      const {clock: clock} = run.ports;
      const {stop: stop} = run.invocation;
      for (const wait of [ ...RECORDED_AFTER, undefined ]) {
        const last = wait === undefined || stop.aborted;
        const found = await findRecord(run, commit).catch((0, _lib_attempt_js__WEBPACK_IMPORTED_MODULE_3__.Wj)(_ports_js__WEBPACK_IMPORTED_MODULE_4__.y, () => undefined, () => !last));
        if (found !== undefined) return true;
        if (last) break;
        await clock.sleep(wait, stop);
      }
      return false;
    }
    function claimedFault({base: base}) {
      return {
        kind: "conflict",
        message: `The branch ${base.name} is at ${base.sha}, which claims to answer this request, but no comment by Remit records that Remit pushed it.`,
        hint: "Look at that commit and at who pushed it: a run whose machine was lost while it pushed leaves one, too. Open a pull request from the branch if you want it; otherwise delete the branch, and ask again."
      };
    }
    function followed(own, recorded) {
      const parents = new Map(own.map(commit => [ commit.oid, commit.parents ]));
      const known = new Set(recorded);
      for (const oid of known) for (const parent of parents.get(oid) ?? []) known.add(parent);
      return known;
    }
    const SHOWN = 10;
    async function recordedOf(run, commits) {
      const {subject: subject, base: base} = run.admitted.request;
      const found = new Set;
      try {
        const pulls = (await run.ports.github.pullsFrom(base.name)).map(({number: number}) => number);
        for (const number of [ ...subject === undefined ? [] : [ subject.number ], ...pulls ]) {
          const named = await (0, _own_comments_js__WEBPACK_IMPORTED_MODULE_7__.cC)((0, _own_comments_js__WEBPACK_IMPORTED_MODULE_7__.SO)(run), number, ({record: record}) => commits.includes(record.pushed ?? ""));
          for (const {record: record} of named) if (record.pushed !== undefined) found.add(record.pushed);
        }
      } catch (error) {
        if (!(error instanceof _ports_js__WEBPACK_IMPORTED_MODULE_4__.y)) throw error;
      }
      return found;
    }
    const LISTED = 10;
    function branchLeft(request, prefix) {
      const chosen = (0, _change_js__WEBPACK_IMPORTED_MODULE_9__.ie)(request, "", prefix);
      if (chosen.kind === "refused") return undefined;
      const {branch: branch, expect: head} = chosen.target;
      return head === undefined ? undefined : {
        branch: branch,
        head: head
      };
    }
  }),
  74876: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var loadFeatures = (async function loadFeatures(list, admitted, settings) {
      const found = list.map(async ({when: when, load: load}) => await when(admitted, settings) ? [ await load() ] : []);
      return (await Promise.all(found)).flat();
    });
    var isRefusal = (function isRefusal(given) {
      return "kind" in given;
    });
    __webpack_require__.d(__webpack_exports__, {
      Y: () => loadFeatures,
      v: () => isRefusal
    });
  }),
  87462: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var openRunKeeper = (function openRunKeeper(run, earlier) {
      const {ports: ports, invocation: invocation, admitted: admitted} = run;
      const {log: log, git: git, clock: clock, secrets: secrets, files: files} = ports;
      const {request: request} = admitted;
      const reason = whyNot(run);
      const names = earlier?.refs ?? [];
      if (reason === undefined) saveForPost(ports.runner, [ ...names, ...(0, _kept_state_js__WEBPACK_IMPORTED_MODULE_0__.GT)(request) ], earlier?.work);
      const about = (outcome, work) => {
        const parts = {
          git: git,
          redact: secrets.redact,
          entries: log.entries,
          outcome: outcome,
          names: names
        };
        return {
          ...parts,
          time: secondsOf(clock),
          ...(0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_1__.gI)({
            work: work
          })
        };
      };
      let taken;
      let checkpoints;
      let watched;
      const collect = () => collectEdits(run, watched);
      const save = async () => await (await loadKeeping()).keepRun(about(_report_js__WEBPACK_IMPORTED_MODULE_2__.Vk, await collect()));
      return {
        reason: reason,
        watch(baseline) {
          watched = baseline;
          const place = `${invocation.directories.run}/${_change_js__WEBPACK_IMPORTED_MODULE_3__.tu}`;
          files.write(place, (0, _change_js__WEBPACK_IMPORTED_MODULE_3__.B9)(baseline)).catch(() => {});
          if (reason !== undefined || (0, _kept_state_js__WEBPACK_IMPORTED_MODULE_0__.GT)(request).length === 0) return;
          checkpoints = openCheckpoints(ports, save);
        },
        rescue: async () => await rescueWork(run, await collect().catch(() => undefined)),
        async store(outcome) {
          if (reason !== undefined) return undefined;
          await (checkpoints?.saved());
          const {storeRun: storeRun} = await loadKeeping();
          return await storeRun(about(outcome, undefined), kept => log.append(taken = kept));
        },
        async keep(outcome, work) {
          await (checkpoints?.close());
          const {keepEnded: keepEnded} = await loadKeeping();
          const kept = await keepEnded(about(outcome, work), reason, taken?.sum);
          reportKept(ports, kept, {
            wanted: reason === undefined,
            taken: taken?.sum
          });
        }
      };
    });
    var secondsOf = (function secondsOf(clock) {
      return Math.floor(clock.now() / 1e3);
    });
    var loadKeeping = (function loadKeeping() {
      return Promise.all([ __webpack_require__.e(9164), __webpack_require__.e(1709), __webpack_require__.e(3189), __webpack_require__.e(664), __webpack_require__.e(8111), __webpack_require__.e(9871) ]).then(__webpack_require__.bind(__webpack_require__, 78181));
    });
    var reportKept = (function reportKept({log: log, runner: runner}, kept, {wanted: wanted, taken: taken}) {
      if (kept.sum === undefined || kept.sum !== taken) log.append(kept);
      runner.saveState(_report_js__WEBPACK_IMPORTED_MODULE_2__.MX.kept, "yes");
      if (wanted && kept.reason !== undefined) runner.print(`This run cannot be continued with /continue: ${kept.reason}`);
    });
    var whyNot = (function whyNot({invocation: {settings: settings}, admitted: {request: request, policy: policy}}) {
      if (settings.job?.kind === "propose") return "The job that publishes keeps it.";
      if (request.subject?.fromFork === true) return "Runs on a fork's pull request are not kept.";
      if (policy.publish.to.value === "nothing") return "The policy publishes nothing, the run's log included.";
      return settings.dryRun ? "This is a dry run: nothing was sent." : undefined;
    });
    var saveForPost = (function saveForPost(runner, names, work) {
      runner.saveState(_report_js__WEBPACK_IMPORTED_MODULE_2__.MX.keep, [ ...new Set(names) ].join(" "));
      if (work !== undefined) runner.saveState(_report_js__WEBPACK_IMPORTED_MODULE_2__.MX.work, work);
    });
    var openCheckpoints = (function openCheckpoints({log: log, clock: clock}, save) {
      let last = clock.elapsed();
      let saving;
      const stop = log.listen(({event: event}) => {
        if (event.type !== "call.finished" || saving !== undefined || clock.elapsed() - last < CHECKPOINT_MS) return;
        last = clock.elapsed();
        saving = save().then(kept => void (kept.sum !== undefined && log.append(kept))).catch(() => {}).then(() => void (saving = undefined));
      });
      const saved = async () => await saving;
      return {
        saved: saved,
        async close() {
          stop();
          await saved();
        }
      };
    });
    __webpack_require__.d(__webpack_exports__, {
      S: () => loadKeeping,
      g: () => openRunKeeper
    });
    var _change_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7790);
    var _report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77480);
    var _kept_state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26868);
    var _patch_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19570);
    var _lib_parts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23782);
    async function collectEdits({ports: {git: git, secrets: secrets, clock: clock}, invocation: {runUrl: runUrl, settings: settings}, admitted: {request: request, policy: policy}}, baseline) {
      if (baseline === undefined) return undefined;
      const {collectWork: collectWork} = await loadKeeping();
      const credits = {
        runUrl: runUrl,
        serverUrl: settings.github.serverUrl
      };
      return await collectWork({
        git: git,
        secrets: secrets,
        baseline: baseline,
        request: request,
        policy: policy,
        credits: credits,
        time: secondsOf(clock)
      });
    }
    async function rescueWork(run, work) {
      const {base: base} = run.admitted.request;
      if (work !== undefined) await (0, _patch_files_js__WEBPACK_IMPORTED_MODULE_4__.rv)(run, {
        base: base,
        commit: work
      }).catch(() => undefined);
      return work;
    }
    const CHECKPOINT_MS = 5 * 6e4;
  }),
  17472: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var mayRead = (function mayRead(policy, circumstances) {
      const call = (0, _policy_js__WEBPACK_IMPORTED_MODULE_1__.RA)(policy, "read_file", circumstances, here);
      const narrows = call.deny.some(({rule: rule}) => !BUILT_IN.has(rule.id) && rule.access !== "write");
      const everything = call.allow.some(({rule: rule}) => rule.path?.includes("**") === true && rule.agent === undefined);
      const file = path => (0, _policy_js__WEBPACK_IMPORTED_MODULE_1__.DQ)(call, "read", path, "").effect === "allow";
      if (everything && !narrows) return {
        everything: true,
        file: path => path.includes("/") || file(path)
      };
      return {
        everything: false,
        file: file
      };
    });
    var ignoredBy = (function ignoredBy({ignoreFiles: ignoreFiles}) {
      const files = ignoreFiles.map(_lib_ignore_js__WEBPACK_IMPORTED_MODULE_2__.c);
      return (path, isDirectory = false) => files.some(patterns => (0, _lib_ignore_js__WEBPACK_IMPORTED_MODULE_2__.W)(patterns, path.split("/"), isDirectory));
    });
    var readsAll = (function readsAll(admitted) {
      return allowedFor(admitted).everything;
    });
    var allowedFor = (function allowedFor(admitted) {
      return mayRead(admitted.policy, (0, _policy_js__WEBPACK_IMPORTED_MODULE_3__.c1)(admitted.request, _events_js__WEBPACK_IMPORTED_MODULE_4__.QT));
    });
    var listed = (async function listed(directory, files) {
      try {
        return await files.list(directory);
      } catch (error) {
        if ((0, _ports_js__WEBPACK_IMPORTED_MODULE_6__.x)(error) === undefined) throw error;
        return {
          entries: [],
          undecodable: 0
        };
      }
    });
    __webpack_require__.d(__webpack_exports__, {
      EB: () => findCovered,
      Nw: () => readsAll,
      dn: () => mayShow,
      gP: () => ignoredBy,
      ok: () => mayRead
    });
    var _lib_ignore_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65544);
    var _policy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50115);
    var _policy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94193);
    var _events_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58223);
    var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
    var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
    var _ports_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(44714);
    var _change_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7457);
    const BUILT_IN = new Set([ "built-in:git", "built-in:credentials" ]);
    function mayShow({policy: policy, project: project}, circumstances) {
      const [readable, ignored] = [ mayRead(policy, circumstances).file, ignoredBy(project) ];
      return path => readable(path) && !ignored(path);
    }
    const here = path => ({
      kind: "inside",
      path: path
    });
    const MOST = 1e3;
    const MOST_DIRECTORIES = 5e4;
    async function findCovered(admitted, {files: files, git: git}, checkout) {
      const allowed = allowedFor(admitted);
      if (allowed.everything) return {
        kind: "covered",
        paths: []
      };
      const {base: base, trusted: trusted} = admitted.request;
      const denied = path => !allowed.file(path);
      const tracked = await trackedAmong(git.files(base.sha), denied);
      const before = tracked.length === 0 && trusted.sha !== base.sha && await hasAny(git.files(trusted.sha), denied);
      const root = await files.realPath(checkout);
      const there = await walk(root, files, allowed.file);
      if (typeof there === "string") return {
        kind: "too many",
        reason: there
      };
      const objects = await objectsOf(there, root, files);
      const regular = tracked.filter(({mode: mode}) => mode.startsWith("100")).map(({path: path}) => path);
      const paths = [ ...new Set([ ...regular, ...there.found, ...objects ]) ];
      if (paths.length > MOST) {
        const reason = `the policy denies reading ${paths.length} files of the checkout, and at most ${MOST} can be hidden from commands; deny fewer, or deny all commands with [shell] commands = "none"`;
        return {
          kind: "too many",
          reason: reason
        };
      }
      if (tracked.length === 0 && !before) return {
        kind: "covered",
        paths: paths
      };
      return {
        kind: "covered",
        paths: [ ...paths, ".git/objects", ...await lfsOf(root, [ ".git" ], files) ]
      };
    }
    async function hasAny(files, counts) {
      for await (const file of files) if (file.exact && counts(file.path)) return true;
      return false;
    }
    async function lfsOf(root, directories, files) {
      const stores = directories.map(async directory => {
        const store = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(directory, "lfs");
        return await files.exists(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(root, store)) ? [ store ] : [];
      });
      return (await Promise.all(stores)).flat();
    }
    async function trackedAmong(files, counts) {
      const found = [];
      for await (const file of files) if (file.exact && counts(file.path)) found.push(file);
      return found;
    }
    const STRANGE = "\ufffd";
    async function walk(root, files, allowed) {
      const [found, repositories] = [ [], [] ];
      const queue = [ "" ];
      for (let at = 0; at < queue.length; at++) {
        if (at > MOST_DIRECTORIES) return `the checkout has more than ${MOST_DIRECTORIES} directories to search for files that the policy denies reading`;
        const directory = queue[at] ?? "";
        const {entries: entries, undecodable: undecodable} = await listed(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(root, directory), files);
        if (undecodable > 0 && !allowed(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(directory, STRANGE))) return `the directory ${JSON.stringify(directory)}, which the policy denies reading, has names that are not UTF-8`;
        if (directory !== "" && entries.some(({name: name}) => name === ".git")) repositories.push(directory);
        for (const {name: name, kind: kind} of entries) {
          const path = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(directory, name);
          if (name === ".git") continue;
          if (kind === "directory") queue.push(path);
          if (kind === "file" && !allowed(path)) found.push(path);
        }
      }
      return {
        found: found,
        repositories: repositories
      };
    }
    async function objectsOf({found: found, repositories: repositories}, root, files) {
      const concerned = repositories.filter(directory => found.some(path => path.startsWith(`${directory}/`)));
      const places = await Promise.all(concerned.map(each => (0, _change_js__WEBPACK_IMPORTED_MODULE_5__.By)(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(root, each), files)));
      const own = places.flatMap(place => place === undefined ? [] : [ node_path__WEBPACK_IMPORTED_MODULE_0__.posix.relative(root, place.common) ]);
      const inside = own.filter(path => path !== ".." && !path.startsWith("../"));
      return [ ...inside.map(path => node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(path, "objects")), ...await lfsOf(root, inside, files) ];
    }
  }),
  27180: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var openRun = (async function openRun({github: github, ...others}, invocation, list, meanwhile) {
      const reading = (0, _read_ahead_js__WEBPACK_IMPORTED_MODULE_0__.E)(github);
      const starting = {
        ...others,
        github: reading.github
      };
      starting.log.listen(({event: event}) => event.type === "change.pushed" && reading.pushed(event.commit));
      const gate = await tryGate(starting, invocation, list, pending => {
        reading.begin(pending, (0, _invocation_js__WEBPACK_IMPORTED_MODULE_1__.dV)(invocation.event.payload));
        if ((0, _invocation_js__WEBPACK_IMPORTED_MODULE_1__.f2)(invocation)) starting.github.self().catch(() => undefined);
        meanwhile();
      });
      if (gate.kind === "turned away") return gate;
      const early = (0, _run_shell_js__WEBPACK_IMPORTED_MODULE_2__.Or)(starting.shells, gate);
      const begun = await beginWith({
        ports: starting,
        invocation: invocation,
        admitted: gate
      }, list, "before work");
      const sources = readSourcesAhead({
        ports: starting,
        invocation: invocation,
        admitted: begun.admitted
      }, begun.start);
      const checkout = invocation.settings.runner.workspace;
      const {shell: shell, ...runShell} = await (0, _run_shell_js__WEBPACK_IMPORTED_MODULE_2__.G8)({
        ...starting,
        checkout: checkout
      }, begun, early);
      const ports = {
        ...starting,
        shell: shell
      };
      const run = {
        ports: ports,
        invocation: invocation,
        ...begun
      };
      (0, _announce_js__WEBPACK_IMPORTED_MODULE_3__.iP)(run, shell);
      const due = (0, _until_idle_js__WEBPACK_IMPORTED_MODULE_4__.F)(starting, {
        or: "run.finished"
      });
      const [acknowledged, corrected] = [ (0, _announce_js__WEBPACK_IMPORTED_MODULE_3__.b0)(run, due), due.then(() => (0, 
      _own_comments_js__WEBPACK_IMPORTED_MODULE_5__.dx)(run)) ];
      const keeper = (0, _keeper_js__WEBPACK_IMPORTED_MODULE_6__.g)(run, begun.start.kind === "continued" ? begun.start.kept : undefined);
      const report = openReport(run, due, begun.start);
      return {
        kind: "open",
        run: {
          kind: "own",
          ...run,
          keeper: keeper,
          report: report,
          acknowledged: acknowledged,
          corrected: corrected,
          sources: sources,
          ...runShell
        }
      };
    });
    var readSourcesAhead = (function readSourcesAhead(run, {kind: kind}) {
      if (kind !== "fresh" && kind !== "continued") return undefined;
      const reading = Promise.all([ __webpack_require__.e(2903), __webpack_require__.e(1319) ]).then(__webpack_require__.bind(__webpack_require__, 42903)).then(({readSources: readSources}) => readSources(run));
      reading.catch(() => undefined);
      return reading;
    });
    var tryGate = (async function tryGate(ports, invocation, list, asking) {
      const gate = await (0, _gate_js__WEBPACK_IMPORTED_MODULE_7__.l)(ports, invocation, admitBy(list, ports, invocation), asking).catch(error => ({
        kind: "closed",
        faults: [ (0, _faults_js__WEBPACK_IMPORTED_MODULE_8__.K)(error) ]
      }));
      if (gate.kind === "open") return gate;
      return {
        kind: "turned away",
        outcome: await (0, _announce_js__WEBPACK_IMPORTED_MODULE_3__.E7)(ports, invocation, gate)
      };
    });
    var admitBy = (function admitBy(list, ports, invocation) {
      return async (pending, request) => {
        let due = request;
        for (const {admits: admits, load: load} of list) {
          if (admits?.(pending) !== true) continue;
          const admission = await ((await load()).admit?.(ports, invocation, pending, due));
          if (admission?.kind === "declined") return admission;
          due = admission?.request ?? due;
        }
        return {
          kind: "due",
          request: due
        };
      };
    });
    var beginWith = (async function beginWith(run, list, phase) {
      const {settings: settings} = run.invocation;
      const begun = await (0, _begin_js__WEBPACK_IMPORTED_MODULE_9__.qN)(run, await (0, 
      _feature_js__WEBPACK_IMPORTED_MODULE_10__.Y)(list, run.admitted, settings), phase);
      return {
        ...begun,
        features: await (0, _feature_js__WEBPACK_IMPORTED_MODULE_10__.Y)(list, begun.admitted, settings)
      };
    });
    var openReport = (function openReport({ports: ports, invocation: invocation, admitted: {request: request}}, ready, start) {
      const {subject: subject} = request;
      const earlier = start?.kind === "published" || start?.kind === "over" ? start.earlier : undefined;
      return (0, _report_js__WEBPACK_IMPORTED_MODULE_11__.WU)({
        ...ports,
        ready: ready,
        seal: (0, _own_comments_js__WEBPACK_IMPORTED_MODULE_5__.Ru)(invocation.settings),
        key: (0, _report_js__WEBPACK_IMPORTED_MODULE_12__.Td)(request),
        stop: invocation.stop,
        ...(0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_13__.gI)({
          earlier: earlier
        }),
        ...subject && (0, _invocation_js__WEBPACK_IMPORTED_MODULE_1__.f2)(invocation) && {
          subject: subject.number
        }
      });
    });
    __webpack_require__.d(__webpack_exports__, {
      Iy: () => openRun,
      NL: () => openReport,
      X7: () => tryGate,
      oO: () => beginWith
    });
    var _report_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(60566);
    var _report_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(28598);
    var _announce_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52363);
    var _begin_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(80531);
    var _faults_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1613);
    var _feature_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(74876);
    var _gate_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(27254);
    var _keeper_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(87462);
    var _own_comments_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(30853);
    var _run_shell_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10412);
    var _read_ahead_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85136);
    var _invocation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40298);
    var _until_idle_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(31253);
    var _lib_parts_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(23782);
  }),
  85136: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var readAhead = (function readAhead(github) {
      const [comments, runs, checks] = [ givenOnce(github.comments), givenOnce(github.commitRuns), givenOnce(github.otherChecks) ];
      let messages;
      const answering = {
        ...github,
        comments: comments.ask,
        commitRuns: runs.ask,
        otherChecks: checks.ask,
        commitMessages(sha, most) {
          const begun = most === NEWEST_COMMITS ? messages : undefined;
          messages = undefined;
          return begun ?? github.commitMessages(sha, most);
        }
      };
      return {
        github: answering,
        begin({command: command, subject: subject}, branch) {
          if (command !== undefined) return;
          if (subject !== undefined) comments.begin(subject.number);
          messages = branch === undefined ? undefined : github.commitMessages(branch, NEWEST_COMMITS);
          messages?.catch(() => undefined);
        },
        pushed(commit) {
          runs.begin(commit);
          checks.begin(commit);
        }
      };
    });
    var givenOnce = (function givenOnce(find) {
      const begun = new Map;
      return {
        begin(key) {
          const finding = find(key);
          finding.catch(() => undefined);
          begun.set(key, finding);
        },
        ask(key) {
          const finding = begun.get(key);
          begun.delete(key);
          return finding ?? find(key);
        }
      };
    });
    __webpack_require__.d(__webpack_exports__, {
      E: () => readAhead,
      q: () => NEWEST_COMMITS
    });
    const NEWEST_COMMITS = 20;
  }),
  10412: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var openEarlyShell = (function openEarlyShell(shells, admitted) {
      const place = (0, _policy_js__WEBPACK_IMPORTED_MODULE_0__.V4)(admitted.policy);
      if (place.mode === "off" || admitted.pending.command !== undefined || !(0, _may_read_js__WEBPACK_IMPORTED_MODULE_1__.Nw)(admitted)) return undefined;
      const opening = shells.open({
        ...place,
        covered: []
      });
      opening.catch(() => undefined);
      return opening;
    });
    var openRunShell = (async function openRunShell(place, started, early) {
      try {
        return await open(place, started, early);
      } catch (error) {
        return {
          shell: NO_SHELL("none", []),
          covered: [],
          broken: error
        };
      }
    });
    var open = (async function open({git: git, files: files, shells: shells, checkout: checkout}, {admitted: admitted, start: start}, early) {
      const {request: request, policy: policy} = admitted;
      const required = (0, _policy_js__WEBPACK_IMPORTED_MODULE_0__.V4)(policy);
      if (start.kind === "nothing" || start.kind === "over") {
        await closeEarlyShell(early);
        return {
          shell: NO_SHELL("not needed", []),
          covered: []
        };
      }
      if (request.base.sha !== request.trusted.sha) await git.fetch(request.base.sha);
      if (early !== undefined && (0, _may_read_js__WEBPACK_IMPORTED_MODULE_1__.Nw)(admitted)) return {
        shell: await early,
        covered: []
      };
      await closeEarlyShell(early);
      if (required.mode === "off") return {
        shell: await shells.open({
          ...required,
          covered: []
        }),
        covered: []
      };
      const covering = await (0, _may_read_js__WEBPACK_IMPORTED_MODULE_1__.EB)(admitted, {
        git: git,
        files: files
      }, checkout);
      if (covering.kind === "too many") return {
        shell: NO_SHELL("none", [ covering.reason ]),
        covered: []
      };
      return {
        shell: await shells.open({
          ...required,
          covered: covering.paths
        }),
        covered: covering.paths
      };
    });
    var missingSandbox = (function missingSandbox(shell, admitted) {
      const {request: request, policy: policy, project: project} = admitted;
      if (shell.sandbox !== "none" || policy.sandbox.mode.value === "off") return undefined;
      const {commands: commands} = policy.shell;
      const edits = request.kind === "change" && policy.publish.to.value !== "nothing";
      const works = edits && (commands.value !== "none" || policy.verify.commands.value.length > 0);
      if (!works && project.settings.hooks.length === 0) return undefined;
      const message = `The policy requires a sandbox for commands (${policy.sandbox.mode.source}), and this run has none: ${shell.lacks.join("; ")}.`;
      return {
        conclusion: "failed",
        message: "",
        fault: {
          kind: "sandbox",
          message: message,
          hint: hintFor(shell.lacks)
        }
      };
    });
    var mayRunCode = (function mayRunCode(shell, {request: request, policy: policy}) {
      if (shell.sandbox !== "none") return true;
      return policy.sandbox.mode.value === "off" && request.subject?.fromFork !== true;
    });
    __webpack_require__.d(__webpack_exports__, {
      G8: () => openRunShell,
      I0: () => mayRunCode,
      Or: () => openEarlyShell,
      mB: () => missingSandbox
    });
    var _policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50115);
    var _may_read_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17472);
    async function closeEarlyShell(early) {
      await (early?.then(shell => shell.close(), () => undefined));
    }
    const NO_SHELL = (sandbox, lacks) => ({
      sandbox: sandbox,
      lacks: lacks,
      start: () => ({
        pid: -1,
        ended: Promise.resolve({
          kind: "not_started",
          message: "this run has no shell"
        }),
        kill: () => Promise.resolve()
      }),
      stop: () => Promise.resolve(),
      close: () => Promise.resolve()
    });
    function hintFor(lacks) {
      const reasons = lacks.join(" ");
      const off = 'Or, if the owner accepts that, `[sandbox] mode = "off"`: commands then run as the runner\'s user, and only those that an [[allow]] lists.';
      if (/which the policy|denies reading/.test(reasons)) return off;
      if (/this is (darwin|win32)/.test(reasons)) return `Run the job on a Linux virtual machine, such as \`runs-on: ubuntu-latest\`. ${off}`;
      if (/programs are missing/.test(reasons)) return `Install them in a step before Remit. ${off}`;
      return `Hosted Ubuntu virtual machines have one without a setting. \`ubuntu-slim\` has none. A job with \`container:\` needs \`options: --cap-add SYS_ADMIN --security-opt seccomp=unconfined --security-opt apparmor=unconfined\`; a hardening step must leave sudo (\`disable-sudo: false\`). All cases: docs/enterprise.md, "Where there is no sandbox". ${off}`;
    }
  }),
  31253: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var untilIdle = (async function untilIdle({log: log, clock: clock}, {or: or, signal: signal}) {
      const over = new AbortController;
      const stopListening = log.listen(({event: event}) => void (event.type === or && over.abort()));
      await clock.idle(LATEST_MS, signal === undefined ? over.signal : AbortSignal.any([ over.signal, signal ]));
      stopListening();
    });
    __webpack_require__.d(__webpack_exports__, {
      F: () => untilIdle,
      a: () => whileModelIsAwaited
    });
    const LATEST_MS = 1e3;
    function whileModelIsAwaited({log: log, clock: clock}, tasks) {
      const left = [ ...tasks ];
      let wait = 0;
      const begin = async own => {
        while (left.length > 0) {
          await clock.idle(LATEST_MS);
          if (own !== wait) return;
          await (left.shift()?.());
        }
        stopListening();
      };
      const stopListening = log.listen(({event: event}) => {
        wait += 1;
        if (event.type === "model.asked") void begin(wait);
      });
    }
  })
};


