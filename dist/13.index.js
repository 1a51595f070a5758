"use strict";

exports.id = 13;

exports.ids = [ 13 ];

exports.modules = {
  31223: ((__unused_webpack_module, exports, __webpack_require__) => {
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.execAsync = void 0;
    const child_process = __webpack_require__(35317);
    const util = __webpack_require__(39023);
    exports.execAsync = util.promisify(child_process.exec);
  }),
  80013: ((__unused_webpack_module, exports, __webpack_require__) => {
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.getMachineId = void 0;
    const process = __webpack_require__(932);
    const execAsync_1 = __webpack_require__(31223);
    const api_1 = __webpack_require__(63914);
    async function getMachineId() {
      const args = "QUERY HKEY_LOCAL_MACHINE\\SOFTWARE\\Microsoft\\Cryptography /v MachineGuid";
      let command = "%windir%\\System32\\REG.exe";
      if (process.arch === "ia32" && "PROCESSOR_ARCHITEW6432" in process.env) {
        command = "%windir%\\sysnative\\cmd.exe /c " + command;
      }
      try {
        const result = await (0, execAsync_1.execAsync)(`${command} ${args}`);
        const parts = result.stdout.split("REG_SZ");
        if (parts.length === 2) {
          return parts[1].trim();
        }
      } catch (e) {
        api_1.diag.debug(`error reading machine id: ${e}`);
      }
      return undefined;
    }
    exports.getMachineId = getMachineId;
  })
};


