export const id = 69;
export const ids = [69];
export const modules = {

/***/ 9069:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runCommandLine: () => (/* binding */ runCommandLine)
/* harmony export */ });
/* harmony import */ var _cli_complain_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6447);
/** The command line: which command, and what to say when there is none. */

const USAGE = `remit, a coding agent that keeps within a written policy

  remit demo               run the main job on an embedded example; GEMINI_API_KEY makes it ask the real model
  remit report LOG         the report of a recorded run
  remit policy …           check, explain, print a policy; replay a recorded run by it
  remit --version          the version of this bundle
  remit --help             this text
`;
async function runCommandLine(words = process.argv.slice(2)) {
    const [command, ...rest] = words;
    switch (command) {
        case "demo":
            return await (await Promise.all(/* import() */[__webpack_require__.e(102), __webpack_require__.e(320), __webpack_require__.e(3), __webpack_require__.e(831), __webpack_require__.e(656), __webpack_require__.e(381)]).then(__webpack_require__.bind(__webpack_require__, 9381))).runDemo(rest);
        case "report":
            return (await Promise.all(/* import() */[__webpack_require__.e(320), __webpack_require__.e(706)]).then(__webpack_require__.bind(__webpack_require__, 706))).runReport(rest);
        case "policy":
            return (await Promise.all(/* import() */[__webpack_require__.e(102), __webpack_require__.e(3), __webpack_require__.e(920)]).then(__webpack_require__.bind(__webpack_require__, 5920))).runPolicy(rest);
        case "--version":
            return void process.stdout.write(`${(await __webpack_require__.e(/* import() */ 411).then(__webpack_require__.bind(__webpack_require__, 3411))).VERSION}\n`);
        case undefined:
        case "help":
        case "--help":
            return void process.stdout.write(USAGE);
        default:
            (0,_cli_complain_js__WEBPACK_IMPORTED_MODULE_0__/* .complain */ .c)(`There is no command ${JSON.stringify(command)}.`, USAGE);
    }
}


/***/ }),

/***/ 6447:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ complain)
/* harmony export */ });
/** What the command line says when a command cannot be carried out: exit code 2, on standard error. */
function complain(what, usage) {
    process.stderr.write(usage === undefined ? `${what}\n` : `${what}\n\n${usage}`);
    process.exitCode = 2;
}


/***/ })

};
