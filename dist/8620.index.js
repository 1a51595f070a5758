"use strict";

exports.id = 8620;

exports.ids = [ 8620 ];

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
  30682: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var readOutput = (async function readOutput(text, schema) {
      const plain = FENCED.exec(text.trim())?.[1] ?? text.trim();
      let value;
      try {
        value = JSON.parse(plain);
      } catch (error) {
        return {
          kind: "invalid",
          faults: [ `It is not JSON: ${(0, _lib_attempt_js__WEBPACK_IMPORTED_MODULE_0__.bD)(error)}` ]
        };
      }
      const {length: length} = JSON.stringify(value);
      if (length > MOST) return {
        kind: "invalid",
        faults: [ `It has ${length} characters; at most ${MOST} are taken.` ]
      };
      const {valid: valid, errors: errors} = (await (0, _lib_json_schema_js__WEBPACK_IMPORTED_MODULE_1__.R_)(schema)).validate(value);
      if (valid) return {
        kind: "valid",
        value: value
      };
      const faults = new Set(errors.map(({instanceLocation: instanceLocation, error: error}) => `${instanceLocation}: ${error}`));
      return {
        kind: "invalid",
        faults: [ ...faults ].slice(-TOLD)
      };
    });
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      readOutput: () => readOutput,
      structured: () => structured
    });
    var _agent_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57903);
    var _agent_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20489);
    var _lib_attempt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91513);
    var _lib_json_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50502);
    const structured = {
      async equip({session: session}) {
        const {form: form} = session.admitted;
        if (form === undefined) return {};
        return {
          brief: async () => ({
            text: describeForm(form)
          }),
          end: async (agent, end) => await settleOutput(agent, form, end)
        };
      }
    };
    const MOST = 7e5;
    function describeForm(schema) {
      return `# The form of your last message\n\nA program reads your last message. This replaces what the system prompt says about it. It must be JSON and nothing else (no words around it, no code fence), at most ${MOST} characters, and valid for this JSON Schema:\n\n${JSON.stringify(schema)}\n\nWhatever people should know goes into its fields.`;
    }
    const FENCED = /^```(?:json)?\s*\n([\s\S]*?)\n?```$/i;
    const TOLD = 12;
    async function settleOutput(agent, schema, end) {
      if (end.kind !== "finished") return end;
      const first = await readOutput(end.text, schema);
      if (first.kind === "valid") return accept(agent, first.value, false);
      const repaired = await askForRepair(agent, schema, first.faults);
      if (repaired?.kind === "cancelled") return {
        kind: "cancelled"
      };
      const second = repaired?.kind === "replied" ? await readOutput(repaired.reply.text, schema) : first;
      if (second.kind === "valid") return accept(agent, second.value, true);
      agent.log.append({
        type: "output.checked",
        output: {
          kind: "invalid",
          faults: second.faults
        }
      }, agent.name);
      const raw = repaired?.kind === "replied" && repaired.reply.text.trim() !== "" ? repaired.reply.text : end.text;
      return {
        kind: "finished",
        text: raw,
        fault: faultOf(second.faults, repaired)
      };
    }
    function accept({log: log, name: name}, value, repaired) {
      log.append({
        type: "output.checked",
        output: {
          kind: "valid",
          value: value,
          repaired: repaired
        }
      }, name);
      return {
        kind: "finished",
        text: `\`\`\`json\n${JSON.stringify(value, undefined, 2)}\n\`\`\``
      };
    }
    async function askForRepair(agent, schema, faults) {
      const {limits: limits, log: log, name: name} = agent;
      if (!(0, _agent_js__WEBPACK_IMPORTED_MODULE_2__.U6)({
        ...agent,
        limits: {
          ...limits,
          turns: {
            ...limits.turns,
            value: 0
          }
        }
      })) return undefined;
      const text = `Your last message cannot be used. It must be JSON that is valid for the schema, and nothing else:\n\n${faults.map(fault => `- ${fault}`).join("\n")}\n\nSend the whole message again, corrected. No tool can be called any more.`;
      log.append({
        type: "agent.told",
        why: "output",
        text: text
      }, name);
      const context = (0, _agent_js__WEBPACK_IMPORTED_MODULE_3__.tC)(log.entries, name);
      const question = {
        purpose: "repair_output",
        model: (0, _agent_js__WEBPACK_IMPORTED_MODULE_2__.Gs)(agent),
        ...context,
        tools: [],
        schema: schema
      };
      const reply = await (0, _agent_js__WEBPACK_IMPORTED_MODULE_2__.kA)(agent, 0, question);
      if (reply.kind !== "failed" || reply.cause !== "refused") return reply;
      const {schema: _, ...plain} = question;
      return await (0, _agent_js__WEBPACK_IMPORTED_MODULE_2__.kA)(agent, 0, plain);
    }
    function faultOf(faults, asked) {
      const tried = asked?.kind === "replied" ? "even after a correction" : asked?.kind === "failed" ? `and could not be asked again (${asked.fault.message})` : "and there was no budget left to ask again";
      return {
        kind: "model",
        message: `The final answer does not fit the output schema, ${tried}: ${faults.slice(0, 3).join(" ")}`,
        hint: "The answer is kept below as it came. Say in the prompt what goes into each field, simplify the schema, or use another model."
      };
    }
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


