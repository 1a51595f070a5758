"use strict";

exports.id = 7992;

exports.ids = [ 7992 ];

exports.modules = {
  17992: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      VERSION: () => VERSION
    });
    const VERSION = "0.1.0";
  })
};


