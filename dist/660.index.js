"use strict";

exports.id = 660;

exports.ids = [ 660, 9626, 9871, 6913 ];

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
  92015: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      P: () => nameOthers
    });
    function nameOthers({head: head, commits: commits, more: more}, names = "names") {
      const listed = commits.map(({oid: oid, author: author}) => oid.slice(0, 7) + (names === "names" ? ` (by "${author}")` : ""));
      const rest = more === 0 ? "" : ` and ${more} more`;
      return `The branch was at ${head.slice(0, 7)}. Somebody else seems to have pushed it: Remit's comments do not record ${listed.join(", ")}${rest}.`;
    }
  }),
  60660: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var finished = (function finished(entries, saved, now) {
      const state = (0, _run_state_js__WEBPACK_IMPORTED_MODULE_3__.xz)(entries);
      if (state.outcome !== undefined) return entries;
      const outcome = {
        ...saved.signal !== "" || state.cancelled ? CANCELLED : saved.broken === "" ? _saved_js__WEBPACK_IMPORTED_MODULE_4__.Vk : {
          ..._saved_js__WEBPACK_IMPORTED_MODULE_4__.Vk,
          fault: {
            kind: "internal",
            message: saved.broken
          }
        },
        ...(0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_5__.gI)({
          publication: state.publication
        })
      };
      return [ ...entries, {
        seq: entries.length,
        at: now,
        agent: _events_js__WEBPACK_IMPORTED_MODULE_6__.QT,
        event: {
          type: "run.finished",
          outcome: outcome
        }
      } ];
    });
    __webpack_require__.d(__webpack_exports__, {
      T: () => closeReport,
      lostComment: () => lostComment,
      x: () => finished
    });
    var _events_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(58223);
    var _ports_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71888);
    var _run_comment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28598);
    var _reporter_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60566);
    var _saved_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77480);
    var _run_state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17374);
    var _markdown_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9626);
    var _lib_parts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(23782);
    async function closeReport(leftovers) {
      const {saved: saved, entries: entries, runner: runner, clock: clock} = leftovers;
      if (saved.key === "") return;
      const whole = finished(entries, saved, clock.now());
      const {renderSummary: renderSummary} = await (0, _reporter_js__WEBPACK_IMPORTED_MODULE_0__.DO)();
      if (saved.summary === "") await runner.writeSummary(renderSummary(whole));
      if (saved.delivered !== "") return;
      const failure = await deliverLast(whole, leftovers);
      if (failure !== undefined) runner.annotate("warning", "Remit: comment not written", (0, 
      _run_comment_js__WEBPACK_IMPORTED_MODULE_1__.oQ)(failure));
    }
    async function deliverLast(whole, {saved: saved, github: github, own: own, seal: seal, secrets: secrets}) {
      const {renderComment: renderComment} = await (0, _reporter_js__WEBPACK_IMPORTED_MODULE_0__.DO)();
      const content = {
        body: secrets.redact(renderComment(whole)),
        record: (0, _run_comment_js__WEBPACK_IMPORTED_MODULE_1__.zv)(whole)
      };
      let failure;
      for (const each of [ github, ...own === undefined ? [] : [ own ] ]) {
        const sticky = commentOf(whole, saved, {
          github: each,
          seal: seal
        });
        failure = sticky === undefined ? undefined : await (0, _run_comment_js__WEBPACK_IMPORTED_MODULE_1__.cK)(sticky, content);
        if (!(failure instanceof _ports_js__WEBPACK_IMPORTED_MODULE_2__.y) || failure.status !== 401) break;
      }
      return failure;
    }
    const CANCELLED = {
      conclusion: "cancelled",
      message: "The run was cancelled before it was done."
    };
    function commentOf(entries, saved, {github: github, seal: seal}) {
      const state = (0, _run_state_js__WEBPACK_IMPORTED_MODULE_3__.xz)(entries);
      const {outcome: outcome} = state;
      const subject = saved.subject === "" ? (0, _run_state_js__WEBPACK_IMPORTED_MODULE_3__.pv)(state) : Number(saved.subject);
      const known = saved.comment === "" ? undefined : Number(saved.comment);
      if (subject === undefined || outcome?.conclusion === "declined" && known === undefined) return undefined;
      return (0, _run_comment_js__WEBPACK_IMPORTED_MODULE_1__.kK)(github, seal, {
        key: saved.key,
        subject: subject
      }, known);
    }
    function lostComment({key: key, subject: subject, record: record}, url, phrase, seal) {
      const {run: _, ...rest} = record;
      const next = rest.kept === undefined ? `Nothing of it was kept. To start again, comment ${(0, 
      _markdown_js__WEBPACK_IMPORTED_MODULE_7__.aY)(`${phrase} \u2026`)}.` : `To continue from what was kept, comment ${(0, 
      _markdown_js__WEBPACK_IMPORTED_MODULE_7__.aY)(`${phrase} /continue`)}.`;
      const paragraphs = [ "### \u274c Failed: the run ended without a report", `[The run](${encodeURI(url)}) ended without a report: it was killed, or its machine was lost. What it had pushed is on its branch.`, next ];
      return (0, _run_comment_js__WEBPACK_IMPORTED_MODULE_1__.V)(`${(0, _run_comment_js__WEBPACK_IMPORTED_MODULE_1__.B_)({
        key: key,
        subject: subject
      })}\n${paragraphs.join("\n\n")}`, rest, seal);
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
  17374: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var readRunState = (function readRunState(entries) {
      return readStates(entries).current;
    });
    var changesBy = (function changesBy(state, agent, event) {
      if (!Object.hasOwn(CHANGES, event.type)) return undefined;
      const change = CHANGES[event.type];
      return change(event, state, agent);
    });
    var withNotes = (function withNotes({notes: notes}, ...more) {
      return {
        notes: [ ...notes, ...more ]
      };
    });
    var answered = (function answered(state, agent, {note: note, todos: todos}) {
      if (note !== undefined) return {
        findings: [ ...state.findings, note ]
      };
      return agent === _events_js__WEBPACK_IMPORTED_MODULE_2__.QT && todos !== undefined ? {
        todos: todos
      } : undefined;
    });
    var missed = (function missed(state, event) {
      const note = (0, _sandbox_js__WEBPACK_IMPORTED_MODULE_3__.sk)(state.started, event);
      return note === undefined || state.notes.includes(note) ? undefined : withNotes(state, note);
    });
    var describeOrigin = (function describeOrigin({continues: continues, approves: approves, request: request}) {
      const plan = approves && `the plan ${(0, _figures_js__WEBPACK_IMPORTED_MODULE_4__.VK)(approves.digest)} that @${approves.by} asked for (${approves.url})`;
      return (0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_1__.Eb)([ continues !== undefined && `This run continues an earlier one, which ended as ${continues.conclusion}: ${continues.url}`, request.rejected !== undefined && `Pull request #${request.rejected.number} was closed without being merged: new work starts from ${request.base.name}.`, request.caughtUp !== undefined && describeCatchUp(request.caughtUp), request.foreign !== undefined && (0, 
      _events_js__WEBPACK_IMPORTED_MODULE_5__.P)(request.foreign), plan !== undefined && `This run carries out ${plan}; @${request.actor.login} approved it.`, approves?.newer !== undefined && `A newer plan was made here: ${(0, 
      _figures_js__WEBPACK_IMPORTED_MODULE_4__.VK)(approves.newer)}. It is not what this run carries out.` ]);
    });
    var stopped = (function stopped({started: started}, end) {
      switch (end.kind) {
       case "cancelled":
        return {
          cancelled: true
        };

       case "blocked":
        return end.by === "hook" ? {
          hooked: true
        } : undefined;

       case "exhausted":
        return {
          reached: {
            limit: end.limit,
            of: end.limit === "disk" ? 0 : started?.limits[end.limit].value ?? 0
          }
        };

       default:
        return undefined;
      }
    });
    var pullOf = (function pullOf({publication: publication, closed: closed, standingPull: standingPull}) {
      return (publication?.pull ?? closed ?? (standingPull?.finished === true ? standingPull.pull : undefined))?.number;
    });
    var commitPage = (function commitPage({started: started}, commit) {
      const {url: url = "", repository: repository = ""} = started?.run ?? {};
      const at = url.indexOf(`/${repository}/`);
      return at < 0 ? "" : `${url.slice(0, at)}/${repository}/commit/${commit}`;
    });
    var ownEntries = (function ownEntries(entries) {
      const start = entries.findLastIndex(({event: event}) => event.type === "run.started");
      return start <= 0 ? entries : entries.slice(start);
    });
    __webpack_require__.d(__webpack_exports__, {
      b2: () => commitPage,
      pv: () => pullOf,
      xK: () => ownEntries,
      xz: () => readRunState
    });
    var _events_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58223);
    var _events_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92015);
    var _log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24078);
    var _figures_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19298);
    var _sandbox_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36964);
    var _lib_parts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23782);
    const NOTHING = {
      diffs: [],
      findings: [],
      todos: [],
      notes: [],
      cancelled: false
    };
    const readStates = (0, _log_js__WEBPACK_IMPORTED_MODULE_0__.Qj)(() => ({
      current: NOTHING
    }), (state, {agent: agent, event: event}) => {
      const before = event.type === "run.started" ? NOTHING : state.current;
      state.current = {
        ...before,
        ...changesBy(before, agent, event)
      };
    });
    const CHANGES = {
      "run.started": event => ({
        started: event,
        notes: describeOrigin(event)
      }),
      "run.kept": event => ({
        kept: event
      }),
      "run.finished": ({outcome: outcome}) => ({
        outcome: outcome,
        ...(0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_1__.gI)({
          publication: outcome.publication
        })
      }),
      "plan.kept": event => ({
        plan: event
      }),
      "plan.unkept": event => ({
        plan: event
      }),
      "project.read": ({notes: notes}, state) => withNotes(state, ...notes),
      "server.opened": ({notes: notes}, state) => withNotes(state, ...notes),
      "server.failed": ({name: name, reason: reason}, state) => withNotes(state, `The MCP server ${name} is not there: ${reason}`),
      "model.fell_back": ({reason: reason}, state) => withNotes(state, reason),
      "hook.ran": ({name: name, said: said}, state) => said === undefined ? undefined : withNotes(state, `The hook ${name} says: ${said}`),
      "call.finished": (event, state, agent) => ({
        ...answered(state, agent, event.answer),
        ...missed(state, event)
      }),
      "agent.stopped": ({end: end}, state, agent) => agent === _events_js__WEBPACK_IMPORTED_MODULE_2__.QT ? stopped(state, end) : undefined,
      "output.checked": ({output: output}, _, agent) => agent === _events_js__WEBPACK_IMPORTED_MODULE_2__.QT && output.kind === "valid" ? {
        output: output.value
      } : undefined,
      "base.compared": ({found: found}) => ({
        conflicts: found
      }),
      "verify.skipped": ({reason: reason}) => ({
        unverified: reason
      }),
      "verify.finished": (event, state) => ({
        verification: event,
        unverified: undefined,
        ...missed(state, event)
      }),
      "change.proposed": ({change: change}) => ({
        proposed: change
      }),
      "change.diffed": ({shown: shown}, {diffs: diffs}) => ({
        diffs: [ ...diffs, shown ]
      }),
      "change.published": ({publication: publication}) => ({
        publication: publication
      }),
      "checks.seen": ({checks: checks}) => ({
        checks: checks
      }),
      "pull.closed": ({pull: pull, reason: reason}, state) => ({
        closed: pull,
        ...withNotes(state, `Pull request #${pull.number} is closed: ${reason}.`)
      }),
      "pull.stands": ({standing: standing}) => ({
        standingPull: standing
      }),
      "review.posted": ({review: review}) => ({
        review: review
      })
    };
    function describeCatchUp({kind: kind, onto: onto, clashes: clashes}) {
      const [base, files] = [ onto.name, clashes.join(", ") ];
      switch (kind) {
       case "merged":
        return `${base} has moved since: the run started from it with the branch's earlier change.`;

       case "replaced":
        return `${base} has changed ${files} as well since: the run started from ${base} alone, and what it publishes replaces the branch's earlier change.`;

       case "behind":
        return `${base} has changed ${files} as well since. Somebody else has worked on the branch, so it was left as it is: merge ${base} into it.`;
      }
    }
  }),
  36964: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var nameSandbox = (function nameSandbox(name) {
      return name === "root" || name === "sudo" ? `namespaces by ${name}` : name;
    });
    var describeSandbox = (function describeSandbox({sandbox: sandbox, sandboxLacks: sandboxLacks, sandboxOff: sandboxOff, sandboxCopy: sandboxCopy}) {
      const tried = sandboxLacks?.join("; ");
      return (0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_0__.Eb)([ nameSandbox(sandbox), sandboxOff !== undefined && `the policy switched it off (${sandboxOff})`, sandboxCopy !== undefined && `in a copy of the checkout: ${sandboxCopy}`, tried !== undefined && (sandbox === "none" ? tried : `tried before: ${tried}`) ]).join("; ");
    });
    var warnOfSandbox = (function warnOfSandbox({started: started, outcome: outcome}) {
      if (started?.sandboxCopy !== undefined) {
        return [ `The run worked in a copy of the checkout, because this machine cannot put a layer over it: ${ended(started.sandboxCopy)}` ];
      }
      if (started?.sandbox !== "none" || outcome?.fault?.kind === "sandbox") return [];
      const {sandboxOff: sandboxOff, sandboxLacks: sandboxLacks, request: request} = started;
      if (sandboxOff !== undefined) return [ describeOff(sandboxOff, request.subject?.fromFork === true) ];
      const [lack] = sandboxLacks ?? [];
      if (lack === undefined) return [ "Commands ran **without a sandbox**: this machine offers none." ];
      const whose = lack.startsWith("the ") ? "there is none" : "this machine offers none";
      return [ `**No command ran**: commands need a sandbox, and ${whose}: ${ended(lack)}` ];
    });
    var ended = (function ended(sentence) {
      return sentence.endsWith(".") ? sentence : `${sentence}.`;
    });
    var describeEngine = (function describeEngine(started, event) {
      if (started === undefined || [ "none", "not needed" ].includes(started.sandbox)) return undefined;
      return outputsOf(event).some(text => NO_ENGINE.test(text)) ? ENGINE : undefined;
    });
    var outputsOf = (function outputsOf(event) {
      if (event.type === "verify.finished") return event.results.flatMap(({ok: ok, output: output}) => ok ? [] : [ output ]);
      const {text: text} = event.answer;
      return event.tool === "run_shell_command" && /\[exit code (?!141\b)[1-9]\d* after [\d.]+ s/.test(text) ? [ text ] : [];
    });
    __webpack_require__.d(__webpack_exports__, {
      Hu: () => warnOfSandbox,
      hT: () => describeSandbox,
      jV: () => nameSandbox,
      sk: () => describeEngine
    });
    var _lib_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23782);
    function describeOff(source, fromFork) {
      const off = `the policy switched it off (${source})`;
      return fromFork ? `**No command ran**: code of a fork runs in a sandbox or not at all, and ${off}.` : `Commands ran **without a sandbox**: ${off}.`;
    }
    const ENGINE = "A command found no container engine: nothing in the sandbox reaches the docker socket, so tests that start containers of their own cannot run. Services that the job has started can be reached: `[network] services` in the policy.";
    const NO_ENGINE = /cannot connect to the docker daemon|failed to connect to the docker api|error while fetching server api version|could not find a valid docker environment|could not find a working container runtime|rootless docker not found/i;
  })
};


