export const id = 768;
export const ids = [768,411];
export const modules = {

/***/ 72602:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  n: () => (/* binding */ openServers)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./lib/adapters/mcp/capped.js
/** What a server on the network sends, within a size. */
/** Bytes of one message; the SDK has the same bound for a local server's. */
const MOST_BYTES = 10 * 1024 * 1024;
/**
 * A fetch whose answers break off at a message over {@link MOST_BYTES}. `over` is then called: a server that sends one is
 * not listened to any longer.
 */
function capped(base, over) {
    return async (url, init) => {
        const response = await base(url, init);
        if (response.body === null || response.status < 200)
            return response;
        const events = response.headers.get("content-type")?.startsWith("text/event-stream") === true;
        return new Response(response.body.pipeThrough(bounded(events, over)), response);
    };
}
function bounded(events, over) {
    let size = 0;
    return new TransformStream({
        transform(bytes, controller) {
            // A stream of events is as long as the connection; each of them ends with a line.
            const first = events ? bytes.indexOf(LINE_FEED) : -1;
            size += first < 0 ? bytes.length : first;
            const fits = size <= MOST_BYTES;
            if (first >= 0)
                size = bytes.length - bytes.lastIndexOf(LINE_FEED) - 1;
            if (fits)
                return controller.enqueue(bytes);
            controller.error(new Error(`a message of more than ${MOST_BYTES} bytes`));
            over();
        },
    });
}
const LINE_FEED = 10;

// EXTERNAL MODULE: ./lib/adapters/mcp/program.js
var program = __webpack_require__(20875);
// EXTERNAL MODULE: external "node:util/types"
var types_ = __webpack_require__(73429);
// EXTERNAL MODULE: ./lib/lib/cut.js
var cut = __webpack_require__(89823);
;// CONCATENATED MODULE: ./lib/adapters/mcp/stdio.js
/**
 * A local server as a transport. The SDK's own adds variables of ours to the server's environment and kills one process;
 * this one gives exactly the environment it was told, and ends the whole process group and whatever left it.
 */


/** Characters kept of what a server printed last on standard error. */
const KEPT = 2_000;
function openStdio(program, start, framing) {
    let running;
    let stderr = "";
    const transport = {
        said: () => stderr.trim(),
        async start() {
            const started = start(program);
            running = started;
            started.errors.on("data", (chunk) => {
                stderr = (0,cut/* lastOf */.g1)(stderr + chunk.toString("utf8"), KEPT);
            });
            started.input.on("error", () => undefined); // The server may end before it has read everything.
            void started.gone.then(() => transport.onclose?.());
            receive(started, framing, transport);
            await started.started.catch((error) => {
                throw new Error(`\`${program.argv[0]}\` could not be started: ${asError(error).message}`, { cause: error });
            });
        },
        async send(message) {
            if (running === undefined || !running.input.writable)
                throw new Error("the server has ended");
            const { input } = running;
            if (!input.write(framing.serializeMessage(message)))
                await drained(input);
        },
        async close() {
            const ended = running;
            running = undefined;
            if (ended === undefined)
                return;
            ended.input.end();
            await ended.kill();
        },
    };
    return transport;
}
function receive({ output }, framing, transport) {
    const buffer = new framing.ReadBuffer();
    output.on("data", (chunk) => {
        try {
            buffer.append(chunk);
        }
        catch (error) {
            transport.onerror?.(asError(error)); // A message over 10 MB: there is no telling where the next one begins.
            void transport.close();
            return;
        }
        for (;;) {
            const message = next(buffer, transport);
            if (message === null)
                return;
            if (message !== undefined)
                transport.onmessage?.(message);
        }
    });
}
/** The next message; null when there is none yet, undefined for a line that is none. */
function next(buffer, transport) {
    try {
        return buffer.readMessage();
    }
    catch (error) {
        transport.onerror?.(asError(error)); // Many servers print a greeting.
        return undefined;
    }
}
function asError(error) {
    return (0,types_.isNativeError)(error) ? error : new Error(String(error));
}
function drained(input) {
    return new Promise((resolve) => {
        input.once("drain", resolve);
        input.once("close", resolve);
    });
}

;// CONCATENATED MODULE: ./lib/adapters/mcp/connection.js
/** One connection to one server, by the way its entry names. */




/** `started` is told of every connection as soon as there is something to close. Throws when none comes about. */
async function connect(entry, options, sdk, signal, started) {
    const ways = await transports(entry, options, sdk);
    for (const [index, way] of ways.entries()) {
        // Nothing is offered to servers: no sampling, no elicitation, no roots.
        const client = new sdk.client.Client({ name: "remit", version: options.version }, { capabilities: {} });
        const connection = { client, said: way.said, close: () => closeQuietly(client, way.transport) };
        started(connection);
        try {
            await client.connect(way.transport, { signal, timeout: NEVER });
            return connection;
        }
        catch (error) {
            await connection.close();
            if (index === ways.length - 1 || signal.aborted)
                throw error;
        }
    }
    throw new Error("The entry names no way to connect.");
}
/** The SDK measures time by timers of its own; ours go by the clock port. The longest delay a timer takes, in ms. */
const NEVER = 2 ** 31 - 1;
async function closeQuietly(client, transport) {
    await client.close().catch(() => undefined);
    await transport.close().catch(() => undefined);
}
async function transports(entry, options, sdk) {
    const { transport } = entry;
    if (transport.kind === "stdio") {
        const start = await options.start?.(transport.outside === true ? "outside" : "inside");
        const stdio = openStdio(programOf(transport, options), start ?? (0,program/* startOutside */.K)(), sdk.stdio);
        return [{ transport: stdio, said: () => stdio.said() }];
    }
    const url = readUrl(transport.url);
    const requestInit = { headers: transport.headers };
    const said = () => "";
    const http = () => {
        const fetch = capped(globalThis.fetch, () => void way.close());
        const way = new sdk.http.StreamableHTTPClientTransport(url, { requestInit, fetch });
        return { transport: way, said };
    };
    const sse = () => {
        const fetch = capped(globalThis.fetch, () => void way.close());
        const way = new sdk.sse.SSEClientTransport(url, { requestInit, fetch });
        return { transport: way, said };
    };
    if (transport.kind === "http")
        return [http()];
    return transport.kind === "sse" ? [sse()] : [http(), sse()];
}
function programOf({ command, args, directory: asked, environment }, options) {
    const directory = asked === undefined ? options.trusted : external_node_path_.posix.resolve(options.workspace, asked);
    const own = { ...options.environment, GEMINI_CWD: options.workspace };
    return { argv: [command, ...args], directory, environment: { ...own, ...environment } };
}
function readUrl(text) {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (url?.protocol !== "http:" && url?.protocol !== "https:")
        throw new Error("its `url` is not an http or https address");
    return url;
}

;// CONCATENATED MODULE: ./lib/adapters/mcp/limit.js
/** Work under a time limit and a signal, its end as a value. */

/**
 * The work is told to stop by its signal when the time (in ms) is over or `signal` fires, and not waited for after that.
 * Never throws.
 */
async function within(clock, ms, signal, work) {
    if (signal.aborted)
        return { kind: "cancelled" };
    const stop = new AbortController();
    const over = AbortSignal.any([signal, stop.signal]);
    const late = clock
        .sleep(ms, over)
        .then(() => (signal.aborted ? { kind: "cancelled" } : { kind: "timed_out" }));
    const done = work(over).then((value) => ({ kind: "done", value }), (error) => (signal.aborted ? { kind: "cancelled" } : { kind: "failed", message: tell(error) }));
    const end = await Promise.race([done, late]);
    stop.abort();
    return end;
}
/** An error's words, with those of its cause: `fetch failed` alone says nothing. */
function tell(error) {
    if (!(0,types_.isNativeError)(error))
        return String(error);
    const { cause, message } = error;
    return (0,types_.isNativeError)(cause) ? `${message}: ${cause.message}` : message;
}

;// CONCATENATED MODULE: ./lib/adapters/mcp/content.js
/** The answer to a call, or to a prompt. */
function readParts(result) {
    const content = result.content.map(readBlock);
    // A tool with structured output should repeat it as text, but need not.
    const structured = result.structuredContent;
    const text = content.length === 0 && structured !== undefined ? [{ kind: "text", text: JSON.stringify(structured) }] : content;
    return { kind: "answered", content: text, isError: result.isError === true };
}
/** One part of a resource. */
function readContents(part) {
    if ("text" in part)
        return { kind: "text", text: part.text };
    return { kind: "media", mimeType: part.mimeType ?? "application/octet-stream", data: part.blob };
}
function readBlock(block) {
    switch (block.type) {
        case "text":
            return { kind: "text", text: block.text };
        case "image":
        case "audio":
            return { kind: "media", mimeType: block.mimeType, data: block.data };
        case "resource":
            return readContents(block.resource);
        case "resource_link":
            return { kind: "link", uri: block.uri, name: block.name };
        default:
            return block;
    }
}

;// CONCATENATED MODULE: ./lib/adapters/mcp/server.js



/** A server's lists are bounded: all of them are shown to the model. */
const MOST_TOOLS = 200;
const MOST_RESOURCES = 500;
const MOST_PAGES = 50;
/** Throws when the server does not give its list of tools. */
async function openServer(entry, connection, sdk, clock, signal) {
    const { client } = connection;
    const offers = client.getServerCapabilities();
    const [allTools, resources, prompts] = await Promise.all([
        offers?.tools === undefined ? [] : listTools(connection, sdk, signal),
        offers?.resources === undefined ? [] : listResources(connection, sdk, signal).catch(() => []),
        offers?.prompts === undefined ? [] : listPrompts(connection, sdk, signal).catch(() => []),
    ]);
    const tools = allTools.filter((tool) => isTaken(tool.name, entry));
    return {
        name: entry.name,
        tools: tools.slice(0, MOST_TOOLS),
        resources: resources.slice(0, MOST_RESOURCES),
        prompts,
        instructions: client.getInstructions() ?? "",
        notes: notes(entry, allTools, tools, resources),
        ...requests(connection, sdk, (work, stop) => answerWithin(clock, entry.timeoutMs, stop, work)),
    };
}
function requests({ client }, { types }, ask) {
    return {
        call: (name, args, stop) => ask(async (signal) => {
            const request = { method: "tools/call", params: { name, arguments: { ...args } } };
            return readParts(await client.request(request, types.CallToolResultSchema, { signal, timeout: NEVER }));
        }, stop),
        read: (uri, stop) => ask(async (signal) => {
            const request = { method: "resources/read", params: { uri } };
            const found = await client.request(request, types.ReadResourceResultSchema, { signal, timeout: NEVER });
            return { kind: "answered", content: found.contents.map(readContents), isError: false };
        }, stop),
        prompt: (name, args, stop) => ask(async (signal) => {
            const request = { method: "prompts/get", params: { name, arguments: args } };
            const found = await client.request(request, types.GetPromptResultSchema, { signal, timeout: NEVER });
            return readParts({ content: found.messages.map((message) => message.content) });
        }, stop),
    };
}
async function answerWithin(clock, ms, signal, work) {
    const end = await within(clock, ms, signal, work);
    switch (end.kind) {
        case "done":
            return end.value;
        case "timed_out":
            return { kind: "timed_out", afterMs: ms };
        case "cancelled":
        case "failed":
            return end;
        default:
            return end;
    }
}
/** Exclusion is stronger than inclusion. Gemini CLI lets a name carry its arguments: `tool(x)` means `tool`. */
function isTaken(name, { include, exclude }) {
    const names = (list) => list.map((item) => item.replace(/\(.*$/s, ""));
    return !names(exclude).includes(name) && (include === undefined || names(include).includes(name));
}
function notes({ name, transport, include = [] }, all, taken, resources) {
    const missing = include.filter((wanted) => !all.some((tool) => tool.name === wanted.replace(/\(.*$/s, "")));
    const outside = transport.kind === "stdio" && transport.outside === true;
    return [
        ...(outside ? [`The server \`${name}\` runs outside the sandbox, as its entry asks.`] : []),
        ...missing.map((wanted) => `The server \`${name}\` has no tool \`${wanted}\`, which its entry includes.`),
        ...(taken.length > MOST_TOOLS ? [`Of the server \`${name}\` only the first ${MOST_TOOLS} tools are used.`] : []),
        ...(resources.length > MOST_RESOURCES
            ? [`Of the server \`${name}\` only the first ${MOST_RESOURCES} resources are listed.`]
            : []),
    ];
}
async function listTools({ client }, { types }, signal) {
    const found = await pages(async (params) => {
        const page = await client.request({ method: "tools/list", params }, types.ListToolsResultSchema, {
            signal,
            timeout: NEVER,
        });
        return { items: page.tools, next: page.nextCursor };
    });
    return found.map(({ name, description = "", inputSchema }) => {
        const schema = JSON.parse(JSON.stringify(inputSchema));
        return { name, description, schema };
    });
}
async function listResources({ client }, { types }, signal) {
    const found = await pages(async (params) => {
        const request = { method: "resources/list", params };
        const page = await client.request(request, types.ListResourcesResultSchema, { signal, timeout: NEVER });
        return { items: page.resources, next: page.nextCursor };
    });
    return found.map(({ uri, name, description = "", mimeType = "" }) => ({ uri, name, description, mimeType }));
}
async function listPrompts({ client }, { types }, signal) {
    const found = await pages(async (params) => {
        const request = { method: "prompts/list", params };
        const page = await client.request(request, types.ListPromptsResultSchema, { signal, timeout: NEVER });
        return { items: page.prompts, next: page.nextCursor };
    });
    return found.map(({ name, description = "", arguments: args = [] }) => ({
        name,
        description,
        arguments: args.map((argument) => ({ name: argument.name, required: argument.required ?? false })),
    }));
}
async function pages(read) {
    const all = [];
    let cursor;
    for (let page = 0; page < MOST_PAGES; page += 1) {
        const { items, next } = await read(cursor === undefined ? {} : { cursor });
        all.push(...items);
        if (next === undefined)
            break;
        cursor = next;
    }
    return all;
}

;// CONCATENATED MODULE: ./lib/adapters/mcp-client.js



/** Milliseconds until a server that has not answered, lists included, has failed. */
const OPEN_LIMIT = 20_000;
function openServers(options) {
    const connections = new Set();
    return {
        async open(entries, signal) {
            if (entries.length === 0)
                return [];
            const sdk = await loadSdk();
            return await Promise.all(entries.map((entry) => openOne(entry, options, sdk, connections, signal)));
        },
        async [Symbol.asyncDispose]() {
            const open = [...connections];
            connections.clear();
            await Promise.all(open.map((connection) => connection.close()));
        },
    };
}
async function loadSdk() {
    const [client, http, sse, stdio, types] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(330), __webpack_require__.e(63)]).then(__webpack_require__.bind(__webpack_require__, 30063)),
        Promise.all(/* import() */[__webpack_require__.e(330), __webpack_require__.e(337), __webpack_require__.e(491)]).then(__webpack_require__.bind(__webpack_require__, 83491)),
        Promise.all(/* import() */[__webpack_require__.e(330), __webpack_require__.e(337), __webpack_require__.e(53)]).then(__webpack_require__.bind(__webpack_require__, 10053)),
        Promise.all(/* import() */[__webpack_require__.e(330), __webpack_require__.e(224)]).then(__webpack_require__.bind(__webpack_require__, 6224)),
        __webpack_require__.e(/* import() */ 330).then(__webpack_require__.bind(__webpack_require__, 330)),
    ]);
    return { client, http, sse, stdio, types };
}
async function openOne(entry, options, sdk, connections, signal) {
    const { clock } = options;
    const began = clock.elapsed();
    const started = [];
    const opened = await within(clock, OPEN_LIMIT, signal, async (limit) => {
        const connection = await connect(entry, options, sdk, limit, (one) => {
            started.push(one);
            connections.add(one);
        });
        return await openServer(entry, connection, sdk, clock, limit);
    });
    if (opened.kind === "done")
        return { kind: "open", server: opened.value, ms: Math.round(clock.elapsed() - began) };
    const reason = {
        timed_out: `it did not answer within ${OPEN_LIMIT / 1000} s`,
        cancelled: "the run was cancelled",
        failed: opened.kind === "failed" ? opened.message : "",
    }[opened.kind];
    const words = started.map((one) => one.said()).join("");
    await Promise.all(started.map((one) => one.close()));
    return {
        kind: "failed",
        name: entry.name,
        required: entry.required,
        reason: words === "" ? reason : `${reason}; it said: ${words}`,
    };
}


/***/ }),

/***/ 61302:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ openWeb)
/* harmony export */ });
/** No proxy is used: it would look the name up again. */
function openWeb({ clock, ...lines }) {
    return {
        async fetch(request) {
            // Node's own http, https and tls take 40 ms to load, which most runs need not pay.
            const { get } = await __webpack_require__.e(/* import() */ 365).then(__webpack_require__.bind(__webpack_require__, 3365));
            const limits = new AbortController();
            const signal = AbortSignal.any([request.signal, limits.signal]);
            const done = new AbortController();
            const late = clock.sleep(request.timeoutMs, done.signal).then(() => ({ kind: "timed_out" }));
            const cancelled = aborted(request.signal, done.signal).then(() => ({ kind: "cancelled" }));
            try {
                // Whichever is first; a connection that is still open is cut.
                return await Promise.race([get(request, signal, lines), late, cancelled]);
            }
            finally {
                limits.abort();
                done.abort();
            }
        },
    };
}
function aborted(signal, done) {
    return new Promise((resolve) => {
        if (signal.aborted)
            resolve();
        signal.addEventListener("abort", () => resolve(), { once: true, signal: done });
    });
}


/***/ }),

/***/ 79234:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hg: () => (/* binding */ pushFault),
/* harmony export */   NO: () => (/* binding */ TOKEN_REFUSED),
/* harmony export */   qp: () => (/* binding */ githubFault)
/* harmony export */ });
const ASK_AGAIN = "Ask again: the next run starts from where the branch is then.";
/** What to do about a token that is not accepted, or no longer: an app's is valid for one hour. */
const TOKEN_REFUSED = "github-token is not valid, or no longer. An app's token ends after one hour: make it in the step right before Remit, end the run sooner (max-minutes), or publish in a second job (`mode: propose`, then `mode: publish`), which makes a token of its own. The job's own token lasts as long as the job.";
/** What git or its server refused. `branch`: where to. */
function pushFault({ message, cause_: cause }, branch) {
    const hint = pushHint(cause, branch);
    return { kind: kindOf(cause), message, ...(hint !== undefined && { hint }) };
}
function kindOf(cause) {
    return cause === "moved" ? "conflict" : cause === "credentials" ? "auth" : "git";
}
function pushHint(cause, branch) {
    switch (cause) {
        case "moved":
            return ASK_AGAIN;
        case "protected":
            return `The branch protection of ${branch} refuses it: let Remit's account push there (Settings \u2192 Branches), choose another branch-prefix, or ask on an issue.`;
        case "ruleset":
            return `A ruleset of the repository or its organisation refuses it: exempt ${branch} or Remit's account (Settings \u2192 Rules).`;
        case "workflow_refused":
            return "The job's token may not push workflow files. Leave them out, or use an app's token with `workflows: write`.";
        case "archived":
            return "The repository is archived: unarchive it (Settings \u2192 General), or ask elsewhere.";
        case "too_large":
            return "GitHub takes no files over 100 MB: keep it out of the change, or use Git LFS.";
        case "permission":
            return "Give the job `permissions: contents: write`, or pass a github-token that may push.";
        case "credentials":
            return TOKEN_REFUSED;
        case "not_found":
            return "Check that github-token can reach this repository.";
        case "tampered":
            return `Nothing was sent. Without a sandbox a command that runs as root can replace programs of the machine: look at this runner before you use it again, and give it a sandbox (docs/security.md). Where the commands are yours and install system packages, do that in a step before Remit.`;
        case "other":
            return undefined;
    }
}
/** A request that GitHub refused. `attempt` says what was tried: `open the pull request`. */
function githubFault(error, attempt) {
    const message = `GitHub did not ${attempt.replace(/^(\w+)/, "let Remit $1")} (${error.status}): ${error.message}`;
    const hint = hintFor(error);
    return { kind: error.status === 401 ? "auth" : "github", message, ...(hint !== undefined && { hint }) };
}
function hintFor({ message, permission, status }) {
    const named = SIGNS.find(([sign]) => sign.test(message))?.[1];
    if (named !== undefined)
        return named;
    if (permission !== undefined)
        return `Give the job \`permissions: ${permission}\`.`;
    if (status === 401)
        return TOKEN_REFUSED;
    if (status === 404) {
        return "It is not there, or github-token may not see it: name its permissions in the job, and check that the token is of this repository.";
    }
    return status === 0 || status >= 500 ? "This is GitHub's to mend: run the job again later." : undefined;
}
/** GitHub's own words, and what to do. */
const SIGNS = [
    [
        /not permitted to create or approve pull requests/i,
        "Allow it under Settings \u2192 Actions \u2192 General \u2192 \u201cAllow GitHub Actions to create and approve pull requests\u201d, and ask again.",
    ],
    [
        /archived so (it )?is read-only/i,
        "The repository is archived: unarchive it (Settings \u2192 General), or ask elsewhere.",
    ],
    [
        /repository rule violations|ruleset/i,
        "A ruleset refuses it: exempt Remit's branches or its account (Settings \u2192 Rules).",
    ],
    [
        /protected branch|must be made through a pull request/i,
        "The branch is protected: let Remit's account push there (Settings \u2192 Branches).",
    ],
    [
        /pull requests? (is|are) disabled|issues (is|are|has been|have been) disabled/i,
        "They are switched off for this repository (Settings \u2192 General \u2192 Features).",
    ],
    [/no commits between/i, "The branch has nothing that its base has not: somebody may have merged it meanwhile."],
    [/is locked|conversation.*locked/i, "The conversation is locked: unlock it, or ask elsewhere."],
    [/rate limit/i, "GitHub's rate limit is used up: run the job again later."],
];


/***/ }),

/***/ 55154:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mk: () => (/* binding */ publish),
  U: () => (/* binding */ resume),
  iS: () => (/* binding */ wasPublished)
});

// EXTERNAL MODULE: ./lib/ports.js + 4 modules
var ports = __webpack_require__(48076);
// EXTERNAL MODULE: ./lib/change/causes.js
var causes = __webpack_require__(79234);
;// CONCATENATED MODULE: ./lib/change/signed.js

/**
 * Most bytes of new contents in one commit. GitHub is reported to take requests of 50 MB, and base64 adds a third; half
 * of that leaves room for its ten seconds.
 */
