export const id = 671;
export const ids = [671];
export const modules = {

/***/ 35671:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openEgress: () => (/* binding */ openEgress)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
;// CONCATENATED MODULE: ./lib/adapters/egress/lines.js

/** The first address that takes the connection. */
async function dial(addresses, port, { connect, patienceMs }) {
    for (const address of addresses.slice(0, MOST_TRIED)) {
        const socket = connect(address, port);
        const open = await new Promise((resolve) => {
            socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
            socket.setTimeout(patienceMs, () => resolve(false));
        });
        socket.setTimeout(0);
        if (open)
            return socket.unref();
        socket.destroy();
    }
    return undefined;
}
/** Passes bytes both ways until both sides have ended, or one has failed. One side may end before the other. */
function join(client, server) {
    passOn(client, server);
    passOn(server, client);
}
/** One way of two. */
function passOn(from, to) {
    (0,external_node_stream_.pipeline)(from, to, (error) => {
        if (error instanceof Error)
            for (const side of [from, to])
                side.destroy();
    });
}
/** Says its last words to a client and closes the connection, whatever the client still sends. */
function hangUp(client, words, patienceMs) {
    // A socket that nobody reads from never learns that the other side has closed.
    client.resume().end(words);
    const timer = setTimeout(() => client.destroy(), patienceMs).unref();
    client.once("close", () => clearTimeout(timer));
}
/**
 * Takes bytes off a stream until `read` has what it looks for, and none beyond them. Undefined when the stream ends
 * before, when the signal fires, or when more than 16 KiB would be needed.
 */
async function takeUntil(stream, read, signal) {
    let bytes = Buffer.alloc(0);
    for (;;) {
        const found = read(bytes);
        if (!("atLeast" in found))
            return { bytes, found: found };
        const more = found.atLeast > MOST_HELD ? undefined : await take(stream, found.atLeast - bytes.length, signal);
        if (more === undefined)
            return undefined;
        bytes = Buffer.concat([bytes, more]);
    }
}
const MOST_TRIED = 4;
const MOST_HELD = 16 * 1024;
/** Exactly so many bytes. */
function take(stream, size, signal) {
    return new Promise((resolve) => {
        const settle = (bytes) => {
            stream.off("readable", look).off("end", look).off("close", look);
            signal?.removeEventListener("abort", stop);
            resolve(bytes);
        };
        const stop = () => settle();
        const look = () => {
            const bytes = stream.destroyed ? null : stream.read(size);
            if (bytes !== null)
                settle(bytes.length === size ? bytes : undefined);
            else if (stream.readableEnded || stream.destroyed || signal?.aborted === true)
                settle();
        };
        stream.on("readable", look).on("end", look).on("close", look);
        signal?.addEventListener("abort", stop);
        look();
    });
}

;// CONCATENATED MODULE: ./lib/adapters/egress/passing.js
/** `GET http://host/path`: one plain request, passed on by the proxy to the host that its address names. */



/** Never throws what the client or the server could bring about. */
async function passRequest(request, response, gate) {
    const target = readTarget(request.url ?? "");
    if (typeof target === "string")
        return refuse(response, target);
    const host = target.hostname.replace(/\.$/, "");
    const verdict = await gate.judge(host);
    if (verdict.kind === "refused") {
        gate.refused(host, verdict.reason);
        return refuse(response, verdict.reason);
    }
    const server = await dial(verdict.addresses, PLAIN, gate);
    if (server === undefined)
        return refuse(response, `${host} takes no connection`, 502);
    response.on("close", () => server.destroy());
    const headers = { ...withoutHops(request.headers), host: target.host, connection: "close" };
    const path = `${target.pathname}${target.search}`;
    const passed = (0,external_node_http_.request)({ method: request.method, path, headers, createConnection: () => server });
    passed.on("response", (answer) => {
        response.writeHead(answer.statusCode ?? 502, withoutHops(answer.headers));
        (0,external_node_stream_.pipeline)(answer, response, () => server.destroy());
    });
    passed.on("error", (error) => {
        if (response.headersSent)
            response.destroy();
        else
            refuse(response, `${host}: ${error.message}`, 502);
    });
    (0,external_node_stream_.pipeline)(request, passed, () => undefined);
}
const PLAIN = 80;
/** The address that is asked for, or why none is. */
function readTarget(text) {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (url?.protocol !== "http:")
        return "this is a proxy: it is asked for whole addresses";
    if (url.port !== "")
        return `port ${url.port} is closed: plain requests go to port ${PLAIN}`;
    if (url.username + url.password !== "")
        return "an address with a password is not passed on";
    return url;
}
/** Headers that are about one connection (RFC 9110, 7.6.1), and those that are for a proxy. */
function withoutHops(headers) {
    const named = (headers.connection ?? "").split(",").map((name) => name.trim().toLowerCase());
    return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOPS.test(name) && !named.includes(name)));
}
const HOPS = /^(?:connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade)$/;
function refuse(response, reason, status = 403) {
    response.writeHead(status, { "content-type": "text/plain", connection: "close" });
    response.end(`Remit's sandbox: ${reason}.\n`);
}

