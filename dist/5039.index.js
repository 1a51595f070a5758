"use strict";

exports.id = 5039;

exports.ids = [ 5039 ];

exports.modules = {
  54122: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var nameOf = (function nameOf(error) {
      const {cause: cause, name: name} = Object(error);
      return (0, _ports_js__WEBPACK_IMPORTED_MODULE_0__.x)(cause) ?? (0, _ports_js__WEBPACK_IMPORTED_MODULE_0__.x)(error) ?? (typeof name === "string" ? name : "unknown");
    });
    __webpack_require__.d(__webpack_exports__, {
      O: () => openCollector
    });
    var _ports_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44714);
    function openCollector({traces: traces, metrics: metrics, headers: headers}) {
      return {
        async send(telemetry, timeoutMs) {
          try {
            const signal = AbortSignal.timeout(timeoutMs);
            const {encodeMetrics: encodeMetrics, encodeSpans: encodeSpans} = await Promise.all([ __webpack_require__.e(9107), __webpack_require__.e(5271) ]).then(__webpack_require__.bind(__webpack_require__, 95271));
            const [spans, numbers] = [ encodeSpans(telemetry), await encodeMetrics(telemetry) ];
            const failures = await Promise.all([ traces === undefined || spans === undefined ? undefined : post(traces, headers.traces, spans, signal), metrics === undefined || numbers === undefined ? undefined : post(metrics, headers.metrics, numbers, signal) ]);
            return [ ...new Set(failures.flatMap(failure => failure ?? [])) ];
          } catch (error) {
            return [ `The telemetry could not be encoded: ${nameOf(error)}.` ];
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
  }),
  779: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var parse = (function parse(words) {
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
      const call = (0, _call_js__WEBPACK_IMPORTED_MODULE_1__.D9)({
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
      (0, _call_js__WEBPACK_IMPORTED_MODULE_1__.pD)("remit report takes one log and at most one option.", USAGE);
      return undefined;
    });
    var send = (async function send(entries, log, endpoint) {
      const faults = [];
      const place = (0, _inputs_js__WEBPACK_IMPORTED_MODULE_5__.o)(endpoint, process.env, faults);
      if (faults.length > 0) return (0, _call_js__WEBPACK_IMPORTED_MODULE_1__.pD)(`--otlp is ${JSON.stringify(endpoint)}, expected an http:// or https:// address.`);
      const telemetry = (0, _report_js__WEBPACK_IMPORTED_MODULE_6__.telemetryOf)(entries, {
        content: place?.content ?? false
      });
      if (telemetry === undefined) return (0, _call_js__WEBPACK_IMPORTED_MODULE_1__.pD)(`${log} is the log of a run that never started: there is nothing to send.`);
      if (place === undefined) return (0, _call_js__WEBPACK_IMPORTED_MODULE_1__.pD)("OTEL_SDK_DISABLED is true, or both exporters are none: nothing was sent.");
      const failures = await (0, _adapters_js__WEBPACK_IMPORTED_MODULE_7__.O)(place).send(telemetry, place.timeoutMs);
      if (failures.length === 0) {
        const {spans: spans, measurements: measurements} = telemetry;
        return void process.stdout.write(`Sent ${spans.length} spans and ${measurements.length} measurements, trace ${telemetry.trace}.\n`);
      }
      process.stderr.write(`Not sent: ${failures.join(" ")}\n`);
      process.exitCode = 1;
    });
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      runReport: () => runReport
    });
    var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
    var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
    var _adapters_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(54122);
    var _inputs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(28051);
    var _report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75502);
    var _report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83541);
    var _report_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53539);
    var _report_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(43574);
    var _call_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34853);
    const USAGE = `remit report LOG                     the job summary, as Markdown, made from a run's log\nremit report LOG --comment           the comment instead\nremit report LOG --html              one page to step through, without any network\nremit report LOG --receipt           the receipt: digests of policy, instructions, log and commit\nremit report LOG --otlp ENDPOINT     nothing is printed; its traces and metrics go to a collector (docs/telemetry.md)\nremit report LOG --verify [RECEIPT]  whether a receipt (receipt.json beside the log) is that of this log\n`;
    async function runReport(words) {
      const parsed = parse(words);
      if (parsed === undefined) return;
      const {log: log, receipt: receipt, otlp: otlp} = parsed;
      const entries = (0, _call_js__WEBPACK_IMPORTED_MODULE_1__.$2)(log);
      if (typeof entries === "string") return (0, _call_js__WEBPACK_IMPORTED_MODULE_1__.pD)(entries);
      if (parsed.kind === "verify") return verify(entries, log, receipt ?? (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)((0, 
      node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(log), "receipt.json"));
      if (otlp !== undefined) return await send(entries, log, otlp);
      process.stdout.write(`${await RENDER[parsed.kind](entries)}\n`);
    }
    const RENDER = {
      summary: _report_js__WEBPACK_IMPORTED_MODULE_2__.Br,
      comment: _report_js__WEBPACK_IMPORTED_MODULE_2__.wQ,
      html: _report_js__WEBPACK_IMPORTED_MODULE_3__.C,
      receipt: entries => {
        const receipt = (0, _report_js__WEBPACK_IMPORTED_MODULE_4__.VU)(entries);
        return receipt === undefined ? "" : (0, _report_js__WEBPACK_IMPORTED_MODULE_4__.pB)(receipt).trimEnd();
      }
    };
    function verify(entries, log, path) {
      const {text: text, why: why} = (0, _call_js__WEBPACK_IMPORTED_MODULE_1__.yR)(path);
      if (text === undefined) return (0, _call_js__WEBPACK_IMPORTED_MODULE_1__.pD)(`${path} cannot be read: ${why}.`);
      const made = (0, _report_js__WEBPACK_IMPORTED_MODULE_4__.VU)(entries);
      if (made === undefined) return (0, _call_js__WEBPACK_IMPORTED_MODULE_1__.pD)(`${log} is the log of a run that never started: it has no receipt.`);
      let found;
      try {
        found = JSON.parse(text);
      } catch (error) {
        return (0, _call_js__WEBPACK_IMPORTED_MODULE_1__.pD)(`${path} is not JSON: ${(0, 
        _call_js__WEBPACK_IMPORTED_MODULE_1__.U)(error)}`);
      }
      const wrong = (0, _report_js__WEBPACK_IMPORTED_MODULE_4__.hY)(made, found);
      if (wrong.length === 0) {
        const {commit: commit} = made.published;
        const what = commit === "" ? `${made.conclusion}, nothing published` : `${made.conclusion}, commit ${commit}`;
        process.stdout.write(`${path} is the receipt of ${log}: ${what}, policy ${made.policy.digest}.\n`);
        return;
      }
      const lines = wrong.map(({field: field, made: ours, actual: theirs}) => `  ${field}: the log gives ${ours}, the receipt says ${theirs}`);
      process.stderr.write(`${path} is not the receipt of ${log}:\n${lines.join("\n")}\n`);
      process.exitCode = 1;
    }
  }),
  28051: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var readCollector = (function readCollector(endpoint, variables, faults) {
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
      const timeout = Number(read("OTEL_EXPORTER_OTLP_TIMEOUT"));
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
        timeoutMs: timeout > 0 ? Math.min(timeout, LONGEST_MS) : USUAL_MS,
        content: TELLS_CONTENT.test(read("OTEL_INSTRUMENTATION_GENAI_CAPTURE_MESSAGE_CONTENT")),
        ...parent && {
          parent: parent
        },
        ...(0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_1__.gI)({
          lacks: lacks
        })
      };
    });
    __webpack_require__.d(__webpack_exports__, {
      o: () => readCollector
    });
    var _lib_header_list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60644);
    var _lib_parts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23782);
    const USUAL_MS = 3e3;
    const LONGEST_MS = 5e3;
    const TELLS_CONTENT = /^(?:true|span_only|span_and_event)$/i;
    function lackOf(addresses, protocol) {
      if (protocol !== "" && protocol !== "http/protobuf") return `OTEL_EXPORTER_OTLP_PROTOCOL is ${protocol}, but Remit supports only http/protobuf. Give otlp-endpoint the collector's HTTP address, usually on port 4318.`;
      const wrong = addresses.some(address => address !== "" && !isAddress(address));
      return wrong ? "OTEL_EXPORTER_OTLP_ENDPOINT, or that of a signal, is not an http:// or https:// address." : undefined;
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
  }),
  24192: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var clipped = (function clipped(text, most, clipping = {}) {
      const {mark: mark = "\u2026", kept: kept = most - 1, atWordFrom: atWordFrom} = clipping;
      if (text.length <= most) return text;
      const cut = firstOf(text, kept).toWellFormed();
      if (atWordFrom === undefined) return cut + mark;
      const end = text[cut.length] === " " ? cut.length : cut.lastIndexOf(" ");
      return (end > atWordFrom ? cut.slice(0, end) : cut).trimEnd() + mark;
    });
    var slugOf = (function slugOf(title) {
      const plain = title.normalize("NFKD").replaceAll(new RegExp("\\p{M}", "gu"), "").toLowerCase();
      const words = plain.split(/[^a-z0-9]+/).filter(word => word !== "");
      let slug = "";
      for (const word of words) {
        const longer = slug === "" ? word.slice(0, SLUG) : `${slug}-${word}`;
        if (longer.length > SLUG) break;
        slug = longer;
      }
      return slug;
    });
    __webpack_require__.d(__webpack_exports__, {
      Ku: () => firstOf,
      RI: () => withoutBlocks,
      cz: () => clipped,
      g1: () => lastOf,
      kH: () => splits,
      tF: () => slugOf
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
    const SLUG = 40;
  }),
  60644: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      S: () => readHeaderList,
      g: () => decodePercent
    });
    var _attempt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91513);
    function readHeaderList(text) {
      const pairs = text.split(",").flatMap(pair => {
        const at = pair.indexOf("=");
        return at <= 0 ? [] : [ [ pair.slice(0, at).trim().toLowerCase(), decodePercent(pair.slice(at + 1).trim()) ] ];
      });
      return Object.fromEntries(pairs);
    }
    function decodePercent(text) {
      return (0, _attempt_js__WEBPACK_IMPORTED_MODULE_0__.CD)(() => decodeURIComponent(text)) ?? text;
    }
  }),
  40627: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var once = (function once(make) {
      let made;
      return () => (made ??= {
        value: make()
      }).value;
    });
    var onceDone = (function onceDone(make) {
      let made;
      return () => made ??= make().catch(error => {
        made = undefined;
        throw error;
      });
    });
    var onceFor = (function onceFor(find) {
      return keptIn(new Map, find);
    });
    var onceForObject = (function onceForObject(find) {
      return keptIn(new WeakMap, find);
    });
    var sharedWhileAsked = (function sharedWhileAsked(find) {
      const asked = new Map;
      return {
        ask(key) {
          const known = asked.get(key);
          if (known !== undefined) return known;
          const finding = find(key).finally(() => asked.get(key) === finding && asked.delete(key));
          asked.set(key, finding);
          return finding;
        },
        forget: () => asked.clear()
      };
    });
    __webpack_require__.d(__webpack_exports__, {
      Mh: () => onceForObject,
      Oo: () => once,
      UL: () => onceDone,
      bO: () => onceFor,
      hP: () => sharedWhileAsked
    });
    function keptIn(found, find) {
      return key => {
        const known = found.get(key) ?? {
          value: find(key)
        };
        found.set(key, known);
        return known.value;
      };
    }
  }),
  23782: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var given = (function given(fields) {
      return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
    });
    var mapValues = (function mapValues(record, change) {
      const pairs = Object.entries(record);
      return Object.fromEntries(pairs.map(([key, value]) => [ key, change(value, key) ]));
    });
    var present = (function present(items) {
      return items.filter(item => item !== undefined && item !== false);
    });
    var listed = (function listed(names, most) {
      const more = names.length > most ? ` and ${names.length - most} more` : "";
      return `${names.slice(0, most).join(", ")}${more}`;
    });
    var joined = (function joined(texts, between) {
      return present(texts).filter(text => text !== "").join(between);
    });
    __webpack_require__.d(__webpack_exports__, {
      Eb: () => present,
      KE: () => listed,
      LG: () => mapValues,
      gI: () => given,
      oR: () => joined
    });
  }),
  26913: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      aA: () => breakClosings,
      aI: () => breakSkips,
      dn: () => breakMentions
    });
    function breakMentions(text) {
      return text.replaceAll(/(?<![A-Za-z0-9])@(?=[*_~]{0,9}[A-Za-z0-9<])/g, "@\u200b");
    }
    function breakClosings(text) {
      return text.replaceAll(CLOSING, "$1 issue$2");
    }
    const CLOSING = new RegExp([ String.raw`(?<![A-Za-z0-9])(close[sd]?|fix(?:e[sd])?|resolve[sd]?)`, String.raw`((?:[^A-Za-z0-9#<]|<[^<>]*>|<(?![^<>]*>))+)`, String.raw`(?=\\?#(?:<[^<>]*>)*\\?\d|GH-\d|[\w.-]{1,100}\\?\/[\w.-]{1,100}\\?#\d|https?:\/\/[^\s]{1,300}\/(?:issues|pull)\/\d)` ].join(""), "gi");
    function breakSkips(text) {
      return text.replaceAll(SKIP, "($1)");
    }
    const SKIP = /\[\s{0,9}(skip[ -]ci|ci[ -]skip|no[ -]ci|skip[ -]actions|actions[ -]skip)\s{0,9}\]/gi;
  }),
  75423: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var openSeal = (function openSeal(key, place) {
      const write = texts => JSON.stringify([ place, ...texts ]);
      if (key === "") return {
        keyed: false,
        sum: (...texts) => `sha256:${digestOf(write(texts))}`
      };
      return {
        keyed: true,
        sum: (...texts) => `hmac-sha256:${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)("sha256", key).update(write(texts)).digest("hex")}`
      };
    });
    var digestOf = (function digestOf(bytes) {
      return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(bytes).digest("hex");
    });
    __webpack_require__.d(__webpack_exports__, {
      Ip: () => openSeal,
      dj: () => canonicalJson,
      ol: () => digestOf
    });
    var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
    var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
    function canonicalJson(value) {
      return JSON.stringify(value, (_key, item) => item !== null && typeof item === "object" && !Array.isArray(item) ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => a < b ? -1 : 1)) : item);
    }
  }),
  6786: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      Fr: () => CONCLUSIONS,
      gq: () => succeeded
    });
    const CONCLUSIONS = [ ...[ "changed", "answered", "reviewed", "planned", "unchanged", "declined" ], ...[ "unverified", "blocked", "stuck", "exhausted", "cancelled", "failed" ] ];
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
  }),
  92015: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      P: () => nameOthers
    });
    function nameOthers({head: head, commits: commits, more: more}, names = "names") {
      const listed = commits.map(({oid: oid, author: author}) => oid.slice(0, 7) + (names === "names" ? ` (by "${author}")` : ""));
      const rest = more === 0 ? "" : ` and ${more} more`;
      return `The branch was at ${head.slice(0, 7)}. Somebody else seems to have pushed it: Remit's comments do not record ${listed.join(", ")}${rest}.`;
    }
  }),
  19298: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var trim = (function trim(text) {
      return text.includes(".") ? text.replace(/\.?0+$/, "") : text;
    });
    __webpack_require__.d(__webpack_exports__, {
      Df: () => tellingArgument,
      Ff: () => limitName,
      LU: () => tokens,
      TG: () => money,
      VK: () => shortDigest,
      aU: () => limitInWords,
      hS: () => counted,
      p0: () => duration,
      qC: () => limitAmount,
      rX: () => withCommas,
      uI: () => gauge
    });
    function withCommas(value) {
      return String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ",");
    }
    function counted(value, one, many = `${one}s`) {
      return `${withCommas(value)} ${value === 1 ? one : many}`;
    }
    function tokens(value) {
      if (value < 1e3) return String(Math.round(value));
      if (value < 999500) return `${trim((value / 1e3).toFixed(value < 99950 ? 1 : 0))}k`;
      return `${trim((value / 1e6).toFixed(2))}M`;
    }
    function money(usd) {
      return `US$ ${usd > 0 && usd < .01 ? usd.toFixed(4) : usd.toFixed(2)}`;
    }
    function duration(ms) {
      if (ms < 1e3) return `${Math.round(ms)} ms`;
      if (ms < 59950) return `${trim((ms / 1e3).toFixed(1))} s`;
      const seconds = Math.round(ms / 1e3);
      if (seconds < 3600) return seconds % 60 === 0 ? `${seconds / 60} min` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
      return `${Math.floor(seconds / 3600)} h ${Math.floor(seconds % 3600 / 60)} min`;
    }
    function gauge(used, of) {
      const share = of > 0 ? used / of : 0;
      const full = share >= 1 ? 10 : Math.min(9, Math.max(used > 0 ? 1 : 0, Math.round(share * 10)));
      return "\u25b0".repeat(full) + "\u25b1".repeat(10 - full);
    }
    function limitAmount(name, value) {
      switch (name) {
       case "minutes":
        return duration(value * 6e4);

       case "tokens":
        return tokens(value);

       case "usd":
        return money(value);

       default:
        return withCommas(value);
      }
    }
    function limitName(name) {
      return LIMIT_NAMES[name];
    }
    const LIMIT_NAMES = {
      turns: "turns",
      minutes: "time",
      tokens: "tokens",
      usd: "money",
      calls: "tool calls",
      files: "files changed",
      lines: "lines changed"
    };
    function limitInWords(name, value) {
      const unit = UNITS[name];
      return unit === "" ? limitAmount(name, value) : `${limitAmount(name, value)} ${unit}${value === 1 ? "" : "s"}`;
    }
    const UNITS = {
      turns: "turn",
      minutes: "",
      tokens: "token",
      usd: "",
      calls: "tool call",
      files: "file",
      lines: "line"
    };
    function tellingArgument({args: args}) {
      for (const name of TELLING) {
        const value = args[name];
        if (typeof value === "string") return value;
      }
      return JSON.stringify(args);
    }
    const TELLING = [ "command", "file_path", "absolute_path", "path", "dir_path", "pattern", "query", "url", "name", "prompt" ];
    const SHORT = 12;
    function shortDigest(digest) {
      return digest.replace(/^sha256:/, "").slice(0, SHORT);
    }
  }),
  9626: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var clip = (function clip(text, characters) {
      return (0, _lib_cut_js__WEBPACK_IMPORTED_MODULE_1__.cz)(text, characters, {
        atWordFrom: Math.max(0, characters - LONGEST_WORD)
      });
    });
    var oneLine = (function oneLine(text) {
      return plainText(text).split("\n").map(line => line.trim()).filter(line => line !== "").join(" ");
    });
    __webpack_require__.d(__webpack_exports__, {
      $Q: () => clip,
      CS: () => prose,
      EU: () => fence,
      Q6: () => visibleText,
      Q_: () => longestRun,
      aY: () => code,
      mG: () => inline,
      qy: () => html,
      wh: () => plainText
    });
    var _lib_cut_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24192);
    var _lib_once_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40627);
    var _lib_power_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26913);
    function prose(text) {
      return segments(plainText(text)).flatMap(segment => {
        if (segment.kind === "code") return [ segment ];
        return paragraphs(segment.lines).map(lines => ({
          kind: "text",
          markdown: proseLines(lines)
        }));
      });
    }
    function inline(text) {
      const line = oneLine(text);
      return inlineLine(breakReferences(unlink(line))).replaceAll("|", "&#124;").replace(LINE_START, entities);
    }
    const LINE_START = /^(?:>|#{1,6}(?=\s|$)|[-+*](?=\s|$)|\d+[.)](?=\s|$)|=+$|(?:[-_*]\s*){3,}$)/;
    function code(text) {
      const line = breakComments(oneLine(text)) || " ";
      if (line.includes("|")) return `<code>${line.replace(/[^A-Za-z0-9\s./-]/g, entity)}</code>`;
      const ticks = "`".repeat(longestRun(line) + 1);
      const pad = /^`|`$|^ .* $/.test(line) ? " " : "";
      return `${ticks}${pad}${line}${pad}${ticks}`;
    }
    function fence(text, language = "") {
      const body = withoutLastLines(breakComments(plainText(text)));
      const ticks = "`".repeat(Math.max(3, longestRun(body) + 1));
      return `${ticks}${language}\n${body}\n${ticks}`;
    }
    function html(text) {
      const safe = (0, _lib_power_js__WEBPACK_IMPORTED_MODULE_0__.dn)(breakReferences(oneLine(text)).replace(/#(?=\d)/g, "#\u200b"));
      return safe.replace(/[&<>"`*[\]\\$~]/g, entity);
    }
    const LONGEST_WORD = 20;
    function segments(text) {
      const found = [];
      let lines = [];
      let open;
      const end = () => {
        if (open !== undefined) found.push({
          kind: "code",
          language: open.language,
          text: lines.join("\n")
        }); else if (lines.length > 0) found.push({
          kind: "prose",
          lines: lines
        });
        lines = [];
      };
      for (const line of text.split("\n")) {
        const opening = open === undefined ? FENCE.exec(line) : null;
        if (opening !== null || open?.close.test(line) === true) {
          end();
          open = opening === null ? undefined : {
            close: closing(opening[1]),
            language: language(opening[2] ?? "")
          };
        } else lines.push(line);
      }
      end();
      return found;
    }
    const FENCE = /^\s*(`{3,}(?!`)|~{3,}(?!~))([^`]*)$/;
    function closing(fence) {
      return new RegExp(`^\\s*${fence[0]}{${fence.length},}\\s*$`);
    }
    const DRAWN = new Set([ "mermaid", "math", "geojson", "topojson", "stl", "suggestion" ]);
    function language(info) {
      const name = /^\s*([A-Za-z0-9+#.-]{1,20})\s*$/.exec(info)?.[1] ?? "";
      return DRAWN.has(name.toLowerCase()) ? "" : name;
    }
    function paragraphs(lines) {
      const found = [ [] ];
      let size = 0;
      for (const line of lines.flatMap(whole => pieces(whole))) {
        size += line.length;
        if (line.trim() === "" || size > LONGEST) {
          found.push([]);
          size = line.length;
        }
        if (line.trim() !== "") found.at(-1)?.push(line);
      }
      return found.filter(paragraph => paragraph.length > 0);
    }
    const LONGEST = 4e3;
    function pieces(line) {
      if (line.length <= LONGEST) return [ line ];
      const found = [];
      for (let at = 0; at < line.length; at += found.at(-1)?.length ?? LONGEST) found.push((0, 
      _lib_cut_js__WEBPACK_IMPORTED_MODULE_1__.Ku)(line.slice(at, at + LONGEST + 1), LONGEST));
      return found;
    }
    function proseLines(lines) {
      return breakReferences(lines.map(unlink).join("\n")).split("\n").map(proseLine).join("\n");
    }
    function proseLine(line) {
      if (/^\s{0,3}(?:-{2,}|={2,})\s*$/.test(line)) return "***";
      const [, start = "", rest = ""] = /^(\s*(?:(?:[-*+]|\d{1,9}[.)])\s+\[[ xX]\]\s|#{1,6}\s)?)(.*)$/s.exec(line) ?? [];
      const lead = start.includes("#") ? start.replace(/#+/, marks => "#".repeat(Math.max(4, marks.length))) : start;
      return lead + inlineLine(rest);
    }
    function inlineLine(line) {
      let safe = "";
      let inAddress = false;
      for (const piece of splitCode(line)) {
        const gap = piece.code && inAddress ? " " : "";
        const shown = gap + (piece.code ? code(piece.text) : escape(piece.text));
        const word = lastWord(shown);
        inAddress = inAddress && word === shown || /\/\/|www\.|@/i.test(word);
        safe += shown;
      }
      return safe;
    }
    function lastWord(text) {
      let start = text.length;
      while (start > 0 && /\S/.test(text.charAt(start - 1))) start -= 1;
      return text.slice(start);
    }
    function unlink(line) {
      const bare = line.replace(/<(https?:\/\/[^\s<>]{1,2000})>/g, "$1");
      return bare.includes("](") ? unlinkOnce(unlinkOnce(bare)) : bare;
    }
    function unlinkOnce(line) {
      const inCode = new Uint8Array(line.length);
      for (const {start: start, end: end} of spans(line)) inCode.fill(1, start, end);
      return line.replace(LINK, (link, bang, shown, target, at) => {
        if (inCode[at] === 1) return link;
        const label = shown.trim();
        if (label === target || label === "") return bang === "" ? target : `(image: ${target})`;
        return `${label} (${bang === "" ? "" : "image: "}${target})`;
      });
    }
    const LINK = /(!?)\[([^[\]]{0,300})\]\(\s{0,9}<?([^\s()<>]{1,2000})>?(?:\s{1,9}(?:"[^"]{0,300}"|'[^']{0,300}'))?\s{0,9}\)/g;
    function splitCode(line) {
      const found = [];
      let from = 0;
      for (const {start: start, end: end, text: text} of spans(line)) {
        if (start < from) continue;
        found.push(...splitAddresses(line.slice(from, start)), {
          code: true,
          text: text
        });
        from = end;
      }
      return [ ...found, ...splitAddresses(line.slice(from)) ];
    }
    function spans(line) {
      const runs = [ ...line.matchAll(/`+/g) ].filter(({index: index}) => line[index - 1] !== "\\");
      const next = new Map;
      const found = runs.toReversed().flatMap(run => {
        const start = run.index;
        const {length: length} = run[0];
        const closer = next.get(length);
        next.set(length, start);
        if (closer === undefined) return [];
        return [ {
          start: start,
          end: closer + length,
          text: line.slice(start + length, closer).trim()
        } ];
      });
      return found.toReversed().filter(({text: text}) => text !== "");
    }
    const ADDRESS = /https?:\/\/[^\s<>`[\]\\()|]{1,300}(?:\/(?:issues|pull|pulls|discussions|commit)\/|@)[^\s<>`[\]\\()|]{1,300}/gi;
    function splitAddresses(text) {
      if (!text.includes("://")) return [ {
        code: false,
        text: text
      } ];
      const found = [];
      let from = 0;
      for (const {0: address, index: index} of text.matchAll(ADDRESS)) {
        found.push({
          code: false,
          text: text.slice(from, index)
        }, {
          code: true,
          text: address
        });
        from = index + address.length;
      }
      return [ ...found, {
        code: false,
        text: text.slice(from)
      } ];
    }
    function escape(text) {
      return (0, _lib_power_js__WEBPACK_IMPORTED_MODULE_0__.dn)(text).replace(/\\([!-/:-@[-`{-~])|[<[\]`$\\]|&(?=#?\w{1,40};)|~{3,}/g, (mark, escaped) => entities(escaped ?? mark));
    }
    function entities(marks) {
      return Array.from(marks, entity).join("");
    }
    function entity(mark) {
      return mark === "<" ? "&lt;" : mark === "&" ? "&amp;" : `&#${mark.codePointAt(0)};`;
    }
    function breakReferences(text) {
      return (0, _lib_power_js__WEBPACK_IMPORTED_MODULE_0__.aA)(text).replace(/(?<=[\w.-]\\?)#(?=\d)/g, "#\u200b");
    }
    function breakComments(text) {
      return text.replaceAll("\x3c!--", "<\u2060!--").replaceAll("--\x3e", "--\u2060>");
    }
    function withoutLastLines(text) {
      let end = text.length;
      while (text[end - 1] === "\n") end -= 1;
      return text.slice(0, end);
    }
    function longestRun(text) {
      let longest = 0;
      for (const {0: run} of text.matchAll(/`+/g)) longest = Math.max(longest, run.length);
      return longest;
    }
    function plainText(text) {
      if (ORDINARY.test(text)) return text;
      return text.toWellFormed().replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, "\n").replace(ANSI, "").replace(unseen(), "");
    }
    function visibleText(text) {
      return text.toWellFormed().replace(ANSI, "").replace(unseen(), mark => `\u27e8U+${(mark.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}\u27e9`);
    }
    const ESC = "";
    const ANSI = new RegExp(String.raw`${ESC}(?:\[[0-?]{0,64}[ -/]{0,8}[@-~]|\][^\x07${ESC}\n]{0,256}(?:\x07|${ESC}\\)|[@-Z\\-_])`, "g");
    const ORDINARY = /^[\t\n\x20-\x7e]*$/;
    const unseen = (0, _lib_once_js__WEBPACK_IMPORTED_MODULE_2__.Oo)(() => new RegExp("[[\\p{Cc}\\p{Default_Ignorable_Code_Point}]--[\\t\\n]--[\\u200d]--[\\ufe0f]]|(?<!\\p{Extended_Pictographic}|\\p{Emoji_Modifier}|\\ufe0f)\\u200d", "gv"));
  }),
  53539: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var makeReceipt = (function makeReceipt(entries) {
      const state = (0, _run_state_js__WEBPACK_IMPORTED_MODULE_1__.xz)(entries);
      const {started: started} = state;
      if (started === undefined) return undefined;
      const {run: run, request: request, policy: policy} = started;
      const numbers = (0, _totals_js__WEBPACK_IMPORTED_MODULE_2__.g)(entries);
      return {
        type: RECEIPT_TYPE,
        remit: run.version,
        run: {
          id: run.id,
          attempt: run.attempt,
          repository: run.repository,
          url: run.url
        },
        actor: {
          login: request.actor.login,
          id: request.actor.id,
          permission: request.actor.permission
        },
        request: requestOf(request),
        policy: {
          path: policy.path,
          ref: policy.ref,
          digest: policy.digest
        },
        instructions: instructionsOf(entries, request),
        model: {
          asked: started.model,
          answered: answeredBy(entries)
        },
        cost: {
          turns: numbers.turns,
          inputTokens: numbers.tokens.input,
          outputTokens: numbers.tokens.output,
          cachedTokens: numbers.tokens.cached,
          usd: Number(numbers.usd.toFixed(6)),
          ms: numbers.ms
        },
        denials: (0, _totals_js__WEBPACK_IMPORTED_MODULE_2__.v)(numbers.denials),
        compressions: numbers.compressions.length,
        conclusion: state.outcome?.conclusion ?? "",
        published: publishedBy(state, request),
        log: logOf(entries)
      };
    });
    var renderReceipt = (function renderReceipt(receipt) {
      return `${JSON.stringify(receipt, undefined, 2)}\n`;
    });
    var requestOf = (function requestOf({kind: kind, trigger: trigger, key: key, subject: subject, instruction: instruction}) {
      const about = subject === undefined ? "" : `${subject.kind} ${subject.number}`;
      return {
        kind: kind,
        trigger: trigger,
        key: key,
        subject: about,
        instruction: digest(instruction)
      };
    });
    var instructionsOf = (function instructionsOf(entries, {trusted: trusted}) {
      let read = {
        commit: trusted.sha,
        files: [],
        prompt: ""
      };
      for (const {agent: agent, event: event} of (0, _run_state_js__WEBPACK_IMPORTED_MODULE_1__.xK)(entries)) {
        if (event.type === "project.read") read = {
          ...read,
          commit: event.commit,
          files: event.instructions
        };
        if (event.type === "agent.started" && agent === _events_js__WEBPACK_IMPORTED_MODULE_4__.QT) read = {
          ...read,
          prompt: digest(event.system)
        };
      }
      return read;
    });
    var answeredBy = (function answeredBy(entries) {
      const names = (0, _run_state_js__WEBPACK_IMPORTED_MODULE_1__.xK)(entries).flatMap(({event: event}) => event.type === "model.replied" ? [ event.reply.model ] : []);
      return [ ...new Set(names) ].sort();
    });
    var publishedBy = (function publishedBy({publication: publication, proposed: proposed}, {base: base}) {
      const {commit: commit = "", branch: branch = "", pull: pull, proposal: proposal = ""} = publication ?? {};
      const made = proposed?.proposal ?? proposal;
      return {
        commit: commit,
        branch: branch,
        base: commit === "" && made === "" ? "" : base.sha,
        pull: pull?.url ?? "",
        proposal: made
      };
    });
    var logOf = (function logOf(entries) {
      const hash = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256");
      let bytes = 0;
      for (const entry of entries) {
        const line = Buffer.from(`${JSON.stringify(entry)}\n`);
        hash.update(line);
        bytes += line.length;
      }
      return {
        digest: `sha256:${hash.digest("hex")}`,
        bytes: bytes,
        entries: entries.length
      };
    });
    var digest = (function digest(text) {
      return `sha256:${(0, _lib_seal_js__WEBPACK_IMPORTED_MODULE_5__.ol)(text)}`;
    });
    __webpack_require__.d(__webpack_exports__, {
      VU: () => makeReceipt,
      hY: () => compareReceipts,
      pB: () => renderReceipt
    });
    var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
    var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
    var _events_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58223);
    var _run_state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17374);
    var _totals_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46968);
    var _lib_read_data_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50991);
    var _lib_seal_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(75423);
    const RECEIPT_TYPE = "urn:remit:receipt:1";
    function compareReceipts(made, actual, field = "") {
      if (!(0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_3__.bI)(made) || !(0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_3__.bI)(actual)) {
        const [a, b] = [ JSON.stringify(made) ?? "(nothing)", JSON.stringify(actual) ?? "(nothing)" ];
        return a === b ? [] : [ {
          field: field,
          made: a,
          actual: b
        } ];
      }
      return [ ...new Set([ ...Object.keys(made), ...Object.keys(actual) ]) ].flatMap(name => compareReceipts(made[name], actual[name], field === "" ? name : `${field}.${name}`));
    }
  }),
  17374: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      FN: () => serverOf,
      pv: () => pullOf,
      xK: () => ownEntries,
      xz: () => readRunState
    });
    var _events_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58223);
    var _events_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92015);
    var _log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24078);
    var _figures_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19298);
    var _sandbox_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36964);
    var _lib_parts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23782);
    function readRunState(entries) {
      return readStates(entries).current;
    }
    const NOTHING = {
      diffs: [],
      findings: [],
      todos: [],
      notes: [],
      cancelled: false
    };
    const readStates = (0, _log_js__WEBPACK_IMPORTED_MODULE_0__.Qj)(() => ({
      current: NOTHING
    }), (state, {agent: agent, event: event}) => {
      const before = event.type === "run.started" ? NOTHING : state.current;
      state.current = {
        ...before,
        ...changesBy(before, agent, event)
      };
    });
    function changesBy(state, agent, event) {
      switch (event.type) {
       case "run.started":
        return {
          started: event,
          notes: describeOrigin(event)
        };

       case "run.kept":
        return {
          kept: event
        };

       case "output.checked":
        return agent === _events_js__WEBPACK_IMPORTED_MODULE_1__.QT && event.output.kind === "valid" ? {
          output: event.output.value
        } : undefined;

       case "plan.kept":
       case "plan.unkept":
        return {
          plan: event
        };

       case "run.finished":
        {
          const {outcome: outcome} = event;
          return {
            outcome: outcome,
            ...(0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_2__.gI)({
              publication: outcome.publication
            })
          };
        }

       case "verify.finished":
        return {
          verification: event,
          ...missed(state, event)
        };

       case "call.finished":
        return {
          ...answered(state, agent, event.answer),
          ...missed(state, event)
        };

       case "model.fell_back":
        return {
          notes: [ ...state.notes, event.reason ]
        };

       case "project.read":
       case "server.opened":
        return {
          notes: [ ...state.notes, ...event.notes ]
        };

       case "server.failed":
        return {
          notes: [ ...state.notes, `The MCP server ${event.name} is not there: ${event.reason}` ]
        };

       case "hook.ran":
        return event.said === undefined ? undefined : {
          notes: [ ...state.notes, `The hook ${event.name} says: ${event.said}` ]
        };

       case "agent.stopped":
        return agent === _events_js__WEBPACK_IMPORTED_MODULE_1__.QT ? stopped(state, event.end) : undefined;

       default:
        return workChangesBy(state, event);
      }
    }
    function workChangesBy(state, event) {
      switch (event.type) {
       case "base.compared":
        return {
          conflicts: event.found
        };

       case "change.proposed":
        return {
          proposed: event.change
        };

       case "change.diffed":
        return {
          diffs: [ ...state.diffs, event.shown ]
        };

       case "change.published":
        return {
          publication: event.publication
        };

       case "checks.seen":
        return {
          checks: event.checks
        };

       case "pull.closed":
        return {
          closed: event.pull,
          notes: [ ...state.notes, `Pull request #${event.pull.number} is closed: ${event.reason}.` ]
        };

       case "pull.stands":
        return {
          standingPull: event.standing
        };

       case "verify.skipped":
        return {
          unverified: event.reason
        };

       case "review.posted":
        return {
          review: event.review
        };

       default:
        return undefined;
      }
    }
    function answered(state, agent, {note: note, todos: todos}) {
      if (note !== undefined) return {
        findings: [ ...state.findings, note ]
      };
      return agent === _events_js__WEBPACK_IMPORTED_MODULE_1__.QT && todos !== undefined ? {
        todos: todos
      } : undefined;
    }
    function missed({started: started, notes: notes}, event) {
      const note = (0, _sandbox_js__WEBPACK_IMPORTED_MODULE_3__.sk)(started, event);
      return note === undefined || notes.includes(note) ? undefined : {
        notes: [ ...notes, note ]
      };
    }
    function describeOrigin({continues: continues, approves: approves, request: request}) {
      const plan = approves && `the plan ${(0, _figures_js__WEBPACK_IMPORTED_MODULE_4__.VK)(approves.digest)} that @${approves.by} asked for (${approves.url})`;
      return (0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_2__.Eb)([ continues !== undefined && `This run continues an earlier one, which ended as ${continues.conclusion}: ${continues.url}`, request.rejected !== undefined && `Pull request #${request.rejected.number} was closed without being merged: work starts anew, from ${request.base.name}.`, request.caughtUp !== undefined && describeCatchUp(request.caughtUp), request.foreign !== undefined && (0, 
      _events_js__WEBPACK_IMPORTED_MODULE_5__.P)(request.foreign), plan !== undefined && `This run carries out ${plan}; @${request.actor.login} approved it.`, approves?.newer !== undefined && `A newer plan was made here: ${(0, 
      _figures_js__WEBPACK_IMPORTED_MODULE_4__.VK)(approves.newer)}. It is not what this run carries out.` ]);
    }
    function describeCatchUp({kind: kind, onto: onto, clashes: clashes}) {
      const [base, files] = [ onto.name, clashes.join(", ") ];
      switch (kind) {
       case "merged":
        return `${base} has moved since: the run started from it with the branch's earlier change.`;

       case "replaced":
        return `${base} has changed ${files} as well since: the run started from ${base} alone, and what it publishes replaces the branch's earlier change.`;

       case "behind":
        return `${base} has changed ${files} as well since. Somebody else has worked on the branch, so it was left as it is: merge ${base} into it.`;
      }
    }
    function stopped({started: started}, end) {
      switch (end.kind) {
       case "cancelled":
        return {
          cancelled: true
        };

       case "blocked":
        return end.by === "hook" ? {
          hooked: true
        } : undefined;

       case "exhausted":
        return {
          reached: {
            limit: end.limit,
            of: end.limit === "disk" ? 0 : started?.limits[end.limit].value ?? 0
          }
        };

       default:
        return undefined;
      }
    }
    function pullOf({publication: publication, closed: closed, standingPull: standingPull}) {
      return (publication?.pull ?? closed ?? (standingPull?.finished === true ? standingPull.pull : undefined))?.number;
    }
    function serverOf({run: run}) {
      const at = run.url.indexOf(`/${run.repository}/`);
      return at < 0 ? "" : run.url.slice(0, at);
    }
    function ownEntries(entries) {
      const start = entries.findLastIndex(({event: event}) => event.type === "run.started");
      return start <= 0 ? entries : entries.slice(start);
    }
  }),
  36964: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      Hu: () => warnOfSandbox,
      hT: () => describeSandbox,
      jV: () => nameSandbox,
      sk: () => describeEngine
    });
    var _lib_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23782);
    function nameSandbox(name) {
      return name === "root" || name === "sudo" ? `namespaces by ${name}` : name;
    }
    function describeSandbox({sandbox: sandbox, sandboxLacks: sandboxLacks, sandboxOff: sandboxOff, sandboxCopy: sandboxCopy}) {
      const tried = sandboxLacks?.join("; ");
      return (0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_0__.Eb)([ nameSandbox(sandbox), sandboxOff !== undefined && `the policy switched it off (${sandboxOff})`, sandboxCopy !== undefined && `in a copy of the checkout: ${sandboxCopy}`, tried !== undefined && (sandbox === "none" ? tried : `tried before: ${tried}`) ]).join("; ");
    }
    function warnOfSandbox({started: started, outcome: outcome}) {
      if (started?.sandboxCopy !== undefined) {
        return [ `The run worked in a copy of the checkout, because this machine cannot put a layer over it: ${ended(started.sandboxCopy)}` ];
      }
      if (started?.sandbox !== "none" || outcome?.fault?.kind === "sandbox") return [];
      const {sandboxOff: sandboxOff, sandboxLacks: sandboxLacks, request: request} = started;
      if (sandboxOff !== undefined) return [ describeOff(sandboxOff, request.subject?.fromFork === true) ];
      const [lack] = sandboxLacks ?? [];
      if (lack === undefined) return [ "Commands ran **without a sandbox**: this machine offers none." ];
      const whose = lack.startsWith("the ") ? "there is none" : "this machine offers none";
      return [ `**No command ran**: commands need a sandbox, and ${whose}: ${ended(lack)}` ];
    }
    function describeOff(source, fromFork) {
      const off = `the policy switched it off (${source})`;
      return fromFork ? `**No command ran**: code of a fork runs in a sandbox or not at all, and ${off}.` : `Commands ran **without a sandbox**: ${off}.`;
    }
    function ended(sentence) {
      return sentence.endsWith(".") ? sentence : `${sentence}.`;
    }
    function describeEngine(started, event) {
      if (started === undefined || [ "none", "not needed" ].includes(started.sandbox)) return undefined;
      return outputsOf(event).some(text => NO_ENGINE.test(text)) ? ENGINE : undefined;
    }
    const ENGINE = "A command found no container engine: nothing in the sandbox reaches the docker socket, so tests that start containers of their own cannot run. Services that the job has started can be reached: `[network] services` in the policy.";
    const NO_ENGINE = /cannot connect to the docker daemon|failed to connect to the docker api|error while fetching server api version|could not find a valid docker environment|could not find a working container runtime|rootless docker not found/i;
    function outputsOf(event) {
      if (event.type === "verify.finished") return event.results.flatMap(({ok: ok, output: output}) => ok ? [] : [ output ]);
      const {text: text} = event.answer;
      return event.tool === "run_shell_command" && /\[exit code (?!141\b)[1-9]\d* after [\d.]+ s/.test(text) ? [ text ] : [];
    }
  })
};


