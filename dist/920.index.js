export const id = 920;
export const ids = [920];
export const modules = {

/***/ 5920:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runPolicy: () => (/* binding */ runPolicy)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./lib/adapters/machine.js + 8 modules
var machine = __webpack_require__(3782);
// EXTERNAL MODULE: ./lib/change/workspace.js
var change_workspace = __webpack_require__(8593);
// EXTERNAL MODULE: ./lib/log.js
var lib_log = __webpack_require__(7309);
// EXTERNAL MODULE: ./lib/events.js
var events = __webpack_require__(7562);
// EXTERNAL MODULE: ./lib/policy/decide.js
var decide = __webpack_require__(3100);
// EXTERNAL MODULE: ./lib/policy/refusal.js
var refusal = __webpack_require__(530);
// EXTERNAL MODULE: ./lib/policy/verdicts.js + 1 modules
var verdicts = __webpack_require__(2678);
// EXTERNAL MODULE: ./lib/policy/vocabulary.js
var vocabulary = __webpack_require__(2444);
;// CONCATENATED MODULE: ./lib/policy/explain.js





/** Behind `remit policy explain`: the parts of a call, the rule that decided each, and the rule to add if it is denied. */
function explainCall(policy, call, needs, circumstances, locate) {
    const decision = (0,decide/* decide */.LD)(policy, call, needs, circumstances, locate);
    const parts = (0,decide/* judgeAll */.Ty)((0,verdicts/* openCase */.RA)(policy, call.tool, circumstances, locate), needs).map(({ subject, effect, rules, why }) => ({ subject, effect, rules, ...(why === undefined ? {} : { why }) }));
    const lines = [
        ...parts.map(explainPart),
        decision.effect === "allow" ? "Allowed." : "Denied.",
        ...(decision.allowWith === undefined ? [] : ["", `To allow it, add to ${policy.source.path}:`, "", ...decision.allowWith.trimEnd().split("\n")]),
    ];
    return { decision, parts, lines };
}
function explainPart({ subject, effect, rules, why }) {
    const by = rules.length === 0 ? "" : ` (${rules.join(", ")})`;
    return `${effect === "allow" ? "allow" : "deny "}  ${oneLine(subject)}${by}${why === undefined ? "" : `: ${oneLine(why)}`}`;
}
function oneLine(text) {
    return text.replace(/\s*\n\s*/g, " ⏎ ");
}
/** What a policy's own tests are judged in, unless they say otherwise: somebody asks for a change in a comment. */
const USUAL = { trigger: "comment", request: "change", fork: false, agent: events/* MAIN */.Q };
/** Behind `remit policy check`: the file's `[[expect]]` tables, each with what the policy decides. */
function checkExpectations(policy, locate) {
    const results = policy.expectations.map((expectation) => {
        const { tool, needs } = questionOf(expectation);
        const decision = (0,decide/* decide */.LD)(policy, { tool }, needs, USUAL, locate);
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
    const access = (0,vocabulary/* touchesOf */.br)(asked).includes("read") ? "read" : "write";
    return {
        tool: asked,
        needs: [
            ...(command === undefined ? [] : [{ kind: "command", line: command, directory: "" }]),
            ...(path === undefined ? [] : [{ kind: "path", access, path, directory: "" }]),
            ...(host === undefined ? [] : [{ kind: "host", host }]),
        ],
    };
}
// ── Printing ────────────────────────────────────────────────────────────────────────────────────────────────────────
/** Behind `remit policy print`: settings and rules in full, presets and built-ins expanded, each with its source. */
function printPolicy(policy) {
    const { source } = policy;
    const lines = [
        `# ${source.path}${source.ref === "" ? "" : ` at ${source.ref}`}, ${source.digest}`,
        `extends = ${JSON.stringify(policy.extends)}`,
        ...sections(policy).flatMap(([name, settings]) => ["", `[${name}]`, ...settings.map(([key, setting]) => printSetting(key, setting))]),
        ...policy.rules.flatMap((rule) => ["", ...printRule(rule)]),
    ];
    return { rules: policy.rules, lines };
}
function sections(policy) {
    return ["who", "limits", "publish", "verify", "sandbox", "network"].map((name) => [name, Object.entries(policy[name])]);
}
function printSetting(key, { value, source }) {
    return `${key} = ${JSON.stringify(value)}  # ${source}`;
}
function printRule(rule) {
    const except = rule.except === undefined || rule.except.length === 0 ? [] : [`# except: ${rule.except.join(", ")} (publish.open)`];
    return [`# ${rule.id}${rule.source === rule.id ? "" : ` (${rule.source})`}`, ...except, ...(0,refusal/* ruleToml */.zM)(rule).trimEnd().split("\n")];
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
            usual = { trigger, request: kind, fork: subject?.fromFork ?? false, agent: events/* MAIN */.Q };
        }
        if (event.type === "agent.started")
            names.set(agent, event.name);
        if (event.type !== "call.decided")
            continue;
        calls += 1;
        const circumstances = { ...usual, agent: agent === events/* MAIN */.Q ? events/* MAIN */.Q : (names.get(agent) ?? agent) };
        const after = (0,decide/* decide */.LD)(policy, event.call, needsOf(event.call), circumstances, locate);
        if (after.effect !== event.decision.effect)
            changes.push({ seq, call: event.call, before: event.decision, after });
    }
    const lines = [
        ...changes.map(({ seq, call, before, after }) => `#${seq} ${call.tool} ${JSON.stringify(call.args)}: ${before.effect} → ${after.effect}. ${oneLine(after.reason)}`),
        changes.length === 0 ? `None of ${calls} calls would be decided otherwise.` : `${changes.length} of ${calls} calls would be decided otherwise.`,
    ];
    return { calls, changes, lines };
}
/** A {@link Locate} that goes by names alone, for a workspace that is not there; `root` is its absolute path. */
function locateByName(root = "/workspace") {
    return (path, directory) => {
        const absolute = resolve(path.startsWith("/") ? path : `${root}/${directory}/${path}`);
        if (absolute === root)
            return { kind: "inside", path: "" };
        if (!absolute.startsWith(`${root}/`))
            return { kind: "outside", path: absolute };
        return { kind: "inside", path: absolute.slice(root.length + 1) };
    };
}
function resolve(path) {
    const parts = [];
    for (const part of path.split("/")) {
        if (part === "..")
            parts.pop();
        else if (part !== "" && part !== ".")
            parts.push(part);
    }
    return `/${parts.join("/")}`;
}

// EXTERNAL MODULE: ./lib/policy/load.js + 6 modules
var load = __webpack_require__(6814);
// EXTERNAL MODULE: ./lib/policy/manifests.js
var manifests = __webpack_require__(8040);
// EXTERNAL MODULE: ./lib/tools/catalog.js + 38 modules
var catalog = __webpack_require__(300);
// EXTERNAL MODULE: ./lib/cli/complain.js
var complain = __webpack_require__(6447);
;// CONCATENATED MODULE: ./lib/cli/policy.js
/** `remit policy check | explain | print | replay`: the policy looked at from outside a run. */











const USAGE = `remit policy check [FILE]         whether the file is right and its [[expect]] tables hold
remit policy explain 'COMMAND'    what the policy says of a shell line, part by part
remit policy explain --tool TOOL --args JSON
remit policy print [FILE]         every rule in force, presets and built-ins expanded
remit policy replay LOG           the calls of a recorded run, judged by this policy
  --policy FILE                   another file than ${load/* DEFAULT_PATH */.O}
`;
function runPolicy(words) {
    const [command, ...rest] = words;
    const parsed = parse(rest);
    if (parsed === undefined)
        return (0,complain/* complain */.c)("That is not how remit policy is called.", USAGE);
    const { subject, options } = parsed;
    switch (command) {
        case "check":
            return check(options.policy ?? subject);
        case "print":
            return withPolicy(options.policy ?? subject, (policy) => say(printPolicy(policy).lines));
        case "explain":
            return explain(subject, options);
        case "replay":
            return subject === undefined
                ? (0,complain/* complain */.c)("remit policy replay takes a log.", USAGE)
                : replay(subject, options.policy);
        default:
            return (0,complain/* complain */.c)(command === undefined ? "remit policy what?" : `There is no command policy ${command}.`, USAGE);
    }
}
function parse(words) {
    const text = { type: "string" };
    try {
        const options = { policy: text, tool: text, args: text };
        const { positionals, values } = (0,external_node_util_.parseArgs)({ args: [...words], allowPositionals: true, options });
        return positionals.length > 1 ? undefined : { subject: positionals[0], options: { ...values } };
    }
    catch {
        return undefined; // An option that there is not.
    }
}
function check(path) {
    withPolicy(path, (policy) => {
        const report = checkExpectations(policy, locateHere());
        say(report.lines);
        if (!report.met)
            process.exitCode = 1;
    });
}
function explain(command, { policy: path, tool, args }) {
    const call = callFrom(command, tool, args);
    if (call === undefined)
        return (0,complain/* complain */.c)("remit policy explain takes a command, or --tool and --args (JSON).", USAGE);
    withPolicy(path, (policy) => {
        const { lines, decision } = explainCall(policy, call, needsOf(call), USUAL, locateHere());
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
        return (0,complain/* complain */.c)(`${log} cannot be read.`);
    withPolicy(path, (policy) => say(replayCalls((0,lib_log/* readLog */.x)(text), policy, needsOf, locateHere()).lines));
}
/** What a tool asks policy for; an unknown tool asks for nothing but itself. */
function needsOf(call) {
    return catalog/* builtinTools */.FJ.find(({ name }) => name === call.tool)?.needs(call.args) ?? [];
}
function withPolicy(path, use) {
    const file = path ?? load/* DEFAULT_PATH */.O;
    const text = readText(file);
    if (text === undefined && path !== undefined)
        return (0,complain/* complain */.c)(`${file} cannot be read.`);
    if (text === undefined)
        process.stderr.write(`There is no ${file}: this is the built-in read-only policy.\n`);
    const loaded = (0,load/* loadPolicy */.t)(text === undefined ? undefined : { path: file, ref: "", text }, policy_manifests());
    if (loaded.kind === "loaded")
        return use(loaded.policy);
    for (const { path: where, line, column, message, hint } of loaded.faults) {
        process.stderr.write(`${where}:${line}:${column}: ${message}${hint === undefined ? "" : ` ${hint}`}\n`);
    }
    process.exitCode = 1;
}
function policy_manifests() {
    const found = manifests/* MANIFESTS */.V.filter((name) => (0,external_node_fs_.existsSync)(name));
    return new Map(found.map((name) => [name, (0,external_node_fs_.readFileSync)(name, "utf8")]));
}
function readText(path) {
    try {
        return (0,external_node_fs_.readFileSync)(path, "utf8");
    }
    catch {
        return undefined;
    }
}
/** Real paths in the current directory, which stands for the workspace. */
function locateHere() {
    const workspace = (0,change_workspace/* openWorkspace */.O)(process.cwd(), (0,machine/* openFiles */.Km)());
    return (path, directory) => {
        const place = workspace.locate(path, directory);
        if (place.kind === "inside")
            return { kind: "inside", path: place.path };
        return { kind: "outside", path: (0,external_node_path_.relative)("/", (0,external_node_path_.join)(workspace.root, directory, path)) };
    };
}
function say(lines) {
    process.stdout.write(lines.map((line) => `${line}\n`).join(""));
}


/***/ }),

/***/ 7562:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ MAIN)
/* harmony export */ });
/**
 * The contract: the records a run is made of and the events that carry them.
 *
 * A run is an append-only list of {@link Entry}. The model, the report, the limits and a replay each read a pure
 * projection of it; nothing flows backwards. Everything here is plain JSON: an entry written to disk and read back is
 * the same entry.
 */

