"use strict";

exports.id = 5718;

exports.ids = [ 5718 ];

exports.modules = {
  25718: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var subAgentTools = (function subAgentTools(setup, tools) {
      const {agents: agents} = setup.projectContext;
      if (agents.length === 0) return [];
      let latest = 0;
      const extensions = new Map;
      const callable = agents.map(agent => {
        const own = toolsFor(agent, tools);
        return {
          name: agent.name,
          onlyReads: agent.servers.length === 0 && own.every(({effect: effect}) => effect === "read")
        };
      });
      return [ invokeAgent(callable, async (wanted, prompt, signal) => {
        const definition = agents.find(({name: name}) => name === wanted);
        if (definition === undefined) return (0, _tools_js__WEBPACK_IMPORTED_MODULE_0__.V2)("not_found", `There is no agent ${JSON.stringify(wanted)}.`);
        latest = 1 + Math.max(latest, lastNumber(setup.session.ports.log.entries));
        const extension = extensions.get(wanted) ?? setup.extensionFor(definition);
        extensions.set(wanted, extension);
        const task = {
          definition: definition,
          prompt: prompt,
          name: `${_events_js__WEBPACK_IMPORTED_MODULE_1__.QT}/${latest}`,
          tools: tools,
          signal: signal
        };
        return await carryOutJob(setup, task, await extension);
      }) ];
    });
    var toolsFor = (function toolsFor(agent, tools) {
      const declared = tools.map(({name: name}) => name);
      const names = new Set((0, _project_js__WEBPACK_IMPORTED_MODULE_2__.Fu)(agent, declared));
      return tools.filter(({name: name}) => names.has(name));
    });
    var invokeAgent = (function invokeAgent(agents, spawn) {
      return {
        name: "invoke_agent",
        description: "Give a job to a sub-agent. It knows nothing but the prompt; you get its report.",
        parameters: {
          type: "object",
          properties: {
            agent_name: {
              type: "string",
              enum: agents.map(({name: name}) => name)
            },
            prompt: {
              type: "string",
              minLength: 1,
              description: "Goal, facts, paths, how to check, what to report"
            }
          },
          required: [ "agent_name", "prompt" ]
        },
        effect: "write",
        onlyReads: args => agents.some(({name: name, onlyReads: onlyReads}) => onlyReads && name === args["agent_name"]),
        needs: args => [ {
          kind: "agent",
          agent: (0, _tools_js__WEBPACK_IMPORTED_MODULE_12__.U6)(args, "agent_name")
        } ],
        run: (args, _site, signal) => spawn((0, _tools_js__WEBPACK_IMPORTED_MODULE_12__.U6)(args, "agent_name"), (0, 
        _tools_js__WEBPACK_IMPORTED_MODULE_12__.U6)(args, "prompt"), signal)
      };
    });
    var answer = (function answer(name, result, validator) {
      const faults = (0, _lib_json_schema_js__WEBPACK_IMPORTED_MODULE_14__.d9)(validator, result);
      if (faults.length === 0) return {
        text: JSON.stringify(result, null, 2)
      };
      const problem = `${name} does not fit: ${faults.join(" ")}`;
      return (0, _tools_js__WEBPACK_IMPORTED_MODULE_0__.V2)("invalid_arguments", problem, "Call complete_task again with all of it.");
    });
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      completeTask: () => completeTask,
      invokeAgent: () => invokeAgent,
      subAgents: () => subAgents
    });
    var _run_for_features_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74876);
    var _run_for_features_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62870);
    var _run_for_features_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(873);
    var _run_for_features_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(89374);
    var _run_for_features_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(42903);
    var _events_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58223);
    var _agent_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(42534);
    var _agent_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(88254);
    var _lib_models_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(44376);
    var _project_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64434);
    var _tools_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6292);
    var _tools_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(35835);
    var _tools_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(97782);
    var _lib_json_schema_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(50502);
    var _lib_parts_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(23782);
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
    const subAgents = {
      equip: async (setup, tools) => ({
        tools: subAgentTools(setup, tools)
      })
    };
    const GRACE = 1;
    function lastNumber(entries) {
      return entries.reduce((last, {agent: agent, event: event}) => {
        const number = event.type === "agent.started" ? Number(agent.slice(_events_js__WEBPACK_IMPORTED_MODULE_1__.QT.length + 1)) : 0;
        return Math.max(last, number || 0);
      }, 0);
    }
    async function carryOutJob(setup, task, extension) {
      const env_1 = {
        stack: [],
        error: void 0,
        hasError: false
      };
      try {
        const {definition: definition, signal: signal} = task;
        if ((0, _run_for_features_js__WEBPACK_IMPORTED_MODULE_3__.v)(extension)) {
          if (extension.kind === "declined") return (0, _tools_js__WEBPACK_IMPORTED_MODULE_0__.V2)("failed", extension.reason);
          return (0, _tools_js__WEBPACK_IMPORTED_MODULE_0__.V2)("failed", extension.fault.message, extension.fault.hint);
        }
        const own = __addDisposableResource(env_1, (0, _run_for_features_js__WEBPACK_IMPORTED_MODULE_4__.N)(signal, definition.maxMinutes, setup.session.ports), false);
        const guide = __addDisposableResource(env_1, (0, _run_for_features_js__WEBPACK_IMPORTED_MODULE_5__.h)(setup.session, task.name), false);
        return answerOf(task, await (0, _agent_js__WEBPACK_IMPORTED_MODULE_6__.J)(await recruit(setup, task, extension, own, guide.instructionsFor)));
      } catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
      } finally {
        __disposeResources(env_1);
      }
    }
    async function recruit(setup, {definition: definition, prompt: prompt, name: name, tools: tools, signal: signal}, extension, own, guide) {
      const {session: session} = setup;
      const {ports: ports, admitted: admitted} = session;
      const {maxTurns: maxTurns, maxMinutes: maxMinutes, model: model, output: output, temperature: temperature, source: source} = definition;
      const modelSettings = {
        ...model === undefined ? setup.modelSettings : ownModelSettings(setup.modelSettings, model, source),
        ...(0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_7__.gI)({
          temperature: temperature
        })
      };
      const limits = {
        ...admitted.limits,
        turns: {
          value: maxTurns,
          source: source
        }
      };
      const asker = {
        name: name,
        modelSettings: modelSettings,
        limits: limits,
        log: ports.log,
        clock: ports.clock,
        signal: own
      };
      const handIn = output === undefined ? completeTask : completeTaskWith(output);
      const all = [ ...toolsFor(definition, [ ...tools, ...extension.tools ?? [] ]), handIn ];
      const {callbacks: callbacks} = extension;
      const caller = {
        ...asker,
        toolset: (0, _run_for_features_js__WEBPACK_IMPORTED_MODULE_8__.E)(session, {
          asker: asker,
          kind: definition.name
        }, all),
        guide: guide,
        ...callbacks && {
          callbacks: callbacks
        }
      };
      const {text: text = ""} = await (extension.brief?.(caller)) ?? {};
      const facts = (0, _run_for_features_js__WEBPACK_IMPORTED_MODULE_9__.factsFor)(setup, caller, {
        turns: maxTurns,
        minutes: maxMinutes
      });
      const system = (0, _agent_js__WEBPACK_IMPORTED_MODULE_10__.qD)(definition.prompt, facts, prompt);
      return {
        ...caller,
        task: {
          system: system,
          briefing: await (0, _run_for_features_js__WEBPACK_IMPORTED_MODULE_9__.subAgentBriefing)(session, prompt, text)
        },
        subAgent: {
          definition: definition.name,
          grace: () => (0, _run_for_features_js__WEBPACK_IMPORTED_MODULE_4__.N)(signal, GRACE, ports)
        }
      };
    }
    function ownModelSettings(modelSettings, model, namedBy) {
      const {family: _, ...rest} = modelSettings;
      return {
        ...rest,
        ...(0, _lib_models_js__WEBPACK_IMPORTED_MODULE_11__.Z5)(model),
        namedBy: namedBy
      };
    }
    function answerOf({definition: definition, name: name}, end) {
      const who = `The sub-agent ${definition.name} (${name})`;
      switch (end.kind) {
       case "finished":
        return {
          text: `[${who} reports:]\n${end.text}`
        };

       case "exhausted":
        {
          const why = `${who} ran out of ${end.limit} before it had finished.`;
          return end.text === "" ? (0, _tools_js__WEBPACK_IMPORTED_MODULE_0__.V2)("failed", `${why} It left no report.`) : {
            text: `[${why}]\n${end.text}`
          };
        }

       case "blocked":
       case "stuck":
        return (0, _tools_js__WEBPACK_IMPORTED_MODULE_0__.V2)("failed", `${who} is ${end.kind}: ${end.reason}`);

       case "cancelled":
        return (0, _tools_js__WEBPACK_IMPORTED_MODULE_0__.V2)("cancelled", `${who} was cancelled.`);

       case "failed":
        return (0, _tools_js__WEBPACK_IMPORTED_MODULE_0__.V2)("failed", `${who} failed: ${end.fault.message}`, end.fault.hint);

       default:
        return end;
      }
    }
    const COMPLETE = "Complete; nothing else you said is seen";
    const completeTask = {
      name: "complete_task",
      description: "Hand back your result and end. Call it once, alone, when the task is done.",
      parameters: {
        type: "object",
        properties: {
          result: {
            type: "string",
            minLength: 1,
            description: COMPLETE
          }
        },
        required: [ "result" ]
      },
      effect: "write",
      needs: () => [],
      run: args => Promise.resolve({
        text: (0, _tools_js__WEBPACK_IMPORTED_MODULE_12__.U6)(args, "result")
      })
    };
    function completeTaskWith({name: name, description: description, schema: schema}) {
      const {$defs: $defs, definitions: definitions} = schema;
      const described = {
        ...schema,
        description: description ?? schema["description"] ?? COMPLETE
      };
      const wrapped = {
        ...$defs !== undefined && {
          $defs: $defs
        },
        ...(0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_7__.gI)({
          definitions: definitions
        }),
        type: "object",
        properties: {
          [name]: described
        },
        required: [ name ]
      };
      let validator;
      return {
        ...completeTask,
        parameters: (0, _tools_js__WEBPACK_IMPORTED_MODULE_13__.OV)(wrapped),
        run: async args => answer(name, args[name], await (validator ??= (0, _lib_json_schema_js__WEBPACK_IMPORTED_MODULE_14__.R_)(schema)))
      };
    }
  })
};


