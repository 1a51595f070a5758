"use strict";

exports.id = 2550;

exports.ids = [ 2550 ];

exports.modules = {
  72550: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
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
    var inputOf = (function inputOf(redirection) {
      if (redirection.type === "HereString") return redirection.target === undefined ? [] : [ (0, 
      _words_js__WEBPACK_IMPORTED_MODULE_3__.pS)(redirection.target) ];
      if (redirection.type !== "HereDoc") return [];
      const {text: text, parts: parts} = redirection.body;
      return [ {
        text: "here-document",
        ...(0, _words_js__WEBPACK_IMPORTED_MODULE_3__.aG)(parts === undefined ? [ text ] : _words_js__WEBPACK_IMPORTED_MODULE_3__.HV),
        many: false
      } ];
    });
    var add = (function add(reader, command) {
      const [program] = command.words;
      for (const setting of command.settings) if ((0, _words_js__WEBPACK_IMPORTED_MODULE_3__.jy)(setting)) reader.unread.push({
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
      const runs = (0, _wrappers_js__WEBPACK_IMPORTED_MODULE_4__.oA)(base, command.words) ?? [];
      push(reader, command, {
        transparent: runs.some(runsMore) && !(0, _wrappers_js__WEBPACK_IMPORTED_MODULE_4__.yC)(base),
        opaque: (0, _wrappers_js__WEBPACK_IMPORTED_MODULE_4__.qp)(base)
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
          ...(0, _words_js__WEBPACK_IMPORTED_MODULE_3__.aG)(_words_js__WEBPACK_IMPORTED_MODULE_3__.HV),
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
      parseLine: () => parseLine
    });
    var unbash__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88989);
    var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24772);
    var _wrappers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82205);
    var _cut_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24192);
    var _shell_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52046);
    function parseLine(line) {
      if (line.length > LONGEST) return unreadable(line, `it is longer than ${LONGEST} characters`);
      if (/[\x00-\x08\x0B\x0C\x0E-\x1F\x7F]/.test(line)) return unreadable(line, "it has control characters");
      try {
        return readTree(line);
      } catch (error) {
        if (error instanceof RangeError) return unreadable(line, "it is nested too deep");
        throw error;
      }
    }
    const LONGEST = 2e5;
    function judgeHints({expression: expression, code: code, fed: fed}, unread) {
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
    }
    const DEEPEST = 20;
    function readShell(reader, source) {
      const script = (0, unbash__WEBPACK_IMPORTED_MODULE_0__.qg)(source);
      checkScript(reader, script);
      for (const statement of script.commands) {
        visit(reader, statement);
        const {command: command, background: background} = statement;
        if (command.type === "Function" && background !== true) reader.functions.add(command.name.text);
      }
    }
    function checkScript(reader, {errors: errors}) {
      for (const {message: message} of errors ?? []) reader.unread.push({
        text: message,
        why: _shell_js__WEBPACK_IMPORTED_MODULE_2__.bl
      });
    }
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
    function notice({hints: hints, unread: unread}, node) {
      const code = codeIn(node);
      if (code !== undefined && (0, _words_js__WEBPACK_IMPORTED_MODULE_3__.Gu)(code)) hints.code ??= (0, 
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
    }
    function codeIn(node) {
      if (node.type === "SingleQuoted" || node.type === "AnsiCQuoted" || node.type === "Literal") return node.value;
      if (node.type === "Word" && node.parts === undefined) return node.value;
      return node.type === "HereDocBody" && node.parts === undefined ? node.text : undefined;
    }
    function evaluates(node) {
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
    }
    function isPlainIndex(index) {
      return index === undefined || /^(@|\*|-?\d+)$/.test(index);
    }
    function readRedirection({redirections: redirections}, node) {
      const target = node.target?.text ?? "";
      const copies = /^[<>]&$/.test(node.operator) && /^(\d+-?|-)$/.test(target);
      if (!copies && target !== "/dev/null") redirections.push(`${node.operator} ${target}`);
    }
    function readCommand(reader, node) {
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
    }
    function readSetting({name: name, value: value, index: index, text: text}) {
      const plain = value.type === "Word" && index === undefined;
      return {
        name: name,
        value: plain ? (0, _words_js__WEBPACK_IMPORTED_MODULE_3__.pS)(value).value : undefined,
        text: text
      };
    }
    function argumentOf(item) {
      if (item.type === "Word") return (0, _words_js__WEBPACK_IMPORTED_MODULE_3__.pS)(item);
      const {name: name, value: value, text: text} = readSetting(item);
      return {
        text: text,
        ...(0, _words_js__WEBPACK_IMPORTED_MODULE_3__.aG)([ `${name}=${value ?? ""}`, ...value === undefined ? [ "" ] : [] ]),
        many: false
      };
    }
    function runsMore({kind: kind}) {
      return kind === "command" || kind === "script";
    }
    function readOwn(reader, name, words) {
      const built = (0, _words_js__WEBPACK_IMPORTED_MODULE_3__.uk)(name, words);
      if (name === "unset") reader.functions.clear();
      if (built === undefined) return;
      if (built.unread !== undefined) reader.unread.push(built.unread);
      if (built.evaluates) reader.hints.expression ??= name;
      if (built.fed) reader.hints.fed ??= name;
      for (const script of built.scripts) readShell(reader, script);
    }
  })
};


