export const id = 663;
export const ids = [663];
export const modules = {

/***/ 663:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openEgress: () => (/* binding */ openEgress)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
;// CONCATENATED MODULE: ./lib/adapters/egress/passing.js
/** What the proxy does with one connection: a tunnel for TLS, or one plain request passed on. */


/** `CONNECT host:443`. Never throws. */
async function openTunnel({ url = "" }, client, head, judge, connect) {
    client.on("error", () => client.destroy());
    const { host, port } = readAuthority(url);
    if (port !== TLS)
        return refuseTunnel(client, `port ${port || "?"} is closed: a tunnel leads to port ${TLS}`);
    const verdict = await judge(host);
    if (verdict.kind === "refused")
        return refuseTunnel(client, verdict.reason);
    const server = await dial(verdict.addresses, TLS, connect);
    if (server === undefined)
        return refuseTunnel(client, `${host} takes no connection`, 502);
    client.write("HTTP/1.1 200 Connection established\r\n\r\n");
    if (head.length > 0)
        server.write(head);
    (0,external_node_stream_.pipeline)(client, server, client, () => {
        client.destroy();
        server.destroy();
    });
}
const TLS = 443;
const PLAIN = 80;
/** `GET http://host/path`. Never throws. */
async function passRequest(request, response, judge, connect) {
    const url = URL.canParse(request.url ?? "") ? new URL(request.url ?? "") : undefined;
    if (url?.protocol !== "http:")
        return refuse(response, "this is a proxy: it is asked for whole addresses");
    if (url.port !== "")
        return refuse(response, `port ${url.port} is closed: plain requests go to port ${PLAIN}`);
    if (url.username + url.password !== "")
        return refuse(response, "an address with a password is not passed on");
    const host = plain(url.hostname);
    const verdict = await judge(host);
    if (verdict.kind === "refused")
        return refuse(response, verdict.reason);
    const server = await dial(verdict.addresses, PLAIN, connect);
    if (server === undefined)
        return refuse(response, `${host} takes no connection`, 502);
    const headers = { ...withoutHops(request.headers), host: url.host, connection: "close" };
    const path = `${url.pathname}${url.search}`;
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
function readAuthority(text) {
    const [, host = "", port = ""] = /^([^:/@\s]+):(\d{1,5})$/.exec(text) ?? [];
    return { host: plain(host), port: Number(port) };
}
function plain(host) {
    return host.toLowerCase().replace(/\.$/, "");
}
/** The first address that takes the connection. */
async function dial(addresses, port, connect) {
    for (const address of addresses.slice(0, MOST_TRIED)) {
        const socket = connect(address, port);
        const open = await new Promise((resolve) => {
            socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
            socket.setTimeout(PATIENCE_MS, () => resolve(false));
        });
        socket.setTimeout(0);
        if (open)
            return socket;
        socket.destroy();
    }
    return undefined;
}
const MOST_TRIED = 4;
/** Until a connection counts as refused. */
const PATIENCE_MS = 10_000;
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
function refuseTunnel(client, reason, status = 403) {
    const text = `Remit's sandbox: ${reason}.\n`;
    const head = `HTTP/1.1 ${status} Refused\r\ncontent-type: text/plain\r\ncontent-length: ${Buffer.byteLength(text)}\r\nconnection: close`;
    client.end(`${head}\r\n\r\n${text}`);
}

// EXTERNAL MODULE: ./lib/adapters/web/address.js
var web_address = __webpack_require__(83649);
;// CONCATENATED MODULE: ./lib/adapters/egress.js
/**
 * The one way out of the sandbox: a proxy of Remit's own, on a socket in a directory that the sandbox shows. Inside, a
 * forwarder listens on loopback and passes every connection on to the socket; there is no other network.
 */






/** On the loopback of the sandbox, which each command has for itself. */
const PORT = 3128;
async function openEgress({ allows, directory, ...lines }) {
    const [socket, script] = [(0,external_node_path_.join)(directory, "proxy"), (0,external_node_path_.join)(directory, "forward.mjs")];
    (0,external_node_fs_.mkdirSync)(directory, { recursive: true });
    (0,external_node_fs_.rmSync)(socket, { force: true });
    (0,external_node_fs_.writeFileSync)(script, FORWARDER);
    const { resolve = resolveBySystem, connect = connectByTcp } = lines;
    const judge = (host) => judgeHost(host, allows, resolve);
    const server = (0,external_node_http_.createServer)((request, response) => void passRequest(request, response, judge, connect));
    server.on("connect", (request, client, head) => void openTunnel(request, client, head, judge, connect));
    server.on("clientError", (_error, client) => client.destroy());
    await new Promise((done, failed) => server.once("error", failed).listen(socket, done));
    server.unref();
    return {
        readable: [directory, (0,external_node_path_.dirname)(process.execPath)],
        environment: proxyVariables(`http://127.0.0.1:${PORT}`),
        wrap: (argv) => ["bash", "--norc", "-c", BESIDE, "egress", process.execPath, script, socket, String(PORT), ...argv],
        async [Symbol.asyncDispose]() {
            server.closeAllConnections();
            await new Promise((done) => server.close(() => done()));
            (0,external_node_fs_.rmSync)(directory, { recursive: true, force: true });
        },
    };
}
// The forwarder is nobody's child that a command could wait for, and holds none of its streams. It says when it listens.
const BESIDE = `
exec {ready}< <(exec "$1" "$2" "$3" "$4" </dev/null 2>/dev/null &)
read -r _ <&"$ready"; exec {ready}<&-
shift 4; exec "$@"
`;
const FORWARDER = `import { connect, createServer } from "node:net";
const [socket, port] = process.argv.slice(2);
process.on("uncaughtException", () => undefined);
createServer({ allowHalfOpen: true }, (client) => {
  const out = connect({ path: socket, allowHalfOpen: true });
  for (const end of [client, out]) end.on("error", () => (client.destroy(), out.destroy()));
  client.pipe(out).pipe(client);
}).listen(Number(port), "127.0.0.1", () => process.stdout.write("ready\\n"));
`;
function proxyVariables(url) {
    const none = "localhost,127.0.0.1,::1";
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
/** The name must be open, and every address it has now public; the addresses are then dialled as they were looked at. */
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
async function resolveBySystem(host) {
    const { lookup } = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 71553, 19));
    return (await lookup(host, { all: true })).map(({ address }) => address).toSorted((a, b) => a.length - b.length);
}
const connectByTcp = (address, port) => (0,external_node_net_.connect)({ host: address, port });


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
