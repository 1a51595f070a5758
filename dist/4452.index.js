export const id = 4452;

export const ids = [ 4452, 5034, 3411 ];

export const modules = {
  19628: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      D: () => readCall
    });
    var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
    var _policy_nearest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78400);
    var _complain_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16447);
    function readCall(command, words, options) {
      const {usage: usage} = command;
      const {tokens: tokens} = (0, node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({
        args: [ ...words ],
        options: options,
        strict: false,
        allowPositionals: true,
        tokens: true
      });
      const given = tokens.filter(token => token.kind === "option");
      if (given.some(({rawName: rawName}) => rawName === "--help" || rawName === "-h")) {
        process.stdout.write(usage);
        return undefined;
      }
      const [fault] = given.flatMap(token => faultOf(command, token, options) ?? []);
      if (fault !== undefined) {
        (0, _complain_js__WEBPACK_IMPORTED_MODULE_1__.c)(fault, usage);
        return undefined;
      }
      return (0, node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({
        args: [ ...words ],
        options: options,
        allowPositionals: true
      });
    }
    function faultOf(command, {name: name, rawName: rawName, value: value, inlineValue: inlineValue}, options) {
      const option = Object.hasOwn(options, name) && rawName.startsWith("--") ? options[name] : undefined;
      if (option === undefined) {
        const near = (0, _policy_nearest_js__WEBPACK_IMPORTED_MODULE_2__.p)(name, [ "help", ...Object.keys(options) ]);
        const hint = near === undefined ? "" : ` Did you mean --${near}?`;
        const words = command.takesWords === true ? " Words that begin with a hyphen come after --." : "";
        return `${command.name} has no option ${rawName}.${hint}${words}`;
      }
      if (option.type === "boolean") return inlineValue === true ? `${rawName} takes no value.` : undefined;
      if (value === undefined || value === "") return `${rawName} needs a value after it.`;
      const swallowed = value.startsWith("-") && inlineValue !== true;
      return swallowed ? `${rawName} needs a value; one that begins with a hyphen is given as ${rawName}=${value}.` : undefined;
    }
  },
  85342: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      $: () => readEntries
    });
    var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
    var _log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97309);
    var _complain_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16447);
    function readEntries(path) {
      let text;
      try {
        text = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8");
      } catch (error) {
        return `${path} cannot be read: ${(0, _complain_js__WEBPACK_IMPORTED_MODULE_2__.l)(error)}.`;
      }
      try {
        return (0, _log_js__WEBPACK_IMPORTED_MODULE_1__.x6)(text);
      } catch (error) {
        return `${path} is not a log of Remit's: ${(0, _complain_js__WEBPACK_IMPORTED_MODULE_2__.l)(error)}`;
      }
    }
  },
  31019: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      EE: () => ownCommit,
      Zr: () => OWN_NAME,
      jW: () => ownRoot,
      og: () => ownPin
    });
    var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
    var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
    var _version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13411);
    var _repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77015);
    const OWN_NAME = "remit-agent/remit";
    function ownRoot(entry = process.argv[1] ?? "") {
      return (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0, 
      node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(entry)));
    }
    function ownCommit(root = ownRoot()) {
      return (0, _repository_js__WEBPACK_IMPORTED_MODULE_2__.Uo)(root) ?? installedCommit(root);
    }
    function ownPin(entry) {
      const root = ownRoot(entry);
      const name = (0, _repository_js__WEBPACK_IMPORTED_MODULE_2__.lt)(root)?.name ?? OWN_NAME;
      const commit = ownCommit(root);
      const tag = `v${_version_js__WEBPACK_IMPORTED_MODULE_3__.VERSION}`;
      if (commit === undefined) return {
        uses: `${name}@${tag}`,
        pinned: false
      };
      return {
        uses: `${name}@${commit}${nameRelease(root, tag, commit)}`,
        pinned: true
      };
    }
    function nameRelease(root, tag, commit) {
      const found = (0, _repository_js__WEBPACK_IMPORTED_MODULE_2__.cO)(root, tag);
      if (found.length === 0) return ` # before ${tag}`;
      return found.includes(commit) ? ` # ${tag}` : "";
    }
    function installedCommit(root) {
      try {
        const list = JSON.parse((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0, 
        node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(root), ".package-lock.json"), "utf8"));
        const {packages: packages} = list;
        return /#([0-9a-f]{40})$/.exec(packages?.["node_modules/remit"]?.resolved ?? "")?.[1];
      } catch {
        return undefined;
      }
    }
  },
  18913: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      k: () => ACTIONS
    });
    const ACTIONS = {
      checkout: "actions/checkout@1af3b93b6815bc44a9784bd300feb67ff0d1eeb3 # v6.0.0",
      node: "actions/setup-node@2028fbc5c25fe9cf00d9f06a71cc4710d4507903 # v6.0.0",
      python: "actions/setup-python@e797f83bcb11b83ae66e0230d6156d7c80228e7c # v6.0.0",
      go: "actions/setup-go@44694675825211faa026b3c33043df3e48a5fa00 # v6.0.0",
      java: "actions/setup-java@dded0888837ed1f317902acf8a20df0ad188d165 # v5.0.0",
      upload: "actions/upload-artifact@b7c566a772e6b6bfb58ed0dc250532a479d7789f # v6.0.0",
      download: "actions/download-artifact@37930b1c2abaa49bbe596cd826c3c89aef350131 # v7.0.0"
    };
  },
  77015: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      Uo: () => headOf,
      lt: () => homeOf,
      t5: () => lookAt,
      cO: () => tagOf
    });
    var external_node_fs_ = __webpack_require__(73024);
    var external_node_path_ = __webpack_require__(76760);
    var pins = __webpack_require__(18913);
    function findProjects(root) {
      const top = openTop(root);
      const found = LANGUAGES.flatMap(look => look(top) ?? []);
      return found.some(({test: test}) => test !== undefined) ? found : [ ...found, lookForMake(top) ].filter(project => project !== undefined);
    }
    function openTop(root) {
      const has = name => (0, external_node_fs_.existsSync)((0, external_node_path_.join)(root, name));
      return {
        has: has,
        first: (...names) => names.find(has),
        text: name => has(name) ? (0, external_node_fs_.readFileSync)((0, external_node_path_.join)(root, name), "utf8") : "",
        names: (0, external_node_fs_.readdirSync)(root)
      };
    }
    const LANGUAGES = [ lookForNode, lookForPython, lookForGo, lookForRust, lookForMaven, lookForGradle, lookForRuby ];
    function lookForNode(top) {
      if (!top.has("package.json")) return undefined;
      const {scripts: scripts = {}, engines: engines, packageManager: packageManager} = readPackage(top.text("package.json"));
      const manager = managerOf(top, packageManager);
      const test = scripts["test"];
      const tested = test !== undefined && !test.includes("no test specified");
      const versionFile = top.first(".nvmrc", ".node-version") ?? (engines?.node === undefined ? undefined : "package.json");
      const version = versionFile === undefined ? {
        "node-version": "lts/*"
      } : {
        "node-version-file": versionFile
      };
      const corepack = manager === "npm" ? [] : [ {
        run: "corepack enable"
      } ];
      return {
        language: manager === "npm" ? "Node" : `Node (${manager})`,
        manifest: "package.json",
        test: tested ? `${manager} test` : undefined,
        setup: [ {
          uses: pins.k.node,
          with: version
        }, ...corepack, ...installNode(top, manager) ]
      };
    }
    function managerOf(top, declared = "") {
      if (top.has("pnpm-lock.yaml") || declared.startsWith("pnpm@")) return "pnpm";
      return top.has("yarn.lock") || declared.startsWith("yarn@") ? "yarn" : "npm";
    }
    function installNode(top, manager) {
      if (manager === "pnpm") return [ {
        run: top.has("pnpm-lock.yaml") ? "pnpm install --frozen-lockfile" : "pnpm install"
      } ];
      if (manager === "yarn") return [ {
        run: "yarn install"
      } ];
      return top.has("package-lock.json") || top.has("npm-shrinkwrap.json") ? [ {
        run: "npm ci"
      } ] : [ {
        run: "npm install --no-package-lock"
      } ];
    }
    function readPackage(text) {
      try {
        const value = JSON.parse(text);
        return typeof value === "object" && value !== null ? value : {};
      } catch {
        return {};
      }
    }
    function lookForPython(top) {
      const manifest = top.first("pyproject.toml", "setup.py", "setup.cfg", "requirements.txt", "tox.ini", "pytest.ini");
      if (manifest === undefined) return undefined;
      const version = top.has(".python-version") ? {
        "python-version-file": ".python-version"
      } : {
        "python-version": "3.x"
      };
      const pytest = usesPytest(top);
      return {
        language: "Python",
        manifest: manifest,
        test: pytest ? "python -m pytest" : hasUnitTests(top) ? "python -m unittest" : undefined,
        setup: [ {
          uses: pins.k.python,
          with: version
        }, ...installPython(top, pytest) ]
      };
    }
    function usesPytest(top) {
      const said = [ ...top.names.filter(name => /^requirements.*\.txt$/.test(name)), "pyproject.toml", "tox.ini", "setup.cfg" ];
      return top.has("pytest.ini") || top.has("conftest.py") || said.some(name => /\bpytest\b/.test(top.text(name)));
    }
    function hasUnitTests({names: names}) {
      return names.some(name => /^tests?$/.test(name) || /^test_.*\.py$/.test(name));
    }
    function installPython(top, pytest) {
      if (top.has("uv.lock")) return [ {
        run: "pip install uv && uv export --frozen --all-groups --no-hashes | uv pip install --system -r -"
      } ];
      if (top.has("poetry.lock")) return [ {
        run: "pip install poetry && poetry config virtualenvs.create false && poetry install"
      } ];
      const files = top.names.filter(name => /^requirements([-_.](dev|test|tests))?\.txt$/.test(name)).sort();
      const own = installable(top) ? [ `-e .${extra(top)}` ] : [];
      const tool = pytest && !files.some(name => /\bpytest\b/.test(top.text(name))) ? [ "pytest" ] : [];
      const words = [ ...files.map(name => `-r ${name}`), ...own, ...tool ];
      return words.length === 0 ? [] : [ {
        run: `pip install ${words.join(" ")}`
      } ];
    }
    function extra(top) {
      const [, optional = ""] = top.text("pyproject.toml").split(/^\[project\.optional-dependencies\]/m);
      const [own = ""] = optional.split(/^\[[\w.-]+\]/m);
      const name = /^(tests?|testing|dev)\s*=/m.exec(own)?.[1];
      return name === undefined ? "" : `[${name}]`;
    }
    function installable(top) {
      return top.has("setup.py") || /^\[(project|build-system|tool\.poetry)\]/m.test(top.text("pyproject.toml"));
    }
    function lookForGo(top) {
      if (!top.has("go.mod")) return undefined;
      const download = 'go mod download && echo "GOPATH=$(go env GOPATH)" >> "$GITHUB_ENV"';
      return {
        language: "Go",
        manifest: "go.mod",
        test: "go test ./...",
        setup: [ {
          uses: pins.k.go,
          with: {
            "go-version-file": "go.mod"
          }
        }, {
          run: download,
          why: HOME_IS_HIDDEN
        } ]
      };
    }
    function lookForRust(top) {
      if (!top.has("Cargo.toml")) return undefined;
      const fetch = 'cargo fetch && echo "CARGO_HOME=${CARGO_HOME:-$HOME/.cargo}" >> "$GITHUB_ENV"';
      return {
        language: "Rust",
        manifest: "Cargo.toml",
        test: "cargo test",
        setup: [ {
          run: fetch,
          why: HOME_IS_HIDDEN
        } ]
      };
    }
    const HOME_IS_HIDDEN = "Tools have no network, and see of the home only what such variables name.";
    function lookForMaven(top) {
      if (!top.has("pom.xml")) return undefined;
      return {
        language: "Java (Maven)",
        manifest: "pom.xml",
        test: `${top.has("mvnw") ? "./mvnw" : "mvn"} test`,
        setup: [ JAVA ]
      };
    }
    function lookForGradle(top) {
      const manifest = top.first("build.gradle.kts", "build.gradle");
      if (manifest === undefined) return undefined;
      return {
        language: "Java (Gradle)",
        manifest: manifest,
        test: `${top.has("gradlew") ? "./gradlew" : "gradle"} test`,
        setup: [ JAVA ]
      };
    }
    const JAVA = {
      uses: pins.k.java,
      with: {
        distribution: "temurin",
        "java-version": "21"
      }
    };
    function lookForRuby(top) {
      if (!top.has("Gemfile")) return undefined;
      const install = "bundle config set --local path vendor/bundle && bundle install";
      const test = top.has(".rspec") || top.has("spec") ? "bundle exec rspec" : top.has("Rakefile") ? "bundle exec rake test" : undefined;
      return {
        language: "Ruby",
        manifest: "Gemfile",
        test: test,
        setup: [ {
          run: install
        } ]
      };
    }
    function lookForMake(top) {
      const manifest = top.first("GNUmakefile", "makefile", "Makefile");
      const target = /^(test|check)\s*:(?!=)/m.exec(manifest === undefined ? "" : top.text(manifest))?.[1];
      if (manifest === undefined || target === undefined) return undefined;
      return {
        language: "make",
        manifest: manifest,
        test: `make ${target}`,
        setup: []
      };
    }
    function lookAt(directory) {
      const root = findRoot((0, external_node_path_.resolve)(directory));
      if (root === undefined) return undefined;
      const git = gitDirectories(root);
      return {
        root: root,
        branch: findBranch(git),
        projects: findProjects(root),
        home: findHome(git.common)
      };
    }
    function homeOf(root) {
      return (0, external_node_fs_.existsSync)((0, external_node_path_.join)(root, ".git")) ? findHome(gitDirectories(root).common) : undefined;
    }
    function headOf(root) {
      if (!(0, external_node_fs_.existsSync)((0, external_node_path_.join)(root, ".git"))) return undefined;
      const git = gitDirectories(root);
      const head = read((0, external_node_path_.join)(git.own, "HEAD")).trim();
      const ref = /^ref: (\S+)$/.exec(head)?.[1];
      if (ref === undefined) return COMMIT.test(head) ? head : undefined;
      const packed = read((0, external_node_path_.join)(git.common, "packed-refs")).split("\n");
      const found = [ read((0, external_node_path_.join)(git.common, ref)).trim(), packed.find(line => line.endsWith(` ${ref}`))?.slice(0, 40) ];
      return found.find(sha => sha !== undefined && COMMIT.test(sha));
    }
    function tagOf(root, tag) {
      if (!(0, external_node_fs_.existsSync)((0, external_node_path_.join)(root, ".git"))) return [];
      const {common: common} = gitDirectories(root);
      const packed = read((0, external_node_path_.join)(common, "packed-refs")).split("\n");
      const at = packed.findIndex(line => line.endsWith(` refs/tags/${tag}`));
      const [own = "", peeled = ""] = at < 0 ? [] : packed.slice(at, at + 2);
      const found = [ read((0, external_node_path_.join)(common, "refs/tags", tag)).trim(), own.slice(0, 40), /^\^(.{40})$/.exec(peeled)?.[1] ?? "" ];
      return found.filter(sha => COMMIT.test(sha));
    }
    const COMMIT = /^[0-9a-f]{40}$/;
    function findRoot(directory) {
      if ((0, external_node_fs_.existsSync)((0, external_node_path_.join)(directory, ".git"))) return directory;
      const parent = (0, external_node_path_.dirname)(directory);
      return parent === directory ? undefined : findRoot(parent);
    }
    function gitDirectories(root) {
      const place = (0, external_node_path_.join)(root, ".git");
      if ((0, external_node_fs_.statSync)(place).isDirectory()) return {
        own: place,
        common: place
      };
      const own = (0, external_node_path_.resolve)(root, /^gitdir: (.+)$/m.exec(read(place))?.[1] ?? ".git");
      const common = read((0, external_node_path_.join)(own, "commondir")).trim();
      return {
        own: own,
        common: common === "" ? own : (0, external_node_path_.resolve)(own, common)
      };
    }
    function findBranch({own: own, common: common}) {
      const remote = /^ref: refs\/remotes\/origin\/(\S+)$/m.exec(read((0, external_node_path_.join)(common, "refs/remotes/origin/HEAD")))?.[1];
      if (remote !== undefined) return {
        name: remote,
        source: "origin/HEAD"
      };
      const usual = [ "main", "master" ].find(name => hasBranch(common, name));
      if (usual !== undefined) return {
        name: usual,
        source: "the branch of that name"
      };
      const head = /^ref: refs\/heads\/(\S+)$/m.exec(read((0, external_node_path_.join)(own, "HEAD")))?.[1];
      if (head !== undefined) return {
        name: head,
        source: "the branch that is checked out"
      };
      return {
        name: "main",
        source: "a guess"
      };
    }
    function hasBranch(common, name) {
      const refs = [ `refs/heads/${name}`, `refs/remotes/origin/${name}` ];
      const packed = read((0, external_node_path_.join)(common, "packed-refs"));
      return refs.some(ref => (0, external_node_fs_.existsSync)((0, external_node_path_.join)(common, ref)) || packed.split("\n").some(line => line.endsWith(` ${ref}`)));
    }
    function findHome(common) {
      const section = /\[remote "origin"\]([^[]*)/.exec(read((0, external_node_path_.join)(common, "config")))?.[1] ?? "";
      const url = /^\s*url\s*=\s*(\S+)\s*$/m.exec(section)?.[1] ?? "";
      const match = /^(?:https?:\/\/|ssh:\/\/)?(?:[^@/\s]+@)?([\w.-]+)(?::\d+)?[:/]([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(url);
      const [, host, name] = match ?? [];
      return host === undefined || name === undefined ? undefined : {
        host: host,
        name: name
      };
    }
    function read(path) {
      try {
        return (0, external_node_fs_.readFileSync)(path, "utf8");
      } catch {
        return "";
      }
    }
  },
  45034: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      locateHere: () => locateHere,
      manifestsHere: () => manifestsHere,
      runPolicy: () => runPolicy
    });
    var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
    var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
    var _adapters_machine_real_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22362);
    var _policy_explain_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44265);
    var _policy_load_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58157);
    var _policy_manifests_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8040);
    var _policy_nearest_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(78400);
    var _ports_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(48076);
    var _tools_catalog_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(36294);
    var _entries_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(85342);
    var _call_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(19628);
    var _complain_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(16447);
    const USAGE = `remit policy check [FILE]         whether the file is right and its [[expect]] tables hold\nremit policy explain 'COMMAND'    where a shell line runs, what was found in it, and which rule denies it\nremit policy explain --path PATH  whether a file may be read, written and published\nremit policy explain --tool TOOL --args JSON\nremit policy print [FILE]         every rule in force, presets and built-ins expanded\nremit policy replay LOG           the calls of a recorded run, judged by this policy\n  --policy FILE                   another file than ${_policy_load_js__WEBPACK_IMPORTED_MODULE_4__.O}\n`;
    function runPolicy(words) {
      const text = {
        type: "string"
      };
      const options = {
        policy: text,
        tool: text,
        args: text,
        path: text
      };
      const call = (0, _call_js__WEBPACK_IMPORTED_MODULE_9__.D)({
        name: "remit policy",
        usage: USAGE,
        takesWords: true
      }, words, options);
      if (call === undefined) return;
      const [command = "", subject, ...rest] = call.positionals;
      const values = {
        ...call.values
      };
      if (rest.length > 0) return (0, _complain_js__WEBPACK_IMPORTED_MODULE_10__.c)(`remit policy ${command} takes one thing, found ${rest.join(" ")} too.`, USAGE);
      switch (command) {
       case "check":
        return check(values.policy ?? subject);

       case "print":
        return withPolicy(values.policy ?? subject, policy => say((0, _policy_explain_js__WEBPACK_IMPORTED_MODULE_3__.yv)(policy).lines));

       case "explain":
        return explain(subject, values);

       case "replay":
        return subject === undefined ? (0, _complain_js__WEBPACK_IMPORTED_MODULE_10__.c)("remit policy replay takes a log.", USAGE) : replay(subject, values.policy);

       case "":
        return (0, _complain_js__WEBPACK_IMPORTED_MODULE_10__.c)("remit policy takes a command.", USAGE);

       default:
        {
          const near = (0, _policy_nearest_js__WEBPACK_IMPORTED_MODULE_11__.p)(command, [ "check", "explain", "print", "replay" ]);
          const hint = near === undefined ? "" : ` Did you mean ${near}?`;
          return (0, _complain_js__WEBPACK_IMPORTED_MODULE_10__.c)(`There is no command policy ${command}.${hint}`, USAGE);
        }
      }
    }
    function check(path) {
      withPolicy(path, policy => {
        const report = (0, _policy_explain_js__WEBPACK_IMPORTED_MODULE_3__.Ez)(policy, locateHere());
        say(report.lines);
        if (!report.met) process.exitCode = 1;
      });
    }
    function explain(command, {policy: path, tool: tool, args: args, path: about}) {
      if (about !== undefined && command === undefined && tool === undefined) return withPolicy(path, policy => say((0, 
      _policy_explain_js__WEBPACK_IMPORTED_MODULE_3__.hp)(policy, about, _policy_explain_js__WEBPACK_IMPORTED_MODULE_3__.VY, locateHere())));
      const call = callFrom(command, tool, args);
      if (call === undefined) return (0, _complain_js__WEBPACK_IMPORTED_MODULE_10__.c)("remit policy explain takes a command, --path, or --tool and --args (JSON).", USAGE);
      withPolicy(path, policy => {
        const {lines: lines, decision: decision} = (0, _policy_explain_js__WEBPACK_IMPORTED_MODULE_3__.uy)(policy, call, needsOf(call), _policy_explain_js__WEBPACK_IMPORTED_MODULE_3__.VY, locateHere());
        say(lines);
        if (decision.effect === "deny") process.exitCode = 1;
      });
    }
    function callFrom(command, tool, args = "{}") {
      if (command !== undefined) return {
        id: "explain",
        tool: "run_shell_command",
        args: {
          command: command
        }
      };
      if (tool === undefined) return undefined;
      try {
        return {
          id: "explain",
          tool: tool,
          args: JSON.parse(args)
        };
      } catch {
        return undefined;
      }
    }
    function replay(log, path) {
      const entries = (0, _entries_js__WEBPACK_IMPORTED_MODULE_8__.$)(log);
      if (typeof entries === "string") return (0, _complain_js__WEBPACK_IMPORTED_MODULE_10__.c)(entries);
      withPolicy(path, policy => say((0, _policy_explain_js__WEBPACK_IMPORTED_MODULE_3__.f0)(entries, policy, needsOf, locateHere()).lines));
    }
    function needsOf(call) {
      return [ ..._tools_catalog_js__WEBPACK_IMPORTED_MODULE_7__.FJ, ..._tools_catalog_js__WEBPACK_IMPORTED_MODULE_7__.Jf ].find(({name: name}) => name === call.tool)?.needs(call.args) ?? [];
    }
    function withPolicy(path, use) {
      const file = path ?? _policy_load_js__WEBPACK_IMPORTED_MODULE_4__.O;
      const {text: text, missing: missing, why: why} = readText(file);
      if (text === undefined && (path !== undefined || !missing)) return (0, _complain_js__WEBPACK_IMPORTED_MODULE_10__.c)(`${file} cannot be read: ${why}.`);
      if (text === undefined) process.stderr.write(`There is no ${file}: this is the built-in read-only policy.\n`);
      const loaded = (0, _policy_load_js__WEBPACK_IMPORTED_MODULE_4__.t)(text === undefined ? undefined : {
        path: file,
        ref: "",
        text: text
      }, manifestsHere());
      if (loaded.kind === "loaded") return use(loaded.policy);
      for (const {path: where, line: line, column: column, message: message, hint: hint} of loaded.faults) {
        process.stderr.write(`${where}:${line}:${column}: ${message}${hint === undefined ? "" : ` ${hint}`}\n`);
      }
      process.exitCode = 1;
    }
    function manifestsHere() {
      const found = _policy_manifests_js__WEBPACK_IMPORTED_MODULE_5__.V.filter(name => (0, 
      node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(name));
      return new Map(found.map(name => [ name, (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(name, "utf8") ]));
    }
    function readText(path) {
      try {
        return {
          text: (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8"),
          missing: false,
          why: ""
        };
      } catch (error) {
        return {
          missing: (0, _ports_js__WEBPACK_IMPORTED_MODULE_6__.xU)(error) === "ENOENT",
          why: (0, _complain_js__WEBPACK_IMPORTED_MODULE_10__.l)(error)
        };
      }
    }
    function locateHere() {
      const root = (0, _adapters_machine_real_path_js__WEBPACK_IMPORTED_MODULE_2__.Y)(process.cwd());
      return (path, directory) => {
        const real = (0, _adapters_machine_real_path_js__WEBPACK_IMPORTED_MODULE_2__.Y)((0, 
        node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, directory, path));
        if (real === root || real.startsWith(`${root}/`)) return {
          kind: "inside",
          path: (0, node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, real)
        };
        return {
          kind: "outside",
          path: real
        };
      };
    }
    function say(lines) {
      process.stdout.write(lines.map(line => `${line}\n`).join(""));
    }
  },
  44265: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      Ez: () => checkExpectations,
      VY: () => USUAL,
      f0: () => replayCalls,
      hp: () => explainPath,
      uy: () => explainCall,
      yv: () => printPolicy
    });
    var _lib_shell_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17137);
    var _decide_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93394);
    var _protected_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78748);
    var _refusal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90530);
    var _vocabulary_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62444);
    function explainCall(policy, call, needs, circumstances, locate) {
      const decision = (0, _decide_js__WEBPACK_IMPORTED_MODULE_1__.LD)(policy, call, needs, circumstances, locate);
      const parts = (0, _decide_js__WEBPACK_IMPORTED_MODULE_1__.Ty)((0, _decide_js__WEBPACK_IMPORTED_MODULE_1__.RA)(policy, call.tool, circumstances, locate), needs).map(({subject: subject, effect: effect, rules: rules, why: why}) => ({
        subject: subject,
        effect: effect,
        rules: rules,
        ...why === undefined ? {} : {
          why: why
        }
      }));
      const lines = [ ...needs.flatMap(need => need.kind === "command" ? explainLine(policy, need.line) : []), ...parts.map(explainPart), decision.effect === "allow" ? "Allowed." : "Denied.", ...decision.allowWith === undefined ? [] : [ "", `To allow it, add to ${policy.source.path}:`, "", ...decision.allowWith.trimEnd().split("\n") ] ];
      return {
        decision: decision,
        parts: parts,
        lines: lines
      };
    }
    function explainLine({sandbox: {mode: mode}}, line) {
      const {commands: commands, unread: unread} = (0, _lib_shell_js__WEBPACK_IMPORTED_MODULE_0__.X)(line);
      const place = mode.value === "off" ? `runs without a sandbox, in the checkout itself (${mode.source})` : `runs in the sandbox (${mode.source}): what it may read is what the sandbox shows, and what it changes is judged when it is published`;
      return [ `shell  ${place}`, ...commands.map(({text: text}) => `found  ${oneLine(text)}`), ...unread.map(({text: text, why: why}) => `unread ${oneLine(text)}: ${why}`) ];
    }
    function explainPath(policy, path, circumstances, locate) {
      const by = (tool, access) => (0, _decide_js__WEBPACK_IMPORTED_MODULE_1__.DQ)((0, 
      _decide_js__WEBPACK_IMPORTED_MODULE_1__.RA)(policy, tool, circumstances, locate), access, path, "");
      return [ told("read", by("read_file", "read")), told("write", by("write_file", "write")), ...tellPublished(policy, path, locate, by) ];
    }
    function told(what, {effect: effect, rules: rules, why: why}) {
      return explainPart({
        subject: what,
        effect: effect,
        rules: rules,
        ...why === undefined ? {} : {
          why: why
        }
      });
    }
    function tellPublished(policy, path, locate, by) {
      const located = locate(path, "");
      if (located.kind === "outside") return [ `not published: ${located.path} is outside the workspace` ];
      const {to: to, open: open} = policy.publish;
      if (to.value === "nothing") return [ `not published: the policy publishes nothing (${to.source})` ];
      const guard = (0, _protected_js__WEBPACK_IMPORTED_MODULE_2__.sc)(located.path, policy.source.path);
      if (guard === "workflow") return [ "not published: workflows never are" ];
      if (guard === "protected" && !open.value.includes(located.path)) return [ `not published: the path is protected; publish.open = [${JSON.stringify(located.path)}] opens it` ];
      const verdicts = [ "write_file", "replace", "run_shell_command" ].map(tool => by(tool, "write"));
      const allowing = verdicts.find(({effect: effect}) => effect === "allow");
      if (allowing !== undefined) return [ `published (${allowing.rules.join(", ")})` ];
      const [refusing] = verdicts.toSorted((a, b) => b.rules.length - a.rules.length);
      return [ `not published: ${oneLine(refusing?.why ?? "no rule allows it")}` ];
    }
    function explainPart({subject: subject, effect: effect, rules: rules, why: why}) {
      const by = rules.length === 0 ? "" : ` (${rules.join(", ")})`;
      return `${effect === "allow" ? "allow" : "deny "}  ${oneLine(subject)}${by}${why === undefined ? "" : `: ${oneLine(why)}`}`;
    }
    function oneLine(text) {
      return text.replace(/\s*\n\s*/g, " \u23ce ");
    }
    const MAIN = "main";
    const USUAL = {
      trigger: "comment",
      request: "change",
      fork: false,
      agent: MAIN
    };
    function checkExpectations(policy, locate) {
      const results = policy.expectations.map(expectation => {
        const {tool: tool, needs: needs} = questionOf(expectation);
        const decision = (0, _decide_js__WEBPACK_IMPORTED_MODULE_1__.LD)(policy, {
          tool: tool
        }, needs, USUAL, locate);
        return {
          expectation: expectation,
          decision: decision,
          met: decision.effect === expectation.effect
        };
      });
      const surprises = results.filter(({met: met}) => !met);
      const lines = [ ...surprises.map(({expectation: {source: source, effect: effect}, decision: decision}) => {
        const at = `${policy.source.path}${source.slice(source.lastIndexOf(":"))}`;
        return `${at}: expected ${effect}, got ${decision.effect}. ${oneLine(decision.reason)}`;
      }), results.length === 0 ? NONE : `${results.length - surprises.length} of ${results.length} expectations met.` ];
      return {
        results: results,
        met: surprises.length === 0,
        lines: lines
      };
    }
    const NONE = "The policy is right; it has no expectations.";
    function questionOf({tool: tool, command: command, path: path, host: host}) {
      const asked = tool ?? (command !== undefined ? "run_shell_command" : path !== undefined ? "write_file" : "web_fetch");
      const access = (0, _vocabulary_js__WEBPACK_IMPORTED_MODULE_4__.br)(asked).includes("read") ? "read" : "write";
      return {
        tool: asked,
        needs: [ ...command === undefined ? [] : [ {
          kind: "command",
          line: command,
          directory: ""
        } ], ...path === undefined ? [] : [ {
          kind: "path",
          access: access,
          path: path,
          directory: ""
        } ], ...host === undefined ? [] : [ {
          kind: "host",
          host: host
        } ] ]
      };
    }
    function printPolicy(policy) {
      const {source: source} = policy;
      const lines = [ `# ${source.path}${source.ref === "" ? "" : ` at ${source.ref}`}, ${source.digest}`, `extends = ${JSON.stringify(policy.extends)}`, ...sections(policy).flatMap(([name, settings]) => [ "", `[${name}]`, ...settings.map(([key, setting]) => printSetting(key, setting)) ]), ...policy.rules.flatMap(rule => [ "", ...printRule(rule) ]) ];
      return {
        rules: policy.rules,
        lines: lines
      };
    }
    function sections(policy) {
      const plain = [ "who", "limits", "publish", "verify", "shell", "sandbox", "network" ].map(name => [ name, Object.entries(policy[name]) ]);
      const prices = Object.entries(policy.prices ?? {}).map(([model, {source: source, ...amounts}]) => [ `prices.${JSON.stringify(model)}`, Object.entries(amounts).map(([key, value]) => [ key, {
        value: value,
        source: source
      } ]) ]);
      return [ ...plain, ...prices ];
    }
    function printSetting(key, {value: value, source: source}) {
      return `${key} = ${tomlOf(value)}  # ${source}`;
    }
    function tomlOf(value) {
      if (typeof value !== "object" || value === null || Array.isArray(value)) return JSON.stringify(value);
      const pairs = Object.entries(value).map(([key, item]) => `${key} = ${tomlOf(item)}`);
      return `{ ${pairs.join(", ")} }`;
    }
    function printRule(rule) {
      const except = rule.except === undefined || rule.except.length === 0 ? [] : [ `# except: ${rule.except.join(", ")}${rule.path === undefined ? "" : " (publish.open)"}` ];
      return [ `# ${rule.id}${rule.source === rule.id ? "" : ` (${rule.source})`}`, ...except, ...(0, 
      _refusal_js__WEBPACK_IMPORTED_MODULE_3__.zM)(rule).trimEnd().split("\n") ];
    }
    function replayCalls(entries, policy, needsOf, locate) {
      const changes = [];
      const names = new Map;
      let usual = USUAL;
      let calls = 0;
      for (const {seq: seq, agent: agent, event: event} of entries) {
        if (event.type === "run.started") {
          const {trigger: trigger, kind: kind, subject: subject} = event.request;
          usual = {
            trigger: trigger,
            request: kind,
            fork: subject?.fromFork ?? false,
            agent: MAIN
          };
        }
        if (event.type === "agent.started") names.set(agent, event.name);
        if (event.type !== "call.decided") continue;
        calls += 1;
        const circumstances = {
          ...usual,
          agent: agent === MAIN ? MAIN : names.get(agent) ?? agent
        };
        const after = (0, _decide_js__WEBPACK_IMPORTED_MODULE_1__.LD)(policy, event.call, needsOf(event.call), circumstances, locate);
        if (after.effect !== event.decision.effect) changes.push({
          seq: seq,
          call: event.call,
          before: event.decision,
          after: after
        });
      }
      const lines = [ ...changes.map(({seq: seq, call: call, before: before, after: after}) => `#${seq} ${call.tool} ${JSON.stringify(call.args)}: ${before.effect} \u2192 ${after.effect}. ${oneLine(after.reason)}`), changes.length === 0 ? `None of ${calls} calls would be decided otherwise.` : `${changes.length} of ${calls} calls would be decided otherwise.` ];
      return {
        calls: calls,
        changes: changes,
        lines: lines
      };
    }
    function locateByName(root = "/workspace") {
      return (path, directory) => {
        const parts = [];
        for (const part of (path.startsWith("/") ? path : `${root}/${directory}/${path}`).split("/")) {
          if (part === "..") parts.pop(); else if (part !== "" && part !== ".") parts.push(part);
        }
        const absolute = `/${parts.join("/")}`;
        if (absolute === root) return {
          kind: "inside",
          path: ""
        };
        if (!absolute.startsWith(`${root}/`)) return {
          kind: "outside",
          path: absolute
        };
        return {
          kind: "inside",
          path: absolute.slice(root.length + 1)
        };
      };
    }
  },
  13411: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      VERSION: () => VERSION
    });
    const VERSION = "0.1.0";
  }
};
