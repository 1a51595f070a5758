"use strict";

exports.id = 6694;

exports.ids = [ 6694 ];

exports.modules = {
  8123: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var stoppedByHook = (function stoppedByHook({log: log, name: name}) {
      for (let at = log.entries.length - 1; at >= 0; at--) {
        const {agent: agent, event: event} = log.entries[at] ?? {};
        if (agent === name && event?.type === "model.replied") return undefined;
        const own = agent === name || agent?.startsWith(`${name}/`) === true;
        if (own && event?.type === "hook.ran" && event.outcome === "stopped") return blockedByHook(event.message);
      }
      return undefined;
    });
    __webpack_require__.d(__webpack_exports__, {
      L: () => blockedByHook,
      s: () => stoppedByHook
    });
    function blockedByHook(reason) {
      return {
        kind: "blocked",
        reason: reason,
        by: "hook"
      };
    }
  }),
  14980: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var answerCalls = (async function answerCalls(agent, calls) {
      const answers = [];
      const spared = spare(agent, calls);
      for (const batch of batches(agent, calls)) {
        const halted = (0, _agent_js__WEBPACK_IMPORTED_MODULE_0__.s)(agent) === undefined ? undefined : (0, 
        _tools_js__WEBPACK_IMPORTED_MODULE_1__.V2)("cancelled", HALTED);
        answers.push(...await answerBatch(agent, batch, call => spared.get(call) ?? halted));
      }
      return answers;
    });
    var answerBatch = (async function answerBatch(agent, batch, spared) {
      const broken = new AbortController;
      const signal = AbortSignal.any([ agent.signal, broken.signal ]);
      const beside = {
        ...agent,
        signal: signal
      };
      const answered = await Promise.all(batch.map(async call => spared(call) ?? await refuseArguments(beside, call)));
      const start = async (call, at) => {
        try {
          return await startCall(beside, call, answered[at]);
        } catch (error) {
          broken.abort();
          throw error;
        }
      };
      const ends = await Promise.allSettled(batch.map(start));
      const answers = ends.flatMap(end => end.status === "fulfilled" ? [ finish(agent, end.value) ] : []);
      for (const end of ends) if (end.status === "rejected") throw end.reason;
      return answers;
    });
    var spare = (function spare(agent, calls) {
      const most = (0, _limits_js__WEBPACK_IMPORTED_MODULE_2__.Zn)(agent.log.entries, agent.name, agent.limits);
      const answers = new Map;
      const known = new Set;
      let made = 0;
      let before = "";
      for (const call of calls) {
        const key = `${call.tool} ${(0, _lib_seal_js__WEBPACK_IMPORTED_MODULE_3__.dj)(call.args)}`;
        const reads = isRead(agent, call);
        if (known.has(key) && (reads || key === before)) answers.set(call, (0, _tools_js__WEBPACK_IMPORTED_MODULE_1__.V2)("repeated", REPEATED)); else if (made === most) answers.set(call, (0, 
        _tools_js__WEBPACK_IMPORTED_MODULE_1__.V2)("cancelled", `No more than ${most} calls can be made in this turn.`)); else {
          made++;
          if (!reads) known.clear();
          known.add(key);
        }
        before = key;
      }
      return answers;
    });
    var batches = (function batches(agent, calls) {
      const beside = call => runsBeside(agent, call);
      const out = [];
      for (const call of calls) {
        const last = out.at(-1);
        const waits = call.args["wait_for_previous"] === true;
        const joins = last !== undefined && !waits && last.length < PARALLEL && [ ...last, call ].every(beside);
        if (joins) last.push(call); else out.push([ call ]);
      }
      return out;
    });
    var isRead = (function isRead(agent, call) {
      const tool = toolOf(agent, call);
      return tool?.effect === "read" || tool?.onlyReads?.(call.args) === true;
    });
    var runsBeside = (function runsBeside(agent, call) {
      return isRead(agent, call) || toolOf(agent, call)?.runsBeside?.(call.args) === true;
    });
    var toolOf = (function toolOf({toolset: toolset}, call) {
      return toolset.tools.find(({name: name}) => name === call.tool);
    });
    var startCall = (async function startCall(agent, call, spared) {
      const start = agent.clock.elapsed();
      const answer = spared ?? await makeCall(agent, call, true);
      return {
        call: call,
        answer: answer,
        ms: Math.round(agent.clock.elapsed() - start)
      };
    });
    var finish = (function finish({log: log, name: name}, {call: call, answer: answer, ms: ms}) {
      const {event: event} = log.append({
        type: "call.finished",
        id: call.id,
        tool: call.tool,
        answer: answer,
        ms: ms
      }, name);
      return event.type === "call.finished" ? event.answer : answer;
    });
    var makeCall = (async function makeCall(agent, call, mayTail) {
      const admitted = await admit(agent, call);
      if (admitted.kind === "refused") return admitted.answer;
      const before = await (agent.callbacks?.beforeCall(agent, admitted.tool, call));
      if (before?.kind === "refused") return before.answer;
      const made = before?.args === undefined ? admitted : await admitAgain(agent, {
        ...call,
        args: before.args
      });
      if (made.kind === "refused") return made.answer;
      const ran = await runTool(agent, made);
      const after = await (agent.callbacks?.afterCall(agent, made.tool, made.call, ran));
      const tail = mayTail ? after?.tail : undefined;
      const last = tail === undefined ? after?.answer ?? ran : await makeTailCall(agent, call, tail);
      const shown = await (0, _tools_js__WEBPACK_IMPORTED_MODULE_4__.nx)(last, made.call, agent.toolset.context);
      const notes = [ before?.args !== undefined && `[The repository's hooks had this call made with ${JSON.stringify(before.args)}.]`, before?.context, after?.context, await guidance(agent, made, shown) ];
      return withNotes(shown, (0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_5__.oR)(notes, "\n\n"));
    });
    var admit = (async function admit(agent, call) {
      if (agent.signal.aborted) return {
        kind: "refused",
        answer: CANCELLED
      };
      const tool = toolOf(agent, call);
      const names = agent.toolset.tools.map(({name: name}) => name);
      if (tool === undefined) return {
        kind: "refused",
        answer: (0, _tools_js__WEBPACK_IMPORTED_MODULE_6__.fk)(call.tool, names)
      };
      const answer = await judge(agent, tool, call);
      return answer === undefined ? {
        kind: "admitted",
        tool: tool,
        call: call
      } : {
        kind: "refused",
        answer: answer
      };
    });
    var refuseArguments = (async function refuseArguments(agent, call) {
      const tool = toolOf(agent, call);
      return tool && await (0, _tools_js__WEBPACK_IMPORTED_MODULE_6__.tD)(tool, call.args);
    });
    var judge = (async function judge(agent, tool, call) {
      const {toolset: toolset, log: log, name: name} = agent;
      const decision = await toolset.judge(call, tool.needs(call.args));
      log.append({
        type: "call.decided",
        call: call,
        decision: decision
      }, name);
      if (decision.effect === "allow") return undefined;
      await (agent.callbacks?.onDenial(agent, call, decision.reason));
      return (0, _tools_js__WEBPACK_IMPORTED_MODULE_1__.V2)("denied", decision.reason);
    });
    var runTool = (async function runTool({toolset: toolset, signal: signal}, {tool: tool, call: call}) {
      if (signal.aborted) return CANCELLED;
      try {
        return await tool.run(call.args, toolset.context, signal);
      } catch (error) {
        if (signal.aborted) return CANCELLED;
        if (isBrokenWorld(error)) throw error;
        return (0, _tools_js__WEBPACK_IMPORTED_MODULE_1__.V2)("failed", `${call.tool} failed: ${(0, 
        _lib_attempt_js__WEBPACK_IMPORTED_MODULE_7__.bD)(error)}`);
      }
    });
    var withNotes = (function withNotes(answer, notes) {
      return notes === "" ? answer : {
        ...answer,
        text: `${answer.text}\n\n${notes}`
      };
    });
    var guidance = (async function guidance(agent, {tool: tool, call: call}, answer) {
      const {guide: guide} = agent;
      if (guide === undefined || answer.error !== undefined) return "";
      const lists = await Promise.all(tool.needs(call.args).map(need => placeOf(need, agent)));
      const places = new Set(lists.flat());
      const texts = [];
      for (const place of [ ...places ].slice(0, MOST_PLACES)) texts.push(await guide(place));
      return (0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_5__.oR)(texts, "\n\n");
    });
    var placeOf = (async function placeOf(need, {toolset: toolset}) {
      if (need.kind !== "path" && need.kind !== "command") return [];
      const [path, directory] = need.kind === "path" ? [ need.path, need.directory ] : [ ".", need.directory ];
      const place = await toolset.context.workspace.locate(path, directory);
      return place.kind === "inside" && place.path !== "" ? [ place.path ] : [];
    });
    __webpack_require__.d(__webpack_exports__, {
      CF: () => PARALLEL,
      EY: () => refuseCalls,
      Gy: () => firstCallId,
      Z2: () => callFirst,
      kZ: () => answerCalls
    });
    var _lib_seal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75423);
    var _tools_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6292);
    var _tools_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2136);
    var _tools_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(65806);
    var _agent_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8123);
    var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85616);
    var _ports_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(44714);
    var _lib_parts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(23782);
    var _lib_attempt_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(91513);
    const PARALLEL = 8;
    const HALTED = "A hook of the repository has stopped this run.";
    const REPEATED = "The same call is earlier in this turn: it was made once, and its answer is there. To repeat it, call it in another turn.";
    function refuseCalls(agent, calls, reason) {
      for (const call of calls) finish(agent, {
        call: call,
        answer: (0, _tools_js__WEBPACK_IMPORTED_MODULE_1__.V2)("cancelled", reason),
        ms: 0
      });
    }
    async function callFirst(caller, tool, args) {
      const call = {
        id: firstCallId(caller),
        tool: tool.name,
        args: args
      };
      const [answer] = await answerCalls({
        ...caller,
        toolset: {
          ...caller.toolset,
          tools: [ tool ]
        }
      }, [ call ]);
      if (answer === undefined) throw new Error("A call has an answer.");
      return answer;
    }
    function firstCallId({log: log}) {
      return `command-${log.entries.length}`;
    }
    async function admitAgain(agent, call) {
      const answer = await refuseArguments(agent, call);
      return answer === undefined ? await admit(agent, call) : {
        kind: "refused",
        answer: answer
      };
    }
    const CANCELLED = (0, _tools_js__WEBPACK_IMPORTED_MODULE_1__.V2)("cancelled", "The run was cancelled before this call was finished.");
    function isBrokenWorld(error) {
      return [ "ENOSPC", "EDQUOT", "EROFS", "EMFILE" ].includes((0, _ports_js__WEBPACK_IMPORTED_MODULE_8__.x)(error) ?? "");
    }
    async function makeTailCall(agent, {id: id}, {tool: tool, args: args}) {
      const {clock: clock, log: log, name: name} = agent;
      const start = clock.elapsed();
      const tail = {
        id: `${id}+tail`,
        tool: tool,
        args: args
      };
      const answer = await refuseArguments(agent, tail) ?? await makeCall(agent, tail, false);
      log.append({
        type: "call.finished",
        id: tail.id,
        tool: tool,
        answer: answer,
        ms: Math.round(clock.elapsed() - start)
      }, name);
      return answer;
    }
    const MOST_PLACES = 20;
  }),
  94648: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var textOf = (function textOf({text: text}) {
      return text;
    });
    var begin = (function begin() {
      return {
        changed: [],
        failing: new Map,
        pinned: [],
        skills: [],
        todos: [],
        calls: new Map
      };
    });
    var note = (function note(own, {seq: seq, event: event}) {
      if (event.type === "agent.told" && event.pinned === true) own.pinned.push({
        seq: seq,
        text: event.text
      });
      if (event.type === "model.replied") for (const call of event.reply.calls) own.calls.set(call.id, call);
      if (event.type !== "call.finished") return;
      const call = own.calls.get(event.id);
      own.calls.delete(event.id);
      if (call === undefined) return;
      own.todos = event.answer.todos ?? own.todos;
      noteCommand(own.failing, call, event.answer, seq);
      if (call.tool === "activate_skill" && event.answer.error === undefined) own.skills.push({
        seq: seq,
        text: (0, _tools_js__WEBPACK_IMPORTED_MODULE_3__.U6)(call.args, "name")
      });
    });
    __webpack_require__.d(__webpack_exports__, {
      g4: () => clearHistory,
      s: () => writeCompression
    });
    var _lib_cut_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24192);
    var _tools_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35835);
    var _tools_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62058);
    var _log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24078);
    var _context_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20489);
    var _window_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8748);
    var _snapshot_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48180);
    function writeRecord(facts, snapshot) {
      const plain = squeeze(snapshot);
      const unnamed = line => !plain.includes(squeeze(line));
      const changed = facts.changed.filter(unnamed);
      const failing = facts.failing.map(command => (0, _lib_cut_js__WEBPACK_IMPORTED_MODULE_0__.Ku)(squeeze(command), COMMAND));
      const todos = facts.todos.filter(({description: description}) => unnamed(description));
      const blocks = [ block("Said on the way, to be kept in mind:", facts.pinned), block("Open todos:", facts.todos.map(({status: status, description: description}) => (0, 
      _snapshot_js__WEBPACK_IMPORTED_MODULE_1__.Jt)(`[${status}] ${description}`))), block("Changed files that the snapshot does not name:", changed.map(_snapshot_js__WEBPACK_IMPORTED_MODULE_1__.Jt)), block("Commands whose last run failed:", failing.map(_snapshot_js__WEBPACK_IMPORTED_MODULE_1__.Jt)), block("Skills that were active (activate_skill shows one again):", facts.skills.map(_snapshot_js__WEBPACK_IMPORTED_MODULE_1__.Jt)) ].filter(text => text !== "");
      const added = [ ...changed.map(path => `changed file ${path}`), ...failing.filter(unnamed).map(command => `failing command ${command}`), ...todos.map(({description: description}) => `open todo ${description}`) ];
      return {
        text: blocks.length === 0 ? "" : [ "<run_record>", ORIGIN, ...blocks, "</run_record>" ].join("\n"),
        added: added
      };
    }
    const ORIGIN = "Kept by Remit from its log, word for word.";
    const MOST_LINES = 200;
    function block(title, lines) {
      if (lines.length === 0) return "";
      const shown = lines.slice(-MOST_LINES).map(line => `- ${line}`);
      const older = lines.length - shown.length;
      return [ title, ...older === 0 ? [] : [ `- (${older} older ones)` ], ...shown ].join("\n");
    }
    const COMMAND = 160;
    function squeeze(text) {
      return text.replaceAll(/\s+/g, " ").trim();
    }
    function collectFacts(entries, agent, to) {
      const {changed: changed, failing: failing, todos: todos, pinned: pinned, skills: skills} = readFindings(entries).get(agent) ?? begin();
      const before = facts => facts.filter(({seq: seq}) => seq <= to);
      return {
        changed: [ ...new Set(before(changed).map(textOf).toReversed()) ].toReversed(),
        failing: [ ...failing ].flatMap(([command, seq]) => seq <= to ? [ command ] : []),
        todos: todos.filter(({status: status}) => status !== "completed" && status !== "cancelled"),
        pinned: before(pinned).map(textOf),
        skills: [ ...new Set(before(skills).map(textOf)) ]
      };
    }
    const readFindings = (0, _log_js__WEBPACK_IMPORTED_MODULE_2__.Qj)(() => new Map, (all, entry) => {
      const own = all.get(entry.agent) ?? begin();
      all.set(entry.agent, own);
      note(own, entry);
      const {event: event, seq: seq, agent: agent} = entry;
      if (event.type !== "call.finished" || event.answer.edit === undefined) return;
      for (let name = agent; name !== ""; name = name.slice(0, Math.max(0, name.lastIndexOf("/")))) {
        const of = all.get(name) ?? begin();
        all.set(name, of);
        of.changed.push({
          seq: seq,
          text: event.answer.edit.path
        });
      }
    });
    function noteCommand(failing, call, answer, seq) {
      if (call.tool !== "run_shell_command") return;
      const command = (0, _tools_js__WEBPACK_IMPORTED_MODULE_3__.U6)(call.args, "command");
      if (command === "" || NEVER_RAN.has(answer.error ?? "")) return;
      failing.delete(command);
      if (answer.error !== undefined || (0, _tools_js__WEBPACK_IMPORTED_MODULE_4__.WT)(answer.text)) failing.set(command, seq);
    }
    const NEVER_RAN = new Set([ "denied", "invalid_arguments", "unknown_tool", "cancelled" ]);
    function writeCompression(entries, agent, about, snapshot) {
      const {text: text, added: added} = writeRecord(collectFacts(entries, agent, about.to), snapshot);
      const whole = text === "" ? snapshot : `${snapshot}\n${text}`;
      return {
        type: "context.compressed",
        ...about,
        snapshot: whole,
        tokensAfter: 0,
        added: added,
        ms: 0
      };
    }
    function clearHistory(agent) {
      const {log: log, name: name, toolset: toolset} = agent;
      const [briefing, ...rest] = (0, _context_js__WEBPACK_IMPORTED_MODULE_5__.cw)(log.entries, name);
      if (briefing === undefined || rest.length === 0) return;
      const about = {
        trigger: "hook",
        method: "cleared",
        from: briefing.seq + 1,
        to: log.entries.length - 1,
        tokensBefore: (0, _window_js__WEBPACK_IMPORTED_MODULE_6__.ih)(agent, toolset.tools)
      };
      const event = writeCompression(log.entries, name, about, (0, _snapshot_js__WEBPACK_IMPORTED_MODULE_1__.oF)({
        recent_actions: CLEARED
      }, BY_HOOK));
      log.append({
        ...event,
        tokensAfter: (0, _window_js__WEBPACK_IMPORTED_MODULE_6__.KP)(agent, toolset.tools, event)
      }, name);
    }
    const BY_HOOK = "A hook of the repository has cleared the conversation up to here.";
    const CLEARED = "Changes of the workspace remain; what was read is gone: look again at what you need.";
  }),
  85616: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var usedSoFar = (function usedSoFar(entries, agent, now) {
      const {startedAt: startedAt, turns: turns, tokens: tokens, usd: usd, calls: calls} = readSpending(entries);
      const minutes = (now - (startedAt ?? now)) / 6e4;
      return {
        tokens: tokens,
        usd: usd,
        calls: calls,
        minutes: minutes,
        turns: turns.get(agent) ?? 0,
        files: 0,
        lines: 0
      };
    });
    var begin = (function begin() {
      return {
        startedAt: undefined,
        tokens: 0,
        usd: 0,
        calls: 0,
        turns: new Map,
        warned: new Set
      };
    });
    var reachedLimit = (function reachedLimit(used, limits) {
      return allAt(1, used, limits)[0];
    });
    var nearLimits = (function nearLimits(entries, agent, used, limits) {
      const {warned: warned} = readSpending(entries);
      return allAt(NEAR, used, limits).filter(({limit: limit}) => !warned.has(`${agent} ${limit}`));
    });
    var callsLeft = (function callsLeft(entries, agent, limits) {
      const most = limits.calls.value;
      return most === 0 ? MOST_CALLS_A_TURN : Math.min(MOST_CALLS_A_TURN, Math.max(0, most - usedSoFar(entries, agent, 0).calls));
    });
    var allAt = (function allAt(share, used, limits) {
      return ORDER.filter(name => limits[name].value > 0 && used[name] >= share * limits[name].value).map(limit => ({
        limit: limit,
        used: used[limit],
        of: limits[limit].value
      }));
    });
    var limitForModel = (function limitForModel(name, amount) {
      return `${grouped(amount)} ${UNITS[name]}${amount === 1 ? "" : "s"}`;
    });
    var grouped = (function grouped(value) {
      return String(value).replace(/(?<!\.\d*)\B(?=(?:\d{3})+(?!\d))/g, ",");
    });
    __webpack_require__.d(__webpack_exports__, {
      KM: () => reachedLimit,
      Yr: () => limitForModel,
      Zn: () => callsLeft,
      Zp: () => usedSoFar,
      d9: () => nearLimits
    });
    var _events_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58223);
    var _log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24078);
    const NEAR = .85;
    const readSpending = (0, _log_js__WEBPACK_IMPORTED_MODULE_0__.Qj)(begin, (spending, {at: at, agent: agent, event: event}) => {
      spending.startedAt ??= at;
      if (event.type === "run.started") Object.assign(spending, begin(), {
        startedAt: at
      });
      if (event.type === "limit.near") spending.warned.add(`${agent} ${event.limit}`);
      if (event.type === "call.finished" && event.answer.error !== "repeated") spending.calls++;
      const cost = (0, _events_js__WEBPACK_IMPORTED_MODULE_1__.fM)(event);
      spending.tokens += cost === undefined ? 0 : cost.usage.input + cost.usage.output;
      spending.usd += cost?.usd ?? 0;
      if (event.type === "model.replied" && event.purpose === "turn") spending.turns.set(agent, (spending.turns.get(agent) ?? 0) + 1);
    });
    const MOST_CALLS_A_TURN = 64;
    const ORDER = [ "turns", "minutes", "tokens", "usd", "calls" ];
    const UNITS = {
      turns: "turn",
      calls: "tool call",
      minutes: "minute",
      tokens: "token",
      usd: "US dollar",
      files: "changed file",
      lines: "changed line"
    };
  }),
  8748: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var windowFacts = (function windowFacts({modelSettings: modelSettings, log: log, name: name}, model) {
      const declared = modelSettings.window?.tokens ?? (0, _lib_models_js__WEBPACK_IMPORTED_MODULE_0__.Ou)(model);
      const {refused: refused} = readMeasures(log.entries, name);
      const size = Math.min(declared, Math.max(declared * LEAST_LEARNED, refused));
      return {
        size: size,
        due: size * (modelSettings.window?.compressAt ?? COMPRESS_AT)
      };
    });
    var countTokens = (function countTokens({log: log, name: name}, tools) {
      return measure({
        log: log,
        name: name
      }, tools, (0, _context_js__WEBPACK_IMPORTED_MODULE_1__.tC)(log.entries, name));
    });
    var measure = (function measure({log: log, name: name}, tools, context) {
      return Math.round((0, _tokens_js__WEBPACK_IMPORTED_MODULE_2__.dP)({
        ...context,
        tools: declare(tools)
      }) * correction(log.entries, name));
    });
    var correction = (function correction(entries, agent) {
      return readMeasures(entries, agent).ratio;
    });
    var ratioOf = (function ratioOf(counted, estimated) {
      const ratio = estimated === 0 ? 1 : counted / estimated;
      return Math.min(MOST_CORRECTION, Math.max(1 / MOST_CORRECTION, ratio));
    });
    var toDeclare = (function toDeclare(schema) {
      const kept = Object.entries(schema).filter(([key, value]) => (0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_5__.bI)(value) ? value[_tools_js__WEBPACK_IMPORTED_MODULE_6__.ls] !== true : !LOWEST.has(key) || value !== 0 && value !== 1);
      return Object.fromEntries(kept.map(([key, value]) => [ key, (0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_5__.bI)(value) ? toDeclare(value) : value ]));
    });
    var answerRoom = (function answerRoom(agent, tools) {
      const {size: size} = windowFacts(agent, (0, _ask_js__WEBPACK_IMPORTED_MODULE_7__.Gs)(agent));
      const left = size - countTokens(agent, tools);
      return Math.max(0, Math.floor(left * CHARS_A_TOKEN / _call_js__WEBPACK_IMPORTED_MODULE_8__.CF));
    });
    __webpack_require__.d(__webpack_exports__, {
      KP: () => countAfter,
      ih: () => countTokens,
      kp: () => windowFacts,
      oV: () => answerRoom,
      rd: () => correction,
      ri: () => OVERFLOW,
      xe: () => declare
    });
    var _lib_models_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44376);
    var _tools_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(35835);
    var _ask_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(57903);
    var _call_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(14980);
    var _context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20489);
    var _log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24078);
    var _tokens_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5822);
    var _lib_once_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(40627);
    var _lib_read_data_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50991);
    const COMPRESS_AT = .5;
    const OVERFLOW = "overflow";
    const LEAST_LEARNED = 1 / 2;
    function countAfter({log: log, name: name}, tools, event) {
      return measure({
        log: log,
        name: name
      }, tools, (0, _context_js__WEBPACK_IMPORTED_MODULE_1__.U2)(log.entries, name, event));
    }
    const MOST_CORRECTION = 2;
    const readMeasures = (0, _log_js__WEBPACK_IMPORTED_MODULE_3__.v2)(() => ({
      estimated: 0,
      ratio: 1,
      refused: Infinity
    }), (measures, {event: event}) => {
      if (event.type === "model.asked" && event.purpose === "turn") measures.estimated = event.tokens ?? 0;
      if (event.type === "model.replied" && event.purpose === "turn" && !event.reply.usage.estimated) measures.ratio = ratioOf(event.reply.usage.input, measures.estimated);
      if (event.type === "context.compressed" && event.trigger === OVERFLOW) measures.refused = Math.min(measures.refused, event.tokensBefore);
    });
    const declare = (0, _lib_once_js__WEBPACK_IMPORTED_MODULE_4__.Mh)(tools => tools.map(({name: name, description: description, parameters: parameters}) => ({
      name: name,
      description: description,
      parameters: toDeclare(parameters)
    })));
    const LOWEST = new Set([ "minimum", "minLength", "minItems" ]);
    const CHARS_A_TOKEN = 2;
  }),
  56694: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var askOnce = (async function askOnce(agent, turn, question) {
      const before = await runHooks(agent, "BeforeModel", () => ({
        event: "BeforeModel",
        llm_request: requestOf(question)
      }));
      const instead = readText(before?.response);
      if (instead !== undefined) return replyInstead(agent, turn, question, instead);
      if (agent.signal.aborted) return {
        kind: "cancelled"
      };
      if (before !== undefined && before.verdict.kind !== "go") return {
        kind: "halted",
        reason: before.verdict.reason
      };
      const adjusted = before === undefined ? question : withWishes(agent, turn, question, before);
      if ("kind" in adjusted) return adjusted;
      const later = {};
      const answer = await (0, ask.kA)(agent, turn, adjusted, async reply => {
        const [llm_request, llm_response] = [ requestOf(adjusted), questions_responseOf(reply) ];
        later.after = await runHooks(agent, "AfterModel", () => ({
          event: "AfterModel",
          llm_request: llm_request,
          llm_response: llm_response
        }));
        return resay(reply, readText(later.after?.response));
      });
      if (answer.kind !== "replied" || later.after === undefined) return answer;
      addContext(agent, later.after);
      return judge(answer, later.after.verdict);
    });
    var judge = (function judge(answer, verdict) {
      switch (verdict.kind) {
       case "go":
        return answer;

       case "block":
        return {
          kind: "rejected",
          reply: answer.reply,
          reason: verdict.reason
        };

       case "stop":
        return {
          kind: "halted",
          reason: verdict.reason
        };

       default:
        return verdict;
      }
    });
    var readMessages = (function readMessages(value) {
      if (!Array.isArray(value)) return undefined;
      const read = value.map(readMessage);
      return read.every(one => one !== undefined) ? read : undefined;
    });
    var requestOf = (function requestOf({model: model, system: system, messages: messages, temperature: temperature}) {
      const conversation = messages.flatMap(message => {
        const content = wordsOf(message);
        return content === undefined ? [] : [ {
          role: message.role,
          content: content
        } ];
      });
      return {
        model: model,
        messages: [ {
          role: "system",
          content: system
        }, ...conversation ],
        config: (0, parts.gI)({
          temperature: temperature
        })
      };
    });
    var wordsOf = (function wordsOf({parts: parts}) {
      const words = parts.flatMap(({text: text, thought: thought}) => text === undefined || thought === true ? [] : [ text ]);
      return words.length === 0 ? undefined : words.join("\n");
    });
    var silent = (function silent(hook, ms) {
      return {
        hook: hook,
        verdict: {
          kind: "go"
        },
        messages: [],
        clearContext: false,
        ms: ms
      };
    });
    var failed = (function failed(hook, problem, stderr, ms) {
      const words = stderr.trim();
      const reason = `The hook \`${hook.name}\` ${problem}${words === "" ? "." : `: ${words}`}`;
      if (hook.onFailure === "open") return {
        ...silent(hook, ms),
        messages: [ reason ]
      };
      return {
        ...silent(hook, ms),
        verdict: {
          kind: "failed",
          reason: reason
        }
      };
    });
    var messagesOf = (function messagesOf(output) {
      const message = hook_reply_text(output["systemMessage"]);
      return message === undefined ? [] : [ message ];
    });
    var parse = (function parse(output) {
      return (0, read_data.Vh)(read_data.pP, output);
    });
    var object = (function object(value) {
      return (0, read_data.bI)(value) ? value : undefined;
    });
    var settle = (function settle(event, verdict) {
      if (verdict.kind !== "failed") return verdict;
      const hint = 'A failed hook blocks unless its entry says `"onFailure": "open"`.';
      return {
        kind: event === "AfterAgent" ? "stop" : "block",
        reason: `${verdict.reason}\n${hint}`
      };
    });
    var record = (function record(event, reply) {
      const {hook: hook, verdict: verdict, ms: ms} = reply;
      const text = reply.messages.join("\n");
      const run = {
        hook: event,
        name: hook.name,
        outcome: OUTCOMES[verdict.kind],
        ms: ms
      };
      if (verdict.kind === "go") return {
        ...run,
        message: text
      };
      return {
        ...run,
        message: verdict.reason,
        ...text !== "" && {
          said: text
        }
      };
    });
    var openOutput = (function openOutput(mark) {
      const chunks = [];
      let size = 0;
      return {
        take(chunk) {
          if (size < MAX_OUTPUT) chunks.push(chunk.subarray(0, MAX_OUTPUT - size));
          size += chunk.length;
        },
        ended(end) {
          const text = Buffer.concat(chunks).toString("utf8");
          const at = text.lastIndexOf(`\n${mark}\n`);
          const [stdout, stderr] = at < 0 ? [ text, "" ] : [ text.slice(0, at), text.slice(at + mark.length + 2) ];
          return {
            end: end,
            stdout: stdout,
            stderr: stderr,
            cut: size > MAX_OUTPUT
          };
        }
      };
    });
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      callbacksBy: () => callbacksBy,
      hooks: () => hooks
    });
    var run_shell = __webpack_require__(10412);
    var run_invocation = __webpack_require__(40298);
    var variables = __webpack_require__(91379);
    var clip = __webpack_require__(2136);
    var tools_tool = __webpack_require__(6292);
    var agent = __webpack_require__(8123);
    var compression_record = __webpack_require__(94648);
    async function runHooks({hooks: hooks, log: log, name: name, signal: signal}, event, input) {
      if (!hooks.has(event)) return undefined;
      const outcome = await hooks.run(input(), signal);
      for (const run of outcome.runs) log.append({
        type: "hook.ran",
        ...run
      }, name);
      return outcome;
    }
    const MOST_CONTEXT = 2e4;
    function hookContext(context) {
      const text = (0, clip.fz)(context.trim(), MOST_CONTEXT).replaceAll(/<(?=\/?\s*hook_context)/gi, "&lt;");
      return text === "" ? "" : `<hook_context>\n${text}\n</hook_context>`;
    }
    function addContext({log: log, name: name}, {context: context}) {
      const text = hookContext(context);
      if (text !== "") log.append({
        type: "agent.told",
        why: "hook context",
        text: text
      }, name);
    }
    function haltedBy(outcome) {
      return outcome === undefined || outcome.verdict.kind === "go" ? undefined : (0, 
      agent.L)(outcome.verdict.reason);
    }
    async function beforeTool(agent, tool, call) {
      const outcome = await runHooks(agent, "BeforeTool", () => ({
        event: "BeforeTool",
        ...describeCall(tool, call)
      }));
      if (outcome === undefined) return {
        kind: "go",
        context: ""
      };
      const {verdict: verdict, toolInput: toolInput} = outcome;
      if (verdict.kind !== "go") return {
        kind: "refused",
        answer: (0, tools_tool.V2)("denied", verdict.reason)
      };
      const context = hookContext(outcome.context);
      return {
        kind: "go",
        context: context,
        ...toolInput && {
          args: {
            ...call.args,
            ...toolInput
          }
        }
      };
    }
    async function afterTool(agent, tool, call, answer) {
      const outcome = await runHooks(agent, "AfterTool", () => ({
        event: "AfterTool",
        ...describeCall(tool, call),
        tool_response: responseOf(answer)
      }));
      if (outcome === undefined) return {
        answer: answer,
        context: ""
      };
      const {verdict: verdict, toolOutput: toolOutput, tailCall: tailCall} = outcome;
      const context = hookContext(outcome.context);
      if (verdict.kind !== "go") return {
        answer: {
          ...worded(answer, verdict.reason),
          error: "denied"
        },
        context: context
      };
      return {
        answer: toolOutput === undefined ? answer : worded(answer, toolOutput),
        context: context,
        ...tailCall && {
          tail: tailCall
        }
      };
    }
    function worded({edit: edit, todos: todos, error: error}, text) {
      return {
        text: text,
        ...edit && {
          edit: edit
        },
        ...todos && {
          todos: todos
        },
        ...error && {
          error: error
        }
      };
    }
    function responseOf({text: text, error: error}) {
      const result = {
        llmContent: text,
        returnDisplay: text
      };
      return error === undefined ? result : {
        ...result,
        error: {
          type: error,
          message: text
        }
      };
    }
    function describeCall(tool, {tool: tool_name, args: tool_input}) {
      const need = tool.needs(tool_input).find(({kind: kind}) => kind === "server");
      const server = need?.kind === "server" && {
        mcp_context: {
          server_name: need.server,
          tool_name: need.tool
        }
      };
      return {
        tool_name: tool_name,
        tool_input: tool_input,
        ...server
      };
    }
    async function notifyDenial(agent, call, reason) {
      await runHooks(agent, "Notification", () => ({
        event: "Notification",
        notification_type: "ToolPermission",
        message: reason,
        details: {
          type: "denied",
          tool_name: call.tool,
          tool_input: call.args
        }
      }));
    }
    async function beforeWork(agent) {
      const {prompt: prompt} = agent.hooks;
      const outcome = await runHooks(agent, "BeforeAgent", () => ({
        event: "BeforeAgent",
        prompt: prompt
      }));
      if (outcome === undefined) return undefined;
      addContext(agent, outcome);
      return haltedBy(outcome);
    }
    const AGAIN = 10;
    const OBJECTION = "hook objection";
    async function afterWork(agent, text) {
      const {log: log, name: name, hooks: hooks} = agent;
      const before = objections(agent);
      const outcome = await runHooks(agent, "AfterAgent", () => ({
        event: "AfterAgent",
        prompt: hooks.prompt,
        prompt_response: text,
        stop_hook_active: before > 0
      }));
      if (outcome?.verdict.kind === "block" && before < AGAIN) {
        if (outcome.clearContext) (0, compression_record.g4)(agent);
        addContext(agent, outcome);
        log.append({
          type: "agent.told",
          why: OBJECTION,
          text: outcome.verdict.reason
        }, name);
        return {
          kind: "again"
        };
      }
      const end = haltedBy(outcome);
      return end === undefined ? {
        kind: "over"
      } : {
        kind: "halted",
        end: end
      };
    }
    function objections({log: log, name: name}) {
      const own = log.entries.flatMap(({agent: agent, event: event}) => agent === name ? [ event ] : []);
      const start = own.findLastIndex(({type: type}) => type === "agent.started");
      return own.slice(start + 1).filter(event => event.type === "agent.told" && event.why === OBJECTION).length;
    }
    async function beforeCompressing(agent) {
      await runHooks(agent, "PreCompress", () => ({
        event: "PreCompress",
        trigger: "auto"
      }));
    }
    var read_data = __webpack_require__(50991);
    var models = __webpack_require__(44376);
    var agent_context = __webpack_require__(20489);
    var ask = __webpack_require__(57903);
    var call = __webpack_require__(14980);
    var agent_window = __webpack_require__(8748);
    var parts = __webpack_require__(23782);
    const questions_AGAIN = 2;
    async function askThroughHooks(agent, turn, question) {
      let reason = "";
      for (let attempts = 0; attempts <= questions_AGAIN; attempts++) {
        const answer = await askOnce(agent, turn, {
          ...question,
          ...(0, agent_context.tC)(agent.log.entries, agent.name)
        });
        if (answer.kind !== "rejected") return answer;
        reason = answer.reason;
        reject(agent, answer.reply, reason);
      }
      return {
        kind: "halted",
        reason: reason
      };
    }
    function withWishes(agent, turn, question, outcome) {
      const rewrite = readRewrite(question, outcome.request?.["messages"]);
      if (rewrite.kind === "refused") return {
        kind: "halted",
        reason: rewrite.reason
      };
      addContext(agent, outcome);
      const worded = rewrite.kind === "reworded" ? logRewording(agent, turn, question, rewrite.rewording, hookContext(outcome.context)) : {
        ...question,
        ...outcome.context === "" ? {} : (0, agent_context.tC)(agent.log.entries, agent.name)
      };
      const {model: model, config: config} = outcome.request ?? {};
      const temperature = (0, read_data.bI)(config) ? config["temperature"] : undefined;
      return {
        ...worded,
        ...typeof model === "string" ? {
          model: (0, models.Z5)(model).name
        } : {},
        ...typeof temperature === "number" ? {
          temperature: temperature
        } : {}
      };
    }
    function logRewording({log: log, name: name}, turn, question, rewording, context) {
      const added = [ ...rewording.added, context ].filter(text => text !== "");
      const {event: event} = log.append({
        type: "model.reworded",
        turn: turn,
        ...rewording,
        added: added
      }, name);
      return event.type === "model.reworded" ? reword(question, event) : question;
    }
    function replyInstead({log: log, name: name}, turn, {purpose: purpose, model: model}, text) {
      const reply = {
        text: text,
        thoughts: [],
        calls: [],
        parts: [ {
          text: text
        } ],
        citations: [],
        usage: {
          input: 0,
          output: 0,
          cached: 0,
          thoughts: 0,
          estimated: true
        },
        stop: "stop",
        rawStop: "BeforeModel hook",
        model: model
      };
      const {event: event} = log.append({
        type: "model.replied",
        purpose: purpose,
        turn: turn,
        reply: reply,
        usd: 0,
        ms: 0
      }, name);
      return {
        kind: "replied",
        reply: event.type === "model.replied" ? event.reply : reply,
        usd: 0
      };
    }
    function resay(reply, text) {
      if (text === undefined) return reply;
      const rest = reply.parts.filter(part => part.text === undefined || part.thought === true);
      return {
        ...reply,
        text: text,
        parts: text === "" ? rest : [ {
          text: text
        }, ...rest ]
      };
    }
    function reject(agent, {calls: calls}, reason) {
      if (calls.length > 0) return (0, call.EY)(agent, calls, reason);
      const text = `Your last reply was rejected by a check of this repository: ${reason}\nGive another one.`;
      agent.log.append({
        type: "agent.told",
        why: "hook objection",
        text: text
      }, agent.name);
    }
    async function narrowTools(agent) {
      const {toolset: toolset, log: log, name: name} = agent;
      const outcome = await runHooks(agent, "BeforeToolSelection", () => {
        const context = (0, agent_context.tC)(log.entries, name);
        const tools = (0, agent_window.xe)(toolset.tools);
        const request = requestOf({
          purpose: "turn",
          model: (0, ask.Gs)(agent),
          ...context,
          tools: tools
        });
        return {
          event: "BeforeToolSelection",
          llm_request: {
            ...request,
            toolConfig: offered(tools)
          }
        };
      });
      if (outcome?.toolConfig === undefined) return agent;
      const {mode: mode, allowed: allowed} = outcome.toolConfig;
      const tools = mode === "NONE" ? [] : toolset.tools.filter(tool => allowed?.includes(tool.name) ?? true);
      return {
        ...agent,
        toolset: {
          ...toolset,
          tools: tools
        }
      };
    }
    function offered(tools) {
      return {
        mode: "AUTO",
        allowedFunctionNames: tools.map(({name: name}) => name)
      };
    }
    function readRewrite(question, messages) {
      if (messages === undefined) return {
        kind: "same"
      };
      const given = readMessages(messages);
      if (given === undefined) return refused("its messages are not a list of `role` and `content`");
      const [first, ...rest] = given;
      const system = first?.role === "system" ? first.content : undefined;
      const conversation = system === undefined ? given : rest;
      if (conversation.some(({role: role}) => role === "system")) return refused("only the first message can be the system's");
      const shown = question.messages.flatMap((message, at) => {
        const content = wordsOf(message);
        return content === undefined ? [] : [ {
          at: at,
          role: message.role,
          content: content
        } ];
      });
      const fits = shown.every(({role: role}, index) => conversation[index]?.role === role);
      const added = conversation.slice(shown.length);
      if (!fits || added.some(({role: role}) => role !== "user")) return refused(SHAPE);
      const changed = shown.flatMap(({at: at, content: content}, index) => {
        const text = conversation[index]?.content ?? content;
        return text === content ? [] : [ {
          at: at,
          text: text
        } ];
      });
      const emptied = changed.some(({at: at, text: text}) => text === "" && isWordsAlone(question.messages[at]));
      if (emptied || added.some(({content: content}) => content === "")) return refused("a message without words cannot be sent");
      const newSystem = system === undefined || system === question.system ? {} : {
        system: system
      };
      if (changed.length === 0 && added.length === 0 && !("system" in newSystem)) return {
        kind: "same"
      };
      return {
        kind: "reworded",
        rewording: {
          ...newSystem,
          messages: changed,
          added: added.map(({content: content}) => content)
        }
      };
    }
    function reword(question, {system: system, messages: messages, added: added}) {
      const texts = new Map(messages.map(({at: at, text: text}) => [ at, text ]));
      const last = question.messages.length - 1;
      const reworded = question.messages.map((message, at) => {
        const text = texts.get(at);
        const more = at === last ? added.map(words => ({
          text: words
        })) : [];
        if (text === undefined && more.length === 0) return message;
        const parts = text === undefined ? message.parts : withText(message.parts, text);
        return {
          ...message,
          parts: [ ...parts, ...more ]
        };
      });
      return {
        ...question,
        messages: reworded,
        ...(0, parts.gI)({
          system: system
        })
      };
    }
    const SHAPE = "it must have the same messages, in the same order and roles, and may have more user messages at the end: calls and their answers are between them";
    function refused(why) {
      return {
        kind: "refused",
        reason: `A BeforeModel hook changed the history in a way that cannot be sent to the model: ${why}. The request was not sent.`
      };
    }
    function readMessage(value) {
      if (!(0, read_data.bI)(value)) return undefined;
      const {role: role, content: content} = value;
      if (role !== "system" && role !== "user" && role !== "model") return undefined;
      const text = Array.isArray(content) ? joinTexts(content) : content;
      return typeof text === "string" ? {
        role: role,
        content: text
      } : undefined;
    }
    function joinTexts(parts) {
      const texts = parts.map(part => (0, read_data.bI)(part) ? part["text"] : undefined);
      return texts.every(text => typeof text === "string") ? texts.join("\n") : undefined;
    }
    function isWordsAlone(message) {
      return message?.parts.every(isWords) ?? true;
    }
    function isWords({text: text, thought: thought}) {
      return text !== undefined && thought !== true;
    }
    function withText(parts, text) {
      const first = parts.findIndex(isWords);
      return parts.flatMap((part, at) => {
        if (!isWords(part)) return [ part ];
        return at === first && text !== "" ? [ {
          ...part,
          text: text
        } ] : [];
      });
    }
    function questions_responseOf({text: text, rawStop: rawStop, usage: usage}) {
      return {
        text: text,
        candidates: [ {
          index: 0,
          content: {
            role: "model",
            parts: [ text ]
          },
          finishReason: rawStop
        } ],
        usageMetadata: {
          promptTokenCount: usage.input,
          candidatesTokenCount: usage.output,
          totalTokenCount: usage.input + usage.output
        }
      };
    }
    function readText(response) {
      if (response === undefined) return undefined;
      const {text: text, candidates: candidates} = response;
      if (typeof text === "string") return text;
      if (!Array.isArray(candidates)) return undefined;
      const parts = candidates[0]?.content?.parts;
      if (!Array.isArray(parts)) return undefined;
      const words = parts.map(part => (0, read_data.bI)(part) ? part["text"] : part).filter(word => typeof word === "string");
      return words.length === 0 ? undefined : words.join("");
    }
    var events = __webpack_require__(58223);
    var hook_settings = __webpack_require__(90285);
    const MAX_OUTPUT = 1024 * 1024;
    const BLOCK = 2;
    function readReply(hook, run) {
      const ms = run.end.kind === "not_started" ? 0 : run.end.ms;
      const problem = faultOf(run.end, hook);
      if (problem !== undefined) return failed(hook, problem, run.stderr, ms);
      if (run.end.kind === "exited" && run.end.code === BLOCK) return blocked(hook, run, ms);
      if (run.cut) return failed(hook, `printed more than ${MAX_OUTPUT} bytes`, "", ms);
      const text = run.stdout.trim();
      if (!text.startsWith("{")) return {
        ...silent(hook, ms),
        messages: text === "" ? [] : [ text ]
      };
      const output = parse(text);
      if (output === undefined) return failed(hook, "printed something that is not one JSON object", "", ms);
      return said(hook, output, ms);
    }
    function faultOf(end, hook) {
      switch (end.kind) {
       case "exited":
        return end.code === 0 || end.code === BLOCK ? undefined : `exited with code ${end.code}`;

       case "signalled":
        return `was ended by ${end.signal}`;

       case "timed_out":
        return `did not end within ${hook.timeoutMs} ms`;

       case "cancelled":
        return "was cancelled";

       case "not_started":
        return `could not be started: ${end.message}`;

       default:
        return end;
      }
    }
    function blocked(hook, run, ms) {
      const output = parse(run.stdout.trim()) ?? {};
      const reason = run.stderr.trim() || hook_reply_text(output["reason"]) || `The hook \`${hook.name}\` blocked this.`;
      return {
        ...silent(hook, ms),
        verdict: {
          kind: "block",
          reason: reason
        },
        messages: messagesOf(output)
      };
    }
    function said(hook, output, ms) {
      const specific = object(output["hookSpecificOutput"]) ?? {};
      return {
        hook: hook,
        verdict: verdict(hook, output),
        messages: messagesOf(output),
        context: hook_reply_text(specific["additionalContext"]),
        toolInput: object(specific["tool_input"]),
        toolOutput: hook_reply_text(specific["tool_output"]),
        tailCall: readTailCall(object(specific["tailToolCallRequest"])),
        request: object(specific["llm_request"]),
        response: object(specific["llm_response"]),
        toolConfig: readToolConfig(object(specific["toolConfig"])),
        clearContext: specific["clearContext"] === true,
        ms: ms
      };
    }
    function verdict(hook, output) {
      const reason = hook_reply_text(output["reason"]) ?? hook_reply_text(output["stopReason"]);
      if (output["continue"] === false) {
        return {
          kind: "stop",
          reason: hook_reply_text(output["stopReason"]) ?? reason ?? `The hook \`${hook.name}\` ended the run.`
        };
      }
      const decision = output["decision"];
      if (decision === "deny" || decision === "block" || decision === "ask") {
        return {
          kind: "block",
          reason: reason ?? `The hook \`${hook.name}\` blocked this.`
        };
      }
      return {
        kind: "go"
      };
    }
    function readTailCall(value) {
      const tool = hook_reply_text(value?.["name"]);
      return tool === undefined ? undefined : {
        tool: tool,
        args: object(value?.["args"]) ?? {}
      };
    }
    function readToolConfig(value) {
      if (value === undefined) return undefined;
      const mode = value["mode"];
      const names = value["allowedFunctionNames"];
      const allowed = Array.isArray(names) ? names.filter(name => typeof name === "string") : undefined;
      return {
        mode: mode === "NONE" || mode === "ANY" ? mode : "AUTO",
        allowed: allowed
      };
    }
    function hook_reply_text(value) {
      return typeof value === "string" && value !== "" ? value : undefined;
    }
    function mergeReplies(event, replies) {
      const verdict = mergeVerdicts(event, replies);
      return {
        verdict: event === "BeforeToolSelection" && verdict.kind === "block" ? {
          kind: "go"
        } : verdict,
        context: replies.flatMap(reply => reply.context ?? []).join("\n"),
        toolInput: overlay(replies.map(reply => reply.toolInput)),
        toolOutput: replies.findLast(reply => reply.toolOutput !== undefined)?.toolOutput,
        tailCall: replies.findLast(reply => reply.tailCall !== undefined)?.tailCall,
        request: overlay(replies.map(reply => reply.request)),
        response: overlay(replies.map(reply => reply.response)),
        toolConfig: mergeToolConfigs(event, replies, verdict),
        clearContext: replies.some(reply => reply.clearContext),
        runs: replies.map(reply => record(event, reply))
      };
    }
    function mergeVerdicts(event, replies) {
      if (!hook_settings.ci.has(event)) return {
        kind: "go"
      };
      const verdicts = replies.map(reply => settle(event, reply.verdict));
      for (const kind of [ "stop", "block" ]) {
        const reasons = verdicts.flatMap(verdict => verdict.kind === kind ? [ verdict.reason ] : []);
        if (reasons.length > 0) return {
          kind: kind,
          reason: reasons.join("\n")
        };
      }
      return {
        kind: "go"
      };
    }
    function overlay(objects) {
      const given = objects.filter(item => item !== undefined);
      return given.length === 0 ? undefined : Object.assign({}, ...given);
    }
    function mergeToolConfigs(event, replies, verdict) {
      if (event === "BeforeToolSelection" && verdict.kind === "block") return {
        mode: "NONE"
      };
      const configs = replies.flatMap(reply => reply.toolConfig ?? []);
      if (configs.length === 0) return undefined;
      const modes = configs.map(config => config.mode);
      if (modes.includes("NONE")) return {
        mode: "NONE"
      };
      const lists = configs.flatMap(config => config.allowed === undefined ? [] : [ config.allowed ]);
      const allowed = lists.reduce((kept, list) => kept === undefined ? [ ...new Set(list) ].sort() : kept.filter(name => list.includes(name)), undefined);
      return {
        mode: modes.includes("ANY") ? "ANY" : "AUTO",
        allowed: allowed
      };
    }
    const OUTCOMES = {
      go: "passed",
      block: "blocked",
      stop: "stopped",
      failed: "failed"
    };
    function openHooks(groups, place) {
      return {
        has: event => groups.some(group => group.event === event),
        async run(input, signal) {
          const {hooks: hooks, sequential: sequential} = (0, hook_settings.oU)(groups, input.event, subjectOf(input));
          const replies = sequential ? await runInTurn(hooks, input, place, signal) : await Promise.all(hooks.map(hook => runHook(hook, input, place, signal)));
          return mergeReplies(input.event, replies);
        }
      };
    }
    async function runInTurn(hooks, input, place, signal) {
      const replies = [];
      let current = input;
      for (const hook of hooks) {
        const reply = await runHook(hook, current, place, signal);
        replies.push(reply);
        if (reply.verdict.kind !== "go") break;
        current = passOn(current, reply);
      }
      return replies;
    }
    function passOn(input, reply) {
      if (input.event === "BeforeTool" && reply.toolInput !== undefined) {
        return {
          ...input,
          tool_input: {
            ...input.tool_input,
            ...reply.toolInput
          }
        };
      }
      if (input.event === "BeforeAgent" && reply.context !== undefined) {
        return {
          ...input,
          prompt: `${input.prompt}\n\n${reply.context}`
        };
      }
      if (input.event === "BeforeModel" && reply.request !== undefined) {
        return {
          ...input,
          llm_request: {
            ...input.llm_request,
            ...reply.request
          }
        };
      }
      return input;
    }
    async function runHook(hook, input, place, signal) {
      const mark = place.random.hex(16);
      const output = openOutput(mark);
      const running = place.shell.start({
        line: SEPARATED,
        directory: place.trusted,
        environment: {
          ...place.environment,
          HOME: place.trusted,
          SHLVL: "1",
          ...hook.environment,
          GEMINI_PROJECT_DIR: place.trusted,
          GEMINI_CWD: place.session.workspace,
          GEMINI_SESSION_ID: place.session.id,
          CLAUDE_PROJECT_DIR: place.trusted,
          REMIT_HOOK: hook.command,
          REMIT_MARK: mark
        },
        timeoutMs: hook.timeoutMs,
        idleMs: 0,
        apart: true,
        input: hookStdin(input, place.session, place.clock.now()),
        onOutput: output.take,
        signal: signal
      });
      return readReply(hook, output.ended(await running.ended));
    }
    const SEPARATED = 'hook=$REMIT_HOOK mark=$REMIT_MARK; unset REMIT_HOOK REMIT_MARK; { err=$(bash -c "$hook" 2>&1 1>&3 3>&-); } 3>&1; ' + 'code=$?; printf "\\n%s\\n%s" "$mark" "$err"; exit "$code"';
    function hookStdin(input, session, now) {
      const {event: event, ...fields} = input;
      return JSON.stringify({
        session_id: session.id,
        transcript_path: session.transcript,
        cwd: session.workspace,
        hook_event_name: event,
        timestamp: new Date(now).toISOString(),
        ...fields
      });
    }
    function subjectOf(input) {
      switch (input.event) {
       case "BeforeTool":
       case "AfterTool":
        return input.tool_name;

       case "SessionStart":
        return input.source;

       case "SessionEnd":
        return input.reason;

       case "PreCompress":
        return input.trigger;

       case "Notification":
        return input.notification_type;

       case "BeforeAgent":
       case "AfterAgent":
       case "BeforeModel":
       case "AfterModel":
       case "BeforeToolSelection":
        return "";

       default:
        return input;
      }
    }
    const hooks = {
      async equip({session: session}) {
        warnOfIdleHooks(session);
        const own = openRunHooks(session);
        if (own === undefined) return {};
        const context = await startSession(session, own);
        return {
          callbacks: callbacksBy(own),
          brief: () => Promise.resolve({
            last: context === "" ? [] : [ {
              text: context
            } ]
          }),
          async end(_, end) {
            await endSession(session, own);
            return end;
          }
        };
      },
      equipSubAgent(session) {
        const own = openRunHooks(session);
        return Promise.resolve(own === undefined ? {} : {
          callbacks: callbacksBy(hooksOfSubAgent(own))
        });
      }
    };
    function callbacksBy(hooks) {
      return {
        beforeWork: agent => beforeWork({
          ...agent,
          hooks: hooks
        }),
        afterWork: (agent, text) => afterWork({
          ...agent,
          hooks: hooks
        }, text),
        beforeCompressing: agent => beforeCompressing({
          ...agent,
          hooks: hooks
        }),
        narrowTools: agent => narrowTools({
          ...agent,
          hooks: hooks
        }),
        ask: (agent, turn, question) => askThroughHooks({
          ...agent,
          hooks: hooks
        }, turn, question),
        beforeCall: (caller, tool, call) => beforeTool({
          ...caller,
          hooks: hooks
        }, tool, call),
        afterCall: (caller, tool, call, answer) => afterTool({
          ...caller,
          hooks: hooks
        }, tool, call, answer),
        onDenial: (caller, call, reason) => notifyDenial({
          ...caller,
          hooks: hooks
        }, call, reason)
      };
    }
    function openRunHooks({ports: ports, invocation: invocation, admitted: admitted, workspace: workspace}) {
      if (!(0, run_shell.I0)(ports.shell, admitted)) return undefined;
      const {runId: runId, runAttempt: runAttempt} = invocation.settings.github;
      const hooks = openHooks(admitted.project.settings.hooks, {
        shell: ports.shell,
        clock: ports.clock,
        random: ports.random,
        session: {
          id: `${runId}-${runAttempt}`,
          transcript: invocation.directories.log,
          workspace: workspace.root
        },
        trusted: (0, run_invocation.Nf)(invocation.directories),
        environment: (0, variables.DD)(ports, invocation, admitted.policy)
      });
      return {
        ...hooks,
        prompt: admitted.request.instruction
      };
    }
    function warnOfIdleHooks({ports: ports, admitted: admitted}) {
      if ((0, run_shell.I0)(ports.shell, admitted)) return;
      const why = "They do not run: without a sandbox nothing is started among a fork's files.";
      ports.runner.annotate("warning", "Remit: hooks", why);
    }
    function hooksOfSubAgent(hooks) {
      return {
        ...hooks,
        has: event => !WHOLE_RUN.has(event) && hooks.has(event)
      };
    }
    const WHOLE_RUN = new Set([ "SessionStart", "SessionEnd", "BeforeAgent", "AfterAgent" ]);
    async function startSession({ports: ports, signal: signal}, hooks) {
      const agent = {
        log: ports.log,
        name: events.QT,
        signal: signal,
        hooks: hooks
      };
      const outcome = await runHooks(agent, "SessionStart", () => ({
        event: "SessionStart",
        source: (0, events.dj)(ports.log.entries)?.continues === undefined ? "startup" : "resume"
      }));
      return hookContext(outcome?.context ?? "");
    }
    async function endSession({ports: ports, invocation: invocation, signal: signal}, hooks) {
      if (invocation.stop.aborted) return;
      const agent = {
        log: ports.log,
        name: events.QT,
        signal: invocation.stop,
        hooks: hooks
      };
      const reason = signal.aborted ? "other" : "exit";
      await runHooks(agent, "SessionEnd", () => ({
        event: "SessionEnd",
        reason: reason
      }));
    }
  }),
  91379: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var environmentFor = (function environmentFor({secrets: secrets}, invocation, policy) {
      const passed = named(invocation, policy).filter(([, value]) => !isSecret(value, secrets));
      return {
        ...Object.fromEntries(passed),
        ...invocation.toolEnvironment
      };
    });
    var describeWithheld = (function describeWithheld({secrets: secrets}, invocation, policy) {
      return named(invocation, policy).filter(([, value]) => isSecret(value, secrets)).map(([name]) => `${name} is not passed to commands (${policy.shell.environment.source}): it holds a secret.`);
    });
    var named = (function named({environment: environment = {}}, {shell: shell}) {
      const patterns = shell.environment.value;
      if (patterns.length === 0) return [];
      return Object.entries(environment).flatMap(([name, value]) => value !== undefined && (0, 
      _policy_js__WEBPACK_IMPORTED_MODULE_0__.Hh)(name, patterns) ? [ [ name, value ] ] : []);
    });
    var isSecret = (function isSecret(value, secrets) {
      return secrets.found(Buffer.from(value)) || PASSWORD_IN_ADDRESS.test(value);
    });
    __webpack_require__.d(__webpack_exports__, {
      DD: () => environmentFor,
      Tq: () => describeWithheld,
      UV: () => describeMissing
    });
    var _policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64886);
    function describeMissing({secrets: secrets}, invocation, policy, {path: path, lines: lines}) {
      const given = environmentFor({
        secrets: secrets
      }, invocation, policy);
      const names = lines.flatMap(line => [ ...line.matchAll(VARIABLE) ].map(([, name = ""]) => name));
      return [ ...new Set(names) ].flatMap(name => {
        const value = invocation.environment?.[name];
        if (value === undefined || name in given || BY_SHELL.has(name)) return [];
        const fault = isSecret(value, secrets) ? "It holds a secret, which commands never get." : (0, 
        _policy_js__WEBPACK_IMPORTED_MODULE_0__.v8)(name);
        const fix = fault ?? `To pass it, add to the policy: [shell] environment = ["${name}"].`;
        return [ `${path}: \`$${name}\` is empty in its shell lines, since commands do not get it. ${fix}` ];
      });
    }
    const VARIABLE = /\$\{?([A-Za-z_]\w*)/g;
    const BY_SHELL = new Set([ "PWD", "OLDPWD", "SHLVL", "HOSTNAME", "UID", "_" ]);
    const PASSWORD_IN_ADDRESS = /:\/\/[^\s/?#@]*:[^\s/?#@]+@/;
  }),
  35835: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var textArg = (function textArg(args, name) {
      return optionalText(args, name) ?? "";
    });
    var optionalText = (function optionalText(args, name) {
      const value = args[name];
      return typeof value === "string" ? value : undefined;
    });
    var optionalNumber = (function optionalNumber(args, name, most = Infinity) {
      const value = args[name];
      return typeof value === "number" ? Math.min(value, most) : undefined;
    });
    var optionalFlag = (function optionalFlag(args, name) {
      const value = args[name];
      return typeof value === "boolean" ? value : undefined;
    });
    var rare = (function rare(schema) {
      return {
        ...schema,
        [RARE]: true
      };
    });
    var isSpilled = (function isSpilled(path) {
      return path.startsWith(SPILL_PREFIX);
    });
    var readNeeds = (function readNeeds(path) {
      return typeof path === "string" && isSpilled(path) ? [] : [ pathNeed("read", path) ];
    });
    var pathNeed = (function pathNeed(access, path) {
      return {
        kind: "path",
        access: access,
        path: typeof path === "string" ? path : "",
        directory: ""
      };
    });
    __webpack_require__.d(__webpack_exports__, {
      DP: () => FILTERING,
      KK: () => isSpilled,
      Lz: () => filteringOptions,
      Mu: () => readNeeds,
      QS: () => pathNeed,
      U6: () => textArg,
      VU: () => filtering,
      WI: () => optionalNumber,
      bS: () => optionalFlag,
      cs: () => SPILL_PREFIX,
      eB: () => asObject,
      fh: () => textsArg,
      gm: () => objectArg,
      hy: () => rare,
      ls: () => RARE,
      mR: () => optionalText,
      vt: () => itemsArg
    });
    var _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50991);
    const RARE = "x-rare";
    function textsArg(args, name) {
      return itemsArg(args, name).filter(item => typeof item === "string");
    }
    function itemsArg(args, name) {
      const value = args[name];
      return Array.isArray(value) ? value : [];
    }
    function objectArg(args, name) {
      return asObject(args[name]);
    }
    function asObject(value) {
      return (0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.bI)(value) ? value : {};
    }
    function filtering(options, {ignoring: ignoring}) {
      return {
        ...ignoring,
        git: optionalFlag(options, "respect_git_ignore") ?? ignoring.git
      };
    }
    const FILTERING = rare({
      type: "object",
      properties: {
        respect_git_ignore: {
          type: "boolean"
        }
      }
    });
    function filteringOptions(args, context) {
      return filtering(objectArg(args, "file_filtering_options"), context);
    }
    const SPILL_PREFIX = "remit-output:";
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


