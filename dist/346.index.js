export const id = 346;
export const ids = [346];
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
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/** GitHub's runner: its log, its command files, its annotations. */



/**
 * The runner this process is a step of. `@actions/core` writes the commands; it is loaded when the first is given,
 * since loading it takes a tenth of the time a run has to its first model request. Commands keep their order.
 */
function openRunner(secrets) {
    let loading;
    let core;
    const waiting = [];
    const load = async () => {
        core = await Promise.all(/* import() */[__webpack_require__.e(119), __webpack_require__.e(421)]).then(__webpack_require__.bind(__webpack_require__, 96421));
        for (const queued of waiting.splice(0))
            queued(core);
    };
    const tell = (command) => {
        if (core !== undefined)
            return command(core);
        waiting.push(command);
        loading ??= load();
        loading.catch(() => undefined); // `settle` tells of it.
    };
    return {
        print: (text) => void process.stdout.write(asLogLines(secrets.redact(text))),
        annotate(level, title, message) {
            const text = harmless(secrets.redact(message));
            tell((actions) => actions[level](text, { title: harmless(secrets.redact(title)) }));
        },
        mask: (secret) => tell((actions) => actions.setSecret(secret)),
        setOutput: (name, value) => tell((actions) => actions.setOutput(name, secrets.redact(value))),
        saveState: (name, value) => writeState(name, secrets.redact(value)),
        async writeSummary(markdown) {
            const { summary } = await Promise.all(/* import() */[__webpack_require__.e(119), __webpack_require__.e(421)]).then(__webpack_require__.bind(__webpack_require__, 96421));
            await summary.emptyBuffer().addRaw(secrets.redact(markdown)).write({ overwrite: true });
        },
        async settle() {
            await loading;
        },
    };
}
/**
 * Written at once and not by `@actions/core`, which may not be there yet: the next moment may be the process's last, and
 * the post step needs to know. Without a file there is no post step to tell.
 */
