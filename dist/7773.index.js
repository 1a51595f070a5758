"use strict";

exports.id = 7773;

exports.ids = [ 7773, 9953 ];

exports.modules = {
  19953: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var receive = (function receive({output: output}, framing, transport) {
      let begun = [];
      let size = 0;
      output.on("data", chunk => {
        let from = 0;
        for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, from)) {
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
    });
    var drained = (function drained(input) {
      return new Promise(resolve => {
        input.once("drain", resolve);
        input.once("close", resolve);
      });
    });
    __webpack_require__.d(__webpack_exports__, {
      g: () => openStdio,
      startOutside: () => startOutside
    });
    var node_util_types__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73429);
    var node_util_types__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_util_types__WEBPACK_IMPORTED_MODULE_0__);
    var _lib_cut_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24192);
    var node_child_process__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31421);
    var node_child_process__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_child_process__WEBPACK_IMPORTED_MODULE_1__);
    var node_crypto__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77598);
    var node_crypto__WEBPACK_IMPORTED_MODULE_2___default = __webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_2__);
    var _process_families_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89621);
    const KEPT = 2e3;
    function openStdio(program, start, framing) {
      let running;
      let stderr = "";
      const transport = {
        stderr: () => stderr.trim(),
        async start() {
          const started = start(program);
          running = started;
          started.errors.on("data", chunk => {
            stderr = (0, _lib_cut_js__WEBPACK_IMPORTED_MODULE_3__.g1)(stderr + chunk.toString("utf8"), KEPT);
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
    const LINE_FEED = 10;
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
      return (0, node_util_types__WEBPACK_IMPORTED_MODULE_0__.isNativeError)(error) ? error : new Error(String(error));
    }
    function startOutside(wrap) {
      return ({argv: argv, directory: directory, environment: environment}) => {
        const mark = (0, node_crypto__WEBPACK_IMPORTED_MODULE_2__.randomBytes)(8).toString("hex");
        const [command = "", ...args] = wrap(argv);
        const options = {
          cwd: directory,
          env: {
            ...environment,
            [_process_families_js__WEBPACK_IMPORTED_MODULE_4__.M$]: mark
          },
          detached: true,
          stdio: "pipe"
        };
        const child = (0, node_child_process__WEBPACK_IMPORTED_MODULE_1__.spawn)(command, args, options);
        return {
          input: child.stdin,
          output: child.stdout,
          errors: child.stderr,
          started: new Promise((resolve, reject) => child.once("spawn", () => resolve()).once("error", reject)),
          gone: new Promise(resolve => child.once("close", () => resolve())),
          kill: async () => {
            if (child.pid !== undefined) await (0, _process_families_js__WEBPACK_IMPORTED_MODULE_4__.$3)({
              group: child.pid,
              mark: mark
            });
          }
        };
      };
    }
  }),
  7773: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var openClient = (function openClient(first, again) {
      let last = first;
      let current = Promise.resolve(first);
      return async signal => {
        current = current.catch(() => last).then(connection => again(connection, signal));
        last = await current;
        return last.client;
      };
    });
    var notes = (function notes({name: name, transport: transport, include: include = []}, all, taken, resources) {
      const missing = include.filter(wanted => !all.some(tool => tool.name === wanted.replace(/\(.*$/s, "")));
      const outside = transport.kind === "stdio" && transport.outside === true;
      return [ ...outside ? [ `The server \`${name}\` runs outside the sandbox, as its entry asks.` ] : [], ...missing.map(wanted => `The server \`${name}\` has no tool \`${wanted}\`, which its entry includes.`), ...all.length === MOST_READ ? [ `Of the server \`${name}\` only the first ${MOST_READ} tools are looked at.` ] : [], ...taken.length > MOST_TOOLS ? [ `Of the server \`${name}\` only the first ${MOST_TOOLS} tools are used.` ] : [], ...resources.length > MOST_RESOURCES ? [ `Of the server \`${name}\` only the first ${MOST_RESOURCES} resources are listed.` ] : [] ];
    });
    var readBlock = (function readBlock(block) {
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
    });
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      openOne: () => openOne,
      openServer: () => openServer
    });
    var within = __webpack_require__(5146);
    var external_node_path_ = __webpack_require__(76760);
    var mcp_stdio = __webpack_require__(19953);
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
          stderr: () => way.stderr?.() ?? "",
          close: () => closeQuietly(client, way)
        };
        started(connection);
        try {
          await client.connect(way, {
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
        const start = await options.start(transport.outside === true ? "outside" : "inside");
        return [ (0, mcp_stdio.g)(programOf(transport, options), start, sdk.stdio) ];
      }
      const url = readUrl(transport.url);
      const requestInit = {
        headers: transport.headers
      };
      const http = () => {
        const fetch = capped(withoutNotices(globalThis.fetch), () => void way.close());
        const way = new sdk.http.StreamableHTTPClientTransport(url, {
          requestInit: requestInit,
          fetch: fetch
        });
        return way;
      };
      const sse = () => {
        const fetch = capped(globalThis.fetch, () => void way.close());
        const way = new sdk.sse.SSEClientTransport(url, {
          requestInit: requestInit,
          fetch: fetch
        });
        return way;
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
    function programOf({command: command, args: args, directory: given, environment: environment}, options) {
      const directory = given === undefined ? options.trusted : external_node_path_.posix.resolve(options.workspace, given);
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
    const OPEN_LIMIT = 2e4;
    async function openOne(entry, options, sdk, connections, signal) {
      const {clock: clock} = options;
      const began = clock.elapsed();
      const started = [];
      const connectNow = limit => connect(entry, options, sdk, AbortSignal.any([ limit, signal ]), one => {
        started.push(one);
        connections.add(one);
      });
      const opened = await (0, within.u)(clock, OPEN_LIMIT, signal, async limit => {
        const connection = await connectNow(limit);
        const again = (last, stop) => connections.has(last) ? last : connectNow(stop);
        return await openServer(entry, connection, sdk, clock, limit, again);
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
      const stderr = started.map(one => one.stderr()).join("");
      await Promise.all(started.map(one => one.close()));
      return {
        kind: "failed",
        name: entry.name,
        required: entry.required,
        reason: stderr === "" ? reason : `${reason}; it said: ${stderr}`
      };
    }
    const MOST_TOOLS = 200;
    const MOST_RESOURCES = 500;
    const MOST_PAGES = 50;
    const MOST_READ = 2e3;
    async function openServer(entry, connection, sdk, clock, signal, again = last => last) {
      const {client: client} = connection;
      const offers = client.getServerCapabilities();
      const listing = {
        client: client,
        types: sdk.types,
        signal: signal
      };
      const [allTools, resources, prompts] = await Promise.all([ offers?.tools === undefined ? [] : listTools(listing), offers?.resources === undefined ? [] : listResources(listing).catch(() => []), offers?.prompts === undefined ? [] : listPrompts(listing).catch(() => []) ]);
      const tools = allTools.filter(tool => isTaken(tool.name, entry));
      return {
        name: entry.name,
        tools: tools.slice(0, MOST_TOOLS),
        resources: resources.slice(0, MOST_RESOURCES),
        prompts: prompts,
        instructions: client.getInstructions() ?? "",
        notes: notes(entry, allTools, tools, resources),
        ...requests(sdk, openAsk(entry, clock, openClient(connection, again)))
      };
    }
    function openAsk({timeoutMs: timeoutMs}, clock, current) {
      return (work, stop) => answerWithin(clock, timeoutMs, stop, async limit => await work(await current(limit), limit));
    }
    function requests({types: types}, ask) {
      return {
        call: (name, args, stop) => ask(async (client, signal) => {
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
        read: (uri, stop) => ask(async (client, signal) => {
          const request = {
            method: "resources/read",
            params: {
              uri: uri
            }
          };
          const result = await client.request(request, types.ReadResourceResultSchema, {
            signal: signal,
            timeout: NEVER
          });
          return {
            kind: "answered",
            content: result.contents.map(readContents),
            isError: false
          };
        }, stop),
        prompt: (name, args, stop) => ask(async (client, signal) => {
          const request = {
            method: "prompts/get",
            params: {
              name: name,
              arguments: args
            }
          };
          const result = await client.request(request, types.GetPromptResultSchema, {
            signal: signal,
            timeout: NEVER
          });
          return readParts({
            content: result.messages.map(message => message.content)
          });
        }, stop)
      };
    }
    async function answerWithin(clock, ms, signal, work) {
      const end = await (0, within.u)(clock, ms, signal, work);
      if (end.kind === "done") return end.value;
      return end.kind === "timed_out" ? {
        ...end,
        afterMs: ms
      } : end;
    }
    function isTaken(name, {include: include, exclude: exclude}) {
      const names = list => list.map(item => item.replace(/\(.*$/s, ""));
      return !names(exclude).includes(name) && (include === undefined || names(include).includes(name));
    }
    async function listTools(listing) {
      const tools = await listAll(listing, "tools", page => listing.types.ListToolsResultSchema.parse(page).tools);
      return tools.map(({name: name, description: description = "", inputSchema: inputSchema}) => {
        const schema = JSON.parse(JSON.stringify(inputSchema));
        return {
          name: name,
          description: description,
          schema: schema
        };
      });
    }
    async function listResources(listing) {
      const resources = await listAll(listing, "resources", page => listing.types.ListResourcesResultSchema.parse(page).resources);
      return resources.map(({uri: uri, name: name, description: description = ""}) => ({
        uri: uri,
        name: name,
        description: description
      }));
    }
    async function listPrompts(listing) {
      const prompts = await listAll(listing, "prompts", page => listing.types.ListPromptsResultSchema.parse(page).prompts);
      return prompts.map(({name: name, arguments: args = []}) => ({
        name: name,
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
  }),
  89621: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var send = (function send(pid, signal) {
      (0, _lib_attempt_js__WEBPACK_IMPORTED_MODULE_2__.CD)(() => process.kill(pid, signal));
    });
    __webpack_require__.d(__webpack_exports__, {
      $3: () => killFamily,
      M$: () => MARK,
      bg: () => killFamilyNow
    });
    var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
    var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
    var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58500);
    var node_timers_promises__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_timers_promises__WEBPACK_IMPORTED_MODULE_1__);
    var _lib_attempt_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91513);
    const MARK = "REMIT_COMMAND";
    const GRACE_MS = 200;
    const STEP_MS = 10;
    async function killFamily(family) {
      if (!signalAll(family, "SIGTERM")) return false;
      for (let waited = 0; waited < GRACE_MS; waited += STEP_MS) {
        await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(STEP_MS);
        if (findFamily(family).length === 0) return true;
      }
      for (let round = 0; round < 20 && signalAll(family, "SIGKILL"); round += 1) await (0, 
      node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(STEP_MS);
      return true;
    }
    function killFamilyNow(family) {
      for (let round = 0; round < 5 && signalAll(family, "SIGKILL"); round += 1) ;
    }
    function signalAll(family, signal) {
      const found = findFamily(family);
      if (found.length > 0) send(-family.group, signal);
      for (const pid of found) send(pid, signal);
      return found.length > 0;
    }
    function findFamily({group: group, mark: mark}) {
      const processes = listProcesses();
      if (processes === undefined) return groupExists(group) ? [ group ] : [];
      return processes.filter(pid => {
        const {state: state, processGroup: processGroup} = readStat(pid);
        if (state === "Z" || state === "X" || processGroup === 0) return false;
        return processGroup === group || bears(pid, `${MARK}=${mark}`);
      });
    }
    function bears(pid, mark) {
      for (let attempt = 0; attempt < 5; attempt += 1) {
        const environment = readText(`/proc/${pid}/environ`);
        if (environment !== "") return environment.includes(mark);
      }
      return false;
    }
    function listProcesses() {
      const names = (0, _lib_attempt_js__WEBPACK_IMPORTED_MODULE_2__.CD)(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync("/proc"));
      return names?.map(Number).filter(pid => Number.isInteger(pid) && pid !== process.pid);
    }
    function readStat(pid) {
      const stat = readText(`/proc/${pid}/stat`);
      const [state = "", , processGroup = "0"] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      return {
        state: state,
        processGroup: Number(processGroup)
      };
    }
    function readText(path) {
      return (0, _lib_attempt_js__WEBPACK_IMPORTED_MODULE_2__.CD)(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync(path, "latin1")) ?? "";
    }
    function groupExists(group) {
      return (0, _lib_attempt_js__WEBPACK_IMPORTED_MODULE_2__.CD)(() => process.kill(-group, 0)) ?? false;
    }
  })
};


