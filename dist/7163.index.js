"use strict";

exports.id = 7163;

exports.ids = [ 7163 ];

exports.modules = {
  87163: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var answer = (function answer(name, result, validator) {
      const faults = (0, _lib_json_schema_js__WEBPACK_IMPORTED_MODULE_13__.d9)(validator, result);
      if (faults.length === 0) return {
        text: JSON.stringify(result, null, 2)
      };
      const problem = `${name} does not fit: ${faults.join(" ")}`;
      return (0, _tools_js__WEBPACK_IMPORTED_MODULE_1__.V2)("invalid_arguments", problem, "Call complete_task again with all of it.");
    });
    __webpack_require__.d(__webpack_exports__, {
      carryOutJob: () => carryOutJob
    });
    var _run_for_features_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74876);
    var _run_for_features_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62870);
    var _run_for_features_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(873);
    var _run_for_features_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(89374);
    var _run_for_features_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(42903);
    var _agent_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42534);
    var _agent_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(88254);
    var _lib_models_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(44376);
    var _tools_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6292);
    var _tools_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(35835);
    var _tools_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(97782);
    var _lib_json_schema_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(50502);
    var _lib_parts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(23782);
    var _feature_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(25718);
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
    const GRACE = 1;
    async function carryOutJob(setup, task, extension) {
      const env_1 = {
        stack: [],
        error: void 0,
        hasError: false
      };
      try {
        const {definition: definition, signal: signal} = task;
        if ((0, _run_for_features_js__WEBPACK_IMPORTED_MODULE_0__.v)(extension)) {
          if (extension.kind === "declined") return (0, _tools_js__WEBPACK_IMPORTED_MODULE_1__.V2)("failed", extension.reason);
          return (0, _tools_js__WEBPACK_IMPORTED_MODULE_1__.V2)("failed", extension.fault.message, extension.fault.hint);
        }
        const own = __addDisposableResource(env_1, (0, _run_for_features_js__WEBPACK_IMPORTED_MODULE_2__.N)(signal, definition.maxMinutes, setup.session.ports), false);
        const guide = __addDisposableResource(env_1, (0, _run_for_features_js__WEBPACK_IMPORTED_MODULE_3__.h)(setup.session, task.name), false);
        return answerOf(task, await (0, _agent_js__WEBPACK_IMPORTED_MODULE_4__.J)(await recruit(setup, task, extension, own, guide.instructionsFor)));
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
        ...(0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_5__.gI)({
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
      const all = [ ...(0, _feature_js__WEBPACK_IMPORTED_MODULE_6__.namedTools)(definition, [ ...tools, ...extension.tools ?? [] ]), handIn ];
      const {callbacks: callbacks} = extension;
      const caller = {
        ...asker,
        toolset: (0, _run_for_features_js__WEBPACK_IMPORTED_MODULE_7__.E)(session, {
          asker: asker,
          kind: definition.name
        }, all),
        guide: guide,
        ...callbacks && {
          callbacks: callbacks
        }
      };
      const {text: text = ""} = await (extension.brief?.(caller)) ?? {};
      const facts = (0, _run_for_features_js__WEBPACK_IMPORTED_MODULE_8__.factsFor)(setup, caller, {
        turns: maxTurns,
        minutes: maxMinutes
      });
      const system = (0, _agent_js__WEBPACK_IMPORTED_MODULE_9__.qD)(definition.prompt, facts, prompt);
      return {
        ...caller,
        task: {
          system: system,
          briefing: await (0, _run_for_features_js__WEBPACK_IMPORTED_MODULE_8__.subAgentBriefing)(session, prompt, text)
        },
        subAgent: {
          definition: definition.name,
          grace: () => (0, _run_for_features_js__WEBPACK_IMPORTED_MODULE_2__.N)(signal, GRACE, ports)
        }
      };
    }
    function ownModelSettings(modelSettings, model, namedBy) {
      const {family: _, ...rest} = modelSettings;
      return {
        ...rest,
        ...(0, _lib_models_js__WEBPACK_IMPORTED_MODULE_10__.Z5)(model),
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
          return end.text === "" ? (0, _tools_js__WEBPACK_IMPORTED_MODULE_1__.V2)("failed", `${why} It left no report.`) : {
            text: `[${why}]\n${end.text}`
          };
        }

       case "blocked":
       case "stuck":
        return (0, _tools_js__WEBPACK_IMPORTED_MODULE_1__.V2)("failed", `${who} is ${end.kind}: ${end.reason}`);

       case "cancelled":
        return (0, _tools_js__WEBPACK_IMPORTED_MODULE_1__.V2)("cancelled", `${who} was cancelled.`);

       case "failed":
        return (0, _tools_js__WEBPACK_IMPORTED_MODULE_1__.V2)("failed", `${who} failed: ${end.fault.message}`, end.fault.hint);

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
        text: (0, _tools_js__WEBPACK_IMPORTED_MODULE_11__.U6)(args, "result")
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
        ...(0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_5__.gI)({
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
        parameters: (0, _tools_js__WEBPACK_IMPORTED_MODULE_12__.O)(wrapped),
        run: async args => answer(name, args[name], await (validator ??= (0, _lib_json_schema_js__WEBPACK_IMPORTED_MODULE_13__.R_)(schema)))
      };
    }
  }),
  97782: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var spare = (function spare(keyword, place) {
      return fits(JSON.stringify(keyword).length, place) ? keyword : {};
    });
    var resolve = (function resolve(reference, root) {
      if (reference === "#") return root;
      if (!reference.startsWith("#/")) return undefined;
      const steps = reference.slice(2).split("/").map(step => (0, _lib_header_list_js__WEBPACK_IMPORTED_MODULE_1__.g)(step).replaceAll("~1", "/").replaceAll("~0", "~"));
      return steps.reduce((at, step) => {
        if (Array.isArray(at)) return at[Number(step)];
        const object = asObject(at);
        return object !== undefined && Object.hasOwn(object, step) ? object[step] : undefined;
      }, root);
    });
    var alternatives = (function alternatives(schema) {
      const type = schema["type"];
      if (Array.isArray(type)) {
        const types = type.filter(one => one !== "null");
        return types.length === 1 ? undefined : types.map(one => ({
          ...unionless(schema),
          type: one
        }));
      }
      const union = schema["anyOf"] ?? schema["oneOf"];
      return Array.isArray(union) ? union.filter(one => !isNull(one)) : undefined;
    });
    var leftOut = (function leftOut(count, description) {
      const own = typeof description === "string" ? ` ${description}` : "";
      return {
        description: `${count} more arguments are not shown here.${own}`
      };
    });
    var texts = (function texts(value) {
      return Array.isArray(value) ? value.filter(item => typeof item === "string") : [];
    });
    __webpack_require__.d(__webpack_exports__, {
      O: () => schemaForGemini,
      j: () => nullableRequired
    });
    var _lib_cut_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24192);
    var _lib_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23782);
    var _lib_header_list_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60644);
    var _lib_read_data_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50991);
    function schemaForGemini(schema) {
      const adapted = adapt(schema, {
        root: schema,
        depth: 0,
        through: [],
        budget: {
          nodes: MOST_NODES,
          names: MOST_NODES - 1,
          characters: MOST_CHARACTERS
        }
      });
      const properties = asObject(adapted["properties"]) ?? {};
      const {anyOf: _anyOf, ...plain} = adapted;
      return {
        ...plain,
        type: "object",
        properties: properties
      };
    }
    function nullableRequired(schema) {
      const properties = asObject(schema["properties"]) ?? {};
      return texts(schema["required"]).filter(name => allowsNull(properties[name], schema));
    }
    const MOST_NODES = 1e3;
    const MOST_DEPTH = 12;
    const MOST_CHARACTERS = 2e4;
    const MOST_DESCRIPTION_CHARS = 500;
    function fits(characters, {budget: budget}) {
      if (characters > budget.characters) return false;
      budget.characters -= characters;
      return true;
    }
    function adapt(value, place) {
      const schema = asObject(value);
      place.budget.nodes -= 1;
      if (schema === undefined || place.budget.nodes < 0 || place.depth > MOST_DEPTH) return {};
      const reference = schema["$ref"];
      if (typeof reference === "string") return resolveReference(schema, reference, place);
      const inner = {
        ...place,
        depth: place.depth + 1
      };
      const whole = mergeAll(schema, inner);
      const union = alternatives(whole);
      if (union !== undefined) return joinUnion(whole, union, inner);
      const type = typeOf(whole);
      return {
        ...(0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_0__.gI)({
          type: type
        }),
        ...spare(descriptionOf(whole, type), inner),
        ...spare(choices(whole, type), inner),
        ...bounds(whole, type),
        ...type === "object" ? members(whole, inner) : {},
        ...type === "array" ? {
          items: adapt(asObject(whole["items"]), inner)
        } : {}
      };
    }
    function resolveReference(schema, reference, place) {
      const own = descriptionOf(schema, undefined);
      if (place.through.includes(reference)) {
        return {
          type: "object",
          description: "The same form again.",
          ...own
        };
      }
      const target = resolve(reference, place.root);
      return {
        ...adapt(target, {
          ...place,
          depth: place.depth + 1,
          through: [ ...place.through, reference ]
        }),
        ...own
      };
    }
    function mergeAll(schema, place) {
      const parts = schema["allOf"];
      if (!Array.isArray(parts)) return schema;
      const adapted = parts.map(part => adapt(part, place));
      const {allOf: _allOf, ...own} = schema;
      return adapted.reduce((sum, part) => ({
        ...part,
        ...sum,
        ...sum["properties"] === undefined && part["properties"] === undefined ? {} : {
          properties: {
            ...asObject(part["properties"]),
            ...asObject(sum["properties"])
          }
        },
        ...sum["required"] === undefined && part["required"] === undefined ? {} : {
          required: [ ...new Set([ ...texts(sum["required"]), ...texts(part["required"]) ]) ]
        }
      }), own);
    }
    function unionless(schema) {
      const {anyOf: _anyOf, oneOf: _oneOf, description: _description, title: _title, ...rest} = schema;
      return rest;
    }
    function joinUnion(schema, union, place) {
      const own = descriptionOf(schema, undefined);
      const rest = unionless(schema);
      if (rest["properties"] !== undefined) return adapt({
        ...rest,
        ...own
      }, place);
      const adapted = union.map(one => adapt(one, place));
      const [first, ...others] = adapted;
      if (first === undefined || adapted.some(one => Object.keys(one).length === 0)) return own;
      if (others.length === 0) return {
        ...first,
        ...own
      };
      const values = adapted.map(one => one["enum"]);
      if (values.every(one => Array.isArray(one)) && adapted.every(one => one["type"] === "string")) {
        return {
          type: "string",
          enum: [ ...new Set(values.flat()) ],
          ...own
        };
      }
      return {
        anyOf: adapted,
        ...own
      };
    }
    const TYPES = [ "string", "number", "integer", "boolean", "array", "object" ];
    function typeOf(schema) {
      const declared = schema["type"];
      const type = Array.isArray(declared) ? declared.find(one => one !== "null") : declared;
      if (typeof type === "string" && TYPES.includes(type)) return type;
      if (schema["properties"] !== undefined) return "object";
      if (schema["items"] !== undefined) return "array";
      const value = schema["const"] ?? (Array.isArray(schema["enum"]) ? schema["enum"][0] : undefined);
      return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? typeof value : undefined;
    }
    function descriptionOf(schema, type) {
      const description = [ schema["description"], schema["title"] ].find(one => typeof one === "string" && one !== "");
      const values = schema["const"] === undefined ? schema["enum"] : [ schema["const"] ];
      const numbers = type !== "string" && Array.isArray(values) ? `One of ${values.map(one => JSON.stringify(one)).join(", ")}.` : "";
      const preset = schema["default"];
      const standard = preset === undefined || preset === null ? "" : `Default: ${JSON.stringify(preset)}.`;
      const text = (0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_0__.oR)([ typeof description === "string" && (0, 
      _lib_cut_js__WEBPACK_IMPORTED_MODULE_2__.zG)(description), numbers, standard ], " ");
      return text === "" ? {} : {
        description: (0, _lib_cut_js__WEBPACK_IMPORTED_MODULE_2__.Ku)(text, MOST_DESCRIPTION_CHARS)
      };
    }
    function choices(schema, type) {
      const values = schema["const"] === undefined ? schema["enum"] : [ schema["const"] ];
      const kept = texts(values).filter(value => value !== "");
      return type === "string" && kept.length > 0 ? {
        enum: [ ...new Set(kept) ]
      } : {};
    }
    const BOUNDS = {
      number: [ "minimum", "maximum" ],
      integer: [ "minimum", "maximum" ],
      array: [ "minItems", "maxItems" ]
    };
    function bounds(schema, type = "") {
      const names = BOUNDS[type] ?? [];
      return Object.fromEntries(names.flatMap(name => typeof schema[name] === "number" ? [ [ name, schema[name] ] ] : []));
    }
    function members(schema, place) {
      const given = Object.entries(asObject(schema["properties"]) ?? {});
      if (given.length === 0) return {};
      const must = new Set(texts(schema["required"]));
      const shown = given.toSorted(([a], [b]) => Number(must.has(b)) - Number(must.has(a))).filter(([name]) => isNamed(name, place));
      const known = new Set(shown.map(([name]) => name));
      const properties = given.filter(([name]) => known.has(name)).map(([name, member]) => [ name, adapt(member, place) ]);
      const required = [ ...must ].filter(name => known.has(name) && !allowsNull(asObject(schema["properties"])?.[name], place.root));
      const left = given.length - shown.length;
      return {
        ...left === 0 ? {} : leftOut(left, descriptionOf(schema, "object")["description"]),
        properties: Object.fromEntries(properties),
        ...required.length === 0 ? {} : {
          required: required
        }
      };
    }
    function isNamed(name, place) {
      place.budget.names -= 1;
      return place.budget.names >= 0 && fits(name.length, place);
    }
    function isNull(schema) {
      const object = asObject(schema);
      return object?.["type"] === "null" || object?.["const"] === null;
    }
    function allowsNull(schema, root, hops = 5) {
      const object = asObject(schema);
      if (object === undefined || hops === 0) return false;
      const reference = object["$ref"];
      if (typeof reference === "string") return allowsNull(resolve(reference, root), root, hops - 1);
      const type = object["type"];
      const union = object["anyOf"] ?? object["oneOf"];
      return isNull(object) || object["nullable"] === true || Array.isArray(type) && type.includes("null") || Array.isArray(union) && union.some(one => allowsNull(one, root, hops - 1));
    }
    function asObject(value) {
      return (0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_3__.bI)(value) ? value : undefined;
    }
  })
};