const MOST_SIGNED_BYTES = 20 * 1024 * 1024;
/** Throws `GitHubError` and `GitError`; a branch that was made for it is then taken away again. */
async function commitSigned(proposal, facts) {
    const { base, target, files } = proposal;
    const bytes = files.reduce((sum, { after }) => sum + (after?.size ?? 0), 0);
    if (bytes > MOST_SIGNED_BYTES)
        return refused(TOO_MUCH(bytes), "Ask for less at a time, or leave commits unsigned.");
    const isNew = target.expect === undefined && (await startBranch(proposal, facts.git));
    try {
        const commit = await makeCommit(proposal, facts);
        if (await isAsProposed(commit, proposal, facts.git))
            return { kind: "signed", commit };
        const alone = isNew && (await facts.git.inspect(commit)).parents[0] === base.sha;
        if (alone)
            await takeAway(target.branch, commit, facts.git);
        return refused(...strange(commit, target.branch, alone));
    }
    catch (error) {
        if (isNew)
            await takeAway(target.branch, base.sha, facts.git);
        throw error;
    }
}
/** Whether a commit made by GitHub is the one that was proposed in all but author, time and signature. */
async function isAsProposed(commit, { base, commit: ours }, git) {
    await git.fetch(commit);
    const { parents } = await git.inspect(commit);
    if (parents.length !== 1 || parents[0] !== base.sha)
        return false;
    const [one, other] = await Promise.all([git.tree(commit), git.tree(ours)]);
    return (one.length === other.length &&
        one.every(({ path, mode, oid }, index) => {
            const twin = other[index];
            return path === twin?.path && mode === twin.mode && oid === twin.oid;
        }));
}
/** GitHub commits only to a branch that is there. False when it was: another run of this request had begun. */
async function startBranch({ base, target }, git) {
    try {
        await git.push(base.sha, target.branch, undefined);
        return true;
    }
    catch (error) {
        const moved = error instanceof ports/* GitError */.XS && error.cause_ === "moved";
        if (!moved || (await git.remoteBranch(target.branch)) !== base.sha)
            throw error;
        return false;
    }
}
async function makeCommit({ base, target, files, message }, { git, github }) {
    const present = files.flatMap(({ path, after }) => (after === undefined ? [] : [{ path, oid: after.oid }]));
    const additions = await Promise.all(present.map(async ({ path, oid }) => ({ path, bytes: await git.blob(oid) })));
    const deletions = files.filter(({ after }) => after === undefined).map(({ path }) => path);
    return await github.commitOnBranch({ branch: target.branch, expect: base.sha, message, additions, deletions });
}
/** An empty branch would be in the way. One that somebody has built on stays. */
async function takeAway(branch, at, git) {
    await git.removeBranch(branch, at).catch((error) => {
        if (!(error instanceof ports/* GitError */.XS))
            throw error;
    });
}
const TOO_MUCH = (bytes) => `A commit that GitHub signs takes at most ${MOST_SIGNED_BYTES} bytes of contents; this one has ${bytes}.`;
function strange(commit, branch, removed) {
    const where = removed ? `it was taken away from ${branch} again` : `it is on ${branch}`;
    const look = removed ? "" : "Look at that commit and revert it. ";
    return [
        `GitHub's commit ${commit} is not what was proposed; ${where}.`,
        `${look}Set \`[publish] signed = false\` in the policy: commits are then pushed, without a signature.`,
    ];
}
function refused(message, hint) {
    return { kind: "refused", fault: { kind: "github", message, hint } };
}

// EXTERNAL MODULE: ./lib/change/proposal.js + 3 modules
var change_proposal = __webpack_require__(33717);
// EXTERNAL MODULE: ./lib/change/wording.js
var wording = __webpack_require__(79064);
;// CONCATENATED MODULE: ./lib/change/publish.js





/** Push the proposal's commit and see to its pull request. The same request twice gives one commit. */
async function publish(proposal, facts) {
    const { to } = facts.policy.publish;
    if (to.value === "nothing")
        return { kind: "kept", reason: `The policy publishes nothing (${to.source}).` };
    const { target, commit, files, refused } = proposal;
    const { digest, ...body } = proposal;
    if ((0,change_proposal/* digestOf */.ol)(body) !== digest)
        return refusal(TAMPERED);
    try {
        const state = await pushOnce(proposal, facts);
        if (state.kind === "moved")
            return { kind: "conflict", fault: state.fault };
        if (state.kind === "refused")
            return { kind: "refused", fault: state.fault };
        const again = state.kind === "done";
        const { title, callouts } = proposal;
        const pushed = {
            target,
            commit: state.kind === "free" ? commit : state.commit,
            files,
            refused,
            callouts,
            title,
            again,
        };
        return await seeToPull(pushed, facts.words, facts);
    }
    catch (error) {
        if (error instanceof ports/* GitError */.XS)
            return refusePush(error, target);
        if (error instanceof ports/* GitHubError */.y_)
            return { kind: "refused", fault: (0,causes/* githubFault */.qp)(error, "publish the change") };
        throw error;
    }
}
/**
 * Whether an earlier delivery of the same event already put its commit on the branch that this request starts from:
 * then there is nothing left to do but {@link resume}. The base must have been fetched.
 */
async function wasPublished({ base, key }, git) {
    return (0,wording/* keyIn */.xB)((await git.inspect(base.sha)).message) === key;
}
/** See to the pull request of a commit that an earlier delivery of this request pushed: open it if it is not there. */
async function resume(request, facts) {
    const { git } = facts;
    const { sha: commit, name: branch } = request.base;
    const { parents, message } = await git.inspect(commit);
    const parent = parents[0];
    if (parent !== undefined)
        await git.fetch(parent);
    const files = parent === undefined ? [] : await listFiles(parent, commit, git);
    const pull = request.subject?.kind === "pull" ? { pull: request.subject.number } : {};
    const target = { branch, expect: commit, ...pull };
    const [title = "", ...body] = message.split("\n\n");
    const words = { summary: body.slice(0, -1).join("\n\n") };
    return await seeToPull({ target, commit, files, refused: [], callouts: [], title: title.trim(), again: true }, words, facts);
}
async function listFiles(parent, commit, git) {
    const [stats, before, after] = await Promise.all([git.stat(parent, commit), git.tree(parent), git.tree(commit)]);
    const [old, now] = [before, after].map((entries) => new Set(entries.map(({ path }) => path)));
    return stats.map((stat) => {
        const status = old?.has(stat.path) !== true ? "added" : now?.has(stat.path) !== true ? "deleted" : "modified";
        return { ...stat, status };
    });
}
/** Push unless it was done before; a push that lost a race to the same request counts as done. */
async function pushOnce(proposal, facts) {
    const { target, commit } = proposal;
    const { git, policy } = facts;
    const state = await readTarget(proposal, facts);
    if (state.kind !== "free")
        return state;
    try {
        if (policy.publish.signed.value)
            return await commitSigned(proposal, facts);
        await git.push(commit, target.branch, target.expect);
        return state;
    }
    catch (error) {
        if (!(error instanceof ports/* GitHubError */.y_) && !(error instanceof ports/* GitError */.XS && error.cause_ === "moved"))
            throw error;
        const now = await readTarget(proposal, facts);
        if (now.kind === "free")
            throw error;
        // GitHub may have made the commit and its answer got lost.
        const ours = now.kind === "done" && policy.publish.signed.value && (await isAsProposed(now.commit, proposal, git));
        return ours ? { kind: "signed", commit: now.commit } : now;
    }
}
/** Where the target stands now, against where it stood when the run began. */
async function readTarget({ base, target, key }, facts) {
    const { git, github, request, policy } = facts;
    const now = await git.remoteBranch(target.branch);
    const begun = policy.publish.signed.value && target.expect === undefined && now === base.sha;
    if (now !== target.expect && !begun) {
        if (now !== undefined && (await hasKey(now, key, git)))
            return { kind: "done", commit: now };
        return { kind: "moved", fault: movedFault(target, now) };
    }
    if (target.pull === undefined)
        return { kind: "free" };
    const pull = await github.pull(target.pull);
    const fault = pullFault(pull, request);
    return fault === undefined ? { kind: "free" } : { kind: "moved", fault };
}
async function hasKey(commit, key, git) {
    await git.fetch(commit);
    return (0,wording/* keyIn */.xB)((await git.inspect(commit)).message) === key;
}
function movedFault({ branch, expect }, now) {
    const moved = now === undefined
        ? `The branch ${branch} is gone; the run worked on ${expect}.`
        : expect === undefined
            ? `The branch ${branch} exists by now, at ${now}; it did not when the run began.`
            : `The branch ${branch} moved from ${expect} to ${now} while the run worked.`;
    return { kind: "conflict", message: moved, hint: "Ask again: the next run starts from where the branch is then." };
}
function pullFault(pull, { subject }) {
    const hint = "Ask again, on the issue or on another pull request.";
    if (!pull.open) {
        const message = `Pull request #${pull.number} was ${pull.merged ? "merged" : "closed"} while the run worked.`;
        return { kind: "conflict", message, hint };
    }
    if (pull.fromFork || pull.head.sha !== subject?.head?.sha || pull.head.name !== subject.head.name) {
        return { kind: "conflict", message: `The head of pull request #${pull.number} moved while the run worked.`, hint };
    }
    return undefined;
}
function refusePush(error, { branch }) {
    return { kind: error.cause_ === "moved" ? "conflict" : "refused", fault: (0,causes/* pushFault */.Hg)(error, branch) };
}
function refusal(fault) {
    return { kind: "refused", fault };
}
const TAMPERED = {
    kind: "conflict",
    message: "The proposal is not the one that was made: its digest does not fit.",
};
async function seeToPull(pushed, words, facts) {
    const { target, commit, again } = pushed;
    const files = pushed.files.map(change_proposal/* plainFile */.dC);
    const { refused: left, callouts } = pushed;
    const seen = callouts.length === 0 ? {} : { callouts };
    const publication = { branch: target.branch, commit, files, refused: left, ...seen };
    if (facts.policy.publish.to.value !== "pull" && target.pull === undefined) {
        return { kind: "published", publication, again };
    }
    try {
        const pull = await (target.pull === undefined
            ? upsertPull(pushed, words, facts)
            : tellPull(target.pull, pushed, words, facts));
        return { kind: "published", publication: { ...publication, pull }, again };
    }
    catch (error) {
        if (!(error instanceof ports/* GitHubError */.y_))
            throw error;
        return { kind: "published", publication, again, trouble: (0,causes/* githubFault */.qp)(error, "open the pull request") };
    }
}
/** The pull request that was asked on. One of Remit's own tells by now what this request has added. */
async function tellPull(number, pushed, words, facts) {
    const { github } = facts;
    const pull = await github.pull(number);
    if (pushed.again || !(0,wording/* isOurs */.MU)(pull.body))
        return told(pull, false);
    return told(await github.updatePull(number, { body: (0,wording/* renewBody */.sw)(pull.body, bodyFor(pushed, words, facts)) }), false);
}
function bodyFor({ refused, callouts }, words, facts) {
    const { request, credits, redact, unverified } = facts;
    const about = { refused, callouts, closes: true, ...(unverified !== undefined && { unverified }) };
    return redact((0,wording/* pullBody */.c2)(request, words, credits, about));
}
async function upsertPull(pushed, words, facts) {
    const { target } = pushed;
    const { github } = facts;
    const body = bodyFor(pushed, words, facts);
    const [open] = await github.pullsFrom(target.branch);
    if (open !== undefined && pushed.again)
        return told(open, false);
    if (open !== undefined)
        return told(await github.updatePull(open.number, { body: (0,wording/* renewBody */.sw)(open.body, body) }), false);
    const draft = facts.policy.publish.draft.value || facts.unverified !== undefined;
    return await createPull(pushed, body, draft, facts);
}
/** Not every plan has drafts; and a run beside this one may have opened the pull request a moment ago. */
async function createPull(pushed, body, draft, facts) {
    const { github, into, redact } = facts;
    const head = pushed.target.branch;
    try {
        return told(await github.createPull({ head, base: into, title: redact(pushed.title), body, draft }), true);
    }
    catch (error) {
        if (!(error instanceof ports/* GitHubError */.y_) || error.status !== 422)
            throw error;
        if (draft && /draft/i.test(error.message))
            return await createPull(pushed, body, false, facts);
        const [open] = await github.pullsFrom(head);
        if (open === undefined)
            throw error;
        return told(open, false);
    }
}
function told({ number, url, draft }, created) {
    return { number, url, draft, created };
}


/***/ }),

/***/ 55087:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ changedPolicy),
/* harmony export */   g: () => (/* binding */ recheck)
/* harmony export */ });
/* harmony import */ var _proposal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33717);

/**
 * Why a proposal is not to be published; undefined when the same base, contents and words, judged by today's policy for
 * the request that really was made, come out as the very same proposal. Its contents must be in Remit's own git.
 */
async function recheck(proposal, facts) {
    return (refuseForeign(proposal, facts) ?? (await refuseBefore(proposal, facts)) ?? (await refuseOther(proposal, facts)));
}
function refuseForeign({ digest, ...body }, { request, policy }) {
    if ((0,_proposal_js__WEBPACK_IMPORTED_MODULE_0__/* .digestOf */ .ol)(body) !== digest)
        return conflict("The proposal is not the one that was made: its digest does not fit.");
    if (request.kind !== "change")
        return conflict("The proposal changes files, and the request asks for no change.");
    if (body.key !== request.key) {
        return conflict(`The proposal answers another request: its key is ${body.key}, that of this event ${request.key}.`);
    }
    if (new Set(body.files.map(({ path }) => path)).size < body.files.length) {
        return conflict("The proposal names a file twice.");
    }
    if (body.policy !== policy.source.digest)
        return changedPolicy(body.policy, policy.source);
    const { base } = request;
    if (body.base.name === base.name && body.base.sha === base.sha)
        return undefined;
    return conflict(`The proposal was made on ${body.base.name} at ${body.base.sha}, not at ${base.sha} of ${base.name}.`);
}
/** The policy that was asked then, and the one that is asked now. */
function changedPolicy(then, now) {
    return conflict(`The policy on ${now.ref} is another by now (${now.digest}) than the work was judged by (${then}).`);
}
/** What the files are said to have been must be what the base has. */
async function refuseBefore({ base, files }, { git }) {
    const entries = new Map((await git.tree(base.sha)).map((entry) => [entry.path, entry]));
    const wrong = files.find(({ path, before }) => {
        const entry = entries.get(path);
        return entry?.oid !== before?.oid || entry?.mode !== before?.mode || (entry?.size ?? 0) !== (before?.size ?? 0);
    });
    if (wrong === undefined)
        return undefined;
    return conflict(`The proposal says of ${JSON.stringify(wrong.path)} what its base does not: it is not the one that was made.`);
}
async function refuseOther(proposal, facts) {
    const { base, files, refused, words, time } = proposal;
    const changes = { base: base.sha, files: files.map(toChange), refused };
    const again = await (0,_proposal_js__WEBPACK_IMPORTED_MODULE_0__/* .propose */ .BM)({ ...facts, changes, words, time });
    return again.kind === "proposed" && again.proposal.digest === proposal.digest ? undefined : differs(proposal, again);
}
function toChange({ path, before, after }) {
    return { path, ...(before && { before }), ...(after && { after }) };
}
function differs(proposal, again) {
    if (again.kind === "withheld")
        return { kind: "config", message: again.reason, hint: ASK_AGAIN };
    const known = new Set(proposal.refused.map(({ path }) => path));
    const stopped = (again.kind === "proposed" ? again.proposal : again).refused.filter(({ path }) => !known.has(path));
    const [first] = stopped;
    if (first !== undefined) {
        return conflict(`The proposal has a file that may not be published: ${JSON.stringify(first.path)}, since ${first.reason}.`);
    }
    if (again.kind === "nothing")
        return conflict("The proposal changes nothing.");
    const fields = Object.keys(again.proposal).filter((name) => name !== "digest");
    const named = fields.filter((name) => JSON.stringify(proposal[name]) !== JSON.stringify(again.proposal[name]));
    return conflict(`The proposal is not what its contents come to; it differs in: ${named.join(", ") || "its form"}.`);
}
const ASK_AGAIN = "Ask again: the next run starts from how things are then.";
function conflict(message) {
    return { kind: "conflict", message, hint: ASK_AGAIN };
}


/***/ }),

/***/ 95130:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HB: () => (/* binding */ refuseReview),
/* harmony export */   Kp: () => (/* binding */ planReview),
/* harmony export */   R8: () => (/* binding */ readNoteMarks),
/* harmony export */   Sb: () => (/* binding */ keepNew),
/* harmony export */   UD: () => (/* binding */ readReviewMark),
/* harmony export */   WT: () => (/* binding */ readNotes),
/* harmony export */   km: () => (/* binding */ maskPlan),
/* harmony export */   vK: () => (/* binding */ noteMarker),
/* harmony export */   vU: () => (/* binding */ reviewMarker)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/** From an agent's notes to a review that says nothing twice. Pure: `post-review.ts` posts it. */

/** Comments of one review at their lines. GitHub stumbles over many in one request; the rest stands in the body. */
const MOST_PLACED = 50;
/** The notes in a log, in the order in which they were made, by the commit that they were made on. */
function readNotes(entries) {
    const notes = [];
    let head = "";
    for (const { event } of entries) {
        if (event.type === "run.started")
            head = event.request.subject?.head?.sha ?? "";
        if (event.type === "call.finished" && event.answer.note !== undefined)
            notes.push({ head, note: event.answer.note });
    }
    return notes;
}
/** The review of a pull request's pinned head; undefined for a request that is none. */
function planReview({ kind, key, subject }, facts) {
    const head = subject?.head?.sha;
    if (kind !== "review" || subject === undefined || head === undefined)
        return undefined;
    const { summary, quiet, redact } = facts;
    const made = readNotes(facts.entries);
    const notes = made.filter((each) => each.head === head).map(({ note }) => note);
    const aside = made.filter((each) => each.head !== head).map(({ note }) => note);
    const plan = {
        version: 1,
        key,
        pull: subject.number,
        head,
        summary,
        notes: notes.slice(0, MOST_PLACED),
        aside: [...aside, ...notes.slice(MOST_PLACED)],
        quiet,
    };
    return maskPlan(plan, redact);
}
/** Without secrets. */
function maskPlan(plan, redact) {
    const masked = (notes) => notes.map((note) => maskNote(note, redact));
    return { ...plan, summary: redact(plan.summary), notes: masked(plan.notes), aside: masked(plan.aside) };
}
/** Why a review that another job planned is not to be posted for this request; undefined when it may be. */
function refuseReview(plan, { kind, key, subject }) {
    if (kind === "review" && subject?.kind === "pull" && plan.pull === subject.number && plan.key === key)
        return undefined;
    return {
        kind: "conflict",
        message: `The proposal has a review of #${plan.pull} for another request than this one.`,
        hint: "Nothing was posted. Both jobs must belong to one workflow run, and nothing may touch the artifact between them.",
    };
}
/** A suggestion with a masked secret in it would put the mask into the file. */
function maskNote(note, redact) {
    const { suggestion, ...rest } = note;
    const masked = { ...rest, path: redact(note.path), body: redact(note.body) };
    const text = note.text === undefined ? {} : { text: redact(note.text) };
    if (suggestion === undefined)
        return { ...masked, ...text };
    if (redact(suggestion) === suggestion)
        return { ...masked, ...text, suggestion };
    return {
        ...masked,
        ...text,
        body: `${masked.body}\n\nThe suggestion held what looks like a secret; it is left out.`,
    };
}
// \u2500\u2500 Markers \u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500
/** The first line of a review: whose request it answers, and which commit it is about. */
function reviewMarker({ key, head }) {
    return `<!-- remit:v1 review key=${encodeURIComponent(key).replaceAll("-", "%2D")} head=${head} -->`;
}
/** Undefined where the first line is no marker. Whether it is ours is for the caller to see: anybody can copy one. */
function readReviewMark(body) {
    const [, key, head] = /^<!-- remit:v1 review key=([\w%.~*'()!]+) head=([0-9a-f]{40,64}) -->\r?(?:\n|$)/.exec(body) ?? [];
    return key === undefined || head === undefined ? undefined : { key: decoded(key), head };
}
function decoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}
function fingerprintOf({ path, side, text = "", body, severity }) {
    return { at: digest([path, side, plain(text)]), says: digest([severity, plain(body)]), severity };
}
/** The first line of a comment at its lines; in a review's body, one of the lines below its own marker. */
function noteMarker(note) {
    const { at, says, severity } = fingerprintOf(note);
    return `<!-- remit:v1 note at=${at} says=${says} severity=${severity} -->`;
}
/** The fingerprints in the markers that a text begins with. */
function readNoteMarks(body) {
    const found = [];
    for (const line of body.split(/\r?\n/)) {
        const [, at, says, severity] = NOTE.exec(line) ?? [];
        if (at !== undefined && says !== undefined)
            found.push({ at, says, severity: severity });
        else if (readReviewMark(line) === undefined)
            break;
    }
    return found;
}
const NOTE = /^<!-- remit:v1 note at=([0-9a-f]{16}) says=([0-9a-f]{16}) severity=(critical|high|medium|low) -->$/;
function digest(facts) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(JSON.stringify(facts)).digest("hex").slice(0, 16);
}
/** Case, space and marks of formatting make no other finding. */
function plain(text) {
    return text
        .toLowerCase()
        .replaceAll(/[\s*_`~]+/g, " ")
        .trim();
}
/** The notes that are new: not said before, and not twice in this review. */
function keepNew(notes, said) {
    const kept = [];
    for (const note of notes) {
        const mark = fingerprintOf(note);
        const before = said.some((each) => isSame(mark, note, each));
        const twice = kept.some((each) => each.mark.at === mark.at && each.mark.says === mark.says && sameLines(each.note, note));
        if (!before && !twice)
            kept.push({ note, mark });
    }
    return kept.map(({ note }) => note);
}
function sameLines(a, b) {
    return a.line === b.line && a.startLine === b.startLine;
}
/**
 * On the same lines: the same words, or most of them, for a model does not choose them twice alike; and where a person
 * has settled the conversation, anything that is not graver.
 */
function isSame(mark, note, said) {
    if (mark.at !== said.at)
        return false;
    if (mark.says === said.says)
        return true;
    if (said.resolved && RANKS[mark.severity] <= RANKS[said.severity])
        return true;
    return mark.severity === said.severity && overlap(note.body, said.body) >= ALIKE;
}
const RANKS = { low: 0, medium: 1, high: 2, critical: 3 };
/** The share of the shorter text's words that both have, from which on they count as one finding. */
const ALIKE = 0.6;
function overlap(a, b) {
    const [one, other] = [wordsOf(a), wordsOf(b)];
    const both = [...one].filter((word) => other.has(word)).length;
    return both / Math.max(1, Math.min(one.size, other.size));
}
function wordsOf(text) {
    const told = text.replaceAll(/<!--.*?-->|^(`{3,})suggestion\n[^]*?^\1$/gm, "");
    return new Set(told.toLowerCase().match(/[\p{L}\p{N}_]{4,}/gu));
}


/***/ }),

/***/ 8568:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ renderOutputs)
/* harmony export */ });
/* harmony import */ var _lib_cut_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89823);
/* harmony import */ var _story_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95419);
/* harmony import */ var _tally_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8216);



/** Characters of the final message that go out as an output: GitHub allows 1 MB for all outputs of a job. */
const MESSAGE = 100_000;
/** Every output that `action.yml` declares; "" for what does not apply. */
function renderOutputs(entries, places = {}) {
    const { outcome, publication, plan, output, review, findings } = (0,_story_js__WEBPACK_IMPORTED_MODULE_0__/* .readStory */ .I)(entries);
    const { turns, tokens, usd, compressions, denials } = (0,_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .tally */ .N)(entries);
    return {
        conclusion: outcome?.conclusion ?? "",
        "final-message": (0,_lib_cut_js__WEBPACK_IMPORTED_MODULE_2__/* .firstOf */ .Ku)(finalMessage(outcome), MESSAGE).toWellFormed(),
        "structured-output": output === undefined ? "" : JSON.stringify(output),
        "plan-digest": plan?.type === "plan.kept" ? plan.digest : "",
        branch: publication?.branch ?? "",
        "commit-sha": publication?.commit ?? "",
        "pull-request-number": publication?.pull === undefined ? "" : String(publication.pull.number),
        "pull-request-url": publication?.pull?.url ?? "",
        "review-url": review?.url ?? "",
        findings: String(findings.length),
        "comment-url": places.commentUrl ?? "",
        "log-path": places.logPath ?? "",
        "report-path": places.reportPath ?? "",
        "receipt-path": places.receiptPath ?? "",
        "proposal-path": places.proposalPath ?? "",
        "proposal-digest": places.proposalDigest ?? "",
        turns: String(turns),
        "input-tokens": String(tokens.input),
        "output-tokens": String(tokens.output),
        "cached-tokens": String(tokens.cached),
        usd: usd.toFixed(6),
        compressions: String(compressions.length),
        denials: String(denials.reduce((sum, { count }) => sum + count, 0)),
    };
}
/** Whoever reads nothing but this output is told why, too, where the agent never came to speak. */
function finalMessage(outcome) {
    if (outcome === undefined || outcome.message.trim() !== "")
        return outcome?.message ?? "";
    return [outcome.fault?.message, outcome.fault?.hint].filter((part) => part !== undefined).join(" ");
}


