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
          _report_js__WEBPACK_IMPORTED_MODULE_1__.Ff)(end.limit)} is used up.`);
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
      const split = kind === "change" ? (0, _change_js__WEBPACK_IMPORTED_MODULE_3__.v2)(text) : {
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
    var _report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19298);
    var _change_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(30547);
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


