"use strict";

exports.id = 5881;

exports.ids = [ 5881 ];

exports.modules = {
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
  1359: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var headline = (function headline(state) {
      const link = ({number: number, url: url}) => `[#${number}](${encodeURI(url)})`;
      return renderEnd(state, {
        write: _markdown_js__WEBPACK_IMPORTED_MODULE_0__.inline,
        name: _markdown_js__WEBPACK_IMPORTED_MODULE_0__.aY,
        place: placeOf(state, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.aY, link)
      });
    });
    var plainHeadline = (function plainHeadline(state) {
      const place = placeOf(state, PLAIN.name, ({number: number}) => `#${number}`);
      return renderEnd(state, {
        ...PLAIN,
        place: place
      });
    });
    var renderEnd = (function renderEnd(state, style) {
      const {outcome: outcome} = state;
      if (outcome === undefined) return "Working";
      const verdict = outcome.conclusion === "answered" ? splitHeadline(outcome.message) : undefined;
      if (verdict !== undefined) return `${MARKS.answered} ${style.write(verdict.sentence)}`;
      return `${MARKS[outcome.conclusion]} ${SENTENCES[outcome.conclusion](state, style)}`;
    });
    var unpublished = (function unpublished(state, {write: write, name: name, place: place}) {
      const {started: started, outcome: outcome, publication: publication} = state;
      const [first, ...more] = outcome?.withheld ?? [];
      if (first === undefined && publication !== undefined && started?.answered !== undefined) return `Nothing new: an earlier run published ${files(state)}${place}`;
      if (first === undefined) return "Nothing changed";
      const others = more.length === 0 ? "" : ` (and of ${(0, _figures_js__WEBPACK_IMPORTED_MODULE_1__.hS)(more.length, "more file")})`;
      return `Not published: the edit of ${name((0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.$Q)(first.path, 120))}${others}, since ${write(first.reason)}`;
    });
    var done = (function done(state) {
      const {merged: merged, files: own} = state.publication ?? state.proposed ?? {
        files: []
      };
      if (merged === undefined) return `Changed ${files(state)}`;
      const base = withoutMarkup(merged.onto.name);
      const {length: length} = merged.resolved;
      if (length > 0) return `Merged ${base}, and resolved ${(0, _figures_js__WEBPACK_IMPORTED_MODULE_1__.hS)(length, "conflict")},`;
      return own.length === 0 ? `Merged ${base}` : `Merged ${base}, and changed ${files(state)},`;
    });
    var files = (function files({publication: publication, proposed: proposed}) {
      return (0, _figures_js__WEBPACK_IMPORTED_MODULE_1__.hS)((publication ?? proposed)?.files.length ?? 0, "file");
    });
    var placeOf = (function placeOf({publication: publication, proposed: proposed}, branch, link) {
      if (publication === undefined) {
        return proposed === undefined ? "" : ` in a proposal for branch ${branch(proposed.branch)}, not published yet`;
      }
      const {pull: pull} = publication;
      if (pull === undefined) return ` on branch ${branch(publication.branch)}`;
      return ` in ${pull.draft ? "draft " : ""}pull request ${link(pull)}`;
    });
    var nextStep = (function nextStep(state) {
      const phrase = state.started?.request.phrase;
      const conclusion = state.outcome?.conclusion;
      if (conclusion === "planned" && state.plan !== undefined) return howToApprove(state, state.plan);
      if (phrase === undefined || conclusion === undefined) return undefined;
      switch (conclusion) {
       case "changed":
       case "unverified":
        return `To ask for more, comment ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.aY)(`${phrase} \u2026`)} ${state.publication?.pull === undefined ? "here" : "on the pull request"}.`;

       case "planned":
       case "answered":
       case "reviewed":
       case "unchanged":
        return `${withoutPolicy(state)}To go on, comment ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.aY)(`${phrase} \u2026`)} here.`;

       case "exhausted":
       case "cancelled":
       case "stuck":
        if (state.kept?.refs.length === 0) return describeUnkept(state.kept.reason, phrase);
        return `To go on from here, comment ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.aY)(`${phrase} /continue`)}.`;

       case "blocked":
        return `Once the ${state.hooked === true ? "hook" : "policy"} allows it, ${again(state, phrase)}`;

       case "failed":
        return afterFailure(state, phrase);

       case "declined":
        return undefined;
      }
    });
    var again = (function again({kept: kept, publication: publication}, phrase) {
      const unkept = kept?.refs.length === 0;
      const why = unkept && kept.reason !== undefined ? ` ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.inline)(kept.reason)}` : "";
      const or = publication?.pull === undefined ? " or run the workflow again" : "";
      return `comment ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.aY)(`${phrase} ${unkept ? "\u2026" : "/continue"}`)}${or}.${why}`;
    });
    __webpack_require__.d(__webpack_exports__, {
      Dc: () => splitHeadline,
      Pl: () => headline,
      _X: () => isConclusion,
      pQ: () => shortHeadline,
      r6: () => plainHeadline,
      sk: () => nextStep
    });
    var _figures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19298);
    var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9626);
    function shortHeadline(state) {
      return renderEnd(state, PLAIN);
    }
    function withoutMarkup(text) {
      return text.replace(/`+|\*\*/g, "");
    }
    function isConclusion(word) {
      return typeof word === "string" && Object.hasOwn(MARKS, word);
    }
    const PLAIN = {
      write: withoutMarkup,
      name: path => path,
      place: ""
    };
    const MARKS = {
      changed: "\u2705",
      answered: "\ud83d\udcac",
      reviewed: "\ud83d\udd0d",
      planned: "\ud83d\uddfa\ufe0f",
      unchanged: "\u2796",
      declined: "\ud83d\udeab",
      unverified: "\u26a0\ufe0f",
      blocked: "\u26d4",
      stuck: "\ud83d\udd01",
      exhausted: "\u23f3",
      cancelled: "\u23f9\ufe0f",
      failed: "\u274c"
    };
    const SENTENCES = {
      changed: (state, {place: place}) => `${done(state)}${place}`,
      answered: () => "Answered",
      reviewed: state => `Reviewed${state.review?.again === true ? " in an earlier run" : ""}${countFindings(state)}`,
      planned: () => "Planned",
      unchanged: unpublished,
      declined: () => "Declined",
      unverified: (state, {place: place}) => `${done(state)}${place}${unwell(state)}`,
      blocked: (state, {place: place}) => `${state.hooked === true ? BY_HOOK : BY_POLICY}${rescued(state, place)}`,
      stuck: (state, {place: place}) => `Stopped: it was going round in circles${rescued(state, place)}`,
      exhausted: (state, {place: place}) => `Stopped: ${limit(state)}${rescued(state, place)}`,
      cancelled: (state, {place: place}) => `Cancelled${rescued(state, place)}`,
      failed: (state, {place: place}) => `Failed${whyFailed(state)}${rescued(state, place)}`
    };
    const BY_POLICY = "Blocked: the policy does not allow what the task needs";
    const BY_HOOK = "Blocked: a hook of this repository stopped it";
    const FAILURES = {
      config: "the configuration has a fault",
      auth: "the credentials are not accepted",
      quota: "the model has no quota left",
      model: "the model gave no usable answer",
      github: "GitHub did not do what was asked of it",
      git: "git did not do what was asked of it",
      conflict: "the branch has moved meanwhile",
      closed: "its pull request was closed meanwhile",
      merged: "its pull request was merged meanwhile",
      unmerged: "the base is not merged",
      sandbox: "commands need a sandbox and there is none",
      internal: "something went wrong in Remit itself"
    };
    function whyFailed({started: started, outcome: outcome, review: review}) {
      const before = started?.answered !== undefined || review?.again === true;
      if (before && outcome?.fault === undefined) return " in an earlier run";
      return `: ${FAILURES[outcome?.fault?.kind ?? "internal"]}`;
    }
    function unwell({checks: checks, verification: verification, unverified: unverified}) {
      if (unverified !== undefined && checks?.state !== "failed") return ", but it is not verified";
      return checks?.state === "failed" && verification?.ok !== false ? ", but its checks failed" : ", but the verification failed";
    }
    function countFindings({review: review}) {
      if (review === undefined) return "";
      if (review.again) return review.findings === undefined ? "" : `: ${(0, _figures_js__WEBPACK_IMPORTED_MODULE_1__.hS)(review.findings, "finding")}`;
      const total = review.placed + review.inBody;
      if (total === 0 && review.mended?.all === true) return ": all findings are fixed";
      return total > 0 ? `: ${(0, _figures_js__WEBPACK_IMPORTED_MODULE_1__.hS)(total, "finding")}` : review.dropped > 0 ? ": nothing new" : ": no findings";
    }
    function limit({reached: reached}) {
      if (reached?.limit === "disk") return "the disk has less than 1 GiB left";
      if (reached === undefined || reached.of === 0) return "a limit is used up";
      return `the limit of ${(0, _figures_js__WEBPACK_IMPORTED_MODULE_1__.aU)(reached.limit, reached.of)} is used up`;
    }
    function rescued(state, place) {
      return state.publication === undefined && state.proposed === undefined ? "" : place === "" ? `. The work so far: ${files(state)}` : `. The work so far, ${files(state)}, is${place}`;
    }
    function afterFailure(state, phrase) {
      switch (state.outcome?.fault?.kind) {
       case "closed":
        return `Reopen the pull request, and ${again(state, phrase)}`;

       case "merged":
        return `To have it done all the same, comment ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.aY)(`${phrase} \u2026`)} on an issue: that makes a new pull request.`;

       default:
        return `Once that is fixed, ${again(state, phrase)}`;
      }
    }
    function withoutPolicy({started: started}) {
      return started?.policy.path === "built-in:read-only" ? "This repository has no policy file, so Remit reads and answers, and changes nothing. To let it change files, add `.github/remit.toml`: `remit init` writes one. " : "";
    }
    function howToApprove({started: started}, plan) {
      if (started === undefined) return undefined;
      const {phrase: phrase, base: base} = started.request;
      if (plan.type === "plan.unkept") return `This plan cannot be approved. ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.inline)(plan.reason)}`;
      const how = phrase === undefined ? `run the workflow with ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.aY)(`command: approve ${plan.digest.replace("sha256:", "")}`)}` : `comment ${(0, 
      _markdown_js__WEBPACK_IMPORTED_MODULE_0__.aY)(`${phrase} /approve ${(0, _figures_js__WEBPACK_IMPORTED_MODULE_1__.VK)(plan.digest)}`)} here`;
      return `To have exactly this plan carried out, ${how}. Whoever may ask for changes here may approve it, its asker included. It holds for ${(0, 
      _markdown_js__WEBPACK_IMPORTED_MODULE_0__.aY)(base.name)} at ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.aY)(base.sha.slice(0, 10))} and the policy of today: once somebody pushes there, edits this comment or changes the policy, ask for a new one.`;
    }
    function describeUnkept(reason, phrase) {
      const why = reason === undefined ? "" : ` ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.inline)(reason)}`;
      return `To have it done, comment ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.aY)(`${phrase} \u2026`)}; a new run starts afresh.${why}`;
    }
    function splitHeadline(answer) {
      const whole = (0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.wh)(answer).trim();
      const heading = /^#{1,6}[ \t][^\n]*\n\s*/.exec(whole)?.[0] ?? "";
      const from = heading.length;
      const paragraph = firstParagraph(whole.slice(from, from + LOOKED));
      const sentence = firstSentence(paragraph);
      if (sentence.trim() === "") return undefined;
      if (sentence.length > LONGEST) return {
        sentence: (0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.$Q)(sentence.trim(), LONGEST),
        rest: whole
      };
      const after = whole.slice(from + sentence.length).trim();
      return {
        sentence: sentence.trim(),
        rest: after === "" ? "" : `${heading}${after}`
      };
    }
    const LONGEST = 240;
    const LOOKED = 2e3;
    const BLOCK = /^\s*(?:[-*+>|]\s|#{1,6}\s|\d+[.)]\s|`{3}|~{3}|<|\|)/;
    function firstParagraph(text) {
      const lines = text.split("\n");
      const end = lines.findIndex(line => line.trim() === "" || BLOCK.test(line));
      return (end < 0 ? lines : lines.slice(0, end)).join(" ");
    }
    function firstSentence(paragraph) {
      let sentence = "";
      for (const {segment: segment} of new Intl.Segmenter("en", {
        granularity: "sentence"
      }).segment(paragraph)) {
        sentence += segment;
        if (isWhole(sentence) || sentence.length > LONGEST) break;
      }
      return sentence;
    }
    function isWhole(text) {
      const marks = mark => text.split(mark).length - 1;
      return marks("`") % 2 === 0 && marks("**") % 2 === 0 && marks("[") === marks("]");
    }
  }),
  99123: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var isPlain = (function isPlain(suggestion) {
      return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.wh)(suggestion) === suggestion;
    });
    var foundInReview = (function foundInReview({state: {review: posted, findings: all}}) {
      return posted === undefined || posted.again ? [] : listFindings(all);
    });
    var reviewBlocks = (function reviewBlocks({state: {review: posted}}) {
      if (posted === undefined) return [];
      return [ (0, _fit_js__WEBPACK_IMPORTED_MODULE_0__.FY)(`**Review**: [${(0, _describe_js__WEBPACK_IMPORTED_MODULE_4__.U5)(posted)}](${encodeURI(posted.url)})`) ];
    });
    var findings = (function findings({state: {findings: all}}) {
      if (all.length === 0) return [];
      return [ (0, _fit_js__WEBPACK_IMPORTED_MODULE_0__.FY)(`**Found: ${(0, _figures_js__WEBPACK_IMPORTED_MODULE_2__.hS)(all.length, "finding")}**`), ...listNotes(all) ];
    });
    var plainFindings = (function plainFindings(notes) {
      return byGravity(notes).map(note => [ severityLine(note.severity).replaceAll("**", ""), placeOf(note), (0, 
      _lib_cut_js__WEBPACK_IMPORTED_MODULE_6__.Ku)(firstOfAll(note.body), 300) ]);
    });
    var byGravity = (function byGravity(notes) {
      return notes.toSorted((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity));
    });
    var placeOf = (function placeOf({path: path, line: line, startLine: startLine = line, side: side}) {
      const lines = startLine === line ? `${line}` : `${startLine}-${line}`;
      return `${path}:${lines}${side === "LEFT" ? " (old)" : ""}`;
    });
    __webpack_require__.d(__webpack_exports__, {
      Fs: () => renderReview,
      NS: () => renderNote,
      PV: () => renderFixed,
      Pg: () => findings,
      Ue: () => describeFixed,
      Vf: () => reviewBlocks,
      bj: () => plainFindings,
      cb: () => foundInReview
    });
    var _figures_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19298);
    var _fit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27980);
    var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9626);
    var _lib_cut_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(24192);
    var _describe_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73586);
    var _headline_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1359);
    var _lib_parts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23782);
    function renderNote(note, back = false) {
      const button = suggestionBlock(note.suggestion);
      const again = back ? [ (0, _fit_js__WEBPACK_IMPORTED_MODULE_0__.FY)(BACK) ] : [];
      const blocks = [ (0, _fit_js__WEBPACK_IMPORTED_MODULE_0__.FY)(severityLine(note.severity)), ...again, ...(0, 
      _markdown_js__WEBPACK_IMPORTED_MODULE_1__.CS)(note.body), ...unsafeSuggestion(note) ];
      const body = (0, _fit_js__WEBPACK_IMPORTED_MODULE_0__.Uj)([ {
        rank: 0,
        blocks: blocks,
        what: "paragraphs"
      } ], _fit_js__WEBPACK_IMPORTED_MODULE_0__.W$ - MARKERS - button.length, _fit_js__WEBPACK_IMPORTED_MODULE_0__.hg);
      return button === "" ? body : `${body}\n\n${button}`;
    }
    const BACK = "**Back again**: an earlier review said this, and it was fixed in the meantime.";
    function renderFixed(head) {
      return `**Fixed** at ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.aY)(head.slice(0, 7))}: these lines have changed, and the review of that commit does not find this again.`;
    }
    const MARKERS = 5e3;
    function suggestionBlock(suggestion) {
      if (suggestion === undefined || !isPlain(suggestion)) return "";
      const ticks = "`".repeat(Math.max(3, (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.Q_)(suggestion) + 1));
      return `${ticks}suggestion\n${suggestion}${ticks}`;
    }
    function unsafeSuggestion({suggestion: suggestion}) {
      if (suggestion === undefined || isPlain(suggestion)) return [];
      return [ (0, _fit_js__WEBPACK_IMPORTED_MODULE_0__.FY)("The suggestion has characters that do not show; they are written out here:"), (0, 
      _fit_js__WEBPACK_IMPORTED_MODULE_0__.DV)((0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.Q6)(suggestion)) ];
    }
    function renderReview(plan, body) {
      const {placed: placed, aside: aside, dropped: dropped, mended: mended} = body;
      const summary = (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.CS)(plan.summary);
      const notes = [ ...placed, ...aside ];
      const nothing = notes.length === 0;
      const count = `**${(0, _figures_js__WEBPACK_IMPORTED_MODULE_2__.hS)(notes.length, "finding")}**: ${countFindings(notes)}`;
      return (0, _fit_js__WEBPACK_IMPORTED_MODULE_0__.Uj)([ {
        rank: 0,
        blocks: nothing ? [] : [ (0, _fit_js__WEBPACK_IMPORTED_MODULE_0__.FY)(count) ],
        what: ""
      }, {
        rank: 2,
        blocks: aside.length === 0 ? [] : [ (0, _fit_js__WEBPACK_IMPORTED_MODULE_0__.FY)(ASIDE), ...listNotes(aside) ],
        what: "findings"
      }, {
        rank: 1,
        blocks: summary,
        what: "paragraphs"
      }, {
        rank: 0,
        blocks: mended === undefined ? [] : [ (0, _fit_js__WEBPACK_IMPORTED_MODULE_0__.FY)(describeFixed(mended)) ],
        what: ""
      }, {
        rank: 0,
        blocks: nothing && mended?.all !== true && (summary.length === 0 || dropped > 0) ? [ (0, 
        _fit_js__WEBPACK_IMPORTED_MODULE_0__.FY)(nothingNew(dropped)) ] : [],
        what: ""
      }, {
        rank: 0,
        blocks: [ (0, _fit_js__WEBPACK_IMPORTED_MODULE_0__.FY)(footer(plan, body)) ],
        what: ""
      } ], _fit_js__WEBPACK_IMPORTED_MODULE_0__.W$ - MARKERS, _fit_js__WEBPACK_IMPORTED_MODULE_0__.hg);
    }
    function describeFixed({fresh: fresh, all: all}) {
      if (all) return "All findings of earlier reviews are fixed.";
      return `${(0, _figures_js__WEBPACK_IMPORTED_MODULE_2__.hS)(fresh, "finding")} of earlier reviews ${fresh === 1 ? "is" : "are"} fixed, as ${fresh === 1 ? "its thread says" : "their threads say"}.`;
    }
    function nothingNew(dropped) {
      return dropped === 0 ? "No findings." : `Nothing new: ${(0, _figures_js__WEBPACK_IMPORTED_MODULE_2__.hS)(dropped, "finding")} of earlier reviews stand as they are.`;
    }
    const ASIDE = "**Not shown at their lines**, which GitHub took no comment on:";
    function footer({head: head}, {dropped: dropped, moved: moved}) {
      const parts = (0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_3__.Eb)([ `Reviewed at ${(0, 
      _markdown_js__WEBPACK_IMPORTED_MODULE_1__.aY)(head.slice(0, 7))}`, dropped > 0 && `${dropped} left out, reported before`, moved !== undefined && `commits pushed meanwhile, up to ${(0, 
      _markdown_js__WEBPACK_IMPORTED_MODULE_1__.aY)(moved.slice(0, 7))}, are not part of this` ]);
      return `<sub>${parts.join(" \u00b7 ")}</sub>`;
    }
    function listNotes(notes) {
      return notes.flatMap(note => [ (0, _fit_js__WEBPACK_IMPORTED_MODULE_0__.FY)(`${severityLine(note.severity)} ${(0, 
      _markdown_js__WEBPACK_IMPORTED_MODULE_1__.aY)(placeOf(note))}`), ...(0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.CS)(note.body), ...note.suggestion === undefined ? [] : [ (0, 
      _fit_js__WEBPACK_IMPORTED_MODULE_0__.FY)("Suggested instead:"), showSuggestion(note.suggestion) ] ]);
    }
    function listFindings(notes) {
      const rows = byGravity(notes).map(note => `- ${severityLine(note.severity)} ${(0, 
      _markdown_js__WEBPACK_IMPORTED_MODULE_1__.aY)(placeOf(note))}: ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.inline)((0, 
      _markdown_js__WEBPACK_IMPORTED_MODULE_1__.$Q)(firstOfAll(note.body), 160))}`);
      return (0, _fit_js__WEBPACK_IMPORTED_MODULE_0__.tp)("", rows, "findings");
    }
    function firstOfAll(body) {
      return (0, _headline_js__WEBPACK_IMPORTED_MODULE_5__.Dc)(body)?.sentence ?? body.trim();
    }
    function countFindings(notes) {
      const counts = SEVERITIES.map(severity => [ severity, notes.filter(note => note.severity === severity).length ]);
      return counts.flatMap(([severity, count]) => count === 0 ? [] : `${SIGNS[severity]} ${count} ${severity}`).join(" \u00b7 ");
    }
    function showSuggestion(suggestion) {
      return (0, _fit_js__WEBPACK_IMPORTED_MODULE_0__.DV)(suggestion === "" ? "(nothing: delete the lines)" : (0, 
      _markdown_js__WEBPACK_IMPORTED_MODULE_1__.Q6)(suggestion));
    }
    function severityLine(severity) {
      return `${SIGNS[severity]} **${severity[0]?.toUpperCase()}${severity.slice(1)}**`;
    }
    const SEVERITIES = [ "critical", "high", "medium", "low" ];
    const SIGNS = {
      critical: "\ud83d\udd34",
      high: "\ud83d\udfe0",
      medium: "\ud83d\udfe1",
      low: "\ud83d\udd35"
    };
  }),
  45881: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var calledOff = (function calledOff(end, published, stop) {
      const made = published.kind === "reviewed" ? published.reviewed : published;
      const nothing = made === undefined || made.kind === "nothing" || made.kind === "silent";
      return stop.aborted && end.kind === "finished" && !nothing ? {
        kind: "cancelled"
      } : end;
    });
    var withFault = (function withFault(outcome, fault) {
      return fault === undefined || outcome.fault !== undefined ? outcome : {
        ...outcome,
        conclusion: "failed",
        fault: fault
      };
    });
    var conclude = (function conclude(request, end, published, verified) {
      if (published.kind === "reviewed") return concludeReview(request, end, published.reviewed);
      return withVisiblePlan(concludeChange(request, end, published, verified));
    });
    var withVisiblePlan = (function withVisiblePlan(outcome) {
      return outcome.conclusion === "planned" ? {
        ...outcome,
        message: (0, _request_js__WEBPACK_IMPORTED_MODULE_2__.nw)(outcome.message).text.trim()
      } : outcome;
    });
    var concludeChange = (function concludeChange(request, end, published, verified) {
      const publication = published.kind === "published" ? {
        publication: published.publication
      } : {};
      switch (end.kind) {
       case "finished":
        return withFault(finish(request, textOf(request, end), published, verified), end.fault);

       case "blocked":
       case "stuck":
        return {
          conclusion: end.kind,
          message: withFate(end.reason, published),
          ...publication
        };

       case "exhausted":
        {
          const text = textOf(request, end) || (end.limit === "disk" ? FULL : `The limit of ${(0, 
          _report_js__WEBPACK_IMPORTED_MODULE_3__.Ff)(end.limit)} is used up.`);
          return {
            conclusion: "exhausted",
            message: withFate(text, published),
            ...publication
          };
        }

       case "cancelled":
        return {
          conclusion: "cancelled",
          message: withFate("The run was cancelled.", published),
          ...publication
        };

       case "failed":
        return {
          conclusion: "failed",
          message: withFate("", published),
          fault: end.fault,
          ...publication
        };
      }
    });
    var textOf = (function textOf({kind: kind}, {text: text}) {
      const split = kind === "change" ? (0, _change_js__WEBPACK_IMPORTED_MODULE_4__.v2)(text) : {
        text: text
      };
      return split.text || text;
    });
    var finish = (function finish(request, text, published, verified) {
      switch (published.kind) {
       case "withheld":
        return {
          conclusion: "failed",
          message: text,
          fault: published.fault
        };

       case "published":
        {
          const {publication: publication, fault: fault} = published;
          if (fault !== undefined) return {
            conclusion: "failed",
            message: text,
            fault: fault,
            publication: publication
          };
          return {
            conclusion: verified ? "changed" : "unverified",
            message: text,
            publication: publication
          };
        }

       case "proposed":
        return {
          conclusion: verified ? "changed" : "unverified",
          message: text
        };

       case "kept":
        return {
          conclusion: withoutChange(request),
          message: withFate(text, published)
        };

       case "nothing":
        {
          const refused = published.refused.length > 0;
          const answered = request.question === true && !refused && text.trim() !== "";
          const conclusion = withoutChange(request, answered);
          return {
            conclusion: conclusion,
            message: withFate(text, published),
            ...refused && {
              withheld: published.refused
            }
          };
        }
      }
    });
    __webpack_require__.d(__webpack_exports__, {
      R: () => calledOff,
      conclude: () => conclude
    });
    var _request_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83660);
    var _report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99123);
    var _report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19298);
    var _change_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(30547);
    var _lib_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23782);
    function concludeReview(request, end, reviewed) {
      if (end.kind !== "finished") {
        const {message: message, ...outcome} = conclude(request, end, {
          kind: "nothing",
          refused: []
        }, true);
        return {
          ...outcome,
          message: (0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_0__.oR)([ message, describeReview(reviewed) ], "\n\n")
        };
      }
      if (reviewed?.kind === "withheld") return {
        conclusion: "failed",
        message: end.text,
        fault: reviewed.fault
      };
      const message = (0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_0__.oR)([ end.text, describeReview(reviewed) ], "\n\n");
      return withFault({
        conclusion: reviewed?.kind === "kept" ? "unchanged" : "reviewed",
        message: message
      }, end.fault);
    }
    function describeReview(reviewed) {
      switch (reviewed?.kind) {
       case undefined:
       case "posted":
        return "";

       case "proposed":
        return "The review is not posted yet: the job that publishes posts it.";

       case "silent":
        return reviewed.mended === undefined ? "Earlier reviews of this pull request already say everything: no review was posted." : `${(0, 
        _report_js__WEBPACK_IMPORTED_MODULE_1__.Ue)(reviewed.mended)} There is nothing new to say: no review was posted.`;

       case "kept":
        return reviewed.reason;

       case "withheld":
        return `The review was not posted: ${reviewed.fault.message} ${reviewed.fault.hint ?? ""}`.trim();
      }
    }
    const FULL = "The disk with the run's edits and log had less than 1 GiB left, so its commands were stopped.";
    function withoutChange(request, answered = false) {
      switch (request.kind) {
       case "answer":
       case "review":
        return "answered";

       case "plan":
        return "planned";

       case "change":
        return answered ? "answered" : "unchanged";
      }
    }
    function withFate(message, published) {
      return (0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_0__.oR)([ message, fate(published) ], "\n\n");
    }
    function fate(published) {
      switch (published.kind) {
       case "kept":
        return published.reason;

       case "withheld":
        return `The edits were not published: ${published.fault.message} ${published.fault.hint ?? ""}`.trim();

       case "nothing":
        return published.refused.map(({path: path, reason: reason}) => `Not published: \`${path}\`, since ${reason}.`).join("\n");

       case "proposed":
       case "published":
        return "";
      }
    }
  })
};


