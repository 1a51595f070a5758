export const id = 539;
export const ids = [539];
export const modules = {

/***/ 14539:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   START_VARIABLES: () => (/* binding */ START_VARIABLES),
/* harmony export */   keepSmall: () => (/* binding */ keepSmall),
/* harmony export */   startOptions: () => (/* binding */ startOptions)
/* harmony export */ });
/* harmony import */ var node_v8__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78877);
/**
 * How the program is started and set so that it takes little memory: a run shares its machine with builds and tests.
 * What each of these saves is in docs/adr/0020-what-keeps-a-run-small.md.
 */

/** Options of Node for a start anew; only what this Node says that it knows, since it would not start with another. */
function startOptions() {
    return process.allowedNodeEnvironmentFlags.has("--max-semi-space-size") ? ["--max-semi-space-size=2"] : [];
}
/** Variables for a start anew, of which the program itself knows nothing. */
const START_VARIABLES = { MALLOC_ARENA_MAX: "1" };
/** To be called before anything is fetched: Node's `fetch` reads HTTP by WebAssembly, which is not worth optimising. */
function keepSmall() {
    for (const flag of ["--no-wasm-dynamic-tiering", "--no-wasm-tier-up"])
        (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)(flag);
}


/***/ })

};
