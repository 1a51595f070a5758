"use strict";

exports.id = 8136;

exports.ids = [ 8136 ];

exports.modules = {
  37797: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      y: () => privacyOf
    });
    var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);
    var node_net__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_net__WEBPACK_IMPORTED_MODULE_0__);
    function privacyOf(address) {
      const family = (0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(address);
      if (family === 0 || address.includes("%")) return "no address";
      const kind = family === 4 ? "ipv4" : "ipv6";
      const found = BLOCKS.find(({block: block}) => block.check(address, kind));
      if (found !== undefined) return found.what;
      return family === 4 || GLOBAL.check(address, kind) ? undefined : "a reserved address";
    }
    const BLOCKS = [ [ "0.0.0.0", 8, "an unspecified address" ], [ "10.0.0.0", 8, "a private address" ], [ "100.64.0.0", 10, "a shared (CGNAT) address" ], [ "127.0.0.0", 8, "a loopback address" ], [ "169.254.0.0", 16, "a link-local address, where clouds keep their metadata" ], [ "172.16.0.0", 12, "a private address" ], [ "192.0.0.0", 24, "a reserved address" ], [ "192.0.2.0", 24, "an address for documentation" ], [ "192.88.99.0", 24, "a 6to4 relay" ], [ "192.168.0.0", 16, "a private address" ], [ "198.18.0.0", 15, "an address for benchmarks" ], [ "198.51.100.0", 24, "an address for documentation" ], [ "203.0.113.0", 24, "an address for documentation" ], [ "224.0.0.0", 4, "a multicast address" ], [ "240.0.0.0", 4, "a reserved address" ], [ "168.63.129.16", 32, "an address of the cloud's own services" ], [ "::", 128, "an unspecified address" ], [ "::1", 128, "a loopback address" ], [ "ff00::", 8, "a multicast address" ], [ "fe80::", 10, "a link-local address" ], [ "fc00::", 7, "a private address" ], [ "2001::", 23, "an address for protocols (such as Teredo)" ], [ "2001:db8::", 32, "an address for documentation" ], [ "2002::", 16, "a 6to4 address" ], [ "3fff::", 20, "an address for documentation" ] ].map(([base, bits, what]) => ({
      block: blockOf(base, bits),
      what: what
    }));
    function blockOf(base, bits) {
      const block = new node_net__WEBPACK_IMPORTED_MODULE_0__.BlockList;
      block.addSubnet(base, bits, (0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(base) === 4 ? "ipv4" : "ipv6");
      if ((0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(base) === 4) block.addSubnet(`64:ff9b::${base}`, 96 + bits, "ipv6");
      return block;
    }
    const GLOBAL = new node_net__WEBPACK_IMPORTED_MODULE_0__.BlockList;
    GLOBAL.addSubnet("2000::", 3, "ipv6");
    GLOBAL.addSubnet("::ffff:0:0", 96, "ipv6");
    GLOBAL.addSubnet("64:ff9b::", 96, "ipv6");
  }),
  58136: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var take = (function take(stream, size, signal) {
      return new Promise(resolve => {
        const settle = bytes => {
          stream.off("readable", look).off("end", look).off("close", look);
          signal?.removeEventListener("abort", stop);
          resolve(bytes);
        };
        const stop = () => settle();
        const look = () => {
          const bytes = stream.destroyed ? null : stream.read(size);
          if (bytes !== null) settle(bytes.length === size ? bytes : undefined); else if (stream.readableEnded || stream.destroyed || signal?.aborted === true) settle();
        };
        stream.on("readable", look).on("end", look).on("close", look);
        signal?.addEventListener("abort", stop);
        look();
      });
    });
    var admit = (function admit(socket, connections, gate) {
      socket.on("error", () => socket.destroy()).unref();
      if (connections.size >= MOST_OPEN) {
        gate.refused("the sandbox", `${MOST_OPEN} connections are open already`);
        return void socket.destroy();
      }
      connections.add(socket);
      socket.once("close", () => connections.delete(socket));
    });
    __webpack_require__.d(__webpack_exports__, {
      openEgress: () => openEgress
    });
    var external_node_fs_ = __webpack_require__(73024);
    var external_node_net_ = __webpack_require__(77030);
    var external_node_path_ = __webpack_require__(76760);
    var external_node_http_ = __webpack_require__(37067);
    var external_node_stream_ = __webpack_require__(57075);
    function readClientHello(bytes, turn = "first") {
      const fragments = [];
      let [at, joined, wanted] = [ 0, 0, HANDSHAKE_HEADER ];
      while (joined < wanted) {
        const record = readRecord(bytes, at, turn === "second" && joined === 0 ? BEFORE_A_SECOND : [ HANDSHAKE ]);
        if (typeof record === "string") return {
          kind: "other",
          reason: record
        };
        if (typeof record === "number") return {
          kind: "incomplete",
          atLeast: record
        };
        const isPassedOver = bytes[at] !== HANDSHAKE;
        at += RECORD_HEADER + record.length;
        if (isPassedOver) continue;
        fragments.push(record);
        joined += record.length;
        if (joined < HANDSHAKE_HEADER || wanted > HANDSHAKE_HEADER) continue;
        const header = Buffer.concat(fragments);
        if (header[0] !== CLIENT_HELLO) return {
          kind: "other",
          reason: "no ClientHello"
        };
        wanted += header.readUIntBE(1, 3);
      }
      if (joined > wanted) return {
        kind: "other",
        reason: "a ClientHello with more in its record"
      };
      const body = readBody(Buffer.concat(fragments).subarray(HANDSHAKE_HEADER));
      return body === undefined ? {
        kind: "other",
        reason: "a malformed ClientHello"
      } : {
        kind: "hello",
        length: at,
        ...body
      };
    }
    function readAnswer(bytes) {
      if (bytes.length === 0) return {
        kind: "incomplete",
        atLeast: 1
      };
      if (bytes[0] !== HANDSHAKE) return {
        kind: "answer",
        again: false
      };
      const [start, end] = [ RANDOM_AT, RANDOM_AT + RETRY.length ];
      if (bytes.length < end) return {
        kind: "incomplete",
        atLeast: end
      };
      return {
        kind: "answer",
        again: bytes.subarray(start, end).equals(RETRY)
      };
    }
    const RECORD_HEADER = 5;
    const HANDSHAKE_HEADER = 4;
    const CHANGE_CIPHER_SPEC = 20;
    const HANDSHAKE = 22;
    const APPLICATION_DATA = 23;
    const CLIENT_HELLO = 1;
    const BEFORE_A_SECOND = [ HANDSHAKE, CHANGE_CIPHER_SPEC, APPLICATION_DATA ];
    const RANDOM_AT = RECORD_HEADER + HANDSHAKE_HEADER + 2;
    const LARGEST_RECORD = 2 ** 14;
    const SERVER_NAME = 0;
    const ENCRYPTED_CLIENT_HELLO = 65037;
    const RETRY = Buffer.from("cf21ad74e59a6111be1d8c021e65b891c2a211167abb8c5e079e09e2c8a8339c", "hex");
    function readRecord(bytes, at, types) {
      if (at < bytes.length && !types.includes(bytes[at])) return "no TLS handshake";
      if (at + 1 < bytes.length && bytes[at + 1] !== 3) return "no TLS handshake";
      const start = at + RECORD_HEADER;
      if (start > bytes.length) return start;
      const length = bytes.readUInt16BE(at + 3);
      if (length === 0 || length > LARGEST_RECORD) return "a malformed TLS record";
      return start + length > bytes.length ? start + length : bytes.subarray(start, start + length);
    }
    function readBody(body) {
      let at = 2 + 32;
      for (const size of [ 1, 2, 1 ]) {
        const vector = readVector(body, at, size);
        if (vector === undefined) return undefined;
        at += size + vector.length;
      }
      if (at === body.length) return {
        names: [],
        encrypted: false
      };
      const list = readVector(body, at, 2);
      if (list === undefined || at + 2 + list.length !== body.length) return undefined;
      const extensions = readExtensions(list);
      const names = extensions?.has(SERVER_NAME) === true ? readNames(extensions.get(SERVER_NAME)) : [];
      if (extensions === undefined || names === undefined) return undefined;
      return {
        names: names,
        encrypted: extensions.has(ENCRYPTED_CLIENT_HELLO)
      };
    }
    function readExtensions(list) {
      const extensions = new Map;
      for (let at = 0; at < list.length; ) {
        const content = readVector(list, at + 2, 2);
        if (content === undefined || extensions.has(list.readUInt16BE(at))) return undefined;
        extensions.set(list.readUInt16BE(at), content);
        at += 4 + content.length;
      }
      return extensions;
    }
    function readNames(extension) {
      const list = extension === undefined ? undefined : readVector(extension, 0, 2);
      if (list === undefined || extension?.length !== 2 + list.length) return undefined;
      const names = [];
      for (let at = 0; at < list.length; ) {
        const name = readVector(list, at + 1, 2);
        if (name === undefined || list[at] !== 0) return undefined;
        names.push(name.toString("latin1"));
        at += 3 + name.length;
      }
      return names;
    }
    function readVector(bytes, at, size) {
      const start = at + size;
      if (start > bytes.length) return undefined;
      const end = start + bytes.readUIntBE(at, size);
      return end > bytes.length ? undefined : bytes.subarray(start, end);
    }
    async function dial(addresses, port, {connect: connect, patienceMs: patienceMs}) {
      for (const address of addresses.slice(0, MOST_TRIED)) {
        const socket = connect(address, port);
        const open = await new Promise(resolve => {
          socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
          socket.setTimeout(patienceMs, () => resolve(false));
        });
        socket.setTimeout(0);
        if (open) return socket.unref();
        socket.destroy();
      }
      return undefined;
    }
    function relay(client, server) {
      passOn(client, server);
      passOn(server, client);
    }
    function passOn(from, to) {
      (0, external_node_stream_.pipeline)(from, to, error => {
        if (error instanceof Error) for (const side of [ from, to ]) side.destroy();
      });
    }
    function hangUp(client, last, patienceMs) {
      client.resume().end(last);
      const timer = setTimeout(() => client.destroy(), patienceMs).unref();
      client.once("close", () => clearTimeout(timer));
    }
    async function takeUntil(stream, read, signal) {
      let bytes = Buffer.alloc(0);
      for (;;) {
        const result = read(bytes);
        if (!("atLeast" in result)) return {
          bytes: bytes,
          result: result
        };
        const more = result.atLeast > MOST_HELD ? undefined : await take(stream, result.atLeast - bytes.length, signal);
        if (more === undefined) return undefined;
        bytes = Buffer.concat([ bytes, more ]);
      }
    }
    const MOST_TRIED = 4;
    const MOST_HELD = 16 * 1024;
    var adapters_address = __webpack_require__(37797);
    async function openTunnel({url: url = ""}, client, head, gate) {
      client.on("error", () => client.destroy());
      if (head.length > 0) client.unshift(head);
      const {host: host, port: port} = readAuthority(url);
      const verdict = port === TLS ? await gate.judge(host) : refused(`port ${port || "?"} is closed: a tunnel leads to port ${TLS}`);
      if (verdict.kind === "refused") {
        gate.refused(host, verdict.reason);
        return hangUp(client, refusal(verdict.reason), gate.patienceMs);
      }
      client.write("HTTP/1.1 200 Connection established\r\n\r\n");
      const reason = await greet(client, host, verdict.addresses, gate);
      if (reason === undefined) return;
      gate.refused(host, reason);
      hangUp(client, ACCESS_DENIED, gate.patienceMs);
    }
    const TLS = 443;
    const ACCESS_DENIED = Buffer.from([ 21, 3, 3, 0, 2, 2, 49 ]);
    async function greet(client, host, addresses, gate) {
      const first = await takeHello(client, host, "first", gate.patienceMs);
      if (first.kind === "refused") return first.reason;
      const server = await dial(addresses, TLS, gate);
      if (server === undefined) return `${host} accepts no connection`;
      const drop = () => void server.destroy();
      client.once("close", drop);
      server.write(first.bytes);
      const answer = await takeUntil(server, readAnswer);
      if (answer !== undefined) client.write(answer.bytes);
      client.off("close", drop);
      passOn(server, client);
      if (answer?.result.again === true) {
        const second = await takeHello(client, host, "second", gate.patienceMs);
        if (second.kind === "refused") {
          server.destroy();
          return second.reason;
        }
        server.write(second.bytes);
      }
      passOn(client, server);
    }
    async function takeHello(client, host, turn, patienceMs) {
      const read = bytes => readClientHello(bytes, turn);
      const taken = await takeUntil(client, read, AbortSignal.timeout(patienceMs));
      if (taken === undefined) return refused("no complete ClientHello came, or one of more than 16 KiB");
      const {result: result, bytes: bytes} = taken;
      if (result.kind === "other") return refused(`the tunnel is for TLS: ${result.reason}`);
      const [name, ...others] = result.names;
      if (name === undefined) return refused("the client names no server (SNI)");
      if (others.length > 0) return refused("the client names several servers (SNI)");
      if (plain(name) !== host) return refused(`the client asks the server for ${JSON.stringify(name)} (SNI)`);
      if (result.encrypted) return refused(`the client's hello may name another server, encrypted (ECH). ${WITHOUT_ECH}`);
      return {
        kind: "fits",
        bytes: bytes
      };
    }
    const WITHOUT_ECH = "Start Chromium with --disable-features=EncryptedClientHello, Firefox with security.tls.ech.grease_probability=0";
    function readAuthority(text) {
      const [, host = "", port = ""] = /^([^:/@\s]+):(\d{1,5})$/.exec(text) ?? [];
      return {
        host: plain(host),
        port: Number(port)
      };
    }
    function plain(host) {
      return host.toLowerCase().replace(/\.$/, "");
    }
    function refused(reason) {
      return {
        kind: "refused",
        reason: reason
      };
    }
    function refusal(reason) {
      const text = `Remit's sandbox: ${reason}.\n`;
      const length = `content-type: text/plain\r\ncontent-length: ${Buffer.byteLength(text)}`;
      return `HTTP/1.1 403 Refused\r\n${length}\r\nconnection: close\r\n\r\n${text}`;
    }
    async function passRequest(request, response, gate) {
      const target = readTarget(request.url ?? "");
      if (typeof target === "string") return refuse(response, target);
      const host = target.hostname.replace(/\.$/, "");
      const verdict = await gate.judge(host);
      if (verdict.kind === "refused") {
        gate.refused(host, verdict.reason);
        return refuse(response, verdict.reason);
      }
      const server = await dial(verdict.addresses, PLAIN, gate);
      if (server === undefined) return refuse(response, `${host} accepts no connection`, 502);
      response.on("close", () => server.destroy());
      const headers = {
        ...withoutHops(request.headers),
        ...bodyHeaders(request),
        host: target.host,
        connection: "close"
      };
      const path = `${target.pathname}${target.search}`;
      const passed = (0, external_node_http_.request)({
        method: request.method,
        path: path,
        headers: headers,
        createConnection: () => server
      });
      passed.on("response", answer => {
        response.writeHead(answer.statusCode ?? 502, withoutHops(answer.headers));
        (0, external_node_stream_.pipeline)(answer, response, () => server.destroy());
      });
      passed.on("error", error => {
        if (response.headersSent) response.destroy(); else refuse(response, `${host}: ${error.message}`, 502);
      });
      (0, external_node_stream_.pipeline)(request, passed, () => undefined);
    }
    const PLAIN = 80;
    function readTarget(text) {
      const url = URL.canParse(text) ? new URL(text) : undefined;
      if (url?.protocol !== "http:") return "this is a proxy: requests need a complete address";
      if (url.port !== "") return `port ${url.port} is closed: plain requests go to port ${PLAIN}`;
      if (url.username + url.password !== "") return "an address with a password is not forwarded";
      return url;
    }
    function withoutHops(headers) {
      const named = (headers.connection ?? "").split(",").map(name => name.trim().toLowerCase());
      return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOPS.test(name) && !named.includes(name)));
    }
    function bodyHeaders({headers: headers}) {
      const {"content-length": length, "transfer-encoding": coding} = headers;
      if (length !== undefined) return {
        "content-length": length
      };
      return coding === undefined ? {} : {
        "transfer-encoding": "chunked"
      };
    }
    const HOPS = /^(?:connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade)$/;
    function refuse(response, reason, status = 403) {
      response.writeHead(status, {
        "content-type": "text/plain",
        connection: "close"
      });
      response.end(`Remit's sandbox: ${reason}.\n`);
    }
    async function judgeHost(host, allows, resolve) {
      if (!/^[a-z0-9.-]+$/.test(host) || /^[\d.]+$/.test(host)) {
        return {
          kind: "refused",
          reason: `${JSON.stringify(host)} is not a name; addresses are not allowed`
        };
      }
      if (!allows(host)) return {
        kind: "refused",
        reason: `the policy's [network] hosts do not name ${host}`
      };
      try {
        const addresses = await resolve(host);
        const hidden = addresses.find(address => (0, adapters_address.y)(address) !== undefined);
        if (hidden !== undefined) return {
          kind: "refused",
          reason: `${host} is ${hidden}, ${(0, adapters_address.y)(hidden)}`
        };
        return addresses.length === 0 ? {
          kind: "refused",
          reason: `${host} has no address`
        } : {
          kind: "open",
          addresses: addresses
        };
      } catch (error) {
        return {
          kind: "refused",
          reason: `${host} was not found: ${error instanceof Error ? error.message : ""}`
        };
      }
    }
    var cut = __webpack_require__(24192);
    async function openEgress(options) {
      const {allows: allows, directory: directory, inside: inside, node: node} = options;
      if (Buffer.byteLength(directory) > LONGEST) {
        throw new Error(`${directory} is too long a path for sockets (over ${LONGEST} bytes): give the runner a shorter one`);
      }
      const {proxy: proxy, services: services} = assignAddresses(options.services, allows !== undefined);
      (0, external_node_fs_.rmSync)(directory, {
        recursive: true,
        force: true
      });
      (0, external_node_fs_.mkdirSync)(directory, {
        recursive: true,
        mode: 448
      });
      (0, external_node_fs_.writeFileSync)((0, external_node_path_.join)(directory, "forward.mjs"), FORWARDER);
      const listeners = await openListeners(directory, proxy, services, makeGate(options));
      const forwards = listeners.open.map(({at: at, file: file}) => `${at}=${(0, external_node_path_.join)(inside, file)}`);
      const named = services.filter(({host: host}) => !isLocal(host) && (0, external_node_net_.isIP)(host) === 0);
      const names = new Map(named.map(({host: host, address: address}) => [ host, address ]));
      return {
        forwarder: forwards.length === 0 ? [] : [ node, (0, external_node_path_.join)(inside, "forward.mjs"), ...forwards ],
        environment: proxy === undefined ? {} : proxyVariables(`http://${proxy}`, [ ...names.keys() ]),
        names: [ ...names ].map(([name, address]) => ({
          name: name,
          address: address
        })),
        async [Symbol.asyncDispose]() {
          await listeners[Symbol.asyncDispose]();
          (0, external_node_fs_.rmSync)(directory, {
            recursive: true,
            force: true
          });
        }
      };
    }
    const PORT = 3128;
    const LONGEST = 100;
    const MOST_REPORTED = 100;
    function assignAddresses(given, isProxied) {
      const services = given.map(({host: host, port: port}) => ({
        host: host.toLowerCase().replace(/\.$/, ""),
        port: port
      }));
      const isTaken = services.some(({host: host, port: port}) => isLocal(host) && port === PORT);
      const proxy = isProxied ? `127.0.0.${isTaken ? 2 : 1}:${PORT}` : undefined;
      return {
        proxy: proxy,
        services: addressServices(services, proxy === undefined ? [] : [ proxy ])
      };
    }
    function makeGate({allows: allows, refused: refused, ...lines}) {
      const {resolve: resolve = resolveBySystem, patienceMs: patienceMs = 1e4} = lines;
      const reported = new Set;
      return {
        resolve: resolve,
        connect: lines.connect ?? ((host, port) => (0, external_node_net_.connect)({
          host: host,
          port: port,
          allowHalfOpen: true
        })),
        patienceMs: patienceMs,
        judge: host => judgeHost(host, allows ?? (() => false), resolve),
        refused(host, reason) {
          const [what, why] = [ (0, cut.Ku)(host, 253), (0, cut.Ku)(reason, 500) ];
          if (reported.has(`${what} ${why}`) || reported.size >= MOST_REPORTED) return;
          reported.add(`${what} ${why}`);
          refused?.(what, why);
        }
      };
    }
    function proxyVariables(url, names) {
      const none = [ "localhost", "127.0.0.1", "::1", ...names ].join(",");
      return {
        HTTP_PROXY: url,
        HTTPS_PROXY: url,
        http_proxy: url,
        https_proxy: url,
        NO_PROXY: none,
        no_proxy: none,
        NODE_USE_ENV_PROXY: "1"
      };
    }
    async function resolveBySystem(host) {
      const {lookup: lookup} = process.getBuiltinModule("node:dns/promises");
      return (await lookup(host, {
        all: true
      })).map(({address: address}) => address).toSorted((a, b) => a.length - b.length);
    }
    const FORWARDER = `import { connect, createServer } from "node:net";\nimport { pipeline } from "node:stream";\nprocess.on("uncaughtException", () => undefined);\nconst listen = ([, address, port, path]) => new Promise((done) => {\n  const server = createServer({ allowHalfOpen: true }, (client) => {\n    const out = connect({ path, allowHalfOpen: true });\n    const end = (error) => error && (client.destroy(), out.destroy());\n    pipeline(client, out, end);\n    pipeline(out, client, end);\n  });\n  server.on("error", (error) => {\n    if (server.listening) return;\n    process.stderr.write(\`cannot listen on \${address}:\${port}: \${error.message}\\n\`, () => process.exit(1));\n  });\n  server.listen(Number(port), address, done);\n});\nawait Promise.all(process.argv.slice(2).map((word) => listen(/^([\\d.]+):(\\d+)=(.*)$/.exec(word))));\nprocess.stdout.write("ready\\n");\n`;
    async function openListeners(directory, proxy, services, gate) {
      const listeners = [ ...proxy === undefined ? [] : [ {
        at: proxy,
        file: "proxy",
        server: createProxy(gate)
      } ], ...services.map((service, index) => ({
        at: `${service.address}:${service.port}`,
        file: `${index}`,
        server: createServiceServer(service, gate)
      })) ];
      const connections = new Set;
      const close = async () => {
        for (const socket of connections) socket.destroy();
        await Promise.all(listeners.map(({server: server}) => new Promise(done => server.close(() => done()))));
      };
      try {
        for (const {file: file, server: server} of listeners) {
          server.prependListener("connection", socket => admit(socket, connections, gate));
          await listen(server, (0, external_node_path_.join)(directory, file));
        }
      } catch (error) {
        await close();
        throw error;
      }
      return {
        open: listeners,
        [Symbol.asyncDispose]: close
      };
    }
    const MOST_OPEN = 512;
    function createProxy(gate) {
      const proxy = (0, external_node_http_.createServer)((request, response) => {
        passRequest(request, response, gate).catch(() => response.destroy());
      });
      proxy.on("connect", (request, client, head) => {
        openTunnel(request, client, head, gate).catch(() => client.destroy());
      });
      return proxy.on("clientError", (_error, client) => client.destroy());
    }
    function createServiceServer(service, gate) {
      return (0, external_node_net_.createServer)({
        allowHalfOpen: true
      }, client => {
        if (!client.destroyed) passToService(client, service, gate).catch(() => client.destroy());
      });
    }
    async function listen(server, path) {
      await new Promise((done, failed) => server.once("error", failed).listen(path, done));
      server.on("error", () => undefined).unref();
    }
    function addressServices(services, taken) {
      const ports = new Map;
      for (const {host: host, port: port} of services) ports.set(host, new Set([ ...ports.get(host) ?? [], port ]));
      const used = new Set(taken);
      const placed = [];
      for (const [host, own] of [ ...ports ].toSorted(([a], [b]) => Number(isLocal(b)) - Number(isLocal(a)))) {
        let address = LOCAL;
        for (let last = 2; !isLocal(host) && [ ...own ].some(port => used.has(`${address}:${port}`)); last++) {
          address = `127.0.0.${last}`;
        }
        for (const port of own) {
          if (!used.has(`${address}:${port}`)) placed.push({
            host: host,
            port: port,
            address: address
          });
          used.add(`${address}:${port}`);
        }
      }
      return placed;
    }
    function isLocal(host) {
      return host === "localhost" || host === LOCAL || host === "::1";
    }
    async function passToService(client, {host: host, port: port}, lines) {
      const refuse = reason => {
        lines.refused(`${host}:${port}`, reason);
        client.destroy();
      };
      const addresses = await lines.resolve(host).catch(() => []);
      if (addresses.length === 0) return refuse(`${host} was not found`);
      const closed = addresses.find(isCloudOwn);
      if (closed !== undefined) return refuse(`${host} is ${closed}, where clouds keep their metadata`);
      const server = await dial(addresses, port, lines);
      if (server === undefined) return refuse(`${host} accepts no connection on port ${port}`);
      relay(client, server);
    }
    const LOCAL = "127.0.0.1";
    const CLOUD = new external_node_net_.BlockList;
    CLOUD.addSubnet("169.254.0.0", 16);
    CLOUD.addSubnet("64:ff9b::a9fe:0", 112, "ipv6");
    CLOUD.addSubnet("fe80::", 10, "ipv6");
    CLOUD.addAddress("fd00:ec2::254", "ipv6");
    CLOUD.addAddress("fd20:ce::254", "ipv6");
    CLOUD.addAddress("168.63.129.16");
    CLOUD.addAddress("100.100.100.200");
    function isCloudOwn(address) {
      const [plain = ""] = address.split("%");
      const family = (0, external_node_net_.isIP)(plain);
      return family === 0 || CLOUD.check(plain, family === 6 ? "ipv6" : "ipv4");
    }
  })
};


