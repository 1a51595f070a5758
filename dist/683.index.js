"use strict";

exports.id = 683;

exports.ids = [ 683 ];

exports.modules = {
  15231: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var boundAll = (function boundAll() {
      const memory = Math.max(SPARED / 2, (0, node_os__WEBPACK_IMPORTED_MODULE_0__.totalmem)() - SPARED);
      return [ "groups=()", 'bound() { local group="$1/remit-$$-$RANDOM"; { [ -e "$1/cgroup.procs" ] && mkdir "$group"; } 2>/dev/null || return; shift', '  while [ $# -gt 0 ]; do { echo "$2" > "$group/$1"; } 2>/dev/null; shift 2; done', '  { echo 0 > "$group/cgroup.procs"; } 2>/dev/null && groups+=("$group") || rmdir "$group"; }', "if [ -e /sys/fs/cgroup/cgroup.controllers ]; then", `  bound /sys/fs/cgroup pids.max ${PROCESSES} memory.max ${memory}`, `else bound /sys/fs/cgroup/pids pids.max ${PROCESSES}; bound /sys/fs/cgroup/memory memory.limit_in_bytes ${memory}; fi` ];
    });
    var quoteForBash = (function quoteForBash(word) {
      return `'${word.replaceAll("'", `'\\''`)}'`;
    });
    var firstProcessArgv = (function firstProcessArgv(argv, directory, environment) {
      const named = Object.entries(environment).map(([name, value]) => ({
        name: name,
        value: value,
        plain: isPlain(name)
      }));
      const odd = named.filter(({plain: plain}) => !plain).map(({name: name, value: value}) => `${name}=${value}`);
      const words = odd.length === 0 ? argv : [ "/usr/bin/env", ...odd, ...argv ];
      const lines = [ "exec 3<&-", "exec 5>&2 2>/dev/null", ...named.flatMap(({name: name, value: value, plain: plain}) => plain ? [ `export ${name}=${quoteForBash(value)}` ] : []), `cd ${quoteForBash(directory)} 2>&5 || exit 126`, LIMITS, `${words.map(quoteForBash).join(" ")} 2>&5 4>&- 5>&-`, "code=$?", "if kill -TERM -1 2>/dev/null; then echo left >&4; for i in 1 2 3 4 5 6 7 8 9 10; do kill -0 -1 2>/dev/null || break; sleep 0.02; done; fi", 'exit "$code"' ].join("\n");
      return `${Buffer.byteLength(lines)}\n${lines}`;
    });
    var isPlain = (function isPlain(name) {
      return /^[A-Za-z_]\w*$/.test(name) && !BASHS_OWN.has(name);
    });
    __webpack_require__.d(__webpack_exports__, {
      Bx: () => FIRST_PROCESS,
      EV: () => firstProcessArgv,
      G3: () => boundAll,
      TJ: () => limited,
      mY: () => quoteForBash
    });
    var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
    var node_os__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_0__);
    const PROCESSES = 4096;
    const FILE_KIB = 8 * 1024 * 1024;
    const DATA_KIB = 12 * 1024 * 1024;
    const LIMITS = `{ ulimit -c 0; ulimit -u ${PROCESSES}; ulimit -f ${FILE_KIB}; ulimit -d ${DATA_KIB}; } 2>/dev/null`;
    function limited(argv) {
      return [ "bash", "--norc", "-c", `${LIMITS}; exec "$@"`, "limits", ...argv ];
    }
    const SPARED = 1024 * 1024 * 1024;
    const FIRST_PROCESS = 'read -r size <&3 && IFS= read -r -N "$size" words <&3 && eval "$words"';
    const BASHS_OWN = new Set("UID EUID PPID SHELLOPTS BASHOPTS BASH BASHPID BASH_ALIASES BASH_ARGC BASH_ARGV BASH_ARGV0 BASH_CMDS BASH_COMMAND BASH_EXECUTION_STRING BASH_LINENO BASH_SOURCE BASH_SUBSHELL BASH_VERSINFO COMP_WORDBREAKS DIRSTACK EPOCHREALTIME EPOCHSECONDS FUNCNAME GROUPS HISTCMD LINENO POSIXLY_CORRECT RANDOM SECONDS SRANDOM".split(" "));
  }),
  11178: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      Oj: () => BY_NAME,
      mr: () => NAMED_BY,
      wN: () => IN_HOME
    });
    var _lib_ecosystems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22509);
    const KEEPERS = [ {
      names: [ ".git-credentials" ],
      home: [ ".gitconfig", ".config/git" ],
      variables: [ "GIT_CONFIG_GLOBAL" ],
      source: "git-config(1), gitcredentials(7) (2026-11-25)"
    }, {
      home: [ ".config/gh", ".config/hub", ".config/glab-cli", ".config/github-copilot" ],
      variables: [ "GH_CONFIG_DIR" ],
      source: "documentation of gh, hub, glab and GitHub Copilot (2026-11-25)"
    }, {
      names: [ ".netrc", "_netrc" ],
      home: [ ".authinfo" ],
      variables: [ "NETRC" ],
      source: "documentation of curl and Emacs: netrc, authinfo (2026-11-25)"
    }, {
      names: [ ".ssh", ".gnupg", "id_rsa", "id_dsa", "id_ecdsa", "id_ed25519" ],
      variables: [ "GNUPGHOME" ],
      source: "ssh(1), gpg(1) (2026-11-25)"
    }, {
      names: [ ".docker", ".dockercfg", ".kube" ],
      home: [ ".config/containers/auth.json" ],
      variables: [ "DOCKER_CONFIG", "REGISTRY_AUTH_FILE", "KUBECONFIG" ],
      source: "documentation of Docker, Podman and kubectl (2026-11-25)"
    }, {
      names: [ ".aws" ],
      variables: [ "AWS_SHARED_CREDENTIALS_FILE", "AWS_CONFIG_FILE", "AWS_WEB_IDENTITY_TOKEN_FILE" ],
      source: "documentation of the AWS CLI: configuration and credential files (2026-11-25)"
    }, {
      names: [ ".azure" ],
      variables: [ "AZURE_CONFIG_DIR", "AZURE_FEDERATED_TOKEN_FILE" ],
      source: "documentation of the Azure CLI and Azure Identity (2026-11-25)"
    }, {
      home: [ ".config/gcloud", ".boto" ],
      variables: [ "GOOGLE_APPLICATION_CREDENTIALS", "GOOGLE_GHA_CREDS_PATH", "CLOUDSDK_AUTH_CREDENTIAL_FILE_OVERRIDE", "CLOUDSDK_CONFIG" ],
      source: "documentation of gcloud, gsutil and google-github-actions/auth (2026-11-25)"
    }, {
      home: [ ".oci", ".s3cfg", ".config/rclone", ".wrangler" ],
      source: "documentation of Oracle Cloud, s3cmd, rclone and Wrangler (2026-11-25)"
    }, {
      names: [ ".terraformrc", ".vault-token" ],
      home: [ ".terraform.d", ".config/sops" ],
      source: "documentation of Terraform, Vault and SOPS (2026-11-25)"
    }, {
      names: [ ".pgpass" ],
      home: [ ".my.cnf", ".databrickscfg", ".snowflake" ],
      source: "documentation of PostgreSQL, MySQL, Databricks and Snowflake (2026-11-25)"
    }, {
      home: [ ".config/op", ".local/share/keyrings", ".password-store", ".config/configstore" ],
      source: "documentation of 1Password, GNOME Keyring, pass and configstore (2026-11-25)"
    }, {
      home: [ ".gemini", ".claude", ".codex" ],
      source: "documentation of Gemini CLI, Claude Code and Codex (2026-11-25)"
    }, {
      home: [ ".bash_history" ],
      source: "bash(1) (2026-11-25)"
    }, {
      names: [ ".runner", ".credentials", ".credentials_rsaparams" ],
      source: "actions/runner: files of a self-hosted runner (2026-11-25)"
    } ];
    const ALL = [ ..._lib_ecosystems_js__WEBPACK_IMPORTED_MODULE_0__.SQ.map(({settings: settings = [], credentials: {names: names = [], variables: variables = []} = {}}) => ({
      names: [ ...settings, ...names ],
      home: [],
      variables: variables
    })), ...KEEPERS ];
    const BY_NAME = new Set(ALL.flatMap(({names: names = []}) => names));
    const IN_HOME = [ ...BY_NAME, ...ALL.flatMap(({home: home = []}) => home) ];
    const NAMED_BY = ALL.flatMap(({variables: variables = []}) => variables);
  }),
  28043: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var findProgram = (function findProgram(name, path, workspace = ownWorkspace()) {
      const within = namesOf(workspace);
      const holds = place => isProgram(`${place}/${name}`) && !isWithin(place, within);
      const place = absoluteIn(path).find(holds);
      return place === undefined ? undefined : `${place}/${name}`;
    });
    var placesOutside = (function placesOutside(path) {
      const within = namesOf(ownWorkspace());
      return absoluteIn(path).filter(place => !isWithin(place, within));
    });
    var ownWorkspace = (function ownWorkspace() {
      return process.env["GITHUB_WORKSPACE"] ?? "";
    });
    var absoluteIn = (function absoluteIn(path) {
      return path.split(":").filter(place => place.startsWith("/"));
    });
    var namesOf = (function namesOf(workspace) {
      return workspace === "" ? [] : [ workspace, realPath(workspace) ];
    });
    var isWithin = (function isWithin(place, places) {
      const names = [ place, realPath(place) ].map(name => name.replace(/(?<=.)\/+$/, ""));
      return places.some(each => names.some(name => name === each || (0, _mounts_js__WEBPACK_IMPORTED_MODULE_1__.Yw)(name, each)));
    });
    var realPath = (function realPath(place) {
      return (0, _lib_attempt_js__WEBPACK_IMPORTED_MODULE_2__.CD)(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(place)) ?? place;
    });
    var isProgram = (function isProgram(file) {
      const runs = () => {
        (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(file, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
        return true;
      };
      return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file) && (0, _lib_attempt_js__WEBPACK_IMPORTED_MODULE_2__.CD)(runs) === true;
    });
    __webpack_require__.d(__webpack_exports__, {
      I: () => placesOutside,
      K: () => findProgram
    });
    var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
    var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
    var _lib_attempt_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91513);
    var _mounts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79311);
  }),
  66261: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var runnerPlaces = (function runnerPlaces(environment, program) {
      const [workspace] = pathsIn(environment, "RUNNER_WORKSPACE");
      const work = workspace === undefined ? undefined : (0, node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(workspace);
      const above = program === undefined ? undefined : (0, node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)((0, 
      node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)((0, node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)((0, 
      node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(program))));
      const own = [ work === undefined ? undefined : (0, node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(work), above ].filter(path => path !== undefined);
      return {
        work: work !== undefined && SYSTEM.has(work) ? workspace : work,
        own: own
      };
    });
    var toolPlaces = (function toolPlaces(environment, homes) {
      const named = [ TOOL_CACHES, ...INSTALLATIONS ].flatMap(({variables: variables = [], parts: parts = [ "." ]}) => variables.flatMap(variable => namesOf(variable, environment)).flatMap(variable => pathsIn(environment, variable)).flatMap(path => parts.map(part => placeIn(path, part))));
      const installed = INSTALLATIONS.flatMap(({home: home = []}) => home);
      return [ ...named, ...homes.flatMap(home => installed.map(place => placeIn(home, place))) ];
    });
    var aroundPrograms = (function aroundPrograms(directory) {
      const [name, above] = [ (0, node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(directory), (0, 
      node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(directory) ];
      if (name === ".bin" && (0, node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(above) === "node_modules") return above;
      return [ "bin", "sbin", "shims" ].includes(name) ? above : undefined;
    });
    var rootsOf = (function rootsOf(environment, homes) {
      return _lib_ecosystems_js__WEBPACK_IMPORTED_MODULE_1__.SQ.flatMap(({roots: roots}) => roots).flatMap(root => {
        const standard = root.at === undefined ? [] : expand(root.at, environment, homes);
        const moved = (root.variables ?? []).flatMap(variable => pathsIn(environment, variable));
        return [ ...standard, ...moved ].map(path => ({
          path: path,
          root: root
        }));
      });
    });
    var secretPlaces = (function secretPlaces(environment, homes, roots) {
      return [ ...homes.flatMap(home => _credential_files_js__WEBPACK_IMPORTED_MODULE_2__.wN.map(place => placeIn(home, place))), ...roots.flatMap(({path: path, root: root}) => (root.secrets ?? []).map(part => placeIn(path, part))), ..._credential_files_js__WEBPACK_IMPORTED_MODULE_2__.mr.flatMap(variable => pathsIn(environment, variable)) ];
    });
    var expand = (function expand(place, environment, homes) {
      if (place === "~" || place.startsWith("~/")) return homes.map(home => trim(home + place.slice(1)));
      const [, variable = "", rest = ""] = /^\$(\w+)(.*)$/.exec(place) ?? [];
      const base = _lib_ecosystems_js__WEBPACK_IMPORTED_MODULE_1__.mB[variable];
      if (base !== undefined) {
        const [set] = pathsIn(environment, variable);
        return set === undefined ? expand(base + rest, environment, homes) : [ trim(set + rest) ];
      }
      return place.startsWith("/") ? [ trim(place) ] : [];
    });
    var pathsIn = (function pathsIn(environment, variable) {
      const value = environment[variable] ?? "";
      return value.split(":").flatMap(path => path.startsWith("/") ? [ trim(path) ] : []);
    });
    var isOfBuilds = (function isOfBuilds(variable) {
      return BUILD_VARIABLES.has(variable) || PATTERNS.some(pattern => pattern.test(variable));
    });
    var namesOf = (function namesOf(variable, environment) {
      if (typeof variable === "string") return [ variable ];
      return Object.keys(environment).filter(name => variable.test(name));
    });
    var placeIn = (function placeIn(directory, part) {
      return trim(`${directory}/${part}`);
    });
    var trim = (function trim(path) {
      if (TRIMMED.test(path)) return path;
      const normal = (0, node_path__WEBPACK_IMPORTED_MODULE_0__.normalize)(path);
      return normal.length > 1 && normal.endsWith("/") ? normal.slice(0, -1) : normal;
    });
    __webpack_require__.d(__webpack_exports__, {
      B: () => secretPlaces,
      Bq: () => trim,
      Dt: () => ALWAYS_HIDDEN,
      IJ: () => SYSTEM,
      Mr: () => pathsIn,
      Nr: () => toolPlaces,
      RD: () => rootsOf,
      VV: () => placeIn,
      dY: () => BESIDE_BIN,
      dq: () => aroundPrograms,
      eR: () => RUNNER_MARKS,
      fT: () => expand,
      lf: () => runnerPlaces,
      oV: () => MIXED,
      pU: () => isOfBuilds,
      vH: () => RUNNER_SECRETS
    });
    var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
    var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
    var _lib_ecosystems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22509);
    var _credential_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11178);
    const SYSTEM = new Set("/ /bin /sbin /lib /lib32 /lib64 /usr /usr/bin /usr/sbin /usr/lib /usr/lib64 /usr/share /usr/local /usr/local/bin /usr/local/lib /usr/local/share /etc /opt /home /var /var/lib /var/cache /srv /mnt /media /dev /proc /sys /boot /nix /snap".split(" "));
    const ALWAYS_HIDDEN = [ "/tmp", "/var/tmp", "/run", "/var/run", "/github" ];
    const RUNNER_MARKS = [ ".runner", ".credentials", "config.sh", "bin/Runner.Listener" ];
    const RUNNER_SECRETS = [ ".credentials", ".credentials_rsaparams", ".runner", ".env" ];
    const COMMON = [ {
      home: [ ".local/bin", ".local/lib" ]
    }, {
      variables: [ "LD_LIBRARY_PATH", "LIBRARY_PATH", "CPATH", "PKG_CONFIG_PATH", "CMAKE_PREFIX_PATH" ]
    } ];
    const INSTALLATIONS = [ ...COMMON, ..._lib_ecosystems_js__WEBPACK_IMPORTED_MODULE_1__.SQ.flatMap(({programs: programs = []}) => programs) ];
    const TOOL_CACHES = {
      variables: [ "RUNNER_TOOL_CACHE", "AGENT_TOOLSDIRECTORY" ]
    };
    const BESIDE_BIN = [ "lib", "lib64", "libexec" ];
    const MIXED = [ ".local", ".config", ".cache", ".cargo", ".m2", ".gradle", ".gem", "go" ];
    const PASSED = INSTALLATIONS.flatMap(({variables: variables = []}) => variables);
    const PATTERNS = PASSED.filter(variable => variable instanceof RegExp);
    const BUILD_VARIABLES = new Set([ ...PASSED.filter(variable => typeof variable === "string"), ..._lib_ecosystems_js__WEBPACK_IMPORTED_MODULE_1__.SQ.flatMap(({roots: roots}) => roots.flatMap(({variables: variables = []}) => variables)), "XDG_CACHE_HOME", "XDG_DATA_HOME" ]);
    const TRIMMED = /^(?:\/(?!\.{1,2}(?:\/|$))[^/]+)+$/;
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
  73424: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var openInside = (function openInside(start) {
      const ask = openTalk(start);
      const value = async (question, bytes) => (await ask(question, bytes)).value;
      return {
        files: filesOver(ask, value),
        scanner: (0, scanner.n)(() => ({
          scan: batch => value({
            what: "scan",
            batch: batch
          }),
          stop: () => value({
            what: "stop scan"
          })
        })),
        check: checks => value({
          what: "check",
          checks: checks
        })
      };
    });
    var filesOver = (function filesOver(ask, value) {
      const factsOf = inBatches(paths => value({
        what: "facts",
        paths: paths
      }));
      const look = path => value({
        what: "look",
        path: path
      });
      return {
        async facts(path) {
          const facts = await factsOf(path);
          if (facts !== null && "wrong" in facts) throw errorOf(facts.wrong);
          return facts ?? undefined;
        },
        look: look,
        realPath: async path => (await look(path)).real,
        exists: path => value({
          what: "exists",
          path: path
        }),
        read: async path => (await ask({
          what: "read",
          path: path
        })).bytes,
        write: (path, bytes, mode) => value({
          what: "write",
          path: path,
          ...mode !== undefined && {
            mode: mode
          }
        }, bytes),
        writeAt: (path, bytes, at) => value({
          what: "write at",
          path: path,
          at: at
        }, bytes),
        sink() {
          throw new Error("Nothing streams into the sandbox.");
        },
        remove: path => value({
          what: "remove",
          path: path
        }),
        list: async path => (0, messages.TF)(await value({
          what: "list",
          path: path
        })),
        readLink: path => value({
          what: "readLink",
          path: path
        }),
        link: (path, target) => value({
          what: "link",
          path: path,
          target: target
        }),
        makeDirectory: path => value({
          what: "makeDirectory",
          path: path
        })
      };
    });
    var inBatches = (function inBatches(ask) {
      let waiting = [];
      let answers;
      return async path => {
        const index = waiting.push(path) - 1;
        answers ??= Promise.resolve().then(() => {
          const paths = waiting;
          waiting = [];
          answers = undefined;
          return ask(paths);
        });
        return (await answers)[index];
      };
    });
    var openTalk = (function openTalk(start) {
      const open = new Map;
      let [id, restarts] = [ 0, 0 ];
      let line = openLine(start(), open, end);
      function end(error, own, how) {
        own.ended = error;
        for (const [asked, {again: again, reject: reject}] of open) {
          if (again && open.delete(asked)) reject(error);
        }
        if (how === "broken") restarts = MOST_RESTARTS;
        if (open.size > 0 && (0, attempt.CD)(restart) === true) return;
        for (const {reject: reject} of open.values()) reject(error);
        open.clear();
      }
      function restart() {
        if (restarts >= MOST_RESTARTS) return false;
        restarts += 1;
        line = openLine(start(), open, end);
        for (const [number, asked] of open) {
          asked.again = true;
          line.input.write((0, messages.BY)({
            ...asked.question,
            id: number,
            again: true
          }, asked.bytes));
        }
        return true;
      }
      return async (question, bytes) => {
        if (line.ended !== undefined && !restart()) throw line.ended;
        return await new Promise((resolve, reject) => {
          id += 1;
          open.set(id, {
            again: false,
            question: question,
            bytes: bytes,
            resolve: resolve,
            reject: reject
          });
          line.input.write((0, messages.BY)({
            ...question,
            id: id
          }, bytes));
        });
      };
    });
    var openLine = (function openLine({input: input, output: output, gone: gone}, open, end) {
      const line = {
        input: input,
        ended: undefined
      };
      const take = (0, messages.tv)(({json: json, bytes: bytes}) => {
        const {id: id, value: value, error: error} = json;
        const asked = open.get(id);
        open.delete(id);
        if (error === undefined) asked?.resolve({
          value: value,
          bytes: bytes
        }); else asked?.reject(errorOf(error));
      });
      output.on("data", chunk => {
        try {
          if (line.ended === undefined) take(chunk);
        } catch (error) {
          end(error instanceof Error ? error : new Error(String(error)), line, "broken");
        }
      });
      input.on("error", () => undefined);
      void gone.catch(attempt.bD).then(said => {
        const error = new Error(`The process that serves the sandbox's files has ended. ${said}`.trim());
        if (line.ended === undefined) end(error, line, "gone");
      });
      return line;
    });
    var settle = (function settle(files, workspace) {
      const {keeping: keeping, unsettle: unsettle} = openAnswers(workspace);
      const look = keeping("look", files.look, {
        tells: factsIn
      });
      const writing = write => (...words) => write(...words).finally(unsettle());
      return {
        unsettle: unsettle,
        files: {
          ...files,
          facts: keeping(FACTS, files.facts),
          realPath: async path => (await look(path)).real,
          exists: keeping("exists", files.exists),
          readLink: keeping("link", files.readLink),
          list: keeping("list", files.list, {
            weightOf: ({entries: entries}) => entries.length + 1
          }),
          write: writing(files.write),
          writeAt: writing(files.writeAt),
          remove: writing(files.remove),
          link: writing(files.link),
          makeDirectory: writing(files.makeDirectory)
        }
      };
    });
    var factsIn = (function factsIn({real: real, facts: facts}) {
      if (facts !== null && "wrong" in facts) return undefined;
      return [ keyOf(FACTS, real), facts ?? undefined ];
    });
    var keyOf = (function keyOf(what, path) {
      return `${what} ${path}`;
    });
    var openAnswers = (function openAnswers(workspace) {
      let [kept, weight, writers] = [ new Map, 0, 0 ];
      const forget = () => void ([kept, weight] = [ new Map, 0 ]);
      const unsettle = () => {
        writers += 1;
        forget();
        return () => {
          writers -= 1;
          forget();
        };
      };
      const weigh = more => void ((weight += more) > MOST && forget());
      const keeping = (what, ask, {weightOf: weightOf = () => 1, tells: tells} = {}) => path => {
        if (writers > 0 || !(path === workspace || (0, adapters_mounts.Yw)(path, workspace))) return ask(path);
        const key = keyOf(what, path);
        const known = kept.get(key);
        if (known !== undefined) return known;
        const [answers, answer] = [ kept, ask(path) ];
        answers.set(key, answer);
        const take = value => {
          if (answers !== kept) return;
          const told = tells?.(value);
          if (told !== undefined) answers.set(told[0], Promise.resolve(told[1]));
          weigh(weightOf(value) + (told === undefined ? 0 : 1));
        };
        answer.then(take, () => answers.delete(key));
        return answer;
      };
      return {
        keeping: keeping,
        unsettle: unsettle
      };
    });
    var openSandboxKeeper = (function openSandboxKeeper(facts) {
      const {way: way, tools: tools, pipes: pipes} = facts;
      external_node_fs_.mkdirSync(pipes, {
        recursive: true,
        mode: 448
      });
      const script = keeperScript(facts);
      const [program, ...rest] = startWords(way, tools, Buffer.byteLength(script));
      const child = (0, external_node_child_process_.spawn)(program, rest, {
        cwd: "/",
        env: {},
        stdio: "pipe",
        detached: true
      });
      const answers = keeper_openAnswers(child);
      child.stdin.on("error", () => undefined);
      child.stdin.write(script);
      const ready = within(PATIENCE_MS, answers.ready, `it did not answer within ${PATIENCE_MS / 1e3} s`);
      const order = names => void child.stdin.write(`pipes ${names.join(" ")}\n`);
      return {
        keeper: keep(child, answers, (0, adapters_streams.yp)({
          directory: pipes,
          order: order
        }), pipes),
        ready: ready
      };
    });
    var leave = (async function leave(child, answers) {
      child.stdin.end("leave\n");
      await within(PATIENCE_MS, answers.gone, undefined);
      child.kill("SIGKILL");
      await within(GRACE_MS, answers.gone, undefined);
    });
    var within = (async function within(ms, work, otherwise) {
      let timer;
      const late = new Promise(resolve => timer = setTimeout(resolve, ms, otherwise));
      return await Promise.race([ work, late ]).finally(() => clearTimeout(timer));
    });
    var startWords = (function startWords(way, {sudo: sudo, unshare: unshare, bash: bash}, length) {
      const user = way === "user namespaces" ? [ "--user", "--map-root-user" ] : [];
      const kinds = [ "--mount", "--propagation", "private", "--pid", "--net", "--ipc", "--uts" ];
      const parent = [ unshare, ...user, ...kinds, "--fork", "--kill-child=KILL" ];
      const read = 'LC_ALL=C IFS= read -r -N "$0" script && eval "$script"';
      const words = [ ...parent, "--", bash, "--norc", "--noprofile", "-c", read, String(length) ];
      return way === "sudo" && sudo !== undefined ? [ sudo, "-n", "--", ...words ] : words;
    });
    var keeperScript = (function keeperScript({way: way, tools: tools, script: script, stage: stage, pipes: pipes, layer: layer}) {
      const user = way === "sudo" ? `--reuid=${process.getuid?.()} --regid=${process.getgid?.()} --clear-groups` : "";
      const groups = way === "root" ? "--clear-groups" : "";
      const rights = `--no-new-privs --inh-caps=-all --ambient-caps=-all --bounding-set=-all --pdeathsig=KILL`;
      const drop = `${(0, bash.mY)(tools.setpriv)} ${user} ${groups} ${rights} -- ${(0, 
      bash.mY)(tools.bash)} --norc --noprofile -c ${(0, bash.mY)(bash.Bx)}`;
      const first = way === "root" ? `${(0, bash.mY)(tools.bash)} --norc --noprofile -c ${(0, 
      bash.mY)(`${CLOSE_SETTINGS} && exec ${drop} 9<&-`)}` : drop;
      const settings = way === "root" ? `9<${(0, bash.mY)(`${stage}/settings`)}` : "";
      const apart = `--mount --pid --fork --kill-child=KILL --mount-proc`;
      return [ 'for name in $(compgen -e); do unset "$name"; done', CLOSE_INHERITED, "export PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin", `mkfifo -m 666 ${adapters_streams.TC.map(name => (0, 
      bash.mY)((0, external_node_path_.join)(pipes, name))).join(" ")} 2>/dev/null`, `if command -v flock >/dev/null; then exec 8>${(0, 
      bash.mY)(`${layer}/lock`)}; flock -w 10 8 || { echo "the layer is in use by another sandbox" >&2; exit 1; }; fi`, `for left in ${(0, 
      bash.mY)(layer)}/work/* ${(0, bash.mY)(layer)}/cache-*/work/*; do [ ! -e "$left" ] || rm -rf "$left"; done`, ...cleanUp({
        way: way,
        stage: stage,
        layer: layer
      }), script, "set +e", ...way === "root" ? [ LIST_SETTINGS ] : [], ...way === "user namespaces" ? [] : (0, 
      bash.G3)(), `cd ${(0, bash.mY)(pipes)}`, "set -m; declare -A jobs", `launch() { trap : TERM; local root=$1 id=$2; exec 9<>"$3" <"$3" 9<>"$6" 3<"$6" 9>&- || { printf '%s 126\\n' "$id"; return; }; ${(0, 
      bash.mY)(tools.unshare)} ${apart} --root=${(0, bash.mY)(stage)}/"$root" -- ${first} >"$4" 2>"$5" 4>"$7" 8>&- ${settings}; printf '%s %s\\n' "$id" "$?"; }`, "echo ready", "while IFS=' ' read -r verb id rest; do", "  case $verb in", "    leave) break ;;", "    run) launch $rest & jobs[$id]=$! ;;", "    pipes) mkfifo -m 666 $id $rest 2>/dev/null ;;", '    ask) kill -TERM -- "-${jobs[$id]}" 2>/dev/null ;;', '    end) for i in {1..100}; do kill -KILL -- "-${jobs[$id]}" 2>/dev/null || break; sleep 0.01; done; printf \'%s 137\\n\' "$id" ;;', "  esac", "done", 'for id in "${!jobs[@]}"; do kill -KILL -- "-${jobs[$id]}" 2>/dev/null; done; wait', "exit 0\n" ].join("\n");
    });
    var cleanUp = (function cleanUp({way: way, stage: stage, layer: layer}) {
      const mounts = [ "servers", "root", "layer" ].map(name => (0, bash.mY)(`${stage}/${name}`)).join(" ");
      const group = 'for group in "${groups[@]}"; do echo 0 > "${group%/*}/cgroup.procs"; done; rmdir "${groups[@]}"';
      return [ "leave() {", "  set +e; exec 2>/dev/null", `  cd /; umount -l ${mounts}`, `  rm -rf ${(0, 
      bash.mY)(layer)}/work ${(0, bash.mY)(layer)}/cache-*/work`, ...way === "user namespaces" ? [] : [ `  ${group}` ], "}", "trap leave EXIT" ];
    });
    var keeper_openAnswers = (function keeper_openAnswers(child) {
      const ends = new Map;
      const ready = openPromise();
      const gone = openPromise();
      let [errors, rest] = [ "", "" ];
      child.stderr.on("data", chunk => void (errors = (0, cut.g1)(errors + chunk.toString(), KEPT)));
      child.stdout.on("data", chunk => {
        const lines = (rest + chunk.toString()).split("\n");
        rest = lines.pop() ?? "";
        for (const line of lines) {
          const [first = "", code = ""] = line.split(" ");
          if (first === "ready") ready.resolve(undefined); else if (first === "no") ready.resolve(line); else ends.get(Number(first))?.(Number(code));
        }
      });
      const over = why => {
        ready.resolve(why);
        for (const end of ends.values()) end(137);
        gone.resolve();
      };
      child.on("error", error => over(error.message));
      child.on("close", code => over(errors.trim() || `it ended with code ${code}`));
      const end = id => new Promise(resolve => {
        ends.set(id, code => {
          ends.delete(id);
          resolve(code);
        });
      });
      return {
        ready: ready.promise,
        gone: gone.promise,
        end: end
      };
    });
    var openPromise = (function openPromise() {
      let resolve = () => undefined;
      const promise = new Promise(settle => resolve = settle);
      return {
        promise: promise,
        resolve: value => resolve(value)
      };
    });
    var killing = (function killing(id, ended, order) {
      let over = false;
      void ended.then(() => over = true);
      return async () => {
        if (over) return;
        order(`ask ${id}`);
        const timer = setTimeout(order, GRACE_MS, `end ${id}`);
        await ended;
        clearTimeout(timer);
      };
    });
    var keep = (function keep(child, answers, streams, pipes) {
      let [count, gone] = [ 0, false ];
      void answers.gone.then(() => gone = true);
      const order = line => void child.stdin.write(`${line}\n`);
      const close = () => void child.stdin.destroy();
      process.on("exit", close);
      const prepare = shape => {
        const id = count += 1;
        const made = openPipes(shape, id, streams, pipes);
        const ended = answers.end(id).then(code => made.close(code));
        order(`run ${id} ${shape.server === true ? "servers" : "root"} ${id} ${made.names.join(" ")}`);
        return {
          ...made,
          id: id,
          ended: ended
        };
      };
      let spare;
      const spareOne = () => {
        spare = undefined;
        try {
          const made = spare = prepare({});
          void made.ended.then(() => spare = spare === made ? undefined : spare);
        } catch {}
      };
      return {
        start(asked) {
          if (gone) throw new Error("The sandbox has ended.");
          const usual = asked.input === undefined && asked.errorsApart === undefined && asked.server === undefined;
          const {id: id, ended: ended, begin: begin, output: output, errors: errors, input: input} = (usual ? spare : undefined) ?? prepare(asked);
          begin(asked);
          if (usual) spareOne();
          return {
            id: id,
            output: output,
            errors: errors,
            input: input,
            ended: ended,
            kill: killing(id, ended, order)
          };
        },
        prepare: spareOne,
        async [Symbol.asyncDispose]() {
          process.off("exit", close);
          await leave(child, answers);
          streams[Symbol.dispose]();
        }
      };
    });
    var openPipes = (function openPipes(shape, id, streams, pipes) {
      const [output, words] = [ streams.openPipe(), streams.openPipe() ];
      const errors = shape.errorsApart === true ? streams.openPipe() : undefined;
      const input = shape.input === "pipe" ? streams.openPipe() : undefined;
      const [text, left] = [ `${id}.in`, `${id}.left` ];
      if (shape.input !== undefined && shape.input !== "pipe") external_node_fs_.writeFileSync((0, 
      external_node_path_.join)(pipes, text), shape.input.text, {
        mode: 384
      });
      external_node_fs_.writeFileSync((0, external_node_path_.join)(pipes, left), "", {
        mode: 384
      });
      const read = input !== undefined ? (0, external_node_path_.basename)(input.path) : shape.input === undefined ? "/dev/null" : text;
      const [inputPipe, codePipe] = [ input && writing(input.writer), writing(words.writer) ];
      const written = [ words, ...input === undefined ? [] : [ input ] ];
      const heard = [ output, ...errors === undefined ? [] : [ errors ] ];
      return {
        names: [ read, ...[ output, errors ?? output, words ].map(({path: path}) => (0, 
        external_node_path_.basename)(path)), left ],
        output: (0, adapters_streams.hF)(output.reader),
        errors: errors && (0, adapters_streams.hF)(errors.reader),
        input: inputPipe,
        begin: ({argv: argv, directory: directory, environment: environment}) => void codePipe.end((0, 
        bash.EV)(argv, directory, environment)),
        close(code) {
          for (const {writer: writer} of heard) external_node_fs_.closeSync(writer);
          for (const {path: path} of [ ...heard, ...written ]) external_node_fs_.rmSync(path, {
            force: true
          });
          for (const socket of [ codePipe, inputPipe ]) socket?.destroy();
          for (const {reader: reader} of written) external_node_fs_.closeSync(reader);
          const size = external_node_fs_.statSync((0, external_node_path_.join)(pipes, left), {
            throwIfNoEntry: false
          })?.size ?? 0;
          for (const name of [ text, left ]) external_node_fs_.rmSync((0, external_node_path_.join)(pipes, name), {
            force: true
          });
          return {
            code: code,
            left: size > 0
          };
        }
      };
    });
    var mountAll = (function mountAll(sight, {layer: layer, stage: stage}, over) {
      const caches = sight.layered.map((place, index) => ({
        place: place,
        name: `cache-${index}`
      }));
      const parts = [ [ "/lower", sight.workspace ], [ "/up", layer ], ...caches.map(({place: place, name: name}) => [ `/caches/${name}-lower`, place ]) ];
      const dark = darkPlaces(sight, [ layer, stage ]);
      const files = [ ...sight.shown, ...sight.covered ].filter(place => kindOf(place) === "file");
      const covered = sight.covered.filter(place => kindOf(place) !== "other");
      return [ "set -e", `cd ${(0, bash.mY)(stage)}; mount -n -t tmpfs -o nosuid,mode=0755 tmpfs .; cd ${(0, 
      bash.mY)(stage)}`, `mkdir ${[ ...STAGED, ...caches.flatMap(({name: name}) => [ `caches/${name}`, `caches/${name}-lower` ]) ].join(" ")}; : > fstab`, ...makeDevices(), ...mountLines(stage, [ ...bindReadOnly(stage, "/", [ "/proc", "/sys", "/dev", stage, ...dark ]), ...parts.map(([name, from]) => `${mounting_escape(from)} ${field(stage, name, "")} none bind`), inMemory(stage, "/dev/shm", "nosuid,nodev,mode=1777", ""), inMemory(stage, "/void", "ro,nosuid,nodev,mode=0111", "") ]), ...mountLayers(stage, caches, over), ...mountInOrder(stage, [ ...systemLines(stage), ...placeLines(stage, sight, dark, caches) ]), ...coverFiles(stage, files, {
        ...sight,
        covered: covered
      }), ...nameHosts(stage, sight.hosts), ...standForServers(sight.binds), ...mountLines(stage, [ ...dark.map(place => `none ${field(stage, place)} none remount,bind,ro,nosuid,nodev`), ...serverLines(stage, sight.binds) ]), "echo 0 > /proc/sys/net/ipv4/ip_unprivileged_port_start 2>/dev/null || true", LOOPBACK_UP ].join("\n");
    });
    var systemLines = (function systemLines(stage) {
      const lines = [ `proc ${field(stage, "/proc")} proc nosuid,nodev,noexec`, inMemory(stage, "/sys", "ro,nosuid,nodev"), ...mountDevices(stage) ];
      return lines.map(line => ({
        at: "/",
        line: line
      }));
    });
    var placeLines = (function placeLines(stage, sight, dark, caches) {
      const mounts = (0, adapters_mounts.bq)();
      const again = (place, from, options) => mounts.some(({path: path}) => path === place) && {
        alone: `mount -n -o ${options},X-mount.mkdir ${(0, bash.mY)(from)} ${(0, bash.mY)(`${stage}/root${place}`)}`
      };
      return [ ...dark.map(place => ({
        at: place,
        line: inMemory(stage, place, "nosuid,nodev,mode=0755")
      })), ...sight.shown.filter(place => kindOf(place) === "directory").map(place => ({
        at: place,
        line: bind(stage, place, place, RO),
        ...again(place, place, readOnly(place, mounts))
      })), ...caches.map(({place: place, name: name}) => ({
        at: place,
        line: bind(stage, `${stage}/caches/${name}`, place),
        ...again(place, `caches/${name}`, "rbind")
      })), ...sight.binds.filter(({from: from, servers: servers}) => servers === undefined && kindOf(from) === "directory").map(({from: from, at: at, writable: writable}) => ({
        at: at,
        line: bind(stage, from, at, writable ? "rbind" : RO)
      })), {
        at: sight.workspace,
        line: bind(stage, `${stage}/layer`, sight.workspace)
      } ];
    });
    var darkPlaces = (function darkPlaces(sight, own) {
      const {workspace: workspace, hidden: hidden, shown: shown, layered: layered, binds: binds} = sight;
      const fresh = [ ...hidden, ...binds.map(({at: at}) => at) ];
      const open = [ workspace, ...shown, ...layered ];
      const around = (place, others) => Math.max(0, ...others.filter(each => (0, adapters_mounts.Yw)(place, each)).map(each => each.length));
      return [ ...new Set([ ...hidden, ...own ]) ].filter(place => kindOf(place) === "directory" && !binds.some(({at: at}) => at === place) && (around(place, open) > around(place, fresh) || around(place, fresh) === 0));
    });
    var mountLayers = (function mountLayers(stage, caches, over) {
      const kind = over.kind === "overlay" && over.redirect ? "redirect_dir=on" : "userxattr";
      const cacheKind = over.kind === "overlay" && !over.redirect ? "userxattr" : "redirect_dir=off";
      const workspace = over.kind === "copy" ? `${mounting_escape(over.place)} ${field(stage, "/layer", "")} none bind` : `overlay ${field(stage, "/layer", "")} overlay lowerdir=lower,upperdir=up/upper,workdir=up/work,${kind}${UNSYNCED}`;
      const lines = [ workspace, ...caches.map(({name: name}) => {
        const parts = `lowerdir=caches/${name}-lower,upperdir=up/${name}/upper,workdir=up/${name}/work`;
        return `overlay ${field(stage, `/caches/${name}`, "")} overlay ${parts},${cacheKind}${UNSYNCED}`;
      }), `devpts ${field(stage, "/dev/pts", "")} devpts newinstance,ptmxmode=0666,mode=620` ];
      return [ `mounted() { [[ $(</proc/self/mountinfo) == *" "${(0, bash.mY)(field(stage, "", ""))}"/$1 "* ]]; }`, `${writeTable(lines)}; why=$(${mountTable(stage)} 2>&1) || {`, `  mounted layer || { printf '%s\\n' ${over.kind === "copy" ? '"$why" >&2' : '"no layer: $why"'}; exit 1; }`, ...caches.map(({name: name}) => `  mounted caches/${name} || ${bindCache(name)}`), "}" ];
    });
    var hasVolatile = (function hasVolatile(version) {
      const [major = 0, minor = 0] = version.split(".").map(Number);
      return major > 5 || major === 5 && minor >= 10;
    });
    var bindCache = (function bindCache(name) {
      return `{ mount -n --bind caches/${name}-lower caches/${name}; mount -n -o remount,bind,ro,nosuid,nodev caches/${name}; }`;
    });
    var mountDevices = (function mountDevices(stage) {
      return [ `${mounting_escape(`${stage}/dev`)} ${field(stage, "/dev")} none bind,ro,nosuid`, ...[ "/dev/shm", "/dev/pts" ].map(place => `${field(stage, place, "")} ${field(stage, place)} none bind`), ...DEVICES.map(name => bind(stage, `/dev/${name}`, `/dev/${name}`)) ];
    });
    var makeDevices = (function makeDevices() {
      return [ ...DEVICES.map(name => `: > dev/${name}`), "cp -P /dev/fd /dev/stdin /dev/stdout /dev/stderr dev 2>/dev/null || true", "ln -s pts/ptmx dev/ptmx" ];
    });
    var mountLines = (function mountLines(stage, lines) {
      if (lines.length === 0) return [];
      return [ writeTable(lines), mountTable(stage) ];
    });
    var writeTable = (function writeTable(lines) {
      return `printf '%s\\n' ${lines.map(bash.mY).join(" ")} > fstab`;
    });
    var mountTable = (function mountTable(stage) {
      return `mount -n -a -T ${(0, bash.mY)(`${stage}/fstab`)}`;
    });
    var mountInOrder = (function mountInOrder(stage, lines) {
      const script = [];
      let batch = [];
      const flush = () => void script.push(...mountLines(stage, batch.splice(0)));
      for (const {line: line, alone: alone} of lines.toSorted((a, b) => a.at.length - b.at.length)) {
        if (alone === undefined) batch.push(line); else {
          flush();
          script.push(alone);
        }
      }
      flush();
      return script;
    });
    var coverFiles = (function coverFiles(stage, files, {shown: shown, covered: covered}) {
      const folders = [ ...new Set(files.map(file => (0, bash.mY)(`root${(0, external_node_path_.dirname)(file)}`))) ];
      const lines = [ ...shown.filter(place => kindOf(place) === "file").map(place => bind(stage, place, place, RO)), ...covered.map((place, index) => bind(stage, `${stage}/${kindOf(place) === "directory" ? "void" : `empty-${index}`}`, place, RO)) ];
      return [ ...folders.map(folder => `[ -d ${folder} ] || mkdir -p ${folder} 2>/dev/null || true`), ...files.filter(file => shown.includes(file)).map(file => `[ -e ${(0, 
      bash.mY)(`root${file}`)} ] || : > ${(0, bash.mY)(`root${file}`)}`), ...covered.flatMap((place, index) => kindOf(place) === "directory" ? [] : [ `printf %s ${(0, 
      bash.mY)((0, stand_in.u)(place))} > empty-${index}` ]), ...mountLines(stage, lines) ];
    });
    var standForServers = (function standForServers(binds) {
      const own = binds.filter(({servers: servers}) => servers).map(({from: from, at: at}) => ({
        place: `root${at}`,
        isFile: kindOf(from) === "file"
      }));
      if (own.length === 0) return [];
      const folders = own.map(({place: place, isFile: isFile}) => (0, bash.mY)(isFile ? (0, 
      external_node_path_.dirname)(place) : place));
      return [ `mkdir -p ${folders.join(" ")}`, ...own.filter(({isFile: isFile}) => isFile).map(({place: place}) => `: > ${(0, 
      bash.mY)(place)}`) ];
    });
    var serverLines = (function serverLines(stage, binds) {
      const own = binds.filter(({servers: servers}) => servers);
      const lines = own.map(({from: from, at: at, writable: writable}) => bind(stage, from, at, writable ? "rbind" : RO, "servers"));
      return [ `${field(stage, "/root", "")} ${field(stage, "/servers", "")} none rbind`, ...lines ];
    });
    var nameHosts = (function nameHosts(stage, hosts) {
      if (hosts.length === 0 || !(0, external_node_fs_.existsSync)("/etc/hosts")) return [];
      return [ `{ cat /etc/hosts; printf '%s\\n' ${hosts.map(bash.mY).join(" ")}; } > hosts`, ...mountLines(stage, [ bind(stage, `${stage}/hosts`, "/etc/hosts", RO) ]) ];
    });
    var bindReadOnly = (function bindReadOnly(stage, place, covered) {
      const mounts = (0, adapters_mounts.bq)();
      const below = mounts.filter(({path: path, options: options}) => (0, adapters_mounts.Yw)(path, place) && !options.includes("ro"));
      const open = below.filter(({path: path}) => !covered.some(each => path === each || (0, 
      adapters_mounts.Yw)(path, each)));
      const reached = open.filter(({path: path}) => (0, external_node_fs_.existsSync)(path)).map(({path: path}) => path);
      return [ place, ...new Set(reached) ].map(each => bind(stage, each, each, readOnly(each, mounts)));
    });
    var inMemory = (function inMemory(stage, place, options, root = "root") {
      return `${mounting_escape(`remit:${stage}`)} ${field(stage, place, root)} tmpfs ${options}`;
    });
    var bind = (function bind(stage, from, at, options = "rbind", root = "root") {
      const made = kindOf(from) === "file" ? "" : ",X-mount.mkdir";
      return `${mounting_escape(from)} ${field(stage, at, root)} none ${options}${made}`;
    });
    var readOnly = (function readOnly(place, mounts) {
      const around = mounts.filter(({path: path}) => path === place || (0, adapters_mounts.Yw)(place, path));
      const nearest = around.toSorted((a, b) => a.path.length - b.path.length).at(-1);
      return `${RO}${nearest?.options.includes("noexec") === true ? ",noexec" : ""}`;
    });
    var kindOf = (function kindOf(place) {
      const stat = (0, external_node_fs_.statSync)(place, {
        throwIfNoEntry: false
      });
      if (stat === undefined) return /\/(?:empty-\d+|hosts)$/.test(place) ? "file" : "other";
      if (stat.isDirectory()) return "directory";
      return "file";
    });
    var field = (function field(stage, path, root = "root") {
      return mounting_escape(root === "" ? `${stage}${path}` : `${stage}/${root}${path}`);
    });
    var mounting_escape = (function mounting_escape(path) {
      return path.replaceAll(/[ \t\n\\]/g, char => `\\${char.charCodeAt(0).toString(8).padStart(3, "0")}`);
    });
    var openSandbox = (async function openSandbox(facts) {
      if (process.platform !== "linux") {
        return {
          kind: "none",
          reasons: [ `a sandbox needs Linux namespaces, and this is ${process.platform}` ]
        };
      }
      const tools = findTools(facts);
      if (typeof tools === "string") return {
        kind: "none",
        reasons: [ tools ]
      };
      const reasons = [];
      for (const way of waysFor(tools)) {
        const sandbox = await tryWay(way, tools, facts);
        if (typeof sandbox !== "string") return {
          kind: "open",
          sandbox: sandbox,
          failed: reasons
        };
        reasons.push(`${way}: ${sandbox}`);
      }
      return {
        kind: "none",
        reasons: reasons
      };
    });
    var findTools = (function findTools({path: path, sight: sight}) {
      const find = name => (0, find_program.K)(name, `${path}:/usr/sbin:/sbin`, sight.workspace);
      const [bash, unshare, setpriv] = [ find("bash"), find("unshare"), find("setpriv") ];
      const missing = Object.entries({
        bash: bash,
        unshare: unshare,
        setpriv: setpriv
      }).filter(([, found]) => found === undefined);
      if (bash === undefined || unshare === undefined || setpriv === undefined) {
        return `programs are missing: ${missing.map(([name]) => name).join(", ")} (util-linux and bash; Alpine has them as packages)`;
      }
      return {
        bash: bash,
        unshare: unshare,
        setpriv: setpriv,
        sudo: find("sudo")
      };
    });
    var waysFor = (function waysFor({sudo: sudo}) {
      if (process.getuid?.() === 0) return [ "root", "user namespaces" ];
      return sudo === undefined ? [ "user namespaces" ] : [ "sudo", "user namespaces" ];
    });
    var tryWay = (async function tryWay(way, tools, facts) {
      const redirect = way !== "user namespaces";
      const first = await tryLayer(way, tools, facts, {
        kind: "overlay",
        redirect: redirect
      });
      if (typeof first !== "string" || !first.startsWith(NO_LAYER) || facts.layerOnly === true) return first;
      const place = (0, external_node_path_.join)(facts.places.layer, "copy");
      const refused = await copyCheckout(facts.sight.workspace, place);
      if (refused !== undefined) return `${first}; and ${refused}`;
      return await tryLayer(way, tools, facts, {
        kind: "copy",
        place: place
      }, first);
    });
    var tryLayer = (async function tryLayer(way, tools, facts, over, why = "") {
      const {sight: sight, places: places} = facts;
      makePlaces(sight, places);
      const node = (0, external_node_path_.dirname)(process.execPath);
      const binds = [ ...sight.binds, {
        from: node,
        at: `${INSIDE}/node`,
        writable: false
      }, {
        from: facts.inside.directory,
        at: `${INSIDE}/code`,
        writable: false
      } ];
      const script = mountAll({
        ...sight,
        binds: binds
      }, places, over);
      const {keeper: keeper, ready: ready} = openSandboxKeeper({
        way: way,
        tools: tools,
        script: script,
        ...places
      });
      await (0, promises_.setImmediate)();
      const seen = await lookInside(keeper, ready, facts, over);
      if (typeof seen !== "string") {
        keeper.prepare();
        return sandboxOf(way, keeper, seen.inside, layerOf(over, places, seen.renames, why), sight.workspace);
      }
      await keeper[Symbol.asyncDispose]();
      return seen;
    });
    var lookInside = (async function lookInside(keeper, ready, facts, over) {
      try {
        const inside = openInside(() => serve(keeper, facts));
        const checking = inside.check(checksFor(facts, over));
        checking.catch(() => undefined);
        const why = await ready;
        if (why !== undefined) return why;
        const {faults: faults, renames: renames} = await checking;
        return faults.length === 0 ? {
          inside: inside,
          renames: renames
        } : faults.join("; ");
      } catch (error) {
        return await ready ?? (0, attempt.bD)(error);
      }
    });
    var layerOf = (function layerOf(over, {layer: layer}, renames, why) {
      return {
        renames: renames,
        ...over.kind === "copy" ? {
          copied: why
        } : {
          upper: (0, external_node_path_.join)(layer, "upper")
        }
      };
    });
    var makePlaces = (function makePlaces({workspace: workspace, shown: shown, layered: layered, binds: binds}, {layer: layer, stage: stage, pipes: pipes}) {
      (0, external_node_fs_.rmSync)(pipes, {
        recursive: true,
        force: true
      });
      for (const place of [ stage, pipes ]) (0, external_node_fs_.mkdirSync)(place, {
        recursive: true,
        mode: 448
      });
      const parts = [ "", ...layered.map((_, index) => `cache-${index}`) ];
      for (const part of parts) for (const name of [ "upper", "work" ]) (0, external_node_fs_.mkdirSync)((0, 
      external_node_path_.join)(layer, part, name), {
        recursive: true
      });
      for (const {from: from, at: at} of binds) {
        const below = [ workspace, ...shown, ...layered, ...binds.map(other => other.at) ].filter(each => (0, 
        adapters_mounts.Yw)(each, at));
        for (const each of below) (0, external_node_fs_.mkdirSync)((0, external_node_path_.join)(from, (0, 
        external_node_path_.relative)(at, isFile(each) ? (0, external_node_path_.dirname)(each) : each)), {
          recursive: true
        });
      }
      const {mode: mode, uid: uid, gid: gid} = (0, external_node_fs_.statSync)(workspace);
      (0, external_node_fs_.chmodSync)((0, external_node_path_.join)(layer, "upper"), mode & 4095);
      if (process.getuid?.() === 0) (0, external_node_fs_.chownSync)((0, external_node_path_.join)(layer, "upper"), uid, gid);
    });
    var serve = (function serve(keeper, {inside: inside}) {
      const served = keeper.start({
        argv: [ NODE, `${INSIDE}/code/${inside.entry}` ],
        directory: "/",
        environment: {
          PATH: "/usr/bin:/bin"
        },
        input: "pipe",
        errorsApart: true
      });
      let errors = "";
      served.errors?.on("data", chunk => void (errors = (0, cut.g1)(errors + chunk.toString(), 1e3)));
      if (served.input === undefined) throw new Error("The files' process has no input.");
      return {
        input: served.input,
        output: served.output,
        gone: served.ended.then(() => errors)
      };
    });
    var checksFor = (function checksFor({sight: sight, places: places}, over) {
      const seen = [ sight.workspace, ...sight.shown, ...sight.layered, ...sight.binds.map(({at: at}) => at), INSIDE ];
      const dark = [ ...sight.hidden, places.layer, places.stage, places.pipes ];
      const directory = over.kind === "copy" ? undefined : firstDirectory(sight.workspace);
      return {
        workspace: sight.workspace,
        hidden: dark.filter(place => !seen.includes(place)).map(place => ({
          place: place,
          leading: namesBelow(place, seen)
        })),
        writable: [ ...sight.layered, ...sight.binds.filter(({writable: writable}) => writable).map(({at: at}) => at) ],
        covered: sight.covered,
        foreign: over.kind === "copy" ? [] : foreignFiles(sight.workspace),
        ...directory === undefined ? {} : {
          renamed: directory
        }
      };
    });
    var namesBelow = (function namesBelow(place, paths) {
      return paths.filter(path => (0, adapters_mounts.Yw)(path, place)).map(path => path.slice(place.length + 1).split("/")[0] ?? "");
    });
    var foreignFiles = (function foreignFiles(workspace) {
      const own = process.getuid?.();
      const found = new Map;
      for (const directory of [ workspace, ...directoriesIn(workspace) ]) {
        for (const entry of namesIn(directory)) {
          const path = (0, external_node_path_.join)(directory, entry);
          const stat = (0, external_node_fs_.lstatSync)(path, {
            throwIfNoEntry: false
          });
          if (stat?.isFile() === true && stat.uid !== own && !found.has(stat.uid)) found.set(stat.uid, path);
        }
      }
      return [ ...found.values() ];
    });
    var directoriesIn = (function directoriesIn(workspace) {
      return namesIn(workspace).map(name => (0, external_node_path_.join)(workspace, name)).filter(path => (0, 
      external_node_fs_.lstatSync)(path, {
        throwIfNoEntry: false
      })?.isDirectory() === true);
    });
    var namesIn = (function namesIn(directory) {
      return (0, attempt.CD)(() => (0, external_node_fs_.readdirSync)(directory)) ?? [];
    });
    var firstDirectory = (function firstDirectory(workspace) {
      const found = (0, external_node_fs_.readdirSync)(workspace, {
        withFileTypes: true
      }).find(entry => entry.isDirectory() && entry.name !== ".git");
      return found && (0, external_node_path_.join)(workspace, found.name);
    });
    var sandboxOf = (function sandboxOf(way, keeper, inside, layer, workspace) {
      const {files: files, unsettle: unsettle} = settle(inside.files, workspace);
      return {
        way: way,
        layer: layer,
        files: files,
        scanner: inside.scanner,
        start(asked) {
          const started = keeper.start(asked);
          if (asked.writesNothing === true) return started;
          const settled = unsettle();
          const ended = () => {
            settled();
            files.realPath(workspace).catch(() => undefined);
          };
          started.ended.then(ended, ended);
          return started;
        },
        [Symbol.asyncDispose]: () => keeper[Symbol.asyncDispose]()
      };
    });
    var isFile = (function isFile(path) {
      return (0, external_node_fs_.statSync)(path, {
        throwIfNoEntry: false
      })?.isFile() === true;
    });
    __webpack_require__.d(__webpack_exports__, {
      bj: () => INSIDE,
      NW: () => NODE,
      Ep: () => openSandbox
    });
    var external_node_fs_ = __webpack_require__(73024);
    var external_node_path_ = __webpack_require__(76760);
    var external_node_child_process_ = __webpack_require__(31421);
    var promises_ = __webpack_require__(58500);
    var external_node_util_ = __webpack_require__(57975);
    var attempt = __webpack_require__(91513);
    var find_program = __webpack_require__(28043);
    var scanner = __webpack_require__(16543);
    var messages = __webpack_require__(26189);
    var adapters_mounts = __webpack_require__(79311);
    const MOST_RESTARTS = 3;
    function errorOf({message: message, code: code}) {
      return Object.assign(new Error(message), code === undefined ? {} : {
        code: code
      });
    }
    const FACTS = "facts";
    const MOST = 2e4;
    var external_node_net_ = __webpack_require__(77030);
    var adapters_streams = __webpack_require__(12360);
    var bash = __webpack_require__(15231);
    var cut = __webpack_require__(24192);
    const PATIENCE_MS = 2e4;
    const CLOSE_INHERITED = 'for file in /proc/self/fd/*; do file=${file##*/}; [ "$file" -lt 3 ] || eval "exec $file>&-"; done 2>/dev/null';
    const LIST_SETTINGS = "for place in /proc/sys /proc/sysrq-trigger /proc/irq /proc/bus /proc/fs; do [ ! -e $place ] || printf '%s %s none bind,ro,nosuid,nodev,noexec\\n' $place $place; done > settings";
    const CLOSE_SETTINGS = "mount -n -a -T /proc/self/fd/9";
    const KEPT = 1e3;
    const GRACE_MS = 200;
    function writing(file) {
      const socket = new external_node_net_.Socket({
        fd: file,
        readable: false,
        writable: true
      });
      socket.on("error", () => undefined);
      return socket;
    }
    var external_node_os_ = __webpack_require__(48161);
    var stand_in = __webpack_require__(97385);
    const STAGED = [ "root", "servers", "lower", "up", "layer", "void", "caches", "dev", "dev/shm", "dev/pts" ];
    const LOOPBACK_UP = `ip link set lo up 2>/dev/null || ifconfig lo up 2>/dev/null || perl -e '$up = pack("a16 s x22", "lo", 1); socket(ANY, 2, 2, 0) && ioctl(ANY, 0x8914, $up)' 2>/dev/null || true`;
    const RO = "rbind,ro,nosuid,nodev";
    const UNSYNCED = hasVolatile((0, external_node_os_.release)()) ? ",volatile" : "";
    const DEVICES = [ "null", "zero", "full", "random", "urandom", "tty" ];
    const INSIDE = "/run/remit";
    const NODE = `${INSIDE}/node/${(0, external_node_path_.basename)(process.execPath)}`;
    const NO_LAYER = "no layer";
    const sandbox_PATIENCE_MS = 12e4;
    async function copyCheckout(workspace, place) {
      (0, external_node_fs_.rmSync)(place, {
        recursive: true,
        force: true
      });
      (0, external_node_fs_.mkdirSync)(place, {
        recursive: true
      });
      try {
        await run("cp", [ "-a", "--reflink=auto", `${workspace}/.`, place ], {
          timeout: sandbox_PATIENCE_MS
        });
        return undefined;
      } catch (error) {
        (0, external_node_fs_.rmSync)(place, {
          recursive: true,
          force: true
        });
        const message = (0, attempt.bD)(error);
        return `the checkout could not be copied: ${message.split("\n")[1] ?? message}`;
      }
    }
    const run = (0, external_node_util_.promisify)(external_node_child_process_.execFile);
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
  87269: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var openPlace = (async function openPlace(place, {path: path, run: run, sight: sight, inside: inside}, {egress: egress, ...given} = {}) {
      const seen = sight(place.show);
      const objects = showsObjects(place) && (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(`${run}/git/objects`) ? [ {
        from: `${run}/git/objects`,
        at: OBJECTS,
        writable: false
      } ] : [];
      const ways = egress === undefined ? [] : [ {
        from: `${run}/egress`,
        at: WAYS,
        writable: false
      } ];
      return await (0, _sandbox_js__WEBPACK_IMPORTED_MODULE_2__.Ep)({
        path: path,
        inside: inside,
        ...given,
        places: {
          layer: `${run}/layer`,
          stage: `${run}/stage`,
          pipes: `${run}/pipes`
        },
        sight: {
          ...seen,
          hidden: [ ...seen.hidden, run ],
          binds: [ ...seen.binds, ...objects, ...ways ].filter(({from: from}) => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(from)),
          covered: [ ...seen.covered, ...place.covered.map(covered => (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(seen.workspace, covered)) ].filter(node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync),
          hosts: (egress?.names ?? []).map(({name: name, address: address}) => `${address} ${name}`)
        }
      });
    });
    var showsObjects = (function showsObjects({covered: covered}) {
      return !covered.includes(".git/objects");
    });
    var isUsual = (function isUsual({mode: mode, reaches: reaches, services: services, show: show, covered: covered}) {
      return mode === USUAL_PLACE.mode && reaches === undefined && [ services, show, covered ].every(({length: length}) => length === 0);
    });
    var openEarlySandbox = (function openEarlySandbox(options) {
      const found = openPlace(USUAL_PLACE, options, {
        layerOnly: true
      });
      found.catch(() => undefined);
      return found;
    });
    __webpack_require__.d(__webpack_exports__, {
      Bi: () => isUsual,
      F5: () => openEarlySandbox,
      LU: () => showsObjects,
      QL: () => openPlace,
      dk: () => WAYS,
      fJ: () => USUAL_PLACE,
      fQ: () => OBJECTS
    });
    var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
    var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
    var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
    var node_path__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
    var _sandbox_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73424);
    const WAYS = `${_sandbox_js__WEBPACK_IMPORTED_MODULE_2__.bj}/network`;
    const OBJECTS = `${_sandbox_js__WEBPACK_IMPORTED_MODULE_2__.bj}/objects`;
    const USUAL_PLACE = {
      mode: "require",
      services: [],
      show: [],
      covered: []
    };
  }),
  16543: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var openScanner = (function openScanner(start = loadSearcher) {
      let searcher;
      let turn = Promise.resolve();
      const stop = async () => await (searcher?.stop());
      return {
        scan(search, paths, {timeoutMs: timeoutMs, signal: signal}, found) {
          const mine = turn.then(async () => {
            searcher ??= await start();
            const work = scanAll(searcher, search, paths, found);
            const end = await beforeDeadline(work, timeoutMs, signal);
            if (end.kind === "timed_out" || end.kind === "cancelled") await stop();
            return end;
          });
          turn = mine.catch(stop).catch(() => undefined);
          return mine;
        },
        [Symbol.asyncDispose]: stop
      };
    });
    var scanAll = (async function scanAll(searcher, search, paths, found) {
      const passed = {
        tooLarge: 0,
        unreadable: 0
      };
      let left = search.total;
      const batches = paths[Symbol.asyncIterator]();
      let coming = batches.next();
      for (let first = true; ;first = false) {
        const batch = await coming;
        if (batch.done === true) return {
          kind: "done",
          ...passed
        };
        const answer = searcher.scan({
          search: {
            ...search,
            total: left
          },
          paths: batch.value,
          first: first
        });
        coming = batches.next();
        coming.catch(() => undefined);
        const scanned = await answer;
        passed.tooLarge += scanned.tooLarge;
        passed.unreadable += scanned.unreadable;
        for (const file of scanned.found) {
          left -= file.matches;
          found(file);
        }
        if (left <= 0) return {
          kind: "enough"
        };
      }
    });
    var beforeDeadline = (async function beforeDeadline(work, timeoutMs, signal) {
      work.catch(() => undefined);
      if (signal.aborted) return {
        kind: "cancelled"
      };
      const over = new AbortController;
      const late = (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(timeoutMs, {
        kind: "timed_out"
      }, {
        signal: over.signal
      });
      const cancelled = (0, node_events__WEBPACK_IMPORTED_MODULE_0__.once)(signal, "abort", {
        signal: over.signal
      }).then(() => ({
        kind: "cancelled"
      }));
      try {
        return await Promise.race([ work, late, cancelled ]);
      } finally {
        over.abort();
      }
    });
    __webpack_require__.d(__webpack_exports__, {
      n: () => openScanner
    });
    var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78474);
    var node_events__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_events__WEBPACK_IMPORTED_MODULE_0__);
    var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58500);
    var node_timers_promises__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_timers_promises__WEBPACK_IMPORTED_MODULE_1__);
    async function loadSearcher() {
      const {openSearcher: openSearcher} = await __webpack_require__.e(3631).then(__webpack_require__.bind(__webpack_require__, 43631));
      return openSearcher();
    }
  }),
  12360: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var findMkfifo = (function findMkfifo(path) {
      return (0, _find_program_js__WEBPACK_IMPORTED_MODULE_5__.K)("mkfifo", `/usr/bin:/bin:${path}`);
    });
    var openStreams = (function openStreams(maker) {
      let [directory, made] = [ maker?.directory, 0 ];
      const mkfifo = findMkfifo(process.env["PATH"] ?? "") ?? "mkfifo";
      const name = () => String(made += 1);
      const place = () => (0, node_path__WEBPACK_IMPORTED_MODULE_4__.join)(directory ??= node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdtempSync((0, 
      node_path__WEBPACK_IMPORTED_MODULE_4__.join)((0, node_os__WEBPACK_IMPORTED_MODULE_3__.tmpdir)(), `remit-streams-${process.pid}-`)), name());
      const nextPipe = supplyPipes(name, () => makePipes(mkfifo, Array.from({
        length: AT_ONCE
      }, place)), maker);
      return {
        openPipe: () => openBothEnds(nextPipe()),
        openInput: text => openText(place(), text),
        [Symbol.dispose]() {
          if (directory !== undefined) node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync(directory, {
            recursive: true,
            force: true
          });
        }
      };
    });
    var reading = (function reading(file) {
      const socket = new node_net__WEBPACK_IMPORTED_MODULE_2__.Socket({
        fd: file,
        readable: true,
        writable: false
      });
      socket.on("error", () => undefined);
      return socket;
    });
    var openBothEnds = (function openBothEnds(path) {
      const {O_RDONLY: O_RDONLY, O_WRONLY: O_WRONLY, O_NONBLOCK: O_NONBLOCK} = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants;
      const reader = node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync(path, O_RDONLY | O_NONBLOCK);
      return {
        reader: reader,
        writer: node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync(path, O_WRONLY),
        path: path
      };
    });
    __webpack_require__.d(__webpack_exports__, {
      TC: () => FIRST_PIPES,
      hF: () => reading,
      s3: () => findMkfifo,
      yp: () => openStreams
    });
    var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
    var node_child_process__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_child_process__WEBPACK_IMPORTED_MODULE_0__);
    var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
    var node_fs__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
    var node_net__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77030);
    var node_net__WEBPACK_IMPORTED_MODULE_2___default = __webpack_require__.n(node_net__WEBPACK_IMPORTED_MODULE_2__);
    var node_os__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48161);
    var node_os__WEBPACK_IMPORTED_MODULE_3___default = __webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_3__);
    var node_path__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76760);
    var node_path__WEBPACK_IMPORTED_MODULE_4___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_4__);
    var _find_program_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(28043);
    const AT_ONCE = 16;
    const FIRST_PIPES = Array.from({
      length: AT_ONCE
    }, (_, n) => `first-${n + 1}`);
    function supplyPipes(name, makeOwn, maker) {
      const waiting = [];
      let ordered = maker && FIRST_PIPES;
      const take = () => {
        const paths = ordered?.map(each => (0, node_path__WEBPACK_IMPORTED_MODULE_4__.join)(maker?.directory ?? "", each)) ?? [];
        if (!node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync(paths.at(-1) ?? "")) return makeOwn();
        ordered = undefined;
        return paths;
      };
      return () => {
        if (waiting.length === 0) waiting.push(...take());
        if (ordered === undefined && waiting.length <= AT_ONCE / 2) maker?.order(ordered = Array.from({
          length: AT_ONCE
        }, name));
        return waiting.pop() ?? "";
      };
    }
    function makePipes(mkfifo, paths) {
      (0, node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFileSync)(mkfifo, [ "-m", "666", ...paths ], {
        stdio: "ignore",
        env: {}
      });
      return paths;
    }
    function openText(path, text) {
      node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync(path, text, {
        flag: "wx",
        mode: 420
      });
      const file = node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync(path, "r");
      node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync(path);
      return file;
    }
  }),
  39430: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var homeOf = (function homeOf(environment) {
      const home = environment["HOME"] ?? "";
      return home.startsWith("/") ? real(home) : registeredHome() ?? "/";
    });
    var registeredHome = (function registeredHome() {
      return (0, _lib_attempt_js__WEBPACK_IMPORTED_MODULE_3__.CD)(() => real((0, node_os__WEBPACK_IMPORTED_MODULE_1__.userInfo)().homedir));
    });
    var sightOf = (function sightOf({environment: environment, workspace: workspace, temp: temp, run: run, onRefused: onRefused}) {
      const home = homeOf(environment);
      for (const place of [ run.home, run.scratch, run.servers, ...run.readable ]) (0, 
      node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(place, {
        recursive: true
      });
      return show => {
        const homes = [ ...new Set([ home, registeredHome() ?? home ]) ];
        const facts = {
          ...machine,
          environment: environment,
          homes: homes,
          workspace: workspace,
          temp: temp,
          show: show,
          program: process.execPath
        };
        const {refused: refused, ...view} = viewOf(facts);
        if (refused.length > 0) onRefused?.(refused);
        const own = homes.filter(each => each !== "/" && each !== workspace && (each === home || view.hidden.includes(each))).map(at => ({
          from: run.home,
          at: at,
          writable: true
        }));
        return {
          workspace: workspace,
          ...view,
          binds: [ {
            from: run.scratch,
            at: "/tmp",
            writable: true
          }, ...own, ...run.readable.map(place => ({
            from: place,
            at: place,
            writable: false
          })), {
            from: run.servers,
            at: run.servers,
            writable: true,
            servers: true
          }, {
            from: run.transcript,
            at: run.transcript,
            writable: false,
            servers: true
          } ]
        };
      };
    });
    var insideOf = (function insideOf(entry) {
      const directory = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(real(entry)));
      return {
        directory: directory,
        entry: "inside/index.js"
      };
    });
    var real = (function real(path) {
      return (0, _lib_attempt_js__WEBPACK_IMPORTED_MODULE_3__.CD)(() => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path)) ?? (0, 
      node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path);
    });
    var viewOf = (function viewOf(asked) {
      const facts = {
        ...asked,
        ...askOnce(asked)
      };
      const host = surveyHost(facts);
      const {names: names, refused: refused} = ownersPlaces(facts, host);
      const shown = [ ...programPlaces(facts, host), ...names ].flatMap(name => spell(name, facts, host));
      const layered = cachePlaces(facts, host);
      const kinds = new Map;
      for (const {real: real} of host.hidings) kinds.set(real, "hidden");
      for (const path of shown) kinds.set(path, "shown");
      for (const path of layered) kinds.set(path, "layered");
      kinds.set(host.workspace, "workspace");
      const listed = (kind, needless) => [ ...kinds ].flatMap(([path, own]) => own === kind && !needless.includes(around(path, kinds)) ? [ path ] : []).sort();
      return {
        hidden: listed("hidden", [ "hidden" ]),
        shown: listed("shown", [ "shown", "layered", "workspace", undefined ]),
        layered: listed("layered", [ "layered", "workspace" ]),
        covered: coveredPlaces(facts, host, kinds),
        refused: refused
      };
    });
    var askOnce = (function askOnce({kindOf: kindOf, realPath: realPath, list: list, homes: homes}) {
      const listed = (0, _lib_once_js__WEBPACK_IMPORTED_MODULE_4__.bO)(list);
      const entriesOf = (0, _lib_once_js__WEBPACK_IMPORTED_MODULE_4__.bO)(at => new Map(listed(at).map(entry => [ entry.name, entry.directory ])));
      const kindIn = (0, _lib_once_js__WEBPACK_IMPORTED_MODULE_4__.bO)(path => {
        const home = homes.find(each => (0, _mounts_js__WEBPACK_IMPORTED_MODULE_5__.Yw)(path, each));
        if (home === undefined) return kindOf(path);
        const slash = path.lastIndexOf("/");
        const around = path.slice(0, slash);
        if (around.length > home.length && kindIn(around) !== "directory") return undefined;
        const entries = entriesOf(around);
        const name = path.slice(slash + 1);
        if (entries.size > 0 && !entries.has(name)) return undefined;
        return entries.get(name) === true ? "directory" : kindOf(path);
      });
      return {
        kindOf: kindIn,
        realPath: (0, _lib_once_js__WEBPACK_IMPORTED_MODULE_4__.bO)(realPath),
        list: listed
      };
    });
    var surveyHost = (function surveyHost(facts) {
      const {environment: environment, kindOf: kindOf, realPath: realPath} = facts;
      const named = facts.homes.filter(home => home.startsWith("/")).map(_machine_places_js__WEBPACK_IMPORTED_MODULE_6__.Bq);
      const runner = _machine_places_js__WEBPACK_IMPORTED_MODULE_6__.lf(environment, facts.program);
      const own = runner.own.filter(path => _machine_places_js__WEBPACK_IMPORTED_MODULE_6__.eR.some(mark => kindOf((0, 
      node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, mark)) !== undefined));
      const work = runner.work === undefined ? [] : [ runner.work ];
      const names = [ ...named, ..._machine_places_js__WEBPACK_IMPORTED_MODULE_6__.Dt, _machine_places_js__WEBPACK_IMPORTED_MODULE_6__.Bq(facts.temp), ...work, ...own ];
      const hidings = [ ...new Set(names) ].filter(name => kindOf(name) === "directory").map(name => ({
        name: name,
        real: realPath(name)
      })).filter(({real: real}) => !_machine_places_js__WEBPACK_IMPORTED_MODULE_6__.IJ.has(real));
      const homes = [ ...new Set(named.flatMap(home => [ home, ...kindOf(home) === undefined ? [] : [ realPath(home) ] ])) ];
      const at = _machine_places_js__WEBPACK_IMPORTED_MODULE_6__.Bq(facts.workspace);
      const roots = _machine_places_js__WEBPACK_IMPORTED_MODULE_6__.RD(environment, homes);
      const host = {
        hidings: hidings,
        homes: homes,
        workspace: kindOf(at) === undefined ? at : realPath(at),
        secrets: [],
        roots: roots
      };
      const ofRunner = own.flatMap(path => _machine_places_js__WEBPACK_IMPORTED_MODULE_6__.vH.map(name => (0, 
      node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, name)));
      const secrets = [ ..._machine_places_js__WEBPACK_IMPORTED_MODULE_6__.B(environment, homes, roots), ...ofRunner ].filter(name => kindOf(name) !== undefined).flatMap(name => waysTo(name, realPath, host)).filter(path => !isTooMuch(path, host) && !isInside(host.workspace, path));
      return {
        ...host,
        secrets: secrets
      };
    });
    var inHiding = (function inHiding(path, hidings) {
      const [hiding] = hidings.filter(({name: name}) => (0, _mounts_js__WEBPACK_IMPORTED_MODULE_5__.Yw)(path, name)).sort((a, b) => b.name.length - a.name.length);
      return hiding === undefined ? path : hiding.real + path.slice(hiding.name.length);
    });
    var spell = (function spell(name, {kindOf: kindOf, realPath: realPath}, host) {
      if (kindOf(name) === undefined) return [];
      const ways = waysTo(name, realPath, host);
      if (ways.some(way => isInside(way, host.workspace) || isTooMuch(way, host))) return [];
      return ways.filter(way => host.hidings.some(({real: real}) => (0, _mounts_js__WEBPACK_IMPORTED_MODULE_5__.Yw)(way, real)));
    });
    var waysTo = (function waysTo(name, realPath, {hidings: hidings}) {
      return [ ...new Set([ inHiding(name, hidings), realPath(name) ]) ];
    });
    var isTooMuch = (function isTooMuch(path, {hidings: hidings, homes: homes}) {
      return _machine_places_js__WEBPACK_IMPORTED_MODULE_6__.IJ.has(path) || hidings.some(({real: real}) => real === path) || homes.some(home => isInside(home, path));
    });
    var isSecret = (function isSecret(path, {secrets: secrets}) {
      return secrets.some(secret => isInside(path, secret)) || path.split("/").some(name => _credential_files_js__WEBPACK_IMPORTED_MODULE_7__.Oj.has(name));
    });
    var isInside = (function isInside(path, directory) {
      return path === directory || (0, _mounts_js__WEBPACK_IMPORTED_MODULE_5__.Yw)(path, directory);
    });
    var programPlaces = (function programPlaces(facts, host) {
      const {environment: environment, kindOf: kindOf, realPath: realPath, program: program} = facts;
      const path = [ ..._machine_places_js__WEBPACK_IMPORTED_MODULE_6__.Mr(environment, "PATH"), ...program === undefined ? [] : [ (0, 
      node_path__WEBPACK_IMPORTED_MODULE_2__.join)(program, "..") ] ];
      const directories = path.filter(name => kindOf(name) === "directory").flatMap(name => [ name, realPath(name) ]);
      const found = [ ...directories, ...directories.flatMap(name => installationAround(name, facts, host)) ];
      return [ ...found, ..._machine_places_js__WEBPACK_IMPORTED_MODULE_6__.Nr(environment, host.homes) ].filter(name => kindOf(name) !== undefined && !waysTo(name, realPath, host).some(way => isSecret(way, host)));
    });
    var installationAround = (function installationAround(directory, {kindOf: kindOf}, host) {
      const around = _machine_places_js__WEBPACK_IMPORTED_MODULE_6__.dq(directory);
      if (around === undefined || isTooMuch(around, host) || isInside(host.workspace, around)) return [];
      const mixed = _machine_places_js__WEBPACK_IMPORTED_MODULE_6__.oV.includes((0, node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(around)) && host.homes.includes((0, 
      node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(around));
      if (!mixed && kindOf((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(around, ".git")) === undefined) return [ around ];
      return _machine_places_js__WEBPACK_IMPORTED_MODULE_6__.dY.map(name => (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(around, name));
    });
    var ownersPlaces = (function ownersPlaces(facts, host) {
      const {environment: environment, kindOf: kindOf, realPath: realPath} = facts;
      const [names, refused] = [ [], [] ];
      for (const place of facts.show) {
        const found = _machine_places_js__WEBPACK_IMPORTED_MODULE_6__.fT(place, environment, facts.homes).filter(name => kindOf(name) !== undefined);
        const allowed = found.filter(name => {
          const secret = waysTo(name, realPath, host).some(way => isSecret(way, host));
          return !isTooMuch(realPath(name), host) && (!secret || kindOf(name) === "file");
        });
        names.push(...allowed);
        if (allowed.length === 0) refused.push(refusalOf(place, found[0], facts, host));
      }
      return {
        names: names,
        refused: refused
      };
    });
    var refusalOf = (function refusalOf(place, found, {realPath: realPath}, host) {
      const start = `[sandbox] show: \`${place}\` is not shown`;
      if (found === undefined) return `${start}: it does not exist here. Name a file or directory by an absolute path or \`~/\`.`;
      if (!isTooMuch(realPath(found), host)) {
        return `${start}: credentials are kept there. To show one file of it anyway, name that file.`;
      }
      return `${start}: it is or contains a directory that is hidden completely. Name the directories in it that commands need.`;
    });
    var cachePlaces = (function cachePlaces(facts, host) {
      const {kindOf: kindOf, realPath: realPath} = facts;
      return host.roots.flatMap(({path: path, root: root}) => {
        if (root.caches === undefined || kindOf(path) !== "directory") return [];
        const parts = root.caches.map(part => _machine_places_js__WEBPACK_IMPORTED_MODULE_6__.VV(path, part));
        const safe = parts.filter(part => kindOf(part) === "directory" && !isSecret(realPath(part), host));
        const hidden = safe.flatMap(part => spell(part, facts, host));
        if (hidden.length > 0) return hidden;
        return (isApart(realPath(path), host) ? [ path ] : safe).map(realPath).filter(part => isApart(part, host));
      });
    });
    var isApart = (function isApart(path, host) {
      const others = [ host.workspace, ...host.hidings.map(({real: real}) => real) ];
      return !isTooMuch(path, host) && !others.some(other => isInside(other, path) || isInside(path, other));
    });
    var coveredPlaces = (function coveredPlaces(facts, host, kinds) {
      const named = facts.show.flatMap(place => _machine_places_js__WEBPACK_IMPORTED_MODULE_6__.fT(place, facts.environment, facts.homes));
      const opened = new Set(named.filter(name => facts.kindOf(name) === "file").map(facts.realPath));
      const shown = [ ...kinds ].flatMap(([path, kind]) => kind === "shown" ? [ path ] : []);
      const near = shown.flatMap(path => secretsIn(path, facts, 2)).filter(path => !isInside(path, host.workspace));
      const seen = [ ...new Set([ ...host.secrets, ...near ].map(facts.realPath)) ].filter(path => !opened.has(path) && !isHidden(path, kinds)).sort();
      return seen.filter(path => !seen.some(other => (0, _mounts_js__WEBPACK_IMPORTED_MODULE_5__.Yw)(path, other)));
    });
    var secretsIn = (function secretsIn(directory, facts, levels) {
      return facts.list(directory).flatMap(({name: name, directory: isDirectory}) => {
        if (_credential_files_js__WEBPACK_IMPORTED_MODULE_7__.Oj.has(name)) return [ (0, 
        node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, name) ];
        return isDirectory && levels > 0 ? secretsIn((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, name), facts, levels - 1) : [];
      });
    });
    var isHidden = (function isHidden(path, kinds) {
      return (kinds.get(path) ?? around(path, kinds)) === "hidden";
    });
    __webpack_require__.d(__webpack_exports__, {
      kP: () => insideOf,
      lt: () => homeOf,
      p1: () => sightOf
    });
    var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
    var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
    var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
    var node_os__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_1__);
    var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
    var node_path__WEBPACK_IMPORTED_MODULE_2___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
    var _lib_attempt_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91513);
    var _lib_once_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(40627);
    var _credential_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(11178);
    var _mounts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79311);
    var _machine_places_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(66261);
    const machine = {
      kindOf(path) {
        const stats = (0, _lib_attempt_js__WEBPACK_IMPORTED_MODULE_3__.CD)(() => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, {
          throwIfNoEntry: false
        }));
        if (stats?.isDirectory() === true) return "directory";
        return stats?.isFile() === true ? "file" : undefined;
      },
      realPath: path => (0, _lib_attempt_js__WEBPACK_IMPORTED_MODULE_3__.CD)(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path)) ?? path,
      list(directory) {
        const entries = (0, _lib_attempt_js__WEBPACK_IMPORTED_MODULE_3__.CD)(() => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(directory, {
          withFileTypes: true
        })) ?? [];
        return entries.map(entry => ({
          name: entry.name,
          directory: entry.isDirectory()
        }));
      }
    };
    function around(path, kinds) {
      let nearest = "";
      for (const place of kinds.keys()) if ((0, _mounts_js__WEBPACK_IMPORTED_MODULE_5__.Yw)(path, place) && place.length > nearest.length) nearest = place;
      return kinds.get(nearest);
    }
  }),
  93207: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var makePlaces = (function makePlaces(run) {
      (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(run, {
        recursive: true
      });
      const real = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(run);
      const places = {
        run: real,
        log: (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(real, "log.ndjson"),
        outputs: (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(real, "outputs"),
        home: (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(real, "home"),
        scratch: (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(real, "scratch")
      };
      const all = [ places.outputs, places.home, places.scratch, (0, _run_js__WEBPACK_IMPORTED_MODULE_2__.Nf)(places), (0, 
      _run_js__WEBPACK_IMPORTED_MODULE_2__.Lt)(places) ];
      for (const place of all) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(place, {
        recursive: true
      });
      return places;
    });
    var sandboxFor = (function sandboxFor({directories: directories, workspace: workspace, temp: temp, environment: environment, onRefused: onRefused}) {
      const {run: run, home: home, scratch: scratch, outputs: outputs, log: log} = directories;
      const own = {
        home: home,
        scratch: scratch,
        servers: (0, _run_js__WEBPACK_IMPORTED_MODULE_2__.Lt)(directories),
        readable: [ (0, _run_js__WEBPACK_IMPORTED_MODULE_2__.Nf)(directories), outputs ],
        transcript: log
      };
      const facts = {
        environment: process.env,
        workspace: (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(workspace),
        temp: temp,
        run: own
      };
      return {
        path: environment["PATH"] ?? "",
        run: run,
        sight: (0, _adapters_js__WEBPACK_IMPORTED_MODULE_3__.p1)({
          ...facts,
          ...onRefused && {
            onRefused: onRefused
          }
        }),
        inside: (0, _adapters_js__WEBPACK_IMPORTED_MODULE_3__.kP)(process.argv[1] ?? "")
      };
    });
    var shellsFor = (function shellsFor({protection: protection, ...sandbox}) {
      const {home: home, scratch: scratch} = sandbox.directories;
      return {
        ...sandboxFor(sandbox),
        plain: {
          HOME: home,
          TMPDIR: scratch
        },
        protection: protection
      };
    });
    __webpack_require__.d(__webpack_exports__, {
      HM: () => makePlaces,
      Ld: () => shellsFor,
      Xq: () => sandboxFor
    });
    var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
    var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
    var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
    var node_path__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
    var _adapters_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39430);
    var _run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40298);
  }),
  40298: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var trustedDirectory = (function trustedDirectory({run: run}) {
      return `${run}/trusted`;
    });
    var serverHome = (function serverHome({run: run}) {
      return `${run}/servers`;
    });
    var writesToGitHub = (function writesToGitHub({settings: settings}) {
      return !settings.dryRun && settings.job?.kind !== "propose";
    });
    var ownWorkflow = (function ownWorkflow({environment: environment, settings: settings}) {
      const [file = ""] = (environment?.["GITHUB_WORKFLOW_REF"] ?? "").split("@", 1);
      return file.startsWith(`${settings.github.repository}/`) ? file.slice(settings.github.repository.length + 1) : "";
    });
    var authorOf = (function authorOf(serverUrl) {
      const host = new URL(serverUrl).hostname || "localhost";
      return {
        name: "github-actions[bot]",
        email: `41898282+github-actions[bot]@users.noreply.${host}`
      };
    });
    var defaultBranchOf = (function defaultBranchOf(payload) {
      const name = (0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.fO)((0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.fO)(payload)["repository"])["default_branch"];
      return typeof name === "string" ? name : undefined;
    });
    __webpack_require__.d(__webpack_exports__, {
      Ii: () => AUTHOR,
      Lt: () => serverHome,
      Nf: () => trustedDirectory,
      O3: () => ownWorkflow,
      Zc: () => willPush,
      dV: () => defaultBranchOf,
      f2: () => writesToGitHub,
      rM: () => authorOf
    });
    var _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50991);
    function willPush(run) {
      const {to: to, signed: signed} = run.admitted.policy.publish;
      return writesToGitHub(run.invocation) && !run.invocation.stop.aborted && to.value !== "nothing" && !signed.value;
    }
    const AUTHOR = {
      name: "Remit",
      email: "remit@users.noreply.localhost"
    };
  })
};


