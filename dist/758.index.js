export const id = 758;
export const ids = [758];
export const modules = {

/***/ 3758:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runCommandLine: () => (/* binding */ runCommandLine)
/* harmony export */ });
/** The command line: which command, and what to say when there is none. */
const USAGE = `remit, a coding agent that keeps within a written policy

  remit demo               run the main job on an embedded example; GEMINI_API_KEY makes it ask the real model
  remit --version          the version of this bundle
  remit --help             this text
`;
async function runCommandLine(words = process.argv.slice(2)) {
    const [command, ...rest] = words;
    switch (command) {
        case "demo": {
            const { runDemo } = await Promise.all(/* import() */[__webpack_require__.e(862), __webpack_require__.e(342), __webpack_require__.e(796), __webpack_require__.e(430)]).then(__webpack_require__.bind(__webpack_require__, 6430));
            return await runDemo(rest);
        }
        case "--version": {
            const { VERSION } = await __webpack_require__.e(/* import() */ 144).then(__webpack_require__.bind(__webpack_require__, 6144));
            process.stdout.write(`${VERSION}\n`);
            return;
        }
        case undefined:
        case "help":
        case "--help":
            process.stdout.write(USAGE);
            return;
        default:
            process.stderr.write(`There is no command ${JSON.stringify(command)}.\n\n${USAGE}`);
            process.exitCode = 2;
    }
}


/***/ })

};
