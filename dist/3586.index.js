"use strict";

exports.id = 3586;

exports.ids = [ 3586, 9626, 6913 ];

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
  73586: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var describeEvent = (function describeEvent(event) {
      if (!Object.hasOwn(DESCRIPTIONS, event.type)) return undefined;
      const describe = DESCRIPTIONS[event.type];
      return describe(event);
    });
    var describeProject = (function describeProject({instructions: instructions, skills: skills, agents: agents, hooks: hooks, commit: commit}) {
      const parts = (0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_1__.Eb)([ ...instructions, skills.length > 0 && `skills ${skills.join(", ")}`, agents.length > 0 && `agents ${agents.join(", ")}`, hooks.length > 0 && `hooks for ${hooks.join(", ")}` ]);
      return parts.length === 0 ? undefined : {
        title: `Read at ${commit.slice(0, 7)}`,
        about: parts.join("; ")
      };
    });
    var sizesOf = (function sizesOf({tokensBefore: tokensBefore, tokensAfter: tokensAfter}) {
      return `${(0, _figures_js__WEBPACK_IMPORTED_MODULE_0__.LU)(tokensBefore)} \u2192 ${(0, 
      _figures_js__WEBPACK_IMPORTED_MODULE_0__.LU)(tokensAfter)} tokens`;
    });
    var headOf = (function headOf({trigger: trigger, method: method, by: by, usd: usd, ...sizes}) {
      const how = (0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_1__.Eb)([ CAUSES[trigger] ?? trigger, `${METHODS[method] ?? method}${by === undefined ? "" : ` by ${by}`}`, usd !== undefined && (0, 
      _figures_js__WEBPACK_IMPORTED_MODULE_0__.TG)(usd) ]);
      return `${sizesOf(sizes)} (${how.join(", ")})`;
    });
    var listed = (function listed(items) {
      return items.map(item => (0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.$Q)(item.replace(/\.$/, ""), ITEM)).join("; ");
    });
    __webpack_require__.d(__webpack_exports__, {
      Be: () => describeAttempt,
      U5: () => describeReview,
      Uo: () => headOf,
      gN: () => describeEvent,
      tg: () => checksOf
    });
    var _figures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19298);
    var _verification_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95832);
    var _markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9626);
    var _lib_parts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23782);
    const DESCRIPTIONS = {
      "project.read": describeProject,
      "server.opened": ({name: name, tools: tools, ms: ms}) => ({
        title: `MCP server ${name}`,
        about: `${(0, _figures_js__WEBPACK_IMPORTED_MODULE_0__.hS)(tools.length, "tool")}, after ${(0, 
        _figures_js__WEBPACK_IMPORTED_MODULE_0__.p0)(ms)}`
      }),
      "server.failed": ({name: name, reason: reason}) => ({
        title: `MCP server ${name} is not there`,
        about: reason
      }),
      "agent.told": ({why: why, text: text}) => ({
        title: `Remit to the model (${why})`,
        about: text
      }),
      "model.reworded": event => ({
        title: "Hooks changed what the model was asked",
        about: describeRewording(event)
      }),
      "model.retried": event => ({
        title: `Asked again after ${(0, _figures_js__WEBPACK_IMPORTED_MODULE_0__.p0)(event.waitMs)}${describeAttempt(event)}`,
        about: event.cause
      }),
      "model.fell_back": ({reason: reason}) => ({
        title: "Model replaced",
        about: reason
      }),
      "model.failed": ({fault: fault}) => ({
        title: "The model failed",
        about: fault.message
      }),
      "call.decided": ({call: call, decision: decision}) => ({
        title: decision.effect === "allow" ? "Allowed" : "Denied",
        about: `${call.tool} ${(0, _figures_js__WEBPACK_IMPORTED_MODULE_0__.Df)(call)}: ${decision.reason}`
      }),
      "hook.ran": ({hook: hook, name: name, outcome: outcome, message: message, said: said, ms: ms}) => ({
        title: `Hook ${name} (${hook})`,
        about: `${(0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_1__.oR)([ outcome, message, said ], ", ")} (${(0, 
        _figures_js__WEBPACK_IMPORTED_MODULE_0__.p0)(ms)})`
      }),
      "context.compressed": event => ({
        title: "Context compressed",
        about: headOf(event)
      }),
      "context.masked": ({ids: ids, ...sizes}) => ({
        title: "Older results shortened",
        about: `${(0, _figures_js__WEBPACK_IMPORTED_MODULE_0__.hS)(ids.length, "result")}, ${sizesOf(sizes)}`
      }),
      "output.checked": ({output: output}) => describeOutput(output),
      "loop.suspected": ({pattern: pattern, strike: strike}) => ({
        title: "Going round in circles?",
        about: `${pattern} (strike ${strike})`
      }),
      "limit.near": ({limit: limit, of: of}) => ({
        title: `Near the limit of ${(0, _figures_js__WEBPACK_IMPORTED_MODULE_0__.aU)(limit, of)}`,
        about: ""
      }),
      "limit.reached": ({limit: limit, of: of}) => ({
        title: `Limit of ${(0, _figures_js__WEBPACK_IMPORTED_MODULE_0__.aU)(limit, of)} reached`,
        about: ""
      }),
      "checks.seen": ({checks: checks}) => ({
        title: `Checks of ${checks.commit.slice(0, 7)}`,
        about: (0, _verification_js__WEBPACK_IMPORTED_MODULE_2__.Ie)(checks)
      }),
      "edits.undone": ({files: files}) => ({
        title: "Undone, since it would not be published",
        about: files.map(({path: path, reason: reason}) => `${path}: ${reason}`).join("\n")
      }),
      "review.posted": ({review: review}) => ({
        title: "Review posted",
        about: describeReview(review)
      }),
      "verify.skipped": ({reason: reason}) => ({
        title: "Not verified",
        about: reason
      }),
      "verify.finished": ({ok: ok, attempt: attempt}) => ({
        title: `Verification ${ok ? "passed" : "failed"}`,
        about: `attempt ${attempt}`
      })
    };
    function describeOutput(output) {
      if (output.kind === "invalid") return {
        title: "The answer does not fit the schema",
        about: output.faults.join("\n")
      };
      return {
        title: `The answer fits the schema${output.repaired ? ", corrected once" : ""}`,
        about: ""
      };
    }
    function describeAttempt({attempt: attempt, of: of}) {
      return of === undefined ? "" : `, attempt ${attempt + 1} of ${of}`;
    }
    function describeReview({placed: placed, inBody: inBody, dropped: dropped, again: again, back: back = 0, mended: mended}) {
      if (again) return "posted by an earlier run of the same request";
      const parts = (0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_1__.Eb)([ (0, _figures_js__WEBPACK_IMPORTED_MODULE_0__.hS)(placed, "comment at its line", "comments at their lines"), inBody > 0 && `${inBody} in its body`, back > 0 && `${back} back again`, dropped > 0 && `${dropped} left out: reported before`, mended !== undefined && mended.fresh !== 0 && `${mended.fresh} of earlier reviews fixed` ]);
      return parts.join(", ");
    }
    function describeRewording({system: system, messages: messages, added: added}) {
      const parts = (0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_1__.Eb)([ system !== undefined && "the system prompt", messages.length > 0 && `the words of ${(0, 
      _figures_js__WEBPACK_IMPORTED_MODULE_0__.hS)(messages.length, "message")}`, added.length > 0 && `${(0, 
      _figures_js__WEBPACK_IMPORTED_MODULE_0__.hS)(added.length, "message")} added` ]);
      return parts.join(", ");
    }
    const CAUSES = {
      window: "the window was filling up",
      "full window": "the window was full",
      overflow: "the model refused the request as too long",
      hook: "a hook cleared the conversation"
    };
    const METHODS = {
      truncation: "cut without a summary",
      cleared: "without a summary"
    };
    function checksOf({failed: failed, unasked: unasked, verification: verification, added: added}) {
      return (0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_1__.Eb)([ failed !== undefined && `No summary could be used: ${failed}`, unasked !== undefined && `No summary was asked for: ${unasked}`, verification !== undefined && describeVerification(verification), added.length > 0 && `From the log were added: ${listed(added)}.` ]);
    }
    function describeVerification(check) {
      switch (check.kind) {
       case "confirmed":
        return "The verification found nothing to correct.";

       case "corrected":
        return `The verification corrected: ${listed(check.corrections)}.`;

       case "failed":
        return `The verification failed, so the first draft is used: ${check.why}`;

       case "skipped":
        return `Not verified: ${check.why}`;

       default:
        return check;
      }
    }
    const ITEM = 200;
  }),
  27980: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var fit = (function fit(sections, limit, measure) {
      const parts = sections.map(section => ({
        section: section,
        text: render(section.blocks)
      }));
      const total = () => parts.reduce((sum, {text: text}) => sum + (text === "" ? 0 : measure(text) + 2), 0);
      const steps = parts.flatMap(part => {
        const {rank: rank, share: share} = part.section;
        const last = {
          part: part,
          rank: rank,
          least: 0
        };
        return share === undefined ? [ last ] : [ {
          part: part,
          rank: EXCESS,
          least: share
        }, last ];
      });
      for (const {part: part, least: least} of steps.toSorted((a, b) => b.rank - a.rank)) {
        const excess = total() - limit;
        if (excess <= 0) break;
        const room = Math.max(least, measure(part.text) - excess);
        part.text = render(shrink(part.section.blocks, room, part.section.what, measure));
      }
      const texts = parts.map(({text: text}) => text);
      return (0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_0__.oR)(texts, "\n\n");
    });
    var render = (function render(blocks) {
      return blocks.map(renderBlock).join("\n\n");
    });
    var paragraph = (function paragraph(markdown) {
      return {
        kind: "text",
        markdown: markdown
      };
    });
    var table = (function table(head, rows, what) {
      return rows.length === 0 ? [] : [ {
        kind: "rows",
        head: head,
        rows: rows,
        what: what
      } ];
    });
    var codeBlock = (function codeBlock(text, language = "") {
      return {
        kind: "code",
        language: language,
        text: text
      };
    });
    var renderBlock = (function renderBlock(block) {
      switch (block.kind) {
       case "text":
        return block.markdown;

       case "code":
        return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.EU)(block.text, block.language);

       case "rows":
        return (0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_0__.oR)([ block.head, ...block.rows ], "\n");

       case "fold":
        return `<details>\n<summary>${block.title}</summary>\n\n${render(block.blocks)}\n\n</details>`;
      }
    });
    __webpack_require__.d(__webpack_exports__, {
      DV: () => codeBlock,
      Dy: () => WORDS_KEPT,
      FY: () => paragraph,
      Jt: () => SUMMARY_LIMIT,
      Uj: () => fit,
      W$: () => COMMENT_LIMIT,
      XX: () => render,
      ee: () => bytes,
      hg: () => characters,
      tp: () => table
    });
    var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9626);
    var _lib_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23782);
    const EXCESS = 7;
    const characters = text => text.length;
    const bytes = text => Buffer.byteLength(text);
    const COMMENT_LIMIT = 65e3;
    const WORDS_KEPT = 5e4;
    const SUMMARY_LIMIT = 1e6;
    const NOTE = 160;
    const WORTH_CUTTING = 600;
    function shrink(blocks, room, what, measure) {
      const sizes = blocks.map(block => measure(renderBlock(block)) + 2);
      if (sizes.reduce((sum, size) => sum + size, 0) <= room) return [ ...blocks ];
      if (room < NOTE) return [];
      const {first: first, last: last, left: left} = fromBothEnds(sizes, room - NOTE);
      const middle = blocks[first];
      const cut = left > WORTH_CUTTING && middle !== undefined ? cutToRoom(middle, left - 2, measure) : undefined;
      const missing = last - first + 1 - (cut === undefined ? 0 : 1);
      return [ ...blocks.slice(0, first), ...cut === undefined ? [] : [ cut ], ...missing > 0 ? [ note(missing, what) ] : [], ...blocks.slice(last + 1) ];
    }
    function fromBothEnds(sizes, room) {
      let left = room;
      let [first, last] = [ 0, sizes.length - 1 ];
      for (let turn = 0; first <= last; turn++) {
        const size = sizes[turn % 2 === 0 ? first : last] ?? 0;
        if (size > left) break;
        left -= size;
        if (turn % 2 === 0) first++; else last--;
      }
      return {
        first: first,
        last: last,
        left: left
      };
    }
    function cutToRoom(block, room, measure) {
      const cut = shrinkBlock(block, room, measure);
      return cut === undefined || measure(renderBlock(cut)) > room ? undefined : cut;
    }
    function shrinkBlock(block, room, measure) {
      switch (block.kind) {
       case "text":
        return undefined;

       case "code":
        {
          const lines = shrinkLines(block.text.split("\n"), room - 40, measure);
          return lines === undefined ? undefined : {
            ...block,
            text: lines.join("\n")
          };
        }

       case "rows":
        {
          const rows = shrinkLines(block.rows, room - measure(block.head) - 2, measure, block);
          return rows === undefined ? undefined : {
            ...block,
            rows: rows
          };
        }

       case "fold":
        {
          const frame = measure(renderBlock({
            ...block,
            blocks: []
          }));
          const inside = shrink(block.blocks, room - frame, block.what, measure);
          return inside.length === 0 ? undefined : {
            ...block,
            blocks: inside
          };
        }
      }
    }
    function shrinkLines(lines, room, measure, table) {
      const sizes = lines.map(line => measure(line) + 1);
      const {first: first, last: last} = fromBothEnds(sizes, room - NOTE);
      const missing = last - first + 1;
      if (missing === lines.length) return undefined;
      if (missing <= 0) return [ ...lines ];
      return [ ...lines.slice(0, first), omission(missing, table), ...lines.slice(last + 1) ];
    }
    function omission(missing, table) {
      if (table === undefined) return `[\u2026 ${missing} lines left out to stay within GitHub's size limit \u2026]`;
      const note = `*\u2026 ${missing} more ${table.what} left out to stay within GitHub's size limit \u2026*`;
      return table.head.startsWith("|") ? `| ${note} |` : `- ${note}`;
    }
    function note(missing, what) {
      return paragraph(`*\u2026 ${missing} ${what} left out here to stay within GitHub's size limit \u2026*`);
    }
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
  }),
  95832: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var whyUnverified = (function whyUnverified({started: started, verification: last, unverified: unverified, publication: publication, proposed: proposed}) {
      if (started?.answered !== undefined && last === undefined) return "";
      if (publication === undefined && proposed === undefined && last === undefined) return "";
      return unverified ?? (last === undefined ? "no verification command ran." : "");
    });
    var verification = (function verification(state) {
      const {verification: last} = state;
      const why = whyUnverified(state);
      const none = why === "" ? [] : [ (0, _fit_js__WEBPACK_IMPORTED_MODULE_0__.FY)(`**Not verified**: ${(0, 
      _markdown_js__WEBPACK_IMPORTED_MODULE_1__.inline)(why)}`) ];
      return last === undefined ? none : [ ...none, ...lastVerification(last, state) ];
    });
    var describeChecks = (function describeChecks(seen, publication) {
      return formatChecks(seen, publication, {
        name: text => (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.aY)((0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.$Q)(text, 100)),
        button: text => `**${text}**`,
        text: text => (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.inline)((0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.$Q)(text, 600)),
        link: (text, url) => url === "" ? text : `[${text}](${encodeURI(url)})`
      });
    });
    var plainChecks = (function plainChecks(seen, publication) {
      const plain = text => text;
      const name = text => (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.$Q)(text.replaceAll(/\s+/g, " "), 100);
      return formatChecks(seen, publication, {
        name: name,
        button: text => `"${text}"`,
        text: plain,
        link: plain
      });
    });
    var checksPage = (function checksPage(publication) {
      return publication?.pull === undefined ? "" : `${publication.pull.url}/checks`;
    });
    var formatChecks = (function formatChecks(seen, publication, format) {
      const {waitedMs: waitedMs, mends: mends, reason: reason, note: note, state: state} = seen;
      const parts = [ mends !== undefined && `${format.name(mends.slice(0, 7))} failed them; Remit made one attempt to fix that.`, describeState(seen, publication, format), ...state === "awaiting" ? [] : describeAwaiting(seen, publication, format), waitedMs > 0 && `Remit waited ${(0, 
      _figures_js__WEBPACK_IMPORTED_MODULE_2__.p0)(waitedMs)} for them.`, state !== "unknown" && reason !== undefined && format.text(reason), note !== undefined && format.text(note) ];
      return (0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_3__.oR)(parts, " ");
    });
    var describeState = (function describeState(seen, publication, format) {
      const {state: state, passed: passed, running: running, failed: failed, reason: reason = ""} = seen;
      const page = checksPage(publication);
      switch (state) {
       case "running":
        {
          const done = (0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_3__.Eb)([ passed > 0 && `${passed} passed`, failed.length > 0 && `${failed.length} failed` ]);
          const others = done.length === 0 ? "" : `, ${done.join(", ")}`;
          return `${format.link(running === 1 ? "1 is running" : `${running} are running`, page)}${others}.`;
        }

       case "failed":
        {
          const names = failed.map(format.name).join(", ");
          return `${format.link(`${failed.length} failed`, page)}: ${names}${passed > 0 ? `; ${passed} passed` : ""}.`;
        }

       case "awaiting":
        return describeAwaiting(seen, publication, format).join(" ");

       case "passed":
        return `${format.link(passed === 1 ? "1 passed" : `all ${passed} passed`, page)}.`;

       case "unstarted":
        return seen.ownToken ? describeHeldBack(publication, format) : `none has started yet. ${describeLater(page, format)}`;

       case "none":
        return "none. No workflow of this commit starts on a push or a pull request.";

       case "unknown":
        return `not known. ${format.text(reason)}`;
      }
    });
    var describeAwaiting = (function describeAwaiting({awaiting: awaiting, ownToken: ownToken}, publication, format) {
      const of = needs => awaiting.filter(each => each.needs === needs);
      const [approvals, deployments, apps] = [ of("approval"), of("deployment"), of("app") ];
      const links = all => all.map(({name: name, url: url}) => format.link(format.name(name), url)).join(", ");
      return (0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_3__.Eb)([ approvals.length > 0 && describeApproval(approvals.length, links(approvals), publication, format), approvals.length > 0 && ownToken && OTHER_TOKEN, deployments.length > 0 && `${waits(deployments.length)} for an environment: click ${format.button("Review deployments")} in ${links(deployments)}.`, apps.length > 0 && `${waits(apps.length)} for somebody to act: ${links(apps)}.` ]);
    });
    __webpack_require__.d(__webpack_exports__, {
      Ie: () => plainChecks,
      Ot: () => verification,
      Pt: () => describeChecks,
      a0: () => verificationTitle,
      ki: () => whyUnverified,
      ro: () => checksPage
    });
    var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9626);
    var _figures_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19298);
    var _fit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27980);
    var _lib_parts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23782);
    function verificationTitle({ok: ok, attempt: attempt}, {unverified: unverified}) {
      const what = ok && unverified !== undefined ? "The commands" : "Verification";
      return `${what} ${ok ? "passed" : "failed"}${attempt > 1 ? ` (attempt ${attempt})` : ""}`;
    }
    function lastVerification(last, state) {
      const rows = last.results.map(({command: command, ok: ok, ms: ms}) => `- ${ok ? "\u2713" : "\u2717"} ${(0, 
      _markdown_js__WEBPACK_IMPORTED_MODULE_1__.aY)((0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.$Q)(command, 200))} (${(0, 
      _figures_js__WEBPACK_IMPORTED_MODULE_2__.p0)(ms)})`);
      const [head, after = ""] = verificationTitle(last, state).split(/(?= \()/);
      const failed = last.results.filter(({ok: ok}) => !ok);
      return [ {
        kind: "rows",
        head: `**${head}**${after}\n`,
        rows: rows,
        what: "commands"
      }, ...failed.map(({command: command, output: output}) => ({
        kind: "fold",
        title: `Output of <code>${escapeTitle(command)}</code>`,
        blocks: [ (0, _fit_js__WEBPACK_IMPORTED_MODULE_0__.DV)(output) ],
        what: "parts"
      })) ];
    }
    function escapeTitle(command) {
      return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.$Q)(command.replace(/\s+/g, " "), 120).replace(/[^\w\s./-]/g, mark => `&#${mark.codePointAt(0)};`);
    }
    function describeLater(page, {link: link}) {
      const where = page === "" ? "the branch" : link("the pull request", page);
      return `GitHub takes some seconds to start them: look at ${where}.`;
    }
    function describeHeldBack(publication, format) {
      const why = `none will start by itself: the commit was pushed with the workflow's own token, and GitHub starts no workflow for that.`;
      if (publication === undefined) return why;
      return `${why} ${whatToClick(publication, format)} ${OTHER_TOKEN}`;
    }
    function whatToClick({pull: pull}, format) {
      if (pull === undefined) return "Start them by hand, or open a pull request from the branch.";
      const where = format.link(`#${pull.number}`, pull.url);
      return `Click ${format.button("Approve workflows to run")} on ${where}; where there is no such button, close and reopen ${where}.`;
    }
    const OTHER_TOKEN = "With a GitHub App's token as `github-token` they start by themselves.";
    function describeApproval(total, runs, publication, format) {
      const pull = publication?.pull;
      const where = pull === undefined ? runs : format.link(`#${pull.number}`, pull.url);
      return `${waits(total)} for approval: click ${format.button("Approve workflows to run")} on ${where}.`;
    }
    function waits(total) {
      return `${(0, _figures_js__WEBPACK_IMPORTED_MODULE_2__.hS)(total, "run")} ${total === 1 ? "waits" : "wait"}`;
    }
  })
};


