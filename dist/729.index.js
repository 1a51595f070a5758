export const id = 729;
export const ids = [729];
export const modules = {

/***/ 22362:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ realPath)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _ports_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48076);
/** Where a path really is. */



/**
 * The real path, links resolved, dangling ones too; for a path that does not exist, its nearest existing ancestor's with
 * the rest appended. Throws node's system errors, `ELOOP` for links that lead in a circle.
 */
function realPath(path) {
    return follow(node_path__WEBPACK_IMPORTED_MODULE_1__.posix.resolve(path), 0);
}
/** As many links as Linux itself follows. */
const MOST_LINKS = 40;
function follow(path, links) {
    const known = tryRealPath(path);
    if (known !== undefined || path === "/")
        return known ?? path;
    const parent = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.dirname(path);
    const target = tryReadLink(path);
    if (target === undefined)
        return node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(follow(parent, links), node_path__WEBPACK_IMPORTED_MODULE_1__.posix.basename(path));
    // The link dangles: what it names decides, since writing through it would create that.
    if (links >= MOST_LINKS)
        throw Object.assign(new Error(`ELOOP: too many links at ${path}`), { code: "ELOOP", path });
    return follow(node_path__WEBPACK_IMPORTED_MODULE_1__.posix.resolve(follow(parent, links), target), links + 1);
}
function tryRealPath(path) {
    return unlessMissing(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path));
}
function tryReadLink(path) {
    return unlessMissing(() => (node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync(path).isSymbolicLink() ? node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync(path) : undefined));
}
function unlessMissing(ask) {
    try {
        return ask();
    }
    catch (error) {
        if (["ENOENT", "ENOTDIR"].includes((0,_ports_js__WEBPACK_IMPORTED_MODULE_2__/* .systemCode */ .xU)(error) ?? ""))
            return undefined;
        throw error;
    }
}


/***/ }),

/***/ 5846:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  serveInside: () => (/* binding */ serveInside)
});

// EXTERNAL MODULE: ./lib/adapters/machine/files.js + 1 modules
var machine_files = __webpack_require__(5526);
// EXTERNAL MODULE: ./lib/adapters/machine/scanner.js + 1 modules
var scanner = __webpack_require__(8676);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/adapters/sandbox/credentials.js
var credentials = __webpack_require__(83714);
// EXTERNAL MODULE: ./lib/adapters/sandbox/mounts.js
var mounts = __webpack_require__(47224);
;// CONCATENATED MODULE: ./lib/adapters/sandbox/canary.js
/** What must hold inside before any command of the repository runs; looked at from inside, as a command would see it. */




