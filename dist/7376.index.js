"use strict";

exports.id = 7376;

exports.ids = [ 7376 ];

exports.modules = {
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
  27905: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var isGitName = (function isGitName(name) {
      return OWN.test(foldName(name));
    });
    var foldName = (function foldName(name) {
      return name.replace(/[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/gu, "").toLowerCase();
    });
    __webpack_require__.d(__webpack_exports__, {
      DP: () => isModulesName,
      I4: () => isGitPart,
      M$: () => isGitName,
      oP: () => isGitPath
    });
    function isGitPath(path) {
      return path.split("/").some(isGitName);
    }
    function isModulesName(name) {
      return MODULES.test(foldName(name));
    }
    function isGitPart(name) {
      return PARTS.has(name) || STATE.test(name);
    }
    const PARTS = new Set("config config.worktree description info objects refs packed-refs reftable shallow index logs modules worktrees lfs commondir gitdir locked rr-cache rebase-merge rebase-apply sequencer COMMIT_EDITMSG AUTO_MERGE".split(" "));
    const STATE = /^(?:[A-Z]+_)*HEAD$|^(?:MERGE|SQUASH|BISECT|NOTES)_[A-Z_]+$|^sharedindex\.[0-9a-f]+$/;
    const OWN = /^(?:\.git|git~1)[ .]*(?::.*)?$/s;
    const MODULES = /^(?:\.gitmodules|gitmod~\d|gi7eba~\d)[ .]*(?::.*)?$/s;
  }),
  75423: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var openSeal = (function openSeal(key, place) {
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
    var digestOf = (function digestOf(bytes) {
      return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(bytes).digest("hex");
    });
    var canonicalJson = (function canonicalJson(value) {
      return JSON.stringify(value, (_key, item) => item !== null && typeof item === "object" && !Array.isArray(item) ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => a < b ? -1 : 1)) : item);
    });
    __webpack_require__.d(__webpack_exports__, {
      Ip: () => openSeal,
      dj: () => canonicalJson,
      ol: () => digestOf
    });
    var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
    var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
  }),
  11507: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      Md: () => DIRECTORY,
      NG: () => SUBMODULE,
      XS: () => GitError,
      in: () => emptyTree,
      ps: () => LINK
    });
    const DIRECTORY = "40000";
    const LINK = "120000";
    const SUBMODULE = "160000";
    class GitError extends Error {
      name="GitError";
      cause_;
      constructor(message, cause = "other") {
        super(message);
        this.cause_ = cause;
      }
    }
    function emptyTree(like) {
      return like.length === 64 ? "6ef19b41225c5369f1c104d45d8d85efa9b057b53b14b4b9b939dd74decc5321" : "4b825dc642cb6eb9a060e54bf8d69288fbee4904";
    }
  }),
  71888: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      K: () => isGitHubRefusal,
      y: () => GitHubError
    });
    class GitHubError extends Error {
      name="GitHubError";
      status;
      permission;
      constructor(message, status, permission) {
        super(message);
        this.status = status;
        this.permission = permission;
      }
    }
    function isGitHubRefusal(error) {
      if (!(error instanceof GitHubError)) return false;
      return error.status >= 400 && error.status < 500 && error.status !== 401 && error.status !== 429;
    }
  })
};


