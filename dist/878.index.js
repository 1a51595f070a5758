"use strict";

exports.id = 878;

exports.ids = [ 878 ];

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
  30878: ((__unused_webpack_module, exports, __webpack_require__) => {
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.getMachineId = void 0;
    const fs_1 = __webpack_require__(79896);
    const execAsync_1 = __webpack_require__(31223);
    const api_1 = __webpack_require__(63914);
    async function getMachineId() {
      try {
        const result = await fs_1.promises.readFile("/etc/hostid", {
          encoding: "utf8"
        });
        return result.trim();
      } catch (e) {
        api_1.diag.debug(`error reading machine id: ${e}`);
      }
      try {
        const result = await (0, execAsync_1.execAsync)("kenv -q smbios.system.uuid");
        return result.stdout.trim();
      } catch (e) {
        api_1.diag.debug(`error reading machine id: ${e}`);
      }
      return undefined;
    }
    exports.getMachineId = getMachineId;
  })
};


