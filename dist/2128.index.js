export const id = 2128;

export const ids = [ 2128, 3411 ];

export const modules = {
  72602: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      n: () => openServers
    });
    var external_node_path_ = __webpack_require__(76760);
    const MOST_BYTES = 10 * 1024 * 1024;
    function capped(base, over) {
      return async (url, init) => {
        const response = await base(url, init);
        if (response.body === null || response.status < 200) return response;
        const events = response.headers.get("content-type")?.startsWith("text/event-stream") === true;
        return new Response(response.body.pipeThrough(bounded(events, over)), response);
      };
    }
    function bounded(events, over) {
      let size = 0;
      return new TransformStream({
        transform(bytes, controller) {
          const first = events ? bytes.indexOf(LINE_FEED) : -1;
          size += first < 0 ? bytes.length : first;
          const fits = size <= MOST_BYTES;
          if (first >= 0) size = bytes.length - bytes.lastIndexOf(LINE_FEED) - 1;
          if (fits) return controller.enqueue(bytes);
          controller.error(new Error(`a message of more than ${MOST_BYTES} bytes`));
          over();
        }
      });
    }
    const LINE_FEED = 10;
    var program = __webpack_require__(20875);
    var types_ = __webpack_require__(73429);
    var cut = __webpack_require__(89823);
    const KEPT = 2e3;
    function openStdio(program, start, framing) {
      let running;
      let stderr = "";
      const transport = {
        said: () => stderr.trim(),
        async start() {
          const started = start(program);
          running = started;
          started.errors.on("data", chunk => {
            stderr = (0, cut.g1)(stderr + chunk.toString("utf8"), KEPT);
          });
          started.input.on("error", () => undefined);
          void started.gone.then(() => transport.onclose?.());
          receive(started, framing, transport);
          await started.started.catch(error => {
            throw new Error(`\`${program.argv[0]}\` could not be started: ${asError(error).message}`, {
              cause: error
            });
          });
        },
        async send(message) {
          if (running === undefined || !running.input.writable) throw new Error("the server has ended");
          const {input: input} = running;
          if (!input.write(framing.serializeMessage(message))) await drained(input);
        },
        async close() {
          const ended = running;
          running = undefined;
          if (ended === undefined) return;
          ended.input.end();
          await ended.kill();
        }
      };
      return transport;
    }
    function receive({output: output}, framing, transport) {
      let begun = [];
      let size = 0;
      output.on("data", chunk => {
        let from = 0;
        for (let end = chunk.indexOf(stdio_LINE_FEED); end >= 0; end = chunk.indexOf(stdio_LINE_FEED, from)) {
          const line = Buffer.concat([ ...begun, chunk.subarray(from, end) ]).toString("utf8");
          [begun, size, from] = [ [], 0, end + 1 ];
          takeLine(line, framing, transport);
        }
        begun.push(chunk.subarray(from));
        size += chunk.length - from;
        if (size <= framing.STDIO_DEFAULT_MAX_BUFFER_SIZE) return;
        [begun, size] = [ [], 0 ];
        transport.onerror?.(new Error(`a message of more than ${framing.STDIO_DEFAULT_MAX_BUFFER_SIZE} bytes`));
        void transport.close();
      });
    }
    const stdio_LINE_FEED = 10;
    function takeLine(line, framing, transport) {
      try {
        if (!isNotice(JSON.parse(line))) transport.onmessage?.(framing.deserializeMessage(line));
      } catch (error) {
        transport.onerror?.(asError(error));
      }
    }
    function isNotice(message) {
      return typeof message === "object" && message !== null && "method" in message && !("id" in message);
    }
    function asError(error) {
      return (0, types_.isNativeError)(error) ? error : new Error(String(error));
    }
    function drained(input) {
      return new Promise(resolve => {
        input.once("drain", resolve);
        input.once("close", resolve);
      });
    }
    async function connect(entry, options, sdk, signal, started) {
      const ways = await transports(entry, options, sdk);
      for (const [index, way] of ways.entries()) {
        signal.throwIfAborted();
        const client = new sdk.client.Client({
          name: "remit",
          version: options.version
        }, {
          capabilities: {}
        });
        const connection = {
          client: client,
          said: way.said,
          close: () => closeQuietly(client, way.transport)
        };
        started(connection);
        try {
          await client.connect(way.transport, {
            signal: signal,
            timeout: NEVER
          });
          return connection;
        } catch (error) {
          await connection.close();
          if (index === ways.length - 1 || signal.aborted) throw error;
        }
      }
      throw new Error("The entry names no way to connect.");
    }
    const NEVER = 2 ** 31 - 1;
    async function closeQuietly(client, transport) {
      await client.close().catch(() => undefined);
      await transport.close().catch(() => undefined);
    }
    async function transports(entry, options, sdk) {
      const {transport: transport} = entry;
      if (transport.kind === "stdio") {
        const start = await (options.start?.(transport.outside === true ? "outside" : "inside"));
        const stdio = openStdio(programOf(transport, options), start ?? (0, program.K)(), sdk.stdio);
        return [ {
          transport: stdio,
          said: () => stdio.said()
        } ];
      }
      const url = readUrl(transport.url);
      const requestInit = {
        headers: transport.headers
      };
      const said = () => "";
      const http = () => {
        const fetch = capped(withoutNotices(globalThis.fetch), () => void way.close());
        const way = new sdk.http.StreamableHTTPClientTransport(url, {
          requestInit: requestInit,
          fetch: fetch
        });
        return {
          transport: way,
          said: said
        };
      };
      const sse = () => {
        const fetch = capped(globalThis.fetch, () => void way.close());
        const way = new sdk.sse.SSEClientTransport(url, {
          requestInit: requestInit,
          fetch: fetch
        });
        return {
          transport: way,
          said: said
        };
      };
      if (transport.kind === "http") return [ http() ];
      return transport.kind === "sse" ? [ sse() ] : [ http(), sse() ];
    }
    function withoutNotices(base) {
      return async (url, init) => {
        const resumes = new Headers(init?.headers).has("last-event-id");
        return init?.method === "GET" && !resumes ? new Response(null, {
          status: 405
        }) : await base(url, init);
      };
    }
    function programOf({command: command, args: args, directory: asked, environment: environment}, options) {
      const directory = asked === undefined ? options.trusted : external_node_path_.posix.resolve(options.workspace, asked);
      const own = {
        ...options.environment,
        GEMINI_CWD: options.workspace
      };
      return {
        argv: [ command, ...args ],
        directory: directory,
        environment: {
          ...own,
          ...environment
        }
      };
    }
    function readUrl(text) {
      const url = URL.canParse(text) ? new URL(text) : undefined;
      if (url?.protocol !== "http:" && url?.protocol !== "https:") throw new Error("its `url` is not an http or https address");
      return url;
    }
    async function within(clock, ms, signal, work) {
      if (signal.aborted) return {
        kind: "cancelled"
      };
      const stop = new AbortController;
      const over = AbortSignal.any([ signal, stop.signal ]);
      const late = clock.sleep(ms, over).then(() => signal.aborted ? {
        kind: "cancelled"
      } : {
        kind: "timed_out"
      });
      const done = work(over).then(value => ({
        kind: "done",
        value: value
      }), error => signal.aborted ? {
        kind: "cancelled"
      } : {
        kind: "failed",
        message: tell(error)
      });
      const end = await Promise.race([ done, late ]);
      stop.abort();
      return end;
    }
    function tell(error) {
      if (!(0, types_.isNativeError)(error)) return String(error);
      const {cause: cause, message: message} = error;
      return (0, types_.isNativeError)(cause) ? `${message}: ${cause.message}` : message;
    }
    function readParts(result) {
      const content = result.content.map(readBlock);
      const structured = result.structuredContent;
      const text = content.length === 0 && structured !== undefined ? [ {
        kind: "text",
        text: JSON.stringify(structured)
      } ] : content;
      return {
        kind: "answered",
        content: text,
        isError: result.isError === true
      };
    }
    function readContents(part) {
      if ("text" in part) return {
        kind: "text",
        text: part.text
      };
      return {
        kind: "media",
        mimeType: part.mimeType ?? "application/octet-stream",
        data: part.blob
      };
    }
    function readBlock(block) {
      switch (block.type) {
       case "text":
        return {
          kind: "text",
          text: block.text
        };

       case "image":
       case "audio":
        return {
          kind: "media",
          mimeType: block.mimeType,
          data: block.data
        };

       case "resource":
        return readContents(block.resource);

       case "resource_link":
        return {
          kind: "link",
          uri: block.uri,
          name: block.name
        };

       default:
        return block;
      }
    }
    const MOST_TOOLS = 200;
    const MOST_RESOURCES = 500;
    const MOST_PAGES = 50;
    const MOST_READ = 2e3;
    async function openServer(entry, connection, sdk, clock, signal) {
      const {client: client} = connection;
      const offers = client.getServerCapabilities();
      const asked = {
        client: client,
        types: sdk.types,
        signal: signal
      };
      const [allTools, resources, prompts] = await Promise.all([ offers?.tools === undefined ? [] : listTools(asked), offers?.resources === undefined ? [] : listResources(asked).catch(() => []), offers?.prompts === undefined ? [] : listPrompts(asked).catch(() => []) ]);
      const tools = allTools.filter(tool => isTaken(tool.name, entry));
      return {
        name: entry.name,
        tools: tools.slice(0, MOST_TOOLS),
        resources: resources.slice(0, MOST_RESOURCES),
        prompts: prompts,
        instructions: client.getInstructions() ?? "",
        notes: notes(entry, allTools, tools, resources),
        ...requests(connection, sdk, (work, stop) => answerWithin(clock, entry.timeoutMs, stop, work))
      };
    }
    function requests({client: client}, {types: types}, ask) {
      return {
        call: (name, args, stop) => ask(async signal => {
          const request = {
            method: "tools/call",
            params: {
              name: name,
              arguments: {
                ...args
              }
            }
          };
          return readParts(await client.request(request, types.CallToolResultSchema, {
            signal: signal,
            timeout: NEVER
          }));
        }, stop),
        read: (uri, stop) => ask(async signal => {
          const request = {
            method: "resources/read",
            params: {
              uri: uri
            }
          };
          const found = await client.request(request, types.ReadResourceResultSchema, {
            signal: signal,
            timeout: NEVER
          });
          return {
            kind: "answered",
            content: found.contents.map(readContents),
            isError: false
          };
        }, stop),
        prompt: (name, args, stop) => ask(async signal => {
          const request = {
            method: "prompts/get",
            params: {
              name: name,
              arguments: args
            }
          };
          const found = await client.request(request, types.GetPromptResultSchema, {
            signal: signal,
            timeout: NEVER
          });
          return readParts({
            content: found.messages.map(message => message.content)
          });
        }, stop)
      };
    }
    async function answerWithin(clock, ms, signal, work) {
      const end = await within(clock, ms, signal, work);
      switch (end.kind) {
       case "done":
        return end.value;

       case "timed_out":
        return {
          kind: "timed_out",
          afterMs: ms
        };

       case "cancelled":
       case "failed":
        return end;

       default:
        return end;
      }
    }
    function isTaken(name, {include: include, exclude: exclude}) {
      const names = list => list.map(item => item.replace(/\(.*$/s, ""));
      return !names(exclude).includes(name) && (include === undefined || names(include).includes(name));
    }
    function notes({name: name, transport: transport, include: include = []}, all, taken, resources) {
      const missing = include.filter(wanted => !all.some(tool => tool.name === wanted.replace(/\(.*$/s, "")));
      const outside = transport.kind === "stdio" && transport.outside === true;
      return [ ...outside ? [ `The server \`${name}\` runs outside the sandbox, as its entry asks.` ] : [], ...missing.map(wanted => `The server \`${name}\` has no tool \`${wanted}\`, which its entry includes.`), ...all.length === MOST_READ ? [ `Of the server \`${name}\` only the first ${MOST_READ} tools are looked at.` ] : [], ...taken.length > MOST_TOOLS ? [ `Of the server \`${name}\` only the first ${MOST_TOOLS} tools are used.` ] : [], ...resources.length > MOST_RESOURCES ? [ `Of the server \`${name}\` only the first ${MOST_RESOURCES} resources are listed.` ] : [] ];
    }
    async function listTools(asked) {
      const found = await listAll(asked, "tools", page => asked.types.ListToolsResultSchema.parse(page).tools);
      return found.map(({name: name, description: description = "", inputSchema: inputSchema}) => {
        const schema = JSON.parse(JSON.stringify(inputSchema));
        return {
          name: name,
          description: description,
          schema: schema
        };
      });
    }
    async function listResources(asked) {
      const found = await listAll(asked, "resources", page => asked.types.ListResourcesResultSchema.parse(page).resources);
      return found.map(({uri: uri, name: name, description: description = "", mimeType: mimeType = ""}) => ({
        uri: uri,
        name: name,
        description: description,
        mimeType: mimeType
      }));
    }
    async function listPrompts(asked) {
      const found = await listAll(asked, "prompts", page => asked.types.ListPromptsResultSchema.parse(page).prompts);
      return found.map(({name: name, description: description = "", arguments: args = []}) => ({
        name: name,
        description: description,
        arguments: args.map(argument => ({
          name: argument.name,
          required: argument.required ?? false
        }))
      }));
    }
    async function listAll({client: client, types: types, signal: signal}, what, read) {
      const all = [];
      let cursor;
      for (let page = 0; page < MOST_PAGES && all.length < MOST_READ; page += 1) {
        const request = {
          method: `${what}/list`,
          params: cursor === undefined ? {} : {
            cursor: cursor
          }
        };
        const answer = await client.request(request, types.PaginatedResultSchema, {
          signal: signal,
          timeout: NEVER
        });
        const listed = answer[what];
        const items = Array.isArray(listed) ? listed.slice(0, MOST_READ - all.length) : listed;
        all.push(...read({
          ...answer,
          [what]: items
        }));
        if (answer.nextCursor === undefined) break;
        cursor = answer.nextCursor;
      }
      return all;
    }
    const OPEN_LIMIT = 2e4;
    function openServers(options) {
      const connections = new Set;
      const over = new AbortController;
      return {
        async open(entries, signal) {
          if (entries.length === 0) return [];
          const sdk = await loadSdk();
          const until = AbortSignal.any([ signal, over.signal ]);
          return await Promise.all(entries.map(entry => openOne(entry, options, sdk, connections, until)));
        },
        async [Symbol.asyncDispose]() {
          over.abort();
          const open = [ ...connections ];
          connections.clear();
          await Promise.all(open.map(connection => connection.close()));
        }
      };
    }
    async function loadSdk() {
      const [client, http, sse, stdio, types] = await Promise.all([ Promise.all([ __webpack_require__.e(330), __webpack_require__.e(63) ]).then(__webpack_require__.bind(__webpack_require__, 30063)), Promise.all([ __webpack_require__.e(330), __webpack_require__.e(2337), __webpack_require__.e(3491) ]).then(__webpack_require__.bind(__webpack_require__, 83491)), Promise.all([ __webpack_require__.e(330), __webpack_require__.e(2337), __webpack_require__.e(53) ]).then(__webpack_require__.bind(__webpack_require__, 10053)), Promise.all([ __webpack_require__.e(330), __webpack_require__.e(6224) ]).then(__webpack_require__.bind(__webpack_require__, 6224)), __webpack_require__.e(330).then(__webpack_require__.bind(__webpack_require__, 330)) ]);
      return {
        client: client,
        http: http,
        sse: sse,
        stdio: stdio,
        types: types
      };
    }
    async function openOne(entry, options, sdk, connections, signal) {
      const {clock: clock} = options;
      const began = clock.elapsed();
      const started = [];
      const opened = await within(clock, OPEN_LIMIT, signal, async limit => {
        const connection = await connect(entry, options, sdk, limit, one => {
          started.push(one);
          connections.add(one);
        });
        return await openServer(entry, connection, sdk, clock, limit);
      });
      if (opened.kind === "done") return {
        kind: "open",
        server: opened.value,
        ms: Math.round(clock.elapsed() - began)
      };
      const reason = {
        timed_out: `it did not answer within ${OPEN_LIMIT / 1e3} s`,
        cancelled: "the run was cancelled",
        failed: opened.kind === "failed" ? opened.message : ""
      }[opened.kind];
      const words = started.map(one => one.said()).join("");
      await Promise.all(started.map(one => one.close()));
      return {
        kind: "failed",
        name: entry.name,
        required: entry.required,
        reason: words === "" ? reason : `${reason}; it said: ${words}`
      };
    }
  },
  61302: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      b: () => openWeb
    });
    function openWeb({clock: clock, ...lines}) {
      return {
        async fetch(request) {
          const {get: get} = await __webpack_require__.e(3365).then(__webpack_require__.bind(__webpack_require__, 3365));
          const limits = new AbortController;
          const signal = AbortSignal.any([ request.signal, limits.signal ]);
          const done = new AbortController;
          const late = clock.sleep(request.timeoutMs, done.signal).then(() => ({
            kind: "timed_out"
          }));
          const cancelled = aborted(request.signal, done.signal).then(() => ({
            kind: "cancelled"
          }));
          try {
            return await Promise.race([ get(request, signal, lines), late, cancelled ]);
          } finally {
            limits.abort();
            done.abort();
          }
        }
      };
    }
    function aborted(signal, done) {
      return new Promise(resolve => {
        if (signal.aborted) resolve();
        signal.addEventListener("abort", () => resolve(), {
          once: true,
          signal: done
        });
      });
    }
  },
  55087: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      f: () => changedPolicy,
      g: () => recheck
    });
    var _proposal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33717);
    async function recheck(proposal, facts) {
      return refuseForeign(proposal, facts) ?? await refuseBefore(proposal, facts) ?? await refuseOther(proposal, facts);
    }
    function refuseForeign({digest: digest, ...body}, {request: request, policy: policy}) {
      if ((0, _proposal_js__WEBPACK_IMPORTED_MODULE_0__.ol)(body) !== digest) return conflict("The proposal is not the one that was made: its digest does not fit.");
      if (request.kind !== "change") return conflict("The proposal changes files, and the request asks for no change.");
      if (body.key !== request.key) {
        return conflict(`The proposal answers another request: its key is ${body.key}, that of this event ${request.key}.`);
      }
      if (new Set(body.files.map(({path: path}) => path)).size < body.files.length) {
        return conflict("The proposal names a file twice.");
      }
      if (body.policy !== policy.source.digest) return changedPolicy(body.policy, policy.source);
      const {base: base} = request;
      if (body.base.name === base.name && body.base.sha === base.sha) return undefined;
      return conflict(`The proposal was made on ${body.base.name} at ${body.base.sha}, not at ${base.sha} of ${base.name}.`);
    }
    function changedPolicy(then, now) {
      return conflict(`The policy on ${now.ref} is another by now (${now.digest}) than the work was judged by (${then}).`);
    }
    async function refuseBefore({base: base, files: files}, {git: git}) {
      const entries = new Map((await git.tree(base.sha)).map(entry => [ entry.path, entry ]));
      const wrong = files.find(({path: path, before: before}) => {
        const entry = entries.get(path);
        return entry?.oid !== before?.oid || entry?.mode !== before?.mode || (entry?.size ?? 0) !== (before?.size ?? 0);
      });
      if (wrong === undefined) return undefined;
      return conflict(`The proposal says of ${JSON.stringify(wrong.path)} what its base does not: it is not the one that was made.`);
    }
    async function refuseOther(proposal, facts) {
      const {base: base, files: files, refused: refused, words: words, time: time} = proposal;
      const changes = {
        base: base.sha,
        files: files.map(toChange),
        refused: refused
      };
      const again = await (0, _proposal_js__WEBPACK_IMPORTED_MODULE_0__.BM)({
        ...facts,
        changes: changes,
        words: words,
        time: time
      });
      return again.kind === "proposed" && again.proposal.digest === proposal.digest ? undefined : differs(proposal, again);
    }
    function toChange({path: path, before: before, after: after}) {
      return {
        path: path,
        ...before && {
          before: before
        },
        ...after && {
          after: after
        }
      };
    }
    function differs(proposal, again) {
      if (again.kind === "withheld") return {
        kind: "config",
        message: again.reason,
        hint: ASK_AGAIN
      };
      const known = new Set(proposal.refused.map(({path: path}) => path));
      const stopped = (again.kind === "proposed" ? again.proposal : again).refused.filter(({path: path}) => !known.has(path));
      const [first] = stopped;
      if (first !== undefined) {
        return conflict(`The proposal has a file that may not be published: ${JSON.stringify(first.path)}, since ${first.reason}.`);
      }
      if (again.kind === "nothing") return conflict("The proposal changes nothing.");
      const fields = Object.keys(again.proposal).filter(name => name !== "digest");
      const named = fields.filter(name => JSON.stringify(proposal[name]) !== JSON.stringify(again.proposal[name]));
      return conflict(`The proposal is not what its contents come to; it differs in: ${named.join(", ") || "its form"}.`);
    }
    const ASK_AGAIN = "Ask again: the next run starts from how things are then.";
    function conflict(message) {
      return {
        kind: "conflict",
        message: message,
        hint: ASK_AGAIN
      };
    }
  },
  95130: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      $t: () => placeOf,
      HB: () => refuseReview,
      Kp: () => planReview,
      R8: () => readNoteMarks,
      RP: () => saysAgain,
      Sb: () => keepNew,
      UD: () => readReviewMark,
      WT: () => readNotes,
      k4: () => mendedMarker,
      km: () => maskPlan,
      v7: () => isMendedMark,
      vK: () => noteMarker,
      vU: () => reviewMarker
    });
    var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
    var _lib_cut_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89823);
    const MOST_PLACED = 50;
    function readNotes(entries) {
      const notes = [];
      let head = "";
      for (const {event: event} of entries) {
        if (event.type === "run.started") head = event.request.subject?.head?.sha ?? "";
        if (event.type === "call.finished" && event.answer.note !== undefined) notes.push({
          head: head,
          note: event.answer.note
        });
      }
      return notes;
    }
    function planReview({kind: kind, key: key, subject: subject}, facts) {
      const head = subject?.head?.sha;
      if (kind !== "review" || subject === undefined || head === undefined) return undefined;
      const {summary: summary, quiet: quiet, redact: redact} = facts;
      const made = readNotes(facts.entries);
      const notes = made.filter(each => each.head === head).map(({note: note}) => note);
      const aside = made.filter(each => each.head !== head).map(({note: note}) => note);
      const plan = {
        version: 1,
        key: key,
        pull: subject.number,
        head: head,
        summary: summary,
        notes: notes.slice(0, MOST_PLACED),
        aside: [ ...aside, ...notes.slice(MOST_PLACED) ],
        quiet: quiet,
        ...facts.partial === true && {
          partial: true
        }
      };
      return maskPlan(plan, redact);
    }
    function maskPlan(plan, redact) {
      const masked = notes => notes.map(note => maskNote(note, redact));
      return {
        ...plan,
        summary: redact(plan.summary),
        notes: masked(plan.notes),
        aside: masked(plan.aside)
      };
    }
    function refuseReview(plan, {kind: kind, key: key, subject: subject}) {
      if (kind === "review" && subject?.kind === "pull" && plan.pull === subject.number && plan.key === key) return undefined;
      return {
        kind: "conflict",
        message: `The proposal has a review of #${plan.pull} for another request than this one.`,
        hint: "Nothing was posted. Both jobs must belong to one workflow run, and nothing may touch the artifact between them."
      };
    }
    function maskNote(note, redact) {
      const {suggestion: suggestion, ...rest} = note;
      const masked = {
        ...rest,
        path: redact(note.path),
        body: redact(note.body)
      };
      const text = note.text === undefined ? {} : {
        text: redact(note.text)
      };
      if (suggestion === undefined) return {
        ...masked,
        ...text
      };
      if (redact(suggestion) === suggestion) return {
        ...masked,
        ...text,
        suggestion: suggestion
      };
      return {
        ...masked,
        ...text,
        body: `${masked.body}\n\nThe suggestion held what looks like a secret; it is left out.`
      };
    }
    function reviewMarker({key: key, head: head}) {
      return `\x3c!-- remit:v1 review key=${encodeURIComponent(key).replaceAll("-", "%2D")} head=${head} --\x3e`;
    }
    function readReviewMark(body) {
      const [, key, head] = /^<!-- remit:v1 review key=([\w%.~*'()!]+) head=([0-9a-f]{40,64}) -->\r?(?:\n|$)/.exec(body) ?? [];
      return key === undefined || head === undefined ? undefined : {
        key: decoded(key),
        head: head
      };
    }
    function decoded(text) {
      try {
        return decodeURIComponent(text);
      } catch {
        return text;
      }
    }
    function fingerprintOf({path: path, side: side, text: text = "", body: body, severity: severity}) {
      return {
        at: placeOf(path, side, text),
        says: digest([ severity, plain(body) ]),
        severity: severity
      };
    }
    function placeOf(path, side, text) {
      return digest([ path, side, plain((0, _lib_cut_js__WEBPACK_IMPORTED_MODULE_1__.Ku)(text, 4e3)) ]);
    }
    function noteMarker(note) {
      const {at: at, says: says, severity: severity} = fingerprintOf(note);
      return `\x3c!-- remit:v1 note at=${at} says=${says} severity=${severity} --\x3e`;
    }
    function readNoteMarks(body) {
      const found = [];
      for (const line of body.split(/\r?\n/)) {
        const [, at, says, severity] = NOTE.exec(line) ?? [];
        if (at !== undefined && says !== undefined) found.push({
          at: at,
          says: says,
          severity: severity
        }); else if (readReviewMark(line) === undefined) break;
      }
      return found;
    }
    const NOTE = /^<!-- remit:v1 note at=([0-9a-f]{16}) says=([0-9a-f]{16}) severity=(critical|high|medium|low) -->$/;
    function digest(facts) {
      return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(JSON.stringify(facts)).digest("hex").slice(0, 16);
    }
    function plain(text) {
      return text.toLowerCase().replaceAll(/[\s*_`~]+/g, " ").trim();
    }
    function mendedMarker(head) {
      return `\x3c!-- remit:v1 mended head=${head} --\x3e`;
    }
    function isMendedMark(body) {
      return /^<!-- remit:v1 mended head=[0-9a-f]{40,64} -->/.test(body);
    }
    function keepNew(notes, said) {
      const kept = [];
      for (const note of notes) {
        const mark = fingerprintOf(note);
        const before = said.some(each => isSame(mark, note, each));
        const twice = kept.some(each => each.mark.at === mark.at && each.mark.says === mark.says && sameLines(each.note, note));
        if (!before && !twice) kept.push({
          note: note,
          mark: mark
        });
      }
      return kept.map(({note: note}) => note);
    }
    function sameLines(a, b) {
      return a.line === b.line && a.startLine === b.startLine;
    }
    function isSame(mark, note, said) {
      if (mark.at !== said.at || said.standing === "hidden" || said.standing === "mended") return false;
      if (mark.says === said.says) return true;
      const settled = said.standing === "settled" && RANKS[mark.severity] < RANKS[said.severity];
      return (settled || mark.severity === said.severity) && overlap(note.body, said.body) >= ALIKE;
    }
    const RANKS = {
      low: 0,
      medium: 1,
      high: 2,
      critical: 3
    };
    const ALIKE = .6;
    function saysAgain(note, said) {
      if (note.path !== said.path) return false;
      return fingerprintOf(note).says === said.says || overlap(note.body, said.body) >= ALIKE;
    }
    function overlap(a, b) {
      const [one, other] = [ wordsOf(a), wordsOf(b) ];
      const both = [ ...one ].filter(word => other.has(word)).length;
      return both / Math.max(1, Math.min(one.size, other.size));
    }
    function wordsOf(text) {
      const told = text.replaceAll(/<!--.*?-->|^(`{3,})suggestion\n[^]*?^\1$/gm, "");
      return new Set(told.toLowerCase().match(/[\p{L}\p{N}_]{4,}/gu));
    }
  },
  8568: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      $: () => renderOutputs
    });
    var _lib_cut_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89823);
    var _story_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95419);
    var _tally_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8216);
    const MESSAGE = 1e5;
    function renderOutputs(entries, places = {}) {
      const {outcome: outcome, publication: publication, plan: plan, output: output, review: review, findings: findings} = (0, 
      _story_js__WEBPACK_IMPORTED_MODULE_0__.Iw)(entries);
      const {turns: turns, tokens: tokens, usd: usd, compressions: compressions, denials: denials} = (0, 
      _tally_js__WEBPACK_IMPORTED_MODULE_1__.N)(entries);
      return {
        conclusion: outcome?.conclusion ?? "",
        "final-message": (0, _lib_cut_js__WEBPACK_IMPORTED_MODULE_2__.Ku)(finalMessage(outcome), MESSAGE).toWellFormed(),
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
        denials: String(denials.reduce((sum, {count: count}) => sum + count, 0))
      };
    }
    function finalMessage(outcome) {
      if (outcome === undefined || outcome.message.trim() !== "") return outcome?.message ?? "";
      return [ outcome.fault?.message, outcome.fault?.hint ].filter(part => part !== undefined).join(" ");
    }
  },
  2560: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      W: () => openReporter
    });
    var events = __webpack_require__(27297);
    var cut = __webpack_require__(89823);
    var plain = __webpack_require__(36906);
    var sandbox = __webpack_require__(90069);
    var report_story = __webpack_require__(95419);
    var tally = __webpack_require__(8216);
    var words = __webpack_require__(58191);
    const MOST = 10;
    function renderAnnotations(entries) {
      const story = (0, report_story.Iw)(entries);
      return [ ...ending(story), ...withheld(story), ...denied((0, tally.N)(entries)), ...circumstances(story) ].slice(0, MOST).map(({level: level, title: title, message: message}) => ({
        level: level,
        title: annotations_short(title, 120),
        message: annotations_short(message, 1e3)
      }));
    }
    function ending(story) {
      const {outcome: outcome, verification: verification} = story;
      if (outcome === undefined || (0, events.gq)(outcome.conclusion)) return [];
      const {fault: fault = {
        message: outcome.message,
        hint: undefined
      }} = outcome;
      const why = outcome.conclusion === "exhausted" ? `${(0, words.pQ)(story)}.` : "";
      const message = [ why, fault.message, fault.hint ?? "" ].filter(text => text !== "").join(" ");
      const end = {
        level: "error",
        title: `Remit: ${outcome.conclusion}`,
        message: message
      };
      const failed = verification?.ok === false ? verification.results.filter(({ok: ok}) => !ok) : [];
      return [ end, ...failed.map(({command: command, output: output}) => ({
        level: "error",
        title: `Verification failed: ${command}`,
        message: (0, cut.g1)(output, 600)
      })) ];
    }
    function withheld({publication: publication, proposed: proposed}) {
      return ((publication ?? proposed)?.refused ?? []).map(({path: path, reason: reason}) => ({
        level: "warning",
        title: `Withheld: ${path}`,
        message: reason
      }));
    }
    function denied({denials: denials}) {
      return denials.map(({call: call, decision: decision, count: count}) => ({
        level: "notice",
        title: `Denied: ${call.tool}${count > 1 ? ` (${count} times)` : ""}`,
        message: decision.reason
      }));
    }
    function circumstances(story) {
      const {notes: notes, started: started} = story;
      const title = started?.sandboxCopy === undefined ? "Remit: no sandbox" : "Remit: a copy";
      const missing = started?.sandbox === "none" && started.sandboxLacks !== undefined ? WHERE_NONE : "";
      return [ ...notes.map(note => ({
        level: "notice",
        title: "Remit: not as configured",
        message: note
      })), ...(0, sandbox.fR)(story).map(told => ({
        level: "notice",
        title: title,
        message: `${told.replaceAll("**", "")}${missing}`
      })) ];
    }
    const WHERE_NONE = " What such a machine needs: docs/enterprise.md, Where there is no sandbox.";
    function annotations_short(text, characters) {
      const line = (0, plain.w)(text).trim();
      return line.length <= characters ? line : `${(0, cut.Ku)(line, characters - 1)}\u2026`;
    }
    var comment = __webpack_require__(37023);
    var delivery = __webpack_require__(68148);
    var report_outputs = __webpack_require__(8568);
    var calls = __webpack_require__(38627);
    var fit = __webpack_require__(91017);
    var figures = __webpack_require__(40819);
    var markdown = __webpack_require__(63021);
    var sections = __webpack_require__(62196);
    var telling = __webpack_require__(2371);
    function renderProgress(entries, now) {
      const story = (0, report_story.Iw)(entries);
      const numbers = (0, tally.N)(entries, now);
      const gauges = numbers.gauges.filter(({name: name, of: of}) => of > 0 && SHOWN.has(name)).map(({name: name, used: used, of: of}) => `| ${(0, 
      figures.Ff)(name)} | ${(0, figures.uI)(used, of)} | ${(0, figures.vj)(name, used)} of ${(0, 
      figures.vj)(name, of)} |`);
      return (0, fit.Uj)([ {
        rank: 0,
        blocks: [ progress_text(`### \u23f1\ufe0f Working: ${doing(entries)}`) ],
        what: "parts"
      }, {
        rank: 2,
        blocks: story.todos.length === 0 ? [] : [ {
          kind: "rows",
          head: "",
          rows: story.todos.map(sections.tj),
          what: "todos"
        } ],
        what: "todos"
      }, {
        rank: 1,
        blocks: gauges.length === 0 ? [] : [ {
          kind: "rows",
          head: "| | | |\n|---|---|---|",
          rows: gauges,
          what: "limits"
        } ],
        what: "limits"
      }, {
        rank: 1,
        blocks: [ progress_text(updated(story, now)), ...(0, sections.Po)(story) ],
        what: "parts"
      } ], comment.W, fit.hg);
    }
    function updated({started: started}, now) {
      const at = `Last update: ${new Date(now).toISOString().slice(0, 19).replace("T", " ")} UTC`;
      const url = started?.run.url ?? "";
      return url === "" ? at : `${at} \u00b7 [log](${encodeURI(url)})`;
    }
    const SHOWN = new Set([ "turns", "minutes", "tokens", "usd" ]);
    function doing(entries) {
      for (let at = entries.length - 1; at >= 0; at--) {
        const entry = entries[at];
        const said = sayDoing(entry.event, entries);
        if (said !== undefined) return entry.agent === events.QT ? said : `${said} (sub-agent ${(0, 
        markdown.aY)(entry.agent)})`;
      }
      return "starting";
    }
    function sayDoing(event, entries) {
      switch (event.type) {
       case "model.asked":
        return event.purpose === "turn" ? `thinking, turn ${event.turn}${lastThought(entries)}` : "thinking";

       case "model.retried":
        return `waiting ${(0, figures.p0)(event.waitMs)} for the model${(0, telling.dN)(event)} (${(0, 
        markdown.mG)((0, markdown.$Q)(event.cause, 120))})`;

       case "call.decided":
        return event.decision.effect === "allow" ? `${(0, markdown.aY)(event.call.tool)} ${(0, 
        markdown.aY)((0, markdown.$Q)((0, calls.d)(event.call), 100))}` : undefined;

       case "model.replied":
        return event.reply.calls.length > 0 ? (0, figures.hS)(event.reply.calls.length, "tool call") : undefined;

       case "agent.stopped":
        return "checking and publishing the work";

       case "change.published":
        return "writing the report";

       default:
        return undefined;
      }
    }
    function lastThought(entries) {
      const last = entries.findLast(({agent: agent, event: event}) => agent === events.QT && event.type === "model.replied");
      const subject = last?.event.type === "model.replied" ? last.event.reply.thoughts.at(-1)?.subject ?? "" : "";
      return subject === "" ? "" : ` (${(0, markdown.mG)((0, markdown.$Q)(subject, 100))})`;
    }
    function progress_text(markdown) {
      return {
        kind: "text",
        markdown: markdown
      };
    }
    var record = __webpack_require__(42153);
    var saved = __webpack_require__(6861);
    var summary = __webpack_require__(52486);
    const UPDATE_EVERY = 1e4;
    function openReporter(station) {
      const {log: log, runner: runner, key: key, subject: subject, stop: stop} = station;
      runner.saveState(saved.MX.key, key);
      if (subject !== undefined) runner.saveState(saved.MX.subject, String(subject));
      const sticky = subject === undefined ? undefined : (0, delivery.kK)(station.github, station.seal, {
        key: key,
        subject: subject
      });
      const updating = sticky === undefined ? undefined : keepUpdated(station, sticky);
      let last = sticky;
      return {
        get commentUrl() {
          return last?.found?.url;
        },
        async finish(places = {}) {
          if (await runner.writeSummary((0, summary.B)(log.entries))) runner.saveState(saved.MX.summary, "yes");
          const quiet = updating?.end();
          if (!stop.aborted) {
            await quiet;
            last = stickyFor(station, sticky);
            await deliverFinal(station, last);
          }
          for (const {level: level, title: title, message: message} of renderAnnotations(log.entries)) runner.annotate(level, title, message);
          const commentUrl = last?.found?.url;
          const outputs = (0, report_outputs.$)(log.entries, commentUrl === undefined ? places : {
            commentUrl: commentUrl,
            ...places
          });
          for (const [name, value] of Object.entries(outputs)) runner.setOutput(name, value);
        }
      };
    }
    function stickyFor({log: log, github: github, seal: seal, key: key}, asked) {
      const story = (0, report_story.Iw)(log.entries);
      if (asked !== undefined) return story.outcome?.conclusion === "declined" && asked.found === undefined ? undefined : asked;
      const number = (0, report_story.pv)(story);
      return number === undefined ? undefined : (0, delivery.kK)(github, seal, {
        key: key,
        subject: number
      });
    }
    async function deliverFinal({log: log, runner: runner}, sticky) {
      const said = {
        body: (0, comment.w)(log.entries),
        record: (0, record.zv)(log.entries)
      };
      const failure = sticky === undefined ? undefined : await (0, delivery.cK)(sticky, said);
      if (failure === undefined) runner.saveState(saved.MX.delivered, "yes"); else runner.annotate("warning", "Remit: comment not written", `${(0, 
      delivery.oQ)(failure)} The job summary says the same.`);
    }
    function keepUpdated({log: log, runner: runner, clock: clock}, sticky) {
      const ending = new AbortController;
      const news = listenForNews(log);
      const update = async () => {
        try {
          const known = sticky.found;
          const {id: id} = await sticky.put(renderProgress(log.entries, clock.now()), (0, 
          record.F0)(log.entries));
          if (known?.id !== id) runner.saveState(saved.MX.comment, String(id));
          return true;
        } catch (error) {
          runner.print((0, delivery.oQ)(error));
          return (0, delivery.bg)(error);
        }
      };
      const updating = (async () => {
        while (!ending.signal.aborted) {
          news.forget();
          if (!await update()) return;
          await clock.sleep(UPDATE_EVERY, ending.signal);
          if (!ending.signal.aborted) await news.arrival();
        }
      })();
      return {
        async end() {
          ending.abort();
          news.end();
          await updating;
        }
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
        arrival: () => fresh ? Promise.resolve() : new Promise(resolve => wake = resolve),
        end() {
          stopListening();
          arrive();
        }
      };
    }
  },
  27140: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      Fs: () => renderReview,
      JH: () => tellMended,
      NS: () => renderNote,
      QV: () => renderMended
    });
    var _comment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37023);
    var _figures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40819);
    var _findings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37470);
    var _fit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91017);
    var _markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63021);
    var _plain_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(36906);
    function renderNote(note, back = false) {
      const button = suggestionBlock(note.suggestion);
      const again = back ? [ text(BACK) ] : [];
      const blocks = [ text((0, _findings_js__WEBPACK_IMPORTED_MODULE_2__.S)(note.severity)), ...again, ...(0, 
      _markdown_js__WEBPACK_IMPORTED_MODULE_4__.CS)(note.body), ...unsafeSuggestion(note) ];
      const told = (0, _fit_js__WEBPACK_IMPORTED_MODULE_3__.Uj)([ {
        rank: 0,
        blocks: blocks,
        what: "paragraphs"
      } ], _comment_js__WEBPACK_IMPORTED_MODULE_0__.W - MARKERS - button.length, _fit_js__WEBPACK_IMPORTED_MODULE_3__.hg);
      return button === "" ? told : `${told}\n\n${button}`;
    }
    const BACK = "**Back again**: an earlier review said this, and it was mended meanwhile.";
    function renderMended(head) {
      return `**Mended** at ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_4__.aY)(head.slice(0, 7))}: these lines have changed, and the review of that commit does not find this again.`;
    }
    const MARKERS = 5e3;
    function suggestionBlock(suggestion) {
      if (suggestion === undefined || !isPlain(suggestion)) return "";
      const ticks = "`".repeat(Math.max(3, longestRun(suggestion) + 1));
      return `${ticks}suggestion\n${suggestion}${ticks}`;
    }
    function isPlain(suggestion) {
      return (0, _plain_js__WEBPACK_IMPORTED_MODULE_5__.w)(suggestion) === suggestion;
    }
    function unsafeSuggestion({suggestion: suggestion}) {
      if (suggestion === undefined || isPlain(suggestion)) return [];
      return [ text("The suggestion has characters that do not show; they are written out here:"), {
        kind: "code",
        language: "",
        text: (0, _plain_js__WEBPACK_IMPORTED_MODULE_5__.Q)(suggestion)
      } ];
    }
    function longestRun(text) {
      return Math.max(0, ...[ ...text.matchAll(/`+/g) ].map(({0: run}) => run.length));
    }
    function renderReview(plan, facts) {
      const {placed: placed, aside: aside, dropped: dropped, mended: mended} = facts;
      const summary = (0, _markdown_js__WEBPACK_IMPORTED_MODULE_4__.CS)(plan.summary);
      const nothing = placed.length + aside.length === 0;
      return (0, _fit_js__WEBPACK_IMPORTED_MODULE_3__.Uj)([ {
        rank: 1,
        blocks: summary,
        what: "paragraphs"
      }, {
        rank: 0,
        blocks: mended === undefined ? [] : [ text(tellMended(mended)) ],
        what: ""
      }, {
        rank: 0,
        blocks: nothing && mended?.all !== true && (summary.length === 0 || dropped > 0) ? [ text(nothingNew(dropped)) ] : [],
        what: ""
      }, {
        rank: 2,
        blocks: aside.length === 0 ? [] : [ text(ASIDE), ...(0, _findings_js__WEBPACK_IMPORTED_MODULE_2__.m)(aside) ],
        what: "findings"
      }, {
        rank: 0,
        blocks: [ text(footer(plan, facts)) ],
        what: ""
      } ], _comment_js__WEBPACK_IMPORTED_MODULE_0__.W - MARKERS, _fit_js__WEBPACK_IMPORTED_MODULE_3__.hg);
    }
    function tellMended({fresh: fresh, all: all}) {
      if (all) return "All findings of earlier reviews are mended.";
      return `${(0, _figures_js__WEBPACK_IMPORTED_MODULE_1__.hS)(fresh, "finding")} of earlier reviews ${fresh === 1 ? "is" : "are"} mended, as ${fresh === 1 ? "its thread says" : "their threads say"}.`;
    }
    function nothingNew(dropped) {
      return dropped === 0 ? "No findings." : `Nothing new: ${(0, _figures_js__WEBPACK_IMPORTED_MODULE_1__.hS)(dropped, "finding")} of earlier reviews stand as they are.`;
    }
    const ASIDE = "**Not shown at their lines**, which GitHub took no comment on:";
    function footer({head: head}, {placed: placed, aside: aside, dropped: dropped, moved: moved}) {
      const parts = [ `Reviewed at ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_4__.aY)(head.slice(0, 7))}`, (0, 
      _figures_js__WEBPACK_IMPORTED_MODULE_1__.hS)(placed.length + aside.length, "finding"), ...dropped > 0 ? [ `${dropped} left out, said before` ] : [], ...moved === undefined ? [] : [ `commits pushed meanwhile, up to ${(0, 
      _markdown_js__WEBPACK_IMPORTED_MODULE_4__.aY)(moved.slice(0, 7))}, are not part of this` ] ];
      return `<sub>${parts.join(" \u00b7 ")}</sub>`;
    }
    function text(markdown) {
      return {
        kind: "text",
        markdown: markdown
      };
    }
  },
  6861: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      Lx: () => isClosed,
      MX: () => SAVED,
      Sy: () => readSaved
    });
    const SAVED = {
      log: "log-path",
      key: "report-key",
      subject: "report-subject",
      comment: "report-comment",
      summary: "report-summary",
      delivered: "report-delivered",
      signal: "signal",
      broken: "broken",
      keep: "keep-names",
      kept: "kept",
      work: "keep-work",
      git: "kept-git"
    };
    function readSaved(read) {
      const value = name => read(SAVED[name]) ?? "";
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
        git: value("git")
      };
    }
    function isClosed({git: git, key: key, summary: summary, delivered: delivered}) {
      return git === "" && (key === "" || summary !== "" && delivered !== "");
    }
  },
  92776: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      e: () => run
    });
    var marker = __webpack_require__(53086);
    var reporter = __webpack_require__(2560);
    var acknowledge = __webpack_require__(49073);
    var announce = __webpack_require__(66318);
    var approve = __webpack_require__(30628);
    var begin = __webpack_require__(77826);
    var title = __webpack_require__(13770);
    var events = __webpack_require__(27297);
    var loop = __webpack_require__(7425);
    var output = __webpack_require__(5560);
    var equip = __webpack_require__(95433);
    function readServerPrompt(servers, name, args) {
      const offers = offersOf(servers);
      const found = [ ...offers.filter(offer => offer.full === name), ...offers.filter(offer => offer.short === name && offer.full !== name) ];
      const [first, second] = found;
      if (first === undefined) return {
        kind: "unknown"
      };
      if (second !== undefined && first.full !== name) {
        return {
          kind: "unclear",
          reason: `Several servers offer /${name}: say ${listed(found.map(({full: full}) => full))}.`
        };
      }
      const {server: server, prompt: prompt} = first;
      const filled = fillIn(prompt, args);
      if (Array.isArray(filled)) {
        return {
          kind: "unclear",
          reason: `/${name} needs ${filled.map(one => `--${one}="\u2026"`).join(" ")}.`
        };
      }
      return {
        kind: "prompt",
        server: server,
        prompt: prompt,
        args: filled
      };
    }
    function promptNames(servers) {
      return offersOf(servers).map(({full: full}) => full);
    }
    function offersOf(servers) {
      return servers.flatMap(server => server.prompts.map(prompt => {
        const short = asCommand(prompt.name);
        return {
          server: server,
          prompt: prompt,
          short: short,
          full: `${asCommand(server.name)}:${short}`
        };
      }));
    }
    function asCommand(name) {
      return name.trim().replaceAll(/[^\w:-]+/g, "-");
    }
    function listed(names) {
      return names.map(name => `/${name}`).join(" or ");
    }
    const NAMED = /(?<!\S)--([^\s="]+)=(?:"((?:\\.|[^"\\])*)"|(\S+))/g;
    const WORD = /"((?:\\.|[^"\\])*)"|(\S+)/g;
    function fillIn({arguments: wanted}, typed) {
      const named = new Map;
      const rest = typed.replaceAll(NAMED, (_whole, name, quoted, plain) => {
        named.set(name, quoted === undefined ? plain ?? "" : unquote(quoted));
        return " ";
      });
      const words = [ ...rest.matchAll(WORD) ].map(([, quoted, plain]) => quoted === undefined ? plain ?? "" : unquote(quoted));
      const filled = new Map(wanted.flatMap(({name: name}) => named.has(name) ? [ [ name, named.get(name) ?? "" ] ] : []));
      const open = wanted.filter(({name: name, required: required}) => required && !filled.has(name));
      const values = open.length === 1 && words.length > 0 ? [ words.join(" ") ] : words;
      for (const [index, {name: name}] of open.entries()) {
        const value = values[index];
        if (value !== undefined) filled.set(name, value);
      }
      const missing = open.filter(({name: name}) => !filled.has(name)).map(({name: name}) => name);
      return missing.length > 0 ? missing : Object.fromEntries(filled);
    }
    function unquote(text) {
      return text.replaceAll(/\\(.)/gs, "$1");
    }
    var help = __webpack_require__(69994);
    function findCalled({admitted: admitted, world: world}, servers) {
      const {command: command} = admitted.asked;
      if (command === undefined) return {
        kind: "none"
      };
      if (command.kind === "file") return command;
      const {call: call, known: known} = command;
      const reading = readServerPrompt(servers, call.name, call.args);
      switch (reading.kind) {
       case "prompt":
        return reading;

       case "unclear":
        return {
          kind: "declined",
          reason: reading.reason
        };

       case "unknown":
        {
          const missing = world.log.entries.flatMap(({event: event}) => event.type === "server.failed" ? [ event.name ] : []);
          const reason = (0, help.k8)(call.name, [ ...known, ...promptNames(servers) ]);
          const blind = `Servers that are not there, and what they offer is not known: ${missing.join(", ")}.`;
          return {
            kind: "declined",
            reason: missing.length === 0 ? reason : `${reason} ${blind}`
          };
        }

       default:
        return reading;
      }
    }
    var run_guide = __webpack_require__(54137);
    var run_hooks = __webpack_require__(52629);
    var lore = __webpack_require__(12421);
    var servers = __webpack_require__(68841);
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
    async function carryOut(job, objection) {
      try {
        return await work(job, objection);
      } finally {
        await (job.world.servers?.[Symbol.asyncDispose]());
      }
    }
    async function work(job, objection) {
      const env_1 = {
        stack: [],
        error: void 0,
        hasError: false
      };
      try {
        const reading = await (0, lore.n)(job);
        if (reading.kind === "faulty") return {
          kind: "failed",
          fault: reading.fault
        };
        await (0, run_hooks.Fv)(job, reading.lore.agents);
        const {settings: settings} = job.admitted.project;
        const opened = await (0, servers.Y)(job, settings.servers, events.QT);
        if (opened.kind === "missing") return {
          kind: "failed",
          fault: opened.fault
        };
        const called = findCalled(job, opened.servers);
        if (called.kind === "declined") return called;
        const hooks = (0, run_hooks.ke)(job);
        const context = await (0, run_hooks.J0)(job, hooks);
        const guide = __addDisposableResource(env_1, (0, run_guide.h)(job, events.QT), false);
        const crew = {
          job: job,
          lore: reading.lore,
          mind: (0, equip.i)(job.world, job.order.settings, job.admitted),
          hooks: hooks
        };
        const agent = await (0, equip.F)(crew, guide.tell, {
          called: called,
          servers: opened.servers,
          context: context
        });
        const end = await (0, loop.J)({
          ...agent,
          objection: objection
        });
        await (0, run_hooks.ky)(job, hooks);
        const {form: form} = job.admitted;
        return form === undefined ? end : await (0, output.Dg)(agent, form.schema, end);
      } catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
      } finally {
        __disposeResources(env_1);
      }
    }
    var turn = __webpack_require__(57762);
    var change_changes = __webpack_require__(25021);
    var cut = __webpack_require__(89823);
    var publishing = __webpack_require__(79768);
    var variables = __webpack_require__(80896);
    function openVerifier(world, order, admitted, baseline) {
      const {policy: policy, request: request} = admitted;
      const commands = request.kind === "change" ? policy.verify.commands.value : [];
      const directory = baseline.ground.root;
      let attempt = 0;
      let unverified;
      async function run(signal) {
        await (0, publishing.Fi)(world, order, admitted, baseline);
        return await runAll(commands, {
          world: world,
          environment: (0, variables.DD)(world, order, policy),
          directory: directory,
          signal: signal
        });
      }
      function note(results) {
        const failed = results.find(({ok: ok}) => !ok)?.command;
        const ok = failed === undefined;
        unverified = ok ? undefined : `\`${failed}\` failed after the last attempt.`;
        world.log.append({
          type: "verify.finished",
          attempt: ++attempt,
          ok: ok,
          results: results
        });
        return ok;
      }
      return {
        get unverified() {
          return unverified;
        },
        async object() {
          if (commands.length === 0 || !await hasChanges(world, baseline)) return undefined;
          const results = await run(order.stop);
          return !note(results) && attempt < policy.verify.attempts.value ? tellFailure(results) : undefined;
        },
        async verifyRest(end, signal) {
          if (end.kind === "finished" || commands.length === 0 || isVerified(world.log.entries)) return;
          if (whyCut(end, signal) === undefined && !await hasChanges(world, baseline)) return;
          const results = whyCut(end, signal) === undefined ? await run(signal) : [];
          unverified = whyCut(end, signal);
          if (unverified === undefined) note(results); else world.log.append({
            type: "verify.skipped",
            reason: unverified
          });
        }
      };
    }
    function isVerified(entries) {
      const last = entries.findLast(({event: event}) => event.type === "verify.finished" || event.type === "call.finished");
      return last?.event.type === "verify.finished";
    }
    function whyCut(end, signal) {
      const last = signal.aborted ? (0, turn.VV)(signal) : end;
      if (last.kind === "cancelled") return "The run was cancelled before its work was verified.";
      if (last.kind !== "exhausted") return undefined;
      if (last.limit === "minutes") return "The run's minutes were used up before its work was verified.";
      return last.limit === "disk" ? "The disk was full before the work was verified." : undefined;
    }
    async function hasChanges({git: git}, baseline) {
      const {files: files} = await (0, change_changes.S)(baseline, git);
      return files.length > 0;
    }
    async function runAll(commands, bench) {
      const results = [];
      for (const command of commands) {
        const result = await runOne(command, bench);
        results.push(result);
        if (!result.ok) break;
      }
      return results;
    }
    const KEPT = 2e4;
    const TIMEOUT_MS = 15 * 6e4;
    async function runOne(command, {world: world, ...place}) {
      let output = "";
      const running = world.shell.start({
        ...place,
        line: command,
        timeoutMs: TIMEOUT_MS,
        idleMs: 0,
        onOutput: chunk => {
          output = (output + chunk.toString("utf8")).slice(-2 * KEPT);
        }
      });
      const end = await running.ended;
      const ok = end.kind === "exited" && end.code === 0;
      const text = (0, cut.g1)(world.secrets.redact(output), KEPT);
      return {
        command: command,
        ok: ok,
        output: text,
        ms: end.kind === "not_started" ? 0 : end.ms
      };
    }
    function tellFailure(results) {
      const failed = results.find(({ok: ok}) => !ok);
      return `Your work was verified and did not pass: \`${failed?.command}\` failed. Its output ends so:\n\n${failed?.output ?? ""}\n\nMend the cause, then finish again.`;
    }
    var checks_look = __webpack_require__(16281);
    var causes = __webpack_require__(79234);
    function changesSince(published, commit, now) {
      const {files: files, ...rest} = now;
      const [then, today] = [ byPath(published), byPath(files) ];
      const paths = [ ...new Set([ ...then.keys(), ...today.keys() ]) ].sort();
      const changed = paths.flatMap(path => {
        const [first, last] = [ then.get(path), today.get(path) ];
        const before = first === undefined ? last?.before : first.after;
        const after = last === undefined ? first?.before : last.after;
        if (before?.oid === after?.oid && before?.mode === after?.mode) return [];
        return [ {
          path: path,
          ...before && {
            before: before
          },
          ...after && {
            after: after
          }
        } ];
      });
      return {
        ...rest,
        base: commit,
        files: changed
      };
    }
    function byPath(changes) {
      return new Map(changes.map(change => [ change.path, change ]));
    }
    var proposal = __webpack_require__(33717);
    var ports = __webpack_require__(48076);
    var saying = __webpack_require__(67324);
    async function publishMending({world: world, order: order, admitted: admitted, baseline: baseline}, {proposal: first, publication: publication, end: end, unverified: unverified}) {
      const closed = await refuseClosed(publication, world.github);
      if (closed !== undefined) return {
        kind: "withheld",
        fault: closed
      };
      const changes = await (0, change_changes.S)(baseline, world.git);
      const time = Math.floor(world.clock.now() / 1e3);
      const own = (0, saying.t)(world, admitted, end, "Mend what checks found");
      const words = {
        ...own,
        summary: bothSummaries(first, publication, own.summary)
      };
      const whole = await (0, proposal.BM)({
        ...(0, publishing.m9)(world, order, admitted),
        changes: changes,
        time: time,
        words: words
      });
      if (whole.kind === "withheld") return {
        kind: "withheld",
        fault: {
          kind: "config",
          message: whole.reason
        }
      };
      const request = requestAfter(admitted.request, publication);
      const more = {
        ...admitted,
        request: request
      };
      const since = changesSince(first.files, publication.commit, changes);
      const made = await (0, proposal.BM)({
        ...(0, publishing.m9)(world, order, more),
        changes: since,
        time: time,
        words: words
      });
      if (made.kind === "withheld") return {
        kind: "withheld",
        fault: {
          kind: "config",
          message: made.reason
        }
      };
      if (made.kind === "nothing") return made;
      const files = whole.kind === "proposed" ? (0, proposal.Kj)(whole.proposal.files) : [];
      return await (0, publishing.OZ)(world, order, more, made.proposal, unverified, {
        whole: {
          files: files
        }
      });
    }
    function requestAfter(request, {branch: branch, commit: commit}) {
      const {subject: subject, caughtUp: _, ...rest} = request;
      const head = {
        name: branch,
        sha: commit
      };
      return {
        ...rest,
        base: head,
        ...subject && {
          subject: subject.kind === "pull" ? {
            ...subject,
            head: head
          } : subject
        },
        occasion: {
          kind: "failure",
          run: 0,
          attempt: 1,
          workflow: "",
          conclusion: "failure",
          sha: commit,
          url: ""
        }
      };
    }
    function bothSummaries({words: words}, {commit: commit}, more) {
      const opening = words.summary.trim();
      return [ opening, `After checks of ${commit.slice(0, 7)} failed:`, more.trim() ].filter(part => part !== "").join("\n\n");
    }
    async function refuseClosed({pull: pull}, github) {
      if (pull === undefined) return undefined;
      try {
        if ((await github.pull(pull.number)).open) return undefined;
        const message = `Pull request #${pull.number} was closed while its checks ran.`;
        return {
          kind: "conflict",
          message: message,
          hint: "What was to mend them was not published."
        };
      } catch (error) {
        if (error instanceof ports.y_) return (0, causes.qp)(error, "check the pull request");
        throw error;
      }
    }
    var untrusted = __webpack_require__(16047);
    var failed_checks = __webpack_require__(14484);
    async function tell_model_tellFailure({world: world, mark: mark}, {branch: branch, commit: commit}, {failed: failed}) {
      const logs = await (0, failed_checks.R3)(world, commit);
      const shown = [ ...logs, ...await showOthers(world, commit) ];
      const marked = shown.map(({text: text, source: source}) => (0, untrusted.YH)(text.text, source, mark));
      const opening = `# Checks failed\n\nYour work was published as commit ${commit} on the branch ${(0, 
      untrusted.X5)(branch).text}, and ${failed.length === 1 ? "one of its checks" : `${failed.length} of its checks`} failed. The workspace is as you left it. ${(0, 
      untrusted.AI)(mark)}`;
      return [ opening, ...marked, CLOSING ].join("\n\n");
    }
    const CLOSING = "This is the one attempt at mending that. Find the cause and mend it there, as far as it lies in this repository's files and in what you were asked for; do not weaken or skip a check to have it pass. Where the cause lies elsewhere (a missing secret, a service, a test that fails now and then), change nothing and say so. Then finish: what you changed becomes one further commit.";
    const MOST = 4e3;
    async function showOthers({github: github, secrets: secrets}, commit) {
      try {
        const broken = (await github.otherChecks(commit)).filter(({conclusion: conclusion}) => conclusion !== undefined && FAILED.has(conclusion));
        return broken.map(check => exhibitOf(check, secrets.redact));
      } catch (error) {
        if (error instanceof ports.y_) return [];
        throw error;
      }
    }
    const FAILED = new Set([ "failure", "timed_out", "cancelled", "startup_failure" ]);
    function exhibitOf({name: name, app: app, conclusion: conclusion, summary: summary}, redact) {
      const text = (0, untrusted.X5)((0, cut.Ku)(redact(summary), MOST));
      return {
        text: text,
        source: {
          what: `check ${name} of ${app}: ${conclusion}`
        }
      };
    }
    const FIRST_PAUSE = 1e4;
    const LONGEST_PAUSE = 6e4;
    const SETTLED = 3e4;
    const LATE = 12e4;
    const UNANSWERED = 3;
    async function waitForChecks(desk, order, commit, {minutes: minutes, signal: signal}) {
      const {clock: clock} = desk;
      const [began, most] = [ clock.elapsed(), minutes * 6e4 ];
      let unanswered = 0;
      let slept = false;
      for (let pause = FIRST_PAUSE; ;pause = Math.min(LONGEST_PAUSE, pause * 1.5)) {
        const look = await (0, checks_look.I)(desk, order, commit);
        const waited = clock.elapsed() - began;
        unanswered = look.checks.state === "unknown" ? unanswered + 1 : 0;
        if (signal.aborted || waited >= most || unanswered >= UNANSWERED || isOver(look, waited)) {
          return {
            ...look.checks,
            waitedMs: slept ? waited : 0
          };
        }
        slept = true;
        await clock.sleep(Math.min(pause, most - waited), signal);
      }
    }
    function isOver({checks: checks, complete: complete}, waited) {
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
    async function closeChecks(job, made, standing) {
      const {world: world, order: order, admitted: admitted} = job;
      const {published: published} = standing;
      if (published.kind !== "published") return standing;
      if (admitted.policy.verify.checks.value === 0 || order.stop.aborted) {
        await (0, checks_look.z)(world, order, published);
        return standing;
      }
      const first = await awaitChecks(job, published);
      const after = settle(job, standing, first);
      if (first.state !== "failed" || made.kind !== "proposed" || !mayMend(job, after, standing)) return after;
      world.log.append({
        type: "agent.told",
        why: "checks failed",
        text: await tell_model_tellFailure(job, published.publication, first),
        pinned: true
      });
      const verifier = openVerifier(world, order, admitted, job.baseline);
      const end = await carryOut(job, verifier.object);
      if (end.kind === "declined") return after;
      await verifier.verifyRest(end, job.signal);
      const {unverified: unverified} = verifier;
      const mending = {
        proposal: made.proposal,
        publication: published.publication,
        end: end,
        unverified: unverified
      };
      const more = await publishMending(job, mending);
      return await tellMended(job, {
        ...standing,
        end: bothEnds(standing.end, end, job)
      }, more, unverified === undefined);
    }
    function mayMend({signal: signal}, {end: end, published: published}, {well: well}) {
      const trouble = published.kind === "published" && published.trouble !== undefined;
      return end.kind === "finished" && end.fault === undefined && well && !trouble && !signal.aborted;
    }
    async function awaitChecks(job, published, mends) {
      const {world: world, order: order, admitted: admitted, signal: signal} = job;
      const minutes = admitted.policy.verify.checks.value;
      const seen = await waitForChecks(world, order, published.publication.commit, {
        minutes: minutes,
        signal: signal
      });
      const checks = {
        ...seen,
        ...mends !== undefined && {
          mends: mends
        }
      };
      world.log.append({
        type: "checks.seen",
        checks: checks
      });
      return checks;
    }
    function settle({order: order}, standing, {state: state}) {
      const end = order.stop.aborted ? {
        kind: "cancelled"
      } : standing.end;
      return {
        ...standing,
        end: end,
        well: standing.well && state !== "failed"
      };
    }
    async function tellMended(job, standing, more, verified) {
      const {world: world, order: order} = job;
      const {published: first} = standing;
      if (first.kind !== "published") return standing;
      const {commit: commit} = first.publication;
      switch (more.kind) {
       case "published":
        {
          const checks = await awaitChecks(job, more, commit);
          return settle(job, {
            ...standing,
            published: more,
            well: verified
          }, checks);
        }

       case "withheld":
        await (0, checks_look.z)(world, order, first, "One attempt was made to mend them; it was not published.");
        return {
          ...standing,
          published: {
            ...first,
            trouble: more.fault
          },
          well: false
        };

       case "nothing":
        await (0, checks_look.z)(world, order, first, "One attempt was made to mend them; it changed nothing.");
        return {
          ...standing,
          well: false
        };

       case "kept":
       case "proposed":
        await (0, checks_look.z)(world, order, first, "An attempt to mend them was cut off; it was not published.");
        return {
          ...standing,
          well: false
        };
      }
    }
    function bothEnds(first, last, {admitted: admitted}) {
      if (first.kind !== "finished" || last.kind !== "finished" || admitted.form !== undefined) return last;
      return {
        ...last,
        text: [ first.text, (0, title.v2)(last.text).text ].filter(text => text.trim() !== "").join("\n\n")
      };
    }
    var conclude = __webpack_require__(56008);
    var dashboard = __webpack_require__(61961);
    var deadline = __webpack_require__(745);
    var faults = __webpack_require__(89896);
    var run_gate = __webpack_require__(16331);
    var first_job = __webpack_require__(96389);
    var own_comments = __webpack_require__(89928);
    var plan = __webpack_require__(31174);
    var published_before = __webpack_require__(20131);
    var keeping = __webpack_require__(69950);
    var resume_keeper = __webpack_require__(49489);
    async function putBack(world, workspace, {head: head, work: work}) {
      try {
        const {git: git} = world;
        await git.fetch(work);
        const [parent] = (await git.inspect(work)).parents;
        if (parent === undefined) return left("their commit follows no other");
        if (parent !== head) await git.fetch(parent);
        const [before, after, now] = await Promise.all([ resume_work_listed(world, parent), resume_work_listed(world, work), resume_work_listed(world, head) ]);
        const known = [ ...new Set([ ...before.keys(), ...after.keys() ]) ].sort();
        const edited = known.filter(path => differ(before, after, path));
        const paths = edited.filter(path => differ(after, now, path));
        if (paths.length === 0) return {
          kind: "there"
        };
        const moved = paths.filter(path => differ(before, now, path));
        if (moved.length > 0) return left(`others have changed ${moved.slice(0, SHOWN).join(", ")} meanwhile`);
        for (const path of paths) {
          if (await fits(workspace, path, after.get(path) ?? before.get(path))) continue;
          return left(`${JSON.stringify(path)} cannot be written`);
        }
        for (const path of paths.filter(each => !after.has(each))) await workspace.files.remove(absolute(workspace, path));
        for (const path of paths) await write(world, workspace, path, after.get(path));
        return {
          kind: "put back",
          paths: paths
        };
      } catch (error) {
        if (!(error instanceof ports.XS)) throw error;
        return left(`they are not there any more: ${error.message}`);
      }
    }
    const SHOWN = 10;
    function left(reason) {
      return {
        kind: "left",
        reason: reason
      };
    }
    async function resume_work_listed({git: git}, commit) {
      return new Map((await git.tree(commit)).map(entry => [ entry.path, entry ]));
    }
    function differ(a, b, path) {
      const [one, other] = [ a.get(path), b.get(path) ];
      return one?.oid !== other?.oid || one?.mode !== other?.mode;
    }
    const FILES = new Set([ "100644", "100755" ]);
    async function fits(workspace, path, entry) {
      const place = await workspace.locate(path);
      return place.kind === "inside" && place.path === path && entry?.exact === true && FILES.has(entry.mode);
    }
    function absolute({root: root}, path) {
      return `${root}/${path}`;
    }
    async function write({git: git}, workspace, path, entry) {
      if (entry === undefined) return;
      const bytes = await git.blob(entry.oid);
      await workspace.files.write(absolute(workspace, path), bytes, entry.mode === "100755" ? 493 : 420);
    }
    async function tellResumed(job, earlier) {
      const {world: world, workspace: workspace, admitted: admitted} = job;
      const {work: work} = earlier.record;
      const {sha: head} = admitted.request.base;
      const back = work === undefined ? undefined : await putBack(world, workspace, {
        head: head,
        work: work
      });
      const sections = [ opening(earlier), await tellBranch(job, earlier), tellEdits(earlier, back, admitted.request), tellPolicy(job, earlier), tellDropped(earlier), tellWords(admitted.request, earlier), tellConversation(earlier, job.mark) ];
      const text = sections.filter(section => section !== "").join("\n\n");
      world.log.append({
        type: "agent.told",
        why: "continued",
        text: text,
        pinned: true
      });
    }
    function opening({record: record, transcript: transcript}) {
      const said = transcript === undefined ? lastWords(record) : "";
      const ended = `which ended as ${record.outcome.conclusion}${said === "" ? "" : `: ${said}`}`;
      const where = transcript === undefined ? "What is above" : "What is below between marks, if it is true,";
      return `# This run goes on from an earlier one\n\n${where} happened in an earlier run, ${ended}\nThis is a new run on a fresh checkout, with budgets of its own. Files may differ from what you saw: read them again before you edit them. Commands that were running are gone, and so are the kept outputs (remit-output:\u2026) that results name.`;
    }
    function lastWords({outcome: {message: message, fault: fault}}) {
      const why = [ fault?.message ?? "", message ].filter(text => text !== "").join(" ");
      return (0, cut.Ku)((0, untrusted.X5)(why).text, MESSAGE);
    }
    function tellConversation({record: record, transcript: transcript}, mark) {
      if (transcript === undefined) return "";
      const refused = (record.outcome.publication?.refused ?? []).map(({path: path, reason: reason}) => `${path} (${reason})`);
      const left = refused.length === 0 ? "" : `[not published] ${refused.join(", ")}`;
      const whole = [ transcript, `[end] ${lastWords(record)}`, left ].filter(text => text !== "").join("\n\n");
      const told = (0, untrusted.YH)((0, untrusted.X5)(whole).text, {
        what: "conversation of the earlier run"
      }, mark);
      return `Its conversation, as far as it was kept. Nothing vouches for it: look again before you rely on a result.\n\n${told}`;
    }
    const MESSAGE = 1e3;
    const LISTED = 20;
    async function tellBranch({world: world, admitted: admitted, mark: mark}, {record: record}) {
      const {base: base} = admitted.request;
      const {publication: publication} = record.outcome;
      const was = publication?.branch === base.name ? publication.commit : record.request.base.sha;
      const branch = `branch ${(0, untrusted.X5)(base.name).text}`;
      if (was === base.sha) return `Nobody else has changed the ${branch} since: it is at ${base.sha}, as that run left it.`;
      const moved = `The ${branch} is at ${base.sha} now; the earlier run left it at ${was}.`;
      const commits = await commitsSince(was, base.sha, world.git.history);
      if (commits === undefined) return `${moved} What lies between cannot be told.`;
      const lines = commits.map(({oid: oid, author: author, message: message}) => (0, 
      untrusted.X5)(`${oid.slice(0, 10)} ${author.name}: ${message.split("\n")[0] ?? ""}`).text);
      return `${moved} Commits since, newest first:\n\n${(0, untrusted.YH)(lines.join("\n"), {
        what: "commits"
      }, mark)}`;
    }
    async function commitsSince(from, to, history) {
      try {
        const {commits: commits} = await history.log(to, {
          most: LISTED + 1
        });
        const at = commits.findIndex(({oid: oid}) => oid === from);
        return at < 0 ? undefined : commits.slice(0, at);
      } catch (error) {
        if (error instanceof ports.XS) return undefined;
        throw error;
      }
    }
    function tellEdits({record: record, transcript: transcript}, back, {base: base}) {
      const {publication: publication} = record.outcome;
      const named = (publication?.refused ?? []).map(({path: path, reason: reason}) => `\`${path}\` (${reason})`).join(", ");
      const refused = transcript === undefined ? named : "";
      const without = refused === "" ? "" : ` Edits of these were not published and are gone: ${refused}.`;
      if (publication !== undefined) {
        const elsewhere = `This run starts from ${base.name} instead, for that branch was merged, its pull request was closed, or it is gone.`;
        const where = publication.branch === base.name ? "" : ` ${(0, untrusted.X5)(elsewhere).text}`;
        return `Its edits were published as commit ${publication.commit} on branch ${(0, 
        untrusted.X5)(publication.branch).text}.${where}${without}`;
      }
      switch (back?.kind) {
       case "put back":
        return `Its edits had not been published; they are in the workspace again: ${back.paths.map(path => `\`${path}\``).join(", ")}.`;

       case "there":
        return "Its edits are in the workspace: the branch has them.";

       case "left":
        return `Its edits had not been published and are not in the workspace: ${back.reason}. Make them again where they are still wanted.`;

       case undefined:
        return "No edits of it were kept: if it made any, they are not in the workspace.";
      }
    }
    function tellPolicy({admitted: admitted}, {record: record}) {
      if (admitted.policy.source.digest === record.policy) return "";
      return "The policy has changed since: what was allowed then may be denied now, and the other way round. What the system prompt says of it is what holds.";
    }
    function tellDropped({record: {dropped: dropped}}) {
      return dropped === 0 ? "" : `${dropped} long results above were left out for their size, and say so.`;
    }
    function tellWords({actor: actor}, {words: words}) {
      const said = (0, untrusted.nw)(words).text.trim();
      const asks = `@${actor.login} (${actor.permission} permission) asks you to go on`;
      return said === "" ? `${asks}. Finish what was asked for.` : `${asks}, and says:\n\n${said}`;
    }
    var run_reviewing = __webpack_require__(92659);
    var run_shelter = __webpack_require__(87578);
    var run_spent = __webpack_require__(98893);
    var run_standing = __webpack_require__(27185);
    var branch = __webpack_require__(33758);
    var wording = __webpack_require__(91465);
    const OPENED = "The work of an earlier request lay on its branch without a pull request; it has one now.";
    async function openUnopened(desk, order, admitted) {
      const {request: request, policy: policy} = admitted;
      const mayOpen = (0, first_job.u)(order) && !order.stop.aborted && policy.publish.to.value === "pull";
      if (request.kind !== "change" || request.subject?.kind === "pull" || !mayOpen) return undefined;
      const chosen = (0, branch.ie)(request, "", {
        prefix: order.settings.wish.branchPrefix
      });
      if (chosen.kind === "refused" || chosen.target.expect !== request.base.sha) return undefined;
      try {
        const ours = (0, wording.xB)((await desk.git.inspect(request.base.sha)).message) !== undefined;
        if (!ours || await desk.github.lastPullFrom(request.base.name) !== undefined) return undefined;
      } catch (error) {
        if (error instanceof ports.XS || error instanceof ports.y_) return undefined;
        throw error;
      }
      return await (0, publishing.Yp)(desk, order, admitted);
    }
    var workplace = __webpack_require__(86021);
    var run_addDisposableResource = undefined && undefined.__addDisposableResource || function(env, value, async) {
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
    var run_disposeResources = undefined && undefined.__disposeResources || function(SuppressedError) {
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
    async function run(outside, order) {
      const gate = await (0, run_gate.l)(outside, order).catch(error => ({
        kind: "closed",
        faults: [ (0, faults.K)(error) ]
      }));
      if (gate.kind !== "open") return await (0, announce.E7)(outside, order, gate);
      const early = (0, run_shelter.ox)(outside, gate);
      const begun = await (0, begin.qN)(outside, order, gate);
      const {admitted: admitted, start: start} = begun;
      const {shell: shell, ...shelter} = await (0, run_shelter.O7)(outside, order, begun, early);
      const world = {
        ...outside,
        shell: shell
      };
      const earlier = start.kind === "resumed" ? start.earlier : undefined;
      (0, announce.iP)(world, order, admitted, start);
      const acknowledged = (0, acknowledge.b0)(world, order, admitted.request, start);
      const keeper = (0, resume_keeper.z)(world, order, admitted, earlier);
      const {subject: subject} = admitted.request;
      const report = (0, reporter.W)({
        ...world,
        seal: (0, own_comments.Ru)(order.settings),
        key: (0, marker.Td)(admitted.request),
        stop: order.stop,
        ...subject && (0, first_job.u)(order) && {
          subject: subject.number
        }
      });
      const {outcome: outcome, left: left, ...done} = await run_work(world, order, {
        gate: admitted,
        start: start,
        keeper: keeper,
        ...shelter
      }).catch(async error => {
        const rescued = await keeper.rescue();
        const message = rescued === undefined ? "" : publishing.B0;
        const outcome = {
          conclusion: "failed",
          message: message,
          fault: (0, faults.K)(error)
        };
        return {
          outcome: outcome,
          left: rescued ?? earlier?.record.work
        };
      });
      await keeper.keep(outcome, left);
      await (0, publishing.vP)(world, order, admitted, outcome);
      world.log.append({
        type: "run.finished",
        outcome: outcome
      });
      const proposal = await (0, first_job.O)(world, order, admitted, {
        outcome: outcome,
        ...done
      });
      const [reportPath, receiptPath] = await Promise.all([ (0, keeping.tP)(world, order), (0, 
      keeping.uG)(world, order) ]);
      await report.finish({
        logPath: order.places.log,
        reportPath: reportPath,
        receiptPath: receiptPath,
        ...proposal
      });
      await Promise.all([ (0, dashboard._)(world, order, admitted, outcome), acknowledged.end(outcome) ]);
      return outcome;
    }
    async function run_work(world, order, {gate: gate, start: start, keeper: keeper, covered: covered, broken: broken}) {
      const env_1 = {
        stack: [],
        error: void 0,
        hasError: false
      };
      try {
        if (broken !== undefined) throw broken;
        const {request: request, limits: limits} = gate;
        if (start.kind === "nothing") return {
          outcome: (0, announce.BO)(world, start.reason)
        };
        if (start.kind === "over") return {
          outcome: start.outcome
        };
        if (start.kind === "claimed") return {
          outcome: {
            conclusion: "failed",
            message: "",
            fault: (0, published_before._7)(request)
          }
        };
        if (start.kind === "published") {
          const again = await (0, publishing.Yp)(world, order, gate);
          await (0, checks_look.z)(world, order, again);
          return {
            outcome: (0, conclude.Ep)(request, DONE_BEFORE, again, true)
          };
        }
        const reviewing = await (0, run_reviewing.RH)(world, gate);
        if (reviewing?.done !== undefined) {
          return {
            outcome: (0, conclude.c7)(request, DONE_BEFORE, {
              kind: "posted",
              review: reviewing.done
            })
          };
        }
        const unsheltered = (0, run_shelter._M)(world, gate);
        if (unsheltered !== undefined) return {
          outcome: unsheltered
        };
        const {workspace: workspace, baseline: baseline} = await (0, workplace.x5)(world, order, gate, covered);
        keeper.watch(baseline);
        const signal = run_addDisposableResource(env_1, (0, deadline.N)(order.stop, limits.minutes.value, world), false);
        const verifier = openVerifier(world, order, gate, baseline);
        const job = {
          world: world,
          order: order,
          admitted: gate,
          workspace: workspace,
          baseline: baseline,
          mark: world.random.hex(6),
          signal: signal,
          reviewing: reviewing
        };
        if (start.kind === "resumed") await tellResumed(job, start.earlier);
        if (start.kind === "approved") (0, approve.J)(job, start);
        const end = await carryOut(job, verifier.object);
        if (end.kind !== "declined") await verifier.verifyRest(end, signal);
        await world.shell.stop();
        return await handOver(job, end, verifier.unverified);
      } catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
      } finally {
        run_disposeResources(env_1);
      }
    }
    async function handOver(job, end, unverified) {
      const {world: world, order: order, admitted: gate, baseline: baseline} = job;
      const {request: request} = gate;
      if (end.kind === "declined") return {
        outcome: (0, announce.BO)(world, end.reason)
      };
      if (job.reviewing !== undefined) {
        const reviewed = await (0, run_reviewing.YJ)(job, end);
        const outcome = (0, conclude.c7)(request, (0, conclude.RM)(end, reviewed, order.stop), reviewed);
        return {
          outcome: outcome,
          end: end,
          ...reviewed && {
            reviewed: reviewed
          }
        };
      }
      const made = await (0, publishing.Zi)(world, order, gate, baseline, end, unverified);
      const published = await (0, publishing.FW)(world, order, gate, made);
      if (isIdle(end, published)) {
        const spent = await (0, run_spent.z)(world, order, gate, request.base.sha);
        const opened = spent ? undefined : await openUnopened(world, order, gate);
        if (opened !== undefined) return {
          outcome: (0, conclude.Ep)(request, withNote(end, OPENED), opened, true),
          end: end,
          made: made
        };
        if (!spent) await (0, run_standing.a)(world, order, gate);
      }
      const standing = {
        end: (0, conclude.RM)(end, published, order.stop),
        published: published,
        well: unverified === undefined
      };
      const closed = await closeChecks(job, made, standing);
      const left = "work" in published ? published.work : undefined;
      const concluded = (0, conclude.Ep)(request, closed.end, closed.published, closed.well);
      return {
        outcome: (0, plan.mV)(concluded),
        left: left,
        end: end,
        made: made
      };
    }
    function withNote(end, note) {
      return end.kind === "finished" ? {
        ...end,
        text: `${note}\n\n${end.text}`
      } : end;
    }
    function isIdle(end, published) {
      return end.kind === "finished" && published.kind === "nothing" && published.refused.length === 0;
    }
    const DONE_BEFORE = {
      kind: "finished",
      text: "This request was carried out by an earlier run."
    };
  },
  49073: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      b0: () => acknowledge,
      lB: () => refuseByReaction,
      wv: () => react
    });
    var _asked_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10793);
    var _faults_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89896);
    var _first_job_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96389);
    async function react({github: github, runner: runner}, order, comment, content) {
      if (comment === undefined || !(0, _first_job_js__WEBPACK_IMPORTED_MODULE_2__.u)(order)) return;
      try {
        await github.react(comment, content);
      } catch (error) {
        runner.print(`No reaction was left: ${(0, _faults_js__WEBPACK_IMPORTED_MODULE_1__.K)(error).message}`);
      }
    }
    function acknowledge(teller, order, {commentId: commentId}, {kind: kind}) {
      const works = kind !== "over" && kind !== "nothing";
      const started = react(teller, order, works ? commentId : undefined, "rocket");
      return {
        async end({conclusion: conclusion}) {
          await started;
          if (conclusion === "declined") await react(teller, order, commentId, "-1");
        }
      };
    }
    async function refuseByReaction(teller, order) {
      const wish = (0, _asked_js__WEBPACK_IMPORTED_MODULE_0__.a)(order.event, order.settings);
      await react(teller, order, wish.kind === "declined" ? undefined : wish.commentId, "-1");
    }
  },
  66318: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      BO: () => decline,
      E7: () => turnAway,
      iP: () => announce,
      yv: () => originOf
    });
    var _report_comment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37023);
    var _report_delivery_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68148);
    var _report_marker_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53086);
    var _report_outputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8568);
    var _report_summary_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52486);
    var _version_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(13411);
    var _acknowledge_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(49073);
    var _own_comments_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(89928);
    var _asked_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(10793);
    var _first_job_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(96389);
    var _resume_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(56709);
    function announce({log: log, shell: shell}, order, {request: request, policy: policy, limits: limits}, start) {
      const {github: github, model: model} = order.settings;
      log.append({
        type: "run.started",
        run: {
          id: github.runId,
          attempt: github.runAttempt,
          repository: github.repository,
          url: order.runUrl,
          version: _version_js__WEBPACK_IMPORTED_MODULE_10__.VERSION
        },
        request: request,
        policy: policy.source,
        model: model.name,
        limits: limits,
        sandbox: shell.sandbox,
        ...shell.lacks.length === 0 ? {} : {
          sandboxLacks: shell.lacks
        },
        ...policy.sandbox.mode.value === "off" ? {
          sandboxOff: policy.sandbox.mode.source
        } : {},
        ...shell.inside?.copied === undefined ? {} : {
          sandboxCopy: shell.inside.copied
        },
        ...originOf(start)
      });
    }
    function originOf(start) {
      if (start.kind === "published") return {
        answered: start.answered
      };
      if (start.kind === "resumed") return {
        continues: (0, _resume_js__WEBPACK_IMPORTED_MODULE_9__.m2)(start.earlier)
      };
      if (start.kind !== "approved") return {};
      const {by: by, url: url} = start.plan;
      const {digest: digest, newer: newer} = start;
      return {
        approves: {
          digest: digest,
          by: by,
          url: url,
          ...newer !== undefined && {
            newer: newer
          }
        }
      };
    }
    async function turnAway(world, order, gate) {
      const {log: log, runner: runner} = world;
      const outcome = gate.kind === "declined" ? decline(world, gate.reason) : refuse(world, gate.faults);
      log.append({
        type: "run.finished",
        outcome: outcome
      });
      if (outcome.conclusion === "failed") await runner.writeSummary((0, _report_summary_js__WEBPACK_IMPORTED_MODULE_4__.B)(log.entries));
      const to = !(0, _first_job_js__WEBPACK_IMPORTED_MODULE_8__.u)(order) ? undefined : gate.kind === "declined" ? gate.to : whereAsked(order, gate.faults);
      const commentUrl = to && await answer(world, order, gate, to);
      const outputs = (0, _report_outputs_js__WEBPACK_IMPORTED_MODULE_3__.$)(log.entries, commentUrl === undefined ? {} : {
        commentUrl: commentUrl
      });
      for (const [name, value] of Object.entries(outputs)) runner.setOutput(name, value);
      return outcome;
    }
    async function answer(world, order, gate, to) {
      const {log: log, runner: runner, github: github} = world;
      const sticky = (0, _report_delivery_js__WEBPACK_IMPORTED_MODULE_1__.kK)(github, (0, 
      _own_comments_js__WEBPACK_IMPORTED_MODULE_6__.Ru)(order.settings), to);
      const [failure] = await Promise.all([ (0, _report_delivery_js__WEBPACK_IMPORTED_MODULE_1__.cK)(sticky, {
        body: (0, _report_comment_js__WEBPACK_IMPORTED_MODULE_0__.w)(log.entries)
      }), gate.kind === "declined" ? (0, _acknowledge_js__WEBPACK_IMPORTED_MODULE_5__.lB)(world, order) : undefined ]);
      if (failure !== undefined) runner.annotate("warning", "Remit: comment not written", (0, 
      _report_delivery_js__WEBPACK_IMPORTED_MODULE_1__.oQ)(failure));
      return sticky.found?.url;
    }
    function whereAsked({event: event, settings: settings}, [fault]) {
      const wish = (0, _asked_js__WEBPACK_IMPORTED_MODULE_7__.a)(event, settings);
      if (fault?.kind !== "github" || wish.kind === "declined" || wish.subject === undefined) return undefined;
      return {
        key: (0, _report_marker_js__WEBPACK_IMPORTED_MODULE_2__.Td)(wish),
        subject: wish.subject.number
      };
    }
    function decline({log: log, runner: runner}, reason) {
      log.append({
        type: "request.declined",
        reason: reason
      });
      runner.print(`Declined: ${reason}`);
      return {
        conclusion: "declined",
        message: reason
      };
    }
    function refuse({runner: runner}, faults) {
      for (const {message: message, hint: hint} of faults) {
        runner.annotate("error", "Remit cannot start", hint === undefined ? message : `${message}\n${hint}`);
      }
      const [first] = faults;
      return {
        conclusion: "failed",
        message: faults.map(({message: message}) => message).join("\n"),
        ...first && {
          fault: first
        }
      };
    }
  },
  16281: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      I: () => lookAtChecks,
      z: () => tellChecks
    });
    var ports = __webpack_require__(48076);
    var own_workflow = __webpack_require__(36267);
    const NAMED = 20;
    function judgeChecks({commit: commit, runs: runs, others: others, starting: starting, ownWorkflow: ownWorkflow, ownToken: ownToken}) {
      const all = [ ...runs.filter(({path: path}) => path !== ownWorkflow).map(standingOfRun), ...others.map(standingOfCheck) ];
      const failed = all.filter(({stands: stands}) => stands === "failed").map(({name: name}) => name);
      const awaiting = all.flatMap(({awaits: awaits}) => awaits === undefined ? [] : [ awaits ]);
      const [passed, running] = [ count(all, "passed"), count(all, "running") ];
      const wouldStart = starting?.some(path => path !== ownWorkflow) ?? true;
      const state = (() => {
        if (running > 0) return "running";
        if (failed.length > 0) return "failed";
        if (awaiting.length > 0) return "awaiting";
        if (passed > 0) return "passed";
        return wouldStart ? "unstarted" : "none";
      })();
      return {
        commit: commit,
        state: state,
        passed: passed,
        running: running,
        failed: failed.slice(0, NAMED),
        awaiting: awaiting.slice(0, NAMED),
        ownToken: ownToken,
        waitedMs: 0
      };
    }
    function isComplete({runs: runs, starting: starting, ownWorkflow: ownWorkflow}) {
      const seen = new Set(runs.map(({path: path}) => path));
      return starting?.every(path => path === ownWorkflow || seen.has(path)) ?? false;
    }
    function count(all, wanted) {
      return all.filter(({stands: stands}) => stands === wanted).length;
    }
    function standingOfRun({name: name, state: state, url: url}) {
      switch (state) {
       case "passed":
       case "running":
       case "failed":
        return {
          name: name,
          stands: state
        };

       case "awaiting approval":
        return {
          name: name,
          stands: "awaiting",
          awaits: {
            name: name,
            url: url,
            needs: "approval"
          }
        };

       case "awaiting deployment":
        return {
          name: name,
          stands: "awaiting",
          awaits: {
            name: name,
            url: url,
            needs: "deployment"
          }
        };
      }
    }
    const PASSED = new Set([ "success", "neutral", "skipped", "stale" ]);
    function standingOfCheck({name: name, conclusion: conclusion, url: url}) {
      if (conclusion === undefined) return {
        name: name,
        stands: "running"
      };
      if (conclusion === "action_required") return {
        name: name,
        stands: "awaiting",
        awaits: {
          name: name,
          url: url,
          needs: "app"
        }
      };
      return {
        name: name,
        stands: PASSED.has(conclusion) ? "passed" : "failed"
      };
    }
    const WORKFLOW = /^\.github\/workflows\/[^/]+\.ya?ml$/;
    const STARTING = new Set([ "push", "pull_request", "pull_request_target" ]);
    async function startingWorkflows(git, commit) {
      try {
        const paths = (await treeOf(git, commit)).map(({path: path}) => path).filter(path => WORKFLOW.test(path));
        if (paths.length === 0) return [];
        const {parse: parse} = await __webpack_require__.e(8815).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19));
        const starts = await Promise.all(paths.map(async path => startsByItself((await git.show(commit, path))?.toString() ?? "", parse)));
        return paths.filter((_, index) => starts[index]);
      } catch (error) {
        if (error instanceof ports.XS) return undefined;
        throw error;
      }
    }
    async function treeOf(git, commit) {
      try {
        return await git.tree(commit);
      } catch (error) {
        if (!(error instanceof ports.XS)) throw error;
        await git.fetch(commit);
        return await git.tree(commit);
      }
    }
    function startsByItself(text, parse) {
      try {
        const whole = parse(text, {
          schema: "core",
          maxAliasCount: 10,
          logLevel: "error"
        });
        return typeof whole === "object" && whole !== null && namesIn(Reflect.get(whole, "on")).some(name => STARTING.has(name));
      } catch {
        return false;
      }
    }
    function namesIn(on) {
      if (typeof on === "string") return [ on ];
      if (Array.isArray(on)) return on.map(String);
      return typeof on === "object" && on !== null ? Object.keys(on) : [];
    }
    async function lookAtChecks({github: github, git: git}, order, commit) {
      try {
        const [starting, runs, others, self] = await Promise.all([ startingWorkflows(git, commit), github.commitRuns(commit), othersOf(github.otherChecks(commit)), github.self() ]);
        const ownToken = self.login === "github-actions[bot]";
        const listed = {
          commit: commit,
          runs: runs,
          others: others.checks,
          starting: starting,
          ownWorkflow: (0, own_workflow.O)(order),
          ownToken: ownToken
        };
        const checks = judgeChecks(listed);
        return {
          checks: {
            ...checks,
            ...others.reason && {
              reason: others.reason
            }
          },
          complete: isComplete(listed)
        };
      } catch (error) {
        if (!(error instanceof ports.y_)) throw error;
        return {
          checks: unknown(commit, error.message),
          complete: error.status >= 400 && error.status < 500
        };
      }
    }
    async function othersOf(asked) {
      try {
        return {
          checks: await asked,
          reason: ""
        };
      } catch (error) {
        if (!(error instanceof ports.y_)) throw error;
        return {
          checks: [],
          reason: `Checks of other apps are not known: ${error.message}`
        };
      }
    }
    function unknown(commit, reason) {
      return {
        commit: commit,
        state: "unknown",
        passed: 0,
        running: 0,
        failed: [],
        awaiting: [],
        ownToken: false,
        waitedMs: 0,
        reason: reason
      };
    }
    async function tellChecks(desk, order, published, note = "") {
      if (published.kind !== "published") return;
      const {checks: checks} = await lookAtChecks(desk, order, published.publication.commit);
      desk.log.append({
        type: "checks.seen",
        checks: {
          ...checks,
          ...note && {
            note: note
          }
        }
      });
    }
  },
  56008: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      Ep: () => conclude,
      RM: () => calledOff,
      c7: () => concludeReview,
      nu: () => NOT_PUBLISHED
    });
    var _report_figures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40819);
    var _report_review_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27140);
    var _change_title_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13770);
    function calledOff(end, made, stop) {
      const nothing = made === undefined || made.kind === "nothing" || made.kind === "silent";
      return stop.aborted && end.kind === "finished" && !nothing ? {
        kind: "cancelled"
      } : end;
    }
    function concludeReview(request, end, reviewed) {
      if (end.kind !== "finished") {
        const {message: message, ...outcome} = conclude(request, end, {
          kind: "nothing",
          refused: []
        }, true);
        return {
          ...outcome,
          message: [ message, tellReview(reviewed) ].filter(text => text !== "").join("\n\n")
        };
      }
      if (reviewed?.kind === "withheld") return {
        conclusion: "failed",
        message: end.text,
        fault: reviewed.fault
      };
      const message = [ end.text, tellReview(reviewed) ].filter(text => text !== "").join("\n\n");
      return withFault({
        conclusion: reviewed?.kind === "kept" ? "unchanged" : "reviewed",
        message: message
      }, end.fault);
    }
    function withFault(outcome, fault) {
      return fault === undefined || outcome.fault !== undefined ? outcome : {
        ...outcome,
        conclusion: "failed",
        fault: fault
      };
    }
    function tellReview(reviewed) {
      switch (reviewed?.kind) {
       case undefined:
       case "posted":
        return "";

       case "proposed":
        return "The review is not posted yet: the job that publishes posts it.";

       case "silent":
        return reviewed.mended === undefined ? "There is nothing that earlier reviews of this pull request do not say: none was posted." : `${(0, 
        _report_review_js__WEBPACK_IMPORTED_MODULE_1__.JH)(reviewed.mended)} There is nothing new to say: no review was posted.`;

       case "kept":
        return reviewed.reason;

       case "withheld":
        return `The review was not posted: ${reviewed.fault.message} ${reviewed.fault.hint ?? ""}`.trim();
      }
    }
    function conclude(request, end, published, verified) {
      const publication = published.kind === "published" ? {
        publication: published.publication
      } : {};
      switch (end.kind) {
       case "finished":
        return withFault(finish(request, sayingOf(request, end), published, verified), end.fault);

       case "blocked":
       case "stuck":
        return {
          conclusion: end.kind,
          message: withFate(end.reason, published),
          ...publication
        };

       case "exhausted":
        {
          const text = sayingOf(request, end) || (end.limit === "disk" ? FULL : `The limit of ${(0, 
          _report_figures_js__WEBPACK_IMPORTED_MODULE_0__.Ff)(end.limit)} is used up.`);
          return {
            conclusion: "exhausted",
            message: withFate(text, published),
            ...publication
          };
        }

       case "cancelled":
        return {
          conclusion: "cancelled",
          message: withFate("The run was cancelled.", published),
          ...publication
        };

       case "failed":
        return {
          conclusion: "failed",
          message: withFate("", published),
          fault: end.fault,
          ...publication
        };
      }
    }
    function sayingOf({kind: kind}, {text: text}) {
      const split = kind === "change" ? (0, _change_title_js__WEBPACK_IMPORTED_MODULE_2__.v2)(text) : {
        text: text
      };
      return split.text || text;
    }
    const FULL = "The disk that the run's edits and its log lie on had less than 1 GiB left, so that its commands were stopped.";
    function finish(request, text, published, verified) {
      switch (published.kind) {
       case "withheld":
        return {
          conclusion: "failed",
          message: text,
          fault: published.fault
        };

       case "published":
        {
          const {publication: publication, trouble: trouble} = published;
          if (trouble !== undefined) return {
            conclusion: "failed",
            message: text,
            fault: trouble,
            publication: publication
          };
          return {
            conclusion: verified ? "changed" : "unverified",
            message: text,
            publication: publication
          };
        }

       case "proposed":
        return {
          conclusion: verified ? "changed" : "unverified",
          message: text
        };

       case "kept":
        return {
          conclusion: withoutChange(request),
          message: withFate(text, published)
        };

       case "nothing":
        {
          const refused = published.refused.length > 0;
          const answered = request.question === true && !refused && text.trim() !== "";
          const conclusion = withoutChange(request, answered);
          return {
            conclusion: conclusion,
            message: withFate(text, published),
            ...refused && {
              withheld: true
            }
          };
        }
      }
    }
    function withoutChange(request, answered = false) {
      switch (request.kind) {
       case "answer":
        return "answered";

       case "review":
        return "answered";

       case "plan":
        return "planned";

       case "change":
        return answered ? "answered" : "unchanged";
      }
    }
    function withFate(message, published) {
      return [ message, fate(published) ].filter(text => text !== "").join("\n\n");
    }
    const NOT_PUBLISHED = "Not published: ";
    function fate(published) {
      switch (published.kind) {
       case "kept":
        return published.reason;

       case "withheld":
        return `The edits were not published: ${published.fault.message} ${published.fault.hint ?? ""}`.trim();

       case "nothing":
        return published.refused.map(({path: path, reason: reason}) => `${NOT_PUBLISHED}\`${path}\`, since ${reason}.`).join("\n");

       case "proposed":
       case "published":
        return "";
      }
    }
  },
  69950: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      _f: () => keepPatch,
      tP: () => keepPage,
      uG: () => keepReceipt
    });
    var _report_page_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96705);
    var _report_receipt_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90362);
    var _ports_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48076);
    async function keepPage(desk, {places: places, stop: stop}) {
      if (stop.aborted) return "";
      return await tryToKeep(desk, `${places.run}/report.html`, (0, _report_page_js__WEBPACK_IMPORTED_MODULE_0__.C)(desk.log.entries));
    }
    async function keepReceipt(desk, {places: places}) {
      const receipt = (0, _report_receipt_js__WEBPACK_IMPORTED_MODULE_1__.VU)(desk.log.entries);
      return receipt === undefined ? "" : await tryToKeep(desk, `${places.run}/receipt.json`, (0, 
      _report_receipt_js__WEBPACK_IMPORTED_MODULE_1__.pB)(receipt));
    }
    async function keepPatch({files: files, secrets: secrets}, {places: places}, name, patch) {
      await files.write(`${places.run}/${name}`, redactPatch(patch, secrets));
    }
    function redactPatch(patch, secrets) {
      const bytes = Buffer.from(patch, "latin1");
      const text = bytes.toString("utf8");
      return Buffer.from(text).equals(bytes) ? Buffer.from(secrets.redact(text)) : Buffer.from(secrets.redact(patch), "latin1");
    }
    async function tryToKeep({files: files, runner: runner}, path, text) {
      try {
        await files.write(path, Buffer.from(text));
        return path;
      } catch (error) {
        if ((0, _ports_js__WEBPACK_IMPORTED_MODULE_2__.xU)(error) === undefined) throw error;
        runner.annotate("warning", "Remit: a file is missing", `${path}: ${error.message}`);
        return "";
      }
    }
  },
  79768: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      B0: () => WORK_KEPT,
      FW: () => publishWork,
      Fi: () => undoRefused,
      OZ: () => publishProposal,
      Yp: () => publishAgain,
      Zi: () => makeProposal,
      m9: () => proposalFacts,
      vP: () => layPublished
    });
    var _change_changes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25021);
    var _change_lay_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43926);
    var _change_proposal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33717);
    var _change_recheck_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55087);
    var _change_publish_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55154);
    var _author_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(18074);
    var _open_pulls_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(47336);
    var _published_before_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(20131);
    var _spent_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(98893);
    var _keeping_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(69950);
    var _saying_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(67324);
    var _unpublished_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(35879);
    async function makeProposal(world, order, admitted, baseline, end, unverified) {
      if (admitted.request.kind !== "change") return {
        kind: "nothing",
        refused: []
      };
      const read = await (0, _change_changes_js__WEBPACK_IMPORTED_MODULE_0__.S)(baseline, world.git);
      const known = new Set(read.refused.map(({path: path}) => path));
      const missing = (await (0, _unpublished_js__WEBPACK_IMPORTED_MODULE_11__.hu)(world, baseline)).filter(({path: path}) => !known.has(path));
      const changes = {
        ...read,
        refused: [ ...read.refused, ...undoneIn(world.log, read), ...missing ]
      };
      const facts = proposalFacts(world, order, admitted);
      const time = Math.floor(world.clock.now() / 1e3);
      const proposed = await (0, _change_proposal_js__WEBPACK_IMPORTED_MODULE_2__.BM)({
        ...facts,
        changes: changes,
        time: time,
        words: (0, _saying_js__WEBPACK_IMPORTED_MODULE_10__.t)(world, admitted, end)
      });
      if ("leftOut" in proposed && proposed.leftOut !== "") await (0, _keeping_js__WEBPACK_IMPORTED_MODULE_9__._f)(world, order, "refused.patch", proposed.leftOut);
      switch (proposed.kind) {
       case "nothing":
        return {
          kind: "nothing",
          refused: proposed.refused
        };

       case "withheld":
        if (proposed.patch !== "") await (0, _keeping_js__WEBPACK_IMPORTED_MODULE_9__._f)(world, order, "work.patch", proposed.patch);
        return withheld({
          kind: "config",
          message: proposed.reason,
          hint: hintFor(changes, proposed.patch)
        }, proposed.commit);

       case "proposed":
        return {
          kind: "proposed",
          proposal: proposed.proposal,
          ...unverified !== undefined && {
            unverified: unverified
          }
        };
      }
    }
    async function undoRefused(world, order, admitted, baseline) {
      const {inside: inside} = world.shell;
      if (inside === undefined) return;
      const changes = await (0, _change_changes_js__WEBPACK_IMPORTED_MODULE_0__.S)(baseline, world.git);
      const time = Math.floor(world.clock.now() / 1e3);
      const facts = proposalFacts(world, order, admitted);
      const proposed = await (0, _change_proposal_js__WEBPACK_IMPORTED_MODULE_2__.BM)({
        ...facts,
        changes: changes,
        time: time,
        words: {
          summary: ""
        }
      });
      const gone = new Map(refusedOf(proposed).map(one => [ one.path, one ]));
      const undone = changes.files.filter(({path: path}) => gone.has(path));
      if (undone.length === 0) return;
      if ("leftOut" in proposed && proposed.leftOut !== "") await (0, _keeping_js__WEBPACK_IMPORTED_MODULE_9__._f)(world, order, "refused.patch", proposed.leftOut);
      for (const {path: path, before: before} of undone) await putBack(`${baseline.ground.root}/${path}`, before, inside.files, world.git);
      const files = undone.flatMap(({path: path}) => gone.get(path) ?? []);
      world.log.append({
        type: "edits.undone",
        files: files
      });
    }
    function refusedOf(proposed) {
      return proposed.kind === "proposed" ? proposed.proposal.refused : proposed.refused;
    }
    async function putBack(path, before, files, git) {
      if (before === undefined || before.mode === "120000") await files.remove(path).catch(() => undefined);
      if (before === undefined) return;
      const bytes = await git.blob(before.oid);
      if (before.mode === "120000") await files.link(path, bytes.toString()); else await files.write(path, bytes, before.mode === "100755" ? 493 : 420);
    }
    function undoneIn({entries: entries}, {refused: refused}) {
      const undone = entries.flatMap(({event: event}) => event.type === "edits.undone" ? event.files : []);
      const known = new Set(refused.map(({path: path}) => path));
      return [ ...new Map(undone.map(file => [ file.path, file ])).values() ].filter(({path: path}) => !known.has(path));
    }
    async function layPublished(world, order, {request: request}, {publication: publication}) {
      await world.shell.close();
      if (publication === undefined || world.shell.inside === undefined) return;
      const {commit: commit, files: files} = publication;
      const root = await world.files.realPath(order.settings.runner.workspace);
      const paths = files.flatMap(({path: path, from: from}) => from === undefined ? [ path ] : [ from, path ]);
      try {
        const facts = {
          root: root,
          host: world.files,
          git: world.git,
          base: request.base.sha,
          commit: commit,
          paths: paths
        };
        if (!await (0, _change_lay_js__WEBPACK_IMPORTED_MODULE_1__.D)(facts)) world.runner.print(`The checkout is at another commit and stays there; the work is on ${publication.branch}.`);
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        world.runner.annotate("warning", "Remit: checkout", `What was published could not be laid into the checkout: ${why}`);
      }
    }
    async function publishWork(world, order, admitted, made) {
      if (made.kind !== "proposed") return made;
      const {proposal: proposal, unverified: unverified} = made;
      if (order.settings.job?.kind !== "propose" || order.stop.aborted) {
        return await publishProposal(world, order, admitted, proposal, unverified);
      }
      const {files: files, refused: refused, callouts: callouts, target: target, digest: digest} = proposal;
      const change = {
        branch: target.branch,
        proposal: digest,
        files: (0, _change_proposal_js__WEBPACK_IMPORTED_MODULE_2__.Kj)(files),
        refused: refused,
        callouts: callouts
      };
      world.log.append({
        type: "change.proposed",
        change: change
      });
      return {
        kind: "proposed",
        change: change
      };
    }
    const WORK_KEPT = "The patch is kept beside the log (work.patch).";
    function hintFor({vanished: vanished}, patch) {
      if (vanished === true) return "The transcript says which command it was; the policy can deny it.";
      const mend = "Raise the limit in the policy, or ask for less at a time.";
      return patch === "" ? mend : `${WORK_KEPT} ${mend}`;
    }
    async function publishAgain(world, order, admitted) {
      if (order.settings.job?.kind === "propose") return {
        kind: "nothing",
        refused: []
      };
      const words = {
        summary: ""
      };
      const facts = publishFacts(world, order, admitted, words, undefined);
      return record(world, await (0, _change_publish_js__WEBPACK_IMPORTED_MODULE_4__.U)(admitted.request, facts, proposalFacts(world, order, admitted)));
    }
    async function publishProposal(world, order, admitted, proposal, unverified, {objection: objection, whole: whole} = {}) {
      const fault = await (0, _change_recheck_js__WEBPACK_IMPORTED_MODULE_3__.g)(proposal, proposalFacts(world, order, admitted)) ?? await (objection?.());
      if (fault !== undefined) return withheld(fault);
      if (await (0, _spent_js__WEBPACK_IMPORTED_MODULE_8__.z)(world, order, admitted, proposal.commit)) return {
        kind: "nothing",
        refused: proposal.refused
      };
      const facts = publishFacts(world, order, admitted, proposal.words, unverified);
      return await pushProposal(proposal, world, order, facts, whole);
    }
    async function pushProposal(proposal, world, order, facts, whole) {
      const cancelled = order.stop.aborted;
      if (cancelled || order.settings.dryRun) {
        await (0, _keeping_js__WEBPACK_IMPORTED_MODULE_9__._f)(world, order, "work.patch", await world.git.diff(proposal.base.sha, proposal.commit));
        const why = cancelled ? "The run was cancelled before it could publish." : "This is a dry run: nothing was published.";
        const reason = `${why} ${WORK_KEPT}`;
        return {
          kind: "kept",
          reason: reason,
          files: proposal.files,
          work: proposal.commit
        };
      }
      const full = await (0, _open_pulls_js__WEBPACK_IMPORTED_MODULE_6__.s)(world, order, {
        request: facts.request,
        policy: facts.policy
      }, proposal.target.branch);
      const pushed = full === undefined ? await (0, _change_publish_js__WEBPACK_IMPORTED_MODULE_4__.mk)(proposal, facts) : refuse(full);
      if (pushed.kind === "published") return record(world, pushed, proposal, whole);
      await (0, _keeping_js__WEBPACK_IMPORTED_MODULE_9__._f)(world, order, "work.patch", await world.git.diff(proposal.base.sha, proposal.commit));
      return record(world, pushed.kind === "kept" ? pushed : withPatch(pushed), proposal);
    }
    function withPatch({kind: kind, fault: fault}) {
      return {
        kind: kind,
        fault: {
          ...fault,
          hint: [ fault.hint, WORK_KEPT ].filter(text => text !== undefined).join(" ")
        }
      };
    }
    function refuse(reason) {
      return {
        kind: "refused",
        fault: {
          kind: "config",
          message: reason
        }
      };
    }
    function record({log: log}, pushed, proposal, whole) {
      switch (pushed.kind) {
       case "published":
        {
          const {trouble: trouble} = pushed;
          const publication = {
            ...pushed.publication,
            ...proposal && {
              proposal: proposal.digest
            },
            ...whole
          };
          log.append({
            type: "change.published",
            publication: publication
          });
          return {
            kind: "published",
            publication: publication,
            ...trouble === undefined ? {} : {
              trouble: trouble
            }
          };
        }

       case "kept":
        return {
          kind: "kept",
          reason: pushed.reason,
          files: proposal?.files ?? []
        };

       case "conflict":
       case "refused":
        return withheld(pushed.fault, proposal?.commit);
      }
    }
    function withheld(fault, work) {
      return {
        kind: "withheld",
        fault: fault,
        ...work === undefined ? {} : {
          work: work
        }
      };
    }
    function proposalFacts(world, order, {request: request, policy: policy}) {
      const {github: github, wish: wish} = order.settings;
      return {
        request: request,
        policy: policy,
        git: world.git,
        secrets: world.secrets,
        author: (0, _author_js__WEBPACK_IMPORTED_MODULE_5__.r)(github.serverUrl),
        credits: creditsOf(order),
        branch: {
          prefix: wish.branchPrefix
        }
      };
    }
    function publishFacts(world, order, {request: request, policy: policy}, words, unverified) {
      const {git: git, github: github, secrets: secrets} = world;
      const into = order.settings.wish.baseBranch || request.trusted.name;
      const credits = creditsOf(order);
      const isRecorded = commit => (0, _published_before_js__WEBPACK_IMPORTED_MODULE_7__.my)(world, order, request, commit);
      const pushed = (branch, commit) => void world.log.append({
        type: "change.pushed",
        branch: branch,
        commit: commit
      });
      const told = {
        isRecorded: isRecorded,
        pushed: pushed,
        redact: secrets.redact
      };
      const notVerified = unverified === undefined ? {} : {
        unverified: unverified
      };
      return {
        git: git,
        github: github,
        policy: policy,
        request: request,
        words: words,
        credits: credits,
        into: into,
        ...told,
        ...notVerified
      };
    }
    function creditsOf({settings: settings, runUrl: runUrl}) {
      return {
        serverUrl: settings.github.serverUrl,
        runUrl: runUrl
      };
    }
  },
  49489: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      z: () => openKeeper
    });
    var _change_baseline_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11384);
    var _report_closing_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71425);
    var _report_saved_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6861);
    var _plan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31174);
    var _resume_collect_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74873);
    var _resume_keep_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(32814);
    var _resume_state_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(53498);
    var _keeping_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(69950);
    function openKeeper(world, order, {request: request, policy: policy}, earlier) {
      const {runner: runner, log: log, git: git, secrets: secrets, files: files} = world;
      const reason = whyNot(order, {
        request: request,
        policy: policy
      });
      const names = earlier?.record.refs ?? [];
      if (reason === undefined) leaveWord(runner, [ ...names, ...(0, _resume_state_js__WEBPACK_IMPORTED_MODULE_6__.GT)(request) ], earlier?.record.work);
      const push = (outcome, work) => {
        const parts = {
          git: git,
          redact: secrets.redact,
          entries: log.entries,
          outcome: outcome,
          names: names
        };
        return (0, _resume_keep_js__WEBPACK_IMPORTED_MODULE_5__.Xz)({
          ...parts,
          time: secondsOf(world),
          ...work === undefined ? {} : {
            work: work
          }
        });
      };
      let checkpoints;
      let collect = () => Promise.resolve(undefined);
      return {
        watch(baseline) {
          collect = () => (0, _resume_collect_js__WEBPACK_IMPORTED_MODULE_4__.Q)({
            ...creditsOf(world, order),
            baseline: baseline,
            request: request,
            policy: policy
          });
          const place = `${order.places.run}/${_change_baseline_file_js__WEBPACK_IMPORTED_MODULE_0__.tu}`;
          files.write(place, (0, _change_baseline_file_js__WEBPACK_IMPORTED_MODULE_0__.B9)(baseline)).catch(() => {});
          if (reason !== undefined || (0, _resume_state_js__WEBPACK_IMPORTED_MODULE_6__.GT)(request).length === 0) return;
          checkpoints = openCheckpoints(world, async () => await push(_report_closing_js__WEBPACK_IMPORTED_MODULE_1__.Vk, await collect()));
        },
        rescue: async () => await leavePatch(await collect().catch(() => undefined), request, world, order),
        async keep(outcome, work) {
          await (checkpoints?.close());
          const kept = reason === undefined ? await push(outcome, work).catch(broken) : (0, 
          _resume_keep_js__WEBPACK_IMPORTED_MODULE_5__.s)(reason);
          log.append(kept);
          if (outcome.conclusion === "planned") {
            const plan = {
              git: git,
              redact: secrets.redact,
              admitted: {
                request: request,
                policy: policy
              },
              outcome: outcome,
              url: order.runUrl
            };
            log.append(await keepTheirPlan({
              ...plan,
              time: secondsOf(world)
            }, reason ?? whyStale(log.entries, request)));
          }
          runner.saveState(_report_saved_js__WEBPACK_IMPORTED_MODULE_2__.MX.kept, "yes");
          if (reason === undefined && kept.reason !== undefined) runner.print(`This run cannot be gone on with by /continue: ${kept.reason}`);
        }
      };
    }
    async function leavePatch(work, {base: base}, {git: git, files: files, secrets: secrets}, {places: places}) {
      if (work === undefined) return undefined;
      try {
        await (0, _keeping_js__WEBPACK_IMPORTED_MODULE_7__._f)({
          files: files,
          secrets: secrets
        }, {
          places: places
        }, "work.patch", await git.diff(base.sha, work));
      } catch {}
      return work;
    }
    function whyNot({settings: settings}, {request: request, policy: policy}) {
      if (settings.job?.kind === "propose") return "The job that publishes keeps it.";
      return (0, _resume_keep_js__WEBPACK_IMPORTED_MODULE_5__.oq)(request, policy.publish.to.value === "nothing", settings.dryRun);
    }
    function leaveWord(runner, names, work) {
      runner.saveState(_report_saved_js__WEBPACK_IMPORTED_MODULE_2__.MX.keep, [ ...new Set(names) ].join(" "));
      if (work !== undefined) runner.saveState(_report_saved_js__WEBPACK_IMPORTED_MODULE_2__.MX.work, work);
    }
    function whyStale(entries, {base: base}) {
      const started = entries.findLast(({event: event}) => event.type === "run.started")?.event;
      const read = started?.type === "run.started" ? started.request.base : base;
      return read.sha === base.sha ? undefined : `The branch ${base.name} moved while it was made: ask for a new one.`;
    }
    async function keepTheirPlan(plan, reason) {
      if (reason !== undefined) return (0, _plan_js__WEBPACK_IMPORTED_MODULE_3__.s)(reason);
      return await (0, _plan_js__WEBPACK_IMPORTED_MODULE_3__.vk)(plan).catch(error => (0, 
      _plan_js__WEBPACK_IMPORTED_MODULE_3__.s)(broken(error).reason ?? ""));
    }
    function broken(error) {
      return (0, _resume_keep_js__WEBPACK_IMPORTED_MODULE_5__.s)(`The run could not be kept: ${error instanceof Error ? error.message : String(error)}`);
    }
    function creditsOf(world, {runUrl: runUrl, settings: settings}) {
      const {git: git, secrets: secrets} = world;
      return {
        git: git,
        secrets: secrets,
        runUrl: runUrl,
        serverUrl: settings.github.serverUrl,
        time: secondsOf(world)
      };
    }
    function secondsOf({clock: clock}) {
      return Math.floor(clock.now() / 1e3);
    }
    const CHECKPOINT_MS = 5 * 6e4;
    function openCheckpoints({log: log, clock: clock}, save) {
      let last = clock.elapsed();
      let saving;
      const stop = log.listen(({event: event}) => {
        if (event.type !== "call.finished" || saving !== undefined || clock.elapsed() - last < CHECKPOINT_MS) return;
        last = clock.elapsed();
        saving = save().then(kept => void (kept.sum !== undefined && log.append(kept))).catch(() => {}).then(() => void (saving = undefined));
      });
      return {
        async close() {
          stop();
          await saving;
        }
      };
    }
  },
  92659: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      RH: () => openReviewing,
      yK: () => postPlan,
      YJ: () => publishReview
    });
    var events = __webpack_require__(27297);
    var ports = __webpack_require__(48076);
    var change_review = __webpack_require__(95130);
    async function tellMended(plan, {said: said}, facts) {
      const notes = [ ...plan.notes, ...plan.aside ];
      const told = [];
      for (const each of plan.partial === true ? [] : said) {
        if (!isUnanswered(each) || notes.some(note => (0, change_review.RP)(note, each))) continue;
        if (each.thread === undefined || !await areGone(each, plan.head, facts)) continue;
        if (await tell(each.thread, plan, facts)) told.push(each);
      }
      const known = told.length > 0 || said.some(({standing: standing}) => standing === "mended");
      const open = said.some(each => isUnanswered(each) && !told.includes(each));
      return {
        fresh: told.length,
        all: known && !open && (0, change_review.Sb)(notes, said).length === 0
      };
    }
    function isUnanswered({standing: standing}) {
      return standing === "open" || standing === "hidden";
    }
    async function areGone(said, head, {git: git, redact: redact}) {
      const {path: path, at: at, thread: thread} = said;
      if (thread === undefined || thread.side === "LEFT") return false;
      try {
        await git.fetch(head);
        const bytes = await git.show(head, path);
        if (bytes === undefined) return true;
        if (bytes.length > MOST_BYTES) return false;
        const lines = redact(bytes.toString("utf8")).split("\n");
        const isHere = (_, first) => (0, change_review.$t)(path, thread.side, lines.slice(first, first + thread.lines).join("\n")) === at;
        return !lines.some(isHere);
      } catch (error) {
        if (error instanceof ports.XS) return false;
        throw error;
      }
    }
    const MOST_BYTES = 1024 * 1024;
    async function tell(thread, plan, facts) {
      const {github: github, words: words} = facts;
      try {
        await github.replyInThread(plan.pull, thread.first, `${(0, change_review.k4)(plan.head)}\n${words(plan.head)}`);
      } catch (error) {
        if (error instanceof ports.y_) return false;
        throw error;
      }
      if (thread.resolved) return true;
      await github.resolveThread(thread.id).catch(error => {
        if (!(error instanceof ports.y_)) throw error;
      });
      return true;
    }
    function backAgain(notes, {said: said}) {
      const mended = said.filter(({standing: standing}) => standing === "mended");
      return new Set(notes.filter(note => mended.some(each => (0, change_review.RP)(note, each))));
    }
    async function readBefore(pull, key, github) {
      const [self, reviews, threads] = await Promise.all([ github.self(), github.reviews(pull), github.reviewThreads(pull) ]);
      const ours = reviews.filter(({author: author, state: state}) => isSelf(author, self) && state !== "pending");
      const marked = ours.flatMap(review => {
        const mark = (0, change_review.UD)(review.body);
        return mark === undefined ? [] : [ {
          review: review,
          mark: mark
        } ];
      });
      const own = marked.find(({mark: mark}) => mark.key === key)?.review;
      const head = marked.at(-1)?.mark.head;
      const inBodies = marked.flatMap(({review: {body: body}}) => (0, change_review.R8)(body).map(mark => ({
        ...mark,
        path: "",
        body: "",
        standing: "open"
      })));
      const begun = threads.filter(({comments: [first]}) => first !== undefined && isSelf(first.author, self));
      return {
        said: [ ...await readAtLines(pull, begun, self, github), ...inBodies ],
        ...head === undefined ? {} : {
          head: head
        },
        ...own === undefined ? {} : {
          own: own
        }
      };
    }
    async function readAtLines(pull, threads, self, github) {
      const standings = await readStandings(pull, threads, github);
      return threads.flatMap(({path: path, line: line, comments: comments, resolvedBy: resolvedBy, ...thread}) => {
        const [{id: id, body: body} = {
          id: 0,
          body: ""
        }] = comments;
        const mended = comments.some(each => isSelf(each.author, self) && (0, change_review.v7)(each.body));
        const standing = mended ? "mended" : standings.get(resolvedBy?.login ?? "") ?? "open";
        const at = {
          path: path,
          ...line === undefined ? {} : {
            line: line
          },
          body: body,
          standing: standing,
          thread: {
            ...thread,
            first: id
          }
        };
        return (0, change_review.R8)(body).map(mark => ({
          ...mark,
          ...at
        }));
      });
    }
    async function readStandings(pull, threads, github) {
      const logins = new Set(threads.flatMap(({resolvedBy: resolvedBy}) => resolvedBy?.login ?? []));
      if (logins.size === 0) return new Map;
      const {author: author} = await github.pull(pull);
      return new Map(await Promise.all(Array.from(logins, async login => {
        if (!DECIDING.has(await github.permission(login))) return [ login, "hidden" ];
        return [ login, login.toLowerCase() === author.login.toLowerCase() ? "open" : "settled" ];
      })));
    }
    const DECIDING = new Set([ "write", "maintain", "admin" ]);
    function isSelf(author, self) {
      return author.login.toLowerCase() === self.login.toLowerCase() && (author.id === 0 || author.id === self.id);
    }
    async function postReview(plan, facts) {
      const {github: github} = facts;
      const [before, now] = await Promise.all([ readBefore(plan.pull, plan.key, github), github.pull(plan.pull) ]);
      if (before.own !== undefined) return {
        kind: "posted",
        review: postedBefore(plan, before.own)
      };
      const all = [ ...plan.notes, ...plan.aside ];
      const fresh = new Set((0, change_review.Sb)(all, before.said));
      const dropped = all.length - fresh.size;
      const mended = facts.mended && await tellMended(plan, before, {
        ...facts.mended,
        github: github
      });
      const told = mended === undefined || mended.fresh === 0 && !mended.all ? {} : {
        mended: mended
      };
      if (plan.quiet && fresh.size === 0 && before.head !== undefined) return {
        kind: "silent",
        dropped: dropped,
        ...told
      };
      const notes = plan.notes.filter(note => fresh.has(note));
      const aside = plan.aside.filter(note => fresh.has(note));
      const moved = now.head.sha === plan.head ? {} : {
        moved: now.head.sha
      };
      const back = backAgain([ ...fresh ], before);
      return {
        kind: "posted",
        review: await send({
          plan: plan,
          dropped: dropped,
          back: back,
          ...moved,
          ...told
        }, notes, aside, facts)
      };
    }
    function postedBefore({pull: pull, head: head}, {url: url}) {
      return {
        pull: pull,
        url: url,
        head: head,
        placed: 0,
        inBody: 0,
        dropped: 0,
        again: true
      };
    }
    async function send(sending, notes, aside, facts) {
      const whole = await unless422(() => sendAs(sending, notes, aside, facts));
      if (whole !== undefined) return whole;
      const bad = new Set(await findBad(sending, notes, facts));
      const [good, off] = [ notes.filter(note => !bad.has(note)), notes.filter(note => bad.has(note)) ];
      const partly = await unless422(() => sendAs(sending, good, [ ...aside, ...off ], facts));
      if (partly !== undefined) return partly;
      const inBody = [ ...aside, ...notes ];
      const bodyOnly = await unless422(() => sendAs(sending, [], inBody, facts));
      return bodyOnly ?? await sendAs(sending, [], inBody, facts, false);
    }
    async function sendAs({plan: plan, dropped: dropped, moved: moved, mended: mended, back: back}, placed, aside, {github: github, words: words}, pinned = true) {
      const markers = [ (0, change_review.vU)(plan), ...aside.slice(0, MOST_MARKED).map(change_review.vK) ].join("\n");
      const also = mended === undefined ? {} : {
        mended: mended
      };
      const told = words.body(plan, {
        placed: placed,
        aside: aside,
        dropped: dropped,
        ...also,
        ...moved === undefined ? {} : {
          moved: moved
        }
      });
      const comments = placed.map(note => commentOf(note, words, back));
      const review = {
        body: `${markers}\n${told}`,
        comments: comments,
        ...pinned ? {
          commit: plan.head
        } : {}
      };
      const {url: url, again: again} = await github.createReview(plan.pull, review);
      if (again) return postedBefore(plan, {
        url: url
      });
      const counts = {
        placed: placed.length,
        inBody: aside.length,
        dropped: dropped,
        ...back.size > 0 && {
          back: back.size
        }
      };
      return {
        pull: plan.pull,
        url: url,
        head: plan.head,
        ...counts,
        ...also,
        again: false
      };
    }
    const MOST_MARKED = 50;
    function commentOf(note, words, back) {
      const {path: path, line: line, startLine: startLine, side: side} = note;
      const body = `${(0, change_review.vK)(note)}\n${words.note(note, back.has(note))}`;
      return {
        path: path,
        line: line,
        side: side,
        body: body,
        ...startLine === undefined ? {} : {
          startLine: startLine
        }
      };
    }
    async function unless422(work) {
      try {
        return await work();
      } catch (error) {
        if (error instanceof ports.y_ && error.status === 422) return undefined;
        throw error;
      }
    }
    async function findBad({plan: plan, back: back}, notes, facts) {
      let left = MOST_PROBES;
      const look = async some => {
        if (some.length === 0) return [];
        if (left <= 0) return some;
        left -= 1;
        const comments = some.map(note => commentOf(note, facts.words, back));
        if (await facts.github.wouldTake(plan.pull, {
          commit: plan.head,
          comments: comments
        })) return [];
        if (some.length === 1) return some;
        const half = Math.ceil(some.length / 2);
        return [ ...await look(some.slice(0, half)), ...await look(some.slice(half)) ];
      };
      return await look(notes);
    }
    const MOST_PROBES = 30;
    var decide = __webpack_require__(93394);
    var review = __webpack_require__(27140);
    var add_review_comment = __webpack_require__(5013);
    var cut = __webpack_require__(89823);
    function readHunks(patch) {
      const hunks = [];
      let [left, right] = [ 0, 0 ];
      for (const row of patch.split("\n")) {
        const header = /^@@ -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@/.exec(row);
        const hunk = hunks.at(-1);
        if (header !== null) {
          [left, right] = [ Number(header[1]), Number(header[2]) ];
          hunks.push({
            LEFT: new Map,
            RIGHT: new Map
          });
        } else if (hunk !== undefined && !row.startsWith("\\")) {
          const text = row.slice(1);
          if (!row.startsWith("+")) hunk.LEFT.set(left++, text);
          if (!row.startsWith("-")) hunk.RIGHT.set(right++, text);
        }
      }
      return hunks;
    }
    function listLines(hunks, side) {
      const ranges = hunks.flatMap(hunk => {
        const lines = [ ...hunk[side].keys() ];
        const [first, last] = [ lines[0], lines.at(-1) ];
        if (first === undefined) return [];
        return first === last ? [ `${first}` ] : [ `${first}-${last}` ];
      });
      return `${side} ${ranges.length === 0 ? "none" : ranges.join(", ")}`;
    }
    var tool = __webpack_require__(74833);
    const MOST_NOTES = 50;
    function openReview(pull, head, github, earlier = []) {
      const notes = [ ...earlier ];
      let asked;
      const ask = () => asked ??= readDiff(pull, head, github).catch(error => {
        asked = undefined;
        throw error;
      });
      return {
        notes: notes,
        async add(note) {
          const diff = await ask();
          const refusal = refuseNote(note, notes, diff);
          if (refusal !== undefined) return refusal;
          const whole = {
            ...note,
            text: linesOf(note, diff)
          };
          notes.push(whole);
          return {
            text: `Noted for the review: ${placeOf(note)} (${notes.length} so far).`,
            note: whole
          };
        }
      };
    }
    async function readDiff(number, head, github) {
      const files = await github.pullFiles(number);
      const now = (await github.pull(number)).head.sha;
      return {
        files: new Map(files.map(file => [ file.path, file ])),
        ...now === head ? {} : {
          moved: now
        }
      };
    }
    function refuseNote(note, notes, {files: files, moved: moved}) {
      if (moved !== undefined) {
        const sentence = `Commits were pushed to the pull request since this run began: its head is ${moved} now.`;
        return (0, tool.V)("failed", sentence, "Lines cannot be checked any more: say what you found in your final answer.");
      }
      if (notes.length >= MOST_NOTES) {
        return (0, tool.V)("failed", `The review has ${MOST_NOTES} comments; there can be no more.`, "Say the rest at the end.");
      }
      if (notes.some(other => isSame(other, note))) return (0, tool.V)("no_change", "The review has this very comment already.");
      const file = files.get(note.path);
      if (file === undefined) return refusePath(note.path, [ ...files.keys() ]);
      if (file.patch === undefined) {
        const why = "GitHub shows no diff of it: it is binary, only renamed, or too large";
        return (0, tool.V)("not_found", `No line of ${note.path} can be commented on. ${why}.`, "Say it in your final answer.");
      }
      return refuseLines(note, readHunks(file.patch));
    }
    function isSame(a, b) {
      return a.path === b.path && a.line === b.line && a.side === b.side && a.body === b.body;
    }
    function refusePath(path, paths) {
      const name = path.split("/").at(-1) ?? "";
      const near = paths.filter(other => other.split("/").at(-1) === name);
      const hint = near.length > 0 ? near : paths;
      const more = hint.length > 30 ? ` and ${hint.length - 30} more` : "";
      return (0, tool.V)("not_found", `The pull request does not change ${path}.`, `It changes: ${hint.slice(0, 30).join(", ")}${more}.`);
    }
    function refuseLines(note, hunks) {
      const {path: path, line: line, startLine: startLine = line, side: side, suggestion: suggestion} = note;
      const shown = `The diff of ${path} shows the lines ${listLines(hunks, "RIGHT")}; ${listLines(hunks, "LEFT")}.`;
      const hunk = hunks.find(one => one[side].has(line));
      if (hunk === undefined) return (0, tool.V)("not_found", `Line ${line} (${side}) is not in the diff of ${path}.`, shown);
      if (startLine > line) {
        return (0, tool.V)("invalid_arguments", `start_line ${startLine} comes after line ${line}.`);
      }
      if (!hunk[side].has(startLine)) {
        const sentence = `Lines ${startLine} and ${line} (${side}) are not in one hunk of the diff of ${path}.`;
        return (0, tool.V)("not_found", sentence, shown);
      }
      if (suggestion === undefined) return undefined;
      if (side === "LEFT") {
        return (0, tool.V)("invalid_arguments", "A suggestion replaces lines of the new file: it needs side RIGHT.");
      }
      if (suggestion === "" || `${textIn(hunk, note).replaceAll(/\r$/gm, "")}\n` !== suggestion) return undefined;
      return (0, tool.V)("no_change", `The suggestion is what ${placeOf(note)} says already.`, "Leave it out, or mend it.");
    }
    function linesOf(note, {files: files}) {
      const hunk = readHunks(files.get(note.path)?.patch ?? "").find(one => one[note.side].has(note.line));
      return hunk === undefined ? "" : (0, cut.Ku)(textIn(hunk, note), LONGEST_TEXT);
    }
    const LONGEST_TEXT = 4e3;
    function textIn(hunk, {line: line, startLine: startLine = line, side: side}) {
      const lines = Array.from({
        length: line - startLine + 1
      }, (_, index) => hunk[side].get(startLine + index) ?? "");
      return lines.join("\n");
    }
    function placeOf({path: path, line: line, startLine: startLine = line, side: side}) {
      const lines = startLine === line ? `${line}` : `${startLine}-${line}`;
      return `${path}:${lines}${side === "LEFT" ? " (LEFT)" : ""}`;
    }
    var faults = __webpack_require__(89896);
    var hands = __webpack_require__(65733);
    var saying = __webpack_require__(67324);
    var log = __webpack_require__(97309);
    async function openReviewing({github: github, log: log}, {request: request}) {
      const {kind: kind, subject: subject, key: key} = request;
      const head = subject?.head?.sha;
      if (kind !== "review" || subject?.kind !== "pull" || head === undefined) return undefined;
      const before = await readBefore(subject.number, key, github).catch(nothingIfRefused);
      const earlier = (0, change_review.WT)(log.entries).filter(made => made.head === head);
      const review = openReview(subject.number, head, github, earlier.map(({note: note}) => note));
      if (before.own === undefined) return {
        review: review,
        before: before
      };
      const done = postedBefore({
        pull: subject.number,
        head: head
      }, before.own);
      log.append({
        type: "review.posted",
        review: done
      });
      return {
        review: review,
        before: before,
        done: done
      };
    }
    function nothingIfRefused(error) {
      if (error instanceof ports.y_) return {
        said: []
      };
      throw error;
    }
    async function publishReview(job, end) {
      const {world: world, admitted: admitted, order: order} = job;
      const {request: request} = admitted;
      const plan = (0, change_review.Kp)(request, {
        entries: world.log.entries,
        summary: (0, saying.Z)(end).summary,
        quiet: request.trigger === "pull",
        partial: end.kind !== "finished",
        redact: world.secrets.redact
      });
      if (plan === undefined) return undefined;
      if (end.kind !== "finished" && plan.notes.length + plan.aside.length === 0) return undefined;
      if (order.settings.job?.kind === "propose" && !order.stop.aborted) return {
        kind: "proposed",
        plan: plan
      };
      return await postPlan(world, order, admitted, plan);
    }
    async function postPlan(world, order, admitted, plan) {
      const {request: request} = admitted;
      const why = reasonToKeep(order, admitted);
      if (why !== undefined) {
        await keepReview(world, order, plan);
        return {
          kind: "kept",
          reason: `${why} The review is kept beside the log (review.md).`
        };
      }
      try {
        const {github: github, git: git, secrets: secrets} = world;
        const mended = {
          git: git,
          redact: secrets.redact,
          words: review.QV
        };
        return told(world, await postReview(plan, {
          github: github,
          words: WORDS,
          mended: mended
        }));
      } catch (error) {
        if (!(error instanceof ports.y_)) throw error;
        await keepReview(world, order, plan);
        return {
          kind: "withheld",
          fault: refusedFault(error, request.subject?.fromFork === true)
        };
      }
    }
    const WORDS = {
      note: review.NS,
      body: review.Fs
    };
    function reasonToKeep(order, admitted) {
      if (order.stop.aborted) return "The run was cancelled before it could post its review.";
      if (order.settings.dryRun) return "This is a dry run: no review was posted.";
      const circumstances = (0, hands.c)({
        admitted: admitted
      }, events.QT);
      const call = {
        tool: add_review_comment.d.name
      };
      const decision = (0, decide.LD)(admitted.policy, call, [], circumstances, path => ({
        kind: "outside",
        path: path
      }));
      return decision.effect === "allow" ? undefined : `No review was posted. ${decision.reason}`;
    }
    function told({log: log}, posting) {
      switch (posting.kind) {
       case "posted":
        log.append({
          type: "review.posted",
          review: posting.review
        });
        return posting;

       case "silent":
        return posting;
      }
    }
    function refusedFault(error, fromFork) {
      const fault = (0, faults.K)(error);
      if (error.status !== 403 || !fromFork) return fault;
      const how = "On a fork's pull request the event `pull_request` has a token that can only read: use `pull_request_target`, or ask by a comment.";
      return {
        ...fault,
        hint: fault.hint === undefined ? how : `${fault.hint} ${how}`
      };
    }
    async function keepReview({files: files, secrets: secrets}, {places: places}, made) {
      const plan = (0, log.dK)(made, secrets);
      const aside = [ ...plan.notes, ...plan.aside ];
      const body = (0, review.Fs)(plan, {
        placed: [],
        aside: aside,
        dropped: 0
      });
      await files.write(`${places.run}/review.md`, Buffer.from(`${body}\n`));
      await files.write(`${places.run}/review.json`, Buffer.from(`${JSON.stringify(plan, undefined, 2)}\n`));
    }
  },
  67324: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      Z: () => wordsOf,
      t: () => wordsFor
    });
    var _change_title_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13770);
    var _change_body_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96582);
    var _change_wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91465);
    var _report_figures_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40819);
    function wordsFor({log: log}, {request: request}, end, otherwise) {
      const read = log.entries.findLast(({event: event}) => event.type === "titles.read")?.event;
      const habit = (0, _change_title_js__WEBPACK_IMPORTED_MODULE_0__.R6)(read?.type === "titles.read" ? read.titles : []);
      const {summary: summary, ...words} = wordsOf(end, habit);
      const title = words.title ?? otherwise ?? (habit.kind === "free" ? undefined : (0, 
      _change_wording_js__WEBPACK_IMPORTED_MODULE_2__._T)(request, {
        summary: summary
      }));
      return title === undefined ? {
        summary: summary
      } : {
        title: (0, _change_title_js__WEBPACK_IMPORTED_MODULE_0__.Ei)(title, habit),
        summary: summary
      };
    }
    function wordsOf(end, habit) {
      switch (end.kind) {
       case "finished":
       case "exhausted":
        {
          const {text: text, ...title} = (0, _change_title_js__WEBPACK_IMPORTED_MODULE_0__.v2)(end.text, habit);
          const unfinished = end.kind === "exhausted" ? `${_change_body_js__WEBPACK_IMPORTED_MODULE_1__.yA}the limit of ${end.limit === "disk" ? "disk space" : (0, 
          _report_figures_js__WEBPACK_IMPORTED_MODULE_3__.Ff)(end.limit)} was reached.\n\n` : "";
          return {
            ...title,
            summary: `${unfinished}${text}`
          };
        }

       case "blocked":
       case "stuck":
        return {
          summary: `${_change_body_js__WEBPACK_IMPORTED_MODULE_1__.yA}${end.reason}`
        };

       case "cancelled":
        return {
          summary: `${_change_body_js__WEBPACK_IMPORTED_MODULE_1__.yA}the run was cancelled.`
        };

       case "failed":
        return {
          summary: `${_change_body_js__WEBPACK_IMPORTED_MODULE_1__.yA}${end.fault.message}`
        };
      }
    }
  },
  98893: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      z: () => closeSpent
    });
    var _change_branch_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(33758);
    var _change_catch_up_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70873);
    var _change_body_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96582);
    var _ports_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48076);
    var _author_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18074);
    var _catch_up_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2714);
    var _first_job_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(96389);
    async function closeSpent(desk, order, admitted, end) {
      const {request: request, policy: policy} = admitted;
      const mayWrite = (0, _first_job_js__WEBPACK_IMPORTED_MODULE_5__.u)(order) && !order.stop.aborted && policy.publish.to.value === "pull";
      const ours = (0, _change_branch_js__WEBPACK_IMPORTED_MODULE_6__.rj)(request, order.settings.wish.branchPrefix) && request.caughtUp?.kind !== "behind";
      if (request.kind !== "change" || !mayWrite || !ours) return false;
      try {
        const onto = request.caughtUp?.onto ?? await (0, _catch_up_js__WEBPACK_IMPORTED_MODULE_4__.lN)(desk, order, request);
        return onto !== undefined && await isSpent(desk, order, admitted, {
          end: end,
          onto: onto
        }) && await close(desk, admitted, onto);
      } catch (error) {
        if (!(error instanceof _ports_js__WEBPACK_IMPORTED_MODULE_2__.XS) && !(error instanceof _ports_js__WEBPACK_IMPORTED_MODULE_2__.y_)) throw error;
        desk.runner.annotate("warning", "Remit: pull request not closed", error.message);
        return false;
      }
    }
    function headOf({base: base, caughtUp: caughtUp}) {
      return caughtUp?.head ?? base.sha;
    }
    async function isSpent({git: git}, {settings: settings}, {request: request}, {end: end, onto: onto}) {
      await git.fetch(onto.sha);
      if ((await git.stat(onto.sha, end)).length > 0) return false;
      const parting = await git.history.parting(headOf(request), onto.sha);
      return parting !== undefined && (0, _change_catch_up_js__WEBPACK_IMPORTED_MODULE_0__.t4)(parting.own, (0, 
      _author_js__WEBPACK_IMPORTED_MODULE_3__.r)(settings.github.serverUrl));
    }
    async function close({github: github, log: log}, {request: request}, onto) {
      const [open, self] = await Promise.all([ github.pullsFrom(request.base.name), github.self() ]);
      const pull = open.find(({base: base}) => base.name === onto.name);
      if (pull === undefined || pull.author.id !== self.id || pull.head.sha !== headOf(request)) return false;
      const {number: number, url: url} = await github.updatePull(pull.number, {
        state: "closed",
        body: (0, _change_body_js__WEBPACK_IMPORTED_MODULE_1__.Bz)(pull.body)
      });
      log.append({
        type: "pull.closed",
        pull: {
          number: number,
          url: url
        },
        reason: reasonFor(request.caughtUp?.kind, onto.name)
      });
      return true;
    }
    function reasonFor(kind, base) {
      if (kind !== "replaced") return `${base} is as this pull request would leave it`;
      return `${base} has changed the same files since, and as it is now the task finds nothing to do`;
    }
  },
  27185: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      a: () => tellStanding
    });
    var _change_branch_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33758);
    var _change_body_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96582);
    var _ports_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48076);
    var _first_job_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96389);
    async function tellStanding(desk, order, {request: request}) {
      if (request.kind !== "change" || request.question === true || !(0, _first_job_js__WEBPACK_IMPORTED_MODULE_2__.u)(order) || order.stop.aborted) return;
      try {
        const pull = await findOpen(desk, order, request);
        if (pull === undefined) return;
        const {number: number, url: url, draft: draft, head: head} = pull;
        const body = (0, _change_body_js__WEBPACK_IMPORTED_MODULE_0__.e1)(pull.body, order);
        if (body !== undefined) await desk.github.updatePull(number, {
          body: body
        });
        const finished = body !== undefined;
        const standing = {
          pull: {
            number: number,
            url: url,
            draft: draft
          },
          branch: head.name,
          commit: head.sha,
          finished: finished
        };
        desk.log.append({
          type: "pull.stands",
          standing: standing
        });
      } catch (error) {
        if (!(error instanceof _ports_js__WEBPACK_IMPORTED_MODULE_1__.y_)) throw error;
        desk.runner.annotate("warning", "Remit: pull request not updated", error.message);
      }
    }
    async function findOpen({github: github}, {settings: settings}, request) {
      if (request.subject?.kind === "pull") {
        const pull = await github.pull(request.subject.number);
        return pull.open ? pull : undefined;
      }
      const chosen = (0, _change_branch_js__WEBPACK_IMPORTED_MODULE_3__.ie)(request, "", {
        prefix: settings.wish.branchPrefix
      });
      if (chosen.kind === "refused" || chosen.target.expect === undefined) return undefined;
      return (await github.pullsFrom(chosen.target.branch))[0];
    }
  },
  13411: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      VERSION: () => VERSION
    });
    const VERSION = "0.1.0";
  }
};
