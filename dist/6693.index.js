"use strict";

exports.id = 6693;

exports.ids = [ 6693 ];

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
          modifiedAt: Number(stat.mtimeMs),
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
    var statIfFile = (function statIfFile(path) {
      const stat = node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync(path, {
        throwIfNoEntry: false
      });
      return stat?.isFile() === true ? stat : undefined;
    });
    var list = (async function list(path) {
      const found = listFew(path) ?? await node_fs__WEBPACK_IMPORTED_MODULE_0__.promises.readdir(path, {
        withFileTypes: true
      });
      if (!found.some(({name: name}) => name.includes("\ufffd"))) return {
        entries: found.map(toEntry),
        undecodable: 0
      };
      const raw = await node_fs__WEBPACK_IMPORTED_MODULE_0__.promises.readdir(path, {
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
    const writeBeside = (0, node_util__WEBPACK_IMPORTED_MODULE_2__.promisify)(node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFile);
    function keepOwner(file, old) {
      const now = node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync(file);
      if (now.uid === old.uid && now.gid === old.gid) return;
      (0, _lib_attempt_js__WEBPACK_IMPORTED_MODULE_4__.CD)(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.fchownSync(file, old.uid, old.gid));
    }
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
    function listFew(path) {
      const directory = node_fs__WEBPACK_IMPORTED_MODULE_0__.opendirSync(path, {
        bufferSize: FEW
      });
      try {
        const found = [];
        for (let entry = directory.readSync(); entry !== null; entry = directory.readSync()) if (found.push(entry) === FEW) return undefined;
        return found.toSorted((a, b) => a.name < b.name ? -1 : 1);
      } finally {
        directory.closeSync();
      }
    }
    const FEW = 128;
    function toEntry(entry) {
      return {
        name: entry.name,
        kind: kindOf(entry)
      };
    }
  }),
  14841: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var realPath = (function realPath(path) {
      return follow(node_path__WEBPACK_IMPORTED_MODULE_1__.posix.resolve(path), 0);
    });
    var follow = (function follow(path, links) {
      const known = tryRealPath(path);
      if (known !== undefined || path === "/") return known ?? path;
      const parent = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.dirname(path);
      const target = tryReadLink(path);
      if (target === undefined) return node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(follow(parent, links), node_path__WEBPACK_IMPORTED_MODULE_1__.posix.basename(path));
      if (links >= MOST_LINKS) throw Object.assign(new Error(`ELOOP: too many links at ${path}`), {
        code: "ELOOP",
        path: path
      });
      return follow(node_path__WEBPACK_IMPORTED_MODULE_1__.posix.resolve(follow(parent, links), target), links + 1);
    });
    var tryRealPath = (function tryRealPath(path) {
      return unlessMissing(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path));
    });
    var unlessMissing = (function unlessMissing(ask) {
      try {
        return ask();
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    });
    var openReal = (function openReal(path) {
      const file = node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync(path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW);
      try {
        checkReal(file, path);
        const stat = node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync(file);
        if (stat.isDirectory()) throw systemError("EISDIR", "is a directory", path);
        if (!stat.isFile()) throw systemError("EINVAL", "is not a regular file", path);
        return {
          file: file,
          size: stat.size
        };
      } catch (error) {
        node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync(file);
        throw error;
      }
    });
    var withDirectory = (async function withDirectory(path, work) {
      const directory = node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync(path, O_RDONLY | O_DIRECTORY);
      try {
        checkReal(directory, path);
        return await work(DESCRIPTORS === undefined ? path : `${DESCRIPTORS}/${directory}`);
      } finally {
        node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync(directory);
      }
    });
    var checkReal = (function checkReal(file, path) {
      const wanted = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join("/", path).replace(/(?<=.)\/$/u, "");
      const opened = DESCRIPTORS === undefined ? node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path) : node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync(`${DESCRIPTORS}/${file}`);
      if (opened !== wanted) throw systemError("ELOOP", `led through a symbolic link to ${opened}`, path);
    });
    __webpack_require__.d(__webpack_exports__, {
      LU: () => checkReal,
      Ye: () => realPath,
      b2: () => isMissing,
      uS: () => withDirectory,
      vf: () => openReal
    });
    var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
    var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
    var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
    var node_path__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
    var _ports_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44714);
    const MOST_LINKS = 40;
    function tryReadLink(path) {
      return unlessMissing(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync(path).isSymbolicLink() ? node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync(path) : undefined);
    }
    function isMissing(error) {
      return [ "ENOENT", "ENOTDIR" ].includes((0, _ports_js__WEBPACK_IMPORTED_MODULE_2__.x)(error) ?? "");
    }
    const {O_RDONLY: O_RDONLY, O_NOFOLLOW: O_NOFOLLOW, O_NONBLOCK: O_NONBLOCK, O_DIRECTORY: O_DIRECTORY} = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants;
    const DESCRIPTORS = node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync("/proc/self/fd") ? "/proc/self/fd" : undefined;
    function systemError(code, what, path) {
      return Object.assign(new Error(`${code}: ${path} ${what}`), {
        code: code,
        path: path
      });
    }
  }),
  36693: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      serveInside: () => serveInside
    });
    var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
    var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
    var _files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75438);
    var _scanner_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73489);
    var _canary_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(44661);
    var _messages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26189);
    var _ports_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44714);
    var _lib_attempt_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91513);
    function serveInside() {
      const files = (0, _files_js__WEBPACK_IMPORTED_MODULE_1__.K)();
      const searcher = (0, _scanner_js__WEBPACK_IMPORTED_MODULE_2__.i)();
      const perform = async (asked, bytes) => {
        switch (asked.what) {
         case "scan":
          return {
            value: await searcher.scan(asked.batch)
          };

         case "stop scan":
          return {
            value: await searcher.stop()
          };

         default:
          return await performOnFiles(asked, bytes, files);
        }
      };
      readFrames(async ({json: json, bytes: bytes}) => {
        const request = json;
        const reply = await perform(request, bytes).then(done => replyOf(request.id, done), error => (0, 
        _messages_js__WEBPACK_IMPORTED_MODULE_3__.BY)({
          id: request.id,
          error: errorReply(error)
        }));
        for (let sent = 0; sent < reply.length; ) sent += node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync(STDOUT, reply, sent);
      });
    }
    const [STDIN, STDOUT] = [ 0, 1 ];
    const PIPE = 65536;
    function readFrames(answer) {
      let busy = 0;
      const take = (0, _messages_js__WEBPACK_IMPORTED_MODULE_3__.tv)(frame => {
        busy += 1;
        void answer(frame).finally(() => busy -= 1);
      });
      const buffer = Buffer.allocUnsafe(PIPE);
      const got = count => {
        if (count === 0) process.exit(0);
        take(Buffer.from(buffer.subarray(0, count)));
        setImmediate(next);
      };
      const next = () => {
        if (busy === 0) return got(node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync(STDIN, buffer));
        node_fs__WEBPACK_IMPORTED_MODULE_0__.read(STDIN, buffer, (error, count) => got(error === null ? count : 0));
      };
      next();
    }
    function replyOf(id, {value: value, content: content}) {
      if ((content?.length ?? 0) <= _messages_js__WEBPACK_IMPORTED_MODULE_3__.eI) return (0, 
      _messages_js__WEBPACK_IMPORTED_MODULE_3__.BY)({
        id: id,
        value: value
      }, content);
      const error = {
        message: `more than ${_messages_js__WEBPACK_IMPORTED_MODULE_3__.eI} bytes are not read at once`,
        code: "EFBIG"
      };
      return (0, _messages_js__WEBPACK_IMPORTED_MODULE_3__.BY)({
        id: id,
        error: error
      });
    }
    function errorReply(error) {
      const message = (0, _lib_attempt_js__WEBPACK_IMPORTED_MODULE_4__.bD)(error);
      const code = (0, _ports_js__WEBPACK_IMPORTED_MODULE_5__.x)(error);
      return code === undefined ? {
        message: message
      } : {
        message: message,
        code: code
      };
    }
    async function factsReply(path, files) {
      try {
        return await files.facts(path) ?? null;
      } catch (error) {
        return {
          wrong: errorReply(error)
        };
      }
    }
    async function performOnFiles(asked, bytes, files) {
      switch (asked.what) {
       case "check":
        return {
          value: (0, _canary_js__WEBPACK_IMPORTED_MODULE_6__.T)(asked.checks)
        };

       case "facts":
        return {
          value: await Promise.all(asked.paths.map(path => factsReply(path, files)))
        };

       case "look":
        {
          const real = await files.realPath(asked.path);
          return {
            value: {
              real: real,
              facts: await factsReply(real, files)
            }
          };
        }

       case "read":
        return {
          content: await files.read(asked.path)
        };

       case "write":
        return {
          value: await files.write(asked.path, bytes, asked.mode)
        };

       case "link":
        return {
          value: await files.link(asked.path, asked.target)
        };

       case "exists":
       case "remove":
       case "list":
       case "readLink":
       case "makeDirectory":
        return {
          value: await files[asked.what](asked.path)
        };

       default:
        return asked;
      }
    }
  }),
  91513: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var attempt = (function attempt(work) {
      try {
        return work();
      } catch {
        return undefined;
      }
    });
    var onlyFor = (function onlyFor(kind, give, when = () => true) {
      return error => {
        if (error instanceof kind && when(error)) return give(error);
        throw error;
      };
    });
    __webpack_require__.d(__webpack_exports__, {
      CD: () => attempt,
      Wj: () => onlyFor,
      bD: () => messageOf
    });
    function messageOf(error) {
      return error instanceof Error ? error.message : String(error);
    }
  }),
  44714: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      x: () => systemCode
    });
    function systemCode(error) {
      return typeof error === "object" && error !== null && "code" in error && typeof error.code === "string" ? error.code : undefined;
    }
  })
};


