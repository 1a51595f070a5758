"use strict";

exports.id = 7031;

exports.ids = [ 7031, 9412 ];

exports.modules = {
  19412: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var list = (function(directory) {
      const read = () => (0, _lib_attempt_js__WEBPACK_IMPORTED_MODULE_6__.CD)(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync(directory, {
        withFileTypes: true
      }));
      const found = read();
      if (found !== undefined) return found;
      (0, _lib_attempt_js__WEBPACK_IMPORTED_MODULE_6__.CD)(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync(directory, 448));
      return read() ?? [];
    });
    __webpack_require__.d(__webpack_exports__, {
      keepGit: () => keepGit,
      restoreGit: () => restoreGit
    });
    var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
    var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
    var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
    var node_path__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
    var node_util__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57975);
    var node_util__WEBPACK_IMPORTED_MODULE_2___default = __webpack_require__.n(node_util__WEBPACK_IMPORTED_MODULE_2__);
    var node_v8__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78877);
    var node_v8__WEBPACK_IMPORTED_MODULE_3___default = __webpack_require__.n(node_v8__WEBPACK_IMPORTED_MODULE_3__);
    var _lib_attempt_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(91513);
    var _lib_seal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75423);
    var _mounts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79311);
    function keepGit(workspace, program) {
      const places = findGitPlaces(workspace);
      const objects = places.flatMap(place => findObjects(place));
      const all = [ ...places, ...program === undefined ? [] : [ program ] ];
      const paths = all.flatMap(place => filesBelow(place, new Set(objects)));
      const kept = {
        workspace: workspace,
        objects: objects,
        entries: paths.map(path => [ path, readEntry(path) ])
      };
      const archive = (0, node_v8__WEBPACK_IMPORTED_MODULE_3__.serialize)(kept);
      return {
        archive: archive,
        digest: (0, _lib_seal_js__WEBPACK_IMPORTED_MODULE_4__.ol)(archive),
        restore: () => putBack(kept)
      };
    }
    function restoreGit(archive, digest) {
      if ((0, _lib_seal_js__WEBPACK_IMPORTED_MODULE_4__.ol)(archive) !== digest) return undefined;
      return putBack((0, node_v8__WEBPACK_IMPORTED_MODULE_3__.deserialize)(archive));
    }
    const MOST_BYTES = 256 * 1024 * 1024;
    function findGitPlaces(workspace) {
      const found = [];
      const queue = [ workspace ];
      for (let at = 0; at < queue.length; at += 1) {
        const directory = queue[at] ?? "";
        for (const entry of list(directory)) {
          const path = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, entry.name);
          if (entry.name === ".git") found.push(path); else if (entry.isDirectory()) queue.push(path);
        }
      }
      const linked = found.flatMap(place => linkedBy(place)).filter(place => (0, _mounts_js__WEBPACK_IMPORTED_MODULE_5__.Yw)(place, workspace));
      const all = [ ...new Set([ ...found, ...linked ]) ];
      return all.filter(place => !all.some(other => (0, _mounts_js__WEBPACK_IMPORTED_MODULE_5__.Yw)(place, other)));
    }
    function linkedBy(place) {
      const target = node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync(place).isFile() ? /^gitdir: (.+)$/m.exec(node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync(place, "utf8"))?.[1] : undefined;
      return target === undefined ? [] : [ (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)((0, 
      node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(place), target) ];
    }
    function findObjects(place) {
      if (!node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync(place).isDirectory()) return [];
      const isRepository = node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(place, "HEAD"), {
        throwIfNoEntry: false
      })?.isFile() === true;
      const own = isRepository ? [ "objects", "lfs/objects", "lfs/tmp" ].map(name => (0, 
      node_path__WEBPACK_IMPORTED_MODULE_1__.join)(place, name)) : [];
      const below = list(place).filter(entry => entry.isDirectory() && !own.includes((0, 
      node_path__WEBPACK_IMPORTED_MODULE_1__.join)(place, entry.name)));
      return [ ...own, ...below.flatMap(({name: name}) => findObjects((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(place, name))) ];
    }
    function filesBelow(place, objects) {
      if (objects.has(place)) return [];
      const stat = node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync(place, {
        throwIfNoEntry: false
      });
      if (stat === undefined) return [];
      if (!stat.isDirectory()) return [ place ];
      return list(place).flatMap(({name: name}) => filesBelow((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(place, name), objects));
    }
    function readEntry(path) {
      const stat = node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync(path);
      if (stat.isSymbolicLink()) return {
        link: node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync(path)
      };
      const bytes = stat.isFile() && stat.size <= MOST_BYTES ? node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync(path) : EMPTY;
      return {
        bytes: bytes,
        mode: stat.mode & 4095
      };
    }
    const EMPTY = Buffer.alloc(0);
    function putBack({workspace: workspace, objects: objects, entries: entries}) {
      const skipped = new Set(objects);
      const kept = new Map(entries);
      for (const path of kept.keys()) (0, _lib_attempt_js__WEBPACK_IMPORTED_MODULE_6__.CD)(() => clearLinks((0, 
      node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), workspace));
      const places = (0, _lib_attempt_js__WEBPACK_IMPORTED_MODULE_6__.CD)(() => findGitPlaces(workspace)) ?? [];
      const isNew = place => ![ ...kept.keys() ].some(path => path === place || (0, _mounts_js__WEBPACK_IMPORTED_MODULE_5__.Yw)(path, place));
      const files = places.flatMap(place => isNew(place) ? [ place ] : filesBelow(place, skipped));
      const fresh = files.filter(path => !kept.has(path));
      const changed = entries.filter(([path, entry]) => !(0, node_util__WEBPACK_IMPORTED_MODULE_2__.isDeepStrictEqual)((0, 
      _lib_attempt_js__WEBPACK_IMPORTED_MODULE_6__.CD)(() => readEntry(path)), entry));
      for (const path of fresh) (0, _lib_attempt_js__WEBPACK_IMPORTED_MODULE_6__.CD)(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync(path, {
        recursive: true,
        force: true
      }));
      for (const [path, entry] of changed) (0, _lib_attempt_js__WEBPACK_IMPORTED_MODULE_6__.CD)(() => writeEntry(path, entry));
      return [ ...fresh, ...changed.map(([path]) => path) ].map(path => (0, node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(workspace, path));
    }
    function clearLinks(directory, workspace) {
      if (!(0, _mounts_js__WEBPACK_IMPORTED_MODULE_5__.Yw)(directory, workspace)) return;
      clearLinks((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(directory), workspace);
      if (node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync(directory, {
        throwIfNoEntry: false
      })?.isSymbolicLink() === true) node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync(directory);
    }
    function writeEntry(path, entry) {
      clearWay((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path));
      node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync(path, {
        recursive: true,
        force: true
      });
      if ("link" in entry) return node_fs__WEBPACK_IMPORTED_MODULE_0__.symlinkSync(entry.link, path);
      node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync(path, entry.bytes, {
        flag: "wx",
        mode: entry.mode
      });
      node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync(path, entry.mode);
    }
    function clearWay(directory) {
      const stat = node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync(directory, {
        throwIfNoEntry: false
      });
      if (stat?.isDirectory() === true) return;
      if (stat !== undefined) node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync(directory, {
        force: true
      }); else clearWay((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(directory));
      node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync(directory);
    }
  }),
  75423: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var openSeal = (function(key, place) {
      const write = texts => JSON.stringify([ place, ...texts ]);
      if (key === "") return {
        keyed: false,
        sum: (...texts) => `sha256:${digestOf(write(texts))}`
      };
      return {
        keyed: true,
        sum: (...texts) => `hmac-sha256:${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)("sha256", key).update(write(texts)).digest("hex")}`
      };
    });
    var digestOf = (function(bytes) {
      return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(bytes).digest("hex");
    });
    __webpack_require__.d(__webpack_exports__, {
      Ip: () => openSeal,
      dj: () => canonicalJson,
      ol: () => digestOf
    });
    var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
    var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
    function canonicalJson(value) {
      return JSON.stringify(value, (_key, item) => item !== null && typeof item === "object" && !Array.isArray(item) ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => a < b ? -1 : 1)) : item);
    }
  })
};