/***/ }),

/***/ 2560:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ openReporter)
});

// UNUSED EXPORTS: UPDATE_EVERY

// EXTERNAL MODULE: ./lib/events.js + 2 modules
var events = __webpack_require__(23531);
// EXTERNAL MODULE: ./lib/lib/cut.js
var cut = __webpack_require__(89823);
// EXTERNAL MODULE: ./lib/report/plain.js
var plain = __webpack_require__(36906);
// EXTERNAL MODULE: ./lib/report/sandbox.js
var sandbox = __webpack_require__(90069);
// EXTERNAL MODULE: ./lib/report/story.js
var report_story = __webpack_require__(95419);
// EXTERNAL MODULE: ./lib/report/tally.js
var tally = __webpack_require__(8216);
;// CONCATENATED MODULE: ./lib/report/annotations.js
/** What needs a person, ranked. */






/** GitHub shows ten of each level for a step. */
const MOST = 10;
/** At most ten, the most pressing first. */
function renderAnnotations(entries) {
    const story = (0,report_story/* readStory */.I)(entries);
    return [...ending(story), ...withheld(story), ...denied((0,tally/* tally */.N)(entries)), ...circumstances(story)]
        .slice(0, MOST)
        .map(({ level, title, message }) => ({ level, title: annotations_short(title, 120), message: annotations_short(message, 1_000) }));
}
function ending(story) {
    const { outcome, verification } = story;
    if (outcome === undefined || (0,events/* succeeded */.gq)(outcome.conclusion))
        return [];
    const { fault = { message: outcome.message, hint: undefined } } = outcome;
    const hint = fault.hint === undefined ? "" : ` ${fault.hint}`;
    const end = {
        level: "error",
        title: `Remit: ${outcome.conclusion}`,
        message: `${fault.message}${hint}`,
    };
    const failed = verification?.ok === false ? verification.results.filter(({ ok }) => !ok) : [];
    return [
        end,
        ...failed.map(({ command, output }) => ({
            level: "error",
            title: `Verification failed: ${command}`,
            message: (0,cut/* lastOf */.g1)(output, 600),
        })),
    ];
}
function withheld({ publication, proposed }) {
    return ((publication ?? proposed)?.refused ?? []).map(({ path, reason }) => ({
        level: "warning",
        title: `Withheld: ${path}`,
        message: reason,
    }));
}
function denied({ denials }) {
    return denials.map(({ call, decision, count }) => ({
        level: "notice",
        title: `Denied: ${call.tool}${count > 1 ? ` (${count} times)` : ""}`,
        message: decision.reason,
    }));
}
function circumstances(story) {
    const { notes, started } = story;
    const title = started?.sandboxCopy === undefined ? "Remit: no sandbox" : "Remit: a copy";
    const missing = started?.sandbox === "none" && started.sandboxLacks !== undefined ? WHERE_NONE : "";
    return [
        ...notes.map((note) => ({ level: "notice", title: "Remit: not as configured", message: note })),
        ...(0,sandbox/* tellSandbox */.fR)(story).map((told) => ({
            level: "notice",
            title,
            message: `${told.replaceAll("**", "")}${missing}`,
        })),
    ];
}
/** Where people read this, they can do something about it. */
const WHERE_NONE = " What such a machine needs: docs/enterprise.md, Where there is no sandbox.";
function annotations_short(text, characters) {
    const line = (0,plain/* plainText */.w)(text).trim();
    return line.length <= characters ? line : `${(0,cut/* firstOf */.Ku)(line, characters - 1)}\u2026`;
}

// EXTERNAL MODULE: ./lib/report/comment.js
var comment = __webpack_require__(37023);
// EXTERNAL MODULE: ./lib/report/delivery.js
var delivery = __webpack_require__(68148);
// EXTERNAL MODULE: ./lib/report/outputs.js
var report_outputs = __webpack_require__(8568);
// EXTERNAL MODULE: ./lib/report/calls.js
var calls = __webpack_require__(38627);
// EXTERNAL MODULE: ./lib/report/fit.js
var fit = __webpack_require__(91017);
// EXTERNAL MODULE: ./lib/report/figures.js
var figures = __webpack_require__(40819);
// EXTERNAL MODULE: ./lib/report/markdown.js
var markdown = __webpack_require__(63021);
// EXTERNAL MODULE: ./lib/report/sections.js
var sections = __webpack_require__(13136);
// EXTERNAL MODULE: ./lib/report/telling.js
var telling = __webpack_require__(2371);
;// CONCATENATED MODULE: ./lib/report/progress.js
/** The comment while the run goes on: what it is doing, its todo list, and gauges. */










/** The body of the comment for the time being, without its marker. `now`: milliseconds since the epoch. */
function renderProgress(entries, now) {
    const story = (0,report_story/* readStory */.I)(entries);
    const numbers = (0,tally/* tally */.N)(entries, now);
    const gauges = numbers.gauges
        .filter(({ name, of }) => of > 0 && SHOWN.has(name))
        .map(({ name, used, of }) => `| ${(0,figures/* limitName */.Ff)(name)} | ${(0,figures/* gauge */.uI)(used, of)} | ${(0,figures/* amount */.vj)(name, used)} of ${(0,figures/* amount */.vj)(name, of)} |`);
    return (0,fit/* fit */.Uj)([
        { rank: 0, blocks: [progress_text(`### \u23f1\ufe0f Working: ${doing(entries)}`)], what: "parts" },
        {
            rank: 2,
            blocks: story.todos.length === 0 ? [] : [{ kind: "rows", head: "", rows: story.todos.map(sections/* todoRow */.tj), what: "todos" }],
            what: "todos",
        },
        {
            rank: 1,
            blocks: gauges.length === 0 ? [] : [{ kind: "rows", head: "| | | |\n|---|---|---|", rows: gauges, what: "limits" }],
            what: "limits",
        },
        { rank: 1, blocks: (0,sections/* closingLines */.Po)(story), what: "parts" },
    ], comment/* COMMENT_LIMIT */.W, fit/* characters */.hg);
}
const SHOWN = new Set(["turns", "minutes", "tokens", "usd"]);
/** What is going on right now, in a few words of Markdown. */
function doing(entries) {
    for (let at = entries.length - 1; at >= 0; at--) {
        const entry = entries[at];
        const said = sayDoing(entry.event, entries);
        if (said !== undefined)
            return entry.agent === events/* MAIN */.QT ? said : `${said} (sub-agent ${(0,markdown/* code */.aY)(entry.agent)})`;
    }
    return "starting";
}
function sayDoing(event, entries) {
    switch (event.type) {
        case "model.asked":
            return event.purpose === "turn" ? `thinking, turn ${event.turn}${lastThought(entries)}` : "thinking";
        case "model.retried":
            return `waiting ${(0,figures/* duration */.p0)(event.waitMs)} for the model${(0,telling/* tellAttempt */.dN)(event)} (${(0,markdown/* inline */.mG)((0,markdown/* clip */.$Q)(event.cause, 120))})`;
        case "call.decided":
            return event.decision.effect === "allow"
                ? `${(0,markdown/* code */.aY)(event.call.tool)} ${(0,markdown/* code */.aY)((0,markdown/* clip */.$Q)((0,calls/* brief */.d)(event.call), 100))}`
                : undefined;
        case "model.replied":
            return event.reply.calls.length > 0 ? (0,figures/* counted */.hS)(event.reply.calls.length, "tool call") : undefined;
        case "agent.stopped":
            return "checking and publishing the work";
        case "change.published":
            return "writing the report";
        default:
            return undefined;
    }
}
function lastThought(entries) {
    const last = entries.findLast(({ agent, event }) => agent === events/* MAIN */.QT && event.type === "model.replied");
    const subject = last?.event.type === "model.replied" ? (last.event.reply.thoughts.at(-1)?.subject ?? "") : "";
    return subject === "" ? "" : ` (${(0,markdown/* inline */.mG)((0,markdown/* clip */.$Q)(subject, 100))})`;
}
function progress_text(markdown) {
    return { kind: "text", markdown };
}

// EXTERNAL MODULE: ./lib/report/saved.js
var saved = __webpack_require__(6861);
// EXTERNAL MODULE: ./lib/report/summary.js + 1 modules
var summary = __webpack_require__(52486);
// EXTERNAL MODULE: ./lib/report/working.js
var report_working = __webpack_require__(99753);
;// CONCATENATED MODULE: ./lib/report/reporter.js









/** Milliseconds between two updates of the comment. GitHub allows a repository's token 80 writes a minute. */
const UPDATE_EVERY = 10_000;
/** Begins at once and never holds up the run: at most one request is under way, and its failure is only noted. */
function openReporter(station) {
    const { log, runner, key, subject, stop } = station;
    runner.saveState(saved/* SAVED */.MX.key, key);
    if (subject !== undefined)
        runner.saveState(saved/* SAVED */.MX.subject, String(subject));
    const sticky = subject === undefined ? undefined : (0,delivery/* openSticky */.kK)(station.github, { key, subject });
    const updating = sticky === undefined ? undefined : keepUpdated(station, sticky);
    let last = sticky;
    return {
        get commentUrl() {
            return last?.found?.url;
        },
        async finish(places = {}) {
            if (await runner.writeSummary((0,summary/* renderSummary */.B)(log.entries)))
                runner.saveState(saved/* SAVED */.MX.summary, "yes");
            const quiet = updating?.end();
            if (!stop.aborted) {
                await quiet;
                last = stickyFor(station, sticky);
                await deliverFinal(station, last);
            }
            for (const { level, title, message } of renderAnnotations(log.entries))
                runner.annotate(level, title, message);
            const commentUrl = last?.found?.url;
            const outputs = (0,report_outputs/* renderOutputs */.$)(log.entries, commentUrl === undefined ? places : { commentUrl, ...places });
            for (const [name, value] of Object.entries(outputs))
                runner.setOutput(name, value);
        },
    };
}
/** Where the final comment goes: where it was asked, or on the pull request a run without asker has made or closed. */
function stickyFor({ log, github, key }, asked) {
    const { outcome, publication, closed } = (0,report_story/* readStory */.I)(log.entries);
    if (asked !== undefined)
        return outcome?.conclusion === "declined" && asked.found === undefined ? undefined : asked;
    const number = (publication?.pull ?? closed)?.number;
    return number === undefined ? undefined : (0,delivery/* openSticky */.kK)(github, { key, subject: number });
}
async function deliverFinal({ log, runner, clock }, sticky) {
    const failure = sticky === undefined ? undefined : await (0,delivery/* deliver */.cK)(sticky, (0,comment/* renderComment */.w)(log.entries), clock);
    if (failure === undefined)
        runner.saveState(saved/* SAVED */.MX.delivered, "yes");
    else
        runner.annotate("warning", "Remit: comment not written", `${(0,delivery/* undelivered */.oQ)(failure)} The job summary says the same.`);
}
function keepUpdated({ log, runner, clock }, sticky) {
    const ending = new AbortController();
    const news = listenForNews(log);
    const working = (0,report_working/* workingLine */.E)((0,report_story/* readStory */.I)(log.entries).started?.run.id ?? "");
    const update = async () => {
        try {
            const known = sticky.found;
            const { id } = await sticky.put(`${renderProgress(log.entries, clock.now())}\n\n${working}`);
            if (known?.id !== id)
                runner.saveState(saved/* SAVED */.MX.comment, String(id));
            return true;
        }
        catch (error) {
            runner.print((0,delivery/* undelivered */.oQ)(error));
            return (0,delivery/* mayPass */.bg)(error);
        }
    };
    const updating = (async () => {
        while (!ending.signal.aborted) {
            news.forget();
            if (!(await update()))
                return;
            await clock.sleep(UPDATE_EVERY, ending.signal);
            if (!ending.signal.aborted)
                await news.arrival();
        }
    })();
    return {
        async end() {
            ending.abort();
            news.end();
            await updating;
        },
    };
}
function listenForNews(log) {
    let fresh = false;
    let wake = () => undefined;
    const arrive = () => {
        fresh = true;
        wake();
    };
    const stopListening = log.listen(arrive);
    return {
        forget: () => void (fresh = false),
        arrival: () => (fresh ? Promise.resolve() : new Promise((resolve) => (wake = resolve))),
        end() {
            stopListening();
            arrive();
        },
    };
}


/***/ }),

/***/ 6861:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lx: () => (/* binding */ isClosed),
/* harmony export */   MX: () => (/* binding */ SAVED),
/* harmony export */   Sy: () => (/* binding */ readSaved)
/* harmony export */ });
/** What the main step leaves for the post step, by name. */
/** Names of saved state. */
const SAVED = {
    /** Path of the log on disk. */
    log: "log-path",
    key: "report-key",
    subject: "report-subject",
    comment: "report-comment",
    /** `yes` once the job summary is written. */
    summary: "report-summary",
    /** `yes` once the final comment is where it belongs, or none is due. */
    delivered: "report-delivered",
    /** The signal that ended the run, such as `SIGINT`. */
    signal: "signal",
    /** What broke the run, in a sentence, where it could still say so. */
    broken: "broken",
    /** Names below `refs/remit/` that the run is to be kept under, separated by spaces. */
    keep: "keep-names",
    /** `yes` once it is, or is not to be. */
    kept: "kept",
    /** A commit with an earlier run's edits that were not published. */
    work: "keep-work",
    /** The archive of the checkout's git directories, where commands ran without a sandbox: its digest and its path. */
    git: "kept-git",
};
/** `read` gives saved state by name; undefined or "" when nothing was saved. */
function readSaved(read) {
    const value = (name) => read(SAVED[name]) ?? "";
    return {
        log: value("log"),
        key: value("key"),
        subject: value("subject"),
        comment: value("comment"),
        summary: value("summary"),
        delivered: value("delivered"),
        signal: value("signal"),
        broken: value("broken"),
        keep: value("keep"),
        kept: value("kept"),
        work: value("work"),
        git: value("git"),
    };
}
/** Whether the main step left nothing to do: the report is where it belongs, and the checkout as it was. */
function isClosed({ git, key, summary, delivered }) {
    return git === "" && (key === "" || (summary !== "" && delivered !== ""));
}


/***/ }),

/***/ 99753:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ workingLine),
/* harmony export */   H: () => (/* binding */ findWorking)
/* harmony export */ });
/** The last line of a comment while its run goes on. */
function workingLine(run) {
    return `<!-- remit:working run=${run.replaceAll(/\D/g, "")} -->`;
}
/** Ids of the workflow runs that comments of ours say are at work: anybody can copy the line, nobody our account. */
function findWorking(comments, author) {
    const ids = comments
        .filter((comment) => comment.author.id === author)
        .map(({ body }) => Number(WORKING.exec(body.trimEnd())?.[1] ?? 0));
    return [...new Set(ids)].filter((id) => Number.isSafeInteger(id) && id > 0);
}
const WORKING = /(?:^|\n)<!-- remit:working run=(\d{1,16}) -->$/;


/***/ }),

/***/ 52632:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ run)
});

// EXTERNAL MODULE: ./lib/change/publish.js + 1 modules
var publish = __webpack_require__(55154);
// EXTERNAL MODULE: ./lib/report/marker.js
var marker = __webpack_require__(53086);
// EXTERNAL MODULE: ./lib/report/reporter.js + 2 modules
var reporter = __webpack_require__(2560);
// EXTERNAL MODULE: ./lib/run/announce.js
var announce = __webpack_require__(66318);
// EXTERNAL MODULE: ./lib/run/approve.js
var approve = __webpack_require__(30628);
// EXTERNAL MODULE: ./lib/run/begin.js + 1 modules
var begin = __webpack_require__(77826);
// EXTERNAL MODULE: ./lib/events.js + 2 modules
var events = __webpack_require__(23531);
// EXTERNAL MODULE: ./lib/agent/loop.js + 1 modules
var loop = __webpack_require__(7425);
// EXTERNAL MODULE: ./lib/agent/output.js
var output = __webpack_require__(5560);
// EXTERNAL MODULE: ./lib/agent/models.js
var models = __webpack_require__(5787);
// EXTERNAL MODULE: ./lib/tools/add-review-comment.js
var add_review_comment = __webpack_require__(5013);
// EXTERNAL MODULE: ./lib/tools/catalog.js + 45 modules
var catalog = __webpack_require__(36294);
// EXTERNAL MODULE: ./lib/tools/mcp.js + 1 modules
var mcp = __webpack_require__(69466);
// EXTERNAL MODULE: ./lib/run/hands.js + 5 modules
var run_hands = __webpack_require__(22929);
// EXTERNAL MODULE: ./lib/run/skills.js + 1 modules
var skills = __webpack_require__(30472);
// EXTERNAL MODULE: ./lib/run/sub-agents.js + 3 modules
var sub_agents = __webpack_require__(67111);
// EXTERNAL MODULE: ./lib/run/task.js + 14 modules
var task = __webpack_require__(97996);
;// CONCATENATED MODULE: ./lib/run/equip.js
/** From an admitted request to an agent that can work on it. */









/**
 * The mind that the inputs name, at the prices that the policy names, with the window that the project's settings ask
 * for. Without a fallback it is the family's next.
 */
function mindOf({ model }, { model: { name, fallback = (0,models/* nextInFamily */.rY)(name) } }, { policy: { prices }, project }) {
    const { compressAt } = project.settings;
    return {
        model,
        name,
        ...(fallback === undefined ? {} : { fallback }),
        ...(prices === undefined ? {} : { prices }),
        ...(compressAt === undefined ? {} : { window: { compressAt } }),
    };
}
/** The main agent: a task, a model and hands, none of which can do more than the policy says. */
async function equip(crew, guide, extras) {
    const { job, mind, hooks } = crew;
    const { world, admitted } = job;
    const hands = (0,run_hands/* giveHands */.S)(job, { name: events/* MAIN */.QT, kind: events/* MAIN */.QT, self: () => idle }, allTools(crew, extras.servers));
    const idle = {
        name: events/* MAIN */.QT,
        task: { system: "", briefing: [] },
        mind,
        hands,
        limits: admitted.limits,
        log: world.log,
        clock: world.clock,
        signal: job.signal,
        guide,
        ...(hooks === undefined ? {} : { hooks }),
    };
    return { ...idle, task: await (0,task/* giveTask */.LX)(crew, idle, extras) };
}
function allTools(crew, servers) {
    const { admitted, reviewing } = crew.job;
    // Without a pull request there are no lines to comment on.
    const own = (0,catalog/* toolsFor */.Jr)(admitted.request.kind).filter((tool) => reviewing !== undefined || tool !== add_review_comment/* addReviewComment */.d);
    const tools = [...own, ...(0,skills/* skillTools */.d)(crew.job, crew.lore.skills), ...(0,mcp/* mcpTools */.u)(servers)];
    return [...tools, ...(0,sub_agents/* subAgentTools */.j)(crew, tools)];
}

;// CONCATENATED MODULE: ./lib/project/server-prompts.js
/** `name` is a command without its slash, `args` what follows it, as it was typed. */
function readServerPrompt(servers, name, args) {
    const offers = offersOf(servers);
    const found = [
        ...offers.filter((offer) => offer.full === name),
        ...offers.filter((offer) => offer.short === name && offer.full !== name),
    ];
    const [first, second] = found;
    if (first === undefined)
        return { kind: "unknown" };
    if (second !== undefined && first.full !== name) {
        return { kind: "unclear", reason: `Several servers offer /${name}: say ${listed(found.map(({ full }) => full))}.` };
    }
    const { server, prompt } = first;
    const filled = fillIn(prompt, args);
    if (Array.isArray(filled)) {
        return { kind: "unclear", reason: `/${name} needs ${filled.map((one) => `--${one}="\u2026"`).join(" ")}.` };
    }
    return { kind: "prompt", server, prompt, args: filled };
}
/** What can be called, each with its server's name, in the servers' order. */
function promptNames(servers) {
    return offersOf(servers).map(({ full }) => full);
}
function offersOf(servers) {
    return servers.flatMap((server) => server.prompts.map((prompt) => {
        const short = asCommand(prompt.name);
        return { server, prompt, short, full: `${asCommand(server.name)}:${short}` };
    }));
}
/** A name as it can be typed after a slash. */
function asCommand(name) {
    return name.trim().replaceAll(/[^\w:-]+/g, "-");
}
function listed(names) {
    return names.map((name) => `/${name}`).join(" or ");
}
// `--name=value` or `--name="some words"`; in quotes a backslash keeps the next character.
const NAMED = /(?<!\S)--([^\s="]+)=(?:"((?:\\.|[^"\\])*)"|(\S+))/g;
const WORD = /"((?:\\.|[^"\\])*)"|(\S+)/g;
/**
 * The prompt's arguments: those that are named, then, for what it requires besides, the other words in their order; one
 * that is required alone takes all of them. The names of those that are missing, when some are.
 */
function fillIn({ arguments: wanted }, typed) {
    const named = new Map();
    const rest = typed.replaceAll(NAMED, (_whole, name, quoted, plain) => {
        named.set(name, quoted === undefined ? (plain ?? "") : unquote(quoted));
        return " ";
    });
    const words = [...rest.matchAll(WORD)].map(([, quoted, plain]) => quoted === undefined ? (plain ?? "") : unquote(quoted));
    const filled = new Map(wanted.flatMap(({ name }) => (named.has(name) ? [[name, named.get(name) ?? ""]] : [])));
    const open = wanted.filter(({ name, required }) => required && !filled.has(name));
    const values = open.length === 1 && words.length > 0 ? [words.join(" ")] : words;
    for (const [index, { name }] of open.entries()) {
        const value = values[index];
        if (value !== undefined)
            filled.set(name, value);
    }
    const missing = open.filter(({ name }) => !filled.has(name)).map(({ name }) => name);
    return missing.length > 0 ? missing : Object.fromEntries(filled);
}
function unquote(text) {
    return text.replaceAll(/\\(.)/gs, "$1");
}

// EXTERNAL MODULE: ./lib/run/asked.js + 2 modules
var asked = __webpack_require__(10793);
;// CONCATENATED MODULE: ./lib/run/find-called.js


/** A command that neither the repository nor a server knows is declined, with those there are. */
function findCalled({ admitted, world }, servers) {
    const { command } = admitted.asked;
    if (command === undefined)
        return { kind: "none" };
    if (command.kind === "file")
        return command;
    const { call, known } = command;
    const reading = readServerPrompt(servers, call.name, call.args);
    switch (reading.kind) {
        case "prompt":
            return reading;
        case "unclear":
            return { kind: "declined", reason: reading.reason };
        case "unknown": {
            const missing = world.log.entries.flatMap(({ event }) => (event.type === "server.failed" ? [event.name] : []));
            const reason = (0,asked/* unknownCommand */.k8)(call.name, [...known, ...promptNames(servers)]);
            const blind = `Servers that are not there, and what they offer is not known: ${missing.join(", ")}.`;
            return { kind: "declined", reason: missing.length === 0 ? reason : `${reason} ${blind}` };
        }
        default:
            return reading;
    }
}

// EXTERNAL MODULE: ./lib/run/guide.js
var run_guide = __webpack_require__(54137);
// EXTERNAL MODULE: ./lib/run/hooks.js + 4 modules
var run_hooks = __webpack_require__(52629);
// EXTERNAL MODULE: ./lib/run/lore.js
var lore = __webpack_require__(12421);
// EXTERNAL MODULE: ./lib/run/servers.js
var servers = __webpack_require__(68841);
;// CONCATENATED MODULE: ./lib/run/session.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
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
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});
/** An agent at work: what it needs is there before it starts, and gone before what it did is published. */









