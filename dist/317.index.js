export const id = 317;
export const ids = [317,351];
export const modules = {

/***/ 14539:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   du: () => (/* binding */ START_VARIABLES),
/* harmony export */   nw: () => (/* binding */ startOptions),
/* harmony export */   rI: () => (/* binding */ keepSmall)
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
/**
 * To be called before anything is fetched: Node's `fetch` reads HTTP by WebAssembly, which is not worth optimising. With
 * other flags V8 refuses the code that Node brings compiled, so `fetch` and what it needs is loaded before.
 */
function keepSmall() {
    void new Headers();
    for (const flag of ["--no-wasm-dynamic-tiering", "--no-wasm-tier-up"])
        (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)(flag);
}


/***/ }),

/***/ 31351:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ isSecondStart),
/* harmony export */   seclude: () => (/* binding */ seclude)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _frugality_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14539);
/**
 * Keeping the environment this process was started with, and its memory, from other processes of the same user.
 *
 * Linux shows a process's first environment in `/proc/<pid>/environ` for as long as the program runs, whatever becomes
 * of `process.env`. So the program starts once more in its own place (the same process, by `execve`) without a secret in
 * its environment, and takes the variables from a file that has no name. It starts through a copy of the dynamic loader
 * that may be run and not read: the kernel then shows neither memory nor descriptors of the process to anybody but root.
 */





/** Says that the process is the one that was started again, by its id, which stays the same. */
const MARK = "REMIT_SECLUDED";
/**
 * Start again, the first time; the second time, put the variables back. Does nothing where there is no `execve` or no
 * `/proc`, and where no file without a name can be made: the environment is then as readable as that of any process.
 */
function seclude() {
    writeNoReports();
    if (process.platform !== "linux" || process.execve === undefined)
        return "nothing";
    if (isSecondStart())
        return takeOver();
    const file = openNameless();
    if (file === undefined)
        return "nothing";
    const loader = copyLoader();
    const letter = { variables: { ...process.env }, program: process.execPath, loader: loader?.directory };
    node_fs__WEBPACK_IMPORTED_MODULE_1__.writeSync(file, JSON.stringify(letter));
    handOver(file);
    const words = [process.execPath, ...(0,_frugality_js__WEBPACK_IMPORTED_MODULE_4__/* .startOptions */ .nw)(), ...process.execArgv, ...process.argv.slice(1)];
    const environment = { ...harmless(process.env), ..._frugality_js__WEBPACK_IMPORTED_MODULE_4__/* .START_VARIABLES */ .du, [MARK]: String(process.pid) };
    if (loader === undefined)
        return process.execve(process.execPath, words, environment);
    return process.execve(loader.file, [loader.file, ...words], environment);
}
/** Whether this process has been started again and has yet to take its variables over. */
function isSecondStart() {
    return process.env[MARK] === String(process.pid);
}
/**
 * Where the job asks for them by NODE_OPTIONS, Node writes a report when memory runs out: the environment, the key in it,
 * as a file in the workspace.
 */
function writeNoReports() {
    const { report } = process;
    report.reportOnFatalError = false;
    report.reportOnSignal = false;
    report.reportOnUncaughtException = false;
}
function takeOver() {
    const { variables, program, loader } = JSON.parse(readStart(0));
    node_fs__WEBPACK_IMPORTED_MODULE_1__.ftruncateSync(0);
    // Standard input was not asked for anything before, and is not now.
    node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync(0);
    node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync("/dev/null", "r");
    for (const name of [MARK, ...Object.keys(_frugality_js__WEBPACK_IMPORTED_MODULE_4__/* .START_VARIABLES */ .du)])
        Reflect.deleteProperty(process.env, name);
    Object.assign(process.env, variables);
    process.execPath = program;
    if (loader === undefined)
        return "environment";
    node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync(loader, { recursive: true, force: true });
    return "all";
}
function readStart(file) {
    const bytes = Buffer.alloc(node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync(file).size);
    node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync(file, bytes, 0, bytes.length, 0);
    return bytes.toString();
}
/** Node and its libraries read these when they start, before the others are back. */
function harmless(environment) {
    const needed = /^(?:PATH|HOME|LANG|LC_\w+|TZ|LD_LIBRARY_PATH|SSL_CERT_\w+|NODE_\w+)$/;
    return Object.fromEntries(Object.entries(environment).filter((entry) => entry[1] !== undefined && needed.test(entry[0]) && !SECRET.test(entry[0])));
}
const SECRET = /TOKEN|SECRET|PASSWORD|KEY/i;
/** In memory where there is such a place, so that nothing reaches a disk. */
function openNameless() {
    const flags = O_TMPFILE | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_DIRECTORY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDWR;
    for (const place of ["/dev/shm", ...ownPlaces()]) {
        try {
            return node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync(place, flags, 0o600);
        }
        catch {
            // Not there, not writable, or a file system without such files.
        }
    }
    return undefined;
}
// The bit is the same on all of Node's Linux platforms; the constant contains O_DIRECTORY, which is not.
const O_TMPFILE = 0o20000000;
function ownPlaces() {
    const { RUNNER_TEMP: temp = "" } = process.env;
    return temp === "" ? [(0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)()] : [temp, (0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)()];
}
/** Descriptors are closed when a program starts, but for the first three: the file becomes standard input. */
function handOver(file) {
    node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync(0);
    const handed = node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync(`/proc/self/fd/${file}`, "r+");
    if (handed !== 0)
        throw new Error("Standard input could not be replaced.");
}
/** Undefined where the loader is not glibc's, or files there cannot be run: the process then hides its environment alone. */
function copyLoader() {
    const maps = node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync("/proc/self/maps", "utf8");
    const original = /\/\S*\/ld-linux[^/\s]*\.so\S*$/m.exec(maps)?.[0];
    if (original === undefined)
        return undefined;
    for (const place of ownPlaces()) {
        try {
            const directory = node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdtempSync((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(place, "remit-start-"));
            const loader = { directory, file: (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(directory, "remit") };
            node_fs__WEBPACK_IMPORTED_MODULE_1__.copyFileSync(original, loader.file);
            node_fs__WEBPACK_IMPORTED_MODULE_1__.chmodSync(loader.file, 0o111);
            if ((0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)(loader.file, ["--verify", process.execPath], { env: {} }).status === 0)
                return loader;
            node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync(directory, { recursive: true, force: true });
        }
        catch {
            // Not writable: the next place is tried.
        }
    }
    return undefined;
}


/***/ }),

