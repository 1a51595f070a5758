exports.id = 9107;

exports.ids = [ 9107 ];

exports.modules = {
  15648: ((__unused_webpack_module, exports) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.createNoopLogger = exports.NOOP_LOGGER = exports.NoopLogger = void 0;
    class NoopLogger {
      emit(_logRecord) {}
      enabled() {
        return false;
      }
    }
    exports.NoopLogger = NoopLogger;
    exports.NOOP_LOGGER = new NoopLogger;
    function createNoopLogger() {
      return exports.NOOP_LOGGER;
    }
    exports.createNoopLogger = createNoopLogger;
  }),
  7133: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.NOOP_LOGGER_PROVIDER = exports.NoopLoggerProvider = void 0;
    const NoopLogger_1 = __webpack_require__(15648);
    class NoopLoggerProvider {
      getLogger(_name, _version, _options) {
        return new NoopLogger_1.NoopLogger;
      }
    }
    exports.NoopLoggerProvider = NoopLoggerProvider;
    exports.NOOP_LOGGER_PROVIDER = new NoopLoggerProvider;
  }),
  28066: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.ProxyLogger = void 0;
    const NoopLogger_1 = __webpack_require__(15648);
    class ProxyLogger {
      constructor(provider, name, version, options) {
        this._provider = provider;
        this.name = name;
        this.version = version;
        this.options = options;
      }
      emit(logRecord) {
        this._getLogger().emit(logRecord);
      }
      enabled(options) {
        return this._getLogger().enabled(options);
      }
      _getLogger() {
        if (this._delegate) {
          return this._delegate;
        }
        const logger = this._provider._getDelegateLogger(this.name, this.version, this.options);
        if (!logger) {
          return NoopLogger_1.NOOP_LOGGER;
        }
        this._delegate = logger;
        return this._delegate;
      }
    }
    exports.ProxyLogger = ProxyLogger;
  }),
  38463: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.ProxyLoggerProvider = void 0;
    const NoopLoggerProvider_1 = __webpack_require__(7133);
    const ProxyLogger_1 = __webpack_require__(28066);
    class ProxyLoggerProvider {
      getLogger(name, version, options) {
        var _a;
        return (_a = this._getDelegateLogger(name, version, options)) !== null && _a !== void 0 ? _a : new ProxyLogger_1.ProxyLogger(this, name, version, options);
      }
      _getDelegate() {
        var _a;
        return (_a = this._delegate) !== null && _a !== void 0 ? _a : NoopLoggerProvider_1.NOOP_LOGGER_PROVIDER;
      }
      _setDelegate(delegate) {
        this._delegate = delegate;
      }
      _getDelegateLogger(name, version, options) {
        var _a;
        return (_a = this._delegate) === null || _a === void 0 ? void 0 : _a.getLogger(name, version, options);
      }
    }
    exports.ProxyLoggerProvider = ProxyLoggerProvider;
  }),
  32422: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.LogsAPI = void 0;
    const global_utils_1 = __webpack_require__(21367);
    const NoopLoggerProvider_1 = __webpack_require__(7133);
    const ProxyLoggerProvider_1 = __webpack_require__(38463);
    class LogsAPI {
      constructor() {
        this._proxyLoggerProvider = new ProxyLoggerProvider_1.ProxyLoggerProvider;
      }
      static getInstance() {
        if (!this._instance) {
          this._instance = new LogsAPI;
        }
        return this._instance;
      }
      setGlobalLoggerProvider(provider) {
        if (global_utils_1._global[global_utils_1.GLOBAL_LOGS_API_KEY]) {
          return this.getLoggerProvider();
        }
        global_utils_1._global[global_utils_1.GLOBAL_LOGS_API_KEY] = (0, global_utils_1.makeGetter)(global_utils_1.API_BACKWARDS_COMPATIBILITY_VERSION, provider, NoopLoggerProvider_1.NOOP_LOGGER_PROVIDER);
        this._proxyLoggerProvider._setDelegate(provider);
        return provider;
      }
      getLoggerProvider() {
        var _a, _b;
        return (_b = (_a = global_utils_1._global[global_utils_1.GLOBAL_LOGS_API_KEY]) === null || _a === void 0 ? void 0 : _a.call(global_utils_1._global, global_utils_1.API_BACKWARDS_COMPATIBILITY_VERSION)) !== null && _b !== void 0 ? _b : this._proxyLoggerProvider;
      }
      getLogger(name, version, options) {
        return this.getLoggerProvider().getLogger(name, version, options);
      }
      disable() {
        delete global_utils_1._global[global_utils_1.GLOBAL_LOGS_API_KEY];
        this._proxyLoggerProvider = new ProxyLoggerProvider_1.ProxyLoggerProvider;
      }
    }
    exports.LogsAPI = LogsAPI;
  }),
  79334: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.logs = exports.createNoopLogger = exports.SeverityNumber = void 0;
    var LogRecord_1 = __webpack_require__(92579);
    Object.defineProperty(exports, "SeverityNumber", {
      enumerable: true,
      get: function() {
        return LogRecord_1.SeverityNumber;
      }
    });
    var NoopLogger_1 = __webpack_require__(15648);
    Object.defineProperty(exports, "createNoopLogger", {
      enumerable: true,
      get: function() {
        return NoopLogger_1.createNoopLogger;
      }
    });
    const logs_1 = __webpack_require__(32422);
    exports.logs = logs_1.LogsAPI.getInstance();
  }),
  21367: ((__unused_webpack_module, exports) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.API_BACKWARDS_COMPATIBILITY_VERSION = exports.makeGetter = exports._global = exports.GLOBAL_LOGS_API_KEY = void 0;
    exports.GLOBAL_LOGS_API_KEY = Symbol.for("io.opentelemetry.js.api.logs");
    exports._global = globalThis;
    function makeGetter(requiredVersion, instance, fallback) {
      return version => version === requiredVersion ? instance : fallback;
    }
    exports.makeGetter = makeGetter;
    exports.API_BACKWARDS_COMPATIBILITY_VERSION = 1;
  }),
  92579: ((__unused_webpack_module, exports) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.SeverityNumber = void 0;
    var SeverityNumber;
    (function(SeverityNumber) {
      SeverityNumber[SeverityNumber["UNSPECIFIED"] = 0] = "UNSPECIFIED";
      SeverityNumber[SeverityNumber["TRACE"] = 1] = "TRACE";
      SeverityNumber[SeverityNumber["TRACE2"] = 2] = "TRACE2";
      SeverityNumber[SeverityNumber["TRACE3"] = 3] = "TRACE3";
      SeverityNumber[SeverityNumber["TRACE4"] = 4] = "TRACE4";
      SeverityNumber[SeverityNumber["DEBUG"] = 5] = "DEBUG";
      SeverityNumber[SeverityNumber["DEBUG2"] = 6] = "DEBUG2";
      SeverityNumber[SeverityNumber["DEBUG3"] = 7] = "DEBUG3";
      SeverityNumber[SeverityNumber["DEBUG4"] = 8] = "DEBUG4";
      SeverityNumber[SeverityNumber["INFO"] = 9] = "INFO";
      SeverityNumber[SeverityNumber["INFO2"] = 10] = "INFO2";
      SeverityNumber[SeverityNumber["INFO3"] = 11] = "INFO3";
      SeverityNumber[SeverityNumber["INFO4"] = 12] = "INFO4";
      SeverityNumber[SeverityNumber["WARN"] = 13] = "WARN";
      SeverityNumber[SeverityNumber["WARN2"] = 14] = "WARN2";
      SeverityNumber[SeverityNumber["WARN3"] = 15] = "WARN3";
      SeverityNumber[SeverityNumber["WARN4"] = 16] = "WARN4";
      SeverityNumber[SeverityNumber["ERROR"] = 17] = "ERROR";
      SeverityNumber[SeverityNumber["ERROR2"] = 18] = "ERROR2";
      SeverityNumber[SeverityNumber["ERROR3"] = 19] = "ERROR3";
      SeverityNumber[SeverityNumber["ERROR4"] = 20] = "ERROR4";
      SeverityNumber[SeverityNumber["FATAL"] = 21] = "FATAL";
      SeverityNumber[SeverityNumber["FATAL2"] = 22] = "FATAL2";
      SeverityNumber[SeverityNumber["FATAL3"] = 23] = "FATAL3";
      SeverityNumber[SeverityNumber["FATAL4"] = 24] = "FATAL4";
    })(SeverityNumber || (exports.SeverityNumber = SeverityNumber = {}));
  }),
  29750: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.ContextAPI = void 0;
    const NoopContextManager_1 = __webpack_require__(99522);
    const global_utils_1 = __webpack_require__(39923);
    const diag_1 = __webpack_require__(1230);
    const API_NAME = "context";
    const NOOP_CONTEXT_MANAGER = new NoopContextManager_1.NoopContextManager;
    class ContextAPI {
      constructor() {}
      static getInstance() {
        if (!this._instance) {
          this._instance = new ContextAPI;
        }
        return this._instance;
      }
      setGlobalContextManager(contextManager) {
        return (0, global_utils_1.registerGlobal)(API_NAME, contextManager, diag_1.DiagAPI.instance());
      }
      active() {
        return this._getContextManager().active();
      }
      with(context, fn, thisArg, ...args) {
        return this._getContextManager().with(context, fn, thisArg, ...args);
      }
      bind(context, target) {
        return this._getContextManager().bind(context, target);
      }
      _getContextManager() {
        return (0, global_utils_1.getGlobal)(API_NAME) || NOOP_CONTEXT_MANAGER;
      }
      disable() {
        this._getContextManager().disable();
        (0, global_utils_1.unregisterGlobal)(API_NAME, diag_1.DiagAPI.instance());
      }
    }
    exports.ContextAPI = ContextAPI;
  }),
  1230: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.DiagAPI = void 0;
    const ComponentLogger_1 = __webpack_require__(37723);
    const logLevelLogger_1 = __webpack_require__(83514);
    const types_1 = __webpack_require__(2573);
    const global_utils_1 = __webpack_require__(39923);
    const API_NAME = "diag";
    class DiagAPI {
      static instance() {
        if (!this._instance) {
          this._instance = new DiagAPI;
        }
        return this._instance;
      }
      constructor() {
        function _logProxy(funcName) {
          return function(...args) {
            const logger = (0, global_utils_1.getGlobal)("diag");
            if (!logger) return;
            return logger[funcName](...args);
          };
        }
        const self = this;
        const setLogger = (logger, optionsOrLogLevel = {
          logLevel: types_1.DiagLogLevel.INFO
        }) => {
          var _a, _b, _c;
          if (logger === self) {
            const err = new Error("Cannot use diag as the logger for itself. Please use a DiagLogger implementation like ConsoleDiagLogger or a custom implementation");
            self.error((_a = err.stack) !== null && _a !== void 0 ? _a : err.message);
            return false;
          }
          if (typeof optionsOrLogLevel === "number") {
            optionsOrLogLevel = {
              logLevel: optionsOrLogLevel
            };
          }
          const oldLogger = (0, global_utils_1.getGlobal)("diag");
          const newLogger = (0, logLevelLogger_1.createLogLevelDiagLogger)((_b = optionsOrLogLevel.logLevel) !== null && _b !== void 0 ? _b : types_1.DiagLogLevel.INFO, logger);
          if (oldLogger && !optionsOrLogLevel.suppressOverrideMessage) {
            const stack = (_c = (new Error).stack) !== null && _c !== void 0 ? _c : "<failed to generate stacktrace>";
            oldLogger.warn(`Current logger will be overwritten from ${stack}`);
            newLogger.warn(`Current logger will overwrite one already registered from ${stack}`);
          }
          return (0, global_utils_1.registerGlobal)("diag", newLogger, self, true);
        };
        self.setLogger = setLogger;
        self.disable = () => {
          (0, global_utils_1.unregisterGlobal)(API_NAME, self);
        };
        self.createComponentLogger = options => new ComponentLogger_1.DiagComponentLogger(options);
        self.verbose = _logProxy("verbose");
        self.debug = _logProxy("debug");
        self.info = _logProxy("info");
        self.warn = _logProxy("warn");
        self.error = _logProxy("error");
      }
    }
    exports.DiagAPI = DiagAPI;
  }),
  18692: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.MetricsAPI = void 0;
    const NoopMeterProvider_1 = __webpack_require__(12896);
    const global_utils_1 = __webpack_require__(39923);
    const diag_1 = __webpack_require__(1230);
    const API_NAME = "metrics";
    class MetricsAPI {
      constructor() {}
      static getInstance() {
        if (!this._instance) {
          this._instance = new MetricsAPI;
        }
        return this._instance;
      }
      setGlobalMeterProvider(provider) {
        return (0, global_utils_1.registerGlobal)(API_NAME, provider, diag_1.DiagAPI.instance());
      }
      getMeterProvider() {
        return (0, global_utils_1.getGlobal)(API_NAME) || NoopMeterProvider_1.NOOP_METER_PROVIDER;
      }
      getMeter(name, version, options) {
        return this.getMeterProvider().getMeter(name, version, options);
      }
      disable() {
        (0, global_utils_1.unregisterGlobal)(API_NAME, diag_1.DiagAPI.instance());
      }
    }
    exports.MetricsAPI = MetricsAPI;
  }),
  7: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.PropagationAPI = void 0;
    const global_utils_1 = __webpack_require__(39923);
    const NoopTextMapPropagator_1 = __webpack_require__(54353);
    const TextMapPropagator_1 = __webpack_require__(77865);
    const context_helpers_1 = __webpack_require__(30052);
    const utils_1 = __webpack_require__(38558);
    const diag_1 = __webpack_require__(1230);
    const API_NAME = "propagation";
    const NOOP_TEXT_MAP_PROPAGATOR = new NoopTextMapPropagator_1.NoopTextMapPropagator;
    class PropagationAPI {
      constructor() {
        this.createBaggage = utils_1.createBaggage;
        this.getBaggage = context_helpers_1.getBaggage;
        this.getActiveBaggage = context_helpers_1.getActiveBaggage;
        this.setBaggage = context_helpers_1.setBaggage;
        this.deleteBaggage = context_helpers_1.deleteBaggage;
      }
      static getInstance() {
        if (!this._instance) {
          this._instance = new PropagationAPI;
        }
        return this._instance;
      }
      setGlobalPropagator(propagator) {
        return (0, global_utils_1.registerGlobal)(API_NAME, propagator, diag_1.DiagAPI.instance());
      }
      inject(context, carrier, setter = TextMapPropagator_1.defaultTextMapSetter) {
        return this._getGlobalPropagator().inject(context, carrier, setter);
      }
      extract(context, carrier, getter = TextMapPropagator_1.defaultTextMapGetter) {
        return this._getGlobalPropagator().extract(context, carrier, getter);
      }
      fields() {
        return this._getGlobalPropagator().fields();
      }
      disable() {
        (0, global_utils_1.unregisterGlobal)(API_NAME, diag_1.DiagAPI.instance());
      }
      _getGlobalPropagator() {
        return (0, global_utils_1.getGlobal)(API_NAME) || NOOP_TEXT_MAP_PROPAGATOR;
      }
    }
    exports.PropagationAPI = PropagationAPI;
  }),
  24508: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.TraceAPI = void 0;
    const global_utils_1 = __webpack_require__(39923);
    const ProxyTracerProvider_1 = __webpack_require__(20312);
    const spancontext_utils_1 = __webpack_require__(60639);
    const context_utils_1 = __webpack_require__(52771);
    const diag_1 = __webpack_require__(1230);
    const API_NAME = "trace";
    class TraceAPI {
      constructor() {
        this._proxyTracerProvider = new ProxyTracerProvider_1.ProxyTracerProvider;
        this.wrapSpanContext = spancontext_utils_1.wrapSpanContext;
        this.isSpanContextValid = spancontext_utils_1.isSpanContextValid;
        this.deleteSpan = context_utils_1.deleteSpan;
        this.getSpan = context_utils_1.getSpan;
        this.getActiveSpan = context_utils_1.getActiveSpan;
        this.getSpanContext = context_utils_1.getSpanContext;
        this.setSpan = context_utils_1.setSpan;
        this.setSpanContext = context_utils_1.setSpanContext;
      }
      static getInstance() {
        if (!this._instance) {
          this._instance = new TraceAPI;
        }
        return this._instance;
      }
      setGlobalTracerProvider(provider) {
        const success = (0, global_utils_1.registerGlobal)(API_NAME, this._proxyTracerProvider, diag_1.DiagAPI.instance());
        if (success) {
          this._proxyTracerProvider.setDelegate(provider);
        }
        return success;
      }
      getTracerProvider() {
        return (0, global_utils_1.getGlobal)(API_NAME) || this._proxyTracerProvider;
      }
      getTracer(name, version) {
        return this.getTracerProvider().getTracer(name, version);
      }
      disable() {
        (0, global_utils_1.unregisterGlobal)(API_NAME, diag_1.DiagAPI.instance());
        this._proxyTracerProvider = new ProxyTracerProvider_1.ProxyTracerProvider;
      }
    }
    exports.TraceAPI = TraceAPI;
  }),
  30052: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.deleteBaggage = exports.setBaggage = exports.getActiveBaggage = exports.getBaggage = void 0;
    const context_1 = __webpack_require__(29750);
    const context_2 = __webpack_require__(37977);
    const BAGGAGE_KEY = (0, context_2.createContextKey)("OpenTelemetry Baggage Key");
    function getBaggage(context) {
      return context.getValue(BAGGAGE_KEY) || undefined;
    }
    exports.getBaggage = getBaggage;
    function getActiveBaggage() {
      return getBaggage(context_1.ContextAPI.getInstance().active());
    }
    exports.getActiveBaggage = getActiveBaggage;
    function setBaggage(context, baggage) {
      return context.setValue(BAGGAGE_KEY, baggage);
    }
    exports.setBaggage = setBaggage;
    function deleteBaggage(context) {
      return context.deleteValue(BAGGAGE_KEY);
    }
    exports.deleteBaggage = deleteBaggage;
  }),
  33274: ((__unused_webpack_module, exports) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.BaggageImpl = void 0;
    class BaggageImpl {
      constructor(entries) {
        this._entries = entries ? new Map(entries) : new Map;
      }
      getEntry(key) {
        const entry = this._entries.get(key);
        if (!entry) {
          return undefined;
        }
        return Object.assign({}, entry);
      }
      getAllEntries() {
        return Array.from(this._entries.entries());
      }
      setEntry(key, entry) {
        const newBaggage = new BaggageImpl(this._entries);
        newBaggage._entries.set(key, entry);
        return newBaggage;
      }
      removeEntry(key) {
        const newBaggage = new BaggageImpl(this._entries);
        newBaggage._entries.delete(key);
        return newBaggage;
      }
      removeEntries(...keys) {
        const newBaggage = new BaggageImpl(this._entries);
        for (const key of keys) {
          newBaggage._entries.delete(key);
        }
        return newBaggage;
      }
      clear() {
        return new BaggageImpl;
      }
    }
    exports.BaggageImpl = BaggageImpl;
  }),
  3997: ((__unused_webpack_module, exports) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.baggageEntryMetadataSymbol = void 0;
    exports.baggageEntryMetadataSymbol = Symbol("BaggageEntryMetadata");
  }),
  38558: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.baggageEntryMetadataFromString = exports.createBaggage = void 0;
    const diag_1 = __webpack_require__(1230);
    const baggage_impl_1 = __webpack_require__(33274);
    const symbol_1 = __webpack_require__(3997);
    const diag = diag_1.DiagAPI.instance();
    function createBaggage(entries = {}) {
      return new baggage_impl_1.BaggageImpl(new Map(Object.entries(entries)));
    }
    exports.createBaggage = createBaggage;
    function baggageEntryMetadataFromString(str) {
      if (typeof str !== "string") {
        diag.error(`Cannot create baggage metadata from unknown type: ${typeof str}`);
        str = "";
      }
      return {
        __TYPE__: symbol_1.baggageEntryMetadataSymbol,
        toString() {
          return str;
        }
      };
    }
    exports.baggageEntryMetadataFromString = baggageEntryMetadataFromString;
  }),
  70244: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.context = void 0;
    const context_1 = __webpack_require__(29750);
    exports.context = context_1.ContextAPI.getInstance();
  }),
  99522: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.NoopContextManager = void 0;
    const context_1 = __webpack_require__(37977);
    class NoopContextManager {
      active() {
        return context_1.ROOT_CONTEXT;
      }
      with(_context, fn, thisArg, ...args) {
        return fn.call(thisArg, ...args);
      }
      bind(_context, target) {
        return target;
      }
      enable() {
        return this;
      }
      disable() {
        return this;
      }
    }
    exports.NoopContextManager = NoopContextManager;
  }),
  37977: ((__unused_webpack_module, exports) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.ROOT_CONTEXT = exports.createContextKey = void 0;
    function createContextKey(description) {
      return Symbol.for(description);
    }
    exports.createContextKey = createContextKey;
    class BaseContext {
      constructor(parentContext) {
        const self = this;
        self._currentContext = parentContext ? new Map(parentContext) : new Map;
        self.getValue = key => self._currentContext.get(key);
        self.setValue = (key, value) => {
          const context = new BaseContext(self._currentContext);
          context._currentContext.set(key, value);
          return context;
        };
        self.deleteValue = key => {
          const context = new BaseContext(self._currentContext);
          context._currentContext.delete(key);
          return context;
        };
      }
    }
    exports.ROOT_CONTEXT = new BaseContext;
  }),
  11414: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.diag = void 0;
    const diag_1 = __webpack_require__(1230);
    exports.diag = diag_1.DiagAPI.instance();
  }),
  37723: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.DiagComponentLogger = void 0;
    const global_utils_1 = __webpack_require__(39923);
    class DiagComponentLogger {
      constructor(props) {
        this._namespace = props.namespace || "DiagComponentLogger";
      }
      debug(...args) {
        return logProxy("debug", this._namespace, args);
      }
      error(...args) {
        return logProxy("error", this._namespace, args);
      }
      info(...args) {
        return logProxy("info", this._namespace, args);
      }
      warn(...args) {
        return logProxy("warn", this._namespace, args);
      }
      verbose(...args) {
        return logProxy("verbose", this._namespace, args);
      }
    }
    exports.DiagComponentLogger = DiagComponentLogger;
    function logProxy(funcName, namespace, args) {
      const logger = (0, global_utils_1.getGlobal)("diag");
      if (!logger) {
        return;
      }
      return logger[funcName](namespace, ...args);
    }
  }),
  66769: ((__unused_webpack_module, exports) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.DiagConsoleLogger = exports._originalConsoleMethods = void 0;
    const consoleMap = [ {
      n: "error",
      c: "error"
    }, {
      n: "warn",
      c: "warn"
    }, {
      n: "info",
      c: "info"
    }, {
      n: "debug",
      c: "debug"
    }, {
      n: "verbose",
      c: "trace"
    } ];
    exports._originalConsoleMethods = {};
    if (typeof console !== "undefined") {
      const keys = [ "error", "warn", "info", "debug", "trace", "log" ];
      for (const key of keys) {
        if (typeof console[key] === "function") {
          exports._originalConsoleMethods[key] = console[key];
        }
      }
    }
    class DiagConsoleLogger {
      constructor() {
        function _consoleFunc(funcName) {
          return function(...args) {
            let theFunc = exports._originalConsoleMethods[funcName];
            if (typeof theFunc !== "function") {
              theFunc = exports._originalConsoleMethods["log"];
            }
            if (typeof theFunc !== "function" && console) {
              theFunc = console[funcName];
              if (typeof theFunc !== "function") {
                theFunc = console.log;
              }
            }
            if (typeof theFunc === "function") {
              return theFunc.apply(console, args);
            }
          };
        }
        for (let i = 0; i < consoleMap.length; i++) {
          this[consoleMap[i].n] = _consoleFunc(consoleMap[i].c);
        }
      }
    }
    exports.DiagConsoleLogger = DiagConsoleLogger;
  }),
  83514: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.createLogLevelDiagLogger = void 0;
    const types_1 = __webpack_require__(2573);
    function createLogLevelDiagLogger(maxLevel, logger) {
      if (maxLevel < types_1.DiagLogLevel.NONE) {
        maxLevel = types_1.DiagLogLevel.NONE;
      } else if (maxLevel > types_1.DiagLogLevel.ALL) {
        maxLevel = types_1.DiagLogLevel.ALL;
      }
      logger = logger || {};
      function _filterFunc(funcName, theLevel) {
        const theFunc = logger[funcName];
        if (typeof theFunc === "function" && maxLevel >= theLevel) {
          return theFunc.bind(logger);
        }
        return function() {};
      }
      return {
        error: _filterFunc("error", types_1.DiagLogLevel.ERROR),
        warn: _filterFunc("warn", types_1.DiagLogLevel.WARN),
        info: _filterFunc("info", types_1.DiagLogLevel.INFO),
        debug: _filterFunc("debug", types_1.DiagLogLevel.DEBUG),
        verbose: _filterFunc("verbose", types_1.DiagLogLevel.VERBOSE)
      };
    }
    exports.createLogLevelDiagLogger = createLogLevelDiagLogger;
  }),
  2573: ((__unused_webpack_module, exports) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.DiagLogLevel = void 0;
    var DiagLogLevel;
    (function(DiagLogLevel) {
      DiagLogLevel[DiagLogLevel["NONE"] = 0] = "NONE";
      DiagLogLevel[DiagLogLevel["ERROR"] = 30] = "ERROR";
      DiagLogLevel[DiagLogLevel["WARN"] = 50] = "WARN";
      DiagLogLevel[DiagLogLevel["INFO"] = 60] = "INFO";
      DiagLogLevel[DiagLogLevel["DEBUG"] = 70] = "DEBUG";
      DiagLogLevel[DiagLogLevel["VERBOSE"] = 80] = "VERBOSE";
      DiagLogLevel[DiagLogLevel["ALL"] = 9999] = "ALL";
    })(DiagLogLevel = exports.DiagLogLevel || (exports.DiagLogLevel = {}));
  }),
  63914: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.trace = exports.propagation = exports.metrics = exports.diag = exports.context = exports.INVALID_SPAN_CONTEXT = exports.INVALID_TRACEID = exports.INVALID_SPANID = exports.isValidSpanId = exports.isValidTraceId = exports.isSpanContextValid = exports.createTraceState = exports.TraceFlags = exports.SpanStatusCode = exports.SpanKind = exports.SamplingDecision = exports.ProxyTracerProvider = exports.ProxyTracer = exports.defaultTextMapSetter = exports.defaultTextMapGetter = exports.ValueType = exports.createNoopMeter = exports.DiagLogLevel = exports.DiagConsoleLogger = exports.ROOT_CONTEXT = exports.createContextKey = exports.baggageEntryMetadataFromString = void 0;
    var utils_1 = __webpack_require__(38558);
    Object.defineProperty(exports, "baggageEntryMetadataFromString", {
      enumerable: true,
      get: function() {
        return utils_1.baggageEntryMetadataFromString;
      }
    });
    var context_1 = __webpack_require__(37977);
    Object.defineProperty(exports, "createContextKey", {
      enumerable: true,
      get: function() {
        return context_1.createContextKey;
      }
    });
    Object.defineProperty(exports, "ROOT_CONTEXT", {
      enumerable: true,
      get: function() {
        return context_1.ROOT_CONTEXT;
      }
    });
    var consoleLogger_1 = __webpack_require__(66769);
    Object.defineProperty(exports, "DiagConsoleLogger", {
      enumerable: true,
      get: function() {
        return consoleLogger_1.DiagConsoleLogger;
      }
    });
    var types_1 = __webpack_require__(2573);
    Object.defineProperty(exports, "DiagLogLevel", {
      enumerable: true,
      get: function() {
        return types_1.DiagLogLevel;
      }
    });
    var NoopMeter_1 = __webpack_require__(7017);
    Object.defineProperty(exports, "createNoopMeter", {
      enumerable: true,
      get: function() {
        return NoopMeter_1.createNoopMeter;
      }
    });
    var Metric_1 = __webpack_require__(73814);
    Object.defineProperty(exports, "ValueType", {
      enumerable: true,
      get: function() {
        return Metric_1.ValueType;
      }
    });
    var TextMapPropagator_1 = __webpack_require__(77865);
    Object.defineProperty(exports, "defaultTextMapGetter", {
      enumerable: true,
      get: function() {
        return TextMapPropagator_1.defaultTextMapGetter;
      }
    });
    Object.defineProperty(exports, "defaultTextMapSetter", {
      enumerable: true,
      get: function() {
        return TextMapPropagator_1.defaultTextMapSetter;
      }
    });
    var ProxyTracer_1 = __webpack_require__(4833);
    Object.defineProperty(exports, "ProxyTracer", {
      enumerable: true,
      get: function() {
        return ProxyTracer_1.ProxyTracer;
      }
    });
    var ProxyTracerProvider_1 = __webpack_require__(20312);
    Object.defineProperty(exports, "ProxyTracerProvider", {
      enumerable: true,
      get: function() {
        return ProxyTracerProvider_1.ProxyTracerProvider;
      }
    });
    var SamplingResult_1 = __webpack_require__(80434);
    Object.defineProperty(exports, "SamplingDecision", {
      enumerable: true,
      get: function() {
        return SamplingResult_1.SamplingDecision;
      }
    });
    var span_kind_1 = __webpack_require__(42347);
    Object.defineProperty(exports, "SpanKind", {
      enumerable: true,
      get: function() {
        return span_kind_1.SpanKind;
      }
    });
    var status_1 = __webpack_require__(61524);
    Object.defineProperty(exports, "SpanStatusCode", {
      enumerable: true,
      get: function() {
        return status_1.SpanStatusCode;
      }
    });
    var trace_flags_1 = __webpack_require__(47221);
    Object.defineProperty(exports, "TraceFlags", {
      enumerable: true,
      get: function() {
        return trace_flags_1.TraceFlags;
      }
    });
    var utils_2 = __webpack_require__(90969);
    Object.defineProperty(exports, "createTraceState", {
      enumerable: true,
      get: function() {
        return utils_2.createTraceState;
      }
    });
    var spancontext_utils_1 = __webpack_require__(60639);
    Object.defineProperty(exports, "isSpanContextValid", {
      enumerable: true,
      get: function() {
        return spancontext_utils_1.isSpanContextValid;
      }
    });
    Object.defineProperty(exports, "isValidTraceId", {
      enumerable: true,
      get: function() {
        return spancontext_utils_1.isValidTraceId;
      }
    });
    Object.defineProperty(exports, "isValidSpanId", {
      enumerable: true,
      get: function() {
        return spancontext_utils_1.isValidSpanId;
      }
    });
    var invalid_span_constants_1 = __webpack_require__(57088);
    Object.defineProperty(exports, "INVALID_SPANID", {
      enumerable: true,
      get: function() {
        return invalid_span_constants_1.INVALID_SPANID;
      }
    });
    Object.defineProperty(exports, "INVALID_TRACEID", {
      enumerable: true,
      get: function() {
        return invalid_span_constants_1.INVALID_TRACEID;
      }
    });
    Object.defineProperty(exports, "INVALID_SPAN_CONTEXT", {
      enumerable: true,
      get: function() {
        return invalid_span_constants_1.INVALID_SPAN_CONTEXT;
      }
    });
    const context_api_1 = __webpack_require__(70244);
    Object.defineProperty(exports, "context", {
      enumerable: true,
      get: function() {
        return context_api_1.context;
      }
    });
    const diag_api_1 = __webpack_require__(11414);
    Object.defineProperty(exports, "diag", {
      enumerable: true,
      get: function() {
        return diag_api_1.diag;
      }
    });
    const metrics_api_1 = __webpack_require__(2053);
    Object.defineProperty(exports, "metrics", {
      enumerable: true,
      get: function() {
        return metrics_api_1.metrics;
      }
    });
    const propagation_api_1 = __webpack_require__(16389);
    Object.defineProperty(exports, "propagation", {
      enumerable: true,
      get: function() {
        return propagation_api_1.propagation;
      }
    });
    const trace_api_1 = __webpack_require__(56542);
    Object.defineProperty(exports, "trace", {
      enumerable: true,
      get: function() {
        return trace_api_1.trace;
      }
    });
    exports["default"] = {
      context: context_api_1.context,
      diag: diag_api_1.diag,
      metrics: metrics_api_1.metrics,
      propagation: propagation_api_1.propagation,
      trace: trace_api_1.trace
    };
  }),
  39923: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.unregisterGlobal = exports.getGlobal = exports.registerGlobal = void 0;
    const version_1 = __webpack_require__(59390);
    const semver_1 = __webpack_require__(45088);
    const major = version_1.VERSION.split(".")[0];
    const GLOBAL_OPENTELEMETRY_API_KEY = Symbol.for(`opentelemetry.js.api.${major}`);
    const _global = typeof globalThis === "object" ? globalThis : typeof self === "object" ? self : typeof window === "object" ? window : typeof global === "object" ? global : {};
    function registerGlobal(type, instance, diag, allowOverride = false) {
      var _a;
      const api = _global[GLOBAL_OPENTELEMETRY_API_KEY] = (_a = _global[GLOBAL_OPENTELEMETRY_API_KEY]) !== null && _a !== void 0 ? _a : {
        version: version_1.VERSION
      };
      if (!allowOverride && api[type]) {
        const err = new Error(`@opentelemetry/api: Attempted duplicate registration of API: ${type}`);
        diag.error(err.stack || err.message);
        return false;
      }
      if (api.version !== version_1.VERSION) {
        const err = new Error(`@opentelemetry/api: Registration of version v${api.version} for ${type} does not match previously registered API v${version_1.VERSION}`);
        diag.error(err.stack || err.message);
        return false;
      }
      api[type] = instance;
      diag.debug(`@opentelemetry/api: Registered a global for ${type} v${version_1.VERSION}.`);
      return true;
    }
    exports.registerGlobal = registerGlobal;
    function getGlobal(type) {
      var _a, _b;
      const globalVersion = (_a = _global[GLOBAL_OPENTELEMETRY_API_KEY]) === null || _a === void 0 ? void 0 : _a.version;
      if (!globalVersion || !(0, semver_1.isCompatible)(globalVersion)) {
        return;
      }
      return (_b = _global[GLOBAL_OPENTELEMETRY_API_KEY]) === null || _b === void 0 ? void 0 : _b[type];
    }
    exports.getGlobal = getGlobal;
    function unregisterGlobal(type, diag) {
      diag.debug(`@opentelemetry/api: Unregistering a global for ${type} v${version_1.VERSION}.`);
      const api = _global[GLOBAL_OPENTELEMETRY_API_KEY];
      if (api) {
        delete api[type];
      }
    }
    exports.unregisterGlobal = unregisterGlobal;
  }),
  45088: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.isCompatible = exports._makeCompatibilityCheck = void 0;
    const version_1 = __webpack_require__(59390);
    const re = /^(\d+)\.(\d+)\.(\d+)(-(.+))?$/;
    function _makeCompatibilityCheck(ownVersion) {
      const acceptedVersions = new Set([ ownVersion ]);
      const rejectedVersions = new Set;
      const myVersionMatch = ownVersion.match(re);
      if (!myVersionMatch) {
        return () => false;
      }
      const ownVersionParsed = {
        major: +myVersionMatch[1],
        minor: +myVersionMatch[2],
        patch: +myVersionMatch[3],
        prerelease: myVersionMatch[4]
      };
      if (ownVersionParsed.prerelease != null) {
        return function isExactmatch(globalVersion) {
          return globalVersion === ownVersion;
        };
      }
      function _reject(v) {
        rejectedVersions.add(v);
        return false;
      }
      function _accept(v) {
        acceptedVersions.add(v);
        return true;
      }
      return function isCompatible(globalVersion) {
        if (acceptedVersions.has(globalVersion)) {
          return true;
        }
        if (rejectedVersions.has(globalVersion)) {
          return false;
        }
        const globalVersionMatch = globalVersion.match(re);
        if (!globalVersionMatch) {
          return _reject(globalVersion);
        }
        const globalVersionParsed = {
          major: +globalVersionMatch[1],
          minor: +globalVersionMatch[2],
          patch: +globalVersionMatch[3],
          prerelease: globalVersionMatch[4]
        };
        if (globalVersionParsed.prerelease != null) {
          return _reject(globalVersion);
        }
        if (ownVersionParsed.major !== globalVersionParsed.major) {
          return _reject(globalVersion);
        }
        if (ownVersionParsed.major === 0) {
          if (ownVersionParsed.minor === globalVersionParsed.minor && ownVersionParsed.patch <= globalVersionParsed.patch) {
            return _accept(globalVersion);
          }
          return _reject(globalVersion);
        }
        if (ownVersionParsed.minor <= globalVersionParsed.minor) {
          return _accept(globalVersion);
        }
        return _reject(globalVersion);
      };
    }
    exports._makeCompatibilityCheck = _makeCompatibilityCheck;
    exports.isCompatible = _makeCompatibilityCheck(version_1.VERSION);
  }),
  2053: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.metrics = void 0;
    const metrics_1 = __webpack_require__(18692);
    exports.metrics = metrics_1.MetricsAPI.getInstance();
  }),
  73814: ((__unused_webpack_module, exports) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.ValueType = void 0;
    var ValueType;
    (function(ValueType) {
      ValueType[ValueType["INT"] = 0] = "INT";
      ValueType[ValueType["DOUBLE"] = 1] = "DOUBLE";
    })(ValueType = exports.ValueType || (exports.ValueType = {}));
  }),
  7017: ((__unused_webpack_module, exports) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.createNoopMeter = exports.NOOP_OBSERVABLE_UP_DOWN_COUNTER_METRIC = exports.NOOP_OBSERVABLE_GAUGE_METRIC = exports.NOOP_OBSERVABLE_COUNTER_METRIC = exports.NOOP_UP_DOWN_COUNTER_METRIC = exports.NOOP_HISTOGRAM_METRIC = exports.NOOP_GAUGE_METRIC = exports.NOOP_COUNTER_METRIC = exports.NOOP_METER = exports.NoopObservableUpDownCounterMetric = exports.NoopObservableGaugeMetric = exports.NoopObservableCounterMetric = exports.NoopObservableMetric = exports.NoopHistogramMetric = exports.NoopGaugeMetric = exports.NoopUpDownCounterMetric = exports.NoopCounterMetric = exports.NoopMetric = exports.NoopMeter = void 0;
    class NoopMeter {
      constructor() {}
      createGauge(_name, _options) {
        return exports.NOOP_GAUGE_METRIC;
      }
      createHistogram(_name, _options) {
        return exports.NOOP_HISTOGRAM_METRIC;
      }
      createCounter(_name, _options) {
        return exports.NOOP_COUNTER_METRIC;
      }
      createUpDownCounter(_name, _options) {
        return exports.NOOP_UP_DOWN_COUNTER_METRIC;
      }
      createObservableGauge(_name, _options) {
        return exports.NOOP_OBSERVABLE_GAUGE_METRIC;
      }
      createObservableCounter(_name, _options) {
        return exports.NOOP_OBSERVABLE_COUNTER_METRIC;
      }
      createObservableUpDownCounter(_name, _options) {
        return exports.NOOP_OBSERVABLE_UP_DOWN_COUNTER_METRIC;
      }
      addBatchObservableCallback(_callback, _observables) {}
      removeBatchObservableCallback(_callback) {}
    }
    exports.NoopMeter = NoopMeter;
    class NoopMetric {}
    exports.NoopMetric = NoopMetric;
    class NoopCounterMetric extends NoopMetric {
      add(_value, _attributes) {}
    }
    exports.NoopCounterMetric = NoopCounterMetric;
    class NoopUpDownCounterMetric extends NoopMetric {
      add(_value, _attributes) {}
    }
    exports.NoopUpDownCounterMetric = NoopUpDownCounterMetric;
    class NoopGaugeMetric extends NoopMetric {
      record(_value, _attributes) {}
    }
    exports.NoopGaugeMetric = NoopGaugeMetric;
    class NoopHistogramMetric extends NoopMetric {
      record(_value, _attributes) {}
    }
    exports.NoopHistogramMetric = NoopHistogramMetric;
    class NoopObservableMetric {
      addCallback(_callback) {}
      removeCallback(_callback) {}
    }
    exports.NoopObservableMetric = NoopObservableMetric;
    class NoopObservableCounterMetric extends NoopObservableMetric {}
    exports.NoopObservableCounterMetric = NoopObservableCounterMetric;
    class NoopObservableGaugeMetric extends NoopObservableMetric {}
    exports.NoopObservableGaugeMetric = NoopObservableGaugeMetric;
    class NoopObservableUpDownCounterMetric extends NoopObservableMetric {}
    exports.NoopObservableUpDownCounterMetric = NoopObservableUpDownCounterMetric;
    exports.NOOP_METER = new NoopMeter;
    exports.NOOP_COUNTER_METRIC = new NoopCounterMetric;
    exports.NOOP_GAUGE_METRIC = new NoopGaugeMetric;
    exports.NOOP_HISTOGRAM_METRIC = new NoopHistogramMetric;
    exports.NOOP_UP_DOWN_COUNTER_METRIC = new NoopUpDownCounterMetric;
    exports.NOOP_OBSERVABLE_COUNTER_METRIC = new NoopObservableCounterMetric;
    exports.NOOP_OBSERVABLE_GAUGE_METRIC = new NoopObservableGaugeMetric;
    exports.NOOP_OBSERVABLE_UP_DOWN_COUNTER_METRIC = new NoopObservableUpDownCounterMetric;
    function createNoopMeter() {
      return exports.NOOP_METER;
    }
    exports.createNoopMeter = createNoopMeter;
  }),
  12896: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.NOOP_METER_PROVIDER = exports.NoopMeterProvider = void 0;
    const NoopMeter_1 = __webpack_require__(7017);
    class NoopMeterProvider {
      getMeter(_name, _version, _options) {
        return NoopMeter_1.NOOP_METER;
      }
    }
    exports.NoopMeterProvider = NoopMeterProvider;
    exports.NOOP_METER_PROVIDER = new NoopMeterProvider;
  }),
  16389: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.propagation = void 0;
    const propagation_1 = __webpack_require__(7);
    exports.propagation = propagation_1.PropagationAPI.getInstance();
  }),
  54353: ((__unused_webpack_module, exports) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.NoopTextMapPropagator = void 0;
    class NoopTextMapPropagator {
      inject(_context, _carrier) {}
      extract(context, _carrier) {
        return context;
      }
      fields() {
        return [];
      }
    }
    exports.NoopTextMapPropagator = NoopTextMapPropagator;
  }),
  77865: ((__unused_webpack_module, exports) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.defaultTextMapSetter = exports.defaultTextMapGetter = void 0;
    exports.defaultTextMapGetter = {
      get(carrier, key) {
        if (carrier == null) {
          return undefined;
        }
        return carrier[key];
      },
      keys(carrier) {
        if (carrier == null) {
          return [];
        }
        return Object.keys(carrier);
      }
    };
    exports.defaultTextMapSetter = {
      set(carrier, key, value) {
        if (carrier == null) {
          return;
        }
        carrier[key] = value;
      }
    };
  }),
  56542: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.trace = void 0;
    const trace_1 = __webpack_require__(24508);
    exports.trace = trace_1.TraceAPI.getInstance();
  }),
  47168: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.NonRecordingSpan = void 0;
    const invalid_span_constants_1 = __webpack_require__(57088);
    class NonRecordingSpan {
      constructor(spanContext = invalid_span_constants_1.INVALID_SPAN_CONTEXT) {
        this._spanContext = spanContext;
      }
      spanContext() {
        return this._spanContext;
      }
      setAttribute(_key, _value) {
        return this;
      }
      setAttributes(_attributes) {
        return this;
      }
      addEvent(_name, _attributes) {
        return this;
      }
      addLink(_link) {
        return this;
      }
      addLinks(_links) {
        return this;
      }
      setStatus(_status) {
        return this;
      }
      updateName(_name) {
        return this;
      }
      end(_endTime) {}
      isRecording() {
        return false;
      }
      recordException(_exception, _time) {}
    }
    exports.NonRecordingSpan = NonRecordingSpan;
  }),
  9051: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.NoopTracer = void 0;
    const context_1 = __webpack_require__(29750);
    const context_utils_1 = __webpack_require__(52771);
    const NonRecordingSpan_1 = __webpack_require__(47168);
    const spancontext_utils_1 = __webpack_require__(60639);
    const contextApi = context_1.ContextAPI.getInstance();
    class NoopTracer {
      startSpan(name, options, context = contextApi.active()) {
        const root = Boolean(options === null || options === void 0 ? void 0 : options.root);
        if (root) {
          return new NonRecordingSpan_1.NonRecordingSpan;
        }
        const parentFromContext = context && (0, context_utils_1.getSpanContext)(context);
        if (isSpanContext(parentFromContext) && (0, spancontext_utils_1.isSpanContextValid)(parentFromContext)) {
          return new NonRecordingSpan_1.NonRecordingSpan(parentFromContext);
        } else {
          return new NonRecordingSpan_1.NonRecordingSpan;
        }
      }
      startActiveSpan(name, arg2, arg3, arg4) {
        let opts;
        let ctx;
        let fn;
        if (arguments.length < 2) {
          return;
        } else if (arguments.length === 2) {
          fn = arg2;
        } else if (arguments.length === 3) {
          opts = arg2;
          fn = arg3;
        } else {
          opts = arg2;
          ctx = arg3;
          fn = arg4;
        }
        const parentContext = ctx !== null && ctx !== void 0 ? ctx : contextApi.active();
        const span = this.startSpan(name, opts, parentContext);
        const contextWithSpanSet = (0, context_utils_1.setSpan)(parentContext, span);
        return contextApi.with(contextWithSpanSet, fn, undefined, span);
      }
    }
    exports.NoopTracer = NoopTracer;
    function isSpanContext(spanContext) {
      return spanContext !== null && typeof spanContext === "object" && "spanId" in spanContext && typeof spanContext["spanId"] === "string" && "traceId" in spanContext && typeof spanContext["traceId"] === "string" && "traceFlags" in spanContext && typeof spanContext["traceFlags"] === "number";
    }
  }),
  94602: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.NoopTracerProvider = void 0;
    const NoopTracer_1 = __webpack_require__(9051);
    class NoopTracerProvider {
      getTracer(_name, _version, _options) {
        return new NoopTracer_1.NoopTracer;
      }
    }
    exports.NoopTracerProvider = NoopTracerProvider;
  }),
  4833: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.ProxyTracer = void 0;
    const NoopTracer_1 = __webpack_require__(9051);
    const NOOP_TRACER = new NoopTracer_1.NoopTracer;
    class ProxyTracer {
      constructor(provider, name, version, options) {
        this._provider = provider;
        this.name = name;
        this.version = version;
        this.options = options;
      }
      startSpan(name, options, context) {
        return this._getTracer().startSpan(name, options, context);
      }
      startActiveSpan(_name, _options, _context, _fn) {
        const tracer = this._getTracer();
        return Reflect.apply(tracer.startActiveSpan, tracer, arguments);
      }
      _getTracer() {
        if (this._delegate) {
          return this._delegate;
        }
        const tracer = this._provider.getDelegateTracer(this.name, this.version, this.options);
        if (!tracer) {
          return NOOP_TRACER;
        }
        this._delegate = tracer;
        return this._delegate;
      }
    }
    exports.ProxyTracer = ProxyTracer;
  }),
  20312: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.ProxyTracerProvider = void 0;
    const ProxyTracer_1 = __webpack_require__(4833);
    const NoopTracerProvider_1 = __webpack_require__(94602);
    const NOOP_TRACER_PROVIDER = new NoopTracerProvider_1.NoopTracerProvider;
    class ProxyTracerProvider {
      getTracer(name, version, options) {
        var _a;
        return (_a = this.getDelegateTracer(name, version, options)) !== null && _a !== void 0 ? _a : new ProxyTracer_1.ProxyTracer(this, name, version, options);
      }
      getDelegate() {
        var _a;
        return (_a = this._delegate) !== null && _a !== void 0 ? _a : NOOP_TRACER_PROVIDER;
      }
      setDelegate(delegate) {
        this._delegate = delegate;
      }
      getDelegateTracer(name, version, options) {
        var _a;
        return (_a = this._delegate) === null || _a === void 0 ? void 0 : _a.getTracer(name, version, options);
      }
    }
    exports.ProxyTracerProvider = ProxyTracerProvider;
  }),
  80434: ((__unused_webpack_module, exports) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.SamplingDecision = void 0;
    var SamplingDecision;
    (function(SamplingDecision) {
      SamplingDecision[SamplingDecision["NOT_RECORD"] = 0] = "NOT_RECORD";
      SamplingDecision[SamplingDecision["RECORD"] = 1] = "RECORD";
      SamplingDecision[SamplingDecision["RECORD_AND_SAMPLED"] = 2] = "RECORD_AND_SAMPLED";
    })(SamplingDecision = exports.SamplingDecision || (exports.SamplingDecision = {}));
  }),
  52771: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.getSpanContext = exports.setSpanContext = exports.deleteSpan = exports.setSpan = exports.getActiveSpan = exports.getSpan = void 0;
    const context_1 = __webpack_require__(37977);
    const NonRecordingSpan_1 = __webpack_require__(47168);
    const context_2 = __webpack_require__(29750);
    const SPAN_KEY = (0, context_1.createContextKey)("OpenTelemetry Context Key SPAN");
    function getSpan(context) {
      return context.getValue(SPAN_KEY) || undefined;
    }
    exports.getSpan = getSpan;
    function getActiveSpan() {
      return getSpan(context_2.ContextAPI.getInstance().active());
    }
    exports.getActiveSpan = getActiveSpan;
    function setSpan(context, span) {
      return context.setValue(SPAN_KEY, span);
    }
    exports.setSpan = setSpan;
    function deleteSpan(context) {
      return context.deleteValue(SPAN_KEY);
    }
    exports.deleteSpan = deleteSpan;
    function setSpanContext(context, spanContext) {
      return setSpan(context, new NonRecordingSpan_1.NonRecordingSpan(spanContext));
    }
    exports.setSpanContext = setSpanContext;
    function getSpanContext(context) {
      var _a;
      return (_a = getSpan(context)) === null || _a === void 0 ? void 0 : _a.spanContext();
    }
    exports.getSpanContext = getSpanContext;
  }),
  77903: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.TraceStateImpl = void 0;
    const tracestate_validators_1 = __webpack_require__(95618);
    const MAX_TRACE_STATE_ITEMS = 32;
    const MAX_TRACE_STATE_LEN = 512;
    const LIST_MEMBERS_SEPARATOR = ",";
    const LIST_MEMBER_KEY_VALUE_SPLITTER = "=";
    class TraceStateImpl {
      constructor(rawTraceState) {
        this._internalState = new Map;
        if (rawTraceState) this._parse(rawTraceState);
      }
      set(key, value) {
        const traceState = this._clone();
        if (traceState._internalState.has(key)) {
          traceState._internalState.delete(key);
        }
        traceState._internalState.set(key, value);
        return traceState;
      }
      unset(key) {
        const traceState = this._clone();
        traceState._internalState.delete(key);
        return traceState;
      }
      get(key) {
        return this._internalState.get(key);
      }
      serialize() {
        return Array.from(this._internalState.keys()).reduceRight((agg, key) => {
          agg.push(key + LIST_MEMBER_KEY_VALUE_SPLITTER + this.get(key));
          return agg;
        }, []).join(LIST_MEMBERS_SEPARATOR);
      }
      _parse(rawTraceState) {
        if (rawTraceState.length > MAX_TRACE_STATE_LEN) return;
        this._internalState = rawTraceState.split(LIST_MEMBERS_SEPARATOR).reduceRight((agg, part) => {
          const listMember = part.trim();
          const i = listMember.indexOf(LIST_MEMBER_KEY_VALUE_SPLITTER);
          if (i !== -1) {
            const key = listMember.slice(0, i);
            const value = listMember.slice(i + 1, part.length);
            if ((0, tracestate_validators_1.validateKey)(key) && (0, tracestate_validators_1.validateValue)(value)) {
              agg.set(key, value);
            } else {}
          }
          return agg;
        }, new Map);
        if (this._internalState.size > MAX_TRACE_STATE_ITEMS) {
          this._internalState = new Map(Array.from(this._internalState.entries()).reverse().slice(0, MAX_TRACE_STATE_ITEMS));
        }
      }
      _keys() {
        return Array.from(this._internalState.keys()).reverse();
      }
      _clone() {
        const traceState = new TraceStateImpl;
        traceState._internalState = new Map(this._internalState);
        return traceState;
      }
    }
    exports.TraceStateImpl = TraceStateImpl;
  }),
  95618: ((__unused_webpack_module, exports) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.validateValue = exports.validateKey = void 0;
    const VALID_KEY_CHAR_RANGE = "[_0-9a-z-*/]";
    const VALID_KEY = `[a-z]${VALID_KEY_CHAR_RANGE}{0,255}`;
    const VALID_VENDOR_KEY = `[a-z0-9]${VALID_KEY_CHAR_RANGE}{0,240}@[a-z]${VALID_KEY_CHAR_RANGE}{0,13}`;
    const VALID_KEY_REGEX = new RegExp(`^(?:${VALID_KEY}|${VALID_VENDOR_KEY})$`);
    const VALID_VALUE_BASE_REGEX = /^[ -~]{0,255}[!-~]$/;
    const INVALID_VALUE_COMMA_EQUAL_REGEX = /,|=/;
    function validateKey(key) {
      return VALID_KEY_REGEX.test(key);
    }
    exports.validateKey = validateKey;
    function validateValue(value) {
      return VALID_VALUE_BASE_REGEX.test(value) && !INVALID_VALUE_COMMA_EQUAL_REGEX.test(value);
    }
    exports.validateValue = validateValue;
  }),
  90969: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.createTraceState = void 0;
    const tracestate_impl_1 = __webpack_require__(77903);
    function createTraceState(rawTraceState) {
      return new tracestate_impl_1.TraceStateImpl(rawTraceState);
    }
    exports.createTraceState = createTraceState;
  }),
  57088: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.INVALID_SPAN_CONTEXT = exports.INVALID_TRACEID = exports.INVALID_SPANID = void 0;
    const trace_flags_1 = __webpack_require__(47221);
    exports.INVALID_SPANID = "0000000000000000";
    exports.INVALID_TRACEID = "00000000000000000000000000000000";
    exports.INVALID_SPAN_CONTEXT = {
      traceId: exports.INVALID_TRACEID,
      spanId: exports.INVALID_SPANID,
      traceFlags: trace_flags_1.TraceFlags.NONE
    };
  }),
  42347: ((__unused_webpack_module, exports) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.SpanKind = void 0;
    var SpanKind;
    (function(SpanKind) {
      SpanKind[SpanKind["INTERNAL"] = 0] = "INTERNAL";
      SpanKind[SpanKind["SERVER"] = 1] = "SERVER";
      SpanKind[SpanKind["CLIENT"] = 2] = "CLIENT";
      SpanKind[SpanKind["PRODUCER"] = 3] = "PRODUCER";
      SpanKind[SpanKind["CONSUMER"] = 4] = "CONSUMER";
    })(SpanKind = exports.SpanKind || (exports.SpanKind = {}));
  }),
  60639: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.wrapSpanContext = exports.isSpanContextValid = exports.isValidSpanId = exports.isValidTraceId = void 0;
    const invalid_span_constants_1 = __webpack_require__(57088);
    const NonRecordingSpan_1 = __webpack_require__(47168);
    const isHex = new Uint8Array([ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1 ]);
    function isValidHex(id, length) {
      if (typeof id !== "string" || id.length !== length) return false;
      let r = 0;
      for (let i = 0; i < id.length; i += 4) {
        r += (isHex[id.charCodeAt(i)] | 0) + (isHex[id.charCodeAt(i + 1)] | 0) + (isHex[id.charCodeAt(i + 2)] | 0) + (isHex[id.charCodeAt(i + 3)] | 0);
      }
      return r === length;
    }
    function isValidTraceId(traceId) {
      return isValidHex(traceId, 32) && traceId !== invalid_span_constants_1.INVALID_TRACEID;
    }
    exports.isValidTraceId = isValidTraceId;
    function isValidSpanId(spanId) {
      return isValidHex(spanId, 16) && spanId !== invalid_span_constants_1.INVALID_SPANID;
    }
    exports.isValidSpanId = isValidSpanId;
    function isSpanContextValid(spanContext) {
      return isValidTraceId(spanContext.traceId) && isValidSpanId(spanContext.spanId);
    }
    exports.isSpanContextValid = isSpanContextValid;
    function wrapSpanContext(spanContext) {
      return new NonRecordingSpan_1.NonRecordingSpan(spanContext);
    }
    exports.wrapSpanContext = wrapSpanContext;
  }),
  61524: ((__unused_webpack_module, exports) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.SpanStatusCode = void 0;
    var SpanStatusCode;
    (function(SpanStatusCode) {
      SpanStatusCode[SpanStatusCode["UNSET"] = 0] = "UNSET";
      SpanStatusCode[SpanStatusCode["OK"] = 1] = "OK";
      SpanStatusCode[SpanStatusCode["ERROR"] = 2] = "ERROR";
    })(SpanStatusCode = exports.SpanStatusCode || (exports.SpanStatusCode = {}));
  }),
  47221: ((__unused_webpack_module, exports) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.TraceFlags = void 0;
    var TraceFlags;
    (function(TraceFlags) {
      TraceFlags[TraceFlags["NONE"] = 0] = "NONE";
      TraceFlags[TraceFlags["SAMPLED"] = 1] = "SAMPLED";
    })(TraceFlags = exports.TraceFlags || (exports.TraceFlags = {}));
  }),
  59390: ((__unused_webpack_module, exports) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.VERSION = void 0;
    exports.VERSION = "1.9.1";
  }),
  5038: ((__unused_webpack_module, exports) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.ExportResultCode = void 0;
    var ExportResultCode;
    (function(ExportResultCode) {
      ExportResultCode[ExportResultCode["SUCCESS"] = 0] = "SUCCESS";
      ExportResultCode[ExportResultCode["FAILED"] = 1] = "FAILED";
    })(ExportResultCode || (exports.ExportResultCode = ExportResultCode = {}));
  }),
  76217: ((__unused_webpack_module, exports) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.BAGGAGE_MAX_TOTAL_LENGTH = exports.BAGGAGE_MAX_PER_NAME_VALUE_PAIRS = exports.BAGGAGE_MAX_NAME_VALUE_PAIRS = exports.BAGGAGE_HEADER = exports.BAGGAGE_ITEMS_SEPARATOR = exports.BAGGAGE_PROPERTIES_SEPARATOR = exports.BAGGAGE_KEY_PAIR_SEPARATOR = void 0;
    exports.BAGGAGE_KEY_PAIR_SEPARATOR = "=";
    exports.BAGGAGE_PROPERTIES_SEPARATOR = ";";
    exports.BAGGAGE_ITEMS_SEPARATOR = ",";
    exports.BAGGAGE_HEADER = "baggage";
    exports.BAGGAGE_MAX_NAME_VALUE_PAIRS = 180;
    exports.BAGGAGE_MAX_PER_NAME_VALUE_PAIRS = 4096;
    exports.BAGGAGE_MAX_TOTAL_LENGTH = 8192;
  }),
  52827: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.W3CBaggagePropagator = void 0;
    const api_1 = __webpack_require__(63914);
    const suppress_tracing_1 = __webpack_require__(97963);
    const constants_1 = __webpack_require__(76217);
    const utils_1 = __webpack_require__(67613);
    class W3CBaggagePropagator {
      inject(context, carrier, setter) {
        const baggage = api_1.propagation.getBaggage(context);
        if (!baggage || (0, suppress_tracing_1.isTracingSuppressed)(context)) return;
        const keyPairs = (0, utils_1.getKeyPairs)(baggage).filter(pair => pair.length <= constants_1.BAGGAGE_MAX_PER_NAME_VALUE_PAIRS).slice(0, constants_1.BAGGAGE_MAX_NAME_VALUE_PAIRS);
        const headerValue = (0, utils_1.serializeKeyPairs)(keyPairs);
        if (headerValue.length > 0) {
          setter.set(carrier, constants_1.BAGGAGE_HEADER, headerValue);
        }
      }
      extract(context, carrier, getter) {
        const headerValue = getter.get(carrier, constants_1.BAGGAGE_HEADER);
        if (!headerValue) {
          return context;
        }
        const baggage = {};
        let count = 0;
        let totalSize = 0;
        if (Array.isArray(headerValue)) {
          for (let i = 0; i < headerValue.length; i++) {
            [count, totalSize] = (0, utils_1.parseBaggageHeaderString)(headerValue[i], baggage, count, totalSize);
          }
        } else {
          [count] = (0, utils_1.parseBaggageHeaderString)(headerValue, baggage, count, totalSize);
        }
        if (count === 0) {
          return context;
        }
        return api_1.propagation.setBaggage(context, api_1.propagation.createBaggage(baggage));
      }
      fields() {
        return [ constants_1.BAGGAGE_HEADER ];
      }
    }
    exports.W3CBaggagePropagator = W3CBaggagePropagator;
  }),
  67613: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.parseKeyPairsIntoRecord = exports.parseBaggageHeaderString = exports.parsePairKeyValue = exports.getKeyPairs = exports.serializeKeyPairs = void 0;
    const api_1 = __webpack_require__(63914);
    const constants_1 = __webpack_require__(76217);
    function serializeKeyPairs(keyPairs) {
      return keyPairs.reduce((hValue, current) => {
        const value = `${hValue}${hValue !== "" ? constants_1.BAGGAGE_ITEMS_SEPARATOR : ""}${current}`;
        return value.length > constants_1.BAGGAGE_MAX_TOTAL_LENGTH ? hValue : value;
      }, "");
    }
    exports.serializeKeyPairs = serializeKeyPairs;
    function getKeyPairs(baggage) {
      return baggage.getAllEntries().map(([key, value]) => {
        let entry = `${encodeURIComponent(key)}=${encodeURIComponent(value.value)}`;
        if (value.metadata !== undefined) {
          entry += constants_1.BAGGAGE_PROPERTIES_SEPARATOR + value.metadata.toString();
        }
        return entry;
      });
    }
    exports.getKeyPairs = getKeyPairs;
    function parsePairKeyValue(entry) {
      if (!entry) return;
      const metadataSeparatorIndex = entry.indexOf(constants_1.BAGGAGE_PROPERTIES_SEPARATOR);
      const keyPairPart = metadataSeparatorIndex === -1 ? entry : entry.substring(0, metadataSeparatorIndex);
      const separatorIndex = keyPairPart.indexOf(constants_1.BAGGAGE_KEY_PAIR_SEPARATOR);
      if (separatorIndex <= 0) return;
      const rawKey = keyPairPart.substring(0, separatorIndex).trim();
      const rawValue = keyPairPart.substring(separatorIndex + 1).trim();
      if (!rawKey || !rawValue) return;
      let key;
      let value;
      try {
        key = decodeURIComponent(rawKey);
        value = decodeURIComponent(rawValue);
      } catch {
        return;
      }
      let metadata;
      if (metadataSeparatorIndex !== -1 && metadataSeparatorIndex < entry.length - 1) {
        const metadataString = entry.substring(metadataSeparatorIndex + 1);
        metadata = (0, api_1.baggageEntryMetadataFromString)(metadataString);
      }
      return {
        key: key,
        value: value,
        metadata: metadata
      };
    }
    exports.parsePairKeyValue = parsePairKeyValue;
    function parseBaggageHeaderString(value, baggage, count, totalSize) {
      let start = 0;
      while (start < value.length && count < constants_1.BAGGAGE_MAX_NAME_VALUE_PAIRS) {
        const end = value.indexOf(constants_1.BAGGAGE_ITEMS_SEPARATOR, start);
        const entryEnd = end === -1 ? value.length : end;
        const entryLength = entryEnd - start;
        if (entryLength <= constants_1.BAGGAGE_MAX_PER_NAME_VALUE_PAIRS) {
          const keyPair = parsePairKeyValue(value.substring(start, entryEnd));
          if (keyPair) {
            const entrySize = (count === 0 ? 0 : 1) + entryLength;
            if (totalSize + entrySize > constants_1.BAGGAGE_MAX_TOTAL_LENGTH) break;
            baggage[keyPair.key] = keyPair.metadata ? {
              value: keyPair.value,
              metadata: keyPair.metadata
            } : {
              value: keyPair.value
            };
            count++;
            totalSize += entrySize;
          }
        }
        if (end === -1) break;
        start = end + 1;
      }
      return [ count, totalSize ];
    }
    exports.parseBaggageHeaderString = parseBaggageHeaderString;
    function parseKeyPairsIntoRecord(value) {
      const result = {};
      if (typeof value === "string" && value.length > 0) {
        value.split(constants_1.BAGGAGE_ITEMS_SEPARATOR).forEach(entry => {
          const keyPair = parsePairKeyValue(entry);
          if (keyPair !== undefined && keyPair.value.length > 0) {
            result[keyPair.key] = keyPair.value;
          }
        });
      }
      return result;
    }
    exports.parseKeyPairsIntoRecord = parseKeyPairsIntoRecord;
  }),
  28920: ((__unused_webpack_module, exports) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.AnchoredClock = void 0;
    class AnchoredClock {
      _monotonicClock;
      _epochMillis;
      _performanceMillis;
      constructor(systemClock, monotonicClock) {
        this._monotonicClock = monotonicClock;
        this._epochMillis = systemClock.now();
        this._performanceMillis = monotonicClock.now();
      }
      now() {
        const delta = this._monotonicClock.now() - this._performanceMillis;
        return this._epochMillis + delta;
      }
    }
    exports.AnchoredClock = AnchoredClock;
  }),
  45306: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.isAttributeValue = exports.isAttributeKey = exports.sanitizeAttributes = void 0;
    const api_1 = __webpack_require__(63914);
    function sanitizeAttributes(attributes) {
      const out = {};
      if (typeof attributes !== "object" || attributes == null) {
        return out;
      }
      for (const key in attributes) {
        if (!Object.prototype.hasOwnProperty.call(attributes, key)) {
          continue;
        }
        if (!isAttributeKey(key)) {
          api_1.diag.warn(`Invalid attribute key: ${key}`);
          continue;
        }
        const val = attributes[key];
        if (!isAttributeValue(val)) {
          api_1.diag.warn(`Invalid attribute value set for key: ${key}`);
          continue;
        }
        if (Array.isArray(val)) {
          out[key] = val.slice();
        } else {
          out[key] = val;
        }
      }
      return out;
    }
    exports.sanitizeAttributes = sanitizeAttributes;
    function isAttributeKey(key) {
      return typeof key === "string" && key !== "";
    }
    exports.isAttributeKey = isAttributeKey;
    function isAttributeValue(val) {
      if (val == null) {
        return true;
      }
      if (Array.isArray(val)) {
        return isHomogeneousAttributeValueArray(val);
      }
      return isValidPrimitiveAttributeValueType(typeof val);
    }
    exports.isAttributeValue = isAttributeValue;
    function isHomogeneousAttributeValueArray(arr) {
      let type;
      for (const element of arr) {
        if (element == null) continue;
        const elementType = typeof element;
        if (elementType === type) {
          continue;
        }
        if (!type) {
          if (isValidPrimitiveAttributeValueType(elementType)) {
            type = elementType;
            continue;
          }
          return false;
        }
        return false;
      }
      return true;
    }
    function isValidPrimitiveAttributeValueType(valType) {
      switch (valType) {
       case "number":
       case "boolean":
       case "string":
        return true;
      }
      return false;
    }
  }),
  26354: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.globalErrorHandler = exports.setGlobalErrorHandler = void 0;
    const logging_error_handler_1 = __webpack_require__(56512);
    let delegateHandler = (0, logging_error_handler_1.loggingErrorHandler)();
    function setGlobalErrorHandler(handler) {
      delegateHandler = handler;
    }
    exports.setGlobalErrorHandler = setGlobalErrorHandler;
    function globalErrorHandler(ex) {
      try {
        delegateHandler(ex);
      } catch {}
    }
    exports.globalErrorHandler = globalErrorHandler;
  }),
  68284: ((__unused_webpack_module, exports) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports._globalThis = void 0;
    exports._globalThis = globalThis;
  }),
  56512: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.loggingErrorHandler = void 0;
    const api_1 = __webpack_require__(63914);
    function loggingErrorHandler() {
      return ex => {
        api_1.diag.error(stringifyException(ex));
      };
    }
    exports.loggingErrorHandler = loggingErrorHandler;
    function stringifyException(ex) {
      if (typeof ex === "string") {
        return ex;
      } else {
        return JSON.stringify(flattenException(ex));
      }
    }
    function flattenException(ex) {
      const result = {};
      let current = ex;
      while (current !== null) {
        Object.getOwnPropertyNames(current).forEach(propertyName => {
          if (result[propertyName]) return;
          const value = current[propertyName];
          if (value) {
            result[propertyName] = String(value);
          }
        });
        current = Object.getPrototypeOf(current);
      }
      return result;
    }
  }),
  84826: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.addHrTimes = exports.isTimeInput = exports.isTimeInputHrTime = exports.hrTimeToSeconds = exports.hrTimeToMilliseconds = exports.hrTimeToMicroseconds = exports.hrTimeToNanoseconds = exports.hrTimeToTimeStamp = exports.hrTimeDuration = exports.timeInputToHrTime = exports.hrTime = exports.getTimeOrigin = exports.millisToHrTime = void 0;
    const platform_1 = __webpack_require__(60509);
    const NANOSECOND_DIGITS = 9;
    const NANOSECOND_DIGITS_IN_MILLIS = 6;
    const MILLISECONDS_TO_NANOSECONDS = Math.pow(10, NANOSECOND_DIGITS_IN_MILLIS);
    const SECOND_TO_NANOSECONDS = Math.pow(10, NANOSECOND_DIGITS);
    function millisToHrTime(epochMillis) {
      const epochSeconds = epochMillis / 1e3;
      const seconds = Math.trunc(epochSeconds);
      const nanos = Math.round(epochMillis % 1e3 * MILLISECONDS_TO_NANOSECONDS);
      return [ seconds, nanos ];
    }
    exports.millisToHrTime = millisToHrTime;
    function getTimeOrigin() {
      return platform_1.otperformance.timeOrigin;
    }
    exports.getTimeOrigin = getTimeOrigin;
    function hrTime(performanceNow) {
      const timeOrigin = millisToHrTime(platform_1.otperformance.timeOrigin);
      const now = millisToHrTime(typeof performanceNow === "number" ? performanceNow : platform_1.otperformance.now());
      return addHrTimes(timeOrigin, now);
    }
    exports.hrTime = hrTime;
    function timeInputToHrTime(time) {
      if (isTimeInputHrTime(time)) {
        return time;
      } else if (typeof time === "number") {
        if (time < platform_1.otperformance.timeOrigin / 2) {
          return hrTime(time);
        } else {
          return millisToHrTime(time);
        }
      } else if (time instanceof Date) {
        return millisToHrTime(time.getTime());
      } else {
        throw TypeError("Invalid input type");
      }
    }
    exports.timeInputToHrTime = timeInputToHrTime;
    function hrTimeDuration(startTime, endTime) {
      let seconds = endTime[0] - startTime[0];
      let nanos = endTime[1] - startTime[1];
      if (nanos < 0) {
        seconds -= 1;
        nanos += SECOND_TO_NANOSECONDS;
      }
      return [ seconds, nanos ];
    }
    exports.hrTimeDuration = hrTimeDuration;
    function hrTimeToTimeStamp(time) {
      const precision = NANOSECOND_DIGITS;
      const tmp = `${"0".repeat(precision)}${time[1]}Z`;
      const nanoString = tmp.substring(tmp.length - precision - 1);
      const date = new Date(time[0] * 1e3).toISOString();
      return date.replace("000Z", nanoString);
    }
    exports.hrTimeToTimeStamp = hrTimeToTimeStamp;
    function hrTimeToNanoseconds(time) {
      return time[0] * SECOND_TO_NANOSECONDS + time[1];
    }
    exports.hrTimeToNanoseconds = hrTimeToNanoseconds;
    function hrTimeToMicroseconds(time) {
      return time[0] * 1e6 + time[1] / 1e3;
    }
    exports.hrTimeToMicroseconds = hrTimeToMicroseconds;
    function hrTimeToMilliseconds(time) {
      return time[0] * 1e3 + time[1] / 1e6;
    }
    exports.hrTimeToMilliseconds = hrTimeToMilliseconds;
    function hrTimeToSeconds(time) {
      return time[0] + time[1] / SECOND_TO_NANOSECONDS;
    }
    exports.hrTimeToSeconds = hrTimeToSeconds;
    function isTimeInputHrTime(value) {
      return Array.isArray(value) && value.length === 2 && typeof value[0] === "number" && typeof value[1] === "number";
    }
    exports.isTimeInputHrTime = isTimeInputHrTime;
    function isTimeInput(value) {
      return isTimeInputHrTime(value) || typeof value === "number" || value instanceof Date;
    }
    exports.isTimeInput = isTimeInput;
    function addHrTimes(time1, time2) {
      const out = [ time1[0] + time2[0], time1[1] + time2[1] ];
      if (out[1] >= SECOND_TO_NANOSECONDS) {
        out[1] -= SECOND_TO_NANOSECONDS;
        out[0] += 1;
      }
      return out;
    }
    exports.addHrTimes = addHrTimes;
  }),
  69359: ((__unused_webpack_module, exports) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.unrefTimer = void 0;
    function unrefTimer(timer) {
      if (typeof timer !== "number") {
        timer.unref();
      }
    }
    exports.unrefTimer = unrefTimer;
  }),
  24637: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.diagLogLevelFromString = exports.BindOnceFuture = exports.urlMatches = exports.isUrlIgnored = exports.callWithTimeout = exports.TimeoutError = exports.merge = exports.TraceState = exports.unsuppressTracing = exports.suppressTracing = exports.isTracingSuppressed = exports.setRPCMetadata = exports.getRPCMetadata = exports.deleteRPCMetadata = exports.RPCType = exports.parseTraceParent = exports.W3CTraceContextPropagator = exports.TRACE_STATE_HEADER = exports.TRACE_PARENT_HEADER = exports.CompositePropagator = exports.otperformance = exports.getStringListFromEnv = exports.getNumberFromEnv = exports.getBooleanFromEnv = exports.getStringFromEnv = exports._globalThis = exports.SDK_INFO = exports.parseKeyPairsIntoRecord = exports.ExportResultCode = exports.unrefTimer = exports.timeInputToHrTime = exports.millisToHrTime = exports.isTimeInputHrTime = exports.isTimeInput = exports.hrTimeToTimeStamp = exports.hrTimeToSeconds = exports.hrTimeToNanoseconds = exports.hrTimeToMilliseconds = exports.hrTimeToMicroseconds = exports.hrTimeDuration = exports.hrTime = exports.getTimeOrigin = exports.addHrTimes = exports.loggingErrorHandler = exports.setGlobalErrorHandler = exports.globalErrorHandler = exports.sanitizeAttributes = exports.isAttributeValue = exports.AnchoredClock = exports.W3CBaggagePropagator = void 0;
    exports.internal = void 0;
    var W3CBaggagePropagator_1 = __webpack_require__(52827);
    Object.defineProperty(exports, "W3CBaggagePropagator", {
      enumerable: true,
      get: function() {
        return W3CBaggagePropagator_1.W3CBaggagePropagator;
      }
    });
    var anchored_clock_1 = __webpack_require__(28920);
    Object.defineProperty(exports, "AnchoredClock", {
      enumerable: true,
      get: function() {
        return anchored_clock_1.AnchoredClock;
      }
    });
    var attributes_1 = __webpack_require__(45306);
    Object.defineProperty(exports, "isAttributeValue", {
      enumerable: true,
      get: function() {
        return attributes_1.isAttributeValue;
      }
    });
    Object.defineProperty(exports, "sanitizeAttributes", {
      enumerable: true,
      get: function() {
        return attributes_1.sanitizeAttributes;
      }
    });
    var global_error_handler_1 = __webpack_require__(26354);
    Object.defineProperty(exports, "globalErrorHandler", {
      enumerable: true,
      get: function() {
        return global_error_handler_1.globalErrorHandler;
      }
    });
    Object.defineProperty(exports, "setGlobalErrorHandler", {
      enumerable: true,
      get: function() {
        return global_error_handler_1.setGlobalErrorHandler;
      }
    });
    var logging_error_handler_1 = __webpack_require__(56512);
    Object.defineProperty(exports, "loggingErrorHandler", {
      enumerable: true,
      get: function() {
        return logging_error_handler_1.loggingErrorHandler;
      }
    });
    var time_1 = __webpack_require__(84826);
    Object.defineProperty(exports, "addHrTimes", {
      enumerable: true,
      get: function() {
        return time_1.addHrTimes;
      }
    });
    Object.defineProperty(exports, "getTimeOrigin", {
      enumerable: true,
      get: function() {
        return time_1.getTimeOrigin;
      }
    });
    Object.defineProperty(exports, "hrTime", {
      enumerable: true,
      get: function() {
        return time_1.hrTime;
      }
    });
    Object.defineProperty(exports, "hrTimeDuration", {
      enumerable: true,
      get: function() {
        return time_1.hrTimeDuration;
      }
    });
    Object.defineProperty(exports, "hrTimeToMicroseconds", {
      enumerable: true,
      get: function() {
        return time_1.hrTimeToMicroseconds;
      }
    });
    Object.defineProperty(exports, "hrTimeToMilliseconds", {
      enumerable: true,
      get: function() {
        return time_1.hrTimeToMilliseconds;
      }
    });
    Object.defineProperty(exports, "hrTimeToNanoseconds", {
      enumerable: true,
      get: function() {
        return time_1.hrTimeToNanoseconds;
      }
    });
    Object.defineProperty(exports, "hrTimeToSeconds", {
      enumerable: true,
      get: function() {
        return time_1.hrTimeToSeconds;
      }
    });
    Object.defineProperty(exports, "hrTimeToTimeStamp", {
      enumerable: true,
      get: function() {
        return time_1.hrTimeToTimeStamp;
      }
    });
    Object.defineProperty(exports, "isTimeInput", {
      enumerable: true,
      get: function() {
        return time_1.isTimeInput;
      }
    });
    Object.defineProperty(exports, "isTimeInputHrTime", {
      enumerable: true,
      get: function() {
        return time_1.isTimeInputHrTime;
      }
    });
    Object.defineProperty(exports, "millisToHrTime", {
      enumerable: true,
      get: function() {
        return time_1.millisToHrTime;
      }
    });
    Object.defineProperty(exports, "timeInputToHrTime", {
      enumerable: true,
      get: function() {
        return time_1.timeInputToHrTime;
      }
    });
    var timer_util_1 = __webpack_require__(69359);
    Object.defineProperty(exports, "unrefTimer", {
      enumerable: true,
      get: function() {
        return timer_util_1.unrefTimer;
      }
    });
    var ExportResult_1 = __webpack_require__(5038);
    Object.defineProperty(exports, "ExportResultCode", {
      enumerable: true,
      get: function() {
        return ExportResult_1.ExportResultCode;
      }
    });
    var utils_1 = __webpack_require__(67613);
    Object.defineProperty(exports, "parseKeyPairsIntoRecord", {
      enumerable: true,
      get: function() {
        return utils_1.parseKeyPairsIntoRecord;
      }
    });
    var platform_1 = __webpack_require__(60509);
    Object.defineProperty(exports, "SDK_INFO", {
      enumerable: true,
      get: function() {
        return platform_1.SDK_INFO;
      }
    });
    Object.defineProperty(exports, "_globalThis", {
      enumerable: true,
      get: function() {
        return platform_1._globalThis;
      }
    });
    Object.defineProperty(exports, "getStringFromEnv", {
      enumerable: true,
      get: function() {
        return platform_1.getStringFromEnv;
      }
    });
    Object.defineProperty(exports, "getBooleanFromEnv", {
      enumerable: true,
      get: function() {
        return platform_1.getBooleanFromEnv;
      }
    });
    Object.defineProperty(exports, "getNumberFromEnv", {
      enumerable: true,
      get: function() {
        return platform_1.getNumberFromEnv;
      }
    });
    Object.defineProperty(exports, "getStringListFromEnv", {
      enumerable: true,
      get: function() {
        return platform_1.getStringListFromEnv;
      }
    });
    Object.defineProperty(exports, "otperformance", {
      enumerable: true,
      get: function() {
        return platform_1.otperformance;
      }
    });
    var composite_1 = __webpack_require__(50415);
    Object.defineProperty(exports, "CompositePropagator", {
      enumerable: true,
      get: function() {
        return composite_1.CompositePropagator;
      }
    });
    var W3CTraceContextPropagator_1 = __webpack_require__(48769);
    Object.defineProperty(exports, "TRACE_PARENT_HEADER", {
      enumerable: true,
      get: function() {
        return W3CTraceContextPropagator_1.TRACE_PARENT_HEADER;
      }
    });
    Object.defineProperty(exports, "TRACE_STATE_HEADER", {
      enumerable: true,
      get: function() {
        return W3CTraceContextPropagator_1.TRACE_STATE_HEADER;
      }
    });
    Object.defineProperty(exports, "W3CTraceContextPropagator", {
      enumerable: true,
      get: function() {
        return W3CTraceContextPropagator_1.W3CTraceContextPropagator;
      }
    });
    Object.defineProperty(exports, "parseTraceParent", {
      enumerable: true,
      get: function() {
        return W3CTraceContextPropagator_1.parseTraceParent;
      }
    });
    var rpc_metadata_1 = __webpack_require__(43832);
    Object.defineProperty(exports, "RPCType", {
      enumerable: true,
      get: function() {
        return rpc_metadata_1.RPCType;
      }
    });
    Object.defineProperty(exports, "deleteRPCMetadata", {
      enumerable: true,
      get: function() {
        return rpc_metadata_1.deleteRPCMetadata;
      }
    });
    Object.defineProperty(exports, "getRPCMetadata", {
      enumerable: true,
      get: function() {
        return rpc_metadata_1.getRPCMetadata;
      }
    });
    Object.defineProperty(exports, "setRPCMetadata", {
      enumerable: true,
      get: function() {
        return rpc_metadata_1.setRPCMetadata;
      }
    });
    var suppress_tracing_1 = __webpack_require__(97963);
    Object.defineProperty(exports, "isTracingSuppressed", {
      enumerable: true,
      get: function() {
        return suppress_tracing_1.isTracingSuppressed;
      }
    });
    Object.defineProperty(exports, "suppressTracing", {
      enumerable: true,
      get: function() {
        return suppress_tracing_1.suppressTracing;
      }
    });
    Object.defineProperty(exports, "unsuppressTracing", {
      enumerable: true,
      get: function() {
        return suppress_tracing_1.unsuppressTracing;
      }
    });
    var TraceState_1 = __webpack_require__(31001);
    Object.defineProperty(exports, "TraceState", {
      enumerable: true,
      get: function() {
        return TraceState_1.TraceState;
      }
    });
    var merge_1 = __webpack_require__(31615);
    Object.defineProperty(exports, "merge", {
      enumerable: true,
      get: function() {
        return merge_1.merge;
      }
    });
    var timeout_1 = __webpack_require__(61988);
    Object.defineProperty(exports, "TimeoutError", {
      enumerable: true,
      get: function() {
        return timeout_1.TimeoutError;
      }
    });
    Object.defineProperty(exports, "callWithTimeout", {
      enumerable: true,
      get: function() {
        return timeout_1.callWithTimeout;
      }
    });
    var url_1 = __webpack_require__(12326);
    Object.defineProperty(exports, "isUrlIgnored", {
      enumerable: true,
      get: function() {
        return url_1.isUrlIgnored;
      }
    });
    Object.defineProperty(exports, "urlMatches", {
      enumerable: true,
      get: function() {
        return url_1.urlMatches;
      }
    });
    var callback_1 = __webpack_require__(96940);
    Object.defineProperty(exports, "BindOnceFuture", {
      enumerable: true,
      get: function() {
        return callback_1.BindOnceFuture;
      }
    });
    var configuration_1 = __webpack_require__(9233);
    Object.defineProperty(exports, "diagLogLevelFromString", {
      enumerable: true,
      get: function() {
        return configuration_1.diagLogLevelFromString;
      }
    });
    const exporter_1 = __webpack_require__(85702);
    exports.internal = {
      _export: exporter_1._export
    };
  }),
  85702: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports._export = void 0;
    const api_1 = __webpack_require__(63914);
    const suppress_tracing_1 = __webpack_require__(97963);
    function _export(exporter, arg) {
      return new Promise(resolve => {
        api_1.context.with((0, suppress_tracing_1.suppressTracing)(api_1.context.active()), () => {
          exporter.export(arg, resolve);
        });
      });
    }
    exports._export = _export;
  }),
  35168: ((__unused_webpack_module, exports) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.validateValue = exports.validateKey = void 0;
    const VALID_KEY_CHAR_RANGE = "[_0-9a-z-*/]";
    const VALID_KEY = `[a-z]${VALID_KEY_CHAR_RANGE}{0,255}`;
    const VALID_VENDOR_KEY = `[a-z0-9]${VALID_KEY_CHAR_RANGE}{0,240}@[a-z]${VALID_KEY_CHAR_RANGE}{0,13}`;
    const VALID_KEY_REGEX = new RegExp(`^(?:${VALID_KEY}|${VALID_VENDOR_KEY})$`);
    const VALID_VALUE_BASE_REGEX = /^[ -~]{0,255}[!-~]$/;
    const INVALID_VALUE_COMMA_EQUAL_REGEX = /,|=/;
    function validateKey(key) {
      return VALID_KEY_REGEX.test(key);
    }
    exports.validateKey = validateKey;
    function validateValue(value) {
      return VALID_VALUE_BASE_REGEX.test(value) && !INVALID_VALUE_COMMA_EQUAL_REGEX.test(value);
    }
    exports.validateValue = validateValue;
  }),
  60509: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.getStringListFromEnv = exports.getNumberFromEnv = exports.getStringFromEnv = exports.getBooleanFromEnv = exports.otperformance = exports._globalThis = exports.SDK_INFO = void 0;
    var node_1 = __webpack_require__(74158);
    Object.defineProperty(exports, "SDK_INFO", {
      enumerable: true,
      get: function() {
        return node_1.SDK_INFO;
      }
    });
    Object.defineProperty(exports, "_globalThis", {
      enumerable: true,
      get: function() {
        return node_1._globalThis;
      }
    });
    Object.defineProperty(exports, "otperformance", {
      enumerable: true,
      get: function() {
        return node_1.otperformance;
      }
    });
    Object.defineProperty(exports, "getBooleanFromEnv", {
      enumerable: true,
      get: function() {
        return node_1.getBooleanFromEnv;
      }
    });
    Object.defineProperty(exports, "getStringFromEnv", {
      enumerable: true,
      get: function() {
        return node_1.getStringFromEnv;
      }
    });
    Object.defineProperty(exports, "getNumberFromEnv", {
      enumerable: true,
      get: function() {
        return node_1.getNumberFromEnv;
      }
    });
    Object.defineProperty(exports, "getStringListFromEnv", {
      enumerable: true,
      get: function() {
        return node_1.getStringListFromEnv;
      }
    });
  }),
  20447: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.getStringListFromEnv = exports.getBooleanFromEnv = exports.getStringFromEnv = exports.getNumberFromEnv = void 0;
    const api_1 = __webpack_require__(63914);
    const util_1 = __webpack_require__(39023);
    function getNumberFromEnv(key) {
      const raw = process.env[key];
      if (raw == null || raw.trim() === "") {
        return undefined;
      }
      const value = Number(raw);
      if (isNaN(value)) {
        api_1.diag.warn(`Unknown value ${(0, util_1.inspect)(raw)} for ${key}, expected a number, using defaults`);
        return undefined;
      }
      return value;
    }
    exports.getNumberFromEnv = getNumberFromEnv;
    function getStringFromEnv(key) {
      const raw = process.env[key];
      if (raw == null || raw.trim() === "") {
        return undefined;
      }
      return raw;
    }
    exports.getStringFromEnv = getStringFromEnv;
    function getBooleanFromEnv(key) {
      const raw = process.env[key]?.trim().toLowerCase();
      if (raw == null || raw === "") {
        return false;
      }
      if (raw === "true") {
        return true;
      } else if (raw === "false") {
        return false;
      } else {
        api_1.diag.warn(`Unknown value ${(0, util_1.inspect)(raw)} for ${key}, expected 'true' or 'false', falling back to 'false' (default)`);
        return false;
      }
    }
    exports.getBooleanFromEnv = getBooleanFromEnv;
    function getStringListFromEnv(key) {
      return getStringFromEnv(key)?.split(",").map(v => v.trim()).filter(s => s !== "");
    }
    exports.getStringListFromEnv = getStringListFromEnv;
  }),
  74158: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.otperformance = exports.SDK_INFO = exports._globalThis = exports.getStringListFromEnv = exports.getNumberFromEnv = exports.getBooleanFromEnv = exports.getStringFromEnv = void 0;
    var environment_1 = __webpack_require__(20447);
    Object.defineProperty(exports, "getStringFromEnv", {
      enumerable: true,
      get: function() {
        return environment_1.getStringFromEnv;
      }
    });
    Object.defineProperty(exports, "getBooleanFromEnv", {
      enumerable: true,
      get: function() {
        return environment_1.getBooleanFromEnv;
      }
    });
    Object.defineProperty(exports, "getNumberFromEnv", {
      enumerable: true,
      get: function() {
        return environment_1.getNumberFromEnv;
      }
    });
    Object.defineProperty(exports, "getStringListFromEnv", {
      enumerable: true,
      get: function() {
        return environment_1.getStringListFromEnv;
      }
    });
    var globalThis_1 = __webpack_require__(68284);
    Object.defineProperty(exports, "_globalThis", {
      enumerable: true,
      get: function() {
        return globalThis_1._globalThis;
      }
    });
    var sdk_info_1 = __webpack_require__(36375);
    Object.defineProperty(exports, "SDK_INFO", {
      enumerable: true,
      get: function() {
        return sdk_info_1.SDK_INFO;
      }
    });
    exports.otperformance = performance;
  }),
  36375: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.SDK_INFO = void 0;
    const version_1 = __webpack_require__(52597);
    const semantic_conventions_1 = __webpack_require__(31085);
    const semconv_1 = __webpack_require__(98984);
    exports.SDK_INFO = {
      [semantic_conventions_1.ATTR_TELEMETRY_SDK_NAME]: "opentelemetry",
      [semconv_1.ATTR_PROCESS_RUNTIME_NAME]: "node",
      [semantic_conventions_1.ATTR_TELEMETRY_SDK_LANGUAGE]: semantic_conventions_1.TELEMETRY_SDK_LANGUAGE_VALUE_NODEJS,
      [semantic_conventions_1.ATTR_TELEMETRY_SDK_VERSION]: version_1.VERSION
    };
  }),
  50415: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.CompositePropagator = void 0;
    const api_1 = __webpack_require__(63914);
    class CompositePropagator {
      _propagators;
      _fields;
      constructor(config = {}) {
        this._propagators = config.propagators ?? [];
        const fields = new Set;
        for (const propagator of this._propagators) {
          const propagatorFields = typeof propagator.fields === "function" ? propagator.fields() : [];
          for (const field of propagatorFields) {
            fields.add(field);
          }
        }
        this._fields = Array.from(fields);
      }
      inject(context, carrier, setter) {
        for (const propagator of this._propagators) {
          try {
            propagator.inject(context, carrier, setter);
          } catch (err) {
            api_1.diag.warn(`Failed to inject with ${propagator.constructor.name}. Err: ${err.message}`);
          }
        }
      }
      extract(context, carrier, getter) {
        return this._propagators.reduce((ctx, propagator) => {
          try {
            return propagator.extract(ctx, carrier, getter);
          } catch (err) {
            api_1.diag.warn(`Failed to extract with ${propagator.constructor.name}. Err: ${err.message}`);
          }
          return ctx;
        }, context);
      }
      fields() {
        return this._fields.slice();
      }
    }
    exports.CompositePropagator = CompositePropagator;
  }),
  98984: ((__unused_webpack_module, exports) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.ATTR_PROCESS_RUNTIME_NAME = void 0;
    exports.ATTR_PROCESS_RUNTIME_NAME = "process.runtime.name";
  }),
  31001: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.TraceState = void 0;
    const validators_1 = __webpack_require__(35168);
    const MAX_TRACE_STATE_ITEMS = 32;
    const MAX_TRACE_STATE_LEN = 512;
    const LIST_MEMBERS_SEPARATOR = ",";
    const LIST_MEMBER_KEY_VALUE_SPLITTER = "=";
    class TraceState {
      _length;
      _rawTraceState;
      _internalState;
      constructor(rawTraceState) {
        this._rawTraceState = typeof rawTraceState === "string" ? rawTraceState : "";
        this._length = this._rawTraceState.length;
      }
      set(key, value) {
        if (!(0, validators_1.validateKey)(key) || !(0, validators_1.validateValue)(value)) {
          return this;
        }
        const currState = this._getState();
        const currValue = currState.get(key);
        let newLength = this._length;
        if (typeof currValue === "string") {
          newLength += value.length - currValue.length;
        } else {
          newLength += key.length + value.length + (currState.size > 0 ? 2 : 1);
        }
        if (newLength > MAX_TRACE_STATE_LEN) {
          return this;
        }
        const newState = new Map(currState);
        newState.delete(key);
        newState.set(key, value);
        return this._fromState(newState, newLength);
      }
      unset(key) {
        const currState = this._getState();
        const currValue = currState.get(key);
        if (typeof currValue !== "string") {
          return this;
        }
        let newLength = this._length - (key.length + currValue.length + 1);
        if (currState.size > 1) {
          newLength = newLength - 1;
        }
        const newState = new Map(currState);
        newState.delete(key);
        return this._fromState(newState, newLength);
      }
      get(key) {
        const currState = this._getState();
        return currState.get(key);
      }
      serialize() {
        let serialized = "";
        let index = 0;
        for (const entry of this._getState()) {
          if (index > 0) {
            serialized = LIST_MEMBERS_SEPARATOR + serialized;
          }
          serialized = `${entry[0]}${LIST_MEMBER_KEY_VALUE_SPLITTER}${entry[1]}` + serialized;
          index++;
        }
        return serialized;
      }
      _getState() {
        if (this._internalState) {
          return this._internalState;
        }
        const vendorMembers = this._rawTraceState.split(LIST_MEMBERS_SEPARATOR);
        const vendorEntries = new Map;
        let currentLength = 0;
        for (const member of vendorMembers) {
          const m = member.trim();
          const idx = m.indexOf(LIST_MEMBER_KEY_VALUE_SPLITTER);
          if (idx === -1) {
            continue;
          }
          const key = m.slice(0, idx);
          const value = m.slice(idx + 1);
          if (!(0, validators_1.validateKey)(key) || !(0, validators_1.validateValue)(value)) {
            continue;
          }
          const futureLength = currentLength + m.length + (vendorEntries.size > 0 ? 1 : 0);
          if (futureLength > MAX_TRACE_STATE_LEN) {
            continue;
          }
          vendorEntries.set(key, value);
          currentLength = futureLength;
          if (vendorEntries.size >= MAX_TRACE_STATE_ITEMS) {
            break;
          }
        }
        this._length = currentLength;
        this._internalState = new Map(Array.from(vendorEntries.entries()).reverse());
        return this._internalState;
      }
      _fromState(state, length) {
        const traceState = Object.create(TraceState.prototype);
        traceState._internalState = state;
        traceState._length = length;
        return traceState;
      }
    }
    exports.TraceState = TraceState;
  }),
  48769: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.W3CTraceContextPropagator = exports.parseTraceParent = exports.TRACE_STATE_HEADER = exports.TRACE_PARENT_HEADER = void 0;
    const api_1 = __webpack_require__(63914);
    const suppress_tracing_1 = __webpack_require__(97963);
    const TraceState_1 = __webpack_require__(31001);
    exports.TRACE_PARENT_HEADER = "traceparent";
    exports.TRACE_STATE_HEADER = "tracestate";
    const VERSION = "00";
    const VERSION_PART = "(?!ff)[\\da-f]{2}";
    const TRACE_ID_PART = "(?![0]{32})[\\da-f]{32}";
    const PARENT_ID_PART = "(?![0]{16})[\\da-f]{16}";
    const FLAGS_PART = "[\\da-f]{2}";
    const TRACE_PARENT_REGEX = new RegExp(`^\\s?(${VERSION_PART})-(${TRACE_ID_PART})-(${PARENT_ID_PART})-(${FLAGS_PART})(-.*)?\\s?$`);
    function parseTraceParent(traceParent) {
      const match = TRACE_PARENT_REGEX.exec(traceParent);
      if (!match) return null;
      if (match[1] === "00" && match[5]) return null;
      return {
        traceId: match[2],
        spanId: match[3],
        traceFlags: parseInt(match[4], 16)
      };
    }
    exports.parseTraceParent = parseTraceParent;
    class W3CTraceContextPropagator {
      inject(context, carrier, setter) {
        const spanContext = api_1.trace.getSpanContext(context);
        if (!spanContext || (0, suppress_tracing_1.isTracingSuppressed)(context) || !(0, 
        api_1.isSpanContextValid)(spanContext)) return;
        const traceParent = `${VERSION}-${spanContext.traceId}-${spanContext.spanId}-0${Number(spanContext.traceFlags || api_1.TraceFlags.NONE).toString(16)}`;
        setter.set(carrier, exports.TRACE_PARENT_HEADER, traceParent);
        if (spanContext.traceState) {
          setter.set(carrier, exports.TRACE_STATE_HEADER, spanContext.traceState.serialize());
        }
      }
      extract(context, carrier, getter) {
        const traceParentHeader = getter.get(carrier, exports.TRACE_PARENT_HEADER);
        if (!traceParentHeader) return context;
        const traceParent = Array.isArray(traceParentHeader) ? traceParentHeader[0] : traceParentHeader;
        if (typeof traceParent !== "string") return context;
        const spanContext = parseTraceParent(traceParent);
        if (!spanContext) return context;
        spanContext.isRemote = true;
        const traceStateHeader = getter.get(carrier, exports.TRACE_STATE_HEADER);
        if (traceStateHeader) {
          const state = Array.isArray(traceStateHeader) ? traceStateHeader.join(",") : traceStateHeader;
          spanContext.traceState = new TraceState_1.TraceState(typeof state === "string" ? state : undefined);
        }
        return api_1.trace.setSpanContext(context, spanContext);
      }
      fields() {
        return [ exports.TRACE_PARENT_HEADER, exports.TRACE_STATE_HEADER ];
      }
    }
    exports.W3CTraceContextPropagator = W3CTraceContextPropagator;
  }),
  43832: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.getRPCMetadata = exports.deleteRPCMetadata = exports.setRPCMetadata = exports.RPCType = void 0;
    const api_1 = __webpack_require__(63914);
    const RPC_METADATA_KEY = (0, api_1.createContextKey)("OpenTelemetry SDK Context Key RPC_METADATA");
    var RPCType;
    (function(RPCType) {
      RPCType["HTTP"] = "http";
    })(RPCType || (exports.RPCType = RPCType = {}));
    function setRPCMetadata(context, meta) {
      return context.setValue(RPC_METADATA_KEY, meta);
    }
    exports.setRPCMetadata = setRPCMetadata;
    function deleteRPCMetadata(context) {
      return context.deleteValue(RPC_METADATA_KEY);
    }
    exports.deleteRPCMetadata = deleteRPCMetadata;
    function getRPCMetadata(context) {
      return context.getValue(RPC_METADATA_KEY);
    }
    exports.getRPCMetadata = getRPCMetadata;
  }),
  97963: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.isTracingSuppressed = exports.unsuppressTracing = exports.suppressTracing = void 0;
    const api_1 = __webpack_require__(63914);
    const SUPPRESS_TRACING_KEY = (0, api_1.createContextKey)("OpenTelemetry SDK Context Key SUPPRESS_TRACING");
    function suppressTracing(context) {
      return context.setValue(SUPPRESS_TRACING_KEY, true);
    }
    exports.suppressTracing = suppressTracing;
    function unsuppressTracing(context) {
      return context.deleteValue(SUPPRESS_TRACING_KEY);
    }
    exports.unsuppressTracing = unsuppressTracing;
    function isTracingSuppressed(context) {
      return context.getValue(SUPPRESS_TRACING_KEY) === true;
    }
    exports.isTracingSuppressed = isTracingSuppressed;
  }),
  96940: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.BindOnceFuture = void 0;
    const promise_1 = __webpack_require__(80670);
    class BindOnceFuture {
      _isCalled=false;
      _deferred=new promise_1.Deferred;
      _callback;
      _that;
      constructor(callback, that) {
        this._callback = callback;
        this._that = that;
      }
      get isCalled() {
        return this._isCalled;
      }
      get promise() {
        return this._deferred.promise;
      }
      call(...args) {
        if (!this._isCalled) {
          this._isCalled = true;
          try {
            Promise.resolve(this._callback.call(this._that, ...args)).then(val => this._deferred.resolve(val), err => this._deferred.reject(err));
          } catch (err) {
            this._deferred.reject(err);
          }
        }
        return this._deferred.promise;
      }
    }
    exports.BindOnceFuture = BindOnceFuture;
  }),
  9233: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.diagLogLevelFromString = void 0;
    const api_1 = __webpack_require__(63914);
    const logLevelMap = {
      ALL: api_1.DiagLogLevel.ALL,
      VERBOSE: api_1.DiagLogLevel.VERBOSE,
      DEBUG: api_1.DiagLogLevel.DEBUG,
      INFO: api_1.DiagLogLevel.INFO,
      WARN: api_1.DiagLogLevel.WARN,
      ERROR: api_1.DiagLogLevel.ERROR,
      NONE: api_1.DiagLogLevel.NONE
    };
    function diagLogLevelFromString(value) {
      if (value == null) {
        return undefined;
      }
      const resolvedLogLevel = logLevelMap[value.toUpperCase()];
      if (resolvedLogLevel == null) {
        api_1.diag.warn(`Unknown log level "${value}", expected one of ${Object.keys(logLevelMap)}, using default`);
        return api_1.DiagLogLevel.INFO;
      }
      return resolvedLogLevel;
    }
    exports.diagLogLevelFromString = diagLogLevelFromString;
  }),
  71136: ((__unused_webpack_module, exports) => {
    "use strict";
    var isPlainObject = (function isPlainObject(value) {
      if (!isObjectLike(value) || baseGetTag(value) !== objectTag) {
        return false;
      }
      const proto = getPrototypeOf(value);
      if (proto === null) {
        return true;
      }
      const Ctor = hasOwnProperty.call(proto, "constructor") && proto.constructor;
      return typeof Ctor == "function" && Ctor instanceof Ctor && funcToString.call(Ctor) === objectCtorString;
    });
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.isPlainObject = void 0;
    const objectTag = "[object Object]";
    const nullTag = "[object Null]";
    const undefinedTag = "[object Undefined]";
    const funcProto = Function.prototype;
    const funcToString = funcProto.toString;
    const objectCtorString = funcToString.call(Object);
    const getPrototypeOf = Object.getPrototypeOf;
    const objectProto = Object.prototype;
    const hasOwnProperty = objectProto.hasOwnProperty;
    const symToStringTag = Symbol ? Symbol.toStringTag : undefined;
    const nativeObjectToString = objectProto.toString;
    exports.isPlainObject = isPlainObject;
    function isObjectLike(value) {
      return value != null && typeof value == "object";
    }
    function baseGetTag(value) {
      if (value == null) {
        return value === undefined ? undefinedTag : nullTag;
      }
      return symToStringTag && symToStringTag in Object(value) ? getRawTag(value) : objectToString(value);
    }
    function getRawTag(value) {
      const isOwn = hasOwnProperty.call(value, symToStringTag), tag = value[symToStringTag];
      let unmasked = false;
      try {
        value[symToStringTag] = undefined;
        unmasked = true;
      } catch {}
      const result = nativeObjectToString.call(value);
      if (unmasked) {
        if (isOwn) {
          value[symToStringTag] = tag;
        } else {
          delete value[symToStringTag];
        }
      }
      return result;
    }
    function objectToString(value) {
      return nativeObjectToString.call(value);
    }
  }),
  31615: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    var merge = (function merge(...args) {
      let result = args.shift();
      const objects = new WeakMap;
      while (args.length > 0) {
        result = mergeTwoObjects(result, args.shift(), 0, objects);
      }
      return result;
    });
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.merge = void 0;
    const lodash_merge_1 = __webpack_require__(71136);
    const MAX_LEVEL = 20;
    exports.merge = merge;
    function takeValue(value) {
      if (isArray(value)) {
        return value.slice();
      }
      return value;
    }
    function mergeTwoObjects(one, two, level = 0, objects) {
      let result;
      if (level > MAX_LEVEL) {
        return undefined;
      }
      level++;
      if (isPrimitive(one) || isPrimitive(two) || isFunction(two)) {
        result = takeValue(two);
      } else if (isArray(one)) {
        result = one.slice();
        if (isArray(two)) {
          for (let i = 0, j = two.length; i < j; i++) {
            result.push(takeValue(two[i]));
          }
        } else if (isObject(two)) {
          const keys = Object.keys(two);
          for (let i = 0, j = keys.length; i < j; i++) {
            const key = keys[i];
            if (key === "__proto__" || key === "constructor" || key === "prototype") {
              continue;
            }
            result[key] = takeValue(two[key]);
          }
        }
      } else if (isObject(one)) {
        if (isObject(two)) {
          if (!shouldMerge(one, two)) {
            return two;
          }
          result = Object.assign({}, one);
          const keys = Object.keys(two);
          for (let i = 0, j = keys.length; i < j; i++) {
            const key = keys[i];
            if (key === "__proto__" || key === "constructor" || key === "prototype") {
              continue;
            }
            const twoValue = two[key];
            if (isPrimitive(twoValue)) {
              if (typeof twoValue === "undefined") {
                delete result[key];
              } else {
                result[key] = twoValue;
              }
            } else {
              const obj1 = result[key];
              const obj2 = twoValue;
              if (wasObjectReferenced(one, key, objects) || wasObjectReferenced(two, key, objects)) {
                delete result[key];
              } else {
                if (isObject(obj1) && isObject(obj2)) {
                  const arr1 = objects.get(obj1) || [];
                  const arr2 = objects.get(obj2) || [];
                  arr1.push({
                    obj: one,
                    key: key
                  });
                  arr2.push({
                    obj: two,
                    key: key
                  });
                  objects.set(obj1, arr1);
                  objects.set(obj2, arr2);
                }
                result[key] = mergeTwoObjects(result[key], twoValue, level, objects);
              }
            }
          }
        } else {
          result = two;
        }
      }
      return result;
    }
    function wasObjectReferenced(obj, key, objects) {
      const arr = objects.get(obj[key]) || [];
      for (let i = 0, j = arr.length; i < j; i++) {
        const info = arr[i];
        if (info.key === key && info.obj === obj) {
          return true;
        }
      }
      return false;
    }
    function isArray(value) {
      return Array.isArray(value);
    }
    function isFunction(value) {
      return typeof value === "function";
    }
    function isObject(value) {
      return !isPrimitive(value) && !isArray(value) && !isFunction(value) && typeof value === "object";
    }
    function isPrimitive(value) {
      return typeof value === "string" || typeof value === "number" || typeof value === "boolean" || typeof value === "undefined" || value instanceof Date || value instanceof RegExp || value === null;
    }
    function shouldMerge(one, two) {
      if (!(0, lodash_merge_1.isPlainObject)(one) || !(0, lodash_merge_1.isPlainObject)(two)) {
        return false;
      }
      return true;
    }
  }),
  80670: ((__unused_webpack_module, exports) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.Deferred = void 0;
    class Deferred {
      _promise;
      _resolve;
      _reject;
      constructor() {
        this._promise = new Promise((resolve, reject) => {
          this._resolve = resolve;
          this._reject = reject;
        });
      }
      get promise() {
        return this._promise;
      }
      resolve(val) {
        this._resolve(val);
      }
      reject(err) {
        this._reject(err);
      }
    }
    exports.Deferred = Deferred;
  }),
  61988: ((__unused_webpack_module, exports) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.callWithTimeout = exports.TimeoutError = void 0;
    class TimeoutError extends Error {
      constructor(message) {
        super(message);
        Object.setPrototypeOf(this, TimeoutError.prototype);
      }
    }
    exports.TimeoutError = TimeoutError;
    function callWithTimeout(promise, timeout) {
      let timeoutHandle;
      const timeoutPromise = new Promise(function timeoutFunction(_resolve, reject) {
        timeoutHandle = setTimeout(function timeoutHandler() {
          reject(new TimeoutError("Operation timed out."));
        }, timeout);
      });
      return Promise.race([ promise, timeoutPromise ]).then(result => {
        clearTimeout(timeoutHandle);
        return result;
      }, reason => {
        clearTimeout(timeoutHandle);
        throw reason;
      });
    }
    exports.callWithTimeout = callWithTimeout;
  }),
  12326: ((__unused_webpack_module, exports) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.isUrlIgnored = exports.urlMatches = void 0;
    function urlMatches(url, urlToMatch) {
      if (typeof urlToMatch === "string") {
        return url === urlToMatch;
      } else {
        return !!url.match(urlToMatch);
      }
    }
    exports.urlMatches = urlMatches;
    function isUrlIgnored(url, ignoredUrls) {
      if (!ignoredUrls) {
        return false;
      }
      for (const ignoreUrl of ignoredUrls) {
        if (urlMatches(url, ignoreUrl)) {
          return true;
        }
      }
      return false;
    }
    exports.isUrlIgnored = isUrlIgnored;
  }),
  52597: ((__unused_webpack_module, exports) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.VERSION = void 0;
    exports.VERSION = "2.12.0";
  }),
  50100: ((__unused_webpack_module, exports) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.hexToBinary = void 0;
    function intValue(charCode) {
      if (charCode >= 48 && charCode <= 57) {
        return charCode - 48;
      }
      if (charCode >= 97 && charCode <= 102) {
        return charCode - 87;
      }
      return charCode - 55;
    }
    function hexToBinary(hexStr) {
      const buf = new Uint8Array(hexStr.length / 2);
      let offset = 0;
      for (let i = 0; i < hexStr.length; i += 2) {
        const hi = intValue(hexStr.charCodeAt(i));
        const lo = intValue(hexStr.charCodeAt(i + 1));
        buf[offset++] = hi << 4 | lo;
      }
      return buf;
    }
    exports.hexToBinary = hexToBinary;
  }),
  19308: ((__unused_webpack_module, exports) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.toAnyValue = exports.toKeyValue = exports.toAttributes = exports.createInstrumentationScope = exports.createResource = void 0;
    function createResource(resource, encoder) {
      const result = {
        attributes: toAttributes(resource.attributes, encoder),
        droppedAttributesCount: 0
      };
      const schemaUrl = resource.schemaUrl;
      if (schemaUrl && schemaUrl !== "") result.schemaUrl = schemaUrl;
      return result;
    }
    exports.createResource = createResource;
    function createInstrumentationScope(scope, encoder) {
      const result = {
        name: scope.name,
        version: scope.version
      };
      if (scope.attributes && Object.keys(scope.attributes).length > 0) {
        result.attributes = toAttributes(scope.attributes, encoder);
        result.droppedAttributesCount = scope.droppedAttributesCount ?? 0;
      }
      return result;
    }
    exports.createInstrumentationScope = createInstrumentationScope;
    function toAttributes(attributes, encoder) {
      return Object.keys(attributes).map(key => toKeyValue(key, attributes[key], encoder));
    }
    exports.toAttributes = toAttributes;
    function toKeyValue(key, value, encoder) {
      return {
        key: key,
        value: toAnyValue(value, encoder)
      };
    }
    exports.toKeyValue = toKeyValue;
    function toAnyValue(value, encoder) {
      const t = typeof value;
      if (t === "string") return {
        stringValue: value
      };
      if (t === "number") {
        if (!Number.isInteger(value)) return {
          doubleValue: value
        };
        return {
          intValue: value
        };
      }
      if (t === "boolean") return {
        boolValue: value
      };
      if (value instanceof Uint8Array) return {
        bytesValue: encoder.encodeUint8Array(value)
      };
      if (Array.isArray(value)) {
        const values = new Array(value.length);
        for (let i = 0; i < value.length; i++) {
          values[i] = toAnyValue(value[i], encoder);
        }
        return {
          arrayValue: {
            values: values
          }
        };
      }
      if (t === "object" && value != null) {
        const keys = Object.keys(value);
        const values = new Array(keys.length);
        for (let i = 0; i < keys.length; i++) {
          values[i] = {
            key: keys[i],
            value: toAnyValue(value[keys[i]], encoder)
          };
        }
        return {
          kvlistValue: {
            values: values
          }
        };
      }
      return {};
    }
    exports.toAnyValue = toAnyValue;
  }),
  60549: ((__unused_webpack_module, exports) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.writeResource = exports.writeInstrumentationScope = exports.writeAnyValue = exports.writeKeyValue = exports.writeAttributes = exports.writeHrTimeAsFixed64 = void 0;
    function writeHrTimeAsFixed64(serializer, hrTime) {
      const seconds = hrTime[0];
      const nanos = hrTime[1];
      const nanosPerSecond = 1e9;
      const secondsLower16Bits = seconds & 65535;
      const secondsUpperBits = seconds / 65536 >>> 0;
      const nanosFromLower16Bits = secondsLower16Bits * nanosPerSecond;
      const nanosFromUpperBits = secondsUpperBits * nanosPerSecond;
      const lower16ContributionLow32 = nanosFromLower16Bits >>> 0;
      const lower16ContributionHigh32 = Math.floor(nanosFromLower16Bits / 4294967296);
      const upperBitsContributionLow32 = (nanosFromUpperBits & 65535) * 65536 >>> 0;
      const upperBitsContributionHigh32 = nanosFromUpperBits / 65536 >>> 0;
      const low32WithCarry = lower16ContributionLow32 + upperBitsContributionLow32 + nanos;
      const totalLow = low32WithCarry >>> 0;
      const carry = Math.floor(low32WithCarry / 4294967296);
      const totalHigh = lower16ContributionHigh32 + upperBitsContributionHigh32 + carry >>> 0;
      serializer.writeFixed64(totalLow, totalHigh);
    }
    exports.writeHrTimeAsFixed64 = writeHrTimeAsFixed64;
    function writeAttributes(writer, attributes, fieldNumber) {
      for (const key in attributes) {
        if (!Object.prototype.hasOwnProperty.call(attributes, key)) {
          continue;
        }
        const value = attributes[key];
        writer.writeTag(fieldNumber, 2);
        const kvStart = writer.startLengthDelimited();
        const startPos = writer.pos;
        writeKeyValue(writer, key, value);
        writer.finishLengthDelimited(kvStart, writer.pos - startPos);
      }
    }
    exports.writeAttributes = writeAttributes;
    function writeKeyValue(writer, key, value) {
      writer.writeTag(1, 2);
      writer.writeString(key);
      writer.writeTag(2, 2);
      const valueStart = writer.startLengthDelimited();
      const startPos = writer.pos;
      writeAnyValue(writer, value);
      writer.finishLengthDelimited(valueStart, writer.pos - startPos);
    }
    exports.writeKeyValue = writeKeyValue;
    const MIN_64_BIT_INT = -(2 ** 63);
    const MAX_64_BIT_INT = 2 ** 63;
    function writeAnyValue(writer, value) {
      const t = typeof value;
      if (t === "string") {
        writer.writeTag(1, 2);
        writer.writeString(value);
      } else if (t === "boolean") {
        writer.writeTag(2, 0);
        writer.writeVarint(value ? 1 : 0);
      } else if (t === "number") {
        const numValue = value;
        if (Number.isInteger(numValue) && numValue >= MIN_64_BIT_INT && numValue < MAX_64_BIT_INT) {
          writer.writeTag(3, 0);
          writer.writeVarint(numValue);
        } else {
          writer.writeTag(4, 1);
          writer.writeDouble(numValue);
        }
      } else if (value instanceof Uint8Array) {
        writer.writeTag(7, 2);
        writer.writeBytes(value);
      } else if (Array.isArray(value)) {
        writer.writeTag(5, 2);
        const arrayStart = writer.startLengthDelimited();
        const arrayStartPos = writer.pos;
        for (const item of value) {
          writer.writeTag(1, 2);
          const itemStart = writer.startLengthDelimited();
          const itemStartPos = writer.pos;
          writeAnyValue(writer, item);
          writer.finishLengthDelimited(itemStart, writer.pos - itemStartPos);
        }
        writer.finishLengthDelimited(arrayStart, writer.pos - arrayStartPos);
      } else if (t === "object" && value != null) {
        writer.writeTag(6, 2);
        const kvlistStart = writer.startLengthDelimited();
        const kvlistStartPos = writer.pos;
        const obj = value;
        for (const k in obj) {
          if (!Object.prototype.hasOwnProperty.call(obj, k)) {
            continue;
          }
          const v = obj[k];
          writer.writeTag(1, 2);
          const kvStart = writer.startLengthDelimited();
          const kvStartPos = writer.pos;
          writer.writeTag(1, 2);
          writer.writeString(k);
          writer.writeTag(2, 2);
          const valueStart = writer.startLengthDelimited();
          const valueStartPos = writer.pos;
          writeAnyValue(writer, v);
          writer.finishLengthDelimited(valueStart, writer.pos - valueStartPos);
          writer.finishLengthDelimited(kvStart, writer.pos - kvStartPos);
        }
        writer.finishLengthDelimited(kvlistStart, writer.pos - kvlistStartPos);
      }
    }
    exports.writeAnyValue = writeAnyValue;
    function writeInstrumentationScope(writer, scope, fieldNumber) {
      writer.writeTag(fieldNumber, 2);
      const start = writer.startLengthDelimited();
      const startPos = writer.pos;
      writer.writeTag(1, 2);
      writer.writeString(scope.name);
      if (scope.version) {
        writer.writeTag(2, 2);
        writer.writeString(scope.version);
      }
      if (scope.attributes) {
        writeAttributes(writer, scope.attributes, 3);
      }
      if (scope.droppedAttributesCount) {
        writer.writeTag(4, 0);
        writer.writeVarint(scope.droppedAttributesCount);
      }
      writer.finishLengthDelimited(start, writer.pos - startPos);
    }
    exports.writeInstrumentationScope = writeInstrumentationScope;
    function writeResource(writer, resource, fieldNumber) {
      writer.writeTag(fieldNumber, 2);
      const resourceStart = writer.startLengthDelimited();
      const resourceStartPos = writer.pos;
      if (resource.attributes) {
        writeAttributes(writer, resource.attributes, 1);
      }
      writer.writeTag(2, 0);
      writer.writeVarint(0);
      writer.finishLengthDelimited(resourceStart, writer.pos - resourceStartPos);
    }
    exports.writeResource = writeResource;
  }),
  81828: ((__unused_webpack_module, exports) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.ProtobufReader = void 0;
    class ProtobufReader {
      pos=0;
      _buf;
      _textDecoder;
      constructor(buf) {
        this._buf = buf;
        this._textDecoder = new TextDecoder;
      }
      isAtEnd() {
        return this.pos >= this._buf.length;
      }
      readTag() {
        const raw = this.readVarint();
        return {
          fieldNumber: raw >>> 3,
          wireType: raw & 7
        };
      }
      readVarint() {
        let result = 0;
        let shift = 0;
        let terminated = false;
        while (this.pos < this._buf.length) {
          const b = this._buf[this.pos++];
          result += (b & 127) * Math.pow(2, shift);
          shift += 7;
          if ((b & 128) === 0) {
            terminated = true;
            break;
          }
        }
        if (!terminated) {
          throw new Error("Truncated buffer: unexpected end of data while reading varint");
        }
        return result;
      }
      readBytes() {
        const len = this.readVarint();
        if (this.pos + len > this._buf.length) {
          throw new Error(`Truncated buffer: expected ${len} bytes at position ${this.pos}, but only ${this._buf.length - this.pos} available`);
        }
        const slice = this._buf.subarray(this.pos, this.pos + len);
        this.pos += len;
        return slice;
      }
      readString() {
        return this._textDecoder.decode(this.readBytes());
      }
      skip(wireType) {
        switch (wireType) {
         case 0:
          this.readVarint();
          break;

         case 1:
          this.pos += 8;
          break;

         case 2:
          this.readBytes();
          break;

         case 5:
          this.pos += 4;
          break;

         default:
          throw new Error(`Unknown wire type ${wireType}, cannot safely skip`);
        }
      }
    }
    exports.ProtobufReader = ProtobufReader;
  }),
  85537: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.ProtobufSizeEstimator = void 0;
    const utils_1 = __webpack_require__(54368);
    function utf8ByteLength(str) {
      const len = str.length;
      let byteLen = 0;
      for (let i = 0; i < len; i++) {
        const code = str.charCodeAt(i);
        if (code < 128) {
          byteLen += 1;
        } else if (code < 2048) {
          byteLen += 2;
        } else if (code < 55296 || code >= 57344) {
          byteLen += 3;
        } else {
          i++;
          byteLen += 4;
        }
      }
      return byteLen;
    }
    class ProtobufSizeEstimator {
      pos=0;
      startLengthDelimited() {
        return this.pos;
      }
      finishLengthDelimited(_, length) {
        this.pos += (0, utils_1.estimateVarintSize)(length);
      }
      writeVarint(value) {
        this.pos += (0, utils_1.estimateVarintSize)(value);
      }
      writeSint32(value) {
        this.pos += (0, utils_1.estimateVarintSize)((value << 1 ^ value >> 31) >>> 0);
      }
      writeSfixed64(_value) {
        this.pos += 8;
      }
      writeFixed32(_value) {
        this.pos += 4;
      }
      writeFixed64(_low, _high) {
        this.pos += 8;
      }
      writeBytes(bytes) {
        this.pos += (0, utils_1.estimateVarintSize)(bytes.length);
        this.pos += bytes.length;
      }
      writeTag(fieldNumber, wireType) {
        this.writeVarint(fieldNumber << 3 | wireType);
      }
      writeDouble(_value) {
        this.pos += 8;
      }
      writeString(str) {
        const byteLen = utf8ByteLength(str);
        this.pos += (0, utils_1.estimateVarintSize)(byteLen);
        this.pos += byteLen;
      }
    }
    exports.ProtobufSizeEstimator = ProtobufSizeEstimator;
  }),
  4912: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.ProtobufWriter = exports.GROWING_BUFFER_DEBUG_MESSAGE = void 0;
    const api_1 = __webpack_require__(63914);
    const utils_1 = __webpack_require__(54368);
    exports.GROWING_BUFFER_DEBUG_MESSAGE = "ProtobufWriter: estimated size was too small, growing buffer.";
    const RESERVED_LENGTH_BYTES = 1;
    class ProtobufWriter {
      _buffer;
      _textEncoder;
      _dataView;
      pos=0;
      constructor(estimatedSize = 65536) {
        this._buffer = new Uint8Array(estimatedSize);
        this._textEncoder = new TextEncoder;
        this._dataView = new DataView(this._buffer.buffer, this._buffer.byteOffset);
      }
      _ensureCapacity(size) {
        const needed = this.pos + size;
        if (needed <= this._buffer.length) {
          return;
        }
        api_1.diag.debug(exports.GROWING_BUFFER_DEBUG_MESSAGE);
        let newSize = this._buffer.length * 2;
        while (newSize < needed) {
          newSize *= 2;
        }
        const newBuffer = new Uint8Array(newSize);
        newBuffer.set(this._buffer);
        this._buffer = newBuffer;
        this._dataView = new DataView(this._buffer.buffer, this._buffer.byteOffset);
      }
      finish() {
        return this._buffer.subarray(0, this.pos);
      }
      startLengthDelimited() {
        const lengthPos = this.pos;
        this._ensureCapacity(RESERVED_LENGTH_BYTES);
        this.pos += RESERVED_LENGTH_BYTES;
        return lengthPos;
      }
      finishLengthDelimited(pos, length) {
        const v = length >>> 0;
        const varintSize = (0, utils_1.estimateVarintSize)(v);
        if (varintSize > RESERVED_LENGTH_BYTES) {
          const additionalBytes = varintSize - RESERVED_LENGTH_BYTES;
          this._ensureCapacity(additionalBytes);
          this._buffer.copyWithin(pos + varintSize, pos + RESERVED_LENGTH_BYTES, this.pos);
          this.pos += additionalBytes;
        }
        let writePos = pos;
        if (v < 128) {
          this._buffer[writePos] = v;
        } else if (v < 16384) {
          this._buffer[writePos++] = v & 127 | 128;
          this._buffer[writePos] = v >>> 7;
        } else if (v < 2097152) {
          this._buffer[writePos++] = v & 127 | 128;
          this._buffer[writePos++] = v >>> 7 & 127 | 128;
          this._buffer[writePos] = v >>> 14;
        } else if (v < 268435456) {
          this._buffer[writePos++] = v & 127 | 128;
          this._buffer[writePos++] = v >>> 7 & 127 | 128;
          this._buffer[writePos++] = v >>> 14 & 127 | 128;
          this._buffer[writePos] = v >>> 21;
        } else {
          this._buffer[writePos++] = v & 127 | 128;
          this._buffer[writePos++] = v >>> 7 & 127 | 128;
          this._buffer[writePos++] = v >>> 14 & 127 | 128;
          this._buffer[writePos++] = v >>> 21 & 127 | 128;
          this._buffer[writePos] = v >>> 28;
        }
      }
      writeSint32(value) {
        this.writeVarint((value << 1 ^ value >> 31) >>> 0);
      }
      writeSfixed64(value) {
        let low;
        let high;
        if (value >= 0) {
          low = value >>> 0;
          high = value / 4294967296 >>> 0;
        } else {
          const abs = Math.abs(value);
          low = abs >>> 0;
          high = abs / 4294967296 >>> 0;
          low = ~low >>> 0;
          high = ~high >>> 0;
          low = low + 1 >>> 0;
          if (low === 0) {
            high = high + 1 >>> 0;
          }
        }
        this.writeFixed64(low, high);
      }
      writeVarint(value) {
        this._ensureCapacity((0, utils_1.estimateVarintSize)(value));
        if (value >= 0 && value <= 4294967295) {
          let v = value >>> 0;
          while (v > 127) {
            this._buffer[this.pos++] = v & 127 | 128;
            v >>>= 7;
          }
          this._buffer[this.pos++] = v;
        } else {
          let low;
          let high;
          if (value >= 0) {
            low = value >>> 0;
            high = value / 4294967296 >>> 0;
          } else {
            const abs = Math.abs(value);
            low = abs >>> 0;
            high = abs / 4294967296 >>> 0;
            low = ~low >>> 0;
            high = ~high >>> 0;
            low = low + 1 >>> 0;
            if (low === 0) {
              high = high + 1 >>> 0;
            }
          }
          while (high > 0 || low > 127) {
            this._buffer[this.pos++] = low & 127 | 128;
            low = (low >>> 7 | high << 25) >>> 0;
            high >>>= 7;
          }
          this._buffer[this.pos++] = low & 127;
        }
      }
      writeFixed32(value) {
        this._ensureCapacity(4);
        const v = value >>> 0;
        this._buffer[this.pos++] = v & 255;
        this._buffer[this.pos++] = v >>> 8 & 255;
        this._buffer[this.pos++] = v >>> 16 & 255;
        this._buffer[this.pos++] = v >>> 24 & 255;
      }
      writeFixed64(low, high) {
        this._ensureCapacity(8);
        const l = low >>> 0;
        const h = high >>> 0;
        this._buffer[this.pos++] = l & 255;
        this._buffer[this.pos++] = l >>> 8 & 255;
        this._buffer[this.pos++] = l >>> 16 & 255;
        this._buffer[this.pos++] = l >>> 24 & 255;
        this._buffer[this.pos++] = h & 255;
        this._buffer[this.pos++] = h >>> 8 & 255;
        this._buffer[this.pos++] = h >>> 16 & 255;
        this._buffer[this.pos++] = h >>> 24 & 255;
      }
      writeBytes(bytes) {
        this.writeVarint(bytes.length);
        this._ensureCapacity(bytes.length);
        this._buffer.set(bytes, this.pos);
        this.pos += bytes.length;
      }
      writeTag(fieldNumber, wireType) {
        this.writeVarint(fieldNumber << 3 | wireType);
      }
      writeDouble(value) {
        this._ensureCapacity(8);
        this._dataView.setFloat64(this.pos, value, true);
        this.pos += 8;
      }
      writeString(str) {
        let isAscii = true;
        const len = str.length;
        for (let i = 0; i < len; i++) {
          if (str.charCodeAt(i) > 127) {
            isAscii = false;
            break;
          }
        }
        if (isAscii) {
          this.writeVarint(len);
          this._ensureCapacity(len);
          for (let i = 0; i < len; i++) {
            this._buffer[this.pos++] = str.charCodeAt(i);
          }
        } else {
          const bytes = this._textEncoder.encode(str);
          this.writeBytes(bytes);
        }
      }
    }
    exports.ProtobufWriter = ProtobufWriter;
  }),
  54368: ((__unused_webpack_module, exports) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.estimateVarintSize = void 0;
    function estimateVarintSize(v) {
      if (v < 0) return 10;
      if (v < 128) return 1;
      if (v < 16384) return 2;
      if (v < 2097152) return 3;
      if (v < 268435456) return 4;
      if (v < 34359738368) return 5;
      if (v < 4398046511104) return 6;
      if (v < 562949953421312) return 7;
      if (v < 72057594037927940) return 8;
      return 9;
    }
    exports.estimateVarintSize = estimateVarintSize;
  }),
  66052: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.JSON_ENCODER = exports.PROTOBUF_ENCODER = exports.encodeAsString = exports.encodeAsLongBits = exports.toLongBits = exports.hrTimeToNanos = void 0;
    const core_1 = __webpack_require__(24637);
    const hex_to_binary_1 = __webpack_require__(50100);
    function hrTimeToNanos(hrTime) {
      const NANOSECONDS = BigInt(1e9);
      return BigInt(Math.trunc(hrTime[0])) * NANOSECONDS + BigInt(Math.trunc(hrTime[1]));
    }
    exports.hrTimeToNanos = hrTimeToNanos;
    function toLongBits(value) {
      const low = Number(BigInt.asUintN(32, value));
      const high = Number(BigInt.asUintN(32, value >> BigInt(32)));
      return {
        low: low,
        high: high
      };
    }
    exports.toLongBits = toLongBits;
    function encodeAsLongBits(hrTime) {
      const nanos = hrTimeToNanos(hrTime);
      return toLongBits(nanos);
    }
    exports.encodeAsLongBits = encodeAsLongBits;
    function encodeAsString(hrTime) {
      const nanos = hrTimeToNanos(hrTime);
      return nanos.toString();
    }
    exports.encodeAsString = encodeAsString;
    const encodeTimestamp = typeof BigInt !== "undefined" ? encodeAsString : core_1.hrTimeToNanoseconds;
    function identity(value) {
      return value;
    }
    function optionalHexToBinary(str) {
      if (str === undefined) return undefined;
      return (0, hex_to_binary_1.hexToBinary)(str);
    }
    exports.PROTOBUF_ENCODER = {
      encodeHrTime: encodeAsLongBits,
      encodeSpanContext: hex_to_binary_1.hexToBinary,
      encodeOptionalSpanContext: optionalHexToBinary,
      encodeUint8Array: identity
    };
    exports.JSON_ENCODER = {
      encodeHrTime: encodeTimestamp,
      encodeSpanContext: identity,
      encodeOptionalSpanContext: identity,
      encodeUint8Array: bytes => {
        if (typeof Buffer !== "undefined") {
          return Buffer.from(bytes).toString("base64");
        }
        const chars = new Array(bytes.length);
        for (let i = 0; i < bytes.length; i++) {
          chars[i] = String.fromCharCode(bytes[i]);
        }
        return btoa(chars.join(""));
      }
    };
  }),
  69107: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    var __webpack_unused_export__;
    __webpack_unused_export__ = {
      value: true
    };
    __webpack_unused_export__ = __webpack_unused_export__ = __webpack_unused_export__ = exports.nW = exports.Dm = __webpack_unused_export__ = __webpack_unused_export__ = __webpack_unused_export__ = __webpack_unused_export__ = void 0;
    var metrics_1 = __webpack_require__(32805);
    __webpack_unused_export__ = {
      enumerable: true,
      get: function() {
        return metrics_1.MetricsExporterMetricsHelper;
      }
    };
    var trace_1 = __webpack_require__(13417);
    __webpack_unused_export__ = {
      enumerable: true,
      get: function() {
        return trace_1.TraceExporterMetricsHelper;
      }
    };
    var logs_1 = __webpack_require__(42455);
    __webpack_unused_export__ = {
      enumerable: true,
      get: function() {
        return logs_1.LogsExporterMetricsHelper;
      }
    };
    var protobuf_1 = __webpack_require__(96687);
    __webpack_unused_export__ = {
      enumerable: true,
      get: function() {
        return protobuf_1.ProtobufLogsSerializer;
      }
    };
    var protobuf_2 = __webpack_require__(63193);
    Object.defineProperty(exports, "Dm", {
      enumerable: true,
      get: function() {
        return protobuf_2.ProtobufMetricsSerializer;
      }
    });
    var protobuf_3 = __webpack_require__(6085);
    Object.defineProperty(exports, "nW", {
      enumerable: true,
      get: function() {
        return protobuf_3.ProtobufTraceSerializer;
      }
    });
    var json_1 = __webpack_require__(34770);
    __webpack_unused_export__ = {
      enumerable: true,
      get: function() {
        return json_1.JsonLogsSerializer;
      }
    };
    var json_2 = __webpack_require__(59952);
    __webpack_unused_export__ = {
      enumerable: true,
      get: function() {
        return json_2.JsonMetricsSerializer;
      }
    };
    var json_3 = __webpack_require__(42900);
    __webpack_unused_export__ = {
      enumerable: true,
      get: function() {
        return json_3.JsonTraceSerializer;
      }
    };
  }),
  42455: ((__unused_webpack_module, exports) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.LogsExporterMetricsHelper = void 0;
    exports.LogsExporterMetricsHelper = {
      name: "log",
      countItems: request => request.length
    };
  }),
  3886: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.createExportLogsServiceRequest = void 0;
    const internal_1 = __webpack_require__(19308);
    function createExportLogsServiceRequest(logRecords, encoder) {
      return {
        resourceLogs: logRecordsToResourceLogs(logRecords, encoder)
      };
    }
    exports.createExportLogsServiceRequest = createExportLogsServiceRequest;
    function createResourceMap(logRecords) {
      const resourceMap = new Map;
      for (const record of logRecords) {
        const {resource: resource, instrumentationScope: instrumentationScope} = record;
        let ismMap = resourceMap.get(resource);
        if (!ismMap) {
          ismMap = new Map;
          resourceMap.set(resource, ismMap);
        }
        let records = ismMap.get(instrumentationScope);
        if (!records) {
          records = [];
          ismMap.set(instrumentationScope, records);
        }
        records.push(record);
      }
      return resourceMap;
    }
    function logRecordsToResourceLogs(logRecords, encoder) {
      const resourceMap = createResourceMap(logRecords);
      return Array.from(resourceMap, ([resource, ismMap]) => {
        const processedResource = (0, internal_1.createResource)(resource, encoder);
        return {
          resource: processedResource,
          scopeLogs: Array.from(ismMap, ([, scopeLogs]) => ({
            scope: (0, internal_1.createInstrumentationScope)(scopeLogs[0].instrumentationScope, encoder),
            logRecords: scopeLogs.map(log => toLogRecord(log, encoder)),
            schemaUrl: scopeLogs[0].instrumentationScope.schemaUrl
          })),
          schemaUrl: processedResource.schemaUrl
        };
      });
    }
    function toLogRecord(log, encoder) {
      return {
        timeUnixNano: encoder.encodeHrTime(log.hrTime),
        observedTimeUnixNano: encoder.encodeHrTime(log.hrTimeObserved),
        severityNumber: toSeverityNumber(log.severityNumber),
        severityText: log.severityText,
        body: (0, internal_1.toAnyValue)(log.body, encoder),
        eventName: log.eventName,
        attributes: (0, internal_1.toAttributes)(log.attributes, encoder),
        droppedAttributesCount: log.droppedAttributesCount,
        flags: log.spanContext?.traceFlags,
        traceId: encoder.encodeOptionalSpanContext(log.spanContext?.traceId),
        spanId: encoder.encodeOptionalSpanContext(log.spanContext?.spanId)
      };
    }
    function toSeverityNumber(severityNumber) {
      return severityNumber;
    }
  }),
  34770: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.JsonLogsSerializer = void 0;
    var logs_1 = __webpack_require__(94087);
    Object.defineProperty(exports, "JsonLogsSerializer", {
      enumerable: true,
      get: function() {
        return logs_1.JsonLogsSerializer;
      }
    });
  }),
  94087: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.JsonLogsSerializer = void 0;
    const internal_1 = __webpack_require__(3886);
    const utils_1 = __webpack_require__(66052);
    const api_1 = __webpack_require__(63914);
    exports.JsonLogsSerializer = {
      serializeRequest: arg => {
        const request = (0, internal_1.createExportLogsServiceRequest)(arg, utils_1.JSON_ENCODER);
        const encoder = new TextEncoder;
        return encoder.encode(JSON.stringify(request));
      },
      deserializeResponse: arg => {
        if (arg.length === 0) {
          return {};
        }
        const decoder = new TextDecoder;
        try {
          return JSON.parse(decoder.decode(arg));
        } catch (err) {
          api_1.diag.warn(`Failed to parse logs export response: ${err.message}. Returning empty response`);
          return {};
        }
      }
    };
  }),
  96687: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.ProtobufLogsSerializer = void 0;
    var logs_1 = __webpack_require__(36260);
    Object.defineProperty(exports, "ProtobufLogsSerializer", {
      enumerable: true,
      get: function() {
        return logs_1.ProtobufLogsSerializer;
      }
    });
  }),
  41253: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.serializeLogsExportRequest = void 0;
    const protobuf_writer_1 = __webpack_require__(4912);
    const hex_to_binary_1 = __webpack_require__(50100);
    const api_logs_1 = __webpack_require__(79334);
    const common_serializer_1 = __webpack_require__(60549);
    const protobuf_size_estimator_1 = __webpack_require__(85537);
    function serializeLogRecord(writer, logRecord) {
      const logStart = writer.startLengthDelimited();
      const logStartPos = writer.pos;
      writer.writeTag(1, 1);
      (0, common_serializer_1.writeHrTimeAsFixed64)(writer, logRecord.hrTime);
      if (logRecord.severityNumber !== undefined && logRecord.severityNumber !== api_logs_1.SeverityNumber.UNSPECIFIED) {
        writer.writeTag(2, 0);
        writer.writeVarint(logRecord.severityNumber);
      }
      if (logRecord.severityText) {
        writer.writeTag(3, 2);
        writer.writeString(logRecord.severityText);
      }
      if (logRecord.body !== undefined) {
        writer.writeTag(5, 2);
        const bodyStart = writer.startLengthDelimited();
        const bodyStartPos = writer.pos;
        (0, common_serializer_1.writeAnyValue)(writer, logRecord.body);
        writer.finishLengthDelimited(bodyStart, writer.pos - bodyStartPos);
      }
      if (logRecord.attributes) {
        (0, common_serializer_1.writeAttributes)(writer, logRecord.attributes, 6);
      }
      writer.writeTag(7, 0);
      writer.writeVarint(logRecord.droppedAttributesCount);
      if (logRecord.spanContext?.traceFlags) {
        writer.writeTag(8, 5);
        writer.writeFixed32(logRecord.spanContext.traceFlags);
      }
      if (logRecord.spanContext?.traceId) {
        writer.writeTag(9, 2);
        writer.writeBytes((0, hex_to_binary_1.hexToBinary)(logRecord.spanContext.traceId));
      }
      if (logRecord.spanContext?.spanId) {
        writer.writeTag(10, 2);
        writer.writeBytes((0, hex_to_binary_1.hexToBinary)(logRecord.spanContext.spanId));
      }
      writer.writeTag(11, 1);
      (0, common_serializer_1.writeHrTimeAsFixed64)(writer, logRecord.hrTimeObserved);
      if (logRecord.eventName) {
        writer.writeTag(12, 2);
        writer.writeString(logRecord.eventName);
      }
      writer.finishLengthDelimited(logStart, writer.pos - logStartPos);
    }
    function serializeScopeLogs(writer, scope, logRecords) {
      const scopeLogsStart = writer.startLengthDelimited();
      const scopeLogsStartPos = writer.pos;
      (0, common_serializer_1.writeInstrumentationScope)(writer, scope, 1);
      for (const logRecord of logRecords) {
        writer.writeTag(2, 2);
        serializeLogRecord(writer, logRecord);
      }
      if (scope.schemaUrl) {
        writer.writeTag(3, 2);
        writer.writeString(scope.schemaUrl);
      }
      writer.finishLengthDelimited(scopeLogsStart, writer.pos - scopeLogsStartPos);
    }
    function serializeResourceLogs(writer, resource, scopeMap) {
      const resourceLogsStart = writer.startLengthDelimited();
      const resourceLogsStartPos = writer.pos;
      (0, common_serializer_1.writeResource)(writer, resource, 1);
      for (const scopeLogs of scopeMap.values()) {
        writer.writeTag(2, 2);
        const scope = scopeLogs[0].instrumentationScope;
        serializeScopeLogs(writer, scope, scopeLogs);
      }
      if (resource.schemaUrl) {
        writer.writeTag(3, 2);
        writer.writeString(resource.schemaUrl);
      }
      writer.finishLengthDelimited(resourceLogsStart, writer.pos - resourceLogsStartPos);
    }
    function createResourceMap(logRecords) {
      const resourceMap = new Map;
      for (const record of logRecords) {
        const resource = record.resource;
        const scope = record.instrumentationScope;
        let ismMap = resourceMap.get(resource);
        if (!ismMap) {
          ismMap = new Map;
          resourceMap.set(resource, ismMap);
        }
        let records = ismMap.get(scope);
        if (!records) {
          records = [];
          ismMap.set(scope, records);
        }
        records.push(record);
      }
      return resourceMap;
    }
    function serializeLogsExportRequest(logRecords) {
      const resourceMap = createResourceMap(logRecords);
      const estimator = new protobuf_size_estimator_1.ProtobufSizeEstimator;
      for (const [resource, scopeMap] of resourceMap) {
        estimator.writeTag(1, 2);
        serializeResourceLogs(estimator, resource, scopeMap);
      }
      const writer = new protobuf_writer_1.ProtobufWriter(estimator.pos);
      for (const [resource, scopeMap] of resourceMap) {
        writer.writeTag(1, 2);
        serializeResourceLogs(writer, resource, scopeMap);
      }
      return writer.finish();
    }
    exports.serializeLogsExportRequest = serializeLogsExportRequest;
  }),
  36260: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.ProtobufLogsSerializer = void 0;
    const logs_serializer_1 = __webpack_require__(41253);
    const response_deserializer_1 = __webpack_require__(1394);
    exports.ProtobufLogsSerializer = {
      serializeRequest: arg => (0, logs_serializer_1.serializeLogsExportRequest)(arg),
      deserializeResponse: arg => (0, response_deserializer_1.deserializeExportLogsServiceResponse)(arg)
    };
  }),
  1394: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.deserializeExportLogsServiceResponse = void 0;
    const protobuf_reader_1 = __webpack_require__(81828);
    function deserializePartialSuccess(data) {
      const reader = new protobuf_reader_1.ProtobufReader(data);
      const result = {};
      while (!reader.isAtEnd()) {
        const {fieldNumber: fieldNumber, wireType: wireType} = reader.readTag();
        switch (fieldNumber) {
         case 1:
          if (wireType === 0) {
            result.rejectedLogRecords = reader.readVarint();
          } else {
            reader.skip(wireType);
          }
          break;

         case 2:
          if (wireType === 2) {
            result.errorMessage = reader.readString();
          } else {
            reader.skip(wireType);
          }
          break;

         default:
          reader.skip(wireType);
          break;
        }
      }
      return result;
    }
    function deserializeExportLogsServiceResponse(data) {
      const reader = new protobuf_reader_1.ProtobufReader(data);
      const result = {};
      while (!reader.isAtEnd()) {
        const {fieldNumber: fieldNumber, wireType: wireType} = reader.readTag();
        switch (fieldNumber) {
         case 1:
          if (wireType === 2) {
            result.partialSuccess = deserializePartialSuccess(reader.readBytes());
          } else {
            reader.skip(wireType);
          }
          break;

         default:
          reader.skip(wireType);
          break;
        }
      }
      return result;
    }
    exports.deserializeExportLogsServiceResponse = deserializeExportLogsServiceResponse;
  }),
  32805: ((__unused_webpack_module, exports) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.MetricsExporterMetricsHelper = void 0;
    exports.MetricsExporterMetricsHelper = {
      name: "metric_data_point",
      countItems: request => {
        let count = 0;
        for (const scopeMetrics of request.scopeMetrics) {
          for (const metric of scopeMetrics.metrics) {
            count += metric.dataPoints.length;
          }
        }
        return count;
      }
    };
  }),
  48224: ((__unused_webpack_module, exports) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.EAggregationTemporality = void 0;
    var EAggregationTemporality;
    (function(EAggregationTemporality) {
      EAggregationTemporality[EAggregationTemporality["AGGREGATION_TEMPORALITY_UNSPECIFIED"] = 0] = "AGGREGATION_TEMPORALITY_UNSPECIFIED";
      EAggregationTemporality[EAggregationTemporality["AGGREGATION_TEMPORALITY_DELTA"] = 1] = "AGGREGATION_TEMPORALITY_DELTA";
      EAggregationTemporality[EAggregationTemporality["AGGREGATION_TEMPORALITY_CUMULATIVE"] = 2] = "AGGREGATION_TEMPORALITY_CUMULATIVE";
    })(EAggregationTemporality || (exports.EAggregationTemporality = EAggregationTemporality = {}));
  }),
  29520: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.createExportMetricsServiceRequest = exports.toMetric = exports.toScopeMetrics = exports.toResourceMetrics = void 0;
    const api_1 = __webpack_require__(63914);
    const sdk_metrics_1 = __webpack_require__(89174);
    const internal_types_1 = __webpack_require__(48224);
    const internal_1 = __webpack_require__(19308);
    function toResourceMetrics(resourceMetrics, encoder) {
      const processedResource = (0, internal_1.createResource)(resourceMetrics.resource, encoder);
      return {
        resource: processedResource,
        schemaUrl: processedResource.schemaUrl,
        scopeMetrics: toScopeMetrics(resourceMetrics.scopeMetrics, encoder)
      };
    }
    exports.toResourceMetrics = toResourceMetrics;
    function toScopeMetrics(scopeMetrics, encoder) {
      return Array.from(scopeMetrics.map(metrics => ({
        scope: (0, internal_1.createInstrumentationScope)(metrics.scope, encoder),
        metrics: metrics.metrics.map(metricData => toMetric(metricData, encoder)),
        schemaUrl: metrics.scope.schemaUrl
      })));
    }
    exports.toScopeMetrics = toScopeMetrics;
    function toMetric(metricData, encoder) {
      const out = {
        name: metricData.descriptor.name,
        description: metricData.descriptor.description,
        unit: metricData.descriptor.unit
      };
      const aggregationTemporality = toAggregationTemporality(metricData.aggregationTemporality);
      switch (metricData.dataPointType) {
       case sdk_metrics_1.DataPointType.SUM:
        out.sum = {
          aggregationTemporality: aggregationTemporality,
          isMonotonic: metricData.isMonotonic,
          dataPoints: toSingularDataPoints(metricData, encoder)
        };
        break;

       case sdk_metrics_1.DataPointType.GAUGE:
        out.gauge = {
          dataPoints: toSingularDataPoints(metricData, encoder)
        };
        break;

       case sdk_metrics_1.DataPointType.HISTOGRAM:
        out.histogram = {
          aggregationTemporality: aggregationTemporality,
          dataPoints: toHistogramDataPoints(metricData, encoder)
        };
        break;

       case sdk_metrics_1.DataPointType.EXPONENTIAL_HISTOGRAM:
        out.exponentialHistogram = {
          aggregationTemporality: aggregationTemporality,
          dataPoints: toExponentialHistogramDataPoints(metricData, encoder)
        };
        break;
      }
      return out;
    }
    exports.toMetric = toMetric;
    function toSingularDataPoint(dataPoint, valueType, encoder) {
      const out = {
        attributes: (0, internal_1.toAttributes)(dataPoint.attributes, encoder),
        startTimeUnixNano: encoder.encodeHrTime(dataPoint.startTime),
        timeUnixNano: encoder.encodeHrTime(dataPoint.endTime)
      };
      switch (valueType) {
       case api_1.ValueType.INT:
        out.asInt = dataPoint.value;
        break;

       case api_1.ValueType.DOUBLE:
        out.asDouble = dataPoint.value;
        break;
      }
      return out;
    }
    function toSingularDataPoints(metricData, encoder) {
      return metricData.dataPoints.map(dataPoint => toSingularDataPoint(dataPoint, metricData.descriptor.valueType, encoder));
    }
    function toHistogramDataPoints(metricData, encoder) {
      return metricData.dataPoints.map(dataPoint => {
        const histogram = dataPoint.value;
        return {
          attributes: (0, internal_1.toAttributes)(dataPoint.attributes, encoder),
          bucketCounts: histogram.buckets.counts,
          explicitBounds: histogram.buckets.boundaries,
          count: histogram.count,
          sum: histogram.sum,
          min: histogram.min,
          max: histogram.max,
          startTimeUnixNano: encoder.encodeHrTime(dataPoint.startTime),
          timeUnixNano: encoder.encodeHrTime(dataPoint.endTime)
        };
      });
    }
    function toExponentialHistogramDataPoints(metricData, encoder) {
      return metricData.dataPoints.map(dataPoint => {
        const histogram = dataPoint.value;
        return {
          attributes: (0, internal_1.toAttributes)(dataPoint.attributes, encoder),
          count: histogram.count,
          min: histogram.min,
          max: histogram.max,
          sum: histogram.sum,
          positive: {
            offset: histogram.positive.offset,
            bucketCounts: histogram.positive.bucketCounts
          },
          negative: {
            offset: histogram.negative.offset,
            bucketCounts: histogram.negative.bucketCounts
          },
          scale: histogram.scale,
          zeroCount: histogram.zeroCount,
          startTimeUnixNano: encoder.encodeHrTime(dataPoint.startTime),
          timeUnixNano: encoder.encodeHrTime(dataPoint.endTime)
        };
      });
    }
    function toAggregationTemporality(temporality) {
      switch (temporality) {
       case sdk_metrics_1.AggregationTemporality.DELTA:
        return internal_types_1.EAggregationTemporality.AGGREGATION_TEMPORALITY_DELTA;

       case sdk_metrics_1.AggregationTemporality.CUMULATIVE:
        return internal_types_1.EAggregationTemporality.AGGREGATION_TEMPORALITY_CUMULATIVE;
      }
    }
    function createExportMetricsServiceRequest(resourceMetrics, encoder) {
      return {
        resourceMetrics: resourceMetrics.map(metrics => toResourceMetrics(metrics, encoder))
      };
    }
    exports.createExportMetricsServiceRequest = createExportMetricsServiceRequest;
  }),
  59952: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.JsonMetricsSerializer = void 0;
    var metrics_1 = __webpack_require__(36817);
    Object.defineProperty(exports, "JsonMetricsSerializer", {
      enumerable: true,
      get: function() {
        return metrics_1.JsonMetricsSerializer;
      }
    });
  }),
  36817: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.JsonMetricsSerializer = void 0;
    const internal_1 = __webpack_require__(29520);
    const utils_1 = __webpack_require__(66052);
    const api_1 = __webpack_require__(63914);
    exports.JsonMetricsSerializer = {
      serializeRequest: arg => {
        const request = (0, internal_1.createExportMetricsServiceRequest)([ arg ], utils_1.JSON_ENCODER);
        const encoder = new TextEncoder;
        return encoder.encode(JSON.stringify(request));
      },
      deserializeResponse: arg => {
        if (arg.length === 0) {
          return {};
        }
        const decoder = new TextDecoder;
        try {
          return JSON.parse(decoder.decode(arg));
        } catch (err) {
          api_1.diag.warn(`Failed to parse metrics export response: ${err.message}. Returning empty response`);
          return {};
        }
      }
    };
  }),
  63193: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.ProtobufMetricsSerializer = void 0;
    var metrics_1 = __webpack_require__(50788);
    Object.defineProperty(exports, "ProtobufMetricsSerializer", {
      enumerable: true,
      get: function() {
        return metrics_1.ProtobufMetricsSerializer;
      }
    });
  }),
  17573: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.serializeMetricsExportRequest = void 0;
    const api_1 = __webpack_require__(63914);
    const sdk_metrics_1 = __webpack_require__(89174);
    const common_serializer_1 = __webpack_require__(60549);
    const protobuf_size_estimator_1 = __webpack_require__(85537);
    const protobuf_writer_1 = __webpack_require__(4912);
    function serializeNumberDataPoint(writer, dataPoint, valueType) {
      const start = writer.startLengthDelimited();
      const startPos = writer.pos;
      writer.writeTag(2, 1);
      (0, common_serializer_1.writeHrTimeAsFixed64)(writer, dataPoint.startTime);
      writer.writeTag(3, 1);
      (0, common_serializer_1.writeHrTimeAsFixed64)(writer, dataPoint.endTime);
      if (valueType === api_1.ValueType.INT) {
        writer.writeTag(6, 1);
        writer.writeSfixed64(dataPoint.value);
      } else {
        writer.writeTag(4, 1);
        writer.writeDouble(dataPoint.value);
      }
      if (dataPoint.attributes) {
        (0, common_serializer_1.writeAttributes)(writer, dataPoint.attributes, 7);
      }
      writer.finishLengthDelimited(start, writer.pos - startPos);
    }
    function serializeHistogramDataPoint(writer, dataPoint) {
      const start = writer.startLengthDelimited();
      const startPos = writer.pos;
      const histogram = dataPoint.value;
      writer.writeTag(2, 1);
      (0, common_serializer_1.writeHrTimeAsFixed64)(writer, dataPoint.startTime);
      writer.writeTag(3, 1);
      (0, common_serializer_1.writeHrTimeAsFixed64)(writer, dataPoint.endTime);
      writer.writeTag(4, 1);
      writer.writeFixed64(histogram.count >>> 0, histogram.count / 4294967296 >>> 0);
      if (histogram.sum !== undefined) {
        writer.writeTag(5, 1);
        writer.writeDouble(histogram.sum);
      }
      if (histogram.buckets.counts.length > 0) {
        writer.writeTag(6, 2);
        const countsStart = writer.startLengthDelimited();
        const countsStartPos = writer.pos;
        for (const count of histogram.buckets.counts) {
          writer.writeFixed64(count >>> 0, count / 4294967296 >>> 0);
        }
        writer.finishLengthDelimited(countsStart, writer.pos - countsStartPos);
      }
      if (histogram.buckets.boundaries.length > 0) {
        writer.writeTag(7, 2);
        const boundsStart = writer.startLengthDelimited();
        const boundsStartPos = writer.pos;
        for (const bound of histogram.buckets.boundaries) {
          writer.writeDouble(bound);
        }
        writer.finishLengthDelimited(boundsStart, writer.pos - boundsStartPos);
      }
      if (dataPoint.attributes) {
        (0, common_serializer_1.writeAttributes)(writer, dataPoint.attributes, 9);
      }
      if (histogram.min !== undefined) {
        writer.writeTag(11, 1);
        writer.writeDouble(histogram.min);
      }
      if (histogram.max !== undefined) {
        writer.writeTag(12, 1);
        writer.writeDouble(histogram.max);
      }
      writer.finishLengthDelimited(start, writer.pos - startPos);
    }
    function serializeExponentialBuckets(writer, offset, bucketCounts) {
      const start = writer.startLengthDelimited();
      const startPos = writer.pos;
      if (offset !== 0) {
        writer.writeTag(1, 0);
        writer.writeSint32(offset);
      }
      if (bucketCounts.length > 0) {
        writer.writeTag(2, 2);
        const bcStart = writer.startLengthDelimited();
        const bcStartPos = writer.pos;
        for (const count of bucketCounts) {
          writer.writeVarint(count);
        }
        writer.finishLengthDelimited(bcStart, writer.pos - bcStartPos);
      }
      writer.finishLengthDelimited(start, writer.pos - startPos);
    }
    function serializeExponentialHistogramDataPoint(writer, dataPoint) {
      const start = writer.startLengthDelimited();
      const startPos = writer.pos;
      const histogram = dataPoint.value;
      if (dataPoint.attributes) {
        (0, common_serializer_1.writeAttributes)(writer, dataPoint.attributes, 1);
      }
      writer.writeTag(2, 1);
      (0, common_serializer_1.writeHrTimeAsFixed64)(writer, dataPoint.startTime);
      writer.writeTag(3, 1);
      (0, common_serializer_1.writeHrTimeAsFixed64)(writer, dataPoint.endTime);
      writer.writeTag(4, 1);
      writer.writeFixed64(histogram.count >>> 0, histogram.count / 4294967296 >>> 0);
      if (histogram.sum !== undefined) {
        writer.writeTag(5, 1);
        writer.writeDouble(histogram.sum);
      }
      if (histogram.scale !== 0) {
        writer.writeTag(6, 0);
        writer.writeSint32(histogram.scale);
      }
      writer.writeTag(7, 1);
      writer.writeFixed64(histogram.zeroCount >>> 0, histogram.zeroCount / 4294967296 >>> 0);
      writer.writeTag(8, 2);
      serializeExponentialBuckets(writer, histogram.positive.offset, histogram.positive.bucketCounts);
      writer.writeTag(9, 2);
      serializeExponentialBuckets(writer, histogram.negative.offset, histogram.negative.bucketCounts);
      if (histogram.min !== undefined) {
        writer.writeTag(12, 1);
        writer.writeDouble(histogram.min);
      }
      if (histogram.max !== undefined) {
        writer.writeTag(13, 1);
        writer.writeDouble(histogram.max);
      }
      writer.finishLengthDelimited(start, writer.pos - startPos);
    }
    function serializeMetric(writer, metricData) {
      const metricStart = writer.startLengthDelimited();
      const metricStartPos = writer.pos;
      writer.writeTag(1, 2);
      writer.writeString(metricData.descriptor.name);
      if (metricData.descriptor.description) {
        writer.writeTag(2, 2);
        writer.writeString(metricData.descriptor.description);
      }
      if (metricData.descriptor.unit) {
        writer.writeTag(3, 2);
        writer.writeString(metricData.descriptor.unit);
      }
      switch (metricData.dataPointType) {
       case sdk_metrics_1.DataPointType.GAUGE:
        writer.writeTag(5, 2);
        serializeGauge(writer, metricData);
        break;

       case sdk_metrics_1.DataPointType.SUM:
        writer.writeTag(7, 2);
        serializeSum(writer, metricData);
        break;

       case sdk_metrics_1.DataPointType.HISTOGRAM:
        writer.writeTag(9, 2);
        serializeHistogramMetric(writer, metricData);
        break;

       case sdk_metrics_1.DataPointType.EXPONENTIAL_HISTOGRAM:
        writer.writeTag(10, 2);
        serializeExponentialHistogramMetric(writer, metricData);
        break;

       default:
        {
          const _exhaustive = metricData;
          void _exhaustive;
        }
      }
      writer.finishLengthDelimited(metricStart, writer.pos - metricStartPos);
    }
    function serializeGauge(writer, metricData) {
      const start = writer.startLengthDelimited();
      const startPos = writer.pos;
      for (const dataPoint of metricData.dataPoints) {
        writer.writeTag(1, 2);
        serializeNumberDataPoint(writer, dataPoint, metricData.descriptor.valueType);
      }
      writer.finishLengthDelimited(start, writer.pos - startPos);
    }
    function serializeSum(writer, metricData) {
      const start = writer.startLengthDelimited();
      const startPos = writer.pos;
      for (const dataPoint of metricData.dataPoints) {
        writer.writeTag(1, 2);
        serializeNumberDataPoint(writer, dataPoint, metricData.descriptor.valueType);
      }
      const temporality = toProtoAggregationTemporality(metricData.aggregationTemporality);
      if (temporality !== 0) {
        writer.writeTag(2, 0);
        writer.writeVarint(temporality);
      }
      if (metricData.isMonotonic) {
        writer.writeTag(3, 0);
        writer.writeVarint(1);
      }
      writer.finishLengthDelimited(start, writer.pos - startPos);
    }
    function serializeHistogramMetric(writer, metricData) {
      const start = writer.startLengthDelimited();
      const startPos = writer.pos;
      for (const dataPoint of metricData.dataPoints) {
        writer.writeTag(1, 2);
        serializeHistogramDataPoint(writer, dataPoint);
      }
      const temporality = toProtoAggregationTemporality(metricData.aggregationTemporality);
      if (temporality !== 0) {
        writer.writeTag(2, 0);
        writer.writeVarint(temporality);
      }
      writer.finishLengthDelimited(start, writer.pos - startPos);
    }
    function serializeExponentialHistogramMetric(writer, metricData) {
      const start = writer.startLengthDelimited();
      const startPos = writer.pos;
      for (const dataPoint of metricData.dataPoints) {
        writer.writeTag(1, 2);
        serializeExponentialHistogramDataPoint(writer, dataPoint);
      }
      const temporality = toProtoAggregationTemporality(metricData.aggregationTemporality);
      if (temporality !== 0) {
        writer.writeTag(2, 0);
        writer.writeVarint(temporality);
      }
      writer.finishLengthDelimited(start, writer.pos - startPos);
    }
    function serializeScopeMetrics(writer, scopeMetrics) {
      const scopeStart = writer.startLengthDelimited();
      const scopeStartPos = writer.pos;
      (0, common_serializer_1.writeInstrumentationScope)(writer, scopeMetrics.scope, 1);
      for (const metric of scopeMetrics.metrics) {
        writer.writeTag(2, 2);
        serializeMetric(writer, metric);
      }
      if (scopeMetrics.scope.schemaUrl) {
        writer.writeTag(3, 2);
        writer.writeString(scopeMetrics.scope.schemaUrl);
      }
      writer.finishLengthDelimited(scopeStart, writer.pos - scopeStartPos);
    }
    function serializeResourceMetrics(writer, resourceMetrics) {
      const start = writer.startLengthDelimited();
      const startPos = writer.pos;
      (0, common_serializer_1.writeResource)(writer, resourceMetrics.resource, 1);
      for (const scopeMetrics of resourceMetrics.scopeMetrics) {
        writer.writeTag(2, 2);
        serializeScopeMetrics(writer, scopeMetrics);
      }
      if (resourceMetrics.resource.schemaUrl) {
        writer.writeTag(3, 2);
        writer.writeString(resourceMetrics.resource.schemaUrl);
      }
      writer.finishLengthDelimited(start, writer.pos - startPos);
    }
    function toProtoAggregationTemporality(temporality) {
      switch (temporality) {
       case sdk_metrics_1.AggregationTemporality.DELTA:
        return 1;

       case sdk_metrics_1.AggregationTemporality.CUMULATIVE:
        return 2;

       default:
        return 0;
      }
    }
    function serializeMetricsExportRequest(resourceMetrics) {
      const estimator = new protobuf_size_estimator_1.ProtobufSizeEstimator;
      estimator.writeTag(1, 2);
      serializeResourceMetrics(estimator, resourceMetrics);
      const writer = new protobuf_writer_1.ProtobufWriter(estimator.pos);
      writer.writeTag(1, 2);
      serializeResourceMetrics(writer, resourceMetrics);
      return writer.finish();
    }
    exports.serializeMetricsExportRequest = serializeMetricsExportRequest;
  }),
  50788: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.ProtobufMetricsSerializer = void 0;
    const metrics_serializer_1 = __webpack_require__(17573);
    const response_deserializer_1 = __webpack_require__(16548);
    exports.ProtobufMetricsSerializer = {
      serializeRequest: arg => (0, metrics_serializer_1.serializeMetricsExportRequest)(arg),
      deserializeResponse: arg => (0, response_deserializer_1.deserializeExportMetricsServiceResponse)(arg)
    };
  }),
  16548: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.deserializeExportMetricsServiceResponse = void 0;
    const protobuf_reader_1 = __webpack_require__(81828);
    function deserializePartialSuccess(data) {
      const reader = new protobuf_reader_1.ProtobufReader(data);
      const result = {};
      while (!reader.isAtEnd()) {
        const {fieldNumber: fieldNumber, wireType: wireType} = reader.readTag();
        switch (fieldNumber) {
         case 1:
          if (wireType === 0) {
            result.rejectedDataPoints = reader.readVarint();
          } else {
            reader.skip(wireType);
          }
          break;

         case 2:
          if (wireType === 2) {
            result.errorMessage = reader.readString();
          } else {
            reader.skip(wireType);
          }
          break;

         default:
          reader.skip(wireType);
          break;
        }
      }
      return result;
    }
    function deserializeExportMetricsServiceResponse(data) {
      const reader = new protobuf_reader_1.ProtobufReader(data);
      const result = {};
      while (!reader.isAtEnd()) {
        const {fieldNumber: fieldNumber, wireType: wireType} = reader.readTag();
        switch (fieldNumber) {
         case 1:
          if (wireType === 2) {
            result.partialSuccess = deserializePartialSuccess(reader.readBytes());
          } else {
            reader.skip(wireType);
          }
          break;

         default:
          reader.skip(wireType);
          break;
        }
      }
      return result;
    }
    exports.deserializeExportMetricsServiceResponse = deserializeExportMetricsServiceResponse;
  }),
  13417: ((__unused_webpack_module, exports) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.TraceExporterMetricsHelper = void 0;
    exports.TraceExporterMetricsHelper = {
      name: "span",
      countItems: request => request.length
    };
  }),
  74796: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.createExportTraceServiceRequest = exports.toOtlpSpanEvent = exports.toOtlpLink = exports.sdkSpanToOtlpSpan = void 0;
    const internal_1 = __webpack_require__(19308);
    const SPAN_FLAGS_CONTEXT_HAS_IS_REMOTE_MASK = 256;
    const SPAN_FLAGS_CONTEXT_IS_REMOTE_MASK = 512;
    function buildSpanFlagsFrom(traceFlags, isRemote) {
      let flags = traceFlags & 255 | SPAN_FLAGS_CONTEXT_HAS_IS_REMOTE_MASK;
      if (isRemote) {
        flags |= SPAN_FLAGS_CONTEXT_IS_REMOTE_MASK;
      }
      return flags;
    }
    function sdkSpanToOtlpSpan(span, encoder) {
      const ctx = span.spanContext();
      const status = span.status;
      const parentSpanId = span.parentSpanContext?.spanId ? encoder.encodeSpanContext(span.parentSpanContext?.spanId) : undefined;
      return {
        traceId: encoder.encodeSpanContext(ctx.traceId),
        spanId: encoder.encodeSpanContext(ctx.spanId),
        parentSpanId: parentSpanId,
        traceState: ctx.traceState?.serialize(),
        name: span.name,
        kind: span.kind == null ? 0 : span.kind + 1,
        startTimeUnixNano: encoder.encodeHrTime(span.startTime),
        endTimeUnixNano: encoder.encodeHrTime(span.endTime),
        attributes: (0, internal_1.toAttributes)(span.attributes, encoder),
        droppedAttributesCount: span.droppedAttributesCount,
        events: span.events.map(event => toOtlpSpanEvent(event, encoder)),
        droppedEventsCount: span.droppedEventsCount,
        status: {
          code: status.code,
          message: status.message
        },
        links: span.links.map(link => toOtlpLink(link, encoder)),
        droppedLinksCount: span.droppedLinksCount,
        flags: buildSpanFlagsFrom(ctx.traceFlags, span.parentSpanContext?.isRemote)
      };
    }
    exports.sdkSpanToOtlpSpan = sdkSpanToOtlpSpan;
    function toOtlpLink(link, encoder) {
      return {
        attributes: link.attributes ? (0, internal_1.toAttributes)(link.attributes, encoder) : [],
        spanId: encoder.encodeSpanContext(link.context.spanId),
        traceId: encoder.encodeSpanContext(link.context.traceId),
        traceState: link.context.traceState?.serialize(),
        droppedAttributesCount: link.droppedAttributesCount || 0,
        flags: buildSpanFlagsFrom(link.context.traceFlags, link.context.isRemote)
      };
    }
    exports.toOtlpLink = toOtlpLink;
    function toOtlpSpanEvent(timedEvent, encoder) {
      return {
        attributes: timedEvent.attributes ? (0, internal_1.toAttributes)(timedEvent.attributes, encoder) : [],
        name: timedEvent.name,
        timeUnixNano: encoder.encodeHrTime(timedEvent.time),
        droppedAttributesCount: timedEvent.droppedAttributesCount || 0
      };
    }
    exports.toOtlpSpanEvent = toOtlpSpanEvent;
    function createExportTraceServiceRequest(spans, encoder) {
      return {
        resourceSpans: spanRecordsToResourceSpans(spans, encoder)
      };
    }
    exports.createExportTraceServiceRequest = createExportTraceServiceRequest;
    function createResourceMap(readableSpans) {
      const resourceMap = new Map;
      for (const record of readableSpans) {
        let ilsMap = resourceMap.get(record.resource);
        if (!ilsMap) {
          ilsMap = new Map;
          resourceMap.set(record.resource, ilsMap);
        }
        const instrumentationScopeKey = `${record.instrumentationScope.name}@${record.instrumentationScope.version || ""}:${record.instrumentationScope.schemaUrl || ""}`;
        let records = ilsMap.get(instrumentationScopeKey);
        if (!records) {
          records = [];
          ilsMap.set(instrumentationScopeKey, records);
        }
        records.push(record);
      }
      return resourceMap;
    }
    function spanRecordsToResourceSpans(readableSpans, encoder) {
      const resourceMap = createResourceMap(readableSpans);
      const out = [];
      const entryIterator = resourceMap.entries();
      let entry = entryIterator.next();
      while (!entry.done) {
        const [resource, ilmMap] = entry.value;
        const scopeResourceSpans = [];
        const ilmIterator = ilmMap.values();
        let ilmEntry = ilmIterator.next();
        while (!ilmEntry.done) {
          const scopeSpans = ilmEntry.value;
          if (scopeSpans.length > 0) {
            const spans = scopeSpans.map(readableSpan => sdkSpanToOtlpSpan(readableSpan, encoder));
            scopeResourceSpans.push({
              scope: (0, internal_1.createInstrumentationScope)(scopeSpans[0].instrumentationScope, encoder),
              spans: spans,
              schemaUrl: scopeSpans[0].instrumentationScope.schemaUrl
            });
          }
          ilmEntry = ilmIterator.next();
        }
        const processedResource = (0, internal_1.createResource)(resource, encoder);
        const transformedSpans = {
          resource: processedResource,
          scopeSpans: scopeResourceSpans,
          schemaUrl: processedResource.schemaUrl
        };
        out.push(transformedSpans);
        entry = entryIterator.next();
      }
      return out;
    }
  }),
  42900: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.JsonTraceSerializer = void 0;
    var trace_1 = __webpack_require__(76765);
    Object.defineProperty(exports, "JsonTraceSerializer", {
      enumerable: true,
      get: function() {
        return trace_1.JsonTraceSerializer;
      }
    });
  }),
  76765: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.JsonTraceSerializer = void 0;
    const internal_1 = __webpack_require__(74796);
    const utils_1 = __webpack_require__(66052);
    const api_1 = __webpack_require__(63914);
    exports.JsonTraceSerializer = {
      serializeRequest: arg => {
        const request = (0, internal_1.createExportTraceServiceRequest)(arg, utils_1.JSON_ENCODER);
        const encoder = new TextEncoder;
        return encoder.encode(JSON.stringify(request));
      },
      deserializeResponse: arg => {
        if (arg.length === 0) {
          return {};
        }
        const decoder = new TextDecoder;
        try {
          return JSON.parse(decoder.decode(arg));
        } catch (err) {
          api_1.diag.warn(`Failed to parse trace export response: ${err.message}. Returning empty response`);
          return {};
        }
      }
    };
  }),
  6085: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.ProtobufTraceSerializer = void 0;
    var trace_1 = __webpack_require__(32816);
    Object.defineProperty(exports, "ProtobufTraceSerializer", {
      enumerable: true,
      get: function() {
        return trace_1.ProtobufTraceSerializer;
      }
    });
  }),
  39992: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.deserializeExportTraceServiceResponse = void 0;
    const protobuf_reader_1 = __webpack_require__(81828);
    function deserializePartialSuccess(data) {
      const reader = new protobuf_reader_1.ProtobufReader(data);
      const result = {};
      while (!reader.isAtEnd()) {
        const {fieldNumber: fieldNumber, wireType: wireType} = reader.readTag();
        switch (fieldNumber) {
         case 1:
          if (wireType === 0) {
            result.rejectedSpans = reader.readVarint();
          } else {
            reader.skip(wireType);
          }
          break;

         case 2:
          if (wireType === 2) {
            result.errorMessage = reader.readString();
          } else {
            reader.skip(wireType);
          }
          break;

         default:
          reader.skip(wireType);
          break;
        }
      }
      return result;
    }
    function deserializeExportTraceServiceResponse(data) {
      const reader = new protobuf_reader_1.ProtobufReader(data);
      const result = {};
      while (!reader.isAtEnd()) {
        const {fieldNumber: fieldNumber, wireType: wireType} = reader.readTag();
        switch (fieldNumber) {
         case 1:
          if (wireType === 2) {
            result.partialSuccess = deserializePartialSuccess(reader.readBytes());
          } else {
            reader.skip(wireType);
          }
          break;

         default:
          reader.skip(wireType);
          break;
        }
      }
      return result;
    }
    exports.deserializeExportTraceServiceResponse = deserializeExportTraceServiceResponse;
  }),
  78329: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.serializeTraceExportRequest = void 0;
    const protobuf_writer_1 = __webpack_require__(4912);
    const hex_to_binary_1 = __webpack_require__(50100);
    const common_serializer_1 = __webpack_require__(60549);
    const protobuf_size_estimator_1 = __webpack_require__(85537);
    const SPAN_FLAGS_CONTEXT_HAS_IS_REMOTE_MASK = 256;
    const SPAN_FLAGS_CONTEXT_IS_REMOTE_MASK = 512;
    function buildSpanFlags(traceFlags, isRemote) {
      let flags = traceFlags & 255 | SPAN_FLAGS_CONTEXT_HAS_IS_REMOTE_MASK;
      if (isRemote) {
        flags |= SPAN_FLAGS_CONTEXT_IS_REMOTE_MASK;
      }
      return flags;
    }
    function serializeStatus(writer, status) {
      const statusStart = writer.startLengthDelimited();
      const statusStartPos = writer.pos;
      if (status.message) {
        writer.writeTag(2, 2);
        writer.writeString(status.message);
      }
      writer.writeTag(3, 0);
      writer.writeVarint(status.code);
      writer.finishLengthDelimited(statusStart, writer.pos - statusStartPos);
    }
    function serializeEvent(writer, event) {
      const eventStart = writer.startLengthDelimited();
      const eventStartPos = writer.pos;
      writer.writeTag(1, 1);
      (0, common_serializer_1.writeHrTimeAsFixed64)(writer, event.time);
      writer.writeTag(2, 2);
      writer.writeString(event.name);
      if (event.attributes) {
        (0, common_serializer_1.writeAttributes)(writer, event.attributes, 3);
      }
      writer.writeTag(4, 0);
      writer.writeVarint(event.droppedAttributesCount || 0);
      writer.finishLengthDelimited(eventStart, writer.pos - eventStartPos);
    }
    function serializeLink(writer, link) {
      const linkStart = writer.startLengthDelimited();
      const linkStartPos = writer.pos;
      const context = link.context;
      writer.writeTag(1, 2);
      writer.writeBytes((0, hex_to_binary_1.hexToBinary)(context.traceId));
      writer.writeTag(2, 2);
      writer.writeBytes((0, hex_to_binary_1.hexToBinary)(context.spanId));
      const linkTraceState = context.traceState?.serialize();
      if (linkTraceState) {
        writer.writeTag(3, 2);
        writer.writeString(linkTraceState);
      }
      if (link.attributes) {
        (0, common_serializer_1.writeAttributes)(writer, link.attributes, 4);
      }
      writer.writeTag(5, 0);
      writer.writeVarint(link.droppedAttributesCount || 0);
      const linkFlags = buildSpanFlags(context.traceFlags, context.isRemote);
      if (linkFlags) {
        writer.writeTag(6, 5);
        writer.writeFixed32(linkFlags);
      }
      writer.finishLengthDelimited(linkStart, writer.pos - linkStartPos);
    }
    function serializeSpan(writer, span) {
      const spanStart = writer.startLengthDelimited();
      const spanStartPos = writer.pos;
      const ctx = span.spanContext();
      writer.writeTag(1, 2);
      writer.writeBytes((0, hex_to_binary_1.hexToBinary)(ctx.traceId));
      writer.writeTag(2, 2);
      writer.writeBytes((0, hex_to_binary_1.hexToBinary)(ctx.spanId));
      const traceState = ctx.traceState?.serialize();
      if (traceState) {
        writer.writeTag(3, 2);
        writer.writeString(traceState);
      }
      if (span.parentSpanContext?.spanId) {
        writer.writeTag(4, 2);
        writer.writeBytes((0, hex_to_binary_1.hexToBinary)(span.parentSpanContext.spanId));
      }
      writer.writeTag(5, 2);
      writer.writeString(span.name);
      const kind = span.kind == null ? 0 : span.kind + 1;
      if (kind !== 0) {
        writer.writeTag(6, 0);
        writer.writeVarint(kind);
      }
      writer.writeTag(7, 1);
      (0, common_serializer_1.writeHrTimeAsFixed64)(writer, span.startTime);
      writer.writeTag(8, 1);
      (0, common_serializer_1.writeHrTimeAsFixed64)(writer, span.endTime);
      if (span.attributes) {
        (0, common_serializer_1.writeAttributes)(writer, span.attributes, 9);
      }
      writer.writeTag(10, 0);
      writer.writeVarint(span.droppedAttributesCount);
      for (const event of span.events) {
        writer.writeTag(11, 2);
        serializeEvent(writer, event);
      }
      writer.writeTag(12, 0);
      writer.writeVarint(span.droppedEventsCount);
      for (const link of span.links) {
        writer.writeTag(13, 2);
        serializeLink(writer, link);
      }
      writer.writeTag(14, 0);
      writer.writeVarint(span.droppedLinksCount);
      writer.writeTag(15, 2);
      serializeStatus(writer, span.status);
      const flags = buildSpanFlags(ctx.traceFlags, span.parentSpanContext?.isRemote);
      if (flags) {
        writer.writeTag(16, 5);
        writer.writeFixed32(flags);
      }
      writer.finishLengthDelimited(spanStart, writer.pos - spanStartPos);
    }
    function serializeScopeSpans(writer, scope, spans) {
      const scopeSpansStart = writer.startLengthDelimited();
      const scopeSpansStartPos = writer.pos;
      (0, common_serializer_1.writeInstrumentationScope)(writer, scope, 1);
      for (const span of spans) {
        writer.writeTag(2, 2);
        serializeSpan(writer, span);
      }
      if (scope.schemaUrl) {
        writer.writeTag(3, 2);
        writer.writeString(scope.schemaUrl);
      }
      writer.finishLengthDelimited(scopeSpansStart, writer.pos - scopeSpansStartPos);
    }
    function serializeResourceSpans(writer, resource, scopeMap) {
      const resourceSpansStart = writer.startLengthDelimited();
      const resourceSpansStartPos = writer.pos;
      (0, common_serializer_1.writeResource)(writer, resource, 1);
      for (const scopeSpans of scopeMap.values()) {
        writer.writeTag(2, 2);
        const scope = scopeSpans[0].instrumentationScope;
        serializeScopeSpans(writer, scope, scopeSpans);
      }
      if (resource.schemaUrl) {
        writer.writeTag(3, 2);
        writer.writeString(resource.schemaUrl);
      }
      writer.finishLengthDelimited(resourceSpansStart, writer.pos - resourceSpansStartPos);
    }
    function createResourceMap(spans) {
      const resourceMap = new Map;
      for (const span of spans) {
        const resource = span.resource;
        const scope = span.instrumentationScope;
        let scopeMap = resourceMap.get(resource);
        if (!scopeMap) {
          scopeMap = new Map;
          resourceMap.set(resource, scopeMap);
        }
        let records = scopeMap.get(scope);
        if (!records) {
          records = [];
          scopeMap.set(scope, records);
        }
        records.push(span);
      }
      return resourceMap;
    }
    function serializeTraceExportRequest(spans) {
      const resourceMap = createResourceMap(spans);
      const estimator = new protobuf_size_estimator_1.ProtobufSizeEstimator;
      for (const [resource, scopeMap] of resourceMap) {
        estimator.writeTag(1, 2);
        serializeResourceSpans(estimator, resource, scopeMap);
      }
      const writer = new protobuf_writer_1.ProtobufWriter(estimator.pos);
      for (const [resource, scopeMap] of resourceMap) {
        writer.writeTag(1, 2);
        serializeResourceSpans(writer, resource, scopeMap);
      }
      return writer.finish();
    }
    exports.serializeTraceExportRequest = serializeTraceExportRequest;
  }),
  32816: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.ProtobufTraceSerializer = void 0;
    const trace_serializer_1 = __webpack_require__(78329);
    const response_deserializer_1 = __webpack_require__(39992);
    exports.ProtobufTraceSerializer = {
      serializeRequest: arg => (0, trace_serializer_1.serializeTraceExportRequest)(arg),
      deserializeResponse: arg => (0, response_deserializer_1.deserializeExportTraceServiceResponse)(arg)
    };
  }),
  96785: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.defaultResource = exports.emptyResource = exports.resourceFromDetectedResource = exports.resourceFromAttributes = void 0;
    const api_1 = __webpack_require__(63914);
    const core_1 = __webpack_require__(24637);
    const semantic_conventions_1 = __webpack_require__(31085);
    const default_service_name_1 = __webpack_require__(37062);
    const utils_1 = __webpack_require__(39322);
    class ResourceImpl {
      _rawAttributes;
      _asyncAttributesPending=false;
      _schemaUrl;
      _memoizedAttributes;
      static FromAttributeList(attributes, options) {
        const res = new ResourceImpl({}, options);
        res._rawAttributes = guardedRawAttributes(attributes);
        res._asyncAttributesPending = attributes.filter(([_, val]) => (0, utils_1.isPromiseLike)(val)).length > 0;
        return res;
      }
      constructor(resource, options) {
        const attributes = resource.attributes ?? {};
        this._rawAttributes = Object.entries(attributes).map(([k, v]) => {
          if ((0, utils_1.isPromiseLike)(v)) {
            this._asyncAttributesPending = true;
          }
          return [ k, v ];
        });
        this._rawAttributes = guardedRawAttributes(this._rawAttributes);
        this._schemaUrl = validateSchemaUrl(options?.schemaUrl);
      }
      get asyncAttributesPending() {
        return this._asyncAttributesPending;
      }
      async waitForAsyncAttributes() {
        if (!this.asyncAttributesPending) {
          return;
        }
        for (let i = 0; i < this._rawAttributes.length; i++) {
          const [k, v] = this._rawAttributes[i];
          this._rawAttributes[i] = [ k, (0, utils_1.isPromiseLike)(v) ? await v : v ];
        }
        this._asyncAttributesPending = false;
      }
      get attributes() {
        if (this.asyncAttributesPending) {
          api_1.diag.error("Accessing resource attributes before async attributes settled");
        }
        if (this._memoizedAttributes) {
          return this._memoizedAttributes;
        }
        const attrs = {};
        for (const [k, v] of this._rawAttributes) {
          if ((0, utils_1.isPromiseLike)(v)) {
            api_1.diag.debug(`Unsettled resource attribute ${k} skipped`);
            continue;
          }
          if (v != null) {
            attrs[k] ??= v;
          }
        }
        if (!this._asyncAttributesPending) {
          this._memoizedAttributes = attrs;
        }
        return attrs;
      }
      getRawAttributes() {
        return this._rawAttributes;
      }
      get schemaUrl() {
        return this._schemaUrl;
      }
      merge(resource) {
        if (resource == null) return this;
        const mergedSchemaUrl = mergeSchemaUrl(this, resource);
        const mergedOptions = mergedSchemaUrl ? {
          schemaUrl: mergedSchemaUrl
        } : undefined;
        return ResourceImpl.FromAttributeList([ ...resource.getRawAttributes(), ...this.getRawAttributes() ], mergedOptions);
      }
    }
    function resourceFromAttributes(attributes, options) {
      return ResourceImpl.FromAttributeList(Object.entries(attributes), options);
    }
    exports.resourceFromAttributes = resourceFromAttributes;
    function resourceFromDetectedResource(detectedResource, options) {
      return new ResourceImpl(detectedResource, options);
    }
    exports.resourceFromDetectedResource = resourceFromDetectedResource;
    function emptyResource() {
      return resourceFromAttributes({});
    }
    exports.emptyResource = emptyResource;
    function defaultResource() {
      return resourceFromAttributes({
        [semantic_conventions_1.ATTR_SERVICE_NAME]: (0, default_service_name_1.defaultServiceName)(),
        [semantic_conventions_1.ATTR_TELEMETRY_SDK_LANGUAGE]: core_1.SDK_INFO[semantic_conventions_1.ATTR_TELEMETRY_SDK_LANGUAGE],
        [semantic_conventions_1.ATTR_TELEMETRY_SDK_NAME]: core_1.SDK_INFO[semantic_conventions_1.ATTR_TELEMETRY_SDK_NAME],
        [semantic_conventions_1.ATTR_TELEMETRY_SDK_VERSION]: core_1.SDK_INFO[semantic_conventions_1.ATTR_TELEMETRY_SDK_VERSION]
      });
    }
    exports.defaultResource = defaultResource;
    function guardedRawAttributes(attributes) {
      return attributes.map(([k, v]) => {
        if ((0, utils_1.isPromiseLike)(v)) {
          return [ k, v.catch(err => {
            api_1.diag.debug("promise rejection for resource attribute: %s - %s", k, err);
            return undefined;
          }) ];
        }
        return [ k, v ];
      });
    }
    function validateSchemaUrl(schemaUrl) {
      if (typeof schemaUrl === "string" || schemaUrl === undefined) {
        return schemaUrl;
      }
      api_1.diag.warn("Schema URL must be string or undefined, got %s. Schema URL will be ignored.", schemaUrl);
      return undefined;
    }
    function mergeSchemaUrl(old, updating) {
      const oldSchemaUrl = old?.schemaUrl;
      const updatingSchemaUrl = updating?.schemaUrl;
      const isOldEmpty = oldSchemaUrl === undefined || oldSchemaUrl === "";
      const isUpdatingEmpty = updatingSchemaUrl === undefined || updatingSchemaUrl === "";
      if (isOldEmpty) {
        return updatingSchemaUrl;
      }
      if (isUpdatingEmpty) {
        return oldSchemaUrl;
      }
      if (oldSchemaUrl === updatingSchemaUrl) {
        return oldSchemaUrl;
      }
      api_1.diag.warn('Schema URL merge conflict: old resource has "%s", updating resource has "%s". Resulting resource will have undefined Schema URL.', oldSchemaUrl, updatingSchemaUrl);
      return undefined;
    }
  }),
  37062: ((__unused_webpack_module, exports) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports._clearDefaultServiceNameCache = exports.defaultServiceName = void 0;
    let serviceName;
    function defaultServiceName() {
      if (serviceName === undefined) {
        try {
          const argv0 = globalThis.process.argv0;
          serviceName = argv0 ? `unknown_service:${argv0}` : "unknown_service";
        } catch {
          serviceName = "unknown_service";
        }
      }
      return serviceName;
    }
    exports.defaultServiceName = defaultServiceName;
    function _clearDefaultServiceNameCache() {
      serviceName = undefined;
    }
    exports._clearDefaultServiceNameCache = _clearDefaultServiceNameCache;
  }),
  43504: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.detectResources = void 0;
    const api_1 = __webpack_require__(63914);
    const ResourceImpl_1 = __webpack_require__(96785);
    const detectResources = (config = {}) => {
      const resources = (config.detectors || []).map(d => {
        try {
          const resource = (0, ResourceImpl_1.resourceFromDetectedResource)(d.detect(config));
          api_1.diag.debug(`${d.constructor.name} found resource.`, resource);
          return resource;
        } catch (e) {
          api_1.diag.debug(`${d.constructor.name} failed: ${e.message}`);
          return (0, ResourceImpl_1.emptyResource)();
        }
      });
      return resources.reduce((acc, resource) => acc.merge(resource), (0, ResourceImpl_1.emptyResource)());
    };
    exports.detectResources = detectResources;
  }),
  60930: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.envDetector = void 0;
    const api_1 = __webpack_require__(63914);
    const semantic_conventions_1 = __webpack_require__(31085);
    const core_1 = __webpack_require__(24637);
    class EnvDetector {
      _MAX_LENGTH=255;
      _COMMA_SEPARATOR=",";
      _LABEL_KEY_VALUE_SPLITTER="=";
      detect(_config) {
        const attributes = {};
        const rawAttributes = (0, core_1.getStringFromEnv)("OTEL_RESOURCE_ATTRIBUTES");
        const serviceName = (0, core_1.getStringFromEnv)("OTEL_SERVICE_NAME");
        if (rawAttributes) {
          try {
            const parsedAttributes = this._parseResourceAttributes(rawAttributes);
            Object.assign(attributes, parsedAttributes);
          } catch (e) {
            api_1.diag.debug(`EnvDetector failed: ${e instanceof Error ? e.message : e}`);
          }
        }
        if (serviceName) {
          attributes[semantic_conventions_1.ATTR_SERVICE_NAME] = serviceName;
        }
        return {
          attributes: attributes
        };
      }
      _parseResourceAttributes(rawEnvAttributes) {
        if (!rawEnvAttributes) return {};
        const attributes = {};
        const rawAttributes = rawEnvAttributes.split(this._COMMA_SEPARATOR).filter(attr => attr.trim() !== "");
        for (const rawAttribute of rawAttributes) {
          const keyValuePair = rawAttribute.split(this._LABEL_KEY_VALUE_SPLITTER);
          if (keyValuePair.length !== 2) {
            throw new Error(`Invalid format for OTEL_RESOURCE_ATTRIBUTES: "${rawAttribute}". ` + "Expected format: key=value. The ',' and '=' characters must be percent-encoded in keys and values.");
          }
          const [rawKey, rawValue] = keyValuePair;
          const key = rawKey.trim();
          const value = rawValue.trim();
          if (key.length === 0) {
            throw new Error(`Invalid OTEL_RESOURCE_ATTRIBUTES: empty attribute key in "${rawAttribute}".`);
          }
          let decodedKey;
          let decodedValue;
          try {
            decodedKey = decodeURIComponent(key);
            decodedValue = decodeURIComponent(value);
          } catch (e) {
            throw new Error(`Failed to percent-decode OTEL_RESOURCE_ATTRIBUTES entry "${rawAttribute}": ${e instanceof Error ? e.message : e}`, {
              cause: e
            });
          }
          if (decodedKey.length > this._MAX_LENGTH) {
            throw new Error(`Attribute key exceeds the maximum length of ${this._MAX_LENGTH} characters: "${decodedKey}".`);
          }
          if (decodedValue.length > this._MAX_LENGTH) {
            throw new Error(`Attribute value exceeds the maximum length of ${this._MAX_LENGTH} characters for key "${decodedKey}".`);
          }
          attributes[decodedKey] = decodedValue;
        }
        return attributes;
      }
    }
    exports.envDetector = new EnvDetector;
  }),
  8333: ((__unused_webpack_module, exports) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.noopDetector = exports.NoopDetector = void 0;
    class NoopDetector {
      detect() {
        return {
          attributes: {}
        };
      }
    }
    exports.NoopDetector = NoopDetector;
    exports.noopDetector = new NoopDetector;
  }),
  68463: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.noopDetector = exports.serviceInstanceIdDetector = exports.processDetector = exports.osDetector = exports.hostDetector = exports.envDetector = void 0;
    var EnvDetector_1 = __webpack_require__(60930);
    Object.defineProperty(exports, "envDetector", {
      enumerable: true,
      get: function() {
        return EnvDetector_1.envDetector;
      }
    });
    var platform_1 = __webpack_require__(27875);
    Object.defineProperty(exports, "hostDetector", {
      enumerable: true,
      get: function() {
        return platform_1.hostDetector;
      }
    });
    Object.defineProperty(exports, "osDetector", {
      enumerable: true,
      get: function() {
        return platform_1.osDetector;
      }
    });
    Object.defineProperty(exports, "processDetector", {
      enumerable: true,
      get: function() {
        return platform_1.processDetector;
      }
    });
    Object.defineProperty(exports, "serviceInstanceIdDetector", {
      enumerable: true,
      get: function() {
        return platform_1.serviceInstanceIdDetector;
      }
    });
    var NoopDetector_1 = __webpack_require__(8333);
    Object.defineProperty(exports, "noopDetector", {
      enumerable: true,
      get: function() {
        return NoopDetector_1.noopDetector;
      }
    });
  }),
  27875: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.serviceInstanceIdDetector = exports.processDetector = exports.osDetector = exports.hostDetector = void 0;
    var node_1 = __webpack_require__(66700);
    Object.defineProperty(exports, "hostDetector", {
      enumerable: true,
      get: function() {
        return node_1.hostDetector;
      }
    });
    Object.defineProperty(exports, "osDetector", {
      enumerable: true,
      get: function() {
        return node_1.osDetector;
      }
    });
    Object.defineProperty(exports, "processDetector", {
      enumerable: true,
      get: function() {
        return node_1.processDetector;
      }
    });
    Object.defineProperty(exports, "serviceInstanceIdDetector", {
      enumerable: true,
      get: function() {
        return node_1.serviceInstanceIdDetector;
      }
    });
  }),
  62018: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.hostDetector = void 0;
    const semconv_1 = __webpack_require__(92946);
    const os_1 = __webpack_require__(70857);
    const getMachineId_1 = __webpack_require__(47634);
    const utils_1 = __webpack_require__(36517);
    class HostDetector {
      detect(_config) {
        const attributes = {
          [semconv_1.ATTR_HOST_NAME]: (0, os_1.hostname)(),
          [semconv_1.ATTR_HOST_ARCH]: (0, utils_1.normalizeArch)((0, os_1.arch)()),
          [semconv_1.ATTR_HOST_ID]: (0, getMachineId_1.getMachineId)()
        };
        return {
          attributes: attributes
        };
      }
    }
    exports.hostDetector = new HostDetector;
  }),
  80954: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.osDetector = void 0;
    const semconv_1 = __webpack_require__(92946);
    const os_1 = __webpack_require__(70857);
    const utils_1 = __webpack_require__(36517);
    class OSDetector {
      detect(_config) {
        const attributes = {
          [semconv_1.ATTR_OS_TYPE]: (0, utils_1.normalizeType)((0, os_1.platform)()),
          [semconv_1.ATTR_OS_VERSION]: (0, os_1.release)()
        };
        return {
          attributes: attributes
        };
      }
    }
    exports.osDetector = new OSDetector;
  }),
  77535: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.processDetector = void 0;
    const api_1 = __webpack_require__(63914);
    const semconv_1 = __webpack_require__(92946);
    const os = __webpack_require__(70857);
    class ProcessDetector {
      detect(_config) {
        const attributes = {
          [semconv_1.ATTR_PROCESS_PID]: process.pid,
          [semconv_1.ATTR_PROCESS_EXECUTABLE_NAME]: process.title,
          [semconv_1.ATTR_PROCESS_EXECUTABLE_PATH]: process.execPath,
          [semconv_1.ATTR_PROCESS_COMMAND_ARGS]: [ process.argv[0], ...process.execArgv, ...process.argv.slice(1) ],
          [semconv_1.ATTR_PROCESS_RUNTIME_VERSION]: process.versions.node,
          [semconv_1.ATTR_PROCESS_RUNTIME_NAME]: "nodejs",
          [semconv_1.ATTR_PROCESS_RUNTIME_DESCRIPTION]: "Node.js"
        };
        if (process.argv.length > 1) {
          attributes[semconv_1.ATTR_PROCESS_COMMAND] = process.argv[1];
        }
        try {
          const userInfo = os.userInfo();
          attributes[semconv_1.ATTR_PROCESS_OWNER] = userInfo.username;
        } catch (e) {
          api_1.diag.debug(`error obtaining process owner: ${e}`);
        }
        return {
          attributes: attributes
        };
      }
    }
    exports.processDetector = new ProcessDetector;
  }),
  38599: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.serviceInstanceIdDetector = void 0;
    const semconv_1 = __webpack_require__(92946);
    const crypto_1 = __webpack_require__(76982);
    class ServiceInstanceIdDetector {
      _serviceInstanceId;
      detect(_config) {
        if (!this._serviceInstanceId) {
          this._serviceInstanceId = (0, crypto_1.randomUUID)();
        }
        return {
          attributes: {
            [semconv_1.ATTR_SERVICE_INSTANCE_ID]: this._serviceInstanceId
          }
        };
      }
    }
    exports.serviceInstanceIdDetector = new ServiceInstanceIdDetector;
  }),
  66700: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.serviceInstanceIdDetector = exports.processDetector = exports.osDetector = exports.hostDetector = void 0;
    var HostDetector_1 = __webpack_require__(62018);
    Object.defineProperty(exports, "hostDetector", {
      enumerable: true,
      get: function() {
        return HostDetector_1.hostDetector;
      }
    });
    var OSDetector_1 = __webpack_require__(80954);
    Object.defineProperty(exports, "osDetector", {
      enumerable: true,
      get: function() {
        return OSDetector_1.osDetector;
      }
    });
    var ProcessDetector_1 = __webpack_require__(77535);
    Object.defineProperty(exports, "processDetector", {
      enumerable: true,
      get: function() {
        return ProcessDetector_1.processDetector;
      }
    });
    var ServiceInstanceIdDetector_1 = __webpack_require__(38599);
    Object.defineProperty(exports, "serviceInstanceIdDetector", {
      enumerable: true,
      get: function() {
        return ServiceInstanceIdDetector_1.serviceInstanceIdDetector;
      }
    });
  }),
  47634: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.getMachineId = void 0;
    const process = __webpack_require__(932);
    let getMachineIdImpl;
    async function getMachineId() {
      if (!getMachineIdImpl) {
        switch (process.platform) {
         case "darwin":
          getMachineIdImpl = (await __webpack_require__.e(7272).then(__webpack_require__.bind(__webpack_require__, 37272))).getMachineId;
          break;

         case "linux":
          getMachineIdImpl = (await __webpack_require__.e(421).then(__webpack_require__.bind(__webpack_require__, 10421))).getMachineId;
          break;

         case "freebsd":
          getMachineIdImpl = (await __webpack_require__.e(878).then(__webpack_require__.bind(__webpack_require__, 30878))).getMachineId;
          break;

         case "win32":
          getMachineIdImpl = (await __webpack_require__.e(13).then(__webpack_require__.bind(__webpack_require__, 80013))).getMachineId;
          break;

         default:
          getMachineIdImpl = (await __webpack_require__.e(4320).then(__webpack_require__.bind(__webpack_require__, 74320))).getMachineId;
          break;
        }
      }
      return getMachineIdImpl();
    }
    exports.getMachineId = getMachineId;
  }),
  36517: ((__unused_webpack_module, exports) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.normalizeType = exports.normalizeArch = void 0;
    const normalizeArch = nodeArchString => {
      switch (nodeArchString) {
       case "arm":
        return "arm32";

       case "ppc":
        return "ppc32";

       case "x64":
        return "amd64";

       default:
        return nodeArchString;
      }
    };
    exports.normalizeArch = normalizeArch;
    const normalizeType = nodePlatform => {
      switch (nodePlatform) {
       case "sunos":
        return "solaris";

       case "win32":
        return "windows";

       default:
        return nodePlatform;
      }
    };
    exports.normalizeType = normalizeType;
  }),
  75647: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.defaultServiceName = exports.emptyResource = exports.defaultResource = exports.resourceFromAttributes = exports.serviceInstanceIdDetector = exports.processDetector = exports.osDetector = exports.hostDetector = exports.envDetector = exports.detectResources = void 0;
    var detect_resources_1 = __webpack_require__(43504);
    Object.defineProperty(exports, "detectResources", {
      enumerable: true,
      get: function() {
        return detect_resources_1.detectResources;
      }
    });
    var detectors_1 = __webpack_require__(68463);
    Object.defineProperty(exports, "envDetector", {
      enumerable: true,
      get: function() {
        return detectors_1.envDetector;
      }
    });
    Object.defineProperty(exports, "hostDetector", {
      enumerable: true,
      get: function() {
        return detectors_1.hostDetector;
      }
    });
    Object.defineProperty(exports, "osDetector", {
      enumerable: true,
      get: function() {
        return detectors_1.osDetector;
      }
    });
    Object.defineProperty(exports, "processDetector", {
      enumerable: true,
      get: function() {
        return detectors_1.processDetector;
      }
    });
    Object.defineProperty(exports, "serviceInstanceIdDetector", {
      enumerable: true,
      get: function() {
        return detectors_1.serviceInstanceIdDetector;
      }
    });
    var ResourceImpl_1 = __webpack_require__(96785);
    Object.defineProperty(exports, "resourceFromAttributes", {
      enumerable: true,
      get: function() {
        return ResourceImpl_1.resourceFromAttributes;
      }
    });
    Object.defineProperty(exports, "defaultResource", {
      enumerable: true,
      get: function() {
        return ResourceImpl_1.defaultResource;
      }
    });
    Object.defineProperty(exports, "emptyResource", {
      enumerable: true,
      get: function() {
        return ResourceImpl_1.emptyResource;
      }
    });
    var default_service_name_1 = __webpack_require__(37062);
    Object.defineProperty(exports, "defaultServiceName", {
      enumerable: true,
      get: function() {
        return default_service_name_1.defaultServiceName;
      }
    });
  }),
  92946: ((__unused_webpack_module, exports) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.ATTR_WEBENGINE_VERSION = exports.ATTR_WEBENGINE_NAME = exports.ATTR_WEBENGINE_DESCRIPTION = exports.ATTR_SERVICE_NAMESPACE = exports.ATTR_SERVICE_INSTANCE_ID = exports.ATTR_PROCESS_RUNTIME_VERSION = exports.ATTR_PROCESS_RUNTIME_NAME = exports.ATTR_PROCESS_RUNTIME_DESCRIPTION = exports.ATTR_PROCESS_PID = exports.ATTR_PROCESS_OWNER = exports.ATTR_PROCESS_EXECUTABLE_PATH = exports.ATTR_PROCESS_EXECUTABLE_NAME = exports.ATTR_PROCESS_COMMAND_ARGS = exports.ATTR_PROCESS_COMMAND = exports.ATTR_OS_VERSION = exports.ATTR_OS_TYPE = exports.ATTR_K8S_POD_NAME = exports.ATTR_K8S_NAMESPACE_NAME = exports.ATTR_K8S_DEPLOYMENT_NAME = exports.ATTR_K8S_CLUSTER_NAME = exports.ATTR_HOST_TYPE = exports.ATTR_HOST_NAME = exports.ATTR_HOST_IMAGE_VERSION = exports.ATTR_HOST_IMAGE_NAME = exports.ATTR_HOST_IMAGE_ID = exports.ATTR_HOST_ID = exports.ATTR_HOST_ARCH = exports.ATTR_CONTAINER_NAME = exports.ATTR_CONTAINER_IMAGE_TAGS = exports.ATTR_CONTAINER_IMAGE_NAME = exports.ATTR_CONTAINER_ID = exports.ATTR_CLOUD_REGION = exports.ATTR_CLOUD_PROVIDER = exports.ATTR_CLOUD_AVAILABILITY_ZONE = exports.ATTR_CLOUD_ACCOUNT_ID = void 0;
    exports.ATTR_CLOUD_ACCOUNT_ID = "cloud.account.id";
    exports.ATTR_CLOUD_AVAILABILITY_ZONE = "cloud.availability_zone";
    exports.ATTR_CLOUD_PROVIDER = "cloud.provider";
    exports.ATTR_CLOUD_REGION = "cloud.region";
    exports.ATTR_CONTAINER_ID = "container.id";
    exports.ATTR_CONTAINER_IMAGE_NAME = "container.image.name";
    exports.ATTR_CONTAINER_IMAGE_TAGS = "container.image.tags";
    exports.ATTR_CONTAINER_NAME = "container.name";
    exports.ATTR_HOST_ARCH = "host.arch";
    exports.ATTR_HOST_ID = "host.id";
    exports.ATTR_HOST_IMAGE_ID = "host.image.id";
    exports.ATTR_HOST_IMAGE_NAME = "host.image.name";
    exports.ATTR_HOST_IMAGE_VERSION = "host.image.version";
    exports.ATTR_HOST_NAME = "host.name";
    exports.ATTR_HOST_TYPE = "host.type";
    exports.ATTR_K8S_CLUSTER_NAME = "k8s.cluster.name";
    exports.ATTR_K8S_DEPLOYMENT_NAME = "k8s.deployment.name";
    exports.ATTR_K8S_NAMESPACE_NAME = "k8s.namespace.name";
    exports.ATTR_K8S_POD_NAME = "k8s.pod.name";
    exports.ATTR_OS_TYPE = "os.type";
    exports.ATTR_OS_VERSION = "os.version";
    exports.ATTR_PROCESS_COMMAND = "process.command";
    exports.ATTR_PROCESS_COMMAND_ARGS = "process.command_args";
    exports.ATTR_PROCESS_EXECUTABLE_NAME = "process.executable.name";
    exports.ATTR_PROCESS_EXECUTABLE_PATH = "process.executable.path";
    exports.ATTR_PROCESS_OWNER = "process.owner";
    exports.ATTR_PROCESS_PID = "process.pid";
    exports.ATTR_PROCESS_RUNTIME_DESCRIPTION = "process.runtime.description";
    exports.ATTR_PROCESS_RUNTIME_NAME = "process.runtime.name";
    exports.ATTR_PROCESS_RUNTIME_VERSION = "process.runtime.version";
    exports.ATTR_SERVICE_INSTANCE_ID = "service.instance.id";
    exports.ATTR_SERVICE_NAMESPACE = "service.namespace";
    exports.ATTR_WEBENGINE_DESCRIPTION = "webengine.description";
    exports.ATTR_WEBENGINE_NAME = "webengine.name";
    exports.ATTR_WEBENGINE_VERSION = "webengine.version";
  }),
  39322: ((__unused_webpack_module, exports) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.isPromiseLike = void 0;
    const isPromiseLike = val => val !== null && typeof val === "object" && typeof val.then === "function";
    exports.isPromiseLike = isPromiseLike;
  }),
  77596: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.isValidName = exports.isDescriptorCompatibleWith = exports.createInstrumentDescriptorWithView = exports.createInstrumentDescriptor = void 0;
    const api_1 = __webpack_require__(63914);
    const utils_1 = __webpack_require__(34743);
    function createInstrumentDescriptor(name, type, options) {
      if (!isValidName(name)) {
        api_1.diag.warn(`Invalid metric name: "${name}". The metric name should be a ASCII string with a length no greater than 255 characters.`);
      }
      return {
        name: name,
        type: type,
        description: options?.description ?? "",
        unit: options?.unit ?? "",
        valueType: options?.valueType ?? api_1.ValueType.DOUBLE,
        advice: options?.advice ?? {}
      };
    }
    exports.createInstrumentDescriptor = createInstrumentDescriptor;
    function createInstrumentDescriptorWithView(view, instrument) {
      return {
        name: view.name ?? instrument.name,
        description: view.description ?? instrument.description,
        type: instrument.type,
        unit: instrument.unit,
        valueType: instrument.valueType,
        advice: instrument.advice
      };
    }
    exports.createInstrumentDescriptorWithView = createInstrumentDescriptorWithView;
    function isDescriptorCompatibleWith(descriptor, otherDescriptor) {
      return (0, utils_1.equalsCaseInsensitive)(descriptor.name, otherDescriptor.name) && descriptor.unit === otherDescriptor.unit && descriptor.type === otherDescriptor.type && descriptor.valueType === otherDescriptor.valueType;
    }
    exports.isDescriptorCompatibleWith = isDescriptorCompatibleWith;
    const NAME_REGEXP = /^[a-z][a-z0-9_.\-/]{0,254}$/i;
    function isValidName(name) {
      return NAME_REGEXP.test(name);
    }
    exports.isValidName = isValidName;
  }),
  94824: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.isObservableInstrument = exports.ObservableUpDownCounterInstrument = exports.ObservableGaugeInstrument = exports.ObservableCounterInstrument = exports.ObservableInstrument = exports.HistogramInstrument = exports.GaugeInstrument = exports.CounterInstrument = exports.UpDownCounterInstrument = exports.SyncInstrument = void 0;
    const api_1 = __webpack_require__(63914);
    class SyncInstrument {
      _writableMetricStorage;
      _descriptor;
      constructor(writableMetricStorage, descriptor) {
        this._writableMetricStorage = writableMetricStorage;
        this._descriptor = descriptor;
      }
      _record(value, attributes = {}, context) {
        if (typeof value !== "number") {
          api_1.diag.warn(`non-number value provided to metric ${this._descriptor.name}: ${value}`);
          return;
        }
        if (this._descriptor.valueType === api_1.ValueType.INT && !Number.isInteger(value)) {
          api_1.diag.warn(`INT value type cannot accept a floating-point value for ${this._descriptor.name}, ignoring the fractional digits.`);
          value = Math.trunc(value);
          if (!Number.isInteger(value)) {
            return;
          }
        }
        this._writableMetricStorage.record(value, attributes, context, Date.now());
      }
    }
    exports.SyncInstrument = SyncInstrument;
    class UpDownCounterInstrument extends SyncInstrument {
      add(value, attributes, ctx) {
        this._record(value, attributes, ctx);
      }
    }
    exports.UpDownCounterInstrument = UpDownCounterInstrument;
    class CounterInstrument extends SyncInstrument {
      add(value, attributes, ctx) {
        if (value < 0) {
          api_1.diag.warn(`negative value provided to counter ${this._descriptor.name}: ${value}`);
          return;
        }
        this._record(value, attributes, ctx);
      }
    }
    exports.CounterInstrument = CounterInstrument;
    class GaugeInstrument extends SyncInstrument {
      record(value, attributes, ctx) {
        this._record(value, attributes, ctx);
      }
    }
    exports.GaugeInstrument = GaugeInstrument;
    class HistogramInstrument extends SyncInstrument {
      record(value, attributes, ctx) {
        if (value < 0) {
          api_1.diag.warn(`negative value provided to histogram ${this._descriptor.name}: ${value}`);
          return;
        }
        this._record(value, attributes, ctx);
      }
    }
    exports.HistogramInstrument = HistogramInstrument;
    class ObservableInstrument {
      _metricStorages;
      _descriptor;
      _observableRegistry;
      constructor(descriptor, metricStorages, observableRegistry) {
        this._descriptor = descriptor;
        this._metricStorages = metricStorages;
        this._observableRegistry = observableRegistry;
      }
      addCallback(callback) {
        this._observableRegistry.addCallback(callback, this);
      }
      removeCallback(callback) {
        this._observableRegistry.removeCallback(callback, this);
      }
    }
    exports.ObservableInstrument = ObservableInstrument;
    class ObservableCounterInstrument extends ObservableInstrument {}
    exports.ObservableCounterInstrument = ObservableCounterInstrument;
    class ObservableGaugeInstrument extends ObservableInstrument {}
    exports.ObservableGaugeInstrument = ObservableGaugeInstrument;
    class ObservableUpDownCounterInstrument extends ObservableInstrument {}
    exports.ObservableUpDownCounterInstrument = ObservableUpDownCounterInstrument;
    function isObservableInstrument(it) {
      return it instanceof ObservableInstrument;
    }
    exports.isObservableInstrument = isObservableInstrument;
  }),
  17947: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.Meter = void 0;
    const InstrumentDescriptor_1 = __webpack_require__(77596);
    const Instruments_1 = __webpack_require__(94824);
    const MetricData_1 = __webpack_require__(77909);
    class Meter {
      _meterSharedState;
      constructor(meterSharedState) {
        this._meterSharedState = meterSharedState;
      }
      createGauge(name, options) {
        const descriptor = (0, InstrumentDescriptor_1.createInstrumentDescriptor)(name, MetricData_1.InstrumentType.GAUGE, options);
        const storage = this._meterSharedState.registerMetricStorage(descriptor);
        return new Instruments_1.GaugeInstrument(storage, descriptor);
      }
      createHistogram(name, options) {
        const descriptor = (0, InstrumentDescriptor_1.createInstrumentDescriptor)(name, MetricData_1.InstrumentType.HISTOGRAM, options);
        const storage = this._meterSharedState.registerMetricStorage(descriptor);
        return new Instruments_1.HistogramInstrument(storage, descriptor);
      }
      createCounter(name, options) {
        const descriptor = (0, InstrumentDescriptor_1.createInstrumentDescriptor)(name, MetricData_1.InstrumentType.COUNTER, options);
        const storage = this._meterSharedState.registerMetricStorage(descriptor);
        return new Instruments_1.CounterInstrument(storage, descriptor);
      }
      createUpDownCounter(name, options) {
        const descriptor = (0, InstrumentDescriptor_1.createInstrumentDescriptor)(name, MetricData_1.InstrumentType.UP_DOWN_COUNTER, options);
        const storage = this._meterSharedState.registerMetricStorage(descriptor);
        return new Instruments_1.UpDownCounterInstrument(storage, descriptor);
      }
      createObservableGauge(name, options) {
        const descriptor = (0, InstrumentDescriptor_1.createInstrumentDescriptor)(name, MetricData_1.InstrumentType.OBSERVABLE_GAUGE, options);
        const storages = this._meterSharedState.registerAsyncMetricStorage(descriptor);
        return new Instruments_1.ObservableGaugeInstrument(descriptor, storages, this._meterSharedState.observableRegistry);
      }
      createObservableCounter(name, options) {
        const descriptor = (0, InstrumentDescriptor_1.createInstrumentDescriptor)(name, MetricData_1.InstrumentType.OBSERVABLE_COUNTER, options);
        const storages = this._meterSharedState.registerAsyncMetricStorage(descriptor);
        return new Instruments_1.ObservableCounterInstrument(descriptor, storages, this._meterSharedState.observableRegistry);
      }
      createObservableUpDownCounter(name, options) {
        const descriptor = (0, InstrumentDescriptor_1.createInstrumentDescriptor)(name, MetricData_1.InstrumentType.OBSERVABLE_UP_DOWN_COUNTER, options);
        const storages = this._meterSharedState.registerAsyncMetricStorage(descriptor);
        return new Instruments_1.ObservableUpDownCounterInstrument(descriptor, storages, this._meterSharedState.observableRegistry);
      }
      addBatchObservableCallback(callback, observables) {
        this._meterSharedState.observableRegistry.addBatchCallback(callback, observables);
      }
      removeBatchObservableCallback(callback, observables) {
        this._meterSharedState.observableRegistry.removeBatchCallback(callback, observables);
      }
    }
    exports.Meter = Meter;
  }),
  70762: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.MeterProvider = void 0;
    const api_1 = __webpack_require__(63914);
    const resources_1 = __webpack_require__(75647);
    const MetricReader_1 = __webpack_require__(27398);
    const MeterProviderSharedState_1 = __webpack_require__(45936);
    const MetricCollector_1 = __webpack_require__(66587);
    const View_1 = __webpack_require__(21037);
    class MeterProvider {
      _sharedState;
      _shutdown=false;
      constructor(options) {
        this._sharedState = new MeterProviderSharedState_1.MeterProviderSharedState(options?.resource ?? (0, 
        resources_1.defaultResource)());
        if (options?.views != null && options.views.length > 0) {
          for (const viewOption of options.views) {
            this._sharedState.viewRegistry.addView(new View_1.View(viewOption));
          }
        }
        if (options?.readers != null && options.readers.length > 0) {
          for (const metricReader of options.readers) {
            const collector = new MetricCollector_1.MetricCollector(this._sharedState, metricReader);
            metricReader.setMetricProducer(collector);
            this._sharedState.metricCollectors.push(collector);
            if (options.sdkMetricsEnabled && metricReader instanceof MetricReader_1.MetricReader) {
              metricReader._setSelfObsMeterProvider(this);
            }
          }
        }
      }
      getMeter(name, version = "", options = {}) {
        if (this._shutdown) {
          api_1.diag.warn("A shutdown MeterProvider cannot provide a Meter");
          return (0, api_1.createNoopMeter)();
        }
        return this._sharedState.getMeterSharedState({
          name: name,
          version: version,
          schemaUrl: options.schemaUrl
        }).meter;
      }
      async shutdown(options) {
        if (this._shutdown) {
          api_1.diag.warn("shutdown may only be called once per MeterProvider");
          return;
        }
        this._shutdown = true;
        await Promise.all(this._sharedState.metricCollectors.map(collector => collector.shutdown(options)));
      }
      async forceFlush(options) {
        if (this._shutdown) {
          api_1.diag.warn("invalid attempt to force flush after MeterProvider shutdown");
          return;
        }
        await Promise.all(this._sharedState.metricCollectors.map(collector => collector.forceFlush(options)));
      }
    }
    exports.MeterProvider = MeterProvider;
  }),
  61504: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.BatchObservableResultImpl = exports.ObservableResultImpl = void 0;
    const api_1 = __webpack_require__(63914);
    const HashMap_1 = __webpack_require__(17478);
    const Instruments_1 = __webpack_require__(94824);
    class ObservableResultImpl {
      _buffer=new HashMap_1.AttributeHashMap;
      _instrumentName;
      _valueType;
      constructor(instrumentName, valueType) {
        this._instrumentName = instrumentName;
        this._valueType = valueType;
      }
      observe(value, attributes = {}) {
        if (typeof value !== "number") {
          api_1.diag.warn(`non-number value provided to metric ${this._instrumentName}: ${value}`);
          return;
        }
        if (this._valueType === api_1.ValueType.INT && !Number.isInteger(value)) {
          api_1.diag.warn(`INT value type cannot accept a floating-point value for ${this._instrumentName}, ignoring the fractional digits.`);
          value = Math.trunc(value);
          if (!Number.isInteger(value)) {
            return;
          }
        }
        this._buffer.set(attributes, value);
      }
    }
    exports.ObservableResultImpl = ObservableResultImpl;
    class BatchObservableResultImpl {
      _buffer=new Map;
      observe(metric, value, attributes = {}) {
        if (!(0, Instruments_1.isObservableInstrument)(metric)) {
          return;
        }
        let map = this._buffer.get(metric);
        if (map == null) {
          map = new HashMap_1.AttributeHashMap;
          this._buffer.set(metric, map);
        }
        if (typeof value !== "number") {
          api_1.diag.warn(`non-number value provided to metric ${metric._descriptor.name}: ${value}`);
          return;
        }
        if (metric._descriptor.valueType === api_1.ValueType.INT && !Number.isInteger(value)) {
          api_1.diag.warn(`INT value type cannot accept a floating-point value for ${metric._descriptor.name}, ignoring the fractional digits.`);
          value = Math.trunc(value);
          if (!Number.isInteger(value)) {
            return;
          }
        }
        map.set(attributes, value);
      }
    }
    exports.BatchObservableResultImpl = BatchObservableResultImpl;
  }),
  96901: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.DropAggregator = void 0;
    const types_1 = __webpack_require__(26599);
    class DropAggregator {
      kind=types_1.AggregatorKind.DROP;
      createAccumulation() {
        return undefined;
      }
      merge(_previous, _delta) {
        return undefined;
      }
      diff(_previous, _current) {
        return undefined;
      }
      toMetricData(_descriptor, _aggregationTemporality, _accumulationByAttributes, _endTime) {
        return undefined;
      }
    }
    exports.DropAggregator = DropAggregator;
  }),
  67483: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.ExponentialHistogramAggregator = exports.ExponentialHistogramAccumulation = void 0;
    const types_1 = __webpack_require__(26599);
    const MetricData_1 = __webpack_require__(77909);
    const api_1 = __webpack_require__(63914);
    const Buckets_1 = __webpack_require__(95546);
    const getMapping_1 = __webpack_require__(17512);
    const util_1 = __webpack_require__(82661);
    class HighLow {
      static combine(h1, h2) {
        return new HighLow(Math.min(h1.low, h2.low), Math.max(h1.high, h2.high));
      }
      low;
      high;
      constructor(low, high) {
        this.low = low;
        this.high = high;
      }
    }
    const MAX_SCALE = 20;
    const DEFAULT_MAX_SIZE = 160;
    const MIN_MAX_SIZE = 2;
    class ExponentialHistogramAccumulation {
      startTime;
      _maxSize;
      _recordMinMax;
      _sum;
      _count;
      _zeroCount;
      _min;
      _max;
      _positive;
      _negative;
      _mapping;
      constructor(startTime, maxSize = DEFAULT_MAX_SIZE, recordMinMax = true, sum = 0, count = 0, zeroCount = 0, min = Number.POSITIVE_INFINITY, max = Number.NEGATIVE_INFINITY, positive = new Buckets_1.Buckets, negative = new Buckets_1.Buckets, mapping = (0, 
      getMapping_1.getMapping)(MAX_SCALE)) {
        this.startTime = startTime;
        this._maxSize = maxSize;
        this._recordMinMax = recordMinMax;
        this._sum = sum;
        this._count = count;
        this._zeroCount = zeroCount;
        this._min = min;
        this._max = max;
        this._positive = positive;
        this._negative = negative;
        this._mapping = mapping;
        if (this._maxSize < MIN_MAX_SIZE) {
          api_1.diag.warn(`Exponential Histogram Max Size set to ${this._maxSize},                 changing to the minimum size of: ${MIN_MAX_SIZE}`);
          this._maxSize = MIN_MAX_SIZE;
        }
      }
      record(value) {
        this.updateByIncrement(value, 1);
      }
      setStartTime(startTime) {
        this.startTime = startTime;
      }
      toPointValue() {
        return {
          hasMinMax: this._recordMinMax,
          min: this.min,
          max: this.max,
          sum: this.sum,
          positive: {
            offset: this.positive.offset,
            bucketCounts: this.positive.counts()
          },
          negative: {
            offset: this.negative.offset,
            bucketCounts: this.negative.counts()
          },
          count: this.count,
          scale: this.scale,
          zeroCount: this.zeroCount
        };
      }
      get sum() {
        return this._sum;
      }
      get min() {
        return this._min;
      }
      get max() {
        return this._max;
      }
      get count() {
        return this._count;
      }
      get zeroCount() {
        return this._zeroCount;
      }
      get scale() {
        if (this._count === this._zeroCount) {
          return 0;
        }
        return this._mapping.scale;
      }
      get positive() {
        return this._positive;
      }
      get negative() {
        return this._negative;
      }
      updateByIncrement(value, increment) {
        if (!Number.isFinite(value)) {
          return;
        }
        if (value > this._max) {
          this._max = value;
        }
        if (value < this._min) {
          this._min = value;
        }
        this._count += increment;
        if (value === 0) {
          this._zeroCount += increment;
          return;
        }
        this._sum += value * increment;
        if (value > 0) {
          this._updateBuckets(this._positive, value, increment);
        } else {
          this._updateBuckets(this._negative, -value, increment);
        }
      }
      merge(previous) {
        if (this._count === 0) {
          this._min = previous.min;
          this._max = previous.max;
        } else if (previous.count !== 0) {
          if (previous.min < this.min) {
            this._min = previous.min;
          }
          if (previous.max > this.max) {
            this._max = previous.max;
          }
        }
        this.startTime = previous.startTime;
        this._sum += previous.sum;
        this._count += previous.count;
        this._zeroCount += previous.zeroCount;
        const minScale = this._minScale(previous);
        this._downscale(this.scale - minScale);
        this._mergeBuckets(this.positive, previous, previous.positive, minScale);
        this._mergeBuckets(this.negative, previous, previous.negative, minScale);
      }
      diff(other) {
        this._min = Infinity;
        this._max = -Infinity;
        this._sum -= other.sum;
        this._count -= other.count;
        this._zeroCount -= other.zeroCount;
        const minScale = this._minScale(other);
        this._downscale(this.scale - minScale);
        this._diffBuckets(this.positive, other, other.positive, minScale);
        this._diffBuckets(this.negative, other, other.negative, minScale);
      }
      clone() {
        return new ExponentialHistogramAccumulation(this.startTime, this._maxSize, this._recordMinMax, this._sum, this._count, this._zeroCount, this._min, this._max, this.positive.clone(), this.negative.clone(), this._mapping);
      }
      _updateBuckets(buckets, value, increment) {
        let index = this._mapping.mapToIndex(value);
        let rescalingNeeded = false;
        let high = 0;
        let low = 0;
        if (buckets.length === 0) {
          buckets.indexStart = index;
          buckets.indexEnd = buckets.indexStart;
          buckets.indexBase = buckets.indexStart;
        } else if (index < buckets.indexStart && buckets.indexEnd - index >= this._maxSize) {
          rescalingNeeded = true;
          low = index;
          high = buckets.indexEnd;
        } else if (index > buckets.indexEnd && index - buckets.indexStart >= this._maxSize) {
          rescalingNeeded = true;
          low = buckets.indexStart;
          high = index;
        }
        if (rescalingNeeded) {
          const change = this._changeScale(high, low);
          this._downscale(change);
          index = this._mapping.mapToIndex(value);
        }
        this._incrementIndexBy(buckets, index, increment);
      }
      _incrementIndexBy(buckets, index, increment) {
        if (increment === 0) {
          return;
        }
        if (buckets.length === 0) {
          buckets.indexStart = buckets.indexEnd = buckets.indexBase = index;
        }
        if (index < buckets.indexStart) {
          const span = buckets.indexEnd - index;
          if (span >= buckets.backing.length) {
            this._grow(buckets, span + 1);
          }
          buckets.indexStart = index;
        } else if (index > buckets.indexEnd) {
          const span = index - buckets.indexStart;
          if (span >= buckets.backing.length) {
            this._grow(buckets, span + 1);
          }
          buckets.indexEnd = index;
        }
        let bucketIndex = index - buckets.indexBase;
        if (bucketIndex < 0) {
          bucketIndex += buckets.backing.length;
        }
        buckets.incrementBucket(bucketIndex, increment);
      }
      _grow(buckets, needed) {
        const size = buckets.backing.length;
        const bias = buckets.indexBase - buckets.indexStart;
        const oldPositiveLimit = size - bias;
        let newSize = (0, util_1.nextGreaterSquare)(needed);
        if (newSize > this._maxSize) {
          newSize = this._maxSize;
        }
        const newPositiveLimit = newSize - bias;
        buckets.backing.growTo(newSize, oldPositiveLimit, newPositiveLimit);
      }
      _changeScale(high, low) {
        let change = 0;
        while (high - low >= this._maxSize) {
          high >>= 1;
          low >>= 1;
          change++;
        }
        return change;
      }
      _downscale(change) {
        if (change === 0) {
          return;
        }
        if (change < 0) {
          throw new Error(`impossible change of scale: ${this.scale}`);
        }
        const newScale = this._mapping.scale - change;
        this._positive.downscale(change);
        this._negative.downscale(change);
        this._mapping = (0, getMapping_1.getMapping)(newScale);
      }
      _minScale(other) {
        const minScale = Math.min(this.scale, other.scale);
        const highLowPos = HighLow.combine(this._highLowAtScale(this.positive, this.scale, minScale), this._highLowAtScale(other.positive, other.scale, minScale));
        const highLowNeg = HighLow.combine(this._highLowAtScale(this.negative, this.scale, minScale), this._highLowAtScale(other.negative, other.scale, minScale));
        return Math.min(minScale - this._changeScale(highLowPos.high, highLowPos.low), minScale - this._changeScale(highLowNeg.high, highLowNeg.low));
      }
      _highLowAtScale(buckets, currentScale, newScale) {
        if (buckets.length === 0) {
          return new HighLow(0, -1);
        }
        const shift = currentScale - newScale;
        return new HighLow(buckets.indexStart >> shift, buckets.indexEnd >> shift);
      }
      _mergeBuckets(ours, other, theirs, scale) {
        const theirOffset = theirs.offset;
        const theirChange = other.scale - scale;
        for (let i = 0; i < theirs.length; i++) {
          this._incrementIndexBy(ours, theirOffset + i >> theirChange, theirs.at(i));
        }
      }
      _diffBuckets(ours, other, theirs, scale) {
        const theirOffset = theirs.offset;
        const theirChange = other.scale - scale;
        for (let i = 0; i < theirs.length; i++) {
          const ourIndex = theirOffset + i >> theirChange;
          let bucketIndex = ourIndex - ours.indexBase;
          if (bucketIndex < 0) {
            bucketIndex += ours.backing.length;
          }
          ours.decrementBucket(bucketIndex, theirs.at(i));
        }
        ours.trim();
      }
    }
    exports.ExponentialHistogramAccumulation = ExponentialHistogramAccumulation;
    class ExponentialHistogramAggregator {
      kind=types_1.AggregatorKind.EXPONENTIAL_HISTOGRAM;
      _maxSize;
      _recordMinMax;
      constructor(maxSize, recordMinMax) {
        this._maxSize = maxSize;
        this._recordMinMax = recordMinMax;
      }
      createAccumulation(startTime) {
        return new ExponentialHistogramAccumulation(startTime, this._maxSize, this._recordMinMax);
      }
      merge(previous, delta) {
        const result = delta.clone();
        result.merge(previous);
        return result;
      }
      diff(previous, current) {
        const result = current.clone();
        result.diff(previous);
        return result;
      }
      toMetricData(descriptor, aggregationTemporality, accumulationByAttributes, endTime) {
        return {
          descriptor: descriptor,
          aggregationTemporality: aggregationTemporality,
          dataPointType: MetricData_1.DataPointType.EXPONENTIAL_HISTOGRAM,
          dataPoints: accumulationByAttributes.map(([attributes, accumulation]) => {
            const pointValue = accumulation.toPointValue();
            const allowsNegativeValues = descriptor.type === MetricData_1.InstrumentType.GAUGE || descriptor.type === MetricData_1.InstrumentType.UP_DOWN_COUNTER || descriptor.type === MetricData_1.InstrumentType.OBSERVABLE_GAUGE || descriptor.type === MetricData_1.InstrumentType.OBSERVABLE_UP_DOWN_COUNTER;
            return {
              attributes: attributes,
              startTime: accumulation.startTime,
              endTime: endTime,
              value: {
                min: pointValue.hasMinMax ? pointValue.min : undefined,
                max: pointValue.hasMinMax ? pointValue.max : undefined,
                sum: !allowsNegativeValues ? pointValue.sum : undefined,
                positive: {
                  offset: pointValue.positive.offset,
                  bucketCounts: pointValue.positive.bucketCounts
                },
                negative: {
                  offset: pointValue.negative.offset,
                  bucketCounts: pointValue.negative.bucketCounts
                },
                count: pointValue.count,
                scale: pointValue.scale,
                zeroCount: pointValue.zeroCount
              }
            };
          })
        };
      }
    }
    exports.ExponentialHistogramAggregator = ExponentialHistogramAggregator;
  }),
  51832: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.HistogramAggregator = exports.HistogramAccumulation = void 0;
    const types_1 = __webpack_require__(26599);
    const MetricData_1 = __webpack_require__(77909);
    const utils_1 = __webpack_require__(34743);
    function createNewEmptyCheckpoint(boundaries) {
      const counts = boundaries.map(() => 0);
      counts.push(0);
      return {
        buckets: {
          boundaries: boundaries,
          counts: counts
        },
        sum: 0,
        count: 0,
        hasMinMax: false,
        min: Infinity,
        max: -Infinity
      };
    }
    class HistogramAccumulation {
      startTime;
      _boundaries;
      _recordMinMax;
      _current;
      constructor(startTime, boundaries, recordMinMax = true, current = createNewEmptyCheckpoint(boundaries)) {
        this.startTime = startTime;
        this._boundaries = boundaries;
        this._recordMinMax = recordMinMax;
        this._current = current;
      }
      record(value) {
        if (Number.isNaN(value)) {
          return;
        }
        this._current.count += 1;
        this._current.sum += value;
        if (this._recordMinMax) {
          this._current.min = Math.min(value, this._current.min);
          this._current.max = Math.max(value, this._current.max);
          this._current.hasMinMax = true;
        }
        const idx = (0, utils_1.binarySearchUB)(this._boundaries, value);
        this._current.buckets.counts[idx] += 1;
      }
      setStartTime(startTime) {
        this.startTime = startTime;
      }
      toPointValue() {
        return this._current;
      }
    }
    exports.HistogramAccumulation = HistogramAccumulation;
    class HistogramAggregator {
      kind=types_1.AggregatorKind.HISTOGRAM;
      _boundaries;
      _recordMinMax;
      constructor(boundaries, recordMinMax) {
        this._boundaries = boundaries;
        this._recordMinMax = recordMinMax;
      }
      createAccumulation(startTime) {
        return new HistogramAccumulation(startTime, this._boundaries, this._recordMinMax);
      }
      merge(previous, delta) {
        const previousValue = previous.toPointValue();
        const deltaValue = delta.toPointValue();
        const previousCounts = previousValue.buckets.counts;
        const deltaCounts = deltaValue.buckets.counts;
        const mergedCounts = new Array(previousCounts.length);
        for (let idx = 0; idx < previousCounts.length; idx++) {
          mergedCounts[idx] = previousCounts[idx] + deltaCounts[idx];
        }
        let min = Infinity;
        let max = -Infinity;
        if (this._recordMinMax) {
          if (previousValue.hasMinMax && deltaValue.hasMinMax) {
            min = Math.min(previousValue.min, deltaValue.min);
            max = Math.max(previousValue.max, deltaValue.max);
          } else if (previousValue.hasMinMax) {
            min = previousValue.min;
            max = previousValue.max;
          } else if (deltaValue.hasMinMax) {
            min = deltaValue.min;
            max = deltaValue.max;
          }
        }
        return new HistogramAccumulation(previous.startTime, previousValue.buckets.boundaries, this._recordMinMax, {
          buckets: {
            boundaries: previousValue.buckets.boundaries,
            counts: mergedCounts
          },
          count: previousValue.count + deltaValue.count,
          sum: previousValue.sum + deltaValue.sum,
          hasMinMax: this._recordMinMax && (previousValue.hasMinMax || deltaValue.hasMinMax),
          min: min,
          max: max
        });
      }
      diff(previous, current) {
        const previousValue = previous.toPointValue();
        const currentValue = current.toPointValue();
        const previousCounts = previousValue.buckets.counts;
        const currentCounts = currentValue.buckets.counts;
        const diffedCounts = new Array(previousCounts.length);
        for (let idx = 0; idx < previousCounts.length; idx++) {
          diffedCounts[idx] = currentCounts[idx] - previousCounts[idx];
        }
        return new HistogramAccumulation(current.startTime, previousValue.buckets.boundaries, this._recordMinMax, {
          buckets: {
            boundaries: previousValue.buckets.boundaries,
            counts: diffedCounts
          },
          count: currentValue.count - previousValue.count,
          sum: currentValue.sum - previousValue.sum,
          hasMinMax: false,
          min: Infinity,
          max: -Infinity
        });
      }
      toMetricData(descriptor, aggregationTemporality, accumulationByAttributes, endTime) {
        return {
          descriptor: descriptor,
          aggregationTemporality: aggregationTemporality,
          dataPointType: MetricData_1.DataPointType.HISTOGRAM,
          dataPoints: accumulationByAttributes.map(([attributes, accumulation]) => {
            const pointValue = accumulation.toPointValue();
            const allowsNegativeValues = descriptor.type === MetricData_1.InstrumentType.GAUGE || descriptor.type === MetricData_1.InstrumentType.UP_DOWN_COUNTER || descriptor.type === MetricData_1.InstrumentType.OBSERVABLE_GAUGE || descriptor.type === MetricData_1.InstrumentType.OBSERVABLE_UP_DOWN_COUNTER;
            return {
              attributes: attributes,
              startTime: accumulation.startTime,
              endTime: endTime,
              value: {
                min: pointValue.hasMinMax ? pointValue.min : undefined,
                max: pointValue.hasMinMax ? pointValue.max : undefined,
                sum: !allowsNegativeValues ? pointValue.sum : undefined,
                buckets: pointValue.buckets,
                count: pointValue.count
              }
            };
          })
        };
      }
    }
    exports.HistogramAggregator = HistogramAggregator;
  }),
  45967: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.LastValueAggregator = exports.LastValueAccumulation = void 0;
    const types_1 = __webpack_require__(26599);
    const core_1 = __webpack_require__(24637);
    const MetricData_1 = __webpack_require__(77909);
    class LastValueAccumulation {
      startTime;
      _current;
      sampleTime;
      constructor(startTime, current = 0, sampleTime = [ 0, 0 ]) {
        this.startTime = startTime;
        this._current = current;
        this.sampleTime = sampleTime;
      }
      record(value) {
        this._current = value;
        this.sampleTime = (0, core_1.millisToHrTime)(Date.now());
      }
      setStartTime(startTime) {
        this.startTime = startTime;
      }
      toPointValue() {
        return this._current;
      }
    }
    exports.LastValueAccumulation = LastValueAccumulation;
    class LastValueAggregator {
      kind=types_1.AggregatorKind.LAST_VALUE;
      createAccumulation(startTime) {
        return new LastValueAccumulation(startTime);
      }
      merge(previous, delta) {
        const latestAccumulation = (0, core_1.hrTimeToMicroseconds)(delta.sampleTime) >= (0, 
        core_1.hrTimeToMicroseconds)(previous.sampleTime) ? delta : previous;
        return new LastValueAccumulation(previous.startTime, latestAccumulation.toPointValue(), latestAccumulation.sampleTime);
      }
      diff(previous, current) {
        const latestAccumulation = (0, core_1.hrTimeToMicroseconds)(current.sampleTime) >= (0, 
        core_1.hrTimeToMicroseconds)(previous.sampleTime) ? current : previous;
        return new LastValueAccumulation(current.startTime, latestAccumulation.toPointValue(), latestAccumulation.sampleTime);
      }
      toMetricData(descriptor, aggregationTemporality, accumulationByAttributes, endTime) {
        return {
          descriptor: descriptor,
          aggregationTemporality: aggregationTemporality,
          dataPointType: MetricData_1.DataPointType.GAUGE,
          dataPoints: accumulationByAttributes.map(([attributes, accumulation]) => ({
            attributes: attributes,
            startTime: accumulation.startTime,
            endTime: endTime,
            value: accumulation.toPointValue()
          }))
        };
      }
    }
    exports.LastValueAggregator = LastValueAggregator;
  }),
  92305: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.SumAggregator = exports.SumAccumulation = void 0;
    const types_1 = __webpack_require__(26599);
    const MetricData_1 = __webpack_require__(77909);
    class SumAccumulation {
      startTime;
      monotonic;
      _current;
      reset;
      constructor(startTime, monotonic, current = 0, reset = false) {
        this.startTime = startTime;
        this.monotonic = monotonic;
        this._current = current;
        this.reset = reset;
      }
      record(value) {
        if (this.monotonic && value < 0) {
          return;
        }
        this._current += value;
      }
      setStartTime(startTime) {
        this.startTime = startTime;
      }
      toPointValue() {
        return this._current;
      }
    }
    exports.SumAccumulation = SumAccumulation;
    class SumAggregator {
      kind=types_1.AggregatorKind.SUM;
      monotonic;
      constructor(monotonic) {
        this.monotonic = monotonic;
      }
      createAccumulation(startTime) {
        return new SumAccumulation(startTime, this.monotonic);
      }
      merge(previous, delta) {
        const prevPv = previous.toPointValue();
        const deltaPv = delta.toPointValue();
        if (delta.reset) {
          return new SumAccumulation(delta.startTime, this.monotonic, deltaPv, delta.reset);
        }
        return new SumAccumulation(previous.startTime, this.monotonic, prevPv + deltaPv);
      }
      diff(previous, current) {
        const prevPv = previous.toPointValue();
        const currPv = current.toPointValue();
        if (this.monotonic && prevPv > currPv) {
          return new SumAccumulation(current.startTime, this.monotonic, currPv, true);
        }
        return new SumAccumulation(current.startTime, this.monotonic, currPv - prevPv);
      }
      toMetricData(descriptor, aggregationTemporality, accumulationByAttributes, endTime) {
        return {
          descriptor: descriptor,
          aggregationTemporality: aggregationTemporality,
          dataPointType: MetricData_1.DataPointType.SUM,
          dataPoints: accumulationByAttributes.map(([attributes, accumulation]) => ({
            attributes: attributes,
            startTime: accumulation.startTime,
            endTime: endTime,
            value: accumulation.toPointValue()
          })),
          isMonotonic: this.monotonic
        };
      }
    }
    exports.SumAggregator = SumAggregator;
  }),
  95546: ((__unused_webpack_module, exports) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.Buckets = void 0;
    class Buckets {
      backing;
      indexBase;
      indexStart;
      indexEnd;
      constructor(backing = new BucketsBacking, indexBase = 0, indexStart = 0, indexEnd = 0) {
        this.backing = backing;
        this.indexBase = indexBase;
        this.indexStart = indexStart;
        this.indexEnd = indexEnd;
      }
      get offset() {
        return this.indexStart;
      }
      get length() {
        if (this.backing.length === 0) {
          return 0;
        }
        if (this.indexEnd === this.indexStart && this.at(0) === 0) {
          return 0;
        }
        return this.indexEnd - this.indexStart + 1;
      }
      counts() {
        return Array.from({
          length: this.length
        }, (_, i) => this.at(i));
      }
      at(position) {
        const bias = this.indexBase - this.indexStart;
        if (position < bias) {
          position += this.backing.length;
        }
        position -= bias;
        return this.backing.countAt(position);
      }
      incrementBucket(bucketIndex, increment) {
        this.backing.increment(bucketIndex, increment);
      }
      decrementBucket(bucketIndex, decrement) {
        this.backing.decrement(bucketIndex, decrement);
      }
      trim() {
        for (let i = 0; i < this.length; i++) {
          if (this.at(i) !== 0) {
            this.indexStart += i;
            break;
          } else if (i === this.length - 1) {
            this.indexStart = this.indexEnd = this.indexBase = 0;
            return;
          }
        }
        for (let i = this.length - 1; i >= 0; i--) {
          if (this.at(i) !== 0) {
            this.indexEnd -= this.length - i - 1;
            break;
          }
        }
        this._rotate();
      }
      downscale(by) {
        this._rotate();
        const size = 1 + this.indexEnd - this.indexStart;
        const each = 1 << by;
        let inpos = 0;
        let outpos = 0;
        for (let pos = this.indexStart; pos <= this.indexEnd; ) {
          let mod = pos % each;
          if (mod < 0) {
            mod += each;
          }
          for (let i = mod; i < each && inpos < size; i++) {
            this._relocateBucket(outpos, inpos);
            inpos++;
            pos++;
          }
          outpos++;
        }
        this.indexStart >>= by;
        this.indexEnd >>= by;
        this.indexBase = this.indexStart;
      }
      clone() {
        return new Buckets(this.backing.clone(), this.indexBase, this.indexStart, this.indexEnd);
      }
      _rotate() {
        const bias = this.indexBase - this.indexStart;
        if (bias === 0) {
          return;
        } else if (bias > 0) {
          this.backing.reverse(0, this.backing.length);
          this.backing.reverse(0, bias);
          this.backing.reverse(bias, this.backing.length);
        } else {
          this.backing.reverse(0, this.backing.length);
          this.backing.reverse(0, this.backing.length + bias);
        }
        this.indexBase = this.indexStart;
      }
      _relocateBucket(dest, src) {
        if (dest === src) {
          return;
        }
        this.incrementBucket(dest, this.backing.emptyBucket(src));
      }
    }
    exports.Buckets = Buckets;
    class BucketsBacking {
      _counts;
      constructor(counts = [ 0 ]) {
        this._counts = counts;
      }
      get length() {
        return this._counts.length;
      }
      countAt(pos) {
        return this._counts[pos];
      }
      growTo(newSize, oldPositiveLimit, newPositiveLimit) {
        const tmp = new Array(newSize).fill(0);
        tmp.splice(newPositiveLimit, this._counts.length - oldPositiveLimit, ...this._counts.slice(oldPositiveLimit));
        tmp.splice(0, oldPositiveLimit, ...this._counts.slice(0, oldPositiveLimit));
        this._counts = tmp;
      }
      reverse(from, limit) {
        const num = Math.floor((from + limit) / 2) - from;
        for (let i = 0; i < num; i++) {
          const tmp = this._counts[from + i];
          this._counts[from + i] = this._counts[limit - i - 1];
          this._counts[limit - i - 1] = tmp;
        }
      }
      emptyBucket(src) {
        const tmp = this._counts[src];
        this._counts[src] = 0;
        return tmp;
      }
      increment(bucketIndex, increment) {
        this._counts[bucketIndex] += increment;
      }
      decrement(bucketIndex, decrement) {
        if (this._counts[bucketIndex] >= decrement) {
          this._counts[bucketIndex] -= decrement;
        } else {
          this._counts[bucketIndex] = 0;
        }
      }
      clone() {
        return new BucketsBacking([ ...this._counts ]);
      }
    }
  }),
  67791: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.ExponentMapping = void 0;
    const ieee754 = __webpack_require__(96820);
    const util = __webpack_require__(82661);
    const types_1 = __webpack_require__(83965);
    class ExponentMapping {
      _shift;
      constructor(scale) {
        this._shift = -scale;
      }
      mapToIndex(value) {
        if (value < ieee754.MIN_VALUE) {
          return this._minNormalLowerBoundaryIndex();
        }
        const exp = ieee754.getNormalBase2(value);
        const correction = ieee754.isPowerOfTwo(value) ? -1 : 0;
        return exp + correction >> this._shift;
      }
      lowerBoundary(index) {
        const minIndex = this._minNormalLowerBoundaryIndex();
        if (index < minIndex) {
          throw new types_1.MappingError(`underflow: ${index} is < minimum lower boundary: ${minIndex}`);
        }
        const maxIndex = this._maxNormalLowerBoundaryIndex();
        if (index > maxIndex) {
          throw new types_1.MappingError(`overflow: ${index} is > maximum lower boundary: ${maxIndex}`);
        }
        return util.ldexp(1, index << this._shift);
      }
      get scale() {
        if (this._shift === 0) {
          return 0;
        }
        return -this._shift;
      }
      _minNormalLowerBoundaryIndex() {
        let index = ieee754.MIN_NORMAL_EXPONENT >> this._shift;
        if (this._shift < 2) {
          index--;
        }
        return index;
      }
      _maxNormalLowerBoundaryIndex() {
        return ieee754.MAX_NORMAL_EXPONENT >> this._shift;
      }
    }
    exports.ExponentMapping = ExponentMapping;
  }),
  82933: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.LogarithmMapping = void 0;
    const ieee754 = __webpack_require__(96820);
    const util = __webpack_require__(82661);
    const types_1 = __webpack_require__(83965);
    class LogarithmMapping {
      _scale;
      _scaleFactor;
      _inverseFactor;
      constructor(scale) {
        this._scale = scale;
        this._scaleFactor = util.ldexp(Math.LOG2E, scale);
        this._inverseFactor = util.ldexp(Math.LN2, -scale);
      }
      mapToIndex(value) {
        if (value <= ieee754.MIN_VALUE) {
          return this._minNormalLowerBoundaryIndex() - 1;
        }
        if (ieee754.isPowerOfTwo(value)) {
          const exp = ieee754.getNormalBase2(value);
          return (exp << this._scale) - 1;
        }
        const index = Math.floor(Math.log(value) * this._scaleFactor);
        const maxIndex = this._maxNormalLowerBoundaryIndex();
        if (index >= maxIndex) {
          return maxIndex;
        }
        return index;
      }
      lowerBoundary(index) {
        const maxIndex = this._maxNormalLowerBoundaryIndex();
        if (index >= maxIndex) {
          if (index === maxIndex) {
            return 2 * Math.exp((index - (1 << this._scale)) / this._scaleFactor);
          }
          throw new types_1.MappingError(`overflow: ${index} is > maximum lower boundary: ${maxIndex}`);
        }
        const minIndex = this._minNormalLowerBoundaryIndex();
        if (index <= minIndex) {
          if (index === minIndex) {
            return ieee754.MIN_VALUE;
          } else if (index === minIndex - 1) {
            return Math.exp((index + (1 << this._scale)) / this._scaleFactor) / 2;
          }
          throw new types_1.MappingError(`overflow: ${index} is < minimum lower boundary: ${minIndex}`);
        }
        return Math.exp(index * this._inverseFactor);
      }
      get scale() {
        return this._scale;
      }
      _minNormalLowerBoundaryIndex() {
        return ieee754.MIN_NORMAL_EXPONENT << this._scale;
      }
      _maxNormalLowerBoundaryIndex() {
        return (ieee754.MAX_NORMAL_EXPONENT + 1 << this._scale) - 1;
      }
    }
    exports.LogarithmMapping = LogarithmMapping;
  }),
  17512: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.getMapping = void 0;
    const ExponentMapping_1 = __webpack_require__(67791);
    const LogarithmMapping_1 = __webpack_require__(82933);
    const types_1 = __webpack_require__(83965);
    const MIN_SCALE = -10;
    const MAX_SCALE = 20;
    const PREBUILT_MAPPINGS = Array.from({
      length: 31
    }, (_, i) => {
      if (i > 10) {
        return new LogarithmMapping_1.LogarithmMapping(i - 10);
      }
      return new ExponentMapping_1.ExponentMapping(i - 10);
    });
    function getMapping(scale) {
      if (scale > MAX_SCALE || scale < MIN_SCALE) {
        throw new types_1.MappingError(`expected scale >= ${MIN_SCALE} && <= ${MAX_SCALE}, got: ${scale}`);
      }
      return PREBUILT_MAPPINGS[scale + 10];
    }
    exports.getMapping = getMapping;
  }),
  96820: ((__unused_webpack_module, exports) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.isPowerOfTwo = exports.getNormalBase2 = exports.MIN_VALUE = exports.MAX_NORMAL_EXPONENT = exports.MIN_NORMAL_EXPONENT = void 0;
    const EXPONENT_MASK = 2146435072;
    const SIGNIFICAND_MASK = 1048575;
    const EXPONENT_BIAS = 1023;
    exports.MIN_NORMAL_EXPONENT = -EXPONENT_BIAS + 1;
    exports.MAX_NORMAL_EXPONENT = EXPONENT_BIAS;
    exports.MIN_VALUE = Math.pow(2, -1022);
    const dv = new DataView(new ArrayBuffer(8));
    function floatBits(value) {
      dv.setFloat64(0, value);
      return {
        hi: dv.getUint32(0),
        lo: dv.getUint32(4)
      };
    }
    function getNormalBase2(value) {
      const {hi: hi} = floatBits(value);
      return ((hi & EXPONENT_MASK) >> 20) - EXPONENT_BIAS;
    }
    exports.getNormalBase2 = getNormalBase2;
    function isPowerOfTwo(value) {
      const {hi: hi, lo: lo} = floatBits(value);
      return (hi & SIGNIFICAND_MASK) === 0 && lo === 0;
    }
    exports.isPowerOfTwo = isPowerOfTwo;
  }),
  83965: ((__unused_webpack_module, exports) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.MappingError = void 0;
    class MappingError extends Error {}
    exports.MappingError = MappingError;
  }),
  82661: ((__unused_webpack_module, exports) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.nextGreaterSquare = exports.ldexp = void 0;
    function ldexp(frac, exp) {
      if (frac === 0 || frac === Number.POSITIVE_INFINITY || frac === Number.NEGATIVE_INFINITY || Number.isNaN(frac)) {
        return frac;
      }
      return frac * Math.pow(2, exp);
    }
    exports.ldexp = ldexp;
    function nextGreaterSquare(v) {
      v--;
      v |= v >> 1;
      v |= v >> 2;
      v |= v >> 4;
      v |= v >> 8;
      v |= v >> 16;
      v++;
      return v;
    }
    exports.nextGreaterSquare = nextGreaterSquare;
  }),
  7114: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.SumAggregator = exports.SumAccumulation = exports.LastValueAggregator = exports.LastValueAccumulation = exports.ExponentialHistogramAggregator = exports.ExponentialHistogramAccumulation = exports.HistogramAggregator = exports.HistogramAccumulation = exports.DropAggregator = void 0;
    var Drop_1 = __webpack_require__(96901);
    Object.defineProperty(exports, "DropAggregator", {
      enumerable: true,
      get: function() {
        return Drop_1.DropAggregator;
      }
    });
    var Histogram_1 = __webpack_require__(51832);
    Object.defineProperty(exports, "HistogramAccumulation", {
      enumerable: true,
      get: function() {
        return Histogram_1.HistogramAccumulation;
      }
    });
    Object.defineProperty(exports, "HistogramAggregator", {
      enumerable: true,
      get: function() {
        return Histogram_1.HistogramAggregator;
      }
    });
    var ExponentialHistogram_1 = __webpack_require__(67483);
    Object.defineProperty(exports, "ExponentialHistogramAccumulation", {
      enumerable: true,
      get: function() {
        return ExponentialHistogram_1.ExponentialHistogramAccumulation;
      }
    });
    Object.defineProperty(exports, "ExponentialHistogramAggregator", {
      enumerable: true,
      get: function() {
        return ExponentialHistogram_1.ExponentialHistogramAggregator;
      }
    });
    var LastValue_1 = __webpack_require__(45967);
    Object.defineProperty(exports, "LastValueAccumulation", {
      enumerable: true,
      get: function() {
        return LastValue_1.LastValueAccumulation;
      }
    });
    Object.defineProperty(exports, "LastValueAggregator", {
      enumerable: true,
      get: function() {
        return LastValue_1.LastValueAggregator;
      }
    });
    var Sum_1 = __webpack_require__(92305);
    Object.defineProperty(exports, "SumAccumulation", {
      enumerable: true,
      get: function() {
        return Sum_1.SumAccumulation;
      }
    });
    Object.defineProperty(exports, "SumAggregator", {
      enumerable: true,
      get: function() {
        return Sum_1.SumAggregator;
      }
    });
  }),
  26599: ((__unused_webpack_module, exports) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.AggregatorKind = void 0;
    var AggregatorKind;
    (function(AggregatorKind) {
      AggregatorKind[AggregatorKind["DROP"] = 0] = "DROP";
      AggregatorKind[AggregatorKind["SUM"] = 1] = "SUM";
      AggregatorKind[AggregatorKind["LAST_VALUE"] = 2] = "LAST_VALUE";
      AggregatorKind[AggregatorKind["HISTOGRAM"] = 3] = "HISTOGRAM";
      AggregatorKind[AggregatorKind["EXPONENTIAL_HISTOGRAM"] = 4] = "EXPONENTIAL_HISTOGRAM";
    })(AggregatorKind || (exports.AggregatorKind = AggregatorKind = {}));
  }),
  22634: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.DEFAULT_AGGREGATION_TEMPORALITY_SELECTOR = exports.DEFAULT_AGGREGATION_SELECTOR = void 0;
    const AggregationTemporality_1 = __webpack_require__(73861);
    const AggregationOption_1 = __webpack_require__(34729);
    const DEFAULT_AGGREGATION_SELECTOR = _instrumentType => ({
      type: AggregationOption_1.AggregationType.DEFAULT
    });
    exports.DEFAULT_AGGREGATION_SELECTOR = DEFAULT_AGGREGATION_SELECTOR;
    const DEFAULT_AGGREGATION_TEMPORALITY_SELECTOR = _instrumentType => AggregationTemporality_1.AggregationTemporality.CUMULATIVE;
    exports.DEFAULT_AGGREGATION_TEMPORALITY_SELECTOR = DEFAULT_AGGREGATION_TEMPORALITY_SELECTOR;
  }),
  73861: ((__unused_webpack_module, exports) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.AggregationTemporality = void 0;
    var AggregationTemporality;
    (function(AggregationTemporality) {
      AggregationTemporality[AggregationTemporality["DELTA"] = 0] = "DELTA";
      AggregationTemporality[AggregationTemporality["CUMULATIVE"] = 1] = "CUMULATIVE";
    })(AggregationTemporality || (exports.AggregationTemporality = AggregationTemporality = {}));
  }),
  41669: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.ConsoleMetricExporter = void 0;
    const core_1 = __webpack_require__(24637);
    const AggregationSelector_1 = __webpack_require__(22634);
    class ConsoleMetricExporter {
      _shutdown=false;
      _temporalitySelector;
      constructor(options) {
        this._temporalitySelector = options?.temporalitySelector ?? AggregationSelector_1.DEFAULT_AGGREGATION_TEMPORALITY_SELECTOR;
      }
      export(metrics, resultCallback) {
        if (this._shutdown) {
          resultCallback({
            code: core_1.ExportResultCode.FAILED
          });
          return;
        }
        return ConsoleMetricExporter._sendMetrics(metrics, resultCallback);
      }
      forceFlush() {
        return Promise.resolve();
      }
      selectAggregationTemporality(_instrumentType) {
        return this._temporalitySelector(_instrumentType);
      }
      shutdown() {
        this._shutdown = true;
        return Promise.resolve();
      }
      static _sendMetrics(metrics, done) {
        for (const scopeMetrics of metrics.scopeMetrics) {
          for (const metric of scopeMetrics.metrics) {
            console.dir({
              descriptor: metric.descriptor,
              dataPointType: metric.dataPointType,
              dataPoints: metric.dataPoints
            }, {
              depth: null
            });
          }
        }
        done({
          code: core_1.ExportResultCode.SUCCESS
        });
      }
    }
    exports.ConsoleMetricExporter = ConsoleMetricExporter;
  }),
  46664: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.InMemoryMetricExporter = void 0;
    const core_1 = __webpack_require__(24637);
    class InMemoryMetricExporter {
      _shutdown=false;
      _aggregationTemporality;
      _metrics=[];
      constructor(aggregationTemporality) {
        this._aggregationTemporality = aggregationTemporality;
      }
      export(metrics, resultCallback) {
        if (this._shutdown) {
          setTimeout(() => resultCallback({
            code: core_1.ExportResultCode.FAILED
          }), 0);
          return;
        }
        this._metrics.push(metrics);
        setTimeout(() => resultCallback({
          code: core_1.ExportResultCode.SUCCESS
        }), 0);
      }
      getMetrics() {
        return this._metrics;
      }
      forceFlush() {
        return Promise.resolve();
      }
      reset() {
        this._metrics = [];
      }
      selectAggregationTemporality(_instrumentType) {
        return this._aggregationTemporality;
      }
      shutdown() {
        this._shutdown = true;
        return Promise.resolve();
      }
    }
    exports.InMemoryMetricExporter = InMemoryMetricExporter;
  }),
  77909: ((__unused_webpack_module, exports) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.DataPointType = exports.InstrumentType = void 0;
    var InstrumentType;
    (function(InstrumentType) {
      InstrumentType["COUNTER"] = "COUNTER";
      InstrumentType["GAUGE"] = "GAUGE";
      InstrumentType["HISTOGRAM"] = "HISTOGRAM";
      InstrumentType["UP_DOWN_COUNTER"] = "UP_DOWN_COUNTER";
      InstrumentType["OBSERVABLE_COUNTER"] = "OBSERVABLE_COUNTER";
      InstrumentType["OBSERVABLE_GAUGE"] = "OBSERVABLE_GAUGE";
      InstrumentType["OBSERVABLE_UP_DOWN_COUNTER"] = "OBSERVABLE_UP_DOWN_COUNTER";
    })(InstrumentType || (exports.InstrumentType = InstrumentType = {}));
    var DataPointType;
    (function(DataPointType) {
      DataPointType[DataPointType["HISTOGRAM"] = 0] = "HISTOGRAM";
      DataPointType[DataPointType["EXPONENTIAL_HISTOGRAM"] = 1] = "EXPONENTIAL_HISTOGRAM";
      DataPointType[DataPointType["GAUGE"] = 2] = "GAUGE";
      DataPointType[DataPointType["SUM"] = 3] = "SUM";
    })(DataPointType || (exports.DataPointType = DataPointType = {}));
  }),
  38550: ((__unused_webpack_module, exports) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.splitMetricData = void 0;
    function splitMetricData(resourceMetrics, maxExportBatchSize) {
      if (!Number.isInteger(maxExportBatchSize) || maxExportBatchSize <= 0) {
        throw new Error("maxExportBatchSize must be a positive integer");
      }
      const batches = [];
      let currentBatchPoints = 0;
      let currentScopeMetrics = [];
      function flush() {
        if (currentScopeMetrics.length > 0) {
          batches.push({
            resource: resourceMetrics.resource,
            scopeMetrics: currentScopeMetrics
          });
          currentScopeMetrics = [];
          currentBatchPoints = 0;
        }
      }
      for (const scopeMetric of resourceMetrics.scopeMetrics) {
        let scopeMetricCopy = null;
        for (const metric of scopeMetric.metrics) {
          const dataPoints = metric.dataPoints;
          if (dataPoints.length === 0) {
            if (!scopeMetricCopy) {
              scopeMetricCopy = {
                scope: scopeMetric.scope,
                metrics: []
              };
              currentScopeMetrics.push(scopeMetricCopy);
            }
            scopeMetricCopy.metrics.push(metric);
            continue;
          }
          let offset = 0;
          while (offset < dataPoints.length) {
            const spaceLeft = maxExportBatchSize - currentBatchPoints;
            const take = Math.min(spaceLeft, dataPoints.length - offset);
            if (!scopeMetricCopy) {
              scopeMetricCopy = {
                scope: scopeMetric.scope,
                metrics: []
              };
              currentScopeMetrics.push(scopeMetricCopy);
            }
            const metricCopy = {
              ...metric,
              dataPoints: dataPoints.slice(offset, offset + take)
            };
            scopeMetricCopy.metrics.push(metricCopy);
            offset += take;
            currentBatchPoints += take;
            if (currentBatchPoints === maxExportBatchSize) {
              flush();
              scopeMetricCopy = null;
            }
          }
        }
      }
      flush();
      return batches;
    }
    exports.splitMetricData = splitMetricData;
  }),
  27398: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.MetricReader = void 0;
    const api = __webpack_require__(63914);
    const utils_1 = __webpack_require__(34743);
    const AggregationSelector_1 = __webpack_require__(22634);
    const MetricReaderMetrics_1 = __webpack_require__(5281);
    const version_1 = __webpack_require__(77698);
    const core_1 = __webpack_require__(24637);
    class MetricReader {
      _shutdown=false;
      _metricProducers;
      _sdkMetricProducer;
      _selfObsMetrics;
      _aggregationTemporalitySelector;
      _aggregationSelector;
      _cardinalitySelector;
      _otelComponentType;
      constructor(options) {
        this._aggregationSelector = options?.aggregationSelector ?? AggregationSelector_1.DEFAULT_AGGREGATION_SELECTOR;
        this._aggregationTemporalitySelector = options?.aggregationTemporalitySelector ?? AggregationSelector_1.DEFAULT_AGGREGATION_TEMPORALITY_SELECTOR;
        this._metricProducers = options?.metricProducers ?? [];
        this._cardinalitySelector = options?.cardinalitySelector;
        this._otelComponentType = options?.otelComponentType ?? this.constructor.name;
        this._selfObsMetrics = new MetricReaderMetrics_1.MetricReaderMetrics(this._otelComponentType, api.createNoopMeter());
      }
      setMetricProducer(metricProducer) {
        if (this._sdkMetricProducer) {
          throw new Error("MetricReader can not be bound to a MeterProvider again.");
        }
        this._sdkMetricProducer = metricProducer;
        this.onInitialized();
      }
      _setSelfObsMeterProvider(meterProvider) {
        const meter = meterProvider.getMeter("@opentelemetry/sdk-metrics", version_1.VERSION);
        this._selfObsMetrics = new MetricReaderMetrics_1.MetricReaderMetrics(this._otelComponentType, meter);
      }
      selectAggregation(instrumentType) {
        return this._aggregationSelector(instrumentType);
      }
      selectAggregationTemporality(instrumentType) {
        return this._aggregationTemporalitySelector(instrumentType);
      }
      selectCardinalityLimit(instrumentType) {
        return this._cardinalitySelector ? this._cardinalitySelector(instrumentType) : 2e3;
      }
      onInitialized() {}
      async collect(options) {
        if (this._sdkMetricProducer === undefined) {
          throw new Error("MetricReader is not bound to a MetricProducer");
        }
        if (this._shutdown) {
          throw new Error("MetricReader is shutdown");
        }
        const startTime = (0, core_1.hrTime)();
        const [sdkCollectionResults, ...additionalCollectionResults] = await Promise.all([ this._sdkMetricProducer.collect({
          timeoutMillis: options?.timeoutMillis
        }), ...this._metricProducers.map(producer => producer.collect({
          timeoutMillis: options?.timeoutMillis
        })) ]);
        const endTime = (0, core_1.hrTime)();
        const errors = sdkCollectionResults.errors.concat(additionalCollectionResults.flatMap(result => result.errors));
        const collectDuration = (0, core_1.hrTimeToSeconds)((0, core_1.hrTimeDuration)(startTime, endTime));
        this._selfObsMetrics.recordCollection(collectDuration, errors.length > 0 ? errors[0].name ?? "collect_error" : undefined);
        const resource = sdkCollectionResults.resourceMetrics.resource;
        const scopeMetrics = sdkCollectionResults.resourceMetrics.scopeMetrics.concat(additionalCollectionResults.flatMap(result => result.resourceMetrics.scopeMetrics));
        return {
          resourceMetrics: {
            resource: resource,
            scopeMetrics: scopeMetrics
          },
          errors: errors
        };
      }
      async shutdown(options) {
        if (this._shutdown) {
          api.diag.error("Cannot call shutdown twice.");
          return;
        }
        if (options?.timeoutMillis == null) {
          await this.onShutdown();
        } else {
          await (0, utils_1.callWithTimeout)(this.onShutdown(), options.timeoutMillis);
        }
        this._shutdown = true;
      }
      async forceFlush(options) {
        if (this._shutdown) {
          api.diag.warn("Cannot forceFlush on already shutdown MetricReader.");
          return;
        }
        if (options?.timeoutMillis == null) {
          await this.onForceFlush();
          return;
        }
        await (0, utils_1.callWithTimeout)(this.onForceFlush(), options.timeoutMillis);
      }
    }
    exports.MetricReader = MetricReader;
  }),
  5281: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.MetricReaderMetrics = void 0;
    const semconv_1 = __webpack_require__(75439);
    const componentCounter = new Map;
    class MetricReaderMetrics {
      collectionDuration;
      standardAttrs;
      constructor(componentType, meter) {
        const counter = componentCounter.get(componentType) ?? 0;
        componentCounter.set(componentType, counter + 1);
        this.standardAttrs = {
          [semconv_1.ATTR_OTEL_COMPONENT_TYPE]: componentType,
          [semconv_1.ATTR_OTEL_COMPONENT_NAME]: `${componentType}/${counter}`
        };
        this.collectionDuration = meter.createHistogram(semconv_1.METRIC_OTEL_SDK_METRIC_READER_COLLECTION_DURATION, {
          unit: "s",
          description: "The duration of the collect operation of the metric reader.",
          advice: {
            explicitBucketBoundaries: []
          }
        });
      }
      recordCollection(durationSecs, error) {
        const attrs = error ? {
          ...this.standardAttrs,
          [semconv_1.ATTR_ERROR_TYPE]: error
        } : this.standardAttrs;
        this.collectionDuration.record(durationSecs, attrs);
      }
    }
    exports.MetricReaderMetrics = MetricReaderMetrics;
  }),
  97611: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.PeriodicExportingMetricReader = void 0;
    const api = __webpack_require__(63914);
    const core_1 = __webpack_require__(24637);
    const MetricReader_1 = __webpack_require__(27398);
    const utils_1 = __webpack_require__(34743);
    const MetricData_1 = __webpack_require__(77909);
    const MetricDataSplitter_1 = __webpack_require__(38550);
    const semconv_1 = __webpack_require__(75439);
    class PeriodicExportingMetricReader extends MetricReader_1.MetricReader {
      _interval;
      _exporter;
      _exportInterval;
      _exportTimeout;
      _maxExportBatchSize;
      _ongoingExportPromise=null;
      constructor(options) {
        const {exporter: exporter, exportIntervalMillis: exportIntervalMillis = 6e4, metricProducers: metricProducers, cardinalityLimits: cardinalityLimits, maxExportBatchSize: maxExportBatchSize} = options;
        let {exportTimeoutMillis: exportTimeoutMillis = 3e4} = options;
        super({
          aggregationSelector: exporter.selectAggregation?.bind(exporter),
          aggregationTemporalitySelector: exporter.selectAggregationTemporality?.bind(exporter),
          otelComponentType: semconv_1.OTEL_COMPONENT_TYPE_VALUE_PERIODIC_METRIC_READER,
          metricProducers: metricProducers,
          cardinalitySelector: instrumentType => {
            const limits = {
              default: 2e3,
              ...cardinalityLimits
            };
            switch (instrumentType) {
             case MetricData_1.InstrumentType.COUNTER:
              return limits.counter ?? limits.default;

             case MetricData_1.InstrumentType.GAUGE:
              return limits.gauge ?? limits.default;

             case MetricData_1.InstrumentType.HISTOGRAM:
              return limits.histogram ?? limits.default;

             case MetricData_1.InstrumentType.OBSERVABLE_COUNTER:
              return limits.observableCounter ?? limits.default;

             case MetricData_1.InstrumentType.OBSERVABLE_UP_DOWN_COUNTER:
              return limits.observableUpDownCounter ?? limits.default;

             case MetricData_1.InstrumentType.OBSERVABLE_GAUGE:
              return limits.observableGauge ?? limits.default;

             case MetricData_1.InstrumentType.UP_DOWN_COUNTER:
              return limits.upDownCounter ?? limits.default;

             default:
              return limits.default;
            }
          }
        });
        if (exportIntervalMillis <= 0) {
          throw Error("exportIntervalMillis must be greater than 0");
        }
        if (exportTimeoutMillis <= 0) {
          throw Error("exportTimeoutMillis must be greater than 0");
        }
        if (maxExportBatchSize !== undefined && (!Number.isInteger(maxExportBatchSize) || maxExportBatchSize <= 0)) {
          throw Error("maxExportBatchSize must be a positive integer");
        }
        if (exportIntervalMillis < exportTimeoutMillis) {
          if ("exportIntervalMillis" in options && "exportTimeoutMillis" in options) {
            throw Error("exportIntervalMillis must be greater than or equal to exportTimeoutMillis");
          } else {
            api.diag.info(`Timeout of ${exportTimeoutMillis} exceeds the interval of ${exportIntervalMillis}. Clamping timeout to interval duration.`);
            exportTimeoutMillis = exportIntervalMillis;
          }
        }
        this._exportInterval = exportIntervalMillis;
        this._exportTimeout = exportTimeoutMillis;
        this._exporter = exporter;
        this._maxExportBatchSize = maxExportBatchSize;
      }
      async _runOnce() {
        try {
          await this._doRun();
        } catch (err) {
          (0, core_1.globalErrorHandler)(err);
        }
      }
      async _doRun() {
        if (this._ongoingExportPromise) {
          api.diag.debug("PeriodicExportingMetricReader: export already in progress, skipping");
          return;
        }
        const currentRun = async () => {
          const {resourceMetrics: resourceMetrics, errors: errors} = await this.collect({
            timeoutMillis: this._exportTimeout
          });
          if (errors.length > 0) {
            api.diag.error("PeriodicExportingMetricReader: metrics collection errors", ...errors);
          }
          if (resourceMetrics.resource.asyncAttributesPending) {
            try {
              await (resourceMetrics.resource.waitForAsyncAttributes?.());
            } catch (e) {
              api.diag.debug("Error while resolving async portion of resource: ", e);
              (0, core_1.globalErrorHandler)(e);
            }
          }
          if (resourceMetrics.scopeMetrics.length === 0) {
            return;
          }
          const batches = this._maxExportBatchSize ? (0, MetricDataSplitter_1.splitMetricData)(resourceMetrics, this._maxExportBatchSize) : [ resourceMetrics ];
          let anyErr = null;
          for (const batch of batches) {
            try {
              const result = await (0, utils_1.callWithTimeout)(core_1.internal._export(this._exporter, batch), this._exportTimeout);
              if (result.code !== core_1.ExportResultCode.SUCCESS) {
                const err = new Error(`PeriodicExportingMetricReader: metrics export failed (error ${result.error})`);
                anyErr = err;
              }
            } catch (e) {
              if (e instanceof utils_1.TimeoutError) {
                api.diag.error(`PeriodicExportingMetricReader: metrics export timed out after ${this._exportTimeout}ms`);
                break;
              } else {
                api.diag.error("PeriodicExportingMetricReader: metrics export threw error", e);
                anyErr = e instanceof Error ? e : new Error(String(e));
              }
            }
          }
          if (anyErr) {
            throw anyErr;
          }
        };
        this._ongoingExportPromise = currentRun();
        try {
          await this._ongoingExportPromise;
        } finally {
          this._ongoingExportPromise = null;
        }
      }
      onInitialized() {
        this._interval = setInterval(() => {
          void this._runOnce();
        }, this._exportInterval);
        if (typeof this._interval !== "number") {
          this._interval.unref();
        }
      }
      async onForceFlush() {
        await this._awaitOngoingExport();
        if (this._ongoingExportPromise) {
          await this._awaitOngoingExport();
        } else {
          await this._runOnce();
        }
        await this._exporter.forceFlush();
      }
      async _awaitOngoingExport() {
        if (this._ongoingExportPromise) {
          api.diag.debug("PeriodicExportingMetricReader: export already in progress, awaiting ongoing export");
          try {
            await this._ongoingExportPromise;
          } catch {}
        }
      }
      async onShutdown() {
        if (this._interval) {
          clearInterval(this._interval);
        }
        await this.onForceFlush();
        await this._exporter.shutdown();
      }
    }
    exports.PeriodicExportingMetricReader = PeriodicExportingMetricReader;
  }),
  89174: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.TimeoutError = exports.createDenyListAttributesProcessor = exports.createAllowListAttributesProcessor = exports.AggregationType = exports.MeterProvider = exports.ConsoleMetricExporter = exports.InMemoryMetricExporter = exports.PeriodicExportingMetricReader = exports.MetricReader = exports.InstrumentType = exports.DataPointType = exports.AggregationTemporality = void 0;
    var AggregationTemporality_1 = __webpack_require__(73861);
    Object.defineProperty(exports, "AggregationTemporality", {
      enumerable: true,
      get: function() {
        return AggregationTemporality_1.AggregationTemporality;
      }
    });
    var MetricData_1 = __webpack_require__(77909);
    Object.defineProperty(exports, "DataPointType", {
      enumerable: true,
      get: function() {
        return MetricData_1.DataPointType;
      }
    });
    Object.defineProperty(exports, "InstrumentType", {
      enumerable: true,
      get: function() {
        return MetricData_1.InstrumentType;
      }
    });
    var MetricReader_1 = __webpack_require__(27398);
    Object.defineProperty(exports, "MetricReader", {
      enumerable: true,
      get: function() {
        return MetricReader_1.MetricReader;
      }
    });
    var PeriodicExportingMetricReader_1 = __webpack_require__(97611);
    Object.defineProperty(exports, "PeriodicExportingMetricReader", {
      enumerable: true,
      get: function() {
        return PeriodicExportingMetricReader_1.PeriodicExportingMetricReader;
      }
    });
    var InMemoryMetricExporter_1 = __webpack_require__(46664);
    Object.defineProperty(exports, "InMemoryMetricExporter", {
      enumerable: true,
      get: function() {
        return InMemoryMetricExporter_1.InMemoryMetricExporter;
      }
    });
    var ConsoleMetricExporter_1 = __webpack_require__(41669);
    Object.defineProperty(exports, "ConsoleMetricExporter", {
      enumerable: true,
      get: function() {
        return ConsoleMetricExporter_1.ConsoleMetricExporter;
      }
    });
    var MeterProvider_1 = __webpack_require__(70762);
    Object.defineProperty(exports, "MeterProvider", {
      enumerable: true,
      get: function() {
        return MeterProvider_1.MeterProvider;
      }
    });
    var AggregationOption_1 = __webpack_require__(34729);
    Object.defineProperty(exports, "AggregationType", {
      enumerable: true,
      get: function() {
        return AggregationOption_1.AggregationType;
      }
    });
    var AttributesProcessor_1 = __webpack_require__(14433);
    Object.defineProperty(exports, "createAllowListAttributesProcessor", {
      enumerable: true,
      get: function() {
        return AttributesProcessor_1.createAllowListAttributesProcessor;
      }
    });
    Object.defineProperty(exports, "createDenyListAttributesProcessor", {
      enumerable: true,
      get: function() {
        return AttributesProcessor_1.createDenyListAttributesProcessor;
      }
    });
    var utils_1 = __webpack_require__(34743);
    Object.defineProperty(exports, "TimeoutError", {
      enumerable: true,
      get: function() {
        return utils_1.TimeoutError;
      }
    });
  }),
  75439: ((__unused_webpack_module, exports) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.ATTR_ERROR_TYPE = exports.METRIC_OTEL_SDK_METRIC_READER_COLLECTION_DURATION = exports.OTEL_COMPONENT_TYPE_VALUE_PERIODIC_METRIC_READER = exports.ATTR_OTEL_COMPONENT_TYPE = exports.ATTR_OTEL_COMPONENT_NAME = void 0;
    exports.ATTR_OTEL_COMPONENT_NAME = "otel.component.name";
    exports.ATTR_OTEL_COMPONENT_TYPE = "otel.component.type";
    exports.OTEL_COMPONENT_TYPE_VALUE_PERIODIC_METRIC_READER = "periodic_metric_reader";
    exports.METRIC_OTEL_SDK_METRIC_READER_COLLECTION_DURATION = "otel.sdk.metric_reader.collection.duration";
    exports.ATTR_ERROR_TYPE = "error.type";
  }),
  45639: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.AsyncMetricStorage = void 0;
    const MetricStorage_1 = __webpack_require__(44789);
    const DeltaMetricProcessor_1 = __webpack_require__(25340);
    const TemporalMetricProcessor_1 = __webpack_require__(29938);
    const HashMap_1 = __webpack_require__(17478);
    class AsyncMetricStorage extends MetricStorage_1.MetricStorage {
      _aggregationCardinalityLimit;
      _deltaMetricStorage;
      _temporalMetricStorage;
      _attributesProcessor;
      constructor(_instrumentDescriptor, aggregator, attributesProcessor, collectorHandles, aggregationCardinalityLimit) {
        super(_instrumentDescriptor);
        this._aggregationCardinalityLimit = aggregationCardinalityLimit;
        this._deltaMetricStorage = new DeltaMetricProcessor_1.DeltaMetricProcessor(aggregator, this._aggregationCardinalityLimit);
        this._temporalMetricStorage = new TemporalMetricProcessor_1.TemporalMetricProcessor(aggregator, collectorHandles);
        this._attributesProcessor = attributesProcessor;
      }
      record(measurements, observationTime) {
        if (this._attributesProcessor === undefined) {
          this._deltaMetricStorage.batchCumulate(measurements, observationTime);
          return;
        }
        const processed = new HashMap_1.AttributeHashMap;
        for (const [attributes, value] of measurements.entries()) {
          processed.set(this._attributesProcessor.process(attributes), value);
        }
        this._deltaMetricStorage.batchCumulate(processed, observationTime);
      }
      collect(collector, collectionTime) {
        const accumulations = this._deltaMetricStorage.collect();
        return this._temporalMetricStorage.buildMetrics(collector, this._instrumentDescriptor, accumulations, collectionTime);
      }
    }
    exports.AsyncMetricStorage = AsyncMetricStorage;
  }),
  25340: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.DeltaMetricProcessor = void 0;
    const core_1 = __webpack_require__(24637);
    const utils_1 = __webpack_require__(34743);
    const HashMap_1 = __webpack_require__(17478);
    class DeltaMetricProcessor {
      _activeCollectionStorage=new HashMap_1.AttributeHashMap;
      _cumulativeMemoStorage=new HashMap_1.AttributeHashMap;
      _cardinalityLimit;
      _overflowAttributes={
        "otel.metric.overflow": true
      };
      _overflowHashCode;
      _aggregator;
      constructor(aggregator, aggregationCardinalityLimit) {
        this._aggregator = aggregator;
        this._cardinalityLimit = (aggregationCardinalityLimit ?? 2e3) - 1;
        this._overflowHashCode = (0, utils_1.hashAttributes)(this._overflowAttributes);
      }
      record(value, attributes, collectionTime) {
        let accumulation = this._activeCollectionStorage.get(attributes);
        if (!accumulation) {
          const hrTime = (0, core_1.millisToHrTime)(collectionTime);
          if (this._activeCollectionStorage.size >= this._cardinalityLimit) {
            const overflowAccumulation = this._activeCollectionStorage.getOrDefault(this._overflowAttributes, () => this._aggregator.createAccumulation(hrTime));
            overflowAccumulation?.record(value);
            return;
          }
          accumulation = this._aggregator.createAccumulation(hrTime);
          this._activeCollectionStorage.set(attributes, accumulation);
        }
        accumulation?.record(value);
      }
      batchCumulate(measurements, collectionTime) {
        for (const [originalAttributes, value, originalHashCode] of measurements.entries()) {
          let attributes = originalAttributes;
          let hashCode = originalHashCode;
          const accumulation = this._aggregator.createAccumulation(collectionTime);
          accumulation?.record(value);
          let delta = accumulation;
          if (this._cumulativeMemoStorage.has(attributes, hashCode)) {
            const previous = this._cumulativeMemoStorage.get(attributes, hashCode);
            delta = this._aggregator.diff(previous, accumulation);
          } else {
            if (this._cumulativeMemoStorage.size >= this._cardinalityLimit) {
              attributes = this._overflowAttributes;
              hashCode = this._overflowHashCode;
              if (this._cumulativeMemoStorage.has(attributes, hashCode)) {
                const previous = this._cumulativeMemoStorage.get(attributes, hashCode);
                delta = this._aggregator.diff(previous, accumulation);
              }
            }
          }
          if (this._activeCollectionStorage.has(attributes, hashCode)) {
            const active = this._activeCollectionStorage.get(attributes, hashCode);
            delta = this._aggregator.merge(active, delta);
          }
          this._cumulativeMemoStorage.set(attributes, accumulation, hashCode);
          this._activeCollectionStorage.set(attributes, delta, hashCode);
        }
      }
      collect() {
        const unreportedDelta = this._activeCollectionStorage;
        this._activeCollectionStorage = new HashMap_1.AttributeHashMap;
        return unreportedDelta;
      }
    }
    exports.DeltaMetricProcessor = DeltaMetricProcessor;
  }),
  17478: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.AttributeHashMap = exports.HashMap = void 0;
    const utils_1 = __webpack_require__(34743);
    class HashMap {
      _valueMap=new Map;
      _keyMap=new Map;
      _hash;
      constructor(hash) {
        this._hash = hash;
      }
      get(key, hashCode) {
        hashCode ??= this._hash(key);
        return this._valueMap.get(hashCode);
      }
      getOrDefault(key, defaultFactory) {
        const hash = this._hash(key);
        if (this._valueMap.has(hash)) {
          return this._valueMap.get(hash);
        }
        const val = defaultFactory();
        if (!this._keyMap.has(hash)) {
          this._keyMap.set(hash, key);
        }
        this._valueMap.set(hash, val);
        return val;
      }
      set(key, value, hashCode) {
        hashCode ??= this._hash(key);
        if (!this._keyMap.has(hashCode)) {
          this._keyMap.set(hashCode, key);
        }
        this._valueMap.set(hashCode, value);
      }
      has(key, hashCode) {
        hashCode ??= this._hash(key);
        return this._valueMap.has(hashCode);
      }
      * keys() {
        const keyIterator = this._keyMap.entries();
        let next = keyIterator.next();
        while (next.done !== true) {
          yield [ next.value[1], next.value[0] ];
          next = keyIterator.next();
        }
      }
      * entries() {
        const valueIterator = this._valueMap.entries();
        let next = valueIterator.next();
        while (next.done !== true) {
          yield [ this._keyMap.get(next.value[0]), next.value[1], next.value[0] ];
          next = valueIterator.next();
        }
      }
      get size() {
        return this._valueMap.size;
      }
    }
    exports.HashMap = HashMap;
    class AttributeHashMap extends HashMap {
      constructor() {
        super(utils_1.hashAttributes);
      }
    }
    exports.AttributeHashMap = AttributeHashMap;
  }),
  45936: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.MeterProviderSharedState = void 0;
    const utils_1 = __webpack_require__(34743);
    const ViewRegistry_1 = __webpack_require__(41218);
    const MeterSharedState_1 = __webpack_require__(6519);
    const AggregationOption_1 = __webpack_require__(34729);
    class MeterProviderSharedState {
      viewRegistry=new ViewRegistry_1.ViewRegistry;
      metricCollectors=[];
      meterSharedStates=new Map;
      resource;
      constructor(resource) {
        this.resource = resource;
      }
      getMeterSharedState(instrumentationScope) {
        const id = (0, utils_1.instrumentationScopeId)(instrumentationScope);
        let meterSharedState = this.meterSharedStates.get(id);
        if (meterSharedState == null) {
          meterSharedState = new MeterSharedState_1.MeterSharedState(this, instrumentationScope);
          this.meterSharedStates.set(id, meterSharedState);
        }
        return meterSharedState;
      }
      selectAggregations(instrumentType) {
        const result = [];
        for (const collector of this.metricCollectors) {
          result.push([ collector, (0, AggregationOption_1.toAggregation)(collector.selectAggregation(instrumentType)) ]);
        }
        return result;
      }
    }
    exports.MeterProviderSharedState = MeterProviderSharedState;
  }),
  6519: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.MeterSharedState = void 0;
    const InstrumentDescriptor_1 = __webpack_require__(77596);
    const Meter_1 = __webpack_require__(17947);
    const AsyncMetricStorage_1 = __webpack_require__(45639);
    const MetricStorageRegistry_1 = __webpack_require__(9386);
    const MultiWritableMetricStorage_1 = __webpack_require__(28844);
    const ObservableRegistry_1 = __webpack_require__(20772);
    const SyncMetricStorage_1 = __webpack_require__(4208);
    class MeterSharedState {
      metricStorageRegistry=new MetricStorageRegistry_1.MetricStorageRegistry;
      observableRegistry=new ObservableRegistry_1.ObservableRegistry;
      meter;
      _meterProviderSharedState;
      _instrumentationScope;
      constructor(meterProviderSharedState, instrumentationScope) {
        this.meter = new Meter_1.Meter(this);
        this._meterProviderSharedState = meterProviderSharedState;
        this._instrumentationScope = instrumentationScope;
      }
      registerMetricStorage(descriptor) {
        const storages = this._registerMetricStorage(descriptor, SyncMetricStorage_1.SyncMetricStorage);
        if (storages.length === 1) {
          return storages[0];
        }
        return new MultiWritableMetricStorage_1.MultiMetricStorage(storages);
      }
      registerAsyncMetricStorage(descriptor) {
        const storages = this._registerMetricStorage(descriptor, AsyncMetricStorage_1.AsyncMetricStorage);
        return storages;
      }
      async collect(collector, collectionTime, options) {
        const errors = await this.observableRegistry.observe(collectionTime, options?.timeoutMillis);
        const storages = this.metricStorageRegistry.getStorages(collector);
        if (storages.length === 0) {
          return null;
        }
        const metricDataList = [];
        storages.forEach(metricStorage => {
          const metricData = metricStorage.collect(collector, collectionTime);
          if (metricData != null) {
            metricDataList.push(metricData);
          }
        });
        if (metricDataList.length === 0) {
          return {
            errors: errors
          };
        }
        return {
          scopeMetrics: {
            scope: this._instrumentationScope,
            metrics: metricDataList
          },
          errors: errors
        };
      }
      _registerMetricStorage(descriptor, MetricStorageType) {
        const views = this._meterProviderSharedState.viewRegistry.findViews(descriptor, this._instrumentationScope);
        let storages = views.map(view => {
          const viewDescriptor = (0, InstrumentDescriptor_1.createInstrumentDescriptorWithView)(view, descriptor);
          const compatibleStorage = this.metricStorageRegistry.findOrUpdateCompatibleStorage(viewDescriptor);
          if (compatibleStorage != null) {
            return compatibleStorage;
          }
          const aggregator = view.aggregation.createAggregator(viewDescriptor);
          const viewStorage = new MetricStorageType(viewDescriptor, aggregator, view.attributesProcessor, this._meterProviderSharedState.metricCollectors, view.aggregationCardinalityLimit);
          this.metricStorageRegistry.register(viewStorage);
          return viewStorage;
        });
        if (storages.length === 0) {
          const perCollectorAggregations = this._meterProviderSharedState.selectAggregations(descriptor.type);
          const collectorStorages = perCollectorAggregations.map(([collector, aggregation]) => {
            const compatibleStorage = this.metricStorageRegistry.findOrUpdateCompatibleCollectorStorage(collector, descriptor);
            if (compatibleStorage != null) {
              return compatibleStorage;
            }
            const aggregator = aggregation.createAggregator(descriptor);
            const cardinalityLimit = collector.selectCardinalityLimit(descriptor.type);
            const storage = new MetricStorageType(descriptor, aggregator, undefined, [ collector ], cardinalityLimit);
            this.metricStorageRegistry.registerForCollector(collector, storage);
            return storage;
          });
          storages = storages.concat(collectorStorages);
        }
        return storages;
      }
    }
    exports.MeterSharedState = MeterSharedState;
  }),
  66587: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.MetricCollector = void 0;
    const core_1 = __webpack_require__(24637);
    class MetricCollector {
      _sharedState;
      _metricReader;
      constructor(sharedState, metricReader) {
        this._sharedState = sharedState;
        this._metricReader = metricReader;
      }
      async collect(options) {
        const collectionTime = (0, core_1.millisToHrTime)(Date.now());
        const scopeMetrics = [];
        const errors = [];
        const meterCollectionPromises = Array.from(this._sharedState.meterSharedStates.values()).map(async meterSharedState => {
          const current = await meterSharedState.collect(this, collectionTime, options);
          if (current?.scopeMetrics != null) {
            scopeMetrics.push(current.scopeMetrics);
          }
          if (current?.errors != null) {
            errors.push(...current.errors);
          }
        });
        await Promise.all(meterCollectionPromises);
        return {
          resourceMetrics: {
            resource: this._sharedState.resource,
            scopeMetrics: scopeMetrics
          },
          errors: errors
        };
      }
      async forceFlush(options) {
        await this._metricReader.forceFlush(options);
      }
      async shutdown(options) {
        await this._metricReader.shutdown(options);
      }
      selectAggregationTemporality(instrumentType) {
        return this._metricReader.selectAggregationTemporality(instrumentType);
      }
      selectAggregation(instrumentType) {
        return this._metricReader.selectAggregation(instrumentType);
      }
      selectCardinalityLimit(instrumentType) {
        return this._metricReader.selectCardinalityLimit?.(instrumentType) ?? 2e3;
      }
    }
    exports.MetricCollector = MetricCollector;
  }),
  44789: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.MetricStorage = void 0;
    const InstrumentDescriptor_1 = __webpack_require__(77596);
    class MetricStorage {
      _instrumentDescriptor;
      constructor(instrumentDescriptor) {
        this._instrumentDescriptor = instrumentDescriptor;
      }
      getInstrumentDescriptor() {
        return this._instrumentDescriptor;
      }
      updateDescription(description) {
        this._instrumentDescriptor = (0, InstrumentDescriptor_1.createInstrumentDescriptor)(this._instrumentDescriptor.name, this._instrumentDescriptor.type, {
          description: description,
          valueType: this._instrumentDescriptor.valueType,
          unit: this._instrumentDescriptor.unit,
          advice: this._instrumentDescriptor.advice
        });
      }
    }
    exports.MetricStorage = MetricStorage;
  }),
  9386: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.MetricStorageRegistry = void 0;
    const InstrumentDescriptor_1 = __webpack_require__(77596);
    const api = __webpack_require__(63914);
    const RegistrationConflicts_1 = __webpack_require__(79026);
    class MetricStorageRegistry {
      _sharedRegistry=new Map;
      _perCollectorRegistry=new Map;
      static create() {
        return new MetricStorageRegistry;
      }
      getStorages(collector) {
        let storages = [];
        for (const metricStorages of this._sharedRegistry.values()) {
          storages = storages.concat(metricStorages);
        }
        const perCollectorStorages = this._perCollectorRegistry.get(collector);
        if (perCollectorStorages != null) {
          for (const metricStorages of perCollectorStorages.values()) {
            storages = storages.concat(metricStorages);
          }
        }
        return storages;
      }
      register(storage) {
        this._registerStorage(storage, this._sharedRegistry);
      }
      registerForCollector(collector, storage) {
        let storageMap = this._perCollectorRegistry.get(collector);
        if (storageMap == null) {
          storageMap = new Map;
          this._perCollectorRegistry.set(collector, storageMap);
        }
        this._registerStorage(storage, storageMap);
      }
      findOrUpdateCompatibleStorage(expectedDescriptor) {
        const storages = this._sharedRegistry.get(expectedDescriptor.name);
        if (storages === undefined) {
          return null;
        }
        return this._findOrUpdateCompatibleStorage(expectedDescriptor, storages);
      }
      findOrUpdateCompatibleCollectorStorage(collector, expectedDescriptor) {
        const storageMap = this._perCollectorRegistry.get(collector);
        if (storageMap === undefined) {
          return null;
        }
        const storages = storageMap.get(expectedDescriptor.name);
        if (storages === undefined) {
          return null;
        }
        return this._findOrUpdateCompatibleStorage(expectedDescriptor, storages);
      }
      _registerStorage(storage, storageMap) {
        const descriptor = storage.getInstrumentDescriptor();
        const storages = storageMap.get(descriptor.name);
        if (storages === undefined) {
          storageMap.set(descriptor.name, [ storage ]);
          return;
        }
        storages.push(storage);
      }
      _findOrUpdateCompatibleStorage(expectedDescriptor, existingStorages) {
        let compatibleStorage = null;
        for (const existingStorage of existingStorages) {
          const existingDescriptor = existingStorage.getInstrumentDescriptor();
          if ((0, InstrumentDescriptor_1.isDescriptorCompatibleWith)(existingDescriptor, expectedDescriptor)) {
            if (existingDescriptor.description !== expectedDescriptor.description) {
              if (expectedDescriptor.description.length > existingDescriptor.description.length) {
                existingStorage.updateDescription(expectedDescriptor.description);
              }
              api.diag.warn("A view or instrument with the name ", expectedDescriptor.name, " has already been registered, but has a different description and is incompatible with another registered view.\n", "Details:\n", (0, 
              RegistrationConflicts_1.getIncompatibilityDetails)(existingDescriptor, expectedDescriptor), "The longer description will be used.\nTo resolve the conflict:", (0, 
              RegistrationConflicts_1.getConflictResolutionRecipe)(existingDescriptor, expectedDescriptor));
            }
            compatibleStorage = existingStorage;
          } else {
            api.diag.warn("A view or instrument with the name ", expectedDescriptor.name, " has already been registered and is incompatible with another registered view.\n", "Details:\n", (0, 
            RegistrationConflicts_1.getIncompatibilityDetails)(existingDescriptor, expectedDescriptor), "To resolve the conflict:\n", (0, 
            RegistrationConflicts_1.getConflictResolutionRecipe)(existingDescriptor, expectedDescriptor));
          }
        }
        return compatibleStorage;
      }
    }
    exports.MetricStorageRegistry = MetricStorageRegistry;
  }),
  28844: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.MultiMetricStorage = void 0;
    const api_1 = __webpack_require__(63914);
    class MultiMetricStorage {
      _backingStorages;
      hasAttributeProcessor;
      constructor(backingStorages) {
        this._backingStorages = backingStorages;
        this.hasAttributeProcessor = backingStorages.some(s => s.hasAttributeProcessor);
      }
      record(value, attributes, context, recordTime) {
        if (this.hasAttributeProcessor && context === undefined) {
          context = api_1.context.active();
        }
        const storages = this._backingStorages;
        for (let i = 0; i < storages.length; i++) {
          storages[i].record(value, attributes, context, recordTime);
        }
      }
    }
    exports.MultiMetricStorage = MultiMetricStorage;
  }),
  20772: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.ObservableRegistry = void 0;
    const api_1 = __webpack_require__(63914);
    const Instruments_1 = __webpack_require__(94824);
    const ObservableResult_1 = __webpack_require__(61504);
    const utils_1 = __webpack_require__(34743);
    class ObservableRegistry {
      _callbacks=[];
      _batchCallbacks=[];
      addCallback(callback, instrument) {
        const idx = this._findCallback(callback, instrument);
        if (idx >= 0) {
          return;
        }
        this._callbacks.push({
          callback: callback,
          instrument: instrument
        });
      }
      removeCallback(callback, instrument) {
        const idx = this._findCallback(callback, instrument);
        if (idx < 0) {
          return;
        }
        this._callbacks.splice(idx, 1);
      }
      addBatchCallback(callback, instruments) {
        const observableInstruments = new Set(instruments.filter(Instruments_1.isObservableInstrument));
        if (observableInstruments.size === 0) {
          api_1.diag.error("BatchObservableCallback is not associated with valid instruments", instruments);
          return;
        }
        const idx = this._findBatchCallback(callback, observableInstruments);
        if (idx >= 0) {
          return;
        }
        this._batchCallbacks.push({
          callback: callback,
          instruments: observableInstruments
        });
      }
      removeBatchCallback(callback, instruments) {
        const observableInstruments = new Set(instruments.filter(Instruments_1.isObservableInstrument));
        const idx = this._findBatchCallback(callback, observableInstruments);
        if (idx < 0) {
          return;
        }
        this._batchCallbacks.splice(idx, 1);
      }
      async observe(collectionTime, timeoutMillis) {
        const callbackFutures = this._observeCallbacks(collectionTime, timeoutMillis);
        const batchCallbackFutures = this._observeBatchCallbacks(collectionTime, timeoutMillis);
        const results = await Promise.allSettled([ ...callbackFutures, ...batchCallbackFutures ]);
        const rejections = results.filter(result => result.status === "rejected").map(result => result.reason);
        return rejections;
      }
      _observeCallbacks(observationTime, timeoutMillis) {
        return this._callbacks.map(async ({callback: callback, instrument: instrument}) => {
          const observableResult = new ObservableResult_1.ObservableResultImpl(instrument._descriptor.name, instrument._descriptor.valueType);
          let callPromise = Promise.resolve(callback(observableResult));
          if (timeoutMillis != null) {
            callPromise = (0, utils_1.callWithTimeout)(callPromise, timeoutMillis);
          }
          await callPromise;
          instrument._metricStorages.forEach(metricStorage => {
            metricStorage.record(observableResult._buffer, observationTime);
          });
        });
      }
      _observeBatchCallbacks(observationTime, timeoutMillis) {
        return this._batchCallbacks.map(async ({callback: callback, instruments: instruments}) => {
          const observableResult = new ObservableResult_1.BatchObservableResultImpl;
          let callPromise = Promise.resolve(callback(observableResult));
          if (timeoutMillis != null) {
            callPromise = (0, utils_1.callWithTimeout)(callPromise, timeoutMillis);
          }
          await callPromise;
          instruments.forEach(instrument => {
            const buffer = observableResult._buffer.get(instrument);
            if (buffer == null) {
              return;
            }
            instrument._metricStorages.forEach(metricStorage => {
              metricStorage.record(buffer, observationTime);
            });
          });
        });
      }
      _findCallback(callback, instrument) {
        return this._callbacks.findIndex(record => record.callback === callback && record.instrument === instrument);
      }
      _findBatchCallback(callback, instruments) {
        return this._batchCallbacks.findIndex(record => record.callback === callback && (0, 
        utils_1.setEquals)(record.instruments, instruments));
      }
    }
    exports.ObservableRegistry = ObservableRegistry;
  }),
  4208: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.SyncMetricStorage = void 0;
    const api_1 = __webpack_require__(63914);
    const MetricStorage_1 = __webpack_require__(44789);
    const DeltaMetricProcessor_1 = __webpack_require__(25340);
    const TemporalMetricProcessor_1 = __webpack_require__(29938);
    class SyncMetricStorage extends MetricStorage_1.MetricStorage {
      _aggregationCardinalityLimit;
      _deltaMetricStorage;
      _temporalMetricStorage;
      _attributesProcessor;
      constructor(instrumentDescriptor, aggregator, attributesProcessor, collectorHandles, aggregationCardinalityLimit) {
        super(instrumentDescriptor);
        this._aggregationCardinalityLimit = aggregationCardinalityLimit;
        this._deltaMetricStorage = new DeltaMetricProcessor_1.DeltaMetricProcessor(aggregator, this._aggregationCardinalityLimit);
        this._temporalMetricStorage = new TemporalMetricProcessor_1.TemporalMetricProcessor(aggregator, collectorHandles);
        this._attributesProcessor = attributesProcessor;
        this.hasAttributeProcessor = attributesProcessor !== undefined;
      }
      hasAttributeProcessor;
      record(value, attributes, context, recordTime) {
        if (this._attributesProcessor !== undefined) {
          attributes = this._attributesProcessor.process(attributes, context ?? api_1.context.active());
        }
        this._deltaMetricStorage.record(value, attributes, recordTime);
      }
      collect(collector, collectionTime) {
        const accumulations = this._deltaMetricStorage.collect();
        return this._temporalMetricStorage.buildMetrics(collector, this._instrumentDescriptor, accumulations, collectionTime);
      }
    }
    exports.SyncMetricStorage = SyncMetricStorage;
  }),
  29938: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.TemporalMetricProcessor = void 0;
    const AggregationTemporality_1 = __webpack_require__(73861);
    const HashMap_1 = __webpack_require__(17478);
    class TemporalMetricProcessor {
      _aggregator;
      _unreportedAccumulations=new Map;
      _reportHistory=new Map;
      constructor(aggregator, collectorHandles) {
        this._aggregator = aggregator;
        collectorHandles.forEach(handle => {
          this._unreportedAccumulations.set(handle, []);
        });
      }
      buildMetrics(collector, instrumentDescriptor, currentAccumulations, collectionTime) {
        this._stashAccumulations(currentAccumulations);
        const unreportedAccumulations = this._getMergedUnreportedAccumulations(collector);
        let result = unreportedAccumulations;
        let aggregationTemporality;
        if (this._reportHistory.has(collector)) {
          const last = this._reportHistory.get(collector);
          const lastCollectionTime = last.collectionTime;
          aggregationTemporality = last.aggregationTemporality;
          if (aggregationTemporality === AggregationTemporality_1.AggregationTemporality.CUMULATIVE) {
            result = TemporalMetricProcessor.merge(last.accumulations, unreportedAccumulations, this._aggregator);
          } else {
            result = TemporalMetricProcessor.calibrateStartTime(last.accumulations, unreportedAccumulations, lastCollectionTime);
          }
        } else {
          aggregationTemporality = collector.selectAggregationTemporality(instrumentDescriptor.type);
        }
        this._reportHistory.set(collector, {
          accumulations: result,
          collectionTime: collectionTime,
          aggregationTemporality: aggregationTemporality
        });
        const accumulationRecords = AttributesMapToAccumulationRecords(result);
        if (accumulationRecords.length === 0) {
          return undefined;
        }
        return this._aggregator.toMetricData(instrumentDescriptor, aggregationTemporality, accumulationRecords, collectionTime);
      }
      _stashAccumulations(currentAccumulation) {
        const registeredCollectors = this._unreportedAccumulations.keys();
        for (const collector of registeredCollectors) {
          let stash = this._unreportedAccumulations.get(collector);
          if (stash === undefined) {
            stash = [];
            this._unreportedAccumulations.set(collector, stash);
          }
          stash.push(currentAccumulation);
        }
      }
      _getMergedUnreportedAccumulations(collector) {
        let result = new HashMap_1.AttributeHashMap;
        const unreportedList = this._unreportedAccumulations.get(collector);
        this._unreportedAccumulations.set(collector, []);
        if (unreportedList === undefined) {
          return result;
        }
        for (const it of unreportedList) {
          result = TemporalMetricProcessor.merge(result, it, this._aggregator);
        }
        return result;
      }
      static merge(last, current, aggregator) {
        const result = last;
        const iterator = current.entries();
        let next = iterator.next();
        while (next.done !== true) {
          const [key, record, hash] = next.value;
          if (last.has(key, hash)) {
            const lastAccumulation = last.get(key, hash);
            const accumulation = aggregator.merge(lastAccumulation, record);
            result.set(key, accumulation, hash);
          } else {
            result.set(key, record, hash);
          }
          next = iterator.next();
        }
        return result;
      }
      static calibrateStartTime(last, current, lastCollectionTime) {
        for (const [key, hash] of last.keys()) {
          const currentAccumulation = current.get(key, hash);
          currentAccumulation?.setStartTime(lastCollectionTime);
        }
        return current;
      }
    }
    exports.TemporalMetricProcessor = TemporalMetricProcessor;
    function AttributesMapToAccumulationRecords(map) {
      return Array.from(map.entries());
    }
  }),
  34743: ((__unused_webpack_module, exports) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.equalsCaseInsensitive = exports.binarySearchUB = exports.setEquals = exports.callWithTimeout = exports.TimeoutError = exports.instrumentationScopeId = exports.hashAttributes = void 0;
    function hashAttributes(attributes) {
      let keys = Object.keys(attributes);
      if (keys.length === 0) return "";
      keys = keys.sort();
      return JSON.stringify(keys.map(key => [ key, attributes[key] ]));
    }
    exports.hashAttributes = hashAttributes;
    function instrumentationScopeId(instrumentationScope) {
      return `${instrumentationScope.name}:${instrumentationScope.version ?? ""}:${instrumentationScope.schemaUrl ?? ""}`;
    }
    exports.instrumentationScopeId = instrumentationScopeId;
    class TimeoutError extends Error {
      constructor(message) {
        super(message);
        Object.setPrototypeOf(this, TimeoutError.prototype);
      }
    }
    exports.TimeoutError = TimeoutError;
    function callWithTimeout(promise, timeout) {
      let timeoutHandle;
      const timeoutPromise = new Promise(function timeoutFunction(_resolve, reject) {
        timeoutHandle = setTimeout(function timeoutHandler() {
          reject(new TimeoutError("Operation timed out."));
        }, timeout);
      });
      return Promise.race([ promise, timeoutPromise ]).then(result => {
        clearTimeout(timeoutHandle);
        return result;
      }, reason => {
        clearTimeout(timeoutHandle);
        throw reason;
      });
    }
    exports.callWithTimeout = callWithTimeout;
    function setEquals(lhs, rhs) {
      if (lhs.size !== rhs.size) {
        return false;
      }
      for (const item of lhs) {
        if (!rhs.has(item)) {
          return false;
        }
      }
      return true;
    }
    exports.setEquals = setEquals;
    function binarySearchUB(arr, value) {
      let lo = 0;
      let hi = arr.length - 1;
      let ret = arr.length;
      while (hi >= lo) {
        const mid = lo + Math.trunc((hi - lo) / 2);
        if (arr[mid] < value) {
          lo = mid + 1;
        } else {
          ret = mid;
          hi = mid - 1;
        }
      }
      return ret;
    }
    exports.binarySearchUB = binarySearchUB;
    function equalsCaseInsensitive(lhs, rhs) {
      return lhs.toLowerCase() === rhs.toLowerCase();
    }
    exports.equalsCaseInsensitive = equalsCaseInsensitive;
  }),
  77698: ((__unused_webpack_module, exports) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.VERSION = void 0;
    exports.VERSION = "2.12.0";
  }),
  18424: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.DEFAULT_AGGREGATION = exports.EXPONENTIAL_HISTOGRAM_AGGREGATION = exports.HISTOGRAM_AGGREGATION = exports.LAST_VALUE_AGGREGATION = exports.SUM_AGGREGATION = exports.DROP_AGGREGATION = exports.DefaultAggregation = exports.ExponentialHistogramAggregation = exports.ExplicitBucketHistogramAggregation = exports.HistogramAggregation = exports.LastValueAggregation = exports.SumAggregation = exports.DropAggregation = void 0;
    const api = __webpack_require__(63914);
    const aggregator_1 = __webpack_require__(7114);
    const MetricData_1 = __webpack_require__(77909);
    class DropAggregation {
      static DEFAULT_INSTANCE=new aggregator_1.DropAggregator;
      createAggregator(_instrument) {
        return DropAggregation.DEFAULT_INSTANCE;
      }
    }
    exports.DropAggregation = DropAggregation;
    class SumAggregation {
      static MONOTONIC_INSTANCE=new aggregator_1.SumAggregator(true);
      static NON_MONOTONIC_INSTANCE=new aggregator_1.SumAggregator(false);
      createAggregator(instrument) {
        switch (instrument.type) {
         case MetricData_1.InstrumentType.COUNTER:
         case MetricData_1.InstrumentType.OBSERVABLE_COUNTER:
         case MetricData_1.InstrumentType.HISTOGRAM:
          {
            return SumAggregation.MONOTONIC_INSTANCE;
          }

         default:
          {
            return SumAggregation.NON_MONOTONIC_INSTANCE;
          }
        }
      }
    }
    exports.SumAggregation = SumAggregation;
    class LastValueAggregation {
      static DEFAULT_INSTANCE=new aggregator_1.LastValueAggregator;
      createAggregator(_instrument) {
        return LastValueAggregation.DEFAULT_INSTANCE;
      }
    }
    exports.LastValueAggregation = LastValueAggregation;
    class HistogramAggregation {
      static DEFAULT_INSTANCE=new aggregator_1.HistogramAggregator([ 0, 5, 10, 25, 50, 75, 100, 250, 500, 750, 1e3, 2500, 5e3, 7500, 1e4 ], true);
      createAggregator(_instrument) {
        return HistogramAggregation.DEFAULT_INSTANCE;
      }
    }
    exports.HistogramAggregation = HistogramAggregation;
    class ExplicitBucketHistogramAggregation {
      _boundaries;
      _recordMinMax;
      constructor(boundaries, recordMinMax = true) {
        if (boundaries == null) {
          throw new Error("ExplicitBucketHistogramAggregation should be created with explicit boundaries, if a single bucket histogram is required, please pass an empty array");
        }
        boundaries = boundaries.concat();
        boundaries = boundaries.sort((a, b) => a - b);
        const minusInfinityIndex = boundaries.lastIndexOf(-Infinity);
        let infinityIndex = boundaries.indexOf(Infinity);
        if (infinityIndex === -1) {
          infinityIndex = undefined;
        }
        this._boundaries = boundaries.slice(minusInfinityIndex + 1, infinityIndex);
        this._recordMinMax = recordMinMax;
      }
      createAggregator(_instrument) {
        return new aggregator_1.HistogramAggregator(this._boundaries, this._recordMinMax);
      }
    }
    exports.ExplicitBucketHistogramAggregation = ExplicitBucketHistogramAggregation;
    class ExponentialHistogramAggregation {
      _maxSize;
      _recordMinMax;
      constructor(maxSize = 160, recordMinMax = true) {
        this._maxSize = maxSize;
        this._recordMinMax = recordMinMax;
      }
      createAggregator(_instrument) {
        return new aggregator_1.ExponentialHistogramAggregator(this._maxSize, this._recordMinMax);
      }
    }
    exports.ExponentialHistogramAggregation = ExponentialHistogramAggregation;
    class DefaultAggregation {
      _resolve(instrument) {
        switch (instrument.type) {
         case MetricData_1.InstrumentType.COUNTER:
         case MetricData_1.InstrumentType.UP_DOWN_COUNTER:
         case MetricData_1.InstrumentType.OBSERVABLE_COUNTER:
         case MetricData_1.InstrumentType.OBSERVABLE_UP_DOWN_COUNTER:
          {
            return exports.SUM_AGGREGATION;
          }

         case MetricData_1.InstrumentType.GAUGE:
         case MetricData_1.InstrumentType.OBSERVABLE_GAUGE:
          {
            return exports.LAST_VALUE_AGGREGATION;
          }

         case MetricData_1.InstrumentType.HISTOGRAM:
          {
            if (instrument.advice.explicitBucketBoundaries) {
              return new ExplicitBucketHistogramAggregation(instrument.advice.explicitBucketBoundaries);
            }
            return exports.HISTOGRAM_AGGREGATION;
          }
        }
        api.diag.warn(`Unable to recognize instrument type: ${instrument.type}`);
        return exports.DROP_AGGREGATION;
      }
      createAggregator(instrument) {
        return this._resolve(instrument).createAggregator(instrument);
      }
    }
    exports.DefaultAggregation = DefaultAggregation;
    exports.DROP_AGGREGATION = new DropAggregation;
    exports.SUM_AGGREGATION = new SumAggregation;
    exports.LAST_VALUE_AGGREGATION = new LastValueAggregation;
    exports.HISTOGRAM_AGGREGATION = new HistogramAggregation;
    exports.EXPONENTIAL_HISTOGRAM_AGGREGATION = new ExponentialHistogramAggregation;
    exports.DEFAULT_AGGREGATION = new DefaultAggregation;
  }),
  34729: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.toAggregation = exports.AggregationType = void 0;
    const Aggregation_1 = __webpack_require__(18424);
    var AggregationType;
    (function(AggregationType) {
      AggregationType[AggregationType["DEFAULT"] = 0] = "DEFAULT";
      AggregationType[AggregationType["DROP"] = 1] = "DROP";
      AggregationType[AggregationType["SUM"] = 2] = "SUM";
      AggregationType[AggregationType["LAST_VALUE"] = 3] = "LAST_VALUE";
      AggregationType[AggregationType["EXPLICIT_BUCKET_HISTOGRAM"] = 4] = "EXPLICIT_BUCKET_HISTOGRAM";
      AggregationType[AggregationType["EXPONENTIAL_HISTOGRAM"] = 5] = "EXPONENTIAL_HISTOGRAM";
    })(AggregationType || (exports.AggregationType = AggregationType = {}));
    function toAggregation(option) {
      switch (option.type) {
       case AggregationType.DEFAULT:
        return Aggregation_1.DEFAULT_AGGREGATION;

       case AggregationType.DROP:
        return Aggregation_1.DROP_AGGREGATION;

       case AggregationType.SUM:
        return Aggregation_1.SUM_AGGREGATION;

       case AggregationType.LAST_VALUE:
        return Aggregation_1.LAST_VALUE_AGGREGATION;

       case AggregationType.EXPONENTIAL_HISTOGRAM:
        {
          const expOption = option;
          return new Aggregation_1.ExponentialHistogramAggregation(expOption.options?.maxSize, expOption.options?.recordMinMax);
        }

       case AggregationType.EXPLICIT_BUCKET_HISTOGRAM:
        {
          const expOption = option;
          if (expOption.options == null) {
            return Aggregation_1.HISTOGRAM_AGGREGATION;
          } else {
            return new Aggregation_1.ExplicitBucketHistogramAggregation(expOption.options?.boundaries, expOption.options?.recordMinMax);
          }
        }

       default:
        throw new Error("Unsupported Aggregation");
      }
    }
    exports.toAggregation = toAggregation;
  }),
  14433: ((__unused_webpack_module, exports) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.createDenyListAttributesProcessor = exports.createAllowListAttributesProcessor = exports.createMultiAttributesProcessor = exports.createNoopAttributesProcessor = void 0;
    class NoopAttributesProcessor {
      process(incoming, _context) {
        return incoming;
      }
    }
    class MultiAttributesProcessor {
      _processors;
      constructor(processors) {
        this._processors = processors;
      }
      process(incoming, context) {
        let filteredAttributes = incoming;
        for (const processor of this._processors) {
          filteredAttributes = processor.process(filteredAttributes, context);
        }
        return filteredAttributes;
      }
    }
    class AllowListProcessor {
      _allowedAttributeNames;
      constructor(allowedAttributeNames) {
        this._allowedAttributeNames = new Set(allowedAttributeNames);
      }
      process(incoming, _context) {
        const filteredAttributes = {};
        for (const attributeName in incoming) {
          if (Object.prototype.hasOwnProperty.call(incoming, attributeName) && this._allowedAttributeNames.has(attributeName)) {
            filteredAttributes[attributeName] = incoming[attributeName];
          }
        }
        return filteredAttributes;
      }
    }
    class DenyListProcessor {
      _deniedAttributeNames;
      constructor(deniedAttributeNames) {
        this._deniedAttributeNames = new Set(deniedAttributeNames);
      }
      process(incoming, _context) {
        const filteredAttributes = {};
        for (const attributeName in incoming) {
          if (Object.prototype.hasOwnProperty.call(incoming, attributeName) && !this._deniedAttributeNames.has(attributeName)) {
            filteredAttributes[attributeName] = incoming[attributeName];
          }
        }
        return filteredAttributes;
      }
    }
    function createNoopAttributesProcessor() {
      return NOOP;
    }
    exports.createNoopAttributesProcessor = createNoopAttributesProcessor;
    function createMultiAttributesProcessor(processors) {
      return new MultiAttributesProcessor(processors);
    }
    exports.createMultiAttributesProcessor = createMultiAttributesProcessor;
    function createAllowListAttributesProcessor(attributeAllowList) {
      return new AllowListProcessor(attributeAllowList);
    }
    exports.createAllowListAttributesProcessor = createAllowListAttributesProcessor;
    function createDenyListAttributesProcessor(attributeDenyList) {
      return new DenyListProcessor(attributeDenyList);
    }
    exports.createDenyListAttributesProcessor = createDenyListAttributesProcessor;
    const NOOP = new NoopAttributesProcessor;
  }),
  21260: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.InstrumentSelector = void 0;
    const Predicate_1 = __webpack_require__(50763);
    class InstrumentSelector {
      _nameFilter;
      _type;
      _unitFilter;
      constructor(criteria) {
        this._nameFilter = new Predicate_1.PatternPredicate(criteria?.name ?? "*");
        this._type = criteria?.type;
        this._unitFilter = new Predicate_1.ExactPredicate(criteria?.unit);
      }
      getType() {
        return this._type;
      }
      getNameFilter() {
        return this._nameFilter;
      }
      getUnitFilter() {
        return this._unitFilter;
      }
    }
    exports.InstrumentSelector = InstrumentSelector;
  }),
  14874: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.MeterSelector = void 0;
    const Predicate_1 = __webpack_require__(50763);
    class MeterSelector {
      _nameFilter;
      _versionFilter;
      _schemaUrlFilter;
      constructor(criteria) {
        this._nameFilter = new Predicate_1.ExactPredicate(criteria?.name);
        this._versionFilter = new Predicate_1.ExactPredicate(criteria?.version);
        this._schemaUrlFilter = new Predicate_1.ExactPredicate(criteria?.schemaUrl);
      }
      getNameFilter() {
        return this._nameFilter;
      }
      getVersionFilter() {
        return this._versionFilter;
      }
      getSchemaUrlFilter() {
        return this._schemaUrlFilter;
      }
    }
    exports.MeterSelector = MeterSelector;
  }),
  50763: ((__unused_webpack_module, exports) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.ExactPredicate = exports.PatternPredicate = void 0;
    const ESCAPE = /[\^$\\.+?()[\]{}|]/g;
    class PatternPredicate {
      _matchAll;
      _regexp;
      constructor(pattern) {
        if (pattern === "*") {
          this._matchAll = true;
          this._regexp = /.*/;
        } else {
          this._matchAll = false;
          this._regexp = new RegExp(PatternPredicate.escapePattern(pattern));
        }
      }
      match(str) {
        if (this._matchAll) {
          return true;
        }
        return this._regexp.test(str);
      }
      static escapePattern(pattern) {
        return `^${pattern.replace(ESCAPE, "\\$&").replace("*", ".*")}$`;
      }
      static hasWildcard(pattern) {
        return pattern.includes("*");
      }
    }
    exports.PatternPredicate = PatternPredicate;
    class ExactPredicate {
      _matchAll;
      _pattern;
      constructor(pattern) {
        this._matchAll = pattern === undefined;
        this._pattern = pattern;
      }
      match(str) {
        if (this._matchAll) {
          return true;
        }
        if (str === this._pattern) {
          return true;
        }
        return false;
      }
    }
    exports.ExactPredicate = ExactPredicate;
  }),
  79026: ((__unused_webpack_module, exports) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.getConflictResolutionRecipe = exports.getDescriptionResolutionRecipe = exports.getTypeConflictResolutionRecipe = exports.getUnitConflictResolutionRecipe = exports.getValueTypeConflictResolutionRecipe = exports.getIncompatibilityDetails = void 0;
    function getIncompatibilityDetails(existing, otherDescriptor) {
      let incompatibility = "";
      if (existing.unit !== otherDescriptor.unit) {
        incompatibility += `\t- Unit '${existing.unit}' does not match '${otherDescriptor.unit}'\n`;
      }
      if (existing.type !== otherDescriptor.type) {
        incompatibility += `\t- Type '${existing.type}' does not match '${otherDescriptor.type}'\n`;
      }
      if (existing.valueType !== otherDescriptor.valueType) {
        incompatibility += `\t- Value Type '${existing.valueType}' does not match '${otherDescriptor.valueType}'\n`;
      }
      if (existing.description !== otherDescriptor.description) {
        incompatibility += `\t- Description '${existing.description}' does not match '${otherDescriptor.description}'\n`;
      }
      return incompatibility;
    }
    exports.getIncompatibilityDetails = getIncompatibilityDetails;
    function getValueTypeConflictResolutionRecipe(existing, otherDescriptor) {
      return `\t- use valueType '${existing.valueType}' on instrument creation or use an instrument name other than '${otherDescriptor.name}'`;
    }
    exports.getValueTypeConflictResolutionRecipe = getValueTypeConflictResolutionRecipe;
    function getUnitConflictResolutionRecipe(existing, otherDescriptor) {
      return `\t- use unit '${existing.unit}' on instrument creation or use an instrument name other than '${otherDescriptor.name}'`;
    }
    exports.getUnitConflictResolutionRecipe = getUnitConflictResolutionRecipe;
    function getTypeConflictResolutionRecipe(existing, otherDescriptor) {
      const selector = {
        name: otherDescriptor.name,
        type: otherDescriptor.type,
        unit: otherDescriptor.unit
      };
      const selectorString = JSON.stringify(selector);
      return `\t- create a new view with a name other than '${existing.name}' and InstrumentSelector '${selectorString}'`;
    }
    exports.getTypeConflictResolutionRecipe = getTypeConflictResolutionRecipe;
    function getDescriptionResolutionRecipe(existing, otherDescriptor) {
      const selector = {
        name: otherDescriptor.name,
        type: otherDescriptor.type,
        unit: otherDescriptor.unit
      };
      const selectorString = JSON.stringify(selector);
      return `\t- create a new view with a name other than '${existing.name}' and InstrumentSelector '${selectorString}'\n    \t- OR - create a new view with the name ${existing.name} and description '${existing.description}' and InstrumentSelector ${selectorString}\n    \t- OR - create a new view with the name ${otherDescriptor.name} and description '${existing.description}' and InstrumentSelector ${selectorString}`;
    }
    exports.getDescriptionResolutionRecipe = getDescriptionResolutionRecipe;
    function getConflictResolutionRecipe(existing, otherDescriptor) {
      if (existing.valueType !== otherDescriptor.valueType) {
        return getValueTypeConflictResolutionRecipe(existing, otherDescriptor);
      }
      if (existing.unit !== otherDescriptor.unit) {
        return getUnitConflictResolutionRecipe(existing, otherDescriptor);
      }
      if (existing.type !== otherDescriptor.type) {
        return getTypeConflictResolutionRecipe(existing, otherDescriptor);
      }
      if (existing.description !== otherDescriptor.description) {
        return getDescriptionResolutionRecipe(existing, otherDescriptor);
      }
      return "";
    }
    exports.getConflictResolutionRecipe = getConflictResolutionRecipe;
  }),
  21037: ((__unused_webpack_module, exports, __webpack_require__) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.View = void 0;
    const Predicate_1 = __webpack_require__(50763);
    const AttributesProcessor_1 = __webpack_require__(14433);
    const InstrumentSelector_1 = __webpack_require__(21260);
    const MeterSelector_1 = __webpack_require__(14874);
    const AggregationOption_1 = __webpack_require__(34729);
    function isSelectorNotProvided(options) {
      return options.instrumentName == null && options.instrumentType == null && options.instrumentUnit == null && options.meterName == null && options.meterVersion == null && options.meterSchemaUrl == null;
    }
    function validateViewOptions(viewOptions) {
      if (isSelectorNotProvided(viewOptions)) {
        throw new Error("Cannot create view with no selector arguments supplied");
      }
      if (viewOptions.name != null && (viewOptions?.instrumentName == null || Predicate_1.PatternPredicate.hasWildcard(viewOptions.instrumentName))) {
        throw new Error("Views with a specified name must be declared with an instrument selector that selects at most one instrument per meter.");
      }
    }
    class View {
      name;
      description;
      aggregation;
      attributesProcessor;
      instrumentSelector;
      meterSelector;
      aggregationCardinalityLimit;
      constructor(viewOptions) {
        validateViewOptions(viewOptions);
        if (viewOptions.attributesProcessors != null) {
          this.attributesProcessor = (0, AttributesProcessor_1.createMultiAttributesProcessor)(viewOptions.attributesProcessors);
        } else {
          this.attributesProcessor = (0, AttributesProcessor_1.createNoopAttributesProcessor)();
        }
        this.name = viewOptions.name;
        this.description = viewOptions.description;
        this.aggregation = (0, AggregationOption_1.toAggregation)(viewOptions.aggregation ?? {
          type: AggregationOption_1.AggregationType.DEFAULT
        });
        this.instrumentSelector = new InstrumentSelector_1.InstrumentSelector({
          name: viewOptions.instrumentName,
          type: viewOptions.instrumentType,
          unit: viewOptions.instrumentUnit
        });
        this.meterSelector = new MeterSelector_1.MeterSelector({
          name: viewOptions.meterName,
          version: viewOptions.meterVersion,
          schemaUrl: viewOptions.meterSchemaUrl
        });
        this.aggregationCardinalityLimit = viewOptions.aggregationCardinalityLimit;
      }
    }
    exports.View = View;
  }),
  41218: ((__unused_webpack_module, exports) => {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.ViewRegistry = void 0;
    class ViewRegistry {
      _registeredViews=[];
      addView(view) {
        this._registeredViews.push(view);
      }
      findViews(instrument, meter) {
        const views = this._registeredViews.filter(registeredView => this._matchInstrument(registeredView.instrumentSelector, instrument) && this._matchMeter(registeredView.meterSelector, meter));
        return views;
      }
      _matchInstrument(selector, instrument) {
        return (selector.getType() === undefined || instrument.type === selector.getType()) && selector.getNameFilter().match(instrument.name) && selector.getUnitFilter().match(instrument.unit);
      }
      _matchMeter(selector, meter) {
        return selector.getNameFilter().match(meter.name) && (meter.version === undefined || selector.getVersionFilter().match(meter.version)) && (meter.schemaUrl === undefined || selector.getSchemaUrlFilter().match(meter.schemaUrl));
      }
    }
    exports.ViewRegistry = ViewRegistry;
  }),
  31085: ((__unused_webpack_module, exports, __webpack_require__) => {
    Object.defineProperty(exports, Symbol.toStringTag, {
      value: "Module"
    });
    const require_SemanticAttributes = __webpack_require__(34934);
    const require_SemanticResourceAttributes = __webpack_require__(31053);
    const require_stable_attributes = __webpack_require__(76110);
    const require_stable_metrics = __webpack_require__(75024);
    const require_stable_events = __webpack_require__(58710);
    exports.ASPNETCORE_DIAGNOSTICS_EXCEPTION_RESULT_VALUE_ABORTED = require_stable_attributes.ASPNETCORE_DIAGNOSTICS_EXCEPTION_RESULT_VALUE_ABORTED;
    exports.ASPNETCORE_DIAGNOSTICS_EXCEPTION_RESULT_VALUE_HANDLED = require_stable_attributes.ASPNETCORE_DIAGNOSTICS_EXCEPTION_RESULT_VALUE_HANDLED;
    exports.ASPNETCORE_DIAGNOSTICS_EXCEPTION_RESULT_VALUE_SKIPPED = require_stable_attributes.ASPNETCORE_DIAGNOSTICS_EXCEPTION_RESULT_VALUE_SKIPPED;
    exports.ASPNETCORE_DIAGNOSTICS_EXCEPTION_RESULT_VALUE_UNHANDLED = require_stable_attributes.ASPNETCORE_DIAGNOSTICS_EXCEPTION_RESULT_VALUE_UNHANDLED;
    exports.ASPNETCORE_RATE_LIMITING_RESULT_VALUE_ACQUIRED = require_stable_attributes.ASPNETCORE_RATE_LIMITING_RESULT_VALUE_ACQUIRED;
    exports.ASPNETCORE_RATE_LIMITING_RESULT_VALUE_ENDPOINT_LIMITER = require_stable_attributes.ASPNETCORE_RATE_LIMITING_RESULT_VALUE_ENDPOINT_LIMITER;
    exports.ASPNETCORE_RATE_LIMITING_RESULT_VALUE_GLOBAL_LIMITER = require_stable_attributes.ASPNETCORE_RATE_LIMITING_RESULT_VALUE_GLOBAL_LIMITER;
    exports.ASPNETCORE_RATE_LIMITING_RESULT_VALUE_REQUEST_CANCELED = require_stable_attributes.ASPNETCORE_RATE_LIMITING_RESULT_VALUE_REQUEST_CANCELED;
    exports.ASPNETCORE_ROUTING_MATCH_STATUS_VALUE_FAILURE = require_stable_attributes.ASPNETCORE_ROUTING_MATCH_STATUS_VALUE_FAILURE;
    exports.ASPNETCORE_ROUTING_MATCH_STATUS_VALUE_SUCCESS = require_stable_attributes.ASPNETCORE_ROUTING_MATCH_STATUS_VALUE_SUCCESS;
    exports.ATTR_ASPNETCORE_DIAGNOSTICS_EXCEPTION_RESULT = require_stable_attributes.ATTR_ASPNETCORE_DIAGNOSTICS_EXCEPTION_RESULT;
    exports.ATTR_ASPNETCORE_DIAGNOSTICS_HANDLER_TYPE = require_stable_attributes.ATTR_ASPNETCORE_DIAGNOSTICS_HANDLER_TYPE;
    exports.ATTR_ASPNETCORE_RATE_LIMITING_POLICY = require_stable_attributes.ATTR_ASPNETCORE_RATE_LIMITING_POLICY;
    exports.ATTR_ASPNETCORE_RATE_LIMITING_RESULT = require_stable_attributes.ATTR_ASPNETCORE_RATE_LIMITING_RESULT;
    exports.ATTR_ASPNETCORE_REQUEST_IS_UNHANDLED = require_stable_attributes.ATTR_ASPNETCORE_REQUEST_IS_UNHANDLED;
    exports.ATTR_ASPNETCORE_ROUTING_IS_FALLBACK = require_stable_attributes.ATTR_ASPNETCORE_ROUTING_IS_FALLBACK;
    exports.ATTR_ASPNETCORE_ROUTING_MATCH_STATUS = require_stable_attributes.ATTR_ASPNETCORE_ROUTING_MATCH_STATUS;
    exports.ATTR_ASPNETCORE_USER_IS_AUTHENTICATED = require_stable_attributes.ATTR_ASPNETCORE_USER_IS_AUTHENTICATED;
    exports.ATTR_CLIENT_ADDRESS = require_stable_attributes.ATTR_CLIENT_ADDRESS;
    exports.ATTR_CLIENT_PORT = require_stable_attributes.ATTR_CLIENT_PORT;
    exports.ATTR_CODE_COLUMN_NUMBER = require_stable_attributes.ATTR_CODE_COLUMN_NUMBER;
    exports.ATTR_CODE_FILE_PATH = require_stable_attributes.ATTR_CODE_FILE_PATH;
    exports.ATTR_CODE_FUNCTION_NAME = require_stable_attributes.ATTR_CODE_FUNCTION_NAME;
    exports.ATTR_CODE_LINE_NUMBER = require_stable_attributes.ATTR_CODE_LINE_NUMBER;
    exports.ATTR_CODE_STACKTRACE = require_stable_attributes.ATTR_CODE_STACKTRACE;
    exports.ATTR_CONTAINER_ID = require_stable_attributes.ATTR_CONTAINER_ID;
    exports.ATTR_CONTAINER_IMAGE_NAME = require_stable_attributes.ATTR_CONTAINER_IMAGE_NAME;
    exports.ATTR_CONTAINER_IMAGE_REPO_DIGESTS = require_stable_attributes.ATTR_CONTAINER_IMAGE_REPO_DIGESTS;
    exports.ATTR_CONTAINER_IMAGE_TAGS = require_stable_attributes.ATTR_CONTAINER_IMAGE_TAGS;
    exports.ATTR_DB_COLLECTION_NAME = require_stable_attributes.ATTR_DB_COLLECTION_NAME;
    exports.ATTR_DB_NAMESPACE = require_stable_attributes.ATTR_DB_NAMESPACE;
    exports.ATTR_DB_OPERATION_BATCH_SIZE = require_stable_attributes.ATTR_DB_OPERATION_BATCH_SIZE;
    exports.ATTR_DB_OPERATION_NAME = require_stable_attributes.ATTR_DB_OPERATION_NAME;
    exports.ATTR_DB_QUERY_SUMMARY = require_stable_attributes.ATTR_DB_QUERY_SUMMARY;
    exports.ATTR_DB_QUERY_TEXT = require_stable_attributes.ATTR_DB_QUERY_TEXT;
    exports.ATTR_DB_RESPONSE_STATUS_CODE = require_stable_attributes.ATTR_DB_RESPONSE_STATUS_CODE;
    exports.ATTR_DB_STORED_PROCEDURE_NAME = require_stable_attributes.ATTR_DB_STORED_PROCEDURE_NAME;
    exports.ATTR_DB_SYSTEM_NAME = require_stable_attributes.ATTR_DB_SYSTEM_NAME;
    exports.ATTR_DEPLOYMENT_ENVIRONMENT_NAME = require_stable_attributes.ATTR_DEPLOYMENT_ENVIRONMENT_NAME;
    exports.ATTR_DOTNET_GC_HEAP_GENERATION = require_stable_attributes.ATTR_DOTNET_GC_HEAP_GENERATION;
    exports.ATTR_ERROR_TYPE = require_stable_attributes.ATTR_ERROR_TYPE;
    exports.ATTR_EXCEPTION_ESCAPED = require_stable_attributes.ATTR_EXCEPTION_ESCAPED;
    exports.ATTR_EXCEPTION_MESSAGE = require_stable_attributes.ATTR_EXCEPTION_MESSAGE;
    exports.ATTR_EXCEPTION_STACKTRACE = require_stable_attributes.ATTR_EXCEPTION_STACKTRACE;
    exports.ATTR_EXCEPTION_TYPE = require_stable_attributes.ATTR_EXCEPTION_TYPE;
    exports.ATTR_HTTP_REQUEST_HEADER = require_stable_attributes.ATTR_HTTP_REQUEST_HEADER;
    exports.ATTR_HTTP_REQUEST_METHOD = require_stable_attributes.ATTR_HTTP_REQUEST_METHOD;
    exports.ATTR_HTTP_REQUEST_METHOD_ORIGINAL = require_stable_attributes.ATTR_HTTP_REQUEST_METHOD_ORIGINAL;
    exports.ATTR_HTTP_REQUEST_RESEND_COUNT = require_stable_attributes.ATTR_HTTP_REQUEST_RESEND_COUNT;
    exports.ATTR_HTTP_RESPONSE_HEADER = require_stable_attributes.ATTR_HTTP_RESPONSE_HEADER;
    exports.ATTR_HTTP_RESPONSE_STATUS_CODE = require_stable_attributes.ATTR_HTTP_RESPONSE_STATUS_CODE;
    exports.ATTR_HTTP_ROUTE = require_stable_attributes.ATTR_HTTP_ROUTE;
    exports.ATTR_JVM_GC_ACTION = require_stable_attributes.ATTR_JVM_GC_ACTION;
    exports.ATTR_JVM_GC_NAME = require_stable_attributes.ATTR_JVM_GC_NAME;
    exports.ATTR_JVM_MEMORY_POOL_NAME = require_stable_attributes.ATTR_JVM_MEMORY_POOL_NAME;
    exports.ATTR_JVM_MEMORY_TYPE = require_stable_attributes.ATTR_JVM_MEMORY_TYPE;
    exports.ATTR_JVM_THREAD_DAEMON = require_stable_attributes.ATTR_JVM_THREAD_DAEMON;
    exports.ATTR_JVM_THREAD_STATE = require_stable_attributes.ATTR_JVM_THREAD_STATE;
    exports.ATTR_K8S_CLUSTER_NAME = require_stable_attributes.ATTR_K8S_CLUSTER_NAME;
    exports.ATTR_K8S_CLUSTER_UID = require_stable_attributes.ATTR_K8S_CLUSTER_UID;
    exports.ATTR_K8S_CONTAINER_NAME = require_stable_attributes.ATTR_K8S_CONTAINER_NAME;
    exports.ATTR_K8S_CONTAINER_RESTART_COUNT = require_stable_attributes.ATTR_K8S_CONTAINER_RESTART_COUNT;
    exports.ATTR_K8S_CRONJOB_ANNOTATION = require_stable_attributes.ATTR_K8S_CRONJOB_ANNOTATION;
    exports.ATTR_K8S_CRONJOB_LABEL = require_stable_attributes.ATTR_K8S_CRONJOB_LABEL;
    exports.ATTR_K8S_CRONJOB_NAME = require_stable_attributes.ATTR_K8S_CRONJOB_NAME;
    exports.ATTR_K8S_CRONJOB_UID = require_stable_attributes.ATTR_K8S_CRONJOB_UID;
    exports.ATTR_K8S_DAEMONSET_ANNOTATION = require_stable_attributes.ATTR_K8S_DAEMONSET_ANNOTATION;
    exports.ATTR_K8S_DAEMONSET_LABEL = require_stable_attributes.ATTR_K8S_DAEMONSET_LABEL;
    exports.ATTR_K8S_DAEMONSET_NAME = require_stable_attributes.ATTR_K8S_DAEMONSET_NAME;
    exports.ATTR_K8S_DAEMONSET_UID = require_stable_attributes.ATTR_K8S_DAEMONSET_UID;
    exports.ATTR_K8S_DEPLOYMENT_ANNOTATION = require_stable_attributes.ATTR_K8S_DEPLOYMENT_ANNOTATION;
    exports.ATTR_K8S_DEPLOYMENT_LABEL = require_stable_attributes.ATTR_K8S_DEPLOYMENT_LABEL;
    exports.ATTR_K8S_DEPLOYMENT_NAME = require_stable_attributes.ATTR_K8S_DEPLOYMENT_NAME;
    exports.ATTR_K8S_DEPLOYMENT_UID = require_stable_attributes.ATTR_K8S_DEPLOYMENT_UID;
    exports.ATTR_K8S_JOB_ANNOTATION = require_stable_attributes.ATTR_K8S_JOB_ANNOTATION;
    exports.ATTR_K8S_JOB_LABEL = require_stable_attributes.ATTR_K8S_JOB_LABEL;
    exports.ATTR_K8S_JOB_NAME = require_stable_attributes.ATTR_K8S_JOB_NAME;
    exports.ATTR_K8S_JOB_UID = require_stable_attributes.ATTR_K8S_JOB_UID;
    exports.ATTR_K8S_NAMESPACE_ANNOTATION = require_stable_attributes.ATTR_K8S_NAMESPACE_ANNOTATION;
    exports.ATTR_K8S_NAMESPACE_LABEL = require_stable_attributes.ATTR_K8S_NAMESPACE_LABEL;
    exports.ATTR_K8S_NAMESPACE_NAME = require_stable_attributes.ATTR_K8S_NAMESPACE_NAME;
    exports.ATTR_K8S_NODE_ANNOTATION = require_stable_attributes.ATTR_K8S_NODE_ANNOTATION;
    exports.ATTR_K8S_NODE_LABEL = require_stable_attributes.ATTR_K8S_NODE_LABEL;
    exports.ATTR_K8S_NODE_NAME = require_stable_attributes.ATTR_K8S_NODE_NAME;
    exports.ATTR_K8S_NODE_UID = require_stable_attributes.ATTR_K8S_NODE_UID;
    exports.ATTR_K8S_POD_ANNOTATION = require_stable_attributes.ATTR_K8S_POD_ANNOTATION;
    exports.ATTR_K8S_POD_HOSTNAME = require_stable_attributes.ATTR_K8S_POD_HOSTNAME;
    exports.ATTR_K8S_POD_IP = require_stable_attributes.ATTR_K8S_POD_IP;
    exports.ATTR_K8S_POD_LABEL = require_stable_attributes.ATTR_K8S_POD_LABEL;
    exports.ATTR_K8S_POD_NAME = require_stable_attributes.ATTR_K8S_POD_NAME;
    exports.ATTR_K8S_POD_START_TIME = require_stable_attributes.ATTR_K8S_POD_START_TIME;
    exports.ATTR_K8S_POD_UID = require_stable_attributes.ATTR_K8S_POD_UID;
    exports.ATTR_K8S_REPLICASET_ANNOTATION = require_stable_attributes.ATTR_K8S_REPLICASET_ANNOTATION;
    exports.ATTR_K8S_REPLICASET_LABEL = require_stable_attributes.ATTR_K8S_REPLICASET_LABEL;
    exports.ATTR_K8S_REPLICASET_NAME = require_stable_attributes.ATTR_K8S_REPLICASET_NAME;
    exports.ATTR_K8S_REPLICASET_UID = require_stable_attributes.ATTR_K8S_REPLICASET_UID;
    exports.ATTR_K8S_STATEFULSET_ANNOTATION = require_stable_attributes.ATTR_K8S_STATEFULSET_ANNOTATION;
    exports.ATTR_K8S_STATEFULSET_LABEL = require_stable_attributes.ATTR_K8S_STATEFULSET_LABEL;
    exports.ATTR_K8S_STATEFULSET_NAME = require_stable_attributes.ATTR_K8S_STATEFULSET_NAME;
    exports.ATTR_K8S_STATEFULSET_UID = require_stable_attributes.ATTR_K8S_STATEFULSET_UID;
    exports.ATTR_NETWORK_LOCAL_ADDRESS = require_stable_attributes.ATTR_NETWORK_LOCAL_ADDRESS;
    exports.ATTR_NETWORK_LOCAL_PORT = require_stable_attributes.ATTR_NETWORK_LOCAL_PORT;
    exports.ATTR_NETWORK_PEER_ADDRESS = require_stable_attributes.ATTR_NETWORK_PEER_ADDRESS;
    exports.ATTR_NETWORK_PEER_PORT = require_stable_attributes.ATTR_NETWORK_PEER_PORT;
    exports.ATTR_NETWORK_PROTOCOL_NAME = require_stable_attributes.ATTR_NETWORK_PROTOCOL_NAME;
    exports.ATTR_NETWORK_PROTOCOL_VERSION = require_stable_attributes.ATTR_NETWORK_PROTOCOL_VERSION;
    exports.ATTR_NETWORK_TRANSPORT = require_stable_attributes.ATTR_NETWORK_TRANSPORT;
    exports.ATTR_NETWORK_TYPE = require_stable_attributes.ATTR_NETWORK_TYPE;
    exports.ATTR_OTEL_EVENT_NAME = require_stable_attributes.ATTR_OTEL_EVENT_NAME;
    exports.ATTR_OTEL_SCOPE_NAME = require_stable_attributes.ATTR_OTEL_SCOPE_NAME;
    exports.ATTR_OTEL_SCOPE_VERSION = require_stable_attributes.ATTR_OTEL_SCOPE_VERSION;
    exports.ATTR_OTEL_STATUS_CODE = require_stable_attributes.ATTR_OTEL_STATUS_CODE;
    exports.ATTR_OTEL_STATUS_DESCRIPTION = require_stable_attributes.ATTR_OTEL_STATUS_DESCRIPTION;
    exports.ATTR_RPC_METHOD = require_stable_attributes.ATTR_RPC_METHOD;
    exports.ATTR_RPC_METHOD_ORIGINAL = require_stable_attributes.ATTR_RPC_METHOD_ORIGINAL;
    exports.ATTR_RPC_STATUS_CODE = require_stable_attributes.ATTR_RPC_STATUS_CODE;
    exports.ATTR_RPC_SYSTEM_NAME = require_stable_attributes.ATTR_RPC_SYSTEM_NAME;
    exports.ATTR_SERVER_ADDRESS = require_stable_attributes.ATTR_SERVER_ADDRESS;
    exports.ATTR_SERVER_PORT = require_stable_attributes.ATTR_SERVER_PORT;
    exports.ATTR_SERVICE_INSTANCE_ID = require_stable_attributes.ATTR_SERVICE_INSTANCE_ID;
    exports.ATTR_SERVICE_NAME = require_stable_attributes.ATTR_SERVICE_NAME;
    exports.ATTR_SERVICE_NAMESPACE = require_stable_attributes.ATTR_SERVICE_NAMESPACE;
    exports.ATTR_SERVICE_VERSION = require_stable_attributes.ATTR_SERVICE_VERSION;
    exports.ATTR_SIGNALR_CONNECTION_STATUS = require_stable_attributes.ATTR_SIGNALR_CONNECTION_STATUS;
    exports.ATTR_SIGNALR_TRANSPORT = require_stable_attributes.ATTR_SIGNALR_TRANSPORT;
    exports.ATTR_TELEMETRY_DISTRO_NAME = require_stable_attributes.ATTR_TELEMETRY_DISTRO_NAME;
    exports.ATTR_TELEMETRY_DISTRO_VERSION = require_stable_attributes.ATTR_TELEMETRY_DISTRO_VERSION;
    exports.ATTR_TELEMETRY_SDK_LANGUAGE = require_stable_attributes.ATTR_TELEMETRY_SDK_LANGUAGE;
    exports.ATTR_TELEMETRY_SDK_NAME = require_stable_attributes.ATTR_TELEMETRY_SDK_NAME;
    exports.ATTR_TELEMETRY_SDK_VERSION = require_stable_attributes.ATTR_TELEMETRY_SDK_VERSION;
    exports.ATTR_URL_FRAGMENT = require_stable_attributes.ATTR_URL_FRAGMENT;
    exports.ATTR_URL_FULL = require_stable_attributes.ATTR_URL_FULL;
    exports.ATTR_URL_PATH = require_stable_attributes.ATTR_URL_PATH;
    exports.ATTR_URL_QUERY = require_stable_attributes.ATTR_URL_QUERY;
    exports.ATTR_URL_SCHEME = require_stable_attributes.ATTR_URL_SCHEME;
    exports.ATTR_USER_AGENT_ORIGINAL = require_stable_attributes.ATTR_USER_AGENT_ORIGINAL;
    exports.AWSECSLAUNCHTYPEVALUES_EC2 = require_SemanticResourceAttributes.AWSECSLAUNCHTYPEVALUES_EC2;
    exports.AWSECSLAUNCHTYPEVALUES_FARGATE = require_SemanticResourceAttributes.AWSECSLAUNCHTYPEVALUES_FARGATE;
    exports.AwsEcsLaunchtypeValues = require_SemanticResourceAttributes.AwsEcsLaunchtypeValues;
    exports.CLOUDPLATFORMVALUES_ALIBABA_CLOUD_ECS = require_SemanticResourceAttributes.CLOUDPLATFORMVALUES_ALIBABA_CLOUD_ECS;
    exports.CLOUDPLATFORMVALUES_ALIBABA_CLOUD_FC = require_SemanticResourceAttributes.CLOUDPLATFORMVALUES_ALIBABA_CLOUD_FC;
    exports.CLOUDPLATFORMVALUES_AWS_EC2 = require_SemanticResourceAttributes.CLOUDPLATFORMVALUES_AWS_EC2;
    exports.CLOUDPLATFORMVALUES_AWS_ECS = require_SemanticResourceAttributes.CLOUDPLATFORMVALUES_AWS_ECS;
    exports.CLOUDPLATFORMVALUES_AWS_EKS = require_SemanticResourceAttributes.CLOUDPLATFORMVALUES_AWS_EKS;
    exports.CLOUDPLATFORMVALUES_AWS_ELASTIC_BEANSTALK = require_SemanticResourceAttributes.CLOUDPLATFORMVALUES_AWS_ELASTIC_BEANSTALK;
    exports.CLOUDPLATFORMVALUES_AWS_LAMBDA = require_SemanticResourceAttributes.CLOUDPLATFORMVALUES_AWS_LAMBDA;
    exports.CLOUDPLATFORMVALUES_AZURE_AKS = require_SemanticResourceAttributes.CLOUDPLATFORMVALUES_AZURE_AKS;
    exports.CLOUDPLATFORMVALUES_AZURE_APP_SERVICE = require_SemanticResourceAttributes.CLOUDPLATFORMVALUES_AZURE_APP_SERVICE;
    exports.CLOUDPLATFORMVALUES_AZURE_CONTAINER_INSTANCES = require_SemanticResourceAttributes.CLOUDPLATFORMVALUES_AZURE_CONTAINER_INSTANCES;
    exports.CLOUDPLATFORMVALUES_AZURE_FUNCTIONS = require_SemanticResourceAttributes.CLOUDPLATFORMVALUES_AZURE_FUNCTIONS;
    exports.CLOUDPLATFORMVALUES_AZURE_VM = require_SemanticResourceAttributes.CLOUDPLATFORMVALUES_AZURE_VM;
    exports.CLOUDPLATFORMVALUES_GCP_APP_ENGINE = require_SemanticResourceAttributes.CLOUDPLATFORMVALUES_GCP_APP_ENGINE;
    exports.CLOUDPLATFORMVALUES_GCP_CLOUD_FUNCTIONS = require_SemanticResourceAttributes.CLOUDPLATFORMVALUES_GCP_CLOUD_FUNCTIONS;
    exports.CLOUDPLATFORMVALUES_GCP_CLOUD_RUN = require_SemanticResourceAttributes.CLOUDPLATFORMVALUES_GCP_CLOUD_RUN;
    exports.CLOUDPLATFORMVALUES_GCP_COMPUTE_ENGINE = require_SemanticResourceAttributes.CLOUDPLATFORMVALUES_GCP_COMPUTE_ENGINE;
    exports.CLOUDPLATFORMVALUES_GCP_KUBERNETES_ENGINE = require_SemanticResourceAttributes.CLOUDPLATFORMVALUES_GCP_KUBERNETES_ENGINE;
    exports.CLOUDPROVIDERVALUES_ALIBABA_CLOUD = require_SemanticResourceAttributes.CLOUDPROVIDERVALUES_ALIBABA_CLOUD;
    exports.CLOUDPROVIDERVALUES_AWS = require_SemanticResourceAttributes.CLOUDPROVIDERVALUES_AWS;
    exports.CLOUDPROVIDERVALUES_AZURE = require_SemanticResourceAttributes.CLOUDPROVIDERVALUES_AZURE;
    exports.CLOUDPROVIDERVALUES_GCP = require_SemanticResourceAttributes.CLOUDPROVIDERVALUES_GCP;
    exports.CloudPlatformValues = require_SemanticResourceAttributes.CloudPlatformValues;
    exports.CloudProviderValues = require_SemanticResourceAttributes.CloudProviderValues;
    exports.DBCASSANDRACONSISTENCYLEVELVALUES_ALL = require_SemanticAttributes.DBCASSANDRACONSISTENCYLEVELVALUES_ALL;
    exports.DBCASSANDRACONSISTENCYLEVELVALUES_ANY = require_SemanticAttributes.DBCASSANDRACONSISTENCYLEVELVALUES_ANY;
    exports.DBCASSANDRACONSISTENCYLEVELVALUES_EACH_QUORUM = require_SemanticAttributes.DBCASSANDRACONSISTENCYLEVELVALUES_EACH_QUORUM;
    exports.DBCASSANDRACONSISTENCYLEVELVALUES_LOCAL_ONE = require_SemanticAttributes.DBCASSANDRACONSISTENCYLEVELVALUES_LOCAL_ONE;
    exports.DBCASSANDRACONSISTENCYLEVELVALUES_LOCAL_QUORUM = require_SemanticAttributes.DBCASSANDRACONSISTENCYLEVELVALUES_LOCAL_QUORUM;
    exports.DBCASSANDRACONSISTENCYLEVELVALUES_LOCAL_SERIAL = require_SemanticAttributes.DBCASSANDRACONSISTENCYLEVELVALUES_LOCAL_SERIAL;
    exports.DBCASSANDRACONSISTENCYLEVELVALUES_ONE = require_SemanticAttributes.DBCASSANDRACONSISTENCYLEVELVALUES_ONE;
    exports.DBCASSANDRACONSISTENCYLEVELVALUES_QUORUM = require_SemanticAttributes.DBCASSANDRACONSISTENCYLEVELVALUES_QUORUM;
    exports.DBCASSANDRACONSISTENCYLEVELVALUES_SERIAL = require_SemanticAttributes.DBCASSANDRACONSISTENCYLEVELVALUES_SERIAL;
    exports.DBCASSANDRACONSISTENCYLEVELVALUES_THREE = require_SemanticAttributes.DBCASSANDRACONSISTENCYLEVELVALUES_THREE;
    exports.DBCASSANDRACONSISTENCYLEVELVALUES_TWO = require_SemanticAttributes.DBCASSANDRACONSISTENCYLEVELVALUES_TWO;
    exports.DBSYSTEMVALUES_ADABAS = require_SemanticAttributes.DBSYSTEMVALUES_ADABAS;
    exports.DBSYSTEMVALUES_CACHE = require_SemanticAttributes.DBSYSTEMVALUES_CACHE;
    exports.DBSYSTEMVALUES_CASSANDRA = require_SemanticAttributes.DBSYSTEMVALUES_CASSANDRA;
    exports.DBSYSTEMVALUES_CLOUDSCAPE = require_SemanticAttributes.DBSYSTEMVALUES_CLOUDSCAPE;
    exports.DBSYSTEMVALUES_COCKROACHDB = require_SemanticAttributes.DBSYSTEMVALUES_COCKROACHDB;
    exports.DBSYSTEMVALUES_COLDFUSION = require_SemanticAttributes.DBSYSTEMVALUES_COLDFUSION;
    exports.DBSYSTEMVALUES_COSMOSDB = require_SemanticAttributes.DBSYSTEMVALUES_COSMOSDB;
    exports.DBSYSTEMVALUES_COUCHBASE = require_SemanticAttributes.DBSYSTEMVALUES_COUCHBASE;
    exports.DBSYSTEMVALUES_COUCHDB = require_SemanticAttributes.DBSYSTEMVALUES_COUCHDB;
    exports.DBSYSTEMVALUES_DB2 = require_SemanticAttributes.DBSYSTEMVALUES_DB2;
    exports.DBSYSTEMVALUES_DERBY = require_SemanticAttributes.DBSYSTEMVALUES_DERBY;
    exports.DBSYSTEMVALUES_DYNAMODB = require_SemanticAttributes.DBSYSTEMVALUES_DYNAMODB;
    exports.DBSYSTEMVALUES_EDB = require_SemanticAttributes.DBSYSTEMVALUES_EDB;
    exports.DBSYSTEMVALUES_ELASTICSEARCH = require_SemanticAttributes.DBSYSTEMVALUES_ELASTICSEARCH;
    exports.DBSYSTEMVALUES_FILEMAKER = require_SemanticAttributes.DBSYSTEMVALUES_FILEMAKER;
    exports.DBSYSTEMVALUES_FIREBIRD = require_SemanticAttributes.DBSYSTEMVALUES_FIREBIRD;
    exports.DBSYSTEMVALUES_FIRSTSQL = require_SemanticAttributes.DBSYSTEMVALUES_FIRSTSQL;
    exports.DBSYSTEMVALUES_GEODE = require_SemanticAttributes.DBSYSTEMVALUES_GEODE;
    exports.DBSYSTEMVALUES_H2 = require_SemanticAttributes.DBSYSTEMVALUES_H2;
    exports.DBSYSTEMVALUES_HANADB = require_SemanticAttributes.DBSYSTEMVALUES_HANADB;
    exports.DBSYSTEMVALUES_HBASE = require_SemanticAttributes.DBSYSTEMVALUES_HBASE;
    exports.DBSYSTEMVALUES_HIVE = require_SemanticAttributes.DBSYSTEMVALUES_HIVE;
    exports.DBSYSTEMVALUES_HSQLDB = require_SemanticAttributes.DBSYSTEMVALUES_HSQLDB;
    exports.DBSYSTEMVALUES_INFORMIX = require_SemanticAttributes.DBSYSTEMVALUES_INFORMIX;
    exports.DBSYSTEMVALUES_INGRES = require_SemanticAttributes.DBSYSTEMVALUES_INGRES;
    exports.DBSYSTEMVALUES_INSTANTDB = require_SemanticAttributes.DBSYSTEMVALUES_INSTANTDB;
    exports.DBSYSTEMVALUES_INTERBASE = require_SemanticAttributes.DBSYSTEMVALUES_INTERBASE;
    exports.DBSYSTEMVALUES_MARIADB = require_SemanticAttributes.DBSYSTEMVALUES_MARIADB;
    exports.DBSYSTEMVALUES_MAXDB = require_SemanticAttributes.DBSYSTEMVALUES_MAXDB;
    exports.DBSYSTEMVALUES_MEMCACHED = require_SemanticAttributes.DBSYSTEMVALUES_MEMCACHED;
    exports.DBSYSTEMVALUES_MONGODB = require_SemanticAttributes.DBSYSTEMVALUES_MONGODB;
    exports.DBSYSTEMVALUES_MSSQL = require_SemanticAttributes.DBSYSTEMVALUES_MSSQL;
    exports.DBSYSTEMVALUES_MYSQL = require_SemanticAttributes.DBSYSTEMVALUES_MYSQL;
    exports.DBSYSTEMVALUES_NEO4J = require_SemanticAttributes.DBSYSTEMVALUES_NEO4J;
    exports.DBSYSTEMVALUES_NETEZZA = require_SemanticAttributes.DBSYSTEMVALUES_NETEZZA;
    exports.DBSYSTEMVALUES_ORACLE = require_SemanticAttributes.DBSYSTEMVALUES_ORACLE;
    exports.DBSYSTEMVALUES_OTHER_SQL = require_SemanticAttributes.DBSYSTEMVALUES_OTHER_SQL;
    exports.DBSYSTEMVALUES_PERVASIVE = require_SemanticAttributes.DBSYSTEMVALUES_PERVASIVE;
    exports.DBSYSTEMVALUES_POINTBASE = require_SemanticAttributes.DBSYSTEMVALUES_POINTBASE;
    exports.DBSYSTEMVALUES_POSTGRESQL = require_SemanticAttributes.DBSYSTEMVALUES_POSTGRESQL;
    exports.DBSYSTEMVALUES_PROGRESS = require_SemanticAttributes.DBSYSTEMVALUES_PROGRESS;
    exports.DBSYSTEMVALUES_REDIS = require_SemanticAttributes.DBSYSTEMVALUES_REDIS;
    exports.DBSYSTEMVALUES_REDSHIFT = require_SemanticAttributes.DBSYSTEMVALUES_REDSHIFT;
    exports.DBSYSTEMVALUES_SQLITE = require_SemanticAttributes.DBSYSTEMVALUES_SQLITE;
    exports.DBSYSTEMVALUES_SYBASE = require_SemanticAttributes.DBSYSTEMVALUES_SYBASE;
    exports.DBSYSTEMVALUES_TERADATA = require_SemanticAttributes.DBSYSTEMVALUES_TERADATA;
    exports.DBSYSTEMVALUES_VERTICA = require_SemanticAttributes.DBSYSTEMVALUES_VERTICA;
    exports.DB_SYSTEM_NAME_VALUE_MARIADB = require_stable_attributes.DB_SYSTEM_NAME_VALUE_MARIADB;
    exports.DB_SYSTEM_NAME_VALUE_MICROSOFT_SQL_SERVER = require_stable_attributes.DB_SYSTEM_NAME_VALUE_MICROSOFT_SQL_SERVER;
    exports.DB_SYSTEM_NAME_VALUE_MYSQL = require_stable_attributes.DB_SYSTEM_NAME_VALUE_MYSQL;
    exports.DB_SYSTEM_NAME_VALUE_POSTGRESQL = require_stable_attributes.DB_SYSTEM_NAME_VALUE_POSTGRESQL;
    exports.DEPLOYMENT_ENVIRONMENT_NAME_VALUE_DEVELOPMENT = require_stable_attributes.DEPLOYMENT_ENVIRONMENT_NAME_VALUE_DEVELOPMENT;
    exports.DEPLOYMENT_ENVIRONMENT_NAME_VALUE_PRODUCTION = require_stable_attributes.DEPLOYMENT_ENVIRONMENT_NAME_VALUE_PRODUCTION;
    exports.DEPLOYMENT_ENVIRONMENT_NAME_VALUE_STAGING = require_stable_attributes.DEPLOYMENT_ENVIRONMENT_NAME_VALUE_STAGING;
    exports.DEPLOYMENT_ENVIRONMENT_NAME_VALUE_TEST = require_stable_attributes.DEPLOYMENT_ENVIRONMENT_NAME_VALUE_TEST;
    exports.DOTNET_GC_HEAP_GENERATION_VALUE_GEN0 = require_stable_attributes.DOTNET_GC_HEAP_GENERATION_VALUE_GEN0;
    exports.DOTNET_GC_HEAP_GENERATION_VALUE_GEN1 = require_stable_attributes.DOTNET_GC_HEAP_GENERATION_VALUE_GEN1;
    exports.DOTNET_GC_HEAP_GENERATION_VALUE_GEN2 = require_stable_attributes.DOTNET_GC_HEAP_GENERATION_VALUE_GEN2;
    exports.DOTNET_GC_HEAP_GENERATION_VALUE_LOH = require_stable_attributes.DOTNET_GC_HEAP_GENERATION_VALUE_LOH;
    exports.DOTNET_GC_HEAP_GENERATION_VALUE_POH = require_stable_attributes.DOTNET_GC_HEAP_GENERATION_VALUE_POH;
    exports.DbCassandraConsistencyLevelValues = require_SemanticAttributes.DbCassandraConsistencyLevelValues;
    exports.DbSystemValues = require_SemanticAttributes.DbSystemValues;
    exports.ERROR_TYPE_VALUE_OTHER = require_stable_attributes.ERROR_TYPE_VALUE_OTHER;
    exports.EVENT_EXCEPTION = require_stable_events.EVENT_EXCEPTION;
    exports.FAASDOCUMENTOPERATIONVALUES_DELETE = require_SemanticAttributes.FAASDOCUMENTOPERATIONVALUES_DELETE;
    exports.FAASDOCUMENTOPERATIONVALUES_EDIT = require_SemanticAttributes.FAASDOCUMENTOPERATIONVALUES_EDIT;
    exports.FAASDOCUMENTOPERATIONVALUES_INSERT = require_SemanticAttributes.FAASDOCUMENTOPERATIONVALUES_INSERT;
    exports.FAASINVOKEDPROVIDERVALUES_ALIBABA_CLOUD = require_SemanticAttributes.FAASINVOKEDPROVIDERVALUES_ALIBABA_CLOUD;
    exports.FAASINVOKEDPROVIDERVALUES_AWS = require_SemanticAttributes.FAASINVOKEDPROVIDERVALUES_AWS;
    exports.FAASINVOKEDPROVIDERVALUES_AZURE = require_SemanticAttributes.FAASINVOKEDPROVIDERVALUES_AZURE;
    exports.FAASINVOKEDPROVIDERVALUES_GCP = require_SemanticAttributes.FAASINVOKEDPROVIDERVALUES_GCP;
    exports.FAASTRIGGERVALUES_DATASOURCE = require_SemanticAttributes.FAASTRIGGERVALUES_DATASOURCE;
    exports.FAASTRIGGERVALUES_HTTP = require_SemanticAttributes.FAASTRIGGERVALUES_HTTP;
    exports.FAASTRIGGERVALUES_OTHER = require_SemanticAttributes.FAASTRIGGERVALUES_OTHER;
    exports.FAASTRIGGERVALUES_PUBSUB = require_SemanticAttributes.FAASTRIGGERVALUES_PUBSUB;
    exports.FAASTRIGGERVALUES_TIMER = require_SemanticAttributes.FAASTRIGGERVALUES_TIMER;
    exports.FaasDocumentOperationValues = require_SemanticAttributes.FaasDocumentOperationValues;
    exports.FaasInvokedProviderValues = require_SemanticAttributes.FaasInvokedProviderValues;
    exports.FaasTriggerValues = require_SemanticAttributes.FaasTriggerValues;
    exports.HOSTARCHVALUES_AMD64 = require_SemanticResourceAttributes.HOSTARCHVALUES_AMD64;
    exports.HOSTARCHVALUES_ARM32 = require_SemanticResourceAttributes.HOSTARCHVALUES_ARM32;
    exports.HOSTARCHVALUES_ARM64 = require_SemanticResourceAttributes.HOSTARCHVALUES_ARM64;
    exports.HOSTARCHVALUES_IA64 = require_SemanticResourceAttributes.HOSTARCHVALUES_IA64;
    exports.HOSTARCHVALUES_PPC32 = require_SemanticResourceAttributes.HOSTARCHVALUES_PPC32;
    exports.HOSTARCHVALUES_PPC64 = require_SemanticResourceAttributes.HOSTARCHVALUES_PPC64;
    exports.HOSTARCHVALUES_X86 = require_SemanticResourceAttributes.HOSTARCHVALUES_X86;
    exports.HTTPFLAVORVALUES_HTTP_1_0 = require_SemanticAttributes.HTTPFLAVORVALUES_HTTP_1_0;
    exports.HTTPFLAVORVALUES_HTTP_1_1 = require_SemanticAttributes.HTTPFLAVORVALUES_HTTP_1_1;
    exports.HTTPFLAVORVALUES_HTTP_2_0 = require_SemanticAttributes.HTTPFLAVORVALUES_HTTP_2_0;
    exports.HTTPFLAVORVALUES_QUIC = require_SemanticAttributes.HTTPFLAVORVALUES_QUIC;
    exports.HTTPFLAVORVALUES_SPDY = require_SemanticAttributes.HTTPFLAVORVALUES_SPDY;
    exports.HTTP_REQUEST_METHOD_VALUE_CONNECT = require_stable_attributes.HTTP_REQUEST_METHOD_VALUE_CONNECT;
    exports.HTTP_REQUEST_METHOD_VALUE_DELETE = require_stable_attributes.HTTP_REQUEST_METHOD_VALUE_DELETE;
    exports.HTTP_REQUEST_METHOD_VALUE_GET = require_stable_attributes.HTTP_REQUEST_METHOD_VALUE_GET;
    exports.HTTP_REQUEST_METHOD_VALUE_HEAD = require_stable_attributes.HTTP_REQUEST_METHOD_VALUE_HEAD;
    exports.HTTP_REQUEST_METHOD_VALUE_OPTIONS = require_stable_attributes.HTTP_REQUEST_METHOD_VALUE_OPTIONS;
    exports.HTTP_REQUEST_METHOD_VALUE_OTHER = require_stable_attributes.HTTP_REQUEST_METHOD_VALUE_OTHER;
    exports.HTTP_REQUEST_METHOD_VALUE_PATCH = require_stable_attributes.HTTP_REQUEST_METHOD_VALUE_PATCH;
    exports.HTTP_REQUEST_METHOD_VALUE_POST = require_stable_attributes.HTTP_REQUEST_METHOD_VALUE_POST;
    exports.HTTP_REQUEST_METHOD_VALUE_PUT = require_stable_attributes.HTTP_REQUEST_METHOD_VALUE_PUT;
    exports.HTTP_REQUEST_METHOD_VALUE_TRACE = require_stable_attributes.HTTP_REQUEST_METHOD_VALUE_TRACE;
    exports.HostArchValues = require_SemanticResourceAttributes.HostArchValues;
    exports.HttpFlavorValues = require_SemanticAttributes.HttpFlavorValues;
    exports.JVM_MEMORY_TYPE_VALUE_HEAP = require_stable_attributes.JVM_MEMORY_TYPE_VALUE_HEAP;
    exports.JVM_MEMORY_TYPE_VALUE_NON_HEAP = require_stable_attributes.JVM_MEMORY_TYPE_VALUE_NON_HEAP;
    exports.JVM_THREAD_STATE_VALUE_BLOCKED = require_stable_attributes.JVM_THREAD_STATE_VALUE_BLOCKED;
    exports.JVM_THREAD_STATE_VALUE_NEW = require_stable_attributes.JVM_THREAD_STATE_VALUE_NEW;
    exports.JVM_THREAD_STATE_VALUE_RUNNABLE = require_stable_attributes.JVM_THREAD_STATE_VALUE_RUNNABLE;
    exports.JVM_THREAD_STATE_VALUE_TERMINATED = require_stable_attributes.JVM_THREAD_STATE_VALUE_TERMINATED;
    exports.JVM_THREAD_STATE_VALUE_TIMED_WAITING = require_stable_attributes.JVM_THREAD_STATE_VALUE_TIMED_WAITING;
    exports.JVM_THREAD_STATE_VALUE_WAITING = require_stable_attributes.JVM_THREAD_STATE_VALUE_WAITING;
    exports.MESSAGETYPEVALUES_RECEIVED = require_SemanticAttributes.MESSAGETYPEVALUES_RECEIVED;
    exports.MESSAGETYPEVALUES_SENT = require_SemanticAttributes.MESSAGETYPEVALUES_SENT;
    exports.MESSAGINGDESTINATIONKINDVALUES_QUEUE = require_SemanticAttributes.MESSAGINGDESTINATIONKINDVALUES_QUEUE;
    exports.MESSAGINGDESTINATIONKINDVALUES_TOPIC = require_SemanticAttributes.MESSAGINGDESTINATIONKINDVALUES_TOPIC;
    exports.MESSAGINGOPERATIONVALUES_PROCESS = require_SemanticAttributes.MESSAGINGOPERATIONVALUES_PROCESS;
    exports.MESSAGINGOPERATIONVALUES_RECEIVE = require_SemanticAttributes.MESSAGINGOPERATIONVALUES_RECEIVE;
    exports.METRIC_ASPNETCORE_DIAGNOSTICS_EXCEPTIONS = require_stable_metrics.METRIC_ASPNETCORE_DIAGNOSTICS_EXCEPTIONS;
    exports.METRIC_ASPNETCORE_RATE_LIMITING_ACTIVE_REQUEST_LEASES = require_stable_metrics.METRIC_ASPNETCORE_RATE_LIMITING_ACTIVE_REQUEST_LEASES;
    exports.METRIC_ASPNETCORE_RATE_LIMITING_QUEUED_REQUESTS = require_stable_metrics.METRIC_ASPNETCORE_RATE_LIMITING_QUEUED_REQUESTS;
    exports.METRIC_ASPNETCORE_RATE_LIMITING_REQUESTS = require_stable_metrics.METRIC_ASPNETCORE_RATE_LIMITING_REQUESTS;
    exports.METRIC_ASPNETCORE_RATE_LIMITING_REQUEST_LEASE_DURATION = require_stable_metrics.METRIC_ASPNETCORE_RATE_LIMITING_REQUEST_LEASE_DURATION;
    exports.METRIC_ASPNETCORE_RATE_LIMITING_REQUEST_TIME_IN_QUEUE = require_stable_metrics.METRIC_ASPNETCORE_RATE_LIMITING_REQUEST_TIME_IN_QUEUE;
    exports.METRIC_ASPNETCORE_ROUTING_MATCH_ATTEMPTS = require_stable_metrics.METRIC_ASPNETCORE_ROUTING_MATCH_ATTEMPTS;
    exports.METRIC_DB_CLIENT_OPERATION_DURATION = require_stable_metrics.METRIC_DB_CLIENT_OPERATION_DURATION;
    exports.METRIC_DOTNET_ASSEMBLY_COUNT = require_stable_metrics.METRIC_DOTNET_ASSEMBLY_COUNT;
    exports.METRIC_DOTNET_EXCEPTIONS = require_stable_metrics.METRIC_DOTNET_EXCEPTIONS;
    exports.METRIC_DOTNET_GC_COLLECTIONS = require_stable_metrics.METRIC_DOTNET_GC_COLLECTIONS;
    exports.METRIC_DOTNET_GC_HEAP_TOTAL_ALLOCATED = require_stable_metrics.METRIC_DOTNET_GC_HEAP_TOTAL_ALLOCATED;
    exports.METRIC_DOTNET_GC_LAST_COLLECTION_HEAP_FRAGMENTATION_SIZE = require_stable_metrics.METRIC_DOTNET_GC_LAST_COLLECTION_HEAP_FRAGMENTATION_SIZE;
    exports.METRIC_DOTNET_GC_LAST_COLLECTION_HEAP_SIZE = require_stable_metrics.METRIC_DOTNET_GC_LAST_COLLECTION_HEAP_SIZE;
    exports.METRIC_DOTNET_GC_LAST_COLLECTION_MEMORY_COMMITTED_SIZE = require_stable_metrics.METRIC_DOTNET_GC_LAST_COLLECTION_MEMORY_COMMITTED_SIZE;
    exports.METRIC_DOTNET_GC_PAUSE_TIME = require_stable_metrics.METRIC_DOTNET_GC_PAUSE_TIME;
    exports.METRIC_DOTNET_JIT_COMPILATION_TIME = require_stable_metrics.METRIC_DOTNET_JIT_COMPILATION_TIME;
    exports.METRIC_DOTNET_JIT_COMPILED_IL_SIZE = require_stable_metrics.METRIC_DOTNET_JIT_COMPILED_IL_SIZE;
    exports.METRIC_DOTNET_JIT_COMPILED_METHODS = require_stable_metrics.METRIC_DOTNET_JIT_COMPILED_METHODS;
    exports.METRIC_DOTNET_MONITOR_LOCK_CONTENTIONS = require_stable_metrics.METRIC_DOTNET_MONITOR_LOCK_CONTENTIONS;
    exports.METRIC_DOTNET_PROCESS_CPU_COUNT = require_stable_metrics.METRIC_DOTNET_PROCESS_CPU_COUNT;
    exports.METRIC_DOTNET_PROCESS_CPU_TIME = require_stable_metrics.METRIC_DOTNET_PROCESS_CPU_TIME;
    exports.METRIC_DOTNET_PROCESS_MEMORY_WORKING_SET = require_stable_metrics.METRIC_DOTNET_PROCESS_MEMORY_WORKING_SET;
    exports.METRIC_DOTNET_THREAD_POOL_QUEUE_LENGTH = require_stable_metrics.METRIC_DOTNET_THREAD_POOL_QUEUE_LENGTH;
    exports.METRIC_DOTNET_THREAD_POOL_THREAD_COUNT = require_stable_metrics.METRIC_DOTNET_THREAD_POOL_THREAD_COUNT;
    exports.METRIC_DOTNET_THREAD_POOL_WORK_ITEM_COUNT = require_stable_metrics.METRIC_DOTNET_THREAD_POOL_WORK_ITEM_COUNT;
    exports.METRIC_DOTNET_TIMER_COUNT = require_stable_metrics.METRIC_DOTNET_TIMER_COUNT;
    exports.METRIC_HTTP_CLIENT_REQUEST_DURATION = require_stable_metrics.METRIC_HTTP_CLIENT_REQUEST_DURATION;
    exports.METRIC_HTTP_SERVER_REQUEST_DURATION = require_stable_metrics.METRIC_HTTP_SERVER_REQUEST_DURATION;
    exports.METRIC_JVM_CLASS_COUNT = require_stable_metrics.METRIC_JVM_CLASS_COUNT;
    exports.METRIC_JVM_CLASS_LOADED = require_stable_metrics.METRIC_JVM_CLASS_LOADED;
    exports.METRIC_JVM_CLASS_UNLOADED = require_stable_metrics.METRIC_JVM_CLASS_UNLOADED;
    exports.METRIC_JVM_CPU_COUNT = require_stable_metrics.METRIC_JVM_CPU_COUNT;
    exports.METRIC_JVM_CPU_RECENT_UTILIZATION = require_stable_metrics.METRIC_JVM_CPU_RECENT_UTILIZATION;
    exports.METRIC_JVM_CPU_TIME = require_stable_metrics.METRIC_JVM_CPU_TIME;
    exports.METRIC_JVM_GC_DURATION = require_stable_metrics.METRIC_JVM_GC_DURATION;
    exports.METRIC_JVM_MEMORY_COMMITTED = require_stable_metrics.METRIC_JVM_MEMORY_COMMITTED;
    exports.METRIC_JVM_MEMORY_LIMIT = require_stable_metrics.METRIC_JVM_MEMORY_LIMIT;
    exports.METRIC_JVM_MEMORY_USED = require_stable_metrics.METRIC_JVM_MEMORY_USED;
    exports.METRIC_JVM_MEMORY_USED_AFTER_LAST_GC = require_stable_metrics.METRIC_JVM_MEMORY_USED_AFTER_LAST_GC;
    exports.METRIC_JVM_THREAD_COUNT = require_stable_metrics.METRIC_JVM_THREAD_COUNT;
    exports.METRIC_KESTREL_ACTIVE_CONNECTIONS = require_stable_metrics.METRIC_KESTREL_ACTIVE_CONNECTIONS;
    exports.METRIC_KESTREL_ACTIVE_TLS_HANDSHAKES = require_stable_metrics.METRIC_KESTREL_ACTIVE_TLS_HANDSHAKES;
    exports.METRIC_KESTREL_CONNECTION_DURATION = require_stable_metrics.METRIC_KESTREL_CONNECTION_DURATION;
    exports.METRIC_KESTREL_QUEUED_CONNECTIONS = require_stable_metrics.METRIC_KESTREL_QUEUED_CONNECTIONS;
    exports.METRIC_KESTREL_QUEUED_REQUESTS = require_stable_metrics.METRIC_KESTREL_QUEUED_REQUESTS;
    exports.METRIC_KESTREL_REJECTED_CONNECTIONS = require_stable_metrics.METRIC_KESTREL_REJECTED_CONNECTIONS;
    exports.METRIC_KESTREL_TLS_HANDSHAKE_DURATION = require_stable_metrics.METRIC_KESTREL_TLS_HANDSHAKE_DURATION;
    exports.METRIC_KESTREL_UPGRADED_CONNECTIONS = require_stable_metrics.METRIC_KESTREL_UPGRADED_CONNECTIONS;
    exports.METRIC_RPC_CLIENT_CALL_DURATION = require_stable_metrics.METRIC_RPC_CLIENT_CALL_DURATION;
    exports.METRIC_RPC_SERVER_CALL_DURATION = require_stable_metrics.METRIC_RPC_SERVER_CALL_DURATION;
    exports.METRIC_SIGNALR_SERVER_ACTIVE_CONNECTIONS = require_stable_metrics.METRIC_SIGNALR_SERVER_ACTIVE_CONNECTIONS;
    exports.METRIC_SIGNALR_SERVER_CONNECTION_DURATION = require_stable_metrics.METRIC_SIGNALR_SERVER_CONNECTION_DURATION;
    exports.MessageTypeValues = require_SemanticAttributes.MessageTypeValues;
    exports.MessagingDestinationKindValues = require_SemanticAttributes.MessagingDestinationKindValues;
    exports.MessagingOperationValues = require_SemanticAttributes.MessagingOperationValues;
    exports.NETHOSTCONNECTIONSUBTYPEVALUES_CDMA = require_SemanticAttributes.NETHOSTCONNECTIONSUBTYPEVALUES_CDMA;
    exports.NETHOSTCONNECTIONSUBTYPEVALUES_CDMA2000_1XRTT = require_SemanticAttributes.NETHOSTCONNECTIONSUBTYPEVALUES_CDMA2000_1XRTT;
    exports.NETHOSTCONNECTIONSUBTYPEVALUES_EDGE = require_SemanticAttributes.NETHOSTCONNECTIONSUBTYPEVALUES_EDGE;
    exports.NETHOSTCONNECTIONSUBTYPEVALUES_EHRPD = require_SemanticAttributes.NETHOSTCONNECTIONSUBTYPEVALUES_EHRPD;
    exports.NETHOSTCONNECTIONSUBTYPEVALUES_EVDO_0 = require_SemanticAttributes.NETHOSTCONNECTIONSUBTYPEVALUES_EVDO_0;
    exports.NETHOSTCONNECTIONSUBTYPEVALUES_EVDO_A = require_SemanticAttributes.NETHOSTCONNECTIONSUBTYPEVALUES_EVDO_A;
    exports.NETHOSTCONNECTIONSUBTYPEVALUES_EVDO_B = require_SemanticAttributes.NETHOSTCONNECTIONSUBTYPEVALUES_EVDO_B;
    exports.NETHOSTCONNECTIONSUBTYPEVALUES_GPRS = require_SemanticAttributes.NETHOSTCONNECTIONSUBTYPEVALUES_GPRS;
    exports.NETHOSTCONNECTIONSUBTYPEVALUES_GSM = require_SemanticAttributes.NETHOSTCONNECTIONSUBTYPEVALUES_GSM;
    exports.NETHOSTCONNECTIONSUBTYPEVALUES_HSDPA = require_SemanticAttributes.NETHOSTCONNECTIONSUBTYPEVALUES_HSDPA;
    exports.NETHOSTCONNECTIONSUBTYPEVALUES_HSPA = require_SemanticAttributes.NETHOSTCONNECTIONSUBTYPEVALUES_HSPA;
    exports.NETHOSTCONNECTIONSUBTYPEVALUES_HSPAP = require_SemanticAttributes.NETHOSTCONNECTIONSUBTYPEVALUES_HSPAP;
    exports.NETHOSTCONNECTIONSUBTYPEVALUES_HSUPA = require_SemanticAttributes.NETHOSTCONNECTIONSUBTYPEVALUES_HSUPA;
    exports.NETHOSTCONNECTIONSUBTYPEVALUES_IDEN = require_SemanticAttributes.NETHOSTCONNECTIONSUBTYPEVALUES_IDEN;
    exports.NETHOSTCONNECTIONSUBTYPEVALUES_IWLAN = require_SemanticAttributes.NETHOSTCONNECTIONSUBTYPEVALUES_IWLAN;
    exports.NETHOSTCONNECTIONSUBTYPEVALUES_LTE = require_SemanticAttributes.NETHOSTCONNECTIONSUBTYPEVALUES_LTE;
    exports.NETHOSTCONNECTIONSUBTYPEVALUES_LTE_CA = require_SemanticAttributes.NETHOSTCONNECTIONSUBTYPEVALUES_LTE_CA;
    exports.NETHOSTCONNECTIONSUBTYPEVALUES_NR = require_SemanticAttributes.NETHOSTCONNECTIONSUBTYPEVALUES_NR;
    exports.NETHOSTCONNECTIONSUBTYPEVALUES_NRNSA = require_SemanticAttributes.NETHOSTCONNECTIONSUBTYPEVALUES_NRNSA;
    exports.NETHOSTCONNECTIONSUBTYPEVALUES_TD_SCDMA = require_SemanticAttributes.NETHOSTCONNECTIONSUBTYPEVALUES_TD_SCDMA;
    exports.NETHOSTCONNECTIONSUBTYPEVALUES_UMTS = require_SemanticAttributes.NETHOSTCONNECTIONSUBTYPEVALUES_UMTS;
    exports.NETHOSTCONNECTIONTYPEVALUES_CELL = require_SemanticAttributes.NETHOSTCONNECTIONTYPEVALUES_CELL;
    exports.NETHOSTCONNECTIONTYPEVALUES_UNAVAILABLE = require_SemanticAttributes.NETHOSTCONNECTIONTYPEVALUES_UNAVAILABLE;
    exports.NETHOSTCONNECTIONTYPEVALUES_UNKNOWN = require_SemanticAttributes.NETHOSTCONNECTIONTYPEVALUES_UNKNOWN;
    exports.NETHOSTCONNECTIONTYPEVALUES_WIFI = require_SemanticAttributes.NETHOSTCONNECTIONTYPEVALUES_WIFI;
    exports.NETHOSTCONNECTIONTYPEVALUES_WIRED = require_SemanticAttributes.NETHOSTCONNECTIONTYPEVALUES_WIRED;
    exports.NETTRANSPORTVALUES_INPROC = require_SemanticAttributes.NETTRANSPORTVALUES_INPROC;
    exports.NETTRANSPORTVALUES_IP = require_SemanticAttributes.NETTRANSPORTVALUES_IP;
    exports.NETTRANSPORTVALUES_IP_TCP = require_SemanticAttributes.NETTRANSPORTVALUES_IP_TCP;
    exports.NETTRANSPORTVALUES_IP_UDP = require_SemanticAttributes.NETTRANSPORTVALUES_IP_UDP;
    exports.NETTRANSPORTVALUES_OTHER = require_SemanticAttributes.NETTRANSPORTVALUES_OTHER;
    exports.NETTRANSPORTVALUES_PIPE = require_SemanticAttributes.NETTRANSPORTVALUES_PIPE;
    exports.NETTRANSPORTVALUES_UNIX = require_SemanticAttributes.NETTRANSPORTVALUES_UNIX;
    exports.NETWORK_TRANSPORT_VALUE_PIPE = require_stable_attributes.NETWORK_TRANSPORT_VALUE_PIPE;
    exports.NETWORK_TRANSPORT_VALUE_QUIC = require_stable_attributes.NETWORK_TRANSPORT_VALUE_QUIC;
    exports.NETWORK_TRANSPORT_VALUE_TCP = require_stable_attributes.NETWORK_TRANSPORT_VALUE_TCP;
    exports.NETWORK_TRANSPORT_VALUE_UDP = require_stable_attributes.NETWORK_TRANSPORT_VALUE_UDP;
    exports.NETWORK_TRANSPORT_VALUE_UNIX = require_stable_attributes.NETWORK_TRANSPORT_VALUE_UNIX;
    exports.NETWORK_TYPE_VALUE_IPV4 = require_stable_attributes.NETWORK_TYPE_VALUE_IPV4;
    exports.NETWORK_TYPE_VALUE_IPV6 = require_stable_attributes.NETWORK_TYPE_VALUE_IPV6;
    exports.NetHostConnectionSubtypeValues = require_SemanticAttributes.NetHostConnectionSubtypeValues;
    exports.NetHostConnectionTypeValues = require_SemanticAttributes.NetHostConnectionTypeValues;
    exports.NetTransportValues = require_SemanticAttributes.NetTransportValues;
    exports.OSTYPEVALUES_AIX = require_SemanticResourceAttributes.OSTYPEVALUES_AIX;
    exports.OSTYPEVALUES_DARWIN = require_SemanticResourceAttributes.OSTYPEVALUES_DARWIN;
    exports.OSTYPEVALUES_DRAGONFLYBSD = require_SemanticResourceAttributes.OSTYPEVALUES_DRAGONFLYBSD;
    exports.OSTYPEVALUES_FREEBSD = require_SemanticResourceAttributes.OSTYPEVALUES_FREEBSD;
    exports.OSTYPEVALUES_HPUX = require_SemanticResourceAttributes.OSTYPEVALUES_HPUX;
    exports.OSTYPEVALUES_LINUX = require_SemanticResourceAttributes.OSTYPEVALUES_LINUX;
    exports.OSTYPEVALUES_NETBSD = require_SemanticResourceAttributes.OSTYPEVALUES_NETBSD;
    exports.OSTYPEVALUES_OPENBSD = require_SemanticResourceAttributes.OSTYPEVALUES_OPENBSD;
    exports.OSTYPEVALUES_SOLARIS = require_SemanticResourceAttributes.OSTYPEVALUES_SOLARIS;
    exports.OSTYPEVALUES_WINDOWS = require_SemanticResourceAttributes.OSTYPEVALUES_WINDOWS;
    exports.OSTYPEVALUES_Z_OS = require_SemanticResourceAttributes.OSTYPEVALUES_Z_OS;
    exports.OTEL_STATUS_CODE_VALUE_ERROR = require_stable_attributes.OTEL_STATUS_CODE_VALUE_ERROR;
    exports.OTEL_STATUS_CODE_VALUE_OK = require_stable_attributes.OTEL_STATUS_CODE_VALUE_OK;
    exports.OsTypeValues = require_SemanticResourceAttributes.OsTypeValues;
    exports.RPCGRPCSTATUSCODEVALUES_ABORTED = require_SemanticAttributes.RPCGRPCSTATUSCODEVALUES_ABORTED;
    exports.RPCGRPCSTATUSCODEVALUES_ALREADY_EXISTS = require_SemanticAttributes.RPCGRPCSTATUSCODEVALUES_ALREADY_EXISTS;
    exports.RPCGRPCSTATUSCODEVALUES_CANCELLED = require_SemanticAttributes.RPCGRPCSTATUSCODEVALUES_CANCELLED;
    exports.RPCGRPCSTATUSCODEVALUES_DATA_LOSS = require_SemanticAttributes.RPCGRPCSTATUSCODEVALUES_DATA_LOSS;
    exports.RPCGRPCSTATUSCODEVALUES_DEADLINE_EXCEEDED = require_SemanticAttributes.RPCGRPCSTATUSCODEVALUES_DEADLINE_EXCEEDED;
    exports.RPCGRPCSTATUSCODEVALUES_FAILED_PRECONDITION = require_SemanticAttributes.RPCGRPCSTATUSCODEVALUES_FAILED_PRECONDITION;
    exports.RPCGRPCSTATUSCODEVALUES_INTERNAL = require_SemanticAttributes.RPCGRPCSTATUSCODEVALUES_INTERNAL;
    exports.RPCGRPCSTATUSCODEVALUES_INVALID_ARGUMENT = require_SemanticAttributes.RPCGRPCSTATUSCODEVALUES_INVALID_ARGUMENT;
    exports.RPCGRPCSTATUSCODEVALUES_NOT_FOUND = require_SemanticAttributes.RPCGRPCSTATUSCODEVALUES_NOT_FOUND;
    exports.RPCGRPCSTATUSCODEVALUES_OK = require_SemanticAttributes.RPCGRPCSTATUSCODEVALUES_OK;
    exports.RPCGRPCSTATUSCODEVALUES_OUT_OF_RANGE = require_SemanticAttributes.RPCGRPCSTATUSCODEVALUES_OUT_OF_RANGE;
    exports.RPCGRPCSTATUSCODEVALUES_PERMISSION_DENIED = require_SemanticAttributes.RPCGRPCSTATUSCODEVALUES_PERMISSION_DENIED;
    exports.RPCGRPCSTATUSCODEVALUES_RESOURCE_EXHAUSTED = require_SemanticAttributes.RPCGRPCSTATUSCODEVALUES_RESOURCE_EXHAUSTED;
    exports.RPCGRPCSTATUSCODEVALUES_UNAUTHENTICATED = require_SemanticAttributes.RPCGRPCSTATUSCODEVALUES_UNAUTHENTICATED;
    exports.RPCGRPCSTATUSCODEVALUES_UNAVAILABLE = require_SemanticAttributes.RPCGRPCSTATUSCODEVALUES_UNAVAILABLE;
    exports.RPCGRPCSTATUSCODEVALUES_UNIMPLEMENTED = require_SemanticAttributes.RPCGRPCSTATUSCODEVALUES_UNIMPLEMENTED;
    exports.RPCGRPCSTATUSCODEVALUES_UNKNOWN = require_SemanticAttributes.RPCGRPCSTATUSCODEVALUES_UNKNOWN;
    exports.RPC_SYSTEM_NAME_VALUE_DUBBO = require_stable_attributes.RPC_SYSTEM_NAME_VALUE_DUBBO;
    exports.RPC_SYSTEM_NAME_VALUE_GRPC = require_stable_attributes.RPC_SYSTEM_NAME_VALUE_GRPC;
    exports.RpcGrpcStatusCodeValues = require_SemanticAttributes.RpcGrpcStatusCodeValues;
    exports.SEMATTRS_AWS_DYNAMODB_ATTRIBUTES_TO_GET = require_SemanticAttributes.SEMATTRS_AWS_DYNAMODB_ATTRIBUTES_TO_GET;
    exports.SEMATTRS_AWS_DYNAMODB_ATTRIBUTE_DEFINITIONS = require_SemanticAttributes.SEMATTRS_AWS_DYNAMODB_ATTRIBUTE_DEFINITIONS;
    exports.SEMATTRS_AWS_DYNAMODB_CONSISTENT_READ = require_SemanticAttributes.SEMATTRS_AWS_DYNAMODB_CONSISTENT_READ;
    exports.SEMATTRS_AWS_DYNAMODB_CONSUMED_CAPACITY = require_SemanticAttributes.SEMATTRS_AWS_DYNAMODB_CONSUMED_CAPACITY;
    exports.SEMATTRS_AWS_DYNAMODB_COUNT = require_SemanticAttributes.SEMATTRS_AWS_DYNAMODB_COUNT;
    exports.SEMATTRS_AWS_DYNAMODB_EXCLUSIVE_START_TABLE = require_SemanticAttributes.SEMATTRS_AWS_DYNAMODB_EXCLUSIVE_START_TABLE;
    exports.SEMATTRS_AWS_DYNAMODB_GLOBAL_SECONDARY_INDEXES = require_SemanticAttributes.SEMATTRS_AWS_DYNAMODB_GLOBAL_SECONDARY_INDEXES;
    exports.SEMATTRS_AWS_DYNAMODB_GLOBAL_SECONDARY_INDEX_UPDATES = require_SemanticAttributes.SEMATTRS_AWS_DYNAMODB_GLOBAL_SECONDARY_INDEX_UPDATES;
    exports.SEMATTRS_AWS_DYNAMODB_INDEX_NAME = require_SemanticAttributes.SEMATTRS_AWS_DYNAMODB_INDEX_NAME;
    exports.SEMATTRS_AWS_DYNAMODB_ITEM_COLLECTION_METRICS = require_SemanticAttributes.SEMATTRS_AWS_DYNAMODB_ITEM_COLLECTION_METRICS;
    exports.SEMATTRS_AWS_DYNAMODB_LIMIT = require_SemanticAttributes.SEMATTRS_AWS_DYNAMODB_LIMIT;
    exports.SEMATTRS_AWS_DYNAMODB_LOCAL_SECONDARY_INDEXES = require_SemanticAttributes.SEMATTRS_AWS_DYNAMODB_LOCAL_SECONDARY_INDEXES;
    exports.SEMATTRS_AWS_DYNAMODB_PROJECTION = require_SemanticAttributes.SEMATTRS_AWS_DYNAMODB_PROJECTION;
    exports.SEMATTRS_AWS_DYNAMODB_PROVISIONED_READ_CAPACITY = require_SemanticAttributes.SEMATTRS_AWS_DYNAMODB_PROVISIONED_READ_CAPACITY;
    exports.SEMATTRS_AWS_DYNAMODB_PROVISIONED_WRITE_CAPACITY = require_SemanticAttributes.SEMATTRS_AWS_DYNAMODB_PROVISIONED_WRITE_CAPACITY;
    exports.SEMATTRS_AWS_DYNAMODB_SCANNED_COUNT = require_SemanticAttributes.SEMATTRS_AWS_DYNAMODB_SCANNED_COUNT;
    exports.SEMATTRS_AWS_DYNAMODB_SCAN_FORWARD = require_SemanticAttributes.SEMATTRS_AWS_DYNAMODB_SCAN_FORWARD;
    exports.SEMATTRS_AWS_DYNAMODB_SEGMENT = require_SemanticAttributes.SEMATTRS_AWS_DYNAMODB_SEGMENT;
    exports.SEMATTRS_AWS_DYNAMODB_SELECT = require_SemanticAttributes.SEMATTRS_AWS_DYNAMODB_SELECT;
    exports.SEMATTRS_AWS_DYNAMODB_TABLE_COUNT = require_SemanticAttributes.SEMATTRS_AWS_DYNAMODB_TABLE_COUNT;
    exports.SEMATTRS_AWS_DYNAMODB_TABLE_NAMES = require_SemanticAttributes.SEMATTRS_AWS_DYNAMODB_TABLE_NAMES;
    exports.SEMATTRS_AWS_DYNAMODB_TOTAL_SEGMENTS = require_SemanticAttributes.SEMATTRS_AWS_DYNAMODB_TOTAL_SEGMENTS;
    exports.SEMATTRS_AWS_LAMBDA_INVOKED_ARN = require_SemanticAttributes.SEMATTRS_AWS_LAMBDA_INVOKED_ARN;
    exports.SEMATTRS_CODE_FILEPATH = require_SemanticAttributes.SEMATTRS_CODE_FILEPATH;
    exports.SEMATTRS_CODE_FUNCTION = require_SemanticAttributes.SEMATTRS_CODE_FUNCTION;
    exports.SEMATTRS_CODE_LINENO = require_SemanticAttributes.SEMATTRS_CODE_LINENO;
    exports.SEMATTRS_CODE_NAMESPACE = require_SemanticAttributes.SEMATTRS_CODE_NAMESPACE;
    exports.SEMATTRS_DB_CASSANDRA_CONSISTENCY_LEVEL = require_SemanticAttributes.SEMATTRS_DB_CASSANDRA_CONSISTENCY_LEVEL;
    exports.SEMATTRS_DB_CASSANDRA_COORDINATOR_DC = require_SemanticAttributes.SEMATTRS_DB_CASSANDRA_COORDINATOR_DC;
    exports.SEMATTRS_DB_CASSANDRA_COORDINATOR_ID = require_SemanticAttributes.SEMATTRS_DB_CASSANDRA_COORDINATOR_ID;
    exports.SEMATTRS_DB_CASSANDRA_IDEMPOTENCE = require_SemanticAttributes.SEMATTRS_DB_CASSANDRA_IDEMPOTENCE;
    exports.SEMATTRS_DB_CASSANDRA_KEYSPACE = require_SemanticAttributes.SEMATTRS_DB_CASSANDRA_KEYSPACE;
    exports.SEMATTRS_DB_CASSANDRA_PAGE_SIZE = require_SemanticAttributes.SEMATTRS_DB_CASSANDRA_PAGE_SIZE;
    exports.SEMATTRS_DB_CASSANDRA_SPECULATIVE_EXECUTION_COUNT = require_SemanticAttributes.SEMATTRS_DB_CASSANDRA_SPECULATIVE_EXECUTION_COUNT;
    exports.SEMATTRS_DB_CASSANDRA_TABLE = require_SemanticAttributes.SEMATTRS_DB_CASSANDRA_TABLE;
    exports.SEMATTRS_DB_CONNECTION_STRING = require_SemanticAttributes.SEMATTRS_DB_CONNECTION_STRING;
    exports.SEMATTRS_DB_HBASE_NAMESPACE = require_SemanticAttributes.SEMATTRS_DB_HBASE_NAMESPACE;
    exports.SEMATTRS_DB_JDBC_DRIVER_CLASSNAME = require_SemanticAttributes.SEMATTRS_DB_JDBC_DRIVER_CLASSNAME;
    exports.SEMATTRS_DB_MONGODB_COLLECTION = require_SemanticAttributes.SEMATTRS_DB_MONGODB_COLLECTION;
    exports.SEMATTRS_DB_MSSQL_INSTANCE_NAME = require_SemanticAttributes.SEMATTRS_DB_MSSQL_INSTANCE_NAME;
    exports.SEMATTRS_DB_NAME = require_SemanticAttributes.SEMATTRS_DB_NAME;
    exports.SEMATTRS_DB_OPERATION = require_SemanticAttributes.SEMATTRS_DB_OPERATION;
    exports.SEMATTRS_DB_REDIS_DATABASE_INDEX = require_SemanticAttributes.SEMATTRS_DB_REDIS_DATABASE_INDEX;
    exports.SEMATTRS_DB_SQL_TABLE = require_SemanticAttributes.SEMATTRS_DB_SQL_TABLE;
    exports.SEMATTRS_DB_STATEMENT = require_SemanticAttributes.SEMATTRS_DB_STATEMENT;
    exports.SEMATTRS_DB_SYSTEM = require_SemanticAttributes.SEMATTRS_DB_SYSTEM;
    exports.SEMATTRS_DB_USER = require_SemanticAttributes.SEMATTRS_DB_USER;
    exports.SEMATTRS_ENDUSER_ID = require_SemanticAttributes.SEMATTRS_ENDUSER_ID;
    exports.SEMATTRS_ENDUSER_ROLE = require_SemanticAttributes.SEMATTRS_ENDUSER_ROLE;
    exports.SEMATTRS_ENDUSER_SCOPE = require_SemanticAttributes.SEMATTRS_ENDUSER_SCOPE;
    exports.SEMATTRS_EXCEPTION_ESCAPED = require_SemanticAttributes.SEMATTRS_EXCEPTION_ESCAPED;
    exports.SEMATTRS_EXCEPTION_MESSAGE = require_SemanticAttributes.SEMATTRS_EXCEPTION_MESSAGE;
    exports.SEMATTRS_EXCEPTION_STACKTRACE = require_SemanticAttributes.SEMATTRS_EXCEPTION_STACKTRACE;
    exports.SEMATTRS_EXCEPTION_TYPE = require_SemanticAttributes.SEMATTRS_EXCEPTION_TYPE;
    exports.SEMATTRS_FAAS_COLDSTART = require_SemanticAttributes.SEMATTRS_FAAS_COLDSTART;
    exports.SEMATTRS_FAAS_CRON = require_SemanticAttributes.SEMATTRS_FAAS_CRON;
    exports.SEMATTRS_FAAS_DOCUMENT_COLLECTION = require_SemanticAttributes.SEMATTRS_FAAS_DOCUMENT_COLLECTION;
    exports.SEMATTRS_FAAS_DOCUMENT_NAME = require_SemanticAttributes.SEMATTRS_FAAS_DOCUMENT_NAME;
    exports.SEMATTRS_FAAS_DOCUMENT_OPERATION = require_SemanticAttributes.SEMATTRS_FAAS_DOCUMENT_OPERATION;
    exports.SEMATTRS_FAAS_DOCUMENT_TIME = require_SemanticAttributes.SEMATTRS_FAAS_DOCUMENT_TIME;
    exports.SEMATTRS_FAAS_EXECUTION = require_SemanticAttributes.SEMATTRS_FAAS_EXECUTION;
    exports.SEMATTRS_FAAS_INVOKED_NAME = require_SemanticAttributes.SEMATTRS_FAAS_INVOKED_NAME;
    exports.SEMATTRS_FAAS_INVOKED_PROVIDER = require_SemanticAttributes.SEMATTRS_FAAS_INVOKED_PROVIDER;
    exports.SEMATTRS_FAAS_INVOKED_REGION = require_SemanticAttributes.SEMATTRS_FAAS_INVOKED_REGION;
    exports.SEMATTRS_FAAS_TIME = require_SemanticAttributes.SEMATTRS_FAAS_TIME;
    exports.SEMATTRS_FAAS_TRIGGER = require_SemanticAttributes.SEMATTRS_FAAS_TRIGGER;
    exports.SEMATTRS_HTTP_CLIENT_IP = require_SemanticAttributes.SEMATTRS_HTTP_CLIENT_IP;
    exports.SEMATTRS_HTTP_FLAVOR = require_SemanticAttributes.SEMATTRS_HTTP_FLAVOR;
    exports.SEMATTRS_HTTP_HOST = require_SemanticAttributes.SEMATTRS_HTTP_HOST;
    exports.SEMATTRS_HTTP_METHOD = require_SemanticAttributes.SEMATTRS_HTTP_METHOD;
    exports.SEMATTRS_HTTP_REQUEST_CONTENT_LENGTH = require_SemanticAttributes.SEMATTRS_HTTP_REQUEST_CONTENT_LENGTH;
    exports.SEMATTRS_HTTP_REQUEST_CONTENT_LENGTH_UNCOMPRESSED = require_SemanticAttributes.SEMATTRS_HTTP_REQUEST_CONTENT_LENGTH_UNCOMPRESSED;
    exports.SEMATTRS_HTTP_RESPONSE_CONTENT_LENGTH = require_SemanticAttributes.SEMATTRS_HTTP_RESPONSE_CONTENT_LENGTH;
    exports.SEMATTRS_HTTP_RESPONSE_CONTENT_LENGTH_UNCOMPRESSED = require_SemanticAttributes.SEMATTRS_HTTP_RESPONSE_CONTENT_LENGTH_UNCOMPRESSED;
    exports.SEMATTRS_HTTP_ROUTE = require_SemanticAttributes.SEMATTRS_HTTP_ROUTE;
    exports.SEMATTRS_HTTP_SCHEME = require_SemanticAttributes.SEMATTRS_HTTP_SCHEME;
    exports.SEMATTRS_HTTP_SERVER_NAME = require_SemanticAttributes.SEMATTRS_HTTP_SERVER_NAME;
    exports.SEMATTRS_HTTP_STATUS_CODE = require_SemanticAttributes.SEMATTRS_HTTP_STATUS_CODE;
    exports.SEMATTRS_HTTP_TARGET = require_SemanticAttributes.SEMATTRS_HTTP_TARGET;
    exports.SEMATTRS_HTTP_URL = require_SemanticAttributes.SEMATTRS_HTTP_URL;
    exports.SEMATTRS_HTTP_USER_AGENT = require_SemanticAttributes.SEMATTRS_HTTP_USER_AGENT;
    exports.SEMATTRS_MESSAGE_COMPRESSED_SIZE = require_SemanticAttributes.SEMATTRS_MESSAGE_COMPRESSED_SIZE;
    exports.SEMATTRS_MESSAGE_ID = require_SemanticAttributes.SEMATTRS_MESSAGE_ID;
    exports.SEMATTRS_MESSAGE_TYPE = require_SemanticAttributes.SEMATTRS_MESSAGE_TYPE;
    exports.SEMATTRS_MESSAGE_UNCOMPRESSED_SIZE = require_SemanticAttributes.SEMATTRS_MESSAGE_UNCOMPRESSED_SIZE;
    exports.SEMATTRS_MESSAGING_CONSUMER_ID = require_SemanticAttributes.SEMATTRS_MESSAGING_CONSUMER_ID;
    exports.SEMATTRS_MESSAGING_CONVERSATION_ID = require_SemanticAttributes.SEMATTRS_MESSAGING_CONVERSATION_ID;
    exports.SEMATTRS_MESSAGING_DESTINATION = require_SemanticAttributes.SEMATTRS_MESSAGING_DESTINATION;
    exports.SEMATTRS_MESSAGING_DESTINATION_KIND = require_SemanticAttributes.SEMATTRS_MESSAGING_DESTINATION_KIND;
    exports.SEMATTRS_MESSAGING_KAFKA_CLIENT_ID = require_SemanticAttributes.SEMATTRS_MESSAGING_KAFKA_CLIENT_ID;
    exports.SEMATTRS_MESSAGING_KAFKA_CONSUMER_GROUP = require_SemanticAttributes.SEMATTRS_MESSAGING_KAFKA_CONSUMER_GROUP;
    exports.SEMATTRS_MESSAGING_KAFKA_MESSAGE_KEY = require_SemanticAttributes.SEMATTRS_MESSAGING_KAFKA_MESSAGE_KEY;
    exports.SEMATTRS_MESSAGING_KAFKA_PARTITION = require_SemanticAttributes.SEMATTRS_MESSAGING_KAFKA_PARTITION;
    exports.SEMATTRS_MESSAGING_KAFKA_TOMBSTONE = require_SemanticAttributes.SEMATTRS_MESSAGING_KAFKA_TOMBSTONE;
    exports.SEMATTRS_MESSAGING_MESSAGE_ID = require_SemanticAttributes.SEMATTRS_MESSAGING_MESSAGE_ID;
    exports.SEMATTRS_MESSAGING_MESSAGE_PAYLOAD_COMPRESSED_SIZE_BYTES = require_SemanticAttributes.SEMATTRS_MESSAGING_MESSAGE_PAYLOAD_COMPRESSED_SIZE_BYTES;
    exports.SEMATTRS_MESSAGING_MESSAGE_PAYLOAD_SIZE_BYTES = require_SemanticAttributes.SEMATTRS_MESSAGING_MESSAGE_PAYLOAD_SIZE_BYTES;
    exports.SEMATTRS_MESSAGING_OPERATION = require_SemanticAttributes.SEMATTRS_MESSAGING_OPERATION;
    exports.SEMATTRS_MESSAGING_PROTOCOL = require_SemanticAttributes.SEMATTRS_MESSAGING_PROTOCOL;
    exports.SEMATTRS_MESSAGING_PROTOCOL_VERSION = require_SemanticAttributes.SEMATTRS_MESSAGING_PROTOCOL_VERSION;
    exports.SEMATTRS_MESSAGING_RABBITMQ_ROUTING_KEY = require_SemanticAttributes.SEMATTRS_MESSAGING_RABBITMQ_ROUTING_KEY;
    exports.SEMATTRS_MESSAGING_SYSTEM = require_SemanticAttributes.SEMATTRS_MESSAGING_SYSTEM;
    exports.SEMATTRS_MESSAGING_TEMP_DESTINATION = require_SemanticAttributes.SEMATTRS_MESSAGING_TEMP_DESTINATION;
    exports.SEMATTRS_MESSAGING_URL = require_SemanticAttributes.SEMATTRS_MESSAGING_URL;
    exports.SEMATTRS_NET_HOST_CARRIER_ICC = require_SemanticAttributes.SEMATTRS_NET_HOST_CARRIER_ICC;
    exports.SEMATTRS_NET_HOST_CARRIER_MCC = require_SemanticAttributes.SEMATTRS_NET_HOST_CARRIER_MCC;
    exports.SEMATTRS_NET_HOST_CARRIER_MNC = require_SemanticAttributes.SEMATTRS_NET_HOST_CARRIER_MNC;
    exports.SEMATTRS_NET_HOST_CARRIER_NAME = require_SemanticAttributes.SEMATTRS_NET_HOST_CARRIER_NAME;
    exports.SEMATTRS_NET_HOST_CONNECTION_SUBTYPE = require_SemanticAttributes.SEMATTRS_NET_HOST_CONNECTION_SUBTYPE;
    exports.SEMATTRS_NET_HOST_CONNECTION_TYPE = require_SemanticAttributes.SEMATTRS_NET_HOST_CONNECTION_TYPE;
    exports.SEMATTRS_NET_HOST_IP = require_SemanticAttributes.SEMATTRS_NET_HOST_IP;
    exports.SEMATTRS_NET_HOST_NAME = require_SemanticAttributes.SEMATTRS_NET_HOST_NAME;
    exports.SEMATTRS_NET_HOST_PORT = require_SemanticAttributes.SEMATTRS_NET_HOST_PORT;
    exports.SEMATTRS_NET_PEER_IP = require_SemanticAttributes.SEMATTRS_NET_PEER_IP;
    exports.SEMATTRS_NET_PEER_NAME = require_SemanticAttributes.SEMATTRS_NET_PEER_NAME;
    exports.SEMATTRS_NET_PEER_PORT = require_SemanticAttributes.SEMATTRS_NET_PEER_PORT;
    exports.SEMATTRS_NET_TRANSPORT = require_SemanticAttributes.SEMATTRS_NET_TRANSPORT;
    exports.SEMATTRS_PEER_SERVICE = require_SemanticAttributes.SEMATTRS_PEER_SERVICE;
    exports.SEMATTRS_RPC_GRPC_STATUS_CODE = require_SemanticAttributes.SEMATTRS_RPC_GRPC_STATUS_CODE;
    exports.SEMATTRS_RPC_JSONRPC_ERROR_CODE = require_SemanticAttributes.SEMATTRS_RPC_JSONRPC_ERROR_CODE;
    exports.SEMATTRS_RPC_JSONRPC_ERROR_MESSAGE = require_SemanticAttributes.SEMATTRS_RPC_JSONRPC_ERROR_MESSAGE;
    exports.SEMATTRS_RPC_JSONRPC_REQUEST_ID = require_SemanticAttributes.SEMATTRS_RPC_JSONRPC_REQUEST_ID;
    exports.SEMATTRS_RPC_JSONRPC_VERSION = require_SemanticAttributes.SEMATTRS_RPC_JSONRPC_VERSION;
    exports.SEMATTRS_RPC_METHOD = require_SemanticAttributes.SEMATTRS_RPC_METHOD;
    exports.SEMATTRS_RPC_SERVICE = require_SemanticAttributes.SEMATTRS_RPC_SERVICE;
    exports.SEMATTRS_RPC_SYSTEM = require_SemanticAttributes.SEMATTRS_RPC_SYSTEM;
    exports.SEMATTRS_THREAD_ID = require_SemanticAttributes.SEMATTRS_THREAD_ID;
    exports.SEMATTRS_THREAD_NAME = require_SemanticAttributes.SEMATTRS_THREAD_NAME;
    exports.SEMRESATTRS_AWS_ECS_CLUSTER_ARN = require_SemanticResourceAttributes.SEMRESATTRS_AWS_ECS_CLUSTER_ARN;
    exports.SEMRESATTRS_AWS_ECS_CONTAINER_ARN = require_SemanticResourceAttributes.SEMRESATTRS_AWS_ECS_CONTAINER_ARN;
    exports.SEMRESATTRS_AWS_ECS_LAUNCHTYPE = require_SemanticResourceAttributes.SEMRESATTRS_AWS_ECS_LAUNCHTYPE;
    exports.SEMRESATTRS_AWS_ECS_TASK_ARN = require_SemanticResourceAttributes.SEMRESATTRS_AWS_ECS_TASK_ARN;
    exports.SEMRESATTRS_AWS_ECS_TASK_FAMILY = require_SemanticResourceAttributes.SEMRESATTRS_AWS_ECS_TASK_FAMILY;
    exports.SEMRESATTRS_AWS_ECS_TASK_REVISION = require_SemanticResourceAttributes.SEMRESATTRS_AWS_ECS_TASK_REVISION;
    exports.SEMRESATTRS_AWS_EKS_CLUSTER_ARN = require_SemanticResourceAttributes.SEMRESATTRS_AWS_EKS_CLUSTER_ARN;
    exports.SEMRESATTRS_AWS_LOG_GROUP_ARNS = require_SemanticResourceAttributes.SEMRESATTRS_AWS_LOG_GROUP_ARNS;
    exports.SEMRESATTRS_AWS_LOG_GROUP_NAMES = require_SemanticResourceAttributes.SEMRESATTRS_AWS_LOG_GROUP_NAMES;
    exports.SEMRESATTRS_AWS_LOG_STREAM_ARNS = require_SemanticResourceAttributes.SEMRESATTRS_AWS_LOG_STREAM_ARNS;
    exports.SEMRESATTRS_AWS_LOG_STREAM_NAMES = require_SemanticResourceAttributes.SEMRESATTRS_AWS_LOG_STREAM_NAMES;
    exports.SEMRESATTRS_CLOUD_ACCOUNT_ID = require_SemanticResourceAttributes.SEMRESATTRS_CLOUD_ACCOUNT_ID;
    exports.SEMRESATTRS_CLOUD_AVAILABILITY_ZONE = require_SemanticResourceAttributes.SEMRESATTRS_CLOUD_AVAILABILITY_ZONE;
    exports.SEMRESATTRS_CLOUD_PLATFORM = require_SemanticResourceAttributes.SEMRESATTRS_CLOUD_PLATFORM;
    exports.SEMRESATTRS_CLOUD_PROVIDER = require_SemanticResourceAttributes.SEMRESATTRS_CLOUD_PROVIDER;
    exports.SEMRESATTRS_CLOUD_REGION = require_SemanticResourceAttributes.SEMRESATTRS_CLOUD_REGION;
    exports.SEMRESATTRS_CONTAINER_ID = require_SemanticResourceAttributes.SEMRESATTRS_CONTAINER_ID;
    exports.SEMRESATTRS_CONTAINER_IMAGE_NAME = require_SemanticResourceAttributes.SEMRESATTRS_CONTAINER_IMAGE_NAME;
    exports.SEMRESATTRS_CONTAINER_IMAGE_TAG = require_SemanticResourceAttributes.SEMRESATTRS_CONTAINER_IMAGE_TAG;
    exports.SEMRESATTRS_CONTAINER_NAME = require_SemanticResourceAttributes.SEMRESATTRS_CONTAINER_NAME;
    exports.SEMRESATTRS_CONTAINER_RUNTIME = require_SemanticResourceAttributes.SEMRESATTRS_CONTAINER_RUNTIME;
    exports.SEMRESATTRS_DEPLOYMENT_ENVIRONMENT = require_SemanticResourceAttributes.SEMRESATTRS_DEPLOYMENT_ENVIRONMENT;
    exports.SEMRESATTRS_DEVICE_ID = require_SemanticResourceAttributes.SEMRESATTRS_DEVICE_ID;
    exports.SEMRESATTRS_DEVICE_MODEL_IDENTIFIER = require_SemanticResourceAttributes.SEMRESATTRS_DEVICE_MODEL_IDENTIFIER;
    exports.SEMRESATTRS_DEVICE_MODEL_NAME = require_SemanticResourceAttributes.SEMRESATTRS_DEVICE_MODEL_NAME;
    exports.SEMRESATTRS_FAAS_ID = require_SemanticResourceAttributes.SEMRESATTRS_FAAS_ID;
    exports.SEMRESATTRS_FAAS_INSTANCE = require_SemanticResourceAttributes.SEMRESATTRS_FAAS_INSTANCE;
    exports.SEMRESATTRS_FAAS_MAX_MEMORY = require_SemanticResourceAttributes.SEMRESATTRS_FAAS_MAX_MEMORY;
    exports.SEMRESATTRS_FAAS_NAME = require_SemanticResourceAttributes.SEMRESATTRS_FAAS_NAME;
    exports.SEMRESATTRS_FAAS_VERSION = require_SemanticResourceAttributes.SEMRESATTRS_FAAS_VERSION;
    exports.SEMRESATTRS_HOST_ARCH = require_SemanticResourceAttributes.SEMRESATTRS_HOST_ARCH;
    exports.SEMRESATTRS_HOST_ID = require_SemanticResourceAttributes.SEMRESATTRS_HOST_ID;
    exports.SEMRESATTRS_HOST_IMAGE_ID = require_SemanticResourceAttributes.SEMRESATTRS_HOST_IMAGE_ID;
    exports.SEMRESATTRS_HOST_IMAGE_NAME = require_SemanticResourceAttributes.SEMRESATTRS_HOST_IMAGE_NAME;
    exports.SEMRESATTRS_HOST_IMAGE_VERSION = require_SemanticResourceAttributes.SEMRESATTRS_HOST_IMAGE_VERSION;
    exports.SEMRESATTRS_HOST_NAME = require_SemanticResourceAttributes.SEMRESATTRS_HOST_NAME;
    exports.SEMRESATTRS_HOST_TYPE = require_SemanticResourceAttributes.SEMRESATTRS_HOST_TYPE;
    exports.SEMRESATTRS_K8S_CLUSTER_NAME = require_SemanticResourceAttributes.SEMRESATTRS_K8S_CLUSTER_NAME;
    exports.SEMRESATTRS_K8S_CONTAINER_NAME = require_SemanticResourceAttributes.SEMRESATTRS_K8S_CONTAINER_NAME;
    exports.SEMRESATTRS_K8S_CRONJOB_NAME = require_SemanticResourceAttributes.SEMRESATTRS_K8S_CRONJOB_NAME;
    exports.SEMRESATTRS_K8S_CRONJOB_UID = require_SemanticResourceAttributes.SEMRESATTRS_K8S_CRONJOB_UID;
    exports.SEMRESATTRS_K8S_DAEMONSET_NAME = require_SemanticResourceAttributes.SEMRESATTRS_K8S_DAEMONSET_NAME;
    exports.SEMRESATTRS_K8S_DAEMONSET_UID = require_SemanticResourceAttributes.SEMRESATTRS_K8S_DAEMONSET_UID;
    exports.SEMRESATTRS_K8S_DEPLOYMENT_NAME = require_SemanticResourceAttributes.SEMRESATTRS_K8S_DEPLOYMENT_NAME;
    exports.SEMRESATTRS_K8S_DEPLOYMENT_UID = require_SemanticResourceAttributes.SEMRESATTRS_K8S_DEPLOYMENT_UID;
    exports.SEMRESATTRS_K8S_JOB_NAME = require_SemanticResourceAttributes.SEMRESATTRS_K8S_JOB_NAME;
    exports.SEMRESATTRS_K8S_JOB_UID = require_SemanticResourceAttributes.SEMRESATTRS_K8S_JOB_UID;
    exports.SEMRESATTRS_K8S_NAMESPACE_NAME = require_SemanticResourceAttributes.SEMRESATTRS_K8S_NAMESPACE_NAME;
    exports.SEMRESATTRS_K8S_NODE_NAME = require_SemanticResourceAttributes.SEMRESATTRS_K8S_NODE_NAME;
    exports.SEMRESATTRS_K8S_NODE_UID = require_SemanticResourceAttributes.SEMRESATTRS_K8S_NODE_UID;
    exports.SEMRESATTRS_K8S_POD_NAME = require_SemanticResourceAttributes.SEMRESATTRS_K8S_POD_NAME;
    exports.SEMRESATTRS_K8S_POD_UID = require_SemanticResourceAttributes.SEMRESATTRS_K8S_POD_UID;
    exports.SEMRESATTRS_K8S_REPLICASET_NAME = require_SemanticResourceAttributes.SEMRESATTRS_K8S_REPLICASET_NAME;
    exports.SEMRESATTRS_K8S_REPLICASET_UID = require_SemanticResourceAttributes.SEMRESATTRS_K8S_REPLICASET_UID;
    exports.SEMRESATTRS_K8S_STATEFULSET_NAME = require_SemanticResourceAttributes.SEMRESATTRS_K8S_STATEFULSET_NAME;
    exports.SEMRESATTRS_K8S_STATEFULSET_UID = require_SemanticResourceAttributes.SEMRESATTRS_K8S_STATEFULSET_UID;
    exports.SEMRESATTRS_OS_DESCRIPTION = require_SemanticResourceAttributes.SEMRESATTRS_OS_DESCRIPTION;
    exports.SEMRESATTRS_OS_NAME = require_SemanticResourceAttributes.SEMRESATTRS_OS_NAME;
    exports.SEMRESATTRS_OS_TYPE = require_SemanticResourceAttributes.SEMRESATTRS_OS_TYPE;
    exports.SEMRESATTRS_OS_VERSION = require_SemanticResourceAttributes.SEMRESATTRS_OS_VERSION;
    exports.SEMRESATTRS_PROCESS_COMMAND = require_SemanticResourceAttributes.SEMRESATTRS_PROCESS_COMMAND;
    exports.SEMRESATTRS_PROCESS_COMMAND_ARGS = require_SemanticResourceAttributes.SEMRESATTRS_PROCESS_COMMAND_ARGS;
    exports.SEMRESATTRS_PROCESS_COMMAND_LINE = require_SemanticResourceAttributes.SEMRESATTRS_PROCESS_COMMAND_LINE;
    exports.SEMRESATTRS_PROCESS_EXECUTABLE_NAME = require_SemanticResourceAttributes.SEMRESATTRS_PROCESS_EXECUTABLE_NAME;
    exports.SEMRESATTRS_PROCESS_EXECUTABLE_PATH = require_SemanticResourceAttributes.SEMRESATTRS_PROCESS_EXECUTABLE_PATH;
    exports.SEMRESATTRS_PROCESS_OWNER = require_SemanticResourceAttributes.SEMRESATTRS_PROCESS_OWNER;
    exports.SEMRESATTRS_PROCESS_PID = require_SemanticResourceAttributes.SEMRESATTRS_PROCESS_PID;
    exports.SEMRESATTRS_PROCESS_RUNTIME_DESCRIPTION = require_SemanticResourceAttributes.SEMRESATTRS_PROCESS_RUNTIME_DESCRIPTION;
    exports.SEMRESATTRS_PROCESS_RUNTIME_NAME = require_SemanticResourceAttributes.SEMRESATTRS_PROCESS_RUNTIME_NAME;
    exports.SEMRESATTRS_PROCESS_RUNTIME_VERSION = require_SemanticResourceAttributes.SEMRESATTRS_PROCESS_RUNTIME_VERSION;
    exports.SEMRESATTRS_SERVICE_INSTANCE_ID = require_SemanticResourceAttributes.SEMRESATTRS_SERVICE_INSTANCE_ID;
    exports.SEMRESATTRS_SERVICE_NAME = require_SemanticResourceAttributes.SEMRESATTRS_SERVICE_NAME;
    exports.SEMRESATTRS_SERVICE_NAMESPACE = require_SemanticResourceAttributes.SEMRESATTRS_SERVICE_NAMESPACE;
    exports.SEMRESATTRS_SERVICE_VERSION = require_SemanticResourceAttributes.SEMRESATTRS_SERVICE_VERSION;
    exports.SEMRESATTRS_TELEMETRY_AUTO_VERSION = require_SemanticResourceAttributes.SEMRESATTRS_TELEMETRY_AUTO_VERSION;
    exports.SEMRESATTRS_TELEMETRY_SDK_LANGUAGE = require_SemanticResourceAttributes.SEMRESATTRS_TELEMETRY_SDK_LANGUAGE;
    exports.SEMRESATTRS_TELEMETRY_SDK_NAME = require_SemanticResourceAttributes.SEMRESATTRS_TELEMETRY_SDK_NAME;
    exports.SEMRESATTRS_TELEMETRY_SDK_VERSION = require_SemanticResourceAttributes.SEMRESATTRS_TELEMETRY_SDK_VERSION;
    exports.SEMRESATTRS_WEBENGINE_DESCRIPTION = require_SemanticResourceAttributes.SEMRESATTRS_WEBENGINE_DESCRIPTION;
    exports.SEMRESATTRS_WEBENGINE_NAME = require_SemanticResourceAttributes.SEMRESATTRS_WEBENGINE_NAME;
    exports.SEMRESATTRS_WEBENGINE_VERSION = require_SemanticResourceAttributes.SEMRESATTRS_WEBENGINE_VERSION;
    exports.SIGNALR_CONNECTION_STATUS_VALUE_APP_SHUTDOWN = require_stable_attributes.SIGNALR_CONNECTION_STATUS_VALUE_APP_SHUTDOWN;
    exports.SIGNALR_CONNECTION_STATUS_VALUE_NORMAL_CLOSURE = require_stable_attributes.SIGNALR_CONNECTION_STATUS_VALUE_NORMAL_CLOSURE;
    exports.SIGNALR_CONNECTION_STATUS_VALUE_TIMEOUT = require_stable_attributes.SIGNALR_CONNECTION_STATUS_VALUE_TIMEOUT;
    exports.SIGNALR_TRANSPORT_VALUE_LONG_POLLING = require_stable_attributes.SIGNALR_TRANSPORT_VALUE_LONG_POLLING;
    exports.SIGNALR_TRANSPORT_VALUE_SERVER_SENT_EVENTS = require_stable_attributes.SIGNALR_TRANSPORT_VALUE_SERVER_SENT_EVENTS;
    exports.SIGNALR_TRANSPORT_VALUE_WEB_SOCKETS = require_stable_attributes.SIGNALR_TRANSPORT_VALUE_WEB_SOCKETS;
    exports.SemanticAttributes = require_SemanticAttributes.SemanticAttributes;
    exports.SemanticResourceAttributes = require_SemanticResourceAttributes.SemanticResourceAttributes;
    exports.TELEMETRYSDKLANGUAGEVALUES_CPP = require_SemanticResourceAttributes.TELEMETRYSDKLANGUAGEVALUES_CPP;
    exports.TELEMETRYSDKLANGUAGEVALUES_DOTNET = require_SemanticResourceAttributes.TELEMETRYSDKLANGUAGEVALUES_DOTNET;
    exports.TELEMETRYSDKLANGUAGEVALUES_ERLANG = require_SemanticResourceAttributes.TELEMETRYSDKLANGUAGEVALUES_ERLANG;
    exports.TELEMETRYSDKLANGUAGEVALUES_GO = require_SemanticResourceAttributes.TELEMETRYSDKLANGUAGEVALUES_GO;
    exports.TELEMETRYSDKLANGUAGEVALUES_JAVA = require_SemanticResourceAttributes.TELEMETRYSDKLANGUAGEVALUES_JAVA;
    exports.TELEMETRYSDKLANGUAGEVALUES_NODEJS = require_SemanticResourceAttributes.TELEMETRYSDKLANGUAGEVALUES_NODEJS;
    exports.TELEMETRYSDKLANGUAGEVALUES_PHP = require_SemanticResourceAttributes.TELEMETRYSDKLANGUAGEVALUES_PHP;
    exports.TELEMETRYSDKLANGUAGEVALUES_PYTHON = require_SemanticResourceAttributes.TELEMETRYSDKLANGUAGEVALUES_PYTHON;
    exports.TELEMETRYSDKLANGUAGEVALUES_RUBY = require_SemanticResourceAttributes.TELEMETRYSDKLANGUAGEVALUES_RUBY;
    exports.TELEMETRYSDKLANGUAGEVALUES_WEBJS = require_SemanticResourceAttributes.TELEMETRYSDKLANGUAGEVALUES_WEBJS;
    exports.TELEMETRY_SDK_LANGUAGE_VALUE_CPP = require_stable_attributes.TELEMETRY_SDK_LANGUAGE_VALUE_CPP;
    exports.TELEMETRY_SDK_LANGUAGE_VALUE_DOTNET = require_stable_attributes.TELEMETRY_SDK_LANGUAGE_VALUE_DOTNET;
    exports.TELEMETRY_SDK_LANGUAGE_VALUE_ERLANG = require_stable_attributes.TELEMETRY_SDK_LANGUAGE_VALUE_ERLANG;
    exports.TELEMETRY_SDK_LANGUAGE_VALUE_GO = require_stable_attributes.TELEMETRY_SDK_LANGUAGE_VALUE_GO;
    exports.TELEMETRY_SDK_LANGUAGE_VALUE_JAVA = require_stable_attributes.TELEMETRY_SDK_LANGUAGE_VALUE_JAVA;
    exports.TELEMETRY_SDK_LANGUAGE_VALUE_KOTLIN = require_stable_attributes.TELEMETRY_SDK_LANGUAGE_VALUE_KOTLIN;
    exports.TELEMETRY_SDK_LANGUAGE_VALUE_NODEJS = require_stable_attributes.TELEMETRY_SDK_LANGUAGE_VALUE_NODEJS;
    exports.TELEMETRY_SDK_LANGUAGE_VALUE_PHP = require_stable_attributes.TELEMETRY_SDK_LANGUAGE_VALUE_PHP;
    exports.TELEMETRY_SDK_LANGUAGE_VALUE_PYTHON = require_stable_attributes.TELEMETRY_SDK_LANGUAGE_VALUE_PYTHON;
    exports.TELEMETRY_SDK_LANGUAGE_VALUE_RUBY = require_stable_attributes.TELEMETRY_SDK_LANGUAGE_VALUE_RUBY;
    exports.TELEMETRY_SDK_LANGUAGE_VALUE_RUST = require_stable_attributes.TELEMETRY_SDK_LANGUAGE_VALUE_RUST;
    exports.TELEMETRY_SDK_LANGUAGE_VALUE_SWIFT = require_stable_attributes.TELEMETRY_SDK_LANGUAGE_VALUE_SWIFT;
    exports.TELEMETRY_SDK_LANGUAGE_VALUE_WEBJS = require_stable_attributes.TELEMETRY_SDK_LANGUAGE_VALUE_WEBJS;
    exports.TelemetrySdkLanguageValues = require_SemanticResourceAttributes.TelemetrySdkLanguageValues;
  }),
  86806: ((__unused_webpack_module, exports) => {
    function createConstMap(values) {
      let res = {};
      const len = values.length;
      for (let lp = 0; lp < len; lp++) {
        const val = values[lp];
        if (val) res[String(val).toUpperCase().replace(/[-.]/g, "_")] = val;
      }
      return res;
    }
    exports.createConstMap = createConstMap;
  }),
  31053: ((__unused_webpack_module, exports, __webpack_require__) => {
    const require_utils = __webpack_require__(86806);
    const TMP_CLOUD_PROVIDER = "cloud.provider";
    const TMP_CLOUD_ACCOUNT_ID = "cloud.account.id";
    const TMP_CLOUD_REGION = "cloud.region";
    const TMP_CLOUD_AVAILABILITY_ZONE = "cloud.availability_zone";
    const TMP_CLOUD_PLATFORM = "cloud.platform";
    const TMP_AWS_ECS_CONTAINER_ARN = "aws.ecs.container.arn";
    const TMP_AWS_ECS_CLUSTER_ARN = "aws.ecs.cluster.arn";
    const TMP_AWS_ECS_LAUNCHTYPE = "aws.ecs.launchtype";
    const TMP_AWS_ECS_TASK_ARN = "aws.ecs.task.arn";
    const TMP_AWS_ECS_TASK_FAMILY = "aws.ecs.task.family";
    const TMP_AWS_ECS_TASK_REVISION = "aws.ecs.task.revision";
    const TMP_AWS_EKS_CLUSTER_ARN = "aws.eks.cluster.arn";
    const TMP_AWS_LOG_GROUP_NAMES = "aws.log.group.names";
    const TMP_AWS_LOG_GROUP_ARNS = "aws.log.group.arns";
    const TMP_AWS_LOG_STREAM_NAMES = "aws.log.stream.names";
    const TMP_AWS_LOG_STREAM_ARNS = "aws.log.stream.arns";
    const TMP_CONTAINER_NAME = "container.name";
    const TMP_CONTAINER_ID = "container.id";
    const TMP_CONTAINER_RUNTIME = "container.runtime";
    const TMP_CONTAINER_IMAGE_NAME = "container.image.name";
    const TMP_CONTAINER_IMAGE_TAG = "container.image.tag";
    const TMP_DEPLOYMENT_ENVIRONMENT = "deployment.environment";
    const TMP_DEVICE_ID = "device.id";
    const TMP_DEVICE_MODEL_IDENTIFIER = "device.model.identifier";
    const TMP_DEVICE_MODEL_NAME = "device.model.name";
    const TMP_FAAS_NAME = "faas.name";
    const TMP_FAAS_ID = "faas.id";
    const TMP_FAAS_VERSION = "faas.version";
    const TMP_FAAS_INSTANCE = "faas.instance";
    const TMP_FAAS_MAX_MEMORY = "faas.max_memory";
    const TMP_HOST_ID = "host.id";
    const TMP_HOST_NAME = "host.name";
    const TMP_HOST_TYPE = "host.type";
    const TMP_HOST_ARCH = "host.arch";
    const TMP_HOST_IMAGE_NAME = "host.image.name";
    const TMP_HOST_IMAGE_ID = "host.image.id";
    const TMP_HOST_IMAGE_VERSION = "host.image.version";
    const TMP_K8S_CLUSTER_NAME = "k8s.cluster.name";
    const TMP_K8S_NODE_NAME = "k8s.node.name";
    const TMP_K8S_NODE_UID = "k8s.node.uid";
    const TMP_K8S_NAMESPACE_NAME = "k8s.namespace.name";
    const TMP_K8S_POD_UID = "k8s.pod.uid";
    const TMP_K8S_POD_NAME = "k8s.pod.name";
    const TMP_K8S_CONTAINER_NAME = "k8s.container.name";
    const TMP_K8S_REPLICASET_UID = "k8s.replicaset.uid";
    const TMP_K8S_REPLICASET_NAME = "k8s.replicaset.name";
    const TMP_K8S_DEPLOYMENT_UID = "k8s.deployment.uid";
    const TMP_K8S_DEPLOYMENT_NAME = "k8s.deployment.name";
    const TMP_K8S_STATEFULSET_UID = "k8s.statefulset.uid";
    const TMP_K8S_STATEFULSET_NAME = "k8s.statefulset.name";
    const TMP_K8S_DAEMONSET_UID = "k8s.daemonset.uid";
    const TMP_K8S_DAEMONSET_NAME = "k8s.daemonset.name";
    const TMP_K8S_JOB_UID = "k8s.job.uid";
    const TMP_K8S_JOB_NAME = "k8s.job.name";
    const TMP_K8S_CRONJOB_UID = "k8s.cronjob.uid";
    const TMP_K8S_CRONJOB_NAME = "k8s.cronjob.name";
    const TMP_OS_TYPE = "os.type";
    const TMP_OS_DESCRIPTION = "os.description";
    const TMP_OS_NAME = "os.name";
    const TMP_OS_VERSION = "os.version";
    const TMP_PROCESS_PID = "process.pid";
    const TMP_PROCESS_EXECUTABLE_NAME = "process.executable.name";
    const TMP_PROCESS_EXECUTABLE_PATH = "process.executable.path";
    const TMP_PROCESS_COMMAND = "process.command";
    const TMP_PROCESS_COMMAND_LINE = "process.command_line";
    const TMP_PROCESS_COMMAND_ARGS = "process.command_args";
    const TMP_PROCESS_OWNER = "process.owner";
    const TMP_PROCESS_RUNTIME_NAME = "process.runtime.name";
    const TMP_PROCESS_RUNTIME_VERSION = "process.runtime.version";
    const TMP_PROCESS_RUNTIME_DESCRIPTION = "process.runtime.description";
    const TMP_SERVICE_NAME = "service.name";
    const TMP_SERVICE_NAMESPACE = "service.namespace";
    const TMP_SERVICE_INSTANCE_ID = "service.instance.id";
    const TMP_SERVICE_VERSION = "service.version";
    const TMP_TELEMETRY_SDK_NAME = "telemetry.sdk.name";
    const TMP_TELEMETRY_SDK_LANGUAGE = "telemetry.sdk.language";
    const TMP_TELEMETRY_SDK_VERSION = "telemetry.sdk.version";
    const TMP_TELEMETRY_AUTO_VERSION = "telemetry.auto.version";
    const TMP_WEBENGINE_NAME = "webengine.name";
    const TMP_WEBENGINE_VERSION = "webengine.version";
    const TMP_WEBENGINE_DESCRIPTION = "webengine.description";
    const SEMRESATTRS_CLOUD_PROVIDER = TMP_CLOUD_PROVIDER;
    const SEMRESATTRS_CLOUD_ACCOUNT_ID = TMP_CLOUD_ACCOUNT_ID;
    const SEMRESATTRS_CLOUD_REGION = TMP_CLOUD_REGION;
    const SEMRESATTRS_CLOUD_AVAILABILITY_ZONE = TMP_CLOUD_AVAILABILITY_ZONE;
    const SEMRESATTRS_CLOUD_PLATFORM = TMP_CLOUD_PLATFORM;
    const SEMRESATTRS_AWS_ECS_CONTAINER_ARN = TMP_AWS_ECS_CONTAINER_ARN;
    const SEMRESATTRS_AWS_ECS_CLUSTER_ARN = TMP_AWS_ECS_CLUSTER_ARN;
    const SEMRESATTRS_AWS_ECS_LAUNCHTYPE = TMP_AWS_ECS_LAUNCHTYPE;
    const SEMRESATTRS_AWS_ECS_TASK_ARN = TMP_AWS_ECS_TASK_ARN;
    const SEMRESATTRS_AWS_ECS_TASK_FAMILY = TMP_AWS_ECS_TASK_FAMILY;
    const SEMRESATTRS_AWS_ECS_TASK_REVISION = TMP_AWS_ECS_TASK_REVISION;
    const SEMRESATTRS_AWS_EKS_CLUSTER_ARN = TMP_AWS_EKS_CLUSTER_ARN;
    const SEMRESATTRS_AWS_LOG_GROUP_NAMES = TMP_AWS_LOG_GROUP_NAMES;
    const SEMRESATTRS_AWS_LOG_GROUP_ARNS = TMP_AWS_LOG_GROUP_ARNS;
    const SEMRESATTRS_AWS_LOG_STREAM_NAMES = TMP_AWS_LOG_STREAM_NAMES;
    const SEMRESATTRS_AWS_LOG_STREAM_ARNS = TMP_AWS_LOG_STREAM_ARNS;
    const SEMRESATTRS_CONTAINER_NAME = TMP_CONTAINER_NAME;
    const SEMRESATTRS_CONTAINER_ID = TMP_CONTAINER_ID;
    const SEMRESATTRS_CONTAINER_RUNTIME = TMP_CONTAINER_RUNTIME;
    const SEMRESATTRS_CONTAINER_IMAGE_NAME = TMP_CONTAINER_IMAGE_NAME;
    const SEMRESATTRS_CONTAINER_IMAGE_TAG = TMP_CONTAINER_IMAGE_TAG;
    const SEMRESATTRS_DEPLOYMENT_ENVIRONMENT = TMP_DEPLOYMENT_ENVIRONMENT;
    const SEMRESATTRS_DEVICE_ID = TMP_DEVICE_ID;
    const SEMRESATTRS_DEVICE_MODEL_IDENTIFIER = TMP_DEVICE_MODEL_IDENTIFIER;
    const SEMRESATTRS_DEVICE_MODEL_NAME = TMP_DEVICE_MODEL_NAME;
    const SEMRESATTRS_FAAS_NAME = TMP_FAAS_NAME;
    const SEMRESATTRS_FAAS_ID = TMP_FAAS_ID;
    const SEMRESATTRS_FAAS_VERSION = TMP_FAAS_VERSION;
    const SEMRESATTRS_FAAS_INSTANCE = TMP_FAAS_INSTANCE;
    const SEMRESATTRS_FAAS_MAX_MEMORY = TMP_FAAS_MAX_MEMORY;
    const SEMRESATTRS_HOST_ID = TMP_HOST_ID;
    const SEMRESATTRS_HOST_NAME = TMP_HOST_NAME;
    const SEMRESATTRS_HOST_TYPE = TMP_HOST_TYPE;
    const SEMRESATTRS_HOST_ARCH = TMP_HOST_ARCH;
    const SEMRESATTRS_HOST_IMAGE_NAME = TMP_HOST_IMAGE_NAME;
    const SEMRESATTRS_HOST_IMAGE_ID = TMP_HOST_IMAGE_ID;
    const SEMRESATTRS_HOST_IMAGE_VERSION = TMP_HOST_IMAGE_VERSION;
    const SEMRESATTRS_K8S_CLUSTER_NAME = TMP_K8S_CLUSTER_NAME;
    const SEMRESATTRS_K8S_NODE_NAME = TMP_K8S_NODE_NAME;
    const SEMRESATTRS_K8S_NODE_UID = TMP_K8S_NODE_UID;
    const SEMRESATTRS_K8S_NAMESPACE_NAME = TMP_K8S_NAMESPACE_NAME;
    const SEMRESATTRS_K8S_POD_UID = TMP_K8S_POD_UID;
    const SEMRESATTRS_K8S_POD_NAME = TMP_K8S_POD_NAME;
    const SEMRESATTRS_K8S_CONTAINER_NAME = TMP_K8S_CONTAINER_NAME;
    const SEMRESATTRS_K8S_REPLICASET_UID = TMP_K8S_REPLICASET_UID;
    const SEMRESATTRS_K8S_REPLICASET_NAME = TMP_K8S_REPLICASET_NAME;
    const SEMRESATTRS_K8S_DEPLOYMENT_UID = TMP_K8S_DEPLOYMENT_UID;
    const SEMRESATTRS_K8S_DEPLOYMENT_NAME = TMP_K8S_DEPLOYMENT_NAME;
    const SEMRESATTRS_K8S_STATEFULSET_UID = TMP_K8S_STATEFULSET_UID;
    const SEMRESATTRS_K8S_STATEFULSET_NAME = TMP_K8S_STATEFULSET_NAME;
    const SEMRESATTRS_K8S_DAEMONSET_UID = TMP_K8S_DAEMONSET_UID;
    const SEMRESATTRS_K8S_DAEMONSET_NAME = TMP_K8S_DAEMONSET_NAME;
    const SEMRESATTRS_K8S_JOB_UID = TMP_K8S_JOB_UID;
    const SEMRESATTRS_K8S_JOB_NAME = TMP_K8S_JOB_NAME;
    const SEMRESATTRS_K8S_CRONJOB_UID = TMP_K8S_CRONJOB_UID;
    const SEMRESATTRS_K8S_CRONJOB_NAME = TMP_K8S_CRONJOB_NAME;
    const SEMRESATTRS_OS_TYPE = TMP_OS_TYPE;
    const SEMRESATTRS_OS_DESCRIPTION = TMP_OS_DESCRIPTION;
    const SEMRESATTRS_OS_NAME = TMP_OS_NAME;
    const SEMRESATTRS_OS_VERSION = TMP_OS_VERSION;
    const SEMRESATTRS_PROCESS_PID = TMP_PROCESS_PID;
    const SEMRESATTRS_PROCESS_EXECUTABLE_NAME = TMP_PROCESS_EXECUTABLE_NAME;
    const SEMRESATTRS_PROCESS_EXECUTABLE_PATH = TMP_PROCESS_EXECUTABLE_PATH;
    const SEMRESATTRS_PROCESS_COMMAND = TMP_PROCESS_COMMAND;
    const SEMRESATTRS_PROCESS_COMMAND_LINE = TMP_PROCESS_COMMAND_LINE;
    const SEMRESATTRS_PROCESS_COMMAND_ARGS = TMP_PROCESS_COMMAND_ARGS;
    const SEMRESATTRS_PROCESS_OWNER = TMP_PROCESS_OWNER;
    const SEMRESATTRS_PROCESS_RUNTIME_NAME = TMP_PROCESS_RUNTIME_NAME;
    const SEMRESATTRS_PROCESS_RUNTIME_VERSION = TMP_PROCESS_RUNTIME_VERSION;
    const SEMRESATTRS_PROCESS_RUNTIME_DESCRIPTION = TMP_PROCESS_RUNTIME_DESCRIPTION;
    const SEMRESATTRS_SERVICE_NAME = TMP_SERVICE_NAME;
    const SEMRESATTRS_SERVICE_NAMESPACE = TMP_SERVICE_NAMESPACE;
    const SEMRESATTRS_SERVICE_INSTANCE_ID = TMP_SERVICE_INSTANCE_ID;
    const SEMRESATTRS_SERVICE_VERSION = TMP_SERVICE_VERSION;
    const SEMRESATTRS_TELEMETRY_SDK_NAME = TMP_TELEMETRY_SDK_NAME;
    const SEMRESATTRS_TELEMETRY_SDK_LANGUAGE = TMP_TELEMETRY_SDK_LANGUAGE;
    const SEMRESATTRS_TELEMETRY_SDK_VERSION = TMP_TELEMETRY_SDK_VERSION;
    const SEMRESATTRS_TELEMETRY_AUTO_VERSION = TMP_TELEMETRY_AUTO_VERSION;
    const SEMRESATTRS_WEBENGINE_NAME = TMP_WEBENGINE_NAME;
    const SEMRESATTRS_WEBENGINE_VERSION = TMP_WEBENGINE_VERSION;
    const SEMRESATTRS_WEBENGINE_DESCRIPTION = TMP_WEBENGINE_DESCRIPTION;
    const SemanticResourceAttributes = require_utils.createConstMap([ TMP_CLOUD_PROVIDER, TMP_CLOUD_ACCOUNT_ID, TMP_CLOUD_REGION, TMP_CLOUD_AVAILABILITY_ZONE, TMP_CLOUD_PLATFORM, TMP_AWS_ECS_CONTAINER_ARN, TMP_AWS_ECS_CLUSTER_ARN, TMP_AWS_ECS_LAUNCHTYPE, TMP_AWS_ECS_TASK_ARN, TMP_AWS_ECS_TASK_FAMILY, TMP_AWS_ECS_TASK_REVISION, TMP_AWS_EKS_CLUSTER_ARN, TMP_AWS_LOG_GROUP_NAMES, TMP_AWS_LOG_GROUP_ARNS, TMP_AWS_LOG_STREAM_NAMES, TMP_AWS_LOG_STREAM_ARNS, TMP_CONTAINER_NAME, TMP_CONTAINER_ID, TMP_CONTAINER_RUNTIME, TMP_CONTAINER_IMAGE_NAME, TMP_CONTAINER_IMAGE_TAG, TMP_DEPLOYMENT_ENVIRONMENT, TMP_DEVICE_ID, TMP_DEVICE_MODEL_IDENTIFIER, TMP_DEVICE_MODEL_NAME, TMP_FAAS_NAME, TMP_FAAS_ID, TMP_FAAS_VERSION, TMP_FAAS_INSTANCE, TMP_FAAS_MAX_MEMORY, TMP_HOST_ID, TMP_HOST_NAME, TMP_HOST_TYPE, TMP_HOST_ARCH, TMP_HOST_IMAGE_NAME, TMP_HOST_IMAGE_ID, TMP_HOST_IMAGE_VERSION, TMP_K8S_CLUSTER_NAME, TMP_K8S_NODE_NAME, TMP_K8S_NODE_UID, TMP_K8S_NAMESPACE_NAME, TMP_K8S_POD_UID, TMP_K8S_POD_NAME, TMP_K8S_CONTAINER_NAME, TMP_K8S_REPLICASET_UID, TMP_K8S_REPLICASET_NAME, TMP_K8S_DEPLOYMENT_UID, TMP_K8S_DEPLOYMENT_NAME, TMP_K8S_STATEFULSET_UID, TMP_K8S_STATEFULSET_NAME, TMP_K8S_DAEMONSET_UID, TMP_K8S_DAEMONSET_NAME, TMP_K8S_JOB_UID, TMP_K8S_JOB_NAME, TMP_K8S_CRONJOB_UID, TMP_K8S_CRONJOB_NAME, TMP_OS_TYPE, TMP_OS_DESCRIPTION, TMP_OS_NAME, TMP_OS_VERSION, TMP_PROCESS_PID, TMP_PROCESS_EXECUTABLE_NAME, TMP_PROCESS_EXECUTABLE_PATH, TMP_PROCESS_COMMAND, TMP_PROCESS_COMMAND_LINE, TMP_PROCESS_COMMAND_ARGS, TMP_PROCESS_OWNER, TMP_PROCESS_RUNTIME_NAME, TMP_PROCESS_RUNTIME_VERSION, TMP_PROCESS_RUNTIME_DESCRIPTION, TMP_SERVICE_NAME, TMP_SERVICE_NAMESPACE, TMP_SERVICE_INSTANCE_ID, TMP_SERVICE_VERSION, TMP_TELEMETRY_SDK_NAME, TMP_TELEMETRY_SDK_LANGUAGE, TMP_TELEMETRY_SDK_VERSION, TMP_TELEMETRY_AUTO_VERSION, TMP_WEBENGINE_NAME, TMP_WEBENGINE_VERSION, TMP_WEBENGINE_DESCRIPTION ]);
    const TMP_CLOUDPROVIDERVALUES_ALIBABA_CLOUD = "alibaba_cloud";
    const TMP_CLOUDPROVIDERVALUES_AWS = "aws";
    const TMP_CLOUDPROVIDERVALUES_AZURE = "azure";
    const TMP_CLOUDPROVIDERVALUES_GCP = "gcp";
    const CLOUDPROVIDERVALUES_ALIBABA_CLOUD = TMP_CLOUDPROVIDERVALUES_ALIBABA_CLOUD;
    const CLOUDPROVIDERVALUES_AWS = TMP_CLOUDPROVIDERVALUES_AWS;
    const CLOUDPROVIDERVALUES_AZURE = TMP_CLOUDPROVIDERVALUES_AZURE;
    const CLOUDPROVIDERVALUES_GCP = TMP_CLOUDPROVIDERVALUES_GCP;
    const CloudProviderValues = require_utils.createConstMap([ TMP_CLOUDPROVIDERVALUES_ALIBABA_CLOUD, TMP_CLOUDPROVIDERVALUES_AWS, TMP_CLOUDPROVIDERVALUES_AZURE, TMP_CLOUDPROVIDERVALUES_GCP ]);
    const TMP_CLOUDPLATFORMVALUES_ALIBABA_CLOUD_ECS = "alibaba_cloud_ecs";
    const TMP_CLOUDPLATFORMVALUES_ALIBABA_CLOUD_FC = "alibaba_cloud_fc";
    const TMP_CLOUDPLATFORMVALUES_AWS_EC2 = "aws_ec2";
    const TMP_CLOUDPLATFORMVALUES_AWS_ECS = "aws_ecs";
    const TMP_CLOUDPLATFORMVALUES_AWS_EKS = "aws_eks";
    const TMP_CLOUDPLATFORMVALUES_AWS_LAMBDA = "aws_lambda";
    const TMP_CLOUDPLATFORMVALUES_AWS_ELASTIC_BEANSTALK = "aws_elastic_beanstalk";
    const TMP_CLOUDPLATFORMVALUES_AZURE_VM = "azure_vm";
    const TMP_CLOUDPLATFORMVALUES_AZURE_CONTAINER_INSTANCES = "azure_container_instances";
    const TMP_CLOUDPLATFORMVALUES_AZURE_AKS = "azure_aks";
    const TMP_CLOUDPLATFORMVALUES_AZURE_FUNCTIONS = "azure_functions";
    const TMP_CLOUDPLATFORMVALUES_AZURE_APP_SERVICE = "azure_app_service";
    const TMP_CLOUDPLATFORMVALUES_GCP_COMPUTE_ENGINE = "gcp_compute_engine";
    const TMP_CLOUDPLATFORMVALUES_GCP_CLOUD_RUN = "gcp_cloud_run";
    const TMP_CLOUDPLATFORMVALUES_GCP_KUBERNETES_ENGINE = "gcp_kubernetes_engine";
    const TMP_CLOUDPLATFORMVALUES_GCP_CLOUD_FUNCTIONS = "gcp_cloud_functions";
    const TMP_CLOUDPLATFORMVALUES_GCP_APP_ENGINE = "gcp_app_engine";
    const CLOUDPLATFORMVALUES_ALIBABA_CLOUD_ECS = TMP_CLOUDPLATFORMVALUES_ALIBABA_CLOUD_ECS;
    const CLOUDPLATFORMVALUES_ALIBABA_CLOUD_FC = TMP_CLOUDPLATFORMVALUES_ALIBABA_CLOUD_FC;
    const CLOUDPLATFORMVALUES_AWS_EC2 = TMP_CLOUDPLATFORMVALUES_AWS_EC2;
    const CLOUDPLATFORMVALUES_AWS_ECS = TMP_CLOUDPLATFORMVALUES_AWS_ECS;
    const CLOUDPLATFORMVALUES_AWS_EKS = TMP_CLOUDPLATFORMVALUES_AWS_EKS;
    const CLOUDPLATFORMVALUES_AWS_LAMBDA = TMP_CLOUDPLATFORMVALUES_AWS_LAMBDA;
    const CLOUDPLATFORMVALUES_AWS_ELASTIC_BEANSTALK = TMP_CLOUDPLATFORMVALUES_AWS_ELASTIC_BEANSTALK;
    const CLOUDPLATFORMVALUES_AZURE_VM = TMP_CLOUDPLATFORMVALUES_AZURE_VM;
    const CLOUDPLATFORMVALUES_AZURE_CONTAINER_INSTANCES = TMP_CLOUDPLATFORMVALUES_AZURE_CONTAINER_INSTANCES;
    const CLOUDPLATFORMVALUES_AZURE_AKS = TMP_CLOUDPLATFORMVALUES_AZURE_AKS;
    const CLOUDPLATFORMVALUES_AZURE_FUNCTIONS = TMP_CLOUDPLATFORMVALUES_AZURE_FUNCTIONS;
    const CLOUDPLATFORMVALUES_AZURE_APP_SERVICE = TMP_CLOUDPLATFORMVALUES_AZURE_APP_SERVICE;
    const CLOUDPLATFORMVALUES_GCP_COMPUTE_ENGINE = TMP_CLOUDPLATFORMVALUES_GCP_COMPUTE_ENGINE;
    const CLOUDPLATFORMVALUES_GCP_CLOUD_RUN = TMP_CLOUDPLATFORMVALUES_GCP_CLOUD_RUN;
    const CLOUDPLATFORMVALUES_GCP_KUBERNETES_ENGINE = TMP_CLOUDPLATFORMVALUES_GCP_KUBERNETES_ENGINE;
    const CLOUDPLATFORMVALUES_GCP_CLOUD_FUNCTIONS = TMP_CLOUDPLATFORMVALUES_GCP_CLOUD_FUNCTIONS;
    const CLOUDPLATFORMVALUES_GCP_APP_ENGINE = TMP_CLOUDPLATFORMVALUES_GCP_APP_ENGINE;
    const CloudPlatformValues = require_utils.createConstMap([ TMP_CLOUDPLATFORMVALUES_ALIBABA_CLOUD_ECS, TMP_CLOUDPLATFORMVALUES_ALIBABA_CLOUD_FC, TMP_CLOUDPLATFORMVALUES_AWS_EC2, TMP_CLOUDPLATFORMVALUES_AWS_ECS, TMP_CLOUDPLATFORMVALUES_AWS_EKS, TMP_CLOUDPLATFORMVALUES_AWS_LAMBDA, TMP_CLOUDPLATFORMVALUES_AWS_ELASTIC_BEANSTALK, TMP_CLOUDPLATFORMVALUES_AZURE_VM, TMP_CLOUDPLATFORMVALUES_AZURE_CONTAINER_INSTANCES, TMP_CLOUDPLATFORMVALUES_AZURE_AKS, TMP_CLOUDPLATFORMVALUES_AZURE_FUNCTIONS, TMP_CLOUDPLATFORMVALUES_AZURE_APP_SERVICE, TMP_CLOUDPLATFORMVALUES_GCP_COMPUTE_ENGINE, TMP_CLOUDPLATFORMVALUES_GCP_CLOUD_RUN, TMP_CLOUDPLATFORMVALUES_GCP_KUBERNETES_ENGINE, TMP_CLOUDPLATFORMVALUES_GCP_CLOUD_FUNCTIONS, TMP_CLOUDPLATFORMVALUES_GCP_APP_ENGINE ]);
    const TMP_AWSECSLAUNCHTYPEVALUES_EC2 = "ec2";
    const TMP_AWSECSLAUNCHTYPEVALUES_FARGATE = "fargate";
    const AWSECSLAUNCHTYPEVALUES_EC2 = TMP_AWSECSLAUNCHTYPEVALUES_EC2;
    const AWSECSLAUNCHTYPEVALUES_FARGATE = TMP_AWSECSLAUNCHTYPEVALUES_FARGATE;
    const AwsEcsLaunchtypeValues = require_utils.createConstMap([ TMP_AWSECSLAUNCHTYPEVALUES_EC2, TMP_AWSECSLAUNCHTYPEVALUES_FARGATE ]);
    const TMP_HOSTARCHVALUES_AMD64 = "amd64";
    const TMP_HOSTARCHVALUES_ARM32 = "arm32";
    const TMP_HOSTARCHVALUES_ARM64 = "arm64";
    const TMP_HOSTARCHVALUES_IA64 = "ia64";
    const TMP_HOSTARCHVALUES_PPC32 = "ppc32";
    const TMP_HOSTARCHVALUES_PPC64 = "ppc64";
    const TMP_HOSTARCHVALUES_X86 = "x86";
    const HOSTARCHVALUES_AMD64 = TMP_HOSTARCHVALUES_AMD64;
    const HOSTARCHVALUES_ARM32 = TMP_HOSTARCHVALUES_ARM32;
    const HOSTARCHVALUES_ARM64 = TMP_HOSTARCHVALUES_ARM64;
    const HOSTARCHVALUES_IA64 = TMP_HOSTARCHVALUES_IA64;
    const HOSTARCHVALUES_PPC32 = TMP_HOSTARCHVALUES_PPC32;
    const HOSTARCHVALUES_PPC64 = TMP_HOSTARCHVALUES_PPC64;
    const HOSTARCHVALUES_X86 = TMP_HOSTARCHVALUES_X86;
    const HostArchValues = require_utils.createConstMap([ TMP_HOSTARCHVALUES_AMD64, TMP_HOSTARCHVALUES_ARM32, TMP_HOSTARCHVALUES_ARM64, TMP_HOSTARCHVALUES_IA64, TMP_HOSTARCHVALUES_PPC32, TMP_HOSTARCHVALUES_PPC64, TMP_HOSTARCHVALUES_X86 ]);
    const TMP_OSTYPEVALUES_WINDOWS = "windows";
    const TMP_OSTYPEVALUES_LINUX = "linux";
    const TMP_OSTYPEVALUES_DARWIN = "darwin";
    const TMP_OSTYPEVALUES_FREEBSD = "freebsd";
    const TMP_OSTYPEVALUES_NETBSD = "netbsd";
    const TMP_OSTYPEVALUES_OPENBSD = "openbsd";
    const TMP_OSTYPEVALUES_DRAGONFLYBSD = "dragonflybsd";
    const TMP_OSTYPEVALUES_HPUX = "hpux";
    const TMP_OSTYPEVALUES_AIX = "aix";
    const TMP_OSTYPEVALUES_SOLARIS = "solaris";
    const TMP_OSTYPEVALUES_Z_OS = "z_os";
    const OSTYPEVALUES_WINDOWS = TMP_OSTYPEVALUES_WINDOWS;
    const OSTYPEVALUES_LINUX = TMP_OSTYPEVALUES_LINUX;
    const OSTYPEVALUES_DARWIN = TMP_OSTYPEVALUES_DARWIN;
    const OSTYPEVALUES_FREEBSD = TMP_OSTYPEVALUES_FREEBSD;
    const OSTYPEVALUES_NETBSD = TMP_OSTYPEVALUES_NETBSD;
    const OSTYPEVALUES_OPENBSD = TMP_OSTYPEVALUES_OPENBSD;
    const OSTYPEVALUES_DRAGONFLYBSD = TMP_OSTYPEVALUES_DRAGONFLYBSD;
    const OSTYPEVALUES_HPUX = TMP_OSTYPEVALUES_HPUX;
    const OSTYPEVALUES_AIX = TMP_OSTYPEVALUES_AIX;
    const OSTYPEVALUES_SOLARIS = TMP_OSTYPEVALUES_SOLARIS;
    const OSTYPEVALUES_Z_OS = TMP_OSTYPEVALUES_Z_OS;
    const OsTypeValues = require_utils.createConstMap([ TMP_OSTYPEVALUES_WINDOWS, TMP_OSTYPEVALUES_LINUX, TMP_OSTYPEVALUES_DARWIN, TMP_OSTYPEVALUES_FREEBSD, TMP_OSTYPEVALUES_NETBSD, TMP_OSTYPEVALUES_OPENBSD, TMP_OSTYPEVALUES_DRAGONFLYBSD, TMP_OSTYPEVALUES_HPUX, TMP_OSTYPEVALUES_AIX, TMP_OSTYPEVALUES_SOLARIS, TMP_OSTYPEVALUES_Z_OS ]);
    const TMP_TELEMETRYSDKLANGUAGEVALUES_CPP = "cpp";
    const TMP_TELEMETRYSDKLANGUAGEVALUES_DOTNET = "dotnet";
    const TMP_TELEMETRYSDKLANGUAGEVALUES_ERLANG = "erlang";
    const TMP_TELEMETRYSDKLANGUAGEVALUES_GO = "go";
    const TMP_TELEMETRYSDKLANGUAGEVALUES_JAVA = "java";
    const TMP_TELEMETRYSDKLANGUAGEVALUES_NODEJS = "nodejs";
    const TMP_TELEMETRYSDKLANGUAGEVALUES_PHP = "php";
    const TMP_TELEMETRYSDKLANGUAGEVALUES_PYTHON = "python";
    const TMP_TELEMETRYSDKLANGUAGEVALUES_RUBY = "ruby";
    const TMP_TELEMETRYSDKLANGUAGEVALUES_WEBJS = "webjs";
    const TELEMETRYSDKLANGUAGEVALUES_CPP = TMP_TELEMETRYSDKLANGUAGEVALUES_CPP;
    const TELEMETRYSDKLANGUAGEVALUES_DOTNET = TMP_TELEMETRYSDKLANGUAGEVALUES_DOTNET;
    const TELEMETRYSDKLANGUAGEVALUES_ERLANG = TMP_TELEMETRYSDKLANGUAGEVALUES_ERLANG;
    const TELEMETRYSDKLANGUAGEVALUES_GO = TMP_TELEMETRYSDKLANGUAGEVALUES_GO;
    const TELEMETRYSDKLANGUAGEVALUES_JAVA = TMP_TELEMETRYSDKLANGUAGEVALUES_JAVA;
    const TELEMETRYSDKLANGUAGEVALUES_NODEJS = TMP_TELEMETRYSDKLANGUAGEVALUES_NODEJS;
    const TELEMETRYSDKLANGUAGEVALUES_PHP = TMP_TELEMETRYSDKLANGUAGEVALUES_PHP;
    const TELEMETRYSDKLANGUAGEVALUES_PYTHON = TMP_TELEMETRYSDKLANGUAGEVALUES_PYTHON;
    const TELEMETRYSDKLANGUAGEVALUES_RUBY = TMP_TELEMETRYSDKLANGUAGEVALUES_RUBY;
    const TELEMETRYSDKLANGUAGEVALUES_WEBJS = TMP_TELEMETRYSDKLANGUAGEVALUES_WEBJS;
    const TelemetrySdkLanguageValues = require_utils.createConstMap([ TMP_TELEMETRYSDKLANGUAGEVALUES_CPP, TMP_TELEMETRYSDKLANGUAGEVALUES_DOTNET, TMP_TELEMETRYSDKLANGUAGEVALUES_ERLANG, TMP_TELEMETRYSDKLANGUAGEVALUES_GO, TMP_TELEMETRYSDKLANGUAGEVALUES_JAVA, TMP_TELEMETRYSDKLANGUAGEVALUES_NODEJS, TMP_TELEMETRYSDKLANGUAGEVALUES_PHP, TMP_TELEMETRYSDKLANGUAGEVALUES_PYTHON, TMP_TELEMETRYSDKLANGUAGEVALUES_RUBY, TMP_TELEMETRYSDKLANGUAGEVALUES_WEBJS ]);
    exports.AWSECSLAUNCHTYPEVALUES_EC2 = AWSECSLAUNCHTYPEVALUES_EC2;
    exports.AWSECSLAUNCHTYPEVALUES_FARGATE = AWSECSLAUNCHTYPEVALUES_FARGATE;
    exports.AwsEcsLaunchtypeValues = AwsEcsLaunchtypeValues;
    exports.CLOUDPLATFORMVALUES_ALIBABA_CLOUD_ECS = CLOUDPLATFORMVALUES_ALIBABA_CLOUD_ECS;
    exports.CLOUDPLATFORMVALUES_ALIBABA_CLOUD_FC = CLOUDPLATFORMVALUES_ALIBABA_CLOUD_FC;
    exports.CLOUDPLATFORMVALUES_AWS_EC2 = CLOUDPLATFORMVALUES_AWS_EC2;
    exports.CLOUDPLATFORMVALUES_AWS_ECS = CLOUDPLATFORMVALUES_AWS_ECS;
    exports.CLOUDPLATFORMVALUES_AWS_EKS = CLOUDPLATFORMVALUES_AWS_EKS;
    exports.CLOUDPLATFORMVALUES_AWS_ELASTIC_BEANSTALK = CLOUDPLATFORMVALUES_AWS_ELASTIC_BEANSTALK;
    exports.CLOUDPLATFORMVALUES_AWS_LAMBDA = CLOUDPLATFORMVALUES_AWS_LAMBDA;
    exports.CLOUDPLATFORMVALUES_AZURE_AKS = CLOUDPLATFORMVALUES_AZURE_AKS;
    exports.CLOUDPLATFORMVALUES_AZURE_APP_SERVICE = CLOUDPLATFORMVALUES_AZURE_APP_SERVICE;
    exports.CLOUDPLATFORMVALUES_AZURE_CONTAINER_INSTANCES = CLOUDPLATFORMVALUES_AZURE_CONTAINER_INSTANCES;
    exports.CLOUDPLATFORMVALUES_AZURE_FUNCTIONS = CLOUDPLATFORMVALUES_AZURE_FUNCTIONS;
    exports.CLOUDPLATFORMVALUES_AZURE_VM = CLOUDPLATFORMVALUES_AZURE_VM;
    exports.CLOUDPLATFORMVALUES_GCP_APP_ENGINE = CLOUDPLATFORMVALUES_GCP_APP_ENGINE;
    exports.CLOUDPLATFORMVALUES_GCP_CLOUD_FUNCTIONS = CLOUDPLATFORMVALUES_GCP_CLOUD_FUNCTIONS;
    exports.CLOUDPLATFORMVALUES_GCP_CLOUD_RUN = CLOUDPLATFORMVALUES_GCP_CLOUD_RUN;
    exports.CLOUDPLATFORMVALUES_GCP_COMPUTE_ENGINE = CLOUDPLATFORMVALUES_GCP_COMPUTE_ENGINE;
    exports.CLOUDPLATFORMVALUES_GCP_KUBERNETES_ENGINE = CLOUDPLATFORMVALUES_GCP_KUBERNETES_ENGINE;
    exports.CLOUDPROVIDERVALUES_ALIBABA_CLOUD = CLOUDPROVIDERVALUES_ALIBABA_CLOUD;
    exports.CLOUDPROVIDERVALUES_AWS = CLOUDPROVIDERVALUES_AWS;
    exports.CLOUDPROVIDERVALUES_AZURE = CLOUDPROVIDERVALUES_AZURE;
    exports.CLOUDPROVIDERVALUES_GCP = CLOUDPROVIDERVALUES_GCP;
    exports.CloudPlatformValues = CloudPlatformValues;
    exports.CloudProviderValues = CloudProviderValues;
    exports.HOSTARCHVALUES_AMD64 = HOSTARCHVALUES_AMD64;
    exports.HOSTARCHVALUES_ARM32 = HOSTARCHVALUES_ARM32;
    exports.HOSTARCHVALUES_ARM64 = HOSTARCHVALUES_ARM64;
    exports.HOSTARCHVALUES_IA64 = HOSTARCHVALUES_IA64;
    exports.HOSTARCHVALUES_PPC32 = HOSTARCHVALUES_PPC32;
    exports.HOSTARCHVALUES_PPC64 = HOSTARCHVALUES_PPC64;
    exports.HOSTARCHVALUES_X86 = HOSTARCHVALUES_X86;
    exports.HostArchValues = HostArchValues;
    exports.OSTYPEVALUES_AIX = OSTYPEVALUES_AIX;
    exports.OSTYPEVALUES_DARWIN = OSTYPEVALUES_DARWIN;
    exports.OSTYPEVALUES_DRAGONFLYBSD = OSTYPEVALUES_DRAGONFLYBSD;
    exports.OSTYPEVALUES_FREEBSD = OSTYPEVALUES_FREEBSD;
    exports.OSTYPEVALUES_HPUX = OSTYPEVALUES_HPUX;
    exports.OSTYPEVALUES_LINUX = OSTYPEVALUES_LINUX;
    exports.OSTYPEVALUES_NETBSD = OSTYPEVALUES_NETBSD;
    exports.OSTYPEVALUES_OPENBSD = OSTYPEVALUES_OPENBSD;
    exports.OSTYPEVALUES_SOLARIS = OSTYPEVALUES_SOLARIS;
    exports.OSTYPEVALUES_WINDOWS = OSTYPEVALUES_WINDOWS;
    exports.OSTYPEVALUES_Z_OS = OSTYPEVALUES_Z_OS;
    exports.OsTypeValues = OsTypeValues;
    exports.SEMRESATTRS_AWS_ECS_CLUSTER_ARN = SEMRESATTRS_AWS_ECS_CLUSTER_ARN;
    exports.SEMRESATTRS_AWS_ECS_CONTAINER_ARN = SEMRESATTRS_AWS_ECS_CONTAINER_ARN;
    exports.SEMRESATTRS_AWS_ECS_LAUNCHTYPE = SEMRESATTRS_AWS_ECS_LAUNCHTYPE;
    exports.SEMRESATTRS_AWS_ECS_TASK_ARN = SEMRESATTRS_AWS_ECS_TASK_ARN;
    exports.SEMRESATTRS_AWS_ECS_TASK_FAMILY = SEMRESATTRS_AWS_ECS_TASK_FAMILY;
    exports.SEMRESATTRS_AWS_ECS_TASK_REVISION = SEMRESATTRS_AWS_ECS_TASK_REVISION;
    exports.SEMRESATTRS_AWS_EKS_CLUSTER_ARN = SEMRESATTRS_AWS_EKS_CLUSTER_ARN;
    exports.SEMRESATTRS_AWS_LOG_GROUP_ARNS = SEMRESATTRS_AWS_LOG_GROUP_ARNS;
    exports.SEMRESATTRS_AWS_LOG_GROUP_NAMES = SEMRESATTRS_AWS_LOG_GROUP_NAMES;
    exports.SEMRESATTRS_AWS_LOG_STREAM_ARNS = SEMRESATTRS_AWS_LOG_STREAM_ARNS;
    exports.SEMRESATTRS_AWS_LOG_STREAM_NAMES = SEMRESATTRS_AWS_LOG_STREAM_NAMES;
    exports.SEMRESATTRS_CLOUD_ACCOUNT_ID = SEMRESATTRS_CLOUD_ACCOUNT_ID;
    exports.SEMRESATTRS_CLOUD_AVAILABILITY_ZONE = SEMRESATTRS_CLOUD_AVAILABILITY_ZONE;
    exports.SEMRESATTRS_CLOUD_PLATFORM = SEMRESATTRS_CLOUD_PLATFORM;
    exports.SEMRESATTRS_CLOUD_PROVIDER = SEMRESATTRS_CLOUD_PROVIDER;
    exports.SEMRESATTRS_CLOUD_REGION = SEMRESATTRS_CLOUD_REGION;
    exports.SEMRESATTRS_CONTAINER_ID = SEMRESATTRS_CONTAINER_ID;
    exports.SEMRESATTRS_CONTAINER_IMAGE_NAME = SEMRESATTRS_CONTAINER_IMAGE_NAME;
    exports.SEMRESATTRS_CONTAINER_IMAGE_TAG = SEMRESATTRS_CONTAINER_IMAGE_TAG;
    exports.SEMRESATTRS_CONTAINER_NAME = SEMRESATTRS_CONTAINER_NAME;
    exports.SEMRESATTRS_CONTAINER_RUNTIME = SEMRESATTRS_CONTAINER_RUNTIME;
    exports.SEMRESATTRS_DEPLOYMENT_ENVIRONMENT = SEMRESATTRS_DEPLOYMENT_ENVIRONMENT;
    exports.SEMRESATTRS_DEVICE_ID = SEMRESATTRS_DEVICE_ID;
    exports.SEMRESATTRS_DEVICE_MODEL_IDENTIFIER = SEMRESATTRS_DEVICE_MODEL_IDENTIFIER;
    exports.SEMRESATTRS_DEVICE_MODEL_NAME = SEMRESATTRS_DEVICE_MODEL_NAME;
    exports.SEMRESATTRS_FAAS_ID = SEMRESATTRS_FAAS_ID;
    exports.SEMRESATTRS_FAAS_INSTANCE = SEMRESATTRS_FAAS_INSTANCE;
    exports.SEMRESATTRS_FAAS_MAX_MEMORY = SEMRESATTRS_FAAS_MAX_MEMORY;
    exports.SEMRESATTRS_FAAS_NAME = SEMRESATTRS_FAAS_NAME;
    exports.SEMRESATTRS_FAAS_VERSION = SEMRESATTRS_FAAS_VERSION;
    exports.SEMRESATTRS_HOST_ARCH = SEMRESATTRS_HOST_ARCH;
    exports.SEMRESATTRS_HOST_ID = SEMRESATTRS_HOST_ID;
    exports.SEMRESATTRS_HOST_IMAGE_ID = SEMRESATTRS_HOST_IMAGE_ID;
    exports.SEMRESATTRS_HOST_IMAGE_NAME = SEMRESATTRS_HOST_IMAGE_NAME;
    exports.SEMRESATTRS_HOST_IMAGE_VERSION = SEMRESATTRS_HOST_IMAGE_VERSION;
    exports.SEMRESATTRS_HOST_NAME = SEMRESATTRS_HOST_NAME;
    exports.SEMRESATTRS_HOST_TYPE = SEMRESATTRS_HOST_TYPE;
    exports.SEMRESATTRS_K8S_CLUSTER_NAME = SEMRESATTRS_K8S_CLUSTER_NAME;
    exports.SEMRESATTRS_K8S_CONTAINER_NAME = SEMRESATTRS_K8S_CONTAINER_NAME;
    exports.SEMRESATTRS_K8S_CRONJOB_NAME = SEMRESATTRS_K8S_CRONJOB_NAME;
    exports.SEMRESATTRS_K8S_CRONJOB_UID = SEMRESATTRS_K8S_CRONJOB_UID;
    exports.SEMRESATTRS_K8S_DAEMONSET_NAME = SEMRESATTRS_K8S_DAEMONSET_NAME;
    exports.SEMRESATTRS_K8S_DAEMONSET_UID = SEMRESATTRS_K8S_DAEMONSET_UID;
    exports.SEMRESATTRS_K8S_DEPLOYMENT_NAME = SEMRESATTRS_K8S_DEPLOYMENT_NAME;
    exports.SEMRESATTRS_K8S_DEPLOYMENT_UID = SEMRESATTRS_K8S_DEPLOYMENT_UID;
    exports.SEMRESATTRS_K8S_JOB_NAME = SEMRESATTRS_K8S_JOB_NAME;
    exports.SEMRESATTRS_K8S_JOB_UID = SEMRESATTRS_K8S_JOB_UID;
    exports.SEMRESATTRS_K8S_NAMESPACE_NAME = SEMRESATTRS_K8S_NAMESPACE_NAME;
    exports.SEMRESATTRS_K8S_NODE_NAME = SEMRESATTRS_K8S_NODE_NAME;
    exports.SEMRESATTRS_K8S_NODE_UID = SEMRESATTRS_K8S_NODE_UID;
    exports.SEMRESATTRS_K8S_POD_NAME = SEMRESATTRS_K8S_POD_NAME;
    exports.SEMRESATTRS_K8S_POD_UID = SEMRESATTRS_K8S_POD_UID;
    exports.SEMRESATTRS_K8S_REPLICASET_NAME = SEMRESATTRS_K8S_REPLICASET_NAME;
    exports.SEMRESATTRS_K8S_REPLICASET_UID = SEMRESATTRS_K8S_REPLICASET_UID;
    exports.SEMRESATTRS_K8S_STATEFULSET_NAME = SEMRESATTRS_K8S_STATEFULSET_NAME;
    exports.SEMRESATTRS_K8S_STATEFULSET_UID = SEMRESATTRS_K8S_STATEFULSET_UID;
    exports.SEMRESATTRS_OS_DESCRIPTION = SEMRESATTRS_OS_DESCRIPTION;
    exports.SEMRESATTRS_OS_NAME = SEMRESATTRS_OS_NAME;
    exports.SEMRESATTRS_OS_TYPE = SEMRESATTRS_OS_TYPE;
    exports.SEMRESATTRS_OS_VERSION = SEMRESATTRS_OS_VERSION;
    exports.SEMRESATTRS_PROCESS_COMMAND = SEMRESATTRS_PROCESS_COMMAND;
    exports.SEMRESATTRS_PROCESS_COMMAND_ARGS = SEMRESATTRS_PROCESS_COMMAND_ARGS;
    exports.SEMRESATTRS_PROCESS_COMMAND_LINE = SEMRESATTRS_PROCESS_COMMAND_LINE;
    exports.SEMRESATTRS_PROCESS_EXECUTABLE_NAME = SEMRESATTRS_PROCESS_EXECUTABLE_NAME;
    exports.SEMRESATTRS_PROCESS_EXECUTABLE_PATH = SEMRESATTRS_PROCESS_EXECUTABLE_PATH;
    exports.SEMRESATTRS_PROCESS_OWNER = SEMRESATTRS_PROCESS_OWNER;
    exports.SEMRESATTRS_PROCESS_PID = SEMRESATTRS_PROCESS_PID;
    exports.SEMRESATTRS_PROCESS_RUNTIME_DESCRIPTION = SEMRESATTRS_PROCESS_RUNTIME_DESCRIPTION;
    exports.SEMRESATTRS_PROCESS_RUNTIME_NAME = SEMRESATTRS_PROCESS_RUNTIME_NAME;
    exports.SEMRESATTRS_PROCESS_RUNTIME_VERSION = SEMRESATTRS_PROCESS_RUNTIME_VERSION;
    exports.SEMRESATTRS_SERVICE_INSTANCE_ID = SEMRESATTRS_SERVICE_INSTANCE_ID;
    exports.SEMRESATTRS_SERVICE_NAME = SEMRESATTRS_SERVICE_NAME;
    exports.SEMRESATTRS_SERVICE_NAMESPACE = SEMRESATTRS_SERVICE_NAMESPACE;
    exports.SEMRESATTRS_SERVICE_VERSION = SEMRESATTRS_SERVICE_VERSION;
    exports.SEMRESATTRS_TELEMETRY_AUTO_VERSION = SEMRESATTRS_TELEMETRY_AUTO_VERSION;
    exports.SEMRESATTRS_TELEMETRY_SDK_LANGUAGE = SEMRESATTRS_TELEMETRY_SDK_LANGUAGE;
    exports.SEMRESATTRS_TELEMETRY_SDK_NAME = SEMRESATTRS_TELEMETRY_SDK_NAME;
    exports.SEMRESATTRS_TELEMETRY_SDK_VERSION = SEMRESATTRS_TELEMETRY_SDK_VERSION;
    exports.SEMRESATTRS_WEBENGINE_DESCRIPTION = SEMRESATTRS_WEBENGINE_DESCRIPTION;
    exports.SEMRESATTRS_WEBENGINE_NAME = SEMRESATTRS_WEBENGINE_NAME;
    exports.SEMRESATTRS_WEBENGINE_VERSION = SEMRESATTRS_WEBENGINE_VERSION;
    exports.SemanticResourceAttributes = SemanticResourceAttributes;
    exports.TELEMETRYSDKLANGUAGEVALUES_CPP = TELEMETRYSDKLANGUAGEVALUES_CPP;
    exports.TELEMETRYSDKLANGUAGEVALUES_DOTNET = TELEMETRYSDKLANGUAGEVALUES_DOTNET;
    exports.TELEMETRYSDKLANGUAGEVALUES_ERLANG = TELEMETRYSDKLANGUAGEVALUES_ERLANG;
    exports.TELEMETRYSDKLANGUAGEVALUES_GO = TELEMETRYSDKLANGUAGEVALUES_GO;
    exports.TELEMETRYSDKLANGUAGEVALUES_JAVA = TELEMETRYSDKLANGUAGEVALUES_JAVA;
    exports.TELEMETRYSDKLANGUAGEVALUES_NODEJS = TELEMETRYSDKLANGUAGEVALUES_NODEJS;
    exports.TELEMETRYSDKLANGUAGEVALUES_PHP = TELEMETRYSDKLANGUAGEVALUES_PHP;
    exports.TELEMETRYSDKLANGUAGEVALUES_PYTHON = TELEMETRYSDKLANGUAGEVALUES_PYTHON;
    exports.TELEMETRYSDKLANGUAGEVALUES_RUBY = TELEMETRYSDKLANGUAGEVALUES_RUBY;
    exports.TELEMETRYSDKLANGUAGEVALUES_WEBJS = TELEMETRYSDKLANGUAGEVALUES_WEBJS;
    exports.TelemetrySdkLanguageValues = TelemetrySdkLanguageValues;
  }),
  76110: ((__unused_webpack_module, exports) => {
    const ATTR_ASPNETCORE_DIAGNOSTICS_EXCEPTION_RESULT = "aspnetcore.diagnostics.exception.result";
    const ASPNETCORE_DIAGNOSTICS_EXCEPTION_RESULT_VALUE_ABORTED = "aborted";
    const ASPNETCORE_DIAGNOSTICS_EXCEPTION_RESULT_VALUE_HANDLED = "handled";
    const ASPNETCORE_DIAGNOSTICS_EXCEPTION_RESULT_VALUE_SKIPPED = "skipped";
    const ASPNETCORE_DIAGNOSTICS_EXCEPTION_RESULT_VALUE_UNHANDLED = "unhandled";
    const ATTR_ASPNETCORE_DIAGNOSTICS_HANDLER_TYPE = "aspnetcore.diagnostics.handler.type";
    const ATTR_ASPNETCORE_RATE_LIMITING_POLICY = "aspnetcore.rate_limiting.policy";
    const ATTR_ASPNETCORE_RATE_LIMITING_RESULT = "aspnetcore.rate_limiting.result";
    const ASPNETCORE_RATE_LIMITING_RESULT_VALUE_ACQUIRED = "acquired";
    const ASPNETCORE_RATE_LIMITING_RESULT_VALUE_ENDPOINT_LIMITER = "endpoint_limiter";
    const ASPNETCORE_RATE_LIMITING_RESULT_VALUE_GLOBAL_LIMITER = "global_limiter";
    const ASPNETCORE_RATE_LIMITING_RESULT_VALUE_REQUEST_CANCELED = "request_canceled";
    const ATTR_ASPNETCORE_REQUEST_IS_UNHANDLED = "aspnetcore.request.is_unhandled";
    const ATTR_ASPNETCORE_ROUTING_IS_FALLBACK = "aspnetcore.routing.is_fallback";
    const ATTR_ASPNETCORE_ROUTING_MATCH_STATUS = "aspnetcore.routing.match_status";
    const ASPNETCORE_ROUTING_MATCH_STATUS_VALUE_FAILURE = "failure";
    const ASPNETCORE_ROUTING_MATCH_STATUS_VALUE_SUCCESS = "success";
    const ATTR_ASPNETCORE_USER_IS_AUTHENTICATED = "aspnetcore.user.is_authenticated";
    const ATTR_CLIENT_ADDRESS = "client.address";
    const ATTR_CLIENT_PORT = "client.port";
    const ATTR_CODE_COLUMN_NUMBER = "code.column.number";
    const ATTR_CODE_FILE_PATH = "code.file.path";
    const ATTR_CODE_FUNCTION_NAME = "code.function.name";
    const ATTR_CODE_LINE_NUMBER = "code.line.number";
    const ATTR_CODE_STACKTRACE = "code.stacktrace";
    const ATTR_CONTAINER_ID = "container.id";
    const ATTR_CONTAINER_IMAGE_NAME = "container.image.name";
    const ATTR_CONTAINER_IMAGE_REPO_DIGESTS = "container.image.repo_digests";
    const ATTR_CONTAINER_IMAGE_TAGS = "container.image.tags";
    const ATTR_DB_COLLECTION_NAME = "db.collection.name";
    const ATTR_DB_NAMESPACE = "db.namespace";
    const ATTR_DB_OPERATION_BATCH_SIZE = "db.operation.batch.size";
    const ATTR_DB_OPERATION_NAME = "db.operation.name";
    const ATTR_DB_QUERY_SUMMARY = "db.query.summary";
    const ATTR_DB_QUERY_TEXT = "db.query.text";
    const ATTR_DB_RESPONSE_STATUS_CODE = "db.response.status_code";
    const ATTR_DB_STORED_PROCEDURE_NAME = "db.stored_procedure.name";
    const ATTR_DB_SYSTEM_NAME = "db.system.name";
    const DB_SYSTEM_NAME_VALUE_MARIADB = "mariadb";
    const DB_SYSTEM_NAME_VALUE_MICROSOFT_SQL_SERVER = "microsoft.sql_server";
    const DB_SYSTEM_NAME_VALUE_MYSQL = "mysql";
    const DB_SYSTEM_NAME_VALUE_POSTGRESQL = "postgresql";
    const ATTR_DEPLOYMENT_ENVIRONMENT_NAME = "deployment.environment.name";
    const DEPLOYMENT_ENVIRONMENT_NAME_VALUE_DEVELOPMENT = "development";
    const DEPLOYMENT_ENVIRONMENT_NAME_VALUE_PRODUCTION = "production";
    const DEPLOYMENT_ENVIRONMENT_NAME_VALUE_STAGING = "staging";
    const DEPLOYMENT_ENVIRONMENT_NAME_VALUE_TEST = "test";
    const ATTR_DOTNET_GC_HEAP_GENERATION = "dotnet.gc.heap.generation";
    const DOTNET_GC_HEAP_GENERATION_VALUE_GEN0 = "gen0";
    const DOTNET_GC_HEAP_GENERATION_VALUE_GEN1 = "gen1";
    const DOTNET_GC_HEAP_GENERATION_VALUE_GEN2 = "gen2";
    const DOTNET_GC_HEAP_GENERATION_VALUE_LOH = "loh";
    const DOTNET_GC_HEAP_GENERATION_VALUE_POH = "poh";
    const ATTR_ERROR_TYPE = "error.type";
    const ERROR_TYPE_VALUE_OTHER = "_OTHER";
    const ATTR_EXCEPTION_ESCAPED = "exception.escaped";
    const ATTR_EXCEPTION_MESSAGE = "exception.message";
    const ATTR_EXCEPTION_STACKTRACE = "exception.stacktrace";
    const ATTR_EXCEPTION_TYPE = "exception.type";
    const ATTR_HTTP_REQUEST_HEADER = key => `http.request.header.${key}`;
    const ATTR_HTTP_REQUEST_METHOD = "http.request.method";
    const HTTP_REQUEST_METHOD_VALUE_OTHER = "_OTHER";
    const HTTP_REQUEST_METHOD_VALUE_CONNECT = "CONNECT";
    const HTTP_REQUEST_METHOD_VALUE_DELETE = "DELETE";
    const HTTP_REQUEST_METHOD_VALUE_GET = "GET";
    const HTTP_REQUEST_METHOD_VALUE_HEAD = "HEAD";
    const HTTP_REQUEST_METHOD_VALUE_OPTIONS = "OPTIONS";
    const HTTP_REQUEST_METHOD_VALUE_PATCH = "PATCH";
    const HTTP_REQUEST_METHOD_VALUE_POST = "POST";
    const HTTP_REQUEST_METHOD_VALUE_PUT = "PUT";
    const HTTP_REQUEST_METHOD_VALUE_TRACE = "TRACE";
    const ATTR_HTTP_REQUEST_METHOD_ORIGINAL = "http.request.method_original";
    const ATTR_HTTP_REQUEST_RESEND_COUNT = "http.request.resend_count";
    const ATTR_HTTP_RESPONSE_HEADER = key => `http.response.header.${key}`;
    const ATTR_HTTP_RESPONSE_STATUS_CODE = "http.response.status_code";
    const ATTR_HTTP_ROUTE = "http.route";
    const ATTR_JVM_GC_ACTION = "jvm.gc.action";
    const ATTR_JVM_GC_NAME = "jvm.gc.name";
    const ATTR_JVM_MEMORY_POOL_NAME = "jvm.memory.pool.name";
    const ATTR_JVM_MEMORY_TYPE = "jvm.memory.type";
    const JVM_MEMORY_TYPE_VALUE_HEAP = "heap";
    const JVM_MEMORY_TYPE_VALUE_NON_HEAP = "non_heap";
    const ATTR_JVM_THREAD_DAEMON = "jvm.thread.daemon";
    const ATTR_JVM_THREAD_STATE = "jvm.thread.state";
    const JVM_THREAD_STATE_VALUE_BLOCKED = "blocked";
    const JVM_THREAD_STATE_VALUE_NEW = "new";
    const JVM_THREAD_STATE_VALUE_RUNNABLE = "runnable";
    const JVM_THREAD_STATE_VALUE_TERMINATED = "terminated";
    const JVM_THREAD_STATE_VALUE_TIMED_WAITING = "timed_waiting";
    const JVM_THREAD_STATE_VALUE_WAITING = "waiting";
    const ATTR_K8S_CLUSTER_NAME = "k8s.cluster.name";
    const ATTR_K8S_CLUSTER_UID = "k8s.cluster.uid";
    const ATTR_K8S_CONTAINER_NAME = "k8s.container.name";
    const ATTR_K8S_CONTAINER_RESTART_COUNT = "k8s.container.restart_count";
    const ATTR_K8S_CRONJOB_ANNOTATION = key => `k8s.cronjob.annotation.${key}`;
    const ATTR_K8S_CRONJOB_LABEL = key => `k8s.cronjob.label.${key}`;
    const ATTR_K8S_CRONJOB_NAME = "k8s.cronjob.name";
    const ATTR_K8S_CRONJOB_UID = "k8s.cronjob.uid";
    const ATTR_K8S_DAEMONSET_ANNOTATION = key => `k8s.daemonset.annotation.${key}`;
    const ATTR_K8S_DAEMONSET_LABEL = key => `k8s.daemonset.label.${key}`;
    const ATTR_K8S_DAEMONSET_NAME = "k8s.daemonset.name";
    const ATTR_K8S_DAEMONSET_UID = "k8s.daemonset.uid";
    const ATTR_K8S_DEPLOYMENT_ANNOTATION = key => `k8s.deployment.annotation.${key}`;
    const ATTR_K8S_DEPLOYMENT_LABEL = key => `k8s.deployment.label.${key}`;
    const ATTR_K8S_DEPLOYMENT_NAME = "k8s.deployment.name";
    const ATTR_K8S_DEPLOYMENT_UID = "k8s.deployment.uid";
    const ATTR_K8S_JOB_ANNOTATION = key => `k8s.job.annotation.${key}`;
    const ATTR_K8S_JOB_LABEL = key => `k8s.job.label.${key}`;
    const ATTR_K8S_JOB_NAME = "k8s.job.name";
    const ATTR_K8S_JOB_UID = "k8s.job.uid";
    const ATTR_K8S_NAMESPACE_ANNOTATION = key => `k8s.namespace.annotation.${key}`;
    const ATTR_K8S_NAMESPACE_LABEL = key => `k8s.namespace.label.${key}`;
    const ATTR_K8S_NAMESPACE_NAME = "k8s.namespace.name";
    const ATTR_K8S_NODE_ANNOTATION = key => `k8s.node.annotation.${key}`;
    const ATTR_K8S_NODE_LABEL = key => `k8s.node.label.${key}`;
    const ATTR_K8S_NODE_NAME = "k8s.node.name";
    const ATTR_K8S_NODE_UID = "k8s.node.uid";
    const ATTR_K8S_POD_ANNOTATION = key => `k8s.pod.annotation.${key}`;
    const ATTR_K8S_POD_HOSTNAME = "k8s.pod.hostname";
    const ATTR_K8S_POD_IP = "k8s.pod.ip";
    const ATTR_K8S_POD_LABEL = key => `k8s.pod.label.${key}`;
    const ATTR_K8S_POD_NAME = "k8s.pod.name";
    const ATTR_K8S_POD_START_TIME = "k8s.pod.start_time";
    const ATTR_K8S_POD_UID = "k8s.pod.uid";
    const ATTR_K8S_REPLICASET_ANNOTATION = key => `k8s.replicaset.annotation.${key}`;
    const ATTR_K8S_REPLICASET_LABEL = key => `k8s.replicaset.label.${key}`;
    const ATTR_K8S_REPLICASET_NAME = "k8s.replicaset.name";
    const ATTR_K8S_REPLICASET_UID = "k8s.replicaset.uid";
    const ATTR_K8S_STATEFULSET_ANNOTATION = key => `k8s.statefulset.annotation.${key}`;
    const ATTR_K8S_STATEFULSET_LABEL = key => `k8s.statefulset.label.${key}`;
    const ATTR_K8S_STATEFULSET_NAME = "k8s.statefulset.name";
    const ATTR_K8S_STATEFULSET_UID = "k8s.statefulset.uid";
    const ATTR_NETWORK_LOCAL_ADDRESS = "network.local.address";
    const ATTR_NETWORK_LOCAL_PORT = "network.local.port";
    const ATTR_NETWORK_PEER_ADDRESS = "network.peer.address";
    const ATTR_NETWORK_PEER_PORT = "network.peer.port";
    const ATTR_NETWORK_PROTOCOL_NAME = "network.protocol.name";
    const ATTR_NETWORK_PROTOCOL_VERSION = "network.protocol.version";
    const ATTR_NETWORK_TRANSPORT = "network.transport";
    const NETWORK_TRANSPORT_VALUE_PIPE = "pipe";
    const NETWORK_TRANSPORT_VALUE_QUIC = "quic";
    const NETWORK_TRANSPORT_VALUE_TCP = "tcp";
    const NETWORK_TRANSPORT_VALUE_UDP = "udp";
    const NETWORK_TRANSPORT_VALUE_UNIX = "unix";
    const ATTR_NETWORK_TYPE = "network.type";
    const NETWORK_TYPE_VALUE_IPV4 = "ipv4";
    const NETWORK_TYPE_VALUE_IPV6 = "ipv6";
    const ATTR_OTEL_EVENT_NAME = "otel.event.name";
    const ATTR_OTEL_SCOPE_NAME = "otel.scope.name";
    const ATTR_OTEL_SCOPE_VERSION = "otel.scope.version";
    const ATTR_OTEL_STATUS_CODE = "otel.status_code";
    const OTEL_STATUS_CODE_VALUE_ERROR = "ERROR";
    const OTEL_STATUS_CODE_VALUE_OK = "OK";
    const ATTR_OTEL_STATUS_DESCRIPTION = "otel.status_description";
    const ATTR_RPC_METHOD = "rpc.method";
    const ATTR_RPC_METHOD_ORIGINAL = "rpc.method_original";
    const ATTR_RPC_STATUS_CODE = "rpc.status_code";
    const ATTR_RPC_SYSTEM_NAME = "rpc.system.name";
    const RPC_SYSTEM_NAME_VALUE_DUBBO = "dubbo";
    const RPC_SYSTEM_NAME_VALUE_GRPC = "grpc";
    const ATTR_SERVER_ADDRESS = "server.address";
    const ATTR_SERVER_PORT = "server.port";
    const ATTR_SERVICE_INSTANCE_ID = "service.instance.id";
    const ATTR_SERVICE_NAME = "service.name";
    const ATTR_SERVICE_NAMESPACE = "service.namespace";
    const ATTR_SERVICE_VERSION = "service.version";
    const ATTR_SIGNALR_CONNECTION_STATUS = "signalr.connection.status";
    const SIGNALR_CONNECTION_STATUS_VALUE_APP_SHUTDOWN = "app_shutdown";
    const SIGNALR_CONNECTION_STATUS_VALUE_NORMAL_CLOSURE = "normal_closure";
    const SIGNALR_CONNECTION_STATUS_VALUE_TIMEOUT = "timeout";
    const ATTR_SIGNALR_TRANSPORT = "signalr.transport";
    const SIGNALR_TRANSPORT_VALUE_LONG_POLLING = "long_polling";
    const SIGNALR_TRANSPORT_VALUE_SERVER_SENT_EVENTS = "server_sent_events";
    const SIGNALR_TRANSPORT_VALUE_WEB_SOCKETS = "web_sockets";
    const ATTR_TELEMETRY_DISTRO_NAME = "telemetry.distro.name";
    const ATTR_TELEMETRY_DISTRO_VERSION = "telemetry.distro.version";
    const ATTR_TELEMETRY_SDK_LANGUAGE = "telemetry.sdk.language";
    const TELEMETRY_SDK_LANGUAGE_VALUE_CPP = "cpp";
    const TELEMETRY_SDK_LANGUAGE_VALUE_DOTNET = "dotnet";
    const TELEMETRY_SDK_LANGUAGE_VALUE_ERLANG = "erlang";
    const TELEMETRY_SDK_LANGUAGE_VALUE_GO = "go";
    const TELEMETRY_SDK_LANGUAGE_VALUE_JAVA = "java";
    const TELEMETRY_SDK_LANGUAGE_VALUE_KOTLIN = "kotlin";
    const TELEMETRY_SDK_LANGUAGE_VALUE_NODEJS = "nodejs";
    const TELEMETRY_SDK_LANGUAGE_VALUE_PHP = "php";
    const TELEMETRY_SDK_LANGUAGE_VALUE_PYTHON = "python";
    const TELEMETRY_SDK_LANGUAGE_VALUE_RUBY = "ruby";
    const TELEMETRY_SDK_LANGUAGE_VALUE_RUST = "rust";
    const TELEMETRY_SDK_LANGUAGE_VALUE_SWIFT = "swift";
    const TELEMETRY_SDK_LANGUAGE_VALUE_WEBJS = "webjs";
    const ATTR_TELEMETRY_SDK_NAME = "telemetry.sdk.name";
    const ATTR_TELEMETRY_SDK_VERSION = "telemetry.sdk.version";
    const ATTR_URL_FRAGMENT = "url.fragment";
    const ATTR_URL_FULL = "url.full";
    const ATTR_URL_PATH = "url.path";
    const ATTR_URL_QUERY = "url.query";
    const ATTR_URL_SCHEME = "url.scheme";
    const ATTR_USER_AGENT_ORIGINAL = "user_agent.original";
    exports.ASPNETCORE_DIAGNOSTICS_EXCEPTION_RESULT_VALUE_ABORTED = ASPNETCORE_DIAGNOSTICS_EXCEPTION_RESULT_VALUE_ABORTED;
    exports.ASPNETCORE_DIAGNOSTICS_EXCEPTION_RESULT_VALUE_HANDLED = ASPNETCORE_DIAGNOSTICS_EXCEPTION_RESULT_VALUE_HANDLED;
    exports.ASPNETCORE_DIAGNOSTICS_EXCEPTION_RESULT_VALUE_SKIPPED = ASPNETCORE_DIAGNOSTICS_EXCEPTION_RESULT_VALUE_SKIPPED;
    exports.ASPNETCORE_DIAGNOSTICS_EXCEPTION_RESULT_VALUE_UNHANDLED = ASPNETCORE_DIAGNOSTICS_EXCEPTION_RESULT_VALUE_UNHANDLED;
    exports.ASPNETCORE_RATE_LIMITING_RESULT_VALUE_ACQUIRED = ASPNETCORE_RATE_LIMITING_RESULT_VALUE_ACQUIRED;
    exports.ASPNETCORE_RATE_LIMITING_RESULT_VALUE_ENDPOINT_LIMITER = ASPNETCORE_RATE_LIMITING_RESULT_VALUE_ENDPOINT_LIMITER;
    exports.ASPNETCORE_RATE_LIMITING_RESULT_VALUE_GLOBAL_LIMITER = ASPNETCORE_RATE_LIMITING_RESULT_VALUE_GLOBAL_LIMITER;
    exports.ASPNETCORE_RATE_LIMITING_RESULT_VALUE_REQUEST_CANCELED = ASPNETCORE_RATE_LIMITING_RESULT_VALUE_REQUEST_CANCELED;
    exports.ASPNETCORE_ROUTING_MATCH_STATUS_VALUE_FAILURE = ASPNETCORE_ROUTING_MATCH_STATUS_VALUE_FAILURE;
    exports.ASPNETCORE_ROUTING_MATCH_STATUS_VALUE_SUCCESS = ASPNETCORE_ROUTING_MATCH_STATUS_VALUE_SUCCESS;
    exports.ATTR_ASPNETCORE_DIAGNOSTICS_EXCEPTION_RESULT = ATTR_ASPNETCORE_DIAGNOSTICS_EXCEPTION_RESULT;
    exports.ATTR_ASPNETCORE_DIAGNOSTICS_HANDLER_TYPE = ATTR_ASPNETCORE_DIAGNOSTICS_HANDLER_TYPE;
    exports.ATTR_ASPNETCORE_RATE_LIMITING_POLICY = ATTR_ASPNETCORE_RATE_LIMITING_POLICY;
    exports.ATTR_ASPNETCORE_RATE_LIMITING_RESULT = ATTR_ASPNETCORE_RATE_LIMITING_RESULT;
    exports.ATTR_ASPNETCORE_REQUEST_IS_UNHANDLED = ATTR_ASPNETCORE_REQUEST_IS_UNHANDLED;
    exports.ATTR_ASPNETCORE_ROUTING_IS_FALLBACK = ATTR_ASPNETCORE_ROUTING_IS_FALLBACK;
    exports.ATTR_ASPNETCORE_ROUTING_MATCH_STATUS = ATTR_ASPNETCORE_ROUTING_MATCH_STATUS;
    exports.ATTR_ASPNETCORE_USER_IS_AUTHENTICATED = ATTR_ASPNETCORE_USER_IS_AUTHENTICATED;
    exports.ATTR_CLIENT_ADDRESS = ATTR_CLIENT_ADDRESS;
    exports.ATTR_CLIENT_PORT = ATTR_CLIENT_PORT;
    exports.ATTR_CODE_COLUMN_NUMBER = ATTR_CODE_COLUMN_NUMBER;
    exports.ATTR_CODE_FILE_PATH = ATTR_CODE_FILE_PATH;
    exports.ATTR_CODE_FUNCTION_NAME = ATTR_CODE_FUNCTION_NAME;
    exports.ATTR_CODE_LINE_NUMBER = ATTR_CODE_LINE_NUMBER;
    exports.ATTR_CODE_STACKTRACE = ATTR_CODE_STACKTRACE;
    exports.ATTR_CONTAINER_ID = ATTR_CONTAINER_ID;
    exports.ATTR_CONTAINER_IMAGE_NAME = ATTR_CONTAINER_IMAGE_NAME;
    exports.ATTR_CONTAINER_IMAGE_REPO_DIGESTS = ATTR_CONTAINER_IMAGE_REPO_DIGESTS;
    exports.ATTR_CONTAINER_IMAGE_TAGS = ATTR_CONTAINER_IMAGE_TAGS;
    exports.ATTR_DB_COLLECTION_NAME = ATTR_DB_COLLECTION_NAME;
    exports.ATTR_DB_NAMESPACE = ATTR_DB_NAMESPACE;
    exports.ATTR_DB_OPERATION_BATCH_SIZE = ATTR_DB_OPERATION_BATCH_SIZE;
    exports.ATTR_DB_OPERATION_NAME = ATTR_DB_OPERATION_NAME;
    exports.ATTR_DB_QUERY_SUMMARY = ATTR_DB_QUERY_SUMMARY;
    exports.ATTR_DB_QUERY_TEXT = ATTR_DB_QUERY_TEXT;
    exports.ATTR_DB_RESPONSE_STATUS_CODE = ATTR_DB_RESPONSE_STATUS_CODE;
    exports.ATTR_DB_STORED_PROCEDURE_NAME = ATTR_DB_STORED_PROCEDURE_NAME;
    exports.ATTR_DB_SYSTEM_NAME = ATTR_DB_SYSTEM_NAME;
    exports.ATTR_DEPLOYMENT_ENVIRONMENT_NAME = ATTR_DEPLOYMENT_ENVIRONMENT_NAME;
    exports.ATTR_DOTNET_GC_HEAP_GENERATION = ATTR_DOTNET_GC_HEAP_GENERATION;
    exports.ATTR_ERROR_TYPE = ATTR_ERROR_TYPE;
    exports.ATTR_EXCEPTION_ESCAPED = ATTR_EXCEPTION_ESCAPED;
    exports.ATTR_EXCEPTION_MESSAGE = ATTR_EXCEPTION_MESSAGE;
    exports.ATTR_EXCEPTION_STACKTRACE = ATTR_EXCEPTION_STACKTRACE;
    exports.ATTR_EXCEPTION_TYPE = ATTR_EXCEPTION_TYPE;
    exports.ATTR_HTTP_REQUEST_HEADER = ATTR_HTTP_REQUEST_HEADER;
    exports.ATTR_HTTP_REQUEST_METHOD = ATTR_HTTP_REQUEST_METHOD;
    exports.ATTR_HTTP_REQUEST_METHOD_ORIGINAL = ATTR_HTTP_REQUEST_METHOD_ORIGINAL;
    exports.ATTR_HTTP_REQUEST_RESEND_COUNT = ATTR_HTTP_REQUEST_RESEND_COUNT;
    exports.ATTR_HTTP_RESPONSE_HEADER = ATTR_HTTP_RESPONSE_HEADER;
    exports.ATTR_HTTP_RESPONSE_STATUS_CODE = ATTR_HTTP_RESPONSE_STATUS_CODE;
    exports.ATTR_HTTP_ROUTE = ATTR_HTTP_ROUTE;
    exports.ATTR_JVM_GC_ACTION = ATTR_JVM_GC_ACTION;
    exports.ATTR_JVM_GC_NAME = ATTR_JVM_GC_NAME;
    exports.ATTR_JVM_MEMORY_POOL_NAME = ATTR_JVM_MEMORY_POOL_NAME;
    exports.ATTR_JVM_MEMORY_TYPE = ATTR_JVM_MEMORY_TYPE;
    exports.ATTR_JVM_THREAD_DAEMON = ATTR_JVM_THREAD_DAEMON;
    exports.ATTR_JVM_THREAD_STATE = ATTR_JVM_THREAD_STATE;
    exports.ATTR_K8S_CLUSTER_NAME = ATTR_K8S_CLUSTER_NAME;
    exports.ATTR_K8S_CLUSTER_UID = ATTR_K8S_CLUSTER_UID;
    exports.ATTR_K8S_CONTAINER_NAME = ATTR_K8S_CONTAINER_NAME;
    exports.ATTR_K8S_CONTAINER_RESTART_COUNT = ATTR_K8S_CONTAINER_RESTART_COUNT;
    exports.ATTR_K8S_CRONJOB_ANNOTATION = ATTR_K8S_CRONJOB_ANNOTATION;
    exports.ATTR_K8S_CRONJOB_LABEL = ATTR_K8S_CRONJOB_LABEL;
    exports.ATTR_K8S_CRONJOB_NAME = ATTR_K8S_CRONJOB_NAME;
    exports.ATTR_K8S_CRONJOB_UID = ATTR_K8S_CRONJOB_UID;
    exports.ATTR_K8S_DAEMONSET_ANNOTATION = ATTR_K8S_DAEMONSET_ANNOTATION;
    exports.ATTR_K8S_DAEMONSET_LABEL = ATTR_K8S_DAEMONSET_LABEL;
    exports.ATTR_K8S_DAEMONSET_NAME = ATTR_K8S_DAEMONSET_NAME;
    exports.ATTR_K8S_DAEMONSET_UID = ATTR_K8S_DAEMONSET_UID;
    exports.ATTR_K8S_DEPLOYMENT_ANNOTATION = ATTR_K8S_DEPLOYMENT_ANNOTATION;
    exports.ATTR_K8S_DEPLOYMENT_LABEL = ATTR_K8S_DEPLOYMENT_LABEL;
    exports.ATTR_K8S_DEPLOYMENT_NAME = ATTR_K8S_DEPLOYMENT_NAME;
    exports.ATTR_K8S_DEPLOYMENT_UID = ATTR_K8S_DEPLOYMENT_UID;
    exports.ATTR_K8S_JOB_ANNOTATION = ATTR_K8S_JOB_ANNOTATION;
    exports.ATTR_K8S_JOB_LABEL = ATTR_K8S_JOB_LABEL;
    exports.ATTR_K8S_JOB_NAME = ATTR_K8S_JOB_NAME;
    exports.ATTR_K8S_JOB_UID = ATTR_K8S_JOB_UID;
    exports.ATTR_K8S_NAMESPACE_ANNOTATION = ATTR_K8S_NAMESPACE_ANNOTATION;
    exports.ATTR_K8S_NAMESPACE_LABEL = ATTR_K8S_NAMESPACE_LABEL;
    exports.ATTR_K8S_NAMESPACE_NAME = ATTR_K8S_NAMESPACE_NAME;
    exports.ATTR_K8S_NODE_ANNOTATION = ATTR_K8S_NODE_ANNOTATION;
    exports.ATTR_K8S_NODE_LABEL = ATTR_K8S_NODE_LABEL;
    exports.ATTR_K8S_NODE_NAME = ATTR_K8S_NODE_NAME;
    exports.ATTR_K8S_NODE_UID = ATTR_K8S_NODE_UID;
    exports.ATTR_K8S_POD_ANNOTATION = ATTR_K8S_POD_ANNOTATION;
    exports.ATTR_K8S_POD_HOSTNAME = ATTR_K8S_POD_HOSTNAME;
    exports.ATTR_K8S_POD_IP = ATTR_K8S_POD_IP;
    exports.ATTR_K8S_POD_LABEL = ATTR_K8S_POD_LABEL;
    exports.ATTR_K8S_POD_NAME = ATTR_K8S_POD_NAME;
    exports.ATTR_K8S_POD_START_TIME = ATTR_K8S_POD_START_TIME;
    exports.ATTR_K8S_POD_UID = ATTR_K8S_POD_UID;
    exports.ATTR_K8S_REPLICASET_ANNOTATION = ATTR_K8S_REPLICASET_ANNOTATION;
    exports.ATTR_K8S_REPLICASET_LABEL = ATTR_K8S_REPLICASET_LABEL;
    exports.ATTR_K8S_REPLICASET_NAME = ATTR_K8S_REPLICASET_NAME;
    exports.ATTR_K8S_REPLICASET_UID = ATTR_K8S_REPLICASET_UID;
    exports.ATTR_K8S_STATEFULSET_ANNOTATION = ATTR_K8S_STATEFULSET_ANNOTATION;
    exports.ATTR_K8S_STATEFULSET_LABEL = ATTR_K8S_STATEFULSET_LABEL;
    exports.ATTR_K8S_STATEFULSET_NAME = ATTR_K8S_STATEFULSET_NAME;
    exports.ATTR_K8S_STATEFULSET_UID = ATTR_K8S_STATEFULSET_UID;
    exports.ATTR_NETWORK_LOCAL_ADDRESS = ATTR_NETWORK_LOCAL_ADDRESS;
    exports.ATTR_NETWORK_LOCAL_PORT = ATTR_NETWORK_LOCAL_PORT;
    exports.ATTR_NETWORK_PEER_ADDRESS = ATTR_NETWORK_PEER_ADDRESS;
    exports.ATTR_NETWORK_PEER_PORT = ATTR_NETWORK_PEER_PORT;
    exports.ATTR_NETWORK_PROTOCOL_NAME = ATTR_NETWORK_PROTOCOL_NAME;
    exports.ATTR_NETWORK_PROTOCOL_VERSION = ATTR_NETWORK_PROTOCOL_VERSION;
    exports.ATTR_NETWORK_TRANSPORT = ATTR_NETWORK_TRANSPORT;
    exports.ATTR_NETWORK_TYPE = ATTR_NETWORK_TYPE;
    exports.ATTR_OTEL_EVENT_NAME = ATTR_OTEL_EVENT_NAME;
    exports.ATTR_OTEL_SCOPE_NAME = ATTR_OTEL_SCOPE_NAME;
    exports.ATTR_OTEL_SCOPE_VERSION = ATTR_OTEL_SCOPE_VERSION;
    exports.ATTR_OTEL_STATUS_CODE = ATTR_OTEL_STATUS_CODE;
    exports.ATTR_OTEL_STATUS_DESCRIPTION = ATTR_OTEL_STATUS_DESCRIPTION;
    exports.ATTR_RPC_METHOD = ATTR_RPC_METHOD;
    exports.ATTR_RPC_METHOD_ORIGINAL = ATTR_RPC_METHOD_ORIGINAL;
    exports.ATTR_RPC_STATUS_CODE = ATTR_RPC_STATUS_CODE;
    exports.ATTR_RPC_SYSTEM_NAME = ATTR_RPC_SYSTEM_NAME;
    exports.ATTR_SERVER_ADDRESS = ATTR_SERVER_ADDRESS;
    exports.ATTR_SERVER_PORT = ATTR_SERVER_PORT;
    exports.ATTR_SERVICE_INSTANCE_ID = ATTR_SERVICE_INSTANCE_ID;
    exports.ATTR_SERVICE_NAME = ATTR_SERVICE_NAME;
    exports.ATTR_SERVICE_NAMESPACE = ATTR_SERVICE_NAMESPACE;
    exports.ATTR_SERVICE_VERSION = ATTR_SERVICE_VERSION;
    exports.ATTR_SIGNALR_CONNECTION_STATUS = ATTR_SIGNALR_CONNECTION_STATUS;
    exports.ATTR_SIGNALR_TRANSPORT = ATTR_SIGNALR_TRANSPORT;
    exports.ATTR_TELEMETRY_DISTRO_NAME = ATTR_TELEMETRY_DISTRO_NAME;
    exports.ATTR_TELEMETRY_DISTRO_VERSION = ATTR_TELEMETRY_DISTRO_VERSION;
    exports.ATTR_TELEMETRY_SDK_LANGUAGE = ATTR_TELEMETRY_SDK_LANGUAGE;
    exports.ATTR_TELEMETRY_SDK_NAME = ATTR_TELEMETRY_SDK_NAME;
    exports.ATTR_TELEMETRY_SDK_VERSION = ATTR_TELEMETRY_SDK_VERSION;
    exports.ATTR_URL_FRAGMENT = ATTR_URL_FRAGMENT;
    exports.ATTR_URL_FULL = ATTR_URL_FULL;
    exports.ATTR_URL_PATH = ATTR_URL_PATH;
    exports.ATTR_URL_QUERY = ATTR_URL_QUERY;
    exports.ATTR_URL_SCHEME = ATTR_URL_SCHEME;
    exports.ATTR_USER_AGENT_ORIGINAL = ATTR_USER_AGENT_ORIGINAL;
    exports.DB_SYSTEM_NAME_VALUE_MARIADB = DB_SYSTEM_NAME_VALUE_MARIADB;
    exports.DB_SYSTEM_NAME_VALUE_MICROSOFT_SQL_SERVER = DB_SYSTEM_NAME_VALUE_MICROSOFT_SQL_SERVER;
    exports.DB_SYSTEM_NAME_VALUE_MYSQL = DB_SYSTEM_NAME_VALUE_MYSQL;
    exports.DB_SYSTEM_NAME_VALUE_POSTGRESQL = DB_SYSTEM_NAME_VALUE_POSTGRESQL;
    exports.DEPLOYMENT_ENVIRONMENT_NAME_VALUE_DEVELOPMENT = DEPLOYMENT_ENVIRONMENT_NAME_VALUE_DEVELOPMENT;
    exports.DEPLOYMENT_ENVIRONMENT_NAME_VALUE_PRODUCTION = DEPLOYMENT_ENVIRONMENT_NAME_VALUE_PRODUCTION;
    exports.DEPLOYMENT_ENVIRONMENT_NAME_VALUE_STAGING = DEPLOYMENT_ENVIRONMENT_NAME_VALUE_STAGING;
    exports.DEPLOYMENT_ENVIRONMENT_NAME_VALUE_TEST = DEPLOYMENT_ENVIRONMENT_NAME_VALUE_TEST;
    exports.DOTNET_GC_HEAP_GENERATION_VALUE_GEN0 = DOTNET_GC_HEAP_GENERATION_VALUE_GEN0;
    exports.DOTNET_GC_HEAP_GENERATION_VALUE_GEN1 = DOTNET_GC_HEAP_GENERATION_VALUE_GEN1;
    exports.DOTNET_GC_HEAP_GENERATION_VALUE_GEN2 = DOTNET_GC_HEAP_GENERATION_VALUE_GEN2;
    exports.DOTNET_GC_HEAP_GENERATION_VALUE_LOH = DOTNET_GC_HEAP_GENERATION_VALUE_LOH;
    exports.DOTNET_GC_HEAP_GENERATION_VALUE_POH = DOTNET_GC_HEAP_GENERATION_VALUE_POH;
    exports.ERROR_TYPE_VALUE_OTHER = ERROR_TYPE_VALUE_OTHER;
    exports.HTTP_REQUEST_METHOD_VALUE_CONNECT = HTTP_REQUEST_METHOD_VALUE_CONNECT;
    exports.HTTP_REQUEST_METHOD_VALUE_DELETE = HTTP_REQUEST_METHOD_VALUE_DELETE;
    exports.HTTP_REQUEST_METHOD_VALUE_GET = HTTP_REQUEST_METHOD_VALUE_GET;
    exports.HTTP_REQUEST_METHOD_VALUE_HEAD = HTTP_REQUEST_METHOD_VALUE_HEAD;
    exports.HTTP_REQUEST_METHOD_VALUE_OPTIONS = HTTP_REQUEST_METHOD_VALUE_OPTIONS;
    exports.HTTP_REQUEST_METHOD_VALUE_OTHER = HTTP_REQUEST_METHOD_VALUE_OTHER;
    exports.HTTP_REQUEST_METHOD_VALUE_PATCH = HTTP_REQUEST_METHOD_VALUE_PATCH;
    exports.HTTP_REQUEST_METHOD_VALUE_POST = HTTP_REQUEST_METHOD_VALUE_POST;
    exports.HTTP_REQUEST_METHOD_VALUE_PUT = HTTP_REQUEST_METHOD_VALUE_PUT;
    exports.HTTP_REQUEST_METHOD_VALUE_TRACE = HTTP_REQUEST_METHOD_VALUE_TRACE;
    exports.JVM_MEMORY_TYPE_VALUE_HEAP = JVM_MEMORY_TYPE_VALUE_HEAP;
    exports.JVM_MEMORY_TYPE_VALUE_NON_HEAP = JVM_MEMORY_TYPE_VALUE_NON_HEAP;
    exports.JVM_THREAD_STATE_VALUE_BLOCKED = JVM_THREAD_STATE_VALUE_BLOCKED;
    exports.JVM_THREAD_STATE_VALUE_NEW = JVM_THREAD_STATE_VALUE_NEW;
    exports.JVM_THREAD_STATE_VALUE_RUNNABLE = JVM_THREAD_STATE_VALUE_RUNNABLE;
    exports.JVM_THREAD_STATE_VALUE_TERMINATED = JVM_THREAD_STATE_VALUE_TERMINATED;
    exports.JVM_THREAD_STATE_VALUE_TIMED_WAITING = JVM_THREAD_STATE_VALUE_TIMED_WAITING;
    exports.JVM_THREAD_STATE_VALUE_WAITING = JVM_THREAD_STATE_VALUE_WAITING;
    exports.NETWORK_TRANSPORT_VALUE_PIPE = NETWORK_TRANSPORT_VALUE_PIPE;
    exports.NETWORK_TRANSPORT_VALUE_QUIC = NETWORK_TRANSPORT_VALUE_QUIC;
    exports.NETWORK_TRANSPORT_VALUE_TCP = NETWORK_TRANSPORT_VALUE_TCP;
    exports.NETWORK_TRANSPORT_VALUE_UDP = NETWORK_TRANSPORT_VALUE_UDP;
    exports.NETWORK_TRANSPORT_VALUE_UNIX = NETWORK_TRANSPORT_VALUE_UNIX;
    exports.NETWORK_TYPE_VALUE_IPV4 = NETWORK_TYPE_VALUE_IPV4;
    exports.NETWORK_TYPE_VALUE_IPV6 = NETWORK_TYPE_VALUE_IPV6;
    exports.OTEL_STATUS_CODE_VALUE_ERROR = OTEL_STATUS_CODE_VALUE_ERROR;
    exports.OTEL_STATUS_CODE_VALUE_OK = OTEL_STATUS_CODE_VALUE_OK;
    exports.RPC_SYSTEM_NAME_VALUE_DUBBO = RPC_SYSTEM_NAME_VALUE_DUBBO;
    exports.RPC_SYSTEM_NAME_VALUE_GRPC = RPC_SYSTEM_NAME_VALUE_GRPC;
    exports.SIGNALR_CONNECTION_STATUS_VALUE_APP_SHUTDOWN = SIGNALR_CONNECTION_STATUS_VALUE_APP_SHUTDOWN;
    exports.SIGNALR_CONNECTION_STATUS_VALUE_NORMAL_CLOSURE = SIGNALR_CONNECTION_STATUS_VALUE_NORMAL_CLOSURE;
    exports.SIGNALR_CONNECTION_STATUS_VALUE_TIMEOUT = SIGNALR_CONNECTION_STATUS_VALUE_TIMEOUT;
    exports.SIGNALR_TRANSPORT_VALUE_LONG_POLLING = SIGNALR_TRANSPORT_VALUE_LONG_POLLING;
    exports.SIGNALR_TRANSPORT_VALUE_SERVER_SENT_EVENTS = SIGNALR_TRANSPORT_VALUE_SERVER_SENT_EVENTS;
    exports.SIGNALR_TRANSPORT_VALUE_WEB_SOCKETS = SIGNALR_TRANSPORT_VALUE_WEB_SOCKETS;
    exports.TELEMETRY_SDK_LANGUAGE_VALUE_CPP = TELEMETRY_SDK_LANGUAGE_VALUE_CPP;
    exports.TELEMETRY_SDK_LANGUAGE_VALUE_DOTNET = TELEMETRY_SDK_LANGUAGE_VALUE_DOTNET;
    exports.TELEMETRY_SDK_LANGUAGE_VALUE_ERLANG = TELEMETRY_SDK_LANGUAGE_VALUE_ERLANG;
    exports.TELEMETRY_SDK_LANGUAGE_VALUE_GO = TELEMETRY_SDK_LANGUAGE_VALUE_GO;
    exports.TELEMETRY_SDK_LANGUAGE_VALUE_JAVA = TELEMETRY_SDK_LANGUAGE_VALUE_JAVA;
    exports.TELEMETRY_SDK_LANGUAGE_VALUE_KOTLIN = TELEMETRY_SDK_LANGUAGE_VALUE_KOTLIN;
    exports.TELEMETRY_SDK_LANGUAGE_VALUE_NODEJS = TELEMETRY_SDK_LANGUAGE_VALUE_NODEJS;
    exports.TELEMETRY_SDK_LANGUAGE_VALUE_PHP = TELEMETRY_SDK_LANGUAGE_VALUE_PHP;
    exports.TELEMETRY_SDK_LANGUAGE_VALUE_PYTHON = TELEMETRY_SDK_LANGUAGE_VALUE_PYTHON;
    exports.TELEMETRY_SDK_LANGUAGE_VALUE_RUBY = TELEMETRY_SDK_LANGUAGE_VALUE_RUBY;
    exports.TELEMETRY_SDK_LANGUAGE_VALUE_RUST = TELEMETRY_SDK_LANGUAGE_VALUE_RUST;
    exports.TELEMETRY_SDK_LANGUAGE_VALUE_SWIFT = TELEMETRY_SDK_LANGUAGE_VALUE_SWIFT;
    exports.TELEMETRY_SDK_LANGUAGE_VALUE_WEBJS = TELEMETRY_SDK_LANGUAGE_VALUE_WEBJS;
  }),
  58710: ((__unused_webpack_module, exports) => {
    const EVENT_EXCEPTION = "exception";
    exports.EVENT_EXCEPTION = EVENT_EXCEPTION;
  }),
  75024: ((__unused_webpack_module, exports) => {
    const METRIC_ASPNETCORE_DIAGNOSTICS_EXCEPTIONS = "aspnetcore.diagnostics.exceptions";
    const METRIC_ASPNETCORE_RATE_LIMITING_ACTIVE_REQUEST_LEASES = "aspnetcore.rate_limiting.active_request_leases";
    const METRIC_ASPNETCORE_RATE_LIMITING_QUEUED_REQUESTS = "aspnetcore.rate_limiting.queued_requests";
    const METRIC_ASPNETCORE_RATE_LIMITING_REQUEST_TIME_IN_QUEUE = "aspnetcore.rate_limiting.request.time_in_queue";
    const METRIC_ASPNETCORE_RATE_LIMITING_REQUEST_LEASE_DURATION = "aspnetcore.rate_limiting.request_lease.duration";
    const METRIC_ASPNETCORE_RATE_LIMITING_REQUESTS = "aspnetcore.rate_limiting.requests";
    const METRIC_ASPNETCORE_ROUTING_MATCH_ATTEMPTS = "aspnetcore.routing.match_attempts";
    const METRIC_DB_CLIENT_OPERATION_DURATION = "db.client.operation.duration";
    const METRIC_DOTNET_ASSEMBLY_COUNT = "dotnet.assembly.count";
    const METRIC_DOTNET_EXCEPTIONS = "dotnet.exceptions";
    const METRIC_DOTNET_GC_COLLECTIONS = "dotnet.gc.collections";
    const METRIC_DOTNET_GC_HEAP_TOTAL_ALLOCATED = "dotnet.gc.heap.total_allocated";
    const METRIC_DOTNET_GC_LAST_COLLECTION_HEAP_FRAGMENTATION_SIZE = "dotnet.gc.last_collection.heap.fragmentation.size";
    const METRIC_DOTNET_GC_LAST_COLLECTION_HEAP_SIZE = "dotnet.gc.last_collection.heap.size";
    const METRIC_DOTNET_GC_LAST_COLLECTION_MEMORY_COMMITTED_SIZE = "dotnet.gc.last_collection.memory.committed_size";
    const METRIC_DOTNET_GC_PAUSE_TIME = "dotnet.gc.pause.time";
    const METRIC_DOTNET_JIT_COMPILATION_TIME = "dotnet.jit.compilation.time";
    const METRIC_DOTNET_JIT_COMPILED_IL_SIZE = "dotnet.jit.compiled_il.size";
    const METRIC_DOTNET_JIT_COMPILED_METHODS = "dotnet.jit.compiled_methods";
    const METRIC_DOTNET_MONITOR_LOCK_CONTENTIONS = "dotnet.monitor.lock_contentions";
    const METRIC_DOTNET_PROCESS_CPU_COUNT = "dotnet.process.cpu.count";
    const METRIC_DOTNET_PROCESS_CPU_TIME = "dotnet.process.cpu.time";
    const METRIC_DOTNET_PROCESS_MEMORY_WORKING_SET = "dotnet.process.memory.working_set";
    const METRIC_DOTNET_THREAD_POOL_QUEUE_LENGTH = "dotnet.thread_pool.queue.length";
    const METRIC_DOTNET_THREAD_POOL_THREAD_COUNT = "dotnet.thread_pool.thread.count";
    const METRIC_DOTNET_THREAD_POOL_WORK_ITEM_COUNT = "dotnet.thread_pool.work_item.count";
    const METRIC_DOTNET_TIMER_COUNT = "dotnet.timer.count";
    const METRIC_HTTP_CLIENT_REQUEST_DURATION = "http.client.request.duration";
    const METRIC_HTTP_SERVER_REQUEST_DURATION = "http.server.request.duration";
    const METRIC_JVM_CLASS_COUNT = "jvm.class.count";
    const METRIC_JVM_CLASS_LOADED = "jvm.class.loaded";
    const METRIC_JVM_CLASS_UNLOADED = "jvm.class.unloaded";
    const METRIC_JVM_CPU_COUNT = "jvm.cpu.count";
    const METRIC_JVM_CPU_RECENT_UTILIZATION = "jvm.cpu.recent_utilization";
    const METRIC_JVM_CPU_TIME = "jvm.cpu.time";
    const METRIC_JVM_GC_DURATION = "jvm.gc.duration";
    const METRIC_JVM_MEMORY_COMMITTED = "jvm.memory.committed";
    const METRIC_JVM_MEMORY_LIMIT = "jvm.memory.limit";
    const METRIC_JVM_MEMORY_USED = "jvm.memory.used";
    const METRIC_JVM_MEMORY_USED_AFTER_LAST_GC = "jvm.memory.used_after_last_gc";
    const METRIC_JVM_THREAD_COUNT = "jvm.thread.count";
    const METRIC_KESTREL_ACTIVE_CONNECTIONS = "kestrel.active_connections";
    const METRIC_KESTREL_ACTIVE_TLS_HANDSHAKES = "kestrel.active_tls_handshakes";
    const METRIC_KESTREL_CONNECTION_DURATION = "kestrel.connection.duration";
    const METRIC_KESTREL_QUEUED_CONNECTIONS = "kestrel.queued_connections";
    const METRIC_KESTREL_QUEUED_REQUESTS = "kestrel.queued_requests";
    const METRIC_KESTREL_REJECTED_CONNECTIONS = "kestrel.rejected_connections";
    const METRIC_KESTREL_TLS_HANDSHAKE_DURATION = "kestrel.tls_handshake.duration";
    const METRIC_KESTREL_UPGRADED_CONNECTIONS = "kestrel.upgraded_connections";
    const METRIC_RPC_CLIENT_CALL_DURATION = "rpc.client.call.duration";
    const METRIC_RPC_SERVER_CALL_DURATION = "rpc.server.call.duration";
    const METRIC_SIGNALR_SERVER_ACTIVE_CONNECTIONS = "signalr.server.active_connections";
    const METRIC_SIGNALR_SERVER_CONNECTION_DURATION = "signalr.server.connection.duration";
    exports.METRIC_ASPNETCORE_DIAGNOSTICS_EXCEPTIONS = METRIC_ASPNETCORE_DIAGNOSTICS_EXCEPTIONS;
    exports.METRIC_ASPNETCORE_RATE_LIMITING_ACTIVE_REQUEST_LEASES = METRIC_ASPNETCORE_RATE_LIMITING_ACTIVE_REQUEST_LEASES;
    exports.METRIC_ASPNETCORE_RATE_LIMITING_QUEUED_REQUESTS = METRIC_ASPNETCORE_RATE_LIMITING_QUEUED_REQUESTS;
    exports.METRIC_ASPNETCORE_RATE_LIMITING_REQUESTS = METRIC_ASPNETCORE_RATE_LIMITING_REQUESTS;
    exports.METRIC_ASPNETCORE_RATE_LIMITING_REQUEST_LEASE_DURATION = METRIC_ASPNETCORE_RATE_LIMITING_REQUEST_LEASE_DURATION;
    exports.METRIC_ASPNETCORE_RATE_LIMITING_REQUEST_TIME_IN_QUEUE = METRIC_ASPNETCORE_RATE_LIMITING_REQUEST_TIME_IN_QUEUE;
    exports.METRIC_ASPNETCORE_ROUTING_MATCH_ATTEMPTS = METRIC_ASPNETCORE_ROUTING_MATCH_ATTEMPTS;
    exports.METRIC_DB_CLIENT_OPERATION_DURATION = METRIC_DB_CLIENT_OPERATION_DURATION;
    exports.METRIC_DOTNET_ASSEMBLY_COUNT = METRIC_DOTNET_ASSEMBLY_COUNT;
    exports.METRIC_DOTNET_EXCEPTIONS = METRIC_DOTNET_EXCEPTIONS;
    exports.METRIC_DOTNET_GC_COLLECTIONS = METRIC_DOTNET_GC_COLLECTIONS;
    exports.METRIC_DOTNET_GC_HEAP_TOTAL_ALLOCATED = METRIC_DOTNET_GC_HEAP_TOTAL_ALLOCATED;
    exports.METRIC_DOTNET_GC_LAST_COLLECTION_HEAP_FRAGMENTATION_SIZE = METRIC_DOTNET_GC_LAST_COLLECTION_HEAP_FRAGMENTATION_SIZE;
    exports.METRIC_DOTNET_GC_LAST_COLLECTION_HEAP_SIZE = METRIC_DOTNET_GC_LAST_COLLECTION_HEAP_SIZE;
    exports.METRIC_DOTNET_GC_LAST_COLLECTION_MEMORY_COMMITTED_SIZE = METRIC_DOTNET_GC_LAST_COLLECTION_MEMORY_COMMITTED_SIZE;
    exports.METRIC_DOTNET_GC_PAUSE_TIME = METRIC_DOTNET_GC_PAUSE_TIME;
    exports.METRIC_DOTNET_JIT_COMPILATION_TIME = METRIC_DOTNET_JIT_COMPILATION_TIME;
    exports.METRIC_DOTNET_JIT_COMPILED_IL_SIZE = METRIC_DOTNET_JIT_COMPILED_IL_SIZE;
    exports.METRIC_DOTNET_JIT_COMPILED_METHODS = METRIC_DOTNET_JIT_COMPILED_METHODS;
    exports.METRIC_DOTNET_MONITOR_LOCK_CONTENTIONS = METRIC_DOTNET_MONITOR_LOCK_CONTENTIONS;
    exports.METRIC_DOTNET_PROCESS_CPU_COUNT = METRIC_DOTNET_PROCESS_CPU_COUNT;
    exports.METRIC_DOTNET_PROCESS_CPU_TIME = METRIC_DOTNET_PROCESS_CPU_TIME;
    exports.METRIC_DOTNET_PROCESS_MEMORY_WORKING_SET = METRIC_DOTNET_PROCESS_MEMORY_WORKING_SET;
    exports.METRIC_DOTNET_THREAD_POOL_QUEUE_LENGTH = METRIC_DOTNET_THREAD_POOL_QUEUE_LENGTH;
    exports.METRIC_DOTNET_THREAD_POOL_THREAD_COUNT = METRIC_DOTNET_THREAD_POOL_THREAD_COUNT;
    exports.METRIC_DOTNET_THREAD_POOL_WORK_ITEM_COUNT = METRIC_DOTNET_THREAD_POOL_WORK_ITEM_COUNT;
    exports.METRIC_DOTNET_TIMER_COUNT = METRIC_DOTNET_TIMER_COUNT;
    exports.METRIC_HTTP_CLIENT_REQUEST_DURATION = METRIC_HTTP_CLIENT_REQUEST_DURATION;
    exports.METRIC_HTTP_SERVER_REQUEST_DURATION = METRIC_HTTP_SERVER_REQUEST_DURATION;
    exports.METRIC_JVM_CLASS_COUNT = METRIC_JVM_CLASS_COUNT;
    exports.METRIC_JVM_CLASS_LOADED = METRIC_JVM_CLASS_LOADED;
    exports.METRIC_JVM_CLASS_UNLOADED = METRIC_JVM_CLASS_UNLOADED;
    exports.METRIC_JVM_CPU_COUNT = METRIC_JVM_CPU_COUNT;
    exports.METRIC_JVM_CPU_RECENT_UTILIZATION = METRIC_JVM_CPU_RECENT_UTILIZATION;
    exports.METRIC_JVM_CPU_TIME = METRIC_JVM_CPU_TIME;
    exports.METRIC_JVM_GC_DURATION = METRIC_JVM_GC_DURATION;
    exports.METRIC_JVM_MEMORY_COMMITTED = METRIC_JVM_MEMORY_COMMITTED;
    exports.METRIC_JVM_MEMORY_LIMIT = METRIC_JVM_MEMORY_LIMIT;
    exports.METRIC_JVM_MEMORY_USED = METRIC_JVM_MEMORY_USED;
    exports.METRIC_JVM_MEMORY_USED_AFTER_LAST_GC = METRIC_JVM_MEMORY_USED_AFTER_LAST_GC;
    exports.METRIC_JVM_THREAD_COUNT = METRIC_JVM_THREAD_COUNT;
    exports.METRIC_KESTREL_ACTIVE_CONNECTIONS = METRIC_KESTREL_ACTIVE_CONNECTIONS;
    exports.METRIC_KESTREL_ACTIVE_TLS_HANDSHAKES = METRIC_KESTREL_ACTIVE_TLS_HANDSHAKES;
    exports.METRIC_KESTREL_CONNECTION_DURATION = METRIC_KESTREL_CONNECTION_DURATION;
    exports.METRIC_KESTREL_QUEUED_CONNECTIONS = METRIC_KESTREL_QUEUED_CONNECTIONS;
    exports.METRIC_KESTREL_QUEUED_REQUESTS = METRIC_KESTREL_QUEUED_REQUESTS;
    exports.METRIC_KESTREL_REJECTED_CONNECTIONS = METRIC_KESTREL_REJECTED_CONNECTIONS;
    exports.METRIC_KESTREL_TLS_HANDSHAKE_DURATION = METRIC_KESTREL_TLS_HANDSHAKE_DURATION;
    exports.METRIC_KESTREL_UPGRADED_CONNECTIONS = METRIC_KESTREL_UPGRADED_CONNECTIONS;
    exports.METRIC_RPC_CLIENT_CALL_DURATION = METRIC_RPC_CLIENT_CALL_DURATION;
    exports.METRIC_RPC_SERVER_CALL_DURATION = METRIC_RPC_SERVER_CALL_DURATION;
    exports.METRIC_SIGNALR_SERVER_ACTIVE_CONNECTIONS = METRIC_SIGNALR_SERVER_ACTIVE_CONNECTIONS;
    exports.METRIC_SIGNALR_SERVER_CONNECTION_DURATION = METRIC_SIGNALR_SERVER_CONNECTION_DURATION;
  }),
  34934: ((__unused_webpack_module, exports, __webpack_require__) => {
    const require_utils = __webpack_require__(86806);
    const TMP_AWS_LAMBDA_INVOKED_ARN = "aws.lambda.invoked_arn";
    const TMP_DB_SYSTEM = "db.system";
    const TMP_DB_CONNECTION_STRING = "db.connection_string";
    const TMP_DB_USER = "db.user";
    const TMP_DB_JDBC_DRIVER_CLASSNAME = "db.jdbc.driver_classname";
    const TMP_DB_NAME = "db.name";
    const TMP_DB_STATEMENT = "db.statement";
    const TMP_DB_OPERATION = "db.operation";
    const TMP_DB_MSSQL_INSTANCE_NAME = "db.mssql.instance_name";
    const TMP_DB_CASSANDRA_KEYSPACE = "db.cassandra.keyspace";
    const TMP_DB_CASSANDRA_PAGE_SIZE = "db.cassandra.page_size";
    const TMP_DB_CASSANDRA_CONSISTENCY_LEVEL = "db.cassandra.consistency_level";
    const TMP_DB_CASSANDRA_TABLE = "db.cassandra.table";
    const TMP_DB_CASSANDRA_IDEMPOTENCE = "db.cassandra.idempotence";
    const TMP_DB_CASSANDRA_SPECULATIVE_EXECUTION_COUNT = "db.cassandra.speculative_execution_count";
    const TMP_DB_CASSANDRA_COORDINATOR_ID = "db.cassandra.coordinator.id";
    const TMP_DB_CASSANDRA_COORDINATOR_DC = "db.cassandra.coordinator.dc";
    const TMP_DB_HBASE_NAMESPACE = "db.hbase.namespace";
    const TMP_DB_REDIS_DATABASE_INDEX = "db.redis.database_index";
    const TMP_DB_MONGODB_COLLECTION = "db.mongodb.collection";
    const TMP_DB_SQL_TABLE = "db.sql.table";
    const TMP_EXCEPTION_TYPE = "exception.type";
    const TMP_EXCEPTION_MESSAGE = "exception.message";
    const TMP_EXCEPTION_STACKTRACE = "exception.stacktrace";
    const TMP_EXCEPTION_ESCAPED = "exception.escaped";
    const TMP_FAAS_TRIGGER = "faas.trigger";
    const TMP_FAAS_EXECUTION = "faas.execution";
    const TMP_FAAS_DOCUMENT_COLLECTION = "faas.document.collection";
    const TMP_FAAS_DOCUMENT_OPERATION = "faas.document.operation";
    const TMP_FAAS_DOCUMENT_TIME = "faas.document.time";
    const TMP_FAAS_DOCUMENT_NAME = "faas.document.name";
    const TMP_FAAS_TIME = "faas.time";
    const TMP_FAAS_CRON = "faas.cron";
    const TMP_FAAS_COLDSTART = "faas.coldstart";
    const TMP_FAAS_INVOKED_NAME = "faas.invoked_name";
    const TMP_FAAS_INVOKED_PROVIDER = "faas.invoked_provider";
    const TMP_FAAS_INVOKED_REGION = "faas.invoked_region";
    const TMP_NET_TRANSPORT = "net.transport";
    const TMP_NET_PEER_IP = "net.peer.ip";
    const TMP_NET_PEER_PORT = "net.peer.port";
    const TMP_NET_PEER_NAME = "net.peer.name";
    const TMP_NET_HOST_IP = "net.host.ip";
    const TMP_NET_HOST_PORT = "net.host.port";
    const TMP_NET_HOST_NAME = "net.host.name";
    const TMP_NET_HOST_CONNECTION_TYPE = "net.host.connection.type";
    const TMP_NET_HOST_CONNECTION_SUBTYPE = "net.host.connection.subtype";
    const TMP_NET_HOST_CARRIER_NAME = "net.host.carrier.name";
    const TMP_NET_HOST_CARRIER_MCC = "net.host.carrier.mcc";
    const TMP_NET_HOST_CARRIER_MNC = "net.host.carrier.mnc";
    const TMP_NET_HOST_CARRIER_ICC = "net.host.carrier.icc";
    const TMP_PEER_SERVICE = "peer.service";
    const TMP_ENDUSER_ID = "enduser.id";
    const TMP_ENDUSER_ROLE = "enduser.role";
    const TMP_ENDUSER_SCOPE = "enduser.scope";
    const TMP_THREAD_ID = "thread.id";
    const TMP_THREAD_NAME = "thread.name";
    const TMP_CODE_FUNCTION = "code.function";
    const TMP_CODE_NAMESPACE = "code.namespace";
    const TMP_CODE_FILEPATH = "code.filepath";
    const TMP_CODE_LINENO = "code.lineno";
    const TMP_HTTP_METHOD = "http.method";
    const TMP_HTTP_URL = "http.url";
    const TMP_HTTP_TARGET = "http.target";
    const TMP_HTTP_HOST = "http.host";
    const TMP_HTTP_SCHEME = "http.scheme";
    const TMP_HTTP_STATUS_CODE = "http.status_code";
    const TMP_HTTP_FLAVOR = "http.flavor";
    const TMP_HTTP_USER_AGENT = "http.user_agent";
    const TMP_HTTP_REQUEST_CONTENT_LENGTH = "http.request_content_length";
    const TMP_HTTP_REQUEST_CONTENT_LENGTH_UNCOMPRESSED = "http.request_content_length_uncompressed";
    const TMP_HTTP_RESPONSE_CONTENT_LENGTH = "http.response_content_length";
    const TMP_HTTP_RESPONSE_CONTENT_LENGTH_UNCOMPRESSED = "http.response_content_length_uncompressed";
    const TMP_HTTP_SERVER_NAME = "http.server_name";
    const TMP_HTTP_ROUTE = "http.route";
    const TMP_HTTP_CLIENT_IP = "http.client_ip";
    const TMP_AWS_DYNAMODB_TABLE_NAMES = "aws.dynamodb.table_names";
    const TMP_AWS_DYNAMODB_CONSUMED_CAPACITY = "aws.dynamodb.consumed_capacity";
    const TMP_AWS_DYNAMODB_ITEM_COLLECTION_METRICS = "aws.dynamodb.item_collection_metrics";
    const TMP_AWS_DYNAMODB_PROVISIONED_READ_CAPACITY = "aws.dynamodb.provisioned_read_capacity";
    const TMP_AWS_DYNAMODB_PROVISIONED_WRITE_CAPACITY = "aws.dynamodb.provisioned_write_capacity";
    const TMP_AWS_DYNAMODB_CONSISTENT_READ = "aws.dynamodb.consistent_read";
    const TMP_AWS_DYNAMODB_PROJECTION = "aws.dynamodb.projection";
    const TMP_AWS_DYNAMODB_LIMIT = "aws.dynamodb.limit";
    const TMP_AWS_DYNAMODB_ATTRIBUTES_TO_GET = "aws.dynamodb.attributes_to_get";
    const TMP_AWS_DYNAMODB_INDEX_NAME = "aws.dynamodb.index_name";
    const TMP_AWS_DYNAMODB_SELECT = "aws.dynamodb.select";
    const TMP_AWS_DYNAMODB_GLOBAL_SECONDARY_INDEXES = "aws.dynamodb.global_secondary_indexes";
    const TMP_AWS_DYNAMODB_LOCAL_SECONDARY_INDEXES = "aws.dynamodb.local_secondary_indexes";
    const TMP_AWS_DYNAMODB_EXCLUSIVE_START_TABLE = "aws.dynamodb.exclusive_start_table";
    const TMP_AWS_DYNAMODB_TABLE_COUNT = "aws.dynamodb.table_count";
    const TMP_AWS_DYNAMODB_SCAN_FORWARD = "aws.dynamodb.scan_forward";
    const TMP_AWS_DYNAMODB_SEGMENT = "aws.dynamodb.segment";
    const TMP_AWS_DYNAMODB_TOTAL_SEGMENTS = "aws.dynamodb.total_segments";
    const TMP_AWS_DYNAMODB_COUNT = "aws.dynamodb.count";
    const TMP_AWS_DYNAMODB_SCANNED_COUNT = "aws.dynamodb.scanned_count";
    const TMP_AWS_DYNAMODB_ATTRIBUTE_DEFINITIONS = "aws.dynamodb.attribute_definitions";
    const TMP_AWS_DYNAMODB_GLOBAL_SECONDARY_INDEX_UPDATES = "aws.dynamodb.global_secondary_index_updates";
    const TMP_MESSAGING_SYSTEM = "messaging.system";
    const TMP_MESSAGING_DESTINATION = "messaging.destination";
    const TMP_MESSAGING_DESTINATION_KIND = "messaging.destination_kind";
    const TMP_MESSAGING_TEMP_DESTINATION = "messaging.temp_destination";
    const TMP_MESSAGING_PROTOCOL = "messaging.protocol";
    const TMP_MESSAGING_PROTOCOL_VERSION = "messaging.protocol_version";
    const TMP_MESSAGING_URL = "messaging.url";
    const TMP_MESSAGING_MESSAGE_ID = "messaging.message_id";
    const TMP_MESSAGING_CONVERSATION_ID = "messaging.conversation_id";
    const TMP_MESSAGING_MESSAGE_PAYLOAD_SIZE_BYTES = "messaging.message_payload_size_bytes";
    const TMP_MESSAGING_MESSAGE_PAYLOAD_COMPRESSED_SIZE_BYTES = "messaging.message_payload_compressed_size_bytes";
    const TMP_MESSAGING_OPERATION = "messaging.operation";
    const TMP_MESSAGING_CONSUMER_ID = "messaging.consumer_id";
    const TMP_MESSAGING_RABBITMQ_ROUTING_KEY = "messaging.rabbitmq.routing_key";
    const TMP_MESSAGING_KAFKA_MESSAGE_KEY = "messaging.kafka.message_key";
    const TMP_MESSAGING_KAFKA_CONSUMER_GROUP = "messaging.kafka.consumer_group";
    const TMP_MESSAGING_KAFKA_CLIENT_ID = "messaging.kafka.client_id";
    const TMP_MESSAGING_KAFKA_PARTITION = "messaging.kafka.partition";
    const TMP_MESSAGING_KAFKA_TOMBSTONE = "messaging.kafka.tombstone";
    const TMP_RPC_SYSTEM = "rpc.system";
    const TMP_RPC_SERVICE = "rpc.service";
    const TMP_RPC_METHOD = "rpc.method";
    const TMP_RPC_GRPC_STATUS_CODE = "rpc.grpc.status_code";
    const TMP_RPC_JSONRPC_VERSION = "rpc.jsonrpc.version";
    const TMP_RPC_JSONRPC_REQUEST_ID = "rpc.jsonrpc.request_id";
    const TMP_RPC_JSONRPC_ERROR_CODE = "rpc.jsonrpc.error_code";
    const TMP_RPC_JSONRPC_ERROR_MESSAGE = "rpc.jsonrpc.error_message";
    const TMP_MESSAGE_TYPE = "message.type";
    const TMP_MESSAGE_ID = "message.id";
    const TMP_MESSAGE_COMPRESSED_SIZE = "message.compressed_size";
    const TMP_MESSAGE_UNCOMPRESSED_SIZE = "message.uncompressed_size";
    const SEMATTRS_AWS_LAMBDA_INVOKED_ARN = TMP_AWS_LAMBDA_INVOKED_ARN;
    const SEMATTRS_DB_SYSTEM = TMP_DB_SYSTEM;
    const SEMATTRS_DB_CONNECTION_STRING = TMP_DB_CONNECTION_STRING;
    const SEMATTRS_DB_USER = TMP_DB_USER;
    const SEMATTRS_DB_JDBC_DRIVER_CLASSNAME = TMP_DB_JDBC_DRIVER_CLASSNAME;
    const SEMATTRS_DB_NAME = TMP_DB_NAME;
    const SEMATTRS_DB_STATEMENT = TMP_DB_STATEMENT;
    const SEMATTRS_DB_OPERATION = TMP_DB_OPERATION;
    const SEMATTRS_DB_MSSQL_INSTANCE_NAME = TMP_DB_MSSQL_INSTANCE_NAME;
    const SEMATTRS_DB_CASSANDRA_KEYSPACE = TMP_DB_CASSANDRA_KEYSPACE;
    const SEMATTRS_DB_CASSANDRA_PAGE_SIZE = TMP_DB_CASSANDRA_PAGE_SIZE;
    const SEMATTRS_DB_CASSANDRA_CONSISTENCY_LEVEL = TMP_DB_CASSANDRA_CONSISTENCY_LEVEL;
    const SEMATTRS_DB_CASSANDRA_TABLE = TMP_DB_CASSANDRA_TABLE;
    const SEMATTRS_DB_CASSANDRA_IDEMPOTENCE = TMP_DB_CASSANDRA_IDEMPOTENCE;
    const SEMATTRS_DB_CASSANDRA_SPECULATIVE_EXECUTION_COUNT = TMP_DB_CASSANDRA_SPECULATIVE_EXECUTION_COUNT;
    const SEMATTRS_DB_CASSANDRA_COORDINATOR_ID = TMP_DB_CASSANDRA_COORDINATOR_ID;
    const SEMATTRS_DB_CASSANDRA_COORDINATOR_DC = TMP_DB_CASSANDRA_COORDINATOR_DC;
    const SEMATTRS_DB_HBASE_NAMESPACE = TMP_DB_HBASE_NAMESPACE;
    const SEMATTRS_DB_REDIS_DATABASE_INDEX = TMP_DB_REDIS_DATABASE_INDEX;
    const SEMATTRS_DB_MONGODB_COLLECTION = TMP_DB_MONGODB_COLLECTION;
    const SEMATTRS_DB_SQL_TABLE = TMP_DB_SQL_TABLE;
    const SEMATTRS_EXCEPTION_TYPE = TMP_EXCEPTION_TYPE;
    const SEMATTRS_EXCEPTION_MESSAGE = TMP_EXCEPTION_MESSAGE;
    const SEMATTRS_EXCEPTION_STACKTRACE = TMP_EXCEPTION_STACKTRACE;
    const SEMATTRS_EXCEPTION_ESCAPED = TMP_EXCEPTION_ESCAPED;
    const SEMATTRS_FAAS_TRIGGER = TMP_FAAS_TRIGGER;
    const SEMATTRS_FAAS_EXECUTION = TMP_FAAS_EXECUTION;
    const SEMATTRS_FAAS_DOCUMENT_COLLECTION = TMP_FAAS_DOCUMENT_COLLECTION;
    const SEMATTRS_FAAS_DOCUMENT_OPERATION = TMP_FAAS_DOCUMENT_OPERATION;
    const SEMATTRS_FAAS_DOCUMENT_TIME = TMP_FAAS_DOCUMENT_TIME;
    const SEMATTRS_FAAS_DOCUMENT_NAME = TMP_FAAS_DOCUMENT_NAME;
    const SEMATTRS_FAAS_TIME = TMP_FAAS_TIME;
    const SEMATTRS_FAAS_CRON = TMP_FAAS_CRON;
    const SEMATTRS_FAAS_COLDSTART = TMP_FAAS_COLDSTART;
    const SEMATTRS_FAAS_INVOKED_NAME = TMP_FAAS_INVOKED_NAME;
    const SEMATTRS_FAAS_INVOKED_PROVIDER = TMP_FAAS_INVOKED_PROVIDER;
    const SEMATTRS_FAAS_INVOKED_REGION = TMP_FAAS_INVOKED_REGION;
    const SEMATTRS_NET_TRANSPORT = TMP_NET_TRANSPORT;
    const SEMATTRS_NET_PEER_IP = TMP_NET_PEER_IP;
    const SEMATTRS_NET_PEER_PORT = TMP_NET_PEER_PORT;
    const SEMATTRS_NET_PEER_NAME = TMP_NET_PEER_NAME;
    const SEMATTRS_NET_HOST_IP = TMP_NET_HOST_IP;
    const SEMATTRS_NET_HOST_PORT = TMP_NET_HOST_PORT;
    const SEMATTRS_NET_HOST_NAME = TMP_NET_HOST_NAME;
    const SEMATTRS_NET_HOST_CONNECTION_TYPE = TMP_NET_HOST_CONNECTION_TYPE;
    const SEMATTRS_NET_HOST_CONNECTION_SUBTYPE = TMP_NET_HOST_CONNECTION_SUBTYPE;
    const SEMATTRS_NET_HOST_CARRIER_NAME = TMP_NET_HOST_CARRIER_NAME;
    const SEMATTRS_NET_HOST_CARRIER_MCC = TMP_NET_HOST_CARRIER_MCC;
    const SEMATTRS_NET_HOST_CARRIER_MNC = TMP_NET_HOST_CARRIER_MNC;
    const SEMATTRS_NET_HOST_CARRIER_ICC = TMP_NET_HOST_CARRIER_ICC;
    const SEMATTRS_PEER_SERVICE = TMP_PEER_SERVICE;
    const SEMATTRS_ENDUSER_ID = TMP_ENDUSER_ID;
    const SEMATTRS_ENDUSER_ROLE = TMP_ENDUSER_ROLE;
    const SEMATTRS_ENDUSER_SCOPE = TMP_ENDUSER_SCOPE;
    const SEMATTRS_THREAD_ID = TMP_THREAD_ID;
    const SEMATTRS_THREAD_NAME = TMP_THREAD_NAME;
    const SEMATTRS_CODE_FUNCTION = TMP_CODE_FUNCTION;
    const SEMATTRS_CODE_NAMESPACE = TMP_CODE_NAMESPACE;
    const SEMATTRS_CODE_FILEPATH = TMP_CODE_FILEPATH;
    const SEMATTRS_CODE_LINENO = TMP_CODE_LINENO;
    const SEMATTRS_HTTP_METHOD = TMP_HTTP_METHOD;
    const SEMATTRS_HTTP_URL = TMP_HTTP_URL;
    const SEMATTRS_HTTP_TARGET = TMP_HTTP_TARGET;
    const SEMATTRS_HTTP_HOST = TMP_HTTP_HOST;
    const SEMATTRS_HTTP_SCHEME = TMP_HTTP_SCHEME;
    const SEMATTRS_HTTP_STATUS_CODE = TMP_HTTP_STATUS_CODE;
    const SEMATTRS_HTTP_FLAVOR = TMP_HTTP_FLAVOR;
    const SEMATTRS_HTTP_USER_AGENT = TMP_HTTP_USER_AGENT;
    const SEMATTRS_HTTP_REQUEST_CONTENT_LENGTH = TMP_HTTP_REQUEST_CONTENT_LENGTH;
    const SEMATTRS_HTTP_REQUEST_CONTENT_LENGTH_UNCOMPRESSED = TMP_HTTP_REQUEST_CONTENT_LENGTH_UNCOMPRESSED;
    const SEMATTRS_HTTP_RESPONSE_CONTENT_LENGTH = TMP_HTTP_RESPONSE_CONTENT_LENGTH;
    const SEMATTRS_HTTP_RESPONSE_CONTENT_LENGTH_UNCOMPRESSED = TMP_HTTP_RESPONSE_CONTENT_LENGTH_UNCOMPRESSED;
    const SEMATTRS_HTTP_SERVER_NAME = TMP_HTTP_SERVER_NAME;
    const SEMATTRS_HTTP_ROUTE = TMP_HTTP_ROUTE;
    const SEMATTRS_HTTP_CLIENT_IP = TMP_HTTP_CLIENT_IP;
    const SEMATTRS_AWS_DYNAMODB_TABLE_NAMES = TMP_AWS_DYNAMODB_TABLE_NAMES;
    const SEMATTRS_AWS_DYNAMODB_CONSUMED_CAPACITY = TMP_AWS_DYNAMODB_CONSUMED_CAPACITY;
    const SEMATTRS_AWS_DYNAMODB_ITEM_COLLECTION_METRICS = TMP_AWS_DYNAMODB_ITEM_COLLECTION_METRICS;
    const SEMATTRS_AWS_DYNAMODB_PROVISIONED_READ_CAPACITY = TMP_AWS_DYNAMODB_PROVISIONED_READ_CAPACITY;
    const SEMATTRS_AWS_DYNAMODB_PROVISIONED_WRITE_CAPACITY = TMP_AWS_DYNAMODB_PROVISIONED_WRITE_CAPACITY;
    const SEMATTRS_AWS_DYNAMODB_CONSISTENT_READ = TMP_AWS_DYNAMODB_CONSISTENT_READ;
    const SEMATTRS_AWS_DYNAMODB_PROJECTION = TMP_AWS_DYNAMODB_PROJECTION;
    const SEMATTRS_AWS_DYNAMODB_LIMIT = TMP_AWS_DYNAMODB_LIMIT;
    const SEMATTRS_AWS_DYNAMODB_ATTRIBUTES_TO_GET = TMP_AWS_DYNAMODB_ATTRIBUTES_TO_GET;
    const SEMATTRS_AWS_DYNAMODB_INDEX_NAME = TMP_AWS_DYNAMODB_INDEX_NAME;
    const SEMATTRS_AWS_DYNAMODB_SELECT = TMP_AWS_DYNAMODB_SELECT;
    const SEMATTRS_AWS_DYNAMODB_GLOBAL_SECONDARY_INDEXES = TMP_AWS_DYNAMODB_GLOBAL_SECONDARY_INDEXES;
    const SEMATTRS_AWS_DYNAMODB_LOCAL_SECONDARY_INDEXES = TMP_AWS_DYNAMODB_LOCAL_SECONDARY_INDEXES;
    const SEMATTRS_AWS_DYNAMODB_EXCLUSIVE_START_TABLE = TMP_AWS_DYNAMODB_EXCLUSIVE_START_TABLE;
    const SEMATTRS_AWS_DYNAMODB_TABLE_COUNT = TMP_AWS_DYNAMODB_TABLE_COUNT;
    const SEMATTRS_AWS_DYNAMODB_SCAN_FORWARD = TMP_AWS_DYNAMODB_SCAN_FORWARD;
    const SEMATTRS_AWS_DYNAMODB_SEGMENT = TMP_AWS_DYNAMODB_SEGMENT;
    const SEMATTRS_AWS_DYNAMODB_TOTAL_SEGMENTS = TMP_AWS_DYNAMODB_TOTAL_SEGMENTS;
    const SEMATTRS_AWS_DYNAMODB_COUNT = TMP_AWS_DYNAMODB_COUNT;
    const SEMATTRS_AWS_DYNAMODB_SCANNED_COUNT = TMP_AWS_DYNAMODB_SCANNED_COUNT;
    const SEMATTRS_AWS_DYNAMODB_ATTRIBUTE_DEFINITIONS = TMP_AWS_DYNAMODB_ATTRIBUTE_DEFINITIONS;
    const SEMATTRS_AWS_DYNAMODB_GLOBAL_SECONDARY_INDEX_UPDATES = TMP_AWS_DYNAMODB_GLOBAL_SECONDARY_INDEX_UPDATES;
    const SEMATTRS_MESSAGING_SYSTEM = TMP_MESSAGING_SYSTEM;
    const SEMATTRS_MESSAGING_DESTINATION = TMP_MESSAGING_DESTINATION;
    const SEMATTRS_MESSAGING_DESTINATION_KIND = TMP_MESSAGING_DESTINATION_KIND;
    const SEMATTRS_MESSAGING_TEMP_DESTINATION = TMP_MESSAGING_TEMP_DESTINATION;
    const SEMATTRS_MESSAGING_PROTOCOL = TMP_MESSAGING_PROTOCOL;
    const SEMATTRS_MESSAGING_PROTOCOL_VERSION = TMP_MESSAGING_PROTOCOL_VERSION;
    const SEMATTRS_MESSAGING_URL = TMP_MESSAGING_URL;
    const SEMATTRS_MESSAGING_MESSAGE_ID = TMP_MESSAGING_MESSAGE_ID;
    const SEMATTRS_MESSAGING_CONVERSATION_ID = TMP_MESSAGING_CONVERSATION_ID;
    const SEMATTRS_MESSAGING_MESSAGE_PAYLOAD_SIZE_BYTES = TMP_MESSAGING_MESSAGE_PAYLOAD_SIZE_BYTES;
    const SEMATTRS_MESSAGING_MESSAGE_PAYLOAD_COMPRESSED_SIZE_BYTES = TMP_MESSAGING_MESSAGE_PAYLOAD_COMPRESSED_SIZE_BYTES;
    const SEMATTRS_MESSAGING_OPERATION = TMP_MESSAGING_OPERATION;
    const SEMATTRS_MESSAGING_CONSUMER_ID = TMP_MESSAGING_CONSUMER_ID;
    const SEMATTRS_MESSAGING_RABBITMQ_ROUTING_KEY = TMP_MESSAGING_RABBITMQ_ROUTING_KEY;
    const SEMATTRS_MESSAGING_KAFKA_MESSAGE_KEY = TMP_MESSAGING_KAFKA_MESSAGE_KEY;
    const SEMATTRS_MESSAGING_KAFKA_CONSUMER_GROUP = TMP_MESSAGING_KAFKA_CONSUMER_GROUP;
    const SEMATTRS_MESSAGING_KAFKA_CLIENT_ID = TMP_MESSAGING_KAFKA_CLIENT_ID;
    const SEMATTRS_MESSAGING_KAFKA_PARTITION = TMP_MESSAGING_KAFKA_PARTITION;
    const SEMATTRS_MESSAGING_KAFKA_TOMBSTONE = TMP_MESSAGING_KAFKA_TOMBSTONE;
    const SEMATTRS_RPC_SYSTEM = TMP_RPC_SYSTEM;
    const SEMATTRS_RPC_SERVICE = TMP_RPC_SERVICE;
    const SEMATTRS_RPC_METHOD = TMP_RPC_METHOD;
    const SEMATTRS_RPC_GRPC_STATUS_CODE = TMP_RPC_GRPC_STATUS_CODE;
    const SEMATTRS_RPC_JSONRPC_VERSION = TMP_RPC_JSONRPC_VERSION;
    const SEMATTRS_RPC_JSONRPC_REQUEST_ID = TMP_RPC_JSONRPC_REQUEST_ID;
    const SEMATTRS_RPC_JSONRPC_ERROR_CODE = TMP_RPC_JSONRPC_ERROR_CODE;
    const SEMATTRS_RPC_JSONRPC_ERROR_MESSAGE = TMP_RPC_JSONRPC_ERROR_MESSAGE;
    const SEMATTRS_MESSAGE_TYPE = TMP_MESSAGE_TYPE;
    const SEMATTRS_MESSAGE_ID = TMP_MESSAGE_ID;
    const SEMATTRS_MESSAGE_COMPRESSED_SIZE = TMP_MESSAGE_COMPRESSED_SIZE;
    const SEMATTRS_MESSAGE_UNCOMPRESSED_SIZE = TMP_MESSAGE_UNCOMPRESSED_SIZE;
    const SemanticAttributes = require_utils.createConstMap([ TMP_AWS_LAMBDA_INVOKED_ARN, TMP_DB_SYSTEM, TMP_DB_CONNECTION_STRING, TMP_DB_USER, TMP_DB_JDBC_DRIVER_CLASSNAME, TMP_DB_NAME, TMP_DB_STATEMENT, TMP_DB_OPERATION, TMP_DB_MSSQL_INSTANCE_NAME, TMP_DB_CASSANDRA_KEYSPACE, TMP_DB_CASSANDRA_PAGE_SIZE, TMP_DB_CASSANDRA_CONSISTENCY_LEVEL, TMP_DB_CASSANDRA_TABLE, TMP_DB_CASSANDRA_IDEMPOTENCE, TMP_DB_CASSANDRA_SPECULATIVE_EXECUTION_COUNT, TMP_DB_CASSANDRA_COORDINATOR_ID, TMP_DB_CASSANDRA_COORDINATOR_DC, TMP_DB_HBASE_NAMESPACE, TMP_DB_REDIS_DATABASE_INDEX, TMP_DB_MONGODB_COLLECTION, TMP_DB_SQL_TABLE, TMP_EXCEPTION_TYPE, TMP_EXCEPTION_MESSAGE, TMP_EXCEPTION_STACKTRACE, TMP_EXCEPTION_ESCAPED, TMP_FAAS_TRIGGER, TMP_FAAS_EXECUTION, TMP_FAAS_DOCUMENT_COLLECTION, TMP_FAAS_DOCUMENT_OPERATION, TMP_FAAS_DOCUMENT_TIME, TMP_FAAS_DOCUMENT_NAME, TMP_FAAS_TIME, TMP_FAAS_CRON, TMP_FAAS_COLDSTART, TMP_FAAS_INVOKED_NAME, TMP_FAAS_INVOKED_PROVIDER, TMP_FAAS_INVOKED_REGION, TMP_NET_TRANSPORT, TMP_NET_PEER_IP, TMP_NET_PEER_PORT, TMP_NET_PEER_NAME, TMP_NET_HOST_IP, TMP_NET_HOST_PORT, TMP_NET_HOST_NAME, TMP_NET_HOST_CONNECTION_TYPE, TMP_NET_HOST_CONNECTION_SUBTYPE, TMP_NET_HOST_CARRIER_NAME, TMP_NET_HOST_CARRIER_MCC, TMP_NET_HOST_CARRIER_MNC, TMP_NET_HOST_CARRIER_ICC, TMP_PEER_SERVICE, TMP_ENDUSER_ID, TMP_ENDUSER_ROLE, TMP_ENDUSER_SCOPE, TMP_THREAD_ID, TMP_THREAD_NAME, TMP_CODE_FUNCTION, TMP_CODE_NAMESPACE, TMP_CODE_FILEPATH, TMP_CODE_LINENO, TMP_HTTP_METHOD, TMP_HTTP_URL, TMP_HTTP_TARGET, TMP_HTTP_HOST, TMP_HTTP_SCHEME, TMP_HTTP_STATUS_CODE, TMP_HTTP_FLAVOR, TMP_HTTP_USER_AGENT, TMP_HTTP_REQUEST_CONTENT_LENGTH, TMP_HTTP_REQUEST_CONTENT_LENGTH_UNCOMPRESSED, TMP_HTTP_RESPONSE_CONTENT_LENGTH, TMP_HTTP_RESPONSE_CONTENT_LENGTH_UNCOMPRESSED, TMP_HTTP_SERVER_NAME, TMP_HTTP_ROUTE, TMP_HTTP_CLIENT_IP, TMP_AWS_DYNAMODB_TABLE_NAMES, TMP_AWS_DYNAMODB_CONSUMED_CAPACITY, TMP_AWS_DYNAMODB_ITEM_COLLECTION_METRICS, TMP_AWS_DYNAMODB_PROVISIONED_READ_CAPACITY, TMP_AWS_DYNAMODB_PROVISIONED_WRITE_CAPACITY, TMP_AWS_DYNAMODB_CONSISTENT_READ, TMP_AWS_DYNAMODB_PROJECTION, TMP_AWS_DYNAMODB_LIMIT, TMP_AWS_DYNAMODB_ATTRIBUTES_TO_GET, TMP_AWS_DYNAMODB_INDEX_NAME, TMP_AWS_DYNAMODB_SELECT, TMP_AWS_DYNAMODB_GLOBAL_SECONDARY_INDEXES, TMP_AWS_DYNAMODB_LOCAL_SECONDARY_INDEXES, TMP_AWS_DYNAMODB_EXCLUSIVE_START_TABLE, TMP_AWS_DYNAMODB_TABLE_COUNT, TMP_AWS_DYNAMODB_SCAN_FORWARD, TMP_AWS_DYNAMODB_SEGMENT, TMP_AWS_DYNAMODB_TOTAL_SEGMENTS, TMP_AWS_DYNAMODB_COUNT, TMP_AWS_DYNAMODB_SCANNED_COUNT, TMP_AWS_DYNAMODB_ATTRIBUTE_DEFINITIONS, TMP_AWS_DYNAMODB_GLOBAL_SECONDARY_INDEX_UPDATES, TMP_MESSAGING_SYSTEM, TMP_MESSAGING_DESTINATION, TMP_MESSAGING_DESTINATION_KIND, TMP_MESSAGING_TEMP_DESTINATION, TMP_MESSAGING_PROTOCOL, TMP_MESSAGING_PROTOCOL_VERSION, TMP_MESSAGING_URL, TMP_MESSAGING_MESSAGE_ID, TMP_MESSAGING_CONVERSATION_ID, TMP_MESSAGING_MESSAGE_PAYLOAD_SIZE_BYTES, TMP_MESSAGING_MESSAGE_PAYLOAD_COMPRESSED_SIZE_BYTES, TMP_MESSAGING_OPERATION, TMP_MESSAGING_CONSUMER_ID, TMP_MESSAGING_RABBITMQ_ROUTING_KEY, TMP_MESSAGING_KAFKA_MESSAGE_KEY, TMP_MESSAGING_KAFKA_CONSUMER_GROUP, TMP_MESSAGING_KAFKA_CLIENT_ID, TMP_MESSAGING_KAFKA_PARTITION, TMP_MESSAGING_KAFKA_TOMBSTONE, TMP_RPC_SYSTEM, TMP_RPC_SERVICE, TMP_RPC_METHOD, TMP_RPC_GRPC_STATUS_CODE, TMP_RPC_JSONRPC_VERSION, TMP_RPC_JSONRPC_REQUEST_ID, TMP_RPC_JSONRPC_ERROR_CODE, TMP_RPC_JSONRPC_ERROR_MESSAGE, TMP_MESSAGE_TYPE, TMP_MESSAGE_ID, TMP_MESSAGE_COMPRESSED_SIZE, TMP_MESSAGE_UNCOMPRESSED_SIZE ]);
    const TMP_DBSYSTEMVALUES_OTHER_SQL = "other_sql";
    const TMP_DBSYSTEMVALUES_MSSQL = "mssql";
    const TMP_DBSYSTEMVALUES_MYSQL = "mysql";
    const TMP_DBSYSTEMVALUES_ORACLE = "oracle";
    const TMP_DBSYSTEMVALUES_DB2 = "db2";
    const TMP_DBSYSTEMVALUES_POSTGRESQL = "postgresql";
    const TMP_DBSYSTEMVALUES_REDSHIFT = "redshift";
    const TMP_DBSYSTEMVALUES_HIVE = "hive";
    const TMP_DBSYSTEMVALUES_CLOUDSCAPE = "cloudscape";
    const TMP_DBSYSTEMVALUES_HSQLDB = "hsqldb";
    const TMP_DBSYSTEMVALUES_PROGRESS = "progress";
    const TMP_DBSYSTEMVALUES_MAXDB = "maxdb";
    const TMP_DBSYSTEMVALUES_HANADB = "hanadb";
    const TMP_DBSYSTEMVALUES_INGRES = "ingres";
    const TMP_DBSYSTEMVALUES_FIRSTSQL = "firstsql";
    const TMP_DBSYSTEMVALUES_EDB = "edb";
    const TMP_DBSYSTEMVALUES_CACHE = "cache";
    const TMP_DBSYSTEMVALUES_ADABAS = "adabas";
    const TMP_DBSYSTEMVALUES_FIREBIRD = "firebird";
    const TMP_DBSYSTEMVALUES_DERBY = "derby";
    const TMP_DBSYSTEMVALUES_FILEMAKER = "filemaker";
    const TMP_DBSYSTEMVALUES_INFORMIX = "informix";
    const TMP_DBSYSTEMVALUES_INSTANTDB = "instantdb";
    const TMP_DBSYSTEMVALUES_INTERBASE = "interbase";
    const TMP_DBSYSTEMVALUES_MARIADB = "mariadb";
    const TMP_DBSYSTEMVALUES_NETEZZA = "netezza";
    const TMP_DBSYSTEMVALUES_PERVASIVE = "pervasive";
    const TMP_DBSYSTEMVALUES_POINTBASE = "pointbase";
    const TMP_DBSYSTEMVALUES_SQLITE = "sqlite";
    const TMP_DBSYSTEMVALUES_SYBASE = "sybase";
    const TMP_DBSYSTEMVALUES_TERADATA = "teradata";
    const TMP_DBSYSTEMVALUES_VERTICA = "vertica";
    const TMP_DBSYSTEMVALUES_H2 = "h2";
    const TMP_DBSYSTEMVALUES_COLDFUSION = "coldfusion";
    const TMP_DBSYSTEMVALUES_CASSANDRA = "cassandra";
    const TMP_DBSYSTEMVALUES_HBASE = "hbase";
    const TMP_DBSYSTEMVALUES_MONGODB = "mongodb";
    const TMP_DBSYSTEMVALUES_REDIS = "redis";
    const TMP_DBSYSTEMVALUES_COUCHBASE = "couchbase";
    const TMP_DBSYSTEMVALUES_COUCHDB = "couchdb";
    const TMP_DBSYSTEMVALUES_COSMOSDB = "cosmosdb";
    const TMP_DBSYSTEMVALUES_DYNAMODB = "dynamodb";
    const TMP_DBSYSTEMVALUES_NEO4J = "neo4j";
    const TMP_DBSYSTEMVALUES_GEODE = "geode";
    const TMP_DBSYSTEMVALUES_ELASTICSEARCH = "elasticsearch";
    const TMP_DBSYSTEMVALUES_MEMCACHED = "memcached";
    const TMP_DBSYSTEMVALUES_COCKROACHDB = "cockroachdb";
    const DBSYSTEMVALUES_OTHER_SQL = TMP_DBSYSTEMVALUES_OTHER_SQL;
    const DBSYSTEMVALUES_MSSQL = TMP_DBSYSTEMVALUES_MSSQL;
    const DBSYSTEMVALUES_MYSQL = TMP_DBSYSTEMVALUES_MYSQL;
    const DBSYSTEMVALUES_ORACLE = TMP_DBSYSTEMVALUES_ORACLE;
    const DBSYSTEMVALUES_DB2 = TMP_DBSYSTEMVALUES_DB2;
    const DBSYSTEMVALUES_POSTGRESQL = TMP_DBSYSTEMVALUES_POSTGRESQL;
    const DBSYSTEMVALUES_REDSHIFT = TMP_DBSYSTEMVALUES_REDSHIFT;
    const DBSYSTEMVALUES_HIVE = TMP_DBSYSTEMVALUES_HIVE;
    const DBSYSTEMVALUES_CLOUDSCAPE = TMP_DBSYSTEMVALUES_CLOUDSCAPE;
    const DBSYSTEMVALUES_HSQLDB = TMP_DBSYSTEMVALUES_HSQLDB;
    const DBSYSTEMVALUES_PROGRESS = TMP_DBSYSTEMVALUES_PROGRESS;
    const DBSYSTEMVALUES_MAXDB = TMP_DBSYSTEMVALUES_MAXDB;
    const DBSYSTEMVALUES_HANADB = TMP_DBSYSTEMVALUES_HANADB;
    const DBSYSTEMVALUES_INGRES = TMP_DBSYSTEMVALUES_INGRES;
    const DBSYSTEMVALUES_FIRSTSQL = TMP_DBSYSTEMVALUES_FIRSTSQL;
    const DBSYSTEMVALUES_EDB = TMP_DBSYSTEMVALUES_EDB;
    const DBSYSTEMVALUES_CACHE = TMP_DBSYSTEMVALUES_CACHE;
    const DBSYSTEMVALUES_ADABAS = TMP_DBSYSTEMVALUES_ADABAS;
    const DBSYSTEMVALUES_FIREBIRD = TMP_DBSYSTEMVALUES_FIREBIRD;
    const DBSYSTEMVALUES_DERBY = TMP_DBSYSTEMVALUES_DERBY;
    const DBSYSTEMVALUES_FILEMAKER = TMP_DBSYSTEMVALUES_FILEMAKER;
    const DBSYSTEMVALUES_INFORMIX = TMP_DBSYSTEMVALUES_INFORMIX;
    const DBSYSTEMVALUES_INSTANTDB = TMP_DBSYSTEMVALUES_INSTANTDB;
    const DBSYSTEMVALUES_INTERBASE = TMP_DBSYSTEMVALUES_INTERBASE;
    const DBSYSTEMVALUES_MARIADB = TMP_DBSYSTEMVALUES_MARIADB;
    const DBSYSTEMVALUES_NETEZZA = TMP_DBSYSTEMVALUES_NETEZZA;
    const DBSYSTEMVALUES_PERVASIVE = TMP_DBSYSTEMVALUES_PERVASIVE;
    const DBSYSTEMVALUES_POINTBASE = TMP_DBSYSTEMVALUES_POINTBASE;
    const DBSYSTEMVALUES_SQLITE = TMP_DBSYSTEMVALUES_SQLITE;
    const DBSYSTEMVALUES_SYBASE = TMP_DBSYSTEMVALUES_SYBASE;
    const DBSYSTEMVALUES_TERADATA = TMP_DBSYSTEMVALUES_TERADATA;
    const DBSYSTEMVALUES_VERTICA = TMP_DBSYSTEMVALUES_VERTICA;
    const DBSYSTEMVALUES_H2 = TMP_DBSYSTEMVALUES_H2;
    const DBSYSTEMVALUES_COLDFUSION = TMP_DBSYSTEMVALUES_COLDFUSION;
    const DBSYSTEMVALUES_CASSANDRA = TMP_DBSYSTEMVALUES_CASSANDRA;
    const DBSYSTEMVALUES_HBASE = TMP_DBSYSTEMVALUES_HBASE;
    const DBSYSTEMVALUES_MONGODB = TMP_DBSYSTEMVALUES_MONGODB;
    const DBSYSTEMVALUES_REDIS = TMP_DBSYSTEMVALUES_REDIS;
    const DBSYSTEMVALUES_COUCHBASE = TMP_DBSYSTEMVALUES_COUCHBASE;
    const DBSYSTEMVALUES_COUCHDB = TMP_DBSYSTEMVALUES_COUCHDB;
    const DBSYSTEMVALUES_COSMOSDB = TMP_DBSYSTEMVALUES_COSMOSDB;
    const DBSYSTEMVALUES_DYNAMODB = TMP_DBSYSTEMVALUES_DYNAMODB;
    const DBSYSTEMVALUES_NEO4J = TMP_DBSYSTEMVALUES_NEO4J;
    const DBSYSTEMVALUES_GEODE = TMP_DBSYSTEMVALUES_GEODE;
    const DBSYSTEMVALUES_ELASTICSEARCH = TMP_DBSYSTEMVALUES_ELASTICSEARCH;
    const DBSYSTEMVALUES_MEMCACHED = TMP_DBSYSTEMVALUES_MEMCACHED;
    const DBSYSTEMVALUES_COCKROACHDB = TMP_DBSYSTEMVALUES_COCKROACHDB;
    const DbSystemValues = require_utils.createConstMap([ TMP_DBSYSTEMVALUES_OTHER_SQL, TMP_DBSYSTEMVALUES_MSSQL, TMP_DBSYSTEMVALUES_MYSQL, TMP_DBSYSTEMVALUES_ORACLE, TMP_DBSYSTEMVALUES_DB2, TMP_DBSYSTEMVALUES_POSTGRESQL, TMP_DBSYSTEMVALUES_REDSHIFT, TMP_DBSYSTEMVALUES_HIVE, TMP_DBSYSTEMVALUES_CLOUDSCAPE, TMP_DBSYSTEMVALUES_HSQLDB, TMP_DBSYSTEMVALUES_PROGRESS, TMP_DBSYSTEMVALUES_MAXDB, TMP_DBSYSTEMVALUES_HANADB, TMP_DBSYSTEMVALUES_INGRES, TMP_DBSYSTEMVALUES_FIRSTSQL, TMP_DBSYSTEMVALUES_EDB, TMP_DBSYSTEMVALUES_CACHE, TMP_DBSYSTEMVALUES_ADABAS, TMP_DBSYSTEMVALUES_FIREBIRD, TMP_DBSYSTEMVALUES_DERBY, TMP_DBSYSTEMVALUES_FILEMAKER, TMP_DBSYSTEMVALUES_INFORMIX, TMP_DBSYSTEMVALUES_INSTANTDB, TMP_DBSYSTEMVALUES_INTERBASE, TMP_DBSYSTEMVALUES_MARIADB, TMP_DBSYSTEMVALUES_NETEZZA, TMP_DBSYSTEMVALUES_PERVASIVE, TMP_DBSYSTEMVALUES_POINTBASE, TMP_DBSYSTEMVALUES_SQLITE, TMP_DBSYSTEMVALUES_SYBASE, TMP_DBSYSTEMVALUES_TERADATA, TMP_DBSYSTEMVALUES_VERTICA, TMP_DBSYSTEMVALUES_H2, TMP_DBSYSTEMVALUES_COLDFUSION, TMP_DBSYSTEMVALUES_CASSANDRA, TMP_DBSYSTEMVALUES_HBASE, TMP_DBSYSTEMVALUES_MONGODB, TMP_DBSYSTEMVALUES_REDIS, TMP_DBSYSTEMVALUES_COUCHBASE, TMP_DBSYSTEMVALUES_COUCHDB, TMP_DBSYSTEMVALUES_COSMOSDB, TMP_DBSYSTEMVALUES_DYNAMODB, TMP_DBSYSTEMVALUES_NEO4J, TMP_DBSYSTEMVALUES_GEODE, TMP_DBSYSTEMVALUES_ELASTICSEARCH, TMP_DBSYSTEMVALUES_MEMCACHED, TMP_DBSYSTEMVALUES_COCKROACHDB ]);
    const TMP_DBCASSANDRACONSISTENCYLEVELVALUES_ALL = "all";
    const TMP_DBCASSANDRACONSISTENCYLEVELVALUES_EACH_QUORUM = "each_quorum";
    const TMP_DBCASSANDRACONSISTENCYLEVELVALUES_QUORUM = "quorum";
    const TMP_DBCASSANDRACONSISTENCYLEVELVALUES_LOCAL_QUORUM = "local_quorum";
    const TMP_DBCASSANDRACONSISTENCYLEVELVALUES_ONE = "one";
    const TMP_DBCASSANDRACONSISTENCYLEVELVALUES_TWO = "two";
    const TMP_DBCASSANDRACONSISTENCYLEVELVALUES_THREE = "three";
    const TMP_DBCASSANDRACONSISTENCYLEVELVALUES_LOCAL_ONE = "local_one";
    const TMP_DBCASSANDRACONSISTENCYLEVELVALUES_ANY = "any";
    const TMP_DBCASSANDRACONSISTENCYLEVELVALUES_SERIAL = "serial";
    const TMP_DBCASSANDRACONSISTENCYLEVELVALUES_LOCAL_SERIAL = "local_serial";
    const DBCASSANDRACONSISTENCYLEVELVALUES_ALL = TMP_DBCASSANDRACONSISTENCYLEVELVALUES_ALL;
    const DBCASSANDRACONSISTENCYLEVELVALUES_EACH_QUORUM = TMP_DBCASSANDRACONSISTENCYLEVELVALUES_EACH_QUORUM;
    const DBCASSANDRACONSISTENCYLEVELVALUES_QUORUM = TMP_DBCASSANDRACONSISTENCYLEVELVALUES_QUORUM;
    const DBCASSANDRACONSISTENCYLEVELVALUES_LOCAL_QUORUM = TMP_DBCASSANDRACONSISTENCYLEVELVALUES_LOCAL_QUORUM;
    const DBCASSANDRACONSISTENCYLEVELVALUES_ONE = TMP_DBCASSANDRACONSISTENCYLEVELVALUES_ONE;
    const DBCASSANDRACONSISTENCYLEVELVALUES_TWO = TMP_DBCASSANDRACONSISTENCYLEVELVALUES_TWO;
    const DBCASSANDRACONSISTENCYLEVELVALUES_THREE = TMP_DBCASSANDRACONSISTENCYLEVELVALUES_THREE;
    const DBCASSANDRACONSISTENCYLEVELVALUES_LOCAL_ONE = TMP_DBCASSANDRACONSISTENCYLEVELVALUES_LOCAL_ONE;
    const DBCASSANDRACONSISTENCYLEVELVALUES_ANY = TMP_DBCASSANDRACONSISTENCYLEVELVALUES_ANY;
    const DBCASSANDRACONSISTENCYLEVELVALUES_SERIAL = TMP_DBCASSANDRACONSISTENCYLEVELVALUES_SERIAL;
    const DBCASSANDRACONSISTENCYLEVELVALUES_LOCAL_SERIAL = TMP_DBCASSANDRACONSISTENCYLEVELVALUES_LOCAL_SERIAL;
    const DbCassandraConsistencyLevelValues = require_utils.createConstMap([ TMP_DBCASSANDRACONSISTENCYLEVELVALUES_ALL, TMP_DBCASSANDRACONSISTENCYLEVELVALUES_EACH_QUORUM, TMP_DBCASSANDRACONSISTENCYLEVELVALUES_QUORUM, TMP_DBCASSANDRACONSISTENCYLEVELVALUES_LOCAL_QUORUM, TMP_DBCASSANDRACONSISTENCYLEVELVALUES_ONE, TMP_DBCASSANDRACONSISTENCYLEVELVALUES_TWO, TMP_DBCASSANDRACONSISTENCYLEVELVALUES_THREE, TMP_DBCASSANDRACONSISTENCYLEVELVALUES_LOCAL_ONE, TMP_DBCASSANDRACONSISTENCYLEVELVALUES_ANY, TMP_DBCASSANDRACONSISTENCYLEVELVALUES_SERIAL, TMP_DBCASSANDRACONSISTENCYLEVELVALUES_LOCAL_SERIAL ]);
    const TMP_FAASTRIGGERVALUES_DATASOURCE = "datasource";
    const TMP_FAASTRIGGERVALUES_HTTP = "http";
    const TMP_FAASTRIGGERVALUES_PUBSUB = "pubsub";
    const TMP_FAASTRIGGERVALUES_TIMER = "timer";
    const TMP_FAASTRIGGERVALUES_OTHER = "other";
    const FAASTRIGGERVALUES_DATASOURCE = TMP_FAASTRIGGERVALUES_DATASOURCE;
    const FAASTRIGGERVALUES_HTTP = TMP_FAASTRIGGERVALUES_HTTP;
    const FAASTRIGGERVALUES_PUBSUB = TMP_FAASTRIGGERVALUES_PUBSUB;
    const FAASTRIGGERVALUES_TIMER = TMP_FAASTRIGGERVALUES_TIMER;
    const FAASTRIGGERVALUES_OTHER = TMP_FAASTRIGGERVALUES_OTHER;
    const FaasTriggerValues = require_utils.createConstMap([ TMP_FAASTRIGGERVALUES_DATASOURCE, TMP_FAASTRIGGERVALUES_HTTP, TMP_FAASTRIGGERVALUES_PUBSUB, TMP_FAASTRIGGERVALUES_TIMER, TMP_FAASTRIGGERVALUES_OTHER ]);
    const TMP_FAASDOCUMENTOPERATIONVALUES_INSERT = "insert";
    const TMP_FAASDOCUMENTOPERATIONVALUES_EDIT = "edit";
    const TMP_FAASDOCUMENTOPERATIONVALUES_DELETE = "delete";
    const FAASDOCUMENTOPERATIONVALUES_INSERT = TMP_FAASDOCUMENTOPERATIONVALUES_INSERT;
    const FAASDOCUMENTOPERATIONVALUES_EDIT = TMP_FAASDOCUMENTOPERATIONVALUES_EDIT;
    const FAASDOCUMENTOPERATIONVALUES_DELETE = TMP_FAASDOCUMENTOPERATIONVALUES_DELETE;
    const FaasDocumentOperationValues = require_utils.createConstMap([ TMP_FAASDOCUMENTOPERATIONVALUES_INSERT, TMP_FAASDOCUMENTOPERATIONVALUES_EDIT, TMP_FAASDOCUMENTOPERATIONVALUES_DELETE ]);
    const TMP_FAASINVOKEDPROVIDERVALUES_ALIBABA_CLOUD = "alibaba_cloud";
    const TMP_FAASINVOKEDPROVIDERVALUES_AWS = "aws";
    const TMP_FAASINVOKEDPROVIDERVALUES_AZURE = "azure";
    const TMP_FAASINVOKEDPROVIDERVALUES_GCP = "gcp";
    const FAASINVOKEDPROVIDERVALUES_ALIBABA_CLOUD = TMP_FAASINVOKEDPROVIDERVALUES_ALIBABA_CLOUD;
    const FAASINVOKEDPROVIDERVALUES_AWS = TMP_FAASINVOKEDPROVIDERVALUES_AWS;
    const FAASINVOKEDPROVIDERVALUES_AZURE = TMP_FAASINVOKEDPROVIDERVALUES_AZURE;
    const FAASINVOKEDPROVIDERVALUES_GCP = TMP_FAASINVOKEDPROVIDERVALUES_GCP;
    const FaasInvokedProviderValues = require_utils.createConstMap([ TMP_FAASINVOKEDPROVIDERVALUES_ALIBABA_CLOUD, TMP_FAASINVOKEDPROVIDERVALUES_AWS, TMP_FAASINVOKEDPROVIDERVALUES_AZURE, TMP_FAASINVOKEDPROVIDERVALUES_GCP ]);
    const TMP_NETTRANSPORTVALUES_IP_TCP = "ip_tcp";
    const TMP_NETTRANSPORTVALUES_IP_UDP = "ip_udp";
    const TMP_NETTRANSPORTVALUES_IP = "ip";
    const TMP_NETTRANSPORTVALUES_UNIX = "unix";
    const TMP_NETTRANSPORTVALUES_PIPE = "pipe";
    const TMP_NETTRANSPORTVALUES_INPROC = "inproc";
    const TMP_NETTRANSPORTVALUES_OTHER = "other";
    const NETTRANSPORTVALUES_IP_TCP = TMP_NETTRANSPORTVALUES_IP_TCP;
    const NETTRANSPORTVALUES_IP_UDP = TMP_NETTRANSPORTVALUES_IP_UDP;
    const NETTRANSPORTVALUES_IP = TMP_NETTRANSPORTVALUES_IP;
    const NETTRANSPORTVALUES_UNIX = TMP_NETTRANSPORTVALUES_UNIX;
    const NETTRANSPORTVALUES_PIPE = TMP_NETTRANSPORTVALUES_PIPE;
    const NETTRANSPORTVALUES_INPROC = TMP_NETTRANSPORTVALUES_INPROC;
    const NETTRANSPORTVALUES_OTHER = TMP_NETTRANSPORTVALUES_OTHER;
    const NetTransportValues = require_utils.createConstMap([ TMP_NETTRANSPORTVALUES_IP_TCP, TMP_NETTRANSPORTVALUES_IP_UDP, TMP_NETTRANSPORTVALUES_IP, TMP_NETTRANSPORTVALUES_UNIX, TMP_NETTRANSPORTVALUES_PIPE, TMP_NETTRANSPORTVALUES_INPROC, TMP_NETTRANSPORTVALUES_OTHER ]);
    const TMP_NETHOSTCONNECTIONTYPEVALUES_WIFI = "wifi";
    const TMP_NETHOSTCONNECTIONTYPEVALUES_WIRED = "wired";
    const TMP_NETHOSTCONNECTIONTYPEVALUES_CELL = "cell";
    const TMP_NETHOSTCONNECTIONTYPEVALUES_UNAVAILABLE = "unavailable";
    const TMP_NETHOSTCONNECTIONTYPEVALUES_UNKNOWN = "unknown";
    const NETHOSTCONNECTIONTYPEVALUES_WIFI = TMP_NETHOSTCONNECTIONTYPEVALUES_WIFI;
    const NETHOSTCONNECTIONTYPEVALUES_WIRED = TMP_NETHOSTCONNECTIONTYPEVALUES_WIRED;
    const NETHOSTCONNECTIONTYPEVALUES_CELL = TMP_NETHOSTCONNECTIONTYPEVALUES_CELL;
    const NETHOSTCONNECTIONTYPEVALUES_UNAVAILABLE = TMP_NETHOSTCONNECTIONTYPEVALUES_UNAVAILABLE;
    const NETHOSTCONNECTIONTYPEVALUES_UNKNOWN = TMP_NETHOSTCONNECTIONTYPEVALUES_UNKNOWN;
    const NetHostConnectionTypeValues = require_utils.createConstMap([ TMP_NETHOSTCONNECTIONTYPEVALUES_WIFI, TMP_NETHOSTCONNECTIONTYPEVALUES_WIRED, TMP_NETHOSTCONNECTIONTYPEVALUES_CELL, TMP_NETHOSTCONNECTIONTYPEVALUES_UNAVAILABLE, TMP_NETHOSTCONNECTIONTYPEVALUES_UNKNOWN ]);
    const TMP_NETHOSTCONNECTIONSUBTYPEVALUES_GPRS = "gprs";
    const TMP_NETHOSTCONNECTIONSUBTYPEVALUES_EDGE = "edge";
    const TMP_NETHOSTCONNECTIONSUBTYPEVALUES_UMTS = "umts";
    const TMP_NETHOSTCONNECTIONSUBTYPEVALUES_CDMA = "cdma";
    const TMP_NETHOSTCONNECTIONSUBTYPEVALUES_EVDO_0 = "evdo_0";
    const TMP_NETHOSTCONNECTIONSUBTYPEVALUES_EVDO_A = "evdo_a";
    const TMP_NETHOSTCONNECTIONSUBTYPEVALUES_CDMA2000_1XRTT = "cdma2000_1xrtt";
    const TMP_NETHOSTCONNECTIONSUBTYPEVALUES_HSDPA = "hsdpa";
    const TMP_NETHOSTCONNECTIONSUBTYPEVALUES_HSUPA = "hsupa";
    const TMP_NETHOSTCONNECTIONSUBTYPEVALUES_HSPA = "hspa";
    const TMP_NETHOSTCONNECTIONSUBTYPEVALUES_IDEN = "iden";
    const TMP_NETHOSTCONNECTIONSUBTYPEVALUES_EVDO_B = "evdo_b";
    const TMP_NETHOSTCONNECTIONSUBTYPEVALUES_LTE = "lte";
    const TMP_NETHOSTCONNECTIONSUBTYPEVALUES_EHRPD = "ehrpd";
    const TMP_NETHOSTCONNECTIONSUBTYPEVALUES_HSPAP = "hspap";
    const TMP_NETHOSTCONNECTIONSUBTYPEVALUES_GSM = "gsm";
    const TMP_NETHOSTCONNECTIONSUBTYPEVALUES_TD_SCDMA = "td_scdma";
    const TMP_NETHOSTCONNECTIONSUBTYPEVALUES_IWLAN = "iwlan";
    const TMP_NETHOSTCONNECTIONSUBTYPEVALUES_NR = "nr";
    const TMP_NETHOSTCONNECTIONSUBTYPEVALUES_NRNSA = "nrnsa";
    const TMP_NETHOSTCONNECTIONSUBTYPEVALUES_LTE_CA = "lte_ca";
    const NETHOSTCONNECTIONSUBTYPEVALUES_GPRS = TMP_NETHOSTCONNECTIONSUBTYPEVALUES_GPRS;
    const NETHOSTCONNECTIONSUBTYPEVALUES_EDGE = TMP_NETHOSTCONNECTIONSUBTYPEVALUES_EDGE;
    const NETHOSTCONNECTIONSUBTYPEVALUES_UMTS = TMP_NETHOSTCONNECTIONSUBTYPEVALUES_UMTS;
    const NETHOSTCONNECTIONSUBTYPEVALUES_CDMA = TMP_NETHOSTCONNECTIONSUBTYPEVALUES_CDMA;
    const NETHOSTCONNECTIONSUBTYPEVALUES_EVDO_0 = TMP_NETHOSTCONNECTIONSUBTYPEVALUES_EVDO_0;
    const NETHOSTCONNECTIONSUBTYPEVALUES_EVDO_A = TMP_NETHOSTCONNECTIONSUBTYPEVALUES_EVDO_A;
    const NETHOSTCONNECTIONSUBTYPEVALUES_CDMA2000_1XRTT = TMP_NETHOSTCONNECTIONSUBTYPEVALUES_CDMA2000_1XRTT;
    const NETHOSTCONNECTIONSUBTYPEVALUES_HSDPA = TMP_NETHOSTCONNECTIONSUBTYPEVALUES_HSDPA;
    const NETHOSTCONNECTIONSUBTYPEVALUES_HSUPA = TMP_NETHOSTCONNECTIONSUBTYPEVALUES_HSUPA;
    const NETHOSTCONNECTIONSUBTYPEVALUES_HSPA = TMP_NETHOSTCONNECTIONSUBTYPEVALUES_HSPA;
    const NETHOSTCONNECTIONSUBTYPEVALUES_IDEN = TMP_NETHOSTCONNECTIONSUBTYPEVALUES_IDEN;
    const NETHOSTCONNECTIONSUBTYPEVALUES_EVDO_B = TMP_NETHOSTCONNECTIONSUBTYPEVALUES_EVDO_B;
    const NETHOSTCONNECTIONSUBTYPEVALUES_LTE = TMP_NETHOSTCONNECTIONSUBTYPEVALUES_LTE;
    const NETHOSTCONNECTIONSUBTYPEVALUES_EHRPD = TMP_NETHOSTCONNECTIONSUBTYPEVALUES_EHRPD;
    const NETHOSTCONNECTIONSUBTYPEVALUES_HSPAP = TMP_NETHOSTCONNECTIONSUBTYPEVALUES_HSPAP;
    const NETHOSTCONNECTIONSUBTYPEVALUES_GSM = TMP_NETHOSTCONNECTIONSUBTYPEVALUES_GSM;
    const NETHOSTCONNECTIONSUBTYPEVALUES_TD_SCDMA = TMP_NETHOSTCONNECTIONSUBTYPEVALUES_TD_SCDMA;
    const NETHOSTCONNECTIONSUBTYPEVALUES_IWLAN = TMP_NETHOSTCONNECTIONSUBTYPEVALUES_IWLAN;
    const NETHOSTCONNECTIONSUBTYPEVALUES_NR = TMP_NETHOSTCONNECTIONSUBTYPEVALUES_NR;
    const NETHOSTCONNECTIONSUBTYPEVALUES_NRNSA = TMP_NETHOSTCONNECTIONSUBTYPEVALUES_NRNSA;
    const NETHOSTCONNECTIONSUBTYPEVALUES_LTE_CA = TMP_NETHOSTCONNECTIONSUBTYPEVALUES_LTE_CA;
    const NetHostConnectionSubtypeValues = require_utils.createConstMap([ TMP_NETHOSTCONNECTIONSUBTYPEVALUES_GPRS, TMP_NETHOSTCONNECTIONSUBTYPEVALUES_EDGE, TMP_NETHOSTCONNECTIONSUBTYPEVALUES_UMTS, TMP_NETHOSTCONNECTIONSUBTYPEVALUES_CDMA, TMP_NETHOSTCONNECTIONSUBTYPEVALUES_EVDO_0, TMP_NETHOSTCONNECTIONSUBTYPEVALUES_EVDO_A, TMP_NETHOSTCONNECTIONSUBTYPEVALUES_CDMA2000_1XRTT, TMP_NETHOSTCONNECTIONSUBTYPEVALUES_HSDPA, TMP_NETHOSTCONNECTIONSUBTYPEVALUES_HSUPA, TMP_NETHOSTCONNECTIONSUBTYPEVALUES_HSPA, TMP_NETHOSTCONNECTIONSUBTYPEVALUES_IDEN, TMP_NETHOSTCONNECTIONSUBTYPEVALUES_EVDO_B, TMP_NETHOSTCONNECTIONSUBTYPEVALUES_LTE, TMP_NETHOSTCONNECTIONSUBTYPEVALUES_EHRPD, TMP_NETHOSTCONNECTIONSUBTYPEVALUES_HSPAP, TMP_NETHOSTCONNECTIONSUBTYPEVALUES_GSM, TMP_NETHOSTCONNECTIONSUBTYPEVALUES_TD_SCDMA, TMP_NETHOSTCONNECTIONSUBTYPEVALUES_IWLAN, TMP_NETHOSTCONNECTIONSUBTYPEVALUES_NR, TMP_NETHOSTCONNECTIONSUBTYPEVALUES_NRNSA, TMP_NETHOSTCONNECTIONSUBTYPEVALUES_LTE_CA ]);
    const TMP_HTTPFLAVORVALUES_HTTP_1_0 = "1.0";
    const TMP_HTTPFLAVORVALUES_HTTP_1_1 = "1.1";
    const TMP_HTTPFLAVORVALUES_HTTP_2_0 = "2.0";
    const TMP_HTTPFLAVORVALUES_SPDY = "SPDY";
    const TMP_HTTPFLAVORVALUES_QUIC = "QUIC";
    const HTTPFLAVORVALUES_HTTP_1_0 = TMP_HTTPFLAVORVALUES_HTTP_1_0;
    const HTTPFLAVORVALUES_HTTP_1_1 = TMP_HTTPFLAVORVALUES_HTTP_1_1;
    const HTTPFLAVORVALUES_HTTP_2_0 = TMP_HTTPFLAVORVALUES_HTTP_2_0;
    const HTTPFLAVORVALUES_SPDY = TMP_HTTPFLAVORVALUES_SPDY;
    const HTTPFLAVORVALUES_QUIC = TMP_HTTPFLAVORVALUES_QUIC;
    const HttpFlavorValues = {
      HTTP_1_0: TMP_HTTPFLAVORVALUES_HTTP_1_0,
      HTTP_1_1: TMP_HTTPFLAVORVALUES_HTTP_1_1,
      HTTP_2_0: TMP_HTTPFLAVORVALUES_HTTP_2_0,
      SPDY: TMP_HTTPFLAVORVALUES_SPDY,
      QUIC: TMP_HTTPFLAVORVALUES_QUIC
    };
    const TMP_MESSAGINGDESTINATIONKINDVALUES_QUEUE = "queue";
    const TMP_MESSAGINGDESTINATIONKINDVALUES_TOPIC = "topic";
    const MESSAGINGDESTINATIONKINDVALUES_QUEUE = TMP_MESSAGINGDESTINATIONKINDVALUES_QUEUE;
    const MESSAGINGDESTINATIONKINDVALUES_TOPIC = TMP_MESSAGINGDESTINATIONKINDVALUES_TOPIC;
    const MessagingDestinationKindValues = require_utils.createConstMap([ TMP_MESSAGINGDESTINATIONKINDVALUES_QUEUE, TMP_MESSAGINGDESTINATIONKINDVALUES_TOPIC ]);
    const TMP_MESSAGINGOPERATIONVALUES_RECEIVE = "receive";
    const TMP_MESSAGINGOPERATIONVALUES_PROCESS = "process";
    const MESSAGINGOPERATIONVALUES_RECEIVE = TMP_MESSAGINGOPERATIONVALUES_RECEIVE;
    const MESSAGINGOPERATIONVALUES_PROCESS = TMP_MESSAGINGOPERATIONVALUES_PROCESS;
    const MessagingOperationValues = require_utils.createConstMap([ TMP_MESSAGINGOPERATIONVALUES_RECEIVE, TMP_MESSAGINGOPERATIONVALUES_PROCESS ]);
    const TMP_RPCGRPCSTATUSCODEVALUES_OK = 0;
    const TMP_RPCGRPCSTATUSCODEVALUES_CANCELLED = 1;
    const TMP_RPCGRPCSTATUSCODEVALUES_UNKNOWN = 2;
    const TMP_RPCGRPCSTATUSCODEVALUES_INVALID_ARGUMENT = 3;
    const TMP_RPCGRPCSTATUSCODEVALUES_DEADLINE_EXCEEDED = 4;
    const TMP_RPCGRPCSTATUSCODEVALUES_NOT_FOUND = 5;
    const TMP_RPCGRPCSTATUSCODEVALUES_ALREADY_EXISTS = 6;
    const TMP_RPCGRPCSTATUSCODEVALUES_PERMISSION_DENIED = 7;
    const TMP_RPCGRPCSTATUSCODEVALUES_RESOURCE_EXHAUSTED = 8;
    const TMP_RPCGRPCSTATUSCODEVALUES_FAILED_PRECONDITION = 9;
    const TMP_RPCGRPCSTATUSCODEVALUES_ABORTED = 10;
    const TMP_RPCGRPCSTATUSCODEVALUES_OUT_OF_RANGE = 11;
    const TMP_RPCGRPCSTATUSCODEVALUES_UNIMPLEMENTED = 12;
    const TMP_RPCGRPCSTATUSCODEVALUES_INTERNAL = 13;
    const TMP_RPCGRPCSTATUSCODEVALUES_UNAVAILABLE = 14;
    const TMP_RPCGRPCSTATUSCODEVALUES_DATA_LOSS = 15;
    const TMP_RPCGRPCSTATUSCODEVALUES_UNAUTHENTICATED = 16;
    const RPCGRPCSTATUSCODEVALUES_OK = TMP_RPCGRPCSTATUSCODEVALUES_OK;
    const RPCGRPCSTATUSCODEVALUES_CANCELLED = TMP_RPCGRPCSTATUSCODEVALUES_CANCELLED;
    const RPCGRPCSTATUSCODEVALUES_UNKNOWN = TMP_RPCGRPCSTATUSCODEVALUES_UNKNOWN;
    const RPCGRPCSTATUSCODEVALUES_INVALID_ARGUMENT = TMP_RPCGRPCSTATUSCODEVALUES_INVALID_ARGUMENT;
    const RPCGRPCSTATUSCODEVALUES_DEADLINE_EXCEEDED = TMP_RPCGRPCSTATUSCODEVALUES_DEADLINE_EXCEEDED;
    const RPCGRPCSTATUSCODEVALUES_NOT_FOUND = TMP_RPCGRPCSTATUSCODEVALUES_NOT_FOUND;
    const RPCGRPCSTATUSCODEVALUES_ALREADY_EXISTS = TMP_RPCGRPCSTATUSCODEVALUES_ALREADY_EXISTS;
    const RPCGRPCSTATUSCODEVALUES_PERMISSION_DENIED = TMP_RPCGRPCSTATUSCODEVALUES_PERMISSION_DENIED;
    const RPCGRPCSTATUSCODEVALUES_RESOURCE_EXHAUSTED = TMP_RPCGRPCSTATUSCODEVALUES_RESOURCE_EXHAUSTED;
    const RPCGRPCSTATUSCODEVALUES_FAILED_PRECONDITION = TMP_RPCGRPCSTATUSCODEVALUES_FAILED_PRECONDITION;
    const RPCGRPCSTATUSCODEVALUES_ABORTED = TMP_RPCGRPCSTATUSCODEVALUES_ABORTED;
    const RPCGRPCSTATUSCODEVALUES_OUT_OF_RANGE = TMP_RPCGRPCSTATUSCODEVALUES_OUT_OF_RANGE;
    const RPCGRPCSTATUSCODEVALUES_UNIMPLEMENTED = TMP_RPCGRPCSTATUSCODEVALUES_UNIMPLEMENTED;
    const RPCGRPCSTATUSCODEVALUES_INTERNAL = TMP_RPCGRPCSTATUSCODEVALUES_INTERNAL;
    const RPCGRPCSTATUSCODEVALUES_UNAVAILABLE = TMP_RPCGRPCSTATUSCODEVALUES_UNAVAILABLE;
    const RPCGRPCSTATUSCODEVALUES_DATA_LOSS = TMP_RPCGRPCSTATUSCODEVALUES_DATA_LOSS;
    const RPCGRPCSTATUSCODEVALUES_UNAUTHENTICATED = TMP_RPCGRPCSTATUSCODEVALUES_UNAUTHENTICATED;
    const RpcGrpcStatusCodeValues = {
      OK: TMP_RPCGRPCSTATUSCODEVALUES_OK,
      CANCELLED: TMP_RPCGRPCSTATUSCODEVALUES_CANCELLED,
      UNKNOWN: TMP_RPCGRPCSTATUSCODEVALUES_UNKNOWN,
      INVALID_ARGUMENT: TMP_RPCGRPCSTATUSCODEVALUES_INVALID_ARGUMENT,
      DEADLINE_EXCEEDED: TMP_RPCGRPCSTATUSCODEVALUES_DEADLINE_EXCEEDED,
      NOT_FOUND: TMP_RPCGRPCSTATUSCODEVALUES_NOT_FOUND,
      ALREADY_EXISTS: TMP_RPCGRPCSTATUSCODEVALUES_ALREADY_EXISTS,
      PERMISSION_DENIED: TMP_RPCGRPCSTATUSCODEVALUES_PERMISSION_DENIED,
      RESOURCE_EXHAUSTED: TMP_RPCGRPCSTATUSCODEVALUES_RESOURCE_EXHAUSTED,
      FAILED_PRECONDITION: TMP_RPCGRPCSTATUSCODEVALUES_FAILED_PRECONDITION,
      ABORTED: TMP_RPCGRPCSTATUSCODEVALUES_ABORTED,
      OUT_OF_RANGE: TMP_RPCGRPCSTATUSCODEVALUES_OUT_OF_RANGE,
      UNIMPLEMENTED: TMP_RPCGRPCSTATUSCODEVALUES_UNIMPLEMENTED,
      INTERNAL: TMP_RPCGRPCSTATUSCODEVALUES_INTERNAL,
      UNAVAILABLE: TMP_RPCGRPCSTATUSCODEVALUES_UNAVAILABLE,
      DATA_LOSS: TMP_RPCGRPCSTATUSCODEVALUES_DATA_LOSS,
      UNAUTHENTICATED: TMP_RPCGRPCSTATUSCODEVALUES_UNAUTHENTICATED
    };
    const TMP_MESSAGETYPEVALUES_SENT = "SENT";
    const TMP_MESSAGETYPEVALUES_RECEIVED = "RECEIVED";
    const MESSAGETYPEVALUES_SENT = TMP_MESSAGETYPEVALUES_SENT;
    const MESSAGETYPEVALUES_RECEIVED = TMP_MESSAGETYPEVALUES_RECEIVED;
    const MessageTypeValues = require_utils.createConstMap([ TMP_MESSAGETYPEVALUES_SENT, TMP_MESSAGETYPEVALUES_RECEIVED ]);
    exports.DBCASSANDRACONSISTENCYLEVELVALUES_ALL = DBCASSANDRACONSISTENCYLEVELVALUES_ALL;
    exports.DBCASSANDRACONSISTENCYLEVELVALUES_ANY = DBCASSANDRACONSISTENCYLEVELVALUES_ANY;
    exports.DBCASSANDRACONSISTENCYLEVELVALUES_EACH_QUORUM = DBCASSANDRACONSISTENCYLEVELVALUES_EACH_QUORUM;
    exports.DBCASSANDRACONSISTENCYLEVELVALUES_LOCAL_ONE = DBCASSANDRACONSISTENCYLEVELVALUES_LOCAL_ONE;
    exports.DBCASSANDRACONSISTENCYLEVELVALUES_LOCAL_QUORUM = DBCASSANDRACONSISTENCYLEVELVALUES_LOCAL_QUORUM;
    exports.DBCASSANDRACONSISTENCYLEVELVALUES_LOCAL_SERIAL = DBCASSANDRACONSISTENCYLEVELVALUES_LOCAL_SERIAL;
    exports.DBCASSANDRACONSISTENCYLEVELVALUES_ONE = DBCASSANDRACONSISTENCYLEVELVALUES_ONE;
    exports.DBCASSANDRACONSISTENCYLEVELVALUES_QUORUM = DBCASSANDRACONSISTENCYLEVELVALUES_QUORUM;
    exports.DBCASSANDRACONSISTENCYLEVELVALUES_SERIAL = DBCASSANDRACONSISTENCYLEVELVALUES_SERIAL;
    exports.DBCASSANDRACONSISTENCYLEVELVALUES_THREE = DBCASSANDRACONSISTENCYLEVELVALUES_THREE;
    exports.DBCASSANDRACONSISTENCYLEVELVALUES_TWO = DBCASSANDRACONSISTENCYLEVELVALUES_TWO;
    exports.DBSYSTEMVALUES_ADABAS = DBSYSTEMVALUES_ADABAS;
    exports.DBSYSTEMVALUES_CACHE = DBSYSTEMVALUES_CACHE;
    exports.DBSYSTEMVALUES_CASSANDRA = DBSYSTEMVALUES_CASSANDRA;
    exports.DBSYSTEMVALUES_CLOUDSCAPE = DBSYSTEMVALUES_CLOUDSCAPE;
    exports.DBSYSTEMVALUES_COCKROACHDB = DBSYSTEMVALUES_COCKROACHDB;
    exports.DBSYSTEMVALUES_COLDFUSION = DBSYSTEMVALUES_COLDFUSION;
    exports.DBSYSTEMVALUES_COSMOSDB = DBSYSTEMVALUES_COSMOSDB;
    exports.DBSYSTEMVALUES_COUCHBASE = DBSYSTEMVALUES_COUCHBASE;
    exports.DBSYSTEMVALUES_COUCHDB = DBSYSTEMVALUES_COUCHDB;
    exports.DBSYSTEMVALUES_DB2 = DBSYSTEMVALUES_DB2;
    exports.DBSYSTEMVALUES_DERBY = DBSYSTEMVALUES_DERBY;
    exports.DBSYSTEMVALUES_DYNAMODB = DBSYSTEMVALUES_DYNAMODB;
    exports.DBSYSTEMVALUES_EDB = DBSYSTEMVALUES_EDB;
    exports.DBSYSTEMVALUES_ELASTICSEARCH = DBSYSTEMVALUES_ELASTICSEARCH;
    exports.DBSYSTEMVALUES_FILEMAKER = DBSYSTEMVALUES_FILEMAKER;
    exports.DBSYSTEMVALUES_FIREBIRD = DBSYSTEMVALUES_FIREBIRD;
    exports.DBSYSTEMVALUES_FIRSTSQL = DBSYSTEMVALUES_FIRSTSQL;
    exports.DBSYSTEMVALUES_GEODE = DBSYSTEMVALUES_GEODE;
    exports.DBSYSTEMVALUES_H2 = DBSYSTEMVALUES_H2;
    exports.DBSYSTEMVALUES_HANADB = DBSYSTEMVALUES_HANADB;
    exports.DBSYSTEMVALUES_HBASE = DBSYSTEMVALUES_HBASE;
    exports.DBSYSTEMVALUES_HIVE = DBSYSTEMVALUES_HIVE;
    exports.DBSYSTEMVALUES_HSQLDB = DBSYSTEMVALUES_HSQLDB;
    exports.DBSYSTEMVALUES_INFORMIX = DBSYSTEMVALUES_INFORMIX;
    exports.DBSYSTEMVALUES_INGRES = DBSYSTEMVALUES_INGRES;
    exports.DBSYSTEMVALUES_INSTANTDB = DBSYSTEMVALUES_INSTANTDB;
    exports.DBSYSTEMVALUES_INTERBASE = DBSYSTEMVALUES_INTERBASE;
    exports.DBSYSTEMVALUES_MARIADB = DBSYSTEMVALUES_MARIADB;
    exports.DBSYSTEMVALUES_MAXDB = DBSYSTEMVALUES_MAXDB;
    exports.DBSYSTEMVALUES_MEMCACHED = DBSYSTEMVALUES_MEMCACHED;
    exports.DBSYSTEMVALUES_MONGODB = DBSYSTEMVALUES_MONGODB;
    exports.DBSYSTEMVALUES_MSSQL = DBSYSTEMVALUES_MSSQL;
    exports.DBSYSTEMVALUES_MYSQL = DBSYSTEMVALUES_MYSQL;
    exports.DBSYSTEMVALUES_NEO4J = DBSYSTEMVALUES_NEO4J;
    exports.DBSYSTEMVALUES_NETEZZA = DBSYSTEMVALUES_NETEZZA;
    exports.DBSYSTEMVALUES_ORACLE = DBSYSTEMVALUES_ORACLE;
    exports.DBSYSTEMVALUES_OTHER_SQL = DBSYSTEMVALUES_OTHER_SQL;
    exports.DBSYSTEMVALUES_PERVASIVE = DBSYSTEMVALUES_PERVASIVE;
    exports.DBSYSTEMVALUES_POINTBASE = DBSYSTEMVALUES_POINTBASE;
    exports.DBSYSTEMVALUES_POSTGRESQL = DBSYSTEMVALUES_POSTGRESQL;
    exports.DBSYSTEMVALUES_PROGRESS = DBSYSTEMVALUES_PROGRESS;
    exports.DBSYSTEMVALUES_REDIS = DBSYSTEMVALUES_REDIS;
    exports.DBSYSTEMVALUES_REDSHIFT = DBSYSTEMVALUES_REDSHIFT;
    exports.DBSYSTEMVALUES_SQLITE = DBSYSTEMVALUES_SQLITE;
    exports.DBSYSTEMVALUES_SYBASE = DBSYSTEMVALUES_SYBASE;
    exports.DBSYSTEMVALUES_TERADATA = DBSYSTEMVALUES_TERADATA;
    exports.DBSYSTEMVALUES_VERTICA = DBSYSTEMVALUES_VERTICA;
    exports.DbCassandraConsistencyLevelValues = DbCassandraConsistencyLevelValues;
    exports.DbSystemValues = DbSystemValues;
    exports.FAASDOCUMENTOPERATIONVALUES_DELETE = FAASDOCUMENTOPERATIONVALUES_DELETE;
    exports.FAASDOCUMENTOPERATIONVALUES_EDIT = FAASDOCUMENTOPERATIONVALUES_EDIT;
    exports.FAASDOCUMENTOPERATIONVALUES_INSERT = FAASDOCUMENTOPERATIONVALUES_INSERT;
    exports.FAASINVOKEDPROVIDERVALUES_ALIBABA_CLOUD = FAASINVOKEDPROVIDERVALUES_ALIBABA_CLOUD;
    exports.FAASINVOKEDPROVIDERVALUES_AWS = FAASINVOKEDPROVIDERVALUES_AWS;
    exports.FAASINVOKEDPROVIDERVALUES_AZURE = FAASINVOKEDPROVIDERVALUES_AZURE;
    exports.FAASINVOKEDPROVIDERVALUES_GCP = FAASINVOKEDPROVIDERVALUES_GCP;
    exports.FAASTRIGGERVALUES_DATASOURCE = FAASTRIGGERVALUES_DATASOURCE;
    exports.FAASTRIGGERVALUES_HTTP = FAASTRIGGERVALUES_HTTP;
    exports.FAASTRIGGERVALUES_OTHER = FAASTRIGGERVALUES_OTHER;
    exports.FAASTRIGGERVALUES_PUBSUB = FAASTRIGGERVALUES_PUBSUB;
    exports.FAASTRIGGERVALUES_TIMER = FAASTRIGGERVALUES_TIMER;
    exports.FaasDocumentOperationValues = FaasDocumentOperationValues;
    exports.FaasInvokedProviderValues = FaasInvokedProviderValues;
    exports.FaasTriggerValues = FaasTriggerValues;
    exports.HTTPFLAVORVALUES_HTTP_1_0 = HTTPFLAVORVALUES_HTTP_1_0;
    exports.HTTPFLAVORVALUES_HTTP_1_1 = HTTPFLAVORVALUES_HTTP_1_1;
    exports.HTTPFLAVORVALUES_HTTP_2_0 = HTTPFLAVORVALUES_HTTP_2_0;
    exports.HTTPFLAVORVALUES_QUIC = HTTPFLAVORVALUES_QUIC;
    exports.HTTPFLAVORVALUES_SPDY = HTTPFLAVORVALUES_SPDY;
    exports.HttpFlavorValues = HttpFlavorValues;
    exports.MESSAGETYPEVALUES_RECEIVED = MESSAGETYPEVALUES_RECEIVED;
    exports.MESSAGETYPEVALUES_SENT = MESSAGETYPEVALUES_SENT;
    exports.MESSAGINGDESTINATIONKINDVALUES_QUEUE = MESSAGINGDESTINATIONKINDVALUES_QUEUE;
    exports.MESSAGINGDESTINATIONKINDVALUES_TOPIC = MESSAGINGDESTINATIONKINDVALUES_TOPIC;
    exports.MESSAGINGOPERATIONVALUES_PROCESS = MESSAGINGOPERATIONVALUES_PROCESS;
    exports.MESSAGINGOPERATIONVALUES_RECEIVE = MESSAGINGOPERATIONVALUES_RECEIVE;
    exports.MessageTypeValues = MessageTypeValues;
    exports.MessagingDestinationKindValues = MessagingDestinationKindValues;
    exports.MessagingOperationValues = MessagingOperationValues;
    exports.NETHOSTCONNECTIONSUBTYPEVALUES_CDMA = NETHOSTCONNECTIONSUBTYPEVALUES_CDMA;
    exports.NETHOSTCONNECTIONSUBTYPEVALUES_CDMA2000_1XRTT = NETHOSTCONNECTIONSUBTYPEVALUES_CDMA2000_1XRTT;
    exports.NETHOSTCONNECTIONSUBTYPEVALUES_EDGE = NETHOSTCONNECTIONSUBTYPEVALUES_EDGE;
    exports.NETHOSTCONNECTIONSUBTYPEVALUES_EHRPD = NETHOSTCONNECTIONSUBTYPEVALUES_EHRPD;
    exports.NETHOSTCONNECTIONSUBTYPEVALUES_EVDO_0 = NETHOSTCONNECTIONSUBTYPEVALUES_EVDO_0;
    exports.NETHOSTCONNECTIONSUBTYPEVALUES_EVDO_A = NETHOSTCONNECTIONSUBTYPEVALUES_EVDO_A;
    exports.NETHOSTCONNECTIONSUBTYPEVALUES_EVDO_B = NETHOSTCONNECTIONSUBTYPEVALUES_EVDO_B;
    exports.NETHOSTCONNECTIONSUBTYPEVALUES_GPRS = NETHOSTCONNECTIONSUBTYPEVALUES_GPRS;
    exports.NETHOSTCONNECTIONSUBTYPEVALUES_GSM = NETHOSTCONNECTIONSUBTYPEVALUES_GSM;
    exports.NETHOSTCONNECTIONSUBTYPEVALUES_HSDPA = NETHOSTCONNECTIONSUBTYPEVALUES_HSDPA;
    exports.NETHOSTCONNECTIONSUBTYPEVALUES_HSPA = NETHOSTCONNECTIONSUBTYPEVALUES_HSPA;
    exports.NETHOSTCONNECTIONSUBTYPEVALUES_HSPAP = NETHOSTCONNECTIONSUBTYPEVALUES_HSPAP;
    exports.NETHOSTCONNECTIONSUBTYPEVALUES_HSUPA = NETHOSTCONNECTIONSUBTYPEVALUES_HSUPA;
    exports.NETHOSTCONNECTIONSUBTYPEVALUES_IDEN = NETHOSTCONNECTIONSUBTYPEVALUES_IDEN;
    exports.NETHOSTCONNECTIONSUBTYPEVALUES_IWLAN = NETHOSTCONNECTIONSUBTYPEVALUES_IWLAN;
    exports.NETHOSTCONNECTIONSUBTYPEVALUES_LTE = NETHOSTCONNECTIONSUBTYPEVALUES_LTE;
    exports.NETHOSTCONNECTIONSUBTYPEVALUES_LTE_CA = NETHOSTCONNECTIONSUBTYPEVALUES_LTE_CA;
    exports.NETHOSTCONNECTIONSUBTYPEVALUES_NR = NETHOSTCONNECTIONSUBTYPEVALUES_NR;
    exports.NETHOSTCONNECTIONSUBTYPEVALUES_NRNSA = NETHOSTCONNECTIONSUBTYPEVALUES_NRNSA;
    exports.NETHOSTCONNECTIONSUBTYPEVALUES_TD_SCDMA = NETHOSTCONNECTIONSUBTYPEVALUES_TD_SCDMA;
    exports.NETHOSTCONNECTIONSUBTYPEVALUES_UMTS = NETHOSTCONNECTIONSUBTYPEVALUES_UMTS;
    exports.NETHOSTCONNECTIONTYPEVALUES_CELL = NETHOSTCONNECTIONTYPEVALUES_CELL;
    exports.NETHOSTCONNECTIONTYPEVALUES_UNAVAILABLE = NETHOSTCONNECTIONTYPEVALUES_UNAVAILABLE;
    exports.NETHOSTCONNECTIONTYPEVALUES_UNKNOWN = NETHOSTCONNECTIONTYPEVALUES_UNKNOWN;
    exports.NETHOSTCONNECTIONTYPEVALUES_WIFI = NETHOSTCONNECTIONTYPEVALUES_WIFI;
    exports.NETHOSTCONNECTIONTYPEVALUES_WIRED = NETHOSTCONNECTIONTYPEVALUES_WIRED;
    exports.NETTRANSPORTVALUES_INPROC = NETTRANSPORTVALUES_INPROC;
    exports.NETTRANSPORTVALUES_IP = NETTRANSPORTVALUES_IP;
    exports.NETTRANSPORTVALUES_IP_TCP = NETTRANSPORTVALUES_IP_TCP;
    exports.NETTRANSPORTVALUES_IP_UDP = NETTRANSPORTVALUES_IP_UDP;
    exports.NETTRANSPORTVALUES_OTHER = NETTRANSPORTVALUES_OTHER;
    exports.NETTRANSPORTVALUES_PIPE = NETTRANSPORTVALUES_PIPE;
    exports.NETTRANSPORTVALUES_UNIX = NETTRANSPORTVALUES_UNIX;
    exports.NetHostConnectionSubtypeValues = NetHostConnectionSubtypeValues;
    exports.NetHostConnectionTypeValues = NetHostConnectionTypeValues;
    exports.NetTransportValues = NetTransportValues;
    exports.RPCGRPCSTATUSCODEVALUES_ABORTED = RPCGRPCSTATUSCODEVALUES_ABORTED;
    exports.RPCGRPCSTATUSCODEVALUES_ALREADY_EXISTS = RPCGRPCSTATUSCODEVALUES_ALREADY_EXISTS;
    exports.RPCGRPCSTATUSCODEVALUES_CANCELLED = RPCGRPCSTATUSCODEVALUES_CANCELLED;
    exports.RPCGRPCSTATUSCODEVALUES_DATA_LOSS = RPCGRPCSTATUSCODEVALUES_DATA_LOSS;
    exports.RPCGRPCSTATUSCODEVALUES_DEADLINE_EXCEEDED = RPCGRPCSTATUSCODEVALUES_DEADLINE_EXCEEDED;
    exports.RPCGRPCSTATUSCODEVALUES_FAILED_PRECONDITION = RPCGRPCSTATUSCODEVALUES_FAILED_PRECONDITION;
    exports.RPCGRPCSTATUSCODEVALUES_INTERNAL = RPCGRPCSTATUSCODEVALUES_INTERNAL;
    exports.RPCGRPCSTATUSCODEVALUES_INVALID_ARGUMENT = RPCGRPCSTATUSCODEVALUES_INVALID_ARGUMENT;
    exports.RPCGRPCSTATUSCODEVALUES_NOT_FOUND = RPCGRPCSTATUSCODEVALUES_NOT_FOUND;
    exports.RPCGRPCSTATUSCODEVALUES_OK = RPCGRPCSTATUSCODEVALUES_OK;
    exports.RPCGRPCSTATUSCODEVALUES_OUT_OF_RANGE = RPCGRPCSTATUSCODEVALUES_OUT_OF_RANGE;
    exports.RPCGRPCSTATUSCODEVALUES_PERMISSION_DENIED = RPCGRPCSTATUSCODEVALUES_PERMISSION_DENIED;
    exports.RPCGRPCSTATUSCODEVALUES_RESOURCE_EXHAUSTED = RPCGRPCSTATUSCODEVALUES_RESOURCE_EXHAUSTED;
    exports.RPCGRPCSTATUSCODEVALUES_UNAUTHENTICATED = RPCGRPCSTATUSCODEVALUES_UNAUTHENTICATED;
    exports.RPCGRPCSTATUSCODEVALUES_UNAVAILABLE = RPCGRPCSTATUSCODEVALUES_UNAVAILABLE;
    exports.RPCGRPCSTATUSCODEVALUES_UNIMPLEMENTED = RPCGRPCSTATUSCODEVALUES_UNIMPLEMENTED;
    exports.RPCGRPCSTATUSCODEVALUES_UNKNOWN = RPCGRPCSTATUSCODEVALUES_UNKNOWN;
    exports.RpcGrpcStatusCodeValues = RpcGrpcStatusCodeValues;
    exports.SEMATTRS_AWS_DYNAMODB_ATTRIBUTES_TO_GET = SEMATTRS_AWS_DYNAMODB_ATTRIBUTES_TO_GET;
    exports.SEMATTRS_AWS_DYNAMODB_ATTRIBUTE_DEFINITIONS = SEMATTRS_AWS_DYNAMODB_ATTRIBUTE_DEFINITIONS;
    exports.SEMATTRS_AWS_DYNAMODB_CONSISTENT_READ = SEMATTRS_AWS_DYNAMODB_CONSISTENT_READ;
    exports.SEMATTRS_AWS_DYNAMODB_CONSUMED_CAPACITY = SEMATTRS_AWS_DYNAMODB_CONSUMED_CAPACITY;
    exports.SEMATTRS_AWS_DYNAMODB_COUNT = SEMATTRS_AWS_DYNAMODB_COUNT;
    exports.SEMATTRS_AWS_DYNAMODB_EXCLUSIVE_START_TABLE = SEMATTRS_AWS_DYNAMODB_EXCLUSIVE_START_TABLE;
    exports.SEMATTRS_AWS_DYNAMODB_GLOBAL_SECONDARY_INDEXES = SEMATTRS_AWS_DYNAMODB_GLOBAL_SECONDARY_INDEXES;
    exports.SEMATTRS_AWS_DYNAMODB_GLOBAL_SECONDARY_INDEX_UPDATES = SEMATTRS_AWS_DYNAMODB_GLOBAL_SECONDARY_INDEX_UPDATES;
    exports.SEMATTRS_AWS_DYNAMODB_INDEX_NAME = SEMATTRS_AWS_DYNAMODB_INDEX_NAME;
    exports.SEMATTRS_AWS_DYNAMODB_ITEM_COLLECTION_METRICS = SEMATTRS_AWS_DYNAMODB_ITEM_COLLECTION_METRICS;
    exports.SEMATTRS_AWS_DYNAMODB_LIMIT = SEMATTRS_AWS_DYNAMODB_LIMIT;
    exports.SEMATTRS_AWS_DYNAMODB_LOCAL_SECONDARY_INDEXES = SEMATTRS_AWS_DYNAMODB_LOCAL_SECONDARY_INDEXES;
    exports.SEMATTRS_AWS_DYNAMODB_PROJECTION = SEMATTRS_AWS_DYNAMODB_PROJECTION;
    exports.SEMATTRS_AWS_DYNAMODB_PROVISIONED_READ_CAPACITY = SEMATTRS_AWS_DYNAMODB_PROVISIONED_READ_CAPACITY;
    exports.SEMATTRS_AWS_DYNAMODB_PROVISIONED_WRITE_CAPACITY = SEMATTRS_AWS_DYNAMODB_PROVISIONED_WRITE_CAPACITY;
    exports.SEMATTRS_AWS_DYNAMODB_SCANNED_COUNT = SEMATTRS_AWS_DYNAMODB_SCANNED_COUNT;
    exports.SEMATTRS_AWS_DYNAMODB_SCAN_FORWARD = SEMATTRS_AWS_DYNAMODB_SCAN_FORWARD;
    exports.SEMATTRS_AWS_DYNAMODB_SEGMENT = SEMATTRS_AWS_DYNAMODB_SEGMENT;
    exports.SEMATTRS_AWS_DYNAMODB_SELECT = SEMATTRS_AWS_DYNAMODB_SELECT;
    exports.SEMATTRS_AWS_DYNAMODB_TABLE_COUNT = SEMATTRS_AWS_DYNAMODB_TABLE_COUNT;
    exports.SEMATTRS_AWS_DYNAMODB_TABLE_NAMES = SEMATTRS_AWS_DYNAMODB_TABLE_NAMES;
    exports.SEMATTRS_AWS_DYNAMODB_TOTAL_SEGMENTS = SEMATTRS_AWS_DYNAMODB_TOTAL_SEGMENTS;
    exports.SEMATTRS_AWS_LAMBDA_INVOKED_ARN = SEMATTRS_AWS_LAMBDA_INVOKED_ARN;
    exports.SEMATTRS_CODE_FILEPATH = SEMATTRS_CODE_FILEPATH;
    exports.SEMATTRS_CODE_FUNCTION = SEMATTRS_CODE_FUNCTION;
    exports.SEMATTRS_CODE_LINENO = SEMATTRS_CODE_LINENO;
    exports.SEMATTRS_CODE_NAMESPACE = SEMATTRS_CODE_NAMESPACE;
    exports.SEMATTRS_DB_CASSANDRA_CONSISTENCY_LEVEL = SEMATTRS_DB_CASSANDRA_CONSISTENCY_LEVEL;
    exports.SEMATTRS_DB_CASSANDRA_COORDINATOR_DC = SEMATTRS_DB_CASSANDRA_COORDINATOR_DC;
    exports.SEMATTRS_DB_CASSANDRA_COORDINATOR_ID = SEMATTRS_DB_CASSANDRA_COORDINATOR_ID;
    exports.SEMATTRS_DB_CASSANDRA_IDEMPOTENCE = SEMATTRS_DB_CASSANDRA_IDEMPOTENCE;
    exports.SEMATTRS_DB_CASSANDRA_KEYSPACE = SEMATTRS_DB_CASSANDRA_KEYSPACE;
    exports.SEMATTRS_DB_CASSANDRA_PAGE_SIZE = SEMATTRS_DB_CASSANDRA_PAGE_SIZE;
    exports.SEMATTRS_DB_CASSANDRA_SPECULATIVE_EXECUTION_COUNT = SEMATTRS_DB_CASSANDRA_SPECULATIVE_EXECUTION_COUNT;
    exports.SEMATTRS_DB_CASSANDRA_TABLE = SEMATTRS_DB_CASSANDRA_TABLE;
    exports.SEMATTRS_DB_CONNECTION_STRING = SEMATTRS_DB_CONNECTION_STRING;
    exports.SEMATTRS_DB_HBASE_NAMESPACE = SEMATTRS_DB_HBASE_NAMESPACE;
    exports.SEMATTRS_DB_JDBC_DRIVER_CLASSNAME = SEMATTRS_DB_JDBC_DRIVER_CLASSNAME;
    exports.SEMATTRS_DB_MONGODB_COLLECTION = SEMATTRS_DB_MONGODB_COLLECTION;
    exports.SEMATTRS_DB_MSSQL_INSTANCE_NAME = SEMATTRS_DB_MSSQL_INSTANCE_NAME;
    exports.SEMATTRS_DB_NAME = SEMATTRS_DB_NAME;
    exports.SEMATTRS_DB_OPERATION = SEMATTRS_DB_OPERATION;
    exports.SEMATTRS_DB_REDIS_DATABASE_INDEX = SEMATTRS_DB_REDIS_DATABASE_INDEX;
    exports.SEMATTRS_DB_SQL_TABLE = SEMATTRS_DB_SQL_TABLE;
    exports.SEMATTRS_DB_STATEMENT = SEMATTRS_DB_STATEMENT;
    exports.SEMATTRS_DB_SYSTEM = SEMATTRS_DB_SYSTEM;
    exports.SEMATTRS_DB_USER = SEMATTRS_DB_USER;
    exports.SEMATTRS_ENDUSER_ID = SEMATTRS_ENDUSER_ID;
    exports.SEMATTRS_ENDUSER_ROLE = SEMATTRS_ENDUSER_ROLE;
    exports.SEMATTRS_ENDUSER_SCOPE = SEMATTRS_ENDUSER_SCOPE;
    exports.SEMATTRS_EXCEPTION_ESCAPED = SEMATTRS_EXCEPTION_ESCAPED;
    exports.SEMATTRS_EXCEPTION_MESSAGE = SEMATTRS_EXCEPTION_MESSAGE;
    exports.SEMATTRS_EXCEPTION_STACKTRACE = SEMATTRS_EXCEPTION_STACKTRACE;
    exports.SEMATTRS_EXCEPTION_TYPE = SEMATTRS_EXCEPTION_TYPE;
    exports.SEMATTRS_FAAS_COLDSTART = SEMATTRS_FAAS_COLDSTART;
    exports.SEMATTRS_FAAS_CRON = SEMATTRS_FAAS_CRON;
    exports.SEMATTRS_FAAS_DOCUMENT_COLLECTION = SEMATTRS_FAAS_DOCUMENT_COLLECTION;
    exports.SEMATTRS_FAAS_DOCUMENT_NAME = SEMATTRS_FAAS_DOCUMENT_NAME;
    exports.SEMATTRS_FAAS_DOCUMENT_OPERATION = SEMATTRS_FAAS_DOCUMENT_OPERATION;
    exports.SEMATTRS_FAAS_DOCUMENT_TIME = SEMATTRS_FAAS_DOCUMENT_TIME;
    exports.SEMATTRS_FAAS_EXECUTION = SEMATTRS_FAAS_EXECUTION;
    exports.SEMATTRS_FAAS_INVOKED_NAME = SEMATTRS_FAAS_INVOKED_NAME;
    exports.SEMATTRS_FAAS_INVOKED_PROVIDER = SEMATTRS_FAAS_INVOKED_PROVIDER;
    exports.SEMATTRS_FAAS_INVOKED_REGION = SEMATTRS_FAAS_INVOKED_REGION;
    exports.SEMATTRS_FAAS_TIME = SEMATTRS_FAAS_TIME;
    exports.SEMATTRS_FAAS_TRIGGER = SEMATTRS_FAAS_TRIGGER;
    exports.SEMATTRS_HTTP_CLIENT_IP = SEMATTRS_HTTP_CLIENT_IP;
    exports.SEMATTRS_HTTP_FLAVOR = SEMATTRS_HTTP_FLAVOR;
    exports.SEMATTRS_HTTP_HOST = SEMATTRS_HTTP_HOST;
    exports.SEMATTRS_HTTP_METHOD = SEMATTRS_HTTP_METHOD;
    exports.SEMATTRS_HTTP_REQUEST_CONTENT_LENGTH = SEMATTRS_HTTP_REQUEST_CONTENT_LENGTH;
    exports.SEMATTRS_HTTP_REQUEST_CONTENT_LENGTH_UNCOMPRESSED = SEMATTRS_HTTP_REQUEST_CONTENT_LENGTH_UNCOMPRESSED;
    exports.SEMATTRS_HTTP_RESPONSE_CONTENT_LENGTH = SEMATTRS_HTTP_RESPONSE_CONTENT_LENGTH;
    exports.SEMATTRS_HTTP_RESPONSE_CONTENT_LENGTH_UNCOMPRESSED = SEMATTRS_HTTP_RESPONSE_CONTENT_LENGTH_UNCOMPRESSED;
    exports.SEMATTRS_HTTP_ROUTE = SEMATTRS_HTTP_ROUTE;
    exports.SEMATTRS_HTTP_SCHEME = SEMATTRS_HTTP_SCHEME;
    exports.SEMATTRS_HTTP_SERVER_NAME = SEMATTRS_HTTP_SERVER_NAME;
    exports.SEMATTRS_HTTP_STATUS_CODE = SEMATTRS_HTTP_STATUS_CODE;
    exports.SEMATTRS_HTTP_TARGET = SEMATTRS_HTTP_TARGET;
    exports.SEMATTRS_HTTP_URL = SEMATTRS_HTTP_URL;
    exports.SEMATTRS_HTTP_USER_AGENT = SEMATTRS_HTTP_USER_AGENT;
    exports.SEMATTRS_MESSAGE_COMPRESSED_SIZE = SEMATTRS_MESSAGE_COMPRESSED_SIZE;
    exports.SEMATTRS_MESSAGE_ID = SEMATTRS_MESSAGE_ID;
    exports.SEMATTRS_MESSAGE_TYPE = SEMATTRS_MESSAGE_TYPE;
    exports.SEMATTRS_MESSAGE_UNCOMPRESSED_SIZE = SEMATTRS_MESSAGE_UNCOMPRESSED_SIZE;
    exports.SEMATTRS_MESSAGING_CONSUMER_ID = SEMATTRS_MESSAGING_CONSUMER_ID;
    exports.SEMATTRS_MESSAGING_CONVERSATION_ID = SEMATTRS_MESSAGING_CONVERSATION_ID;
    exports.SEMATTRS_MESSAGING_DESTINATION = SEMATTRS_MESSAGING_DESTINATION;
    exports.SEMATTRS_MESSAGING_DESTINATION_KIND = SEMATTRS_MESSAGING_DESTINATION_KIND;
    exports.SEMATTRS_MESSAGING_KAFKA_CLIENT_ID = SEMATTRS_MESSAGING_KAFKA_CLIENT_ID;
    exports.SEMATTRS_MESSAGING_KAFKA_CONSUMER_GROUP = SEMATTRS_MESSAGING_KAFKA_CONSUMER_GROUP;
    exports.SEMATTRS_MESSAGING_KAFKA_MESSAGE_KEY = SEMATTRS_MESSAGING_KAFKA_MESSAGE_KEY;
    exports.SEMATTRS_MESSAGING_KAFKA_PARTITION = SEMATTRS_MESSAGING_KAFKA_PARTITION;
    exports.SEMATTRS_MESSAGING_KAFKA_TOMBSTONE = SEMATTRS_MESSAGING_KAFKA_TOMBSTONE;
    exports.SEMATTRS_MESSAGING_MESSAGE_ID = SEMATTRS_MESSAGING_MESSAGE_ID;
    exports.SEMATTRS_MESSAGING_MESSAGE_PAYLOAD_COMPRESSED_SIZE_BYTES = SEMATTRS_MESSAGING_MESSAGE_PAYLOAD_COMPRESSED_SIZE_BYTES;
    exports.SEMATTRS_MESSAGING_MESSAGE_PAYLOAD_SIZE_BYTES = SEMATTRS_MESSAGING_MESSAGE_PAYLOAD_SIZE_BYTES;
    exports.SEMATTRS_MESSAGING_OPERATION = SEMATTRS_MESSAGING_OPERATION;
    exports.SEMATTRS_MESSAGING_PROTOCOL = SEMATTRS_MESSAGING_PROTOCOL;
    exports.SEMATTRS_MESSAGING_PROTOCOL_VERSION = SEMATTRS_MESSAGING_PROTOCOL_VERSION;
    exports.SEMATTRS_MESSAGING_RABBITMQ_ROUTING_KEY = SEMATTRS_MESSAGING_RABBITMQ_ROUTING_KEY;
    exports.SEMATTRS_MESSAGING_SYSTEM = SEMATTRS_MESSAGING_SYSTEM;
    exports.SEMATTRS_MESSAGING_TEMP_DESTINATION = SEMATTRS_MESSAGING_TEMP_DESTINATION;
    exports.SEMATTRS_MESSAGING_URL = SEMATTRS_MESSAGING_URL;
    exports.SEMATTRS_NET_HOST_CARRIER_ICC = SEMATTRS_NET_HOST_CARRIER_ICC;
    exports.SEMATTRS_NET_HOST_CARRIER_MCC = SEMATTRS_NET_HOST_CARRIER_MCC;
    exports.SEMATTRS_NET_HOST_CARRIER_MNC = SEMATTRS_NET_HOST_CARRIER_MNC;
    exports.SEMATTRS_NET_HOST_CARRIER_NAME = SEMATTRS_NET_HOST_CARRIER_NAME;
    exports.SEMATTRS_NET_HOST_CONNECTION_SUBTYPE = SEMATTRS_NET_HOST_CONNECTION_SUBTYPE;
    exports.SEMATTRS_NET_HOST_CONNECTION_TYPE = SEMATTRS_NET_HOST_CONNECTION_TYPE;
    exports.SEMATTRS_NET_HOST_IP = SEMATTRS_NET_HOST_IP;
    exports.SEMATTRS_NET_HOST_NAME = SEMATTRS_NET_HOST_NAME;
    exports.SEMATTRS_NET_HOST_PORT = SEMATTRS_NET_HOST_PORT;
    exports.SEMATTRS_NET_PEER_IP = SEMATTRS_NET_PEER_IP;
    exports.SEMATTRS_NET_PEER_NAME = SEMATTRS_NET_PEER_NAME;
    exports.SEMATTRS_NET_PEER_PORT = SEMATTRS_NET_PEER_PORT;
    exports.SEMATTRS_NET_TRANSPORT = SEMATTRS_NET_TRANSPORT;
    exports.SEMATTRS_PEER_SERVICE = SEMATTRS_PEER_SERVICE;
    exports.SEMATTRS_RPC_GRPC_STATUS_CODE = SEMATTRS_RPC_GRPC_STATUS_CODE;
    exports.SEMATTRS_RPC_JSONRPC_ERROR_CODE = SEMATTRS_RPC_JSONRPC_ERROR_CODE;
    exports.SEMATTRS_RPC_JSONRPC_ERROR_MESSAGE = SEMATTRS_RPC_JSONRPC_ERROR_MESSAGE;
    exports.SEMATTRS_RPC_JSONRPC_REQUEST_ID = SEMATTRS_RPC_JSONRPC_REQUEST_ID;
    exports.SEMATTRS_RPC_JSONRPC_VERSION = SEMATTRS_RPC_JSONRPC_VERSION;
    exports.SEMATTRS_RPC_METHOD = SEMATTRS_RPC_METHOD;
    exports.SEMATTRS_RPC_SERVICE = SEMATTRS_RPC_SERVICE;
    exports.SEMATTRS_RPC_SYSTEM = SEMATTRS_RPC_SYSTEM;
    exports.SEMATTRS_THREAD_ID = SEMATTRS_THREAD_ID;
    exports.SEMATTRS_THREAD_NAME = SEMATTRS_THREAD_NAME;
    exports.SemanticAttributes = SemanticAttributes;
  })
};