/**
 * Let the main agent carry out the job. When this returns, hooks have had their last word and servers are dead. Declined
 * when a command was called that nobody knows, servers included.
 */
async function carryOut(job, objection) {
    try {
        return await work(job, objection);
    }
    finally {
        await job.world.servers?.[Symbol.asyncDispose]();
    }
}
async function work(job, objection) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const reading = await (0,lore/* readLore */.n)(job);
        if (reading.kind === "faulty")
            return { kind: "failed", fault: reading.fault };
        await (0,run_hooks/* copyTrusted */.Fv)(job, reading.lore.agents);
        const { settings } = job.admitted.project;
        const opened = await (0,servers/* openRunServers */.Y)(job, settings.servers, events/* MAIN */.QT);
        if (opened.kind === "missing")
            return { kind: "failed", fault: opened.fault };
        const called = findCalled(job, opened.servers);
        if (called.kind === "declined")
            return called;
        const hooks = (0,run_hooks/* openRunHooks */.ke)(job);
        const context = await (0,run_hooks/* startSession */.J0)(job, hooks);
        const guide = __addDisposableResource(env_1, (0,run_guide/* openGuide */.h)(job, events/* MAIN */.QT), false);
        const crew = { job, lore: reading.lore, mind: mindOf(job.world, job.order.settings, job.admitted), hooks };
        const agent = await equip(crew, guide.tell, { called, servers: opened.servers, context });
        const end = await (0,loop/* runAgent */.J)({ ...agent, objection });
        await (0,run_hooks/* endSession */.ky)(job, hooks);
        const { form } = job.admitted;
        return form === undefined ? end : await (0,output/* settleOutput */.Dg)(agent, form.schema, end);
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}

// EXTERNAL MODULE: ./lib/change/changes.js
var change_changes = __webpack_require__(25021);
// EXTERNAL MODULE: ./lib/lib/cut.js
var cut = __webpack_require__(89823);
// EXTERNAL MODULE: ./lib/run/publishing.js
var publishing = __webpack_require__(79768);
// EXTERNAL MODULE: ./lib/run/variables.js
var variables = __webpack_require__(80896);
;// CONCATENATED MODULE: ./lib/run/verifying.js




/** Commands come from the policy file, so no rule has to allow them; they run in the sandbox
 * like any other, on exactly what the publication gate lets through; what git ignores stays. */
function openVerifier(world, order, admitted, baseline) {
    const { policy } = admitted;
    const commands = policy.verify.commands.value;
    let attempt = 0;
    let failed;
    return {
        get failed() {
            return failed;
        },
        async object() {
            if (commands.length === 0 || !(await hasChanges(world, baseline)))
                return undefined;
            attempt++;
            await (0,publishing/* undoRefused */.Fi)(world, order, admitted, baseline);
            const environment = (0,variables/* environmentFor */.D)(world, order, policy);
            const results = await runAll(commands, {
                world,
                environment,
                directory: baseline.ground.root,
                signal: order.stop,
            });
            failed = results.find(({ ok }) => !ok)?.command;
            const ok = failed === undefined;
            world.log.append({ type: "verify.finished", attempt, ok, results });
            return !ok && attempt < policy.verify.attempts.value ? tellFailure(results) : undefined;
        },
    };
}
async function hasChanges({ git }, baseline) {
    const { files, overflow } = await (0,change_changes/* readChanges */.S)(baseline, git);
    return files.length > 0 || overflow !== undefined;
}
/** In order, up to the first that fails: what comes after it would only repeat the failure. */
async function runAll(commands, bench) {
    const results = [];
    for (const command of commands) {
        const result = await runOne(command, bench);
        results.push(result);
        if (!result.ok)
            break;
    }
    return results;
}
/** Characters of output kept: the end, where test runners say what failed. */
const KEPT = 20_000;
/** Longer than a command of the model's may take: these are the project's own. */
const TIMEOUT_MS = 15 * 60_000;
async function runOne(command, { world, ...place }) {
    let output = "";
    const running = world.shell.start({
        ...place,
        line: command,
        timeoutMs: TIMEOUT_MS,
        idleMs: 0,
        onOutput: (chunk) => {
            output = (output + chunk.toString("utf8")).slice(-2 * KEPT);
        },
    });
    const end = await running.ended;
    const ok = end.kind === "exited" && end.code === 0;
    const text = (0,cut/* lastOf */.g1)(world.secrets.redact(output), KEPT);
    return { command, ok, output: text, ms: end.kind === "not_started" ? 0 : end.ms };
}
function tellFailure(results) {
    const failed = results.find(({ ok }) => !ok);
    return `Your work was verified and did not pass: \`${failed?.command}\` failed. Its output ends so:\n\n${failed?.output ?? ""}\n\nMend the cause, then finish again.`;
}

// EXTERNAL MODULE: ./lib/run/checks/look.js + 2 modules
var checks_look = __webpack_require__(16281);
// EXTERNAL MODULE: ./lib/change/causes.js
var causes = __webpack_require__(79234);
;// CONCATENATED MODULE: ./lib/change/mending.js
/**
 * `now` is a difference to the base, `published` the files that a commit on that base brought: what comes out is a
 * difference to that commit. What was published and is as in the base again is taken back.
 */
function changesSince(published, commit, now) {
    const { files, ...rest } = now;
    if (now.overflow !== undefined)
        return { ...rest, base: commit, files: [] };
    const [then, today] = [byPath(published), byPath(files)];
    const paths = [...new Set([...then.keys(), ...today.keys()])].sort();
    const changed = paths.flatMap((path) => {
        const [first, last] = [then.get(path), today.get(path)];
        const before = first === undefined ? last?.before : first.after;
        const after = last === undefined ? first?.before : last.after;
        if (before?.oid === after?.oid && before?.mode === after?.mode)
            return [];
        return [{ path, ...(before && { before }), ...(after && { after }) }];
    });
    return { ...rest, base: commit, files: changed };
}
function byPath(changes) {
    return new Map(changes.map((change) => [change.path, change]));
}

// EXTERNAL MODULE: ./lib/change/proposal.js + 3 modules
var proposal = __webpack_require__(33717);
// EXTERNAL MODULE: ./lib/ports.js + 4 modules
var ports = __webpack_require__(48076);
;// CONCATENATED MODULE: ./lib/run/checks/publish-again.js
/** One further commit on a branch that this run published: the same gates, the same checks of where it goes. */






/** `nothing`: the agent changed nothing that may be published. A branch that moved, or a pull request that was closed, is a conflict. */
async function publishMending({ world, order, admitted, baseline }, { proposal: first, publication, end, failed }) {
    const closed = await refuseClosed(publication, world.github);
    if (closed !== undefined)
        return { kind: "withheld", fault: closed };
    const changes = await (0,change_changes/* readChanges */.S)(baseline, world.git);
    const time = Math.floor(world.clock.now() / 1000);
    const words = { title: "Mend what checks found", summary: bothSummaries(first, publication, end) };
    // The limits of the policy hold for both commits together.
    const whole = await (0,proposal/* propose */.BM)({ ...(0,publishing/* proposalFacts */.m9)(world, order, admitted), changes, time, words });
    if (whole.kind === "withheld")
        return { kind: "withheld", fault: { kind: "config", message: whole.reason } };
    const request = requestAfter(admitted.request, publication);
    const more = { ...admitted, request };
    const since = changesSince(first.files, publication.commit, changes);
    const made = await (0,proposal/* propose */.BM)({ ...(0,publishing/* proposalFacts */.m9)(world, order, more), changes: since, time, words });
    if (made.kind === "withheld")
        return { kind: "withheld", fault: { kind: "config", message: made.reason } };
    if (made.kind === "nothing")
        return made;
    const files = whole.kind === "proposed" ? whole.proposal.files.map(proposal/* plainFile */.dC) : [];
    return await (0,publishing/* publishProposal */.OZ)(world, order, more, made.proposal, failed, { whole: { files } });
}
/** The request as it is for the second commit: it starts from the first, whose checks failed. */
function requestAfter(request, { branch, commit }) {
    // What the branch had to catch up with is in the first commit by now.
    const { subject, caughtUp: _, ...rest } = request;
    const head = { name: branch, sha: commit };
    return {
        ...rest,
        base: head,
        ...(subject && { subject: subject.kind === "pull" ? { ...subject, head } : subject }),
        occasion: { kind: "failure", run: 0, attempt: 1, workflow: "", conclusion: "failure", sha: commit, url: "" },
    };
}
function bothSummaries({ words }, { commit }, end) {
    const opening = words.summary.trim();
    return [opening, `After checks of ${commit.slice(0, 7)} failed:`, (0,publishing/* wordsOf */.Z9)(end).summary.trim()]
        .filter((part) => part !== "")
        .join("\n\n");
}
async function refuseClosed({ pull }, github) {
    if (pull === undefined)
        return undefined;
    try {
        if ((await github.pull(pull.number)).open)
            return undefined;
        const message = `Pull request #${pull.number} was closed while its checks ran.`;
        return { kind: "conflict", message, hint: "What was to mend them was not published." };
    }
    catch (error) {
        if (error instanceof ports/* GitHubError */.y_)
            return (0,causes/* githubFault */.qp)(error, "check the pull request");
        throw error;
    }
}

// EXTERNAL MODULE: ./lib/request/untrusted.js
var untrusted = __webpack_require__(16047);
// EXTERNAL MODULE: ./lib/run/failed-checks.js
var failed_checks = __webpack_require__(14484);
;// CONCATENATED MODULE: ./lib/run/checks/tell-model.js




/** The logs, cut to what failed, set apart as data: names and output are whoever's code was run. */
async function tell_model_tellFailure({ world, mark }, { branch, commit }, { failed }) {
    const logs = await (0,failed_checks/* showLogs */.R)(world, commit);
    const shown = [...logs, ...(await showOthers(world, commit))];
    const marked = shown.map(({ text, source }) => (0,untrusted/* markData */.YH)(text.text, source, mark));
    const opening = `# Checks failed\n\nYour work was published as commit ${commit} on the branch ${(0,untrusted/* cleanText */.X5)(branch).text}, and ${failed.length === 1 ? "one of its checks" : `${failed.length} of its checks`} failed. The workspace is as you left it. ${(0,untrusted/* explainMarks */.AI)(mark)}`;
    return [opening, ...marked, CLOSING].join("\n\n");
}
const CLOSING = "This is the one attempt at mending that. Find the cause and mend it there, as far as it lies in this repository's files and in what you were asked for; do not weaken or skip a check to have it pass. Where the cause lies elsewhere (a missing secret, a service, a test that fails now and then), change nothing and say so. Then finish: what you changed becomes one further commit.";
/** Characters of what one check of another app says. */
const MOST = 4_000;
async function showOthers({ github, secrets }, commit) {
    try {
        const broken = (await github.otherChecks(commit)).filter(({ conclusion }) => conclusion !== undefined && FAILED.has(conclusion));
        return broken.map((check) => exhibitOf(check, secrets.redact));
    }
    catch (error) {
        if (error instanceof ports/* GitHubError */.y_)
            return [];
        throw error;
    }
}
const FAILED = new Set(["failure", "timed_out", "cancelled", "startup_failure"]);
function exhibitOf({ name, app, conclusion, summary }, redact) {
    const text = (0,untrusted/* cleanText */.X5)((0,cut/* firstOf */.Ku)(redact(summary), MOST));
    return { text, source: { what: `check ${name} of ${app}: ${conclusion}` } };
}

;// CONCATENATED MODULE: ./lib/run/checks/wait.js

/** Milliseconds between the first two looks. */
const FIRST_PAUSE = 10_000;
/**
 * Milliseconds between two looks at most. A look is two requests, and `GITHUB_TOKEN` has 1,000 an hour for the whole
 * repository: at most an eighth of them goes here.
 */
const LONGEST_PAUSE = 60_000;
/** Milliseconds after which checks that are over are taken for all there are: GitHub starts some later than others. */
const SETTLED = 30_000;
/** Milliseconds that checks may take to show at all: GitHub needs seconds as a rule, and a minute at times. */
const LATE = 120_000;
/** Questions in a row that GitHub may leave unanswered. */
const UNANSWERED = 3;
/** The last look: at what is over, or at what went on when the time was up. Never throws for what GitHub may do. */
async function waitForChecks(desk, order, commit, { minutes, signal }) {
    const { clock } = desk;
    const [began, most] = [clock.elapsed(), minutes * 60_000];
    let unanswered = 0;
    let slept = false;
    for (let pause = FIRST_PAUSE;; pause = Math.min(LONGEST_PAUSE, pause * 1.5)) {
        const look = await (0,checks_look/* lookAtChecks */.I)(desk, order, commit);
        const waited = clock.elapsed() - began;
        unanswered = look.checks.state === "unknown" ? unanswered + 1 : 0;
        if (signal.aborted || waited >= most || unanswered >= UNANSWERED || isOver(look, waited)) {
            return { ...look.checks, waitedMs: slept ? waited : 0 };
        }
        slept = true;
        await clock.sleep(Math.min(pause, most - waited), signal);
    }
}
/** Whether waiting longer would show nothing else. */
function isOver({ checks, complete }, waited) {
    switch (checks.state) {
        case "running":
            return false;
        case "passed":
        case "failed":
        case "awaiting":
            return complete || waited >= SETTLED;
        case "unstarted":
            return waited >= (checks.ownToken ? SETTLED : LATE);
        case "none":
            return true;
        case "unknown":
            return complete;
    }
}

;// CONCATENATED MODULE: ./lib/run/checks/close.js






/**
 * Wait as long as the policy says. When checks of a finished, verified work fail, the agent goes on once, and what it
 * changes is one further commit; there is no second attempt.
 */
async function closeChecks(job, made, standing) {
    const { world, order, admitted } = job;
    const { published } = standing;
    if (published.kind !== "published")
        return standing;
    if (admitted.policy.verify.checks.value === 0 || order.stop.aborted) {
        await (0,checks_look/* tellChecks */.z)(world, order, published);
        return standing;
    }
    const first = await awaitChecks(job, published);
    const after = settle(job, standing, first);
    if (first.state !== "failed" || made.kind !== "proposed" || !mayMend(job, after, standing))
        return after;
    world.log.append({
        type: "agent.told",
        why: "checks failed",
        text: await tell_model_tellFailure(job, published.publication, first),
        pinned: true,
    });
    const verifier = openVerifier(world, order, admitted, job.baseline);
    const end = await carryOut(job, verifier.object);
    if (end.kind === "declined")
        return after;
    const { failed } = verifier;
    const mending = { proposal: made.proposal, publication: published.publication, end, failed };
    const more = await publishMending(job, mending);
    return await tellMended(job, { ...standing, end: bothEnds(standing.end, end, job) }, more, failed === undefined);
}
function mayMend({ signal }, { end, published }, { well }) {
    const trouble = published.kind === "published" && published.trouble !== undefined;
    return end.kind === "finished" && end.fault === undefined && well && !trouble && !signal.aborted;
}
async function awaitChecks(job, published, mends) {
    const { world, order, admitted, signal } = job;
    const minutes = admitted.policy.verify.checks.value;
    const seen = await waitForChecks(world, order, published.publication.commit, { minutes, signal });
    const checks = { ...seen, ...(mends !== undefined && { mends }) };
    world.log.append({ type: "checks.seen", checks });
    return checks;
}
/** What follows from how the checks ended. Whoever cancels a run that waits has it end as cancelled, its work published. */
function settle({ order }, standing, { state }) {
    const end = order.stop.aborted ? { kind: "cancelled" } : standing.end;
    return { ...standing, end, well: standing.well && state !== "failed" };
}
async function tellMended(job, standing, more, verified) {
    const { world, order } = job;
    const { published: first } = standing;
    if (first.kind !== "published")
        return standing;
    const { commit } = first.publication;
    switch (more.kind) {
        case "published": {
            const checks = await awaitChecks(job, more, commit);
            return settle(job, { ...standing, published: more, well: verified }, checks);
        }
        case "withheld":
            await (0,checks_look/* tellChecks */.z)(world, order, first, "One attempt was made to mend them; it was not published.");
            return { ...standing, published: { ...first, trouble: more.fault }, well: false };
        case "nothing":
            await (0,checks_look/* tellChecks */.z)(world, order, first, "One attempt was made to mend them; it changed nothing.");
            return { ...standing, well: false };
        case "kept":
        case "proposed":
            await (0,checks_look/* tellChecks */.z)(world, order, first, "An attempt to mend them was cut off; it was not published.");
            return { ...standing, well: false };
    }
}
/** What the agent says at last, below what it said of the work itself. A program that reads its words wants the last alone. */
function bothEnds(first, last, { admitted }) {
    if (first.kind !== "finished" || last.kind !== "finished" || admitted.form !== undefined)
        return last;
    return { ...last, text: [first.text, last.text].filter((text) => text.trim() !== "").join("\n\n") };
}

// EXTERNAL MODULE: ./lib/run/conclude.js
var conclude = __webpack_require__(56008);
// EXTERNAL MODULE: ./lib/run/dashboard.js
var dashboard = __webpack_require__(61961);
// EXTERNAL MODULE: ./lib/run/deadline.js
var deadline = __webpack_require__(745);
// EXTERNAL MODULE: ./lib/run/faults.js
var faults = __webpack_require__(89896);
// EXTERNAL MODULE: ./lib/run/gate.js + 4 modules
var run_gate = __webpack_require__(16331);
// EXTERNAL MODULE: ./lib/run/first-job.js
var first_job = __webpack_require__(96389);
// EXTERNAL MODULE: ./lib/run/plan.js
var plan = __webpack_require__(31174);
// EXTERNAL MODULE: ./lib/run/keeping.js
var keeping = __webpack_require__(69950);
// EXTERNAL MODULE: ./lib/run/resume-keeper.js
var resume_keeper = __webpack_require__(49489);
;// CONCATENATED MODULE: ./lib/run/resume-work.js

/**
 * All of the edits, or none: each file must still be as it was when the earlier run began. What is put back counts as this
 * run's work, and is judged again like all of it before it is published.
 */
async function putBack(world, workspace, { head, work }) {
    try {
        const { git } = world;
        await git.fetch(work);
        const [parent] = (await git.inspect(work)).parents;
        if (parent === undefined)
            return left("their commit follows no other");
        if (parent !== head)
            await git.fetch(parent);
        const [before, after, now] = await Promise.all([resume_work_listed(world, parent), resume_work_listed(world, work), resume_work_listed(world, head)]);
        const known = [...new Set([...before.keys(), ...after.keys()])].sort();
        const edited = known.filter((path) => differ(before, after, path));
        // What was published before the run was killed is there already.
        const paths = edited.filter((path) => differ(after, now, path));
        if (paths.length === 0)
            return { kind: "there" };
        const moved = paths.filter((path) => differ(before, now, path));
        if (moved.length > 0)
            return left(`others have changed ${moved.slice(0, SHOWN).join(", ")} meanwhile`);
        for (const path of paths) {
            if (await fits(workspace, path, after.get(path) ?? before.get(path)))
                continue;
            return left(`${JSON.stringify(path)} cannot be written`);
        }
        for (const path of paths.filter((each) => !after.has(each)))
            await workspace.files.remove(absolute(workspace, path));
        for (const path of paths)
            await write(world, workspace, path, after.get(path));
        return { kind: "put back", paths };
    }
    catch (error) {
        if (!(error instanceof ports/* GitError */.XS))
            throw error;
        return left(`they are not there any more: ${error.message}`);
    }
}
/** Paths that a sentence names. */
const SHOWN = 10;
function left(reason) {
    return { kind: "left", reason };
}
async function resume_work_listed({ git }, commit) {
    return new Map((await git.tree(commit)).map((entry) => [entry.path, entry]));
}
function differ(a, b, path) {
    const [one, other] = [a.get(path), b.get(path)];
    return one?.oid !== other?.oid || one?.mode !== other?.mode;
}
const FILES = new Set(["100644", "100755"]);
// The commit comes from a ref that whoever may push can write: links and git's own names are not taken from it.
async function fits(workspace, path, entry) {
    const place = await workspace.locate(path);
    return place.kind === "inside" && place.path === path && entry?.exact === true && FILES.has(entry.mode);
}
function absolute({ root }, path) {
    return `${root}/${path}`;
}
async function write({ git }, workspace, path, entry) {
    if (entry === undefined)
        return;
    const bytes = await git.blob(entry.oid);
    await workspace.files.write(absolute(workspace, path), bytes, entry.mode === "100755" ? 0o755 : 0o644);
}

;// CONCATENATED MODULE: ./lib/run/resume-tell.js




