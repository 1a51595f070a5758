"use strict";

exports.id = 3656;

exports.ids = [ 3656 ];

exports.modules = {
  52336: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var compileName = (function compileName(pattern, {ignoreCase: ignoreCase = false} = {}) {
      const match = compile(ignoreCase ? pattern.toLowerCase() : pattern);
      return ignoreCase ? name => match(name.toLowerCase()) : match;
    });
    var compilePath = (function compilePath(pattern, options = {}) {
      const parts = splitPath(pattern).map(part => STARS.test(part) ? ANY : compileName(part, options));
      if (parts.at(-1) === ANY) parts.splice(-1, 1, () => true, ANY);
      return path => matchAll(parts, path);
    });
    var splitPath = (function splitPath(pattern) {
      if (!/[[\\]/.test(pattern)) return pattern.split("/");
      const characters = Array.from(pattern);
      const parts = [];
      let part = "";
      for (let at = 0; at < characters.length; at += 1) {
        const [one = "", next = ""] = [ characters[at], characters[at + 1] ];
        const escaped = one === "\\" && next !== "";
        const end = one === "[" ? Math.min(parseSet(characters, at).end, characters.length - 1) : at + (escaped ? 1 : 0);
        if (one === "/" || escaped && next === "/") {
          parts.push(...escaped && STARS.test(part) ? [ "*", "**" ] : [ part ]);
          part = "";
        } else part += characters.slice(at, end + 1).join("");
        at = end;
      }
      return [ ...parts, part ];
    });
    var matchAll = (function matchAll(tests, items) {
      let at = 0;
      let item = 0;
      let anyAt = -1;
      let anyItem = 0;
      while (item < items.length) {
        const test = tests[at];
        if (test === ANY) {
          anyAt = at;
          anyItem = item;
          at += 1;
        } else if (test?.(items[item] ?? "") === true) {
          at += 1;
          item += 1;
        } else if (anyAt === -1) {
          return false;
        } else {
          anyItem += 1;
          at = anyAt + 1;
          item = anyItem;
        }
      }
      while (tests[at] === ANY) at += 1;
      return at === tests.length;
    });
    var covers = (function covers(glob, text) {
      const {0: first = "", length: length} = glob;
      if (length < 2) return text === first;
      const last = glob[length - 1] ?? "";
      const end = text.length - last.length;
      if (end < first.length || !text.startsWith(first) || !text.endsWith(last)) return false;
      let from = first.length;
      for (let at = 1; at < length - 1; at += 1) {
        const literal = glob[at] ?? "";
        const found = text.indexOf(literal, from);
        if (found === -1 || found + literal.length > end) return false;
        from = found + literal.length;
      }
      return true;
    });
    var compile = (function compile(pattern) {
      if (!/[?[\\]/.test(pattern)) {
        const literals = pattern.split(/\*+/);
        return name => covers(literals, name);
      }
      const tests = parse(pattern);
      return name => matchAll(tests, /[\ud800-\udfff]/.test(name) ? Array.from(name) : name);
    });
    var parse = (function parse(pattern) {
      const characters = Array.from(pattern);
      const tokens = [];
      for (let at = 0; at < characters.length; at += 1) {
        const character = characters[at] ?? "";
        if (character === "[") {
          const {has: has, end: end} = parseSet(characters, at);
          tokens.push(has);
          at = end;
        } else if (character === "*") {
          if (tokens.at(-1) !== ANY) tokens.push(ANY);
        } else if (character === "?") {
          tokens.push(() => true);
        } else {
          if (character === "\\" && at + 1 < characters.length) at += 1;
          const literal = characters[at];
          tokens.push(one => one === literal);
        }
      }
      return tokens;
    });
    var compileGlobs = (function compileGlobs(globs, options = {}) {
      const plain = globs.map(glob => node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(glob).replace(/^\.\//u, ""));
      const spelled = new Set(plain);
      const tests = plain.flatMap(expandBraces).map(glob => compilePath(glob, options));
      return path => {
        if (spelled.has(path)) return true;
        const segments = path.split("/");
        return tests.some(test => test(segments));
      };
    });
    var expandBraces = (function expandBraces(glob) {
      if (glob.length > LONGEST || !glob.includes("{")) return [ glob ];
      let done = [ "" ];
      for (let at = 0; at < glob.length; ) {
        const group = glob[at] === "{" ? readGroup(glob, at) : undefined;
        const end = group === undefined ? endOfLiteral(glob, at) : group.end + 1;
        const options = group?.options ?? [ glob.slice(at, end) ];
        done = done.flatMap(beginning => options.map(option => beginning + option)).slice(0, MOST_ALTERNATIVES);
        at = end;
      }
      return done;
    });
    var readNumbers = (function readNumbers(range, end) {
      const [low, high] = (/^(\d{1,6})\.\.(\d{1,6})$/u.exec(range)?.slice(1) ?? []).map(Number);
      if (low === undefined || high === undefined || high < low) return undefined;
      const count = Math.min(high - low + 1, MOST_ALTERNATIVES);
      return {
        options: Array.from({
          length: count
        }, (_, index) => String(low + index)),
        end: end
      };
    });
    __webpack_require__.d(__webpack_exports__, {
      $d: () => compileName,
      H9: () => compilePath,
      HY: () => intersects,
      PH: () => expandBraces,
      bx: () => baseOf,
      hU: () => covers,
      iq: () => compileNameGlobs,
      tI: () => compileGlobs,
      vw: () => MOST_ALTERNATIVES
    });
    var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
    var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
    const STARS = /^\*{2,}$/;
    const ANY = Symbol("any");
    function intersects(one, other) {
      const [first = "", otherFirst = ""] = [ one[0], other[0] ];
      if (one.length === 1) return covers(other, first);
      if (other.length === 1) return covers(one, otherFirst);
      const [last = "", otherLast = ""] = [ one.at(-1), other.at(-1) ];
      const begin = first.startsWith(otherFirst) || otherFirst.startsWith(first);
      return begin && (last.endsWith(otherLast) || otherLast.endsWith(last));
    }
    function parseSet(characters, start) {
      const negated = characters[start + 1] === "!" || characters[start + 1] === "^";
      const tests = [];
      const first = start + (negated ? 2 : 1);
      for (let at = first; at < characters.length; ) {
        if (characters[at] === "]" && at > first) {
          return {
            has: one => tests.some(test => test(one)) !== negated,
            end: at
          };
        }
        const named = characters[at] === "[" && characters[at + 1] === ":" ? parseClass(characters, at) : undefined;
        const {test: test, next: next} = named ?? parseRange(characters, at);
        tests.push(test);
        at = next;
      }
      return {
        has: () => false,
        end: characters.length
      };
    }
    const CLASSES = {
      alpha: /^[a-z]$/iu,
      digit: /^\d$/u,
      alnum: /^[a-z\d]$/iu,
      upper: /^[A-Z]$/u,
      lower: /^[a-z]$/u,
      space: /^\s$/u,
      blank: /^[ \t]$/u,
      punct: /^[!-/:-@[-`{-~]$/u,
      xdigit: /^[\da-f]$/iu
    };
    function parseClass(characters, at) {
      const end = characters.indexOf(":", at + 2);
      const known = end === -1 || characters[end + 1] !== "]" ? undefined : CLASSES[characters.slice(at + 2, end).join("")];
      return known === undefined ? undefined : {
        test: one => known.test(one),
        next: end + 2
      };
    }
    function parseRange(characters, at) {
      const low = readEscaped(characters, at);
      const dash = characters[low.next] === "-" && (characters[low.next + 1] ?? "]") !== "]";
      if (!dash) return {
        test: one => one === low.character,
        next: low.next
      };
      const high = readEscaped(characters, low.next + 1);
      const codeOf = one => one.codePointAt(0) ?? 0;
      const [from, to] = [ codeOf(low.character), codeOf(high.character) ];
      return {
        test: one => codeOf(one) >= from && codeOf(one) <= to,
        next: high.next
      };
    }
    function readEscaped(characters, at) {
      const escaped = characters[at] === "\\" && at + 1 < characters.length ? 1 : 0;
      return {
        character: characters[at + escaped] ?? "",
        next: at + escaped + 1
      };
    }
    function compileNameGlobs(globs) {
      const names = globs.filter(glob => !glob.includes("/")).flatMap(expandBraces);
      const tests = names.map(glob => compileName(glob));
      const paths = compileGlobs(globs.filter(glob => glob.includes("/")));
      return path => paths(path) || tests.some(test => test(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(path)));
    }
    function baseOf(glob) {
      const segments = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(glob).split("/");
      const wild = segments.findIndex(segment => /[*?[{\\]/u.test(segment));
      return wild === -1 ? glob : segments.slice(0, wild).join("/") || (glob.startsWith("/") ? "/" : "");
    }
    const MOST_ALTERNATIVES = 500;
    const LONGEST = 1e3;
    function endOfLiteral(glob, start) {
      let at = start;
      do {
        at += glob[at] === "\\" ? 2 : 1;
      } while (at < glob.length && glob[at] !== "{");
      return at;
    }
    function readGroup(glob, start) {
      const commas = [];
      let depth = 0;
      for (let at = start; at < glob.length; at += 1) {
        if (glob[at] === "\\") at += 1; else if (glob[at] === "{") depth += 1; else if (glob[at] === "," && depth === 1) commas.push(at); else if (glob[at] === "}" && (depth -= 1) === 0) return toGroup(glob, start, commas, at);
      }
      return undefined;
    }
    function toGroup(glob, start, commas, end) {
      if (commas.length === 0) return readNumbers(glob.slice(start + 1, end), end);
      const borders = [ start, ...commas, end ];
      const parts = borders.slice(1).map((border, index) => glob.slice((borders[index] ?? 0) + 1, border));
      return {
        options: parts.flatMap(expandBraces),
        end: end
      };
    }
  }),
  65544: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      W: () => ignores,
      c: () => readPatterns
    });
    var _glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52336);
    function readPatterns(text) {
      const rules = toBytes(text.replace(/^\ufeff/u, "")).split("\n").flatMap(line => readRule(line.replace(/\r$/u, ""))).toReversed();
      return {
        judge(names, isDirectory) {
          const path = names.map(toBytes);
          const rule = rules.find(one => (isDirectory || !one.directories) && one.matches(path));
          return rule?.verdict ?? "silent";
        }
      };
    }
    function toBytes(text) {
      return /[\u0080-\uffff]/.test(text) ? Buffer.from(text).toString("latin1") : text;
    }
    function ignores(patterns, path, isDirectory = false) {
      const isInner = index => isDirectory || index < path.length - 1;
      return path.some((_, index) => patterns.judge(path.slice(0, index + 1), isInner(index)) === "ignored");
    }
    function readRule(line) {
      if (line.startsWith("#")) return [];
      const trimmed = trimEnd(line);
      const kept = trimmed.startsWith("!");
      const written = kept ? trimmed.slice(1) : trimmed;
      const directories = written.endsWith("/");
      const pattern = directories ? written.slice(0, -1) : written;
      if (pattern === "" || endsInEscape(pattern)) return [];
      return [ {
        verdict: kept ? "kept" : "ignored",
        directories: directories,
        matches: compileRule(pattern)
      } ];
    }
    function compileRule(pattern) {
      if (pattern.includes("/")) return compileAnchored(pattern.replace(/^\//u, ""));
      const matches = (0, _glob_js__WEBPACK_IMPORTED_MODULE_0__.$d)(pattern);
      return path => matches(path.at(-1) ?? "");
    }
    function compileAnchored(pattern) {
      const literal = /^[^*?[\\]*/u.exec(pattern)?.[0] ?? "";
      if (literal === pattern) return path => path.join("/") === literal;
      const matches = (0, _glob_js__WEBPACK_IMPORTED_MODULE_0__.H9)(pattern.slice(literal.length));
      return path => {
        const whole = path.join("/");
        return whole.startsWith(literal) && matches(whole.slice(literal.length).split("/"));
      };
    }
    function trimEnd(line) {
      let end = line.length;
      while (end > 0 && line[end - 1] === " " && !endsInEscape(line.slice(0, end - 1))) end -= 1;
      return line.slice(0, end);
    }
    function endsInEscape(text) {
      let count = 0;
      while (count < text.length && text[text.length - 1 - count] === "\\") count += 1;
      return count % 2 === 1;
    }
  }),
  91661: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      O: () => SHELLS,
      Y: () => LANGUAGES
    });
    const SHELLS = "(?:|ba|da|z|k|mk|a|fi|tc|c|r|rba)sh|busybox";
    const LANGUAGES = String.raw`python[\d.]*|node|deno|bun|perl|ruby|php|lua`;
  }),
  50502: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var fitsPlainly = (function fitsPlainly(schema, value) {
      const {type: type, properties: properties = {}, required: required = [], ...others} = schema;
      if (type !== "object" || !(0, _read_data_js__WEBPACK_IMPORTED_MODULE_0__.bI)(properties) || !Array.isArray(required) || hasConditions(others)) return false;
      return required.every(name => Object.hasOwn(value, name)) && Object.entries(value).every(([name, item]) => isPlain(properties[name], item));
    });
    var isPlain = (function isPlain(schema, value) {
      if (!(0, _read_data_js__WEBPACK_IMPORTED_MODULE_0__.bI)(schema)) return false;
      const {type: type, minLength: minLength = 0, minimum: minimum = -Infinity, ...others} = schema;
      if (hasConditions(others)) return false;
      if (typeof value === "string") return type === "string" && value.length >= 2 * Number(minLength);
      if (typeof value === "number") return type === "integer" && Number.isInteger(value) && value >= Number(minimum);
      return typeof value === "boolean" && type === "boolean";
    });
    var hasConditions = (function hasConditions(keywords) {
      return Object.keys(keywords).some(name => name !== "description" && !name.startsWith("x-"));
    });
    var at = (function at(location) {
      return location === "#" ? "" : `${location.slice(2)}: `;
    });
    __webpack_require__.d(__webpack_exports__, {
      Ks: () => fitsPlainly,
      R_: () => openValidator,
      d9: () => schemaFaults
    });
    var _read_data_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50991);
    async function openValidator(schema) {
      const {Validator: Loaded} = await Promise.all([ __webpack_require__.e(207), __webpack_require__.e(1268) ]).then(__webpack_require__.bind(__webpack_require__, 41268));
      return new Loaded({
        ...schema
      }, "2020-12", false);
    }
    function schemaFaults(validator, value) {
      const {valid: valid, errors: errors} = validator.validate(value);
      if (valid) return [];
      const leaves = errors.filter(({keyword: keyword}) => keyword !== "properties" && keyword !== "items");
      const messages = (leaves.length > 0 ? leaves : errors).map(({instanceLocation: instanceLocation, error: error}) => `${at(instanceLocation)}${error}`);
      return [ ...new Set(messages) ].slice(0, MOST_FAULTS);
    }
    const MOST_FAULTS = 5;
  }),
  52046: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var readPlainLine = (function readPlainLine(line) {
      if (line.length > LONGEST || !PLAIN.test(line)) return undefined;
      const words = line.split(" ").map(text => ({
        text: text,
        value: text,
        texts: [ text ],
        many: false
      }));
      const name = words[0]?.text ?? "";
      const base = name.slice(name.lastIndexOf("/") + 1);
      if (name.includes("=") || RESERVED.has(name) || (0, wrappers.qp)(base)) return undefined;
      if ((0, shell_words.uk)(name, words) !== undefined || (0, wrappers.oA)(base, words) !== undefined) return undefined;
      const command = {
        text: line,
        words: words,
        settings: [],
        transparent: false,
        opaque: false,
        own: false
      };
      return {
        text: line,
        commands: [ command ],
        unread: [],
        redirections: [],
        evaluated: []
      };
    });
    var readLine = (async function readLine(line) {
      return readPlainLine(line) ?? (await loadShellParser()).parseLine(line);
    });
    var loadShellParser = (function loadShellParser() {
      return Promise.all([ __webpack_require__.e(8989), __webpack_require__.e(2550) ]).then(__webpack_require__.bind(__webpack_require__, 72550));
    });
    __webpack_require__.d(__webpack_exports__, {
      bl: () => NOT_BASH,
      sA: () => loadShellParser,
      Xw: () => readLine
    });
    var shell_words = __webpack_require__(24772);
    var wrappers = __webpack_require__(82205);
    const LONGEST = 1e3;
    const PLAIN = /^[\w./:@%+,=-]+(?: [\w./:@%+,=-]+)*$/;
    const RESERVED = new Set("if then else elif fi case esac for select while until do done in function time coproc".split(" "));
    const NOT_BASH = "it is not valid bash";
  }),
  24772: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var joined = (function joined(pieces) {
      const texts = [ "" ];
      for (const [first = "", ...others] of pieces) texts.push((texts.pop() ?? "") + first, ...others);
      return texts;
    });
    var readBuiltin = (function readBuiltin(name, words) {
      return BUILTINS.get(name)?.(words.slice(1));
    });
    __webpack_require__.d(__webpack_exports__, {
      Gu: () => holdsCode,
      HV: () => UNKNOWN,
      aG: () => wordOf,
      jy: () => steersShell,
      pS: () => readWord,
      uk: () => readBuiltin
    });
    function readWord({text: text, value: value, parts: parts}) {
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
    }
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
    function holdsCode(text) {
      return CODE.test(text);
    }
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
    var fileAt = (function fileAt(words, at) {
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
    function scriptAt(words, at) {
      const script = words[at];
      return script === undefined ? {
        kind: "nothing"
      } : {
        kind: "script",
        script: script
      };
    }
  }),
  93686: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var plainData = (function plainData(value) {
      switch (value.kind) {
       case "plain":
        return value.value;

       case "array":
        return value.items.map(plainData);

       case "table":
        return Object.fromEntries([ ...value.entries ].map(([key, entry]) => [ key, plainData(entry.value) ]));
      }
    });
    var placeOf = (function placeOf(root, path, of) {
      let [value, key] = [ root, root.at ];
      for (const step of path) {
        const entry = value.kind === "table" ? value.entries.get(String(step)) : undefined;
        const item = value.kind === "array" ? value.items[Number(step)] : entry?.value;
        if (item === undefined) break;
        [value, key] = [ item, entry?.at ?? item.at ];
      }
      return of === "key" ? key : value.at;
    });
    var parseToml = (function parseToml(text, explain) {
      const source = text.startsWith("\ufeff") ? text.slice(1) : text;
      try {
        return {
          kind: "parsed",
          table: tableOf((0, toml_eslint_parser__WEBPACK_IMPORTED_MODULE_0__.MD)(source, {
            tomlVersion: "1.0.0"
          }))
        };
      } catch (error) {
        if (!(error instanceof toml_eslint_parser__WEBPACK_IMPORTED_MODULE_0__.mB)) throw error;
        const {message: message, lineNumber: line, column: column} = error;
        const fault = {
          line: line,
          column: column + 1,
          message: message
        };
        const isTwice = message.startsWith("Defining a key multiple times");
        return {
          kind: "faulty",
          fault: isTwice ? {
            ...fault,
            message: TWICE
          } : explain(source, fault)
        };
      }
    });
    var tableOf = (function tableOf(program) {
      const root = {
        kind: "table",
        entries: new Map,
        at: {
          line: 1,
          column: 1
        }
      };
      for (const item of program.body[0].body) {
        if (item.type === "TOMLKeyValue") setPair(root, item); else setPairs(openTable(root, item), item.body);
      }
      return root;
    });
    var setPair = (function setPair(table, pair) {
      const at = positionOf(pair.key);
      const names = pair.key.keys.map(nameOf);
      const last = names.pop() ?? "";
      const parent = names.reduce((into, name) => descend(into, name, at), table);
      parent.entries.set(last, {
        at: at,
        value: valueOf(pair.value)
      });
    });
    var valueOf = (function valueOf(node) {
      const at = positionOf(node);
      if (node.type === "TOMLArray") return {
        kind: "array",
        items: node.elements.map(valueOf),
        at: at
      };
      if (node.type === "TOMLInlineTable") {
        const table = {
          kind: "table",
          entries: new Map,
          at: at
        };
        setPairs(table, node.body);
        return table;
      }
      switch (node.kind) {
       case "string":
       case "integer":
       case "float":
       case "boolean":
        return {
          kind: "plain",
          value: node.value,
          at: at
        };

       case "offset-date-time":
       case "local-date-time":
       case "local-date":
       case "local-time":
        return {
          kind: "plain",
          value: undefined,
          at: at
        };
      }
    });
    var nameOf = (function nameOf(key) {
      return key.type === "TOMLBare" ? key.name : key.value;
    });
    var positionOf = (function positionOf(node) {
      return {
        line: node.loc.start.line,
        column: node.loc.start.column + 1
      };
    });
    __webpack_require__.d(__webpack_exports__, {
      $t: () => placeOf,
      D7: () => readToml,
      MT: () => parseToml,
      lZ: () => plainData
    });
    var toml_eslint_parser__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9605);
    function readToml(text) {
      const parsed = parseToml(text, (_, fault) => ({
        ...fault,
        message: `${fault.message}.`
      }));
      return parsed.kind === "parsed" ? {
        value: plainData(parsed.table)
      } : {
        value: {},
        fault: parsed.fault
      };
    }
    const TWICE = "This key or table is already set above; each may appear once.";
    function openTable(root, table) {
      const names = table.key.keys.map(nameOf);
      const last = names.pop() ?? "";
      const parent = names.reduce((into, name) => descend(into, name, positionOf(table.key)), root);
      const opened = {
        kind: "table",
        entries: new Map,
        at: positionOf(table.key)
      };
      if (table.kind === "standard") return descend(parent, last, opened.at);
      const before = parent.entries.get(last);
      if (before?.value.kind === "array") before.value.items.push(opened); else parent.entries.set(last, {
        at: opened.at,
        value: {
          kind: "array",
          items: [ opened ],
          at: opened.at
        }
      });
      return opened;
    }
    function descend(into, name, at) {
      const value = into.entries.get(name)?.value;
      const found = value?.kind === "array" ? value.items.at(-1) : value;
      if (found?.kind === "table") return found;
      const made = {
        kind: "table",
        entries: new Map,
        at: at
      };
      into.entries.set(name, {
        at: at,
        value: made
      });
      return made;
    }
    function setPairs(table, pairs) {
      for (const pair of pairs) setPair(table, pair);
    }
  }),
  28413: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var deniesCommand = (function deniesCommand(pattern, {words: words, wrapped: wrapped}, unknown) {
      return holdsLoosely(pattern, words, unknown) || wrapped !== undefined && holdsLoosely(pattern, wrapped.words, unknown);
    });
    var holdsLoosely = (function holdsLoosely({words: pattern, rest: rest}, words, unknown) {
      const [name, program] = [ pattern[0], words[0] ];
      if (program === undefined) return false;
      if (name === undefined) return true;
      if (!isProgram(name, program)) return false;
      const [wanted, given] = [ pattern.slice(1), words.slice(1) ];
      const options = wanted.filter(isOption);
      if (!options.every(option => given.some(word => isGiven(option, word, unknown)))) return false;
      return holdsInTurn(wanted.filter(word => !isOption(word)), given, {
        rest: rest,
        unknown: unknown
      });
    });
    var isProgram = (function isProgram(name, {value: value = ""}) {
      return (0, _lib_glob_js__WEBPACK_IMPORTED_MODULE_0__.hU)(name, value) || (0, _lib_glob_js__WEBPACK_IMPORTED_MODULE_0__.hU)(name, value.slice(value.lastIndexOf("/") + 1));
    });
    var isOption = (function isOption(word) {
      return word[0]?.startsWith("-") === true;
    });
    var holdsWord = (function holdsWord(wanted, {value: value, texts: texts, many: many}, unknown) {
      if (value !== undefined) return (0, _lib_glob_js__WEBPACK_IMPORTED_MODULE_0__.hU)(wanted, value);
      return unknown === "could" && (many || (0, _lib_glob_js__WEBPACK_IMPORTED_MODULE_0__.HY)(wanted, texts));
    });
    var holdsInTurn = (function holdsInTurn(wanted, given, {rest: rest, unknown: unknown}) {
      let found = new Set([ 0 ]);
      let afterOption = false;
      for (const word of given) {
        if (rest && found.has(wanted.length)) return true;
        const open = word.value === undefined && unknown === "could";
        const option = word.texts[0]?.startsWith("-") === true || open && word.texts[0] === "";
        const next = new Set(option || afterOption || open && word.many ? found : []);
        for (const count of found) {
          const expected = wanted[count];
          if (expected !== undefined && holdsWord(expected, word, unknown)) next.add(count + 1);
        }
        if (open && word.many) for (let count = Math.min(...found); count <= wanted.length; count += 1) next.add(count);
        if (next.size === 0) return false;
        found = next;
        afterOption = option && !word.texts.some(text => text.includes("="));
      }
      return found.has(wanted.length);
    });
    var parsePattern = (function parsePattern(text) {
      if (text.length > LONGEST) return {
        kind: "faulty",
        why: `it is longer than ${LONGEST} characters.`
      };
      const split = splitWords(text);
      if (split.kind === "faulty") return split;
      const first = split.words.findIndex((word, index) => !isAssignment(word) || split.quoted.has(index));
      if (first === -1) return {
        kind: "faulty",
        why: "it names no program."
      };
      const assignments = split.words.slice(0, first);
      const words = split.words.slice(first);
      const rest = isBareStar(words.at(-1));
      return {
        kind: "parsed",
        pattern: {
          assignments: assignments,
          words: rest ? words.slice(0, -1) : words,
          rest: rest
        }
      };
    });
    var isBareStar = (function isBareStar(word) {
      return word !== undefined && word.length > 1 && word.every(literal => literal === "");
    });
    var isAssignment = (function isAssignment(word) {
      return /^[A-Za-z_]\w*=/.test(word[0] ?? "");
    });
    var splitWords = (function splitWords(text) {
      if (/[\x00-\x1F\x7F-\x9F]/.test(text)) return {
        kind: "faulty",
        why: "it has a control character."
      };
      const words = [];
      const quoted = new Set;
      let word;
      let quote = "";
      for (let index = 0; index < text.length; index += 1) {
        const char = text.charAt(index);
        if (quote === "" && char === " ") {
          word = undefined;
          continue;
        }
        if (word === undefined) {
          words.push(word = [ "" ]);
          if (char === "'" || char === '"' || char === "\\") quoted.add(words.length - 1);
        }
        if (quote !== "" && char === quote) quote = ""; else if (quote === "" && (char === '"' || char === "'")) quote = char; else if (char === "\\" && quote !== "'" && index + 1 < text.length) extend(word, text.charAt(index += 1)); else if (quote === "" && char === "*") word.push(""); else if (quote === "" && OPERATORS.has(char)) return {
          kind: "faulty",
          why: operatorFault(char)
        }; else extend(word, char);
      }
      if (quote !== "") return {
        kind: "faulty",
        why: `the quote ${quote} is not closed.`
      };
      return {
        kind: "split",
        words: words,
        quoted: quoted
      };
    });
    var extend = (function extend(word, char) {
      word.push((word.pop() ?? "") + char);
    });
    __webpack_require__.d(__webpack_exports__, {
      EY: () => parsePattern,
      UJ: () => allowsCommand,
      m0: () => deniesCommand
    });
    var _lib_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52336);
    function allowsCommand(pattern, {words: words, settings: settings, wrapped: wrapped}) {
      if (words.length === 0) return settings.every(({name: name}) => isOwnVariable(name));
      const plain = coversWords(pattern, words) && settings.every(setting => namesSetting(pattern, setting));
      if (plain || wrapped === undefined) return plain;
      if (pattern.words.length <= wrapped.shift || !coversWords(pattern, wrapped.words)) return false;
      return settings.every(setting => namesSetting(pattern, setting) || isNamedBehind(pattern, wrapped.words, setting));
    }
    function coversWords({words: wanted, rest: rest}, words) {
      if (words.length < wanted.length || words.length > wanted.length && !rest) return false;
      return wanted.every((word, index) => {
        const given = words[index];
        return given?.value !== undefined && !given.many && (0, _lib_glob_js__WEBPACK_IMPORTED_MODULE_0__.hU)(word, given.value);
      });
    }
    function namesSetting({assignments: assignments}, {name: name, value: value}) {
      if (HARMLESS.test(name)) return true;
      return value !== undefined && assignments.some(word => (0, _lib_glob_js__WEBPACK_IMPORTED_MODULE_0__.hU)(word, `${name}=${value}`));
    }
    function isNamedBehind({words: wanted}, words, {text: text}) {
      const word = wanted[words.findIndex(given => given.text === text)];
      return word !== undefined && !isBareStar(word);
    }
    const HARMLESS = /^(CI|NO_COLOR|FORCE_COLOR|TERM|TZ|LANG|LC_[A-Z]+|NODE_ENV|RUST_BACKTRACE|RUST_LOG|PYTHONUNBUFFERED|PYTHONDONTWRITEBYTECODE|RAILS_ENV|RACK_ENV|APP_ENV|MIX_ENV|GOOS|GOARCH|CGO_ENABLED)$/;
    function isOwnVariable(name) {
      return HARMLESS.test(name) || /^[a-z][a-z0-9_]*$/.test(name) && !/_proxy$|^(npm|yarn|pnpm|git|ld)_/.test(name);
    }
    function isGiven(option, word, unknown) {
      const [name = "", ...others] = option;
      if (holdsWord(option, word, unknown)) return true;
      if (others.length > 0) return false;
      if (name.startsWith("--")) return holdsWord([ `${name}=`, "" ], word, unknown);
      return name.length === 2 && word.texts[0]?.startsWith("--") === false && holdsWord([ "-", name.charAt(1), "" ], word, unknown);
    }
    const LONGEST = 1e3;
    const OPERATORS = new Set([ "|", "&", ";", "<", ">", "`", "$" ]);
    function operatorFault(char) {
      if (char === "$" || char === "`") return `\`${char}\` expands nothing here; put it in single quotes if it is meant literally.`;
      return `\`${char}\` is outside quotes: a pattern is one command; each command of a line is judged by itself, and redirections by \`path\` rules.`;
    }
  }),
  50115: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var parseNeeds = (async function parseNeeds(needs) {
      const read = [];
      for (const need of needs) read.push(need.kind === "command" ? {
        kind: "command",
        line: await (0, _lib_shell_js__WEBPACK_IMPORTED_MODULE_0__.Xw)(need.line)
      } : need);
      return read;
    });
    var decide = (function decide(policy, call, needs, circumstances, locate) {
      const verdicts = judgeAll(openCase(policy, call.tool, circumstances, locate), needs);
      const denials = verdicts.filter(({effect: effect}) => effect === "deny");
      if (denials.length === 0) return allowance(verdicts);
      const allowWith = (0, _refusal_js__WEBPACK_IMPORTED_MODULE_1__.Ow)(denials, rules => {
        const richer = {
          ...policy,
          rules: [ ...policy.rules, ...rules ]
        };
        return judgeAll(openCase(richer, call.tool, circumstances, locate), needs);
      });
      return {
        effect: "deny",
        rules: distinct(denials.flatMap(({rules: rules}) => rules)),
        reason: (0, _refusal_js__WEBPACK_IMPORTED_MODULE_1__.qo)(denials),
        ...(0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_2__.gI)({
          allowWith: allowWith
        })
      };
    });
    var allowance = (function allowance(verdicts) {
      const rules = distinct(verdicts.flatMap(({rules: ids}) => ids));
      return {
        effect: "allow",
        rules: rules,
        reason: `Allowed by ${rules.map(id => `\`${id}\``).join(", ")}.`
      };
    });
    var declaredTools = (function declaredTools(policy, tools, circumstances) {
      return tools.filter(tool => judgeTool(openCase(policy, tool, circumstances, nowhere)).effect === "allow");
    });
    var openCase = (function openCase(policy, tool, circumstances, locate) {
      const rules = policy.rules.map(_match_js__WEBPACK_IMPORTED_MODULE_3__.mk).filter(rule => (0, 
      _match_js__WEBPACK_IMPORTED_MODULE_3__.GY)(rule, tool, circumstances));
      const allow = rules.filter(({rule: rule}) => rule.effect === "allow");
      const deny = rules.filter(({rule: rule}) => rule.effect === "deny");
      return {
        policy: policy,
        tool: tool,
        circumstances: circumstances,
        locate: locate,
        allow: allow,
        deny: deny
      };
    });
    var judgeAll = (function judgeAll(call, needs) {
      return [ judgeTool(call), ...needs.flatMap(need => judgeNeed(call, need)) ];
    });
    var judgeNeed = (function judgeNeed(call, need) {
      switch (need.kind) {
       case "tool":
        return [];

       case "path":
        return [ judgePath(call, need.access, need.path, need.directory) ];

       case "command":
        return judgeLine(call, need.line);

       case "host":
        return [ judgeName(call, "host", need.host) ];

       case "server":
        return [ judgeName(call, "server", need.server), ...deniedByOwnName(call, need) ];

       case "agent":
        return [ judgeName(call, "agent", need.agent) ];

       default:
        return need;
      }
    });
    var judgeTool = (function judgeTool(call) {
      const {tool: tool} = call;
      const denying = call.deny.filter(rule => isBroad(rule) && callerHolds(call, rule) && !(tool === "invoke_agent" && rule.agent !== undefined));
      if (denying.length > 0) return denied(tool, denying);
      const allowing = call.allow.find(rule => couldAllow(rule, tool) && callerHolds(call, rule));
      return allowing === undefined ? silent(call, tool, {
        kind: "tool"
      }) : allowed(tool, allowing);
    });
    var isBroad = (function isBroad({rule: rule, path: path, host: host, server: server, command: command}) {
      return [ path, rule.access, host, server, command ].every(condition => condition === undefined);
    });
    var couldAllow = (function couldAllow(rule, tool) {
      if (rule.rule.id.startsWith("built-in:")) return false;
      const touches = (0, _policy_js__WEBPACK_IMPORTED_MODULE_4__.br)(tool);
      if (touches.includes("command")) return rule.command !== undefined;
      const paths = touches.filter(touch => touch === "read" || touch === "write");
      const narrowed = rule.path !== undefined || rule.rule.access !== undefined;
      const aboutPaths = paths.some(touch => (rule.rule.access ?? touch) === touch);
      const conditions = [ ...rule.command === undefined ? [] : [ false ], ...narrowed ? [ aboutPaths ] : [], ...rule.host === undefined ? [] : [ touches.includes("host") ], ...rule.server === undefined ? [] : [ touches.includes("server") ], ...rule.agent === undefined || rule.tool !== undefined ? [] : [ touches.includes("agent") ] ];
      if (conditions.length === 0) return rule.tool !== undefined;
      return conditions.every(holds => holds);
    });
    var callerHolds = (function callerHolds(call, {agent: agent}) {
      return agent === undefined || call.tool === "invoke_agent" || agent(call.circumstances.agent);
    });
    var judgePath = (function judgePath(call, access, path, directory) {
      const subject = `${access} ${path === "" ? "." : path}`;
      const located = call.locate(path, directory);
      if (located.kind === "outside") return {
        subject: subject,
        effect: "deny",
        rules: [ "built-in:outside" ],
        why: `${located.path} is outside the workspace.`
      };
      return settle(call, subject, {
        kind: "path",
        access: access,
        path: located.path
      }, rule => {
        if (rule.command !== undefined || rule.host !== undefined || rule.server !== undefined) return false;
        if (!callerHolds(call, rule)) return false;
        if (rule.rule.access !== undefined && rule.rule.access !== access) return false;
        return rule.path === undefined || rule.path(located.path);
      });
    });
    var judgePublished = (function judgePublished(policy, circumstances, path) {
      const locate = where => ({
        kind: "inside",
        path: where
      });
      let silent;
      for (const tool of WRITERS) {
        const verdict = judgePath(openCase(policy, tool, circumstances, locate), "write", path, "");
        if (verdict.effect === "allow" || verdict.rules.length > 0) return verdict;
        silent ??= verdict;
      }
      return silent;
    });
    var settle = (function settle(call, subject, about, holds) {
      const denying = call.deny.filter(holds);
      if (denying.length > 0) return denied(subject, denying);
      const allowing = call.allow.find(rule => speaksOf(rule, about.kind) && holds(rule));
      return allowing === undefined ? silent(call, subject, about) : allowed(subject, allowing);
    });
    var speaksOf = (function speaksOf(rule, kind) {
      if (rule.tool !== undefined) return true;
      return rule[kind] !== undefined || kind === "path" && rule.rule.access !== undefined;
    });
    var judgeLine = (function judgeLine(call, line) {
      const denials = deniedCommands(call, line);
      if (denials.length > 0) return denials;
      const every = call.policy.shell.commands.value === "any" && call.allow.find(({rule: rule}) => rule.id === ANY);
      return every ? [ allowed(line.text, every) ] : listedCommands(call, line);
    });
    var deniedCommands = (function deniedCommands(call, line) {
      const rules = call.deny.filter(rule => rule.command !== undefined && callerHolds(call, rule));
      const found = line.commands.flatMap(command => {
        const denying = rules.filter(rule => {
          if (command.words.some(({value: value}) => value !== undefined && rule.rule.except?.includes(value))) return false;
          const unknown = isGuardRail(rule) ? "not" : "could";
          return rule.command?.().some(pattern => (0, _commands_js__WEBPACK_IMPORTED_MODULE_5__.m0)(pattern, command, unknown));
        });
        const own = denying.filter(rule => !isGuardRail(rule));
        return denying.length === 0 ? [] : [ denied(command.text, own.length === 0 ? denying : own) ];
      });
      const own = rules.filter(rule => !isGuardRail(rule));
      return own.length === 0 ? found : [ ...found, ...unreadable(line, own) ];
    });
    var isGuardRail = (function isGuardRail({rule: rule}) {
      return _policy_js__WEBPACK_IMPORTED_MODULE_4__.fG.some(preset => preset === rule.source);
    });
    var unreadable = (function unreadable({unread: unread, commands: commands}, rules) {
      const hidden = commands.filter(({opaque: opaque}) => opaque).map(({text: text}) => ({
        text: text,
        why: _refusal_js__WEBPACK_IMPORTED_MODULE_1__.q9.hidden
      }));
      const ids = rules.map(({rule: rule}) => rule.id);
      return [ ...unread, ...hidden ].map(({text: text, why: why}) => ({
        subject: text,
        effect: "deny",
        rules: ids,
        why: `${why}, and it could be what ${ids.map(id => `\`${id}\``).join(" or ")} denies. ${_refusal_js__WEBPACK_IMPORTED_MODULE_1__.q9.plainly}`
      }));
    });
    var allowed = (function allowed(subject, {rule: rule}) {
      return {
        subject: subject,
        effect: "allow",
        rules: [ rule.id ]
      };
    });
    var silent = (function silent(call, subject, about) {
      const instead = (0, _refusal_js__WEBPACK_IMPORTED_MODULE_1__.Vo)(call, about);
      const why = `no rule allows it (${call.policy.source.path}).${instead === "" ? "" : ` ${instead}`}`;
      const additions = (0, _refusal_js__WEBPACK_IMPORTED_MODULE_1__.RM)(call.tool, about);
      return {
        subject: subject,
        effect: "deny",
        rules: [],
        why: why,
        ...additions.length === 0 ? {} : {
          additions: additions
        }
      };
    });
    var distinct = (function distinct(items) {
      return [ ...new Set(items) ];
    });
    var shellRequirements = (function shellRequirements(policy) {
      return {
        mode: policy.sandbox.mode.value,
        reaches: reachableHosts(policy),
        services: policy.network.services.value,
        show: policy.sandbox.show.value
      };
    });
    var reachableHosts = (function reachableHosts({network: network, rules: rules}) {
      if (network.hosts.value.length === 0) return undefined;
      const opened = network.hosts.value.map(_match_js__WEBPACK_IMPORTED_MODULE_3__.__);
      const denied = rules.flatMap(({effect: effect, host: host = []}) => effect === "deny" ? host : []).map(_match_js__WEBPACK_IMPORTED_MODULE_3__.__);
      return host => opened.some(holds => holds(host)) && !denied.some(holds => holds(host));
    });
    __webpack_require__.d(__webpack_exports__, {
      DQ: () => judgePath,
      LD: () => decide,
      OP: () => declaredTools,
      RA: () => openCase,
      Ty: () => judgeAll,
      V4: () => shellRequirements,
      ad: () => judgePublished,
      jJ: () => parseNeeds,
      x4: () => ANY
    });
    var _lib_shell_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52046);
    var _commands_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(28413);
    var _match_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83182);
    var _policy_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94193);
    var _refusal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6079);
    var _lib_parts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23782);
    const nowhere = path => ({
      kind: "outside",
      path: path
    });
    const WRITERS = [ "write_file", "replace", "run_shell_command" ];
    function judgeName(call, kind, name) {
      return settle(call, `${kind} ${name}`, {
        kind: kind,
        name: name
      }, rule => holdsForName(call, rule, kind, name));
    }
    function deniedByOwnName(call, {server: server, tool: tool}) {
      const name = (0, _policy_js__WEBPACK_IMPORTED_MODULE_4__.Vr)(server, tool);
      if (name === call.tool || !call.tool.startsWith(_policy_js__WEBPACK_IMPORTED_MODULE_4__.O0)) return [];
      const own = openCase(call.policy, name, call.circumstances, call.locate);
      const verdicts = [ judgeTool(own), judgeName(own, "server", server) ];
      return verdicts.filter(({effect: effect, rules: rules}) => effect === "deny" && rules.length > 0);
    }
    function holdsForName(call, rule, kind, name) {
      if (rule.path !== undefined || rule.rule.access !== undefined || rule.command !== undefined) return false;
      if (kind !== "host" && rule.host !== undefined) return false;
      if (kind !== "server" && rule.server !== undefined) return false;
      if (kind !== "agent" && !callerHolds(call, rule)) return false;
      return rule[kind] === undefined || rule[kind](name);
    }
    const ANY = "shell.commands";
    function listedCommands(call, line) {
      const {text: text, unread: unread, evaluated: evaluated, redirections: redirections} = line;
      const doubts = [ ...unread, ...evaluated ].map(doubt => uncertain(doubt.text, `${doubt.why}. ${_refusal_js__WEBPACK_IMPORTED_MODULE_1__.q9.plainly}`));
      const files = redirections.map(file => uncertain(file, _refusal_js__WEBPACK_IMPORTED_MODULE_1__.q9.redirected));
      const empty = line.commands.length === 0 && doubts.length === 0 ? [ uncertain(text, "it has no command.") ] : [];
      const judged = line.commands.filter(({transparent: transparent, own: own}) => !transparent && !own);
      return [ ...doubts, ...files, ...empty, ...judged.map(command => listedCommand(call, command)) ];
    }
    function uncertain(subject, why) {
      return {
        subject: subject,
        effect: "deny",
        rules: [ "built-in:unread" ],
        why: why
      };
    }
    function listedCommand(call, command) {
      const holds = rule => rule.command?.().some(pattern => (0, _commands_js__WEBPACK_IMPORTED_MODULE_5__.UJ)(pattern, command));
      const rule = call.allow.find(each => callerHolds(call, each) && holds(each));
      return rule === undefined ? silent(call, command.text, {
        kind: "command",
        command: command
      }) : allowed(command.text, rule);
    }
    function denied(subject, rules) {
      return {
        subject: subject,
        effect: "deny",
        rules: rules.map(({rule: rule}) => rule.id),
        why: (0, _refusal_js__WEBPACK_IMPORTED_MODULE_1__.A3)(rules.map(({rule: rule}) => rule))
      };
    }
  }),
  66762: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var openList = (function openList(lines, {line: line, message: message}) {
      if (!/comma \(|Unterminated array/i.test(message)) return undefined;
      for (let at = Math.min(line, lines.length); at >= Math.max(1, line - REACH); at -= 1) {
        const text = lines[at - 1] ?? "";
        const start = /^\s*[\w".-]+\s*=\s*\[/.exec(text)?.[0];
        if (start === undefined) continue;
        const why = "is not closed, or a comma is missing between two of its items";
        return {
          line: at,
          column: start.length,
          message: `The list ${quote(text)} ${why}.`
        };
      }
      return undefined;
    });
    var loadPolicy = (function loadPolicy(file, project) {
      if (file === undefined) return {
        kind: "loaded",
        policy: policyOf({}, undefined, project, () => BUILT_IN.path)
      };
      const parsed = (0, toml.MT)(file.text, explainSyntax);
      if (parsed.kind === "faulty") return {
        kind: "faulty",
        faults: [ {
          path: file.path,
          ...parsed.fault
        } ]
      };
      const reading = {
        path: file.path,
        root: parsed.table,
        faults: []
      };
      checkEncoding(reading, file.text);
      const data = (0, toml.lZ)(parsed.table);
      const {value: value, faults: faults} = (0, read_data.v3)(POLICY, data, "a table");
      recordFaults(reading, faults);
      checkTogether(reading, data);
      const cite = path => citation(reading, path);
      if (value !== undefined && reading.faults.length === 0) return {
        kind: "loaded",
        policy: policyOf(value, file, project, cite)
      };
      return {
        kind: "faulty",
        faults: reading.faults.toSorted((a, b) => a.line - b.line || a.column - b.column)
      };
    });
    var checkTogether = (function checkTogether(reading, data) {
      if (valueAt(data, [ "shell", "commands" ]) === "any" && valueAt(data, [ "sandbox", "mode" ]) === "off") {
        fault(reading, (0, toml.$t)(reading.root, [ "shell", "commands" ], "value"), `\`commands = "any"\` needs a sandbox, and ${citation(reading, [ "sandbox", "mode" ])} switches it off: any command could then do whatever the runner's user can.`, 'Write `commands = "listed"` and list them in [[allow]] rules, or take `mode = "off"` out.');
      }
      const seen = new Map;
      for (const path of [ ...tablesAt(data, "allow"), ...tablesAt(data, "deny") ]) {
        const id = valueAt(data, [ ...path, "id" ]);
        const earlier = seen.get(id);
        const at = (0, toml.$t)(reading.root, path, "value");
        if (typeof id === "string" && earlier !== undefined) fault(reading, at, `The id \`${id}\` is already taken by the rule in line ${earlier}.`);
        seen.set(id, at.line);
      }
    });
    var tablesAt = (function tablesAt(data, key) {
      const tables = valueAt(data, [ key ]);
      return Array.isArray(tables) ? tables.map((_, index) => [ key, index ]) : [];
    });
    var valueAt = (function valueAt(data, path) {
      return path.reduce((value, step) => Array.isArray(value) ? value[Number(step)] : (0, 
      read_data.bI)(value) && Object.hasOwn(value, step) ? value[step] : undefined, data);
    });
    var policyOf = (function policyOf(given, file, project, cite) {
      const {extends: preset = "read-only", prices: prices, expect: expect = []} = given;
      const {path: path, ref: ref, text: text} = file ?? BUILT_IN;
      const settings = (0, policy_settings.f5)(given, preset, cite);
      return {
        source: {
          path: path,
          ref: ref,
          digest: `sha256:${(0, seal.ol)(text)}`
        },
        extends: preset,
        rules: [ ...(0, presets.vy)(file?.path ?? DEFAULT_PATH, settings.publish.open.value), ...(0, 
        presets.RK)(preset, settings.network.hosts.value.length === 0), ...networkRules(settings.network.hosts), ...shellRules(settings.shell.commands), ...ownRules(given, cite) ],
        commands: (0, manifests.I)(project),
        ...settings,
        ...prices !== undefined && {
          prices: (0, policy_settings._5)(prices, cite)
        },
        expectations: expect.map((each, index) => ({
          source: cite([ "expect", index ]),
          ...each
        }))
      };
    });
    var shellRules = (function shellRules({value: value, source: source}) {
      const rule = {
        id: decide.x4,
        source: source
      };
      switch (value) {
       case "any":
        return [ {
          ...rule,
          effect: "allow",
          tool: [ "run_shell_command" ],
          command: [ "*" ]
        } ];

       case "listed":
        return [];

       case "none":
        return [ {
          ...rule,
          effect: "deny",
          tool: [ "run_shell_command", "list_background_processes", "read_background_output" ],
          reason: 'This policy gives no shell (`[shell] commands = "none"`).'
        } ];

       default:
        return value;
      }
    });
    var networkRules = (function networkRules(hosts) {
      if (hosts.value.length === 0) return [];
      return [ {
        id: "network.hosts",
        effect: "allow",
        source: hosts.source,
        tool: [ "web_fetch" ],
        host: hosts.value
      } ];
    });
    var ownRules = (function ownRules({allow: allow = [], deny: deny = []}, cite) {
      const of = effect => (given, index) => {
        const source = cite([ effect, index ]);
        return {
          id: source,
          effect: effect,
          source: source,
          ...given
        };
      };
      return [ ...allow.map(of("allow")), ...deny.map(of("deny")) ];
    });
    var recordFaults = (function recordFaults(reading, found) {
      for (const each of found) {
        const at = each.kind === "unknown" ? (0, toml.$t)(reading.root, [ ...each.path, each.key ], "key") : (0, 
        toml.$t)(reading.root, each.path, "value");
        fault(reading, at, messageOf(each), each.hint);
      }
    });
    __webpack_require__.d(__webpack_exports__, {
      OM: () => DEFAULT_PATH,
      tb: () => loadPolicy
    });
    var read_data = __webpack_require__(50991);
    var decide = __webpack_require__(50115);
    var manifests = __webpack_require__(14121);
    var policy = __webpack_require__(94193);
    var policy_settings = __webpack_require__(28082);
    var presets = __webpack_require__(62159);
    var rules = __webpack_require__(83224);
    var toml = __webpack_require__(93686);
    var cut = __webpack_require__(24192);
    function explainSyntax(source, stopped) {
      const lines = source.split("\n");
      return otherFormat(lines, source) ?? openHeader(lines, stopped) ?? openList(lines, stopped) ?? inLine(lines, stopped);
    }
    function otherFormat(lines, source) {
      if (/^(?:\uFFFD|.?\0)/s.test(source)) return {
        line: 1,
        column: 1,
        message: UTF_16
      };
      const first = lines.findIndex(text => text.trim() !== "" && !text.trim().startsWith("#"));
      const text = lines[first]?.trim() ?? "";
      const at = {
        line: first + 1,
        column: 1
      };
      if (text.startsWith("{")) return {
        ...at,
        message: `This is JSON, and a policy is TOML: ${EXAMPLE}`
      };
      const yaml = /^(?:---|[\w-]+:(?:\s|$))/.test(text);
      return yaml ? {
        ...at,
        message: `${quote(text)} is YAML, and a policy is TOML: ${EXAMPLE}`
      } : undefined;
    }
    const UTF_16 = "The file is not UTF-8 but UTF-16, or no text at all. Save it as UTF-8.";
    const EXAMPLE = "write `version = 1`, and tables such as `[limits]`.";
    function openHeader(lines, {line: line, message: message}) {
      if (!/same line|table-key/.test(message)) return undefined;
      for (let at = line; at >= Math.max(1, line - REACH); at -= 1) {
        const text = lines[at - 1]?.replace(/#.*/, "").trim() ?? "";
        const header = /^(?<open>\[\[?)(?<name>[^\]]*)\]?$/.exec(text)?.groups;
        if (header === undefined) continue;
        const closed = `${text.replace(/\]$/, "")}${"]".repeat(header["open"]?.length ?? 1)}`;
        return {
          line: at,
          column: 1,
          message: `${quote(text)} is not closed: write \`${closed}\`.`
        };
      }
      return undefined;
    }
    const REACH = 200;
    function inLine(lines, {line: line, column: column, message: message}) {
      const over = (lines[line - 1]?.trim() ?? "") === "" && line > 1;
      const at = over ? {
        line: line - 1,
        column: Math.max(1, lines[line - 2]?.length ?? 1)
      } : {
        line: line,
        column: column
      };
      const text = lines[at.line - 1] ?? "";
      const rest = text.slice(column - 1);
      const value = text.slice(0, column - 1).includes("=");
      const [, explain] = WORDS.find(([pattern]) => pattern.test(message)) ?? [];
      const sentence = explain?.({
        line: text,
        rest: rest,
        value: value
      }) ?? `${quote(text)}: ${lower(message)}.`;
      return {
        ...at,
        message: sentence
      };
    }
    const WORDS = [ [ /^Unexpected character|^Unexpected token/, ({rest: rest, value: value}) => value ? bareWord(rest) : undefined ], [ /^Unterminated string/, ({line: line}) => `${quote(line)} has a quote that is not closed.` ], [ /^Unspecified values/, ({line: line}) => `${quote(line)} has no value.` ], [ /equal \(=\)/, ({line: line}) => `${quote(line)} is not a setting: write \`name = value\`, a name of several words in quotes.` ], [ /must be a newline/i, ({rest: rest}) => `${quote(rest)} does not belong in this line: each setting has its own line.` ], [ /Unterminated inline table/, ({line: line}) => `${quote(line)} has a \`{\` that is not closed.` ], [ /escape sequence/, ({line: line}) => `${quote(line)}: write a backslash in text twice, or put the text in '\u2026'.` ] ];
    function bareWord(rest) {
      const word = /^[^\s,\]}#]+/.exec(rest)?.[0];
      if (word === undefined) return undefined;
      if (/^(?:true|false)$/i.test(word)) return `${quote(word)}: write \`${word.toLowerCase()}\`, in small letters.`;
      return `${quote(word)} is not a value: put text in quotes, as in \`"${word}"\`.`;
    }
    const LONGEST = 60;
    function quote(text) {
      return `\`${(0, cut.cz)(text.trim(), LONGEST, {
        kept: LONGEST
      })}\``;
    }
    function lower(message) {
      return `${message.slice(0, 1).toLowerCase()}${message.slice(1)}`;
    }
    var parts = __webpack_require__(23782);
    var seal = __webpack_require__(75423);
    function checkEncoding(reading, content) {
      const index = content.indexOf("\ufffd");
      if (index < 0) return;
      const lines = content.slice(0, index + 1).split("\n");
      const at = {
        line: lines.length,
        column: lines.at(-1)?.length ?? 1
      };
      fault(reading, at, "There are bytes that are not UTF-8.", "Save the file as UTF-8.");
    }
    const DEFAULT_PATH = ".github/remit.toml";
    const BUILT_IN = {
      path: "built-in:read-only",
      ref: "",
      text: "built-in:read-only"
    };
    const SUBJECTS = {
      tool: (0, read_data.Qq)(),
      command: (0, read_data.Qq)(),
      path: (0, read_data.Qq)(),
      host: (0, read_data.Qq)()
    };
    const EXPECTATION = (0, read_data.WY)((0, read_data.KD)((0, read_data.cW)({
      effect: (0, read_data.Vm)([ "allow", "deny" ])
    }, SUBJECTS, {
      schema: {
        anyOf: Object.keys(SUBJECTS).map(key => ({
          required: [ key ]
        }))
      }
    }), checkExpectation), "A test of this policy, run by `remit policy check`.");
    const POLICY = (0, read_data.cW)({}, {
      version: (0, read_data.WY)((0, read_data.dY)(1), "The version of this language."),
      extends: (0, read_data.WY)((0, read_data.Vm)(policy.fG), "The preset to start from; without it `read-only`."),
      ...policy_settings.AN,
      prices: policy_settings.ze,
      allow: (0, rules.a)("allow"),
      deny: (0, rules.a)("deny"),
      expect: (0, read_data.p_)(EXPECTATION, "tables", {
        hint: "Write `[[expect]]`."
      })
    });
    function checkExpectation(value, at) {
      if ((0, read_data.bI)(value) && Object.hasOwn(value, "effect") && Object.keys(value).length === 1) (0, 
      read_data.TR)(at, `An expectation needs a \`tool\`, \`command\`, \`path\` or \`host\`.`);
    }
    function fault(reading, at, message, hint) {
      const {line: line, column: column} = at;
      reading.faults.push({
        path: reading.path,
        line: line,
        column: column,
        message: message,
        ...(0, parts.gI)({
          hint: hint
        })
      });
    }
    function citation({path: path, root: root}, at) {
      return `${path.slice(path.lastIndexOf("/") + 1)}:${(0, toml.$t)(root, at, "key").line}`;
    }
    function messageOf(found) {
      switch (found.kind) {
       case "unknown":
        return `Unknown key \`${found.key}\` in ${tableName(found.path)}.`;

       case "missing":
        return `${tableName(found.path)} needs \`${found.key}\`.`;

       case "wrong":
        return `\`${found.path.findLast(step => typeof step === "string")}\` ${found.problem}`;

       case "refused":
        return found.problem;
      }
    }
    function tableName(path) {
      const [first, second, ...inner] = path;
      if (first === undefined) return "the policy file";
      if (inner.length > 0) return `\`${inner.at(-1)}\``;
      if (typeof second === "number") return `[[${first}]]`;
      return second === undefined ? `[${first}]` : `[${first}.${JSON.stringify(second)}]`;
    }
  }),
  14121: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var projectCommands = (function projectCommands(project) {
      const found = SOURCES.flatMap(({files: files, commands: commands}) => {
        const name = files.find(file => project.has(file));
        return name === undefined ? [] : commands(project.get(name) ?? "");
      });
      return [ ...new Set(found) ];
    });
    var ownTasks = (function ownTasks(manifest, {form: form, run: run, test: test}) {
      const names = form === "scripts" ? scriptsOf(manifest) : targetsOf(manifest);
      return names.filter(isOwnTask).map(name => name === "test" && test !== undefined ? test : `${run} ${name}`);
    });
    var scriptsOf = (function scriptsOf(manifest) {
      const {scripts: scripts} = (0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_1__.sV)(manifest);
      return (0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_1__.bI)(scripts) ? Object.keys(scripts) : [];
    });
    var isOwnTask = (function isOwnTask(name) {
      if (!/^[A-Za-z][\w:.-]*$/.test(name)) return false;
      return OWN_TASKS.has(/^[A-Za-z]+/.exec(name)?.[0].toLowerCase() ?? "") && !OTHER_TASKS.test(name);
    });
    __webpack_require__.d(__webpack_exports__, {
      I: () => projectCommands,
      V: () => MANIFESTS
    });
    var _lib_ecosystems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22509);
    var _lib_read_data_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50991);
    const SOURCES = [ ..._lib_ecosystems_js__WEBPACK_IMPORTED_MODULE_0__.SQ.flatMap(({marks: marks, tasks: tasks}) => marks === undefined || tasks === undefined ? [] : {
      files: marks,
      commands: text => ownTasks(text, tasks)
    }), ..._lib_ecosystems_js__WEBPACK_IMPORTED_MODULE_0__.SQ.flatMap(({marks: marks, commands: commands}) => marks === undefined || commands === undefined ? [] : {
      files: marks,
      commands: () => Object.values(commands)
    }) ];
    function targetsOf(makefile) {
      return [ ...makefile.matchAll(/^([A-Za-z0-9][\w./-]*)\s*:(?!=)/gm) ].map(match => match[1] ?? "");
    }
    const OWN_TASKS = new Set(`test tests spec unit integration e2e lint eslint prettier format fmt style build compile bundle typecheck type types\n   tsc check checks verify validate coverage cov ci bench all docs doc generate codegen`.split(/\s+/));
    const OTHER_TASKS = /publish|deploy|release|push|upload|install/i;
    const MANIFESTS = SOURCES.flatMap(({files: files}) => files);
  }),
  83182: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var holdsFor = (function holdsFor(rule, tool, circumstances) {
      const {when: when} = rule.rule;
      if (when?.trigger !== undefined && !when.trigger.includes(circumstances.trigger)) return false;
      if (when?.request !== undefined && !when.request.includes(circumstances.request)) return false;
      if (when?.fork !== undefined && when.fork !== circumstances.fork) return false;
      return rule.tool === undefined || rule.tool(tool);
    });
    var anyOf = (function anyOf(patterns, compile) {
      if (patterns === undefined) return undefined;
      const tests = patterns.map(compile);
      return text => tests.some(test => test(text));
    });
    var except = (function except(holds, paths) {
      if (holds === undefined || paths === undefined || paths.length === 0) return holds;
      return text => holds(text) && !paths.includes(text);
    });
    var patternOf = (function patternOf(text) {
      const parsed = (0, _commands_js__WEBPACK_IMPORTED_MODULE_2__.EY)(text);
      if (parsed.kind === "faulty") throw new Error(`A loaded rule has the pattern ${text}: ${parsed.why}`);
      return parsed.pattern;
    });
    var compilePaths = (function compilePaths(patterns) {
      const root = patterns.includes("**");
      const tests = (0, _lib_once_js__WEBPACK_IMPORTED_MODULE_0__.Oo)(() => patterns.flatMap(_lib_glob_js__WEBPACK_IMPORTED_MODULE_1__.PH).flatMap(withItsDirectory).map(compiledPath));
      return path => {
        if (path === "") return root;
        const segments = path.split("/");
        return tests().some(test => test(segments));
      };
    });
    var withItsDirectory = (function withItsDirectory(pattern) {
      return pattern.endsWith("/**") ? [ pattern, pattern.slice(0, -"/**".length) ] : [ pattern ];
    });
    var compilePathDenials = (function compilePathDenials(patterns) {
      const exact = compilePaths(patterns);
      const spelled = patterns.map(foldPath);
      const folded = spelled.every((pattern, at) => pattern === patterns[at]) ? exact : compilePaths(spelled);
      return path => exact(path) || folded(foldPath(path));
    });
    var foldPath = (function foldPath(path) {
      return path.normalize("NFKC").replace(new RegExp("\\p{Default_Ignorable_Code_Point}", "gu"), "").toLowerCase().split("/").map(part => part === "." || part === ".." ? part : part.replace(/[. ]+$/, "")).join("/");
    });
    __webpack_require__.d(__webpack_exports__, {
      GY: () => holdsFor,
      ZL: () => compilePathDenials,
      __: () => compileHost,
      im: () => pathPatternFault,
      jg: () => HOST,
      mk: () => compileRule,
      tu: () => foldPath
    });
    var _lib_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52336);
    var _commands_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28413);
    var _lib_read_data_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50991);
    var _lib_once_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40627);
    const compileRule = (0, _lib_once_js__WEBPACK_IMPORTED_MODULE_0__.Mh)(rule => {
      const compile = rule.effect === "deny" ? compilePathDenials : compilePaths;
      const {command: command} = rule;
      return {
        rule: rule,
        tool: anyOf(rule.tool, _lib_glob_js__WEBPACK_IMPORTED_MODULE_1__.$d),
        path: except(rule.path === undefined ? undefined : compile(rule.path), rule.except),
        host: anyOf(rule.host, compileHost),
        server: anyOf(rule.server, _lib_glob_js__WEBPACK_IMPORTED_MODULE_1__.$d),
        agent: anyOf(rule.agent, _lib_glob_js__WEBPACK_IMPORTED_MODULE_1__.$d),
        command: command && (0, _lib_once_js__WEBPACK_IMPORTED_MODULE_0__.Oo)(() => command.map(patternOf))
      };
    });
    const HOST_PATTERN = "^(\\*|(\\*\\.)?([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\\.)*[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)$";
    const HOST = (0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_3__.Qq)(host => new RegExp(HOST_PATTERN).test(host) ? undefined : `"${host}" is not a host: expected a lower-case name such as "example.com" or "*.example.com", without scheme, port or path.`, {
      pattern: HOST_PATTERN
    });
    function compileHost(pattern) {
      const matches = (0, _lib_glob_js__WEBPACK_IMPORTED_MODULE_1__.$d)(pattern);
      return host => {
        const name = host.toLowerCase().replace(/\.$/, "");
        return isPlainHost(name) && matches(name) && name.length >= pattern.length;
      };
    }
    function isPlainHost(host) {
      return /^[a-z0-9.-]+$/.test(host) || /^\[?[0-9a-f:.]+\]?$/.test(host);
    }
    function pathPatternFault(pattern) {
      const why = pathFault(pattern);
      return why === undefined ? undefined : `"${pattern}" is not a path pattern: ${why}`;
    }
    function pathFault(pattern) {
      if (pattern.length > 1e3) return "it is longer than 1000 characters.";
      if (/[\x00-\x1F\x7F]/.test(pattern)) return "it has a control character.";
      if (pattern.includes("\\")) return "it has a backslash; paths are separated by `/`.";
      if (pattern.startsWith("!")) return "it begins with `!`; to leave paths out, write a [[deny]].";
      if (pattern.startsWith("~")) return "it begins with `~`; paths start at the root of the repository.";
      if (/^\/(?!tmp(\/|$))/.test(pattern)) return "it begins with `/`; a glob starts at the root of the repository: leave the `/` out.";
      if (pattern.endsWith("/")) return "it ends in `/`; for everything below a directory write `dir/**`.";
      if (pattern.split("/").some((part, index) => part === "." || part === ".." || part === "" && index > 0)) return "it has an empty part, `.` or `..`.";
      if (!balanced(pattern, "[", "]") || !balanced(pattern, "{", "}")) return "a bracket is not closed.";
      if (new RegExp("\\p{Default_Ignorable_Code_Point}", "u").test(pattern)) return "it has invisible characters.";
      if (pattern.match(/\[[^\]]*\]/g)?.some(hasNoRange) === true) return "its brackets cannot be read.";
      return (0, _lib_glob_js__WEBPACK_IMPORTED_MODULE_1__.PH)(pattern).length >= _lib_glob_js__WEBPACK_IMPORTED_MODULE_1__.vw ? "its braces expand to too many paths." : undefined;
    }
    function hasNoRange(set) {
      return [ ...set.slice(1, -1).matchAll(/(.)-(.)/gsu) ].some(([, low = "", high = ""]) => low > high);
    }
    function balanced(pattern, open, close) {
      let depth = 0;
      for (const char of pattern) {
        if (char === open) depth += 1;
        if (char === close) depth -= 1;
        if (depth < 0) return false;
      }
      return depth === 0;
    }
    const compiledPath = (0, _lib_once_js__WEBPACK_IMPORTED_MODULE_0__.bO)(pattern => (0, 
    _lib_glob_js__WEBPACK_IMPORTED_MODULE_1__.H9)(pattern));
  }),
  94193: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var circumstancesOf = (function circumstancesOf({trigger: trigger, kind: kind, subject: subject}, agent) {
      return {
        trigger: trigger,
        request: kind,
        fork: subject?.fromFork ?? false,
        agent: agent
      };
    });
    var touchesOf = (function touchesOf(tool) {
      return TOOLS.get(tool) ?? (tool.startsWith(MCP_PREFIX) ? [ "server" ] : []);
    });
    __webpack_require__.d(__webpack_exports__, {
      H0: () => REQUESTS,
      It: () => TOOLS,
      O0: () => MCP_PREFIX,
      Qb: () => TRIGGERS,
      Vr: () => serverToolName,
      br: () => touchesOf,
      c1: () => circumstancesOf,
      fG: () => PRESETS
    });
    function serverToolName(server, tool) {
      return `mcp_${server}_${tool}`.replaceAll(/[^A-Za-z0-9_.-]/g, "_");
    }
    const TOOLS = new Map([ [ "read_file", [ "read" ] ], [ "read_many_files", [ "read" ] ], [ "list_directory", [ "read" ] ], [ "glob", [ "read" ] ], [ "grep_search", [ "read" ] ], [ "write_file", [ "write" ] ], [ "replace", [ "write" ] ], [ "run_shell_command", [ "command" ] ], [ "list_background_processes", [] ], [ "read_background_output", [] ], [ "web_fetch", [ "host" ] ], [ "google_web_search", [] ], [ "git_read", [ "read" ] ], [ "read_issue", [] ], [ "read_pull_request", [] ], [ "read_check_logs", [] ], [ "add_review_comment", [] ], [ "write_todos", [] ], [ "save_memory", [ "write" ] ], [ "merge_base_branch", [] ], [ "activate_skill", [] ], [ "invoke_agent", [ "agent" ] ], [ "complete_task", [] ], [ "list_mcp_resources", [ "server" ] ], [ "read_mcp_resource", [ "server" ] ], [ "get_mcp_prompt", [ "server" ] ] ]);
    const MCP_PREFIX = "mcp_";
    const TRIGGERS = [ "comment", "review_comment", "review", "label", "assign", "pull", "dispatch", "schedule", "ci", "local" ];
    const REQUESTS = [ "answer", "change", "review", "plan" ];
    const PRESETS = [ "read-only", "edit", "maintain" ];
  }),
  62159: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var presetRules = (function presetRules(name, offline) {
      return [ ...readingRules(), ...name === "read-only" ? [] : editingRules(), ...name === "edit" ? [ keepDependencies() ] : [], ...guardRails(name, offline) ];
    });
    var builtInRules = (function builtInRules(policyPath, open) {
      return [ {
        ...named("built-in", "git", "deny"),
        path: SECRET_PLACES,
        reason: "The repository's own git directory belongs to Remit."
      }, {
        ...named("built-in", "credentials", "deny"),
        path: [ "gha-creds-*.json" ],
        access: "read",
        reason: "google-github-actions/auth keeps the job's credentials in it."
      }, {
        ...named("built-in", "workflows", "deny"),
        path: WORKFLOWS,
        access: "write",
        reason: "Workflows are never published, whatever a policy says."
      }, {
        ...named("built-in", "protected", "deny"),
        path: [ ...PROTECTED, policyPath ],
        access: "write",
        except: open,
        reason: "This path steers automation or agents; a policy can open one exact path by `publish.open`."
      }, {
        ...named("built-in", "shell"),
        tool: [ "run_shell_command" ],
        command: SHELL_OWN
      } ];
    });
    var readingRules = (function readingRules() {
      return [ {
        ...named("read-only", "files"),
        tool: [ "read_file", "read_many_files", "list_directory", "glob", "grep_search", "git_read" ],
        access: "read",
        path: [ "**" ]
      }, {
        ...named("read-only", "tools"),
        tool: splitList(`git_read|read_issue|read_pull_request|read_check_logs|add_review_comment|write_todos|activate_skill\n        invoke_agent|complete_task|list_background_processes|read_background_output`)
      } ];
    });
    var editingRules = (function editingRules() {
      return [ {
        ...named("edit", "sources"),
        tool: [ "write_file", "replace" ],
        access: "write",
        path: [ "**" ]
      }, {
        ...named("edit", "merge"),
        tool: [ "merge_base_branch" ]
      } ];
    });
    var keepDependencies = (function keepDependencies() {
      return {
        ...named("edit", "dependencies", "deny"),
        access: "write",
        path: DEPENDENCY_MANIFESTS,
        reason: 'Dependencies are left alone; `extends = "maintain"` lets a run change them.'
      };
    });
    var guardRails = (function guardRails(name, offline) {
      return [ ...RAILS, ...offline ? [ OFFLINE ] : [] ].map(({part: part, ...rail}) => ({
        id: `guard:${part}`,
        effect: "deny",
        source: name,
        tool: [ "run_shell_command" ],
        ...rail
      }));
    });
    var named = (function named(source, part, effect = "allow") {
      return {
        id: `${source}:${part}`,
        effect: effect,
        source: source
      };
    });
    var splitList = (function splitList(list) {
      return list.split(/[|\n]/).map(word => word.trim()).filter(word => word !== "");
    });
    var protection = (function protection(path, policyPath) {
      if (isWorkflow(path)) return "workflow";
      const own = policyPath !== undefined && compileOwn(policyPath)(path);
      return own || isProtected(path) ? "protected" : undefined;
    });
    __webpack_require__.d(__webpack_exports__, {
      RK: () => presetRules,
      sc: () => protection,
      vy: () => builtInRules
    });
    var _lib_ecosystems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22509);
    var _match_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83182);
    var _lib_once_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40627);
    const SHELL_OWN = splitList(`\n  cd *|: *|true|false|exit *|return *|break *|continue *|shift *|echo *|printf %* *|test *|[ *|pwd *|wait *|umask|times|jobs\n  set -e|set +e|set -u|set -x|set +x|set -eu|set -ex|set -eux|set -o pipefail|set -eo pipefail|set -euo pipefail|set -euxo pipefail\n  type *|command -v *|command -V *|dirs\n`);
    const RAILS = [ {
      part: "push",
      command: splitList("git push *"),
      reason: "Leave the changes in the workspace: Remit commits and publishes them when the run ends."
    }, {
      part: "github",
      command: splitList("gh *|hub *|glab *"),
      reason: "Commands have no token for GitHub. Read by read_issue, read_pull_request and read_check_logs; what you say at the end is posted."
    }, {
      part: "system",
      command: splitList(`sudo *|doas *|su *|apt install *|apt update *|apt upgrade *|apt remove *|apt-get install *|apt-get update *\n      apt-get upgrade *|apt-get remove *|apt-get purge *|apt-get autoremove *|apt-get clean *|dpkg -i *|yum install *|dnf install *\n      apk add *|zypper install *|pacman -S *|brew install *|snap install *|systemctl *`),
      reason: "The machine is read-only, and commands cannot gain rights. Work with what is installed; if something is missing, say in your report what a step before Remit should install."
    }, {
      part: "containers",
      command: splitList("docker *|docker-compose *|podman *|nerdctl *"),
      reason: "There is no container engine here. Run what needs none, and say in your report what you could not run; the job's service containers are reached where the policy names them."
    } ];
    const OFFLINE = {
      part: "offline",
      except: [ "--offline", "--no-index", "--local", "--help" ],
      command: [ ..._lib_ecosystems_js__WEBPACK_IMPORTED_MODULE_0__.SQ.flatMap(({fetches: fetches = []}) => fetches), ...splitList("curl https://*.* *|wget https://*.* *|git clone https://* *|git clone git@* *|git fetch *|git pull *") ],
      reason: "Commands reach no host here (`[network] hosts` is empty). Use what is installed and in the workspace; if something is missing, say in your report what a step before Remit should install."
    };
    const WORKFLOWS = [ ".github/workflows/**" ];
    const PROTECTED = [ ".github/**", "**/action.yml", "**/action.yaml", "**/CODEOWNERS", "**/GEMINI.md", "**/AGENTS.md", "**/.gemini/**", "**/.geminiignore", "**/CLAUDE.md", "**/.claude/**", "**/.mcp.json", "**/.codex/**", "**/.cursor/**", "**/.cursorrules", "**/.windsurf/**", "**/.windsurfrules", "**/.clinerules", "**/.clinerules/**", "**/.roo/**", "**/.roorules", "**/.roomodes", "**/AGENT.md", "**/CLAUDE.local.md", "**/.claude.json", "**/CONVENTIONS.md", "**/.aider.conf.yml", "**/.goosehints", "**/.rules", "**/.junie/**", "**/.kiro/**", "**/.opencode/**", "**/opencode.json", "**/opencode.jsonc", "**/QWEN.md", "**/.qwen/**", "**/.circleci/**", "**/.gitlab-ci.yml", "**/.gitlab-ci.yaml", ".gitlab/**", ".travis.yml", "azure-pipelines*.yml", "azure-pipelines*.yaml", ".azure-pipelines/**", "bitbucket-pipelines.yml", "appveyor.yml", ".appveyor.yml", "cloudbuild.yaml", "cloudbuild.yml", ".drone.yml", ".drone.star", ".cirrus.yml", ".cirrus.star", "Jenkinsfile", ".buildkite/**", ".woodpecker/**", ".woodpecker.yml", ".woodpecker.yaml", ".gitea/workflows/**", ".forgejo/workflows/**", ".semaphore/**", ".teamcity/**", "**/.gitattributes", "**/.gitmodules", "**/.lfsconfig", "**/.githooks/**", "**/.husky/**" ];
    const SECRET_PLACES = [ ".git/**", "**/.git/**" ];
    const DEPENDENCY_MANIFESTS = _lib_ecosystems_js__WEBPACK_IMPORTED_MODULE_0__.SQ.flatMap(({manifests: manifests = [], locks: locks = [], settings: settings = []}) => [ ...manifests.map(({file: file}) => file), ...locks, ...settings ].map(name => `**/${name}`));
    const compileOwn = (0, _lib_once_js__WEBPACK_IMPORTED_MODULE_1__.bO)(policyPath => (0, 
    _match_js__WEBPACK_IMPORTED_MODULE_2__.ZL)([ policyPath ]));
    const isWorkflow = (0, _match_js__WEBPACK_IMPORTED_MODULE_2__.ZL)(WORKFLOWS);
    const isProtected = (0, _match_js__WEBPACK_IMPORTED_MODULE_2__.ZL)(PROTECTED);
  }),
  6079: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var alternatives = (function alternatives(call, about) {
      switch (about.kind) {
       case "tool":
        return "";

       case "command":
        return sentence("Allowed commands", commandsLike(call, about.command.words[0]?.value ?? ""));

       case "path":
        return sentence(`Allowed to ${about.access}`, pathsFor(call, about.access));

       case "host":
       case "server":
       case "agent":
        {
          const {kind: kind} = about;
          return sentence(`Allowed ${kind}s`, call.allow.flatMap(({rule: rule}) => rule[kind] ?? []));
        }

       default:
        return about;
      }
    });
    var additionsFor = (function additionsFor(tool, about) {
      const rule = conditions => ({
        ...ADDED,
        tool: [ tool ],
        ...conditions
      });
      switch (about.kind) {
       case "tool":
        return [ rule({}) ];

       case "path":
        return [ rule({
          path: [ pathPattern(about.path) ],
          access: about.access
        }) ];

       case "command":
        {
          const pattern = patternFor(about.command);
          return pattern === undefined ? [] : [ rule({
            command: [ pattern ]
          }) ];
        }

       case "host":
       case "server":
       case "agent":
        return [ rule({
          [about.kind]: [ about.name ]
        }) ];

       default:
        return about;
      }
    });
    __webpack_require__.d(__webpack_exports__, {
      A3: () => reasonOf,
      Ow: () => additionsThatHelp,
      RM: () => additionsFor,
      Vo: () => alternatives,
      q9: () => WORDS,
      qo: () => reasonFor,
      zM: () => ruleToml
    });
    var _lib_cut_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24192);
    var _lib_interpreters_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91661);
    var _commands_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28413);
    var _lib_parts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23782);
    const WORDS = {
      hidden: "it runs commands in a way that is not read",
      plainly: "Write the program's name and plain words, one command after the other.",
      redirected: "a line that only runs listed commands opens no file. Write files with write_file or replace; `2>&1` and `/dev/null` are fine."
    };
    const MOST_TOLD = 6;
    function reasonFor(denials) {
      const lines = denials.map(({subject: subject, why: why}) => `Refused \`${(0, _lib_cut_js__WEBPACK_IMPORTED_MODULE_0__.cz)(subject, 300)}\`: ${why ?? "it is denied."}`);
      const all = [ ...new Set(lines) ];
      const more = all.length > MOST_TOLD ? [ `And ${all.length - MOST_TOLD} more.` ] : [];
      return [ ...all.slice(0, MOST_TOLD), ...more ].join(" ");
    }
    function reasonOf(rules) {
      const named = rules.map(({id: id, source: source}) => `\`${id}\`${source === id ? "" : ` (${source})`}`);
      const reasons = rules.flatMap(({reason: reason}) => reason === undefined ? [] : [ reason ]);
      const verb = named.length === 1 ? `the rule ${named.join("")} denies it.` : `the rules ${named.join(" and ")} deny it.`;
      return [ verb, ...reasons ].join(" ");
    }
    function pathsFor(call, access) {
      return call.allow.flatMap(({rule: rule}) => (rule.access ?? access) === access ? rule.path ?? [] : []);
    }
    function commandsLike({allow: allow, policy: policy}, program) {
      const rules = allow.filter(({rule: rule}) => !rule.id.startsWith("built-in:"));
      const patterns = rules.flatMap(({rule: rule}) => rule.command ?? []);
      const same = patterns.filter(pattern => pattern.split(" ").includes(program));
      const own = patterns.filter(pattern => policy.commands.includes(pattern.replace(/ \*$/, "")));
      return [ ...same, ...own, ...patterns ];
    }
    const MOST_NAMED = 12;
    function sentence(lead, items) {
      const distinct = [ ...new Set(items) ];
      if (distinct.length === 0) return "";
      const more = distinct.length > MOST_NAMED ? `, and ${distinct.length - MOST_NAMED} more` : "";
      const shown = distinct.slice(0, MOST_NAMED).map(item => `\`${item}\``);
      return `${lead}: ${shown.join(", ")}${more}.`;
    }
    function additionsThatHelp(denials, judgeWith) {
      const rules = [];
      for (const {additions: additions} of denials) {
        if (additions === undefined) return undefined;
        rules.push(...additions);
      }
      const needed = withoutRepeats(rules);
      return judgeWith(needed).every(({effect: effect}) => effect === "allow") ? needed.map(ruleToml).join("\n") : undefined;
    }
    function withoutRepeats(rules) {
      const broad = rule => [ rule.command, rule.path, rule.host, rule.server, rule.agent ].every(condition => condition === undefined);
      const narrow = rules.filter(rule => !broad(rule));
      const kept = narrow.length > 0 ? narrow : rules;
      return [ ...new Map(kept.map(rule => [ JSON.stringify(rule), rule ])).values() ];
    }
    const ADDED = {
      id: "added",
      effect: "allow",
      source: "added"
    };
    function patternFor({words: words, settings: settings}) {
      const known = words.findIndex(({value: value, many: many}) => value === undefined || many);
      const certain = known === -1 ? words : words.slice(0, known);
      const program = certain[0]?.value ?? "";
      if (certain.length < 2 && INTERPRETERS.test(program.slice(program.lastIndexOf("/") + 1))) return undefined;
      const pattern = [ ...settings.map(({name: name, value: value}) => patternWord(`${name}=${value ?? ""}`)), ...certain.map(wordOf), ...known === -1 ? [] : [ "*" ] ].join(" ");
      return (0, _commands_js__WEBPACK_IMPORTED_MODULE_1__.EY)(pattern).kind === "faulty" ? undefined : pattern;
    }
    const INTERPRETERS = new RegExp(String.raw`^(?:${_lib_interpreters_js__WEBPACK_IMPORTED_MODULE_2__.O}|${_lib_interpreters_js__WEBPACK_IMPORTED_MODULE_2__.Y}|nodejs|tsx|ts-node|java|Rscript|env|xargs|npx|pnpx|bunx|uvx|uv|poetry|eval|exec|command|source|\.|sudo|ssh|awk|gawk|find|git|make)$`);
    function wordOf({value: value = ""}, index) {
      return index === 0 && /^[A-Za-z_]\w*=/.test(value) ? `''${patternWord(value)}` : patternWord(value);
    }
    function patternWord(word) {
      if (/^[\w./:=@%+,-]+$/.test(word)) return word;
      return word.split("'").map(piece => piece === "" ? "" : `'${piece}'`).join("\\'");
    }
    function pathPattern(path) {
      return path === "" ? "**" : path.replace(/[*?[\]{}]/g, "?");
    }
    function ruleToml(rule) {
      const lines = [ `[[${rule.effect}]]` ];
      for (const key of [ "tool", "command", "path", "host", "server", "agent" ]) {
        const values = rule[key];
        if (values !== undefined) lines.push(`${key} = ${values.length === 1 ? quote(values[0] ?? "") : `[${values.map(quote).join(", ")}]`}`);
      }
      if (rule.access !== undefined) lines.push(`access = ${quote(rule.access)}`);
      if (rule.when !== undefined) lines.push(`when = ${whenToml(rule.when)}`);
      if (rule.reason !== undefined) lines.push(`reason = ${quote(rule.reason)}`);
      return `${lines.join("\n")}\n`;
    }
    function whenToml({trigger: trigger, request: request, fork: fork}) {
      const list = words => `[${words.map(quote).join(", ")}]`;
      const parts = (0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_3__.Eb)([ trigger !== undefined && `trigger = ${list(trigger)}`, request !== undefined && `request = ${list(request)}`, fork !== undefined && `fork = ${fork}` ]);
      return `{ ${parts.join(", ")} }`;
    }
    function quote(text) {
      return JSON.stringify(text).replace(/\x7f/g, "\\u007f");
    }
  }),
  83224: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var rules = (function rules(effect) {
      const bound = effect === "deny" ? [ ...BOUND, "when" ] : BOUND;
      const says = effect === "deny" ? "What must not be done. A denial always wins." : "What may be done.";
      const kind = (0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.cW)({}, {
        id: (0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.WY)((0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.Qq)(idFault, {
          pattern: "^[A-Za-z0-9][A-Za-z0-9._/-]*$"
        }), "Names the rule in decisions and reports; without it the rule is named by its line."),
        ...CONDITIONS,
        when: (0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.WY)((0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.KD)(WHEN, refuseEmpty), "Circumstances in which the rule applies. All given ones must hold."),
        reason: (0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.WY)((0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.Qq)(), "Shown to the model and to people when the rule denies.")
      }, {
        schema: {
          anyOf: bound.map(key => ({
            required: [ key ]
          })),
          dependentSchemas: {
            command: {
              not: {
                anyOf: Object.keys(INSTEAD).map(key => ({
                  required: [ key ]
                }))
              }
            }
          }
        }
      });
      const rule = (0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.KD)((0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.WY)(kind, `${says} All given conditions must hold; within a list, one entry.`), (value, at) => checkRule(value, at, effect, bound));
      return (0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.p_)(rule, "tables", {
        hint: `Write \`[[${effect}]]\`.`
      });
    });
    var names = (function names() {
      const why = name => /^[\w*?./@-]+$/.test(name) ? undefined : `"${name}" is not a name: letters, digits, \`.\`, \`_\`, \`-\`, \`/\`, and \`*\` for any of them.`;
      return (0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.h9)((0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.Qq)(why, {
        pattern: "^[\\w*?./@-]+$"
      }));
    });
    __webpack_require__.d(__webpack_exports__, {
      B: () => toolFault,
      a: () => rules
    });
    var _lib_distance_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(61349);
    var _lib_glob_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52336);
    var _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50991);
    var _match_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83182);
    var _commands_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(28413);
    var _policy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94193);
    const LONGEST = {
      minLength: 1,
      maxLength: 1e3
    };
    const WHEN = (0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.cW)({}, {
      trigger: (0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.WY)((0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.h9)((0, 
      _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.Vm)(_policy_js__WEBPACK_IMPORTED_MODULE_1__.Qb)), "What started the run."),
      request: (0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.WY)((0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.h9)((0, 
      _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.Vm)(_policy_js__WEBPACK_IMPORTED_MODULE_1__.H0)), "What is asked for."),
      fork: (0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.WY)(_lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.Jt, "Whether the pull request comes from another repository.")
    }, {
      hint: 'Write a table, such as `{ trigger = ["comment"] }`.',
      schema: {
        minProperties: 1
      }
    });
    const CONDITIONS = {
      tool: (0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.WY)((0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.h9)((0, 
      _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.Qq)(toolFault, {
        anyOf: [ {
          enum: [ ..._policy_js__WEBPACK_IMPORTED_MODULE_1__.It.keys() ]
        }, {
          pattern: "^mcp_[\\w*?.-]+$"
        }, {
          pattern: "^[a-z_]*\\*[a-z_*]*$"
        } ]
      })), "Tools by name; `*` stands for any characters. Tools of MCP servers are named `mcp_<server>_<tool>`."),
      command: (0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.WY)((0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.h9)((0, 
      _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.Qq)(commandFault, LONGEST)), "Command patterns: words, each for one argument; `*` inside a word is a glob within it; a final `*` matches any rest."),
      path: (0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.WY)((0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.h9)((0, 
      _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.Qq)(_match_js__WEBPACK_IMPORTED_MODULE_2__.im, {
        ...LONGEST,
        pattern: "^(?:/tmp|[^!~/\\\\\\u0000-\\u001f])(?:[^\\\\\\u0000-\\u001f]*[^\\\\/\\u0000-\\u001f])?$"
      })), "Globs of paths from the root of the repository, links resolved: `src/**`, `*.md`."),
      access: (0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.WY)((0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.Vm)([ "read", "write" ]), "Narrows a rule about paths to reading or to writing; without it both."),
      host: (0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.WY)((0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.h9)(_match_js__WEBPACK_IMPORTED_MODULE_2__.jg), "Hosts: `example.com`, `*.example.com`."),
      server: (0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.WY)(names(), "MCP servers by name."),
      agent: (0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.WY)(names(), "Sub-agents: who calls; in calls of `invoke_agent`, who is called.")
    };
    const BOUND = Object.keys(CONDITIONS);
    function checkRule(value, at, effect, bound) {
      if (!(0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.bI)(value)) return;
      if (!bound.some(key => Object.hasOwn(value, key))) (0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.TR)(at, `This rule would ${effect} everything.`, `Give at least one of ${BOUND.join(", ")}.`);
      if (!Object.hasOwn(value, "command")) return;
      for (const [key, instead] of Object.entries(INSTEAD)) {
        if (!Object.hasOwn(value, key)) continue;
        (0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.TR)({
          ...at,
          path: [ ...at.path, key ]
        }, `\`${key}\` cannot be in a rule about commands: the words of a command do not show what it touches.`, `Make it a separate rule: ${instead}.`);
      }
    }
    const INSTEAD = {
      path: "files denied for reading are hidden from commands, and files denied for writing are not published",
      access: "files denied for reading are hidden from commands, and files denied for writing are not published",
      host: "list hosts for commands in `[network] hosts`",
      server: "tools of MCP servers are not commands"
    };
    function refuseEmpty(value, at) {
      if ((0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.bI)(value) && Object.keys(value).length === 0) (0, 
      _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.TR)(at, "`when` is empty.", "Leave it out, or give trigger, request or fork.");
    }
    function idFault(id) {
      if (/^[A-Za-z0-9][A-Za-z0-9._/-]*$/.test(id)) return undefined;
      return `"${id}" is not an id: letters, digits, and \`.\`, \`_\`, \`-\`, \`/\` between them.`;
    }
    function toolFault(name) {
      if (name.startsWith(_policy_js__WEBPACK_IMPORTED_MODULE_1__.O0) && /^[\w*?.-]+$/.test(name)) return undefined;
      const matches = (0, _lib_glob_js__WEBPACK_IMPORTED_MODULE_3__.$d)(name);
      if (name.includes("*") && [ ..._policy_js__WEBPACK_IMPORTED_MODULE_1__.It.keys() ].some(matches)) return undefined;
      if (_policy_js__WEBPACK_IMPORTED_MODULE_1__.It.has(name)) return undefined;
      const near = (0, _lib_distance_js__WEBPACK_IMPORTED_MODULE_4__.pA)(name, _policy_js__WEBPACK_IMPORTED_MODULE_1__.It.keys());
      const hint = near === undefined ? "Tools of servers are named `mcp_<server>_<tool>`." : `Did you mean \`${near}\`?`;
      return {
        problem: `There is no tool \`${name}\`.`,
        hint: hint
      };
    }
    function commandFault(pattern) {
      const parsed = (0, _commands_js__WEBPACK_IMPORTED_MODULE_5__.EY)(pattern);
      return parsed.kind === "parsed" ? undefined : `\`${pattern}\` is not a command pattern: ${parsed.why}`;
    }
  }),
  28082: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var settingsOf = (function settingsOf(given, preset, cite) {
      const settings = (0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_3__.LG)(SETTINGS, ({rows: rows}, name) => (0, 
      _lib_parts_js__WEBPACK_IMPORTED_MODULE_3__.LG)(rows, ({initial: initial, readOnly: readOnly = initial}, key) => {
        const value = given[name]?.[key];
        if (value !== undefined) return {
          value: value,
          source: cite([ name, key ])
        };
        return {
          value: preset === "read-only" ? readOnly : initial,
          source: preset
        };
      }));
      const {mode: mode} = settings.sandbox;
      if (mode.value === "require" || given.shell?.commands !== undefined) return settings;
      return {
        ...settings,
        shell: {
          ...settings.shell,
          commands: {
            value: "listed",
            source: mode.source
          }
        }
      };
    });
    var row = (function row(kind, initial, description, more = {}) {
      return {
        kind: kind,
        initial: initial,
        description: description,
        ...more
      };
    });
    var kindOf = (function kindOf({kind: kind, description: description}) {
      return (0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.WY)(kind, description);
    });
    var section = (function section(description, rows) {
      return {
        description: description,
        rows: rows
      };
    });
    var texts = (function texts(...item) {
      return (0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.p_)((0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.Qq)(...item), "texts");
    });
    var ruled = (function ruled(rules, further = () => undefined) {
      const musts = rules.flatMap(({must: must}) => must?.source ?? []);
      const nots = rules.flatMap(({not: not}) => not?.source ?? []);
      const fault = text => {
        const broken = rules.find(({must: must, not: not}) => must?.test(text) === false || not?.test(text) === true);
        return broken === undefined ? further(text) : broken.say(text);
      };
      return texts(fault, {
        minLength: 1,
        ...musts.length > 0 && {
          allOf: musts.map(pattern => ({
            pattern: pattern
          }))
        },
        ...nots.length > 0 && {
          not: {
            pattern: nots.join("|")
          }
        }
      });
    });
    var whole = (function whole({input: input, cached: cached = input, output: output}) {
      return {
        input: input,
        cached: cached,
        output: output
      };
    });
    var price = (function price() {
      const rates = {
        input: dollars("a million tokens of prompts"),
        output: dollars("a million tokens of answers, thoughts included")
      };
      const cached = dollars("a million prompt tokens that the service had cached; those of input when absent");
      const from = (0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.WY)((0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.U9)(1), "Prompt tokens above which these prices apply, such as 200000.");
      const long = (0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.WY)((0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.cW)({
        from: from,
        ...rates
      }, {
        cached: cached
      }), "What a call costs, its answer included, whose prompt has more than `from` tokens.");
      return (0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.cW)(rates, {
        cached: cached,
        long: long
      });
    });
    var dollars = (function dollars(what) {
      return (0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.WY)((0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.ai)(0, "US dollars for a million tokens, "), `US dollars for ${what}.`);
    });
    __webpack_require__.d(__webpack_exports__, {
      AN: () => POLICY_SECTIONS,
      _5: () => pricesOf,
      f5: () => settingsOf,
      yy: () => SETTINGS,
      ze: () => PRICES
    });
    var _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50991);
    var _lib_parts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23782);
    var _match_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83182);
    var _presets_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62159);
    var _variables_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64886);
    const PORT = "([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])";
    const SETTINGS = {
      who: section("Who may ask.", {
        permission: row((0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.Vm)([ "read", "triage", "write", "maintain", "admin" ]), "write", "The lowest repository permission that may ask."),
        bots: row(ruled([ {
          must: /^[A-Za-z0-9][A-Za-z0-9_-]*(\[bot\])?$/,
          say: login => `"${login}" is not an exact login, such as "renovate[bot]".`
        } ]), [], "Bots that may ask, by exact login. Remit refuses any other bot."),
        forks: row((0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.Vm)([ "nothing", "review" ]), "review", "What a run on a fork's pull request may do.")
      }),
      limits: section("The limits of a run.", {
        turns: row((0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.U9)(1), 60, "Turns of one agent."),
        minutes: row((0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.vj)(), 25, "Minutes of wall time."),
        tokens: row((0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.U9)(1), 3e6, "Tokens in and out, of all agents and purposes: compression and loop checks too."),
        usd: row((0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.vj)(), 2.5, "US dollars of all model calls together."),
        calls: row((0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.U9)(1), 400, "Tool calls."),
        files: row((0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.U9)(1), 40, "Changed files. Remit does not publish a run that changes more, but keeps its patch."),
        lines: row((0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.U9)(1), 2e3, "Changed lines. Remit does not publish a run that changes more, but keeps its patch.")
      }),
      publish: section("Where and how changes are published.", {
        to: row((0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.Vm)([ "nothing", "branch", "pull" ]), "pull", "Where changes go.", {
          readOnly: "nothing"
        }),
        draft: row(_lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.Jt, true, "Whether pull requests are drafts."),
        signed: row(_lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.Jt, false, "Whether GitHub makes and signs the commits. Remit then changes no executable files, commits at most 20 MB at a time, and merges no base."),
        pulls: row((0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.U9)(0), 0, "Maximum number of Remit's open pull requests, 0 for no limit. Remit declines a request for one more before it asks the model."),
        open: row(ruled([ {
          not: /(^|\/)\.{0,2}(\/|$)/,
          say: path => `"${path}" is not a path from the root of the repository.`
        }, {
          not: /[*?\[\]\{\}]/v,
          say: path => `"${path}" has wildcards: a protected path is opened by its exact name, one at a time.`
        } ], unprotectedFault), [], "Built-in protected paths that Remit may publish, one exact path each; never workflows.")
      }),
      verify: section("Checks that Remit itself runs before the work counts as done.", {
        commands: row(texts(), [], "Commands that must succeed on exactly what would be published, such as `npm test`."),
        attempts: row((0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.U9)(1), 2, "How often they run at most. The model fixes failures in between, so with 1 it can fix nothing."),
        checks: row((0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.U9)(0), 0, "Minutes to wait for the checks of what was published; the model may fix failures once. With 0, Remit asks GitHub once.", {
          see: "checks-after-the-push"
        })
      }),
      shell: section("Which commands may run, and with which variables.", {
        commands: row((0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.Vm)([ "any", "listed", "none" ]), "any", '`any`: every command line that no rule denies (needs a sandbox); `listed`: only commands that an [[allow]] lists, which is the default with `mode = "off"`; `none`: no shell.', {
          see: "commands"
        }),
        environment: row(texts(_variables_js__WEBPACK_IMPORTED_MODULE_1__.v8, {
          pattern: _variables_js__WEBPACK_IMPORTED_MODULE_1__.tH.source
        }), [], "Variables of the runner that commands get besides the usual ones: names, or prefixes such as `BUILD_*`. No secrets.", {
          see: "variables-of-the-runner"
        })
      }),
      sandbox: section("Where commands run.", {
        mode: row((0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.Vm)([ "require", "off" ]), "require", "`require`: commands run in a sandbox or not at all; `off`: listed commands run in the checkout, as the runner's user."),
        show: row(ruled([ {
          must: /^~?\//,
          not: /\/\.{0,2}(\/|$)/,
          say: path => `"${path}" cannot be shown to commands: expected an absolute path such as "/opt/tools", or one below the home such as "~/.cache/tool", without \`.\`, \`..\`, empty parts or a final \`/\`.`
        }, {
          not: /[*?\[\]\{\}\u0000-\u001f\u007f]/v,
          say: path => `"${path}" has wildcards or control characters: name each path that commands are shown.`
        }, {
          not: /^\/(proc|sys|dev)(\/|$)/,
          say: path => `"${path}" cannot be shown to commands: they have their own ${path.slice(0, 5).replace(/\/$/, "")}.`
        } ]), [], "Hidden paths that commands may read: absolute (`/opt/tools`), or below the home (`~/.cache/tool`). Credentials stay hidden."),
        outside: row(ruled([ {
          not: /[*?\u0000-\u001f\u007f]/,
          say: name => `"${name}" is not the name of an MCP server: name each server that runs outside the sandbox, without wildcards.`
        } ]), [], "MCP servers, by name, that run outside the sandbox; never on forks.")
      }),
      network: section("What the network is open to.", {
        hosts: row((0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.p_)(_match_js__WEBPACK_IMPORTED_MODULE_2__.jg, "texts"), [], "Hosts that `web_fetch` and commands in the sandbox may reach: `example.com`, `*.example.com`, `*` for any."),
        services: row(ruled([ {
          must: new RegExp(`^[a-z0-9]([a-z0-9._-]*[a-z0-9])?:${PORT}$`),
          say: service => `"${service}" is not a service: expected a lower-case host name and a port, such as "localhost:5432" or "redis:6379", without scheme or path.`
        }, {
          not: /^[0-9.]+:/,
          say: service => `"${service}" names an address: write the service's host name, or "localhost:${service.split(":")[1]}" for a port of the runner.`
        } ]), [], "Service containers that commands may reach by TCP: a host name and a port, such as `localhost:5432`.")
      })
    };
    const POLICY_SECTIONS = (0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_3__.LG)(SETTINGS, ({description: description, rows: rows}, name) => (0, 
    _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.WY)((0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.cW)({}, (0, 
    _lib_parts_js__WEBPACK_IMPORTED_MODULE_3__.LG)(rows, kindOf), {
      hint: `Write \`[${name}]\`.`
    }), description));
    function unprotectedFault(path) {
      const kind = (0, _presets_js__WEBPACK_IMPORTED_MODULE_4__.sc)(path, undefined);
      if (kind === "workflow") return `"${path}" cannot be opened: workflows are never published.`;
      return kind === undefined ? `"${path}" is not a protected path: there is nothing to open.` : undefined;
    }
    const PRICES = (0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.WY)((0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.g1)(price()), "What models cost, by the beginning of their name, if it differs from the built-in table.");
    function pricesOf(given, cite) {
      const prices = Object.entries(given).map(([name, {long: long, ...rate}]) => [ name, {
        ...whole(rate),
        ...long === undefined ? {} : {
          long: {
            ...whole(long),
            from: long.from
          }
        },
        source: cite([ "prices", name ])
      } ]);
      return Object.fromEntries(prices);
    }
  }),
  64886: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var matches = (function matches(name, pattern) {
      return pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
    });
    var splitNames = (function splitNames(text) {
      return text.trim().split(/\s+/);
    });
    __webpack_require__.d(__webpack_exports__, {
      Hh: () => isPassed,
      tH: () => NAME_OR_PREFIX,
      v8: () => variableFault
    });
    function variableFault(pattern) {
      if (!NAME_OR_PREFIX.test(pattern)) return `"${pattern}" is not the name of a variable, such as "JAVA_HOME", or a prefix, such as "BUILD_*".`;
      const beginning = pattern.endsWith("*") ? pattern.slice(0, -1) : undefined;
      if (TOO_SHORT.test(pattern)) return `"${pattern}" matches too many variables: a prefix has a first word and \`_\`, such as "BUILD_*".`;
      const why = beginning === undefined ? reasonToKeep(pattern) : reasonToKeepSome(beginning);
      return why === undefined ? undefined : `"${pattern}" cannot be passed to commands: ${why}.`;
    }
    const NAME_OR_PREFIX = /^[A-Za-z_][A-Za-z0-9_]*\*?$/;
    const TOO_SHORT = /^(?![A-Za-z]+_).*\*$/;
    function isPassed(name, patterns) {
      return patterns.some(pattern => matches(name, pattern)) && reasonToKeep(name) === undefined;
    }
    function reasonToKeep(name) {
      if (SECRET.test(name)) return NAMED_SECRET;
      return KEPT.find(({names: names}) => names.some(kept => matches(name.toUpperCase(), kept)))?.why;
    }
    function reasonToKeepSome(beginning) {
      const start = beginning.toUpperCase();
      if (SECRET.test(beginning.replace(/_+$/, ""))) return NAMED_SECRET;
      for (const {names: names, why: why} of KEPT) {
        const kept = names.find(name => name.startsWith(start) || matches(start, name));
        if (kept !== undefined) return `${kept} could match, and ${why}; name each variable`;
      }
      return undefined;
    }
    const NAMED_SECRET = "its name says that it is a secret";
    const SECRET = /(?:TOKEN|SECRET|PASSWORD|PASSWD|PASSPHRASE|CREDENTIALS?|APIKEY)$|(?:^|_)(?:TOKEN|SECRET|PASSWORD|CREDENTIALS?|KEY|AUTH|PAT|DSN)(?:_?\d*$|_(?!PATH|FILE|NAME|URL))/i;
    const KEPT = [ {
      why: "the runner's own channels are not for commands",
      names: splitNames("ACTIONS_* INPUT_* STATE_* GITHUB_ENV GITHUB_OUTPUT GITHUB_PATH GITHUB_STATE GITHUB_STEP_SUMMARY GITHUB_EVENT_PATH GITHUB_TOKEN")
    }, {
      why: "it makes programs load or run what it names",
      names: splitNames(`LD_* DYLD_* GLIBC_TUNABLES GCONV_PATH BASH_* ENV SHELLOPTS BASHOPTS PROMPT_COMMAND PS4 IFS CDPATH NODE_OPTIONS\n       NODE_REPL_EXTERNAL_MODULE PERL5* PERLLIB RUBYOPT RUBYLIB PYTHONSTARTUP PYTHONHOME PYTHONINSPECT PYTHONBREAKPOINT\n       JAVA_TOOL_OPTIONS _JAVA_OPTIONS JDK_JAVA_OPTIONS GIT_* LESSOPEN LESSCLOSE EDITOR VISUAL PAGER BROWSER MAKEFLAGS\n       MFLAGS PHP_INI_SCAN_DIR PHPRC`)
    }, {
      why: "it leads to credentials, or to a service that has more rights than commands",
      names: splitNames(`GEMINI_* GOOGLE_* CLOUDSDK_* AWS_* AZURE_* ARM_* KUBECONFIG DOCKER_* CONTAINER_HOST SSH_* GPG_* SUDO_* DBUS_*\n       XDG_RUNTIME_DIR NETRC NPM_CONFIG_USERCONFIG NPM_CONFIG_GLOBALCONFIG PGPASS*`)
    }, {
      why: "the way to the network is `[network] hosts`",
      names: splitNames("HTTP_PROXY HTTPS_PROXY ALL_PROXY FTP_PROXY NO_PROXY")
    }, {
      why: "commands have one of their own",
      names: splitNames("HOME TMPDIR REMIT*")
    } ];
  })
};


