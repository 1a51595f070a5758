"use strict";

exports.id = 9397;

exports.ids = [ 9397 ];

exports.modules = {
  38807: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var lastAtMost = (function lastAtMost(sorted, bound) {
      let low = 0;
      let high = sorted.length - 1;
      while (low < high) {
        const middle = low + high + 1 >>> 1;
        if (sorted[middle] <= bound) low = middle; else high = middle - 1;
      }
      return low;
    });
    __webpack_require__.d(__webpack_exports__, {
      f: () => lastAtMost
    });
  }),
  29397: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var openPage = (function openPage(text) {
      const folded = (0, once.Oo)(() => fold(text));
      const starts = (0, once.Oo)(() => findStarts(text));
      const endOf = row => {
        const next = starts()[row + 1] ?? text.length;
        return text[next - 1] === "\n" ? next - 1 : next;
      };
      const count = () => starts().length;
      const sliceOf = (whole, row) => whole.slice(starts()[row], endOf(row));
      return {
        text: text,
        folded: folded,
        count: count,
        keys: (0, once.Oo)(() => Array.from({
          length: count()
        }, (_, row) => plainKey(sliceOf(folded(), row)))),
        rowAt: offset => (0, sorted.f)(starts(), offset),
        range: (first, last, whole) => ({
          start: starts()[first] ?? text.length,
          end: whole ? starts()[last + 1] ?? text.length : endOf(last)
        })
      };
    });
    var findStarts = (function findStarts(text) {
      let count = text === "" || text.endsWith("\n") ? 0 : 1;
      for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) count += 1;
      const starts = new Int32Array(count);
      for (let row = 1, at = 0; row < count; row += 1) {
        at = text.indexOf("\n", at) + 1;
        starts[row] = at;
      }
      return starts;
    });
    var toUnix = (function toUnix(raw) {
      if (!raw.includes("\r\n")) return {
        text: raw,
        rawOffset: offset => offset
      };
      const parts = raw.split("\r\n");
      const feeds = [ -1 ];
      for (const part of parts.slice(0, -1)) feeds.push((feeds.at(-1) ?? 0) + part.length + 1);
      return {
        text: parts.join("\n"),
        rawOffset: at => at + (0, sorted.f)(feeds, at - 1)
      };
    });
    var splice = (function splice(raw, spans) {
      const unix = toUnix(raw);
      let done = 0;
      const parts = spans.map(span => {
        const kept = raw.slice(done, unix.rawOffset(span.start));
        done = unix.rawOffset(span.end);
        return kept + withEnding(span.text, endingAt(unix, raw, span.start));
      });
      return parts.join("") + raw.slice(done);
    });
    var endingAt = (function endingAt({text: text, rawOffset: rawOffset}, raw, offset) {
      const after = text.indexOf("\n", offset);
      const feed = after === -1 ? text.lastIndexOf("\n") : after;
      return feed !== -1 && raw[rawOffset(feed)] === "\r" ? "\r\n" : "\n";
    });
    var withEnding = (function withEnding(text, ending) {
      const unix = text.replaceAll("\r\n", "\n");
      return ending === "\n" ? unix : unix.replaceAll("\n", "\r\n");
    });
    var diffLines = (function diffLines(old, fresh) {
      const change = {
        count: 0,
        added: false,
        removed: false
      };
      return (0, array.E)([ ...old ], [ ...fresh ], {
        maxEditLength: MOST_DIFFERENT
      }) ?? [ {
        ...change,
        removed: true,
        value: [ ...old ]
      }, {
        ...change,
        added: true,
        value: [ ...fresh ]
      } ];
    });
    var findTokens = (function findTokens({text: text}, old) {
      if (old.length > MOST_CHARS) return [];
      const tokens = old.replaceAll(/[()[\]{}<>:=,;]/gu, " $& ").split(/\s+/u).filter(token => token !== "");
      if (tokens.length < LEAST_TOKENS || tokens.join("").length < LEAST_CHARS) return [];
      const escaped = tokens.map(token => token.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`));
      if (text.length * tokens.length > MOST_WORK) return [];
      const [first = "", ...rest] = escaped;
      const pattern = new RegExp([ String.raw`${first}(?<=^[ \t]*${first})`, ...rest ].join(String.raw`\s*`), "gmu");
      return [ ...text.matchAll(pattern) ].map(found => ({
        start: found.index,
        end: found.index + found[0].length
      }));
    });
    var matchEdit = (function matchEdit(raw, oldText, newText, several) {
      const page = openPage(toUnix(raw).text);
      const {text: text} = page;
      const replacement = {
        old: oldText.replaceAll("\r\n", "\n"),
        new: newText.replaceAll("\r\n", "\n")
      };
      for (const {strategy: strategy, replacement: meant, find: find, carry: carry} of tries(replacement, text.length)) {
        const hits = find(page, meant.old);
        if (hits.length === 0) continue;
        if (hits.length > MOST_PLACES || hits.length > 1 && !several) {
          return {
            kind: "several",
            strategy: strategy,
            lines: hits.map(({start: start}) => page.rowAt(start) + 1)
          };
        }
        const places = withoutOverlaps(hits);
        const spans = places.map(hit => ({
          start: hit.start,
          end: hit.end,
          text: carry(hit, text, meant)
        }));
        return {
          kind: "matched",
          strategy: strategy,
          spans: spans,
          lines: places.map(hit => linesOf(hit, page))
        };
      }
      return {
        kind: "none"
      };
    });
    var tries = (function* tries(replacement, length) {
      const exactly = (strategy, meant) => ({
        strategy: strategy,
        replacement: meant,
        find: findExact,
        carry: () => meant.new
      });
      yield exactly("exact", replacement);
      if (length > MOST_TOLERATED) return;
      yield {
        strategy: "exact but for quotes, dashes and spaces",
        replacement: replacement,
        find: findFolded,
        carry: carryFolded
      };
      const unescaped = undoEscapes(replacement);
      if (unescaped !== undefined) yield exactly("exact once escapes were undone", unescaped);
      const unnumbered = undoNumbers(replacement);
      if (unnumbered !== undefined) yield exactly("exact once line numbers were taken off", unnumbered);
      const plain = unnumbered ?? replacement;
      const byLines = {
        replacement: plain,
        carry: carryLines
      };
      yield {
        strategy: "lines, whatever their white space",
        find: findLines,
        ...byLines
      };
      yield {
        strategy: "lines, whatever their white space, comments aside",
        find: findLinesButComments,
        ...byLines
      };
      yield {
        strategy: "tokens, whatever is between them",
        replacement: plain,
        find: findTokens,
        carry: carryTokens
      };
      yield {
        strategy: "nearly the same lines",
        find: findFuzzy,
        ...byLines
      };
    });
    var withoutOverlaps = (function withoutOverlaps(hits) {
      let done = -1;
      return [ ...hits ].sort((a, b) => a.start - b.start).filter(({start: start, end: end}) => {
        if (start < done) return false;
        done = end;
        return true;
      });
    });
    var linesOf = (function linesOf({start: start, end: end}, page) {
      const last = end > start && page.text[end - 1] === "\n" ? end - 1 : end;
      return [ page.rowAt(start) + 1, page.rowAt(last) + 1 ];
    });
    var findExact = (function findExact({text: text}, old) {
      const hits = [];
      for (let start = text.indexOf(old); start !== -1 && hits.length <= MOST_PLACES; start = text.indexOf(old, start + 1)) {
        hits.push({
          start: start,
          end: start + old.length
        });
      }
      return hits;
    });
    var findOmission = (function findOmission(text, old) {
      if (!MAYBE.test(text)) return undefined;
      const known = new Set(old.split(/\r?\n/u).map(line => line.trim()));
      return text.split(/\r?\n/u).map(line => line.trim()).find(line => line.length <= edit_MOST_CHARS && isOmission(line) && !known.has(line));
    });
    var loadText = (async function loadText(located, context) {
      const facts = await (0, paths.vg)(located, context);
      if ((0, paths.H0)(facts)) return facts;
      const ignored = await (0, walk.NK)(located, context);
      if (ignored !== undefined) return (0, paths.P0)(ignored);
      if (facts.size > clip.uZ) {
        return (0, paths.P0)((0, tool.V2)("too_large", `${(0, paths.WG)(located.path)} has ${facts.size} bytes; ${clip.uZ} can be edited.`));
      }
      const bytes = await (0, paths.io)(located, context);
      if ((0, paths.H0)(bytes)) return bytes;
      const decoded = (0, encoding.D4)(bytes);
      if (decoded === undefined) return (0, paths.P0)((0, tool.V2)("binary", `${(0, paths.WG)(located.path)} is a binary file.`));
      return {
        ...decoded,
        digest: (0, seal.ol)(bytes)
      };
    });
    var storeText = (async function storeText(located, before, text, heading, context) {
      const bytes = (0, encoding.lF)(text, before ?? {
        encoding: "utf-8",
        mark: false
      });
      if (bytes === undefined) {
        const {encoding: encoding} = before ?? {
          encoding: "utf-8"
        };
        return (0, tool.V2)("failed", `${(0, paths.WG)(located.path)} is ${encoding}, which cannot write some characters of the new text.`);
      }
      try {
        await context.files.write(located.absolute, bytes);
      } catch (error) {
        const answer = answerWriteError(error, located);
        if (answer === undefined) throw error;
        return answer;
      }
      context.seen.note(located.path, (0, seal.ol)(bytes));
      const edit = describeEdit(located.path, before?.text ?? "", text, context.redact);
      const why = await context.leftOut(located.path, bytes.length);
      const note = why === undefined ? "" : `\n[It will not be published: ${why}.]`;
      return {
        text: `${heading} (+${edit.added} \u2212${edit.removed})\n${edit.diff}`.trimEnd() + note,
        edit: edit
      };
    });
    var describeEdit = (function describeEdit(path, before, after, redact) {
      const {old: old, fresh: fresh, skipped: skipped} = trimCommon(before, after);
      const options = {
        context: CONTEXT,
        maxEditLength: edit_file_MOST_DIFFERENT,
        stripTrailingCr: true
      };
      const patch = old === "" || fresh === "" ? undefined : (0, create.YB)(path, path, old, fresh, "", "", options);
      const lines = patch?.hunks.flatMap(hunk => [ `@@ -${startOf(hunk.oldStart + skipped, hunk.oldLines)} +${startOf(hunk.newStart + skipped, hunk.newLines)} @@`, ...hunk.lines ]) ?? rewritten(old, fresh, skipped);
      const count = mark => lines.filter(line => line.startsWith(mark)).length;
      const shown = lines.slice(0, MOST_LINES).map(line => shorten(line, redact));
      const left = lines.length - shown.length;
      const diff = [ ...shown, ...left > 0 ? [ `[${left} more lines of diff]` ] : [] ].join("\n");
      return {
        path: path,
        diff: diff,
        added: count("+"),
        removed: count("-")
      };
    });
    var shorten = (function shorten(line, redact) {
      return line.length <= MOST_COLUMNS ? line : (0, clip.Hh)(redact(line), MOST_COLUMNS, `${line.length} characters`);
    });
    var startOf = (function startOf(start, lines) {
      return `${lines === 0 ? start - 1 : start},${lines}`;
    });
    var trimCommon = (function trimCommon(before, after) {
      const most = Math.min(before.length, after.length);
      let head = 0;
      while (head < most && before.charCodeAt(head) === after.charCodeAt(head)) head += 1;
      let tail = 0;
      while (tail < most - head && before.charCodeAt(before.length - 1 - tail) === after.charCodeAt(after.length - 1 - tail)) {
        tail += 1;
      }
      const start = linesBack(before, head, CONTEXT + 1);
      const end = linesOn(before, before.length - tail, CONTEXT + 1);
      return {
        old: before.slice(start, end),
        fresh: after.slice(start, after.length - (before.length - end)),
        skipped: countFeeds(before, start)
      };
    });
    var linesBack = (function linesBack(text, offset, lines) {
      let start = offset;
      for (let line = 0; line < lines && start > 0; line += 1) start = start < 2 ? 0 : text.lastIndexOf("\n", start - 2) + 1;
      return start;
    });
    var linesOn = (function linesOn(text, offset, lines) {
      let end = offset;
      for (let line = 0; line < lines && end < text.length; line += 1) {
        const feed = text.indexOf("\n", end);
        end = feed === -1 ? text.length : feed + 1;
      }
      return end;
    });
    var countFeeds = (function countFeeds(text, to) {
      let count = 0;
      for (let at = text.indexOf("\n"); at !== -1 && at < to; at = text.indexOf("\n", at + 1)) count += 1;
      return count;
    });
    var replaceText = (async function replaceText(edit, context, signal) {
      if ((0, args.KK)(edit.path)) return (0, tool.V2)("protected", `${edit.path} is a kept output; it can only be read.`);
      const located = await (0, paths.x5)(edit.path, context);
      if ((0, paths.H0)(located)) return located.answer;
      if (edit.oldText === "") return await createFile(located, edit, context);
      const before = await loadText(located, context);
      return (0, paths.H0)(before) ? before.answer : await editFile({
        located: located,
        before: before,
        edit: edit,
        context: context,
        signal: signal
      });
    });
    var editFile = (async function editFile(prepared) {
      const {located: located, before: before, edit: edit, context: context} = prepared;
      const seen = context.seen.digest(located.path);
      if (seen !== before.digest) return answerUnseen(located, seen);
      if (edit.oldText === edit.newText) return (0, tool.V2)("no_change", "old_string and new_string are the same.");
      const omission = findOmission(edit.newText, edit.oldText);
      if (omission !== undefined) return answerOmission(omission);
      const match = matchEdit(before.text, edit.oldText, edit.newText, edit.several);
      return match.kind === "none" ? await correctOrExplain(prepared) : await answerMatch(prepared, match, "");
    });
    var answerMatch = (async function answerMatch({located: located, before: before, context: context}, match, details) {
      if (match.kind === "several") {
        const how = match.strategy === "exact" ? "occurs" : `matches (${match.strategy})`;
        const places = `${match.lines.length} times, at lines ${(0, parts.KE)(match.lines, MOST_NAMED)}`;
        const hint = "Give more of the lines around the one you mean, or set allow_multiple.";
        return (0, tool.V2)("ambiguous", `old_string ${how} ${places} of ${(0, paths.WG)(located.path)}.`, hint);
      }
      const text = splice(before.text, match.spans);
      if (text === before.text) return (0, tool.V2)("no_change", `${(0, paths.WG)(located.path)} would stay as it is.`);
      const where = match.lines.map(([first, last]) => first === last ? String(first) : `${first}-${last}`);
      const lines = `line${where.length === 1 && !where[0]?.includes("-") ? "" : "s"} ${where.slice(0, MOST_NAMED).join(", ")}`;
      return await storeText(located, before, text, `Edited ${(0, paths.WG)(located.path)} at ${lines}${describe(match.strategy)}${details}`, context);
    });
    var describe = (function describe(strategy) {
      return strategy === "exact" ? "" : ` (matched: ${strategy}; check the diff)`;
    });
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      createText: () => createText,
      loadText: () => loadText,
      overwriteText: () => overwriteText,
      replaceText: () => replaceText,
      storeText: () => storeText
    });
    var create = __webpack_require__(85725);
    var encoding = __webpack_require__(95743);
    var word = __webpack_require__(75367);
    var array = __webpack_require__(61318);
    var once = __webpack_require__(40627);
    var sorted = __webpack_require__(38807);
    function oldRows(old) {
      const lines = toLines(old);
      const keys = lines.map(line => plainKey(fold(line)));
      const first = keys.findIndex(key => key !== "");
      const last = keys.findLastIndex(key => key !== "");
      return {
        lines: lines,
        keys: keys,
        first: first,
        last: last,
        whole: old.endsWith("\n")
      };
    }
    function toLines(text) {
      return text === "" ? [] : text.replace(/\n$/u, "").split("\n");
    }
    function plainKey(line) {
      const trimmed = line.trim();
      return /\s\s|[^\S ]/u.test(trimmed) ? trimmed.replaceAll(/\s+/gu, " ") : trimmed;
    }
    function isComment(key) {
      return /^(?:\/\/|#(?=\s|$)|\/\*|\*(?=[\s/]|$)|--(?=\s)|<!--)/u.test(key);
    }
    const ALIKE = [ [ /[\u2018\u2019\u201a\u201b\u2032\u00b4\u02bc]/gu, "'" ], [ /[\u201c\u201d\u201e\u201f\u2033\u00ab\u00bb]/gu, '"' ], [ /[\u2010-\u2015\u2212]/gu, "-" ], [ /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/gu, " " ] ];
    function fold(text) {
      if (!/[\u0080-\uffff]/.test(text)) return text;
      return ALIKE.reduce((folded, [characters, plain]) => folded.replaceAll(characters, plain), text);
    }
    function findLines(page, old) {
      const {keys: keys, first: first, last: last, whole: whole} = oldRows(old);
      if (first === -1) return [];
      const wanted = keys.slice(first, last + 1);
      const there = page.keys();
      const starts = rowsWhere(there.length, row => wanted.every((key, index) => there[row + index] === key));
      const rows = keys.map((_, index) => index < first || index > last ? -1 : index - first);
      return starts.map(row => ({
        ...page.range(row, row + wanted.length - 1, whole),
        rows: rows
      }));
    }
    const LEAST_LINES = 2;
    function findLinesButComments(page, old) {
      const {keys: keys, whole: whole} = oldRows(old);
      const wanted = keys.filter(saysSomething);
      if (wanted.length < LEAST_LINES) return [];
      const there = page.keys();
      const telling = Int32Array.from(rowsWhere(there.length, row => saysSomething(there[row] ?? "")));
      const starts = rowsWhere(telling.length, at => wanted.every((key, n) => there[telling[at + n] ?? -1] === key));
      return starts.map(at => {
        const {first: first, last: last, rows: rows} = alignComments(keys, telling.subarray(at, at + wanted.length), there);
        return {
          ...page.range(first, last, whole),
          rows: rows
        };
      });
    }
    function rowsWhere(count, holds) {
      const rows = [];
      for (let row = 0; row < count; row += 1) if (holds(row)) rows.push(row);
      return rows;
    }
    function saysSomething(key) {
      return key !== "" && !isComment(key);
    }
    function alignComments(keys, telling, there) {
      const found = keys.map(() => -1);
      const leading = keys.findIndex(saysSomething);
      let first = telling[0] ?? 0;
      for (let index = leading - 1; index >= 0 && there[first - 1] === keys[index]; index -= 1) {
        first -= 1;
        found[index] = first;
      }
      let [next, nth] = [ telling[0] ?? 0, 0 ];
      for (let index = leading; index < keys.length; index += 1) {
        const key = keys[index] ?? "";
        const row = saysSomething(key) ? telling[nth++] ?? -1 : findBetween(there, key, next, telling[nth]);
        found[index] = row;
        if (row !== -1) next = row + 1;
      }
      return {
        first: first,
        last: next - 1,
        rows: found.map(row => row === -1 ? -1 : row - first)
      };
    }
    function findBetween(there, key, from, bound) {
      if (bound === undefined) return there[from] === key ? from : -1;
      for (let row = from; row < bound; row += 1) if (there[row] === key) return row;
      return -1;
    }
    function carryLines(hit, text, replacement) {
      const place = text.slice(hit.start, hit.end);
      const there = toLines(place);
      const old = oldRows(replacement.old);
      const {rows: rows = []} = hit;
      const pairs = old.lines.flatMap((line, index) => {
        const own = there[rows[index] ?? -1];
        return own === undefined || own.trim() === "" ? [] : [ {
          from: line,
          to: own
        } ];
      });
      const fresh = newLines(replacement, old.whole);
      const reindent = reindenter(pairs, fresh);
      const lines = [];
      let [oldAt, at] = [ 0, 0 ];
      for (const {value: value, added: added, removed: removed} of diffLines(old.lines, fresh)) {
        if (added) {
          for (const line of value) lines.push(reindent(line));
          continue;
        }
        for (const row of rows.slice(oldAt, oldAt + value.length)) {
          if (row === -1) continue;
          lines.push(...there.slice(at, removed ? row : row + 1));
          at = row + 1;
        }
        oldAt += value.length;
      }
      lines.push(...there.slice(at));
      return lines.join("\n") + (lines.length > 0 && place.endsWith("\n") ? "\n" : "");
    }
    function newLines(replacement, whole) {
      return whole || replacement.new === "" ? toLines(replacement.new) : replacement.new.split("\n");
    }
    const MOST_DIFFERENT = 2e3;
    function reindenter(pairs, fresh) {
      const known = new Map;
      for (const {from: from, to: to} of pairs) if (!known.has(indentOf(from))) known.set(indentOf(from), indentOf(to));
      const steps = [ ...known ].map(([from, to]) => ({
        from: from,
        to: to
      }));
      const carry = isSound(steps, fresh) ? carryIndent : shift;
      return line => {
        const body = line.trimStart();
        return body === "" || steps.length === 0 ? line : carry(indentOf(line), steps) + body;
      };
    }
    function isSound(known, fresh) {
      if (known.some(({from: from, to: to}) => `${from}${to}`.includes("\t"))) return true;
      const unit = known.reduce((sum, {to: to}) => commonDivisor(sum, to.length), 0);
      const depths = new Set(fresh.filter(line => line.trim() !== "").map(indentOf));
      const carried = [ ...depths ].sort((a, b) => a.length - b.length).map(indent => ({
        indent: indent,
        width: carryIndent(indent, known).length
      }));
      return carried.every(({indent: indent, width: width}, index) => {
        const isWritten = unit === 0 || width % unit === 0 || width === shift(indent, known).length;
        return isWritten && (index === 0 || width > (carried[index - 1]?.width ?? 0) || width === 0);
      });
    }
    function commonDivisor(a, b) {
      return b === 0 ? a : commonDivisor(b, a % b);
    }
    function shift(indent, [first]) {
      if (first === undefined) return indent;
      return " ".repeat(Math.max(0, first.to.length + indent.length - first.from.length));
    }
    function indentOf(line) {
      return /^[ \t]*/u.exec(line)?.[0] ?? "";
    }
    function carryIndent(indent, known) {
      const same = known.find(({from: from}) => from === indent);
      if (same !== undefined) return same.to;
      const outer = longest(known.filter(({from: from}) => indent.startsWith(from)));
      if (outer !== undefined) return outer.to + scale(indent.slice(outer.from.length), known);
      const inner = longest(known.filter(({from: from}) => from.startsWith(indent)).map(({from: from, to: to}) => ({
        from: to,
        to: from
      })));
      if (inner === undefined) return indent;
      const surplus = scale(inner.to.slice(indent.length), known);
      return inner.from.slice(0, Math.max(0, inner.from.length - surplus.length));
    }
    function longest(pairs) {
      return pairs.reduce((best, pair) => best === undefined || pair.from.length > best.from.length ? pair : best, undefined);
    }
    function scale(step, known) {
      const tabs = known.some(({to: to}) => to.includes("\t"));
      const width = Math.max(1, Math.round(step.length * ratio(known, step.includes("\t"), tabs)));
      return step === "" ? "" : (tabs ? "\t" : " ").repeat(width);
    }
    function ratio(known, fromTabs, toTabs) {
      const [first] = known;
      const other = known.find(({from: from, to: to}) => from.length !== first?.from.length && to.length !== first?.to.length);
      if (first !== undefined && other !== undefined) {
        const measured = (other.to.length - first.to.length) / (other.from.length - first.from.length);
        if (measured > 0) return measured;
      }
      if (fromTabs === toTabs) return 1;
      return fromTabs ? 4 : 1 / 4;
    }
    const LEAST_TOKENS = 3;
    const LEAST_CHARS = 8;
    const MOST_CHARS = 2e4;
    const MOST_WORK = 4e8;
    function carryTokens({start: start}, text, replacement) {
      const line = text.slice(text.lastIndexOf("\n", start - 1) + 1, start);
      const from = indentOf(replacement.old.replace(/^(?:[ \t]*\n)+/u, ""));
      const [first = "", ...rest] = replacement.new.replace(/^(?:[ \t]*\n)+/u, "").trimEnd().split("\n");
      const reindent = reindenter([ {
        from: `${from}.`,
        to: `${line}.`
      } ], rest);
      return [ first.trimStart(), ...rest.map(reindent) ].join("\n");
    }
    var distance = __webpack_require__(61349);
    const fuzzy_LEAST_CHARS = 10;
    const fuzzy_MOST_WORK = 4e8;
    const THRESHOLD = .1;
    const SPACE_WEIGHT = .1;
    const TIE = .04;
    function findFuzzy(page, old) {
      const {lines: lines, keys: keys, first: first, last: last, whole: whole} = oldRows(old);
      if (first === -1 || old.trim().length < fuzzy_LEAST_CHARS) return [];
      const target = toTarget(lines.slice(first, last + 1));
      const starts = candidates(page, keys.slice(first, last + 1), old.length);
      const scored = starts.flatMap(row => score(page, row, target));
      const rows = keys.map((_, index) => index < first || index > last ? -1 : index - first);
      return pickBest(scored, target.height).map(({row: row}) => ({
        ...page.range(row, row + target.height - 1, whole),
        rows: rows
      }));
    }
    function candidates(page, keys, length) {
      const most = page.count() - keys.length;
      if (page.count() * length ** 2 > fuzzy_MOST_WORK) {
        const fit = startsByVotes(page, keys).filter(row => row >= 0 && row <= most);
        return fit.slice(0, Math.floor(fuzzy_MOST_WORK / length ** 2));
      }
      return Array.from({
        length: Math.max(0, most + 1)
      }, (_, row) => row);
    }
    const MOST_STARTS = 20;
    const MOST_SAME = 10;
    function startsByVotes(page, keys) {
      const wanted = new Map;
      for (const [index, key] of keys.entries()) {
        const same = wanted.get(key) ?? [];
        if (key.length > 3 && same.length < MOST_SAME) wanted.set(key, [ ...same, index ]);
      }
      const votes = new Map;
      for (const [row, key] of page.keys().entries()) {
        for (const index of wanted.get(key) ?? []) votes.set(row - index, (votes.get(row - index) ?? 0) + 1);
      }
      return [ ...votes ].sort(([a, one], [b, other]) => other - one || a - b).slice(0, MOST_STARTS).map(([row]) => row);
    }
    function toTarget(lines) {
      const text = lines.join("\n");
      return {
        text: text,
        bare: strip(text),
        numbers: numbersIn(text),
        height: lines.length
      };
    }
    function score(page, row, {text: text, bare: bare, numbers: numbers, height: height}) {
      const {start: start, end: end} = page.range(row, row + height - 1, false);
      const most = Math.floor(THRESHOLD * text.length);
      if (end - start < bare.length - most || end - start > text.length * 10) return [];
      const there = page.text.slice(start, end);
      if (numbersIn(there) !== numbers) return [];
      const letters = (0, distance.hJ)(strip(there), bare, most);
      if (letters > most) return [];
      const all = (0, distance.hJ)(there, text, letters + Math.ceil((THRESHOLD * text.length - letters) / SPACE_WEIGHT));
      const weighed = (letters + SPACE_WEIGHT * Math.max(0, all - letters)) / text.length;
      return weighed <= THRESHOLD ? [ {
        row: row,
        score: weighed
      } ] : [];
    }
    function strip(text) {
      return text.replaceAll(/\s+/gu, "");
    }
    function numbersIn(text) {
      return text.match(/\d+/gu)?.join(" ") ?? "";
    }
    function pickBest(scored, height) {
      const ordered = [ ...scored ].sort((a, b) => a.score - b.score);
      const best = ordered[0]?.score ?? 0;
      const taken = new Map;
      return ordered.filter(({row: row, score: own}) => {
        const block = Math.floor(row / height);
        const near = [ block - 1, block, block + 1 ].map(one => taken.get(one));
        if (own - best >= TIE || near.some(one => one !== undefined && Math.abs(one - row) < height)) return false;
        taken.set(block, row);
        return true;
      });
    }
    function findNearest(raw, oldText, around) {
      const page = openPage(toUnix(raw).text);
      const {keys: keys} = oldRows(oldText.replaceAll("\r\n", "\n"));
      const row = startsByVotes(page, keys)[0] ?? startByWords(page, keys);
      if (row === undefined) return undefined;
      const first = Math.max(0, row - around);
      const last = Math.min(page.count(), row + keys.length + around);
      const {start: start, end: end} = page.range(first, last - 1, false);
      return {
        first: first + 1,
        last: last,
        text: page.text.slice(start, end)
      };
    }
    function startByWords(page, keys) {
      const longest = keys.reduce((one, other) => other.length > one.length ? other : one, "");
      const words = [ ...new Set(longest.match(WORD) ?? []) ].slice(0, MOST_WORDS);
      let best = {
        row: 0,
        shared: 0
      };
      for (const [row, key] of page.keys().entries()) {
        const shared = words.filter(word => key.includes(word)).length;
        if (shared > best.shared) best = {
          row: row,
          shared: shared
        };
      }
      return best.shared > 0 && best.shared * 2 >= words.length ? Math.max(0, best.row - keys.indexOf(longest)) : undefined;
    }
    const MOST_WORDS = 30;
    const WORD = new RegExp("[\\p{L}_][\\p{L}\\p{N}_]*", "gu");
    const MOST_TOLERATED = 16e6;
    const MOST_PLACES = 1e4;
    function findFolded(page, old) {
      const wanted = fold(old);
      return page.folded() === page.text && wanted === old ? [] : findExact({
        text: page.folded()
      }, wanted);
    }
    function carryFolded({start: start, end: end}, text, replacement) {
      const there = text.slice(start, end);
      let at = 0;
      const changes = (0, word.pR)(replacement.old, replacement.new, {
        maxEditLength: 4e3
      });
      return (changes ?? [ {
        value: replacement.new,
        added: true,
        removed: false
      } ]).map(({value: value, added: added, removed: removed}) => {
        if (added) return value;
        const own = there.slice(at, at + value.length);
        at += value.length;
        return removed ? "" : own;
      }).join("");
    }
    const ESCAPED = {
      n: "\n",
      t: "\t",
      r: "\r"
    };
    function undoEscapes(replacement) {
      const old = edit_unescape(replacement.old);
      return old === replacement.old ? undefined : {
        old: old,
        new: edit_unescape(replacement.new)
      };
    }
    function edit_unescape(text) {
      return text.replaceAll(/\\([ntr"'`\\])/gu, (_whole, character) => ESCAPED[character] ?? character);
    }
    const NUMBER = /^ *\d+(?:[:-] ?|[\t\u2192|])/u;
    function undoNumbers(replacement) {
      const numbered = replacement.old.split("\n").filter(line => line.trim() !== "");
      if (numbered.length === 0 || !numbered.every(line => NUMBER.test(line))) return undefined;
      const strip = text => text.split("\n").map(line => line.replace(NUMBER, "")).join("\n");
      return {
        old: strip(replacement.old),
        new: strip(replacement.new)
      };
    }
    const edit_MOST_CHARS = 300;
    const MAYBE = /\.\.\.|\u2026/u;
    const COMMENT = /^(?:\/\/|\/\*+|\*|#|--|;|<!--|\{\/\*|%|"""|''')?\s*(.*?)\s*(?:\*\/\}?|-->|"""|''')?$/u;
    const DOTS = /\.{3,}|\u2026/gu;
    const THINGS = "code|methods?|functions?|lines?|contents?|implementations?|imports?|logic|tests?|cases?|fields?|props|propert(?:y|ies)|entries|items|elements|attributes|options|routes|rules|styles|files?|class(?:es)?|body|text|sections?|parts?";
    const PHRASES = [ /^(?:the )?(?:rest|remainder) (?:of (?:the |your |this )?[\w` -]{0,60}|(?:remains|stays|is) (?:the same|unchanged))$/iu, new RegExp(`^(?:all )?(?:the )?(?:other|remaining|existing|unchanged|previous|same|original) (?:${THINGS})[\\w\` -]{0,60}$`, "iu"), new RegExp(`^(?:the )?(?:${THINGS}|everything else) (?:remains?|stays?|is|are) (?:the same|unchanged|as (?:before|it (?:is|was)))[\\w -]{0,30}$`, "iu"), /^(?:(?:everything )?(?:unchanged|the same|same as before|as before)|omitted(?: for brevity)?|snip(?:ped)?)$/iu ];
    function isOmission(line) {
      const body = COMMENT.exec(line)?.[1] ?? "";
      if (!MAYBE.test(body)) return false;
      const words = body.replaceAll(DOTS, " ").replaceAll(/[()[\].:]/gu, " ").replaceAll(/\s+/gu, " ").trim();
      return PHRASES.some(phrase => phrase.test(words));
    }
    var machine = __webpack_require__(44714);
    var clip = __webpack_require__(2136);
    var walk = __webpack_require__(10063);
    var paths = __webpack_require__(46812);
    var tool = __webpack_require__(6292);
    var seal = __webpack_require__(75423);
    async function createText(located, text, context) {
      const omission = findOmission(text, "");
      if (omission !== undefined) return answerOmission(omission);
      return await storeText(located, undefined, text, `Created ${(0, paths.WG)(located.path)}`, context);
    }
    async function overwriteText(located, before, content, context) {
      const seen = context.seen.digest(located.path);
      if (seen !== before.digest) return answerUnseen(located, seen);
      const omission = findOmission(content, before.text);
      if (omission !== undefined) return answerOmission(omission);
      const text = keepEndings(content, before.text);
      if (text === before.text) return (0, tool.V2)("no_change", `${(0, paths.WG)(located.path)} already has this content.`);
      return await storeText(located, before, text, `Wrote ${(0, paths.WG)(located.path)}`, context);
    }
    function keepEndings(content, before) {
      const carriage = before.includes("\r\n") && !/(?<!\r)\n/u.test(before);
      return carriage ? content.replaceAll(/\r?\n/gu, "\r\n") : content;
    }
    function answerWriteError(error, located) {
      const [code, why] = WRITE_FAULTS[(0, machine.x)(error) ?? ""] ?? [];
      return code === undefined ? undefined : (0, tool.V2)(code, `${(0, paths.WG)(located.path)} was not written: ${why}.`);
    }
    const NOT_PERMITTED = [ "failed", "the file system does not permit it" ];
    const FULL = [ "no_space", "the disk is full" ];
    const BELOW_A_FILE = [ "not_a_directory", "a file is where its directory would have to be" ];
    const WRITE_FAULTS = {
      ENOSPC: FULL,
      EDQUOT: FULL,
      EACCES: NOT_PERMITTED,
      EPERM: NOT_PERMITTED,
      EROFS: NOT_PERMITTED,
      ENOTDIR: BELOW_A_FILE,
      EEXIST: BELOW_A_FILE,
      EISDIR: [ "is_directory", "it is a directory" ],
      ENAMETOOLONG: [ "invalid_arguments", "the name is too long" ],
      ELOOP: [ "outside_workspace", "a symbolic link was put in its way" ]
    };
    const CONTEXT = 3;
    const MOST_LINES = 60;
    const MOST_COLUMNS = 300;
    const edit_file_MOST_DIFFERENT = 4e3;
    function rewritten(old, fresh, skipped) {
      const [gone, come] = [ edit_file_linesOf(old), edit_file_linesOf(fresh) ];
      const header = `@@ -${startOf(skipped + 1, gone.length)} +${startOf(skipped + 1, come.length)} @@`;
      return [ header, ...gone.map(line => `-${line}`), ...come.map(line => `+${line}`) ];
    }
    function edit_file_linesOf(text) {
      return text === "" ? [] : text.replace(/\r?\n$/u, "").split(/\r?\n/u);
    }
    function answerUnseen(located, seen) {
      const name = (0, paths.WG)(located.path);
      return seen === undefined ? (0, tool.V2)("not_read_yet", `${name} exists and was not read in this run.`, "Read it with read_file, then repeat the call.") : (0, 
      tool.V2)("changed_since_read", `${name} changed since it was read.`, "Read it again with read_file, then repeat the call.");
    }
    function answerOmission(line) {
      const sentence = `The new text leaves something out: ${JSON.stringify(line)} replaces lines that would be lost.`;
      return (0, tool.V2)("invalid_arguments", sentence, "Write them out in full, or change less with replace.");
    }
    var cut = __webpack_require__(24192);
    var args = __webpack_require__(35835);
    var parts = __webpack_require__(23782);
    async function createFile(located, {newText: newText}, context) {
      if (await context.files.facts(located.absolute) === undefined) return await createText(located, newText, context);
      const sentence = `${(0, paths.WG)(located.path)} exists; an empty old_string creates a file.`;
      return (0, tool.V2)("already_exists", sentence, "Give the text to replace.");
    }
    const MOST_NAMED = 20;
    async function correctOrExplain(prepared) {
      const {located: located, before: before, edit: edit, context: context, signal: signal} = prepared;
      if (edit.newText.length >= LEAST_APPLIED && before.text.replaceAll("\r\n", "\n").includes(edit.newText)) {
        const sentence = `old_string is not in ${(0, paths.WG)(located.path)}, and new_string is there already.`;
        return (0, tool.V2)("no_change", sentence, "The edit seems to have been made before.");
      }
      const elided = findOmission(edit.oldText, before.text);
      if (elided === undefined && context.correct !== undefined && !EXACT_ONLY.test(located.path)) {
        const {instruction: instruction, oldText: oldText, newText: newText} = edit;
        const failedEdit = {
          path: located.path,
          instruction: instruction,
          oldText: oldText,
          newText: newText,
          content: excerpt(before.text, oldText)
        };
        const corrected = await context.correct(failedEdit, signal);
        const match = corrected === undefined ? undefined : matchCorrected(before.text, corrected, edit.several);
        if (match?.kind === "matched") return await answerMatch(prepared, match, " (old_string was corrected; check the diff)");
      }
      return explainMiss(prepared, elided);
    }
    function matchCorrected(text, {oldText: oldText, newText: newText}, several) {
      return findOmission(newText, oldText) === undefined ? matchEdit(text, oldText, newText, several) : undefined;
    }
    const LEAST_APPLIED = 10;
    const EXACT_ONLY = /\.(?:json|ipynb)$/iu;
    const SHOWN_WHOLE = 12e3;
    const SHOWN_AROUND = 40;
    function excerpt(text, oldText) {
      if (text.length <= SHOWN_WHOLE) return text;
      return findNearest(text, oldText, SHOWN_AROUND)?.text ?? (0, cut.Ku)(text, SHOWN_WHOLE);
    }
    function explainMiss({located: located, before: before, edit: edit, context: context}, elided) {
      const name = (0, paths.WG)(located.path);
      if (elided !== undefined) {
        const sentence = `old_string is not in ${name}: it has a placeholder, ${JSON.stringify(elided)}.`;
        return (0, tool.V2)("no_match", sentence, "Give the lines as they are in the file.");
      }
      const nearest = findNearest(before.text, edit.oldText, 2);
      if (nearest === undefined) return (0, tool.V2)("no_match", `old_string is not in ${name}.`, "Read the file again.");
      const shown = (0, cut.Ku)(context.redact(nearest.text), SHOWN_CHARS);
      return (0, tool.V2)("no_match", `old_string is not in ${name}. Lines ${nearest.first} to ${nearest.last} come nearest:`, shown);
    }
    const SHOWN_CHARS = 4e3;
  })
};


