export const id = 501;
export const ids = [501];
export const modules = {

/***/ 9501:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openGemini: () => (/* binding */ openGemini)
});

;// CONCATENATED MODULE: ./lib/adapters/gemini/access.js
/** `baseUrl`: the API's address; Google's own when absent. */
function openAccess(credentials, baseUrl) {
    return credentials.kind === "api-key" ? byKey(credentials.key, baseUrl) : byProject(credentials, baseUrl);
}
/** What requests are sent by. */
function sender(credentials, fetch) {
    return credentials.kind === "api-key" ? fetch : (input, init) => fetch(input, { ...init, headers: keyless(init) });
}
function byKey(key, baseUrl) {
    // Given outright, because the SDK would otherwise look for one in the environment.
    const httpOptions = { baseUrl: baseUrl ?? GOOGLE_BASE_URL, apiVersion: GEMINI_VERSION };
    return {
        client: { vertexai: false, apiKey: key, httpOptions },
        nameOf: (model) => model,
        headers: () => Promise.resolve({}),
    };
}
const GOOGLE_BASE_URL = "https://generativelanguage.googleapis.com";
// Pinned, because the SDK's third version asks `v1` of the API, which knows neither thoughts, nor the ids of calls, nor
// parameters as JSON Schema, and answers 400 to fields that it does not know.
const GEMINI_VERSION = "v1beta";
const VERTEX_VERSION = "v1beta1";
function byProject({ project, location, keyFile }, baseUrl = vertexUrl(location)) {
    const place = `projects/${project}/locations/${location}`;
    const auth = openAuth(keyFile);
    return {
        client: { vertexai: true, apiKey: NO_KEY, httpOptions: { baseUrl, apiVersion: VERTEX_VERSION } },
        nameOf: (model) => (model.startsWith("projects/") ? model : `${place}/${publisherName(model)}`),
        headers: async () => Object.fromEntries(await (await auth()).getRequestHeaders(baseUrl)),
    };
}
// The SDK's build for browsers insists on a key; `sender` takes it out again.
const NO_KEY = "none";
const KEY_HEADER = "x-goog-api-key";
function keyless(init) {
    const headers = new Headers(init?.headers);
    headers.delete(KEY_HEADER);
    return headers;
}
function vertexUrl(location) {
    if (location === "global")
        return "https://aiplatform.googleapis.com";
    // Locations that span several regions.
    if (location === "us" || location === "eu")
        return `https://aiplatform.${location}.rep.googleapis.com`;
    return `https://${location}-aiplatform.googleapis.com`;
}
/** `meta/llama-4` is another publisher's model; `models/7` is a tuned one of the project. */
function publisherName(model) {
    if (/^(?:publishers|models)\//.test(model))
        return model;
    const [publisher = "", name] = model.split("/", 2);
    return name === undefined ? `publishers/google/models/${model}` : `publishers/${publisher}/models/${name}`;
}
function openAuth(keyFile) {
    const load = async () => {
        const { GoogleAuth } = await __webpack_require__.e(/* import() */ 492).then(__webpack_require__.t.bind(__webpack_require__, 492, 19));
        return new GoogleAuth({ scopes: [SCOPE], ...(keyFile === undefined ? {} : { keyFilename: keyFile }) });
    };
    let loading;
    return () => (loading ??= load()); // It keeps the token until it ends.
}
const SCOPE = "https://www.googleapis.com/auth/cloud-platform";

;// CONCATENATED MODULE: ./lib/adapters/gemini/citations.js
/** The sources that the chunks of one answer name, each once, in the order in which they came. */
function collectSources(candidates) {
    const quoted = candidates.flatMap(({ citationMetadata }) => present(citationMetadata?.citations));
    const grounding = candidates.flatMap(({ groundingMetadata }) => groundingMetadata ?? []).at(-1);
    const pages = (grounding?.groundingChunks ?? []).map((chunk) => citation(chunk?.web?.uri, chunk?.web?.title));
    const citations = [];
    const pageNumbers = pages.map((page) => (page === undefined ? -1 : place(citations, page)));
    for (const { uri, title } of quoted) {
        const found = citation(uri, title);
        if (found !== undefined)
            place(citations, found);
    }
    const supports = supportsOf(grounding, pageNumbers);
    return supports.length === 0 ? { citations } : { citations, supports };
}
/** Any item of a list may be null on the wire. */
function present(items) {
    return (items ?? []).filter((item) => item !== null);
}
function citation(uri, title) {
    if (uri === undefined || uri === "")
        return undefined;
    return title === undefined || title === "" ? { uri } : { title, uri };
}
/** The index of a citation, added when it is new. */
function place(citations, wanted) {
    const found = citations.findIndex(({ uri }) => uri === wanted.uri);
    return found >= 0 ? found : citations.push(wanted) - 1;
}
function supportsOf(grounding, pages) {
    return present(grounding?.groundingSupports).flatMap(({ segment, groundingChunkIndices }) => {
        const citations = (groundingChunkIndices ?? []).map((index) => pages[index] ?? -1).filter((index) => index >= 0);
        return segment?.endIndex === undefined || citations.length === 0 ? [] : [{ end: segment.endIndex, citations }];
    });
}

;// CONCATENATED MODULE: ./lib/adapters/gemini/finish.js
/** Why the model stopped; a reason that this version does not know is `other`. */
function stopOf(reason) {
    return STOPS[reason] ?? "other";
}
/** Reasons that say the answer is unusable through no fault of the question: asked again as it stands. */
const MALFORMED = new Set([
    "MALFORMED_FUNCTION_CALL",
    "UNEXPECTED_TOOL_CALL",
    "MALFORMED_RESPONSE",
]);
const STOPS = {
    STOP: "stop",
    MAX_TOKENS: "max_tokens",
    CONTINUATION: "max_tokens", // "\u2026 reached the per-request token limit, but generation is not yet complete."
    SAFETY: "safety",
    BLOCKLIST: "safety",
    PROHIBITED_CONTENT: "safety",
    SPII: "safety",
    IMAGE_SAFETY: "safety",
    IMAGE_PROHIBITED_CONTENT: "safety",
    RECITATION: "recitation",
    IMAGE_RECITATION: "recitation",
    MALFORMED_FUNCTION_CALL: "malformed_call",
    UNEXPECTED_TOOL_CALL: "unexpected_call",
};

;// CONCATENATED MODULE: ./lib/adapters/gemini/usage.js
/**
 * Tokens of one call. Counts that Gemini left out are estimated from the bytes `sent` and `received`, never taken as
 * zero: a budget must not be passed for want of numbers.
 */
function measureUsage(said, bytes) {
    const wire = readCounts(said);
    const { cachedContentTokenCount: cached = 0, thoughtsTokenCount: thoughts = 0 } = wire;
    const input = inputOf(wire);
    const output = outputOf(wire, bytes.received);
    return {
        input: input ?? estimate(bytes.sent),
        output: output ?? estimate(bytes.received),
        cached,
        thoughts,
        estimated: input === undefined || output === undefined,
    };
}
/** A count that is none is as good as missing: a negative one would give a budget back. */
function readCounts(said) {
    const counts = Object.entries(said).flatMap(([name, value]) => {
        const count = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
        return Number.isSafeInteger(count) && count >= 0 ? [[name, count]] : [];
    });
    return Object.fromEntries(counts);
}
// Results of Google's own search are counted apart and billed as input.
function inputOf({ promptTokenCount, toolUsePromptTokenCount = 0 }) {
    return promptTokenCount === undefined ? undefined : promptTokenCount + toolUsePromptTokenCount;
}
// A count of zero is left out on the wire: without an answer a missing count is a zero, with one it is missing.
function outputOf(wire, received) {
    const { candidatesTokenCount, thoughtsTokenCount, totalTokenCount } = wire;
    const input = inputOf(wire);
    if (candidatesTokenCount !== undefined)
        return candidatesTokenCount + (thoughtsTokenCount ?? 0);
    if (totalTokenCount !== undefined && input !== undefined)
        return Math.max(0, totalTokenCount - input);
    if (received <= EMPTY_BYTES && input !== undefined)
        return thoughtsTokenCount ?? 0;
    return undefined;
}
const EMPTY_BYTES = "[]".length;
// Gemini's tokenizer makes 2.3 to 4 characters of source text into a token (measured); 3 bytes lie between.
function estimate(bytes) {
    return Math.ceil(bytes / 3);
}

;// CONCATENATED MODULE: ./lib/adapters/gemini/draft.js



/** A chunk that cannot be what the model meant to send. */
class BrokenChunk extends Error {
    name = "BrokenChunk";
}
/** Of one answer: 65,536 tokens, the most a model gives, at 32 characters. Nothing reads an answer that is longer. */
const MOST_CHARACTERS = 2_097_152;
class Draft {
    model;
    claimId;
    thoughts = [];
    calls = [];
    parts = [];
    chunks = [];
    text = "";
    size = 0;
    /** `model` is the one that was asked, for answers that do not name theirs. */
    constructor(model, claimId) {
        this.model = model;
        this.claimId = claimId;
    }
    /** Add a chunk; returns what is new to tell. Throws {@link BrokenChunk}. */
    take(chunk) {
        const parts = chunk.candidates?.[0]?.content?.parts ?? [];
        this.size += JSON.stringify(parts).length;
        if (this.size > MOST_CHARACTERS)
            throw new BrokenChunk(`more than ${MOST_CHARACTERS} characters`);
        const news = parts.flatMap((part) => (part === null ? [] : this.takePart(part)));
        this.chunks.push(chunk);
        return news;
    }
    /** The model has said why it stopped: nothing can follow. */
    get finished() {
        return this.rawStop !== undefined || this.blockReason !== undefined;
    }
    /** What it amounts to. `sent` is the size of the request in bytes, for an answer that bears no token counts. */
    judge(sent) {
        const raw = this.rawStop ?? (this.calls.length > 0 ? "" : this.blockReason);
        if (raw === undefined)
            return { kind: "broken", why: this.chunks.length === 0 ? EMPTY : UNFINISHED };
        const reply = this.reply(raw, sent);
        if (!MALFORMED.has(raw) || this.calls.length > 0)
            return { kind: "whole", reply };
        return { kind: "malformed", why: `the model's answer was malformed (${raw})`, reply };
    }
    reply(rawStop, sent) {
        const stop = rawStop === "" ? "missing" : rawStop === this.rawStop ? stopOf(rawStop) : "blocked_prompt";
        return {
            text: this.text,
            thoughts: this.thoughts,
            calls: this.calls,
            parts: this.parts,
            ...this.sources,
            usage: measureUsage(this.usage, { sent, received: this.received }),
            stop,
            rawStop,
            model: last(this.chunks, ({ modelVersion }) => modelVersion) ?? this.model,
        };
    }
    takePart({ text, thought, thoughtSignature, functionCall, inlineData }) {
        const signature = thoughtSignature === undefined ? {} : { thoughtSignature };
        // Some call while they think, in one part.
        if (thought === true && !isObject(functionCall))
            return this.think(text ?? "", signature);
        if (isObject(functionCall)) {
            const thoughts = thought === true ? this.think(text ?? "", {}) : [];
            return [...thoughts, ...this.call(functionCall, signature)];
        }
        if (inlineData?.data !== undefined && inlineData.mimeType !== undefined) {
            this.parts.push({ inlineData: { mimeType: inlineData.mimeType, data: inlineData.data }, ...signature });
            return [];
        }
        return this.say(text ?? "", signature);
    }
    say(text, signature) {
        this.text += text;
        const before = this.parts.at(-1);
        // Signed text stands alone: a signature is only valid on the part that it came with.
        if (signature.thoughtSignature !== undefined)
            this.parts.push({ text, ...signature });
        else if (before !== undefined && isPlainText(before))
            this.parts[this.parts.length - 1] = { text: before.text + text };
        else if (text !== "")
            this.parts.push({ text });
        return text === "" ? [] : [{ kind: "text", text }];
    }
    // A thought goes back without its words, which cost tokens and say nothing new; its signature stays in its place.
    think(text, signature) {
        if (signature.thoughtSignature !== undefined)
            this.parts.push({ text: "", thought: true, ...signature });
        const thought = readThought(text);
        const before = this.thoughts.at(-1);
        if (thought.subject === "" && before !== undefined) {
            this.thoughts[this.thoughts.length - 1] = { ...before, description: before.description + text };
            return [];
        }
        if (text.trim() === "")
            return [];
        this.thoughts.push(thought);
        return thought.subject === "" ? [] : [{ kind: "thought", subject: thought.subject }];
    }
    call({ id: given, name, args: said }, signature) {
        const args = said ?? {}; // Null for a tool that takes none.
        if (name === undefined || name === "")
            throw new BrokenChunk("a function call without a name");
        if (!isObject(args))
            throw new BrokenChunk(`a call of ${name} whose arguments are no object`);
        const id = this.claimId(name, given);
        this.calls.push({ id, tool: name, args });
        this.parts.push({ functionCall: { id, name, args }, ...signature });
        return [];
    }
    get rawStop() {
        return last(this.chunks, ({ candidates }) => {
            const reason = candidates?.[0]?.finishReason;
            return reason === "FINISH_REASON_UNSPECIFIED" ? undefined : reason;
        });
    }
    get blockReason() {
        return last(this.chunks, ({ promptFeedback }) => promptFeedback?.blockReason);
    }
    get sources() {
        return collectSources(this.chunks.flatMap(({ candidates }) => candidates?.[0] ?? []));
    }
    // Later chunks repeat the counts of earlier ones, and may leave some out.
    get usage() {
        const counts = {};
        for (const { usageMetadata } of this.chunks)
            Object.assign(counts, usageMetadata);
        return counts;
    }
    get received() {
        const thoughts = this.thoughts.map(({ subject, description }) => subject + description);
        return Buffer.byteLength([this.text, ...thoughts, JSON.stringify(this.calls.map(({ args }) => args))].join(""));
    }
}
const EMPTY = "the answer was empty";
const UNFINISHED = "the stream ended without a finish reason";
function isPlainText(part) {
    return part.text !== undefined && part.thoughtSignature === undefined;
}
function isObject(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}
// "**Reading the tests**\n\nI will \u2026": Gemini heads each thought with its subject in bold.
function readThought(text) {
    const bold = /\*\*(?<subject>.+?)\*\*/s.exec(text);
    if (bold === null)
        return { subject: "", description: text };
    const description = text.slice(0, bold.index) + text.slice(bold.index + bold[0].length);
    return { subject: (bold.groups?.["subject"] ?? "").trim(), description: description.trim() };
}
function last(items, pick) {
    return items.map(pick).findLast((found) => found !== undefined);
}

;// CONCATENATED MODULE: ./lib/adapters/gemini/ids.js
function openCallIds() {
    const kept = new Set();
    let invented = 0;
    return {
        claim(messages) {
            // A continued run begins with calls that this process never made.
            const taken = new Set([...kept, ...messages.flatMap(idsOf)]);
            return (name, given) => {
                let id = given ?? "";
                while (id === "" || taken.has(id))
                    id = `${name}_${++invented}`;
                taken.add(id);
                return id;
            };
        },
        keep(calls) {
            for (const { id } of calls)
                kept.add(id);
        },
    };
}
function idsOf({ parts }) {
    return parts.flatMap(({ functionCall }) => (functionCall?.id === undefined ? [] : [functionCall.id]));
}

;// CONCATENATED MODULE: ./lib/adapters/gemini/patience.js
/** Waits after a stream that broke, in ms: 4 attempts in all, as Gemini CLI makes. */
const STREAM_WAITS = [1_000, 2_000, 4_000];
/** Attempts at getting an answer at all, the first included: Gemini CLI's. */
const CONNECTION_ATTEMPTS = 10;
/** Most faults of a server or a line are over at once: the first attempt after one comes within a second. */
const QUICK_WAIT_MS = 700;
const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 30_000;
/** Part of a wait of our own by which it may be shorter or longer, so that the jobs of a matrix do not knock together. */
const JITTER = 0.3;
/** Part of a server's delay that is added to it at most. */
const HINT_SLACK = 0.1;
/** A server that asks for a longer delay is not waited for, in ms. */
const LONGEST_HINT_MS = 300_000;
/** Patience for one question. */
function openPatience(random) {
    let streams = 0;
    let connections = 0;
    return {
        after(trouble) {
            if (trouble.kind === "final")
                return undefined;
            if (trouble.kind === "stream") {
                const ms = STREAM_WAITS[streams++];
                return ms === undefined ? undefined : { ms, left: STREAM_WAITS.length - streams + 1 };
            }
            const left = CONNECTION_ATTEMPTS - ++connections;
            if (left === 0)
                return undefined;
            const { hintMs } = trouble;
            if (hintMs !== undefined)
                return { ms: Math.round(hintMs * (1 + HINT_SLACK * fraction(random))), left };
            const ms = ownWait(connections, trouble.limited);
            return { ms: Math.round(ms * (1 + JITTER * (2 * fraction(random) - 1))), left };
        },
    };
}
/** Where the server names none. One that is asked too often is not asked again at once. */
function ownWait(failures, limited) {
    if (failures === 1 && !limited)
        return QUICK_WAIT_MS;
    return Math.min(FIRST_WAIT_MS * 2 ** (failures - (limited ? 1 : 2)), LONGEST_WAIT_MS);
}
/** From 0 up to 1. */
function fraction(random) {
    return Number.parseInt(random.hex(4), 16) / 2 ** 32;
}

;// CONCATENATED MODULE: ./lib/adapters/gemini/request.js
/** What the SDK is asked to send. Pure. */
function formParameters(question, levels) {
    return { model: question.model, contents: formContents(question), config: formConfig(question, levels) };
}
/** Sent in place of a thought signature that was never given: Gemini 3 takes it, and refuses a call without any. */
const NO_SIGNATURE = "skip_thought_signature_validator";
/**
 * The version in a model's name: 2.5 for `gemini-2.5-pro`, Infinity for an alias such as `gemini-flash-latest` (which
 * is never an old model), undefined for a model that is no Gemini.
 */
function geminiVersion(model) {
    const name = /gemini-(?:(?<version>\d+(?:\.\d+)?)(?![\d.]))?/.exec(model);
    if (name === null)
        return undefined;
    return name.groups?.["version"] === undefined ? Infinity : Number(name.groups["version"]);
}
function formContents({ model, messages }) {
    const signs = (geminiVersion(model) ?? 0) >= 3;
    return messages.map(({ role, parts }) => ({ role, parts: [...(signs ? signFirstCall(role, parts) : parts)] }));
}
// Gemini 3 answers 400 when the first call of a model turn bears no signature; its siblings stay unsigned. It checks
// only the turns since the last text of the user, but a history signed throughout keeps its cached prefix.
function signFirstCall(role, parts) {
    const first = parts.findIndex(({ functionCall }) => functionCall !== undefined);
    if (role !== "model" || first < 0 || parts[first]?.thoughtSignature !== undefined)
        return parts;
    return parts.with(first, { ...parts[first], thoughtSignature: NO_SIGNATURE });
}
// topP and topK as Gemini CLI sends them, so that a model behaves as its users know it.
function formConfig(question, levels) {
    const { model, system, temperature, schema } = question;
    const tools = formTools(question);
    const thinking = thinkingOf(model, levels);
    return {
        ...(system === "" ? {} : { systemInstruction: { parts: [{ text: system }] } }),
        ...(tools.length === 0 ? {} : { tools }),
        ...(schema === undefined ? {} : { responseMimeType: "application/json", responseJsonSchema: schema }),
        ...(thinking === undefined ? {} : { thinkingConfig: thinking }),
        temperature: temperature ?? 1,
        topP: 0.95,
        topK: 64,
        // The SDK would otherwise send requests of its own that no budget sees.
        automaticFunctionCalling: { disable: true },
        automaticContinuation: false,
    };
}
function formTools({ tools, search }) {
    const functionDeclarations = tools.map(({ name, description, parameters }) => ({
        name,
        description,
        parametersJsonSchema: parameters,
    }));
    return [
        ...(functionDeclarations.length === 0 ? [] : [{ functionDeclarations }]),
        ...(search === true ? [{ googleSearch: {} }] : []),
    ];
}
// The budget and the level are Gemini CLI's; an alias may name any family, and gets thoughts without either.
function thinkingOf(model, levels) {
    const version = geminiVersion(model);
    if (version === undefined || version < 2.5)
        return undefined;
    if (version === Infinity)
        return { includeThoughts: true };
    if (version < 3)
        return { includeThoughts: true, thinkingBudget: 8192 };
    return { includeThoughts: true, thinkingLevel: levels.HIGH };
}

;// CONCATENATED MODULE: ./lib/adapters/gemini/network.js
/** Errors of the network: which of them may be gone in a moment. */
/** What the network says it was: a code such as `ECONNRESET`, or the innermost message. */
function nameNetworkError(error) {
    const links = chain(error);
    return links.find(({ code }) => code !== undefined)?.code ?? links.at(-1)?.message ?? String(error);
}
/** Whether trying again may help. */
function isPassing(error) {
    const links = chain(error);
    const codes = links.flatMap(({ code }) => code ?? []);
    if (codes.some((code) => PASSING.has(code) || code.includes("BAD_RECORD_MAC")))
        return true;
    // Any other code (a bad certificate) will come again, and so will an address that cannot be one.
    const says = (words) => links.some(({ message }) => words.test(message));
    return codes.length === 0 && says(/fetch failed/) && !says(/unknown scheme|bad port/);
}
const PASSING = new Set([
    "ECONNRESET",
    "ECONNREFUSED",
    "ECONNABORTED",
    "ETIMEDOUT",
    "EHOSTUNREACH",
    "ENETUNREACH",
    "EPIPE",
    "ENOTFOUND",
    "EAI_AGAIN",
    "EPROTO",
    "ERR_SSL_WRONG_VERSION_NUMBER",
    "ERR_STREAM_PREMATURE_CLOSE",
    "UND_ERR_SOCKET",
    "UND_ERR_CONNECT_TIMEOUT",
    "UND_ERR_HEADERS_TIMEOUT",
    "UND_ERR_BODY_TIMEOUT",
]);
/** How deep a cause is looked for. */
const DEPTH = 5;
function chain(error, depth = DEPTH) {
    if (depth === 0 || typeof error !== "object" || error === null)
        return [];
    const [code, message, cause, errors] = ["code", "message", "cause", "errors"].map((key) => Reflect.get(error, key));
    // Node tries a host's addresses one after the other and reports all their failures together.
    const inner = [cause, ...(Array.isArray(errors) ? errors : [])].flatMap((each) => chain(each, depth - 1));
    return [{ code: typeof code === "string" ? code : undefined, message: String(message) }, ...inner];
}

// EXTERNAL MODULE: ./lib/lib/cut.js
var cut = __webpack_require__(89823);
;// CONCATENATED MODULE: ./lib/adapters/gemini/refusal.js
/** What a refused request's body says, and how long it asks us to wait. */

/** Read an error body: an object, an array of one (as streams answer), one within another's message, or plain text. */
function readErrorBody(text) {
    const error = findError(parse(text));
    if (error === undefined)
        return { status: "", message: oneLine(text), details: [] };
    const { status, message, details } = error;
    const told = typeof message === "string" ? message : "";
    if (findError(parse(told)) !== undefined)
        return readErrorBody(told);
    return {
        status: typeof status === "string" ? status : "",
        message: oneLine(told),
        details: Array.isArray(details) ? details.filter(isRecord) : [],
    };
}
/**
 * Milliseconds that the server asks us to wait, by `Retry-After` (seconds or a date) or google.rpc.RetryInfo, whichever
 * is longer; undefined when it does not say. A per-minute quota that names no delay is a minute.
 */
function hintedDelay(retryAfter, body, clock) {
    const hints = [readRetryAfter(retryAfter, clock), ...body.details.map(({ retryDelay }) => readDuration(retryDelay))];
    const longest = Math.max(0, ...hints.filter((hint) => hint !== undefined));
    if (longest > 0)
        return longest;
    return quotaIds(body).some((id) => id.includes("PerMinute")) ? 60_000 : undefined;
}
/** Whether the quota will not come back while this run lasts: a day's is used up, or there is none at all. */
function quotaIsGone(body) {
    return quotaIds(body).some((id) => id.includes("PerDay")) || /\blimit: 0(?![\d.])/.test(body.message);
}
function quotaIds({ details }) {
    return details.flatMap(({ violations }) => (violations ?? []).map(({ quotaId }) => quotaId ?? ""));
}
function readRetryAfter(value, clock) {
    if (value === undefined)
        return undefined;
    if (/^\d+(?:\.\d+)?$/.test(value.trim()))
        return Number(value) * 1000;
    const date = Date.parse(value);
    return Number.isNaN(date) ? undefined : Math.max(0, date - clock.now());
}
// A protobuf Duration in JSON: "13s", "13.514s".
function readDuration(value) {
    const match = typeof value === "string" ? /^(?<seconds>\d+(?:\.\d+)?)s$/.exec(value) : null;
    return match === null ? undefined : Number(match.groups?.["seconds"]) * 1000;
}
function findError(value) {
    const first = Array.isArray(value) ? value[0] : value;
    return isRecord(first) && isRecord(first["error"]) ? first["error"] : undefined;
}
function isRecord(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}
function parse(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
const LONGEST_MESSAGE = 300;
function oneLine(text) {
    const line = text.replaceAll(/\s+/g, " ").trim();
    return line.length <= LONGEST_MESSAGE ? line : `${(0,cut/* firstOf */.Ku)(line, LONGEST_MESSAGE)}\u2026`;
}

;// CONCATENATED MODULE: ./lib/adapters/gemini/wire.js
/** An answer with a status other than 2xx, before the SDK has made an error without headers of it. */
class Refusal extends Error {
    name = "Refusal";
    status;
    retryAfter;
    body;
    constructor(status, retryAfter, body) {
        super(`HTTP ${status}`);
        this.status = status;
        this.retryAfter = retryAfter;
        this.body = body;
    }
}
/** A server that has been silent for too long. */
class Stalled extends Error {
    name = "Stalled";
}
/** Why {@link Exchange.signal} fired when the run was cancelled. */
const CANCELLED = Symbol("cancelled");
/** Begin one exchange; the watch for its first byte starts now. `signal` cancels it. */
function openExchange(base, clock, silences, signal) {
    const stop = new AbortController();
    const cancel = () => stop.abort(CANCELLED);
    signal.addEventListener("abort", cancel);
    if (signal.aborted)
        cancel();
    const watch = openWatch(clock, stop);
    watch.expect(silences.firstByteMs, `no answer within ${seconds(silences.firstByteMs)}`);
    const heard = () => watch.expect(silences.idleMs, `the stream stalled for ${seconds(silences.idleMs)}`);
    const state = { sent: 0, answered: false };
    return {
        async fetch(input, init) {
            state.sent = typeof init?.body === "string" ? Buffer.byteLength(init.body) : 0;
            // Gemini never redirects, and fetch would carry the key's header along to another host.
            const response = await base(input, { ...init, redirect: "manual", signal: stop.signal });
            if (!response.ok)
                throw await readRefusal(response);
            state.answered = true;
            return new Response(response.body?.pipeThrough(listen(heard)) ?? null, response);
        },
        signal: stop.signal,
        get sent() {
            return state.sent;
        },
        get answered() {
            return state.answered;
        },
        close() {
            signal.removeEventListener("abort", cancel);
            watch.end();
            stop.abort();
        },
    };
}
function openWatch(clock, stop) {
    let timer = new AbortController();
    return {
        expect(ms, otherwise) {
            timer.abort();
            timer = new AbortController();
            const { signal } = timer;
            void (async () => {
                await clock.sleep(ms, signal);
                if (!signal.aborted)
                    stop.abort(new Stalled(otherwise));
            })();
        },
        end: () => timer.abort(),
    };
}
/** Bytes of one answer: of 65,536 tokens, the most a model gives, each in an event of its own, and no more. */
const MOST_BYTES = 64 * 1024 * 1024;
function listen(heard) {
    let size = 0;
    return new TransformStream({
        transform(bytes, controller) {
            heard();
            size += bytes.length;
            if (size > MOST_BYTES)
                return controller.error(new Error(`the answer has more than ${MOST_BYTES} bytes`));
            controller.enqueue(bytes);
        },
    });
}
async function readRefusal(response) {
    const retryAfter = response.headers.get("retry-after") ?? undefined;
    // A body that is cut off does not change what the status says.
    return new Refusal(response.status, retryAfter, await response.text().catch(() => ""));
}
function seconds(ms) {
    return `${Math.round(ms / 100) / 10} s`;
}

;// CONCATENATED MODULE: ./lib/adapters/gemini/trouble.js




/** Judge an error; undefined for one that is a bug of ours and must be thrown. */
function judgeError(error, at) {
    if (error instanceof Refusal)
        return judgeRefusal(error, at);
    if (error instanceof Stalled)
        return brokenStream(error.message, at);
    const streamed = streamedRefusal(error);
    if (streamed !== undefined)
        return judgeStreamedError(streamed, at);
    if (at.answered)
        return brokenStream(`the stream broke (${nameNetworkError(error)})`, at);
    if (isPassing(error))
        return unreachable("connection", error, at);
    if (!at.sent)
        return at.vertex ? noCredentials(error) : undefined;
    return unreachable("final", error, at);
}
/** A stream that ended badly although nothing threw. */
function brokenStream(why, { model }) {
    const message = `The answer of ${model} could not be read: ${why}.`;
    const hint = "Run it again; if it lasts, choose another model with the input `model`.";
    return { kind: "stream", why, failure: { cause: "broken_stream", fault: { kind: "model", message, hint } } };
}
function judgeRefusal(refusal, at) {
    const body = readErrorBody(refusal.body);
    const why = words(refusal.status, body);
    const failure = failureOf(refusal.status, body, why, at);
    if (!isWorthRepeating(refusal.status))
        return { kind: "final", why, failure };
    const hintMs = hintedDelay(refusal.retryAfter, body, at.clock);
    const hopeless = (hintMs ?? 0) > LONGEST_HINT_MS || (refusal.status === 429 && quotaIsGone(body));
    if (hopeless)
        return { kind: "final", why, failure };
    const limited = refusal.status === 429;
    return { kind: "connection", why, failure, limited, ...(hintMs === undefined ? {} : { hintMs }) };
}
// An overloaded server may say so in the middle of a stream: that stream broke. A limit it names is still a limit.
function judgeStreamedError(refusal, at) {
    const trouble = judgeRefusal(refusal, at);
    return trouble.kind === "connection" && trouble.hintMs === undefined && refusal.status !== 429
        ? brokenStream(trouble.why, at)
        : trouble;
}
// 408: the server's own timeout; 429: rate; 499: Google's "cancelled", also for its own cancellations; 5xx: its faults.
function isWorthRepeating(status) {
    return status === 408 || status === 429 || status === 499 || status >= 500;
}
function failureOf(status, body, why, at) {
    const { model } = at;
    if (status === 429)
        return failure("quota", "quota", `The quota for ${model} is used up: ${why}.`, QUOTA_HINT);
    if (isWorthRepeating(status)) {
        return failure("unavailable", "model", `${model} could not be reached: ${why}.`, UNAVAILABLE_HINT);
    }
    if (status === 401 || status === 403 || isBadKey(body)) {
        const refused = at.vertex ? "Vertex AI refused the credentials" : "Gemini refused the API key";
        return failure("auth", "auth", `${refused}: ${why}.`, at.vertex ? VERTEX_HINT : KEY_HINT);
    }
    if (status === 404)
        return failure("not_found", "config", `There is no model ${model} for this account: ${why}.`, MODEL_HINT);
    if (status === 413 || (status === 400 && isTooLong(body))) {
        return failure("overflow", "model", `The conversation is too long for ${model}: ${why}.`, OVERFLOW_HINT);
    }
    if (status < 400)
        return failure("refused", "config", `The model's address answered with a redirect: ${why}.`, ADDRESS_HINT);
    return failure("refused", "model", `${model} refused the request: ${why}.`, REFUSED_HINT);
}
const QUOTA_HINT = "Wait until it is renewed, raise it, or name another model with the input `fallback-model`.";
const UNAVAILABLE_HINT = "Run it again later, or name another model with the input `fallback-model`.";
const KEY_HINT = "Check the secret behind the input `gemini-api-key`; https://aistudio.google.com/apikey makes a new key.";
const VERTEX_HINT = "Check that the job authenticates to Google Cloud before this step, and that its account has the role `roles/aiplatform.user`.";
const MODEL_HINT = "Choose another with the input `model`, such as `gemini-2.5-pro`.";
const OVERFLOW_HINT = "Give the task in smaller parts, or choose a model with a larger window with the input `model`.";
const ADDRESS_HINT = "Check GOOGLE_GEMINI_BASE_URL: it must name the API itself.";
const REFUSED_HINT = "Asking again would get the same answer, so it was not repeated.";
function failure(cause, kind, message, hint) {
    return { cause, fault: { kind, message: message.replace(/\.{2,}$/, "."), hint } };
}
function isBadKey({ message, details }) {
    return (/API key (?:not valid|expired|not found)/i.test(message) ||
        details.some(({ reason }) => reason?.startsWith("API_KEY_")));
}
// "The input token count (1200293) exceeds the maximum number of tokens allowed (1048576)."; Vertex and proxies vary it.
function isTooLong({ message }) {
    return /token count.*exceed|exceeds? the (?:maximum|limit).*tokens|payload size exceeds|(?:prompt|input|context).*too long/i.test(message);
}
function unreachable(kind, error, { model }) {
    const why = `no connection (${nameNetworkError(error)})`;
    const hint = kind === "final" ? "Check GOOGLE_GEMINI_BASE_URL and the proxy's certificates." : UNAVAILABLE_HINT;
    const told = failure("unavailable", "model", `${model} could not be reached: ${why}.`, hint);
    return kind === "final" ? { kind, why, failure: told } : { kind, why, limited: false, failure: told };
}
function noCredentials(error) {
    const why = error instanceof Error ? error.message : String(error);
    return {
        kind: "final",
        why,
        failure: failure("auth", "auth", `There are no Google Cloud credentials for Vertex AI: ${why}.`, VERTEX_HINT),
    };
}
/** The error that a server sent inside a stream, as the SDK throws it: "got status: UNAVAILABLE. {"error":\u2026}". */
function streamedRefusal(error) {
    if (!(error instanceof Error && error.name === "ApiError" && "status" in error))
        return undefined;
    const { message, status } = error;
    if (typeof status !== "number")
        return undefined;
    return new Refusal(status, undefined, message.slice(Math.max(0, message.indexOf("{"))));
}
function words(status, { status: name, message }) {
    const told = message === "" ? "" : `: ${message.replace(/\.$/, "")}`;
    return `${status}${name === "" ? "" : ` ${name}`}${told}`;
}

;// CONCATENATED MODULE: ./lib/adapters/gemini.js







/** Gemini behind the {@link Model} port. Nothing is loaded or sent before `warm` or the first question. */
function openGemini(options) {
    const { clock, random, fetch = globalThis.fetch, firstByteMs = 180_000, idleMs = 60_000 } = options;
    const ids = openCallIds();
    const line = {
        options,
        ids,
        fetch: sender(options.credentials, fetch),
        silences: { firstByteMs, idleMs },
        sdk: once(() => loadSdk(options)),
    };
    return {
        warm() {
            // A load that fails does so again, and is told, with the first question.
            line.sdk().catch(() => undefined);
        },
        async ask(question, tell, signal) {
            const patience = openPatience(random);
            for (let attempt = 1;; attempt++) {
                const outcome = await tryOnce(line, question, tell, signal);
                if (outcome.kind !== "trouble")
                    return outcome;
                const { trouble, spent, reply } = outcome;
                const wait = patience.after(trouble);
                if (wait === undefined)
                    return reply === undefined ? failed(trouble, options) : replied(reply, ids);
                const cause = withoutKey(trouble.why, options);
                const paid = spent === undefined ? {} : { spent };
                tell({ kind: "retry", attempt, of: attempt + wait.left, waitMs: wait.ms, cause, ...paid });
                await clock.sleep(wait.ms, signal);
            }
        },
    };
}
async function tryOnce(line, question, tell, signal) {
    if (signal.aborted)
        return { kind: "cancelled" };
    const exchange = openExchange(line.fetch, line.options.clock, line.silences, signal);
    const draft = new Draft(question.model, line.ids.claim(question.messages));
    try {
        await Promise.race([receive(line, question, draft, exchange, tell), firing(exchange.signal)]);
        return settle(line, question, draft, exchange);
    }
    catch (error) {
        const reason = exchange.signal.aborted ? exchange.signal.reason : error;
        if (reason === CANCELLED)
            return { kind: "cancelled" };
        // What the model said to its end counts, whatever happened to the line afterwards.
        if (draft.finished)
            return settle(line, question, draft, exchange);
        return judged(reason, line, question, exchange);
    }
    finally {
        exchange.close();
    }
}
async function receive(line, question, draft, exchange, tell) {
    const { client, levels, access } = await line.sdk();
    const { config, model, ...parameters } = formParameters(question, levels);
    const headers = await access.headers();
    const stream = await client.models.generateContentStream({
        ...parameters,
        model: access.nameOf(model),
        config: { ...config, abortSignal: exchange.signal, httpOptions: { fetch: exchange.fetch, headers } },
    });
    for await (const chunk of stream) {
        if (exchange.signal.aborted)
            return;
        for (const news of draft.take(chunk))
            tell(news);
    }
}
function settle(line, question, draft, exchange) {
    const verdict = draft.judge(exchange.sent);
    if (verdict.kind === "whole")
        return replied(verdict.reply, line.ids);
    const trouble = brokenStream(verdict.why, question);
    if (verdict.kind === "broken")
        return { kind: "trouble", trouble };
    const { reply } = verdict;
    return { kind: "trouble", trouble, reply, ...(reply.usage.estimated ? {} : { spent: reply.usage }) };
}
function judged(error, line, { model }, { sent, answered }) {
    const { credentials, clock } = line.options;
    const vertex = credentials.kind === "vertex";
    const trouble = judgeError(error, { model, vertex, clock, answered, sent: sent > 0 });
    if (trouble === undefined)
        throw error;
    return { kind: "trouble", trouble };
}
function replied(reply, ids) {
    ids.keep(reply.calls);
    return { kind: "replied", reply };
}
function failed({ failure: { cause, fault } }, options) {
    return { kind: "failed", cause, fault: { ...fault, message: withoutKey(fault.message, options) } };
}
// A proxy may echo what it was sent.
function withoutKey(text, { credentials }) {
    return credentials.kind === "api-key" && credentials.key !== ""
        ? text.replaceAll(credentials.key, "[redacted]")
        : text;
}
/** Rejects when the signal fires. */
function firing(signal) {
    return new Promise((_, reject) => {
        const fire = () => reject(signal.reason);
        if (signal.aborted)
            fire();
        else
            signal.addEventListener("abort", fire, { once: true });
    });
}
async function loadSdk({ credentials, baseUrl }) {
    // Loading it takes a part of a start: late, so that it can go on beside the gate.
    const sdk = await __webpack_require__.e(/* import() */ 238).then(__webpack_require__.bind(__webpack_require__, 43238));
    const access = openAccess(credentials, baseUrl);
    return { client: new sdk.GoogleGenAI(access.client), levels: sdk.ThinkingLevel, access };
}
/** The same promise for every caller, until it fails. */
function once(start) {
    let started;
    return () => {
        started ??= start().catch((error) => {
            started = undefined;
            throw error;
        });
        return started;
    };
}


/***/ })

};
