"use strict";

exports.id = 8724;

exports.ids = [ 8724 ];

exports.modules = {
  32479: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var holds = (function holds(condition, contexts) {
      const value = evaluate(/^\s*\$\{\{(.*)\}\}\s*$/s.exec(condition)?.[1] ?? condition, contexts);
      return value === UNKNOWN ? undefined : truth(value);
    });
    var take = (function take(reader, token) {
      if (reader.tokens[reader.at] !== token) return false;
      reader.at += 1;
      return true;
    });
    var textOf = (function textOf(value) {
      return value === null || typeof value === "symbol" ? "" : String(value);
    });
    var scalar = (function scalar(value) {
      return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? value : null;
    });
    var readJob = (function readJob({file: file, text: text, content: content, id: id, job: job, row: row, comments: comments}) {
      const contexts = {
        matrix: row,
        runner: {
          os: "Linux"
        },
        github: {
          event_name: "pull_request"
        }
      };
      const outer = known({
        ...(0, init_tree.xr)(content["env"]),
        ...(0, init_tree.xr)(job["env"])
      }, contexts);
      const all = {
        ...contexts,
        env: outer
      };
      const directory = (0, init_tree.ws)((0, read_data.fO)((0, read_data.fO)(job["defaults"])["run"])["working-directory"]);
      const steps = (0, init_tree.Hp)(job["steps"]).flatMap(step => readStep((0, read_data.fO)(step), all, directory, comments));
      return {
        file: file,
        id: id,
        name: fill((0, init_tree.ws)(job["name"]), all),
        env: Object.fromEntries(Object.entries(outer).filter(([each]) => !text.includes(`env.${each}`))),
        machine: labelsOf(job["runs-on"], row),
        container: fill((0, init_tree.ws)(job["container"]) || (0, init_tree.ws)((0, read_data.fO)(job["container"])["image"]), all),
        services: filled(job["services"], all),
        steps: steps
      };
    });
    __webpack_require__.d(__webpack_exports__, {
      Vj: () => directoryIn,
      O$: () => findServices,
      ev: () => jobsIn,
      aG: () => jobsOf,
      BV: () => readWorkflowFiles,
      XJ: () => triggersOf
    });
    var read_data = __webpack_require__(50991);
    var external_node_path_ = __webpack_require__(76760);
    var dist = __webpack_require__(38815);
    var init_tree = __webpack_require__(86170);
    const UNKNOWN = Symbol("known in a run only");
    function fill(text, contexts) {
      return text.replace(/\$\{\{(.*?)\}\}/gs, (whole, inner) => {
        const value = evaluate(inner, contexts);
        return value === UNKNOWN ? whole : textOf(value);
      });
    }
    function evaluate(expression, contexts) {
      const tokens = expression.match(/'(?:[^']|'')*'|[\w.*-]+(?=\s*\()|[\w.*-]+|==|!=|<=|>=|&&|\|\||[!<>(),]|\S/g) ?? [];
      const reader = {
        tokens: tokens,
        at: 0,
        contexts: contexts
      };
      const value = either(reader);
      return reader.at === tokens.length ? value : UNKNOWN;
    }
    function either(reader) {
      let left = both(reader);
      while (take(reader, "||")) {
        const right = both(reader);
        if (left === UNKNOWN) left = right === true ? true : UNKNOWN; else left = truth(left) ? left : right;
      }
      return left;
    }
    function both(reader) {
      let left = compared(reader);
      while (take(reader, "&&")) {
        const right = compared(reader);
        if (left === UNKNOWN) left = right !== UNKNOWN && !truth(right) ? false : UNKNOWN; else left = truth(left) ? right : left;
      }
      return left;
    }
    function compared(reader) {
      const left = single(reader);
      const operator = [ "==", "!=", "<=", ">=", "<", ">" ].find(each => take(reader, each));
      if (operator === undefined) return left;
      const right = single(reader);
      if (left === UNKNOWN || right === UNKNOWN) return UNKNOWN;
      if (operator === "==") return same(left, right);
      if (operator === "!=") return !same(left, right);
      const [a, b] = [ numberOf(left), numberOf(right) ];
      return {
        "<": a < b,
        ">": a > b,
        "<=": a <= b,
        ">=": a >= b
      }[operator] ?? UNKNOWN;
    }
    function single(reader) {
      if (take(reader, "!")) {
        const value = single(reader);
        return value === UNKNOWN ? UNKNOWN : !truth(value);
      }
      if (take(reader, "(")) {
        const value = either(reader);
        return take(reader, ")") ? value : UNKNOWN;
      }
      const token = reader.tokens[reader.at++] ?? "";
      if (token.startsWith("'")) return token.slice(1, -1).replaceAll("''", "'");
      if (/^-?[\d.]+$/.test(token)) return Number(token);
      if (reader.tokens[reader.at] === "(") return called(token.toLowerCase(), reader);
      if (token === "true" || token === "false") return token === "true";
      if (token === "null") return null;
      const [context = "", ...names] = token.split(".");
      const known = reader.contexts[context];
      const name = names.join(".");
      return known === undefined ? UNKNOWN : Object.hasOwn(known, name) ? known[name] ?? null : missing(context);
    }
    function missing(context) {
      return context === "matrix" ? null : UNKNOWN;
    }
    function called(name, reader) {
      reader.at += 1;
      const given = [];
      while (reader.at < reader.tokens.length && !take(reader, ")")) {
        given.push(either(reader));
        take(reader, ",");
      }
      if (name === "always" || name === "success") return true;
      if (name === "failure" || name === "cancelled") return false;
      if (given.includes(UNKNOWN)) return UNKNOWN;
      const [first = "", ...rest] = given.map(textOf);
      if (name === "format") return first.replace(/\{(\d+)\}/g, (_, index) => rest[Number(index)] ?? "");
      if (name === "startswith") return first.toLowerCase().startsWith((rest[0] ?? "").toLowerCase());
      if (name === "contains") return first.toLowerCase().includes((rest[0] ?? "").toLowerCase());
      return UNKNOWN;
    }
    function same(left, right) {
      if (typeof left === "string" && typeof right === "string") return left.toLowerCase() === right.toLowerCase();
      return left === right || numberOf(left) === numberOf(right);
    }
    function numberOf(value) {
      if (value === null || value === "") return 0;
      return typeof value === "symbol" ? Number.NaN : Number(value);
    }
    function truth(value) {
      return value !== UNKNOWN && value !== null && value !== "" && value !== 0 && value !== false;
    }
    function rowsOf(matrix) {
      const {include: include, exclude: exclude, ...axes} = (0, read_data.fO)(matrix);
      const product = Object.entries(axes).reduce((rows, [name, values]) => Array.isArray(values) ? rows.flatMap(row => values.map(value => ({
        ...row,
        ...flat({
          [name]: value
        })
      }))) : rows, [ {} ]);
      const excluded = (0, init_tree.Hp)(exclude).map(read_data.fO);
      const kept = product.filter(row => !excluded.some(each => fits(each, row)));
      const none = Object.values(axes).every(values => !Array.isArray(values));
      const extras = (0, init_tree.Hp)(include).map(row => flat((0, read_data.fO)(row)));
      const extended = (none ? [] : kept).map(row => Object.assign({}, row, ...extras.filter(extra => fits(pick(extra, axes), row) && overlaps(extra, axes))));
      const own = extras.filter(extra => none || !kept.some(row => fits(pick(extra, axes), row)));
      const rows = [ ...extended, ...own ];
      return (rows.length === 0 ? [ {} ] : rows).sort(moreOrdinary);
    }
    function fits(part, row) {
      return Object.entries(part).every(([name, value]) => row[name] === value);
    }
    function pick(row, axes) {
      return Object.fromEntries(Object.entries(row).filter(([name]) => name in axes));
    }
    function overlaps(row, axes) {
      return Object.keys(row).some(name => name in axes);
    }
    function flat(row) {
      const cells = Object.entries(row).flatMap(([name, value]) => (0, read_data.bI)(value) ? Object.entries(value).map(([key, inner]) => [ `${name}.${key}`, scalar(inner) ]) : [ [ name, scalar(value) ] ]);
      return Object.fromEntries(cells);
    }
    function moreOrdinary(one, other) {
      const [mine, theirs] = [ ordinariness(one), ordinariness(other) ];
      const at = mine.findIndex((value, index) => value !== theirs[index]);
      return at < 0 ? 0 : (mine[at] ?? 0) - (theirs[at] ?? 0);
    }
    function ordinariness(row) {
      const values = Object.entries(row);
      const odd = values.filter(([, value]) => ODD.test(String(value))).length;
      const stable = values.some(([, value]) => value === "stable") ? 0 : 1;
      const extras = values.filter(([name, value]) => !COMMON.test(name) && value !== true && value !== name).length;
      return [ odd, extras, stable, -highest(values) ];
    }
    const ODD = /head|nightly|beta|alpha|\bdev\b|-dev|pypy|jruby|truffle|graal|\d+t$|lowest|minimal|experimental|\brc\b|macos|windows/i;
    const COMMON = /os|platform|version|python|node|ruby|php|java|jdk|go|rust|toolchain|dotnet|otp|elixir|experimental|build|workspace/i;
    function highest(values) {
      return values.reduce((sum, [, value]) => {
        const [, major = "", minor = "0"] = /^v?(\d+)(?:\.(\d+))?(?:\.(?:\d+|x))*$/.exec(String(value)) ?? [];
        return major === "" ? sum : sum + Number(major) * 1e3 + Number(minor);
      }, 0);
    }
    function readWorkflowFiles(tree) {
      const files = tree.files.filter(path => /^\.github\/workflows\/[^/]+\.ya?ml$/.test(path));
      return files.map(file => ({
        file: file,
        text: tree.text(file),
        ...(0, init_tree.gM)(tree.text(file))
      }));
    }
    function jobsOf(files) {
      const started = files.filter(({content: content}) => triggersOf(content).some(name => ON_CHANGE.test(name)));
      const called = new Set(started.flatMap(({content: content}) => Object.values((0, 
      read_data.fO)(content["jobs"])).map(job => (0, init_tree.ws)((0, read_data.fO)(job)["uses"]))));
      const reused = files.filter(file => !started.includes(file) && called.has(`./${file.file}`));
      return [ ...started, ...reused ].flatMap(jobsIn);
    }
    const ON_CHANGE = /^(push|pull_request|merge_group)$/;
    function triggersOf(content) {
      const on = content["on"];
      return typeof on === "string" || Array.isArray(on) ? (0, init_tree.Hp)(on).map(init_tree.ws) : Object.keys((0, 
      read_data.fO)(on));
    }
    function jobsIn(workflow) {
      const comments = commentsIn(workflow.text);
      return Object.entries((0, read_data.fO)(workflow.content["jobs"])).flatMap(([id, value]) => {
        const job = (0, read_data.fO)(value);
        const rows = rowsOf((0, read_data.fO)(job["strategy"])["matrix"]).filter(row => onUbuntu(job["runs-on"], row));
        return rows.slice(0, MOST_ROWS).map(row => readJob({
          ...workflow,
          id: id,
          job: job,
          row: row,
          comments: comments
        }));
      });
    }
    const MOST_ROWS = 12;
    function commentsIn(text) {
      return new Map([ ...text.matchAll(/uses:\s*["']?(\S+?)["']?\s+(#.*)$/gm) ].map(([, uses = "", note = ""]) => [ uses, note ]));
    }
    function onUbuntu(labels, row) {
      const names = labelsOf(labels, row);
      return names.length > 0 && names.every(name => !/windows|macos|slim/i.test(name)) && names.some(name => /ubuntu|linux|\$\{\{/i.test(name));
    }
    function labelsOf(labels, row) {
      return (0, init_tree.Hp)(labels).map(label => fill((0, init_tree.ws)(label), {
        matrix: row
      }));
    }
    function known(env, contexts) {
      const values = Object.entries(env).map(([name, value]) => [ name, fill(value, contexts) ]);
      return Object.fromEntries(values.filter(([, value]) => !value.includes("${{")));
    }
    function readStep(step, contexts, directory, comments) {
      const condition = (0, init_tree.ws)(step["if"]);
      const met = condition === "" ? true : holds(condition, contexts);
      if (met === false) return [];
      const uses = (0, init_tree.ws)(step["uses"]);
      const note = comments.get(uses);
      const own = filled(step["env"], contexts);
      const env = Object.fromEntries(Object.entries((0, init_tree.xr)(own)).filter(([, value]) => value !== ""));
      const inner = {
        ...contexts,
        env: {
          ...contexts["env"],
          ...env
        }
      };
      return [ {
        name: fill((0, init_tree.ws)(step["name"]), inner),
        id: (0, init_tree.ws)(step["id"]),
        condition: met === undefined ? condition : "",
        uses: uses === "" ? "" : note === undefined ? uses : `${uses} ${note}`,
        with: (0, init_tree.xr)(filled(step["with"], inner)),
        run: fill((0, init_tree.ws)(step["run"]), inner).trim(),
        env: env,
        directory: directoryIn("", fill((0, init_tree.ws)(step["working-directory"]) || directory, inner)),
        shell: (0, init_tree.ws)(step["shell"])
      } ];
    }
    function directoryIn(directory, into) {
      return external_node_path_.posix.join(directory, into).replace(/^\.$|\/$/, "");
    }
    function filled(value, contexts) {
      if (typeof value === "string") return fill(value, contexts);
      if (Array.isArray(value)) return value.map(each => filled(each, contexts));
      if (typeof value !== "object" || value === null) return value ?? {};
      return Object.fromEntries(Object.entries(value).map(([name, each]) => [ name, filled(each, contexts) ]));
    }
    function findServices(jobs) {
      const own = Object.entries(jobs.find(({services: services}) => Object.keys(services).length > 0)?.services ?? {});
      const known = own.filter(([, service]) => !/\$\{\{/.test((0, dist.As)(service)));
      const notes = own.filter(each => !known.includes(each)).map(([name]) => `The service ${name} was not taken over: ${SECRET}.`);
      const reached = known.flatMap(([, service]) => portsOf((0, read_data.fO)(service)));
      const unnamed = known.filter(([, service]) => portsOf((0, read_data.fO)(service)).length === 0).map(([name]) => `The service ${name} names no port of the machine (such as 5432:5432): commands cannot reach it.`);
      const written = (0, dist.As)({
        services: Object.fromEntries(known)
      }, {
        lineWidth: 0
      });
      const lines = known.length === 0 ? [] : written.trimEnd().split("\n");
      return {
        lines: lines,
        reached: [ ...new Set(reached) ],
        notes: [ ...notes, ...unnamed ]
      };
    }
    const SECRET = "what it is depends on a secret, or on what only a run knows";
    function portsOf(service) {
      return (0, init_tree.Hp)(service["ports"]).flatMap(port => {
        const host = /^(\d+):\d+(?:\/tcp)?$/.exec((0, init_tree.ws)(port))?.[1];
        return host === undefined ? [] : [ `localhost:${host}` ];
      });
    }
  }),
  8335: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var anyOf = (function anyOf(part) {
      return `(?:${(0, parts.Eb)(FACTS.map(part)).join("|")})`;
    });
    var partsOf = (function partsOf(step, tree) {
      if (commandsIn(step.run).some(command => command.includes("\n"))) return [ step ];
      const [run = "", ...rest] = step.run.split(/^[ \t]*cd +["']?([^\s;&|"']+)["']?[ \t]*$/m);
      const parts = [ {
        ...step,
        run: run
      } ];
      for (let at = 0, {directory: directory} = step; at < rest.length; at += 2) {
        directory = (0, init_ci.Vj)(directory, rest[at] ?? "");
        if (directory !== "" && !tree.files.some(path => path.startsWith(`${directory}/`))) break;
        parts.push({
          ...step,
          directory: directory,
          run: rest[at + 1] ?? ""
        });
      }
      return parts;
    });
    var defaults = (function defaults(projects, directory, kind) {
      return projects.filter(project => project.directory === directory).flatMap(({checks: checks}) => checks[kind] ?? []);
    });
    var keyOf = (function keyOf(command) {
      const words = bare(command).split(/\s+/);
      const first = (words[0] ?? "").replace(/^\.\//, "");
      if (/^(mvnw?|gradlew?)$/.test(first)) return first;
      const plain = words.slice(1).filter(word => !word.startsWith("-"));
      return WITH_TASKS.test(first) ? [ first, ...plain.filter(word => word !== "run").slice(0, 1) ].join(" ") : first;
    });
    var describeLeftOut = (function describeLeftOut({name: name, uses: uses}) {
      const what = name === "" ? uses.split(" ")[0] : `${name} (${uses.split(" ")[0]})`;
      return `The step ${what} was not copied: whether the checks need it is not certain. If they do, add it to the set-up.`;
    });
    var runOnce = (function runOnce(checks, directory) {
      return checks.flatMap(({command: command}) => {
        const run = command.replace(/^cd \S+ && /, "");
        const how = PROJECTS.find(({runsOnline: runsOnline}) => runsOnline?.program.test(run) === true)?.runsOnline;
        if (how === undefined || directory !== "" && !command.startsWith(`cd ${directory} `)) return [];
        const online = run.replace(how.option, "") + how.added;
        return table_script(online, directory, "Fetch what the build and its tests need, by running them once");
      });
    });
    var lookAt = (function lookAt(directory) {
      const root = (0, call.wg)((0, external_node_path_.resolve)(directory));
      const git = root === undefined ? undefined : gitDirectories(root);
      if (root === undefined || git === undefined) return undefined;
      return {
        root: root,
        branch: findBranch(git),
        work: findWork(root),
        home: findHome(git.common)
      };
    });
    var headOf = (function headOf(root) {
      const git = gitDirectories(root);
      if (git === undefined) return undefined;
      const head = read((0, external_node_path_.join)(git.own, "HEAD")).trim();
      const ref = /^ref: (\S+)$/.exec(head)?.[1];
      if (ref === undefined) return COMMIT.test(head) ? head : undefined;
      const packed = read((0, external_node_path_.join)(git.common, "packed-refs")).split("\n");
      const found = [ read((0, external_node_path_.join)(git.common, ref)).trim(), packed.find(line => line.endsWith(` ${ref}`))?.slice(0, 40) ];
      return found.find(sha => sha !== undefined && COMMIT.test(sha));
    });
    __webpack_require__.d(__webpack_exports__, {
      Zr: () => OWN_NAME,
      t5: () => lookAt,
      EE: () => ownCommit,
      og: () => ownPin,
      jW: () => ownRoot
    });
    var external_node_fs_ = __webpack_require__(73024);
    var external_node_path_ = __webpack_require__(76760);
    var read_data = __webpack_require__(50991);
    var variables = __webpack_require__(64886);
    var init_tree = __webpack_require__(86170);
    function findAgents(files, tree) {
      return files.flatMap(({file: file, text: text, content: content}) => {
        const steps = Object.values((0, read_data.fO)(content["jobs"])).flatMap(job => (0, 
        init_tree.Hp)((0, read_data.fO)(job)["steps"]).map(read_data.fO));
        const [used] = steps.flatMap(step => {
          const line = `${(0, init_tree.ws)(step["uses"])}\n${(0, init_tree.ws)(step["run"])}`;
          return AGENTS.flatMap(([pattern, action]) => pattern.test(line) ? [ {
            step: step,
            action: action
          } ] : []);
        });
        if (used === undefined) return [];
        const {step: step, action: action} = used;
        return [ {
          file: file,
          action: action,
          hints: action === "run-gemini-cli" ? geminiHints(step, text, tree) : []
        } ];
      });
    }
    const AGENTS = [ [ /^google-github-actions\/run-gemini-cli@|^google-gemini\/gemini-cli-action@/, "run-gemini-cli" ], [ /^anthropics\/claude-code(-base)?-action@/, "claude-code-action" ], [ /^openai\/codex-action@/, "codex-action" ], [ /^\s*(npx (-y )?@google\/)?gemini(-cli)? (.* )?(-p|--prompt|--yolo|-y)\b/m, "Gemini CLI" ], [ /^\s*claude (.* )?(-p|--print)\b/m, "Claude Code" ], [ /^\s*codex (.* )?exec\b/m, "Codex" ] ];
    function geminiHints(step, text, tree) {
      const inputs = (0, init_tree.xr)(step["with"]);
      const command = /^\/([\w:/-]+)/.exec((inputs["prompt"] ?? "").trim())?.[1];
      const file = `.gemini/commands/${(command ?? "").replaceAll(":", "/")}.toml`;
      const named = command === undefined ? [] : variablesOf(tree.text(file));
      const settings = (0, read_data.sV)(inputs["settings"] ?? "");
      const model = (0, read_data.fO)(settings["model"]);
      return [ ...command === undefined ? [] : commandHints(command, file, tree), ...variableHints(named.filter(name => (0, 
      variables.v8)(name) === undefined)), ...answerHints(text, named.includes("GITHUB_ENV")), ...turnHints(model["maxSessionTurns"] ?? settings["maxSessionTurns"]), ..."extensions" in inputs ? [ "There are no extensions: an extension's command can be a file of the repository." ] : [], ...serverHints(dockerServers(settings["mcpServers"] ?? (0, 
      read_data.sV)(tree.text(".gemini/settings.json"))["mcpServers"])) ];
    }
    function commandHints(command, file, tree) {
      const missing = tree.text(file) === "";
      return [ `\`prompt: '/${command}'\` becomes \`command: ${command}\`.`, ...missing ? [ `${file} is not in the repository: Remit includes no commands. Add it, and check that .gitignore does not exclude it.` ] : [] ];
    }
    function variableHints(variables) {
      if (variables.length === 0) return [];
      return [ `Shell lines of that command read ${variables.join(", ")}: name them in the policy, [shell] environment = ${JSON.stringify(variables)}.` ];
    }
    function answerHints(text, exported) {
      const read = /outputs\.summary/.test(text);
      if (exported || read && /JSON\.parse|fromJSON|\bjq\b/.test(text)) return [ "A later step reads the answer as data: give an `output-schema`, and read the output `structured-output`." ];
      return read ? [ "`outputs.summary` becomes `outputs.final-message`." ] : [];
    }
    function turnHints(turns) {
      return typeof turns === "number" ? [ `\`maxSessionTurns\` becomes \`max-turns: ${turns}\`.` ] : [];
    }
    function serverHints(servers) {
      if (servers.length === 0) return [];
      return [ `The MCP server ${servers.join(", ")} is started by docker, which the sandbox does not have: take it out (Remit reads and writes GitHub itself), or give its entry "sandbox": false and name it in the policy, [sandbox] outside = ${JSON.stringify(servers)}.` ];
    }
    function variablesOf(file) {
      const lines = [ ...file.matchAll(/!\{((?:[^{}]|\{[^{}]*\})*)\}/g) ].map(([, line = ""]) => line).join("\n");
      return [ ...new Set([ ...lines.matchAll(/\$\{?([A-Z][A-Z0-9_]*)/g) ].map(([, name = ""]) => name)) ];
    }
    function dockerServers(servers) {
      return Object.entries((0, read_data.fO)(servers)).flatMap(([name, server]) => /(^|\/)docker$/.test((0, 
      init_tree.ws)((0, read_data.fO)(server)["command"])) ? [ name ] : []);
    }
    var setup_actions = __webpack_require__(49967);
    const NODE = {
      uses: setup_actions.k.node,
      with: {
        "node-version": "lts/*"
      },
      version: {
        input: "node-version-file",
        files: [ ".nvmrc", ".node-version" ]
      }
    };
    const JAVA = {
      uses: setup_actions.k.java,
      with: {
        distribution: "temurin",
        "java-version": "21"
      },
      version: {
        input: "java-version-file",
        files: [ ".java-version", ".tool-versions" ]
      }
    };
    const WORKSPACE = /^\[workspace\]/m;
    const PROJECTS = [ {
      of: "npm",
      toolchain: NODE,
      install: {
        locked: "npm ci",
        plain: "npm install --no-package-lock"
      },
      fetching: /\b(npm|pnpm|yarn|bun) (install|ci|i)\b|^yarn$/,
      tools: {
        format: "prettier|oxfmt|dprint",
        types: "tsc|vue-tsc|tsd|flow check",
        lint: "eslint|xo|standard|oxlint|biome|stylelint",
        test: "jest|vitest|mocha|ava|tap|c8|nyc|node --test",
        build: "tsup|rollup -c|vite build"
      },
      launchers: String.raw`npx(?: --?[\w-]+)*|(?:\.\/)?node_modules\/\.bin\/`,
      runners: "npm run|npm",
      withTasks: "npm",
      installs: String.raw`(?:npm|pnpm|yarn|bun|deno) (?:install|i|ci|add|config|set)\b|corepack |(?:playwright|cypress) install`,
      noise: String.raw`coverage-\w+[= ]\S+|coverage=\S+`
    }, {
      of: "pnpm",
      install: {
        locked: "pnpm install --frozen-lockfile",
        plain: "pnpm install"
      },
      launchers: "pnpm exec",
      runners: "pnpm run|pnpm(?: -r| --recursive)?(?: run)?",
      withTasks: "pnpm"
    }, {
      of: "Yarn",
      install: {
        plain: "yarn install"
      },
      launchers: "yarn exec",
      runners: "yarn run|yarn",
      withTasks: "yarn",
      installs: "yarn$"
    }, {
      of: "Bun",
      toolchain: {
        uses: setup_actions.k.bun,
        with: {}
      },
      install: {
        locked: "bun install --frozen-lockfile",
        plain: "bun install"
      },
      tools: {
        test: "bun test"
      },
      launchers: "bunx",
      runners: "bun run",
      withTasks: "bun"
    }, {
      of: "pip, Pipenv, PDM, Hatch",
      toolchain: {
        uses: setup_actions.k.python,
        with: {
          "python-version": "3.x"
        },
        version: {
          input: "python-version-file",
          files: [ ".python-version" ]
        }
      },
      fetching: /\b(pip3? install|uv sync|uv pip|poetry install|pdm (install|sync)|pipenv (install|sync))\b/,
      start: "python -m ",
      startable: "pytest|mypy|ruff|flake8|black|isort|pylint",
      later: String.raw`tox|nox|tox-[\w-]+|pip|uv|wheel|setuptools|build|pre-commit|poetry|hatch|pdm`,
      checks: [ {
        kind: "lint",
        command: "ruff check"
      }, {
        kind: "types",
        command: "mypy"
      } ],
      tools: {
        format: "black|isort|ruff format",
        types: "mypy|pyright|basedpyright|ty check|pyre",
        lint: "ruff|flake8|pylint",
        test: String.raw`pytest|py\.test|unittest|tox|nox`
      },
      launchers: String.raw`(?:pdm|hatch|pipenv|rye) run|hatch(?: -e \S+)? run|python3? -m`,
      runners: "nox -s|tox(?: run)? -e",
      withTasks: "ruff",
      installs: "(?:pip3?|pipx) +(?:install|uninstall|update)|(?:pdm|pipenv|rye) (?:install|update|sync|require|config)",
      noise: String.raw`junitxml=\S+|junit-xml=\S+|cov(?:-[\w-]+)?(?:=\S+)?|basetemp=\S+`
    }, {
      of: "uv",
      toolchain: {
        uses: setup_actions.k.uv,
        with: {
          "enable-cache": "true"
        }
      },
      install: {
        locked: "uv sync --locked",
        plain: "uv sync"
      },
      group: " --group ",
      start: "uv run --no-sync ",
      launchers: String.raw`uv run(?: --?(?:(?:group|extra|python|with|package|only-group|no-group|p)[= ]\S+|[\w-]+))*`,
      withTasks: "uv",
      installs: "uv (?:pip|tool) +(?:install|uninstall|update)|uv (?:sync|venv)",
      offline: [ [ /\buv run(?: --?(?:(?:group|extra|only-group|no-group|with|package|p|python)[= ]\S+|[\w-]+))*(?= )/, "uv run --no-sync" ] ]
    }, {
      of: "Poetry",
      install: {
        plain: "pip install poetry && poetry install"
      },
      start: "poetry run ",
      launchers: "poetry run",
      installs: "poetry (?:install|update|sync|require|config)"
    }, {
      of: "Conda",
      installs: "conda +(?:install|uninstall|update)"
    }, {
      of: "pre-commit",
      tools: {
        lint: "pre-commit run|prek run"
      },
      installs: "pre-commit install",
      noise: "show-diff-on-failure"
    }, {
      of: "Go",
      language: "Go",
      toolchain: {
        uses: setup_actions.k.go,
        with: {
          "go-version-file": "go.mod"
        }
      },
      install: {
        plain: "go mod download"
      },
      fetching: /go (mod (download|vendor)|get \.)/,
      tools: {
        lint: "golangci-lint|go vet|staticcheck",
        test: "go test|gotestsum|richgo test",
        build: "go build"
      },
      withTasks: "go",
      installs: String.raw`go (?:mod download|get|install)\b`
    }, {
      of: "Cargo",
      language: "Rust",
      install: {
        locked: "cargo fetch --locked",
        plain: "cargo fetch"
      },
      fetching: /cargo fetch/,
      checks: [ {
        kind: "test",
        command: "cargo test --workspace",
        needs: WORKSPACE
      }, {
        kind: "test",
        command: "cargo test"
      }, {
        kind: "lint",
        command: "cargo clippy --workspace --all-targets",
        needs: WORKSPACE
      }, {
        kind: "lint",
        command: "cargo clippy --all-targets"
      }, {
        kind: "format",
        command: "cargo fmt --all --check"
      } ],
      tools: {
        format: "cargo fmt|rustfmt",
        lint: "cargo clippy",
        test: "cargo test|cargo nextest",
        build: "cargo build"
      },
      withTasks: "cargo",
      installs: String.raw`cargo (?:install|fetch|binstall|update|generate-lockfile)\b|rustup `,
      noise: String.raw`manifest-path \.\/Cargo\.toml`
    }, {
      of: "Maven",
      language: "Java (Maven)",
      wrapper: "mvnw",
      toolchain: JAVA,
      runsOnline: {
        program: /^(\.\/)?mvnw? /,
        option: " -o",
        added: " -Dmaven.test.failure.ignore=true"
      },
      fetching: /dependency:|go-offline/,
      checks: [ {
        kind: "test",
        command: "mvn -o -B test"
      } ],
      installs: "mvnw? .*dependency:",
      offline: [ [ /((?:^|\s)(?:\.\/)?mvnw?)\s+(?!.*\s-o\b)/, "$1 -o -B " ], [ /^((?:.*\s)?(?:\.\/)?mvnw?\s.*?) clean(?= )/, "$1" ] ]
    }, {
      of: "Gradle",
      language: "Java (Gradle)",
      wrapper: "gradlew",
      toolchain: JAVA,
      runsOnline: {
        program: /^(\.\/)?gradlew? /,
        option: " --offline",
        added: " --continue || true"
      },
      fetching: /dependency:|go-offline/,
      checks: [ {
        kind: "test",
        command: "gradle --offline test"
      } ],
      noise: "scan|stacktrace",
      offline: [ [ /((?:^|\s)(?:\.\/)?gradlew?)\s+(?!.*--offline)/, "$1 --offline " ] ]
    }, {
      of: "RubyGems, Bundler",
      language: "Ruby",
      toolchain: {
        uses: setup_actions.k.ruby,
        with: {
          "ruby-version": "ruby",
          "bundler-cache": "true"
        },
        version: {
          input: "",
          files: [ ".ruby-version", ".tool-versions" ]
        }
      },
      fetching: /bundle install/,
      fetchedBy: /setup-ruby/,
      checks: [ {
        kind: "lint",
        command: "bundle exec rubocop",
        file: ".rubocop.yml",
        needs: /\brubocop\b/
      }, {
        kind: "test",
        command: "bundle exec rspec",
        file: ".rspec"
      }, {
        kind: "test",
        command: "bundle exec rspec",
        needs: /\brspec\b/
      }, {
        kind: "test",
        command: "bin/rails test",
        file: "bin/rails"
      }, {
        kind: "test",
        command: "bundle exec rake",
        file: "Rakefile"
      } ],
      tools: {
        format: "standardrb",
        types: "srb tc|steep check",
        lint: "rubocop",
        test: String.raw`rspec|minitest|rake$|rails (?:db:[\w:]+ )*test(?!:)`
      },
      launchers: String.raw`bundle exec|(?:\.\/)?bin\/(?=rails|rspec|rake|rubocop)`,
      runners: "rake",
      withTasks: "rake",
      installs: "gem +(?:install|uninstall|update)|bundler? (?:install|update|sync|require|config)"
    }, {
      of: "Composer",
      language: "PHP",
      toolchain: {
        uses: setup_actions.k.php,
        with: {
          "php-version": "8.4"
        }
      },
      install: {
        plain: "composer install --no-interaction --prefer-dist"
      },
      fetching: /composer (install|require|update)/,
      fetchedBy: /composer-install/,
      checks: [ {
        kind: "test",
        command: "composer test",
        needs: /"scripts"\s*:\s*\{[^}]*"test"\s*:/s,
        alone: true
      }, {
        kind: "lint",
        command: "vendor/bin/phpcs",
        needs: /"squizlabs\/php_codesniffer"/
      }, {
        kind: "types",
        command: "vendor/bin/phpstan",
        needs: /"phpstan\/phpstan"/
      }, {
        kind: "test",
        command: "vendor/bin/pest",
        needs: /"pestphp\/pest"/
      }, {
        kind: "test",
        command: "vendor/bin/phpunit",
        needs: /"phpunit\/phpunit"/
      } ],
      tools: {
        format: "php-cs-fixer",
        types: "phpstan|psalm",
        lint: "phpcs",
        test: "phpunit|pest"
      },
      launchers: String.raw`(?:\.\/)?vendor\/bin\/|php (?=vendor\/bin\/)|composer exec(?: --)?`,
      runners: "composer run(?:-script)?|composer",
      withTasks: "composer",
      installs: "composer (?:install|update|sync|require|config)"
    }, {
      of: "NuGet",
      language: ".NET",
      manifest: /^[^/]+\.(slnx?|csproj|fsproj)$/,
      toolchain: {
        uses: setup_actions.k.dotnet,
        with: {
          "dotnet-version": "10.x"
        },
        version: {
          input: "global-json-file",
          files: [ "global.json" ]
        }
      },
      install: {
        plain: "dotnet restore"
      },
      fetching: /dotnet restore/,
      checks: [ {
        kind: "format",
        command: "dotnet format --verify-no-changes --no-restore",
        file: ".editorconfig"
      }, {
        kind: "test",
        command: "dotnet test --no-restore"
      } ],
      tools: {
        format: "dotnet format",
        test: "dotnet test",
        build: "dotnet build"
      },
      withTasks: "dotnet",
      installs: "dotnet (?:restore|tool (?:install|restore)|workload)"
    }, {
      of: "Hex, Mix, Rebar",
      language: "Elixir",
      toolchain: {
        uses: setup_actions.k.beam,
        with: {
          "otp-version": "28",
          "elixir-version": "1.19"
        },
        version: {
          input: "version-file",
          files: [ ".tool-versions" ]
        }
      },
      install: {
        plain: "mix local.hex --force && mix local.rebar --force && mix deps.get"
      },
      fetching: /mix deps\.get/,
      checks: [ {
        kind: "format",
        command: "mix format --check-formatted",
        file: ".formatter.exs"
      }, {
        kind: "test",
        command: "mix test"
      } ],
      tools: {
        format: "mix format",
        types: "dialyzer|mix dialyzer",
        lint: "mix credo",
        test: "mix test",
        build: "mix compile"
      },
      runners: "mix",
      withTasks: "mix",
      installs: String.raw`mix (?:deps\.get|local\.\w+|archive\.install)`
    }, {
      of: "Deno",
      language: "Deno",
      toolchain: {
        uses: setup_actions.k.deno,
        with: {
          "deno-version": "v2.x"
        }
      },
      install: {
        plain: "deno install"
      },
      fetching: /deno install/,
      tools: {
        format: "deno fmt",
        lint: "deno lint",
        test: "deno test"
      },
      runners: "deno task",
      withTasks: "deno"
    }, {
      of: "make",
      runners: "make",
      withTasks: "make"
    }, {
      of: "CMake",
      fetching: /\bcmake (?!--build)/,
      tools: {
        test: "ctest",
        build: "cmake --build"
      }
    }, {
      of: "Swift",
      tools: {
        format: "swiftformat",
        lint: "swiftlint",
        test: "swift test",
        build: "swift build"
      }
    }, {
      of: "Haskell, OCaml, Julia",
      tools: {
        lint: "hlint",
        test: "stack test|cabal test"
      }
    }, {
      of: "Bazel, vcpkg, Conan",
      tools: {
        test: "bazel test"
      }
    }, {
      of: "Coursier, sbt, Ivy, Clojure",
      tools: {
        test: "sbt test|lein test"
      }
    }, {
      of: "JDK, Ant, Kotlin",
      tools: {
        lint: "ktlint|detekt"
      }
    }, {
      of: "Dart, Flutter",
      language: "Dart",
      manifest: /^pubspec\.yaml$/,
      marked: /^(?![^]*\bsdk:\s*flutter\b)/,
      toolchain: {
        uses: setup_actions.k.dart,
        with: {}
      },
      install: {
        locked: "dart pub get --enforce-lockfile",
        plain: "dart pub get"
      },
      fetching: /dart pub get|melos bootstrap/,
      checks: [ {
        kind: "lint",
        command: "dart analyze"
      }, {
        kind: "test",
        command: "dart test",
        needs: /^ {2}test:/m
      } ],
      tools: {
        format: "dart format",
        lint: "(?:dart|flutter) analyze",
        test: "(?:dart|flutter) test"
      },
      withTasks: "dart|flutter",
      installs: "(?:dart|flutter) pub (?:get|add|upgrade|global activate)"
    }, {
      of: "Dart, Flutter",
      language: "Dart (Flutter)",
      manifest: /^pubspec\.yaml$/,
      marked: /\bsdk:\s*flutter\b/,
      toolchain: {
        uses: setup_actions.k.flutter,
        with: {
          channel: "stable",
          cache: "true"
        }
      },
      install: {
        locked: "flutter pub get --enforce-lockfile",
        plain: "flutter pub get"
      },
      fetching: /flutter pub get|melos bootstrap/,
      checks: [ {
        kind: "lint",
        command: "flutter analyze --no-pub"
      }, {
        kind: "test",
        command: "flutter test --no-pub",
        needs: /^ {2}flutter_test:/m
      } ],
      offline: [ [ /\bflutter (?:analyze|test)(?!.* --no-pub)/, "$& --no-pub" ] ]
    }, {
      of: "Perl",
      tools: {
        test: "prove"
      },
      installs: "cpanm +(?:install|uninstall|update)"
    }, {
      of: "Terraform",
      tools: {
        format: "terraform fmt"
      }
    }, {
      of: "asdf, mise, Homebrew",
      installs: "(?:brew|mise|asdf) "
    } ];
    var init_ci = __webpack_require__(32479);
    var parts = __webpack_require__(23782);
    function commandsIn(script) {
      const joined = script.replace(/\s*\\\n\s*/g, " ");
      if (/^\s*(if|for|while|case|until|function)\b|<<|\(\)\s*\{/m.test(joined)) return [ joined.trim() ];
      const lines = joined.split("\n").map(line => line.trim());
      return lines.filter(line => line !== "" && !line.startsWith("#") && !/^(set [-+]|export |echo |cd\b[^&;]*$|ls\b|pwd$)/.test(line));
    }
    function purposeOf(command) {
      const why = OUTSIDE.find(([pattern]) => pattern.test(command))?.[1];
      const kind = KINDS.find(([, pattern]) => pattern.test(bare(command)))?.[0];
      if (why !== undefined) return kind === undefined && !BY_ITSELF.test(command) ? {
        for: "other"
      } : {
        for: "elsewhere",
        why: why
      };
      if (FETCHES.test(bare(command)) || INSTALLS.test(bare(command))) return {
        for: "install"
      };
      return kind === undefined || /\n/.test(command) || CHANGES_FILES.test(command) ? {
        for: "other"
      } : {
        for: kind
      };
    }
    const CHANGES_FILES = /[:_-]fix\b|\bautofix\b|\s--?(fix|write|autocorrect|autocorrect-all)\b/;
    function bare(command) {
      const stripped = command.replace(/^(?:[A-Z_][A-Z0-9_]*=(?:'[^']*'|"[^"]*"|\S*)\s+)+/, "");
      const next = stripped.replace(STARTERS, "");
      return next === stripped ? stripped : bare(next);
    }
    function starterOf(command) {
      return STARTERS.exec(command)?.[0].trim() ?? "";
    }
    const OTHERS = {
      tools: {
        format: "clang-format|shfmt",
        lint: "markdownlint(?:-cli2)?|shellcheck|actionlint|yamllint|luacheck",
        test: "busted|zig build test"
      },
      launchers: "xvfb-run(?: -a)?|time",
      runners: "just|task",
      withTasks: "just|task",
      installs: "sudo |apt(?:-get)? |luarocks +(?:install|uninstall|update)",
      noise: "color(?:=always)?|colors|verbose|no-progress|github-output"
    };
    const FACTS = [ ...PROJECTS, OTHERS ];
    const STARTERS = new RegExp(`^${anyOf(({launchers: launchers}) => launchers)}\\s*`);
    const BY_ITSELF = /\bgit (diff|status)\b.*(--exit-code|--porcelain)|\bdocker\b.*\b\w*(check|lint|test)/;
    const OUTSIDE = [ [ /\bdocker\b|\bpodman\b/, "it needs a container engine" ], [ /\bgit (diff|status)\b/, "it compares with the last commit, and Remit's work is not committed yet" ], [ /\$\{\{|\$\{?GITHUB_/, "it depends on what only a run of that workflow knows" ], [ /codecov|coveralls|sonar|upload/i, "it sends something away" ], [ /\b(curl|wget|git clone|gh|ssh)\s/, "it needs the network" ], [ /\b(npm|pnpm|yarn|cargo|composer|bundler|pip)[ -](audit|deny|outdated)\b/, "it needs the network" ], [ /\bcargo \+/, "it needs another toolchain" ] ];
    const FETCHES = new RegExp(`^${anyOf(({installs: installs}) => installs)}`);
    const INSTALLS = /^(make|just|task|rake|npm run|pnpm( run)?|yarn( run)?|composer)?\s*[\w./:-]*(^|[\s/_:-])(install|deps|dependencies|setup|bootstrap|init|prepare)(?=$|[\s_:.-])/i;
    const TASK = anyOf(({runners: runners}) => runners);
    const tool = kind => new RegExp(`^(?:${TASK} )?${anyOf(({tools: tools}) => tools?.[kind])}(?![\\w.-])`);
    const task = names => new RegExp(`^${TASK} ["']?[\\w:./-]*(?<![a-z])(?:${names})(?![a-z])`, "i");
    const script = names => new RegExp(`^(?:(?:ba)?sh )?(?:\\./|[\\w-]+/)[\\w./-]*?(?<![a-z])(?:${names})(?![a-z/])[\\w.-]*(?=$|\\s)`, "i");
    const CHECKS_FORMAT = String.raw`(?:\s--?(?:check|c|d|l|diff|verify-no-changes|check-formatted|dry-run|list-different|check-only|set-exit-if-changed)\b|\bcheck\b)`;
    const KINDS = [ [ "format", new RegExp(`^${anyOf(({tools: tools}) => tools?.format)}\\b.*${CHECKS_FORMAT}|^gofmt -[ld]|spotless:?check`, "i") ], [ "format", task("(?:check|verify)[:_-]?(?:format|fmt|style)(?:ting)?|(?:format|fmt|formatting|prettier)[:_-](?:check|ci|verify|test)|format") ], [ "types", tool("types") ], [ "types", task("type-?checks?|types?|typing|check[:_-]?types|tsc|mypy|pyright|phpstan|psalm|stan|analy[sz]e|dialyzer") ], [ "lint", tool("lint") ], [ "lint", task("lint|eslint|oxlint|clippy|rubocop|vet|phpcs|cs|style|pre-commit|checkstyle|credo") ], [ "lint", script("lint|checks?") ], [ "test", tool("test") ], [ "test", /^(\.\/)?(mvnw?|gradlew?)\b.*\s(test|verify|check|build|package|install)\b/ ], [ "test", task("tests?|units?|specs?|t|ci|check|verify|richtest") ], [ "test", script("tests?|units?|specs?") ], [ "build", tool("build") ], [ "build", task("build|compile|bundle") ] ];
    var ecosystems = __webpack_require__(22509);
    function ecosystemNamed(name) {
      const row = PROJECTS.find(({of: of}) => of === name);
      if (row === undefined) throw new Error(`The table of projects has no ${name}.`);
      return inBothTables(row);
    }
    function inBothTables(row) {
      const ecosystem = ecosystems.SQ.find(({name: name}) => name === row.of);
      if (ecosystem === undefined) throw new Error(`The table of ecosystems has no ${row.of}.`);
      return {
        ...ecosystem,
        ...row
      };
    }
    function toolchainOf(tree, {toolchain: toolchain}) {
      if (toolchain === undefined) return [];
      const file = tree.first(...toolchain.version?.files ?? []);
      const input = toolchain.version?.input ?? "";
      if (file === undefined) return [ action(toolchain.uses, toolchain.with) ];
      const rest = Object.entries(toolchain.with).filter(([name]) => !/-version$/.test(name));
      return [ action(toolchain.uses, Object.fromEntries(input === "" ? rest : [ ...rest, [ input, file ] ])) ];
    }
    function installOf(tree, {install: install, locks: locks = []}) {
      if (install === undefined) return [];
      const locked = install.locked !== undefined && tree.first(...locks) !== undefined;
      return [ table_script((locked ? install.locked : undefined) ?? install.plain) ];
    }
    const EMPTY = {
      uses: "",
      with: {},
      run: "",
      name: "",
      condition: "",
      id: "",
      env: {},
      directory: ""
    };
    function action(uses, inputs) {
      return {
        ...EMPTY,
        uses: uses,
        with: inputs
      };
    }
    function table_script(run, directory = "", name = "") {
      return {
        ...EMPTY,
        run: run,
        directory: directory,
        name: name
      };
    }
    var toml = __webpack_require__(93686);
    function lookForPython(tree) {
      const row = ecosystemNamed("pip, Pipenv, PDM, Hatch");
      const manifest = tree.first(...row.marks ?? []);
      if (manifest === undefined) return undefined;
      const locked = [ "uv", "Poetry" ].map(ecosystemNamed).find(({locks: locks = []}) => tree.first(...locks) !== undefined);
      const {of: of, start: start = ""} = locked ?? row;
      const test = usesPytest(tree) ? `${start}${row.commands?.test ?? ""}` : hasUnitTests(tree) ? `${of === "uv" ? `${start}python -m ` : start}unittest` : undefined;
      return {
        language: "Python",
        manifest: manifest,
        checks: {
          ...toolChecks(tree, row.checks ?? [], start),
          test: test
        },
        toolchain: [ ...locked === undefined ? [] : toolchainOf(tree, locked), ...toolchainOf(tree, row) ],
        install: locked === undefined ? installByPip(tree) : installOf(tree, locked),
        row: {
          ...row,
          ...(0, parts.gI)({
            group: locked?.group
          })
        }
      };
    }
    function python_toml(text) {
      const {value: value, fault: fault} = (0, toml.D7)(text);
      return fault === undefined ? (0, read_data.fO)(value) : {};
    }
    function toolChecks(tree, checks, start) {
      const tools = (0, read_data.fO)(python_toml(tree.text("pyproject.toml"))["tool"]);
      const needed = dependencies(tree);
      const has = name => needed.some(each => new RegExp(`^${name}(?![\\w-])`, "i").test(each));
      const uses = name => tools[name] !== undefined && has(name);
      const used = checks.filter(({command: command}) => uses(command.replace(/ .*/, "")));
      return Object.fromEntries(used.map(({kind: kind, command: command}) => [ kind, start + command ]));
    }
    function dependencies(tree) {
      const content = python_toml(tree.text("pyproject.toml"));
      const project = (0, read_data.fO)(content["project"]);
      const groups = [ project["dependencies"], ...Object.values((0, read_data.fO)(project["optional-dependencies"])), ...Object.values((0, 
      read_data.fO)(content["dependency-groups"])) ];
      const poetry = Object.values((0, read_data.fO)((0, read_data.fO)((0, read_data.fO)(content["tool"])["poetry"])["group"])).flatMap(group => Object.keys((0, 
      read_data.fO)((0, read_data.fO)(group)["dependencies"])));
      const lines = requirementFiles(tree).flatMap(file => tree.text(file).split("\n"));
      return [ ...groups.flatMap(group => (0, init_tree.Hp)(group).map(init_tree.ws)), ...poetry, ...lines.map(line => line.trim()) ];
    }
    function requirementFiles({files: files}) {
      return files.filter(file => /^requirements([-_.](dev|test|tests))?\.txt$/.test(file));
    }
    function usesPytest(tree) {
      const files = [ ...requirementFiles(tree), "pyproject.toml", "tox.ini", "setup.cfg" ];
      return tree.has("pytest.ini") || tree.has("conftest.py") || files.some(file => /\bpytest\b/.test(tree.text(file)));
    }
    function hasUnitTests({files: files}) {
      return files.some(file => /^(tests?\/(.*\/)?)?test_[^/]*\.py$/.test(file));
    }
    function installByPip(tree) {
      const files = requirementFiles(tree);
      const content = python_toml(tree.text("pyproject.toml"));
      const own = installable(tree, content) ? [ `-e .${extraOf(content)}` ] : [];
      const group = groupOf(content);
      const groups = group === undefined ? [] : [ `--group ${group}` ];
      const all = dependencies(tree);
      const pytest = usesPytest(tree) && !all.some(name => /^pytest(?![\w-])/.test(name)) ? [ "pytest" ] : [];
      const tox = toxRequirements(tree);
      const words = [ ...files.map(name => `-r ${name}`), ...own, ...groups, ...files.length === 0 ? tox : [], ...pytest.filter(name => !tox.some(each => each.replace("'", "").startsWith(name))) ];
      return words.length === 0 ? [] : [ table_script(`pip install ${[ ...new Set(words) ].join(" ")}`) ];
    }
    function extraOf(content) {
      const names = Object.keys((0, read_data.fO)((0, read_data.fO)(content["project"])["optional-dependencies"]));
      const name = names.find(each => /^(tests?|testing|dev)$/.test(each));
      return name === undefined ? "" : `[${name}]`;
    }
    function groupOf(content) {
      return Object.keys((0, read_data.fO)(content["dependency-groups"])).find(each => /^(tests?|testing|dev)$/.test(each));
    }
    function installable(tree, content) {
      const named = content["project"] !== undefined || content["build-system"] !== undefined;
      return tree.has("setup.py") || named;
    }
    function toxRequirements(tree) {
      const lines = /^deps\s*=((?:.*\n)(?:[ \t]+.*\n)*)/m.exec(`${tree.text("tox.ini")}\n`)?.[1]?.split("\n") ?? [];
      return lines.map(line => line.trim().replace(/^-r\s*/, "-r ")).filter(line => /^(-r )?[A-Za-z][\w.,<>=!~/[\]-]*$/.test(line)).map(line => /[<>]/.test(line) ? `'${line}'` : line);
    }
    var glob = __webpack_require__(52336);
    function findProjects(tree) {
      const top = lookIn(tree, "");
      const languages = new Set(top.map(({language: language}) => family(language)));
      const nested = directoriesOf(tree).flatMap(directory => lookIn((0, init_tree.dY)(tree, directory), directory).filter(({language: language}) => !languages.has(family(language))));
      const own = nested.filter(({directory: directory, language: language}) => {
        const above = nested.filter(other => family(other.language) === family(language) && other.directory !== directory);
        return !above.some(other => directory.startsWith(`${other.directory}/`));
      });
      const found = [ ...top, ...own ];
      const hasTests = found.some(({checks: checks}) => checks.test !== undefined);
      const last = hasTests ? [] : LAST_LOOKS.flatMap(look => look(tree) ?? []);
      return [ ...found, ...last.slice(0, 1).map(project => ({
        ...project,
        directory: ""
      })) ];
    }
    function family(language) {
      return language.split(" ")[0] ?? "";
    }
    function directoriesOf({files: files}) {
      const all = files.flatMap(file => {
        const parts = file.split("/").slice(0, -1);
        return [ 1, 2 ].filter(depth => depth <= parts.length).map(depth => parts.slice(0, depth).join("/"));
      });
      return [ ...new Set(all) ].filter(directory => !directory.split("/").some(part => ASIDE.test(part)));
    }
    const ASIDE = /^\.|(^|[-_])(examples?|samples?|demos?|docs?|documentation|site|website|tests?|specs?|fixtures?|__\w+__|playground|bench\w*|templates?|fuzz|scripts|tools|contrib|ext)$/i;
    function lookIn(tree, directory) {
      return LOOKS.flatMap(look => look(tree) ?? []).map(found => ({
        ...found,
        directory: directory,
        manifest: directory === "" ? found.manifest : `${directory}/${found.manifest}`,
        install: found.install.map(step => ({
          ...step,
          directory: directory
        })),
        toolchain: found.toolchain.map(step => moveInputs(step, directory))
      }));
    }
    function moveInputs(step, directory) {
      if (directory === "") return step;
      const moved = Object.entries(step.with).map(([name, value]) => [ name, /-file$/.test(name) ? `${directory}/${value}` : value ]);
      return {
        ...step,
        with: Object.fromEntries(moved)
      };
    }
    const LOOKS = [ lookForNode, lookForPython, ...PROJECTS.flatMap(row => {
      const {language: language} = row;
      return language === undefined ? [] : tree => lookBy(tree, inBothTables(row), language);
    }) ];
    function lookBy(tree, row, language) {
      const manifest = row.manifest === undefined ? tree.first(...row.marks ?? []) : tree.files.find(file => row.manifest?.test(file) === true);
      if (manifest === undefined || row.marked?.test(tree.text(manifest)) === false) return undefined;
      return {
        language: language,
        manifest: manifest,
        checks: checksBy(tree, row),
        toolchain: toolchainOf(tree, row),
        install: installOf(tree, row),
        row: row
      };
    }
    function checksBy(tree, row) {
      const {checks: checks, manifests: manifests = [], wrapper: wrapper} = row;
      if (checks === undefined) return {
        ...row.commands,
        build: undefined
      };
      const isManifest = (0, glob.tI)(manifests.map(({file: file}) => file));
      const text = tree.files.flatMap(file => isManifest(file) ? tree.text(file) : []).join("\n");
      const fitting = checks.filter(({file: file, needs: needs}) => (file === undefined || tree.has(file)) && needs?.test(text) !== false);
      const alone = fitting.filter(check => check.alone === true);
      const start = command => wrapper !== undefined && tree.has(wrapper) ? command.replace(/^\S+/, `./${wrapper}`) : command;
      const chosen = alone.length > 0 ? alone : fitting;
      return Object.fromEntries(chosen.toReversed().map(({kind: kind, command: command}) => [ kind, start(command) ]));
    }
    const LAST_LOOKS = [ lookForMake, lookForSwift, lookForCMake ];
    function lookForMake(tree) {
      const manifest = tree.first(...ecosystemNamed("make").marks ?? []);
      const target = /^(test|check)\s*:(?!=)/m.exec(manifest === undefined ? "" : tree.text(manifest))?.[1];
      if (manifest === undefined || target === undefined) return undefined;
      return {
        language: "make",
        manifest: manifest,
        checks: {
          test: `make ${target}`
        },
        toolchain: [],
        install: []
      };
    }
    function lookForCMake(tree) {
      const manifest = tree.first(...ecosystemNamed("CMake").marks ?? []);
      if (manifest === undefined || !/\b(enable_testing|include\s*\(\s*CTest)\b/i.test(tree.text(manifest))) return undefined;
      const checks = {
        build: "cmake --build build",
        test: "ctest --test-dir build"
      };
      const install = [ table_script("cmake -B build") ];
      return {
        language: "C or C++ (CMake)",
        manifest: manifest,
        checks: checks,
        toolchain: [],
        install: install,
        row: ecosystemNamed("CMake")
      };
    }
    function lookForSwift(tree) {
      const manifest = tree.first("Package.swift");
      if (manifest === undefined || !/\.testTarget\b/.test(tree.text(manifest))) return undefined;
      const install = [ table_script("swift package resolve") ];
      return {
        language: "Swift",
        manifest: manifest,
        checks: {
          test: "swift test"
        },
        toolchain: [],
        install: install
      };
    }
    const MANAGERS = [ "pnpm", "Bun", "Yarn", "npm" ];
    function lookForNode(tree) {
      if (!tree.has("package.json")) return undefined;
      const content = (0, read_data.sV)(tree.text("package.json"));
      const manager = managerOf(tree);
      const own = (0, init_tree.xr)(content["scripts"]);
      return {
        language: manager === "Bun" ? "Bun" : manager === "npm" ? "Node" : `Node (${manager.toLowerCase()})`,
        manifest: "package.json",
        checks: checksOf(own, manager),
        toolchain: toolchain(tree, manager, (0, init_tree.ws)((0, read_data.fO)(content["engines"])["node"])),
        install: installOf(tree, ecosystemNamed(manager)),
        row: ecosystemNamed("npm")
      };
    }
    function managerOf(tree) {
      const declared = (0, init_tree.ws)((0, read_data.sV)(tree.text("package.json"))["packageManager"]).split("@")[0];
      const isUsed = manager => declared === manager.toLowerCase() || tree.first(...ecosystemNamed(manager).locks ?? []) !== undefined;
      return MANAGERS.find(manager => manager !== "npm" && isUsed(manager)) ?? "npm";
    }
    function toolchain(tree, manager, engines) {
      if (manager === "Bun") return toolchainOf(tree, ecosystemNamed("Bun"));
      const pnpm = /"packageManager"\s*:/.test(tree.text("package.json")) ? {} : {
        version: "latest"
      };
      const before = manager === "pnpm" ? [ action(setup_actions.k.pnpm, pnpm) ] : [];
      const after = manager === "Yarn" ? [ table_script("corepack enable") ] : [];
      const row = ecosystemNamed("npm");
      const named = tree.first(...row.toolchain?.version?.files ?? []) === undefined && engines !== "";
      const own = named ? [ action(setup_actions.k.node, {
        "node-version-file": "package.json"
      }) ] : toolchainOf(tree, row);
      return [ ...before, ...own, ...after ];
    }
    function checksOf(scripts, manager) {
      const names = Object.keys(scripts).sort((one, other) => one.length - other.length);
      const find = kind => {
        const name = names.find(each => fits(each, kind, scripts[each] ?? ""));
        return name === undefined ? undefined : runScript(manager, name);
      };
      const test = find("test") ?? ecosystemNamed(manager).commands?.test;
      return {
        format: find("format"),
        lint: find("lint"),
        types: find("types"),
        test: test
      };
    }
    function fits(name, kind, body) {
      if (kind === "test" && name !== "test") return false;
      if (/no test specified/.test(body) || /fix|write|watch|dev\b/.test(name)) return false;
      if (kind === "format" && !/check|verify|--list-different|-c\b/.test(`${name} ${body}`)) return false;
      if (/--(fix|write)\b/.test(body)) return false;
      return purposeOf(`npm run ${name}`).for === kind;
    }
    function runScript(manager, name) {
      const {run: run, test: test} = ecosystemNamed(manager).tasks ?? {
        run: manager
      };
      return name === "test" && test !== undefined ? test : `${run} ${name}`;
    }
    function findChecks(jobs, projects, tree) {
      const leftOut = [];
      const found = jobs.flatMap(job => job.steps.flatMap(step => partsOf(step, tree)).flatMap(step => readChecks(step, {
        job: job,
        projects: projects,
        tree: tree,
        leftOut: leftOut
      })));
      const directories = [ ...new Set(found.map(({directory: directory}) => directory)) ];
      const chosen = directories.flatMap(directory => choose(found.filter(each => each.directory === directory), leftOut));
      const own = projects.flatMap(project => covered(project, chosen) ? [] : fromManifest(project, chosen));
      const all = [ ...chosen, ...own ].sort((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind));
      const used = chosen.toSorted((one, other) => Number(other.kind === "test") - Number(one.kind === "test"));
      const kept = new Set(all.map(({command: command}) => command));
      return {
        checks: all.map(({kind: kind, command: command, from: from}) => ({
          kind: kind,
          command: command,
          from: from
        })),
        leftOut: unique(leftOut, ({command: command}) => command).filter(({command: command}) => !kept.has(command)),
        jobs: [ ...new Set(used.map(({job: job}) => job)) ]
      };
    }
    const ORDER = [ "build", "format", "lint", "types", "test" ];
    function readChecks(step, reading) {
      const action = CHECKING.find(({uses: uses}) => uses.test(step.uses));
      if (step.condition !== "" || /pwsh|powershell|cmd/.test(step.shell)) return [];
      if (action === undefined) return commandsIn(step.run).flatMap(command => readOne(command, step, reading));
      const directory = (0, init_ci.Vj)("", step.with["working-directory"] ?? "");
      const options = step.with[action.input] ?? action.otherwise;
      return readOne(`${action.command} ${options}`.trim(), {
        ...step,
        directory: directory
      }, reading);
    }
    const CHECKING = [ {
      uses: /^golangci\/golangci-lint-action@/,
      command: "golangci-lint run",
      input: "args",
      otherwise: ""
    }, {
      uses: /^pre-commit\/action@/,
      command: "pre-commit run",
      input: "extra_args",
      otherwise: "--all-files"
    } ];
    function readOne(written, step, {job: job, projects: projects, tree: tree, leftOut: leftOut}) {
      const parts = /["'`$]/.test(written) ? [ written ] : written.split(/\s*&&\s*/);
      const outside = parts.map(purposeOf).find(purpose => purpose.for === "elsewhere");
      if (outside !== undefined) {
        leftOut.push({
          command: inDirectory(step.directory, written),
          why: outside.why
        });
        return [];
      }
      return parts.flatMap(part => {
        const purpose = purposeOf(part);
        if (!isKind(purpose.for)) return [];
        const kind = purpose.for;
        const commands = offline(part, (0, init_tree.dY)(tree, step.directory)) ?? defaults(projects, step.directory, kind);
        const prefix = prefixOf(step.env, commands[0] === part);
        return commands.flatMap(command => {
          const own = purposeOf(command).for;
          return toCandidate(prefix + command, isKind(own) ? own : kind, step.directory, job);
        });
      });
    }
    function isKind(purpose) {
      return ORDER.some(kind => kind === purpose);
    }
    function prefixOf(env, own) {
      const entries = Object.entries(env).filter(([, value]) => value !== "" && !value.includes("${{"));
      return own ? entries.map(([name, value]) => `${name}=${/^[\w./:,-]+$/.test(value) ? value : `'${value}'`} `).join("") : "";
    }
    function toCandidate(command, kind, directory, job) {
      const special = SPECIAL.test(`${job.file.split("/").at(-1)} ${job.id} ${job.name}`);
      return {
        kind: kind,
        command: inDirectory(directory, command),
        from: job.file,
        job: job,
        key: keyOf(command),
        directory: directory,
        special: special
      };
    }
    const SPECIAL = /msrv|jruby|truffleruby|pypy|databases?\b|mariadb|mysql|pgsql|postgres|nightly|beta|minimal|lowest|wasm|external|\bdocs?\b|fuzz|bench|compat|legacy|coverage|integration|e2e|smoke|subset|native|windows|macos|release|publish|deploy|reproduc|chardet|urllib3|shrink|miri|sanitiz|mutation|canary|downstream/i;
    function inDirectory(directory, command) {
      return directory === "" ? command : `cd ${directory} && ${command}`;
    }
    const WITH_TASKS = new RegExp(`^${anyOf(({withTasks: withTasks}) => withTasks)}$`);
    function choose(found, leftOut) {
      const oddness = ({special: special, command: command}) => (special ? 2 : 0) + (LONG.test(command.replace(/\s-\S+/g, "")) ? 1 : 0);
      const main = found.filter(({kind: kind}) => kind === "test").toSorted((one, other) => oddness(one) - oddness(other))[0]?.job;
      const ordinary = found.some(({kind: kind, special: special}) => kind === "test" && !special);
      const tests = found.filter(({kind: kind, job: job, directory: directory}) => kind === "test" && job === main && (ordinary || directory === ""));
      const others = found.filter(({kind: kind, special: special}) => [ "format", "lint", "types" ].includes(kind) && !special);
      const builds = found.filter(({kind: kind, job: job, command: command}) => kind === "build" && job === main && NEEDED.test(bare(command)));
      const best = plainest(tests);
      const quick = best.filter(({key: key}) => !LONG.test(key));
      const kept = quick.length > 0 ? quick : best.slice(0, 1);
      for (const {command: command} of best.filter(each => !kept.includes(each))) leftOut.push({
        command: command,
        why: LONGER
      });
      const build = builds.slice(0, 1);
      return [ ...build, ...plainest(others), ...kept ];
    }
    const LONGER = "it looks like a longer test, which the CI runs anyway";
    const LONG = /e2e|integration|browser|serve|bundled|acceptance|smoke|external|bench|cov|docs|build|playwright|cypress|visual/i;
    const NEEDED = /^(npm|pnpm|yarn|bun|make|cmake|just|task)\b/;
    function plainest(found) {
      const lightest = found.toSorted((one, other) => weight(one) - weight(other));
      return found.filter(each => lightest.find(({key: key}) => key === each.key) === each);
    }
    function weight({command: command, special: special}) {
      const whole = /--workspace|--all\b|--recursive|-r\b/.test(command) ? 0 : 1e4;
      const chosen = /--features? |--package |-p |--projects|--activate-profiles|--filter/.test(command) ? 5e3 : 0;
      return (special ? 1e5 : 0) + whole + chosen + command.length;
    }
    function covered({directory: directory, language: language}, chosen) {
      const tests = chosen.filter(({kind: kind}) => kind === "test");
      return language === "make" ? tests.length > 0 : tests.some(each => each.directory === directory || directory === "");
    }
    function fromManifest({directory: directory, manifest: manifest, checks: checks}, chosen) {
      return ORDER.flatMap(kind => {
        const command = checks[kind];
        const has = chosen.some(each => each.directory === directory && each.key === keyOf(command ?? ""));
        return command === undefined || has ? [] : [ {
          kind: kind,
          command: inDirectory(directory, command),
          from: manifest
        } ];
      });
    }
    function unique(all, key) {
      return [ ...new Map(all.map(one => [ key(one), one ])).values() ];
    }
    function offline(command, tree) {
      const own = bare(command);
      if (/^(tox|nox)\b/.test(own)) return byTox(own, command, tree);
      if (/^make\b/.test(own)) return byMake(command, own, tree);
      const scripted = byScript(own, tree);
      return [ tidy(withoutNetwork(scripted ?? command)) ];
    }
    function withoutNetwork(command) {
      return PROJECTS.flatMap(({offline: offline = []}) => offline).reduce((text, [pattern, instead]) => text.replace(pattern, instead), command);
    }
    function tidy(command) {
      return command.replace(NOISE, "").replace(/\s+/g, " ").trim();
    }
    const NOISE = new RegExp(`\\s--${anyOf(({noise: noise}) => noise)}(?=\\s|$)`, "g");
    function byScript(own, tree) {
      const name = /^(?:npm run|pnpm(?: run)?|yarn(?: run)?|bun run) ([\w:.-]+)$/.exec(own)?.[1];
      const body = (0, init_tree.xr)((0, read_data.sV)(tree.text("package.json"))["scripts"])[name ?? ""] ?? "";
      const wraps = name !== undefined && name !== "test" && /\b(npm|pnpm|yarn) (run )?test(?![\w:-])/.test(body);
      return wraps ? runScript(managerOf(tree), "test") : undefined;
    }
    function byMake(command, own, tree) {
      const makefile = tree.text(tree.first(...ecosystemNamed("make").marks ?? []) ?? "");
      const target = own.split(/\s+/).slice(1).find(each => !each.startsWith("-") && !each.includes("="));
      const lines = recipeOf(makefile, target ?? /^([A-Za-z][\w.-]*)\s*:(?!=)/m.exec(makefile)?.[1] ?? "", new Set);
      const fits = line => ![ "install", "elsewhere" ].includes(purposeOf(line).for);
      if (lines.every(line => fits(line) && !/^richgo\b/.test(line) && tidy(line) === line.replace(/\s+/g, " "))) return [ tidy(command) ];
      const plain = lines.filter(line => fits(line) && purposeOf(line).for !== "other");
      return plain.length === 0 || plain.some(line => /\$[({]|^richgo\b/.test(line)) ? undefined : plain.map(tidy);
    }
    function recipeOf(makefile, target, seen) {
      if (seen.has(target)) return [];
      seen.add(target);
      const escaped = target.replace(/[^\w-]/g, "\\$&");
      const [, needs = "", recipe = ""] = new RegExp(`^${escaped}[ \\t]*:(?!=)([^\\n]*)\\n((?:\\t[^\\n]*\\n|[ \\t]*\\n)*)`, "m").exec(`${makefile}\n`) ?? [];
      const before = needs.split(/\s+/).flatMap(need => need === "" ? [] : recipeOf(makefile, need, seen));
      const lines = recipe.split("\n").map(line => line.trim().replace(/^[@+-]+/, ""));
      return [ ...before, ...commandsIn(lines.filter(line => !line.startsWith("$(info")).join("\n")) ];
    }
    function byTox(own, command, tree) {
      const name = /\s(?:-e|-s|--session|--env)[ =]?(\S+)/.exec(own)?.[1] ?? "";
      const lines = own.startsWith("nox") ? noxLines(tree, name) : toxLines(tree, name);
      const checks = lines.map(tidy).filter(line => ![ "other", "install", "elsewhere" ].includes(purposeOf(line).for));
      const {start: start = "", startable: startable = ""} = ecosystemNamed(starterOf(command).startsWith("uv run") ? "uv" : "pip, Pipenv, PDM, Hatch");
      const started = checks.map(line => line.replace(new RegExp(`^(?=(?:${startable})\\b)`), start));
      return started.length === 0 ? undefined : started;
    }
    function toxLines(tree, name) {
      const factors = /^py[\d.]*|^$|ALL/.test(name) ? "" : name;
      const tox = (0, read_data.fO)((0, read_data.fO)(python_toml(tree.text("pyproject.toml"))["tool"])["tox"]);
      const native = {
        ...tox,
        ...python_toml(tree.text("tox.toml"))
      };
      const settings = factors === "" ? (0, read_data.fO)(native["env_run_base"]) : (0, 
      read_data.fO)((0, read_data.fO)(native["env"])[factors]);
      const lists = (0, init_tree.Hp)(settings["commands"]).map(line => (0, init_tree.Hp)(line).flatMap(part => typeof part === "string" ? [ quoted(part) ] : []).join(" "));
      const ini = tree.text("tox.ini") || (0, init_tree.ws)(native["legacy_tox_ini"]);
      return lists.length > 0 ? lists.map(withoutPlaces) : iniLines(ini, factors).map(withoutPlaces);
    }
    function quoted(part) {
      return /\s/.test(part) ? JSON.stringify(part) : part;
    }
    function iniLines(text, factors) {
      const section = factors === "" ? "testenv" : `testenv:${factors}`;
      const [, body = ""] = text.split(`[${section}]`);
      const own = body.split(/^\[/m)[0] ?? "";
      const block = /^commands\s*=((?:.*\n)(?:[ \t]+.*\n|\s*\n)*)/m.exec(`${own}\n`)?.[1] ?? "";
      return block.replace(/\\\n\s*/g, " ").split("\n").map(line => line.trim()).filter(line => line !== "" && !line.startsWith("#"));
    }
    function withoutPlaces(line) {
      return line.replace(/\{posargs:([^}]*)\}/g, "$1").replace(/\S*\{(?:posargs|\[\]|env_?tmp_?dir|envdir|toxinidir|tox_root)\}\S*/g, "").trim();
    }
    function noxLines(tree, name) {
      const text = tree.text("noxfile.py");
      const session = name.replace(/-[\d.]+$/, "");
      const [, body = text] = session === "" ? [] : text.split(new RegExp(`def ${session.replace(/\W/g, "_")}\\(`));
      const calls = (session === "" ? text : body.split(/^def |^@/m)[0] ?? "").matchAll(/session\.run\(([^)]*)\)/g);
      return [ ...calls ].map(([, words = ""]) => [ ...words.matchAll(/["']([^"']+)["']/g) ].map(([, part = ""]) => quoted(part)).join(" "));
    }
    function findSetup(files, {checks: checks, jobs: jobs}, projects, tree) {
      const copilot = files.filter(({file: file}) => /\/copilot-setup-steps\.ya?ml$/.test(file)).flatMap(file => (0, 
      init_ci.ev)(file).slice(0, 1));
      const source = copilot.length > 0 ? copilot : jobs;
      const notes = [];
      const copied = source.flatMap((job, index) => {
        const steps = copilot.length > 0 ? job.steps.filter(({uses: uses}) => !CHECKOUT.test(uses)) : setupSteps(job, tree, notes);
        return steps.flatMap(step => copy(step, notes).map(each => ({
          step: each,
          first: index === 0
        })));
      });
      const kept = copied.filter(({step: step, first: first}, index) => first || isNew(step, copied.slice(0, index))).map(({step: step}) => step);
      const left = notes.length > 0 || source.some(({container: container}) => container !== "");
      const toolless = left && kept.every(({uses: uses}) => uses === "");
      const added = missing(kept, {
        copied: source.length > 0,
        toolless: toolless
      }, projects, checks, tree);
      const before = toolless ? added.filter(({uses: uses}) => uses !== "") : [];
      const steps = [ ...before, ...kept, ...added.filter(step => !before.includes(step)) ];
      return {
        steps: [ ...steps.map(step => withComponents(step, checks)), ...warmUps(steps, checks) ],
        from: [ ...new Set(copied.length === 0 ? [] : source.map(({file: file}) => file)) ],
        environment: setup_variablesOf(copied.length === 0 ? undefined : source[0], steps, checks),
        notes: [ ...new Set([ ...notes, ...source.flatMap(describeMachine) ]) ]
      };
    }
    const CHECKOUT = /^actions\/checkout@/;
    function setupSteps({steps: steps}, tree, notes) {
      const first = steps.findIndex(({run: run, condition: condition}) => {
        const commands = commandsIn(run);
        return commands.length > 0 && condition === "" && commands.every(isCheck);
      });
      const before = steps.filter(({uses: uses}, index) => first < 0 || index < first || LINTER.test(uses));
      return before.flatMap(step => {
        if (step.uses === "") return setupScript(step);
        const [action = ""] = step.uses.split("@");
        if (LINTER.test(action) || isHomeCache(step) || setsUp(action, tree, notes)) return [ step ];
        if (first >= 0 && !NO_SETUP.test(action)) notes.push(describeLeftOut(step));
        return [];
      });
    }
    function setsUp(action, tree, notes) {
      if (!action.startsWith("./")) return setup_INSTALLS.test(action);
      const directory = action.slice("./".length).replace(/\/$/, "");
      const file = tree.first(`${directory}/action.yml`, `${directory}/action.yaml`) ?? "";
      const {content: content, fault: fault} = (0, init_tree.gM)(tree.text(file));
      if (fault !== "") notes.push(`${file} was not read: ${fault}`);
      const steps = (0, init_tree.Hp)((0, read_data.fO)(content["runs"])["steps"]).map(read_data.fO);
      return steps.length > 0 && !steps.some(({run: run}) => commandsIn((0, init_tree.ws)(run)).some(isCheck));
    }
    const setup_INSTALLS = /setup|toolchain|install|provision|hermit|rust-cache|flutter-action|\b(apt|mise|volta|melos-action)\b/i;
    const NO_SETUP = /^(actions\/(checkout|cache|upload-\w+|download-\w+|github-script|labeler)|step-security\/|codecov\/)|paths-filter|changed-files|cancel|skip|lint|lychee|typos|spell|audit|scan|review|black|ruff|pre-commit/i;
    function describeMachine({file: file, container: container, machine: machine, steps: steps}) {
      const checkout = steps.find(({uses: uses}) => CHECKOUT.test(uses))?.with ?? {};
      const options = [ "submodules", "lfs", "fetch-depth" ].flatMap(name => {
        const value = checkout[name] ?? "";
        return [ "", "false", "1" ].includes(value) ? [] : [ `${name}: ${value}` ];
      });
      const other = machine.some(label => !/^ubuntu-|\$\{\{/.test(label));
      return (0, parts.Eb)([ container !== "" && `${file} runs in the container ${container}, Remit on the machine itself: the set-up must install what the container has.`, other && `${file} runs on ${machine.join(", ")}, Remit on ubuntu-latest. The input \`runs-on\` of Remit's workflow names another machine.`, options.length > 0 && `${file} checks out with ${options.join(", ")}, Remit without. If the checks need that, write the workflow by \`--long\` and add it there.` ]);
    }
    const LINTER = /^golangci\//;
    function isCheck(command) {
      return [ "test", "lint", "types", "format", "build" ].includes(purposeOf(command).for);
    }
    function setupScript(step) {
      const commands = commandsIn(step.run);
      const without = beforeChecks(commands).map(withoutChecks).filter(command => command !== "");
      const fetches = without.some(command => command.split(/\s*&&\s*/).some(part => purposeOf(part).for === "install"));
      const named = /install|set ?up|prepare|dependenc|configure|bootstrap/i.test(step.name);
      const whole = without.join("\n") === commands.join("\n");
      const configures = without.some(line => CONFIGURES.test(line)) && (whole || !/^\s*cd\b/m.test(step.run));
      if (without.length === 0 || !fetches && !named && !configures && !/GITHUB_(ENV|PATH)/.test(step.run)) return [];
      return whole ? [ step ] : [ {
        ...step,
        run: without.join("\n")
      } ];
    }
    function beforeChecks(commands) {
      const first = commands.findIndex(command => isCheck(command) && purposeOf(command).for !== "build");
      const last = commands.findLastIndex(isCheck);
      return commands.filter((command, at) => first < 0 || at <= first || at < last && purposeOf(command).for === "install");
    }
    const CONFIGURES = /(?:^|\s)(?:\.\/(?:configure|autogen\.sh)|autoreconf|cmake(?! --build| --install)|meson setup)(?=\s|$)/;
    function withoutChecks(line) {
      const parts = line.split(/\s*&&\s*/);
      if (!parts.some(isCheck)) return line;
      const quoted = parts.some(part => [ ...part.matchAll(/["'`]/g) ].length % 2 === 1);
      return quoted ? "" : parts.filter(part => !isCheck(part)).join(" && ");
    }
    function isHomeCache({uses: uses, with: {path: path = ""}}) {
      return /^actions\/cache@/.test(uses) && path.split("\n").every(line => /^\s*(~|$|\$\{\{ ?env\.)/.test(line));
    }
    function copy(step, notes) {
      const {uses: uses, run: run, name: name, condition: condition, id: id, directory: directory} = step;
      const own = text => text.replace(/\$\{\{\s*secrets\.GITHUB_TOKEN\s*\}\}/g, "${{ github.token }}");
      const inputs = (0, parts.LG)(LINTER.test(uses) ? linterOnly(step) : step.with, own);
      const env = (0, parts.LG)(step.env, own);
      const all = [ condition, run, ...Object.values(inputs), ...Object.values(env) ].join("\n");
      const unknown = /\$\{\{[^}]*\b(secrets|matrix|needs|vars|inputs|strategy)\./.exec(all)?.[1] ?? /\b(secrets|matrix|needs|vars|inputs)\./.exec(condition)?.[1];
      if (unknown === undefined) return [ {
        uses: uses,
        with: inputs,
        run: run,
        name: name,
        condition: condition,
        id: id,
        env: env,
        directory: directory
      } ];
      notes.push(`The step ${JSON.stringify(name || uses.split(" ")[0] || run.split("\n")[0])} was not copied: it needs \`${unknown}\`, which an action does not have.`);
      return [];
    }
    function linterOnly({uses: uses, with: inputs}) {
      const kept = Object.fromEntries(Object.entries(inputs).filter(([name, value]) => name !== "args" && !/\$\{\{\s*steps\./.test(value)));
      const version = Number(/(?:@|# )v(\d+)/.exec(uses)?.[1] ?? 0);
      return {
        ...kept,
        ...version < 9 ? {
          args: "--help"
        } : {
          "install-only": "true"
        }
      };
    }
    function isNew(step, before) {
      const same = other => step.uses === "" ? programOf(step.run) === programOf(other.run) && !/--group|pre-commit|-e \./.test(step.run) : actionOf(step.uses) === actionOf(other.uses) && step.with["path"] === other.with["path"];
      return !before.some(({step: other}) => same(other) || step.run !== "" && step.run === other.run);
    }
    function actionOf(uses) {
      return uses === "" ? undefined : uses.split("@")[0];
    }
    function programOf(run) {
      return run.replace(/^(sudo|python3? -m) /, "").split(/\s+/)[0] ?? "";
    }
    function missing(steps, {copied: copied, toolless: toolless}, projects, checks, tree) {
      const found = projects.flatMap(({toolchain: toolchain, install: install, row: row, language: language, directory: directory, manifest: manifest}) => {
        const fetched = steps.some(({run: run, uses: uses}) => fetchesFor(run, row?.fetching) || row?.fetchedBy?.test(uses) === true);
        const others = toolchain.filter(({uses: uses}) => !steps.some(step => actionOf(step.uses) === actionOf(uses)));
        const own = copied && !toolless && !checks.some(({from: from}) => from === manifest) ? [] : others;
        if (fetched && copied) return toolless ? own : [];
        if (row?.runsOnline !== undefined) return [ ...own, ...runOnce(checks, directory) ];
        if (hasInstaller(steps, language)) return own;
        const groups = row?.group === undefined ? [] : groupsFor(checks, tree).map(name => row.group + name);
        return [ ...own, ...install.map(step => ({
          ...step,
          run: step.run + groups.join("")
        })) ];
      });
      return [ ...new Map(found.map(step => [ JSON.stringify(step), step ])).values() ];
    }
    function fetchesFor(run, fetching) {
      return commandsIn(run).some(line => fetching?.test(line) === true && !TOOLS.test(line));
    }
    const TOOLS = new RegExp(`install (--?\\w+ )*((${PROJECTS.flatMap(({later: later}) => later ?? []).join("|")})([=<>]\\S+)?(\\s+|$))+$`);
    function hasInstaller(steps, language) {
      return language === "Python" && steps.some(({run: run, name: name}) => run !== "" && (/install|dependenc/i.test(name) || commandsIn(run).some(line => purposeOf(line).for === "install" && !TOOLS.test(line))));
    }
    function groupsFor(checks, tree) {
      const content = python_toml(tree.text("pyproject.toml"));
      const groups = Object.entries((0, read_data.fO)(content["dependency-groups"]));
      const standard = (0, init_tree.Hp)((0, read_data.fO)((0, read_data.fO)(content["tool"])["uv"])["default-groups"] ?? "dev").map(init_tree.ws);
      const tools = checks.flatMap(({command: command}) => /uv run --no-sync (?:python -m )?([\w-]+)/.exec(command)?.[1] ?? []);
      const holds = (group, name) => (0, init_tree.Hp)(group).map(init_tree.ws).some(line => line.replace(/[^\w-].*$/s, "") === name);
      const wanted = tools.flatMap(name => {
        const having = groups.filter(([, group]) => holds(group, name)).map(([group]) => group);
        return having.some(group => standard.includes(group)) ? [] : having.slice(0, 1);
      });
      return [ ...new Set(wanted) ];
    }
    function withComponents(step, checks) {
      if (!/rust-toolchain@/.test(step.uses)) return step;
      const needed = [ /\bcargo clippy\b/, /\bcargo fmt\b/ ].flatMap((pattern, index) => checks.some(({command: command}) => pattern.test(command)) ? [ [ "clippy", "rustfmt" ][index] ?? "" ] : []);
      const named = (step.with["components"] ?? "").split(/[,\s]+/).filter(name => name !== "");
      const components = [ ...new Set([ ...named, ...needed ]) ].join(", ");
      return components === "" ? step : {
        ...step,
        with: {
          ...step.with,
          components: components
        }
      };
    }
    function warmUps(steps, checks) {
      return WARM.flatMap(([pattern, instead, done]) => {
        const check = checks.find(({command: command}) => pattern.test(command));
        if (check === undefined || steps.some(({run: run}) => done.test(run))) return [];
        return [ table_script(check.command.replace(pattern, instead)) ];
      });
    }
    const WARM = [ [ /\bpre-commit run.*/, "pre-commit install-hooks", /install-hooks/ ], [ /(?<=^|run --no-sync |-m )pyright\b.*/, "pyright --version", /pyright --version/ ] ];
    function setup_variablesOf(job, steps, checks) {
      const texts = [ ...steps.map(({run: run}) => run), ...checks.map(({command: command}) => command) ].join("\n");
      const entries = Object.entries(job?.env ?? {}).filter(([name, value]) => {
        if (value === "" || name === "CI" || TASTE.test(name) || (0, variables.v8)(name) !== undefined) return false;
        return !/_VERSION$|^CARGO$|^TARGET_/.test(name) || new RegExp(`\\b${name}\\b`).test(texts);
      });
      return Object.fromEntries(entries);
    }
    const TASTE = /COLOR|TELEMETRY|BACKTRACE|NOLOGO|RETRY|RETRIES|CACHE_TIMEOUT/;
    var version = __webpack_require__(17992);
    var attempt = __webpack_require__(91513);
    var call = __webpack_require__(34853);
    function findWork(root) {
      const tree = (0, init_tree.N7)(root);
      const files = (0, init_ci.BV)(tree);
      const agents = findAgents(files, tree);
      const ci = files.filter(({file: file}) => !agents.some(agent => agent.file === file));
      const projects = findProjects(tree);
      const checks = findChecks((0, init_ci.aG)(ci), projects, tree);
      const setup = findSetup(ci, checks, projects, tree);
      const unread = files.flatMap(({file: file, fault: fault}) => fault === "" ? [] : [ `${file} was not read: ${fault}` ]);
      return {
        projects: projects,
        ...checks,
        setup: setup,
        services: (0, init_ci.O$)(checks.jobs),
        agents: agents,
        unread: [ ...unread, ...brokenManifests(tree) ]
      };
    }
    function brokenManifests(tree) {
      const names = tree.files.filter(path => /(^|\/)(package|composer)\.json$/.test(path));
      const broken = names.filter(path => tree.text(path).trim() !== "" && (0, read_data.Vh)(read_data.pP, tree.text(path)) === undefined);
      return broken.map(path => `${path} was not read: it is not a JSON object.`);
    }
    function tagOf(root, tag) {
      const {common: common} = gitDirectories(root) ?? {};
      if (common === undefined) return [];
      const packed = read((0, external_node_path_.join)(common, "packed-refs")).split("\n");
      const at = packed.findIndex(line => line.endsWith(` refs/tags/${tag}`));
      const [own = "", peeled = ""] = at < 0 ? [] : packed.slice(at, at + 2);
      const found = [ read((0, external_node_path_.join)(common, "refs/tags", tag)).trim(), own.slice(0, 40), /^\^(.{40})$/.exec(peeled)?.[1] ?? "" ];
      return found.filter(sha => COMMIT.test(sha));
    }
    const COMMIT = /^[0-9a-f]{40}$/;
    function gitDirectories(root) {
      const place = (0, external_node_path_.join)(root, ".git");
      if (!(0, external_node_fs_.existsSync)(place)) return undefined;
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
      return (0, attempt.CD)(() => (0, external_node_fs_.readFileSync)(path, "utf8")) ?? "";
    }
    const OWN_NAME = "remit-agent/remit";
    function ownRoot(entry = process.argv[1] ?? "") {
      return (0, external_node_path_.dirname)((0, external_node_path_.dirname)((0, external_node_path_.dirname)(entry)));
    }
    function ownCommit(root = ownRoot()) {
      return headOf(root) ?? installedCommit(root);
    }
    function ownPin(entry) {
      const root = ownRoot(entry);
      const git = gitDirectories(root);
      const name = (git && findHome(git.common))?.name ?? OWN_NAME;
      const commit = ownCommit(root);
      const tag = `v${version.VERSION}`;
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
      const found = tagOf(root, tag);
      if (found.length === 0) return ` # before ${tag}`;
      return found.includes(commit) ? ` # ${tag}` : "";
    }
    function installedCommit(root) {
      const packages = (0, read_data.fO)((0, read_data.sV)(read((0, external_node_path_.join)((0, 
      external_node_path_.dirname)(root), ".package-lock.json")))["packages"]);
      const {resolved: resolved} = (0, read_data.fO)(packages["node_modules/remit"]);
      return /#([0-9a-f]{40})$/.exec((0, init_tree.ws)(resolved))?.[1];
    }
  }),
  98016: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var oneAtATime = (function oneAtATime(group) {
      return [ "concurrency:", `  group: ${group}`, "  cancel-in-progress: false", "  queue: max # otherwise GitHub drops a waiting request when the next one comes" ];
    });
    var whole = (function whole(job) {
      const rest = {
        gated: false,
        before: [],
        after: [],
        named: false,
        inputs: []
      };
      return {
        id: "remit",
        when: [],
        minutes: 40,
        works: true,
        ...rest,
        ...job
      };
    });
    __webpack_require__.d(__webpack_exports__, {
      G: () => KINDS,
      H: () => SHAPES
    });
    var _lib_setup_actions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49967);
    const KINDS = [ "comment", "dispatch", "label", "review", "ci", "schedule", "two-jobs", "plan" ];
    const BRANCH = "contents: write # its branch";
    const COMMENT = "issues: write # its comment";
    const PULL = "pull-requests: write # its pull request, and its comment there";
    const ASKED = [ "# Starts no runner for other comments. Remit itself checks who asks, and whether the comment is a request.", "if: contains(github.event.comment.body, '@remit')" ];
    const ON_COMMENT = [ "issue_comment:", "  types: [created]" ];
    const ON_PROMPT = [ "workflow_dispatch:", "  inputs:", "    prompt:", "      description: What to do", "      required: true", "      type: string" ];
    const POLICY = "What Remit may do is in .github/remit.toml.";
    const SHAPES = {
      comment: {
        title: "Remit",
        about: [ 'Somebody with write permission comments "@remit \u2026" on an issue or a pull request, and Remit starts.', "What it may do is in .github/remit.toml." ],
        on: ON_COMMENT,
        jobs: [ whole({
          gated: true,
          when: ASKED,
          more: [ "# One run at a time on an issue; /stop does not wait. Set on the job: on the workflow, all other comments would", "# wait too.", ...oneAtATime("remit-${{ github.event.issue.number }}${{ contains(github.event.comment.body, '/stop') && '-stop' || '' }}") ],
          permissions: [ BRANCH, COMMENT, PULL, "# actions: write # for @remit /stop" ]
        }) ]
      },
      dispatch: {
        title: "Remit, by hand",
        about: [ "Somebody starts this workflow by hand and says what to do.", POLICY ],
        on: ON_PROMPT,
        jobs: [ whole({
          more: oneAtATime("remit-dispatch"),
          permissions: [ BRANCH, PULL ],
          inputs: [ "prompt: ${{ inputs.prompt }}" ]
        }) ]
      },
      label: {
        title: "Remit, by label",
        about: [ 'Somebody with write permission sets the label "remit" on an issue, whoever wrote it.', POLICY ],
        on: [ "issues:", "  types: [labeled]" ],
        jobs: [ whole({
          when: [ "if: github.event.label.name == 'remit'" ],
          more: oneAtATime("remit-${{ github.event.issue.number }}"),
          permissions: [ BRANCH, COMMENT, PULL ],
          inputs: [ "trigger-label: remit" ]
        }) ]
      },
      review: {
        title: "Remit, review",
        about: [ "A pull request is opened, made ready or pushed to, and Remit reviews it. Nothing is changed or approved.", "Those of forks are left out: GitHub gives them no secrets." ],
        on: [ "pull_request:", "  types: [opened, reopened, ready_for_review, synchronize]" ],
        jobs: [ whole({
          when: [ "if: >-", "  !github.event.pull_request.draft && github.event.pull_request.head.repo.full_name == github.repository", "  && github.actor != 'dependabot[bot]'" ],
          more: oneAtATime("remit-review-${{ github.event.pull_request.number }}"),
          permissions: [ "contents: read", "pull-requests: write # its review, and its comment" ]
        }) ]
      },
      ci: {
        title: "Remit, CI",
        about: [ 'The workflow "CI" fails: Remit reads the logs and fixes the cause, once for each commit. Put your own workflow\'s', "name in the place of CI." ],
        on: [ "workflow_run:", "  workflows: [CI]", "  types: [completed]" ],
        jobs: [ whole({
          when: [ "if: >-", "  github.event.workflow_run.conclusion == 'failure'", "  && github.event.workflow_run.head_repository.full_name == github.repository" ],
          more: oneAtATime("remit-ci-${{ github.event.workflow_run.head_branch }}"),
          permissions: [ "actions: read # the logs", "checks: read # the checks of other apps", "contents: write # its commit", COMMENT, "pull-requests: write # its pull request" ]
        }) ]
      },
      schedule: {
        title: "Remit, weekly",
        about: [ "Every Monday: one task, on a branch and a pull request that stay the same. Say in the prompt what yours is.", POLICY ],
        on: [ "schedule:", '  - cron: "17 4 * * 1"', "workflow_dispatch:" ],
        jobs: [ whole({
          more: oneAtATime("remit-task-docs"),
          permissions: [ BRANCH, PULL ],
          inputs: [ "task: docs", "prompt: >-", "  Compare what the documents say about commands, options and defaults with the code, and correct the", "  documents where they differ. Leave the code alone." ]
        }) ]
      },
      "two-jobs": {
        title: "Remit, in two jobs",
        about: [ "One job works, with a token that only reads; another publishes what it proposed, and has no model. With required", "reviewers on the environment remit-publish (Settings \u2192 Environments), a person approves in between." ],
        on: ON_COMMENT,
        jobs: [ whole({
          id: "propose",
          gated: true,
          when: ASKED,
          more: [ ...oneAtATime("remit-${{ github.event.issue.number }}"), "outputs:", "  digest: ${{ steps.remit.outputs.proposal-digest }}" ],
          permissions: [ "contents: read", "issues: read", "pull-requests: read" ],
          named: true,
          inputs: [ "mode: propose" ],
          after: [ `- uses: ${_lib_setup_actions_js__WEBPACK_IMPORTED_MODULE_0__.k.upload}`, "  # Also passes on work that failed verification.", "  if: ${{ !cancelled() && steps.remit.outputs.proposal-digest != '' }}", "  with:", "    name: remit-proposal", "    path: ${{ steps.remit.outputs.proposal-path }}" ]
        }), whole({
          id: "publish",
          when: [ "needs: propose", "if: ${{ !cancelled() && needs.propose.outputs.digest != '' }}" ],
          minutes: 10,
          more: [ "environment: remit-publish", ...oneAtATime("remit-publish-${{ github.event.issue.number }}") ],
          permissions: [ BRANCH, COMMENT, PULL ],
          works: false,
          before: [ `- uses: ${_lib_setup_actions_js__WEBPACK_IMPORTED_MODULE_0__.k.download}`, "  with:", "    name: remit-proposal", "    path: ${{ runner.temp }}/proposal" ],
          inputs: [ "mode: publish", "proposal: ${{ runner.temp }}/proposal", "proposal-digest: ${{ needs.propose.outputs.digest }}" ]
        }) ]
      },
      plan: {
        title: "Remit, by plan",
        about: [ "A plan first. When somebody approves the second job (required reviewers on the environment remit-publish), exactly", "this plan is carried out." ],
        on: ON_PROMPT,
        jobs: [ whole({
          id: "plan",
          more: [ ...oneAtATime("remit-plan"), "outputs:", "  digest: ${{ steps.remit.outputs.plan-digest }}" ],
          permissions: [ "contents: write # Remit keeps the plan under refs/remit/ and pushes nothing else." ],
          named: true,
          inputs: [ "command: plan", "prompt: ${{ inputs.prompt }}" ]
        }), whole({
          id: "carry-out",
          when: [ "needs: plan", "if: needs.plan.outputs.digest != ''" ],
          more: [ "environment: remit-publish", ...oneAtATime("remit-carry-out") ],
          permissions: [ BRANCH, PULL ],
          inputs: [ "command: approve ${{ needs.plan.outputs.digest }}" ]
        }) ]
      }
    };
  }),
  86170: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var read = (function read(path) {
      return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).size > LARGEST ? "" : (0, 
      node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8");
    });
    __webpack_require__.d(__webpack_exports__, {
      Hp: () => listFrom,
      N7: () => openFileTree,
      dY: () => subtree,
      gM: () => readYaml,
      ws: () => scalarText,
      xr: () => scalarTexts
    });
    var _lib_ecosystems_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22509);
    var _lib_attempt_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91513);
    var _lib_parts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(23782);
    var _lib_read_data_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50991);
    var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
    var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
    var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
    var node_path__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
    var yaml__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38815);
    function openFileTree(root) {
      return treeOf(walk(root, "", DEPTH).toSorted(), path => read((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path)));
    }
    function treeOf(files, text) {
      const known = new Set(files);
      const has = path => known.has(path);
      return {
        files: files,
        has: has,
        first: (...paths) => paths.find(has),
        text: path => has(path) ? text(path) : ""
      };
    }
    function subtree(tree, directory) {
      if (directory === "") return tree;
      const files = tree.files.filter(path => path.startsWith(`${directory}/`));
      return treeOf(files.map(path => path.slice(directory.length + 1)), path => tree.text(`${directory}/${path}`));
    }
    const DEPTH = 3;
    const LARGEST = 1024 * 1024;
    function walk(root, directory, depth) {
      return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, directory), {
        withFileTypes: true
      }).flatMap(entry => {
        const path = directory === "" ? entry.name : `${directory}/${entry.name}`;
        if (entry.isFile()) return [ path ];
        const searched = entry.isDirectory() && entry.name !== ".git" && !_lib_ecosystems_js__WEBPACK_IMPORTED_MODULE_3__.nY.has(entry.name);
        if (!searched || (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path, ".git"))) return [];
        return depth > 0 ? walk(root, path, depth - 1) : [];
      });
    }
    function readYaml(text) {
      const document = (0, yaml__WEBPACK_IMPORTED_MODULE_2__.Tp)(text);
      const broken = error => ({
        content: {},
        fault: (0, _lib_attempt_js__WEBPACK_IMPORTED_MODULE_4__.bD)(error).split("\n")[0] ?? ""
      });
      const [error] = document.errors;
      if (error !== undefined) return broken(error);
      try {
        return {
          content: (0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_5__.fO)(document.toJS()),
          fault: ""
        };
      } catch (unresolved) {
        return broken(unresolved);
      }
    }
    function listFrom(value) {
      if (Array.isArray(value)) return value;
      return value === undefined || value === null ? [] : [ value ];
    }
    function scalarText(value) {
      return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value) : "";
    }
    function scalarTexts(value) {
      return (0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_6__.LG)((0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_5__.fO)(value), scalarText);
    }
  }),
  50318: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var pathOf = (function pathOf(kind) {
      return kind === "comment" ? ".github/workflows/remit.yml" : `.github/workflows/remit-${kind}.yml`;
    });
    var plain = (function plain(value) {
      const bare = /^[A-Za-z./~][^:#"'{}[\]]*$/.test(value) && !/^(true|false|yes|no|on|off|null)$/i.test(value) && !/\s$/.test(value);
      return bare ? value : `'${value.replaceAll("'", "''")}'`;
    });
    __webpack_require__.d(__webpack_exports__, {
      B: () => SETUP_ACTION,
      VF: () => isKind,
      XM: () => pathOf,
      aN: () => writeAction,
      r$: () => writeWorkflow
    });
    var _lib_setup_actions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49967);
    var _shapes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98016);
    function isKind(word) {
      return _shapes_js__WEBPACK_IMPORTED_MODULE_0__.G.some(kind => kind === word);
    }
    function writeWorkflow(kind, facts) {
      const {title: title, about: about, on: on, jobs: jobs} = _shapes_js__WEBPACK_IMPORTED_MODULE_0__.H[kind];
      if (kind === "comment" && !facts.long && facts.services.length === 0) return writeCall(facts.remit);
      return `# ${about.join("\n# ")}\n# Written by \`remit init\`, and yours from here on.\nname: ${title}\non:\n${indent(on)}\n# Only the permissions that a job names below.\npermissions: {}\njobs:\n${jobs.map(job => writeJob(job, checkoutFor(on), facts)).join("\n")}\n`;
    }
    function writeCall(remit) {
      const [, name = "", at = ""] = /^([^@]+)(@.*)$/.exec(remit) ?? [];
      const {title: title, about: about, on: on} = _shapes_js__WEBPACK_IMPORTED_MODULE_0__.H.comment;
      return `# ${about.join("\n# ")}\n# Written by \`remit init\`, and yours from here on. \`remit init --long\` writes every step out.\nname: ${title}\non:\n${indent(on)}\n# For its branch, comment and pull request. Add \`actions: write\` so that \`@remit /stop\` can end a run.\npermissions: { contents: write, issues: write, pull-requests: write }\njobs:\n  remit:\n    uses: ${name}/.github/workflows/remit.yml${at}\n    secrets:\n      gemini-api-key: \${{ secrets.GEMINI_API_KEY }}\n`;
    }
    function checkoutFor(on) {
      const pull = on.some(line => line.startsWith("pull_request"));
      return pull ? [ ...CHECKOUT, "    ref: ${{ github.event.repository.default_branch }}" ] : CHECKOUT;
    }
    function writeJob(job, checkout, {setUp: setUp, services: services, remit: remit}) {
      const {id: id, when: when, minutes: minutes, more: more, permissions: permissions, works: works, gated: gated, before: before, after: after, named: named, inputs: inputs} = job;
      const key = works ? [ "gemini-api-key: ${{ secrets.GEMINI_API_KEY }}" ] : [];
      const setup = works ? [ ...checkout, ...setUp ? [ `- uses: ./${SETUP_ACTION}` ] : [] ] : [];
      const own = [ `- uses: ${remit}`, ...named ? [ "  id: remit" ] : [], "  with:", ...pad([ ...inputs, ...key ], 4) ];
      const steps = gated ? [ ...openGate(remit), ...[ ...setup, ...before, ...own ].flatMap(ifAdmitted) ] : [ ...setup, ...before, ...own ];
      const lines = [ `${id}:`, ...pad([ ...when, "runs-on: ubuntu-latest", `timeout-minutes: ${minutes}`, ...more, "permissions:", ...pad(permissions, 2), ...works ? services : [], "steps:", ...pad([ ...steps, ...after ], 2) ], 2) ];
      return indent(lines);
    }
    function openGate(remit) {
      return [ "# Checks who asks before anything else: a stranger's comment causes no checkout and no install.", `- uses: ${remit}`, "  id: gate", "  with:", "    mode: gate" ];
    }
    function ifAdmitted(line) {
      return line.startsWith("- ") ? [ line, "  if: steps.gate.outputs.admitted == 'true'" ] : [ line ];
    }
    const CHECKOUT = [ `- uses: ${_lib_setup_actions_js__WEBPACK_IMPORTED_MODULE_1__.k.checkout}`, "  with:", "    persist-credentials: false" ];
    function pad(lines, by) {
      return lines.map(line => " ".repeat(by) + line);
    }
    function indent(lines) {
      return pad(lines, 2).join("\n");
    }
    const SETUP_ACTION = ".github/actions/remit-setup";
    function writeAction({steps: steps, from: from, environment: environment}) {
      const origin = from.length === 0 ? "the usual steps for the repository's manifests" : `copied from ${from.join(", ")}`;
      const variables = Object.entries(environment);
      return `# Prepares a machine for Remit: installs the toolchain and the dependencies, since commands have no network.\n# Written by \`remit init\`, ${origin}, and yours from here on.\nname: Set up for Remit\ndescription: Installs what the project needs.\nruns:\n  using: composite\n  steps:\n${[ ...variables.length === 0 ? [] : writeVariables(variables), ...steps.flatMap(writeStep) ].map(line => `    ${line}`.trimEnd()).join("\n")}\n`;
    }
    function writeVariables(variables) {
      const lines = variables.map(([name, value]) => `  echo ${quote(`${name}=${value}`)} >> "$GITHUB_ENV"`);
      return [ "- name: Set the variables of the CI", "  shell: bash", "  run: |", ...lines.map(line => `  ${line}`) ];
    }
    function quote(text) {
      return `'${text.replaceAll("'", String.raw`'\''`)}'`;
    }
    function writeStep(step) {
      const {uses: uses, run: run, name: name, condition: condition, id: id, env: env, directory: directory} = step;
      const fields = [ ...name === "" ? [] : [ `name: ${plain(name)}` ], ...id === "" ? [] : [ `id: ${id}` ], ...condition === "" ? [] : [ `if: ${plain(condition)}` ], ...uses === "" ? [] : [ `uses: ${uses}` ], ...writeFields("with", step.with), ...writeFields("env", env), ...run === "" ? [] : [ "shell: bash" ], ...run === "" || directory === "" ? [] : [ `working-directory: ${plain(directory)}` ], ...run === "" ? [] : writeValue("run", run) ];
      return fields.map((line, index) => index === 0 ? `- ${line}` : `  ${line}`);
    }
    function writeFields(key, fields) {
      const entries = Object.entries(fields);
      if (entries.length === 0) return [];
      return [ `${key}:`, ...entries.flatMap(([name, value]) => writeValue(name, value).map(line => `  ${line}`)) ];
    }
    function writeValue(key, value) {
      if (!value.includes("\n")) return [ `${key}: ${plain(value)}` ];
      return [ `${key}: |`, ...value.trimEnd().split("\n").map(line => `  ${line}`) ];
    }
  }),
  49967: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      k: () => ACTIONS
    });
    const ACTIONS = {
      checkout: "actions/checkout@1af3b93b6815bc44a9784bd300feb67ff0d1eeb3 # v6.0.0",
      node: "actions/setup-node@2028fbc5c25fe9cf00d9f06a71cc4710d4507903 # v6.0.0",
      python: "actions/setup-python@e797f83bcb11b83ae66e0230d6156d7c80228e7c # v6.0.0",
      pnpm: "pnpm/action-setup@0977fd99725f1db4007ccb2928dbb4e90d06cc86 # v6.0.10",
      uv: "astral-sh/setup-uv@c771a70e6277c0a99b617c7a806ffedaca235ff9 # v9.0.0",
      go: "actions/setup-go@44694675825211faa026b3c33043df3e48a5fa00 # v6.0.0",
      java: "actions/setup-java@dded0888837ed1f317902acf8a20df0ad188d165 # v5.0.0",
      dotnet: "actions/setup-dotnet@a98b56852c35b8e3190ac28c8c2271da59106c68 # v6.0.0",
      ruby: "ruby/setup-ruby@0dafeac902942906541bc140009cdbf32665b601 # v1.315.0",
      php: "shivammathur/setup-php@f3e473d116dcccaddc5834248c87452386958240 # 2.37.2",
      beam: "erlef/setup-beam@54075bcc5e249e4758d363f27d099f55d843f124 # v1.24.1",
      deno: "denoland/setup-deno@667a34cdef165d8d2b2e98dde39547c9daac7282 # v2.0.4",
      dart: "dart-lang/setup-dart@65eb853c7ba17dde3be364c3d2858773e7144260 # v1.7.2",
      flutter: "subosito/flutter-action@1a449444c387b1966244ae4d4f8c696479add0b2 # v2.23.0",
      bun: "oven-sh/setup-bun@0c5077e51419868618aeaa5fe8019c62421857d6 # v2.2.0",
      golangci: "golangci/golangci-lint-action@ba0d7d2ec06a0ea1cb5fa41b2e4a3ab91d21278a # v9.3.0",
      upload: "actions/upload-artifact@b7c566a772e6b6bfb58ed0dc250532a479d7789f # v6.0.0",
      download: "actions/download-artifact@37930b1c2abaa49bbe596cd826c3c89aef350131 # v7.0.0"
    };
  })
};


