"use strict";

exports.id = 4936;

exports.ids = [ 4936 ];

exports.modules = {
  34936: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var after = (function after(html, mark, from) {
      const found = html.indexOf(mark, from);
      return found === -1 ? html.length : found + mark.length;
    });
    __webpack_require__.d(__webpack_exports__, {
      htmlToText: () => htmlToText
    });
    var html_to_text__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95557);
    var _cut_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24192);
    const MOST_HTML = 1e6;
    function htmlToText(html, base) {
      const {title: title, html: tame} = tameHtml((0, _cut_js__WEBPACK_IMPORTED_MODULE_1__.Ku)(html, MOST_HTML), base);
      const convert = (0, html_to_text__WEBPACK_IMPORTED_MODULE_0__.wE)(OPTIONS);
      const [heading, text] = [ convert(title).replaceAll(/\s+/g, " ").trim(), convert(tame).trim() ];
      const cut = html.length > MOST_HTML ? `[Only the first ${MOST_HTML} characters of its ${html.length} were read.]` : "";
      return [ heading === "" ? "" : `# ${heading}`, text, cut ].filter(part => part !== "").join("\n\n");
    }
    const OPTIONS = {
      wordwrap: false,
      limits: {
        maxInputLength: 100 * MOST_HTML
      },
      selectors: [ {
        selector: "a",
        options: {
          hideLinkHrefIfSameAsText: true,
          linkBrackets: [ "(", ")" ]
        }
      }, ...[ 1, 2, 3, 4, 5, 6 ].map(level => ({
        selector: `h${level}`,
        options: {
          uppercase: false
        }
      })), {
        selector: "tr",
        format: "block",
        options: {
          leadingLineBreaks: 1,
          trailingLineBreaks: 1
        }
      }, {
        selector: "td",
        format: "inlineSurround",
        options: {
          prefix: "",
          suffix: " | "
        }
      } ]
    };
    function tameHtml(html, base) {
      const page = {
        html: html,
        base: base,
        out: [],
        open: [],
        beyond: 0,
        title: ""
      };
      for (let at = 0; at < html.length; ) at = takePiece(page, at);
      page.out.push(...page.open.toReversed().map(name => `</${name}>`));
      return {
        title: page.title,
        html: page.out.join("")
      };
    }
    const DEEPEST = 20;
    function takePiece(page, at) {
      const {html: html, out: out} = page;
      const tag = html.indexOf("<", at);
      if (tag !== at) {
        const end = tag === -1 ? html.length : tag;
        out.push(html.slice(at, end));
        return end;
      }
      if (html.startsWith("\x3c!--", at)) return after(html, "--\x3e", at + 4);
      if (html.startsWith("<!", at) || html.startsWith("<?", at)) return after(html, ">", at + 2);
      NAME.lastIndex = at;
      const [all = "", slash = "", written = ""] = NAME.exec(html) ?? [];
      if (all === "") {
        out.push("&lt;");
        return at + 1;
      }
      const name = written.toLowerCase();
      const end = endOfTag(html, at + all.length);
      if (slash !== "") closeElement(page, name); else if (UNREAD.has(name)) return skipElement(page, name, end); else openElement(page, name, html.slice(at + all.length, end));
      return end;
    }
    const NAME = /<(\/?)([a-zA-Z][a-zA-Z0-9:-]*)/y;
    function endOfTag(html, from) {
      for (let at = from; at < html.length; ) {
        PLAIN.lastIndex = at;
        at += PLAIN.exec(html)?.[0].length ?? 0;
        const char = html[at];
        if (char === ">") return at + 1;
        VALUE.lastIndex = at;
        at += VALUE.exec(html)?.[0].length ?? 1;
      }
      return html.length;
    }
    const PLAIN = /[^>=]*/y;
    const VALUE = /=\s*(?:"[^"]*"|'[^']*')/y;
    const UNREAD = new Set("script style template svg math iframe object noscript select textarea title".split(" "));
    function skipElement(page, name, from) {
      const closing = new RegExp(`</${name}(?![a-z0-9:-])`, "gi");
      closing.lastIndex = from;
      const {index: index} = closing.exec(page.html) ?? {
        index: page.html.length
      };
      if (name === "title" && page.title === "") page.title = (0, _cut_js__WEBPACK_IMPORTED_MODULE_1__.Ku)(page.html.slice(from, index), 300);
      return endOfTag(page.html, index);
    }
    const SHAPES = {
      ...Object.fromEntries("a p h1 h2 h3 h4 h5 h6 ul ol li pre blockquote br hr tr td".split(" ").map(it => [ it, it ])),
      ...Object.fromEntries("div section article main header footer nav aside form fieldset figure figcaption address details summary dl table caption".split(" ").map(name => [ name, "div" ])),
      th: "td",
      dt: "p",
      dd: "p"
    };
    function openElement(page, name, attributes) {
      const shape = Object.hasOwn(SHAPES, name) ? SHAPES[name] : undefined;
      if (shape === undefined) return;
      if (shape === "br" || shape === "hr") return void page.out.push(`<${shape}>`);
      while (endsWith(page, shape)) popElement(page);
      if (page.open.length >= DEEPEST) return void page.beyond++;
      page.open.push(shape);
      page.out.push(shape === "a" ? `<a${linkOf(attributes, page.base)}>` : `<${shape}>`);
    }
    function endsWith({open: open}, shape) {
      const last = open.at(-1);
      if (last === "p") return shape !== "a";
      if (last === "li" || last === "a") return shape === last;
      if (last === "td") return shape === "td" || shape === "tr";
      return last === "tr" && shape === "tr";
    }
    function linkOf(attributes, base) {
      const [, double, single, bare] = HREF.exec(attributes) ?? [];
      const link = (double ?? single ?? bare ?? "").trim().replaceAll("&amp;", "&");
      if (link === "" || link.startsWith("#") || !URL.canParse(link, base)) return "";
      const {protocol: protocol, href: href} = new URL(link, base);
      return /^https?:$/.test(protocol) && href.length < 1e3 ? ` href="${href.replaceAll(/["<>]/g, "")}"` : "";
    }
    const HREF = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;
    function closeElement(page, name) {
      const shape = Object.hasOwn(SHAPES, name) ? SHAPES[name] : undefined;
      if (shape === undefined) return;
      if (page.beyond > 0) return void page.beyond--;
      const from = page.open.lastIndexOf(shape);
      if (from >= 0) while (page.open.length > from) popElement(page);
    }
    function popElement({open: open, out: out}) {
      out.push(`</${open.pop()}>`);
    }
  })
};


