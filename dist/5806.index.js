"use strict";

exports.id = 5806;

exports.ids = [ 5806, 1319 ];

exports.modules = {
  95743: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var decode = (function decode(bytes) {
      const marked = MARKS.find(([, mark]) => bytes.subarray(0, mark.length).equals(mark));
      const encoding = marked?.[0] ?? guess(bytes);
      if (encoding === undefined) return undefined;
      const body = bytes.subarray(marked?.[1].length ?? 0);
      const real = encoding === "utf-8" && !(0, node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(body) ? guess(body) : encoding;
      if (real === undefined) return undefined;
      const decoded = {
        text: CODECS[real].decode(body),
        encoding: real,
        mark: marked !== undefined
      };
      return real === "utf-8" || encode(decoded.text, decoded)?.equals(bytes) ? decoded : undefined;
    });
    var encode = (function encode(text, {encoding: encoding, mark: mark}) {
      const body = CODECS[encoding].encode(text);
      if (body === undefined || !mark) return body;
      const [, prefix] = MARKS.find(([name]) => name === plain(encoding)) ?? [];
      return prefix === undefined ? body : Buffer.concat([ prefix, body ]);
    });
    var isBinary = (function isBinary(bytes) {
      return !MARKS.some(([, mark]) => bytes.subarray(0, mark.length).equals(mark)) && guess(bytes) === undefined;
    });
    var guess = (function guess(bytes) {
      const sample = bytes.subarray(0, SNIFFED);
      if (sample.includes(0)) return undefined;
      if ((0, node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes)) return "utf-8";
      const controls = sample.reduce((count, byte) => count + (byte < 32 && !TYPED.has(byte) ? 1 : 0), 0);
      if (controls > sample.length / 10) return undefined;
      return hasSequences(bytes) ? "utf-8 with invalid bytes" : "latin-1";
    });
    var plain = (function plain(encoding) {
      return encoding === "utf-8 with invalid bytes" ? "utf-8" : encoding;
    });
    __webpack_require__.d(__webpack_exports__, {
      D4: () => decode,
      Go: () => isBinary,
      lF: () => encode
    });
    var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
    var node_buffer__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_0__);
    const MARKS = [ [ "utf-8", Buffer.from([ 239, 187, 191 ]) ], [ "utf-32le", Buffer.from([ 255, 254, 0, 0 ]) ], [ "utf-32be", Buffer.from([ 0, 0, 254, 255 ]) ], [ "utf-16le", Buffer.from([ 255, 254 ]) ], [ "utf-16be", Buffer.from([ 254, 255 ]) ] ];
    const SNIFFED = 8e3;
    const TYPED = new Set([ 8, 9, 10, 12, 13, 27 ]);
    function hasSequences(bytes) {
      const text = bytes.toString("utf8");
      const strays = text.split("\ufffd").length - 1;
      let valid = 0;
      for (const character of text) if (character > "" && character !== "\ufffd") valid += 1;
      return valid > strays;
    }
    const CODECS = {
      "utf-8": {
        decode: bytes => bytes.toString("utf8"),
        encode: text => Buffer.from(text, "utf8")
      },
      "utf-16le": {
        decode: bytes => bytes.toString("utf16le"),
        encode: text => Buffer.from(text, "utf16le")
      },
      "utf-16be": {
        decode: bytes => swap(bytes, 2).toString("utf16le"),
        encode: text => swap(Buffer.from(text, "utf16le"), 2)
      },
      "utf-32le": {
        decode: bytes => decode32(bytes),
        encode: text => encode32(text)
      },
      "utf-32be": {
        decode: bytes => decode32(swap(bytes, 4)),
        encode: text => swap(encode32(text), 4)
      },
      "latin-1": {
        decode: bytes => bytes.toString("latin1"),
        encode: text => /[\u0100-\uffff]/.test(text) ? undefined : Buffer.from(text, "latin1")
      },
      "utf-8 with invalid bytes": {
        decode: decodeDamaged,
        encode: encodeDamaged
      }
    };
    function swap(bytes, width) {
      const whole = Buffer.from(bytes.subarray(0, bytes.length - bytes.length % width));
      return width === 2 ? whole.swap16() : whole.swap32();
    }
    function decode32(bytes) {
      const parts = [];
      for (let at = 0; at + 4 <= bytes.length; at += 4) {
        const code = bytes.readUInt32LE(at);
        parts.push(code <= 1114111 ? String.fromCodePoint(code) : "\ufffd");
      }
      return parts.join("");
    }
    function encode32(text) {
      const characters = Array.from(text);
      const bytes = Buffer.alloc(characters.length * 4);
      for (const [index, character] of characters.entries()) bytes.writeUInt32LE(character.codePointAt(0) ?? 0, index * 4);
      return bytes;
    }
    const STRAY = 56320;
    function decodeDamaged(bytes) {
      const parts = [];
      for (let at = 0; at < bytes.length; ) {
        const length = sequenceLength(bytes, at);
        const end = at + Math.max(1, length);
        parts.push(length === 0 ? String.fromCharCode(STRAY + (bytes[at] ?? 0)) : bytes.toString("utf8", at, end));
        at = end;
      }
      return parts.join("");
    }
    function sequenceLength(bytes, at) {
      const first = bytes[at] ?? 0;
      const length = first < 128 ? 1 : first < 194 ? 0 : first < 224 ? 2 : first < 240 ? 3 : 4;
      return length > 0 && at + length <= bytes.length && (0, node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes.subarray(at, at + length)) ? length : 0;
    }
    function encodeDamaged(text) {
      const parts = text.split(/((?<![\ud800-\udbff])[\udc80-\udcff])/);
      return Buffer.concat(parts.map((part, index) => index % 2 === 0 ? Buffer.from(part, "utf8") : Buffer.from([ part.charCodeAt(0) - STRAY ])));
    }
  }),
  61319: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      p: () => EXCLUDED,
      w: () => shownPatch
    });
    const EXCLUDED = "[not shown: the policy or .geminiignore excludes it]";
    function shownPatch({path: path, from: from = path}, lines, mayRead) {
      return `--- ${path}\n${mayRead(path) && mayRead(from) ? lines : EXCLUDED}`;
    }
  }),
  60724: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var refusePath = (function refusePath(path, paths) {
      const name = path.split("/").at(-1) ?? "";
      const near = paths.filter(other => other.split("/").at(-1) === name);
      const hint = near.length > 0 ? near : paths;
      return (0, _tool_js__WEBPACK_IMPORTED_MODULE_0__.V2)("not_found", `The pull request does not change ${path}.`, `It changes: ${(0, 
      _lib_parts_js__WEBPACK_IMPORTED_MODULE_6__.KE)(hint, 30)}.`);
    });
    var linesOf = (function linesOf(note, {files: files}) {
      const hunk = readHunks(files.get(note.path)?.patch ?? "").find(one => one[note.side].has(note.line));
      return hunk === undefined ? "" : (0, _lib_cut_js__WEBPACK_IMPORTED_MODULE_7__.Ku)(textIn(hunk, note), LONGEST_TEXT);
    });
    var placeOf = (function placeOf({path: path, line: line, startLine: startLine = line, side: side}) {
      const lines = startLine === line ? `${line}` : `${startLine}-${line}`;
      return `${path}:${lines}${side === "LEFT" ? " (LEFT)" : ""}`;
    });
    __webpack_require__.d(__webpack_exports__, {
      dU: () => addReviewComment,
      py: () => openReview
    });
    var _args_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35835);
    var _github_answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11076);
    var _tool_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6292);
    var _lib_cut_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(24192);
    var _lib_once_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40627);
    var _lib_attempt_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91513);
    var _lib_parts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(23782);
    var _ports_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(71888);
    const SEVERITIES = [ "critical", "high", "medium", "low" ];
    const addReviewComment = {
      name: "add_review_comment",
      description: "Add a comment on lines of the pull request's diff to the review, which is posted when you finish.",
      parameters: {
        type: "object",
        properties: {
          path: {
            type: "string",
            minLength: 1
          },
          line: {
            type: "integer",
            minimum: 1,
            description: "Last line"
          },
          start_line: {
            type: "integer",
            minimum: 1
          },
          side: {
            type: "string",
            enum: [ "LEFT", "RIGHT" ],
            description: "LEFT: the old file. Default RIGHT"
          },
          severity: {
            type: "string",
            enum: [ ...SEVERITIES ]
          },
          body: {
            type: "string",
            minLength: 1,
            maxLength: 1e4
          },
          suggestion: {
            type: "string",
            maxLength: 1e4,
            description: "Replaces all of the lines; empty deletes them"
          }
        },
        required: [ "path", "line", "severity", "body" ]
      },
      effect: "write",
      for: [ "review" ],
      needs: () => [],
      async run(args, {review: review}, signal) {
        if (review === undefined) return (0, _tool_js__WEBPACK_IMPORTED_MODULE_0__.hU)("A review");
        return await (0, _github_answer_js__WEBPACK_IMPORTED_MODULE_1__.w)(signal, () => review.add(noteOf(args)));
      }
    };
    function noteOf(args) {
      const line = (0, _args_js__WEBPACK_IMPORTED_MODULE_2__.WI)(args, "line") ?? 0;
      const start = (0, _args_js__WEBPACK_IMPORTED_MODULE_2__.WI)(args, "start_line");
      const suggestion = (0, _args_js__WEBPACK_IMPORTED_MODULE_2__.mR)(args, "suggestion")?.replaceAll("\r\n", "\n");
      return {
        path: (0, _args_js__WEBPACK_IMPORTED_MODULE_2__.U6)(args, "path").replace(/^\.?\//, ""),
        line: line,
        ...start === undefined || start === line ? {} : {
          startLine: start
        },
        side: args["side"] === "LEFT" ? "LEFT" : "RIGHT",
        severity: SEVERITIES.find(one => one === args["severity"]) ?? "medium",
        body: (0, _args_js__WEBPACK_IMPORTED_MODULE_2__.U6)(args, "body").trim(),
        ...suggestion === undefined ? {} : {
          suggestion: suggestion.replace(/(?<=[^\n])$/, "\n")
        }
      };
    }
    const MOST_NOTES = 50;
    function openReview(pull, head, github, earlier = []) {
      const notes = [ ...earlier ];
      const ask = (0, _lib_once_js__WEBPACK_IMPORTED_MODULE_3__.UL)(() => readDiff(pull, head, github));
      return {
        notes: notes,
        async add(note) {
          const diff = await ask().catch((0, _lib_attempt_js__WEBPACK_IMPORTED_MODULE_4__.Wj)(_ports_js__WEBPACK_IMPORTED_MODULE_5__.y, () => undefined));
          const refusal = diff === undefined ? refuseMore(note, notes) : refuseNote(note, notes, diff);
          if (refusal !== undefined) return refusal;
          const whole = diff === undefined ? note : {
            ...note,
            text: linesOf(note, diff)
          };
          notes.push(whole);
          const unchecked = diff === undefined ? " GitHub did not show the diff: its lines are not checked." : "";
          return {
            text: `Noted for the review: ${placeOf(note)} (${notes.length} so far).${unchecked}`,
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
        return (0, _tool_js__WEBPACK_IMPORTED_MODULE_0__.V2)("failed", sentence, "Lines cannot be checked any more: say what you found in your final answer.");
      }
      const more = refuseMore(note, notes);
      if (more !== undefined) return more;
      const file = files.get(note.path);
      if (file === undefined) return refusePath(note.path, [ ...files.keys() ]);
      if (file.patch === undefined) {
        const why = "GitHub shows no diff of it: it is binary, only renamed, or too large";
        return (0, _tool_js__WEBPACK_IMPORTED_MODULE_0__.V2)("not_found", `No line of ${note.path} can be commented on. ${why}.`, "Say it in your final answer.");
      }
      return refuseLines(note, readHunks(file.patch));
    }
    function refuseMore(note, notes) {
      if (notes.length >= MOST_NOTES) {
        return (0, _tool_js__WEBPACK_IMPORTED_MODULE_0__.V2)("failed", `The review has ${MOST_NOTES} comments; there can be no more.`, "Say the rest at the end.");
      }
      if (notes.some(other => isSame(other, note))) return (0, _tool_js__WEBPACK_IMPORTED_MODULE_0__.V2)("no_change", "The review has this very comment already.");
      return undefined;
    }
    function isSame(a, b) {
      return a.path === b.path && a.line === b.line && a.side === b.side && a.body === b.body;
    }
    function refuseLines(note, hunks) {
      const {path: path, line: line, startLine: startLine = line, side: side, suggestion: suggestion} = note;
      const shown = `The diff of ${path} shows the lines ${listLines(hunks, "RIGHT")}; ${listLines(hunks, "LEFT")}.`;
      const hunk = hunks.find(one => one[side].has(line));
      if (hunk === undefined) return (0, _tool_js__WEBPACK_IMPORTED_MODULE_0__.V2)("not_found", `Line ${line} (${side}) is not in the diff of ${path}.`, shown);
      if (startLine > line) {
        return (0, _tool_js__WEBPACK_IMPORTED_MODULE_0__.V2)("invalid_arguments", `start_line ${startLine} comes after line ${line}.`);
      }
      if (!hunk[side].has(startLine)) {
        const sentence = `Lines ${startLine} and ${line} (${side}) are not in one hunk of the diff of ${path}.`;
        return (0, _tool_js__WEBPACK_IMPORTED_MODULE_0__.V2)("not_found", sentence, shown);
      }
      if (suggestion === undefined) return undefined;
      if (side === "LEFT") {
        return (0, _tool_js__WEBPACK_IMPORTED_MODULE_0__.V2)("invalid_arguments", "A suggestion replaces lines of the new file: it needs side RIGHT.");
      }
      if (suggestion === "" || `${textIn(hunk, note).replaceAll(/\r$/gm, "")}\n` !== suggestion) return undefined;
      return (0, _tool_js__WEBPACK_IMPORTED_MODULE_0__.V2)("no_change", `The suggestion is what ${placeOf(note)} says already.`, "Leave it out, or fix it.");
    }
    const LONGEST_TEXT = 4e3;
    function textIn(hunk, {line: line, startLine: startLine = line, side: side}) {
      const lines = Array.from({
        length: line - startLine + 1
      }, (_, index) => hunk[side].get(startLine + index) ?? "");
      return lines.join("\n");
    }
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
  }),
  17337: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var openBackground = (function openBackground() {
      const commands = new Map;
      return {
        add(line, startedAt, running, output) {
          let end;
          const closeAtEnd = async () => {
            end = await running.ended;
            output.close();
          };
          const command = {
            pid: running.pid,
            line: line,
            startedAt: startedAt,
            output: output,
            end: () => end,
            ended: closeAtEnd()
          };
          commands.set(running.pid, command);
          return command;
        },
        find: pid => commands.get(pid),
        all: () => [ ...commands.values() ]
      };
    });
    __webpack_require__.d(__webpack_exports__, {
      ku: () => listBackgroundProcesses,
      lG: () => openBackground,
      sZ: () => readBackgroundOutput
    });
    var _lib_cut_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24192);
    var _args_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35835);
    var _run_shell_command_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62058);
    var _tool_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6292);
    const listBackgroundProcesses = {
      name: "list_background_processes",
      description: "List background commands.",
      parameters: {
        type: "object",
        properties: {}
      },
      effect: "read",
      needs: () => [],
      run(_args, context) {
        const lines = context.background.all().map(command => `${command.pid}: ${(0, _lib_cut_js__WEBPACK_IMPORTED_MODULE_0__.Ku)(command.line, 200)} [${stateOf(command, context)}]`);
        return Promise.resolve({
          text: lines.length === 0 ? "No background commands." : lines.join("\n")
        });
      }
    };
    const LINES = 100;
    const MOST_LINES = 2e3;
    const readBackgroundOutput = {
      name: "read_background_output",
      description: "Read a background command's last lines (100).",
      parameters: {
        type: "object",
        properties: {
          pid: {
            type: "integer"
          },
          lines: {
            type: "integer",
            minimum: 1
          },
          delay_ms: (0, _args_js__WEBPACK_IMPORTED_MODULE_1__.hy)({
            type: "integer",
            minimum: 0
          })
        },
        required: [ "pid" ]
      },
      effect: "read",
      needs: () => [],
      async run(args, context, signal) {
        const pid = (0, _args_js__WEBPACK_IMPORTED_MODULE_1__.WI)(args, "pid") ?? 0;
        const delayMs = (0, _args_js__WEBPACK_IMPORTED_MODULE_1__.WI)(args, "delay_ms", _run_shell_command_js__WEBPACK_IMPORTED_MODULE_2__.vo) ?? 0;
        const command = context.background.find(pid);
        if (command === undefined) {
          return (0, _tool_js__WEBPACK_IMPORTED_MODULE_3__.V2)("not_found", `No background command has pid ${pid}.`, "list_background_processes shows them.");
        }
        if (delayMs > 0) await Promise.race([ command.ended, context.clock.sleep(delayMs, signal) ]);
        const text = command.output.tail((0, _args_js__WEBPACK_IMPORTED_MODULE_1__.WI)(args, "lines", MOST_LINES) ?? LINES);
        return {
          text: `${text === "" ? "(no output)" : text}\n[${stateOf(command, context)}]`
        };
      }
    };
    function stateOf(command, {clock: clock}) {
      const end = command.end();
      return end === undefined ? `running for ${(0, _run_shell_command_js__WEBPACK_IMPORTED_MODULE_2__.YA)(clock.elapsed() - command.startedAt)}` : (0, 
      _run_shell_command_js__WEBPACK_IMPORTED_MODULE_2__.lA)(end);
    }
  }),
  65806: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var parseQuery = (function parseQuery(args) {
      const except = (0, tools_args.mR)(args, "exclude_pattern");
      const [context, before, after] = [ "context", "before", "after" ].map(name => (0, 
      tools_args.WI)(args, name, MOST_CONTEXT));
      const namesOnly = (0, tools_args.bS)(args, "names_only") ?? false;
      const withContext = [ context, before, after ].some(lines => lines !== undefined) || namesOnly;
      return {
        pattern: compilePattern((0, tools_args.U6)(args, "pattern"), (0, tools_args.bS)(args, "fixed_strings") ?? false),
        except: except === undefined ? undefined : compilePattern(except, false),
        include: (0, tools_args.mR)(args, "include_pattern"),
        namesOnly: namesOnly,
        caseSensitive: (0, tools_args.bS)(args, "case_sensitive") ?? false,
        ignored: (0, tools_args.bS)(args, "no_ignore") ?? false,
        around: withContext ? {
          before: before ?? context ?? 0,
          after: after ?? context ?? 0
        } : undefined,
        perFile: (0, tools_args.WI)(args, "max_matches_per_file", MOST_LISTED),
        total: (0, tools_args.WI)(args, "total_max_matches", MOST_LISTED) ?? MOST_MATCHES
      };
    });
    var searchAndAnswer = (async function searchAndAnswer(call) {
      const {query: query, context: context} = call;
      const search = toSearch(query);
      const walked = {
        cut: false
      };
      const files = [];
      const end = await scan(call, search, pathsOf(call, walked), files);
      if (end.kind === "cancelled") return (0, tool.V2)("cancelled", "The search was cancelled.");
      const lines = query.around === undefined ? surroundings(files) : 0;
      const shown = lines === 0 ? files : await lookAround(call, search, files, lines);
      const notes = (0, lib_parts.Eb)([ query.pattern.note, query.except?.note, ...describeLimits(end, walked, files, query) ]);
      const notices = notes.map(note => `[${note}]`);
      return {
        text: [ formatFound(shown, query, context), ...notices ].join("\n")
      };
    });
    var toSearch = (function toSearch({pattern: pattern, except: except, namesOnly: namesOnly, caseSensitive: caseSensitive, around: around, perFile: perFile, total: total}) {
      return {
        pattern: pattern.source,
        ignoreCase: pattern.ignoreCase || !caseSensitive,
        ...(0, lib_parts.gI)({
          except: except?.source
        }),
        perFile: namesOnly ? 1 : perFile ?? total + 1,
        total: total + 1,
        before: around?.before ?? 0,
        after: around?.after ?? 0,
        maxBytes: clip.uZ,
        maxColumns: SEEN_COLUMNS
      };
    });
    var scan = (async function scan({context: context, signal: signal}, search, paths, into) {
      return await context.scanner.scan(search, paths, {
        timeoutMs: TIMEOUT_MS,
        signal: signal
      }, file => into.push(file));
    });
    var pathsOf = (async function* pathsOf(call, walked) {
      const {query: query, located: located, directory: directory, context: context, signal: signal} = call;
      if (!directory) {
        yield [ located.absolute ];
        return;
      }
      const ignoring = query.ignored ? {
        ...context.ignoring,
        git: false
      } : context.ignoring;
      const wanted = includes(query.include, located.path);
      for await (const paths of (0, tools_walk.Fv)({
        directory: located.path,
        ignoring: ignoring,
        links: false,
        signal: signal
      }, context, walked)) {
        yield paths.filter(path => wanted(path) && context.mayRead(path)).map(path => `${context.workspace.root}/${path}`);
      }
    });
    var includes = (function includes(pattern, directory) {
      if (pattern === undefined) return () => true;
      const matches = (0, lib_glob.iq)([ pattern ]);
      const start = directory === "" ? 0 : directory.length + 1;
      return path => matches(path.slice(start)) || matches(path);
    });
    var surroundings = (function surroundings(files) {
      const matches = count(files);
      if (matches === 1) return 50;
      return matches === 2 || matches === 3 ? 15 : 0;
    });
    var lookAround = (async function lookAround(call, search, files, lines) {
      const {located: located, context: context} = call;
      const again = [];
      const paths = files.map(({path: path}) => path);
      const ofWorkspace = located.kept ? [] : paths;
      const reading = ofWorkspace.map(async path => {
        const bytes = await context.files.read(path).catch(() => undefined);
        return {
          path: path,
          bytes: bytes
        };
      });
      const scanning = scan(call, {
        ...search,
        before: lines,
        after: lines
      }, once(paths), again);
      const [read] = await Promise.all([ Promise.all(reading), scanning ]);
      for (const {path: path, bytes: bytes} of read) {
        if (bytes === undefined || !again.some(file => file.path === path)) continue;
        context.seen.note(external_node_path_.posix.relative(context.workspace.root, path), (0, 
        seal.ol)(bytes));
      }
      return again;
    });
    var once = (async function* once(paths) {
      yield paths;
    });
    var formatFound = (function formatFound(files, {namesOnly: namesOnly, total: total}, context) {
      if (files.length === 0) return "No matches.";
      return namesOnly ? formatNames(files, total, context) : formatFiles(files, total, context);
    });
    var describeLimits = (function describeLimits(end, walked, files, query) {
      const {total: total} = query;
      return (0, lib_parts.Eb)([ count(files) > total && `Only the first ${total} matches; narrow the search for others.`, end.kind === "timed_out" && `Stopped after ${TIMEOUT_MS / 1e3} s; narrow the search or simplify the pattern.`, end.kind === "done" && end.tooLarge > 0 && `${end.tooLarge} files above 20 MB were not searched.`, end.kind === "done" && end.unreadable > 0 && `${end.unreadable} files could not be read.`, walked.cut && "The tree is too large to search whole; give a dir_path." ]);
    });
    var count = (function count(files) {
      return files.reduce((sum, {matches: matches}) => sum + matches, 0);
    });
    var compilePattern = (function compilePattern(pattern, fixed) {
      if (fixed) return {
        source: grep_search_escape(pattern),
        ignoreCase: false
      };
      const flags = /^\(\?([ims]+)\)/u.exec(pattern);
      const source = translate(pattern.slice(flags?.[0].length ?? 0));
      const ignoreCase = flags?.[1]?.includes("i") === true;
      try {
        void new RegExp(source, "m");
        return {
          source: source,
          ignoreCase: ignoreCase
        };
      } catch (error) {
        const why = error instanceof Error ? error.message.replace(/^.*: /u, "") : "";
        return {
          source: grep_search_escape(pattern),
          ignoreCase: false,
          note: `Not a regular expression (${why}); searched for literally.`
        };
      }
    });
    var translate = (function translate(pattern) {
      return pattern.replaceAll(/\[:(\w+):\]/gu, (whole, name) => POSIX_CLASSES[name] ?? whole).replaceAll("(?P<", "(?<").replaceAll(/(?<!\\)((?:\\\\)*)\\A/gu, "$1^").replaceAll(/(?<!\\)((?:\\\\)*)\\[zZ]/gu, "$1$$");
    });
    var formatFiles = (function formatFiles(files, most, context) {
      let left = most;
      const blocks = files.map(file => {
        const shown = file.matches <= left ? file.lines : file.lines.slice(0, nthMatch(file, left));
        left = Math.max(0, left - file.matches);
        return shown.length === 0 ? "" : `${namePath(file.path, context)}\n${formatLines(shown, context.redact)}`;
      });
      return (0, lib_parts.oR)(blocks, "\n\n");
    });
    var formatLines = (function formatLines(lines, redact) {
      const sparse = lines.some(({match: match}) => !match);
      return lines.map((found, index) => {
        const {line: line, match: match} = found;
        const gap = sparse && index > 0 && line !== (lines[index - 1]?.line ?? 0) + 1 ? "--\n" : "";
        return `${gap}${line}${match ? ":" : "-"} ${shorten(found, redact)}`;
      }).join("\n");
    });
    var shorten = (function shorten({text: text, start: start, length: length}, redact) {
      if (text.length === length) return text;
      const clean = redact(text);
      const [before, after] = [ start > 0, start + text.length < length ];
      const part = clean.slice(before ? MARGIN : 0, after ? Math.max(MARGIN, clean.length - MARGIN) : undefined);
      const whole = part.replaceAll(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, "");
      return `${before ? "\u2026" : ""}${whole}${after ? "\u2026" : ""} [cut: a line of ${length} characters]`;
    });
    var namePath = (function namePath(path, {workspace: {root: root}}) {
      return path.startsWith(`${root}/`) ? (0, tools_paths.P8)(path.slice(root.length + 1)) : (0, 
      tools_paths.P8)(external_node_path_.posix.basename(path));
    });
    var describe = (async function describe({name: name, kind: kind}, parent, context) {
      const shown = (0, tools_paths.P8)(name);
      const path = external_node_path_.posix.join(parent.absolute, name);
      switch (kind) {
       case "directory":
        return `${shown}/`;

       case "link":
        return `${shown} -> ${(0, tools_paths.P8)(await context.files.readLink(path).catch(() => "?"))}`;

       case "other":
        return `${shown} (pipe, socket or device)`;

       case "file":
        return `${shown} (${(await context.files.facts(path))?.size ?? 0} bytes)`;

       default:
        return kind;
      }
    });
    var note = (function note(count, what) {
      return count > 0 && `[${count} ${what}]`;
    });
    var readDiscussion = (async function readDiscussion(number, page, github, context) {
      const [issue, comments] = await Promise.all([ github.issue(number), github.comments(number) ]);
      const {isPull: isPull, open: open, title: title, labels: labels, body: body, author: author, createdAt: createdAt} = issue;
      const kind = isPull ? "Pull request" : "Issue";
      const labelled = labels.length === 0 ? "" : `\n\nLabels: ${labels.join(", ")}`;
      const source = {
        what: `${kind.toLowerCase()} #${number}`,
        author: `@${author.login}`,
        at: createdAt
      };
      const others = comments.filter(comment => !OWN.test(comment.body));
      const posts = others.map(comment => ({
        text: comment.body,
        source: {
          what: "comment",
          author: `@${comment.author.login}`,
          at: comment.createdAt,
          markdown: true
        }
      }));
      const own = others.length === comments.length ? "" : " Remit's own are left out.";
      const head = `${kind} #${number}, ${open ? "open" : "closed"}, ${comments.length} comments.${own}`;
      const opening = [ {
        text: `# ${title}${labelled}\n\n${body}`,
        source: {
          ...source,
          markdown: true
        }
      } ];
      return {
        text: await (0, github_answer.x)({
          head: head,
          opening: opening,
          posts: posts
        }, page, "read_issue", context)
      };
    });
    var readAll = (async function readAll(paths, missing, context) {
      const blocks = [];
      const left = [];
      let room = (0, clip.rH)(context) - paths.length * 2;
      for (const path of paths) {
        const block = blocks.length < MOST_FILES && room > LEAST_ROOM ? await readOne(path, room, context) : undefined;
        if (block === undefined) left.push((0, tools_paths.P8)(path)); else blocks.push(block);
        room -= block?.length ?? 0;
      }
      const notes = [ ...named("Not read, no room", left), ...named("No files match", missing.map(tools_paths.P8)) ];
      return {
        text: [ ...blocks, ...notes ].join("\n\n")
      };
    });
    var readPull = (async function readPull({number: number, path: path, page: page, parts: parts}, github, context) {
      const wants = (...names) => names.some(name => parts.has(name));
      const [pull, files, reviews, threads] = await Promise.all([ github.pull(number), wants("files", "diff") ? github.pullFiles(number) : [], wants("reviews") ? github.reviews(number) : [], wants("threads") ? github.reviewThreads(number) : [] ]);
      const wanted = files.filter(file => path === undefined || file.path === path);
      if (path !== undefined && wanted.length === 0) {
        return (0, tool.V2)("not_found", `Pull request #${number} does not change ${path}.`, 'Ask with show ["files"].');
      }
      const opening = (0, lib_parts.Eb)([ read_pull_request_describe(pull), wants("files") && listFiles(wanted), wants("diff") && showDiff(wanted, context) ]);
      const posts = [ ...reviews.flatMap(toReview), ...threads.toSorted(openLast).flatMap(toComments) ];
      return {
        text: await (0, github_answer.x)({
          head: headOf(pull),
          opening: opening,
          posts: posts
        }, page, "read_pull_request", context)
      };
    });
    var headOf = (function headOf({number: number, open: open, merged: merged, draft: draft, fromFork: fromFork, head: head, base: base}) {
      const state = [ merged ? "merged" : open ? "open" : "closed", ...draft ? [ "draft" ] : [] ].join(", ");
      const from = fromFork ? " in a fork" : "";
      return `Pull request #${number}, ${state}. Head ${head.sha}${from}, base ${base.sha}.`;
    });
    var parseEdit = (function parseEdit(args) {
      return {
        path: (0, tools_args.U6)(args, "file_path"),
        instruction: (0, tools_args.U6)(args, "instruction"),
        oldText: (0, tools_args.U6)(args, "old_string"),
        newText: (0, tools_args.U6)(args, "new_string"),
        several: (0, tools_args.bS)(args, "allow_multiple") ?? false
      };
    });
    var oneLine = (function oneLine(fact) {
      return (0, cut.zG)(fact).replaceAll(/\s+/g, " ").replaceAll("\x3c!--", "<!\u2013").replace(/^[-*] /, "").trim();
    });
    var refuse = (function refuse(addresses) {
      if (addresses.length === 0) {
        return (0, tool.V2)("invalid_arguments", "There is no URL in the call.", "Write it in full, as https://host/path.");
      }
      if (addresses.length > MOST_PAGES) {
        return (0, tool.V2)("invalid_arguments", `${addresses.length} pages are too many; ${MOST_PAGES} are fetched at a time.`);
      }
      const faults = addresses.flatMap(address => address.kind === "faulty" ? [ address ] : []);
      if (faults.length === 0) return undefined;
      return (0, tool.V2)("invalid_arguments", faults.map(({written: written, why: why}) => `Refused ${JSON.stringify(written)}: ${why}.`).join("\n"));
    });
    var failed = (function failed({url: url}, error, why) {
      return {
        kind: "failed",
        url: url.href,
        error: error,
        why: why
      };
    });
    var whyNot = (function whyNot(answer) {
      switch (answer.kind) {
       case "refused":
        return [ "denied", `${answer.reason}; only the public web is fetched` ];

       case "too_large":
        return [ "too_large", `it has more than ${MOST_BYTES} bytes` ];

       case "timed_out":
        return [ "timed_out", `no whole answer came within ${MOST_MS / 1e3} s` ];

       case "cancelled":
        return [ "cancelled", "the call was cancelled" ];

       case "failed":
        return [ "network", answer.message ];

       default:
        return answer;
      }
    });
    var readPage = (async function readPage(at, answer) {
      const {status: status, type: type, bytes: bytes} = answer;
      if (status < 200 || status > 299) return failed(at, status === 404 || status === 410 ? "not_found" : "network", `the server answered ${status}`);
      const media = type.split(";", 1)[0]?.trim().toLowerCase() ?? "";
      if (media === PDF && (0, lib_media.JL)("page.pdf", bytes) === PDF) {
        const data = {
          mimeType: PDF,
          data: bytes.toString("base64")
        };
        return {
          kind: "document",
          url: at.url.href,
          media: data,
          bytes: bytes.length
        };
      }
      const isText = media === "" || TEXT.test(media);
      if (!isText || bytes.subarray(0, 4096).includes(0)) {
        return failed(at, "binary", `it is ${media === "" ? "binary" : quote(media)}; only text and PDF are fetched`);
      }
      const text = decode(bytes, type);
      const isHtml = /html/.test(media) || media === "" && /^\s*<(?:!doctype|html)/i.test(text);
      const url = at.url.href;
      if (!isHtml) return {
        kind: "page",
        url: url,
        text: text
      };
      const {htmlToText: htmlToText} = await Promise.all([ __webpack_require__.e(5557), __webpack_require__.e(4936) ]).then(__webpack_require__.bind(__webpack_require__, 34936));
      return {
        kind: "page",
        url: url,
        text: htmlToText(text, url)
      };
    });
    var decode = (function decode(bytes, type) {
      const inside = /<meta[^>]{0,200}charset\s*=\s*["']?([\w-]+)/i.exec(bytes.toString("latin1", 0, 2048))?.[1];
      const named = /charset\s*=\s*"?([\w-]+)/i.exec(type)?.[1];
      for (const label of (0, lib_parts.Eb)([ named, inside ])) {
        const decoder = (0, attempt.CD)(() => new external_node_util_.TextDecoder(label));
        if (decoder !== undefined) return decoder.decode(bytes);
      }
      return (new external_node_util_.TextDecoder).decode(bytes);
    });
    var toolsFor = (function toolsFor(kind) {
      return [ ...builtinTools, ...externalTools ].filter(tool => tool.for === undefined || tool.for.includes(kind));
    });
    var validateCall = (async function validateCall({name: name, parameters: parameters}, args) {
      if ((0, json_schema.Ks)(parameters, args)) return undefined;
      const faults = (0, json_schema.d9)(await validatorOf(parameters), args);
      if (faults.length === 0) return undefined;
      const expected = `Expected: ${describeParameters(parameters)}`;
      return (0, tool.V2)("invalid_arguments", `${name}: ${faults.join(" ")}`, expected);
    });
    var loadEditing = (function loadEditing() {
      return Promise.all([ __webpack_require__.e(1050), __webpack_require__.e(9397) ]).then(__webpack_require__.bind(__webpack_require__, 29397));
    });
    __webpack_require__.d(__webpack_exports__, {
      FJ: () => builtinTools,
      VO: () => externalTools,
      D6: () => loadEditing,
      Jr: () => toolsFor,
      fk: () => unknownTool,
      tD: () => validateCall
    });
    var cut = __webpack_require__(24192);
    var add_review_comment = __webpack_require__(60724);
    var tools_args = __webpack_require__(35835);
    var background_commands = __webpack_require__(17337);
    var ports_git = __webpack_require__(11507);
    var tool = __webpack_require__(6292);
    var attempt = __webpack_require__(91513);
    const COMMANDS = [ "log", "diff", "show", "blame", "status" ];
    const gitRead = {
      name: "git_read",
      description: "Read git: log, show (a commit, or a file at it) or blame of rev; diff from (HEAD) to (the workspace).",
      parameters: {
        type: "object",
        properties: {
          command: {
            type: "string",
            enum: [ ...COMMANDS ]
          },
          rev: {
            type: "string",
            description: "Default HEAD; ~n may follow"
          },
          from: {
            type: "string"
          },
          to: {
            type: "string"
          },
          path: {
            type: "string"
          },
          start_line: {
            type: "integer",
            minimum: 1
          },
          end_line: {
            type: "integer",
            minimum: 1
          },
          count: {
            type: "integer",
            minimum: 1
          }
        },
        required: [ "command" ]
      },
      effect: "read",
      needs: ({path: path}) => [ (0, tools_args.QS)("read", path) ],
      async run(args, context, signal) {
        const {git: git, commit: commit} = context;
        if (git === undefined || commit === undefined) return (0, tool.hU)("git");
        const {answerFromGit: answerFromGit} = await __webpack_require__.e(3214).then(__webpack_require__.bind(__webpack_require__, 13214));
        const answering = (0, tool.an)(signal, () => answerFromGit(args, {
          git: git,
          head: commit,
          context: context
        }));
        return await answering.catch((0, attempt.Wj)(ports_git.XS, ({cause_: cause, message: message}) => (0, 
        tool.V2)(cause === "not_found" ? cause : "failed", message)));
      }
    };
    var external_node_path_ = __webpack_require__(76760);
    var lib_glob = __webpack_require__(52336);
    var tools_paths = __webpack_require__(46812);
    var tools_walk = __webpack_require__(10063);
    const MOST_PATHS = 300;
    const glob = {
      name: "glob",
      description: "Find files by glob, such as src/**/*.ts.",
      parameters: {
        type: "object",
        properties: {
          pattern: {
            type: "string",
            minLength: 1
          },
          dir_path: {
            type: "string"
          },
          case_sensitive: (0, tools_args.hy)({
            type: "boolean"
          }),
          respect_git_ignore: {
            type: "boolean"
          }
        },
        required: [ "pattern" ]
      },
      effect: "read",
      needs: ({dir_path: dir_path}) => [ (0, tools_args.QS)("read", dir_path) ],
      async run(args, context, signal) {
        const located = await (0, tools_paths.x5)((0, tools_args.U6)(args, "dir_path"), context);
        if ((0, tools_paths.H0)(located)) return located.answer;
        if ((await context.files.facts(located.absolute))?.kind !== "directory") {
          return (0, tool.V2)("not_found", `There is no directory ${(0, tools_paths.WG)(located.path)}.`);
        }
        const matches = matcher((0, tools_args.U6)(args, "pattern"), located.path, context, (0, 
        tools_args.bS)(args, "case_sensitive") ?? false);
        const walked = {
          cut: false
        };
        const paths = [];
        const walk = {
          directory: located.path,
          ignoring: (0, tools_args.VU)(args, context),
          links: true,
          signal: signal
        };
        for await (const files of (0, tools_walk.Fv)(walk, context, walked)) paths.push(...files.filter(path => matches(path) && context.mayRead(path)));
        if (signal.aborted) return (0, tool.V2)("cancelled", "The search was cancelled.");
        return answerPaths(paths, walked.cut);
      }
    };
    function matcher(pattern, directory, context, caseSensitive) {
      const absolute = external_node_path_.posix.isAbsolute(pattern) ? external_node_path_.posix.relative(context.workspace.root, pattern) : undefined;
      const matches = (0, lib_glob.tI)([ absolute ?? pattern ], {
        ignoreCase: !caseSensitive
      });
      const start = absolute === undefined && directory !== "" ? directory.length + 1 : 0;
      return path => matches(path.slice(start));
    }
    function answerPaths(paths, cut) {
      if (paths.length === 0) return {
        text: `No files found.${cut ? " The tree is too large to search whole; give a dir_path." : ""}`
      };
      const left = paths.length - MOST_PATHS;
      const shown = [ ...paths ].sort().slice(0, MOST_PATHS).map(tools_paths.P8);
      return {
        text: [ ...shown, ...left > 0 ? [ `[${left} more; narrow the pattern]` ] : [] ].join("\n")
      };
    }
    const googleWebSearch = {
      name: "google_web_search",
      description: "Search the web; answers with a summary and its sources.",
      parameters: {
        type: "object",
        properties: {
          query: {
            type: "string",
            minLength: 1,
            maxLength: 1e3
          }
        },
        required: [ "query" ]
      },
      effect: "read",
      needs: () => [],
      async run(args, context, signal) {
        const query = (0, tools_args.U6)(args, "query").trim();
        if (context.search === undefined) return (0, tool.hU)("A web search");
        if (query === "") return (0, tool.V2)("invalid_arguments", "The query is empty.");
        if (context.redact(query) !== query) {
          return (0, tool.V2)("denied", "Refused: the query holds a secret, or what looks like one.");
        }
        return await search(query, context.search, context, signal);
      }
    };
    async function search(query, ask, context, signal) {
      const result = await ask(query, signal);
      switch (result.kind) {
       case "found":
        {
          if (result.reply.text.trim() === "") return (0, tool.V2)("not_found", "The search found nothing.");
          return {
            text: context.mark(citeSources(result.reply), {
              what: "answer of a web search"
            })
          };
        }

       case "failed":
        return (0, tool.V2)("network", `The search failed: ${result.fault.message}`, result.fault.hint);

       case "cancelled":
        return (0, tool.V2)("cancelled", "The call was cancelled.");

       case "over_budget":
        return (0, tool.V2)("failed", "The run's budget leaves no room for a search.");

       default:
        return result;
      }
    }
    function citeSources({text: text, citations: citations, supports: supports = []}) {
      const bytes = Buffer.from(text.toWellFormed());
      const marks = new Map;
      for (const {end: end, citations: cited} of supports) {
        const at = endOfCharacter(bytes, end);
        const known = marks.get(at) ?? new Set;
        for (const index of cited) if (citations[index] !== undefined) known.add(index);
        marks.set(at, known);
      }
      const pieces = [];
      let from = 0;
      for (const [at, cited] of [ ...marks ].sort(([a], [b]) => a - b)) {
        pieces.push(bytes.toString("utf8", from, at), ...[ ...cited ].sort((a, b) => a - b).map(index => `[${index + 1}]`));
        from = at;
      }
      pieces.push(bytes.toString("utf8", from));
      return [ pieces.join(""), ...listSources(citations) ].join("\n\n");
    }
    function endOfCharacter(bytes, offset) {
      let at = Math.min(Math.max(0, Math.trunc(offset)), bytes.length);
      while (at < bytes.length && ((bytes[at] ?? 0) & 192) === 128) at++;
      return at;
    }
    function listSources(citations) {
      if (citations.length === 0) return [];
      const lines = citations.map(({title: title, uri: uri}, index) => {
        const name = title === undefined ? "" : `${(0, cut.Ku)(title.replaceAll(/\s+/g, " "), 200)} `;
        return `[${index + 1}] ${name}${(0, cut.Ku)(uri.replaceAll(/\s/g, "%20"), 2e3)}`;
      });
      return [ `Sources:\n${lines.join("\n")}` ];
    }
    var clip = __webpack_require__(2136);
    var seal = __webpack_require__(75423);
    var lib_parts = __webpack_require__(23782);
    const MOST_MATCHES = 100;
    const TIMEOUT_MS = 3e4;
    const COUNT = {
      type: "integer",
      minimum: 0
    };
    const LIMIT = {
      type: "integer",
      minimum: 1
    };
    const MOST_CONTEXT = 100;
    const MOST_LISTED = 1e3;
    const grepSearch = {
      name: "grep_search",
      description: "Search file contents by regular expression, line by line.",
      parameters: {
        type: "object",
        properties: {
          pattern: {
            type: "string",
            minLength: 1
          },
          dir_path: {
            type: "string",
            description: "Directory or file"
          },
          include_pattern: {
            type: "string",
            description: "Glob, such as *.ts"
          },
          exclude_pattern: (0, tools_args.hy)({
            type: "string"
          }),
          names_only: {
            type: "boolean"
          },
          case_sensitive: {
            type: "boolean"
          },
          fixed_strings: (0, tools_args.hy)({
            type: "boolean"
          }),
          context: COUNT,
          before: (0, tools_args.hy)(COUNT),
          after: (0, tools_args.hy)(COUNT),
          no_ignore: {
            type: "boolean",
            description: "Ignored files too"
          },
          max_matches_per_file: (0, tools_args.hy)(LIMIT),
          total_max_matches: LIMIT
        },
        required: [ "pattern" ]
      },
      effect: "read",
      needs: ({dir_path: dir_path}) => (0, tools_args.Mu)(dir_path),
      async run(args, context, signal) {
        const located = await (0, tools_paths.tF)((0, tools_args.U6)(args, "dir_path"), context);
        if ((0, tools_paths.H0)(located)) return located.answer;
        const facts = await context.files.facts(located.absolute);
        if (facts === undefined) return (0, tool.V2)("not_found", `There is no ${(0, tools_paths.WG)(located.path)}.`);
        const ignored = facts.kind === "directory" ? undefined : await (0, tools_walk.NK)(located, context);
        if (ignored !== undefined) return ignored;
        return await searchAndAnswer({
          query: parseQuery(args),
          located: located,
          directory: facts.kind === "directory",
          context: context,
          signal: signal
        });
      }
    };
    function grep_search_escape(text) {
      return text.replaceAll(/[\\^$.*+?()[\]{}|]/gu, String.raw`\$&`);
    }
    const POSIX_CLASSES = {
      alpha: "a-zA-Z",
      digit: "0-9",
      alnum: "a-zA-Z0-9",
      upper: "A-Z",
      lower: "a-z",
      space: String.raw`\s`,
      blank: String.raw` \t`,
      punct: String.raw`!-\/:-@\[-\x60{-~`,
      xdigit: "0-9a-fA-F",
      word: String.raw`\w`
    };
    const SEEN_COLUMNS = 1e3;
    const MARGIN = 250;
    function formatNames(files, most, context) {
      return files.slice(0, most).map(({path: path}) => namePath(path, context)).join("\n");
    }
    function nthMatch({lines: lines}, nth) {
      let seen = 0;
      const index = lines.findIndex(({match: match}) => match && ++seen > nth);
      return index === -1 ? lines.length : index;
    }
    var git_names = __webpack_require__(27905);
    const MOST_ENTRIES = 1e3;
    const listDirectory = {
      name: "list_directory",
      description: "List a directory, with sizes.",
      parameters: {
        type: "object",
        properties: {
          dir_path: {
            type: "string"
          },
          ignore: (0, tools_args.hy)({
            type: "array",
            items: {
              type: "string"
            }
          }),
          file_filtering_options: tools_args.DP
        },
        required: [ "dir_path" ]
      },
      effect: "read",
      needs: ({dir_path: dir_path}) => [ (0, tools_args.QS)("read", dir_path) ],
      async run(args, context) {
        const located = await (0, tools_paths.x5)((0, tools_args.U6)(args, "dir_path"), context);
        if ((0, tools_paths.H0)(located)) return located.answer;
        const facts = await context.files.facts(located.absolute);
        const name = (0, tools_paths.WG)(located.path);
        if (facts === undefined) return (0, tool.V2)("not_found", `There is no directory ${name}.`);
        if (facts.kind !== "directory") return (0, tool.V2)("not_a_directory", `${name} is not a directory.`, "Use read_file.");
        return await answerListing(located, args, context);
      }
    };
    async function answerListing(located, args, context) {
      const {entries: entries, undecodable: undecodable} = await context.files.list(located.absolute);
      const ignoring = (0, tools_args.Lz)(args, context);
      const ignored = await (0, tools_walk.pQ)(located.path, context, ignoring);
      const ignore = (0, tools_args.fh)(args, "ignore");
      const leaveOut = (0, lib_glob.tI)(ignore);
      const visible = entries.filter(({name: name}) => !(0, git_names.M$)(name) && !leaveOut(name));
      const shown = visible.filter(({name: name, kind: kind}) => !ignored.has(name, kind === "directory")).sort(directoriesFirst);
      const lines = await Promise.all(shown.slice(0, MOST_ENTRIES).map(entry => describe(entry, located, context)));
      const notes = (0, lib_parts.Eb)([ note(shown.length - MOST_ENTRIES, "more entries; narrow it with glob"), note(visible.length - shown.length, `ignored entries not shown${ignoring.git ? SHOW_IGNORED : ""}`), note(undecodable, "names that are not UTF-8 not shown") ]);
      return {
        text: [ ...lines.length === 0 ? [ "[nothing to show]" ] : lines, ...notes ].join("\n")
      };
    }
    const SHOW_IGNORED = "; file_filtering_options.respect_git_ignore = false shows what git ignores";
    function directoriesFirst(a, b) {
      const rank = Number(b.kind === "directory") - Number(a.kind === "directory");
      return rank === 0 ? a.name < b.name ? -1 : 1 : rank;
    }
    var merge_base_branch = __webpack_require__(63693);
    var read_check_logs = __webpack_require__(96299);
    var read_file = __webpack_require__(9713);
    var github_answer = __webpack_require__(11076);
    const readIssue = {
      name: "read_issue",
      description: "Read an issue's or pull request's text and comments, newest on page 1.",
      parameters: {
        type: "object",
        properties: {
          number: {
            type: "integer",
            minimum: 1,
            description: "Default: the one at hand"
          },
          page: {
            type: "integer",
            minimum: 1
          }
        }
      },
      effect: "read",
      needs: () => [],
      async run(args, context, signal) {
        const {github: github, subject: subject} = context;
        if (github === undefined) return (0, tool.hU)("GitHub");
        const number = (0, tools_args.WI)(args, "number") ?? subject?.number;
        if (number === undefined) return (0, tool.V2)("invalid_arguments", "This run is about no issue: give a number.");
        const page = (0, tools_args.WI)(args, "page") ?? 1;
        return await (0, github_answer.w)(signal, () => readDiscussion(number, page, github, context));
      }
    };
    const OWN = /^\s*<!-- remit:/;
    var encoding = __webpack_require__(95743);
    const MOST_FILES = 50;
    const readManyFiles = {
      name: "read_many_files",
      description: "Read several text files, by paths or globs.",
      parameters: {
        type: "object",
        properties: {
          include: {
            type: "array",
            items: {
              type: "string",
              minLength: 1
            },
            minItems: 1
          },
          exclude: {
            type: "array",
            items: {
              type: "string"
            }
          },
          file_filtering_options: tools_args.DP
        },
        required: [ "include" ]
      },
      effect: "read",
      needs: args => (0, tools_args.fh)(args, "include").map(glob => (0, tools_args.QS)("read", (0, 
      lib_glob.bx)(glob))),
      async run(args, context, signal) {
        const include = (0, tools_args.fh)(args, "include");
        const places = await Promise.all(include.map(glob => (0, tools_paths.x5)((0, lib_glob.bx)(glob), context)));
        const outside = places.find(tools_paths.H0);
        if (outside !== undefined) return outside.answer;
        const {paths: paths, missing: missing} = await findFiles(args, context, signal);
        if (signal.aborted) return (0, tool.V2)("cancelled", "The call was cancelled.");
        if (paths.length === 0) return (0, tool.V2)("not_found", `No files match ${include.join(", ")}.`, "Globs find no ignored files; full paths do.");
        return await readAll(paths, missing, context);
      }
    };
    async function findFiles(args, context, signal) {
      const include = (0, tools_args.fh)(args, "include");
      const unwanted = (0, lib_glob.tI)((0, tools_args.fh)(args, "exclude"));
      const globs = include.filter(glob => (0, lib_glob.bx)(glob) !== glob);
      const named = include.filter(glob => (0, lib_glob.bx)(glob) === glob);
      const there = await Promise.all(named.map(path => spelledOut(path, context)));
      const paths = there.flat();
      const matches = (0, lib_glob.tI)(globs);
      const walk = {
        directory: "",
        ignoring: (0, tools_args.Lz)(args, context),
        links: false,
        signal: signal
      };
      if (globs.length > 0) {
        for await (const files of (0, tools_walk.Fv)(walk, context, {
          cut: false
        })) paths.push(...files.filter(matches));
      }
      const readable = [ ...new Set(paths) ].filter(path => context.mayRead(path));
      const empty = globs.filter(glob => !readable.some((0, lib_glob.tI)([ glob ])));
      const missing = [ ...named.filter((_, index) => there[index]?.length === 0), ...empty ];
      return {
        paths: readable.filter(path => !unwanted(path)).sort(),
        missing: missing
      };
    }
    async function spelledOut(path, context) {
      const located = await (0, tools_paths.x5)(path, context);
      return (0, tools_paths.H0)(located) || !await context.files.exists(located.absolute) ? [] : [ located.path ];
    }
    function named(what, all) {
      return all.length === 0 ? [] : [ `[${what}: ${(0, lib_parts.KE)(all, 100)}]` ];
    }
    const LEAST_ROOM = 1e3;
    async function readOne(path, room, context) {
      const located = await (0, tools_paths.x5)(path, context);
      if ((0, tools_paths.H0)(located)) return `=== ${(0, tools_paths.P8)(path)}: ${located.answer.text}`;
      const facts = await context.files.facts(located.absolute);
      if (facts?.kind !== "file" || facts.size > clip.uZ) return `=== ${(0, tools_paths.P8)(path)}: [not a file that can be read]`;
      const bytes = await (0, tools_paths.io)(located, context);
      if ((0, tools_paths.H0)(bytes)) return `=== ${(0, tools_paths.P8)(path)}: ${bytes.answer.text}`;
      if ((0, encoding.Go)(bytes)) return `=== ${(0, tools_paths.P8)(path)}: [binary file of ${bytes.length} bytes; read_file shows images and documents]`;
      const utf8 = (0, read_file.Pq)(bytes);
      const lines = (0, read_file.iq)(utf8, 1, 2e3, context.redact);
      const text = lines.join("\n");
      if (text.length > room || (0, read_file.lt)(utf8) > lines.length) return undefined;
      context.seen.note(located.path, (0, seal.ol)(bytes));
      return `=== ${(0, tools_paths.P8)(path)}\n${text}`;
    }
    var shown_lines = __webpack_require__(61319);
    const PARTS = [ "files", "diff", "reviews", "threads" ];
    const readPullRequest = {
      name: "read_pull_request",
      description: "Read a pull request's description, and the parts in show.",
      parameters: {
        type: "object",
        properties: {
          number: {
            type: "integer",
            minimum: 1,
            description: "Default: the one at hand"
          },
          show: {
            type: "array",
            items: {
              type: "string",
              enum: [ ...PARTS ]
            },
            description: 'Default ["files"]'
          },
          path: {
            type: "string",
            description: "Only its diff"
          },
          page: {
            type: "integer",
            minimum: 1,
            description: "Of reviews and threads"
          }
        }
      },
      effect: "read",
      needs: () => [],
      async run(args, context, signal) {
        const {github: github, subject: subject} = context;
        if (github === undefined) return (0, tool.hU)("GitHub");
        const number = (0, tools_args.WI)(args, "number") ?? (subject?.kind === "pull" ? subject.number : undefined);
        if (number === undefined) return (0, tool.V2)("invalid_arguments", "This run is about no pull request: give a number.");
        const path = (0, tools_args.mR)(args, "path");
        const given = (0, tools_args.fh)(args, "show");
        const wanted = given.length > 0 ? given : [ path === undefined ? "files" : "diff" ];
        const query = {
          number: number,
          path: path,
          page: (0, tools_args.WI)(args, "page") ?? 1,
          parts: new Set(wanted)
        };
        return await (0, github_answer.w)(signal, () => readPull(query, github, context));
      }
    };
    function read_pull_request_describe({number: number, title: title, body: body, author: author, head: head, base: base}) {
      const source = {
        what: `pull request #${number}`,
        author: `@${author.login}`,
        markdown: true
      };
      return {
        text: `# ${title}\n\nFrom ${head.name} into ${base.name}\n\n${body}`,
        source: source
      };
    }
    function listFiles(files) {
      const lines = files.map(({path: path, status: status, added: added, removed: removed}) => `${status} ${path} +${added} -${removed}`);
      return {
        text: [ `${files.length} files`, ...lines ].join("\n"),
        source: {
          what: "files of the pull request"
        }
      };
    }
    function showDiff(files, {mayRead: mayRead}) {
      const patches = files.map(file => (0, shown_lines.w)(file, file.patch ?? NO_DIFF, mayRead));
      return {
        text: patches.join("\n"),
        source: {
          what: "diff of the pull request"
        }
      };
    }
    const NO_DIFF = "[no diff from GitHub: binary, only renamed or too large; try git_read]";
    const STATES = {
      approved: "review that approves",
      changes_requested: "review that requests changes",
      commented: "review",
      dismissed: "dismissed review",
      pending: "pending review"
    };
    function toReview({state: state, body: body, author: author, submittedAt: submittedAt}) {
      if (body.trim() === "" && state === "commented") return [];
      const source = {
        what: STATES[state],
        author: `@${author.login}`,
        at: submittedAt,
        markdown: true
      };
      return [ {
        text: body.trim() === "" ? "(no text)" : body,
        source: source
      } ];
    }
    function openLast(a, b) {
      return Number(b.resolved) - Number(a.resolved);
    }
    function toComments(thread) {
      const {path: path, line: line, startLine: startLine, side: side, resolved: resolved, outdated: outdated, comments: comments} = thread;
      const lines = line === undefined ? "" : `:${startLine === undefined ? "" : `${startLine}-`}${line}`;
      const states = (0, lib_parts.Eb)([ side === "LEFT" && "old file", resolved ? "resolved" : "open", outdated && "outdated" ]);
      return comments.map(({body: body, author: author, createdAt: createdAt}, index) => {
        const what = `${index === 0 ? "review comment" : "reply"} on ${path}${lines} (${states.join(", ")})`;
        return {
          text: body,
          source: {
            what: what,
            author: `@${author.login}`,
            at: createdAt,
            markdown: true
          }
        };
      });
    }
    const replace = {
      name: "replace",
      description: "Replace old_string by new_string in a file that was read. Give it exactly, with lines around that make it unique.",
      parameters: {
        type: "object",
        properties: {
          file_path: {
            type: "string"
          },
          instruction: {
            type: "string"
          },
          old_string: {
            type: "string",
            description: "Empty creates the file"
          },
          new_string: {
            type: "string"
          },
          allow_multiple: {
            type: "boolean",
            description: "Every occurrence"
          }
        },
        required: [ "file_path", "old_string", "new_string" ]
      },
      effect: "write",
      for: [ "change" ],
      needs: ({file_path: file_path}) => [ (0, tools_args.QS)("write", file_path) ],
      async run(args, context, signal) {
        const {replaceText: replaceText} = await Promise.all([ __webpack_require__.e(1050), __webpack_require__.e(9397) ]).then(__webpack_require__.bind(__webpack_require__, 29397));
        return await replaceText(parseEdit(args), context, signal);
      }
    };
    var run_shell_command = __webpack_require__(62058);
    const FILE = "GEMINI.md";
    const HEADING = "## Remit memory";
    const saveMemory = {
      name: "save_memory",
      description: `Add a fact for later runs to ${FILE}, when somebody asks to remember it.`,
      parameters: {
        type: "object",
        properties: {
          fact: {
            type: "string",
            minLength: 1,
            maxLength: 1e3,
            description: "One sentence"
          }
        },
        required: [ "fact" ]
      },
      effect: "write",
      for: [ "change" ],
      needs: () => [ (0, tools_args.QS)("write", FILE) ],
      async run(args, context) {
        const fact = oneLine((0, tools_args.U6)(args, "fact"));
        if (fact === "") return (0, tool.V2)("invalid_arguments", "The fact is empty.");
        const located = await (0, tools_paths.x5)(FILE, context);
        if ((0, tools_paths.H0)(located)) return located.answer;
        if (located.path !== FILE) {
          return (0, tool.V2)("protected", `${FILE} is a link to ${located.path}.`, "Write the fact there with replace.");
        }
        if (await context.files.facts(located.absolute) === undefined) return await remember(fact, located, undefined, context);
        const {loadText: loadText} = await Promise.all([ __webpack_require__.e(1050), __webpack_require__.e(9397) ]).then(__webpack_require__.bind(__webpack_require__, 29397));
        const before = await loadText(located, context);
        return (0, tools_paths.H0)(before) ? before.answer : await remember(fact, located, before, context);
      }
    };
    async function remember(fact, located, before, context) {
      const old = before?.text ?? "";
      const line = `- ${fact}`;
      const eol = old.includes("\r\n") ? "\r\n" : "\n";
      const lines = old.split(/\r?\n/u);
      if (lines.includes(line)) return (0, tool.V2)("no_change", `${FILE} says so already.`);
      const text = insert(lines, line).join(eol);
      const seen = context.seen.digest(located.path);
      const {storeText: storeText} = await Promise.all([ __webpack_require__.e(1050), __webpack_require__.e(9397) ]).then(__webpack_require__.bind(__webpack_require__, 29397));
      const answer = await storeText(located, before, text, `Added to ${FILE}`, context);
      if (seen !== before?.digest) context.seen.note(located.path, seen ?? "");
      return answer;
    }
    function insert(lines, line) {
      const heading = lines.findIndex(one => one.trim() === HEADING);
      if (heading === -1) {
        const end = lines.findLastIndex(one => one.trim() !== "") + 1;
        return [ ...lines.slice(0, end), ...end === 0 ? [] : [ "" ], HEADING, "", line, "" ];
      }
      const next = lines.findIndex((one, index) => index > heading && /^#{1,2} /.test(one));
      const section = lines.slice(heading, next === -1 ? lines.length : next);
      const last = heading + section.findLastIndex(one => one.trim() !== "");
      const gap = last === heading ? [ "" ] : [];
      const rest = lines.slice(last + 1);
      return [ ...lines.slice(0, last + 1), ...gap, line, ...rest.length === 0 ? [ "" ] : rest ];
    }
    var json_schema = __webpack_require__(50502);
    var lib_media = __webpack_require__(45800);
    var external_node_util_ = __webpack_require__(57975);
    const MOST_PAGES = 20;
    const webFetch = {
      name: "web_fetch",
      description: "Fetch the text of web pages, from hosts the policy allows. Other words of the prompt are not read.",
      parameters: {
        type: "object",
        properties: {
          prompt: {
            type: "string",
            description: `Has the URLs, ${MOST_PAGES} at most`
          },
          url: {
            type: "string"
          }
        }
      },
      effect: "read",
      needs: args => {
        const hosts = addressesOf(args).flatMap(address => address.kind === "address" ? [ address.host ] : []);
        return [ ...new Set(hosts) ].map(host => ({
          kind: "host",
          host: host
        }));
      },
      async run(args, context, signal) {
        const {web: web} = context;
        if (web === undefined) return (0, tool.hU)("The web");
        const addresses = addressesOf(args);
        const refusal = refuse(addresses);
        if (refusal !== undefined) return refusal;
        const good = addresses.flatMap(address => address.kind === "address" ? [ address ] : []);
        const pages = await Promise.all(good.map(address => fetchPage(address, web, context, signal)));
        return await answerPages(pages, context);
      }
    };
    const AROUND = 600;
    async function answerPages(pages, context) {
      const lengths = pages.map(page => page.kind === "page" ? page.text.length : 0);
      const shares = (0, clip.nU)(lengths, (0, clip.rH)(context) - AROUND * pages.length);
      const blocks = await Promise.all(pages.map((page, index) => showPage(page, shares[index] ?? 0, pages, context)));
      const whole = lengths.reduce((sum, length) => sum + length, 0);
      const [first] = pages;
      const media = showable(pages).map(({media: one}) => one);
      const error = first?.kind === "failed" && pages.every(({kind: kind}) => kind === "failed") ? {
        error: first.error
      } : {};
      const clipped = blocks.some(block => block.clipped) ? {
        clippedFrom: whole
      } : {};
      return {
        text: blocks.map(({text: text}) => text).join("\n\n"),
        ...error,
        ...clipped,
        ...media.length === 0 ? {} : {
          media: media
        }
      };
    }
    function showable(pages) {
      let left = lib_media.j3;
      return pages.flatMap(page => {
        if (page.kind !== "document" || page.bytes > left) return [];
        left -= page.bytes;
        return [ page ];
      });
    }
    function showDocument(page, pages, context) {
      const what = `${page.media.mimeType}, ${page.bytes} bytes`;
      const shown = showable(pages).includes(page) ? what : `${what}, too large to be shown with the others; fetch it alone`;
      return context.mark(shown, {
        what: `web page ${page.url.slice(0, 300)}`
      });
    }
    async function showPage(page, share, pages, context) {
      const name = page.url.slice(0, 300);
      if (page.kind === "document") return {
        text: showDocument(page, pages, context),
        clipped: false
      };
      if (page.kind === "failed") return {
        text: `Could not fetch ${name}: ${page.why}.`,
        clipped: false
      };
      const {text: text, clipped: clipped} = await (0, clip.vY)("web_fetch", page.text, share, context);
      return {
        text: context.mark(text.trim() === "" ? "(no text)" : text, {
          what: `web page ${name}`
        }),
        clipped: clipped
      };
    }
    function addressesOf(args) {
      const found = [ ...(0, tools_args.U6)(args, "prompt").matchAll(/\bhttps?:\/\/[^\s<>"`]+/gi) ].map(([url]) => trimEnd(url));
      const written = new Set((0, lib_parts.Eb)([ (0, tools_args.mR)(args, "url")?.trim(), ...found ]));
      return [ ...written ].map(one => readAddress(one));
    }
    function trimEnd(url) {
      const trimmed = url.replace(/[.,;:!?'*_]+$/, "");
      const last = trimmed.at(-1) ?? "";
      const opening = BRACKETS[last];
      const isLoose = opening !== undefined && trimmed.split(opening).length < trimmed.split(last).length;
      return isLoose ? trimEnd(trimmed.slice(0, -1)) : trimmed;
    }
    const BRACKETS = {
      ")": "(",
      "]": "[",
      "}": "{"
    };
    const LONGEST = 4e3;
    function readAddress(written, base) {
      const faulty = why => ({
        kind: "faulty",
        written: (0, cut.Ku)(written, 200),
        why: why
      });
      if (written.length > LONGEST) return faulty(`it has more than ${LONGEST} characters`);
      if (/[\u0000-\u0020\u007f\\]/.test(written)) return faulty("it has a blank, a control character or a backslash");
      if (!URL.canParse(written, base?.href)) return faulty("it is not an address; write https://host/path");
      const url = new URL(written, base?.href);
      if (url.protocol !== "https:" && url.protocol !== "http:") return faulty("only http and https are fetched");
      if (url.username !== "" || url.password !== "") return faulty("it holds a user name or a password");
      if (url.port !== "") return faulty("it names a port; only the usual ports are fetched from");
      const host = url.hostname.replace(/\.$/, "");
      if (host === "" || host.endsWith(".")) return faulty("it names no host");
      return {
        kind: "address",
        url: url,
        host: host,
        written: written
      };
    }
    const MOST_REDIRECTS = 5;
    const MOST_BYTES = 10 * 1024 * 1024;
    const MOST_MS = 3e4;
    async function fetchPage(first, web, context, signal) {
      const start = context.clock.elapsed();
      let at = first;
      for (let redirects = 0; ;redirects++) {
        if (leaks(at, context)) return failed(at, "denied", "the address holds a secret, or what looks like one");
        const timeoutMs = MOST_MS - (context.clock.elapsed() - start);
        const request = {
          url: at.url,
          maxBytes: MOST_BYTES,
          timeoutMs: timeoutMs,
          signal: signal
        };
        const answer = timeoutMs > 0 ? await web.fetch(request) : {
          kind: "timed_out"
        };
        if (answer.kind !== "answered") return failed(at, ...whyNot(answer));
        if (answer.location === undefined) return await readPage(at, answer);
        if (redirects === MOST_REDIRECTS) return failed(first, "network", `it redirects more than ${MOST_REDIRECTS} times`);
        const next = readAddress(answer.location, at.url);
        if (next.kind === "faulty") return failed(at, "network", `it redirects to ${quote(next.written)}: ${next.why}`);
        if (next.host !== at.host && context.allowsHost?.(next.host) !== true) {
          const why = `it redirects to ${quote(next.url.href)}, and the policy does not allow ${next.host}`;
          return failed(at, "denied", why);
        }
        at = next;
      }
    }
    function leaks({url: url, written: written}, {redact: redact}) {
      return [ written, url.href ].some(text => redact(text) !== text);
    }
    function quote(text) {
      return JSON.stringify((0, cut.Ku)(text, 300));
    }
    const PDF = "application/pdf";
    const TEXT = /^text\/|[/+](?:json|xml|yaml|x-yaml|toml|javascript|ecmascript|x-sh|x-ndjson|graphql|sql)$/;
    var distance = __webpack_require__(61349);
    const writeFile = {
      name: "write_file",
      description: "Write a whole file and its directories. Read an existing one first; small changes by replace.",
      parameters: {
        type: "object",
        properties: {
          file_path: {
            type: "string"
          },
          content: {
            type: "string",
            description: "Nothing elided"
          }
        },
        required: [ "file_path", "content" ]
      },
      effect: "write",
      for: [ "change" ],
      needs: ({file_path: file_path}) => [ (0, tools_args.QS)("write", file_path) ],
      async run(args, context) {
        const path = (0, tools_args.U6)(args, "file_path");
        const content = (0, tools_args.U6)(args, "content");
        if ((0, tools_args.KK)(path)) return (0, tool.V2)("protected", `${path} is a kept output; it can only be read.`);
        const located = await (0, tools_paths.x5)(path, context);
        if ((0, tools_paths.H0)(located)) return located.answer;
        const {createText: createText, loadText: loadText, overwriteText: overwriteText} = await Promise.all([ __webpack_require__.e(1050), __webpack_require__.e(9397) ]).then(__webpack_require__.bind(__webpack_require__, 29397));
        if (await context.files.facts(located.absolute) === undefined) return await createText(located, content, context);
        const before = await loadText(located, context);
        return (0, tools_paths.H0)(before) ? before.answer : await overwriteText(located, before, content, context);
      }
    };
    const STATUSES = [ "pending", "in_progress", "completed", "cancelled", "blocked" ];
    const writeTodos = {
      name: "write_todos",
      description: "Set the whole list of a longer task's subtasks; people see it. One in_progress at most.",
      parameters: {
        type: "object",
        properties: {
          todos: {
            type: "array",
            maxItems: 50,
            items: {
              type: "object",
              properties: {
                description: {
                  type: "string",
                  minLength: 1
                },
                status: {
                  type: "string",
                  enum: [ ...STATUSES ]
                }
              },
              required: [ "description", "status" ]
            }
          }
        },
        required: [ "todos" ]
      },
      effect: "write",
      needs: () => [],
      run(args) {
        const todos = (0, tools_args.vt)(args, "todos").map(item => toTodo((0, tools_args.eB)(item)));
        const active = todos.filter(({status: status}) => status === "in_progress").length;
        if (active > 1) {
          return Promise.resolve((0, tool.V2)("invalid_arguments", `${active} todos are in_progress; at most one can be.`));
        }
        const open = todos.filter(({status: status}) => status !== "completed" && status !== "cancelled").length;
        return Promise.resolve({
          text: todos.length === 0 ? "The list is empty." : `${todos.length} todos, ${open} open.`,
          todos: todos
        });
      }
    };
    function toTodo(item) {
      const status = STATUSES.find(one => one === item["status"]) ?? "pending";
      return {
        description: (0, tools_args.U6)(item, "description"),
        status: status
      };
    }
    var lib_once = __webpack_require__(40627);
    const builtinTools = [ read_file.TA, readManyFiles, listDirectory, glob, grepSearch, writeFile, replace, run_shell_command.f3, background_commands.ku, background_commands.sZ, writeTodos ];
    const externalTools = [ gitRead, readIssue, readPullRequest, read_check_logs.Mn, add_review_comment.dU, webFetch, googleWebSearch, saveMemory, merge_base_branch.c ];
    const validatorOf = (0, lib_once.Mh)(parameters => (0, json_schema.R_)(parameters));
    function describeParameters(schema) {
      const properties = (0, tools_args.gm)(schema, "properties");
      const required = (0, tools_args.fh)(schema, "required");
      const parts = Object.entries(properties).map(([name, property]) => `${name}${required.includes(name) ? "" : "?"}: ${typeOf((0, 
      tools_args.eB)(property))}`);
      return parts.length === 0 ? "no arguments" : parts.join(", ");
    }
    function typeOf(property) {
      const values = (0, tools_args.vt)(property, "enum");
      if (values.length > 0) return values.map(value => JSON.stringify(value)).join("|");
      if (property["type"] === "array") return `${typeOf((0, tools_args.gm)(property, "items"))}[]`;
      return property["properties"] === undefined ? (0, tools_args.mR)(property, "type") ?? "any" : `{${describeParameters(property)}}`;
    }
    function unknownTool(given, known) {
      const name = (0, cut.Ku)(given, 100);
      const within = other => other.includes(name) || name.includes(other) ? Math.max(other.length, name.length) : Math.max(2, Math.floor(other.length / 2));
      const near = (0, distance.oM)(name, known, within).slice(0, 3);
      const hint = near.length > 0 ? `Did you mean ${near.join(", ")}?` : `There are: ${known.join(", ")}.`;
      return (0, tool.V2)("unknown_tool", `There is no tool ${JSON.stringify(name)}.`, hint);
    }
  }),
  11076: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var refusalOf = (function refusalOf({status: status, message: message}) {
      if (status === 404 || status === 410) return (0, _tool_js__WEBPACK_IMPORTED_MODULE_0__.V2)("not_found", message);
      return (0, _tool_js__WEBPACK_IMPORTED_MODULE_0__.V2)(status === 403 || status === 401 ? "denied" : "network", message);
    });
    var sizeOf = (function sizeOf(blocks, most) {
      return blocks.reduce((sum, {text: text}) => sum + Math.min(text.length, most) + AROUND, 0);
    });
    var show = (async function show({text: text, source: source}, share, tool, context) {
      return context.mark((await (0, _clip_js__WEBPACK_IMPORTED_MODULE_3__.vY)(tool, text, share, context)).text, source);
    });
    __webpack_require__.d(__webpack_exports__, {
      w: () => answeringGitHub,
      x: () => renderAnswer
    });
    var _ports_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71888);
    var _clip_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2136);
    var _tool_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6292);
    var _lib_attempt_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91513);
    async function answeringGitHub(signal, work) {
      return await (0, _tool_js__WEBPACK_IMPORTED_MODULE_0__.an)(signal, work).catch((0, 
      _lib_attempt_js__WEBPACK_IMPORTED_MODULE_1__.Wj)(_ports_js__WEBPACK_IMPORTED_MODULE_2__.y, refusalOf));
    }
    const AROUND = 400;
    const POST_CHARS = 6e3;
    async function renderAnswer({head: head, opening: opening, posts: posts}, page, tool, context) {
      const room = (0, _clip_js__WEBPACK_IMPORTED_MODULE_3__.rH)(context) - head.length - AROUND;
      const first = Math.min(room / 2, sizeOf(opening, Infinity));
      const {from: from, to: to} = pageOf(posts, page, room - first, room);
      const shown = [ ...page === 1 ? opening : [], ...posts.slice(from, to) ];
      const lengths = shown.map(({text: text}) => text.length);
      const shares = (0, _clip_js__WEBPACK_IMPORTED_MODULE_3__.nU)(lengths, room - AROUND * shown.length);
      const texts = await Promise.all(shown.map((block, index) => show(block, shares[index] ?? 0, tool, context)));
      const notes = noteOf(posts.length, from, to, page);
      return [ head, ...texts, ...notes ].join("\n\n");
    }
    function pageOf(blocks, page, firstRoom, room) {
      let to = blocks.length;
      for (let at = 1; ;at++) {
        let [from, left] = [ to, at === 1 ? firstRoom : room ];
        while (from > 0) {
          left -= sizeOf(blocks.slice(from - 1, from), POST_CHARS);
          if (left < 0 && from < to) break;
          from--;
        }
        if (at === page || from === 0) return at === page ? {
          from: from,
          to: to
        } : {
          from: 0,
          to: 0
        };
        to = from;
      }
    }
    function noteOf(all, from, to, page) {
      if (all === 0) return [];
      if (from === to) return [ `[There is nothing on page ${page}.]` ];
      const older = from > 0 ? ` Older ones are on page ${page + 1}.` : "";
      return older === "" && to === all ? [] : [ `[${from + 1} to ${to} of ${all} comments.${older}]` ];
    }
  }),
  63693: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      c: () => mergeBaseBranch
    });
    var _tool_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6292);
    const mergeBaseBranch = {
      name: "merge_base_branch",
      description: "Merge the base branch into the workspace: to resolve conflicts, or when asked to update or rebase the branch. Conflicts are between diff3 markers. Call it before you edit; git merge and rebase do not do it.",
      parameters: {
        type: "object",
        properties: {}
      },
      effect: "write",
      for: [ "change" ],
      needs: () => [],
      run: async (_args, {mergeBase: mergeBase}) => mergeBase === undefined ? (0, _tool_js__WEBPACK_IMPORTED_MODULE_0__.hU)("The base branch") : await mergeBase()
    };
  }),
  96299: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var commitOf = (async function commitOf(args, github, {subject: subject, commit: commit}) {
      const [number, ref] = [ (0, _args_js__WEBPACK_IMPORTED_MODULE_0__.WI)(args, "number"), (0, 
      _args_js__WEBPACK_IMPORTED_MODULE_0__.mR)(args, "ref") ];
      if (number !== undefined) return (await github.pull(number)).head.sha;
      if (ref !== undefined) {
        if (/^[0-9a-f]{40}$/.test(ref)) return ref;
        const branch = await github.branch(ref);
        return branch?.sha ?? (0, _tool_js__WEBPACK_IMPORTED_MODULE_1__.V2)("not_found", `There is no branch ${JSON.stringify((0, 
        _lib_cut_js__WEBPACK_IMPORTED_MODULE_3__.Ku)(ref, 200))}.`);
      }
      const sha = subject?.head?.sha ?? commit;
      return sha ?? (0, _tool_js__WEBPACK_IMPORTED_MODULE_1__.V2)("invalid_arguments", "This run is about no commit: give a number or a ref.");
    });
    var leftOut = (function leftOut(lines) {
      return `[\u2026 ${lines} ${lines === 1 ? "line" : "lines"} \u2026]`;
    });
    __webpack_require__.d(__webpack_exports__, {
      Mn: () => readCheckLogs,
      aY: () => cleanLog,
      wz: () => cutToFailure
    });
    var _lib_cut_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24192);
    var _ports_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(71888);
    var _args_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35835);
    var _clip_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2136);
    var _github_answer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11076);
    var _tool_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6292);
    var _lib_attempt_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(91513);
    const readCheckLogs = {
      name: "read_check_logs",
      description: "Read the logs of a commit's failed checks.",
      parameters: {
        type: "object",
        properties: {
          number: {
            type: "integer",
            minimum: 1,
            description: "Pull request; default: this commit"
          },
          ref: {
            type: "string",
            description: "Branch or commit"
          },
          job: (0, _args_js__WEBPACK_IMPORTED_MODULE_0__.hy)({
            type: "string",
            description: "Part of a job's name"
          })
        }
      },
      effect: "read",
      needs: () => [],
      async run(args, context, signal) {
        const {github: github} = context;
        if (github === undefined) return (0, _tool_js__WEBPACK_IMPORTED_MODULE_1__.hU)("GitHub");
        return await (0, _github_answer_js__WEBPACK_IMPORTED_MODULE_2__.w)(signal, async () => {
          const sha = await commitOf(args, github, context);
          return typeof sha === "string" ? await readChecks(sha, (0, _args_js__WEBPACK_IMPORTED_MODULE_0__.mR)(args, "job"), github, context) : sha;
        });
      }
    };
    const MOST_LOGS = 5;
    const MOST_BYTES = 2 * 1024 * 1024;
    async function readChecks(sha, job, github, context) {
      const [jobs, others] = await Promise.all([ github.jobs(sha), readOthers(sha, github) ]);
      const wanted = jobs.failed.filter(({name: name}) => job === undefined || name.includes(job));
      if (job !== undefined && wanted.length === 0) {
        const names = jobs.failed.map(({name: name}) => JSON.stringify(name)).join(", ");
        return (0, _tool_js__WEBPACK_IMPORTED_MODULE_1__.V2)("not_found", `No job that failed has ${JSON.stringify(job)} in its name.`, `Failed: ${names}.`);
      }
      const read = wanted.slice(0, MOST_LOGS);
      const broken = others.checks.filter(({conclusion: conclusion}) => conclusion !== undefined && !PASSED.has(conclusion));
      const share = Math.floor((0, _clip_js__WEBPACK_IMPORTED_MODULE_4__.rH)(context) * .8 / Math.max(1, read.length));
      const logs = await Promise.all(read.map(each => readLog(each, share, github, context)));
      const rest = wanted.slice(MOST_LOGS).map(({name: name}) => name);
      const opening = [ ...logs, ...rest.length === 0 ? [] : [ {
        text: rest.join("\n"),
        source: {
          what: "names of further jobs that failed"
        }
      } ], ...broken.map(toBlock) ];
      const counts = `${jobs.failed.length} jobs failed, ${jobs.passed} passed, ${jobs.running} still running`;
      const notes = [ `; ${broken.length} checks of other apps failed.`, ...others.notes ].join(" ");
      return {
        text: await (0, _github_answer_js__WEBPACK_IMPORTED_MODULE_2__.x)({
          head: `Checks of ${sha}: ${counts}${notes}`,
          opening: opening,
          posts: []
        }, 1, "read_check_logs", context)
      };
    }
    const PASSED = new Set([ "success", "neutral", "skipped", "stale" ]);
    async function readOthers(sha, github) {
      const reading = github.otherChecks(sha).then(checks => ({
        checks: checks,
        notes: []
      }));
      return await reading.catch((0, _lib_attempt_js__WEBPACK_IMPORTED_MODULE_5__.Wj)(_ports_js__WEBPACK_IMPORTED_MODULE_6__.y, error => ({
        checks: [],
        notes: [ `Those could not all be read: ${error.message}` ]
      })));
    }
    async function readLog(job, share, github, context) {
      const {id: id, name: name, workflow: workflow, conclusion: conclusion, steps: steps} = job;
      const log = await github.jobLog(id, MOST_BYTES);
      const at = steps.length === 0 ? "" : ` in ${steps.join(", ")}`;
      const source = {
        what: `log of the job ${name} of ${workflow}: ${conclusion}${at}`
      };
      if (log === undefined) return {
        text: "(GitHub keeps no log of it)",
        source: source
      };
      const text = cleanLog(log.text);
      if (text.length <= share && log.left === 0) return {
        text: text,
        source: source
      };
      const kept = await context.spill.keep("read_check_logs", text);
      const size = `${kept.text.length} characters in all. To read them: read_file ${kept.path}`;
      return {
        text: `${cutToFailure(kept.text, share)}\n[${size}]`,
        source: source
      };
    }
    function toBlock({name: name, app: app, conclusion: conclusion, summary: summary, url: url}) {
      return {
        text: `${summary}\n${url}`.trim(),
        source: {
          what: `check ${name} of ${app}: ${conclusion}`,
          markdown: true
        }
      };
    }
    function cleanLog(log) {
      return log.replaceAll("\r\n", "\n").replaceAll(/^\uFEFF?\d{4}-\d\d-\d\dT[\d:.]+Z ?/gm, "").replaceAll(COLOURS, "");
    }
    const COLOURS = new RegExp(String.raw`\u001b\[[0-?]*[ -/]*[@-~]`, "gu");
    const [BEFORE, AFTER] = [ 400, 10 ];
    function cutToFailure(log, most) {
      if (log.length <= most) return log;
      const lines = log.split("\n");
      const errors = lines.flatMap((line, index) => line.startsWith("##[error]") ? [ index ] : []);
      let best;
      let [low, high] = [ 0, BEFORE ];
      while (low <= high) {
        const before = Math.floor((low + high) / 2);
        const cut = showAround(lines, errors, before);
        if (cut.length <= most) [best, low] = [ cut, before + 1 ]; else high = before - 1;
      }
      return best === undefined || errors.length === 0 ? (0, _clip_js__WEBPACK_IMPORTED_MODULE_4__.BO)(log, most) : best;
    }
    function showAround(lines, errors, before) {
      const out = [];
      let next = 0;
      for (const error of errors) {
        const from = Math.max(next, error - before);
        const to = Math.min(lines.length, error + 1 + Math.min(AFTER, before));
        if (to <= next) continue;
        if (from > next) out.push(leftOut(from - next));
        out.push(...lines.slice(from, to));
        next = to;
      }
      if (next < lines.length) out.push(leftOut(lines.length - next));
      return out.join("\n");
    }
  }),
  9713: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var readLocated = (async function readLocated(located, range, context) {
      const facts = await (0, _paths_js__WEBPACK_IMPORTED_MODULE_3__.vg)(located, context);
      if ((0, _paths_js__WEBPACK_IMPORTED_MODULE_3__.H0)(facts)) return facts.answer;
      const ignored = await (0, _walk_js__WEBPACK_IMPORTED_MODULE_4__.NK)(located, context);
      if (ignored !== undefined) return ignored;
      if (!located.kept && facts.size > _clip_js__WEBPACK_IMPORTED_MODULE_5__.uZ) {
        const hint = "Search it with grep_search.";
        return (0, _tool_js__WEBPACK_IMPORTED_MODULE_2__.V2)("too_large", `${(0, _paths_js__WEBPACK_IMPORTED_MODULE_3__.WG)(located.path)} has ${facts.size} bytes; ${_clip_js__WEBPACK_IMPORTED_MODULE_5__.uZ} can be read.`, hint);
      }
      const bytes = await (0, _paths_js__WEBPACK_IMPORTED_MODULE_3__.io)(located, context);
      if ((0, _paths_js__WEBPACK_IMPORTED_MODULE_3__.H0)(bytes)) return bytes.answer;
      if (!located.kept) context.seen.note(located.path, (0, _lib_seal_js__WEBPACK_IMPORTED_MODULE_6__.ol)(bytes));
      return answerBytes(located, bytes, range, context);
    });
    var answerBytes = (function answerBytes(located, bytes, range, context) {
      const type = (0, _lib_media_js__WEBPACK_IMPORTED_MODULE_7__.JL)(located.path, bytes);
      if (type !== undefined) return answerMedia(located, bytes, type);
      if (!located.kept && (0, _lib_encoding_js__WEBPACK_IMPORTED_MODULE_8__.Go)(bytes)) {
        return (0, _tool_js__WEBPACK_IMPORTED_MODULE_2__.V2)("binary", `${(0, _paths_js__WEBPACK_IMPORTED_MODULE_3__.WG)(located.path)} is a binary file of ${bytes.length} bytes.`);
      }
      return answerLines(located, toUtf8(bytes), range, context);
    });
    var answerLines = (function answerLines(located, utf8, {first: first, last: last}, context) {
      const total = countLines(utf8);
      if (total === 0) return {
        text: "[The file is empty.]"
      };
      if (first > total) {
        return (0, _tool_js__WEBPACK_IMPORTED_MODULE_2__.V2)("invalid_arguments", `start_line ${first} is past the end: ${(0, 
        _paths_js__WEBPACK_IMPORTED_MODULE_3__.WG)(located.path)} has ${total} lines.`);
      }
      const wanted = sliceLines(utf8, first, Math.min(last, first + MOST_LINES - 1), context.redact);
      const lines = wanted.slice(0, countFitting(wanted, (0, _clip_js__WEBPACK_IMPORTED_MODULE_5__.rH)(context) - NOTE_CHARS));
      const end = first + lines.length - 1;
      if (first === 1 && end === total) return {
        text: lines.join("\n")
      };
      const more = end < total ? ` Read on with start_line ${end + 1}.` : "";
      return {
        text: `[Lines ${first} to ${end} of ${total}.${more}]\n${lines.join("\n")}`,
        ...end < Math.min(last, total) && {
          clippedFrom: utf8.length
        }
      };
    });
    var countFitting = (function countFitting(lines, most) {
      let used = 0;
      const index = lines.findIndex(line => (used += line.length + 1) > most);
      return index === -1 ? lines.length : Math.max(1, index);
    });
    var toUtf8 = (function toUtf8(bytes) {
      if ((0, node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes)) return bytes.subarray(0, 3).equals(MARK) ? bytes.subarray(3) : bytes;
      const decoded = (0, _lib_encoding_js__WEBPACK_IMPORTED_MODULE_8__.D4)(bytes);
      if (decoded === undefined || decoded.encoding === "utf-8 with invalid bytes") return bytes;
      return Buffer.from(decoded.text, "utf8");
    });
    var countLines = (function countLines(bytes) {
      let count = 0;
      for (let at = bytes.indexOf(LINE_FEED); at !== -1; at = bytes.indexOf(LINE_FEED, at + 1)) count += 1;
      return bytes.length > 0 && bytes.at(-1) !== LINE_FEED ? count + 1 : count;
    });
    var sliceLines = (function sliceLines(bytes, first, last, redact) {
      const lines = [];
      let number = 1;
      for (let at = 0; at < bytes.length && number <= last; number += 1) {
        const feed = bytes.indexOf(LINE_FEED, at);
        const end = feed === -1 ? bytes.length : feed;
        if (number >= first) lines.push(readLine(bytes.subarray(at, end), redact));
        at = end + 1;
      }
      return lines;
    });
    var readLine = (function readLine(bytes, redact) {
      if (bytes.length <= MOST_COLUMNS) return bytes.toString("utf8").replace(/\r$/u, "");
      const line = bytes.toString("utf8", 0, LOOKED_AT).replace(/\r$/u, "");
      return line.length <= MOST_COLUMNS ? line : (0, _clip_js__WEBPACK_IMPORTED_MODULE_5__.Hh)(redact(line), MOST_COLUMNS, `${bytes.length} bytes`);
    });
    __webpack_require__.d(__webpack_exports__, {
      Pq: () => toUtf8,
      TA: () => readFile,
      iq: () => sliceLines,
      lt: () => countLines
    });
    var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
    var node_buffer__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_0__);
    var _lib_encoding_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(95743);
    var _args_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35835);
    var _clip_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2136);
    var _lib_media_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(45800);
    var _paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46812);
    var _tool_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6292);
    var _walk_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10063);
    var _lib_seal_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(75423);
    const MOST_LINES = 2e3;
    const readFile = {
      name: "read_file",
      description: "Read a file: text (2,000 lines at a time), image, PDF, audio, video.",
      parameters: {
        type: "object",
        properties: {
          file_path: {
            type: "string"
          },
          start_line: {
            type: "integer",
            minimum: 1
          },
          end_line: {
            type: "integer",
            minimum: 1
          }
        },
        required: [ "file_path" ]
      },
      effect: "read",
      needs: ({file_path: file_path}) => (0, _args_js__WEBPACK_IMPORTED_MODULE_1__.Mu)(file_path),
      async run(args, context) {
        const range = {
          first: (0, _args_js__WEBPACK_IMPORTED_MODULE_1__.WI)(args, "start_line") ?? 1,
          last: (0, _args_js__WEBPACK_IMPORTED_MODULE_1__.WI)(args, "end_line") ?? Infinity
        };
        if (range.last < range.first) {
          return (0, _tool_js__WEBPACK_IMPORTED_MODULE_2__.V2)("invalid_arguments", `end_line ${range.last} comes before start_line ${range.first}.`);
        }
        const located = await (0, _paths_js__WEBPACK_IMPORTED_MODULE_3__.tF)((0, _args_js__WEBPACK_IMPORTED_MODULE_1__.U6)(args, "file_path"), context);
        return (0, _paths_js__WEBPACK_IMPORTED_MODULE_3__.H0)(located) ? located.answer : await readLocated(located, range, context);
      }
    };
    function answerMedia(located, bytes, mimeType) {
      const name = (0, _paths_js__WEBPACK_IMPORTED_MODULE_3__.WG)(located.path);
      if (bytes.length > _lib_media_js__WEBPACK_IMPORTED_MODULE_7__.j3) {
        return (0, _tool_js__WEBPACK_IMPORTED_MODULE_2__.V2)("too_large", `${name} has ${bytes.length} bytes; ${_lib_media_js__WEBPACK_IMPORTED_MODULE_7__.j3} of ${mimeType} can be shown.`);
      }
      return {
        text: `${name}: ${mimeType}, ${bytes.length} bytes`,
        media: [ {
          mimeType: mimeType,
          data: bytes.toString("base64")
        } ]
      };
    }
    const NOTE_CHARS = 100;
    const LINE_FEED = 10;
    const MOST_COLUMNS = 2e3;
    const MARK = Buffer.from([ 239, 187, 191 ]);
    const LOOKED_AT = MOST_COLUMNS * 4 * 2;
  }),
  10063: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var walkFiles = (async function* walkFiles(walk, context, walked) {
      let level = [ {
        directory: walk.directory,
        ignored: undefined,
        name: ""
      } ];
      let count = 0;
      let wide = AT_ONCE;
      while (level.length > 0) {
        const next = [];
        for (let at = 0; at < level.length; ) {
          if (walk.signal.aborted) return;
          const listed = await Promise.all(level.slice(at, at + wide).map(one => listLevel(one, walk, context)));
          at += listed.length;
          next.push(...listed.flatMap(({directories: directories}) => directories));
          const files = listed.flatMap(one => one.files);
          count += files.length;
          wide = Math.max(1, Math.min(AT_ONCE, Math.floor(NAMES_AT_ONCE * listed.length / (files.length + 1))));
          if (files.length > 0) yield files;
          if (count >= MOST_FILES) {
            walked.cut = true;
            return;
          }
        }
        level = next;
      }
    });
    var listLevel = (async function listLevel({directory: directory, ignored: ignored, name: name}, walk, context) {
      const [listing, first] = await Promise.all([ context.files.list(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(context.workspace.root, directory)).catch(() => undefined), ignored ?? openIgnored(directory, context, walk.ignoring) ]);
      if (listing === undefined) return {
        files: [],
        directories: []
      };
      const names = listing.entries.map(entry => entry.name);
      const here = ignored === undefined ? first : await ignored.enter(name, names);
      const entries = listing.entries.filter(entry => !(0, _lib_git_names_js__WEBPACK_IMPORTED_MODULE_1__.M$)(entry.name) && !here.has(entry.name, entry.kind === "directory")).sort((a, b) => a.name < b.name ? -1 : 1);
      const inside = ({name: entry}) => directory === "" ? entry : `${directory}/${entry}`;
      return {
        files: entries.filter(({kind: kind}) => kind === "file" || walk.links && kind === "link").map(inside),
        directories: entries.filter(({kind: kind}) => kind === "directory").map(entry => ({
          directory: inside(entry),
          ignored: here,
          name: entry.name
        }))
      };
    });
    var openIgnored = (async function openIgnored(directory, context, ignoring) {
      const above = ignoring.git ? levels(directory).toReversed() : [];
      const [gemini, ...git] = await Promise.all([ readRoot(context, ignoring), ...above.map(level => readPatternsIn(level, ".gitignore", context)) ]);
      return stackAt(directory, {
        gemini: gemini,
        git: git.flat(),
        context: context,
        ignoring: ignoring
      });
    });
    var refuseIgnored = (async function refuseIgnored({path: path, kept: kept}, context) {
      if (kept) return undefined;
      const placed = await readRoot(context, context.ignoring);
      const ignored = placed.some(({patterns: patterns}) => (0, _lib_ignore_js__WEBPACK_IMPORTED_MODULE_2__.W)(patterns, path.split("/")));
      if (!ignored && context.mayRead(path)) return undefined;
      return (0, _tool_js__WEBPACK_IMPORTED_MODULE_3__.V2)("ignored", `${(0, _paths_js__WEBPACK_IMPORTED_MODULE_4__.WG)(path)} is excluded by .geminiignore.`);
    });
    var stackAt = (function stackAt(directory, stack) {
      const segments = segmentsOf(directory);
      return {
        has: (name, isDirectory) => decide(stack, [ ...segments, name ], isDirectory),
        async enter(name, names) {
          const inner = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(directory, name);
          if (!stack.ignoring.git || !names.includes(".gitignore")) return stackAt(inner, stack);
          return stackAt(inner, {
            ...stack,
            git: [ ...await readPatternsIn(inner, ".gitignore", stack.context), ...stack.git ]
          });
        }
      };
    });
    var decide = (function decide({gemini: gemini, git: git}, path, isDirectory) {
      for (const {directory: directory, patterns: patterns} of [ ...gemini, ...git ]) {
        const verdict = patterns.judge(path.slice(directory.length), isDirectory);
        if (verdict !== "silent") return verdict === "ignored";
      }
      return false;
    });
    var readRoot = (async function readRoot(context, ignoring) {
      const names = [ ...ignoring.files, ...ignoring.gemini ? [ ".geminiignore" ] : [] ];
      return (await Promise.all(names.map(name => readPatternsIn("", name, context)))).flat();
    });
    var readPatternsIn = (async function readPatternsIn(directory, name, context) {
      const place = await context.workspace.locate(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(directory, name));
      if (place.kind === "refused") return [];
      const facts = await context.files.facts(place.absolute);
      if (facts?.kind !== "file" || facts.size > MOST_BYTES) return [];
      const bytes = await context.files.read(place.absolute).catch(() => Buffer.alloc(0));
      return [ {
        directory: segmentsOf(directory),
        patterns: (0, _lib_ignore_js__WEBPACK_IMPORTED_MODULE_2__.c)(bytes.toString("utf8"))
      } ];
    });
    var segmentsOf = (function segmentsOf(directory) {
      return directory === "" ? [] : directory.split("/");
    });
    var levels = (function levels(directory) {
      return [ "", ...segmentsOf(directory).map((_, index, all) => all.slice(0, index + 1).join("/")) ];
    });
    __webpack_require__.d(__webpack_exports__, {
      Fv: () => walkFiles,
      NK: () => refuseIgnored,
      pQ: () => openIgnored
    });
    var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
    var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
    var _lib_git_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27905);
    var _lib_ignore_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65544);
    var _paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46812);
    var _tool_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6292);
    const MOST_FILES = 5e5;
    const AT_ONCE = 16;
    const NAMES_AT_ONCE = 2e3;
    const MOST_BYTES = 1024 * 1024;
  })
};


