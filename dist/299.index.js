export const id = 299;
export const ids = [299];
export const modules = {

/***/ 6551:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jr: () => (/* binding */ openLogFile),
/* harmony export */   NH: () => (/* binding */ openRunner)
/* harmony export */ });
/* unused harmony export asLogLines */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76760);
/* harmony import */ var _ports_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(48076);
/** GitHub's runner: its log, its command files, its annotations. */






/**
 * The runner this process is a step of. The commands are written here and not by `@actions/core`: that loads a whole
 * HTTP client with itself, a quarter of a run's memory, and is not there at the moment that may be the process's last.
 */
function openRunner(secrets) {
    let failed;
    const carryOut = (command) => {
        try {
            command();
        }
        catch (error) {
            failed ??= Promise.reject(error);
            failed.catch(() => undefined); // `settle` tells of it.
        }
    };
    return {
        print: (text) => void process.stdout.write(asLogLines(secrets.redact(text))),
        annotate(level, title, message) {
            say(level, { title: harmless(secrets.redact(title)) }, harmless(secrets.redact(message)));
        },
        mask: (secret) => say("add-mask", {}, secret),
        setOutput: (name, value) => carryOut(() => assign("GITHUB_OUTPUT", name, secrets.redact(value))),
        saveState: (name, value) => carryOut(() => assign("GITHUB_STATE", name, secrets.redact(value))),
        async writeSummary(markdown) {
            const why = await trySummary(secrets.redact(markdown));
            if (why !== undefined)
                say("warning", { title: "Remit: summary not written" }, harmless(why));
            return why === undefined;
        },
        async settle() {
            await failed;
        },
    };
}
/** Why there is no summary; undefined when there is one, or none is to be had. */
async function trySummary(markdown) {
    const path = process.env["GITHUB_STEP_SUMMARY"] ?? "";
    if (path === "")
        return undefined; // Old servers and other runners take no summaries.
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.writeFile)(path, markdown);
        return undefined;
    }
    catch (error) {
        if ((0,_ports_js__WEBPACK_IMPORTED_MODULE_5__/* .systemCode */ .xU)(error) === undefined)
            throw error;
        return error instanceof Error ? error.message : "";
    }
}
/** A workflow command: the runner reads it from a line of its own. */
function say(command, properties, message) {
    const listed = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(value)}`);
    process.stdout.write(`::${[command, listed.join(",")].join(" ").trimEnd()}::${escapeData(message)}${node_os__WEBPACK_IMPORTED_MODULE_3__.EOL}`);
}
function escapeData(text) {
    return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
function escapeProperty(text) {
    return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
/**
 * Name a value in one of the runner's command files. The delimiter is random, so no value can end itself and go on as
 * another. Where the variable is not set, there is nobody to tell.
 */
function assign(file, name, value) {
    const path = process.env[file] ?? "";
    if (path === "")
        return;
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(path))
        throw new Error(`${file} names a file that is not there: ${path}`);
    const delimiter = `ghadelimiter_${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.appendFileSync)(path, [`${name}<<${delimiter}`, value, delimiter, ""].join(node_os__WEBPACK_IMPORTED_MODULE_3__.EOL));
}
/**
 * Text as lines of the step's log, none of which the runner can take for a command. It looks for `::` at the start of
 * a line, white space aside, and for `##[` anywhere in it.
 */
function asLogLines(text) {
    const lines = text.split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/);
    return lines.map((line) => `| ${harmless(line)}\n`).join("");
}
function harmless(text) {
    return text.replace(CONTROLS, "").replaceAll("##[", "##\u200b[");
}
// Tabs and line ends stay.
const CONTROLS = /[\p{Cc}--[\t\n\r]]/gv;
/** A full disk may have taken half of a line, and the next would go on from there. */
function takeBack(file, size) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.ftruncateSync)(file, size);
    }
    catch {
        // Then the log ends there: `salvageLog` reads up to it.
    }
}
/**
 * A file to append to; its directory is made. What `append` has written survives the death of this process, though not
 * of the machine: the bytes are with the operating system.
 */
function openLogFile(path) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_4__.dirname)(path), { recursive: true });
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, "a", 0o600);
    let size = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(file).size;
    return {
        path,
        append(line) {
            const bytes = Buffer.from(line, "utf8");
            try {
                for (let at = 0; at < bytes.length;)
                    at += (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeSync)(file, bytes, at);
            }
            catch (error) {
                takeBack(file, size);
                throw error;
            }
            size += bytes.length;
        },
        [Symbol.dispose]: () => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file),
    };
}


/***/ }),

/***/ 61642:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ systemClock)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/** The system's clock. */

const systemClock = {
    // Not `Date.now()`: a runner whose clock is set while a run lasts would have its minutes end at once, or never.
    now: () => Math.round(performance.timeOrigin + performance.now()),
    elapsed: () => performance.now(),
    async sleep(ms, signal) {
        // Node's timer rejects when the signal fires; for a sleeper that is only an early end.
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(ms, undefined, signal === undefined ? {} : { signal }).catch(() => undefined);
    },
};


/***/ }),

/***/ 11155:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $H: () => (/* binding */ certificates),
/* harmony export */   Xf: () => (/* binding */ tellFiles),
/* harmony export */   iH: () => (/* binding */ gitPrograms),
/* harmony export */   tp: () => (/* binding */ takeFingerprints)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57975);
/**
 * Files of the machine that Remit's own programs are made of, as they were before the first command ran. As root without
 * a sandbox, commands own them: what changed is not started with a token, nor with more rights than a command has.
 */




/** Of programs with what they load, and of other files. What is not there is known as absent. */
async function takeFingerprints(programs, others = []) {
    const files = [...programs, ...(await librariesOf(programs)), ...CODE, ...others];
    const all = new Set(files.flatMap((file) => [file, ...below(file)]));
    const taken = new Map([...all].map((file) => [file, printOf(file)]));
    return { changed: () => [...taken].filter(([file, print]) => printOf(file) !== print).map(([file]) => file) };
}
/** For people, who want to know which. */
function tellFiles(files) {
    const more = files.length > SHOWN ? ` and ${files.length - SHOWN} more` : "";
    return `${files.slice(0, SHOWN).join(", ")}${more}`;
}
const SHOWN = 5;
/** Git, with the programs that it starts itself: `git-remote-https` gets the token. */
async function gitPrograms(git) {
    const { stdout } = await run(git, ["--exec-path"], { env: {} }).catch(() => ({ stdout: "" }));
    const place = stdout.trim();
    return place === "" ? [git] : [git, place, ...REMOTES.map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(place, name))];
}
const REMOTES = ["git-remote-http", "git-remote-https"];
/** What the dynamic loader, the C library and the TLS libraries read, and load code by. */
const CODE = [
    "/etc/ld.so.preload",
    "/etc/ld.so.cache",
    "/etc/nsswitch.conf",
    "/etc/ssl/openssl.cnf",
    "/usr/lib/ssl/openssl.cnf",
    "/etc/pki/tls/openssl.cnf",
    "/etc/gnutls/config",
    "/etc/pkcs11",
    "/usr/share/p11-kit/modules",
    "/etc/krb5.conf",
    "/etc/gss/mech",
    "/etc/gss/mech.d",
];
/** Whom git believes that a server is GitHub's. With these as they were, a name that leads elsewhere gets no token. */
function certificates(environment) {
    const named = ["SSL_CERT_FILE", "SSL_CERT_DIR", "GIT_SSL_CAINFO", "GIT_SSL_CAPATH", "CURL_CA_BUNDLE"];
    return [
        ...named.flatMap((name) => environment[name] ?? []).filter((file) => file.startsWith("/")),
        "/etc/ssl/certs",
        "/etc/ssl/cert.pem",
        "/etc/pki/tls/certs",
        "/etc/pki/ca-trust/extracted/pem",
    ];
}
/** What the dynamic loader would load for them; none where there is no `ldd`. */
async function librariesOf(programs) {
    const files = programs.filter((file) => node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync(file, { throwIfNoEntry: false })?.isFile() === true);
    const each = files.map(async (file) => {
        // It ends with an error for a program that is not dynamic.
        const { stdout } = await run("ldd", [file]).catch(() => ({ stdout: "" }));
        return [...stdout.matchAll(/(?:=> |^\s+)(\/\S+) \(0x/gm)].map(([, library = ""]) => library);
    });
    const libraries = (await Promise.all(each)).flat();
    // Another of the same name may stand where a link leads from.
    return [...new Set(libraries.flatMap((file) => [file, node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync(file)]))];
}
/** Of a directory, what is in it. */
function below(file) {
    if (node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync(file, { throwIfNoEntry: false })?.isDirectory() !== true)
        return [];
    return node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync(file).map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(file, name));
}
/**
 * Changes with the content and with every other change. Nobody sets a ctime: it is the clock's, which commands cannot
 * turn back (CAP_SYS_TIME is not among what they keep).
 */
function printOf(file) {
    try {
        const link = node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync(file, { bigint: true });
        return [link, ...(link.isSymbolicLink() ? [node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync(file, { bigint: true })] : [])].map(tell).join("/");
    }
    catch {
        return "absent";
    }
}
function tell({ dev, ino, mode, uid, size, mtimeNs, ctimeNs }) {
    return [dev, ino, mode, uid, size, mtimeNs, ctimeNs].join("-");
}
const run = (0,node_util__WEBPACK_IMPORTED_MODULE_3__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile);


/***/ }),

/***/ 4544:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  z: () => (/* binding */ openGit)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./lib/ports.js + 4 modules
var ports = __webpack_require__(48076);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./lib/adapters/git/attributes.js
/** What a commit's `.gitattributes` say: read from an index of the commit, never from a work tree. */



/** Paths that no attribute converts are left out. */
async function readConversions(processes, { directory, index, commit, paths }) {
    const environment = { ...askingDirectory(directory), GIT_INDEX_FILE: (0,external_node_path_.join)(directory, index) };
    try {
        await processes.need(["read-tree", "--end-of-options", commit], { environment });
        const input = paths.map((path) => `${path}\0`).join("");
        const ask = ["check-attr", "--cached", "-z", "--stdin", ...ATTRIBUTES];
        return parseAttributes((await processes.need(ask, { environment, input })).toString());
    }
    finally {
        await (0,promises_.rm)(environment.GIT_INDEX_FILE, { force: true });
    }
}
const ATTRIBUTES = ["filter", "working-tree-encoding"];
/** Our own directory's `info/attributes` switches all conversion off; what is asked here is what the commit wants. */
function askingDirectory(directory) {
    const asking = (0,external_node_path_.join)(directory, "asking");
    (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(asking, "refs"), { recursive: true });
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(asking, "HEAD"), "ref: refs/heads/none\n");
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(asking, "config"), "[core]\n\trepositoryformatversion = 0\n\tbare = true\n");
    return { GIT_DIR: asking, GIT_OBJECT_DIRECTORY: (0,external_node_path_.join)(directory, "objects") };
}
/** Path, attribute and value, each ended by NUL. */
function parseAttributes(output) {
    const fields = output.split("\0");
    const found = new Map();
    for (let at = 0; at + 2 < fields.length; at += 3) {
        const [path = "", attribute, value = ""] = fields.slice(at, at + 3);
        if (NO_VALUE.has(value))
            continue;
        const field = attribute === "filter" ? { filter: value } : { encoding: value };
        found.set(path, { ...found.get(path), ...field });
    }
    return found;
}
// `set` is no filter's name: git takes a bare `filter` for none.
const NO_VALUE = new Set(["unspecified", "unset", "set"]);

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: ./lib/adapters/machine/find-program.js
var find_program = __webpack_require__(35566);
;// CONCATENATED MODULE: ./lib/adapters/git/directory.js
/** Remit's own git directory, and the environment that every git process of Remit's runs in. */



/** Lay out a bare repository by hand: `git init` would cost a process and copy templates. */
function makeDirectory(directory) {
    for (const name of ["objects/info", "objects/pack", "refs", "info"])
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(directory, name), { recursive: true });
    restoreDirectory(directory);
}
/**
 * Before every process: what git takes orders from in the directory is ours again, should anything have written to it.
 * Objects and refs are not orders; objects are checked when they are read.
 */
function restoreDirectory(directory) {
    for (const [name, text] of OURS) {
        const file = (0,external_node_path_.join)(directory, name);
        if (readOwn(file) === text)
            continue;
        (0,external_node_fs_.rmSync)(file, { recursive: true, force: true });
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(file), { recursive: true });
        (0,external_node_fs_.writeFileSync)(file, text, { flag: "wx" });
    }
    for (const name of FOREIGN)
        (0,external_node_fs_.rmSync)((0,external_node_path_.join)(directory, name), { recursive: true, force: true });
}
/** Undefined for what is not a plain file. */
function readOwn(file) {
    return (0,external_node_fs_.lstatSync)(file, { throwIfNoEntry: false })?.isFile() === true ? (0,external_node_fs_.readFileSync)(file, "utf8") : undefined;
}
/** The attributes of `info/` override those of any `.gitattributes`: bytes are written as they are stored. */
const UNCONVERTED = "* -text !eol -filter -ident !working-tree-encoding\n";
const OURS = [
    ["HEAD", "ref: refs/heads/none\n"],
    ["config", "[core]\n\trepositoryformatversion = 0\n\tbare = true\n"],
    ["info/attributes", UNCONVERTED],
];
/** Nothing of Remit's: other configuration, other places for objects, another past, programs. */
const FOREIGN = [
    "commondir",
    "config.worktree",
    "hooks",
    "info/grafts",
    "objects/info/alternates",
    "objects/info/http-alternates",
    "objects/info/commit-graph",
    "objects/info/commit-graphs",
    "objects/pack/multi-pack-index",
    "remotes",
    "branches",
];
/** The whole environment of a git process: of the surroundings it gets {@link PASSED} and nothing else. */
function hardenedEnvironment(directory, remote, surroundings) {
    const passed = PASSED.flatMap((name) => (surroundings[name] === undefined ? [] : [[name, surroundings[name]]]));
    return {
        ...Object.fromEntries(passed),
        // An empty PATH would be the current directory.
        PATH: (0,find_program/* placesOutside */.I)(surroundings["PATH"] ?? "").join(":") || "/usr/bin:/bin",
        ...configurationVariables(hardening(remote)),
        GIT_DIR: directory,
        HOME: directory, // Neither ~/.gitconfig nor curl's ~/.netrc.
        XDG_CONFIG_HOME: directory,
        GIT_CONFIG_NOSYSTEM: "1",
        GIT_CONFIG_GLOBAL: "/dev/null",
        GIT_CONFIG_SYSTEM: "/dev/null",
        GIT_ATTR_NOSYSTEM: "1",
        GIT_TERMINAL_PROMPT: "0",
        GIT_NO_REPLACE_OBJECTS: "1",
        GIT_NO_LAZY_FETCH: "1",
        GIT_OPTIONAL_LOCKS: "0",
        GIT_LITERAL_PATHSPECS: "1",
        LC_ALL: "C", // Git's words are read by `causes.ts`.
    };
}
/** Configuration by environment, which no file overrides, and which stands neither in argv nor on disk. */
function configurationVariables(settings) {
    const variables = { GIT_CONFIG_COUNT: String(settings.length) };
    for (const [index, [key, value]] of settings.entries()) {
        variables[`GIT_CONFIG_KEY_${index}`] = key;
        variables[`GIT_CONFIG_VALUE_${index}`] = value;
    }
    return variables;
}
/** What is set for every git process. */
function hardening(remote) {
    return [...HARDENING, [`protocol.${remote.protocol.slice(0, -1)}.allow`, "always"]];
}
const HARDENING = [
    ["core.hooksPath", "/dev/null"],
    ["core.fsmonitor", "false"],
    ["core.untrackedCache", "false"],
    ["core.attributesFile", "/dev/null"],
    ["core.excludesFile", "/dev/null"],
    ["core.protectHFS", "true"],
    ["core.protectNTFS", "true"],
    ["credential.helper", ""],
    ["protocol.allow", "never"],
    ["safe.bareRepository", "explicit"],
    ["submodule.recurse", "false"],
    ["gc.auto", "0"],
    ["maintenance.auto", "false"],
    ["http.followRedirects", "false"], // A redirect could carry the token to another host.
    ["http.lowSpeedLimit", "1"], // Bytes a second, and seconds: a server that says nothing for a minute is given up.
    ["http.lowSpeedTime", "60"],
    ["fetch.unpackLimit", "1"], // One pack is written faster than many loose objects.
];
const PASSED = [
    "TMPDIR",
    "http_proxy",
    "https_proxy",
    "all_proxy",
    "no_proxy",
    "HTTP_PROXY",
    "HTTPS_PROXY",
    "ALL_PROXY",
    "NO_PROXY",
    "SSL_CERT_FILE",
    "SSL_CERT_DIR",
    "GIT_SSL_CAINFO",
    "GIT_SSL_CAPATH",
    "CURL_CA_BUNDLE",
];

// EXTERNAL MODULE: ./lib/adapters/git/program.js
var git_program = __webpack_require__(16259);
;// CONCATENATED MODULE: ./lib/adapters/git/process.js
/** Git processes: started without a shell, in a group of their own, killed with the adapter. */




/** Most bytes of output kept from one git process; a listing of a million files has about half as many. */
const MAX_OUTPUT = 256 * 1024 * 1024;
function openProcesses(place) {
    const { directory, environment } = place;
    const running = new Set();
    const kill = () => {
        for (const child of running)
            killGroup(child);
    };
    process.on("exit", kill); // Whoever has no time left to close this.
    const start = (args, extra) => {
        const options = { cwd: directory, env: { ...environment, ...extra }, detached: true };
        restoreDirectory(directory);
        const [program, ...words] = (0,git_program/* wordsFor */.tu)(place, args);
        const child = (0,external_node_child_process_.spawn)(program, words, options);
        running.add(child);
        child.once("close", () => running.delete(child));
        child.stdin.on("error", () => { }); // Git may leave without reading its input; its exit code says so.
        return child;
    };
    const run = async (args, { input, environment: extra } = {}) => {
        const child = start(args, extra);
        child.stdin.end(input);
        return await finish(child, args);
    };
    return {
        start,
        run,
        async need(args, options) {
            const { code, output, words } = await run(args, options);
            if (code !== 0)
                throw new ports/* GitError */.XS(`git ${args[0] ?? ""} failed: ${firstLines(words)}`);
            return output;
        },
        kill() {
            process.off("exit", kill);
            kill();
        },
    };
}
/** Git's own words, at most six lines. */
function firstLines(words) {
    return words.trim().split("\n").slice(0, 6).join("\n") || "it said nothing";
}
function finish(child, args) {
    const output = [];
    const words = [];
    let size = 0;
    return new Promise((resolve, reject) => {
        child.stdout.on("data", (chunk) => {
            size += chunk.length;
            if (size <= MAX_OUTPUT)
                output.push(chunk);
            else
                killGroup(child);
        });
        child.stderr.on("data", (chunk) => {
            if (words.length < 1_000)
                words.push(chunk);
        });
        child.once("error", (error) => reject(new ports/* GitError */.XS(`Could not start git: ${whyNot(error)}`)));
        child.once("close", (code) => {
            if (size > MAX_OUTPUT)
                reject(new ports/* GitError */.XS(`git ${args[0] ?? ""} wrote more than ${MAX_OUTPUT} bytes.`));
            else
                resolve({ code: code ?? 128, output: Buffer.concat(output), words: Buffer.concat(words).toString() });
        });
    });
}
function whyNot(error) {
    return (0,ports/* systemCode */.xU)(error) === "ENOENT"
        ? "there is none on PATH. Install it in a step before Remit; images for containers often come without it."
        : error.message;
}
function killGroup(child) {
    try {
        if (child.pid !== undefined)
            process.kill(-child.pid, "SIGKILL");
    }
    catch {
        child.kill("SIGKILL"); // Not a group of its own, or gone already.
    }
}

;// CONCATENATED MODULE: ./lib/adapters/git/causes.js
/** What git and a server's git say when they refuse, in terms people can act on. */


// The first that matches counts: GitHub wraps a workflow refusal in the words of a rejected push.
const SIGNS = [
    ["workflow_refused", /refusing to allow .* to create or update workflow/i],
    ["archived", /repository was archived/i],
    ["too_large", /GH001|exceeds .*file size limit/i],
    ["ruleset", /GH013|repository rule violations/i],
    ["protected", /protected branch|GH006|push declined due to/i],
    ["moved", /stale info|fetch first|non-fast-forward|cannot lock ref|incorrect old value|reference already exists/i],
    ["permission", /permission to .* denied|error: 403\b|write access to repository not granted/i],
    // Git asks for another name and password when its own are refused, and there is nobody to ask.
    ["credentials", /authentication failed|could not read (username|password)|error: 401\b|invalid username or/i],
    [
        "not_found",
        /repository .*not found|error: 404\b|couldn't find remote ref|not our ref|does not appear to be a git repository/i,
    ],
];
/** The cause in git's words. */
function causeOf(words) {
    return SIGNS.find(([, sign]) => sign.test(words))?.[0] ?? "other";
}
/** An error that says what was tried, what git said, and what kind of refusal it is. */
function refusal(attempt, words) {
    const cause = causeOf(words);
    return new ports/* GitError */.XS(`${attempt}: ${cause === "credentials" ? UNACCEPTED : firstLines(words)}`, cause);
}
/** In place of git's own words, which tell of a prompt that nobody has seen. */
const UNACCEPTED = "the server does not accept the token, or no longer (401)";
/** Whether the same attempt may well succeed a moment later: the network's or the server's fault, not ours. */
function isPassing(words) {
    return (causeOf(words) === "other" &&
        /error: (429|5\d\d)\b|HTTP (429|5\d\d)\b|RPC failed|hung up unexpectedly|early EOF|unexpected disconnect|connection (reset|refused|timed out)|could ?n.t connect|could not resolve host|empty reply|operation too slow|timed? out|recv failure|internal server error|(fetch-pack|send-pack|index-pack).*failed|invalid index-pack output|expected .* packfile/i.test(words));
}

;// CONCATENATED MODULE: ./lib/adapters/git/branches.js


function openBranches(talk, address) {
    const list = async (pattern) => {
        const { code, output, words } = await talk(["ls-remote", "--end-of-options", address, `refs/heads/${pattern}`]);
        if (code !== 0)
            throw refusal("Could not list the branches of the repository", words);
        return parseRefs(output.toString());
    };
    const find = async (name) => (await list(name)).find((each) => each.name === name);
    return {
        find,
        below: async (prefix) => (await list(`${prefix}*`)).filter(({ name }) => name.startsWith(prefix)),
        async push(commit, branch, expect) {
            checkBranch(branch);
            const ref = `refs/heads/${branch}`;
            const lease = `--force-with-lease=${ref}:${expect ?? ""}`;
            const end = await talk([...PUSH, lease, "--end-of-options", address, `${commit}:${ref}`]);
            if (end.code === 0)
                return;
            // An attempt whose answer was lost may have been stored; the next one then finds that the branch has moved.
            if (causeOf(said(end)) === "moved" && (await find(branch))?.sha === commit)
                return;
            throw pushRefusal(branch, end);
        },
        async remove(branch, expect) {
            checkBranch(branch);
            const ref = `refs/heads/${branch}`;
            const end = await talk([...PUSH, `--force-with-lease=${ref}:${expect}`, "--end-of-options", address, `:${ref}`]);
            if (end.code !== 0)
                throw pushRefusal(branch, end);
        },
    };
}
/** Git allows none of these in a branch's name; in a refspec they would mean something. Throws `GitError`. */
function checkBranch(name) {
    if (/[\p{Cc} ~^:?*[\\]|\.\.|^[-/]/u.test(name))
        throw new ports/* GitError */.XS(`Not a branch name: ${JSON.stringify(name)}`);
}
// The lease is a compare-and-swap on the branch and never forces: the caller has checked that `commit` is a child of
// `expect`, so what the server accepts is a fast-forward.
const PUSH = ["push", "--porcelain", "--no-verify", "--no-signed", "--no-recurse-submodules", "--quiet"];
function parseRefs(text) {
    return text.split("\n").flatMap((line) => {
        const [sha = "", ref = ""] = line.split("\t");
        return ref.startsWith("refs/heads/") ? [{ name: ref.slice("refs/heads/".length), sha }] : [];
    });
}
/** Porcelain says `!<tab>from:to<tab>[rejected] (stale info)`; the server's own words are on standard error. */
function said({ output, words }) {
    return `${output.toString()}\n${words}`;
}
function pushRefusal(branch, end) {
    const { words } = end;
    const cause = causeOf(said(end));
    if (cause === "credentials")
        return new ports/* GitError */.XS(`Could not push ${branch}: ${UNACCEPTED}`, cause);
    const reason = /^!\t[^\t]*\t(.*)$/m.exec(said(end))?.[1];
    const details = words
        .split("\n")
        .filter((line) => line.startsWith("remote: ") && line.trim() !== "remote:")
        .map((line) => line.slice("remote: ".length).trim());
    const lines = [...(reason === undefined ? [] : [reason]), ...details];
    const error = lines.length > 0 ? lines.join("\n") : words;
    const told = error.trim().split("\n").slice(0, 8).join("\n");
    return new ports/* GitError */.XS(`Could not push ${branch}: ${told}`, cause);
}

;// CONCATENATED MODULE: ./lib/adapters/git/checkout.js
/** A commit's files in a directory, and the checkout's own git told about it. */



/**
 * Write a commit's files as they are stored; files that already are as they should be are not written again. Then the
 * `.git` of the place is brought to the commit, so that whoever asks git there sees the run's edits and no more. No git
 * runs in the place: the files of its `.git` are written by name, and never through a link.
 */
async function checkOut(processes, checkout) {
    const { commit, place, directory } = checkout;
    const index = (0,external_node_path_.join)(directory, checkout.index);
    const environment = { GIT_INDEX_FILE: index, GIT_WORK_TREE: place };
    try {
        await processes.need(["read-tree", "--end-of-options", commit], { environment });
        // Notes which files are as they should be; its exit code says that others are not.
        await processes.run(["update-index", "-q", "--refresh"], { environment });
        await processes.need(["checkout-index", "--all", "--force", "--index", "--quiet"], { environment });
        await adopt(commit, (0,external_node_path_.join)(place, ".git"), directory, index);
    }
    finally {
        await (0,promises_.rm)(index, { force: true });
    }
}
/** Left in a `.git` that Remit brought to a commit: the files there need not be what another run would start from. */
const ADOPTED = "remit-adopted";
async function adopt(commit, theirs, directory, index) {
    const kind = await kindOf(theirs);
    if (kind === "other")
        return; // A linked work tree or a submodule: what it belongs to is not ours to write.
    if (kind === "nothing")
        await makeRepository(theirs);
    for (const name of ["objects", "objects/pack"])
        if (!(await isDirectory((0,external_node_path_.join)(theirs, name))))
            return;
    await copyPacks((0,external_node_path_.join)(directory, "objects/pack"), (0,external_node_path_.join)(theirs, "objects/pack"));
    await noteShallow(commit, theirs, kind === "nothing");
    await replace((0,external_node_path_.join)(theirs, "index"), await (0,promises_.readFile)(index));
    await replace((0,external_node_path_.join)(theirs, ADOPTED), `${commit}\n`);
    await replace((0,external_node_path_.join)(theirs, "HEAD"), `${commit}\n`);
}
async function kindOf(path) {
    const stat = await (0,promises_.lstat)(path).catch(missing);
    if (stat === undefined)
        return "nothing";
    return stat.isDirectory() ? "directory" : "other";
}
async function isDirectory(path) {
    return (await kindOf(path)) === "directory";
}
function missing(error) {
    if (typeof error === "object" && error !== null && "code" in error && error.code === "ENOENT")
        return undefined;
    throw error;
}
async function makeRepository(path) {
    for (const name of ["objects/info", "objects/pack", "refs/heads", "info"]) {
        await (0,promises_.mkdir)((0,external_node_path_.join)(path, name), { recursive: true });
    }
    await (0,promises_.writeFile)((0,external_node_path_.join)(path, "config"), "[core]\n\trepositoryformatversion = 0\n\tbare = false\n");
}
async function copyPacks(from, to) {
    const there = new Set(await (0,promises_.readdir)(to));
    const names = (await (0,promises_.readdir)(from)).filter((name) => /^pack-[0-9a-f]+\.(pack|rev|idx)$/.test(name));
    // Git looks for indexes: they come last, when what they point into is there.
    const ordered = [...names.filter((name) => !name.endsWith(".idx")), ...names.filter((name) => name.endsWith(".idx"))];
    for (const name of ordered) {
        if (!there.has(name))
            await (0,promises_.copyFile)((0,external_node_path_.join)(from, name), (0,external_node_path_.join)(to, name), external_node_fs_.constants.COPYFILE_FICLONE);
    }
}
/** The commit has come without its past. Where the checkout has it with its past, the past stays in sight. */
async function noteShallow(commit, theirs, fresh) {
    const path = (0,external_node_path_.join)(theirs, "shallow");
    const text = fresh ? "" : await (0,promises_.readFile)(path, "latin1").catch(missing);
    if (text?.split("\n").includes(commit) === true)
        return;
    if (!fresh && (await isReferred(commit, theirs)))
        return;
    await replace(path, `${text ?? ""}${commit}\n`);
}
/** Whether a branch or tag of the checkout is at the commit. */
async function isReferred(commit, theirs) {
    const packed = await (0,promises_.readFile)((0,external_node_path_.join)(theirs, "packed-refs"), "latin1").catch(missing);
    if (packed?.includes(commit) === true)
        return true;
    const names = await (0,promises_.readdir)((0,external_node_path_.join)(theirs, "refs"), { recursive: true });
    const texts = await Promise.all(names.map((name) => (0,promises_.readFile)((0,external_node_path_.join)(theirs, "refs", name), "latin1").catch(() => "")));
    return texts.some((text) => text.trim() === commit);
}
/** Renaming takes a link's place; writing would go through it. */
async function replace(path, content) {
    const fresh = `${path}.remit-new`;
    await (0,promises_.rm)(fresh, { force: true });
    await (0,promises_.writeFile)(fresh, content, { flag: "wx" });
    await (0,promises_.rename)(fresh, path);
}

;// CONCATENATED MODULE: ./lib/adapters/git/commit.js
/** A commit made by plumbing on an index of its own: no work tree, no filters, no hooks. */

/** Throws `GitError`, for instance when git refuses a path. */
async function makeCommit({ processes, plumbing, index }, commit) {
    const environment = { GIT_INDEX_FILE: index };
    try {
        await processes.need(["read-tree", "--end-of-options", commit.parent], { environment });
        if (commit.changes.length > 0) {
            await processes.need(["update-index", "-z", "--index-info"], { environment, input: indexInfo(commit.changes) });
        }
        const tree = (await plumbing.raw(["write-tree"], { environment })).trim();
        const parents = parentsOf(commit).flatMap((parent) => ["-p", parent]);
        const id = await plumbing.raw(["commit-tree", tree, ...parents], {
            environment: signature(commit),
            input: `${commit.message.trimEnd()}\n`,
        });
        return id.trim();
    }
    finally {
        await (0,promises_.rm)(index, { force: true });
    }
}
/** What a commit that is to be made follows. */
function parentsOf({ parent, parents }) {
    return parents ?? [parent];
}
/** Deletions first, so that a file may take the place of a directory. Mode 0 removes. */
function indexInfo(changes) {
    const [gone, set] = [
        changes.filter(({ blob }) => blob === undefined),
        changes.filter(({ blob }) => blob !== undefined),
    ];
    const lines = [
        ...gone.map(({ path }) => `0 ${NO_OBJECT}\t${path}\0`),
        ...set.map(({ path, blob }) => `${blob?.mode} ${blob?.oid}\t${path}\0`),
    ];
    return lines.join("");
}
const NO_OBJECT = "0".repeat(40);
/** Author and committer of a commit, as git takes them from its environment. */
function signature({ author, time }) {
    const date = `@${time} +0000`;
    return {
        GIT_AUTHOR_NAME: author.name,
        GIT_AUTHOR_EMAIL: author.email,
        GIT_AUTHOR_DATE: date,
        GIT_COMMITTER_NAME: author.name,
        GIT_COMMITTER_EMAIL: author.email,
        GIT_COMMITTER_DATE: date,
    };
}
/** A commit object's headers, an empty line, and its message. */
function parseCommit({ bytes }) {
    const text = bytes.toString("utf8");
    const cut = text.indexOf("\n\n");
    const headers = text.slice(0, cut).split("\n");
    const parents = headers.filter((line) => line.startsWith("parent ")).map((line) => line.slice("parent ".length));
    return { parents, message: text.slice(cut + 2) };
}

;// CONCATENATED MODULE: ./lib/adapters/git/credentials.js
/**
 * What lets whoever reads a checkout's files act on GitHub: what actions/checkout leaves for later steps (a header in
 * `.git/config`, or since its version 6 a file in RUNNER_TEMP that is included from there; a key for ssh), and what
 * people write into addresses. It is taken away before the first tool runs.
 */



/** What was taken away, as phrases without a secret; empty for a checkout that holds none. Throws `GitError`. */
async function removeCredentials(processes, places) {
    const removed = new Set();
    for (const file of await findConfigurations(places.workspace)) {
        for (const found of await clean(processes, file, places))
            removed.add(found);
    }
    // Also those that no configuration names any more.
    for (const name of await namesIn(places.temp)) {
        if (LEFT.test(name))
            removed.add(await take((0,external_node_path_.join)(places.temp, name), "a credentials file of actions/checkout", places));
    }
    return [...removed];
}
/** The configuration files of a checkout, and nothing is taken away; secrets in them are told. */
async function configurations(workspace, learned) {
    const files = await findConfigurations(workspace);
    const texts = await Promise.all(files.map((file) => (0,promises_.readFile)(file, "utf8").catch(() => undefined)));
    for (const text of texts)
        learn(text ?? "", { learned });
    return files.filter((_, index) => texts[index] !== undefined);
}
const LEFT = /^git-credentials-.*\.config$/;
/** Of the workspace's own `.git`, of checkouts up to three directories below it, and of all their submodules and work trees. */
async function findConfigurations(workspace) {
    const places = await findGitDirectories(workspace, DEEPEST);
    const found = await Promise.all(places.map(configurationsOf));
    return [...new Set(found.flat())];
}
const DEEPEST = 3;
async function findGitDirectories(directory, depth) {
    const entries = await (0,promises_.readdir)(directory, { withFileTypes: true }).catch(() => []);
    const own = entries.some(({ name }) => name === ".git") ? await gitDirectory((0,external_node_path_.join)(directory, ".git")) : [];
    const below = depth === 0 ? [] : entries.filter((entry) => entry.isDirectory() && !SKIPPED.has(entry.name));
    const found = await Promise.all(below.map(({ name }) => findGitDirectories((0,external_node_path_.join)(directory, name), depth - 1)));
    return [...own, ...found.flat()];
}
const SKIPPED = new Set([".git", "node_modules"]);
/** In a linked work tree or a submodule `.git` is a file that says where the directory is. */
async function gitDirectory(path) {
    const stat = await (0,promises_.lstat)(path);
    if (!stat.isFile())
        return [path];
    const target = /^gitdir: (.+)$/m.exec(await (0,promises_.readFile)(path, "utf8"))?.[1];
    if (target === undefined)
        return [];
    const own = (0,external_node_path_.resolve)((0,external_node_path_.dirname)(path), target);
    const common = await (0,promises_.readFile)((0,external_node_path_.join)(own, "commondir"), "utf8").catch(() => undefined);
    return common === undefined ? [own] : [own, (0,external_node_path_.resolve)(own, common.trim())];
}
async function configurationsOf(directory) {
    const kinds = [["config", "config.worktree"], ...(await nested(directory))];
    return kinds.flat().map((name) => (0,external_node_path_.join)(directory, name));
}
async function nested(directory) {
    const below = await Promise.all(["modules", "worktrees"].map(async (name) => {
        const names = await (0,promises_.readdir)((0,external_node_path_.join)(directory, name), { recursive: true }).catch(() => []);
        return names.filter((each) => /(^|\/)config(\.worktree)?$/.test(each)).map((each) => (0,external_node_path_.join)(name, each));
    }));
    return below;
}
async function clean(processes, file, places) {
    const text = await (0,promises_.readFile)(file, "utf8").catch(() => "");
    if (!SUSPICIOUS.test(text))
        return [];
    // Git reads one file as data: nothing is included, and nothing in it is carried out.
    const list = await processes.need(["config", "--file", file, "--no-includes", "-z", "--list"]);
    const found = [];
    for (const entry of list.toString("utf8").split("\0")) {
        const cut = entry.indexOf("\n");
        const [key, value] = cut < 0 ? [entry, ""] : [entry.slice(0, cut), entry.slice(cut + 1)];
        const kind = credentials_kindOf(key, value);
        if (kind === undefined)
            continue;
        learn(`${key} ${value}`, places);
        await drop(processes, file, key, value, kind);
        for (const left of filesOf(value, places))
            await take(left, kind, places);
        found.push(`${kind} in ${told(file, places)}`);
    }
    return found;
}
const SUSPICIOUS = /extraheader|include|credential|sshcommand|askpass|cookiefile|sslkey|:\/\/[^/\s"]*@/i;
/** What an entry is, if it is something to act with. */
function credentials_kindOf(key, value) {
    if (/^http\..*extraheader$|^http\.extraheader$/i.test(key))
        return "a token";
    if (/^http\.(.*\.)?(cookiefile|sslkey)$/i.test(key))
        return "a credential";
    if (/^include(if)?\..*path$/i.test(key))
        return LEFT.test((0,external_node_path_.basename)(value)) ? "a token" : undefined;
    if (/^credential\./i.test(key))
        return "a credential helper";
    if (/^core\.(sshcommand|askpass)$/i.test(key))
        return "a key";
    if (USER.test(key) || USER.test(value))
        return "an address with a password";
    return undefined;
}
// A name alone, as in `ssh://git@host`, opens nothing.
const USER = /(https?:\/\/)[^/\s@]*@|(\w+:\/\/)[^/\s@:]+:[^/\s@]+@/i;
async function drop(processes, file, key, value, kind) {
    const isAddress = kind === "an address with a password" && !USER.test(key);
    const args = isAddress
        ? ["--replace-all", key, value.replace(USER, "$1$2"), `^${credentials_escape(value)}$`]
        : ["--unset-all", key];
    const { code, words } = await processes.run(["config", "--file", file, ...args]);
    // 5: it is not there; the same key was dropped a moment ago.
    if (code !== 0 && code !== 5)
        throw credentials_refusal(kind, file, words);
}
function credentials_escape(text) {
    return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
/** Files of RUNNER_TEMP that an entry names. */
function filesOf(value, { temp }) {
    if (LEFT.test((0,external_node_path_.basename)(value)))
        return [(0,external_node_path_.join)(temp, (0,external_node_path_.basename)(value))];
    const key = /-i "?(?:\$RUNNER_TEMP\/|[^"\s]*\/)?([\w-]+)"?/.exec(value)?.[1];
    return key === undefined ? [] : [(0,external_node_path_.join)(temp, key)];
}
async function take(file, kind, places) {
    learn(await (0,promises_.readFile)(file, "utf8").catch(() => ""), places);
    try {
        await (0,promises_.rm)(file, { force: true });
    }
    catch (error) {
        throw credentials_refusal(kind, file, String(error));
    }
    return `${kind} in RUNNER_TEMP`;
}
/** Tokens as headers and addresses hold them, and keys. */
function learn(text, { learned }) {
    for (const [, word = ""] of text.matchAll(/\b(?:basic|bearer|token)\s+([\w.~+/=-]+)/gi)) {
        learned(word);
        // `x-access-token:\u2026`, as basic authentication writes it.
        const [, password] = /^[\x20-\x7e]*?:([\x21-\x7e]+)$/.exec(Buffer.from(word, "base64").toString("latin1")) ?? [];
        if (password !== undefined)
            learned(password);
    }
    for (const [, user = "", password] of text.matchAll(/:\/\/([^/\s:@]+)(?::([^/\s@]+))?@/g)) {
        // A name alone is a token if it is as long as one.
        if (password !== undefined || user.length >= 20)
            learned(password ?? user);
    }
    if (/-----BEGIN [A-Z ]*PRIVATE KEY-----/.test(text))
        learned(text.trim());
}
function credentials_refusal(kind, file, words) {
    return new ports/* GitError */.XS(`The checkout holds ${kind} where tools could read it, and it could not be removed from ${file}: ${words.trim()}. ` +
        "Give actions/checkout `persist-credentials: false`.");
}
function told(file, { workspace }) {
    return file.startsWith(`${workspace}/`) ? file.slice(workspace.length + 1) : file;
}
async function namesIn(directory) {
    return await (0,promises_.readdir)(directory).catch(() => []);
}

;// CONCATENATED MODULE: ./lib/adapters/git/fetch-queue.js
/** Fetches in turn: two at once would fight for the `shallow` file, so what is asked for during one goes into the next. */
function fetchQueue(fetch) {
    let wanted = [];
    let last = Promise.resolve();
    const serve = async () => {
        const batch = wanted;
        wanted = [];
        if (batch.length === 0)
            return;
        try {
            await fetch(batch.map(({ refspec }) => refspec));
            for (const { resolve } of batch)
                resolve();
        }
        catch (error) {
            // Git fetches all or nothing: which of them failed shows when each is asked for alone.
            for (const one of batch)
                await settle(one, batch.length === 1 ? () => Promise.reject(error) : () => fetch([one.refspec]));
        }
    };
    return (refspec) => {
        const fetched = new Promise((resolve, reject) => wanted.push({ refspec, resolve, reject }));
        last = last.then(serve);
        return fetched;
    };
}
/** Runs one piece of work after another, in the order they were given. */
function oneAtATime() {
    let last = Promise.resolve();
    return (work) => {
        const next = last.then(work);
        last = next.catch(() => { });
        return next;
    };
}
async function settle({ resolve, reject }, work) {
    try {
        await work();
        resolve();
    }
    catch (error) {
        reject(error);
    }
}

;// CONCATENATED MODULE: ./lib/adapters/git/fetching.js
/** Bringing commits from the server, one fetch at a time, never more of the past than was asked for. */






function openFetching(talk, address, directory) {
    const alone = oneAtATime();
    const bring = (depth, refspecs) => alone(async () => {
        const { code, words } = await talk(["fetch", depth, ...FETCH, "--end-of-options", address, ...refspecs]);
        if (code !== 0)
            throw fetchRefusal(refspecs, words);
    });
    const queue = fetchQueue((refspecs) => bring("--depth=1", refspecs));
    const commits = new Map();
    let namespaces = 0;
    return {
        fetch(sha) {
            if (!COMMIT.test(sha))
                return Promise.reject(new ports/* GitError */.XS(`Not a commit id: ${sha}`));
            const fetched = commits.get(sha) ?? queue(sha);
            commits.set(sha, fetched);
            fetched.catch(() => commits.delete(sha));
            return fetched;
        },
        know: (sha) => void commits.set(sha, Promise.resolve()),
        deepen: (sha, by) => bring(`--deepen=${by}`, [sha]),
        async heads(names) {
            for (const name of names)
                checkBranch(name.replace(/\*$/, ""));
            const space = `refs/remit/${++namespaces}`;
            await Promise.all(names.map((name) => queue(`+refs/heads/${name}:${space}/${name}`).catch(absent)));
            const heads = readRefs(directory, space);
            for (const { sha } of heads)
                commits.set(sha, Promise.resolve());
            return heads;
        },
    };
}
const COMMIT = /^([0-9a-f]{40}|[0-9a-f]{64})$/;
const FETCH = ["--no-tags", "--no-write-fetch-head", "--no-recurse-submodules", "--quiet"];
function fetchRefusal(refspecs, words) {
    const wanted = refspecs.join(", ");
    // Git says nothing when a pattern matches nothing.
    if (words.trim() === "")
        return new ports/* GitError */.XS(`No remote ref for ${wanted}`, "not_found");
    return refusal(`Could not fetch ${wanted}`, words);
}
function absent(error) {
    if (!(error instanceof ports/* GitError */.XS && error.cause_ === "not_found" && /remote ref/i.test(error.message)))
        throw error;
}
/** Refs as git just wrote them: loose files, for nothing packs them here. */
function readRefs(directory, space) {
    const root = (0,external_node_path_.join)(directory, space);
    const names = (0,external_node_fs_.existsSync)(root) ? (0,external_node_fs_.readdirSync)(root, { recursive: true, encoding: "utf8" }) : [];
    const files = names.filter((name) => (0,external_node_fs_.statSync)((0,external_node_path_.join)(root, name)).isFile()).sort();
    return files.map((name) => ({ name, sha: (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(root, name), "latin1").trim() }));
}

;// CONCATENATED MODULE: ./lib/adapters/git/history.js
/** The past of a commit: `log`, `blame` and `diff-tree`, on as much of it as has been asked for. */



function openHistory(processes, remote, directory) {
    const past = { processes, remote, directory };
    return {
        async expand(abbreviation) {
            const name = `${abbreviation}^{commit}`;
            const { code, output } = await processes.run(["rev-parse", "--verify", "--quiet", "--end-of-options", name]);
            return code === 0 ? output.toString("latin1").trim() : undefined;
        },
        async log(commit, { most, path }) {
            let commits = [];
            const complete = await lookBack(past, commit, async (ends) => {
                const found = await readLog(past, commit, most + ends.size, path);
                // Without its parents a commit seems to have made every file there is.
                commits = found.filter(({ oid }) => path === undefined || !ends.has(oid)).slice(0, most);
                return commits.length >= most;
            });
            return { commits, complete };
        },
        async blame(commit, query) {
            let lines = [];
            await lookBack(past, commit, async (ends) => {
                lines = await readBlame(past, commit, query, ends);
                return !lines.some(({ older }) => older);
            });
            return lines;
        },
        parting: (head, base) => findParting(past, head, base),
        async patch(from, to, paths) {
            for (const tree of [from, to])
                checkId(tree);
            const output = await processes.need([...PATCH, "--end-of-options", from, to, "--", ...paths]);
            return output.toString();
        },
    };
}
/** By how many commits the history grows each time that it did not reach. */
const STEPS = [50, 150, 500];
/**
 * Read, and bring more of the history as long as what was read is not enough. `read` is told which commits have lost
 * their parents. Returns whether the history is here to its beginning.
 */
async function lookBack(past, commit, read) {
    await bring(past, commit);
    for (const step of [...STEPS, undefined]) {
        const ends = readEnds(past.directory);
        const enough = await read(ends);
        const complete = ends.size === 0 || !(await reaches(past, commit, ends));
        if (complete || enough || step === undefined)
            return complete;
        await past.remote.deepen(commit, step);
    }
    throw new Error("unreachable: the last step is none");
}
/** What is here already is not fetched: that would cut its history off again. */
async function bring({ processes, remote }, commit) {
    checkId(commit);
    const { code } = await processes.run(["cat-file", "-e", `${commit}^{commit}`]);
    if (code !== 0)
        await remote.fetch(commit);
}
function checkId(id) {
    if (!/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(id))
        throw new ports/* GitError */.XS(`Not an object id: ${JSON.stringify(id)}`);
}
/** Commits whose parents were not fetched. */
function readEnds(directory) {
    const file = (0,external_node_path_.join)(directory, "shallow");
    return new Set((0,external_node_fs_.existsSync)(file) ? (0,external_node_fs_.readFileSync)(file, "latin1").split("\n").filter(Boolean) : []);
}
async function reaches({ processes }, commit, ends) {
    const output = await processes.need(["rev-list", "--end-of-options", commit]);
    return output
        .toString("latin1")
        .split("\n")
        .some((oid) => ends.has(oid));
}
async function findParting(past, head, base) {
    await bring(past, head);
    await bring(past, base);
    for (const step of [...STEPS, undefined]) {
        const { code, output } = await past.processes.run(["merge-base", "--end-of-options", base, head]);
        const fork = output.toString("latin1").trim();
        if (code === 0 && fork !== "")
            return { fork, own: await readLog(past, `${base}..${head}`, MOST_OWN) };
        if (step === undefined)
            return undefined;
        for (const end of [head, base])
            await past.remote.deepen(end, step);
    }
    throw new Error("unreachable: the last step is none");
}
/** Commits of a branch of its own that are looked at. */
const MOST_OWN = 1_000;
const FIELDS = ["%H", "%P", "%an", "%ae", "%cn", "%ce", "%at", "%B"];
const LOG = ["log", "-z", "--no-patch", "--no-decorate", "--no-show-signature", "--no-mailmap"];
async function readLog(past, commit, most, path) {
    const format = `--format=${FIELDS.join("%x00")}`;
    const where = path === undefined ? [] : [path];
    const args = [...LOG, format, `--max-count=${most}`, "--end-of-options", commit, "--", ...where];
    const fields = (await past.processes.need(args)).toString().split("\0");
    const commits = [];
    for (let at = 0; at + FIELDS.length <= fields.length; at += FIELDS.length) {
        const [oid = "", parents = "", name = "", email = "", byName = "", byEmail = "", time = "0", message = ""] = fields.slice(at);
        const [author, committer] = [
            { name, email },
            { name: byName, email: byEmail },
        ];
        commits.push({ oid, parents: parents.split(" ").filter(Boolean), author, committer, time: Number(time), message });
    }
    return commits;
}
const BLAME = ["blame", "--porcelain", "--root", "--no-textconv"];
async function readBlame({ processes }, commit, { path, from, to }, ends) {
    const output = await processes.need([...BLAME, `-L${from},${to}`, commit, "--", path]);
    return parseBlame(output.toString()).map((line) => ({ ...line, older: ends.has(line.oid) }));
}
/** `<oid> <line there> <line here> \u2026`, at the first line of a commit its facts, then a tab and the text. */
function parseBlame(output) {
    const lines = [];
    const facts = new Map();
    let [oid, line] = ["", 0];
    for (const row of output.split("\n")) {
        const [word = ""] = row.split(" ", 1);
        if (row.startsWith("\t"))
            lines.push({ oid, line, text: row.slice(1), ...factsOf(facts.get(oid)) });
        else if (/^[0-9a-f]{40,64}$/.test(word)) {
            [oid, line] = [word, Number(row.split(" ")[2])];
            if (!facts.has(oid))
                facts.set(oid, new Map());
        }
        else
            facts.get(oid)?.set(word, row.slice(word.length + 1));
    }
    return lines;
}
function factsOf(facts) {
    const fact = (name) => facts?.get(name) ?? "";
    return { author: fact("author"), time: Number(fact("author-time")), summary: fact("summary") };
}
const PATCH = ["diff-tree", "-p", "-r", "--no-ext-diff", "--no-textconv", "--no-color", "--no-renames"];

;// CONCATENATED MODULE: ./lib/adapters/git/kept.js
/** Refs of Remit's own on the server: one commit each, with the files of the last run and nothing else. */



function openKept({ talk, address, processes, fetching }) {
    return {
        async list(prefix) {
            const stem = `refs/remit/${prefix}`;
            if (!/^[a-z0-9-]+$/.test(prefix))
                throw new ports/* GitError */.XS(`Not the beginning of a name of Remit's: ${prefix}`);
            const { code, output, words } = await talk(["ls-remote", "--end-of-options", address, `${stem}*`]);
            if (code !== 0)
                throw refusal(`Could not look for ${stem}*`, words);
            const refs = output
                .toString()
                .split("\n")
                .map((line) => line.split("\t")[1] ?? "");
            return refs.filter((ref) => ref.startsWith(stem)).map((ref) => ref.slice("refs/remit/".length));
        },
        async find(name) {
            const ref = refOf(name);
            const { code, output, words } = await talk(["ls-remote", "--end-of-options", address, ref]);
            if (code !== 0)
                throw refusal(`Could not look for ${ref}`, words);
            const line = output
                .toString()
                .split("\n")
                .find((each) => each.endsWith(`\t${ref}`));
            const sha = line?.split("\t")[0];
            if (sha !== undefined)
                await fetching.fetch(sha);
            return sha;
        },
        async keep(names, snapshot) {
            const refs = names.map(refOf);
            const commit = await store(processes, snapshot);
            // Forced: what was kept before is replaced whole. No branch is named here.
            const end = await talk([...kept_PUSH, "--end-of-options", address, ...refs.map((ref) => `+${commit}:${ref}`)]);
            if (end.code !== 0)
                throw refusal(`Could not push ${refs.join(", ")}`, `${end.output.toString()}\n${end.words}`);
            return commit;
        },
    };
}
const kept_PUSH = ["push", "--porcelain", "--no-verify", "--no-signed", "--no-recurse-submodules", "--quiet"];
function refOf(name) {
    if (!/^(?:(?:issue|pull)-[1-9]\d*|plan-[0-9a-f]{16})$/.test(name))
        throw new ports/* GitError */.XS(`Not a name of Remit's: ${JSON.stringify(name)}`);
    return `refs/remit/${name}`;
}
async function store(processes, { files, parent, message, ...signed }) {
    const lines = [];
    for (const [name, bytes] of files) {
        const blob = kept_text(await processes.need(["hash-object", "-w", "--no-filters", "--stdin"], { input: bytes }));
        lines.push(`100644 blob ${blob}\t${name}\0`);
    }
    const tree = kept_text(await processes.need(["mktree", "-z"], { input: lines.join("") }));
    const parents = parent === undefined ? [] : ["-p", parent];
    const environment = signature(signed);
    return kept_text(await processes.need(["commit-tree", tree, ...parents], { input: `${message}\n`, environment }));
}
function kept_text(output) {
    return output.toString("latin1").trim();
}

;// CONCATENATED MODULE: ./lib/adapters/git/objects.js


/** The process starts with the first question. */
function openObjects(processes) {
    let conversation;
    return {
        read(name) {
            if (conversation === undefined || conversation.ended) {
                conversation = converse(processes.start(["cat-file", "--batch"]));
            }
            return conversation.ask(name);
        },
    };
}
function converse(child) {
    const queue = [];
    let words = "";
    let ended = false;
    const reader = openReader();
    child.stdout.on("data", (chunk) => {
        reader.add(chunk);
        for (let answer = reader.next(); answer !== undefined; answer = reader.next()) {
            queue.shift()?.resolve(answer.kind === "object" ? answer.object : undefined);
        }
    });
    child.stderr.on("data", (chunk) => (words = (words + chunk.toString()).slice(-2_000)));
    const end = (reason) => {
        ended = true;
        for (const { reject } of queue.splice(0))
            reject(new ports/* GitError */.XS(`git cat-file ended: ${reason}`));
    };
    child.once("error", (error) => end(error.message));
    child.once("close", () => end(firstLines(words)));
    return {
        get ended() {
            return ended;
        },
        ask: (name) => new Promise((resolve, reject) => {
            if (name.includes("\n"))
                throw new ports/* GitError */.XS(`An object's name cannot hold a line feed: ${JSON.stringify(name)}`);
            queue.push({ name, resolve, reject });
            child.stdin.write(`${name}\n`);
        }),
    };
}
/** Cuts the stream into answers: `<oid> <type> <size>`, the bytes and a line feed; or one line for what is not there. */
function openReader() {
    let chunks = [];
    let length = 0;
    let needed = 0;
    const joined = () => {
        const [first = Buffer.alloc(0), ...more] = chunks;
        const whole = more.length === 0 ? first : Buffer.concat(chunks);
        chunks = [whole];
        return whole;
    };
    const drop = (count) => {
        const rest = joined().subarray(count);
        chunks = [rest];
        length = rest.length;
        needed = 0;
    };
    return {
        add(chunk) {
            chunks.push(chunk);
            length += chunk.length;
        },
        next() {
            if (length === 0 || length < needed)
                return undefined;
            const buffer = joined();
            const lineEnd = buffer.indexOf(10);
            if (lineEnd < 0)
                return undefined;
            const header = /^([0-9a-f]{40,64}) (\w+) (\d+)$/.exec(buffer.toString("latin1", 0, lineEnd));
            const [, oid = "", type = "", size = "0"] = header ?? [];
            const end = lineEnd + 1 + (header === null ? 0 : Number(size) + 1);
            needed = end;
            if (length < end)
                return undefined;
            const bytes = Buffer.from(buffer.subarray(lineEnd + 1, end - 1));
            drop(end);
            return header === null ? { kind: "missing" } : { kind: "object", object: { oid, type, bytes } };
        },
    };
}

;// CONCATENATED MODULE: ./lib/adapters/git/plumbing.js
/**
 * The local plumbing that needs no credential and answers in text: run by simple-git, loaded when it is first needed.
 * simple-git waits 50 ms after a command that wrote nothing, so those go by `process.ts`.
 */



/** A git that has changed is started by `processes`, which keep it in bounds. */
function openPlumbing({ directory, environment, program, guard }, processes) {
    return {
        async raw(args, options = {}) {
            if ((0,git_program/* isChanged */.Hq)(guard))
                return (await processes.need(args, options)).toString();
            const { simpleGit } = await Promise.all(/* import() */[__webpack_require__.e(830), __webpack_require__.e(724)]).then(__webpack_require__.bind(__webpack_require__, 74724));
            const whole = { ...environment, ...options.environment };
            restoreDirectory(directory);
            const git = simpleGit({
                binary: program,
                baseDir: directory,
                // simple-git guards against the very settings that we harden git with: they are ours, and from nowhere else.
                allowEnvironment: Object.keys(whole),
                unsafe: HARDENING_SETS,
                completion: { onClose: true, onExit: false },
                ...(options.input === undefined ? {} : { input: () => options.input }),
            });
            try {
                return await git.env(whole).raw([...args]);
            }
            catch (error) {
                throw new ports/* GitError */.XS(`git ${args[0] ?? ""} failed: ${error instanceof Error ? error.message.trim() : String(error)}`);
            }
        },
    };
}
const HARDENING_SETS = {
    allowUnsafeConfigEnvCount: true,
    allowUnsafeConfigPaths: true,
    allowUnsafeHooksPath: true,
    allowUnsafeFsMonitor: true,
    allowUnsafeCredentialHelper: true,
    allowUnsafeProtocolOverride: true,
};

// EXTERNAL MODULE: ./lib/adapters/fingerprints.js
var fingerprints = __webpack_require__(11155);
;// CONCATENATED MODULE: ./lib/adapters/git/talk.js
/** One command that talks to the server: the token by header for it alone, and again when the network failed. */





function openTalk(processes, options) {
    return async (args) => {
        let attempt = 0;
        while (true) {
            refuseChanged(options);
            const end = await processes.run(args, { environment: credentials(options) });
            const wait = options.waits[attempt];
            if (end.code === 0 || wait === undefined || !isPassing(end.words))
                return end;
            await options.sleep(wait);
            attempt += 1;
        }
    };
}
/** A token goes through nothing that a command could have put there. Without a token there is nothing to lose. */
function refuseChanged({ token, guard }) {
    if (token === undefined || !(0,git_program/* isChanged */.Hq)(guard))
        return;
    const files = (0,fingerprints/* tellFiles */.Xf)(guard.changed());
    throw new ports/* GitError */.XS(`While commands ran, files changed that the token would go through: ${files}.`, "tampered");
}
/** The header by environment: neither argv, which anybody may read, nor a file. */
function credentials({ url, token }) {
    if (token === undefined || !url.protocol.startsWith("http"))
        return {};
    const basic = Buffer.from(`x-access-token:${token}`).toString("base64");
    const header = [`http.${url.origin}/.extraheader`, `AUTHORIZATION: basic ${basic}`];
    return configurationVariables([...hardening(url), header]);
}

;// CONCATENATED MODULE: ./lib/adapters/git/tree.js
/** Arguments that list a commit's tree as {@link parseTree} reads it. */
function listTree(commit) {
    return ["ls-tree", "-r", "-z", "-l", "--full-tree", "--end-of-options", commit];
}
/** Lines are `<mode> <type> <oid> <size>` (the size padded with blanks, `-` for a submodule), a tab, the path and NUL. */
function parseTree(output) {
    const entries = [];
    for (let start = 0; start < output.length;) {
        const end = output.indexOf(0, start);
        const tab = output.indexOf(9, start);
        const [mode = "", , oid = "", size = "-"] = output.toString("latin1", start, tab).split(/ +/);
        entries.push({ ...decodePath(output.subarray(tab + 1, end)), mode, oid, size: size === "-" ? -1 : Number(size) });
        start = end + 1;
    }
    return entries;
}
/** `<mode> <oid> <stage>`, a tab, the path and NUL; paths that are not UTF-8 are left out. */
function parseIndex(output) {
    const entries = [];
    for (let start = 0; start < output.length;) {
        const end = output.indexOf(0, start);
        const tab = output.indexOf(9, start);
        const [mode = "", oid = ""] = output.toString("latin1", start, tab).split(" ");
        const { path, exact } = decodePath(output.subarray(tab + 1, end));
        if (exact)
            entries.push({ path, mode, oid });
        start = end + 1;
    }
    return entries;
}
/** `<added>\t<removed>\t<path>` and NUL for each file; `-` for both numbers of a binary one. */
function parseStats(output) {
    const stats = [];
    for (let start = 0; start < output.length;) {
        const end = output.indexOf(0, start);
        const tab = output.indexOf(9, output.indexOf(9, start) + 1);
        const [added = "-", removed = "-"] = output.toString("latin1", start, tab).split("\t");
        const binary = added === "-";
        const { path } = decodePath(output.subarray(tab + 1, end));
        stats.push({ path, added: binary ? 0 : Number(added), removed: binary ? 0 : Number(removed), binary });
        start = end + 1;
    }
    return stats;
}
function decodePath(bytes) {
    const path = bytes.toString("utf8");
    return Buffer.from(path).equals(bytes) ? { path, exact: true } : { path: bytes.toString("latin1"), exact: false };
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./lib/adapters/git/verified.js
/**
 * What is read from Remit's git directory is what its name says: an object's id is the hash of its bytes. Without a
 * sandbox a command can write to the directory; git itself does not look when it reads.
 */



/** Throws `GitError` for an object that is not the one its id names. */
function checked(objects) {
    return {
        async read(name) {
            const object = await objects.read(name);
            if (object === undefined)
                return undefined;
            const named = OID.test(name) ? name : object.oid;
            if (hashOf(object, named.length) !== named)
                throw broken(named);
            return object;
        },
    };
}
const OID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
function hashOf({ type, bytes }, length) {
    const hash = (0,external_node_crypto_.createHash)(length === 64 ? "sha256" : "sha1");
    return hash.update(`${type} ${bytes.length}\0`).update(bytes).digest("hex");
}
function broken(oid) {
    return new ports/* GitError */.XS(`The object ${oid} in Remit's git directory is not what its id says: something has written to the directory. ` +
        'Nothing was published. With `[sandbox] mode = "require"` no command can reach it.');
}
/** The blob or tree at a path of a commit, found from tree to tree; undefined when there is none. */
async function lookUp(objects, commit, path) {
    let object = await objects.read(await rootOf(objects, commit));
    for (const part of path.split("/")) {
        if (object?.type !== "tree")
            return undefined;
        const name = Buffer.from(part);
        const found = parseNodes(object).find((node) => node.name.equals(name));
        if (found === undefined || found.mode === SUBMODULE)
            return undefined;
        object = await objects.read(found.oid);
    }
    return object;
}
const SUBMODULE = "160000";
async function rootOf(objects, commit) {
    const object = await objects.read(commit);
    if (object === undefined)
        throw new ports/* GitError */.XS(`There is no object ${commit}.`, "not_found");
    const tree = /^tree ([0-9a-f]+)$/m.exec(object.bytes.toString("latin1"))?.[1];
    if (object.type !== "commit" || tree === undefined)
        throw new ports/* GitError */.XS(`${commit} is not a commit.`);
    return tree;
}
/** `<mode> <name>`, NUL and the id's bytes, for each entry. */
function parseNodes({ oid, bytes }) {
    const size = oid.length / 2;
    const nodes = [];
    for (let start = 0; start < bytes.length;) {
        const [blank, end] = [bytes.indexOf(32, start), bytes.indexOf(0, start)];
        const next = end + 1 + size;
        nodes.push({
            mode: bytes.toString("latin1", start, blank),
            name: bytes.subarray(blank + 1, end),
            oid: bytes.toString("hex", end + 1, next),
        });
        start = next;
    }
    return nodes;
}
/** Throws `GitError` when a listing of a commit is not what its trees hold. */
async function checkListing(objects, commit, entries) {
    const root = await rootOf(objects, commit);
    // Putting the trees together again costs no question; old trees have modes that git no longer writes.
    if (hashListing(entries, root.length) === root)
        return;
    const listed = new Map(entries.map((entry) => [keyOf(entry), entry.oid]));
    let count = 0;
    const walk = async (oid, above) => {
        const tree = await objects.read(oid);
        if (tree?.type !== "tree")
            throw broken(oid);
        for (const { mode, name, oid: child } of parseNodes(tree)) {
            const path = Buffer.concat([above, name]);
            if (mode === "40000")
                await walk(child, Buffer.concat([path, SLASH]));
            else if (listed.get(path.toString("latin1")) !== child)
                throw broken(oid);
            else
                count += 1;
        }
    };
    await walk(root, Buffer.alloc(0));
    if (count !== entries.length)
        throw broken(root);
}
const SLASH = Buffer.from("/");
function keyOf({ path, exact }) {
    return exact ? Buffer.from(path).toString("latin1") : path;
}
/** The id of the root tree that holds these entries; paths are taken as latin1 text of their bytes. */
function hashListing(entries, length) {
    const root = { files: [], folders: new Map() };
    for (const entry of entries) {
        const parts = keyOf(entry).split("/");
        const name = parts.pop() ?? "";
        let folder = root;
        for (const part of parts) {
            const below = folder.folders.get(part) ?? { files: [], folders: new Map() };
            folder.folders.set(part, below);
            folder = below;
        }
        folder.files.push({ name, mode: entry.mode, oid: entry.oid });
    }
    return hashFolder(root, length);
}
function hashFolder({ files, folders }, length) {
    const below = [...folders].map(([name, folder]) => ({ name, mode: "40000", oid: hashFolder(folder, length) }));
    // Git sorts by bytes, a folder as if its name ended in a slash.
    const sorted = [...files, ...below]
        .map((node) => ({ node, key: node.mode === "40000" ? `${node.name}/` : node.name }))
        .sort((a, b) => (a.key < b.key ? -1 : 1));
    const bytes = sorted.flatMap(({ node }) => [
        Buffer.from(`${node.mode} ${node.name}\0`, "latin1"),
        Buffer.from(node.oid, "hex"),
    ]);
    return hashOf({ type: "tree", bytes: Buffer.concat(bytes) }, length);
}
/** Throws `GitError` unless a commit that git made is its parent's tree with the changes, and follows what it should. */
async function checkCommit(objects, trees, made) {
    const { id, parent, changes } = made;
    const commit = await objects.read(id);
    if (commit === undefined || parseCommit(commit).parents.join() !== parentsOf(made).join())
        throw broken(id);
    const expected = new Map((await trees(parent)).map((entry) => [keyOf(entry), `${entry.mode} ${entry.oid}`]));
    for (const { path } of changes)
        expected.delete(Buffer.from(path).toString("latin1"));
    for (const { path, blob } of changes) {
        if (blob !== undefined)
            expected.set(Buffer.from(path).toString("latin1"), `${blob.mode} ${blob.oid}`);
    }
    const entries = await trees(id);
    const differs = entries.some((entry) => expected.get(keyOf(entry)) !== `${entry.mode} ${entry.oid}`);
    if (differs || entries.length !== expected.size)
        throw broken(id);
}

;// CONCATENATED MODULE: ./lib/adapters/git.js
/** Git, as the port `Git`: plumbing in a directory of Remit's own, and the server by explicit address. */



















/** Closing kills what still runs. The directory is left to whoever chose it. */
function openGit(options) {
    const { directory } = options;
    const parts = openParts(options);
    const { processes, objects, trees, fetching, branches, kept } = parts;
    const inspect = async (commit) => parseCommit(await read(objects, commit));
    let indexes = 0;
    return Promise.resolve({
        fetch: (sha) => fetching.fetch(sha),
        fetchHeads: (names) => fetching.heads(names),
        tree: trees,
        show: (commit, path) => show(objects, commit, path),
        blob: async (oid) => (await read(objects, oid)).bytes,
        inspect,
        conversions: (commit, paths) => conversions(parts, { directory, index: `index.${++indexes}`, commit, paths }),
        store: async (bytes) => git_text(await processes.need(STORE, { input: bytes })),
        commit: (commit) => committed(parts, `${directory}/index.${++indexes}`, commit),
        diff: async (from, to) => (await processes.need([...DIFF, "--end-of-options", from, to])).toString("latin1"),
        stat: async (from, to) => parseStats(await processes.need([...STAT, "--end-of-options", from, to])),
        remoteBranches: (prefix) => branches.below(prefix),
        remoteBranch: async (branch) => (await branches.find(branch))?.sha,
        async push(commit, branch, expect) {
            if (expect !== undefined && commit !== expect && !(await follows(inspect, commit, expect))) {
                throw new ports/* GitError */.XS(`Refused to push ${branch}: ${commit} does not follow ${expect}.`, "moved");
            }
            await branches.push(commit, branch, expect);
        },
        removeBranch: (branch, expect) => branches.remove(branch, expect),
        indexed: async (file) => parseIndex(await processes.need(LIST, { environment: { GIT_INDEX_FILE: file } })),
        index: (commit) => makeIndex(processes, `${directory}/index.${++indexes}`, commit),
        configurations: configurations,
        history: openHistory(processes, fetching, directory),
        kept,
        checkout: (commit, place) => checkOut(processes, { commit, place, directory, index: `index.${++indexes}` }),
        removeCredentials: (places, learned) => removeCredentials(processes, { ...places, learned }),
        [Symbol.asyncDispose]: () => Promise.resolve(processes.kill()),
    });
}
async function conversions({ processes, trees }, asked) {
    const some = (await trees(asked.commit)).some(({ path }) => /(^|\/)\.gitattributes$/.test(path));
    if (!some || asked.paths.length === 0)
        return new Map();
    return await readConversions(processes, asked);
}
async function makeIndex(processes, file, commit) {
    await processes.need(["read-tree", "--end-of-options", commit], { environment: { GIT_INDEX_FILE: file } });
    const bytes = await (0,promises_.readFile)(file);
    await (0,promises_.rm)(file, { force: true });
    return bytes;
}
function openParts({ directory, token, guard, waits = [1_000, 4_000], ...options }) {
    const url = readRemote(options.remote);
    makeDirectory(directory);
    const environment = hardenedEnvironment(directory, url, options.environment ?? process.env);
    const program = (0,git_program/* findGit */.Ct)(environment["PATH"] ?? "");
    const place = { directory, environment, program, guard };
    const processes = openProcesses(place);
    const objects = checked(openObjects(processes));
    const talk = openTalk(processes, { directory, url, token, waits, sleep: (ms) => (0,external_node_timers_promises_.setTimeout)(ms), guard });
    const fetching = openFetching(talk, url.href, directory);
    return {
        processes,
        plumbing: openPlumbing(place, processes),
        objects,
        trees: keepLast(async (commit) => {
            const entries = parseTree(await processes.need(listTree(commit)));
            await checkListing(objects, commit, entries);
            return entries;
        }),
        fetching,
        branches: openBranches(talk, url.href),
        kept: openKept({ talk, address: url.href, processes, fetching }),
    };
}
/** Made by git, then looked at: it is its parent with the changes, or it is not a commit of ours. */
async function committed({ processes, plumbing, objects, trees, fetching }, index, commit) {
    const id = await makeCommit({ processes, plumbing, index }, commit);
    await checkCommit(objects, trees, { id, ...commit });
    fetching.know(id);
    return id;
}
/** Whether a push is a step forward: the commit follows `expect`, or follows one made here that does. */
async function follows(inspect, commit, expect) {
    const [parent] = (await inspect(commit)).parents;
    if (parent === undefined || parent === expect)
        return parent === expect;
    return (await inspect(parent).catch(() => undefined))?.parents[0] === expect;
}
const STORE = ["hash-object", "-w", "--no-filters", "--stdin"];
const LIST = ["ls-files", "--stage", "-z"];
function readRemote(remote) {
    const url = new URL(remote);
    if (!["http:", "https:", "file:"].includes(url.protocol)) {
        throw new ports/* GitError */.XS(`Remit speaks http, https and file with a git server, not ${url.protocol} (GITHUB_SERVER_URL).`);
    }
    if (url.username !== "" || url.password !== "") {
        throw new ports/* GitError */.XS("The address of a git server must not hold a user name or a password: pass a token.");
    }
    return url;
}
const STAT = ["diff-tree", "-r", "-z", "--numstat", "--no-ext-diff", "--no-textconv", "--no-renames"];
const DIFF = [
    "diff-tree",
    "-p",
    "-r",
    "--no-ext-diff",
    "--no-textconv",
    "--no-color",
    "--no-renames",
    "--binary",
];
function git_text(output) {
    return output.toString("latin1").trim();
}
async function read(objects, oid) {
    const object = await objects.read(oid);
    if (object === undefined)
        throw new ports/* GitError */.XS(`There is no object ${oid}.`, "not_found");
    return object;
}
/** Listings of commits never change; those of the last few are kept, for a large one has tens of megabytes. */
function keepLast(list) {
    const kept = new Map();
    return (commit) => {
        const known = kept.get(commit) ?? list(commit);
        kept.delete(commit);
        kept.set(commit, known);
        known.catch(() => kept.delete(commit));
        for (const oldest of [...kept.keys()].slice(0, -KEPT_TREES))
            kept.delete(oldest);
        return known;
    };
}
const KEPT_TREES = 2;
async function show(objects, commit, path) {
    const object = await lookUp(objects, commit, path);
    return object?.type === "blob" ? object.bytes : undefined;
}


/***/ }),

/***/ 16259:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ct: () => (/* binding */ findGit),
/* harmony export */   Hq: () => (/* binding */ isChanged),
/* harmony export */   tu: () => (/* binding */ wordsFor)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _machine_find_program_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35566);
/** Which git is run, for the whole run. */


/** The words that start git: a git that has changed is one more command of the model's. */
function wordsFor({ program, guard, directory }, args) {
    const words = [program, ...args];
    const [first = program, ...rest] = isChanged(guard) ? guard.confine(words, directory) : words;
    return [first, ...rest];
}
function isChanged(guard) {
    return guard !== undefined && guard.changed().length > 0;
}
/**
 * Looked for once, before any tool has run: without a sandbox a command could put a `git` of its own where PATH looks
 * first. `git` itself when there is none, for the error that this makes.
 */
function findGit(path) {
    const found = (0,_machine_find_program_js__WEBPACK_IMPORTED_MODULE_1__/* .findProgram */ .K)("git", path);
    return found === undefined ? "git" : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(found);
}


/***/ }),

/***/ 41285:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Km: () => (/* reexport safe */ _machine_files_js__WEBPACK_IMPORTED_MODULE_0__.K),
/* harmony export */   n1: () => (/* reexport safe */ _machine_scanner_js__WEBPACK_IMPORTED_MODULE_2__.n)
/* harmony export */ });
/* harmony import */ var _machine_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5526);
/* harmony import */ var _machine_shell_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34920);
/* harmony import */ var _machine_scanner_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8676);
/** The machine the run is on: its files, its shell, and search over many files. */





/***/ }),

/***/ 35566:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ placesOutside),
/* harmony export */   K: () => (/* binding */ findProgram)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _sandbox_mounts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47224);
/** Where a program is that Remit itself starts. */


/**
 * Absolute, by the places of a PATH. It is looked for before the first command runs: many places of a runner's PATH can
 * be written by it.
 */
function findProgram(name, path, workspace) {
    return placesOutside(path, workspace === undefined ? undefined : [workspace])
        .map((place) => `${place}/${name}`)
        .find(isProgram);
}
/**
 * The places of a PATH but those in others: the workspace, which a head, its packages and the model can write, when none
 * are named; workflows put `node_modules/.bin` there. A place that is not absolute is one of the workspace, too.
 */
function placesOutside(path, others = [process.env["GITHUB_WORKSPACE"] ?? ""]) {
    const within = others.filter((each) => each !== "").flatMap((each) => [each, realPath(each)]);
    return path.split(":").filter((place) => place.startsWith("/") && !isWithin(place, within));
}
/** Whether a place is one of these or below, by its name or where it leads. */
function isWithin(place, places) {
    const names = [place, realPath(place)].map((name) => name.replace(/(?<=.)\/+$/, ""));
    return places.some((each) => names.some((name) => name === each || (0,_sandbox_mounts_js__WEBPACK_IMPORTED_MODULE_1__/* .isBelow */ .Yw)(name, each)));
}
function realPath(place) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(place);
    }
    catch {
        return place; // Not there: nothing is found in it.
    }
}
function isProgram(file) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(file, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
        return true;
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 16191:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $3: () => (/* binding */ killFamily),
/* harmony export */   M$: () => (/* binding */ MARK),
/* harmony export */   bg: () => (/* binding */ killFamilyNow)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58500);
/** Finding and ending the processes a command started. */


/** An environment variable every child inherits, by which one that left its process group is still found. */
const MARK = "REMIT_COMMAND";
/** Between asking to stop and killing, in ms. */
const GRACE_MS = 200;
const STEP_MS = 10;
/** End a family: SIGTERM, then SIGKILL for those that stay. Resolves when none is left; true when there was any. */
async function killFamily(family) {
    if (!signalAll(family, "SIGTERM"))
        return false;
    for (let waited = 0; waited < GRACE_MS; waited += STEP_MS) {
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(STEP_MS);
        if (findFamily(family).length === 0)
            return true;
    }
    // A process may fork while its family is being killed.
    for (let round = 0; round < 20 && signalAll(family, "SIGKILL"); round += 1)
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(STEP_MS);
    return true;
}
/** The same without asking and without waiting, for the last moment of the process. */
function killFamilyNow(family) {
    for (let round = 0; round < 5 && signalAll(family, "SIGKILL"); round += 1)
        ;
}
/** Returns whether there was anybody to signal. */
function signalAll(family, signal) {
    const found = findFamily(family);
    if (found.length > 0)
        send(-family.group, signal);
    for (const pid of found)
        send(pid, signal);
    return found.length > 0;
}
function send(pid, signal) {
    try {
        process.kill(pid, signal);
    }
    catch {
        // ESRCH: gone already. EPERM: it took another identity, and is not ours to kill.
    }
}
function findFamily({ group, mark }) {
    const processes = listProcesses();
    if (processes === undefined)
        return groupExists(group) ? [group] : [];
    return processes.filter((pid) => {
        const { state, processGroup } = readStat(pid);
        // A dead process may never be collected by whoever inherited it; the kernel's own threads have no group.
        if (state === "Z" || state === "X" || processGroup === 0)
            return false;
        return processGroup === group || bears(pid, `${MARK}=${mark}`);
    });
}
/** A process that is just becoming another program has no environment for a moment. */
function bears(pid, mark) {
    for (let attempt = 0; attempt < 5; attempt += 1) {
        const environment = readText(`/proc/${pid}/environ`);
        if (environment !== "")
            return environment.includes(mark);
    }
    return false;
}
/** Undefined where there is no /proc: the process group is then all there is to go by. */
function listProcesses() {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync("/proc")
            .map(Number)
            .filter((pid) => Number.isInteger(pid) && pid !== process.pid);
    }
    catch {
        return undefined;
    }
}
function readStat(pid) {
    // `pid (name) state ppid pgrp \u2026`; the name may hold spaces and brackets.
    const stat = readText(`/proc/${pid}/stat`);
    const [state = "", , processGroup = "0"] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return { state, processGroup: Number(processGroup) };
}
function readText(path) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync(path, "latin1");
    }
    catch {
        return ""; // Gone, or somebody else's.
    }
}
function groupExists(group) {
    try {
        return process.kill(-group, 0);
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 34920:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ch: () => (/* binding */ TOO_LONG),
  sQ: () => (/* binding */ bashFor),
  zE: () => (/* binding */ openCommands),
  t8: () => (/* binding */ openPlainCommands)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
// EXTERNAL MODULE: ./lib/ports.js + 4 modules
var ports = __webpack_require__(48076);
;// CONCATENATED MODULE: ./lib/lib/shell/pipes.js
/** Pipes whose reader ends before its writer. */
/**
 * Whether a reader in a line, such as `head` or `grep -q`, may stop reading early: its writer is then ended by SIGPIPE,
 * which is no failure of anybody's. A guess by the words: a wrong one changes little.
 */
function readsInPart(line) {
    return EARLY.test(line);
}
const EARLY = /\|&?\s{0,9}(?:head|less|more|read|first|dd)\b|\|&?\s{0,9}sed\b[^|]{0,200}\dq|\|&?\s{0,9}[gm]?awk\b[^|]{0,200}\bexit\b|\|&?\s{0,9}(?:[efz]?grep|rg)\b[^|]{0,200}\s-(?:\w{0,9}[qm]|-quiet|-max-count)|\byes\b/;

// EXTERNAL MODULE: ./lib/adapters/machine/processes.js
var processes = __webpack_require__(16191);
// EXTERNAL MODULE: ./lib/adapters/machine/streams.js
var machine_streams = __webpack_require__(37715);
;// CONCATENATED MODULE: ./lib/adapters/machine/shell.js
/** Commands, as the port `Shell`. */








/** Bytes that a disk keeps free: with less, commands are stopped, so that the run's edits and its log can be kept. */
const LEAST_FREE = 1024 * 1024 * 1024;
/** Between two looks at the disk while a command runs, in ms. */
const LOOK_MS = 1_000;
/**
 * The commands of a run: started, watched, and dead once this is disposed, or once Remit's process exits. `place` lies on
 * the disk that they fill.
 */
function openCommands(start, place) {
    const running = new Map();
    const disk = watchDisk(place, () => (running.size === 0 ? undefined : void stop()));
    let stopped = false;
    const killAll = () => {
        for (const one of running.values())
            one.killNow();
    };
    process.on("exit", killAll);
    const stop = async () => {
        await Promise.all([...running.keys()].map((one) => one.kill()));
    };
    return {
        start(command) {
            const begun = stopped ? "the run is over" : disk.isFull() ? FULL : start(command);
            if (typeof begun === "string")
                return notStarted(begun);
            const life = watch(begun, command);
            const one = { pid: begun.pid, ended: life.ended, kill: () => life.stop("killed") };
            running.set(one, begun);
            void one.ended.then(() => running.delete(one));
            return one;
        },
        stop,
        full: disk.full,
        async [Symbol.asyncDispose]() {
            stopped = true;
            disk.leave();
            await stop();
            process.off("exit", killAll);
        },
    };
}
function watchDisk(place, stop) {
    const full = new AbortController();
    const isFull = () => {
        if (!full.signal.aborted && freeOn(place) < LEAST_FREE)
            full.abort("disk");
        return full.signal.aborted;
    };
    const look = setInterval(() => (isFull() ? stop() : undefined), LOOK_MS).unref();
    return { full: full.signal, isFull, leave: () => clearInterval(look) };
}
const FULL = "the disk has less than 1 GiB left";
/** Bytes; as much as wanted where the machine does not say. */
function freeOn(place) {
    try {
        const { bavail, bsize } = external_node_fs_.statfsSync(place);
        return bavail * bsize;
    }
    catch {
        return LEAST_FREE;
    }
}
/** The program that runs a command's line. */
function bashFor({ line, strictPipes }) {
    if (strictPipes === undefined)
        return ["bash", "-c", line];
    // By `pipefail` the writer of `git log | head` fails where `head` stops reading, and what follows an `&&` is not run.
    // There only the last pipe's parts are looked at, at the end; what somebody does about a failure by `||` is done.
    if (!readsInPart(line))
        return ["bash", "-o", "pipefail", "-c", line];
    return ["bash", "-c", line.includes("||") ? line : `${JUDGE_LAST_PIPE}; ${line}`];
}
/** Exits with the last failure in the last pipe; 141 is that of SIGPIPE. */
const JUDGE_LAST_PIPE = [
    `trap '__end=$? __parts=("\${PIPESTATUS[@]}"); [ $__end != 141 ] || __end=0`,
    `if [ $__end = 0 ]; then for __part in "\${__parts[@]}"; do case $__part in 0|141) ;; *) __end=$__part ;; esac; done; fi`,
    "exit $__end' EXIT",
].join("; ");
/** Commands without a sandbox, as the runner's user. */
function openPlainCommands({ wrap = (argv) => argv, environment, refusal, place = "." } = {}) {
    const streams = (0,machine_streams/* openStreams */.y)();
    const commands = openCommands((asked) => {
        const why = refusal?.();
        if (why !== undefined)
            return why;
        const own = asked.apart === true ? {} : environment;
        const command = { ...asked, environment: { ...asked.environment, ...own } };
        return startPlain(wrap(bashFor(command)), command, streams);
    }, place);
    return {
        ...commands,
        async [Symbol.asyncDispose]() {
            await commands[Symbol.asyncDispose]();
            streams[Symbol.dispose]();
        },
    };
}
function startPlain(argv, command, streams) {
    const mark = (0,external_node_crypto_.randomBytes)(8).toString("hex");
    const { reader, writer, path } = streams.openPipe();
    external_node_fs_.rmSync(path);
    const input = command.input === undefined ? undefined : streams.openInput(command.input);
    const child = trySpawn(argv, command, mark, [input ?? "ignore", writer, writer]);
    external_node_fs_.closeSync(writer);
    if (input !== undefined)
        external_node_fs_.closeSync(input);
    if (typeof child === "string") {
        external_node_fs_.closeSync(reader);
        return child;
    }
    const output = new external_node_net_.Socket({ fd: reader, readable: true, writable: false });
    output.on("error", () => undefined); // A pipe that fails has ended.
    const family = child.pid === undefined ? undefined : { group: child.pid, mark };
    const ended = whenGone(child).then(async (gone) => {
        const left = family !== undefined && (await (0,processes/* killFamily */.$3)(family));
        return { ...gone, left };
    });
    const kill = async () => {
        if (family !== undefined)
            await (0,processes/* killFamily */.$3)(family);
    };
    return { pid: child.pid ?? -1, output, ended, kill, killNow: () => family && (0,processes/* killFamilyNow */.bg)(family) };
}
function notStarted(message) {
    const ended = Promise.resolve({ kind: "not_started", message });
    return { pid: -1, ended, kill: () => Promise.resolve() };
}
/** The child, or why there is none: a line longer than Linux takes (128 KiB) is refused at once, not by an event. */
function trySpawn(argv, command, mark, stdio) {
    const [program = "bash", ...rest] = argv;
    const env = { ...command.environment, [processes/* MARK */.M$]: mark };
    try {
        return (0,external_node_child_process_.spawn)(program, rest, { cwd: command.directory, env, detached: true, stdio });
    }
    catch (error) {
        const code = (0,ports/* systemCode */.xU)(error);
        if (code === undefined)
            throw error;
        return code === "E2BIG" ? TOO_LONG : code;
    }
}
/** Said of a line longer than Linux takes. */
const TOO_LONG = "the command line is too long; put it into a script file";
function watch({ output, ended: gone, kill }, command) {
    const began = performance.now();
    let stopped;
    const timers = startTimers(command, (why) => void stop(why));
    output.on("data", (chunk) => {
        timers.heard();
        command.onOutput(chunk);
    });
    const ended = gone.then(async (how) => {
        timers.clear();
        const ms = Math.round(performance.now() - began);
        await isDrained(output);
        output.destroy();
        return describe(how, stopped, ms, how.left);
    });
    const stop = async (why) => {
        stopped ??= why;
        await kill();
        await ended;
    };
    return { ended, stop };
}
function whenGone(child) {
    return new Promise((resolve) => {
        child.on("error", (error) => resolve({ kind: "error", error }));
        child.on("exit", (code, signal) => resolve({ kind: "exit", code, signal }));
    });
}
// What is in the pipe (64 KiB at most) is read within a moment; it ends as soon as nobody is left to write.
const DRAIN_MS = 300;
/** True once the pipe has ended; false when nothing came for a moment and somebody still holds it open. */
function isDrained(output) {
    if (output.readableEnded || output.destroyed)
        return Promise.resolve(true);
    return new Promise((resolve) => {
        const finish = (drained) => {
            clearTimeout(timer);
            output.off("data", again).off("end", end).off("close", end);
            resolve(drained);
        };
        const timer = setTimeout(finish, DRAIN_MS, false);
        const again = () => void timer.refresh();
        const end = () => finish(true);
        output.on("data", again).on("end", end).on("close", end);
    });
}
function describe(gone, stopped, ms, leftBehind) {
    if (gone.kind === "error")
        return { kind: "not_started", message: gone.error.message };
    if (stopped === "total" || stopped === "idle")
        return { kind: "timed_out", after: stopped, ms };
    if (stopped === "cancelled")
        return { kind: "cancelled", ms };
    if (gone.signal !== null)
        return { kind: "signalled", signal: gone.signal, ms };
    return { kind: "exited", code: gone.code ?? 1, ms, ...(leftBehind ? { leftBehind } : {}) };
}
function startTimers(command, stop) {
    const { timeoutMs, idleMs, signal } = command;
    const total = timeoutMs > 0 ? setTimeout(stop, timeoutMs, "total") : undefined;
    const idle = idleMs > 0 ? setTimeout(stop, idleMs, "idle") : undefined;
    const cancel = () => stop("cancelled");
    if (signal.aborted)
        queueMicrotask(cancel);
    else
        signal.addEventListener("abort", cancel, { once: true });
    return {
        heard: () => void idle?.refresh(),
        clear() {
            clearTimeout(total);
            clearTimeout(idle);
            signal.removeEventListener("abort", cancel);
        },
    };
}


/***/ }),

/***/ 37715:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ openStreams)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _find_program_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(35566);
/**
 * The streams of commands. Node gives its children sockets, one for each stream: the order of output and errors is lost,
 * a socket cannot be opened as `/dev/stderr`, which scripts do, and on standard input it makes bash read its start-up
 * file. A named pipe, unlinked as soon as both ends are open, is the one kind of pipe that node can make.
 */





// Starting a program costs 2 ms: one makes pipes for several commands.
const AT_ONCE = 16;
/** Pipes in `place`, or in a directory of their own. */
function openStreams(where) {
    const waiting = [];
    let directory = where;
    let made = 0;
    const mkfifo = (0,_find_program_js__WEBPACK_IMPORTED_MODULE_4__/* .findProgram */ .K)("mkfifo", process.env["PATH"] ?? "") ?? "mkfifo";
    const place = () => (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((directory ??= node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdtempSync((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)(), `remit-streams-${process.pid}-`))), String((made += 1)));
    return {
        openPipe() {
            if (waiting.length === 0)
                waiting.push(...makePipes(mkfifo, Array.from({ length: AT_ONCE }, place)));
            return openBothEnds(waiting.pop() ?? "");
        },
        openInput: (text) => openText(place(), text),
        [Symbol.dispose]() {
            if (directory !== undefined)
                node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync(directory, { recursive: true, force: true });
            directory = undefined;
            waiting.length = 0;
        },
    };
}
function makePipes(mkfifo, paths) {
    // A child may run as another user and open it again as /dev/stderr; the directory itself is ours alone.
    (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFileSync)(mkfifo, ["-m", "666", ...paths], { stdio: "ignore", env: {} });
    return paths;
}
function openBothEnds(path) {
    const { O_RDONLY, O_WRONLY, O_NONBLOCK } = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants;
    const reader = node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync(path, O_RDONLY | O_NONBLOCK);
    return { reader, writer: node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync(path, O_WRONLY), path };
}
function openText(path, text) {
    node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync(path, text, { flag: "wx", mode: 0o644 });
    const file = node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync(path, "r");
    node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync(path);
    return file;
}


/***/ }),

/***/ 20875:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ startOutside)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77598);
/* harmony import */ var _machine_processes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16191);
/** A local server's process, wherever it runs. */



/** As the runner's user, without a sandbox; `wrap` keeps it in what bounds there are. */
function startOutside(wrap = (argv) => argv) {
    return ({ argv, directory, environment }) => {
        const mark = (0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.randomBytes)(8).toString("hex");
        const [command = "", ...args] = wrap(argv);
        // A process group of its own.
        const options = { cwd: directory, env: { ...environment, [_machine_processes_js__WEBPACK_IMPORTED_MODULE_2__/* .MARK */ .M$]: mark }, detached: true, stdio: "pipe" };
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(command, args, options);
        return {
            input: child.stdin,
            output: child.stdout,
            errors: child.stderr,
            started: new Promise((resolve, reject) => child.once("spawn", () => resolve()).once("error", reject)),
            gone: new Promise((resolve) => child.once("close", () => resolve())),
            kill: async () => {
                if (child.pid !== undefined)
                    await (0,_machine_processes_js__WEBPACK_IMPORTED_MODULE_2__/* .killFamily */ .$3)({ group: child.pid, mark });
            },
        };
    };
}


/***/ }),

/***/ 47573:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Dt: () => (/* binding */ ALWAYS_HIDDEN),
  eR: () => (/* binding */ RUNNER_MARKS),
  vH: () => (/* binding */ RUNNER_SECRETS),
  IJ: () => (/* binding */ SYSTEM),
  dq: () => (/* binding */ aroundPrograms),
  fT: () => (/* binding */ expand),
  pU: () => (/* binding */ isOfBuilds),
  Mr: () => (/* binding */ pathsIn),
  RD: () => (/* binding */ rootsOf),
  lf: () => (/* binding */ runnerPlaces),
  B: () => (/* binding */ secretPlaces),
  Nr: () => (/* binding */ toolPlaces),
  Bq: () => (/* binding */ trim)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./lib/adapters/sandbox/caches.js
/**
 * Where package managers keep what they downloaded, and the credentials they keep beside it. One row an ecosystem.
 *
 * A root lies where `at` says, and wherever one of its variables says.
 */
/** XDG directories that lie elsewhere when their variable says so. */
const XDG = {
    XDG_CACHE_HOME: "~/.cache",
    XDG_DATA_HOME: "~/.local/share",
    XDG_CONFIG_HOME: "~/.config",
};
const ECOSYSTEMS = [
    {
        name: "npm",
        roots: [
            { at: "~/.npm", variables: ["npm_config_cache", "NPM_CONFIG_CACHE"], caches: ["."] },
            { variables: ["npm_config_prefix", "NPM_CONFIG_PREFIX"], secrets: ["etc/npmrc"] },
        ],
        source: "npm help config: cache, userconfig (2026-11-22)",
    },
    {
        name: "pnpm",
        roots: [
            { at: "$XDG_DATA_HOME/pnpm", variables: ["PNPM_HOME"], caches: ["store"], secrets: ["auth.ini"] },
            { variables: ["npm_config_store_dir", "pnpm_config_store_dir"], caches: ["."] },
            { at: "~/.local/share/pnpm/store", caches: ["."] },
            { at: "~/.pnpm-store", caches: ["."] },
            { at: "$XDG_CACHE_HOME/pnpm", caches: ["."] },
            { at: "$XDG_CONFIG_HOME/pnpm", secrets: ["rc", "auth.ini"] },
        ],
        source: "pnpm.io, settings: storeDir, cacheDir",
    },
    {
        name: "Yarn",
        roots: [
            { at: "$XDG_CACHE_HOME/yarn", variables: ["YARN_CACHE_FOLDER"], caches: ["."] },
            { at: "~/.yarn/berry", variables: ["YARN_GLOBAL_FOLDER"], caches: ["."] },
            { at: "$XDG_CACHE_HOME/node/corepack", variables: ["COREPACK_HOME"], caches: ["."] },
        ],
        source: "classic.yarnpkg.com, cache; yarnpkg.com, configuration: globalFolder, cacheFolder (2026-11-22)",
    },
    {
        name: "Bun, Deno",
        roots: [
            { at: "~/.bun", variables: ["BUN_INSTALL"], caches: ["install/cache"], secrets: ["bunfig.toml"] },
            { variables: ["BUN_INSTALL_CACHE_DIR"], caches: ["."] },
            { at: "$XDG_CACHE_HOME/deno", variables: ["DENO_DIR"], caches: ["."] },
        ],
        source: "bun.sh/docs, global cache; denoland/docs, DENO_DIR (2026-11-22)",
    },
    {
        name: "Playwright and others that bring browsers",
        roots: [
            { at: "$XDG_CACHE_HOME/ms-playwright", variables: ["PLAYWRIGHT_BROWSERS_PATH"], caches: ["."] },
            { at: "$XDG_CACHE_HOME/puppeteer", variables: ["PUPPETEER_CACHE_DIR"], caches: ["."] },
            { at: "$XDG_CACHE_HOME/Cypress", variables: ["CYPRESS_CACHE_FOLDER"], caches: ["."] },
            { at: "~/.cache/selenium", variables: ["SE_CACHE_PATH"], caches: ["."] },
            { at: "$XDG_CACHE_HOME/electron", variables: ["electron_config_cache"], caches: ["."] },
        ],
        source: "playwright.dev, browsers; pptr.dev, cacheDirectory (2026-11-22); docs.cypress.io; selenium.dev",
    },
    {
        name: "pip, Pipenv, PDM, Hatch",
        roots: [
            { at: "$XDG_CACHE_HOME/pip", variables: ["PIP_CACHE_DIR"], caches: ["."] },
            { at: "$XDG_CACHE_HOME/pipenv", variables: ["PIPENV_CACHE_DIR"], caches: ["."] },
            { at: "$XDG_DATA_HOME/virtualenvs", variables: ["WORKON_HOME"], caches: ["."] },
            { at: "$XDG_CACHE_HOME/pdm", variables: ["PDM_CACHE_DIR"], caches: ["."] },
            { at: "$XDG_DATA_HOME/hatch/env", caches: ["."] },
            { at: "$XDG_CONFIG_HOME", secrets: ["pip", "pdm", "hatch"] },
            { at: "~/.pip", secrets: ["."] },
        ],
        source: "pip.pypa.io, caching and configuration",
    },
    {
        name: "uv",
        roots: [
            { at: "$XDG_CACHE_HOME/uv", variables: ["UV_CACHE_DIR"], caches: ["."] },
            { at: "$XDG_DATA_HOME/uv", secrets: ["credentials"] },
            { at: "$XDG_CONFIG_HOME/uv", secrets: ["."] },
        ],
        source: "docs.astral.sh/uv, storage (2026-11-22)",
    },
    {
        name: "Poetry",
        roots: [
            { at: "$XDG_CACHE_HOME/pypoetry", variables: ["POETRY_CACHE_DIR"], caches: ["."] },
            { variables: ["POETRY_VIRTUALENVS_PATH"], caches: ["."] },
            { at: "$XDG_CONFIG_HOME/pypoetry", variables: ["POETRY_CONFIG_DIR"], secrets: ["auth.toml"] },
        ],
        source: "python-poetry.org/docs, configuration: cache-dir, virtualenvs.path (2026-11-22)",
    },
    {
        name: "Conda",
        roots: [
            { at: "~/.conda", caches: ["pkgs"] },
            { variables: ["CONDA_PKGS_DIRS"], caches: ["."] },
            { at: "~", secrets: [".condarc", ".mambarc", ".continuum"] },
        ],
        source: "docs.conda.io, configuration: pkgs_dirs",
    },
    {
        name: "pre-commit",
        roots: [
            { at: "$XDG_CACHE_HOME/pre-commit", variables: ["PRE_COMMIT_HOME"], caches: ["."] },
            { at: "$XDG_CACHE_HOME/prek", variables: ["PREK_HOME"], caches: ["."] },
        ],
        source: "pre-commit.com, managing CI caches (2026-11-22)",
    },
    {
        name: "Cargo",
        roots: [
            {
                at: "~/.cargo",
                variables: ["CARGO_HOME"],
                caches: ["registry", "git"],
                secrets: ["credentials", "credentials.toml", "config", "config.toml"],
            },
        ],
        source: "doc.rust-lang.org/cargo, Cargo Home",
    },
    {
        name: "Go",
        roots: [
            { at: "~/go", variables: ["GOPATH"], caches: ["pkg"] },
            { variables: ["GOMODCACHE"], caches: ["."] },
            { at: "$XDG_CACHE_HOME/go-build", variables: ["GOCACHE"], caches: ["."] },
            { at: "$XDG_CACHE_HOME/golangci-lint", variables: ["GOLANGCI_LINT_CACHE"], caches: ["."] },
        ],
        source: "go help environment: GOPATH, GOMODCACHE, GOCACHE",
    },
    {
        name: "Maven",
        roots: [
            {
                at: "~/.m2",
                variables: ["MAVEN_USER_HOME"],
                caches: ["repository", "wrapper", "build-cache"],
                secrets: ["settings.xml", "settings-security.xml", "settings-security4.xml"],
            },
        ],
        source: "maven.apache.org, wrapper and settings (2026-11-22)",
    },
    {
        name: "Gradle",
        roots: [
            {
                at: "~/.gradle",
                variables: ["GRADLE_USER_HOME"],
                // Not `daemon`: a daemon of the job would be found there, and does not run in the sandbox.
                caches: ["caches", "wrapper", "jdks", "native"],
                secrets: ["gradle.properties", "init.gradle", "init.gradle.kts", "init.d", "enterprise", "develocity"],
            },
            { at: "~/.konan", variables: ["KONAN_DATA_DIR"], caches: ["."] },
            { at: "~/.android", secrets: ["."] },
        ],
        source: "docs.gradle.org, directory layout (2026-11-22)",
    },
    {
        name: "Coursier, sbt, Ivy, Clojure",
        roots: [
            { at: "$XDG_CACHE_HOME/coursier", caches: ["."] },
            { variables: ["COURSIER_CACHE", "COURSIER_ARCHIVE_CACHE"], caches: ["."] },
            { at: "~/.coursier", caches: ["cache"] },
            { at: "$XDG_CONFIG_HOME/coursier", secrets: ["."] },
            { at: "~/.ivy2", caches: ["cache", "local"], secrets: [".credentials", "credentials", "ivysettings.xml"] },
            { at: "~/.sbt", caches: ["boot", "launchers"], secrets: [".credentials", "repositories", "1.0", "0.13"] },
            { at: "~/.gitlibs", variables: ["GITLIBS"], caches: ["."] },
            { at: "~/.lein", secrets: ["."] },
        ],
        source: "get-coursier.io/docs, cache; scala-sbt.org, directories (2026-11-22)",
    },
    {
        name: "NuGet",
        roots: [
            {
                at: "~/.nuget",
                caches: ["packages"],
                secrets: ["NuGet", "NuGet.Config", "nuget.config", "plugins/config"],
            },
            { variables: ["NUGET_PACKAGES"], caches: ["."] },
            { at: "$XDG_DATA_HOME/NuGet", caches: ["."] },
            { variables: ["NUGET_HTTP_CACHE_PATH"], caches: ["."] },
            { at: "$XDG_CONFIG_HOME/NuGet", secrets: ["."] },
            { at: "~/.microsoft/usersecrets", secrets: ["."] },
        ],
        source: "learn.microsoft.com/nuget, managing the global packages and cache folders (2026-11-22)",
    },
    {
        name: "Composer",
        roots: [
            { at: "$XDG_CACHE_HOME/composer", variables: ["COMPOSER_CACHE_DIR"], caches: ["."] },
            { at: "~/.composer", variables: ["COMPOSER_HOME"], caches: ["cache"], secrets: ["auth.json", "config.json"] },
            { at: "$XDG_CONFIG_HOME/composer", secrets: ["auth.json", "config.json"] },
        ],
        source: "getcomposer.org/doc, COMPOSER_HOME, COMPOSER_CACHE_DIR",
    },
    {
        name: "RubyGems, Bundler",
        roots: [
            { at: "~/.gem", caches: ["ruby", "specs"], secrets: ["credentials"] },
            { variables: ["GEM_HOME"], caches: ["."] },
            { variables: ["BUNDLE_PATH"], caches: ["."] },
            { at: "~/.bundle", variables: ["BUNDLE_USER_HOME"], caches: ["cache", "plugin"], secrets: ["config"] },
            { variables: ["BUNDLE_USER_CACHE"], caches: ["."] },
            { at: "$XDG_DATA_HOME/gem", caches: ["ruby"], secrets: ["credentials"] },
            { at: "~", secrets: [".gemrc"] },
        ],
        source: "bundler.io, config; guides.rubygems.org, make your own gem",
    },
    {
        name: "Hex, Mix, Rebar",
        roots: [
            { at: "~/.hex", variables: ["HEX_HOME"], caches: ["."], secrets: ["hex.config"] },
            { at: "$XDG_DATA_HOME/hex", caches: ["."] },
            { at: "$XDG_CACHE_HOME/hex", caches: ["."] },
            { at: "$XDG_CONFIG_HOME/hex", secrets: ["."] },
            { at: "~/.mix", variables: ["MIX_HOME"], caches: ["."] },
            { at: "$XDG_CACHE_HOME/rebar3", variables: ["REBAR_CACHE_DIR"], caches: ["."] },
            { at: "$XDG_CONFIG_HOME/rebar3", secrets: ["hex.config"] },
        ],
        source: "hexdocs.pm, mix hex.config; Mix.Utils.mix_home (2026-11-22)",
    },
    {
        name: "Dart, Flutter",
        roots: [
            {
                at: "~/.pub-cache",
                variables: ["PUB_CACHE"],
                caches: ["hosted", "hosted-hashes", "git", "global_packages", "bin"],
                secrets: ["credentials.json"],
            },
            { at: "$XDG_CONFIG_HOME/dart", secrets: ["."] },
        ],
        source: "dart.dev, environment variables and dart pub token (2026-11-22)",
    },
    {
        name: "Swift",
        roots: [
            { at: "$XDG_CACHE_HOME/org.swift.swiftpm", caches: ["."] },
            { at: "~/.swiftpm", caches: ["cache"], secrets: ["configuration"] },
        ],
        source: "SwiftPM documentation, shared cache",
    },
    {
        name: "Haskell, OCaml, Julia",
        roots: [
            { at: "~/.cabal", variables: ["CABAL_DIR"], caches: ["packages", "store"], secrets: ["config"] },
            { at: "$XDG_CACHE_HOME/cabal", caches: ["."] },
            { at: "~/.stack", variables: ["STACK_ROOT"], caches: ["."], secrets: ["config.yaml"] },
            { at: "~/.julia", variables: ["JULIA_DEPOT_PATH"], caches: ["."], secrets: ["servers", "logs"] },
        ],
        source: "cabal.readthedocs.io; docs.haskellstack.org; docs.julialang.org, DEPOT_PATH",
    },
    {
        name: "ccache, sccache",
        roots: [
            { at: "$XDG_CACHE_HOME/ccache", variables: ["CCACHE_DIR"], caches: ["."] },
            { at: "~/.ccache", caches: ["."], secrets: ["ccache.conf"] },
            { at: "$XDG_CACHE_HOME/sccache", variables: ["SCCACHE_DIR"], caches: ["."] },
            { at: "$XDG_CONFIG_HOME", secrets: ["ccache", "sccache"] },
        ],
        source: "ccache.dev, manual: cache_dir",
    },
    {
        name: "Bazel, vcpkg, Conan",
        roots: [
            { at: "$XDG_CACHE_HOME/bazelisk", variables: ["BAZELISK_HOME"], caches: ["."] },
            { at: "$XDG_CACHE_HOME/vcpkg", variables: ["VCPKG_DEFAULT_BINARY_CACHE"], caches: ["."] },
            { at: "~/.conan2", variables: ["CONAN_HOME"], caches: ["p"], secrets: [".conan.db", "remotes.json"] },
            { at: "~", secrets: [".bazelrc"] },
        ],
        source: "bazelisk README; learn.microsoft.com/vcpkg, binary caching; docs.conan.io, home",
    },
];

// EXTERNAL MODULE: ./lib/adapters/sandbox/credentials.js
var credentials = __webpack_require__(83714);
// EXTERNAL MODULE: ./lib/adapters/sandbox/toolchains.js
var toolchains = __webpack_require__(6326);
;// CONCATENATED MODULE: ./lib/adapters/sandbox/places.js
/** By name, what a machine has that the sandbox hides, shows, layers or covers. Whether it exists is asked elsewhere. */




/** Directories of the system: hiding or showing one whole would take the machine away, or give all of it. */
const SYSTEM = new Set("/ /bin /sbin /lib /lib32 /lib64 /usr /usr/bin /usr/sbin /usr/lib /usr/lib64 /usr/share /usr/local /usr/local/bin /usr/local/lib /usr/local/share /etc /opt /home /var /var/lib /var/cache /srv /mnt /media /dev /proc /sys /boot /nix /snap".split(" "));
/** Hidden on every machine. The last holds a container job's home and event. */
const ALWAYS_HIDDEN = ["/tmp", "/var/tmp", "/run", "/var/run", "/github"];
/** The folder that a runner's jobs work in, and the directories that may be the runner's own. */
function runnerPlaces(environment, program) {
    const [workspace] = pathsIn(environment, "RUNNER_WORKSPACE");
    const work = workspace === undefined ? undefined : (0,external_node_path_.dirname)(workspace);
    // The runner starts actions by `externals/node24/bin/node` of its own.
    const above = program === undefined ? undefined : (0,external_node_path_.dirname)((0,external_node_path_.dirname)((0,external_node_path_.dirname)((0,external_node_path_.dirname)(program))));
    const own = [work === undefined ? undefined : (0,external_node_path_.dirname)(work), above].filter((path) => path !== undefined);
    return { work: work !== undefined && SYSTEM.has(work) ? workspace : work, own };
}
/** One of these lies in a runner's own directory. */
const RUNNER_MARKS = [".runner", ".credentials", "config.sh", "bin/Runner.Listener"];
/** What a runner keeps credentials in. */
const RUNNER_SECRETS = [".credentials", ".credentials_rsaparams", ".runner", ".env"];
/** Every directory that programs are found in, and every one that a toolchain's variable names or a home is known for. */
function toolPlaces(environment, homes) {
    const named = toolchains/* TOOLCHAINS */.z9.flatMap((toolchain) => variablesOf(toolchain, environment).flatMap((variable) => pathsIn(environment, variable).flatMap((path) => (toolchain.parts ?? ["."]).map((part) => (0,external_node_path_.join)(path, part)))));
    const installed = homes.flatMap((home) => toolchains/* INSTALLATIONS */.qL.map((place) => (0,external_node_path_.join)(home, place)));
    return [...named, ...installed].map(trim);
}
/** What a program of the directory needs besides: the packages of `node_modules/.bin`, the installation around `bin`. */
function aroundPrograms(directory) {
    const [name, above] = [(0,external_node_path_.basename)(directory), (0,external_node_path_.dirname)(directory)];
    if (name === ".bin" && (0,external_node_path_.basename)(above) === "node_modules")
        return above;
    return ["bin", "sbin", "shims"].includes(name) ? above : undefined;
}
/** The roots of all ecosystems, of every home and of the variables that move them. */
function rootsOf(environment, homes) {
    return ECOSYSTEMS.flatMap(({ roots }) => roots).flatMap((root) => {
        const standard = root.at === undefined ? [] : expand(root.at, environment, homes);
        const moved = (root.variables ?? []).flatMap((variable) => pathsIn(environment, variable));
        return [...standard, ...moved].map((path) => ({ path, root }));
    });
}
/** Where credentials are known to lie, but for those of the runner. */
function secretPlaces(environment, homes) {
    return [
        ...credentials/* IN_HOME */.wN.flatMap((place) => expand(`~/${place}`, environment, homes)),
        ...rootsOf(environment, homes).flatMap(({ path, root }) => (root.secrets ?? []).map((part) => (0,external_node_path_.join)(path, part))),
        ...credentials/* NAMED_BY */.mr.flatMap((variable) => pathsIn(environment, variable)),
    ].map(trim);
}
/** `~/x` in every home, `$XDG_CACHE_HOME/x` where the variable says or in every home, and absolute paths as they are. */
function expand(place, environment, homes) {
    const [, variable = "", rest = ""] = /^\$(\w+)(.*)$/.exec(place) ?? [];
    const base = XDG[variable];
    if (base !== undefined) {
        const [set] = pathsIn(environment, variable);
        return set === undefined ? expand(base + rest, environment, homes) : [trim(set + rest)];
    }
    if (place === "~" || place.startsWith("~/"))
        return homes.map((home) => trim((0,external_node_path_.join)(home, place.slice(1))));
    return place.startsWith("/") ? [trim(place)] : [];
}
/** The absolute paths that a variable holds. */
function pathsIn(environment, variable) {
    const value = environment[variable] ?? "";
    return value.split(":").flatMap((path) => (path.startsWith("/") ? [trim(path)] : []));
}
/** The variables that say where toolchains and caches lie, but for the runner's own. */
function isOfBuilds(variable) {
    return BUILD_VARIABLES.has(variable) || PATTERNS.some((pattern) => pattern.test(variable));
}
const passed = toolchains/* TOOLCHAINS */.z9.flatMap((toolchain) => (toolchain.passed === false ? [] : [toolchain.variable]));
const PATTERNS = passed.filter((variable) => variable instanceof RegExp);
const BUILD_VARIABLES = new Set([
    ...passed.filter((variable) => typeof variable === "string"),
    ...ECOSYSTEMS.flatMap(({ roots }) => roots.flatMap(({ variables = [] }) => variables)),
    "XDG_CACHE_HOME",
    "XDG_DATA_HOME",
]);
function variablesOf({ variable }, environment) {
    if (typeof variable === "string")
        return [variable];
    return Object.keys(environment).filter((name) => variable.test(name));
}
/** Without a slash at the end and without `.` and `..`. */
function trim(path) {
    const normal = (0,external_node_path_.normalize)(path);
    return normal.length > 1 && normal.endsWith("/") ? normal.slice(0, -1) : normal;
}


/***/ }),

/***/ 6326:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dY: () => (/* binding */ BESIDE_BIN),
/* harmony export */   oV: () => (/* binding */ MIXED),
/* harmony export */   qL: () => (/* binding */ INSTALLATIONS),
/* harmony export */   z9: () => (/* binding */ TOOLCHAINS)
/* harmony export */ });
/** Where compilers, interpreters and their version managers lie: what the sandbox shows of them, and which variables builds get. */
const named = (names) => names.split(/\s+/).map((variable) => ({ variable }));
/** As GitHub's images, the setup actions and the version managers name them. */
const TOOLCHAINS = [
    { variable: "RUNNER_TOOL_CACHE", passed: false },
    { variable: "AGENT_TOOLSDIRECTORY", passed: false },
    ...named("JAVA_HOME ANDROID_HOME ANDROID_SDK_ROOT ANDROID_NDK ANDROID_NDK_HOME ANDROID_NDK_ROOT"),
    { variable: /^JAVA_HOME_\d+_/ },
    ...named("GRADLE_HOME MAVEN_HOME M2_HOME ANT_HOME SBT_HOME SCALA_HOME KOTLIN_HOME SDKMAN_DIR JENV_ROOT"),
    ...named("GOROOT GOENV_ROOT RUSTUP_HOME DOTNET_ROOT DOTNET_INSTALL_DIR SWIFTLY_HOME_DIR"),
    { variable: /^GOROOT_\d/ },
    // Credentials lie in both roots, and sources of other projects in the second.
    { variable: "CARGO_HOME", parts: ["bin"] },
    { variable: "GOPATH", parts: ["bin"] },
    { variable: "BUN_INSTALL", parts: ["bin"] },
    { variable: "DENO_INSTALL", parts: ["bin"] },
    ...named("NVM_DIR FNM_DIR VOLTA_HOME PNPM_HOME N_PREFIX NODENV_ROOT"),
    ...named("VIRTUAL_ENV CONDA CONDA_PREFIX MAMBA_ROOT_PREFIX PYENV_ROOT pythonLocation Python3_ROOT_DIR PYTHONPATH"),
    ...named("POETRY_HOME PIPX_HOME PIPX_BIN_DIR UV_PYTHON_INSTALL_DIR UV_TOOL_DIR UV_TOOL_BIN_DIR"),
    ...named("RBENV_ROOT GEM_PATH PHPENV_ROOT PLENV_ROOT PERL_LOCAL_LIB_ROOT PERL5LIB"),
    ...named("ASDF_DIR ASDF_DATA_DIR MISE_DATA_DIR HOMEBREW_PREFIX"),
    ...named("INSTALL_DIR_FOR_OTP INSTALL_DIR_FOR_ELIXIR INSTALL_DIR_FOR_GLEAM INSTALL_DIR_FOR_REBAR3"),
    ...named("FLUTTER_ROOT FLUTTER_HOME GHCUP_INSTALL_BASE_PREFIX OPAMROOT VCPKG_ROOT VCPKG_INSTALLATION_ROOT EMSDK"),
    ...named("CHROMEWEBDRIVER GECKOWEBDRIVER EDGEWEBDRIVER"),
    // These name the program; it loads what lies beside it.
    { variable: "CHROME_BIN", parts: [".."] },
    { variable: "PUPPETEER_EXECUTABLE_PATH", parts: [".."] },
    ...named("LD_LIBRARY_PATH LIBRARY_PATH CPATH PKG_CONFIG_PATH CMAKE_PREFIX_PATH"),
];
/** Installations in the home that a program on PATH is a link into, or a script that starts what lies there. */
const INSTALLATIONS = [
    ".local/bin",
    ".local/lib",
    ".local/pipx",
    ".local/share/pipx",
    ".local/share/uv/python",
    ".local/share/uv/tools",
    ".local/share/pypoetry",
    ".local/share/mise",
    ".local/share/fnm",
    ".local/share/rtx",
    ".local/share/swiftly",
    ".nvm",
    ".nodenv",
    ".volta",
    ".asdf",
    ".pyenv",
    ".rbenv",
    ".rvm",
    ".phpenv",
    ".goenv",
    ".jenv",
    ".sdkman",
    ".jdks",
    ".rustup",
    ".cargo/bin",
    ".cargo/env",
    ".bun/bin",
    ".deno/bin",
    ".dotnet",
    ".ghcup",
    ".opam",
    ".juliaup",
    ".yarn/bin",
    ".config/yarn/global",
    ".npm-global",
    ".config/composer/vendor",
    ".composer/vendor",
    ".nix-profile",
    ".local/state/nix/profile",
    // No installations: they say which one is used. Credentials have files of their own beside them.
    ".m2/toolchains.xml",
    ".config/pypoetry/config.toml",
];
/** Beside `bin`, what its programs load. Shown where all of the directory above `bin` is too much. */
const BESIDE_BIN = ["lib", "lib64", "libexec"];
/** Directories of a home that hold more than one program's files: their `bin` is shown, never all of them. */
const MIXED = [".local", ".config", ".cache", ".cargo", ".m2", ".gradle", ".gem", "go"];


/***/ }),

/***/ 70516:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k: () => (/* binding */ openShells)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/adapters/git/program.js
var program = __webpack_require__(16259);
// EXTERNAL MODULE: ./lib/adapters/machine/shell.js + 1 modules
var shell = __webpack_require__(34920);
// EXTERNAL MODULE: ./lib/adapters/mcp/program.js
var mcp_program = __webpack_require__(20875);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./lib/adapters/machine/find-program.js
var find_program = __webpack_require__(35566);
;// CONCATENATED MODULE: ./lib/adapters/sandbox/limits.js
/** What one command may use, in a sandbox or without. */
/** Processes, at once. A build of a large project has hundreds; a fork bomb has no end. */
const PROCESSES = 4_096;
/** Size of one file, in KiB: 8 GiB. */
const FILE_KIB = 8 * 1024 * 1024;
/** Data of one process, in KiB: 12 GiB, under the 16 GiB of a hosted runner. */
const DATA_KIB = 12 * 1024 * 1024;
/** Sets the limits, in bash, for whatever is started next. One that the machine keeps lower already stays so. */
const LIMITS = `{ ulimit -c 0; ulimit -u ${PROCESSES}; ulimit -f ${FILE_KIB}; ulimit -d ${DATA_KIB}; } 2>/dev/null`;
/** `argv` under resource limits. */
function limited(argv) {
    return ["bash", "--norc", "-c", `${LIMITS}; exec "$@"`, "limits", ...argv];
}
/** A word as bash reads it back. */
function quote(word) {
    return `'${word.replaceAll("'", `'\\''`)}'`;
}

;// CONCATENATED MODULE: ./lib/adapters/sandbox/plain.js
/** No sandbox, but no way to more rights either: neither `sudo` nor the memory of Remit's own process. */




/** Commands run as the runner's user, without a way to more rights where the machine has `setpriv`. */
async function withoutSandbox(path) {
    const found = (0,find_program/* findProgram */.K)("setpriv", path);
    if (found === undefined)
        return AS_THEY_ARE;
    const plain = confined(found, (0,find_program/* findProgram */.K)("mkfifo", path));
    const [program, ...rest] = plain.wrap(["true"]);
    return await run(program, rest, { timeout: 5_000, env: { PATH: path } }).then(() => plain, () => AS_THEY_ARE);
}
const run = (0,external_node_util_.promisify)(external_node_child_process_.execFile);
const AS_THEY_ARE = { wrap: limited, confining: [] };
/**
 * As root a command keeps the capabilities that builds need for files and loses the rest: the kernel shows environment
 * and memory of a process only to those that have all of its capabilities. Without those for files it could not work on
 * a checkout that belongs to the runner's user, and would still own the system's programs.
 */
function confined(setpriv, mkfifo) {
    const root = process.getuid?.() === 0;
    const capabilities = root ? ["--inh-caps=-all", "--ambient-caps=-all", `--bounding-set=${KEPT}`] : [];
    return {
        wrap: (argv) => [setpriv, "--no-new-privs", ...capabilities, "--", ...limited(argv)],
        confining: [setpriv, ...(mkfifo === undefined ? [] : [mkfifo])],
    };
}
const KEPT = "-all,+chown,+dac_override,+fowner,+fsetid";

;// CONCATENATED MODULE: ./lib/adapters/sandbox/copy.js
/** A copy of the checkout, for kernels and file systems that lay no layer over it. */



/** A copy takes no longer than this, in ms: it is made before the first question to the model. */
const PATIENCE_MS = 120_000;
/** Shares its blocks with the checkout where the file system can; what was copied in vain is removed. */
async function copyCheckout(workspace, place) {
    (0,external_node_fs_.rmSync)(place, { recursive: true, force: true });
    (0,external_node_fs_.mkdirSync)(place, { recursive: true });
    try {
        await copy_run("cp", ["-a", "--reflink=auto", `${workspace}/.`, place], { timeout: PATIENCE_MS });
        return { kind: "copied", place };
    }
    catch (error) {
        (0,external_node_fs_.rmSync)(place, { recursive: true, force: true });
        const said = error instanceof Error ? error.message : String(error);
        return { kind: "refused", reason: `the checkout could not be copied: ${said.split("\n")[1] ?? said}` };
    }
}
const copy_run = (0,external_node_util_.promisify)(external_node_child_process_.execFile);

// EXTERNAL MODULE: ./lib/adapters/machine/scanner.js + 1 modules
var scanner = __webpack_require__(8676);
// EXTERNAL MODULE: ./lib/adapters/sandbox/frames.js
var sandbox_frames = __webpack_require__(19876);
;// CONCATENATED MODULE: ./lib/adapters/sandbox/files.js


function openInside(line) {
    const ask = openTalk(line);
    const value = async (question, bytes) => (await ask(question, bytes)).value;
    return {
        files: filesOver(ask, value),
        scanner: (0,scanner/* openScanner */.n)(() => ({
            scan: (batch) => value({ what: "scan", batch }),
            stop: () => value({ what: "stop scan" }),
        })),
        check: (checks) => value({ what: "check", checks }),
    };
}
function filesOver(ask, value) {
    const factsOf = inBatches((paths) => value({ what: "facts", paths }));
    return {
        async facts(path) {
            const told = await factsOf(path);
            if (told !== null && "wrong" in told)
                throw errorOf(told.wrong);
            return told ?? undefined;
        },
        realPath: (path) => value({ what: "real", path }),
        exists: (path) => value({ what: "exists", path }),
        read: async (path, range) => (await ask({ what: "read", path, ...(range && { range }) })).bytes,
        write: (path, bytes, mode) => value({ what: "write", path, ...(mode !== undefined && { mode }) }, bytes),
        sink() {
            throw new Error("Nothing streams into the sandbox.");
        },
        remove: (path) => value({ what: "remove", path }),
        list: (path) => value({ what: "list", path }),
        readLink: (path) => value({ what: "readLink", path }),
        link: (path, target) => value({ what: "link", path, target }),
        makeDirectory: (path) => value({ what: "makeDirectory", path }),
    };
}
/** Questions of one moment go together: a walk asks about every file of a directory. */
function inBatches(ask) {
    let waiting = [];
    let answers;
    return async (path) => {
        const index = waiting.push(path) - 1;
        answers ??= Promise.resolve().then(() => {
            const paths = waiting;
            waiting = [];
            answers = undefined;
            return ask(paths);
        });
        return (await answers)[index];
    };
}
function openTalk({ input, output, gone }) {
    let id = 0;
    let ended;
    const open = new Map();
    const fail = (error) => {
        ended ??= error;
        for (const { reject } of open.values())
            reject(ended);
        open.clear();
    };
    const take = (0,sandbox_frames/* openFrames */.tv)(({ json, bytes }) => {
        const { id: answered, value, error } = json;
        const waiting = open.get(answered);
        open.delete(answered);
        if (error === undefined)
            waiting?.resolve({ value, bytes });
        else
            waiting?.reject(errorOf(error));
    });
    output.on("data", (chunk) => {
        try {
            if (ended === undefined)
                take(chunk);
        }
        catch (error) {
            fail(error instanceof Error ? error : new Error(String(error)));
        }
    });
    input.on("error", () => undefined); // Told by `gone`.
    void gone.then((said) => fail(new Error(`The process that serves the sandbox's files has ended. ${said}`.trim())));
    return (question, bytes) => {
        if (ended !== undefined)
            return Promise.reject(ended);
        return new Promise((resolve, reject) => {
            id += 1;
            open.set(id, { resolve, reject });
            input.write((0,sandbox_frames/* packFrame */.BY)({ ...question, id }, bytes));
        });
    };
}
function errorOf({ message, code }) {
    return Object.assign(new Error(message), code === undefined ? {} : { code });
}

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./lib/adapters/machine/streams.js
var streams = __webpack_require__(37715);
;// CONCATENATED MODULE: ./lib/adapters/sandbox/words.js
/** What the first process of a command is told, in bash. */

/** Bash, inside, as the first process of a command's own: it has the words, and everything dies with it. */
const FIRST_PROCESS = "source /proc/self/fd/3";
/** What {@link FIRST_PROCESS} reads: where and with which environment `argv` runs, and what becomes of those it leaves. */
function wordsFor(argv, directory, environment) {
    const named = Object.entries(environment).map(([name, value]) => ({ name, value, plain: isPlain(name) }));
    const odd = named.filter(({ plain }) => !plain).map(({ name, value }) => `${name}=${value}`);
    // Bash takes no such names, or makes something of its own of them.
    const words = odd.length === 0 ? argv : ["/usr/bin/env", ...odd, ...argv];
    return [
        "exec 3<&-",
        // What bash says of a locale that it does not have, or of a command that was killed, is not the command's own word.
        "exec 5>&2 2>/dev/null",
        ...named.flatMap(({ name, value, plain }) => (plain ? [`export ${name}=${quote(value)}`] : [])),
        `cd ${quote(directory)} 2>&5 || exit 126`,
        LIMITS,
        `${words.map(quote).join(" ")} 2>&5 4>&- 5>&-`,
        "code=$?",
        // They are asked first, and have a fifth of a second.
        "if kill -TERM -1 2>/dev/null; then echo left >&4; for i in 1 2 3 4 5 6 7 8 9 10; do kill -0 -1 2>/dev/null || break; sleep 0.02; done; fi",
        'exit "$code"',
    ].join("\n");
}
function isPlain(name) {
    return /^[A-Za-z_]\w*$/.test(name) && !BASHS_OWN.has(name);
}
/** Bash lets nobody else set them, or gives them values of its own (bash(1), Shell Variables). */
const BASHS_OWN = new Set("UID EUID PPID SHELLOPTS BASHOPTS BASH BASHPID BASH_ALIASES BASH_ARGC BASH_ARGV BASH_ARGV0 BASH_CMDS BASH_COMMAND BASH_EXECUTION_STRING BASH_LINENO BASH_SOURCE BASH_SUBSHELL BASH_VERSINFO COMP_WORDBREAKS DIRSTACK EPOCHREALTIME EPOCHSECONDS FUNCNAME GROUPS HISTCMD LINENO POSIXLY_CORRECT RANDOM SECONDS SRANDOM".split(" "));

// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
;// CONCATENATED MODULE: ./lib/adapters/sandbox/pipes.js
/** What a process inside reads and writes, as files of a directory that the keeper alone shares with Remit. */




function openPipes(asked, id, streams, pipes) {
    const output = streams.openPipe();
    const errors = asked.errorsApart === true ? streams.openPipe() : undefined;
    const input = asked.input === "pipe" ? streams.openPipe() : undefined;
    const [text, words, left] = [`${id}.in`, `${id}.words`, `${id}.left`];
    if (asked.input !== undefined && asked.input !== "pipe")
        external_node_fs_.writeFileSync((0,external_node_path_.join)(pipes, text), asked.input.text, { mode: 0o600 });
    external_node_fs_.writeFileSync((0,external_node_path_.join)(pipes, words), wordsFor(asked.argv, asked.directory, asked.environment), { mode: 0o600 });
    external_node_fs_.writeFileSync((0,external_node_path_.join)(pipes, left), "", { mode: 0o600 });
    const read = input !== undefined ? (0,external_node_path_.basename)(input.path) : asked.input === undefined ? "/dev/null" : text;
    const fed = input && writing(input.writer);
    const all = [output, ...(errors === undefined ? [] : [errors]), ...(input === undefined ? [] : [input])];
    return {
        names: [read, (0,external_node_path_.basename)(output.path), (0,external_node_path_.basename)((errors ?? output).path), words, left],
        output: reading(output.reader),
        errors: errors && reading(errors.reader),
        input: fed,
        close(code) {
            for (const { path, writer } of all) {
                if (writer !== input?.writer)
                    external_node_fs_.closeSync(writer); // Ours was open for as long as nobody else's was.
                external_node_fs_.rmSync(path, { force: true });
            }
            fed?.destroy();
            if (input !== undefined)
                external_node_fs_.closeSync(input.reader);
            // A command could have written any amount.
            const { size } = external_node_fs_.statSync((0,external_node_path_.join)(pipes, left));
            for (const name of [text, words, left])
                external_node_fs_.rmSync((0,external_node_path_.join)(pipes, name), { force: true });
            return { code, left: size > 0 };
        },
    };
}
function reading(file) {
    const socket = new external_node_net_.Socket({ fd: file, readable: true, writable: false });
    socket.on("error", () => undefined); // A pipe that fails has ended.
    return socket;
}
/** Our own reading end stays open to the last: what is written waits in the pipe, though nobody has opened it yet. */
function writing(file) {
    const socket = new external_node_net_.Socket({ fd: file, readable: false, writable: true });
    socket.on("error", () => undefined);
    return socket;
}

;// CONCATENATED MODULE: ./lib/adapters/sandbox/keeper.js
/**
 * The process that keeps a run's namespaces: it makes the mounts, then starts commands, each in a process namespace of
 * its own, without rights and without a way to any. It is the first process in its own process namespace and takes its
 * orders from a pipe: when the pipe closes, whatever became of Remit, everything in it dies and every mount is gone.
 */







/** Until the mounts are made, in ms. A machine under load needs a second; one that hangs is no sandbox. */
const keeper_PATIENCE_MS = 20_000;
/** Resolves when the mounts are made, or with the reason why they are not, in the machine's own words. */
async function openKeeper(facts) {
    const { way, tools, pipes } = facts;
    (0,external_node_fs_.mkdirSync)(pipes, { recursive: true, mode: 0o700 });
    const script = keeperScript(facts);
    const [program, ...rest] = startWords(way, tools, Buffer.byteLength(script));
    const child = (0,external_node_child_process_.spawn)(program, rest, { cwd: "/", env: {}, stdio: "pipe", detached: true });
    const answers = openAnswers(child);
    child.stdin.on("error", () => undefined); // It may end before it has read everything; its words say why.
    child.stdin.write(script);
    const why = await within(keeper_PATIENCE_MS, answers.ready, `it did not answer within ${keeper_PATIENCE_MS / 1000} s`);
    if (why === undefined)
        return keep(child, answers, (0,streams/* openStreams */.y)(pipes), pipes);
    await leave(child, answers);
    return why;
}
/** Its orders end, and so does it. What runs as root by sudo can be killed by nobody else: it is not waited for without end. */
async function leave(child, answers) {
    child.stdin.end();
    await within(keeper_PATIENCE_MS, answers.gone, undefined);
    child.kill("SIGKILL");
}
async function within(ms, work, otherwise) {
    let timer;
    const late = new Promise((resolve) => (timer = setTimeout(resolve, ms, otherwise)));
    return await Promise.race([work, late]).finally(() => clearTimeout(timer));
}
/** Sudo writes its arguments to a log: all but these come through the pipe. */
function startWords(way, { sudo, unshare, bash }, length) {
    const user = way === "user namespaces" ? ["--user", "--map-root-user"] : [];
    const kinds = [
        "--mount",
        "--propagation",
        "private",
        "--pid",
        "--net",
        "--ipc",
        "--uts",
        "--fork",
        "--kill-child=KILL",
    ];
    const read = 'LC_ALL=C IFS= read -r -N "$0" script && eval "$script"';
    const words = [unshare, ...user, ...kinds, "--", bash, "--norc", "--noprofile", "-c", read, String(length)];
    return way === "sudo" && sudo !== undefined ? [sudo, "-n", "--", ...words] : words;
}
function keeperScript({ way, tools, script, stage, pipes, layer }) {
    const user = way === "sudo" ? `--reuid=${process.getuid?.()} --regid=${process.getgid?.()} --clear-groups` : "";
    const groups = way === "root" ? "--clear-groups" : "";
    const rights = `--no-new-privs --inh-caps=-all --ambient-caps=-all --bounding-set=-all --pdeathsig=KILL`;
    const drop = `${quote(tools.setpriv)} ${user} ${groups} ${rights} -- ${quote(tools.bash)} --norc --noprofile -c ${quote(FIRST_PROCESS)}`;
    // The kernel's own settings are root's, and root without any capability is still root to them.
    const first = way === "root"
        ? `${quote(tools.bash)} --norc --noprofile -c ${quote(`${CLOSE_SETTINGS} && exec ${drop} 9<&-`)}`
        : drop;
    const settings = way === "root" ? `9<${quote(`${stage}/settings`)}` : "";
    const apart = `--mount --pid --fork --kill-child=KILL --mount-proc`;
    return [
        'for name in $(compgen -e); do unset "$name"; done',
        CLOSE_INHERITED,
        "export PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
        // The keeper of a step that was killed is perhaps still ending what was started in the same layer.
        `if command -v flock >/dev/null; then exec 8>${quote(`${layer}/lock`)}; flock -w 10 8 || { echo "the layer is in use by another sandbox" >&2; exit 1; }; fi`,
        ...cleanUp({ way, stage, layer }),
        script,
        "set +e",
        ...(way === "root" ? [LIST_SETTINGS] : []),
        ...boundAll(way),
        `cd ${quote(pipes)}`,
        // The pipe that orders come by is nobody's but the keeper's.
        "set -m; declare -A jobs",
        // A pipe can be opened for reading as long as somebody writes to it, though it were the reader.
        `launch() { trap : TERM; local root=$1 id=$2; exec 9<>"$3" <"$3" 9>&- || { printf '%s 126\\n' "$id"; return; }; ${quote(tools.unshare)} ${apart} --root=${quote(stage)}/"$root" -- ${first} >"$4" 2>"$5" 3<"$6" 4>"$7" 8>&- ${settings}; printf '%s %s\\n' "$id" "$?"; }`,
        "echo ready",
        "while IFS=' ' read -r verb id rest; do",
        "  case $verb in",
        "    run) launch $rest & jobs[$id]=$! ;;",
        '    ask) kill -TERM -- "-${jobs[$id]}" 2>/dev/null ;;',
        // The first process of a command is there until all that it started are gone.
        '    end) for i in {1..100}; do kill -KILL -- "-${jobs[$id]}" 2>/dev/null || break; sleep 0.01; done; printf \'%s 137\\n\' "$id" ;;',
        "  esac",
        "done",
        'for id in "${!jobs[@]}"; do kill -KILL -- "-${jobs[$id]}" 2>/dev/null; done; wait',
        "exit 0",
        "",
    ].join("\n");
}
/** What whoever started Remit had open would be open to commands as well: a directory outside, for instance. */
const CLOSE_INHERITED = 'for file in /proc/self/fd/*; do file=${file##*/}; [ "$file" -lt 3 ] || eval "exec $file>&-"; done 2>/dev/null';
/** Once, where no command can write. */
const LIST_SETTINGS = "for place in /proc/sys /proc/sysrq-trigger /proc/irq /proc/bus /proc/fs; do [ ! -e $place ] || printf '%s %s none bind,ro,nosuid,nodev,noexec\\n' $place $place; done > settings";
/** Read-only, in the process namespace of one command: what no capability is asked for, but the user that is root. */
const CLOSE_SETTINGS = "mount -n -a -T /proc/self/fd/9";
/** However it ends: what the kernel made for a layer only the layer's owner may remove, and the next way begins afresh. */
function cleanUp({ way, stage, layer }) {
    const mounts = ["servers", "root", "layer"].map((name) => quote(`${stage}/${name}`)).join(" ");
    const group = 'for group in "${groups[@]}"; do echo 0 > "${group%/*}/cgroup.procs"; rmdir "$group"; done';
    return [
        "leave() {",
        "  set +e; exec 2>/dev/null",
        `  cd /; umount -R -l ${mounts}`,
        `  for work in ${quote(layer)}/work ${quote(layer)}/cache-*/work; do rm -rf "$work"; done`,
        ...(way === "user namespaces" ? [] : [`  ${group}`]),
        "}",
        "trap leave EXIT",
    ];
}
/** Left of the machine's memory for Remit and the runner, in bytes. */
const SPARED = 1024 * 1024 * 1024;
/** The kernel counts for the whole sandbox, where root may say so; each process's own limits hold elsewhere. */
function boundAll(way) {
    if (way === "user namespaces")
        return [];
    const memory = Math.max(SPARED / 2, (0,external_node_os_.totalmem)() - SPARED);
    return [
        "groups=()",
        'bound() { local group="$1/remit-$$-$RANDOM"; { [ -e "$1/cgroup.procs" ] && mkdir "$group"; } 2>/dev/null || return; shift',
        '  while [ $# -gt 0 ]; do { echo "$2" > "$group/$1"; } 2>/dev/null; shift 2; done',
        '  { echo 0 > "$group/cgroup.procs"; } 2>/dev/null && groups+=("$group") || rmdir "$group"; }',
        "if [ -e /sys/fs/cgroup/cgroup.controllers ]; then",
        `  bound /sys/fs/cgroup pids.max ${PROCESSES} memory.max ${memory}`,
        `else bound /sys/fs/cgroup/pids pids.max ${PROCESSES}; bound /sys/fs/cgroup/memory memory.limit_in_bytes ${memory}; fi`,
    ];
}
/** Characters kept of what the keeper says last on standard error. */
const keeper_KEPT = 1_000;
function openAnswers(child) {
    const ends = new Map();
    const ready = openPromise();
    const gone = openPromise();
    let [said, rest] = ["", ""];
    child.stderr.on("data", (chunk) => void (said = (said + chunk.toString()).slice(-keeper_KEPT)));
    child.stdout.on("data", (chunk) => {
        const lines = (rest + chunk.toString()).split("\n");
        rest = lines.pop() ?? "";
        for (const line of lines) {
            const [first = "", code = ""] = line.split(" ");
            if (first === "ready")
                ready.resolve(undefined);
            else if (first === "no")
                ready.resolve(line);
            else
                ends.get(Number(first))?.(Number(code));
        }
    });
    const over = (why) => {
        ready.resolve(why);
        for (const end of ends.values())
            end(137);
        gone.resolve();
    };
    child.on("error", (error) => over(error.message));
    child.on("close", (code) => over(said.trim() || `it ended with code ${code}`));
    const end = (id) => new Promise((resolve) => {
        ends.set(id, (code) => {
            ends.delete(id);
            resolve(code);
        });
    });
    return { ready: ready.promise, gone: gone.promise, end };
}
/** `Promise.withResolvers`, which Node 20 does not have. */
function openPromise() {
    let resolve = () => undefined;
    const promise = new Promise((settle) => (resolve = settle));
    return { promise, resolve: (value) => resolve(value) };
}
/** Between asking a process to stop and killing it, in ms. */
const GRACE_MS = 200;
function keep(child, answers, streams, pipes) {
    let count = 0;
    let gone = false;
    void answers.gone.then(() => (gone = true));
    const order = (line) => void child.stdin.write(`${line}\n`);
    const close = () => void child.stdin.destroy(); // Whoever has no time left: the pipe's end is the kernel's to tell.
    process.on("exit", close);
    return {
        gone: answers.gone,
        start(asked) {
            if (gone)
                throw new Error("The sandbox has ended.");
            const id = (count += 1);
            const pipesOf = openPipes(asked, id, streams, pipes);
            const ended = answers.end(id).then((code) => pipesOf.close(code));
            order(`run ${id} ${asked.server === true ? "servers" : "root"} ${id} ${pipesOf.names.join(" ")}`);
            let over = false;
            void ended.then(() => (over = true));
            const kill = async () => {
                if (over)
                    return; // The kernel may have given its number to another.
                order(`ask ${id}`);
                const timer = setTimeout(order, GRACE_MS, `end ${id}`);
                await ended;
                clearTimeout(timer);
            };
            return { id, output: pipesOf.output, errors: pipesOf.errors, input: pipesOf.input, ended, kill };
        },
        async [Symbol.asyncDispose]() {
            process.off("exit", close);
            await leave(child, answers);
            streams[Symbol.dispose]();
        },
    };
}

// EXTERNAL MODULE: ./lib/adapters/sandbox/mounts.js
var sandbox_mounts = __webpack_require__(47224);
// EXTERNAL MODULE: ./lib/adapters/sandbox/credentials.js
var credentials = __webpack_require__(83714);
;// CONCATENATED MODULE: ./lib/adapters/sandbox/mounting.js
/**
 * The script that makes every mount of a sandbox. It runs once, before any command of the repository, in namespaces of
 * its own: nothing that has rights opens or mounts a path afterwards that a command could have written.
 */





function mountAll(sight, { layer, stage }, over) {
    const caches = sight.layered.map((place, index) => ({ place, name: `cache-${index}` }));
    const dark = darkPlaces(sight, [layer, stage]);
    const files = [...sight.shown, ...sight.covered].filter((place) => kindOf(place) === "file");
    const covered = sight.covered.filter((place) => kindOf(place) !== "other");
    return [
        "set -e",
        `cd ${quote(stage)}; mount -n -t tmpfs -o nosuid,mode=0755 tmpfs .; cd ${quote(stage)}`,
        "mkdir root servers lower up layer void caches; : > fstab",
        ...makeDevices(),
        ...mountLines(stage, bindReadOnly(stage, "/", ["/proc", "/sys", "/dev", stage, ...dark])),
        `mount -n --bind ${quote(sight.workspace)} lower; mount -n --bind ${quote(layer)} up`,
        ...layWorkspace(over),
        ...caches.flatMap(({ place, name }) => layCache(place, name, over)),
        ...mountLines(stage, [
            `proc ${field(stage, "/proc")} proc nosuid,nodev,noexec`,
            // Files of the kernel's own that are root's would be root's in here, without any capability.
            `tmpfs ${field(stage, "/sys")} tmpfs ro,nosuid,nodev`,
            ...mountDevices(stage),
            ...inOrder(placeLines(stage, sight, dark, caches)),
        ]),
        ...coverFiles(stage, files, { ...sight, covered }),
        ...nameHosts(stage, sight.hosts),
        ...standForServers(sight.placed),
        // Root without any capability still owns what root has made: what is hidden stays as it is from now on.
        ...dark.map((place) => `mount -n -o remount,bind,ro,nosuid,nodev ${quote(`root${place}`)}`),
        "mount -n --rbind root servers",
        ...placeForServers(stage, sight.placed),
        // A service may have a low port, and servers of a test suite listen on loopback.
        "echo 0 > /proc/sys/net/ipv4/ip_unprivileged_port_start 2>/dev/null || true",
        "ip link set lo up 2>/dev/null || ifconfig lo up 2>/dev/null || true",
    ].join("\n");
}
const RO = "rbind,ro,nosuid,nodev";
/** Everything that lies over the read-only machine. */
function placeLines(stage, sight, dark, caches) {
    return [
        ...dark.map((place) => ({ at: place, line: `tmpfs ${field(stage, place)} tmpfs nosuid,nodev,mode=0755` })),
        ...sight.shown
            .filter((place) => kindOf(place) === "directory")
            .map((place) => ({ at: place, line: bind(stage, place, place, RO) })),
        ...caches.map(({ place, name }) => ({ at: place, line: bind(stage, `${stage}/caches/${name}`, place) })),
        ...sight.placed
            .filter(({ from, servers }) => servers === undefined && kindOf(from) === "directory")
            .map(({ from, at, writable }) => ({ at, line: bind(stage, from, at, writable ? "rbind" : RO) })),
        { at: sight.workspace, line: bind(stage, `${stage}/layer`, sight.workspace) },
    ];
}
/** Those that have to be covered: what lies in a place that is empty or fresh already is not there any more. */
function darkPlaces(sight, own) {
    const { workspace, hidden, shown, layered, placed } = sight;
    const fresh = [...hidden, ...placed.map(({ at }) => at)];
    const open = [workspace, ...shown, ...layered];
    const around = (place, others) => Math.max(0, ...others.filter((each) => (0,sandbox_mounts/* isBelow */.Yw)(place, each)).map((each) => each.length));
    return [...new Set([...hidden, ...own])].filter((place) => kindOf(place) === "directory" &&
        !placed.some(({ at }) => at === place) &&
        (around(place, open) > around(place, fresh) || around(place, fresh) === 0));
}
/** A kernel that refuses the layer says so in its own words; the run then works in a copy. */
function layWorkspace(over) {
    if (over.kind === "copy")
        return [`mount -n --bind ${quote(over.place)} layer`];
    const options = `lowerdir=lower,upperdir=up/upper,workdir=up/work,${over.redirect ? "redirect_dir=on" : "userxattr"}`;
    return [
        `why=$(mount -n -t overlay -o ${options} overlay layer 2>&1) || { printf 'no layer: %s\\n' "$why"; exit 1; }`,
    ];
}
function layCache(place, name, over) {
    const own = over.kind === "overlay" && !over.redirect ? "userxattr" : "redirect_dir=off";
    const parts = `lowerdir=caches/${name}-lower,upperdir=up/${name}/upper,workdir=up/${name}/work`;
    return [
        `mkdir caches/${name} caches/${name}-lower; mount -n --bind ${quote(place)} caches/${name}-lower`,
        // A file system that cannot lie under a layer is shown as it is, for reading.
        `mount -n -t overlay -o ${parts},${own} overlay caches/${name} 2>/dev/null || { mount -n --bind caches/${name}-lower caches/${name}; mount -n -o remount,bind,ro,nosuid,nodev caches/${name}; }`,
    ];
}
/** Whoever is root inside could lead the next command astray by what stands in /dev. */
function mountDevices(stage) {
    return [
        `${mounting_escape(`${stage}/dev`)} ${field(stage, "/dev")} none bind,ro,nosuid`,
        ...["/dev/shm", "/dev/pts"].map((place) => `${field(stage, place, "")} ${field(stage, place)} none bind`),
        ...DEVICES.map((name) => bind(stage, `/dev/${name}`, `/dev/${name}`)),
    ];
}
const DEVICES = ["null", "zero", "full", "random", "urandom", "tty"];
function makeDevices() {
    return [
        "mkdir dev dev/pts; mkdir -m 1777 dev/shm",
        ...DEVICES.map((name) => `: > dev/${name}`),
        // Links into /proc, as they are outside.
        "cp -P /dev/fd /dev/stdin /dev/stdout /dev/stderr dev 2>/dev/null || true",
        "ln -s pts/ptmx dev/ptmx; mount -n -t devpts -o newinstance,ptmxmode=0666,mode=620 devpts dev/pts 2>/dev/null || true",
    ];
}
/** Lines as in fstab, mounted in their order by one process. mount takes them from nothing but a regular file. */
function mountLines(stage, lines) {
    if (lines.length === 0)
        return [];
    return [`printf '%s\\n' ${lines.map(quote).join(" ")} > fstab`, `mount -n -a -T ${quote(`${stage}/fstab`)}`];
}
/** What lies deeper comes later, whatever it is: a home below a temporary directory, a checkout below the home. */
function inOrder(lines) {
    const depth = ({ at }) => at.split("/").filter((part) => part !== "").length;
    return lines.toSorted((a, b) => depth(a) - depth(b)).map(({ line }) => line);
}
/** Something of its kind must stand where a file or directory is bound. */
function coverFiles(stage, files, { shown, covered }) {
    const folders = [...new Set(files.map((file) => quote(`root${(0,external_node_path_.dirname)(file)}`)))];
    const lines = [
        ...shown.filter((place) => kindOf(place) === "file").map((place) => bind(stage, place, place, RO)),
        ...covered.map((place, index) => bind(stage, `${stage}/${kindOf(place) === "directory" ? "void" : `empty-${index}`}`, place, RO)),
    ];
    return [
        ...(folders.length === 0 ? [] : [`mkdir -p ${folders.join(" ")} 2>/dev/null || true`]),
        ...files
            .filter((file) => shown.includes(file))
            .map((file) => `[ -e ${quote(`root${file}`)} ] || : > ${quote(`root${file}`)}`),
        "chmod 0111 void",
        // A program that finds its settings empty may refuse to work: what stands there says nothing in its own form.
        ...covered.flatMap((place, index) => kindOf(place) === "directory" ? [] : [`printf %s ${quote((0,credentials/* standIn */.us)(place))} > empty-${index}`]),
        ...mountLines(stage, lines),
    ];
}
/** Something empty of the same kind, where a home that the model's commands cannot write and what hooks read will be. */
function standForServers(placed) {
    return placed
        .filter(({ servers }) => servers)
        .map(({ from, at }) => {
        const [place, folder] = [quote(`root${at}`), quote(`root${(0,external_node_path_.dirname)(at)}`)];
        return kindOf(from) === "file" ? `mkdir -p ${folder}; : > ${place}` : `mkdir -p ${place}`;
    });
}
function placeForServers(stage, placed) {
    const own = placed.filter(({ servers }) => servers);
    const lines = own.map(({ from, at, writable }) => bind(stage, from, at, writable ? "rbind" : RO, "servers"));
    return mountLines(stage, lines);
}
function nameHosts(stage, hosts) {
    if (hosts.length === 0 || !(0,external_node_fs_.existsSync)("/etc/hosts"))
        return [];
    return [
        `{ cat /etc/hosts; printf '%s\\n' ${hosts.map(quote).join(" ")}; } > hosts`,
        ...mountLines(stage, [bind(stage, `${stage}/hosts`, "/etc/hosts", RO)]),
    ];
}
/**
 * With what is mounted below, since in a user namespace nobody may look behind a mount. What is mounted below stays as
 * writable as it was and is bound once more, unless it is read-only, will be covered, or cannot be reached anyway.
 */
function bindReadOnly(stage, place, covered) {
    const mounts = (0,sandbox_mounts/* readMounts */.bq)();
    const below = mounts.filter(({ path, options }) => (0,sandbox_mounts/* isBelow */.Yw)(path, place) && !options.includes("ro"));
    const open = below.filter(({ path }) => !covered.some((each) => path === each || (0,sandbox_mounts/* isBelow */.Yw)(path, each)));
    const reached = open.filter(({ path }) => (0,external_node_fs_.existsSync)(path)).map(({ path }) => path);
    return [place, ...new Set(reached)].map((each) => bind(stage, each, each, readOnly(each, mounts)));
}
function bind(stage, from, at, options = "rbind", root = "root") {
    const made = kindOf(from) === "file" ? "" : ",X-mount.mkdir";
    return `${mounting_escape(from)} ${field(stage, at, root)} none ${options}${made}`;
}
/** In a user namespace nobody may take `noexec` away from a mount that has it, so that it is named again. */
function readOnly(place, mounts) {
    const around = mounts.filter(({ path }) => path === place || (0,sandbox_mounts/* isBelow */.Yw)(place, path));
    const nearest = around.toSorted((a, b) => a.path.length - b.path.length).at(-1);
    return `${RO}${nearest?.options.includes("noexec") === true ? ",noexec" : ""}`;
}
/** Devices and what the script makes itself count as files by their names. */
function kindOf(place) {
    const stat = (0,external_node_fs_.statSync)(place, { throwIfNoEntry: false });
    if (stat === undefined)
        return /\/(?:empty-\d+|hosts)$/.test(place) ? "file" : "other";
    if (stat.isDirectory())
        return "directory";
    return "file";
}
function field(stage, path, root = "root") {
    return mounting_escape(root === "" ? `${stage}${path}` : `${stage}/${root}${path}`);
}
/** As fstab writes a path: what would end a field is its octal number. */
function mounting_escape(path) {
    return path.replaceAll(/[ \t\n\\]/g, (char) => `\\${char.charCodeAt(0).toString(8).padStart(3, "0")}`);
}

;// CONCATENATED MODULE: ./lib/adapters/sandbox.js
/**
 * Where commands run: a layer over the checkout, and of the rest of the machine what they need to read. The kernel
 * enforces it; nothing is guessed from what a command says.
 *
 * There is one mechanism and three ways to it: as root, by `sudo -n`, in a user namespace. The first way is taken in
 * which a canary, looking from inside, finds nothing wrong. Why each other way failed is kept.
 */








/** Where commands find Node and the program that serves files; hidden like everything in `/run`, but for these. */
const INSIDE = "/run/remit";
/** Node, as commands find it. */
const NODE = `${INSIDE}/node/${(0,external_node_path_.basename)(process.execPath)}`;
async function openSandbox(facts) {
    if (process.platform !== "linux") {
        return { kind: "none", reasons: [`a sandbox is made of Linux namespaces, and this is ${process.platform}`] };
    }
    const tools = findTools(facts);
    if (typeof tools === "string")
        return { kind: "none", reasons: [tools] };
    const reasons = [];
    for (const way of waysFor(tools)) {
        const sandbox = await tryWay(way, tools, facts);
        if (typeof sandbox !== "string")
            return { kind: "open", sandbox, failed: reasons };
        reasons.push(`${way}: ${sandbox}`);
    }
    return { kind: "none", reasons };
}
/** Looked for where no command can write; a sudo of the workspace's own would be handed the run's rights. */
function findTools({ path, sight }) {
    const find = (name) => (0,find_program/* findProgram */.K)(name, `${path}:/usr/sbin:/sbin`, sight.workspace);
    const [bash, unshare, setpriv] = [find("bash"), find("unshare"), find("setpriv")];
    const missing = Object.entries({ bash, unshare, setpriv }).filter(([, found]) => found === undefined);
    if (bash === undefined || unshare === undefined || setpriv === undefined) {
        return `programs are missing: ${missing.map(([name]) => name).join(", ")} (util-linux and bash; Alpine has them as packages)`;
    }
    return { bash, unshare, setpriv, sudo: find("sudo") };
}
function waysFor({ sudo }) {
    if (process.getuid?.() === 0)
        return ["root", "user namespaces"];
    return sudo === undefined ? ["user namespaces"] : ["sudo", "user namespaces"];
}
async function tryWay(way, tools, facts) {
    const redirect = way !== "user namespaces";
    const first = await tryLayer(way, tools, facts, { kind: "overlay", redirect });
    if (typeof first !== "string" || !first.startsWith(NO_LAYER))
        return first;
    const copied = await copyCheckout(facts.sight.workspace, (0,external_node_path_.join)(facts.places.layer, "copy"));
    if (copied.kind === "refused")
        return `${first}; and ${copied.reason}`;
    return await tryLayer(way, tools, facts, { kind: "copy", place: copied.place }, first);
}
const NO_LAYER = "no layer";
async function tryLayer(way, tools, facts, over, why = "") {
    const { sight, places } = facts;
    makePlaces(sight, places);
    const node = (0,external_node_path_.dirname)(process.execPath);
    const placed = [
        ...sight.placed,
        { from: node, at: `${INSIDE}/node`, writable: false },
        { from: facts.inside.directory, at: `${INSIDE}/code`, writable: false },
    ];
    const script = mountAll({ ...sight, placed }, places, over);
    const keeper = await openKeeper({ way, tools, script, ...places });
    if (typeof keeper === "string")
        return keeper;
    const seen = await lookInside(keeper, facts, over);
    if (typeof seen !== "string") {
        return sandboxOf(way, keeper, seen.inside, layerOf(over, places, seen.renames, why));
    }
    await keeper[Symbol.asyncDispose]();
    return seen;
}
/** Starts what serves the files, and has it look around; a sentence says what is wrong. Never throws. */
async function lookInside(keeper, facts, over) {
    try {
        const inside = openInside(serve(keeper, facts));
        const { faults, renames } = await inside.check(checksFor(facts, over));
        return faults.length === 0 ? { inside, renames } : faults.join("; ");
    }
    catch (error) {
        return error instanceof Error ? error.message : String(error);
    }
}
function layerOf(over, { layer }, renames, why) {
    return over.kind === "copy"
        ? { kind: "copy", place: over.place, why }
        : { kind: "overlay", upper: (0,external_node_path_.join)(layer, "upper"), renames };
}
/** The layer's root has the checkout's own mode; the kernel wants the work directory empty. */
function makePlaces({ workspace, shown, layered, placed }, { layer, stage, pipes }) {
    (0,external_node_fs_.rmSync)(pipes, { recursive: true, force: true }); // Of a process that was killed.
    for (const place of [stage, pipes])
        (0,external_node_fs_.mkdirSync)(place, { recursive: true, mode: 0o700 });
    const parts = ["", ...layered.map((_, index) => `cache-${index}`)];
    for (const part of parts) {
        (0,external_node_fs_.rmSync)((0,external_node_path_.join)(layer, part, "work"), { recursive: true, force: true });
        for (const name of ["upper", "work"])
            (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(layer, part, name), { recursive: true });
    }
    // Where something is mounted below a directory of the run, what leads there is the run's own, not the mounter's.
    for (const { from, at } of placed) {
        const below = [workspace, ...shown, ...layered, ...placed.map((other) => other.at)].filter((each) => (0,sandbox_mounts/* isBelow */.Yw)(each, at));
        for (const each of below)
            (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(from, (0,external_node_path_.relative)(at, isFile(each) ? (0,external_node_path_.dirname)(each) : each)), { recursive: true });
    }
    // Git refuses to work in a directory of somebody else's.
    const { mode, uid, gid } = (0,external_node_fs_.statSync)(workspace);
    (0,external_node_fs_.chmodSync)((0,external_node_path_.join)(layer, "upper"), mode & 0o7777);
    if (process.getuid?.() === 0)
        (0,external_node_fs_.chownSync)((0,external_node_path_.join)(layer, "upper"), uid, gid);
}
function serve(keeper, { inside }) {
    const served = keeper.start({
        argv: [NODE, `${INSIDE}/code/${inside.entry}`],
        directory: "/",
        environment: { PATH: "/usr/bin:/bin" },
        input: "pipe",
        errorsApart: true,
    });
    let said = "";
    served.errors?.on("data", (chunk) => void (said = (said + chunk.toString()).slice(-1_000)));
    if (served.input === undefined)
        throw new Error("The files' process has no input.");
    return { input: served.input, output: served.output, gone: served.ended.then(() => said) };
}
function checksFor({ sight, places }, over) {
    const seen = [sight.workspace, ...sight.shown, ...sight.layered, ...sight.placed.map(({ at }) => at), INSIDE];
    const dark = [...sight.hidden, places.layer, places.stage, places.pipes];
    const directory = over.kind === "copy" ? undefined : firstDirectory(sight.workspace);
    return {
        workspace: sight.workspace,
        empty: dark.filter((place) => !seen.some((each) => each === place || each.startsWith(`${place}/`))),
        writable: [...sight.layered, ...sight.placed.filter(({ writable }) => writable).map(({ at }) => at)],
        covered: sight.covered,
        foreign: over.kind === "copy" ? [] : foreignFiles(sight.workspace),
        ...(directory === undefined ? {} : { renamed: directory }),
    };
}
/** One of each owner but ours, of the two upper levels: whoever made a file below made its directory too. */
function foreignFiles(workspace) {
    const own = process.getuid?.();
    const found = new Map();
    for (const directory of [workspace, ...directoriesIn(workspace)]) {
        for (const entry of namesIn(directory)) {
            const path = (0,external_node_path_.join)(directory, entry);
            const stat = (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false });
            if (stat?.isFile() === true && stat.uid !== own && !found.has(stat.uid))
                found.set(stat.uid, path);
        }
    }
    return [...found.values()];
}
function directoriesIn(workspace) {
    return namesIn(workspace)
        .map((name) => (0,external_node_path_.join)(workspace, name))
        .filter((path) => (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false })?.isDirectory() === true);
}
function namesIn(directory) {
    try {
        return (0,external_node_fs_.readdirSync)(directory);
    }
    catch {
        return [];
    }
}
function firstDirectory(workspace) {
    const found = (0,external_node_fs_.readdirSync)(workspace, { withFileTypes: true }).find((entry) => entry.isDirectory() && entry.name !== ".git");
    return found && (0,external_node_path_.join)(workspace, found.name);
}
function sandboxOf(way, keeper, inside, layer) {
    return {
        way,
        layer,
        files: inside.files,
        scanner: inside.scanner,
        start: (asked) => keeper.start(asked),
        [Symbol.asyncDispose]: () => keeper[Symbol.asyncDispose](),
    };
}
function isFile(path) {
    return (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isFile() === true;
}

;// CONCATENATED MODULE: ./lib/adapters/shells.js
/** The shell a run gets: in the sandbox that this machine has, or, by the owner's own word, in none. */







/** Disposing kills whatever still runs, and leaves no mount. */
function openShells(options) {
    const opened = [];
    const keep = (one) => {
        opened.push(one);
        return one;
    };
    let last;
    return {
        async open(place) {
            last = await (place.mode === "off" ? openPlain(options, keep) : shells_openInside(place, options, keep));
            return last.shell;
        },
        async server(where) {
            if (last === undefined)
                throw new Error("No shell was opened yet.");
            return await last.server(where);
        },
        async [Symbol.asyncDispose]() {
            for (const one of opened.toReversed())
                await one[Symbol.asyncDispose]();
        },
    };
}
async function openPlain({ path, run, plain: environment, own, checkout, guard }, keep) {
    if (checkout !== undefined)
        keep(await lookAfterGit(checkout, own && (0,external_node_path_.dirname)((0,external_node_path_.dirname)(own.entry))));
    if (own !== undefined)
        keep(await lookAfter(own));
    const { wrap, ...plain } = await withoutSandbox(path);
    await guard?.watch({ wrap, ...plain }, (0,program/* findGit */.Ct)(path));
    const refusal = guard === undefined ? {} : { refusal: () => guard.refusal() };
    const { full, start, stop } = keep((0,shell/* openPlainCommands */.t8)({ wrap, environment, place: run, ...refusal }));
    return {
        shell: { sandbox: "none", lacks: [], full, start, stop, close: stop },
        async server() {
            const why = guard?.refusal();
            if (why !== undefined)
                throw new Error(why);
            return (0,mcp_program/* startOutside */.K)(wrap);
        },
    };
}
async function shells_openInside(place, options, keep) {
    const egress = await openWays(place, options);
    if (egress !== undefined)
        keep(egress);
    const found = await openSandbox(factsFor(options, place, egress));
    if (found.kind === "none") {
        const server = () => Promise.reject(new Error(NO_SANDBOX));
        return { shell: { sandbox: "none", lacks: found.reasons, ...NOTHING_STARTS }, server };
    }
    const sandbox = keep(found.sandbox);
    const network = egress?.environment ?? {};
    if (egress !== undefined)
        await startForwarder(sandbox, egress);
    return {
        shell: shellIn(sandbox, place, network, keep, options.run, found.failed),
        server: async (where) => where === "outside" ? (0,mcp_program/* startOutside */.K)((await withoutSandbox(options.path)).wrap) : serversIn(sandbox, network),
    };
}
const NO_SANDBOX = "this machine has no sandbox to run it in";
/** A machine without a sandbox runs nothing that a policy wants in one. */
const NOTHING_STARTS = {
    start: () => ({
        pid: -1,
        ended: Promise.resolve({ kind: "not_started", message: NO_SANDBOX }),
        kill: () => Promise.resolve(),
    }),
    stop: () => Promise.resolve(),
    close: () => Promise.resolve(),
};
/** The ways out that a policy opens; undefined for none, and so no network at all. */
async function openWays({ reaches, services }, { run, refused }) {
    if (reaches === undefined && services.length === 0)
        return undefined;
    const { openEgress } = await __webpack_require__.e(/* import() */ 671).then(__webpack_require__.bind(__webpack_require__, 35671));
    return await openEgress({
        ...(reaches === undefined ? {} : { allows: reaches }),
        services: services.map(parseService),
        directory: `${run}/egress`,
        inside: WAYS,
        node: NODE,
        ...(refused && { refused }),
    });
}
/** Where commands find the sockets of the ways out, and the objects of Remit's own git. */
const WAYS = `${INSIDE}/network`;
const OBJECTS = `${INSIDE}/objects`;
function parseService(text) {
    const cut = text.lastIndexOf(":");
    return { host: text.slice(0, cut), port: Number(text.slice(cut + 1)) };
}
function factsFor(options, place, egress) {
    const { path, run, sight, inside } = options;
    const seen = sight(place.show);
    const objects = showsObjects(place) && (0,external_node_fs_.existsSync)(`${run}/git/objects`)
        ? [{ from: `${run}/git/objects`, at: OBJECTS, writable: false }]
        : [];
    const ways = egress === undefined ? [] : [{ from: `${run}/egress`, at: WAYS, writable: false }];
    return {
        path,
        inside,
        places: { layer: `${run}/layer`, stage: `${run}/stage`, pipes: `${run}/pipes` },
        sight: {
            ...seen,
            hidden: [...seen.hidden, run],
            placed: [...seen.placed, ...objects, ...ways].filter(({ from }) => (0,external_node_fs_.existsSync)(from)),
            // What the checkout does not have is not laid out either.
            covered: [...seen.covered, ...place.covered.map((covered) => (0,external_node_path_.join)(seen.workspace, covered))].filter(external_node_fs_.existsSync),
            hosts: (egress?.names ?? []).map(({ name, address }) => `${address} ${name}`),
        },
    };
}
/** A file that git keeps and nobody may read could be had from the objects. */
function showsObjects({ covered }) {
    return !covered.includes(".git/objects");
}
/** Resolves when it listens. */
async function startForwarder(sandbox, { forwarder }) {
    if (forwarder.length === 0)
        return;
    const { output, ended } = sandbox.start({ argv: forwarder, directory: "/", environment: { PATH: "/usr/bin:/bin" } });
    const listens = new Promise((resolve) => void output.once("data", () => resolve()));
    const gone = ended.then(({ code }) => {
        throw new Error(`The way out of the sandbox could not be opened: its forwarder ended with code ${code}.`);
    });
    gone.catch(() => undefined); // At the end of the run it is simply over.
    await Promise.race([listens, gone]);
}
function shellIn(sandbox, place, network, keep, run, failed) {
    const commands = keep((0,shell/* openCommands */.zE)((command) => startInside(sandbox, command, network), run));
    return {
        sandbox: sandbox.way,
        lacks: failed,
        inside: insideOf(sandbox, place),
        full: commands.full,
        start: commands.start,
        stop: commands.stop,
        close: async () => await sandbox[Symbol.asyncDispose](),
    };
}
function insideOf({ files, scanner, layer }, place) {
    const kind = layer.kind === "overlay" ? { upper: layer.upper, renames: layer.renames } : { copied: layer.why, renames: true };
    return { files, scanner, ...kind, ...(showsObjects(place) && { objects: OBJECTS }) };
}
/** Bytes of one argument of a program, at the most, on Linux. */
const MOST_LINE = 128 * 1024 - 1;
function startInside(sandbox, command, network) {
    if (Buffer.byteLength(command.line) > MOST_LINE)
        return shell/* TOO_LONG */.ch;
    try {
        const { id, output, ended, kill } = sandbox.start({
            argv: (0,shell/* bashFor */.sQ)(command),
            directory: command.directory,
            environment: { ...command.environment, ...network },
            ...(command.input === undefined ? {} : { input: { text: command.input } }),
            ...(command.apart === undefined ? {} : { server: true }),
        });
        // What is left when Remit's own process ends, the sandbox's first process ends.
        const gone = ended.then(({ code, left }) => ({ kind: "exit", code, signal: null, left }));
        return { pid: id, output, ended: gone, kill, killNow: () => undefined };
    }
    catch (error) {
        return error instanceof Error ? error.message : String(error);
    }
}
function serversIn(sandbox, network) {
    return ({ argv, directory, environment }) => {
        const all = { ...environment, ...network };
        const started = sandbox.start({
            argv,
            directory,
            environment: all,
            input: "pipe",
            errorsApart: true,
            server: true,
        });
        const { input, output, errors, ended, kill } = started;
        if (input === undefined || errors === undefined)
            throw new Error("A server has pipes of its own.");
        return { input, output, errors, started: Promise.resolve(), gone: ended.then(() => undefined), kill };
    };
}
async function lookAfterGit({ workspace, kept, changed }, program) {
    const { keepGit } = await __webpack_require__.e(/* import() */ 567).then(__webpack_require__.bind(__webpack_require__, 4567));
    const git = keepGit(workspace, program);
    kept(git.archive, git.digest);
    return {
        async [Symbol.asyncDispose]() {
            const files = git.restore();
            if (files.length > 0)
                changed(files);
        },
    };
}
/** Opened before the shell, and so closed after it: nothing runs any more that could change the files again. */
async function lookAfter({ entry, changed }) {
    const { keepOwnCode } = await __webpack_require__.e(/* import() */ 740).then(__webpack_require__.bind(__webpack_require__, 5740));
    const code = keepOwnCode(entry);
    return {
        async [Symbol.asyncDispose]() {
            const files = code.restore();
            if (files.length > 0)
                changed(files);
        },
    };
}


/***/ }),

/***/ 64149:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  lt: () => (/* binding */ homeOf),
  kP: () => (/* binding */ insideOf),
  p1: () => (/* binding */ sightOf)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/adapters/sandbox/credentials.js
var credentials = __webpack_require__(83714);
// EXTERNAL MODULE: ./lib/adapters/sandbox/mounts.js
var mounts = __webpack_require__(47224);
// EXTERNAL MODULE: ./lib/adapters/sandbox/places.js + 1 modules
var places = __webpack_require__(47573);
// EXTERNAL MODULE: ./lib/adapters/sandbox/toolchains.js
var toolchains = __webpack_require__(6326);
;// CONCATENATED MODULE: ./lib/adapters/sandbox/view.js
/**
 * What the sandbox shows of the machine: which directories look empty, and what below them stays.
 *
 * Four lists of places. Mounted in the order of their paths, all together, every place lies over the one around it; the
 * workspace is mounted in the same order. What no list names is the machine as it is, read-only.
 */






function viewOf(facts) {
    const site = surveySite(facts);
    const { names, refused } = ownersPlaces(facts, site);
    const shown = [...programPlaces(facts, site), ...names].flatMap((name) => spell(name, facts, site));
    const layered = cachePlaces(facts, site);
    const kinds = new Map();
    for (const { real } of site.hidings)
        kinds.set(real, "hidden");
    for (const path of shown)
        kinds.set(path, "shown");
    for (const path of layered)
        kinds.set(path, "layered");
    kinds.set(site.workspace, "workspace");
    const listed = (kind, needless) => [...kinds].flatMap(([path, own]) => (own === kind && !needless.includes(around(path, kinds)) ? [path] : [])).sort();
    return {
        hidden: listed("hidden", ["hidden"]),
        shown: listed("shown", ["shown", "layered", "workspace", undefined]),
        layered: listed("layered", ["layered", "workspace"]),
        covered: coveredPlaces(facts, site, kinds),
        refused,
    };
}
/** The machine that Remit runs on. */
const machine = {
    kindOf(path) {
        try {
            const found = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false });
            if (found?.isDirectory() === true)
                return "directory";
            return found?.isFile() === true ? "file" : undefined;
        }
        catch {
            return undefined;
        }
    },
    realPath(path) {
        try {
            return external_node_fs_.realpathSync.native(path);
        }
        catch {
            return path;
        }
    },
    list(directory) {
        try {
            const entries = (0,external_node_fs_.readdirSync)(directory, { withFileTypes: true });
            return entries.map((entry) => ({ name: entry.name, directory: entry.isDirectory() }));
        }
        catch {
            return [];
        }
    },
};
function surveySite(facts) {
    const { environment, kindOf, realPath } = facts;
    const named = facts.homes.filter((home) => home.startsWith("/")).map(places/* trim */.Bq);
    const runner = places/* runnerPlaces */.lf(environment, facts.program);
    const own = runner.own.filter((path) => places/* RUNNER_MARKS */.eR.some((mark) => kindOf((0,external_node_path_.join)(path, mark)) !== undefined));
    const work = runner.work === undefined ? [] : [runner.work];
    const names = [...named, ...places/* ALWAYS_HIDDEN */.Dt, places/* trim */.Bq(facts.temp), ...work, ...own];
    const hidings = [...new Set(names)]
        .filter((name) => kindOf(name) === "directory")
        .map((name) => ({ name, real: realPath(name) }))
        .filter(({ real }) => !places/* SYSTEM */.IJ.has(real));
    const homes = [...new Set(named.flatMap((home) => [home, ...(kindOf(home) === undefined ? [] : [realPath(home)])]))];
    const at = places/* trim */.Bq(facts.workspace);
    const site = { hidings, homes, workspace: kindOf(at) === undefined ? at : realPath(at), secrets: [] };
    const ofRunner = own.flatMap((path) => places/* RUNNER_SECRETS */.vH.map((name) => (0,external_node_path_.join)(path, name)));
    const secrets = [...places/* secretPlaces */.B(environment, homes), ...ofRunner]
        .filter((name) => kindOf(name) !== undefined)
        .flatMap((name) => waysTo(name, realPath, site))
        // A variable may name a directory that holds far more than credentials.
        .filter((path) => !isTooMuch(path, site) && !isInside(site.workspace, path));
    return { ...site, secrets };
}
/** A path through a hidden directory's name, as one through where the directory really lies. */
function inHiding(path, hidings) {
    const [hiding] = hidings.filter(({ name }) => (0,mounts/* isBelow */.Yw)(path, name)).sort((a, b) => b.name.length - a.name.length);
    return hiding === undefined ? path : hiding.real + path.slice(hiding.name.length);
}
/** The ways to write a place that would be lost: its name, and what the name leads to. None where it may not be shown. */
function spell(name, { kindOf, realPath }, site) {
    if (kindOf(name) === undefined)
        return [];
    const ways = waysTo(name, realPath, site);
    if (ways.some((way) => isInside(way, site.workspace) || isTooMuch(way, site)))
        return [];
    return ways.filter((way) => site.hidings.some(({ real }) => (0,mounts/* isBelow */.Yw)(way, real)));
}
function waysTo(name, realPath, { hidings }) {
    return [...new Set([inHiding(name, hidings), realPath(name)])];
}
/** A hidden place itself, or what a home lies in. */
function isTooMuch(path, { hidings, homes }) {
    return (places/* SYSTEM */.IJ.has(path) || hidings.some(({ real }) => real === path) || homes.some((home) => isInside(home, path)));
}
function isSecret(path, { secrets }) {
    return secrets.some((secret) => isInside(path, secret)) || path.split("/").some((name) => credentials/* BY_NAME */.Oj.has(name));
}
/** The place itself, or below it. */
function isInside(path, directory) {
    return path === directory || (0,mounts/* isBelow */.Yw)(path, directory);
}
/** What PATH and the toolchains' variables name, with what their programs load. */
function programPlaces(facts, site) {
    const { environment, kindOf, realPath, program } = facts;
    const path = [...places/* pathsIn */.Mr(environment, "PATH"), ...(program === undefined ? [] : [(0,external_node_path_.join)(program, "..")])];
    const directories = path.filter((name) => kindOf(name) === "directory").flatMap((name) => [name, realPath(name)]);
    const found = [...directories, ...directories.flatMap((name) => installationAround(name, facts, site))];
    return [...found, ...places/* toolPlaces */.Nr(environment, site.homes)].filter((name) => kindOf(name) !== undefined && !waysTo(name, realPath, site).some((way) => isSecret(way, site)));
}
/** All of it, but where the directory is more than an installation: a part of the home, or somebody's repository. */
function installationAround(directory, { kindOf }, site) {
    const around = places/* aroundPrograms */.dq(directory);
    if (around === undefined || isTooMuch(around, site) || isInside(site.workspace, around))
        return [];
    const mixed = site.homes.some((home) => toolchains/* MIXED */.oV.some((name) => (0,external_node_path_.join)(home, name) === around));
    if (!mixed && kindOf((0,external_node_path_.join)(around, ".git")) === undefined)
        return [around];
    return toolchains/* BESIDE_BIN */.dY.map((name) => (0,external_node_path_.join)(around, name));
}
/** What the policy names. A credential is shown when its very file is named. */
function ownersPlaces(facts, site) {
    const { environment, kindOf, realPath } = facts;
    const [names, refused] = [[], []];
    for (const place of facts.show) {
        const found = places/* expand */.fT(place, environment, facts.homes).filter((name) => kindOf(name) !== undefined);
        const allowed = found.filter((name) => {
            const secret = waysTo(name, realPath, site).some((way) => isSecret(way, site));
            return !isTooMuch(realPath(name), site) && (!secret || kindOf(name) === "file");
        });
        names.push(...allowed);
        if (allowed.length === 0)
            refused.push(refusalOf(place, found[0], facts, site));
    }
    return { names, refused };
}
function refusalOf(place, found, { realPath }, site) {
    const start = `[sandbox] show: \`${place}\` is not shown`;
    if (found === undefined)
        return `${start}: it does not exist here. Name a file or directory by an absolute path or \`~/\`.`;
    if (!isTooMuch(realPath(found), site)) {
        return `${start}: credentials are kept there. To show one file of it all the same, name that file.`;
    }
    return `${start}: it is or holds a directory that is hidden whole. Name the directories in it that commands need.`;
}
/** The caches below a hidden place; elsewhere the whole root, since the machine is read-only and tools insist on writing. */
function cachePlaces(facts, site) {
    const { kindOf, realPath } = facts;
    return places/* rootsOf */.RD(facts.environment, site.homes).flatMap(({ path, root }) => {
        if (root.caches === undefined || kindOf(path) !== "directory")
            return [];
        const parts = root.caches.map((part) => places/* trim */.Bq((0,external_node_path_.join)(path, part)));
        const safe = parts.filter((part) => kindOf(part) === "directory" && !isSecret(realPath(part), site));
        const hidden = safe.flatMap((part) => spell(part, facts, site));
        if (hidden.length > 0)
            return hidden;
        return (isApart(realPath(path), site) ? [path] : safe).map(realPath).filter((part) => isApart(part, site));
    });
}
/** Neither holds nor lies in what is mounted otherwise. */
function isApart(path, site) {
    const others = [site.workspace, ...site.hidings.map(({ real }) => real)];
    return !isTooMuch(path, site) && !others.some((other) => isInside(other, path) || isInside(path, other));
}
/** Of the known credentials those that can be seen, and those that lie by their names near the top of what is shown. */
function coveredPlaces(facts, site, kinds) {
    const named = facts.show.flatMap((place) => places/* expand */.fT(place, facts.environment, facts.homes));
    const opened = new Set(named.filter((name) => facts.kindOf(name) === "file").map(facts.realPath));
    const shown = [...kinds].flatMap(([path, kind]) => (kind === "shown" ? [path] : []));
    // What the checkout itself holds is for the policy's rules to judge.
    const near = shown.flatMap((path) => secretsIn(path, facts, 2)).filter((path) => !isInside(path, site.workspace));
    const seen = [...new Set([...site.secrets, ...near].map(facts.realPath))]
        .filter((path) => !opened.has(path) && !isHidden(path, kinds))
        .sort();
    return seen.filter((path) => !seen.some((other) => (0,mounts/* isBelow */.Yw)(path, other)));
}
/** Two levels below the top one, a known name is looked for. */
function secretsIn(directory, facts, levels) {
    return facts.list(directory).flatMap(({ name, directory: isDirectory }) => {
        const path = (0,external_node_path_.join)(directory, name);
        if (credentials/* BY_NAME */.Oj.has(name))
            return [path];
        return isDirectory && levels > 0 ? secretsIn(path, facts, levels - 1) : [];
    });
}
function isHidden(path, kinds) {
    return (kinds.get(path) ?? around(path, kinds)) === "hidden";
}
/** What the nearest place around it is. */
function around(path, kinds) {
    let nearest = "";
    for (const place of kinds.keys())
        if ((0,mounts/* isBelow */.Yw)(path, place) && place.length > nearest.length)
            nearest = place;
    return kinds.get(nearest);
}

;// CONCATENATED MODULE: ./lib/adapters/sight.js
/** What a run's commands see: of the machine what they need, and directories of the run where they write. */




/** The user's home as programs look for it. */
function homeOf(environment) {
    const home = environment["HOME"] ?? "";
    return home.startsWith("/") ? real(home) : (registeredHome() ?? "/");
}
/** Of the user's entry in the machine's list of users; containers run as users that have none. */
function registeredHome() {
    try {
        return real((0,external_node_os_.userInfo)().homedir);
    }
    catch {
        return undefined;
    }
}
/** For a policy's `[sandbox] show`. The run's directories are made. */
function sightOf({ environment, workspace, temp, run, tell, }) {
    const home = homeOf(environment);
    for (const place of [run.home, run.scratch, run.servers, ...run.readable])
        (0,external_node_fs_.mkdirSync)(place, { recursive: true });
    return (show) => {
        const homes = [...new Set([home, registeredHome() ?? home])];
        const view = viewOf({ ...machine, environment, homes, workspace, temp, show, program: process.execPath });
        if (view.refused.length > 0)
            tell?.(view.refused);
        // The home by name and the one that programs look up in the list of users are the same fresh directory. One that
        // is the machine's root, or the checkout itself, cannot be replaced; nor a directory of the system, as daemons have.
        const own = homes
            .filter((each) => each !== "/" && each !== workspace && (each === home || view.hidden.includes(each)))
            .map((at) => ({ from: run.home, at, writable: true }));
        return {
            workspace,
            hidden: view.hidden,
            shown: view.shown,
            layered: view.layered,
            covered: view.covered,
            placed: [
                { from: run.scratch, at: "/tmp", writable: true },
                ...own,
                ...run.readable.map((place) => ({ from: place, at: place, writable: false })),
                { from: run.servers, at: run.servers, writable: true, servers: true },
                { from: run.transcript, at: run.transcript, writable: false, servers: true },
            ],
        };
    };
}
/** What serves the files inside: from the bundle by the entry of its name, from the source as it is. */
function insideOf(entry) {
    const directory = (0,external_node_path_.dirname)((0,external_node_path_.dirname)(real(entry)));
    return { directory, entry: "inside/index.js" };
}
function real(path) {
    try {
        return (0,external_node_fs_.realpathSync)(path);
    }
    catch {
        return (0,external_node_path_.join)(path);
    }
}


/***/ }),

/***/ 68379:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  SG: () => (/* binding */ MAX_FILE),
  zA: () => (/* binding */ blobId),
  bz: () => (/* binding */ knownOf),
  OL: () => (/* binding */ layBaseline),
  _p: () => (/* binding */ openGround),
  mF: () => (/* binding */ readBaseline)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/change/ignore.js + 1 modules
var ignore = __webpack_require__(68514);
;// CONCATENATED MODULE: ./lib/change/exclusions.js
/** What the pinned commit's `.gitignore` files leave out. The workspace's own copies count for nothing: tools write them. */


async function openExclusions(git, tree) {
    const read = async (directory) => {
        const entry = tree.get(external_node_path_.posix.join(directory, ".gitignore"));
        // A link is not followed, as git does not follow it either.
        if (entry === undefined || !entry.mode.startsWith("100") || entry.size > MAX_BYTES)
            return [];
        const depth = directory === "" ? 0 : directory.split("/").length;
        return [{ depth, patterns: (0,ignore/* readPatterns */.ce)((await git.blob(entry.oid)).toString("utf8")) }];
    };
    const at = (directory, rules) => ({
        has: (name, isDirectory) => isExcluded(external_node_path_.posix.join(directory, name), isDirectory, rules),
        enter: async (name) => {
            const inner = external_node_path_.posix.join(directory, name);
            return at(inner, [...(await read(inner)), ...rules]);
        },
    });
    return at("", await read(""));
}
/** Bytes beyond which a `.gitignore` is not one. */
const MAX_BYTES = 1024 * 1024;
/** The deepest file that says something about a path is right. */
function isExcluded(path, isDirectory, rules) {
    const names = path.split("/");
    for (const { depth, patterns } of rules) {
        const verdict = patterns.judge(names.slice(depth), isDirectory);
        if (verdict !== "silent")
            return verdict === "ignored";
    }
    return false;
}

// EXTERNAL MODULE: ./lib/change/survey.js
var change_survey = __webpack_require__(17612);
;// CONCATENATED MODULE: ./lib/change/baseline.js
/** The workspace as it was before any tool ran: what is compared with afterwards. */




/** Take the baseline. Costs one system call a tracked file, and reads those whose size is not the commit's. */
async function readBaseline({ root, files, git, commit }) {
    const ground = await openGround({ root, files, git, commit });
    const survey = await (0,change_survey/* surveyWorkspace */.QN)(ground);
    const tracked = new Map();
    for (const [path, facts] of survey.tracked) {
        const entry = ground.tree.get(path);
        if (entry === undefined)
            continue;
        const { signature, executable } = facts;
        const converted = await readConverted(external_node_path_.posix.join(root, path), facts, entry, files, git);
        tracked.set(path, converted === undefined ? { signature, executable } : { signature, executable, converted });
    }
    const present = new Set([...survey.untracked.keys(), ...survey.closed.keys()]);
    return { kind: "scan", ground, commit, tracked, present, closed: survey.closed, undecodable: survey.undecodable };
}
/** What is known of a workspace by its pinned commit alone. */
async function openGround({ root, files, git, commit }) {
    const entries = await git.tree(commit);
    const tree = new Map(entries.filter(({ exact }) => exact).map((entry) => [entry.path, entry]));
    const exclusions = await openExclusions(git, tree);
    return { root, files, tree, directories: countDirectories(entries), exclusions };
}
/** A layer's baseline costs nothing: the checkout below it stays as it is. */
async function layBaseline(facts, layer) {
    return { kind: "layer", ground: await openGround(facts), commit: facts.commit, ...layer };
}
/** What is known of a file as it was before the run. */
async function knownOf(baseline, path, entry, git) {
    if (baseline.kind === "scan")
        return baseline.tracked.get(path);
    if (baseline.laid.has(path))
        return { signature: "", executable: entry.mode === "100755" };
    const absolute = external_node_path_.posix.join(baseline.lower, path);
    const facts = await baseline.host.facts(absolute);
    if (facts === undefined)
        return undefined;
    const { signature, executable } = facts;
    const converted = await readConverted(absolute, facts, entry, baseline.host, git);
    return converted === undefined ? { signature, executable } : { signature, executable, converted };
}
/** The object id that git gives a blob, in the hash that `like` (another id of the repository) is written in. */
function blobId(bytes, like) {
    const hash = (0,external_node_crypto_.createHash)(like.length === 64 ? "sha256" : "sha1");
    return hash.update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}
/** Bytes of the largest file that is read to be compared or published; GitHub warns at 50 MiB. */
const MAX_FILE = 20 * 1024 * 1024;
function countDirectories(entries) {
    const directories = new Map([["", 0]]);
    for (const { path, exact, mode } of entries) {
        const parent = external_node_path_.posix.dirname(path) === "." ? "" : external_node_path_.posix.dirname(path);
        for (let at = parent; !directories.has(at); at = at.includes("/") ? external_node_path_.posix.dirname(at) : "")
            directories.set(at, 0);
        if (!exact && mode !== change_survey/* SUBMODULE */.NG)
            directories.set(parent, (directories.get(parent) ?? 0) + 1);
    }
    return directories;
}
async function readConverted(absolute, facts, entry, files, git) {
    if (facts.kind !== "file" || facts.size === entry.size)
        return undefined;
    if (facts.size > MAX_FILE || entry.size > MAX_FILE)
        return { oid: undefined, lineEnds: false };
    const [here, stored] = [await files.read(absolute), await git.blob(entry.oid)];
    const lineEnds = !stored.includes("\r\n") && here.toString("latin1").replaceAll("\r\n", "\n") === stored.toString("latin1");
    return { oid: blobId(here, entry.oid), lineEnds };
}


/***/ }),

/***/ 25021:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ readChanges)
/* harmony export */ });
/* unused harmony export MAX_CHANGES */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _baseline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68379);
/* harmony import */ var _layer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39801);
/* harmony import */ var _survey_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17612);
/** What a run changed in the workspace, by content. */




/** Files beyond which a change is not even read: no policy's limit comes near. */
const MAX_CHANGES = 1_000;
/** Compare the workspace with its baseline. Nothing in the workspace is executed and no configuration of it is read. */
async function readChanges(baseline, git) {
    const found = baseline.kind === "layer" ? await (0,_layer_js__WEBPACK_IMPORTED_MODULE_2__/* .searchLayer */ .q)(baseline) : await searchScan(baseline);
    const { suspects, vanished } = found;
    const refused = [...found.refused];
    const base = baseline.commit;
    if (vanished)
        return { base, files: [], refused, vanished };
    if (suspects.length > MAX_CHANGES)
        return { base, files: [], refused, overflow: suspects.length };
    const present = suspects.filter(({ facts }) => facts !== undefined).map(({ path }) => path);
    const conversions = await git.conversions(base, present);
    const files = [];
    for (const suspect of suspects) {
        const read = await readSuspect(suspect, conversions.get(suspect.path) ?? {}, baseline, git);
        if (read.kind === "changed")
            files.push(read.change);
        if (read.kind === "refused")
            refused.push({ path: suspect.path, reason: read.reason });
    }
    return { base, files: files.sort(byPath), refused: refused.sort(byPath) };
}
async function searchScan(baseline) {
    const survey = await (0,_survey_js__WEBPACK_IMPORTED_MODULE_3__/* .surveyWorkspace */ .QN)(baseline.ground, baseline);
    return {
        suspects: [...suspectTracked(survey, baseline), ...newFiles(survey, baseline)],
        refused: [...refuseClosed(survey, baseline), ...refuseNames(survey, baseline)],
        // More than one: deleting the only file there is may well be what was asked for.
        vanished: survey.tracked.size + survey.untracked.size === 0 && baseline.tracked.size > 1,
    };
}
function byPath(a, b) {
    return a.path < b.path ? -1 : 1;
}
function suspectTracked({ tracked, closed }, { ground, tracked: known }) {
    const suspects = [];
    for (const [path, entry] of ground.tree) {
        const [before, facts] = [known.get(path), tracked.get(path)];
        if (entry.mode === _survey_js__WEBPACK_IMPORTED_MODULE_3__/* .SUBMODULE */ .NG || facts?.signature === before?.signature)
            continue;
        // What cannot be seen is not gone.
        if (facts === undefined && parents(path).some((parent) => closed.get(parent) === "unreadable"))
            continue;
        suspects.push({ path, entry, ...(facts && { facts }) });
    }
    return suspects;
}
function newFiles({ untracked }, { present }) {
    const fresh = [...untracked].filter(([path]) => !present.has(path) && !parents(path).some((parent) => present.has(parent)));
    return fresh.map(([path, facts]) => ({ path, facts }));
}
function parents(path) {
    const parts = path.split("/");
    return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join("/"));
}
async function readSuspect({ path, entry, facts }, conversion, baseline, git) {
    const before = entry && { mode: entry.mode, oid: entry.oid, size: entry.size };
    if (facts === undefined)
        return { kind: "changed", change: { path, ...(before && { before }) } };
    if (facts.kind === "other")
        return { kind: "refused", reason: "it is neither a file nor a link" };
    if (facts.size > _baseline_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_FILE */ .SG)
        return { kind: "refused", reason: `it has ${facts.size} bytes; at most ${_baseline_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_FILE */ .SG} are published` };
    const read = await readContent(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(baseline.ground.root, path), facts, baseline);
    if (typeof read === "string")
        return { kind: "refused", reason: read };
    const known = entry && (await (0,_baseline_js__WEBPACK_IMPORTED_MODULE_1__/* .knownOf */ .bz)(baseline, path, entry, git));
    const mode = modeOf(facts, entry, known);
    // A file may have been converted on its way out: then it is unchanged when it is as it was at the baseline.
    const untouched = known?.converted?.oid === (0,_baseline_js__WEBPACK_IMPORTED_MODULE_1__/* .blobId */ .zA)(read, baseline.commit);
    const bytes = known?.converted?.lineEnds === true ? unixLines(read) : read;
    const oid = untouched && entry !== undefined ? entry.oid : (0,_baseline_js__WEBPACK_IMPORTED_MODULE_1__/* .blobId */ .zA)(bytes, baseline.commit);
    if (oid === entry?.oid) {
        if (mode === entry.mode)
            return { kind: "same" };
        return { kind: "changed", change: { path, ...(before && { before }), after: { mode, oid, size: entry.size } } };
    }
    const stuck = await refuseConverted(conversion, entry, known, git);
    if (stuck !== undefined)
        return { kind: "refused", reason: stuck };
    await git.store(bytes);
    return { kind: "changed", change: { path, ...(before && { before }), after: { mode, oid, size: bytes.length } } };
}
/** Git would run a program over these bytes, or recode them, before it stored them; Remit runs nothing. */
async function refuseConverted({ filter, encoding }, entry, known, git) {
    const pointed = entry !== undefined && known?.converted !== undefined && isLfsPointer(await git.blob(entry.oid));
    if (filter === "lfs" || pointed)
        return "it is kept in Git LFS, which Remit does not upload to";
    if (filter !== undefined)
        return `git stores it through the filter ${filter}, which Remit does not run`;
    const recoded = encoding !== undefined && (entry === undefined || known?.converted !== undefined);
    return recoded ? `git stores it in another encoding than the workspace's (${encoding})` : undefined;
}
/** The bytes git would store for a file or link; a sentence when they cannot be had. */
async function readContent(absolute, facts, { ground }) {
    try {
        return facts.kind === "link"
            ? Buffer.from(await ground.files.readLink(absolute))
            : await ground.files.read(absolute);
    }
    catch (error) {
        if (typeof error === "object" && error !== null && "code" in error)
            return `it could not be read (${String(error.code)})`;
        throw error;
    }
}
/** The executable bit counts when it changed since the baseline: some file systems have none. */
function modeOf(facts, entry, known) {
    if (facts.kind === "link")
        return "120000";
    const untouched = known !== undefined && known.executable === facts.executable;
    if (untouched && entry?.mode.startsWith("100") === true)
        return entry.mode;
    return facts.executable ? "100755" : "100644";
}
function isLfsPointer(stored) {
    return stored.length < 1_024 && stored.toString("latin1").startsWith("version https://git-lfs.github.com/spec/");
}
function unixLines(bytes) {
    return Buffer.from(bytes.toString("latin1").replaceAll("\r\n", "\n"), "latin1");
}
function refuseClosed({ closed }, { present }) {
    const fresh = [...closed].filter(([path]) => !present.has(path));
    return [...fresh.map(([path, why]) => ({ path: path || ".", reason: _survey_js__WEBPACK_IMPORTED_MODULE_3__/* .CLOSED */ .V[why] })), ...unseen(closed, present)];
}
/** In directories that were crowded before the run, nobody can tell what is new: that is said once for all of them. */
function unseen(closed, present) {
    const [first, ...more] = [...closed]
        .filter(([path, why]) => why === "crowded" && present.has(path))
        .map(([path]) => path);
    if (first === undefined)
        return [];
    const others = more.length === 0 ? "" : `, as ${more.length} others did`;
    const reason = `it held more untracked files than Remit looks through before the run began${others}: what is new there is not published`;
    return [{ path: first || ".", reason }];
}
function refuseNames({ undecodable }, { undecodable: before }) {
    return [...undecodable]
        .filter(([directory, count]) => count > (before.get(directory) ?? 0))
        .map(([directory, count]) => ({
        path: directory === "" ? "." : directory,
        reason: `it has ${count - (before.get(directory) ?? 0)} new names that are not UTF-8`,
    }));
}


/***/ }),

/***/ 98258:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   By: () => (/* binding */ findGitDirectory),
/* harmony export */   t0: () => (/* binding */ prepareWorkspace),
/* harmony export */   yR: () => (/* binding */ readText),
/* harmony export */   zy: () => (/* binding */ readHead)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _ports_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48076);
/** Making the workspace's tracked files equal to the pinned commit, before anything reads or runs them. */


/** Untracked files, such as installed dependencies, are left alone. Throws `GitError` and the file system's errors. */
async function prepareWorkspace({ root, files, git, commit }) {
    const place = await findGitDirectory(root, files);
    const from = place && (await readHead(place, files));
    // A `.git` that an earlier run of Remit's moved says nothing about the files beside it.
    const adopted = place !== undefined && (await files.exists(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(place.own, "remit-adopted")));
    if (from === commit && !adopted)
        return { kind: "left" };
    const index = place && node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(place.own, "index");
    const former = index !== undefined && (await files.exists(index)) ? await formerPaths(index, git) : [];
    const kept = new Set((await git.tree(commit)).map(({ path }) => path));
    const gone = former.filter((path) => !kept.has(path));
    let removed = 0;
    for (const path of gone)
        removed += (await removeTracked(root, path, files)) ? 1 : 0;
    await git.checkout(commit, root);
    return { kind: "moved", from, removed };
}
/** An index that git cannot read names nothing: what it tracked stays, as untracked files do. */
async function formerPaths(index, git) {
    try {
        return (await git.indexed(index)).map(({ path }) => path);
    }
    catch (error) {
        if (error instanceof _ports_js__WEBPACK_IMPORTED_MODULE_1__/* .GitError */ .XS)
            return [];
        throw error;
    }
}
async function findGitDirectory(root, files) {
    const path = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(root, ".git");
    const facts = await files.facts(path);
    if (facts === undefined)
        return undefined;
    if (facts.kind !== "file")
        return { own: path, common: path };
    const link = /^gitdir: (.+)$/m.exec(await readText(path, files))?.[1];
    if (link === undefined)
        return undefined;
    const own = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.resolve(root, link);
    const common = (await readText(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(own, "commondir"), files)).trim();
    return { own, common: common === "" ? own : node_path__WEBPACK_IMPORTED_MODULE_0__.posix.resolve(own, common) };
}
/** The commit a checkout is at, read from its files: running git there would obey its configuration. */
async function readHead({ own, common }, files) {
    const head = (await readText(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(own, "HEAD"), files)).trim();
    const ref = /^ref: (refs\/[^\0\n]+)$/.exec(head)?.[1];
    if (ref === undefined)
        return COMMIT.test(head) ? head : undefined;
    if (ref.split("/").includes(".."))
        return undefined;
    const loose = (await readText(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(common, ref), files)).trim();
    if (COMMIT.test(loose))
        return loose;
    const packed = await readText(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(common, "packed-refs"), files);
    const line = packed.split("\n").find((each) => each.endsWith(` ${ref}`));
    return line?.split(" ")[0];
}
const COMMIT = /^[0-9a-f]{40}([0-9a-f]{24})?$/;
/** "" when there is no such file. */
async function readText(path, files) {
    const facts = await files.facts(path);
    return facts?.kind === "file" ? (await files.read(path)).toString("utf8") : "";
}
/** Removes a file and the directories that this empties; a parent that is a link is another place, and left alone. */
async function removeTracked(root, path, files) {
    const parents = parentsOf(path).map((parent) => node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(root, parent));
    for (const parent of parents)
        if ((await files.facts(parent))?.kind !== "directory")
            return false;
    const absolute = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(root, path);
    const facts = await files.facts(absolute);
    if (facts === undefined || facts.kind === "directory")
        return false;
    await files.remove(absolute);
    for (const parent of parents.toReversed()) {
        const { entries, undecodable } = await files.list(parent);
        if (entries.length + undecodable > 0)
            break;
        await files.remove(parent);
    }
    return true;
}
function parentsOf(path) {
    const parts = path.split("/");
    return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join("/"));
}


/***/ }),

/***/ 88173:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ refuseByName),
/* harmony export */   l: () => (/* binding */ passGate)
/* harmony export */ });
/* harmony import */ var _policy_judge_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83405);
/* harmony import */ var _policy_match_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94743);
/* harmony import */ var _policy_protected_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78748);



/** Part what may be published from what may not, each refusal with its reason. */
async function passGate(changes, facts) {
    const { files, refused } = changes;
    const taken = await foldedPaths(changes, facts.git);
    const passed = [];
    const stopped = [...refused];
    for (const change of files) {
        const reason = refusePath(change, taken, facts) ?? refuseMode(change, facts.policy) ?? (await refuseContent(change, facts));
        if (reason === undefined)
            passed.push(change);
        else
            stopped.push({ path: change.path, reason });
    }
    return await dropClashes(dropOrphans(passed, stopped), changes.base, facts.git);
}
// \u2500\u2500 Paths \u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500
/** Paths that stay and the folders above them, by their folded form. Nothing when no path is new. */
async function foldedPaths({ base, files }, git) {
    const folded = new Map();
    if (files.every(({ before }) => before !== undefined))
        return folded;
    const gone = new Set(files.filter(({ after }) => after === undefined).map(({ path }) => path));
    for (const { path } of await git.tree(base)) {
        if (gone.has(path))
            continue;
        for (const each of [path, ...parentsOf(path)])
            if (!folded.has((0,_policy_match_js__WEBPACK_IMPORTED_MODULE_2__/* .foldPath */ .tu)(each)))
                folded.set((0,_policy_match_js__WEBPACK_IMPORTED_MODULE_2__/* .foldPath */ .tu)(each), each);
    }
    return folded;
}
function parentsOf(path) {
    const parts = path.split("/");
    return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join("/"));
}
function refusePath(change, taken, facts) {
    const { path } = change;
    if (path.length > MAX_PATH)
        return `its path is longer than ${MAX_PATH} characters`;
    const guard = refuseProtected(path, facts.policy);
    if (guard !== undefined)
        return guard;
    if (facts.secrets.found(Buffer.from(path)))
        return "its name holds a secret";
    const strange = change.before === undefined ? (refuseName(path) ?? refuseTwin(path, taken)) : undefined;
    return strange ?? refuseByPolicy(path, facts);
}
function refuseProtected(path, policy) {
    switch ((0,_policy_protected_js__WEBPACK_IMPORTED_MODULE_1__/* .protection */ .sc)(path, policy.source.path)) {
        case undefined:
            return undefined;
        case "workflow":
            return "workflows are never published";
        case "protected":
            return policy.publish.open.value.includes(path)
                ? undefined
                : `it is protected; a policy opens it by publish.open = [${JSON.stringify(path)}]`;
    }
}
function refuseName(path) {
    if (/[\p{Cc}\p{Default_Ignorable_Code_Point}\u2028\u2029]|\p{Bidi_Control}/u.test(path))
        return "its name has control or invisible characters";
    if (path.includes("\\"))
        return "its name has a backslash";
    if (path.split("/").some((part) => part === "" || part === "." || part === ".."))
        return "its name is no path from the root of the repository";
    if (path.split("/").some((part) => /^(\.git|git~\d+)[. ]*$/i.test(part)))
        return "its name passes for git's own directory";
    return undefined;
}
// Longer ones are compared with no pattern: each would count as protected.
const MAX_PATH = 500;
/** Another name that a file system may take for the same: `README.md` and `Readme.md`. */
function refuseTwin(path, taken) {
    for (const each of [path, ...parentsOf(path)]) {
        const twin = taken.get((0,_policy_match_js__WEBPACK_IMPORTED_MODULE_2__/* .foldPath */ .tu)(each));
        if (twin !== undefined && twin !== each)
            return `its name differs from ${twin} only in case or Unicode form`;
        if (twin === undefined)
            taken.set((0,_policy_match_js__WEBPACK_IMPORTED_MODULE_2__/* .foldPath */ .tu)(each), each);
    }
    return undefined;
}
// What may write a file. One that none of these may write has no business in a change, whatever made it.
const WRITERS = ["write_file", "replace", "run_shell_command"];
function refuseByPolicy(path, { policy, circumstances }) {
    let silent;
    for (const tool of WRITERS) {
        const asked = (0,_policy_judge_js__WEBPACK_IMPORTED_MODULE_0__/* .openCase */ .R)(policy, tool, circumstances, (where) => ({ kind: "inside", path: where }));
        const { effect, rules, why = "the policy denies it" } = (0,_policy_judge_js__WEBPACK_IMPORTED_MODULE_0__/* .judgePath */ .D)(asked, "write", path, "");
        if (effect === "allow")
            return undefined;
        if (rules.length > 0)
            return why;
        silent ??= why;
    }
    return silent;
}
/** Why no change of this path is published, whatever is in it; undefined where its name is no reason. */
function refuseByName(path, policy, circumstances) {
    return refuseProtected(path, policy) ?? refuseByPolicy(path, { policy, circumstances });
}
// \u2500\u2500 Modes and contents \u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500
function refuseMode({ before, after }, { publish }) {
    if (after === undefined)
        return undefined;
    if (after.mode === "120000")
        return "symbolic links are not published";
    if (!FILES.has(after.mode))
        return `its mode ${after.mode} is not a file's`;
    if (before?.mode === "120000")
        return "it takes the place of a symbolic link";
    const executable = [before?.mode, after.mode].includes("100755");
    return publish.signed.value && executable
        ? `GitHub makes the commits (publish.signed, ${publish.signed.source}), and it cannot make executable files`
        : undefined;
}
const FILES = new Set(["100644", "100755"]);
/** Turn the direction of writing: source that reads otherwise than it runs. */
const DIRECTIONAL = /[\u202A-\u202E\u2066-\u2069]/;
// Whole programs have been hidden in source as characters that nobody sees. One selector follows an emoji, and a few tags a flag.
const UNSEEN = /[\u{FE00}-\u{FE0F}\u{E0100}-\u{E01EF}]{3}|[\u{E0000}-\u{E007F}]{9}|[\u200B\u2060-\u2064\u3164\uFFA0]{4}/u;
async function refuseContent({ before, after }, { secrets, git }) {
    if (after === undefined || after.oid === before?.oid)
        return undefined;
    const bytes = await git.blob(after.oid);
    const strange = !bytes.includes(0) && refuseText(bytes) !== undefined;
    const leaking = secrets.found(bytes);
    if (!strange && !leaking)
        return undefined;
    const former = before === undefined ? undefined : await git.blob(before.oid);
    const fresh = former === undefined ? bytes : newLines(former, bytes);
    if (leaking && (former === undefined || !secrets.found(former) || secrets.found(fresh)))
        return "it holds a secret";
    return strange ? refuseText(fresh) : undefined;
}
function refuseText(bytes) {
    const text = bytes.toString("utf8");
    if (DIRECTIONAL.test(text))
        return "it has characters that turn the direction of writing";
    return UNSEEN.test(text) ? "it has runs of characters that nobody sees" : undefined;
}
/** The lines that the former bytes do not have: what was there before is not the run's doing. */
function newLines(former, bytes) {
    const old = new Set(former.toString("latin1").split("\n"));
    const lines = bytes.toString("latin1").split("\n");
    return Buffer.from(lines.filter((line) => !old.has(line)).join("\n"), "latin1");
}
/** What was below a path goes only if what took its place goes too. */
function dropOrphans(passed, refused) {
    const stopped = new Set(refused.map(({ path }) => path));
    const isOrphan = ({ path, after }) => after === undefined && parentsOf(path).some((parent) => stopped.has(parent));
    const orphans = passed.filter(isOrphan).map(({ path }) => ({ path, reason: "what takes its place is refused" }));
    return { files: passed.filter((change) => !isOrphan(change)), refused: [...refused, ...orphans] };
}
/** A new file goes below no file that stays, though that was to be deleted: its deletion may have been refused. */
async function dropClashes({ files, refused }, base, git) {
    if (files.every(({ before }) => before !== undefined))
        return { files, refused };
    const gone = new Set(files.filter(({ after }) => after === undefined).map(({ path }) => path));
    const made = files.filter(({ after }) => after !== undefined).map(({ path }) => path);
    const standing = new Set([
        ...(await git.tree(base)).map(({ path }) => path).filter((path) => !gone.has(path)),
        ...made,
    ]);
    const above = ({ path, after }) => after === undefined ? undefined : parentsOf(path).find((parent) => standing.has(parent));
    const clashing = files.flatMap((change) => {
        const parent = above(change);
        return parent === undefined ? [] : [{ path: change.path, reason: `${parent} is a file and stays one` }];
    });
    const dropped = new Set(clashing.map(({ path }) => path));
    return { files: files.filter(({ path }) => !dropped.has(path)), refused: [...refused, ...clashing] };
}


/***/ }),

/***/ 43926:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ layIntoCheckout),
/* harmony export */   L: () => (/* binding */ LAID)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _checkout_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98258);
/** What was published, laid into the checkout for the steps that come after: the same files, and nothing else. */


/** In the checkout's git directory: paths that a run has laid there, separated by NUL, for the next run of the job. */
const LAID = "remit-laid";
/**
 * A checkout at the base gets the published files. One at another commit stays as it is, and this is false: files of
 * two commits would be no state that anybody made. Throws the file system's errors.
 */
async function layIntoCheckout({ root, host, git, base, commit, paths }) {
    const place = await (0,_checkout_js__WEBPACK_IMPORTED_MODULE_1__/* .findGitDirectory */ .By)(root, host);
    const head = place && (await (0,_checkout_js__WEBPACK_IMPORTED_MODULE_1__/* .readHead */ .zy)(place, host));
    if (head !== base)
        return false;
    const entries = new Map((await git.tree(commit)).map((entry) => [entry.path, entry]));
    // What is gone first: a file may stand where a directory was.
    for (const path of paths)
        if (!entries.has(path))
            await removeLaid(root, path, host);
    for (const path of paths) {
        const entry = entries.get(path);
        if (entry !== undefined)
            await writeLaid(root, entry, host, git);
    }
    if (place === undefined)
        return true;
    const file = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(place.own, LAID);
    const laid = (await (0,_checkout_js__WEBPACK_IMPORTED_MODULE_1__/* .readText */ .yR)(file, host)).split("\0").filter((path) => path !== "");
    await host.write(file, Buffer.from([...new Set([...laid, ...paths])].join("\0")));
    return true;
}
/** With the directories that this empties, as git does it. A directory that stands there is somebody else's. */
async function removeLaid(root, path, host) {
    const absolute = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(root, path);
    if (!(await isReal(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(absolute), host)))
        return; // A link of an earlier step's leads elsewhere.
    const facts = await host.facts(absolute);
    if (facts === undefined || facts.kind === "directory")
        return;
    await host.remove(absolute);
    for (let parent = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(absolute); parent.length > root.length; parent = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(parent)) {
        const { entries, undecodable } = await host.list(parent);
        if (entries.length + undecodable > 0)
            return;
        await host.remove(parent);
    }
}
async function writeLaid(root, entry, host, git) {
    const absolute = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(root, entry.path);
    if (!(await isReal(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(absolute), host)) || !(await isFree(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(absolute), root, host)))
        return;
    const facts = await host.facts(absolute);
    if (facts?.kind === "directory")
        return;
    const isLink = entry.mode === "120000";
    if (facts !== undefined && (isLink || facts.kind === "link"))
        await host.remove(absolute);
    const bytes = await git.blob(entry.oid);
    if (!isLink)
        return await host.write(absolute, bytes, entry.mode === "100755" ? 0o755 : 0o644);
    await host.makeDirectory(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(absolute));
    await host.link(absolute, bytes.toString());
}
/** Whether a directory is there or can be made. */
async function isFree(directory, root, host) {
    if (directory.length <= root.length)
        return true;
    const facts = await host.facts(directory);
    if (facts !== undefined)
        return facts.kind === "directory";
    return await isFree(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(directory), root, host);
}
/** A directory that is not there yet counts by its parent's real path. */
async function isReal(directory, host) {
    return (await host.realPath(directory)) === directory;
}


/***/ }),

/***/ 39801:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ searchLayer)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _ports_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48076);
/* harmony import */ var _survey_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17612);
/**
 * What a run wrote, found by what lies in its layer: nothing else is looked at, however large the checkout is. A path
 * that lies there may have changed; its content says whether it did.
 */



async function searchLayer(layer) {
    const search = { layer, children: childrenOf(layer.ground), suspects: [], refused: [], seen: 0 };
    await visit(search, { directory: "", exclusions: layer.ground.exclusions, excluded: false });
    const left = await layer.ground.files.list(layer.ground.root);
    const vanished = layer.ground.tree.size > 1 && left.entries.every(({ name }) => name === ".git") && left.undecodable === 0;
    return { suspects: search.suspects, refused: search.refused, vanished };
}
function childrenOf({ tree, directories }) {
    const children = new Map();
    for (const path of [...tree.keys(), ...directories.keys()]) {
        if (path === "")
            continue;
        const parent = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(path) === "." ? "" : node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(path);
        const names = children.get(parent) ?? new Set();
        children.set(parent, names.add(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(path)));
    }
    return children;
}
async function visit(search, at) {
    const { layer, children } = search;
    const { ground, host } = layer;
    const merged = await listed(ground.files, node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(ground.root, at.directory));
    if (typeof merged === "string")
        return noteUnlisted(search, at, merged);
    const [upper, lower] = await Promise.all([
        listed(host, node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(layer.upper, at.directory)),
        listed(host, node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(layer.lower, at.directory)),
    ]);
    const written = new Set(typeof upper === "string" ? [] : upper.entries.map(({ name }) => name));
    const tracked = children.get(at.directory) ?? new Set();
    const strange = merged.undecodable - (typeof lower === "string" ? 0 : lower.undecodable);
    if (strange > 0 && !at.excluded)
        noteRefused(search, at.directory, `it has ${strange} new names that are not UTF-8`);
    const kinds = new Map(merged.entries.map(({ name, kind }) => [name, kind]));
    const unwritten = [...kinds.keys()].filter((name) => !written.has(name));
    const same = await unchanged(layer, at.directory, unwritten);
    const names = [...new Set([...kinds.keys(), ...tracked])].filter((name) => !same.has(name));
    for (const name of names)
        await look(search, at, name, kinds.get(name));
}
/** Of names that were not written here: those that are the checkout's own, and not moved here with a directory. */
async function unchanged({ ground, lower, host }, directory, names) {
    const pairs = await Promise.all(names.map(async (name) => {
        const path = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(directory, name);
        const both = await Promise.all([
            factsOf(ground.files, node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(ground.root, path)),
            factsOf(host, node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(lower, path)),
        ]);
        return { name, same: both[0] !== undefined && both[0].stamp === both[1]?.stamp };
    }));
    return new Set(pairs.flatMap(({ name, same }) => (same ? [name] : [])));
}
async function look(search, at, name, kind) {
    const { layer } = search;
    const { tree, directories } = layer.ground;
    const path = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(at.directory, name);
    if (layer.covered.has(path))
        return;
    if ((0,_survey_js__WEBPACK_IMPORTED_MODULE_2__/* .isGit */ .JL)(name))
        return kind === undefined || path === ".git" ? undefined : noteRefused(search, at.directory, _survey_js__WEBPACK_IMPORTED_MODULE_2__/* .CLOSED */ .V.repository);
    const entry = tree.get(path);
    if (entry?.mode === _survey_js__WEBPACK_IMPORTED_MODULE_2__/* .SUBMODULE */ .NG)
        return;
    if (entry !== undefined)
        await noteTracked(search, path, entry, kind);
    if (directories.has(path) && kind !== "directory")
        await noteGone(search, path);
    if (kind === "directory")
        return await lookInto(search, at, name);
    if (kind === undefined || entry !== undefined || at.excluded || at.exclusions.has(name, false))
        return;
    await noteNew(search, path);
}
async function noteTracked(search, path, entry, kind) {
    const { ground, lower, host } = search.layer;
    const facts = kind === undefined || kind === "directory" ? undefined : await factsOf(ground.files, node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(ground.root, path));
    // Nobody may ask for what is there: what cannot be seen is not gone.
    const unseen = kind !== undefined && kind !== "directory" && facts === undefined;
    if (unseen)
        return noteRefused(search, node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(path), _survey_js__WEBPACK_IMPORTED_MODULE_2__/* .CLOSED */ .V.unreadable);
    // What the checkout did not have, a sparse one for instance, the run has not deleted.
    const wasThere = search.layer.laid.has(path) || (await factsOf(host, node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(lower, path))) !== undefined;
    if (facts === undefined && !wasThere)
        return;
    search.suspects.push({ path, entry, ...(facts && { facts }) });
}
/** A directory of the commit that is none any more. */
async function noteGone(search, directory) {
    const below = [...search.layer.ground.tree.values()].filter(({ path }) => path.startsWith(`${directory}/`));
    for (const entry of below)
        if (entry.mode !== _survey_js__WEBPACK_IMPORTED_MODULE_2__/* .SUBMODULE */ .NG)
            await noteTracked(search, entry.path, entry, undefined);
}
/** What was there before, untracked, is not the run's, whatever becomes of it. */
async function noteNew(search, path) {
    const { ground, lower, host, laid } = search.layer;
    if (search.seen > _survey_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_UNTRACKED */ .Zm)
        return noteRefused(search, node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(path), _survey_js__WEBPACK_IMPORTED_MODULE_2__/* .CLOSED */ .V.crowded);
    // Where a directory of the commit was, a file is new.
    const says = !ground.directories.has(path) && !laid.has(path);
    const wasThere = says && (await factsOf(host, node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(lower, path))) !== undefined;
    if (wasThere)
        return;
    if (++search.seen > _survey_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_UNTRACKED */ .Zm)
        return noteRefused(search, node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(path), _survey_js__WEBPACK_IMPORTED_MODULE_2__/* .CLOSED */ .V.crowded);
    const facts = await factsOf(ground.files, node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(ground.root, path));
    if (facts === undefined)
        return noteRefused(search, node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(path), _survey_js__WEBPACK_IMPORTED_MODULE_2__/* .CLOSED */ .V.unreadable);
    search.suspects.push({ path, facts });
}
/** Undefined, too, where the name is too long to be asked for, or nobody may ask. */
async function factsOf(files, path) {
    try {
        return await files.facts(path);
    }
    catch (error) {
        if (UNREACHABLE.has((0,_ports_js__WEBPACK_IMPORTED_MODULE_1__/* .systemCode */ .xU)(error) ?? ""))
            return undefined;
        throw error;
    }
}
const UNREACHABLE = new Set(["EACCES", "EPERM", "ENAMETOOLONG", "ELOOP"]);
async function lookInto(search, at, name) {
    const { ground } = search.layer;
    const directory = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(at.directory, name);
    const excluded = at.excluded || at.exclusions.has(name, true);
    if (!ground.directories.has(directory)) {
        if (excluded)
            return;
        const closed = await closedBy(search, directory, name);
        if (closed !== undefined)
            return noteRefused(search, directory, _survey_js__WEBPACK_IMPORTED_MODULE_2__/* .CLOSED */ .V[closed]);
    }
    await visit(search, { directory, excluded, exclusions: await at.exclusions.enter(name) });
}
async function closedBy(search, directory, name) {
    const { ground } = search.layer;
    if (_survey_js__WEBPACK_IMPORTED_MODULE_2__/* .DEPENDENCIES */ .KY.has(name))
        return "dependencies";
    if (++search.seen > _survey_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_UNTRACKED */ .Zm)
        return "crowded";
    const inside = await listed(ground.files, node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(ground.root, directory));
    return typeof inside !== "string" && inside.entries.some((entry) => (0,_survey_js__WEBPACK_IMPORTED_MODULE_2__/* .isGit */ .JL)(entry.name)) ? "repository" : undefined;
}
function noteRefused({ refused }, directory, reason) {
    const path = directory === "" ? "." : directory;
    if (!refused.some((one) => one.path === path && one.reason === reason))
        refused.push({ path, reason });
}
function noteUnlisted(search, { directory, excluded }, why) {
    if (why === "unreadable" && !excluded)
        noteRefused(search, directory, _survey_js__WEBPACK_IMPORTED_MODULE_2__/* .CLOSED */ .V.unreadable);
}
async function listed(files, path) {
    try {
        return await files.list(path);
    }
    catch (error) {
        const code = (0,_ports_js__WEBPACK_IMPORTED_MODULE_1__/* .systemCode */ .xU)(error) ?? "";
        if (code === "ENOENT" || code === "ENOTDIR")
            return "gone";
        if (UNREACHABLE.has(code))
            return "unreadable";
        throw error;
    }
}


/***/ }),

/***/ 72198:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ findLaid),
  v: () => (/* binding */ layOut)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/ports.js + 4 modules
var ports = __webpack_require__(48076);
// EXTERNAL MODULE: ./lib/change/checkout.js
var checkout = __webpack_require__(98258);
// EXTERNAL MODULE: ./lib/change/lay.js
var lay = __webpack_require__(43926);
;// CONCATENATED MODULE: ./lib/change/git-config.js
/** What of a git configuration may stand in a layer. */
/**
 * The same configuration with nothing but settings that are known to be harmless: programs, includes, headers, helpers
 * and passwords in addresses are gone. What is not understood is left out. Linear in the length of the text.
 */
function plainConfiguration(text) {
    const kept = [];
    let keys = [];
    let continued = false;
    for (const line of text.split(/\r?\n/)) {
        const wasContinued = continued;
        continued = line.endsWith("\\");
        if (wasContinued || continued)
            continue;
        if (line.trimStart().startsWith("[")) {
            const header = /^\s*\[([\w.-]+)(\s+"(?:[^"\\]|\\.)*")?\]\s*$/.exec(line);
            const named = /::|:\/\//.test(header?.[2] ?? "") ? "" : (header?.[1] ?? "");
            keys = HARMLESS.get(named.toLowerCase()) ?? [];
            if (keys.length > 0)
                kept.push(line.trim());
            continue;
        }
        const [, key = "", value = ""] = /^\s*([A-Za-z][\w-]*)\s*=(.*)$/.exec(line) ?? [];
        const plain = keys.includes(key.toLowerCase()) ? plainValue(value) : undefined;
        if (plain !== undefined)
            kept.push(`\t${key} = ${plain}`);
    }
    return `${kept.join("\n")}\n`;
}
/** Undefined for one that starts a program (`!\u2026`, `ext::\u2026`), or that git reads in another way than it looks. */
function plainValue(written) {
    // What follows a question mark may be a token.
    const value = written
        .replace(PASSWORD, "://")
        .replace(/[#;?].*$/, "")
        .trim();
    const bare = value.length > 1 && value.startsWith('"') && value.endsWith('"') ? value.slice(1, -1) : value;
    return /["\\]/.test(bare) || bare.startsWith("!") || bare.includes("::") ? undefined : bare;
}
/** Up to the last @ before the path: a password may hold one. */
const PASSWORD = /:\/\/[^/]*@/g;
/** By section; keys in lower case (git-config(1)). None of them names a program, a file outside or a secret. */
const HARMLESS = new Map(Object.entries({
    core: "repositoryformatversion filemode bare logallrefupdates ignorecase precomposeunicode symlinks autocrlf eol safecrlf longpaths quotepath sparsecheckout sparsecheckoutcone worktree".split(" "),
    extensions: ["objectformat", "refstorage", "worktreeconfig", "partialclone"],
    remote: ["url", "fetch", "promisor", "partialclonefilter"],
    branch: ["remote", "merge"],
    submodule: ["active", "url"],
    user: ["name", "email"],
    diff: ["renames"],
    init: ["defaultbranch"],
}));

// EXTERNAL MODULE: ./lib/change/survey.js
var survey = __webpack_require__(17612);
;// CONCATENATED MODULE: ./lib/change/layout.js
/**
 * The pinned commit laid out in a run's layer: its files where the checkout has others, and a `.git` that commands may do
 * anything with, since it is thrown away. The checkout itself is only read.
 */






/** Resolves with the workspace paths that were written or removed. Throws `GitError` and the file system's errors. */
async function layOut(facts) {
    const { root, host, commit } = facts;
    const place = await (0,checkout/* findGitDirectory */.By)(root, host);
    const head = place && (await (0,checkout/* readHead */.zy)(place, host));
    const laid = await layFiles(facts, place);
    await disarm(facts);
    const fresh = place === undefined || place.own !== external_node_path_.posix.join(root, ".git");
    if (fresh)
        await makeRepository(facts);
    else if (head !== commit)
        await moveHead(facts, place);
    if (fresh || head !== commit)
        await lendObjects(facts);
    return laid;
}
/** The paths that are laid out over a checkout, by the checkout alone: the same for whoever asks later. */
async function findLaid(facts) {
    const { changed, gone } = await compare(facts, await (0,checkout/* findGitDirectory */.By)(facts.root, facts.host));
    return new Set([...changed.map(({ path }) => path), ...gone]);
}
async function layFiles(facts, place) {
    const { root, inside, git } = facts;
    const { changed, gone } = await compare(facts, place);
    for (const path of gone)
        await removeFile(external_node_path_.posix.join(root, path), root, inside);
    await clearWays(root, changed, inside);
    for (let at = 0; at < changed.length; at += AT_ONCE) {
        await Promise.all(changed.slice(at, at + AT_ONCE).map((entry) => writeEntry(root, entry, inside, git)));
    }
    return new Set([...changed.map(({ path }) => path), ...gone]);
}
/** Only where the index and the commit differ: what a step before Remit has changed stays as it is. */
async function compare({ host, git, commit, covered }, place) {
    const index = await indexOf(place, host, git);
    const entries = (await git.tree(commit)).filter(({ exact, mode }) => exact && mode !== survey/* SUBMODULE */.NG);
    const wanted = new Map(entries.map((entry) => [entry.path, entry]));
    const laid = await laidBefore(place, host);
    const changed = entries.filter((entry) => !covered.has(entry.path) && (laid.has(entry.path) || differs(entry, index.get(entry.path))));
    const gone = [...new Set([...index.keys(), ...laid])].filter((path) => !wanted.has(path) && !covered.has(path) && index.get(path)?.mode !== survey/* SUBMODULE */.NG);
    return { changed, gone };
}
/** Files in flight. */
const AT_ONCE = 16;
function differs(entry, known) {
    return known?.oid !== entry.oid || known.mode !== entry.mode;
}
/** An index that git cannot read says nothing: then every file is written. */
async function indexOf(place, host, git) {
    const file = place && external_node_path_.posix.join(place.own, "index");
    if (file === undefined || !(await host.exists(file)))
        return new Map();
    try {
        return new Map((await git.indexed(file)).map((entry) => [entry.path, entry]));
    }
    catch (error) {
        if (error instanceof ports/* GitError */.XS)
            return new Map();
        throw error;
    }
}
/** Files that an earlier run of this job has laid into the checkout: the index does not speak for them. */
async function laidBefore(place, host) {
    const text = place === undefined ? "" : await (0,checkout/* readText */.yR)(external_node_path_.posix.join(place.own, lay/* LAID */.L), host);
    return new Set(text.split("\0").filter((path) => path !== "" && !path.startsWith("/") && !path.split("/").includes("..")));
}
async function writeEntry(root, entry, inside, git) {
    const path = external_node_path_.posix.join(root, entry.path);
    const bytes = await git.blob(entry.oid);
    const facts = await inside.facts(path);
    if (facts?.kind === "directory" || facts?.kind === "link" || (facts !== undefined && entry.mode === "120000")) {
        await inside.remove(path);
    }
    if (entry.mode !== "120000")
        return await inside.write(path, bytes, entry.mode === "100755" ? 0o755 : 0o644);
    await inside.makeDirectory(external_node_path_.posix.dirname(path));
    await inside.link(path, bytes.toString());
}
/** A file or link where a directory of the commit has to be, left by a step before, is in nobody's way in the layer. */
async function clearWays(root, entries, inside) {
    const parents = new Set(entries.flatMap(({ path }) => parentsOf(path)));
    for (const parent of [...parents].sort()) {
        const facts = await inside.facts(external_node_path_.posix.join(root, parent));
        if (facts !== undefined && facts.kind !== "directory")
            await inside.remove(external_node_path_.posix.join(root, parent));
    }
}
function parentsOf(path) {
    const parts = path.split("/");
    return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join("/"));
}
/** With the directories that this empties. */
async function removeFile(path, root, inside) {
    const facts = await inside.facts(path);
    if (facts === undefined || facts.kind === "directory")
        return;
    await inside.remove(path);
    for (let parent = external_node_path_.posix.dirname(path); parent.length > root.length; parent = external_node_path_.posix.dirname(parent)) {
        const { entries, undecodable } = await inside.list(parent);
        if (entries.length + undecodable > 0)
            return;
        await inside.remove(parent);
    }
}
/** No credential, no include and no hook: of every configuration only what git needs to work here stays. */
async function disarm({ root, host, inside, git, learned }) {
    for (const file of await git.configurations(root, learned)) {
        if (!file.startsWith(`${root}/`))
            continue; // Outside the checkout: hidden from commands, or for reading only.
        const text = await (0,checkout/* readText */.yR)(file, host);
        await inside.write(file, Buffer.from(plainConfiguration(text)));
        const hooks = external_node_path_.posix.join(external_node_path_.posix.dirname(file), "hooks");
        if ((await inside.facts(hooks)) !== undefined)
            await inside.remove(hooks);
    }
}
/** In a linked work tree, a submodule, or where there is no checkout: a repository of this layer's own. */
async function makeRepository({ root, inside, git, commit }) {
    const own = external_node_path_.posix.join(root, ".git");
    if ((await inside.facts(own)) !== undefined)
        await inside.remove(own);
    for (const name of ["objects/info", "objects/pack", "refs/heads", "info"])
        await inside.makeDirectory(external_node_path_.posix.join(own, name));
    await inside.write(external_node_path_.posix.join(own, "config"), Buffer.from("[core]\n\trepositoryformatversion = 0\n\tbare = false\n"));
    await inside.write(external_node_path_.posix.join(own, "index"), await git.index(commit));
    await inside.write(external_node_path_.posix.join(own, "HEAD"), Buffer.from(`${commit}\n`));
    await inside.write(external_node_path_.posix.join(own, "shallow"), Buffer.from(`${commit}\n`));
}
async function moveHead({ root, host, inside, git, commit }, { common }) {
    const own = external_node_path_.posix.join(root, ".git");
    await inside.write(external_node_path_.posix.join(own, "index"), await git.index(commit));
    await inside.write(external_node_path_.posix.join(own, "HEAD"), Buffer.from(`${commit}\n`));
    // The commit has come without its past. Where the checkout has it with its past, the past stays in sight.
    if ((await (0,checkout/* readText */.yR)(external_node_path_.posix.join(common, "packed-refs"), host)).includes(commit))
        return;
    const shallow = await (0,checkout/* readText */.yR)(external_node_path_.posix.join(own, "shallow"), host);
    if (!shallow.split("\n").includes(commit))
        await inside.write(external_node_path_.posix.join(own, "shallow"), Buffer.from(`${shallow}${commit}\n`));
}
/** What the checkout's own git does not have. */
async function lendObjects({ root, host, inside, objects }) {
    if (objects === undefined)
        return;
    const file = external_node_path_.posix.join(root, ".git/objects/info/alternates");
    try {
        await inside.write(file, Buffer.from(`${await (0,checkout/* readText */.yR)(file, host)}${objects}\n`));
    }
    catch (error) {
        if ((0,ports/* systemCode */.xU)(error) === undefined)
            throw error; // A `.git` of a strange make: git there goes without.
    }
}


/***/ }),

/***/ 17612:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JL: () => (/* binding */ isGit),
/* harmony export */   KY: () => (/* binding */ DEPENDENCIES),
/* harmony export */   NG: () => (/* binding */ SUBMODULE),
/* harmony export */   QN: () => (/* binding */ surveyWorkspace),
/* harmony export */   V: () => (/* binding */ CLOSED),
/* harmony export */   Zm: () => (/* binding */ MAX_UNTRACKED)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/** A look at the workspace: what lies where, as far as publishing is concerned. Reads no file and follows no link. */

/** What is said of a directory that was not looked into. */
const CLOSED = {
    repository: "it is a git repository of its own, which Remit neither reads nor publishes",
    dependencies: "it holds what an installer fetched; name it in .gitignore",
    crowded: "it holds more new files than Remit looks through",
    unreadable: "it may not be listed",
};
/** Directory names that hold fetched or generated things only; met untracked, they are closed and reported. */
const DEPENDENCIES = new Set("node_modules bower_components __pycache__ .venv .tox .nox .pytest_cache .mypy_cache .ruff_cache .gradle .terraform".split(" "));
/** Untracked entries looked at in one survey: an unpacked dependency tree has as many, a person's work never. */
const MAX_UNTRACKED = 20_000;
/** System calls in flight. */
const AT_ONCE = 64;
/** What was there before is not counted again: it is no reason to look away from what is new. */
async function surveyWorkspace(ground, earlier = NOTHING) {
    const survey = {
        tracked: new Map(),
        untracked: new Map(),
        closed: new Map(),
        undecodable: new Map(),
        earlier,
        seen: 0,
    };
    const queue = [{ directory: "", excluded: false, exclusions: ground.exclusions }];
    while (queue.length > 0) {
        const batch = queue.splice(0, AT_ONCE);
        const found = await Promise.all(batch.map((visit) => visitDirectory(visit, ground, survey)));
        queue.push(...found.flat());
    }
    return survey;
}
const NOTHING = { present: new Set(), closed: new Map() };
/** Look at one directory; returns those in it that are to be visited next. */
async function visitDirectory(visit, ground, survey) {
    const { directory } = visit;
    const isTracked = ground.directories.has(directory);
    const listed = await listDirectory(directory, ground);
    if (typeof listed === "string") {
        if (listed === "unreadable")
            survey.closed.set(directory, listed);
        return [];
    }
    const { entries, undecodable } = listed;
    const own = entries.find(({ name }) => isGit(name) && (directory !== "" || name !== ".git"));
    if (own !== undefined)
        survey.closed.set(isTracked ? node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(directory, own.name) : directory, "repository");
    if (own !== undefined && !isTracked)
        return [];
    const strange = undecodable - (ground.directories.get(directory) ?? 0);
    if (strange > 0 && !visit.excluded)
        survey.undecodable.set(directory, strange);
    const others = entries.filter(({ name }) => !isGit(name));
    await noteFiles(visit, others.filter(({ kind }) => kind !== "directory").map(({ name }) => node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(directory, name)), ground, survey);
    const directories = others.filter(({ kind }) => kind === "directory");
    const inner = await Promise.all(directories.map(({ name }) => openInner(visit, name, ground, survey)));
    return inner.filter((each) => each !== undefined);
}
async function listDirectory(directory, { root, files }) {
    try {
        return await files.list(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(root, directory));
    }
    catch (error) {
        const code = typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";
        if (code === "ENOENT" || code === "ENOTDIR")
            return "gone"; // Since its parent was listed.
        if (["EACCES", "EPERM", "ENAMETOOLONG"].includes(code))
            return "unreadable";
        throw error;
    }
}
/** `.git` in the spellings that some file system takes for it. */
function isGit(name) {
    return name.toLowerCase() === ".git";
}
async function openInner(visit, name, ground, survey) {
    const directory = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(visit.directory, name);
    if (ground.tree.get(directory)?.mode === SUBMODULE)
        return undefined;
    const excluded = visit.excluded || visit.exclusions.has(name, true);
    const exclusions = await visit.exclusions.enter(name);
    if (ground.directories.has(directory))
        return { directory, excluded, exclusions };
    if (excluded)
        return undefined;
    const crowded = survey.earlier.closed.get(directory) === "crowded" || ++survey.seen > MAX_UNTRACKED;
    const why = DEPENDENCIES.has(name) ? "dependencies" : crowded ? "crowded" : undefined;
    if (why !== undefined)
        survey.closed.set(directory, why);
    return why === undefined ? { directory, excluded, exclusions } : undefined;
}
const SUBMODULE = "160000";
async function noteFiles(visit, paths, ground, survey) {
    const isLeftOut = (path) => visit.excluded || visit.exclusions.has(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(path), false);
    const fresh = paths.filter((path) => !ground.tree.has(path) && !isLeftOut(path));
    const { present, closed } = survey.earlier;
    const knownCrowded = closed.get(visit.directory) === "crowded";
    if (!knownCrowded)
        survey.seen += fresh.filter((path) => !present.has(path)).length;
    const crowded = knownCrowded || (survey.seen > MAX_UNTRACKED && fresh.length > 0);
    if (crowded)
        survey.closed.set(visit.directory, "crowded");
    const noted = [...paths.filter((path) => ground.tree.has(path)), ...(crowded ? [] : fresh)];
    for (let at = 0; at < noted.length; at += AT_ONCE) {
        const batch = noted.slice(at, at + AT_ONCE);
        await Promise.all(batch.map((path) => noteFile(path, ground, survey)));
    }
}
async function noteFile(path, ground, survey) {
    const facts = await ground.files.facts(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(ground.root, path));
    if (facts === undefined || facts.kind === "directory")
        return; // Gone or replaced since it was listed.
    (ground.tree.has(path) ? survey.tracked : survey.untracked).set(path, facts);
}


/***/ }),

/***/ 58087:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ makePlaces),
/* harmony export */   L: () => (/* binding */ shellsFor)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _adapters_sight_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64149);
/* harmony import */ var _run_world_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(59549);
/** The directories of a run, made on the machine, and the shells that work in them. */




/** In `run`, which is made too: no link leads to any of them. */
function makePlaces(run) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(run, { recursive: true });
    const real = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(run);
    const places = {
        run: real,
        log: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(real, "log.ndjson"),
        outputs: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(real, "outputs"),
        home: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(real, "home"),
        scratch: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(real, "scratch"),
    };
    const all = [places.outputs, places.home, places.scratch, (0,_run_world_js__WEBPACK_IMPORTED_MODULE_3__/* .trustedPlace */ .p)(places), (0,_run_world_js__WEBPACK_IMPORTED_MODULE_3__/* .serverHome */ .L)(places)];
    for (const place of all)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(place, { recursive: true });
    return places;
}
/** What commands see of this machine, and what they get without a sandbox. */
function shellsFor({ places, workspace, temp, environment, tell }) {
    const { run, home, scratch, outputs, log } = places;
    const own = {
        home,
        scratch,
        servers: (0,_run_world_js__WEBPACK_IMPORTED_MODULE_3__/* .serverHome */ .L)(places),
        readable: [(0,_run_world_js__WEBPACK_IMPORTED_MODULE_3__/* .trustedPlace */ .p)(places), outputs],
        transcript: log,
    };
    const facts = { environment: process.env, workspace: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(workspace), temp, run: own };
    return {
        path: environment["PATH"] ?? "",
        run,
        sight: (0,_adapters_sight_js__WEBPACK_IMPORTED_MODULE_2__/* .sightOf */ .p1)({ ...facts, ...(tell && { tell }) }),
        inside: (0,_adapters_sight_js__WEBPACK_IMPORTED_MODULE_2__/* .insideOf */ .kP)(process.argv[1] ?? ""),
        plain: { HOME: home, TMPDIR: scratch },
    };
}


/***/ }),

/***/ 83405:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* reexport safe */ _decide_js__WEBPACK_IMPORTED_MODULE_0__.DQ),
/* harmony export */   R: () => (/* reexport safe */ _decide_js__WEBPACK_IMPORTED_MODULE_0__.RA)
/* harmony export */ });
/* harmony import */ var _decide_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93394);
/** The judging of paths, for rooms that ask about one path and no call. */



/***/ }),

/***/ 67480:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ object),
/* harmony export */   P: () => (/* binding */ fieldsOf)
/* harmony export */ });
/** Problems are added to `problems` as sentences that name file and field. */
function fieldsOf(value, where, problems, path = "") {
    const values = new Map(Object.entries(value));
    const asked = new Set();
    const at = (name) => (path === "" ? name : `${path}.${name}`);
    const wrong = (name, expected) => {
        problems.push(`${where}: \`${at(name)}\` must be ${expected}.`);
    };
    const read = (name, expected, check) => {
        asked.add(name);
        const found = values.get(name);
        return found === undefined ? undefined : (check(found) ?? wrong(name, expected));
    };
    const inner = (found, name) => fieldsOf(found, where, problems, at(name));
    return {
        where,
        keys: [...values.keys()],
        wrong,
        has: (name) => values.has(name),
        ...plainReaders(read),
        object: (name) => {
            const found = read(name, "an object", object);
            return found && inner(found, name);
        },
        json: (name) => read(name, "an object", object),
        objects: (name) => read(name, "an array of objects", objects)?.map((found, index) => inner(found, `${name}[${index}]`)),
        skip: (...names) => {
            for (const name of names)
                asked.add(name);
        },
        rest: () => [...values.keys()].filter((name) => !asked.has(name)),
    };
}
function plainReaders(read) {
    return {
        text: (name) => read(name, "text", text),
        number: (name, least, whole) => read(name, `a ${whole === undefined ? "" : "whole "}number of at least ${least}`, (found) => typeof found === "number" && found >= least && (whole === undefined || Number.isInteger(found))
            ? found
            : undefined),
        flag: (name) => read(name, "true or false", (found) => (typeof found === "boolean" ? found : undefined)),
        texts: (name) => read(name, "an array of texts", texts),
        oneOrMore: (name) => read(name, "text or an array of texts", (found) => (typeof found === "string" ? [found] : texts(found))),
        record: (name) => read(name, "an object of texts", record),
    };
}
/** A JSON object; undefined for anything else. */
function object(value) {
    return isObject(value) ? value : undefined;
}
function isObject(value) {
    return value !== null && typeof value === "object" && !Array.isArray(value);
}
function text(value) {
    return typeof value === "string" ? value : undefined;
}
function texts(value) {
    if (!Array.isArray(value))
        return undefined;
    const items = value.filter((item) => typeof item === "string");
    return items.length === value.length ? items : undefined;
}
function record(value) {
    const given = object(value);
    if (given === undefined)
        return undefined;
    const found = {};
    for (const [name, item] of Object.entries(given)) {
        if (typeof item !== "string")
            return undefined;
        Object.defineProperty(found, name, { value: item, enumerable: true }); // Safe for a key such as `__proto__`.
    }
    return found;
}
function objects(value) {
    if (!Array.isArray(value))
        return undefined;
    const items = value.map((item) => object(item)).filter((item) => item !== undefined);
    return items.length === value.length ? items : undefined;
}


/***/ }),

/***/ 13482:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ readFrontMatter)
/* harmony export */ });
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67480);

/** The parser is loaded only when there is something to parse: most runs have neither skills nor sub-agents. */
async function readFrontMatter(text) {
    const match = /^---[ \t]*\n(?:([^]*?)\n)?---[ \t]*(?:\n([^]*))?$/.exec(text);
    if (match === null)
        return { kind: "missing" };
    const yaml = match[1] ?? "";
    const body = (match[2] ?? "").trim();
    const { parse } = await __webpack_require__.e(/* import() */ 815).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19));
    try {
        const value = parse(yaml, { schema: "core", maxAliasCount: 10, logLevel: "error" });
        const fields = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .I)(value);
        return fields === undefined
            ? { kind: "broken", message: "it is not a list of fields", yaml, body }
            : { kind: "read", fields, body };
    }
    catch (error) {
        const message = error instanceof Error ? (error.message.split("\n")[0] ?? "").replace(/:$/, "") : String(error);
        return { kind: "broken", message, yaml, body };
    }
}


/***/ }),

/***/ 47754:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IY: () => (/* binding */ readHookGroups),
/* harmony export */   ci: () => (/* binding */ BLOCKING_EVENTS),
/* harmony export */   oU: () => (/* binding */ matchHooks)
/* harmony export */ });
/* unused harmony export HOOK_EVENTS */
/* harmony import */ var _old_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20641);

/** When hooks run, by Gemini CLI's names. */
const HOOK_EVENTS = [
    "SessionStart",
    "BeforeAgent",
    "BeforeModel",
    "AfterModel",
    "BeforeToolSelection",
    "BeforeTool",
    "AfterTool",
    "PreCompress",
    "AfterAgent",
    "SessionEnd",
    "Notification",
];
/** Events at which a hook can hold something up. At the others there is nothing left to hold up. */
const BLOCKING_EVENTS = new Set([
    "BeforeAgent",
    "BeforeModel",
    "AfterModel",
    "BeforeToolSelection",
    "BeforeTool",
    "AfterTool",
    "AfterAgent",
]);
/** Gemini CLI's default time limit of a hook, in ms. */
const DEFAULT_TIMEOUT = 60_000;
/** Read `hooks` of the settings. Problems go where `fields` collects them. */
function readHookGroups(fields) {
    if (fields === undefined)
        return [];
    const known = HOOK_EVENTS;
    for (const name of fields.keys) {
        if (known.includes(name) || OLD_SWITCHES.has(name))
            continue;
        fields.wrong(name, `one of the events ${HOOK_EVENTS.join(", ")}`);
    }
    return HOOK_EVENTS.flatMap((event) => (fields.objects(event) ?? []).map((group) => readGroup(event, group)));
}
// Earlier versions of Gemini CLI kept what is now `hooksConfig` here; a repository may still carry it.
const OLD_SWITCHES = new Set(["enabled", "disabled", "notifications"]);
function readGroup(event, fields) {
    const hooks = fields.objects("hooks");
    if (hooks === undefined && !fields.has("hooks"))
        fields.wrong("hooks", "an array of hooks");
    const group = {
        event,
        matcher: fields.text("matcher") ?? "",
        sequential: fields.flag("sequential") ?? false,
        hooks: (hooks ?? []).flatMap((hook) => readHook(event, hook) ?? []),
    };
    refuseUnknown(fields);
    return group;
}
function readHook(event, fields) {
    const type = fields.text("type");
    if (type !== "command")
        fields.wrong("type", "`command`, the only kind of hook there is");
    const command = fields.text("command")?.trim();
    if (command === undefined || command === "")
        return fields.wrong("command", "a command for bash");
    const onFailure = fields.text("onFailure");
    if (onFailure !== undefined && onFailure !== "open" && onFailure !== "closed") {
        fields.wrong("onFailure", "`open` or `closed`");
    }
    const hook = {
        name: fields.text("name") ?? command,
        command,
        timeoutMs: fields.number("timeout", 1, "whole") ?? DEFAULT_TIMEOUT,
        environment: fields.record("env") ?? {},
        onFailure: onFailure === "open" || (onFailure === undefined && !BLOCKING_EVENTS.has(event)) ? "open" : "closed",
    };
    fields.skip("description");
    refuseUnknown(fields);
    return hook;
}
function refuseUnknown(fields) {
    for (const name of fields.rest())
        fields.wrong(name, "left out: there is no such key here");
}
/** What runs at an event, for a subject: a tool's name, a source, a trigger. Equal commands run once. */
function matchHooks(groups, event, subject) {
    const matching = groups.filter((group) => group.event === event && matches(event, group.matcher, subject));
    const hooks = new Map();
    for (const hook of matching.flatMap((group) => group.hooks)) {
        const key = JSON.stringify([hook.command, hook.name, hook.environment]);
        const known = hooks.get(key);
        if (known === undefined || known.onFailure === "open")
            hooks.set(key, hook);
    }
    // As in Gemini CLI: one group that must be in sequence puts all of them in sequence.
    return { hooks: [...hooks.values()], sequential: matching.some((group) => group.sequential) };
}
function matches(event, matcher, subject) {
    if (matcher === "" || matcher === "*")
        return true;
    if (event !== "BeforeTool" && event !== "AfterTool")
        return matcher === subject;
    // What an expression leaves out by looking ahead it leaves out by the name of today.
    const names = [subject, ...(matcher.includes("(?") ? [] : (0,_old_names_js__WEBPACK_IMPORTED_MODULE_0__/* .oldNames */ .Q)(subject))];
    try {
        const pattern = new RegExp(matcher);
        return names.some((name) => pattern.test(name));
    }
    catch {
        return names.includes(matcher);
    }
}


/***/ }),

/***/ 64023:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ codeRegions),
/* harmony export */   t: () => (/* binding */ expandImports)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/** `@path` in instruction files: the file named is put in its place. */

/** Files within files, as deep as Gemini CLI goes. */
const DEPTH = 5;
/** Characters of one import: beyond this it is left as a reference, for it is no longer an instruction. */
const MAX_IMPORT = 64_000;
/**
 * The text of a file with its imports filled in. Only what looks like a path (`@./x`, `@docs/style.md`) and exists in
 * the commit is an import; anything else with an `@`, and anything in code, is left as it is. Each file is taken once.
 */
async function expandImports(tree, file) {
    return expand(tree, file, 0, new Set([file.path]));
}
async function expand(tree, file, depth, taken) {
    if (depth === DEPTH)
        return file.text;
    const code = codeRegions(file.text);
    let expanded = "";
    let done = 0;
    for (const match of file.text.matchAll(REFERENCE)) {
        const at = match.index + (match[1] ?? "").length;
        if (code.some(([start, end]) => at >= start && at < end))
            continue;
        const found = resolve(tree, file.path, match[2] ?? "");
        if (found === undefined || taken.has(found.path))
            continue;
        const text = await tree.read(found.path);
        if (text.kind !== "text" || text.text.length > MAX_IMPORT)
            continue;
        taken.add(text.path);
        const inner = (await expand(tree, text, depth + 1, taken)).trim();
        expanded += `${file.text.slice(done, at)}<!-- ${text.path} -->\n${inner}\n<!-- end of ${text.path} -->`;
        done = at + 1 + found.length;
    }
    return expanded + file.text.slice(done);
}
const REFERENCE = /(^|[\s(])@([^\s@]+)/g;
/** The file that a reference means, and how many characters of it are the path: a full stop may follow it. */
function resolve(tree, from, reference) {
    for (const name of [reference, reference.replace(/[.,;:!?)\]}>'"*_]+$/, "")]) {
        if (!/^\.{1,2}\/|\/|\.[A-Za-z0-9]+$/.test(name) || name.startsWith("/") || name.includes("://"))
            continue;
        const path = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(from), name);
        const real = path.startsWith("..") ? undefined : tree.locate(path);
        if (real !== undefined)
            return { path: real, length: name.length };
    }
    return undefined;
}
/** Fenced blocks and code spans, as start and end offsets. */
function codeRegions(text) {
    const regions = [];
    let fence;
    let at = 0;
    for (const line of text.split("\n")) {
        const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
        if (fence !== undefined) {
            if (mark !== undefined && mark.startsWith(fence.mark) && /^[\s`~]*$/.test(line)) {
                regions.push([fence.start, at + line.length]);
                fence = undefined;
            }
        }
        else if (mark !== undefined) {
            fence = { mark, start: at };
        }
        else {
            for (const span of line.matchAll(/(`+)(?:(?!\1)[^]|\1`+)*?\1(?!`)/g)) {
                regions.push([at + span.index, at + span.index + span[0].length]);
            }
        }
        at += line.length + 1;
    }
    if (fence !== undefined)
        regions.push([fence.start, text.length]);
    return regions;
}


/***/ }),

/***/ 1968:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KK: () => (/* binding */ readInstructions),
/* harmony export */   sr: () => (/* binding */ instructionText),
/* harmony export */   t9: () => (/* binding */ instructionsFor)
/* harmony export */ });
/* unused harmony exports MAX_ROOT, MAX_BELOW */
/* harmony import */ var _lib_cut_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89823);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _imports_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64023);
/**
 * Instruction files (`GEMINI.md`, `AGENTS.md`) at the trusted ref: the root's before the run, those of a sub-directory
 * when a tool first touches it, each with its imports, within bounds.
 */



/** Characters of all root files together, imports included: about 8,000 tokens, paid on every turn. */
const MAX_ROOT = 32_000;
/** Characters of one sub-directory file, imports included. */
const MAX_BELOW = 12_000;
/** The root's instruction files, in the order of `names`, and those of `.gemini`, which speak for the root. */
async function readInstructions(tree, names) {
    const { files, notes } = await readFiles(tree, ["", ".gemini"], names, MAX_ROOT);
    return { files, notes, text: instructionText(files) };
}
/**
 * The instruction files of a directory and of its parents below the root, outermost first. Whoever asks gives each path
 * to an agent once.
 */
async function instructionsFor(tree, names, directory) {
    const parts = node_path__WEBPACK_IMPORTED_MODULE_0__.posix
        .normalize(directory)
        .split("/")
        .filter((part) => part !== "" && part !== ".");
    if (parts.includes(".."))
        return [];
    const directories = parts.map((_, index) => parts.slice(0, index + 1).join("/"));
    const found = [];
    for (const place of directories)
        found.push(...(await readFiles(tree, [place], names, MAX_BELOW)).files);
    return found;
}
/** Files as the model reads them, each between lines that name it. */
function instructionText(files) {
    return files.map(({ path, text }) => `--- ${path} ---\n${text}\n--- end of ${path} ---`).join("\n\n");
}
async function readFiles(tree, directories, names, bound) {
    const files = [];
    const notes = [];
    const seen = new Set(); // Real paths: AGENTS.md is often a link to GEMINI.md, or the other way about.
    let left = bound;
    for (const path of directories.flatMap((directory) => names.map((name) => node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(directory, name)))) {
        const file = await tree.read(path);
        if (file.kind === "unreadable")
            notes.push(`${path} was not read: ${file.reason}.`);
        if (file.kind !== "text" || seen.has(file.path) || file.text.trim() === "")
            continue;
        seen.add(file.path);
        const whole = (await (0,_imports_js__WEBPACK_IMPORTED_MODULE_1__/* .expandImports */ .t)(tree, file)).trim();
        const { text, note } = cut(whole, left, path);
        if (note !== undefined)
            notes.push(note);
        left -= Math.min(left, whole.length);
        files.push({ path, text });
    }
    return { files, notes };
}
function cut(whole, bound, path) {
    if (whole.length <= bound)
        return { text: whole };
    const end = whole.lastIndexOf("\n", bound);
    const kept = (0,_lib_cut_js__WEBPACK_IMPORTED_MODULE_2__/* .firstOf */ .Ku)(whole, Math.max(0, end > bound / 2 ? end : bound)).trimEnd();
    const note = `${path} was cut: ${kept.length} of its ${whole.length} characters (with imports) were given to the model.`;
    return {
        text: `${kept}\n[Cut here: the last ${whole.length - kept.length} characters were left out.]`.trimStart(),
        note,
    };
}


/***/ }),

/***/ 20641:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ oldNames),
/* harmony export */   y: () => (/* binding */ todaysName)
/* harmony export */ });
/** Names that tools have had in earlier versions of Gemini CLI, in settings that a repository still carries. */
const OLD_NAMES = new Map([
    ["edit", "replace"],
    ["smart_edit", "replace"],
    ["ls", "list_directory"],
    ["grep", "grep_search"],
    ["search_file_content", "grep_search"],
    ["shell", "run_shell_command"],
]);
/** A tool's name of today; a name that was never another is its own. */
function todaysName(name) {
    return OLD_NAMES.get(name) ?? name;
}
/** What a tool of today was called before. */
function oldNames(name) {
    return [...OLD_NAMES].flatMap(([old, today]) => (today === name ? [old] : []));
}


/***/ }),

/***/ 36225:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ fillServer),
/* harmony export */   W: () => (/* binding */ readServer)
/* harmony export */ });
/** Time limit of one call, in ms, when the entry names none. Gemini CLI's is ten minutes, longer than most runs. */
const CALL_TIMEOUT = 120_000;
/** Read one entry of `mcpServers`. Problems go where `fields` collects them. */
function readServer(name, fields) {
    if (fields === undefined)
        return undefined;
    const required = fields.flag("required") ?? false;
    const transport = readTransport(fields);
    const include = fields.texts("includeTools");
    const rest = {
        name,
        required,
        ...(include === undefined ? {} : { include }),
        exclude: fields.texts("excludeTools") ?? [],
        timeoutMs: fields.number("timeout", 1) ?? CALL_TIMEOUT,
    };
    const needsPerson = ["oauth", "authProviderType"].filter((key) => fields.has(key));
    // `trust` skips confirmations in Gemini CLI; here the policy decides on every call.
    fields.skip("oauth", "authProviderType", "targetAudience", "targetServiceAccount", "trust", "description", "extension");
    for (const key of fields.rest())
        fields.wrong(key, "left out: there is no such key here");
    if (transport === undefined)
        return undefined;
    if (needsPerson.length > 0) {
        const reason = `\`${needsPerson.join("`, `")}\` needs somebody to sign in; use \`headers\` with a token instead`;
        return { kind: "unusable", name, required, reason };
    }
    return { kind: "entry", ...rest, transport };
}
function readTransport(fields) {
    const type = fields.text("type");
    const command = fields.text("command");
    const httpUrl = fields.text("httpUrl");
    const url = fields.text("url");
    const outside = fields.flag("sandbox") === false ? { outside: true } : {};
    const given = [command, httpUrl, url].filter((value) => value !== undefined);
    const local = { args: fields.texts("args") ?? [], environment: fields.record("env") ?? {}, cwd: fields.text("cwd") };
    const headers = fields.record("headers") ?? {};
    if (given.length !== 1)
        return fields.wrong("command", "given, or `url`, or `httpUrl`, and only one of the three");
    if (type !== undefined && !["stdio", "http", "sse"].includes(type))
        return fields.wrong("type", "`stdio`, `http` or `sse`");
    if (command !== undefined) {
        const { args, environment, cwd } = local;
        return { kind: "stdio", command, args, environment, ...(cwd === undefined ? {} : { directory: cwd }), ...outside };
    }
    if (httpUrl !== undefined)
        return { kind: "http", url: httpUrl, headers };
    const kind = type === "http" || type === "sse" ? type : "http-or-sse";
    return { kind, url: url ?? "", headers };
}
/**
 * Fill in `$NAME`, `${NAME}` and `${NAME:-default}` from an environment. This is the one way for a variable of the
 * runner to reach a server: its entry names it. A name that is not set makes the entry unusable.
 */
function fillServer(setting, environment) {
    if (setting.kind === "unusable")
        return setting;
    const missing = new Set();
    const fill = (text) => fillText(text, environment, missing);
    const transport = fillTransport(setting.transport, fill);
    if (missing.size > 0) {
        const names = [...missing].map((name) => `\`${name}\``).join(", ");
        const reason = `it names ${names}, which is not set in the environment of this step`;
        return { kind: "unusable", name: setting.name, required: setting.required, reason };
    }
    return { ...setting, transport };
}
function fillTransport(transport, fill) {
    if (transport.kind !== "stdio") {
        return { ...transport, url: fill(transport.url), headers: fillRecord(transport.headers, fill) };
    }
    return {
        ...transport,
        command: fill(transport.command),
        args: transport.args.map(fill),
        environment: fillRecord(transport.environment, fill),
        ...(transport.directory === undefined ? {} : { directory: fill(transport.directory) }),
    };
}
function fillRecord(record, fill) {
    return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, fill(value)]));
}
const VARIABLE = /\$(?:\{([A-Za-z_]\w*)(?::-([^}]*))?\}|([A-Za-z_]\w*))/g;
function fillText(text, environment, missing) {
    return text.replaceAll(VARIABLE, (whole, braced, fallback, bare) => {
        const name = braced ?? bare;
        const value = Object.hasOwn(environment, name) ? environment[name] : undefined;
        if (value !== undefined && (value !== "" || fallback === undefined))
            return value;
        if (fallback !== undefined)
            return fallback;
        missing.add(name);
        return whole;
    });
}


/***/ }),

/***/ 15604:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F9: () => (/* binding */ readSubAgents),
  Fu: () => (/* binding */ toolsOf),
  OW: () => (/* binding */ unknownTools)
});

// EXTERNAL MODULE: ./lib/events.js + 2 modules
var events = __webpack_require__(23531);
;// CONCATENATED MODULE: ./lib/project/built-in-agents.js
const INVESTIGATOR = `You are the codebase investigator. An engineer who has not read this repository hands you a question about it and will act on your report without checking it. You read and search; you change nothing.

How to go about it:

- Start wide: several searches in one turn, for the words of the question, for what code like this is usually called, for file names. Then follow what you find: definitions, callers, tests, configuration, and how the parts are wired together.
- Trace the path that matters from its entry to its effect. Where it branches, say so. Stop only when you can explain each step from code you have read.
- Find out why the code is as it is where that bears on the question: tests, comments, history.
- Look for what would surprise the engineer: a second implementation, a cache, generated files, a flag, a place that must change together with another.
- Keep apart what you saw and what you infer. If the question rests on a wrong assumption, say that first.

Your report has four parts. **Answer**: the question answered in a few sentences. **How it works**: the path through the code, with \`path:line\` for each step. **Places that matter**: each file with the symbols in it and why it matters to the task. **Open ends**: what you could not settle, and where to look. Leave out how you searched.`;
const GENERALIST = `You are the generalist. Another agent hands you a self-contained piece of its work so that the details stay out of its own context: the same edit over many files, a noisy build or test run, a change with a clear outline.

Do the whole of it, as the message describes it, and check it the way the message asks or, if it asks for nothing, by the narrowest command that would show a mistake. Stay within the piece you were given: other agents may be at work on other files at the same time. If the outline turns out to be wrong, do the part that is certainly right and report what stands in the way instead of inventing another outline.

Your report says what you did, file by file in a few words each, what you ran and how it ended, and what is left. No transcripts, no file contents.`;
const BUILT_IN_AGENTS = [
    {
        name: "codebase_investigator",
        description: "Finds out how something in this repository works: architecture, the path of a request, the cause of a fault, what a change would touch. Reads and searches only. Give it the question and everything you know already.",
        prompt: INVESTIGATOR,
        tools: ["read_file", "read_many_files", "list_directory", "glob", "grep_search", "git_read"],
        servers: [],
        maxTurns: 50,
        maxMinutes: 10,
        source: "built-in",
    },
    {
        name: "generalist",
        description: "Does a self-contained piece of work with the tools you have: batches of similar edits, commands with long output, a part of the change with a clear outline. Give it the outline, the paths and how to check the result.",
        prompt: GENERALIST,
        servers: [],
        maxTurns: 20,
        maxMinutes: 10,
        source: "built-in",
    },
];

// EXTERNAL MODULE: ./lib/project/fields.js
var fields = __webpack_require__(67480);
// EXTERNAL MODULE: ./lib/project/front-matter.js
var front_matter = __webpack_require__(13482);
// EXTERNAL MODULE: ./lib/project/old-names.js
var old_names = __webpack_require__(20641);
// EXTERNAL MODULE: ./lib/project/servers.js
var project_servers = __webpack_require__(36225);
;// CONCATENATED MODULE: ./lib/project/subagents.js
/** Sub-agents at the trusted ref: `.gemini/agents/*.md` and the two that Remit brings. Definitions only. */






/** Gemini CLI's defaults for an agent that names no limits. */
const TURNS = 30;
const MINUTES = 10;
const FOLDER = ".gemini/agents";
/** All usable sub-agents, by name; a file of the repository stands in for a built-in of its name. */
async function readSubAgents(tree, settings) {
    if (!settings.enabled)
        return { agents: [], notes: [] };
    const agents = new Map(BUILT_IN_AGENTS.map((agent) => [agent.name, agent]));
    const notes = [];
    for (const path of tree.under(FOLDER)) {
        if (!/^[^/_][^/]*\.md$/.test(path.slice(FOLDER.length + 1)))
            continue;
        const found = await readSubAgent(tree, path);
        if (found.kind === "left_out")
            notes.push(`${path} was left out: ${found.reason}`);
        else
            agents.set(found.agent.name, found.agent);
    }
    const enabled = [...agents.values()].filter((agent) => settings.overrides.get(agent.name)?.enabled !== false);
    return { agents: enabled.map((agent) => override(agent, settings)).sort(byName), notes };
}
/** Tools no sub-agent gets, whatever its definition says: there is no nesting, and nobody to hand a todo list to. */
const NEVER = new Set(["invoke_agent", "write_todos", "complete_task", "save_memory"]);
/** The tools of a sub-agent among those declared to the main agent. Whoever starts it adds `complete_task`. */
function toolsOf(agent, declared) {
    const patterns = agent.tools;
    return declared.filter((name) => !NEVER.has(name) && (patterns === undefined || patterns.some((pattern) => matches((0,old_names/* todaysName */.y)(pattern), name))));
}
/** Of the tools that a definition names, those that are none; `isTool` knows today's. */
function unknownTools({ tools = [] }, isTool) {
    return tools.filter((name) => !name.includes("*") && !isTool((0,old_names/* todaysName */.y)(name)));
}
/** `*` stands for any text at the end of a name: `*`, `mcp_*`, `mcp_server_*`. */
function matches(pattern, name) {
    return pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}
function byName(a, b) {
    return a.name < b.name ? -1 : 1;
}
function override(agent, settings) {
    const { model, maxTurns, maxMinutes } = settings.overrides.get(agent.name) ?? {};
    return {
        ...agent,
        ...(model === undefined ? {} : { model }),
        maxTurns: maxTurns ?? agent.maxTurns,
        maxMinutes: maxMinutes ?? agent.maxMinutes,
    };
}
async function readSubAgent(tree, path) {
    const file = await tree.read(path);
    if (file.kind !== "text")
        return { kind: "left_out", reason: file.kind === "missing" ? "no file." : `${file.reason}.` };
    const matter = await (0,front_matter/* readFrontMatter */.X)(file.text);
    if (matter.kind === "missing") {
        return { kind: "left_out", reason: "it does not begin with fields between `---` lines." };
    }
    if (matter.kind === "broken")
        return { kind: "left_out", reason: `${matter.message}.` };
    const problems = [];
    const agent = agentOf((0,fields/* fieldsOf */.P)(matter.fields, path, problems), matter.body, path);
    return problems.length > 0 || agent === undefined
        ? { kind: "left_out", reason: problems.join(" ") }
        : { kind: "agent", agent };
}
function agentOf(fields, prompt, source) {
    const kind = fields.text("kind") ?? "local";
    if (kind !== "local")
        return fields.wrong("kind", "`local`: remote agents are not supported");
    const name = fields.text("name");
    const description = fields.text("description")?.trim();
    if (name === undefined || !/^[a-z0-9_-]{1,60}$/.test(name)) {
        return fields.wrong("name", "lower-case letters, digits, `-` and `_`");
    }
    // Rules of the policy for `main` are for the main agent alone.
    if (name === events/* MAIN */.QT)
        return fields.wrong("name", `another word: \`${events/* MAIN */.QT}\` is the main agent`);
    if (description === undefined || description === "")
        return fields.wrong("description", "text that says when to call it");
    const tools = fields.texts("tools");
    const model = fields.text("model");
    const temperature = fields.number("temperature", 0);
    const servers = fields.object("mcp_servers") ?? fields.object("mcpServers");
    const output = readOutput(fields.object("output_config"));
    const agent = {
        name,
        description,
        prompt,
        ...(tools === undefined ? {} : { tools }),
        servers: servers?.keys.flatMap((server) => (0,project_servers/* readServer */.W)(server, servers.object(server)) ?? []) ?? [],
        ...(model === undefined || model === "inherit" ? {} : { model }),
        ...(temperature === undefined ? {} : { temperature }),
        ...(output === undefined ? {} : { output }),
        maxTurns: fields.number("max_turns", 1, "whole") ?? TURNS,
        maxMinutes: fields.number("timeout_mins", 1) ?? MINUTES,
        source,
    };
    fields.skip("display_name");
    for (const key of fields.rest())
        fields.wrong(key, "left out: there is no such key here");
    return agent;
}
function readOutput(fields) {
    if (fields === undefined)
        return undefined;
    const name = fields.text("output_name") ?? "result";
    const description = fields.text("description");
    const schema = fields.json("schema");
    for (const key of fields.rest())
        fields.wrong(key, "left out: there is no such key here");
    if (!/^[A-Za-z_]\w{0,59}$/.test(name))
        return fields.wrong("output_name", "letters, digits and `_`");
    if (schema === undefined)
        return fields.wrong("schema", "a JSON Schema");
    return { name, ...(description === undefined ? {} : { description }), schema };
}


/***/ }),

/***/ 8908:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ readSystemPrompt),
/* harmony export */   G: () => (/* binding */ switchPath)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/** The repository's own system prompt, asked for by `GEMINI_SYSTEM_MD`, read from the trusted commit. */

/** The default place, as in Gemini CLI: `GEMINI_SYSTEM_MD=1` means this file. */
const SYSTEM_FILE = ".gemini/system.md";
/** `value` is the variable's; absent, empty, `0` and `false` keep the built-in prompt. */
async function readSystemPrompt(tree, value) {
    const path = switchPath(value, SYSTEM_FILE);
    if (path === undefined)
        return { kind: "built_in" };
    const file = await tree.read(path);
    if (file.kind === "text")
        return { kind: "replaced", text: file.text, path };
    const why = file.kind === "missing" ? "there is no such file at the trusted commit" : file.reason;
    return {
        kind: "faulty",
        fault: {
            kind: "config",
            message: `GEMINI_SYSTEM_MD names \`${path}\`, but ${why}.`,
            hint: "Commit the file to the default branch, or unset the variable. Paths are relative to the repository.",
        },
    };
}
/** A variable that is a switch or a path: `1` and `true` mean `standard`; `0`, `false` and "" mean nothing. */
function switchPath(value, standard) {
    const said = value?.trim() ?? "";
    if (["", "0", "false"].includes(said.toLowerCase()))
        return undefined;
    return ["1", "true"].includes(said.toLowerCase()) ? standard : node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(said);
}


/***/ }),

/***/ 63858:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ readProject)
});

// EXTERNAL MODULE: ./node_modules/toml-eslint-parser/lib/index.mjs + 3 modules
var lib = __webpack_require__(9605);
// EXTERNAL MODULE: ./lib/project/fields.js
var project_fields = __webpack_require__(67480);
;// CONCATENATED MODULE: ./lib/project/commands.js
/** Commands at the trusted ref: `.gemini/commands/**.toml`, started by `@remit /name` or the input `command`. */


const FOLDER = ".gemini/commands";
/** Names of all commands, sorted; the files are not read. */
function commandNames(tree) {
    return tree
        .under(FOLDER)
        .filter((path) => path.endsWith(".toml"))
        .map(nameOf)
        .sort();
}
/** One command by name, its file read. A name is looked up among the files there are, never made into a path. */
async function readCommand(tree, name) {
    const path = tree.under(FOLDER).find((file) => file.endsWith(".toml") && nameOf(file) === name);
    if (path === undefined)
        return { kind: "unknown", known: commandNames(tree) };
    const file = await tree.read(path);
    if (file.kind !== "text") {
        return { kind: "faulty", message: `${path} cannot be read: ${file.kind === "missing" ? "no file" : file.reason}.` };
    }
    const parsed = parse(file.text, path);
    if (typeof parsed === "string")
        return { kind: "faulty", message: parsed };
    const problems = [];
    const fields = (0,project_fields/* fieldsOf */.P)(parsed, path, problems);
    const prompt = fields.text("prompt");
    const description = fields.text("description") ?? `The command of ${path}.`;
    if (prompt === undefined && problems.length === 0)
        fields.wrong("prompt", "text, and be there");
    if (prompt === undefined || problems.length > 0)
        return { kind: "faulty", message: problems.join(" ") };
    const notes = fields.rest().map((key) => `${path}: \`${key}\` is not used.`);
    return { kind: "command", command: { name, path, description, prompt }, notes };
}
/** Folders become `:`, as in Gemini CLI. */
function nameOf(path) {
    return path.slice(FOLDER.length + 1, -".toml".length).replaceAll("/", ":");
}
function parse(text, path) {
    try {
        const value = (0,lib/* getStaticTOMLValue */.AY)((0,lib/* parseTOML */.MD)(text, { tomlVersion: "1.0" }));
        // A TOML date is the one value that is not JSON; a command has no use for one.
        return (0,project_fields/* object */.I)(JSON.parse(JSON.stringify(value))) ?? `${path} holds no table.`;
    }
    catch (error) {
        if (!(error instanceof lib/* ParseError */.mB))
            throw error;
        return `${path} is not TOML: line ${error.lineNumber}: ${error.message}.`;
    }
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./lib/project/copy.js
/**
 * A copy of what hooks and local servers run, taken from the trusted commit and put outside the workspace: a script in
 * the workspace belongs to whoever wrote the pull request, and to the model.
 */

/** Folders that are copied whole. */
const ALWAYS = [".gemini", ".agents"];
/** Bounds of the copy: it is made before the first model call. */
const MAX_FILES = 2_000;
/**
 * Copy `.gemini/`, `.agents/`, and for each command that names a file of the commit that file with its folder, into
 * `directory` (absolute), which is made. Throws as the ports do. Returns sentences about what was left out.
 */
async function copyTrusted(tree, files, directory, commands) {
    const folders = ALWAYS.flatMap((folder) => tree.under(folder));
    const named = commands.flatMap((command) => namedFiles(tree, command));
    const paths = [...new Set([...folders, ...named])].filter((path) => !path.split("/").includes(".."));
    await files.makeDirectory(directory);
    const kept = paths.slice(0, MAX_FILES);
    await Promise.all(kept.map((path) => copyFile(tree, files, path, external_node_path_.posix.join(directory, path))));
    if (kept.length === paths.length)
        return [];
    return [
        `${paths.length - kept.length} files that hooks and servers may need were not copied: at most ${MAX_FILES} are.`,
    ];
}
async function copyFile(tree, files, path, to) {
    const file = await tree.bytes(path);
    if (file !== undefined)
        await files.write(to, file.bytes, file.executable ? 0o755 : 0o644);
}
/** The files of the commit that a command names, each with the others of its folder: a script imports its neighbours. */
function namedFiles(tree, command) {
    const words = command.split(/[\s"'=;|&<>()$`{}]+/).map((word) => external_node_path_.posix.normalize(word.replace(PROJECT, "")));
    return words.flatMap((word) => {
        if (word === "." || word.startsWith("..") || tree.locate(word) === undefined)
            return [];
        const folder = external_node_path_.posix.dirname(word);
        return folder === "." ? [word] : tree.under(folder);
    });
}
const PROJECT = /^(?:GEMINI_PROJECT_DIR|CLAUDE_PROJECT_DIR)?\//;

// EXTERNAL MODULE: ./lib/project/instructions.js
var instructions = __webpack_require__(1968);
// EXTERNAL MODULE: ./lib/project/hook-settings.js
var hook_settings = __webpack_require__(47754);
;// CONCATENATED MODULE: ./lib/project/jsonc.js
/** Comments and a comma before a closing bracket are allowed; a key that stands twice in one object is not. */
function parseJsonWithComments(text) {
    const plain = blankComments(text);
    try {
        const value = JSON.parse(plain);
        const twice = repeatedKey(plain);
        if (twice !== undefined)
            return { kind: "broken", message: `line ${twice.line}: the key "${twice.key}" stands twice` };
        return { kind: "value", value };
    }
    catch (error) {
        return { kind: "broken", message: position(error instanceof Error ? error.message : String(error), plain) };
    }
}
// Strings are matched first, so that a `//` inside one is left alone.
const TOKEN = /"(?:[^"\\\n]|\\.)*"|\/\/[^\n]*|\/\*[^]*?\*\/|,(?=(?:\s|\/\/[^\n]*|\/\*[^]*?\*\/)*[\]}])/g;
/** Every comment and trailing comma becomes spaces, so that positions stay what they were. */
function blankComments(text) {
    const json = text.startsWith("\uFEFF") ? ` ${text.slice(1)}` : text;
    return json.replaceAll(TOKEN, (token) => (token.startsWith('"') ? token : token.replaceAll(/[^\n]/g, " ")));
}
/** Node's message with the line it means; older versions give only an offset. */
function position(message, text) {
    const words = message.replace(/ \(line \d+ column \d+\)$/, "");
    const offset = /at position (\d+)/.exec(words)?.[1];
    if (offset === undefined)
        return words;
    return `line ${lineAt(text, Number(offset))}: ${words.replace(/ in JSON at position \d+| at position \d+/, "")}`;
}
function lineAt(text, offset) {
    return text.slice(0, offset).split("\n").length;
}
const PUNCTUATION = /"(?:[^"\\]|\\.)*"|[{}[\]:]/g;
/** JSON.parse takes the last of two equal keys without a word; the reader of the file may have meant the first. */
function repeatedKey(json) {
    const open = [];
    let last;
    for (const match of json.matchAll(PUNCTUATION)) {
        const token = match[0];
        if (token === "{")
            open.push(new Set());
        else if (token === "[")
            open.push(undefined);
        else if (token === "}" || token === "]")
            open.pop();
        else if (token !== ":")
            last = { text: token, at: match.index };
        else if (last !== undefined) {
            const key = JSON.parse(last.text);
            const keys = open.at(-1);
            if (keys?.has(key))
                return { key, line: lineAt(json, last.at) };
            keys?.add(key);
        }
    }
    return undefined;
}

// EXTERNAL MODULE: ./lib/project/servers.js
var project_servers = __webpack_require__(36225);
;// CONCATENATED MODULE: ./lib/project/settings.js




const SETTINGS_FILE = ".gemini/settings.json";
const INPUT = "the input `settings`";
/** `input` is the text of the action's `settings` input; "" or absent for none. */
async function readSettings(tree, input = "") {
    const file = await tree.read(SETTINGS_FILE);
    const problems = [];
    if (file.kind === "unreadable")
        problems.push(`${SETTINGS_FILE} cannot be read: ${file.reason}.`);
    const layers = [
        ...(file.kind === "text" ? [settings_layer(file.text, SETTINGS_FILE, problems)] : []),
        ...(input.trim() === "" ? [] : [settings_layer(input, INPUT, problems)]),
    ];
    if (problems.length > 0)
        return { kind: "faulty", faults: problems.map(fault) };
    return { kind: "settings", settings: layers.reduce(merge, EMPTY) };
}
function fault(problem) {
    return {
        kind: "config",
        message: problem,
        hint: "Mend it on the default branch; no run starts with settings it cannot read.",
    };
}
const EMPTY = {
    contextFiles: ["GEMINI.md", "AGENTS.md"],
    ignore: { gitIgnore: true, geminiIgnore: true, files: [] },
    directoryTree: true,
    hooks: [],
    servers: [],
    skills: { enabled: true, disabled: [] },
    agents: { enabled: true, overrides: new Map() },
    notes: [],
};
function settings_layer(text, where, problems) {
    const parsed = parseJsonWithComments(text);
    if (parsed.kind === "broken")
        problems.push(`${where} is not JSON: ${parsed.message}.`);
    const value = parsed.kind === "value" ? (0,project_fields/* object */.I)(parsed.value) : undefined;
    if (parsed.kind === "value" && value === undefined)
        problems.push(`${where} must hold an object.`);
    return layerOf((0,project_fields/* fieldsOf */.P)(value ?? {}, where, problems));
}
function layerOf(fields) {
    const context = fields.object("context") ?? absent(fields);
    const model = fields.object("model") ?? absent(fields);
    const filtering = context.object("fileFiltering") ?? absent(fields);
    const hooksConfig = fields.object("hooksConfig") ?? absent(fields);
    const mcp = fields.object("mcp") ?? absent(fields);
    const skills = fields.object("skills") ?? absent(fields);
    const agents = fields.object("agents") ?? absent(fields);
    const servers = fields.object("mcpServers");
    const said = {
        contextFiles: context.oneOrMore("fileName") ?? fields.oneOrMore("contextFileName"),
        gitIgnore: filtering.flag("respectGitIgnore"),
        geminiIgnore: filtering.flag("respectGeminiIgnore"),
        ignoreFiles: filtering.texts("customIgnoreFilePaths"),
        directoryTree: context.flag("includeDirectoryTree"),
        compressAt: readShare(model, "compressionThreshold"),
        hooks: (0,hook_settings/* readHookGroups */.IY)(fields.object("hooks")),
        hooksOff: { enabled: hooksConfig.flag("enabled"), disabled: hooksConfig.texts("disabled") ?? [] },
        servers: servers?.keys.flatMap((name) => (0,project_servers/* readServer */.W)(name, servers.object(name)) ?? []) ?? [],
        serversAllowed: mcp.texts("allowed"),
        serversExcluded: mcp.texts("excluded") ?? [],
        skillsEnabled: skills.flag("enabled"),
        skillsDisabled: skills.texts("disabled") ?? [],
        agentsEnabled: fields.object("experimental")?.flag("enableAgents"),
        overrides: readOverrides(agents.object("overrides")),
    };
    return { ...said, notes: [...notes(fields), ...model.rest().map((name) => unused(fields, `model.${name}`))] };
}
function readShare(fields, name) {
    const share = fields.number(name, 0);
    return share === undefined || (share > 0 && share <= 1) ? share : fields.wrong(name, "above 0 and at most 1");
}
function unused({ where }, name) {
    return `${where}: \`${name}\` is not used.`;
}
/** Stands for an object that is not there. */
function absent(fields) {
    return (0,project_fields/* fieldsOf */.P)({}, fields.where, []);
}
function readOverrides(fields) {
    const overrides = (fields?.keys ?? []).map((name) => {
        const entry = fields?.object(name);
        const run = entry?.object("runConfig");
        const model = entry?.object("modelConfig")?.text("model");
        const maxTurns = run?.number("maxTurns", 1, "whole");
        const maxMinutes = run?.number("maxTimeMinutes", 1);
        return [
            name,
            {
                enabled: entry?.flag("enabled") ?? true,
                ...(model === undefined ? {} : { model }),
                ...(maxTurns === undefined ? {} : { maxTurns }),
                ...(maxMinutes === undefined ? {} : { maxMinutes }),
            },
        ];
    });
    return new Map(overrides);
}
/** Keys that restrict or allow things in Gemini CLI: whoever wrote them should know that the policy file decides here. */
const POLICY_KEYS = [
    "tools",
    "policyPaths",
    "adminPolicyPaths",
    "security",
    "coreTools",
    "excludeTools",
    "allowedTools",
];
function notes(fields) {
    fields.skip("$schema");
    const rest = fields.rest();
    const policy = rest.filter((name) => POLICY_KEYS.includes(name));
    const others = rest.filter((name) => !POLICY_KEYS.includes(name));
    const list = (names) => names.map((name) => `\`${name}\``).join(", ");
    return [
        ...(policy.length === 0
            ? []
            : [`${fields.where}: ${list(policy)} has no effect here; what may be done is said in the policy file.`]),
        ...(others.length === 0 ? [] : [`${fields.where}: ${list(others)} is not used.`]),
    ];
}
function merge(below, said) {
    const named = new Set(said.servers.map((server) => server.name));
    const servers = [...below.servers.filter((server) => !named.has(server.name)), ...said.servers];
    const { compressAt = below.compressAt } = said;
    return {
        contextFiles: said.contextFiles ?? below.contextFiles,
        ignore: {
            gitIgnore: said.gitIgnore ?? below.ignore.gitIgnore,
            geminiIgnore: said.geminiIgnore ?? below.ignore.geminiIgnore,
            files: said.ignoreFiles ?? below.ignore.files,
        },
        directoryTree: said.directoryTree ?? below.directoryTree,
        ...(compressAt === undefined ? {} : { compressAt }),
        hooks: activeHooks([...below.hooks, ...said.hooks], said.hooksOff),
        servers: servers.filter(({ name }) => !said.serversExcluded.includes(name) && (said.serversAllowed?.includes(name) ?? true)),
        skills: {
            enabled: said.skillsEnabled ?? below.skills.enabled,
            disabled: [...below.skills.disabled, ...said.skillsDisabled],
        },
        agents: {
            enabled: said.agentsEnabled ?? below.agents.enabled,
            overrides: new Map([...below.agents.overrides, ...said.overrides]),
        },
        notes: [...below.notes, ...said.notes],
    };
}
function activeHooks(groups, off) {
    if (off.enabled === false)
        return [];
    return groups
        .map((group) => ({ ...group, hooks: group.hooks.filter((hook) => !isOff(hook, off.disabled)) }))
        .filter((group) => group.hooks.length > 0);
}
function isOff(hook, disabled) {
    return disabled.includes(hook.name) || disabled.includes(hook.command);
}
/** For tests and for `remit` without a repository. */
const DEFAULT_SETTINGS = (/* unused pure expression or super */ null && (EMPTY));

// EXTERNAL MODULE: ./lib/project/front-matter.js
var front_matter = __webpack_require__(13482);
;// CONCATENATED MODULE: ./lib/project/skills.js
/** Skills at the trusted ref: `SKILL.md` files, listed by name and description, read whole on activation. */


/** Files of a skill's folder that are listed. */
const MAX_LISTED = 200;
/** Where skills are kept; the later folder wins over the earlier one, as in Gemini CLI. */
const FOLDERS = [".gemini/skills", ".agents/skills"];
/** All usable skills, by name. A skill that cannot be read is left out with a note. */
async function readSkills(tree, switches) {
    if (!switches.enabled)
        return { skills: [], notes: [] };
    const skills = new Map();
    const notes = [];
    for (const path of FOLDERS.flatMap((folder) => skillFiles(tree, folder))) {
        const skill = await readSkill(tree, path);
        if (typeof skill === "string") {
            notes.push(`${path} was left out: ${skill}.`);
            continue;
        }
        const other = skills.get(skill.name);
        if (other !== undefined)
            notes.push(`${path} stands in for ${other.path}: both are named \`${skill.name}\`.`);
        skills.set(skill.name, skill);
    }
    const usable = [...skills.values()].filter((skill) => !switches.disabled.includes(skill.name));
    return { skills: usable.sort((a, b) => (a.name < b.name ? -1 : 1)), notes };
}
/** `SKILL.md` at the root of the folder or one level below it. */
function skillFiles(tree, folder) {
    return tree.under(folder).filter((path) => /^([^/]+\/)?SKILL\.md$/.test(path.slice(folder.length + 1)));
}
async function readSkill(tree, path) {
    const file = await tree.read(path);
    if (file.kind !== "text")
        return file.kind === "missing" ? "it is not a file" : file.reason;
    const matter = await (0,front_matter/* readFrontMatter */.X)(file.text);
    if (matter.kind === "missing")
        return "it does not begin with fields between `---` lines";
    const fields = matter.kind === "read" ? matter.fields : plainFields(matter.yaml);
    const { name, description } = fields;
    if (typeof name !== "string" || typeof description !== "string" || name.trim() === "" || description.trim() === "") {
        return matter.kind === "broken" ? matter.message : "`name` and `description` must be text";
    }
    const directory = external_node_path_.posix.dirname(path);
    const files = tree
        .under(directory)
        .filter((other) => other !== path)
        .map((other) => other.slice(directory.length + 1));
    return {
        name: name.trim().replaceAll(/[^\w.-]+/g, "-"),
        description: description.trim(),
        path,
        directory,
        body: matter.body,
        files: files.slice(0, MAX_LISTED),
    };
}
/** Many descriptions hold a colon, which YAML refuses; Gemini CLI reads them all the same, and so do we. */
function plainFields(yaml) {
    const found = {};
    for (const match of yaml.matchAll(/^(name|description):[ \t]*(.*(?:\n[ \t]+\S.*)*)/gm)) {
        found[match[1] ?? ""] = (match[2] ?? "").replaceAll(/\s+/g, " ").trim();
    }
    return found;
}

// EXTERNAL MODULE: ./lib/project/subagents.js + 1 modules
var subagents = __webpack_require__(15604);
// EXTERNAL MODULE: ./lib/project/system.js
var system = __webpack_require__(8908);
;// CONCATENATED MODULE: ./lib/project/tree.js
/** The files of one commit, read through Remit's own git: one listing, then only the blobs that are asked for. */

/** Bytes of the largest file read as configuration or instructions. */
const MAX_FILE = 1024 * 1024;
/** Throws `GitError` when the commit cannot be read. */
async function openTree(git, commit) {
    const entries = new Map();
    for (const entry of await git.tree(commit))
        if (entry.exact)
            entries.set(entry.path, entry);
    const links = await readLinks(git, commit, entries);
    const paths = [...entries.keys()].sort();
    const texts = new Map();
    const locate = (path) => {
        const real = follow(path, links);
        return real !== undefined && isFile(entries.get(real)) ? real : undefined;
    };
    return {
        commit,
        paths,
        locate,
        under(folder) {
            const real = follow(folder, links);
            if (real === undefined)
                return [];
            return paths.filter((path) => path.startsWith(`${real}/`)).map((path) => folder + path.slice(real.length));
        },
        read(path) {
            const real = locate(path);
            if (real === undefined)
                return Promise.resolve({ kind: "missing" });
            const known = texts.get(real) ?? readText(git, commit, real, entries.get(real)?.size ?? 0);
            texts.set(real, known);
            return known;
        },
        async bytes(path) {
            const real = locate(path);
            const bytes = real === undefined ? undefined : await git.show(commit, real);
            return bytes && { bytes, executable: entries.get(real ?? "")?.mode === "100755" };
        },
    };
}
const LINK = "120000";
function isFile(entry) {
    return entry !== undefined && entry.mode.startsWith("100");
}
// Only links that configuration is likely to pass through: a repository may hold thousands of others.
const FOLLOWED = /(^|\/)(\.gemini|\.agents|\.claude|[A-Z_-]+\.md)(\/|$)/i;
/** Targets of the links that matter, by path, as repository paths; undefined for one that leaves the repository. */
async function readLinks(git, commit, entries) {
    const links = [...entries.values()].filter((entry) => entry.mode === LINK && FOLLOWED.test(entry.path));
    const targets = await Promise.all(links.map((entry) => git.show(commit, entry.path)));
    return new Map(links.map((entry, index) => [entry.path, target(entry.path, targets[index]?.toString("utf8") ?? "")]));
}
function target(link, text) {
    if (text === "" || external_node_path_.posix.isAbsolute(text))
        return undefined;
    const path = external_node_path_.posix.join(external_node_path_.posix.dirname(link), text).replace(/\/$/, "");
    return path.startsWith("..") ? undefined : path;
}
/** The hops that a chain of links may take: git itself and Linux allow 40; configuration has no need of so many. */
const HOPS = 8;
function follow(path, links) {
    let real = external_node_path_.posix.normalize(path);
    for (let hop = 0; hop < HOPS; hop += 1) {
        const link = prefixes(real).find((prefix) => links.has(prefix));
        if (link === undefined)
            return real;
        const next = links.get(link);
        if (next === undefined)
            return undefined;
        real = next + real.slice(link.length);
    }
    return undefined;
}
function prefixes(path) {
    const parts = path.split("/");
    return parts.map((_, index) => parts.slice(0, index + 1).join("/"));
}
async function readText(git, commit, path, size) {
    if (size > MAX_FILE) {
        return { kind: "unreadable", path, reason: `it has ${size} bytes; at most ${MAX_FILE} are read` };
    }
    const bytes = await git.show(commit, path);
    if (bytes === undefined)
        return { kind: "missing" };
    try {
        const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes); // Drops a byte order mark.
        return text.includes("\0")
            ? { kind: "unreadable", path, reason: "it is not text" }
            : { kind: "text", path, text: text.replaceAll("\r\n", "\n") };
    }
    catch {
        return { kind: "unreadable", path, reason: "it is not UTF-8 text" };
    }
}

;// CONCATENATED MODULE: ./lib/project/trusted.js








/**
 * @param commit the trusted commit
 * @param settingsInput text of the action's `settings` input, which adds to the file
 * Throws `GitError` when the commit cannot be read.
 */
async function readProject(git, commit, settingsInput = "") {
    const tree = await openTree(git, commit);
    const read = await readSettings(tree, settingsInput);
    if (read.kind === "faulty")
        return read;
    const { settings } = read;
    const names = settings.contextFiles;
    return {
        kind: "read",
        project: {
            tree,
            settings,
            instructions: once(() => (0,instructions/* readInstructions */.KK)(tree, names)),
            instructionsFor: (directory) => (0,instructions/* instructionsFor */.t9)(tree, names, directory),
            commandNames: () => commandNames(tree),
            command: (name) => readCommand(tree, name),
            skills: once(() => readSkills(tree, settings.skills)),
            subAgents: once(() => (0,subagents/* readSubAgents */.F9)(tree, settings.agents)),
            systemPrompt: (value) => (0,system/* readSystemPrompt */.A)(tree, value),
            copyTo: (directory, files) => copyTrusted(tree, files, directory, startedCommands(settings)),
        },
    };
}
function once(read) {
    let result;
    return () => (result ??= read());
}
/** The command lines of hooks and local servers. */
function startedCommands(settings) {
    const hooks = settings.hooks.flatMap((group) => group.hooks.map((hook) => hook.command));
    const servers = settings.servers.flatMap((server) => server.kind === "entry" && server.transport.kind === "stdio"
        ? [server.transport.command, ...server.transport.args]
        : []);
    return [...hooks, ...servers];
}


/***/ }),

/***/ 37080:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  q: () => (/* binding */ keepOnly),
  C: () => (/* binding */ readSpans)
});

;// CONCATENATED MODULE: ./lib/request/quotation.js
/** Where a quotation ends. GitHub counts a line without `>` to the quoted paragraph that it goes on from. */
/** A line of a quotation, which may stand in a list. */
const QUOTE = /^\s*(?:(?:[-*+]|\d{1,9}[.)])\s+)*>/;
/** The end of the quotation whose first line begins at `start`: of its last line that is marked, or goes on a paragraph. */
function quotationEnd(text, start) {
    let state = NOTHING;
    let position = start;
    while (position < text.length) {
        const end = lineEnd(text, position);
        const line = text.slice(position, end).replace(/\r?\n$/, "");
        if (QUOTE.test(line))
            state = readQuoted(line, state);
        else if (state.kind !== "paragraph" || endsParagraph(line))
            return position;
        position = end;
    }
    return position;
}
const NOTHING = { kind: "nothing" };
/** Of a table or of HTML, which ends at a blank line. */
const REST = { kind: "rest" };
function readQuoted(line, before) {
    const words = line.replace(MARKS, "");
    const plain = PLAIN.test(line);
    // In a list or deeper it may be another quotation that goes on: taken for an open paragraph, which quotes too much.
    const state = plain || before.kind === "paragraph" ? before : NOTHING;
    if (state.kind === "fence")
        return state.closing.test(words) ? NOTHING : state;
    // An empty item of a list may be one more line of a paragraph, which it cannot interrupt.
    if (words.trim() === "")
        return /[^\s>]/.test(line) ? { kind: "paragraph", plain: false } : NOTHING;
    const fence = FENCE.exec(words)?.[1];
    if (fence !== undefined && plain)
        return { kind: "fence", closing: closingOf(fence) };
    if (HEADING.test(words) || RULE.test(words))
        return NOTHING;
    if (plain && (state.kind === "rest" || HTML.test(words)))
        return REST;
    if (state.kind !== "paragraph")
        return CODE.test(words) && plain ? NOTHING : { kind: "paragraph", plain };
    if (!plain || !state.plain)
        return { kind: "paragraph", plain: false };
    return UNDERLINE.test(words) ? NOTHING : isTable(words) ? REST : state;
}
function closingOf(fence) {
    return new RegExp(String.raw `^ {0,3}[${fence[0]}]{${fence.length},}\s*$`);
}
function endsParagraph(line) {
    return line.trim() === "" || [FENCE, HEADING, RULE, HTML, ITEM].some((begin) => begin.test(line));
}
// A mark takes one space with it; what is left is judged by how far it is indented.
const MARKS = /^\s*(?:(?:[-*+]|\d{1,9}[.)])\s+)*(?:> ?(?: {0,3}(?:[-*+]|\d{1,9}[.)])(?: |$))*(?= {0,3}>| {0,4}))+/;
const PLAIN = /^ {0,3}>(?! {0,3}(?:>|[-*+]\s|\d{1,9}[.)]\s))/;
const FENCE = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/;
const HEADING = /^ {0,3}#{1,6}(?:\s|$)/;
const RULE = /^ {0,3}(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})$/;
const UNDERLINE = /^ {0,3}(?:=+|-+)\s*$/;
const CODE = /^(?: {4}| {0,3}\t)/;
const ITEM = /^ {0,3}(?:[-*+]|\d{1,9}[.)])(?:\s|$)/;
// What begins a block of HTML in the middle of a paragraph: CommonMark's first six kinds.
const HTML = /^ {0,3}<(?:!--|\?|!\[CDATA\[|![a-z]|(?:script|pre|style|textarea)(?:[\s>]|$)|\/?(?:address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|menuitem|nav|noframes|ol|optgroup|option|p|param|search|section|summary|table|tbody|td|tfoot|th|thead|title|tr|track|ul)(?:[\s/>]|$))/i;
/** The row below a table's head. */
function isTable(words) {
    return words.includes("|") && /^[\s|:-]+$/.test(words);
}
/** Where the line that `start` is in ends, its line end included. */
function lineEnd(text, start) {
    const found = text.indexOf("\n", start);
    return found < 0 ? text.length : found + 1;
}

;// CONCATENATED MODULE: ./lib/request/markdown.js
/** Which characters of a comment a reader sees as its author's own words, and which are code, quotation or hidden. */

/** What is inside these elements is not said by the author, or not shown. Of the rest, tags alone are markup. */
const ELEMENTS = {
    details: "folded",
    blockquote: "quote",
    q: "quote",
    pre: "code",
    code: "code",
    samp: "code",
    del: "quote",
    s: "quote",
    strike: "quote",
    script: "comment",
    style: "comment",
    template: "comment",
};
/** The spans of a text, in order and without gaps. Linear in its length. */
function readSpans(text, { flat = false } = {}) {
    const spans = [];
    const add = (kind, start, end) => {
        if (end > start)
            spans.push({ kind, start, end });
    };
    let position = 0;
    let context = { indented: true, listed: false };
    while (position < text.length) {
        const block = readBlock(text, position, context, flat);
        position =
            block.kind === "text"
                ? readInline(text, position, block.end, add, flat)
                : (add(block.kind, position, block.end), block.end);
        context = block.context;
    }
    return spans;
}
/** The text with every span of the kinds not wanted blanked out, line feeds kept: positions stay what they were. */
function keepOnly(text, wanted, reading = {}) {
    const pieces = readSpans(text, reading).map(({ kind, start, end }) => {
        const piece = text.slice(start, end);
        return wanted.has(kind) ? piece : piece.replaceAll(/[^\n]/g, " ");
    });
    return pieces.join("");
}
const LIST_MARKER = /^\s*(?:[-*+]|\d{1,9}[.)])\s/;
const markdown_FENCE = /^\s*(?:(?:[-*+]|\d{1,9}[.)])\s+)?(`{3,}(?=[^`]*$)|~{3,})/;
const DEFINITION = /^ {0,3}\[(?!\^)[^\]]+\]:\s*\S/; // `[^1]: \u2026` is a footnote, which is shown.
function readBlock(text, start, context, flat) {
    const end = lineEnd(text, start);
    const line = text.slice(start, end).replace(/\r?\n$/, "");
    if (line.trim() === "")
        return { kind: "text", end, context: { ...context, indented: true } };
    if (!flat && QUOTE.test(line)) {
        return { kind: "quote", end: quotationEnd(text, start), context: { indented: true, listed: false } };
    }
    const fence = markdown_FENCE.exec(line)?.[1];
    if (fence !== undefined)
        return { kind: "code", end: fenceEnd(text, end, fence), context: { ...context, indented: true } };
    if (/^(?: {4}|\t)/.test(line) && context.indented && !context.listed)
        return { kind: "code", end, context };
    if (DEFINITION.test(line))
        return { kind: "comment", end, context: { indented: true, listed: false } };
    const listed = LIST_MARKER.test(line) || (context.listed && /^\s/.test(line));
    return { kind: "text", end: paragraphEnd(text, end, flat), context: { indented: false, listed } };
}
/** A fence closes at a line of at least as many of its characters and nothing else; one never closed runs to the end. */
function fenceEnd(text, start, fence) {
    const closing = new RegExp(String.raw `^\s*[${fence[0]}]{${fence.length},}\s*$`);
    for (let position = start; position < text.length;) {
        const end = lineEnd(text, position);
        if (closing.test(text.slice(position, end)))
            return end;
        position = end;
    }
    return text.length;
}
/** Inline code and tags may run over lines of one paragraph: it ends at a blank line or where another block begins. */
function paragraphEnd(text, start, flat) {
    let position = start;
    while (position < text.length) {
        const end = lineEnd(text, position);
        const line = text.slice(position, end).replace(/\r?\n$/, "");
        if (line.trim() === "" || markdown_FENCE.test(line) || (!flat && QUOTE.test(line)) || LIST_MARKER.test(line))
            return position;
        position = end;
    }
    return position;
}
// What may begin something other than plain text. `\\[^]` steps over an escaped character. Lengths are bounded, or a
// text of nothing but openings would take time that grows with its square. One or two tildes on either side strike out.
const OPENING = /\\[^]|`+|(?<!~)(~~?)(?=[^\s~])[^~]{1,2000}(?<=\S)\1(?!~)|<!--|<\?|<!\[CDATA\[|<[/!]?[a-z](?:"[^"]{0,5000}"|'[^']{0,5000}'|[^<>"'])*>|<[/!]?[a-z][^<>]*>|!\[[^\]\n]{0,1000}\]\([^()\n]{0,2000}\)|\]\([^()\n]{0,2000}\)/giy;
/** Reads a paragraph; returns where it stopped, past its end when a comment or a fold runs on. */
function readInline(text, start, end, add, flat) {
    let plain = start;
    let position = start;
    while (position < end) {
        const opening = matchOpening(text, position);
        if (opening === undefined) {
            position += 1;
            continue;
        }
        const span = readOpening(text, position, opening, end, flat);
        if (span.kind !== "text") {
            add("text", plain, position);
            add(span.kind, position, span.end);
            plain = span.end;
        }
        position = span.end;
    }
    add("text", plain, Math.max(plain, Math.min(position, end)));
    return Math.max(position, end);
}
function matchOpening(text, position) {
    if (!"\\`~<!]".includes(text.charAt(position)))
        return undefined;
    OPENING.lastIndex = position;
    return OPENING.exec(text)?.[0];
}
function readOpening(text, position, opening, paragraph, flat) {
    const after = position + opening.length;
    if (opening.startsWith("\\"))
        return { kind: "text", end: after };
    const closing = HIDING.get(opening.toUpperCase());
    if (closing !== undefined)
        return { kind: "comment", end: endAfter(text, closing, after) };
    if (opening.startsWith("`"))
        return readCode(text, after, opening, paragraph);
    // What somebody has struck out they have taken back.
    if (opening.startsWith("~"))
        return flat || after > paragraph ? { kind: "text", end: position + 1 } : { kind: "quote", end: after };
    const name = /^<([a-z]+)(?=[\s/>])(?!.*\/>$)/is.exec(opening)?.[1]?.toLowerCase() ?? "";
    const kind = flat || !Object.hasOwn(ELEMENTS, name) ? undefined : ELEMENTS[name];
    if (kind === undefined)
        return { kind: "markup", end: after };
    return { kind, end: name === "details" ? foldEnd(text, after) : elementEnd(text, name, after) };
}
/** What GitHub shows nothing of, and how it ends. */
const HIDING = new Map([
    ["<!--", "-->"],
    ["<?", "?>"],
    ["<![CDATA[", "]]>"],
]);
/** A tag that is never closed, as in `Array<code>`, is a tag and nothing more; an element too long to look through runs to the end. */
function elementEnd(text, name, from) {
    const rest = text.slice(from, from + MOST_ELEMENT);
    const found = rest.search(new RegExp(`</${name}\\s*>`, "i"));
    if (found >= 0)
        return from + found;
    return from + MOST_ELEMENT < text.length ? text.length : from;
}
/** Characters: a text of nothing but openings would take time that grows with its square. */
const MOST_ELEMENT = 10_000;
/** Code ends at a run of exactly as many backticks in the same paragraph; without one the backticks are plain. */
function readCode(text, after, ticks, paragraph) {
    for (let position = text.indexOf(ticks, after); position >= 0 && position < paragraph;) {
        let end = position;
        while (text[end] === "`")
            end += 1;
        if (end - position === ticks.length)
            return { kind: "code", end };
        position = text.indexOf(ticks, end);
    }
    return { kind: "text", end: after };
}
function endAfter(text, closing, from) {
    const found = text.indexOf(closing, from);
    return found < 0 ? text.length : found + closing.length;
}
/** Folds nest; one never closed runs to the end. */
function foldEnd(text, from) {
    const tags = /<(\/?)details\b[^>]{0,5000}>/gi;
    tags.lastIndex = from;
    let depth = 1;
    for (let tag = tags.exec(text); tag !== null; tag = tags.exec(text)) {
        depth += tag[1] === "" ? 1 : -1;
        if (depth === 0)
            return tags.lastIndex;
    }
    return text.length;
}


/***/ }),

/***/ 96364:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J: () => (/* reexport */ request_wish/* OUR_MARK */.JT),
  v: () => (/* binding */ readTrigger)
});

;// CONCATENATED MODULE: ./lib/request/payload.js
/** Items of a list that are looked at. */
const MOST_ITEMS = 100;
/** Paths are names joined by dots, such as `issue.user`. */
function openPayload(value) {
    const at = (path) => path.split(".").reduce(step, value);
    const text = (path) => {
        const found = at(path);
        return typeof found === "string" ? found : undefined;
    };
    const number = (path) => {
        const found = at(path);
        return typeof found === "number" && Number.isSafeInteger(found) ? found : undefined;
    };
    return {
        text,
        number,
        has: (path) => (at(path) ?? undefined) !== undefined,
        flag: (path) => at(path) === true,
        list(path) {
            const found = at(path);
            return Array.isArray(found) ? found.slice(0, MOST_ITEMS).map(openPayload) : [];
        },
        json(path) {
            try {
                return JSON.stringify(at(path));
            }
            catch (error) {
                if (error instanceof RangeError)
                    return undefined;
                throw error;
            }
        },
        account(path) {
            const login = text(`${path}.login`);
            if (login === undefined || login === "")
                return undefined;
            // A user cannot have brackets in a login: `x[bot]` is an app whatever the payload calls it.
            const bot = text(`${path}.type`) !== "User" || login.endsWith("[bot]");
            return { login, id: number(`${path}.id`) ?? 0, bot };
        },
    };
}
function step(value, name) {
    if (value === null || typeof value !== "object")
        return undefined;
    return Object.getOwnPropertyDescriptor(value, name)?.value;
}

// EXTERNAL MODULE: ./lib/request/markdown.js + 1 modules
var markdown = __webpack_require__(37080);
;// CONCATENATED MODULE: ./lib/request/mention.js
/** Whether a comment calls Remit, and what its author says besides. */

/**
 * Finds the trigger phrase in a comment's visible words, where it addresses somebody: at the start of a line, after
 * punctuation, or after a greeting; `what` it is (such as `issue`) is for the reason. Talk about Remit ("I would ask @remit") calls nobody.
 */
function findMention(said, phrase, what = "comment") {
    const comment = said.replaceAll(/\r(?!\n)/g, "\n"); // Markdown's third line end.
    const visible = (0,markdown/* keepOnly */.q)(comment, OWN_TEXT);
    const mentions = [...visible.matchAll(mentionOf(phrase))];
    if (mentions.length === 0)
        return { kind: "absent", reason: absentReason(comment, phrase, what) };
    const mention = mentions.find(({ index }) => addresses(visible, index));
    if (mention === undefined) {
        return {
            kind: "absent",
            reason: `The ${what} talks about ${phrase} but does not address it: begin a line or a sentence with ${phrase}.`,
        };
    }
    return readCall(comment, mention.index, mention[0].length);
}
const OWN_TEXT = new Set(["text"]);
const OWN_WORDS = new Set(["text", "code", "markup", "folded"]);
// Not part of a longer name (`@remit-bot`, `@remit/team`, `x@remit.dev`), nor with an invisible character after it.
function mentionOf(phrase) {
    const literal = phrase.replaceAll(/[.*+?^${}()|[\]\\/-]/g, String.raw `\$&`);
    return new RegExp(String.raw `(?<![\p{L}\p{N}_@/\\.-])${literal}(?![\p{L}\p{N}\p{Cf}_/@-]|\.[\p{L}\p{N}]|['\u2019]s\b)`, "giu");
}
function absentReason(comment, phrase, what) {
    const anywhere = mentionOf(phrase).test(comment);
    return anywhere
        ? `The ${what} has ${phrase} only in quotations, code or hidden text.`
        : `The ${what} does not mention ${phrase}.`;
}
const OPENERS = new Set("hi hey hello dear yo ok okay alright right yes no please pls thanks thank you thx great nice good morning again and so now then also but can could would will".split(" "));
function addresses(visible, index) {
    const before = visible.slice(Math.max(0, index - LOOK_BACK), index);
    const line = before.slice(before.lastIndexOf("\n") + 1);
    const clause = line.split(/[.!?:;,)\]\u2014\u2013\u2026]\s/).at(-1) ?? "";
    const words = clause.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'\u2019]*/gu) ?? [];
    const listed = /^\s*\d{1,9}[.)]\s*$/.test(line);
    const among = /^\s*(?:@[\w-]+(?:\[bot\])?[\s,]+)+$/.test(clause); // `@otto @remit fix this` speaks to both.
    return listed || among || (words.length <= 4 && words.every((word) => OPENERS.has(word)));
}
/** Characters before a mention that are looked at; a greeting is shorter. */
const LOOK_BACK = 200;
// A name may have colons in it, `git:commit`; punctuation behind it belongs to the sentence.
const COMMAND = /^\/([a-z][\w-]{0,99}(?::[\w-]{1,99}){0,9})([.,:;!?\u2026\u2014\u2013-]{0,99})(?=\s|$)[ \t]*([^\n]*)/i;
function readCall(comment, index, length) {
    const before = wordsOf(comment, 0, index).trim();
    const after = wordsOf(comment, index + length, comment.length).replace(/^[\s,:;!.?\u2014\u2013-]+/, "");
    const [, name, punctuation = "", args = ""] = COMMAND.exec(after) ?? [];
    const rest = name === undefined ? after : after.slice(1 + name.length + punctuation.length);
    const words = [before, rest.trim()].filter((part) => part !== "" && !isGreeting(part)).join("\n\n");
    if (name === undefined)
        return { kind: "called", words };
    return { kind: "called", words, command: { name, args: args.trim() } };
}
function isGreeting(text) {
    return text.length < 40 && (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).every((word) => OPENERS.has(word));
}
/** The author's own words between two positions. */
function wordsOf(comment, from, to) {
    return (0,markdown/* readSpans */.C)(comment)
        .filter(({ kind, start, end }) => OWN_WORDS.has(kind) && end > from && start < to)
        .map(({ start, end }) => comment.slice(Math.max(start, from), Math.min(end, to)))
        .join("");
}

// EXTERNAL MODULE: ./lib/request/wish.js
var request_wish = __webpack_require__(4666);
;// CONCATENATED MODULE: ./lib/request/ways/comment.js
/** A comment on an issue or a pull request. */


function readComment(payload, settings) {
    const action = payload.text("action");
    if (action !== "created") {
        return (0,request_wish/* declined */.Li)(`The comment was ${action ?? "changed"}, not created: only new comments ask.`);
    }
    const comment = payload.text("comment.body");
    const author = payload.account("comment.user");
    const sender = payload.account("sender");
    const number = payload.number("issue.number");
    const commentId = payload.number("comment.id");
    if (comment === undefined || author === undefined || sender === undefined || !number || !commentId) {
        return (0,request_wish/* declined */.Li)("The event's payload is not a comment's: body, author, sender, id or issue number is missing.");
    }
    if (comment.trimStart().startsWith(request_wish/* OUR_MARK */.JT))
        return (0,request_wish/* declined */.Li)("The comment is one of Remit's own.");
    const mention = findMention(comment, settings.triggerPhrase);
    if (mention.kind === "absent")
        return (0,request_wish/* declined */.Li)(mention.reason);
    const subject = { kind: payload.has("issue.pull_request") ? "pull" : "issue", number };
    const said = mention.words || (mention.command === undefined ? UNSAID[subject.kind] : "");
    return {
        ...(0,request_wish/* wishFor */.b5)(mention.command, [settings.prompt?.trim() ?? "", said]),
        trigger: "comment",
        subject,
        askers: (0,request_wish/* askersOf */.J5)(author, sender),
        commentId,
        phrase: settings.triggerPhrase,
        ...(0,request_wish/* readThread */.nj)(payload, "issue", { comment, at: payload.text("comment.created_at") }),
        key: (0,request_wish/* keyOf */.TN)(["issue_comment", commentId, subject.kind, number, mention.command ?? null, mention.words]),
    };
}
/** What a bare mention asks for. */
const UNSAID = {
    issue: "Do what this issue asks for.",
    pull: "Do what the discussion of this pull request asks for.",
};

// EXTERNAL MODULE: ./lib/lib/cut.js
var cut = __webpack_require__(89823);
;// CONCATENATED MODULE: ./lib/request/ways/dispatch.js
/** Runs that the workflow file asks for: by hand, by a program, by the clock. */


/** `workflow_dispatch`: somebody with write permission fills in the form, so its prompt is theirs. */
function readDispatch(payload, settings) {
    const sender = payload.account("sender");
    if (sender === undefined)
        return (0,request_wish/* declined */.Li)("The event's payload names no sender.");
    const form = payload.text("inputs.prompt")?.trim() ?? "";
    return wishOf("workflow_dispatch", sender, { ...settings, prompt: settings.prompt?.trim() || form });
}
/**
 * `repository_dispatch`: what a program sends along is often text from further away (an alert, a ticket), so it is
 * data. Only the workflow makes an instruction of it, by handing part of it to the input `prompt`.
 */
function readMessage(payload, settings) {
    const sender = payload.account("sender");
    if (sender === undefined)
        return (0,request_wish/* declined */.Li)("The event's payload names no sender.");
    const wish = wishOf("repository_dispatch", sender, settings);
    if (wish.kind === "declined")
        return wish;
    const type = (0,cut/* firstOf */.Ku)(payload.text("action") ?? "", MOST_TYPE);
    const sent = payload.json("client_payload") ?? "{}";
    return { ...wish, occasion: { kind: "message", type, payload: (0,cut/* firstOf */.Ku)(sent, MOST_SENT) } };
}
/** Characters of what a program sends along: GitHub takes ten properties, of any length. */
const MOST_SENT = 24_000;
const MOST_TYPE = 100;
/** `schedule`: nobody asks but the workflow file at the default branch; GitHub names who last touched it. */
function readSchedule(_, settings) {
    const login = settings.actor || "github-actions[bot]";
    const actor = { login, id: 0, bot: login.endsWith("[bot]") };
    return wishOf("schedule", actor, settings);
}
/** `local`, which GitHub never sends: the command line asks on behalf of whoever typed it. */
function readLocal(payload, settings) {
    const sender = payload.account("sender");
    if (sender === undefined)
        return (0,request_wish/* declined */.Li)("The event's payload names no sender.");
    return wishOf("local", sender, settings);
}
function wishOf(event, asker, { command: input, prompt = "", task = "", runId = "" }) {
    const command = (0,request_wish/* readCommand */.UK)(input);
    const words = prompt.trim();
    if (words === "" && command === undefined) {
        return (0,request_wish/* declined */.Li)(`The input \`prompt\` is empty: a run by ${event} needs to be told what to do.`);
    }
    return {
        ...(0,request_wish/* wishFor */.b5)(command, [words]),
        trigger: event === "schedule" || event === "local" ? event : "dispatch",
        askers: (0,request_wish/* askersOf */.J5)(asker),
        ...(task === "" ? {} : { task }),
        key: (0,request_wish/* keyOf */.TN)([event, runId, task, command ?? null, words]),
    };
}

;// CONCATENATED MODULE: ./lib/request/ways/failed-run.js


/**
 * The run's own actors ask, since their push made it fail: the event's sender can be anybody who looked at it. One
 * commit is mended once, however many of its workflows fail.
 */
function readFailedRun(payload, settings) {
    const refusal = refuseRun(payload);
    if (refusal !== undefined)
        return refusal;
    const actor = payload.account("workflow_run.actor");
    const again = payload.account("workflow_run.triggering_actor");
    const run = payload.number("workflow_run.id");
    const sha = payload.text("workflow_run.head_sha");
    const name = payload.text("workflow_run.head_branch");
    if (actor === undefined || again === undefined || !run || sha === undefined || name === undefined) {
        return (0,request_wish/* declined */.Li)("The event's payload is not a workflow run's: id, head, branch or an actor is missing.");
    }
    const pull = pullOf(payload, sha);
    const asked = (0,request_wish/* wishUnsaid */.oj)(settings, failed_run_UNSAID);
    return {
        ...asked,
        trigger: "ci",
        ...(pull === undefined ? { branch: { name, sha } } : { subject: { kind: "pull", number: pull, head: sha } }),
        askers: (0,request_wish/* askersOf */.J5)(again, actor),
        occasion: occasionOf(payload, run, sha),
        key: (0,request_wish/* keyOf */.TN)(["workflow_run", pull ?? name, sha, asked.command ?? null]),
    };
}
const failed_run_UNSAID = "Checks of this commit failed. Find out why, and mend the cause.";
function occasionOf(payload, run, sha) {
    const text = (name) => (0,cut/* firstOf */.Ku)(payload.text(`workflow_run.${name}`) ?? "", MOST_TEXT);
    const attempt = payload.number("workflow_run.run_attempt") ?? 1;
    return {
        kind: "failure",
        run,
        attempt,
        workflow: text("name"),
        conclusion: text("conclusion"),
        sha,
        url: text("html_url"),
    };
}
const MOST_TEXT = 300;
function refuseRun(payload) {
    const action = payload.text("action") ?? "changed";
    if (action !== "completed")
        return (0,request_wish/* declined */.Li)(`The workflow run was ${action}: only a completed one asks.`);
    const conclusion = payload.text("workflow_run.conclusion") ?? "nothing";
    if (!FAILED.has(conclusion)) {
        return (0,request_wish/* declined */.Li)(`The workflow run ended in ${conclusion}: only ${[...FAILED].join(" and ")} ask.`);
    }
    const [here, there] = [payload.number("repository.id"), payload.number("workflow_run.head_repository.id")];
    if (here === undefined || here !== there) {
        return (0,request_wish/* declined */.Li)("The workflow run was for a fork, whose code Remit does not change: ask for /review there.");
    }
    return undefined;
}
const FAILED = new Set(["failure", "timed_out"]);
/** The pull request whose head the run was for. GitHub lists those of other repositories too, when they share a commit. */
function pullOf(payload, sha) {
    const here = payload.number("repository.id");
    const own = payload
        .list("workflow_run.pull_requests")
        .find((pull) => pull.number("base.repo.id") === here && pull.text("head.sha") === sha);
    return own?.number("number");
}

// EXTERNAL MODULE: ./lib/events.js + 2 modules
var events = __webpack_require__(23531);
;// CONCATENATED MODULE: ./lib/request/ways/issue.js
/** An issue that is opened with the phrase in its text, gets the label, or is assigned to the account of the phrase. */



function readIssue(payload, settings) {
    const action = payload.text("action");
    const number = payload.number("issue.number");
    const sender = payload.account("sender");
    if (!number || sender === undefined || action === undefined) {
        return (0,request_wish/* declined */.Li)("The event's payload is not an issue's: action, number or sender is missing.");
    }
    const issue = { number, sender, pull: payload.has("issue.pull_request") };
    switch (action) {
        case "opened":
            return readOpened(payload, settings, issue);
        case "labeled":
            return readLabeled(payload, settings, issue);
        case "assigned":
            return readAssigned(payload, settings, issue);
        case "edited":
            return readTick(payload, settings, issue);
        default:
            return (0,request_wish/* declined */.Li)(`The issue was ${action}: only opened, labeled and assigned ask.`);
    }
}
/** Its text is the first comment, so policies know it as one. */
function readOpened(payload, settings, { number, sender }) {
    const author = payload.account("issue.user");
    if (author === undefined)
        return (0,request_wish/* declined */.Li)("The event's payload names no author of the issue.");
    const body = payload.text("issue.body") ?? "";
    if (body.trimStart().startsWith(request_wish/* OUR_MARK */.JT))
        return (0,request_wish/* declined */.Li)("The issue is one of Remit's own.");
    const mention = findMention(body, settings.triggerPhrase, "issue");
    if (mention.kind === "absent")
        return (0,request_wish/* declined */.Li)(mention.reason);
    const said = mention.words || (mention.command === undefined ? issue_UNSAID : "");
    return {
        ...(0,request_wish/* wishFor */.b5)(mention.command, [settings.prompt?.trim() ?? "", said]),
        trigger: "comment",
        subject: { kind: "issue", number },
        askers: (0,request_wish/* askersOf */.J5)(author, sender),
        phrase: settings.triggerPhrase,
        ...(0,request_wish/* readThread */.nj)(payload, "issue", { at: payload.text("issue.created_at") }),
        key: (0,request_wish/* keyOf */.TN)(["issues", "opened", number, mention.command ?? null, mention.words]),
    };
}
/** Whoever sets the label asks; the issue's author may be anybody, and their words are data. */
function readLabeled(payload, settings, issue) {
    const label = payload.text("label.name");
    const refusal = refuseLabel(label, settings);
    return refusal ?? readMarked(payload, settings, issue, "label", ["labeled", label?.toLowerCase()]);
}
/** Why a label asks for nothing; undefined for the one that does. GitHub's labels are the same in any case. */
function refuseLabel(label, { triggerLabel = "" }) {
    if (triggerLabel === "")
        return (0,request_wish/* declined */.Li)("No label asks for a run: the input trigger-label is empty.");
    if (label?.toLowerCase() === triggerLabel.toLowerCase())
        return undefined;
    return (0,request_wish/* declined */.Li)(`The label ${JSON.stringify(label ?? "")} asks for nothing; ${JSON.stringify(triggerLabel)} does.`);
}
/** Assigned to the account that the phrase mentions, such as `remit-bot` of `@remit-bot`. */
function readAssigned(payload, settings, issue) {
    const assignee = payload.account("assignee")?.login ?? "";
    const [, login = ""] = /^@([\w-]+)(?:\[bot\])?$/.exec(settings.triggerPhrase) ?? [];
    if (login === "") {
        return (0,request_wish/* declined */.Li)(`Nobody can be assigned to ask: trigger-phrase is ${settings.triggerPhrase}, which is no account.`);
    }
    if (assignee.replace(/\[bot\]$/, "").toLowerCase() !== login.toLowerCase()) {
        return (0,request_wish/* declined */.Li)(`The issue was assigned to ${JSON.stringify(assignee)}, not to ${JSON.stringify(login)}.`);
    }
    return readMarked(payload, settings, issue, "assign", ["assigned", login.toLowerCase()]);
}
function readMarked(payload, settings, { number, sender, pull }, trigger, facts) {
    if (pull)
        return (0,request_wish/* declined */.Li)("The event's payload tells of a pull request as if it were an issue.");
    const at = payload.text("issue.updated_at");
    const asked = (0,request_wish/* wishUnsaid */.oj)(settings, issue_UNSAID);
    return {
        ...asked,
        trigger,
        subject: { kind: "issue", number },
        askers: (0,request_wish/* askersOf */.J5)(sender),
        ...(0,request_wish/* readThread */.nj)(payload, "issue", { at }),
        // The time tells a label that was taken off and set again from one event delivered twice.
        key: (0,request_wish/* keyOf */.TN)(["issues", ...facts, number, at, asked.command ?? null]),
    };
}
/** A box of the dashboard asks for its task, as a dispatch would: whoever ticks it asks, and the words are the workflow's. */
function readTick(payload, settings, { number, sender, pull }) {
    const { task = "", prompt = "" } = settings;
    if (settings.dashboard !== true || task === "") {
        return (0,request_wish/* declined */.Li)("The issue was edited: only opened, labeled and assigned ask, and ticks where `dashboard` is true.");
    }
    const author = payload.account("issue.user");
    const [before, now] = ["changes.body.from", "issue.body"].map((path) => (0,events/* readBoard */.n_)(payload.text(path) ?? ""));
    if (pull || author === undefined || before === undefined || now === undefined) {
        return (0,request_wish/* declined */.Li)("The issue that was edited is no dashboard.");
    }
    if (!(0,events/* wasTicked */.UM)(task, before, now))
        return (0,request_wish/* declined */.Li)(`The box of the task ${task} was not ticked.`);
    const command = (0,request_wish/* readCommand */.UK)(settings.command);
    if (prompt.trim() === "" && command === undefined) {
        return (0,request_wish/* declined */.Li)("The input `prompt` is empty: a tick says which task, not what to do.");
    }
    return {
        ...(0,request_wish/* wishFor */.b5)(command, [prompt.trim()]),
        trigger: "dispatch",
        askers: (0,request_wish/* askersOf */.J5)(sender),
        task,
        board: { number, author },
        key: (0,request_wish/* keyOf */.TN)(["issues", "edited", number, task, payload.text("issue.updated_at") ?? ""]),
    };
}
const issue_UNSAID = "Do what this issue asks for.";

;// CONCATENATED MODULE: ./lib/request/ways/pull.js


/** Always a review: the words that come with such an event are a stranger's, so nothing is changed for them. */
function readPull(payload, settings) {
    const action = payload.text("action") ?? "";
    const refusal = action === "labeled" ? refuseLabel(payload.text("label.name"), settings) : refuseAction(payload);
    if (refusal !== undefined)
        return refusal;
    const number = payload.number("pull_request.number");
    const head = payload.text("pull_request.head.sha");
    const sender = payload.account("sender");
    if (!number || head === undefined || sender === undefined) {
        return (0,request_wish/* declined */.Li)("The event's payload is not a pull request's: number, head or sender is missing.");
    }
    const asked = (0,request_wish/* wishUnsaid */.oj)(settings, "Review this pull request.");
    const at = payload.text("pull_request.updated_at");
    return {
        ...asked,
        kind: "review",
        trigger: action === "labeled" ? "label" : "pull",
        subject: { kind: "pull", number, head },
        askers: (0,request_wish/* askersOf */.J5)(sender),
        ...(0,request_wish/* readThread */.nj)(payload, "pull_request", { at }),
        // Opened, reopened, made ready, by one event or by two of them: a commit is reviewed once, but for a label again.
        key: (0,request_wish/* keyOf */.TN)(["pull", number, head, asked.command ?? null, asked.instruction, ...(action === "labeled" ? [at] : [])]),
    };
}
function refuseAction(payload) {
    const action = payload.text("action") ?? "changed";
    if (!ASKING.has(action)) {
        return (0,request_wish/* declined */.Li)(`The pull request was ${action}: only ${[...ASKING].join(", ")} and labeled ask for a review.`);
    }
    if (payload.flag("pull_request.draft"))
        return (0,request_wish/* declined */.Li)("The pull request is a draft: it is reviewed when it is ready.");
    return undefined;
}
const ASKING = new Set(["opened", "reopened", "synchronize", "ready_for_review"]);

;// CONCATENATED MODULE: ./lib/request/ways/review.js



function readReviewComment(payload, settings) {
    const action = payload.text("action");
    if (action !== "created") {
        return (0,request_wish/* declined */.Li)(`The review comment was ${action ?? "changed"}, not created: only new comments ask.`);
    }
    const said = readSaid(payload, settings, "comment");
    if ("reason" in said)
        return said;
    const path = payload.text("comment.path");
    if (path === undefined)
        return (0,request_wish/* declined */.Li)("The event's payload is not a review comment's: its path is missing.");
    const { id } = said;
    const line = payload.number("comment.line") ?? payload.number("comment.original_line");
    const occasion = {
        kind: "lines",
        comment: id,
        thread: payload.number("comment.in_reply_to_id") ?? id,
        path: (0,cut/* firstOf */.Ku)(path, MOST_PATH),
        ...(line === undefined ? {} : { line }),
        hunk: (0,cut/* lastOf */.g1)(payload.text("comment.diff_hunk") ?? "", MOST_HUNK),
    };
    const at = payload.text("comment.created_at");
    return wishOn(payload, settings, said, { trigger: "review_comment", occasion, at });
}
function readReview(payload, settings) {
    const action = payload.text("action");
    if (action !== "submitted") {
        return (0,request_wish/* declined */.Li)(`The review was ${action ?? "changed"}, not submitted: only new reviews ask.`);
    }
    // A comment on a line makes a review without words around it, and asks by an event of its own.
    if ((payload.text("review.body") ?? "").trim() === "") {
        return (0,request_wish/* declined */.Li)("The review has no words of its own: its comments ask for themselves.");
    }
    const said = readSaid(payload, settings, "review");
    if ("reason" in said)
        return said;
    const occasion = { kind: "review", review: said.id, state: payload.text("review.state") ?? "commented" };
    const at = payload.text("review.submitted_at");
    return wishOn(payload, settings, said, { trigger: "review", occasion, at });
}
/** GitHub shows a hunk up to the line that was commented on: what is near it stands at the end. */
const MOST_HUNK = 6_000;
const MOST_PATH = 4_096;
function readSaid(payload, settings, place) {
    const body = payload.text(`${place}.body`);
    const author = payload.account(`${place}.user`);
    const sender = payload.account("sender");
    const number = payload.number("pull_request.number");
    const id = payload.number(`${place}.id`);
    if (body === undefined || author === undefined || sender === undefined || !number || !id) {
        return (0,request_wish/* declined */.Li)(`The event's payload is not a ${place}'s: body, author, sender, id or number is missing.`);
    }
    if (body.trimStart().startsWith(request_wish/* OUR_MARK */.JT))
        return (0,request_wish/* declined */.Li)(`The ${place} is one of Remit's own.`);
    const mention = findMention(body, settings.triggerPhrase, place);
    if (mention.kind === "absent")
        return (0,request_wish/* declined */.Li)(mention.reason);
    return { id, number, body, askers: (0,request_wish/* askersOf */.J5)(author, sender), mention };
}
function wishOn(payload, settings, { id, number, body, askers, mention }, { at, ...wish }) {
    const said = mention.words || (mention.command === undefined ? review_UNSAID[wish.trigger] : "");
    return {
        ...(0,request_wish/* wishFor */.b5)(mention.command, [settings.prompt?.trim() ?? "", said]),
        ...wish,
        subject: { kind: "pull", number },
        askers,
        phrase: settings.triggerPhrase,
        ...(0,request_wish/* readThread */.nj)(payload, "pull_request", { comment: body, at }),
        key: (0,request_wish/* keyOf */.TN)([wish.trigger, id, number, mention.command ?? null, mention.words]),
    };
}
/** What a bare mention asks for. */
const review_UNSAID = {
    review_comment: "Do what this thread on the diff asks for.",
    review: "Do what this review asks for, in its comments on the diff too.",
};

;// CONCATENATED MODULE: ./lib/request/trigger.js
/** From an event to a wish: what somebody asked for. Pure; whether they may ask is `admission.ts`. */









/** Every way in. The name of an event, and of an action, is GitHub's. */
function readTrigger({ name, payload: value }, settings) {
    const payload = openPayload(value);
    switch (name) {
        case "issue_comment":
            return readComment(payload, settings);
        case "issues":
            return readIssue(payload, settings);
        case "pull_request_review_comment":
            return readReviewComment(payload, settings);
        case "pull_request_review":
            return readReview(payload, settings);
        case "pull_request":
        case "pull_request_target":
            return readPull(payload, settings);
        case "workflow_dispatch":
            return readDispatch(payload, settings);
        case "repository_dispatch":
            return readMessage(payload, settings);
        case "schedule":
            return readSchedule(payload, settings);
        case "workflow_run":
            return readFailedRun(payload, settings);
        case "local":
            return readLocal(payload, settings);
        default:
            return (0,request_wish/* declined */.Li)(`The event ${JSON.stringify(name)} does not start Remit; it understands ${UNDERSTOOD}.`);
    }
}
const UNDERSTOOD = [
    "issue_comment",
    "issues",
    "pull_request",
    "pull_request_target",
    "pull_request_review",
    "pull_request_review_comment",
    "workflow_dispatch",
    "repository_dispatch",
    "schedule",
    "workflow_run",
].join(", ");


/***/ }),

/***/ 4666:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J5: () => (/* binding */ askersOf),
/* harmony export */   JT: () => (/* binding */ OUR_MARK),
/* harmony export */   Li: () => (/* binding */ declined),
/* harmony export */   TN: () => (/* binding */ keyOf),
/* harmony export */   UK: () => (/* binding */ readCommand),
/* harmony export */   b5: () => (/* binding */ wishFor),
/* harmony export */   nj: () => (/* binding */ readThread),
/* harmony export */   oj: () => (/* binding */ wishUnsaid)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/** What somebody asked for, before anybody looked at who it was; and how events are turned into it. */

/** How Remit's own comments begin. */
const OUR_MARK = "<!-- remit:";
function declined(reason) {
    return { kind: "declined", reason };
}
/** The input `command`, with or without its slash. */
function readCommand(input) {
    const [, name, args = ""] = /^\/?([a-z][\w:-]*)\s*(.*)$/is.exec(input?.trim() ?? "") ?? [];
    return name === undefined ? undefined : { name, args };
}
/** What is asked for by a command and by words, empty ones left out. */
function wishFor(command, parts) {
    const instruction = parts.filter((part) => part !== "").join("\n\n");
    const kind = KINDS.get(command?.name.toLowerCase() ?? "") ?? "change";
    return command === undefined ? { kind, instruction } : { kind, instruction, command };
}
const KINDS = new Map([
    ["review", "review"],
    ["plan", "plan"],
    ["stop", "answer"],
]);
/** What the workflow itself asks for where nobody wrote a word: `unsaid` stands for the event. */
function wishUnsaid({ command: input, prompt = "" }, unsaid) {
    const command = readCommand(input);
    return wishFor(command, [prompt.trim(), command === undefined ? unsaid : ""]);
}
/** The author of the words first. */
function askersOf(author, ...others) {
    const all = [author];
    for (const other of others)
        if (other !== undefined && !all.some((each) => sameAccount(each, other)))
            all.push(other);
    return all;
}
function sameAccount(a, b) {
    return a.id === b.id && a.login.toLowerCase() === b.login.toLowerCase();
}
/** The thread below `at` (`issue` or `pull_request`); undefined when its author or the time is missing. */
function readThread(payload, place, { comment = "", at }) {
    const author = payload.account(`${place}.user`);
    if (author === undefined || at === undefined)
        return {};
    const [title, body] = [payload.text(`${place}.title`) ?? "", payload.text(`${place}.body`) ?? ""];
    return { thread: { title, body, author, url: payload.text(`${place}.html_url`) ?? "", comment, at } };
}
/** Sixteen hexadecimal digits: short enough for a branch name, and nobody gains by a collision with their own event. */
function keyOf(facts) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(JSON.stringify(facts)).digest("hex").slice(0, 16);
}


/***/ }),

/***/ 59549:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ serverHome),
/* harmony export */   p: () => (/* binding */ trustedPlace)
/* harmony export */ });
/** Where hooks and local servers find the trusted commit's files. Tools cannot write there. */
function trustedPlace({ run }) {
    return `${run}/trusted`;
}
/** The home directory of local servers: that of the tools can be written by the model. */
function serverHome({ run }) {
    return `${run}/servers`;
}


/***/ }),

/***/ 52593:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c: () => (/* binding */ openSecrets)
});

;// CONCATENATED MODULE: ./lib/secrets/letters.js
/**
 * A text letter by letter, as a reader would put it together again: what shows nothing (whitespace, invisible characters,
 * ANSI sequences) is passed over.
 */
/** Each character that counts, with the place in the text where it is spelled. */
function readLetters(text, reading, take) {
    const { length } = text;
    for (let at = 0; at < length;) {
        const code = text.charCodeAt(at);
        const kind = kindOf(code);
        if (kind === TAKE)
            take(code, at, ++at);
        else if (kind === PASS)
            at++;
        else if (reading === "verbatim" && code !== ESC)
            take(code, at, ++at);
        else {
            const [decoded, size] = readEscape(text, at, code);
            if (decoded !== undefined && kindOf(decoded) !== PASS && decoded !== BACKSLASH)
                take(decoded, at, at + size);
            at += size;
        }
    }
}
/** The letters of a text. */
function letters(text, reading) {
    const pieces = [];
    readLetters(text, reading, (code) => pieces.push(String.fromCharCode(code)));
    return pieces.join("");
}
const TAKE = 0;
const PASS = 1;
const ESCAPE = 2;
const PERCENT_SIGN = 0x25;
const AMPERSAND = 0x26;
const BACKSLASH = 0x5c;
const ESC = 0x1b;
const ESCAPES = new Set([PERCENT_SIGN, AMPERSAND, BACKSLASH, ESC]);
const KINDS = Uint8Array.from({ length: 128 }, (_, code) => {
    if (ESCAPES.has(code))
        return ESCAPE;
    return code <= 0x20 || code === 0x7f ? PASS : TAKE;
});
function kindOf(code) {
    return code < 128 ? KINDS[code] : isInvisible(code) ? PASS : TAKE;
}
/** Characters that show nothing: a secret with one of them between its letters reads the same. */
function isInvisible(code) {
    return ((code >= 0x80 && code <= 0xa0) ||
        // Tags, selectors and emoji: no token is made of them.
        (code >= 0xd800 && code <= 0xdfff) ||
        (code >= 0x2000 && code <= 0x200f) ||
        (code >= 0x2028 && code <= 0x202f) ||
        (code >= 0x205f && code <= 0x206f) ||
        (code >= 0xfe00 && code <= 0xfe0f) ||
        (code >= 0xfff0 && code <= 0xfffb) ||
        UNSEEN.has(code));
}
const UNSEEN = new Set([
    0xad, 0x34f, 0x61c, 0x600, 0x601, 0x602, 0x603, 0x604, 0x605, 0x6dd, 0x70f, 0x890, 0x891, 0x8e2, 0x115f, 0x1160,
    0x1680, 0x17b4, 0x17b5, 0x180b, 0x180c, 0x180d, 0x180e, 0x180f, 0x2800, 0x3000, 0x3164, 0xfeff, 0xffa0,
]);
/** What an escape stands for (undefined: nothing) and how many characters spell it. */
function readEscape(text, at, code) {
    switch (code) {
        case PERCENT_SIGN:
            return spelled(PERCENT, text, at, 16) ?? [code, 1];
        case AMPERSAND:
            return spelled(DECIMAL, text, at, 10) ?? spelled(HEXADECIMAL, text, at, 16) ?? named(text, at) ?? [code, 1];
        case ESC:
            return [undefined, lengthOf(ANSI, text, at) || 1];
        default:
            return afterBackslashes(text, at);
    }
}
// However deep the escaping, that many backslashes: the run counts for nothing, what follows decides.
function afterBackslashes(text, at) {
    let next = at;
    while (text.charCodeAt(next) === BACKSLASH)
        next++;
    const spelling = spelled(UNICODE, text, next, 16) ?? spelled(OCTAL, text, next, 8);
    const [code, size] = spelling ?? [undefined, lengthOf(LINE_END, text, next)];
    return [code, next - at + size];
}
const PERCENT = /%(?:25)*(?:u([0-9a-f]{4})|([0-9a-f]{2}))/iy;
const DECIMAL = /&#0{0,4}(\d{1,5});/y;
const HEXADECIMAL = /&#x0{0,4}([0-9a-f]{1,4});/iy;
const ENTITY = /&(?:amp|lt|gt|quot|apos|nbsp|shy|zwj|zwnj|ZeroWidthSpace|NoBreak);/y;
const UNICODE = /u\{0{0,4}([0-9a-f]{1,4})\}|u([0-9a-f]{4})|x([0-9a-f]{2})/iy;
const OCTAL = /([0-3][0-7]{2})/y;
const LINE_END = /[nrt]/y;
const ANSI = new RegExp(String.raw `\u001b(?:\[[0-?]{0,64}[ -/]{0,8}[@-~]|\][^\x07\u001b]{0,256}(?:\x07|\u001b\\)|[@-Z\\-_])`, "y");
function spelled(escape, text, at, radix) {
    escape.lastIndex = at;
    const match = escape.exec(text);
    const digits = match?.[1] ?? match?.[2] ?? match?.[3];
    return match === null || digits === undefined ? undefined : [Number.parseInt(digits, radix), match[0].length];
}
function lengthOf(pattern, text, at) {
    pattern.lastIndex = at;
    return pattern.test(text) ? pattern.lastIndex - at : 0;
}
// The others show nothing.
const NAMED = { amp: 0x26, lt: 0x3c, gt: 0x3e, quot: 0x22, apos: 0x27 };
function named(text, at) {
    const size = lengthOf(ENTITY, text, at);
    return size === 0 ? undefined : [NAMED[text.slice(at + 1, at + size - 1)], size];
}

;// CONCATENATED MODULE: ./lib/secrets/needles.js
/** From declared values to what is looked for: every encoding of a value, cut into windows. */

/** Length of a window: any so many characters of a value give it away. */
const WINDOW = 12;
/** Shortest needle: the hash covers so many characters. */
const SHORTEST = 6;
const FILTER_BITS = 17;
const { imul } = Math;
/** The rolling hash: characters older than six have been shifted out of its 32 bits. */
function mix(hash, code) {
    return (hash << 6) ^ code;
}
/** The place of a hash in {@link Needles.filter}. */
function slot(hash) {
    return imul(hash, 0x9e3779b1) >>> (32 - FILTER_BITS);
}
/** Prepare declared values for {@link scan}. Values under 6 characters are left out. */
function indexNeedles(declared) {
    const pieces = [...declared]
        .filter(([, value]) => value.trim().length >= SHORTEST)
        .flatMap(([name, value]) => piecesOf(value).map((piece) => ({ name, ...piece })));
    const decoded = pieces.flatMap(encodings);
    // Read for its escapes, a value that holds one of these is told apart from its neighbours with less certainty.
    const verbatim = pieces
        .filter(({ text }) => /[%&\\]/.test(text))
        .flatMap((piece) => needles(piece, letters(piece.text, "verbatim"), WINDOW));
    return {
        indexes: [index("decoded", decoded), index("verbatim", verbatim)].filter(({ byHash }) => byHash.size > 0),
        // A value of one repeated letter has no window of its own.
        literals: pieces.filter(({ text }) => windows(letters(text, "decoded")).length === 0),
    };
}
function index(reading, all) {
    const byHash = new Map();
    const filter = new Uint8Array(1 << FILTER_BITS);
    for (const needle of all) {
        const hash = hashOf(needle.text);
        const known = byHash.get(hash);
        if (known === undefined)
            byHash.set(hash, [needle]);
        else if (!known.some(({ text }) => text === needle.text))
            known.push(needle);
        filter[slot(hash)] = 1;
    }
    return { reading, byHash, filter };
}
function hashOf(text) {
    let hash = 0;
    for (let at = text.length - SHORTEST; at < text.length; at++)
        hash = mix(hash, text.charCodeAt(at));
    return hash;
}
/** Every spelling of a piece that its letters, decoded, do not tell. */
function encodings(piece) {
    const bytes = Buffer.from(piece.text, "utf8");
    const hex = bytes.toString("hex");
    // Non-ASCII characters as percent and \x escapes spell them: byte by byte.
    const texts = bytes.length === piece.text.length ? [piece.text] : [piece.text, bytes.toString("latin1")];
    const spelled = [
        ...texts.map((text) => letters(text, "decoded")),
        ...texts.map((text) => letters(text, "verbatim").replaceAll("\\", "")), // Every character escaped.
        letters(encodeURIComponent(piece.text.toWellFormed()), "decoded"), // Some characters escaped.
    ];
    return [
        ...spelled.flatMap((text) => needles(piece, text, WINDOW)),
        ...base64Forms(bytes).flatMap((form) => needles(piece, form, 16)), // 12 bytes of the value.
        ...[hex, hex.toUpperCase()].flatMap((form) => needles(piece, form, 2 * WINDOW)),
        ...listings(bytes).flatMap((form) => needles(piece, form, form.length - (form.length / bytes.length) * 2)),
    ];
}
/** Byte by byte with something in between, as dumps and arrays show them. White space counts for nothing anyway. */
function listings(bytes) {
    if (bytes.length > MOST_LISTED)
        return [];
    const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0"));
    const listed = [hex.join(":"), hex.join("-"), hex.map((byte) => `0x${byte}`).join(",")];
    return [...listed, ...listed.map((form) => form.toUpperCase().replaceAll("0X", "0x")), bytes.join(",")];
}
/** Bytes: a key file has many lines, and so many ways of each would cost more than they find. */
const MOST_LISTED = 200;
/** The windows of a text, so many characters of which in a row are enough to give it away. */
function needles({ name, wordy }, text, enough) {
    return windows(text).map((window) => {
        const whole = wordy && /^[A-Za-z]+$/.test(window);
        return { text: window, name, needs: whole ? text.length : Math.min(enough, text.length) };
    });
}
function piecesOf(value) {
    const trimmed = value.trim();
    const leaves = jsonSecrets(trimmed);
    if (leaves !== undefined)
        return leaves.flatMap(piecesOf);
    if (trimmed.includes("\n"))
        return trimmed.split(/\r?\n/).flatMap(linePieces);
    const path = trimmed.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#@]*(?=[/?#])/i, ""); // A host name is no secret.
    return [{ text: path.length >= SHORTEST ? path : trimmed, wordy: /\s/.test(path) }];
}
// `-----BEGIN \u2026` and blank lines are everybody's; of `NAME=value` the value is secret.
function linePieces(line) {
    const text = line.trim();
    const value = text.replace(/^(?:export\s+)?[A-Za-z_][\w.-]*\s*[=:]\s*/, "").replace(/^["']|["',]+$/g, "");
    const piece = value.length < WINDOW ? text : value;
    if (piece.length < WINDOW || piece.startsWith("-----"))
        return [];
    return [{ text: piece, wordy: !/\d/.test(piece) || /\s/.test(piece) }];
}
/** Of a JSON value (a service account's key file), the strings under names that speak of secrets. */
function jsonSecrets(text) {
    if (!text.startsWith("{"))
        return undefined;
    try {
        const found = [];
        JSON.parse(text, (key, item) => {
            if (typeof item === "string" && SECRET_NAME.test(key) && item.length >= WINDOW && !ADDRESS.test(item))
                found.push(item);
            return item;
        });
        return found.length === 0 ? undefined : found;
    }
    catch {
        return undefined;
    }
}
const SECRET_NAME = /key|secret|token|passw|credential/i;
const ADDRESS = /^https?:\/\//i;
function windows(text) {
    if (text.length < SHORTEST)
        return [];
    if (text.length <= WINDOW)
        return [text].filter(varied);
    return Array.from({ length: text.length - WINDOW + 1 }, (_, at) => text.slice(at, at + WINDOW)).filter(varied);
}
// `------------` and `000000000000` occur in ordinary text.
function varied(window) {
    // Called for every window of every encoding when a run starts; a set for each would take longer than all the rest.
    const seen = [];
    for (const character of window) {
        if (seen.includes(character))
            continue;
        if (seen.length === 3)
            return true;
        seen.push(character);
    }
    return false;
}
/** What base64 text that has these bytes somewhere inside is certain to contain. */
function base64Forms(bytes) {
    const forms = [0, 1, 2].map((offset) => {
        const text = Buffer.concat([Buffer.alloc(offset), bytes])
            .toString("base64")
            .replace(/=+$/, "");
        const uncertainEnd = (offset + bytes.length) % 3 === 0 ? 0 : 1;
        return text.slice(offset === 0 ? 0 : offset + 1, text.length - uncertainEnd);
    });
    return [...new Set([...forms, ...forms.map((form) => form.replaceAll("+", "-").replaceAll("/", "_"))])];
}

;// CONCATENATED MODULE: ./lib/secrets/scan.js
/** One pass over a text: a rolling hash of its letters tells where a needle may end. */


/** Where in `text` the needles are. */
function scan(text, { indexes, literals }) {
    return [
        ...literals.flatMap((literal) => findLiteral(text, literal)),
        ...indexes.flatMap((index) => find(text, index)),
    ];
}
function find(text, { reading, byHash, filter }) {
    const codes = new Uint16Array(RING);
    const starts = new Float64Array(RING);
    const run = new Run();
    let hash = 0;
    let count = 0;
    readLetters(text, reading, (code, start, end) => {
        codes[count % RING] = code;
        starts[count % RING] = start;
        count++;
        hash = mix(hash, code);
        if (filter[slot(hash)] === 0 || count < SHORTEST)
            return;
        const needle = byHash.get(hash)?.find((candidate) => endsWith(codes, count, candidate.text));
        if (needle !== undefined)
            run.hit(needle, count, starts[(count - needle.text.length) % RING], end);
    });
    run.close();
    return run.spans;
}
/** Longer than any needle. */
const RING = 16;
/** Hits that follow each other without a gap are one find, and long enough only together. */
class Run {
    spans = [];
    needle;
    from = 0;
    to = 0;
    start = 0;
    end = 0;
    /** `count` is how many characters had been read when the needle ended. */
    hit(needle, count, start, end) {
        const from = count - needle.text.length;
        if (this.needle === undefined || from > this.to) {
            this.close();
            this.needle = needle;
            this.from = from;
            this.start = start;
        }
        else if (needle.needs < this.needle.needs)
            this.needle = needle;
        this.to = count;
        this.end = end;
    }
    close() {
        const { needle, start, end } = this;
        if (needle !== undefined && this.to - this.from >= needle.needs)
            this.spans.push({ start, end, name: needle.name });
        this.needle = undefined;
    }
}
function endsWith(codes, count, needle) {
    if (count < needle.length)
        return false;
    const first = count - needle.length;
    for (let at = 0; at < needle.length; at++)
        if (codes[(first + at) % RING] !== needle.charCodeAt(at))
            return false;
    return true;
}
function findLiteral(text, { text: literal, name }) {
    const spans = [];
    for (let at = text.indexOf(literal); at >= 0; at = text.indexOf(literal, at + literal.length)) {
        spans.push({ start: at, end: at + literal.length, name });
    }
    return spans;
}

;// CONCATENATED MODULE: ./lib/secrets/shapes.js
/** Where in `text` something has the shape of a token: GitHub's, Google's, other well-known services', a JWT, a private key. */
function findShapes(text) {
    const { visible, origin } = withoutInvisible(text);
    const spans = [...findTokens(visible), ...findPrivateKeys(visible)];
    if (origin === undefined)
        return spans;
    return spans.map(({ start, end, name }) => ({ start: origin(start), end: origin(end - 1) + 1, name }));
}
// Each begins at the edge of a word and runs over a class that its beginning cannot re-enter, so a failed attempt is
// not repeated from the next character on: the search stays linear.
const TOKENS = [
    // Old: 36 letters and digits. Since 2026 long, with dots between the parts.
    ["github-token", String.raw `gh[pousr]_(?=[\w.-]{20})[\w-]+(?:\.[\w-]+)*`],
    ["github-token", String.raw `github_pat_\w{22,}`],
    ["google-key", String.raw `AIza[\w-]{35,}`],
    ["google-key", String.raw `AQ\.Ab[\w-]{20,}`],
    ["google-token", String.raw `ya29\.(?=[\w.-]{20})[\w-]+(?:\.[\w-]+)*`],
    ["aws-key", String.raw `(?:AKIA|ASIA)[A-Z0-9]{16}(?![A-Za-z0-9])`],
    ["slack-token", String.raw `xox[abeoprs]-(?=[\w-]{20})[\w-]+`],
    ["npm-token", String.raw `npm_[A-Za-z0-9]{36}(?![A-Za-z0-9])`],
    ["gitlab-token", String.raw `glpat-[\w-]{20,}`],
    ["stripe-key", String.raw `[rs]k_live_[A-Za-z0-9]{16,}`],
    ["api-key", String.raw `sk-(?:ant|proj|svcacct)-[\w-]{20,}`],
    ["jwt", String.raw `eyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}`],
];
const TOKEN = new RegExp(String.raw `(?<![A-Za-z0-9])(?:${TOKENS.map(([, shape]) => `(${shape})`).join("|")})`, "g");
function findTokens(text) {
    return [...text.matchAll(TOKEN)].flatMap((match) => {
        const which = match.slice(1).findIndex((group) => group !== undefined);
        if (PLACEHOLDER.test(match[0]))
            return [];
        return [{ start: match.index, end: match.index + match[0].length, name: TOKENS[which]?.[0] ?? "token" }];
    });
}
// `ghp_xxxxxxxxxxxxxxxxxxxx`, as documentation writes it, and the key of Amazon's own.
const PLACEHOLDER = /^[A-Za-z]{2,4}(?:_|29\.)?(?:pat_)?x+$|^[a-z]{2,5}[-_](?:[a-z]{3,7}[-_])?x+$|^AKIA[A-Z0-9]{9}EXAMPLE$/i;
const BEGIN = /-----BEGIN (?:[A-Z0-9]+ ){0,3}PRIVATE KEY(?: BLOCK)?-----/g;
// A key has at least one full line; a mention of the heading has none. Line ends may be escaped, lines may be marked
// as a diff's or a quotation's.
const BODY = /[\s\\nr+|>"',-]{0,200}(?:(?:Version|Comment|Proc-Type|DEK-Info): ?[^\n\\]{0,200}[\s\\nr+|>"',-]{0,20}){0,4}[A-Za-z0-9+/=]{32,}/y;
const LINES = /(?:[\s\\nr+|>"',-]{1,20}[A-Za-z0-9+/=]{16,})*(?:[\s\\nr+|>"',-]{1,20}(?!END )[A-Za-z0-9+/=]{1,15}(?=[\s\\"',]|$))?/y;
const END = /[\s\\nr+|>"',-]{0,20}-----END [A-Z0-9 ]{0,40}-----/y;
function findPrivateKeys(text) {
    const spans = [];
    let from = 0;
    for (const { 0: heading, index } of text.matchAll(BEGIN)) {
        if (index < from)
            continue;
        const body = endOf(BODY, text, index + heading.length);
        if (body === undefined)
            continue;
        const lines = endOf(LINES, text, body) ?? body;
        from = endOf(END, text, lines) ?? lines;
        spans.push({ start: index, end: from, name: "private-key" });
    }
    return spans;
}
function endOf(pattern, text, at) {
    pattern.lastIndex = at;
    return pattern.test(text) ? pattern.lastIndex : undefined;
}
const shapes_UNSEEN = new RegExp(String.raw `\u001b\[[0-?]{0,64}[\x20-\x2f]{0,8}[@-~]|[[\p{Cc}\p{Default_Ignorable_Code_Point}]--[\t\n\r]]`, "gv");
/** The text without what cannot be seen, and where each of its characters was. */
function withoutInvisible(text) {
    const gaps = [...text.matchAll(shapes_UNSEEN)];
    if (gaps.length === 0)
        return { visible: text };
    const pieces = [];
    // For each piece: where it begins in the visible text, and how far it lies behind in the original.
    const begins = [];
    const shifts = [];
    let from = 0;
    let length = 0;
    const keep = (to) => {
        if (to > from) {
            pieces.push(text.slice(from, to));
            begins.push(length);
            shifts.push(from - length);
            length += to - from;
        }
    };
    for (const { 0: gap, index } of gaps) {
        keep(index);
        from = index + gap.length;
    }
    keep(text.length);
    return { visible: pieces.join(""), origin: (at) => at + (shifts[lastAtMost(begins, at)] ?? 0) };
}
function lastAtMost(sorted, value) {
    let low = 0;
    let high = sorted.length - 1;
    while (low < high) {
        const middle = (low + high + 1) >> 1;
        if (sorted[middle] <= value)
            low = middle;
        else
            high = middle - 1;
    }
    return low;
}

// EXTERNAL MODULE: ./lib/lib/cut.js
var cut = __webpack_require__(89823);
;// CONCATENATED MODULE: ./lib/secrets/stream.js
/** Taking secrets out of a text that is still coming, without ever holding the whole of it. */

/**
 * A private key has 13,000 characters at most, a token far fewer. What is kept back is looked at twice, so that it is an
 * eighth of the rest.
 */
const SIZES = { most: 288 * 1024, held: 32 * 1024 };
function openRedaction({ find, cutOut }, { most, held } = SIZES) {
    let waiting = "";
    const release = (spans, end) => {
        const text = waiting.slice(0, end);
        waiting = waiting.slice(end);
        return cutOut(text, spans.filter((span) => span.end <= end));
    };
    const some = () => {
        if (waiting.length <= held)
            return "";
        const spans = find(waiting);
        return release(spans, borderIn(waiting, spans, waiting.length - held));
    };
    return {
        some,
        take(text) {
            waiting += text;
            return waiting.length < most ? "" : some();
        },
        end: () => release(find(waiting), waiting.length),
    };
}
/** Where a text can be parted at `most` or before: in no secret, and between words, since half an escape spells nothing. */
function borderIn(text, spans, most) {
    const border = afterBlank(text, most);
    const across = spans.filter(({ start, end }) => start < border && border < end);
    if (across.length === 0)
        return border;
    const start = Math.min(...across.map((span) => span.start));
    // Longer than all that may wait: it goes at once, since what is not let go would have to be kept.
    return start === 0 ? Math.max(...across.map(({ end }) => end)) : borderIn(text, spans, start);
}
function afterBlank(text, most) {
    const before = text.slice(Math.max(0, most - WORD), most);
    const blank = before.search(/\s\S*$/u);
    return blank === -1 ? most - ((0,cut/* splits */.kH)(text, most) ? 1 : 0) : most - before.length + blank + 1;
}
/** No word that means anything is longer, in characters. */
const WORD = 1024;

;// CONCATENATED MODULE: ./lib/secrets.js
/** Declared secrets and token shapes, and how they are taken out of text before any sink. */




/**
 * `declared` maps a name for the mark to the secret value; values under 6 characters are not masked.
 *
 * A declared value is found raw, base64 (three offsets, both alphabets), hexadecimal, percent-encoded, JSON-escaped, as
 * `\u` and `\x` escapes and as HTML entities, with whitespace, ANSI sequences and invisible characters anywhere in it;
 * so is any 12 characters of it, and each line of a value that has several. Shapes of well-known tokens are found
 * whether declared or not. Time and memory are linear in the text.
 */
function openSecrets(declared) {
    const known = new Map(declared);
    let needles = indexNeedles(known);
    const find = (text) => (text.length < secrets_SHORTEST ? [] : [...scan(text, needles), ...findShapes(text)]);
    return {
        redact: (text) => cutOut(text, find(text)),
        redaction: (sizes) => openRedaction({ find, cutOut }, sizes),
        // UTF-16 needs no decoding of its own: the scan passes over NUL.
        found: (bytes) => find(bytes.toString("utf8")).length > 0,
        declare(name, value) {
            if ([...known.values()].includes(value))
                return;
            known.set(known.has(name) ? `${name}-${known.size}` : name, value);
            needles = indexNeedles(known);
        },
    };
}
// A shorter value would be found in ordinary words.
const secrets_SHORTEST = 6;
function cutOut(text, found) {
    let redacted = text;
    // What is taken out may leave its neighbour standing alone, with the shape of a token that was hidden by it.
    for (let spans = found; spans.length > 0; spans = findShapes(redacted))
        redacted = mark(redacted, spans);
    return redacted;
}
function mark(text, spans) {
    const pieces = [];
    let from = 0;
    for (const { start, end, name } of spans.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
        // A span that begins inside the one before it lengthens that one.
        if (start >= from)
            pieces.push(text.slice(from, start), `[redacted:${name}]`);
        from = Math.max(from, end);
    }
    pieces.push(text.slice(from));
    return pieces.join("");
}


/***/ })

};
