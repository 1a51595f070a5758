export const id = 2061;

export const ids = [ 2061 ];

export const modules = {
  77844: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      y: () => privacyOf
    });
    var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);
    function privacyOf(address) {
      if ((0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv4)(address)) return privacyOf4(toNumber(address));
      const groups = (0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv6)(address) ? toGroups(address) : undefined;
      return groups === undefined ? "no address" : privacyOf6(groups);
    }
    const BLOCKS4 = [ [ "0.0.0.0", 8, "an unspecified address" ], [ "10.0.0.0", 8, "a private address" ], [ "100.64.0.0", 10, "a shared (CGNAT) address" ], [ "127.0.0.0", 8, "a loopback address" ], [ "169.254.0.0", 16, "a link-local address, where clouds keep their metadata" ], [ "172.16.0.0", 12, "a private address" ], [ "192.0.0.0", 24, "a reserved address" ], [ "192.0.2.0", 24, "an address for documentation" ], [ "192.88.99.0", 24, "a 6to4 relay" ], [ "192.168.0.0", 16, "a private address" ], [ "198.18.0.0", 15, "an address for benchmarks" ], [ "198.51.100.0", 24, "an address for documentation" ], [ "203.0.113.0", 24, "an address for documentation" ], [ "224.0.0.0", 4, "a multicast address" ], [ "240.0.0.0", 4, "a reserved address" ], [ "168.63.129.16", 32, "an address of the cloud's own services" ] ];
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
    function privacyOf6(groups) {
      const [a = 0, b = 0] = groups;
      const tail = (groups[6] ?? 0) * 65536 + (groups[7] ?? 0);
      const isEmpty = (from, to) => groups.slice(from, to).every(group => group === 0);
      if (isEmpty(0, 5) && groups[5] === 65535) return privacyOf4(tail);
      if (a === 100 && b === 65435 && isEmpty(2, 6)) return privacyOf4(tail);
      if (isEmpty(0, 8)) return "an unspecified address";
      if (isEmpty(0, 7) && groups[7] === 1) return "a loopback address";
      if (a >= 65280) return "a multicast address";
      if ((a & 65472) === 65152) return "a link-local address";
      if ((a & 65024) === 64512) return "a private address";
      if ((a & 57344) !== 8192) return "a reserved address";
      if (a === 8193 && b < 512) return "an address for protocols (such as Teredo)";
      if (a === 8193 && b === 3512) return "an address for documentation";
      if (a === 8194) return "a 6to4 address";
      if (a === 16383 && b < 4096) return "an address for documentation";
      return undefined;
    }
    function toGroups(address) {
      if (address.includes("%")) return undefined;
      const dotted = /^(.*:)(\d+\.\d+\.\d+\.\d+)$/.exec(address);
      const v4 = toNumber(dotted?.[2] ?? "0.0.0.0");
      const plain = dotted === null ? address : `${dotted[1]}${Math.floor(v4 / 65536).toString(16)}:${(v4 % 65536).toString(16)}`;
      const [head = "", tail] = plain.split("::");
      const groups = text => text === "" ? [] : text.split(":").map(group => parseInt(group, 16));
      if (tail === undefined) return groups(head);
      const [start, end] = [ groups(head), groups(tail) ];
      return [ ...start, ...Array(8 - start.length - end.length).fill(0), ...end ];
    }
  }),
  22061: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      get: () => get
    });
    var node_dns_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71553);
    var node_http__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37067);
    var node_https__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44708);
    var node_net__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77030);
    var node_tls__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41692);
    var _lib_cut_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(89823);
    var _address_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(77844);
    var node_stream_promises__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(46466);
    var node_zlib__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(38522);
    async function get(request, signal, {resolve: resolve = resolveBySystem, connect: connect = connectByTcp}) {
      try {
        const host = hostOf(request.url);
        const addresses = (0, node_net__WEBPACK_IMPORTED_MODULE_3__.isIP)(host) > 0 ? [ host ] : await resolve(host);
        signal.throwIfAborted();
        const hidden = addresses.map(address => ({
          address: address,
          what: (0, _address_js__WEBPACK_IMPORTED_MODULE_7__.y)(address)
        })).find(({what: what}) => what);
        if (hidden !== undefined) return {
          kind: "refused",
          reason: `${host} is ${describeAddress(hidden, host)}`
        };
        return await askFirst(request, byFamily(addresses), signal, connect);
      } catch (error) {
        return {
          kind: "failed",
          message: messageOf(error)
        };
      }
    }
    function describeAddress({address: address, what: what}, host) {
      return address === host ? what : `${address}, ${what}`;
    }
    async function resolveBySystem(host) {
      return (await (0, node_dns_promises__WEBPACK_IMPORTED_MODULE_0__.lookup)(host, {
        all: true
      })).map(({address: address}) => address);
    }
    function connectByTcp(address, port) {
      return (0, node_net__WEBPACK_IMPORTED_MODULE_3__.connect)({
        host: address,
        port: port
      });
    }
    function hostOf(url) {
      return url.hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");
    }
    function byFamily(addresses) {
      return addresses.toSorted((a, b) => (0, node_net__WEBPACK_IMPORTED_MODULE_3__.isIP)(a) - (0, 
      node_net__WEBPACK_IMPORTED_MODULE_3__.isIP)(b)).slice(0, MOST_TRIED);
    }
    const MOST_TRIED = 4;
    async function askFirst(request, addresses, signal, connect) {
      let last = new Error("the name has no address");
      for (const address of addresses) {
        const response = await ask(request.url, address, signal, connect).catch(error => {
          signal.throwIfAborted();
          last = error;
        });
        if (response !== undefined) return await takeAnswer(response, request.maxBytes);
      }
      throw last;
    }
    function ask(url, address, signal, connect) {
      const host = hostOf(url);
      const secure = url.protocol === "https:";
      const open = () => {
        const socket = connect(address, Number(url.port || (secure ? 443 : 80)));
        if (!secure) return socket;
        const name = (0, node_net__WEBPACK_IMPORTED_MODULE_3__.isIP)(host) > 0 ? {} : {
          servername: host
        };
        return (0, node_tls__WEBPACK_IMPORTED_MODULE_4__.connect)({
          socket: socket,
          host: host,
          ...name,
          ALPNProtocols: [ "http/1.1" ]
        });
      };
      return new Promise((resolve, reject) => {
        const options = {
          method: "GET",
          host: host,
          path: `${url.pathname}${url.search}`,
          headers: {
            ...HEADERS,
            host: url.host
          },
          createConnection: open,
          signal: signal
        };
        const sent = (secure ? node_https__WEBPACK_IMPORTED_MODULE_2__.request : node_http__WEBPACK_IMPORTED_MODULE_1__.request)(options);
        sent.on("response", resolve);
        sent.on("error", reject);
        sent.end();
      });
    }
    const ENCODINGS = "gzip, br";
    const HEADERS = {
      "user-agent": "Mozilla/5.0 (compatible; Remit)",
      accept: "text/html,application/xhtml+xml,text/plain,application/json;q=0.9,text/*;q=0.8,*/*;q=0.1",
      "accept-encoding": ENCODINGS,
      "accept-language": "en",
      connection: "close"
    };
    async function takeAnswer(response, maxBytes) {
      const {statusCode: status = 0, headers: headers} = response;
      const type = headers["content-type"] ?? "";
      if (status >= 300 && status < 400 && headers.location !== undefined) {
        return {
          kind: "answered",
          status: status,
          type: type,
          location: headers.location,
          bytes: Buffer.alloc(0)
        };
      }
      const bytes = await readBody(response, maxBytes);
      return bytes === "too_large" ? {
        kind: "too_large"
      } : {
        kind: "answered",
        status: status,
        type: type,
        bytes: bytes
      };
    }
    function messageOf(error) {
      if (error instanceof AggregateError) return error.errors.map(messageOf).join("; ");
      return error instanceof Error ? (0, _lib_cut_js__WEBPACK_IMPORTED_MODULE_8__.Ku)(error.message, 300) : String(error);
    }
    async function readBody(response, maxBytes) {
      if (Number(response.headers["content-length"]) > maxBytes) return "too_large";
      const chunks = [];
      const collect = async source => {
        for await (const chunk of bounded(source, maxBytes)) chunks.push(chunk);
      };
      const packed = source => bounded(source, maxBytes);
      const unpack = unpackerOf(response);
      try {
        if (unpack === undefined) await (0, node_stream_promises__WEBPACK_IMPORTED_MODULE_5__.pipeline)(response, collect); else await (0, 
        node_stream_promises__WEBPACK_IMPORTED_MODULE_5__.pipeline)(response, packed, unpack, collect);
      } catch (error) {
        if (error instanceof TooLarge) return "too_large";
        throw error;
      }
      return Buffer.concat(chunks);
    }
    class TooLarge extends Error {}
    async function* bounded(source, maxBytes) {
      let size = 0;
      for await (const chunk of source) {
        size += chunk.length;
        if (size > maxBytes) throw new TooLarge;
        yield chunk;
      }
    }
    function unpackerOf({headers: headers}) {
      const encoding = (headers["content-encoding"] ?? "identity").trim().toLowerCase();
      switch (encoding) {
       case "identity":
       case "":
        return undefined;

       case "gzip":
       case "x-gzip":
        return (0, node_zlib__WEBPACK_IMPORTED_MODULE_6__.createGunzip)();

       case "br":
        return (0, node_zlib__WEBPACK_IMPORTED_MODULE_6__.createBrotliDecompress)();

       default:
        throw new Error(`it is packed as ${JSON.stringify(encoding.slice(0, 40))}, which was not asked for`);
      }
    }
  })
};
