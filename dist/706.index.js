export const id = 706;
export const ids = [706];
export const modules = {

/***/ 706:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   REPORT_USAGE: () => (/* binding */ REPORT_USAGE),
/* harmony export */   runReport: () => (/* binding */ runReport)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7975);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7309);
/* harmony import */ var _report_comment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7023);
/* harmony import */ var _report_summary_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2486);
/* harmony import */ var _complain_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6447);
/** `remit report LOG`: what people saw, made again from the log. */






const REPORT_USAGE = `remit report LOG             the job summary, as Markdown, made from a run's log
remit report LOG --comment   the comment instead
`;
function runReport(words) {
    const parsed = parse(words);
    if (parsed === undefined)
        return (0,_complain_js__WEBPACK_IMPORTED_MODULE_5__/* .complain */ .c)("remit report takes one log.", REPORT_USAGE);
    const { path, comment } = parsed;
    let text;
    try {
        text = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8");
    }
    catch (error) {
        return (0,_complain_js__WEBPACK_IMPORTED_MODULE_5__/* .complain */ .c)(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
    }
    try {
        const entries = (0,_log_js__WEBPACK_IMPORTED_MODULE_2__/* .readLog */ .x)(text);
        process.stdout.write(`${(comment ? _report_comment_js__WEBPACK_IMPORTED_MODULE_3__/* .renderComment */ .w : _report_summary_js__WEBPACK_IMPORTED_MODULE_4__/* .renderSummary */ .B)(entries)}\n`);
    }
    catch (error) {
        (0,_complain_js__WEBPACK_IMPORTED_MODULE_5__/* .complain */ .c)(`${path} is not a log of Remit's: ${error instanceof Error ? error.message : String(error)}`);
    }
}
function parse(words) {
    try {
        const { positionals, values } = (0,node_util__WEBPACK_IMPORTED_MODULE_1__.parseArgs)({
            args: [...words],
            allowPositionals: true,
            options: { comment: { type: "boolean", default: false } },
        });
        const [path, ...rest] = positionals;
        return path === undefined || rest.length > 0 ? undefined : { path, comment: values.comment };
    }
    catch {
        return undefined; // An option that there is not.
    }
}


/***/ })

};
