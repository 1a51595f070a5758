"use strict";

exports.id = 8020;

exports.ids = [ 8020 ];

exports.modules = {
  48024: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      A: () => addFormats
    });
    function addFormats() {}
  }),
  46709: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      A: () => Ajv
    });
    var _cfworker_json_schema__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60207);
    class Ajv {
      compile(schema) {
        const validator = new _cfworker_json_schema__WEBPACK_IMPORTED_MODULE_0__.D(schema, "2020-12", false);
        const check = data => {
          const {valid: valid, errors: errors} = validator.validate(data);
          check.errors = valid ? null : errors;
          return valid;
        };
        return check;
      }
      getSchema() {
        return undefined;
      }
      errorsText(errors) {
        return (errors ?? []).map(({instanceLocation: instanceLocation, error: error}) => `${instanceLocation} ${error}`).join(", ");
      }
    }
  })
};


