"use strict";

exports.id = 812;

exports.ids = [ 812 ];

exports.modules = {
  50812: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      openPlainCommands: () => openPlainCommands
    });
    var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
    var node_child_process__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_child_process__WEBPACK_IMPORTED_MODULE_0__);
    var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77598);
    var node_crypto__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_1__);
    var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73024);
    var node_fs__WEBPACK_IMPORTED_MODULE_2___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_2__);
    var _ports_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(44714);
    var _commands_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26127);
    var _process_families_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(89621);
    var _streams_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12360);
    function openPlainCommands({wrap: wrap, environment: environment, refusal: refusal, place: place = "."}) {
      const streams = (0, _streams_js__WEBPACK_IMPORTED_MODULE_3__.yp)();
      const commands = (0, _commands_js__WEBPACK_IMPORTED_MODULE_4__.zE)(requested => {
        const why = refusal();
        if (why !== undefined) return why;
        const own = requested.apart === true ? {} : environment;
        const command = {
          ...requested,
          environment: {
            ...requested.environment,
            ...own
          }
        };
        return startPlain(wrap((0, _commands_js__WEBPACK_IMPORTED_MODULE_4__.sQ)(command)), command, streams);
      }, place);
      return {
        ...commands,
        async [Symbol.asyncDispose]() {
          await commands[Symbol.asyncDispose]();
          streams[Symbol.dispose]();
        }
      };
    }
    function startPlain(argv, command, streams) {
      const mark = (0, node_crypto__WEBPACK_IMPORTED_MODULE_1__.randomBytes)(8).toString("hex");
      const {reader: reader, writer: writer, path: path} = streams.openPipe();
      node_fs__WEBPACK_IMPORTED_MODULE_2__.rmSync(path);
      const input = command.input === undefined ? undefined : streams.openInput(command.input);
      const child = trySpawn(argv, command, mark, [ input ?? "ignore", writer, writer ]);
      node_fs__WEBPACK_IMPORTED_MODULE_2__.closeSync(writer);
      if (input !== undefined) node_fs__WEBPACK_IMPORTED_MODULE_2__.closeSync(input);
      if (typeof child === "string") {
        node_fs__WEBPACK_IMPORTED_MODULE_2__.closeSync(reader);
        return child;
      }
      const family = child.pid === undefined ? undefined : {
        group: child.pid,
        mark: mark
      };
      const ended = whenGone(child).then(async gone => {
        const left = family !== undefined && await (0, _process_families_js__WEBPACK_IMPORTED_MODULE_5__.$3)(family);
        return {
          ...gone,
          left: left
        };
      });
      const kill = async () => {
        if (family !== undefined) await (0, _process_families_js__WEBPACK_IMPORTED_MODULE_5__.$3)(family);
      };
      return {
        pid: child.pid ?? -1,
        output: (0, _streams_js__WEBPACK_IMPORTED_MODULE_3__.hF)(reader),
        ended: ended,
        kill: kill,
        killNow: () => family && (0, _process_families_js__WEBPACK_IMPORTED_MODULE_5__.bg)(family)
      };
    }
    function trySpawn(argv, command, mark, stdio) {
      const [program = "bash", ...rest] = argv;
      const env = {
        ...command.environment,
        [_process_families_js__WEBPACK_IMPORTED_MODULE_5__.M$]: mark
      };
      try {
        return (0, node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(program, rest, {
          cwd: command.directory,
          env: env,
          detached: true,
          stdio: stdio
        });
      } catch (error) {
        const code = (0, _ports_js__WEBPACK_IMPORTED_MODULE_6__.x)(error);
        if (code === undefined) throw error;
        return code === "E2BIG" ? _commands_js__WEBPACK_IMPORTED_MODULE_4__.ch : code;
      }
    }
    function whenGone(child) {
      return new Promise(resolve => {
        child.on("error", error => resolve({
          kind: "error",
          error: error
        }));
        child.on("exit", (code, signal) => resolve({
          kind: "exit",
          code: code,
          signal: signal
        }));
      });
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


