"use strict";

exports.id = 9412;

exports.ids = [ 9412 ];

exports.modules = {
  19412: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var list = (function list(directory) {
      const read = () => (0, _lib_attempt_js__WEBPACK_IMPORTED_MODULE_4__.CD)(() => node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync(directory, {
        withFileTypes: true
      }));
      const found = read();
      if (found !== undefined) return found;
      (0, _lib_attempt_js__WEBPACK_IMPORTED_MODULE_4__.CD)(() => node_fs__WEBPACK_IMPORTED_MODULE_1__.chmodSync(directory, 448));
      return read() ?? [];
    });
    var digestOf = (function digestOf(path, copy) {
      const hash = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256");
      const part = Buffer.allocUnsafe(256 * 1024);
      const {file: file, size: size} = (0, _real_path_js__WEBPACK_IMPORTED_MODULE_7__.vf)(path);
      try {
        const to = copy === undefined ? undefined : node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync(copy, "wx", 384);
        try {
          for (let at = 0; at < size; ) {
            const length = node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync(file, part, 0, part.length, at);
            if (length === 0) break;
            hash.update(part.subarray(0, length));
            if (to !== undefined) node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync(to, part.subarray(0, length));
            at += length;
          }
        } finally {
          if (to !== undefined) node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync(to);
        }
      } finally {
        node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync(file);
      }
      return hash.digest("hex");
    });
    var restore = (function restore(kept, among) {
      const {workspace: workspace, directory: directory} = kept;
      for (const each of kept.directories) (0, _lib_attempt_js__WEBPACK_IMPORTED_MODULE_4__.CD)(() => clearWay(each, workspace));
      const places = among ?? (0, _lib_attempt_js__WEBPACK_IMPORTED_MODULE_4__.CD)(() => findGitPlaces(workspace));
      const there = thereBefore(kept);
      const fresh = (places ?? []).flatMap(place => freshIn(place, there));
      const gone = fresh.map(path => remove(path, directory));
      const changed = kept.entries.filter(([path, entry]) => (0, _lib_attempt_js__WEBPACK_IMPORTED_MODULE_4__.CD)(() => isSame(path, entry)) !== true);
      const written = changed.map(([path, entry]) => writeEntry(path, entry, kept));
      const files = [ ...fresh, ...changed.map(([path]) => path) ].map(path => (0, node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(workspace, path));
      const isWhole = places !== undefined && kept.filled.every(isDirectory) && [ ...gone, ...written ].every(Boolean);
      return {
        files: files,
        isWhole: isWhole
      };
    });
    var remove = (function remove(path, directory) {
      (0, _lib_attempt_js__WEBPACK_IMPORTED_MODULE_4__.CD)(() => node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync(path, {
        recursive: true,
        force: true
      }));
      if (!isThere(path)) return true;
      (0, _lib_attempt_js__WEBPACK_IMPORTED_MODULE_4__.CD)(() => openUp((0, node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path)));
      (0, _lib_attempt_js__WEBPACK_IMPORTED_MODULE_4__.CD)(() => node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync(path, (0, 
      node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, `removed-${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(8).toString("hex")}`)));
      return !isThere(path);
    });
    var readPlain = (function readPlain(path) {
      const {file: file} = (0, _real_path_js__WEBPACK_IMPORTED_MODULE_7__.vf)(path);
      try {
        return node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync(file);
      } finally {
        node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync(file);
      }
    });
    var writeEntry = (function writeEntry(path, entry, {workspace: workspace, directory: directory}) {
      const write = () => {
        clearWay((0, node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), workspace);
        node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync(path, {
          recursive: true,
          force: true
        });
        if ("special" in entry) return false;
        if ("link" in entry) node_fs__WEBPACK_IMPORTED_MODULE_1__.symlinkSync(entry.link, path); else if ("bytes" in entry) node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync(path, entry.bytes, {
          flag: "wx",
          mode: entry.mode
        }); else writeCopy(copyOf(entry.copied, directory), path, entry);
        if (!("link" in entry)) node_fs__WEBPACK_IMPORTED_MODULE_1__.chmodSync(path, entry.mode);
        return isSame(path, entry);
      };
      const written = (0, _lib_attempt_js__WEBPACK_IMPORTED_MODULE_4__.CD)(write);
      if (written !== undefined) return written;
      (0, _lib_attempt_js__WEBPACK_IMPORTED_MODULE_4__.CD)(() => openUp((0, node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path)));
      return (0, _lib_attempt_js__WEBPACK_IMPORTED_MODULE_4__.CD)(write) ?? false;
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
    var node_v8__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78877);
    var node_v8__WEBPACK_IMPORTED_MODULE_3___default = __webpack_require__.n(node_v8__WEBPACK_IMPORTED_MODULE_3__);
    var _lib_attempt_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91513);
    var _lib_paths_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(50876);
    var _mounts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79311);
    var _real_path_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(14841);
    function keepGit(workspace, directory, known) {
      const places = known?.filter(isThere) ?? findGitPlaces(workspace);
      const objects = places.flatMap(place => findObjects(place));
      const found = {
        directories: [],
        files: []
      };
      for (const place of places) readContents(place, new Set(objects), found);
      const own = node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync(directory);
      const entries = found.files.map(path => [ path, readEntry(path, own) ]);
      const filled = objects.filter(isDirectory);
      const kept = {
        workspace: workspace,
        directory: own,
        objects: objects,
        filled: filled,
        directories: found.directories,
        entries: entries
      };
      const withRoot = some => [ ...new Set([ ...some, (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(workspace, ".git") ]) ];
      return {
        places: places,
        pack() {
          const key = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(32);
          return {
            archive: encrypt((0, node_v8__WEBPACK_IMPORTED_MODULE_3__.serialize)(kept), key),
            key: key.toString("hex")
          };
        },
        again: () => keepGit(workspace, directory, withRoot(places)),
        restore: among => restore(kept, among && withRoot(among))
      };
    }
    function restoreGit(archive, key) {
      const kept = (0, _lib_attempt_js__WEBPACK_IMPORTED_MODULE_4__.CD)(() => (0, node_v8__WEBPACK_IMPORTED_MODULE_3__.deserialize)(decrypt(archive, Buffer.from(key, "hex"))));
      return kept && restore(kept);
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
    const LARGE = 1024 * 1024;
    const INDEX = /^(?:index|sharedindex\.[0-9a-f]+)$/;
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
      const linked = found.flatMap(place => linkedBy(place)).filter(place => (0, _mounts_js__WEBPACK_IMPORTED_MODULE_5__.Yw)(place, workspace));
      const all = new Set([ ...found, ...linked ]);
      return [ ...all ].filter(place => isThere(place) && !(0, _lib_paths_js__WEBPACK_IMPORTED_MODULE_6__.f)(place).some(parent => all.has(parent)));
    }
    function linkedBy(place) {
      const text = (0, _lib_attempt_js__WEBPACK_IMPORTED_MODULE_4__.CD)(() => {
        const stat = node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync(place);
        return stat.isFile() && stat.size <= LONGEST_LINK ? node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync(place, "utf8") : "";
      });
      const target = /^gitdir: (.+)$/m.exec(text ?? "")?.[1];
      return target === undefined ? [] : [ (0, node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)((0, 
      node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(place), target) ];
    }
    const LONGEST_LINK = 8192;
    function isThere(path) {
      return (0, _lib_attempt_js__WEBPACK_IMPORTED_MODULE_4__.CD)(() => node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync(path)) !== undefined;
    }
    function isDirectory(path) {
      return (0, _lib_attempt_js__WEBPACK_IMPORTED_MODULE_4__.CD)(() => node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync(path).isDirectory()) === true;
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
    function readContents(path, objects, found) {
      if (objects.has(path)) return;
      if (!node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync(path).isDirectory()) return void found.files.push(path);
      found.directories.push(path);
      for (const {name: name} of list(path)) readContents((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, name), objects, found);
    }
    function readEntry(path, directory) {
      const stat = node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync(path);
      if (stat.isSymbolicLink()) return {
        link: node_fs__WEBPACK_IMPORTED_MODULE_1__.readlinkSync(path)
      };
      if (!stat.isFile()) return {
        special: stat.mode
      };
      const mode = stat.mode & 4095;
      if (stat.size <= LARGE && !INDEX.test((0, node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path))) return {
        mode: mode,
        bytes: node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync(path)
      };
      const fresh = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, `kept-${(0, 
      node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(8).toString("hex")}`);
      const copied = digestOf(path, fresh);
      node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync(fresh, copyOf(copied, directory));
      return {
        mode: mode,
        size: node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync(copyOf(copied, directory)).size,
        copied: copied
      };
    }
    function copyOf(digest, directory) {
      return (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, `kept-${digest}`);
    }
    function thereBefore({entries: entries, objects: objects, directories: directories}) {
      return {
        kept: new Set([ ...entries.map(([path]) => path), ...objects ]),
        directories: new Set([ ...directories, ...objects.map(each => (0, node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(each)) ])
      };
    }
    function freshIn(path, there) {
      if (there.kept.has(path) || !isThere(path)) return [];
      if (!isDirectory(path) || !there.directories.has(path)) return [ path ];
      return list(path).flatMap(({name: name}) => freshIn((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, name), there));
    }
    function isSame(path, entry) {
      const stat = node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync(path);
      if ("link" in entry) return stat.isSymbolicLink() && node_fs__WEBPACK_IMPORTED_MODULE_1__.readlinkSync(path) === entry.link;
      if ("special" in entry) return stat.mode === entry.special;
      const size = "bytes" in entry ? entry.bytes.length : entry.size;
      if (!stat.isFile() || stat.size !== size || (stat.mode & 4095) !== entry.mode) return false;
      return "bytes" in entry ? readPlain(path).equals(entry.bytes) : digestOf(path) === entry.copied;
    }
    function writeCopy(copy, path, {size: size, copied: copied}) {
      if (node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync(copy).size !== size) throw new Error("The copy has another length.");
      if (digestOf(copy, path) === copied) return;
      node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync(path, {
        force: true
      });
      throw new Error("The copy has been changed.");
    }
    function clearWay(directory, workspace) {
      if (!(0, _mounts_js__WEBPACK_IMPORTED_MODULE_5__.Yw)(directory, workspace)) return;
      clearWay((0, node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(directory), workspace);
      const stat = node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync(directory, {
        throwIfNoEntry: false
      });
      if (stat?.isDirectory() === true) return;
      if (stat !== undefined) node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync(directory, {
        force: true
      });
      node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync(directory);
    }
    function openUp(directory) {
      for (const each of [ ...(0, _lib_paths_js__WEBPACK_IMPORTED_MODULE_6__.f)(directory), directory ].filter(parent => parent !== "")) (0, 
      _lib_attempt_js__WEBPACK_IMPORTED_MODULE_4__.CD)(() => {
        const {mode: mode} = node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync(each);
        if ((mode & 448) !== 448) node_fs__WEBPACK_IMPORTED_MODULE_1__.chmodSync(each, mode & 4095 | 448);
      });
    }
  })
};