/** Put unpublished edits back, and tell the model where it stands. It stays word for word in its history. */
async function tellResumed(job, earlier) {
    const { world, workspace, admitted } = job;
    const { work } = earlier.record;
    const { sha: head } = admitted.request.base;
    const back = work === undefined ? undefined : await putBack(world, workspace, { head, work });
    const sections = [
        opening(earlier),
        await tellBranch(job, earlier),
        tellEdits(earlier, back, admitted.request),
        tellPolicy(job, earlier),
        tellDropped(earlier),
        tellWords(admitted.request, earlier),
    ];
    const text = sections.filter((section) => section !== "").join("\n\n");
    world.log.append({ type: "agent.told", why: "continued", text, pinned: true });
}
function opening({ record }) {
    const { conclusion, message, fault } = record.outcome;
    const why = [fault?.message ?? "", message].filter((text) => text !== "").join(" ");
    const ended = why === "" ? "" : `: ${(0,cut/* firstOf */.Ku)((0,untrusted/* cleanText */.X5)(why).text, MESSAGE)}`;
    return `# This run goes on from an earlier one\n\nWhat is above happened in an earlier run, which ended as ${conclusion}${ended}\nThis is a new run on a fresh checkout, with budgets of its own. Files may differ from what you saw: read them again before you edit them. Commands that were running are gone.`;
}
/** Characters of the earlier run's last words: they are in the history too. */
const MESSAGE = 1_000;
/** Commits that are listed. */
const LISTED = 20;
async function tellBranch({ world, admitted, mark }, { record }) {
    const { base } = admitted.request;
    const { publication } = record.outcome;
    const was = publication?.branch === base.name ? publication.commit : record.request.base.sha;
    const branch = `branch ${(0,untrusted/* cleanText */.X5)(base.name).text}`;
    if (was === base.sha)
        return `Nobody else has changed the ${branch} since: it is at ${base.sha}, as that run left it.`;
    const moved = `The ${branch} is at ${base.sha} now; the earlier run left it at ${was}.`;
    const commits = await commitsSince(was, base.sha, world.git.history);
    if (commits === undefined)
        return `${moved} What lies between cannot be told.`;
    const lines = commits.map(({ oid, author, message }) => {
        return (0,untrusted/* cleanText */.X5)(`${oid.slice(0, 10)} ${author.name}: ${message.split("\n")[0] ?? ""}`).text;
    });
    return `${moved} Commits since, newest first:\n\n${(0,untrusted/* markData */.YH)(lines.join("\n"), { what: "commits" }, mark)}`;
}
/** Undefined where the history does not lead from one to the other, as far as it is looked at. */
async function commitsSince(from, to, history) {
    try {
        const { commits } = await history.log(to, { most: LISTED + 1 });
        const at = commits.findIndex(({ oid }) => oid === from);
        return at < 0 ? undefined : commits.slice(0, at);
    }
    catch (error) {
        if (error instanceof ports/* GitError */.XS)
            return undefined;
        throw error;
    }
}
function tellEdits({ record }, back, { base }) {
    const { publication } = record.outcome;
    const refused = (publication?.refused ?? []).map(({ path, reason }) => `\`${path}\` (${reason})`).join(", ");
    const without = refused === "" ? "" : ` Edits of these were not published and are gone: ${refused}.`;
    if (publication !== undefined) {
        const elsewhere = `This run starts from ${base.name} instead, for that branch was merged or is gone.`;
        const where = publication.branch === base.name ? "" : ` ${(0,untrusted/* cleanText */.X5)(elsewhere).text}`;
        return `Its edits were published as commit ${publication.commit} on branch ${publication.branch}.${where}${without}`;
    }
    switch (back?.kind) {
        case "put back":
            return `Its edits had not been published; they are in the workspace again: ${back.paths.map((path) => `\`${path}\``).join(", ")}.`;
        case "there":
            return "Its edits are in the workspace: the branch has them.";
        case "left":
            return `Its edits had not been published and are not in the workspace: ${back.reason}. Make them again where they are still wanted.`;
        case undefined:
            return "No edits of it were kept: if it made any, they are not in the workspace.";
    }
}
function tellPolicy({ admitted }, { record }) {
    if (admitted.policy.source.digest === record.policy)
        return "";
    return "The policy has changed since: what was allowed then may be denied now, and the other way round. What the system prompt says of it is what holds.";
}
function tellDropped({ record: { dropped } }) {
    return dropped === 0 ? "" : `${dropped} long results above were left out for their size, and say so.`;
}
function tellWords({ actor }, { words }) {
    const said = (0,untrusted/* cleanMarkdown */.nw)(words).text.trim();
    const asks = `@${actor.login} (${actor.permission} permission) asks you to go on`;
    return said === "" ? `${asks}. Finish what was asked for.` : `${asks}, and says:\n\n${said}`;
}

// EXTERNAL MODULE: ./lib/run/reviewing.js + 4 modules
var run_reviewing = __webpack_require__(16894);
// EXTERNAL MODULE: ./lib/run/shelter.js + 1 modules
var run_shelter = __webpack_require__(87578);
// EXTERNAL MODULE: ./lib/run/spent.js
var spent = __webpack_require__(98893);
// EXTERNAL MODULE: ./lib/run/workplace.js
var workplace = __webpack_require__(86021);
;// CONCATENATED MODULE: ./lib/run.js
var run_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var run_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
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
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});
/** One run from start to end: the table of contents of the program. */

























/** Never throws: whatever happens, the log ends in one outcome, which the report tells and this returns. */
async function run(outside, order) {
    const gate = await (0,run_gate/* passGate */.l)(outside, order).catch((error) => ({
        kind: "closed",
        faults: [(0,faults/* faultOf */.K)(error)],
    }));
    if (gate.kind !== "open")
        return await (0,announce/* turnAway */.E7)(outside, gate);
    const early = (0,run_shelter/* openEarly */.ox)(outside, gate);
    const begun = await (0,begin/* begin */.q)(outside, order, gate);
    const { admitted, start } = begun;
    const { shell, ...shelter } = await (0,run_shelter/* openShelter */.O7)(outside, order, begun, early);
    const world = { ...outside, shell };
    const earlier = start.kind === "resumed" ? start.earlier : undefined;
    (0,announce/* announce */.iP)(world, order, admitted, start);
    const keeper = (0,resume_keeper/* openKeeper */.z)(world, order, admitted, earlier);
    const { subject } = admitted.request;
    const report = (0,reporter/* openReporter */.W)({
        ...world,
        key: (0,marker/* commentKey */.Td)(admitted.request),
        stop: order.stop,
        ...(subject && (0,first_job/* speaks */.u)(order) && { subject: subject.number }),
    });
    const { outcome, left, ...done } = await run_work(world, order, { gate: admitted, start, keeper, ...shelter }).catch(async (error) => {
        const rescued = await keeper.rescue();
        const message = rescued === undefined ? "" : publishing/* WORK_KEPT */.B0;
        const outcome = { conclusion: "failed", message, fault: (0,faults/* faultOf */.K)(error) };
        return { outcome, left: rescued ?? earlier?.record.work };
    });
    await keeper.keep(outcome, left);
    await (0,publishing/* layPublished */.vP)(world, order, admitted, outcome);
    world.log.append({ type: "run.finished", outcome });
    const proposal = await (0,first_job/* leaveProposal */.O)(world, order, admitted, { outcome, ...done });
    const [reportPath, receiptPath] = await Promise.all([(0,keeping/* keepPage */.tP)(world, order), (0,keeping/* keepReceipt */.uG)(world, order)]);
    await report.finish({ logPath: order.places.log, reportPath, receiptPath, ...proposal });
    await (0,dashboard/* tellDashboard */._)(world, order, admitted, outcome);
    return outcome;
}
async function run_work(world, order, { gate, start, keeper, covered, broken }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        if (broken !== undefined)
            throw broken;
        const { request, limits } = gate;
        if (start.kind === "nothing")
            return { outcome: (0,announce/* decline */.BO)(world, start.reason) };
        if (start.kind === "over")
            return { outcome: start.outcome };
        if (await (0,publish/* wasPublished */.iS)(request, world.git)) {
            const again = await (0,publishing/* publishAgain */.Yp)(world, order, gate);
            await (0,checks_look/* tellChecks */.z)(world, order, again);
            return { outcome: (0,conclude/* conclude */.Ep)(request, DONE_BEFORE, again, true) };
        }
        const reviewing = await (0,run_reviewing/* openReviewing */.RH)(world, gate);
        if (reviewing?.done !== undefined) {
            return { outcome: (0,conclude/* concludeReview */.c7)(request, DONE_BEFORE, { kind: "posted", review: reviewing.done }) };
        }
        const unsheltered = (0,run_shelter/* missSandbox */._M)(world, gate);
        if (unsheltered !== undefined)
            return { outcome: unsheltered };
        const { workspace, baseline } = await (0,workplace/* openWorkplace */.x)(world, order, gate, covered);
        keeper.watch(baseline);
        const signal = run_addDisposableResource(env_1, (0,deadline/* withDeadline */.N)(order.stop, limits.minutes.value, world), false);
        const verifier = openVerifier(world, order, gate, baseline);
        const job = { world, order, admitted: gate, workspace, baseline, mark: world.random.hex(6), signal, reviewing };
        if (start.kind === "resumed")
            await tellResumed(job, start.earlier);
        if (start.kind === "approved")
            (0,approve/* tellApproved */.J)(job, start);
        const end = await carryOut(job, verifier.object);
        await world.shell.stop(); // Nothing writes any more while the change is read.
        return await handOver(job, end, verifier.failed);
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        run_disposeResources(env_1);
    }
}
/** What became of the work, told and published. `failed`: the verification command that did. */
async function handOver(job, end, failed) {
    const { world, order, admitted: gate, baseline } = job;
    const { request } = gate;
    if (end.kind === "declined")
        return { outcome: (0,announce/* decline */.BO)(world, end.reason) };
    if (job.reviewing !== undefined) {
        const reviewed = await (0,run_reviewing/* publishReview */.YJ)(job, end);
        const outcome = (0,conclude/* concludeReview */.c7)(request, (0,conclude/* calledOff */.RM)(end, reviewed, order.stop), reviewed);
        return { outcome, end, ...(reviewed && { reviewed }) };
    }
    const made = await (0,publishing/* makeProposal */.Zi)(world, order, gate, baseline, end, failed);
    const published = await (0,publishing/* publishWork */.FW)(world, order, gate, made);
    if (isIdle(end, published))
        await (0,spent/* closeSpent */.z)(world, order, gate, request.base.sha);
    const standing = { end: (0,conclude/* calledOff */.RM)(end, published, order.stop), published, well: failed === undefined };
    const closed = await closeChecks(job, made, standing);
    const left = "work" in published ? published.work : undefined;
    const concluded = (0,conclude/* conclude */.Ep)(request, closed.end, closed.published, closed.well);
    return { outcome: (0,plan/* withVisiblePlan */.mV)(concluded), left, end, made };
}
/** Whether there was nothing to do: of a run that was cut short, or whose edits were refused, that is not known. */
function isIdle(end, published) {
    return end.kind === "finished" && published.kind === "nothing" && published.refused.length === 0;
}
const DONE_BEFORE = { kind: "finished", text: "This request was carried out by an earlier run." };


/***/ }),

/***/ 66318:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BO: () => (/* binding */ decline),
/* harmony export */   E7: () => (/* binding */ turnAway),
/* harmony export */   iP: () => (/* binding */ announce),
/* harmony export */   yv: () => (/* binding */ originOf)
/* harmony export */ });
/* harmony import */ var _report_outputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8568);
/* harmony import */ var _report_summary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52486);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13411);
/* harmony import */ var _resume_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50323);




function announce({ log, shell }, order, { request, policy, limits }, start) {
    const { github, model } = order.settings;
    log.append({
        type: "run.started",
        run: {
            id: github.runId,
            attempt: github.runAttempt,
            repository: github.repository,
            url: order.runUrl,
            version: _version_js__WEBPACK_IMPORTED_MODULE_3__.VERSION,
        },
        request,
        policy: policy.source,
        model: model.name,
        limits,
        sandbox: shell.sandbox,
        ...(shell.lacks.length === 0 ? {} : { sandboxLacks: shell.lacks }),
        ...(policy.sandbox.mode.value === "off" ? { sandboxOff: policy.sandbox.mode.source } : {}),
        ...(shell.inside?.copied === undefined ? {} : { sandboxCopy: shell.inside.copied }),
        ...originOf(start),
    });
}
/** What the run goes on from. */
function originOf(start) {
    if (start.kind === "resumed")
        return { continues: (0,_resume_js__WEBPACK_IMPORTED_MODULE_2__/* .continued */ .m2)(start.earlier) };
    if (start.kind !== "approved")
        return {};
    const { by, url } = start.plan;
    return { approves: { digest: start.digest, by, url } };
}
/** Nobody with permission asked for anything, or the policy cannot be read: no model call, no comment. */
async function turnAway(world, gate) {
    const outcome = gate.kind === "declined" ? decline(world, gate.reason) : refuse(world, gate.faults);
    world.log.append({ type: "run.finished", outcome });
    if (outcome.conclusion === "failed")
        await world.runner.writeSummary((0,_report_summary_js__WEBPACK_IMPORTED_MODULE_1__/* .renderSummary */ .B)(world.log.entries));
    for (const [name, value] of Object.entries((0,_report_outputs_js__WEBPACK_IMPORTED_MODULE_0__/* .renderOutputs */ .$)(world.log.entries, {})))
        world.runner.setOutput(name, value);
    return outcome;
}
/** Log that nothing will be done, and why. */
function decline({ log, runner }, reason) {
    log.append({ type: "request.declined", reason });
    runner.print(`Declined: ${reason}`);
    return { conclusion: "declined", message: reason };
}
function refuse({ runner }, faults) {
    for (const { message, hint } of faults) {
        runner.annotate("error", "Remit cannot start", hint === undefined ? message : `${message}\n${hint}`);
    }
    const [first] = faults;
    return {
        conclusion: "failed",
        message: faults.map(({ message }) => message).join("\n"),
        ...(first && { fault: first }),
    };
}


/***/ }),

/***/ 30628:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ tellApproved),
/* harmony export */   S: () => (/* binding */ approve)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _change_publish_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55154);
/* harmony import */ var _ports_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48076);
/* harmony import */ var _report_plan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41383);
/* harmony import */ var _request_untrusted_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16047);
/* harmony import */ var _begin_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77826);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(31174);
/** `/approve <digest>`: exactly the plan that somebody has read is carried out, or it is said why not. */







/** Nothing but the digest decides: not which comment is nearest, nor what a comment by anybody else says. */
async function approve(world, admitted, when = "before work") {
    const given = readDigest(admitted);
    try {
        if ("reason" in given)
            return nothing(admitted, await withWaiting(world, admitted, given.reason));
        const plans = (await (0,_plan_js__WEBPACK_IMPORTED_MODULE_6__/* .findPlans */ .QC)(world.git, given.digits)).filter(({ plan }) => same(plan.subject, admitted.request));
        const [found, ...others] = plans;
        if (found === undefined)
            return nothing(admitted, await withWaiting(world, admitted, unknown(given.digits)));
        if (others.length > 0)
            return nothing(admitted, ambiguous(given.digits, plans));
        return await judge(world, admitted, found, when);
    }
    catch (error) {
        if (!(error instanceof _ports_js__WEBPACK_IMPORTED_MODULE_2__/* .GitError */ .XS) && !(error instanceof _ports_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubError */ .y_))
            throw error;
        return nothing(admitted, `The plan could not be looked up: ${error.message}`);
    }
}
function nothing(admitted, reason) {
    return { admitted, start: { kind: "nothing", reason } };
}
// \u2500\u2500 Which plan \u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500
function readDigest({ wish, asked, request }) {
    const args = wish.command?.args.trim() ?? "";
    const [word = "", ...more] = args.split(/\s+/);
    const digits = word
        .replaceAll(/[`<>"'.,]/g, "")
        .replace(/^sha256:/i, "")
        .toLowerCase();
    if (digits === "")
        return { reason: "An approval names the plan by its digest." };
    if (!/^[0-9a-f]{7,64}$/.test(digits)) {
        return {
            reason: `\`${(0,_request_untrusted_js__WEBPACK_IMPORTED_MODULE_4__/* .cleanText */ .X5)(word).text.slice(0, 80)}\` is no digest: it has 7 to 64 of the digits 0-9 and a-f.`,
        };
    }
    const own = (0,_begin_js__WEBPACK_IMPORTED_MODULE_5__/* .ownWords */ .I)(asked);
    const said = wish.subject === undefined ? "" : (own.startsWith(args) ? own.slice(args.length) : own).trim();
    if (more.length === 0 && said === "")
        return { digits };
    const plan = `\`${request.phrase ?? ""} /plan \u2026\``.replace("` ", "`");
    return {
        reason: `An approval says the digest and nothing else, since exactly the plan is carried out. To have it otherwise, ask for a new one by ${plan}.`,
    };
}
function unknown(digits) {
    return `No plan that begins with \`${digits}\` was made here.`;
}
function ambiguous(digits, plans) {
    const told = plans.map(({ digest }) => `\`${digest.replace("sha256:", "")}\``).join(", ");
    return `\`${digits}\` stands for more than one plan: ${told}. Name more digits.`;
}
async function withWaiting(world, { request }, reason) {
    const shown = await sealedOn(world, request);
    if (shown.length === 0)
        return `${reason} ${askForPlan(request)}`;
    const told = shown.slice(-5).map(({ digest, comment }) => `\`${(0,_report_plan_js__WEBPACK_IMPORTED_MODULE_3__/* .shortDigest */ .VK)(digest)}\` (${comment.url})`);
    return `${reason} Plans here: ${told.join(", ")}.`;
}
function askForPlan({ phrase }) {
    return phrase === undefined ? "Run the workflow with `command: plan`." : `Ask for one by \`${phrase} /plan \u2026\`.`;
}
async function sealedOn({ github }, { subject }) {
    if (subject === undefined)
        return [];
    const [self, comments] = await Promise.all([github.self(), github.comments(subject.number)]);
    return (0,_report_plan_js__WEBPACK_IMPORTED_MODULE_3__/* .findSealed */ .GZ)(comments, self.id);
}
function same(planned, request) {
    const now = (0,_plan_js__WEBPACK_IMPORTED_MODULE_6__/* .plannedFor */ .kr)(request);
    return planned?.kind === now?.kind && planned?.number === now?.number;
}
// \u2500\u2500 Whether it still holds \u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500
async function judge(world, admitted, { plan, digest }, when) {
    // Whoever approves the same plan again asks for the same: one comment, one commit.
    const key = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(`approve ${digest}`).digest("hex").slice(0, 16);
    const request = { ...admitted.request, kind: "change", instruction: plan.instruction, key };
    const whole = { ...admitted, request };
    if (request.base.sha !== request.trusted.sha)
        await world.git.fetch(request.base.sha);
    if (await (0,_change_publish_js__WEBPACK_IMPORTED_MODULE_1__/* .wasPublished */ .iS)(request, world.git))
        return { admitted: whole, start: { kind: "fresh" } };
    const moved = when === "before work" ? movedSince(plan, admitted) : [];
    const changed = [...moved, ...changedSince(plan, admitted), ...(await editedSince(world, request, { plan, digest }))];
    if (changed.length === 0)
        return { admitted: whole, start: { kind: "approved", plan, digest } };
    const reason = `The plan \`${(0,_report_plan_js__WEBPACK_IMPORTED_MODULE_3__/* .shortDigest */ .VK)(digest)}\` does not hold any more: ${changed.join("; ")}. ${askForPlan(request)}`;
    return nothing(admitted, reason);
}
function movedSince({ base }, { request: { base: now } }) {
    if (base.sha === now.sha && base.name === now.name)
        return [];
    const [was, is] = [base, now].map(({ name, sha }) => `\`${(0,_request_untrusted_js__WEBPACK_IMPORTED_MODULE_4__/* .cleanText */ .X5)(name).text}\` at ${sha.slice(0, 10)}`);
    return [`it was made for ${was}, and work would start from ${is}`];
}
function changedSince({ policy, subject }, { request, policy: today }) {
    const into = (0,_plan_js__WEBPACK_IMPORTED_MODULE_6__/* .plannedFor */ .kr)(request)?.into;
    return [
        ...(subject?.into === into ? [] : [`the pull request goes to \`${(0,_request_untrusted_js__WEBPACK_IMPORTED_MODULE_4__/* .cleanText */ .X5)(into ?? "").text}\` now`]),
        ...(policy === today.source.digest ? [] : [`the policy (${today.source.path}) has changed`]),
    ];
}
/** The comment is what the approver has read; the record is what is carried out. */
async function editedSince(world, request, { plan, digest }) {
    if (request.subject === undefined)
        return [];
    const comment = (await sealedOn(world, request)).findLast((each) => each.digest === digest);
    if (comment === undefined)
        return ["the comment that showed it is gone"];
    const whole = comment.intact && comment.comment.body.replaceAll("\r\n", "\n").includes((0,_report_plan_js__WEBPACK_IMPORTED_MODULE_3__/* .showPlan */ .tN)(plan.text));
    return whole ? [] : [`the comment that shows it was edited (${comment.comment.url})`];
}
// \u2500\u2500 What the model is told \u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500
/** The plan as the task. It stays word for word in the history, whatever is compressed. */
function tellApproved({ world, admitted }, { plan, digest }) {
    const { login, permission } = admitted.request.actor;
    const text = `# The approved plan\n\n@${login} (${permission} permission) has approved this plan (${(0,_report_plan_js__WEBPACK_IMPORTED_MODULE_3__/* .shortDigest */ .VK)(digest)}), which @${plan.by} had asked for and a run without permission to change anything wrote. Carry it out exactly: all of its steps and nothing besides. Where it turns out wrong or cannot be done, do what of it holds, and say in your report what you left and why; do not put something else in its place.\n\n${plan.text}`;
    world.log.append({ type: "agent.told", why: "approved plan", text, pinned: true });
}


/***/ }),

/***/ 77826:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  q: () => (/* binding */ begin),
  I: () => (/* binding */ ownWords)
});

// EXTERNAL MODULE: ./lib/run/approve.js
var approve = __webpack_require__(30628);
// EXTERNAL MODULE: ./lib/run/open-pulls.js
var open_pulls = __webpack_require__(47336);
// EXTERNAL MODULE: ./lib/run/catch-up.js
var catch_up = __webpack_require__(2714);
// EXTERNAL MODULE: ./lib/run/resume.js + 1 modules
var resume = __webpack_require__(50323);
// EXTERNAL MODULE: ./lib/ports.js + 4 modules
var ports = __webpack_require__(48076);
// EXTERNAL MODULE: ./lib/report/working.js
var working = __webpack_require__(99753);
;// CONCATENATED MODULE: ./lib/run/stop.js


/** Whoever may ask for a run here may stop one. Costs no model call. */
async function stopRuns(world, order, admitted) {
    const over = (outcome) => ({ admitted, start: { kind: "over", outcome } });
    const { subject } = admitted.request;
    if (subject === undefined)
        return over(answer("On which issue or pull request? `/stop` is a comment there."));
    if (order.settings.dryRun)
        return over(answer("This is a dry run: nothing was stopped."));
    try {
        const runs = await findRuns(world, subject.number, Number(order.settings.github.runId));
        for (const { id } of runs)
            await world.github.cancelRun(id);
        return over(answer(tell(runs)));
    }
    catch (error) {
        if (!(error instanceof ports/* GitHubError */.y_))
            throw error;
        return over(refused(error));
    }
}
async function findRuns({ github }, number, own) {
    const [self, comments] = await Promise.all([github.self(), github.comments(number)]);
    const ids = (0,working/* findWorking */.H)(comments, self.id).filter((id) => id !== own);
    const found = await Promise.all(ids.map((id) => github.workflowRun(id)));
    // A run that lost its machine never said that it ended.
    return found.filter((run) => run !== undefined && !run.completed).filter((run) => run !== undefined);
}
function tell(runs) {
    if (runs.length === 0) {
        return "No run of Remit is at work here. (One that has not begun yet, or whose job may not comment, is not known here: cancel it under Actions.)";
    }
    const named = runs.map(({ id, url }) => `[run ${id}](${url})`).join(", ");
    return `Stopped: ${named}. Its comment says what it had done; what it had not published is kept for \`/continue\`.`;
}
function answer(message) {
    return { conclusion: "answered", message };
}
function refused({ message, status, permission }) {
    const hint = permission === undefined
        ? "Cancel the run under Actions."
        : `Give the job \`permissions: ${permission}\`, or cancel the run under Actions.`;
    const fault = { kind: "github", message: `The run was not stopped (${status}): ${message}`, hint };
    return { conclusion: "failed", message: "", fault };
}

;// CONCATENATED MODULE: ./lib/run/begin.js





/** Costs no model call. */
async function begin(world, order, admitted) {
    switch (admitted.wish.command?.name.toLowerCase()) {
        case "continue":
            return await (0,resume/* resume */.U)(world, admitted);
        case "approve":
            return await (0,approve/* approve */.S)(world, admitted);
        case "stop":
            return await stopRuns(world, order, admitted);
        default:
            return await beginAfresh(world, order, admitted);
    }
}
async function beginAfresh(world, order, admitted) {
    const reason = await (0,open_pulls/* refusePull */.s)(world, order, admitted);
    if (reason !== undefined)
        return { admitted, start: { kind: "nothing", reason } };
    return { admitted: await (0,catch_up/* catchUp */.xA)(world, order, admitted), start: { kind: "fresh" } };
}
/** What the asker says besides the workflow's own words. */
function ownWords({ instruction, prompt }) {
    return (instruction.startsWith(prompt) ? instruction.slice(prompt.length) : instruction).trim();
}


/***/ }),

/***/ 16281:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  I: () => (/* binding */ lookAtChecks),
  z: () => (/* binding */ tellChecks)
});

