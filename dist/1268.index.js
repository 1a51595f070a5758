"use strict";

exports.id = 1268;

exports.ids = [ 1268 ];

exports.modules = {
  41268: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      Validator: () => _validator_js__WEBPACK_IMPORTED_MODULE_0__.D
    });
    var _validator_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60207);
  })
};


