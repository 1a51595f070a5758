"use strict";

exports.id = 9626;

exports.ids = [ 9626, 6913 ];

exports.modules = {
  26913: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var breakMentions = (function breakMentions(text) {
      return text.replaceAll(/(?<![A-Za-z0-9])@(?=[*_~]{0,9}[A-Za-z0-9<])/g, "@\u200b");
    });
    var breakClosings = (function breakClosings(text) {
      return text.replaceAll(CLOSING, "$1 issue$2");
    });
    var breakSkips = (function breakSkips(text) {
      return text.replaceAll(SKIP, "($1)");
    });
    __webpack_require__.d(__webpack_exports__, {
      NP: () => breakDrawings,
      Vz: () => DRAWN,
      aA: () => breakClosings,
      aI: () => breakSkips,
      dn: () => breakMentions
    });
    const CLOSING = new RegExp([ String.raw`(?<![A-Za-z0-9])(close[sd]?|fix(?:e[sd])?|resolve[sd]?)`, String.raw`((?:[^A-Za-z0-9#<]|<[^<>]*>|<(?![^<>]*>))+)`, String.raw`(?=\\?#(?:<[^<>]*>)*\\?\d|GH-\d|[\w.-]{1,100}\\?\/[\w.-]{1,100}\\?#\d|https?:\/\/[^\s]{1,300}\/(?:issues|pull)\/\d)` ].join(""), "gi");
    const SKIP = /\[\s{0,9}(skip[ -]ci|ci[ -]skip|no[ -]ci|skip[ -]actions|actions[ -]skip)\s{0,9}\]/gi;
    const DRAWN = new Set([ "mermaid", "math", "geojson", "topojson", "stl", "suggestion" ]);
    function breakDrawings(text) {
      return text.replaceAll(DRAWING, "text");
    }
    const DRAWING = new RegExp(`(?<=(?:\`{3}|~{3})[^\\S\\n]{0,99})(?:${[ ...DRAWN ].join("|")})(?![\\w-])`, "gi");
  }),
  9626: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var prose = (function prose(text) {
      return segments(plainText(text)).flatMap(segment => {
        if (segment.kind === "code") return [ segment ];
        return paragraphs(segment.lines).map(lines => ({
          kind: "text",
          markdown: proseLines(lines)
        }));
      });
    });
    var inline = (function inline(text) {
      const line = oneLine(text);
      return inlineLine(breakReferences(unlink(line))).replaceAll("|", "&#124;").replace(LINE_START, entities);
    });
    var code = (function code(text) {
      const line = breakComments(oneLine(text)) || " ";
      if (line.includes("|")) return `<code>${line.replace(/[^A-Za-z0-9\s./-]/g, entity)}</code>`;
      const ticks = "`".repeat(longestRun(line) + 1);
      const pad = /^`|`$|^ .* $/.test(line) ? " " : "";
      return `${ticks}${pad}${line}${pad}${ticks}`;
    });
    var fence = (function fence(text, language = "") {
      const body = withoutLastLines(breakComments(plainText(text)));
      const ticks = "`".repeat(Math.max(3, longestRun(body) + 1));
      return `${ticks}${language}\n${body}\n${ticks}`;
    });
    var html = (function html(text) {
      const safe = (0, _lib_power_js__WEBPACK_IMPORTED_MODULE_0__.dn)(breakReferences(oneLine(text)).replace(/#(?=\d)/g, "#\u200b"));
      return safe.replace(/[&<>"`*[\]\\$~]/g, entity);
    });
    var clip = (function clip(text, characters) {
      return (0, _lib_cut_js__WEBPACK_IMPORTED_MODULE_1__.cz)(text, characters, {
        atWordFrom: Math.max(0, characters - LONGEST_WORD)
      });
    });
    var segments = (function segments(text) {
      const found = [];
      let lines = [];
      let open;
      const end = () => {
        if (open !== undefined) found.push({
          kind: "code",
          language: open.language,
          text: lines.join("\n")
        }); else if (lines.length > 0) found.push({
          kind: "prose",
          lines: lines
        });
        lines = [];
      };
      for (const line of text.split("\n")) {
        const opening = open === undefined ? FENCE.exec(line) : null;
        if (opening !== null || open?.close.test(line) === true) {
          end();
          open = opening === null ? undefined : {
            close: closing(opening[1]),
            language: language(opening[2] ?? "")
          };
        } else lines.push(line);
      }
      end();
      return found;
    });
    var paragraphs = (function paragraphs(lines) {
      const found = [ [] ];
      let size = 0;
      for (const line of lines.flatMap(whole => pieces(whole))) {
        size += line.length;
        if (line.trim() === "" || size > LONGEST) {
          found.push([]);
          size = line.length;
        }
        if (line.trim() !== "") found.at(-1)?.push(line);
      }
      return found.filter(paragraph => paragraph.length > 0);
    });
    var pieces = (function pieces(line) {
      if (line.length <= LONGEST) return [ line ];
      const found = [];
      for (let at = 0; at < line.length; at += found.at(-1)?.length ?? LONGEST) found.push((0, 
      _lib_cut_js__WEBPACK_IMPORTED_MODULE_1__.Ku)(line.slice(at, at + LONGEST + 1), LONGEST));
      return found;
    });
    var proseLines = (function proseLines(lines) {
      return breakReferences(lines.map(unlink).join("\n")).split("\n").map(proseLine).join("\n");
    });
    var proseLine = (function proseLine(line) {
      if (/^\s{0,3}(?:-{2,}|={2,})\s*$/.test(line)) return "***";
      const [, start = "", rest = ""] = /^(\s*(?:(?:[-*+]|\d{1,9}[.)])\s+\[[ xX]\]\s|#{1,6}\s)?)(.*)$/s.exec(line) ?? [];
      const lead = start.includes("#") ? start.replace(/#+/, marks => "#".repeat(Math.max(4, marks.length))) : start;
      return lead + inlineLine(rest);
    });
    var inlineLine = (function inlineLine(line) {
      let safe = "";
      let inAddress = false;
      for (const piece of splitCode(line)) {
        const gap = piece.code && inAddress ? " " : "";
        const shown = gap + (piece.code ? code(piece.text) : escape(piece.text));
        const word = lastWord(shown);
        inAddress = inAddress && word === shown || /\/\/|www\.|@/i.test(word);
        safe += shown;
      }
      return safe;
    });
    var lastWord = (function lastWord(text) {
      let start = text.length;
      while (start > 0 && /\S/.test(text.charAt(start - 1))) start -= 1;
      return text.slice(start);
    });
    var unlink = (function unlink(line) {
      const bare = line.replace(/<(https?:\/\/[^\s<>]{1,2000})>/g, "$1");
      return bare.includes("](") ? unlinkOnce(unlinkOnce(bare)) : bare;
    });
    var splitCode = (function splitCode(line) {
      const found = [];
      let from = 0;
      for (const {start: start, end: end, text: text} of spans(line)) {
        if (start < from) continue;
        found.push(...splitAddresses(line.slice(from, start)), {
          code: true,
          text: text
        });
        from = end;
      }
      return [ ...found, ...splitAddresses(line.slice(from)) ];
    });
    var spans = (function spans(line) {
      const runs = [ ...line.matchAll(/`+/g) ].filter(({index: index}) => line[index - 1] !== "\\");
      const next = new Map;
      const found = runs.toReversed().flatMap(run => {
        const start = run.index;
        const {length: length} = run[0];
        const closer = next.get(length);
        next.set(length, start);
        if (closer === undefined) return [];
        return [ {
          start: start,
          end: closer + length,
          text: line.slice(start + length, closer).trim()
        } ];
      });
      return found.toReversed().filter(({text: text}) => text !== "");
    });
    var splitAddresses = (function splitAddresses(text) {
      if (!text.includes("://")) return [ {
        code: false,
        text: text
      } ];
      const found = [];
      let from = 0;
      for (const {0: address, index: index} of text.matchAll(ADDRESS)) {
        found.push({
          code: false,
          text: text.slice(from, index)
        }, {
          code: true,
          text: address
        });
        from = index + address.length;
      }
      return [ ...found, {
        code: false,
        text: text.slice(from)
      } ];
    });
    var escape = (function escape(text) {
      return (0, _lib_power_js__WEBPACK_IMPORTED_MODULE_0__.dn)(text).replace(/\\([!-/:-@[-`{-~])|[<[\]`$\\]|&(?=#?\w{1,40};)|~{3,}/g, (mark, escaped) => entities(escaped ?? mark));
    });
    var breakReferences = (function breakReferences(text) {
      return (0, _lib_power_js__WEBPACK_IMPORTED_MODULE_0__.aA)(text).replace(/(?<=[\w.-]\\?)#(?=\d)/g, "#\u200b");
    });
    var breakComments = (function breakComments(text) {
      return text.replaceAll("\x3c!--", "<\u2060!--").replaceAll("--\x3e", "--\u2060>");
    });
    var oneLine = (function oneLine(text) {
      return plainText(text).split("\n").map(line => line.trim()).filter(line => line !== "").join(" ");
    });
    var withoutLastLines = (function withoutLastLines(text) {
      let end = text.length;
      while (text[end - 1] === "\n") end -= 1;
      return text.slice(0, end);
    });
    var longestRun = (function longestRun(text) {
      let longest = 0;
      for (const {0: run} of text.matchAll(/`+/g)) longest = Math.max(longest, run.length);
      return longest;
    });
    var plainText = (function plainText(text) {
      if (ORDINARY.test(text)) return text;
      return text.toWellFormed().replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, "\n").replace(ANSI, "").replace(unseen(), "");
    });
    var visibleText = (function visibleText(text) {
      return text.toWellFormed().replace(ANSI, "").replace(unseen(), mark => `\u27e8U+${(mark.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}\u27e9`);
    });
    __webpack_require__.d(__webpack_exports__, {
      $Q: () => clip,
      CS: () => prose,
      EU: () => fence,
      Q6: () => visibleText,
      Q_: () => longestRun,
      aY: () => code,
      inline: () => inline,
      qy: () => html,
      wh: () => plainText
    });
    var _lib_cut_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24192);
    var _lib_once_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40627);
    var _lib_power_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26913);
    const LINE_START = /^(?:>|#{1,6}(?=\s|$)|[-+*](?=\s|$)|\d+[.)](?=\s|$)|=+$|(?:[-_*]\s*){3,}$)/;
    const LONGEST_WORD = 20;
    const FENCE = /^\s*(`{3,}(?!`)|~{3,}(?!~))([^`]*)$/;
    function closing(fence) {
      return new RegExp(`^\\s*${fence[0]}{${fence.length},}\\s*$`);
    }
    function language(info) {
      const name = /^\s*([A-Za-z0-9+#.-]{1,20})\s*$/.exec(info)?.[1] ?? "";
      return _lib_power_js__WEBPACK_IMPORTED_MODULE_0__.Vz.has(name.toLowerCase()) ? "" : name;
    }
    const LONGEST = 4e3;
    function unlinkOnce(line) {
      const inCode = new Uint8Array(line.length);
      for (const {start: start, end: end} of spans(line)) inCode.fill(1, start, end);
      return line.replace(LINK, (link, bang, shown, target, at) => {
        if (inCode[at] === 1) return link;
        const label = shown.trim();
        if (label === target || label === "") return bang === "" ? target : `(image: ${target})`;
        return `${label} (${bang === "" ? "" : "image: "}${target})`;
      });
    }
    const LINK = /(!?)\[([^[\]]{0,300})\]\(\s{0,9}<?([^\s()<>]{1,2000})>?(?:\s{1,9}(?:"[^"]{0,300}"|'[^']{0,300}'))?\s{0,9}\)/g;
    const ADDRESS = /https?:\/\/[^\s<>`[\]\\()|]{1,300}(?:\/(?:issues|pull|pulls|discussions|commit)\/|@)[^\s<>`[\]\\()|]{1,300}/gi;
    function entities(marks) {
      return Array.from(marks, entity).join("");
    }
    function entity(mark) {
      return mark === "<" ? "&lt;" : mark === "&" ? "&amp;" : `&#${mark.codePointAt(0)};`;
    }
    const ESC = "";
    const ANSI = new RegExp(String.raw`${ESC}(?:\[[0-?]{0,64}[ -/]{0,8}[@-~]|\][^\x07${ESC}\n]{0,256}(?:\x07|${ESC}\\)|[@-Z\\-_])`, "g");
    const ORDINARY = /^[\t\n\x20-\x7e]*$/;
    const unseen = (0, _lib_once_js__WEBPACK_IMPORTED_MODULE_2__.Oo)(() => new RegExp("[[\\p{Cc}\\p{Default_Ignorable_Code_Point}]--[\\t\\n]--[\\u200d]--[\\ufe0f]]|(?<!\\p{Extended_Pictographic}|\\p{Emoji_Modifier}|\\ufe0f)\\u200d", "gv"));
  })
};


