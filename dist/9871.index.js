"use strict";

exports.id = 9871;

exports.ids = [ 9871, 6913 ];

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
  })
};


