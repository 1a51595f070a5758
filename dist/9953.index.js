"use strict";

exports.id = 9953;

exports.ids = [ 9953 ];

exports.modules = {
  19953: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var receive = (function receive({output: output}, framing, transport) {
      let begun = [];
      let size = 0;
      output.on("data", chunk => {
        let from = 0;
        for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, from)) {
          const line = Buffer.concat([ ...begun, chunk.subarray(from, end) ]).toString("utf8");
          [begun, size, from] = [ [], 0, end + 1 ];
          takeLine(line, framing, transport);
        }
        begun.push(chunk.subarray(from));
        size += chunk.length - from;
        if (size <= framing.STDIO_DEFAULT_MAX_BUFFER_SIZE) return;
        [begun, size] = [ [], 0 ];
        transport.onerror?.(new Error(`a message of more than ${framing.STDIO_DEFAULT_MAX_BUFFER_SIZE} bytes`));
        void transport.close();
      });
    });
    var drained = (function drained(input) {
      return new Promise(resolve => {
        input.once("drain", resolve);
        input.once("close", resolve);
      });
    });
    __webpack_require__.d(__webpack_exports__, {
      g: () => openStdio,
      startOutside: () => startOutside
    });
    var node_util_types__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73429);
    var node_util_types__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_util_types__WEBPACK_IMPORTED_MODULE_0__);
    var _lib_cut_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24192);
    var node_child_process__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31421);
    var node_child_process__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_child_process__WEBPACK_IMPORTED_MODULE_1__);
    var node_crypto__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77598);
    var node_crypto__WEBPACK_IMPORTED_MODULE_2___default = __webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_2__);
    var _process_families_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89621);
    const KEPT = 2e3;
    function openStdio(program, start, framing) {
      let running;
      let stderr = "";
      const transport = {
        stderr: () => stderr.trim(),
        async start() {
          const started = start(program);
          running = started;
          started.errors.on("data", chunk => {
            stderr = (0, _lib_cut_js__WEBPACK_IMPORTED_MODULE_3__.g1)(stderr + chunk.toString("utf8"), KEPT);
          });
          started.input.on("error", () => undefined);
          void started.gone.then(() => transport.onclose?.());
          receive(started, framing, transport);
          await started.started.catch(error => {
            throw new Error(`\`${program.argv[0]}\` could not be started: ${asError(error).message}`, {
              cause: error
            });
          });
        },
        async send(message) {
          if (running === undefined || !running.input.writable) throw new Error("the server has ended");
          const {input: input} = running;
          if (!input.write(framing.serializeMessage(message))) await drained(input);
        },
        async close() {
          const ended = running;
          running = undefined;
          if (ended === undefined) return;
          ended.input.end();
          await ended.kill();
        }
      };
      return transport;
    }
    const LINE_FEED = 10;
    function takeLine(line, framing, transport) {
      try {
        if (!isNotice(JSON.parse(line))) transport.onmessage?.(framing.deserializeMessage(line));
      } catch (error) {
        transport.onerror?.(asError(error));
      }
    }
    function isNotice(message) {
      return typeof message === "object" && message !== null && "method" in message && !("id" in message);
    }
    function asError(error) {
      return (0, node_util_types__WEBPACK_IMPORTED_MODULE_0__.isNativeError)(error) ? error : new Error(String(error));
    }
    function startOutside(wrap) {
      return ({argv: argv, directory: directory, environment: environment}) => {
        const mark = (0, node_crypto__WEBPACK_IMPORTED_MODULE_2__.randomBytes)(8).toString("hex");
        const [command = "", ...args] = wrap(argv);
        const options = {
          cwd: directory,
          env: {
            ...environment,
            [_process_families_js__WEBPACK_IMPORTED_MODULE_4__.M$]: mark
          },
          detached: true,
          stdio: "pipe"
        };
        const child = (0, node_child_process__WEBPACK_IMPORTED_MODULE_1__.spawn)(command, args, options);
        return {
          input: child.stdin,
          output: child.stdout,
          errors: child.stderr,
          started: new Promise((resolve, reject) => child.once("spawn", () => resolve()).once("error", reject)),
          gone: new Promise(resolve => child.once("close", () => resolve())),
          kill: async () => {
            if (child.pid !== undefined) await (0, _process_families_js__WEBPACK_IMPORTED_MODULE_4__.$3)({
              group: child.pid,
              mark: mark
            });
          }
        };
      };
    }
  }),
  89621: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var send = (function send(pid, signal) {
      (0, _lib_attempt_js__WEBPACK_IMPORTED_MODULE_2__.CD)(() => process.kill(pid, signal));
    });
    __webpack_require__.d(__webpack_exports__, {
      $3: () => killFamily,
      M$: () => MARK,
      bg: () => killFamilyNow
    });
    var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
    var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
    var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58500);
    var node_timers_promises__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_timers_promises__WEBPACK_IMPORTED_MODULE_1__);
    var _lib_attempt_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91513);
    const MARK = "REMIT_COMMAND";
    const GRACE_MS = 200;
    const STEP_MS = 10;
    async function killFamily(family) {
      if (!signalAll(family, "SIGTERM")) return false;
      for (let waited = 0; waited < GRACE_MS; waited += STEP_MS) {
        await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(STEP_MS);
        if (findFamily(family).length === 0) return true;
      }
      for (let round = 0; round < 20 && signalAll(family, "SIGKILL"); round += 1) await (0, 
      node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(STEP_MS);
      return true;
    }
    function killFamilyNow(family) {
      for (let round = 0; round < 5 && signalAll(family, "SIGKILL"); round += 1) ;
    }
    function signalAll(family, signal) {
      const found = findFamily(family);
      if (found.length > 0) send(-family.group, signal);
      for (const pid of found) send(pid, signal);
      return found.length > 0;
    }
    function findFamily({group: group, mark: mark}) {
      const processes = listProcesses();
      if (processes === undefined) return groupExists(group) ? [ group ] : [];
      return processes.filter(pid => {
        const {state: state, processGroup: processGroup} = readStat(pid);
        if (state === "Z" || state === "X" || processGroup === 0) return false;
        return processGroup === group || bears(pid, `${MARK}=${mark}`);
      });
    }
    function bears(pid, mark) {
      for (let attempt = 0; attempt < 5; attempt += 1) {
        const environment = readText(`/proc/${pid}/environ`);
        if (environment !== "") return environment.includes(mark);
      }
      return false;
    }
    function listProcesses() {
      const names = (0, _lib_attempt_js__WEBPACK_IMPORTED_MODULE_2__.CD)(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync("/proc"));
      return names?.map(Number).filter(pid => Number.isInteger(pid) && pid !== process.pid);
    }
    function readStat(pid) {
      const stat = readText(`/proc/${pid}/stat`);
      const [state = "", , processGroup = "0"] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      return {
        state: state,
        processGroup: Number(processGroup)
      };
    }
    function readText(path) {
      return (0, _lib_attempt_js__WEBPACK_IMPORTED_MODULE_2__.CD)(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync(path, "latin1")) ?? "";
    }
    function groupExists(group) {
      return (0, _lib_attempt_js__WEBPACK_IMPORTED_MODULE_2__.CD)(() => process.kill(-group, 0)) ?? false;
    }
  })
};