;// CONCATENATED MODULE: ./lib/adapters/egress/services.js
/** `[network] services`: where each is found inside the sandbox, and how a connection reaches it outside. */


/** Gives every host one address on which all its ports are free; `taken` are not (`127.0.0.1:3128`). */
function placeServices(services, taken) {
    const ports = new Map();
    for (const { host, port } of services)
        ports.set(host, new Set([...(ports.get(host) ?? []), port]));
    const used = new Set(taken);
    const placed = [];
    // What is called localhost must be found on its own address, so that it chooses first.
    for (const [host, own] of [...ports].toSorted(([a], [b]) => Number(isLocal(b)) - Number(isLocal(a)))) {
        let address = LOCAL;
        for (let last = 2; !isLocal(host) && [...own].some((port) => used.has(`${address}:${port}`)); last++) {
            address = `127.0.0.${last}`;
        }
        for (const port of own) {
            if (!used.has(`${address}:${port}`))
                placed.push({ host, port, address });
            used.add(`${address}:${port}`);
        }
    }
    return placed;
}
/** Whether a host means loopback by itself. */
function isLocal(host) {
    return host === "localhost" || host === LOCAL || host === "::1";
}
/** Connects a client to exactly this service, as its name resolves now. Never rejects. */
async function passToService(client, { host, port }, lines) {
    const refuse = (reason) => {
        lines.refused(`${host}:${port}`, reason);
        client.destroy();
    };
    const addresses = await lines.resolve(host).catch(() => []);
    if (addresses.length === 0)
        return refuse(`${host} was not found`);
    const closed = addresses.find(isCloudOwn);
    if (closed !== undefined)
        return refuse(`${host} is ${closed}, where clouds keep their metadata`);
    const server = await dial(addresses, port, lines);
    if (server === undefined)
        return refuse(`${host} takes no connection on port ${port}`);
    join(client, server);
}
const LOCAL = "127.0.0.1";
/** Addresses at which a cloud tells a machine its keys, by their documentation of November 2026. */
const CLOUD = new external_node_net_.BlockList();
CLOUD.addSubnet("169.254.0.0", 16); // All clouds; link-local.
CLOUD.addSubnet("64:ff9b::a9fe:0", 112, "ipv6"); // The same by NAT64.
CLOUD.addSubnet("fe80::", 10, "ipv6"); // Link-local.
CLOUD.addAddress("fd00:ec2::254", "ipv6"); // Amazon.
CLOUD.addAddress("fd20:ce::254", "ipv6"); // Google.
CLOUD.addAddress("168.63.129.16"); // Azure's WireServer.
CLOUD.addAddress("100.100.100.200"); // Alibaba.
/** Of an address with a zone (`fe80::1%eth0`) too. What is no address is none to connect to. */
function isCloudOwn(address) {
    const [plain = ""] = address.split("%");
    const family = (0,external_node_net_.isIP)(plain);
    return family === 0 || CLOUD.check(plain, family === 6 ? "ipv6" : "ipv4");
}

