export const id = 3291;

export const ids = [ 3291 ];

export const modules = {
  85086: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      KM: () => reachedLimit,
      Zn: () => callsLeft,
      Zp: () => usedSoFar,
      aU: () => limitInWords,
      d9: () => nearLimits
    });
    var _events_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17562);
    var _log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97309);
    const NEAR = .85;
    function usedSoFar(entries, agent, now) {
      const {startedAt: startedAt, turns: turns, tokens: tokens, usd: usd, calls: calls} = readSpending(entries);
      const minutes = (now - (startedAt ?? now)) / 6e4;
      return {
        tokens: tokens,
        usd: usd,
        calls: calls,
        minutes: minutes,
        turns: turns.get(agent) ?? 0,
        files: 0,
        lines: 0
      };
    }
    const readSpending = (0, _log_js__WEBPACK_IMPORTED_MODULE_0__.Qj)(begin, (spending, {at: at, agent: agent, event: event}) => {
      spending.startedAt ??= at;
      if (event.type === "run.started") Object.assign(spending, begin(), {
        startedAt: at
      });
      if (event.type === "limit.near") spending.warned.add(`${agent} ${event.limit}`);
      if (event.type === "call.finished" && event.answer.error !== "repeated") spending.calls++;
      const cost = (0, _events_js__WEBPACK_IMPORTED_MODULE_1__.fM)(event);
      spending.tokens += cost === undefined ? 0 : cost.usage.input + cost.usage.output;
      spending.usd += cost?.usd ?? 0;
      if (event.type === "model.replied" && event.purpose === "turn") spending.turns.set(agent, (spending.turns.get(agent) ?? 0) + 1);
    });
    function begin() {
      return {
        startedAt: undefined,
        tokens: 0,
        usd: 0,
        calls: 0,
        turns: new Map,
        warned: new Set
      };
    }
    function reachedLimit(used, limits) {
      return allAt(1, used, limits)[0];
    }
    function nearLimits(entries, agent, used, limits) {
      const {warned: warned} = readSpending(entries);
      return allAt(NEAR, used, limits).filter(({limit: limit}) => !warned.has(`${agent} ${limit}`));
    }
    const MOST_CALLS_A_TURN = 64;
    function callsLeft(entries, agent, limits) {
      const most = limits.calls.value;
      return most === 0 ? MOST_CALLS_A_TURN : Math.min(MOST_CALLS_A_TURN, Math.max(0, most - usedSoFar(entries, agent, 0).calls));
    }
    const ORDER = [ "turns", "minutes", "tokens", "usd", "calls" ];
    function allAt(share, used, limits) {
      return ORDER.filter(name => limits[name].value > 0 && used[name] >= share * limits[name].value).map(limit => ({
        limit: limit,
        used: used[limit],
        of: limits[limit].value
      }));
    }
    function limitInWords(name, amount) {
      return `${grouped(amount)} ${UNITS[name]}${amount === 1 ? "" : "s"}`;
    }
    const UNITS = {
      turns: "turn",
      calls: "tool call",
      minutes: "minute",
      tokens: "token",
      usd: "US dollar",
      files: "changed file",
      lines: "changed line"
    };
    function grouped(value) {
      return String(value).replace(/(?<!\.\d*)\B(?=(?:\d{3})+(?!\d))/g, ",");
    }
  }),
  52045: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      readOutput: () => readOutput,
      structured: () => structured
    });
    var _cfworker_json_schema__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60207);
    var _agent_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55628);
    var _agent_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3574);
    const structured = {
      equip({session: session}) {
        const {form: form} = session.admitted;
        if (form === undefined) return Promise.resolve({});
        const words = describeForm(form.schema);
        return Promise.resolve({
          brief: () => Promise.resolve({
            words: words
          }),
          end: async (agent, end) => await settleOutput(agent, form.schema, end)
        });
      }
    };
    const MOST = 7e5;
    function describeForm(schema) {
      return `# The form of your last message\n\nA program reads your last message. This replaces what the system prompt says about it. It must be JSON and nothing else (no words around it, no code fence), at most ${MOST} characters, and valid for this JSON Schema:\n\n${JSON.stringify(schema)}\n\nWhatever people should know goes into its fields.`;
    }
    function readOutput(text, schema) {
      const plain = FENCED.exec(text.trim())?.[1] ?? text.trim();
      let value;
      try {
        value = JSON.parse(plain);
      } catch (error) {
        return {
          kind: "invalid",
          faults: [ `It is not JSON: ${error instanceof Error ? error.message : String(error)}` ]
        };
      }
      const {length: length} = JSON.stringify(value);
      if (length > MOST) return {
        kind: "invalid",
        faults: [ `It has ${length} characters; at most ${MOST} are taken.` ]
      };
      const {valid: valid, errors: errors} = new _cfworker_json_schema__WEBPACK_IMPORTED_MODULE_0__.D(schema, "2020-12", false).validate(value);
      if (valid) return {
        kind: "valid",
        value: value
      };
      const faults = new Set(errors.map(({instanceLocation: instanceLocation, error: error}) => `${instanceLocation}: ${error}`));
      return {
        kind: "invalid",
        faults: [ ...faults ].slice(-TOLD)
      };
    }
    const FENCED = /^```(?:json)?\s*\n([\s\S]*?)\n?```$/i;
    const TOLD = 12;
    async function settleOutput(agent, schema, end) {
      if (end.kind !== "finished") return end;
      const first = readOutput(end.text, schema);
      if (first.kind === "valid") return accept(agent, first.value, false);
      const repaired = await askForRepair(agent, schema, first.faults);
      if (repaired?.kind === "cancelled") return {
        kind: "cancelled"
      };
      const second = repaired?.kind === "replied" ? readOutput(repaired.reply.text, schema) : first;
      if (second.kind === "valid") return accept(agent, second.value, true);
      agent.log.append({
        type: "output.checked",
        output: {
          kind: "invalid",
          faults: second.faults
        }
      }, agent.name);
      const raw = repaired?.kind === "replied" && repaired.reply.text.trim() !== "" ? repaired.reply.text : end.text;
      return {
        kind: "finished",
        text: raw,
        fault: faultOf(second.faults, repaired)
      };
    }
    function accept({log: log, name: name}, value, repaired) {
      log.append({
        type: "output.checked",
        output: {
          kind: "valid",
          value: value,
          repaired: repaired
        }
      }, name);
      return {
        kind: "finished",
        text: `\`\`\`json\n${JSON.stringify(value, undefined, 2)}\n\`\`\``
      };
    }
    async function askForRepair(agent, schema, faults) {
      const {limits: limits, log: log, name: name} = agent;
      if (!(0, _agent_js__WEBPACK_IMPORTED_MODULE_1__.U6)({
        ...agent,
        limits: {
          ...limits,
          turns: {
            ...limits.turns,
            value: 0
          }
        }
      })) return undefined;
      const text = `Your last message cannot be used. It must be JSON that is valid for the schema, and nothing else:\n\n${faults.map(fault => `- ${fault}`).join("\n")}\n\nSend the whole message again, corrected. No tool can be called any more.`;
      log.append({
        type: "agent.told",
        why: "output",
        text: text
      }, name);
      const context = (0, _agent_js__WEBPACK_IMPORTED_MODULE_2__.tC)(log.entries, name);
      const question = {
        purpose: "repair_output",
        model: (0, _agent_js__WEBPACK_IMPORTED_MODULE_1__.Gs)(agent),
        ...context,
        tools: [],
        schema: schema
      };
      const reply = await (0, _agent_js__WEBPACK_IMPORTED_MODULE_1__.kA)(agent, 0, question);
      if (reply.kind !== "failed" || reply.cause !== "refused") return reply;
      const {schema: _, ...plain} = question;
      return await (0, _agent_js__WEBPACK_IMPORTED_MODULE_1__.kA)(agent, 0, plain);
    }
    function faultOf(faults, asked) {
      const tried = asked?.kind === "replied" ? "even after a correction" : asked?.kind === "failed" ? `and could not be asked again (${asked.fault.message})` : "and there was no budget left to ask again";
      return {
        kind: "model",
        message: `The final answer does not fit the output schema, ${tried}: ${faults.slice(0, 3).join(" ")}`,
        hint: "The answer is kept below as it came. Say in the prompt what goes into each field, simplify the schema, or use another model."
      };
    }
  }),
  81698: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      DP: () => FILTERING,
      Lz: () => filteringOptions,
      Mu: () => readNeeds,
      QS: () => pathNeed,
      U6: () => textArg,
      VU: () => filtering,
      WI: () => optionalNumber,
      bS: () => optionalFlag,
      eB: () => asObject,
      fh: () => textsArg,
      gm: () => objectArg,
      mR: () => optionalText,
      vt: () => itemsArg
    });
    var _clip_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17077);
    function textArg(args, name) {
      return optionalText(args, name) ?? "";
    }
    function optionalText(args, name) {
      const value = args[name];
      return typeof value === "string" ? value : undefined;
    }
    function optionalNumber(args, name) {
      const value = args[name];
      return typeof value === "number" ? value : undefined;
    }
    function optionalFlag(args, name) {
      const value = args[name];
      return typeof value === "boolean" ? value : undefined;
    }
    function textsArg(args, name) {
      return itemsArg(args, name).filter(item => typeof item === "string");
    }
    function itemsArg(args, name) {
      const value = args[name];
      return Array.isArray(value) ? value : [];
    }
    function objectArg(args, name) {
      return asObject(args[name]);
    }
    function asObject(value) {
      return isObject(value) ? value : {};
    }
    function isObject(value) {
      return typeof value === "object" && value !== null && !Array.isArray(value);
    }
    const FILTERING = {
      type: "object",
      properties: {
        respect_git_ignore: {
          type: "boolean"
        }
      }
    };
    function filtering(options, {ignoring: ignoring}) {
      const gemini = ignoring.gemini || optionalFlag(options, "respect_gemini_ignore") === true;
      return {
        git: optionalFlag(options, "respect_git_ignore") ?? ignoring.git,
        gemini: gemini,
        files: ignoring.files
      };
    }
    function filteringOptions(args, context) {
      return filtering(objectArg(args, "file_filtering_options"), context);
    }
    function readNeeds(path) {
      return typeof path === "string" && (0, _clip_js__WEBPACK_IMPORTED_MODULE_0__.KK)(path) ? [] : [ pathNeed("read", path) ];
    }
    function pathNeed(access, path) {
      return {
        kind: "path",
        access: access,
        path: typeof path === "string" ? path : "",
        directory: ""
      };
    }
  }),
  17077: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      BO: () => cutTail,
      Hh: () => cutLine,
      KK: () => isSpilled,
      NJ: () => countFitting,
      T9: () => cutEnds,
      cs: () => SPILL_PREFIX,
      fz: () => cutHead,
      hU: () => openSpill,
      it: () => cutMiddle,
      nU: () => shareRoom,
      nx: () => clipAnswer,
      rH: () => answerCap,
      uZ: () => MOST_BYTES,
      vY: () => fitText
    });
    const ANSWER_CHARS = 4e4;
    const HEAD_SHARE = .2;
    const LEAST_CHARS = 2e3;
    async function clipAnswer(given, call, context) {
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
    }
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
    function answerCap(context) {
      return Math.min(ANSWER_CHARS, Math.max(LEAST_CHARS, Math.floor(context.room())));
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
      return end >= most / 2 ? text.slice(0, end) : text.slice(0, wholeCharacter(text, most));
    }
    function cutTail(text, most) {
      if (text.length <= most) return text;
      const start = text.length - most;
      const line = text.indexOf("\n", start - 1) + 1;
      const whole = line > 0 && text.length - line >= most / 2;
      return text.slice(whole ? line : start + (start - wholeCharacter(text, start)));
    }
    function cutLine(line, most, size) {
      return line.length <= most ? line : `${line.slice(0, wholeCharacter(line, most))}\u2026 [cut: a line of ${size}]`;
    }
    function countFitting(lines, most) {
      let used = 0;
      const index = lines.findIndex(line => (used += line.length + 1) > most);
      return index === -1 ? lines.length : Math.max(1, index);
    }
    function wholeCharacter(text, index) {
      const code = text.charCodeAt(index);
      return code >= 56320 && code <= 57343 ? index - 1 : index;
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
    const SPILL_PREFIX = "remit-output:";
    const MOST_BYTES = 20 * 1024 * 1024;
    function openSpill(directory, files, redaction, series = "") {
      const kept = new Map;
      const place = name => {
        const safe = name.replaceAll(/[^\w-]+/gu, "-").slice(0, 60);
        const file = `${safe}-${series}${kept.size + 1}.txt`;
        const absolute = `${directory}/${file}`;
        kept.set(SPILL_PREFIX + file, absolute);
        return {
          path: SPILL_PREFIX + file,
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
    }
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
    function isSpilled(path) {
      return path.startsWith(SPILL_PREFIX);
    }
  }),
  28167: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      H0: () => isRefused,
      P8: () => showPath,
      TR: () => refuse,
      WG: () => quotePath,
      io: () => readBytes,
      ol: () => digestOf,
      tF: () => locateReadable,
      vg: () => factsOfFile,
      x5: () => locate
    });
    var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
    var _ports_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79337);
    var _lib_media_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(59459);
    var _clip_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17077);
    var _tool_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74833);
    async function locate(path, context) {
      const place = await context.workspace.locate(path);
      if (place.kind === "refused") return refuse((0, _tool_js__WEBPACK_IMPORTED_MODULE_1__.V2)(place.code, place.reason));
      const why = place.kind === "inside" ? await context.fetchOmitted(place.path) : undefined;
      if (why !== undefined) return refuse((0, _tool_js__WEBPACK_IMPORTED_MODULE_1__.V2)("unreadable", `${quotePath(place.path)} can be neither read nor written: ${why}.`, COMPLETE));
      return {
        kind: "found",
        path: place.path,
        absolute: place.absolute,
        kept: false
      };
    }
    const COMPLETE = "Leave it as it is. People can check out all of it: `submodules`, `lfs` and `sparse-checkout` of actions/checkout.";
    async function locateReadable(path, context) {
      if (!(0, _clip_js__WEBPACK_IMPORTED_MODULE_2__.KK)(path)) return await locate(path, context);
      const absolute = context.spill.locate(path);
      if (absolute === undefined) return refuse((0, _tool_js__WEBPACK_IMPORTED_MODULE_1__.V2)("not_found", `No output is kept as ${quotePath(path)}.`));
      return {
        kind: "found",
        path: path,
        absolute: absolute,
        kept: true
      };
    }
    async function factsOfFile(located, context) {
      const facts = await context.files.facts(located.absolute);
      const name = quotePath(located.path);
      if (facts === undefined) return refuse((0, _tool_js__WEBPACK_IMPORTED_MODULE_1__.V2)("not_found", `There is no file ${name}.`, "Find it with glob or list_directory."));
      if (facts.kind === "directory") return refuse((0, _tool_js__WEBPACK_IMPORTED_MODULE_1__.V2)("is_directory", `${name} is a directory.`, "Use list_directory."));
      if (facts.kind === "file") return facts;
      return refuse((0, _tool_js__WEBPACK_IMPORTED_MODULE_1__.V2)("not_a_file", `${name} is not a regular file (a pipe, socket or device).`));
    }
    async function readBytes(located, context) {
      try {
        const bytes = await context.files.read(located.absolute);
        if (located.kept || !(0, _lib_media_js__WEBPACK_IMPORTED_MODULE_3__.NS)(bytes)) return bytes;
        const why = "only its Git LFS pointer is here, and its content was not fetched";
        return refuse((0, _tool_js__WEBPACK_IMPORTED_MODULE_1__.V2)("unreadable", `${quotePath(located.path)} can be neither read nor written: ${why}.`, COMPLETE));
      } catch (error) {
        const code = (0, _ports_js__WEBPACK_IMPORTED_MODULE_4__.x)(error);
        if (code === undefined || !UNREADABLE.has(code)) throw error;
        return refuse((0, _tool_js__WEBPACK_IMPORTED_MODULE_1__.V2)("unreadable", `${quotePath(located.path)} cannot be read (${code}).`));
      }
    }
    const UNREADABLE = new Set([ "EACCES", "EPERM", "EIO", "ELOOP", "EINVAL", "ENOENT", "EISDIR", "ENOTDIR", "ENXIO" ]);
    function isRefused(value) {
      return "kind" in value && value.kind === "refused";
    }
    function refuse(answer) {
      return {
        kind: "refused",
        answer: answer
      };
    }
    function digestOf(bytes) {
      return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(bytes).digest("hex");
    }
    function quotePath(path) {
      if (path === "") return "the workspace root";
      return showPath(path);
    }
    function showPath(path) {
      return /[\u0000-\u001f\u007f\u2028\u2029]/u.test(path) ? JSON.stringify(path) : path;
    }
  }),
  1399: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      lA: () => describeEnd,
      WT: () => reportsFailure,
      f3: () => runShellCommand,
      YA: () => seconds,
      Nn: () => withoutDuration
    });
    var tools_args = __webpack_require__(81698);
    var clip = __webpack_require__(17077);
    const HEAD_BYTES = 64 * 1024;
    const TAIL_BYTES = 192 * 1024;
    const SNIFFED_BYTES = 4096;
    const ROOM_FOR_END = 300;
    function openOutput(name, context) {
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
        tail: lines => lastLines(isBinary(start()) ? "[binary output]" : clean(whole() ?? ring.bytes()), lines)
      };
    }
    function readWhole(raw, bytes, kept, context) {
      const cap = (0, clip.rH)(context) - ROOM_FOR_END;
      if (raw.length <= cap) return {
        text: raw
      };
      const text = context.redact(raw);
      return {
        text: (0, clip.it)(text, cap, kept.path(bytes)),
        clippedFrom: text.length
      };
    }
    function readEnds(head, tail, total, kept, context) {
      const cap = (0, clip.rH)(context) - ROOM_FOR_END;
      const text = (0, clip.T9)(context.redact(head), context.redact(tail), cap, sizeOf(total), kept.path(Buffer.alloc(0)));
      return {
        text: text,
        clippedFrom: total
      };
    }
    function sizeOf(total) {
      return `${total} bytes in all${total > clip.uZ ? `, of which the first ${clip.uZ} are kept` : ""}`;
    }
    function openKept(name, context) {
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
    }
    function isBinary(bytes) {
      return bytes.subarray(0, SNIFFED_BYTES).includes(0);
    }
    function clean(bytes) {
      const start = bytes.subarray(0, 3).findIndex(byte => (byte & 192) !== 128);
      const text = bytes.toString("utf8", Math.max(0, start));
      const plain = text.includes("") ? text.replaceAll(ESCAPES, "") : text;
      return plain.includes("\r") ? plain.split("\n").map(lastState).join("\n") : plain;
    }
    function lastState(line) {
      let end = line.length;
      while (line[end - 1] === "\r") end -= 1;
      return line.slice(line.lastIndexOf("\r", end - 1) + 1, end);
    }
    const ESCAPES = new RegExp(String.raw`\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)|[ -/]*[0-Z\\^-~])`, "gu");
    function lastLines(text, lines) {
      return text.trimEnd().split("\n").slice(-lines).join("\n");
    }
    function openRing(size) {
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
    }
    var paths = __webpack_require__(28167);
    var tool = __webpack_require__(74833);
    const runShellCommand = {
      name: "run_shell_command",
      description: "Run a bash command line. What it leaves running is stopped when it ends, unless is_background.",
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
            description: "Keep it running, answer at once"
          },
          delay_ms: {
            type: "integer",
            minimum: 0,
            maximum: 6e4,
            description: "Wait so long for first output"
          },
          wait_for_previous: {
            type: "boolean",
            description: "Start after the calls before it in this turn"
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
        tools_args.WI)(args, "delay_ms") ?? DELAY_MS, context) : await runToEnd(command, context);
      }
    };
    const DELAY_MS = 200;
    async function runToEnd(given, context) {
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
    }
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
    function answerEnd(end, output, {shellTimes: shellTimes}) {
      const {text: text, clippedFrom: clippedFrom} = output.read();
      const body = text === "" ? "(no output)" : text.trimEnd();
      const answer = {
        text: `${body}\n[${describeEnd(end)}]`,
        ...clippedFrom === undefined ? {} : {
          clippedFrom: clippedFrom
        }
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
    }
    const SIGPIPE = 141;
    function describeEnd(end) {
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
    }
    function seconds(ms) {
      return `${(ms / 1e3).toFixed(ms < 1e4 ? 1 : 0)} s`;
    }
    const LONGEST = 200;
    function reportsFailure(text) {
      return /^\[(?:exit code (?!141\b)[1-9]\d*|killed by \w+) after .*\]$/.test(lastLine(text));
    }
    function withoutDuration(text) {
      const line = lastLine(text);
      const how = /^\[((?:exit code|killed by|stopped|cancelled)[\w ]*?) after [\d.]+ s(.*\])$/.exec(line);
      return how === null ? text : `${text.trimEnd().slice(0, -line.length)}[${how[1]}${how[2]}`;
    }
    function lastLine(text) {
      const end = text.slice(-2 * LONGEST).trimEnd();
      const line = end.slice(end.lastIndexOf("\n") + 1);
      return line.length <= LONGEST ? line : "";
    }
  }),
  74833: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      V2: () => failure,
      an: () => withCancellation,
      hU: () => unavailable
    });
    function failure(error, sentence, hint) {
      return {
        text: hint === undefined ? sentence : `${sentence}\n${hint}`,
        error: error
      };
    }
    function unavailable(what) {
      return {
        text: `${what} is not available in this run.`,
        error: "failed"
      };
    }
    async function withCancellation(signal, work) {
      signal.throwIfAborted();
      const done = new AbortController;
      const cancelled = new Promise((_, reject) => {
        const cancel = () => reject(new Error("The call was cancelled."));
        signal.addEventListener("abort", cancel, {
          once: true,
          signal: done.signal
        });
      });
      try {
        return await Promise.race([ work(), cancelled ]);
      } finally {
        done.abort();
      }
    }
  })
};
