export const id = 40;
export const ids = [40];
export const modules = {

/***/ 5526:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ openFiles)
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

// EXTERNAL MODULE: ./lib/adapters/machine/real-path.js
var real_path = __webpack_require__(22362);
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
        realPath: async (path) => (0,real_path/* realPath */.Y)(path),
        exists: async (path) => external_node_fs_.lstatSync(path, { throwIfNoEntry: false }) !== undefined,
        read: (path, range) => read(path, range, refuse),
        write: (path, bytes, mode) => write(path, bytes, mode, refuse),
        sink: (path) => sink(path, refuse),
        remove: (path) => external_node_fs_.promises.rm(path, { recursive: true }),
        list,
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
            stamp: [stat.ino & LOW, stat.size, stat.mode, stat.mtimeNs, stat.ctimeNs].join("-"),
        };
    }
    catch (error) {
        if (isMissing(error))
            return undefined;
        throw error;
    }
}
/** Over two file systems a layer puts a number of its own above these bits of an inode's. */
const LOW = 0xffffffffn;
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


/***/ }),

/***/ 8676:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  n: () => (/* binding */ openScanner),
  B: () => (/* binding */ startThread)
});

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
function openScanner(start = startThread) {
    let thread;
    let turn = Promise.resolve();
    const stop = async () => {
        const stopping = thread;
        thread = undefined;
        await stopping?.stop();
    };
    return {
        scan(search, paths, { timeoutMs, signal }, found) {
            const mine = turn.then(async () => {
                thread ??= start();
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
/** A thread of this process. */
function startThread() {
    const thread = new external_node_worker_threads_.Worker(scannerSource(), {
        eval: true,
        env: {},
        execArgv: [],
        stdin: false,
        resourceLimits: MEMORY,
    });
    thread.unref();
    return {
        scan: (batch) => ask(thread, batch),
        stop: async () => void (await thread.terminate()),
    };
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
async function scanAll(thread, search, paths, found) {
    const passed = { searched: 0, tooLarge: 0, unreadable: 0 };
    let left = search.total;
    const batches = paths[Symbol.asyncIterator]();
    let coming = batches.next();
    for (;;) {
        const batch = await coming;
        if (batch.done === true)
            return { kind: "done", ...passed };
        const answer = thread.scan({ search: { ...search, total: left }, paths: batch.value });
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


/***/ }),

/***/ 83714:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Oj: () => (/* binding */ BY_NAME),
/* harmony export */   mr: () => (/* binding */ NAMED_BY),
/* harmony export */   us: () => (/* binding */ standIn),
/* harmony export */   wN: () => (/* binding */ IN_HOME)
/* harmony export */ });
/** Files and directories that hold credentials, by where their programs keep them. None is ever shown. */
/** Below a home: files and directories. What package managers keep stands in the table of caches. */
const IN_HOME = [
    ".npmrc",
    ".yarnrc",
    ".yarnrc.yml",
    ".pypirc",
    ".netrc",
    "_netrc",
    ".authinfo",
    ".git-credentials",
    ".gitconfig",
    ".config/git",
    ".config/gh",
    ".config/hub",
    ".config/glab-cli",
    ".config/gcloud",
    ".config/op",
    ".config/containers/auth.json",
    ".config/configstore",
    ".config/github-copilot",
    ".local/share/keyrings",
    ".docker",
    ".dockercfg",
    ".ssh",
    ".gnupg",
    ".password-store",
    ".aws",
    ".azure",
    ".kube",
    ".oci",
    ".terraform.d",
    ".terraformrc",
    ".vault-token",
    ".boto",
    ".s3cfg",
    ".pgpass",
    ".my.cnf",
    ".bash_history",
    ".gemini",
    ".claude",
    ".codex",
    ".config/rclone",
    ".wrangler",
    ".databrickscfg",
    ".snowflake",
    ".config/sops",
];
/** By name, wherever they lie in what is shown. */
const BY_NAME = new Set([
    ".npmrc",
    ".yarnrc",
    ".yarnrc.yml",
    ".pypirc",
    ".netrc",
    "_netrc",
    ".git-credentials",
    ".dockercfg",
    ".ssh",
    ".gnupg",
    ".aws",
    ".azure",
    ".kube",
    ".docker",
    ".vault-token",
    ".pgpass",
    ".terraformrc",
    ".condarc",
    "credentials.toml",
    "credentials.json",
    "settings.xml",
    "settings-security.xml",
    "gradle.properties",
    "auth.json",
    "auth.toml",
    "hex.config",
    "pip.conf",
    "NuGet.Config",
    "nuget.config",
    "NuGet.config",
    "id_rsa",
    "id_dsa",
    "id_ecdsa",
    "id_ed25519",
    // A self-hosted runner's own.
    ".runner",
    ".credentials",
    ".credentials_rsaparams",
]);
/** Variables that name a file or directory of credentials, or several with a colon between. */
const NAMED_BY = [
    "GOOGLE_APPLICATION_CREDENTIALS",
    "GOOGLE_GHA_CREDS_PATH",
    "CLOUDSDK_AUTH_CREDENTIAL_FILE_OVERRIDE",
    "CLOUDSDK_CONFIG",
    "AWS_SHARED_CREDENTIALS_FILE",
    "AWS_CONFIG_FILE",
    "AWS_WEB_IDENTITY_TOKEN_FILE",
    "AZURE_CONFIG_DIR",
    "AZURE_FEDERATED_TOKEN_FILE",
    "KUBECONFIG",
    "DOCKER_CONFIG",
    "REGISTRY_AUTH_FILE",
    "GNUPGHOME",
    "GH_CONFIG_DIR",
    "NETRC",
    "NPM_CONFIG_USERCONFIG",
    "npm_config_userconfig",
    "PIP_CONFIG_FILE",
    "UV_CREDENTIALS_DIR",
    "GIT_CONFIG_GLOBAL",
];
/** What stands in a covered file's place. Maven refuses to start where a settings file is empty (3.8.7, tried 2026-11-22). */
function standIn(path) {
    if (path.endsWith("/settings.xml"))
        return "<settings/>\n";
    if (path.endsWith("/settings-security.xml"))
        return "<settingsSecurity/>\n";
    if (/\/nuget\.config$/i.test(path))
        return "<configuration/>\n";
    return path.endsWith(".json") ? "{}\n" : "";
}


/***/ }),

/***/ 19876:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BY: () => (/* binding */ packFrame),
/* harmony export */   eI: () => (/* binding */ MOST_CONTENT),
/* harmony export */   tv: () => (/* binding */ openFrames)
/* harmony export */ });
/** Messages between Remit and the process that serves the sandbox's files: JSON with bytes behind it. */
/** Two lengths (unsigned, 32 bits, big-endian), then the JSON and the bytes. */
function packFrame(json, bytes = NO_BYTES) {
    const text = Buffer.from(JSON.stringify(json));
    const head = Buffer.alloc(HEAD);
    head.writeUInt32BE(text.length, 0);
    head.writeUInt32BE(bytes.length, 4);
    return Buffer.concat([head, text, bytes]);
}
const NO_BYTES = Buffer.alloc(0);
const HEAD = 8;
/** Bytes of one message at the most: far more than any file that is read or written whole. */
const MOST = 256 * 1024 * 1024;
/** Bytes of what goes with a message, at the most. */
const MOST_CONTENT = MOST - 1024 * 1024;
/** Takes chunks as they come and calls `take` for each whole frame. Throws for what is no frame. */
function openFrames(take) {
    let parts = [];
    let length = 0;
    let wanted = HEAD;
    return (chunk) => {
        parts.push(chunk);
        length += chunk.length;
        while (length >= wanted) {
            const all = parts.length === 1 ? (parts[0] ?? NO_BYTES) : Buffer.concat(parts);
            const [text, more] = [all.readUInt32BE(0), all.readUInt32BE(4)];
            const whole = HEAD + text + more;
            if (whole > MOST)
                throw new Error(`A message of ${whole} bytes is not taken.`);
            wanted = whole;
            parts = [all];
            if (length < whole)
                return;
            const json = JSON.parse(all.toString("utf8", HEAD, HEAD + text));
            take({ json, bytes: Buffer.from(all.subarray(HEAD + text, whole)) });
            parts = [all.subarray(whole)];
            length -= whole;
            wanted = HEAD;
        }
    };
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


/***/ })

};