;// CONCATENATED MODULE: ./lib/lib/client-hello.js
/** What the start of a TLS connection says in the clear (RFC 8446 \u00a74.1, \u00a75.1; RFC 6066 \u00a73): the server's name. */
/**
 * Reads the ClientHello that the bytes start with; before a second one, records of other kinds are passed over: a client
 * may have sent some meanwhile (RFC 8446 \u00a74.2.10, \u00a7D.4). Takes time linear in the number of bytes; never throws.
 */
function readClientHello(bytes, turn = "first") {
    const fragments = [];
    let [at, joined, wanted] = [0, 0, HANDSHAKE_HEADER];
    while (joined < wanted) {
        const record = readRecord(bytes, at, turn === "second" && joined === 0 ? BEFORE_A_SECOND : [HANDSHAKE]);
        if (typeof record === "string")
            return { kind: "other", reason: record };
        if (typeof record === "number")
            return { kind: "incomplete", atLeast: record };
        const isPassedOver = bytes[at] !== HANDSHAKE;
        at += RECORD_HEADER + record.length;
        if (isPassedOver)
            continue;
        fragments.push(record);
        joined += record.length;
        if (joined < HANDSHAKE_HEADER || wanted > HANDSHAKE_HEADER)
            continue;
        const header = Buffer.concat(fragments);
        if (header[0] !== CLIENT_HELLO)
            return { kind: "other", reason: "no ClientHello" };
        wanted += header.readUIntBE(1, 3);
    }
    // A second message in the last record would be read by the server and by nobody here.
    if (joined > wanted)
        return { kind: "other", reason: "a ClientHello with more in its record" };
    const said = readBody(Buffer.concat(fragments).subarray(HANDSHAKE_HEADER));
    return said === undefined
        ? { kind: "other", reason: "a malformed ClientHello" }
        : { kind: "hello", length: at, ...said };
}
/**
 * Reads what a server's answer starts with. A second ClientHello can name another server than the first did, and
 * OpenSSL goes by the second.
 */
