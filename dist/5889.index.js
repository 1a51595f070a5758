"use strict";

exports.id = 5889;

exports.ids = [ 5889 ];

exports.modules = {
  25889: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var workToEnd = (async function workToEnd(own) {
      const ended = await work(own).catch(async error => (await (0, _late_code_js__WEBPACK_IMPORTED_MODULE_0__.u)()).rescue(own, error));
      return await (await (0, _late_code_js__WEBPACK_IMPORTED_MODULE_0__.u)()).close(own, ended);
    });
    var work = (async function work(own) {
      const env_1 = {
        stack: [],
        error: void 0,
        hasError: false
      };
      try {
        void loadLater(own);
        const time = __addDisposableResource(env_1, (0, _propose_js__WEBPACK_IMPORTED_MODULE_1__.xl)(own), false);
        const proposed = await (0, _propose_js__WEBPACK_IMPORTED_MODULE_1__.BM)(own, time);
        const {publish: publish} = await (0, _late_code_js__WEBPACK_IMPORTED_MODULE_0__.Y)();
        const published = await publish(own, proposed);
        if (published.kind === "ended") return published.ended;
        const standing = await fix(own, published.worked, published.standing);
        return await endOf(own, published.worked, standing);
      } catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
      } finally {
        __disposeResources(env_1);
      }
    });
    var endOf = (async function endOf({admitted: {request: request}}, {end: end, deliverable: deliverable}, {end: last, published: published, well: well}) {
      const {conclude: conclude} = await (0, _late_code_js__WEBPACK_IMPORTED_MODULE_0__.Y)();
      const left = "work" in published ? published.work : undefined;
      return {
        outcome: conclude(request, last, published, well),
        left: left,
        end: end,
        deliverable: deliverable,
        published: published
      };
    });
    var fix = (async function fix(own, {session: session, deliverable: deliverable}, standing) {
      const follow = own.features.find(feature => feature.follow !== undefined)?.follow;
      if (follow === undefined || session === undefined) return standing;
      const {retireBy: retireBy} = await (0, _late_code_js__WEBPACK_IMPORTED_MODULE_0__.Y)();
      const followed = await follow(session, deliverable, standing, retireBy(own));
      if (followed.fix === undefined) return followed.standing;
      own.ports.log.append({
        type: "agent.told",
        why: "checks failed",
        text: followed.fix.message,
        pinned: true
      });
      const again = await (0, _propose_js__WEBPACK_IMPORTED_MODULE_1__.L1)(session, own.features);
      return again.kind === "declined" ? followed.standing : await followed.fix.publish(again.end, again.unverified);
    });
    var loadLater = (async function loadLater({ports: ports, invocation: {stop: signal}}) {
      (0, _until_idle_js__WEBPACK_IMPORTED_MODULE_2__.a)(ports, [ _late_code_js__WEBPACK_IMPORTED_MODULE_0__.Y, _report_js__WEBPACK_IMPORTED_MODULE_3__.DO, _late_code_js__WEBPACK_IMPORTED_MODULE_0__.u, _keeper_js__WEBPACK_IMPORTED_MODULE_4__.S ].map(quietly));
      for (const load of [ _toolset_js__WEBPACK_IMPORTED_MODULE_5__.X, _lib_shell_js__WEBPACK_IMPORTED_MODULE_6__.sA ].map(quietly)) {
        await (0, _until_idle_js__WEBPACK_IMPORTED_MODULE_2__.F)(ports, {
          signal: signal
        });
        await load();
      }
    });
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      publishToEnd: () => publishToEnd,
      workToEnd: () => workToEnd
    });
    var _report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60566);
    var _keeper_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(87462);
    var _late_code_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23176);
    var _propose_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63802);
    var _toolset_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(89374);
    var _until_idle_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31253);
    var _lib_shell_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(52046);
    var __addDisposableResource = undefined && undefined.__addDisposableResource || function(env, value, async) {
      if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
          if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
          dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
          if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
          dispose = value[Symbol.dispose];
          if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() {
          try {
            inner.call(this);
          } catch (e) {
            return Promise.reject(e);
          }
        };
        env.stack.push({
          value: value,
          dispose: dispose,
          async: async
        });
      } else if (async) {
        env.stack.push({
          async: true
        });
      }
      return value;
    };
    var __disposeResources = undefined && undefined.__disposeResources || function(SuppressedError) {
      return function(env) {
        function fail(e) {
          env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
          env.hasError = true;
        }
        var r, s = 0;
        function next() {
          while (r = env.stack.pop()) {
            try {
              if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
              if (r.dispose) {
                var result = r.dispose.call(r.value);
                if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) {
                  fail(e);
                  return next();
                });
              } else s |= 1;
            } catch (e) {
              fail(e);
            }
          }
          if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
          if (env.hasError) throw env.error;
        }
        return next();
      };
    }(typeof SuppressedError === "function" ? SuppressedError : function(error, suppressed, message) {
      var e = new Error(message);
      return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
    });
    async function publishToEnd(later, unpack, fail) {
      const ended = await publishUnpacked(later, unpack).catch(fail);
      return await (await (0, _late_code_js__WEBPACK_IMPORTED_MODULE_0__.u)()).close(later, ended);
    }
    async function publishUnpacked(later, unpack) {
      const {look: look, publish: publish} = await (0, _late_code_js__WEBPACK_IMPORTED_MODULE_0__.Y)();
      const published = await publish(later, await unpack());
      if (published.kind === "ended") return published.ended;
      const {worked: worked, standing: standing} = published;
      const waits = later.admitted.policy.verify.checks.value > 0;
      await look(later, standing.published, waits ? NO_MODEL : "");
      return await endOf(later, worked, standing);
    }
    const NO_MODEL = "This job has no model: it does not wait for them, and does not try to fix failures.";
    function quietly(load) {
      return async () => void await load().catch(() => undefined);
    }
  })
};


