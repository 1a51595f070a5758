export const id = 34;
export const ids = [34];
export const modules = {

/***/ 45034:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runPolicy: () => (/* binding */ runPolicy)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57975);
/* harmony import */ var _adapters_machine_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11834);
/* harmony import */ var _change_links_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91377);
/* harmony import */ var _change_workspace_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(98593);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(97309);
/* harmony import */ var _policy_explain_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(44265);
/* harmony import */ var _policy_load_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(65324);
/* harmony import */ var _policy_manifests_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8040);
/* harmony import */ var _tools_catalog_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(36294);
/* harmony import */ var _complain_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(16447);
/** `remit policy check | explain | print | replay`: the policy looked at from outside a run. */












const USAGE = `remit policy check [FILE]         whether the file is right and its [[expect]] tables hold
remit policy explain 'COMMAND'    what the policy says of a shell line, part by part
remit policy explain --tool TOOL --args JSON
remit policy print [FILE]         every rule in force, presets and built-ins expanded
remit policy replay LOG           the calls of a recorded run, judged by this policy
  --policy FILE                   another file than ${_policy_load_js__WEBPACK_IMPORTED_MODULE_8__/* .DEFAULT_PATH */ .O}
`;
function runPolicy(words) {
    const [command, ...rest] = words;
    const parsed = parse(rest);
    if (parsed === undefined)
        return (0,_complain_js__WEBPACK_IMPORTED_MODULE_11__/* .complain */ .c)("That is not how remit policy is called.", USAGE);
    const { subject, options } = parsed;
    switch (command) {
        case "check":
            return check(options.policy ?? subject);
        case "print":
            return withPolicy(options.policy ?? subject, (policy) => say((0,_policy_explain_js__WEBPACK_IMPORTED_MODULE_7__/* .printPolicy */ .yv)(policy).lines));
        case "explain":
            return explain(subject, options);
        case "replay":
            return subject === undefined
                ? (0,_complain_js__WEBPACK_IMPORTED_MODULE_11__/* .complain */ .c)("remit policy replay takes a log.", USAGE)
                : replay(subject, options.policy);
        default:
            return (0,_complain_js__WEBPACK_IMPORTED_MODULE_11__/* .complain */ .c)(command === undefined ? "remit policy what?" : `There is no command policy ${command}.`, USAGE);
    }
}
function parse(words) {
    const text = { type: "string" };
    try {
        const options = { policy: text, tool: text, args: text };
        const { positionals, values } = (0,node_util__WEBPACK_IMPORTED_MODULE_2__.parseArgs)({ args: [...words], allowPositionals: true, options });
        return positionals.length > 1 ? undefined : { subject: positionals[0], options: { ...values } };
    }
    catch {
        return undefined; // An option that there is not.
    }
}
function check(path) {
    withPolicy(path, (policy) => {
        const report = (0,_policy_explain_js__WEBPACK_IMPORTED_MODULE_7__/* .checkExpectations */ .Ez)(policy, locateHere());
        say(report.lines);
        if (!report.met)
            process.exitCode = 1;
    });
}
function explain(command, { policy: path, tool, args }) {
    const call = callFrom(command, tool, args);
    if (call === undefined)
        return (0,_complain_js__WEBPACK_IMPORTED_MODULE_11__/* .complain */ .c)("remit policy explain takes a command, or --tool and --args (JSON).", USAGE);
    withPolicy(path, (policy) => {
        const { lines, decision } = (0,_policy_explain_js__WEBPACK_IMPORTED_MODULE_7__/* .explainCall */ .uy)(policy, call, needsOf(call), _policy_explain_js__WEBPACK_IMPORTED_MODULE_7__/* .USUAL */ .VY, locateHere());
        say(lines);
        if (decision.effect === "deny")
            process.exitCode = 1;
    });
}
function callFrom(command, tool, args = "{}") {
    if (command !== undefined)
        return { id: "explain", tool: "run_shell_command", args: { command } };
    if (tool === undefined)
        return undefined;
    try {
        return { id: "explain", tool, args: JSON.parse(args) };
    }
    catch {
        return undefined;
    }
}
function replay(log, path) {
    const text = readText(log);
    if (text === undefined)
        return (0,_complain_js__WEBPACK_IMPORTED_MODULE_11__/* .complain */ .c)(`${log} cannot be read.`);
    withPolicy(path, (policy) => say((0,_policy_explain_js__WEBPACK_IMPORTED_MODULE_7__/* .replayCalls */ .f0)((0,_log_js__WEBPACK_IMPORTED_MODULE_6__/* .readLog */ .x6)(text), policy, needsOf, locateHere()).lines));
}
/** What a tool asks policy for; an unknown tool asks for nothing but itself. */
function needsOf(call) {
    return [..._tools_catalog_js__WEBPACK_IMPORTED_MODULE_10__/* .builtinTools */ .FJ, ..._tools_catalog_js__WEBPACK_IMPORTED_MODULE_10__/* .reachingTools */ .Jf].find(({ name }) => name === call.tool)?.needs(call.args) ?? [];
}
function withPolicy(path, use) {
    const file = path ?? _policy_load_js__WEBPACK_IMPORTED_MODULE_8__/* .DEFAULT_PATH */ .O;
    const text = readText(file);
    if (text === undefined && path !== undefined)
        return (0,_complain_js__WEBPACK_IMPORTED_MODULE_11__/* .complain */ .c)(`${file} cannot be read.`);
    if (text === undefined)
        process.stderr.write(`There is no ${file}: this is the built-in read-only policy.\n`);
    const loaded = (0,_policy_load_js__WEBPACK_IMPORTED_MODULE_8__/* .loadPolicy */ .t)(text === undefined ? undefined : { path: file, ref: "", text }, manifests());
    if (loaded.kind === "loaded")
        return use(loaded.policy);
    for (const { path: where, line, column, message, hint } of loaded.faults) {
        process.stderr.write(`${where}:${line}:${column}: ${message}${hint === undefined ? "" : ` ${hint}`}\n`);
    }
    process.exitCode = 1;
}
function manifests() {
    const found = _policy_manifests_js__WEBPACK_IMPORTED_MODULE_9__/* .MANIFESTS */ .V.filter((name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(name));
    return new Map(found.map((name) => [name, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(name, "utf8")]));
}
function readText(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8");
    }
    catch {
        return undefined;
    }
}
/** Real paths in the current directory, which stands for the workspace. */
function locateHere() {
    const files = (0,_adapters_machine_js__WEBPACK_IMPORTED_MODULE_3__/* .openFiles */ .Km)();
    const workspace = (0,_change_workspace_js__WEBPACK_IMPORTED_MODULE_5__/* .openWorkspace */ .O)(process.cwd(), files);
    const locate = (path, directory) => {
        const place = workspace.locate(path, directory);
        if (place.kind === "inside")
            return { kind: "inside", path: place.path };
        return { kind: "outside", path: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)("/", (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace.root, directory, path)) };
    };
    return Object.assign(locate, { leadsOut: (0,_change_links_js__WEBPACK_IMPORTED_MODULE_4__/* .openLeaks */ .R)(workspace, files) });
}
function say(lines) {
    process.stdout.write(lines.map((line) => `${line}\n`).join(""));
}


