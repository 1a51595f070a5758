"use strict";

exports.id = 6579;

exports.ids = [ 6579 ];

exports.modules = {
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
    function callsLeft(entries, agent, limits) {
      const most = limits.calls.value;
      return most === 0 ? MOST_CALLS_A_TURN : Math.min(MOST_CALLS_A_TURN, Math.max(0, most - usedSoFar(entries, agent, 0).calls));
    }
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
      try {
        const value = JSON.parse(output);
        return object(value);
      } catch {
        return undefined;
      }
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
    function judge(answer, verdict) {
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
    function object(value) {
      return (0, read_data.bI)(value) ? value : undefined;
    }
    function hook_reply_text(value) {
      return typeof value === "string" && value !== "" ? value : undefined;
    }
    const NO_HOOKS = {
      verdict: {
        kind: "go"
      },
      context: "",
      clearContext: false,
      runs: []
    };
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
          if (hooks.length === 0) return NO_HOOKS;
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
    function openOutput(mark) {
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
    }
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
  })
};