function readAnswer(bytes) {
    if (bytes.length === 0)
        return { kind: "incomplete", atLeast: 1 };
    if (bytes[0] !== HANDSHAKE)
        return { kind: "answer", again: false };
    const [start, end] = [RANDOM_AT, RANDOM_AT + RETRY.length];
    if (bytes.length < end)
        return { kind: "incomplete", atLeast: end };
    return { kind: "answer", again: bytes.subarray(start, end).equals(RETRY) };
}
const RECORD_HEADER = 5;
const HANDSHAKE_HEADER = 4;
const CHANGE_CIPHER_SPEC = 20;
const HANDSHAKE = 22;
const APPLICATION_DATA = 23;
const CLIENT_HELLO = 1;
const BEFORE_A_SECOND = [HANDSHAKE, CHANGE_CIPHER_SPEC, APPLICATION_DATA];
const RANDOM_AT = RECORD_HEADER + HANDSHAKE_HEADER + 2;
const LARGEST_RECORD = 2 ** 14;
const SERVER_NAME = 0;
const ENCRYPTED_CLIENT_HELLO = 0xfe0d; // RFC 9849.
/** The `random` by which a ServerHello is a HelloRetryRequest: the SHA-256 of that word (RFC 8446 \u00a74.1.3). */
const RETRY = Buffer.from("cf21ad74e59a6111be1d8c021e65b891c2a211167abb8c5e079e09e2c8a8339c", "hex");
/** The content of the record at a place; how many bytes must be there to know it; or why it is none of these types. */
function readRecord(bytes, at, types) {
    if (at < bytes.length && !types.includes(bytes[at]))
        return "no TLS handshake";
    if (at + 1 < bytes.length && bytes[at + 1] !== 3)
        return "no TLS handshake";
    const start = at + RECORD_HEADER;
    if (start > bytes.length)
        return start;
    const length = bytes.readUInt16BE(at + 3);
    if (length === 0 || length > LARGEST_RECORD)
        return "a malformed TLS record";
    return start + length > bytes.length ? start + length : bytes.subarray(start, start + length);
}
function readBody(body) {
    let at = 2 + 32; // Version and random.
    // Session id, cipher suites, compression methods: the bytes that each one's length takes.
    for (const size of [1, 2, 1]) {
        const vector = readVector(body, at, size);
        if (vector === undefined)
            return undefined;
        at += size + vector.length;
    }
    if (at === body.length)
        return { names: [], encrypted: false };
    const list = readVector(body, at, 2);
    if (list === undefined || at + 2 + list.length !== body.length)
        return undefined;
    const extensions = readExtensions(list);
    const names = extensions?.has(SERVER_NAME) === true ? readNames(extensions.get(SERVER_NAME)) : [];
    if (extensions === undefined || names === undefined)
        return undefined;
    return { names, encrypted: extensions.has(ENCRYPTED_CLIENT_HELLO) };
}
/** By type. Undefined when one stands there twice, or they are cut. */
function readExtensions(list) {
    const extensions = new Map();
    for (let at = 0; at < list.length;) {
        const content = readVector(list, at + 2, 2);
        if (content === undefined || extensions.has(list.readUInt16BE(at)))
            return undefined;
        extensions.set(list.readUInt16BE(at), content);
        at += 4 + content.length;
    }
    return extensions;
}
function readNames(extension) {
    const list = extension === undefined ? undefined : readVector(extension, 0, 2);
    if (list === undefined || extension?.length !== 2 + list.length)
        return undefined;
    const names = [];
    for (let at = 0; at < list.length;) {
        const name = readVector(list, at + 1, 2);
        if (name === undefined || list[at] !== 0)
            return undefined; // 0: a host's name. No other kind was ever defined.
        names.push(name.toString("latin1"));
        at += 3 + name.length;
    }
    return names;
}
/** What follows a length of `size` bytes at a place; undefined when it is not all there. */
function readVector(bytes, at, size) {
    const start = at + size;
    if (start > bytes.length)
        return undefined;
    const end = start + bytes.readUIntBE(at, size);
    return end > bytes.length ? undefined : bytes.subarray(start, end);
}

;// CONCATENATED MODULE: ./lib/adapters/egress/tunnel.js