/***/ }),

/***/ 44265:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ez: () => (/* binding */ checkExpectations),
/* harmony export */   VY: () => (/* binding */ USUAL),
/* harmony export */   XB: () => (/* binding */ locateByName),
/* harmony export */   f0: () => (/* binding */ replayCalls),
/* harmony export */   uy: () => (/* binding */ explainCall),
/* harmony export */   yv: () => (/* binding */ printPolicy)
/* harmony export */ });
/* harmony import */ var _decide_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53100);
/* harmony import */ var _lexical_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(12354);
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90530);
/* harmony import */ var _verdicts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80594);
/* harmony import */ var _vocabulary_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62444);





/** Behind `remit policy explain`: the parts of a call, the rule that decided each, and the rule to add if it is denied. */
function explainCall(policy, call, needs, circumstances, locate) {
    const decision = (0,_decide_js__WEBPACK_IMPORTED_MODULE_0__/* .decide */ .LD)(policy, call, needs, circumstances, locate);
    const parts = (0,_decide_js__WEBPACK_IMPORTED_MODULE_0__/* .judgeAll */ .Ty)((0,_verdicts_js__WEBPACK_IMPORTED_MODULE_2__/* .openCase */ .RA)(policy, call.tool, circumstances, locate), needs).map(({ subject, effect, rules, why }) => ({
        subject,
        effect,
        rules,
        ...(why === undefined ? {} : { why }),
    }));
    const lines = [
        ...parts.map(explainPart),
        decision.effect === "allow" ? "Allowed." : "Denied.",
        ...(decision.allowWith === undefined
            ? []
            : ["", `To allow it, add to ${policy.source.path}:`, "", ...decision.allowWith.trimEnd().split("\n")]),
    ];
    return { decision, parts, lines };
}
function explainPart({ subject, effect, rules, why }) {
    const by = rules.length === 0 ? "" : ` (${rules.join(", ")})`;
    return `${effect === "allow" ? "allow" : "deny "}  ${oneLine(subject)}${by}${why === undefined ? "" : `: ${oneLine(why)}`}`;
}
function oneLine(text) {
    return text.replace(/\s*\n\s*/g, " \u23ce ");
}
/** The agent a run starts with. */
const MAIN = "main";
/** What a policy's own tests are judged in, unless they say otherwise: somebody asks for a change in a comment. */
const USUAL = { trigger: "comment", request: "change", fork: false, agent: MAIN };
/** Behind `remit policy check`: the file's `[[expect]]` tables, each with what the policy decides. */
function checkExpectations(policy, locate) {
    const results = policy.expectations.map((expectation) => {
        const { tool, needs } = questionOf(expectation);
        const decision = (0,_decide_js__WEBPACK_IMPORTED_MODULE_0__/* .decide */ .LD)(policy, { tool }, needs, USUAL, locate);
        return { expectation, decision, met: decision.effect === expectation.effect };
    });
    const surprises = results.filter(({ met }) => !met);
    const lines = [
        ...surprises.map(({ expectation, decision }) => `${expectation.source}: expected ${expectation.effect}, got ${decision.effect}. ${oneLine(decision.reason)}`),
        `${results.length - surprises.length} of ${results.length} expectations met.`,
    ];
    return { results, met: surprises.length === 0, lines };
}
/** The call that an expectation is about. A path without a tool is about writing it, a host about fetching from it. */
function questionOf({ tool, command, path, host }) {
    const asked = tool ?? (command !== undefined ? "run_shell_command" : path !== undefined ? "write_file" : "web_fetch");
    const access = (0,_vocabulary_js__WEBPACK_IMPORTED_MODULE_3__/* .touchesOf */ .br)(asked).includes("read") ? "read" : "write";
    return {
        tool: asked,
        needs: [
            ...(command === undefined ? [] : [{ kind: "command", line: command, directory: "" }]),
            ...(path === undefined ? [] : [{ kind: "path", access, path, directory: "" }]),
            ...(host === undefined ? [] : [{ kind: "host", host }]),
        ],
    };
}
// \u2500\u2500 Printing \u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500
/** Behind `remit policy print`: settings and rules in full, presets and built-ins expanded, each with its source. */
function printPolicy(policy) {
    const { source } = policy;
    const lines = [
        `# ${source.path}${source.ref === "" ? "" : ` at ${source.ref}`}, ${source.digest}`,
        `extends = ${JSON.stringify(policy.extends)}`,
        ...sections(policy).flatMap(([name, settings]) => [
            "",
            `[${name}]`,
            ...settings.map(([key, setting]) => printSetting(key, setting)),
        ]),
        ...policy.rules.flatMap((rule) => ["", ...printRule(rule)]),
    ];
    return { rules: policy.rules, lines };
}
function sections(policy) {
    const plain = ["who", "limits", "publish", "verify", "shell", "sandbox", "network"].map((name) => [name, Object.entries(policy[name])]);
    const prices = Object.entries(policy.prices ?? {}).map(([model, { source, ...amounts }]) => [
        `prices.${JSON.stringify(model)}`,
        Object.entries(amounts).map(([key, value]) => [key, { value, source }]),
    ]);
    return [...plain, ...prices];
}
function printSetting(key, { value, source }) {
    return `${key} = ${tomlOf(value)}  # ${source}`;
}
function tomlOf(value) {
    if (typeof value !== "object" || value === null || Array.isArray(value))
        return JSON.stringify(value);
    const pairs = Object.entries(value).map(([key, item]) => `${key} = ${tomlOf(item)}`);
    return `{ ${pairs.join(", ")} }`;
}
function printRule(rule) {
    const except = rule.except === undefined || rule.except.length === 0 ? [] : [`# except: ${rule.except.join(", ")} (publish.open)`];
    return [
        `# ${rule.id}${rule.source === rule.id ? "" : ` (${rule.source})`}`,
        ...except,
        ...(0,_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .ruleToml */ .zM)(rule).trimEnd().split("\n"),
    ];
}
/**
 * Behind `remit policy replay`: judge the calls of a recorded run by another policy. `needsOf` is what the tools
 * derive from a call; `locate` may go by names alone (see {@link locateByName}).
 */
