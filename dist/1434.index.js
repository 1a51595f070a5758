export const id = 1434;

export const ids = [ 1434 ];

export const modules = {
  75995: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      O: () => openCollector
    });
    var _ports_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48076);
    function openCollector({traces: traces, metrics: metrics, headers: headers}) {
      return {
        async send(telemetry, timeoutMs) {
          try {
            const signal = AbortSignal.timeout(timeoutMs);
            const {encodeMetrics: encodeMetrics, encodeSpans: encodeSpans} = await Promise.all([ __webpack_require__.e(9107), __webpack_require__.e(4392) ]).then(__webpack_require__.bind(__webpack_require__, 44392));
            const [spans, numbers] = [ encodeSpans(telemetry), await encodeMetrics(telemetry) ];
            const failures = await Promise.all([ traces === undefined || spans === undefined ? undefined : post(traces, headers.traces, spans, signal), metrics === undefined || numbers === undefined ? undefined : post(metrics, headers.metrics, numbers, signal) ]);
            return [ ...new Set(failures.flatMap(failure => failure ?? [])) ];
          } catch (error) {
            return [ `The telemetry could not be made: ${nameOf(error)}.` ];
          }
        }
      };
    }
    async function post(url, headers, body, signal) {
      const {host: host} = new URL(url);
      try {
        const response = await fetch(url, {
          method: "POST",
          headers: {
            ...headers,
            "content-type": "application/x-protobuf"
          },
          body: Buffer.from(body),
          redirect: "manual",
          signal: signal
        });
        void response.body?.cancel().catch(() => undefined);
        return response.ok ? undefined : `${host} answered ${response.status}.`;
      } catch (error) {
        return signal.aborted ? `${host} did not answer in time.` : `${host} could not be asked: ${nameOf(error)}.`;
      }
    }
    function nameOf(error) {
      const {cause: cause, name: name} = Object(error);
      return (0, _ports_js__WEBPACK_IMPORTED_MODULE_0__.xU)(cause) ?? (0, _ports_js__WEBPACK_IMPORTED_MODULE_0__.xU)(error) ?? (typeof name === "string" ? name : "unknown");
    }
  },
  19628: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      D: () => readCall
    });
    var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
    var _lib_distance_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4984);
    var _complain_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16447);
    function readCall(command, words, options) {
      const {usage: usage} = command;
      const {tokens: tokens} = (0, node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({
        args: [ ...words ],
        options: options,
        strict: false,
        allowPositionals: true,
        tokens: true
      });
      const given = tokens.filter(token => token.kind === "option");
      if (given.some(({rawName: rawName}) => rawName === "--help" || rawName === "-h")) {
        process.stdout.write(usage);
        return undefined;
      }
      const [fault] = given.flatMap(token => faultOf(command, token, options) ?? []);
      if (fault !== undefined) {
        (0, _complain_js__WEBPACK_IMPORTED_MODULE_1__.c)(fault, usage);
        return undefined;
      }
      return (0, node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({
        args: [ ...words ],
        options: options,
        allowPositionals: true
      });
    }
    function faultOf(command, {name: name, rawName: rawName, value: value, inlineValue: inlineValue}, options) {
      const option = Object.hasOwn(options, name) && rawName.startsWith("--") ? options[name] : undefined;
      if (option === undefined) {
        const near = (0, _lib_distance_js__WEBPACK_IMPORTED_MODULE_2__.p)(name, [ "help", ...Object.keys(options) ]);
        const hint = near === undefined ? "" : ` Did you mean --${near}?`;
        const words = command.takesWords === true ? " Words that begin with a hyphen come after --." : "";
        return `${command.name} has no option ${rawName}.${hint}${words}`;
      }
      if (option.type === "boolean") return inlineValue === true ? `${rawName} takes no value.` : undefined;
      if (value === undefined || value === "") return `${rawName} needs a value after it.`;
      const swallowed = value.startsWith("-") && inlineValue !== true;
      return swallowed ? `${rawName} needs a value; one that begins with a hyphen is given as ${rawName}=${value}.` : undefined;
    }
  },
  85342: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      $: () => readEntries
    });
    var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
    var _log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97309);
    var _complain_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16447);
    function readEntries(path) {
      let text;
      try {
        text = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8");
      } catch (error) {
        return `${path} cannot be read: ${(0, _complain_js__WEBPACK_IMPORTED_MODULE_2__.l)(error)}.`;
      }
      try {
        return (0, _log_js__WEBPACK_IMPORTED_MODULE_1__.x6)(text);
      } catch (error) {
        return `${path} is not a log of Remit's: ${(0, _complain_js__WEBPACK_IMPORTED_MODULE_2__.l)(error)}`;
      }
    }
  },
  10706: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      runReport: () => runReport
    });
    var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
    var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
    var _adapters_telemetry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75995);
    var _inputs_telemetry_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(93702);
    var _report_comment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37023);
    var _report_page_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96705);
    var _report_receipt_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(90362);
    var _report_summary_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(52486);
    var _report_telemetry_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(63352);
    var _call_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(19628);
    var _complain_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(16447);
    var _entries_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(85342);
    const USAGE = `remit report LOG                     the job summary, as Markdown, made from a run's log\nremit report LOG --comment           the comment instead\nremit report LOG --html              one page to step through, without any network\nremit report LOG --receipt           the receipt: digests of policy, instructions, log and commit\nremit report LOG --otlp ENDPOINT     nothing is printed; its traces and metrics go to a collector (docs/telemetry.md)\nremit report LOG --verify [RECEIPT]  whether a receipt (receipt.json beside the log) is that of this log\n`;
    async function runReport(words) {
      const parsed = parse(words);
      if (parsed === undefined) return;
      const {log: log, receipt: receipt, otlp: otlp} = parsed;
      const entries = (0, _entries_js__WEBPACK_IMPORTED_MODULE_10__.$)(log);
      if (typeof entries === "string") return (0, _complain_js__WEBPACK_IMPORTED_MODULE_9__.c)(entries);
      if (parsed.kind === "verify") return verify(entries, log, receipt ?? (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0, 
      node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(log), "receipt.json"));
      if (otlp !== undefined) return await send(entries, log, otlp);
      process.stdout.write(`${await RENDER[parsed.kind](entries)}\n`);
    }
    const RENDER = {
      summary: _report_summary_js__WEBPACK_IMPORTED_MODULE_6__.B,
      comment: _report_comment_js__WEBPACK_IMPORTED_MODULE_3__.w,
      html: _report_page_js__WEBPACK_IMPORTED_MODULE_4__.C,
      receipt: entries => {
        const receipt = (0, _report_receipt_js__WEBPACK_IMPORTED_MODULE_5__.VU)(entries);
        return receipt === undefined ? "" : (0, _report_receipt_js__WEBPACK_IMPORTED_MODULE_5__.pB)(receipt).trimEnd();
      }
    };
    function parse(words) {
      const flag = {
        type: "boolean",
        default: false
      };
      const options = {
        comment: flag,
        html: flag,
        receipt: flag,
        verify: flag,
        otlp: {
          type: "string"
        }
      };
      const call = (0, _call_js__WEBPACK_IMPORTED_MODULE_8__.D)({
        name: "remit report",
        usage: USAGE
      }, words, options);
      if (call === undefined) return undefined;
      const {positionals: positionals, values: values} = call;
      const kinds = [ "comment", "html", "receipt", "verify" ].filter(kind => values[kind]);
      const [log, receipt, ...rest] = positionals;
      const [kind = "summary"] = kinds;
      const {otlp: otlp} = values;
      const many = kinds.length + (otlp === undefined ? 0 : 1) > 1;
      const wrong = rest.length > 0 || many || receipt !== undefined && kind !== "verify";
      if (log !== undefined && !wrong) return {
        kind: kind,
        log: log,
        receipt: receipt,
        otlp: otlp
      };
      (0, _complain_js__WEBPACK_IMPORTED_MODULE_9__.c)("remit report takes one log and at most one option.", USAGE);
      return undefined;
    }
    async function send(entries, log, endpoint) {
      const faults = [];
      const place = (0, _inputs_telemetry_js__WEBPACK_IMPORTED_MODULE_11__.o)(endpoint, process.env, faults);
      if (faults.length > 0) return (0, _complain_js__WEBPACK_IMPORTED_MODULE_9__.c)(`--otlp is ${JSON.stringify(endpoint)}, expected an http:// or https:// address.`);
      const telemetry = (0, _report_telemetry_js__WEBPACK_IMPORTED_MODULE_7__.telemetryOf)(entries, {
        content: place?.content ?? false
      });
      if (telemetry === undefined) return (0, _complain_js__WEBPACK_IMPORTED_MODULE_9__.c)(`${log} is the log of a run that never started: there is nothing to send.`);
      if (place === undefined) return (0, _complain_js__WEBPACK_IMPORTED_MODULE_9__.c)("OTEL_SDK_DISABLED is true, or both exporters are none: nothing was sent.");
      const failures = await (0, _adapters_telemetry_js__WEBPACK_IMPORTED_MODULE_2__.O)(place).send(telemetry, place.timeoutMs);
      if (failures.length === 0) {
        const {spans: spans, measurements: measurements} = telemetry;
        return void process.stdout.write(`Sent ${spans.length} spans and ${measurements.length} measurements, trace ${telemetry.trace}.\n`);
      }
      process.stderr.write(`Not sent: ${failures.join(" ")}\n`);
      process.exitCode = 1;
    }
    function verify(entries, log, path) {
      const text = read(path);
      if (text === undefined) return;
      const made = (0, _report_receipt_js__WEBPACK_IMPORTED_MODULE_5__.VU)(entries);
      if (made === undefined) return (0, _complain_js__WEBPACK_IMPORTED_MODULE_9__.c)(`${log} is the log of a run that never started: it has no receipt.`);
      let found;
      try {
        found = JSON.parse(text);
      } catch (error) {
        return (0, _complain_js__WEBPACK_IMPORTED_MODULE_9__.c)(`${path} is not JSON: ${(0, 
        _complain_js__WEBPACK_IMPORTED_MODULE_9__.l)(error)}`);
      }
      const wrong = (0, _report_receipt_js__WEBPACK_IMPORTED_MODULE_5__.hY)(made, found);
      if (wrong.length === 0) {
        const {commit: commit} = made.published;
        const what = commit === "" ? `${made.conclusion}, nothing published` : `${made.conclusion}, commit ${commit}`;
        process.stdout.write(`${path} is the receipt of ${log}: ${what}, policy ${made.policy.digest}.\n`);
        return;
      }
      const lines = wrong.map(({field: field, made: ours, found: theirs}) => `  ${field}: the log gives ${ours}, the receipt says ${theirs}`);
      process.stderr.write(`${path} is not the receipt of ${log}:\n${lines.join("\n")}\n`);
      process.exitCode = 1;
    }
    function read(path) {
      try {
        return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8");
      } catch (error) {
        (0, _complain_js__WEBPACK_IMPORTED_MODULE_9__.c)(`${path} cannot be read: ${(0, 
        _complain_js__WEBPACK_IMPORTED_MODULE_9__.l)(error)}.`);
        return undefined;
      }
    }
  },
  31841: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      QT: () => MAIN,
      n6: () => SPENT,
      TK: () => isRejected,
      n_: () => readBoard,
      M2: () => spentBy,
      gq: () => succeeded,
      sw: () => tellForeign,
      UM: () => wasTicked,
      s8: () => withoutOldTicks,
      i_: () => writeBoard
    });
    const MARK = "\x3c!-- remit:dashboard --\x3e";
    const MOST = 256;
    function readBoard(text) {
      const [mark, ...lines] = text.split(/\r?\n/);
      if (mark !== MARK) return undefined;
      const rows = new Map;
      for (const line of lines.slice(0, 4 * MOST)) {
        const row = readRow(line);
        if (row !== undefined && !rows.has(row.task) && rows.size < MOST) rows.set(row.task, row);
      }
      return [ ...rows.values() ];
    }
    const ROW = /^- \[([ xX])\] <!-- remit:task name=([a-z0-9-]{1,40}) end=([a-z]{1,10}) pull=(\d{1,9}) run=(\d{1,20}) at=(\d{1,10})(?: since=(\d{1,10}))?( rests)? -->/;
    function readRow(line) {
      const [, box = "", task = "", end = "", pull, run = "", at, since, rests] = ROW.exec(line) ?? [];
      const conclusion = CONCLUSIONS.find(each => each === end);
      if (conclusion === undefined) return undefined;
      const ticked = box !== " ";
      return {
        task: task,
        ticked: ticked,
        conclusion: conclusion,
        pull: Number(pull),
        run: run,
        at: Number(at),
        ...rests && {
          rests: true
        },
        ...ticked && since !== undefined && {
          since: Number(since)
        }
      };
    }
    const CONCLUSIONS = [ ...[ "changed", "answered", "reviewed", "planned", "unchanged", "declined" ], ...[ "unverified", "blocked", "stuck", "exhausted", "cancelled", "failed" ] ];
    function writeBoard(rows, home) {
      const sorted = rows.toSorted((a, b) => a.task < b.task ? -1 : 1);
      return [ MARK, INTRODUCTION, "", ...sorted.map(row => writeRow(row, home)), "" ].join("\n");
    }
    const INTRODUCTION = "The tasks that Remit carries out here. Tick a box to start one now: it is unticked when the run is over. This text is written anew after each run.";
    function writeRow({task: task, ticked: ticked, conclusion: conclusion, pull: pull, run: run, at: at, rests: rests, since: since}, home) {
      const more = `${since === undefined ? "" : ` since=${since}`}${rests === true ? " rests" : ""}`;
      const facts = `\x3c!-- remit:task name=${task} end=${conclusion} pull=${pull} run=${run} at=${at}${more} --\x3e`;
      const when = `${new Date(at * 1e3).toISOString().slice(0, 16).replace("T", " ")} UTC`;
      const to = `[#${pull}](${home}/pull/${pull})`;
      const link = pull === 0 ? "" : `, ${to}`;
      const end = rests === true ? `rests since ${to} was closed without being merged; tick to start it` : conclusion + link;
      return `- [${ticked ? "x" : " "}] ${facts} **${task}**: ${end}, ${when} ([run](${home}/actions/runs/${run}))`;
    }
    const UNANSWERED = 24 * 60 * 60;
    function withoutOldTicks(rows, by, now) {
      return rows.map(({since: since = by, ...row}) => {
        if (!row.ticked) return row;
        return now - since > UNANSWERED ? {
          ...row,
          ticked: false
        } : {
          ...row,
          since: since
        };
      });
    }
    function wasTicked(task, before, now) {
      const [was, is] = [ before, now ].map(rows => rows.find(row => row.task === task));
      return was?.ticked === false && is?.ticked === true;
    }
    function tellForeign({head: head, commits: commits, more: more}, names = "names") {
      const listed = commits.map(({oid: oid, author: author}) => oid.slice(0, 7) + (names === "names" ? ` (by "${author}")` : ""));
      const rest = more === 0 ? "" : ` and ${more} more`;
      return `The branch was at ${head.slice(0, 7)}, pushed by somebody else as far as Remit's comments tell; they do not record ${listed.join(", ")}${rest}.`;
    }
    const SPENT = "\x3c!-- remit:spent --\x3e";
    function isRejected(pull) {
      return !pull.open && !pull.merged && !pull.body.includes(SPENT);
    }
    function succeeded(conclusion) {
      switch (conclusion) {
       case "changed":
       case "answered":
       case "reviewed":
       case "planned":
       case "unchanged":
       case "declined":
        return true;

       case "unverified":
       case "blocked":
       case "stuck":
       case "exhausted":
       case "cancelled":
       case "failed":
        return false;
      }
    }
    const MAIN = "main";
    function spentBy(event) {
      if (event.type === "model.replied") return {
        usage: event.reply.usage,
        usd: event.usd
      };
      if (event.type === "model.retried" && event.spent !== undefined) return {
        usage: event.spent,
        usd: event.usd ?? 0
      };
      return undefined;
    }
  },
  93702: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      o: () => readCollector
    });
    var _lib_header_list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42815);
    function readCollector(endpoint, variables, faults) {
      const read = name => variables[name]?.trim() ?? "";
      if (endpoint !== "" && !isAddress(endpoint)) faults.push(`otlp-endpoint is ${JSON.stringify(endpoint)}, expected an http:// or https:// address.`);
      const addressOf = signal => {
        if (read(`OTEL_${signal}_EXPORTER`) === "none") return "";
        const base = endpoint === "" ? read("OTEL_EXPORTER_OTLP_ENDPOINT") : endpoint;
        const own = endpoint === "" ? read(`OTEL_EXPORTER_OTLP_${signal}_ENDPOINT`) : "";
        return own !== "" || base === "" ? own : `${base.replace(/\/+$/, "")}/v1/${signal.toLowerCase()}`;
      };
      const [traces, metrics] = [ addressOf("TRACES"), addressOf("METRICS") ];
      if (traces === "" && metrics === "" || read("OTEL_SDK_DISABLED").toLowerCase() === "true") return undefined;
      const headersOf = signal => ({
        ...(0, _lib_header_list_js__WEBPACK_IMPORTED_MODULE_0__.S)(read("OTEL_EXPORTER_OTLP_HEADERS")),
        ...(0, _lib_header_list_js__WEBPACK_IMPORTED_MODULE_0__.S)(read(`OTEL_EXPORTER_OTLP_${signal}_HEADERS`))
      });
      const asked = Number(read("OTEL_EXPORTER_OTLP_TIMEOUT"));
      const parent = readParent(read("TRACEPARENT"));
      const lacks = lackOf([ traces, metrics ], endpoint === "" ? read("OTEL_EXPORTER_OTLP_PROTOCOL") : "");
      return {
        ...traces === "" ? {} : {
          traces: traces
        },
        ...metrics === "" ? {} : {
          metrics: metrics
        },
        headers: {
          traces: headersOf("TRACES"),
          metrics: headersOf("METRICS")
        },
        timeoutMs: asked > 0 ? Math.min(asked, LONGEST_MS) : USUAL_MS,
        content: TELLS_CONTENT.test(read("OTEL_INSTRUMENTATION_GENAI_CAPTURE_MESSAGE_CONTENT")),
        ...parent && {
          parent: parent
        },
        ...lacks !== undefined && {
          lacks: lacks
        }
      };
    }
    const USUAL_MS = 3e3;
    const LONGEST_MS = 5e3;
    const TELLS_CONTENT = /^(?:true|span_only|span_and_event)$/i;
    function lackOf(addresses, protocol) {
      if (protocol !== "" && protocol !== "http/protobuf") return `OTEL_EXPORTER_OTLP_PROTOCOL is ${protocol}, and Remit speaks http/protobuf only. Give otlp-endpoint the collector's HTTP address, on port 4318 as a rule.`;
      const wrong = addresses.some(address => address !== "" && !isAddress(address));
      return wrong ? "OTEL_EXPORTER_OTLP_ENDPOINT, or that of a signal, is no http:// or https:// address." : undefined;
    }
    function isAddress(text) {
      return /^https?:\/\//i.test(text) && URL.canParse(text);
    }
    function readParent(text) {
      const [, version = "", id = "", span = "", flags = "", rest = ""] = TRACEPARENT.exec(text) ?? [];
      if (/^(?:ff)?$/.test(version) || version === "00" && rest !== "" || /^0*$/.test(id) || /^0*$/.test(span)) return;
      return {
        id: id,
        span: span,
        sampled: (Number.parseInt(flags, 16) & 1) === 1
      };
    }
    const TRACEPARENT = /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-.*)?$/;
  },
  89823: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      Ku: () => firstOf,
      RI: () => withoutBlocks,
      g1: () => lastOf,
      kH: () => splits
    });
    function firstOf(text, most) {
      return text.slice(0, splits(text, most) ? most - 1 : most);
    }
    function lastOf(text, most) {
      const start = Math.max(0, text.length - most);
      return text.slice(splits(text, start) ? start + 1 : start);
    }
    function splits(text, offset) {
      const [before, after] = [ text.charCodeAt(offset - 1), text.charCodeAt(offset) ];
      return before >= 55296 && before <= 56319 && after >= 56320 && after <= 57343;
    }
    function withoutBlocks(text, opening, closing) {
      const pieces = [];
      let from = 0;
      for (;;) {
        const open = text.indexOf(opening, from);
        const close = open < 0 ? -1 : text.indexOf(closing, open + opening.length);
        if (close < 0) return pieces.join("") + text.slice(from);
        pieces.push(text.slice(from, open));
        from = close + closing.length;
      }
    }
  },
  42815: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      S: () => readHeaderList
    });
    function readHeaderList(text) {
      const pairs = text.split(",").flatMap(pair => {
        const at = pair.indexOf("=");
        return at <= 0 ? [] : [ [ pair.slice(0, at).trim().toLowerCase(), decode(pair.slice(at + 1).trim()) ] ];
      });
      return Object.fromEntries(pairs);
    }
    function decode(text) {
      try {
        return decodeURIComponent(text);
      } catch {
        return text;
      }
    }
  },
  97309: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      Ks: () => salvageLog,
      Ne: () => openLog,
      Qj: () => projection,
      dK: () => mask,
      x6: () => readLog
    });
    var _events_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31841);
    function openLog(clock, secrets, file) {
      const entries = [];
      const listeners = new Set;
      return {
        entries: entries,
        append(event, agent = _events_js__WEBPACK_IMPORTED_MODULE_0__.QT, at = clock.now()) {
          const entry = {
            seq: entries.length,
            at: at,
            agent: agent,
            event: maskEvent(event, secrets)
          };
          file.append(`${JSON.stringify(entry)}\n`);
          entries.push(entry);
          for (const listener of listeners) listener(entry);
          return entry;
        },
        listen(listener) {
          listeners.add(listener);
          return () => listeners.delete(listener);
        }
      };
    }
    function readLog(text) {
      const lines = text.split("\n");
      const last = lines.pop() ?? "";
      const entries = lines.map((line, index) => parseEntry(line, index));
      const tail = last === "" ? undefined : parseTail(last, entries.length);
      return tail === undefined ? entries : [ ...entries, tail ];
    }
    function salvageLog(text) {
      const entries = [];
      for (const line of text.split("\n")) {
        try {
          entries.push(parseEntry(line, entries.length));
        } catch {
          break;
        }
      }
      return entries;
    }
    function parseEntry(line, index) {
      const entry = JSON.parse(line);
      if (entry.seq !== index) throw new Error(`Log line ${index + 1} has sequence number ${entry.seq}, expected ${index}.`);
      return entry;
    }
    function parseTail(line, index) {
      try {
        return parseEntry(line, index);
      } catch (error) {
        if (error instanceof SyntaxError) return undefined;
        throw error;
      }
    }
    function mask(value, secrets) {
      return maskValue(value, secrets);
    }
    function maskEvent(event, secrets) {
      const masked = mask(event, secrets);
      if (event.type !== "model.replied" || masked.type !== "model.replied") return masked;
      const parts = masked.reply.parts.map((part, index) => {
        const {thoughtSignature: thoughtSignature} = event.reply.parts[index] ?? {};
        return thoughtSignature === undefined ? part : {
          ...part,
          thoughtSignature: thoughtSignature
        };
      });
      return {
        ...masked,
        reply: {
          ...masked.reply,
          parts: parts
        }
      };
    }
    function maskValue(value, secrets) {
      if (typeof value === "string") return secrets.redact(value);
      if (Array.isArray(value)) return value.map(item => maskValue(item, secrets));
      if (value !== null && typeof value === "object") {
        return Object.fromEntries(Object.entries(value).map(([name, item]) => [ secrets.redact(name), maskValue(item, secrets) ]));
      }
      return value;
    }
    function projection(begin, take) {
      const readings = new WeakMap;
      return entries => {
        const reading = readings.get(entries) ?? {
          state: begin(),
          taken: 0
        };
        readings.set(entries, reading);
        for (let entry = entries[reading.taken]; entry !== undefined; entry = entries[++reading.taken]) take(reading.state, entry);
        return reading.state;
      };
    }
  }
};