function checkInside(checks) {
    const closed = checks.foreign.find(isUnmapped);
    // The run then works in a copy, which is all its own.
    if (closed !== undefined)
        return { faults: [`no layer: ${closed} belongs to a user that this sandbox does not know`], renames: false };
    const faults = [...checkRights(), ...checkPlaces(checks), ...checkMounts(checks), ...checkNetwork()];
    return { faults, renames: faults.length === 0 && tryRename(checks.renamed) };
}
function checkRights() {
    const status = external_node_fs_.readFileSync("/proc/self/status", "utf8");
    const sets = [...status.matchAll(/^(Cap(?:Inh|Prm|Eff|Bnd|Amb)):\s*([0-9a-f]+)$/gm)];
    const kept = sets.filter(([, , value = ""]) => !/^0+$/.test(value)).map(([, name]) => `${name} is not empty`);
    const gains = /^NoNewPrivs:\s*1$/m.test(status) ? [] : ["programs can gain rights (no_new_privs is not set)"];
    return [...(sets.length < 4 ? ["the capabilities are not known"] : []), ...kept, ...gains];
}
function checkPlaces({ workspace, empty, covered }) {
    const probe = (0,external_node_path_.join)(workspace, `.remit-${process.pid}`);
    const seen = empty.filter((place) => namesIn(place).length > 0).map((place) => `${place} is not hidden`);
    const read = covered.filter((path) => !isCovered(path)).map((path) => `${path} is not covered`);
    const works = canMake(probe) ? [] : [`${workspace} cannot be written to`];
    const writes = ["/usr", "/etc", "/", "/run", ...empty].filter((place) => canMake((0,external_node_path_.join)(place, `.remit-${process.pid}`)));
    return [...seen, ...read, ...works, ...writes.map((place) => `${place} can be written to`)];
}
/** No mount is writable that was not meant to be. */
function checkMounts({ workspace, writable }) {
    const open = [workspace, ...writable, "/proc", "/dev"];
    return (0,mounts/* visible */.RK)((0,mounts/* readMounts */.bq)())
        .filter(({ path, options }) => !options.includes("ro") && !open.some((each) => path === each || (0,mounts/* isBelow */.Yw)(path, each)))
        .filter(({ path }) => external_node_fs_.existsSync(path))
        .map(({ path }) => `${path} is mounted writable`);
}
function checkNetwork() {
    const interfaces = external_node_fs_.readFileSync("/proc/net/dev", "utf8")
        .split("\n")
        .filter((line) => line.includes(":"));
    return interfaces.length > 1 ? ["there is a network"] : [];
}
/** Under user namespaces the kernel refuses it: the directory would have to be marked in a way that only root may. */
function tryRename(path) {
    if (path === undefined)
        return true;
    const aside = `${path}.remit-${process.pid}`;
    try {
        external_node_fs_.renameSync(path, aside);
        external_node_fs_.renameSync(aside, path);
        return true;
    }
    catch {
        return false;
    }
}
/** The kernel does not copy a file into a layer whose owner has no number in the user namespace. */
function isUnmapped(path) {
    try {
        external_node_fs_.closeSync(external_node_fs_.openSync(path, "a"));
        return false;
    }
    catch (error) {
        return error instanceof Error && "code" in error && error.code === "EOVERFLOW";
    }
}
function canMake(path) {
    try {
        external_node_fs_.closeSync(external_node_fs_.openSync(path, "wx", 0o600));
        external_node_fs_.rmSync(path);
        return true;
    }
    catch {
        return false;
    }
}
function namesIn(place) {
    try {
        return external_node_fs_.readdirSync(place);
    }
    catch {
        return [];
    }
}
/** Not to be read, or what was put in its place. */
function isCovered(path) {
    try {
        return external_node_fs_.readFileSync(path, "utf8") === (0,credentials/* standIn */.us)(path);
    }
    catch {
        return true;
    }
}

// EXTERNAL MODULE: ./lib/adapters/sandbox/frames.js
var sandbox_frames = __webpack_require__(19876);
// EXTERNAL MODULE: ./lib/ports.js + 4 modules
var ports = __webpack_require__(48076);
;// CONCATENATED MODULE: ./lib/adapters/sandbox/inside.js
/**
 * The process that serves the sandbox's files. It runs inside as every command does, so that a path means here what it
 * means to a command, and no link leads to a place that a command could not reach. It knows no key and no token.
 */





