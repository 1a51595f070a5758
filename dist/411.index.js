export const id = 411;
export const ids = [411];
export const modules = {

/***/ 13411:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VERSION: () => (/* binding */ VERSION)
/* harmony export */ });
/** The version of this bundle: that of `package.json`, which a test compares. */
const VERSION = "0.1.0";


/***/ })

};
