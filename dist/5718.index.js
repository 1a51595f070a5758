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
        const own = namedTools(agent, tools);
        return {
          name: agent.name,
          onlyReads: agent.servers.length === 0 && own.every(({effect: effect}) => effect === "read")
        };
      });
      return [ invokeAgent(callable, async (wanted, prompt, signal) => {
        const definition = agents.find(({name: name}) => name === wanted);
        if (definition === undefined) return (0, _tools_js__WEBPACK_IMPORTED_MODULE_0__.V2)("not_found", `There is no agent ${JSON.stringify(wanted)}.`);
        latest = 1 + Math.max(latest, lastNumber(setup.session.ports.log.entries));
        const task = {
          definition: definition,
          prompt: prompt,
          name: `${_events_js__WEBPACK_IMPORTED_MODULE_1__.QT}/${latest}`,
          tools: tools,
          signal: signal
        };
        const {carryOutJob: carryOutJob} = await Promise.all([ __webpack_require__.e(2058), __webpack_require__.e(5806), __webpack_require__.e(2903), __webpack_require__.e(7903), __webpack_require__.e(4984), __webpack_require__.e(8263), __webpack_require__.e(7163) ]).then(__webpack_require__.bind(__webpack_require__, 87163));
        const extension = extensions.get(wanted) ?? setup.extensionFor(definition);
        extensions.set(wanted, extension);
        return await carryOutJob(setup, task, await extension);
      }) ];
    });
    var namedTools = (function namedTools(agent, tools) {
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
          agent: (0, _tools_js__WEBPACK_IMPORTED_MODULE_3__.U6)(args, "agent_name")
        } ],
        run: (args, _site, signal) => spawn((0, _tools_js__WEBPACK_IMPORTED_MODULE_3__.U6)(args, "agent_name"), (0, 
        _tools_js__WEBPACK_IMPORTED_MODULE_3__.U6)(args, "prompt"), signal)
      };
    });
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      invokeAgent: () => invokeAgent,
      namedTools: () => namedTools,
      subAgents: () => subAgents
    });
    var _events_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58223);
    var _tools_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6292);
    var _tools_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35835);
    var _project_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64434);
    const subAgents = {
      equip: async (setup, tools) => ({
        tools: subAgentTools(setup, tools)
      })
    };
    function lastNumber(entries) {
      return entries.reduce((last, {agent: agent, event: event}) => {
        const number = event.type === "agent.started" ? Number(agent.slice(_events_js__WEBPACK_IMPORTED_MODULE_1__.QT.length + 1)) : 0;
        return Math.max(last, number || 0);
      }, 0);
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