/** The name of the agent a run starts with; a sub-agent's is its parent's and a number: `main/1`. */
const MAIN = "main";


/***/ }),

/***/ 7309:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ openLog),
/* harmony export */   x: () => (/* binding */ readLog)
/* harmony export */ });
/* harmony import */ var _events_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7562);
/** The append-only log of a run. `append` is its only mutation; secrets are masked before anything sees the entry. */

function openLog(clock, secrets, file) {
    const entries = [];
    const listeners = new Set();
    return {
        entries,
        append(event, agent = _events_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN */ .Q) {
            const entry = { seq: entries.length, at: clock.now(), agent, event: maskEvent(event, secrets) };
            file.append(`${JSON.stringify(entry)}\n`);
            entries.push(entry);
            for (const listener of listeners)
                listener(entry);
            return entry;
        },
        listen(listener) {
            listeners.add(listener);
            return () => listeners.delete(listener);
        },
    };
}
/** Read a log from disk; a last line that was cut off is dropped, any other damage throws. */
function readLog(text) {
    const lines = text.split("\n");
    const last = lines.pop() ?? "";
    const entries = lines.map((line, index) => parseEntry(line, index));
    const tail = last === "" ? undefined : parseTail(last, entries.length);
    return tail === undefined ? entries : [...entries, tail];
}
function parseEntry(line, index) {
    const entry = JSON.parse(line);
    if (entry.seq !== index)
        throw new Error(`Log line ${index + 1} has sequence number ${entry.seq}, expected ${index}.`);
    return entry;
}
function parseTail(line, index) {
    try {
        return parseEntry(line, index);
    }
    catch (error) {
        if (error instanceof SyntaxError)
            return undefined; // The run was killed while this line was written.
        throw error;
    }
}
function maskEvent(event, secrets) {
    return maskValue(event, secrets, "");
}
// A thought signature is the model's own opaque base64: masking inside it would make Gemini answer 400.
const OPAQUE_KEYS = new Set(["thoughtSignature"]);
function maskValue(value, secrets, key) {
    if (typeof value === "string")
        return OPAQUE_KEYS.has(key) ? value : secrets.redact(value);
    if (Array.isArray(value))
        return value.map((item) => maskValue(item, secrets, key));
    if (value !== null && typeof value === "object") {
        return Object.fromEntries(Object.entries(value).map(([name, item]) => [secrets.redact(name), maskValue(item, secrets, name)]));
    }
    return value;
}


/***/ })

};