// EXTERNAL MODULE: ./lib/ports.js + 4 modules
var ports = __webpack_require__(48076);
;// CONCATENATED MODULE: ./lib/run/checks/judge.js
/** Names that are kept of those that failed or wait. */
const NAMED = 20;
/** How things stand now. */
function judgeChecks({ commit, runs, others, starting, ownWorkflow, ownToken }) {
    const all = [...runs.filter(({ path }) => path !== ownWorkflow).map(standingOfRun), ...others.map(standingOfCheck)];
    const failed = all.filter(({ stands }) => stands === "failed").map(({ name }) => name);
    const awaiting = all.flatMap(({ awaits }) => (awaits === undefined ? [] : [awaits]));
    const [passed, running] = [count(all, "passed"), count(all, "running")];
    const wouldStart = starting?.some((path) => path !== ownWorkflow) ?? true;
    const state = (() => {
        if (running > 0)
            return "running";
        if (failed.length > 0)
            return "failed";
        if (awaiting.length > 0)
            return "awaiting";
        if (passed > 0)
            return "passed";
        return wouldStart ? "unstarted" : "none";
    })();
    return {
        commit,
        state,
        passed,
        running,
        failed: failed.slice(0, NAMED),
        awaiting: awaiting.slice(0, NAMED),
        ownToken,
        waitedMs: 0,
    };
}
/** Whether each workflow that would start has a run: then those that are listed are all that there will be. */
function isComplete({ runs, starting, ownWorkflow }) {
    const seen = new Set(runs.map(({ path }) => path));
    return starting?.every((path) => path === ownWorkflow || seen.has(path)) ?? false;
}
function count(all, wanted) {
    return all.filter(({ stands }) => stands === wanted).length;
}
function standingOfRun({ name, state, url }) {
    switch (state) {
        case "passed":
        case "running":
        case "failed":
            return { name, stands: state };
        case "awaiting approval":
            return { name, stands: "awaiting", awaits: { name, url, needs: "approval" } };
        case "awaiting deployment":
            return { name, stands: "awaiting", awaits: { name, url, needs: "deployment" } };
    }
}
const PASSED = new Set(["success", "neutral", "skipped", "stale"]);
function standingOfCheck({ name, conclusion, url }) {
    if (conclusion === undefined)
        return { name, stands: "running" };
    if (conclusion === "action_required")
        return { name, stands: "awaiting", awaits: { name, url, needs: "app" } };
    return { name, stands: PASSED.has(conclusion) ? "passed" : "failed" };
}

;// CONCATENATED MODULE: ./lib/run/checks/triggers.js
/** Which workflows of a commit a push or a pull request would start. */

const WORKFLOW = /^\.github\/workflows\/[^/]+\.ya?ml$/;
const STARTING = new Set(["push", "pull_request", "pull_request_target"]);
/** Paths, in order; filters by branch and path are not looked at. Undefined when the commit cannot be read. */
async function startingWorkflows(git, commit) {
    try {
        const paths = (await treeOf(git, commit)).map(({ path }) => path).filter((path) => WORKFLOW.test(path));
        if (paths.length === 0)
            return [];
        const { parse } = await __webpack_require__.e(/* import() */ 815).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19));
        const starts = await Promise.all(paths.map(async (path) => startsByItself((await git.show(commit, path))?.toString() ?? "", parse)));
        return paths.filter((_, index) => starts[index]);
    }
    catch (error) {
        if (error instanceof ports/* GitError */.XS)
            return undefined;
        throw error;
    }
}
/** A commit that GitHub made itself, to sign it, is not here yet. */
async function treeOf(git, commit) {
    try {
        return await git.tree(commit);
    }
    catch (error) {
        if (!(error instanceof ports/* GitError */.XS))
            throw error;
        await git.fetch(commit);
        return await git.tree(commit);
    }
}
/** What cannot be read GitHub cannot run either. */
function startsByItself(text, parse) {
    try {
        const whole = parse(text, { schema: "core", maxAliasCount: 10, logLevel: "error" });
        return (typeof whole === "object" &&
            whole !== null &&
            namesIn(Reflect.get(whole, "on")).some((name) => STARTING.has(name)));
    }
    catch {
        return false;
    }
}
function namesIn(on) {
    if (typeof on === "string")
        return [on];
    if (Array.isArray(on))
        return on.map(String);
    return typeof on === "object" && on !== null ? Object.keys(on) : [];
}

;// CONCATENATED MODULE: ./lib/run/checks/look.js



/** Never throws for what GitHub may do: the work is published, whatever becomes of this question. */
async function lookAtChecks({ github, git }, order, commit) {
    try {
        const [starting, runs, others, self] = await Promise.all([
            startingWorkflows(git, commit),
            github.commitRuns(commit),
            othersOf(github.otherChecks(commit)),
            github.self(),
        ]);
        const ownToken = self.login === "github-actions[bot]";
        const listed = { commit, runs, others: others.checks, starting, ownWorkflow: ownWorkflow(order), ownToken };
        const checks = judgeChecks(listed);
        return { checks: { ...checks, ...(others.reason && { reason: others.reason }) }, complete: isComplete(listed) };
    }
    catch (error) {
        if (!(error instanceof ports/* GitHubError */.y_))
            throw error;
        return { checks: unknown(commit, error.message), complete: error.status >= 400 && error.status < 500 };
    }
}
/** Of other apps' checks not all tokens may know; the workflow runs are told all the same. */
async function othersOf(asked) {
    try {
        return { checks: await asked, reason: "" };
    }
    catch (error) {
        if (!(error instanceof ports/* GitHubError */.y_))
            throw error;
        return { checks: [], reason: `Checks of other apps are not known: ${error.message}` };
    }
}
function unknown(commit, reason) {
    return {
        commit,
        state: "unknown",
        passed: 0,
        running: 0,
        failed: [],
        awaiting: [],
        ownToken: false,
        waitedMs: 0,
        reason,
    };
}
/** `octo/shop/.github/workflows/remit.yml@refs/heads/main`, without what is around the path. */
function ownWorkflow({ environment, settings }) {
    const [file = ""] = (environment?.["GITHUB_WORKFLOW_REF"] ?? "").split("@", 1);
    return file.startsWith(`${settings.github.repository}/`) ? file.slice(settings.github.repository.length + 1) : "";
}
/** Ask once, and log what GitHub says of what was published. Nothing where nothing was. */
async function tellChecks(desk, order, published, note = "") {
    if (published.kind !== "published")
        return;
    const { checks } = await lookAtChecks(desk, order, published.publication.commit);
    desk.log.append({ type: "checks.seen", checks: { ...checks, ...(note && { note }) } });
}


/***/ }),

/***/ 56008:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ep: () => (/* binding */ conclude),
/* harmony export */   RM: () => (/* binding */ calledOff),
/* harmony export */   c7: () => (/* binding */ concludeReview)
/* harmony export */ });
/** Whoever cancels a run that is about to publish has it end as cancelled, however far it came with that. */
function calledOff(end, made, stop) {
    const nothing = made === undefined || made.kind === "nothing" || made.kind === "silent";
    return stop.aborted && end.kind === "finished" && !nothing ? { kind: "cancelled" } : end;
}
/** How a review ended: only one that was posted, or had nothing to say, makes a run `reviewed`. */
function concludeReview(request, end, reviewed) {
    if (end.kind !== "finished") {
        const { message, ...outcome } = conclude(request, end, { kind: "nothing", refused: [] }, true);
        return { ...outcome, message: [message, tellReview(reviewed)].filter((text) => text !== "").join("\n\n") };
    }
    if (reviewed?.kind === "withheld")
        return { conclusion: "failed", message: end.text, fault: reviewed.fault };
    const message = [end.text, tellReview(reviewed)].filter((text) => text !== "").join("\n\n");
    return withFault({ conclusion: reviewed?.kind === "kept" ? "unchanged" : "reviewed", message }, end.fault);
}
/** What was done stays told; what the run was to end in cannot be used. */
function withFault(outcome, fault) {
    return fault === undefined || outcome.fault !== undefined ? outcome : { ...outcome, conclusion: "failed", fault };
}
function tellReview(reviewed) {
    switch (reviewed?.kind) {
        case undefined:
        case "posted":
            return "";
        case "proposed":
            return "The review is not posted yet: the job that publishes posts it.";
        case "silent":
            return "There is nothing that earlier reviews of this pull request do not say: none was posted.";
        case "kept":
            return reviewed.reason;
        case "withheld":
            return `The review was not posted: ${reviewed.fault.message} ${reviewed.fault.hint ?? ""}`.trim();
    }
}
/** "The model said it was done" is no evidence: only a publication, or a proposal of one, makes a run `changed`. */
function conclude(request, end, published, verified) {
    const publication = published.kind === "published" ? { publication: published.publication } : {};
    switch (end.kind) {
        case "finished":
            return withFault(finish(request, end.text, published, verified), end.fault);
        case "blocked":
        case "stuck":
            return { conclusion: end.kind, message: withFate(end.reason, published), ...publication };
        case "exhausted": {
            const text = end.text || (end.limit === "disk" ? FULL : `The limit of ${end.limit} is used up.`);
            return { conclusion: "exhausted", message: withFate(text, published), ...publication };
        }
        case "cancelled":
            return { conclusion: "cancelled", message: withFate("The run was cancelled.", published), ...publication };
        case "failed":
            return { conclusion: "failed", message: withFate("", published), fault: end.fault, ...publication };
    }
}
const FULL = "The disk that the run's edits and its log lie on had less than 1 GiB left, so that its commands were stopped.";
function finish(request, text, published, verified) {
    switch (published.kind) {
        case "withheld":
            return { conclusion: "failed", message: text, fault: published.fault };
        case "published": {
            const { publication, trouble } = published;
            if (trouble !== undefined)
                return { conclusion: "failed", message: text, fault: trouble, publication };
            return { conclusion: verified ? "changed" : "unverified", message: text, publication };
        }
        case "proposed":
            return { conclusion: verified ? "changed" : "unverified", message: text };
        case "kept":
            return { conclusion: withoutChange(request), message: withFate(text, published) };
        case "nothing":
            return { conclusion: withoutChange(request), message: withFate(text, published) };
    }
}
function withoutChange(request) {
    switch (request.kind) {
        case "answer":
            return "answered";
        case "review":
            return "answered"; // Of a pull request it is told by `concludeReview`; of anything else it is an answer.
        case "plan":
            return "planned";
        case "change":
            return "unchanged";
    }
}
/** The message, and what became of edits that were not published. */
function withFate(message, published) {
    return [message, fate(published)].filter((text) => text !== "").join("\n\n");
}
function fate(published) {
    switch (published.kind) {
        case "kept":
            return published.reason;
        case "withheld":
            return `The edits were not published: ${published.fault.message} ${published.fault.hint ?? ""}`.trim();
        case "nothing":
            return published.refused.map(({ path, reason }) => `Not published: \`${path}\`, since ${reason}.`).join("\n");
        case "proposed":
        case "published":
            return "";
    }
}


/***/ }),

/***/ 89896:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ faultOf)
/* harmony export */ });
/* harmony import */ var _change_causes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79234);
/* harmony import */ var _ports_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48076);
/** From whatever was thrown to a fault that says whose it is. */


function faultOf(error) {
    if (error instanceof _ports_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y_)
        return githubFault(error);
    if (error instanceof _ports_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS)
        return gitFault(error);
    if (FULL.has((0,_ports_js__WEBPACK_IMPORTED_MODULE_0__/* .systemCode */ .xU)(error) ?? ""))
        return fullDisk(error);
    const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    return {
        kind: "internal",
        message,
        hint: "This is a fault of Remit's own, or of the machine. The log has the details.",
    };
}
const FULL = new Set(["ENOSPC", "EDQUOT", "EFBIG", "EROFS"]);
function fullDisk({ message }) {
    const hint = "It could not be written to: free space in a step before Remit, or take a runner with a larger disk (RUNNER_TEMP holds the log).";
    return { kind: "internal", message: `The runner's disk is full, or takes no more: ${message}.`, hint };
}
// Anywhere but at a push, which branch it is about is in git's words.
function gitFault(error) {
    const { hint, ...fault } = (0,_change_causes_js__WEBPACK_IMPORTED_MODULE_1__/* .pushFault */ .Hg)(error, "the branch");
    return (error.cause_ === "credentials" || error.cause_ === "tampered") && hint !== undefined
        ? { ...fault, hint }
        : fault;
}
function githubFault({ status, message, permission }) {
    const kind = status === 401 ? "auth" : "github";
    const hint = permission !== undefined
        ? `Give the job \`permissions: ${permission}\`.`
        : status === 401
            ? _change_causes_js__WEBPACK_IMPORTED_MODULE_1__/* .TOKEN_REFUSED */ .NO
            : undefined;
    return { kind, message, ...(hint === undefined ? {} : { hint }) };
}


/***/ }),

/***/ 69950:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _f: () => (/* binding */ keepPatch),
/* harmony export */   tP: () => (/* binding */ keepPage),
/* harmony export */   uG: () => (/* binding */ keepReceipt)
/* harmony export */ });
/* harmony import */ var _report_page_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96705);
/* harmony import */ var _report_receipt_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90362);
/* harmony import */ var _ports_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48076);
/**
 * What is kept beside the log, without secrets: patches, the page, to be read as an artifact, and the receipt, to be checked or
 * attested.
 */



/** Write the page beside the log; returns its path, "" when the run was cancelled and has no time for it. */
async function keepPage(desk, { places, stop }) {
    if (stop.aborted)
        return "";
    return await tryToKeep(desk, `${places.run}/report.html`, (0,_report_page_js__WEBPACK_IMPORTED_MODULE_0__/* .renderPage */ .C)(desk.log.entries));
}
/** Write the receipt beside the log, which must have its end; returns its path, "" for a run that never started. */
async function keepReceipt(desk, { places }) {
    const receipt = (0,_report_receipt_js__WEBPACK_IMPORTED_MODULE_1__/* .makeReceipt */ .VU)(desk.log.entries);
    return receipt === undefined ? "" : await tryToKeep(desk, `${places.run}/receipt.json`, (0,_report_receipt_js__WEBPACK_IMPORTED_MODULE_1__/* .renderReceipt */ .pB)(receipt));
}
/** Write a patch beside the log; `patch` is git's bytes as latin1 text. */
async function keepPatch({ files, secrets }, { places }, name, patch) {
    await files.write(`${places.run}/${name}`, redactPatch(patch, secrets));
}
/** Whoever uploads a run's directory must not upload a secret with it, even where that leaves a patch that does not apply. */
function redactPatch(patch, secrets) {
    const bytes = Buffer.from(patch, "latin1");
    const text = bytes.toString("utf8");
    // A patch of files in another encoding stays what it is, byte for byte, but for the secrets.
    return Buffer.from(text).equals(bytes)
        ? Buffer.from(secrets.redact(text))
        : Buffer.from(secrets.redact(patch), "latin1");
}
/** "" where it could not be written, as on a full disk: what the run has to say to people does not hang on that. */
async function tryToKeep({ files, runner }, path, text) {
    try {
        await files.write(path, Buffer.from(text));
        return path;
    }
    catch (error) {
        if ((0,_ports_js__WEBPACK_IMPORTED_MODULE_2__/* .systemCode */ .xU)(error) === undefined)
            throw error;
        runner.annotate("warning", "Remit: a file is missing", `${path}: ${error.message}`);
        return "";
    }
}


/***/ }),

/***/ 47336:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ refusePull)
/* harmony export */ });
/* harmony import */ var _change_branch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33758);
/* harmony import */ var _ports_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48076);
/** How many pull requests of Remit's own may be open at a time. */


/**
 * Why the request may not open one more pull request; undefined where it need not, or may. `branch` is where its work goes,
 * once that is known: before, the one that it starts from.
 */
async function refusePull({ github }, { settings }, { request, policy }, branch) {
    const { pulls: limit, to } = policy.publish;
    const opens = request.kind === "change" && request.subject?.kind !== "pull" && to.value === "pull";
    if (!opens || limit.value === 0 || settings.dryRun)
        return undefined;
    const prefix = settings.wish.branchPrefix;
    try {
        const [all, self] = await Promise.all([github.openPulls(), github.self()]);
        const ours = all.filter(({ head, fromFork, author }) => {
            return !fromFork && author.id === self.id && head.name.startsWith(prefix);
        });
        const own = branch ?? branchOf(request, prefix);
        if (ours.length < limit.value || all.some(({ head, fromFork }) => !fromFork && head.name === own))
            return undefined;
        const listed = ours.slice(0, SHOWN).map(({ number }) => `#${number}`);
        const more = ours.length > SHOWN ? ` and ${ours.length - SHOWN} more` : "";
        return `The policy lets ${limit.value} of Remit's pull requests be open at a time (publish.pulls, ${limit.source}), and there are ${listed.join(", ")}${more}. Merge or close one, or raise the limit, and ask again.`;
    }
    catch (error) {
        // Whoever opens a pull request hears about it; a token that may not list them may not open one either.
        if (error instanceof _ports_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y_)
            return undefined;
        throw error;
    }
}
/** Pull requests that a sentence names. */
const SHOWN = 10;
/** The branch that an earlier request on the same subject left; undefined where there is none. */
function branchOf(request, prefix) {
    const targeted = (0,_change_branch_js__WEBPACK_IMPORTED_MODULE_1__/* .chooseBranch */ .ie)(request, "", { prefix });
    return targeted.kind === "target" && targeted.target.expect !== undefined ? targeted.target.branch : undefined;
}


/***/ }),

/***/ 31174:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QC: () => (/* binding */ findPlans),
/* harmony export */   kr: () => (/* binding */ plannedFor),
/* harmony export */   mV: () => (/* binding */ withVisiblePlan),
/* harmony export */   s: () => (/* binding */ unkept),
/* harmony export */   vk: () => (/* binding */ keepPlan)
/* harmony export */ });
/* unused harmony exports digestOfPlan, nameOfPlan */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _agent_canonical_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(955);
/* harmony import */ var _ports_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48076);
/* harmony import */ var _report_plan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41383);
/* harmony import */ var _request_untrusted_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16047);
/* harmony import */ var _author_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(18074);
/** A plan that can be approved: what is kept of it, and the digest that stands for all of that. */






/** `sha256:` and 64 hexadecimal digits. */
function digestOfPlan(plan) {
    return `sha256:${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256")
        .update((0,_agent_canonical_js__WEBPACK_IMPORTED_MODULE_5__/* .canonicalJson */ .d)(plan))
        .digest("hex")}`;
}
/** The name of a plan's ref below `refs/remit/`. */
function nameOfPlan(digest) {
    return `plan-${digest.replace(/^sha256:/, "").slice(0, 16)}`;
}
/** What a request's plan is bound to. */
function plannedFor({ subject }) {
    if (subject === undefined)
        return undefined;
    const { kind, number, base } = subject;
    return { kind, number, ...(base === undefined ? {} : { into: base.name }) };
}
/** People approve what they see: what a comment would not show is not part of a plan. */
function withVisiblePlan(outcome) {
    return outcome.conclusion === "planned"
        ? { ...outcome, message: (0,_request_untrusted_js__WEBPACK_IMPORTED_MODULE_3__/* .cleanMarkdown */ .nw)(outcome.message).text.trim() }
        : outcome;
}
/** Keep the plan under its own ref, where no later run on the subject replaces it. The event says if it cannot be. */
async function keepPlan({ git, redact, admitted, outcome, url, time }) {
    const { request, policy } = admitted;
    const text = redact(outcome.message);
    const { length } = (0,_report_plan_js__WEBPACK_IMPORTED_MODULE_2__/* .showPlan */ .tN)(text);
    if (text === "")
        return unkept("It is empty.");
    if (length > _report_plan_js__WEBPACK_IMPORTED_MODULE_2__/* .PLAN_SHOWN */ .Ax) {
        return unkept(`It has ${length} characters, and a comment shows a plan of ${_report_plan_js__WEBPACK_IMPORTED_MODULE_2__/* .PLAN_SHOWN */ .Ax} whole: ask for a shorter one.`);
    }
    const subject = plannedFor(request);
    const plan = {
        version: 1,
        text,
        instruction: redact(request.instruction),
        by: request.actor.login,
        ...(subject === undefined ? {} : { subject }),
        base: request.base,
        policy: policy.source.digest,
        url,
    };
    const digest = digestOfPlan(plan);
    const name = nameOfPlan(digest);
    const files = new Map([[PLAN_FILE, Buffer.from(`${JSON.stringify(plan, undefined, 2)}\n`)]]);
    try {
        if (git.kept === undefined)
            return unkept("This git keeps nothing.");
        await git.kept.keep([name], { files, message: `Kept for /approve: ${url}`, author: _author_js__WEBPACK_IMPORTED_MODULE_4__/* .AUTHOR */ .I, time });
        return { type: "plan.kept", digest, ref: `refs/remit/${name}` };
    }
    catch (error) {
        if (error instanceof _ports_js__WEBPACK_IMPORTED_MODULE_1__/* .GitError */ .XS)
            return unkept(`It could not be kept: ${error.message}`);
        throw error;
    }
}
function unkept(reason) {
    return { type: "plan.unkept", reason };
}
const PLAN_FILE = "plan.json";
/** The plans whose digests begin with these hexadecimal digits. Throws `GitError`. */
async function findPlans(git, digits) {
    const names = (await git.kept?.list(`plan-${digits.slice(0, 16)}`)) ?? [];
    const found = await Promise.all(names.map((name) => readPlan(git, name)));
    return found.filter((each) => each !== undefined).filter(({ digest }) => digest.startsWith(`sha256:${digits}`));
}
// Whoever may push can write these refs: what does not bear its own digest is none of ours.
async function readPlan(git, name) {
    const commit = await git.kept?.find(name);
    const bytes = commit === undefined ? undefined : await git.show(commit, PLAN_FILE);
    const plan = bytes && parsePlan(bytes.toString("utf8"));
    if (plan === undefined)
        return undefined;
    const digest = digestOfPlan(plan);
    return nameOfPlan(digest) === name ? { plan, digest } : undefined;
}
function parsePlan(text) {
    try {
        const value = JSON.parse(text);
        return isWhole(value) ? value : undefined;
    }
    catch {
        return undefined; // Not JSON: somebody else's.
    }
}
function isWhole(value) {
    const texts = [
        value?.text,
        value?.instruction,
        value?.by,
        value?.policy,
        value?.url,
        value?.base?.name,
        value?.base?.sha,
    ];
    const subject = value?.subject;
    return (value?.version === 1 &&
        texts.every((text) => typeof text === "string") &&
        (subject === undefined || (["issue", "pull"].includes(subject.kind) && Number.isSafeInteger(subject.number))));
}


/***/ }),

/***/ 79768:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B0: () => (/* binding */ WORK_KEPT),
/* harmony export */   FW: () => (/* binding */ publishWork),
/* harmony export */   Fi: () => (/* binding */ undoRefused),
/* harmony export */   OZ: () => (/* binding */ publishProposal),
/* harmony export */   Yp: () => (/* binding */ publishAgain),
/* harmony export */   Z9: () => (/* binding */ wordsOf),
/* harmony export */   Zi: () => (/* binding */ makeProposal),
/* harmony export */   m9: () => (/* binding */ proposalFacts),
/* harmony export */   vP: () => (/* binding */ layPublished)
/* harmony export */ });
/* harmony import */ var _change_changes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25021);
/* harmony import */ var _change_lay_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43926);
/* harmony import */ var _change_proposal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33717);
/* harmony import */ var _change_recheck_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55087);
/* harmony import */ var _change_publish_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55154);
/* harmony import */ var _author_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(18074);
/* harmony import */ var _open_pulls_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(47336);
/* harmony import */ var _spent_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(98893);
/* harmony import */ var _keeping_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(69950);









