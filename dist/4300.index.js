"use strict";

exports.id = 4300;

exports.ids = [ 4300, 7992 ];

exports.modules = {
  11357: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var isPlainText = (function isPlainText(part) {
      return part.text !== undefined && part.thoughtSignature === undefined;
    });
    var last = (function last(items, pick) {
      return items.map(pick).findLast(found => (found ?? "") !== "");
    });
    var stopOf = (function stopOf(reason) {
      return STOPS[reason] ?? "other";
    });
    var measureUsage = (function measureUsage(wire, bytes) {
      const {cachedContentTokenCount: cached = 0, thoughtsTokenCount: thoughts = 0} = wire;
      const counted = inputOf(wire);
      const output = outputOf(wire, bytes.received);
      const input = counted ?? estimate(bytes.sent);
      return {
        input: input,
        output: output ?? estimate(bytes.received),
        cached: Math.min(cached, input),
        thoughts: thoughts,
        estimated: counted === undefined || output === undefined
      };
    });
    var readCounts = (function readCounts(reported) {
      const counts = Object.entries(reported).flatMap(([name, value]) => {
        const count = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
        return Number.isSafeInteger(count) && count >= 0 ? [ [ name, count ] ] : [];
      });
      return Object.fromEntries(counts);
    });
    var inputOf = (function inputOf({promptTokenCount: promptTokenCount, toolUsePromptTokenCount: toolUsePromptTokenCount = 0}) {
      return promptTokenCount === undefined ? undefined : promptTokenCount + toolUsePromptTokenCount;
    });
    var outputOf = (function outputOf(wire, received) {
      const {candidatesTokenCount: candidatesTokenCount, thoughtsTokenCount: thoughtsTokenCount, totalTokenCount: totalTokenCount} = wire;
      const input = inputOf(wire);
      if (candidatesTokenCount !== undefined) return candidatesTokenCount + (thoughtsTokenCount ?? 0);
      if (totalTokenCount !== undefined && input !== undefined) return Math.max(0, totalTokenCount - input);
      if (received <= EMPTY_BYTES && input !== undefined) return thoughtsTokenCount ?? 0;
      return undefined;
    });
    var collectSources = (function collectSources(candidates) {
      const quoted = candidates.flatMap(({citationMetadata: citationMetadata}) => present(quotedIn(citationMetadata)));
      const grounding = candidates.flatMap(({groundingMetadata: groundingMetadata}) => groundingMetadata ?? []).at(-1);
      const pages = (grounding?.groundingChunks ?? []).map(chunk => citation(chunk?.web?.uri, chunk?.web?.title));
      const citations = [];
      const pageNumbers = pages.map(page => page === undefined ? -1 : place(citations, page));
      for (const {uri: uri, title: title} of quoted) {
        const found = citation(uri, title);
        if (found !== undefined) place(citations, found);
      }
      const supports = supportsOf(grounding, pageNumbers);
      return supports.length === 0 ? {
        citations: citations
      } : {
        citations: citations,
        supports: supports
      };
    });
    var quotedIn = (function quotedIn(metadata) {
      return metadata?.citations ?? metadata?.citationSources;
    });
    var present = (function present(items) {
      return (items ?? []).filter(item => item !== null);
    });
    var place = (function place(citations, wanted) {
      const found = citations.findIndex(({uri: uri}) => uri === wanted.uri);
      return found >= 0 ? found : citations.push(wanted) - 1;
    });
    var supportsOf = (function supportsOf(grounding, pages) {
      return present(grounding?.groundingSupports).flatMap(({segment: segment, groundingChunkIndices: groundingChunkIndices}) => {
        const citations = (groundingChunkIndices ?? []).map(index => pages[index] ?? -1).filter(index => index >= 0);
        return segment?.endIndex === undefined || citations.length === 0 ? [] : [ {
          end: segment.endIndex,
          citations: citations
        } ];
      });
    });
    var openCallIds = (function openCallIds() {
      const taken = new Set;
      const read = new WeakSet;
      let invented = 0;
      return {
        claim(messages) {
          for (const message of messages) {
            if (read.has(message)) continue;
            read.add(message);
            for (const id of idsOf(message)) taken.add(id);
          }
          const claimed = new Set;
          return (name, given) => {
            let id = given ?? "";
            while (id === "" || taken.has(id) || claimed.has(id)) id = `${name}_${++invented}`;
            claimed.add(id);
            return id;
          };
        },
        keep(calls) {
          for (const {id: id} of calls) taken.add(id);
        }
      };
    });
    var idsOf = (function idsOf({parts: parts}) {
      return parts.flatMap(({functionCall: functionCall}) => functionCall?.id === undefined ? [] : [ functionCall.id ]);
    });
    var openGemini = (function openGemini(options) {
      const {clock: clock, random: random, fetch: fetch = http.tN, firstByteMs: firstByteMs = 18e4, idleMs: idleMs = 6e4} = options;
      const ids = openCallIds();
      const line = {
        options: options,
        ids: ids,
        fetch: fetch,
        silences: {
          firstByteMs: firstByteMs,
          idleMs: idleMs
        },
        access: (0, access.bg)(options.credentials, options.baseUrl),
        unsigned: new WeakMap
      };
      return {
        async ask(question, onNews, signal) {
          let patience;
          for (let attempt = 1; ;attempt++) {
            const outcome = await tryOnce(line, question, onNews, signal);
            if (outcome.kind !== "trouble") return outcome;
            const {trouble: trouble, spent: spent, reply: reply} = outcome;
            patience ??= (await loadFailures()).openPatience(random);
            const wait = patience.after(trouble);
            if (wait === undefined) return reply === undefined ? await failed(outcome, line, question, signal) : replied(reply, ids);
            if (trouble.kind === "signatures") dropSignatures(line, question);
            const cause = withoutKey(trouble.why, options);
            onNews({
              kind: "retry",
              attempt: attempt,
              of: attempt + wait.left,
              waitMs: wait.ms,
              cause: cause,
              ...(0, parts.gI)({
                spent: spent
              })
            });
            await clock.sleep(wait.ms, signal);
          }
        },
        offers: signal => askForOffers(line, signal)
      };
    });
    var tryOnce = (async function tryOnce(line, question, onNews, signal) {
      if (signal.aborted) return {
        kind: "cancelled"
      };
      const exchange = (0, wire.E9)(line.fetch, line.options.clock, line.silences, signal);
      const draft = new Draft(question.model, line.ids.claim(question.messages));
      try {
        const enough = await Promise.race([ receive(line, question, draft, exchange, onNews), firing(exchange.signal) ]);
        return enough ? replied(draft.cutShort(exchange.sent), line.ids) : await settle(line, question, draft, exchange);
      } catch (error) {
        const reason = exchange.signal.aborted ? exchange.signal.reason : error;
        const spent = (0, parts.gI)({
          spent: draft.spent(exchange.sent)
        });
        if (reason === wire.gD) return {
          kind: "cancelled",
          ...spent
        };
        if (draft.finished) return await settle(line, question, draft, exchange);
        return {
          ...await judged(reason, line, question, exchange),
          ...spent
        };
      } finally {
        exchange.close();
      }
    });
    var receive = (async function receive(line, question, draft, exchange, onNews) {
      const {access: access} = line;
      const url = `${access.root}/${access.pathOf(question.model)}:streamGenerateContent?alt=sse`;
      const messages = question.messages.map(message => line.unsigned.get(message) ?? message);
      const body = writeBody({
        ...question,
        messages: messages
      }, line.options.thinking);
      const pieces = await exchange.send(url, {
        method: "POST",
        headers: await access.headers(),
        body: body
      });
      for await (const chunk of (0, wire.zO)(pieces)) {
        if (exchange.signal.aborted) return false;
        const text = draft.take(chunk);
        if (text !== "" && onNews({
          kind: "text",
          text: text
        }) === "enough") return true;
      }
      return false;
    });
    var settle = (async function settle(line, question, draft, exchange) {
      const verdict = draft.judge(exchange.sent);
      if (verdict.kind === "whole") return replied(verdict.reply, line.ids);
      const {brokenStream: brokenStream} = await loadFailures();
      const trouble = brokenStream(verdict.why, question);
      const spent = draft.spent(exchange.sent);
      return {
        kind: "trouble",
        trouble: trouble,
        ...(0, parts.gI)({
          spent: spent
        }),
        ...verdict.kind === "malformed" && {
          reply: verdict.reply
        }
      };
    });
    var replied = (function replied(reply, ids) {
      ids.keep(reply.calls);
      return {
        kind: "replied",
        reply: reply
      };
    });
    var failed = (async function failed({trouble: trouble, spent: spent}, line, {model: model, tools: tools}, signal) {
      const {cause: cause, fault: fault} = trouble.failure;
      const named = {
        ...fault,
        message: nameTools(fault.message, tools)
      };
      const result = {
        kind: "failed",
        cause: cause,
        fault: masked(named, line.options),
        ...(0, parts.gI)({
          spent: spent
        })
      };
      if (cause !== "not_found") return result;
      const offers = await askForOffers(line, signal);
      return offers.kind === "failed" ? result : {
        ...result,
        offers: offers.models.filter(name => name !== (0, models.Fl)(model))
      };
    });
    var firing = (function firing(signal) {
      return new Promise((_, reject) => {
        const fire = () => reject(signal.reason);
        if (signal.aborted) fire(); else signal.addEventListener("abort", fire, {
          once: true
        });
      });
    });
    var writeBody = (function writeBody(question, thinking) {
      const {model: model, messages: messages, system: system} = question;
      const tools = formTools(question);
      const rest = {
        ...system === "" ? {} : {
          systemInstruction: {
            parts: [ {
              text: system
            } ]
          }
        },
        ...tools.length === 0 ? {} : {
          tools: tools
        },
        generationConfig: formConfig(question, thinking)
      };
      const written = ((0, models.gS)(model) ?? 0) >= 3 ? SIGNED : PLAIN;
      const contents = messages.flatMap((message, at) => at === 0 ? [ written(message) ] : [ COMMA, written(message) ]);
      return Buffer.concat([ OPEN, ...contents, Buffer.from(`],${JSON.stringify(rest).slice(1)}`) ]);
    });
    var signFirstCall = (function signFirstCall(role, parts) {
      const first = parts.findIndex(({functionCall: functionCall}) => functionCall !== undefined);
      if (role !== "model" || first < 0 || parts[first]?.thoughtSignature !== undefined) return parts;
      return parts.with(first, {
        ...parts[first],
        thoughtSignature: NO_SIGNATURE
      });
    });
    var formConfig = (function formConfig({model: model, temperature: temperature, schema: schema}, wanted) {
      const thinking = thinkingOf(model, wanted);
      return {
        temperature: temperature ?? 1,
        topP: .95,
        topK: 64,
        ...schema === undefined ? {} : {
          responseMimeType: "application/json",
          responseJsonSchema: schema
        },
        ...thinking === undefined ? {} : {
          thinkingConfig: thinking
        }
      };
    });
    var formTools = (function formTools({tools: tools, search: search}) {
      const functionDeclarations = tools.map(({name: name, description: description, parameters: parameters}) => ({
        name: name,
        description: description,
        ...Object.keys((0, read_data.fO)(parameters["properties"])).length > 0 && {
          parametersJsonSchema: parameters
        }
      }));
      return [ ...functionDeclarations.length === 0 ? [] : [ {
        functionDeclarations: functionDeclarations
      } ], ...search === true ? [ {
        googleSearch: {}
      } ] : [] ];
    });
    var thinkingOf = (function thinkingOf(model, wanted) {
      const generation = (0, models.gS)(model);
      if (generation === undefined || generation < 2.5) return undefined;
      if (generation < 3) return {
        includeThoughts: true,
        thinkingBudget: wanted === undefined ? 8192 : BUDGETS[wanted]
      };
      const level = (0, models.Af)(model, wanted ?? "high");
      return {
        includeThoughts: true,
        thinkingLevel: level.toUpperCase()
      };
    });
    __webpack_require__.d(__webpack_exports__, {
      Q: () => openGemini
    });
    var access = __webpack_require__(38171);
    var wire = __webpack_require__(51572);
    var read_data = __webpack_require__(50991);
    function wellFormedJson(value) {
      const json = JSON.stringify(value);
      return json.includes("\\ud") ? JSON.stringify(value, wellFormed) : json;
    }
    function wellFormed(_key, value) {
      return typeof value === "string" ? value.toWellFormed() : value;
    }
    class BrokenChunk extends Error {
      name="BrokenChunk";
    }
    const MOST_CHARACTERS = 2097152;
    class Draft {
      model;
      claimId;
      thoughts=[];
      calls=[];
      parts=[];
      chunks=[];
      text="";
      size=0;
      constructor(model, claimId) {
        this.model = model;
        this.claimId = claimId;
      }
      take(chunk) {
        const parts = chunk.candidates?.[0]?.content?.parts ?? [];
        this.size += JSON.stringify(parts).length;
        if (this.size > MOST_CHARACTERS) throw new BrokenChunk(`more than ${MOST_CHARACTERS} characters`);
        const texts = present(parts).map(part => this.takePart(part));
        this.chunks.push(chunk);
        return texts.join("");
      }
      get finished() {
        return this.rawStop !== undefined || this.blockReason !== undefined;
      }
      judge(sent) {
        const raw = this.rawStop ?? (this.calls.length > 0 ? "" : this.blockReason);
        if (raw === undefined) return {
          kind: "broken",
          why: this.chunks.length === 0 ? EMPTY : UNFINISHED
        };
        const reply = this.reply(raw, sent);
        if (!MALFORMED.has(raw) || this.calls.length > 0) return {
          kind: "whole",
          reply: reply
        };
        return {
          kind: "malformed",
          why: `the model's answer was malformed (${raw})`,
          reply: reply
        };
      }
      cutShort(sent) {
        const {text: text} = this;
        return {
          ...this.reply("", sent),
          stop: "cut_short",
          calls: [],
          parts: text === "" ? [] : [ {
            text: text
          } ]
        };
      }
      spent(sent) {
        const {usage: usage} = this;
        if (inputOf(usage) === undefined) return undefined;
        return measureUsage(usage, {
          sent: sent,
          received: this.received
        });
      }
      reply(rawStop, sent) {
        const stop = rawStop === "" ? "missing" : rawStop === this.rawStop ? stopOf(rawStop) : "blocked_prompt";
        return {
          text: this.text.toWellFormed(),
          thoughts: this.thoughts,
          calls: this.calls,
          parts: this.parts,
          ...this.sources,
          usage: measureUsage(this.usage, {
            sent: sent,
            received: this.received
          }),
          stop: stop,
          rawStop: rawStop,
          model: last(this.chunks, ({modelVersion: modelVersion}) => modelVersion) ?? this.model
        };
      }
      takePart({text: text, thought: thought, thoughtSignature: thoughtSignature, functionCall: functionCall, inlineData: inlineData}) {
        const signature = typeof thoughtSignature === "string" && thoughtSignature !== "" ? {
          thoughtSignature: thoughtSignature
        } : {};
        if ((0, read_data.bI)(functionCall)) {
          if (thought === true) this.think(text ?? "", {});
          this.call(functionCall, signature);
        } else if (thought === true) this.think(text ?? "", signature); else if (inlineData?.data !== undefined && inlineData.mimeType !== undefined) this.parts.push({
          inlineData: {
            mimeType: inlineData.mimeType,
            data: inlineData.data
          },
          ...signature
        }); else return this.addText(text ?? "", signature);
        return "";
      }
      addText(text, signature) {
        this.text += text;
        const before = this.parts.at(-1);
        if (signature.thoughtSignature !== undefined) this.parts.push({
          text: text,
          ...signature
        }); else if (before !== undefined && isPlainText(before)) this.parts[this.parts.length - 1] = {
          text: before.text + text
        }; else if (text !== "") this.parts.push({
          text: text
        });
        return text;
      }
      think(text, signature) {
        if (signature.thoughtSignature !== undefined) this.parts.push({
          text: "",
          thought: true,
          ...signature
        });
        const thought = readThought(text);
        const before = this.thoughts.at(-1);
        if (thought.subject === "" && before !== undefined) {
          this.thoughts[this.thoughts.length - 1] = {
            ...before,
            description: before.description + text
          };
        } else if (text.trim() !== "") this.thoughts.push(thought);
      }
      call({id: given, name: name, args: givenArgs}, signature) {
        const args = givenArgs ?? {};
        if (typeof name !== "string" || name === "") throw new BrokenChunk("a function call without a name");
        if (!(0, read_data.bI)(args)) throw new BrokenChunk(`a call of ${name} whose arguments are no object`);
        const whole = JSON.parse(wellFormedJson(args));
        const id = this.claimId(name, given);
        this.calls.push({
          id: id,
          tool: name,
          args: whole
        });
        this.parts.push({
          functionCall: {
            id: id,
            name: name,
            args: whole
          },
          ...signature
        });
      }
      get rawStop() {
        return last(this.chunks, ({candidates: candidates}) => {
          const reason = candidates?.[0]?.finishReason;
          return reason === "FINISH_REASON_UNSPECIFIED" ? undefined : reason;
        });
      }
      get blockReason() {
        return last(this.chunks, ({promptFeedback: promptFeedback}) => promptFeedback?.blockReason);
      }
      get sources() {
        return collectSources(this.chunks.flatMap(({candidates: candidates}) => candidates?.[0] ?? []));
      }
      get usage() {
        return Object.assign({}, ...this.chunks.map(({usageMetadata: usageMetadata}) => readCounts(usageMetadata ?? {})));
      }
      get received() {
        const thoughts = this.thoughts.map(({subject: subject, description: description}) => subject + description);
        return Buffer.byteLength([ this.text, ...thoughts, JSON.stringify(this.calls.map(({args: args}) => args)) ].join(""));
      }
    }
    const EMPTY = "the answer was empty";
    const UNFINISHED = "the stream ended without a finish reason";
    function readThought(text) {
      const bold = /\*\*(?<subject>.+?)\*\*/s.exec(text);
      if (bold === null) return {
        subject: "",
        description: text
      };
      const description = text.slice(0, bold.index) + text.slice(bold.index + bold[0].length);
      return {
        subject: (bold.groups?.["subject"] ?? "").trim(),
        description: description.trim()
      };
    }
    const MALFORMED = new Set([ "MALFORMED_FUNCTION_CALL", "UNEXPECTED_TOOL_CALL", "MALFORMED_RESPONSE" ]);
    const STOPS = {
      STOP: "stop",
      MAX_TOKENS: "max_tokens",
      CONTINUATION: "max_tokens",
      SAFETY: "safety",
      BLOCKLIST: "safety",
      PROHIBITED_CONTENT: "safety",
      SPII: "safety",
      IMAGE_SAFETY: "safety",
      IMAGE_PROHIBITED_CONTENT: "safety",
      RECITATION: "recitation",
      IMAGE_RECITATION: "recitation",
      MALFORMED_FUNCTION_CALL: "malformed_call",
      UNEXPECTED_TOOL_CALL: "unexpected_call"
    };
    const EMPTY_BYTES = "[]".length;
    function estimate(bytes) {
      return Math.ceil(bytes / 3);
    }
    function citation(uri, title) {
      if (uri === undefined || uri === "") return undefined;
      return title === undefined || title === "" ? {
        uri: uri
      } : {
        title: title,
        uri: uri
      };
    }
    var http = __webpack_require__(3429);
    var models = __webpack_require__(44376);
    var parts = __webpack_require__(23782);
    var once = __webpack_require__(40627);
    function loadFailures() {
      return __webpack_require__.e(3359).then(__webpack_require__.bind(__webpack_require__, 3359));
    }
    async function judged(error, line, {model: model}, {begun: begun, answered: answered}) {
      const {credentials: credentials, clock: clock} = line.options;
      const vertex = credentials.kind === "vertex";
      const {judgeError: judgeError} = await loadFailures();
      const trouble = judgeError(error, {
        model: model,
        vertex: vertex,
        clock: clock,
        answered: answered,
        begun: begun
      });
      if (trouble === undefined) throw error;
      return {
        kind: "trouble",
        trouble: trouble
      };
    }
    function nameTools(message, tools) {
      return message.replaceAll(/function_?declarations\[(\d+)\]/gi, (place, index) => {
        const tool = tools[Number(index)];
        return tool === undefined ? place : `${place} (${tool.name})`;
      });
    }
    async function askForOffers(line, signal) {
      const {options: options, fetch: fetch, silences: silences} = line;
      const exchange = (0, wire.E9)(fetch, options.clock, {
        ...silences,
        firstByteMs: 1e4
      }, signal);
      try {
        const offers = (0, access.AS)(line.access, options.credentials, exchange, options.clock.now());
        return {
          kind: "offers",
          models: await Promise.race([ offers, firing(exchange.signal) ])
        };
      } catch (error) {
        const reason = exchange.signal.aborted ? exchange.signal.reason : error;
        const cut = reason === wire.gD ? new wire.oB("it was given up before an answer came") : reason;
        const outcome = await judged(cut, line, LISTING, exchange);
        return {
          kind: "failed",
          fault: masked(outcome.trouble.failure.fault, options)
        };
      } finally {
        exchange.close();
      }
    }
    const LISTING = {
      model: "The list of models"
    };
    function masked(fault, options) {
      return {
        ...fault,
        message: withoutKey(fault.message, options)
      };
    }
    function withoutKey(text, {credentials: credentials}) {
      return credentials.kind === "api-key" && credentials.key !== "" ? text.replaceAll(credentials.key, "[redacted]") : text;
    }
    const [OPEN, COMMA] = [ Buffer.from('{"contents":['), Buffer.from(",") ];
    const PLAIN = (0, once.Mh)(({role: role, parts: parts}) => writeMessage({
      role: role,
      parts: parts
    }));
    const SIGNED = (0, once.Mh)(({role: role, parts: parts}) => writeMessage({
      role: role,
      parts: signFirstCall(role, parts)
    }));
    function writeMessage(message) {
      return Buffer.from(wellFormedJson(message));
    }
    const NO_SIGNATURE = "skip_thought_signature_validator";
    function dropSignatures({unsigned: unsigned}, {messages: messages}) {
      for (const message of messages) if (!unsigned.has(message)) unsigned.set(message, withoutSignatures(message));
    }
    function withoutSignatures({role: role, parts: parts}) {
      const bare = parts.flatMap(part => {
        const {thoughtSignature: _, ...rest} = part;
        return rest.text === "" ? [] : [ rest ];
      });
      return {
        role: role,
        parts: bare.length === 0 ? [ {
          text: "\u2026"
        } ] : bare
      };
    }
    const BUDGETS = {
      minimal: 1024,
      low: 1024,
      medium: 8192,
      high: 24576
    };
  }),
  38171: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var openAccess = (function openAccess(credentials, baseUrl) {
      return credentials.kind === "api-key" ? byKey(credentials.key, baseUrl) : byProject(credentials, baseUrl);
    });
    var byKey = (function byKey(key, baseUrl = GOOGLE_BASE_URL) {
      return {
        root: `${withoutSlash(baseUrl)}/${GEMINI_VERSION}`,
        list: "models",
        pathOf: model => /^(?:models|tunedModels)\//.test(model) ? model : `models/${model}`,
        headers: () => key === "" ? Promise.reject(new NoKey) : Promise.resolve({
          ...HEADERS,
          "x-goog-api-key": key
        })
      };
    });
    var withoutSlash = (function withoutSlash(url) {
      return url.replace(/\/$/, "");
    });
    __webpack_require__.d(__webpack_exports__, {
      AS: () => listOffers,
      bg: () => openAccess,
      j$: () => NoKey
    });
    var _lib_models_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44376);
    var _lib_once_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40627);
    var _http_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3429);
    const HEADERS = {
      "content-type": "application/json",
      "user-agent": "remit"
    };
    class NoKey extends Error {}
    const GOOGLE_BASE_URL = "https://generativelanguage.googleapis.com";
    const GEMINI_VERSION = "v1beta";
    const VERTEX_VERSION = "v1beta1";
    function byProject({project: project, location: location}, baseUrl = vertexUrl(location)) {
      const place = `projects/${project}/locations/${location}`;
      const auth = (0, _lib_once_js__WEBPACK_IMPORTED_MODULE_0__.Oo)(async () => {
        const {GoogleAuth: GoogleAuth} = await __webpack_require__.e(492).then(__webpack_require__.t.bind(__webpack_require__, 492, 23));
        return new GoogleAuth({
          scopes: [ SCOPE ]
        });
      });
      return {
        root: `${withoutSlash(baseUrl)}/${VERTEX_VERSION}`,
        list: "publishers/google/models",
        pathOf: model => model.startsWith("projects/") ? model : `${place}/${publisherName(model)}`,
        headers: async () => ({
          ...HEADERS,
          ...Object.fromEntries(await (await auth()).getRequestHeaders(baseUrl))
        })
      };
    }
    function vertexUrl(location) {
      if (location === "global") return "https://aiplatform.googleapis.com";
      if (location === "us" || location === "eu") return `https://aiplatform.${location}.rep.googleapis.com`;
      return `https://${location}-aiplatform.googleapis.com`;
    }
    function publisherName(model) {
      if (/^(?:publishers|models)\//.test(model)) return model;
      const [publisher = "", name] = model.split("/", 2);
      return name === undefined ? `publishers/google/models/${model}` : `publishers/${publisher}/models/${name}`;
    }
    const SCOPE = "https://www.googleapis.com/auth/cloud-platform";
    async function listOffers(access, credentials, exchange, now) {
      const headers = await access.headers();
      const names = [];
      let next = "";
      do {
        const token = next === "" ? "" : `&pageToken=${encodeURIComponent(next)}`;
        const pieces = await exchange.send(`${access.root}/${access.list}?pageSize=${PAGE}${token}`, {
          headers: headers
        });
        const page = JSON.parse((await (0, _http_js__WEBPACK_IMPORTED_MODULE_1__.yw)(pieces)).toString());
        for (const {name: name, supportedGenerationMethods: methods} of page.models ?? page.publisherModels ?? []) {
          if (name !== undefined && methods?.includes("generateContent") !== false) names.push(name);
        }
        next = page.nextPageToken ?? "";
      } while (next !== "");
      return (0, _lib_models_js__WEBPACK_IMPORTED_MODULE_2__.Je)(names, credentials.kind === "vertex" ? "vertex" : "key", now);
    }
    const PAGE = 1e3;
  }),
  51572: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var openExchange = (function openExchange(base, clock, silences, signal) {
      const stop = new AbortController;
      const cancel = () => stop.abort(CANCELLED);
      signal.addEventListener("abort", cancel);
      if (signal.aborted) cancel();
      const watch = openWatch(clock, stop);
      watch.expect(silences.firstByteMs, `no answer within ${seconds(silences.firstByteMs)}`);
      const heard = () => watch.expect(silences.idleMs, `the stream stalled for ${seconds(silences.idleMs)}`);
      const state = {
        sent: 0,
        begun: false,
        answered: false
      };
      return {
        async send(url, request) {
          state.begun = true;
          state.sent = request.body === undefined ? 0 : Buffer.byteLength(request.body);
          const answer = await base(url, {
            ...request,
            redirect: "manual",
            signal: stop.signal
          });
          if (!answer.ok) throw await readRefusal(answer);
          state.answered = true;
          return listen(answer.body ?? [], heard);
        },
        signal: stop.signal,
        get sent() {
          return state.sent;
        },
        get begun() {
          return state.begun;
        },
        get answered() {
          return state.answered;
        },
        close() {
          signal.removeEventListener("abort", cancel);
          watch.end();
          stop.abort(OVER);
        }
      };
    });
    var openWatch = (function openWatch(clock, stop) {
      let timer = new AbortController;
      return {
        expect(ms, otherwise) {
          timer.abort(OVER);
          timer = new AbortController;
          const {signal: signal} = timer;
          void (async () => {
            await clock.sleep(ms, signal);
            if (!signal.aborted) stop.abort(new Stalled(otherwise));
          })();
        },
        end: () => timer.abort(OVER)
      };
    });
    var listen = (async function* listen(pieces, heard) {
      let size = 0;
      for await (const bytes of pieces) {
        heard();
        size += bytes.length;
        if (size > MOST_BYTES) throw new Error(`the answer has more than ${MOST_BYTES} bytes`);
        yield bytes;
      }
    });
    var seconds = (function seconds(ms) {
      return `${Math.round(ms / 100) / 10} s`;
    });
    var readChunks = (async function* readChunks(pieces) {
      const decoder = new TextDecoder;
      let left = "";
      for await (const piece of pieces) {
        const events = (left + decoder.decode(piece, {
          stream: true
        })).split(BETWEEN);
        left = events.pop() ?? "";
        for (const event of events) {
          const text = dataOf(event);
          if (text.startsWith(DATA)) yield readChunk(text.slice(DATA.length)); else refuse(text);
        }
        if (left.length > MOST_IN_EVENT) throw new NoStream(`one event has more than ${MOST_IN_EVENT} characters`);
        refuse(left);
      }
      const text = dataOf(left);
      if (text.startsWith(DATA)) yield readChunk(text.slice(DATA.length)); else if (text !== "") throw new NoStream(`it is no stream of events; it ends with ${JSON.stringify((0, 
      _lib_cut_js__WEBPACK_IMPORTED_MODULE_0__.g1)(text, SHOWN))}`);
    });
    var readChunk = (function readChunk(text) {
      const chunk = JSON.parse(text);
      if (!(0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_1__.bI)(chunk)) throw new Error("a chunk that is no object");
      throwError(chunk, text);
      return chunk;
    });
    var refuse = (function refuse(text) {
      if (text.startsWith("{")) throwError((0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_1__.sV)(text), text);
    });
    var throwError = (function throwError(chunk, text) {
      const {code: code} = (0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_1__.fO)(chunk["error"]);
      if (typeof code === "number" && code >= 400 && code < 600) throw new WireRefusal(code, undefined, text);
    });
    __webpack_require__.d(__webpack_exports__, {
      E9: () => openExchange,
      gD: () => CANCELLED,
      oB: () => Stalled,
      sM: () => NoStream,
      wD: () => WireRefusal,
      zO: () => readChunks
    });
    var _lib_cut_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24192);
    var _lib_read_data_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50991);
    class WireRefusal extends Error {
      name="Refusal";
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
    class Stalled extends Error {
      name="Stalled";
    }
    class NoStream extends Error {
      name="NoStream";
    }
    const CANCELLED = Symbol("cancelled");
    const OVER = "over";
    const MOST_BYTES = 64 * 1024 * 1024;
    async function readRefusal(answer) {
      const retryAfter = answer.headers.get("retry-after") ?? undefined;
      return new WireRefusal(answer.status, retryAfter, await answer.text().catch(() => ""));
    }
    const MOST_IN_EVENT = 4 * 1024 * 1024;
    const BETWEEN = /\n\n|\r\r|\r\n\r\n/;
    const DATA = "data:";
    const SHOWN = 80;
    function dataOf(event) {
      return event.trim().replace(/^(?:(?:event|id|retry)?:.*(?:\r\n?|\n))+/, "");
    }
  }),
  17992: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      VERSION: () => VERSION
    });
    const VERSION = "0.1.0";
  })
};


