"use strict";

exports.id = 3491;

exports.ids = [ 3491 ];

exports.modules = {
  20756: ((__unused_webpack_module, exports) => {
    var parse = (function parse(string) {
      if (!string) {
        throw new TypeError("argument string is required");
      }
      var header = typeof string === "object" ? getcontenttype(string) : string;
      if (typeof header !== "string") {
        throw new TypeError("argument string is required to be a string");
      }
      var index = header.indexOf(";");
      var type = index !== -1 ? header.slice(0, index).trim() : header.trim();
      if (!TYPE_REGEXP.test(type)) {
        throw new TypeError("invalid media type");
      }
      var obj = new ContentType(type.toLowerCase());
      if (index !== -1) {
        var key;
        var match;
        var value;
        PARAM_REGEXP.lastIndex = index;
        while (match = PARAM_REGEXP.exec(header)) {
          if (match.index !== index) {
            throw new TypeError("invalid parameter format");
          }
          index += match[0].length;
          key = match[1].toLowerCase();
          value = match[2];
          if (value.charCodeAt(0) === 34) {
            value = value.slice(1, -1);
            if (value.indexOf("\\") !== -1) {
              value = value.replace(QESC_REGEXP, "$1");
            }
          }
          obj.parameters[key] = value;
        }
        if (index !== header.length) {
          throw new TypeError("invalid parameter format");
        }
      }
      return obj;
    });
    var PARAM_REGEXP = /; *([!#$%&'*+.^_`|~0-9A-Za-z-]+) *= *("(?:[\u000b\u0020\u0021\u0023-\u005b\u005d-\u007e\u0080-\u00ff]|\\[\u000b\u0020-\u00ff])*"|[!#$%&'*+.^_`|~0-9A-Za-z-]+) */g;
    var TEXT_REGEXP = /^[\u000b\u0020-\u007e\u0080-\u00ff]+$/;
    var TOKEN_REGEXP = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
    var QESC_REGEXP = /\\([\u000b\u0020-\u00ff])/g;
    var QUOTE_REGEXP = /([\\"])/g;
    var TYPE_REGEXP = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+\/[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
    exports.format = format;
    exports.parse = parse;
    function format(obj) {
      if (!obj || typeof obj !== "object") {
        throw new TypeError("argument obj is required");
      }
      var parameters = obj.parameters;
      var type = obj.type;
      if (!type || !TYPE_REGEXP.test(type)) {
        throw new TypeError("invalid type");
      }
      var string = type;
      if (parameters && typeof parameters === "object") {
        var param;
        var params = Object.keys(parameters).sort();
        for (var i = 0; i < params.length; i++) {
          param = params[i];
          if (!TOKEN_REGEXP.test(param)) {
            throw new TypeError("invalid parameter name");
          }
          string += "; " + param + "=" + qstring(parameters[param]);
        }
      }
      return string;
    }
    function getcontenttype(obj) {
      var header;
      if (typeof obj.getHeader === "function") {
        header = obj.getHeader("content-type");
      } else if (typeof obj.headers === "object") {
        header = obj.headers && obj.headers["content-type"];
      }
      if (typeof header !== "string") {
        throw new TypeError("content-type header is missing from object");
      }
      return header;
    }
    function qstring(val) {
      var str = String(val);
      if (TOKEN_REGEXP.test(str)) {
        return str;
      }
      if (str.length > 0 && !TEXT_REGEXP.test(str)) {
        throw new TypeError("invalid parameter value");
      }
      return '"' + str.replace(QUOTE_REGEXP, "\\$1") + '"';
    }
    function ContentType(type) {
      this.parameters = Object.create(null);
      this.type = type;
    }
  }),
  83491: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      StreamableHTTPClientTransport: () => StreamableHTTPClientTransport,
      StreamableHTTPError: () => StreamableHTTPError
    });
    var content_type = __webpack_require__(20756);
    function mediaTypeEssence(header) {
      if (!header) {
        return undefined;
      }
      try {
        return content_type.parse(header).type;
      } catch {
        const essence = (header.split(";", 1)[0] ?? "").trim().toLowerCase();
        if (essence === "" || header.slice(essence.length).includes(",")) {
          return undefined;
        }
        return essence;
      }
    }
    function isJsonContentType(header) {
      if (header === "application/json") {
        return true;
      }
      return mediaTypeEssence(header) === "application/json";
    }
    var transport = __webpack_require__(70996);
    var types = __webpack_require__(330);
    var auth = __webpack_require__(87485);
    var dist = __webpack_require__(2309);
    class EventSourceParserStream extends TransformStream {
      constructor({onError: onError, onRetry: onRetry, onComment: onComment, maxBufferSize: maxBufferSize} = {}) {
        let parser;
        super({
          start(controller) {
            parser = (0, dist.C)({
              onEvent: event => {
                controller.enqueue(event);
              },
              onError(error) {
                typeof onError == "function" && onError(error), (onError === "terminate" || error.type === "max-buffer-size-exceeded") && controller.error(error);
              },
              onRetry: onRetry,
              onComment: onComment,
              maxBufferSize: maxBufferSize
            });
          },
          transform(chunk) {
            parser.feed(chunk);
          }
        });
      }
    }
    const DEFAULT_STREAMABLE_HTTP_RECONNECTION_OPTIONS = {
      initialReconnectionDelay: 1e3,
      maxReconnectionDelay: 3e4,
      reconnectionDelayGrowFactor: 1.5,
      maxRetries: 2
    };
    class StreamableHTTPError extends Error {
      constructor(code, message) {
        super(`Streamable HTTP error: ${message}`);
        this.code = code;
      }
    }
    class StreamableHTTPClientTransport {
      constructor(url, opts) {
        this._hasCompletedAuthFlow = false;
        this._url = url;
        this._resourceMetadataUrl = undefined;
        this._scope = undefined;
        this._requestInit = opts?.requestInit;
        this._authProvider = opts?.authProvider;
        this._fetch = opts?.fetch;
        this._fetchWithInit = (0, transport.dU)(opts?.fetch, opts?.requestInit);
        this._followRedirects = opts?.redirectPolicy === "follow";
        if (this._followRedirects) {
          this._fetch = (0, transport.QU)(this._fetch);
          this._fetchWithInit = (0, transport.QU)(this._fetchWithInit);
        }
        this._sessionId = opts?.sessionId;
        this._reconnectionOptions = opts?.reconnectionOptions ?? DEFAULT_STREAMABLE_HTTP_RECONNECTION_OPTIONS;
      }
      _unfollowedRedirect(response, url) {
        const text = (0, transport.ge)(response, url);
        return text && !this._followRedirects ? `${text} (redirectPolicy: 'same-origin')` : text;
      }
      async _authThenStart() {
        if (!this._authProvider) {
          throw new auth.D_("No auth provider");
        }
        let result;
        try {
          result = await (0, auth.j2)(this._authProvider, {
            serverUrl: this._url,
            resourceMetadataUrl: this._resourceMetadataUrl,
            scope: this._scope,
            fetchFn: this._fetchWithInit
          });
        } catch (error) {
          this.onerror?.(error);
          throw error;
        }
        if (result !== "AUTHORIZED") {
          throw new auth.D_;
        }
        return await this._startOrAuthSse({
          resumptionToken: undefined
        });
      }
      async _commonHeaders() {
        const headers = {};
        if (this._authProvider) {
          const tokens = await this._authProvider.tokens();
          if (tokens) {
            headers["Authorization"] = `Bearer ${tokens.access_token}`;
          }
        }
        if (this._sessionId) {
          headers["mcp-session-id"] = this._sessionId;
        }
        if (this._protocolVersion) {
          headers["mcp-protocol-version"] = this._protocolVersion;
        }
        const extraHeaders = (0, transport.qx)(this._requestInit?.headers);
        return new Headers({
          ...headers,
          ...extraHeaders
        });
      }
      async _startOrAuthSse(options) {
        const {resumptionToken: resumptionToken} = options;
        try {
          const headers = await this._commonHeaders();
          headers.set("Accept", "text/event-stream");
          if (resumptionToken) {
            headers.set("last-event-id", resumptionToken);
          }
          const fetchFn = this._fetch ?? fetch;
          const init = {
            method: "GET",
            headers: headers,
            signal: this._abortController?.signal
          };
          let response = await fetchFn(this._url, this._followRedirects ? init : {
            ...init,
            redirect: "manual"
          });
          const followed = this._followRedirects ? undefined : (0, transport.V6)(fetchFn, this._url, init, response);
          if (followed) {
            response = await followed;
          }
          if (!response.ok) {
            await (response.body?.cancel());
            if (response.status === 401 && this._authProvider) {
              return await this._authThenStart();
            }
            if (response.status === 405) {
              return;
            }
            throw new StreamableHTTPError(response.status, `Failed to open SSE stream: ${this._unfollowedRedirect(response, this._url) ?? response.statusText}`);
          }
          this._handleSseStream(response.body, options, true);
        } catch (error) {
          this.onerror?.(error);
          throw error;
        }
      }
      _getNextReconnectionDelay(attempt) {
        if (this._serverRetryMs !== undefined) {
          return this._serverRetryMs;
        }
        const initialDelay = this._reconnectionOptions.initialReconnectionDelay;
        const growFactor = this._reconnectionOptions.reconnectionDelayGrowFactor;
        const maxDelay = this._reconnectionOptions.maxReconnectionDelay;
        return Math.min(initialDelay * Math.pow(growFactor, attempt), maxDelay);
      }
      _scheduleReconnection(options, attemptCount = 0) {
        const maxRetries = this._reconnectionOptions.maxRetries;
        if (attemptCount >= maxRetries) {
          this.onerror?.(new Error(`Maximum reconnection attempts (${maxRetries}) exceeded.`));
          return;
        }
        const delay = this._getNextReconnectionDelay(attemptCount);
        this._reconnectionTimeout = setTimeout(() => {
          this._startOrAuthSse(options).catch(error => {
            this.onerror?.(new Error(`Failed to reconnect SSE stream: ${error instanceof Error ? error.message : String(error)}`));
            this._scheduleReconnection(options, attemptCount + 1);
          });
        }, delay);
      }
      _handleSseStream(stream, options, isReconnectable) {
        if (!stream) {
          return;
        }
        const {onresumptiontoken: onresumptiontoken, replayMessageId: replayMessageId} = options;
        let lastEventId;
        let hasPrimingEvent = false;
        let receivedResponse = false;
        const processStream = async () => {
          try {
            const reader = stream.pipeThrough(new TextDecoderStream).pipeThrough(new EventSourceParserStream({
              onRetry: retryMs => {
                this._serverRetryMs = retryMs;
              }
            })).getReader();
            while (true) {
              const {value: event, done: done} = await reader.read();
              if (done) {
                break;
              }
              if (event.id) {
                lastEventId = event.id;
                hasPrimingEvent = true;
                onresumptiontoken?.(event.id);
              }
              if (!event.data) {
                continue;
              }
              if (!event.event || event.event === "message") {
                try {
                  const message = types.JSONRPCMessageSchema.parse(JSON.parse(event.data));
                  if ((0, types.isJSONRPCResultResponse)(message)) {
                    receivedResponse = true;
                    if (replayMessageId !== undefined) {
                      message.id = replayMessageId;
                    }
                  }
                  this.onmessage?.(message);
                } catch (error) {
                  this.onerror?.(error);
                }
              }
            }
            const canResume = isReconnectable || hasPrimingEvent;
            const needsReconnect = canResume && !receivedResponse;
            if (needsReconnect && this._abortController && !this._abortController.signal.aborted) {
              this._scheduleReconnection({
                resumptionToken: lastEventId,
                onresumptiontoken: onresumptiontoken,
                replayMessageId: replayMessageId
              }, 0);
            }
          } catch (error) {
            this.onerror?.(new Error(`SSE stream disconnected: ${error}`));
            const canResume = isReconnectable || hasPrimingEvent;
            const needsReconnect = canResume && !receivedResponse;
            if (needsReconnect && this._abortController && !this._abortController.signal.aborted) {
              try {
                this._scheduleReconnection({
                  resumptionToken: lastEventId,
                  onresumptiontoken: onresumptiontoken,
                  replayMessageId: replayMessageId
                }, 0);
              } catch (error) {
                this.onerror?.(new Error(`Failed to reconnect: ${error instanceof Error ? error.message : String(error)}`));
              }
            }
          }
        };
        processStream();
      }
      async start() {
        if (this._abortController) {
          throw new Error("StreamableHTTPClientTransport already started! If using Client class, note that connect() calls start() automatically.");
        }
        this._abortController = new AbortController;
      }
      async finishAuth(authorizationCode) {
        if (!this._authProvider) {
          throw new auth.D_("No auth provider");
        }
        const result = await (0, auth.j2)(this._authProvider, {
          serverUrl: this._url,
          authorizationCode: authorizationCode,
          resourceMetadataUrl: this._resourceMetadataUrl,
          scope: this._scope,
          fetchFn: this._fetchWithInit
        });
        if (result !== "AUTHORIZED") {
          throw new auth.D_("Failed to authorize");
        }
      }
      async close() {
        if (this._reconnectionTimeout) {
          clearTimeout(this._reconnectionTimeout);
          this._reconnectionTimeout = undefined;
        }
        this._abortController?.abort();
        this.onclose?.();
      }
      async send(message, options) {
        try {
          const {resumptionToken: resumptionToken, onresumptiontoken: onresumptiontoken} = options || {};
          if (resumptionToken) {
            this._startOrAuthSse({
              resumptionToken: resumptionToken,
              replayMessageId: (0, types.isJSONRPCRequest)(message) ? message.id : undefined
            }).catch(err => this.onerror?.(err));
            return;
          }
          const headers = await this._commonHeaders();
          headers.set("content-type", "application/json");
          headers.set("accept", "application/json, text/event-stream");
          const init = {
            ...this._requestInit,
            method: "POST",
            headers: headers,
            body: JSON.stringify(message),
            signal: this._abortController?.signal
          };
          const response = await (0, transport.yP)(this._fetch ?? fetch)(this._url, init);
          const sessionId = response.headers.get("mcp-session-id");
          if (sessionId) {
            this._sessionId = sessionId;
          }
          if (!response.ok) {
            const text = await response.text().catch(() => null);
            if (response.status === 401 && this._authProvider) {
              if (this._hasCompletedAuthFlow) {
                throw new StreamableHTTPError(401, "Server returned 401 after successful authentication");
              }
              const {resourceMetadataUrl: resourceMetadataUrl, scope: scope} = (0, auth.eH)(response);
              this._resourceMetadataUrl = resourceMetadataUrl;
              this._scope = scope;
              const result = await (0, auth.j2)(this._authProvider, {
                serverUrl: this._url,
                resourceMetadataUrl: this._resourceMetadataUrl,
                scope: this._scope,
                fetchFn: this._fetchWithInit
              });
              if (result !== "AUTHORIZED") {
                throw new auth.D_;
              }
              this._hasCompletedAuthFlow = true;
              return this.send(message);
            }
            if (response.status === 403 && this._authProvider) {
              const {resourceMetadataUrl: resourceMetadataUrl, scope: scope, error: error} = (0, 
              auth.eH)(response);
              if (error === "insufficient_scope") {
                const wwwAuthHeader = response.headers.get("WWW-Authenticate");
                if (this._lastUpscopingHeader === wwwAuthHeader) {
                  throw new StreamableHTTPError(403, "Server returned 403 after trying upscoping");
                }
                if (scope) {
                  this._scope = scope;
                }
                if (resourceMetadataUrl) {
                  this._resourceMetadataUrl = resourceMetadataUrl;
                }
                this._lastUpscopingHeader = wwwAuthHeader ?? undefined;
                const result = await (0, auth.j2)(this._authProvider, {
                  serverUrl: this._url,
                  resourceMetadataUrl: this._resourceMetadataUrl,
                  scope: this._scope,
                  fetchFn: this._fetch
                });
                if (result !== "AUTHORIZED") {
                  throw new auth.D_;
                }
                return this.send(message);
              }
            }
            throw new StreamableHTTPError(response.status, `Error POSTing to endpoint: ${this._unfollowedRedirect(response, this._url) ?? text}`);
          }
          this._hasCompletedAuthFlow = false;
          this._lastUpscopingHeader = undefined;
          if (response.status === 202) {
            await (response.body?.cancel());
            if ((0, types.isInitializedNotification)(message)) {
              this._startOrAuthSse({
                resumptionToken: undefined
              }).catch(err => this.onerror?.(err));
            }
            return;
          }
          const messages = Array.isArray(message) ? message : [ message ];
          const hasRequests = messages.filter(msg => "method" in msg && "id" in msg && msg.id !== undefined).length > 0;
          const contentType = response.headers.get("content-type");
          const responseMediaType = mediaTypeEssence(contentType);
          if (hasRequests) {
            if (responseMediaType === "text/event-stream") {
              this._handleSseStream(response.body, {
                onresumptiontoken: onresumptiontoken
              }, false);
            } else if (responseMediaType === "application/json") {
              const data = await response.json();
              const responseMessages = Array.isArray(data) ? data.map(msg => types.JSONRPCMessageSchema.parse(msg)) : [ types.JSONRPCMessageSchema.parse(data) ];
              for (const msg of responseMessages) {
                this.onmessage?.(msg);
              }
            } else {
              await (response.body?.cancel());
              throw new StreamableHTTPError(-1, `Unexpected content type: ${contentType}`);
            }
          } else {
            await (response.body?.cancel());
          }
        } catch (error) {
          this.onerror?.(error);
          throw error;
        }
      }
      get sessionId() {
        return this._sessionId;
      }
      async terminateSession() {
        if (!this._sessionId) {
          return;
        }
        try {
          const headers = await this._commonHeaders();
          const init = {
            ...this._requestInit,
            method: "DELETE",
            headers: headers,
            signal: this._abortController?.signal
          };
          const response = await (0, transport.yP)(this._fetch ?? fetch)(this._url, init);
          await (response.body?.cancel());
          if (!response.ok && response.status !== 405) {
            throw new StreamableHTTPError(response.status, `Failed to terminate session: ${this._unfollowedRedirect(response, this._url) ?? response.statusText}`);
          }
          this._sessionId = undefined;
        } catch (error) {
          this.onerror?.(error);
          throw error;
        }
      }
      setProtocolVersion(version) {
        this._protocolVersion = version;
      }
      get protocolVersion() {
        return this._protocolVersion;
      }
      async resumeStream(lastEventId, options) {
        await this._startOrAuthSse({
          resumptionToken: lastEventId,
          onresumptiontoken: options?.onresumptiontoken
        });
      }
    }
  })
};


