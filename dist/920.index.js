export const id = 920;
export const ids = [920];
export const modules = {

/***/ 65920:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runPolicy: () => (/* binding */ runPolicy)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./lib/adapters/machine/real-path.js
var real_path = __webpack_require__(22362);
// EXTERNAL MODULE: ./lib/log.js
var lib_log = __webpack_require__(97309);
// EXTERNAL MODULE: ./lib/lib/shell.js + 4 modules
var shell = __webpack_require__(17137);
// EXTERNAL MODULE: ./lib/policy/decide.js + 1 modules
var decide = __webpack_require__(93394);
// EXTERNAL MODULE: ./lib/policy/protected.js
var policy_protected = __webpack_require__(78748);
// EXTERNAL MODULE: ./lib/policy/refusal.js
var refusal = __webpack_require__(90530);
// EXTERNAL MODULE: ./lib/policy/vocabulary.js
var vocabulary = __webpack_require__(62444);
;// CONCATENATED MODULE: ./lib/policy/explain.js





/** Behind `remit policy explain`: the parts of a call, the rule that decided each, and the rule to add if it is denied. */
function explainCall(policy, call, needs, circumstances, locate) {
    const decision = (0,decide/* decide */.LD)(policy, call, needs, circumstances, locate);
    const parts = (0,decide/* judgeAll */.Ty)((0,decide/* openCase */.RA)(policy, call.tool, circumstances, locate), needs).map(({ subject, effect, rules, why }) => ({
        subject,
        effect,
        rules,
        ...(why === undefined ? {} : { why }),
    }));
    const lines = [
        ...needs.flatMap((need) => (need.kind === "command" ? explainLine(policy, need.line) : [])),
        ...parts.map(explainPart),
        decision.effect === "allow" ? "Allowed." : "Denied.",
        ...(decision.allowWith === undefined
            ? []
            : ["", `To allow it, add to ${policy.source.path}:`, "", ...decision.allowWith.trimEnd().split("\n")]),
    ];
    return { decision, parts, lines };
}
/** Where a line runs, and what was found in it. */
function explainLine({ sandbox: { mode } }, line) {
    const { commands, unread } = (0,shell/* readLine */.X)(line);
    const place = mode.value === "off"
        ? `runs without a sandbox, in the checkout itself (${mode.source})`
        : `runs in the sandbox (${mode.source}): what it may read is what the sandbox shows, and what it changes is judged when it is published`;
    return [
        `shell  ${place}`,
        ...commands.map(({ text }) => `found  ${oneLine(text)}`),
        ...unread.map(({ text, why }) => `unread ${oneLine(text)}: ${why}`),
    ];
}
/** Behind `remit policy explain --path`: whether a path may be read, written and published, and by which rules. */
function explainPath(policy, path, circumstances, locate) {
    const by = (tool, access) => (0,decide/* judgePath */.DQ)((0,decide/* openCase */.RA)(policy, tool, circumstances, locate), access, path, "");
    return [
        told("read", by("read_file", "read")),
        told("write", by("write_file", "write")),
        ...tellPublished(policy, path, locate, by),
    ];
}
function told(what, { effect, rules, why }) {
    return explainPart({ subject: what, effect, rules, ...(why === undefined ? {} : { why }) });
}
function tellPublished(policy, path, locate, by) {
    const located = locate(path, "");
    if (located.kind === "outside")
        return [`not published: ${located.path} is outside the workspace`];
    const { to, open } = policy.publish;
    if (to.value === "nothing")
        return [`not published: the policy publishes nothing (${to.source})`];
    const guard = (0,policy_protected/* protection */.sc)(located.path, policy.source.path);
    if (guard === "workflow")
        return ["not published: workflows never are"];
    if (guard === "protected" && !open.value.includes(located.path))
        return [`not published: the path is protected; publish.open = [${JSON.stringify(located.path)}] opens it`];
    // As at the gate: what one of these may write is published.
    const verdicts = ["write_file", "replace", "run_shell_command"].map((tool) => by(tool, "write"));
    const allowing = verdicts.find(({ effect }) => effect === "allow");
    if (allowing !== undefined)
        return [`published (${allowing.rules.join(", ")})`];
    const [refusing] = verdicts.toSorted((a, b) => b.rules.length - a.rules.length);
    return [`not published: ${oneLine(refusing?.why ?? "no rule allows it")}`];
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
    const except = rule.except === undefined || rule.except.length === 0
        ? []
        : [`# except: ${rule.except.join(", ")}${rule.path === undefined ? "" : " (publish.open)"}`];
    return [
        `# ${rule.id}${rule.source === rule.id ? "" : ` (${rule.source})`}`,
        ...except,
        ...(0,refusal/* ruleToml */.zM)(rule).trimEnd().split("\n"),
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
        const after = (0,decide/* decide */.LD)(policy, event.call, needsOf(event.call), circumstances, locate);
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
        const parts = [];
        for (const part of (path.startsWith("/") ? path : `${root}/${directory}/${path}`).split("/")) {
            if (part === "..")
                parts.pop();
            else if (part !== "" && part !== ".")
                parts.push(part);
        }
        const absolute = `/${parts.join("/")}`;
        if (absolute === root)
            return { kind: "inside", path: "" };
        if (!absolute.startsWith(`${root}/`))
            return { kind: "outside", path: absolute };
        return { kind: "inside", path: absolute.slice(root.length + 1) };
    };
}

// EXTERNAL MODULE: ./lib/policy/load.js + 8 modules
var load = __webpack_require__(84417);
// EXTERNAL MODULE: ./lib/policy/manifests.js
var manifests = __webpack_require__(8040);
// EXTERNAL MODULE: ./lib/tools/catalog.js + 45 modules
var catalog = __webpack_require__(36294);
// EXTERNAL MODULE: ./lib/cli/complain.js
var complain = __webpack_require__(16447);
;// CONCATENATED MODULE: ./lib/cli/policy.js
/** `remit policy check | explain | print | replay`: the policy looked at from outside a run. */










const USAGE = `remit policy check [FILE]         whether the file is right and its [[expect]] tables hold
remit policy explain 'COMMAND'    where a shell line runs, what was found in it, and which rule denies it
remit policy explain --path PATH  whether a file may be read, written and published
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
        const options = { policy: text, tool: text, args: text, path: text };
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
function explain(command, { policy: path, tool, args, path: about }) {
    if (about !== undefined && command === undefined && tool === undefined)
        return withPolicy(path, (policy) => say(explainPath(policy, about, USUAL, locateHere())));
    const call = callFrom(command, tool, args);
    if (call === undefined)
        return (0,complain/* complain */.c)("remit policy explain takes a command, --path, or --tool and --args (JSON).", USAGE);
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
    withPolicy(path, (policy) => say(replayCalls((0,lib_log/* readLog */.x6)(text), policy, needsOf, locateHere()).lines));
}
/** What a tool asks policy for; an unknown tool asks for nothing but itself. */
function needsOf(call) {
    return [...catalog/* builtinTools */.FJ, ...catalog/* reachingTools */.Jf].find(({ name }) => name === call.tool)?.needs(call.args) ?? [];
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
    const root = (0,real_path/* realPath */.Y)(process.cwd());
    return (path, directory) => {
        const real = (0,real_path/* realPath */.Y)((0,external_node_path_.resolve)(root, directory, path));
        if (real === root || real.startsWith(`${root}/`))
            return { kind: "inside", path: (0,external_node_path_.relative)(root, real) };
        return { kind: "outside", path: real };
    };
}
function say(lines) {
    process.stdout.write(lines.map((line) => `${line}\n`).join(""));
}


/***/ })

};