/***/ 15317:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runPost: () => (/* binding */ runPost)
/* harmony export */ });
/* harmony import */ var _adapters_seclusion_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31351);
/* harmony import */ var _report_saved_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6861);
/** The action's post step. */


/** Most runs leave it nothing to do, and it then loads nothing. */
async function runPost() {
    // The second start has its variables only once it has taken them over.
    if (!(0,_adapters_seclusion_js__WEBPACK_IMPORTED_MODULE_0__/* .isSecondStart */ .D)() && (0,_report_saved_js__WEBPACK_IMPORTED_MODULE_1__/* .isClosed */ .Lx)(savedState()))
        return;
    (0,_adapters_seclusion_js__WEBPACK_IMPORTED_MODULE_0__.seclude)();
    const { finishRun } = await Promise.all(/* import() */[__webpack_require__.e(954), __webpack_require__.e(185), __webpack_require__.e(486), __webpack_require__.e(40), __webpack_require__.e(299), __webpack_require__.e(346), __webpack_require__.e(977), __webpack_require__.e(168)]).then(__webpack_require__.bind(__webpack_require__, 46168));
    await finishRun(savedState());
}
const savedState = () => (0,_report_saved_js__WEBPACK_IMPORTED_MODULE_1__/* .readSaved */ .Sy)((name) => process.env[`STATE_${name}`]);


/***/ }),

/***/ 6861:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lx: () => (/* binding */ isClosed),
/* harmony export */   MX: () => (/* binding */ SAVED),
/* harmony export */   Sy: () => (/* binding */ readSaved)
/* harmony export */ });
/** What the main step leaves for the post step, by name. */
/** Names of saved state. */
const SAVED = {
    /** Path of the log on disk. */
    log: "log-path",
    key: "report-key",
    subject: "report-subject",
    comment: "report-comment",
    /** `yes` once the job summary is written. */
    summary: "report-summary",
    /** `yes` once the final comment is where it belongs, or none is due. */
    delivered: "report-delivered",
    /** The signal that ended the run, such as `SIGINT`. */
    signal: "signal",
    /** What broke the run, in a sentence, where it could still say so. */
    broken: "broken",
    /** Names below `refs/remit/` that the run is to be kept under, separated by spaces. */
    keep: "keep-names",
    /** `yes` once it is, or is not to be. */
    kept: "kept",
    /** A commit with an earlier run's edits that were not published. */
    work: "keep-work",
    /** The archive of the checkout's git directories, where commands ran without a sandbox: its digest and its path. */
    git: "kept-git",
};
/** `read` gives saved state by name; undefined or "" when nothing was saved. */
function readSaved(read) {
    const value = (name) => read(SAVED[name]) ?? "";
    return {
        log: value("log"),
        key: value("key"),
        subject: value("subject"),
        comment: value("comment"),
        summary: value("summary"),
        delivered: value("delivered"),
        signal: value("signal"),
        broken: value("broken"),
        keep: value("keep"),
        kept: value("kept"),
        work: value("work"),
        git: value("git"),
    };
}
/** Whether the main step left nothing to do: the report is where it belongs, and the checkout as it was. */
function isClosed({ git, key, summary, delivered }) {
    return git === "" && (key === "" || (summary !== "" && delivered !== ""));
}


/***/ })

};
