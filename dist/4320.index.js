"use strict";

exports.id = 4320;

exports.ids = [ 4320 ];

exports.modules = {
  74320: ((__unused_webpack_module, exports, __webpack_require__) => {
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    exports.getMachineId = void 0;
    const api_1 = __webpack_require__(63914);
    async function getMachineId() {
      api_1.diag.debug("could not read machine-id: unsupported platform");
      return undefined;
    }
    exports.getMachineId = getMachineId;
  })
};


