"use strict";

exports.id = 7030;

exports.ids = [ 7030 ];

exports.modules = {
  54122: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var post = (async function post(url, headers, body, signal) {
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
    });
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
    var firstOf = (function firstOf(text, most) {
      return text.slice(0, splits(text, most) ? most - 1 : most);
    });
    var clipped = (function clipped(text, most, clipping = {}) {
      const {mark: mark = "\u2026", kept: kept = most - 1, atWordFrom: atWordFrom} = clipping;
      if (text.length <= most) return text;
      const cut = firstOf(text, kept).toWellFormed();
      if (atWordFrom === undefined) return cut + mark;
      const end = text[cut.length] === " " ? cut.length : cut.lastIndexOf(" ");
      return (end > atWordFrom ? cut.slice(0, end) : cut).trimEnd() + mark;
    });
    var splits = (function splits(text, offset) {
      const [before, after] = [ text.charCodeAt(offset - 1), text.charCodeAt(offset) ];
      return before >= 55296 && before <= 56319 && after >= 56320 && after <= 57343;
    });
    var withoutBlocks = (function withoutBlocks(text, opening, closing) {
      const pieces = [];
      let from = 0;
      for (;;) {
        const open = text.indexOf(opening, from);
        const close = open < 0 ? -1 : text.indexOf(closing, open + opening.length);
        if (close < 0) return pieces.join("") + text.slice(from);
        pieces.push(text.slice(from, open));
        from = close + closing.length;
      }
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
      tF: () => slugOf,
      zG: () => withoutUnseen
    });
    function lastOf(text, most) {
      const start = Math.max(0, text.length - most);
      return text.slice(splits(text, start) ? start + 1 : start);
    }
    function withoutUnseen(text) {
      return text.toWellFormed().replaceAll(new RegExp("[^\\P{C}\\n\\t]", "gu"), "");
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
    var keptIn = (function keptIn(found, find) {
      return key => {
        const known = found.get(key);
        if (known !== undefined) return known.value;
        const value = find(key);
        found.set(key, {
          value: value
        });
        return value;
      };
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
    var canonicalJson = (function canonicalJson(value) {
      return JSON.stringify(value, (_key, item) => item !== null && typeof item === "object" && !Array.isArray(item) ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => a < b ? -1 : 1)) : item);
    });
    __webpack_require__.d(__webpack_exports__, {
      Ip: () => openSeal,
      dj: () => canonicalJson,
      ol: () => digestOf
    });
    var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
    var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
  }),
  6786: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var succeeded = (function succeeded(conclusion) {
      return SUCCESSES.some(each => each === conclusion);
    });
    __webpack_require__.d(__webpack_exports__, {
      Fr: () => CONCLUSIONS,
      gq: () => succeeded
    });
    const SUCCESSES = [ "changed", "answered", "reviewed", "planned", "unchanged", "declined" ];
    const FAILURES = [ "unverified", "blocked", "stuck", "exhausted", "cancelled", "failed" ];
    const CONCLUSIONS = [ ...SUCCESSES, ...FAILURES ];
  }),
  19298: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var withCommas = (function withCommas(value) {
      return String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ",");
    });
    var counted = (function counted(value, one, many = `${one}s`) {
      return `${withCommas(value)} ${value === 1 ? one : many}`;
    });
    var tokens = (function tokens(value) {
      if (value < 1e3) return String(Math.round(value));
      if (value < 999500) return `${trim((value / 1e3).toFixed(value < 99950 ? 1 : 0))}k`;
      return `${trim((value / 1e6).toFixed(2))}M`;
    });
    var money = (function money(usd) {
      return `US$ ${usd > 0 && usd < .01 ? usd.toFixed(4) : usd.toFixed(2)}`;
    });
    var duration = (function duration(ms) {
      if (ms < 1e3) return `${Math.round(ms)} ms`;
      if (ms < 59950) return `${trim((ms / 1e3).toFixed(1))} s`;
      const seconds = Math.round(ms / 1e3);
      if (seconds < 3600) return seconds % 60 === 0 ? `${seconds / 60} min` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
      return `${Math.floor(seconds / 3600)} h ${Math.floor(seconds % 3600 / 60)} min`;
    });
    var gauge = (function gauge(used, of) {
      const share = of > 0 ? used / of : 0;
      const full = share >= 1 ? 10 : Math.min(9, Math.max(used > 0 ? 1 : 0, Math.round(share * 10)));
      return "\u25b0".repeat(full) + "\u25b1".repeat(10 - full);
    });
    var limitAmount = (function limitAmount(name, value) {
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
    });
    var limitName = (function limitName(name) {
      return LIMITS[name].name;
    });
    var trim = (function trim(text) {
      return text.includes(".") ? text.replace(/\.?0+$/, "") : text;
    });
    var tellingArgument = (function tellingArgument({args: args}) {
      for (const name of TELLING) {
        const value = args[name];
        if (typeof value === "string") return value;
      }
      return JSON.stringify(args);
    });
    __webpack_require__.d(__webpack_exports__, {
      Df: () => tellingArgument,
      Ff: () => limitName,
      LU: () => tokens,
      TG: () => money,
      Ue: () => describeFixed,
      VK: () => shortDigest,
      aU: () => limitInWords,
      hS: () => counted,
      p0: () => duration,
      qC: () => limitAmount,
      rX: () => withCommas,
      uI: () => gauge
    });
    function describeFixed({fresh: fresh, all: all}) {
      if (all) return "All findings of earlier reviews are fixed.";
      return `${counted(fresh, "finding")} of earlier reviews ${fresh === 1 ? "is" : "are"} fixed, as ${fresh === 1 ? "its thread says" : "their threads say"}.`;
    }
    function limitInWords(name, value) {
      const {unit: unit} = LIMITS[name];
      return unit === undefined ? limitAmount(name, value) : `${limitAmount(name, value)} ${unit}${value === 1 ? "" : "s"}`;
    }
    const LIMITS = {
      turns: {
        name: "turns",
        unit: "turn"
      },
      minutes: {
        name: "time"
      },
      tokens: {
        name: "tokens",
        unit: "token"
      },
      usd: {
        name: "money"
      },
      calls: {
        name: "tool calls",
        unit: "tool call"
      },
      files: {
        name: "files changed",
        unit: "file"
      },
      lines: {
        name: "lines changed",
        unit: "line"
      }
    };
    const TELLING = [ "command", "file_path", "absolute_path", "path", "dir_path", "pattern", "query", "url", "name", "prompt" ];
    const SHORT = 12;
    function shortDigest(digest) {
      return digest.replace(/^sha256:/, "").slice(0, SHORT);
    }
  })
};