/**
 * Judge what the agent changed. What may not be published is kept as a patch beside the log. `unverified` names the
 * verification command that failed, where one did.
 */
async function makeProposal(world, order, admitted, baseline, end, unverified) {
    // What commands left behind is nobody's wish.
    if (admitted.request.kind !== "change")
        return { kind: "nothing", refused: [] };
    const read = await (0,_change_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .readChanges */ .S)(baseline, world.git);
    const changes = { ...read, refused: [...read.refused, ...undoneIn(world.log, read)] };
    const facts = proposalFacts(world, order, admitted);
    const time = Math.floor(world.clock.now() / 1000);
    const proposed = await (0,_change_proposal_js__WEBPACK_IMPORTED_MODULE_2__/* .propose */ .BM)({ ...facts, changes, time, words: wordsOf(end) });
    if ("leftOut" in proposed && proposed.leftOut !== "")
        await (0,_keeping_js__WEBPACK_IMPORTED_MODULE_8__/* .keepPatch */ ._f)(world, order, "refused.patch", proposed.leftOut);
    switch (proposed.kind) {
        case "nothing":
            return { kind: "nothing", refused: proposed.refused };
        case "withheld":
            if (proposed.patch !== "")
                await (0,_keeping_js__WEBPACK_IMPORTED_MODULE_8__/* .keepPatch */ ._f)(world, order, "work.patch", proposed.patch);
            return withheld({ kind: "config", message: proposed.reason, hint: hintFor(changes, proposed.patch) }, proposed.commit);
        case "proposed":
            return { kind: "proposed", proposal: proposed.proposal, ...(unverified !== undefined && { unverified }) };
    }
}
/**
 * Undo in the workspace what would not be published, so that a verification judges nothing else. It is kept as a patch.
 * Not in a checkout of the owner's, where there is no layer to throw away.
 */
async function undoRefused(world, order, admitted, baseline) {
    const { inside } = world.shell;
    if (inside === undefined)
        return;
    const changes = await (0,_change_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .readChanges */ .S)(baseline, world.git);
    const time = Math.floor(world.clock.now() / 1000);
    const facts = proposalFacts(world, order, admitted);
    const proposed = await (0,_change_proposal_js__WEBPACK_IMPORTED_MODULE_2__/* .propose */ .BM)({ ...facts, changes, time, words: { summary: "" } });
    const gone = new Map(refusedOf(proposed).map((one) => [one.path, one]));
    const undone = changes.files.filter(({ path }) => gone.has(path));
    if (undone.length === 0)
        return;
    if ("leftOut" in proposed && proposed.leftOut !== "")
        await (0,_keeping_js__WEBPACK_IMPORTED_MODULE_8__/* .keepPatch */ ._f)(world, order, "refused.patch", proposed.leftOut);
    for (const { path, before } of undone)
        await putBack(`${baseline.ground.root}/${path}`, before, inside.files, world.git);
    const files = undone.flatMap(({ path }) => gone.get(path) ?? []);
    world.log.append({ type: "edits.undone", files });
}
function refusedOf(proposed) {
    return proposed.kind === "proposed" ? proposed.proposal.refused : proposed.refused;
}
async function putBack(path, before, files, git) {
    if (before === undefined || before.mode === "120000")
        await files.remove(path).catch(() => undefined); // Gone already.
    if (before === undefined)
        return;
    const bytes = await git.blob(before.oid);
    if (before.mode === "120000")
        await files.link(path, bytes.toString());
    else
        await files.write(path, bytes, before.mode === "100755" ? 0o755 : 0o644);
}
/** What a verification had undone is refused all the same. */
function undoneIn({ entries }, { refused }) {
    const undone = entries.flatMap(({ event }) => (event.type === "edits.undone" ? event.files : []));
    const known = new Set(refused.map(({ path }) => path));
    return [...new Map(undone.map((file) => [file.path, file])).values()].filter(({ path }) => !known.has(path));
}
/**
 * Lay what was published into the checkout, for the steps that come after. Where a run worked in the checkout itself, it
 * lies there already.
 */
async function layPublished(world, order, { request }, { publication }) {
    await world.shell.close(); // What lies below a layer must not change while it is there.
    if (publication === undefined || world.shell.inside === undefined)
        return;
    const { commit, files } = publication;
    const root = await world.files.realPath(order.settings.runner.workspace);
    const paths = files.map(({ path }) => path);
    try {
        const facts = { root, host: world.files, git: world.git, base: request.base.sha, commit, paths };
        if (!(await (0,_change_lay_js__WEBPACK_IMPORTED_MODULE_1__/* .layIntoCheckout */ .D)(facts)))
            world.runner.print(`The checkout is at another commit and stays there; the work is on ${publication.branch}.`);
    }
    catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        world.runner.annotate("warning", "Remit: checkout", `What was published could not be laid into the checkout: ${why}`);
    }
}
/** Publish what was made, or leave it to the job that publishes. */
async function publishWork(world, order, admitted, made) {
    if (made.kind !== "proposed")
        return made;
    const { proposal, unverified } = made;
    if (order.settings.job?.kind !== "propose" || order.stop.aborted) {
        return await publishProposal(world, order, admitted, proposal, unverified);
    }
    const { files, refused, callouts, target, digest } = proposal;
    const change = { branch: target.branch, proposal: digest, files: files.map(_change_proposal_js__WEBPACK_IMPORTED_MODULE_2__/* .plainFile */ .dC), refused, callouts };
    world.log.append({ type: "change.proposed", change });
    return { kind: "proposed", change };
}
/** Where the work is that was not published. */
const WORK_KEPT = "The patch is kept beside the log (work.patch).";
function hintFor({ vanished }, patch) {
    if (vanished === true)
        return "The transcript says which command it was; the policy can deny it.";
    const mend = "Raise the limit in the policy, or ask for less at a time.";
    return patch === "" ? mend : `${WORK_KEPT} ${mend}`;
}
/** The same event again, after its commit was pushed: only the pull request is seen to. */
async function publishAgain(world, order, admitted) {
    if (order.settings.job?.kind === "propose")
        return { kind: "nothing", refused: [] };
    const words = { summary: "" };
    return record(world, await (0,_change_publish_js__WEBPACK_IMPORTED_MODULE_4__/* .resume */ .U)(admitted.request, publishFacts(world, order, admitted, words, undefined)));
}
/**
 * Make the proposal again from its contents, which are in Remit's own git, and publish it if it is the same. What is not
 * published is kept as a patch. `objection` is asked when the proposal's commit is there.
 */
async function publishProposal(world, order, admitted, proposal, unverified, { objection, whole } = {}) {
    const fault = (await (0,_change_recheck_js__WEBPACK_IMPORTED_MODULE_3__/* .recheck */ .g)(proposal, proposalFacts(world, order, admitted))) ?? (await objection?.());
    if (fault !== undefined)
        return withheld(fault);
    // Work that takes back what the branch had changed leaves a pull request of nothing.
    if (await (0,_spent_js__WEBPACK_IMPORTED_MODULE_7__/* .closeSpent */ .z)(world, order, admitted, proposal.commit))
        return { kind: "nothing", refused: proposal.refused };
    const facts = publishFacts(world, order, admitted, proposal.words, unverified);
    return await pushProposal(proposal, world, order, facts, whole);
}
async function pushProposal(proposal, world, order, facts, whole) {
    const cancelled = order.stop.aborted;
    if (cancelled || order.settings.dryRun) {
        await (0,_keeping_js__WEBPACK_IMPORTED_MODULE_8__/* .keepPatch */ ._f)(world, order, "work.patch", await world.git.diff(proposal.base.sha, proposal.commit));
        const why = cancelled
            ? "The run was cancelled before it could publish."
            : "This is a dry run: nothing was published.";
        const reason = `${why} ${WORK_KEPT}`;
        return { kind: "kept", reason, files: proposal.files, work: proposal.commit };
    }
    const full = await (0,_open_pulls_js__WEBPACK_IMPORTED_MODULE_6__/* .refusePull */ .s)(world, order, { request: facts.request, policy: facts.policy }, proposal.target.branch);
    const pushed = full === undefined ? await (0,_change_publish_js__WEBPACK_IMPORTED_MODULE_4__/* .publish */ .mk)(proposal, facts) : refuse(full);
    if (pushed.kind === "published")
        return record(world, pushed, proposal, whole);
    await (0,_keeping_js__WEBPACK_IMPORTED_MODULE_8__/* .keepPatch */ ._f)(world, order, "work.patch", await world.git.diff(proposal.base.sha, proposal.commit));
    return record(world, pushed.kind === "kept" ? pushed : withPatch(pushed), proposal);
}
/** People are to know where the work is that was not published. */
function withPatch({ kind, fault }) {
    return { kind, fault: { ...fault, hint: [fault.hint, WORK_KEPT].filter((text) => text !== undefined).join(" ") } };
}
function refuse(reason) {
    return { kind: "refused", fault: { kind: "config", message: reason } };
}
function record({ log }, pushed, proposal, whole) {
    switch (pushed.kind) {
        case "published": {
            const { trouble } = pushed;
            const publication = { ...pushed.publication, ...(proposal && { proposal: proposal.digest }), ...whole };
            log.append({ type: "change.published", publication });
            return { kind: "published", publication, ...(trouble === undefined ? {} : { trouble }) };
        }
        case "kept":
            return { kind: "kept", reason: pushed.reason, files: proposal?.files ?? [] };
        case "conflict":
        case "refused":
            return withheld(pushed.fault, proposal?.commit);
    }
}
function withheld(fault, work) {
    return { kind: "withheld", fault, ...(work === undefined ? {} : { work }) };
}
/** What a proposal is made from besides the changes themselves. */
function proposalFacts(world, order, { request, policy }) {
    const { github, wish } = order.settings;
    return {
        request,
        policy,
        git: world.git,
        secrets: world.secrets,
        author: (0,_author_js__WEBPACK_IMPORTED_MODULE_5__/* .authorOf */ .r)(github.serverUrl),
        credits: creditsOf(order),
        branch: { prefix: wish.branchPrefix },
    };
}
function publishFacts(world, order, { request, policy }, words, failed) {
    const { git, github, secrets } = world;
    const into = order.settings.wish.baseBranch || request.trusted.name;
    const unverified = failed === undefined ? {} : { unverified: `\`${failed}\` failed after the last attempt.` };
    const credits = creditsOf(order);
    return { git, github, policy, request, words, credits, into, redact: secrets.redact, ...unverified };
}
function creditsOf({ settings, runUrl }) {
    return { serverUrl: settings.github.serverUrl, runUrl };
}
/** What an agent's end says about its work, finished or not. */
function wordsOf(end) {
    switch (end.kind) {
        case "finished":
            return { summary: end.text };
        case "exhausted":
            return { summary: `Unfinished: the limit of ${end.limit} was reached.\n\n${end.text}` };
        case "blocked":
        case "stuck":
            return { summary: `Unfinished: ${end.reason}` };
        case "cancelled":
            return { summary: "Unfinished: the run was cancelled." };
        case "failed":
            return { summary: `Unfinished: ${end.fault.message}` };
    }
}


/***/ }),

/***/ 49489:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ openKeeper)
/* harmony export */ });
/* harmony import */ var _change_baseline_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11384);
/* harmony import */ var _report_closing_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71425);
/* harmony import */ var _report_saved_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6861);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31174);
/* harmony import */ var _resume_collect_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74873);
/* harmony import */ var _resume_keep_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(32814);
/* harmony import */ var _resume_state_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(53498);
/* harmony import */ var _keeping_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(69950);








function openKeeper(world, order, { request, policy }, earlier) {
    const { runner, log, git, secrets, files } = world;
    const reason = whyNot(order, { request, policy });
    const names = earlier?.record.refs ?? [];
    if (reason === undefined)
        leaveWord(runner, [...names, ...(0,_resume_state_js__WEBPACK_IMPORTED_MODULE_6__/* .namesFor */ .GT)(request)], earlier?.record.work);
    const push = (outcome, work) => {
        const parts = { git, redact: secrets.redact, entries: log.entries, outcome, names };
        return (0,_resume_keep_js__WEBPACK_IMPORTED_MODULE_5__/* .keepRun */ .Xz)({ ...parts, time: secondsOf(world), ...(work === undefined ? {} : { work }) });
    };
    let checkpoints;
    let collect = () => Promise.resolve(undefined);
    return {
        watch(baseline) {
            collect = () => (0,_resume_collect_js__WEBPACK_IMPORTED_MODULE_4__/* .collectWork */ .Q)({ ...creditsOf(world, order), baseline, request, policy });
            const place = `${order.places.run}/${_change_baseline_file_js__WEBPACK_IMPORTED_MODULE_0__/* .BASELINE_FILE */ .tu}`;
            files.write(place, (0,_change_baseline_file_js__WEBPACK_IMPORTED_MODULE_0__/* .writeBaseline */ .B9)(baseline)).catch(() => { }); // Without it a killed run is kept without its edits.
            if (reason !== undefined || (0,_resume_state_js__WEBPACK_IMPORTED_MODULE_6__/* .namesFor */ .GT)(request).length === 0)
                return;
            checkpoints = openCheckpoints(world, async () => void (await push(_report_closing_js__WEBPACK_IMPORTED_MODULE_1__/* .CUT_OFF */ .Vk, await collect())));
        },
        rescue: async () => await leavePatch(await collect().catch(() => undefined), request, world, order),
        async keep(outcome, work) {
            await checkpoints?.close();
            const kept = reason === undefined ? await push(outcome, work).catch(broken) : (0,_resume_keep_js__WEBPACK_IMPORTED_MODULE_5__/* .unkept */ .s)(reason);
            log.append(kept);
            if (outcome.conclusion === "planned") {
                const plan = { git, redact: secrets.redact, admitted: { request, policy }, outcome, url: order.runUrl };
                log.append(await keepTheirPlan({ ...plan, time: secondsOf(world) }, reason ?? whyStale(log.entries, request)));
            }
            runner.saveState(_report_saved_js__WEBPACK_IMPORTED_MODULE_2__/* .SAVED */ .MX.kept, "yes");
            if (reason === undefined && kept.reason !== undefined)
                runner.print(`This run cannot be gone on with by /continue: ${kept.reason}`);
        },
    };
}
async function leavePatch(work, { base }, { git, files, secrets }, { places }) {
    if (work === undefined)
        return undefined;
    try {
        await (0,_keeping_js__WEBPACK_IMPORTED_MODULE_7__/* .keepPatch */ ._f)({ files, secrets }, { places }, "work.patch", await git.diff(base.sha, work));
    }
    catch {
        // Whatever broke may have taken the disk with it; the commit is there.
    }
    return work;
}
function whyNot({ settings }, { request, policy }) {
    if (settings.job?.kind === "propose")
        return "The job that publishes keeps it.";
    return (0,_resume_keep_js__WEBPACK_IMPORTED_MODULE_5__/* .whyNotKept */ .oq)(request, policy.publish.to.value === "nothing", settings.dryRun);
}
/** For the post step. */
function leaveWord(runner, names, work) {
    runner.saveState(_report_saved_js__WEBPACK_IMPORTED_MODULE_2__/* .SAVED */ .MX.keep, [...new Set(names)].join(" "));
    if (work !== undefined)
        runner.saveState(_report_saved_js__WEBPACK_IMPORTED_MODULE_2__/* .SAVED */ .MX.work, work);
}
// In two jobs: a plan holds for the commit that was read, and the second job sees the one of now.
function whyStale(entries, { base }) {
    const started = entries.findLast(({ event }) => event.type === "run.started")?.event;
    const read = started?.type === "run.started" ? started.request.base : base;
    return read.sha === base.sha ? undefined : `The branch ${base.name} moved while it was made: ask for a new one.`;
}
async function keepTheirPlan(plan, reason) {
    if (reason !== undefined)
        return (0,_plan_js__WEBPACK_IMPORTED_MODULE_3__/* .unkept */ .s)(reason);
    return await (0,_plan_js__WEBPACK_IMPORTED_MODULE_3__/* .keepPlan */ .vk)(plan).catch((error) => (0,_plan_js__WEBPACK_IMPORTED_MODULE_3__/* .unkept */ .s)(broken(error).reason ?? ""));
}
function broken(error) {
    return (0,_resume_keep_js__WEBPACK_IMPORTED_MODULE_5__/* .unkept */ .s)(`The run could not be kept: ${error instanceof Error ? error.message : String(error)}`);
}
function creditsOf(world, { runUrl, settings }) {
    const { git, secrets } = world;
    return { git, secrets, runUrl, serverUrl: settings.github.serverUrl, time: secondsOf(world) };
}
function secondsOf({ clock }) {
    return Math.floor(clock.now() / 1000);
}
/** What a lost machine may cost, in ms; a run that is shorter pays nothing for it. */
const CHECKPOINT_MS = 5 * 60_000;
/** After a call, `save` runs beside the agent's work, one at a time. What failed is made good by the next. */
function openCheckpoints({ log, clock }, save) {
    let last = clock.elapsed();
    let saving;
    const stop = log.listen(({ event }) => {
        if (event.type !== "call.finished" || saving !== undefined || clock.elapsed() - last < CHECKPOINT_MS)
            return;
        last = clock.elapsed();
        saving = save()
            .catch(() => { })
            .then(() => void (saving = undefined));
    });
    return {
        async close() {
            stop();
            await saving;
        },
    };
}


/***/ }),

/***/ 50323:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m2: () => (/* binding */ continued),
  U: () => (/* binding */ resume),
  oD: () => (/* binding */ resumedStill)
});

// EXTERNAL MODULE: ./lib/events.js + 2 modules
var events = __webpack_require__(23531);
;// CONCATENATED MODULE: ./lib/agent/resume.js
/**
 * What to append to a log before its agents go on: an answer for every call that has none, since the run may have been
 * cut off while it was being made. Empty for a log that ended well.
 */
function mendLog(entries) {
    const open = new Map();
    for (const { agent, event } of entries) {
        if (event.type === "model.replied" && event.purpose === "turn")
            for (const call of event.reply.calls)
                open.set(call.id, { agent, call });
        if (event.type === "call.finished")
            open.delete(event.id);
    }
    return [...open.values()].map(({ agent, call }) => ({
        agent,
        event: { type: "call.finished", id: call.id, tool: call.tool, answer: CUT_OFF, ms: 0 },
    }));
}
const CUT_OFF = {
    text: "The run was cut off before this call was answered. It may have been made in part or not at all: look before you rely on it.",
    error: "cancelled",
};

// EXTERNAL MODULE: ./lib/log.js
var lib_log = __webpack_require__(97309);
// EXTERNAL MODULE: ./lib/ports.js + 4 modules
var ports = __webpack_require__(48076);
// EXTERNAL MODULE: ./lib/run/begin.js + 1 modules
var begin = __webpack_require__(77826);
// EXTERNAL MODULE: ./lib/run/resume-state.js
var resume_state = __webpack_require__(53498);
;// CONCATENATED MODULE: ./lib/run/resume.js
/** `/continue`: an earlier run's conversation goes on in this run, under today's policy and on today's commits. */






/** For the first entry of a run that goes on from another. */
function continued({ record: { run, outcome } }) {
    return { url: run.url, conclusion: outcome.conclusion };
}
/** Restore the earlier run of a `/continue` into the log, before this run's own first entry. */
async function resume(world, admitted) {
    try {
        return await restore(world, admitted);
    }
    catch (error) {
        if (!(error instanceof Error))
            throw error;
        return { admitted, start: nothing(`What is kept of it could not be restored: ${error.message}`) };
    }
}
async function restore(world, admitted) {
    const found = await find(world, admitted.request);
    if (found.kind === "nothing")
        return { admitted, start: found };
    const { record, entries } = found;
    for (const { agent, event } of (0,resume_state/* renumber */.Z4)(entries, world.log.entries.length))
        world.log.append(event, agent);
    for (const { agent, event } of mendLog(world.log.entries))
        world.log.append(event, agent);
    return goOn(admitted, record);
}
/** In two jobs the second finds out for itself what it is that goes on: a plan is no change, whatever the first says. */
async function resumedStill({ git }, admitted) {
    const found = await find({ git }, admitted.request);
    return found.kind === "nothing" ? { admitted, start: found } : goOn(admitted, found.record);
}
function goOn(admitted, record) {
    const { instruction, kind } = record.request;
    // The workflow's own words are part of what was asked for first already.
    const words = (0,begin/* ownWords */.I)(admitted.asked);
    const whole = [instruction, words].filter((text) => text !== "").join("\n\n");
    return {
        admitted: { ...admitted, request: { ...admitted.request, kind, instruction: whole } },
        start: { kind: "resumed", earlier: { record, words } },
    };
}
async function find({ git }, request) {
    const [name] = (0,resume_state/* namesFor */.GT)(request);
    if (name === undefined)
        return nothing("A run is kept for an issue or a pull request of this repository only.");
    try {
        const commit = await git.kept?.find(name);
        if (commit === undefined)
            return nothing(`Nothing is kept for it (there is no refs/remit/${name}).`);
        const [record, log] = await Promise.all([git.show(commit, resume_state/* KEPT_RECORD */.Hw), git.show(commit, resume_state/* KEPT_LOG */._M)]);
        const read = record && (0,resume_state/* readRecord */.aE)(record.toString("utf8"));
        if (read === undefined || log === undefined)
            return nothing(`refs/remit/${name} is not of this version's making.`);
        const conversation = (0,lib_log/* readLog */.x6)(log.toString("utf8")).filter(({ agent }) => agent === events/* MAIN */.QT);
        return { kind: "found", record: read, entries: conversation };
    }
    catch (error) {
        if (error instanceof ports/* GitError */.XS)
            return nothing(`refs/remit/${name} could not be read: ${error.message}`);
        throw error;
    }
}
function nothing(why) {
    return { kind: "nothing", reason: `There is no earlier run to go on from. ${why} Say what is to be done instead.` };
}


/***/ }),

/***/ 16894:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  RH: () => (/* binding */ openReviewing),
  yK: () => (/* binding */ postPlan),
  YJ: () => (/* binding */ publishReview)
});

// EXTERNAL MODULE: ./lib/events.js + 2 modules
var events = __webpack_require__(23531);
// EXTERNAL MODULE: ./lib/ports.js + 4 modules
var ports = __webpack_require__(48076);
// EXTERNAL MODULE: ./lib/change/review.js
var change_review = __webpack_require__(95130);
;// CONCATENATED MODULE: ./lib/change/post-review.js


