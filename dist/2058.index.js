"use strict";

exports.id = 2058;

exports.ids = [ 2058 ];

exports.modules = {
  45800: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var mediaType = (function mediaType(path, bytes) {
      const ending = /\.(\w+)$/u.exec(path)?.[1]?.toLowerCase() ?? "";
      const kind = KINDS.find(([, endings]) => endings.includes(ending));
      const start = bytes.toString("latin1", 0, 16);
      return kind?.[3].some(text => start.startsWith(text, kind[2])) === true ? kind[0] : undefined;
    });
    var isLfsPointer = (function isLfsPointer(stored) {
      return stored.length < 1024 && stored.toString("latin1").startsWith("version https://git-lfs.github.com/spec/");
    });
    __webpack_require__.d(__webpack_exports__, {
      JL: () => mediaType,
      NS: () => isLfsPointer,
      j3: () => MOST_MEDIA_BYTES
    });
    const MOST_MEDIA_BYTES = 12 * 1024 * 1024;
    const KINDS = [ [ "image/png", [ "png" ], 0, [ "\u0089PNG" ] ], [ "image/jpeg", [ "jpg", "jpeg" ], 0, [ "\u00ff\u00d8\u00ff" ] ], [ "image/webp", [ "webp" ], 8, [ "WEBP" ] ], [ "image/heic", [ "heic", "heif" ], 4, [ "ftyp" ] ], [ "application/pdf", [ "pdf" ], 0, [ "%PDF-" ] ], [ "audio/mp3", [ "mp3" ], 0, [ "ID3", "\u00ff\u00fb", "\u00ff\u00f3", "\u00ff\u00f2" ] ], [ "audio/wav", [ "wav" ], 8, [ "WAVE" ] ], [ "audio/aiff", [ "aif", "aiff" ], 0, [ "FORM" ] ], [ "audio/aac", [ "aac" ], 0, [ "\u00ff\u00f1", "\u00ff\u00f9" ] ], [ "audio/ogg", [ "ogg", "oga", "opus" ], 0, [ "OggS" ] ], [ "audio/flac", [ "flac" ], 0, [ "fLaC" ] ], [ "video/mp4", [ "mp4", "m4v" ], 4, [ "ftyp" ] ], [ "video/mov", [ "mov" ], 4, [ "ftyp", "moov" ] ], [ "video/webm", [ "webm" ], 0, [ "E\u00df\u00a3" ] ], [ "video/mpeg", [ "mpg", "mpeg" ], 0, [ "\0\0" ] ], [ "video/avi", [ "avi" ], 8, [ "AVI " ] ] ];
  }),
  2136: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var clipAnswer = (async function clipAnswer(given, call, context) {
      const cap = answerCap(context);
      const visible = context.visible(given.text);
      const answer = visible === given.text ? given : {
        ...given,
        text: visible
      };
      if (answer.text.length <= cap) return answer;
      const {text: text, clipped: clipped} = await fitText(call.tool, answer.text, cap, context);
      return {
        ...answer,
        text: text,
        ...clipped && {
          clippedFrom: answer.clippedFrom ?? answer.text.length
        }
      };
    });
    var answerCap = (function answerCap(context) {
      return Math.min(ANSWER_CHARS, Math.max(LEAST_CHARS, Math.floor(context.room())));
    });
    var openSpill = (function openSpill(directory, files, redaction, series = "") {
      const kept = new Map;
      const place = name => {
        const safe = name.replaceAll(/[^\w-]+/gu, "-").slice(0, 60);
        const file = `${safe}-${series}${kept.size + 1}.txt`;
        const absolute = `${directory}/${file}`;
        kept.set(_args_js__WEBPACK_IMPORTED_MODULE_1__.cs + file, absolute);
        return {
          path: _args_js__WEBPACK_IMPORTED_MODULE_1__.cs + file,
          absolute: absolute
        };
      };
      return {
        async keep(name, text) {
          const {path: path, absolute: absolute} = place(name);
          const redacting = redaction();
          const clean = redacting.take(text) + redacting.end();
          await files.write(absolute, Buffer.from(clean));
          return {
            path: path,
            text: clean
          };
        },
        open(name) {
          const {path: path, absolute: absolute} = place(name);
          return {
            path: path,
            sink: redactedSink(files.sink(absolute), redaction())
          };
        },
        locate: path => kept.get(path)
      };
    });
    __webpack_require__.d(__webpack_exports__, {
      BO: () => cutTail,
      Hh: () => cutLine,
      T9: () => cutEnds,
      fz: () => cutHead,
      hU: () => openSpill,
      it: () => cutMiddle,
      nU: () => shareRoom,
      nx: () => clipAnswer,
      rH: () => answerCap,
      uZ: () => MOST_BYTES,
      vY: () => fitText
    });
    var _args_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35835);
    var _lib_cut_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24192);
    const ANSWER_CHARS = 4e4;
    const HEAD_SHARE = .2;
    const LEAST_CHARS = 2e3;
    async function fitText(name, text, share, context) {
      if (text.length <= share) return {
        text: context.redact(text),
        clipped: false
      };
      const kept = await context.spill.keep(name, text);
      if (kept.text.length <= share) return {
        text: kept.text,
        clipped: false
      };
      return {
        text: cutMiddle(kept.text, share, kept.path),
        clipped: true
      };
    }
    function cutMiddle(text, cap, path) {
      return cutEnds(text, text, cap, `${text.length} characters in all`, path);
    }
    function cutEnds(beginning, end, cap, size, path) {
      const note = `[\u2026 the middle is left out; ${size}. To read the whole: read_file ${path} \u2026]`;
      const room = cap - note.length - 2;
      const headChars = Math.floor(room * HEAD_SHARE);
      const head = cutHead(beginning, headChars).replace(/\n$/u, "");
      const tail = cutTail(end, room - headChars);
      return `${head}\n${note}\n${tail}`;
    }
    function cutHead(text, most) {
      if (text.length <= most) return text;
      const end = text.lastIndexOf("\n", most - 1) + 1;
      return end >= most / 2 ? text.slice(0, end) : (0, _lib_cut_js__WEBPACK_IMPORTED_MODULE_0__.Ku)(text, most);
    }
    function cutTail(text, most) {
      if (text.length <= most) return text;
      const start = text.length - most;
      const line = text.indexOf("\n", start - 1) + 1;
      const whole = line > 0 && text.length - line >= most / 2;
      return whole ? text.slice(line) : (0, _lib_cut_js__WEBPACK_IMPORTED_MODULE_0__.g1)(text, most);
    }
    function cutLine(line, most, size) {
      return (0, _lib_cut_js__WEBPACK_IMPORTED_MODULE_0__.cz)(line, most, {
        kept: most,
        mark: `\u2026 [cut: a line of ${size}]`
      });
    }
    function shareRoom(wanted, room) {
      const shares = wanted.map(() => 0);
      const order = wanted.map((want, index) => ({
        want: want,
        index: index
      })).toSorted((a, b) => a.want - b.want);
      let left = Math.max(0, room);
      for (const [place, {want: want, index: index}] of order.entries()) {
        const share = Math.min(want, Math.floor(left / (order.length - place)));
        shares[index] = share;
        left -= share;
      }
      return shares;
    }
    const MOST_BYTES = 20 * 1024 * 1024;
    function redactedSink(sink, redaction) {
      const decoder = new TextDecoder("utf-8", {
        ignoreBOM: true
      });
      let room = MOST_BYTES;
      const pass = text => {
        const bytes = Buffer.from(text).subarray(0, room);
        room -= bytes.length;
        if (bytes.length > 0) sink.write(bytes);
      };
      return {
        write(bytes) {
          if (room > 0) pass(redaction.take(decoder.decode(bytes, {
            stream: true
          })));
        },
        flush: () => pass(redaction.some()),
        close() {
          pass(redaction.take(decoder.decode()) + redaction.end());
          sink.close();
        }
      };
    }
  }),
  46812: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var locate = (async function locate(path, context) {
      const place = await context.workspace.locate(path);
      if (place.kind === "refused") return refusedWith((0, _tool_js__WEBPACK_IMPORTED_MODULE_0__.V2)(place.code, place.reason));
      const why = place.kind === "inside" ? await context.fetchOmitted(place.path) : undefined;
      if (why !== undefined) return refuseOmitted(place.path, why);
      return {
        kind: "found",
        path: place.path,
        absolute: place.absolute,
        kept: false
      };
    });
    var locateReadable = (async function locateReadable(path, context) {
      if (!(0, _args_js__WEBPACK_IMPORTED_MODULE_1__.KK)(path)) return await locate(path, context);
      const absolute = context.spill.locate(path);
      if (absolute === undefined) return refusedWith((0, _tool_js__WEBPACK_IMPORTED_MODULE_0__.V2)("not_found", `No output is kept as ${quotePath(path)}.`));
      return {
        kind: "found",
        path: path,
        absolute: absolute,
        kept: true
      };
    });
    var factsOfFile = (async function factsOfFile(located, context) {
      const facts = await context.files.facts(located.absolute);
      const name = quotePath(located.path);
      if (facts === undefined) return refusedWith((0, _tool_js__WEBPACK_IMPORTED_MODULE_0__.V2)("not_found", `There is no file ${name}.`, "Find it with glob or list_directory."));
      if (facts.kind === "directory") return refusedWith((0, _tool_js__WEBPACK_IMPORTED_MODULE_0__.V2)("is_directory", `${name} is a directory.`, "Use list_directory."));
      if (facts.kind === "file") return facts;
      return refusedWith((0, _tool_js__WEBPACK_IMPORTED_MODULE_0__.V2)("not_a_file", `${name} is not a regular file (a pipe, socket or device).`));
    });
    var readBytes = (async function readBytes(located, context) {
      try {
        const bytes = await context.files.read(located.absolute);
        if (located.kept || !(0, _lib_media_js__WEBPACK_IMPORTED_MODULE_2__.NS)(bytes)) return bytes;
        return refuseOmitted(located.path, "only its Git LFS pointer is here, and its content was not fetched");
      } catch (error) {
        const code = (0, _ports_js__WEBPACK_IMPORTED_MODULE_3__.x)(error);
        if (code === undefined || !UNREADABLE.has(code)) throw error;
        return refusedWith((0, _tool_js__WEBPACK_IMPORTED_MODULE_0__.V2)("unreadable", `${quotePath(located.path)} cannot be read (${code}).`));
      }
    });
    var isRefused = (function isRefused(value) {
      return "kind" in value && value.kind === "refused";
    });
    var quotePath = (function quotePath(path) {
      if (path === "") return "the workspace root";
      return showPath(path);
    });
    var showPath = (function showPath(path) {
      return /[\u0000-\u001f\u007f\u2028\u2029]/u.test(path) ? JSON.stringify(path) : path;
    });
    __webpack_require__.d(__webpack_exports__, {
      H0: () => isRefused,
      P0: () => refusedWith,
      P8: () => showPath,
      WG: () => quotePath,
      io: () => readBytes,
      tF: () => locateReadable,
      vg: () => factsOfFile,
      x5: () => locate
    });
    var _ports_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44714);
    var _lib_media_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45800);
    var _args_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35835);
    var _tool_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6292);
    function refuseOmitted(path, why) {
      return refusedWith((0, _tool_js__WEBPACK_IMPORTED_MODULE_0__.V2)("unreadable", `${quotePath(path)} can be neither read nor written: ${why}.`, COMPLETE));
    }
    const COMPLETE = "Leave it is. People can check out all of it: `submodules`, `lfs` and `sparse-checkout` of actions/checkout.";
    const UNREADABLE = new Set([ "EACCES", "EPERM", "EIO", "ELOOP", "EINVAL", "ENOENT", "EISDIR", "ENOTDIR", "ENXIO" ]);
    function refusedWith(answer) {
      return {
        kind: "refused",
        answer: answer
      };
    }
  }),
  62058: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var openOutput = (function openOutput(name, context) {
      const head = Buffer.alloc(HEAD_BYTES);
      const ring = openRing(TAIL_BYTES);
      const kept = openKept(name, context);
      let total = 0;
      const start = () => head.subarray(0, total);
      const whole = () => total <= HEAD_BYTES + TAIL_BYTES ? Buffer.concat([ start(), ring.bytes() ]) : undefined;
      return {
        take(chunk) {
          const copied = total < HEAD_BYTES ? chunk.copy(head, total) : 0;
          if (copied < chunk.length && total <= HEAD_BYTES) kept.write(start());
          total += chunk.length;
          if (copied === chunk.length) return;
          kept.write(chunk);
          ring.push(chunk.subarray(copied));
        },
        close: () => kept.close(),
        read() {
          if (isBinary(start())) return {
            text: `[binary output of ${total} bytes, not shown]`
          };
          const all = whole();
          return all === undefined ? readEnds(clean(start()), clean(ring.bytes()), total, kept, context) : readWhole(clean(all), all, kept, context);
        },
        tail(lines) {
          const text = isBinary(start()) ? "[binary output]" : clean(whole() ?? ring.bytes());
          return text.trimEnd().split("\n").slice(-lines).join("\n");
        }
      };
    });
    var readWhole = (function readWhole(raw, bytes, kept, context) {
      const cap = (0, clip.rH)(context) - ROOM_FOR_END;
      if (raw.length <= cap) return {
        text: raw
      };
      const text = context.redact(raw);
      return {
        text: (0, clip.it)(text, cap, kept.path(bytes)),
        clippedFrom: text.length
      };
    });
    var sizeOf = (function sizeOf(total) {
      return `${total} bytes in all${total > clip.uZ ? `, of which the first ${clip.uZ} are kept` : ""}`;
    });
    var openKept = (function openKept(name, context) {
      let file;
      let open = true;
      const write = bytes => {
        file ??= context.spill.open(name);
        if (open) file.sink.write(bytes);
      };
      const close = () => {
        if (open) file?.sink.close();
        open &&= file === undefined;
      };
      return {
        write: write,
        close: close,
        path(bytes) {
          if (file === undefined) {
            write(bytes);
            close();
          } else if (open) file.sink.flush();
          return file?.path ?? "";
        }
      };
    });
    var isBinary = (function isBinary(bytes) {
      return bytes.subarray(0, SNIFFED_BYTES).includes(0);
    });
    var clean = (function clean(bytes) {
      const start = bytes.subarray(0, 3).findIndex(byte => (byte & 192) !== 128);
      const text = bytes.toString("utf8", Math.max(0, start));
      const plain = text.includes("") ? text.replaceAll(ESCAPES, "") : text;
      return plain.includes("\r") ? plain.split("\n").map(lastState).join("\n") : plain;
    });
    var openRing = (function openRing(size) {
      let store;
      let total = 0;
      return {
        push(chunk) {
          if (chunk.length === 0) return;
          store ??= Buffer.alloc(size);
          const last = chunk.subarray(Math.max(0, chunk.length - size));
          const at = (total + chunk.length - last.length) % size;
          const copied = last.copy(store, at);
          last.copy(store, 0, copied);
          total += chunk.length;
        },
        bytes() {
          if (store === undefined) return Buffer.alloc(0);
          if (total <= size) return Buffer.from(store.subarray(0, total));
          const at = total % size;
          return Buffer.concat([ store.subarray(at), store.subarray(0, at) ]);
        }
      };
    });
    var runToEnd = (async function runToEnd(given, context) {
      const output = openOutput("shell", context);
      const {totalMs: totalMs, idleMs: idleMs} = context.shellTimes;
      const running = context.shell.start({
        ...given,
        timeoutMs: totalMs,
        idleMs: idleMs,
        onOutput: chunk => output.take(chunk)
      });
      const end = await running.ended;
      output.close();
      const answer = answerEnd(end, output, context);
      const note = await context.unpublished();
      return note === "" ? answer : {
        ...answer,
        text: `${answer.text}\n${note}`
      };
    });
    var answerEnd = (function answerEnd(end, output, {shellTimes: shellTimes}) {
      const {text: text, clippedFrom: clippedFrom} = output.read();
      const body = text === "" ? "(no output)" : text.trimEnd();
      const answer = {
        text: `${body}\n[${describeEnd(end)}]`,
        ...(0, parts.gI)({
          clippedFrom: clippedFrom
        })
      };
      switch (end.kind) {
       case "exited":
       case "signalled":
        return answer;

       case "timed_out":
        {
          const limit = end.after === "idle" ? `${seconds(shellTimes.idleMs)} without output` : seconds(shellTimes.totalMs);
          return {
            ...answer,
            text: `${answer.text}\nThe limit is ${limit}.`,
            error: "timed_out"
          };
        }

       case "cancelled":
        return {
          ...answer,
          error: "cancelled"
        };

       case "not_started":
        return (0, tool.V2)("failed", `The command could not be started: ${end.message}`);

       default:
        return end;
      }
    });
    var describeEnd = (function describeEnd(end) {
      switch (end.kind) {
       case "exited":
        {
          const stopped = end.leftBehind === true ? "; processes it left running were stopped (is_background keeps them)" : "";
          const read = end.code === SIGPIPE ? "; the next part of a pipe had read enough, which is not a failure" : "";
          return `exit code ${end.code} after ${seconds(end.ms)}${read}${stopped}`;
        }

       case "signalled":
        return `killed by ${end.signal} after ${seconds(end.ms)}`;

       case "timed_out":
        return end.after === "idle" ? `stopped after ${seconds(end.ms)}: it printed nothing for too long` : `stopped after ${seconds(end.ms)}: it took too long`;

       case "cancelled":
        return `cancelled after ${seconds(end.ms)}`;

       case "not_started":
        return `not started: ${end.message}`;

       default:
        return end;
      }
    });
    var seconds = (function seconds(ms) {
      return `${(ms / 1e3).toFixed(ms < 1e4 ? 1 : 0)} s`;
    });
    var withoutDuration = (function withoutDuration(text) {
      const line = lastLine(text);
      const how = /^\[((?:exit code|killed by|stopped|cancelled)[\w ]*?) after [\d.]+ s(.*\])$/.exec(line);
      return how === null ? text : `${text.trimEnd().slice(0, -line.length)}[${how[1]}${how[2]}`;
    });
    var lastLine = (function lastLine(text) {
      const end = text.slice(-2 * LONGEST).trimEnd();
      const line = end.slice(end.lastIndexOf("\n") + 1);
      return line.length <= LONGEST ? line : "";
    });
    __webpack_require__.d(__webpack_exports__, {
      vo: () => MOST_DELAY_MS,
      lA: () => describeEnd,
      WT: () => reportsFailure,
      f3: () => runShellCommand,
      YA: () => seconds,
      Nn: () => withoutDuration
    });
    var tools_args = __webpack_require__(35835);
    var clip = __webpack_require__(2136);
    const HEAD_BYTES = 64 * 1024;
    const TAIL_BYTES = 192 * 1024;
    const SNIFFED_BYTES = 4096;
    const ROOM_FOR_END = 300;
    function readEnds(head, tail, total, kept, context) {
      const cap = (0, clip.rH)(context) - ROOM_FOR_END;
      const text = (0, clip.T9)(context.redact(head), context.redact(tail), cap, sizeOf(total), kept.path(Buffer.alloc(0)));
      return {
        text: text,
        clippedFrom: total
      };
    }
    function lastState(line) {
      let end = line.length;
      while (line[end - 1] === "\r") end -= 1;
      return line.slice(line.lastIndexOf("\r", end - 1) + 1, end);
    }
    const ESCAPES = new RegExp(String.raw`\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)|[ -/]*[0-Z\\^-~])`, "gu");
    var paths = __webpack_require__(46812);
    var tool = __webpack_require__(6292);
    var parts = __webpack_require__(23782);
    const runShellCommand = {
      name: "run_shell_command",
      description: "Run a bash command line. What it leaves running is stopped.",
      parameters: {
        type: "object",
        properties: {
          command: {
            type: "string",
            minLength: 1
          },
          description: {
            type: "string"
          },
          dir_path: {
            type: "string"
          },
          is_background: {
            type: "boolean",
            description: "Keep it running"
          },
          delay_ms: (0, tools_args.hy)({
            type: "integer",
            minimum: 0
          }),
          wait_for_previous: {
            type: "boolean",
            description: "Start after the turn's earlier calls"
          }
        },
        required: [ "command" ]
      },
      effect: "write",
      runsBeside: args => args["is_background"] !== true,
      needs: args => [ {
        kind: "command",
        line: (0, tools_args.U6)(args, "command"),
        directory: (0, tools_args.U6)(args, "dir_path")
      } ],
      async run(args, context, signal) {
        const line = (0, tools_args.U6)(args, "command");
        if (line.includes("\0")) return (0, tool.V2)("invalid_arguments", "The command has a NUL byte in it.");
        const located = await (0, paths.x5)((0, tools_args.U6)(args, "dir_path"), context);
        if ((0, paths.H0)(located)) return located.answer;
        if ((await context.files.facts(located.absolute))?.kind !== "directory") {
          return (0, tool.V2)("not_a_directory", `There is no directory ${(0, paths.WG)(located.path)} to run in.`);
        }
        const command = {
          line: line,
          directory: located.absolute,
          environment: context.environment,
          signal: signal,
          strictPipes: true
        };
        return (0, tools_args.bS)(args, "is_background") === true ? await startBackground(command, (0, 
        tools_args.WI)(args, "delay_ms", MOST_DELAY_MS) ?? DELAY_MS, context) : await runToEnd(command, context);
      }
    };
    const DELAY_MS = 200;
    const MOST_DELAY_MS = 6e4;
    async function startBackground(given, delayMs, context) {
      const output = openOutput("background", context);
      const running = context.shell.start({
        ...given,
        timeoutMs: 0,
        idleMs: 0,
        onOutput: chunk => output.take(chunk)
      });
      const started = context.background.add(given.line, context.clock.elapsed(), running, output);
      await Promise.race([ started.ended, context.clock.sleep(delayMs, given.signal) ]);
      const end = started.end();
      if (end !== undefined) return answerEnd(end, output, context);
      const firstOutput = output.tail(FIRST_LINES);
      const text = `Running in the background as pid ${running.pid}; read_background_output shows what it says.`;
      return {
        text: firstOutput === "" ? text : `${firstOutput}\n[${text}]`
      };
    }
    const FIRST_LINES = 50;
    const SIGPIPE = 141;
    const LONGEST = 200;
    function reportsFailure(text) {
      return /^\[(?:exit code (?!141\b)[1-9]\d*|killed by \w+) after .*\]$/.test(lastLine(text));
    }
  })
};


