export const id = 889;
export const ids = [889];
export const modules = {

/***/ 11834:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Km: () => (/* reexport */ openFiles),
  n1: () => (/* reexport */ openScanner),
  n7: () => (/* reexport */ openShell)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/ports.js + 4 modules
var ports = __webpack_require__(48076);
;// CONCATENATED MODULE: ./lib/adapters/machine/real.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});
/**
 * Opening a path that must be real. Between the moment a path is found inside the workspace and the moment it is opened,
 * a process of the repository may put a link in its way. So the kernel is asked what was opened, not what is there now.
 */


const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK, O_DIRECTORY } = external_node_fs_.constants;
/** Open a regular file for reading. Throws `ELOOP` for a link on the path when refused, `EINVAL` for what is no file. */
async function openReal(path, refuse) {
    // Opening a FIFO would wait for a writer.
    const handle = await external_node_fs_.promises.open(path, O_RDONLY | O_NONBLOCK | (refuse ? O_NOFOLLOW : 0));
    try {
        if (refuse)
            checkReal(handle.fd, path);
        const stat = await handle.stat();
        if (stat.isDirectory())
            throw systemError("EISDIR", "is a directory", path);
        if (!stat.isFile())
            throw systemError("EINVAL", "is not a regular file", path);
        return handle;
    }
    catch (error) {
        await handle.close();
        throw error;
    }
}
/** Do something in a directory that stays the same directory, whatever becomes of its path meanwhile. */
async function withDirectory(path, refuse, work) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const handle = __addDisposableResource(env_1, await external_node_fs_.promises.open(path, O_RDONLY | O_DIRECTORY), true);
        if (refuse)
            checkReal(handle.fd, path);
        return await work(DESCRIPTORS === undefined ? path : `${DESCRIPTORS}/${handle.fd}`);
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
/** Throws `ELOOP` unless the open file is the one that `path` names without any link. */
function checkReal(file, path) {
    const wanted = external_node_path_.posix.join("/", path).replace(/(?<=.)\/$/u, "");
    const opened = DESCRIPTORS === undefined ? external_node_fs_.realpathSync.native(path) : external_node_fs_.readlinkSync(`${DESCRIPTORS}/${file}`);
    if (opened !== wanted)
        throw systemError("ELOOP", `led through a symbolic link to ${opened}`, path);
}
/** Where the kernel shows what each descriptor has open; undefined off Linux. */
const DESCRIPTORS = external_node_fs_.existsSync("/proc/self/fd") ? "/proc/self/fd" : undefined;
function systemError(code, what, path) {
    return Object.assign(new Error(`${code}: ${path} ${what}`), { code, path });
}

;// CONCATENATED MODULE: ./lib/adapters/machine/real-path.js
/** Where a path really is. */



/**
 * The real path, links resolved, dangling ones too; for a path that does not exist, its nearest existing ancestor's with
 * the rest appended. Throws node's system errors, `ELOOP` for links that lead in a circle.
 */
function realPath(path) {
    return follow(external_node_path_.posix.resolve(path), 0);
}
/** As many links as Linux itself follows. */
const MOST_LINKS = 40;
function follow(path, links) {
    const known = tryRealPath(path);
    if (known !== undefined || path === "/")
        return known ?? path;
    const parent = external_node_path_.posix.dirname(path);
    const target = tryReadLink(path);
    if (target === undefined)
        return external_node_path_.posix.join(follow(parent, links), external_node_path_.posix.basename(path));
    // The link dangles: what it names decides, since writing through it would create that.
    if (links >= MOST_LINKS)
        throw Object.assign(new Error(`ELOOP: too many links at ${path}`), { code: "ELOOP", path });
    return follow(external_node_path_.posix.resolve(follow(parent, links), target), links + 1);
}
function tryRealPath(path) {
    return unlessMissing(() => external_node_fs_.realpathSync.native(path));
}
function tryReadLink(path) {
    return unlessMissing(() => (external_node_fs_.lstatSync(path).isSymbolicLink() ? external_node_fs_.readlinkSync(path) : undefined));
}
function unlessMissing(ask) {
    try {
        return ask();
    }
    catch (error) {
        if (["ENOENT", "ENOTDIR"].includes((0,ports/* systemCode */.xU)(error) ?? ""))
            return undefined;
        throw error;
    }
}

;// CONCATENATED MODULE: ./lib/adapters/machine/files.js
var files_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var files_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});
/** The file system, as the port `Files`. */






/** The machine's files. Only paths that the user or the runner chose may be followed through links. */
function openFiles({ links = "refuse" } = {}) {
    const refuse = links === "refuse";
    return {
        facts,
        realPath: realPath,
        exists: (path) => external_node_fs_.lstatSync(path, { throwIfNoEntry: false }) !== undefined,
        read: (path, range) => read(path, range, refuse),
        write: (path, bytes, mode) => write(path, bytes, mode, refuse),
        sink: (path) => sink(path, refuse),
        remove: (path) => external_node_fs_.promises.rm(path, { recursive: true }),
        list,
        listNow: (path) => external_node_fs_.readdirSync(path, { withFileTypes: true }).map(toEntry),
        readLink: (path) => external_node_fs_.promises.readlink(path),
        link: (path, target) => external_node_fs_.promises.symlink(target, path),
        makeDirectory: async (path) => void (await external_node_fs_.promises.mkdir(path, { recursive: true })),
    };
}
async function facts(path) {
    try {
        const stat = await external_node_fs_.promises.lstat(path, { bigint: true });
        return {
            kind: kindOf(stat),
            size: Number(stat.size),
            modifiedAt: Number(stat.mtimeMs),
            executable: (stat.mode & 73n) !== 0n,
            signature: [stat.dev, stat.ino, stat.size, stat.mtimeNs, stat.ctimeNs].join("-"),
        };
    }
    catch (error) {
        if (isMissing(error))
            return undefined;
        throw error;
    }
}
function kindOf(entry) {
    if (entry.isFile())
        return "file";
    if (entry.isDirectory())
        return "directory";
    return entry.isSymbolicLink() ? "link" : "other";
}
/** Nothing is there: no such name, or a file where a directory would have to be. */
function isMissing(error) {
    return ["ENOENT", "ENOTDIR"].includes((0,ports/* systemCode */.xU)(error) ?? "");
}
async function read(path, range, refuse) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const file = files_addDisposableResource(env_1, await openReal(path, refuse), true);
        const { size } = await file.stat();
        const start = range?.start ?? 0;
        const wanted = Math.max(0, Math.min(range?.length ?? size, size - start));
        const bytes = Buffer.allocUnsafe(wanted);
        let filled = 0;
        while (filled < wanted) {
            const { bytesRead } = await file.read(bytes, filled, wanted - filled, start + filled);
            if (bytesRead === 0)
                break;
            filled += bytesRead;
        }
        return bytes.subarray(0, filled);
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = files_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
async function write(path, bytes, mode, refuse) {
    const directory = external_node_path_.posix.dirname(path);
    await external_node_fs_.promises.mkdir(directory, { recursive: true });
    await withDirectory(directory, refuse, async (inside) => {
        const target = `${inside}/${external_node_path_.posix.basename(path)}`;
        const temporary = `${inside}/.remit-${(0,external_node_crypto_.randomBytes)(6).toString("hex")}.tmp`;
        try {
            await writeNew(temporary, bytes, mode, await statIfFile(target));
            // Renaming replaces a link instead of following it.
            await external_node_fs_.promises.rename(temporary, target);
        }
        catch (error) {
            await external_node_fs_.promises.rm(temporary, { force: true });
            throw error;
        }
    });
}
async function writeNew(path, bytes, mode, old) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const file = files_addDisposableResource(env_2, await external_node_fs_.promises.open(path, "wx", mode ?? 0o666), true);
        await file.writeFile(bytes);
        const kept = mode ?? (old === undefined ? undefined : old.mode & 0o7777);
        if (old !== undefined)
            await keepOwner(file, old);
        if (kept !== undefined)
            await file.chmod(kept);
    }
    catch (e_2) {
        env_2.error = e_2;
        env_2.hasError = true;
    }
    finally {
        const result_2 = files_disposeResources(env_2);
        if (result_2)
            await result_2;
    }
}
/** In a container Remit may be root in somebody else's checkout. */
async function keepOwner(file, old) {
    const now = await file.stat();
    if (now.uid === old.uid && now.gid === old.gid)
        return;
    await file.chown(old.uid, old.gid).catch(() => undefined); // Not ours to give away: the file is then simply ours.
}
async function statIfFile(path) {
    try {
        const stat = await external_node_fs_.promises.lstat(path);
        return stat.isFile() ? stat : undefined;
    }
    catch (error) {
        if (isMissing(error))
            return undefined;
        throw error;
    }
}
function sink(path, refuse) {
    external_node_fs_.mkdirSync(external_node_path_.posix.dirname(path), { recursive: true });
    const { O_WRONLY, O_CREAT, O_TRUNC, O_NOFOLLOW, O_NONBLOCK } = external_node_fs_.constants;
    const file = external_node_fs_.openSync(path, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_NONBLOCK, 0o600);
    try {
        if (refuse)
            checkReal(file, path);
    }
    catch (error) {
        external_node_fs_.closeSync(file);
        throw error;
    }
    return {
        write(bytes) {
            for (let done = 0; done < bytes.length;)
                done += external_node_fs_.writeSync(file, bytes, done);
        },
        close: () => external_node_fs_.closeSync(file),
    };
}
async function list(path) {
    const found = await external_node_fs_.promises.readdir(path, { withFileTypes: true });
    if (!found.some(({ name }) => name.includes("\ufffd")))
        return { entries: found.map(toEntry), undecodable: 0 };
    // A replacement character is either in the name or stands for bytes that are not UTF-8: only the bytes tell.
    const raw = await external_node_fs_.promises.readdir(path, { withFileTypes: true, encoding: "buffer" });
    const exact = raw.filter(({ name }) => Buffer.from(name.toString("utf8")).equals(name));
    const entries = exact.map((entry) => ({ name: entry.name.toString("utf8"), kind: kindOf(entry) }));
    return { entries, undecodable: raw.length - exact.length };
}
function toEntry(entry) {
    return { name: entry.name, kind: kindOf(entry) };
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
// EXTERNAL MODULE: ./lib/adapters/machine/processes.js
var processes = __webpack_require__(16191);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./lib/adapters/machine/find-program.js
var find_program = __webpack_require__(35566);
;// CONCATENATED MODULE: ./lib/adapters/machine/streams.js
/**
 * The streams of commands. Node gives its children sockets, one for each stream: the order of output and errors is lost,
 * a socket cannot be opened as `/dev/stderr`, which scripts do, and on standard input it makes bash read its start-up
 * file. A named pipe, unlinked as soon as both ends are open, is the one kind of pipe that node can make.
 */





// Starting a program costs 2 ms: one makes pipes for several commands.
const AT_ONCE = 16;
function openStreams() {
    const waiting = [];
    let directory;
    let made = 0;
    const mkfifo = (0,find_program/* findProgram */.K)("mkfifo", process.env["PATH"] ?? "") ?? "mkfifo";
    const place = () => (0,external_node_path_.join)((directory ??= external_node_fs_.mkdtempSync((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), `remit-streams-${process.pid}-`))), String((made += 1)));
    return {
        openPipe() {
            if (waiting.length === 0)
                waiting.push(...makePipes(mkfifo, Array.from({ length: AT_ONCE }, place)));
            return openBothEnds(waiting.pop() ?? "");
        },
        openInput: (text) => openText(place(), text),
        [Symbol.dispose]() {
            if (directory !== undefined)
                external_node_fs_.rmSync(directory, { recursive: true, force: true });
            directory = undefined;
            waiting.length = 0;
        },
    };
}
function makePipes(mkfifo, paths) {
    // A child may run as another user and open it again as /dev/stderr; the directory itself is ours alone.
    (0,external_node_child_process_.execFileSync)(mkfifo, ["-m", "666", ...paths], { stdio: "ignore", env: {} });
    return paths;
}
function openBothEnds(path) {
    const { O_RDONLY, O_WRONLY, O_NONBLOCK } = external_node_fs_.constants;
    const reader = external_node_fs_.openSync(path, O_RDONLY | O_NONBLOCK);
    // Blocking: a command that writes faster than it is read must wait, not fail.
    const writer = external_node_fs_.openSync(path, O_WRONLY);
    external_node_fs_.rmSync(path);
    return { reader, writer };
}
function openText(path, text) {
    external_node_fs_.writeFileSync(path, text, { flag: "wx", mode: 0o644 });
    const file = external_node_fs_.openSync(path, "r");
    external_node_fs_.rmSync(path);
    return file;
}

;// CONCATENATED MODULE: ./lib/adapters/machine/shell.js
/** Commands, as the port `Shell`. */







/**
 * A glob stands for no name that begins with a dash and would count as an option; `policy/shell` builds on it. The list
 * says it for names with directories too, in case a bash lets `*` end at a slash. Setting it would show hidden files.
 */
const PLAIN_GLOBS = "readonly GLOBIGNORE='-*:-*/*:-*/*/*:-*/*/*/*'; shopt -u dotglob";
/** A shell whose children are dead once it is disposed; or once the process exits, should it never come to that. */
function openShell({ sandbox, wrap = (argv) => argv, environment, refusal, starting = (own) => own, }) {
    const running = new Map();
    const streams = openStreams();
    const killAll = () => {
        for (const family of running.values())
            (0,processes/* killFamilyNow */.bg)(family);
    };
    process.on("exit", killAll);
    return {
        sandbox,
        start(asked) {
            const why = refusal?.();
            if (why !== undefined)
                return notStarted(why);
            const command = { ...asked, environment: starting({ ...asked.environment, ...environment }) };
            const argv = wrap(["bash", "-c", `${PLAIN_GLOBS}\n${command.line}`], command);
            const { family, ...started } = start(command, argv, streams);
            if (family !== undefined)
                running.set(started, family);
            void started.ended.then(() => running.delete(started));
            return started;
        },
        async [Symbol.asyncDispose]() {
            await Promise.all([...running.keys()].map((one) => one.kill()));
            process.off("exit", killAll);
            streams[Symbol.dispose]();
        },
    };
}
function start(command, argv, streams) {
    const mark = (0,external_node_crypto_.randomBytes)(8).toString("hex");
    const { reader, writer } = streams.openPipe();
    const input = command.input === undefined ? undefined : streams.openInput(command.input);
    const child = trySpawn(argv, command, mark, [input ?? "ignore", writer, writer]);
    external_node_fs_.closeSync(writer);
    if (input !== undefined)
        external_node_fs_.closeSync(input);
    if (typeof child === "string") {
        external_node_fs_.closeSync(reader);
        return notStarted(child);
    }
    const output = new external_node_net_.Socket({ fd: reader, readable: true, writable: false });
    output.on("error", () => undefined); // A pipe that fails has ended.
    const family = child.pid === undefined ? undefined : { group: child.pid, mark };
    const life = watch(child, output, command, family);
    return { pid: child.pid ?? -1, ended: life.ended, kill: () => life.stop("killed"), family };
}
function notStarted(message) {
    const ended = Promise.resolve({ kind: "not_started", message });
    return { pid: -1, ended, kill: () => Promise.resolve(), family: undefined };
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
        return code === "E2BIG" ? "the command line is too long; put it into a script file" : code;
    }
}
function watch(child, output, command, family) {
    const began = performance.now();
    let stopped;
    const timers = startTimers(command, (why) => void stop(why));
    output.on("data", (chunk) => {
        timers.heard();
        command.onOutput(chunk);
    });
    const ended = whenGone(child).then(async (gone) => {
        timers.clear();
        const ms = Math.round(performance.now() - began);
        const drained = await isDrained(output);
        const leftBehind = family !== undefined && (await (0,processes/* killFamily */.$3)(family));
        if (!drained)
            await isDrained(output);
        output.destroy();
        return describe(gone, stopped, ms, leftBehind);
    });
    const stop = async (why) => {
        stopped ??= why;
        if (family !== undefined)
            await (0,processes/* killFamily */.$3)(family);
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

// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(75919);
;// CONCATENATED MODULE: ./lib/adapters/machine/scan.js
/** Source text of a CommonJS worker that answers each {@link ScanBatch} with a {@link ScannedBatch}. */
function scannerSource() {
    const parts = [serve, scanBatch, readText, scanText, countFeeds, matchRows, cutAround, withContext];
    const modules = '{ ...require("node:buffer"), fs: require("node:fs"), parentPort: require("node:worker_threads").parentPort }';
    return `"use strict";\n${parts.map(String).join("\n")}\n${serve.name}(${modules});`;
}
function serve({ parentPort, ...modules }) {
    const bench = { ...modules, bytes: Buffer.allocUnsafeSlow(1_048_576) };
    parentPort.on("message", (batch) => parentPort.postMessage(scanBatch(batch, bench), []));
}
function scanBatch({ search, paths }, bench) {
    const found = [];
    const passed = { tooLarge: 0, unreadable: 0 };
    let left = search.total;
    for (const path of paths) {
        if (left <= 0)
            break;
        const text = readText(path, search.maxBytes, bench);
        if (typeof text === "string") {
            if (text !== "binary")
                passed[text] += 1;
            continue;
        }
        const lines = scanText(text, { ...search, perFile: Math.min(search.perFile, left) });
        const matches = lines.filter((line) => line.match).length;
        if (matches > 0)
            found.push({ path, lines, matches });
        left -= matches;
    }
    return { found, ...passed };
}
/** A file's text as UTF-8 bytes, good until the next call. */
function readText(path, maxBytes, bench) {
    const { fs, isUtf8 } = bench;
    const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = fs.constants;
    let file = -1;
    try {
        file = fs.openSync(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
        const stat = fs.fstatSync(file);
        if (!stat.isFile())
            return "binary";
        if (stat.size > maxBytes)
            return "tooLarge";
        // A directory on the way may have been swapped for a link since it was listed.
        if (process.platform === "linux" && fs.readlinkSync(`/proc/self/fd/${file}`) !== path)
            return "unreadable";
        if (bench.bytes.length < stat.size)
            bench.bytes = Buffer.allocUnsafeSlow(stat.size);
        const body = bench.bytes.subarray(0, fs.readSync(file, bench.bytes, 0, stat.size, 0));
        if (body[0] === 0xff && body[1] === 0xfe)
            return Buffer.from(body.toString("utf16le", 2));
        if (body[0] === 0xfe && body[1] === 0xff) {
            return Buffer.from(Buffer.from(body.subarray(0, body.length & ~1))
                .swap16()
                .toString("utf16le", 2));
        }
        if (body.subarray(0, 8000).includes(0))
            return "binary";
        if (!isUtf8(body))
            return Buffer.from(body.toString("latin1"));
        return body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf ? body.subarray(3) : body;
    }
    catch {
        return "unreadable";
    }
    finally {
        if (file !== -1)
            fs.closeSync(file);
    }
}
/** The lines of a text that match, with the context asked for. */
function scanText(bytes, search) {
    const WINDOW = 65_536; // Small, since a pattern may look from each line to the end of what it is given.
    const matches = [];
    let counted = 0;
    let line = 1;
    for (let at = 0; at < bytes.length && matches.length < search.perFile;) {
        const feed = bytes.indexOf(10, Math.min(at + WINDOW, bytes.length - 1));
        const end = feed === -1 ? bytes.length : feed + 1;
        const hits = matchRows(bytes.toString("utf8", at, end), search, search.perFile - matches.length);
        if (hits.length > 0) {
            line += countFeeds(bytes, counted, at);
            counted = at;
        }
        for (const { row, ...part } of hits)
            matches.push({ line: line + row, ...part, match: true });
        at = end;
    }
    return search.before + search.after > 0 && matches.length > 0 ? withContext(bytes, matches, search) : matches;
}
function countFeeds(bytes, from, to) {
    let count = 0;
    for (let at = bytes.indexOf(10, from); at !== -1 && at < to; at = bytes.indexOf(10, at + 1))
        count += 1;
    return count;
}
/** Rows of a text, from 0, that match on their own. */
function matchRows(text, search, most) {
    const flags = search.ignoreCase ? "im" : "m";
    const pattern = new RegExp(search.pattern, `${flags}g`);
    const alone = new RegExp(search.pattern, flags);
    const except = search.except === undefined ? undefined : new RegExp(search.except, flags);
    // What looks around must not see the neighbouring lines: then each is tried by itself.
    const everyLine = /\(\?<?[=!]/.test(search.pattern);
    const hits = [];
    let row = 0;
    let counted = 0;
    for (let from = 0; from < text.length && hits.length < most;) {
        pattern.lastIndex = from;
        const at = everyLine ? from : pattern.exec(text)?.index;
        if (at === undefined || at >= text.length)
            break;
        const start = at === 0 ? 0 : text.lastIndexOf("\n", at - 1) + 1;
        const feed = text.indexOf("\n", at);
        const line = text.slice(start, feed === -1 ? text.length : feed);
        // The match may have gone on into the next line.
        const column = line.search(alone);
        for (let next = text.indexOf("\n", counted); next !== -1 && next < start; next = text.indexOf("\n", counted)) {
            row += 1;
            counted = next + 1;
        }
        if (column !== -1 && except?.test(line) !== true)
            hits.push({ row, ...cutAround(line, column, search.maxColumns) });
        from = feed === -1 ? text.length : feed + 1;
    }
    return hits;
}
/** A line, or the part of it around a column. */
function cutAround(line, column, most) {
    const text = line.endsWith("\r") ? line.slice(0, -1) : line;
    const start = Math.max(0, Math.min(column - Math.floor(most / 2), text.length - most));
    return { text: text.slice(start, start + most), start, length: text.length };
}
/** The matching lines and those around them, each once, in order. */
function withContext(bytes, matches, search) {
    const lines = [];
    let at = 0;
    let number = 1;
    let next = 0;
    let until = 0;
    while (at < bytes.length && (next < matches.length || number <= until)) {
        const feed = bytes.indexOf(10, at);
        const end = feed === -1 ? bytes.length : feed;
        const match = matches[next];
        if (match !== undefined && match.line === number) {
            lines.push(match);
            next += 1;
            until = number + search.after;
        }
        else if (number <= until || (match !== undefined && match.line - number <= search.before)) {
            lines.push({ line: number, ...cutAround(bytes.toString("utf8", at, end), 0, search.maxColumns), match: false });
        }
        at = end + 1;
        number += 1;
    }
    return lines;
}

;// CONCATENATED MODULE: ./lib/adapters/machine/scanner.js
/** Search over many files, as the port `Scanner`. */


/** A scanner with one thread, started when first needed and stopped when disposed. Searches take turns. */
function openScanner() {
    let thread;
    let turn = Promise.resolve();
    const stop = async () => {
        const stopping = thread;
        thread = undefined;
        await stopping?.terminate();
    };
    return {
        scan(search, paths, { timeoutMs, signal }, found) {
            const mine = turn.then(async () => {
                thread ??= startThread();
                const work = scanAll(thread, search, paths, found);
                const end = await beforeDeadline(work, timeoutMs, signal);
                // A pattern that goes on for ever can only be stopped with its thread.
                if (end.kind === "timed_out" || end.kind === "cancelled")
                    await stop();
                return end;
            });
            turn = mine.catch(stop);
            return mine;
        },
        [Symbol.asyncDispose]: stop,
    };
}
// The thread reads one file at a time, so it needs little beyond the largest.
const MEMORY = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 2 };
function startThread() {
    const thread = new external_node_worker_threads_.Worker(scannerSource(), {
        eval: true,
        env: {},
        execArgv: [],
        stdin: false,
        resourceLimits: MEMORY,
    });
    thread.unref();
    return thread;
}
async function scanAll(thread, search, paths, found) {
    const passed = { searched: 0, tooLarge: 0, unreadable: 0 };
    let left = search.total;
    const batches = paths[Symbol.asyncIterator]();
    let coming = batches.next();
    for (;;) {
        const batch = await coming;
        if (batch.done === true)
            return { kind: "done", ...passed };
        const answer = ask(thread, { search: { ...search, total: left }, paths: batch.value });
        coming = batches.next(); // The next directories are listed while these files are searched.
        coming.catch(() => undefined);
        const scanned = await answer;
        passed.searched += batch.value.length;
        passed.tooLarge += scanned.tooLarge;
        passed.unreadable += scanned.unreadable;
        for (const file of scanned.found) {
            left -= file.matches;
            found(file);
        }
        if (left <= 0)
            return { kind: "enough" };
    }
}
function ask(thread, batch) {
    return new Promise((resolve, reject) => {
        const settle = () => {
            thread.off("message", answered).off("error", failed).off("exit", gone);
        };
        const answered = (scanned) => {
            settle();
            resolve(scanned);
        };
        const failed = (error) => {
            settle();
            reject(error);
        };
        const gone = () => failed(new Error("The search was stopped."));
        thread.on("message", answered).on("error", failed).on("exit", gone);
        thread.postMessage(batch, []);
    });
}
/** The end of the work, or of the time for it. */
async function beforeDeadline(work, timeoutMs, signal) {
    work.catch(() => undefined); // It fails once its thread is stopped.
    let timer;
    let cancel = () => undefined;
    const deadline = new Promise((resolve) => {
        timer = setTimeout(resolve, timeoutMs, { kind: "timed_out" });
        cancel = () => resolve({ kind: "cancelled" });
        if (signal.aborted)
            cancel();
        signal.addEventListener("abort", cancel, { once: true });
    });
    try {
        return await Promise.race([work, deadline]);
    }
    finally {
        clearTimeout(timer);
        signal.removeEventListener("abort", cancel);
    }
}

;// CONCATENATED MODULE: ./lib/adapters/machine.js
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

/***/ 47224:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RK: () => (/* binding */ visible),
/* harmony export */   Yw: () => (/* binding */ isBelow),
/* harmony export */   bq: () => (/* binding */ readMounts)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/** What is mounted, as the kernel tells it. */

/** In the order in which they were mounted. Throws where there is no /proc. */
function readMounts(mountinfo = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)("/proc/self/mountinfo", "utf8")) {
    return mountinfo.split("\n").flatMap((line) => {
        const [, , , , path, options] = line.split(" ");
        return path === undefined || options === undefined ? [] : [{ path: unescape(path), options: options.split(",") }];
    });
}
/** The mounts that can still be seen: what a later one covers cannot. */
function visible(mounts) {
    return mounts.filter(({ path }, index) => !mounts.slice(index + 1).some((later) => later.path === path || isBelow(path, later.path)));
}
/** Whether `path` lies in the directory, at any depth. */
function isBelow(path, directory) {
    return path !== directory && path.startsWith(directory === "/" ? "/" : `${directory}/`);
}
function unescape(field) {
    return field.replaceAll(/\\([0-7]{3})/g, (_, octal) => String.fromCharCode(Number.parseInt(octal, 8)));
}


/***/ }),

/***/ 68514:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $d: () => (/* reexport */ compileName),
  H9: () => (/* reexport */ compilePath),
  Ty: () => (/* binding */ judgeAll),
  ce: () => (/* binding */ readPatterns)
});

;// CONCATENATED MODULE: ./lib/change/wildcard.js
/**
 * Paths by pattern, in time that grows with the length of the pattern times that of the path, whatever they are. Both
 * come from strangers: patterns from a repository's ignore files and a model's globs, paths from its tree. Libraries
 * make regular expressions of patterns, and those backtrack: `*a*a*a*a*a*a*a*b` against 60 letters takes one 36 s.
 */
/** Whether a name without slashes matches a pattern without slashes: `*`, `?`, `[a-z]`, `[!a-z]`, `\*`. */
function compileName(pattern, { ignoreCase = false } = {}) {
    const match = compileTokens(parse(ignoreCase ? pattern.toLowerCase() : pattern));
    return ignoreCase ? (name) => match(name.toLowerCase()) : match;
}
/**
 * Whether a path, in segments, matches a pattern, segment by segment. `**` as a segment (or more stars, as with git) stands
 * for any number of them, at the end for one at least.
 */
function compilePath(pattern, options = {}) {
    const parts = splitPath(pattern).map((part) => (STARS.test(part) ? ANY : compileName(part, options)));
    if (parts.at(-1) === ANY)
        parts.splice(-1, 1, () => true, ANY);
    return (path) => matchAll(parts, path);
}
/** A slash in a set is a character of the set, an escaped one divides all the same. */
function splitPath(pattern) {
    if (!/[[\\]/.test(pattern))
        return pattern.split("/");
    const characters = Array.from(pattern);
    const parts = [];
    let part = "";
    for (let at = 0; at < characters.length; at += 1) {
        const [one = "", next = ""] = [characters[at], characters[at + 1]];
        const escaped = one === "\\" && next !== "";
        const end = one === "[" ? Math.min(parseSet(characters, at).end, characters.length - 1) : at + (escaped ? 1 : 0);
        if (one === "/" || (escaped && next === "/")) {
            // For git, stars before an escaped slash stand for one segment at least.
            parts.push(...(escaped && STARS.test(part) ? ["*", "**"] : [part]));
            part = "";
        }
        else
            part += characters.slice(at, end + 1).join("");
        at = end;
    }
    return [...parts, part];
}
const STARS = /^\*{2,}$/;
/** Stands for any number of whatever there is. */
const ANY = Symbol("any");
/** Only the last `ANY` ever needs to take more: what stands before it has matched as early as it can. */
function matchAll(tests, items) {
    let [at, item, anyAt, anyItem] = [0, 0, -1, 0];
    while (item < items.length) {
        const test = tests[at];
        if (test === ANY) {
            [anyAt, anyItem] = [at, item];
            at += 1;
        }
        else if (test?.(items[item] ?? "") === true) {
            at += 1;
            item += 1;
        }
        else if (anyAt === -1) {
            return false;
        }
        else {
            anyItem += 1;
            [at, item] = [anyAt + 1, anyItem];
        }
    }
    while (tests[at] === ANY)
        at += 1;
    return at === tests.length;
}
/** Most patterns are a name, `*.ending` or `beginning*`: those need no walk. */
function compileTokens(tokens) {
    const literal = (part) => {
        const characters = part.flatMap((token) => (token.kind === "literal" ? [token.character] : []));
        return characters.length === part.length ? characters.join("") : undefined;
    };
    const whole = literal(tokens);
    if (whole !== undefined)
        return (name) => name === whole;
    const ending = tokens[0]?.kind === "any" ? literal(tokens.slice(1)) : undefined;
    if (ending !== undefined)
        return (name) => name.endsWith(ending);
    const beginning = tokens.at(-1)?.kind === "any" ? literal(tokens.slice(0, -1)) : undefined;
    if (beginning !== undefined)
        return (name) => name.startsWith(beginning);
    const tests = tokens.map(toTest);
    return (name) => matchAll(tests, /[\ud800-\udfff]/.test(name) ? Array.from(name) : name);
}
function toTest(token) {
    switch (token.kind) {
        case "any":
            return ANY;
        case "one":
            return () => true;
        case "literal":
            return (character) => character === token.character;
        case "set":
            return (character) => token.has(character) !== token.negated;
        default:
            return token;
    }
}
function parse(pattern) {
    const characters = Array.from(pattern);
    const tokens = [];
    for (let at = 0; at < characters.length; at += 1) {
        const character = characters[at] ?? "";
        if (character === "[") {
            const set = parseSet(characters, at);
            tokens.push(set.token);
            at = set.end;
        }
        else if (character === "*") {
            if (tokens.at(-1)?.kind !== "any")
                tokens.push({ kind: "any" });
        }
        else if (character === "?") {
            tokens.push({ kind: "one" });
        }
        else {
            if (character === "\\" && at + 1 < characters.length)
                at += 1;
            tokens.push({ kind: "literal", character: characters[at] ?? "" });
        }
    }
    return tokens;
}
/** A set that begins at an index, and the index of its last bracket; without one nothing matches, as with git. */
function parseSet(characters, start) {
    const negated = characters[start + 1] === "!" || characters[start + 1] === "^";
    const tests = [];
    const first = start + (negated ? 2 : 1);
    for (let at = first; at < characters.length;) {
        if (characters[at] === "]" && at > first) {
            return { token: { kind: "set", negated, has: (one) => tests.some((test) => test(one)) }, end: at };
        }
        const named = characters[at] === "[" && characters[at + 1] === ":" ? parseClass(characters, at) : undefined;
        const { test, next } = named ?? parseRange(characters, at);
        tests.push(test);
        at = next;
    }
    return { token: { kind: "set", negated: false, has: () => false }, end: characters.length };
}
const CLASSES = {
    alpha: /^[a-z]$/iu,
    digit: /^\d$/u,
    alnum: /^[a-z\d]$/iu,
    upper: /^[A-Z]$/u,
    lower: /^[a-z]$/u,
    space: /^\s$/u,
    blank: /^[ \t]$/u,
    punct: /^[!-/:-@[-`{-~]$/u,
    xdigit: /^[\da-f]$/iu,
};
/** `[:alpha:]` and its like. */
function parseClass(characters, at) {
    const end = characters.indexOf(":", at + 2);
    const known = end === -1 || characters[end + 1] !== "]" ? undefined : CLASSES[characters.slice(at + 2, end).join("")];
    return known === undefined ? undefined : { test: (one) => known.test(one), next: end + 2 };
}
/** One character, or two with a `-` between. */
function parseRange(characters, at) {
    const low = readEscaped(characters, at);
    const dash = characters[low.next] === "-" && (characters[low.next + 1] ?? "]") !== "]";
    if (!dash)
        return { test: (one) => one === low.character, next: low.next };
    const high = readEscaped(characters, low.next + 1);
    const codeOf = (one) => one.codePointAt(0) ?? 0;
    const [from, to] = [codeOf(low.character), codeOf(high.character)];
    return { test: (one) => codeOf(one) >= from && codeOf(one) <= to, next: high.next };
}
function readEscaped(characters, at) {
    const escaped = characters[at] === "\\" && at + 1 < characters.length ? 1 : 0;
    return { character: characters[at + escaped] ?? "", next: at + escaped + 1 };
}

;// CONCATENATED MODULE: ./lib/change/ignore.js
/** The patterns of ignore files, as git understands them. */


/** Read a file of patterns in the form of `.gitignore`; there is no wrong one. */
function readPatterns(text) {
    // The last pattern that matches decides, so they are tried from the end.
    const rules = toBytes(text.replace(/^\ufeff/u, ""))
        .split("\n")
        .flatMap((line) => readRule(line.replace(/\r$/u, "")))
        .toReversed();
    return {
        judge(names, isDirectory) {
            const path = names.map(toBytes);
            const rule = rules.find((one) => (isDirectory || !one.directories) && one.matches(path));
            return rule?.verdict ?? "silent";
        },
    };
}
/** One character for each byte of UTF-8, since `?` and `[!a]` are for a byte each: `\u00e9` has two. */
function toBytes(text) {
    return /[\u0080-\uffff]/.test(text) ? Buffer.from(text).toString("latin1") : text;
}
/** What patterns say of a path whose parents nobody has judged: what is in an ignored directory is ignored. */
function judgeAll(patterns, path, isDirectory) {
    const parents = path.slice(1).map((_, index) => path.slice(0, index + 1));
    if (parents.some((parent) => patterns.judge(parent, true) === "ignored"))
        return "ignored";
    return patterns.judge(path, isDirectory);
}
function readRule(line) {
    if (line.startsWith("#"))
        return [];
    const trimmed = trimEnd(line);
    const kept = trimmed.startsWith("!");
    const written = kept ? trimmed.slice(1) : trimmed;
    const directories = written.endsWith("/");
    const pattern = directories ? written.slice(0, -1) : written;
    if (pattern === "" || endsInEscape(pattern))
        return [];
    return [{ verdict: kept ? "kept" : "ignored", directories, matches: compileRule(pattern) }];
}
/** A pattern without a slash is for names at any depth; one with a slash is for paths from its directory. */
function compileRule(pattern) {
    if (pattern.includes("/"))
        return compileAnchored(pattern.replace(/^\//u, ""));
    const matches = compileName(pattern);
    return (path) => matches(path.at(-1) ?? "");
}
/** Git compares what stands before the first wildcard by itself: two stars right behind it stand at a beginning. */
function compileAnchored(pattern) {
    const literal = /^[^*?[\\]*/u.exec(pattern)?.[0] ?? "";
    if (literal === pattern)
        return (path) => path.join("/") === literal;
    const matches = compilePath(pattern.slice(literal.length));
    return (path) => {
        const whole = path.join("/");
        return whole.startsWith(literal) && matches(whole.slice(literal.length).split("/"));
    };
}
/** Spaces at the end do not count, unless the last is escaped. */
function trimEnd(line) {
    let end = line.length;
    while (end > 0 && line[end - 1] === " " && !endsInEscape(line.slice(0, end - 1)))
        end -= 1;
    return line.slice(0, end);
}
function endsInEscape(text) {
    let count = 0;
    while (count < text.length && text[text.length - 1 - count] === "\\")
        count += 1;
    return count % 2 === 1;
}


/***/ }),

/***/ 23531:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  QT: () => (/* binding */ MAIN),
  n_: () => (/* reexport */ readBoard),
  gq: () => (/* reexport */ succeeded),
  UM: () => (/* reexport */ wasTicked),
  i_: () => (/* reexport */ writeBoard)
});

;// CONCATENATED MODULE: ./lib/records/dashboard.js
/** The first line of its text. */
const MARK = "<!-- remit:dashboard -->";
/** Lines that are read: a matrix has at most as many jobs. */
const MOST = 256;
/**
 * The rows of a dashboard's text; undefined for any other text. Whoever may edit issues may edit this one: nothing is taken
 * from it but names, numbers and conclusions that there are, and all that people read is written anew from these.
 */
function readBoard(text) {
    const [mark, ...lines] = text.split(/\r?\n/);
    if (mark !== MARK)
        return undefined;
    const rows = new Map();
    for (const line of lines.slice(0, 4 * MOST)) {
        const row = readRow(line);
        if (row !== undefined && !rows.has(row.task) && rows.size < MOST)
            rows.set(row.task, row);
    }
    return [...rows.values()];
}
const ROW = /^- \[([ xX])\] <!-- remit:task name=([a-z0-9-]{1,40}) end=([a-z]{1,10}) pull=(\d{1,9}) run=(\d{1,20}) at=(\d{1,10}) -->/;
function readRow(line) {
    const [, box = "", task = "", end = "", pull, run = "", at] = ROW.exec(line) ?? [];
    const conclusion = CONCLUSIONS.find((each) => each === end);
    if (conclusion === undefined)
        return undefined;
    return { task, ticked: box !== " ", conclusion, pull: Number(pull), run, at: Number(at) };
}
const CONCLUSIONS = [
    ...["changed", "answered", "reviewed", "planned", "unchanged", "declined"],
    ...["unverified", "blocked", "stuck", "exhausted", "cancelled", "failed"],
];
/** The text of a dashboard; `home` is the repository's address. Runs that said nothing of themselves have the id 0. */
function writeBoard(rows, home) {
    const sorted = rows.toSorted((a, b) => (a.task < b.task ? -1 : 1));
    return [MARK, INTRODUCTION, "", ...sorted.map((row) => writeRow(row, home)), ""].join("\n");
}
const INTRODUCTION = "The tasks that Remit carries out here. Tick a box to start one now: it is unticked when the run is over. This text is written anew after each run.";
function writeRow({ task, ticked, conclusion, pull, run, at }, home) {
    const facts = `<!-- remit:task name=${task} end=${conclusion} pull=${pull} run=${run} at=${at} -->`;
    const when = `${new Date(at * 1000).toISOString().slice(0, 16).replace("T", " ")} UTC`;
    const link = pull === 0 ? "" : `, [#${pull}](${home}/pull/${pull})`;
    return `- [${ticked ? "x" : " "}] ${facts} **${task}**: ${conclusion}${link}, ${when} ([run](${home}/actions/runs/${run}))`;
}
/** Whether the box of a task that stood there before is ticked now and was not. */
function wasTicked(task, before, now) {
    const [was, is] = [before, now].map((rows) => rows.find((row) => row.task === task));
    return was?.ticked === false && is?.ticked === true;
}

;// CONCATENATED MODULE: ./lib/records.js
/** The records a run is made of. They travel in events (see `events.ts`, which passes them all on). */





/** Whether the step succeeds. */
function succeeded(conclusion) {
    switch (conclusion) {
        case "changed":
        case "answered":
        case "reviewed":
        case "planned":
        case "unchanged":
        case "declined":
            return true;
        case "unverified":
        case "blocked":
        case "stuck":
        case "exhausted":
        case "cancelled":
        case "failed":
            return false;
    }
}

;// CONCATENATED MODULE: ./lib/events.js
/**
 * The contract: the records a run is made of and the events that carry them.
 *
 * A run is an append-only list of {@link Entry}. The model, the report, the limits and a replay each read a pure
 * projection of it; nothing flows backwards. Everything here is plain JSON: an entry written to disk and read back is
 * the same entry.
 */

/** The name of the agent a run starts with; a sub-agent's is its parent's and a number: `main/1`. */
const MAIN = "main";


/***/ }),

/***/ 97309:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ks: () => (/* binding */ salvageLog),
/* harmony export */   Ne: () => (/* binding */ openLog),
/* harmony export */   dK: () => (/* binding */ mask),
/* harmony export */   x6: () => (/* binding */ readLog)
/* harmony export */ });
/* harmony import */ var _events_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23531);
/** The append-only log of a run. `append` is its only mutation; secrets are masked before anything sees the entry. */

function openLog(clock, secrets, file) {
    const entries = [];
    const listeners = new Set();
    return {
        entries,
        append(event, agent = _events_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN */ .QT, at = clock.now()) {
            const entry = { seq: entries.length, at, agent, event: maskEvent(event, secrets) };
            file.append(`${JSON.stringify(entry)}\n`);
            entries.push(entry);
            for (const listener of listeners)
                listener(entry);
            return entry;
        },
        listen(listener) {
            listeners.add(listener);
            return () => listeners.delete(listener);
        },
    };
}
/** Read a log from disk; a last line that was cut off is dropped, any other damage throws. */
function readLog(text) {
    const lines = text.split("\n");
    const last = lines.pop() ?? "";
    const entries = lines.map((line, index) => parseEntry(line, index));
    const tail = last === "" ? undefined : parseTail(last, entries.length);
    return tail === undefined ? entries : [...entries, tail];
}
/** The entries of a damaged log up to where the damage begins; all of them where there is none. */
function salvageLog(text) {
    const entries = [];
    for (const line of text.split("\n")) {
        try {
            entries.push(parseEntry(line, entries.length));
        }
        catch {
            break; // Also the empty line after the last.
        }
    }
    return entries;
}
function parseEntry(line, index) {
    const entry = JSON.parse(line);
    if (entry.seq !== index)
        throw new Error(`Log line ${index + 1} has sequence number ${entry.seq}, expected ${index}.`);
    return entry;
}
function parseTail(line, index) {
    try {
        return parseEntry(line, index);
    }
    catch (error) {
        if (error instanceof SyntaxError)
            return undefined; // The run was killed while this line was written.
        throw error;
    }
}
/** The same without secrets, in values and in keys. */
function mask(value, secrets) {
    return maskValue(value, secrets);
}
// A thought signature is the model's own opaque base64: masking inside it would make Gemini answer 400. It is one only
// where the API puts it; what bears that name in a call's arguments is like any other word of the model's.
function maskEvent(event, secrets) {
    const masked = mask(event, secrets);
    if (event.type !== "model.replied" || masked.type !== "model.replied")
        return masked;
    const parts = masked.reply.parts.map((part, index) => {
        const { thoughtSignature } = event.reply.parts[index] ?? {};
        return thoughtSignature === undefined ? part : { ...part, thoughtSignature };
    });
    return { ...masked, reply: { ...masked.reply, parts } };
}
function maskValue(value, secrets) {
    if (typeof value === "string")
        return secrets.redact(value);
    if (Array.isArray(value))
        return value.map((item) => maskValue(item, secrets));
    if (value !== null && typeof value === "object") {
        return Object.fromEntries(Object.entries(value).map(([name, item]) => [secrets.redact(name), maskValue(item, secrets)]));
    }
    return value;
}


/***/ }),

/***/ 96687:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ holdsFor),
/* harmony export */   Q: () => (/* binding */ compiled)
/* harmony export */ });
/* harmony import */ var _match_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94743);
/* harmony import */ var _pattern_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51452);
/** Rules made ready for matching, each once. */


const made = new WeakMap();
/** A rule's conditions as tests. */
function compiled(rule) {
    const known = made.get(rule);
    if (known !== undefined)
        return known;
    const compile = rule.effect === "deny" ? _match_js__WEBPACK_IMPORTED_MODULE_1__/* .compilePathDenials */ .ZL : _match_js__WEBPACK_IMPORTED_MODULE_1__/* .compilePaths */ .Iw;
    const fresh = {
        rule,
        tool: anyOf(rule.tool, _match_js__WEBPACK_IMPORTED_MODULE_1__/* .compileTool */ .sz),
        path: except(rule.path === undefined ? undefined : compile(rule.path), rule.except),
        host: anyOf(rule.host, _match_js__WEBPACK_IMPORTED_MODULE_1__/* .compileHost */ .__),
        server: anyOf(rule.server, _match_js__WEBPACK_IMPORTED_MODULE_1__/* .compileName */ .$d),
        agent: anyOf(rule.agent, _match_js__WEBPACK_IMPORTED_MODULE_1__/* .compileName */ .$d),
        command: rule.command?.map(patternOf),
    };
    made.set(rule, fresh);
    return fresh;
}
/** Whether `when` holds, and the tool condition for this tool. */
function holdsFor(rule, tool, circumstances) {
    const { when } = rule.rule;
    if (when?.trigger !== undefined && !when.trigger.includes(circumstances.trigger))
        return false;
    if (when?.request !== undefined && !when.request.includes(circumstances.request))
        return false;
    if (when?.fork !== undefined && when.fork !== circumstances.fork)
        return false;
    return rule.tool === undefined || rule.tool(tool);
}
function anyOf(patterns, compile) {
    if (patterns === undefined)
        return undefined;
    const tests = patterns.map(compile);
    return (text) => tests.some((test) => test(text));
}
function except(holds, paths) {
    if (holds === undefined || paths === undefined || paths.length === 0)
        return holds;
    return (text) => holds(text) && !paths.includes(text);
}
function patternOf(text) {
    const parsed = (0,_pattern_js__WEBPACK_IMPORTED_MODULE_0__/* .parsePattern */ .E)(text);
    if (parsed.kind === "faulty")
        throw new Error(`A loaded rule has the pattern ${text}: ${parsed.why}`);
    return parsed.pattern;
}


/***/ }),

/***/ 76298:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rc: () => (/* binding */ couldCover),
/* harmony export */   hU: () => (/* binding */ covers),
/* harmony export */   vq: () => (/* binding */ globsMeet)
/* harmony export */ });
/* harmony import */ var _holes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96641);
/** Globs within one text, where `*` holds for any characters. No regular expressions, so no text can make one slow. */

/** Whether a glob, given as literal texts with a `*` between each two, covers a text whatever stands in its holes. */
function covers(glob, text) {
    const [first = "", ...others] = glob;
    const last = others.pop();
    if (last === undefined)
        return text === first;
    if (text.length < first.length + last.length || !text.startsWith(first) || !text.endsWith(last))
        return false;
    let from = first.length;
    const end = text.length - last.length;
    for (const literal of others) {
        const found = text.indexOf(literal, from);
        if (found === -1 || found + literal.length > end)
            return false;
        from = found + literal.length;
    }
    return true;
}
/** Whether some filling of the text's holes is covered by the glob. */
function couldCover(glob, text) {
    if (!(0,_holes_js__WEBPACK_IMPORTED_MODULE_0__/* .hasHole */ .dI)(text))
        return covers(glob, text);
    return globsMeet(starred(glob), starred((0,_holes_js__WEBPACK_IMPORTED_MODULE_0__/* .certainPieces */ .qt)(text)));
}
function starred(literals) {
    return literals.flatMap((literal, index) => (index === 0 ? [...literal] : [undefined, ...literal]));
}
/** Whether two globs have a text in common. The cost is the product of their lengths. */
function globsMeet(a, b) {
    // Positions of `b` that can be reached by what was read of `a`.
    let reachable = pastStars([0], b);
    for (const token of a) {
        if (reachable.size === 0)
            return false;
        reachable = pastStars(step(token, reachable, b), b);
    }
    return reachable.has(b.length);
}
function step(token, from, b) {
    if (token === undefined) {
        const first = Math.min(...from);
        return Array.from({ length: b.length - first + 1 }, (_, index) => first + index);
    }
    const next = [];
    for (const position of from) {
        if (position >= b.length)
            continue;
        const other = b[position];
        if (other === undefined)
            next.push(position);
        else if (other === true || token === true || other === token)
            next.push(position + 1);
    }
    return next;
}
/** A run may be empty: every position behind one is reachable too. */
function pastStars(positions, b) {
    const all = new Set(positions);
    for (const position of all)
        if (position < b.length && b[position] === undefined)
            all.add(position + 1);
    return all;
}


/***/ }),

/***/ 96641:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B5: () => (/* binding */ certainStart),
/* harmony export */   Dl: () => (/* binding */ ROOT),
/* harmony export */   HD: () => (/* binding */ readable),
/* harmony export */   Pr: () => (/* binding */ TREE),
/* harmony export */   Py: () => (/* binding */ ENTRY),
/* harmony export */   a$: () => (/* binding */ TEXT),
/* harmony export */   bO: () => (/* binding */ INPUT),
/* harmony export */   dI: () => (/* binding */ hasHole),
/* harmony export */   o_: () => (/* binding */ NAME),
/* harmony export */   qt: () => (/* binding */ certainPieces),
/* harmony export */   uk: () => (/* binding */ NUMBER)
/* harmony export */ });
/**
 * What is not known of a text when a line is judged. A text keeps what is certain and has a hole for each piece that is
 * not: `src/*.ts` is `src/`, a hole for a file name, `.ts`. Holes are private-use characters; a line that uses these
 * characters itself is refused.
 */
/** Any text at all. */
const TEXT = "\uE000";
/** Part of a file name that a glob stands for: no `/`, and never `.` or `..` as a whole. */
const NAME = "\uE001";
/** A whole number, perhaps with a minus sign. */
const NUMBER = "\uE002";
/** A path below what stands before it: any characters, but no `..` part. */
const TREE = "\uE003";
/** The absolute path of the workspace's root, which is certain as a place though not as a text. */
const ROOT = "\uE004";
/**
 * What a glob at the beginning of a word stands for: as {@link NAME}, and it begins with no `-`, so that it is no
 * option. Only in the line's own bash, which is told to pass such names over; one started from the line is not.
 */
const ENTRY = "\uE006";
/** What `xargs` puts in from its input, until it is known what that is. */
const INPUT = "\uE005";
const ANY_HOLE = /[\uE000-\uE00F]/;
const ALL_HOLES = /[\uE000-\uE00F]+/;
/** Whether anything of the text is not known. */
function hasHole(text) {
    return ANY_HOLE.test(text);
}
/** What is certain of the text up to its first hole. */
function certainStart(text) {
    const index = text.search(ANY_HOLE);
    return index === -1 ? text : text.slice(0, index);
}
/** The certain pieces between the holes. */
function certainPieces(text) {
    return text.split(ALL_HOLES);
}
/** The text for people: `src/\u2026.ts`. */
function readable(text) {
    return text
        .replace(/\/home\/~/g, "~")
        .replace(/\uE004/g, ".")
        .replace(/[\uE000-\uE00F]+/g, "\u2026");
}


/***/ }),

/***/ 2232:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  gl: () => (/* binding */ judgeNeed),
  DQ: () => (/* binding */ judgePath),
  y7: () => (/* binding */ judgeTool),
  RA: () => (/* reexport */ policy_verdicts/* openCase */.RA)
});

// EXTERNAL MODULE: ./lib/policy/policy.js
var policy = __webpack_require__(73506);
// EXTERNAL MODULE: ./node_modules/unbash/dist/parser.js + 16 modules
var parser = __webpack_require__(88989);
;// CONCATENATED MODULE: ./lib/policy/shell/reader.js
/** Longest line, in characters. What people and models write stays well below; longer ones hide something. */
const LONGEST_LINE = 8_192;
/**
 * Most commands in a line, each counted once for each place and spelling it can have. Some checkers are known to have
 * stopped looking after 50; this one stops allowing.
 */
const MOST_PARTS = 50;
/** Deepest nesting of scripts, substitutions and function calls. */
const DEEPEST = 12;
/** Most steps of reading: loops are read until nothing new comes of them, and nested ones multiply. */
const MOST_STEPS = 4_000;
/** Thrown to end a reading that has reached a limit; it becomes the line's doubt. */
class TooMuch extends Error {
    name = "TooMuch";
}
function openReader(locate) {
    return { parts: [], seen: new Set(), doubts: [], locate, via: [], depth: 0, work: { steps: 0 } };
}
/** A reading inside this one, whose findings are added to it. */
function inside(reader, via) {
    if (reader.depth >= DEEPEST)
        throw new TooMuch(`it is nested more than ${DEEPEST} deep`);
    return { ...reader, depth: reader.depth + 1, via: via === undefined ? reader.via : [...reader.via, via] };
}
/** A reading on trial, whose findings go nowhere. */
function onTrial(reader) {
    return { ...reader, parts: [], seen: new Set(), doubts: [] };
}
function doubt(reader, text, why, hint) {
    if (reader.doubts.some((known) => known.text === text && known.why === why))
        return;
    reader.doubts.push({ text, why, ...(hint === undefined ? {} : { hint }) });
}
function addPart(reader, part) {
    const key = JSON.stringify(part);
    if (reader.seen.has(key))
        return;
    if (reader.parts.length >= MOST_PARTS)
        throw new TooMuch(`it has more than ${MOST_PARTS} commands`);
    reader.seen.add(key);
    reader.parts.push(part);
}
/** Count one step of work. */
function step(reader) {
    reader.work.steps += 1;
    if (reader.work.steps > MOST_STEPS)
        throw new TooMuch("its loops and functions lead to too many cases");
}

// EXTERNAL MODULE: ./lib/policy/holes.js
var holes = __webpack_require__(96641);
;// CONCATENATED MODULE: ./lib/policy/shell/state.js

/** The state a line starts in. */
function startIn(directory) {
    return {
        directories: [{ path: directory, plain: true }],
        variables: new Map(),
        functions: new Map(),
        positional: [],
    };
}
/** What `$PWD` and `pwd` can say. Behind a link the shell's name for a directory is not the one that is known here. */
function workingDirectories(state) {
    if (state.directories.some(({ plain }) => !plain))
        return [holes/* TEXT */.a$];
    return state.directories.map(({ path }) => (path === "" ? holes/* ROOT */.Dl : `${holes/* ROOT */.Dl}/${path}`));
}
/** The same state however the command ended. */
function either(state) {
    return { success: state, failure: state };
}
/** What holds whichever of two commands ran. */
function joinFlows(a, b) {
    return { success: join(a.success, b.success), failure: join(a.failure, b.failure) };
}
/** The state after a command that may have ended either way. */
function after(flow) {
    return flow.success === flow.failure ? flow.success : join(flow.success, flow.failure);
}
/** A variable's known values are at most this many; more count as any text. */
const MOST_VALUES = 24;
/** What holds whichever of two states is the true one. */
function join(a, b) {
    if (a === b || b.ended === true)
        return a;
    if (a.ended === true)
        return b;
    const variables = new Map();
    for (const name of new Set([...a.variables.keys(), ...b.variables.keys()]))
        variables.set(name, joinVariables(a.variables.get(name), b.variables.get(name)));
    return {
        directories: joinDirectories(a.directories, b.directories),
        variables,
        functions: joinFunctions(a.functions, b.functions),
        positional: a.positional === b.positional ? a.positional : undefined,
        ...(a.previous !== undefined && a.previous === b.previous ? { previous: a.previous } : {}),
    };
}
/** Whether two states say the same, so that reading a loop's body once more finds nothing new. */
function sameState(a, b) {
    return a === b || snapshot(a) === snapshot(b);
}
function snapshot(state) {
    const functions = [...state.functions].map(([name, { bodies, certain }]) => [name, bodies.length, certain]);
    return JSON.stringify([
        state.directories,
        [...state.variables].toSorted(byName),
        state.positional ?? null,
        state.previous ?? null,
        functions,
    ]);
}
function byName([a], [b]) {
    return a < b ? -1 : Number(a > b);
}
function joinFunctions(a, b) {
    if (a === b)
        return a;
    const joined = new Map();
    for (const name of new Set([...a.keys(), ...b.keys()])) {
        const [one, other] = [a.get(name), b.get(name)];
        const bodies = [...new Set([...(one?.bodies ?? []), ...(other?.bodies ?? [])])];
        joined.set(name, { bodies, certain: one?.certain === true && other?.certain === true });
    }
    return joined;
}
function joinDirectories(a, b) {
    const found = new Map(a.map((directory) => [directory.path, directory]));
    for (const { path, plain } of b)
        found.set(path, { path, plain: plain && (found.get(path)?.plain ?? true) });
    return [...found.values()];
}
const ANY = { kind: "text", values: [holes/* TEXT */.a$] };
function joinVariables(a, b) {
    if (a === undefined || b === undefined)
        return ANY;
    if (a === b || JSON.stringify(a) === JSON.stringify(b))
        return a;
    if (a.kind !== "text" || b.kind !== "text")
        return ANY;
    return textOf([...a.values, ...b.values]);
}
/** A variable that holds one of these texts. */
function textOf(values) {
    const distinct = [...new Set(values)];
    return { kind: "text", values: distinct.length > MOST_VALUES ? [holes/* TEXT */.a$] : distinct };
}
/** The state with one variable set. */
function withVariable(state, name, variable) {
    return { ...state, variables: new Map(state.variables).set(name, variable) };
}

;// CONCATENATED MODULE: ./lib/policy/shell/names.js
/** Variables by name: which change how programs run. */
/**
 * Whether setting a variable only tells a program something it would be told anyway. Everything that names programs to
 * run, code or libraries to load, places to read configuration from, or options to add, is not harmless.
 */
function isHarmless(name) {
    if (HARMLESS.has(name) || HARMLESS_FAMILY.test(name))
        return true;
    return !DANGEROUS.has(name) && !DANGEROUS_FAMILY.test(name);
}
const HARMLESS = new Set(`CI NODE_ENV NODE_DISABLE_COLORS NODE_NO_WARNINGS RUST_BACKTRACE RUST_LOG CARGO_TERM_COLOR PYTHONUNBUFFERED PYTHONDONTWRITEBYTECODE
   PYTHONHASHSEED PYTHONUTF8 PYTHONIOENCODING GOOS GOARCH CGO_ENABLED GOMAXPROCS RAILS_ENV RACK_ENV APP_ENV MIX_ENV
   FLASK_ENV JEST_WORKER_ID VITEST BABEL_ENV DOTNET_NOLOGO`.split(/\s+/));
const HARMLESS_FAMILY = /^(LC_[A-Z]+)$/;
const DANGEROUS = new Set(`PATH HOME IFS ENV SHELL SHELLOPTS PS0 PS1 PS2 PS3 PS4 PROMPT_COMMAND CDPATH GLOBIGNORE FIGNORE FUNCNEST HISTFILE
   HISTCMD INPUTRC MAIL MAILPATH MAILCHECK POSIXLY_CORRECT TMOUT OPTARG OPTIND OPTERR EXECIGNORE COMP_WORDBREAKS
   PWD OLDPWD TMPDIR TMP TEMP TEMPDIR VISUAL BROWSER CC CXX CPP LD AR AS NM RANLIB STRIP FC CPPFLAGS MAKE MAKEFILES
   MFLAGS USER LOGNAME HOSTALIASES LOCALDOMAIN DISPLAY TERMINFO TERMCAP NLSPATH LOCPATH LANGUAGE GZIP BZIP BZIP2 UNZIP
   ZIPOPT NETRC WGETRC RSH CVS_RSH VIRTUAL_ENV CLASSPATH TEXMF FPATH ZDOTDIR SSLKEYLOGFILE DEBUGINFOD_URLS`.split(/\s+/));
const DANGEROUS_FAMILY = new RegExp([
    // Families that a shell, a linker, a runtime or a tool reads.
    `^(LD_|DYLD_|GLIBC_|GCONV_|MALLOC_|BASH|GIT_|SSH_|SSL_|OPENSSL_|CURL_|NODE_|NPM_|YARN_|PNPM_|COREPACK_|BUN_|DENO_|TS_NODE_)`,
    `^(PYTHON|PIP_|UV_|POETRY_|PDM_|CONDA|PYTEST_|MYPY|COVERAGE_|RUFF_|TOX|NOX|PERL|RUBY|GEM_|BUNDLE_|RAKE|JAVA|_JAVA|JDK|JVM)`,
    `^(MAVEN_|MVN|GRADLE_|KOTLIN_|SBT_|ANT_|GO[A-Z]|CGO_|CARGO|RUSTC|RUSTUP|RUSTDOC|RUSTFLAGS|DOTNET_|MSBUILD|NUGET|CORECLR_|COMPLUS_)`,
    `^(PHP|COMPOSER|LUA_|ERL_|ELIXIR_|MIX_|HEX_|GHC|OCAML|R_|JULIA_|ANDROID_|XCODE|SWIFT|CMAKE_|CTEST_|CCACHE_|DISTCC_|PKG_CONFIG)`,
    `^(DOCKER|COMPOSE_|KUBE|HELM_|TERRAFORM|TF_|AWS_|AZURE_|GCP_|GOOGLE_|GEMINI_|VERTEX|ACTIONS_|GITHUB_|RUNNER_|INPUT_|REMIT)`,
    `^(LESS|MAN|XDG_|DBUS|GTK_|QT_|GREP_|RIPGREP_|FZF_|FD_|BAT_|TAR_|XZ_|ZSTD_|RSYNC_|ESLINT_|PRETTIER_|JEST_|VITEST_|MOCHA_|AWK)`,
    // Words that say what a variable is for, whosoever reads it.
    `(PATH|_PATHS|PRELOAD|_OPTIONS|_OPTS|_OPT|OPTS|FLAGS|_ARGS|ADDOPTS|PAGER|EDITOR|_COMMAND|_CMD|_EXEC|_SHELL|_PROGRAM|_BINARY|_BIN)$`,
    `(_HOME|_ROOT|_PREFIX|_CONFIG|_CONF|_RC|_REQUIRE|_HOOK|_HOOKS|_WRAPPER|_LAUNCHER|_RUNNER|ASKPASS|STARTUP)$`,
    `(_PROXY|_REGISTRY|_MIRROR|TOKEN|SECRET|PASSWORD|API_KEY|ACCESS_KEY|CREDENTIALS?)$`,
    // The lower-case forms that tools read too.
    `^(npm_|yarn_|pnpm_|git_|https?_proxy|ftp_proxy|all_proxy|no_proxy|ld_)`,
].join("|"));
/** Whether a text is a plain name of a variable: no subscript, which bash would evaluate. */
function isIdentifier(text) {
    return /^[A-Za-z_]\w*$/.test(text);
}

;// CONCATENATED MODULE: ./lib/policy/shell/braces.js
/** Brace expansion, as bash does it: on the text of a word, before anything else. */
/** Most words that one word may become. */
const MOST_WORDS = 64;
/**
 * The texts that a word's text becomes, in order; one, the same, when it has nothing to expand. Undefined when that is
 * not certain: too many words, or braces mixed with substitutions.
 */
function expandBraces(text) {
    if (!/\{.*(,|\.\.).*\}/s.test(text))
        return [text];
    if (/[$<>]\(|\$\{|`|\$\[/.test(text))
        return undefined;
    return expand(text);
}
function expand(text) {
    for (let open = nextBare(text, 0, "{"); open !== -1; open = nextBare(text, open + 1, "{")) {
        const group = readGroup(text, open);
        if (group === undefined)
            continue;
        const choices = group.choices.map((choice) => (group.sequence ? [choice] : expand(choice)));
        const tails = expand(text.slice(group.end));
        if (tails === undefined)
            return undefined;
        const words = [];
        for (const middles of choices) {
            if (middles === undefined)
                return undefined;
            for (const middle of middles)
                for (const tail of tails)
                    words.push(text.slice(0, open) + middle + tail);
            if (words.length > MOST_WORDS)
                return undefined;
        }
        return words;
    }
    return [text];
}
/** The group that opens at `open`; undefined when bash would leave the brace as it is. */
function readGroup(text, open) {
    const commas = [];
    let depth = 0;
    for (let index = open; index < text.length; index = skipQuoted(text, index)) {
        const char = text.charAt(index);
        if (char === "{")
            depth += 1;
        if (char === "," && depth === 1)
            commas.push(index);
        if (char !== "}")
            continue;
        depth -= 1;
        if (depth === 0)
            return groupOf(text, open, index, commas);
    }
    return undefined;
}
function groupOf(text, open, close, commas) {
    const end = close + 1;
    if (commas.length > 0) {
        const edges = [open, ...commas, close];
        const choices = edges.slice(0, -1).map((edge, index) => text.slice(edge + 1, edges[index + 1]));
        return { choices, sequence: false, end };
    }
    const choices = sequenceOf(text.slice(open + 1, close));
    return choices === undefined ? undefined : { choices, sequence: true, end };
}
/** `1..5`, `01..10..2`, `a..e`. */
function sequenceOf(text) {
    const numbers = /^(-?\d{1,9})\.\.(-?\d{1,9})(?:\.\.(-?\d{1,9}))?$/.exec(text);
    if (numbers !== null) {
        const [, from = "", to = "", by] = numbers;
        const width = [from, to].some((bound) => /^-?0\d/.test(bound)) ? Math.max(from.length, to.length) : 0;
        return count(Number(from), Number(to), Number(by ?? 1)).map((number) => padded(number, width));
    }
    const letters = /^([A-Za-z])\.\.([A-Za-z])(?:\.\.(-?\d{1,9}))?$/.exec(text);
    if (letters === null)
        return undefined;
    const [, from = "", to = "", by] = letters;
    // From one case to the other lie characters that mean something to the shell.
    if (from < "a" !== to < "a")
        return Array.from({ length: MOST_WORDS + 1 }, () => "");
    return count(from.charCodeAt(0), to.charCodeAt(0), Number(by ?? 1)).map((code) => String.fromCharCode(code));
}
function count(from, to, by) {
    const stride = Math.max(1, Math.abs(by));
    const steps = Math.min(Math.floor(Math.abs(to - from) / stride), MOST_WORDS + 1);
    const sign = to < from ? -1 : 1;
    return Array.from({ length: steps + 1 }, (_, index) => from + sign * stride * index);
}
function padded(number, width) {
    const digits = String(Math.abs(number));
    return number < 0 ? `-${digits.padStart(width - 1, "0")}` : digits.padStart(width, "0");
}
/** The next unquoted `char` from `from` on that no `$` stands before; -1 when there is none. */
function nextBare(text, from, char) {
    for (let index = from; index < text.length; index = skipQuoted(text, index))
        if (text.charAt(index) === char && text.charAt(index - 1) !== "$")
            return index;
    return -1;
}
/** The index behind the character, escape or quoted run at `index`. */
function skipQuoted(text, index) {
    const char = text.charAt(index);
    if (char === "\\")
        return index + 2;
    if (char !== "'" && char !== '"')
        return index + 1;
    for (let inner = index + 1; inner < text.length; inner += 1) {
        if (char === '"' && text.charAt(inner) === "\\")
            inner += 1;
        else if (text.charAt(inner) === char)
            return inner + 1;
    }
    return text.length;
}

;// CONCATENATED MODULE: ./lib/policy/shell/words.js
/** From a word of the line to the arguments it can become. */







/** The slots a word becomes: several by brace expansion or an array, one otherwise. */
function expandWord(reader, state, word) {
    const texts = expandBraces(word.text);
    if (texts === undefined) {
        doubt(reader, word.text, "it is not certain which words its braces become");
        return [[unknownWords(word.text)]];
    }
    if (texts.length === 1)
        return expandOne(reader, state, word);
    return texts.flatMap((text) => (text === "" ? [] : expandOne(reader, state, reparse(reader, text))));
}
/** The one text a word becomes where bash neither splits nor globs: assignments, here-strings, `case`, `[[`. */
function expandText(reader, state, word) {
    const forms = formsOf(reader, state, word, true);
    return forms.map(({ value }) => value);
}
function reparse(reader, text) {
    const [statement] = (0,parser/* parse */.qg)(`: ${text}`).commands;
    const found = statement?.command.type === "Command" ? statement.command.suffix : [];
    const [word] = found;
    if (found.length === 1 && word?.type === "Word")
        return word;
    doubt(reader, text, "it is not certain which words its braces become");
    return { type: "Word", text, value: holes/* TEXT */.a$, pos: 0, end: text.length };
}
function expandOne(reader, state, word) {
    const list = listOf(reader, state, word);
    if (list !== undefined)
        return list;
    const slot = [];
    for (const form of formsOf(reader, state, word, false)) {
        const split = form.split === undefined ? undefined : splitFixed(form, word);
        if (split !== undefined && split.length > 1)
            return [[unknownWords(word.text)]];
        slot.push(split === undefined ? argumentOf(form, word.text) : split[0]);
    }
    return [slot];
}
/** What an unquoted expansion of unknown text becomes. */
function unknownWords(text) {
    return { value: holes/* TEXT */.a$, spread: "any", text };
}
function argumentOf(form, text) {
    if (form.split === "unknown")
        return unknownWords(text);
    return { value: form.value, spread: form.glob ? "some" : "one", text };
}
/** Certain text of an unquoted variable: split as bash would, if it is the whole word; as unknown words if it has more. */
function splitFixed(form, word) {
    if (form.split !== "fixed")
        return undefined;
    const whole = word.parts?.length === 1;
    if (/[*?[\\]/.test(form.value) || (!whole && /\s/.test(form.value)))
        return [unknownWords(word.text)];
    const pieces = form.value.split(/[ \t\n]+/).filter((piece) => piece !== "");
    if (pieces.length === 0)
        return [whole || form.value === "" ? undefined : argumentOf({ ...form, split: undefined }, word.text)];
    return pieces.map((value) => ({ value, spread: "one", text: word.text }));
}
// \u2500\u2500 Parts \u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500
/** Most alternatives for one word. */
const MOST_FORMS = 24;
function formsOf(reader, state, word, asText) {
    const start = [{ value: "", glob: false, split: undefined }];
    if (word.parts === undefined)
        return start.map((form) => append(form, tilde(word.text, certain(reader, word.value))));
    let forms = start;
    for (const [index, part] of word.parts.entries()) {
        const next = readPart(reader, state, part, index === 0, asText);
        forms = forms.flatMap((form) => next.map((piece) => merge(form, piece)));
        if (forms.length > MOST_FORMS)
            forms = [{ value: holes/* TEXT */.a$, glob: false, split: asText ? undefined : "unknown" }];
    }
    return forms;
}
function append(form, value) {
    return { ...form, value: form.value + value };
}
function merge(form, piece) {
    const split = form.split === "unknown" || piece.split === "unknown" ? "unknown" : (form.split ?? piece.split);
    return { value: form.value + piece.value, glob: form.glob || piece.glob, split };
}
function fixed(value) {
    return [{ value, glob: false, split: undefined }];
}
function readPart(reader, state, part, first, asText) {
    switch (part.type) {
        case "Literal":
            return fixed(first ? tilde(part.text, certain(reader, part.value)) : certain(reader, part.value));
        case "SingleQuoted":
        case "AnsiCQuoted":
            return fixed(certain(reader, part.value));
        case "DoubleQuoted":
            return quoted(reader, state, part.parts, asText);
        case "Glob":
            return globbed(reader, state, part, { asText, leads: first && reader.nested !== true });
        case "SimpleExpansion":
        case "ParameterExpansion":
        case "CommandExpansion":
        case "ArithmeticExpansion":
            return unquoted(readDollar(reader, state, part), asText);
        case "ProcessSubstitution":
            walk_readSubstitution(reader, state, part.script, part.text);
            return fixed(`/dev/fd/${holes/* NUMBER */.uk}`);
        case "BraceExpansion":
            // Reached only where bash does not expand braces: assignments and the like.
            return fixed(certain(reader, part.text));
        case "ExtendedGlob":
            if (!asText)
                doubt(reader, part.text, "what extended globs mean depends on the shell's options");
            return [{ value: holes/* TEXT */.a$, glob: true, split: undefined }];
        case "LocaleString":
            doubt(reader, part.text, 'a $"\u2026" text is translated first', "Leave the $ out.");
            return fixed(holes/* TEXT */.a$);
    }
}
/** What a `$\u2026` part stands for: the texts it can be. */
function readDollar(reader, state, part) {
    switch (part.type) {
        case "SimpleExpansion":
            return valuesOf(readSimple(reader, state, part.text));
        case "ParameterExpansion":
            return valuesOf(readExpansion(reader, state, part));
        case "CommandExpansion":
            return [walk_readSubstitution(reader, state, part.script, part.text)];
        case "ArithmeticExpansion":
            checkArithmetic(reader, state, part.expression, part.text);
            return [holes/* NUMBER */.uk];
    }
}
function valuesOf(variable) {
    return variable.kind === "text" ? variable.values : [holes/* TEXT */.a$];
}
function quoted(reader, state, parts, asText) {
    let values = [""];
    for (const part of parts) {
        const next = part.type === "Literal" ? [certain(reader, part.value)] : readDollar(reader, state, part);
        values = values.flatMap((value) => next.map((piece) => value + piece));
        if (values.length > MOST_FORMS)
            values = [holes/* TEXT */.a$];
    }
    // Beside other text, `"a$@b"` is as many words as there are parameters.
    if (!asText && parts.some(isList))
        return [{ value: holes/* TEXT */.a$, glob: false, split: "unknown" }];
    return values.map((value) => ({ value, glob: false, split: undefined }));
}
function isList(part) {
    if (part.type === "SimpleExpansion")
        return part.text === "$@";
    if (part.type !== "ParameterExpansion" || part.prefix === "#")
        return false;
    return part.parameter === "@" || part.index?.text === "@" || part.operation?.type === "Names";
}
function unquoted(values, asText) {
    return values.map((value) => {
        if (asText)
            return { value, glob: false, split: undefined };
        // A number has no blanks and no glob characters; a path of the current directory might.
        const certainly = !(0,holes/* hasHole */.dI)(value.replaceAll(holes/* NUMBER */.uk, "").replaceAll(holes/* ROOT */.Dl, ""));
        return { value, glob: false, split: certainly ? "fixed" : "unknown" };
    });
}
function globbed(reader, state, part, { asText, leads }) {
    if (part.kind === "bracket")
        for (const inner of part.parts)
            if (inner.type !== "Literal" && inner.type !== "SingleQuoted")
                readPart(reader, state, inner, false, true);
    if (asText)
        return fixed(part.kind === "bracket" && part.parts.some(isDynamic) ? holes/* TEXT */.a$ : part.text);
    // With `globstar` set, `**` crosses directories.
    const value = part.text.startsWith("**") ? holes/* TREE */.Pr : leads ? holes/* ENTRY */.Py : holes/* NAME */.o_;
    return [{ value, glob: true, split: undefined }];
}
function isDynamic(part) {
    return part.type !== "Literal" && part.type !== "SingleQuoted";
}
/** Text that stands as it is, refused when it uses characters that this reader gives a meaning. */
function certain(reader, value) {
    if (/[\x00-\x08\x0B-\x1F\x7F\uE000-\uE00F]/.test(value)) {
        doubt(reader, JSON.stringify(value), "it has control characters");
        return holes/* TEXT */.a$;
    }
    return value;
}
/** `~`, `~user`, `~+` become home directories and the like: never a place in the workspace that is known. */
function tilde(text, value) {
    if (text.startsWith("~"))
        return `/home/~${value.slice(1)}`;
    const assigned = /^[A-Za-z_]\w*=(?:.*:)?~/.exec(text);
    return assigned === null ? value : value.replace(/([=:])~/g, "$1/home/~");
}
// \u2500\u2500 Arrays \u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500
/** The slots of a word that is nothing but an array or `"$@"`; undefined for any other word. */
function listOf(reader, state, word) {
    // A line that goes on behind the word leaves an empty piece of text in it.
    const parts = (word.parts ?? []).filter((part) => part.type !== "Literal" || !/^(\\\n)*$/.test(part.text));
    const [only, more] = parts;
    if (only === undefined || more !== undefined)
        return undefined;
    const inner = only.type === "DoubleQuoted" && only.parts.length === 1 ? only.parts[0] : only;
    if (inner === undefined)
        return undefined;
    const quotedList = only.type === "DoubleQuoted";
    if (inner.type === "SimpleExpansion" && (inner.text === "$@" || (inner.text === "$*" && !quotedList))) {
        return slotsOf(readSimple(reader, state, inner.text), quotedList, word.text);
    }
    if (inner.type !== "ParameterExpansion" || inner.operation !== undefined || inner.prefix !== undefined)
        return undefined;
    const every = inner.parameter === "@" || inner.index?.text === "@" || (inner.index?.text === "*" && !quotedList);
    return every ? slotsOf(readExpansion(reader, state, inner), quotedList, word.text) : undefined;
}
function slotsOf(variable, quotedList, text) {
    if (variable.kind === "text")
        return [[unknownWords(text)]];
    // Unquoted, each element is split and globbed again: certain only for plain words.
    const plain = variable.slots.every((slot) => slot.every((item) => item !== undefined && /^[\w./:=@%+,-]+$/.test(item.value)));
    return quotedList || plain ? variable.slots : [[unknownWords(text)]];
}
/** Read what the expansions of a here-document run. */
function readParts(reader, state, parts) {
    for (const part of parts)
        readPart(reader, state, part, false, true);
}

;// CONCATENATED MODULE: ./lib/policy/shell/parameters.js





const parameters_ANY = { kind: "text", values: [holes/* TEXT */.a$] };
const ANY_NUMBER = { kind: "text", values: [holes/* NUMBER */.uk] };
/** `$x`, `$1`, `$@`, `$?`: given as it stands, with its `$`. */
function readSimple(_reader, state, text) {
    return readNamed(state, text.slice(1));
}
/** Parameters the shell sets to a number, unless the line does. */
const NUMBERS = new Set([
    ..."?#$!",
    ..."RANDOM LINENO SECONDS EPOCHSECONDS PPID UID EUID BASHPID SHLVL SRANDOM".split(" "),
]);
function readNamed(state, name) {
    const own = state.variables.get(name);
    if (own !== undefined)
        return own;
    if (NUMBERS.has(name))
        return ANY_NUMBER;
    if (name === "PWD")
        return textOf(workingDirectories(state));
    if (name === "@" || name === "*")
        return state.positional === undefined ? parameters_ANY : { kind: "list", slots: state.positional };
    return /^[1-9]\d*$/.test(name) ? readPositional(state, Number(name)) : parameters_ANY;
}
function readPositional(state, index) {
    if (state.positional === undefined)
        return parameters_ANY;
    const before = state.positional.slice(0, index);
    // A place that may hold no word, or several, moves those behind it.
    if (before.some((slot) => slot.some((item) => item?.spread !== "one")))
        return parameters_ANY;
    const slot = state.positional[index - 1] ?? [undefined];
    return textOf(slot.map((item) => item?.value ?? ""));
}
/** `${\u2026}` in every form. What its operands run is read, what it assigns is not kept: the variable counts as any text. */
function readExpansion(reader, state, part) {
    if (part.index !== undefined)
        checkSubscript(reader, state, part.index);
    const { operation } = part;
    if (part.prefix === "!")
        return readIndirect(reader, part);
    if (part.prefix === "#")
        return ANY_NUMBER;
    const base = readBase(state, part);
    if (operation === undefined)
        return base;
    const values = base.kind === "text" ? base.values : [holes/* TEXT */.a$];
    return operate(reader, state, part, operation, values);
}
function readBase(state, part) {
    const base = readNamed(state, part.parameter);
    if (part.index === undefined || part.index.text === "@" || part.index.text === "*")
        return base;
    if (base.kind !== "list" || !/^\d+$/.test(part.index.text))
        return parameters_ANY;
    const slots = base.slots;
    if (slots.some((slot) => slot.some((item) => item?.spread !== "one")))
        return parameters_ANY;
    return textOf((slots[Number(part.index.text)] ?? [undefined]).map((item) => item?.value ?? ""));
}
/** `${!x}` reads the variable whose name `x` holds, subscript and all; `${!x*}` and `${!x[@]}` only list names. */
function readIndirect(reader, part) {
    const lists = part.operation?.type === "Names" || part.index?.text === "@" || part.index?.text === "*";
    if (!lists)
        doubt(reader, part.text, "an indirect expansion can name anything, even a command to run");
    return parameters_ANY;
}
function operate(reader, state, part, operation, values) {
    switch (operation.type) {
        case "Default":
            return readDefault(reader, state, part, operation, values);
        case "Remove":
            return textOf(values.map((value) => remove(value, operation.operator, operation.operand, reader, state)));
        case "Replace":
            expandText(reader, state, operation.pattern);
            expandText(reader, state, operation.replacement);
            return parameters_ANY;
        case "Slice":
            for (const bound of [operation.offset, operation.length])
                if (bound !== undefined)
                    checkArithmeticText(reader, state, bound);
            return parameters_ANY;
        case "CaseModification":
            if (operation.operand !== undefined)
                expandText(reader, state, operation.operand);
            return parameters_ANY;
        case "Transform":
            if (!/^[QULuEaKkA]$/.test(operation.operand.text))
                doubt(reader, part.text, "`@P` runs what the variable holds, as a prompt does");
            return parameters_ANY;
        case "Names":
            return parameters_ANY;
        case "Unknown":
            doubt(reader, part.text, `the operator \`${operation.operator}\` is not known`);
            return parameters_ANY;
    }
}
function readDefault(reader, state, part, operation, values) {
    const operand = expandText(reader, state, operation.operand);
    if (operation.operator.endsWith("=")) {
        doubt(reader, part.text, "it assigns while it expands", `Write the assignment as a command of its own.`);
    }
    if (operation.operator.endsWith("+"))
        return textOf([...operand, ""]);
    if (operation.operator.endsWith("?"))
        return textOf(values);
    return textOf([...values, ...operand]);
}
/** Ends cut off, as `${f%.ts}` does: computed where the text is certain, any text where it is not. */
function remove(value, operator, operand, reader, state) {
    const [pattern = holes/* TEXT */.a$, more] = expandText(reader, state, operand);
    if (more !== undefined || (0,holes/* hasHole */.dI)(pattern) || /[?[\]\\]/.test(pattern))
        return holes/* TEXT */.a$;
    const plain = !pattern.includes("*");
    if (operator.startsWith("%") && plain)
        return cutEnd(value, pattern);
    if (operator.startsWith("#") && plain)
        return cutStart(value, pattern);
    if ((0,holes/* hasHole */.dI)(value.replace(/[\uE001\uE002\uE006]/g, "")))
        return holes/* TEXT */.a$;
    // File names have no `/`, so the last certain `/` is the last one there is.
    if (operator === "##" && pattern === "*/")
        return value.slice(value.lastIndexOf("/") + 1);
    if (operator === "%" && pattern === "/*")
        return value.includes("/") ? value.slice(0, value.lastIndexOf("/")) : value;
    return holes/* TEXT */.a$;
}
function cutEnd(value, end) {
    if (value.endsWith(end))
        return value.slice(0, value.length - end.length);
    // A hole may end in the very text that is cut, so nothing is certain but what stands before it.
    return /[\uE000-\uE00F]$/.test(value) || endsInside(value, end) ? holes/* TEXT */.a$ : value;
}
function cutStart(value, start) {
    if (value.startsWith(start))
        return value.slice(start.length);
    return /^[\uE000-\uE00F]/.test(value) || (0,holes/* hasHole */.dI)(value.slice(0, start.length)) ? holes/* TEXT */.a$ : value;
}
/** Whether a hole lies within the last characters that `end` would cover. */
function endsInside(value, end) {
    return (0,holes/* hasHole */.dI)(value.slice(-end.length));
}

;// CONCATENATED MODULE: ./lib/policy/shell/arithmetic.js







/** Check an expression; returns the state after it (`i++` leaves a number in `i`). */
function checkArithmetic(reader, state, expression, text) {
    if (expression === undefined)
        return state;
    switch (expression.type) {
        case "ArithmeticBinary": {
            const right = checkArithmetic(reader, state, expression.right, text);
            if (!/^([+\-*/%&|^]|<<|>>)?=$/.test(expression.operator))
                return checkArithmetic(reader, right, expression.left, text);
            return arithmetic_assign(reader, right, expression.left, text);
        }
        case "ArithmeticUnary": {
            const inner = checkArithmetic(reader, state, expression.operand, text);
            return /^(\+\+|--)$/.test(expression.operator) ? arithmetic_assign(reader, inner, expression.operand, text) : inner;
        }
        case "ArithmeticTernary": {
            const test = checkArithmetic(reader, state, expression.test, text);
            return checkArithmetic(reader, checkArithmetic(reader, test, expression.consequent, text), expression.alternate, text);
        }
        case "ArithmeticGroup":
            return checkArithmetic(reader, state, expression.expression, text);
        case "ArithmeticWord":
            checkWord(reader, state, expression, text);
            return state;
        case "ArithmeticCommandExpansion":
            if (walk_readSubstitution(reader, state, expression.script, expression.text) !== holes/* NUMBER */.uk)
                unsure(reader, expression.text);
            return state;
    }
}
function arithmetic_assign(reader, state, target, text) {
    if (target.type !== "ArithmeticWord" || !IDENTIFIER.test(target.value)) {
        doubt(reader, text, "it assigns to something that is not a plain variable");
        return state;
    }
    if (!isHarmless(target.value))
        doubt(reader, text, `it sets \`${target.value}\`, which changes how programs run`);
    return withVariable(state, target.value, { kind: "text", values: [holes/* NUMBER */.uk] });
}
const IDENTIFIER = /^[A-Za-z_]\w*$/;
const LITERAL = /^(\d+#)?[0-9A-Za-z@_]*$/;
const ELEMENT = /^([A-Za-z_]\w*)\[(?:\d+|([A-Za-z_]\w*))\]$/;
function checkWord(reader, state, word, text) {
    if (word.parts !== undefined) {
        for (const part of word.parts)
            checkPart(reader, state, part, text);
        return;
    }
    checkPlain(reader, state, word.value.trim(), text);
}
function checkPlain(reader, state, value, text) {
    const element = ELEMENT.exec(value);
    if (value === "" || /^\d/.test(value)) {
        if (!LITERAL.test(value))
            unsure(reader, text);
    }
    else if (IDENTIFIER.test(value)) {
        if (!holdsNumbers(state.variables.get(value)))
            unsure(reader, text, value);
    }
    else if (element !== null) {
        for (const name of [element[1], element[2]])
            if (name !== undefined && !holdsNumbers(state.variables.get(name)))
                unsure(reader, text, name);
    }
    else
        unsure(reader, text);
}
function checkPart(reader, state, part, text) {
    switch (part.type) {
        case "Literal":
            checkPlain(reader, state, part.value.trim(), text);
            return;
        case "SimpleExpansion":
            // A variable of the environment is not the model's to set; one that the line set must hold numbers.
            if (!holdsNumbers(namedIn(state, part.text) ? readSimple(reader, state, part.text) : undefined))
                unsure(reader, text, part.text);
            return;
        case "ParameterExpansion": {
            const plain = part.operation === undefined && part.prefix !== "!" && part.index === undefined;
            if (part.prefix === "#" ||
                (plain &&
                    holdsNumbers(namedIn(state, `$${part.parameter}`) ? readSimple(reader, state, `$${part.parameter}`) : undefined)))
                return;
            unsure(reader, text, part.text);
            return;
        }
        case "CommandExpansion":
            if (walk_readSubstitution(reader, state, part.script, part.text) !== holes/* NUMBER */.uk)
                unsure(reader, part.text);
            return;
        case "ArithmeticExpansion":
            checkArithmetic(reader, state, part.expression, part.text);
            return;
        default:
            unsure(reader, text);
    }
}
function namedIn(state, text) {
    return state.variables.has(text.slice(1)) || /^\$[\d@*]/.test(text);
}
function holdsNumbers(variable) {
    if (variable === undefined)
        return true;
    const values = variable.kind === "text"
        ? variable.values
        : variable.slots.flatMap((slot) => slot.map((item) => item?.value ?? ""));
    return values.every((value) => value === holes/* NUMBER */.uk || /^-?\d*$/.test(value));
}
function unsure(reader, text, name) {
    const what = name === undefined ? "it" : `\`${name}\``;
    doubt(reader, text, `arithmetic evaluates ${what}, and a text that is not a number can run commands`);
}
/** A word that bash evaluates as arithmetic: offsets, operands of `-eq` in `[[`. */
function checkArithmeticText(reader, state, word) {
    for (const value of expandText(reader, state, word)) {
        if (value === holes/* NUMBER */.uk || /^\s*-?\s*\d*\s*$/.test(value))
            continue;
        checkPlain(reader, state, value.trim(), word.text);
    }
}
/** A subscript: a number, a plain variable that holds numbers, or every element. */
function checkSubscript(reader, state, index) {
    if (index.text === "@" || index.text === "*")
        return;
    checkArithmeticText(reader, state, index);
}

// EXTERNAL MODULE: ./lib/policy/glob.js
var glob = __webpack_require__(76298);
;// CONCATENATED MODULE: ./lib/policy/shell/conditions.js






/** Check `[[ \u2026 ]]`. */
function checkTest(reader, state, expression) {
    switch (expression.type) {
        case "TestUnary":
            if (expression.operator === "-v" || expression.operator === "-R")
                checkName(reader, state, expression.operand);
            else
                expandText(reader, state, expression.operand);
            return;
        case "TestBinary":
            // These compare numbers, so `[[` evaluates both sides as arithmetic.
            if (/^-(eq|ne|lt|le|gt|ge)$/.test(expression.operator)) {
                checkArithmeticText(reader, state, expression.left);
                checkArithmeticText(reader, state, expression.right);
                return;
            }
            expandText(reader, state, expression.left);
            expandText(reader, state, expression.right);
            return;
        case "TestLogical":
            for (const operand of expression.operands)
                checkTest(reader, state, operand);
            return;
        case "TestNot":
            checkTest(reader, state, expression.operand);
            return;
        case "TestGroup":
            checkTest(reader, state, expression.expression);
    }
}
function checkName(reader, state, operand) {
    for (const value of expandText(reader, state, operand))
        if (!isIdentifier(value))
            doubt(reader, operand.text, "`-v` evaluates the subscript of what it names");
}
/** Check the arguments of `test` or `[`, the command's name left out. */
function checkTestArguments(reader, words) {
    for (const [index, word] of words.entries()) {
        if (word.spread === "any") {
            doubt(reader, word.text, "it may become several words, an operator among them", `Put it in double quotes: "${word.text}".`);
            continue;
        }
        const next = words[index + 1];
        if (next === undefined || isBinary(next.value))
            continue;
        const evaluates = ["-v", "-R"].some((operator) => (0,glob/* couldCover */.Rc)([operator], word.value));
        if (!evaluates || isIdentifier(next.value) || next.value === "]")
            continue;
        const why = (0,holes/* hasHole */.dI)(word.value)
            ? "it could be `-v`, which evaluates what follows"
            : "it evaluates the subscript of what it names";
        doubt(reader, `${word.text} ${next.text}`, why);
    }
}
function isBinary(operator) {
    return /^(=|==|!=|<|>|=~|-(eq|ne|lt|le|gt|ge|nt|ot|ef|a|o))$/.test(operator);
}

;// CONCATENATED MODULE: ./lib/policy/shell/output.js


/** What a substitution stands for: a number, a directory that is known, or any text. */
function outputOf(script, state) {
    const [statement, more] = script.commands;
    if (statement === undefined || more !== undefined || statement.background === true)
        return holes/* TEXT */.a$;
    const { command } = statement;
    if (command.type === "Command")
        return ofCommand(command, state, false);
    if (command.type !== "Pipeline")
        return holes/* TEXT */.a$;
    const last = command.commands.at(-1);
    return last?.type === "Command" ? ofCommand(last, state, command.commands.length > 1) : holes/* TEXT */.a$;
}
function ofCommand(command, state, piped) {
    const name = command.name?.text ?? "";
    // A function of the line may have taken the name; an assignment in front may change what is printed.
    if (state.functions.has(name) || command.prefix.length > 0)
        return holes/* TEXT */.a$;
    const line = [name, ...command.args.map(({ text }) => text)].join(" ");
    if (line === "pwd")
        return only(workingDirectories(state));
    // In a directory below, the repository could be another one that is nested there.
    if (line === "git rev-parse --show-toplevel")
        return state.directories.every(({ path }) => path === "") ? holes/* ROOT */.Dl : holes/* TEXT */.a$;
    if (/^(nproc|date \+%s|id -u|id -g)$/.test(line))
        return holes/* NUMBER */.uk;
    // With no operand these count what they are fed, and print nothing but the count.
    const fed = piped || command.redirects.some((item) => item.operator === "<" || item.operator === "<<<");
    if (fed && /^wc -[lcwm]$/.test(line))
        return holes/* NUMBER */.uk;
    if (fed && /^grep (-[EFivwx]*c[EFivwx]*) \S+$/.test(line))
        return holes/* NUMBER */.uk;
    return holes/* TEXT */.a$;
}
function only([value = holes/* TEXT */.a$, ...others]) {
    return others.length === 0 ? value : holes/* TEXT */.a$;
}

;// CONCATENATED MODULE: ./lib/policy/programs/program.js
const NOTHING = {
    marks: [],
    paths: [],
    hosts: [],
    doubts: [],
    runs: [],
    transparent: false,
};
/** Several findings as one. */
function together(...found) {
    const operands = found.find((one) => one.operands !== undefined)?.operands;
    const leading = found.find((one) => one.leading !== undefined)?.leading;
    return {
        ...(operands === undefined ? {} : { operands }),
        ...(leading === undefined ? {} : { leading }),
        marks: found.flatMap(({ marks }) => marks),
        paths: found.flatMap(({ paths }) => paths),
        hosts: found.flatMap(({ hosts }) => hosts),
        doubts: found.flatMap(({ doubts }) => doubts),
        runs: found.flatMap(({ runs }) => runs),
        transparent: found.some(({ transparent }) => transparent),
    };
}
function marked(at, effect, text, why) {
    return { ...NOTHING, marks: [{ at, effect, text, why }] };
}
function doubted(text, why, hint) {
    return { ...NOTHING, doubts: [{ text, why, ...(hint === undefined ? {} : { hint }) }] };
}
/** A path that an operand names. `-` stands for the command's own input or output. */
function pathOf({ at, word }, access, more = {}) {
    if (word.value === "-")
        return NOTHING;
    return { ...NOTHING, paths: [{ access, path: word.value, at: { word: at, offset: 0 }, ...more }] };
}
/**
 * A word that may be a path: denials hold for it, and it must not lead out of the workspace; no rule needs to allow it.
 * Addresses such as `https://\u2026` are no paths.
 */
function perhapsPath({ at, word }) {
    if (/^[a-z][a-z0-9+.-]*:\/\//.test(word.value) || word.value === "")
        return NOTHING;
    return { ...NOTHING, paths: [{ access: "read", path: word.value, at: { word: at, offset: 0 }, maybe: true }] };
}
/** Operands may be paths. */
const perhapsPaths = (operands) => together(...operands.map(perhapsPath));
/** Operands are texts. */
const texts = () => NOTHING;
/** Operands are files it reads. */
const reads = (operands) => together(...operands.map((operand) => pathOf(operand, "read")));
/** Operands are files or directories it reads with all that is below. */
const readsTrees = (operands) => together(...operands.map((operand) => pathOf(operand, "read", { tree: true })));
/** Operands are files it makes, changes or removes. */
const writes = (operands) => together(...operands.map((operand) => pathOf(operand, "write")));
/** Operands are files or directories it changes or removes with all that is below. */
const writesTrees = (operands) => together(...operands.map((operand) => pathOf(operand, "write", { tree: true })));
/** The first operands are texts, the others are used by `use`. */
function textThen(count, use) {
    return (operands, given) => use(operands.slice(count), given);
}
/** The program takes none; one that stands there is not known. */
const none = (operands) => together(...operands.map(({ at, word }) => marked(at, "unknown", word.text, "is an operand that the table does not know")));
/**
 * A program whose plain work reaches beyond the workspace: a pattern must name its first argument and each option.
 * Paths among the rest must be inside.
 */
function program_closed(effect, why) {
    return (words) => {
        const operands = words.map((word, at) => ({ at, word })).slice(1);
        const options = operands.filter(({ word }) => word.value.startsWith("-"));
        const others = operands.filter(({ word }) => !word.value.startsWith("-"));
        const first = others[0]?.at ?? words.length;
        return together(marked(first, effect, others[0]?.word.text ?? words[0]?.text ?? "", why), ...options.map(({ at, word }) => marked(at, "unknown", word.text, "is an option that the table does not know")), perhapsPaths(others, new Map()));
    };
}

;// CONCATENATED MODULE: ./lib/policy/shell/line.js
/** What a shell line would do, as far as policy asks: the records that reading produces and judging consumes. */
/** Stands for the words that `xargs` reads and appends. */
const APPENDED = "what xargs appends";
const EFFECTS = ["writes", "executes", "loads", "network", "outside", "changes", "deletes", "unknown"];
function isEffect(word) {
    return EFFECTS.some((effect) => effect === word);
}

;// CONCATENATED MODULE: ./lib/policy/programs/options.js
/** What a program's options are, and the lists and lines they are written in. */

const known = new WeakMap();
/** A grammar made ready for reading, each once. */
function prepared(grammar) {
    const before = known.get(grammar);
    if (before !== undefined)
        return before;
    const fresh = prepare(grammar);
    known.set(grammar, fresh);
    return fresh;
}
function prepare(grammar) {
    const options = new Map();
    const ends = new Set((grammar.ends ?? "").split(/\s+/));
    const add = (names, option) => {
        for (const name of (names ?? "").split(/\s+/))
            if (name !== "")
                options.set(name, { ...option, ends: ends.has(name) });
    };
    add(grammar.flags, { takes: "none", use: "text" });
    add(grammar.values, { takes: "value", use: "text" });
    add(grammar.reads, { takes: "value", use: "read" });
    add(grammar.directory, { takes: "value", use: "directory" });
    for (const { name, ...option } of markedOptions(grammar.marks ?? ""))
        add(name, option);
    return { grammar, options, guarded: grammar.lenient !== true || (grammar.marks ?? "") !== "" };
}
function markedOptions(table) {
    return table.split("\n").flatMap((row) => {
        const [, effect = "", names = "", why = ""] = /^\s*(\w+) (.*?): (.*)$/.exec(row) ?? [];
        if (!isEffect(effect))
            return [];
        return names.split(" ").map((form) => {
            const [name = "", use] = form.split("=");
            const takes = use === undefined ? "none" : "value";
            return {
                name,
                takes,
                use: use === "<" ? "read" : use === ">" ? "write" : "text",
                mark: { effect, why },
            };
        });
    });
}

;// CONCATENATED MODULE: ./lib/policy/programs/grammar.js
/** The reading of a command by the grammar of its program's options. */




/** A reader of commands by a grammar. `from` is the index of the first word behind the program's name or subcommand. */
function byGrammar(grammar, from = 1) {
    return (words) => {
        const scan = scanWords(prepared(grammar), words, from, grammar.stops === true);
        const found = together(...scan.findings, grammar.operands(scan.operands, scan.given));
        const operands = { ...NOTHING, operands: scan.operands.map(({ at }) => at), ...leading(grammar, scan) };
        return together(operands, under(found, scan.directories), ...scan.directories.map((directory) => pathOf(directory, "read")));
    };
}
function leading(grammar, scan) {
    const first = scan.operands[0]?.at;
    const plain = scan.findings.every(({ marks, doubts, paths }) => [...marks, ...doubts, ...paths].length === 0);
    return grammar.leads === true && first !== undefined && plain ? { leading: first } : {};
}
/** Only what stands in front of the operands: for programs whose operands are a command. */
function splitOptions(grammar, words, from = 1) {
    return scanWords(prepared(grammar), words, from, true);
}
function scanWords(prepared, words, from, stops) {
    const scan = {
        prepared,
        words,
        findings: [],
        operands: [],
        directories: [],
        given: new Map(),
        at: from,
        options: true,
        dashed: false,
    };
    while (scan.at < words.length) {
        const word = words[scan.at];
        const operand = { at: scan.at, word, ...(scan.dashed ? { dashed: true } : {}) };
        scan.at += 1;
        if (!scan.options)
            scan.operands.push(operand);
        else if (word.value === "--" && word.spread === "one")
            [scan.options, scan.dashed] = [false, true];
        else if (!isOption(word)) {
            if (couldBeOption(word))
                readLoose(scan, operand);
            scan.operands.push(operand);
            if (stops)
                scan.options = false;
        }
        else
            readOption(scan, operand);
    }
    return scan;
}
function isOption({ value }) {
    return value.startsWith("-") && value !== "-";
}
/** Whether a word that does not begin with a certain dash might turn out to. */
function couldBeOption({ value, spread }) {
    return spread === "any" || /^[\uE000-\uE003\uE005]/.test(value);
}
function readLoose({ prepared, findings }, { word }) {
    if (!prepared.guarded)
        return;
    findings.push(doubted(word.text, "it could turn out as an option", hintFor(word)));
}
function hintFor({ text, spread }) {
    if (text === APPENDED)
        return "End the command behind xargs with `--`, and let names end in NUL: find \u2026 -print0 | xargs -0 \u2026.";
    return spread === "any"
        ? `Quote it and put \`--\` before it: -- "${text}".`
        : `Put \`--\` before it, or a directory: ./${text}.`;
}
function readOption(scan, operand) {
    const { value } = operand.word;
    const { grammar } = scan.prepared;
    if (grammar.counts === true && /^-(\d+|\uE002)$/.test(value))
        return;
    if (value.startsWith("--") || grammar.single === true)
        readLong(scan, operand);
    else
        readCluster(scan, operand);
}
function readLong(scan, operand) {
    const { value } = operand.word;
    const equals = value.indexOf("=");
    const name = equals === -1 ? value : value.slice(0, equals);
    if ((0,holes/* hasHole */.dI)(name))
        return grammar_unsure(scan, operand);
    const option = scan.prepared.options.get(name);
    if (option === undefined)
        return unknown(scan, operand, name);
    note(scan, operand, name, option);
    if (option.ends === true)
        scan.options = false;
    if (equals !== -1)
        useValue(scan, name, option, operand, equals + 1);
    else if (option.takes === "value")
        takeNext(scan, name, option);
}
function readCluster(scan, operand) {
    const { value } = operand.word;
    for (let index = 1; index < value.length; index += 1) {
        const name = `-${value.charAt(index)}`;
        if ((0,holes/* hasHole */.dI)(name))
            return grammar_unsure(scan, operand);
        const option = scan.prepared.options.get(name);
        if (option === undefined)
            return unknown(scan, operand, name);
        note(scan, operand, name, option);
        if (option.ends === true)
            scan.options = false;
        if (option.takes === "none")
            continue;
        if (index + 1 < value.length)
            useValue(scan, name, option, operand, index + 1);
        else
            takeNext(scan, name, option);
        return;
    }
}
function note(scan, { at, word }, name, { mark }) {
    if (!scan.given.has(name))
        scan.given.set(name, []);
    if (mark !== undefined)
        scan.findings.push(marked(at, mark.effect, (0,holes/* readable */.HD)(word.value), mark.why));
}
function takeNext(scan, name, option) {
    const word = scan.words[scan.at];
    if (word === undefined)
        return;
    if (word.spread !== "one") {
        scan.findings.push(doubted(word.text, `it may not be one word, as \`${name}\` needs`, `Quote it: "${word.text}".`));
    }
    const value = { at: scan.at, word };
    scan.at += 1;
    useValue(scan, name, option, value, 0);
}
function useValue(scan, name, option, { at, word }, offset) {
    const value = { ...word, value: word.value.slice(offset) };
    scan.given.get(name)?.push({ at, word: value });
    if (option.use === "text")
        return;
    if (option.use === "directory")
        scan.directories.push({ at, word: value });
    else
        scan.findings.push(pathOf({ at, word: value }, option.use, { at: { word: at, offset } }));
}
function unknown(scan, { at, word }, name) {
    if (scan.prepared.grammar.lenient === true) {
        const value = /^--?[\w-]+=(.*)$/s.exec(word.value)?.[1];
        if (value !== undefined)
            scan.findings.push(perhapsPath({ at, word: { ...word, value } }));
        return;
    }
    const text = word.value.startsWith("--") || name.length > 2 ? name : `${name} (in ${(0,holes/* readable */.HD)(word.value)})`;
    scan.findings.push(marked(at, "unknown", text, "is an option that the table does not know"));
}
function grammar_unsure(scan, { word }) {
    // A count such as -$n is a number whatever it is.
    if (scan.prepared.grammar.counts === true && word.value === `-${holes/* NUMBER */.uk}`)
        return;
    scan.findings.push(doubted(word.text, `it could turn out as any option that begins with \`${(0,holes/* certainStart */.B5)(word.value)}\``));
}
/** The findings with every path of them taken relative to the directories that options name. */
function under(findings, directories) {
    const [directory, more] = directories.map(({ word }) => word);
    if (directory === undefined)
        return findings;
    if (more !== undefined || (0,holes/* hasHole */.dI)(directory.value))
        return together(findings, doubted(directory.text, "it is not certain which directory it works in"));
    return { ...findings, paths: findings.paths.map((use) => ({ ...use, under: use.under ?? directory.value })) };
}

;// CONCATENATED MODULE: ./lib/policy/programs/scripts.js
/** Interpreters, and programs that run the project's own code or tools. */



/** A script inside the workspace, and what it is given. Without one the program reads code from its input. */
function scriptThenTexts(words, operands) {
    const [script, ...others] = operands;
    if (script === undefined)
        return marked(words.length, "executes", words[0]?.text ?? "", "reads code from its input");
    if (script.word.value === "-")
        return marked(script.at, "executes", "-", "reads code from its input");
    if (script.word.spread !== "one")
        return doubted(script.word.text, "it is not certain which file it runs", `Quote it: "${script.word.text}".`);
    return together(pathOf(script, "read"), perhapsPaths(others, new Map()));
}
/** An interpreter whose options end at the script's name. `informs` are options with which it runs nothing. */
function interpreter(grammar, informs) {
    return (words) => {
        const scan = splitOptions(grammar, words);
        const inform = informs.some((name) => scan.given.has(name));
        // The value of `-c` or `-e` is the code: what stands behind it are its arguments.
        const coded = (grammar.ends ?? "").split(/\s+/).some((name) => scan.given.has(name));
        const operands = inform || coded ? perhapsPaths(scan.operands, new Map()) : scriptThenTexts(words, scan.operands);
        return together(...scan.findings, operands);
    };
}
/** The findings of a command that begins at `shift` in the words of another. */
function shifted(findings, shift) {
    const place = (item) => ({ ...item, at: item.at + shift });
    const { leading: _, ...rest } = findings;
    return {
        ...rest,
        ...(findings.operands === undefined ? {} : { operands: findings.operands.map((at) => at + shift) }),
        marks: findings.marks.map(place),
        hosts: findings.hosts.map(place),
        paths: findings.paths.map((use) => use.at === undefined ? use : { ...use, at: { ...use.at, word: use.at.word + shift } }),
        runs: findings.runs.map((run) => run.kind === "command" && run.shift !== undefined ? { ...run, shift: run.shift + shift } : run),
        transparent: false,
    };
}
/** A tool that stands as an operand: its own options count as its own. */
function runsTool(inner, words, tool, mark) {
    if (tool === undefined)
        return NOTHING;
    if ((0,holes/* hasHole */.dI)(tool.word.value) || tool.word.spread !== "one")
        return doubted(tool.word.text, "it is not certain which program it runs");
    return together(mark ?? NOTHING, shifted(inner(words.slice(tool.at)), tool.at));
}

;// CONCATENATED MODULE: ./lib/policy/programs/archive.js
/** Programs that pack and unpack. */



const TAR = {
    flags: `-v -z -j -J -a -k -p -m -O -S -w -W -U -l --verbose --gzip --gunzip --bzip2 --xz --zstd --lzma --auto-compress --keep-old-files
    --preserve-permissions --same-permissions --no-same-owner --no-same-permissions --touch --to-stdout --sparse --wildcards
    --no-wildcards --anchored --no-anchored --numeric-owner --no-recursion --force-local --totals --exclude-vcs --exclude-backups
    --overwrite --skip-old-files --keep-newer-files --null --delay-directory-restore --help --version -c -x -t -r -u -A -d --create
    --extract --get --list --append --update --diff --compare --catenate`,
    values: `--strip-components --exclude --mode --owner --group --mtime --sort --format -H --level --transform --xform --pax-option
    --no-xattrs --record-size -b --blocking-factor`,
    directory: "-C --directory",
    reads: "-X --exclude-from",
    marks: `
      executes --to-command=: runs a command for each file
      executes -I= --use-compress-program=: runs a program
      executes --checkpoint-action=: can run commands
      executes -F= --info-script= --new-volume-script=: runs a script
      executes --rsh-command= --rmt-command=: runs a program
      outside -P --absolute-names: keeps paths that lead out of the directory
      outside -h --dereference: follows links, wherever they lead
      outside -T=< --files-from=<: reads the names of its files from a file
      deletes --remove-files --delete --recursive-unlink --unlink-first: removes files`,
    operands: () => NOTHING,
};
const tarOptions = byGrammar({ ...TAR, values: `${TAR.values ?? ""} -f --file`, operands: () => NOTHING });
/** `tar`: the first word may be a cluster without a dash (`tar xzf a.tgz`). */
const tar = (words) => {
    const first = words[1];
    if (first === undefined)
        return NOTHING;
    if ((0,holes/* hasHole */.dI)(first.value) || first.spread !== "one")
        return doubted(first.text, "it could turn out as any option");
    const old = /^[A-Za-z]+$/.test(first.value);
    const dashed = old ? withDash(words, first) : words;
    if (dashed === undefined)
        return doubted(first.text, "old-style options whose values stand behind the cluster", `Write them with dashes: \`tar -${first.value}\`.`);
    return together(tarOptions(dashed), ...usesOf(dashed));
};
function withDash(words, first) {
    // In the old style, values follow in the order of their letters; one value at the end means the same with a dash.
    const valued = [...first.value].filter((letter) => "fCbXTIFgLHKN".includes(letter));
    if (valued.length > 1 || (valued.length === 1 && !first.value.endsWith(valued[0] ?? "")))
        return undefined;
    return words.map((word, index) => (index === 1 ? { ...word, value: `-${word.value}` } : word));
}
function usesOf(words) {
    const clusters = words
        .slice(1)
        .filter(({ value }) => /^-[A-Za-z]/.test(value))
        .map(({ value }) => value);
    const has = (letter, long) => clusters.some((value) => value.includes(letter)) || words.some(({ value }) => long.test(value));
    const { archive, directories, members } = placesOf(words);
    const found = [];
    const extracts = has("x", /^--(extract|get)$/);
    const creates = has("c", /^--create$/) || has("r", /^--append$/) || has("u", /^--update$/) || has("A", /^--(con)?catenate$/);
    if (archive !== undefined) {
        if (archive.word.value.includes(":"))
            found.push(marked(archive.at, "network", archive.word.text, "names an archive on another host"));
        if (creates)
            found.push(marked(archive.at, "writes", archive.word.text, "writes an archive"), pathOf(archive, "write"));
        else
            found.push(pathOf(archive, "read"));
    }
    if (creates)
        found.push(under(readsTrees(members, new Map()), directories));
    else if (extracts && !has("O", /^--to-stdout$/))
        found.push(under({ ...NOTHING, paths: [{ access: "write", path: ".", tree: true }] }, directories));
    return found;
}
function placesOf(words) {
    let archive;
    const directories = [];
    const members = [];
    for (let at = 1; at < words.length; at += 1) {
        const word = words[at];
        const next = words[at + 1];
        const long = /^--(file|directory)=(.*)$/s.exec(word.value);
        if (long?.[1] === "file")
            archive = { at, word: { ...word, value: long[2] ?? "" } };
        else if (long?.[1] === "directory")
            directories.push({ at, word: { ...word, value: long[2] ?? "" } });
        else if (/^(-[A-Za-z]*f|--file)$/.test(word.value) && next !== undefined)
            archive = { at: (at += 1), word: next };
        else if (/^(-[A-Za-z]*C|--directory)$/.test(word.value) && next !== undefined)
            directories.push({ at: (at += 1), word: next });
        else if (/^-[A-Za-z]*[fC]./.test(word.value) && !word.value.startsWith("--"))
            archive = { at, word: { ...word, value: word.value.replace(/^-[A-Za-z]*?[fC]/, "") } };
        else if (!word.value.startsWith("-"))
            members.push({ at, word });
    }
    return { archive, directories, members };
}
const compress = byGrammar({
    flags: "-k -f -v -q -n -N -1 -2 -3 -4 -5 -6 -7 -8 -9 -r --keep --force --verbose --quiet --fast --best --recursive -T0",
    values: "-T --threads",
    marks: `
      writes -o=> --output=>: writes a file
      writes -S= --suffix=: names what it writes`,
    operands: writesTrees,
});
/** With `-c`, `-d -c`, `-t` or `-l` the files are only read. */
const compressor = (words) => {
    const onlyReads = words.some(({ value }) => /^-[a-zA-Z]*[ctl]|^--(stdout|to-stdout|test|list)$/.test(value));
    const kept = words.filter(({ value }) => !/^-[cdtlkv]+$|^--(stdout|to-stdout|test|list|decompress|uncompress)$/.test(value));
    if (!onlyReads)
        return compress(words.map((word) => (/^-d[kfv]*$|^--(de|un)compress$/.test(word.value) ? { ...word, value: "-k" } : word)));
    return reads(kept.slice(1).map((word, index) => ({ at: index + 1, word })), new Map());
};
const unzip = byGrammar({
    flags: "-l -p -t -v -z -q -o -n -j -a -c -u -f -Z -C -L",
    directory: "",
    values: "-x -P",
    marks: `
      writes -d=>: writes to a directory
      outside -: -K: keeps paths that lead out of the directory`,
    operands: (operands, given) => {
        const [archive, ...members] = operands;
        if (archive === undefined)
            return NOTHING;
        const lists = ["-l", "-p", "-t", "-v", "-z", "-c", "-Z"].some((name) => given.has(name));
        const target = given.has("-d") || lists ? NOTHING : { ...NOTHING, paths: [{ access: "write", path: ".", tree: true }] };
        return together(pathOf(archive, "read"), target, members.length > 0 ? NOTHING : NOTHING);
    },
});
const zip = byGrammar({
    flags: "-r -q -v -j -9 -0 -1 -u -f -o -y -X -D -A",
    values: "-x -i -n -t -tt -s",
    marks: `
      executes -T --test -TT= --unzip-command=: runs a program to test the archive
      deletes -m -d: removes files
      writes -O=> --output-file=> -b=> --temp-path=>: writes a file
      outside -@: reads the names of its files from its input`,
    operands: ([archive, ...members]) => archive === undefined
        ? NOTHING
        : together(marked(archive.at, "writes", archive.word.text, "writes an archive"), pathOf(archive, "write"), readsTrees(members, new Map())),
});
const ARCHIVE_PROGRAMS = [
    ["tar gtar bsdtar", tar],
    ["gzip gunzip bzip2 bunzip2 xz unxz zstd unzstd", compressor],
    ["unzip", unzip],
    ["zip", zip],
];

;// CONCATENATED MODULE: ./lib/policy/programs/files.js
/** Programs that make, move, change and remove files. */



const COPY_FLAGS = `-a -d -f -i -n -p -r -R -u -v -x -T -P --archive --force --interactive --no-clobber --no-dereference --preserve
  --recursive --update --verbose --one-file-system --no-target-directory --parents --strip-trailing-slashes --remove-destination
  --reflink --sparse --attributes-only --debug --copy-contents -b --backup --help --version`;
const COPY_MARKS = `
      outside -L -H --dereference: follows links, wherever they lead
      changes -s -l --symbolic-link --link: makes links instead of copies
      writes -t=> --target-directory=>: writes to a directory`;
const cp = byGrammar({
    flags: COPY_FLAGS,
    values: "-S --suffix --no-preserve --context -Z",
    marks: COPY_MARKS,
    operands: (operands, given) => {
        const recursive = ["-r", "-R", "-a", "--recursive", "--archive"].some((name) => given.has(name));
        return transfer(operands, given, (source) => pathOf(source, "read", { tree: recursive, carries: recursive }));
    },
});
const mv = byGrammar({
    flags: "-f -i -n -u -v -T -b --force --interactive --no-clobber --update --verbose --no-target-directory --backup --strip-trailing-slashes --debug --help --version",
    values: "-S --suffix",
    marks: `
      writes -t=> --target-directory=>: writes to a directory`,
    operands: (operands, given) => transfer(operands, given, (source) => pathOf(source, "write", { tree: true, carries: true })),
});
/** Sources, and a destination at the end: a file, or a directory that takes each source's name. */
function transfer(operands, given, use) {
    if (["-t", "--target-directory"].some((name) => given.has(name)))
        return together(...operands.map(use));
    const sources = operands.slice(0, -1);
    const target = operands.at(-1);
    if (target === undefined || sources.length === 0)
        return NOTHING;
    const uncertain = [...sources, target].find(({ word }) => word.spread === "any");
    if (uncertain !== undefined)
        return doubted(uncertain.word.text, "it is not certain which word is the destination", `Quote it: "${uncertain.word.text}".`);
    if (target.word.spread === "some")
        return doubted(target.word.text, "a glob as the last word leaves open what is overwritten");
    return together(...sources.map(use), pathOf(target, "write"), ...sources.map((source) => landing(source, target)));
}
/** Where a source lands when the destination is a directory. Whether it is one is not known, so only denials are asked. */
function landing(source, target) {
    const name = source.word.value.replace(/\/+$/, "").split("/").at(-1) ?? "";
    const directory = target.word.value.replace(/\/+$/, "");
    const certainly = /(^|\/)\.{0,2}$/.test(target.word.value);
    if (name === "" || name === "." || name === "..")
        return NOTHING;
    const path = `${directory === "" ? "/" : `${directory}/`}${(0,holes/* hasHole */.dI)(name) ? holes/* NAME */.o_ : name}`;
    return {
        ...NOTHING,
        paths: [
            { access: "write", path, at: { word: target.at, offset: 0 }, tree: true, ...(certainly ? {} : { maybe: true }) },
        ],
    };
}
const rm = byGrammar({
    flags: "-f -i -I -r -R -d -v --force --interactive --recursive --dir --verbose --one-file-system --preserve-root --help --version",
    operands: (operands, given) => {
        const recursive = ["-r", "-R", "--recursive"].some((name) => given.has(name));
        return (recursive ? writesTrees : writes)(operands, given);
    },
});
const ln = byGrammar({
    flags: "-s -f -n -v -i -r -T -P -b --symbolic --force --no-dereference --verbose --relative --no-target-directory --help --version",
    values: "-S --suffix",
    marks: `
      outside -L --logical: follows links, wherever they lead
      writes -t=> --target-directory=>: makes links in a directory`,
    operands: (operands, given) => {
        const symbolic = given.has("-s") || given.has("--symbolic");
        const relative = given.has("-r") || given.has("--relative");
        const [target, link, more] = operands;
        if (target === undefined)
            return NOTHING;
        if (more !== undefined || operands.some(({ word }) => word.spread !== "one" || (0,holes/* hasHole */.dI)(word.value)))
            return doubted(target.word.text, "it is not certain where the link will lead", "Make one link at a time, without variables or globs.");
        // What is written to a hard link is written to its target.
        if (!symbolic && link !== undefined)
            return together(pathOf(target, "write"), pathOf(link, "write"));
        if (link === undefined)
            return together(pathOf(target, symbolic ? "read" : "write", { carries: true }), {
                ...NOTHING,
                paths: [{ access: "write", path: target.word.value.split("/").at(-1) ?? "." }],
            });
        // Behind the link a later command may come upon links that lead outside, and not by the names they have now.
        const read = { carries: true };
        if (relative)
            return together(pathOf(target, "read", read), pathOf(link, "write"));
        // A symbolic link is read from where it stands: beside its own name, or inside it when that is a directory.
        const parent = link.word.value.includes("/") ? link.word.value.slice(0, link.word.value.lastIndexOf("/") + 1) : ".";
        const places = [parent === "" ? "/" : parent, link.word.value];
        return together(pathOf(link, "write"), ...places.map((under) => pathOf(target, "read", { under, ...read })));
    },
});
const chmod = byGrammar({
    flags: "-R -v -c -f --recursive --verbose --changes --silent --quiet --preserve-root --help --version",
    // A mode such as `-x` or `-rwx` looks like an option.
    values: "",
    marks: `
      outside --reference=<: takes the mode of another file`,
    operands: (operands, given) => {
        const use = given.has("-R") || given.has("--recursive") ? writesTrees : writes;
        return use(operands.slice(1), given);
    },
});
const touch = byGrammar({
    flags: "-a -c -m -h -f --no-create --no-dereference --help --version",
    values: "-d --date -t --time",
    reads: "-r --reference",
    operands: writes,
});
const dd = (words) => together(...words.slice(1).map((word, index) => {
    const at = index + 1;
    const [, name, path] = /^(\w+)=(.*)$/s.exec(word.value) ?? [];
    if (name === undefined || path === undefined)
        return word.spread === "one" && !(0,holes/* hasHole */.dI)(word.value)
            ? NOTHING
            : doubted(word.text, "it could turn out as any operand");
    const operand = { at, word: { ...word, value: path } };
    const from = { at: { word: at, offset: name.length + 1 } };
    if (name === "if")
        return pathOf(operand, "read", from);
    if (name === "of")
        return together(marked(at, "writes", word.text, "writes a file"), pathOf(operand, "write", from));
    return NOTHING;
}));
const FILE_PROGRAMS = [
    ["cp", cp],
    ["mv", mv],
    ["rm", rm],
    ["ln", ln],
    ["dd", dd],
    ["touch", touch],
    ["chmod", chmod],
    ["rmdir", byGrammar({ flags: "-p -v --parents --verbose --ignore-fail-on-non-empty", operands: writes })],
    ["mkdir", byGrammar({ flags: "-p -v --parents --verbose", values: "-m --mode", operands: writes })],
    ["unlink", byGrammar({ operands: writes })],
    [
        "truncate",
        byGrammar({
            flags: "-c -o --no-create --io-blocks",
            values: "-s --size",
            reads: "-r --reference",
            operands: writes,
        }),
    ],
    [
        "mktemp",
        byGrammar({
            flags: "-d -u -q --directory --dry-run --quiet",
            marks: `
      outside -p=> --tmpdir=> -t: makes it in another directory`,
            values: "--suffix",
            operands: writes,
        }),
    ],
    [
        "install",
        byGrammar({
            flags: "-d -D -v -p -C -s",
            values: "-m --mode",
            marks: `
      outside -o= -g= --owner= --group=: changes the owner
      writes -t=> --target-directory=>: writes to a directory`,
            operands: writes,
        }),
    ],
    ["chown chgrp", program_closed("changes", "changes who owns files")],
    [
        "patch",
        byGrammar({
            flags: "-N -R -E -f -s -t -u -c -n -b --dry-run --forward --reverse --force --silent --batch --verbose --binary",
            values: "-p --strip -F --fuzz",
            marks: `
      writes -o=> --output=> -r=> --reject-file=> -B=> -z=>: writes a file
      writes -d=> --directory=>: works in another directory
      loads -i=< --input=<: reads the patch from a file
      executes -e --ed: runs the editor ed`,
            operands: writes,
        }),
    ],
    ["sync true false", byGrammar({ lenient: true, operands: texts })],
];

;// CONCATENATED MODULE: ./lib/policy/programs/git-reading.js

const DIFFERS = `
      writes --output=>: writes its output to a file
      executes --ext-diff: runs the configured diff program
      executes --textconv: runs the configured text conversion
      outside --no-index: compares any two files
      outside -O=<: reads an order file`;
const DIFF_FLAGS = `-p -u -s -w -b -a -R -z -B -M -C -D --patch --no-patch --raw --patch-with-raw --patch-with-stat --minimal --patience
  --histogram --numstat --shortstat --stat --summary --name-only --name-status --color --no-color --no-renames --check
  --full-index --binary --find-renames --find-copies --find-copies-harder --ignore-all-space --ignore-space-change
  --ignore-space-at-eol --ignore-blank-lines --ignore-cr-at-eol --function-context -W --exit-code --quiet --no-ext-diff
  --no-textconv --ignore-submodules --cached --staged --merge-base --word-diff --color-words --color-moved --dirstat --cumulative
  --compact-summary --no-prefix --text --pickaxe-all --pickaxe-regex --relative --no-relative --irreversible-delete --indent-heuristic
  --abbrev --submodule --unified --no-index-info --follow --cc -c -m -t --combined-all-paths --ita-invisible-in-index --default-prefix`;
const DIFF_VALUES = `-U --diff-algorithm --anchored --diff-filter -S -G -l --inter-hunk-context --word-diff-regex --color-moved-ws
  --src-prefix --dst-prefix --line-prefix --ws-error-highlight --stat-width --stat-count --stat-name-width --find-object --skip-to
  --rotate-to --break-rewrites`;
const LOG_FLAGS = `${DIFF_FLAGS} --oneline --graph --all --branches --tags --remotes --decorate --no-decorate --merges --no-merges
  --first-parent --reverse --date-order --topo-order --author-date-order --abbrev-commit --no-abbrev-commit --source
  --walk-reflogs -g --cherry --cherry-pick --cherry-mark --left-right --left-only --right-only --boundary --full-history --dense
  --sparse --simplify-merges --ancestry-path --parents --children --log-size --notes --no-notes --all-match --invert-grep -i
  --regexp-ignore-case -E --extended-regexp -F --fixed-strings -P --perl-regexp --basic-regexp --no-walk --do-walk --use-mailmap
  --mailmap --relative-date --bisect --reflog --show-pulls --simplify-by-decoration --count --objects --stdin --no-expand-tabs -q
  -1 -2 -3 -4 -5 -6 -7 -8 -9`;
const LOG_VALUES = `${DIFF_VALUES} -n --max-count --skip --since --after --until --before --author --committer --grep --grep-reflog
  --format --pretty --date --decorate-refs --decorate-refs-exclude --min-parents --max-parents --encoding --glob --exclude -L
  --since-as-filter --show-linear-break --exclude-hidden`;
/** Revisions and paths: git reads paths from its own objects, or from the work tree inside the repository. */
const revisions = perhapsPaths;
/** Options of `git log` and its kin. */
const LOG = { flags: LOG_FLAGS, values: LOG_VALUES, marks: DIFFERS, counts: true, operands: revisions };
const diff = {
    flags: `${DIFF_FLAGS} -0 -1 -2 -3 --base --ours --theirs`,
    values: DIFF_VALUES,
    marks: DIFFERS,
    counts: true,
    operands: revisions,
};
/** Subcommands that only read. */
const READING = new Map([
    ...["log", "show", "whatchanged", "rev-list", "shortlog"].map((name) => [
        name,
        name === "shortlog" ? { ...LOG, flags: `${LOG_FLAGS} -s -e --summary --numbered --email` } : LOG,
    ]),
    ...["diff", "diff-tree", "diff-index", "diff-files", "range-diff"].map((name) => [
        name,
        { ...diff, flags: `${diff.flags ?? ""} -r --root --stdin --no-commit-id -v --creation-factor` },
    ]),
    [
        "status",
        {
            flags: "-s -b -v -u -z --short --branch --show-stash --porcelain --long --verbose --untracked-files --ignored --ignore-submodules --column --no-column --ahead-behind --no-ahead-behind --renames --no-renames --find-renames",
            operands: revisions,
        },
    ],
    [
        "blame",
        {
            flags: "-b -l -t -p -s -e -w -f -n -c -M -C --root --show-stats --porcelain --line-porcelain --incremental --show-name --show-number --show-email --color-lines --color-by-age --progress --no-progress --first-parent",
            values: "-L --date --abbrev --ignore-rev",
            reads: "-S --contents --ignore-revs-file",
            counts: true,
            operands: revisions,
        },
    ],
    ["annotate", { flags: "-l -t -p -w", values: "-L", operands: revisions }],
    [
        "ls-files",
        {
            flags: "-z -t -v -f -c -d -o -i -s -u -k -m --cached --deleted --others --ignored --stage --unmerged --killed --modified --directory --no-empty-directory --eol --deduplicate --exclude-standard --full-name --recurse-submodules --error-unmatch --debug --sparse",
            values: "-x --exclude --with-tree --abbrev --format",
            reads: "-X --exclude-from --exclude-per-directory",
            operands: revisions,
        },
    ],
    [
        "ls-tree",
        {
            flags: "-d -r -t -l -z --long --name-only --name-status --object-only --full-name --full-tree",
            values: "--abbrev --format",
            operands: revisions,
        },
    ],
    [
        "rev-parse",
        {
            flags: "--show-toplevel --git-dir --git-common-dir --absolute-git-dir --is-inside-work-tree --is-bare-repository --is-inside-git-dir --is-shallow-repository --show-prefix --show-cdup --verify --quiet -q --short --abbrev-ref --symbolic-full-name --symbolic --all --branches --tags --remotes --sq --not --revs-only --no-revs --flags --no-flags --show-superproject-working-tree --local-env-vars --show-object-format --end-of-options",
            values: "--default --since --until --after --before --glob --exclude --disambiguate --path-format --git-path --prefix",
            operands: revisions,
        },
    ],
    [
        "cat-file",
        {
            flags: "-t -s -p -e --batch --batch-check --batch-all-objects --unordered --buffer --follow-symlinks --allow-unknown-type -z -Z",
            values: "--path",
            marks: `
      executes --textconv --filters: runs the configured conversion`,
            operands: revisions,
        },
    ],
    ["merge-base", { flags: "-a --all --octopus --independent --is-ancestor --fork-point", operands: revisions }],
    [
        "describe",
        {
            flags: "--all --tags --contains --long --always --dirty --broken --exact-match --first-parent --debug",
            values: "--abbrev --candidates --match --exclude",
            operands: revisions,
        },
    ],
    [
        "name-rev",
        {
            flags: "--tags --all --name-only --no-undefined --always --stdin --annotate-stdin",
            values: "--refs --exclude",
            operands: revisions,
        },
    ],
    [
        "for-each-ref",
        {
            flags: "--shell --perl --python --tcl --ignore-case --stdin --include-root-refs",
            values: "--count --sort --format --points-at --merged --no-merged --contains --no-contains --color --exclude",
            operands: texts,
        },
    ],
    [
        "show-ref",
        {
            flags: "--head --heads --branches --tags --verify --quiet -q --dereference -d --hash -s --abbrev --exists",
            operands: texts,
        },
    ],
    [
        "ls-remote",
        {
            flags: "",
            marks: `
      `,
            operands: (operands) => together(marked(1, "network", "ls-remote", "reaches the network"), texts(operands, new Map())),
        },
    ],
    ["check-ignore", { flags: "-q -v -z -n --quiet --verbose --stdin --non-matching --no-index", operands: revisions }],
    ["check-attr", { flags: "-a -z --all --stdin --cached", values: "--source", operands: revisions }],
    ["count-objects", { flags: "-v -H --verbose --human-readable", operands: none }],
    ["version", { flags: "--build-options", operands: none }],
    ["var", { flags: "", operands: texts }],
    ["cherry", { flags: "-v --abbrev", operands: revisions }],
    [
        "grep",
        {
            flags: "-a -I -i -w -v -h -H -E -G -P -F -n -l -L -c -o -q -r -p -W -z --text --textconv-none --ignore-case --word-regexp --invert-match --extended-regexp --basic-regexp --perl-regexp --fixed-strings --line-number --column --files-with-matches --name-only --files-without-match --count --only-matching --quiet --recursive --no-recursive --show-function --function-context --heading --break --all-match --and --or --not --cached --untracked --no-exclude-standard --exclude-standard --recurse-submodules --color --no-color --null --full-name --no-textconv --max-depth-none -0 ( )",
            values: "-e -m --max-count -A -B -C --after-context --before-context --context --max-depth --threads",
            reads: "-f",
            marks: `
      executes -O --open-files-in-pager: runs a pager
      executes --textconv: runs the configured text conversion
      outside --no-index: searches any files`,
            counts: true,
            operands: (operands, given) => perhapsPaths(given.has("-e") || given.has("-f") ? operands : operands.slice(1), given),
        },
    ],
]);

;// CONCATENATED MODULE: ./lib/policy/programs/git.js
/** git: what each subcommand's options do. Subcommands that only read are open; every other must be named. */




const GLOBAL = {
    flags: "--no-pager --no-optional-locks --literal-pathspecs --glob-pathspecs --noglob-pathspecs --icase-pathspecs --no-replace-objects -v --version -h --help --no-advice -P",
    directory: "-C",
    marks: `
      executes -c= --config-env=: sets configuration, which can run programs
      executes --exec-path: names where git's programs are
      outside --git-dir= --work-tree= --namespace= --super-prefix= --attr-source=: works on another repository
      executes -p --paginate: runs a pager
      outside --bare: takes the directory for a repository`,
};
/** Subcommands that read with some arguments and change with others: what of them only reads. */
const LISTING = new Map([
    [
        "branch",
        {
            flags: "-a -r -v -vv -l -i --all --remotes --verbose --list --show-current --ignore-case --column --no-column --color --no-color",
            values: "--sort --format --contains --no-contains --merged --no-merged --points-at --abbrev",
            operands: (operands, given) => given.has("-l") || given.has("--list") ? NOTHING : named(operands, "makes or changes a branch"),
        },
    ],
    [
        "tag",
        {
            flags: "-l --list -n --column --no-column --ignore-case -i --color",
            values: "--sort --format --contains --no-contains --merged --no-merged --points-at",
            operands: (operands, given) => given.has("-l") || given.has("--list") ? NOTHING : named(operands, "makes or changes a tag"),
        },
    ],
    [
        "remote",
        {
            flags: "-v --verbose",
            operands: (operands) => /^(get-url)$/.test(operands[0]?.word.value ?? "get-url")
                ? NOTHING
                : named(operands, "changes remotes or reaches the network"),
        },
    ],
    [
        "stash",
        {
            flags: `${DIFF_FLAGS} -u --include-untracked --only-untracked`,
            values: DIFF_VALUES,
            marks: DIFFERS,
            counts: true,
            operands: (operands) => /^(list|show)$/.test(operands[0]?.word.value ?? "")
                ? NOTHING
                : operands.length === 0
                    ? marked(1, "changes", "stash", "puts changes away")
                    : named(operands, "changes the work tree or the stash"),
        },
    ],
    [
        "config",
        {
            flags: "-l -z --list --get --get-all --get-regexp --show-origin --show-scope --name-only --local --type --bool --int --null",
            values: "--default",
            marks: `
      `,
            operands: (operands, given) => ["-l", "--list", "--get", "--get-all", "--get-regexp"].some((name) => given.has(name)) || operands.length <= 1
                ? NOTHING
                : marked(1, "changes", "config", "sets configuration, which can run programs"),
        },
    ],
    [
        "reflog",
        {
            ...LOG,
            operands: (operands, given) => /^(expire|delete|drop|write)$/.test(operands[0]?.word.value ?? "")
                ? named(operands, "changes the reflog")
                : perhapsPaths(operands, given),
        },
    ],
    [
        "worktree",
        {
            flags: "--porcelain -v -z",
            operands: (operands) => operands[0]?.word.value === "list" ? NOTHING : named(operands, "makes or removes work trees"),
        },
    ],
    [
        "submodule",
        {
            flags: "--quiet --cached --recursive",
            operands: (operands) => /^(status|summary)$/.test(operands[0]?.word.value ?? "status")
                ? NOTHING
                : named(operands, "runs commands or reaches the network"),
        },
    ],
    [
        "notes",
        {
            flags: "",
            operands: (operands) => /^(list|show)$/.test(operands[0]?.word.value ?? "list") ? NOTHING : named(operands, "changes notes"),
        },
    ],
    [
        "symbolic-ref",
        {
            flags: "-q --short --quiet",
            operands: (operands) => (operands.length === 1 ? NOTHING : named(operands, "changes a ref")),
        },
    ],
    [
        "apply",
        {
            flags: "--stat --numstat --summary --check -v --verbose -q",
            values: "-p -C",
            operands: (operands, given) => ["--stat", "--numstat", "--summary", "--check"].some((name) => given.has(name))
                ? reads(operands, given)
                : together(marked(1, "changes", "apply", "changes files"), reads(operands, given)),
        },
    ],
]);
function named(operands, why) {
    return together(...operands.slice(0, 1).map(({ at, word }) => marked(at, "changes", word.text, why)));
}
/** Subcommands that change files, the index or history, with their harmless options; each must be named by a pattern. */
const CHANGING = new Map([
    [
        "add",
        {
            flags: "-A -u -n -v -f -N --all --update --dry-run --verbose --force --intent-to-add --no-all --ignore-errors --refresh",
            operands: reads,
        },
    ],
    ["rm", { flags: "-r -f -n -q --cached --dry-run --quiet --force", operands: writesTrees }],
    ["mv", { flags: "-f -n -k -v --force --dry-run --verbose", operands: writesTrees }],
    [
        "restore",
        {
            flags: "-S -W -q --staged --worktree --quiet --ours --theirs --progress --no-progress",
            values: "-s --source",
            operands: writes,
        },
    ],
    [
        "commit",
        {
            flags: "-a -q -v -s --all --quiet --verbose --amend --no-edit --allow-empty --signoff --dry-run --short --status --no-status -n --no-verify",
            values: "-m --message --author --date --fixup --squash --cleanup --trailer",
            reads: "-F --file",
            operands: perhapsPaths,
        },
    ],
    [
        "checkout",
        {
            flags: "-q -f -b -B --quiet --ours --theirs --detach -d --no-track -t --track --progress --no-progress",
            operands: refOrPaths,
        },
    ],
    [
        "switch",
        {
            flags: "-q -c -C -d -f --quiet --create --force-create --detach --discard-changes --no-track -t --track",
            operands: texts,
        },
    ],
    ["reset", { flags: "-q --quiet --soft --mixed --hard --merge --keep", operands: perhapsPaths }],
    ["clean", { flags: "-d -f -n -q -x -X --force --dry-run --quiet", values: "-e --exclude", operands: writesTrees }],
    [
        "merge",
        {
            flags: "-q --no-ff --ff --ff-only --squash --no-commit --commit --abort --continue --quit --stat --no-stat --no-edit -v",
            values: "-m",
            operands: texts,
        },
    ],
    [
        "cherry-pick",
        { flags: "-n -x --no-commit --abort --continue --quit --skip --ff", values: "-m --mainline", operands: texts },
    ],
    [
        "revert",
        { flags: "-n --no-commit --no-edit --abort --continue --quit --skip", values: "-m --mainline", operands: texts },
    ],
    [
        "fetch",
        {
            flags: "-q -v -p -t --all --prune --tags --no-tags --quiet --verbose --unshallow --dry-run",
            values: "--depth --deepen",
            operands: texts,
        },
    ],
    ["pull", { flags: "-q -v --ff-only --no-rebase --quiet --verbose", operands: texts }],
    ["push", { flags: "-q -v -n -u --quiet --verbose --dry-run --set-upstream --porcelain", operands: texts }],
]);
/** Paths behind `--` are written; in front of it stand refs, or paths that are written. */
function refOrPaths(operands) {
    return together(...operands.map((operand) => pathOf(operand, "write", operand.dashed === true ? {} : { maybe: true })));
}
const git_EFFECTS = new Map([
    ["fetch", "network"],
    ["pull", "network"],
    ["push", "network"],
    ["clone", "network"],
    ["clean", "deletes"],
    ["rm", "deletes"],
]);
const git = (words) => {
    const scan = splitOptions(GLOBAL, words);
    const [subcommand] = scan.operands;
    const global = [...scan.findings, ...scan.directories.map((directory) => pathOf(directory, "read"))];
    if (subcommand === undefined)
        return together(...global);
    const { at, word } = subcommand;
    if ((0,holes/* hasHole */.dI)(word.value) || word.spread !== "one")
        return together(...global, doubted(word.text, "it is not certain which subcommand it is"));
    const found = readSubcommand(word, at)(words);
    const plain = scan.findings.every(({ marks, doubts }) => marks.length === 0 && doubts.length === 0);
    const operands = { ...NOTHING, operands: [at, ...(found.operands ?? [])], ...(plain ? { leading: at } : {}) };
    return together(operands, ...global, under(found, scan.directories));
};
function readSubcommand({ value, text }, at) {
    const reading = READING.get(value) ?? LISTING.get(value);
    // Marks at index 1 mean the subcommand, wherever options in front of it have moved it.
    if (reading !== undefined)
        return (words) => moved(byGrammar(reading, at + 1)(words), at);
    const effect = git_EFFECTS.get(value) ?? "changes";
    const why = effect === "network" ? "reaches the network" : "changes the work tree or the repository";
    const own = marked(at, effect, text, why);
    const grammar = CHANGING.get(value);
    if (grammar === undefined)
        return (words) => together(own, byGrammar({ operands: perhapsPaths }, at + 1)(words));
    return (words) => together(own, byGrammar(grammar, at + 1)(words));
}
function moved(findings, at) {
    return at === 1
        ? findings
        : { ...findings, marks: findings.marks.map((mark) => (mark.at === 1 ? { ...mark, at } : mark)) };
}
const GIT_PROGRAMS = [["git", git]];

;// CONCATENATED MODULE: ./lib/policy/programs/interpreters.js
/** Interpreters of other languages: a script inside the workspace is their plain work, code on the command line is not. */


const ruby = interpreter({
    flags: "-w -W -v -c --version -h --help --yjit -U",
    values: "-E -K",
    marks: `
      executes -e=: runs code from the command line
      loads -r= -I= -C= -x: loads code
      executes -n -p -a -l -s -S -i: runs a script in another way`,
    ends: "-e",
}, ["-v", "--version", "-h", "--help"]);
const perl = interpreter({
    flags: "-w -c -v -V -T -t -X",
    marks: `
      executes -e= -E=: runs code from the command line
      loads -M= -m= -I= -x -d -D: loads code
      executes -n -p -a -l -i -0 -s -S -F: runs a script in another way`,
    ends: "-e -E",
}, ["-v", "-V"]);
const php = interpreter({
    flags: "-l -v -i -m -n -q -h --version --help",
    reads: "-f",
    marks: `
      executes -r= -R= -B= -E= -a: runs code from the command line
      loads -d= -c= -z= -F=: loads code or configuration
      network -S= -t=: starts a server`,
    ends: "-r",
}, ["-v", "--version", "-i", "-m", "-h", "--help"]);
const INTERPRETERS = [
    ["ruby", ruby],
    ["perl", perl],
    ["php", php],
    ["lua luajit Rscript julia elixir erl groovy scala kotlin ghci irb", program_closed("executes", "runs code")],
];

;// CONCATENATED MODULE: ./lib/policy/programs/jvm.js
/** Maven and Gradle. */


const PHASES = /^(clean|validate|compile|test-compile|test|package|verify|integration-test|process-\w+|generate-\w+)$/;
/** Maven: phases work on the project; goals of plugins (`group:goal`) can do anything. */
const maven = byGrammar({
    lenient: true,
    leads: true,
    single: true,
    values: "-pl --projects -T --threads -P --activate-profiles -l --log-file -rf",
    marks: `
    outside -f=< --file=<: works on another project
    loads -s=< --settings=< -gs=< --global-settings=< -t=< --toolchains=< -gt=<: loads settings`,
    operands: (operands) => together(...operands.map(({ at, word }) => PHASES.test(word.value)
        ? NOTHING
        : marked(at, "executes", word.text, "is a goal beyond the project's own build"))),
});
const CHOOSES_TESTS = /^-D(test|it\.test|skipTests|maven\.test\.skip|failIfNoTests|surefire\.\w+|style\.color)(=[\w.*#+,!-]*)?$/;
/** `-Dname=value` stands among the options: harmless ones choose tests, others can name programs. */
const mavenWithProperties = (words) => together(maven(words), ...words.map((word, at) => {
    if (!word.value.startsWith("-D") || CHOOSES_TESTS.test(word.value))
        return NOTHING;
    return marked(at, "executes", word.text, "sets a property, which can name programs");
}));
const gradle = byGrammar({
    lenient: true,
    leads: true,
    values: "--tests -x --exclude-task --console --max-workers --warning-mode --priority",
    marks: `
    loads -I=< --init-script=< -b=< --build-file=< -c=< --settings-file=< --include-build=<: loads another script
    outside -p=< --project-dir=< -g=< --gradle-user-home=< --project-cache-dir=<: works elsewhere
    executes -D= -P= --system-prop= --project-prop=: sets a property
    network --scan --refresh-dependencies --write-locks --write-verification-metadata=: reaches the network or changes dependencies`,
    operands: (operands) => together(...operands.map(({ at, word }) => /publish|upload|deploy|release|wrapper|login|install/i.test(word.value)
        ? marked(at, "network", word.text, "reaches beyond the project")
        : NOTHING)),
});
const JVM_PROGRAMS = [
    ["mvn mvnw", mavenWithProperties],
    ["gradle gradlew", gradle],
];

;// CONCATENATED MODULE: ./lib/policy/programs/make.js
/** make, cmake and their kin. They run the project's own code; what is marked reaches beyond it. */



const make = byGrammar({
    flags: `-s -k -n -B -i -q -w -b -m -r -R -S -t -d -h -v -j -l -O --silent --quiet --keep-going --dry-run --just-print --always-make
    --ignore-errors --question --no-print-directory --print-directory --no-builtin-rules --no-builtin-variables --touch --debug --trace
    --version --help --output-sync --jobs --warn-undefined-variables --no-silent`,
    values: "-W --what-if -o --old-file",
    directory: "-C --directory",
    marks: `
    loads -f=< --file=< --makefile=< -I=< --include-dir=<: reads another makefile
    executes --eval= -E=: evaluates text as a makefile
    executes -e --environment-overrides: lets variables of the environment override the makefile's`,
    counts: true,
    leads: true,
    operands: (operands) => together(...operands.map(makeOperand)),
});
/** A target, or `NAME=value`, which overrides a variable of the makefile, perhaps one that names a command. */
function makeOperand({ at, word }) {
    const found = /^([^=:+?!\s]+)\s*(?::{0,3}|\+|\?|!)=(.*)$/s.exec(word.value);
    if (found === null && /^[\uE000\uE001\uE003-\uE00F]/.test(word.value))
        return doubted(word.text, "it could turn out as a variable of the makefile", `Put a directory before it: ./${word.text}.`);
    if (found === null)
        return perhapsPaths([{ at, word }], new Map());
    const [, name = "", value = ""] = found;
    const switches = /^(\d*|true|false|yes|no|on|off|\uE002)$/i.test(value);
    return switches && isHarmless(name)
        ? NOTHING
        : marked(at, "executes", word.text, "overrides a variable of the makefile");
}
const cmake = byGrammar({
    flags: "-v --verbose --clean-first --version --help -j --parallel --fresh --debug-output --trace -LA -L -N",
    values: "-t --target --config --preset -G -A -T",
    reads: "-S --build",
    marks: `
    executes -E -P= -C= --open= -D= --toolchain= --install= --workflow --graphviz=: runs or loads something else
    writes -B=>: writes to a directory`,
    counts: true,
    operands: perhapsPaths,
});
const ctest = byGrammar({
    lenient: true,
    marks: `
    executes -S= -SP= --build-and-test --build-makeprogram= --test-command=: runs something else
    writes -O=> --output-log=> --output-junit=>: writes a file
    outside --test-dir=<: works in another directory`,
    operands: perhapsPaths,
});
const ninja = byGrammar({
    flags: "-v -n --verbose --quiet -d",
    values: "-j -k -l",
    directory: "-C",
    marks: `
    loads -f=<: reads another build file
    executes -t=: runs a tool`,
    operands: perhapsPaths,
});
const MAKE_PROGRAMS = [
    ["make gmake", make],
    ["cmake", cmake],
    ["ctest", ctest],
    ["ninja", ninja],
    [
        "rustc gcc g++ cc c++ clang clang++ javac kotlinc swiftc ghc nasm as ld",
        program_closed("writes", "compiles, and can load plugins"),
    ],
];

;// CONCATENATED MODULE: ./lib/policy/programs/network.js
/** Programs that reach the network. */



const curl = byGrammar({
    flags: `-s -S -f -i -I -v -g -G -# -4 -6 -0 -N -q -j -a -l -n --silent --show-error --fail --fail-with-body --include --head --verbose
    --globoff --get --progress-bar --no-progress-meter --ipv4 --ipv6 --http1.0 --http1.1 --http2 --http3 --no-buffer --compressed
    --no-keepalive --tcp-nodelay --ssl-reqd --tlsv1.2 --tlsv1.3 --raw --retry-connrefused --retry-all-errors --path-as-is -h
    --help -V --version --junk-session-cookies --no-sessionid --styled-output`,
    values: `-X --request -H --header -A --user-agent -e --referer -u --user -m --max-time --connect-timeout --retry --retry-delay
    --retry-max-time -Y -y --speed-limit --speed-time --limit-rate --max-filesize --oauth2-bearer -r --range --data-raw --json
    --url-query --ciphers --max-redirs -z`,
    reads: "--cacert --capath -E --cert --key",
    marks: `
      network -L --location --location-trusted: follows redirects to any host
      network -x= --proxy= --preproxy= --socks4= --socks4a= --socks5= --socks5-hostname= --doh-url=: goes through another host
      network --resolve= --connect-to= --unix-socket= --abstract-unix-socket= --interface= --dns-servers=: connects elsewhere than the address says
      network -k --insecure: does not check who answers
      writes -o=> --output=>: writes what it gets to a file
      writes -O -J -R --remote-name --remote-header-name --remote-name-all --remote-time --create-dirs: writes what it gets to a file
      writes --output-dir=> -c=> --cookie-jar=> -D=> --dump-header=> --trace=> --trace-ascii=> --stderr=> --hsts=> --alt-svc=> --etag-save=> --libcurl=>: writes a file
      loads -K=< --config=<: reads options from a file
      network -T=< --upload-file=<: sends a file
      network -d= --data= --data-ascii= --data-binary= --data-urlencode= -F= --form= --form-string=: sends data
      outside -b= --cookie= -w= --write-out= --netrc-file=: can read or write a file`,
    operands: reach,
});
const wget = byGrammar({
    flags: "-q -v -nv -c -N -S -4 -6 --quiet --verbose --no-verbose --spider --server-response --timestamping --no-clobber -nc --no-cache -h --help -V --version",
    values: "-t --tries -T --timeout -U --user-agent --header --referer -w --wait --limit-rate --user --method",
    marks: `
      writes -O=> --output-document=>: writes what it gets to a file
      writes -P=> --directory-prefix=> -o=> --output-file=> -a=> --append-output=>: writes a file
      executes -e= --execute= --use-askpass=: runs a command or an option of its configuration
      network -r -m -p -H -k --recursive --mirror --page-requisites --span-hosts: follows links to other pages
      loads -i=< --input-file=< --config=<: reads addresses or options from a file
      network --post-data= --post-file= --body-data= --body-file=: sends data
      network --no-check-certificate: does not check who answers`,
    operands: (operands, given) => {
        const named = given.has("-O") || given.has("--output-document") || given.has("--spider");
        const writes = named
            ? []
            : operands.map(({ at, word }) => marked(at, "writes", word.text, "writes a file named by the address"));
        return together(reach(operands, given), ...writes);
    },
});
/** The operands are addresses: each names a host that a rule must allow. */
function reach(operands, given) {
    const more = given.get("--url") ?? [];
    return together(...[...operands, ...more].map(({ at, word }) => address(at, word.value, word.text)));
}
function address(at, value, text) {
    // A hole behind the host, in the path or the query, leaves the host certain.
    const found = /^(?:(https?):\/\/)?([^/?#\\@\s{}[\]]+)(?:[/?#].*)?$/is.exec(value);
    const host = found?.[2]?.replace(/:\d+$/, "").toLowerCase();
    if (host === undefined || (0,holes/* hasHole */.dI)(found?.[2] ?? "") || !/^[a-z0-9.-]+$/.test(host))
        return doubted(text, "it is not certain which host it names", "Write a plain https:// address.");
    if ((0,holes/* hasHole */.dI)(found?.[0]?.slice(0, found[0].indexOf(found[2] ?? "")) ?? ""))
        return doubted(text, "it is not certain which host it names");
    return { ...NOTHING, hosts: [{ host, at }] };
}
/** A first argument such as a host must be named. */
const reachesOut = program_closed("network", "reaches the network");
const NETWORK_PROGRAMS = [
    ["curl", curl],
    ["wget", wget],
    ["rsync", program_closed("changes", "copies whole trees, perhaps to another host")],
    [
        "ssh scp sftp nc ncat netcat telnet ftp lftp socat openssl gh hub glab aws gcloud az ping ping6 traceroute dig nslookup host whois http https httpie aria2c mosh rclone",
        reachesOut,
    ],
];

;// CONCATENATED MODULE: ./lib/policy/programs/node.js
/** Node itself. */



const NODE = {
    flags: `--test -c --check -v --version -h --help --watch --test-only --test-force-exit --experimental-test-coverage --experimental-strip-types
    --experimental-transform-types --no-experimental-strip-types --experimental-vm-modules --experimental-test-module-mocks
    --experimental-test-snapshots --test-update-snapshots --experimental-default-type --experimental-specifier-resolution --enable-source-maps --no-warnings --no-deprecation --trace-warnings
    --trace-deprecation --throw-deprecation --pending-deprecation --trace-uncaught --trace-exit --expose-gc --use-strict --preserve-symlinks
    --experimental-global-webcrypto --experimental-json-modules --experimental-wasm-modules --experimental-sqlite --experimental-permission
    --permission --abort-on-uncaught-exception --unhandled-rejections --no-addons --force-color --experimental-webstorage
    --experimental-websocket --experimental-eventsource --experimental-print-required-tla --experimental-detect-module
    --experimental-require-module --no-experimental-require-module --disable-wasm-trap-handler --jitless`,
    values: `--test-concurrency --test-name-pattern --test-skip-pattern --test-timeout --test-isolation --experimental-test-isolation
    --test-shard --test-coverage-include --test-coverage-exclude --test-coverage-lines --test-coverage-branches --test-coverage-functions
    --max-old-space-size --max-semi-space-size --max-http-header-size --stack-size --stack-trace-limit -C --conditions --input-type
    --disable-warning --dns-result-order --title --v8-options --watch-path --test-reporter`,
    marks: `
      executes -e= --eval= -p= --print= -pe=: runs code from the command line
      executes -i --interactive: reads code from its input
      executes --run=: runs a script of package.json
      loads -r= --require= --import= --loader= --experimental-loader= --test-global-setup= --experimental-config-file=: loads code first
      loads --env-file=< --env-file-if-exists=<: sets variables from a file
      network --inspect --inspect-brk --inspect-port= --inspect-wait: opens a port for a debugger
      loads --openssl-config=< --icu-data-dir=< --snapshot-blob=<: loads a file
      writes --build-snapshot --prof --cpu-prof --heap-prof --report-on-signal --trace-events-enabled: writes files
      writes --test-reporter-destination=> --redirect-warnings=> --diagnostic-dir=> --report-dir=> --cpu-prof-dir=> --heap-prof-dir=>: writes to a file
      outside --allow-fs-read= --allow-fs-write= --allow-child-process --allow-worker --allow-addons --allow-wasi: opens what the permission model closes`,
    single: true,
    ends: "-e --eval -p --print -pe",
};
const node = (words) => {
    const scan = splitOptions(NODE, words);
    const reporters = (scan.given.get("--test-reporter") ?? []).filter(({ word }) => !/^(spec|tap|dot|junit|lcov)$/.test(word.value));
    const loads = reporters.map(({ at, word }) => marked(at, "loads", word.text, "loads a reporter"));
    return together(...scan.findings, ...loads, useNode(words, scan.operands, scan.given));
};
function useNode(words, operands, given) {
    const has = (...names) => names.some((name) => given.has(name));
    if (has("-v", "--version", "-h", "--help", "--v8-options"))
        return NOTHING;
    if (has("-e", "--eval", "-p", "--print", "-pe", "--run"))
        return perhapsPaths(operands, new Map());
    // The test runner takes files and patterns, and options of its own behind them.
    if (has("--test"))
        return together(reads(operands.filter(({ word }) => !word.value.startsWith("-")), new Map()), laterOptions(operands));
    if (has("-c", "--check") && operands.length > 0)
        return reads(operands, new Map());
    return scriptThenTexts(words, operands);
}
function laterOptions(operands) {
    return together(...operands
        .filter(({ word }) => word.value.startsWith("-"))
        .map(({ at, word }) => marked(at, "unknown", word.text, "is an option behind the files")));
}

;// CONCATENATED MODULE: ./lib/policy/programs/node-tools.js
/** Tools of Node projects: compilers, linters, formatters, test runners. */



/** Tools that run the project's own code or configuration: an option more or less makes no difference to that. */
const projectTool = (marks, more = {}) => byGrammar({ lenient: true, marks: marks ?? "", operands: perhapsPaths, ...more });
const CONFIG = "loads -c=< --config=<: loads its configuration";
const prettier = (words) => {
    const found = byGrammar({
        flags: `-c -l -h -v -u --check --list-different --help --version --no-config --no-editorconfig --cache --no-color --color --ignore-unknown
      --no-error-on-unmatched-pattern --no-semi --single-quote --jsx-single-quote --use-tabs --bracket-same-line --no-bracket-spacing
      --with-node-modules --insert-pragma --require-pragma --vue-indent-script-and-style --no-plugin-search --support-info`,
        values: "--parser --print-width --tab-width --trailing-comma --arrow-parens --prose-wrap --end-of-line --quote-props --log-level --loglevel --cache-strategy --stdin-filepath --embedded-language-formatting --range-start --range-end --config-precedence",
        reads: "--ignore-path",
        marks: `
      writes -w --write: changes files in place
      loads --config=< --plugin=< --plugin-search-dir=< --find-config-path=< --file-info=<: loads code
      writes --cache-location=>: writes a file`,
        operands: (operands, given) => (given.has("-w") || given.has("--write") ? writes : reads)(operands, given),
    })(words);
    return found;
};
const eslint = byGrammar({
    flags: `--quiet --no-color --color --cache --no-eslintrc --no-inline-config --report-unused-disable-directives --exit-on-fatal-error --debug -h -v
    --help --version --no-ignore --no-error-on-unmatched-pattern --env-info --stdin --no-warn-ignored --pass-on-no-patterns
    --print-config-none --stats --no-config-lookup --fix-dry-run`,
    values: "--ext --max-warnings --rule --env --global --ignore-pattern --cache-strategy --stdin-filename --parser-options --report-unused-disable-directives-severity --flag --fix-type --concurrency",
    reads: "--ignore-path --print-config",
    marks: `
      ${CONFIG}
      writes --fix: changes files in place
      writes -o=> --output-file=> --cache-location=> --cache-file=>: writes a file
      loads --rulesdir= --plugin= --parser= --resolve-plugins-relative-to= -f= --format=: loads code
      network --init --inspect-config: installs or starts something`,
    operands: (operands, given) => (given.has("--fix") ? writes : reads)(operands, given),
});
const tsc = byGrammar({
    lenient: true,
    flags: "-w --watch -b --build -v --version -h --help --all -d --declaration --noEmit --pretty --strict --skipLibCheck",
    reads: "-p --project",
    values: "-t --target -m --module --lib --jsx --moduleResolution --types",
    marks: `
      writes --outDir=> --outFile=> --out=> --declarationDir=> --tsBuildInfoFile=> --generateTrace=> --generateCpuProfile=> --mapRoot=> --sourceRoot=>: writes files elsewhere
      writes --init --clean: writes or removes files
      loads --plugins=: loads code`,
    single: true,
    operands: (operands) => together(reads(operands, new Map()), ...operands
        .filter(({ word }) => word.value.startsWith("@"))
        .map(({ at, word }) => marked(at, "loads", word.text, "reads options from a file"))),
});
const WRITES_REPORT = "writes --outputFile=> --output-file=> --coverageDirectory=> --report-dir=> --reportDir=> --temp-dir=>: writes a file";
const NODE_PROGRAMS = [
    ["node nodejs", node],
    ["tsc vue-tsc", tsc],
    ["eslint", eslint],
    ["prettier", prettier],
    [
        "jest",
        projectTool(`
      ${CONFIG}
      ${WRITES_REPORT}
      loads --globalSetup= --globalTeardown= --setupFiles= --setupFilesAfterEnv= --resolver= --runner=: loads code
      loads --testRunner= --transform= --reporters= --preset= --env= --environment= --testEnvironment=: loads code
      outside --rootDir= --roots= --modulePaths= --cacheDirectory=: looks elsewhere`, { values: "-t --testNamePattern -w --maxWorkers" }),
    ],
    [
        "vitest",
        projectTool(`
      ${CONFIG}
      ${WRITES_REPORT}
      loads -r= --root= --dir= --globalSetup= --environment= --setupFiles=: loads code or looks elsewhere
      network --ui --api --browser: opens a port`, { values: "-t --testNamePattern" }),
    ],
    [
        "mocha ava tap c8 nyc",
        projectTool(`
      ${CONFIG}
      ${WRITES_REPORT}
      loads -r= --require= --import= --loader= --file= --package= --node-arg= --node-arguments=: loads code`, { values: "-g --grep -f --fgrep -t --timeout" }),
    ],
    [
        "oxlint biome stylelint standard xo knip tsd",
        projectTool(`
      ${CONFIG}
      writes --fix --fix-suggestions --fix-dangerously --write --apply --apply-unsafe --unsafe: changes files in place
      ${WRITES_REPORT}`, {
            operands: (operands, given) => (["--fix", "--write", "--apply"].some((name) => given.has(name)) ? writes : reads)(operands, given),
        }),
    ],
    ["tsx ts-node", program_closed("executes", "runs code")],
    [
        "deno",
        byGrammar({
            lenient: true,
            marks: `
      loads -c= --config= --import-map= --preload= --reload -r: loads code
      outside -A --allow-all --allow-read --allow-write --allow-net --allow-run --allow-env --allow-ffi --allow-sys: opens what the permission model closes
      writes -o=> --output=>: writes a file`,
            operands: (operands) => together(denoCommand(operands[0]), perhapsPaths(operands.slice(1), new Map())),
        }),
    ],
];
function denoCommand(command) {
    if (command === undefined || /^(test|lint|fmt|check|info|doc|types|bench|help|coverage)$/.test(command.word.value))
        return NOTHING;
    return marked(command.at, "executes", command.word.text, "runs or fetches code");
}

;// CONCATENATED MODULE: ./lib/policy/programs/packages.js



/** The table's entries, given how to read a command inside another. */
function packagePrograms(inner) {
    return [
        ["npm", manager(inner, false)],
        ["yarn pnpm bun", manager(inner, true)],
        ["npx bunx pnpx", (words) => executes(inner, words, { at: 0, word: words[0] ?? PLACE })],
    ];
}
const MANAGER = {
    flags: "-s --silent -q --quiet -d --verbose --if-present -ws --workspaces --include-workspace-root --json --long -l -v --version -h --help --no-color --color --ignore-scripts --no-audit --no-fund --prefer-offline --offline --frozen-lockfile --immutable --parallel -r --recursive --stream --no-bail --all -a --omit-none --no-progress",
    reads: "-w --workspace",
    values: "--loglevel --depth --filter -F --omit --include",
    directory: "--prefix --cwd -C --dir",
};
/** The same behind a subcommand. */
const LATE = { ...MANAGER, operands: perhapsPaths };
/** Subcommands that run scripts of package.json, or only look. */
const RUNS_SCRIPTS = new Set("test t tst run run-script rum urn start stop restart".split(" "));
const LOOKS = new Set("ls list la ll explain why root prefix bin help completion --version version-check".split(" "));
/** npm, yarn, pnpm, bun: scripts of the project are its own code; everything that fetches or publishes must be named. */
function manager(inner, anyNameRuns) {
    return (words) => {
        const scan = splitOptions(MANAGER, words);
        const [command, ...others] = scan.operands;
        const global = globalFindings(words, scan, command);
        if (command === undefined) {
            const installs = anyNameRuns && scan.given.size === 0;
            return installs
                ? together(global, marked(words.length, "network", words[0]?.text ?? "", "installs packages"))
                : global;
        }
        const name = command.word.value;
        const rest = words.slice(command.at + 1);
        if (RUNS_SCRIPTS.has(name))
            return together(global, scriptOptions(rest, command.at + 1));
        if (LOOKS.has(name))
            return together(global, byGrammar(LATE, command.at + 1)(words));
        if (name === "exec" || name === "x" || name === "dlx")
            return together(global, executes(inner, words, command));
        const why = CHANGES.get(name);
        // yarn and pnpm run a script or a tool of the project by its bare name.
        if (anyNameRuns && why === undefined)
            return together(global, shifted(inner(words.slice(command.at)), command.at));
        const mark = marked(command.at, why === undefined ? "unknown" : "network", command.word.text, why ?? "is a subcommand that the table does not know");
        return together(global, mark, perhapsPaths(others, new Map()), lateOptions(rest, command.at + 1));
    };
}
function globalFindings(words, scan, command) {
    const plain = scan.findings.every(({ marks, doubts }) => marks.length === 0 && doubts.length === 0);
    const leading = command === undefined || !plain ? {} : { leading: command.at };
    return together({ ...NOTHING, operands: positions(words, command), ...leading }, ...scan.findings, ...scan.directories.map((directory) => pathOf(directory, "read")));
}
/** The subcommand and what stands behind it, without what looks like an option. */
function positions(words, command) {
    if (command === undefined)
        return [];
    return words.flatMap(({ value }, index) => (index >= command.at && !value.startsWith("-") ? [index] : []));
}
/** Behind the script's name stand options of the manager, up to `--`; then the script's own words. */
function scriptOptions(rest, from) {
    const end = rest.findIndex(({ value }) => value === "--");
    const own = end === -1 ? rest : rest.slice(0, end);
    const passed = end === -1 ? [] : rest.slice(end + 1);
    const padded = [...Array.from({ length: from }, () => PLACE), ...own];
    return together(byGrammar(LATE, from)(padded), perhapsPaths(passed.map((word, index) => ({ at: from + end + 1 + index, word })), new Map()));
}
const PLACE = { value: "", spread: "one", text: "" };
function lateOptions(rest, from) {
    const known = new Set([
        "-D",
        "--save-dev",
        "-E",
        "--save-exact",
        "-O",
        "--save-optional",
        "-P",
        "--save-prod",
        "--no-save",
        "--dry-run",
        "-g",
    ]);
    const options = rest
        .map((word, index) => ({ word, at: from + index }))
        .filter(({ word }) => word.value.startsWith("-") && word.value !== "--");
    return together(...options
        .filter(({ word }) => word.value === "-g" || !(known.has(word.value) || MANAGER.flags?.split(/\s+/).includes(word.value)))
        .map(({ at, word }) => marked(at, "unknown", word.text, "is an option that changes where or what it installs")));
}
/** `npm exec`, `npx`, `dlx`: run a tool of the project, or fetch it when the project has none. */
function executes(inner, words, command) {
    const scan = splitOptions(NPX, words, command.at + 1);
    const [tool] = scan.operands;
    const mark = tool === undefined
        ? undefined
        : marked(tool.at, "network", tool.word.text, "is fetched and run when the project does not have it");
    return together(...scan.findings, runsTool(inner, words, tool, mark));
}
const NPX = {
    flags: "-y -q --yes --no --no-install --quiet --prefer-offline --offline --ignore-existing -s --silent --bun --frozen",
    marks: `
      network -p= --package=: names a package to fetch
      executes -c= --call= --shell-mode -c: runs a line by a shell`,
};
const CHANGES = new Map([
    ..."install i in ins inst add ci clean-install it cit install-test update up upgrade outdated audit view info show v search dedupe ddp init create fund doctor ping"
        .split(" ")
        .map((name) => [name, "reaches the network"]),
    ..."uninstall un remove rm unlink r prune rebuild rb link ln pack pkg version shrinkwrap set-script config c set get cache store patch import"
        .split(" ")
        .map((name) => [name, "changes dependencies or configuration"]),
    ..."publish unpublish deprecate dist-tag login logout adduser owner access token team org hook star profile npm node workspaces plugin self-update env setup"
        .split(" ")
        .map((name) => [name, "reaches beyond the project"]),
]);

;// CONCATENATED MODULE: ./lib/policy/programs/python.js
/** Python and its tools. */



const PYTHON = {
    flags: "-b -B -d -E -I -O -OO -P -q -s -S -u -v -V -h --version --help --check-hash-based-pycs",
    values: "-W -X",
    marks: `
      executes -c=: runs code from the command line
      loads -m=: runs a module by name
      executes -i: reads code from its input
      executes -x: skips a line of the script`,
    ends: "-c -m",
};
function python(inner) {
    return (words) => {
        const scan = splitOptions(PYTHON, words);
        const [module] = scan.given.get("-m") ?? [];
        if (module !== undefined) {
            // `python -m pytest \u2026` has the options of pytest.
            const own = inner([module.word, ...words.slice(module.at + 1)]);
            return together(...scan.findings, shifted(own, module.at));
        }
        if (scan.given.has("-c"))
            return together(...scan.findings, perhapsPaths(scan.operands, new Map()));
        if (["-V", "--version", "-h", "--help"].some((name) => scan.given.has(name)))
            return together(...scan.findings);
        return together(...scan.findings, scriptThenTexts(words, scan.operands));
    };
}
const pytest = byGrammar({
    lenient: true,
    values: "-k -m -n --maxfail --tb --durations -r --lf --cov --cov-report --timeout --color --capture --verbosity --deselect --reruns",
    reads: "--ignore --confcutdir",
    marks: `
      loads -c= --config-file= -p= --rootdir= --import-mode= --pdbcls= --cov-config=: loads code or configuration
      loads -o= --override-ini=: overrides its configuration
      writes --junitxml=> --junit-xml=> --basetemp=> --log-file=> --debug=> --resultlog=> --cache-dir=>: writes a file
      network --pastebin=: sends its output away`,
    // `tests/test_a.py::TestA::test_b` names a test in a file.
    operands: (operands) => reads(operands.map(({ at, word }) => ({ at, word: { ...word, value: word.value.replace(/::.*$/s, "") } })), new Map()),
});
const formatter = (marks, checks, more = {}) => byGrammar({
    lenient: true,
    marks: marks ?? "",
    operands: (operands, given) => (checks.some((name) => given.has(name)) ? reads : writes)(operands, given),
    ...more,
});
const python_CONFIG = "loads -c=< --config=< --config-file=< --settings-path=< --sp=<: loads its configuration";
const ruff = byGrammar({
    lenient: true,
    values: "--select --ignore --extend-select --output-format --line-length --target-version --exclude --extend-exclude --per-file-ignores",
    marks: `
      loads --config=: loads its configuration
      writes --fix --unsafe-fixes --fix-only --add-noqa: changes files in place
      writes -o=> --output-file=> --cache-dir=>: writes a file`,
    operands: ([command, ...files], given) => {
        if (command === undefined)
            return NOTHING;
        if (command.word.value === "format" && !given.has("--check") && !given.has("--diff"))
            return writes(files, given);
        if (/^(check|format|rule|config|linter|version)$/.test(command.word.value))
            return given.has("--fix") ? writes(files, given) : reads(files, given);
        return marked(command.at, "unknown", command.word.text, "is a subcommand that the table does not know");
    },
});
const pip = byGrammar({
    lenient: true,
    marks: `
      loads --config-settings= --python= --prefix= --root= -t= --target=: installs elsewhere`,
    operands: ([command, ...others]) => command === undefined || /^(list|show|freeze|check|help|debug)$/.test(command.word.value)
        ? NOTHING
        : together(marked(command.at, "network", command.word.text, "reaches the network or changes what is installed"), perhapsPaths(others, new Map())),
});
const RUNNER = {
    flags: "-q -v --quiet --verbose --no-sync --frozen --locked --offline",
    marks: "network --with= --extra= --python= -p=: changes what is installed",
};
/** `uv run`, `poetry run`, `pipenv run`: the tool's own options are its own; every other subcommand must be named. */
function runner(inner) {
    return (words) => {
        const scan = splitOptions(RUNNER, words);
        const [command] = scan.operands;
        if (command === undefined)
            return together(...scan.findings);
        if (command.word.value !== "run")
            return together(...scan.findings, marked(command.at, "network", command.word.text, "reaches the network or changes what is installed"), perhapsPaths(scan.operands.slice(1), new Map()));
        const behind = splitOptions(RUNNER, words, command.at + 1);
        return together(...scan.findings, ...behind.findings, runsTool(inner, words, behind.operands[0]));
    };
}
const checkers = byGrammar({
    lenient: true,
    values: "-p -m -j --max-line-length --select --ignore",
    marks: `
    ${python_CONFIG}
    executes --install-types --python-executable= --load-plugins= --init-hook= --plugin=: runs or installs something
    writes --junit-xml=> --html-report=> --output-file=> --cache-dir=> --shadow-file=> -o=>: writes a file
    writes --txt-report=> --xml-report=> --any-exprs-report=> --cobertura-xml-report=>: writes a file`,
    operands: reads,
});
const pylint = byGrammar({
    lenient: true,
    marks: `
    loads --rcfile= --load-plugins=: loads code
    executes --init-hook=: runs code
    writes --output= --generate-rcfile: writes a file`,
    operands: reads,
});
const black = formatter(python_CONFIG, ["--check", "--diff"], { values: "-l --line-length -t --target-version -C -S" });
const isort = formatter("loads --settings-path= --sp= --settings-file=: loads its configuration", ["-c", "--check", "--check-only", "--diff"], {
    flags: "-c --check --check-only --diff",
});
/** The table's entries, given how to read a command inside another. */
function pythonPrograms(inner) {
    return [
        ["python python3 python3.10 python3.11 python3.12 python3.13 python3.14 python2 pypy3", python(inner)],
        ["pytest py.test", pytest],
        ["unittest", byGrammar({ lenient: true, values: "-k -p -t", operands: perhapsPaths })],
        ["ruff", ruff],
        ["mypy pyright pyflakes flake8 pycodestyle pydocstyle bandit vulture py_compile compileall", checkers],
        ["pylint", pylint],
        ["black", black],
        ["isort", isort],
        ["pip pip3", pip],
        ["uv poetry pipenv pdm hatch", runner(inner)],
        ["tox nox", program_closed("network", "makes environments and installs into them")],
    ];
}

;// CONCATENATED MODULE: ./lib/policy/programs/search.js
/** Programs that look for files and text: grep and its kin, ripgrep, find, fd. */



/** A pattern first, unless an option gave it; files and directories behind it. `following` are options that follow links. */
function patternThenTrees(following) {
    return (operands, given) => {
        const patterned = ["-e", "--regexp", "-f", "--file", "--files", "--type-list"].some((name) => given.has(name));
        const follows = following.some((name) => given.has(name));
        const places = patterned ? operands : operands.slice(1);
        const more = { tree: true, ...(follows ? { follows } : {}) };
        if (follows && places.length === 0)
            return { ...NOTHING, paths: [{ access: "read", path: ".", ...more }] };
        return together(...places.map((operand) => pathOf(operand, "read", more)));
    };
}
const GREP_FLAGS = `-E -F -G -P -i -y -v -w -x -c -L -l -o -q -s -b -H -h -n -T -Z -z -a -I -U -r -R --dereference-recursive --extended-regexp --fixed-strings
  --basic-regexp --perl-regexp --ignore-case --no-ignore-case --invert-match --word-regexp --line-regexp --count
  --files-without-match --files-with-matches --only-matching --quiet --silent --no-messages --byte-offset --with-filename
  --no-filename --line-number --initial-tab --null --null-data --text --binary --recursive --line-buffered --color --colour
  --help --version --unix-byte-offsets`;
const grep = byGrammar({
    flags: GREP_FLAGS,
    values: `-e --regexp -m --max-count -A --after-context -B --before-context -C --context --label --binary-files -d --directories
    -D --devices --include --exclude --exclude-dir`,
    reads: "-f --file --exclude-from",
    counts: true,
    operands: patternThenTrees(["-R", "--dereference-recursive"]),
});
const rg = byGrammar({
    flags: `-a -b -c -F -H -h -i -I -l -n -N -o -p -P -q -s -S -u -U -v -w -x -0 -L --follow --text --byte-offset --count --count-matches
    --fixed-strings --with-filename --no-filename --ignore-case --files-with-matches --files-without-match --line-number
    --no-line-number --only-matching --pretty --pcre2 --quiet --case-sensitive --smart-case --unrestricted --multiline
    --multiline-dotall --invert-match --word-regexp --line-regexp --null --hidden -. --no-ignore --no-ignore-vcs
    --no-ignore-parent --no-ignore-dot --no-ignore-global --no-ignore-exclude --no-hidden --files --type-list --heading
    --no-heading --column --no-column --json --vimgrep --trim --stats --passthru --no-messages --no-config --crlf
    --one-file-system --line-buffered --block-buffered --glob-case-insensitive --sort-files --no-unicode --debug --help -V
    --version --include-zero --no-mmap --mmap --no-require-git --null-data --ignore-file-case-insensitive`,
    values: `-e --regexp -m --max-count -A --after-context -B --before-context -C --context -g --glob --iglob -t --type -T --type-not
    -r --replace -d --max-depth --maxdepth -M --max-columns -j --threads -E --encoding --color --colors --sort --sortr
    --max-filesize --type-add --type-clear --engine --context-separator --field-match-separator --field-context-separator
    --path-separator --dfa-size-limit --regex-size-limit`,
    reads: "-f --file --ignore-file",
    marks: `
      executes --pre=: runs a program on each file
      executes --hostname-bin=: runs a program
      executes -z --search-zip: runs programs to unpack files`,
    operands: patternThenTrees(["-L", "--follow"]),
});
const fd = byGrammar({
    flags: `-H -I -u -s -i -g -F -a -l -p -0 -1 -q --hidden --no-ignore --no-ignore-vcs --unrestricted --case-sensitive --ignore-case
    --glob --fixed-strings --regex --absolute-path --list-details --full-path --print0 --quiet --show-errors --prune -h --help -V --version`,
    values: `-t --type -e --extension -E --exclude -d --max-depth --min-depth --exact-depth -S --size --changed-within --changed-before
    -o --owner -j --threads -c --color --max-results --and --path-separator --format`,
    reads: "--ignore-file --search-path",
    marks: `
      executes -x -X --exec --exec-batch: runs a command on what it finds
      outside -L --follow: follows links, wherever they lead
      outside -C=< --base-directory=<: starts in another directory`,
    operands: (operands, given) => readsTrees(operands.slice(1), given),
});
// \u2500\u2500 find \u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500
const FIND_FLAGS = new Set(`-a -and -o -or -not ! ( ) , -true -false -print -print0 -ls -prune -quit -depth -d -daystart -empty -executable -readable
   -writable -nouser -nogroup -mount -xdev -noleaf -ignore_readdir_race -noignore_readdir_race -warn -nowarn -help
   --help -version --version`.split(/\s+/));
const FIND_VALUES = new Set(`-name -iname -path -ipath -wholename -iwholename -regex -iregex -regextype -type -xtype -size -perm -user -group -uid -gid -links -inum
   -amin -cmin -mmin -atime -ctime -mtime -used -fstype -lname -ilname -maxdepth -mindepth -printf -context`.split(/\s+/));
const FIND_WRITES = new Set(["-fprint", "-fprint0", "-fls", "-fprintf"]);
/** `find`: starting points, then an expression in which each primary is one word. */
const find = (words) => {
    let at = 1;
    const found = [];
    for (; /^-(H|L|P|D|O\d?)$/.test(words[at]?.value ?? ""); at += 1) {
        const word = words[at];
        if (word.value === "-L")
            found.push(marked(at, "outside", "-L", "follows links, wherever they lead"));
        if (word.value === "-D")
            at += 1;
    }
    const starts = [];
    for (; at < words.length && !beginsExpression(words[at]); at += 1)
        starts.push({ at, word: words[at] });
    for (const { word } of starts)
        if (word.spread === "any" || /^[\uE000-\uE002]/.test(word.value))
            found.push(doubted(word.text, "it could turn out as a part of the expression", `Put a directory before it: ./${word.text}.`));
    const finding = { words, starts, found };
    while (at < words.length)
        at = readPrimary(finding, at);
    const searched = starts.map((start) => pathOf(start, "read", { tree: true }));
    return together(...searched, ...found);
};
function beginsExpression({ value }) {
    return value.startsWith("-") || value === "(" || value === "!" || value === ",";
}
/** Read the primary at `at`; returns the index behind it. */
function readPrimary(finding, at) {
    const { words, starts, found } = finding;
    const word = words[at];
    const { value } = word;
    const next = words[at + 1];
    if ((0,holes/* hasHole */.dI)(value) || word.spread !== "one") {
        found.push(doubted(word.text, "it could turn out as any part of the expression", `Quote it: '${word.text}'.`));
        return at + 1;
    }
    if (FIND_FLAGS.has(value))
        return at + 1;
    if (FIND_VALUES.has(value)) {
        if (next !== undefined && next.spread !== "one")
            found.push(doubted(next.text, `it may not be one word, as \`${value}\` needs`, `Quote it: '${next.text}'.`));
        return at + 2;
    }
    if (/^-(newer\w*|anewer|cnewer|samefile)$/.test(value)) {
        // With a `t` at the end the value is a time.
        if (next !== undefined && !/^-newer.t$/.test(value))
            found.push(pathOf({ at: at + 1, word: next }, "read"));
        return at + 2;
    }
    if (value === "-exec" || value === "-ok")
        return readExec(finding, at);
    if (value === "-delete") {
        found.push(marked(at, "deletes", value, "removes what it finds"), ...starts.map((start) => pathOf(start, "write", { tree: true })));
        if (starts.length === 0)
            found.push({ ...NOTHING, paths: [{ access: "write", path: ".", tree: true }] });
        return at + 1;
    }
    if (FIND_WRITES.has(value)) {
        found.push(marked(at, "writes", value, "writes a file"));
        if (next !== undefined)
            found.push(pathOf({ at: at + 1, word: next }, "write"));
        return at + (value === "-fprintf" ? 3 : 2);
    }
    found.push(marked(at, findEffect(value), value, FIND_WHY.get(value) ?? "is a primary that the table does not know"));
    return at + 1;
}
const FIND_WHY = new Map([
    ["-execdir", "runs a command in other directories"],
    ["-okdir", "runs a command in other directories"],
    ["-follow", "follows links, wherever they lead"],
    ["-files0-from", "reads its starting points from a file"],
]);
function findEffect(value) {
    if (value.endsWith("dir"))
        return "executes";
    return FIND_WHY.has(value) ? "outside" : "unknown";
}
/** `-exec command {} ;`: the command runs with each name it finds, or with many at once. */
function readExec({ words, starts, found }, at) {
    let end = at + 1;
    while (end < words.length &&
        words[end]?.value !== ";" &&
        !(words[end]?.value === "+" && words[end - 1]?.value === "{}"))
        end += 1;
    const command = words.slice(at + 1, end);
    const many = words[end]?.value === "+";
    const names = foundNames(starts);
    for (const name of names)
        found.push({
            ...NOTHING,
            runs: [
                {
                    kind: "command",
                    words: command.map((word) => fill(word, name, many)),
                    via: "find -exec",
                    settings: [],
                    shift: names.length === 1 && !command.some(({ value }) => value.includes("{}")) ? at + 1 : undefined,
                },
            ],
        });
    return end + 1;
}
/** What `find` prints for each starting point: itself and what is below, always behind the starting point's own name. */
function foundNames(starts) {
    const places = starts.length === 0 ? ["."] : starts.map(({ word }) => word.value);
    return places.map((place) => `${place.replace(/\/+$/, "")}/${holes/* TREE */.Pr}`);
}
function fill(word, name, many) {
    if (!word.value.includes("{}"))
        return word;
    return { value: word.value.replaceAll("{}", name), spread: many ? "some" : "one", text: word.text };
}
const SEARCH_PROGRAMS = [
    ["grep egrep fgrep zgrep", grep],
    ["rg", rg],
    ["fd fdfind", fd],
    ["find", find],
    ["which whereis locate apropos", byGrammar({ lenient: true, operands: texts })],
    ["ls ll dir vdir exa eza", byGrammar({ lenient: true, operands: readsTrees })],
    [
        "tree",
        byGrammar({
            lenient: true,
            counts: true,
            values: "-L -I -P --filelimit --charset --timefmt",
            marks: `
      writes -o=> --output=>: writes its output to a file
      outside -l: follows links, wherever they lead
      outside --fromfile --info --gitfile=: reads a file for its tree`,
            operands: readsTrees,
        }),
    ],
    [
        "stat realpath readlink pathchk",
        byGrammar({ lenient: true, values: "-c --format --printf", operands: readsTrees }),
    ],
    [
        "file",
        byGrammar({
            lenient: true,
            marks: `
      writes -C --compile: writes a file
      outside -f=< --files-from=<: reads the names of its files from a file
      loads -m=< --magic-file=<: reads rules from a file
      executes -z -Z --uncompress: runs programs to unpack files`,
            operands: readsTrees,
        }),
    ],
    [
        "du",
        byGrammar({
            lenient: true,
            values: "-d --max-depth -B --block-size -t --threshold --exclude",
            reads: "-X --exclude-from",
            marks: `
      outside --files0-from=<: reads the names of its files from a file
      outside -L --dereference: follows links, wherever they lead`,
            operands: readsTrees,
        }),
    ],
    ["df", byGrammar({ lenient: true, operands: texts })],
];

;// CONCATENATED MODULE: ./lib/policy/programs/system.js
/** Programs about the machine. */


const touchesProcesses = program_closed("changes", "stops or changes other processes");
const installs = program_closed("changes", "changes more than the workspace");
const touchesMachine = program_closed("changes", "changes the machine");
const SYSTEM_PROGRAMS = [
    ["brew apt apt-get dpkg yum dnf apk snap conda mamba rustup nvm asdf mise nix nix-shell nix-build", installs],
    ["terraform tofu pulumi ansible ansible-playbook bazel bazelisk", installs],
    [
        "date",
        byGrammar({
            lenient: true,
            values: "-d --date",
            reads: "-r --reference -f --file",
            marks: `
      changes -s= --set=: sets the clock`,
            operands: texts,
        }),
    ],
    [
        "sleep uname id whoami nproc arch tty hostid groups uptime free vmstat logname users cal yes factor numfmt getconf locale lscpu",
        byGrammar({ lenient: true, operands: texts }),
    ],
    [
        "hostname",
        byGrammar({
            lenient: true,
            reads: "-F --file",
            operands: (operands) => together(...operands.map(({ at, word }) => marked(at, "changes", word.text, "sets the host's name"))),
        }),
    ],
    [
        "ps pgrep top htop lsof fuser netstat ss ip ifconfig dmesg journalctl last w who",
        program_closed("outside", "looks at the whole machine"),
    ],
    ["kill pkill killall skill renice", touchesProcesses],
    [
        "mount umount losetup mkfs fdisk parted modprobe insmod sysctl iptables nft ufw systemctl service reboot shutdown halt poweroff useradd usermod userdel passwd chpasswd visudo ldconfig update-alternatives mknod mkfifo swapon swapoff",
        touchesMachine,
    ],
    [
        "taplo yamllint shellcheck actionlint hadolint markdownlint markdownlint-cli2 cspell codespell",
        byGrammar({
            lenient: true,
            marks: `
      writes --fix -w -i --write-changes --interactive: changes files in place
      loads -c= --config= -config-file= --rcfile= -r= --require=: loads its configuration
      executes -shellcheck= -pyflakes= -x: runs other programs or follows sources`,
            operands: reads,
        }),
    ],
    [
        "protoc",
        byGrammar({
            lenient: true,
            marks: `
      executes --plugin=: runs a plugin`,
            operands: perhapsPaths,
        }),
    ],
];

;// CONCATENATED MODULE: ./lib/policy/programs/awk.js
/** awk programs: whether one only computes and prints. */
/**
 * Why a program may do more than print: it runs commands, opens files or loads code, or cannot be read. Undefined when
 * it certainly does not.
 */
function readAwkProgram(program) {
    // What fills a hole could be any code; a number cannot.
    if (/[\uE000\uE001\uE003-\uE00F]/.test(program))
        return "is a program that is not certain";
    const tokens = tokenize(program);
    if (tokens === undefined)
        return "is a program that cannot be read with certainty";
    return tokens.map((token, index) => faultOf(token, tokens, index)).find((fault) => fault !== undefined);
}
function faultOf({ kind, text, open }, tokens, index) {
    if (kind === "word") {
        if (text === "system")
            return "runs commands by `system`";
        if (text === "getline")
            return "reads other files or commands by `getline`";
        if (/^(ARGV|ARGC|SYMTAB|FUNCTAB)$/.test(text))
            return `changes what it reads or calls by \`${text}\``;
    }
    if (kind !== "operator")
        return undefined;
    if (text === "@")
        return "loads code or calls functions by name with `@`";
    if (text === "|" || text === "|&")
        return "pipes to or from a command";
    if ((text === ">" || text === ">>") && prints(tokens, index) && !/[([]$/.test(open))
        return "writes a file";
    return undefined;
}
/** Whether the statement that a token stands in is a `print` or `printf`. */
function prints(tokens, index) {
    for (let back = index - 1; back >= 0; back -= 1) {
        const token = tokens[back];
        if (token === undefined)
            return false;
        if (token.kind === "word" && /^printf?$/.test(token.text))
            return true;
        if (token.kind === "line" || (token.kind === "operator" && /^[;{}]$/.test(token.text)))
            return false;
    }
    return false;
}
const OPERATORS = /^(?:\|\||&&|\|&|\*\*=?|\+\+|--|[-+*/%^!<>=]=|>>|!~|[-+*/%^!<>=~?:,;(){}[\]$|@])/;
function tokenize(program) {
    const tokens = [];
    let open = "";
    // For each open parenthesis: whether a condition stands in it, behind which a new expression begins.
    const conditions = [];
    let operand = false;
    for (let index = 0; index < program.length;) {
        const rest = program.slice(index);
        const blank = /^(?:[ \t\r]|\\\n|#[^\n]*)+/.exec(rest);
        if (blank !== null) {
            index += blank[0].length;
            continue;
        }
        // `length` may stand with or without an operand, so what a slash behind it means is not certain.
        if (rest.startsWith("/") && tokens.at(-1)?.text === "length")
            return undefined;
        const token = readToken(rest, operand);
        if (token === undefined)
            return undefined;
        index += token.text.length;
        if (token.text === "(")
            conditions.push(/^(if|while|for)$/.test(tokens.at(-1)?.text ?? ""));
        const condition = token.text === ")" && conditions.pop() === true;
        if (/^[([{]$/.test(token.text) && token.kind === "operator")
            open += token.text;
        tokens.push({ ...token, open });
        if (/^[)\]}]$/.test(token.text) && token.kind === "operator")
            open = open.slice(0, -1);
        operand = endsOperand(token) && !condition;
    }
    return open === "" ? tokens : undefined;
}
function readToken(rest, operand) {
    const simple = /^\n/.exec(rest) === null ? undefined : { kind: "line", text: "\n" };
    if (simple !== undefined)
        return simple;
    const string = /^"(?:\\[\s\S]|[^"\\\n])*"/.exec(rest);
    if (string !== null)
        return { kind: "string", text: string[0] };
    if (rest.startsWith('"') || rest.startsWith("'") || rest.startsWith("`"))
        return undefined;
    const word = /^[A-Za-z_]\w*/.exec(rest);
    if (word !== null)
        return { kind: "word", text: word[0] };
    const number = /^(?:\d+\.?\d*|\.\d+|\uE002)(?:[eE][-+]?\d+)?/.exec(rest);
    if (number !== null)
        return { kind: "number", text: number[0] };
    // A slash divides behind an operand; anywhere else it begins a regular expression.
    if (rest.startsWith("/") && !operand) {
        const regex = /^\/(?:\\[^\n]|[^/\\\n])+\//.exec(rest)?.[0];
        // Versions differ on whether a slash inside brackets ends the expression.
        return regex === undefined || /\[[^\]]*$/.test(regex) ? undefined : { kind: "regex", text: regex };
    }
    const operator = OPERATORS.exec(rest);
    return operator === null ? undefined : { kind: "operator", text: operator[0] };
}
/** Words behind which an expression begins, not goes on. */
const KEYWORDS = /^(print|printf|return|in|if|else|while|do|for|case|getline|exit|delete|BEGIN|END|function|func)$/;
function endsOperand({ kind, text }) {
    if (kind === "word")
        return !KEYWORDS.test(text);
    if (kind === "operator")
        return text === ")" || text === "]" || text === "++" || text === "--";
    return kind === "number" || kind === "string" || kind === "regex";
}

;// CONCATENATED MODULE: ./lib/policy/programs/sed.js
/** sed scripts: whether one only edits what flows through it. */
/**
 * Why a script may do more than print and edit: it runs commands (`e`), reads or writes files (`r`, `R`, `w`, `W`), or
 * cannot be read. Undefined when it certainly does not.
 */
function readSedScript(script) {
    let rest = script;
    for (let guard = 0; guard < script.length + 1; guard += 1) {
        rest = rest.replace(/^[\s;]+/, "");
        if (rest === "")
            return undefined;
        const next = readCommand(rest);
        if (typeof next !== "number")
            return next.why;
        rest = rest.slice(next);
    }
    return CANNOT;
}
const CANNOT = "is a script that cannot be read with certainty";
/** One address: a line number, `$`, `/re/`, `\cREc`, `first~step`, `+n`, `~n`. A hole may be a number only. */
const ADDRESS = String.raw `(?:[\d\uE002]+(?:~[\d\uE002]+)?|\$|[+~][\d\uE002]+|/(?:\\[^\n]|\[\^?\]?[^\]\n]*\]|[^/\\\n[\uE000-\uE00F])*/[IM]*)`;
const ADDRESSES = new RegExp(String.raw `^${ADDRESS}(?:\s*,\s*${ADDRESS})?\s*(?:!\s*)*`);
/** The length of the first command of the script, or why it is not harmless. */
function readCommand(script) {
    const addresses = ADDRESSES.exec(script)?.[0].length ?? /^(?:!\s*)*/.exec(script)?.[0].length ?? 0;
    const name = script.charAt(addresses);
    const rest = script.slice(addresses + 1);
    const own = (length) => addresses + 1 + length;
    const plain = PLAIN.get(name);
    if (plain !== undefined)
        return own(plain.exec(rest)?.[0].length ?? 0);
    switch (name) {
        case "s":
            return readSubstitution(rest, own);
        case "y":
            return readTwo(rest, own, "");
        case "e":
            return { why: "runs commands by `e`" };
        case "r":
        case "R":
            return { why: "reads another file by `r`" };
        case "w":
        case "W":
            return { why: "writes a file by `w`" };
        default:
            return { why: CANNOT };
    }
}
/** Commands that only edit and print, with what may stand behind their letter. */
const PLAIN = new Map([
    ...[..."{}=dDgGhHnNpPxzF"].map((name) => [name, /^/]),
    ...[..."lLqQ"].map((name) => [name, /^\s*\d*/]),
    ...[..."btT:"].map((name) => [name, /^\s*[\w.-]*/]),
    // The text runs to the end of the line, and on after a backslash.
    ...[..."aic"].map((name) => [name, /^(?:\\[\s\S]|[^\n\\])*/]),
    ["#", /^[^\n]*/],
]);
function readSubstitution(rest, own) {
    const length = readTwo(rest, own, "gpiImM0-9");
    if (typeof length !== "number")
        return length;
    const flag = rest.charAt(length - own(0));
    if (flag === "e")
        return { why: "runs the result by the flag `e`" };
    if (flag === "w")
        return { why: "writes a file by the flag `w`" };
    return flag === "" || /[\s;}#]/.test(flag) ? length : { why: CANNOT };
}
/** The length of `/one/two/flags`, whatever the delimiter. */
function readTwo(rest, own, flags) {
    const delimiter = rest.charAt(0);
    if (delimiter === "" || /[\s\\\w\uE000-\uE00F]/.test(delimiter))
        return { why: CANNOT };
    const first = endOf(rest, 1, delimiter, flags !== "");
    const second = first === undefined ? undefined : endOf(rest, first, delimiter, false);
    if (second === undefined)
        return { why: CANNOT };
    const tail = flags === "" ? "" : (new RegExp(`^[${flags}]*`).exec(rest.slice(second))?.[0] ?? "");
    return own(second + tail.length);
}
/** Behind the next delimiter from `from` on; undefined when there is none or it is not certain. */
function endOf(text, from, delimiter, expression) {
    let bracket = false;
    for (let index = from; index < text.length; index += 1) {
        const char = text.charAt(index);
        // What fills a hole could end the text and go on with a command; a number cannot.
        if (/[\uE000\uE001\uE003-\uE00F]/.test(char))
            return undefined;
        if (char === "\\")
            index += 1;
        // Whether a delimiter inside brackets ends the expression differs between versions.
        else if (expression && char === "[")
            bracket = true;
        else if (expression && char === "]")
            bracket = false;
        else if (char === delimiter)
            return bracket ? undefined : index + 1;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./lib/policy/programs/text.js
/** Programs that read, compare and change text. */





const reader = { lenient: true, counts: true, operands: reads };
/** Options here do not matter: nothing in these programs writes, runs or reaches anything. */
const READERS = "cat tac rev nl head tail cut paste join comm fold expand unexpand fmt pr cmp md5sum sha1sum sha224sum sha256sum sha384sum sha512sum b2sum cksum sum base64 base32 od strings iconv bat batcat less more zcat bzcat xzcat column look";
const LIST_OF_FILES = "outside --files0-from=<: reads the names of its files from a file";
const sort = byGrammar({
    flags: `-b -d -f -g -i -M -h -n -R -r -V -c -C -m -s -u -z --ignore-leading-blanks --dictionary-order --ignore-case
    --general-numeric-sort --ignore-nonprinting --month-sort --human-numeric-sort --numeric-sort --random-sort --reverse
    --version-sort --check --merge --stable --unique --zero-terminated --debug --help --version`,
    values: "-k --key -t --field-separator -S --buffer-size --sort --parallel --batch-size",
    marks: `
      writes -o=> --output=>: writes its output to a file
      executes --compress-program=: runs a program
      writes -T=> --temporary-directory=>: writes temporary files to a directory
      outside --random-source=<: reads a file of random bytes
      ${LIST_OF_FILES}`,
    operands: reads,
});
const uniq = byGrammar({
    flags: "-c -d -D -i -u -z --count --repeated --all-repeated --ignore-case --unique --zero-terminated --group --help --version",
    values: "-f -s -w --skip-fields --skip-chars --check-chars",
    operands: ([input, output, ...others]) => together(input === undefined ? NOTHING : pathOf(input, "read"), output === undefined ? NOTHING : writesOperand(output, "is a second operand, which `uniq` writes to"), textsUnknown(others, new Map())),
});
function writesOperand(operand, why) {
    return together(marked(operand.at, "writes", operand.word.text, why), pathOf(operand, "write"));
}
const textsUnknown = (operands) => together(...operands.map(({ at, word }) => marked(at, "unknown", word.text, "is an operand that the table does not know")));
const sed = byGrammar({
    flags: `-n -E -r -s -u -z --quiet --silent --regexp-extended --separate --unbuffered --null-data --posix --sandbox --debug
    --help --version`,
    values: "-e --expression -l --line-length",
    reads: "",
    marks: `
      loads -f=< --file=<: reads its script from a file`,
    operands: (operands, given) => useSed(operands, given),
});
/** `-i` may carry a suffix (`-i.bak`), which no option list can say; it is taken out first. */
const sedInPlace = (words) => {
    const at = words.findIndex(({ value }) => /^(-[nErsuz]*i\S*|--in-place(=.*)?)$/.test(value));
    if (at === -1)
        return sed(words);
    const word = words[at];
    if (word === undefined)
        return sed(words);
    const cluster = /^-([nErsuz]*)i(\S*)$/.exec(word.value);
    const rest = words.map((other, index) => (index === at ? { ...other, value: `-${cluster?.[1] ?? ""}s` } : other));
    const found = sed(rest);
    // What it reads it writes back.
    const paths = found.paths.flatMap((use) => [use, { ...use, access: "write" }]);
    return together({ ...found, paths }, marked(at, "writes", word.text, "changes files in place"));
};
function useSed(operands, given) {
    const scripts = ["-e", "--expression"].flatMap((name) => given.get(name) ?? []);
    const fromFile = given.has("-f") || given.has("--file");
    const [first, ...others] = operands;
    const sandboxed = given.has("--sandbox");
    if (scripts.length > 0 || fromFile)
        return together(...scripts.map((script) => judgeSed(script, sandboxed)), reads(operands, given));
    if (first === undefined)
        return NOTHING;
    return together(judgeSed(first, sandboxed), reads(others, given));
}
function judgeSed({ at, word }, sandboxed) {
    const found = readSedScript(word.value);
    if (found === undefined || (sandboxed && !(0,holes/* hasHole */.dI)(word.value)))
        return NOTHING;
    return marked(at, "executes", word.text, found);
}
const awk = byGrammar({
    flags: "-S --sandbox -c --traditional -P --posix -b --characters-as-bytes -M --bignum -n --non-decimal-data -N --use-lc-numeric -O --optimize -s --no-optimize -r --re-interval -t --lint-old -h --help -V --version -C --copyright",
    values: "-F --field-separator -v --assign -L --lint",
    marks: `
      loads -f=< --file=< -E=< --exec=< -i=< --include=< -l=< --load=<: reads its program, or a part of it, from a file
      writes -o -d -p -D --pretty-print --dump-variables --profile --debug: writes a file`,
    stops: true,
    operands: (operands, given) => {
        if (["-f", "--file", "-E", "--exec"].some((name) => given.has(name)))
            return perhapsPaths(operands, given);
        const [program, ...files] = operands;
        if (program === undefined)
            return NOTHING;
        const found = readAwkProgram(program.word.value);
        const own = found === undefined || given.has("--sandbox") || given.has("-S")
            ? NOTHING
            : marked(program.at, "executes", program.word.text, found);
        // `name=value` among the files sets a variable.
        const paths = files.filter(({ word }) => !/^[A-Za-z_]\w*=/.test(word.value));
        return together(own, reads(paths, given));
    },
});
const jq = byGrammar({
    flags: `-n -r -j -a -s -c -C -M -S -e -R -h -V --null-input --raw-input --raw-output --raw-output0 --join-output --ascii-output
    --slurp --compact-output --color-output --monochrome-output --sort-keys --exit-status --tab --unbuffered --stream
    --stream-errors --seq --help --version --args --jsonargs`,
    values: "--indent",
    marks: `
      loads -f --from-file: reads its filter from a file
      loads -L=<: loads modules from a directory
      outside --slurpfile --rawfile --argfile: reads a file into a variable`,
    operands: (operands, given) => {
        const [filter, ...files] = operands;
        if (filter === undefined)
            return NOTHING;
        const loads = /\b(import|include)\b/.test(filter.word.value) || (0,holes/* hasHole */.dI)(filter.word.value);
        const own = loads ? marked(filter.at, "loads", filter.word.text, "may load modules") : NOTHING;
        return together(own, given.has("--args") || given.has("--jsonargs") ? perhapsPaths(files, given) : reads(files, given));
    },
});
/** `--arg name value` takes two values, which no option list can say; they are taken out first. */
const jqWithArguments = (words) => {
    const kept = [];
    for (let index = 0; index < words.length; index += 1) {
        const word = words[index];
        if (word === undefined)
            continue;
        if (/^--(arg|argjson)$/.test(word.value)) {
            const pair = words.slice(index + 1, index + 3);
            if (pair.some(({ spread }) => spread !== "one"))
                return doubted(word.text, "it may not be followed by two words");
            // Put flags in their place, so that the others keep theirs.
            for (let count = 0; count < 3; count += 1)
                kept.push({ ...word, value: "-c" });
            index += 2;
        }
        else
            kept.push(word);
    }
    return jq(kept);
};
const text_diff = {
    lenient: true,
    values: "-x --exclude -I --ignore-matching-lines -F --show-function-line --label -L -U -C -W --width --color",
    reads: "-X --exclude-from --from-file --to-file",
    marks: `
      executes -l --paginate: runs pr`,
    operands: readsTrees,
};
const xxd = byGrammar({
    flags: "-a -b -C -d -E -e -i -p -ps -r -R -u -v -h",
    values: "-c -cols -g -groupsize -l -len -n -name -o -s -seek",
    operands: uniqLike,
});
function uniqLike([input, output]) {
    return together(input === undefined ? NOTHING : pathOf(input, "read"), output === undefined ? NOTHING : writesOperand(output, "is a second operand, which is written to"));
}
const tee = byGrammar({
    flags: "-a -i -p --append --ignore-interrupts --output-error --help --version",
    operands: (operands) => together(...operands.map((operand) => pathOf(operand, "write"))),
});
const split = byGrammar({
    flags: "-d -x -e -u --numeric-suffixes --hex-suffixes --elide-empty-files --unbuffered --verbose",
    values: "-a -b -C -l -n -t --suffix-length --additional-suffix --bytes --line-bytes --lines --number --separator",
    marks: `
      executes --filter=: runs a command`,
    operands: ([input, prefix]) => together(input === undefined ? NOTHING : pathOf(input, "read"), prefix === undefined
        ? { ...NOTHING, paths: [{ access: "write", path: "x\uE001" }] }
        : {
            ...NOTHING,
            paths: [{ access: "write", path: `${prefix.word.value}\uE001`, at: { word: prefix.at, offset: 0 } }],
        }),
});
const TEXT_PROGRAMS = [
    [READERS, byGrammar(reader)],
    [
        "wc",
        byGrammar({
            lenient: true,
            marks: `
      ${LIST_OF_FILES}`,
            operands: reads,
        }),
    ],
    ["tr", byGrammar({ lenient: true, operands: texts })],
    ["sort", sort],
    ["uniq", uniq],
    ["sed gsed", sedInPlace],
    ["awk gawk mawk nawk", awk],
    ["jq", jqWithArguments],
    ["diff colordiff", byGrammar(text_diff)],
    ["xxd", xxd],
    ["tee", tee],
    ["split", split],
    ["hexdump hd", byGrammar({ lenient: true, values: "-e -n -s", reads: "-f", operands: reads })],
    [
        "shuf",
        byGrammar({
            flags: "-e -z -r --echo --zero-terminated --repeat",
            values: "-i -n --input-range --head-count",
            marks: `
      writes -o=> --output=>: writes its output to a file`,
            operands: perhapsPaths,
        }),
    ],
    ["expr basename dirname seq printenv", byGrammar({ lenient: true, operands: textThen(0, texts) })],
];

;// CONCATENATED MODULE: ./lib/policy/programs/toolchains.js
/** Toolchains of languages: their subcommands that test and build the project are open, every other must be named. */



/** The table's entries, given how to read a command inside another. */
function toolchainPrograms(inner) {
    return [
        ["cargo", cargo],
        ["rustfmt", rustfmt],
        ["go", go],
        ["gofmt goimports", gofmt],
        ["golangci-lint staticcheck", golint],
        ["dotnet", dotnet],
        ["mix", subcommands("test compile format credo dialyzer help docs")],
        ["swift", subcommands("test build")],
        ["gem", subcommands("list query which environment specification contents help")],
        [
            "composer",
            subcommands("test lint check show validate run-script run dump-autoload diagnose", {
                marks: "outside -d=< --working-dir=<: works in another directory",
            }),
        ],
        ["phpunit phpstan psalm pest", phpunit],
        ["bundle bundler", bundle(inner)],
        ["rake", rake],
        ["rspec", rspec],
        ["rubocop", rubocop],
    ];
}
const BEYOND = "reaches the network or changes what is installed";
/** A program of subcommands: those in `open` work on the project itself. */
function subcommands(open, grammar = {}) {
    const known = new Set(open.split(/\s+/));
    return byGrammar({
        lenient: true,
        leads: true,
        ...grammar,
        operands: (operands, given) => {
            // `cargo +nightly test`
            const [command, ...others] = operands[0]?.word.value.startsWith("+") === true ? operands.slice(1) : operands;
            if (command === undefined)
                return NOTHING;
            const mark = known.has(command.word.value) ? NOTHING : marked(command.at, "network", command.word.text, BEYOND);
            return together(mark, perhapsPaths(others, given));
        },
    });
}
const cargo = subcommands("test t build b check c clippy fmt doc d run r bench tree metadata nextest locate-project version help verify-project read-manifest pkgid", {
    values: "-p --package --features -F -j --jobs --profile --test --bin --example --color --message-format --target",
    marks: `
      executes --config= -Z=: sets configuration, which can run programs
      writes --target-dir=> --artifact-dir=> --out-dir=>: writes elsewhere
      outside -C=< --manifest-path=< --lockfile-path=<: works on another package
      writes --fix: changes files in place`,
});
const rustfmt = byGrammar({
    flags: "--check -l -q -v --files-with-diff --quiet --verbose --backup --help --version --unstable-features",
    values: "--edition --color --emit --style-edition --print-config",
    marks: "loads --config-path=< --config=<: loads its configuration",
    operands: (operands, given) => (given.has("--check") ? reads : writes)(operands, given),
});
const go = subcommands("test build vet fmt list version env doc run help", {
    single: true,
    values: `-run -bench -count -timeout -tags -p -parallel -cpu -benchtime -covermode -coverpkg -skip -shuffle -mod -f -gcflags
    -asmflags -fuzz -fuzztime`,
    marks: `
    executes -exec= -toolexec= -vettool=: runs a program
    executes -ldflags= -gccgoflags= -extld= -compiler=: can run other programs
    writes -o=> -coverprofile=> -cpuprofile=> -memprofile=> -blockprofile=> -mutexprofile=> -trace=>: writes a file
    writes -outputdir=> -debug-trace=> -pkgdir=> -installsuffix=: writes elsewhere
    loads -overlay=< -modfile=< -modcacherw -workfile=<: takes other files for the sources
    outside -C=<: works in another directory
    changes -w -u -fix: changes settings or files`,
});
const gofmt = byGrammar({
    flags: "-l -d -s -e",
    values: "-r -tabwidth -lang",
    marks: `
    writes -w: changes files in place
    writes -cpuprofile=>: writes a file
    loads -srcdir= -local=: looks elsewhere`,
    single: true,
    operands: (operands, given) => (given.has("-w") ? writes : reads)(operands, given),
});
const golint = byGrammar({
    lenient: true,
    marks: `
    writes --fix: changes files in place
    loads -c=< --config=<: loads its configuration
    writes --out-format= --cpu-profile-path=>: writes a file`,
    operands: perhapsPaths,
});
const dotnet = subcommands("test build run format clean msbuild --version --info --list-sdks", {
    values: "-c --configuration -f --framework -r --runtime -v --verbosity --filter --logger -l",
    marks: `
    executes -p= --property= /p=: sets a property
    writes -o=> --output=> --results-directory=>: writes elsewhere
    loads -s= --settings= --source= --configfile=: loads settings`,
});
const phpunit = byGrammar({
    lenient: true,
    marks: `
    loads -c= --configuration= --bootstrap= --extension= --include-path= -d=: loads code
    writes --log-junit=> --coverage-html=> --coverage-text=> --coverage-clover=> --cache-directory=>: writes a file
    writes --generate-baseline= --set-baseline=: writes a file`,
    operands: perhapsPaths,
});
const BUNDLE = { flags: "--quiet --verbose" };
function bundle(inner) {
    return (words) => {
        const scan = splitOptions(BUNDLE, words);
        const [command, tool] = scan.operands;
        if (command === undefined)
            return marked(words.length, "network", words[0]?.text ?? "", "installs packages");
        if (command.word.value === "exec")
            return together(...scan.findings, runsTool(inner, words, tool));
        if (/^(list|show|info|check|version|help|platform)$/.test(command.word.value))
            return together(...scan.findings);
        return together(...scan.findings, marked(command.at, "network", command.word.text, BEYOND));
    };
}
const rake = byGrammar({
    lenient: true,
    marks: `
    executes -e= -p= -E= --execute= --execute-print= --execute-continue=: runs code
    loads -f= --rakefile= -r= --require= -I= --libdir= -R= -g -G: loads code`,
    operands: perhapsPaths,
});
const rspec = byGrammar({
    lenient: true,
    marks: `
    loads -r= --require= -I= -O= --options= -f= --format=: loads code
    writes -o=> --out=>: writes a file`,
    operands: perhapsPaths,
});
const rubocop = byGrammar({
    lenient: true,
    marks: `
    writes -a -A --autocorrect --autocorrect-all --auto-correct --fix-layout -x: changes files in place
    writes --auto-gen-config --regenerate-todo: writes a file
    loads -r= --require= -c= --config= -f= --format= --plugin=: loads code
    writes -o=> --out=> --cache-root=>: writes a file`,
    operands: perhapsPaths,
});

;// CONCATENATED MODULE: ./lib/policy/programs/wrappers.js
/** Programs that run another command, and shells. */




/** A wrapper that does nothing but run the command behind its options and its first `skip` operands. */
function wrapper(grammar, skip = 0) {
    return (words) => {
        const scan = splitOptions(grammar, words);
        const skipped = scan.operands.slice(0, skip);
        const uncertain = skipped.find(({ word }) => word.spread !== "one");
        const loose = uncertain === undefined
            ? NOTHING
            : doubted(uncertain.word.text, "it may not be one word", `Quote it: "${uncertain.word.text}".`);
        return together(...scan.findings, loose, runsFrom(words, scan.operands[skip]?.at));
    };
}
/** The command that stands at `start`; the wrapper itself needs no rule. */
function runsFrom(words, start, more = {}) {
    if (start === undefined)
        return NOTHING;
    const via = words[0]?.value ?? "";
    return {
        ...NOTHING,
        transparent: true,
        runs: [{ kind: "command", words: words.slice(start), via, settings: [], shift: start, ...more }],
    };
}
// \u2500\u2500 env \u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500
const ENV = {
    flags: "-0 -v --null --debug --list-signal-handling --help --version",
    values: "-u --unset",
    directory: "-C --chdir",
    marks: `
      executes -S= --split-string=: splits a text into a command
      changes -i --ignore-environment -: drops the environment, and what keeps git to this repository with it
      changes --block-signal --default-signal --ignore-signal: changes signals`,
};
const env = (words) => {
    const scan = splitOptions(ENV, words);
    const start = scan.operands[0]?.at ?? words.length;
    const settings = unsetGit(scan);
    let at = start;
    for (; at < words.length; at += 1) {
        const word = words[at];
        const found = /^([^=]*)=(.*)$/s.exec(word.value);
        if (found === null)
            break;
        const [, name = "", value = ""] = found;
        if ((0,holes/* hasHole */.dI)(name) || word.spread !== "one")
            return doubted(word.text, "it is not certain which variable it sets");
        settings.push({ name, value, text: word.text });
    }
    const names = scan.directories.map((directory) => pathOf(directory, "read"));
    const [directory] = scan.directories;
    if (at >= words.length)
        return together(...scan.findings, ...names);
    const under = directory === undefined ? {} : { under: directory.word.value };
    return together(...scan.findings, ...names, runsFrom(words, at, { settings, ...under }));
};
/** What the environment says to git, it says for a reason: to unset it is as good as to set it otherwise. */
function unsetGit({ given }) {
    const unset = ["-u", "--unset"].flatMap((name) => given.get(name) ?? []);
    return unset.flatMap(({ word: { value, spread, text } }) => {
        const plain = spread === "one" && !(0,holes/* hasHole */.dI)(value);
        return plain && !value.startsWith("GIT_") ? [] : [{ name: plain ? value : "GIT_", value: "", text }];
    });
}
// \u2500\u2500 xargs \u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500
const XARGS = {
    flags: "-0 -r -t -x -o --null --no-run-if-empty --verbose --exit --open-tty --help --version --show-limits -i -e -l",
    values: "-n -P -L -s -d -E -I --max-args --max-procs --max-lines --max-chars --delimiter --eof --replace",
    marks: `
      executes -p --interactive: asks`,
    reads: "-a --arg-file",
};
const xargs = (words) => {
    const scan = splitOptions(XARGS, words);
    const start = scan.operands[0]?.at;
    const command = start === undefined ? [{ value: "echo", spread: "one", text: "echo" }] : words.slice(start);
    const replaced = replacement(scan);
    const appended = { value: holes/* INPUT */.bO, spread: "any", text: APPENDED };
    const filled = replaced === undefined
        ? [...command, appended]
        : command.map((word) => word.value.includes(replaced) ? { ...word, value: word.value.replaceAll(replaced, holes/* INPUT */.bO) } : word);
    const run = { kind: "command", words: filled, via: "xargs", settings: [], shift: start };
    return together(...scan.findings, { ...NOTHING, transparent: true, runs: [run] });
};
function replacement(scan) {
    const value = (scan.given.get("-I") ?? scan.given.get("--replace") ?? []).at(-1)?.word.value;
    if (value !== undefined)
        return value;
    return scan.given.has("-i") || scan.given.has("--replace") ? "{}" : undefined;
}
/** How an `xargs` command splits its input: by NUL, by lines, or at blanks. */
function xargsSplits(words) {
    const scan = splitOptions(XARGS, words);
    if (scan.given.has("-0") || scan.given.has("--null"))
        return "nul";
    const delimiter = [...(scan.given.get("-d") ?? []), ...(scan.given.get("--delimiter") ?? [])].at(-1)?.word.value;
    if (delimiter === "\\0")
        return "nul";
    return delimiter === "\\n" || delimiter === "\n" ? "lines" : "blanks";
}
// \u2500\u2500 Shells \u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500
const SHELL = {
    flags: "-c -l -e -u -x -v -f -n -b -h -m -B -C -E -H -P -T --login --norc --noprofile --posix --noediting --version --help",
    values: "-o",
    marks: `
      executes -i -s: reads commands from its input
      loads --rcfile=< --init-file=<: runs a file first
      changes -a -k -p -t -r -D -O= --restricted: changes how the script is read`,
};
const shell = (words) => {
    const scan = splitOptions(SHELL, words);
    const [script, ...others] = scan.operands;
    const plus = scan.operands.find(({ word }) => word.value.startsWith("+"));
    if (plus !== undefined && plus === script)
        return doubted(plus.word.text, "it changes the shell's options");
    const options = (scan.given.get("-o") ?? []).filter(({ word }) => !/^(errexit|nounset|pipefail|xtrace|noglob|verbose)$/.test(word.value));
    const findings = [
        ...scan.findings,
        ...options.map(({ at, word }) => marked(at, "changes", word.text, "changes how the script is read")),
    ];
    if (scan.given.has("--version") || scan.given.has("--help"))
        return together(...findings);
    if (scan.given.has("-c"))
        return together(...findings, script === undefined ? NOTHING : runsScript(words, script, others));
    if (script === undefined)
        return together(...findings, marked(words.length, "executes", words[0]?.text ?? "", "reads commands from its input"));
    if (script.word.spread !== "one")
        return together(...findings, doubted(script.word.text, "it is not certain which file it runs", `Quote it: "${script.word.text}".`));
    return together(...findings, pathOf(script, "read"), perhapsPaths(others, new Map()));
};
function runsScript(words, script, others) {
    // The first word behind the script is its `$0`.
    const positional = others.slice(1).map(({ word }) => word);
    const via = `${words[0]?.value ?? "sh"} -c`;
    return { ...NOTHING, transparent: true, runs: [{ kind: "script", script: script.word, via, positional }] };
}
/** Shells whose language is not bash's: a script of theirs is not read. */
const otherShell = program_closed("executes", "runs a language that is not read here");
/** Programs that run a command with other rights, elsewhere or later: they need a rule of their own besides. */
function escalating(why, grammar, skip = 0) {
    return (words) => {
        const scan = splitOptions(grammar, words);
        const inner = runsFrom(words, scan.operands[skip]?.at);
        return {
            ...together(...scan.findings, marked(0, "executes", words[0]?.text ?? "", why), inner),
            transparent: false,
        };
    };
}
const WRAPPERS = [
    ["env", env],
    ["xargs gxargs", xargs],
    ["bash sh dash rbash", shell],
    ["zsh ksh mksh fish csh tcsh pwsh powershell nu xonsh busybox toybox", otherShell],
    [
        "timeout gtimeout",
        wrapper({
            flags: "-v --foreground --preserve-status --verbose --help --version -f -p",
            values: "-k -s --kill-after --signal",
        }, 1),
    ],
    ["nice", wrapper({ flags: "--help --version", values: "-n --adjustment", counts: true })],
    ["nohup setsid unbuffer chronic", wrapper({ flags: "-w -c -f --wait --ctty --fork --help --version" })],
    [
        "ionice",
        wrapper({
            flags: "-t --ignore --help --version",
            values: "-c -n --class --classdata",
            marks: `
      changes -p= --pid= -P= -u=: changes other processes`,
        }),
    ],
    ["stdbuf", wrapper({ flags: "--help --version", values: "-i -o -e --input --output --error" })],
    [
        "time",
        wrapper({
            flags: "-p -v -q -a --portability --verbose --quiet --append --help --version",
            values: "-f --format",
            marks: `
      writes -o=> --output=>: writes a file`,
        }),
    ],
    [
        "sudo",
        escalating("runs a command with other rights", {
            flags: "-n -E -H -k -S",
            values: "-u -g",
            marks: `
      executes -s -i -e -A -b -l -v: starts a shell, an editor or a program that asks`,
        }),
    ],
    ["doas", escalating("runs a command with other rights", { flags: "-n", values: "-u" })],
    [
        "flock",
        escalating("runs a command", {
            flags: "-s -x -n -o -u -e",
            values: "-w -E",
            marks: `
      executes -c= --command=: runs a line by a shell`,
        }, 1),
    ],
    [
        "su runuser chroot unshare nsenter setpriv capsh pkexec systemd-run machinectl at batch crontab watch parallel script expect tmux screen strace ltrace gdb lldb valgrind perf rr entr inotifywait start-stop-daemon daemonize setarch linux32 linux64 taskset numactl prlimit firejail bwrap proot fakeroot dbus-run-session xvfb-run",
        program_closed("executes", "runs other programs in a way that is not read here"),
    ],
    [
        "docker podman nerdctl buildah docker-compose kubectl helm oc minikube kind vagrant lxc incus multipass qemu-system-x86_64",
        program_closed("executes", "runs code outside this workspace"),
    ],
    [
        "ed ex vi vim nvim emacs nano view pico",
        program_closed("executes", "is an editor, which can run commands and write files"),
    ],
];

;// CONCATENATED MODULE: ./lib/policy/programs/table.js
/**
 * The programs known by their options, one entry each. To add one: describe its options by a grammar (or read its words
 * in a function of its own) in the file of its kind, and list it there. What a grammar does not say is marked.
 */
















/** Whether the table has an entry for a program, given by name or by path. */
function isKnown(name) {
    return TABLE.has(baseName(name));
}
/** What a command does besides its program's plain work. `words` begin with the program's name, which is certain. */
function readProgram(words) {
    const entry = TABLE.get(baseName(words[0]?.value ?? ""));
    return entry === undefined ? readUnknown(words) : entry(words);
}
/** A program that the table does not know: its words are the maintainers' to open; paths must stay inside. */
function readUnknown(words) {
    const operands = words.slice(1).map((word, index) => ({ at: index + 1, word }));
    const values = operands.map(({ at, word }) => ({
        at,
        word: { ...word, value: /^--?[\w-]+=(.*)$/s.exec(word.value)?.[1] ?? word.value },
    }));
    return perhapsPaths(values, new Map());
}
/** `/usr/bin/git`, `node_modules/.bin/jest` and `./gradlew` are known by their last part. */
function baseName(name) {
    return name.slice(name.lastIndexOf("/") + 1);
}
const TABLE = new Map([
    ...TEXT_PROGRAMS,
    ...SEARCH_PROGRAMS,
    ...FILE_PROGRAMS,
    ...ARCHIVE_PROGRAMS,
    ...NETWORK_PROGRAMS,
    ...GIT_PROGRAMS,
    ...SYSTEM_PROGRAMS,
    ...WRAPPERS,
    ...NODE_PROGRAMS,
    ...MAKE_PROGRAMS,
    ...INTERPRETERS,
    ...JVM_PROGRAMS,
    ...packagePrograms(readProgram),
    ...pythonPrograms(readProgram),
    ...toolchainPrograms(readProgram),
].flatMap(([names, read]) => names.split(" ").map((name) => [name, read])));

;// CONCATENATED MODULE: ./lib/policy/shell/declaring.js
/** Builtins that set variables: `export`, `declare`, `read`, `mapfile`, `getopts`, `unset`. */









const READ = { flags: "-r -s -e", values: "-d -n -N -p -t -i -a -u" };
const MAPFILE = { flags: "-t", values: "-d -n -O -s -u", marks: "executes -C= -c=: runs a callback" };
/** `export`, `declare` and their like: plain names and plain values. */
function declare(call) {
    const { reader, invocation } = call;
    let state = call.state;
    for (const word of invocation.words.slice(1)) {
        if (/^[-+][gprxaAlutI]+$/.test(word.value))
            continue;
        if (/^[-+]/.test(word.value) || word.spread !== "one" || (0,holes/* hasHole */.dI)(word.value.split("=")[0] ?? "")) {
            doubt(reader, word.text, "it can evaluate what it is given, or name other variables", "Use plain assignments.");
            continue;
        }
        const equals = word.value.search(/\+?=/);
        const name = equals === -1 ? word.value : word.value.slice(0, equals);
        if (!maySet(reader, name, word.text))
            continue;
        if (equals !== -1)
            state = withVariable(state, name, textOf([word.value.slice(equals).replace(/^\+?=/, "")]));
        else if (!state.variables.has(name) && invocation.words[0]?.value !== "export")
            state = withVariable(state, name, textOf([""]));
    }
    addFindings(reader, call.state, invocation, NOTHING);
    return either(state);
}
function unset(call) {
    let { state } = call;
    for (const word of call.invocation.words.slice(1)) {
        if (word.value === "-v")
            continue;
        if (word.spread === "one" && maySet(call.reader, word.value, word.text))
            state = withVariable(state, word.value, textOf([""]));
        else if (word.spread !== "one")
            doubt(call.reader, word.text, "it is not certain what it unsets");
    }
    plain(call);
    return either(state);
}
function readInput(call) {
    const scan = splitOptions(READ, call.invocation.words);
    let state = call.state;
    const names = [...scan.operands, ...(scan.given.get("-a") ?? [])];
    for (const { word } of names)
        state = setNamed(call.reader, state, word);
    addFindings(call.reader, call.state, call.invocation, together(...scan.findings));
    const known = knownInput(call, scan.given, names.length);
    const [only] = names;
    if (known === undefined || only === undefined)
        return either(state);
    return { success: withVariable(state, only.word.value, textOf(known)), failure: state };
}
/** The names that `read` takes one of, when it takes them whole: `IFS= read -r -d ''` of names ended by NUL. */
function knownInput({ reader, invocation }, given, count) {
    if (reader.input === undefined ||
        count !== 1 ||
        !given.has("-r") ||
        ["-n", "-N", "-u", "-a", "-i"].some((name) => given.has(name)))
        return undefined;
    const whole = invocation.settings.some(({ name, value }) => name === "IFS" && value === "");
    const delimiter = given.get("-d")?.[0]?.word.value;
    const fits = delimiter === undefined ? reader.input.lines && !reader.input.nul : delimiter === "" && reader.input.nul;
    return whole && fits ? reader.input.names : undefined;
}
/** The state with the variable set that a word names. */
function setNamed(reader, state, word) {
    if (word.spread !== "one" || (0,holes/* hasHole */.dI)(word.value)) {
        doubt(reader, word.text, "it is not certain which variable it sets");
        return state;
    }
    return setByShell(reader, state, word.value);
}
function readLines(call) {
    const scan = splitOptions(MAPFILE, call.invocation.words);
    let state = call.state;
    for (const { word } of scan.operands)
        state = setNamed(call.reader, state, word);
    addFindings(call.reader, call.state, call.invocation, together(...scan.findings));
    for (const mark of scan.findings.flatMap(({ marks }) => marks))
        doubt(call.reader, mark.text, `it ${mark.why}`);
    return either(state);
}
const WAIT = { flags: "-n -f", values: "-p" };
/** `wait -p NAME` sets a variable to the job's number. */
function waitForJobs(call) {
    // `$!` is a number, and no number is an option of it.
    const words = call.invocation.words.filter(({ value }) => value !== holes/* NUMBER */.uk);
    const scan = splitOptions(WAIT, words);
    let state = call.state;
    for (const { word } of scan.given.get("-p") ?? [])
        state = setNamed(call.reader, state, word);
    addFindings(call.reader, call.state, call.invocation, together(...scan.findings));
    return either(state);
}
function getOptions(call) {
    const [, , name] = call.invocation.words;
    plain(call);
    return either(name === undefined ? call.state : setNamed(call.reader, call.state, name));
}
/** Whether a name may be set without being named by a pattern; a doubt is recorded when not. */
function maySet(reader, name, text) {
    if (!isIdentifier(name))
        doubt(reader, text, "it is not a plain name for a variable, and a subscript is evaluated");
    else if (!isHarmless(name))
        doubt(reader, text, `setting \`${name}\` changes how programs run`);
    else
        return true;
    return false;
}

// EXTERNAL MODULE: ./lib/policy/lexical.js
var lexical = __webpack_require__(12354);
;// CONCATENATED MODULE: ./lib/policy/shell/directories.js
/** Where the shell goes by `cd`, and programs by their options. */



/** Whether a text is certain enough to be gone to: whole, or with globs for names of directories. */
function isPlace(to) {
    const rest = to.startsWith(holes/* ROOT */.Dl) ? to.slice(1) : to;
    const names = rest.replaceAll(holes/* ENTRY */.Py, holes/* NAME */.o_);
    if ((0,holes/* hasHole */.dI)(names.replaceAll(holes/* NAME */.o_, "")))
        return false;
    return !(0,holes/* hasHole */.dI)(rest) || !names.slice(names.indexOf(holes/* NAME */.o_)).includes("..");
}
/** The state in another directory; places outside are left out, since going there is denied. */
function directories_moved(reader, state, to) {
    if (!isPlace(to)) {
        doubt(reader, to, "it is not certain which directory it is");
        return state;
    }
    const directories = state.directories.flatMap((from) => goTo(reader, from, to));
    return directories.length === 0 ? state : { ...state, directories, previous: state.directories };
}
function goTo(reader, from, to) {
    const start = to.startsWith(holes/* ROOT */.Dl) ? "" : from.path;
    const path = to.startsWith(holes/* ROOT */.Dl) ? `.${to.slice(1)}` : to;
    // A name that a glob stands for is somewhere below what is certain.
    const whole = (0,holes/* hasHole */.dI)(start) && !path.startsWith("/") ? `${start}/${path}` : path;
    const cut = whole.search(/[^/]*[\uE001\uE006]/);
    const certain = cut === -1 ? whole : whole.slice(0, cut);
    const located = reader.locate(certain === "" ? "." : certain, (0,holes/* hasHole */.dI)(start) ? "" : start);
    if (located.kind === "outside")
        return [];
    const below = cut === -1 ? "" : (0,lexical/* walkPath */.T)(whole.slice(cut), "");
    const real = [located.path, below].filter((part) => part !== "").join("/");
    const known = from.plain || to.startsWith(holes/* ROOT */.Dl);
    return [{ path: real, plain: known && cut === -1 && staysPlain(path, start, located.path) }];
}
/** Whether the shell's idea of a directory and the real one are the same: no link was passed. */
function staysPlain(to, from, real) {
    if (to.startsWith("/"))
        return (0,lexical/* climbs */.B)(to).length === 0 && (real === "" || to.replace(/\/+$/, "").endsWith(`/${real}`));
    return real === (0,lexical/* walkPath */.T)(to, from);
}

;// CONCATENATED MODULE: ./lib/policy/shell/builtins.js
/** Builtins of bash that change what is known of the shell, or evaluate what they are given. */












/** Builtins by name. What is not here and not in the program table is a program. */
const BUILTINS = new Map([
    ["cd", changeDirectory],
    ...["export", "declare", "typeset", "local", "readonly"].map((name) => [name, declare]),
    ["unset", unset],
    ["read", readInput],
    ...["mapfile", "readarray"].map((name) => [name, readLines]),
    ["printf", print],
    ...["test", "["].map((name) => [name, test]),
    ["set", setOptions],
    ["shopt", shellOptions],
    ["shift", (call) => ({ ...plain(call), success: { ...call.state, positional: undefined } })],
    ["eval", evaluate],
    ...["source", "."].map((name) => [name, source]),
    ...["command", "builtin", "exec"].map((name) => [name, runBuiltin]),
    ["let", letNumbers],
    ["trap", trap],
    ["wait", waitForJobs],
    ["getopts", getOptions],
    ...[
        "alias",
        "unalias",
        "enable",
        "bind",
        "complete",
        "compgen",
        "compopt",
        "fc",
        "history",
        "hash",
        "pushd",
        "popd",
        "suspend",
        "disown",
        "logout",
        "caller",
        "ulimit",
    ].map((name) => [name, unread]),
    ["exit", (call) => ({ ...plain(call), ...either({ ...call.state, ended: true }) })],
    ...[
        ":",
        "true",
        "false",
        "echo",
        "return",
        "break",
        "continue",
        "pwd",
        "dirs",
        "umask",
        "times",
        "jobs",
        "type",
        "help",
    ].map((name) => [name, plain]),
]);
/** A builtin that touches nothing but the shell. */
function plain({ reader, state, invocation }) {
    addFindings(reader, state, invocation, NOTHING);
    return either(state);
}
function withFindings({ reader, state, invocation }, findings) {
    addFindings(reader, state, invocation, findings);
    return either(state);
}
function unread(call) {
    const name = call.invocation.words[0]?.value ?? "";
    const hint = name === "pushd" || name === "popd" ? "Use `(cd dir && \u2026)`." : undefined;
    doubt(call.reader, call.invocation.text, `\`${name}\` changes how later commands are read`, hint);
    return plain(call);
}
// \u2500\u2500 Directories \u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500
const CD = { flags: "-L -P -e" };
function changeDirectory(call) {
    const { reader, state, invocation } = call;
    const scan = splitOptions(CD, invocation.words);
    const [target, more] = scan.operands;
    if (target?.word.value === "-" && more === undefined && state.previous !== undefined) {
        plain(call);
        return { success: { ...state, directories: state.previous, previous: state.directories }, failure: state };
    }
    const certain = target !== undefined && more === undefined && target.word.value !== "-" && target.word.spread !== "any";
    if (!certain || !isPlace(target.word.value)) {
        doubt(reader, invocation.text, "it is not certain which directory it goes to", "Name one directory inside the workspace.");
        return plain(call);
    }
    const climbing = /(^|\/)\.\.(\/|$)/.test(target.word.value);
    if (climbing && (state.directories.some(({ plain: known }) => !known) || scan.given.has("-P")))
        doubt(reader, invocation.text, "it goes up from behind a link, which shells and programs see differently");
    addFindings(reader, state, invocation, together(...scan.findings, pathOf(target, "read")));
    return { success: directories_moved(reader, state, target.word.value), failure: state };
}
// \u2500\u2500 Printing and testing \u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500
function print(call) {
    const [, first, second] = call.invocation.words;
    if (first?.value === "-v" && second !== undefined) {
        const state = setNamed(call.reader, call.state, second);
        plain(call);
        return either(state);
    }
    const format = first?.value === "--" ? second : first;
    if (format !== undefined && (/^[-\uE000-\uE002]/.test(format.value) || format.spread !== "one"))
        doubt(call.reader, format.text, "it could be `-v`, which evaluates the name behind it", "Give a format first: printf '%s\\n' \u2026.");
    // Bash's `%n` assigns to the variable that an argument names.
    else if (format !== undefined && (/%[^a-zA-Z%]*n/.test(format.value) || (0,holes/* hasHole */.dI)(format.value)))
        doubt(call.reader, format.text, "its format could assign to a variable", "Give a plain format: printf '%s\\n' \u2026.");
    return plain(call);
}
function test(call) {
    checkTestArguments(call.reader, call.invocation.words.slice(1));
    return plain(call);
}
// \u2500\u2500 Options of the shell \u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500
function setOptions(call) {
    const words = call.invocation.words.slice(1);
    plain(call);
    for (let index = 0; index < words.length; index += 1) {
        const word = words[index];
        if (word.value === "--" || !/^[-+]/.test(word.value))
            return either({
                ...call.state,
                positional: words.slice(word.value === "--" ? index + 1 : index).map((item) => [item]),
            });
        const long = words[index + 1]?.value ?? "";
        if (/^[-+][euxvfCbnm]*o$/.test(word.value) &&
            /^(errexit|nounset|pipefail|xtrace|noglob|noclobber|verbose)$/.test(long))
            index += 1;
        else if (!/^[-+][euxvfCbm]+$/.test(word.value) || word.spread !== "one")
            doubt(call.reader, call.invocation.text, "it changes how the rest of the line is read");
    }
    return either(call.state);
}
function shellOptions(call) {
    const harmless = call.invocation.words
        .slice(1)
        .every(({ value }) => /^(-s|-u|-q|-p|globstar|nullglob|failglob|inherit_errexit|nocaseglob|nocasematch)$/.test(value));
    if (!harmless)
        doubt(call.reader, call.invocation.text, "it changes how the rest of the line is read");
    return plain(call);
}
// \u2500\u2500 Code \u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500
function evaluate(call) {
    const words = call.invocation.words.slice(call.invocation.words[1]?.value === "--" ? 2 : 1);
    if (words.some(({ spread, value }) => spread !== "one" || (0,holes/* hasHole */.dI)(value))) {
        doubt(call.reader, call.invocation.text, "`eval` runs a text that is not certain");
        return plain(call);
    }
    return readScript(inside(call.reader, "eval"), call.state, (0,parser/* parse */.qg)(words.map(({ value }) => value).join(" ")));
}
function source(call) {
    const [, file, ...others] = call.invocation.words;
    if (file === undefined)
        return plain(call);
    const found = together(marked(1, "executes", file.text, "runs a file in this shell"), pathOf({ at: 1, word: file }, "read"));
    return withFindings(call, others.length > 0 ? together(found, doubted(file.text, "what it is given is not read")) : found);
}
const COMMAND = { flags: "-p -v -V" };
const EXEC = {
    flags: "-l",
    values: "-a",
    marks: "changes -c: drops the environment, and what keeps git to this repository with it",
};
/** `command`, `builtin` and `exec` run what stands behind them in this shell, and say themselves what else they do. */
function runBuiltin(call) {
    const { reader, state, invocation } = call;
    const [name] = invocation.words;
    const scan = splitOptions(name?.value === "command" ? COMMAND : EXEC, invocation.words);
    const start = scan.operands[0]?.at;
    if (scan.given.has("-v") || scan.given.has("-V") || start === undefined)
        return withFindings(call, together(...scan.findings));
    for (const mark of scan.findings.flatMap(({ marks }) => marks))
        doubt(reader, mark.text, `behind \`${name?.value ?? ""}\` it ${mark.why}`);
    for (const { text, why } of scan.findings.flatMap(({ doubts }) => doubts))
        doubt(reader, text, why);
    const outer = invocation.wrapped ?? { words: invocation.words, shift: 0 };
    const inner = {
        ...invocation,
        words: invocation.words.slice(start),
        text: invocation.words
            .slice(start)
            .map(({ text }) => text)
            .join(" "),
        wrapped: { words: outer.words, shift: outer.shift + start },
    };
    return invoke(inside(reader, name?.value), { ...state, functions: new Map() }, inner);
}
function letNumbers(call) {
    let { state } = call;
    for (const word of call.invocation.words.slice(1)) {
        const [statement] = (0,holes/* hasHole */.dI)(word.value) || word.spread !== "one" ? [] : (0,parser/* parse */.qg)(`((${word.value}))`).commands;
        if (statement?.command.type !== "ArithmeticCommand")
            doubt(call.reader, word.text, "arithmetic evaluates it, and it is not certain what it is");
        else
            state = checkArithmetic(call.reader, state, statement.command.expression, word.text);
    }
    plain(call);
    return either(state);
}
function trap(call) {
    const [, first, second] = call.invocation.words;
    const code = first?.value === "--" ? second : first;
    plain(call);
    if (code === undefined || /^(-|-p|-l|)$/.test(code.value))
        return either(call.state);
    if (code.spread !== "one" || (0,holes/* hasHole */.dI)(code.value)) {
        doubt(call.reader, code.text, "`trap` runs a text that is not certain");
        return either(call.state);
    }
    // It may run at any later point, wherever the shell is by then.
    readScript(inside(call.reader, "trap"), { ...call.state, variables: builtins_unknown(call.state) }, (0,parser/* parse */.qg)(code.value));
    return either(call.state);
}
function builtins_unknown(state) {
    return new Map([...state.variables.keys()].map((name) => [name, textOf([holes/* TEXT */.a$])]));
}

;// CONCATENATED MODULE: ./lib/policy/shell/invoke.js
/** A command with certain words: judged by its name as a function of the line, a builtin or a program. */













/** Judge a command by its name: a function of the line, a builtin, or a program. */
function invoke(reader, state, invocation) {
    const [program] = invocation.words;
    if (program === undefined || program.spread !== "one" || (0,holes/* hasHole */.dI)(program.value) || program.value === "") {
        doubt(reader, invocation.text, "it is not certain which program it runs", "Write the program's name.");
        return either(state);
    }
    const own = state.functions.get(program.value);
    if (own === undefined)
        return run(reader, state, invocation, program.value);
    const flows = own.bodies.map((body) => callFunction(reader, state, invocation, body));
    if (!own.certain)
        flows.push(run(reader, state, invocation, program.value));
    return flows.reduce(joinFlows);
}
function run(reader, state, invocation, name) {
    const builtin = BUILTINS.get(name);
    if (builtin !== undefined)
        return builtin({ reader, state, invocation });
    addFindings(reader, state, invocation, readProgram(invocation.words));
    return either(state);
}
function callFunction(reader, state, invocation, body) {
    if (dangerous(invocation.settings).length > 0)
        doubt(reader, invocation.text, "it sets variables that change how programs run");
    if (invocation.paths.length > 0)
        addPart(reader, partOf(reader, state, { ...invocation, words: [] }, NOTHING));
    const flow = readBody(inside(reader, `${invocation.words[0]?.value ?? ""}()`), calledWith(state, invocation), body);
    const restore = (end) => ({ ...end, positional: state.positional });
    return { success: restore(flow.success), failure: restore(flow.failure) };
}
function calledWith(state, { words }) {
    return { ...state, positional: words.slice(1).map((word) => [word]) };
}
function dangerous(settings) {
    // An empty IFS, as in `IFS= read -r line`, only keeps blanks.
    return settings.filter(({ name, value }) => !isHarmless(name) && !(name === "IFS" && value === ""));
}
/** Add a command as a part, and read what it runs. */
function addFindings(reader, state, invocation, findings) {
    for (const { text, why, hint } of findings.doubts)
        doubt(reader, text, why, hint);
    const nothingOwn = findings.marks.length === 0 && findings.paths.length === 0 && invocation.paths.length === 0;
    const own = { ...invocation, settings: findings.transparent ? [] : invocation.settings };
    if (!findings.transparent)
        addPart(reader, partOf(reader, state, ...withoutLeading(own, findings)));
    // A wrapper needs no rule, but what its options and redirections open does.
    else if (!nothingOwn)
        addPart(reader, partOf(reader, state, { ...own, words: [] }, { ...findings, marks: [] }));
    if (findings.transparent)
        for (const mark of findings.marks)
            doubt(reader, mark.text, `behind \`${invocation.words[0]?.value ?? ""}\` it ${mark.why}`);
    for (const run of findings.runs)
        follow(reader, state, invocation, run);
}
/** Add redirections that no command stands with. */
function addRedirections(reader, state, paths, text) {
    if (paths.length === 0)
        return;
    addPart(reader, partOf(reader, state, { words: [], settings: [], paths, text: text === "" ? "redirection" : text }, NOTHING));
}
/** The command without harmless options in front of its subcommand: `git -C src status` is judged as `git status` too. */
function withoutLeading(invocation, findings) {
    const shift = (findings.leading ?? 1) - 1;
    const { words, wrapped } = invocation;
    const [program] = words;
    const skipped = findings.marks.some(({ at }) => at > 0 && at <= shift);
    if (shift === 0 || skipped || wrapped !== undefined || program === undefined)
        return [invocation, findings];
    const plain = { ...invocation, words: [program, ...words.slice(shift + 1)], wrapped: { words, shift } };
    return [plain, shifted(findings, -shift)];
}
function partOf(reader, state, invocation, findings) {
    return {
        text: invocation.text,
        words: invocation.words,
        via: reader.via,
        directories: state.directories.map(({ path }) => path),
        settings: dangerous(invocation.settings),
        marks: findings.marks,
        paths: [...invocation.paths, ...findings.paths].filter(({ path }) => !isFree(path)),
        hosts: findings.hosts,
        ...(findings.operands === undefined ? {} : { operands: findings.operands }),
        ...(invocation.wrapped === undefined ? {} : { wrapped: invocation.wrapped }),
    };
}
/** Read what a program runs: in a process of its own, which knows no functions of the line. */
function follow(reader, state, invocation, run) {
    const inner = inside(reader, run.via);
    if (run.kind === "script") {
        for (const { text } of dangerous(invocation.settings))
            doubt(reader, text, `in front of \`${run.via}\` it changes how every command of the script runs`);
        followScript(inner, state, run);
        return;
    }
    for (const words of withInput(reader.input, invocation.words, run))
        followCommand(inner, state, invocation, { ...run, words });
}
/** What `xargs` runs: once for each kind of name that it is fed, or with any words. */
function withInput(input, outer, { via, words }) {
    if (via !== "xargs")
        return [words];
    const splits = xargsSplits(outer);
    const certain = input !== undefined && ((splits === "nul" && input.nul) || (splits === "lines" && input.lines && !input.nul));
    const names = certain ? input.names : [holes/* TEXT */.a$];
    return names.map((name) => words.map((word) => {
        if (!word.value.includes(holes/* INPUT */.bO))
            return word;
        return {
            value: word.value.replaceAll(holes/* INPUT */.bO, name),
            spread: word.spread === "any" && certain ? "some" : word.spread,
            text: word.text,
        };
    }));
}
function followCommand(inner, state, invocation, run) {
    const from = run.under === undefined ? state : directories_moved(inner, state, run.under);
    const outer = invocation.wrapped ?? { words: invocation.words, shift: 0 };
    invoke(inner, { ...from, functions: new Map() }, {
        words: run.words,
        settings: [...invocation.settings, ...run.settings],
        paths: [],
        text: run.words.map(({ text }) => text).join(" "),
        ...(run.shift === undefined ? {} : { wrapped: { words: outer.words, shift: outer.shift + run.shift } }),
    });
}
function followScript(reader, state, run) {
    const { script } = run;
    if (script.spread !== "one" || (0,holes/* hasHole */.dI)(script.value)) {
        doubt(reader, script.text, "the script is not certain", "Write the script in single quotes and pass values as arguments.");
        return;
    }
    const fresh = {
        directories: state.directories,
        variables: new Map(),
        functions: new Map(),
        positional: run.positional.map((word) => [word]),
    };
    const posix = run.via.startsWith("bash") ? {} : { posix: true };
    readScript({ ...reader, nested: true, ...posix }, fresh, (0,parser/* parse */.qg)(script.value));
}

;// CONCATENATED MODULE: ./lib/policy/shell/redirections.js





/** The redirections of a compound command, as a part of their own. */
function readRedirections(reader, state, redirections) {
    addRedirections(reader, state, pathsOf(reader, state, redirections), "redirection");
}
/** The paths that redirections open. Duplicated descriptors, here-documents and the null device open none. */
function pathsOf(reader, state, redirections) {
    return redirections.flatMap((redirection) => {
        checkDescriptor(reader, redirection);
        if (redirection.type === "Redirect")
            return ofRedirect(reader, state, redirection);
        if (redirection.type === "HereString" && redirection.target !== undefined)
            expandText(reader, state, redirection.target);
        if (redirection.type === "HereDoc")
            readParts(reader, state, redirection.body.parts ?? []);
        return [];
    });
}
function checkDescriptor(reader, { descriptor }) {
    if (descriptor?.type !== "FileDescriptorVariable")
        return;
    if (!isIdentifier(descriptor.name) || !isHarmless(descriptor.name))
        doubt(reader, `{${descriptor.name}}`, "it sets a variable that changes how programs run");
}
function ofRedirect(reader, state, { operator, target }) {
    if (target === undefined) {
        doubt(reader, operator, "the redirection has no target");
        return [];
    }
    const slots = expandWord(reader, state, target);
    const [slot, more] = slots;
    if (slot === undefined || more !== undefined) {
        doubt(reader, target.text, "a redirection needs exactly one file");
        return [];
    }
    return slot.flatMap((item) => {
        if (item === undefined || item.spread === "any") {
            doubt(reader, target.text, "it is not certain which file it names", "Write the file's name, or quote the variable.");
            return [];
        }
        const duplicates = operator === ">&" || operator === "<&";
        if (duplicates && (item.value === holes/* NUMBER */.uk || /^\d*-?$/.test(item.value)))
            return [];
        if (duplicates && (0,holes/* hasHole */.dI)(item.value))
            doubt(reader, target.text, "it is not certain whether it names a file");
        if (isFree(item.value))
            return [];
        return accesses(operator).map((access) => ({ access, path: item.value }));
    });
}
/** Places that keep nothing: the null device and the command's own streams. */
function isFree(path) {
    return /^\/dev\/(null|stdin|stdout|stderr|fd\/(\d+|\uE002))$/.test(path);
}
function accesses(operator) {
    switch (operator) {
        case "<":
        case "<&":
            return ["read"];
        case "<>":
            return ["read", "write"];
        case ">":
        case ">>":
        case ">|":
        case ">&":
        case "&>":
        case "&>>":
            return ["write"];
    }
}

;// CONCATENATED MODULE: ./lib/policy/shell/produced.js
/** Names that a command prints for another to read: certain enough to be judged as paths, though not which they are. */

/** What a command prints, given what it is fed; undefined when that is not certain. */
function producedBy({ words, directories }, input) {
    const values = words.map(({ value }) => value);
    if (words.some(({ spread, value }) => spread === "any" || value.includes("\uE000")))
        return undefined;
    switch (values[0]) {
        case "find":
            return byFind(words);
        case "git":
            return byGit(values, directories);
        case "grep":
        case "rg":
            return bySearch(values) ?? passing(values, input);
        case "sort":
        case "head":
        case "tail":
            return passing(values, input);
        default:
            return undefined;
    }
}
function byFind(words) {
    const values = words.slice(1).map(({ value }) => value);
    const prints = values.filter((value) => /^-(print|print0|printf|ls|exec|execdir|ok|okdir|fprint\w*|fls)$/.test(value));
    if (prints.length !== 1 || prints[0] !== "-print0")
        return undefined;
    const end = values.findIndex((value) => /^[-(!]/.test(value));
    const starts = values.slice(0, end);
    return { names: (starts.length === 0 ? ["."] : starts).map(below), nul: true, lines: false };
}
function below(place) {
    return `${place.replace(/\/+$/, "")}/${holes/* TREE */.Pr}`;
}
/** `git ls-files` and `git diff --name-only`: paths of the work tree. The latter are relative to its root. */
function byGit(values, directories) {
    const options = values.filter((value) => value.startsWith("-"));
    const lists = values[1] === "ls-files" &&
        options.every((option) => /^(-z|-c|-o|-m|-d|--cached|--others|--modified|--deleted|--exclude-standard|--deduplicate|--)$/.test(option));
    const differs = values[1] === "diff" &&
        options.includes("--name-only") &&
        options.every((option) => /^(-z|--name-only|--cached|--staged|--diff-filter=\w+|--merge-base|--)$/.test(option));
    if (!lists && !(differs && directories.every((directory) => directory === "")))
        return undefined;
    return { names: [holes/* TREE */.Pr], nul: options.includes("-z"), lines: true };
}
/** `grep -rlZ`, `rg -l0`: names that begin with what was searched. */
function bySearch(values) {
    const clusters = values.filter((value) => /^-[A-Za-z0]+$/.test(value)).join("");
    const lists = clusters.includes("l") || values.some((value) => /^--(files-with-matches|files)$/.test(value));
    const nul = values[0] === "rg"
        ? clusters.includes("0") || values.includes("--null")
        : clusters.includes("Z") || values.includes("--null");
    if (!lists || !nul || values.some((value) => /^(-e|-f|--regexp.*|--file.*)$/.test(value)))
        return undefined;
    const operands = values.slice(1).filter((value) => !value.startsWith("-"));
    const places = values.includes("--files") ? operands : operands.slice(1);
    if (places.some((place) => (0,holes/* hasHole */.dI)(place)))
        return undefined;
    return { names: places.length === 0 ? [holes/* TREE */.Pr] : places.map(below), nul: true, lines: false };
}
/** Filters that pass on whole names: `sort -z`, `grep -zv x`, `head -z -n 5`. */
function passing(values, input) {
    if (input === undefined)
        return undefined;
    const options = values.slice(1).filter((value) => value.startsWith("-"));
    const known = options.every((option) => /^-(?:[zvEFiunrV]+|n\d*|\d+)$/.test(option));
    const nul = options.some((option) => /^-[A-Za-z]*z/.test(option));
    return known && nul === input.nul ? input : undefined;
}

;// CONCATENATED MODULE: ./lib/policy/shell/feeding.js



/** Read a command that is fed by another; returns what it prints, as far as that is certain. */
function readFed(reader, state, command, input) {
    const parts = [];
    const { input: _, ...unfed } = reader;
    readCommandNode({ ...unfed, parts, seen: new Set(), ...(input === undefined ? {} : { input }) }, state, command);
    for (const part of parts)
        addPart(reader, part);
    const [part, more] = parts;
    return part === undefined || more !== undefined || command.type !== "Command" ? undefined : producedBy(part, input);
}
/** What a process substitution feeds, as in `done < <(find \u2026 -print0)`. */
function fedBy(reader, state, redirections) {
    const fed = redirections.flatMap((item) => item.type === "Redirect" && item.operator === "<" ? (item.target?.parts ?? []) : []);
    const [only, more] = fed;
    if (only?.type !== "ProcessSubstitution" || more !== undefined)
        return undefined;
    const [statement, another] = only.script?.commands ?? [];
    if (statement === undefined || another !== undefined)
        return undefined;
    const { command } = statement;
    const commands = command.type === "Pipeline" ? command.commands : command.type === "Command" ? [command] : [];
    let produced;
    for (const one of commands)
        produced = readFed(onTrial(reader), state, one, produced);
    return produced;
}

;// CONCATENATED MODULE: ./lib/policy/shell/assignments.js







/** Assignments without a command set the shell's own variables. */
function assignAll(reader, state, assignments, paths, text) {
    let next = state;
    for (const assignment of assignments) {
        const { name } = assignment;
        if (!isHarmless(name))
            doubt(reader, assignment.text, `setting \`${name}\` changes how programs run`, NAME_IT);
        next = withVariable(next, name, assignments_valueOf(reader, next, assignment));
    }
    addRedirections(reader, state, paths, text);
    return next;
}
const NAME_IT = "Put it in front of the command it is for, and let a pattern name it.";
function assignments_valueOf(reader, state, assignment) {
    const { value, index, append, name } = assignment;
    if (index !== undefined) {
        checkSubscript(reader, state, index);
        if (value.type === "Word")
            expandText(reader, state, value);
        return textOf([holes/* TEXT */.a$]);
    }
    if (value.type === "ArrayValue")
        return readElements(reader, state, assignment);
    const values = expandText(reader, state, value);
    if (append !== true)
        return textOf(values);
    const before = state.variables.get(name);
    if (before?.kind !== "text")
        return textOf([holes/* TEXT */.a$]);
    return textOf(before.values.flatMap((start) => values.map((end) => start + end)));
}
function readElements(reader, state, assignment) {
    if (assignment.value.type !== "ArrayValue")
        return textOf([holes/* TEXT */.a$]);
    const slots = assignment.value.elements.flatMap((element) => {
        // `[subscript]=value` evaluates its subscript.
        if (/^\[/.test(element.text) && /\]\+?=/.test(element.text))
            doubt(reader, element.text, "an element with a subscript evaluates it");
        return expandWord(reader, state, element);
    });
    const before = assignment.append === true ? state.variables.get(assignment.name) : undefined;
    if (assignment.append === true && before?.kind !== "list")
        return textOf([holes/* TEXT */.a$]);
    return { kind: "list", slots: [...(before?.kind === "list" ? before.slots : []), ...slots] };
}
/** An assignment in front of a command reaches the command's environment. */
function settingOf(reader, state, assignment) {
    if (assignment.index !== undefined || assignment.value.type !== "Word") {
        doubt(reader, assignment.text, "an array in front of a command");
        return [];
    }
    return expandText(reader, state, assignment.value).map((value) => ({
        name: assignment.name,
        value,
        text: assignment.text,
    }));
}
/** The slots of an argument: a word, or an assignment that a declaration builtin is given. */
function argumentSlots(reader, state, item) {
    if (item.type === "Word")
        return expandWord(reader, state, item);
    // Only declaration builtins have assignments for arguments.
    const values = item.value.type === "Word" ? expandText(reader, state, item.value) : arrayText(reader, state, item);
    if (item.index !== undefined)
        checkSubscript(reader, state, item.index);
    const name = item.index === undefined ? item.name : `${item.name}[${item.index.text}]`;
    return [values.map((value) => ({ value: `${name}=${value}`, spread: "one", text: item.text }))];
}
function arrayText(reader, state, item) {
    if (item.value.type === "ArrayValue")
        readElements(reader, state, item);
    return [holes/* TEXT */.a$];
}

;// CONCATENATED MODULE: ./lib/policy/shell/simple.js






/** Most spellings that one command may have, by the values of its variables. */
const MOST_VARIANTS = 32;
/** Read a simple command; variables may give it several spellings, each of which is judged. */
function readSimpleCommand(reader, state, node) {
    step(reader);
    const assignments = node.prefix.filter((item) => item.type === "Assignment");
    const paths = pathsOf(reader, state, node.redirects);
    const text = textOfCommand(node);
    checkGaps(reader, node);
    if (node.name === undefined)
        return either(assignAll(reader, state, assignments, paths, text));
    const settings = assignments.flatMap((assignment) => settingOf(reader, state, assignment));
    const slots = [
        ...expandWord(reader, state, node.name),
        ...node.args.flatMap((item) => argumentSlots(reader, state, item)),
    ];
    const variants = variantsOf(slots);
    if (variants === undefined) {
        doubt(reader, text, `its variables give it more than ${MOST_VARIANTS} spellings`);
        return either(state);
    }
    const flows = variants.map((words) => invoke(reader, state, { words, settings, paths, text }));
    return flows.reduce(joinFlows);
}
function textOfCommand(node) {
    return ([node.name?.text, ...node.args.map(({ text }) => text)].filter((word) => word !== undefined).join(" ") ||
        "assignment");
}
/** Words that touch, as in `<(a)b`, are one word for bash. */
function checkGaps(reader, node) {
    const words = [node.name, ...node.args].filter((word) => word !== undefined);
    for (const [index, word] of words.entries()) {
        const before = words[index - 1];
        if (before !== undefined && before.end >= word.pos)
            doubt(reader, `${before.text}${word.text}`, "it is not certain where one word ends and the next begins");
    }
}
/** Every way to choose one argument for each place; undefined when there are too many. */
function variantsOf(slots) {
    let variants = [[]];
    for (const slot of slots) {
        variants = variants.flatMap((words) => slot.map((item) => (item === undefined ? words : [...words, item])));
        if (variants.length > MOST_VARIANTS)
            return undefined;
    }
    return variants;
}

;// CONCATENATED MODULE: ./lib/policy/shell/walk.js











/** Read a script from its first statement to its last. */
function readScript(reader, state, script) {
    for (const { message } of script.errors ?? [])
        doubt(reader, message, "this is not valid bash");
    return readStatements(reader, state, script.commands);
}
/** Read a substitution, which runs in a shell of its own; returns its output as far as it is known. */
function walk_readSubstitution(reader, state, script, text) {
    if (script === undefined) {
        doubt(reader, text, "it cannot be read");
        return holes/* TEXT */.a$;
    }
    readScript(inside(reader), state, script);
    return outputOf(script, state);
}
function readStatements(reader, state, statements) {
    let flow = either(state);
    for (const statement of statements) {
        step(reader);
        const before = after(flow);
        const next = readNode(reader, before, statement.command);
        // A command in the background leaves the shell as it is.
        flow = statement.background === true ? either(before) : next;
    }
    return flow;
}
function readList(reader, state, list) {
    return readStatements(reader, state, list.commands);
}
function readNode(reader, state, node) {
    switch (node.type) {
        case "AndOr":
            return readAndOr(reader, state, node);
        case "Pipeline":
            return readPipeline(reader, state, node);
        default:
            return readCommandNode(reader, state, node);
    }
}
function readAndOr(reader, state, { commands, operators }) {
    const [first, ...others] = commands;
    if (first === undefined)
        return either(state);
    let flow = readNode(reader, state, first);
    for (const [index, command] of others.entries()) {
        const and = operators[index] === "&&";
        const next = readNode(reader, and ? flow.success : flow.failure, command);
        flow = and
            ? { success: next.success, failure: join(flow.failure, next.failure) }
            : { success: join(flow.success, next.success), failure: next.failure };
    }
    return flow;
}
function readPipeline(reader, state, { commands, prefixes }) {
    const [only, more] = commands;
    if (only !== undefined && more === undefined) {
        const flow = readCommandNode(reader, state, only);
        const negated = prefixes.filter(({ type }) => type === "Negation").length % 2 === 1;
        return negated ? { success: flow.failure, failure: flow.success } : flow;
    }
    // Each command of a pipeline runs in a shell of its own.
    let input;
    for (const command of commands)
        input = readFed(reader, state, command, input);
    return either(state);
}
/** Read one command of a pipeline, or a compound command. */
function readCommandNode(reader, state, node) {
    switch (node.type) {
        case "Command":
            return readSimpleCommand(reader, state, node);
        case "Function":
            return either(defineFunction(reader, state, node.name.text, node.body));
        case "Coproc":
            readBody(reader, node.name === undefined ? state : setByShell(reader, state, node.name.text), node.body);
            return either(state);
        case "Redirected":
            return readBody(reader, state, node);
        default:
            return readCompound(reader, state, node);
    }
}
/** The body of a function or coprocess. */
function readBody(reader, state, body) {
    if (body.type === "CompoundList")
        return readList(reader, state, body);
    if (body.type !== "Redirected")
        return readCommandNode(reader, state, body);
    return readRedirected(reader, state, body);
}
function readRedirected(reader, state, node) {
    readRedirections(reader, state, node.redirects);
    const input = fedBy(reader, state, node.redirects);
    return readCompound(input === undefined ? reader : { ...reader, input }, state, node.command);
}
function defineFunction(reader, state, name, body) {
    if (!/^[A-Za-z_][\w-]*$/.test(name))
        doubt(reader, name, "it is not a plain name for a function");
    return { ...state, functions: new Map(state.functions).set(name, { bodies: [body], certain: true }) };
}
// \u2500\u2500 Compound commands \u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500
function readCompound(reader, state, node) {
    if (reader.posix === true && ONLY_BASH.has(node.type))
        doubt(reader, node.type, "`sh` may not be bash, and reads this in another way", "Run it by `bash -c`.");
    switch (node.type) {
        case "Subshell":
            readList(inside(reader), state, node.body);
            return either(state);
        case "BraceGroup":
            return readList(reader, state, node.body);
        case "If":
            return either(readIf(reader, state, [node, ...node.elif], node.else));
        case "While":
            return either(readWhile(reader, state, node));
        case "For":
        case "Select":
            return either(readFor(reader, state, node));
        case "ArithmeticFor":
            return either(readCounting(reader, state, node));
        case "Case":
            return either(readCase(reader, state, node));
        case "TestCommand":
            checkTest(reader, state, node.expression);
            return either(state);
        case "ArithmeticCommand":
            if (node.expression === undefined && node.body.trim() !== "")
                doubt(reader, node.body, "it cannot be read");
            return either(checkArithmetic(reader, state, node.expression, node.body));
    }
}
/** In other shells `((a))` runs `a` in a subshell, and `[[ a > b ]]` writes to `b`. */
const ONLY_BASH = new Set(["ArithmeticCommand", "ArithmeticFor", "TestCommand", "Select"]);
function readIf(reader, state, branches, last) {
    const ends = [];
    let current = state;
    for (const branch of branches) {
        const clause = readList(reader, current, branch.clause);
        ends.push(after(readList(reader, clause.success, branch.then)));
        current = clause.failure;
    }
    ends.push(last === undefined ? current : after(readList(reader, current, last)));
    return ends.reduce(join);
}
function readWhile(reader, state, { kind, clause, body }) {
    return readLoop(reader, state, (inner, from) => {
        const tested = readList(inner, from, clause);
        return after(readList(inner, kind === "while" ? tested.success : tested.failure, body));
    });
}
/** Rounds in which a loop's state must settle. */
const MOST_ROUNDS = 6;
/** Read a loop's body until it adds nothing new to what may be true when it starts; then read it for the record. */
function readLoop(reader, state, round) {
    let start = state;
    for (let count = 0; count < MOST_ROUNDS; count += 1) {
        step(reader);
        const next = join(start, round(onTrial(reader), start));
        if (sameState(next, start))
            break;
        start = count === MOST_ROUNDS - 1 ? forget(next, state) : next;
    }
    return join(start, round(reader, start));
}
/** The state with every variable that a loop keeps changing counted as any text. */
function forget(changed, before) {
    const variables = new Map(changed.variables);
    for (const [name, variable] of variables)
        if (JSON.stringify(variable) !== JSON.stringify(before.variables.get(name)))
            variables.set(name, textOf([holes/* TEXT */.a$]));
    return { ...changed, variables };
}
function readFor(reader, state, node) {
    const name = node.name.text;
    const slots = node.wordlist === undefined ? state.positional : node.wordlist.flatMap((word) => expandWord(reader, state, word));
    const values = node.type === "Select" ? [holes/* TEXT */.a$] : walk_valuesOf(slots);
    const named = setByShell(reader, state, name);
    return readLoop(reader, named, (inner, from) => after(readList(inner, withVariable(from, name, textOf(values)), node.body)));
}
/** What a loop's variable takes in turn. */
function walk_valuesOf(slots) {
    if (slots === undefined)
        return [holes/* TEXT */.a$];
    return slots.flatMap((slot) => slot.flatMap((item) => (item === undefined ? [] : [item.spread === "any" ? holes/* TEXT */.a$ : item.value])));
}
function readCounting(reader, state, node) {
    const started = checkArithmetic(reader, state, node.initialize, "for ((\u2026))");
    return readLoop(reader, started, (inner, from) => {
        const tested = checkArithmetic(inner, from, node.test, "for ((\u2026))");
        const ended = after(readList(inner, tested, node.body));
        return checkArithmetic(inner, ended, node.update, "for ((\u2026))");
    });
}
function readCase(reader, state, node) {
    expandText(reader, state, node.word);
    let ends = state;
    let fallen;
    for (const item of node.items) {
        for (const pattern of item.pattern)
            expandText(reader, state, pattern);
        const start = fallen === undefined ? state : join(state, fallen);
        const end = after(readList(reader, start, item.body));
        fallen = item.terminator === ";&" || item.terminator === ";;&" ? end : undefined;
        ends = join(ends, end);
    }
    return ends;
}
/** The state with a variable that the shell itself will set. */
function setByShell(reader, state, name) {
    if (!isIdentifier(name))
        doubt(reader, name, "it is not a plain name for a variable");
    else if (!isHarmless(name))
        doubt(reader, name, `setting \`${name}\` changes how programs run`);
    return withVariable(state, name, textOf([holes/* TEXT */.a$]));
}

;// CONCATENATED MODULE: ./lib/policy/command.js
/** A shell line, read into the commands it would run. */




/**
 * Read a line that `bash -c` would run in `directory`. Everything it could run, open or reach is in the parts; whatever
 * is not certain is in the doubts. Never throws.
 */
function readLine(line, directory, locate) {
    const reader = openReader(locate);
    const fault = textFault(line);
    if (fault !== undefined)
        return { parts: [], doubts: [{ text: shortened(line), why: fault }] };
    try {
        readAll(reader, line, directory);
    }
    catch (error) {
        if (error instanceof TooMuch)
            doubt(reader, shortened(line), error.message);
        else if (error instanceof RangeError)
            doubt(reader, shortened(line), "it is nested too deep");
        else
            throw error;
    }
    return { parts: reader.parts, doubts: reader.doubts };
}
function readAll(reader, line, directory) {
    const script = (0,parser/* parse */.qg)(line);
    readScript(reader, startIn(directory), script);
    if (script.commands.length === 0)
        doubt(reader, shortened(line), "it has no command");
}
/** What makes a line uncertain before it is parsed. */
function textFault(line) {
    if (line.length > LONGEST_LINE)
        return `it is longer than ${LONGEST_LINE} characters`;
    if (/[\x00-\x08\x0B-\x1F\x7F\x80-\x9F]/.test(line))
        return "it has control characters";
    if (/[\uE000-\uE00F\uFEFF\u2028\u2029]/.test(line))
        return "it has characters that show nothing or stand for something else";
    if (/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/.test(line))
        return "it is not valid Unicode";
    return undefined;
}
function shortened(line) {
    return line.length > 200 ? `${line.slice(0, 199)}\u2026` : line;
}

// EXTERNAL MODULE: ./lib/policy/pattern.js
var policy_pattern = __webpack_require__(51452);
;// CONCATENATED MODULE: ./lib/policy/covering.js
/** Whether command patterns hold for commands: for certain, to allow; by any chance, to deny. */



/** The ways a pattern covers a command whatever its holes hold: by its own words, or by those of its wrapper too. */
function fitsOf(pattern, part) {
    if (!mayBegin(pattern, part.words) && !mayBegin(pattern, part.wrapped?.words))
        return NO_FITS;
    const spellings = [{ words: part.words, shift: 0 }, ...(part.wrapped === undefined ? [] : [part.wrapped])];
    return spellings
        .filter(({ words, shift }) => coversWords(pattern, words, shift))
        .map(({ words, shift }) => ({ pattern, words, shift }));
}
const NO_FITS = [];
/** Whether the first word does not rule a pattern out. A policy has hundreds of patterns, and most are for other programs. */
function mayBegin({ words: [first] }, words) {
    return words !== undefined && (first === undefined || first.length > 1 || first[0] === words[0]?.value);
}
function coversWords(pattern, words, shift) {
    const { length } = pattern.words;
    // A pattern for the wrapper must name the command behind it.
    if (words.length < length || (shift > 0 && length <= shift))
        return false;
    if (words.length > length && !pattern.rest)
        return false;
    return pattern.words.every((word, index) => {
        const argument = words[index];
        return argument?.spread === "one" && (0,glob/* covers */.hU)(word, argument.value);
    });
}
/** Whether the pattern names what a mark is about: by a word that is more than `*`, or by having no final `*`. */
function opens({ pattern, words, shift }, { at }) {
    const index = at + shift;
    if (index >= words.length)
        return !pattern.rest;
    const word = pattern.words[index];
    return word !== undefined && !(0,policy_pattern/* isBareStar */.h)(word);
}
/** Whether the pattern names an assignment. */
function namesSetting({ pattern, words, shift }, { name, value }) {
    const text = `${name}=${value}`;
    const inFront = pattern.assignments.some((word) => (0,glob/* covers */.hU)(word, text));
    // Behind `env`, the assignment is a word of the wrapper.
    const index = words.slice(0, shift).findIndex((word) => word.value === text);
    const named = index === -1 ? undefined : pattern.words[index];
    return inFront || (named !== undefined && !(0,policy_pattern/* isBareStar */.h)(named));
}
/** Whether the pattern itself says which path a word names, so that no path rule is needed to write there. */
function namesPath({ pattern, shift }, { at, path }) {
    if (at === undefined || (0,holes/* hasHole */.dI)(path))
        return false;
    const word = pattern.words[at.word + shift];
    return word !== undefined && says(word, at.offset);
}
/** Whether the pattern itself says which host a word names. */
function namesHost({ pattern, shift }, { at, host }) {
    const [start = ""] = pattern.words[at + shift] ?? [];
    const whole = pattern.words[at + shift]?.length === 1;
    const named = /^(?:https?:\/\/)?([^/?#\\@\s:]+)(:\d+)?([/?#]|$)/i.exec(start);
    return named?.[1]?.toLowerCase() === host && (whole || named[3] !== "");
}
/** Whether what stands behind `offset` in a pattern's word is more than a star. */
function says(word, offset) {
    const [start = "", ...others] = word;
    if (others.length === 0)
        return true;
    return [start.slice(offset), ...others].some((literal) => literal !== "");
}
// \u2500\u2500 Denials \u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500
/**
 * Whether a denial's pattern could hold for a command: as it stands, behind its wrapper, or with its options in
 * another place or written together, which changes nothing of what the command does.
 */
function couldHold(pattern, part) {
    if (couldMatch(pattern, part.words) || (part.wrapped !== undefined && couldMatch(pattern, part.wrapped.words)))
        return true;
    return couldMatchLoosely(pattern, part);
}
function couldMatch(pattern, words) {
    const firstAny = words.findIndex(({ spread }) => spread !== "one");
    const certain = firstAny === -1 ? words : words.slice(0, firstAny);
    const { length } = pattern.words;
    if (firstAny === -1 && (words.length < length || (words.length > length && !pattern.rest)))
        return false;
    // Behind words of unknown number anything may follow.
    if (firstAny !== -1 && !pattern.rest && certain.length > length)
        return false;
    return pattern.words.slice(0, certain.length).every((word, index) => couldBe(word, certain[index], index === 0));
}
/** A program given by its path is the program. */
function couldBe(word, argument, program) {
    if (argument === undefined)
        return false;
    if ((0,glob/* couldCover */.Rc)(word, argument.value))
        return true;
    return program && (0,glob/* couldCover */.Rc)(word, argument.value.slice(argument.value.lastIndexOf("/") + 1));
}
function couldMatchLoosely(pattern, part) {
    const [program, ...others] = part.words;
    const [name, ...wanted] = pattern.words;
    if (program === undefined || name === undefined || !couldBe(name, program, true))
        return false;
    const indexes = part.operands ?? others.flatMap(({ value }, index) => (value.startsWith("-") ? [] : [index + 1]));
    const operands = indexes.flatMap((index) => part.words[index] ?? []);
    const isOption = (word) => word[0]?.startsWith("-") === true;
    const wantedOptions = wanted.filter(isOption);
    const wantedOperands = wanted.filter((word) => !isOption(word));
    const loose = part.words.some(({ spread }) => spread === "any");
    if (!wantedOptions.every((option) => others.some((word) => covering_couldBeOption(option, word))))
        return false;
    if (operands.length > wantedOperands.length && !pattern.rest)
        return false;
    return wantedOperands.every((word, index) => operands[index] === undefined ? loose : couldBe(word, operands[index], false));
}
function covering_couldBeOption(option, { value, spread }) {
    if (spread === "any" || (0,glob/* couldCover */.Rc)(option, value))
        return true;
    const [name = ""] = option;
    if (option.length > 1)
        return false;
    // `--force` is in `--force=yes`, and `-f` in `-rf`.
    if (name.startsWith("--"))
        return value.startsWith(`${name}=`);
    return name.length === 2 && /^-[^-]/.test(value) && value.includes(name.charAt(1));
}

;// CONCATENATED MODULE: ./lib/policy/locating.js
/** Where the paths of a command are: asked of the world as far as they are certain. */


/** Locate a path that a command started in `directory` opens; the directory may have holes for names. */
function place(locate, use, directory) {
    const from = use.under === undefined ? directory : baseOf(locate, use.under, directory);
    if (from === undefined)
        return { kind: "outside", use, path: `${use.under ?? ""}/${use.path}` };
    const step = stepFrom(use.path, from);
    if (step === undefined || /[\uE000\uE004\uE005\uE007-\uE00F]/.test(step.path))
        return uncertain(use, "it is not certain which path it is");
    const { path, base } = step;
    if (climbsBehindLink(locate, path, base) || climbsBehindLink(locate, use.under ?? "", directory))
        return uncertain(use, "it goes up from behind a link, which leads elsewhere than its words say");
    return (0,holes/* hasHole */.dI)(path) ? withHoles(locate, use, path, base) : settled(locate, use, path, base, "");
}
function stepFrom(path, directory) {
    if (path.startsWith(holes/* ROOT */.Dl))
        return /^(\/|$)/.test(path.slice(1)) ? { path: `.${path.slice(1)}`, base: "" } : undefined;
    if (!(0,holes/* hasHole */.dI)(directory) || path.startsWith("/"))
        return { path, base: directory };
    return { path: `${directory}/${path}`, base: "" };
}
/**
 * Whether `..` stands behind what may be a link: the kernel goes up from where the link leads, not from its name. Names
 * that are not certain are looked at later.
 */
function climbsBehindLink(locate, path, base) {
    if ((0,holes/* hasHole */.dI)(base))
        return (0,lexical/* climbs */.B)(path).length > 0;
    return (0,lexical/* climbs */.B)(path).some((prefix) => {
        if ((0,holes/* hasHole */.dI)(prefix))
            return false;
        if (prefix.startsWith("/"))
            return true;
        const located = locate(prefix, base);
        return located.kind === "inside" && located.path !== (0,lexical/* walkPath */.T)(prefix, base);
    });
}
function baseOf(locate, under, directory) {
    const step = stepFrom(under, directory);
    if (step === undefined || (0,holes/* hasHole */.dI)(step.path))
        return undefined;
    const located = locate(step.path === "" ? "." : step.path, step.base);
    return located.kind === "inside" ? located.path : undefined;
}
/** Holes stand for names, so what stands before the first of them is certain, and so is that nothing leads up again. */
function withHoles(locate, use, path, base) {
    const parts = path.split("/");
    const first = parts.findIndex(holes/* hasHole */.dI);
    const rest = parts.slice(first);
    if (rest.includes(".."))
        return uncertain(use, "a part of it leads up from a name that is not certain");
    // `.*` stands for `.` and `..` too, in some versions and settings of bash.
    if (rest.some((part) => /^\.+[\uE000-\uE00F]/.test(part)))
        return uncertain(use, "it could name `..`");
    if (first === 0 && path.startsWith(holes/* NUMBER */.uk) && rest.length === 1)
        return settled(locate, use, "0", base, "");
    const start = parts.slice(0, first).join("/");
    const below = rest.filter((part) => part !== "" && part !== ".").join("/");
    return settled(locate, use, path.startsWith("/") && start === "" ? "/" : start, base, below);
}
function settled(locate, use, certain, base, below) {
    const located = locate(certain === "" ? "." : certain, base);
    if (located.kind === "outside")
        return { kind: "outside", use, path: located.path };
    // A glob may stand for a link, and a link may lead anywhere.
    const meetsLinks = below !== "" || use.follows === true || use.carries === true;
    const link = meetsLinks ? locate.leadsOut?.(located.path, amongst(use, below)) : undefined;
    if (link?.kind === "link")
        return { kind: "outside", use, path: `${link.path} is a link that leads outside: what it stands for` };
    if (link?.kind === "too_large")
        return uncertain(use, "there are too many directories to look through for links; name a smaller one");
    if (use.follows === true && locate.leadsOut === undefined)
        return uncertain(use, "it follows links, and it is not known where they lead");
    const path = below === "" ? located.path : [located.path, below].filter((part) => part !== "").join("/");
    return { kind: "inside", use, path };
}
/**
 * What a glob can come upon. Anything, where what a command writes lands under a name that is only perhaps a glob's, and
 * for `**`, which may stand for any directories or none.
 */
function amongst(use, below) {
    const [glob = "", ...rest] = below.split("/");
    if (glob === "" || use.maybe === true || glob.includes(holes/* TREE */.Pr))
        return undefined;
    const deep = use.tree === true || use.follows === true || use.carries === true;
    return { glob, flat: rest.length === 0 && !deep };
}
function uncertain(use, why) {
    return { kind: "uncertain", use, why };
}
/** A path use for people: `write src/a.ts`. */
function describeUse(use) {
    return `${use.access} ${use.path === "" ? "." : (0,holes/* readable */.HD)(use.path)}`;
}

// EXTERNAL MODULE: ./lib/policy/meet.js
var meet = __webpack_require__(40887);
;// CONCATENATED MODULE: ./lib/policy/placed.js


/** Whether an allowing rule covers a path, whatever stands in its holes. */
function coversPlaced(rule, { use, path }) {
    if (rule.rule.access !== undefined && rule.rule.access !== use.access)
        return false;
    if (rule.path === undefined)
        return true;
    if (!(0,holes/* hasHole */.dI)(path))
        return rule.path(path);
    // Only stars may stand against what is not known, and only `**` against an unknown number of directories.
    const patterns = (rule.rule.path ?? []).filter((pattern) => !/[?[]/.test(pattern));
    if (patterns.length === 0)
        return false;
    const { path: holds } = rule;
    return ["\uE003", "\uE003/\uE003", "\uE003/\uE003/\uE003/\uE003/\uE003"].every((tree) => holds(path.replaceAll("\uE003", tree)));
}
/**
 * Whether a denying rule holds for a path: for the path itself; for one that a glob could stand for; and, where a whole
 * directory is changed, for what lies in it. A directory that is only read is denied for its contents when the rule
 * says `access = "read"`.
 */
function deniesPlaced(rule, { use, path }) {
    if (rule.rule.access !== undefined && rule.rule.access !== use.access)
        return false;
    if (rule.host !== undefined || rule.server !== undefined)
        return false;
    if (rule.path === undefined)
        return rule.rule.access !== undefined;
    const patterns = rule.rule.path ?? [];
    // Names that `find` prints are whatever lies below where it starts.
    const tree = path.indexOf(holes/* TREE */.Pr);
    if (tree !== -1)
        return deniesBelow(rule, use.access, path.slice(0, tree).replace(/\/[^/]*$|^[^/]*$/, ""), patterns);
    if (!(0,holes/* hasHole */.dI)(path) && rule.path(path))
        return true;
    if ((0,holes/* hasHole */.dI)(path) && patterns.some((pattern) => aims(pattern, use.access, path) && (0,meet/* couldMeet */.LF)(pattern, path)))
        return true;
    return use.tree === true && deniesBelow(rule, use.access, path, patterns);
}
function deniesBelow(rule, access, path, patterns) {
    if (!(0,holes/* hasHole */.dI)(path) && rule.path?.(path) === true)
        return true;
    const strict = access === "write" ? meet/* isAnchored */.rf : () => rule.rule.access === "read";
    return patterns.some((pattern) => strict(pattern) && (0,meet/* couldMeetBelow */.kA)(pattern, path));
}
/**
 * Whether a glob is aimed at what a pattern names. A write to `src/*` is not held against a pattern that begins
 * with a star and could be anywhere: what is published is judged again, path by path.
 */
function aims(pattern, access, path) {
    if (access === "read" || (0,meet/* isAnchored */.rf)(pattern))
        return true;
    const last = path.slice(path.lastIndexOf("/") + 1);
    return /[^\uE000-\uE00F]/.test(last) && !/^[\uE000-\uE00F]+\.\w+$/.test(last);
}

// EXTERNAL MODULE: ./lib/policy/verdicts.js
var policy_verdicts = __webpack_require__(80594);
;// CONCATENATED MODULE: ./lib/policy/shellrules.js
/** The commands of a shell line, judged by the rules. */







/** Judge a line that bash would run in `directory`, part by part. */
function judgeCommand(asked, line, directory) {
    const read = readOnce(asked, line, directory);
    const doubts = read.doubts.map(({ text, why, hint }) => shellrules_uncertain(text, why, hint));
    return [...doubts, ...uprooted(asked, read.parts), ...read.parts.flatMap((part) => judgePart(asked, part))];
}
function readOnce({ lines, locate }, line, directory) {
    const key = `${directory}\0${line}`;
    const read = lines.get(key) ?? readLine(line, directory, locate);
    lines.set(key, read);
    return read;
}
/**
 * A line that moves or removes the directory it stands in: from then on `..` leads elsewhere than when the line was
 * judged, perhaps out of the workspace.
 */
function uprooted(asked, parts) {
    const moved = parts.flatMap((part) => part.directories.flatMap((directory) => part.paths
        .filter(({ tree, access }) => tree === true && access === "write")
        .map((use) => place(asked.locate, use, directory))));
    const sources = moved.flatMap((one) => (one.kind === "inside" ? [one.path] : []));
    return parts.flatMap((part) => {
        const climbing = part.paths.find(({ path, under }) => /(^|\/)\.\.(\/|$)/.test(`${under ?? ""}/${path}`));
        const stands = part.directories.filter((directory) => directory !== "");
        if (climbing === undefined ||
            !stands.some((directory) => sources.some((source) => (0,meet/* couldMeetAbove */.E4)(source, directory))))
            return [];
        return [
            shellrules_uncertain(`${(0,holes/* readable */.HD)(climbing.path)} (in ${part.text})`, "the line moves or removes a directory that it stands in"),
        ];
    });
}
function shellrules_uncertain(subject, why, hint) {
    return {
        subject: (0,holes/* readable */.HD)(subject),
        effect: "deny",
        rules: ["built-in:uncertain"],
        why: `${why}, and what is not certain is denied.${hint === undefined ? "" : ` ${hint}`}`,
    };
}
function judgePart(asked, part) {
    const placed = part.directories.flatMap((directory) => part.paths.map((use) => place(asked.locate, use, directory)));
    const lost = placed.flatMap((one) => (one.kind === "inside" ? [] : [strayed(one, part)]));
    if (lost.length > 0)
        return lost;
    const inside = placed.filter((one) => one.kind === "inside");
    const denials = [...deniedPaths(asked, inside), ...deniedCommand(asked, part, inside), ...deniedHosts(asked, part)];
    if (denials.length > 0)
        return denials;
    return part.words.length === 0
        ? inside.flatMap((one) => allowedPath(asked, one))
        : [allowedCommand(asked, part, inside)];
}
function strayed(one, part) {
    if (one.kind === "uncertain")
        return shellrules_uncertain(`${(0,holes/* readable */.HD)(one.use.path)} (in ${part.text})`, one.why, shellrules_hintFor(part));
    const why = `${(0,holes/* readable */.HD)(one.path)} is outside the workspace.`;
    return { subject: part.text, effect: "deny", rules: ["built-in:outside"], why };
}
function shellrules_hintFor(part) {
    if (part.via.includes("xargs"))
        return "Let find end its names in NUL: find \u2026 -print0 | xargs -0 \u2026, or use find \u2026 -exec \u2026 {} +.";
    return "Write the path or a glob, loop over a glob (for f in src/*.ts), or use find \u2026 -exec \u2026 {} +.";
}
// \u2500\u2500 Denials \u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500
function deniedPaths(asked, inside) {
    return inside.flatMap((one) => {
        const rules = asked.deny.filter((rule) => rule.command === undefined && (0,policy_verdicts/* callerHolds */.Ge)(asked, rule) && deniesPlaced(rule, one));
        return rules.length === 0 ? [] : [(0,policy_verdicts/* denied */.wk)(describeUse({ ...one.use, path: one.path }), rules)];
    });
}
function deniedCommand(asked, part, inside) {
    if (part.words.length === 0)
        return [];
    const rules = asked.deny.filter((rule) => {
        if (rule.command === undefined || rule.host !== undefined || rule.server !== undefined || !(0,policy_verdicts/* callerHolds */.Ge)(asked, rule))
            return false;
        if (!rule.command.some((pattern) => couldHold(pattern, part)))
            return false;
        return !isNarrowed(rule) || inside.some((one) => deniesPlaced(rule, one));
    });
    return rules.length === 0 ? [] : [(0,policy_verdicts/* denied */.wk)(part.text, rules)];
}
function deniedHosts(asked, part) {
    return part.hosts.flatMap(({ host }) => {
        const rules = asked.deny.filter((rule) => rule.host !== undefined && holdsForHost(asked, rule, host));
        return rules.length === 0 ? [] : [(0,policy_verdicts/* denied */.wk)(`host ${host}`, rules)];
    });
}
// \u2500\u2500 Permissions \u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500
/** A redirection of a compound command: a path rule must allow it. */
function allowedPath(asked, one) {
    const rules = pathRules(asked, one);
    const [rule] = rules;
    if (rule !== undefined)
        return [{ subject: describeUse(one.use), effect: "allow", rules: [rule.rule.id] }];
    return [(0,policy_verdicts/* silent */.Ku)(asked, describeUse(one.use), { kind: "path", access: one.use.access, path: one.path })];
}
/** Rules that allow the shell this path whatever the command. */
function pathRules(asked, one) {
    return asked.allow.filter((rule) => rule.command === undefined &&
        rule.host === undefined &&
        rule.server === undefined &&
        (0,policy_verdicts/* callerHolds */.Ge)(asked, rule) &&
        coversPlaced(rule, one));
}
function allowedCommand(asked, part, inside) {
    const tries = [];
    for (const rule of asked.allow) {
        const own = attempts(asked, rule, part, inside);
        const granted = own.find(({ lacks }) => lacks.length === 0);
        if (granted !== undefined)
            return { subject: part.text, effect: "allow", rules: [...new Set(granted.rules)] };
        tries.push(...own);
    }
    // The attempt that came nearest says best what is missing.
    const [nearest] = tries.toSorted((a, b) => a.lacks.length - b.lacks.length);
    const lacks = nearest?.lacks ?? [];
    const about = {
        kind: "command",
        part,
        writes: inside
            .filter(({ use }) => use.access === "write" && use.maybe !== true)
            .map(({ path, use }) => ({ path, named: use.at !== undefined })),
    };
    return (0,policy_verdicts/* silent */.Ku)(asked, part.text, about, lacks.length === 0 ? undefined : lacks.join("; "));
}
/** How far a rule goes towards allowing a command: one attempt for each pattern that covers it. */
function attempts(asked, rule, part, inside) {
    if (rule.server !== undefined || !(0,policy_verdicts/* callerHolds */.Ge)(asked, rule))
        return [];
    if (rule.command === undefined) {
        // Without `command` a rule speaks about commands only when it names no other kind of thing.
        if (rule.tool === undefined || rule.path !== undefined || rule.rule.access !== undefined || rule.host !== undefined)
            return [];
        return [attempt(asked, rule, part, inside, undefined)];
    }
    return rule.command.flatMap((pattern) => fitsOf(pattern, part)).map((fit) => attempt(asked, rule, part, inside, fit));
}
function attempt(asked, rule, part, inside, fit) {
    const rules = [rule.rule.id];
    const lacks = [];
    for (const mark of part.marks)
        if (fit === undefined || !opens(fit, mark))
            lacks.push(`\`${mark.text}\` ${mark.why}, which a final \`*\` does not open`);
    for (const setting of part.settings)
        if (fit === undefined || !namesSetting(fit, setting))
            lacks.push(`\`${setting.text}\` changes how programs run, and no pattern names it`);
    for (const { host, at } of part.hosts) {
        const separate = asked.allow.find((other) => other.host !== undefined && other.command === undefined && holdsForHost(asked, other, host));
        if (rule.host?.(host) === true || (fit !== undefined && namesHost(fit, { host, at })))
            continue;
        if (separate === undefined)
            lacks.push(`no rule allows the host ${host}`);
        else
            rules.push(separate.rule.id);
    }
    for (const one of inside) {
        if (one.use.maybe === true || mayUse(rule, one, fit))
            continue;
        // A rule that has paths of its own says which of the command's words it allows; no other rule adds to that.
        const [separate] = isNarrowed(rule) && one.use.at !== undefined ? [] : pathRules(asked, one);
        if (separate === undefined)
            lacks.push(`no rule allows to ${describeUse({ ...one.use, path: one.path })}`);
        else
            rules.push(separate.rule.id);
    }
    return { rules, lacks };
}
/** Whether a command's own rule lets it use a path. */
function mayUse(rule, one, fit) {
    if (isNarrowed(rule) && speaksAbout(rule, one.use))
        return coversPlaced(rule, one);
    if (one.use.access === "read")
        return true;
    if (fit === undefined)
        return true;
    return namesPath(fit, one.use);
}
function isNarrowed({ path, rule }) {
    return path !== undefined || rule.access !== undefined;
}
function speaksAbout(rule, use) {
    return rule.rule.access === undefined || rule.rule.access === use.access;
}
/** Whether a rule about hosts, and about nothing else, holds for a host. */
function holdsForHost(asked, rule, host) {
    if (rule.command !== undefined || rule.path !== undefined || rule.rule.access !== undefined)
        return false;
    return rule.server === undefined && (0,policy_verdicts/* callerHolds */.Ge)(asked, rule) && (rule.host === undefined || rule.host(host));
}

// EXTERNAL MODULE: ./lib/policy/vocabulary.js
var vocabulary = __webpack_require__(62444);
;// CONCATENATED MODULE: ./lib/policy/judge.js






/** Judge a need; a command is judged in its parts. */
function judgeNeed(asked, need) {
    switch (need.kind) {
        case "tool":
            return [judgeTool(asked)];
        case "path":
            return [judgePath(asked, need.access, need.path, need.directory)];
        case "command":
            return judgeCommand(asked, need.line, need.directory);
        case "host":
            return [judgeName(asked, "host", need.host)];
        case "server":
            return [judgeName(asked, "server", need.server), ...deniedByOwnName(asked, need)];
        case "agent":
            return [judgeName(asked, "agent", need.agent)];
    }
}
/** The tool as a whole: denied by a rule without narrower conditions, allowed by any rule that could allow one of its calls. */
function judgeTool(asked) {
    const { tool } = asked;
    const denying = asked.deny.filter((rule) => isBroad(rule) && (0,policy_verdicts/* callerHolds */.Ge)(asked, rule) && !(tool === "invoke_agent" && rule.agent !== undefined));
    if (denying.length > 0)
        return (0,policy_verdicts/* denied */.wk)(tool, denying);
    const allowing = asked.allow.filter((rule) => couldAllow(rule, tool) && (0,policy_verdicts/* callerHolds */.Ge)(asked, rule));
    return allowing.length > 0 ? (0,policy_verdicts/* allowed */.TQ)(tool, allowing.slice(0, 1)) : (0,policy_verdicts/* silent */.Ku)(asked, tool, { kind: "tool" });
}
/** Whether a rule has no condition but on tool, agent and circumstances. */
function isBroad({ rule, path, host, server, command }) {
    return [path, rule.access, host, server, command].every((condition) => condition === undefined);
}
/** Whether a rule could allow some call of the tool: it names the tool or speaks of what the tool touches, and of nothing else. */
function couldAllow(rule, tool) {
    if (rule.rule.id.startsWith("built-in:"))
        return false;
    const touches = (0,vocabulary/* touchesOf */.br)(tool);
    const paths = touches.filter((touch) => touch === "read" || touch === "write");
    const narrowed = rule.path !== undefined || rule.rule.access !== undefined;
    const aboutPaths = paths.some((touch) => (rule.rule.access ?? touch) === touch);
    const conditions = [
        ...(rule.command === undefined ? [] : [touches.includes("command")]),
        ...(narrowed && rule.command === undefined ? [aboutPaths] : []),
        ...(rule.host === undefined || rule.command !== undefined ? [] : [touches.includes("host")]),
        ...(rule.server === undefined ? [] : [touches.includes("server")]),
        ...(rule.agent === undefined || rule.tool !== undefined ? [] : [touches.includes("agent")]),
    ];
    if (conditions.length === 0)
        return rule.tool !== undefined;
    return conditions.every((holds) => holds);
}
function judgeName(asked, kind, name) {
    return settle(asked, `${kind} ${name}`, { kind, name }, kind, (rule) => holdsForName(asked, rule, kind, name));
}
/** A tool that is called otherwise, its name being too long or another's too, is denied by its own name all the same. */
function deniedByOwnName(asked, { server, tool }) {
    const name = (0,policy/* serverToolName */.V)(server, tool);
    if (name === asked.tool || !asked.tool.startsWith(vocabulary/* MCP_PREFIX */.O0))
        return [];
    const own = (0,policy_verdicts/* openCase */.RA)(asked.policy, name, asked.circumstances, asked.locate, asked.lines);
    const verdicts = [judgeTool(own), judgeName(own, "server", server)];
    return verdicts.filter(({ effect, rules }) => effect === "deny" && rules.length > 0);
}
function holdsForName(asked, rule, kind, name) {
    if (rule.path !== undefined || rule.rule.access !== undefined || rule.command !== undefined)
        return false;
    if (kind !== "host" && rule.host !== undefined)
        return false;
    if (kind !== "server" && rule.server !== undefined)
        return false;
    if (kind !== "agent" && !(0,policy_verdicts/* callerHolds */.Ge)(asked, rule))
        return false;
    return rule[kind] === undefined || rule[kind](name);
}
function judgePath(asked, access, path, directory) {
    const subject = `${access} ${path === "" ? "." : path}`;
    const located = asked.locate(path, directory);
    if (located.kind === "outside")
        return { subject, effect: "deny", rules: ["built-in:outside"], why: `${located.path} is outside the workspace.` };
    const about = { kind: "path", access, path: located.path };
    const place = { kind: "inside", use: { access, path, tree: access === "read" }, path: located.path };
    return settle(asked, subject, about, "path", (rule) => {
        if (rule.command !== undefined || rule.host !== undefined || rule.server !== undefined)
            return false;
        if (!(0,policy_verdicts/* callerHolds */.Ge)(asked, rule))
            return false;
        if (rule.rule.effect === "deny" && deniesPlaced(rule, place))
            return true;
        if (rule.rule.access !== undefined && rule.rule.access !== access)
            return false;
        return rule.path === undefined || rule.path(located.path);
    });
}
function settle(asked, subject, about, kind, holds) {
    const denying = asked.deny.filter(holds);
    if (denying.length > 0)
        return (0,policy_verdicts/* denied */.wk)(subject, denying);
    const allowing = asked.allow.filter((rule) => (0,policy_verdicts/* speaksOf */.Tq)(rule, kind) && holds(rule));
    return allowing.length > 0 ? (0,policy_verdicts/* allowed */.TQ)(subject, allowing.slice(0, 1)) : (0,policy_verdicts/* silent */.Ku)(asked, subject, about);
}


/***/ }),

/***/ 12354:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ climbs),
/* harmony export */   T: () => (/* binding */ walkPath)
/* harmony export */ });
/** Paths by their words alone, links not considered. */
/** Where a relative path leads from a workspace directory, by its words; parts that would lead above the root are dropped. */
function walkPath(path, directory) {
    const parts = [];
    for (const part of `${directory}/${path}`.split("/")) {
        if (part === "..")
            parts.pop();
        else if (part !== "" && part !== ".")
            parts.push(part);
    }
    return parts.join("/");
}
/** What stands before each `..` that comes behind a name: `a/b` and `a/b/../c` for `a/b/../c/../d`. */
function climbs(path) {
    const parts = path.split("/");
    const first = parts.findIndex((part) => part !== "" && part !== "." && part !== "..");
    if (first === -1)
        return [];
    return parts.flatMap((part, index) => (part === ".." && index > first ? [parts.slice(0, index).join("/")] : []));
}


/***/ }),

/***/ 65324:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O: () => (/* binding */ DEFAULT_PATH),
  t: () => (/* binding */ loadPolicy)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./lib/policy/nearest.js
/** Which known name somebody may have meant. */
/** The known name nearest to `name` (edit distance at most a third of its length, and at least 1); undefined when none is near. */
function nearest(name, known) {
    const limit = Math.max(1, Math.floor(name.length / 3));
    let best;
    let bestDistance = limit + 1;
    for (const candidate of known) {
        if (Math.abs(candidate.length - name.length) >= bestDistance)
            continue;
        const distance = editDistance(name, candidate);
        if (distance < bestDistance)
            [best, bestDistance] = [candidate, distance];
    }
    return best;
}
/** Insertions, deletions, replacements and swaps of neighbours that turn one text into the other. */
function editDistance(a, b) {
    let before = [];
    let last = Array.from({ length: b.length + 1 }, (_, index) => index);
    for (let i = 1; i <= a.length; i += 1) {
        const row = [i];
        for (let j = 1; j <= b.length; j += 1) {
            const same = a[i - 1] === b[j - 1];
            let cost = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + (same ? 0 : 1));
            const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
            if (swapped)
                cost = Math.min(cost, at(before, j - 2) + 1);
            row.push(cost);
        }
        before = last;
        last = row;
    }
    return at(last, b.length);
}
function at(row, index) {
    return row[index] ?? Number.POSITIVE_INFINITY;
}

// EXTERNAL MODULE: ./node_modules/toml-eslint-parser/lib/index.mjs + 3 modules
var lib = __webpack_require__(9605);
;// CONCATENATED MODULE: ./lib/policy/toml.js
/** TOML text to values that know where they stand, so that each fault can name its line and column. */

/** Parse TOML 1.0. Duplicate keys are all found; other bad syntax ends the search, since nothing after it can be read. */
function parseToml(text) {
    // The digest is of the bytes as they are; a byte order mark that an editor left is no fault of the policy.
    let source = text.startsWith("\uFEFF") ? text.slice(1) : text;
    const faults = [];
    for (let round = 0; round < MOST_DUPLICATES; round += 1) {
        const parsed = tryParse(source);
        if (parsed.kind === "parsed")
            return { table: tableOf(parsed.program), faults };
        faults.push(parsed.fault);
        const renamed = parsed.duplicate ? renameKey(source, parsed.fault.line, round) : undefined;
        if (renamed === undefined)
            break;
        source = renamed;
    }
    return { table: { kind: "table", entries: new Map(), at: { line: 1, column: 1 } }, faults };
}
/** Duplicates reported at once; a file with more is not worth a longer list. */
const MOST_DUPLICATES = 50;
/** Keys that stand for a duplicate already reported; readers of the table pass over them. */
const DUPLICATE_KEY = /^duplicate \d+$/;
function tryParse(source) {
    try {
        return { kind: "parsed", program: (0,lib/* parseTOML */.MD)(source, { tomlVersion: "1.0.0" }) };
    }
    catch (error) {
        if (!(error instanceof lib/* ParseError */.mB))
            throw error;
        const duplicate = error.message.startsWith("Defining a key multiple times");
        const message = duplicate
            ? "This key or table is already set above; each may stand once."
            : syntaxMessage(error.message);
        return { kind: "faulty", fault: { line: error.lineNumber, column: error.column + 1, message }, duplicate };
    }
}
function syntaxMessage(message) {
    return `Not TOML: ${message.slice(0, 1).toLowerCase()}${message.slice(1)}.`;
}
/** The source with the key or table header of a line renamed, so that the search for faults can go on behind it. */
function renameKey(source, line, round) {
    const lines = source.split("\n");
    const old = lines[line - 1];
    if (old === undefined)
        return undefined;
    const header = /^\s*(\[\[?)[^\]]*(\]\]?)(.*)$/s.exec(old);
    const pair = /^[^="'[{]*=(.*)$/s.exec(old);
    if (header !== null)
        lines[line - 1] = `${header[1]}"duplicate ${round}"${header[2]}${header[3]}`;
    else if (pair !== null)
        lines[line - 1] = `"duplicate ${round}" =${pair[1]}`;
    else
        return undefined;
    return lines.join("\n");
}
// \u2500\u2500 From the parser's tree to ours \u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500
function tableOf(program) {
    const root = { kind: "table", entries: new Map(), at: { line: 1, column: 1 } };
    for (const item of program.body[0].body) {
        if (item.type === "TOMLKeyValue")
            setPair(root, item);
        else
            setPairs(openTable(root, item), item.body);
    }
    return root;
}
function openTable(root, table) {
    const names = table.key.keys.map(nameOf);
    const last = names.pop() ?? "";
    const parent = names.reduce((into, name) => descend(into, name, positionOf(table.key)), root);
    const opened = { kind: "table", entries: new Map(), at: positionOf(table.key) };
    if (table.kind === "standard")
        return descend(parent, last, opened.at);
    const before = parent.entries.get(last);
    const items = before?.value.kind === "array" ? before.value.items : [];
    const at = before?.at ?? opened.at;
    parent.entries.set(last, { at, value: { kind: "array", items: [...items, opened], at } });
    return opened;
}
/** The table of this name inside `into`: the last one of an array of tables, a new one when there is none. */
function descend(into, name, at) {
    const value = into.entries.get(name)?.value;
    const found = value?.kind === "array" ? value.items.at(-1) : value;
    if (found?.kind === "table")
        return found;
    const made = { kind: "table", entries: new Map(), at };
    into.entries.set(name, { at, value: made });
    return made;
}
function setPairs(table, pairs) {
    for (const pair of pairs)
        setPair(table, pair);
}
function setPair(table, pair) {
    const at = positionOf(pair.key);
    const names = pair.key.keys.map(nameOf);
    const last = names.pop() ?? "";
    const parent = names.reduce((into, name) => descend(into, name, at), table);
    parent.entries.set(last, { at, value: toml_valueOf(pair.value) });
}
function toml_valueOf(node) {
    const at = positionOf(node);
    if (node.type === "TOMLArray")
        return { kind: "array", items: node.elements.map(toml_valueOf), at };
    if (node.type === "TOMLInlineTable") {
        const table = { kind: "table", entries: new Map(), at };
        setPairs(table, node.body);
        return table;
    }
    switch (node.kind) {
        case "string":
            return { kind: "string", value: node.value, at };
        case "integer":
            return { kind: "integer", value: node.value, at };
        case "float":
            return { kind: "float", value: node.value, at };
        case "boolean":
            return { kind: "boolean", value: node.value, at };
        case "offset-date-time":
        case "local-date-time":
        case "local-date":
        case "local-time":
            return { kind: "date", at };
    }
}
function nameOf(key) {
    return key.type === "TOMLBare" ? key.name : key.value;
}
function positionOf(node) {
    return { line: node.loc.start.line, column: node.loc.start.column + 1 };
}

;// CONCATENATED MODULE: ./lib/policy/reading.js
/** Strict reading of a policy file's values: each function takes one kind of value or records what is wrong with it. */


/** Record a fault. */
function fault(reading, at, message, hint) {
    const { line, column } = at;
    reading.faults.push({ path: reading.path, line, column, message, ...(hint === undefined ? {} : { hint }) });
}
/** How a value of this file is cited: `remit.toml:9`. */
function citation(reading, at) {
    return `${reading.path.slice(reading.path.lastIndexOf("/") + 1)}:${at.line}`;
}
/** Record every key of a table that is not known, naming the nearest that is. `where` names the table in the message. */
function refuseUnknown(reading, table, known, where) {
    for (const [key, entry] of table.entries) {
        if (known.includes(key))
            continue;
        // Renamed because it stood there twice, which is a fault already; nobody else may write that name.
        if (DUPLICATE_KEY.test(key) && reading.faults.length > 0)
            continue;
        const near = nearest(key, known);
        const hint = near === undefined ? `Known here: ${known.join(", ")}.` : `Did you mean \`${near}\`?`;
        fault(reading, entry.at, `Unknown key \`${key}\` in ${where}.`, hint);
    }
}
/** A sub-table by key; undefined when there is none or it is not a table. */
function tableAt(reading, table, key) {
    const entry = table.entries.get(key);
    if (entry === undefined)
        return undefined;
    if (entry.value.kind === "table")
        return entry.value;
    return fault(reading, entry.at, `\`${key}\` must be a table, but is ${kindName(entry.value)}.`, `Write \`[${key}]\`.`);
}
/** The tables of an array of tables such as `[[allow]]`. */
function tablesAt(reading, table, key) {
    const entry = table.entries.get(key);
    if (entry === undefined)
        return [];
    const items = entry.value.kind === "array" ? entry.value.items : [entry.value];
    const tables = items.filter((item) => item.kind === "table");
    if (entry.value.kind === "array" && tables.length === items.length)
        return tables;
    fault(reading, entry.at, `\`${key}\` must be an array of tables, but is not.`, `Write \`[[${key}]]\`.`);
    return [];
}
/** A non-empty text. */
function reading_text(reading, entry, key) {
    return oneText(reading, entry.value, key);
}
/** A text or an array of texts, at least one, with where each stands. */
function texts(reading, entry, key) {
    const { value } = entry;
    if (value.kind !== "array") {
        const single = oneText(reading, value, key, "a text or an array of texts");
        return single === undefined ? undefined : [{ text: single, at: value.at }];
    }
    if (value.items.length === 0)
        return fault(reading, value.at, `\`${key}\` is empty: it would never hold.`);
    const found = [];
    for (const item of value.items) {
        const one = oneText(reading, item, key);
        if (one !== undefined)
            found.push({ text: one, at: item.at });
    }
    return found.length === value.items.length ? found : undefined;
}
/** An array of texts, which may be empty. */
function list(reading, entry, key) {
    if (entry.value.kind === "array" && entry.value.items.length === 0)
        return [];
    if (entry.value.kind === "array")
        return texts(reading, entry, key);
    return wrongKind(reading, entry.value, key, "an array of texts");
}
/** One of a few words. */
function choice(reading, value, key, words) {
    if (value.kind !== "string")
        return wrongKind(reading, value, key, quoted(words));
    const found = words.find((word) => word === value.value);
    if (found !== undefined)
        return found;
    const near = nearest(value.value, words);
    const hint = near === undefined ? undefined : `Did you mean "${near}"?`;
    return fault(reading, value.at, `\`${key}\` must be ${quoted(words)}, but is "${value.value}".`, hint);
}
/** A whole number, at least `least`. */
function count(reading, entry, key, least) {
    const { value } = entry;
    if (value.kind !== "integer")
        return wrongKind(reading, value, key, "a whole number");
    if (!Number.isSafeInteger(value.value) || value.value < least)
        return fault(reading, value.at, `\`${key}\` must be a whole number, at least ${least}, but is ${value.value}.`);
    return value.value;
}
/** A number above 0. */
function amount(reading, entry, key) {
    const { value } = entry;
    if (value.kind !== "integer" && value.kind !== "float")
        return wrongKind(reading, value, key, "a number");
    if (!Number.isFinite(value.value) || value.value <= 0)
        return fault(reading, value.at, `\`${key}\` must be a number above 0, but is ${value.value}.`);
    return value.value;
}
function flag(reading, entry, key) {
    if (entry.value.kind === "boolean")
        return entry.value.value;
    return wrongKind(reading, entry.value, key, "true or false");
}
/** Read one key by `read`, or keep what stood before; the value carries its source. */
function setting(reading, table, key, before, read) {
    const entry = table?.entries.get(key);
    if (entry === undefined)
        return before;
    const value = read(reading, entry, key);
    return value === undefined ? before : { value, source: citation(reading, entry.at) };
}
function oneText(reading, value, key, expected = "a text") {
    if (value.kind !== "string")
        return wrongKind(reading, value, key, expected);
    if (value.value.trim() === "")
        return fault(reading, value.at, `\`${key}\` must not be empty.`);
    return value.value;
}
function wrongKind(reading, value, key, expected) {
    return fault(reading, value.at, `\`${key}\` must be ${expected}, but is ${kindName(value)}.`);
}
function kindName(value) {
    switch (value.kind) {
        case "string":
            return "a text";
        case "integer":
            return "a whole number";
        case "float":
            return "a number with a fraction";
        case "boolean":
            return "true or false";
        case "date":
            return "a date or time";
        case "array":
            return "an array";
        case "table":
            return "a table";
    }
}
function quoted(words) {
    return words.map((word) => `"${word}"`).join(" or ");
}

;// CONCATENATED MODULE: ./lib/policy/prices.js

/** By the beginning of the model's name. Every table needs `input` and `output`; `cached` is `input` where it is absent. */
function readPrices(reading, root) {
    const table = tableAt(reading, root, "prices");
    if (table === undefined)
        return {};
    const names = [...table.entries.keys()];
    return { prices: Object.fromEntries(names.flatMap((name) => readPrice(reading, table, name))) };
}
function readPrice(reading, table, name) {
    const own = tableAt(reading, table, name);
    if (own === undefined)
        return [];
    const title = `[prices.${JSON.stringify(name)}]`;
    refuseUnknown(reading, own, [...RATES, "long"], title);
    const rate = readRate(reading, own, title);
    const long = readLong(reading, own, title);
    if (rate === undefined)
        return [];
    return [[name, { ...rate, ...(long === undefined ? {} : { long }), source: citation(reading, own.at) }]];
}
const RATES = ["input", "cached", "output"];
function readRate(reading, table, title) {
    const [input, cached, output] = RATES.map((key) => readAmount(reading, table, key));
    for (const key of ["input", "output"]) {
        if (!table.entries.has(key))
            fault(reading, table.at, `${title} needs \`${key}\`.`);
    }
    return input === undefined || output === undefined ? undefined : { input, cached: cached ?? input, output };
}
/** `long = { from = 200_000, input = \u2026, output = \u2026 }`: the rates of long prompts, and how many tokens one must pass. */
function readLong(reading, price, title) {
    const table = tableAt(reading, price, "long");
    if (table === undefined)
        return undefined;
    refuseUnknown(reading, table, [...RATES, "from"], `${title} long`);
    const rate = readRate(reading, table, `${title} long`);
    const from = table.entries.get("from")?.value;
    if (from?.kind !== "integer" || from.value < 1) {
        return fault(reading, from?.at ?? table.at, `${title} long needs \`from\`: a whole number of prompt tokens above which it holds.`);
    }
    return rate && { ...rate, from: from.value };
}
/** US dollars for a million tokens; 0 for a model that costs nothing. */
function readAmount(reading, table, key) {
    const value = table.entries.get(key)?.value;
    if (value === undefined)
        return undefined;
    const isNumber = value.kind === "integer" || value.kind === "float";
    if (isNumber && Number.isFinite(value.value) && value.value >= 0)
        return value.value;
    return fault(reading, value.at, `\`${key}\` must be US dollars for a million tokens, a number of at least 0.`);
}

// EXTERNAL MODULE: ./lib/policy/manifests.js
var manifests = __webpack_require__(8040);
// EXTERNAL MODULE: ./lib/policy/protected.js
var policy_protected = __webpack_require__(78748);
;// CONCATENATED MODULE: ./lib/policy/presets.js
/** The three presets as ordinary rules and settings, and the denials built into every policy. */


/** The rules of a preset. `project` holds root manifest files of the trusted ref by name, for the project's own commands. */
function presetRules(preset, project) {
    switch (preset) {
        case "read-only":
            return readingRules();
        case "edit":
            return [...readingRules(), ...editingRules(project), keepDependencies()];
        case "maintain":
            return [...readingRules(), ...editingRules(project), ...maintainingRules(project)];
    }
}
/** The settings of a preset: everything of a policy but its rules and where it came from. */
function presetSettings(preset) {
    const from = (value) => ({ value, source: preset });
    return {
        who: {
            permission: from("write"),
            bots: from([]),
            forks: from("review"),
        },
        limits: {
            turns: from(60),
            minutes: from(25),
            tokens: from(3_000_000),
            usd: from(2.5),
            calls: from(400),
            files: from(40),
            lines: from(2_000),
        },
        publish: {
            to: from(preset === "read-only" ? "nothing" : "pull"),
            draft: from(true),
            signed: from(false),
            pulls: from(0),
            open: from([]),
        },
        verify: { commands: from([]), attempts: from(2), checks: from(0) },
        shell: { environment: from([]) },
        sandbox: { mode: from("prefer") },
        network: { hosts: from([]) },
    };
}
/**
 * Denials that hold whatever the file says, and what a shell may always do within itself. `policyPath` is where the
 * policy was read; `open` are the protected paths that the repository opens.
 */
function builtInRules(policyPath, open) {
    return [
        {
            ...built("git", "deny"),
            path: policy_protected/* SECRET_PLACES */.Wb,
            reason: "The repository's own git directory belongs to Remit.",
        },
        {
            ...built("workflows", "deny"),
            path: policy_protected/* WORKFLOWS */.v1,
            access: "write",
            reason: "Workflows are never published, whatever a policy says.",
        },
        {
            ...built("protected", "deny"),
            path: [...policy_protected/* PROTECTED */.tg, policyPath],
            access: "write",
            except: open,
            reason: "This path steers automation or agents; a policy opens one exact path of these by `publish.open`.",
        },
        { ...built("shell", "allow"), tool: ["run_shell_command"], command: SHELL_OWN },
    ];
}
/** What the shell does within itself: no file, no program, no network. */
const SHELL_OWN = words(`
  cd *|: *|true|false|exit *|return *|break *|continue *|shift *|set *|shopt *
  echo *|printf *|test *|[ *|pwd *|wait *|read *|local *|declare *|typeset *|export *|readonly *|unset *
  let *|getopts *|umask|times|jobs|type *|command -v *|command -V *|hash|mapfile *|readarray *|pushd *|popd|dirs
`);
// \u2500\u2500 read-only \u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500
function readingRules() {
    return [
        {
            ...preset("read-only", "files"),
            tool: ["read_file", "read_many_files", "list_directory", "glob", "grep_search", "git_read"],
            access: "read",
            path: ["**"],
        },
        {
            ...preset("read-only", "tools"),
            tool: words(`git_read|read_issue|read_pull_request|read_check_logs|add_review_comment|write_todos|activate_skill
        invoke_agent|complete_task|list_background_processes|read_background_output`),
        },
        { ...preset("read-only", "shell"), tool: ["run_shell_command"], command: READING_COMMANDS },
        { ...preset("read-only", "input"), tool: ["run_shell_command"], access: "read", path: ["**"] },
    ];
}
const READING_COMMANDS = words(`
  cat *|head *|tail *|ls *|tree *|wc *|nl *|tac *|rev *|cut *|tr *|sort *|uniq *|paste *|join *|comm *|fold *
  column *|grep *|egrep *|fgrep *|rg *|find *|fd *|sed *|awk *|gawk *|jq *|diff *|cmp *|stat *|file *|du *|df *
  basename *|dirname *|realpath *|readlink *|date *|seq *|expr *|sha256sum *|sha1sum *|md5sum *|cksum *|xxd *
  od *|hexdump *|strings *|base64 *|sleep *|which *|uname *|whoami|id|nproc|env|printenv *|tee *
  git status *|git log *|git diff *|git show *|git blame *|git grep *
  git ls-files *|git ls-tree *|git rev-parse *|git rev-list *|git cat-file *|git merge-base *
  git describe *|git shortlog *|git branch *|git tag *|git name-rev *|git reflog *|git show-ref *
  git for-each-ref *|git diff-tree *|git check-ignore *|git whatchanged *|git remote|git remote -v
  git stash list|pip list *|pip show *|pip freeze *|tar -tf *|tar -tzf *|tar tf *|tar tzf *|unzip -l *|git --version|node --version|node -v|npm --version|npm -v|npm ls *|python --version
  python3 --version|go version|cargo --version|rustc --version|make --version
`);
// \u2500\u2500 edit \u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500
function editingRules(project) {
    const own = (0,manifests/* projectCommands */.I)(project, "edit");
    return [
        {
            ...preset("edit", "sources"),
            tool: ["write_file", "replace", "run_shell_command"],
            access: "write",
            path: ["**"],
        },
        {
            ...preset("edit", "files"),
            tool: ["run_shell_command"],
            command: words("mkdir *|touch *|cp *|mv *|rm *|rmdir *|ln *|truncate *|chmod +x *|chmod 644 *|chmod 755 *|sed -i *|sed -i.bak *|sed -E -i *|sed -i -E *|sed -n -i *|git apply --check *|git restore *|git checkout -- *"),
        },
        ...(own.length === 0 ? [] : [{ ...preset("edit", "project"), tool: ["run_shell_command"], command: own }]),
    ];
}
function keepDependencies() {
    return {
        ...preset("edit", "dependencies", "deny"),
        access: "write",
        path: policy_protected/* DEPENDENCY_MANIFESTS */.Zq,
        reason: 'Dependencies are left alone; `extends = "maintain"` lets a run change them.',
    };
}
// \u2500\u2500 maintain \u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500
function maintainingRules(project) {
    const own = (0,manifests/* projectCommands */.I)(project, "maintain");
    if (own.length === 0)
        return [];
    return [{ ...preset("maintain", "dependencies"), tool: ["run_shell_command"], command: own }];
}
function preset(name, part, effect = "allow") {
    return { id: `${name}:${part}`, effect, source: name };
}
function built(part, effect) {
    return { id: `built-in:${part}`, effect, source: "built-in" };
}
function words(list) {
    return list
        .split(/[|\n]/)
        .map((word) => word.trim())
        .filter((word) => word !== "");
}

// EXTERNAL MODULE: ./lib/policy/pattern.js
var policy_pattern = __webpack_require__(51452);
// EXTERNAL MODULE: ./lib/policy/match.js
var match = __webpack_require__(94743);
// EXTERNAL MODULE: ./lib/policy/variables.js
var variables = __webpack_require__(40247);
// EXTERNAL MODULE: ./lib/policy/vocabulary.js
var vocabulary = __webpack_require__(62444);
;// CONCATENATED MODULE: ./lib/policy/settings.js
/** The settings of a policy file: who, limits, publish, verify, shell, sandbox, network. */





/** What the file sets, over what its preset sets. */
function readSettings(reading, root, before) {
    return {
        who: readWho(reading, section(reading, root, "who", ["permission", "bots", "forks"]), before.who),
        limits: readLimits(reading, section(reading, root, "limits", Object.keys(before.limits)), before.limits),
        publish: readPublish(reading, section(reading, root, "publish", ["to", "draft", "signed", "pulls", "open"]), before.publish),
        verify: readVerify(reading, section(reading, root, "verify", ["commands", "attempts", "checks"]), before.verify),
        shell: {
            environment: setting(reading, section(reading, root, "shell", ["environment"]), "environment", before.shell.environment, settings_variables),
        },
        sandbox: {
            mode: setting(reading, section(reading, root, "sandbox", ["mode"]), "mode", before.sandbox.mode, oneOf(vocabulary/* SANDBOXES */.g$)),
        },
        network: {
            hosts: setting(reading, section(reading, root, "network", ["hosts"]), "hosts", before.network.hosts, hosts),
        },
    };
}
function readWho(reading, table, before) {
    return {
        permission: setting(reading, table, "permission", before.permission, oneOf(vocabulary/* PERMISSIONS */.Jj)),
        bots: setting(reading, table, "bots", before.bots, logins),
        forks: setting(reading, table, "forks", before.forks, oneOf(vocabulary/* FORKS */.S5)),
    };
}
function readLimits(reading, table, before) {
    return {
        turns: setting(reading, table, "turns", before.turns, atLeast(1)),
        minutes: setting(reading, table, "minutes", before.minutes, amount),
        tokens: setting(reading, table, "tokens", before.tokens, atLeast(1)),
        usd: setting(reading, table, "usd", before.usd, amount),
        calls: setting(reading, table, "calls", before.calls, atLeast(1)),
        files: setting(reading, table, "files", before.files, atLeast(1)),
        lines: setting(reading, table, "lines", before.lines, atLeast(1)),
    };
}
function readPublish(reading, table, before) {
    return {
        to: setting(reading, table, "to", before.to, oneOf(vocabulary/* DESTINATIONS */.qI)),
        draft: setting(reading, table, "draft", before.draft, flag),
        signed: setting(reading, table, "signed", before.signed, flag),
        pulls: setting(reading, table, "pulls", before.pulls, atLeast(0)),
        open: setting(reading, table, "open", before.open, openPaths),
    };
}
function readVerify(reading, table, before) {
    return {
        commands: setting(reading, table, "commands", before.commands, plainTexts),
        attempts: setting(reading, table, "attempts", before.attempts, atLeast(1)),
        checks: setting(reading, table, "checks", before.checks, atLeast(0)),
    };
}
function section(reading, root, name, keys) {
    const table = tableAt(reading, root, name);
    if (table !== undefined)
        refuseUnknown(reading, table, keys, `[${name}]`);
    return table;
}
function oneOf(words) {
    return (reading, entry, key) => choice(reading, entry.value, key, words);
}
function atLeast(least) {
    return (reading, entry, key) => count(reading, entry, key, least);
}
function plainTexts(reading, entry, key) {
    return list(reading, entry, key)?.map((item) => item.text);
}
function hosts(reading, entry, key) {
    return checked(reading, list(reading, entry, key), hostFault);
}
/** What is wrong with a host pattern; undefined when nothing is. */
function hostFault(host) {
    if ((0,match/* isHostPattern */.FD)(host))
        return undefined;
    return `"${host}" is not a host: expected a lower-case name such as "example.com" or "*.example.com", without scheme, port or path.`;
}
function settings_variables(reading, entry, key) {
    return checked(reading, list(reading, entry, key), variables/* variableFault */.v);
}
function logins(reading, entry, key) {
    return checked(reading, list(reading, entry, key), (login) => /^[A-Za-z0-9][A-Za-z0-9_-]*(\[bot\])?$/.test(login)
        ? undefined
        : `"${login}" is not an exact login, such as "renovate[bot]".`);
}
function openPaths(reading, entry, key) {
    return checked(reading, list(reading, entry, key), openFault);
}
function openFault(path) {
    if (path.startsWith("/") || path.split("/").some((part) => part === "" || part === "." || part === ".."))
        return `"${path}" is not a path from the root of the repository.`;
    if (/[*?[\]{}]/.test(path))
        return `"${path}" has wildcards: a protected path is opened by its exact name, one at a time.`;
    const kind = (0,policy_protected/* protection */.sc)(path);
    if (kind === "workflow")
        return `"${path}" cannot be opened: workflows are never published.`;
    if (kind === undefined)
        return `"${path}" is not a protected path: there is nothing to open.`;
    return undefined;
}
function checked(reading, items, wrong) {
    if (items === undefined)
        return undefined;
    const faults = items.map((item) => ({ at: item.at, message: wrong(item.text) }));
    for (const { at, message } of faults)
        if (message !== undefined)
            fault(reading, at, message);
    return faults.some(({ message }) => message !== undefined) ? undefined : items.map((item) => item.text);
}

;// CONCATENATED MODULE: ./lib/policy/rules.js
/** One `[[allow]]` or `[[deny]]` table to a rule. */






const CONDITIONS = ["tool", "command", "path", "access", "host", "server", "agent"];
const KEYS = ["id", ...CONDITIONS, "when", "reason"];
/** The rule a table states; undefined when a fault left nothing to state. Every fault is recorded. */
function readRule(reading, table, effect) {
    refuseUnknown(reading, table, KEYS, `[[${effect}]]`);
    const before = reading.faults.length;
    const source = citation(reading, table.at);
    const rule = { id: readId(reading, table) ?? source, effect, source, ...readConditions(reading, table) };
    const bound = CONDITIONS.some((key) => table.entries.has(key)) || (effect === "deny" && table.entries.has("when"));
    if (!bound)
        fault(reading, table.at, needless(effect), `Give at least one of ${CONDITIONS.join(", ")}.`);
    return reading.faults.length === before ? rule : undefined;
}
function needless(effect) {
    return effect === "allow" ? "This rule would allow everything." : "This rule would deny everything.";
}
function readId(reading, table) {
    const entry = table.entries.get("id");
    const id = entry === undefined ? undefined : reading_text(reading, entry, "id");
    if (id === undefined || entry === undefined)
        return undefined;
    if (/^[A-Za-z0-9][A-Za-z0-9._/-]*$/.test(id))
        return id;
    return fault(reading, entry.value.at, `"${id}" is not an id: letters, digits, and \`.\`, \`_\`, \`-\`, \`/\` between them.`);
}
function readConditions(reading, table) {
    const read = {};
    for (const [key, entry] of table.entries) {
        const check = TEXT_CONDITIONS.get(key);
        const found = check === undefined ? undefined : checkedTexts(reading, entry, key, check);
        if (found !== undefined)
            Object.assign(read, { [key]: found });
    }
    const access = table.entries.get("access");
    const chosen = access === undefined ? undefined : choice(reading, access.value, "access", vocabulary/* ACCESSES */.z0);
    if (chosen !== undefined)
        read.access = chosen;
    const reason = table.entries.get("reason");
    const given = reason === undefined ? undefined : reading_text(reading, reason, "reason");
    if (given !== undefined)
        read.reason = given;
    const when = table.entries.get("when");
    const circumstances = when === undefined ? undefined : readWhen(reading, when);
    if (circumstances !== undefined)
        read.when = circumstances;
    return read;
}
/** For each condition of texts: what is wrong with one of them. */
const TEXT_CONDITIONS = new Map([
    ["tool", toolFault],
    ["command", commandFault],
    ["path", (path) => plain((0,match/* pathPatternFault */.im)(path))],
    ["host", (host) => plain(hostFault(host))],
    ["server", nameFault],
    ["agent", nameFault],
]);
function checkedTexts(reading, entry, key, check) {
    const items = texts(reading, entry, key);
    for (const item of items ?? []) {
        const wrong = check(item.text);
        if (wrong !== undefined)
            fault(reading, item.at, wrong.message, wrong.hint);
    }
    return items?.map((item) => item.text);
}
function toolFault(name) {
    if (name.startsWith(vocabulary/* MCP_PREFIX */.O0) && /^[\w*?.-]+$/.test(name))
        return undefined;
    const matches = (0,match/* compileTool */.sz)(name);
    if (name.includes("*") && [...vocabulary/* TOOLS */.It.keys()].some(matches))
        return undefined;
    if (vocabulary/* TOOLS */.It.has(name))
        return undefined;
    const near = nearest(name, vocabulary/* TOOLS */.It.keys());
    const hint = near === undefined ? "Tools of servers are named `mcp_<server>_<tool>`." : `Did you mean \`${near}\`?`;
    return { message: `There is no tool \`${name}\`.`, hint };
}
function commandFault(pattern) {
    const parsed = (0,policy_pattern/* parsePattern */.E)(pattern);
    if (parsed.kind === "parsed")
        return undefined;
    return { message: `\`${pattern}\` is not a command pattern: ${parsed.why}` };
}
function nameFault(name) {
    if (/^[\w*?./@-]+$/.test(name))
        return undefined;
    return {
        message: `"${name}" is not a name: letters, digits, \`.\`, \`_\`, \`-\`, \`/\`, and \`*\` for any of them.`,
    };
}
function plain(message) {
    return message === undefined ? undefined : { message };
}
function readWhen(reading, entry) {
    if (entry.value.kind !== "table")
        return fault(reading, entry.value.at, '`when` must be a table, such as `{ trigger = ["comment"] }`.');
    const table = entry.value;
    refuseUnknown(reading, table, ["trigger", "request", "fork"], "`when`");
    if (table.entries.size === 0)
        return fault(reading, table.at, "`when` is empty.", "Leave it out, or give trigger, request or fork.");
    const trigger = rules_words(reading, table, "trigger", vocabulary/* TRIGGERS */.Qb);
    const request = rules_words(reading, table, "request", vocabulary/* REQUESTS */.H0);
    const fork = table.entries.get("fork");
    const flagged = fork === undefined ? undefined : flag(reading, fork, "fork");
    return {
        ...(trigger === undefined ? {} : { trigger }),
        ...(request === undefined ? {} : { request }),
        ...(flagged === undefined ? {} : { fork: flagged }),
    };
}
function rules_words(reading, table, key, known) {
    const entry = table.entries.get(key);
    if (entry === undefined)
        return undefined;
    const { value } = entry;
    const items = value.kind === "array" ? value.items : [value];
    if (items.length === 0)
        return fault(reading, value.at, `\`${key}\` is empty: it would never hold.`);
    const chosen = items.map((item) => choice(reading, item, key, known));
    return chosen.every((word) => word !== undefined) ? chosen : undefined;
}

;// CONCATENATED MODULE: ./lib/policy/load.js
/** From the text of a policy file to a policy, or to everything that is wrong with it. */








/**
 * Load a policy file; without one, the built-in `read-only` preset. `project` maps names of root manifest files of the
 * trusted ref (`package.json`, `Makefile`, \u2026) to their text; presets take the project's own commands from them.
 * All faults of a file are reported at once, in the order of its lines.
 */
function loadPolicy(file, project) {
    if (file === undefined)
        return { kind: "loaded", policy: withoutFile(project) };
    const parsed = parseToml(file.text);
    const reading = { path: file.path, faults: [] };
    for (const { message, ...at } of parsed.faults)
        fault(reading, at, message);
    const policy = readPolicy(reading, parsed.table, file, project);
    if (reading.faults.length === 0)
        return { kind: "loaded", policy };
    return { kind: "faulty", faults: reading.faults.toSorted((a, b) => a.line - b.line || a.column - b.column) };
}
/** Where the policy is when nothing else is said. */
const DEFAULT_PATH = ".github/remit.toml";
function withoutFile(project) {
    const path = "built-in:read-only";
    return {
        source: { path, ref: "", digest: digestOf(path) },
        extends: "read-only",
        rules: [...builtInRules(DEFAULT_PATH, []), ...presetRules("read-only", project)],
        ...presetSettings("read-only"),
        expectations: [],
    };
}
const load_KEYS = [
    "version",
    "extends",
    "who",
    "limits",
    "publish",
    "verify",
    "shell",
    "sandbox",
    "network",
    "prices",
    "allow",
    "deny",
    "expect",
];
function readPolicy(reading, root, file, project) {
    refuseUnknown(reading, root, load_KEYS, "the policy file");
    checkVersion(reading, root);
    const entry = root.entries.get("extends");
    const preset = entry === undefined ? "read-only" : (choice(reading, entry.value, "extends", vocabulary/* PRESETS */.fG) ?? "read-only");
    const settings = readSettings(reading, root, presetSettings(preset));
    const own = readRules(reading, root);
    return {
        source: { path: file.path, ref: file.ref, digest: digestOf(file.text) },
        extends: preset,
        rules: [
            ...builtInRules(file.path, settings.publish.open.value),
            ...presetRules(preset, project),
            ...networkRules(settings.network.hosts),
            ...own,
        ],
        ...settings,
        ...readPrices(reading, root),
        expectations: readExpectations(reading, root),
    };
}
function checkVersion(reading, root) {
    const entry = root.entries.get("version");
    if (entry === undefined)
        return;
    if (entry.value.kind === "integer" && entry.value.value === 1)
        return;
    fault(reading, entry.value.at, "`version` must be 1: this Remit knows no other.");
}
/** `[network] hosts` are hosts that `web_fetch` may reach, and allowed commands such as `curl *`. */
function networkRules(hosts) {
    if (hosts.value.length === 0)
        return [];
    return [
        {
            id: "network.hosts",
            effect: "allow",
            source: hosts.source,
            tool: ["web_fetch", "run_shell_command"],
            host: hosts.value,
        },
    ];
}
function readRules(reading, root) {
    const seen = new Map();
    return ["allow", "deny"].flatMap((effect) => tablesAt(reading, root, effect).flatMap((table) => {
        const rule = readRule(reading, table, effect);
        if (rule === undefined)
            return [];
        const earlier = seen.get(rule.id);
        if (earlier !== undefined)
            fault(reading, table.at, `The id \`${rule.id}\` is already taken by the rule at ${earlier}.`);
        seen.set(rule.id, rule.source);
        return [rule];
    }));
}
const EXPECTATION_KEYS = ["effect", "tool", "command", "path", "host"];
function readExpectations(reading, root) {
    return tablesAt(reading, root, "expect").flatMap((table) => {
        refuseUnknown(reading, table, EXPECTATION_KEYS, "[[expect]]");
        const stated = table.entries.get("effect");
        if (stated === undefined)
            fault(reading, table.at, "An expectation needs an `effect`.", 'Write `effect = "allow"` or `effect = "deny"`.');
        const effect = stated === undefined ? undefined : choice(reading, stated.value, "effect", ["allow", "deny"]);
        const subject = readSubject(reading, table);
        if (Object.keys(subject).length === 0 && table.entries.size <= 1)
            fault(reading, table.at, "An expectation needs a `tool`, `command`, `path` or `host`.");
        return effect === undefined ? [] : [{ source: citation(reading, table.at), effect, ...subject }];
    });
}
function readSubject(reading, table) {
    const subject = {};
    for (const key of ["tool", "command", "path", "host"]) {
        const entry = table.entries.get(key);
        const value = entry === undefined ? undefined : reading_text(reading, entry, key);
        if (value !== undefined)
            subject[key] = value;
    }
    return subject;
}
function digestOf(bytes) {
    return `sha256:${(0,external_node_crypto_.createHash)("sha256").update(bytes, "utf8").digest("hex")}`;
}


/***/ }),

/***/ 8040:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ projectCommands),
/* harmony export */   V: () => (/* binding */ MANIFESTS)
/* harmony export */ });
/** Command patterns for the project's own commands. `project` maps root file names to their text; bad files give nothing. */
function projectCommands(project, wanted) {
    const found = ECOSYSTEMS.flatMap(({ files, edit, maintain }) => {
        const name = files.find((file) => project.has(file));
        if (name === undefined)
            return [];
        return wanted === "edit" ? edit(project.get(name) ?? "") : maintain;
    });
    return [...new Set(found)];
}
const ECOSYSTEMS = [
    {
        files: ["package.json"],
        edit: nodeCommands,
        maintain: patterns(`npm install *|npm ci *|npm uninstall *|npm update *|npm outdated
      npm audit *|npm dedupe|npm pkg *|yarn|yarn install *|yarn add *|yarn remove *|yarn up *|pnpm install
      pnpm install *|pnpm add *|pnpm remove *|pnpm update *|pnpm dedupe`),
    },
    { files: ["Makefile", "makefile", "GNUmakefile"], edit: makeCommands, maintain: [] },
    {
        files: ["Cargo.toml"],
        edit: () => cargoLike("cargo", "test build check clippy fmt doc bench nextest tree metadata"),
        maintain: patterns("cargo add *|cargo remove *|cargo update *|cargo generate-lockfile|cargo fetch"),
    },
    {
        files: ["pyproject.toml", "setup.py", "setup.cfg", "requirements.txt", "tox.ini", "pytest.ini"],
        edit: () => pythonCommands(),
        maintain: patterns(`pip install -r *|pip install -e *|uv lock *|uv sync *|uv add *|uv remove *
      poetry lock|poetry add *|poetry remove *|poetry install *`),
    },
    {
        files: ["go.mod"],
        edit: () => [...cargoLike("go", "test build vet fmt list version doc"), "gofmt *", "gofmt -w *", "gofmt -s -w *"],
        maintain: patterns("go get *|go mod tidy *|go mod download *|go mod verify"),
    },
    {
        files: ["pom.xml"],
        edit: () => ["mvn", "./mvnw"].flatMap((name) => cargoLike(name, "test verify compile package test-compile")),
        maintain: [],
    },
    {
        files: ["build.gradle", "build.gradle.kts"],
        edit: () => ["gradle", "./gradlew"].flatMap((name) => cargoLike(name, "test build check assemble compileJava")),
        maintain: [],
    },
    {
        files: ["Gemfile"],
        edit: () => patterns("bundle exec rspec *|bundle exec rake test|bundle exec rubocop *"),
        maintain: patterns("bundle install|bundle update *|bundle lock *"),
    },
    {
        files: ["composer.json"],
        edit: () => patterns("composer test|composer lint|vendor/bin/phpunit *|vendor/bin/phpstan *"),
        maintain: patterns("composer install|composer update *|composer require *"),
    },
    { files: ["mix.exs"], edit: () => cargoLike("mix", "test compile format credo"), maintain: patterns("mix deps.get") },
    { files: ["deno.json", "deno.jsonc"], edit: () => cargoLike("deno", "test lint fmt check"), maintain: [] },
    {
        files: ["global.json", "Directory.Build.props"],
        edit: () => cargoLike("dotnet", "test build format"),
        maintain: patterns("dotnet restore *|dotnet add *"),
    },
    { files: ["CMakeLists.txt"], edit: () => patterns("cmake --build *|ctest *"), maintain: [] },
];
// \u2500\u2500 Node \u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500
function nodeCommands(manifest) {
    const record = parseJson(manifest);
    const scripts = isRecord(record.scripts) ? Object.keys(record.scripts).filter(isOwnTask) : [];
    const tools = [record.dependencies, record.devDependencies]
        .flatMap((group) => (isRecord(group) ? Object.keys(group) : []))
        .flatMap((name) => NODE_TOOLS.get(name) ?? []);
    const run = scripts.flatMap((script) => ["npm run", "npm run -s", "npm run --silent", "yarn", "yarn run", "pnpm", "pnpm run", "bun run"].map((runner) => withRest(`${runner} ${script}`)));
    const test = scripts.includes("test") ? ["npm test", "npm t"].map(withRest) : [];
    const bins = tools.flatMap((tool) => ["npx", "npx --no-install", "yarn", "pnpm", "pnpm exec"].map((by) => withRest(`${by} ${tool}`)));
    const fixes = ["npx", "yarn", "pnpm", "pnpm exec"].flatMap((by) => tools.flatMap((tool) => (FIXES.get(tool) ?? []).map((fix) => withRest(`${by} ${tool} ${fix}`))));
    return [
        ...test,
        ...run,
        ...bins,
        ...fixes,
        "npm run",
        "node --test *",
        "node --check *",
        "node --experimental-strip-types --test *",
        ...(tools.includes("jest") ? JEST_AS_MODULES : []),
    ];
}
/** Development tools by package: the programs that check, format and test. */
const NODE_TOOLS = new Map([
    ["typescript", "tsc"],
    ...[
        "jest",
        "vitest",
        "mocha",
        "ava",
        "tap",
        "c8",
        "nyc",
        "eslint",
        "prettier",
        "oxlint",
        "stylelint",
        "tsd",
        "knip",
        "xo",
    ].map((name) => [name, name]),
    ["@biomejs/biome", "biome"],
    ["vue-tsc", "vue-tsc"],
    ["standard", "standard"],
]);
/** Jest needs a flag of Node to test ES modules. */
const JEST_AS_MODULES = [
    "NODE_OPTIONS=--experimental-vm-modules npx jest *",
    "NODE_OPTIONS=--experimental-vm-modules npm test *",
    "node --experimental-vm-modules node_modules/jest/bin/jest.js *",
    "node --experimental-vm-modules node_modules/.bin/jest *",
];
/** Their options that change sources in place, which a final `*` does not open. */
const FIXES = new Map([
    ["eslint", ["--fix"]],
    ["oxlint", ["--fix"]],
    ["stylelint", ["--fix"]],
    ["standard", ["--fix"]],
    ["prettier", ["--write", "-w"]],
    ["biome", ["check --write", "format --write", "lint --write"]],
]);
// \u2500\u2500 Others \u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500
function makeCommands(manifest) {
    const targets = [...manifest.matchAll(/^([A-Za-z0-9][\w./-]*)\s*:(?!=)/gm)].map((match) => match[1] ?? "");
    return targets
        .filter(isOwnTask)
        .flatMap((target) => [`make ${target}`, `make -s ${target}`, `make -k ${target}`, `make -j* ${target}`]);
}
function pythonCommands() {
    const checks = [
        "pytest",
        "mypy",
        "ruff check",
        "ruff check --fix",
        "ruff format",
        "black",
        "isort",
        "flake8",
        "pyright",
        "pylint",
    ];
    const modules = ["pytest", "unittest", "mypy", "ruff", "black", "flake8", "compileall", "py_compile"];
    return [
        ...checks.map(withRest),
        ...modules.flatMap((name) => ["python", "python3"].map((python) => withRest(`${python} -m ${name}`))),
        ...["uv run", "poetry run"].flatMap((by) => ["pytest", "mypy", "ruff"].map((name) => withRest(`${by} ${name}`))),
    ];
}
/** Names of scripts and targets that test, check, format or build, such as `test:unit` and `lint-fix`. */
function isOwnTask(name) {
    // Other characters would mean something in a pattern; such names are left to the file's own rules.
    if (!/^[A-Za-z][\w:.-]*$/.test(name))
        return false;
    return OWN_TASKS.has(/^[A-Za-z]+/.exec(name)?.[0].toLowerCase() ?? "") && !OTHER_TASKS.test(name);
}
const OWN_TASKS = new Set(`test tests spec unit integration e2e lint eslint prettier format fmt style build compile bundle typecheck type types
   tsc check checks verify validate coverage cov ci bench all docs doc generate codegen clean`.split(/\s+/));
const OTHER_TASKS = /publish|deploy|release|push|upload|install/i;
function cargoLike(program, subcommands) {
    return subcommands.split(" ").map((name) => withRest(`${program} ${name}`));
}
/** A final `*` holds for any rest, none included. */
function withRest(command) {
    return `${command} *`;
}
function patterns(list) {
    return list.split(/[|\n]/).map((pattern) => pattern.trim());
}
function isRecord(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}
function parseJson(text) {
    try {
        const value = JSON.parse(text);
        return isRecord(value) ? value : {};
    }
    catch {
        return {};
    }
}
/** Names of the root files that {@link projectCommands} reads. */
const MANIFESTS = ECOSYSTEMS.flatMap(({ files }) => files);


/***/ }),

/***/ 94743:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $d: () => (/* binding */ compileName),
/* harmony export */   FD: () => (/* binding */ isHostPattern),
/* harmony export */   Iw: () => (/* binding */ compilePaths),
/* harmony export */   ZL: () => (/* binding */ compilePathDenials),
/* harmony export */   __: () => (/* binding */ compileHost),
/* harmony export */   im: () => (/* binding */ pathPatternFault),
/* harmony export */   sz: () => (/* binding */ compileTool),
/* harmony export */   tu: () => (/* binding */ foldPath)
/* harmony export */ });
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14006);
/* harmony import */ var _glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76298);
/** Whether one condition of a rule holds for what it is asked about. */


/** Whether a tool condition holds for a tool: an exact name, or a glob with `*`. */
function compileTool(pattern) {
    return compileName(pattern);
}
/** Whether a name (of a tool, server or agent) is matched: exact, or with `*` for any characters. */
function compileName(pattern) {
    const literals = pattern.split("*");
    return (name) => (0,_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .covers */ .hU)(literals, name);
}
/** Whether a host condition is well formed: lower-case ASCII labels, `*` alone or as the whole first label. */
function isHostPattern(host) {
    return (host === "*" || /^(\*\.)?([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(host));
}
/** Whether a host condition holds: `*.example.com` for each name below it, not for `example.com` itself. */
function compileHost(pattern) {
    const literals = pattern.split("*");
    return (host) => {
        const name = host.toLowerCase().replace(/\.$/, "");
        return isPlainHost(name) && (0,_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .covers */ .hU)(literals, name) && name.length >= pattern.length;
    };
}
// A user-info, a backslash, a NUL or non-ASCII look-alikes have no place in a host that is compared by name.
function isPlainHost(host) {
    return /^[a-z0-9.-]+$/.test(host) || /^\[?[0-9a-f:.]+\]?$/.test(host);
}
/** What is wrong with a path pattern; undefined when nothing is. */
function pathPatternFault(pattern) {
    const why = pathFault(pattern);
    return why === undefined ? undefined : `"${pattern}" is not a path pattern: ${why}`;
}
function pathFault(pattern) {
    if (pattern.length > 1_000)
        return "it is longer than 1000 characters.";
    if (/[\x00-\x1F\x7F]/.test(pattern))
        return "it has a control character.";
    if (pattern.includes("\\"))
        return "it has a backslash; paths are separated by `/`.";
    if (pattern.startsWith("!"))
        return "it begins with `!`; to leave paths out, write a [[deny]].";
    if (pattern.startsWith("~"))
        return "it begins with `~`; paths start at the root of the repository.";
    if (pattern.endsWith("/"))
        return "it ends in `/`; for everything below a directory write `dir/**`.";
    if (pattern.split("/").some((part, index) => part === "." || part === ".." || (part === "" && index > 0)))
        return "it has an empty part, `.` or `..`.";
    const tangled = tangle(pattern);
    if (tangled !== undefined)
        return tangled;
    if (!balanced(pattern, "[", "]") || !balanced(pattern, "{", "}"))
        return "a bracket is not closed.";
    if (/\p{Default_Ignorable_Code_Point}/u.test(pattern))
        return "it has invisible characters.";
    return expressionOf(pattern) === NEVER ? "what stands in its brackets cannot be read." : undefined;
}
// Expressions backtrack: each of these multiplies what a path made for it can cost by the length of that path.
function tangle(pattern) {
    const count = (text, one) => text.split(one).length - 1;
    if (count(pattern, "**") > 3)
        return "it has more than 3 `**`.";
    if (count(pattern, "{") > 4)
        return "it has more than 4 braces.";
    const names = pattern.split("/").filter((part) => part !== "**");
    return names.some((name) => count(name, "*") > 3) ? "it has more than 3 `*` in one name." : undefined;
}
/** Characters of a path beyond which it is not compared any more: it is denied, and not allowed. No repository has one. */
const LONGEST_PATH = 500;
function balanced(pattern, open, close) {
    let depth = 0;
    for (const char of pattern) {
        if (char === open)
            depth += 1;
        if (char === close)
            depth -= 1;
        if (depth < 0)
            return false;
    }
    return depth === 0;
}
/** Whether one of several path conditions holds for a workspace path ("" is the root) or an absolute path. */
function compilePaths(patterns) {
    const root = patterns.includes("**");
    let any; // Made when it is first asked: most conditions of a policy never are.
    return (path) => {
        if (path === "")
            return root;
        any ??= anyPattern(patterns);
        return path.length <= LONGEST_PATH && any.test(path.replace(/[\r\n\u2028\u2029]/g, "\uE001"));
    };
}
function anyPattern(patterns) {
    const sources = patterns.filter((pattern) => pattern !== "").map(expressionOf);
    return new RegExp(sources.length === 0 ? NEVER : sources.join("|"));
}
/** What picomatch makes of a pattern that is no expression. */
const NEVER = "$^";
function expressionOf(pattern) {
    return picomatch__WEBPACK_IMPORTED_MODULE_1__.makeRe(literal(pattern), { dot: true, nonegate: true, noextglob: true }).source;
}
/** Parentheses, `|`, `+`, `@` and `!` are ordinary characters of file names here: `app/(group)/page.tsx`. */
function literal(pattern) {
    return pattern
        .split(/(\[[^\]]*\])/)
        .map((piece) => (/^\[.*\]$/s.test(piece) ? piece.replace(/^\[!/, "[^") : piece.replace(/[()|+@!^$]/g, "\\$&")))
        .join("");
}
/** The same for a denial: paths that only differ in case, in Unicode form or by invisible characters count as one. */
function compilePathDenials(patterns) {
    const exact = compilePaths(patterns);
    const folded = compilePaths(patterns.map(foldPath));
    return (path) => path.length > LONGEST_PATH || exact(path) || folded(foldPath(path));
}
/** A path as a file system that ignores case and Unicode form would compare it. */
function foldPath(path) {
    return path
        .normalize("NFKC")
        .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
        .toLowerCase()
        .split("/")
        .map((part) => (part === "." || part === ".." ? part : part.replace(/[. ]+$/, "")))
        .join("/");
}


/***/ }),

/***/ 40887:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E4: () => (/* binding */ couldMeetAbove),
/* harmony export */   LF: () => (/* binding */ couldMeet),
/* harmony export */   kA: () => (/* binding */ couldMeetBelow),
/* harmony export */   n6: () => (/* binding */ couldBe),
/* harmony export */   rf: () => (/* binding */ isAnchored)
/* harmony export */ });
/* harmony import */ var _glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76298);
/* harmony import */ var _match_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94743);
/** Whether a path pattern of a denial and a path that is not certain have a path in common. */


/** Whether some path that the pattern names could be this one, whatever stands in its holes. */
function couldMeet(pattern, path) {
    const target = pathSegments((0,_match_js__WEBPACK_IMPORTED_MODULE_0__/* .foldPath */ .tu)(path));
    return alternativesOf((0,_match_js__WEBPACK_IMPORTED_MODULE_0__/* .foldPath */ .tu)(pattern)).some((one) => segmentsMeet(patternSegments(one), target));
}
/** Whether some path that the pattern names could be this one or lie below it. */
function couldMeetBelow(pattern, path) {
    const target = path === "" ? [ANY] : [...pathSegments((0,_match_js__WEBPACK_IMPORTED_MODULE_0__/* .foldPath */ .tu)(path)), ANY];
    return alternativesOf((0,_match_js__WEBPACK_IMPORTED_MODULE_0__/* .foldPath */ .tu)(pattern)).some((one) => segmentsMeet(patternSegments(one), target));
}
/** Whether a glob of the shell, one name with holes, could stand for this one; some file systems know no letter cases. */
function couldBe(glob, name) {
    const [a, b] = [[...(0,_match_js__WEBPACK_IMPORTED_MODULE_0__/* .foldPath */ .tu)(glob)].map(holeToken), [...(0,_match_js__WEBPACK_IMPORTED_MODULE_0__/* .foldPath */ .tu)(name)]];
    return (0,_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .globsMeet */ .vq)(a, b) && !hides(b, a);
}
/** Whether a path, perhaps with holes, could be a directory or lie above it. */
function couldMeetAbove(path, directory) {
    const parts = directory.split("/");
    return parts.some((_, index) => segmentsMeet(pathSegments(path), pathSegments(parts.slice(0, index + 1).join("/"))));
}
/** Whether a pattern names its path from the root on, so that a directory can be said to contain it. */
function isAnchored(pattern) {
    return !/^[*?[{]/.test(pattern);
}
const ANY = { kind: "any" };
function pathSegments(path) {
    if (path === "")
        return [];
    return path.split("/").flatMap((part) => {
        if (!part.includes("\uE003"))
            return [{ kind: "one", tokens: [...part].map(holeToken) }];
        return [ANY];
    });
}
/** A glob's name begins with a dot only when the dot is written: bash leaves hidden files out (`dotglob` is refused). */
function hides(a, b) {
    return a[0] === "." && b[0] === undefined && b.length > 0;
}
function holeToken(char) {
    return char >= "\uE000" && char <= "\uE00F" ? undefined : char;
}
function patternSegments(pattern) {
    return pattern
        .split("/")
        .map((part) => (part === "**" ? ANY : { kind: "one", tokens: patternTokens(part) }));
}
function patternTokens(part) {
    const tokens = [];
    for (let index = 0; index < part.length; index += 1) {
        const char = part.charAt(index);
        const close = char === "[" ? part.indexOf("]", index + 2) : -1;
        if (char === "*")
            tokens.push(undefined);
        else if (char === "?")
            tokens.push(true);
        else if (close !== -1) {
            // Which characters a class holds does not matter here: to deny too much is safe.
            tokens.push(true);
            index = close;
        }
        else
            tokens.push(char);
    }
    return tokens;
}
function segmentsMeet(a, b) {
    const known = new Map();
    const meet = (i, j) => {
        const key = i * (b.length + 1) + j;
        const before = known.get(key);
        if (before !== undefined)
            return before;
        const result = meetFrom(a, b, i, j, meet);
        known.set(key, result);
        return result;
    };
    return meet(0, 0);
}
function meetFrom(a, b, i, j, meet) {
    const [x, y] = [a[i], b[j]];
    if (x === undefined && y === undefined)
        return true;
    if (x?.kind === "any")
        return meet(i + 1, j) || (y !== undefined && meet(i, j + 1));
    if (y?.kind === "any")
        return meet(i, j + 1) || (x !== undefined && meet(i + 1, j));
    if (x === undefined || y === undefined)
        return false;
    return !hides(x.tokens, y.tokens) && (0,_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .globsMeet */ .vq)(x.tokens, y.tokens) && meet(i + 1, j + 1);
}
/** Most alternatives of the braces of one pattern. */
const MOST = 256;
/** A pattern with its braces written out. */
function alternativesOf(pattern) {
    const group = /\{([^{}]*)\}/.exec(pattern);
    if (group === null)
        return [pattern];
    const [whole, inner = ""] = group;
    const choices = inner.split(",");
    const written = choices.flatMap((choice) => alternativesOf(pattern.slice(0, group.index) + choice + pattern.slice(group.index + whole.length)));
    return written.length > MOST ? ["**"] : written;
}


/***/ }),

/***/ 51452:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ parsePattern),
/* harmony export */   h: () => (/* binding */ isBareStar)
/* harmony export */ });
/** Command patterns: words, each for one argument; `*` inside a word is a glob within it; a final `*` holds for any rest. */
/** Longest pattern, in characters; a longer one is a mistake. */
const LONGEST = 1_000;
/** Split a pattern into words. Quotes and backslashes make characters literal, as in a shell. */
function parsePattern(text) {
    if (text.length > LONGEST)
        return { kind: "faulty", why: `it is longer than ${LONGEST} characters.` };
    const split = splitWords(text);
    if (split.kind === "faulty")
        return split;
    const first = split.words.findIndex((word, index) => !isAssignment(word) || split.quoted.has(index));
    if (first === -1)
        return { kind: "faulty", why: "it names no program." };
    const assignments = split.words.slice(0, first);
    const words = split.words.slice(first);
    const rest = isBareStar(words.at(-1));
    return { kind: "parsed", pattern: { text, assignments, words: rest ? words.slice(0, -1) : words, rest } };
}
/** Whether a word is nothing but `*`. */
function isBareStar(word) {
    return word !== undefined && word.length > 1 && word.every((literal) => literal === "");
}
function isAssignment(word) {
    return /^[A-Za-z_]\w*=/.test(word[0] ?? "");
}
function splitWords(text) {
    const words = [];
    // Words that begin with a quote: `'A=b'` is a program's odd name, not an assignment.
    const quoted = new Set();
    let word;
    let quote = "";
    for (let index = 0; index < text.length; index += 1) {
        const char = text.charAt(index);
        if (isControl(char))
            return { kind: "faulty", why: "it has a control character." };
        if (quote === "" && char === " ") {
            word = undefined;
            continue;
        }
        if (word === undefined) {
            words.push((word = [""]));
            if (char === "'" || char === '"' || char === "\\")
                quoted.add(words.length - 1);
        }
        if (quote !== "" && char === quote)
            quote = "";
        else if (quote === "" && (char === '"' || char === "'"))
            quote = char;
        else if (char === "\\" && quote !== "'" && index + 1 < text.length)
            extend(word, text.charAt((index += 1)));
        else if (quote === "" && char === "*")
            word.push("");
        else if (quote === "" && OPERATORS.has(char))
            return { kind: "faulty", why: operatorFault(char) };
        else
            extend(word, char);
    }
    if (quote !== "")
        return { kind: "faulty", why: `the quote ${quote} is not closed.` };
    return { kind: "split", words, quoted };
}
function extend(word, char) {
    word.push((word.pop() ?? "") + char);
}
const OPERATORS = new Set(["|", "&", ";", "<", ">", "`", "$"]);
function operatorFault(char) {
    if (char === "$" || char === "`")
        return `\`${char}\` expands nothing here; put it in single quotes if it is meant literally.`;
    return `\`${char}\` stands outside quotes: a pattern is one command; each command of a line is judged by itself, and redirections by \`path\` rules.`;
}
/** Whether a character is a C0 or C1 control character or DEL. */
function isControl(char) {
    const code = char.charCodeAt(0);
    return code < 0x20 || (code >= 0x7f && code <= 0x9f);
}


/***/ }),

/***/ 73506:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ serverToolName)
/* harmony export */ });
/** What policy knows a server's tool by: the name it is declared by too, unless that is too long or another's as well. */
function serverToolName(server, tool) {
    return `mcp_${server}_${tool}`.replaceAll(/[^A-Za-z0-9_.-]/g, "_");
}


/***/ }),

/***/ 78748:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wb: () => (/* binding */ SECRET_PLACES),
/* harmony export */   Zq: () => (/* binding */ DEPENDENCY_MANIFESTS),
/* harmony export */   sc: () => (/* binding */ protection),
/* harmony export */   tg: () => (/* binding */ PROTECTED),
/* harmony export */   v1: () => (/* binding */ WORKFLOWS)
/* harmony export */ });
/* harmony import */ var _match_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94743);
/** Paths that steer automation, agents or dependencies: what a run must not change without being told that it may. */

/** Never published and never opened. */
const WORKFLOWS = [".github/workflows/**"];
/** Never published unless `publish.open` names the exact path. */
const PROTECTED = [
    ".github/**",
    "action.yml",
    "action.yaml",
    "**/CODEOWNERS",
    "**/GEMINI.md",
    "**/AGENTS.md",
    "**/.gemini/**",
    "**/.geminiignore",
    // Of other agents, which read them on people's machines.
    "**/CLAUDE.md",
    "**/.claude/**",
    "**/.mcp.json",
    "**/.codex/**",
    "**/.cursor/**",
    "**/.cursorrules",
    "**/.windsurf/**",
    "**/.windsurfrules",
    "**/.clinerules",
    "**/.clinerules/**",
    "**/.gitattributes",
    "**/.gitmodules",
    // Names a server that git sends files to, and the keys with them.
    "**/.lfsconfig",
    "**/.githooks/**",
    "**/.husky/**",
];
/** Neither read nor written by any tool: git's own directory holds credentials, hooks and configuration. */
const SECRET_PLACES = [".git/**", "**/.git/**"];
/** Files that say what a project depends on. */
const DEPENDENCY_MANIFESTS = [
    "**/package.json",
    "**/package-lock.json",
    "**/npm-shrinkwrap.json",
    "**/yarn.lock",
    "**/pnpm-lock.yaml",
    "**/pnpm-workspace.yaml",
    "**/bun.lock",
    "**/bun.lockb",
    "**/deno.lock",
    "**/.npmrc",
    "**/.yarnrc",
    "**/.yarnrc.yml",
    "**/Cargo.toml",
    "**/Cargo.lock",
    "**/go.mod",
    "**/go.sum",
    "**/go.work",
    "**/go.work.sum",
    "**/pyproject.toml",
    "**/setup.py",
    "**/setup.cfg",
    "**/requirements*.txt",
    "**/requirements/*.txt",
    "**/Pipfile",
    "**/Pipfile.lock",
    "**/poetry.lock",
    "**/uv.lock",
    "**/pdm.lock",
    "**/pom.xml",
    "**/build.gradle",
    "**/build.gradle.kts",
    "**/settings.gradle",
    "**/settings.gradle.kts",
    "**/gradle.lockfile",
    "**/libs.versions.toml",
    "**/gradle/wrapper/**",
    "**/Gemfile",
    "**/Gemfile.lock",
    "**/*.gemspec",
    "**/composer.json",
    "**/composer.lock",
    "**/*.csproj",
    "**/packages.lock.json",
    "**/Directory.Packages.props",
    "**/mix.exs",
    "**/mix.lock",
    "**/pubspec.yaml",
    "**/pubspec.lock",
    "**/Package.swift",
    "**/Package.resolved",
    "**/flake.nix",
    "**/flake.lock",
];
/** Whether a path may not be published: never (`workflow`), or only when `publish.open` names it; undefined when it may. */
function protection(path, policyPath) {
    if (isWorkflow(path))
        return "workflow";
    const own = policyPath !== undefined && (0,_match_js__WEBPACK_IMPORTED_MODULE_0__/* .compilePathDenials */ .ZL)([policyPath])(path);
    return own || isProtected(path) ? "protected" : undefined;
}
const isWorkflow = (0,_match_js__WEBPACK_IMPORTED_MODULE_0__/* .compilePathDenials */ .ZL)(WORKFLOWS);
const isProtected = (0,_match_js__WEBPACK_IMPORTED_MODULE_0__/* .compilePathDenials */ .ZL)(PROTECTED);


/***/ }),

/***/ 90530:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RM: () => (/* binding */ additionsFor),
/* harmony export */   SO: () => (/* binding */ toToml),
/* harmony export */   Vo: () => (/* binding */ alternatives),
/* harmony export */   zM: () => (/* binding */ ruleToml)
/* harmony export */ });
/* harmony import */ var _holes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96641);
/* harmony import */ var _pattern_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51452);
/** What goes with a refusal: what is allowed instead, and the rules that would allow it. */


/** What the policy allows of this kind, in one sentence; "" when nothing is. */
function alternatives(asked, about) {
    switch (about.kind) {
        case "tool":
            return "";
        case "command":
            return sentence("Allowed commands", commandsLike(asked, about.part.words[0]?.value ?? ""));
        case "path":
            return sentence(`Allowed to ${about.access}`, pathsFor(asked, about.access));
        case "host":
        case "server":
        case "agent": {
            const { kind } = about;
            return sentence(`Allowed ${kind}s`, asked.allow.flatMap(({ rule }) => rule[kind] ?? []));
        }
    }
}
function pathsFor(asked, access) {
    return asked.allow.flatMap(({ rule }) => ((rule.access ?? access) === access ? (rule.path ?? []) : []));
}
/** Patterns for the same program if there are any, else for every program. */
function commandsLike(asked, program) {
    const rules = asked.allow.filter(({ rule }) => !rule.id.startsWith("built-in:"));
    const patterns = rules.flatMap(({ rule }) => rule.command ?? []);
    const same = patterns.filter((pattern) => pattern.split(" ").includes(program));
    return same.length > 0 ? same : patterns;
}
const MOST_NAMED = 12;
function sentence(lead, items) {
    const distinct = [...new Set(items)];
    if (distinct.length === 0)
        return "";
    const more = distinct.length > MOST_NAMED ? `, and ${distinct.length - MOST_NAMED} more` : "";
    const shown = distinct.slice(0, MOST_NAMED).map((item) => `\`${item}\``);
    return `${lead}: ${shown.join(", ")}${more}.`;
}
// \u2500\u2500 Rules that would help \u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500
/** The rules that would allow it; none when no rule can. */
function additionsFor(tool, about) {
    const rule = (conditions) => ({ ...ADDED, tool: [tool], ...conditions });
    switch (about.kind) {
        case "tool":
            return [rule({})];
        case "path":
            return [rule({ path: [pathPattern(about.path)], access: about.access })];
        case "command":
            return commandAdditions(rule, about.part, about.writes);
        case "host":
        case "server":
        case "agent":
            return [rule({ [about.kind]: [about.name] })];
    }
}
const ADDED = { id: "added", effect: "allow", source: "added" };
function commandAdditions(rule, part, writes) {
    const pattern = patternFor(part);
    if (part.words.length > 0 && (0,_pattern_js__WEBPACK_IMPORTED_MODULE_0__/* .parsePattern */ .E)(pattern).kind === "faulty")
        return [];
    const exact = !pattern.endsWith(" *");
    const paths = writes.filter(({ named }) => !(named && exact)).map(({ path }) => pathPattern(path));
    const command = part.words.length === 0 ? [] : [rule({ command: [pattern] })];
    return paths.length === 0 ? command : [...command, rule({ path: [...new Set(paths)], access: "write" })];
}
/** The pattern that names a command's words, up to the first that is not certain. */
function patternFor({ words, settings }) {
    const uncertain = words.findIndex(({ value, spread }) => spread !== "one" || (0,_holes_js__WEBPACK_IMPORTED_MODULE_1__/* .hasHole */ .dI)(value));
    const certain = uncertain === -1 ? words : words.slice(0, uncertain);
    return [
        ...settings.map(({ name, value }) => patternWord(`${name}=${value}`)),
        ...certain.map(({ value }, index) => index === 0 && /^[A-Za-z_]\w*=/.test(value) ? `''${patternWord(value)}` : patternWord(value)),
        ...(uncertain === -1 ? [] : ["*"]),
    ].join(" ");
}
/** A word as a pattern that matches it alone. */
function patternWord(word) {
    if (/^[\w./:=@%+,-]+$/.test(word))
        return word;
    return word
        .split("'")
        .map((piece) => (piece === "" ? "" : `'${piece}'`))
        .join("\\'");
}
/** A path as a pattern that matches it, and for one with holes what it could be. */
function pathPattern(path) {
    if (path === "")
        return "**";
    return path
        .replace(/[*?[\]{}]/g, "?")
        .replace(/\uE003/g, "**")
        .replace(/[\uE000-\uE00F]+/g, "*");
}
/** Rules as TOML. */
function toToml(rules) {
    return rules.map(ruleToml).join("\n");
}
/** A rule as TOML. */
function ruleToml(rule) {
    const lines = [`[[${rule.effect}]]`];
    for (const key of ["tool", "command", "path", "host", "server", "agent"]) {
        const values = rule[key];
        if (values !== undefined)
            lines.push(`${key} = ${values.length === 1 ? quote(values[0] ?? "") : `[${values.map(quote).join(", ")}]`}`);
    }
    if (rule.access !== undefined)
        lines.push(`access = ${quote(rule.access)}`);
    if (rule.when !== undefined)
        lines.push(`when = ${whenToml(rule.when)}`);
    if (rule.reason !== undefined)
        lines.push(`reason = ${quote(rule.reason)}`);
    return `${lines.join("\n")}\n`;
}
function whenToml({ trigger, request, fork }) {
    const list = (words) => `[${words.map(quote).join(", ")}]`;
    const parts = [
        ...(trigger === undefined ? [] : [`trigger = ${list(trigger)}`]),
        ...(request === undefined ? [] : [`request = ${list(request)}`]),
        ...(fork === undefined ? [] : [`fork = ${fork}`]),
    ];
    return `{ ${parts.join(", ")} }`;
}
/** A TOML basic string; JSON's escapes are TOML's. */
function quote(text) {
    return JSON.stringify(text).replace(/\x7f/g, "\\u007f");
}


/***/ }),

/***/ 40247:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ isPassed),
/* harmony export */   v: () => (/* binding */ variableFault)
/* harmony export */ });
/** Which of the runner's variables a policy can have passed to commands: `[shell] environment`. */
/** What is wrong with a name, or with the beginning of names (`BUILD_*`); undefined when nothing is. */
function variableFault(pattern) {
    if (!/^[A-Za-z_][A-Za-z0-9_]*\*?$/.test(pattern))
        return `"${pattern}" is not the name of a variable, such as "JAVA_HOME", or the beginning of some, such as "BUILD_*".`;
    const beginning = pattern.endsWith("*") ? pattern.slice(0, -1) : undefined;
    if (beginning !== undefined && !/^[A-Za-z]+_/.test(beginning))
        return `"${pattern}" could be too many variables: a beginning has a first word and \`_\`, such as "BUILD_*".`;
    const why = beginning === undefined ? reasonToKeep(pattern) : reasonToKeepSome(beginning);
    return why === undefined ? undefined : `"${pattern}" cannot be passed to commands: ${why}.`;
}
/** Whether the patterns of a policy have a variable passed. What a `*` stands for is judged by its own name once more. */
function isPassed(name, patterns) {
    return patterns.some((pattern) => matches(name, pattern)) && reasonToKeep(name) === undefined;
}
function matches(name, pattern) {
    return pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}
function reasonToKeep(name) {
    if (SECRET.test(name))
        return NAMED_SECRET;
    return KEPT.find(({ names }) => names.some((kept) => matches(folded(name), kept)))?.why;
}
/** Of all names with this beginning. */
function reasonToKeepSome(beginning) {
    const start = folded(beginning);
    if (SECRET.test(beginning.replace(/_+$/, "")))
        return NAMED_SECRET;
    for (const { names, why } of KEPT) {
        const kept = names.find((name) => name.startsWith(start) || matches(start, name));
        if (kept !== undefined)
            return `${kept} could be meant, and ${why}; name each variable`;
    }
    return undefined;
}
function folded(name) {
    return name.toUpperCase();
}
const NAMED_SECRET = "its name says that it is a secret";
// Longer than the words that are redacted wherever they are said: here one too many costs a build a variable, and says so.
const SECRET = /(?:TOKEN|SECRET|PASSWORD|PASSWD|PASSPHRASE|CREDENTIALS?|APIKEY)$|(?:^|_)(?:TOKEN|SECRET|PASSWORD|CREDENTIALS?|KEY|AUTH|PAT|DSN)(?:_?\d*$|_(?!PATH|FILE|NAME|URL))/i;
/** Capitals; a final `*` stands for any further characters. */
const KEPT = [
    {
        why: "the runner's own channels are not for commands",
        names: words("ACTIONS_* INPUT_* STATE_* GITHUB_ENV GITHUB_OUTPUT GITHUB_PATH GITHUB_STATE GITHUB_STEP_SUMMARY GITHUB_EVENT_PATH GITHUB_TOKEN"),
    },
    {
        why: "it makes programs load or run what it names",
        names: words(`LD_* DYLD_* GLIBC_TUNABLES GCONV_PATH BASH_* ENV SHELLOPTS BASHOPTS PROMPT_COMMAND PS4 IFS CDPATH NODE_OPTIONS
       NODE_REPL_EXTERNAL_MODULE PERL5* PERLLIB RUBYOPT RUBYLIB PYTHONSTARTUP PYTHONHOME PYTHONINSPECT PYTHONBREAKPOINT
       JAVA_TOOL_OPTIONS _JAVA_OPTIONS JDK_JAVA_OPTIONS GIT_* LESSOPEN LESSCLOSE EDITOR VISUAL PAGER BROWSER MAKEFLAGS
       MFLAGS PHP_INI_SCAN_DIR PHPRC`),
    },
    {
        why: "it leads to credentials, or to a service that has more rights than commands",
        names: words(`GEMINI_* GOOGLE_* CLOUDSDK_* AWS_* AZURE_* ARM_* KUBECONFIG DOCKER_* CONTAINER_HOST SSH_* GPG_* SUDO_* DBUS_*
       XDG_RUNTIME_DIR NETRC NPM_CONFIG_USERCONFIG NPM_CONFIG_GLOBALCONFIG PGPASS*`),
    },
    {
        why: "the way to the network is `[network] hosts`",
        names: words("HTTP_PROXY HTTPS_PROXY ALL_PROXY FTP_PROXY NO_PROXY"),
    },
    { why: "commands have one of their own", names: words("HOME TMPDIR REMIT*") },
];
function words(text) {
    return text.trim().split(/\s+/);
}


/***/ }),

/***/ 80594:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ge: () => (/* binding */ callerHolds),
/* harmony export */   Ku: () => (/* binding */ silent),
/* harmony export */   RA: () => (/* binding */ openCase),
/* harmony export */   TQ: () => (/* binding */ allowed),
/* harmony export */   Tq: () => (/* binding */ speaksOf),
/* harmony export */   wk: () => (/* binding */ denied)
/* harmony export */ });
/* harmony import */ var _compiled_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96687);
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90530);
/** What the rules say about one need of a call, and how a verdict is put into words. */


function openCase(policy, tool, circumstances, locate, lines = new Map()) {
    const rules = policy.rules.map(_compiled_js__WEBPACK_IMPORTED_MODULE_0__/* .compiled */ .Q).filter((rule) => (0,_compiled_js__WEBPACK_IMPORTED_MODULE_0__/* .holdsFor */ .G)(rule, tool, circumstances));
    return {
        policy,
        tool,
        circumstances,
        locate,
        lines,
        allow: rules.filter(({ rule }) => rule.effect === "allow"),
        deny: rules.filter(({ rule }) => rule.effect === "deny"),
    };
}
/** `agent` names who calls; only in calls of `invoke_agent` does it name who is called, and is judged as a need. */
function callerHolds(asked, { agent }) {
    return agent === undefined || asked.tool === "invoke_agent" || agent(asked.circumstances.agent);
}
/** Whether an allowing rule says anything about a kind of need: it names the tool, or has that kind's condition. */
function speaksOf(rule, kind) {
    if (rule.tool !== undefined)
        return true;
    return rule[kind] !== undefined || (kind === "path" && rule.rule.access !== undefined);
}
function allowed(subject, rules) {
    return { subject, effect: "allow", rules: rules.map(({ rule }) => rule.id) };
}
function denied(subject, rules) {
    const named = rules.map(({ rule }) => `\`${rule.id}\`${rule.source === rule.id ? "" : ` (${rule.source})`}`);
    const reasons = rules.flatMap(({ rule }) => (rule.reason === undefined ? [] : [rule.reason]));
    const verb = named.length === 1 ? `the rule ${named.join("")} denies it.` : `the rules ${named.join(" and ")} deny it.`;
    return { subject, effect: "deny", rules: rules.map(({ rule }) => rule.id), why: [verb, ...reasons].join(" ") };
}
/** No rule allows it. `lacks` says what the nearest rule leaves closed. */
function silent(asked, subject, about, lacks) {
    const instead = (0,_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .alternatives */ .Vo)(asked, about);
    const nothing = lacks === undefined ? "no rule allows it" : lacks;
    const why = `${nothing} (${asked.policy.source.path}).${instead === "" ? "" : ` ${instead}`}`;
    const additions = (0,_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .additionsFor */ .RM)(asked.tool, about);
    return { subject, effect: "deny", rules: [], why, ...(additions.length === 0 ? {} : { additions }) };
}


/***/ }),

/***/ 62444:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H0: () => (/* binding */ REQUESTS),
/* harmony export */   It: () => (/* binding */ TOOLS),
/* harmony export */   Jj: () => (/* binding */ PERMISSIONS),
/* harmony export */   O0: () => (/* binding */ MCP_PREFIX),
/* harmony export */   Qb: () => (/* binding */ TRIGGERS),
/* harmony export */   S5: () => (/* binding */ FORKS),
/* harmony export */   br: () => (/* binding */ touchesOf),
/* harmony export */   fG: () => (/* binding */ PRESETS),
/* harmony export */   g$: () => (/* binding */ SANDBOXES),
/* harmony export */   qI: () => (/* binding */ DESTINATIONS),
/* harmony export */   z0: () => (/* binding */ ACCESSES)
/* harmony export */ });
/** Every built-in tool, by name, with what its calls touch. Tools of MCP servers are named `mcp_<server>_<tool>`. */
const TOOLS = new Map([
    ["read_file", ["read"]],
    ["read_many_files", ["read"]],
    ["list_directory", ["read"]],
    ["glob", ["read"]],
    ["grep_search", ["read"]],
    ["write_file", ["write"]],
    ["replace", ["write"]],
    ["run_shell_command", ["command"]],
    ["list_background_processes", []],
    ["read_background_output", []],
    ["web_fetch", ["host"]],
    ["google_web_search", []],
    ["git_read", ["read"]],
    ["read_issue", []],
    ["read_pull_request", []],
    ["read_check_logs", []],
    ["add_review_comment", []],
    ["write_todos", []],
    ["save_memory", ["write"]],
    ["activate_skill", []],
    ["invoke_agent", ["agent"]],
    ["complete_task", []],
    ["list_mcp_resources", ["server"]],
    ["read_mcp_resource", ["server"]],
    // Called by people, as a command; never declared to a model.
    ["get_mcp_prompt", ["server"]],
]);
/** What calls of a tool touch; a tool of an MCP server touches its server, an unknown tool nothing. */
function touchesOf(tool) {
    return TOOLS.get(tool) ?? (tool.startsWith(MCP_PREFIX) ? ["server"] : []);
}
/** What names of MCP tools begin with. */
const MCP_PREFIX = "mcp_";
const TRIGGERS = [
    "comment",
    "review_comment",
    "review",
    "label",
    "assign",
    "pull",
    "dispatch",
    "schedule",
    "ci",
    "local",
];
const REQUESTS = ["answer", "change", "review", "plan"];
const PRESETS = ["read-only", "edit", "maintain"];
const PERMISSIONS = ["read", "triage", "write", "maintain", "admin"];
const FORKS = ["nothing", "review"];
const DESTINATIONS = ["nothing", "branch", "pull"];
const SANDBOXES = ["require", "prefer", "off"];
const ACCESSES = ["read", "write"];


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
/** The machine: its files and its processes. */
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