/** Never throws what the client or the server could bring about. */
async function openTunnel({ url = "" }, client, head, gate) {
    client.on("error", () => client.destroy());
    if (head.length > 0)
        client.unshift(head);
    const { host, port } = readAuthority(url);
    const verdict = port === TLS ? await gate.judge(host) : refused(`port ${port || "?"} is closed: a tunnel leads to port ${TLS}`);
    if (verdict.kind === "refused") {
        gate.refused(host, verdict.reason);
        return hangUp(client, refusal(verdict.reason), gate.patienceMs);
    }
    client.write("HTTP/1.1 200 Connection established\r\n\r\n");
    const reason = await greet(client, host, verdict.addresses, gate);
    if (reason === undefined)
        return;
    gate.refused(host, reason);
    hangUp(client, ACCESS_DENIED, gate.patienceMs);
}
const TLS = 443;
/** A fatal alert of TLS (RFC 8446 \u00a76.2), which programs show. */
const ACCESS_DENIED = Buffer.from([21, 3, 3, 0, 2, 2, 49]);
/** Dials the server when the client has asked for it by name, and joins them. Otherwise says why not. */
async function greet(client, host, addresses, gate) {
    const first = await takeHello(client, host, "first", gate.patienceMs);
    if (first.kind === "refused")
        return first.reason;
    const server = await dial(addresses, TLS, gate);
    if (server === undefined)
        return `${host} takes no connection`;
    const drop = () => void server.destroy();
    client.once("close", drop);
    server.write(first.bytes);
    // Nothing more is taken from the client before the server's answer is known: it could be a second ClientHello.
    const answer = await takeUntil(server, readAnswer);
    if (answer !== undefined)
        client.write(answer.bytes);
    client.off("close", drop);
    passOn(server, client);
    if (answer?.found.again === true) {
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
    const read = (bytes) => readClientHello(bytes, turn);
    const taken = await takeUntil(client, read, AbortSignal.timeout(patienceMs));
    if (taken === undefined)
        return refused("no whole ClientHello came, or one of more than 16 KiB");
    const { found, bytes } = taken;
    if (found.kind === "other")
        return refused(`the tunnel is for TLS: ${found.reason}`);
    const [name, ...others] = found.names;
    if (name === undefined)
        return refused("the client names no server (SNI)");
    if (others.length > 0)
        return refused("the client names several servers (SNI)");
    if (plain(name) !== host)
        return refused(`the client asks the server for ${JSON.stringify(name)} (SNI)`);
    // Browsers send random bytes in its place when they have nothing to hide (GREASE), which look the same.
    if (found.encrypted)
        return refused(`the client's hello may name another server, encrypted (ECH). ${WITHOUT_ECH}`);
    return { kind: "fits", bytes };
}
const WITHOUT_ECH = "Start Chromium with --disable-features=EncryptedClientHello, Firefox with security.tls.ech.grease_probability=0";
function readAuthority(text) {
    const [, host = "", port = ""] = /^([^:/@\s]+):(\d{1,5})$/.exec(text) ?? [];
    return { host: plain(host), port: Number(port) };
}
function plain(host) {
    return host.toLowerCase().replace(/\.$/, "");
}
function refused(reason) {
    return { kind: "refused", reason };
}
function refusal(reason) {
    const text = `Remit's sandbox: ${reason}.\n`;
    const length = `content-type: text/plain\r\ncontent-length: ${Buffer.byteLength(text)}`;
    return `HTTP/1.1 403 Refused\r\n${length}\r\nconnection: close\r\n\r\n${text}`;
}

;// CONCATENATED MODULE: ./lib/adapters/egress/doors.js
/** The sockets outside, one for the proxy and one for each service, and how many connections they have together. */






/** Listens on every socket. Throws when one cannot be listened on, and leaves none then. */
async function openDoors(directory, proxy, services, gate) {
    const doors = [
        ...(proxy === undefined ? [] : [{ at: proxy, file: "proxy", server: createProxy(gate) }]),
        ...services.map((service, index) => {
            return { at: `${service.address}:${service.port}`, file: `${index}`, server: createDoor(service, gate) };
        }),
    ];
    const crowd = new Set();
    const close = async () => {
        for (const socket of crowd)
            socket.destroy();
        await Promise.all(doors.map(({ server }) => new Promise((done) => server.close(() => done()))));
    };
    try {
        for (const { file, server } of doors) {
            server.prependListener("connection", (socket) => admit(socket, crowd, gate));
            await listen(server, (0,external_node_path_.join)(directory, file));
        }
    }
    catch (error) {
        await close();
        throw error;
    }
    return { open: doors, [Symbol.asyncDispose]: close };
}
const MOST_OPEN = 512;
function createProxy(gate) {
    const proxy = (0,external_node_http_.createServer)((request, response) => {
        passRequest(request, response, gate).catch(() => response.destroy());
    });
    proxy.on("connect", (request, client, head) => {
        openTunnel(request, client, head, gate).catch(() => client.destroy());
    });
    return proxy.on("clientError", (_error, client) => client.destroy());
}
function createDoor(service, gate) {
    return (0,external_node_net_.createServer)({ allowHalfOpen: true }, (client) => {
        if (!client.destroyed)
            passToService(client, service, gate).catch(() => client.destroy());
    });
}
/** Takes a connection into the crowd of those that are open, or closes it where the crowd is full. */
function admit(socket, crowd, gate) {
    socket.on("error", () => socket.destroy()).unref();
    if (crowd.size >= MOST_OPEN) {
        gate.refused("the sandbox", `${MOST_OPEN} connections are open already`);
        return void socket.destroy();
    }
    crowd.add(socket);
    socket.once("close", () => crowd.delete(socket));
}
async function listen(server, path) {
    await new Promise((done, failed) => server.once("error", failed).listen(path, done));
    // Such as a connection that could not be accepted because too many files are open: its client sees it closed.
    server.on("error", () => undefined).unref();
}

;// CONCATENATED MODULE: ./lib/adapters/egress/forwarder.js
/**
 * The program that runs inside the sandbox, where nothing of Remit's can be loaded. It passes each connection on to a
 * socket, and Remit's end of that alone decides where it leads. Its arguments are `127.0.0.1:3128=/path/of/socket`.
 */
const FORWARDER = `import { connect, createServer } from "node:net";
import { pipeline } from "node:stream";
process.on("uncaughtException", () => undefined);
const listen = ([, address, port, path]) => new Promise((done) => {
  const server = createServer({ allowHalfOpen: true }, (client) => {
    const out = connect({ path, allowHalfOpen: true });
    const end = (error) => error && (client.destroy(), out.destroy());
    pipeline(client, out, end);
    pipeline(out, client, end);
  });
  server.on("error", (error) => {
    if (server.listening) return;
    process.stderr.write(\`cannot listen on \${address}:\${port}: \${error.message}\\n\`, () => process.exit(1));
  });
  server.listen(Number(port), address, done);
});
await Promise.all(process.argv.slice(2).map((word) => listen(/^([\\d.]+):(\\d+)=(.*)$/.exec(word))));
process.stdout.write("ready\\n");
`;

// EXTERNAL MODULE: ./lib/adapters/web/address.js
var web_address = __webpack_require__(83649);
;// CONCATENATED MODULE: ./lib/adapters/egress/gate.js
/** Which hosts the proxy lets through, and who is told of those it does not. */

/** The name must be open, and every address it has now public. Those addresses are dialled, without a second look. */
async function judgeHost(host, allows, resolve) {
    if (!/^[a-z0-9.-]+$/.test(host) || /^[\d.]+$/.test(host)) {
        return { kind: "refused", reason: `${JSON.stringify(host)} is not a name; addresses are not reached` };
    }
    if (!allows(host))
        return { kind: "refused", reason: `the policy's [network] hosts do not name ${host}` };
    try {
        const addresses = await resolve(host);
        const hidden = addresses.find((address) => (0,web_address/* privacyOf */.y)(address) !== undefined);
        if (hidden !== undefined)
            return { kind: "refused", reason: `${host} is ${hidden}, ${(0,web_address/* privacyOf */.y)(hidden)}` };
        return addresses.length === 0 ? { kind: "refused", reason: `${host} has no address` } : { kind: "open", addresses };
    }
    catch (error) {
        return { kind: "refused", reason: `${host} was not found: ${error instanceof Error ? error.message : ""}` };
    }
}

;// CONCATENATED MODULE: ./lib/adapters/egress.js
/**
 * The ways out of the sandbox: a proxy of Remit's own for hosts, raw TCP for services. Each is a socket in a directory
 * that the sandbox shows. Inside, one forwarder listens on loopback and passes connections on to them. There is no
 * other network.
 */







/** Throws when the directory cannot be made or listened in. */
async function openEgress(options) {
    const { allows, directory, inside, node } = options;
    if (Buffer.byteLength(directory) > LONGEST) {
        throw new Error(`${directory} is too long a path for sockets (over ${LONGEST} bytes): give the runner a shorter one`);
    }
    const { proxy, services } = layOut(options.services, allows !== undefined);
    (0,external_node_fs_.rmSync)(directory, { recursive: true, force: true });
    (0,external_node_fs_.mkdirSync)(directory, { recursive: true, mode: 0o700 });
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(directory, "forward.mjs"), FORWARDER);
    const doors = await openDoors(directory, proxy, services, makeGate(options));
    const words = doors.open.map(({ at, file }) => `${at}=${(0,external_node_path_.join)(inside, file)}`);
    const named = services.filter(({ host }) => !isLocal(host) && (0,external_node_net_.isIP)(host) === 0);
    const names = new Map(named.map(({ host, address }) => [host, address]));
    return {
        forwarder: words.length === 0 ? [] : [node, (0,external_node_path_.join)(inside, "forward.mjs"), ...words],
        environment: proxy === undefined ? {} : proxyVariables(`http://${proxy}`, [...names.keys()]),
        names: [...names].map(([name, address]) => ({ name, address })),
        async [Symbol.asyncDispose]() {
            await doors[Symbol.asyncDispose]();
            (0,external_node_fs_.rmSync)(directory, { recursive: true, force: true });
        },
    };
}
const PORT = 3128;
/** A socket's path has at most 107 bytes; Node 20 cuts longer ones without a word. */
const LONGEST = 100;
const MOST_TOLD = 100;
/** Who listens where inside. The proxy gives way to a service that is called localhost and has its port. */
function layOut(asked, isProxied) {
    const services = asked.map(({ host, port }) => ({ host: host.toLowerCase().replace(/\.$/, ""), port }));
    const isTaken = services.some(({ host, port }) => isLocal(host) && port === PORT);
    const proxy = isProxied ? `127.0.0.${isTaken ? 2 : 1}:${PORT}` : undefined;
    return { proxy, services: placeServices(services, proxy === undefined ? [] : [proxy]) };
}
function makeGate({ allows, refused, ...lines }) {
    const { resolve = resolveBySystem, patienceMs = 10_000 } = lines;
    const told = new Set();
    return {
        resolve,
        connect: lines.connect ?? ((host, port) => (0,external_node_net_.connect)({ host, port, allowHalfOpen: true })),
        patienceMs,
        judge: (host) => judgeHost(host, allows ?? (() => false), resolve),
        refused(host, reason) {
            const [what, why] = [host.slice(0, 253), reason.slice(0, 500)];
            if (told.has(`${what} ${why}`) || told.size >= MOST_TOLD)
                return;
            told.add(`${what} ${why}`);
            refused?.(what, why);
        },
    };
}
function proxyVariables(url, names) {
    const none = ["localhost", "127.0.0.1", "::1", ...names].join(",");
    return {
        HTTP_PROXY: url,
        HTTPS_PROXY: url,
        http_proxy: url,
        https_proxy: url,
        NO_PROXY: none,
        no_proxy: none,
        NODE_USE_ENV_PROXY: "1",
    };
}
async function resolveBySystem(host) {
    const { lookup } = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 71553, 19));
    return (await lookup(host, { all: true })).map(({ address }) => address).toSorted((a, b) => a.length - b.length);
}


