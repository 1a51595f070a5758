"use strict";

exports.id = 421;

exports.ids = [ 421 ];

exports.modules = {
  10421: ((__unused_webpack_module, exports, __webpack_require__) => {
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.getMachineId = void 0;
    const fs_1 = __webpack_require__(79896);
    const api_1 = __webpack_require__(63914);
    async function getMachineId() {
      const paths = [ "/etc/machine-id", "/var/lib/dbus/machine-id" ];
      for (const path of paths) {
        try {
          const result = await fs_1.promises.readFile(path, {
            encoding: "utf8"
          });
          return result.trim();
        } catch (e) {
          api_1.diag.debug(`error reading machine id: ${e}`);
        }
      }
      return undefined;
    }
    exports.getMachineId = getMachineId;
  })
};


