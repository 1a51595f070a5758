export const id = 9069;

export const ids = [ 9069 ];

export const modules = {
  29069: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      runCommandLine: () => runCommandLine
    });
    var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
    var _cli_complain_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16447);
    var _policy_nearest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78400);
    const USAGE = `remit, a coding agent that keeps within a written policy\n\n  remit demo               run the main job on an embedded example; GEMINI_API_KEY makes it ask the real model;\n                           --json gives the run's events\n  remit run REQUEST\u2026       the request on a copy of this checkout, told live; nothing is sent to GitHub\n  remit report LOG         the report of a recorded run; --verify checks its receipt\n  remit replay LOG         the same; --fixture DIR plays its replies over a directory and names where the two part\n  remit policy \u2026           check, explain, print a policy; replay a recorded run by it\n  remit init               a workflow and a policy fitted to this repository, and what to do next\n  remit doctor             whether all is there that a run needs: key, model, workflows, policy, sandbox, settings\n  remit --version          the version of this bundle\n  remit --help             this text; --help after a command tells of that\n\nExit codes: 0, 1 when a run or a check has failed, 2 when the call makes no sense.\n`;
    const COMMANDS = {
      demo: async () => (await Promise.all([ __webpack_require__.e(3954), __webpack_require__.e(1050), __webpack_require__.e(8215), __webpack_require__.e(6294), __webpack_require__.e(3327), __webpack_require__.e(2589), __webpack_require__.e(2486), __webpack_require__.e(3202), __webpack_require__.e(2366), __webpack_require__.e(4996), __webpack_require__.e(554), __webpack_require__.e(2128), __webpack_require__.e(4671) ]).then(__webpack_require__.bind(__webpack_require__, 34671))).runDemo,
      run: async () => (await Promise.all([ __webpack_require__.e(3954), __webpack_require__.e(1050), __webpack_require__.e(8215), __webpack_require__.e(6294), __webpack_require__.e(3327), __webpack_require__.e(2589), __webpack_require__.e(2486), __webpack_require__.e(3202), __webpack_require__.e(2366), __webpack_require__.e(4996), __webpack_require__.e(964), __webpack_require__.e(554), __webpack_require__.e(2128), __webpack_require__.e(402) ]).then(__webpack_require__.bind(__webpack_require__, 40402))).runRun,
      report: async () => (await Promise.all([ __webpack_require__.e(3327), __webpack_require__.e(2486), __webpack_require__.e(554), __webpack_require__.e(1434) ]).then(__webpack_require__.bind(__webpack_require__, 10706))).runReport,
      replay: async () => (await Promise.all([ __webpack_require__.e(3954), __webpack_require__.e(1050), __webpack_require__.e(8215), __webpack_require__.e(6294), __webpack_require__.e(3327), __webpack_require__.e(2589), __webpack_require__.e(2486), __webpack_require__.e(3202), __webpack_require__.e(2366), __webpack_require__.e(327) ]).then(__webpack_require__.bind(__webpack_require__, 80327))).runReplay,
      policy: async () => (await Promise.all([ __webpack_require__.e(3954), __webpack_require__.e(1050), __webpack_require__.e(8215), __webpack_require__.e(6294), __webpack_require__.e(5034) ]).then(__webpack_require__.bind(__webpack_require__, 45034))).runPolicy,
      init: async () => (await Promise.all([ __webpack_require__.e(3954), __webpack_require__.e(1050), __webpack_require__.e(8215), __webpack_require__.e(6294), __webpack_require__.e(4452), __webpack_require__.e(3286) ]).then(__webpack_require__.bind(__webpack_require__, 13286))).runInit,
      doctor: async () => (await Promise.all([ __webpack_require__.e(3954), __webpack_require__.e(1050), __webpack_require__.e(8815), __webpack_require__.e(8215), __webpack_require__.e(6294), __webpack_require__.e(3327), __webpack_require__.e(2589), __webpack_require__.e(964), __webpack_require__.e(4452), __webpack_require__.e(708) ]).then(__webpack_require__.bind(__webpack_require__, 40708))).runDoctor
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
      const near = (0, _policy_nearest_js__WEBPACK_IMPORTED_MODULE_2__.p)(command, Object.keys(COMMANDS));
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
  78400: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      p: () => nearest
    });
    function nearest(name, known) {
      const limit = Math.max(1, Math.floor(name.length / 3));
      let best;
      let bestDistance = limit + 1;
      for (const candidate of known) {
        if (Math.abs(candidate.length - name.length) >= bestDistance) continue;
        const distance = editDistance(name, candidate);
        if (distance < bestDistance) [best, bestDistance] = [ candidate, distance ];
      }
      return best;
    }
    function editDistance(a, b) {
      let before = [];
      let last = Array.from({
        length: b.length + 1
      }, (_, index) => index);
      for (let i = 1; i <= a.length; i += 1) {
        const row = [ i ];
        for (let j = 1; j <= b.length; j += 1) {
          const same = a[i - 1] === b[j - 1];
          let cost = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + (same ? 0 : 1));
          const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
          if (swapped) cost = Math.min(cost, at(before, j - 2) + 1);
          row.push(cost);
        }
        before = last;
        last = row;
      }
      return at(last, b.length);
    }
    function at(row, index) {
      return row[index] ?? Number.POSITIVE_INFINITY;
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