/***/ }),

/***/ 83649:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ privacyOf)
/* harmony export */ });
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);
/** Which addresses are of the public web. Everything else leads to this machine, its network, or its cloud's keys. */

/** What an address is if it is none of the public web, such as `a loopback address`; undefined for one that is. */
function privacyOf(address) {
    if ((0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv4)(address))
        return privacyOf4(toNumber(address));
    const groups = (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv6)(address) ? toGroups(address) : undefined;
    return groups === undefined ? "no address" : privacyOf6(groups);
}
// The special-purpose registries of IANA (RFC 6890 and what followed), multicast and reserved space.
const BLOCKS4 = [
    ["0.0.0.0", 8, "an unspecified address"],
    ["10.0.0.0", 8, "a private address"],
    ["100.64.0.0", 10, "a shared (CGNAT) address"],
    ["127.0.0.0", 8, "a loopback address"],
    ["169.254.0.0", 16, "a link-local address, where clouds keep their metadata"],
    ["172.16.0.0", 12, "a private address"],
    ["192.0.0.0", 24, "a reserved address"],
    ["192.0.2.0", 24, "an address for documentation"],
    ["192.88.99.0", 24, "a 6to4 relay"],
    ["192.168.0.0", 16, "a private address"],
    ["198.18.0.0", 15, "an address for benchmarks"],
    ["198.51.100.0", 24, "an address for documentation"],
    ["203.0.113.0", 24, "an address for documentation"],
    ["224.0.0.0", 4, "a multicast address"],
    ["240.0.0.0", 4, "a reserved address"],
    // Azure's WireServer, which GitHub's own runners can reach.
    ["168.63.129.16", 32, "an address of the cloud's own services"],
];
function privacyOf4(address) {
    const found = BLOCKS4.find(([base, bits]) => {
        const size = 2 ** (32 - bits);
        return Math.floor(address / size) === Math.floor(toNumber(base) / size);
    });
    return found?.[2];
}
function toNumber(address) {
    return address.split(".").reduce((sum, part) => sum * 256 + Number(part), 0);
}
/** Of IPv6 only global unicast space (2000::/3) is public, and not all of that. */
function privacyOf6(groups) {
    const [a = 0, b = 0] = groups;
    const tail = (groups[6] ?? 0) * 65_536 + (groups[7] ?? 0);
    const isEmpty = (from, to) => groups.slice(from, to).every((group) => group === 0);
    if (isEmpty(0, 5) && groups[5] === 0xffff)
        return privacyOf4(tail); // ::ffff:0:0/96, IPv4-mapped.
    if (a === 0x64 && b === 0xff9b && isEmpty(2, 6))
        return privacyOf4(tail); // 64:ff9b::/96, NAT64.
    if (isEmpty(0, 8))
        return "an unspecified address";
    if (isEmpty(0, 7) && groups[7] === 1)
        return "a loopback address";
    if (a >= 0xff00)
        return "a multicast address";
    if ((a & 0xffc0) === 0xfe80)
        return "a link-local address";
    if ((a & 0xfe00) === 0xfc00)
        return "a private address";
    if ((a & 0xe000) !== 0x2000)
        return "a reserved address";
    if (a === 0x2001 && b < 0x0200)
        return "an address for protocols (such as Teredo)";
    if (a === 0x2001 && b === 0x0db8)
        return "an address for documentation";
    if (a === 0x2002)
        return "a 6to4 address";
    if (a === 0x3fff && b < 0x1000)
        return "an address for documentation";
    return undefined;
}
/** The eight groups of an IPv6 address; undefined for one with a zone, which is never public. */
function toGroups(address) {
    if (address.includes("%"))
        return undefined;
    const dotted = /^(.*:)(\d+\.\d+\.\d+\.\d+)$/.exec(address);
    const v4 = toNumber(dotted?.[2] ?? "0.0.0.0");
    const plain = dotted === null ? address : `${dotted[1]}${Math.floor(v4 / 65_536).toString(16)}:${(v4 % 65_536).toString(16)}`;
    const [head = "", tail] = plain.split("::");
    const groups = (text) => (text === "" ? [] : text.split(":").map((group) => parseInt(group, 16)));
    if (tail === undefined)
        return groups(head);
    const [start, end] = [groups(head), groups(tail)];
    return [...start, ...Array(8 - start.length - end.length).fill(0), ...end];
}


/***/ })

};
