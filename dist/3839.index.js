"use strict";

exports.id = 3839;

exports.ids = [ 3839 ];

exports.modules = {
  73839: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var note = (function note(lines, {event: event}, index) {
      if (!isOfModel(event)) return;
      const own = lines.get(event.purpose) ?? [];
      lines.set(event.purpose, own);
      const open = own.find(({result: result}) => result === undefined);
      if (event.type === "model.asked") return void own.push({
        news: [],
        index: index,
        used: false
      });
      if (open === undefined) return;
      open.index = index;
      if (event.type === "model.retried") open.news.push(retryOf(event)); else open.result = resultOf(event);
    });
    var refuse = (function refuse() {
      const error = {
        code: 400,
        status: "FAILED_PRECONDITION",
        message: "The recording has no further answer."
      };
      return Response.json({
        error: error
      }, {
        status: error.code
      });
    });
    var keyOf = (function keyOf(tool, args) {
      return `${tool} ${JSON.stringify(args)}`;
    });
    var parse = (function parse(words) {
      const text = {
        type: "string"
      };
      const call = (0, cli_call.D9)({
        name: "remit replay",
        usage: USAGE
      }, words, {
        fixture: text,
        policy: text,
        request: text
      });
      if (call === undefined) return undefined;
      const [path, ...rest] = call.positionals;
      if (path !== undefined && rest.length === 0) return {
        path: path,
        ...call.values
      };
      (0, cli_call.pD)("remit replay takes one log.", USAGE);
      return undefined;
    });
    var describe = (function describe({before: before, work: work}, seq) {
      const event = [ ...before, ...work ].find(entry => entry.seq === seq)?.event;
      if (event?.type === "call.finished") return `the answer of ${event.tool}`;
      return event?.type ?? "unknown";
    });
    var admit = (async function admit({request: request, limits: limits}, policy, git) {
      const sha = await git.remoteBranch("main");
      if (sha === undefined) throw new Error("The fixture has no commit.");
      await git.fetch(sha);
      const read = await (0, trusted.W)(git, sha);
      if (read.kind === "faulty") throw new Error(read.faults.map(({message: message}) => message).join("\n"));
      const {kind: kind, trigger: trigger, actor: actor, instruction: instruction, key: key} = request;
      const pending = {
        kind: kind,
        trigger: trigger,
        instruction: instruction,
        askers: [ actor ],
        key: key
      };
      const resolved = {
        instruction: instruction,
        prompt: ""
      };
      return {
        kind: "open",
        pending: pending,
        request: request,
        resolved: resolved,
        policy: policy,
        project: read.project,
        limits: limits
      };
    });
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      runReplay: () => runReplay
    });
    var external_node_fs_ = __webpack_require__(73024);
    var external_node_os_ = __webpack_require__(48161);
    var external_node_path_ = __webpack_require__(76760);
    var read_data = __webpack_require__(50991);
    var parts = __webpack_require__(23782);
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
        ask({purpose: purpose}, onNews) {
          const line = lines.get(purpose)?.find(({used: spent}) => !spent);
          if (line?.result === undefined) return Promise.resolve({
            kind: "cancelled"
          });
          line.used = true;
          last = Math.max(last, line.index);
          for (const news of line.news) onNews(news);
          return Promise.resolve(line.result);
        }
      };
    }
    function isOfModel(event) {
      return "purpose" in event;
    }
    function retryOf({attempt: attempt, of: of, waitMs: waitMs, cause: cause, spent: spent}) {
      return {
        kind: "retry",
        attempt: attempt,
        waitMs: waitMs,
        cause: cause,
        ...(0, parts.gI)({
          of: of,
          spent: spent
        })
      };
    }
    function resultOf(event) {
      if (event.type === "model.replied") return {
        kind: "replied",
        reply: event.reply
      };
      const {fault: fault, cause: cause = "refused", offers: offers, spent: spent} = event;
      if (cause === "cancelled") return {
        kind: "cancelled",
        ...(0, parts.gI)({
          spent: spent
        })
      };
      return {
        kind: "failed",
        fault: fault,
        cause: cause,
        ...(0, parts.gI)({
          offers: offers,
          spent: spent
        })
      };
    }
    function isRecordedAnswers(text) {
      const first = text.trimStart().split("\n", 1)[0] ?? "";
      return typeof (0, read_data.sV)(first)["method"] === "string";
    }
    function readRecordedAnswers(text) {
      const streams = [];
      for (const [index, line] of text.split("\n").entries()) {
        if (line.trim() === "") continue;
        const {method: method, response: response} = (0, read_data.sV)(line);
        if (typeof method !== "string") return `Line ${index + 1} is not a JSON object with a method.`;
        if (method !== "generateContentStream") continue;
        if (!Array.isArray(response)) return `Line ${index + 1}: the response of generateContentStream is no list of chunks.`;
        streams.push(response);
      }
      if (streams.length === 0) return "It has no answer of generateContentStream.";
      let next = 0;
      return {
        fetch: () => Promise.resolve(next < streams.length ? speak(streams[next++] ?? []) : refuse()),
        get left() {
          return streams.length - next;
        }
      };
    }
    function speak(chunks) {
      const events = chunks.map(chunk => `data: ${JSON.stringify(chunk)}\n\n`).join("");
      return new Response(events, {
        headers: {
          "content-type": "text/event-stream"
        }
      });
    }
    var adapters_git = __webpack_require__(57900);
    var tool_environment = __webpack_require__(15707);
    var visible_paths = __webpack_require__(39430);
    var adapters_shells = __webpack_require__(21238);
    var adapters_scanner = __webpack_require__(16543);
    var actions = __webpack_require__(46106);
    var machine = __webpack_require__(88744);
    var adapters_files = __webpack_require__(75438);
    var load = __webpack_require__(66762);
    var decide = __webpack_require__(50115);
    var sections = __webpack_require__(75502);
    var events = __webpack_require__(58223);
    var loop = __webpack_require__(42534);
    var models = __webpack_require__(44376);
    var log = __webpack_require__(24078);
    var untrusted = __webpack_require__(83660);
    var catalog = __webpack_require__(65806);
    var tools_tool = __webpack_require__(6292);
    var agent_setup = __webpack_require__(10631);
    var agent_context = __webpack_require__(873);
    var toolset = __webpack_require__(89374);
    var run_extensions = __webpack_require__(70558);
    var seal = __webpack_require__(75423);
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
        fallback: fell?.type === "model.fell_back" ? fell.to : undefined,
        family: family,
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
    const NOT_AGAIN = "The attempt to fix failed checks is not replayed.";
    function isAfterwards(event) {
      if ("purpose" in event) return event.purpose === "repair_output";
      return event.type === "agent.told" && event.why === "output";
    }
    function notesOn(entries) {
      const hooked = entries.some(({event: event}) => event.type === "hook.ran");
      const helped = entries.some(({agent: agent}) => agent !== events.QT);
      return (0, parts.Eb)([ helped && "Sub-agents are not replayed: their reports are the recorded ones.", hooked && "Hooks are not run in a replay." ]);
    }
    async function replay(session, recording, played, rest) {
      const env_1 = {
        stack: [],
        error: void 0,
        hasError: false
      };
      try {
        const {log: log} = session.ports;
        const tools = await readTools(session, recording, played);
        for (const {event: event} of recording.before) log.append(event);
        const guide = __addDisposableResource(env_1, (0, agent_context.h)(session, events.QT), false);
        const agent = cast(session, recording, tools, guide.instructionsFor);
        const objection = () => Promise.resolve(recordedObjection(rest()));
        const end = await (0, loop.J)({
          ...agent,
          objection: objection
        });
        const recorded = [ ...recording.before, ...recording.work ];
        const questions = log.entries.slice(recording.before.length).filter(({event: event}) => event.type === "model.asked");
        const missing = recording.tools.filter(name => !tools.some(tool => tool.name === name));
        const lost = missing.length === 0 ? [] : [ `These tools are missing in a replay: ${missing.join(", ")}.` ];
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
    async function readTools(session, recording, {live: live, recorded: recorded}) {
      const {ports: ports} = session;
      const nowhere = (0, log.Ne)(ports.clock, ports.secrets, {
        append: () => undefined
      });
      const reading = await (0, agent_context.r)({
        ...session,
        ports: {
          ...ports,
          log: nowhere
        }
      });
      const modelSettings = {
        model: ports.model,
        name: recording.model,
        namedBy: RECORDED
      };
      const answers = recordedAnswers(recording.work);
      const local = catalog.FJ.map(tool => withRecordedTimes(tool, answers, session.workspace.root));
      const own = [ ...local, ...catalog.VO.map(tool => asRecorded(tool, answers)) ];
      if (reading.kind === "faulty") return own;
      const setup = {
        session: session,
        projectContext: reading.projectContext,
        modelSettings: modelSettings,
        extensionFor: () => Promise.resolve({})
      };
      const tools = [ ...own, ...await toolsBy(live, setup, own) ];
      const helpers = (await toolsBy(recorded, setup, tools)).map(tool => asRecorded(tool, answers));
      return [ ...tools, ...helpers ].filter(({name: name}) => recording.tools.includes(name));
    }
    async function toolsBy(features, setup, own) {
      const extensions = await (0, run_extensions.il)(setup, features, own);
      return "kind" in extensions ? [] : (0, run_extensions.ji)(extensions);
    }
    function cast(session, recording, tools, guide) {
      const {ports: ports, signal: signal} = session;
      const {model: name, family: family, fallback: fallback, system: system, briefing: briefing, limits: limits} = recording;
      const named = {
        name: name,
        namedBy: RECORDED,
        fallback: fallback,
        ...(0, parts.gI)({
          family: family
        })
      };
      const modelSettings = (0, agent_setup.i)(ports, {
        model: named
      }, session.admitted);
      const asker = {
        name: events.QT,
        modelSettings: modelSettings,
        limits: limits,
        log: ports.log,
        clock: ports.clock,
        signal: signal
      };
      return {
        ...asker,
        toolset: (0, toolset.E)(session, {
          asker: asker,
          kind: events.QT
        }, tools),
        guide: guide,
        task: {
          system: system,
          briefing: briefing
        }
      };
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
    const DURATION = /(?<=^\[[^\]\n]* after )[\d.]+(?= s[^\]\n]*\]$)/gm;
    function withRecordedTimes(tool, answers, root) {
      return {
        ...tool,
        run: async (args, context, signal) => {
          const answer = await tool.run(args, context, signal);
          const recorded = answers.get(keyOf(tool.name, args))?.shift();
          if (recorded === undefined) return answer;
          if (isSameOutput(recorded.text, answer.text, root)) return {
            ...answer,
            text: recorded.text
          };
          const time = recorded.text.match(DURATION)?.at(-1);
          return time === undefined ? answer : {
            ...answer,
            text: answer.text.replace(DURATION, time)
          };
        }
      };
    }
    function asRecorded(tool, answers) {
      const unknown = (0, tools_tool.V2)("failed", "The recording has no such call.");
      return {
        ...tool,
        run: args => Promise.resolve(answers.get(keyOf(tool.name, args))?.shift() ?? unknown)
      };
    }
    function isSameOutput(recorded, replayed, root) {
      const [before, now] = [ withoutTimes(recorded), withoutTimes(replayed) ];
      if (before === now) return true;
      const other = rootIn(before, now, root);
      return other !== undefined && before.replaceAll(other, root) === now;
    }
    const CLOCK = /\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z?|(?<![\d:])\d\d:\d\d:\d\d(?:\.\d+)?(?![\d:])/g;
    const SPAN = /(?<![\d.,])\d[\d.,]*(?= ?(?:ns|\u00b5s|us|ms|s|secs?|seconds?|m|mins?|minutes?)\b)|(?<=\b(?:duration|time|elapsed)(?:_ms|_s)?["']?[:=]? )\d[\d.,]*/gi;
    function withoutTimes(text) {
      return text.replaceAll(CLOCK, "(time)").replaceAll(SPAN, "(time)");
    }
    function rootIn(before, now, root) {
      const at = now.indexOf(root);
      if (at < 0 || before.slice(0, at) !== now.slice(0, at)) return undefined;
      const rest = lineFrom(now, at + root.length);
      const line = lineFrom(before, at);
      const next = rest.indexOf(root);
      const until = next < 0 ? rest : rest.slice(0, next);
      const end = next < 0 ? line.length - until.length : until === "" ? -1 : line.indexOf(until);
      return end > 0 && line.startsWith("/") && line.slice(end).startsWith(until) ? line.slice(0, end) : undefined;
    }
    function lineFrom(text, at) {
      const end = text.indexOf("\n", at);
      return end < 0 ? text.slice(at) : text.slice(at, end);
    }
    function firstDivergence(recorded, replayed) {
      const [before, now] = [ recorded.flatMap(questionOf), replayed.flatMap(questionOf) ];
      for (let index = 0; index < Math.max(before.length, now.length); index++) {
        const what = difference(before[index], now[index]);
        if (what === undefined) continue;
        return {
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
      if (before === undefined) return `The replay made one model request more (${now?.event.purpose ?? "unknown"}).`;
      if (now === undefined) return `The replay ended before this model request (${before.event.purpose}).`;
      const [a, b] = [ before.event, now.event ];
      if (a.purpose !== b.purpose) return `The recording asked for ${a.purpose}, the replay for ${b.purpose}.`;
      if (a.model !== b.model) return `The recording asked ${a.model}, the replay ${b.model}.`;
      if (a.digest !== b.digest) return `The request has other content: ${a.bytes} bytes recorded, ${b.bytes} replayed.`;
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
      return (0, seal.dj)("ms" in event ? {
        ...event,
        ms: 0
      } : event);
    }
    var run = __webpack_require__(68065);
    var prepared_workspace = __webpack_require__(86005);
    var cli_call = __webpack_require__(34853);
    var policy = __webpack_require__(4671);
    var cli_run = __webpack_require__(87054);
    var directories = __webpack_require__(93207);
    var change_workspace = __webpack_require__(92696);
    var trusted = __webpack_require__(58869);
    var lib_secrets = __webpack_require__(67333);
    var local_setup = __webpack_require__(72517);
    var replay_addDisposableResource = undefined && undefined.__addDisposableResource || function(env, value, async) {
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
    var replay_disposeResources = undefined && undefined.__disposeResources || function(SuppressedError) {
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
    const USAGE = `remit replay LOG                    the report of a recorded run, made again\nremit replay LOG --fixture DIR      its model's replies over a copy of DIR, with real tools, and where they differ\n  --policy FILE                     another policy than .github/remit.toml of DIR\nremit replay ANSWERS --fixture DIR --request WORDS\n                                    what Gemini CLI has recorded (--record-responses) as the model of a run on a copy of DIR\n`;
    async function runReplay(words) {
      const parsed = parse(words);
      if (parsed === undefined) return;
      const {text: text} = (0, cli_call.yR)(parsed.path);
      if (text !== undefined && isRecordedAnswers(text)) return await runOnAnswers(parsed, text);
      if (parsed.request !== undefined) return (0, cli_call.pD)("--request is for answers that Gemini CLI has recorded.", USAGE);
      const entries = (0, cli_call.$2)(parsed.path);
      if (typeof entries === "string") return (0, cli_call.pD)(entries);
      if (parsed.fixture === undefined) return void process.stdout.write(`${(0, sections.Br)(entries)}\n`);
      const recording = readRecording(entries);
      if (typeof recording === "string") return (0, cli_call.pD)(`${parsed.path} cannot be played: ${recording}`);
      await play(recording, parsed.fixture, parsed.policy);
    }
    async function runOnAnswers({path: path, fixture: fixture, policy: policy, request: request}, text) {
      const answers = readRecordedAnswers(text);
      if (typeof answers === "string") return (0, cli_call.pD)(`${path} cannot be played: ${answers}`);
      if (fixture === undefined || request === undefined) return (0, cli_call.pD)("Recorded answers are played over a directory, for a request: --fixture DIR --request WORDS.", USAGE);
      await overCopy(fixture, async ({workspace: workspace, server: server}) => {
        if (policy !== undefined) (0, external_node_fs_.cpSync)(policy, (0, external_node_path_.join)(workspace, load.OM));
        await (0, local_setup.b8)(workspace, server, COMMIT);
        const inputs = {
          prompt: request,
          "gemini-api-key": "no-key-is-needed"
        };
        const original = (0, external_node_path_.resolve)(fixture);
        await (0, cli_run.runLocalRequest)({
          request: request,
          directory: workspace,
          original: original,
          json: false,
          noSandbox: false,
          inputs: inputs
        }, answers.fetch);
        if (answers.left > 0) process.stdout.write(`${answers.left} of the recorded answers were not asked for.\n`);
      });
    }
    const COMMIT = {
      name: "Fixture",
      email: "fixture@localhost",
      message: "."
    };
    async function play(recording, fixture, policy) {
      const played = {
        live: [ await (0, run.ky)("skills") ],
        recorded: [ await (0, run.ky)("sub-agents") ]
      };
      await overCopy(fixture, async setup => {
        await rehearse(recording, setup, policy, async (session, model) => {
          const replayed = await replay(session, recording, played, () => model.rest);
          printReplay(recording, replayed, session.admitted.policy.source.digest);
        });
      });
    }
    async function overCopy(fixture, use) {
      const root = (0, external_node_fs_.mkdtempSync)((0, external_node_path_.join)((0, 
      external_node_os_.tmpdir)(), "remit-replay-"));
      const [workspace, server] = [ (0, external_node_path_.join)(root, "workspace"), (0, 
      external_node_path_.join)(root, "server.git") ];
      try {
        (0, external_node_fs_.mkdirSync)(workspace);
        (0, external_node_fs_.cpSync)(fixture, workspace, {
          recursive: true,
          filter: source => !/(?:^|\/)\.git$/.test(source)
        });
        await use({
          root: root,
          server: server,
          workspace: workspace,
          directories: (0, directories.HM)((0, external_node_path_.join)(root, "run"))
        });
      } catch (error) {
        process.stderr.write(`The replay could not be made: ${(0, cli_call.U)(error)}\n`);
        process.exitCode = 1;
      } finally {
        (0, external_node_fs_.rmSync)(root, {
          recursive: true,
          force: true
        });
      }
    }
    function printReplay(recording, {end: end, questions: questions, divergence: divergence, ...replayed}, digest) {
      const policy = digest === recording.policy ? [] : [ "The policy differs from the recorded run's." ];
      const notes = [ ...replayed.notes, ...policy ];
      const lines = [ ...notes.map(note => `Note: ${note}`), `Model requests: ${questions}. The agent ended: ${end.kind}.` ];
      if (divergence === undefined) lines.push("No divergence: every model request was as recorded."); else {
        const {question: question, seq: seq, what: what, cause: cause} = divergence;
        const at = seq === undefined ? "" : ` (entry ${seq} of the log)`;
        lines.push(`First divergence: model request ${question}${at}. ${what}`);
        if (cause !== undefined) lines.push(`The first entry that differs is ${cause}: ${describe(recording, cause)}.`);
        process.exitCode = 1;
      }
      (0, cli_call.tj)(lines);
    }
    async function rehearse(recording, setup, policyFile, use) {
      const env_1 = {
        stack: [],
        error: void 0,
        hasError: false
      };
      try {
        await (0, local_setup.b8)(setup.workspace, setup.server, COMMIT);
        const policy = readPolicy(setup.workspace, policyFile);
        const remote = `file://${setup.server}`;
        const git = replay_addDisposableResource(env_1, await (0, adapters_git.z)({
          directory: (0, external_node_path_.join)(setup.directories.run, "git"),
          remote: remote,
          guard: undefined
        }), true);
        const environment = (0, tool_environment.u)(process.env, (0, visible_paths.lt)(process.env));
        const shells = replay_addDisposableResource(env_1, (0, adapters_shells.k)((0, directories.Ld)({
          ...setup,
          temp: setup.root,
          environment: environment,
          protection: undefined
        })), true);
        const scanner = replay_addDisposableResource(env_1, (0, adapters_scanner.n)(), true);
        const file = replay_addDisposableResource(env_1, (0, actions.Jr)(setup.directories.log), false);
        const model = openRecordedModel(recording.work);
        const clock = {
          ...machine.ml,
          now: () => model.at
        };
        const secrets = (0, lib_secrets.c)(new Map);
        const files = (0, adapters_files.K)();
        const parts = {
          clock: clock,
          random: machine.vg,
          model: model,
          git: git,
          files: files,
          scanner: scanner,
          secrets: secrets,
          runner: (0, local_setup.Tx)()
        };
        const ports = {
          ...parts,
          github: (0, local_setup.bB)(setup, git),
          shell: await shells.open({
            ...(0, decide.V4)(policy),
            covered: []
          }),
          log: (0, log.Ne)(clock, secrets, file)
        };
        const invocation = (0, local_setup.Gs)(setup, recording.model, environment);
        const admitted = await admit(recording, policy, git);
        const {inside: inside} = ports.shell;
        const workspace = (0, change_workspace.O)(await files.realPath(setup.workspace), inside?.files ?? files, inside && prepared_workspace.Zc);
        const mark = recording.mark ?? machine.vg.hex(6);
        await use({
          ports: ports,
          invocation: invocation,
          admitted: admitted,
          workspace: workspace,
          mark: mark,
          signal: invocation.stop
        }, model);
      } catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
      } finally {
        const result_1 = replay_disposeResources(env_1);
        if (result_1) await result_1;
      }
    }
    function readPolicy(workspace, path = (0, external_node_path_.join)(workspace, load.OM)) {
      const loaded = (0, policy.loadPolicyText)((0, cli_call.hc)(path), load.OM, workspace);
      if (loaded.kind === "loaded") return loaded.policy;
      throw new Error(loaded.faults.map(({line: line, column: column, message: message}) => `${path}:${line}:${column}: ${message}`).join("\n"));
    }
  }),
  10631: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var modelSettingsOf = (function modelSettingsOf({model: model}, {model: {name: name, family: family, namedBy: namedBy, fallback: fallback = (0, 
    _lib_models_js__WEBPACK_IMPORTED_MODULE_0__.vp)(name)}}, {policy: {prices: prices}, project: project}) {
      return {
        model: model,
        name: name,
        namedBy: namedBy,
        ...(0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_1__.gI)({
          family: family,
          fallback: fallback,
          prices: prices
        }),
        window: project.settings.compression
      };
    });
    var equip = (async function equip(setup, guide, features) {
      const {session: session, modelSettings: modelSettings} = setup;
      const {ports: ports, admitted: admitted, signal: signal} = session;
      const own = ownTools(session);
      const extensions = await (0, _extensions_js__WEBPACK_IMPORTED_MODULE_2__.il)(setup, features, own);
      if ("kind" in extensions) return extensions;
      const asker = {
        name: _events_js__WEBPACK_IMPORTED_MODULE_3__.QT,
        modelSettings: modelSettings,
        limits: admitted.limits,
        log: ports.log,
        clock: ports.clock,
        signal: signal
      };
      const toolset = (0, _toolset_js__WEBPACK_IMPORTED_MODULE_4__.E)(session, {
        asker: asker,
        kind: _events_js__WEBPACK_IMPORTED_MODULE_3__.QT
      }, [ ...own, ...(0, _extensions_js__WEBPACK_IMPORTED_MODULE_2__.ji)(extensions) ]);
      const callbacks = (0, _extensions_js__WEBPACK_IMPORTED_MODULE_2__._K)(extensions);
      const caller = {
        ...asker,
        toolset: toolset,
        guide: guide,
        ...(0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_1__.gI)({
          callbacks: callbacks
        })
      };
      return {
        agent: {
          ...caller,
          task: await (0, _task_js__WEBPACK_IMPORTED_MODULE_5__.giveTask)(setup, caller, extensions)
        },
        extensions: extensions
      };
    });
    var ownTools = (function ownTools({admitted: admitted, delivery: delivery, base: base}) {
      const idle = new Set((0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_1__.Eb)([ delivery === undefined && _tools_js__WEBPACK_IMPORTED_MODULE_6__.dU, base === undefined && _tools_js__WEBPACK_IMPORTED_MODULE_7__.c ]));
      return (0, _tools_js__WEBPACK_IMPORTED_MODULE_8__.Jr)(admitted.request.kind).filter(tool => !idle.has(tool));
    });
    __webpack_require__.d(__webpack_exports__, {
      F: () => equip,
      i: () => modelSettingsOf
    });
    var _events_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58223);
    var _lib_models_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44376);
    var _extensions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70558);
    var _task_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(42903);
    var _toolset_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89374);
    var _tools_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(60724);
    var _tools_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(63693);
    var _tools_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(65806);
    var _lib_parts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23782);
  })
};


