"use strict";

exports.id = 8703;

exports.ids = [ 8703, 3631 ];

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
  79311: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var readMounts = (function readMounts(mountinfo = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)("/proc/self/mountinfo", "utf8")) {
      return mountinfo.split("\n").flatMap(line => {
        const [, , , , path, options] = line.split(" ");
        return path === undefined || options === undefined ? [] : [ {
          path: unescape(path),
          options: options.split(",")
        } ];
      });
    });
    var visible = (function visible(mounts) {
      return mounts.filter(({path: path}, index) => !mounts.slice(index + 1).some(later => later.path === path || isBelow(path, later.path)));
    });
    var isBelow = (function isBelow(path, directory) {
      if (directory === "/") return path !== "/" && path.startsWith("/");
      return path[directory.length] === "/" && path.startsWith(directory);
    });
    var unescape = (function unescape(field) {
      return field.replaceAll(/\\([0-7]{3})/g, (_, octal) => String.fromCharCode(Number.parseInt(octal, 8)));
    });
    __webpack_require__.d(__webpack_exports__, {
      RK: () => visible,
      Yw: () => isBelow,
      bq: () => readMounts
    });
    var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
    var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
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
  38703: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var namesIn = (function namesIn(place) {
      return (0, attempt.CD)(() => external_node_fs_.readdirSync(place)) ?? [];
    });
    __webpack_require__.d(__webpack_exports__, {
      serveInside: () => serveInside
    });
    var external_node_fs_ = __webpack_require__(73024);
    var external_node_path_ = __webpack_require__(76760);
    var adapters_files = __webpack_require__(75438);
    var adapters_searcher = __webpack_require__(43631);
    var mounts = __webpack_require__(79311);
    var attempt = __webpack_require__(91513);
    var machine = __webpack_require__(44714);
    var stand_in = __webpack_require__(97385);
    function checkInside(checks) {
      const closed = checks.foreign.find(isUnmapped);
      if (closed !== undefined) return {
        faults: [ `no layer: ${closed} belongs to a user that this sandbox does not know` ],
        renames: false
      };
      const faults = [ ...checkRights(), ...checkPlaces(checks), ...checkMounts(checks), ...checkNetwork() ];
      return {
        faults: faults,
        renames: faults.length === 0 && tryRename(checks.renamed)
      };
    }
    function checkRights() {
      const status = external_node_fs_.readFileSync("/proc/self/status", "utf8");
      const sets = [ ...status.matchAll(/^(Cap(?:Inh|Prm|Eff|Bnd|Amb)):\s*([0-9a-f]+)$/gm) ];
      const kept = sets.filter(([, , value = ""]) => !/^0+$/.test(value)).map(([, name]) => `${name} is not empty`);
      const gains = /^NoNewPrivs:\s*1$/m.test(status) ? [] : [ "programs can gain rights (no_new_privs is not set)" ];
      return [ ...sets.length < 4 ? [ "the capabilities are not known" ] : [], ...kept, ...gains ];
    }
    function checkPlaces({workspace: workspace, hidden: hidden, covered: covered}) {
      const probe = (0, external_node_path_.join)(workspace, `.remit-${process.pid}`);
      const seen = hidden.filter(({place: place, leading: leading}) => namesIn(place).some(name => !leading.includes(name))).map(({place: place}) => `${place} is not hidden`);
      const read = covered.filter(path => !isCovered(path)).map(path => `${path} is not covered`);
      const works = canMake(probe) ? [] : [ `${workspace} cannot be written to` ];
      const empty = hidden.filter(({leading: leading}) => leading.length === 0).map(({place: place}) => place);
      const writes = [ "/usr", "/etc", "/", "/run", ...empty ].filter(place => canMake((0, 
      external_node_path_.join)(place, `.remit-${process.pid}`)));
      return [ ...seen, ...read, ...works, ...writes.map(place => `${place} can be written to`) ];
    }
    function checkMounts({workspace: workspace, writable: writable}) {
      const open = [ workspace, ...writable, "/proc", "/dev" ];
      return (0, mounts.RK)((0, mounts.bq)()).filter(({path: path, options: options}) => !options.includes("ro") && !open.some(each => path === each || (0, 
      mounts.Yw)(path, each))).filter(({path: path}) => external_node_fs_.existsSync(path)).map(({path: path}) => `${path} is mounted writable`);
    }
    function checkNetwork() {
      const interfaces = external_node_fs_.readFileSync("/proc/net/dev", "utf8").split("\n").filter(line => line.includes(":"));
      return interfaces.length > 1 ? [ "there is a network" ] : [];
    }
    function tryRename(path) {
      if (path === undefined) return true;
      const aside = `${path}.remit-${process.pid}`;
      try {
        external_node_fs_.renameSync(path, aside);
        external_node_fs_.renameSync(aside, path);
        return true;
      } catch {
        return false;
      }
    }
    function isUnmapped(path) {
      try {
        external_node_fs_.closeSync(external_node_fs_.openSync(path, "a"));
        return false;
      } catch (error) {
        return (0, machine.x)(error) === "EOVERFLOW";
      }
    }
    function canMake(path) {
      try {
        external_node_fs_.closeSync(external_node_fs_.openSync(path, "wx", 384));
        external_node_fs_.rmSync(path);
        return true;
      } catch {
        return false;
      }
    }
    function isCovered(path) {
      return (0, attempt.CD)(() => external_node_fs_.readFileSync(path, "utf8") === (0, 
      stand_in.u)(path)) ?? true;
    }
    var messages = __webpack_require__(26189);
    function serveInside() {
      const files = (0, adapters_files.K)();
      const searcher = (0, adapters_searcher.openSearcher)();
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
        const reply = await perform(request, bytes).then(done => (0, messages.ak)(request.id, done), error => (0, 
        messages.BY)({
          id: request.id,
          error: errorReply(error)
        }));
        for (let sent = 0; sent < reply.length; ) sent += external_node_fs_.writeSync(STDOUT, reply, sent);
      });
    }
    const [STDIN, STDOUT] = [ 0, 1 ];
    const PIPE = 65536;
    function readFrames(answer) {
      let busy = 0;
      const take = (0, messages.tv)(frame => {
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
        if (busy === 0) return got(external_node_fs_.readSync(STDIN, buffer));
        external_node_fs_.read(STDIN, buffer, (error, count) => got(error === null ? count : 0));
      };
      next();
    }
    function errorReply(error) {
      const message = (0, attempt.bD)(error);
      const code = (0, machine.x)(error);
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
          value: checkInside(asked.checks)
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
        if (asked.again === true) removeUnfinished(external_node_path_.posix.dirname(asked.path));
        return {
          value: await files.write(asked.path, bytes, asked.mode)
        };

       case "write at":
        return {
          value: await files.writeAt(asked.path, bytes, asked.at)
        };

       case "link":
        return {
          value: await files.link(asked.path, asked.target).catch(forgive(asked, "EEXIST"))
        };

       case "remove":
        return {
          value: await files.remove(asked.path).catch(forgive(asked, "ENOENT"))
        };

       case "list":
        return {
          value: (0, messages.MV)(await files.list(asked.path))
        };

       case "exists":
       case "readLink":
       case "makeDirectory":
        return {
          value: await files[asked.what](asked.path)
        };

       default:
        return asked;
      }
    }
    function forgive({again: again}, code) {
      return error => {
        if (again !== true || (0, machine.x)(error) !== code) throw error;
      };
    }
    function removeUnfinished(directory) {
      for (const name of (0, attempt.CD)(() => external_node_fs_.readdirSync(directory)) ?? []) {
        const path = external_node_path_.posix.join(directory, name);
        if (!/^\.remit-\w+\.tmp$/.test(name)) continue;
        (0, attempt.CD)(() => external_node_fs_.statSync(path).mtimeMs < STARTED && external_node_fs_.unlinkSync(path));
      }
    }
    const STARTED = Date.now() - process.uptime() * 1e3;
  }),
  26189: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var unpackListing = (function unpackListing({entries: entries, undecodable: undecodable}) {
      const read = entry => ({
        name: entry.slice(1),
        kind: KINDS.get(entry.slice(0, 1)) ?? "other"
      });
      return {
        entries: entries.map(read),
        undecodable: undecodable
      };
    });
    var packFrame = (function packFrame(json, bytes) {
      return frameOf(JSON.stringify(json), bytes);
    });
    var openFrames = (function openFrames(take) {
      let parts = [];
      let length = 0;
      let wanted = HEAD;
      return chunk => {
        parts.push(chunk);
        length += chunk.length;
        while (length >= wanted) {
          const all = parts.length === 1 ? parts[0] ?? NO_BYTES : Buffer.concat(parts);
          const [text, more] = [ all.readUInt32BE(0), all.readUInt32BE(4) ];
          const whole = HEAD + text + more;
          if (whole > MOST) throw new Error(`A message of ${whole} bytes is too large.`);
          wanted = whole;
          parts = [ all ];
          if (length < whole) return;
          const json = JSON.parse(all.toString("utf8", HEAD, HEAD + text));
          take({
            json: json,
            bytes: Buffer.from(all.subarray(HEAD + text, whole))
          });
          parts = [ all.subarray(whole) ];
          length -= whole;
          wanted = HEAD;
        }
      };
    });
    __webpack_require__.d(__webpack_exports__, {
      BY: () => packFrame,
      MV: () => packListing,
      TF: () => unpackListing,
      ak: () => packReply,
      tv: () => openFrames
    });
    var _lib_attempt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91513);
    const MOST_NAMES = 16 * 1024 * 1024;
    function packListing({entries: entries, undecodable: undecodable}) {
      if (entries.reduce((sum, {name: name}) => sum + name.length, 0) > MOST_NAMES) throw Object.assign(new Error(`the names have more than ${MOST_NAMES} characters`), {
        code: TOO_LARGE
      });
      return {
        entries: entries.map(({kind: kind, name: name}) => `${kind[0]}${name}`),
        undecodable: undecodable
      };
    }
    const KINDS = new Map([ "file", "directory", "link", "other" ].map(kind => [ kind.slice(0, 1), kind ]));
    function packReply(id, {value: value, content: content}, most = MOST) {
      const text = (0, _lib_attempt_js__WEBPACK_IMPORTED_MODULE_0__.CD)(() => JSON.stringify({
        id: id,
        value: value
      }));
      const length = HEAD + Buffer.byteLength(text ?? "") + (content?.length ?? 0);
      if (text !== undefined && length <= most) return frameOf(text, content);
      const error = {
        message: `more than ${most} bytes are not read at once`,
        code: TOO_LARGE
      };
      return packFrame({
        id: id,
        error: error
      });
    }
    const TOO_LARGE = "EFBIG";
    function frameOf(json, bytes = NO_BYTES) {
      const text = Buffer.from(json);
      const head = Buffer.alloc(HEAD);
      head.writeUInt32BE(text.length, 0);
      head.writeUInt32BE(bytes.length, 4);
      return Buffer.concat([ head, text, bytes ]);
    }
    const NO_BYTES = Buffer.alloc(0);
    const HEAD = 8;
    const MOST = 256 * 1024 * 1024;
  }),
  97385: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      u: () => standIn
    });
    function standIn(path) {
      if (path.endsWith("/settings.xml")) return "<settings/>\n";
      if (path.endsWith("/settings-security.xml")) return "<settingsSecurity/>\n";
      if (/\/nuget\.config$/i.test(path)) return "<configuration/>\n";
      return path.endsWith(".json") ? "{}\n" : "";
    }
  }),
  43631: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var serve = (function serve({parentPort: parentPort, ...modules}) {
      const bench = openBench(modules);
      parentPort.on("message", batch => parentPort.postMessage(scanBatch(batch, bench), []));
    });
    var enter = (function enter(path, bench) {
      if (bench.directory.open !== -1 && bench.directory.path === path) return bench.directory.place;
      closeBench(bench);
      const {fs: fs} = bench;
      const O_PATH = 2097152;
      const open = fs.openSync(`${path}/`, O_PATH | fs.constants.O_DIRECTORY);
      const place = `/proc/self/fd/${open}`;
      bench.directory = {
        path: path,
        open: open,
        place: undefined
      };
      if (fs.readlinkSync(place) === (path === "" ? "/" : path)) bench.directory = {
        path: path,
        open: open,
        place: place
      };
      return bench.directory.place;
    });
    var scanText = (function scanText(bytes, search, patterns = compile(search)) {
      const WINDOW = 65536;
      const matches = [];
      let counted = 0;
      let line = 1;
      for (let at = 0; at < bytes.length && matches.length < search.perFile; ) {
        const feed = bytes.indexOf(10, Math.min(at + WINDOW, bytes.length - 1));
        const end = feed === -1 ? bytes.length : feed + 1;
        const hits = matchRows(bytes.toString("utf8", at, end), search, patterns, search.perFile - matches.length);
        if (hits.length > 0) {
          line += countFeeds(bytes, counted, at);
          counted = at;
        }
        for (const {row: row, ...part} of hits) matches.push({
          line: line + row,
          ...part,
          match: true
        });
        at = end;
      }
      return search.before + search.after > 0 && matches.length > 0 ? withContext(bytes, matches, search) : matches;
    });
    var countFeeds = (function countFeeds(bytes, from, to) {
      let count = 0;
      for (let at = bytes.indexOf(10, from); at !== -1 && at < to; at = bytes.indexOf(10, at + 1)) count += 1;
      return count;
    });
    var compile = (function compile({pattern: pattern, ignoreCase: ignoreCase, except: except}) {
      const flags = ignoreCase ? "im" : "m";
      return {
        pattern: new RegExp(pattern, `${flags}g`),
        alone: new RegExp(pattern, flags),
        except: except === undefined ? undefined : new RegExp(except, flags),
        everyLine: /\(\?<?[=!]/.test(pattern)
      };
    });
    var ask = (async function ask(thread, batch) {
      const over = new AbortController;
      const {signal: signal} = over;
      const answered = (0, external_node_events_.once)(thread, "message", {
        signal: signal
      });
      const gone = (0, external_node_events_.once)(thread, "exit", {
        signal: signal
      }).then(() => Promise.reject(new Error("The search was stopped.")));
      thread.postMessage(batch, []);
      try {
        const [scanned] = await Promise.race([ answered, gone ]);
        return scanned;
      } finally {
        over.abort();
      }
    });
    __webpack_require__.d(__webpack_exports__, {
      openSearcher: () => openSearcher
    });
    var external_node_buffer_ = __webpack_require__(4573);
    var external_node_events_ = __webpack_require__(78474);
    var external_node_fs_ = __webpack_require__(73024);
    var external_node_vm_ = __webpack_require__(30714);
    function scannerSource() {
      const reading = [ serve, openBench, scanBatch, readText, openFile, enter, closeBench ];
      const matching = [ scanText, compile, countFeeds, matchRows, cutAround, withContext ];
      const modules = '{ ...require("node:buffer"), fs: require("node:fs"), parentPort: require("node:worker_threads").parentPort }';
      return `"use strict";\n${[ ...reading, ...matching ].map(String).join("\n")}\n${serve.name}(${modules});`;
    }
    function openBench(modules) {
      const bytes = Buffer.allocUnsafeSlow(65536);
      return {
        ...modules,
        bytes: bytes,
        file: -1,
        directory: {
          path: "",
          open: -1,
          place: undefined
        }
      };
    }
    function scanBatch({search: search, paths: paths}, bench) {
      const found = [];
      const passed = {
        tooLarge: 0,
        unreadable: 0
      };
      const patterns = compile(search);
      let left = search.total;
      for (const path of paths) {
        if (left <= 0) break;
        const text = readText(path, search.maxBytes, bench);
        if (typeof text === "string") {
          if (text !== "binary") passed[text] += 1;
          continue;
        }
        const lines = scanText(text, {
          ...search,
          perFile: Math.min(search.perFile, left)
        }, patterns);
        const matches = lines.filter(line => line.match).length;
        if (matches > 0) found.push({
          path: path,
          lines: lines,
          matches: matches
        });
        left -= matches;
      }
      closeBench(bench);
      return {
        found: found,
        ...passed
      };
    }
    function readText(path, maxBytes, bench) {
      const {fs: fs, isUtf8: isUtf8} = bench;
      try {
        const file = openFile(path, bench);
        let length = fs.readSync(file, bench.bytes, 0, bench.bytes.length, 0);
        if (length === bench.bytes.length) {
          const {size: size} = fs.fstatSync(file);
          if (size > maxBytes) return "tooLarge";
          if (size > length) bench.bytes = Buffer.allocUnsafeSlow(Math.max(size, 1048576));
          length = fs.readSync(file, bench.bytes, 0, size, 0);
        }
        if (length > maxBytes) return "tooLarge";
        const body = bench.bytes.subarray(0, length);
        if (body[0] === 255 && body[1] === 254) return Buffer.from(body.toString("utf16le", 2));
        if (body[0] === 254 && body[1] === 255) {
          return Buffer.from(Buffer.from(body.subarray(0, body.length & ~1)).swap16().toString("utf16le", 2));
        }
        const zero = body.indexOf(0);
        if (zero !== -1 && zero < 8e3) return "binary";
        if (!isUtf8(body)) return Buffer.from(body.toString("latin1"));
        return body[0] === 239 && body[1] === 187 && body[2] === 191 ? body.subarray(3) : body;
      } catch (error) {
        const {code: code = ""} = error;
        return code === "EISDIR" || code === "ESPIPE" ? "binary" : "unreadable";
      } finally {
        const {file: file} = bench;
        bench.file = -1;
        if (file !== -1) fs.closeSync(file);
      }
    }
    function openFile(path, bench) {
      const {O_RDONLY: O_RDONLY, O_NOFOLLOW: O_NOFOLLOW, O_NONBLOCK: O_NONBLOCK} = bench.fs.constants;
      const slash = path.lastIndexOf("/");
      const place = process.platform === "linux" ? enter(path.slice(0, slash), bench) : path.slice(0, slash);
      if (place === undefined) throw new Error("ELOOP");
      bench.file = bench.fs.openSync(`${place}${path.slice(slash)}`, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
      return bench.file;
    }
    function closeBench(bench) {
      for (const open of [ bench.file, bench.directory.open ]) if (open !== -1) bench.fs.closeSync(open);
      bench.file = -1;
      bench.directory = {
        path: "",
        open: -1,
        place: undefined
      };
    }
    function matchRows(text, search, {pattern: pattern, alone: alone, except: except, everyLine: everyLine}, most) {
      const hits = [];
      let row = 0;
      let counted = 0;
      for (let from = 0; from < text.length && hits.length < most; ) {
        pattern.lastIndex = from;
        const at = everyLine ? from : pattern.exec(text)?.index;
        if (at === undefined || at >= text.length) break;
        const start = at === 0 ? 0 : text.lastIndexOf("\n", at - 1) + 1;
        const feed = text.indexOf("\n", at);
        const line = text.slice(start, feed === -1 ? text.length : feed);
        const column = line.search(alone);
        for (let next = text.indexOf("\n", counted); next !== -1 && next < start; next = text.indexOf("\n", counted)) {
          row += 1;
          counted = next + 1;
        }
        if (column !== -1 && except?.test(line) !== true) hits.push({
          row: row,
          ...cutAround(line, column, search.maxColumns)
        });
        from = feed === -1 ? text.length : feed + 1;
      }
      return hits;
    }
    function cutAround(line, column, most) {
      const text = line.endsWith("\r") ? line.slice(0, -1) : line;
      const start = Math.max(0, Math.min(column - Math.floor(most / 2), text.length - most));
      return {
        text: text.slice(start, start + most),
        start: start,
        length: text.length
      };
    }
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
        } else if (number <= until || match !== undefined && match.line - number <= search.before) {
          lines.push({
            line: number,
            ...cutAround(bytes.toString("utf8", at, end), 0, search.maxColumns),
            match: false
          });
        }
        at = end + 1;
        number += 1;
      }
      return lines;
    }
    const HERE_MS = 50;
    function openSearcher() {
      const bench = openBench({
        fs: external_node_fs_,
        isUtf8: external_node_buffer_.isUtf8
      });
      let left = 0;
      let thread;
      return {
        async scan(batch) {
          if (batch.first) left = HERE_MS;
          const scanned = left > 0 ? scanHere(batch) : undefined;
          return scanned ?? await (thread ??= startThread()).scan(batch);
        },
        async stop() {
          const stopping = thread;
          thread = undefined;
          await (stopping?.stop());
        }
      };
      function scanHere(batch) {
        const began = process.hrtime.bigint();
        const scanned = runWithin(Math.ceil(left), () => scanBatch(batch, bench));
        left = scanned === undefined ? 0 : left - Number(process.hrtime.bigint() - began) / 1e6;
        closeBench(bench);
        return scanned;
      }
    }
    const RUN = "remitRunWithin";
    let script;
    function runWithin(ms, work) {
      Object.assign(globalThis, {
        [RUN]: work
      });
      try {
        return (script ??= new external_node_vm_.Script(`${RUN}()`)).runInThisContext({
          timeout: ms
        });
      } catch (error) {
        if (error.code !== "ERR_SCRIPT_EXECUTION_TIMEOUT") throw error;
        return undefined;
      } finally {
        Reflect.deleteProperty(globalThis, RUN);
      }
    }
    const MEMORY = {
      maxOldGenerationSizeMb: 96,
      maxYoungGenerationSizeMb: 2
    };
    function startThread() {
      const thread = openThread();
      return {
        scan: async batch => await ask(thread, batch),
        stop: async () => void await thread.terminate()
      };
    }
    function openThread() {
      const {Worker: Thread} = process.getBuiltinModule("node:worker_threads");
      const thread = new Thread(scannerSource(), {
        eval: true,
        env: {},
        execArgv: [],
        stdin: false,
        stdout: true,
        stderr: true,
        resourceLimits: MEMORY
      });
      thread.unref();
      return thread;
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