/** What we said before. A marker counts in what the token's own account wrote: anybody can copy one. Throws `GitHubError`. */
async function readBefore(pull, key, github) {
    const [self, reviews, threads] = await Promise.all([github.self(), github.reviews(pull), github.reviewThreads(pull)]);
    const ours = reviews.filter(({ author, state }) => isSelf(author, self) && state !== "pending");
    const marked = ours.flatMap((review) => {
        const mark = (0,change_review/* readReviewMark */.UD)(review.body);
        return mark === undefined ? [] : [{ review, mark }];
    });
    const own = marked.find(({ mark }) => mark.key === key)?.review;
    const head = marked.at(-1)?.mark.head;
    const inBodies = marked.flatMap(({ review: { body } }) => (0,change_review/* readNoteMarks */.R8)(body).map((mark) => ({ ...mark, path: "", body: "", resolved: false })));
    const atLines = threads.flatMap(({ path, line, resolved, comments: [first] }) => {
        if (first === undefined || !isSelf(first.author, self))
            return [];
        const at = { path, ...(line === undefined ? {} : { line }), body: first.body, resolved };
        return (0,change_review/* readNoteMarks */.R8)(first.body).map((mark) => ({ ...mark, ...at }));
    });
    return {
        said: [...atLines, ...inBodies],
        ...(head === undefined ? {} : { head }),
        ...(own === undefined ? {} : { own }),
    };
}
/** GraphQL, which knows the threads, tells no id of a comment's author. */
function isSelf(author, self) {
    return author.login.toLowerCase() === self.login.toLowerCase() && (author.id === 0 || author.id === self.id);
}
/** Post it, unless it was posted before. The same request twice gives one review. Throws `GitHubError`. */
async function postReview(plan, facts) {
    const { github } = facts;
    const [before, now] = await Promise.all([readBefore(plan.pull, plan.key, github), github.pull(plan.pull)]);
    if (before.own !== undefined)
        return { kind: "posted", review: postedBefore(plan, before.own) };
    const all = [...plan.notes, ...plan.aside];
    const fresh = new Set((0,change_review/* keepNew */.Sb)(all, before.said));
    const dropped = all.length - fresh.size;
    if (plan.quiet && fresh.size === 0 && before.head !== undefined)
        return { kind: "silent", dropped };
    const notes = plan.notes.filter((note) => fresh.has(note));
    const aside = plan.aside.filter((note) => fresh.has(note));
    const moved = now.head.sha === plan.head ? {} : { moved: now.head.sha };
    return { kind: "posted", review: await send({ plan, dropped, ...moved }, notes, aside, facts) };
}
/** An earlier run's: how its notes were spread is in that run's report. */
function postedBefore({ pull, head }, { url }) {
    return { pull, url, head, placed: 0, inBody: 0, dropped: 0, again: true };
}
async function send(sending, notes, aside, facts) {
    const whole = await unless422(() => sendAs(sending, notes, aside, facts));
    if (whole !== undefined)
        return whole;
    const bad = new Set(await findBad(sending.plan, notes, facts));
    const [good, off] = [notes.filter((note) => !bad.has(note)), notes.filter((note) => bad.has(note))];
    const partly = await unless422(() => sendAs(sending, good, [...aside, ...off], facts));
    if (partly !== undefined)
        return partly;
    const inBody = [...aside, ...notes];
    const bodyOnly = await unless422(() => sendAs(sending, [], inBody, facts));
    // Without its commit: a forced push may have taken that out of the pull request.
    return bodyOnly ?? (await sendAs(sending, [], inBody, facts, false));
}
async function sendAs({ plan, dropped, moved }, placed, aside, { github, words }, pinned = true) {
    const markers = [(0,change_review/* reviewMarker */.vU)(plan), ...aside.slice(0, MOST_MARKED).map(change_review/* noteMarker */.vK)].join("\n");
    const told = words.body(plan, { placed, aside, dropped, ...(moved === undefined ? {} : { moved }) });
    const comments = placed.map((note) => commentOf(note, words));
    const review = { body: `${markers}\n${told}`, comments, ...(pinned ? { commit: plan.head } : {}) };
    const { url } = await github.createReview(plan.pull, review);
    return { pull: plan.pull, url, head: plan.head, placed: placed.length, inBody: aside.length, dropped, again: false };
}
/** Notes in a body that are known again: their markers take room. */
const MOST_MARKED = 50;
function commentOf(note, words) {
    const { path, line, startLine, side } = note;
    const body = `${(0,change_review/* noteMarker */.vK)(note)}\n${words.note(note)}`;
    return { path, line, side, body, ...(startLine === undefined ? {} : { startLine }) };
}
/** Undefined when GitHub does not take it as it is. */
async function unless422(work) {
    try {
        return await work();
    }
    catch (error) {
        if (error instanceof ports/* GitHubError */.y_ && error.status === 422)
            return undefined;
        throw error;
    }
}
/** The notes that GitHub does not take: by halves, for it refuses a review as a whole and does not say for which. */
async function findBad(plan, notes, facts) {
    let left = MOST_PROBES;
    const look = async (some) => {
        if (some.length === 0)
            return [];
        if (left <= 0)
            return some; // Not found out: said in the body, where nothing is lost.
        left -= 1;
        const comments = some.map((note) => commentOf(note, facts.words));
        if (await facts.github.wouldTake(plan.pull, { commit: plan.head, comments }))
            return [];
        if (some.length === 1)
            return some;
        const half = Math.ceil(some.length / 2);
        return [...(await look(some.slice(0, half))), ...(await look(some.slice(half)))];
    };
    return await look(notes);
}
/** Each is two requests, of the eighty writes a minute that GitHub allows. */
const MOST_PROBES = 30;

// EXTERNAL MODULE: ./lib/policy/decide.js + 1 modules
var decide = __webpack_require__(93394);
// EXTERNAL MODULE: ./lib/report/comment.js
var comment = __webpack_require__(37023);
// EXTERNAL MODULE: ./lib/report/figures.js
var figures = __webpack_require__(40819);
// EXTERNAL MODULE: ./lib/report/findings.js
var findings = __webpack_require__(37470);
// EXTERNAL MODULE: ./lib/report/fit.js
var fit = __webpack_require__(91017);
// EXTERNAL MODULE: ./lib/report/markdown.js
var markdown = __webpack_require__(63021);
// EXTERNAL MODULE: ./lib/report/plain.js
var plain = __webpack_require__(36906);
;// CONCATENATED MODULE: ./lib/report/review.js






/** A comment at its lines: severity, words, and what the lines should be instead. */
function renderNote(note) {
    const button = suggestionBlock(note.suggestion);
    const blocks = [review_text((0,findings/* severityLine */.S)(note.severity)), ...(0,markdown/* prose */.CS)(note.body), ...unsafeSuggestion(note)];
    const told = (0,fit/* fit */.Uj)([{ rank: 0, blocks, what: "paragraphs" }], comment/* COMMENT_LIMIT */.W - MARKERS - button.length, fit/* characters */.hg);
    return button === "" ? told : `${told}\n\n${button}`;
}
/** Room for our hidden lines: fifty of at most ninety characters. */
const MARKERS = 5_000;
/** "" for no suggestion, or one that cannot be offered at a click. */
function suggestionBlock(suggestion) {
    if (suggestion === undefined || !isPlain(suggestion))
        return "";
    const ticks = "`".repeat(Math.max(3, longestRun(suggestion) + 1));
    return `${ticks}suggestion\n${suggestion}${ticks}`;
}
/** What a reader does not see must not get into a file at a click. */
function isPlain(suggestion) {
    return (0,plain/* plainText */.w)(suggestion) === suggestion;
}
function unsafeSuggestion({ suggestion }) {
    if (suggestion === undefined || isPlain(suggestion))
        return [];
    return [
        review_text("The suggestion has characters that do not show; they are written out here:"),
        { kind: "code", language: "", text: (0,plain/* visibleText */.Q)(suggestion) },
    ];
}
function longestRun(text) {
    return Math.max(0, ...[...text.matchAll(/`+/g)].map(({ 0: run }) => run.length));
}
/** A review's body: the reviewer's summary, what stands at no line, and what was reviewed. */
function renderReview(plan, facts) {
    const { placed, aside, dropped } = facts;
    const summary = (0,markdown/* prose */.CS)(plan.summary);
    const nothing = placed.length + aside.length === 0;
    return (0,fit/* fit */.Uj)([
        { rank: 1, blocks: summary, what: "paragraphs" },
        {
            rank: 0,
            blocks: nothing && (summary.length === 0 || dropped > 0) ? [review_text(nothingNew(dropped))] : [],
            what: "",
        },
        { rank: 2, blocks: aside.length === 0 ? [] : [review_text(ASIDE), ...(0,findings/* listNotes */.m)(aside)], what: "findings" },
        { rank: 0, blocks: [review_text(footer(plan, facts))], what: "" },
    ], comment/* COMMENT_LIMIT */.W - MARKERS, fit/* characters */.hg);
}
function nothingNew(dropped) {
    return dropped === 0
        ? "No findings."
        : `Nothing new: ${(0,figures/* counted */.hS)(dropped, "finding")} of earlier reviews stand as they are.`;
}
const ASIDE = "**Not shown at their lines**, which GitHub took no comment on:";
function footer({ head }, { placed, aside, dropped, moved }) {
    const parts = [
        `Reviewed at ${(0,markdown/* code */.aY)(head.slice(0, 7))}`,
        (0,figures/* counted */.hS)(placed.length + aside.length, "finding"),
        ...(dropped > 0 ? [`${dropped} left out, said before`] : []),
        ...(moved === undefined
            ? []
            : [`commits pushed meanwhile, up to ${(0,markdown/* code */.aY)(moved.slice(0, 7))}, are not part of this`]),
    ];
    return `<sub>${parts.join(" \u00b7 ")}</sub>`;
}
function review_text(markdown) {
    return { kind: "text", markdown };
}

// EXTERNAL MODULE: ./lib/tools/add-review-comment.js
var add_review_comment = __webpack_require__(5013);
// EXTERNAL MODULE: ./lib/lib/cut.js
var cut = __webpack_require__(89823);
;// CONCATENATED MODULE: ./lib/tools/review/hunks.js
/** Which lines of a file a pull request's diff shows: GitHub takes comments on no others. */
/** The hunks of a file's patch, as GitHub gives it. */
function readHunks(patch) {
    const hunks = [];
    let [left, right] = [0, 0];
    for (const row of patch.split("\n")) {
        const header = /^@@ -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@/.exec(row);
        const hunk = hunks.at(-1);
        if (header !== null) {
            [left, right] = [Number(header[1]), Number(header[2])];
            hunks.push({ LEFT: new Map(), RIGHT: new Map() });
        }
        else if (hunk !== undefined && !row.startsWith("\\")) {
            const text = row.slice(1);
            if (!row.startsWith("+"))
                hunk.LEFT.set(left++, text);
            if (!row.startsWith("-"))
                hunk.RIGHT.set(right++, text);
        }
    }
    return hunks;
}
/** `RIGHT 10-24, 40`: the lines there are. */
function listLines(hunks, side) {
    const ranges = hunks.flatMap((hunk) => {
        const lines = [...hunk[side].keys()];
        const [first, last] = [lines[0], lines.at(-1)];
        if (first === undefined)
            return [];
        return first === last ? [`${first}`] : [`${first}-${last}`];
    });
    return `${side} ${ranges.length === 0 ? "none" : ranges.join(", ")}`;
}

// EXTERNAL MODULE: ./lib/tools/tool.js
var tool = __webpack_require__(74833);
;// CONCATENATED MODULE: ./lib/tools/review.js



/** Comments of one review. GitHub stumbles over many in one request, and nobody reads them. */
const MOST_NOTES = 50;
/**
 * A review of a pull request, whose head was `head` when the run began. Its diff is asked for once, at the first note.
 * `earlier`: the notes of a run that this one goes on from.
 */
function openReview(pull, head, github, earlier = []) {
    const notes = [...earlier];
    let asked;
    const ask = () => (asked ??= readDiff(pull, head, github).catch((error) => {
        asked = undefined;
        throw error;
    }));
    return {
        notes,
        async add(note) {
            const diff = await ask();
            const refusal = refuseNote(note, notes, diff);
            if (refusal !== undefined)
                return refusal;
            const whole = { ...note, text: linesOf(note, diff) };
            notes.push(whole);
            return { text: `Noted for the review: ${placeOf(note)} (${notes.length} so far).`, note: whole };
        },
    };
}
async function readDiff(number, head, github) {
    const files = await github.pullFiles(number);
    // Asked afterwards: files listed before a push belong to the head before it.
    const now = (await github.pull(number)).head.sha;
    return { files: new Map(files.map((file) => [file.path, file])), ...(now === head ? {} : { moved: now }) };
}
function refuseNote(note, notes, { files, moved }) {
    if (moved !== undefined) {
        const sentence = `Commits were pushed to the pull request since this run began: its head is ${moved} now.`;
        return (0,tool/* failure */.V)("failed", sentence, "Lines cannot be checked any more: say what you found in your final answer.");
    }
    if (notes.length >= MOST_NOTES) {
        return (0,tool/* failure */.V)("failed", `The review has ${MOST_NOTES} comments; there can be no more.`, "Say the rest at the end.");
    }
    if (notes.some((other) => isSame(other, note)))
        return (0,tool/* failure */.V)("no_change", "The review has this very comment already.");
    const file = files.get(note.path);
    if (file === undefined)
        return refusePath(note.path, [...files.keys()]);
    if (file.patch === undefined) {
        const why = "GitHub shows no diff of it: it is binary, only renamed, or too large";
        return (0,tool/* failure */.V)("not_found", `No line of ${note.path} can be commented on. ${why}.`, "Say it in your final answer.");
    }
    return refuseLines(note, readHunks(file.patch));
}
function isSame(a, b) {
    return a.path === b.path && a.line === b.line && a.side === b.side && a.body === b.body;
}
function refusePath(path, paths) {
    const name = path.split("/").at(-1) ?? "";
    const near = paths.filter((other) => other.split("/").at(-1) === name);
    const hint = near.length > 0 ? near : paths;
    const more = hint.length > 30 ? ` and ${hint.length - 30} more` : "";
    return (0,tool/* failure */.V)("not_found", `The pull request does not change ${path}.`, `It changes: ${hint.slice(0, 30).join(", ")}${more}.`);
}
function refuseLines(note, hunks) {
    const { path, line, startLine = line, side, suggestion } = note;
    const shown = `The diff of ${path} shows the lines ${listLines(hunks, "RIGHT")}; ${listLines(hunks, "LEFT")}.`;
    const hunk = hunks.find((one) => one[side].has(line));
    if (hunk === undefined)
        return (0,tool/* failure */.V)("not_found", `Line ${line} (${side}) is not in the diff of ${path}.`, shown);
    if (startLine > line) {
        return (0,tool/* failure */.V)("invalid_arguments", `start_line ${startLine} comes after line ${line}.`);
    }
    if (!hunk[side].has(startLine)) {
        const sentence = `Lines ${startLine} and ${line} (${side}) are not in one hunk of the diff of ${path}.`;
        return (0,tool/* failure */.V)("not_found", sentence, shown);
    }
    if (suggestion === undefined)
        return undefined;
    if (side === "LEFT") {
        return (0,tool/* failure */.V)("invalid_arguments", "A suggestion replaces lines of the new file: it needs side RIGHT.");
    }
    if (suggestion === "" || `${textIn(hunk, note).replaceAll(/\r$/gm, "")}\n` !== suggestion)
        return undefined;
    return (0,tool/* failure */.V)("no_change", `The suggestion is what ${placeOf(note)} says already.`, "Leave it out, or mend it.");
}
function linesOf(note, { files }) {
    const hunk = readHunks(files.get(note.path)?.patch ?? "").find((one) => one[note.side].has(note.line));
    return hunk === undefined ? "" : (0,cut/* firstOf */.Ku)(textIn(hunk, note), LONGEST_TEXT);
}
/** Characters of the lines that a note keeps: enough to know them again. */
const LONGEST_TEXT = 4_000;
function textIn(hunk, { line, startLine = line, side }) {
    const lines = Array.from({ length: line - startLine + 1 }, (_, index) => hunk[side].get(startLine + index) ?? "");
    return lines.join("\n");
}
function placeOf({ path, line, startLine = line, side }) {
    const lines = startLine === line ? `${line}` : `${startLine}-${line}`;
    return `${path}:${lines}${side === "LEFT" ? " (LEFT)" : ""}`;
}

// EXTERNAL MODULE: ./lib/run/faults.js
var faults = __webpack_require__(89896);
// EXTERNAL MODULE: ./lib/run/hands.js + 5 modules
var hands = __webpack_require__(22929);
// EXTERNAL MODULE: ./lib/run/publishing.js
var publishing = __webpack_require__(79768);
// EXTERNAL MODULE: ./lib/log.js
var log = __webpack_require__(97309);
;// CONCATENATED MODULE: ./lib/run/reviewing.js
/** A review from its beginning (what was said before) to its end (posted, or kept beside the log). */












/** What a review of a pull request starts from; undefined for every other request. */
async function openReviewing({ github, log }, { request }) {
    const { kind, subject, key } = request;
    const head = subject?.head?.sha;
    if (kind !== "review" || subject?.kind !== "pull" || head === undefined)
        return undefined;
    const before = await readBefore(subject.number, key, github).catch(nothingIfRefused);
    const earlier = (0,change_review/* readNotes */.WT)(log.entries).filter((made) => made.head === head);
    const review = openReview(subject.number, head, github, earlier.map(({ note }) => note));
    if (before.own === undefined)
        return { review, before };
    const done = postedBefore({ pull: subject.number, head }, before.own);
    log.append({ type: "review.posted", review: done });
    return { review, before, done };
}
/** A review is worth having though nobody can say what was said before; posting asks again. */
function nothingIfRefused(error) {
    if (error instanceof ports/* GitHubError */.y_)
        return { said: [] };
    throw error;
}
/** Post what was found, keep it beside the log, or leave it to the job that publishes. Undefined for no review at all. */
async function publishReview(job, end) {
    const { world, admitted, order } = job;
    const { request } = admitted;
    const plan = (0,change_review/* planReview */.Kp)(request, {
        entries: world.log.entries,
        summary: (0,publishing/* wordsOf */.Z9)(end).summary,
        quiet: request.trigger === "pull",
        redact: world.secrets.redact,
    });
    if (plan === undefined)
        return undefined;
    if (end.kind !== "finished" && plan.notes.length + plan.aside.length === 0)
        return undefined;
    if (order.settings.job?.kind === "propose" && !order.stop.aborted)
        return { kind: "proposed", plan };
    return await postPlan(world, order, admitted, plan);
}
/** Post a review, or keep it beside the log where the policy, a dry run or GitHub is against it. */
async function postPlan(world, order, admitted, plan) {
    const { request } = admitted;
    const why = reasonToKeep(order, admitted);
    if (why !== undefined) {
        await keepReview(world, order, plan);
        return { kind: "kept", reason: `${why} The review is kept beside the log (review.md).` };
    }
    try {
        return told(world, await postReview(plan, { github: world.github, words: WORDS }));
    }
    catch (error) {
        if (!(error instanceof ports/* GitHubError */.y_))
            throw error;
        await keepReview(world, order, plan);
        return { kind: "withheld", fault: refusedFault(error, request.subject?.fromFork === true) };
    }
}
const WORDS = { note: renderNote, body: renderReview };
/** Why nothing is posted, as a sentence; undefined when it is. */
function reasonToKeep(order, admitted) {
    if (order.stop.aborted)
        return "The run was cancelled before it could post its review.";
    if (order.settings.dryRun)
        return "This is a dry run: no review was posted.";
    // A review is judged like a call of the tool that writes its comments.
    const circumstances = (0,hands/* circumstancesOf */.c)({ admitted }, events/* MAIN */.QT);
    const call = { tool: add_review_comment/* addReviewComment */.d.name };
    const decision = (0,decide/* decide */.LD)(admitted.policy, call, [], circumstances, (path) => ({ kind: "outside", path }));
    return decision.effect === "allow" ? undefined : `No review was posted. ${decision.reason}`;
}
function told({ log }, posting) {
    switch (posting.kind) {
        case "posted":
            log.append({ type: "review.posted", review: posting.review });
            return posting;
        case "silent":
            return posting;
    }
}
function refusedFault(error, fromFork) {
    const fault = (0,faults/* faultOf */.K)(error);
    if (error.status !== 403 || !fromFork)
        return fault;
    const how = "On a fork's pull request the event `pull_request` has a token that can only read: use `pull_request_target`, or ask by a comment.";
    return { ...fault, hint: fault.hint === undefined ? how : `${fault.hint} ${how}` };
}
/** As it would have been posted, for people; and as a record, for whoever posts it later. */
async function keepReview({ files, secrets }, { places }, made) {
    const plan = (0,log/* mask */.dK)(made, secrets);
    const aside = [...plan.notes, ...plan.aside];
    const body = renderReview(plan, { placed: [], aside, dropped: 0 });
    await files.write(`${places.run}/review.md`, Buffer.from(`${body}\n`));
    await files.write(`${places.run}/review.json`, Buffer.from(`${JSON.stringify(plan, undefined, 2)}\n`));
}


/***/ }),

/***/ 98893:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ closeSpent)
/* harmony export */ });
/* harmony import */ var _change_branch_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(33758);
/* harmony import */ var _change_catch_up_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70873);
/* harmony import */ var _ports_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48076);
/* harmony import */ var _author_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18074);
/* harmony import */ var _catch_up_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2714);
/* harmony import */ var _first_job_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96389);
/** A task's pull request that has nothing left to change is closed. */






/**
 * Close it where the branch, at the commit that this run comes to, is as its base is. Never when somebody else has
 * committed to the branch, nor a pull request of somebody else's. Whether it was closed; trouble is only a warning, for
 * the next run sees the same.
 */
async function closeSpent(desk, order, admitted, end) {
    const { request, policy } = admitted;
    const mayWrite = (0,_first_job_js__WEBPACK_IMPORTED_MODULE_4__/* .speaks */ .u)(order) && !order.stop.aborted && policy.publish.to.value === "pull";
    const ours = (0,_change_branch_js__WEBPACK_IMPORTED_MODULE_5__/* .isTasks */ .rj)(request, order.settings.wish.branchPrefix) && request.caughtUp?.kind !== "behind";
    if (request.kind !== "change" || !mayWrite || !ours)
        return false;
    try {
        const onto = request.caughtUp?.onto ?? (await (0,_catch_up_js__WEBPACK_IMPORTED_MODULE_3__/* .findBase */ .lN)(desk, order, request));
        return (onto !== undefined && (await isSpent(desk, order, admitted, { end, onto })) && (await close(desk, admitted, onto)));
    }
    catch (error) {
        if (!(error instanceof _ports_js__WEBPACK_IMPORTED_MODULE_1__/* .GitError */ .XS) && !(error instanceof _ports_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubError */ .y_))
            throw error;
        desk.runner.annotate("warning", "Remit: pull request not closed", error.message);
        return false;
    }
}
/** Where the server has the branch. */
function headOf({ base, caughtUp }) {
    return caughtUp?.head ?? base.sha;
}
async function isSpent({ git }, { settings }, { request }, { end, onto }) {
    await git.fetch(onto.sha);
    if ((await git.stat(onto.sha, end)).length > 0)
        return false;
    const parting = await git.history.parting(headOf(request), onto.sha);
    return parting !== undefined && (0,_change_catch_up_js__WEBPACK_IMPORTED_MODULE_0__/* .isOursAlone */ .t4)(parting.own, (0,_author_js__WEBPACK_IMPORTED_MODULE_2__/* .authorOf */ .r)(settings.github.serverUrl));
}
async function close({ github, log }, { request }, onto) {
    const [open, self] = await Promise.all([github.pullsFrom(request.base.name), github.self()]);
    const pull = open.find(({ base }) => base.name === onto.name);
    if (pull === undefined || pull.author.id !== self.id || pull.head.sha !== headOf(request))
        return false;
    const { number, url } = await github.updatePull(pull.number, { state: "closed" });
    log.append({ type: "pull.closed", pull: { number, url }, reason: reasonFor(request.caughtUp?.kind, onto.name) });
    return true;
}
function reasonFor(kind, base) {
    if (kind !== "replaced")
        return `${base} is as this pull request would leave it`;
    return `${base} has changed the same files since, and as it is now the task finds nothing to do`;
}


/***/ }),

/***/ 13411:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VERSION: () => (/* binding */ VERSION)
/* harmony export */ });
/** The version of this bundle: that of `package.json`, which a test compares. */
const VERSION = "0.1.0";


/***/ })

};
