"use strict";

exports.id = 1709;

exports.ids = [ 1709 ];

exports.modules = {
  37857: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var isUnfinished = (function isUnfinished(summary) {
      return summary.startsWith(UNFINISHED);
    });
    var newBody = (function newBody(entry) {
      return frame("", [ `${markOf(entry)}\n${entry.text}` ], entry.closing, entry.state);
    });
    var markOf = (function markOf({key: key}) {
      return `${MARK} ${key} --\x3e`;
    });
    var frame = (function frame(lead, entries, closing, state) {
      const titles = entries.length < 2 ? [] : entries.flatMap(text => HEADED.exec(text)?.[1] ?? []);
      const list = titles.length === 0 ? [] : [ [ "**What this branch does**\n", ...titles.map(each => `- ${each}`) ].join("\n") ];
      const now = (0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_1__.oR)([ state, ...list ], "\n\n");
      const above = now === "" ? "" : [ NOW, now, THEN ].join("\n");
      return [ OPENING, (0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_1__.oR)([ above, lead, ...entries, closing ], "\n\n"), CLOSING ].join("\n");
    });
    var shorten = (function shorten(entries) {
      let excess = entries.reduce((sum, {length: length}) => sum + length, 0) - MOST_BODY;
      return entries.map((text, index) => {
        if (excess <= 0 || index === entries.length - 1) return text;
        const short = `${HEADED.exec(text)?.[0] ?? ""}\n\n(left out here for its length)`;
        excess -= text.length - short.length;
        return short;
      });
    });
    __webpack_require__.d(__webpack_exports__, {
      $v: () => newBody,
      MU: () => isOurs,
      Yo: () => markClosedByRemit,
      bI: () => MOST_BODY,
      db: () => cutShortNote,
      e1: () => finishBody,
      sw: () => renewBody,
      ui: () => isUnfinished,
      yA: () => UNFINISHED
    });
    var _events_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86610);
    var _lib_parts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23782);
    const OPENING = "\x3c!-- remit:pull --\x3e";
    const CLOSING = "\x3c!-- /remit:pull --\x3e";
    const UNFINISHED = "Unfinished: ";
    const [CUT_SHORT, CUT_SHORT_END] = [ "\x3c!-- remit:unfinished --\x3e", "\x3c!-- /remit:unfinished --\x3e" ];
    function isOurs(body) {
      const start = body.indexOf(OPENING);
      return start >= 0 && body.indexOf(CLOSING) > start;
    }
    function renewBody(former, title, entry) {
      if (!isOurs(former)) return former.trim() === "" ? newBody(entry) : `${former.trimEnd()}\n\n${newBody(entry)}`;
      const [start, end] = [ former.indexOf(OPENING), former.indexOf(CLOSING) ];
      const {lead: lead, entries: entries, closing: closing} = readPart(former.slice(start + OPENING.length, end));
      const kept = entry.replaces ? [] : entries.filter(text => !text.startsWith(markOf(entry)));
      const named = kept.map(text => HEADED.test(text) ? text : text.replace(/^.*$/m, mark => `${mark}\n### ${title}\n`));
      const own = [ markOf(entry), ...named.length === 0 ? [] : [ `### ${entry.title}\n` ], entry.text ].join("\n");
      const part = frame(entry.replaces ? "" : lead, shorten([ ...named, own ]), closing, entry.state);
      return former.slice(0, start) + part + former.slice(end + CLOSING.length);
    }
    function cutShortNote(sentence) {
      return [ CUT_SHORT, sentence, CUT_SHORT_END ].join("\n");
    }
    function finishBody(former, {runUrl: runUrl}) {
      const start = former.indexOf(CUT_SHORT);
      const end = former.indexOf(CUT_SHORT_END, start);
      if (start < 0 || end < 0) return undefined;
      const now = `A run on this was cut short; a later one found nothing left to change ([run](${runUrl})).`;
      return former.slice(0, start) + now + former.slice(end + CUT_SHORT_END.length);
    }
    function markClosedByRemit(former) {
      return isOurs(former) ? former.replace(CLOSING, `${_events_js__WEBPACK_IMPORTED_MODULE_0__.b}\n${CLOSING}`) : `${former}\n\n${_events_js__WEBPACK_IMPORTED_MODULE_0__.b}`;
    }
    const [NOW, THEN] = [ "\x3c!-- remit:now --\x3e", "\x3c!-- /remit:now --\x3e" ];
    const MARK = "\x3c!-- remit:entry";
    const HEADED = /^.*\n### (.+)/;
    const CLOSES = /(?:^|\n)((?:(?:Closes|For) #\d+\s*)+)$/;
    function readPart(part) {
      const text = withoutNow(part.replaceAll("\r\n", "\n").replaceAll(_events_js__WEBPACK_IMPORTED_MODULE_0__.b, "")).trim();
      const closing = CLOSES.exec(text)?.[1]?.trim() ?? "";
      const pieces = text.slice(0, text.length - closing.length).split(new RegExp(`(?=^${MARK})`, "m")).map(each => each.trim());
      const entries = pieces.filter(each => each.startsWith(MARK));
      const lead = pieces.find(each => !each.startsWith(MARK)) ?? "";
      if (entries.length > 0 || lead === "") return {
        lead: lead,
        entries: entries,
        closing: closing
      };
      return {
        lead: "",
        entries: [ `${MARK} --\x3e\n${lead}` ],
        closing: closing
      };
    }
    function withoutNow(text) {
      const [start, end] = [ text.indexOf(NOW), text.indexOf(THEN) ];
      return start < 0 || end < start ? text : text.slice(0, start) + text.slice(end + THEN.length);
    }
    const MOST_BODY = 5e4;
  }),
  30547: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var readHabit = (function readHabit(titles) {
      const parsed = titles.map(parse).filter(parts => parts !== undefined);
      const usual = parsed.filter(({type: type}) => TYPES.has(type));
      if (usual.length < 2 || usual.length * 2 < titles.length) return {
        kind: "free"
      };
      const lower = usual.filter(({subject: subject}) => new RegExp("^\\p{Ll}", "u").test(subject)).length * 2 >= usual.length;
      return {
        kind: "conventional",
        types: new Set([ ...TYPES, ...parsed.map(({type: type}) => type) ]),
        lower: lower
      };
    });
    var parse = (function parse(title) {
      const [, type = "", scope = "", subject = ""] = /^([a-z]{2,20})((?:\([^()]{1,40}\))?!?): +(\S.*)$/.exec(title) ?? [];
      return type === "" ? undefined : {
        type: type,
        scope: scope,
        subject: subject
      };
    });
    var splitTitle = (function splitTitle(message, habit = FREE) {
      const [line = "", next = ""] = message.trimStart().split("\n", 2);
      const own = next.trim() === "" && line.length <= LONGEST ? parse(line.trim())?.type : undefined;
      const title = own !== undefined && habit.kind === "conventional" && habit.types.has(own) ? line.trim() : LABELLED.exec((0, 
      _lib_cut_js__WEBPACK_IMPORTED_MODULE_0__.Ku)(line, LONGEST))?.[1]?.replace(/^[*_`"\s]+|[*_`"\s]+$/g, "");
      if (title === undefined || title === "") return {
        text: message
      };
      return {
        title: title,
        text: message.trimStart().slice(line.length).trim()
      };
    });
    __webpack_require__.d(__webpack_exports__, {
      Ei: () => fitTitle,
      R6: () => readHabit,
      ab: () => firstStatement,
      v2: () => splitTitle
    });
    var _lib_cut_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24192);
    const TYPES = new Set("build chore ci docs feat fix perf refactor revert style test".split(" "));
    function fitTitle(title, habit) {
      const plain = title.trim().replace(/(?<!\.)\.$/, "");
      if (habit.kind === "free") return plain;
      const parts = parse(plain.replace(/^[A-Z][a-z]+(?=[(!:])/, type => type.toLowerCase()));
      const known = parts !== undefined && habit.types.has(parts.type);
      const {type: type, scope: scope, subject: subject} = known ? parts : {
        type: "fix",
        scope: "",
        subject: plain
      };
      const safe = /^(?:#|GH-|[\w.-]+\/[\w.-]+#)\d|^https?:/i.test(subject) ? `issue ${subject}` : subject;
      return `${type}${scope}: ${habit.lower ? safe.replace(new RegExp("^\\p{Lu}(?=\\p{Ll}|\\s)", "u"), letter => letter.toLowerCase()) : safe}`;
    }
    const FREE = {
      kind: "free"
    };
    const LABELLED = /^[*_#\s]{0,8}title[*_]{0,3}:(.+)$/i;
    const LONGEST = 500;
    const LOOKED = 4e3;
    const FEWEST = 3;
    function firstStatement(summary) {
      const prose = summary.slice(0, LOOKED).split(/\n\s*\n/).find(isProse) ?? "";
      const line = prose.replaceAll(/\*\*|`/g, "").replaceAll(/\s+/g, " ").trim();
      const sentences = [ ...new Intl.Segmenter("en", {
        granularity: "sentence"
      }).segment(line) ];
      const sentence = sentences.find(({segment: segment}) => countWords(segment) >= FEWEST)?.segment.trim();
      return sentence?.replace(/(?<!\.)[.:\u3002]$/, "");
    }
    function isProse(paragraph) {
      return paragraph.trim() !== "" && !/^\s*(?:[-*+>]\s|#{1,6}\s|\d+[.)]\s|`{3}|~{3}|<|\|)/.test(paragraph);
    }
    function countWords(text) {
      return [ ...new Intl.Segmenter("en", {
        granularity: "word"
      }).segment(text) ].filter(({isWordLike: isWordLike}) => isWordLike).length;
    }
  }),
  51709: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var titleFor = (function titleFor(request, words) {
      const {subject: subject} = request;
      const suffix = subject === undefined ? "" : ` (#${subject.number})`;
      const plain = neutralLine(words.title ?? titleFrom(request, words)) || "Change by Remit";
      const most = TITLE - suffix.length;
      return (0, _lib_cut_js__WEBPACK_IMPORTED_MODULE_0__.cz)(plain, most, {
        atWordFrom: most / 2
      }) + suffix;
    });
    var titleFrom = (function titleFrom(request, {summary: summary}) {
      const title = plainTitle(request);
      const first = request.subject === undefined ? isAskedOnce(request) : !(0, _branch_js__WEBPACK_IMPORTED_MODULE_1__.Eo)(request);
      return first && title !== "" ? title : (0, _title_js__WEBPACK_IMPORTED_MODULE_2__.ab)(partUnfinished(summary).text) ?? title;
    });
    var isAskedOnce = (function isAskedOnce({trigger: trigger, task: task, occasion: occasion}) {
      return task === undefined && occasion === undefined && (trigger === "dispatch" || trigger === "local");
    });
    var partUnfinished = (function partUnfinished(summary) {
      const why = (0, _body_js__WEBPACK_IMPORTED_MODULE_3__.ui)(summary) ? /^.*(?:\n{2,}|$)/.exec(summary)?.[0] ?? "" : "";
      return {
        why: why.trim(),
        text: summary.slice(why.length)
      };
    });
    var plainTitle = (function plainTitle({subject: subject, occasion: occasion, trusted: trusted, instruction: instruction}) {
      if (subject !== undefined) return subject.title;
      if (occasion?.kind === "failure" && occasion.workflow !== "") return `Fix ${occasion.workflow} on ${trusted.name}`;
      return instruction.trim().split("\n", 1)[0] ?? "";
    });
    var commitMessage = (function commitMessage(request, words, credits) {
      const trailers = [ `${_trailers_js__WEBPACK_IMPORTED_MODULE_4__._}: ${request.key}`, `Remit-Run: ${credits.runUrl}`, ...fixTrailer(request), ...coAuthor(request, credits) ];
      const summary = plainParagraphs(words.summary);
      return (0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_5__.oR)([ titleFor(request, words), summary, trailers.join("\n") ], "\n\n");
    });
    var fixTrailer = (function fixTrailer({occasion: occasion}) {
      return occasion?.kind === "failure" ? [ `${_trailers_js__WEBPACK_IMPORTED_MODULE_4__.WD}: ${occasion.sha}` ] : [];
    });
    var coAuthor = (function coAuthor({actor: actor, occasion: occasion}, {serverUrl: serverUrl}) {
      if (actor.id === 0 || occasion?.kind === "failure") return [];
      const host = new URL(serverUrl).hostname;
      const login = actor.login.replaceAll(/[^\w[\]-]/g, "");
      return [ `Co-authored-by: ${login} <${actor.id}+${login}@users.noreply.${host}>` ];
    });
    var pullEntry = (function pullEntry(request, words, credits, facts) {
      const {subject: subject} = request;
      const cause = `${describeCause(request)} ([run](${credits.runUrl})).`;
      const closing = subject?.kind === "issue" ? `Closes #${subject.number}` : "";
      const left = facts.refused.slice(0, 50).map(({path: path, reason: reason}) => listItem(path, reason));
      const refused = left.length > 0 && [ "Left out:", ...left ].join("\n");
      const notice = facts.unverified === undefined ? "" : `**Not verified.** ${neutralMarkdown(facts.unverified)}`;
      const calls = facts.callouts.slice(0, 50).map(({path: path, detail: detail}) => listItem(path, detail));
      const first = calls.length > 0 && [ "**Look at this first:**", ...calls ].join("\n");
      const origin = request.caughtUp === undefined ? describeRejected(request) : describeCatchUp(request.caughtUp);
      const foreign = request.foreign === undefined ? "" : neutralMarkdown((0, _events_js__WEBPACK_IMPORTED_MODULE_6__.P)(request.foreign));
      const {why: why, text: text} = partUnfinished(words.summary);
      return {
        key: request.key,
        title: plainHeading(titleFor(request, words)),
        state: (0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_5__.oR)([ notice, why !== "" && (0, 
        _body_js__WEBPACK_IMPORTED_MODULE_3__.db)(neutralMarkdown(why)) ], "\n\n"),
        text: clip((0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_5__.oR)([ first, neutralMarkdown(text).trim(), origin, describeMerged(facts.merged), foreign, refused, cause ], "\n\n"), _body_js__WEBPACK_IMPORTED_MODULE_3__.bI),
        closing: closing,
        replaces: request.caughtUp?.kind === "replaced"
      };
    });
    var plainHeading = (function plainHeading(title) {
      return neutralMarkdown(title.replace(/ \(#\d+\)$/, "").replaceAll(/\s+/g, " ")).trim();
    });
    var describeRejected = (function describeRejected({rejected: rejected}) {
      if (rejected === undefined) return "";
      return `#${rejected.number} was closed without being merged. This starts anew, without its commits.`;
    });
    var describeCause = (function describeCause({subject: subject, actor: actor, trigger: trigger, occasion: occasion}) {
      const on = subject === undefined ? "" : ` on #${subject.number}`;
      if (occasion?.kind === "failure") {
        const {workflow: workflow, jobs: jobs = [], sha: sha, url: url} = occasion;
        const failed = jobs.slice(0, 20).map(({name: name, steps: steps}) => [ `job ${named(name)}`, ...steps.map(step => `step ${named(step)}`) ].join(", "));
        return `Made because a workflow failed${on}: ${[ named(workflow), ...failed ].join("; ")}; at ${sha} ([failed run](${url}))`;
      }
      const asker = trigger === "schedule" ? "a scheduled workflow" : `@${actor.login.replace(/\[bot\]$/, "")}`;
      return `Asked for by ${asker}${on}`;
    });
    var named = (function named(name) {
      return inCode(neutralLine(name));
    });
    var describeMerged = (function describeMerged(merged) {
      if (merged === undefined) return "";
      const {onto: onto, resolved: resolved} = merged;
      const conflicts = resolved.length === 0 ? "without conflicts" : `conflicts were resolved in ${resolved.slice(0, 50).map(inCode).join(", ")}`;
      return `This merges ${inCode(onto.name)} at ${onto.sha.slice(0, 10)}: ${conflicts}.`;
    });
    var neutralMarkdown = (function neutralMarkdown(text) {
      const open = (0, _lib_power_js__WEBPACK_IMPORTED_MODULE_7__.NP)(visible(text)).replaceAll(ENTITY, "&amp;").replaceAll(/<(?=[!?])/g, "&lt;").replaceAll(LINK, "$1 ($2)").replaceAll(ELSEWHERE, (all, mark, target) => leadsOut(target) ? `] ${mark}` : all).replaceAll(/!(?=\[)/g, "").replaceAll(TAGS, "&lt;");
      return neutral(open);
    });
    var visible = (function visible(text) {
      return text.replaceAll(/\r\n?/g, "\n").replaceAll(new RegExp("(?![\\t\\n])\\p{Cc}", "gu"), "");
    });
    var neutral = (function neutral(text) {
      return (0, _lib_power_js__WEBPACK_IMPORTED_MODULE_7__.aI)((0, _lib_power_js__WEBPACK_IMPORTED_MODULE_7__.aA)((0, 
      _lib_power_js__WEBPACK_IMPORTED_MODULE_7__.dn)(text)));
    });
    var neutralLine = (function neutralLine(text) {
      return neutralPlain(visible(text).replaceAll(/\s+/g, " ")).trim();
    });
    var neutralPlain = (function neutralPlain(text) {
      return neutral((0, _lib_power_js__WEBPACK_IMPORTED_MODULE_7__.dn)(text.replaceAll(UNSEEN, "")).replaceAll(/(?<!@)@+\u200B/g, ""));
    });
    var plainParagraphs = (function plainParagraphs(text) {
      const paragraphs = neutralPlain(visible(clip(text.trim(), SUMMARY))).split(/\n{2,}/);
      return paragraphs.map(paragraph => wrapped(paragraph).replaceAll(/^([A-Za-z][\w-]*):/gm, " $1:").trimEnd()).join("\n\n");
    });
    var wrapped = (function wrapped(text) {
      let column = 0;
      const word = (all, gap, letters) => {
        const fits = gap.includes("\n") || column + all.length <= WIDTH;
        column = !fits ? letters.length : gap.includes("\n") ? all.length - 1 - gap.lastIndexOf("\n") : column + all.length;
        return fits ? all : `\n${letters}`;
      };
      return text.replaceAll(/(\s*)(\S+)/g, word);
    });
    var clip = (function clip(text, most) {
      return (0, _lib_cut_js__WEBPACK_IMPORTED_MODULE_0__.cz)(text, most, {
        kept: most,
        mark: " \u2026",
        atWordFrom: most
      });
    });
    __webpack_require__.d(__webpack_exports__, {
      NQ: () => titleFrom,
      Q$: () => titleFor,
      TA: () => plainHeading,
      df: () => commitMessage,
      gQ: () => pullEntry
    });
    var _lib_power_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(26913);
    var _events_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(92015);
    var _lib_cut_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24192);
    var _body_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37857);
    var _branch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15845);
    var _title_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30547);
    var _trailers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45337);
    var _lib_parts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(23782);
    const [TITLE, SUMMARY] = [ 72, 4e3 ];
    function describeCatchUp({kind: kind, onto: onto, clashes: clashes}) {
      const files = clashes.map(inCode).join(", ");
      switch (kind) {
       case "merged":
        return "";

       case "replaced":
        return `This replaces the earlier change of this branch: ${inCode(onto.name)} has changed ${files} as well since.`;

       case "behind":
        return `${inCode(onto.name)} has changed ${files} as well since. Somebody else has worked on this branch, so people must merge the two.`;
      }
    }
    function listItem(path, about) {
      return `- ${inCode(path)}: ${neutralMarkdown(about)}`;
    }
    function inCode(path) {
      return `\`${path.replaceAll(new RegExp("[`\\p{Cc}]|<(?=!)", "gu"), "?")}\``;
    }
    function leadsOut(target) {
      return target.length === LONGEST || OUT.test(target);
    }
    const ENTITY = /&(?=#?\w{1,40};)(?!(?:lt|gt|amp|quot);)/g;
    const LINK = /!?\[([^[\]\n]{0,300})\]\(\s{0,9}<?((?:https?:)?\/\/[^\s()<>]{1,2000})>?[^()\n]{0,300}\)/gi;
    const LONGEST = 300;
    const ELSEWHERE = /\]([(:])(?=\s{0,200}(<[^<>\n]{0,299}|[^\s<>]{1,300}))/g;
    const OUT = /^<?(?:\/|[a-z][a-z0-9+.-]{0,30}:)|(?:^<?|\/)(?:\.|%2e){2}(?:[/)?#]|$)|&#?\w{1,40};|\\[!-/:-@[-`{-~]/i;
    const TAGS = /<(?=\/?(?:pre(?=\s)|img|picture|source|video|audio|iframe|a|script|style|details|summary|svg|object|embed|form|template)\b)/gi;
    const UNSEEN = new RegExp("[\\p{Default_Ignorable_Code_Point}--[\\u200d]--[\\ufe0f]]|(?<!\\p{Extended_Pictographic}|\\p{Emoji_Modifier}|\\ufe0f)\\u200d|(?<!\\p{Extended_Pictographic})\\ufe0f", "gv");
    const WIDTH = 99;
  })
};


