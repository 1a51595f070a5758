"use strict";

exports.id = 4874;

exports.ids = [ 4874 ];

exports.modules = {
  64874: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var readLine = (function readLine(line) {
      if (line.length > LONGEST) return unreadable(line, `it is longer than ${LONGEST} characters`);
      if (/[\x00-\x08\x0B\x0C\x0E-\x1F\x7F]/.test(line)) return unreadable(line, "it has control characters");
      try {
        return readTree(line);
      } catch (error) {
        if (error instanceof RangeError) return unreadable(line, "it is nested too deep");
        throw error;
      }
    });
    var unreadable = (function unreadable(line, why) {
      const text = (0, _cut_js__WEBPACK_IMPORTED_MODULE_1__.cz)(line, 200);
      return {
        text: line,
        commands: [],
        unread: [ {
          text: text,
          why: why
        } ],
        redirections: [],
        evaluated: []
      };
    });
    var readTree = (function readTree(source) {
      const hints = {};
      const reader = {
        commands: [],
        unread: [],
        redirections: [],
        functions: new Set,
        depth: 0,
        hints: hints
      };
      readShell(reader, source);
      const {commands: commands, unread: unread, redirections: redirections} = reader;
      return {
        text: source,
        commands: commands,
        redirections: redirections,
        ...judgeHints(hints, unread)
      };
    });
    var judgeHints = (function judgeHints({expression: expression, code: code, fed: fed}, unread) {
      if (expression === undefined) return {
        unread: unread,
        evaluated: []
      };
      const run = code === undefined ? [] : [ {
        text: expression,
        why: `bash evaluates it, and \`${code}\` could run in it`
      } ];
      const printed = fed === undefined ? [] : [ {
        text: expression,
        why: `bash evaluates it, and so what \`${fed}\` gives`
      } ];
      return {
        unread: [ ...unread, ...run ],
        evaluated: printed
      };
    });
    var readShell = (function readShell(reader, source) {
      const script = (0, unbash__WEBPACK_IMPORTED_MODULE_0__.qg)(source);
      checkScript(reader, script);
      for (const statement of script.commands) {
        visit(reader, statement);
        const {command: command, background: background} = statement;
        if (command.type === "Function" && background !== true) reader.functions.add(command.name.text);
      }
    });
    var checkScript = (function checkScript(reader, {errors: errors}) {
      for (const {message: message} of errors ?? []) reader.unread.push({
        text: message,
        why: "it is not valid bash"
      });
    });
    var visit = (function visit(reader, node) {
      const nested = node.type.endsWith("Expansion") || node.type === "ProcessSubstitution";
      if (nested && reader.depth >= DEEPEST) {
        reader.unread.push({
          text: "\u2026",
          why: TOO_DEEP
        });
        return;
      }
      if (node.type === "Script") checkScript(reader, node); else if (node.type === "Command") readCommand(reader, node); else if (node.type === "Redirect") readRedirection(reader, node); else if (node.type === "For" || node.type === "Select") readLoop(reader, node.name.text); else notice(reader, node);
      const inner = nested ? {
        ...reader,
        depth: reader.depth + 1
      } : reader;
      (0, unbash__WEBPACK_IMPORTED_MODULE_0__.dK)(node, child => visit(inner, child));
    });
    var notice = (function notice({hints: hints, unread: unread}, node) {
      const code = codeIn(node);
      if (code !== undefined && (0, _shell_words_js__WEBPACK_IMPORTED_MODULE_2__.Gu)(code)) hints.code ??= (0, 
      _cut_js__WEBPACK_IMPORTED_MODULE_1__.Ku)(code, 80);
      if (evaluates(node)) hints.expression ??= "text" in node ? node.text : "an expression";
      if (/^(Arithmetic)?CommandExpansion$|^ProcessSubstitution$/.test(node.type) && "script" in node) {
        hints.fed ??= node.text;
        if (node.script === undefined) unread.push({
          text: node.text,
          why: "it cannot be read"
        });
      }
      if (node.type === "Assignment" && node.value.type === "Word" && node.value.text.startsWith("(")) unread.push({
        text: node.text,
        why: "it is not certain where the array ends"
      });
      const lost = node.type === "ArithmeticExpansion" && node.expression === undefined && node.text || node.type === "ArithmeticCommand" && node.expression === undefined && node.body;
      if (typeof lost === "string" && /[$`]/.test(lost)) unread.push({
        text: lost,
        why: "the expression cannot be read"
      });
    });
    var codeIn = (function codeIn(node) {
      if (node.type === "SingleQuoted" || node.type === "AnsiCQuoted" || node.type === "Literal") return node.value;
      if (node.type === "Word" && node.parts === undefined) return node.value;
      return node.type === "HereDocBody" && node.parts === undefined ? node.text : undefined;
    });
    var evaluates = (function evaluates(node) {
      switch (node.type) {
       case "ArithmeticExpansion":
       case "ArithmeticCommand":
       case "ArithmeticFor":
        return true;

       case "TestBinary":
        return /^-(eq|ne|lt|le|gt|ge)$/.test(node.operator);

       case "TestUnary":
        return /^-[vR]$/.test(node.operator);

       case "ParameterExpansion":
        return node.prefix === "!" && node.operation?.type !== "Names" || !isPlainIndex(node.index?.text);

       case "Slice":
        return true;

       case "Transform":
        return node.operand.text === "P";

       case "Assignment":
        return !isPlainIndex(node.index?.text);

       case "ArrayValue":
        return node.elements.some(({text: text}) => /^\[(?!\d+\])/.test(text));

       default:
        return false;
      }
    });
    var readCommand = (function readCommand(reader, node) {
      const nodes = [ ...node.name === undefined ? [] : [ node.name ], ...node.args ];
      const touching = nodes.find((each, index) => index > 0 && (nodes[index - 1]?.end ?? -1) >= each.pos);
      if (touching !== undefined) reader.unread.push({
        text: touching.text,
        why: "it is not certain where one word ends and the next begins"
      });
      const settings = node.prefix.flatMap(item => item.type === "Assignment" ? [ readSetting(item) ] : []);
      const input = node.redirects.flatMap(inputOf).at(-1);
      add(reader, {
        words: nodes.map(argumentOf),
        settings: settings,
        inShell: true,
        ...input === undefined ? {} : {
          input: input
        }
      });
    });
    var argumentOf = (function argumentOf(item) {
      if (item.type === "Word") return (0, _shell_words_js__WEBPACK_IMPORTED_MODULE_2__.pS)(item);
      const {name: name, value: value, text: text} = readSetting(item);
      return {
        text: text,
        ...(0, _shell_words_js__WEBPACK_IMPORTED_MODULE_2__.aG)([ `${name}=${value ?? ""}`, ...value === undefined ? [ "" ] : [] ]),
        many: false
      };
    });
    var add = (function add(reader, command) {
      const [program] = command.words;
      for (const setting of command.settings) if ((0, _shell_words_js__WEBPACK_IMPORTED_MODULE_2__.jy)(setting)) reader.unread.push({
        text: setting.text,
        why: "it makes bash run or read what it says"
      });
      const text = command.words.map(word => word.text).join(" ");
      if (program === undefined) return push(reader, command, {});
      const name = program.value;
      if (name === undefined || name === "") {
        reader.unread.push({
          text: text,
          why: "its program is only known when the line runs"
        });
        return;
      }
      if (command.inShell && reader.functions.has(name)) return push(reader, command, {
        own: true
      });
      if (reader.depth >= DEEPEST) {
        reader.unread.push({
          text: text,
          why: TOO_DEEP
        });
        return;
      }
      const base = name.slice(name.lastIndexOf("/") + 1);
      const runs = (0, _shell_wrappers_js__WEBPACK_IMPORTED_MODULE_3__.oA)(base, command.words) ?? [];
      push(reader, command, {
        transparent: runs.some(runsMore) && !(0, _shell_wrappers_js__WEBPACK_IMPORTED_MODULE_3__.yC)(base),
        opaque: (0, _shell_wrappers_js__WEBPACK_IMPORTED_MODULE_3__.qp)(base)
      });
      const inner = {
        ...reader,
        depth: reader.depth + 1
      };
      readOwn(inner, name, command.words);
      for (const run of runs) follow(inner, command, run);
    });
    var push = (function push(reader, {words: words, settings: settings, wrapped: wrapped}, kind) {
      if (words.length === 0 && settings.length === 0) return;
      const text = [ ...settings, ...words ].map(piece => piece.text).join(" ");
      const behind = wrapped === undefined ? {} : {
        wrapped: wrapped
      };
      reader.commands.push({
        text: text,
        words: words,
        settings: settings,
        transparent: false,
        opaque: false,
        own: false,
        ...kind,
        ...behind
      });
    });
    var readOwn = (function readOwn(reader, name, words) {
      const built = (0, _shell_words_js__WEBPACK_IMPORTED_MODULE_2__.uk)(name, words);
      if (name === "unset") reader.functions.clear();
      if (built === undefined) return;
      if (built.unread !== undefined) reader.unread.push(built.unread);
      if (built.evaluates) reader.hints.expression ??= name;
      if (built.fed) reader.hints.fed ??= name;
      for (const script of built.scripts) readShell(reader, script);
    });
    var follow = (function follow(reader, outer, run) {
      switch (run.kind) {
       case "nothing":
        return;

       case "unread":
        reader.unread.push({
          text: run.text,
          why: run.why
        });
        return;

       case "script":
        return readScript(reader, run.script);

       case "input":
        return readScript(reader, outer.input ?? {
          text: "its input",
          ...(0, _shell_words_js__WEBPACK_IMPORTED_MODULE_2__.aG)(_shell_words_js__WEBPACK_IMPORTED_MODULE_2__.HV),
          many: false
        });

       case "command":
        {
          const {words: words, shift: shift} = outer.wrapped ?? {
            words: outer.words,
            shift: 0
          };
          const wrapped = {
            words: words,
            shift: shift + run.start
          };
          const settings = [ ...outer.settings, ...run.settings ];
          return add(reader, {
            ...outer,
            words: run.words ?? outer.words.slice(run.start),
            settings: settings,
            wrapped: wrapped,
            inShell: false
          });
        }

       default:
        return run;
      }
    });
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      readLine: () => readLine
    });
    var unbash__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88989);
    var _shell_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24772);
    var _shell_wrappers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82205);
    var _cut_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24192);
    const LONGEST = 2e5;
    const DEEPEST = 20;
    function readScript(reader, word) {
      if (word.value === undefined) reader.unread.push({
        text: word.text,
        why: "the script is only known when the line runs"
      }); else readShell({
        ...reader,
        functions: new Set
      }, word.value);
    }
    const TOO_DEEP = "it is nested too deep";
    function readLoop(reader, name) {
      add(reader, {
        words: [],
        settings: [ {
          name: name,
          value: undefined,
          text: `for ${name}`
        } ],
        inShell: true
      });
    }
    function isPlainIndex(index) {
      return index === undefined || /^(@|\*|-?\d+)$/.test(index);
    }
    function readRedirection({redirections: redirections}, node) {
      const target = node.target?.text ?? "";
      const copies = /^[<>]&$/.test(node.operator) && /^(\d+-?|-)$/.test(target);
      if (!copies && target !== "/dev/null") redirections.push(`${node.operator} ${target}`);
    }
    function readSetting({name: name, value: value, index: index, text: text}) {
      const plain = value.type === "Word" && index === undefined;
      return {
        name: name,
        value: plain ? (0, _shell_words_js__WEBPACK_IMPORTED_MODULE_2__.pS)(value).value : undefined,
        text: text
      };
    }
    function inputOf(redirection) {
      if (redirection.type === "HereString") return redirection.target === undefined ? [] : [ (0, 
      _shell_words_js__WEBPACK_IMPORTED_MODULE_2__.pS)(redirection.target) ];
      if (redirection.type !== "HereDoc") return [];
      const {text: text, parts: parts} = redirection.body;
      return [ {
        text: "here-document",
        ...(0, _shell_words_js__WEBPACK_IMPORTED_MODULE_2__.aG)(parts === undefined ? [ text ] : _shell_words_js__WEBPACK_IMPORTED_MODULE_2__.HV),
        many: false
      } ];
    }
    function runsMore({kind: kind}) {
      return kind === "command" || kind === "script";
    }
  }),
  24772: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var readWord = (function readWord({text: text, value: value, parts: parts}) {
      if (parts === undefined) return {
        text: text,
        value: value,
        texts: [ value ],
        many: false
      };
      const pieces = hasBraces(parts) ? [ UNKNOWN_MANY ] : parts.map(pieceOf);
      return {
        text: text,
        ...wordOf(joined(pieces.map(({texts: texts}) => texts))),
        many: pieces.some(({many: many}) => many)
      };
    });
    var joined = (function joined(pieces) {
      const texts = [ "" ];
      for (const [first = "", ...others] of pieces) texts.push((texts.pop() ?? "") + first, ...others);
      return texts;
    });
    var readBuiltin = (function readBuiltin(name, words) {
      return BUILTINS.get(name)?.(words.slice(1));
    });
    var holdsCode = (function holdsCode(text) {
      return CODE.test(text);
    });
    __webpack_require__.d(__webpack_exports__, {
      Gu: () => holdsCode,
      HV: () => UNKNOWN,
      aG: () => wordOf,
      jy: () => steersShell,
      pS: () => readWord,
      uk: () => readBuiltin
    });
    function wordOf(texts) {
      return {
        value: texts.length === 1 ? texts[0] : undefined,
        texts: texts
      };
    }
    const UNKNOWN = [ "", "" ];
    const UNKNOWN_MANY = {
      texts: UNKNOWN,
      many: true
    };
    function pieceOf(part) {
      switch (part.type) {
       case "Literal":
       case "SingleQuoted":
       case "AnsiCQuoted":
        return {
          texts: [ part.value ],
          many: false
        };

       case "DoubleQuoted":
        return {
          texts: joined(part.parts.map(quotedTexts)),
          many: part.parts.some(isList)
        };

       case "ProcessSubstitution":
       case "LocaleString":
        return {
          texts: UNKNOWN,
          many: false
        };

       case "Glob":
       case "ExtendedGlob":
       case "BraceExpansion":
       case "SimpleExpansion":
       case "ParameterExpansion":
       case "CommandExpansion":
       case "ArithmeticExpansion":
        return UNKNOWN_MANY;
      }
    }
    function quotedTexts(part) {
      return part.type === "Literal" ? [ part.value ] : UNKNOWN;
    }
    function isList(part) {
      if (part.type === "SimpleExpansion") return part.text === "$@";
      if (part.type !== "ParameterExpansion" || part.prefix === "#") return false;
      return part.parameter === "@" || part.index?.text === "@" || part.operation?.type === "Names";
    }
    function hasBraces(parts) {
      const open = parts.map(part => part.type === "Literal" || part.type === "BraceExpansion" ? part.text : "\0").join("");
      const start = open.indexOf("{");
      const end = open.lastIndexOf("}");
      return start !== -1 && end > start && /,|\.\./.test(open.slice(start, end));
    }
    const NOTHING = {
      scripts: [],
      evaluates: false,
      fed: false
    };
    const BUILTINS = new Map([ [ "eval", words => evaluated(words[0]?.value === "--" ? words.slice(1) : words) ], [ "trap", words => trapped(words[0]?.value === "--" ? words.slice(1) : words) ], [ "alias", words => words.length === 0 ? NOTHING : unread(words, "an alias changes how later commands are read") ], [ "hash", words => words[0]?.value === undefined || !words[0].value.startsWith("-") ? NOTHING : unread(words, RENAMES) ], [ "let", words => ({
      ...suspect(words) ?? NOTHING,
      evaluates: true
    }) ], ...[ "declare", "typeset", "local", "readonly", "export" ].map(name => [ name, declared ]), ...[ "test", "[" ].map(name => [ name, tested ]), [ "printf", printed ], ...[ "read", "mapfile", "readarray" ].map(name => [ name, filled ]), ...[ "unset", "getopts", "wait" ].map(name => [ name, words => suspect(words) ?? NOTHING ]) ]);
    const RENAMES = "it changes which program a name stands for";
    function unread(words, why) {
      return {
        ...NOTHING,
        unread: {
          text: words.map(({text: text}) => text).join(" "),
          why: why
        }
      };
    }
    function evaluated(words) {
      const texts = words.map(({value: value}) => value);
      if (words.some(({value: value, many: many}) => value === undefined || many)) return unread(words, "it runs a text that is only known when the line runs");
      return {
        ...NOTHING,
        scripts: [ texts.join(" ") ]
      };
    }
    function trapped(words) {
      const [code] = words;
      if (code === undefined || /^(-|-p|-l|-lp|)$/.test(code.value ?? "$")) return NOTHING;
      return evaluated([ code ]);
    }
    const CODE = /\$\(|`|\$\{[ \t\n|]|\$$/;
    function suspect(words) {
      const found = words.find(({value: value}) => value === undefined || holdsCode(value));
      return found === undefined ? undefined : unread([ found ], "bash evaluates it, and it may hold a command");
    }
    function declared(words) {
      const array = words.some(({value: value}) => /^-[a-zA-Z]*[aA]/.test(value ?? ""));
      for (const word of words) {
        const [, name] = /^([A-Za-z_]\w*)\+?=/.exec(word.text) ?? [];
        const plain = name !== undefined || /^([-+][a-zA-Z]+|[A-Za-z_]\w*)$/.test(word.value ?? "");
        const again = word.value === undefined ? array && !word.text.includes("=(") : holdsCode(word.value);
        if (again || !plain && !isPlainPair(word)) return {
          ...unread([ word ], EVALUATES),
          evaluates: true
        };
      }
      return {
        ...NOTHING,
        evaluates: words.some(({value: value}) => value === undefined || /^-[a-zA-Z]*i/.test(value))
      };
    }
    const EVALUATES = "bash evaluates what it declares, and it may hold a command";
    function isPlainPair({text: text}) {
      return /^["'][A-Za-z_]\w*\+?=/.test(text);
    }
    function tested(words) {
      return words.some(({value: value}) => value === "-v" || value === "-R") ? suspect(words) ?? NOTHING : NOTHING;
    }
    function printed(words) {
      const [first, second] = words;
      const format = first?.value === "--" ? second : first;
      const sets = first?.value === "-v" || /%[^a-zA-Z%]*n/.test(format?.value ?? "");
      return sets ? {
        ...suspect(words) ?? NOTHING,
        fed: true
      } : NOTHING;
    }
    function filled(words) {
      const callback = words.some(({value: value}) => /^-[a-zA-Z]*C/.test(value ?? ""));
      if (callback) return unread(words, "it runs a callback");
      return {
        ...suspect(words) ?? NOTHING,
        fed: true
      };
    }
    function steersShell({name: name, value: value}) {
      if (/^(PROMPT_COMMAND|BASH_ENV|ENV|BASH_ALIASES|BASH_CMDS|SHELLOPTS|BASHOPTS)$/.test(name)) return true;
      if (!/^[A-Za-z_]\w*$/.test(name)) return true;
      return /^PS[0-4]$/.test(name) && (value === undefined || holdsCode(value));
    }
  }),
  82205: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var unwrap = (function unwrap(program, words) {
      if (program === "find" || program === "gfind") return unwrapFind(words);
      if (SHELLS.has(program)) return [ unwrapShell(words) ];
      if (program === "source" || program === ".") return [ fileAt(words, 1) ];
      const grammar = WRAPPERS.get(program);
      return grammar === undefined ? undefined : [ unwrapBy(grammar, program, words) ];
    });
    var isOpaque = (function isOpaque(program) {
      return OPAQUE.has(program);
    });
    var named = (function named(names, grammar) {
      return names.split(" ").map(name => [ name, grammar ]);
    });
    var wordsOf = (function wordsOf(text) {
      return new Set(text.trim().split(/\s+/));
    });
    var markOf = (function markOf(options) {
      for (const [index, {value: value = ""}] of options.entries()) {
        const [, glued] = /^-[0rtxop]*I(.*)$/s.exec(value) ?? /^--replace=(.+)$/s.exec(value) ?? [];
        if (glued !== undefined) return glued === "" ? options[index + 1]?.value : glued;
        if (/^-[0rtxop]*i/.test(value)) return value.slice(value.indexOf("i") + 1) || "{}";
        if (value === "--replace") return "{}";
      }
      return undefined;
    });
    __webpack_require__.d(__webpack_exports__, {
      oA: () => unwrap,
      qp: () => isOpaque,
      yC: () => isMore
    });
    var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24772);
    function isMore(program) {
      return /^(sudo|doas|g?find)$/.test(program);
    }
    const OPAQUE = wordsOf(`zsh ksh mksh fish csh tcsh pwsh powershell nu xonsh busybox toybox parallel watch script su runuser chroot\n  strace ltrace unshare nsenter setpriv capsh pkexec systemd-run setarch linux32 linux64 entr expect at batch\n  compgen complete bind fc enable perf valgrind gdb lldb xvfb-run fakeroot prlimit numactl firejail bwrap proot tmux screen\n  dbus-run-session start-stop-daemon crontab`);
    const SHELLS = wordsOf("bash sh dash rbash");
    const WRAPPERS = new Map([ [ "env", {
      flags: "iv0-",
      long: "ignore-environment null debug",
      values: "uC",
      longValues: "unset chdir"
    } ], ...named("xargs gxargs", {
      flags: "0rtxop",
      long: "null no-run-if-empty verbose exit open-tty interactive",
      values: "anPLsdEI",
      longValues: "arg-file max-args max-procs max-lines max-chars delimiter eof replace",
      glued: "iel"
    }), ...named("timeout gtimeout", {
      flags: "vfp",
      long: "foreground preserve-status verbose",
      values: "ks",
      longValues: "kill-after signal",
      skip: 1
    }), [ "nice", {
      flags: "",
      values: "n",
      longValues: "adjustment",
      counts: true
    } ], ...named("nohup unbuffer chronic", {
      flags: ""
    }), [ "setsid", {
      flags: "wcf",
      long: "wait ctty fork"
    } ], [ "ionice", {
      flags: "t",
      long: "ignore",
      values: "cn",
      longValues: "class classdata"
    } ], [ "stdbuf", {
      flags: "",
      values: "ioe",
      longValues: "input output error"
    } ], [ "time", {
      flags: "pvq",
      long: "portability verbose quiet",
      values: "f",
      longValues: "format"
    } ], [ "flock", {
      flags: "sxnoueF",
      long: "shared exclusive nonblock close",
      values: "wE",
      longValues: "timeout",
      skip: 1
    } ], [ "sudo", {
      flags: "nEHkSbAP",
      long: "non-interactive preserve-env",
      values: "ugpCDhrt",
      longValues: "user group"
    } ], [ "doas", {
      flags: "nL",
      values: "uC"
    } ], [ "command", {
      flags: "p"
    } ], [ "builtin", {
      flags: ""
    } ], [ "exec", {
      flags: "lc",
      values: "a"
    } ], [ "taskset", {
      flags: "ac",
      long: "all-tasks cpu-list",
      skip: 1
    } ] ]);
    function unwrapBy(grammar, program, words) {
      if (program === "command" && /^-[pvV]*[vV]/.test(words[1]?.value ?? "")) return {
        kind: "nothing"
      };
      const found = skipOptions(grammar, words);
      if (typeof found !== "number") return found;
      let start = found;
      for (let skipped = 0; skipped < (grammar.skip ?? 0) && start < words.length; skipped += 1, 
      start += 1) if (words[start]?.value === undefined) return unreadOption(words[start]);
      const settings = program === "env" || program === "sudo" ? settingsAt(words, start) : [];
      start += settings.length;
      if (start >= words.length) return {
        kind: "nothing"
      };
      if (program === "flock" && words[start]?.value === "-c") return scriptAt(words, start + 1);
      const fed = program.endsWith("xargs") ? {
        words: fedBy(words, start)
      } : {};
      return {
        kind: "command",
        start: start,
        settings: settings,
        ...fed
      };
    }
    function settingsAt(words, start) {
      const settings = [];
      for (const word of words.slice(start)) {
        const setting = settingOf(word);
        if (setting === undefined) break;
        settings.push(setting);
      }
      return settings;
    }
    function settingOf(word) {
      const [, name, value] = /^([^=]+)=(.*)$/s.exec(word?.value ?? word?.text ?? "") ?? [];
      if (word === undefined || name === undefined || word.many) return undefined;
      return {
        name: name,
        value: word.value === undefined ? undefined : value,
        text: word.text
      };
    }
    function skipOptions(grammar, words) {
      let at = 1;
      for (;at < words.length; at += 1) {
        const word = words[at];
        const {value: value} = word;
        if (value === undefined) return settingOf(word) === undefined ? unreadOption(word) : at;
        if (value === "--") return at + 1;
        if (!value.startsWith("-") || value === "-" && !grammar.flags.includes("-")) break;
        const taken = takes(grammar, value);
        if (taken === undefined) return unreadOption(word);
        at += taken;
      }
      return at;
    }
    function takes(grammar, option) {
      if (option.startsWith("--")) {
        const [name = "", value] = option.slice(2).split(/=(.*)/s);
        if (isOneOf(name, `${grammar.long ?? ""} help version`)) return 0;
        if (!isOneOf(name, grammar.longValues ?? "")) return undefined;
        return value === undefined ? 1 : 0;
      }
      if (grammar.counts === true && /^-\d+$/.test(option)) return 0;
      for (let index = 1; index < option.length; index += 1) {
        const letter = option.charAt(index);
        if (grammar.values?.includes(letter) === true) return index === option.length - 1 ? 1 : 0;
        if (grammar.glued?.includes(letter) === true) return 0;
        if (!grammar.flags.includes(letter)) return undefined;
      }
      return 0;
    }
    function isOneOf(name, list) {
      return name !== "" && list.split(" ").includes(name);
    }
    function unreadOption(word) {
      const text = word?.text ?? "";
      return {
        kind: "unread",
        text: text,
        why: "it is not certain whether it is an option, and so which program runs"
      };
    }
    function fedBy(words, start) {
      const mark = markOf(words.slice(1, start));
      const command = words.slice(start);
      if (mark === undefined) return [ ...command, {
        text: "\u2026",
        value: undefined,
        texts: _words_js__WEBPACK_IMPORTED_MODULE_0__.HV,
        many: true
      } ];
      return command.map(word => ({
        ...word,
        ...(0, _words_js__WEBPACK_IMPORTED_MODULE_0__.aG)(word.value === undefined || mark === "" ? _words_js__WEBPACK_IMPORTED_MODULE_0__.HV : word.value.split(mark))
      }));
    }
    function unwrapFind(words) {
      const found = [];
      for (let at = 1; at < words.length; at += 1) {
        if (!/^-(exec|execdir|ok|okdir)$/.test(words[at]?.value ?? "")) continue;
        const start = at + 1;
        while (at < words.length && !ends(words, at)) at += 1;
        const run = words.slice(start, at).map(word => word.value?.includes("{}") === true ? unknown(word) : word);
        found.push({
          kind: "command",
          start: start,
          settings: [],
          words: run
        });
      }
      return found;
    }
    function unknown(word) {
      return {
        ...word,
        value: undefined
      };
    }
    function ends(words, at) {
      const value = words[at]?.value;
      return value === ";" || value === "+" && words[at - 1]?.value === "{}";
    }
    function unwrapShell(words) {
      let script = false;
      let input = false;
      for (let at = 1; at < words.length; at += 1) {
        const word = words[at];
        const {value: value} = word;
        if (value === undefined) return script ? {
          kind: "script",
          script: word
        } : unreadOption(word);
        if (value === "--" || value === "-") return script ? scriptAt(words, at + 1) : afterOptions(words, at + 1, input);
        if (/^--(login|norc|noprofile|posix|noediting|verbose)$/.test(value)) continue;
        if (/^--(help|version)$/.test(value)) return {
          kind: "nothing"
        };
        if (!/^[-+]/.test(value)) return script ? {
          kind: "script",
          script: word
        } : afterOptions(words, at, input);
        if (!/^[-+][a-zA-Z]+$/.test(value) || /[DO]/.test(value)) return unreadOption(word);
        script ||= value.startsWith("-") && value.includes("c");
        input ||= value.includes("s") || value.includes("i");
        if (value.includes("o")) at += 1;
      }
      return script ? {
        kind: "nothing"
      } : {
        kind: "input"
      };
    }
    function afterOptions(words, at, input) {
      return input || at >= words.length ? {
        kind: "input"
      } : fileAt(words, at);
    }
    function fileAt(words, at) {
      const word = words[at];
      if (word === undefined) return {
        kind: "nothing"
      };
      if (word.value === undefined) return {
        kind: "unread",
        text: word.text,
        why: "it is not certain which file it runs"
      };
      return /^\/(dev|proc)\//.test(word.value) ? {
        kind: "input"
      } : {
        kind: "nothing"
      };
    }
    function scriptAt(words, at) {
      const script = words[at];
      return script === undefined ? {
        kind: "nothing"
      } : {
        kind: "script",
        script: script
      };
    }
  })
};


