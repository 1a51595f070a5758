export const id = 327;

export const ids = [ 327 ];

export const modules = {
  11519: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      B: () => openOfflineGitHub
    });
    var _ports_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48076);
    const REMIT = {
      login: "remit[bot]",
      id: 0,
      bot: true
    };
    function openOfflineGitHub(facts) {
      const shelves = {
        comments: new Map,
        pulls: new Map
      };
      return {
        written: {
          get comments() {
            return [ ...shelves.comments.values() ];
          },
          get pulls() {
            return [ ...shelves.pulls.values() ];
          }
        },
        ...reading(facts, shelves),
        ...writing(facts, shelves)
      };
    }
    function reading(facts, {comments: comments, pulls: pulls}) {
      const {actor: actor, defaultBranch: defaultBranch, issues: issues} = facts;
      return {
        repository: () => Promise.resolve({
          defaultBranch: defaultBranch,
          private: true
        }),
        self: () => Promise.resolve(REMIT),
        account: login => Promise.resolve(login === actor.login ? actor : {
          ...REMIT,
          login: login
        }),
        permission: login => Promise.resolve(login === actor.login ? facts.permission ?? "write" : "none"),
        branch: facts.branch,
        issue: number => found(issues.find(issue => issue.number === number)),
        pull: number => found(pulls.get(number)),
        pullFiles: () => Promise.resolve([]),
        reviews: () => Promise.resolve([]),
        reviewComments: () => Promise.resolve([]),
        reviewThreads: () => Promise.resolve([]),
        jobs: () => Promise.resolve({
          failed: [],
          passed: 0,
          running: 0
        }),
        commitRuns: () => Promise.resolve([]),
        otherChecks: () => Promise.resolve([]),
        jobLog: () => Promise.resolve(undefined),
        workflowRun: () => Promise.resolve(undefined),
        cancelRun: () => Promise.resolve(),
        pullsFrom: branch => Promise.resolve([ ...pulls.values() ].filter(pull => pull.head.name === branch)),
        issuesBy: () => Promise.resolve([]),
        createIssue: () => found(undefined),
        updateIssue: () => found(undefined),
        openPulls: () => Promise.resolve([ ...pulls.values() ]),
        lastPullFrom: () => Promise.resolve(undefined),
        lastEditor: () => Promise.resolve(undefined),
        comments: () => Promise.resolve([ ...comments.values() ]),
        react: () => Promise.resolve()
      };
    }
    function writing(facts, {comments: comments, pulls: pulls}) {
      const first = Math.max(0, ...facts.issues.map(({number: number}) => number)) + 1;
      return {
        createComment: (number, body) => {
          const id = comments.size + 1;
          const url = `${facts.url}/issues/${number}#comment-${id}`;
          return keep(comments, id, {
            id: id,
            body: body,
            author: REMIT,
            createdAt: "",
            updatedAt: "",
            url: url
          });
        },
        deleteComment: id => Promise.resolve(void comments.delete(id)),
        updateComment: async (id, body) => keep(comments, id, {
          ...await found(comments.get(id)),
          body: body
        }),
        createPull: async ({head: head, base: base, ...pull}) => {
          const number = first + pulls.size;
          const [from, to] = [ await found(await facts.branch(head)), await found(await facts.branch(base)) ];
          const url = `${facts.url}/pull/${number}`;
          return keep(pulls, number, {
            ...NEW_PULL,
            ...pull,
            number: number,
            head: from,
            base: to,
            url: url
          });
        },
        commitOnBranch: () => found(undefined),
        createReview: () => found(undefined),
        wouldTake: () => Promise.resolve(false),
        replyInThread: () => Promise.resolve(),
        resolveThread: () => Promise.resolve(),
        updatePull: async (number, pull) => keep(pulls, number, {
          ...await found(pulls.get(number)),
          ...pull
        })
      };
    }
    const NEW_PULL = {
      author: REMIT,
      open: true,
      merged: false,
      fromFork: false
    };
    function keep(map, key, value) {
      map.set(key, value);
      return Promise.resolve(value);
    }
    function found(value) {
      if (value === undefined) return Promise.reject(new _ports_js__WEBPACK_IMPORTED_MODULE_0__.y_("There is no such thing in the offline repository.", 404));
      return Promise.resolve(value);
    }
  },
  19628: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      D: () => readCall
    });
    var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
    var _policy_nearest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78400);
    var _complain_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16447);
    function readCall(command, words, options) {
      const {usage: usage} = command;
      const {tokens: tokens} = (0, node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({
        args: [ ...words ],
        options: options,
        strict: false,
        allowPositionals: true,
        tokens: true
      });
      const given = tokens.filter(token => token.kind === "option");
      if (given.some(({rawName: rawName}) => rawName === "--help" || rawName === "-h")) {
        process.stdout.write(usage);
        return undefined;
      }
      const [fault] = given.flatMap(token => faultOf(command, token, options) ?? []);
      if (fault !== undefined) {
        (0, _complain_js__WEBPACK_IMPORTED_MODULE_1__.c)(fault, usage);
        return undefined;
      }
      return (0, node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({
        args: [ ...words ],
        options: options,
        allowPositionals: true
      });
    }
    function faultOf(command, {name: name, rawName: rawName, value: value, inlineValue: inlineValue}, options) {
      const option = Object.hasOwn(options, name) && rawName.startsWith("--") ? options[name] : undefined;
      if (option === undefined) {
        const near = (0, _policy_nearest_js__WEBPACK_IMPORTED_MODULE_2__.p)(name, [ "help", ...Object.keys(options) ]);
        const hint = near === undefined ? "" : ` Did you mean --${near}?`;
        const words = command.takesWords === true ? " Words that begin with a hyphen come after --." : "";
        return `${command.name} has no option ${rawName}.${hint}${words}`;
      }
      if (option.type === "boolean") return inlineValue === true ? `${rawName} takes no value.` : undefined;
      if (value === undefined || value === "") return `${rawName} needs a value after it.`;
      const swallowed = value.startsWith("-") && inlineValue !== true;
      return swallowed ? `${rawName} needs a value; one that begins with a hyphen is given as ${rawName}=${value}.` : undefined;
    }
  },
  85342: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      $: () => readEntries
    });
    var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
    var _log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97309);
    var _complain_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16447);
    function readEntries(path) {
      let text;
      try {
        text = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8");
      } catch (error) {
        return `${path} cannot be read: ${(0, _complain_js__WEBPACK_IMPORTED_MODULE_2__.l)(error)}.`;
      }
      try {
        return (0, _log_js__WEBPACK_IMPORTED_MODULE_1__.x6)(text);
      } catch (error) {
        return `${path} is not a log of Remit's: ${(0, _complain_js__WEBPACK_IMPORTED_MODULE_2__.l)(error)}`;
      }
    }
  },
  62814: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      T: () => quietRunner
    });
    function quietRunner() {
      const nothing = () => undefined;
      return {
        print: nothing,
        annotate: nothing,
        mask: nothing,
        setOutput: nothing,
        saveState: nothing,
        writeSummary: () => Promise.resolve(true)
      };
    }
  },
  80327: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      runReplay: () => runReplay
    });
    var external_node_fs_ = __webpack_require__(73024);
    var external_node_os_ = __webpack_require__(48161);
    var external_node_path_ = __webpack_require__(76760);
    var summary = __webpack_require__(52486);
    var events = __webpack_require__(27297);
    var canonical = __webpack_require__(955);
    function firstDivergence(recorded, replayed) {
      const agents = new Set([ ...recorded, ...replayed ].map(({agent: agent}) => agent));
      const found = [ ...agents ].flatMap(agent => divergenceOf(agent, own(recorded, agent), own(replayed, agent)) ?? []);
      return found.sort((a, b) => (a.seq ?? Infinity) - (b.seq ?? Infinity))[0];
    }
    function own(entries, agent) {
      return entries.filter(entry => entry.agent === agent);
    }
    function divergenceOf(agent, recorded, replayed) {
      const [before, now] = [ recorded.flatMap(questionOf), replayed.flatMap(questionOf) ];
      for (let index = 0; index < Math.max(before.length, now.length); index++) {
        const what = difference(before[index], now[index]);
        if (what === undefined) continue;
        return {
          agent: agent,
          question: index + 1,
          seq: before[index]?.seq,
          what: what,
          cause: firstChange(recorded, replayed)
        };
      }
      return undefined;
    }
    function questionOf({seq: seq, event: event}) {
      return event.type === "model.asked" ? [ {
        seq: seq,
        event: event
      } ] : [];
    }
    function difference(before, now) {
      if (before === undefined) return `The replay asked a question more (${now?.event.purpose ?? "unknown"}).`;
      if (now === undefined) return `The replay ended before this question (${before.event.purpose}).`;
      const [a, b] = [ before.event, now.event ];
      if (a.purpose !== b.purpose) return `The recording asked for ${a.purpose}, the replay for ${b.purpose}.`;
      if (a.model !== b.model) return `The recording asked ${a.model}, the replay ${b.model}.`;
      if (a.digest !== b.digest) return `The question has other content: ${a.bytes} bytes recorded, ${b.bytes} replayed.`;
      return undefined;
    }
    const CONTENT = new Set([ "agent.started", "agent.told", "model.replied", "model.fell_back", "call.finished", "context.compressed", "context.masked" ]);
    function firstChange(recorded, replayed) {
      const [before, now] = [ recorded.filter(isContent), replayed.filter(isContent) ];
      return before.find((entry, index) => contentOf(entry) !== contentOf(now[index]))?.seq;
    }
    function isContent({event: event}) {
      return CONTENT.has(event.type);
    }
    function contentOf(entry) {
      if (entry === undefined) return "";
      const {event: event} = entry;
      return (0, canonical.d)(JSON.parse(JSON.stringify("ms" in event ? {
        ...event,
        ms: 0
      } : event)));
    }
    var loop = __webpack_require__(7425);
    var models = __webpack_require__(67325);
    var log = __webpack_require__(97309);
    var untrusted = __webpack_require__(16047);
    var catalog = __webpack_require__(36294);
    var tools_tool = __webpack_require__(74833);
    var equip = __webpack_require__(95433);
    var run_guide = __webpack_require__(54137);
    var run_hands = __webpack_require__(65733);
    var lore = __webpack_require__(12421);
    var skills = __webpack_require__(30472);
    var sub_agents = __webpack_require__(67111);
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
    function readRecording(entries) {
      const own = entries.filter(({agent: agent}) => agent === events.QT);
      const first = own.findLastIndex(({event: event}) => event.type === "run.started");
      const at = own.findIndex(({event: event}, index) => index > first && event.type === "agent.started");
      const [run, start] = [ own[first]?.event, own[at]?.event ];
      if (run?.type !== "run.started" || start?.type !== "agent.started") return "No agent was at work in this run.";
      const end = own.findIndex(({event: event}, index) => index > at && event.type === "agent.stopped");
      const again = end >= 0 && own.slice(end + 1).some(({event: event}) => event.type === "agent.started");
      const all = own.slice(at, again ? end + 1 : undefined);
      const work = all.filter(({event: event}) => !isAfterwards(event));
      const {system: system, briefing: briefing, tools: tools, model: model} = start;
      const fell = work.find(({event: event}) => event.type === "model.fell_back")?.event;
      const missing = work.some(({event: event}) => event.type === "model.failed" && event.cause === "not_found");
      const family = missing && fell !== undefined ? (0, models.OB)(model)?.family : undefined;
      return {
        before: own.slice(0, at),
        work: work,
        request: run.request,
        model: model,
        ...fell?.type === "model.fell_back" ? {
          fallback: fell.to
        } : {},
        ...family === undefined ? {} : {
          family: family
        },
        system: system,
        briefing: briefing,
        mark: (0, untrusted.bk)(briefing.map(({text: text = ""}) => text).join("\n")),
        tools: tools,
        limits: run.limits,
        policy: run.policy.digest,
        notes: [ ...notesOn(entries), ...again ? [ NOT_AGAIN ] : [] ]
      };
    }
    const RECORDED = "the recording";
    const NOT_AGAIN = "The attempt to mend failed checks is not played.";
    function isAfterwards(event) {
      if ("purpose" in event) return event.purpose === "repair_output";
      return event.type === "agent.told" && event.why === "output";
    }
    function notesOn(entries) {
      const hooked = entries.some(({event: event}) => event.type === "hook.ran");
      const helped = entries.some(({agent: agent}) => agent !== events.QT);
      return [ ...helped ? [ "Sub-agents are not played: their reports are the recorded ones." ] : [], ...hooked ? [ "Hooks are not run in a replay." ] : [] ];
    }
    async function replay(job, recording, rest) {
      const env_1 = {
        stack: [],
        error: void 0,
        hasError: false
      };
      try {
        const {log: log} = job.world;
        const tools = await readTools(job, recording);
        for (const {event: event} of recording.before) log.append(event);
        const guide = __addDisposableResource(env_1, (0, run_guide.h)(job, events.QT), false);
        const agent = cast(job, recording, tools, guide.tell);
        const objection = () => Promise.resolve(recordedObjection(rest()));
        const end = await (0, loop.J)({
          ...agent,
          objection: objection
        });
        const recorded = [ ...recording.before, ...recording.work ];
        const questions = log.entries.slice(recording.before.length).filter(({event: event}) => event.type === "model.asked");
        const missing = recording.tools.filter(name => !tools.some(tool => tool.name === name));
        const lost = missing.length === 0 ? [] : [ `These tools are not there in a replay: ${missing.join(", ")}.` ];
        const notes = [ ...recording.notes, ...lost ];
        return {
          end: end,
          notes: notes,
          questions: questions.length,
          divergence: firstDivergence(recorded, log.entries)
        };
      } catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
      } finally {
        __disposeResources(env_1);
      }
    }
    async function readTools(job, recording) {
      const {world: world} = job;
      const nowhere = (0, log.Ne)(world.clock, world.secrets, {
        path: "",
        append: () => undefined
      });
      const reading = await (0, lore.n)({
        ...job,
        world: {
          ...world,
          log: nowhere
        }
      });
      const mind = {
        model: world.model,
        name: recording.model,
        namedBy: RECORDED
      };
      const answers = recordedAnswers(recording.work);
      const local = catalog.FJ.map(tool => withRecordedTime(tool, answers));
      const own = [ ...local, ...catalog.Jf.map(tool => asRecorded(tool, answers)) ];
      if (reading.kind === "faulty") return own;
      const tools = [ ...own, ...(0, skills.d)(job, reading.lore.skills) ];
      const crew = {
        job: job,
        lore: reading.lore,
        mind: mind,
        hooks: undefined
      };
      const helpers = (0, sub_agents.j)(crew, tools).map(tool => asRecorded(tool, answers));
      return [ ...tools, ...helpers ].filter(({name: name}) => recording.tools.includes(name));
    }
    function cast(job, recording, tools, guide) {
      const {world: world, signal: signal} = job;
      const {model: name, family: family, fallback: fallback, system: system, briefing: briefing, limits: limits} = recording;
      const hands = (0, run_hands.S)(job, {
        name: events.QT,
        kind: events.QT,
        self: () => agent
      }, tools);
      const agent = {
        name: events.QT,
        task: {
          system: system,
          briefing: briefing
        },
        mind: (0, equip.i)(world, {
          model: {
            name: name,
            namedBy: RECORDED,
            fallback: fallback,
            ...family === undefined ? {} : {
              family: family
            }
          }
        }, job.admitted),
        hands: hands,
        limits: limits,
        log: world.log,
        clock: world.clock,
        signal: signal,
        guide: guide
      };
      return agent;
    }
    function recordedObjection(rest) {
      for (const {event: event} of rest) {
        if (event.type === "model.asked" || event.type === "agent.stopped") return undefined;
        if (event.type === "agent.told" && event.why === "objection") return event.text;
      }
      return undefined;
    }
    function recordedAnswers(work) {
      const keys = new Map;
      const answers = new Map;
      for (const {event: event} of work) {
        if (event.type === "model.replied") {
          for (const {id: id, tool: tool, args: args} of event.reply.calls) keys.set(id, keyOf(tool, args));
        }
        const key = event.type === "call.finished" ? keys.get(event.id) : undefined;
        if (event.type === "call.finished" && key !== undefined) {
          answers.set(key, [ ...answers.get(key) ?? [], event.answer ]);
        }
      }
      return answers;
    }
    function keyOf(tool, args) {
      return `${tool} ${JSON.stringify(args)}`;
    }
    const DURATION = /(?<=^\[[^\]\n]* after )[\d.]+(?= s[^\]\n]*\]$)/gm;
    function withRecordedTime(tool, answers) {
      return {
        ...tool,
        run: async (args, site, signal) => {
          const answer = await tool.run(args, site, signal);
          const recorded = answers.get(keyOf(tool.name, args))?.shift();
          const time = recorded?.text.match(DURATION)?.at(-1);
          return time === undefined ? answer : {
            ...answer,
            text: answer.text.replace(DURATION, time)
          };
        }
      };
    }
    function asRecorded(tool, answers) {
      const unknown = (0, tools_tool.V)("failed", "The recording has no such call.");
      return {
        ...tool,
        run: args => Promise.resolve(answers.get(keyOf(tool.name, args))?.shift() ?? unknown)
      };
    }
    var cli_call = __webpack_require__(19628);
    var complain = __webpack_require__(16447);
    var cli_entries = __webpack_require__(85342);
    var external_node_child_process_ = __webpack_require__(31421);
    var external_node_util_ = __webpack_require__(57975);
    var actions = __webpack_require__(6551);
    var adapters_clock = __webpack_require__(61642);
    var adapters_git = __webpack_require__(4544);
    var machine = __webpack_require__(41285);
    function openRecordedModel(entries) {
      const lines = new Map;
      for (const [index, entry] of entries.entries()) note(lines, entry, index);
      let last = -1;
      return {
        get at() {
          return entries[Math.max(0, last)]?.at ?? 0;
        },
        get rest() {
          return entries.slice(last + 1);
        },
        ask({purpose: purpose}, tell) {
          const line = lines.get(purpose)?.find(({spent: spent}) => !spent);
          if (line?.result === undefined) return Promise.resolve({
            kind: "cancelled"
          });
          line.spent = true;
          last = Math.max(last, line.index);
          for (const news of line.news) tell(news);
          return Promise.resolve(line.result);
        }
      };
    }
    function note(lines, {event: event}, index) {
      if (!isOfModel(event)) return;
      const own = lines.get(event.purpose) ?? [];
      lines.set(event.purpose, own);
      const open = own.find(({result: result}) => result === undefined);
      if (event.type === "model.asked") return void own.push({
        news: [],
        index: index,
        spent: false
      });
      if (open === undefined) return;
      open.index = index;
      if (event.type === "model.retried") open.news.push(retryOf(event)); else open.result = resultOf(event);
    }
    function isOfModel(event) {
      return "purpose" in event;
    }
    function retryOf({attempt: attempt, of: of, waitMs: waitMs, cause: cause, spent: spent}) {
      const known = {
        ...of === undefined ? {} : {
          of: of
        },
        ...spent === undefined ? {} : {
          spent: spent
        }
      };
      return {
        kind: "retry",
        attempt: attempt,
        waitMs: waitMs,
        cause: cause,
        ...known
      };
    }
    function resultOf(event) {
      if (event.type === "model.replied") return {
        kind: "replied",
        reply: event.reply
      };
      const cause = FAILURES.find(each => each === event.cause) ?? "refused";
      return {
        kind: "failed",
        fault: event.fault,
        cause: cause,
        ...event.offers === undefined ? {} : {
          offers: event.offers
        }
      };
    }
    const FAILURES = [ "overflow", "quota", "unavailable", "auth", "not_found", "refused", "broken_stream" ];
    var random = __webpack_require__(96817);
    var adapters_shells = __webpack_require__(70516);
    var tool_environment = __webpack_require__(74540);
    var lib_places = __webpack_require__(58087);
    var sight = __webpack_require__(64149);
    var egress = __webpack_require__(78935);
    var change_workspace = __webpack_require__(98593);
    var load = __webpack_require__(58157);
    var policy_manifests = __webpack_require__(8040);
    var trusted = __webpack_require__(63858);
    var workplace = __webpack_require__(86021);
    var lib_secrets = __webpack_require__(96493);
    var quiet = __webpack_require__(62814);
    var cli_stage = __webpack_require__(11488);
    var rehearsal_addDisposableResource = undefined && undefined.__addDisposableResource || function(env, value, async) {
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
    var rehearsal_disposeResources = undefined && undefined.__disposeResources || function(SuppressedError) {
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
    async function rehearse(plan, use) {
      const env_1 = {
        stack: [],
        error: void 0,
        hasError: false
      };
      try {
        const {recording: recording} = plan;
        const stage = await setFixture(plan.root);
        const policy = readPolicy(stage.workspace, plan.policy);
        const remote = `file://${stage.server}`;
        const git = rehearsal_addDisposableResource(env_1, await (0, adapters_git.z)({
          directory: (0, external_node_path_.join)(stage.places.run, "git"),
          remote: remote
        }), true);
        const environment = (0, tool_environment.u)(process.env, (0, sight.lt)(process.env));
        const shells = rehearsal_addDisposableResource(env_1, (0, adapters_shells.k)((0, 
        lib_places.L)({
          ...stage,
          temp: stage.root,
          environment: environment
        })), true);
        const scanner = rehearsal_addDisposableResource(env_1, (0, machine.n1)(), true);
        const file = rehearsal_addDisposableResource(env_1, (0, actions.Jr)(stage.places.log), false);
        const model = openRecordedModel(recording.work);
        const clock = {
          ...adapters_clock.m,
          now: () => model.at
        };
        const secrets = (0, lib_secrets.c)(new Map);
        const files = (0, machine.Km)();
        const parts = {
          clock: clock,
          random: random.v,
          model: model,
          git: git,
          files: files,
          scanner: scanner,
          secrets: secrets,
          runner: (0, quiet.T)()
        };
        const world = {
          ...parts,
          github: (0, cli_stage.eT)(stage, git),
          shell: await shells.open({
            ...(0, egress.m)(policy),
            covered: []
          }),
          log: (0, log.Ne)(clock, secrets, file)
        };
        const order = (0, cli_stage.co)(stage, recording.model, environment);
        const admitted = await admit(recording, policy, git);
        const {inside: inside} = world.shell;
        const workspace = (0, change_workspace.O)(await files.realPath(stage.workspace), inside?.files ?? files, inside && workplace.Zc);
        const mark = recording.mark ?? random.v.hex(6);
        return await use({
          world: world,
          order: order,
          admitted: admitted,
          workspace: workspace,
          mark: mark,
          signal: order.stop
        }, model);
      } catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
      } finally {
        const result_1 = rehearsal_disposeResources(env_1);
        if (result_1) await result_1;
      }
    }
    const start = (0, external_node_util_.promisify)(external_node_child_process_.execFile);
    async function setFixture(root) {
      const [server, workspace] = [ (0, external_node_path_.join)(root, "server.git"), (0, 
      external_node_path_.join)(root, "workspace") ];
      const places = (0, lib_places.H)((0, external_node_path_.join)(root, "run"));
      const env = {
        ...process.env,
        GIT_CONFIG_GLOBAL: "/dev/null"
      };
      const git = async (...words) => {
        await start("git", words, {
          cwd: workspace,
          env: env
        });
      };
      await git("init", "-q", "-b", "main");
      await git("add", "--all");
      await git("-c", "user.name=Fixture", "-c", "user.email=fixture@localhost", "commit", "-q", "--allow-empty", "-m", ".");
      await git("clone", "-q", "--bare", ".", server);
      await git("--git-dir", server, "config", "uploadpack.allowAnySHA1InWant", "true");
      return {
        root: root,
        server: server,
        workspace: workspace,
        places: places
      };
    }
    function readPolicy(workspace, path = (0, external_node_path_.join)(workspace, load.O)) {
      const text = (0, external_node_fs_.existsSync)(path) ? (0, external_node_fs_.readFileSync)(path, "utf8") : undefined;
      const found = policy_manifests.V.filter(name => (0, external_node_fs_.existsSync)((0, 
      external_node_path_.join)(workspace, name)));
      const manifests = new Map(found.map(name => [ name, (0, external_node_fs_.readFileSync)((0, 
      external_node_path_.join)(workspace, name), "utf8") ]));
      const loaded = (0, load.t)(text === undefined ? undefined : {
        path: load.O,
        ref: "",
        text: text
      }, manifests);
      if (loaded.kind === "loaded") return loaded.policy;
      throw new Error(loaded.faults.map(({line: line, column: column, message: message}) => `${path}:${line}:${column}: ${message}`).join("\n"));
    }
    async function admit({request: request, limits: limits}, policy, git) {
      const sha = await git.remoteBranch("main");
      if (sha === undefined) throw new Error("The fixture has no commit.");
      await git.fetch(sha);
      const read = await (0, trusted.W)(git, sha);
      if (read.kind === "faulty") throw new Error(read.faults.map(({message: message}) => message).join("\n"));
      const {kind: kind, trigger: trigger, actor: actor, instruction: instruction, key: key} = request;
      const wish = {
        kind: kind,
        trigger: trigger,
        instruction: instruction,
        askers: [ actor ],
        key: key
      };
      const asked = {
        instruction: instruction,
        prompt: ""
      };
      return {
        kind: "open",
        wish: wish,
        request: request,
        asked: asked,
        policy: policy,
        project: read.project,
        limits: limits
      };
    }
    const USAGE = `remit replay LOG                    the report of a recorded run, made again\nremit replay LOG --fixture DIR      its model's replies over a copy of DIR, with real tools, and where the two part\n  --policy FILE                     another policy than .github/remit.toml of DIR\n`;
    async function runReplay(words) {
      const parsed = parse(words);
      if (parsed === undefined) return;
      const entries = (0, cli_entries.$)(parsed.path);
      if (typeof entries === "string") return (0, complain.c)(entries);
      if (parsed.fixture === undefined) return void process.stdout.write(`${(0, summary.B)(entries)}\n`);
      const recording = readRecording(entries);
      if (typeof recording === "string") return (0, complain.c)(`${parsed.path} cannot be played: ${recording}`);
      await play(recording, parsed.fixture, parsed.policy);
    }
    function parse(words) {
      const text = {
        type: "string"
      };
      const call = (0, cli_call.D)({
        name: "remit replay",
        usage: USAGE
      }, words, {
        fixture: text,
        policy: text
      });
      if (call === undefined) return undefined;
      const [path, ...rest] = call.positionals;
      if (path !== undefined && rest.length === 0) return {
        path: path,
        ...call.values
      };
      (0, complain.c)("remit replay takes one log.", USAGE);
      return undefined;
    }
    async function play(recording, fixture, policy) {
      const root = (0, external_node_fs_.mkdtempSync)((0, external_node_path_.join)((0, 
      external_node_os_.tmpdir)(), "remit-replay-"));
      try {
        const workspace = (0, external_node_path_.join)(root, "workspace");
        (0, external_node_fs_.mkdirSync)(workspace);
        (0, external_node_fs_.cpSync)(fixture, workspace, {
          recursive: true,
          filter: source => !/(?:^|\/)\.git$/.test(source)
        });
        await rehearse({
          recording: recording,
          root: root,
          policy: policy
        }, async (job, model) => {
          const replayed = await replay(job, recording, () => model.rest);
          tell(recording, replayed, job.admitted.policy.source.digest);
        });
      } catch (error) {
        process.stderr.write(`The replay could not be made: ${(0, complain.l)(error)}\n`);
        process.exitCode = 1;
      } finally {
        (0, external_node_fs_.rmSync)(root, {
          recursive: true,
          force: true
        });
      }
    }
    function tell(recording, {end: end, questions: questions, divergence: divergence, ...replayed}, digest) {
      const policy = digest === recording.policy ? [] : [ "The policy is another than the recorded run's." ];
      const notes = [ ...replayed.notes, ...policy ];
      const lines = [ ...notes.map(note => `Note: ${note}`), `Questions asked: ${questions}. The agent ended: ${end.kind}.` ];
      if (divergence === undefined) lines.push("No divergence: every question was asked as recorded."); else {
        const {question: question, seq: seq, what: what, cause: cause} = divergence;
        const at = seq === undefined ? "" : ` (entry ${seq} of the log)`;
        lines.push(`First divergence: question ${question}${at}. ${what}`);
        if (cause !== undefined) lines.push(`The first entry that differs is ${cause}: ${describe(recording, cause)}.`);
        process.exitCode = 1;
      }
      process.stdout.write(lines.map(line => `${line}\n`).join(""));
    }
    function describe({before: before, work: work}, seq) {
      const event = [ ...before, ...work ].find(entry => entry.seq === seq)?.event;
      if (event?.type === "call.finished") return `the answer of ${event.tool}`;
      return event?.type ?? "unknown";
    }
  },
  51830: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      Dc: () => SAMPLE_ISSUE,
      F0: () => SAMPLE_COMMENT,
      Kk: () => LISTED_FILES,
      VV: () => SAMPLE_LINES,
      r_: () => SAMPLE_FILES
    });
    const SAMPLE_FILES = {
      "README.md": "# Shop\n\nThe cart of a small shop. `npm test` runs the tests.\n",
      "package.json": `${JSON.stringify({
        name: "shop",
        version: "1.0.0",
        private: true,
        type: "module",
        scripts: {
          test: "node --test"
        }
      }, null, 2)}\n`,
      "src/cart.js": `/** The sum of all lines of a cart, in cents. */\nexport function total(cart) {\n  return cart.lines.map((line) => line.price * line.quantity).reduce((sum, price) => sum + price);\n}\n`,
      "test/cart.test.js": [ 'import assert from "node:assert/strict";', 'import { test } from "node:test";', 'import { total } from "../src/cart.js";', "", 'test("adds up the lines", () => {', "  assert.equal(total({ lines: [{ price: 250, quantity: 2 }, { price: 100, quantity: 1 }] }), 600);", "});", "", 'test("an empty cart costs nothing", () => {', "  assert.equal(total({ lines: [] }), 0);", "});", "" ].join("\n"),
      ".github/remit.toml": `version = 1\nextends = "edit"\n\n[verify]\ncommands = ["npm test"]\n\n[[deny]]\nid = "dependencies"\ntool = "run_shell_command"\ncommand = ["npm install *"]\nreason = "Dependency updates come from Renovate."\n`
    };
    const LISTED_FILES = {
      ...SAMPLE_FILES,
      ".github/remit.toml": `${SAMPLE_FILES[".github/remit.toml"] ?? ""}\n[[allow]]\ntool = "run_shell_command"\ncommand = ["npm test"]\n`
    };
    const SAMPLE_ISSUE = {
      number: 12,
      title: "The total is wrong for empty carts",
      body: "Opening an empty cart shows an error page:\n\n> TypeError: Reduce of empty array with no initial value\n\nAn empty cart should cost 0."
    };
    const SAMPLE_COMMENT = "@remit the total is wrong for empty carts, please fix it";
    const SAMPLE_LINES = [ {
      thought: "Reproducing the report",
      calls: [ {
        tool: "run_shell_command",
        args: {
          command: "npm test",
          description: "See the failure first."
        }
      } ]
    }, {
      thought: "Reading the cart",
      calls: [ {
        tool: "grep_search",
        args: {
          pattern: "total\\("
        }
      }, {
        tool: "read_file",
        args: {
          file_path: "src/cart.js"
        }
      } ]
    }, {
      thought: "Trying something the policy forbids",
      text: "A library could do this sum.",
      calls: [ {
        tool: "run_shell_command",
        args: {
          command: "npm install lodash",
          description: "Get a helper."
        }
      } ]
    }, {
      thought: "Giving the sum a start",
      text: "No library is needed: `reduce` wants a start value for the empty cart.",
      calls: [ {
        tool: "replace",
        args: {
          file_path: "src/cart.js",
          instruction: "Start the sum at 0, so that an empty cart costs nothing.",
          old_string: "reduce((sum, price) => sum + price);",
          new_string: "reduce((sum, price) => sum + price, 0);"
        }
      } ]
    }, {
      thought: "Verifying",
      calls: [ {
        tool: "run_shell_command",
        args: {
          command: "npm test",
          description: "All tests again."
        }
      } ]
    }, {
      text: "`total` summed the lines with `reduce` and no start value, which throws for an empty cart. The sum now starts at 0; both tests pass, the one for the empty cart included."
    } ];
  },
  11488: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      co: () => orderFor,
      d$: () => setStage,
      eT: () => openStageGitHub
    });
    var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
    var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
    var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
    var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
    var node_util__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57975);
    var _adapters_offline_github_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(11519);
    var _places_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(58087);
    var _inputs_model_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(23328);
    var _lib_models_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(67325);
    var _sample_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(51830);
    const MARIA = {
      login: "maria",
      id: 1,
      bot: false
    };
    async function setStage(files) {
      const root = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdtempSync)((0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0, 
      node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)(), "remit-demo-"));
      const [server, workspace, places] = [ (0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)(root, "shop.git"), (0, 
      node_path__WEBPACK_IMPORTED_MODULE_3__.join)(root, "shop"), (0, _places_js__WEBPACK_IMPORTED_MODULE_6__.H)((0, 
      node_path__WEBPACK_IMPORTED_MODULE_3__.join)(root, "run")) ];
      for (const [path, text] of Object.entries(files)) {
        (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0, node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)((0, 
        node_path__WEBPACK_IMPORTED_MODULE_3__.join)(workspace, path)), {
          recursive: true
        });
        (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)((0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)(workspace, path), text);
      }
      await git([ "init", "-q", "-b", "main" ], workspace);
      await git([ "add", "." ], workspace);
      await git([ "-c", "user.name=Maria", "-c", "user.email=maria@shop.example", "commit", "-qm", "A shop" ], workspace);
      await git([ "clone", "-q", "--bare", workspace, server ], root);
      await git([ "config", "uploadpack.allowAnySHA1InWant", "true" ], server);
      return {
        root: root,
        server: server,
        workspace: workspace,
        places: places
      };
    }
    const start = (0, node_util__WEBPACK_IMPORTED_MODULE_4__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile);
    async function git(words, directory) {
      await start("git", words, {
        cwd: directory,
        env: {
          ...process.env,
          GIT_CONFIG_GLOBAL: "/dev/null"
        }
      });
    }
    function openStageGitHub(stage, own) {
      const branch = async name => {
        const sha = await own.remoteBranch(name);
        return sha === undefined ? undefined : {
          name: name,
          sha: sha
        };
      };
      const url = `file://${stage.server}`;
      const at = new Date(0).toISOString();
      const issue = {
        ..._sample_js__WEBPACK_IMPORTED_MODULE_9__.Dc,
        author: MARIA,
        open: true,
        isPull: false,
        labels: [],
        createdAt: at,
        updatedAt: at,
        url: url
      };
      return (0, _adapters_offline_github_js__WEBPACK_IMPORTED_MODULE_5__.B)({
        defaultBranch: "main",
        actor: MARIA,
        issues: [ issue ],
        branch: branch,
        url: url
      });
    }
    function orderFor(stage, model, environment, noSandbox = false) {
      const url = `file://${stage.server}`;
      return {
        settings: {
          wish: {
            prompt: "",
            triggerPhrase: "@remit",
            baseBranch: "",
            branchPrefix: "remit/"
          },
          model: {
            ...(0, _lib_models_js__WEBPACK_IMPORTED_MODULE_8__.Z5)(model),
            namedBy: (0, _inputs_model_js__WEBPACK_IMPORTED_MODULE_7__.v)(model, "the variable GEMINI_MODEL"),
            fallback: undefined,
            access: {
              kind: "api-key",
              key: "",
              baseUrl: undefined
            }
          },
          policyFile: ".github/remit.toml",
          tighten: {},
          dryRun: false,
          ...noSandbox && {
            noSandbox: "the demo"
          },
          github: {
            token: "",
            repository: "maria/shop",
            apiUrl: url,
            graphqlUrl: url,
            serverUrl: url,
            event: {
              name: "issue_comment",
              path: ""
            },
            runId: "1",
            runAttempt: 1
          },
          runner: {
            workspace: stage.workspace,
            temp: stage.root
          }
        },
        event: {
          name: "issue_comment",
          payload: demoPayload()
        },
        runUrl: url,
        platform: process.platform,
        places: stage.places,
        toolEnvironment: environment,
        stop: (new AbortController).signal
      };
    }
    function demoPayload() {
      const user = {
        login: MARIA.login,
        id: MARIA.id,
        type: "User"
      };
      return {
        action: "created",
        issue: {
          ..._sample_js__WEBPACK_IMPORTED_MODULE_9__.Dc,
          user: user,
          html_url: ""
        },
        comment: {
          id: 1,
          body: _sample_js__WEBPACK_IMPORTED_MODULE_9__.F0,
          user: user,
          created_at: (new Date).toISOString()
        },
        repository: {
          default_branch: "main"
        },
        sender: user
      };
    }
  }
};
