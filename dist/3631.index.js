"use strict";

exports.id = 3631;

exports.ids = [ 3631 ];

exports.modules = {
  43631: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var serve = (function serve({parentPort: parentPort, ...modules}) {
      const bench = openBench(modules);
      parentPort.on("message", batch => parentPort.postMessage(scanBatch(batch, bench), []));
    });
    var enter = (function enter(path, bench) {
      if (bench.directory.open !== -1 && bench.directory.path === path) return bench.directory.place;
      closeBench(bench);
      const {fs: fs} = bench;
      const O_PATH = 2097152;
      const open = fs.openSync(`${path}/`, O_PATH | fs.constants.O_DIRECTORY);
      const place = `/proc/self/fd/${open}`;
      bench.directory = {
        path: path,
        open: open,
        place: undefined
      };
      if (fs.readlinkSync(place) === (path === "" ? "/" : path)) bench.directory = {
        path: path,
        open: open,
        place: place
      };
      return bench.directory.place;
    });
    var scanText = (function scanText(bytes, search, patterns = compile(search)) {
      const WINDOW = 65536;
      const matches = [];
      let counted = 0;
      let line = 1;
      for (let at = 0; at < bytes.length && matches.length < search.perFile; ) {
        const feed = bytes.indexOf(10, Math.min(at + WINDOW, bytes.length - 1));
        const end = feed === -1 ? bytes.length : feed + 1;
        const hits = matchRows(bytes.toString("utf8", at, end), search, patterns, search.perFile - matches.length);
        if (hits.length > 0) {
          line += countFeeds(bytes, counted, at);
          counted = at;
        }
        for (const {row: row, ...part} of hits) matches.push({
          line: line + row,
          ...part,
          match: true
        });
        at = end;
      }
      return search.before + search.after > 0 && matches.length > 0 ? withContext(bytes, matches, search) : matches;
    });
    var countFeeds = (function countFeeds(bytes, from, to) {
      let count = 0;
      for (let at = bytes.indexOf(10, from); at !== -1 && at < to; at = bytes.indexOf(10, at + 1)) count += 1;
      return count;
    });
    var compile = (function compile({pattern: pattern, ignoreCase: ignoreCase, except: except}) {
      const flags = ignoreCase ? "im" : "m";
      return {
        pattern: new RegExp(pattern, `${flags}g`),
        alone: new RegExp(pattern, flags),
        except: except === undefined ? undefined : new RegExp(except, flags),
        everyLine: /\(\?<?[=!]/.test(pattern)
      };
    });
    var ask = (async function ask(thread, batch) {
      const over = new AbortController;
      const {signal: signal} = over;
      const answered = (0, external_node_events_.once)(thread, "message", {
        signal: signal
      });
      const gone = (0, external_node_events_.once)(thread, "exit", {
        signal: signal
      }).then(() => Promise.reject(new Error("The search was stopped.")));
      thread.postMessage(batch, []);
      try {
        const [scanned] = await Promise.race([ answered, gone ]);
        return scanned;
      } finally {
        over.abort();
      }
    });
    __webpack_require__.d(__webpack_exports__, {
      openSearcher: () => openSearcher
    });
    var external_node_buffer_ = __webpack_require__(4573);
    var external_node_events_ = __webpack_require__(78474);
    var external_node_fs_ = __webpack_require__(73024);
    var external_node_vm_ = __webpack_require__(30714);
    function scannerSource() {
      const reading = [ serve, openBench, scanBatch, readText, openFile, enter, closeBench ];
      const matching = [ scanText, compile, countFeeds, matchRows, cutAround, withContext ];
      const modules = '{ ...require("node:buffer"), fs: require("node:fs"), parentPort: require("node:worker_threads").parentPort }';
      return `"use strict";\n${[ ...reading, ...matching ].map(String).join("\n")}\n${serve.name}(${modules});`;
    }
    function openBench(modules) {
      const bytes = Buffer.allocUnsafeSlow(65536);
      return {
        ...modules,
        bytes: bytes,
        file: -1,
        directory: {
          path: "",
          open: -1,
          place: undefined
        }
      };
    }
    function scanBatch({search: search, paths: paths}, bench) {
      const found = [];
      const passed = {
        tooLarge: 0,
        unreadable: 0
      };
      const patterns = compile(search);
      let left = search.total;
      for (const path of paths) {
        if (left <= 0) break;
        const text = readText(path, search.maxBytes, bench);
        if (typeof text === "string") {
          if (text !== "binary") passed[text] += 1;
          continue;
        }
        const lines = scanText(text, {
          ...search,
          perFile: Math.min(search.perFile, left)
        }, patterns);
        const matches = lines.filter(line => line.match).length;
        if (matches > 0) found.push({
          path: path,
          lines: lines,
          matches: matches
        });
        left -= matches;
      }
      closeBench(bench);
      return {
        found: found,
        ...passed
      };
    }
    function readText(path, maxBytes, bench) {
      const {fs: fs, isUtf8: isUtf8} = bench;
      try {
        const file = openFile(path, bench);
        let length = fs.readSync(file, bench.bytes, 0, bench.bytes.length, 0);
        if (length === bench.bytes.length) {
          const {size: size} = fs.fstatSync(file);
          if (size > maxBytes) return "tooLarge";
          if (size > length) bench.bytes = Buffer.allocUnsafeSlow(Math.max(size, 1048576));
          length = fs.readSync(file, bench.bytes, 0, size, 0);
        }
        if (length > maxBytes) return "tooLarge";
        const body = bench.bytes.subarray(0, length);
        if (body[0] === 255 && body[1] === 254) return Buffer.from(body.toString("utf16le", 2));
        if (body[0] === 254 && body[1] === 255) {
          return Buffer.from(Buffer.from(body.subarray(0, body.length & ~1)).swap16().toString("utf16le", 2));
        }
        const zero = body.indexOf(0);
        if (zero !== -1 && zero < 8e3) return "binary";
        if (!isUtf8(body)) return Buffer.from(body.toString("latin1"));
        return body[0] === 239 && body[1] === 187 && body[2] === 191 ? body.subarray(3) : body;
      } catch (error) {
        const {code: code = ""} = error;
        return code === "EISDIR" || code === "ESPIPE" ? "binary" : "unreadable";
      } finally {
        const {file: file} = bench;
        bench.file = -1;
        if (file !== -1) fs.closeSync(file);
      }
    }
    function openFile(path, bench) {
      const {O_RDONLY: O_RDONLY, O_NOFOLLOW: O_NOFOLLOW, O_NONBLOCK: O_NONBLOCK} = bench.fs.constants;
      const slash = path.lastIndexOf("/");
      const place = process.platform === "linux" ? enter(path.slice(0, slash), bench) : path.slice(0, slash);
      if (place === undefined) throw new Error("ELOOP");
      bench.file = bench.fs.openSync(`${place}${path.slice(slash)}`, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
      return bench.file;
    }
    function closeBench(bench) {
      for (const open of [ bench.file, bench.directory.open ]) if (open !== -1) bench.fs.closeSync(open);
      bench.file = -1;
      bench.directory = {
        path: "",
        open: -1,
        place: undefined
      };
    }
    function matchRows(text, search, {pattern: pattern, alone: alone, except: except, everyLine: everyLine}, most) {
      const hits = [];
      let row = 0;
      let counted = 0;
      for (let from = 0; from < text.length && hits.length < most; ) {
        pattern.lastIndex = from;
        const at = everyLine ? from : pattern.exec(text)?.index;
        if (at === undefined || at >= text.length) break;
        const start = at === 0 ? 0 : text.lastIndexOf("\n", at - 1) + 1;
        const feed = text.indexOf("\n", at);
        const line = text.slice(start, feed === -1 ? text.length : feed);
        const column = line.search(alone);
        for (let next = text.indexOf("\n", counted); next !== -1 && next < start; next = text.indexOf("\n", counted)) {
          row += 1;
          counted = next + 1;
        }
        if (column !== -1 && except?.test(line) !== true) hits.push({
          row: row,
          ...cutAround(line, column, search.maxColumns)
        });
        from = feed === -1 ? text.length : feed + 1;
      }
      return hits;
    }
    function cutAround(line, column, most) {
      const text = line.endsWith("\r") ? line.slice(0, -1) : line;
      const start = Math.max(0, Math.min(column - Math.floor(most / 2), text.length - most));
      return {
        text: text.slice(start, start + most),
        start: start,
        length: text.length
      };
    }
    function withContext(bytes, matches, search) {
      const lines = [];
      let at = 0;
      let number = 1;
      let next = 0;
      let until = 0;
      while (at < bytes.length && (next < matches.length || number <= until)) {
        const feed = bytes.indexOf(10, at);
        const end = feed === -1 ? bytes.length : feed;
        const match = matches[next];
        if (match !== undefined && match.line === number) {
          lines.push(match);
          next += 1;
          until = number + search.after;
        } else if (number <= until || match !== undefined && match.line - number <= search.before) {
          lines.push({
            line: number,
            ...cutAround(bytes.toString("utf8", at, end), 0, search.maxColumns),
            match: false
          });
        }
        at = end + 1;
        number += 1;
      }
      return lines;
    }
    const HERE_MS = 50;
    function openSearcher() {
      const bench = openBench({
        fs: external_node_fs_,
        isUtf8: external_node_buffer_.isUtf8
      });
      let left = 0;
      let thread;
      return {
        async scan(batch) {
          if (batch.first) left = HERE_MS;
          const scanned = left > 0 ? scanHere(batch) : undefined;
          return scanned ?? await (thread ??= startThread()).scan(batch);
        },
        async stop() {
          const stopping = thread;
          thread = undefined;
          await (stopping?.stop());
        }
      };
      function scanHere(batch) {
        const began = process.hrtime.bigint();
        const scanned = runWithin(Math.ceil(left), () => scanBatch(batch, bench));
        left = scanned === undefined ? 0 : left - Number(process.hrtime.bigint() - began) / 1e6;
        closeBench(bench);
        return scanned;
      }
    }
    const RUN = "remitRunWithin";
    let script;
    function runWithin(ms, work) {
      Object.assign(globalThis, {
        [RUN]: work
      });
      try {
        return (script ??= new external_node_vm_.Script(`${RUN}()`)).runInThisContext({
          timeout: ms
        });
      } catch (error) {
        if (error.code !== "ERR_SCRIPT_EXECUTION_TIMEOUT") throw error;
        return undefined;
      } finally {
        Reflect.deleteProperty(globalThis, RUN);
      }
    }
    const MEMORY = {
      maxOldGenerationSizeMb: 96,
      maxYoungGenerationSizeMb: 2
    };
    function startThread() {
      const thread = openThread();
      return {
        scan: async batch => await ask(thread, batch),
        stop: async () => void await thread.terminate()
      };
    }
    function openThread() {
      const {Worker: Thread} = process.getBuiltinModule("node:worker_threads");
      const thread = new Thread(scannerSource(), {
        eval: true,
        env: {},
        execArgv: [],
        stdin: false,
        stdout: true,
        stderr: true,
        resourceLimits: MEMORY
      });
      thread.unref();
      return thread;
    }
  })
};


