"use strict";

exports.id = 9453;

exports.ids = [ 9453 ];

exports.modules = {
  75438: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var openFiles = (function openFiles() {
      return {
        facts: facts,
        realPath: async path => (0, _real_path_js__WEBPACK_IMPORTED_MODULE_3__.Ye)(path),
        exists: async path => node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync(path, {
          throwIfNoEntry: false
        }) !== undefined,
        read: read,
        write: write,
        writeAt: writeAt,
        sink: sink,
        remove: remove,
        list: list,
        readLink: path => node_fs__WEBPACK_IMPORTED_MODULE_0__.promises.readlink(path),
        link: (path, target) => node_fs__WEBPACK_IMPORTED_MODULE_0__.promises.symlink(target, path),
        makeDirectory: async path => void await node_fs__WEBPACK_IMPORTED_MODULE_0__.promises.mkdir(path, {
          recursive: true
        })
      };
    });
    var facts = (async function facts(path) {
      try {
        const stat = mayWait() ? node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync(path, STATED) : await node_fs__WEBPACK_IMPORTED_MODULE_0__.promises.lstat(path, {
          bigint: true
        });
        if (stat === undefined) return undefined;
        return {
          kind: kindOf(stat),
          size: Number(stat.size),
          executable: (stat.mode & 73n) !== 0n,
          links: Number(stat.nlink),
          signature: [ stat.dev, stat.ino, stat.size, stat.mtimeNs, stat.ctimeNs ].join("-"),
          stamp: [ stat.ino & LOW, stat.size, stat.mode, stat.mtimeNs, stat.ctimeNs ].join("-")
        };
      } catch (error) {
        if ((0, _real_path_js__WEBPACK_IMPORTED_MODULE_3__.b2)(error)) return undefined;
        throw error;
      }
    });
    var mayWait = (function mayWait() {
      if (waits === 0) setImmediate(() => void (waits = 0));
      return ++waits <= MOST_WAITS;
    });
    var kindOf = (function kindOf(entry) {
      if (entry.isFile()) return "file";
      if (entry.isDirectory()) return "directory";
      return entry.isSymbolicLink() ? "link" : "other";
    });
    var remove = (async function remove(path) {
      if (!node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync(path).isDirectory()) return node_fs__WEBPACK_IMPORTED_MODULE_0__.unlinkSync(path);
      const entries = node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync(path, {
        withFileTypes: true,
        encoding: "buffer"
      });
      if (entries.length > MOST_REMOVED || entries.some(entry => entry.isDirectory())) return await node_fs__WEBPACK_IMPORTED_MODULE_0__.promises.rm(path, {
        recursive: true
      });
      for (const {name: name} of entries) node_fs__WEBPACK_IMPORTED_MODULE_0__.unlinkSync(Buffer.concat([ Buffer.from(`${path}/`), name ]));
      node_fs__WEBPACK_IMPORTED_MODULE_0__.rmdirSync(path);
    });
    var read = (async function read(path) {
      const {file: file, size: size} = (0, _real_path_js__WEBPACK_IMPORTED_MODULE_3__.vf)(path);
      try {
        const bytes = Buffer.allocUnsafe(size);
        let filled = 0;
        while (filled < size) {
          const left = size - filled;
          const took = left > SMALL ? await readBeside(file, bytes, filled) : node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync(file, bytes, filled, left, filled);
          if (took === 0) break;
          filled += took;
        }
        return bytes.subarray(0, filled);
      } finally {
        node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync(file);
      }
    });
    var write = (async function write(path, bytes, mode) {
      const directory = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.dirname(path);
      node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync(directory, {
        recursive: true
      });
      await (0, _real_path_js__WEBPACK_IMPORTED_MODULE_3__.uS)(directory, async inside => {
        const target = `${inside}/${node_path__WEBPACK_IMPORTED_MODULE_1__.posix.basename(path)}`;
        const temporary = `${inside}/.remit-${randomName()}.tmp`;
        try {
          await writeNew(temporary, bytes, mode, statIfFile(target));
          node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync(temporary, target);
        } catch (error) {
          node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync(temporary, {
            force: true
          });
          throw error;
        }
      });
    });
    var randomName = (function randomName() {
      return Math.random().toString(36).slice(2);
    });
    var writeNew = (async function writeNew(path, bytes, mode, old) {
      const file = node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync(path, "wx", mode ?? 438);
      try {
        if (bytes.length > SMALL) await writeBeside(file, bytes); else node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync(file, bytes);
        const kept = mode ?? (old === undefined ? undefined : old.mode & 4095);
        if (old !== undefined) keepOwner(file, old);
        if (kept !== undefined) node_fs__WEBPACK_IMPORTED_MODULE_0__.fchmodSync(file, kept);
      } finally {
        node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync(file);
      }
    });
    var keepOwner = (function keepOwner(file, old) {
      const now = node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync(file);
      if (now.uid === old.uid && now.gid === old.gid) return;
      (0, _lib_attempt_js__WEBPACK_IMPORTED_MODULE_4__.CD)(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.fchownSync(file, old.uid, old.gid));
    });
    var statIfFile = (function statIfFile(path) {
      const stat = node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync(path, {
        throwIfNoEntry: false
      });
      return stat?.isFile() === true ? stat : undefined;
    });
    var list = (async function list(path) {
      const found = node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync(path, {
        withFileTypes: true
      });
      if (!found.some(({name: name}) => name.includes("\ufffd"))) return {
        entries: found.map(toEntry),
        undecodable: 0
      };
      const raw = node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync(path, {
        withFileTypes: true,
        encoding: "buffer"
      });
      const exact = raw.filter(({name: name}) => Buffer.from(name.toString("utf8")).equals(name));
      const entries = exact.map(entry => ({
        name: entry.name.toString("utf8"),
        kind: kindOf(entry)
      }));
      return {
        entries: entries,
        undecodable: raw.length - exact.length
      };
    });
    var toEntry = (function toEntry(entry) {
      return {
        name: entry.name,
        kind: kindOf(entry)
      };
    });
    __webpack_require__.d(__webpack_exports__, {
      K: () => openFiles
    });
    var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
    var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
    var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
    var node_path__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
    var node_util__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57975);
    var node_util__WEBPACK_IMPORTED_MODULE_2___default = __webpack_require__.n(node_util__WEBPACK_IMPORTED_MODULE_2__);
    var _lib_attempt_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91513);
    var _real_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14841);
    const LOW = 0xffffffffn;
    const STATED = {
      bigint: true,
      throwIfNoEntry: false
    };
    let waits = 0;
    const MOST_WAITS = 500;
    const MOST_REMOVED = 100;
    const SMALL = 256 * 1024;
    const readBeside = (0, node_util__WEBPACK_IMPORTED_MODULE_2__.promisify)((file, bytes, at, done) => node_fs__WEBPACK_IMPORTED_MODULE_0__.read(file, bytes, at, bytes.length - at, at, done));
    async function writeAt(path, bytes, at) {
      const file = node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
      try {
        (0, _real_path_js__WEBPACK_IMPORTED_MODULE_3__.LU)(file, path);
        for (let done = 0; done < bytes.length; ) done += node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync(file, bytes, done, bytes.length - done, at + done);
      } finally {
        node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync(file);
      }
    }
    const writeBeside = (0, node_util__WEBPACK_IMPORTED_MODULE_2__.promisify)(node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFile);
    function sink(path) {
      node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync(node_path__WEBPACK_IMPORTED_MODULE_1__.posix.dirname(path), {
        recursive: true
      });
      const {O_WRONLY: O_WRONLY, O_CREAT: O_CREAT, O_TRUNC: O_TRUNC, O_NOFOLLOW: O_NOFOLLOW, O_NONBLOCK: O_NONBLOCK} = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants;
      const file = node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync(path, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_NONBLOCK, 384);
      try {
        (0, _real_path_js__WEBPACK_IMPORTED_MODULE_3__.LU)(file, path);
      } catch (error) {
        node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync(file);
        throw error;
      }
      return {
        write(bytes) {
          for (let done = 0; done < bytes.length; ) done += node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync(file, bytes, done);
        },
        close: () => node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync(file)
      };
    }
  }),
  88744: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var elapsed = (function elapsed() {
      return Number(process.hrtime.bigint()) / 1e6;
    });
    var busy = (function busy() {
      const {user: user, system: system} = process.threadCpuUsage?.() ?? process.cpuUsage();
      return (user + system) / 1e3;
    });
    var sleep = (function sleep(ms, signal) {
      return new Promise(resolve => {
        if (signal?.aborted === true) return resolve();
        const end = () => {
          clearTimeout(timer);
          signal?.removeEventListener("abort", end);
          resolve();
        };
        const timer = setTimeout(end, ms);
        signal?.addEventListener("abort", end);
      });
    });
    __webpack_require__.d(__webpack_exports__, {
      ml: () => systemClock,
      vg: () => systemRandom
    });
    var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
    var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
    const ZERO = Date.now() - elapsed();
    const IDLE_MS = 10;
    const systemClock = {
      now: () => Math.round(ZERO + elapsed()),
      elapsed: elapsed,
      sleep: sleep,
      async idle(most, signal) {
        const end = elapsed() + most;
        for (let used = busy(); ;used = busy()) {
          await sleep(IDLE_MS, signal);
          if (busy() - used < IDLE_MS / 10 || elapsed() >= end) return;
        }
      }
    };
    const systemRandom = {
      hex: bytes => (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(bytes).toString("hex")
    };
  }),
  7790: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var openPinned = (async function openPinned({root: root, files: files, git: git, commit: commit}) {
      const tree = (0, _survey_js__WEBPACK_IMPORTED_MODULE_3__.OE)(git, commit);
      return {
        root: root,
        files: files,
        tree: tree,
        exclusions: await (0, _survey_js__WEBPACK_IMPORTED_MODULE_3__.Ip)(git, tree)
      };
    });
    var layeredBaseline = (async function layeredBaseline(place, layer) {
      return {
        kind: "layer",
        pinned: await openPinned(place),
        commit: place.commit,
        ...layer
      };
    });
    var knownOf = (async function knownOf(baseline, path, entry, git) {
      if (baseline.kind === "scan") return await knownInRecord(baseline, path);
      if (baseline.written.has(path)) return {
        signature: "",
        executable: entry.mode === "100755"
      };
      const facts = await (0, _survey_js__WEBPACK_IMPORTED_MODULE_3__.SL)(baseline)(path);
      if (facts === undefined) return undefined;
      const {signature: signature, executable: executable} = facts;
      const converted = await readConverted(node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(baseline.lower, path), facts, entry, baseline.host, git);
      return {
        signature: signature,
        executable: executable,
        ...(0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_4__.gI)({
          converted: converted
        })
      };
    });
    var blobId = (function blobId(bytes, like) {
      const hash = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(like.length === 64 ? "sha256" : "sha1");
      return hash.update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
    });
    var readConverted = (async function readConverted(absolute, facts, entry, files, git) {
      if (facts.kind !== "file") return undefined;
      if (facts.size > MOST_PUBLISHED_BYTES) return {
        lineEnds: false
      };
      const here = await files.read(absolute);
      const oid = blobId(here, entry.oid);
      if (oid === entry.oid) return undefined;
      const stored = await git.blob(entry.oid);
      const lineEnds = !stored.includes("\r\n") && here.toString("latin1").replaceAll("\r\n", "\n") === stored.toString("latin1");
      return {
        oid: oid,
        lineEnds: lineEnds
      };
    });
    var writeBaseline = (function writeBaseline(baseline) {
      const {kind: kind, commit: commit} = baseline;
      const facts = kind === "layer" ? [ [ ...baseline.covered ] ] : [ baseline.record.blocks, baseline.count, [ ...baseline.closed ], [ ...baseline.undecodable ] ];
      return Buffer.from(JSON.stringify([ FORMAT, commit, kind, ...facts ]));
    });
    var parse = (function parse(bytes) {
      try {
        const value = JSON.parse(bytes.toString("utf8"));
        return Array.isArray(value) ? value : [];
      } catch {
        return [];
      }
    });
    __webpack_require__.d(__webpack_exports__, {
      B9: () => writeBaseline,
      Ir: () => layeredBaseline,
      Nx: () => MOST_PUBLISHED_BYTES,
      T6: () => openPinned,
      ak: () => coveredOf,
      bz: () => knownOf,
      fW: () => reviveBaseline,
      h_: () => wasUntracked,
      mF: () => readBaseline,
      ox: () => noteWritten,
      tu: () => BASELINE_FILE,
      zA: () => blobId
    });
    var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
    var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
    var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
    var node_path__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
    var _survey_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22627);
    var _record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95308);
    var _lib_once_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(40627);
    var _lib_parts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23782);
    async function readBaseline(place, directory) {
      const pinned = await openPinned(place);
      const notes = {
        closed: new Map,
        undecodable: new Map
      };
      const blocks = [];
      let batch = [];
      let [count, size] = [ 0, 0 ];
      const write = async () => {
        blocks.push(await (0, _record_js__WEBPACK_IMPORTED_MODULE_2__.nl)(await knownIn(batch, place), directory));
        [batch, size] = [ [], 0 ];
      };
      for await (const found of (0, _survey_js__WEBPACK_IMPORTED_MODULE_3__.QN)(pinned, notes)) {
        const {tracked: tracked, fresh: fresh} = found;
        if (tracked.length + fresh.length === 0) continue;
        batch.push(found);
        count += tracked.length;
        size += tracked.length + fresh.length;
        if (size >= IN_BLOCK) await write();
      }
      if (size > 0) await write();
      const record = {
        blocks: blocks,
        place: directory
      };
      return {
        kind: "scan",
        pinned: pinned,
        commit: place.commit,
        record: record,
        count: count,
        written: new Map,
        ...notes
      };
    }
    const IN_BLOCK = 5e3;
    async function knownIn(found, place) {
      const {root: root, files: files, git: git} = place;
      const sizes = await git.sizes(found.flatMap(({tracked: tracked}) => tracked.map(({entry: entry}) => entry.oid)));
      const known = [];
      for (const {directory: directory, tracked: tracked, fresh: fresh} of found) {
        const states = new Map;
        for (const {facts: facts, entry: entry} of tracked) {
          const {signature: signature, executable: executable, size: size} = facts;
          const isPlain = size === sizes.get(entry.oid);
          const converted = isPlain ? undefined : await readConverted(node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(root, entry.path), facts, entry, files, git);
          states.set(node_path__WEBPACK_IMPORTED_MODULE_1__.posix.basename(entry.path), {
            signature: signature,
            executable: executable,
            ...(0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_4__.gI)({
              converted: converted
            })
          });
        }
        known.push({
          directory: directory,
          tracked: states,
          untracked: new Set(fresh.map(path => node_path__WEBPACK_IMPORTED_MODULE_1__.posix.basename(path)))
        });
      }
      return known;
    }
    async function wasUntracked(baseline, path) {
      if (baseline.kind === "scan") return (await directoryIn(baseline.record, path))?.untracked.has(node_path__WEBPACK_IMPORTED_MODULE_1__.posix.basename(path)) === true;
      if (baseline.written.has(path) || await baseline.pinned.tree.directory(path) !== undefined) return false;
      return await (0, _survey_js__WEBPACK_IMPORTED_MODULE_3__.SL)(baseline)(path) !== undefined;
    }
    async function knownInRecord({record: record, written: written}, path) {
      if (written.has(path)) return written.get(path);
      return (await directoryIn(record, path))?.tracked.get(node_path__WEBPACK_IMPORTED_MODULE_1__.posix.basename(path));
    }
    async function directoryIn(record, path) {
      const directory = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.dirname(path);
      return await lookupIn(record)(directory === "." ? "" : directory);
    }
    const lookupIn = (0, _lib_once_js__WEBPACK_IMPORTED_MODULE_5__.Mh)(_record_js__WEBPACK_IMPORTED_MODULE_2__.L8);
    async function noteWritten(baseline, path) {
      if (baseline.kind === "layer") return void baseline.written.add(path);
      const {root: root, files: files} = baseline.pinned;
      const facts = await files.facts(node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(root, path));
      baseline.count += Number(facts !== undefined) - Number(await knownInRecord(baseline, path) !== undefined);
      baseline.written.set(path, facts && {
        signature: facts.signature,
        executable: facts.executable
      });
    }
    const MOST_PUBLISHED_BYTES = 20 * 1024 * 1024;
    const BASELINE_FILE = "baseline.json";
    async function reviveBaseline(bytes, place, directory) {
      const [format, commit, kind, blocks, count, closed, undecodable] = parse(bytes);
      if (format !== FORMAT || commit !== place.commit || kind !== "scan") return undefined;
      return {
        kind: kind,
        pinned: await openPinned(place),
        commit: commit,
        record: {
          blocks: blocks,
          place: directory
        },
        count: count,
        written: new Map,
        closed: new Map(closed),
        undecodable: new Map(undecodable)
      };
    }
    function coveredOf(bytes, wanted) {
      const [format, commit, kind, covered] = parse(bytes);
      return format === FORMAT && commit === wanted && kind === "layer" ? covered : undefined;
    }
    const FORMAT = 3;
  }),
  15845: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var chooseBranch = (function chooseBranch(request, title, prefix) {
      const {subject: subject, base: base, trusted: trusted} = request;
      if (subject?.kind === "pull") {
        const {head: head} = subject;
        if (subject.fromFork || head === undefined) return refused("the pull request's branch is in another repository");
        if (head.name === trusted.name) return refused(`the pull request comes from ${head.name}, the default branch itself`);
        return {
          kind: "target",
          target: {
            branch: head.name,
            expect: head.sha,
            pull: subject.number
          }
        };
      }
      const stem = stemOf(request, prefix);
      const named = base.name.startsWith(`${stem}.`) || subject !== undefined && base.name.startsWith(`${stem}-`);
      if (base.name === stem || named) {
        return {
          kind: "target",
          target: {
            branch: base.name,
            expect: request.caughtUp?.head ?? base.sha
          }
        };
      }
      const slug = subject === undefined ? "" : (0, _lib_cut_js__WEBPACK_IMPORTED_MODULE_0__.tF)(title);
      const round = request.round === undefined ? "" : `.${request.round}`;
      return {
        kind: "target",
        target: {
          branch: `${slug === "" ? stem : `${stem}-${slug}`}${round}`,
          expect: undefined
        }
      };
    });
    var goesOn = (function goesOn({subject: subject, base: base, round: round}) {
      if (subject === undefined) return false;
      if (subject.kind === "pull" || round !== undefined) return true;
      return new RegExp(`issue-${subject.number}(?![0-9])`).test(base.name);
    });
    var stemOf = (function stemOf({subject: subject, task: task, key: key}, prefix) {
      if (subject !== undefined) return `${prefix}issue-${subject.number}`;
      return task === undefined ? `${prefix}dispatch-${key}` : `${prefix}task-${task}`;
    });
    __webpack_require__.d(__webpack_exports__, {
      Eo: () => goesOn,
      ie: () => chooseBranch,
      rj: () => isTasks
    });
    var _lib_cut_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24192);
    function isTasks({subject: subject, task: task, key: key, base: base}, prefix) {
      if (subject !== undefined || task === undefined) return false;
      const stem = stemOf({
        task: task,
        key: key
      }, prefix);
      return base.name === stem || base.name.startsWith(`${stem}.`);
    }
    function refused(reason) {
      return {
        kind: "refused",
        reason: reason
      };
    }
  }),
  7457: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var findGitDirectory = (async function findGitDirectory(root, files) {
      const path = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(root, ".git");
      const facts = await files.facts(path);
      if (facts === undefined) return undefined;
      if (facts.kind !== "file") return {
        own: path,
        common: path
      };
      const link = /^gitdir: (.+)$/m.exec(await readTextFile(path, files))?.[1];
      if (link === undefined) return undefined;
      const own = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.resolve(root, link);
      const common = (await readTextFile(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(own, "commondir"), files)).trim();
      return {
        own: own,
        common: common === "" ? own : node_path__WEBPACK_IMPORTED_MODULE_0__.posix.resolve(own, common)
      };
    });
    var readHead = (async function readHead({own: own, common: common}, files) {
      const head = (await readTextFile(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(own, "HEAD"), files)).trim();
      const ref = /^ref: (refs\/[^\0\n]+)$/.exec(head)?.[1];
      if (ref === undefined) return COMMIT.test(head) ? head : undefined;
      if (ref.split("/").includes("..")) return undefined;
      const loose = (await readTextFile(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(common, ref), files)).trim();
      if (COMMIT.test(loose)) return loose;
      const packed = await readTextFile(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(common, "packed-refs"), files);
      const line = packed.split("\n").find(each => each.endsWith(` ${ref}`));
      return line?.split(" ")[0];
    });
    var readTextFile = (async function readTextFile(path, files) {
      const facts = await files.facts(path);
      return facts?.kind === "file" ? (await files.read(path)).toString("utf8") : "";
    });
    var fetchMissing = (async function fetchMissing(path, baseline, git) {
      const {tree: tree, root: root, files: files} = baseline.pinned;
      const entry = await (0, _survey_js__WEBPACK_IMPORTED_MODULE_4__.V9)([ ...(0, _lib_paths_js__WEBPACK_IMPORTED_MODULE_3__.f)(path), path ], tree);
      if (entry === undefined || await files.facts(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(root, path)) !== undefined) return undefined;
      if (entry.mode === _ports_js__WEBPACK_IMPORTED_MODULE_2__.NG) {
        if (entry.path === path) return undefined;
        const there = await files.facts(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(root, entry.path, ".git")) !== undefined;
        return there ? undefined : `it is in the submodule ${entry.path}, which is not checked out here`;
      }
      if (!await isLeftOut(entry, baseline, git)) return undefined;
      if (entry.mode === _ports_js__WEBPACK_IMPORTED_MODULE_2__.ps) return `${entry.path} is a symbolic link that this checkout leaves out`;
      return entry.path === path ? await writeMissing(entry, baseline, git) : undefined;
    });
    __webpack_require__.d(__webpack_exports__, {
      By: () => findGitDirectory,
      Gu: () => readTextFile,
      jx: () => fetchMissing,
      nM: () => removeFile,
      t0: () => prepareWorkspace,
      zy: () => readHead
    });
    var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
    var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
    var _ports_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11507);
    var _ports_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(44714);
    var _baseline_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7790);
    var _lib_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50876);
    var _survey_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22627);
    var _lib_attempt_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91513);
    async function prepareWorkspace({root: root, files: files, git: git, commit: commit}) {
      const place = await findGitDirectory(root, files);
      const from = place && await readHead(place, files);
      const adopted = place !== undefined && await files.exists(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(place.own, "remit-adopted"));
      if (from === commit && !adopted) return;
      const index = place && node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(place.own, "index");
      const gone = index !== undefined && await files.exists(index) ? await formerPaths(index, commit, git) : [];
      for (const path of gone) await removeTracked(root, path, files);
      await git.checkout(commit, root);
    }
    async function formerPaths(index, commit, git) {
      const differences = await git.compareIndex(index, commit).catch((0, _lib_attempt_js__WEBPACK_IMPORTED_MODULE_1__.Wj)(_ports_js__WEBPACK_IMPORTED_MODULE_2__.XS, () => []));
      return differences.flatMap(({path: path, committed: committed}) => committed === undefined ? [ path ] : []);
    }
    const COMMIT = /^[0-9a-f]{40}([0-9a-f]{24})?$/;
    async function removeTracked(root, path, files) {
      for (const parent of (0, _lib_paths_js__WEBPACK_IMPORTED_MODULE_3__.f)(path)) if ((await files.facts(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(root, parent)))?.kind !== "directory") return;
      await removeFile(root, path, files);
    }
    async function removeFile(root, path, files) {
      const absolute = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(root, path);
      const facts = await files.facts(absolute);
      if (facts === undefined || facts.kind === "directory") return;
      await files.remove(absolute);
      for (const parent of (0, _lib_paths_js__WEBPACK_IMPORTED_MODULE_3__.f)(path).toReversed()) {
        const directory = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(root, parent);
        const {entries: entries, undecodable: undecodable} = await files.list(directory);
        if (entries.length + undecodable > 0) return;
        await files.remove(directory);
      }
    }
    async function isLeftOut(entry, baseline, git) {
      const {root: root, files: files} = baseline.pinned;
      if (await files.facts(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(root, entry.path)) !== undefined) return false;
      return await (0, _baseline_js__WEBPACK_IMPORTED_MODULE_5__.bz)(baseline, entry.path, entry, git) === undefined;
    }
    async function writeMissing(entry, baseline, git) {
      const {root: root, files: files} = baseline.pinned;
      const bytes = await git.blob(entry.oid);
      if (bytes.length > _baseline_js__WEBPACK_IMPORTED_MODULE_5__.Nx) return `this checkout leaves it out, and its ${bytes.length} bytes are too many to fetch`;
      try {
        await files.write(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(root, entry.path), bytes, entry.mode === "100755" ? 493 : 420);
      } catch (error) {
        const code = (0, _ports_js__WEBPACK_IMPORTED_MODULE_6__.x)(error);
        if (code === undefined) throw error;
        return `this checkout leaves it out, and it could not be put there (${code})`;
      }
      await (0, _baseline_js__WEBPACK_IMPORTED_MODULE_5__.ox)(baseline, entry.path);
      return undefined;
    }
  }),
  22627: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var pinTree = (function pinTree(git, commit) {
      return {
        entry: path => fileAt(commit, path, git),
        directory: path => git.directory(commit, path),
        async hasSeveral() {
          let count = 0;
          for await (const _ of git.files(commit)) if (++count > 1) return true;
          return false;
        }
      };
    });
    var firstEntry = (async function firstEntry(paths, tree) {
      for (const path of paths) {
        const entry = await tree.entry(path);
        if (entry !== undefined) return entry;
      }
      return undefined;
    });
    var fileAt = (async function fileAt(commit, path, git) {
      return fileOf(path, await git.entry(commit, path));
    });
    var fileOf = (function fileOf(path, node) {
      return node === undefined || node.mode === _ports_js__WEBPACK_IMPORTED_MODULE_1__.Md ? undefined : {
        path: path,
        exact: true,
        ...node
      };
    });
    var lookAt = (async function lookAt(visit, {pinned: pinned, notes: notes}) {
      const {directory: directory} = visit;
      const [committed, listed] = await Promise.all([ pinned.tree.directory(directory), listIfThere(pinned.files, node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(pinned.root, directory)) ]);
      const isTracked = committed !== undefined;
      if (typeof listed === "string") return listed === "gone" ? undefined : void notes.closed.set(directory, "unreadable");
      const {entries: entries, undecodable: undecodable} = listed;
      const own = entries.find(({name: name}) => isGit(name) && (directory !== "" || name !== ".git"));
      if (own !== undefined) notes.closed.set(isTracked ? node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(directory, own.name) : directory, "repository");
      if (own !== undefined && !isTracked) return undefined;
      const strange = undecodable - (committed?.undecodable ?? 0);
      if (strange > 0 && !visit.excluded) notes.undecodable.set(directory, strange);
      const tracked = [];
      const [others, directories] = [ [], [] ];
      for (const {name: name, kind: kind} of entries) {
        if (isGit(name)) continue;
        const entry = kind === "directory" ? undefined : fileOf(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(directory, name), committed?.entries.get(name));
        if (entry !== undefined) tracked.push(entry); else (kind === "directory" ? directories : others).push(name);
      }
      const present = await presentFacts(tracked.map(({path: path}) => path), pinned, notes);
      const there = tracked.flatMap(entry => {
        const facts = present.get(entry.path);
        return facts === undefined ? [] : [ {
          facts: facts,
          entry: entry
        } ];
      });
      return {
        ...visit,
        committed: committed,
        tracked: there,
        others: others,
        directories: directories.sort()
      };
    });
    var listIfThere = (async function listIfThere(files, path) {
      try {
        return await files.list(path);
      } catch (error) {
        const code = (0, _ports_js__WEBPACK_IMPORTED_MODULE_3__.x)(error);
        if (code === undefined) throw error;
        if (code === "EFBIG") return "crowded";
        return code === "ENOENT" || code === "ENOTDIR" ? "gone" : "unreadable";
      }
    });
    var factsOf = (async function factsOf(files, path) {
      try {
        return await files.facts(path);
      } catch (error) {
        if ((0, _ports_js__WEBPACK_IMPORTED_MODULE_3__.x)(error) === undefined) throw error;
        return undefined;
      }
    });
    var openBelow = (function openBelow({lower: lower, host: host}) {
      const isDirectory = (0, _lib_once_js__WEBPACK_IMPORTED_MODULE_2__.bO)(async path => path === "." || (await below(path))?.kind === "directory");
      const below = async path => await isDirectory(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(path)) ? await factsOf(host, node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(lower, path)) : undefined;
      return below;
    });
    var isGit = (function isGit(name) {
      return name.toLowerCase() === ".git";
    });
    var openExclusions = (async function openExclusions(git, tree) {
      const read = async directory => {
        const entry = await tree.entry(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(directory, ".gitignore"));
        if (entry?.mode.startsWith("100") !== true) return [];
        const bytes = await git.blob(entry.oid);
        if (bytes.length > MAX_BYTES) return [];
        const depth = directory === "" ? 0 : directory.split("/").length;
        return [ {
          depth: depth,
          patterns: (0, _lib_ignore_js__WEBPACK_IMPORTED_MODULE_5__.c)(bytes.toString("utf8"))
        } ];
      };
      const at = (directory, rules) => ({
        has: (name, isDirectory) => isExcluded(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(directory, name), isDirectory, rules),
        enter: async name => {
          const inner = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(directory, name);
          return at(inner, [ ...await read(inner), ...rules ]);
        }
      });
      return at("", await read(""));
    });
    var isExcluded = (function isExcluded(path, isDirectory, rules) {
      const names = path.split("/");
      for (const {depth: depth, patterns: patterns} of rules) {
        const verdict = patterns.judge(names.slice(depth), isDirectory);
        if (verdict !== "silent") return verdict === "ignored";
      }
      return false;
    });
    __webpack_require__.d(__webpack_exports__, {
      Ip: () => openExclusions,
      JL: () => isGit,
      OE: () => pinTree,
      QN: () => surveyWorkspace,
      SL: () => openBelow,
      V: () => CLOSED,
      V9: () => firstEntry,
      W7: () => fileOf,
      Wd: () => fileAt,
      YB: () => listIfThere,
      Zm: () => MAX_UNTRACKED,
      lm: () => MAX_PATH,
      vi: () => eitherExcludes,
      x$: () => presentFacts,
      xS: () => factsOf
    });
    var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
    var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
    var _ports_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11507);
    var _ports_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44714);
    var _lib_ecosystems_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22509);
    var _lib_ignore_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(65544);
    var _lib_once_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40627);
    const CLOSED = {
      repository: "it is a git repository of its own, which Remit neither reads nor publishes",
      dependencies: "it contains installed packages; name it in .gitignore",
      crowded: "it holds more new files than Remit looks through (20000); name it in .gitignore",
      deep: "it holds paths longer than 500 characters, which are not published",
      unreadable: "it may not be listed"
    };
    const MAX_UNTRACKED = 2e4;
    const MAX_PATH = 500;
    const AT_ONCE = 64;
    const NOTHING = {
      at: () => Promise.resolve(undefined),
      closed: new Map
    };
    async function* surveyWorkspace(pinned, notes, earlier = NOTHING) {
      const survey = {
        pinned: pinned,
        notes: notes,
        earlier: earlier
      };
      const {exclusions: exclusions} = pinned;
      const root = {
        directory: "",
        excluded: false,
        isOld: false,
        exclusions: exclusions,
        crowd: {
          top: "",
          seen: 0
        }
      };
      const openVisit = visit => (0, _lib_once_js__WEBPACK_IMPORTED_MODULE_2__.Oo)(() => lookAt(visit, survey));
      const open = [ openVisit(root) ];
      for (let visit = open.pop(); visit !== undefined; visit = open.pop()) {
        for (const ahead of [ visit, ...open.slice(-AHEAD) ]) ahead().catch(() => undefined);
        const at = await visit();
        if (at === undefined) continue;
        const known = await earlier.at(at.directory);
        const {directory: directory, tracked: tracked} = at;
        const others = at.excluded ? [] : at.others.filter(name => !at.exclusions.has(name, false));
        const fresh = freshIn(at, others, known, survey);
        yield {
          directory: directory,
          tracked: tracked,
          fresh: fresh,
          files: tracked.length + others.length,
          known: known
        };
        const inner = await Promise.all(at.directories.map(name => openInner(at, name, known, survey)));
        for (const next of inner.toReversed()) if (next !== undefined) open.push(openVisit(next));
      }
    }
    const AHEAD = 4;
    async function presentFacts(paths, {root: root, files: files}, {closed: closed}) {
      const present = new Map;
      const look = async path => {
        const facts = await files.facts(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(root, path)).catch(error => {
          if ((0, _ports_js__WEBPACK_IMPORTED_MODULE_3__.x)(error) === undefined) throw error;
          closed.set(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(path) === "." ? "" : node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(path), "unreadable");
        });
        if (facts !== undefined && facts.kind !== "directory") present.set(path, facts);
      };
      for (let at = 0; at < paths.length; at += AT_ONCE) await Promise.all(paths.slice(at, at + AT_ONCE).map(look));
      return present;
    }
    function freshIn(at, names, known, survey) {
      if (names.length === 0) return [];
      const {earlier: earlier, notes: notes} = survey;
      const paths = names.filter(name => known?.untracked.has(name) !== true).map(name => node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(at.directory, name));
      const fresh = paths.filter(path => !earlier.closed.has(path));
      if (isCrowded(at.crowd, fresh.length, survey)) {
        notes.closed.set(at.crowd.top, "crowded");
        return [];
      }
      return at.isOld ? [] : fresh;
    }
    function isCrowded(crowd, met, {earlier: earlier}) {
      crowd.seen += met;
      return crowd.seen > MAX_UNTRACKED || earlier.closed.get(crowd.top) === "crowded";
    }
    async function openInner(at, name, known, survey) {
      const {closed: closed} = survey.notes;
      const directory = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(at.directory, name);
      const mode = at.committed?.entries.get(name)?.mode;
      if (mode === _ports_js__WEBPACK_IMPORTED_MODULE_1__.NG) return undefined;
      const excluded = at.excluded || at.exclusions.has(name, true);
      const exclusions = await at.exclusions.enter(name);
      const isOld = at.isOld || known?.untracked.has(name) === true || survey.earlier.closed.has(directory);
      const visit = {
        directory: directory,
        excluded: excluded,
        isOld: isOld,
        exclusions: exclusions
      };
      if (mode === _ports_js__WEBPACK_IMPORTED_MODULE_1__.Md) return {
        ...visit,
        crowd: {
          top: directory,
          seen: 0
        }
      };
      if (excluded) return undefined;
      const crowd = at.committed !== undefined ? {
        top: directory,
        seen: 0
      } : at.crowd;
      if (_lib_ecosystems_js__WEBPACK_IMPORTED_MODULE_4__.KB.has(name)) closed.set(directory, "dependencies"); else if (directory.length > MAX_PATH) closed.set(crowd.top, "deep"); else if (isCrowded(crowd, 1, survey)) closed.set(crowd.top, "crowded"); else return {
        ...visit,
        crowd: crowd
      };
      return undefined;
    }
    function eitherExcludes(one, other) {
      return {
        has: (name, isDirectory) => one.has(name, isDirectory) || other.has(name, isDirectory),
        enter: async name => eitherExcludes(await one.enter(name), await other.enter(name))
      };
    }
    const MAX_BYTES = 1024 * 1024;
  }),
  45337: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var keyIn = (function keyIn(message) {
      const last = message.trimEnd().split("\n\n").at(-1) ?? "";
      return /^Remit-Request: ([0-9a-f]+)$/m.exec(last)?.[1];
    });
    var namesRequest = (async function namesRequest({base: base, key: key}, git) {
      return keyIn((await git.inspect(base.sha)).message) === key;
    });
    var titlesIn = (function titlesIn(messages) {
      return messages.filter(message => keyIn(message) === undefined).map(message => (message.split("\n", 1)[0] ?? "").trim()).filter(title => title !== "" && !/^(?:Merge |Revert "|fixup! |squash! )/.test(title));
    });
    __webpack_require__.d(__webpack_exports__, {
      Mx: () => namesRequest,
      WD: () => MENDS,
      _: () => KEY,
      _H: () => fixesFailedRun,
      dy: () => titlesIn,
      xB: () => keyIn
    });
    const KEY = "Remit-Request";
    const MENDS = "Remit-Mends";
    function fixesFailedRun(message) {
      return new RegExp(`^${MENDS}: `, "m").test(message.trimEnd().split("\n\n").at(-1) ?? "");
    }
  }),
  91980: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      S: () => UNDERSTOOD_EVENTS
    });
    const UNDERSTOOD_EVENTS = [ "issue_comment", "issues", "pull_request", "pull_request_target", "pull_request_review", "pull_request_review_comment", "workflow_dispatch", "repository_dispatch", "schedule", "workflow_run" ];
  }),
  70102: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var commandNames = (async function commandNames(tree) {
      const files = await tree.under(FOLDER);
      return files.filter(path => path.endsWith(".toml")).map(nameOf).sort();
    });
    var nameOf = (function nameOf(path) {
      return path.slice(FOLDER.length + 1, -".toml".length).replaceAll("/", ":");
    });
    __webpack_require__.d(__webpack_exports__, {
      UK: () => readCommand,
      oQ: () => commandNames,
      pM: () => commandPath
    });
    var _lib_toml_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93686);
    var _lib_read_data_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50991);
    const FOLDER = ".gemini/commands";
    async function readCommand(tree, name) {
      const path = (await tree.under(FOLDER)).find(file => file.endsWith(".toml") && nameOf(file) === name);
      if (path === undefined) return {
        kind: "unknown",
        known: await commandNames(tree)
      };
      const file = await tree.read(path);
      if (file.kind !== "text") {
        return {
          kind: "faulty",
          message: `${path} cannot be read: ${file.kind === "missing" ? "no file" : file.reason}.`
        };
      }
      const toml = (0, _lib_toml_js__WEBPACK_IMPORTED_MODULE_0__.D7)(file.text);
      if (toml.fault !== undefined) {
        const {line: line, message: message} = toml.fault;
        return {
          kind: "faulty",
          message: `${path} is not TOML: line ${line}: ${message}`
        };
      }
      const {value: value, faults: faults} = (0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_1__.v3)(COMMAND, toml.value, "a table");
      if (value === undefined) return {
        kind: "faulty",
        message: faults.map(fault => `${path}: ${(0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_1__.Qx)(fault)}`).join(" ")
      };
      const {prompt: prompt, description: description = `The command of ${path}.`} = value;
      return {
        kind: "command",
        command: {
          name: name,
          path: path,
          description: description,
          prompt: prompt
        }
      };
    }
    function commandPath(name) {
      return `${FOLDER}/${name.replaceAll(":", "/")}.toml`;
    }
    const COMMAND = (0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_1__.cW)({
      prompt: _lib_read_data_js__WEBPACK_IMPORTED_MODULE_1__.Ae
    }, {
      description: _lib_read_data_js__WEBPACK_IMPORTED_MODULE_1__.Ae
    }, {
      others: "ignored"
    });
  }),
  3187: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      X: () => readFrontMatter
    });
    var _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50991);
    async function readFrontMatter(text) {
      const match = /^---[ \t]*\n(?:([^]*?)\n)?---[ \t]*(?:\n([^]*))?$/.exec(text);
      if (match === null) return {
        kind: "missing"
      };
      const yaml = match[1] ?? "";
      const body = (match[2] ?? "").trim();
      const {parse: parse} = await __webpack_require__.e(8815).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19));
      try {
        const value = parse(yaml, {
          schema: "core",
          maxAliasCount: 10,
          logLevel: "error"
        });
        return (0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.bI)(value) ? {
          kind: "read",
          fields: value,
          body: body
        } : {
          kind: "broken",
          message: "it is not a list of fields",
          yaml: yaml,
          body: body
        };
      } catch (error) {
        const message = error instanceof Error ? (error.message.split("\n")[0] ?? "").replace(/:$/, "") : String(error);
        return {
          kind: "broken",
          message: message,
          yaml: yaml,
          body: body
        };
      }
    }
  }),
  90285: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var idleMatchers = (function idleMatchers(groups, tools, servers) {
      const aboutServers = matcher => servers.some(name => matcher.includes(name) || matcher.includes("mcp"));
      return groups.filter(({event: event, matcher: matcher}) => AT_TOOLS.has(event) && !aboutServers(matcher) && !tools.some(tool => matches(event, matcher, tool)));
    });
    var matches = (function matches(event, matcher, subject) {
      if (matcher === "" || matcher === "*") return true;
      if (!AT_TOOLS.has(event)) return matcher === subject;
      const names = [ subject, ...matcher.includes("(?") ? [] : (0, _old_names_js__WEBPACK_IMPORTED_MODULE_1__.G)(subject) ];
      try {
        const pattern = new RegExp(matcher);
        return names.some(name => pattern.test(name));
      } catch {
        return names.includes(matcher);
      }
    });
    __webpack_require__.d(__webpack_exports__, {
      Rj: () => hookGroupsOf,
      Wq: () => idleMatchers,
      ci: () => BLOCKING_EVENTS,
      oU: () => matchHooks,
      r: () => HOOKS
    });
    var _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50991);
    var _old_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22214);
    const HOOK_EVENTS = [ "SessionStart", "BeforeAgent", "BeforeModel", "AfterModel", "BeforeToolSelection", "BeforeTool", "AfterTool", "PreCompress", "AfterAgent", "SessionEnd", "Notification" ];
    const BLOCKING_EVENTS = new Set([ "BeforeAgent", "BeforeModel", "AfterModel", "BeforeToolSelection", "BeforeTool", "AfterTool", "AfterAgent" ]);
    const DEFAULT_TIMEOUT = 6e4;
    const GROUP = (0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.cW)({
      hooks: (0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.p_)((0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.cW)({
        type: (0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.dY)("command"),
        command: (0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.Qq)()
      }, {
        name: _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.Ae,
        timeout: (0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.U9)(1),
        env: (0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.g1)(_lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.Ae),
        onFailure: (0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.Vm)([ "open", "closed" ]),
        description: _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.D8
      }), "objects")
    }, {
      matcher: _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.Ae,
      sequential: _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.Jt
    });
    const HOOKS = (0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.cW)({}, {
      ...Object.fromEntries(HOOK_EVENTS.map(event => [ event, (0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.p_)(GROUP, "objects") ])),
      enabled: _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.D8,
      disabled: _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.D8,
      notifications: _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.D8
    });
    function hookGroupsOf(given = {}) {
      return HOOK_EVENTS.flatMap(event => (given[event] ?? []).map(({matcher: matcher = "", sequential: sequential = false, hooks: hooks}) => ({
        event: event,
        matcher: matcher,
        sequential: sequential,
        hooks: hooks.map(hook => hookOf(event, hook))
      })));
    }
    function hookOf(event, given) {
      const command = given.command.trim();
      const {name: name = command, timeout: timeout = DEFAULT_TIMEOUT, env: env = {}, onFailure: onFailure} = given;
      const fallback = BLOCKING_EVENTS.has(event) ? "closed" : "open";
      return {
        name: name,
        command: command,
        timeoutMs: timeout,
        environment: env,
        onFailure: onFailure ?? fallback
      };
    }
    function matchHooks(groups, event, subject) {
      const matching = groups.filter(group => group.event === event && matches(event, group.matcher, subject));
      const hooks = new Map;
      for (const hook of matching.flatMap(group => group.hooks)) {
        const key = JSON.stringify([ hook.command, hook.name, hook.environment ]);
        const known = hooks.get(key);
        if (known === undefined || known.onFailure === "open") hooks.set(key, hook);
      }
      return {
        hooks: [ ...hooks.values() ],
        sequential: matching.some(group => group.sequential)
      };
    }
    const AT_TOOLS = new Set([ "BeforeTool", "AfterTool" ]);
  }),
  38541: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var readInstructions = (async function readInstructions(tree, names) {
      const {files: files, notes: notes} = await readFiles(tree, [ "", ".gemini" ], names, MAX_ROOT);
      return {
        files: files,
        notes: notes,
        text: instructionText(files)
      };
    });
    var instructionsFor = (async function instructionsFor(tree, names, directory) {
      const parts = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(directory).split("/").filter(part => part !== "" && part !== ".");
      if (parts.includes("..")) return [];
      const directories = parts.map((_, index) => parts.slice(0, index + 1).join("/"));
      const found = [];
      for (const place of directories) found.push(...(await readFiles(tree, [ place ], names, MAX_BELOW)).files);
      return found;
    });
    var instructionText = (function instructionText(files) {
      return files.map(({path: path, text: text}) => `--- ${path} ---\n${text}\n--- end of ${path} ---`).join("\n\n");
    });
    var readFiles = (async function readFiles(tree, directories, names, bound) {
      const files = [];
      const notes = [];
      const seen = new Set;
      let left = bound;
      for (const path of directories.flatMap(directory => names.map(name => node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(directory, name)))) {
        const file = await tree.read(path);
        if (file.kind === "unreadable") notes.push(`${path} was not read: ${file.reason}.`);
        if (file.kind !== "text" || seen.has(file.path) || file.text.trim() === "") continue;
        seen.add(file.path);
        const expanded = await expandImports(tree, file);
        const whole = expanded.text.trim();
        const {text: text, note: note} = cut(whole, left, path);
        notes.push(...expanded.notes);
        if (note !== undefined) notes.push(note);
        left -= Math.min(left, whole.length);
        files.push({
          path: path,
          text: text
        });
      }
      return {
        files: files,
        notes: notes
      };
    });
    var readSystemPrompt = (async function readSystemPrompt(tree, value) {
      const path = switchPath(value, SYSTEM_FILE);
      if (path === undefined) return {
        kind: "built_in"
      };
      const file = await tree.read(path);
      if (file.kind === "text") return {
        kind: "replaced",
        text: file.text
      };
      const why = file.kind === "missing" ? "there is no such file at the trusted commit" : file.reason;
      return {
        kind: "faulty",
        fault: {
          kind: "config",
          message: `GEMINI_SYSTEM_MD names \`${path}\`, but ${why}.`,
          hint: "Commit the file to the default branch, or unset the variable. Paths are relative to the repository."
        }
      };
    });
    var switchPath = (function switchPath(value, standard) {
      const setting = value?.trim() ?? "";
      if ([ "", "0", "false" ].includes(setting.toLowerCase())) return undefined;
      return [ "1", "true" ].includes(setting.toLowerCase()) ? standard : node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(setting);
    });
    var expand = (async function expand(tree, file, depth, {taken: taken, notes: notes}) {
      const code = codeRegions(file.text);
      let expanded = "";
      let done = 0;
      for (const match of file.text.matchAll(REFERENCE)) {
        const at = match.index + (match[1] ?? "").length;
        if (code.some(([start, end]) => at >= start && at < end)) continue;
        const reference = match[2] ?? "";
        const found = await resolve(tree, file.path, reference);
        if (found !== undefined && taken.has(found.path)) continue;
        const text = found && depth < DEPTH ? await tree.read(found.path) : undefined;
        if (found === undefined || text?.kind !== "text" || text.text.length > MAX_IMPORT) {
          if (found !== undefined || MEANT.test(reference.replace(AFTER, ""))) notes.push(`${file.path}: \`@${reference.replace(AFTER, "")}\` was not imported: ${whyNot(depth, text)}.`);
          continue;
        }
        taken.add(text.path);
        const inner = (await expand(tree, text, depth + 1, {
          taken: taken,
          notes: notes
        })).trim();
        expanded += `${file.text.slice(done, at)}\x3c!-- ${text.path} --\x3e\n${inner}\n\x3c!-- end of ${text.path} --\x3e`;
        done = at + 1 + found.length;
      }
      return expanded + file.text.slice(done);
    });
    var whyNot = (function whyNot(depth, text) {
      switch (text?.kind) {
       case undefined:
        return depth < DEPTH ? "the trusted commit has no such file" : `imports may be at most ${DEPTH} files deep`;

       case "missing":
        return "the trusted commit has no such file";

       case "unreadable":
        return text.reason;

       case "text":
        return `it has ${text.text.length} characters, and at most ${MAX_IMPORT} are taken`;
      }
    });
    var resolve = (async function resolve(tree, from, reference) {
      for (const name of [ reference, reference.replace(AFTER, "") ]) {
        if (!/^\.{1,2}\/|\/|\.[A-Za-z0-9]+$/.test(name) || name.startsWith("/") || name.includes("://")) continue;
        const path = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(from), name);
        const real = path.startsWith("..") ? undefined : await tree.locate(path);
        if (real !== undefined) return {
          path: real,
          length: name.length
        };
      }
      return undefined;
    });
    __webpack_require__.d(__webpack_exports__, {
      AE: () => readSystemPrompt,
      GL: () => switchPath,
      KK: () => readInstructions,
      jV: () => codeRegions,
      sr: () => instructionText,
      t9: () => instructionsFor
    });
    var _lib_cut_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24192);
    var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
    var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
    const MAX_ROOT = 32e3;
    const MAX_BELOW = 12e3;
    function cut(whole, bound, path) {
      if (whole.length <= bound) return {
        text: whole
      };
      const end = whole.lastIndexOf("\n", bound);
      const kept = (0, _lib_cut_js__WEBPACK_IMPORTED_MODULE_1__.Ku)(whole, Math.max(0, end > bound / 2 ? end : bound)).trimEnd();
      const note = `${path} was cut: ${kept.length} of its ${whole.length} characters (with imports) were given to the model.`;
      return {
        text: `${kept}\n[Cut here: the last ${whole.length - kept.length} characters were left out.]`.trimStart(),
        note: note
      };
    }
    const SYSTEM_FILE = ".gemini/system.md";
    const DEPTH = 5;
    const MAX_IMPORT = 64e3;
    async function expandImports(tree, file) {
      const state = {
        taken: new Set([ file.path ]),
        notes: []
      };
      return {
        text: await expand(tree, file, 0, state),
        notes: state.notes
      };
    }
    const MEANT = /^\.{1,2}\/|\.(?:md|mdx|markdown|txt|rst|adoc)$/i;
    const AFTER = /[.,;:!?)\]}>'"*_]+$/;
    const REFERENCE = /(^|[\s(])@([^\s@]+)/g;
    function codeRegions(text) {
      const regions = [];
      let fence;
      let at = 0;
      for (const line of text.split("\n")) {
        const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
        if (fence !== undefined) {
          if (mark !== undefined && mark.startsWith(fence.mark) && /^[\s`~]*$/.test(line)) {
            regions.push([ fence.start, at + line.length ]);
            fence = undefined;
          }
        } else if (mark !== undefined) {
          fence = {
            mark: mark,
            start: at
          };
        } else {
          for (const span of line.matchAll(/(`+)(?:(?!\1)[^]|\1`+)*?\1(?!`)/g)) {
            regions.push([ at + span.index, at + span.index + span[0].length ]);
          }
        }
        at += line.length + 1;
      }
      if (fence !== undefined) regions.push([ fence.start, text.length ]);
      return regions;
    }
  }),
  22214: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var currentToolName = (function currentToolName(name) {
      return OLD_NAMES.get(name) ?? name;
    });
    __webpack_require__.d(__webpack_exports__, {
      G: () => formerToolNames,
      H: () => currentToolName
    });
    const OLD_NAMES = new Map([ [ "edit", "replace" ], [ "smart_edit", "replace" ], [ "ls", "list_directory" ], [ "grep", "grep_search" ], [ "search_file_content", "grep_search" ], [ "shell", "run_shell_command" ] ]);
    function formerToolNames(name) {
      return [ ...OLD_NAMES ].flatMap(([old, today]) => today === name ? [ old ] : []);
    }
  }),
  51478: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      Ts: () => fillServer,
      U2: () => serversOf,
      yv: () => SERVER
    });
    var _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50991);
    var _lib_parts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23782);
    const CALL_TIMEOUT = 12e4;
    const TEXTS = (0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.p_)(_lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.Ae, "texts");
    const SERVER = (0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.KD)((0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.cW)({}, {
      type: (0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.Vm)([ "stdio", "http", "sse" ]),
      command: _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.Ae,
      args: TEXTS,
      env: (0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.g1)(_lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.Ae),
      cwd: _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.Ae,
      url: _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.Ae,
      httpUrl: _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.Ae,
      headers: (0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.g1)(_lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.Ae),
      sandbox: _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.Jt,
      required: _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.Jt,
      includeTools: TEXTS,
      excludeTools: TEXTS,
      timeout: (0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.ai)(1),
      oauth: _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.D8,
      authProviderType: _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.D8,
      targetAudience: _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.D8,
      targetServiceAccount: _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.D8,
      trust: _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.D8,
      description: _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.D8,
      extension: _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.D8
    }), checkTransport);
    function checkTransport(value, at) {
      if (!(0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.bI)(value) || [ "command", "httpUrl", "url" ].filter(key => Object.hasOwn(value, key)).length === 1) return;
      (0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.Qm)(at, "must have one of `command`, `httpUrl` and `url`, and only one.");
    }
    function serversOf(entries = {}) {
      return Object.entries(entries).map(([name, entry]) => {
        const {required: required = false, includeTools: include, excludeTools: exclude = [], timeout: timeout = CALL_TIMEOUT} = entry;
        const needsPerson = [ "oauth", "authProviderType" ].filter(key => Object.hasOwn(entry, key));
        if (needsPerson.length > 0) {
          const reason = `\`${needsPerson.join("`, `")}\` needs somebody to sign in; use \`headers\` with a token instead`;
          return {
            kind: "unusable",
            name: name,
            required: required,
            reason: reason
          };
        }
        const rest = {
          name: name,
          required: required,
          ...(0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_1__.gI)({
            include: include
          }),
          exclude: exclude,
          timeoutMs: timeout
        };
        return {
          kind: "entry",
          ...rest,
          transport: transportOf(entry)
        };
      });
    }
    function transportOf({type: type, command: command, args: args = [], env: env, cwd: cwd, ...rest}) {
      const {sandbox: sandbox, httpUrl: httpUrl, url: url = "", headers: headers = {}} = rest;
      if (command !== undefined) {
        const outside = sandbox === false && {
          outside: true
        };
        return {
          kind: "stdio",
          command: command,
          args: args,
          environment: env ?? {},
          ...(0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_1__.gI)({
            directory: cwd
          }),
          ...outside
        };
      }
      if (httpUrl !== undefined) return {
        kind: "http",
        url: httpUrl,
        headers: headers
      };
      return {
        kind: type === "http" || type === "sse" ? type : "http-or-sse",
        url: url,
        headers: headers
      };
    }
    function fillServer(setting, environment) {
      const missing = new Set;
      const fill = text => fillText(text, environment, missing);
      const transport = fillTransport(setting.transport, fill);
      if (missing.size > 0) {
        const names = [ ...missing ].map(name => `\`${name}\``).join(", ");
        const reason = `it names ${names}, which is not set in the environment of this step`;
        return {
          kind: "unusable",
          name: setting.name,
          required: setting.required,
          reason: reason
        };
      }
      return {
        ...setting,
        transport: transport
      };
    }
    function fillTransport(transport, fill) {
      if (transport.kind !== "stdio") {
        return {
          ...transport,
          url: fill(transport.url),
          headers: (0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_1__.LG)(transport.headers, fill)
        };
      }
      return {
        ...transport,
        command: fill(transport.command),
        args: transport.args.map(fill),
        environment: (0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_1__.LG)(transport.environment, fill),
        ...(0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_1__.gI)({
          directory: transport.directory && fill(transport.directory)
        })
      };
    }
    const VARIABLE = /\$(?:\{([A-Za-z_]\w*)(?::-([^}]*))?\}|([A-Za-z_]\w*))/g;
    function fillText(text, environment, missing) {
      return text.replaceAll(VARIABLE, (whole, braced, fallback, bare) => {
        const name = braced ?? bare;
        const value = Object.hasOwn(environment, name) ? environment[name] : undefined;
        if (value !== undefined && (value !== "" || fallback === undefined)) return value;
        if (fallback !== undefined) return fallback;
        missing.add(name);
        return whole;
      });
    }
  }),
  64434: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var readSubAgents = (async function readSubAgents(tree, settings) {
      if (!settings.enabled) return {
        agents: [],
        notes: []
      };
      const agents = new Map(BUILT_IN_AGENTS.map(agent => [ agent.name, agent ]));
      const notes = [];
      for (const path of await tree.under(FOLDER)) {
        if (!/^[^/_][^/]*\.md$/.test(path.slice(FOLDER.length + 1))) continue;
        const found = await readSubAgent(tree, path);
        if (typeof found === "string") notes.push(`${path} was left out: ${found}`); else agents.set(found.name, found);
      }
      const enabled = [ ...agents.values() ].filter(agent => settings.overrides.get(agent.name)?.enabled !== false);
      return {
        agents: enabled.map(agent => override(agent, settings)).sort(byName),
        notes: notes
      };
    });
    var toolsOf = (function toolsOf(agent, declared) {
      const patterns = agent.tools;
      return declared.filter(name => !NEVER.has(name) && (patterns === undefined || patterns.some(pattern => matches((0, 
      _old_names_js__WEBPACK_IMPORTED_MODULE_0__.H)(pattern), name))));
    });
    var unknownTools = (function unknownTools({tools: tools = []}, isTool) {
      return tools.filter(name => !name.includes("*") && !isTool((0, _old_names_js__WEBPACK_IMPORTED_MODULE_0__.H)(name)));
    });
    var matches = (function matches(pattern, name) {
      return pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
    });
    var byName = (function byName(a, b) {
      return a.name < b.name ? -1 : 1;
    });
    var override = (function override(agent, settings) {
      const {model: model, maxTurns: maxTurns, maxMinutes: maxMinutes} = settings.overrides.get(agent.name) ?? {};
      return {
        ...agent,
        model: model ?? agent.model,
        maxTurns: maxTurns ?? agent.maxTurns,
        maxMinutes: maxMinutes ?? agent.maxMinutes
      };
    });
    var outputOf = (function outputOf(output) {
      const {output_name: name = "result", description: description, schema: schema} = output;
      return {
        name: name,
        ...(0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_5__.gI)({
          description: description
        }),
        schema: schema
      };
    });
    __webpack_require__.d(__webpack_exports__, {
      F9: () => readSubAgents,
      Fu: () => toolsOf,
      OW: () => unknownTools
    });
    var _events_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58223);
    var _lib_read_data_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50991);
    var _lib_parts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(23782);
    var _front_matter_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3187);
    var _old_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22214);
    var _servers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51478);
    const TURNS = 30;
    const MINUTES = 10;
    const FOLDER = ".gemini/agents";
    const NEVER = new Set([ "invoke_agent", "write_todos", "complete_task", "save_memory" ]);
    async function readSubAgent(tree, path) {
      const file = await tree.read(path);
      if (file.kind !== "text") return file.kind === "missing" ? "no file." : `${file.reason}.`;
      const matter = await (0, _front_matter_js__WEBPACK_IMPORTED_MODULE_1__.X)(file.text);
      if (matter.kind === "missing") return "it does not begin with fields between `---` lines.";
      if (matter.kind === "broken") return `${matter.message}.`;
      const {value: value, faults: faults} = (0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_2__.v3)(DEFINITION, matter.fields);
      if (value === undefined) return faults.map(fault => `${path}: ${(0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_2__.Qx)(fault)}`).join(" ");
      return agentOf(value, matter.body, path);
    }
    const DEFINITION = (0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_2__.cW)({
      name: (0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_2__.Qq)(nameFault),
      description: (0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_2__.Qq)()
    }, {
      kind: (0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_2__.Vm)([ "local" ], kind => kind === "remote" ? "remote agents are not supported." : undefined),
      tools: (0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_2__.p_)(_lib_read_data_js__WEBPACK_IMPORTED_MODULE_2__.Ae, "texts"),
      model: _lib_read_data_js__WEBPACK_IMPORTED_MODULE_2__.Ae,
      temperature: (0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_2__.ai)(0),
      mcp_servers: (0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_2__.g1)(_servers_js__WEBPACK_IMPORTED_MODULE_3__.yv),
      mcpServers: (0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_2__.g1)(_servers_js__WEBPACK_IMPORTED_MODULE_3__.yv),
      output_config: (0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_2__.cW)({
        schema: _lib_read_data_js__WEBPACK_IMPORTED_MODULE_2__.pP
      }, {
        output_name: (0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_2__.Qq)(outputNameFault),
        description: _lib_read_data_js__WEBPACK_IMPORTED_MODULE_2__.Ae
      }),
      max_turns: (0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_2__.U9)(1),
      timeout_mins: (0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_2__.ai)(1),
      display_name: _lib_read_data_js__WEBPACK_IMPORTED_MODULE_2__.D8
    });
    function nameFault(name) {
      if (!/^[a-z0-9_-]{1,60}$/.test(name)) return "it has other characters than lower-case letters, digits, `-` and `_`.";
      return name === _events_js__WEBPACK_IMPORTED_MODULE_4__.QT ? `\`${_events_js__WEBPACK_IMPORTED_MODULE_4__.QT}\` is the main agent; take another word.` : undefined;
    }
    function outputNameFault(name) {
      return /^[A-Za-z_]\w{0,59}$/.test(name) ? undefined : "it has other characters than letters, digits and `_`.";
    }
    function agentOf(given, prompt, source) {
      const {name: name, description: description, tools: tools, model: model, temperature: temperature, output_config: output} = given;
      return {
        name: name,
        description: description.trim(),
        prompt: prompt,
        tools: tools,
        servers: (0, _servers_js__WEBPACK_IMPORTED_MODULE_3__.U2)(given.mcp_servers ?? given.mcpServers),
        model: model === "inherit" ? undefined : model,
        temperature: temperature,
        output: output && outputOf(output),
        maxTurns: given.max_turns ?? TURNS,
        maxMinutes: given.timeout_mins ?? MINUTES,
        source: source
      };
    }
    const INVESTIGATOR = `You are the codebase investigator. An engineer who has not read this repository hands you a question about it and will act on your report without checking it. You read and search; you change nothing.\n\nHow to go about it:\n\n- Start wide: several searches in one turn, for the words of the question, for what code like this is usually called, for file names. Then follow what you find: definitions, callers, tests, configuration, and how the parts are wired together.\n- Trace the path that matters from its entry to its effect. Where it branches, say so. Stop only when you can explain each step from code you have read.\n- Find out why the code is as it is where that bears on the question: tests, comments, history.\n- Look for what would surprise the engineer: a second implementation, a cache, generated files, a flag, a place that must change together with another.\n- Keep apart what you saw and what you infer. If the question rests on a wrong assumption, say that first.\n\nYour report has four parts. **Answer**: the question answered in a few sentences. **How it works**: the path through the code, with \`path:line\` for each step. **Places that matter**: each file with the symbols in it and why it matters to the task. **Open ends**: what you could not settle, and where to look. Leave out how you searched.`;
    const GENERALIST = `You are the generalist. Another agent hands you a self-contained piece of its work so that the details stay out of its own context: the same edit over many files, a noisy build or test run, a change with a clear outline.\n\nDo the whole of it, as the message describes it, and check it the way the message asks or, if it asks for nothing, by the narrowest command that would show a mistake. Stay within the piece you were given: other agents may be at work on other files at the same time. If the outline turns out to be wrong, do the part that is certainly right and report what stands in the way instead of inventing another outline.\n\nYour report says what you did, file by file in a few words each, what you ran and how it ended, and what is left. No transcripts, no file contents.`;
    const BUILT_IN_AGENTS = [ {
      name: "codebase_investigator",
      description: "Finds out how something works, why it fails, or what a change would touch. Only reads.",
      prompt: INVESTIGATOR,
      tools: [ "read_file", "read_many_files", "list_directory", "glob", "grep_search", "git_read" ],
      servers: [],
      maxTurns: 50,
      maxMinutes: 10,
      source: "built-in"
    }, {
      name: "generalist",
      description: "For batches of similar edits, noisy commands, an outlined part of the change.",
      prompt: GENERALIST,
      servers: [],
      maxTurns: 20,
      maxMinutes: 10,
      source: "built-in"
    } ];
  }),
  58869: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var readSettings = (async function readSettings(tree, input = "") {
      const file = await tree.read(SETTINGS_FILE);
      const problems = [];
      if (file.kind === "unreadable") problems.push(`${SETTINGS_FILE} cannot be read: ${file.reason}.`);
      const layers = [ ...file.kind === "text" ? [ settings_layer(file.text, SETTINGS_FILE, problems) ] : [], ...input.trim() === "" ? [] : [ settings_layer(input, INPUT, problems) ] ];
      if (problems.length > 0) return {
        kind: "faulty",
        faults: problems.map(fault)
      };
      return {
        kind: "settings",
        settings: layers.reduce(merge, DEFAULT_SETTINGS)
      };
    });
    var merge = (function merge(below, {values: values, notes: more}) {
      const {context: context = {}, model: model = {}, mcp: mcp = {}, skills: skills = {}, experimental: experimental = {}, agents: agents, hooksConfig: hooksConfig = {}} = values;
      const {fileFiltering: filtering = {}, includeDirectoryTree: directoryTree = below.directoryTree} = context;
      const added = (0, project_servers.U2)(values.mcpServers);
      const named = new Set(added.map(({name: name}) => name));
      const servers = [ ...below.servers.filter(({name: name}) => !named.has(name)), ...added ];
      return {
        contextFiles: context.fileName ?? values.contextFileName ?? below.contextFiles,
        ignore: {
          gitIgnore: filtering.respectGitIgnore ?? below.ignore.gitIgnore,
          geminiIgnore: filtering.respectGeminiIgnore ?? below.ignore.geminiIgnore,
          files: filtering.customIgnoreFilePaths ?? below.ignore.files
        },
        directoryTree: directoryTree,
        compression: {
          compressAt: model.compressionThreshold ?? below.compression.compressAt,
          summaryModel: model.compressionModel ?? below.compression.summaryModel,
          verifySummaries: model.compressionVerification ?? below.compression.verifySummaries
        },
        hooks: activeHooks([ ...below.hooks, ...(0, hook_settings.Rj)(values.hooks) ], hooksConfig),
        servers: servers.filter(({name: name}) => mcp.excluded?.includes(name) !== true && (mcp.allowed?.includes(name) ?? true)),
        skills: {
          enabled: skills.enabled ?? below.skills.enabled,
          disabled: [ ...below.skills.disabled, ...skills.disabled ?? [] ]
        },
        agents: {
          enabled: experimental.enableAgents ?? below.agents.enabled,
          overrides: new Map([ ...below.agents.overrides, ...overridesOf(agents) ])
        },
        notes: [ ...below.notes, ...more ]
      };
    });
    var readSkills = (async function readSkills(tree, switches) {
      if (!switches.enabled) return {
        skills: [],
        notes: []
      };
      const skills = new Map;
      const notes = [];
      for (const path of await skillFiles(tree)) {
        const read = await readSkill(tree, path);
        if (typeof read === "string") {
          notes.push(`${path} was left out: ${read}.`);
          continue;
        }
        const {skill: skill} = read;
        if (!switches.disabled.includes(skill.name)) notes.push(...read.notes);
        const other = skills.get(skill.name);
        if (other !== undefined) notes.push(`${path} replaces ${other.path}: both are named \`${skill.name}\`.`);
        skills.set(skill.name, skill);
      }
      const usable = [ ...skills.values() ].filter(skill => !switches.disabled.includes(skill.name));
      return {
        skills: usable.sort((a, b) => a.name < b.name ? -1 : 1),
        notes: notes
      };
    });
    var skillFiles = (async function skillFiles(tree) {
      const found = FOLDERS.map(async folder => (await tree.under(folder)).filter(path => /^([^/]+\/)?SKILL\.md$/.test(path.slice(folder.length + 1))));
      return (await Promise.all(found)).flat();
    });
    var openTree = (function openTree(git, commit) {
      const names = async directory => (await git.directory(commit, directory))?.entries ?? NO_NAMES;
      const follow = path => followLinks(path, git, commit);
      const locate = async path => {
        const real = await follow(path);
        const node = real === undefined ? undefined : await git.entry(commit, real);
        return real !== undefined && node?.mode.startsWith("100") === true ? {
          real: real,
          mode: node.mode
        } : undefined;
      };
      const read = (0, once.bO)(async real => await readText(git, commit, real));
      return {
        commit: commit,
        names: names,
        async* paths() {
          for await (const {path: path, exact: exact} of git.files(commit)) if (exact) yield path;
        },
        locate: async path => (await locate(path))?.real,
        async under(folder) {
          const real = await follow(folder);
          if (real === undefined) return [];
          const found = await pathsBelow(real, names);
          return found.map(path => folder + path.slice(real.length)).sort();
        },
        async read(path) {
          const file = await locate(path);
          return file === undefined ? {
            kind: "missing"
          } : await read(file.real);
        },
        async bytes(path) {
          const file = await locate(path);
          const bytes = file && await git.show(commit, file.real);
          return bytes && {
            bytes: bytes,
            executable: file.mode === "100755"
          };
        }
      };
    });
    var pathsBelow = (async function pathsBelow(directory, names) {
      const found = [ ...await names(directory) ].map(async ([name, {mode: mode}]) => {
        const path = `${directory}/${name}`;
        return mode === ports_git.Md ? await pathsBelow(path, names) : [ path ];
      });
      return (await Promise.all(found)).flat();
    });
    var followLinks = (async function followLinks(path, git, commit) {
      let real = external_node_path_.posix.normalize(path);
      for (let hop = 0; hop < HOPS; hop += 1) {
        const link = await firstLink(real, git, commit);
        if (link === undefined) return real;
        const next = target(link, (await git.show(commit, link))?.toString("utf8") ?? "");
        if (next === undefined) return undefined;
        real = next + real.slice(link.length);
      }
      return undefined;
    });
    var firstLink = (async function firstLink(path, git, commit) {
      if (!FOLLOWED.test(path)) return undefined;
      for (const prefix of [ ...(0, paths.f)(path), path ]) if (FOLLOWED.test(prefix) && (await git.entry(commit, prefix))?.mode === ports_git.ps) return prefix;
      return undefined;
    });
    var readProject = (async function readProject(git, commit, settingsInput = "") {
      const tree = openTree(git, commit);
      const read = await readSettings(tree, settingsInput);
      if (read.kind === "faulty") return read;
      const ignoreFiles = await readIgnoreFiles(tree, read.settings.ignore);
      return {
        kind: "read",
        project: projectAt(tree, read.settings, ignoreFiles)
      };
    });
    var projectAt = (function projectAt(tree, settings, ignoreFiles) {
      const names = settings.contextFiles;
      return {
        tree: tree,
        settings: settings,
        ignoreFiles: ignoreFiles,
        instructions: (0, once.Oo)(() => (0, instructions.KK)(tree, names)),
        instructionsFor: directory => (0, instructions.t9)(tree, names, directory),
        commandNames: () => (0, commands.oQ)(tree),
        command: name => (0, commands.UK)(tree, name),
        hasSkills: async () => (await skillFiles(tree)).length > 0,
        skills: (0, once.Oo)(() => readSkills(tree, settings.skills)),
        subAgents: (0, once.Oo)(() => (0, subagents.F9)(tree, settings.agents)),
        systemPrompt: value => (0, instructions.AE)(tree, value),
        copyTo: (directory, files, servers) => copyTrusted(tree, files, directory, startedCommands(settings.hooks, servers))
      };
    });
    var readIgnoreFiles = (async function readIgnoreFiles(tree, {geminiIgnore: geminiIgnore, files: files}) {
      const names = [ ...files, ...geminiIgnore ? [ ".geminiignore" ] : [] ];
      const read = await Promise.all(names.map(name => tree.read(name)));
      return read.flatMap(file => file.kind === "text" ? [ file.text ] : []);
    });
    var copyTrusted = (async function copyTrusted(tree, files, directory, commands) {
      const found = await Promise.all([ ...ALWAYS.map(folder => tree.under(folder)), ...commands.map(command => namedFiles(tree, command)) ]);
      const paths = [ ...new Set(found.flat()) ].filter(path => !path.split("/").includes(".."));
      await files.makeDirectory(directory);
      const kept = paths.slice(0, MAX_FILES);
      await Promise.all(kept.map(path => copyFile(tree, files, path, external_node_path_.posix.join(directory, path))));
      if (kept.length === paths.length) return [];
      return [ `${paths.length - kept.length} files that hooks and servers may need were not copied: at most ${MAX_FILES} are.` ];
    });
    __webpack_require__.d(__webpack_exports__, {
      W: () => readProject
    });
    var commands = __webpack_require__(70102);
    var instructions = __webpack_require__(38541);
    var read_data = __webpack_require__(50991);
    var parts = __webpack_require__(23782);
    var hook_settings = __webpack_require__(90285);
    var project_servers = __webpack_require__(51478);
    var attempt = __webpack_require__(91513);
    const SETTINGS_FILE = ".gemini/settings.json";
    const INPUT = "the input `settings`";
    function fault(problem) {
      return {
        kind: "config",
        message: problem,
        hint: "Fix it on the default branch; no run starts with settings that Remit cannot read."
      };
    }
    const DEFAULT_SETTINGS = {
      contextFiles: [ "GEMINI.md", "AGENTS.md" ],
      ignore: {
        gitIgnore: true,
        geminiIgnore: true,
        files: []
      },
      directoryTree: true,
      compression: {},
      hooks: [],
      servers: [],
      skills: {
        enabled: true,
        disabled: []
      },
      agents: {
        enabled: true,
        overrides: new Map
      },
      notes: []
    };
    const TEXTS = (0, read_data.p_)(read_data.Ae, "texts");
    const NAMES = (0, read_data.h9)(read_data.Ae);
    const SWITCHES = {
      enabled: read_data.Jt,
      disabled: TEXTS
    };
    const REST = {
      others: "ignored"
    };
    const MODEL = {
      compressionThreshold: (0, read_data.vj)(1),
      compressionModel: (0, read_data.Qq)(),
      compressionVerification: read_data.Jt
    };
    const OVERRIDE = (0, read_data.cW)({}, {
      enabled: read_data.Jt,
      modelConfig: (0, read_data.cW)({}, {
        model: read_data.Ae
      }, REST),
      runConfig: (0, read_data.cW)({}, {
        maxTurns: (0, read_data.U9)(1),
        maxTimeMinutes: (0, read_data.ai)(1)
      }, REST)
    }, REST);
    const FILTERING = {
      respectGitIgnore: read_data.Jt,
      respectGeminiIgnore: read_data.Jt,
      customIgnoreFilePaths: TEXTS
    };
    const USED = {
      context: (0, read_data.cW)({}, {
        fileName: NAMES,
        includeDirectoryTree: read_data.Jt,
        fileFiltering: (0, read_data.cW)({}, FILTERING, REST)
      }, REST),
      contextFileName: NAMES,
      model: (0, read_data.cW)({}, MODEL, REST),
      hooks: hook_settings.r,
      hooksConfig: (0, read_data.cW)({}, SWITCHES, REST),
      mcp: (0, read_data.cW)({}, {
        allowed: TEXTS,
        excluded: TEXTS
      }, REST),
      mcpServers: (0, read_data.g1)(project_servers.yv),
      skills: (0, read_data.cW)({}, SWITCHES, REST),
      agents: (0, read_data.cW)({}, {
        overrides: (0, read_data.g1)(OVERRIDE)
      }, REST),
      experimental: (0, read_data.cW)({}, {
        enableAgents: read_data.Jt
      }, REST),
      $schema: read_data.D8
    };
    const FILE = (0, read_data.cW)({}, USED, REST);
    function settings_layer(source, where, problems) {
      const parsed = parseJsonWithComments(source);
      if (parsed.kind === "broken") {
        problems.push(`${where} is not JSON: ${parsed.message}.`);
        return {
          values: {},
          notes: []
        };
      }
      const {value: value, faults: faults} = (0, read_data.v3)(FILE, parsed.value);
      problems.push(...faults.map(fault => `${where}: ${(0, read_data.Qx)(fault)}`));
      return {
        values: value ?? {},
        notes: value === undefined ? [] : notes(parsed.value, where)
      };
    }
    function overridesOf({overrides: overrides = {}} = {}) {
      return Object.entries(overrides).map(([name, {enabled: enabled = true, modelConfig: modelConfig, runConfig: runConfig}]) => {
        const {maxTurns: maxTurns, maxTimeMinutes: maxMinutes} = runConfig ?? {};
        return [ name, {
          enabled: enabled,
          ...(0, parts.gI)({
            model: modelConfig?.model,
            maxTurns: maxTurns,
            maxMinutes: maxMinutes
          })
        } ];
      });
    }
    const ELSEWHERE = [ [ [ "tools", "policyPaths", "adminPolicyPaths", "security", "coreTools", "excludeTools", "allowedTools", "sandbox" ], "the policy file says what is allowed" ], [ [ "model.maxSessionTurns", "maxSessionTurns" ], "turns are limited by `[limits] turns` of the policy file, or by the input `max-turns`" ], [ [ "model.name" ], "set the model with the input `model`" ], [ [ "telemetry" ], "name an OpenTelemetry collector with the input `otlp-endpoint`" ] ];
    function notes(value, where) {
      const ofModel = unknownOf(value.model ?? {}, MODEL);
      const keys = [ ...unknownOf(value, USED), ...ofModel.map(name => `model.${name}`) ];
      const list = names => names.map(name => `\`${name}\``).join(", ");
      const moved = ELSEWHERE.flatMap(([names, why]) => {
        const found = keys.filter(key => names.includes(key));
        return found.length === 0 ? [] : [ `${where}: ${list(found)} has no effect here; ${why}.` ];
      });
      const others = keys.filter(key => !ELSEWHERE.some(([names]) => names.includes(key)));
      return others.length === 0 ? moved : [ ...moved, `${where}: ${list(others)} is not used.` ];
    }
    function unknownOf(value, known) {
      return Object.keys(Object(value)).filter(name => !Object.hasOwn(known, name));
    }
    function activeHooks(groups, {enabled: enabled, disabled: disabled = []}) {
      if (enabled === false) return [];
      return groups.map(group => ({
        ...group,
        hooks: group.hooks.filter(hook => !isOff(hook, disabled))
      })).filter(group => group.hooks.length > 0);
    }
    function isOff(hook, disabled) {
      return disabled.includes(hook.name) || disabled.includes(hook.command);
    }
    function parseJsonWithComments(text) {
      const plain = blankComments(text);
      try {
        const value = JSON.parse(plain);
        const twice = repeatedKey(plain);
        if (twice !== undefined) return {
          kind: "broken",
          message: `line ${twice.line}: the key "${twice.key}" appears twice`
        };
        return {
          kind: "value",
          value: value
        };
      } catch (error) {
        return {
          kind: "broken",
          message: position((0, attempt.bD)(error), plain)
        };
      }
    }
    const TOKEN = /"(?:[^"\\\n]|\\.)*"|\/\/[^\n]*|\/\*[^]*?\*\/|,(?=(?:\s|\/\/[^\n]*|\/\*[^]*?\*\/)*[\]}])/g;
    function blankComments(text) {
      const json = text.startsWith("\ufeff") ? ` ${text.slice(1)}` : text;
      return json.replaceAll(TOKEN, token => token.startsWith('"') ? token : token.replaceAll(/[^\n]/g, " "));
    }
    function position(message, text) {
      const reason = message.replace(/ \(line \d+ column \d+\)$/, "");
      const offset = /at position (\d+)/.exec(reason)?.[1];
      if (offset === undefined) return reason;
      return `line ${lineAt(text, Number(offset))}: ${reason.replace(/ in JSON at position \d+| at position \d+/, "")}`;
    }
    function lineAt(text, offset) {
      return text.slice(0, offset).split("\n").length;
    }
    const PUNCTUATION = /"(?:[^"\\]|\\.)*"|[{}[\]:]/g;
    function repeatedKey(json) {
      const open = [];
      let last;
      for (const match of json.matchAll(PUNCTUATION)) {
        const token = match[0];
        if (token === "{") open.push(new Set); else if (token === "[") open.push(undefined); else if (token === "}" || token === "]") open.pop(); else if (token !== ":") last = {
          text: token,
          at: match.index
        }; else if (last !== undefined) {
          const key = JSON.parse(last.text);
          const keys = open.at(-1);
          if (keys?.has(key)) return {
            key: key,
            line: lineAt(json, last.at)
          };
          keys?.add(key);
        }
      }
      return undefined;
    }
    var external_node_path_ = __webpack_require__(76760);
    var cut = __webpack_require__(24192);
    var front_matter = __webpack_require__(3187);
    const MAX_LISTED = 200;
    const FOLDERS = [ ".gemini/skills", ".agents/skills" ];
    async function readSkill(tree, path) {
      const file = await tree.read(path);
      if (file.kind !== "text") return file.kind === "missing" ? "it is not a file" : file.reason;
      const matter = await (0, front_matter.X)(file.text);
      if (matter.kind === "missing") return "it does not begin with fields between `---` lines";
      const fields = matter.kind === "read" ? matter.fields : plainFields(matter.yaml);
      const {name: name, description: description, compatibility: compatibility} = fields;
      if (typeof name !== "string" || typeof description !== "string" || name.trim() === "" || description.trim() === "") {
        return matter.kind === "broken" ? matter.message : "`name` and `description` must be text";
      }
      const directory = external_node_path_.posix.dirname(path);
      const files = (await tree.under(directory)).filter(other => other !== path).map(other => other.slice(directory.length + 1));
      const skill = {
        name: name.trim().replaceAll(/[^\w.-]+/g, "-"),
        description: description.trim(),
        ...typeof compatibility === "string" ? {
          compatibility: (0, cut.Ku)(compatibility.trim(), MOST_COMPATIBILITY)
        } : {},
        path: path,
        directory: directory,
        body: matter.body,
        files: files.slice(0, MAX_LISTED)
      };
      return {
        skill: skill,
        notes: lapses({
          ...fields,
          name: name.trim()
        }, skill).map(lapse => `${path}: ${lapse}.`)
      };
    }
    const MOST_NAME = 64;
    const MOST_DESCRIPTION = 1024;
    const MOST_COMPATIBILITY = 500;
    function lapses({name: name, compatibility: compatibility = "", ...fields}, {directory: directory, description: description}) {
      const folder = external_node_path_.posix.basename(directory);
      const formed = /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name) && name.length <= MOST_NAME;
      const fits = typeof compatibility === "string" && compatibility.trim().length <= MOST_COMPATIBILITY;
      return [ ...formed ? [] : [ `\`name\` should have a-z, 0-9 and single hyphens between them, and at most ${MOST_NAME} characters` ], ...name === folder || FOLDERS.includes(directory) ? [] : [ `\`name\` should be that of its folder, \`${folder}\`` ], ...description.length <= MOST_DESCRIPTION ? [] : [ `\`description\` has ${description.length} characters; the model is shown the first ${MOST_DESCRIPTION}` ], ...fits ? [] : [ `\`compatibility\` should be text of at most ${MOST_COMPATIBILITY} characters` ], ..."allowed-tools" in fields ? [ "`allowed-tools` has no effect here; the policy file says what is allowed" ] : [] ];
    }
    function plainFields(yaml) {
      const found = {};
      for (const match of yaml.matchAll(/^(name|description):[ \t]*(.*(?:\n[ \t]+\S.*)*)/gm)) {
        found[match[1] ?? ""] = (match[2] ?? "").replaceAll(/\s+/g, " ").trim();
      }
      return found;
    }
    var subagents = __webpack_require__(64434);
    var ports_git = __webpack_require__(11507);
    var once = __webpack_require__(40627);
    var paths = __webpack_require__(50876);
    const MOST_TRUSTED_BYTES = 1024 * 1024;
    const NO_NAMES = new Map;
    const FOLLOWED = /(^|\/)(\.gemini|\.agents|\.claude|[A-Z_-]+\.md)(\/|$)/i;
    const HOPS = 8;
    function target(link, text) {
      if (text === "" || external_node_path_.posix.isAbsolute(text)) return undefined;
      const path = external_node_path_.posix.join(external_node_path_.posix.dirname(link), text).replace(/\/$/, "");
      return path.startsWith("..") ? undefined : path;
    }
    async function readText(git, commit, path) {
      const bytes = await git.show(commit, path);
      if (bytes === undefined) return {
        kind: "missing"
      };
      if (bytes.length > MOST_TRUSTED_BYTES) return {
        kind: "unreadable",
        reason: `it has ${bytes.length} bytes; at most ${MOST_TRUSTED_BYTES} are read`
      };
      try {
        const text = new TextDecoder("utf-8", {
          fatal: true
        }).decode(bytes);
        return text.includes("\0") ? {
          kind: "unreadable",
          reason: "it is not text"
        } : {
          kind: "text",
          path: path,
          text: text.replaceAll("\r\n", "\n")
        };
      } catch {
        return {
          kind: "unreadable",
          reason: "it is not UTF-8 text"
        };
      }
    }
    function startedCommands(hooks, servers) {
      const local = servers.flatMap(server => server.kind === "entry" && server.transport.kind === "stdio" ? [ server.transport.command, ...server.transport.args ] : []);
      return [ ...hooks.flatMap(group => group.hooks.map(hook => hook.command)), ...local ];
    }
    const ALWAYS = [ ".gemini", ".agents" ];
    const MAX_FILES = 2e3;
    async function copyFile(tree, files, path, to) {
      const file = await tree.bytes(path);
      if (file !== undefined) await files.write(to, file.bytes, file.executable ? 493 : 420);
    }
    async function namedFiles(tree, command) {
      const words = command.split(/[\s"'=;|&<>()$`{}]+/).map(word => external_node_path_.posix.normalize(word.replace(PROJECT, "")));
      const found = words.map(async word => {
        if (word === "." || word.startsWith("..") || await tree.locate(word) === undefined) return [];
        const folder = external_node_path_.posix.dirname(word);
        return folder === "." ? [ word ] : await tree.under(folder);
      });
      return (await Promise.all(found)).flat();
    }
    const PROJECT = /^(?:GEMINI_PROJECT_DIR|CLAUDE_PROJECT_DIR)?\//;
  }),
  86610: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      T: () => isRejected,
      b: () => CLOSED_BY_REMIT
    });
    const CLOSED_BY_REMIT = "\x3c!-- remit:spent --\x3e";
    function isRejected(pull) {
      return !pull.open && !pull.merged && !pull.body.includes(CLOSED_BY_REMIT);
    }
  }),
  37989: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      UM: () => wasTicked,
      i_: () => writeBoard,
      n_: () => readBoard,
      s8: () => withoutOldTicks
    });
    var _records_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6786);
    const MARK = "\x3c!-- remit:dashboard --\x3e";
    const MOST = 256;
    function readBoard(text) {
      const [mark, ...lines] = text.split(/\r?\n/);
      if (mark !== MARK) return undefined;
      const rows = new Map;
      for (const line of lines.slice(0, 4 * MOST)) {
        const row = readRow(line);
        if (row !== undefined && !rows.has(row.task) && rows.size < MOST) rows.set(row.task, row);
      }
      return [ ...rows.values() ];
    }
    const ROW = /^- \[([ xX])\] <!-- remit:task name=([a-z0-9-]{1,40}) end=([a-z]{1,10}) pull=(\d{1,9}) run=(\d{1,20}) at=(\d{1,10})(?: since=(\d{1,10}))?( rests)? -->/;
    function readRow(line) {
      const [, box = "", task = "", end = "", pull, run = "", at, since, rests] = ROW.exec(line) ?? [];
      const conclusion = _records_js__WEBPACK_IMPORTED_MODULE_0__.Fr.find(each => each === end);
      if (conclusion === undefined) return undefined;
      const ticked = box !== " ";
      return {
        task: task,
        ticked: ticked,
        conclusion: conclusion,
        pull: Number(pull),
        run: run,
        at: Number(at),
        ...rests && {
          rests: true
        },
        ...ticked && since !== undefined && {
          since: Number(since)
        }
      };
    }
    function writeBoard(rows, home) {
      const sorted = rows.toSorted((a, b) => a.task < b.task ? -1 : 1);
      return [ MARK, INTRODUCTION, "", ...sorted.map(row => writeRow(row, home)), "" ].join("\n");
    }
    const INTRODUCTION = "The tasks that Remit carries out here. Tick a box to start one now; Remit unticks it when the run has ended. Remit rewrites this text after each run.";
    function writeRow({task: task, ticked: ticked, conclusion: conclusion, pull: pull, run: run, at: at, rests: rests, since: since}, home) {
      const more = `${since === undefined ? "" : ` since=${since}`}${rests === true ? " rests" : ""}`;
      const facts = `\x3c!-- remit:task name=${task} end=${conclusion} pull=${pull} run=${run} at=${at}${more} --\x3e`;
      const when = `${new Date(at * 1e3).toISOString().slice(0, 16).replace("T", " ")} UTC`;
      const to = `[#${pull}](${home}/pull/${pull})`;
      const link = pull === 0 ? "" : `, ${to}`;
      const end = rests === true ? `rests since ${to} was closed without being merged; tick to start it` : conclusion + link;
      return `- [${ticked ? "x" : " "}] ${facts} **${task}**: ${end}, ${when} ([run](${home}/actions/runs/${run}))`;
    }
    const UNANSWERED = 24 * 60 * 60;
    function withoutOldTicks(rows, by, now) {
      return rows.map(({since: since = by, ...row}) => {
        if (!row.ticked) return row;
        return now - since > UNANSWERED ? {
          ...row,
          ticked: false
        } : {
          ...row,
          since: since
        };
      });
    }
    function wasTicked(task, before, now) {
      const [was, is] = [ before, now ].map(rows => rows.find(row => row.task === task));
      return was?.ticked === false && is?.ticked === true;
    }
  }),
  19298: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var withCommas = (function withCommas(value) {
      return String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ",");
    });
    var counted = (function counted(value, one, many = `${one}s`) {
      return `${withCommas(value)} ${value === 1 ? one : many}`;
    });
    var tokens = (function tokens(value) {
      if (value < 1e3) return String(Math.round(value));
      if (value < 999500) return `${trim((value / 1e3).toFixed(value < 99950 ? 1 : 0))}k`;
      return `${trim((value / 1e6).toFixed(2))}M`;
    });
    var money = (function money(usd) {
      return `US$ ${usd > 0 && usd < .01 ? usd.toFixed(4) : usd.toFixed(2)}`;
    });
    var duration = (function duration(ms) {
      if (ms < 1e3) return `${Math.round(ms)} ms`;
      if (ms < 59950) return `${trim((ms / 1e3).toFixed(1))} s`;
      const seconds = Math.round(ms / 1e3);
      if (seconds < 3600) return seconds % 60 === 0 ? `${seconds / 60} min` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
      return `${Math.floor(seconds / 3600)} h ${Math.floor(seconds % 3600 / 60)} min`;
    });
    var gauge = (function gauge(used, of) {
      const share = of > 0 ? used / of : 0;
      const full = share >= 1 ? 10 : Math.min(9, Math.max(used > 0 ? 1 : 0, Math.round(share * 10)));
      return "\u25b0".repeat(full) + "\u25b1".repeat(10 - full);
    });
    var limitAmount = (function limitAmount(name, value) {
      switch (name) {
       case "minutes":
        return duration(value * 6e4);

       case "tokens":
        return tokens(value);

       case "usd":
        return money(value);

       default:
        return withCommas(value);
      }
    });
    var limitName = (function limitName(name) {
      return LIMITS[name].name;
    });
    var trim = (function trim(text) {
      return text.includes(".") ? text.replace(/\.?0+$/, "") : text;
    });
    var tellingArgument = (function tellingArgument({args: args}) {
      for (const name of TELLING) {
        const value = args[name];
        if (typeof value === "string") return value;
      }
      return JSON.stringify(args);
    });
    __webpack_require__.d(__webpack_exports__, {
      Df: () => tellingArgument,
      Ff: () => limitName,
      LU: () => tokens,
      TG: () => money,
      Ue: () => describeFixed,
      VK: () => shortDigest,
      aU: () => limitInWords,
      hS: () => counted,
      p0: () => duration,
      qC: () => limitAmount,
      rX: () => withCommas,
      uI: () => gauge
    });
    function describeFixed({fresh: fresh, all: all}) {
      if (all) return "All findings of earlier reviews are fixed.";
      return `${counted(fresh, "finding")} of earlier reviews ${fresh === 1 ? "is" : "are"} fixed, as ${fresh === 1 ? "its thread says" : "their threads say"}.`;
    }
    function limitInWords(name, value) {
      const {unit: unit} = LIMITS[name];
      return unit === undefined ? limitAmount(name, value) : `${limitAmount(name, value)} ${unit}${value === 1 ? "" : "s"}`;
    }
    const LIMITS = {
      turns: {
        name: "turns",
        unit: "turn"
      },
      minutes: {
        name: "time"
      },
      tokens: {
        name: "tokens",
        unit: "token"
      },
      usd: {
        name: "money"
      },
      calls: {
        name: "tool calls",
        unit: "tool call"
      },
      files: {
        name: "files changed",
        unit: "file"
      },
      lines: {
        name: "lines changed",
        unit: "line"
      }
    };
    const TELLING = [ "command", "file_path", "absolute_path", "path", "dir_path", "pattern", "query", "url", "name", "prompt" ];
    const SHORT = 12;
    function shortDigest(digest) {
      return digest.replace(/^sha256:/, "").slice(0, SHORT);
    }
  }),
  60566: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var loadRendering = (function loadRendering() {
      return Promise.all([ __webpack_require__.e(3586), __webpack_require__.e(5502), __webpack_require__.e(4399) ]).then(__webpack_require__.bind(__webpack_require__, 90133));
    });
    var openReporter = (function openReporter(station) {
      const {log: log, runner: runner, key: key, subject: subject, stop: stop, earlier: earlier} = station;
      runner.saveState(_saved_js__WEBPACK_IMPORTED_MODULE_0__.MX.key, key);
      if (subject !== undefined) runner.saveState(_saved_js__WEBPACK_IMPORTED_MODULE_0__.MX.subject, String(subject));
      const sticky = subject === undefined ? undefined : (0, _run_comment_js__WEBPACK_IMPORTED_MODULE_1__.kK)(station.github, station.seal, {
        key: key,
        subject: subject
      });
      const updating = sticky === undefined || earlier !== undefined ? undefined : keepUpdated(station, sticky);
      if (earlier !== undefined) runner.saveState(_saved_js__WEBPACK_IMPORTED_MODULE_0__.MX.delivered, "yes");
      return {
        async finish(places = {}) {
          const {renderAnnotations: renderAnnotations, renderOutputs: renderOutputs, renderSummary: renderSummary} = await loadRendering();
          if (await runner.writeSummary(renderSummary(log.entries))) runner.saveState(_saved_js__WEBPACK_IMPORTED_MODULE_0__.MX.summary, "yes");
          const quiet = updating?.end();
          let last = sticky;
          if (earlier !== undefined && !saysMore(log.entries)) last = undefined; else if (!stop.aborted) {
            await quiet;
            last = await stickyFor(station, sticky);
            await deliverFinal(station, last);
          }
          for (const {level: level, title: title, message: message} of renderAnnotations(log.entries)) runner.annotate(level, title, message);
          const commentUrl = last?.found?.url ?? earlier?.url;
          const outputs = renderOutputs(log.entries, {
            ...(0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_2__.gI)({
              "comment-url": commentUrl
            }),
            ...places
          });
          for (const [name, value] of Object.entries(outputs)) runner.setOutput(name, value);
        }
      };
    });
    var stickyFor = (async function stickyFor({log: log, github: github, seal: seal, key: key}, existing) {
      const {pullOf: pullOf, readRunState: readRunState} = await loadRendering();
      const state = readRunState(log.entries);
      if (existing !== undefined) return state.outcome?.conclusion === "declined" && existing.found === undefined ? undefined : existing;
      const number = pullOf(state);
      return number === undefined ? undefined : (0, _run_comment_js__WEBPACK_IMPORTED_MODULE_1__.kK)(github, seal, {
        key: key,
        subject: number
      });
    });
    var deliverFinal = (async function deliverFinal({log: log, runner: runner, secrets: secrets}, sticky) {
      const {renderComment: renderComment} = await loadRendering();
      const content = {
        body: secrets.redact(renderComment(log.entries)),
        record: (0, _run_comment_js__WEBPACK_IMPORTED_MODULE_1__.zv)(log.entries)
      };
      const failure = sticky === undefined ? undefined : await (0, _run_comment_js__WEBPACK_IMPORTED_MODULE_1__.cK)(sticky, content);
      if (failure === undefined) runner.saveState(_saved_js__WEBPACK_IMPORTED_MODULE_0__.MX.delivered, "yes"); else runner.annotate("warning", "Remit: comment not written", `${(0, 
      _run_comment_js__WEBPACK_IMPORTED_MODULE_1__.oQ)(failure)} The job summary says the same.`);
    });
    var keepUpdated = (function keepUpdated({log: log, runner: runner, clock: clock, secrets: secrets, ready: ready}, sticky) {
      const ending = new AbortController;
      let wake = () => undefined;
      const stopListening = log.listen(() => wake());
      const update = async () => {
        try {
          const known = sticky.found;
          const {renderProgress: renderProgress} = await loadRendering();
          const body = secrets.redact(renderProgress(log.entries, clock.now()));
          const {id: id} = await sticky.put(body, (0, _run_comment_js__WEBPACK_IMPORTED_MODULE_1__.F0)(log.entries));
          if (known?.id !== id) runner.saveState(_saved_js__WEBPACK_IMPORTED_MODULE_0__.MX.comment, String(id));
          return true;
        } catch (error) {
          runner.print((0, _run_comment_js__WEBPACK_IMPORTED_MODULE_1__.oQ)(error));
          return mayPass(error);
        }
      };
      const updating = (async () => {
        await ready;
        while (!ending.signal.aborted) {
          const seen = log.entries.length;
          if (!await update()) return;
          await clock.sleep(UPDATE_EVERY, ending.signal);
          if (!ending.signal.aborted && log.entries.length === seen) await new Promise(resolve => wake = resolve);
        }
      })();
      return {
        async end() {
          ending.abort();
          stopListening();
          wake();
          await updating;
        }
      };
    });
    __webpack_require__.d(__webpack_exports__, {
      DO: () => loadRendering,
      WU: () => openReporter
    });
    var _lib_parts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23782);
    var _ports_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71888);
    var _run_comment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28598);
    var _saved_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77480);
    const UPDATE_EVERY = 1e4;
    function saysMore(entries) {
      return entries.some(({event: event}) => {
        if (event.type === "change.published") return event.publication.pull?.created === true;
        return event.type === "run.finished" && OBJECTIONS.has(event.outcome.fault?.kind ?? "");
      });
    }
    const OBJECTIONS = new Set([ "config", "conflict" ]);
    function mayPass(error) {
      return !(0, _ports_js__WEBPACK_IMPORTED_MODULE_3__.K)(error) && !(error instanceof _ports_js__WEBPACK_IMPORTED_MODULE_3__.y && error.status === 401);
    }
  }),
  28598: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var openSticky = (function openSticky(github, seal, mark, known) {
      let found;
      let id = known;
      let lastBody;
      let earlier;
      async function look() {
        if (id !== undefined && earlier !== undefined) return earlier;
        const searched = search(github, mark);
        const comment = await (id === undefined ? searched : searched.catch((0, _lib_attempt_js__WEBPACK_IMPORTED_MODULE_0__.Wj)(_ports_js__WEBPACK_IMPORTED_MODULE_1__.y, () => undefined)));
        id ??= comment?.id;
        if (comment !== undefined) earlier ??= await recordIn(comment, {
          github: github,
          seal: seal,
          subject: mark.subject
        });
        return earlier ?? {};
      }
      async function send(body) {
        if (id === undefined) return await createFirst(github, mark, body);
        try {
          return await github.updateComment(id, body);
        } catch (error) {
          if (!(error instanceof _ports_js__WEBPACK_IMPORTED_MODULE_1__.y) || !GONE.has(error.status)) throw error;
          return github.createComment(mark.subject, body);
        }
      }
      return {
        get found() {
          return found;
        },
        earlier: look,
        async put(body, record = {}) {
          const whole = sealComment(`${markerLine(mark)}\n${body}`, carryOver(record, await look()), seal);
          if (found !== undefined && lastBody === whole) return found;
          lastBody = undefined;
          found = await send(whole);
          id = found.id;
          earlier ??= {};
          lastBody = whole;
          return found;
        }
      };
    });
    var createFirst = (async function createFirst(github, mark, body) {
      const made = await github.createComment(mark.subject, body);
      try {
        const first = await search(github, mark);
        if (first === undefined || first.id >= made.id) return made;
        await github.deleteComment(made.id);
        return await github.updateComment(first.id, body);
      } catch (error) {
        if (error instanceof _ports_js__WEBPACK_IMPORTED_MODULE_1__.y) return made;
        throw error;
      }
    });
    var search = (async function search(github, mark) {
      const [self, comments] = await Promise.all([ github.self(), github.comments(mark.subject) ]);
      return findMarked(comments, mark, self.id);
    });
    var deliver = (async function deliver(sticky, {body: body, record: record = {}}) {
      try {
        await sticky.put(body, record);
        return undefined;
      } catch (error) {
        return error;
      }
    });
    var recordOf = (function recordOf(entries) {
      return readRecords(entries).record;
    });
    var workingRecord = (function workingRecord(entries) {
      const {run: run, record: record} = readRecords(entries);
      return {
        ...run !== "" && {
          run: run
        },
        ...record
      };
    });
    var endOf = (function endOf({conclusion: conclusion, publication: publication}, {last: last, verified: verified}) {
      const cut = conclusion === "failed" ? publication?.pull === undefined : publication === undefined;
      const lacking = (conclusion === "failed" || conclusion === "cancelled") && cut;
      const whole = lacking && last?.kind === "finished" && last.fault === undefined;
      return !whole ? conclusion : verified ? "changed" : "unverified";
    });
    var sealComment = (function sealComment(text, record, seal) {
      const facts = NAMES.flatMap(name => record[name] === undefined ? [] : [ `${name}=${record[name]} ` ]).join("");
      return `${text}\n\n\x3c!-- remit:seal ${facts}sum=${sumOf(text, facts, seal)} --\x3e`;
    });
    var findOwn = (function findOwn(comments, {author: author, subject: subject, seal: seal}) {
      return comments.filter(comment => comment.author.id === author).flatMap(comment => {
        const lines = plain(comment.body).split("\n");
        const mark = readMarker(lines[0] ?? "");
        const [, facts, sum] = LAST.exec(lines.at(-1) ?? "") ?? [];
        if (mark === undefined || facts === undefined) return [];
        const intact = mark.subject === subject && sumOf(lines.slice(0, -1).join("\n"), facts, seal) === sum;
        return [ {
          ...mark,
          record: readFacts(facts),
          intact: intact,
          comment: comment
        } ];
      });
    });
    var sumOf = (function sumOf(text, facts, seal) {
      return seal.sum("comment", plain(text), facts);
    });
    var plain = (function plain(text) {
      return text.replaceAll("\r\n", "\n").trim();
    });
    var commentKey = (function commentKey(request) {
      const {trigger: trigger, key: key, instruction: instruction, task: task, subject: subject} = request;
      if (task !== undefined && subject === undefined) return `task-${task}`;
      if (trigger !== "pull") return key;
      return `reviews-${(0, _lib_seal_js__WEBPACK_IMPORTED_MODULE_6__.ol)(instruction).slice(0, 12)}`;
    });
    var markerLine = (function markerLine({key: key, subject: subject}) {
      return `\x3c!-- remit:v1 key=${encodeURIComponent(key.toWellFormed()).replaceAll("-", "%2D")} subject=${subject} --\x3e`;
    });
    var findMarked = (function findMarked(comments, mark, author) {
      const line = markerLine(mark);
      return comments.find(comment => comment.author.id === author && comment.body.split(/\r?\n/, 1)[0] === line);
    });
    __webpack_require__.d(__webpack_exports__, {
      B_: () => markerLine,
      F0: () => workingRecord,
      O2: () => isUntouched,
      Td: () => commentKey,
      V: () => sealComment,
      cK: () => deliver,
      gq: () => findOwn,
      kK: () => openSticky,
      oQ: () => undelivered,
      zv: () => recordOf
    });
    var _ports_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71888);
    var _lib_seal_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(75423);
    var _events_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58223);
    var _events_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6786);
    var _log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24078);
    var _lib_parts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23782);
    var _lib_attempt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91513);
    async function recordIn(comment, {github: github, seal: seal, subject: subject}) {
      const [own] = findOwn([ comment ], {
        author: comment.author.id,
        subject: subject,
        seal: seal
      });
      const {kept: kept, pushed: pushed} = own?.record ?? {};
      if (own === undefined || kept === undefined && pushed === undefined) return {};
      return await isUntouched({
        github: github,
        seal: seal
      }, own) ? own.record : {};
    }
    function carryOver(record, earlier) {
      const kept = record.kept ?? earlier.kept;
      const same = record.pushed === undefined || record.pushed === earlier.pushed;
      const {pushed: pushed = record.pushed, end: end = record.end} = same ? {
        ...earlier,
        ...record
      } : record;
      return {
        ...record,
        ...(0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_2__.gI)({
          kept: kept,
          pushed: pushed,
          end: end
        })
      };
    }
    const GONE = new Set([ 404, 410 ]);
    function undelivered(error) {
      const why = (0, _lib_attempt_js__WEBPACK_IMPORTED_MODULE_0__.bD)(error).replace(/\.$/, "");
      return `The comment could not be written: ${why}.`;
    }
    const readRecords = (0, _log_js__WEBPACK_IMPORTED_MODULE_3__.Qj)(() => ({
      run: "",
      record: {},
      verified: true
    }), (state, {agent: agent, event: event}) => {
      if (event.type === "run.started") {
        const {run: run, answered: answered} = event;
        const kept = (0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_2__.gI)({
          kept: answered?.kept
        });
        state.run = run.id.replaceAll(/\D/g, "");
        state.record = answered === undefined ? {} : {
          pushed: answered.commit,
          ...kept
        };
        state.last = undefined;
        state.verified = true;
      }
      if (event.type === "agent.stopped" && agent === _events_js__WEBPACK_IMPORTED_MODULE_4__.QT) state.last = event.end;
      if (event.type === "verify.finished") state.verified = event.ok;
      if (event.type === "change.pushed") state.record = {
        ...state.record,
        pushed: event.commit
      };
      if (event.type === "run.kept" && event.sum !== undefined) state.record = {
        ...state.record,
        kept: event.sum
      };
      if (event.type === "plan.kept") state.record = {
        ...state.record,
        plan: event.digest
      };
      if (event.type === "run.finished" && state.record.pushed !== undefined) state.record = {
        ...state.record,
        end: endOf(event.outcome, state)
      };
    });
    const NAMES = [ "run", "kept", "pushed", "end", "plan" ];
    async function isUntouched({github: github, seal: seal}, {intact: intact, comment: comment}) {
      if (!intact || seal.keyed) return intact;
      const editor = await github.lastEditor(comment.id);
      return editor === undefined || editor === comment.author.id;
    }
    const LAST = /^<!-- remit:seal ((?:[a-z]+=\S{1,200} ){0,5})sum=((?:hmac-)?sha256:[0-9a-f]{64}) -->$/;
    function readFacts(facts) {
      const pairs = facts.split(" ").flatMap(fact => {
        const [name = "", value = ""] = fact.split("=", 2);
        const known = name === "end" ? _events_js__WEBPACK_IMPORTED_MODULE_5__.Fr.some(each => each === value) : NAMES.some(each => each === name);
        return known ? [ [ name, value ] ] : [];
      });
      return Object.fromEntries(pairs);
    }
    function readMarker(line) {
      const [, key, subject] = /^<!-- remit:v1 key=([\w%.!~*'()]{1,400}) subject=(\d{1,15}) -->$/.exec(line) ?? [];
      if (key === undefined) return undefined;
      try {
        return {
          key: decodeURIComponent(key),
          subject: Number(subject)
        };
      } catch {
        return undefined;
      }
    }
  }),
  47259: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var isTable = (function isTable(line) {
      return line.includes("|") && /^[\s|:-]+$/.test(line);
    });
    var lineEnd = (function lineEnd(text, start) {
      const found = text.indexOf("\n", start);
      return found < 0 ? text.length : found + 1;
    });
    var mailEnd = (function mailEnd(text, start) {
      if (!HINT.test(text.slice(start, start + MOST_LINE))) return start;
      const lines = text.slice(start, start + MOST_HEAD).split("\n", MOST_LINES);
      const [line = ""] = lines;
      const alone = isSeparator(line) || isHeader(lines) || isAttribution(line) || isSender(line);
      const size = attributionSize(lines) ?? (alone ? 1 : 0);
      if (size === 0) return start;
      const marked = /^\s*>/.test(lines.slice(size).join("\n"));
      return marked ? start + lines.slice(0, size).join("\n").length + 1 : text.length;
    });
    var endsMail = (function endsMail(line) {
      return FOOTER.test(line);
    });
    var attributionSize = (function attributionSize(lines) {
      const dated = DATE.test(lines[0] ?? "");
      if (!dated && !ADDRESS.test(lines[0] ?? "")) return undefined;
      for (let size = 1; size <= 3 && size <= lines.length; size += 1) {
        if (lines[size - 1]?.trim() === "") return undefined;
        const head = lines.slice(0, size).join(" ");
        if (/[:\uff1a][\s*_]*$/.test(head) && (WROTE.test(head) || dated && ADDRESS.test(head))) return size;
      }
      return undefined;
    });
    var isAttribution = (function isAttribution(line) {
      const verb = WROTE.exec(line);
      const who = verb === null ? WROTE_FIRST.exec(line)?.[1] : line.slice(0, verb.index);
      return who !== undefined && !OWN.test(line) && isName(who);
    });
    var isSender = (function isSender(line) {
      const [field] = FROM.exec(line) ?? [];
      if (field === undefined) return false;
      const who = line.slice(field.length);
      if (who.split(/\s+/).length <= MOST_NAMES + 2 && /<[^<>\s@]+@[^<>\s@]+>/.test(who)) return true;
      return (ADDRESS.test(who) || /^\s*[*_](?![*_])/.test(field) && new RegExp("\\p{L}", "u").test(who)) && isName(who);
    });
    var isSeparator = (function isSeparator(line) {
      return PASSED_ON.test(line) || /^\s*-{2,}[^-]/.test(line) && /[^-]-{2,}\s*$/.test(line) && FORWARDED.test(line);
    });
    var isHeader = (function isHeader(lines) {
      return FROM.test(lines[0] ?? "") && SENT.test(lines.join("\n").replace(FROM, " "));
    });
    var readSpans = (function readSpans(text, {flat: flat = false} = {}) {
      const spans = [];
      const add = (kind, start, end) => {
        if (end > start) spans.push({
          kind: kind,
          start: start,
          end: end
        });
      };
      let position = 0;
      let context = {
        indented: true,
        listed: false
      };
      while (position < text.length) {
        const block = readBlock(text, position, context, flat);
        if (block.kind === "footer") return [ {
          kind: "quote",
          start: 0,
          end: text.length
        } ];
        position = block.kind === "text" ? readInline(text, position, block.end, add, flat) : (add(block.kind, position, block.end), 
        block.end);
        context = block.context;
      }
      return spans;
    });
    var keepOwnText = (function keepOwnText(text) {
      const pieces = readSpans(text).map(({kind: kind, start: start, end: end}) => {
        const piece = text.slice(start, end);
        return kind === "text" ? piece : piece.replaceAll(/[^\n]/g, " ");
      });
      return pieces.join("");
    });
    var readBlock = (function readBlock(text, start, context, flat) {
      const end = lineEnd(text, start);
      const line = text.slice(start, end).replace(/\r?\n$/, "");
      if (line.trim() === "") return {
        kind: "text",
        end: end,
        context: {
          ...context,
          indented: true
        }
      };
      if (!flat && endsMail(line)) return {
        kind: "footer",
        end: end,
        context: context
      };
      const mail = flat ? start : mailEnd(text, start);
      if (mail > start) return {
        kind: "quote",
        end: mail,
        context: {
          indented: true,
          listed: false
        }
      };
      if (!flat && QUOTE.test(line)) {
        return {
          kind: "quote",
          end: quotationEnd(text, start),
          context: {
            indented: true,
            listed: false
          }
        };
      }
      const fence = markdown_FENCE.exec(line)?.[1];
      if (fence !== undefined) return {
        kind: "code",
        end: fenceEnd(text, end, fence),
        context: {
          ...context,
          indented: true
        }
      };
      if (/^(?: {4}| {0,3}\t)/.test(line) && context.indented && !context.listed) return {
        kind: "code",
        end: end,
        context: context
      };
      if (DEFINITION.test(line)) {
        return {
          kind: "comment",
          end: definitionEnd(text, start, end),
          context: {
            indented: true,
            listed: false
          }
        };
      }
      const listed = LIST_MARKER.test(line) || context.listed && /^\s/.test(line);
      return {
        kind: "text",
        end: paragraphEnd(text, end, flat),
        context: {
          indented: false,
          listed: listed
        }
      };
    });
    var paragraphEnd = (function paragraphEnd(text, start, flat) {
      let position = start;
      while (position < text.length) {
        const end = lineEnd(text, position);
        const line = text.slice(position, end).replace(/\r?\n$/, "");
        if (line.trim() === "" || markdown_FENCE.test(line) || LIST_MARKER.test(line)) return position;
        if (!flat && (QUOTE.test(line) || endsMail(line) || mailEnd(text, position) > position)) return position;
        position = end;
      }
      return position;
    });
    var readInline = (function readInline(text, start, end, add, flat) {
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
    });
    var matchOpening = (function matchOpening(text, position) {
      if (!"\\`~<!]".includes(text.charAt(position))) return undefined;
      OPENING.lastIndex = position;
      return OPENING.exec(text)?.[0];
    });
    __webpack_require__.d(__webpack_exports__, {
      F: () => keepOwnText,
      C: () => readSpans
    });
    const QUOTE = /^\s*(?:(?:[-*+]|\d{1,9}[.)])\s+)*>/;
    function quotationEnd(text, start) {
      let state = NOTHING;
      let position = start;
      while (position < text.length) {
        const end = lineEnd(text, position);
        const line = text.slice(position, end).replace(/\r?\n$/, "");
        if (QUOTE.test(line)) state = readQuoted(line, state); else if (state.kind !== "paragraph" || endsParagraph(line)) return position;
        position = end;
      }
      return position;
    }
    const NOTHING = {
      kind: "nothing"
    };
    const REST = {
      kind: "rest"
    };
    function readQuoted(line, before) {
      const content = line.replace(MARKS, "");
      const plain = PLAIN.test(line);
      const state = plain || before.kind === "paragraph" ? before : NOTHING;
      if (state.kind === "fence") return state.closing.test(content) ? NOTHING : state;
      if (content.trim() === "") return /[^\s>]/.test(line) ? {
        kind: "paragraph",
        plain: false
      } : NOTHING;
      const fence = FENCE.exec(content)?.[1];
      if (fence !== undefined && plain) return {
        kind: "fence",
        closing: closingOf(fence)
      };
      if (HEADING.test(content) || RULE.test(content)) return NOTHING;
      if (plain && (state.kind === "rest" || HTML.test(content))) return REST;
      if (state.kind !== "paragraph") return CODE.test(content) && plain ? NOTHING : {
        kind: "paragraph",
        plain: plain
      };
      if (!plain || !state.plain) return {
        kind: "paragraph",
        plain: false
      };
      return UNDERLINE.test(content) ? NOTHING : isTable(content) ? REST : state;
    }
    function closingOf(fence) {
      return new RegExp(String.raw`^ {0,3}[${fence[0]}]{${fence.length},}\s*$`);
    }
    function endsParagraph(line) {
      return line.trim() === "" || [ FENCE, HEADING, RULE, HTML, ITEM ].some(begin => begin.test(line));
    }
    const MARKS = /^\s*(?:(?:[-*+]|\d{1,9}[.)])\s+)*(?:> ?(?: {0,3}(?:[-*+]|\d{1,9}[.)])(?: |$))*(?= {0,3}>| {0,4}))+/;
    const PLAIN = /^ {0,3}>(?! {0,3}(?:>|[-*+]\s|\d{1,9}[.)]\s))/;
    const FENCE = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/;
    const HEADING = /^ {0,3}#{1,6}(?:\s|$)/;
    const RULE = /^ {0,3}(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})$/;
    const UNDERLINE = /^ {0,3}(?:=+|-+)\s*$/;
    const CODE = /^(?: {4}| {0,3}\t)/;
    const ITEM = /^ {0,3}(?:[-*+]|\d{1,9}[.)])(?:\s|$)/;
    const HTML = /^ {0,3}<(?:!--|\?|!\[CDATA\[|![a-z]|(?:script|pre|style|textarea)(?:[\s>]|$)|\/?(?:address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|menuitem|nav|noframes|ol|optgroup|option|p|param|search|section|summary|table|tbody|td|tfoot|th|thead|title|tr|track|ul)(?:[\s/>]|$))/i;
    const MOST_LINE = 300;
    const MOST_HEAD = 1500;
    const MOST_LINES = 8;
    const HINT = new RegExp("\\d|@|^\\s*-{2}|^[\\s*_]*\\p{L}[\\p{L} ]{0,40}[*_]*\\s?[:\uff1a]|^[^\\n]{1,150}[:\uff1a][\\s*_]*(?:\\n|$)", "u");
    const DATE = /\b(?:19|20)\d\d\b|\b\d{1,2}[:.h]\d\d\b|\d\u5e74/;
    const ADDRESS = /[^\s@]@[^\s@]{1,80}\.[^\s@]/;
    const WROTE = new RegExp("(?<![\\p{Script=Latin}\\p{Script=Cyrillic}])(?:wrote|schrieb|a \u00e9crit|escribi\u00f3|ha scritto|escreveu|schreef|skrev|kirjoitti|napisa\u0142\\(?a?\\)?|napsal\\(?a?\\)?|\u043f\u0438\u0448\u0435\u0442|\u043d\u0430\u043f\u0438\u0441\u0430\u043b\u0430?|\u5199\u9053|\u5beb\u9053)\\s*[:\uff1a][\\s*_]*$", "iu");
    const WROTE_FIRST = /^[\s*_]*(?:schrieb|schreef|skrev)\s([^:\uff1a]{1,100})[:\uff1a][\s*_]*$/iu;
    const OWN = /(?:^|[\s*_])(?:(?:I|we)\s+wrote|ich\s+schrieb|schrieb\s+ich|ik\s+schreef|schreef\s+ik|(?:jag|jeg|vi)\s+skrev|skrev\s+(?:jag|jeg|vi)|\u044f\s+\u043d\u0430\u043f\u0438\u0441\u0430\u043b\u0430?|\u6211[\u4eec\u5011]?[\u5199\u5beb]\u9053)\s*[:\uff1a]/iu;
    function isName(text) {
      const names = text.replaceAll(ADDRESSES, " ").match(/[^\s"'\u201c\u201d\u2018\u2019()[\],;*_<>]+/gu) ?? [];
      if (names.length <= 1) return names.every(name => new RegExp("^[@\\p{L}]", "u").test(name));
      return names.length <= MOST_NAMES && names.every(name => NAME.test(name));
    }
    const MOST_NAMES = 6;
    const ADDRESSES = new RegExp("[<[(]?(?:mailto:)?(?:[\\p{L}\\p{N}._%+-]{1,80}@[\\p{L}\\p{N}.-]{1,80}|\\*{3}@\\*{3}\\.\\*{3})[>\\])]?", "gu");
    const NAME = new RegExp("^(?:[\\p{Lu}\\p{Lt}\\p{Lo}\\p{N}]|(?:af|al|av|bin|da|das|de|del|della|den|der|di|do|dos|du|el|ibn|la|le|ten|ter|van|von|zu|zum|zur)$)", "u");
    const FORWARDED = /^[\s-]*(?:original|forwarded|begin forwarded|urspr\u00fcngliche|weitergeleitete|message d['\u2019]origine|message transf\u00e9r\u00e9|mensaje|mensagem|messaggio|oorspronkelijk|doorgestuurd|\u539f\u59cb\u90ae\u4ef6|\u8f6c\u53d1)/iu;
    const PASSED_ON = /^\s*(?:begin forwarded message|anfang der weitergeleiteten nachricht|d\u00e9but du message (?:r\u00e9exp\u00e9di\u00e9|transf\u00e9r\u00e9)|inicio del mensaje reenviado|inizio messaggio inoltrato|in\u00edcio da mensagem reencaminhada|begin doorgestuurd bericht)\s*[:\uff1a]\s*$/iu;
    const FROM = /^[\s*_]*(?:From|Von|De|Da|Van|Fr\u00e5n|Fra|Od|\u041e\u0442|\u53d1\u4ef6\u4eba|\u5bc4\u4ef6\u8005|\u5dee\u51fa\u4eba|\ubcf4\ub0b8 \uc0ac\ub78c)[*_]*\s?[:\uff1a]/u;
    const SENT = /(?:^|\s)[*_]*(?:Sent|Date|Subject|Gesendet|Datum|Betreff|Envoy\u00e9|Objet|Enviado|Fecha|Asunto|Data|Assunto|Inviato|Oggetto|Verzonden|Onderwerp|Skickat|\u00c4mne|Sendt|Emne|Wys\u0142ano|Temat|\u041e\u0442\u043f\u0440\u0430\u0432\u043b\u0435\u043d\u043e|\u0414\u0430\u0442\u0430|\u0422\u0435\u043c\u0430|\u53d1\u9001\u65f6\u95f4|\u4e3b\u9898|\u9001\u4fe1\u65e5\u6642|\u4ef6\u540d|\ubcf4\ub0b8 \ub0a0\uc9dc|\uc81c\ubaa9)[*_]*\s?[:\uff1a]/u;
    const FOOTER = /^[\s*_\u2014\u2013-]*(?:reply to this email directly|you are receiving this because|message id: *<[^<>\s]+@github\.com>)/i;
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
      template: "comment"
    };
    const LIST_MARKER = /^\s*(?:[-*+]|\d{1,9}[.)])\s/;
    const markdown_FENCE = /^\s*(?:(?:[-*+]|\d{1,9}[.)])\s+)?(`{3,}(?=[^`]*$)|~{3,})/;
    const DEFINITION = /^ {0,3}\[(?!\^)[^\]]+\]:\s*\S/;
    const TITLE = String.raw`(?:"(?:\\[^]|[^"\\]){0,2000}"|'(?:\\[^]|[^'\\]){0,2000}'|\((?:\\[^]|[^()\\]){0,2000}\))`;
    const WHOLE_DEFINITION = new RegExp(String.raw` {0,3}\[(?:\\[^]|[^[\]\\]){1,1000}\]:\s*(?:<[^<>\n]{0,2000}>|[^\s<]\S{0,2000})\s+${TITLE}[ \t]*(?:\r?\n|$)`, "y");
    function definitionEnd(text, start, line) {
      WHOLE_DEFINITION.lastIndex = start;
      const [definition = ""] = WHOLE_DEFINITION.exec(text) ?? [];
      return BLANK_LINE.test(definition) ? line : Math.max(line, start + definition.length);
    }
    const BLANK_LINE = /\n[ \t]*\r?\n/;
    function fenceEnd(text, start, fence) {
      const closing = new RegExp(String.raw`^\s*[${fence[0]}]{${fence.length},}\s*$`);
      for (let position = start; position < text.length; ) {
        const end = lineEnd(text, position);
        if (closing.test(text.slice(position, end))) return end;
        position = end;
      }
      return text.length;
    }
    const PATH = String.raw`(?:[^\s()<\\]|\\[^]|\((?:[^\s()\\]|\\[^]){0,500}\))`;
    const OPENING = new RegExp([ String.raw`\\[^]|\`+|(?<!~)(~~?)(?=[^\s~])[^~]{1,2000}(?<=\S)\1(?!~)|<!--|<\?|<!\[CDATA\[`, String.raw`<[/!]?[a-z](?:"[^"]{0,5000}"|'[^']{0,5000}'|[^<>"'])*>|<[/!]?[a-z][^<>]*>`, String.raw`(?:!\[[^\]]{0,1000})?\]\(\s*(?:<[^<>\n]{0,2000}>|${PATH}{0,2000})(?:\s+${TITLE})?\s*\)` ].join("|"), "giy");
    function readOpening(text, position, opening, paragraph, flat) {
      const after = position + opening.length;
      if (/^!?[[\]]/.test(opening)) return after > paragraph ? {
        kind: "text",
        end: position + 1
      } : {
        kind: "markup",
        end: after
      };
      if (opening.startsWith("\\")) return {
        kind: "text",
        end: after
      };
      const closing = HIDING.get(opening.toUpperCase());
      if (closing !== undefined) return {
        kind: "comment",
        end: endAfter(text, closing, after)
      };
      if (opening.startsWith("`")) return readCode(text, after, opening, paragraph);
      if (opening.startsWith("~")) return flat || after > paragraph ? {
        kind: "text",
        end: position + 1
      } : {
        kind: "quote",
        end: after
      };
      const name = /^<([a-z]+)(?=[\s/>])(?!.*\/>$)/is.exec(opening)?.[1]?.toLowerCase() ?? "";
      const kind = flat || !Object.hasOwn(ELEMENTS, name) ? undefined : ELEMENTS[name];
      if (kind === undefined) return {
        kind: "markup",
        end: after
      };
      return {
        kind: kind,
        end: NESTING.has(name) ? nestedEnd(text, name, after) : elementEnd(text, name, position, after)
      };
    }
    const HIDING = new Map([ [ "\x3c!--", "--\x3e" ], [ "<?", "?>" ], [ "<![CDATA[", "]]>" ] ]);
    function elementEnd(text, name, tag, from) {
      const rest = text.slice(from, from + MOST_ELEMENT);
      const found = rest.search(new RegExp(`</${name}\\s*>`, "i"));
      if (found >= 0) return from + found;
      if (from + MOST_ELEMENT < text.length) return text.length;
      return RAW.has(name) && MARGIN.test(text.slice(Math.max(0, tag - 40), tag)) ? text.length : from;
    }
    const RAW = new Set([ "pre", "script", "style" ]);
    const MARGIN = /(?:^|\n)[\s>*+\d.)-]*$/;
    const MOST_ELEMENT = 1e4;
    function readCode(text, after, ticks, paragraph) {
      for (let position = text.indexOf(ticks, after); position >= 0 && position < paragraph; ) {
        let end = position;
        while (text[end] === "`") end += 1;
        if (end - position === ticks.length) return {
          kind: "code",
          end: end
        };
        position = text.indexOf(ticks, end);
      }
      return {
        kind: "text",
        end: after
      };
    }
    function endAfter(text, closing, from) {
      const found = text.indexOf(closing, from);
      return found < 0 ? text.length : found + closing.length;
    }
    const NESTING = new Set([ "details", "blockquote" ]);
    function nestedEnd(text, name, from) {
      const tags = new RegExp(String.raw`<(/?)${name}\b[^>]{0,5000}>`, "gi");
      tags.lastIndex = from;
      let depth = 1;
      for (let tag = tags.exec(text); tag !== null; tag = tags.exec(text)) {
        depth += tag[1] === "" ? 1 : -1;
        if (depth === 0) return tags.lastIndex;
      }
      return text.length;
    }
  }),
  59957: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var parseSlashCommand = (function parseSlashCommand(input) {
      const [, name, args = ""] = /^\/?([a-z][\w:-]*)\s*(.*)$/is.exec(input?.trim() ?? "") ?? [];
      return name === undefined ? undefined : {
        name: name,
        args: args
      };
    });
    var requestFor = (function requestFor(command, parts) {
      const kind = KINDS.get(command?.name.toLowerCase() ?? "") ?? "change";
      return {
        kind: kind,
        instruction: (0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_0__.oR)(parts, "\n\n"),
        ...(0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_0__.gI)({
          command: command
        })
      };
    });
    var askersOf = (function askersOf(author, ...others) {
      const all = [ author ];
      for (const other of others) if (other !== undefined && !all.some(each => sameAccount(each, other))) all.push(other);
      return all;
    });
    var sameAccount = (function sameAccount(a, b) {
      return a.id === b.id && a.login.toLowerCase() === b.login.toLowerCase();
    });
    var readThread = (function readThread(payload, place, {comment: comment = "", at: at}) {
      const author = payload.account(`${place}.user`);
      if (author === undefined || at === undefined) return {};
      const [title, body] = [ payload.text(`${place}.title`) ?? "", payload.text(`${place}.body`) ?? "" ];
      return {
        thread: {
          title: title,
          body: body,
          author: author,
          comment: comment,
          at: at
        }
      };
    });
    var keyOf = (function keyOf(facts) {
      return (0, _lib_seal_js__WEBPACK_IMPORTED_MODULE_1__.ol)(JSON.stringify(facts)).slice(0, 16);
    });
    var openPayload = (function openPayload(value) {
      const at = path => path.split(".").reduce(step, value);
      const text = path => {
        const found = at(path);
        return typeof found === "string" ? found : undefined;
      };
      const number = path => {
        const found = at(path);
        return typeof found === "number" && Number.isSafeInteger(found) ? found : undefined;
      };
      return {
        text: text,
        number: number,
        has: path => (at(path) ?? undefined) !== undefined,
        flag: path => at(path) === true,
        list(path) {
          const found = at(path);
          return Array.isArray(found) ? found.slice(0, MOST_ITEMS).map(openPayload) : [];
        },
        json(path) {
          try {
            return JSON.stringify(at(path));
          } catch (error) {
            if (error instanceof RangeError) return undefined;
            throw error;
          }
        },
        account(path) {
          const login = text(`${path}.login`);
          if (login === undefined || login === "") return undefined;
          const bot = text(`${path}.type`) !== "User" || login.endsWith("[bot]");
          return {
            login: login,
            id: number(`${path}.id`) ?? 0,
            bot: bot
          };
        }
      };
    });
    var step = (function step(value, name) {
      if (value === null || typeof value !== "object") return undefined;
      return Object.getOwnPropertyDescriptor(value, name)?.value;
    });
    __webpack_require__.d(__webpack_exports__, {
      J5: () => askersOf,
      JS: () => openPayload,
      JT: () => OUR_MARK,
      Li: () => declined,
      My: () => parseSlashCommand,
      TN: () => keyOf,
      l1: () => defaultRequest,
      nj: () => readThread,
      pU: () => requestFor
    });
    var _lib_seal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75423);
    var _lib_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23782);
    const OUR_MARK = "\x3c!-- remit:";
    function declined(reason) {
      return {
        kind: "declined",
        reason: reason
      };
    }
    const KINDS = new Map([ [ "review", "review" ], [ "plan", "plan" ], [ "stop", "answer" ], [ "help", "answer" ] ]);
    function defaultRequest({command: input, prompt: prompt = ""}, fallback) {
      const command = parseSlashCommand(input);
      return requestFor(command, [ prompt.trim(), command === undefined ? fallback : "" ]);
    }
    const MOST_ITEMS = 100;
  }),
  27254: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var readOutputSchema = (async function readOutputSchema(input, tree) {
      const given = input.trim();
      if (given === "") return {
        kind: "none"
      };
      if (given.startsWith("{")) return await parse(given, "input output-schema");
      const file = await tree.read(given);
      if (file.kind === "text") return await parse(file.text, given);
      const why = file.kind === "missing" ? "there is no such file at the trusted commit" : file.reason;
      return faulty(`output-schema is \`${(0, cut.Ku)(given, 200)}\`: ${why}`);
    });
    var parse = (async function parse(text, source) {
      let schema;
      try {
        schema = JSON.parse(text);
      } catch (error) {
        return faulty(`${source} is not JSON: ${(0, attempt.bD)(error)}`);
      }
      if (!(0, read_data.bI)(schema)) return faulty(`${source} is not a JSON object`);
      const wrong = faultIn(schema, "#") ?? await unusable(schema);
      return wrong === undefined ? {
        kind: "read",
        form: schema
      } : faulty(`${source}, ${wrong}`);
    });
    var admit = (async function admit(pending, facts) {
      const lookups = Promise.all([ lookUpAskers(pending, facts.github), pinSubject(pending, facts), findBase(pending, facts) ]);
      lookups.catch(() => {});
      const [who, trusted, answersOnly] = await Promise.all([ facts.who, facts.trusted, facts.answersOnly ]);
      const [[asker, ...others], subject, ownBase] = await lookups;
      const least = leastFor(pending, subject, who);
      const refused = [ asker, ...others ].map(each => refuseActor(each, who, least)).find(refusal => refusal);
      if (refused !== undefined) return refused;
      if (subject instanceof ports_github.y) throw subject;
      if (ownBase instanceof ports_github.y) throw ownBase;
      if (subject !== undefined && "reason" in subject) return {
        ...subject,
        answer: true
      };
      const kind = kindOf(pending, subject, {
        trusted: trusted,
        answersOnly: answersOnly
      });
      const unfit = subject && refuseSubject(subject, {
        ...pending,
        kind: kind
      }, who, trusted);
      if (unfit !== undefined) return {
        ...unfit,
        answer: true
      };
      const base = subject?.subject.head ?? ("base" in ownBase ? ownBase.base : ownBase);
      if ("reason" in base) return {
        ...base,
        answer: true
      };
      return {
        kind: kind,
        trigger: pending.trigger,
        actor: asker.actor,
        ...subject === undefined ? {} : {
          subject: subject.subject
        },
        instruction: pending.instruction,
        ...(0, parts.gI)({
          question: pending.question
        }),
        trusted: trusted,
        base: base,
        ..."base" in ownBase && ownBase.round > 1 && {
          round: ownBase.round
        },
        ..."base" in ownBase && ownBase.rejected && {
          rejected: ownBase.rejected
        },
        key: pending.key,
        ...(0, parts.gI)({
          commentId: pending.commentId,
          phrase: pending.phrase,
          occasion: pending.occasion,
          task: pending.task
        })
      };
    });
    var lookUpAskers = (async function lookUpAskers(pending, github) {
      const [author, ...others] = pending.askers;
      if (pending.trigger === "schedule") return [ {
        actor: {
          ...author,
          permission: "none"
        }
      } ];
      const [first, rest] = await Promise.all([ lookUp(author, github), Promise.all(others.map(each => lookUp(each, github))) ]);
      return [ first, ...rest ];
    });
    var lookUp = (async function lookUp(asker, github) {
      try {
        const [permission, account] = await Promise.all([ permissionOf(asker, github), accountOf(asker, github) ]);
        const bot = asker.bot || account.bot;
        const same = account.id === asker.id || asker.id === 0;
        const actor = {
          login: asker.login,
          id: asker.id || account.id,
          permission: permission,
          bot: bot
        };
        return same ? {
          actor: actor
        } : {
          actor: actor,
          fault: "the login now belongs to another account"
        };
      } catch (error) {
        if (!(0, ports_github.K)(error)) throw error;
        const actor = {
          login: asker.login,
          id: asker.id,
          permission: "none",
          bot: asker.bot
        };
        return {
          actor: actor,
          fault: `GitHub did not say what they may do (${error.status}): ${error.message.replace(/\.$/, "")}`
        };
      }
    });
    var permissionOf = (async function permissionOf(asker, github) {
      const unknown = ({status: status}) => asker.bot && status === 404;
      return await github.permission(asker.login).catch((0, attempt.Wj)(ports_github.y, () => "none", unknown));
    });
    var accountOf = (async function accountOf(asker, github) {
      const unknown = ({status: status}) => asker.id !== 0 && status === 404;
      return await github.account(asker.login).catch((0, attempt.Wj)(ports_github.y, () => asker, unknown));
    });
    var leastFor = (function leastFor({trigger: trigger, kind: kind}, subject, who) {
      if (trigger === "schedule") return undefined;
      const fork = subject !== undefined && "subject" in subject && subject.subject.fromFork;
      if (!fork || trigger !== "pull" || kind !== "review" || who.forks.value === "nothing") return who.permission;
      return {
        value: "none",
        source: who.forks.source
      };
    });
    var refuseActor = (function refuseActor({actor: actor, fault: fault}, who, required) {
      if (required === undefined) return undefined;
      const {login: login, permission: permission} = actor;
      if (fault !== undefined) return (0, request_pending.Li)(`@${login} may not start a run: ${fault}.`);
      if (actor.bot) {
        if (who.bots.value.some(name => name.toLowerCase() === login.toLowerCase())) return undefined;
        return (0, request_pending.Li)(`@${login} is a bot that the policy does not name: bots = [${JSON.stringify(login)}] would.`);
      }
      const {value: least, source: source} = required;
      if (LADDER.indexOf(permission) >= LADDER.indexOf(least)) return undefined;
      return (0, request_pending.Li)(`@${login} has ${permission} permission; the policy asks for ${least} (${source}).`);
    });
    var pinSubject = (async function pinSubject(pending, {github: github}) {
      if (pending.subject === undefined) return undefined;
      const {kind: kind, number: number} = pending.subject;
      const title = pending.thread?.title;
      try {
        if (kind === "issue") {
          return {
            subject: {
              kind: kind,
              number: number,
              title: title ?? (await github.issue(number)).title,
              fromFork: false
            }
          };
        }
        const pull = await github.pull(number);
        const {head: head, base: base, fromFork: fromFork} = pull;
        const merges = pull.open ? {
          merges: mergeState(pull.mergeable)
        } : {};
        return {
          subject: {
            kind: kind,
            number: number,
            title: title ?? pull.title,
            head: head,
            base: base,
            fromFork: fromFork,
            ...merges
          },
          pull: pull
        };
      } catch (error) {
        if (!(0, ports_github.K)(error)) throw error;
        if (error.status !== 404 && error.status !== 410) return error;
        return (0, request_pending.Li)(`GitHub did not give ${kind === "pull" ? "pull request" : "issue"} #${number} (${error.status}): ${error.message}`);
      }
    });
    var refuseSubject = (function refuseSubject({subject: subject, pull: pull}, {kind: kind, subject: requested}, who, trusted) {
      if (pull === undefined) return undefined;
      const name = `Pull request #${subject.number}`;
      if (requested?.head !== undefined && requested.head !== pull.head.sha) {
        return (0, request_pending.Li)(`${name} has moved from ${requested.head} to ${pull.head.sha} since: that commit has its own event.`);
      }
      if (subject.fromFork && who.forks.value === "nothing") {
        return answered(`${name} comes from a fork, and the policy does nothing there (${who.forks.source}).`);
      }
      const why = kind === "change" ? whyUnchanged(subject, pull, trusted) : undefined;
      return why === undefined ? undefined : answered(`${name} ${why}`);
    });
    var answered = (function answered(reason) {
      return {
        ...(0, request_pending.Li)(reason),
        answer: true
      };
    });
    var kindOf = (function kindOf({kind: kind, question: question, command: command}, pinned, {trusted: trusted, answersOnly: answersOnly}) {
      if (kind !== "change" || EARLIER.has(command?.name.toLowerCase() ?? "")) return kind;
      if (answersOnly) return "answer";
      const unfit = pinned !== undefined && "pull" in pinned;
      return question === true && unfit && whyUnchanged(pinned.subject, pinned.pull, trusted) !== undefined ? "answer" : "change";
    });
    var findBase = (async function findBase(pending, facts) {
      if (pending.subject?.kind === "pull") return await facts.trusted;
      try {
        const [earlier, failed] = await Promise.all([ earlierBranch(pending, facts), pending.branch && sameBranch(pending.branch, facts) ]);
        if (failed !== undefined && "reason" in failed) return failed;
        if (earlier.kind === "open") return earlier.branch;
        const base = failed ?? await baseBranch(facts);
        if (earlier.kind === "none" || "reason" in base) return base;
        return {
          base: base,
          round: earlier.round,
          ...earlier.kind === "rejected" && {
            rejected: earlier.pull
          }
        };
      } catch (error) {
        if (!(0, ports_github.K)(error)) throw error;
        return error;
      }
    });
    var earlierBranch = (async function earlierBranch({subject: subject, task: task, key: key, thread: thread}, {github: github, branchPrefix: branchPrefix}) {
      if (subject === undefined) {
        const stem = `${branchPrefix}${task === undefined ? `dispatch-${key}` : `task-${task}`}`;
        const gone = task !== undefined && {
          gone: () => Promise.resolve(stem)
        };
        return await findEarlierBranch({
          github: github,
          stem: stem,
          slugs: false,
          ...gone
        });
      }
      const stem = `${branchPrefix}issue-${subject.number}`;
      const gone = async () => {
        const slug = (0, cut.tF)(thread?.title ?? (await github.issue(subject.number)).title);
        return slug === "" ? stem : `${stem}-${slug}`;
      };
      return await findEarlierBranch({
        github: github,
        stem: stem,
        slugs: true,
        gone: gone
      });
    });
    var baseBranch = (async function baseBranch({github: github, baseBranch: name, ...facts}) {
      const trusted = await facts.trusted;
      if (name === undefined || name === "" || name === trusted.name) return trusted;
      return await github.branch(name) ?? (0, request_pending.Li)(`There is no branch ${JSON.stringify(name)} (input base-branch).`);
    });
    var findEarlierBranch = (async function findEarlierBranch({github: github, stem: stem, slugs: slugs, gone: gone}) {
      const asked = gone && askFormer(gone, github);
      asked?.catch(() => undefined);
      const found = (await github.branches(stem)).filter(({name: name}) => isOf(name, stem, slugs));
      const [branch] = found.toSorted((a, b) => roundOf(b.name) - roundOf(a.name));
      if (branch === undefined) {
        const last = asked && await newestPull(await asked, github);
        return last === undefined || !(0, conversation.T)(last) ? {
          kind: "none"
        } : rejected(last, 1);
      }
      const former = await (asked?.catch(() => undefined));
      const last = former?.name === branch.name ? former.pull : await lastPull(branch.name, github);
      if (last === undefined || last.open || last.head.sha !== branch.sha) return {
        kind: "open",
        branch: branch
      };
      const round = roundOf(branch.name) + 1;
      const newest = await lastPull(`${branch.name.replace(ROUND, "")}.${round}`, github) ?? last;
      return (0, conversation.T)(newest) ? rejected(newest, round) : {
        kind: "merged",
        round: round
      };
    });
    var askFormer = (async function askFormer(gone, github) {
      const name = await gone();
      return {
        name: name,
        pull: await lastPull(name, github)
      };
    });
    var isOf = (function isOf(name, stem, slugs) {
      return name === stem || name.startsWith(`${stem}.`) || slugs && name.startsWith(`${stem}-`);
    });
    var newestPull = (async function newestPull({name: name, pull: pull}, github) {
      let newest;
      let found = pull;
      for (let round = 2; found !== undefined; round++) {
        if (newest === undefined || found.number > newest.number) newest = found;
        found = await lastPull(`${name}.${round}`, github);
      }
      return newest;
    });
    var lastPull = (async function lastPull(name, github) {
      const unreadable = ({status: status}) => status === 403 || status === 404;
      return await github.lastPullFrom(name).catch((0, attempt.Wj)(ports_github.y, () => undefined, unreadable));
    });
    var passGate = (async function passGate(ports, invocation, admitFurther, asking = () => undefined) {
      const {settings: settings, event: event} = invocation;
      const pending = (0, resolve_prompt.jP)(event, settings);
      if (pending.kind === "declined") return pending;
      asking(pending);
      const trusted = pinTrusted(ports, event.payload);
      const reading = trusted.then(pinned => readTrusted(ports, pinned, settings));
      const admitting = admit(pending, {
        github: ports.github,
        who: reading.then(({loaded: loaded}) => loaded.kind === "loaded" ? loaded.policy.who : NOBODY),
        answersOnly: reading.then(({loaded: loaded}) => loaded.kind === "loaded" && loaded.policy.publish.to.value === "nothing"),
        trusted: trusted,
        baseBranch: settings.trigger.baseBranch,
        branchPrefix: settings.trigger.branchPrefix
      });
      const [{loaded: loaded, project: project}, admitted] = await Promise.all([ reading, admitting ]);
      const faults = [ ...policyFaults(loaded), ...project.kind === "faulty" ? project.faults : [] ];
      if (faults.length > 0) return {
        kind: "closed",
        faults: faults
      };
      if (admitted.kind === "declined") return admitted.answer === true ? {
        ...admitted,
        ...answerTo(pending)
      } : admitted;
      if (loaded.kind !== "loaded" || project.kind !== "read") throw new Error("A policy without faults is loaded.");
      const further = await admitFurther(pending, admitted);
      if (further.kind === "declined") return further;
      const prompt = await (0, resolve_prompt.Jq)(pending, event, settings, project.project);
      if (prompt.kind === "declined") return {
        ...prompt,
        ...answerTo(pending)
      };
      if (prompt.kind === "faulty") return {
        kind: "closed",
        faults: prompt.faults
      };
      const output = await readOutputSchema(settings.trigger.outputSchema ?? "", project.project.tree);
      if (output.kind === "faulty") return {
        kind: "closed",
        faults: [ output.fault ]
      };
      const {resolved: resolved} = prompt;
      const form = output.kind === "read" ? {
        form: output.form
      } : {};
      const request = {
        ...further.request,
        instruction: resolved.instruction
      };
      const limits = tighten(loaded.policy.limits, settings.tighten);
      return {
        kind: "open",
        pending: pending,
        request: request,
        resolved: resolved,
        policy: loaded.policy,
        project: project.project,
        ...form,
        limits: limits
      };
    });
    var pinTrusted = (async function pinTrusted({github: github, git: git}, payload) {
      const name = (0, invocation.dV)(payload) ?? (await github.repository()).defaultBranch;
      const pinned = await git.fetchHead(name, () => github.branch(name));
      if (pinned === undefined) {
        throw new Error(`The default branch ${name} does not exist. An empty repository has no policy.`);
      }
      return pinned;
    });
    var readTrusted = (async function readTrusted({git: git}, trusted, {policyFile: policyFile, projectSettings: projectSettings, noSandbox: noSandbox}) {
      const project = await (0, project_trusted.W)(git, trusted.sha, projectSettings);
      const found = project.kind === "read" ? await findManifests(project.project.tree) : [];
      const [bytes, ...manifests] = await Promise.all([ policyFile, ...found ].map(path => git.show(trusted.sha, path)));
      const texts = new Map(found.map((path, index) => [ external_node_path_.posix.basename(path), manifests[index]?.toString("utf8") ?? "" ]));
      const file = bytes && {
        path: policyFile,
        ref: trusted.name,
        text: bytes.toString("utf8")
      };
      const loaded = file === undefined && policyFile !== load.OM ? noSuchPolicy(policyFile, trusted) : (0, 
      load.tb)(file, texts);
      return {
        loaded: loaded.kind === "loaded" ? {
          ...loaded,
          policy: withoutSandbox(loaded.policy, noSandbox)
        } : loaded,
        project: project
      };
    });
    var findManifests = (async function findManifests({names: names}) {
      const root = manifestsIn(await names(""));
      if (root.length > 0) return root;
      const below = (await manifestsBelow("", names, DEEPEST)).toSorted();
      return manifests.V.flatMap(name => below.find(path => external_node_path_.posix.basename(path) === name) ?? []);
    });
    var manifestsIn = (function manifestsIn(directory) {
      return manifests.V.filter(name => (directory.get(name)?.mode ?? git.Md) !== git.Md);
    });
    var withoutSandbox = (function withoutSandbox(policy, source) {
      if (source === undefined || policy.sandbox.mode.value === "off") return policy;
      const {commands: commands} = policy.shell;
      const listed = {
        value: commands.value === "any" ? "listed" : commands.value,
        source: source
      };
      return {
        ...policy,
        sandbox: {
          ...policy.sandbox,
          mode: {
            value: "off",
            source: source
          }
        },
        shell: {
          ...policy.shell,
          commands: listed
        }
      };
    });
    var policyFaults = (function policyFaults(loaded) {
      if (loaded.kind === "loaded") return [];
      return loaded.faults.map(({path: path, line: line, column: column, message: message, hint: hint}) => ({
        kind: "config",
        message: `${path}:${line}:${column}: ${message}`,
        ...(0, parts.gI)({
          hint: hint
        })
      }));
    });
    var tighten = (function tighten(policy, inputs) {
      return Object.fromEntries(Object.entries(policy).map(([name, limit]) => {
        const input = inputs[name];
        const tighter = input !== undefined && (limit.value === 0 || input < limit.value);
        return [ name, tighter ? {
          value: input,
          source: `input max-${name}`
        } : limit ];
      }));
    });
    __webpack_require__.d(__webpack_exports__, {
      l: () => passGate,
      G: () => readTrusted
    });
    var external_node_path_ = __webpack_require__(76760);
    var load = __webpack_require__(66762);
    var manifests = __webpack_require__(14121);
    var cut = __webpack_require__(24192);
    var json_schema = __webpack_require__(50502);
    var read_data = __webpack_require__(50991);
    var attempt = __webpack_require__(91513);
    function faulty(message) {
      const hint = "Give a JSON Schema (2020-12) as one JSON object, or the path of a file with one in the default branch; references stay within it.";
      return {
        kind: "faulty",
        fault: {
          kind: "config",
          message: `${message}.`,
          hint: hint
        }
      };
    }
    async function unusable(schema) {
      try {
        (await (0, json_schema.R_)(schema)).validate(null);
        return undefined;
      } catch (error) {
        return `which cannot be used: ${error instanceof Error ? error.message.split("\n")[0] : String(error)}`;
      }
    }
    const TYPES = [ "array", "boolean", "integer", "null", "number", "object", "string" ];
    const NESTED = [ "items", "additionalProperties", "contains", "not", "if", "then", "else", "propertyNames" ];
    const LISTED = [ "anyOf", "oneOf", "allOf", "prefixItems" ];
    const NAMED = [ "properties", "$defs", "definitions", "patternProperties", "dependentSchemas" ];
    function faultIn(schema, at) {
      if (typeof schema === "boolean") return undefined;
      if (!(0, read_data.bI)(schema)) return `at ${at}: expected a schema, found ${(0, 
      cut.Ku)(JSON.stringify(schema), 80)}`;
      const faults = inner(schema, at).map(([each, where]) => faultIn(each, where));
      return ownFault(schema, at) ?? faults.find(fault => fault !== undefined);
    }
    function ownFault(schema, at) {
      const {type: type, required: required, pattern: pattern, $ref: reference, enum: values} = schema;
      const types = Array.isArray(type) ? type : [ type ];
      if (type !== undefined && !types.every(each => TYPES.some(known => known === each))) {
        return `at ${at}/type: expected one of ${TYPES.join(", ")}, found ${JSON.stringify(type)}`;
      }
      if (required !== undefined && !(Array.isArray(required) && required.every(each => typeof each === "string"))) {
        return `at ${at}/required: expected a list of names`;
      }
      if (values !== undefined && !Array.isArray(values)) return `at ${at}/enum: expected a list`;
      if (reference !== undefined && !(typeof reference === "string" && reference.startsWith("#"))) {
        return `at ${at}/$ref: expected a reference within the schema (#\u2026), found ${JSON.stringify(reference)}`;
      }
      if (pattern === undefined || isPattern(pattern)) return undefined;
      return `at ${at}/pattern: ${JSON.stringify(pattern)} is not a regular expression`;
    }
    function isPattern(pattern) {
      return typeof pattern === "string" && (0, attempt.CD)(() => new RegExp(pattern, "u")) !== undefined;
    }
    function inner(schema, at) {
      return [ ...NESTED.flatMap(name => schema[name] === undefined ? [] : [ [ schema[name], `${at}/${name}` ] ]), ...LISTED.flatMap(name => items(schema[name]).map((each, index) => [ each, `${at}/${name}/${index}` ])), ...NAMED.flatMap(name => entries(schema[name]).map(([key, each]) => [ each, `${at}/${name}/${key}` ])) ];
    }
    function items(value) {
      if (value === undefined) return [];
      return Array.isArray(value) ? value : [ value ];
    }
    function entries(value) {
      if (value === undefined) return [];
      return (0, read_data.bI)(value) ? Object.entries(value) : [ [ "", value ] ];
    }
    var project_trusted = __webpack_require__(58869);
    var conversation = __webpack_require__(86610);
    var ports_github = __webpack_require__(71888);
    var request_pending = __webpack_require__(59957);
    var parts = __webpack_require__(23782);
    const LADDER = [ "none", "read", "triage", "write", "maintain", "admin" ];
    function mergeState(mergeable) {
      return mergeable === undefined ? "unknown" : mergeable ? "cleanly" : "with conflicts";
    }
    function whyUnchanged({fromFork: fromFork}, {open: open, merged: merged, head: head}, trusted) {
      if (fromFork) return "comes from a fork, which can be reviewed but not changed: ask for /review, or ask a question.";
      if (!open) {
        const instead = merged ? "Ask on the issue: the next request gets a new branch and pull request" : "Reopen it, or ask on the issue";
        return `is ${merged ? "merged" : "closed"}: there is no branch to put a change on. ${instead}.`;
      }
      if (head.name !== trusted.name) return undefined;
      return `comes from ${trusted.name}, the default branch, which Remit does not push to.`;
    }
    const EARLIER = new Set([ "approve", "continue" ]);
    async function sameBranch(branch, facts) {
      const base = await baseBranch(facts);
      if ("reason" in base) return base;
      if (base.name !== branch.name) return (0, request_pending.Li)(`The run was for ${branch.name}, which has no open pull request here: Remit fixes pull requests and ${base.name}.`);
      if (base.sha === branch.sha) return base;
      return (0, request_pending.Li)(`${base.name} has moved from ${branch.sha} to ${base.sha} since: its own checks decide.`);
    }
    function roundOf(name) {
      return Number(ROUND.exec(name)?.[1] ?? 1);
    }
    const ROUND = /\.([1-9]\d{0,5})$/;
    function rejected({number: number, url: url}, round) {
      return {
        kind: "rejected",
        round: round,
        pull: {
          number: number,
          url: url
        }
      };
    }
    var git = __webpack_require__(11507);
    var resolve_prompt = __webpack_require__(36494);
    var invocation = __webpack_require__(40298);
    var ecosystems = __webpack_require__(22509);
    function answerTo({trigger: trigger, subject: subject, key: key}) {
      const inWords = trigger === "comment" || trigger === "review_comment" || trigger === "review";
      return inWords && subject !== undefined ? {
        to: {
          key: key,
          subject: subject.number
        }
      } : {};
    }
    const NOBODY = {
      permission: {
        value: "admin",
        source: "faulty policy"
      },
      bots: {
        value: [],
        source: "faulty policy"
      },
      forks: {
        value: "nothing",
        source: "faulty policy"
      }
    };
    function noSuchPolicy(path, {name: name}) {
      const message = `There is no such file on ${name}, and \`policy-file\` names it.`;
      const hint = `Without \`policy-file\`, Remit reads ${load.OM}.`;
      return {
        kind: "faulty",
        faults: [ {
          path: path,
          line: 1,
          column: 1,
          message: message,
          hint: hint
        } ]
      };
    }
    async function manifestsBelow(directory, names, depth) {
      const entries = await names(directory);
      const inner = [ ...entries ].flatMap(([name, {mode: mode}]) => mode === git.Md && depth > 1 && !ecosystems.nY.has(name) ? [ external_node_path_.posix.join(directory, name) ] : []);
      const found = await Promise.all(inner.map(each => manifestsBelow(each, names, depth - 1)));
      return [ ...manifestsIn(entries).map(name => external_node_path_.posix.join(directory, name)), ...found.flat() ];
    }
    const DEEPEST = 3;
  }),
  26868: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var keptOutcome = (function keptOutcome({conclusion: conclusion, message: message, fault: fault, publication: publication}) {
      const {branch: branch, commit: commit, refused: refused} = publication ?? {};
      const published = branch !== undefined && commit !== undefined && refused !== undefined;
      return {
        conclusion: conclusion,
        message: message,
        ...(0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_0__.gI)({
          fault: fault
        }),
        ...published && {
          publication: {
            branch: branch,
            commit: commit,
            refused: refused
          }
        }
      };
    });
    var namesFor = (function namesFor({subject: subject}, published) {
      if (subject?.fromFork === true) return [];
      const branches = [ subject?.head?.name, published ].filter(branch => branch !== undefined);
      const own = subject === undefined || subject.kind === "pull" ? [] : [ `issue-${subject.number}` ];
      return [ ...new Set([ ...own, ...branches.map(branchName) ]) ];
    });
    var branchName = (function branchName(branch) {
      const bytes = [ ...Buffer.from(branch) ].map(byte => {
        const char = String.fromCharCode(byte);
        return /[\w-]/.test(char) ? char : `%${byte.toString(16).padStart(2, "0")}`;
      });
      const name = bytes.join("");
      return `branch-${name.length > LONGEST_NAME ? (0, _lib_seal_js__WEBPACK_IMPORTED_MODULE_1__.ol)(Buffer.from(branch)) : name}`;
    });
    var selectEntries = (function selectEntries(entries, most = KEPT_BYTES) {
      return shorten(renumber(entries.filter(belongs), 0), most);
    });
    var renumber = (function renumber(entries, offset) {
      const seqs = entries.map(({seq: seq}) => seq);
      return entries.map(({event: event, ...entry}, index) => {
        const seq = offset + index;
        if (event.type !== "context.compressed") return {
          ...entry,
          seq: seq,
          event: event
        };
        const from = seqs.findIndex(each => each >= event.from);
        const to = seqs.findLastIndex(each => each <= event.to);
        return {
          ...entry,
          seq: seq,
          event: {
            ...event,
            from: offset + from,
            to: offset + to
          }
        };
      });
    });
    var writeEntries = (function writeEntries(entries) {
      return Buffer.from(entries.map(lineOf).join(""));
    });
    var sumOfKept = (function sumOfKept({record: record, log: log}) {
      const digest = (0, _lib_seal_js__WEBPACK_IMPORTED_MODULE_1__.ol)([ record, log ].map(bytes => (0, 
      _lib_seal_js__WEBPACK_IMPORTED_MODULE_1__.ol)(bytes)).join("\n"));
      return `sha256:${digest}:${record.length + log.length}`;
    });
    var belongs = (function belongs({agent: agent, event: event}) {
      if (agent !== _events_js__WEBPACK_IMPORTED_MODULE_2__.QT || !CONVERSATION.has(event.type)) return false;
      return "purpose" in event ? event.purpose === "turn" : true;
    });
    var lineOf = (function lineOf(entry) {
      return `${JSON.stringify(entry)}\n`;
    });
    var shorten = (function shorten(entries, most) {
      let size = writeEntries(entries).length;
      let dropped = 0;
      const kept = entries.map(entry => {
        const shorter = size > most ? withoutResult(entry) : undefined;
        if (shorter === undefined) return entry;
        size -= Buffer.byteLength(lineOf(entry)) - Buffer.byteLength(lineOf(shorter));
        dropped++;
        return shorter;
      });
      return {
        entries: kept,
        dropped: dropped
      };
    });
    __webpack_require__.d(__webpack_exports__, {
      GT: () => namesFor,
      Hw: () => KEPT_RECORD,
      L0: () => keptOutcome,
      XO: () => selectEntries,
      Z4: () => renumber,
      _M: () => KEPT_LOG,
      gX: () => writeEntries,
      pC: () => sumOfKept
    });
    var _events_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58223);
    var _lib_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23782);
    var _lib_seal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75423);
    const KEPT_LOG = "log.ndjson";
    const KEPT_RECORD = "run.json";
    const LONGEST_NAME = 200;
    const KEPT_BYTES = 5 * 1024 * 1024;
    const CONVERSATION = new Set([ "agent.started", "agent.told", "agent.stopped", "model.asked", "model.replied", "call.decided", "call.finished", "context.compressed", "context.masked" ]);
    const LONG = 2e3;
    function withoutResult(entry) {
      const {event: event} = entry;
      if (event.type !== "call.finished") return undefined;
      const {text: text, media: media, edit: edit, ...answer} = event.answer;
      const length = text.length + (edit?.diff.length ?? 0) + (media ?? []).reduce((sum, {data: data}) => sum + data.length, 0);
      if (length < LONG) return undefined;
      const note = `[${length} characters were left out when the run was kept. Make the call again if you need them.]`;
      return {
        ...entry,
        event: {
          ...event,
          answer: {
            ...answer,
            text: note,
            ...edit && {
              edit: {
                ...edit,
                diff: ""
              }
            }
          }
        }
      };
    }
  }),
  30853: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var sealOf = (function sealOf({sealKey: sealKey = "", github: github}) {
      return (0, _lib_seal_js__WEBPACK_IMPORTED_MODULE_0__.Ip)(sealKey, github.repository.toLowerCase());
    });
    var ownCommentsOf = (function ownCommentsOf({ports: {github: github}, invocation: invocation}) {
      return {
        github: github,
        seal: sealOf(invocation.settings)
      };
    });
    var ownComments = (async function ownComments({github: github, seal: seal}, subject) {
      const [self, comments] = await Promise.all([ github.self(), github.comments(subject) ]);
      return (0, _report_js__WEBPACK_IMPORTED_MODULE_1__.gq)(comments, {
        author: self.id,
        subject: subject,
        seal: seal
      });
    });
    var trustedComments = (async function trustedComments(own, subject, wanted) {
      return await untouched(own, (await ownComments(own, subject)).filter(wanted));
    });
    var untouched = (async function untouched(own, comments) {
      const kept = await Promise.all(comments.map(comment => (0, _report_js__WEBPACK_IMPORTED_MODULE_1__.O2)(own, comment)));
      return comments.filter((_, index) => kept[index]);
    });
    var readOwnWords = (async function readOwnWords(own, request, comments, subject) {
      const {id: author} = await own.github.self();
      const key = (0, _report_js__WEBPACK_IMPORTED_MODULE_1__.Td)(request);
      const earlier = (0, _report_js__WEBPACK_IMPORTED_MODULE_1__.gq)(comments, {
        author: author,
        subject: subject,
        seal: own.seal
      }).filter(comment => comment.record.run === undefined && comment.key !== key).slice(-MOST_OWN);
      return new Map((await untouched(own, earlier)).map(comment => [ comment.comment.id, replyIn(comment) ]));
    });
    var correctLost = (async function correctLost({ports: ports, invocation: invocation, admitted: {request: request}}) {
      if (request.subject === undefined || !(0, _invocation_js__WEBPACK_IMPORTED_MODULE_3__.f2)(invocation)) return;
      try {
        await correct(ports.github, invocation.settings, (0, _report_js__WEBPACK_IMPORTED_MODULE_1__.Td)(request), request.subject.number);
      } catch (error) {
        ports.runner.print(`Whether a comment of a lost run still says "Working" is not known: ${(0, 
        _faults_js__WEBPACK_IMPORTED_MODULE_4__.K)(error).message}`);
      }
    });
    var correct = (async function correct(github, settings, key, subject) {
      const own = {
        github: github,
        seal: sealOf(settings)
      };
      const wanted = ({key: its, record: {run: run = ""}}) => its !== key && run !== settings.github.runId && Number(run) > 0 && Number.isSafeInteger(Number(run));
      const over = new Map;
      for (const {record: record} of await trustedComments(own, subject, wanted)) {
        const run = await github.workflowRun(Number(record.run));
        if (run?.completed === true) over.set(record.run ?? "", run.url);
      }
      if (over.size === 0) return;
      const {lostComment: lostComment} = await __webpack_require__.e(660).then(__webpack_require__.bind(__webpack_require__, 60660));
      for (const lost of await trustedComments(own, subject, wanted)) {
        const url = over.get(lost.record.run ?? "");
        if (url !== undefined) await github.updateComment(lost.comment.id, lostComment(lost, url, settings.trigger.triggerPhrase, own.seal));
      }
    });
    __webpack_require__.d(__webpack_exports__, {
      D5: () => ownComments,
      Ru: () => sealOf,
      SO: () => ownCommentsOf,
      cC: () => trustedComments,
      dx: () => correctLost,
      qW: () => readOwnWords
    });
    var _lib_seal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75423);
    var _report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28598);
    var _report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19298);
    var _faults_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1613);
    var _invocation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40298);
    const MOST_OWN = 8;
    function replyIn({comment: comment, record: {plan: plan}}) {
      const lines = comment.body.trim().split(/\r?\n/).slice(1, -1);
      return {
        text: withoutFolds(lines).join("\n").trim(),
        ...plan !== undefined && {
          plan: (0, _report_js__WEBPACK_IMPORTED_MODULE_2__.VK)(plan)
        }
      };
    }
    function withoutFolds(lines) {
      let depth = 0;
      return lines.filter(line => {
        if (line.startsWith("<details")) depth += 1;
        const shown = depth === 0 && !line.startsWith("<sub>");
        if (line.startsWith("</details>")) depth = Math.max(0, depth - 1);
        return shown;
      });
    }
  }),
  19570: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var keepLeftOut = (async function keepLeftOut({ports: ports, invocation: invocation}, proposed) {
      const {leftOut: leftOut = ""} = proposed;
      if (leftOut !== "") await keepPatch(ports, `${invocation.directories.run}/refused.patch`, leftOut);
    });
    __webpack_require__.d(__webpack_exports__, {
      B0: () => WORK_KEPT,
      PO: () => keepLeftOut,
      _f: () => keepPatch,
      rv: () => keepWork
    });
    async function keepPatch({files: files, secrets: secrets}, path, patch) {
      await files.write(path, redactPatch(patch, secrets));
    }
    const WORK_KEPT = "The patch is kept beside the log (work.patch).";
    async function keepWork({ports: ports, invocation: invocation}, {base: base, commit: commit}) {
      await keepPatch(ports, `${invocation.directories.run}/work.patch`, await ports.git.diff(base.sha, commit));
    }
    function redactPatch(patch, secrets) {
      const bytes = Buffer.from(patch, "latin1");
      const text = bytes.toString("utf8");
      return Buffer.from(text).equals(bytes) ? Buffer.from(secrets.redact(text)) : Buffer.from(secrets.redact(patch), "latin1");
    }
  }),
  36494: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var findMention = (function findMention(body, phrase, what = "comment") {
      const comment = body.replaceAll(/\r(?!\n)/g, "\n");
      const visible = (0, markdown.F)(comment);
      const mentions = mentionsIn(visible, phrase);
      if (mentions.length === 0) return {
        kind: "absent",
        reason: absentReason(comment, phrase, what)
      };
      const mention = mentions.find(({index: index}) => addresses(visible, index));
      if (mention === undefined) {
        return {
          kind: "absent",
          reason: `The ${what} talks about ${phrase} but does not address it: begin a line or a sentence with ${phrase}.`
        };
      }
      return readCall(comment, mention.index, mention[0].length);
    });
    var mentionsIn = (function mentionsIn(text, phrase) {
      const literal = phrase.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
      return [ ...text.matchAll(new RegExp(literal, "giu")) ].filter(({index: index, 0: found}) => {
        const before = Array.from(text.slice(Math.max(0, index - 2), index)).at(-1) ?? "";
        const after = text.slice(index + found.length);
        return !isNaming(before) && !/^[_@/\\.-]$/.test(before) && !continuesName(after);
      });
    });
    var continuesName = (function continuesName(after) {
      const [next = "", second = ""] = after.slice(0, 4);
      return /^[_/@-]|^['\u2019]s\b/i.test(after) || isNaming(next) || isInvisible(next) || next === "." && isNaming(second);
    });
    var isNaming = (function isNaming(character) {
      return isAscii(character) ? /^[a-z\d]$/i.test(character) : new RegExp("^[\\p{Script=Latin}\\p{N}]$", "u").test(character);
    });
    var isInvisible = (function isInvisible(character) {
      return !isAscii(character) && new RegExp("^\\p{Cf}$", "u").test(character);
    });
    var isAscii = (function isAscii(text) {
      return !/[^\x00-\x7f]/.test(text);
    });
    var addresses = (function addresses(visible, index) {
      const before = visible.slice(Math.max(0, index - LOOK_BACK), index);
      const line = before.slice(before.lastIndexOf("\n") + 1);
      const clause = line.split(/[.!?:;,)\]\u2014\u2013\u2026]\s|[\u3002\u3001\uff0c\uff0e\uff01\uff1f\uff1a\uff1b\uff09\u300d\u300f\u3011]/).at(-1) ?? "";
      if (clause.trim() === "") return true;
      if (new RegExp("(?!\\p{Script=Latin})\\p{L}$", "u").test(clause)) return true;
      const words = clause.toLowerCase().match(new RegExp("[\\p{L}\\p{N}][\\p{L}\\p{N}'\u2019]*", "gu")) ?? [];
      const listed = /^\s*\d{1,9}[.)]\s*$/.test(line);
      const among = /^\s*(?:@[\w-]+(?:\[bot\])?[\s,]+)+$/.test(clause);
      return listed || among || words.length <= 4 && words.every(word => OPENERS.has(word));
    });
    var readCall = (function readCall(comment, index, length) {
      const before = textBetween(comment, 0, index).trim();
      const after = textBetween(comment, index + length, comment.length).replace(/^[\s,:;!.?\u2014\u2013\u3002\u3001\uff0c\uff0e\uff01\uff1f\uff1a\uff1b-]+/, "");
      const [, name, punctuation = "", args = ""] = COMMAND.exec(after) ?? [];
      const rest = name === undefined ? after : after.slice(1 + name.length + punctuation.length);
      const text = [ before, rest.trim() ].filter(part => part !== "" && !isGreeting(part)).join("\n\n");
      if (name === undefined) return {
        kind: "called",
        text: text
      };
      return {
        kind: "called",
        text: text,
        command: {
          name: name,
          args: args.trim()
        }
      };
    });
    var isGreeting = (function isGreeting(text) {
      const words = text.toLowerCase();
      if (text.length >= 40 || (words.match(/[a-z\d]+/g) ?? []).some(word => !OPENERS.has(word))) return false;
      return isAscii(words) || !new RegExp("(?![\\x00-\\x7f])[\\p{L}\\p{N}]", "u").test(words);
    });
    var textBetween = (function textBetween(comment, from, to) {
      return (0, markdown.C)(comment).filter(({kind: kind, start: start, end: end}) => OWN_WORDS.has(kind) && end > from && start < to).map(({start: start, end: end}) => comment.slice(Math.max(start, from), Math.min(end, to))).join("");
    });
    var readComment = (function readComment(payload, settings) {
      const action = payload.text("action");
      if (action !== "created") {
        return (0, request_pending.Li)(`The comment was ${action ?? "changed"}, not created: only new comments start a run.`);
      }
      const written = readWritten(payload, settings, "comment", "issue");
      if ("reason" in written) return written;
      const {id: commentId, number: number, mention: mention} = written;
      const subject = {
        kind: payload.has("issue.pull_request") ? "pull" : "issue",
        number: number
      };
      return {
        ...pendingFor(settings, written, UNASKED[subject.kind]),
        trigger: "comment",
        subject: subject,
        commentId: commentId,
        ...(0, request_pending.nj)(payload, "issue", {
          comment: written.body,
          at: payload.text("comment.created_at")
        }),
        key: (0, request_pending.TN)([ "issue_comment", commentId, subject.kind, number, mention.command ?? null, mention.text ])
      };
    });
    var readWritten = (function readWritten(payload, settings, what, on) {
      const body = payload.text(`${what}.body`);
      const author = payload.account(`${what}.user`);
      const sender = payload.account("sender");
      const number = payload.number(`${on}.number`);
      const id = payload.number(`${what}.id`);
      if (body === undefined || author === undefined || sender === undefined || !number || !id) {
        const named = on === "issue" ? "issue number" : "number";
        return (0, request_pending.Li)(`The event's payload is not a ${what}'s: body, author, sender, id or ${named} is missing.`);
      }
      if (body.trimStart().startsWith(request_pending.JT)) return (0, request_pending.Li)(`The ${what} is one of Remit's own.`);
      const mention = findMention(body, settings.triggerPhrase, what);
      if (mention.kind === "absent") return (0, request_pending.Li)(mention.reason);
      return {
        id: id,
        number: number,
        body: body,
        askers: (0, request_pending.J5)(author, sender),
        mention: mention
      };
    });
    var pendingFor = (function pendingFor(settings, {askers: askers, mention: mention}, unasked) {
      const words = mention.text || (mention.command === undefined ? unasked : "");
      const prompts = [ settings.prompt?.trim() ?? "", words ];
      return {
        ...(0, request_pending.pU)(mention.command, prompts),
        askers: askers,
        phrase: settings.triggerPhrase
      };
    });
    var readDispatch = (function readDispatch(payload, settings) {
      const form = payload.text("inputs.prompt")?.trim() ?? "";
      return pendingFromPrompt("workflow_dispatch", payload.account("sender"), {
        ...settings,
        prompt: settings.prompt?.trim() || form
      });
    });
    var pendingFromPrompt = (function pendingFromPrompt(event, asker, {command: input, prompt: prompt = "", task: task = "", runId: runId = ""}) {
      if (asker === undefined) return (0, request_pending.Li)("The event's payload names no sender.");
      const command = (0, request_pending.My)(input);
      const instruction = prompt.trim();
      if (instruction === "" && command === undefined) {
        return (0, request_pending.Li)(`The input \`prompt\` is empty: a run started by ${event} needs a prompt.`);
      }
      return {
        ...(0, request_pending.pU)(command, [ instruction ]),
        trigger: event === "schedule" || event === "local" ? event : "dispatch",
        askers: (0, request_pending.J5)(asker),
        ...task === "" ? {} : {
          task: task
        },
        key: (0, request_pending.TN)([ event, runId, task, command ?? null, instruction ])
      };
    });
    var pullOf = (function pullOf(payload, sha) {
      const here = payload.number("repository.id");
      const own = payload.list("workflow_run.pull_requests").find(pull => pull.number("base.repo.id") === here && pull.text("head.sha") === sha);
      return own?.number("number");
    });
    var readPull = (function readPull(payload, settings) {
      const action = payload.text("action") ?? "";
      const refusal = action === "labeled" ? refuseLabel(payload.text("label.name"), settings) : refuseAction(payload);
      if (refusal !== undefined) return refusal;
      const number = payload.number("pull_request.number");
      const head = payload.text("pull_request.head.sha");
      const sender = payload.account("sender");
      if (!number || head === undefined || sender === undefined) {
        return (0, request_pending.Li)("The event's payload is not a pull request's: number, head or sender is missing.");
      }
      const request = (0, request_pending.l1)(settings, "Review this pull request.");
      const at = payload.text("pull_request.updated_at");
      return {
        ...request,
        kind: "review",
        trigger: action === "labeled" ? "label" : "pull",
        subject: {
          kind: "pull",
          number: number,
          head: head
        },
        askers: (0, request_pending.J5)(sender),
        ...(0, request_pending.nj)(payload, "pull_request", {
          at: at
        }),
        key: (0, request_pending.TN)([ "pull", number, head, request.command ?? null, request.instruction, ...action === "labeled" ? [ at ] : [] ])
      };
    });
    var readTrigger = (function readTrigger(event, settings) {
      const pending = readEvent(event, settings);
      return pending.kind !== "declined" && asksQuestion(pending, settings.prompt) ? {
        ...pending,
        question: true
      } : pending;
    });
    var readEvent = (function readEvent({name: name, payload: value}, settings) {
      const payload = (0, request_pending.JS)(value);
      switch (name) {
       case "issue_comment":
        return readComment(payload, settings);

       case "issues":
        return readIssueEvent(payload, settings);

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
        return (0, request_pending.Li)(`The event ${JSON.stringify(name)} does not start Remit; it understands ${trigger_events.S.join(", ")}.`);
      }
    });
    var asksQuestion = (function asksQuestion({trigger: trigger, task: task, instruction: instruction}, prompt = "") {
      if (task !== undefined || !WRITTEN_TRIGGERS.has(trigger)) return false;
      const byWorkflow = trigger === "dispatch" || trigger === "local" ? "" : prompt.trim();
      const own = instruction.startsWith(byWorkflow) ? instruction.slice(byWorkflow.length) : instruction;
      const text = (0, markdown.F)(own).trim();
      return MARKED.test(text) || OPENED.test(text);
    });
    var readPendingRequest = (function readPendingRequest(event, settings) {
      const {promptFile: promptFile = "", prompt: prompt} = settings.trigger;
      return pendingWith(event, settings, promptFile === "" ? prompt : `@${promptFile}`);
    });
    var pendingWith = (function pendingWith(event, {trigger: trigger, github: github}, prompt) {
      const {runId: runId, actor: actor = ""} = github;
      return readTrigger(event, {
        ...trigger,
        prompt: prompt,
        runId: runId,
        actor: actor
      });
    });
    var resolvePrompt = (async function resolvePrompt(pending, event, settings, project) {
      const prompt = await readPrompt(settings.trigger, project);
      if (typeof prompt !== "string") return {
        kind: "faulty",
        faults: [ prompt ]
      };
      const slashed = await refuseSlash(settings.trigger.prompt, project);
      if (slashed !== undefined) return {
        kind: "faulty",
        faults: [ slashed ]
      };
      const whole = pendingWith(event, settings, prompt);
      if (whole.kind === "declined") return whole;
      const called = pending.command;
      const resolved = {
        instruction: whole.instruction,
        prompt: prompt
      };
      if (called === undefined || isBuiltIn(called.name) && !isHelp(called.name)) return {
        kind: "resolved",
        resolved: resolved
      };
      const command = await readCalledCommand(called, project, pending.phrase ?? settings.trigger.triggerPhrase);
      if (command.kind === "faulty") return command;
      if ("text" in command) return {
        kind: "resolved",
        resolved: {
          ...resolved,
          reply: command
        }
      };
      return {
        kind: "resolved",
        resolved: {
          ...resolved,
          instruction: withCommand(called, whole.instruction),
          command: command
        }
      };
    });
    var readPrompt = (async function readPrompt({prompt: prompt, promptFile: promptFile = ""}, {tree: tree}) {
      if (promptFile === "") return prompt;
      const file = await tree.read(promptFile);
      if (file.kind === "text") return (0, parts.oR)([ file.text.trim(), prompt ], "\n\n");
      return {
        kind: "config",
        message: `prompt-file is \`${promptFile}\`: ${file.kind === "missing" ? "there is no such file at the trusted commit" : file.reason}.`,
        hint: "It is read at the default branch; give its path from the root of the repository."
      };
    });
    var refuseSlash = (async function refuseSlash(prompt, project) {
      const [, name = "", args = ""] = /^\/([a-z][\w:-]*)(?:\s+(.*))?$/is.exec(prompt.trim()) ?? [];
      const known = isBuiltIn(name) || (await project.commandNames()).includes(name);
      if (name === "" || args !== "" && !known) return undefined;
      return {
        kind: "config",
        message: `The input \`prompt\` is \`/${name}\`, but a prompt is always text and never starts a command.`,
        hint: `Give \`command: ${name}\` instead.${isBuiltIn(name) ? "" : ` The command is read from ${(0, 
        commands.pM)(name)} of the default branch.`}`
      };
    });
    var isBuiltIn = (function isBuiltIn(name) {
      return BUILT_IN.has(name.toLowerCase());
    });
    var describe = (async function describe(project, name) {
      const found = await project.command(name);
      return found.kind === "command" ? `- \`/${name}\` ${found.command.description}` : `- \`/${name}\` (it cannot be read)`;
    });
    __webpack_require__.d(__webpack_exports__, {
      jP: () => readPendingRequest,
      Jq: () => resolvePrompt,
      k8: () => unknownCommand
    });
    var commands = __webpack_require__(70102);
    var request_pending = __webpack_require__(59957);
    var markdown = __webpack_require__(47259);
    const OWN_WORDS = new Set([ "text", "code", "markup", "folded" ]);
    function absentReason(comment, phrase, what) {
      const anywhere = mentionsIn(comment, phrase).length > 0;
      return anywhere ? `The ${what} has ${phrase} only in quotations, code or hidden text.` : `The ${what} does not mention ${phrase}.`;
    }
    const OPENERS = new Set("hi hey hello dear yo ok okay alright right yes no please pls thanks thank you thx great nice good morning again and so now then also but can could would will".split(" "));
    const LOOK_BACK = 200;
    const COMMAND = /^\/([a-z][\w-]{0,99}(?::[\w-]{1,99}){0,9})([.,:;!?\u2026\u2014\u2013-]{0,99})(?=\s|$)[ \t]*([^\n]*)/i;
    var cut = __webpack_require__(24192);
    var parts = __webpack_require__(23782);
    function readReviewComment(payload, settings) {
      const action = payload.text("action");
      if (action !== "created") {
        return (0, request_pending.Li)(`The review comment was ${action ?? "changed"}, not created: only new comments start a run.`);
      }
      const written = readWritten(payload, settings, "comment", "pull_request");
      if ("reason" in written) return written;
      const path = payload.text("comment.path");
      if (path === undefined) return (0, request_pending.Li)("The event's payload is not a review comment's: its path is missing.");
      const {id: id} = written;
      const line = payload.number("comment.line") ?? payload.number("comment.original_line");
      const occasion = {
        kind: "lines",
        comment: id,
        thread: payload.number("comment.in_reply_to_id") ?? id,
        path: (0, cut.Ku)(path, MOST_PATH),
        ...(0, parts.gI)({
          line: line
        }),
        hunk: (0, cut.g1)(payload.text("comment.diff_hunk") ?? "", MOST_HUNK)
      };
      const at = payload.text("comment.created_at");
      return requestOnPull(payload, settings, written, {
        trigger: "review_comment",
        occasion: occasion,
        at: at
      });
    }
    function readReview(payload, settings) {
      const action = payload.text("action");
      if (action !== "submitted") {
        return (0, request_pending.Li)(`The review was ${action ?? "changed"}, not submitted: only new reviews start a run.`);
      }
      if ((payload.text("review.body") ?? "").trim() === "") {
        return (0, request_pending.Li)("The review has no text of its own: each of its comments sends its own event.");
      }
      const written = readWritten(payload, settings, "review", "pull_request");
      if ("reason" in written) return written;
      const occasion = {
        kind: "review",
        review: written.id
      };
      const at = payload.text("review.submitted_at");
      return requestOnPull(payload, settings, written, {
        trigger: "review",
        occasion: occasion,
        at: at
      });
    }
    const MOST_HUNK = 6e3;
    const MOST_PATH = 4096;
    function requestOnPull(payload, settings, written, {at: at, ...pending}) {
      const {id: id, number: number, body: body, mention: mention} = written;
      return {
        ...pendingFor(settings, written, UNASKED[pending.trigger]),
        ...pending,
        subject: {
          kind: "pull",
          number: number
        },
        ...(0, request_pending.nj)(payload, "pull_request", {
          comment: body,
          at: at
        }),
        key: (0, request_pending.TN)([ pending.trigger, id, number, mention.command ?? null, mention.text ])
      };
    }
    const UNASKED = {
      issue: "Do what this issue asks for.",
      pull: "Do what the discussion of this pull request asks for.",
      review_comment: "Do what this thread on the diff asks for.",
      review: "Do what this review asks for, in its comments on the diff too."
    };
    function readMessage(payload, settings) {
      const pending = pendingFromPrompt("repository_dispatch", payload.account("sender"), settings);
      if (pending.kind === "declined") return pending;
      const type = (0, cut.Ku)(payload.text("action") ?? "", MOST_TYPE);
      const sent = payload.json("client_payload") ?? "{}";
      return {
        ...pending,
        occasion: {
          kind: "message",
          type: type,
          payload: (0, cut.Ku)(sent, MOST_SENT)
        }
      };
    }
    const MOST_SENT = 24e3;
    const MOST_TYPE = 100;
    function readSchedule(_, settings) {
      const login = settings.actor || "github-actions[bot]";
      const actor = {
        login: login,
        id: 0,
        bot: login.endsWith("[bot]")
      };
      return pendingFromPrompt("schedule", actor, settings);
    }
    function readLocal(payload, settings) {
      return pendingFromPrompt("local", payload.account("sender"), settings);
    }
    function readFailedRun(payload, settings) {
      const refusal = refuseRun(payload);
      if (refusal !== undefined) return refusal;
      const actor = payload.account("workflow_run.actor");
      const again = payload.account("workflow_run.triggering_actor");
      const run = payload.number("workflow_run.id");
      const sha = payload.text("workflow_run.head_sha");
      const name = payload.text("workflow_run.head_branch");
      if (actor === undefined || again === undefined || !run || sha === undefined || name === undefined) {
        return (0, request_pending.Li)("The event's payload is not a workflow run's: id, head, branch or an actor is missing.");
      }
      if (name.startsWith(MERGE_QUEUE)) return (0, request_pending.Li)(refuseMergeGroup(name));
      const pull = pullOf(payload, sha);
      const request = (0, request_pending.l1)(settings, DEFAULT_INSTRUCTION);
      return {
        ...request,
        trigger: "ci",
        ...pull === undefined ? {
          branch: {
            name: name,
            sha: sha
          },
          task: settings.task || taskOf(name)
        } : {
          subject: {
            kind: "pull",
            number: pull,
            head: sha
          }
        },
        askers: (0, request_pending.J5)(again, actor),
        occasion: occasionOf(payload, run, sha),
        key: (0, request_pending.TN)([ "workflow_run", pull ?? name, sha, request.command ?? null ])
      };
    }
    const MERGE_QUEUE = "gh-readonly-queue/";
    function refuseMergeGroup(name) {
      const [, pull] = /\/pr-(\d+)-[0-9a-f]+$/.exec(name) ?? [];
      const where = pull === undefined ? "the pull request that GitHub took out of the queue" : `pull request #${pull}`;
      return `The workflow run was for a merge group (${name}), whose commit cannot be extended: ask on ${where}.`;
    }
    const DEFAULT_INSTRUCTION = "Checks of this commit failed. Find out why, and fix the cause.";
    function taskOf(branch) {
      const plain = branch.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
      return `ci-${plain}`.slice(0, MOST_TASK).replace(/-+$/, "");
    }
    const MOST_TASK = 40;
    function occasionOf(payload, run, sha) {
      const text = name => (0, cut.Ku)(payload.text(`workflow_run.${name}`) ?? "", MOST_TEXT);
      return {
        kind: "failure",
        run: run,
        workflow: text("name"),
        sha: sha,
        url: text("html_url")
      };
    }
    const MOST_TEXT = 300;
    function refuseRun(payload) {
      const action = payload.text("action") ?? "changed";
      if (action !== "completed") return (0, request_pending.Li)(`The workflow run was ${action}: only a completed one starts a run.`);
      const conclusion = payload.text("workflow_run.conclusion") ?? "nothing";
      if (!FAILED.has(conclusion)) {
        return (0, request_pending.Li)(`The workflow run ended in ${conclusion}: only ${[ ...FAILED ].join(" and ")} ask.`);
      }
      const [here, there] = [ payload.number("repository.id"), payload.number("workflow_run.head_repository.id") ];
      if (here === undefined || here !== there) {
        return (0, request_pending.Li)("The workflow run was for a fork, whose code Remit does not change: ask for /review there.");
      }
      return undefined;
    }
    const FAILED = new Set([ "failure", "timed_out" ]);
    var dashboard = __webpack_require__(37989);
    function readIssueEvent(payload, settings) {
      const action = payload.text("action");
      const number = payload.number("issue.number");
      const sender = payload.account("sender");
      if (!number || sender === undefined || action === undefined) {
        return (0, request_pending.Li)("The event's payload is not an issue's: action, number or sender is missing.");
      }
      const issue = {
        number: number,
        sender: sender,
        pull: payload.has("issue.pull_request")
      };
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
        return (0, request_pending.Li)(`The issue was ${action}: only opened, labeled and assigned start a run.`);
      }
    }
    function readOpened(payload, settings, {number: number, sender: sender}) {
      const author = payload.account("issue.user");
      if (author === undefined) return (0, request_pending.Li)("The event's payload names no author of the issue.");
      const body = payload.text("issue.body") ?? "";
      if (body.trimStart().startsWith(request_pending.JT)) return (0, request_pending.Li)("The issue is one of Remit's own.");
      const mention = findMention(body, settings.triggerPhrase, "issue");
      if (mention.kind === "absent") return (0, request_pending.Li)(mention.reason);
      const instruction = mention.text || (mention.command === undefined ? issue_DEFAULT_INSTRUCTION : "");
      return {
        ...(0, request_pending.pU)(mention.command, [ settings.prompt?.trim() ?? "", instruction ]),
        trigger: "comment",
        subject: {
          kind: "issue",
          number: number
        },
        askers: (0, request_pending.J5)(author, sender),
        phrase: settings.triggerPhrase,
        ...(0, request_pending.nj)(payload, "issue", {
          at: payload.text("issue.created_at")
        }),
        key: (0, request_pending.TN)([ "issues", "opened", number, mention.command ?? null, mention.text ])
      };
    }
    function readLabeled(payload, settings, issue) {
      const label = payload.text("label.name");
      const refusal = refuseLabel(label, settings);
      return refusal ?? readMarked(payload, settings, issue, "label", [ "labeled", label?.toLowerCase() ]);
    }
    function refuseLabel(label, {triggerLabel: triggerLabel = ""}) {
      if (triggerLabel === "") return (0, request_pending.Li)("No label starts a run: the input trigger-label is empty.");
      if (label?.toLowerCase() === triggerLabel.toLowerCase()) return undefined;
      return (0, request_pending.Li)(`The label ${JSON.stringify(label ?? "")} starts nothing; ${JSON.stringify(triggerLabel)} does.`);
    }
    function readAssigned(payload, settings, issue) {
      const assignee = payload.account("assignee")?.login ?? "";
      const [, login = ""] = /^@([\w-]+)(?:\[bot\])?$/.exec(settings.triggerPhrase) ?? [];
      if (login === "") {
        return (0, request_pending.Li)(`No assignment starts a run: trigger-phrase is ${settings.triggerPhrase}, which is not an account.`);
      }
      if (assignee.replace(/\[bot\]$/, "").toLowerCase() !== login.toLowerCase()) {
        return (0, request_pending.Li)(`The issue was assigned to ${JSON.stringify(assignee)}, not to ${JSON.stringify(login)}.`);
      }
      return readMarked(payload, settings, issue, "assign", [ "assigned", login.toLowerCase() ]);
    }
    function readMarked(payload, settings, {number: number, sender: sender, pull: pull}, trigger, facts) {
      if (pull) return (0, request_pending.Li)("The event's payload presents a pull request as an issue.");
      const at = payload.text("issue.updated_at");
      const request = (0, request_pending.l1)(settings, issue_DEFAULT_INSTRUCTION);
      return {
        ...request,
        trigger: trigger,
        subject: {
          kind: "issue",
          number: number
        },
        askers: (0, request_pending.J5)(sender),
        ...(0, request_pending.nj)(payload, "issue", {
          at: at
        }),
        key: (0, request_pending.TN)([ "issues", ...facts, number, at, request.command ?? null ])
      };
    }
    function readTick(payload, settings, {number: number, sender: sender, pull: pull}) {
      const {task: task = "", prompt: prompt = ""} = settings;
      if (settings.dashboard !== true || task === "") {
        return (0, request_pending.Li)("The issue was edited: only opened, labeled and assigned start a run, and ticks where `dashboard` is true.");
      }
      const author = payload.account("issue.user");
      const [before, now] = [ "changes.body.from", "issue.body" ].map(path => (0, dashboard.n_)(payload.text(path) ?? ""));
      if (pull || author === undefined || before === undefined || now === undefined) {
        return (0, request_pending.Li)("The issue that was edited is not a dashboard.");
      }
      if (!(0, dashboard.UM)(task, before, now)) return (0, request_pending.Li)(`The box of the task ${task} was not ticked.`);
      const command = (0, request_pending.My)(settings.command);
      if (prompt.trim() === "" && command === undefined) {
        return (0, request_pending.Li)("The input `prompt` is empty: a tick says which task, not what to do.");
      }
      return {
        ...(0, request_pending.pU)(command, [ prompt.trim() ]),
        trigger: "dispatch",
        askers: (0, request_pending.J5)(sender),
        task: task,
        board: {
          number: number,
          author: author
        },
        key: (0, request_pending.TN)([ "issues", "edited", number, task, payload.text("issue.updated_at") ?? "" ])
      };
    }
    const issue_DEFAULT_INSTRUCTION = "Do what this issue asks for.";
    function refuseAction(payload) {
      const action = payload.text("action") ?? "changed";
      if (!ASKING.has(action)) {
        return (0, request_pending.Li)(`The pull request was ${action}: only ${[ ...ASKING ].join(", ")} and labeled ask for a review.`);
      }
      if (payload.flag("pull_request.draft")) return (0, request_pending.Li)("The pull request is a draft: it is reviewed when it is ready.");
      return undefined;
    }
    const ASKING = new Set([ "opened", "reopened", "synchronize", "ready_for_review" ]);
    var trigger_events = __webpack_require__(91980);
    const WRITTEN_TRIGGERS = new Set([ "comment", "review_comment", "review", "dispatch", "local" ]);
    const MARKED = new RegExp("\\?(?=[\\p{P}\\p{S}]*(?:\\s|$))|[\uff1f\u061f\u2e2e\u055e]", "u");
    const OPENED = /^(?:please\s+)?(?:why|what|how|who|whose|which|is|are|does|did|explain|describe|tell\s+(?:me|us))\b/iu;
    var distance = __webpack_require__(61349);
    async function readCalledCommand({name: name, args: args}, project, phrase) {
      const found = await project.command(name);
      if (found.kind === "unknown") {
        if (isHelp(name)) return {
          kind: "help",
          text: await describeCommands(project, phrase)
        };
        if (project.settings.servers.length > 0) return {
          kind: "elsewhere",
          call: {
            name: name,
            args: args
          },
          known: found.known
        };
        return {
          kind: "unknown",
          text: unknownCommand(name, found.known)
        };
      }
      if (found.kind === "faulty") return {
        kind: "faulty",
        faults: [ {
          kind: "config",
          message: found.message
        } ]
      };
      const {planCommand: planCommand} = await Promise.all([ __webpack_require__.e(8989), __webpack_require__.e(4467) ]).then(__webpack_require__.bind(__webpack_require__, 94467));
      const plan = planCommand(found.command, args);
      if (plan.kind === "faulty") return {
        kind: "faulty",
        faults: [ {
          kind: "config",
          message: plan.message
        } ]
      };
      return {
        kind: "file",
        file: found.command,
        parts: plan.parts
      };
    }
    function withCommand({name: name, args: args}, said) {
      return (said.startsWith(args) ? `/${name} ${said}` : `/${name} ${args}\n\n${said}`).trim();
    }
    const BUILT_IN = new Map([ [ "review", "reviews a pull request, at the lines concerned" ], [ "plan", "posts a plan and changes nothing" ], [ "approve", "carries out exactly the plan with that digest: `/approve <digest>`" ], [ "continue", "continues the last run" ], [ "stop", "cancels the active run" ], [ "help", "lists the commands" ] ]);
    function isHelp(name) {
      return name.toLowerCase() === "help";
    }
    async function describeCommands(project, phrase) {
      const names = await project.commandNames();
      const own = await Promise.all(names.slice(0, LISTED).map(name => describe(project, name)));
      const more = names.length > LISTED ? [ `- and ${names.length - LISTED} more in \`.gemini/commands/\`` ] : [];
      const list = [ ...[ ...BUILT_IN ].map(([name, does]) => `- \`/${name}\` ${does}`), ...own, ...more ];
      const servers = project.settings.servers.length === 0 ? "" : "\n\nPrompts of the repository's MCP servers are commands, too.";
      return `Write \`${phrase}\` and a question, a task or a command.\n\n${list.join("\n")}${servers}`;
    }
    const LISTED = 50;
    function unknownCommand(name, known) {
      const names = [ ...BUILT_IN.keys(), ...known ];
      const meant = (0, distance.pA)(name.toLowerCase(), names);
      const hint = meant === undefined ? "" : ` Did you mean /${meant}?`;
      return `There is no command /${name}. There are ${names.map(one => `/${one}`).join(", ")}.${hint}`;
    }
  })
};


