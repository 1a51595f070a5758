"use strict";

exports.id = 7784;

exports.ids = [ 7784 ];

exports.modules = {
  4671: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var check = (async function check(path) {
      await withPolicy(path ?? _policy_js__WEBPACK_IMPORTED_MODULE_2__.OM, async policy => {
        const report = await (0, _policy_js__WEBPACK_IMPORTED_MODULE_4__.Ez)(policy, locateHere());
        (0, _call_js__WEBPACK_IMPORTED_MODULE_3__.tj)(report.lines);
        if (!report.met) process.exitCode = 1;
      });
    });
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      loadPolicyText: () => loadPolicyText,
      locateHere: () => locateHere,
      runPolicy: () => runPolicy
    });
    var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
    var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
    var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
    var node_path__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
    var _adapters_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(14841);
    var _policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66762);
    var _policy_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89240);
    var _policy_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(83224);
    var _policy_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(14121);
    var _lib_read_data_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(50991);
    var _tools_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(65806);
    var _call_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34853);
    const USAGE = `remit policy check [FILE]         whether the file is right and its [[expect]] tables hold\nremit policy explain 'COMMAND'    where a shell line runs, what was found in it, and which rule denies it\nremit policy explain --path PATH  whether a file may be read, written and published\nremit policy explain --tool TOOL --args JSON\nremit policy print [FILE]         every rule in force, presets and built-ins expanded\nremit policy replay LOG           the calls of a recorded run, judged by this policy\n  --policy FILE                   another file than ${_policy_js__WEBPACK_IMPORTED_MODULE_2__.OM}\n`;
    async function runPolicy(words) {
      const text = {
        type: "string"
      };
      const options = {
        policy: text,
        tool: text,
        args: text,
        path: text
      };
      const call = (0, _call_js__WEBPACK_IMPORTED_MODULE_3__.D9)({
        name: "remit policy",
        usage: USAGE,
        takesWords: true
      }, words, options);
      if (call === undefined) return;
      const [command = "", subject, ...rest] = call.positionals;
      if (rest.length > 0) return (0, _call_js__WEBPACK_IMPORTED_MODULE_3__.pD)(`remit policy ${command} takes one argument, found ${rest.join(" ")} too.`, USAGE);
      const fromTop = goToTop();
      const {policy: file, path: path} = call.values;
      const values = {
        ...call.values,
        policy: fromTop(file),
        path: fromTop(path)
      };
      switch (command) {
       case "check":
        return await check(values.policy ?? fromTop(subject));

       case "print":
        return await withPolicy(values.policy ?? fromTop(subject), policy => (0, _call_js__WEBPACK_IMPORTED_MODULE_3__.tj)((0, 
        _policy_js__WEBPACK_IMPORTED_MODULE_4__.yv)(policy)));

       case "explain":
        return await explain(subject, values);

       case "replay":
        return subject === undefined ? (0, _call_js__WEBPACK_IMPORTED_MODULE_3__.pD)("remit policy replay takes a log.", USAGE) : await replay(fromTop(subject), values.policy);

       case "":
        return (0, _call_js__WEBPACK_IMPORTED_MODULE_3__.pD)("remit policy takes a command.", USAGE);

       default:
        const hint = (0, _call_js__WEBPACK_IMPORTED_MODULE_3__.au)(command, [ "check", "explain", "print", "replay" ]);
        return (0, _call_js__WEBPACK_IMPORTED_MODULE_3__.pD)(`There is no command policy ${command}.${hint}`, USAGE);
      }
    }
    function goToTop() {
      const here = process.cwd();
      const top = (0, _call_js__WEBPACK_IMPORTED_MODULE_3__.wg)(here) ?? here;
      process.chdir(top);
      return typed => typed === undefined || (0, node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(typed) ? typed : (0, 
      node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(top, (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(here, typed));
    }
    async function explain(command, {policy: path, tool: tool, args: args, path: about}) {
      if (about !== undefined && command === undefined && tool === undefined) return await withPolicy(path, policy => (0, 
      _call_js__WEBPACK_IMPORTED_MODULE_3__.tj)((0, _policy_js__WEBPACK_IMPORTED_MODULE_4__.hp)(policy, about, locateHere())));
      const call = callFrom(command, tool, args);
      if (typeof call === "string") return (0, _call_js__WEBPACK_IMPORTED_MODULE_3__.pD)(call, USAGE);
      await withPolicy(path, async policy => {
        const {lines: lines, decision: decision} = await (0, _policy_js__WEBPACK_IMPORTED_MODULE_4__.uy)(policy, call, needsOf(call), locateHere());
        (0, _call_js__WEBPACK_IMPORTED_MODULE_3__.tj)(lines);
        if (decision.effect === "deny") process.exitCode = 1;
      });
    }
    function callFrom(command, tool, args = "{}") {
      if (command !== undefined) return {
        id: "explain",
        tool: "run_shell_command",
        args: {
          command: command
        }
      };
      if (tool === undefined) return "remit policy explain takes a command, --path, or --tool and --args (JSON).";
      const wrong = (0, _policy_js__WEBPACK_IMPORTED_MODULE_5__.B)(tool);
      if (wrong !== undefined) return `${wrong.problem} ${wrong.hint}`;
      const read = (0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_6__.Vh)(_lib_read_data_js__WEBPACK_IMPORTED_MODULE_6__.pP, args);
      return read === undefined ? `--args takes a JSON object such as {"path":"a.txt"}, found ${args}.` : {
        id: "explain",
        tool: tool,
        args: read
      };
    }
    async function replay(log, path) {
      const entries = (0, _call_js__WEBPACK_IMPORTED_MODULE_3__.$2)(log);
      if (typeof entries === "string") return (0, _call_js__WEBPACK_IMPORTED_MODULE_3__.pD)(entries);
      await withPolicy(path, async policy => (0, _call_js__WEBPACK_IMPORTED_MODULE_3__.tj)(await (0, 
      _policy_js__WEBPACK_IMPORTED_MODULE_4__.f0)(entries, policy, needsOf, locateHere())));
    }
    function needsOf(call) {
      return [ ..._tools_js__WEBPACK_IMPORTED_MODULE_7__.FJ, ..._tools_js__WEBPACK_IMPORTED_MODULE_7__.VO ].find(({name: name}) => name === call.tool)?.needs(call.args) ?? [];
    }
    async function withPolicy(path, use) {
      const file = path ?? _policy_js__WEBPACK_IMPORTED_MODULE_2__.OM;
      const {text: text, missing: missing, why: why} = (0, _call_js__WEBPACK_IMPORTED_MODULE_3__.yR)(file);
      if (text === undefined && (path !== undefined || !missing)) return (0, _call_js__WEBPACK_IMPORTED_MODULE_3__.pD)(`${file} cannot be read: ${why}.`);
      if (text === undefined) process.stderr.write(`There is no ${file}: this is the built-in read-only policy.\n`);
      const loaded = loadPolicyText(text, file);
      if (loaded.kind === "loaded") return await use(loaded.policy);
      for (const {path: where, line: line, column: column, message: message, hint: hint} of loaded.faults) {
        process.stderr.write(`${where}:${line}:${column}: ${message}${hint === undefined ? "" : ` ${hint}`}\n`);
      }
      process.exitCode = 1;
    }
    function loadPolicyText(text, path = _policy_js__WEBPACK_IMPORTED_MODULE_2__.OM, directory = ".") {
      const found = _policy_js__WEBPACK_IMPORTED_MODULE_8__.V.filter(name => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0, 
      node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, name)));
      const manifests = new Map(found.map(name => [ name, (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0, 
      node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, name), "utf8") ]));
      return (0, _policy_js__WEBPACK_IMPORTED_MODULE_2__.tb)(text === undefined ? undefined : {
        path: path,
        ref: "",
        text: text
      }, manifests);
    }
    function locateHere() {
      const root = (0, _adapters_js__WEBPACK_IMPORTED_MODULE_9__.Ye)(process.cwd());
      return (path, directory) => {
        const real = (0, _adapters_js__WEBPACK_IMPORTED_MODULE_9__.Ye)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, directory, path));
        if (real === root || real.startsWith(`${root}/`)) return {
          kind: "inside",
          path: (0, node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, real)
        };
        return {
          kind: "outside",
          path: real
        };
      };
    }
  }),
  89240: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var oneLine = (function oneLine(text) {
      return text.replace(/\s*\n\s*/g, " \u23ce ");
    });
    __webpack_require__.d(__webpack_exports__, {
      Ez: () => checkExpectations,
      f0: () => replayCalls,
      hp: () => explainPath,
      uy: () => explainCall,
      yv: () => printPolicy
    });
    var _lib_shell_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52046);
    var _decide_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50115);
    var _policy_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94193);
    var _presets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62159);
    var _refusal_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6079);
    var _settings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(28082);
    var _lib_parts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23782);
    async function explainCall(policy, call, needs, locate) {
      const parsed = await (0, _decide_js__WEBPACK_IMPORTED_MODULE_0__.jJ)(needs);
      const decision = (0, _decide_js__WEBPACK_IMPORTED_MODULE_0__.LD)(policy, call, parsed, USUAL, locate);
      const parts = (0, _decide_js__WEBPACK_IMPORTED_MODULE_0__.Ty)((0, _decide_js__WEBPACK_IMPORTED_MODULE_0__.RA)(policy, call.tool, USUAL, locate), parsed);
      const lines = [ ...parsed.flatMap(need => need.kind === "command" ? explainLine(policy, need.line) : []), ...parts.map(explainPart), decision.effect === "allow" ? "Allowed." : "Denied.", ...decision.allowWith === undefined ? [] : [ "", `To allow it, add to ${policy.source.path}:`, "", ...decision.allowWith.trimEnd().split("\n") ] ];
      return {
        decision: decision,
        lines: lines
      };
    }
    function explainLine({sandbox: {mode: mode}}, {commands: commands, unread: unread}) {
      const place = mode.value === "off" ? `runs without a sandbox, in the checkout itself (${mode.source})` : `runs in the sandbox (${mode.source}): what it may read is what the sandbox shows, and what it changes is judged when it is published`;
      return [ `shell  ${place}`, ...commands.map(({text: text}) => `found  ${oneLine(text)}`), ...unread.map(({text: text, why: why}) => `unread ${oneLine(text)}: ${why}`) ];
    }
    function explainPath(policy, path, locate) {
      const by = (tool, access) => (0, _decide_js__WEBPACK_IMPORTED_MODULE_0__.DQ)((0, 
      _decide_js__WEBPACK_IMPORTED_MODULE_0__.RA)(policy, tool, USUAL, locate), access, path, "");
      return [ explainPart({
        ...by("read_file", "read"),
        subject: "read"
      }), explainPart({
        ...by("write_file", "write"),
        subject: "write"
      }), ...describePublished(policy, path, locate) ];
    }
    function describePublished(policy, path, locate) {
      const located = locate(path, "");
      if (located.kind === "outside") return [ `not published: ${located.path} is outside the workspace` ];
      const {to: to, open: open} = policy.publish;
      if (to.value === "nothing") return [ `not published: the policy publishes nothing (${to.source})` ];
      const guard = (0, _presets_js__WEBPACK_IMPORTED_MODULE_1__.sc)(located.path, policy.source.path);
      if (guard === "workflow") return [ "not published: workflows never are" ];
      if (guard === "protected" && !open.value.includes(located.path)) return [ `not published: the path is protected; publish.open = [${JSON.stringify(located.path)}] opens it` ];
      const {effect: effect, rules: rules, why: why = "no rule allows it"} = (0, _decide_js__WEBPACK_IMPORTED_MODULE_0__.ad)(policy, USUAL, located.path);
      return [ effect === "allow" ? `published (${rules.join(", ")})` : `not published: ${oneLine(why)}` ];
    }
    function explainPart({subject: subject, effect: effect, rules: rules, why: why}) {
      const by = rules.length === 0 ? "" : ` (${rules.join(", ")})`;
      return `${effect === "allow" ? "allow" : "deny "}  ${oneLine(subject)}${by}${why === undefined ? "" : `: ${oneLine(why)}`}`;
    }
    const MAIN = "main";
    const USUAL = {
      trigger: "comment",
      request: "change",
      fork: false,
      agent: MAIN
    };
    async function checkExpectations(policy, locate) {
      const all = policy.expectations;
      const unreadable = await findUnreadable(policy);
      const surprises = [];
      for (const expectation of all) {
        const {tool: tool, needs: needs} = questionOf(expectation);
        const {effect: effect, reason: reason} = (0, _decide_js__WEBPACK_IMPORTED_MODULE_0__.LD)(policy, {
          tool: tool
        }, await (0, _decide_js__WEBPACK_IMPORTED_MODULE_0__.jJ)(needs), USUAL, locate);
        if (effect === expectation.effect) continue;
        const {source: source} = expectation;
        const at = `${policy.source.path}${source.slice(source.lastIndexOf(":"))}`;
        surprises.push(`${at}: expected ${expectation.effect}, got ${effect}. ${oneLine(reason)}`);
      }
      const met = unreadable.length + surprises.length === 0;
      const sum = all.length > 0 && `${all.length - surprises.length} of ${all.length} expectations met.`;
      return {
        met: met,
        lines: [ ...unreadable, ...surprises, ...(0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_2__.Eb)([ sum || met && NONE ]) ]
      };
    }
    const NONE = "The policy is valid; it has no expectations.";
    async function findUnreadable({source: source, verify: {commands: commands}}) {
      const lines = await Promise.all(commands.value.map(command => (0, _lib_shell_js__WEBPACK_IMPORTED_MODULE_3__.Xw)(command)));
      return lines.flatMap(({text: text, unread: unread}) => unread.filter(({why: why}) => why === _lib_shell_js__WEBPACK_IMPORTED_MODULE_3__.bl).map(part => `${source.path}: [verify] names ${oneLine(text)}, which bash cannot read: ${part.text}`));
    }
    function questionOf({tool: tool, command: command, path: path, host: host}) {
      const toolName = tool ?? (command !== undefined ? "run_shell_command" : path !== undefined ? "write_file" : "web_fetch");
      const access = (0, _policy_js__WEBPACK_IMPORTED_MODULE_4__.br)(toolName).includes("read") ? "read" : "write";
      return {
        tool: toolName,
        needs: (0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_2__.Eb)([ command !== undefined && {
          kind: "command",
          line: command,
          directory: ""
        }, path !== undefined && {
          kind: "path",
          access: access,
          path: path,
          directory: ""
        }, host !== undefined && {
          kind: "host",
          host: host
        } ])
      };
    }
    function printPolicy(policy) {
      const {source: source} = policy;
      return [ `# ${source.path}${source.ref === "" ? "" : ` at ${source.ref}`}, ${source.digest}`, `extends = ${JSON.stringify(policy.extends)}`, ...sections(policy).flatMap(([name, settings]) => [ "", `[${name}]`, ...settings.map(([key, {value: value, source: place}]) => `${key} = ${tomlOf(value)}  # ${place}`) ]), ...policy.rules.flatMap(rule => [ "", ...printRule(rule) ]) ];
    }
    function sections(policy) {
      const names = Object.keys(_settings_js__WEBPACK_IMPORTED_MODULE_5__.yy);
      const plain = names.map(name => [ name, Object.entries(policy[name]) ]);
      const prices = Object.entries(policy.prices ?? {}).map(([model, {source: source, ...amounts}]) => [ `prices.${JSON.stringify(model)}`, Object.entries(amounts).map(([key, value]) => [ key, {
        value: value,
        source: source
      } ]) ]);
      return [ ...plain, ...prices ];
    }
    function tomlOf(value) {
      if (typeof value !== "object" || value === null || Array.isArray(value)) return JSON.stringify(value);
      const pairs = Object.entries(value).map(([key, item]) => `${key} = ${tomlOf(item)}`);
      return `{ ${pairs.join(", ")} }`;
    }
    function printRule(rule) {
      const except = rule.except === undefined || rule.except.length === 0 ? [] : [ `# except: ${rule.except.join(", ")}${rule.path === undefined ? "" : " (publish.open)"}` ];
      return [ `# ${rule.id}${rule.source === rule.id ? "" : ` (${rule.source})`}`, ...except, ...(0, 
      _refusal_js__WEBPACK_IMPORTED_MODULE_6__.zM)(rule).trimEnd().split("\n") ];
    }
    async function replayCalls(entries, policy, needsOf, locate) {
      const changes = [];
      const names = new Map;
      let usual = USUAL;
      let calls = 0;
      for (const {seq: seq, agent: agent, event: event} of entries) {
        if (event.type === "run.started") usual = (0, _policy_js__WEBPACK_IMPORTED_MODULE_4__.c1)(event.request, MAIN);
        if (event.type === "agent.started") names.set(agent, event.definition ?? MAIN);
        if (event.type !== "call.decided") continue;
        calls += 1;
        const circumstances = {
          ...usual,
          agent: names.get(agent) ?? agent
        };
        const after = (0, _decide_js__WEBPACK_IMPORTED_MODULE_0__.LD)(policy, event.call, await (0, 
        _decide_js__WEBPACK_IMPORTED_MODULE_0__.jJ)(needsOf(event.call)), circumstances, locate);
        const {tool: tool, args: args} = event.call;
        const effects = `${event.decision.effect} \u2192 ${after.effect}`;
        if (after.effect !== event.decision.effect) changes.push(`#${seq} ${tool} ${JSON.stringify(args)}: ${effects}. ${oneLine(after.reason)}`);
      }
      return [ ...changes, `${changes.length === 0 ? "None" : changes.length} of ${calls} calls would be decided differently.` ];
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


