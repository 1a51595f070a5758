"use strict";

exports.id = 7398;

exports.ids = [ 7398 ];

exports.modules = {
  8123: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
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
    function stoppedByHook({log: log, name: name}) {
      for (let at = log.entries.length - 1; at >= 0; at--) {
        const {agent: agent, event: event} = log.entries[at] ?? {};
        if (agent === name && event?.type === "model.replied") return undefined;
        const own = agent === name || agent?.startsWith(`${name}/`) === true;
        if (own && event?.type === "hook.ran" && event.outcome === "stopped") return blockedByHook(event.message);
      }
      return undefined;
    }
  }),
  14980: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
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
    var admit = (async function admit(agent, call) {
      const {tools: tools} = agent.toolset;
      if (agent.signal.aborted) return {
        kind: "refused",
        answer: CANCELLED
      };
      const tool = tools.find(({name: name}) => name === call.tool);
      const names = tools.map(({name: name}) => name);
      if (tool === undefined) return {
        kind: "refused",
        answer: (0, _tools_js__WEBPACK_IMPORTED_MODULE_2__.fk)(call.tool, names)
      };
      const answer = agent.validateCall(tool, call.args) ?? await judge(agent, tool, call);
      return answer === undefined ? {
        kind: "admitted",
        tool: tool,
        call: call
      } : {
        kind: "refused",
        answer: answer
      };
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
    var _lib_seal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75423);
    var _tools_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6292);
    var _tools_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9743);
    var _tools_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2136);
    var _agent_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8123);
    var _limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85616);
    var _ports_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(44714);
    var _lib_parts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(23782);
    var _lib_attempt_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(91513);
    const PARALLEL = 8;
    async function answerCalls(agent, calls) {
      const answers = [];
      const spared = spare(agent, calls);
      for (const batch of batches(agent, calls)) {
        const halted = (0, _agent_js__WEBPACK_IMPORTED_MODULE_0__.s)(agent) === undefined ? undefined : (0, 
        _tools_js__WEBPACK_IMPORTED_MODULE_1__.V2)("cancelled", HALTED);
        answers.push(...await answerBatch(agent, batch, call => spared.get(call) ?? halted));
      }
      return answers;
    }
    async function answerBatch(agent, batch, spared) {
      const broken = new AbortController;
      const signal = AbortSignal.any([ agent.signal, broken.signal ]);
      const beside = {
        ...agent,
        signal: signal,
        validateCall: await (0, _tools_js__WEBPACK_IMPORTED_MODULE_2__.Ac)()
      };
      const start = async call => {
        try {
          return await startCall(beside, call, spared(call));
        } catch (error) {
          broken.abort();
          throw error;
        }
      };
      const ends = await Promise.allSettled(batch.map(start));
      const answers = ends.flatMap(end => end.status === "fulfilled" ? [ finish(agent, end.value) ] : []);
      for (const end of ends) if (end.status === "rejected") throw end.reason;
      return answers;
    }
    const HALTED = "A hook of the repository has stopped this run.";
    const REPEATED = "The same call is earlier in this turn: it was made once, and its answer is there. To repeat it, call it in another turn.";
    function spare(agent, calls) {
      const most = (0, _limits_js__WEBPACK_IMPORTED_MODULE_3__.Zn)(agent.log.entries, agent.name, agent.limits);
      const answers = new Map;
      const known = new Set;
      let made = 0;
      let before = "";
      for (const call of calls) {
        const key = `${call.tool} ${(0, _lib_seal_js__WEBPACK_IMPORTED_MODULE_4__.dj)(call.args)}`;
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
    }
    function refuseCalls(agent, calls, reason) {
      for (const call of calls) finish(agent, {
        call: call,
        answer: (0, _tools_js__WEBPACK_IMPORTED_MODULE_1__.V2)("cancelled", reason),
        ms: 0
      });
    }
    function batches(agent, calls) {
      const beside = call => runsBeside(agent, call);
      const out = [];
      for (const call of calls) {
        const last = out.at(-1);
        const waits = call.args["wait_for_previous"] === true;
        const joins = last !== undefined && !waits && last.length < PARALLEL && [ ...last, call ].every(beside);
        if (joins) last.push(call); else out.push([ call ]);
      }
      return out;
    }
    function isRead({toolset: toolset}, {tool: name, args: args}) {
      const tool = toolset.tools.find(one => one.name === name);
      return tool?.effect === "read" || tool?.onlyReads?.(args) === true;
    }
    function runsBeside(agent, call) {
      const tool = agent.toolset.tools.find(({name: name}) => name === call.tool);
      return isRead(agent, call) || tool?.runsBeside?.(call.args) === true;
    }
    async function startCall(agent, call, spared) {
      const start = agent.clock.elapsed();
      const answer = spared ?? await makeCall(agent, call, true);
      return {
        call: call,
        answer: answer,
        ms: Math.round(agent.clock.elapsed() - start)
      };
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
    async function makeCall(agent, call, mayTail) {
      const admitted = await admit(agent, call);
      if (admitted.kind === "refused") return admitted.answer;
      const before = await (agent.callbacks?.beforeCall(agent, admitted.tool, call));
      if (before?.kind === "refused") return before.answer;
      const made = before?.args === undefined ? admitted : await admit(agent, {
        ...call,
        args: before.args
      });
      if (made.kind === "refused") return made.answer;
      const ran = await runTool(agent, made);
      const after = await (agent.callbacks?.afterCall(agent, made.tool, made.call, ran));
      const tail = mayTail ? after?.tail : undefined;
      const last = tail === undefined ? after?.answer ?? ran : await makeTailCall(agent, call, tail);
      const shown = await (0, _tools_js__WEBPACK_IMPORTED_MODULE_5__.nx)(last, made.call, agent.toolset.context);
      const notes = [ before?.args !== undefined && `[The repository's hooks had this call made with ${JSON.stringify(before.args)}.]`, before?.context, after?.context, await guidance(agent, made, shown) ];
      return withNotes(shown, (0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_6__.oR)(notes, "\n\n"));
    }
    async function judge(agent, tool, call) {
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
    }
    async function runTool({toolset: toolset, signal: signal}, {tool: tool, call: call}) {
      if (signal.aborted) return CANCELLED;
      try {
        return await tool.run(call.args, toolset.context, signal);
      } catch (error) {
        if (signal.aborted) return CANCELLED;
        if (isBrokenWorld(error)) throw error;
        return (0, _tools_js__WEBPACK_IMPORTED_MODULE_1__.V2)("failed", `${call.tool} failed: ${(0, 
        _lib_attempt_js__WEBPACK_IMPORTED_MODULE_7__.bD)(error)}`);
      }
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
      const answer = await makeCall(agent, tail, false);
      log.append({
        type: "call.finished",
        id: tail.id,
        tool: tool,
        answer: answer,
        ms: Math.round(clock.elapsed() - start)
      }, name);
      return answer;
    }
    function withNotes(answer, notes) {
      return notes === "" ? answer : {
        ...answer,
        text: `${answer.text}\n\n${notes}`
      };
    }
    const MOST_PLACES = 20;
    async function guidance(agent, {tool: tool, call: call}, answer) {
      const {guide: guide} = agent;
      if (guide === undefined || answer.error !== undefined) return "";
      const lists = await Promise.all(tool.needs(call.args).map(need => placeOf(need, agent)));
      const places = new Set(lists.flat());
      const texts = [];
      for (const place of [ ...places ].slice(0, MOST_PLACES)) texts.push(await guide(place));
      return (0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_6__.oR)(texts, "\n\n");
    }
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
        turns: [],
        calls: new Map
      };
    });
    __webpack_require__.d(__webpack_exports__, {
      g4: () => clearHistory,
      s: () => writeCompression
    });
    var _lib_cut_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24192);
    var _tools_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62058);
    var _log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24078);
    var _context_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20489);
    var _window_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8748);
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
    function countTurns(entries, agent, from, to) {
      const {turns: turns = []} = readFindings(entries).get(agent) ?? {};
      return turns.filter(seq => seq >= from && seq <= to).length;
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
    function note(own, {seq: seq, event: event}) {
      if (event.type === "agent.told" && event.pinned === true) own.pinned.push({
        seq: seq,
        text: event.text
      });
      if (event.type === "model.replied") {
        if (event.purpose === "turn") own.turns.push(seq);
        for (const call of event.reply.calls) own.calls.set(call.id, call);
      }
      if (event.type !== "call.finished") return;
      const call = own.calls.get(event.id);
      own.calls.delete(event.id);
      if (call === undefined) return;
      own.todos = event.answer.todos ?? own.todos;
      noteCommand(own.failing, call, event.answer, seq);
      if (call.tool === "activate_skill" && event.answer.error === undefined) own.skills.push({
        seq: seq,
        text: argument(call, "name")
      });
    }
    function noteCommand(failing, call, answer, seq) {
      if (call.tool !== "run_shell_command") return;
      const command = argument(call, "command");
      if (command === "" || NEVER_RAN.has(answer.error ?? "")) return;
      failing.delete(command);
      if (answer.error !== undefined || (0, _tools_js__WEBPACK_IMPORTED_MODULE_3__.WT)(answer.text)) failing.set(command, seq);
    }
    const NEVER_RAN = new Set([ "denied", "invalid_arguments", "unknown_tool", "cancelled" ]);
    function argument({args: args}, name) {
      const value = args[name];
      return typeof value === "string" ? value : "";
    }
    function writeCompression(entries, agent, about, snapshot) {
      const {from: from, to: to} = about;
      const {text: text, added: added} = writeRecord(collectFacts(entries, agent, to), snapshot);
      const turns = countTurns(entries, agent, from, to);
      const whole = text === "" ? snapshot : `${snapshot}\n${text}`;
      return {
        type: "context.compressed",
        ...about,
        snapshot: whole,
        tokensAfter: 0,
        added: added,
        ms: 0,
        turns: turns
      };
    }
    function clearHistory(agent) {
      const {log: log, name: name, toolset: toolset} = agent;
      const [briefing, ...rest] = (0, _context_js__WEBPACK_IMPORTED_MODULE_4__.cw)(log.entries, name);
      if (briefing === undefined || rest.length === 0) return;
      const about = {
        trigger: "hook",
        method: "cleared",
        from: briefing.seq + 1,
        to: log.entries.length - 1,
        tokensBefore: (0, _window_js__WEBPACK_IMPORTED_MODULE_5__.ih)(agent, toolset.tools)
      };
      const event = writeCompression(log.entries, name, about, (0, _snapshot_js__WEBPACK_IMPORTED_MODULE_1__.oF)({
        recent_actions: CLEARED
      }, BY_HOOK));
      log.append({
        ...event,
        tokensAfter: (0, _window_js__WEBPACK_IMPORTED_MODULE_5__.KP)(agent, toolset.tools, event)
      }, name);
    }
    const BY_HOOK = "A hook of the repository has cleared the conversation up to here.";
    const CLEARED = "Changes of the workspace remain; what was read is gone: look again at what you need.";
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
    function ratioOf(counted, estimated) {
      const ratio = estimated === 0 ? 1 : counted / estimated;
      return Math.min(MOST_CORRECTION, Math.max(1 / MOST_CORRECTION, ratio));
    }
    const declare = (0, _lib_once_js__WEBPACK_IMPORTED_MODULE_4__.Mh)(tools => tools.map(({name: name, description: description, parameters: parameters}) => ({
      name: name,
      description: description,
      parameters: toDeclare(parameters)
    })));
    const LOWEST = new Set([ "minimum", "minLength", "minItems" ]);
    function toDeclare(schema) {
      const kept = Object.entries(schema).filter(([key, value]) => (0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_5__.bI)(value) ? value[_tools_js__WEBPACK_IMPORTED_MODULE_6__.ls] !== true : !LOWEST.has(key) || value !== 0 && value !== 1);
      return Object.fromEntries(kept.map(([key, value]) => [ key, (0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_5__.bI)(value) ? toDeclare(value) : value ]));
    }
    const CHARS_A_TOKEN = 2;
    function answerRoom(agent, tools) {
      const {size: size} = windowFacts(agent, (0, _ask_js__WEBPACK_IMPORTED_MODULE_7__.Gs)(agent));
      const left = size - countTokens(agent, tools);
      return Math.max(0, Math.floor(left * CHARS_A_TOKEN / _call_js__WEBPACK_IMPORTED_MODULE_8__.CF));
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
  })
};


