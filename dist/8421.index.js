"use strict";

exports.id = 8421;

exports.ids = [ 8421, 7376 ];

exports.modules = {
  26127: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var openCommands = (function openCommands(start, place) {
      const running = new Map;
      const disk = watchDisk(place, () => running.size === 0 ? undefined : void stop());
      let stopped = false;
      const killAll = () => {
        for (const one of running.values()) one.killNow();
      };
      process.on("exit", killAll);
      const stop = async () => {
        await Promise.all([ ...running.keys() ].map(one => one.kill()));
      };
      return {
        start(command) {
          const begun = stopped ? "the run is over" : disk.isFull() ? FULL : start(command);
          if (typeof begun === "string") return notStarted(begun);
          const life = watch(begun, command);
          const one = {
            pid: begun.pid,
            ended: life.ended,
            kill: () => life.stop("killed")
          };
          running.set(one, begun);
          void one.ended.then(() => running.delete(one));
          return one;
        },
        stop: stop,
        full: disk.full,
        async [Symbol.asyncDispose]() {
          stopped = true;
          disk.leave();
          await stop();
          process.off("exit", killAll);
        }
      };
    });
    var watchDisk = (function watchDisk(place, stop) {
      const full = new AbortController;
      const isFull = () => {
        if (!full.signal.aborted && freeOn(place) < LEAST_FREE) full.abort("disk");
        return full.signal.aborted;
      };
      const look = setInterval(() => isFull() ? stop() : undefined, LOOK_MS).unref();
      return {
        full: full.signal,
        isFull: isFull,
        leave: () => clearInterval(look)
      };
    });
    var freeOn = (function freeOn(place) {
      const disk = (0, _lib_attempt_js__WEBPACK_IMPORTED_MODULE_1__.CD)(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.statfsSync(place));
      return disk === undefined ? Infinity : disk.bavail * disk.bsize;
    });
    var bashFor = (function bashFor({line: line, strictPipes: strictPipes}) {
      if (strictPipes === undefined) return [ "bash", "-c", line ];
      if (!readsInPart(line)) return [ "bash", "-o", "pipefail", "-c", line ];
      return [ "bash", "-c", line.includes("||") ? line : `${JUDGE_LAST_PIPE}; ${line}` ];
    });
    var watch = (function watch({output: output, ended: gone, kill: kill}, command) {
      const began = performance.now();
      let stopped;
      const timers = startTimers(command, why => void stop(why));
      output.on("data", chunk => {
        timers.heard();
        command.onOutput(chunk);
      });
      const ended = gone.then(async how => {
        timers.clear();
        const ms = Math.round(performance.now() - began);
        await drained(output);
        output.destroy();
        return describe(how, stopped, ms);
      });
      const stop = async why => {
        stopped ??= why;
        await kill();
        await ended;
      };
      return {
        ended: ended,
        stop: stop
      };
    });
    var drained = (function drained(output) {
      if (output.readableEnded || output.destroyed) return Promise.resolve();
      return new Promise(resolve => {
        const finish = () => {
          clearTimeout(timer);
          output.off("data", again).off("end", finish).off("close", finish);
          resolve();
        };
        const timer = setTimeout(finish, DRAIN_MS);
        const again = () => void timer.refresh();
        output.on("data", again).on("end", finish).on("close", finish);
      });
    });
    var describe = (function describe(gone, stopped, ms) {
      if (gone.kind === "error") return {
        kind: "not_started",
        message: gone.error.message
      };
      if (stopped === "total" || stopped === "idle") return {
        kind: "timed_out",
        after: stopped,
        ms: ms
      };
      if (stopped === "cancelled") return {
        kind: "cancelled",
        ms: ms
      };
      if (gone.signal !== null) return {
        kind: "signalled",
        signal: gone.signal,
        ms: ms
      };
      return {
        kind: "exited",
        code: gone.code ?? 1,
        ms: ms,
        ...gone.left ? {
          leftBehind: true
        } : {}
      };
    });
    var startTimers = (function startTimers(command, stop) {
      const {timeoutMs: timeoutMs, idleMs: idleMs, signal: signal} = command;
      const total = timeoutMs > 0 ? setTimeout(stop, timeoutMs, "total") : undefined;
      const idle = idleMs > 0 ? setTimeout(stop, idleMs, "idle") : undefined;
      const cancel = () => stop("cancelled");
      if (signal.aborted) queueMicrotask(cancel); else signal.addEventListener("abort", cancel, {
        once: true
      });
      return {
        heard: () => void idle?.refresh(),
        clear() {
          clearTimeout(total);
          clearTimeout(idle);
          signal.removeEventListener("abort", cancel);
        }
      };
    });
    var readsInPart = (function readsInPart(line) {
      return EARLY.test(line);
    });
    __webpack_require__.d(__webpack_exports__, {
      DY: () => notStarted,
      ch: () => TOO_LONG,
      sQ: () => bashFor,
      zE: () => openCommands
    });
    var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
    var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
    var _lib_attempt_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91513);
    const LEAST_FREE = 1024 * 1024 * 1024;
    const LOOK_MS = 1e3;
    const FULL = "the disk has less than 1 GiB left";
    const JUDGE_LAST_PIPE = [ `trap '__end=$? __parts=("\${PIPESTATUS[@]}"); [ $__end != 141 ] || __end=0`, `if [ $__end = 0 ]; then for __part in "\${__parts[@]}"; do case $__part in 0|141) ;; *) __end=$__part ;; esac; done; fi`, "exit $__end' EXIT" ].join("; ");
    function notStarted(message) {
      const ended = Promise.resolve({
        kind: "not_started",
        message: message
      });
      return {
        pid: -1,
        ended: ended,
        kill: () => Promise.resolve()
      };
    }
    const TOO_LONG = "the command line is too long; put it into a script file";
    const DRAIN_MS = 300;
    const EARLY = /\|&?\s{0,9}(?:head|less|more|read|first|dd)\b|\|&?\s{0,9}sed\b[^|]{0,200}\dq|\|&?\s{0,9}[gm]?awk\b[^|]{0,200}\bexit\b|\|&?\s{0,9}(?:[efz]?grep|rg)\b[^|]{0,200}\s-(?:\w{0,9}[qm]|-quiet|-max-count)|\byes\b/;
  }),
  97895: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var makeDirectory = (function makeDirectory(directory) {
      for (const name of [ "objects/info", "objects/pack", "refs", "info" ]) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0, 
      node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, name), {
        recursive: true
      });
      restoreDirectory(directory);
    });
    var restoreDirectory = (function restoreDirectory(directory) {
      for (const [name, text] of OURS) {
        const file = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, name);
        if (readPlain(file) === text) continue;
        (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(file, {
          recursive: true,
          force: true
        });
        (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file), {
          recursive: true
        });
        (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(file, text, {
          flag: "wx"
        });
      }
      for (const name of FOREIGN) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0, 
      node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, name), {
        recursive: true,
        force: true
      });
    });
    var readPlain = (function readPlain(file) {
      return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(file, {
        throwIfNoEntry: false
      })?.isFile() === true ? (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, "utf8") : undefined;
    });
    var hardenedEnvironment = (function hardenedEnvironment(directory, remote, surroundings, borrowed) {
      return {
        ...(0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_2__.gI)({
          TMPDIR: surroundings["TMPDIR"]
        }),
        PATH: (0, _find_program_js__WEBPACK_IMPORTED_MODULE_3__.I)(surroundings["PATH"] ?? "").join(":") || "/usr/bin:/bin",
        ...configurationVariables([ ...hardening(remote), ...borrowed === undefined ? [] : [ announceTip(borrowed) ] ]),
        ...borrowed && {
          GIT_ALTERNATE_OBJECT_DIRECTORIES: JSON.stringify(borrowed.objects)
        },
        GIT_DIR: directory,
        HOME: directory,
        XDG_CONFIG_HOME: directory,
        GIT_CONFIG_NOSYSTEM: "1",
        GIT_CONFIG_GLOBAL: "/dev/null",
        GIT_CONFIG_SYSTEM: "/dev/null",
        GIT_ATTR_NOSYSTEM: "1",
        GIT_TERMINAL_PROMPT: "0",
        GIT_NO_REPLACE_OBJECTS: "1",
        GIT_NO_LAZY_FETCH: "1",
        GIT_OPTIONAL_LOCKS: "0",
        GIT_LITERAL_PATHSPECS: "1",
        LC_ALL: "C"
      };
    });
    var configurationVariables = (function configurationVariables(settings) {
      const variables = {
        GIT_CONFIG_COUNT: String(settings.length)
      };
      for (const [index, [key, value]] of settings.entries()) {
        variables[`GIT_CONFIG_KEY_${index}`] = key;
        variables[`GIT_CONFIG_VALUE_${index}`] = value;
      }
      return variables;
    });
    var hardening = (function hardening(remote) {
      return [ ...HARDENING, [ `protocol.${remote.protocol.slice(0, -1)}.allow`, "always" ] ];
    });
    var adoptObjects = (function adoptObjects(directory, checkout) {
      const source = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(checkout, ".git");
      const [shallow, ref] = [ (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, "shallow"), (0, 
      node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, "refs/remit/checkout") ];
      if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(shallow) || (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(ref)) return undefined;
      const linked = [];
      const undo = () => {
        for (const file of [ ...linked, shallow, ref ]) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(file, {
          force: true
        });
      };
      try {
        const head = headOf(source);
        if (head === undefined) return undefined;
        const files = objectFiles((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(source, "objects"));
        for (const folder of new Set(files.map(file => (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file)))) (0, 
        node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, "objects", folder), {
          recursive: true
        });
        for (const file of files) {
          const own = `${directory}/objects/${file}`;
          (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.linkSync)(`${source}/objects/${file}`, own);
          linked.push(own);
        }
        if (linked.length === 0) return undefined;
        const ends = readPlain((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(source, "shallow"));
        if (ends !== undefined) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(shallow, ends);
        (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(ref), {
          recursive: true
        });
        (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(ref, `${head.commit}\n`);
        return {
          ...head,
          undo: undo
        };
      } catch {
        undo();
        return undefined;
      }
    });
    var headOf = (function headOf(source) {
      const [head = ""] = (readPlain((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(source, "HEAD")) ?? "").split("\n");
      const [, ref] = /^ref: (refs\/[\w./-]+)$/.exec(head) ?? [];
      const commit = ref === undefined || ref.includes("..") ? head : readPlain((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(source, ref))?.trim();
      if (commit === undefined || !/^[0-9a-f]{40}$/.test(commit)) return undefined;
      return {
        commit: commit,
        branch: /^refs\/heads\/(.+)$/.exec(ref ?? "")?.[1]
      };
    });
    var objectFiles = (function objectFiles(place) {
      const packs = filesIn(place, "pack");
      if (packs.some(file => /\.(promisor|pack)$/.test(file) && !OBJECTS.test(file))) return [];
      if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(place, "info/alternates"))) return [];
      const folders = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(place).filter(name => /^[0-9a-f]{2}$/.test(name));
      const files = [ ...packs, ...folders.flatMap(name => filesIn(place, name)) ];
      return files.length > MOST_FILES ? [] : files.filter(file => OBJECTS.test(file));
    });
    var filesIn = (function filesIn(place, folder) {
      const entries = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(place, folder), {
        withFileTypes: true
      });
      return entries.filter(entry => entry.isFile()).map(({name: name}) => `${folder}/${name}`);
    });
    __webpack_require__.d(__webpack_exports__, {
      N1: () => adoptObjects,
      Oh: () => makeDirectory,
      UP: () => restoreDirectory,
      i$: () => configurationVariables,
      jm: () => hardenedEnvironment,
      nf: () => hardening
    });
    var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
    var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
    var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
    var node_path__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
    var _lib_parts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23782);
    var _find_program_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28043);
    const UNCONVERTED = "* -text !eol -filter -ident !working-tree-encoding !merge !conflict-marker-size\n";
    const OURS = [ [ "HEAD", "ref: refs/heads/none\n" ], [ "config", "[core]\n\trepositoryformatversion = 0\n\tbare = true\n" ], [ "info/attributes", UNCONVERTED ] ];
    const FOREIGN = [ "commondir", "config.worktree", "hooks", "info/grafts", "objects/info/alternates", "objects/info/http-alternates", "objects/info/commit-graph", "objects/info/commit-graphs", "objects/pack/multi-pack-index", "remotes", "branches" ];
    function announceTip({commit: commit}) {
      return [ "core.alternateRefsCommand", `echo ${commit}; :` ];
    }
    const HARDENING = [ [ "core.hooksPath", "/dev/null" ], [ "core.fsmonitor", "false" ], [ "core.untrackedCache", "false" ], [ "core.attributesFile", "/dev/null" ], [ "core.excludesFile", "/dev/null" ], [ "core.protectHFS", "true" ], [ "core.protectNTFS", "true" ], [ "credential.helper", "" ], [ "protocol.allow", "never" ], [ "safe.bareRepository", "explicit" ], [ "submodule.recurse", "false" ], [ "gc.auto", "0" ], [ "maintenance.auto", "false" ], [ "http.lowSpeedLimit", "1" ], [ "http.lowSpeedTime", "60" ], [ "core.fsync", "none" ], [ "fetch.negotiationAlgorithm", "skipping" ], [ "fetch.unpackLimit", "1" ] ];
    const OBJECTS = /\/([0-9a-f]{38}|pack-[0-9a-f]{40}\.(pack|idx|rev))$/;
    const MOST_FILES = 2e3;
  }),
  26973: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var openProcesses = (function openProcesses(place) {
      const running = new Set;
      const kill = () => {
        for (const child of running) killGroup(child);
      };
      let over = false;
      const refuseAfterEnd = () => {
        if (over) throw new _ports_js__WEBPACK_IMPORTED_MODULE_2__.XS("Git was called after the run's end.");
      };
      process.on("exit", kill);
      const start = (args, extra) => {
        refuseAfterEnd();
        const child = spawnGit(place, args, extra);
        running.add(child);
        child.once("close", () => running.delete(child));
        return child;
      };
      const run = async (args, {input: input, environment: extra} = {}) => {
        const child = start(args, extra);
        child.stdin.end(input);
        return await readOutput(child, args);
      };
      return {
        start: start,
        run: run,
        refuseAfterEnd: refuseAfterEnd,
        async need(args, options) {
          const {output: output, ...end} = await run(args, options);
          throwFailure(end, args);
          return output;
        },
        kill() {
          over = true;
          process.off("exit", kill);
          kill();
        }
      };
    });
    var spawnGit = (function spawnGit(place, args, extra = {}) {
      const {directory: directory, environment: environment} = place;
      const options = {
        cwd: directory,
        env: {
          ...environment,
          ...extra
        },
        detached: true
      };
      (0, _git_directory_js__WEBPACK_IMPORTED_MODULE_3__.UP)(directory);
      const [program, ...argv] = argvFor(place, args);
      const child = (0, node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(program, argv, options);
      child.stdin.on("error", () => {});
      return child;
    });
    var readOutput = (async function readOutput(child, args) {
      const output = [];
      const end = await finish(child, args, chunk => output.push(chunk));
      return {
        ...end,
        output: Buffer.concat(output)
      };
    });
    var throwFailure = (function throwFailure({code: code, stderr: stderr}, args) {
      if (code !== 0) throw new _ports_js__WEBPACK_IMPORTED_MODULE_2__.XS(`git ${args[0] ?? ""} failed: ${firstLines(stderr)}`);
    });
    var finish = (function finish(child, args, take) {
      const stderr = [];
      let size = 0;
      return new Promise((resolve, reject) => {
        child.stdout.on("data", chunk => {
          size += chunk.length;
          if (size <= MAX_OUTPUT) take(chunk); else killGroup(child);
        });
        child.stderr.on("data", chunk => {
          if (stderr.length < 1e3) stderr.push(chunk);
        });
        child.once("error", error => reject(new _ports_js__WEBPACK_IMPORTED_MODULE_2__.XS(`Could not start git: ${whyNot(error)}`)));
        child.once("close", code => {
          if (size > MAX_OUTPUT) reject(new _ports_js__WEBPACK_IMPORTED_MODULE_2__.XS(`git ${args[0] ?? ""} wrote more than ${MAX_OUTPUT} bytes.`)); else resolve({
            code: code ?? 128,
            stderr: Buffer.concat(stderr).toString()
          });
        });
      });
    });
    var whyNot = (function whyNot(error) {
      return (0, _ports_js__WEBPACK_IMPORTED_MODULE_4__.x)(error) === "ENOENT" ? "there is none on PATH. Install it in a step before Remit; container images often lack it." : error.message;
    });
    var killGroup = (function killGroup(child) {
      try {
        if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
      } catch {
        child.kill("SIGKILL");
      }
    });
    var argvFor = (function argvFor({program: program, guard: guard, directory: directory}, args) {
      const argv = [ program, ...args ];
      const [first = program, ...rest] = isChanged(guard) ? guard.confine(argv, directory) : argv;
      return [ first, ...rest ];
    });
    var isChanged = (function isChanged(guard) {
      return guard !== undefined && guard.changed().length > 0;
    });
    var findGit = (function findGit(path) {
      const found = (0, _find_program_js__WEBPACK_IMPORTED_MODULE_5__.K)("git", path);
      return found === undefined ? "git" : (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(found);
    });
    var openPlumbing = (function openPlumbing({directory: directory, environment: environment, program: program, guard: guard}, processes) {
      return {
        async raw(args, options) {
          if (isChanged(guard)) return (await processes.need(args, options)).toString();
          const {simpleGit: simpleGit} = await Promise.all([ __webpack_require__.e(2830), __webpack_require__.e(4724) ]).then(__webpack_require__.bind(__webpack_require__, 74724));
          processes.refuseAfterEnd();
          const whole = {
            ...environment,
            ...options.environment
          };
          (0, _git_directory_js__WEBPACK_IMPORTED_MODULE_3__.UP)(directory);
          const git = simpleGit({
            binary: program,
            baseDir: directory,
            allowEnvironment: Object.keys(whole),
            unsafe: HARDENING_SETS,
            completion: {
              onClose: true,
              onExit: false
            },
            input: () => options.input
          });
          try {
            return await git.env(whole).raw([ ...args ]);
          } catch (error) {
            throw new _ports_js__WEBPACK_IMPORTED_MODULE_2__.XS(`git ${args[0] ?? ""} failed: ${error instanceof Error ? error.message.trim() : String(error)}`);
          }
        }
      };
    });
    __webpack_require__.d(__webpack_exports__, {
      Ct: () => findGit,
      Hq: () => isChanged,
      Ie: () => openProcesses,
      Tv: () => openPlumbing,
      UV: () => firstLines
    });
    var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
    var node_child_process__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_child_process__WEBPACK_IMPORTED_MODULE_0__);
    var _ports_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11507);
    var _ports_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44714);
    var _git_directory_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97895);
    var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
    var node_fs__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
    var _find_program_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(28043);
    const MAX_OUTPUT = 256 * 1024 * 1024;
    function firstLines(output) {
      return output.trim().split("\n").slice(0, 6).join("\n") || "it said nothing";
    }
    const HARDENING_SETS = {
      allowUnsafeConfigEnvCount: true,
      allowUnsafeConfigPaths: true,
      allowUnsafeHooksPath: true,
      allowUnsafeFsMonitor: true,
      allowUnsafeCredentialHelper: true,
      allowUnsafeProtocolOverride: true
    };
  }),
  1736: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var describeFiles = (function describeFiles(files) {
      return (0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_4__.KE)(files, 5);
    });
    var below = (function below(file) {
      if (node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync(file, {
        throwIfNoEntry: false
      })?.isDirectory() !== true) return [];
      return node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync(file).map(name => (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(file, name));
    });
    var openGuard = (function openGuard() {
      let watched;
      const refusal = () => {
        const changed = watched?.confining.changed() ?? [];
        return changed.length === 0 ? undefined : `Files of the machine that confine commands have changed: ${describeFiles(changed)}`;
      };
      return {
        async watch(plain, git) {
          const confining = await takeFingerprints(plain.confining);
          watched = {
            plain: plain,
            confining: confining,
            git: await takeFingerprints(await gitPrograms(git))
          };
        },
        changed: () => watched?.git.changed() ?? [],
        refusal: refusal,
        confine(argv) {
          const why = refusal();
          if (why !== undefined) throw new Error(why);
          return watched?.plain.wrap(argv) ?? argv;
        }
      };
    });
    var withoutSandbox = (async function withoutSandbox(path) {
      const found = (0, _find_program_js__WEBPACK_IMPORTED_MODULE_5__.K)("setpriv", path);
      if (found === undefined) return AS_THEY_ARE;
      const plain = confined(found, (0, _streams_js__WEBPACK_IMPORTED_MODULE_6__.s3)(path));
      const [program, ...rest] = plain.wrap([ "true" ]);
      return await run(program, rest, {
        timeout: 5e3,
        env: {
          PATH: path
        }
      }).then(() => plain, () => AS_THEY_ARE);
    });
    __webpack_require__.d(__webpack_exports__, {
      Em: () => openGuard,
      LG: () => describeFiles,
      Mk: () => withoutSandbox
    });
    var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
    var node_child_process__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_child_process__WEBPACK_IMPORTED_MODULE_0__);
    var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
    var node_fs__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
    var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
    var node_path__WEBPACK_IMPORTED_MODULE_2___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
    var node_util__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57975);
    var node_util__WEBPACK_IMPORTED_MODULE_3___default = __webpack_require__.n(node_util__WEBPACK_IMPORTED_MODULE_3__);
    var _lib_parts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23782);
    var _streams_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(12360);
    var _find_program_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(28043);
    var _bash_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(15231);
    async function takeFingerprints(programs) {
      const files = [ ...programs, ...await librariesOf(programs), ...CODE ];
      const all = new Set(files.flatMap(file => [ file, ...below(file) ]));
      const taken = new Map([ ...all ].map(file => [ file, printOf(file) ]));
      return {
        changed: () => [ ...taken ].filter(([file, print]) => printOf(file) !== print).map(([file]) => file)
      };
    }
    async function gitPrograms(git) {
      const {stdout: stdout} = await run(git, [ "--exec-path" ], {
        env: {}
      }).catch(() => ({
        stdout: ""
      }));
      const place = stdout.trim();
      return place === "" ? [ git ] : [ git, place, (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(place, REMOTE) ];
    }
    const REMOTE = "git-remote-http";
    const CODE = [ "/etc/ld.so.preload", "/etc/ld.so.cache", "/etc/nsswitch.conf", "/etc/ssl/openssl.cnf", "/usr/lib/ssl/openssl.cnf", "/etc/pki/tls/openssl.cnf", "/etc/gnutls/config", "/etc/pkcs11", "/usr/share/p11-kit/modules", "/etc/krb5.conf", "/etc/gss/mech", "/etc/gss/mech.d" ];
    async function librariesOf(programs) {
      const files = programs.filter(file => node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync(file, {
        throwIfNoEntry: false
      })?.isFile() === true);
      const listing = files.length === 0 ? "" : await lddOf(files);
      const libraries = [ ...listing.matchAll(/(?:=> |^\s+)(\/\S+) \(0x/gm) ].map(([, library = ""]) => library);
      return [ ...new Set(libraries.flatMap(file => [ file, node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync(file) ])) ];
    }
    async function lddOf(files) {
      const each = 'for file do ldd "$file"; done; true';
      const {stdout: stdout} = await run("sh", [ "-c", each, "sh", ...files ]).catch(() => ({
        stdout: ""
      }));
      return stdout;
    }
    function printOf(file) {
      try {
        const link = node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync(file, {
          bigint: true
        });
        return [ link, ...link.isSymbolicLink() ? [ node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync(file, {
          bigint: true
        }) ] : [] ].map(formatStats).join("/");
      } catch {
        return "absent";
      }
    }
    function formatStats({dev: dev, ino: ino, mode: mode, uid: uid, size: size, mtimeNs: mtimeNs, ctimeNs: ctimeNs}) {
      return [ dev, ino, mode, uid, size, mtimeNs, ctimeNs ].join("-");
    }
    const run = (0, node_util__WEBPACK_IMPORTED_MODULE_3__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile);
    const AS_THEY_ARE = {
      wrap: _bash_js__WEBPACK_IMPORTED_MODULE_7__.TJ,
      confining: []
    };
    function confined(setpriv, mkfifo) {
      const root = process.getuid?.() === 0;
      const capabilities = root ? [ "--inh-caps=-all", "--ambient-caps=-all", `--bounding-set=${KEPT}` ] : [];
      return {
        wrap: argv => [ setpriv, "--no-new-privs", ...capabilities, "--", ...(0, _bash_js__WEBPACK_IMPORTED_MODULE_7__.TJ)(argv) ],
        confining: [ setpriv, ...mkfifo === undefined ? [] : [ mkfifo ] ]
      };
    }
    const KEPT = "-all,+chown,+dac_override,+fowner,+fsetid";
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
  21238: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var openShells = (function openShells(options) {
      const opened = [];
      let over = false;
      const keep = one => {
        opened.push(one);
        if (!over) return one;
        void one[Symbol.asyncDispose]();
        throw new Error("A shell was opened after the run's end.");
      };
      let last;
      const {early: early} = options;
      let ahead = early && openInside(_sandboxed_place_js__WEBPACK_IMPORTED_MODULE_0__.fJ, options, keep, early);
      ahead?.catch(() => undefined);
      const open = async place => {
        const opening = ahead;
        ahead = undefined;
        const usual = opening && await takeOver(opening, place);
        return usual ?? await (place.mode === "off" ? openPlain(options, keep) : openInside(place, options, keep));
      };
      return {
        async open(place) {
          last = await open(place);
          return last.shell;
        },
        async server(where) {
          if (last === undefined) throw new Error("No shell was opened yet.");
          return await last.server(where);
        },
        async [Symbol.asyncDispose]() {
          await (ahead?.catch(() => undefined));
          over = true;
          for (const one of opened.toReversed()) await one[Symbol.asyncDispose]();
        }
      };
    });
    var takeOver = (async function takeOver(opening, place) {
      const wanted = (0, _sandboxed_place_js__WEBPACK_IMPORTED_MODULE_0__.Bi)(place);
      const opened = await (wanted ? opening : opening.catch(() => undefined));
      if (wanted && opened?.shell.sandbox !== "none") return opened;
      await (opened?.shell.close());
      return undefined;
    });
    var openInside = (async function openInside(place, options, keep, early) {
      const egress = await openWays(place, options);
      if (egress !== undefined) keep(egress);
      const found = await (early ?? (0, _sandboxed_place_js__WEBPACK_IMPORTED_MODULE_0__.QL)(place, options, {
        egress: egress
      }));
      if (found.kind === "none") {
        const server = () => Promise.reject(new Error(NO_SANDBOX));
        return {
          shell: {
            sandbox: "none",
            lacks: found.reasons,
            ...NOTHING_STARTS
          },
          server: server
        };
      }
      const sandbox = keep(found.sandbox);
      const network = egress?.environment ?? {};
      if (egress !== undefined) await startForwarder(sandbox, egress);
      return {
        shell: shellIn(sandbox, place, network, keep, options.run, found.failed),
        server: async where => where === "outside" ? await openOutside((await (0, _guard_js__WEBPACK_IMPORTED_MODULE_1__.Mk)(options.path)).wrap) : serversIn(sandbox, network)
      };
    });
    var openWays = (async function openWays({reaches: reaches, services: services}, {run: run, refused: refused}) {
      if (reaches === undefined && services.length === 0) return undefined;
      const {openEgress: openEgress} = await __webpack_require__.e(8136).then(__webpack_require__.bind(__webpack_require__, 58136));
      return await openEgress({
        ...reaches === undefined ? {} : {
          allows: reaches
        },
        services: services.map(parseService),
        directory: `${run}/egress`,
        inside: _sandboxed_place_js__WEBPACK_IMPORTED_MODULE_0__.dk,
        node: _sandbox_js__WEBPACK_IMPORTED_MODULE_4__.NW,
        ...refused && {
          refused: refused
        }
      });
    });
    var shellIn = (function shellIn(sandbox, place, network, keep, run, failed) {
      const commands = keep((0, _commands_js__WEBPACK_IMPORTED_MODULE_3__.zE)(command => startInside(sandbox, command, network), run));
      return {
        sandbox: sandbox.way,
        lacks: failed,
        inside: insideOf(sandbox, place),
        full: commands.full,
        start: commands.start,
        stop: commands.stop,
        close: async () => await sandbox[Symbol.asyncDispose]()
      };
    });
    var insideOf = (function insideOf({files: files, scanner: scanner, layer: layer}, place) {
      return {
        files: files,
        scanner: scanner,
        ...layer,
        ...(0, _sandboxed_place_js__WEBPACK_IMPORTED_MODULE_0__.LU)(place) && {
          objects: _sandboxed_place_js__WEBPACK_IMPORTED_MODULE_0__.fQ
        }
      };
    });
    var startInside = (function startInside(sandbox, command, network) {
      if (Buffer.byteLength(command.line) > MOST_LINE) return _commands_js__WEBPACK_IMPORTED_MODULE_3__.ch;
      try {
        const {id: id, output: output, ended: ended, kill: kill} = sandbox.start({
          argv: (0, _commands_js__WEBPACK_IMPORTED_MODULE_3__.sQ)(command),
          directory: command.directory,
          environment: {
            ...command.environment,
            ...network
          },
          ...command.input === undefined ? {} : {
            input: {
              text: command.input
            }
          },
          ...command.apart === undefined ? {} : {
            server: true
          }
        });
        const gone = ended.then(({code: code, left: left}) => ({
          kind: "exit",
          code: code,
          signal: null,
          left: left
        }));
        return {
          pid: id,
          output: output,
          ended: gone,
          kill: kill,
          killNow: () => undefined
        };
      } catch (error) {
        return (0, _lib_attempt_js__WEBPACK_IMPORTED_MODULE_5__.bD)(error);
      }
    });
    __webpack_require__.d(__webpack_exports__, {
      k: () => openShells
    });
    var _git_process_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26973);
    var _guard_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1736);
    var _commands_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26127);
    var _sandbox_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73424);
    var _sandboxed_place_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87269);
    var _lib_attempt_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(91513);
    async function openPlain({path: path, run: run, plain: environment, protection: protection}, keep) {
      const git = protection && keep(await lookAfterGit(protection.checkout));
      if (protection !== undefined) keep(await lookAfter(protection.own));
      const guard = protection?.guard;
      const plain = await (0, _guard_js__WEBPACK_IMPORTED_MODULE_1__.Mk)(path);
      await (guard?.watch(plain, (0, _git_process_js__WEBPACK_IMPORTED_MODULE_2__.Ct)(path)));
      const refusal = () => guard?.refusal();
      const wrap = argv => {
        git?.begin();
        return plain.wrap(argv);
      };
      const {openPlainCommands: openPlainCommands} = await __webpack_require__.e(812).then(__webpack_require__.bind(__webpack_require__, 50812));
      const {full: full, start: start, stop: stop} = keep(openPlainCommands({
        wrap: wrap,
        environment: environment,
        place: run,
        refusal: refusal
      }));
      return {
        shell: {
          sandbox: "none",
          lacks: [],
          full: full,
          start: start,
          stop: stop,
          close: stop
        },
        async server() {
          const why = refusal();
          if (why !== undefined) throw new Error(why);
          return await openOutside(wrap);
        }
      };
    }
    async function openOutside(wrap) {
      const {startOutside: startOutside} = await __webpack_require__.e(9953).then(__webpack_require__.bind(__webpack_require__, 19953));
      return startOutside(wrap);
    }
    const NO_SANDBOX = "this machine has no sandbox to run it in";
    const NOTHING_STARTS = {
      start: () => (0, _commands_js__WEBPACK_IMPORTED_MODULE_3__.DY)(NO_SANDBOX),
      stop: () => Promise.resolve(),
      close: () => Promise.resolve()
    };
    function parseService(text) {
      const cut = text.lastIndexOf(":");
      return {
        host: text.slice(0, cut),
        port: Number(text.slice(cut + 1))
      };
    }
    async function startForwarder(sandbox, {forwarder: forwarder}) {
      if (forwarder.length === 0) return;
      const environment = {
        PATH: "/usr/bin:/bin"
      };
      const {output: output, ended: ended} = sandbox.start({
        argv: forwarder,
        directory: "/",
        environment: environment,
        writesNothing: true
      });
      const listens = new Promise(resolve => void output.once("data", () => resolve()));
      const gone = ended.then(({code: code}) => {
        throw new Error(`The way out of the sandbox could not be opened: its forwarder ended with code ${code}.`);
      });
      gone.catch(() => undefined);
      await Promise.race([ listens, gone ]);
    }
    const MOST_LINE = 128 * 1024 - 1;
    function serversIn(sandbox, network) {
      return ({argv: argv, directory: directory, environment: environment}) => {
        const all = {
          ...environment,
          ...network
        };
        const pipes = {
          input: "pipe",
          errorsApart: true,
          server: true
        };
        const {input: input, output: output, errors: errors, ended: ended, kill: kill} = sandbox.start({
          argv: argv,
          directory: directory,
          environment: all,
          ...pipes
        });
        if (input === undefined || errors === undefined) throw new Error("A server has pipes of its own.");
        return {
          input: input,
          output: output,
          errors: errors,
          started: Promise.resolve(),
          gone: ended.then(() => undefined),
          kill: kill
        };
      };
    }
    async function lookAfterGit({workspace: workspace, directory: directory, kept: kept, changed: changed}) {
      const {keepGit: keepGit} = await __webpack_require__.e(7031).then(__webpack_require__.bind(__webpack_require__, 19412));
      const before = keepGit(workspace, directory);
      let atStart;
      return {
        begin() {
          if (atStart !== undefined) return;
          const git = before.again();
          kept(git.pack());
          atStart = git;
        },
        [Symbol.asyncDispose]() {
          const end = atStart?.restore();
          const last = before.restore(end?.isWhole === false ? undefined : (atStart ?? before).places);
          const isWhole = end?.isWhole !== false && last.isWhole;
          if (!isWhole || end !== undefined && end.files.length > 0) changed({
            files: (end ?? last).files,
            isWhole: isWhole
          });
          if (atStart !== undefined) (0, _lib_attempt_js__WEBPACK_IMPORTED_MODULE_5__.CD)(() => kept(before.pack()));
          return Promise.resolve();
        }
      };
    }
    async function lookAfter({entry: entry, changed: changed}) {
      const {keepOwnCode: keepOwnCode} = await __webpack_require__.e(731).then(__webpack_require__.bind(__webpack_require__, 10731));
      const kept = keepOwnCode(entry);
      return {
        async [Symbol.asyncDispose]() {
          const files = kept.restore();
          if (files.length > 0) changed(files);
        }
      };
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


