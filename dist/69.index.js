export const id = 69;
export const ids = [69];
export const modules = {

/***/ 29069:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runCommandLine: () => (/* binding */ runCommandLine)
/* harmony export */ });
/* harmony import */ var _cli_complain_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16447);
/** The command line: which command, and what to say when there is none. */

const USAGE = `remit, a coding agent that keeps within a written policy

  remit demo               run the main job on an embedded example; GEMINI_API_KEY makes it ask the real model;
                           --json gives the run's events
  remit run REQUEST\u2026       the request on a copy of this checkout, told live; nothing is sent to GitHub
  remit report LOG         the report of a recorded run; --verify checks its receipt
  remit replay LOG         the same; --fixture DIR plays its replies over a directory and names where the two part
  remit policy \u2026           check, explain, print a policy; replay a recorded run by it
  remit init               a workflow and a policy fitted to this repository, and what to do next
  remit --version          the version of this bundle
  remit --help             this text
`;
async function runCommandLine(words = process.argv.slice(2)) {
    process.stdout.on("error", leaveQuietly);
    const [command, ...rest] = words;
    switch (command) {
        case "demo":
            return await (await Promise.all(/* import() */[__webpack_require__.e(954), __webpack_require__.e(50), __webpack_require__.e(185), __webpack_require__.e(294), __webpack_require__.e(486), __webpack_require__.e(40), __webpack_require__.e(299), __webpack_require__.e(589), __webpack_require__.e(346), __webpack_require__.e(554), __webpack_require__.e(768), __webpack_require__.e(632)]).then(__webpack_require__.bind(__webpack_require__, 57632))).runDemo(rest);
        case "run":
            return await (await Promise.all(/* import() */[__webpack_require__.e(954), __webpack_require__.e(50), __webpack_require__.e(185), __webpack_require__.e(294), __webpack_require__.e(486), __webpack_require__.e(40), __webpack_require__.e(299), __webpack_require__.e(589), __webpack_require__.e(346), __webpack_require__.e(554), __webpack_require__.e(768), __webpack_require__.e(501), __webpack_require__.e(402)]).then(__webpack_require__.bind(__webpack_require__, 40402))).runRun(rest);
        case "report":
            return (await Promise.all(/* import() */[__webpack_require__.e(486), __webpack_require__.e(554), __webpack_require__.e(434)]).then(__webpack_require__.bind(__webpack_require__, 10706))).runReport(rest);
        case "replay":
            return await (await Promise.all(/* import() */[__webpack_require__.e(954), __webpack_require__.e(50), __webpack_require__.e(185), __webpack_require__.e(294), __webpack_require__.e(486), __webpack_require__.e(40), __webpack_require__.e(299), __webpack_require__.e(589), __webpack_require__.e(327)]).then(__webpack_require__.bind(__webpack_require__, 80327))).runReplay(rest);
        case "policy":
            return (await Promise.all(/* import() */[__webpack_require__.e(954), __webpack_require__.e(50), __webpack_require__.e(185), __webpack_require__.e(294), __webpack_require__.e(920)]).then(__webpack_require__.bind(__webpack_require__, 65920))).runPolicy(rest);
        case "init":
            return await (await Promise.all(/* import() */[__webpack_require__.e(954), __webpack_require__.e(50), __webpack_require__.e(185), __webpack_require__.e(294), __webpack_require__.e(857)]).then(__webpack_require__.bind(__webpack_require__, 25238))).runInit(rest);
        case "--version":
            return void process.stdout.write(`${(await __webpack_require__.e(/* import() */ 411).then(__webpack_require__.bind(__webpack_require__, 13411))).VERSION}\n`);
        case undefined:
        case "help":
        case "--help":
            return void process.stdout.write(USAGE);
        default:
            (0,_cli_complain_js__WEBPACK_IMPORTED_MODULE_0__/* .complain */ .c)(`There is no command ${JSON.stringify(command)}.`, USAGE);
    }
}
/** Whoever read our output has had enough, as `head` has. */
function leaveQuietly(error) {
    if (error.code !== "EPIPE")
        throw error;
    process.exit();
}


/***/ }),

/***/ 16447:
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
