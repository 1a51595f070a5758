export const id = 9069;

export const ids = [ 9069 ];

export const modules = {
  29069: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      runCommandLine: () => runCommandLine
    });
    var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
    var _cli_complain_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16447);
    var _lib_distance_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4984);
    const USAGE = `remit, a coding agent that keeps within a written policy\n\n  remit demo               run the main job on an embedded example; GEMINI_API_KEY makes it ask the real model;\n                           --json gives the run's events\n  remit run REQUEST\u2026       the request on a copy of this checkout, told live; nothing is sent to GitHub\n  remit report LOG         the report of a recorded run; --verify checks its receipt\n  remit replay LOG         the same; --fixture DIR plays its replies over a directory and names where the two part;\n                           answers that Gemini CLI has recorded play too\n  remit policy \u2026           check, explain, print a policy; replay a recorded run by it\n  remit init               a workflow and a policy fitted to this repository, and what to do next\n  remit doctor             whether all is there that a run needs: key, model, workflows, policy, sandbox, settings\n  remit --version          the version of this bundle\n  remit --help             this text; --help after a command tells of that\n\nExit codes: 0, 1 when a run or a check has failed, 2 when the call makes no sense.\n`;
    const COMMANDS = {
      demo: async () => (await Promise.all([ __webpack_require__.e(4939), __webpack_require__.e(1050), __webpack_require__.e(1659), __webpack_require__.e(2833), __webpack_require__.e(6037), __webpack_require__.e(1478), __webpack_require__.e(3327), __webpack_require__.e(2396), __webpack_require__.e(106), __webpack_require__.e(554), __webpack_require__.e(2239), __webpack_require__.e(4671) ]).then(__webpack_require__.bind(__webpack_require__, 34671))).runDemo,
      run: async () => (await Promise.all([ __webpack_require__.e(4939), __webpack_require__.e(1050), __webpack_require__.e(1659), __webpack_require__.e(2833), __webpack_require__.e(6037), __webpack_require__.e(1478), __webpack_require__.e(3327), __webpack_require__.e(2396), __webpack_require__.e(106), __webpack_require__.e(964), __webpack_require__.e(554), __webpack_require__.e(2239), __webpack_require__.e(402) ]).then(__webpack_require__.bind(__webpack_require__, 40402))).runRun,
      report: async () => (await Promise.all([ __webpack_require__.e(3327), __webpack_require__.e(2396), __webpack_require__.e(554), __webpack_require__.e(3352), __webpack_require__.e(1434) ]).then(__webpack_require__.bind(__webpack_require__, 10706))).runReport,
      replay: async () => (await Promise.all([ __webpack_require__.e(4939), __webpack_require__.e(1050), __webpack_require__.e(1659), __webpack_require__.e(2833), __webpack_require__.e(6037), __webpack_require__.e(1478), __webpack_require__.e(3327), __webpack_require__.e(2396), __webpack_require__.e(106), __webpack_require__.e(964), __webpack_require__.e(554), __webpack_require__.e(2239), __webpack_require__.e(402), __webpack_require__.e(8582) ]).then(__webpack_require__.bind(__webpack_require__, 28582))).runReplay,
      policy: async () => (await Promise.all([ __webpack_require__.e(4939), __webpack_require__.e(1050), __webpack_require__.e(2833), __webpack_require__.e(6037), __webpack_require__.e(5034) ]).then(__webpack_require__.bind(__webpack_require__, 45034))).runPolicy,
      init: async () => (await Promise.all([ __webpack_require__.e(4939), __webpack_require__.e(1050), __webpack_require__.e(8815), __webpack_require__.e(2833), __webpack_require__.e(6037), __webpack_require__.e(1478), __webpack_require__.e(4452), __webpack_require__.e(9034) ]).then(__webpack_require__.bind(__webpack_require__, 59034))).runInit,
      doctor: async () => (await Promise.all([ __webpack_require__.e(4939), __webpack_require__.e(1050), __webpack_require__.e(8815), __webpack_require__.e(2833), __webpack_require__.e(6037), __webpack_require__.e(1478), __webpack_require__.e(3327), __webpack_require__.e(964), __webpack_require__.e(4452), __webpack_require__.e(708) ]).then(__webpack_require__.bind(__webpack_require__, 40708))).runDoctor
    };
    async function runCommandLine(words = process.argv.slice(2)) {
      process.stdout.on("error", leaveQuietly);
      process.argv[1] = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(process.argv[1] ?? "");
      const [command = "--help", ...rest] = words;
      if (command === "help" && rest.length > 0) return await runCommandLine([ ...rest.slice(0, 1), "--help" ]);
      if ([ "help", "--help", "-h" ].includes(command)) return void process.stdout.write(USAGE);
      if (command === "--version") return void process.stdout.write(`${(await __webpack_require__.e(3411).then(__webpack_require__.bind(__webpack_require__, 13411))).VERSION}\n`);
      const load = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;
      if (load !== undefined) return await (await load())(rest);
      const near = (0, _lib_distance_js__WEBPACK_IMPORTED_MODULE_2__.p)(command, Object.keys(COMMANDS));
      const hint = near === undefined ? "" : ` Did you mean ${near}?`;
      (0, _cli_complain_js__WEBPACK_IMPORTED_MODULE_1__.c)(`There is no command ${JSON.stringify(command)}.${hint}`, USAGE);
    }
    function leaveQuietly(error) {
      if (error.code !== "EPIPE") throw error;
      process.exit();
    }
  },
  16447: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      c: () => complain,
      l: () => sayUnreadable
    });
    var _ports_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48076);
    function complain(what, usage) {
      process.stderr.write(usage === undefined ? `${what}\n` : `${what}\n\n${usage}`);
      process.exitCode = 2;
    }
    function sayUnreadable(error) {
      const code = (0, _ports_js__WEBPACK_IMPORTED_MODULE_0__.xU)(error) ?? "";
      return UNREADABLE[code] ?? (error instanceof Error ? error.message : String(error));
    }
    const UNREADABLE = {
      ENOENT: "there is no such file",
      ENOTDIR: "there is no such file",
      EISDIR: "it is a directory, not a file",
      EACCES: "you may not read it",
      EPERM: "you may not read it"
    };
  },
  4984: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      h: () => distanceOf,
      p: () => nearest
    });
    function distanceOf(a, b, most = Math.max(a.length, b.length)) {
      if (Math.abs(a.length - b.length) > most) return most + 1;
      let before = new Int32Array(b.length + 1).fill(most + 1);
      let previous = Int32Array.from({
        length: b.length + 1
      }, (_, column) => column);
      let current = new Int32Array(b.length + 1);
      for (let row = 1; row <= a.length; row += 1) {
        if (fillRow({
          before: before,
          previous: previous,
          current: current
        }, {
          a: a,
          b: b,
          row: row,
          most: most
        }) > most) return most + 1;
        [before, previous, current] = [ previous, current, before ];
      }
      return Math.min(previous[b.length] ?? 0, most + 1);
    }
    function fillRow({before: before, previous: previous, current: current}, {a: a, b: b, row: row, most: most}) {
      const from = Math.max(1, row - most);
      const to = Math.min(b.length, row + most);
      const [code, last] = [ a.charCodeAt(row - 1), a.charCodeAt(row - 2) ];
      current[from - 1] = from === 1 ? row : most + 1;
      let least = most + 1;
      for (let column = from; column <= to; column += 1) {
        const other = b.charCodeAt(column - 1);
        const kept = (previous[column - 1] ?? 0) + (code === other ? 0 : 1);
        let cell = Math.min(kept, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1);
        const swapped = column > 1 && code === b.charCodeAt(column - 2) && last === other;
        if (swapped) cell = Math.min(cell, (before[column - 2] ?? 0) + 1);
        current[column] = cell;
        if (cell < least) least = cell;
      }
      if (to < b.length) current[to + 1] = most + 1;
      return Math.min(least, from === 1 ? row : most + 1);
    }
    function nearest(name, known) {
      let best;
      let within = Math.max(1, Math.floor(name.length / 3));
      for (const candidate of known) {
        const distance = distanceOf(name, candidate, within);
        if (distance <= within) [best, within] = [ candidate, distance - 1 ];
        if (within < 0) break;
      }
      return best;
    }
  },
  48076: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      XS: () => GitError,
      y_: () => GitHubError,
      in: () => emptyTree,
      vu: () => isRefusal,
      xU: () => systemCode
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
    function isRefusal(error) {
      return error instanceof GitHubError && error.status >= 400 && error.status < 500 && error.status !== 429;
    }
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
    function systemCode(error) {
      return typeof error === "object" && error !== null && "code" in error && typeof error.code === "string" ? error.code : undefined;
    }
  }
};
