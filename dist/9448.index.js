"use strict";

exports.id = 9448;

exports.ids = [ 9448 ];

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
  99448: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var get = (async function get(request, signal, {resolve: resolve = resolveBySystem, connect: connect = connectByTcp}) {
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
    });
    var ask = (function ask(url, address, signal, connect) {
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
    });
    __webpack_require__.d(__webpack_exports__, {
      get: () => get
    });
    var node_dns_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71553);
    var node_dns_promises__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_dns_promises__WEBPACK_IMPORTED_MODULE_0__);
    var node_http__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37067);
    var node_http__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_http__WEBPACK_IMPORTED_MODULE_1__);
    var node_https__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44708);
    var node_https__WEBPACK_IMPORTED_MODULE_2___default = __webpack_require__.n(node_https__WEBPACK_IMPORTED_MODULE_2__);
    var node_net__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77030);
    var node_net__WEBPACK_IMPORTED_MODULE_3___default = __webpack_require__.n(node_net__WEBPACK_IMPORTED_MODULE_3__);
    var node_tls__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41692);
    var node_tls__WEBPACK_IMPORTED_MODULE_4___default = __webpack_require__.n(node_tls__WEBPACK_IMPORTED_MODULE_4__);
    var _lib_cut_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(24192);
    var _address_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(37797);
    var node_stream_promises__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(46466);
    var node_stream_promises__WEBPACK_IMPORTED_MODULE_5___default = __webpack_require__.n(node_stream_promises__WEBPACK_IMPORTED_MODULE_5__);
    var node_zlib__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(38522);
    var node_zlib__WEBPACK_IMPORTED_MODULE_6___default = __webpack_require__.n(node_zlib__WEBPACK_IMPORTED_MODULE_6__);
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


