"use strict";

exports.id = 4467;

exports.ids = [ 4467 ];

exports.modules = {
  94467: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var isCode = (function isCode(words, index, mark) {
      const names = words.slice(0, index).map(programOf);
      if (names.some(name => TAKES_CODE.has(name)) || BUILT_IN_CODE.has(names.find(isProgram) ?? "")) return true;
      const before = words[index - 1]?.value ?? "";
      if (names.includes("printf") && before === "-v") return true;
      if (!names.some(name => INTERPRETER.test(name))) return false;
      const own = (words[index]?.value ?? "").split(mark)[0] ?? "";
      return CODE_OPTION.test(before) && !before.includes("=") || CODE_OPTION.test(own);
    });
    var isProgram = (function isProgram(name) {
      return name !== "command" && name !== "builtin" && !name.startsWith("-");
    });
    __webpack_require__.d(__webpack_exports__, {
      planCommand: () => planCommand
    });
    var unbash__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88989);
    var _lib_cut_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24192);
    var _lib_interpreters_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91661);
    var _lib_seal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75423);
    function planCommand(command, args) {
      const pieces = takeApart(command.prompt);
      if (typeof pieces === "string") return faulty(command, pieces);
      const parts = [];
      let placed = false;
      for (const piece of pieces) {
        if (piece.kind === "shell") {
          const line = shellLine(piece.text, args.trim());
          if (line.kind === "unsafe") return faulty(command, line.reason);
          parts.push({
            kind: "shell",
            line: line.line
          });
          placed ||= piece.text.includes(ARGS);
        } else if (piece.kind === "file") {
          parts.push({
            kind: "file",
            path: piece.text.trim()
          });
        } else {
          placed ||= piece.text.includes(ARGS);
          parts.push(...textParts(piece.text, args.trim()));
        }
      }
      if (!placed && args.trim() !== "") {
        parts.push({
          kind: "text",
          text: "\n\n"
        }, {
          kind: "args",
          text: `/${command.name} ${args.trim()}`
        });
      }
      return {
        kind: "plan",
        parts: parts
      };
    }
    const ARGS = "{{args}}";
    function faulty(command, reason) {
      return {
        kind: "faulty",
        message: `${command.path}: ${reason}`
      };
    }
    function textParts(text, args) {
      return text.split(ARGS).flatMap((piece, index) => [ ...index === 0 ? [] : [ {
        kind: "args",
        text: args
      } ], ...piece === "" ? [] : [ {
        kind: "text",
        text: piece
      } ] ]);
    }
    function takeApart(prompt) {
      const pieces = [];
      let done = 0;
      for (let at = nextOpening(prompt, 0); at >= 0; at = nextOpening(prompt, done)) {
        const end = closing(prompt, at + 2);
        if (end < 0) return `\`${(0, _lib_cut_js__WEBPACK_IMPORTED_MODULE_1__.Ku)(prompt.slice(at), 30).split("\n")[0]}\` is not closed: braces inside it must be balanced.`;
        if (at > done) pieces.push({
          kind: "text",
          text: prompt.slice(done, at)
        });
        pieces.push({
          kind: prompt[at] === "@" ? "file" : "shell",
          text: prompt.slice(at + 2, end)
        });
        done = end + 1;
      }
      if (done < prompt.length) pieces.push({
        kind: "text",
        text: prompt.slice(done)
      });
      return pieces;
    }
    function nextOpening(prompt, from) {
      const found = prompt.slice(from).search(/[@!]\{/);
      return found < 0 ? -1 : from + found;
    }
    function closing(prompt, from) {
      let depth = 1;
      for (let at = from; at < prompt.length; at += 1) {
        if (prompt[at] === "{") depth += 1;
        if (prompt[at] === "}") depth -= 1;
        if (depth === 0) return at;
      }
      return -1;
    }
    function shellLine(template, args) {
      const line = template.trim();
      if (args.includes("\0")) return unsafe("arguments cannot contain a NUL character.");
      if (!line.includes(ARGS)) return {
        kind: "line",
        line: line
      };
      const mark = markFor(line);
      const marked = line.replaceAll(ARGS, mark);
      const tree = (0, unbash__WEBPACK_IMPORTED_MODULE_0__.qg)(marked);
      if (tree.errors !== undefined && tree.errors.length > 0) return unsafe(`\`!{${line}}\` is not a line bash understands.`);
      const places = feedsInterpreter(tree) ? undefined : findPlaces(tree, marked, mark);
      if (places === undefined) return unsafe(`in \`!{${line}}\` \`{{args}}\` ${ALLOWED}`);
      const filled = places.reduceRight((text, place) => {
        const quoted = QUOTE[place.within](args);
        return text.slice(0, place.at) + quoted + text.slice(place.at + mark.length);
      }, marked);
      return {
        kind: "line",
        line: filled
      };
    }
    const ALLOWED = "must be an argument of a command, bare or in plain quotes: not the command itself, not in `${\u2026}`, backticks, a here-document, a redirection or an assignment, not part of code for a shell or an interpreter, and not in a line that is piped into one.";
    function unsafe(reason) {
      return {
        kind: "unsafe",
        reason: reason
      };
    }
    function markFor(template) {
      return `remitargs${(0, _lib_seal_js__WEBPACK_IMPORTED_MODULE_2__.ol)(template)}`;
    }
    const QUOTE = {
      bare: args => `'${escapeSingle(args)}'`,
      single: escapeSingle,
      double: args => `"'${escapeSingle(args)}'"`
    };
    function escapeSingle(args) {
      return args.replaceAll("'", `'\\''`);
    }
    function findPlaces(tree, source, mark) {
      const found = new Map;
      const visit = node => {
        if (node.type === "CommandExpansion" && node.text.startsWith("`")) return;
        if (node.type === "Command") for (const place of argumentPlaces(node, source, mark)) found.set(place.at, place);
        (0, unbash__WEBPACK_IMPORTED_MODULE_0__.dK)(node, visit);
      };
      visit(tree);
      const all = positions(source, mark, 0, source.length);
      const places = all.map(at => found.get(at));
      return places.every(place => place !== undefined) ? places : undefined;
    }
    function argumentPlaces(command, source, mark) {
      const words = [ command.name, ...command.suffix ].filter(item => item?.type === "Word");
      return words.flatMap((word, index) => {
        if (index === 0 || !word.text.includes(mark) || isCode(words, index, mark)) return [];
        return wordPlaces(word, source, mark);
      });
    }
    function wordPlaces(word, source, mark) {
      if (word.parts === undefined) return placesIn(word.pos, word.end, "bare", source, mark);
      return word.parts.flatMap(part => {
        if (part.type === "Literal") return placesIn(part.pos, part.end, "bare", source, mark);
        if (part.type === "SingleQuoted") return placesIn(part.pos, part.end, "single", source, mark);
        if (part.type !== "DoubleQuoted") return [];
        return part.parts.flatMap(inner => inner.type === "Literal" ? placesIn(inner.pos, inner.end, "double", source, mark) : []);
      });
    }
    function placesIn(from, to, within, source, mark) {
      return positions(source, mark, from, to).filter(at => within === "single" || !escapedAt(source, at)).map(at => ({
        at: at,
        within: within
      }));
    }
    function escapedAt(source, at) {
      let backslashes = 0;
      while (source[at - 1 - backslashes] === "\\") backslashes += 1;
      return backslashes % 2 === 1;
    }
    function positions(source, mark, from, to) {
      const found = [];
      for (let at = source.indexOf(mark, from); at >= 0 && at < to; at = source.indexOf(mark, at + 1)) found.push(at);
      return found;
    }
    const BUILT_IN_CODE = new Set("eval source . trap alias let declare typeset local export readonly unset read mapfile readarray getopts test [".split(" "));
    const TAKES_CODE = new Set([ "ssh", "awk", "gawk", "mawk", "nawk", "xargs", "parallel" ]);
    const INTERPRETER = new RegExp(`^(?:${_lib_interpreters_js__WEBPACK_IMPORTED_MODULE_3__.O}|${_lib_interpreters_js__WEBPACK_IMPORTED_MODULE_3__.Y}|su|sudo|tclsh|osascript|pwsh|env|npx|npm|pnpm|yarn|script|watch)$`);
    const CODE_OPTION = /^(?:-[A-Za-z]*[cerpES].*|--(?:eval|exec|execute|print|command|call|run|split-string)(?:=.*)?|-command|eval)$/s;
    function programOf(word) {
      return word?.value.split("/").at(-1) ?? "";
    }
    function feedsInterpreter(tree) {
      let feeds = false;
      const visit = node => {
        if (node.type === "Pipeline") feeds ||= node.commands.slice(1).some(readsCode);
        (0, unbash__WEBPACK_IMPORTED_MODULE_0__.dK)(node, visit);
      };
      visit(tree);
      return feeds;
    }
    const SHELL = new RegExp(String.raw`^(?:${_lib_interpreters_js__WEBPACK_IMPORTED_MODULE_3__.O}|su|sudo|env|source|\.|eval)$`);
    function readsCode(node) {
      if (node.type !== "Command") return true;
      const program = programOf(node.name);
      const operands = node.suffix.filter(item => item.type === "Word" && item.value !== "-");
      return SHELL.test(program) || TAKES_CODE.has(program) || BUILT_IN_CODE.has(program) || INTERPRETER.test(program) && operands.length === 0;
    }
  })
};


