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
    function keepGit(workspace) {
      const places = findGitPlaces(workspace);
      const objects = places.flatMap(place => findObjects(place));
      const paths = places.flatMap(place => filesBelow(place, new Set(objects)));
      const kept = {
        workspace: workspace,
        objects: objects,
        entries: paths.map(path => [ path, readEntry(path) ])
      };
      return {
        pack() {
          const key = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(32);
          return {
            archive: encrypt((0, node_v8__WEBPACK_IMPORTED_MODULE_4__.serialize)(kept), key),
            key: key.toString("hex")
          };
        },
        restore: () => putBack(kept)
      };
    }
    function restoreGit(archive, key) {
      const kept = (0, _lib_attempt_js__WEBPACK_IMPORTED_MODULE_5__.CD)(() => (0, node_v8__WEBPACK_IMPORTED_MODULE_4__.deserialize)(decrypt(archive, Buffer.from(key, "hex"))));
      return kept && putBack(kept);
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
    const MOST_BYTES = 256 * 1024 * 1024;
    function findGitPlaces(workspace) {
      const found = [];
      const queue = [ workspace ];
      for (let at = 0; at < queue.length; at += 1) {
        const directory = queue[at] ?? "";
        for (const entry of list(directory)) {
          const path = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, entry.name);
          if (entry.name === ".git") found.push(path); else if (entry.isDirectory()) queue.push(path);
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
    function readEntry(path) {
      const stat = node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync(path);
      if (stat.isSymbolicLink()) return {
        link: node_fs__WEBPACK_IMPORTED_MODULE_1__.readlinkSync(path)
      };
      const bytes = stat.isFile() && stat.size <= MOST_BYTES ? node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync(path) : EMPTY;
      return {
        bytes: bytes,
        mode: stat.mode & 4095
      };
    }
    const EMPTY = Buffer.alloc(0);
    function putBack({workspace: workspace, objects: objects, entries: entries}) {
      const skipped = new Set(objects);
      const kept = new Map(entries);
      for (const path of kept.keys()) (0, _lib_attempt_js__WEBPACK_IMPORTED_MODULE_5__.CD)(() => clearLinks((0, 
      node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), workspace));
      const places = (0, _lib_attempt_js__WEBPACK_IMPORTED_MODULE_5__.CD)(() => findGitPlaces(workspace)) ?? [];
      const isNew = place => ![ ...kept.keys() ].some(path => path === place || (0, _mounts_js__WEBPACK_IMPORTED_MODULE_6__.Yw)(path, place));
      const files = places.flatMap(place => isNew(place) ? [ place ] : filesBelow(place, skipped));
      const fresh = files.filter(path => !kept.has(path));
      const changed = entries.filter(([path, entry]) => !(0, node_util__WEBPACK_IMPORTED_MODULE_3__.isDeepStrictEqual)((0, 
      _lib_attempt_js__WEBPACK_IMPORTED_MODULE_5__.CD)(() => readEntry(path)), entry));
      for (const path of fresh) (0, _lib_attempt_js__WEBPACK_IMPORTED_MODULE_5__.CD)(() => node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync(path, {
        recursive: true,
        force: true
      }));
      for (const [path, entry] of changed) (0, _lib_attempt_js__WEBPACK_IMPORTED_MODULE_5__.CD)(() => writeEntry(path, entry));
      return [ ...fresh, ...changed.map(([path]) => path) ].map(path => (0, node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(workspace, path));
    }
    function clearLinks(directory, workspace) {
      if (!(0, _mounts_js__WEBPACK_IMPORTED_MODULE_6__.Yw)(directory, workspace)) return;
      clearLinks((0, node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(directory), workspace);
      if (node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync(directory, {
        throwIfNoEntry: false
      })?.isSymbolicLink() === true) node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync(directory);
    }
    function writeEntry(path, entry) {
      clearWay((0, node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path));
      node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync(path, {
        recursive: true,
        force: true
      });
      if ("link" in entry) return node_fs__WEBPACK_IMPORTED_MODULE_1__.symlinkSync(entry.link, path);
      node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync(path, entry.bytes, {
        flag: "wx",
        mode: entry.mode
      });
      node_fs__WEBPACK_IMPORTED_MODULE_1__.chmodSync(path, entry.mode);
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