function replayCalls(entries, policy, needsOf, locate) {
    const changes = [];
    const names = new Map();
    let usual = USUAL;
    let calls = 0;
    for (const { seq, agent, event } of entries) {
        if (event.type === "run.started") {
            const { trigger, kind, subject } = event.request;
            usual = { trigger, request: kind, fork: subject?.fromFork ?? false, agent: MAIN };
        }
        if (event.type === "agent.started")
            names.set(agent, event.name);
        if (event.type !== "call.decided")
            continue;
        calls += 1;
        const circumstances = { ...usual, agent: agent === MAIN ? MAIN : (names.get(agent) ?? agent) };
        const after = (0,_decide_js__WEBPACK_IMPORTED_MODULE_0__/* .decide */ .LD)(policy, event.call, needsOf(event.call), circumstances, locate);
        if (after.effect !== event.decision.effect)
            changes.push({ seq, call: event.call, before: event.decision, after });
    }
    const lines = [
        ...changes.map(({ seq, call, before, after }) => `#${seq} ${call.tool} ${JSON.stringify(call.args)}: ${before.effect} \u2192 ${after.effect}. ${oneLine(after.reason)}`),
        changes.length === 0
            ? `None of ${calls} calls would be decided otherwise.`
            : `${changes.length} of ${calls} calls would be decided otherwise.`,
    ];
    return { calls, changes, lines };
}
/** A {@link Locate} that goes by names alone, for a workspace that is not there; `root` is its absolute path. */
function locateByName(root = "/workspace") {
    return (path, directory) => {
        const absolute = `/${(0,_lexical_js__WEBPACK_IMPORTED_MODULE_4__/* .walkPath */ .T)(path.startsWith("/") ? path : `${root}/${directory}/${path}`, "")}`;
        if (absolute === root)
            return { kind: "inside", path: "" };
        if (!absolute.startsWith(`${root}/`))
            return { kind: "outside", path: absolute };
        return { kind: "inside", path: absolute.slice(root.length + 1) };
    };
}


/***/ })

};
