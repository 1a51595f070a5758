"use strict";

exports.id = 1782;

exports.ids = [ 1782 ];

exports.modules = {
  11782: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var readMarkdown = (function readMarkdown(text) {
      if (text.length > MOST) return [];
      return (0, _lib_attempt_js__WEBPACK_IMPORTED_MODULE_0__.CD)(() => build((0, micromark__WEBPACK_IMPORTED_MODULE_1__.yt)(text, {
        extensions: [ (0, micromark_extension_gfm__WEBPACK_IMPORTED_MODULE_2__.T)() ],
        htmlExtensions: [ (0, micromark_extension_gfm__WEBPACK_IMPORTED_MODULE_2__.I)() ]
      }))) ?? [];
    });
    var build = (function build(html) {
      const root = {
        name: "",
        href: "",
        inside: []
      };
      const open = [ root ];
      for (const [, close, name = "", attributes = "", words] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)([^<>]*)>|([^<]+)/g)) {
        const top = open.at(-1) ?? root;
        if (words !== undefined) {
          if (words.trim() !== "" || top.name !== "") top.inside.push(unescape(words));
        } else if (name === "input") top.inside.push(attributes.includes("checked") ? "\u2611" : "\u2610"); else if (!ELEMENTS.has(name)) continue; else if (VOID.has(name)) top.inside.push([ name, "", [] ]); else if (close === "") {
          const element = {
            name: name,
            href: name === "a" ? linkOf(attributes) : "",
            inside: []
          };
          top.inside.push([ element.name, element.href, element.inside ]);
          if (open.push(element) > DEEPEST) return [];
        } else if (open.length > 1) open.pop();
      }
      return root.inside;
    });
    var unescape = (function unescape(text) {
      return text.replaceAll(/&(amp|lt|gt|quot);/g, (all, name) => MARKS[name] ?? all);
    });
    __webpack_require__.d(__webpack_exports__, {
      readMarkdown: () => readMarkdown
    });
    var micromark__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15951);
    var micromark_extension_gfm__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89363);
    var _lib_attempt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91513);
    const MOST = 5e3;
    const DEEPEST = 50;
    const ELEMENTS = new Set("p em strong del code pre blockquote ul ol li a br hr h1 h2 h3 h4 h5 h6 table thead tbody tr th td".split(" "));
    const VOID = new Set([ "br", "hr" ]);
    function linkOf(attributes) {
      const href = unescape(/\bhref="([^"]*)"/.exec(attributes)?.[1] ?? "");
      return /^https?:\/\//i.test(href) ? href : "";
    }
    const MARKS = {
      amp: "&",
      lt: "<",
      gt: ">",
      quot: '"'
    };
  })
};


