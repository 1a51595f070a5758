"use strict";

exports.id = 45;

exports.ids = [ 45 ];

exports.modules = {
  81692: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    var getUserAgent = (function getUserAgent() {
      if (typeof navigator === "object" && "userAgent" in navigator) {
        return navigator.userAgent;
      }
      if (typeof process === "object" && process.version !== undefined) {
        return `Node.js/${process.version.substr(1)} (${process.platform}; ${process.arch})`;
      }
      return "<environment undetectable>";
    });
    var register = (function register(state, name, method, options) {
      if (typeof method !== "function") {
        throw new Error("method for before hook must be a function");
      }
      if (!options) {
        options = {};
      }
      if (Array.isArray(name)) {
        return name.reverse().reduce((callback, name) => register.bind(null, state, name, callback, options), method)();
      }
      return Promise.resolve().then(() => {
        if (!state.registry[name]) {
          return method(options);
        }
        return state.registry[name].reduce((method, registered) => registered.hook.bind(null, method, options), method)();
      });
    });
    var addHook = (function addHook(state, kind, name, hook) {
      const orig = hook;
      if (!state.registry[name]) {
        state.registry[name] = [];
      }
      if (kind === "before") {
        hook = (method, options) => Promise.resolve().then(orig.bind(null, options)).then(method.bind(null, options));
      }
      if (kind === "after") {
        hook = (method, options) => {
          let result;
          return Promise.resolve().then(method.bind(null, options)).then(result_ => {
            result = result_;
            return orig(result, options);
          }).then(() => result);
        };
      }
      if (kind === "error") {
        hook = (method, options) => Promise.resolve().then(method.bind(null, options)).catch(error => orig(error, options));
      }
      state.registry[name].push({
        hook: hook,
        orig: orig
      });
    });
    var bindApi = (function bindApi(hook, state, name) {
      const removeHookRef = bindable(removeHook, null).apply(null, name ? [ state, name ] : [ state ]);
      hook.api = {
        remove: removeHookRef
      };
      hook.remove = removeHookRef;
      [ "before", "error", "after", "wrap" ].forEach(kind => {
        const args = name ? [ state, kind, name ] : [ state, kind ];
        hook[kind] = hook.api[kind] = bindable(addHook, null).apply(null, args);
      });
    });
    var Collection = (function Collection() {
      const state = {
        registry: {}
      };
      const hook = register.bind(null, state);
      bindApi(hook, state);
      return hook;
    });
    var lowercaseKeys = (function lowercaseKeys(object) {
      if (!object) {
        return {};
      }
      return Object.keys(object).reduce((newObj, key) => {
        newObj[key.toLowerCase()] = object[key];
        return newObj;
      }, {});
    });
    var isPlainObject = (function isPlainObject(value) {
      if (typeof value !== "object" || value === null) return false;
      if (Object.prototype.toString.call(value) !== "[object Object]") return false;
      const proto = Object.getPrototypeOf(value);
      if (proto === null) return true;
      const Ctor = Object.prototype.hasOwnProperty.call(proto, "constructor") && proto.constructor;
      return typeof Ctor === "function" && Ctor instanceof Ctor && Function.prototype.call(Ctor) === Function.prototype.call(value);
    });
    var mergeDeep = (function mergeDeep(defaults, options) {
      const result = Object.assign({}, defaults);
      Object.keys(options).forEach(key => {
        if (isPlainObject(options[key])) {
          if (!(key in defaults)) Object.assign(result, {
            [key]: options[key]
          }); else result[key] = mergeDeep(defaults[key], options[key]);
        } else {
          Object.assign(result, {
            [key]: options[key]
          });
        }
      });
      return result;
    });
    var removeUndefinedProperties = (function removeUndefinedProperties(obj) {
      for (const key in obj) {
        if (obj[key] === void 0) {
          delete obj[key];
        }
      }
      return obj;
    });
    var merge = (function merge(defaults, route, options) {
      if (typeof route === "string") {
        let [method, url] = route.split(" ");
        options = Object.assign(url ? {
          method: method,
          url: url
        } : {
          url: method
        }, options);
      } else {
        options = Object.assign({}, route);
      }
      options.headers = lowercaseKeys(options.headers);
      removeUndefinedProperties(options);
      removeUndefinedProperties(options.headers);
      const mergedOptions = mergeDeep(defaults || {}, options);
      if (options.url === "/graphql") {
        if (defaults && defaults.mediaType.previews?.length) {
          mergedOptions.mediaType.previews = defaults.mediaType.previews.filter(preview => !mergedOptions.mediaType.previews.includes(preview)).concat(mergedOptions.mediaType.previews);
        }
        mergedOptions.mediaType.previews = (mergedOptions.mediaType.previews || []).map(preview => preview.replace(/-preview/, ""));
      }
      return mergedOptions;
    });
    var addQueryParameters = (function addQueryParameters(url, parameters) {
      const separator = /\?/.test(url) ? "&" : "?";
      const names = Object.keys(parameters);
      if (names.length === 0) {
        return url;
      }
      return url + separator + names.map(name => {
        if (name === "q") {
          return "q=" + parameters.q.split("+").map(encodeURIComponent).join("+");
        }
        return `${name}=${encodeURIComponent(parameters[name])}`;
      }).join("&");
    });
    var removeNonChars = (function removeNonChars(variableName) {
      return variableName.replace(/(?:^\W+)|(?:(?<!\W)\W+$)/g, "").split(/,/);
    });
    var extractUrlVariableNames = (function extractUrlVariableNames(url) {
      const matches = url.match(urlVariableRegex);
      if (!matches) {
        return [];
      }
      return matches.map(removeNonChars).reduce((a, b) => a.concat(b), []);
    });
    var omit = (function omit(object, keysToOmit) {
      const result = {
        __proto__: null
      };
      for (const key of Object.keys(object)) {
        if (keysToOmit.indexOf(key) === -1) {
          result[key] = object[key];
        }
      }
      return result;
    });
    var encodeReserved = (function encodeReserved(str) {
      return str.split(/(%[0-9A-Fa-f]{2})/g).map(function(part) {
        if (!/%[0-9A-Fa-f]/.test(part)) {
          part = encodeURI(part).replace(/%5B/g, "[").replace(/%5D/g, "]");
        }
        return part;
      }).join("");
    });
    var encodeUnreserved = (function encodeUnreserved(str) {
      return encodeURIComponent(str).replace(/[!'()*]/g, function(c) {
        return "%" + c.charCodeAt(0).toString(16).toUpperCase();
      });
    });
    var encodeValue = (function encodeValue(operator, value, key) {
      value = operator === "+" || operator === "#" ? encodeReserved(value) : encodeUnreserved(value);
      if (key) {
        return encodeUnreserved(key) + "=" + value;
      } else {
        return value;
      }
    });
    var isDefined = (function isDefined(value) {
      return value !== void 0 && value !== null;
    });
    var isKeyOperator = (function isKeyOperator(operator) {
      return operator === ";" || operator === "&" || operator === "?";
    });
    var getValues = (function getValues(context, operator, key, modifier) {
      var value = context[key], result = [];
      if (isDefined(value) && value !== "") {
        if (typeof value === "string" || typeof value === "number" || typeof value === "bigint" || typeof value === "boolean") {
          value = value.toString();
          if (modifier && modifier !== "*") {
            value = value.substring(0, parseInt(modifier, 10));
          }
          result.push(encodeValue(operator, value, isKeyOperator(operator) ? key : ""));
        } else {
          if (modifier === "*") {
            if (Array.isArray(value)) {
              value.filter(isDefined).forEach(function(value2) {
                result.push(encodeValue(operator, value2, isKeyOperator(operator) ? key : ""));
              });
            } else {
              Object.keys(value).forEach(function(k) {
                if (isDefined(value[k])) {
                  result.push(encodeValue(operator, value[k], k));
                }
              });
            }
          } else {
            const tmp = [];
            if (Array.isArray(value)) {
              value.filter(isDefined).forEach(function(value2) {
                tmp.push(encodeValue(operator, value2));
              });
            } else {
              Object.keys(value).forEach(function(k) {
                if (isDefined(value[k])) {
                  tmp.push(encodeUnreserved(k));
                  tmp.push(encodeValue(operator, value[k].toString()));
                }
              });
            }
            if (isKeyOperator(operator)) {
              result.push(encodeUnreserved(key) + "=" + tmp.join(","));
            } else if (tmp.length !== 0) {
              result.push(tmp.join(","));
            }
          }
        }
      } else {
        if (operator === ";") {
          if (isDefined(value)) {
            result.push(encodeUnreserved(key));
          }
        } else if (value === "" && (operator === "&" || operator === "?")) {
          result.push(encodeUnreserved(key) + "=");
        } else if (value === "") {
          result.push("");
        }
      }
      return result;
    });
    var parseUrl = (function parseUrl(template) {
      return {
        expand: expand.bind(null, template)
      };
    });
    var expand = (function expand(template, context) {
      var operators = [ "+", "#", ".", "/", ";", "?", "&" ];
      template = template.replace(/\{([^\{\}]+)\}|([^\{\}]+)/g, function(_, expression, literal) {
        if (expression) {
          let operator = "";
          const values = [];
          if (operators.indexOf(expression.charAt(0)) !== -1) {
            operator = expression.charAt(0);
            expression = expression.substr(1);
          }
          expression.split(/,/g).forEach(function(variable) {
            var tmp = /([^:\*]*)(?::(\d+)|(\*))?/.exec(variable);
            values.push(getValues(context, operator, tmp[1], tmp[2] || tmp[3]));
          });
          if (operator && operator !== "+") {
            var separator = ",";
            if (operator === "?") {
              separator = "&";
            } else if (operator !== "#") {
              separator = operator;
            }
            return (values.length !== 0 ? operator : "") + values.join(separator);
          } else {
            return values.join(",");
          }
        } else {
          return encodeReserved(literal);
        }
      });
      if (template === "/") {
        return template;
      } else {
        return template.replace(/\/$/, "");
      }
    });
    var parse = (function parse(options) {
      let method = options.method.toUpperCase();
      let url = (options.url || "/").replace(/:([a-z]\w+)/g, "{$1}");
      let headers = Object.assign({}, options.headers);
      let body;
      let parameters = omit(options, [ "method", "baseUrl", "url", "headers", "request", "mediaType" ]);
      const urlVariableNames = extractUrlVariableNames(url);
      url = parseUrl(url).expand(parameters);
      if (!/^http/.test(url)) {
        url = options.baseUrl + url;
      }
      const omittedParameters = Object.keys(options).filter(option => urlVariableNames.includes(option)).concat("baseUrl");
      const remainingParameters = omit(parameters, omittedParameters);
      const isBinaryRequest = /application\/octet-stream/i.test(headers.accept);
      if (!isBinaryRequest) {
        if (options.mediaType.format) {
          headers.accept = headers.accept.split(/,/).map(format => format.replace(/application\/vnd(\.\w+)(\.v3)?(\.\w+)?(\+json)?$/, `application/vnd$1$2.${options.mediaType.format}`)).join(",");
        }
        if (url.endsWith("/graphql")) {
          if (options.mediaType.previews?.length) {
            const previewsFromAcceptHeader = headers.accept.match(/(?<![\w-])[\w-]+(?=-preview)/g) || [];
            headers.accept = previewsFromAcceptHeader.concat(options.mediaType.previews).map(preview => {
              const format = options.mediaType.format ? `.${options.mediaType.format}` : "+json";
              return `application/vnd.github.${preview}-preview${format}`;
            }).join(",");
          }
        }
      }
      if ([ "GET", "HEAD" ].includes(method)) {
        url = addQueryParameters(url, remainingParameters);
      } else {
        if ("data" in remainingParameters) {
          body = remainingParameters.data;
        } else {
          if (Object.keys(remainingParameters).length) {
            body = remainingParameters;
          }
        }
      }
      if (!headers["content-type"] && typeof body !== "undefined") {
        headers["content-type"] = "application/json; charset=utf-8";
      }
      if ([ "PATCH", "PUT" ].includes(method) && typeof body === "undefined") {
        body = "";
      }
      return Object.assign({
        method: method,
        url: url,
        headers: headers
      }, typeof body !== "undefined" ? {
        body: body
      } : null, options.request ? {
        request: options.request
      } : null);
    });
    var endpointWithDefaults = (function endpointWithDefaults(defaults, route, options) {
      return parse(merge(defaults, route, options));
    });
    var withDefaults = (function withDefaults(oldDefaults, newDefaults) {
      const DEFAULTS2 = merge(oldDefaults, newDefaults);
      const endpoint2 = endpointWithDefaults.bind(null, DEFAULTS2);
      return Object.assign(endpoint2, {
        DEFAULTS: DEFAULTS2,
        defaults: withDefaults.bind(null, DEFAULTS2),
        merge: merge.bind(null, DEFAULTS2),
        parse: parse
      });
    });
    var dist_parse = (function dist_parse(header, options) {
      const stopFlags = SEMI_FLAG | (options?.comma === true ? COMMA_FLAG : 0);
      const len = header.length;
      let valueStart = options?.start ?? 0;
      while ((CHAR_MAP[header.charCodeAt(valueStart)] & OWS) !== 0) {
        valueStart++;
      }
      let index = valueStart;
      let typeFlags = 0;
      let whitespace = -1;
      let stop = options?.parameters === false ? COMMA_FLAG : 0;
      while (index < len) {
        const code = header.charCodeAt(index);
        const flags = CHAR_MAP[code];
        if ((flags & stopFlags) !== 0) {
          stop |= flags & COMMA_FLAG;
          break;
        }
        if ((flags & OWS) !== 0) {
          if (whitespace === -1) whitespace = index;
        } else {
          whitespace = -1;
        }
        typeFlags |= code & NON_ASCII | flags;
        index++;
      }
      const valueEnd = whitespace === -1 ? index : whitespace;
      const value = header.slice(valueStart, valueEnd);
      const type = (typeFlags & CASE_FLAGS) === 0 ? value : value.toLowerCase();
      if (index === len || stop !== 0) {
        return {
          type: type,
          index: index,
          parameters: new NullObject
        };
      }
      return parseParameters(header, type, index, len, stopFlags);
    });
    var parseParameters = (function parseParameters(header, type, index, len, stopFlags) {
      const parameters = new NullObject;
      parameter: while (index < len) {
        index++;
        while ((CHAR_MAP[header.charCodeAt(index)] & OWS) !== 0) {
          index++;
        }
        const keyStart = index;
        let keyFlags = 0;
        let keyWhitespace = -1;
        while (index < len) {
          const code = header.charCodeAt(index);
          const flags = CHAR_MAP[code];
          if ((flags & stopFlags) !== 0) {
            if ((flags & COMMA_FLAG) !== 0) break parameter;
            continue parameter;
          }
          if (code === EQ) {
            const keyEnd = keyWhitespace === -1 ? index : keyWhitespace;
            const value = header.slice(keyStart, keyEnd);
            const key = (keyFlags & CASE_FLAGS) === 0 ? value : value.toLowerCase();
            index++;
            while ((CHAR_MAP[header.charCodeAt(index)] & OWS) !== 0) {
              index++;
            }
            if (index < len && header.charCodeAt(index) === DQUOTE) {
              const quotedStart = ++index;
              let escaped = false;
              while (index < len) {
                const code = header.charCodeAt(index);
                if (code === DQUOTE) {
                  if (parameters[key] === undefined) {
                    parameters[key] = escaped ? unescapeQuotedPairs(header, quotedStart, index) : header.slice(quotedStart, index);
                  }
                  index++;
                  let stop = 0;
                  while (index < len) {
                    const code = header.charCodeAt(index);
                    const flags = CHAR_MAP[code];
                    if ((flags & stopFlags) !== 0) {
                      stop = flags & COMMA_FLAG;
                      break;
                    }
                    index++;
                  }
                  if (stop !== 0) break parameter;
                  continue parameter;
                }
                if (code === BSLASH && index + 1 < len) {
                  escaped = true;
                  index += 2;
                  continue;
                }
                index++;
              }
              continue parameter;
            }
            const valueStart = index;
            let stop = 0;
            let valueWhitespace = -1;
            while (index < len) {
              const code = header.charCodeAt(index);
              const flags = CHAR_MAP[code];
              if ((flags & stopFlags) !== 0) {
                stop = flags & COMMA_FLAG;
                break;
              }
              if ((flags & OWS) !== 0) {
                if (valueWhitespace === -1) valueWhitespace = index;
              } else {
                valueWhitespace = -1;
              }
              index++;
            }
            if (parameters[key] === undefined) {
              const valueEnd = valueWhitespace === -1 ? index : valueWhitespace;
              parameters[key] = header.slice(valueStart, valueEnd);
            }
            if (stop !== 0) break parameter;
            continue parameter;
          }
          if ((flags & OWS) !== 0) {
            if (keyWhitespace === -1) keyWhitespace = index;
          } else {
            keyWhitespace = -1;
          }
          keyFlags |= code & NON_ASCII | flags;
          index++;
        }
      }
      return {
        type: type,
        index: index,
        parameters: parameters
      };
    });
    var dist_bundle_isPlainObject = (function dist_bundle_isPlainObject(value) {
      if (typeof value !== "object" || value === null) return false;
      if (Object.prototype.toString.call(value) !== "[object Object]") return false;
      const proto = Object.getPrototypeOf(value);
      if (proto === null) return true;
      const Ctor = Object.prototype.hasOwnProperty.call(proto, "constructor") && proto.constructor;
      return typeof Ctor === "function" && Ctor instanceof Ctor && Function.prototype.call(Ctor) === Function.prototype.call(value);
    });
    var fetchWrapper = (async function fetchWrapper(requestOptions) {
      const fetch = requestOptions.request?.fetch || globalThis.fetch;
      if (!fetch) {
        throw new Error("fetch is not set. Please pass a fetch implementation as new Octokit({ request: { fetch }}). Learn more at https://github.com/octokit/octokit.js/#fetch-missing");
      }
      const log = requestOptions.request?.log || console;
      const parseSuccessResponseBody = requestOptions.request?.parseSuccessResponseBody !== false;
      const body = dist_bundle_isPlainObject(requestOptions.body) || Array.isArray(requestOptions.body) ? JSONStringify(requestOptions.body) : requestOptions.body;
      const requestHeaders = Object.fromEntries(Object.entries(requestOptions.headers).map(([name, value]) => [ name, String(value) ]));
      let fetchResponse;
      try {
        fetchResponse = await fetch(requestOptions.url, {
          method: requestOptions.method,
          body: body,
          redirect: requestOptions.request?.redirect,
          headers: requestHeaders,
          signal: requestOptions.request?.signal,
          ...requestOptions.body && {
            duplex: "half"
          }
        });
      } catch (error) {
        let message = "Unknown Error";
        if (error instanceof Error) {
          if (error.name === "AbortError") {
            error.status = 500;
            throw error;
          }
          message = error.message;
          if (error.name === "TypeError" && "cause" in error) {
            if (error.cause instanceof Error) {
              message = error.cause.message;
            } else if (typeof error.cause === "string") {
              message = error.cause;
            }
          }
        }
        const requestError = new RequestError(message, 500, {
          request: requestOptions
        });
        requestError.cause = error;
        throw requestError;
      }
      const status = fetchResponse.status;
      const url = fetchResponse.url;
      const responseHeaders = {};
      for (const [key, value] of fetchResponse.headers) {
        responseHeaders[key] = value;
      }
      const octokitResponse = {
        url: url,
        status: status,
        headers: responseHeaders,
        data: ""
      };
      if ("deprecation" in responseHeaders) {
        const matches = responseHeaders.link && responseHeaders.link.match(/<([^<>]+)>; rel="deprecation"/);
        const deprecationLink = matches && matches.pop();
        log.warn(`[@octokit/request] "${requestOptions.method} ${requestOptions.url}" is deprecated. It is scheduled to be removed on ${responseHeaders.sunset}${deprecationLink ? `. See ${deprecationLink}` : ""}`);
      }
      if (status === 204 || status === 205) {
        return octokitResponse;
      }
      if (requestOptions.method === "HEAD") {
        if (status < 400) {
          return octokitResponse;
        }
        throw new RequestError(fetchResponse.statusText, status, {
          response: octokitResponse,
          request: requestOptions
        });
      }
      if (status === 304) {
        octokitResponse.data = await getResponseData(fetchResponse);
        throw new RequestError("Not modified", status, {
          response: octokitResponse,
          request: requestOptions
        });
      }
      if (status >= 400) {
        octokitResponse.data = await getResponseData(fetchResponse);
        throw new RequestError(toErrorMessage(octokitResponse.data), status, {
          response: octokitResponse,
          request: requestOptions
        });
      }
      octokitResponse.data = parseSuccessResponseBody ? await getResponseData(fetchResponse) : fetchResponse.body;
      return octokitResponse;
    });
    var getResponseData = (async function getResponseData(response) {
      const contentType = response.headers.get("content-type");
      if (!contentType) {
        return response.text().catch(noop);
      }
      const mimetype = dist_parse(contentType);
      if (isJSONResponse(mimetype)) {
        let text = "";
        try {
          text = await response.text();
          return JSONParse(text);
        } catch (err) {
          return text;
        }
      } else if (mimetype.type.startsWith("text/") || mimetype.parameters.charset?.toLowerCase() === "utf-8" && mimetype.type !== "application/octet-stream") {
        return response.text().catch(noop);
      } else {
        return response.arrayBuffer().catch(() => new ArrayBuffer(0));
      }
    });
    var isJSONResponse = (function isJSONResponse(mimetype) {
      return mimetype.type === "application/json" || mimetype.type === "application/scim+json";
    });
    var dist_bundle_withDefaults = (function dist_bundle_withDefaults(oldEndpoint, newDefaults) {
      const endpoint2 = oldEndpoint.defaults(newDefaults);
      const newApi = function(route, parameters) {
        const endpointOptions = endpoint2.merge(route, parameters);
        if (!endpointOptions.request || !endpointOptions.request.hook) {
          return fetchWrapper(endpoint2.parse(endpointOptions));
        }
        const request2 = (route2, parameters2) => fetchWrapper(endpoint2.parse(endpoint2.merge(route2, parameters2)));
        Object.assign(request2, {
          endpoint: endpoint2,
          defaults: dist_bundle_withDefaults.bind(null, endpoint2)
        });
        return endpointOptions.request.hook(request2, endpointOptions);
      };
      return Object.assign(newApi, {
        endpoint: endpoint2,
        defaults: dist_bundle_withDefaults.bind(null, endpoint2)
      });
    });
    var graphql_dist_bundle_withDefaults = (function graphql_dist_bundle_withDefaults(request2, newDefaults) {
      const newRequest = request2.defaults(newDefaults);
      const newApi = (query, options) => graphql(newRequest, query, options);
      return Object.assign(newApi, {
        defaults: graphql_dist_bundle_withDefaults.bind(null, newRequest),
        endpoint: newRequest.endpoint
      });
    });
    var withCustomRequest = (function withCustomRequest(customRequest) {
      return graphql_dist_bundle_withDefaults(customRequest, {
        method: "POST",
        url: "/graphql"
      });
    });
    var withAuthorizationPrefix = (function withAuthorizationPrefix(token) {
      if (token.split(/\./).length === 3) {
        return `bearer ${token}`;
      }
      return `token ${token}`;
    });
    var createLogger = (function createLogger(logger = {}) {
      if (typeof logger.debug !== "function") {
        logger.debug = dist_src_noop;
      }
      if (typeof logger.info !== "function") {
        logger.info = dist_src_noop;
      }
      if (typeof logger.warn !== "function") {
        logger.warn = consoleWarn;
      }
      if (typeof logger.error !== "function") {
        logger.error = consoleError;
      }
      return logger;
    });
    __webpack_require__.d(__webpack_exports__, {
      E: () => Octokit
    });
    function removeHook(state, name, method) {
      if (!state.registry[name]) {
        return;
      }
      const index = state.registry[name].map(registered => registered.orig).indexOf(method);
      if (index === -1) {
        return;
      }
      state.registry[name].splice(index, 1);
    }
    const bind = Function.bind;
    const bindable = bind.bind(bind);
    function Singular() {
      const singularHookName = Symbol("Singular");
      const singularHookState = {
        registry: {}
      };
      const singularHook = register.bind(null, singularHookState, singularHookName);
      bindApi(singularHook, singularHookState, singularHookName);
      return singularHook;
    }
    const before_after_hook = {
      Singular: Singular,
      Collection: Collection
    };
    var VERSION = "0.0.0-development";
    var userAgent = `octokit-endpoint.js/${VERSION} ${getUserAgent()}`;
    var DEFAULTS = {
      method: "GET",
      baseUrl: "https://api.github.com",
      headers: {
        accept: "application/vnd.github.v3+json",
        "user-agent": userAgent
      },
      mediaType: {
        format: ""
      }
    };
    var urlVariableRegex = /\{[^{}}]+\}/g;
    var endpoint = withDefaults(null, DEFAULTS);
    const SP = 32;
    const HTAB = 9;
    const SEMI = 59;
    const EQ = 61;
    const DQUOTE = 34;
    const BSLASH = 92;
    const COMMA = 44;
    const LOWER_CASE = 1;
    const OWS = 2;
    const SEMI_FLAG = 4;
    const COMMA_FLAG = 8;
    const TOKEN_FLAG = 16;
    const NON_ASCII = 65280;
    const CASE_FLAGS = LOWER_CASE | NON_ASCII;
    const CHAR_MAP = new Uint8Array(256);
    CHAR_MAP[HTAB] |= OWS;
    CHAR_MAP[SP] |= OWS;
    CHAR_MAP[SEMI] |= SEMI_FLAG;
    CHAR_MAP[COMMA] |= COMMA_FLAG;
    for (let code = 128; code <= 255; code++) {
      CHAR_MAP[code] |= LOWER_CASE;
    }
    for (const char of "!#$%&'*+-.^_`|~") {
      CHAR_MAP[char.charCodeAt(0)] |= TOKEN_FLAG;
    }
    for (let code = 48; code <= 57; code++) {
      CHAR_MAP[code] |= TOKEN_FLAG;
    }
    for (let code = 65; code <= 90; code++) {
      CHAR_MAP[code] |= LOWER_CASE | TOKEN_FLAG;
    }
    for (let code = 97; code <= 122; code++) {
      CHAR_MAP[code] |= TOKEN_FLAG;
    }
    const NullObject = (() => {
      const C = function() {};
      C.prototype = Object.create(null);
      return C;
    })();
    function isTypeValid(type, start = 0, end = type.length) {
      let hasSlash = false;
      for (let index = start; index < end; index++) {
        const code = type.charCodeAt(index);
        if (code === 47) {
          if (hasSlash || index === start || index >= end - 1) return false;
          hasSlash = true;
        } else if (!isTokenCode(code)) {
          return false;
        }
      }
      return hasSlash;
    }
    function isTokenValid(token, start = 0, end = token.length) {
      if (start >= end) return false;
      for (let index = start; index < end; index++) {
        if (!isTokenCode(token.charCodeAt(index))) return false;
      }
      return true;
    }
    function isTokenCode(code) {
      return (CHAR_MAP[code] & TOKEN_FLAG) !== 0;
    }
    function parameterValue(str) {
      const len = str.length;
      if (len === 0) return '""';
      let index = 0;
      while (index < len && isTokenCode(str.charCodeAt(index))) index++;
      if (index === len) return str;
      let result = '"';
      let start = 0;
      while (index < len) {
        const code = str.charCodeAt(index);
        if (code !== HTAB && (code < SP || code === 127 || code > 255)) {
          throw new TypeError(`Invalid parameter value: ${str}`);
        }
        if (code === 34 || code === 92) {
          result += `${str.slice(start, index)}\\`;
          start = index;
        }
        index++;
      }
      return `${result}${str.slice(start)}"`;
    }
    function format(obj) {
      const {type: type, parameters: parameters} = obj;
      if (!type || !isTypeValid(type)) {
        throw new TypeError(`Invalid type: ${type}`);
      }
      let result = type;
      if (parameters) {
        for (const param of Object.keys(parameters)) {
          if (!isTokenValid(param)) {
            throw new TypeError(`Invalid parameter name: ${param}`);
          }
          result += `; ${param}=${parameterValue(parameters[param])}`;
        }
      }
      return result;
    }
    function unescapeQuotedPairs(str, start, end) {
      let result = "";
      for (let index = start; index < end; index++) {
        if (str.charCodeAt(index) === BSLASH) {
          result += str.slice(start, index);
          start = ++index;
        }
      }
      return result + str.slice(start, end);
    }
    const intRegex = /^-?\d+$/;
    const noiseValue = /^-?\d+n+$/;
    const originalStringify = JSON.stringify;
    const originalParse = JSON.parse;
    const customFormat = /^-?\d+n$/;
    const bigIntsStringify = /([\[:])?"(-?\d+)n"($|\s*[,\}\]])/g;
    const noiseStringify = /([\[:])?("-?\d+n+)n("$|"\s*[,\}\]])/g;
    const isUnstringifiable = val => val === undefined || typeof val === "function" || typeof val === "symbol";
    const isRawJSON = val => val !== null && typeof val === "object" && val.constructor && val.constructor.name === "RawJSON";
    const stringifyIteratively = (rootValue, replacer, spaceParam) => {
      let space = "";
      if (typeof spaceParam === "number") {
        space = " ".repeat(Math.min(10, Math.max(0, Math.floor(spaceParam))));
      } else if (typeof spaceParam === "string") {
        space = spaceParam.slice(0, 10);
      }
      const isFunctionReplacer = typeof replacer === "function";
      const propertyList = Array.isArray(replacer) ? new Set(replacer.map(String)) : null;
      const prepareVal = (parent, key, val) => {
        const isObject = val !== null && typeof val === "object";
        const hasToJSON = isObject && typeof val.toJSON === "function";
        if (hasToJSON) {
          val = val.toJSON(key);
        }
        const isNoise = typeof val === "string" && noiseValue.test(val);
        if (isNoise) return val + "n";
        const isBigInt = typeof val === "bigint";
        if (isBigInt) {
          const supportsRawJSON = "rawJSON" in JSON;
          if (supportsRawJSON) return JSON.rawJSON(val.toString());
          return val.toString() + "n";
        }
        if (isFunctionReplacer) {
          val = replacer.call(parent, key, val);
        }
        const isPostReplacerObject = val !== null && typeof val === "object";
        if (isPostReplacerObject) {
          const isPrimitiveWrapper = val instanceof Number || val instanceof String || val instanceof Boolean;
          if (isPrimitiveWrapper) {
            val = val.valueOf();
          }
        }
        return val;
      };
      const rootProcessed = prepareVal({
        "": rootValue
      }, "", rootValue);
      if (isUnstringifiable(rootProcessed)) {
        return undefined;
      }
      const isRootPrimitive = rootProcessed === null || typeof rootProcessed !== "object";
      const isRootNativeRawJSON = isRawJSON(rootProcessed);
      if (isRootPrimitive || isRootNativeRawJSON) {
        return originalStringify(rootProcessed);
      }
      const chunks = [];
      let level = 0;
      const stack = [ {
        parent: {
          "": rootProcessed
        },
        key: "",
        val: rootProcessed,
        isArray: Array.isArray(rootProcessed),
        keys: Array.isArray(rootProcessed) ? null : Object.keys(rootProcessed),
        index: 0,
        first: true
      } ];
      const visited = new WeakSet([ rootProcessed ]);
      while (stack.length > 0) {
        const node = stack[stack.length - 1];
        if (node.index === 0) {
          chunks.push(node.isArray ? "[" : "{");
          level++;
        }
        let isDone = false;
        if (node.isArray) {
          if (node.index < node.val.length) {
            if (!node.first) chunks.push(",");
            if (space) chunks.push("\n" + space.repeat(level));
            const childRaw = node.val[node.index];
            const childVal = prepareVal(node.val, String(node.index), childRaw);
            if (isUnstringifiable(childVal)) {
              chunks.push("null");
              node.first = false;
              node.index++;
            } else {
              const isComplexObject = childVal !== null && typeof childVal === "object";
              const isNativeRaw = isRawJSON(childVal);
              if (isComplexObject && !isNativeRaw) {
                if (visited.has(childVal)) {
                  throw new TypeError("Converting circular structure to JSON");
                }
                visited.add(childVal);
                stack.push({
                  parent: node.val,
                  key: String(node.index),
                  val: childVal,
                  isArray: Array.isArray(childVal),
                  keys: Array.isArray(childVal) ? null : Object.keys(childVal),
                  index: 0,
                  first: true
                });
                node.first = false;
                node.index++;
              } else {
                chunks.push(originalStringify(childVal));
                node.first = false;
                node.index++;
              }
            }
          } else {
            isDone = true;
          }
        } else {
          while (node.index < node.keys.length) {
            const k = node.keys[node.index++];
            const isFilteredOutByArray = propertyList && !propertyList.has(k);
            if (isFilteredOutByArray) continue;
            const childRaw = node.val[k];
            const childVal = prepareVal(node.val, k, childRaw);
            if (isUnstringifiable(childVal)) continue;
            if (!node.first) chunks.push(",");
            if (space) {
              chunks.push("\n" + space.repeat(level) + originalStringify(k) + ": ");
            } else {
              chunks.push(originalStringify(k) + ":");
            }
            const isComplexObject = childVal !== null && typeof childVal === "object";
            const isNativeRaw = isRawJSON(childVal);
            if (isComplexObject && !isNativeRaw) {
              if (visited.has(childVal)) {
                throw new TypeError("Converting circular structure to JSON");
              }
              visited.add(childVal);
              stack.push({
                parent: node.val,
                key: k,
                val: childVal,
                isArray: Array.isArray(childVal),
                keys: Array.isArray(childVal) ? null : Object.keys(childVal),
                index: 0,
                first: true
              });
              node.first = false;
              break;
            } else {
              chunks.push(originalStringify(childVal));
              node.first = false;
            }
          }
          const isNodeFullyProcessed = node.index >= node.keys.length && stack[stack.length - 1] === node;
          if (isNodeFullyProcessed) {
            isDone = true;
          }
        }
        if (isDone) {
          level--;
          if (!node.first && space) chunks.push("\n" + space.repeat(level));
          chunks.push(node.isArray ? "]" : "}");
          visited.delete(node.val);
          stack.pop();
        }
      }
      return chunks.join("");
    };
    const JSONStringify = (value, replacer, space) => {
      try {
        const supportsRawJSON = "rawJSON" in JSON;
        if (supportsRawJSON) {
          return originalStringify(value, (key, val) => {
            if (typeof val === "bigint") return JSON.rawJSON(val.toString());
            const hasFunctionReplacer = typeof replacer === "function";
            if (hasFunctionReplacer) return replacer(key, val);
            const isKeyInArrayReplacer = Array.isArray(replacer) && replacer.includes(key);
            if (isKeyInArrayReplacer) return val;
            return val;
          }, space);
        }
        if (!value) return originalStringify(value, replacer, space);
        const convertedToCustomJSON = originalStringify(value, (key, val) => {
          const isNoise = typeof val === "string" && noiseValue.test(val);
          if (isNoise) return val.toString() + "n";
          if (typeof val === "bigint") return val.toString() + "n";
          const hasFunctionReplacer = typeof replacer === "function";
          if (hasFunctionReplacer) return replacer(key, val);
          const isKeyInArrayReplacer = Array.isArray(replacer) && replacer.includes(key);
          if (isKeyInArrayReplacer) return val;
          return val;
        }, space);
        const processedJSON = convertedToCustomJSON.replace(bigIntsStringify, "$1$2$3");
        const denoisedJSON = processedJSON.replace(noiseStringify, "$1$2$3");
        return denoisedJSON;
      } catch (error) {
        if (error instanceof RangeError) {
          const convertedJSON = stringifyIteratively(value, replacer, space);
          if (convertedJSON === undefined) return undefined;
          const supportsRawJSON = "rawJSON" in JSON;
          if (supportsRawJSON) return convertedJSON;
          const processedJSON = convertedJSON.replace(bigIntsStringify, "$1$2$3");
          return processedJSON.replace(noiseStringify, "$1$2$3");
        }
        throw error;
      }
    };
    const featureCache = new Map;
    const isContextSourceSupported = () => {
      const parseFingerprint = JSON.parse.toString();
      if (featureCache.has(parseFingerprint)) {
        return featureCache.get(parseFingerprint);
      }
      try {
        const result = JSON.parse("1", (_, __, context) => !!context?.source && context.source === "1");
        featureCache.set(parseFingerprint, result);
        return result;
      } catch {
        featureCache.set(parseFingerprint, false);
        return false;
      }
    };
    const convertMarkedBigIntsReviver = (key, value, context, userReviver) => {
      const isCustomFormatBigInt = typeof value === "string" && customFormat.test(value);
      if (isCustomFormatBigInt) return BigInt(value.slice(0, -1));
      const isNoiseValue = typeof value === "string" && noiseValue.test(value);
      if (isNoiseValue) return value.slice(0, -1);
      const hasUserReviver = typeof userReviver === "function";
      if (!hasUserReviver) return value;
      return userReviver(key, value, context);
    };
    const JSONParseV2 = (text, reviver) => JSON.parse(text, (key, value, context) => {
      const isNumber = typeof value === "number";
      const isOutOfBounds = value > Number.MAX_SAFE_INTEGER || value < Number.MIN_SAFE_INTEGER;
      const isBigNumber = isNumber && isOutOfBounds;
      const isInt = context && intRegex.test(context.source);
      const isBigInt = isBigNumber && isInt;
      if (isBigInt) return BigInt(context.source);
      const hasCustomReviver = typeof reviver === "function";
      if (!hasCustomReviver) return value;
      return reviver(key, value, context);
    });
    const MAX_INT = Number.MAX_SAFE_INTEGER.toString();
    const MAX_DIGITS = MAX_INT.length;
    const stringsOrLargeNumbers = /"(?:[^"\\]|\\.)*"|-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/g;
    const noiseValueWithQuotes = /^"-?\d+n+"$/;
    const applyReviverIteratively = (parsed, userReviver) => {
      const rootHolder = {
        "": parsed
      };
      const stack = [ {
        parent: rootHolder,
        key: "",
        visited: false
      } ];
      while (stack.length > 0) {
        const node = stack[stack.length - 1];
        if (!node.visited) {
          node.visited = true;
          const value = node.parent[node.key];
          const isComplexObject = value !== null && typeof value === "object";
          if (isComplexObject) {
            const keys = Object.keys(value);
            for (let i = keys.length - 1; i >= 0; i--) {
              stack.push({
                parent: value,
                key: keys[i],
                visited: false
              });
            }
          }
        } else {
          const {parent: parent, key: key} = node;
          let value = parent[key];
          if (typeof value === "string") {
            const isCustomFormatBigInt = customFormat.test(value);
            if (isCustomFormatBigInt) {
              value = BigInt(value.slice(0, -1));
            } else {
              const isNoise = noiseValue.test(value);
              if (isNoise) value = value.slice(0, -1);
            }
          }
          const hasUserReviver = typeof userReviver === "function";
          if (hasUserReviver) {
            value = userReviver.call(parent, key, value);
          }
          const isDeleted = value === undefined;
          if (isDeleted) {
            delete parent[key];
          } else {
            parent[key] = value;
          }
          stack.pop();
        }
      }
      return rootHolder[""];
    };
    const serializeBigInts = text => text.replace(stringsOrLargeNumbers, (match, digits, fractional, exponential) => {
      const isString = match[0] === '"';
      const isNoise = isString && noiseValueWithQuotes.test(match);
      if (isNoise) return match.substring(0, match.length - 1) + 'n"';
      const hasFractionalOrExponential = fractional || exponential;
      const isLessThanMaxSafeInt = digits && (digits.length < MAX_DIGITS || digits.length === MAX_DIGITS && digits <= MAX_INT);
      const isStandardValue = isString || hasFractionalOrExponential || isLessThanMaxSafeInt;
      if (isStandardValue) return match;
      return '"' + match + 'n"';
    });
    const JSONParse = (text, reviver) => {
      if (!text) return originalParse(text, reviver);
      try {
        if (isContextSourceSupported()) return JSONParseV2(text, reviver);
        const serializedData = serializeBigInts(text);
        return originalParse(serializedData, (key, value, context) => convertMarkedBigIntsReviver(key, value, context, reviver));
      } catch (error) {
        if (error instanceof RangeError) {
          const serializedData = serializeBigInts(text);
          const parsed = originalParse(serializedData);
          return applyReviverIteratively(parsed, reviver);
        }
        throw error;
      }
    };
    class RequestError extends Error {
      name;
      status;
      request;
      response;
      constructor(message, statusCode, options) {
        super(message, {
          cause: options.cause
        });
        this.name = "HttpError";
        this.status = Number.parseInt(statusCode);
        if (Number.isNaN(this.status)) {
          this.status = 0;
        }
        if ("response" in options) {
          this.response = options.response;
        }
        const requestCopy = Object.assign({}, options.request);
        if (options.request.headers.authorization) {
          requestCopy.headers = Object.assign({}, options.request.headers, {
            authorization: options.request.headers.authorization.replace(/(?<! ) .*$/, " [REDACTED]")
          });
        }
        requestCopy.url = requestCopy.url.replace(/\bclient_secret=\w+/g, "client_secret=[REDACTED]").replace(/\baccess_token=\w+/g, "access_token=[REDACTED]");
        this.request = requestCopy;
      }
    }
    var dist_bundle_VERSION = "10.0.16";
    var defaults_default = {
      headers: {
        "user-agent": `octokit-request.js/${dist_bundle_VERSION} ${getUserAgent()}`
      }
    };
    var noop = () => "";
    function toErrorMessage(data) {
      if (typeof data === "string") {
        return data;
      }
      if (data instanceof ArrayBuffer) {
        return "Unknown error";
      }
      if (typeof data === "object" && data !== null && "message" in data) {
        const objectData = data;
        const suffix = "documentation_url" in objectData ? ` - ${objectData.documentation_url}` : "";
        return Array.isArray(objectData.errors) ? `${objectData.message}: ${objectData.errors.map(v => JSON.stringify(v)).join(", ")}${suffix}` : `${objectData.message}${suffix}`;
      }
      return `Unknown error: ${JSON.stringify(data)}`;
    }
    var request = dist_bundle_withDefaults(endpoint, defaults_default);
    var graphql_dist_bundle_VERSION = "0.0.0-development";
    function _buildMessageForResponseErrors(data) {
      return `Request failed due to following response errors:\n` + data.errors.map(e => ` - ${e.message}`).join("\n");
    }
    var GraphqlResponseError = class extends Error {
      constructor(request2, headers, response) {
        super(_buildMessageForResponseErrors(response));
        this.request = request2;
        this.headers = headers;
        this.response = response;
        this.errors = response.errors;
        this.data = response.data;
        if (Error.captureStackTrace) {
          Error.captureStackTrace(this, this.constructor);
        }
      }
      request;
      headers;
      response;
      name="GraphqlResponseError";
      errors;
      data;
    };
    var NON_VARIABLE_OPTIONS = [ "method", "baseUrl", "url", "headers", "request", "query", "mediaType", "operationName" ];
    var FORBIDDEN_VARIABLE_OPTIONS = [ "query", "method", "url" ];
    var GHES_V3_SUFFIX_REGEX = /\/api\/v3\/?$/;
    function graphql(request2, query, options) {
      if (options) {
        if (typeof query === "string" && "query" in options) {
          return Promise.reject(new Error(`[@octokit/graphql] "query" cannot be used as variable name`));
        }
        for (const key in options) {
          if (!FORBIDDEN_VARIABLE_OPTIONS.includes(key)) continue;
          return Promise.reject(new Error(`[@octokit/graphql] "${key}" cannot be used as variable name`));
        }
      }
      const parsedOptions = typeof query === "string" ? Object.assign({
        query: query
      }, options) : query;
      const requestOptions = Object.keys(parsedOptions).reduce((result, key) => {
        if (NON_VARIABLE_OPTIONS.includes(key)) {
          result[key] = parsedOptions[key];
          return result;
        }
        if (!result.variables) {
          result.variables = {};
        }
        result.variables[key] = parsedOptions[key];
        return result;
      }, {});
      const baseUrl = parsedOptions.baseUrl || request2.endpoint.DEFAULTS.baseUrl;
      if (GHES_V3_SUFFIX_REGEX.test(baseUrl)) {
        requestOptions.url = baseUrl.replace(GHES_V3_SUFFIX_REGEX, "/api/graphql");
      }
      return request2(requestOptions).then(response => {
        if (response.data.errors) {
          const headers = {};
          for (const key of Object.keys(response.headers)) {
            headers[key] = response.headers[key];
          }
          throw new GraphqlResponseError(requestOptions, headers, response.data);
        }
        return response.data.data;
      });
    }
    var graphql2 = graphql_dist_bundle_withDefaults(request, {
      headers: {
        "user-agent": `octokit-graphql.js/${graphql_dist_bundle_VERSION} ${getUserAgent()}`
      },
      method: "POST",
      url: "/graphql"
    });
    var b64url = "(?:[a-zA-Z0-9_-]+)";
    var sep = "\\.";
    var jwtRE = new RegExp(`^${b64url}${sep}${b64url}${sep}${b64url}$`);
    var isJWT = jwtRE.test.bind(jwtRE);
    async function auth(token) {
      const isApp = isJWT(token);
      const isInstallation = token.startsWith("v1.") || token.startsWith("ghs_");
      const isUserToServer = token.startsWith("ghu_");
      const tokenType = isApp ? "app" : isInstallation ? "installation" : isUserToServer ? "user-to-server" : "oauth";
      return {
        type: "token",
        token: token,
        tokenType: tokenType
      };
    }
    async function hook(token, request, route, parameters) {
      const endpoint = request.endpoint.merge(route, parameters);
      endpoint.headers.authorization = withAuthorizationPrefix(token);
      return request(endpoint);
    }
    var createTokenAuth = function createTokenAuth2(token) {
      if (!token) {
        throw new Error("[@octokit/auth-token] No token passed to createTokenAuth");
      }
      if (typeof token !== "string") {
        throw new Error("[@octokit/auth-token] Token passed to createTokenAuth is not a string");
      }
      token = token.replace(/^(token|bearer) +/i, "");
      return Object.assign(auth.bind(null, token), {
        hook: hook.bind(null, token)
      });
    };
    const version_VERSION = "7.0.8";
    const dist_src_noop = () => {};
    const consoleWarn = console.warn.bind(console);
    const consoleError = console.error.bind(console);
    const userAgentTrail = `octokit-core.js/${version_VERSION} ${getUserAgent()}`;
    class Octokit {
      static VERSION=version_VERSION;
      static defaults(defaults) {
        const OctokitWithDefaults = class extends(this){
          constructor(...args) {
            const options = args[0] || {};
            if (typeof defaults === "function") {
              super(defaults(options));
              return;
            }
            super(Object.assign({}, defaults, options, options.userAgent && defaults.userAgent ? {
              userAgent: `${options.userAgent} ${defaults.userAgent}`
            } : null));
          }
        };
        return OctokitWithDefaults;
      }
      static plugins=[];
      static plugin(...newPlugins) {
        const currentPlugins = this.plugins;
        const NewOctokit = class extends(this){
          static plugins=currentPlugins.concat(newPlugins.filter(plugin => !currentPlugins.includes(plugin)));
        };
        return NewOctokit;
      }
      constructor(options = {}) {
        const hook = new before_after_hook.Collection;
        const requestDefaults = {
          baseUrl: request.endpoint.DEFAULTS.baseUrl,
          headers: {},
          request: Object.assign({}, options.request, {
            hook: hook.bind(null, "request")
          }),
          mediaType: {
            previews: [],
            format: ""
          }
        };
        requestDefaults.headers["user-agent"] = options.userAgent ? `${options.userAgent} ${userAgentTrail}` : userAgentTrail;
        if (options.baseUrl) {
          requestDefaults.baseUrl = options.baseUrl;
        }
        if (options.previews) {
          requestDefaults.mediaType.previews = options.previews;
        }
        if (options.timeZone) {
          requestDefaults.headers["time-zone"] = options.timeZone;
        }
        this.request = request.defaults(requestDefaults);
        this.graphql = withCustomRequest(this.request).defaults(requestDefaults);
        this.log = createLogger(options.log);
        this.hook = hook;
        if (!options.authStrategy) {
          if (!options.auth) {
            this.auth = async () => ({
              type: "unauthenticated"
            });
          } else {
            const auth = createTokenAuth(options.auth);
            hook.wrap("request", auth.hook);
            this.auth = auth;
          }
        } else {
          const {authStrategy: authStrategy, ...otherOptions} = options;
          const auth = authStrategy(Object.assign({
            request: this.request,
            log: this.log,
            octokit: this,
            octokitOptions: otherOptions
          }, options.auth));
          hook.wrap("request", auth.hook);
          this.auth = auth;
        }
        const classConstructor = this.constructor;
        for (let i = 0; i < classConstructor.plugins.length; ++i) {
          Object.assign(this, classConstructor.plugins[i](this, options));
        }
      }
      request;
      graphql;
      log;
      hook;
      auth;
    }
  }),
  93779: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    var normalizePaginatedListResponse = (function normalizePaginatedListResponse(response) {
      if (!response.data) {
        return {
          ...response,
          data: []
        };
      }
      const responseNeedsNormalization = ("total_count" in response.data || "total_commits" in response.data) && !("url" in response.data);
      if (!responseNeedsNormalization) return response;
      const incompleteResults = response.data.incomplete_results;
      const repositorySelection = response.data.repository_selection;
      const totalCount = response.data.total_count;
      const totalCommits = response.data.total_commits;
      delete response.data.incomplete_results;
      delete response.data.repository_selection;
      delete response.data.total_count;
      delete response.data.total_commits;
      const namespaceKey = Object.keys(response.data)[0];
      const data = response.data[namespaceKey];
      response.data = data;
      if (typeof incompleteResults !== "undefined") {
        response.data.incomplete_results = incompleteResults;
      }
      if (typeof repositorySelection !== "undefined") {
        response.data.repository_selection = repositorySelection;
      }
      response.data.total_count = totalCount;
      response.data.total_commits = totalCommits;
      return response;
    });
    var iterator = (function iterator(octokit, route, parameters) {
      const options = typeof route === "function" ? route.endpoint(parameters) : octokit.request.endpoint(route, parameters);
      const requestMethod = typeof route === "function" ? route : octokit.request;
      const method = options.method;
      const headers = options.headers;
      let url = options.url;
      return {
        [Symbol.asyncIterator]: () => ({
          async next() {
            if (!url) return {
              done: true
            };
            try {
              const response = await requestMethod({
                method: method,
                url: url,
                headers: headers
              });
              const normalizedResponse = normalizePaginatedListResponse(response);
              url = ((normalizedResponse.headers.link || "").match(/<([^<>]+)>;\s*rel="next"/) || [])[1];
              if (!url && "total_commits" in normalizedResponse.data) {
                const parsedUrl = new URL(normalizedResponse.url);
                const params = parsedUrl.searchParams;
                const page = parseInt(params.get("page") || "1", 10);
                const per_page = parseInt(params.get("per_page") || "250", 10);
                if (page * per_page < normalizedResponse.data.total_commits) {
                  params.set("page", String(page + 1));
                  url = parsedUrl.toString();
                }
              }
              return {
                value: normalizedResponse
              };
            } catch (error) {
              if (error.status !== 409) throw error;
              url = "";
              return {
                value: {
                  status: 200,
                  headers: {},
                  data: []
                }
              };
            }
          }
        })
      };
    });
    var paginate = (function paginate(octokit, route, parameters, mapFn) {
      if (typeof parameters === "function") {
        mapFn = parameters;
        parameters = void 0;
      }
      return gather(octokit, [], iterator(octokit, route, parameters)[Symbol.asyncIterator](), mapFn);
    });
    var gather = (function gather(octokit, results, iterator2, mapFn) {
      return iterator2.next().then(result => {
        if (result.done) {
          return results;
        }
        let earlyExit = false;
        function done() {
          earlyExit = true;
        }
        results = results.concat(mapFn ? mapFn(result.value, done) : result.value.data);
        if (earlyExit) {
          return results;
        }
        return gather(octokit, results, iterator2, mapFn);
      });
    });
    var paginateRest = (function paginateRest(octokit) {
      return {
        paginate: Object.assign(paginate.bind(null, octokit), {
          iterator: iterator.bind(null, octokit)
        })
      };
    });
    __webpack_require__.d(__webpack_exports__, {
      ud: () => paginateRest
    });
    var VERSION = "0.0.0-development";
    var composePaginateRest = Object.assign(paginate, {
      iterator: iterator
    });
    var paginatingEndpoints = null;
    function isPaginatingEndpoint(arg) {
      if (typeof arg === "string") {
        return paginatingEndpoints.includes(arg);
      } else {
        return false;
      }
    }
    paginateRest.VERSION = VERSION;
  }),
  49210: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    var endpointsToMethods = (function endpointsToMethods(octokit) {
      const newMethods = {};
      for (const scope of endpointMethodsMap.keys()) {
        newMethods[scope] = new Proxy({
          octokit: octokit,
          scope: scope,
          cache: {}
        }, handler);
      }
      return newMethods;
    });
    var legacyRestEndpointMethods = (function legacyRestEndpointMethods(octokit) {
      const api = endpointsToMethods(octokit);
      return {
        ...api,
        rest: api
      };
    });
    __webpack_require__.d(__webpack_exports__, {
      T: () => legacyRestEndpointMethods,
      _: () => restEndpointMethods
    });
    const VERSION = "17.0.0";
    const Endpoints = {
      actions: {
        cancelWorkflowRun: [ "POST /repos/{owner}/{repo}/actions/runs/{run_id}/cancel" ],
        downloadJobLogsForWorkflowRun: [ "GET /repos/{owner}/{repo}/actions/jobs/{job_id}/logs" ],
        getWorkflowRun: [ "GET /repos/{owner}/{repo}/actions/runs/{run_id}" ],
        listJobsForWorkflowRun: [ "GET /repos/{owner}/{repo}/actions/runs/{run_id}/jobs" ],
        listWorkflowRunsForRepo: [ "GET /repos/{owner}/{repo}/actions/runs" ]
      },
      checks: {
        listForRef: [ "GET /repos/{owner}/{repo}/commits/{ref}/check-runs" ]
      },
      git: {
        getRef: [ "GET /repos/{owner}/{repo}/git/ref/{ref}" ],
        listMatchingRefs: [ "GET /repos/{owner}/{repo}/git/matching-refs/{ref}" ]
      },
      issues: {
        create: [ "POST /repos/{owner}/{repo}/issues" ],
        createComment: [ "POST /repos/{owner}/{repo}/issues/{issue_number}/comments" ],
        deleteComment: [ "DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}" ],
        get: [ "GET /repos/{owner}/{repo}/issues/{issue_number}" ],
        getComment: [ "GET /repos/{owner}/{repo}/issues/comments/{comment_id}" ],
        listComments: [ "GET /repos/{owner}/{repo}/issues/{issue_number}/comments" ],
        listForRepo: [ "GET /repos/{owner}/{repo}/issues" ],
        update: [ "PATCH /repos/{owner}/{repo}/issues/{issue_number}" ],
        updateComment: [ "PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}" ]
      },
      pulls: {
        create: [ "POST /repos/{owner}/{repo}/pulls" ],
        createReplyForReviewComment: [ "POST /repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies" ],
        createReview: [ "POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews" ],
        deletePendingReview: [ "DELETE /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}" ],
        get: [ "GET /repos/{owner}/{repo}/pulls/{pull_number}" ],
        list: [ "GET /repos/{owner}/{repo}/pulls" ],
        listFiles: [ "GET /repos/{owner}/{repo}/pulls/{pull_number}/files" ],
        listReviewComments: [ "GET /repos/{owner}/{repo}/pulls/{pull_number}/comments" ],
        listReviews: [ "GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews" ],
        submitReview: [ "POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/events" ],
        update: [ "PATCH /repos/{owner}/{repo}/pulls/{pull_number}" ]
      },
      reactions: {
        createForIssueComment: [ "POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions" ]
      },
      repos: {
        get: [ "GET /repos/{owner}/{repo}" ],
        getCollaboratorPermissionLevel: [ "GET /repos/{owner}/{repo}/collaborators/{username}/permission" ],
        listCommits: [ "GET /repos/{owner}/{repo}/commits" ]
      },
      users: {
        getAuthenticated: [ "GET /user" ],
        getByUsername: [ "GET /users/{username}" ]
      }
    };
    var endpoints_default = Endpoints;
    const endpointMethodsMap = new Map;
    for (const [scope, endpoints] of Object.entries(endpoints_default)) {
      for (const [methodName, endpoint] of Object.entries(endpoints)) {
        const [route, defaults, decorations] = endpoint;
        const [method, url] = route.split(/ /);
        const endpointDefaults = Object.assign({
          method: method,
          url: url
        }, defaults);
        if (!endpointMethodsMap.has(scope)) {
          endpointMethodsMap.set(scope, new Map);
        }
        endpointMethodsMap.get(scope).set(methodName, {
          scope: scope,
          methodName: methodName,
          endpointDefaults: endpointDefaults,
          decorations: decorations
        });
      }
    }
    const handler = {
      has({scope: scope}, methodName) {
        return endpointMethodsMap.get(scope).has(methodName);
      },
      getOwnPropertyDescriptor(target, methodName) {
        return {
          value: this.get(target, methodName),
          configurable: true,
          writable: true,
          enumerable: true
        };
      },
      defineProperty(target, methodName, descriptor) {
        Object.defineProperty(target.cache, methodName, descriptor);
        return true;
      },
      deleteProperty(target, methodName) {
        delete target.cache[methodName];
        return true;
      },
      ownKeys({scope: scope}) {
        return [ ...endpointMethodsMap.get(scope).keys() ];
      },
      set(target, methodName, value) {
        return target.cache[methodName] = value;
      },
      get({octokit: octokit, scope: scope, cache: cache}, methodName) {
        if (cache[methodName]) {
          return cache[methodName];
        }
        const method = endpointMethodsMap.get(scope).get(methodName);
        if (!method) {
          return void 0;
        }
        const {endpointDefaults: endpointDefaults, decorations: decorations} = method;
        if (decorations) {
          cache[methodName] = decorate(octokit, scope, methodName, endpointDefaults, decorations);
        } else {
          cache[methodName] = octokit.request.defaults(endpointDefaults);
        }
        return cache[methodName];
      }
    };
    function decorate(octokit, scope, methodName, defaults, decorations) {
      const requestWithDefaults = octokit.request.defaults(defaults);
      function withDecorations(...args) {
        let options = requestWithDefaults.endpoint.merge(...args);
        if (decorations.mapToData) {
          options = Object.assign({}, options, {
            data: options[decorations.mapToData],
            [decorations.mapToData]: void 0
          });
          return requestWithDefaults(options);
        }
        if (decorations.renamed) {
          const [newScope, newMethodName] = decorations.renamed;
          octokit.log.warn(`octokit.${scope}.${methodName}() has been renamed to octokit.${newScope}.${newMethodName}()`);
        }
        if (decorations.deprecated) {
          octokit.log.warn(decorations.deprecated);
        }
        if (decorations.renamedParameters) {
          const options2 = requestWithDefaults.endpoint.merge(...args);
          for (const [name, alias] of Object.entries(decorations.renamedParameters)) {
            if (name in options2) {
              octokit.log.warn(`"${name}" parameter is deprecated for "octokit.${scope}.${methodName}()". Use "${alias}" instead`);
              if (!(alias in options2)) {
                options2[alias] = options2[name];
              }
              delete options2[name];
            }
          }
          return requestWithDefaults(options2);
        }
        return requestWithDefaults(...args);
      }
      return Object.assign(withDecorations, requestWithDefaults);
    }
    function restEndpointMethods(octokit) {
      const api = endpointsToMethods(octokit);
      return {
        rest: api
      };
    }
    restEndpointMethods.VERSION = VERSION;
    legacyRestEndpointMethods.VERSION = VERSION;
  })
};


