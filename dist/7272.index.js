"use strict";

exports.id = 7272;

exports.ids = [ 7272 ];

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
  37272: ((__unused_webpack_module, exports, __webpack_require__) => {
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.getMachineId = void 0;
    const execAsync_1 = __webpack_require__(31223);
    const api_1 = __webpack_require__(63914);
    async function getMachineId() {
      try {
        const result = await (0, execAsync_1.execAsync)('ioreg -rd1 -c "IOPlatformExpertDevice"');
        const idLine = result.stdout.split("\n").find(line => line.includes("IOPlatformUUID"));
        if (!idLine) {
          return undefined;
        }
        const parts = idLine.split('" = "');
        if (parts.length === 2) {
          return parts[1].slice(0, -1);
        }
      } catch (e) {
        api_1.diag.debug(`error reading machine id: ${e}`);
      }
      return undefined;
    }
    exports.getMachineId = getMachineId;
  })
};


