"use strict";

exports.id = 3359;

exports.ids = [ 3359 ];

exports.modules = {
  3359: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var parse = (function parse(text) {
      return (0, _lib_attempt_js__WEBPACK_IMPORTED_MODULE_5__.CD)(() => JSON.parse(text));
    });
    var oneLine = (function oneLine(text) {
      return (0, _lib_cut_js__WEBPACK_IMPORTED_MODULE_6__.cz)(text, LONGEST_MESSAGE).replaceAll(/\s+/g, " ").trim();
    });
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      brokenStream: () => brokenStream,
      judgeError: () => judgeError,
      openPatience: () => openPatience
    });
    var _lib_models_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44376);
    var _http_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3429);
    var _access_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38171);
    var _wire_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51572);
    var _lib_attempt_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(91513);
    var _lib_cut_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(24192);
    var _lib_read_data_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50991);
    var _lib_parts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23782);
    function judgeError(error, at) {
      if (error instanceof _wire_js__WEBPACK_IMPORTED_MODULE_0__.wD) return at.answered ? judgeStreamedError(error, at) : judgeRefusal(error, at);
      if (error instanceof _access_js__WEBPACK_IMPORTED_MODULE_1__.j$) return noKey();
      if (error instanceof _wire_js__WEBPACK_IMPORTED_MODULE_0__.sM) return brokenStream(error.message, at, `${ADDRESS_HINT} A proxy must pass its answers on.`);
      if (error instanceof _wire_js__WEBPACK_IMPORTED_MODULE_0__.oB) return at.answered ? brokenStream(error.message, at) : silence(error.message, at);
      if (at.answered) return brokenStream(`the stream broke (${nameNetworkError(error)})`, at);
      if (isPassing(error)) return unreachable("connection", error, at);
      if (!at.begun) return at.vertex ? noCredentials(error, at) : undefined;
      return unreachable("final", error, at);
    }
    function brokenStream(why, {model: model}, hint = "Run it again; if it lasts, choose another model with the input `model`.") {
      const message = `The answer of ${model} could not be read: ${why}.`;
      return {
        kind: "stream",
        why: why,
        failure: {
          cause: "broken_stream",
          fault: {
            kind: "model",
            message: message,
            hint: hint
          }
        }
      };
    }
    function judgeRefusal(refusal, at) {
      const body = readErrorBody(refusal.body);
      const why = describeStatus(refusal.status, body);
      const failure = failureOf(refusal.status, body, why, at);
      if (refusal.status === 400 && SIGNATURES.test(body.message)) return {
        kind: "signatures",
        why: why,
        failure: failure
      };
      if (!isWorthRepeating(refusal.status)) return {
        kind: "final",
        why: why,
        failure: failure
      };
      const hintMs = hintedDelay(refusal.retryAfter, body, at.clock);
      const hopeless = failure.cause === "not_found" || (hintMs ?? 0) > LONGEST_HINT_MS || refusal.status === 429 && quotaIsGone(body);
      if (hopeless) return {
        kind: "final",
        why: why,
        failure: failure
      };
      const limited = refusal.status === 429;
      return {
        kind: "connection",
        why: why,
        failure: failure,
        limited: limited,
        ...(0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_2__.gI)({
          hintMs: hintMs
        })
      };
    }
    const SIGNATURES = /thought.?signature/i;
    function judgeStreamedError(refusal, at) {
      const trouble = judgeRefusal(refusal, at);
      return trouble.kind === "connection" && trouble.hintMs === undefined && refusal.status !== 429 ? {
        kind: "stream",
        why: trouble.why,
        failure: trouble.failure
      } : trouble;
    }
    function silence(why, {model: model}) {
      const message = `${model} could not be reached: ${why}.`;
      return {
        kind: "stream",
        why: why,
        failure: failure("unavailable", "model", message, UNAVAILABLE_HINT)
      };
    }
    function isWorthRepeating(status) {
      return status === 408 || status === 429 || status === 499 || status >= 500;
    }
    function failureOf(status, body, why, at) {
      const {model: model} = at;
      const ended = (0, _lib_models_js__WEBPACK_IMPORTED_MODULE_3__.Qm)(model, at.vertex ? "vertex" : "key", at.clock.now());
      if (status === 404 || status === 429 && ended !== undefined) {
        const over = ended === undefined ? "" : ` Google ended it on ${ended}; its successor is ${(0, 
        _lib_models_js__WEBPACK_IMPORTED_MODULE_3__.vp)(model)}.`;
        return failure("not_found", "config", `There is no model ${model} for this account: ${why}.${over}`, MODEL_HINT);
      }
      if (status === 429) return failure("quota", "quota", `The quota for ${model} is used up: ${why}.`, QUOTA_HINT);
      if (isWorthRepeating(status)) {
        return failure("unavailable", "model", `${model} could not be reached: ${why}.`, UNAVAILABLE_HINT);
      }
      if (status === 401 || status === 403 || isBadKey(body)) {
        const refused = at.vertex ? "Vertex AI refused the credentials" : "Gemini refused the API key";
        return failure("auth", "auth", `${refused}: ${why}.`, at.vertex ? VERTEX_HINT : KEY_HINT);
      }
      if (status === 413 || status === 400 && isTooLong(body)) {
        return failure("overflow", "model", `The conversation is too long for ${model}: ${why}.`, OVERFLOW_HINT);
      }
      if (/location is not supported/i.test(body.message)) return failure("refused", "config", `${model} refused the request: ${why}.`, LOCATION_HINT);
      if (status < 400) return failure("refused", "config", `The model's address answered with a redirect: ${why}.`, ADDRESS_HINT);
      return failure("refused", "model", `${model} refused the request: ${why}.`, REFUSED_HINT);
    }
    const QUOTA_HINT = "Wait until it is renewed, raise it, or name another model with the input `fallback-model`.";
    const UNAVAILABLE_HINT = "Run it again later, or name another model with the input `fallback-model`.";
    const KEY_HINT = "Check the secret behind the input `gemini-api-key`; https://aistudio.google.com/apikey makes a new key.";
    const VERTEX_HINT = "Check that the job authenticates to Google Cloud before this step, and that its account has the role `roles/aiplatform.user`.";
    const MODEL_HINT = "Choose another with the input `model`, or leave it to `auto`.";
    const OVERFLOW_HINT = "Give the task in smaller parts, or choose a model with a larger window with the input `model`.";
    const ADDRESS_HINT = "Check GOOGLE_GEMINI_BASE_URL: it must name the API itself.";
    const LOCATION_HINT = "Google does not offer this API where the runner is. Use Vertex AI (the input `use-vertex-ai`), or a runner elsewhere.";
    const REFUSED_HINT = "Asking again would get the same answer, so it was not repeated.";
    function failure(cause, kind, message, hint) {
      return {
        cause: cause,
        fault: {
          kind: kind,
          message: message.replace(/\.{2,}$/, "."),
          hint: hint
        }
      };
    }
    function isBadKey({message: message, details: details}) {
      return /API key (?:not valid|expired|not found)/i.test(message) || details.some(({reason: reason}) => reason?.startsWith("API_KEY_"));
    }
    function isTooLong({message: message}) {
      return /token count.*(?:exceed|only supports)|exceeds? the (?:maximum|limit).*tokens|payload size exceeds|(?:prompt|input|context).*too long/i.test(message);
    }
    function unreachable(kind, error, {model: model}) {
      const why = `no connection (${nameNetworkError(error)})`;
      const hint = kind === "final" ? "Check GOOGLE_GEMINI_BASE_URL and the proxy's certificates." : UNAVAILABLE_HINT;
      const fault = failure("unavailable", "model", `${model} could not be reached: ${why}.`, hint);
      return kind === "final" ? {
        kind: kind,
        why: why,
        failure: fault
      } : {
        kind: kind,
        why: why,
        limited: false,
        failure: fault
      };
    }
    function noKey() {
      const why = "The input `gemini-api-key` is empty.";
      return {
        kind: "final",
        why: why,
        failure: failure("auth", "config", why, NO_KEY_HINT)
      };
    }
    const NO_KEY_HINT = "A maintainer of this repository can fix that: make a key at https://aistudio.google.com/apikey and store it as the secret that the workflow passes, or set `use-vertex-ai`. GitHub gives no secrets to runs of pull requests from forks.";
    function noCredentials(error, {model: model}) {
      const status = (0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_4__.fO)(error)["status"];
      if (typeof status === "number" && isWorthRepeating(status)) {
        const why = `the token service answered ${status}`;
        const unavailable = failure("unavailable", "model", `${model} could not be reached: ${why}.`, UNAVAILABLE_HINT);
        return {
          kind: "connection",
          why: why,
          limited: status === 429,
          failure: unavailable
        };
      }
      const why = (0, _lib_attempt_js__WEBPACK_IMPORTED_MODULE_5__.bD)(error);
      const message = `There are no Google Cloud credentials for Vertex AI: ${why}.`;
      return {
        kind: "final",
        why: why,
        failure: failure("auth", "auth", message, VERTEX_HINT)
      };
    }
    const LONGEST_SHOWN = 500;
    function describeStatus(status, {status: name, message: message}) {
      const shown = (0, _lib_cut_js__WEBPACK_IMPORTED_MODULE_6__.cz)(message, LONGEST_SHOWN, {
        kept: LONGEST_SHOWN
      });
      const detail = message === "" ? "" : `: ${shown.replace(/\.$/, "")}`;
      return `${status}${name === "" ? "" : ` ${name}`}${detail}`;
    }
    function nameNetworkError(error) {
      const links = chain(error);
      return links.find(({code: code}) => code !== undefined)?.code ?? links.at(-1)?.message ?? String(error);
    }
    function isPassing(error) {
      const links = chain(error);
      const codes = links.flatMap(({code: code}) => code ?? []);
      if (codes.some(code => PASSING.has(code) || code.includes("BAD_RECORD_MAC"))) return true;
      const matches = pattern => links.some(({message: message}) => pattern.test(message));
      return codes.length === 0 && matches(/fetch failed/) && !matches(/unknown scheme|bad port/);
    }
    const PASSING = new Set([ "ECONNRESET", "ECONNREFUSED", "ECONNABORTED", "ETIMEDOUT", "EHOSTUNREACH", "ENETUNREACH", "EPIPE", "ENOTFOUND", "EAI_AGAIN", "EPROTO", "ERR_SSL_WRONG_VERSION_NUMBER", "ERR_STREAM_PREMATURE_CLOSE", "UND_ERR_SOCKET", "UND_ERR_CONNECT_TIMEOUT", "UND_ERR_HEADERS_TIMEOUT", "UND_ERR_BODY_TIMEOUT" ]);
    const DEPTH = 5;
    function chain(error, depth = DEPTH) {
      if (depth === 0 || typeof error !== "object" || error === null) return [];
      const [code, message, cause, errors] = [ "code", "message", "cause", "errors" ].map(key => Reflect.get(error, key));
      const inner = [ cause, ...Array.isArray(errors) ? errors : [] ].flatMap(each => chain(each, depth - 1));
      return [ {
        code: typeof code === "string" ? code : undefined,
        message: String(message)
      }, ...inner ];
    }
    const STREAM_WAITS = [ 1e3, 2e3, 4e3 ];
    const CONNECTION_ATTEMPTS = 10;
    const QUICK_WAIT_MS = 700;
    const FIRST_WAIT_MS = 5e3;
    const LONGEST_WAIT_MS = 3e4;
    const JITTER = .3;
    const HINT_SLACK = .1;
    const LONGEST_HINT_MS = 3e5;
    function openPatience(random) {
      let streams = 0;
      let connections = 0;
      let signatures = 0;
      return {
        after(trouble) {
          if (trouble.kind === "final") return undefined;
          if (trouble.kind === "signatures") return signatures++ === 0 ? {
            ms: 0,
            left: 1
          } : undefined;
          if (trouble.kind === "stream") {
            const ms = STREAM_WAITS[streams++];
            return ms === undefined ? undefined : {
              ms: ms,
              left: STREAM_WAITS.length - streams + 1
            };
          }
          const left = CONNECTION_ATTEMPTS - ++connections;
          if (left === 0) return undefined;
          const {hintMs: hintMs} = trouble;
          const ms = ownWait(connections, trouble.limited);
          if (hintMs !== undefined && (connections === 1 || hintMs > ms)) return {
            ms: Math.round(hintMs * (1 + HINT_SLACK * fraction(random))),
            left: left
          };
          return {
            ms: Math.round(ms * (1 + JITTER * (2 * fraction(random) - 1))),
            left: left
          };
        }
      };
    }
    function ownWait(failures, limited) {
      if (failures === 1 && !limited) return QUICK_WAIT_MS;
      return Math.min(FIRST_WAIT_MS * 2 ** (failures - (limited ? 1 : 2)), LONGEST_WAIT_MS);
    }
    function fraction(random) {
      return Number.parseInt(random.hex(4), 16) / 2 ** 32;
    }
    function readErrorBody(text) {
      const error = findError(parse(text));
      if (error === undefined) return {
        status: "",
        message: oneLine(text),
        details: []
      };
      const {status: status, message: message, details: details} = error;
      const inner = typeof message === "string" ? message : "";
      if (findError(parse(inner)) !== undefined) return readErrorBody(inner);
      return {
        status: typeof status === "string" ? status : "",
        message: oneLine(inner),
        details: Array.isArray(details) ? details.filter(_lib_read_data_js__WEBPACK_IMPORTED_MODULE_4__.bI) : []
      };
    }
    function hintedDelay(retryAfter, body, clock) {
      const hints = [ (0, _http_js__WEBPACK_IMPORTED_MODULE_7__.D$)(retryAfter, clock.now()), ...body.details.map(({retryDelay: retryDelay}) => readDuration(retryDelay)) ];
      const longest = Math.max(0, ...hints.filter(hint => hint !== undefined));
      if (longest > 0) return longest;
      return quotaIds(body).some(id => id.includes("PerMinute")) ? 6e4 : undefined;
    }
    function quotaIsGone(body) {
      return quotaIds(body).some(id => id.includes("PerDay")) || NO_QUOTA.test(body.message);
    }
    const NO_QUOTA = /\blimit: 0(?![\d.])|credits are depleted|exceeded its monthly spending cap/;
    function quotaIds({details: details}) {
      return details.flatMap(({violations: violations}) => (violations ?? []).map(({quotaId: quotaId}) => quotaId ?? ""));
    }
    function readDuration(value) {
      const match = typeof value === "string" ? /^(?<seconds>\d+(?:\.\d+)?)s$/.exec(value) : null;
      return match === null ? undefined : Number(match.groups?.["seconds"]) * 1e3;
    }
    function findError(value) {
      const first = Array.isArray(value) ? value[0] : value;
      return (0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_4__.bI)(first) && (0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_4__.bI)(first["error"]) ? first["error"] : undefined;
    }
    const LONGEST_MESSAGE = 4e3;
  })
};