/** Answers questions on standard output until standard input ends. */
function serveInside() {
    const files = (0,machine_files/* openFiles */.K)();
    let thread;
    const perform = async (asked, bytes) => {
        switch (asked.what) {
            case "scan":
                thread ??= (0,scanner/* startThread */.B)();
                return { value: await thread.scan(asked.batch) };
            case "stop scan": {
                const stopping = thread;
                thread = undefined;
                return { value: await stopping?.stop() };
            }
            default:
                return await performOnFiles(asked, bytes, files);
        }
    };
    const answer = async ({ json, bytes }) => {
        const asked = json;
        const { value, content } = await perform(asked, bytes).catch((error) => failure(error));
        const told = value instanceof Failure ? { id: asked.id, error: value.error } : { id: asked.id, value };
        process.stdout.write(fits(content) ? (0,sandbox_frames/* packFrame */.BY)(told, content) : (0,sandbox_frames/* packFrame */.BY)(tooLarge(asked.id)));
    };
    process.stdin.on("data", (0,sandbox_frames/* openFrames */.tv)((frame) => void answer(frame)));
    process.stdin.on("end", () => process.exit(0));
}
/** A file that grew while it was read must not end the talk. */
function fits(content) {
    return (content?.length ?? 0) <= sandbox_frames/* MOST_CONTENT */.eI;
}
function tooLarge(id) {
    return { id, error: { message: `more than ${sandbox_frames/* MOST_CONTENT */.eI} bytes are not read at once`, code: "EFBIG" } };
}
class Failure {
    error;
    constructor(error) {
        this.error = error;
    }
}
function failure(error) {
    return { value: new Failure(tellError(error)) };
}
function tellError(error) {
    const message = error instanceof Error ? error.message : String(error);
    const code = (0,ports/* systemCode */.xU)(error);
    return code === undefined ? { message } : { message, code };
}
/** One path that cannot be asked for spoils no other's answer. */
async function tellFacts(path, files) {
    try {
        return (await files.facts(path)) ?? null;
    }
    catch (error) {
        return { wrong: tellError(error) };
    }
}
async function performOnFiles(asked, bytes, files) {
    switch (asked.what) {
        case "check":
            return { value: checkInside(asked.checks) };
        case "facts":
            return { value: await Promise.all(asked.paths.map((path) => tellFacts(path, files))) };
        case "real":
            return { value: await files.realPath(asked.path) };
        case "exists":
            return { value: await files.exists(asked.path) };
        case "read":
            return { content: await files.read(asked.path, asked.range) };
        case "write":
            return { value: await files.write(asked.path, bytes, asked.mode) };
        case "remove":
            return { value: await files.remove(asked.path) };
        case "list":
            return { value: await files.list(asked.path) };
        case "readLink":
            return { value: await files.readLink(asked.path) };
        case "link":
            return { value: await files.link(asked.path, asked.target) };
        case "makeDirectory":
            return { value: await files.makeDirectory(asked.path) };
        default:
            return asked;
    }
}


/***/ }),

/***/ 48076:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  XS: () => (/* reexport */ GitError),
  y_: () => (/* reexport */ GitHubError),
  "in": () => (/* reexport */ emptyTree),
  xU: () => (/* reexport */ systemCode)
});

;// CONCATENATED MODULE: ./lib/ports/github.js
/** A GitHub call that failed, classified. `permission` names what the token lacks, such as `issues: write`. */
class GitHubError extends Error {
    name = "GitHubError";
    status;
    permission;
    constructor(message, status, permission) {
        super(message);
        this.status = status;
        this.permission = permission;
    }
}

;// CONCATENATED MODULE: ./lib/ports/git.js
/** A git call that failed, with git's own words. */
class GitError extends Error {
    name = "GitError";
    /** What the remote or git said, one of the causes people can act on. */
    cause_;
    constructor(message, cause = "other") {
        super(message);
        this.cause_ = cause;
    }
}

;// CONCATENATED MODULE: ./lib/ports/history.js
/** The tree without any file, which git has everywhere; `like` is another id of the repository. */
function emptyTree(like) {
    return like.length === 64
        ? "6ef19b41225c5369f1c104d45d8d85efa9b057b53b14b4b9b939dd74decc5321"
        : "4b825dc642cb6eb9a060e54bf8d69288fbee4904";
}

;// CONCATENATED MODULE: ./lib/ports/machine.js
/** The code of a system error, such as `ENOENT`; undefined for anything else. An error of another realm counts too. */
function systemCode(error) {
    return typeof error === "object" && error !== null && "code" in error && typeof error.code === "string"
        ? error.code
        : undefined;
}

;// CONCATENATED MODULE: ./lib/ports.js
/**
 * Every effect this program can have: the interfaces that `adapters/` implements and tests fake. Nothing outside
 * `adapters/` and the entries touches the world in another way.
 */
/** Time and chance. */

/** The model: questions and what comes back. */

/** GitHub, for one repository. */

/** What was said in reviews of a pull request. */

/** What checks say about a commit. */

/** Workflow runs. */

/** Remit's own git. */

/** What outlives a run. */

/** The past of a commit. */

/** Pages of the web. */

/** The machine: its files and its processes. */

/** Looking for lines in many files. */

/** GitHub's runner, and the log on disk. */

/** MCP servers. */



/***/ })

};