function writeState(name, value) {
    const path = process.env["GITHUB_STATE"];
    if (path === undefined || path === "")
        return;
    const delimiter = `ghadelimiter_${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.appendFileSync)(path, `${name}<<${delimiter}\n${value}\n${delimiter}\n`);
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
/**
 * A file to append to; its directory is made. What `append` has written survives the death of this process, though not
 * of the machine: the bytes are with the operating system.
 */
function openLogFile(path) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), { recursive: true });
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, "a", 0o600);
    return {
        path,
        append(line) {
            const bytes = Buffer.from(line, "utf8");
            for (let at = 0; at < bytes.length;)
                at += (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeSync)(file, bytes, at);
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
    now: () => Date.now(),
    elapsed: () => performance.now(),
    async sleep(ms, signal) {
        // Node's timer rejects when the signal fires; for a sleeper that is only an early end.
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(ms, undefined, signal === undefined ? {} : { signal }).catch(() => undefined);
    },
};


/***/ }),

/***/ 15701:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  z: () => (/* binding */ openGit)
});

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./lib/ports.js + 4 modules
var ports = __webpack_require__(48076);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var external_node_fs_promises_ = __webpack_require__(51455);
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
        await (0,external_node_fs_promises_.rm)(environment.GIT_INDEX_FILE, { force: true });
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
;// CONCATENATED MODULE: ./lib/adapters/git/process.js
/** Git processes: started without a shell, in a group of their own, killed with the adapter. */


/** Most bytes of output kept from one git process; a listing of a million files has about half as many. */
const MAX_OUTPUT = 256 * 1024 * 1024;
function openProcesses(directory, environment) {
    const running = new Set();
    const start = (args, extra) => {
        const options = { cwd: directory, env: { ...environment, ...extra }, detached: true };
        const child = (0,external_node_child_process_.spawn)("git", args, options);
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
            for (const child of running)
                killGroup(child);
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
        child.once("error", (error) => reject(new ports/* GitError */.XS(`Could not start git: ${error.message}`)));
        child.once("close", (code) => {
            if (size > MAX_OUTPUT)
                reject(new ports/* GitError */.XS(`git ${args[0] ?? ""} wrote more than ${MAX_OUTPUT} bytes.`));
            else
                resolve({ code: code ?? 128, output: Buffer.concat(output), words: Buffer.concat(words).toString() });
        });
    });
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
    ["protected", /protected branch|GH006|GH013|repository rule violations|push declined due to/i],
    ["moved", /stale info|fetch first|non-fast-forward|cannot lock ref|incorrect old value|reference already exists/i],
    [
        "permission",
        /permission to .* denied|error: 40[13]\b|authentication failed|could not read (username|password)|write access to repository not granted/i,
    ],
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
    return new ports/* GitError */.XS(`${attempt}: ${firstLines(words)}`, causeOf(words));
}
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
    const reason = /^!\t[^\t]*\t(.*)$/m.exec(said(end))?.[1];
    const details = words
        .split("\n")
        .filter((line) => line.startsWith("remote: ") && line.trim() !== "remote:")
        .map((line) => line.slice("remote: ".length).trim());
    const lines = [...(reason === undefined ? [] : [reason]), ...details];
    const error = lines.length > 0 ? lines.join("\n") : words;
    const told = error.trim().split("\n").slice(0, 8).join("\n");
    return new ports/* GitError */.XS(`Could not push ${branch}: ${told}`, causeOf(said(end)));
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
        await (0,external_node_fs_promises_.rm)(index, { force: true });
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
    await replace((0,external_node_path_.join)(theirs, "index"), await (0,external_node_fs_promises_.readFile)(index));
    await replace((0,external_node_path_.join)(theirs, ADOPTED), `${commit}\n`);
    await replace((0,external_node_path_.join)(theirs, "HEAD"), `${commit}\n`);
}
async function kindOf(path) {
    const stat = await (0,external_node_fs_promises_.lstat)(path).catch(missing);
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
        await (0,external_node_fs_promises_.mkdir)((0,external_node_path_.join)(path, name), { recursive: true });
    }
    await (0,external_node_fs_promises_.writeFile)((0,external_node_path_.join)(path, "config"), "[core]\n\trepositoryformatversion = 0\n\tbare = false\n");
}
async function copyPacks(from, to) {
    const there = new Set(await (0,external_node_fs_promises_.readdir)(to));
    const names = (await (0,external_node_fs_promises_.readdir)(from)).filter((name) => /^pack-[0-9a-f]+\.(pack|rev|idx)$/.test(name));
    // Git looks for indexes: they come last, when what they point into is there.
    const ordered = [...names.filter((name) => !name.endsWith(".idx")), ...names.filter((name) => name.endsWith(".idx"))];
    for (const name of ordered) {
        if (!there.has(name))
            await (0,external_node_fs_promises_.copyFile)((0,external_node_path_.join)(from, name), (0,external_node_path_.join)(to, name), external_node_fs_.constants.COPYFILE_FICLONE);
    }
}
/** The commit has come without its past. Where the checkout has it with its past, the past stays in sight. */
async function noteShallow(commit, theirs, fresh) {
    const path = (0,external_node_path_.join)(theirs, "shallow");
    const text = fresh ? "" : await (0,external_node_fs_promises_.readFile)(path, "latin1").catch(missing);
    if (text?.split("\n").includes(commit) === true)
        return;
    if (!fresh && (await isReferred(commit, theirs)))
        return;
    await replace(path, `${text ?? ""}${commit}\n`);
}
/** Whether a branch or tag of the checkout is at the commit. */
async function isReferred(commit, theirs) {
    const packed = await (0,external_node_fs_promises_.readFile)((0,external_node_path_.join)(theirs, "packed-refs"), "latin1").catch(missing);
    if (packed?.includes(commit) === true)
        return true;
    const names = await (0,external_node_fs_promises_.readdir)((0,external_node_path_.join)(theirs, "refs"), { recursive: true });
    const texts = await Promise.all(names.map((name) => (0,external_node_fs_promises_.readFile)((0,external_node_path_.join)(theirs, "refs", name), "latin1").catch(() => "")));
    return texts.some((text) => text.trim() === commit);
}
/** Renaming takes a link's place; writing would go through it. */
async function replace(path, content) {
    const fresh = `${path}.remit-new`;
    await (0,external_node_fs_promises_.rm)(fresh, { force: true });
    await (0,external_node_fs_promises_.writeFile)(fresh, content, { flag: "wx" });
    await (0,external_node_fs_promises_.rename)(fresh, path);
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
        const id = await plumbing.raw(["commit-tree", tree, "-p", commit.parent], {
            environment: signature(commit),
            input: `${commit.message.trimEnd()}\n`,
        });
        return id.trim();
    }
    finally {
        await (0,external_node_fs_promises_.rm)(index, { force: true });
    }
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
            removed.add(await take((0,external_node_path_.join)(places.temp, name), "a credentials file of actions/checkout"));
    }
    return [...removed];
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
    const entries = await (0,external_node_fs_promises_.readdir)(directory, { withFileTypes: true }).catch(() => []);
    const own = entries.some(({ name }) => name === ".git") ? await gitDirectory((0,external_node_path_.join)(directory, ".git")) : [];
    const below = depth === 0 ? [] : entries.filter((entry) => entry.isDirectory() && !SKIPPED.has(entry.name));
    const found = await Promise.all(below.map(({ name }) => findGitDirectories((0,external_node_path_.join)(directory, name), depth - 1)));
    return [...own, ...found.flat()];
}
const SKIPPED = new Set([".git", "node_modules"]);
/** In a linked work tree or a submodule `.git` is a file that says where the directory is. */
async function gitDirectory(path) {
    const stat = await (0,external_node_fs_promises_.lstat)(path);
    if (!stat.isFile())
        return [path];
    const target = /^gitdir: (.+)$/m.exec(await (0,external_node_fs_promises_.readFile)(path, "utf8"))?.[1];
    if (target === undefined)
        return [];
    const own = (0,external_node_path_.resolve)((0,external_node_path_.dirname)(path), target);
    const common = await (0,external_node_fs_promises_.readFile)((0,external_node_path_.join)(own, "commondir"), "utf8").catch(() => undefined);
    return common === undefined ? [own] : [own, (0,external_node_path_.resolve)(own, common.trim())];
}
async function configurationsOf(directory) {
    const kinds = [["config", "config.worktree"], ...(await nested(directory))];
    return kinds.flat().map((name) => (0,external_node_path_.join)(directory, name));
}
async function nested(directory) {
    const below = await Promise.all(["modules", "worktrees"].map(async (name) => {
        const names = await (0,external_node_fs_promises_.readdir)((0,external_node_path_.join)(directory, name), { recursive: true }).catch(() => []);
        return names.filter((each) => /(^|\/)config(\.worktree)?$/.test(each)).map((each) => (0,external_node_path_.join)(name, each));
    }));
    return below;
}
async function clean(processes, file, places) {
    const text = await (0,external_node_fs_promises_.readFile)(file, "utf8").catch(() => "");
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
        await drop(processes, file, key, value, kind);
        for (const left of filesOf(value, places))
            await take(left, kind);
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
async function take(file, kind) {
    try {
        await (0,external_node_fs_promises_.rm)(file, { force: true });
    }
    catch (error) {
        throw credentials_refusal(kind, file, String(error));
    }
    return `${kind} in RUNNER_TEMP`;
}
function credentials_refusal(kind, file, words) {
    return new ports/* GitError */.XS(`The checkout holds ${kind} where tools could read it, and it could not be removed from ${file}: ${words.trim()}. ` +
        "Give actions/checkout `persist-credentials: false`.");
}
function told(file, { workspace }) {
    return file.startsWith(`${workspace}/`) ? file.slice(workspace.length + 1) : file;
}
async function namesIn(directory) {
    return await (0,external_node_fs_promises_.readdir)(directory).catch(() => []);
}

;// CONCATENATED MODULE: ./lib/adapters/git/directory.js
/** Remit's own git directory, and the environment that every git process of Remit's runs in. */


/** Lay out a bare repository by hand: `git init` would cost a process and copy templates. */
function makeDirectory(directory) {
    for (const name of ["objects/info", "objects/pack", "refs", "info"])
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(directory, name), { recursive: true });
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(directory, "HEAD"), "ref: refs/heads/none\n");
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(directory, "info/attributes"), UNCONVERTED);
    resetConfiguration(directory);
}
/** Make the directory's configuration ours again, should anything have written to it. */
function resetConfiguration(directory) {
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(directory, "config"), "[core]\n\trepositoryformatversion = 0\n\tbare = true\n");
}
/** The attributes of `info/` override those of any `.gitattributes`: bytes are written as they are stored. */
const UNCONVERTED = "* -text !eol -filter -ident !working-tree-encoding\n";
/** The whole environment of a git process: of the surroundings it gets {@link PASSED} and nothing else. */
function hardenedEnvironment(directory, remote, surroundings) {
    const passed = PASSED.flatMap((name) => (surroundings[name] === undefined ? [] : [[name, surroundings[name]]]));
    return {
        ...Object.fromEntries(passed),
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
    "PATH",
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
const FIELDS = ["%H", "%P", "%an", "%ae", "%at", "%B"];
const LOG = ["log", "-z", "--no-patch", "--no-decorate", "--no-show-signature", "--no-mailmap"];
async function readLog(past, commit, most, path) {
    const format = `--format=${FIELDS.join("%x00")}`;
    const where = path === undefined ? [] : [path];
    const args = [...LOG, format, `--max-count=${most}`, "--end-of-options", commit, "--", ...where];
    const fields = (await past.processes.need(args)).toString().split("\0");
    const commits = [];
    for (let at = 0; at + FIELDS.length <= fields.length; at += FIELDS.length) {
        const [oid = "", parents = "", name = "", email = "", time = "0", message = ""] = fields.slice(at);
        const author = { name, email };
        commits.push({ oid, parents: parents.split(" ").filter(Boolean), author, time: Number(time), message });
    }
    return commits;
}
const BLAME = ["blame", "--porcelain", "--root", "--no-textconv"];
async function readBlame({ processes }, commit, { path, from, to }, ends) {
    const output = await processes.need([...BLAME, `-L${from},${to}`, commit, "--", path]);
    return parseBlame(output.toString()).map((line) => ({ ...line, older: ends.has(line.oid) }));
}
/** `<oid> <line there> <line here> …`, at the first line of a commit its facts, then a tab and the text. */
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

/** `environment` is the whole environment of the processes. */
function openPlumbing(directory, environment) {
    return {
        async raw(args, options = {}) {
            const { simpleGit } = await Promise.all(/* import() */[__webpack_require__.e(830), __webpack_require__.e(724)]).then(__webpack_require__.bind(__webpack_require__, 74724));
            const whole = { ...environment, ...options.environment };
            const git = simpleGit({
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

;// CONCATENATED MODULE: ./lib/adapters/git/talk.js
/** One command that talks to the server: the token by header for it alone, and again when the network failed. */


function openTalk(processes, options) {
    return async (args) => {
        let attempt = 0;
        while (true) {
            resetConfiguration(options.directory);
            const end = await processes.run(args, { environment: credentials(options) });
            const wait = options.waits[attempt];
            if (end.code === 0 || wait === undefined || !isPassing(end.words))
                return end;
            await options.sleep(wait);
            attempt += 1;
        }
    };
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
/** Paths separated by NUL; those that are not UTF-8 are left out. */
function parsePaths(output) {
    const paths = [];
    for (let start = 0; start < output.length;) {
        const end = output.indexOf(0, start);
        const { path, exact } = decodePath(output.subarray(start, end));
        if (exact)
            paths.push(path);
        start = end + 1;
    }
    return paths;
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

;// CONCATENATED MODULE: ./lib/adapters/git.js
/** Git, as the port `Git`: plumbing in a directory of Remit's own, and the server by explicit address. */
















/** Closing kills what still runs. The directory is left to whoever chose it. */
function openGit(options) {
    const { directory } = options;
    const { processes, plumbing, objects, trees, fetching, branches, kept } = openParts(options);
    const inspect = async (commit) => parseCommit(await read(objects, commit));
    const output = (...args) => processes.need(args);
    let indexes = 0;
    return Promise.resolve({
        fetch: (sha) => fetching.fetch(sha),
        fetchHeads: (names) => fetching.heads(names),
        tree: trees,
        show: (commit, path) => show(objects, trees, commit, path),
        blob: async (oid) => (await read(objects, oid)).bytes,
        inspect,
        async conversions(commit, paths) {
            const some = (await trees(commit)).some(({ path }) => /(^|\/)\.gitattributes$/.test(path));
            if (!some || paths.length === 0)
                return new Map();
            return await readConversions(processes, { directory, index: `index.${++indexes}`, commit, paths });
        },
        store: async (bytes) => git_text(await processes.need(STORE, { input: bytes })),
        commit: (commit) => makeCommit({ processes, plumbing, index: `${directory}/index.${++indexes}` }, commit),
        diff: async (from, to) => (await output(...DIFF, "--end-of-options", from, to)).toString("latin1"),
        stat: async (from, to) => parseStats(await output(...STAT, "--end-of-options", from, to)),
        remoteBranches: (prefix) => branches.below(prefix),
        remoteBranch: async (branch) => (await branches.find(branch))?.sha,
        async push(commit, branch, expect) {
            const { parents } = await inspect(commit);
            if (expect !== undefined && commit !== expect && parents[0] !== expect) {
                throw new ports/* GitError */.XS(`Refused to push ${branch}: ${commit} does not follow ${expect}.`, "moved");
            }
            await branches.push(commit, branch, expect);
        },
        indexed: async (file) => parsePaths(await processes.need(LIST, { environment: { GIT_INDEX_FILE: file } })),
        history: openHistory(processes, fetching, directory),
        kept,
        checkout: (commit, place) => checkOut(processes, { commit, place, directory, index: `index.${++indexes}` }),
        removeCredentials: (places) => removeCredentials(processes, places),
        [Symbol.asyncDispose]: () => Promise.resolve(processes.kill()),
    });
}
function openParts({ directory, token, waits = [1_000, 4_000], ...options }) {
    const url = readRemote(options.remote);
    makeDirectory(directory);
    const environment = hardenedEnvironment(directory, url, options.environment ?? process.env);
    const processes = openProcesses(directory, environment);
    const talk = openTalk(processes, { directory, url, token, waits, sleep: (ms) => (0,promises_.setTimeout)(ms) });
    const fetching = openFetching(talk, url.href, directory);
    return {
        processes,
        plumbing: openPlumbing(directory, environment),
        objects: openObjects(processes),
        trees: keepLast(async (commit) => parseTree(await processes.need(listTree(commit)))),
        fetching,
        branches: openBranches(talk, url.href),
        kept: openKept({ talk, address: url.href, processes, fetching }),
    };
}
const STORE = ["hash-object", "-w", "--no-filters", "--stdin"];
const LIST = ["ls-files", "-z"];
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
async function show(objects, trees, commit, path) {
    if (path.includes("\n")) {
        const entry = (await trees(commit)).find((each) => each.exact && each.path === path);
        return entry && (await read(objects, entry.oid)).bytes;
    }
    const object = await objects.read(`${commit}:${path}`);
    if (object !== undefined)
        return object.type === "blob" ? object.bytes : undefined;
    await read(objects, commit); // A path that is missing is an answer; a commit that is missing is a fault.
    return undefined;
}


/***/ }),

/***/ 3401:
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
        code === 0xad ||
        code === 0x34f ||
        code === 0x61c ||
        (code >= 0x180b && code <= 0x180f) ||
        (code >= 0x2000 && code <= 0x200f) ||
        (code >= 0x2028 && code <= 0x202f) ||
        (code >= 0x205f && code <= 0x206f) ||
        code === 0x3000 ||
        (code >= 0xfe00 && code <= 0xfe0f) ||
        code === 0xfeff);
}
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
    const [code, size] = spelled(UNICODE, text, next, 16) ?? [undefined, lengthOf(LINE_END, text, next)];
    return [code, next - at + size];
}
const PERCENT = /%(?:25)*([0-9a-f]{2})/iy;
const DECIMAL = /&#0{0,4}(\d{1,5});/y;
const HEXADECIMAL = /&#x0{0,4}([0-9a-f]{1,4});/iy;
const ENTITY = /&(?:amp|lt|gt|quot|apos);/y;
const UNICODE = /u\{0{0,4}([0-9a-f]{1,4})\}|u([0-9a-f]{4})|x([0-9a-f]{2})/iy;
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
    ];
}
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
// `-----BEGIN …` and blank lines are everybody's; of `NAME=value` the value is secret.
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
    return new Set(window).size > 3;
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
/** Where in `text` something has the shape of a token: GitHub's, Google's, a JWT, a private key. */
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
// `ghp_xxxxxxxxxxxxxxxxxxxx`, as documentation writes it.
const PLACEHOLDER = /^[A-Za-z]{2,4}(?:_|29\.)?(?:pat_)?x+$/i;
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
const UNSEEN = new RegExp(String.raw `\u001b\[[0-?]{0,64}[\x20-\x2f]{0,8}[@-~]|[[\p{Cc}\p{Default_Ignorable_Code_Point}]--[\t\n\r]]`, "gv");
/** The text without what cannot be seen, and where each of its characters was. */
function withoutInvisible(text) {
    const gaps = [...text.matchAll(UNSEEN)];
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
    const needles = indexNeedles(declared);
    const find = (text) => (text.length < secrets_SHORTEST ? [] : [...scan(text, needles), ...findShapes(text)]);
    return {
        redact(text) {
            let redacted = text;
            // What is taken out may leave its neighbour standing alone, with the shape of a token that was hidden by it.
            for (let spans = find(text); spans.length > 0; spans = findShapes(redacted))
                redacted = cutOut(redacted, spans);
            return redacted;
        },
        // UTF-16 needs no decoding of its own: the scan passes over NUL.
        found: (bytes) => find(bytes.toString("utf8")).length > 0,
    };
}
// A shorter value would be found in ordinary words.
const secrets_SHORTEST = 6;
function cutOut(text, spans) {
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
