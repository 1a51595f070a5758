"use strict";

exports.id = 9412;

exports.ids = [ 9412 ];

exports.modules = {
  19412: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var list = (function list(directory) {
      const read = () => (0, _lib_attempt_js__WEBPACK_IMPORTED_MODULE_5__.CD)(() => node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync(directory, {
        withFileTypes: true
      }));
      const found = read();
      if (found !== undefined) return found;
      (0, _lib_attempt_js__WEBPACK_IMPORTED_MODULE_5__.CD)(() => node_fs__WEBPACK_IMPORTED_MODULE_1__.chmodSync(directory, 448));
      return read() ?? [];
    });
    var digestOf = (function digestOf(path, copy) {
      const hash = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256");
      const part = Buffer.allocUnsafe(256 * 1024);
      const from = node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync(path, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW);
      const to = copy === undefined ? undefined : (0, _lib_attempt_js__WEBPACK_IMPORTED_MODULE_5__.CD)(() => node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync(copy, "wx", 384));
      try {
        if (copy !== undefined && to === undefined) throw new Error(`${copy} could not be made.`);
        for (let length = node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync(from, part); length > 0; length = node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync(from, part)) {
          hash.update(part.subarray(0, length));
          if (to !== undefined) node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync(to, part.subarray(0, length));
        }
      } finally {
        node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync(from);
        if (to !== undefined) node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync(to);
      }
      return hash.digest("hex");
    });
    __webpack_require__.d(__webpack_exports__, {
      keepGit: () => keepGit,
      restoreGit: () => restoreGit
    });
    var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
    var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
    var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
    var node_fs__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
    var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
    var node_path__WEBPACK_IMPORTED_MODULE_2___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
    var node_util__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57975);
    var node_util__WEBPACK_IMPORTED_MODULE_3___default = __webpack_require__.n(node_util__WEBPACK_IMPORTED_MODULE_3__);
    var node_v8__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78877);
    var node_v8__WEBPACK_IMPORTED_MODULE_4___default = __webpack_require__.n(node_v8__WEBPACK_IMPORTED_MODULE_4__);
    var _lib_attempt_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(91513);
    var _mounts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(79311);
    function keepGit(workspace, directory, places = findGitPlaces(workspace)) {
      const objects = places.flatMap(place => findObjects(place));
      const paths = places.flatMap(place => filesBelow(place, new Set(objects)));
      const entries = paths.map(path => [ path, readEntry(path, directory) ]);
      const kept = {
        workspace: workspace,
        directory: directory,
        objects: objects,
        entries: entries
      };
      return {
        places: places,
        pack() {
          const key = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(32);
          return {
            archive: encrypt((0, node_v8__WEBPACK_IMPORTED_MODULE_4__.serialize)(kept), key),
            key: key.toString("hex")
          };
        },
        again() {
          const own = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(workspace, ".git");
          const made = !places.includes(own) && node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync(own) ? [ own ] : [];
          return keepGit(workspace, directory, [ ...places, ...made ]);
        },
        restore: among => putBack(kept, among).restored
      };
    }
    function restoreGit(archive, key) {
      const kept = (0, _lib_attempt_js__WEBPACK_IMPORTED_MODULE_5__.CD)(() => (0, node_v8__WEBPACK_IMPORTED_MODULE_4__.deserialize)(decrypt(archive, Buffer.from(key, "hex"))));
      const end = kept && putBack(kept);
      return end?.isWhole === true ? end.restored : undefined;
    }
    const CIPHER = "aes-256-gcm";
    const NONCE = Buffer.alloc(12);
    const TAG_BYTES = 16;
    function encrypt(bytes, key) {
      const cipher = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createCipheriv)(CIPHER, key, NONCE);
      return Buffer.concat([ cipher.update(bytes), cipher.final(), cipher.getAuthTag() ]);
    }
    function decrypt(archive, key) {
      const decipher = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createDecipheriv)(CIPHER, key, NONCE, {
        authTagLength: TAG_BYTES
      });
      decipher.setAuthTag(archive.subarray(-TAG_BYTES));
      return Buffer.concat([ decipher.update(archive.subarray(0, -TAG_BYTES)), decipher.final() ]);
    }
    const LARGE = /^(?:index|sharedindex\.[0-9a-f]+)$/;
    const MOST_BYTES = 256 * 1024 * 1024;
    function findGitPlaces(workspace) {
      const found = [];
      const queue = [ workspace ];
      for (let at = 0; at < queue.length; at += 1) {
        const directory = queue[at] ?? "";
        for (const entry of list(directory)) {
          if (entry.name === ".git") found.push((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, entry.name)); else if (entry.isDirectory()) queue.push((0, 
          node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, entry.name));
        }
      }
      const linked = found.flatMap(place => linkedBy(place)).filter(place => (0, _mounts_js__WEBPACK_IMPORTED_MODULE_6__.Yw)(place, workspace));
      const all = [ ...new Set([ ...found, ...linked ]) ];
      return all.filter(place => !all.some(other => (0, _mounts_js__WEBPACK_IMPORTED_MODULE_6__.Yw)(place, other)));
    }
    function linkedBy(place) {
      const target = node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync(place).isFile() ? /^gitdir: (.+)$/m.exec(node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync(place, "utf8"))?.[1] : undefined;
      return target === undefined ? [] : [ (0, node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)((0, 
      node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(place), target) ];
    }
    function findObjects(place) {
      if (!node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync(place).isDirectory()) return [];
      const isRepository = node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(place, "HEAD"), {
        throwIfNoEntry: false
      })?.isFile() === true;
      const own = isRepository ? [ "objects", "lfs/objects", "lfs/tmp" ].map(name => (0, 
      node_path__WEBPACK_IMPORTED_MODULE_2__.join)(place, name)) : [];
      const below = list(place).filter(entry => entry.isDirectory() && !own.includes((0, 
      node_path__WEBPACK_IMPORTED_MODULE_2__.join)(place, entry.name)));
      return [ ...own, ...below.flatMap(({name: name}) => findObjects((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(place, name))) ];
    }
    function filesBelow(place, objects) {
      if (objects.has(place)) return [];
      const stat = node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync(place, {
        throwIfNoEntry: false
      });
      if (stat === undefined) return [];
      if (!stat.isDirectory()) return [ place ];
      return list(place).flatMap(({name: name}) => filesBelow((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(place, name), objects));
    }
    function readEntry(path, directory) {
      const stat = node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync(path);
      if (stat.isSymbolicLink()) return {
        link: node_fs__WEBPACK_IMPORTED_MODULE_1__.readlinkSync(path)
      };
      const mode = stat.mode & 4095;
      if (stat.isFile() && LARGE.test((0, node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path))) return {
        copied: directory === undefined ? digestOf(path) : keepCopy(path, directory),
        mode: mode
      };
      const bytes = stat.isFile() && stat.size <= MOST_BYTES ? node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync(path) : EMPTY;
      return {
        bytes: bytes,
        mode: mode
      };
    }
    const EMPTY = Buffer.alloc(0);
    function keepCopy(path, directory) {
      const fresh = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, `kept-${(0, 
      node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(8).toString("hex")}`);
      const digest = digestOf(path, fresh);
      node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync(fresh, copyOf(digest, directory));
      return digest;
    }
    function copyOf(digest, directory) {
      return (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, `kept-${digest}`);
    }
    function putBack(kept, among) {
      const {workspace: workspace, directory: directory, objects: objects} = kept;
      const skipped = new Set(objects);
      const entries = new Map(kept.entries);
      for (const path of entries.keys()) (0, _lib_attempt_js__WEBPACK_IMPORTED_MODULE_5__.CD)(() => clearLinks((0, 
      node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), workspace));
      const places = among ?? (0, _lib_attempt_js__WEBPACK_IMPORTED_MODULE_5__.CD)(() => findGitPlaces(workspace)) ?? [];
      const isNew = place => ![ ...entries.keys() ].some(path => path === place || (0, 
      _mounts_js__WEBPACK_IMPORTED_MODULE_6__.Yw)(path, place));
      const files = places.flatMap(place => isNew(place) ? [ place ] : filesBelow(place, skipped));
      const fresh = files.filter(path => !entries.has(path));
      const changed = kept.entries.filter(([path, entry]) => !(0, node_util__WEBPACK_IMPORTED_MODULE_3__.isDeepStrictEqual)((0, 
      _lib_attempt_js__WEBPACK_IMPORTED_MODULE_5__.CD)(() => readEntry(path)), entry));
      for (const path of fresh) (0, _lib_attempt_js__WEBPACK_IMPORTED_MODULE_5__.CD)(() => node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync(path, {
        recursive: true,
        force: true
      }));
      const isWhole = changed.map(([path, entry]) => (0, _lib_attempt_js__WEBPACK_IMPORTED_MODULE_5__.CD)(() => writeEntry(path, entry, directory)) ?? true);
      const restored = [ ...fresh, ...changed.map(([path]) => path) ].map(path => (0, 
      node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(workspace, path));
      return {
        restored: restored,
        isWhole: isWhole.every(Boolean)
      };
    }
    function clearLinks(directory, workspace) {
      if (!(0, _mounts_js__WEBPACK_IMPORTED_MODULE_6__.Yw)(directory, workspace)) return;
      clearLinks((0, node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(directory), workspace);
      if (node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync(directory, {
        throwIfNoEntry: false
      })?.isSymbolicLink() === true) node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync(directory);
    }
    function writeEntry(path, entry, directory) {
      clearWay((0, node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path));
      node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync(path, {
        recursive: true,
        force: true
      });
      if ("link" in entry) node_fs__WEBPACK_IMPORTED_MODULE_1__.symlinkSync(entry.link, path); else if ("bytes" in entry) node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync(path, entry.bytes, {
        flag: "wx",
        mode: entry.mode
      }); else if ((0, _lib_attempt_js__WEBPACK_IMPORTED_MODULE_5__.CD)(() => digestOf(copyOf(entry.copied, directory), path)) !== entry.copied) {
        node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync(path, {
          force: true
        });
        return false;
      }
      if (!("link" in entry)) node_fs__WEBPACK_IMPORTED_MODULE_1__.chmodSync(path, entry.mode);
      return true;
    }
    function clearWay(directory) {
      const stat = node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync(directory, {
        throwIfNoEntry: false
      });
      if (stat?.isDirectory() === true) return;
      if (stat !== undefined) node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync(directory, {
        force: true
      }); else clearWay((0, node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(directory));
      node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync(directory);
    }
  })
};


