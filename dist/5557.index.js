"use strict";

exports.id = 5557;

exports.ids = [ 5557 ];

exports.modules = {
  95557: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    var decide = (function decide(p) {
      return (data, i) => mapOuter(p(data, i), m1 => m1.value(data, m1.position));
    });
    var last = (function last(...ps) {
      return (data, i) => {
        for (let j = ps.length - 1; j >= 0; j--) {
          const result = ps[j](data, i);
          if (result.matched) {
            return result;
          }
        }
        return {
          matched: false
        };
      };
    });
    var longest = (function longest(...ps) {
      return (data, i) => {
        let match = undefined;
        for (const p of ps) {
          const result = p(data, i);
          if (result.matched && (!match || match.position < result.position)) {
            match = result;
          }
        }
        return match || {
          matched: false
        };
      };
    });
    var parse = (function parse(parser, tokens, options, formatToken = JSON.stringify) {
      const data = {
        tokens: tokens,
        options: options
      };
      const result = parser(data, 0);
      if (!result.matched) {
        throw new Error("No match");
      }
      if (result.position < data.tokens.length) {
        throw new Error(`Partial match. Parsing stopped at:\n${parserPosition(data, result.position, formatToken)}`);
      }
      return result.value;
    });
    var tryParse = (function tryParse(parser, tokens, options) {
      const result = parser({
        tokens: tokens,
        options: options
      }, 0);
      return result.matched ? result.value : undefined;
    });
    var serialize = (function serialize(selector) {
      if (!selector.type) {
        throw new Error("This is not an AST node.");
      }
      switch (selector.type) {
       case "universal":
        return _serNs(selector.namespace) + "*";

       case "tag":
        return _serNs(selector.namespace) + _serIdent(selector.name);

       case "class":
        return "." + _serIdent(selector.name);

       case "id":
        return "#" + _serIdent(selector.name);

       case "attrPresence":
        return `[${_serNs(selector.namespace)}${_serIdent(selector.name)}]`;

       case "attrValue":
        return `[${_serNs(selector.namespace)}${_serIdent(selector.name)}${selector.matcher}"${_serStr(selector.value)}"${selector.modifier ? selector.modifier : ""}]`;

       case "pc":
        return ":" + _serIdent(selector.name);

       case "fpc:is":
       case "fpc:where":
       case "fpc:not":
        return `:${_serIdent(selector.name)}(${selector.list.map(serialize).join(",")})`;

       case "combinator":
        return serialize(selector.left) + selector.combinator;

       case "compound":
        return selector.list.reduce((acc, node) => node.type === "combinator" ? serialize(node) + acc : acc + serialize(node), "");

       case "list":
        return selector.list.map(serialize).join(",");
      }
    });
    var decodeBase64 = (function decodeBase64(input) {
      const binary = typeof atob === "function" ? atob(input) : typeof Buffer.from === "function" ? Buffer.from(input, "base64").toString("binary") : new Buffer(input, "base64").toString("binary");
      const evenLength = binary.length & ~1;
      const out = new Uint16Array(evenLength / 2);
      for (let index = 0, outIndex = 0; index < evenLength; index += 2) {
        const lo = binary.charCodeAt(index);
        const hi = binary.charCodeAt(index + 1);
        out[outIndex++] = lo | hi << 8;
      }
      return out;
    });
    var isNumber = (function isNumber(code) {
      return code >= CharCodes.ZERO && code <= CharCodes.NINE;
    });
    var isWhitespace = (function isWhitespace(c) {
      return c === Tokenizer_CharCodes.Space || c === Tokenizer_CharCodes.NewLine || c === Tokenizer_CharCodes.Tab || c === Tokenizer_CharCodes.FormFeed || c === Tokenizer_CharCodes.CarriageReturn;
    });
    var decode = (function decode(data, options = EntityLevel.XML) {
      const level = typeof options === "number" ? options : options.level;
      if (level === EntityLevel.HTML) {
        const mode = typeof options === "object" ? options.mode : undefined;
        return decodeHTML(data, mode);
      }
      return decodeXML(data);
    });
    var render = (function render(node, options = {}) {
      const nodes = "length" in node ? node : [ node ];
      let output = "";
      for (let i = 0; i < nodes.length; i++) {
        output += renderNode(nodes[i], options);
      }
      return output;
    });
    var renderComment = (function renderComment(elem) {
      return `\x3c!--${elem.data}--\x3e`;
    });
    var find = (function find(test, nodes, recurse, limit) {
      const result = [];
      const nodeStack = [ Array.isArray(nodes) ? nodes : [ nodes ] ];
      const indexStack = [ 0 ];
      for (;;) {
        if (indexStack[0] >= nodeStack[0].length) {
          if (indexStack.length === 1) {
            return result;
          }
          nodeStack.shift();
          indexStack.shift();
          continue;
        }
        const elem = nodeStack[0][indexStack[0]++];
        if (test(elem)) {
          result.push(elem);
          if (--limit <= 0) return result;
        }
        if (recurse && hasChildren(elem) && elem.children.length > 0) {
          indexStack.unshift(0);
          nodeStack.unshift(elem.children);
        }
      }
    });
    var get = (function get(obj, path) {
      for (const key of path) {
        if (!obj) {
          return undefined;
        }
        obj = obj[key];
      }
      return obj;
    });
    var addText = (function addText(stackItem, text, leadingLineBreaks, trailingLineBreaks) {
      if (!(stackItem instanceof BlockStackItem || stackItem instanceof ListItemStackItem || stackItem instanceof TableCellStackItem)) {
        throw new Error("Only blocks, list items and table cells can contain text.");
      }
      const parentText = html_to_text_getText(stackItem);
      const lineBreaks = Math.max(stackItem.stashedLineBreaks, leadingLineBreaks);
      stackItem.inlineTextBuilder.clear();
      if (parentText) {
        stackItem.rawText = parentText + "\n".repeat(lineBreaks) + text;
      } else {
        stackItem.rawText = text;
        stackItem.leadingLineBreaks = lineBreaks;
      }
      stackItem.stashedLineBreaks = trailingLineBreaks;
    });
    var compile = (function compile(options = {}) {
      options = composeOptions({
        defaultOptions: DEFAULT_OPTIONS,
        genericFormatters: genericFormatters,
        handleMergedOptions: handleDeprecatedOptions,
        packageFormatters: textFormatters,
        userOptions: options
      });
      return compile$1(options);
    });
    __webpack_require__.d(__webpack_exports__, {
      wE: () => compile
    });
    var esm_ElementType;
    (function(ElementType) {
      ElementType["Root"] = "root";
      ElementType["Text"] = "text";
      ElementType["Directive"] = "directive";
      ElementType["Comment"] = "comment";
      ElementType["Script"] = "script";
      ElementType["Style"] = "style";
      ElementType["Tag"] = "tag";
      ElementType["CDATA"] = "cdata";
      ElementType["Doctype"] = "doctype";
    })(esm_ElementType || (esm_ElementType = {}));
    function esm_isTag(elem) {
      return elem.type === esm_ElementType.Tag || elem.type === esm_ElementType.Script || elem.type === esm_ElementType.Style;
    }
    const Root = esm_ElementType.Root;
    const Text = esm_ElementType.Text;
    const Directive = esm_ElementType.Directive;
    const Comment = esm_ElementType.Comment;
    const Script = esm_ElementType.Script;
    const Style = esm_ElementType.Style;
    const Tag = esm_ElementType.Tag;
    const CDATA = esm_ElementType.CDATA;
    const Doctype = esm_ElementType.Doctype;
    class Node {
      constructor() {
        this.parent = null;
        this.prev = null;
        this.next = null;
        this.startIndex = null;
        this.endIndex = null;
      }
      get parentNode() {
        return this.parent;
      }
      set parentNode(parent) {
        this.parent = parent;
      }
      get previousSibling() {
        return this.prev;
      }
      set previousSibling(prev) {
        this.prev = prev;
      }
      get nextSibling() {
        return this.next;
      }
      set nextSibling(next) {
        this.next = next;
      }
      cloneNode(recursive = false) {
        return cloneNode(this, recursive);
      }
    }
    class DataNode extends Node {
      constructor(data) {
        super();
        this.data = data;
      }
      get nodeValue() {
        return this.data;
      }
      set nodeValue(data) {
        this.data = data;
      }
    }
    class node_Text extends DataNode {
      constructor() {
        super(...arguments);
        this.type = esm_ElementType.Text;
      }
      get nodeType() {
        return 3;
      }
    }
    class node_Comment extends DataNode {
      constructor() {
        super(...arguments);
        this.type = esm_ElementType.Comment;
      }
      get nodeType() {
        return 8;
      }
    }
    class ProcessingInstruction extends DataNode {
      constructor(name, data) {
        super(data);
        this.name = name;
        this.type = esm_ElementType.Directive;
      }
      get nodeType() {
        return 1;
      }
    }
    class NodeWithChildren extends Node {
      constructor(children) {
        super();
        this.children = children;
      }
      get firstChild() {
        var _a;
        return (_a = this.children[0]) !== null && _a !== void 0 ? _a : null;
      }
      get lastChild() {
        return this.children.length > 0 ? this.children[this.children.length - 1] : null;
      }
      get childNodes() {
        return this.children;
      }
      set childNodes(children) {
        this.children = children;
      }
    }
    class node_CDATA extends NodeWithChildren {
      constructor() {
        super(...arguments);
        this.type = esm_ElementType.CDATA;
      }
      get nodeType() {
        return 4;
      }
    }
    class Document extends NodeWithChildren {
      constructor() {
        super(...arguments);
        this.type = esm_ElementType.Root;
      }
      get nodeType() {
        return 9;
      }
    }
    class Element extends NodeWithChildren {
      constructor(name, attribs, children = [], type = (name === "script" ? esm_ElementType.Script : name === "style" ? esm_ElementType.Style : esm_ElementType.Tag)) {
        super(children);
        this.name = name;
        this.attribs = attribs;
        this.type = type;
      }
      get nodeType() {
        return 1;
      }
      get tagName() {
        return this.name;
      }
      set tagName(name) {
        this.name = name;
      }
      get attributes() {
        return Object.keys(this.attribs).map(name => {
          var _a, _b;
          return {
            name: name,
            value: this.attribs[name],
            namespace: (_a = this["x-attribsNamespace"]) === null || _a === void 0 ? void 0 : _a[name],
            prefix: (_b = this["x-attribsPrefix"]) === null || _b === void 0 ? void 0 : _b[name]
          };
        });
      }
    }
    function node_isTag(node) {
      return esm_isTag(node);
    }
    function node_isCDATA(node) {
      return node.type === esm_ElementType.CDATA;
    }
    function node_isText(node) {
      return node.type === esm_ElementType.Text;
    }
    function node_isComment(node) {
      return node.type === esm_ElementType.Comment;
    }
    function isDirective(node) {
      return node.type === esm_ElementType.Directive;
    }
    function isDocument(node) {
      return node.type === esm_ElementType.Root;
    }
    function node_hasChildren(node) {
      return Object.prototype.hasOwnProperty.call(node, "children");
    }
    function cloneNode(node, recursive = false) {
      let result;
      if (node_isText(node)) {
        result = new node_Text(node.data);
      } else if (node_isComment(node)) {
        result = new node_Comment(node.data);
      } else if (node_isTag(node)) {
        const children = recursive ? cloneChildren(node.children) : [];
        const clone = new Element(node.name, {
          ...node.attribs
        }, children);
        children.forEach(child => child.parent = clone);
        if (node.namespace != null) {
          clone.namespace = node.namespace;
        }
        if (node["x-attribsNamespace"]) {
          clone["x-attribsNamespace"] = {
            ...node["x-attribsNamespace"]
          };
        }
        if (node["x-attribsPrefix"]) {
          clone["x-attribsPrefix"] = {
            ...node["x-attribsPrefix"]
          };
        }
        result = clone;
      } else if (node_isCDATA(node)) {
        const children = recursive ? cloneChildren(node.children) : [];
        const clone = new node_CDATA(children);
        children.forEach(child => child.parent = clone);
        result = clone;
      } else if (isDocument(node)) {
        const children = recursive ? cloneChildren(node.children) : [];
        const clone = new Document(children);
        children.forEach(child => child.parent = clone);
        if (node["x-mode"]) {
          clone["x-mode"] = node["x-mode"];
        }
        result = clone;
      } else if (isDirective(node)) {
        const instruction = new ProcessingInstruction(node.name, node.data);
        if (node["x-name"] != null) {
          instruction["x-name"] = node["x-name"];
          instruction["x-publicId"] = node["x-publicId"];
          instruction["x-systemId"] = node["x-systemId"];
        }
        result = instruction;
      } else {
        throw new Error(`Not implemented yet: ${node.type}`);
      }
      result.startIndex = node.startIndex;
      result.endIndex = node.endIndex;
      if (node.sourceCodeLocation != null) {
        result.sourceCodeLocation = node.sourceCodeLocation;
      }
      return result;
    }
    function cloneChildren(childs) {
      const children = childs.map(child => cloneNode(child, true));
      for (let i = 1; i < children.length; i++) {
        children[i].prev = children[i - 1];
        children[i - 1].next = children[i];
      }
      return children;
    }
    const defaultOpts = {
      withStartIndices: false,
      withEndIndices: false,
      xmlMode: false
    };
    class esm_DomHandler {
      constructor(callback, options, elementCB) {
        this.dom = [];
        this.root = new Document(this.dom);
        this.done = false;
        this.tagStack = [ this.root ];
        this.lastNode = null;
        this.parser = null;
        if (typeof options === "function") {
          elementCB = options;
          options = defaultOpts;
        }
        if (typeof callback === "object") {
          options = callback;
          callback = undefined;
        }
        this.callback = callback !== null && callback !== void 0 ? callback : null;
        this.options = options !== null && options !== void 0 ? options : defaultOpts;
        this.elementCB = elementCB !== null && elementCB !== void 0 ? elementCB : null;
      }
      onparserinit(parser) {
        this.parser = parser;
      }
      onreset() {
        this.dom = [];
        this.root = new Document(this.dom);
        this.done = false;
        this.tagStack = [ this.root ];
        this.lastNode = null;
        this.parser = null;
      }
      onend() {
        if (this.done) return;
        this.done = true;
        this.parser = null;
        this.handleCallback(null);
      }
      onerror(error) {
        this.handleCallback(error);
      }
      onclosetag() {
        this.lastNode = null;
        const elem = this.tagStack.pop();
        if (this.options.withEndIndices) {
          elem.endIndex = this.parser.endIndex;
        }
        if (this.elementCB) this.elementCB(elem);
      }
      onopentag(name, attribs) {
        const type = this.options.xmlMode ? esm_ElementType.Tag : undefined;
        const element = new Element(name, attribs, undefined, type);
        this.addNode(element);
        this.tagStack.push(element);
      }
      ontext(data) {
        const {lastNode: lastNode} = this;
        if (lastNode && lastNode.type === esm_ElementType.Text) {
          lastNode.data += data;
          if (this.options.withEndIndices) {
            lastNode.endIndex = this.parser.endIndex;
          }
        } else {
          const node = new node_Text(data);
          this.addNode(node);
          this.lastNode = node;
        }
      }
      oncomment(data) {
        if (this.lastNode && this.lastNode.type === esm_ElementType.Comment) {
          this.lastNode.data += data;
          return;
        }
        const node = new node_Comment(data);
        this.addNode(node);
        this.lastNode = node;
      }
      oncommentend() {
        this.lastNode = null;
      }
      oncdatastart() {
        const text = new node_Text("");
        const node = new node_CDATA([ text ]);
        this.addNode(node);
        text.parent = node;
        this.lastNode = text;
      }
      oncdataend() {
        this.lastNode = null;
      }
      onprocessinginstruction(name, data) {
        const node = new ProcessingInstruction(name, data);
        this.addNode(node);
      }
      handleCallback(error) {
        if (typeof this.callback === "function") {
          this.callback(error, this.dom);
        } else if (error) {
          throw error;
        }
      }
      addNode(node) {
        const parent = this.tagStack[this.tagStack.length - 1];
        const previousSibling = parent.children[parent.children.length - 1];
        if (this.options.withStartIndices) {
          node.startIndex = this.parser.startIndex;
        }
        if (this.options.withEndIndices) {
          node.endIndex = this.parser.endIndex;
        }
        parent.children.push(node);
        if (previousSibling) {
          node.prev = previousSibling;
          previousSibling.next = node;
        }
        node.parent = parent;
        this.lastNode = null;
      }
    }
    const esm = null;
    const linebreaksRe = /\n/g;
    function createPositionQuery(str) {
      const offsets = [ ...str.matchAll(linebreaksRe) ].map(m => m.index || 0);
      offsets.unshift(-1);
      let lineIndex = 1;
      return offset => {
        while (lineIndex > 1 && offset < offsets[lineIndex - 1]) {
          lineIndex--;
        }
        while (lineIndex < offsets.length && offset > offsets[lineIndex]) {
          lineIndex++;
        }
        return {
          line: lineIndex,
          column: offset - offsets[lineIndex - 1]
        };
      };
    }
    function toUnifiedRule(r, i) {
      return {
        name: r.name,
        discard: r.discard,
        push: r.push,
        pop: r.pop,
        regex: toRegExp(r, i),
        replacer: isReplacementRule(r) ? toReplacer(r.regex, r.replace) : undefined
      };
    }
    function isStringRule(r) {
      return Object.prototype.hasOwnProperty.call(r, "str");
    }
    function isRegexRule(r) {
      return Object.prototype.hasOwnProperty.call(r, "regex");
    }
    function isReplacementRule(r) {
      return Object.prototype.hasOwnProperty.call(r, "replace");
    }
    function toReplacer(re, replace) {
      const replaceSearch = toNonSticky(re);
      return match => match.replace(replaceSearch, replace);
    }
    function toRegExp(r, i) {
      if (r.name.length === 0) {
        throw new Error(`Rule #${i} has empty name, which is not allowed.`);
      }
      if (isRegexRule(r)) {
        return toSticky(r.regex);
      }
      if (isStringRule(r)) {
        if (r.str.length === 0) {
          throw new Error(`Rule #${i} ("${r.name}") has empty "str" property, which is not allowed.`);
        }
        return new RegExp(escapeRegExp(r.str), "y");
      }
      return new RegExp(escapeRegExp(r.name), "y");
    }
    function escapeRegExp(str) {
      return str.replace(/[-[\]{}()*+!<=:?./\\^$|#\s,]/g, "\\$&");
    }
    function toSticky(re) {
      if (re.global) {
        throw new Error(`Regular expression /${re.source}/${re.flags} contains the global flag, which is not allowed.`);
      }
      return re.sticky ? re : new RegExp(re.source, re.flags + "y");
    }
    function toNonSticky(re) {
      return re.sticky ? new RegExp(re.source, re.flags.replace("y", "")) : re;
    }
    function createLexer(rules, state = "", options = {}) {
      const options1 = typeof state !== "string" ? state : options;
      const state1 = typeof state === "string" ? state : "";
      const unifiedRules = rules.map(toUnifiedRule);
      const isLineNumbers = !!options1.lineNumbers;
      return function(str, offset = 0) {
        const positionQuery = isLineNumbers ? createPositionQuery(str) : undefined;
        let position = {
          line: 0,
          column: 0
        };
        let currentIndex = offset;
        const tokens = [];
        loopStr: while (currentIndex < str.length) {
          let anyMatch = false;
          for (const rule of unifiedRules) {
            rule.regex.lastIndex = currentIndex;
            const match = rule.regex.exec(str);
            if (match && match[0].length > 0) {
              if (!rule.discard) {
                if (positionQuery) {
                  position = positionQuery(currentIndex);
                }
                tokens.push({
                  state: state1,
                  name: rule.name,
                  text: rule.replacer ? rule.replacer(match[0]) : match[0],
                  offset: currentIndex,
                  len: match[0].length,
                  line: position.line,
                  column: position.column
                });
              }
              currentIndex = rule.regex.lastIndex;
              anyMatch = true;
              if (rule.push) {
                const r = rule.push(str, currentIndex);
                tokens.push(...r.tokens);
                currentIndex = r.offset;
              }
              if (rule.pop) {
                break loopStr;
              }
              break;
            }
          }
          if (!anyMatch) {
            break;
          }
        }
        return {
          tokens: tokens,
          offset: currentIndex,
          complete: str.length <= currentIndex
        };
      };
    }
    function mapInner(r, f) {
      return r.matched ? {
        matched: true,
        position: r.position,
        value: f(r.value, r.position)
      } : r;
    }
    function mapOuter(r, f) {
      return r.matched ? f(r) : r;
    }
    function ab(pa, pb, join) {
      return (data, i) => mapOuter(pa(data, i), ma => mapInner(pb(data, ma.position), (vb, j) => join(ma.value, vb, data, i, j)));
    }
    function abc(pa, pb, pc, join) {
      return (data, i) => mapOuter(pa(data, i), ma => mapOuter(pb(data, ma.position), mb => mapInner(pc(data, mb.position), (vc, j) => join(ma.value, mb.value, vc, data, i, j))));
    }
    function action(f) {
      return (data, i) => {
        f(data, i);
        return {
          matched: true,
          position: i,
          value: null
        };
      };
    }
    function ahead(p) {
      return (data, i) => mapOuter(p(data, i), m1 => ({
        matched: true,
        position: i,
        value: m1.value
      }));
    }
    function core_all(...ps) {
      return (data, i) => {
        const result = [];
        let position = i;
        for (const p of ps) {
          const r1 = p(data, position);
          if (r1.matched) {
            result.push(r1.value);
            position = r1.position;
          } else {
            return {
              matched: false
            };
          }
        }
        return {
          matched: true,
          position: position,
          value: result
        };
      };
    }
    function any(data, i) {
      return i < data.tokens.length ? {
        matched: true,
        position: i + 1,
        value: data.tokens[i]
      } : {
        matched: false
      };
    }
    function chain(p, f) {
      return (data, i) => mapOuter(p(data, i), m1 => f(m1.value, data, i, m1.position)(data, m1.position));
    }
    function chainReduce(acc, f) {
      return (data, i) => {
        let loop = true;
        let acc1 = acc;
        let pos = i;
        do {
          const r = f(acc1, data, pos)(data, pos);
          if (r.matched) {
            acc1 = r.value;
            pos = r.position;
          } else {
            loop = false;
          }
        } while (loop);
        return {
          matched: true,
          position: pos,
          value: acc1
        };
      };
    }
    function condition(cond, pTrue, pFalse) {
      return (data, i) => cond(data, i) ? pTrue(data, i) : pFalse(data, i);
    }
    function eitherOr(pa, pb) {
      return (data, i) => {
        const r1 = pa(data, i);
        return r1.matched ? r1 : pb(data, i);
      };
    }
    function emit(value) {
      return (data, i) => ({
        matched: true,
        position: i,
        value: value
      });
    }
    function end(data, i) {
      return i < data.tokens.length ? {
        matched: false
      } : {
        matched: true,
        position: i,
        value: true
      };
    }
    function error(message) {
      return (data, i) => {
        throw new Error(message instanceof Function ? message(data, i) : message);
      };
    }
    function fail(data, i) {
      return {
        matched: false
      };
    }
    function first(...ps) {
      return (data, i) => {
        for (const p of ps) {
          const result = p(data, i);
          if (result.matched) {
            return result;
          }
        }
        return {
          matched: false
        };
      };
    }
    function map(p, mapper) {
      return (data, i) => mapInner(p(data, i), (v, j) => mapper(v, data, i, j));
    }
    function flatten1(p) {
      return map(p, vs => vs.flatMap(v => v));
    }
    function flatten(...ps) {
      return flatten1(core_all(...ps));
    }
    function left(pa, pb) {
      return ab(pa, pb, va => va);
    }
    function reduceLeft(acc, p, reducer) {
      return chainReduce(acc, acc => map(p, (v, data, i, j) => reducer(acc, v, data, i, j)));
    }
    function leftAssoc1(pLeft, pOper) {
      return chain(pLeft, v0 => reduceLeft(v0, pOper, (acc, f) => f(acc)));
    }
    function leftAssoc2(pLeft, pOper, pRight) {
      return chain(pLeft, v0 => reduceLeft(v0, ab(pOper, pRight, (f, y) => [ f, y ]), (acc, [f, y]) => f(acc, y)));
    }
    function make(f) {
      return (data, i) => ({
        matched: true,
        position: i,
        value: f(data, i)
      });
    }
    function takeWhile(p, test) {
      return (data, i) => {
        const values = [];
        let success = true;
        do {
          const r = p(data, i);
          if (r.matched && test(r.value, values.length + 1, data, i, r.position)) {
            values.push(r.value);
            i = r.position;
          } else {
            success = false;
          }
        } while (success);
        return {
          matched: true,
          position: i,
          value: values
        };
      };
    }
    function many(p) {
      return takeWhile(p, () => true);
    }
    function many1(p) {
      return ab(p, many(p), (head, tail) => [ head, ...tail ]);
    }
    function mapR(p, mapper) {
      return (data, i) => mapOuter(p(data, i), m => mapper(m, data, i));
    }
    function middle(pa, pb, pc) {
      return abc(pa, pb, pc, (ra, rb) => rb);
    }
    function not(p) {
      return (data, i) => {
        const r = p(data, i);
        return r.matched ? {
          matched: false
        } : {
          matched: true,
          position: i,
          value: true
        };
      };
    }
    function core_option(p, def) {
      return (data, i) => {
        const r = p(data, i);
        return r.matched ? r : {
          matched: true,
          position: i,
          value: def
        };
      };
    }
    function peek(p, f) {
      return (data, i) => {
        const r = p(data, i);
        f(r, data, i);
        return r;
      };
    }
    function recursive(f) {
      return function(data, i) {
        return f()(data, i);
      };
    }
    function reduceRight(p, acc, reducer) {
      return map(many(p), (vs, data, i, j) => vs.reduceRight((acc, v) => reducer(v, acc, data, i, j), acc));
    }
    function right(pa, pb) {
      return ab(pa, pb, (va, vb) => vb);
    }
    function rightAssoc1(pOper, pRight) {
      return ab(reduceRight(pOper, y => y, (f, acc) => y => f(acc(y))), pRight, (f, v) => f(v));
    }
    function rightAssoc2(pLeft, pOper, pRight) {
      return ab(reduceRight(ab(pLeft, pOper, (x, f) => [ x, f ]), y => y, ([x, f], acc) => y => f(x, acc(y))), pRight, (f, v) => f(v));
    }
    function satisfy(test) {
      return (data, i) => i < data.tokens.length && test(data.tokens[i], data, i) ? {
        matched: true,
        position: i + 1,
        value: data.tokens[i]
      } : {
        matched: false
      };
    }
    function sepBy1(pValue, pSep) {
      return ab(pValue, many(right(pSep, pValue)), (head, tail) => [ head, ...tail ]);
    }
    function sepBy(pValue, pSep) {
      return eitherOr(sepBy1(pValue, pSep), emit([]));
    }
    function skip(...ps) {
      return map(core_all(...ps), () => null);
    }
    function start(data, i) {
      return i !== 0 ? {
        matched: false
      } : {
        matched: true,
        position: i,
        value: true
      };
    }
    function takeMinMax(p, min, max) {
      return (data, i) => {
        const values = [];
        let j = i;
        for (let k = 0; k < (max ?? Infinity); k++) {
          const r = p(data, j);
          if (r.matched) {
            values.push(r.value);
            j = r.position;
          } else {
            break;
          }
        }
        if (min !== undefined && values.length < min) {
          return {
            matched: false
          };
        }
        return {
          matched: true,
          position: j,
          value: values
        };
      };
    }
    function takeN(p, n) {
      return (data, i) => {
        const values = [];
        let j = i;
        for (let k = 0; k < n; k++) {
          const r = p(data, j);
          if (r.matched) {
            values.push(r.value);
            j = r.position;
          } else {
            return {
              matched: false
            };
          }
        }
        return {
          matched: true,
          position: j,
          value: values
        };
      };
    }
    function takeUntil(p, test) {
      return takeWhile(p, (value, n, data, i, j) => !test(value, n, data, i, j));
    }
    function takeUntilP(pValue, pTest) {
      return takeWhile(pValue, (value, n, data, i) => !pTest(data, i).matched);
    }
    function takeWhileP(pValue, pTest) {
      return takeWhile(pValue, (value, n, data, i) => pTest(data, i).matched);
    }
    function token(onToken, onEnd) {
      return (data, i) => {
        let position = i;
        let value = undefined;
        if (i < data.tokens.length) {
          value = onToken(data.tokens[i], data, i);
          if (value !== undefined) {
            position++;
          }
        } else {
          onEnd?.(data, i);
        }
        return value === undefined ? {
          matched: false
        } : {
          matched: true,
          position: position,
          value: value
        };
      };
    }
    function core_filter(p, test) {
      return (data, i) => mapOuter(p(data, i), m => test(m.value, data, i, m.position) ? m : {
        matched: false
      });
    }
    function remainingTokensNumber(data, i) {
      return data.tokens.length - i;
    }
    function parserPosition(data, i, formatToken, contextTokens = 3) {
      const len = data.tokens.length;
      const lowIndex = clamp(0, i - contextTokens, len - contextTokens);
      const highIndex = clamp(contextTokens, i + 1 + contextTokens, len);
      const tokensSlice = data.tokens.slice(lowIndex, highIndex);
      const lines = [];
      const indexWidth = String(highIndex - 1).length + 1;
      if (i < 0) {
        lines.push(`${String(i).padStart(indexWidth)} >>`);
      }
      if (0 < lowIndex) {
        lines.push("...".padStart(indexWidth + 6));
      }
      for (let j = 0; j < tokensSlice.length; j++) {
        const index = lowIndex + j;
        lines.push(`${String(index).padStart(indexWidth)} ${index === i ? ">" : " "} ${escapeWhitespace(formatToken(tokensSlice[j]))}`);
      }
      if (highIndex < len) {
        lines.push("...".padStart(indexWidth + 6));
      }
      if (len <= i) {
        lines.push(`${String(i).padStart(indexWidth)} >>`);
      }
      return lines.join("\n");
    }
    function match(matcher, tokens, options) {
      const result = matcher({
        tokens: tokens,
        options: options
      }, 0);
      return result.value;
    }
    const ws = "(?:[ \\t\\r\\n\\f]*)";
    const nl = "(?:\\n|\\r\\n|\\r|\\f)";
    const nonascii = "[^\\x00-\\x7F]";
    const unicode = "(?:\\\\[0-9a-f]{1,6}(?:\\r\\n|[ \\n\\r\\t\\f])?)";
    const parseley_escape = "(?:\\\\[^\\n\\r\\f0-9a-f])";
    const nmstart = `(?:[_a-z]|${nonascii}|${unicode}|${parseley_escape})`;
    const nmchar = `(?:[_a-z0-9-]|${nonascii}|${unicode}|${parseley_escape})`;
    const parseley_name = `(?:${nmchar}+)`;
    const ident = `(?:[-]?${nmstart}${nmchar}*)`;
    const string1 = `'([^\\n\\r\\f\\\\']|\\\\${nl}|${nonascii}|${unicode}|${parseley_escape})*'`;
    const string2 = `"([^\\n\\r\\f\\\\"]|\\\\${nl}|${nonascii}|${unicode}|${parseley_escape})*"`;
    const lexSelector = createLexer([ {
      name: "ws",
      regex: new RegExp(ws)
    }, {
      name: "hash",
      regex: new RegExp(`#${parseley_name}`, "i")
    }, {
      name: "ident",
      regex: new RegExp(ident, "i")
    }, {
      name: "str1",
      regex: new RegExp(string1, "i")
    }, {
      name: "str2",
      regex: new RegExp(string2, "i")
    }, {
      name: "*"
    }, {
      name: "."
    }, {
      name: ","
    }, {
      name: "["
    }, {
      name: "]"
    }, {
      name: "="
    }, {
      name: ">"
    }, {
      name: "|"
    }, {
      name: "+"
    }, {
      name: "~"
    }, {
      name: "^"
    }, {
      name: "$"
    }, {
      name: ":"
    }, {
      name: "("
    }, {
      name: ")"
    } ]);
    const lexEscapedString = createLexer([ {
      name: "unicode",
      regex: new RegExp(unicode, "i")
    }, {
      name: "escape",
      regex: new RegExp(parseley_escape, "i")
    }, {
      name: "any",
      regex: new RegExp("[\\s\\S]", "i")
    } ]);
    function sumSpec([a0, a1, a2], [b0, b1, b2]) {
      return [ a0 + b0, a1 + b1, a2 + b2 ];
    }
    function sumAllSpec(ss) {
      return ss.reduce(sumSpec, [ 0, 0, 0 ]);
    }
    function maxSpec([a0, a1, a2], [b0, b1, b2]) {
      return a0 > b0 || a0 === b0 && (a1 > b1 || a1 === b1 && a2 >= b2) ? [ a0, a1, a2 ] : [ b0, b1, b2 ];
    }
    function maxAllSpec(ss) {
      return ss.reduce(maxSpec, [ 0, 0, 0 ]);
    }
    const unicodeEscapedSequence_ = token(t => t.name === "unicode" ? String.fromCodePoint(parseInt(t.text.slice(1), 16)) : undefined);
    const escapedSequence_ = token(t => t.name === "escape" ? t.text.slice(1) : undefined);
    const anyChar_ = token(t => t.name === "any" ? t.text : undefined);
    const escapedString_ = map(many(first(unicodeEscapedSequence_, escapedSequence_, anyChar_)), cs => cs.join(""));
    function parseley_unescape(escapedString) {
      const lexerResult = lexEscapedString(escapedString);
      const result = escapedString_({
        tokens: lexerResult.tokens,
        options: undefined
      }, 0);
      return result.value;
    }
    function literal(name) {
      return token(t => t.name === name ? true : undefined);
    }
    const whitespace_ = token(t => t.name === "ws" ? null : undefined);
    const optionalWhitespace_ = core_option(whitespace_, null);
    function optionallySpaced(parser) {
      return middle(optionalWhitespace_, parser, optionalWhitespace_);
    }
    const identifier_ = token(t => t.name === "ident" ? parseley_unescape(t.text) : undefined);
    const hashId_ = token(t => t.name === "hash" ? parseley_unescape(t.text.slice(1)) : undefined);
    const string_ = token(t => t.name.startsWith("str") ? parseley_unescape(t.text.slice(1, -1)) : undefined);
    const namespace_ = left(core_option(identifier_, ""), literal("|"));
    const qualifiedName_ = eitherOr(ab(namespace_, identifier_, (ns, name) => ({
      name: name,
      namespace: ns
    })), map(identifier_, name => ({
      name: name,
      namespace: null
    })));
    const uniSelector_ = eitherOr(ab(namespace_, literal("*"), ns => ({
      type: "universal",
      namespace: ns,
      specificity: [ 0, 0, 0 ]
    })), map(literal("*"), () => ({
      type: "universal",
      namespace: null,
      specificity: [ 0, 0, 0 ]
    })));
    const tagSelector_ = map(qualifiedName_, ({name: name, namespace: namespace}) => ({
      type: "tag",
      name: name,
      namespace: namespace,
      specificity: [ 0, 0, 1 ]
    }));
    const classSelector_ = ab(literal("."), identifier_, (_fullstop, name) => ({
      type: "class",
      name: name,
      specificity: [ 0, 1, 0 ]
    }));
    const idSelector_ = map(hashId_, name => ({
      type: "id",
      name: name,
      specificity: [ 1, 0, 0 ]
    }));
    const attrModifier_ = token(t => {
      if (t.name === "ident") {
        if (t.text === "i" || t.text === "I") {
          return "i";
        }
        if (t.text === "s" || t.text === "S") {
          return "s";
        }
      }
      return undefined;
    });
    const attrValue_ = eitherOr(ab(string_, core_option(right(optionalWhitespace_, attrModifier_), null), (v, mod) => ({
      value: v,
      modifier: mod
    })), ab(identifier_, core_option(right(whitespace_, attrModifier_), null), (v, mod) => ({
      value: v,
      modifier: mod
    })));
    const attrMatcher_ = first(map(literal("="), () => "="), ab(literal("~"), literal("="), () => "~="), ab(literal("|"), literal("="), () => "|="), ab(literal("^"), literal("="), () => "^="), ab(literal("$"), literal("="), () => "$="), ab(literal("*"), literal("="), () => "*="));
    const attrPresenceSelector_ = abc(literal("["), optionallySpaced(qualifiedName_), literal("]"), (_lbr, {name: name, namespace: namespace}) => ({
      type: "attrPresence",
      name: name,
      namespace: namespace,
      specificity: [ 0, 1, 0 ]
    }));
    const attrValueSelector_ = middle(literal("["), abc(optionallySpaced(qualifiedName_), attrMatcher_, optionallySpaced(attrValue_), ({name: name, namespace: namespace}, matcher, {value: value, modifier: modifier}) => ({
      type: "attrValue",
      name: name,
      namespace: namespace,
      matcher: matcher,
      value: value,
      modifier: modifier,
      specificity: [ 0, 1, 0 ]
    })), literal("]"));
    const pseudoClassSelector_ = abc(literal(":"), identifier_, not(ahead(literal("("))), (_fullstop, name) => ({
      type: "pc",
      name: name,
      specificity: [ 0, 1, 0 ]
    }));
    function pcLiteral(name) {
      return core_filter(identifier_, id => id.toLowerCase() === name.toLowerCase());
    }
    function fpcBase(name, contentParser, contentDesc) {
      return abc(middle(literal(":"), pcLiteral(name), eitherOr(literal("("), error(`Expected opening parenthesis in :${name}()`))), eitherOr(optionallySpaced(contentParser), error(`Expected ${contentDesc} in :${name}()`)), eitherOr(literal(")"), error(`Expected closing parenthesis in :${name}()`)), (name, content) => ({
        name: name,
        content: content
      }));
    }
    const isSelector_ = map(fpcBase("is", recursive(() => listSelector_), "selector list"), v => ({
      type: "fpc:is",
      name: v.name,
      list: v.content.list,
      specificity: maxAllSpec(v.content.list.map(s => s.specificity))
    }));
    const whereSelector_ = map(fpcBase("where", recursive(() => listSelector_), "selector list"), v => ({
      type: "fpc:where",
      name: v.name,
      list: v.content.list,
      specificity: [ 0, 0, 0 ]
    }));
    const notSelector_ = map(fpcBase("not", recursive(() => listSelector_), "selector list"), v => ({
      type: "fpc:not",
      name: v.name,
      list: v.content.list,
      specificity: maxAllSpec(v.content.list.map(s => s.specificity))
    }));
    const functionalPseudoClassSelector_ = first(isSelector_, whereSelector_, notSelector_);
    const attrSelector_ = eitherOr(attrPresenceSelector_, attrValueSelector_);
    const typeSelector_ = eitherOr(uniSelector_, tagSelector_);
    const subclassSelector_ = first(idSelector_, classSelector_, attrSelector_, functionalPseudoClassSelector_, pseudoClassSelector_);
    const compoundSelector_ = map(eitherOr(flatten(typeSelector_, many(subclassSelector_)), many1(subclassSelector_)), ss => ({
      type: "compound",
      list: ss,
      specificity: sumAllSpec(ss.map(s => s.specificity))
    }));
    const combinator_ = first(map(literal(">"), () => ">"), map(literal("+"), () => "+"), map(literal("~"), () => "~"), ab(literal("|"), literal("|"), () => "||"));
    const combinatorSeparator_ = eitherOr(optionallySpaced(combinator_), map(whitespace_, () => " "));
    const complexSelector_ = leftAssoc2(compoundSelector_, map(combinatorSeparator_, c => (left, right) => ({
      type: "compound",
      list: [ ...right.list, {
        type: "combinator",
        combinator: c,
        left: left,
        specificity: left.specificity
      } ],
      specificity: sumSpec(left.specificity, right.specificity)
    })), compoundSelector_);
    const listSelector_ = leftAssoc2(map(complexSelector_, s => ({
      type: "list",
      list: [ s ]
    })), map(optionallySpaced(literal(",")), () => (acc, next) => ({
      type: "list",
      list: [ ...acc.list, next ]
    })), complexSelector_);
    function parse_(parser, str) {
      if (!(typeof str === "string" || str instanceof String)) {
        throw new Error("Expected a selector string. Actual input is not a string!");
      }
      const lexerResult = lexSelector(str);
      if (!lexerResult.complete) {
        throw new Error(`The input "${str}" was only partially tokenized, stopped at offset ${lexerResult.offset}!\n` + prettyPrintPosition(str, lexerResult.offset));
      }
      const result = optionallySpaced(parser)({
        tokens: lexerResult.tokens,
        options: undefined
      }, 0);
      if (!result.matched) {
        throw new Error(`No match for "${str}" input!`);
      }
      if (result.position < lexerResult.tokens.length) {
        const token = lexerResult.tokens[result.position];
        throw new Error(`The input "${str}" was only partially parsed, stopped at offset ${token.offset}!\n` + prettyPrintPosition(str, token.offset, token.len));
      }
      return result.value;
    }
    function prettyPrintPosition(str, offset, len = 1) {
      return `${str.replace(/(\t)|(\r)|(\n)/g, (_m, t, r) => t ? "\u2409" : r ? "\u240d" : "\u240a")}\n${"".padEnd(offset)}${"^".repeat(len)}`;
    }
    function parseley_parse(str) {
      return parse_(listSelector_, str);
    }
    function parse1(str) {
      return parse_(complexSelector_, str);
    }
    function _serNs(ns) {
      return ns || ns === "" ? _serIdent(ns) + "|" : "";
    }
    function _codePoint(char) {
      return `\\${char.codePointAt(0).toString(16)} `;
    }
    function _serIdent(str) {
      return str.replace(/(^[0-9])|(^-[0-9])|(^-$)|([-0-9a-zA-Z_]|[^\x00-\x7F])|(\x00)|([\x01-\x1f]|\x7f)|([\s\S])/g, (_m, d1, d2, hy, safe, nl, ctrl, other) => d1 ? _codePoint(d1) : d2 ? "-" + _codePoint(d2.slice(1)) : hy ? "\\-" : safe ? safe : nl ? "\ufffd" : ctrl ? _codePoint(ctrl) : "\\" + other);
    }
    function _serStr(str) {
      return str.replace(/(")|(\\)|(\x00)|([\x01-\x1f]|\x7f)/g, (_m, dq, bs, nl, ctrl) => dq ? '\\"' : bs ? "\\\\" : nl ? "\ufffd" : _codePoint(ctrl));
    }
    function normalize(selector, options = {
      mode: "html"
    }) {
      const mode = options.mode ?? "html";
      const isHtmlMode = mode === "html";
      const allowUnspecifiedCaseSensitivityForAttributes = options.allowUnspecifiedCaseSensitivityForAttributes ?? false;
      const attributesWithNormalizedValues = options.attributesWithNormalizedValues;
      const attributesWithNormalizedValuesSet = attributesWithNormalizedValues?.length ? new Set(attributesWithNormalizedValues.map(a => a.toLowerCase())) : null;
      function visit(node) {
        if (!node.type) {
          throw new Error("This is not an AST node.");
        }
        switch (node.type) {
         case "universal":
          {
            if (isHtmlMode && node.namespace !== null) {
              node.namespace = node.namespace.toLowerCase();
            }
            break;
          }

         case "tag":
          {
            if (isHtmlMode) {
              node.name = node.name.toLowerCase();
            }
            if (isHtmlMode && node.namespace !== null) {
              node.namespace = node.namespace.toLowerCase();
            }
            break;
          }

         case "attrPresence":
          {
            if (isHtmlMode) {
              node.name = node.name.toLowerCase();
            }
            if (isHtmlMode && node.namespace !== null) {
              node.namespace = node.namespace.toLowerCase();
            }
            break;
          }

         case "attrValue":
          {
            if (isHtmlMode) {
              node.name = node.name.toLowerCase();
            }
            if (isHtmlMode && node.namespace !== null) {
              node.namespace = node.namespace.toLowerCase();
            }
            const isCaseInsensitiveValue = node.modifier === "i" || node.modifier === null && !!attributesWithNormalizedValuesSet && attributesWithNormalizedValuesSet.has(node.name.toLowerCase());
            if (isCaseInsensitiveValue) {
              node.value = node.value.toLowerCase();
            }
            if (!allowUnspecifiedCaseSensitivityForAttributes && node.modifier === null) {
              node.modifier = isCaseInsensitiveValue ? "i" : "s";
            }
            break;
          }

         case "pc":
          {
            node.name = node.name.toLowerCase();
            break;
          }

         case "fpc:is":
         case "fpc:where":
         case "fpc:not":
          {
            node.name = node.name.toLowerCase();
            node.list.forEach(visit);
            node.list.sort((a, b) => serialize(a) < serialize(b) ? -1 : 1);
            break;
          }

         case "compound":
          {
            node.list.forEach(visit);
            node.list.sort((a, b) => _compareSelectorPriority(_getSelectorPriority(a), _getSelectorPriority(b)));
            break;
          }

         case "combinator":
          {
            visit(node.left);
            break;
          }

         case "list":
          {
            node.list.forEach(visit);
            node.list.sort((a, b) => serialize(a) < serialize(b) ? -1 : 1);
            break;
          }
        }
      }
      visit(selector);
      return selector;
    }
    function _getSelectorPriority(selector) {
      switch (selector.type) {
       case "universal":
        return [ 1 ];

       case "tag":
        return [ 1 ];

       case "id":
        return [ 2 ];

       case "class":
        return [ 3, selector.name ];

       case "attrPresence":
        return [ 4, serialize(selector) ];

       case "attrValue":
        return [ 5, serialize(selector) ];

       case "pc":
        return [ 6, selector.name ];

       case "fpc:is":
       case "fpc:where":
       case "fpc:not":
        return [ 7, serialize(selector) ];

       case "combinator":
        return [ 15, serialize(selector) ];
      }
    }
    function _compareSelectorPriority(a, b) {
      if (a[0] !== b[0]) {
        return a[0] < b[0] ? -1 : 1;
      }
      const aStr = a[1];
      const bStr = b[1];
      if (aStr === bStr) {
        return 0;
      }
      if (aStr === undefined) {
        return -1;
      }
      if (bStr === undefined) {
        return 1;
      }
      return aStr < bStr ? -1 : 1;
    }
    function compareSelectors(a, b) {
      return compareSpecificity(a.specificity, b.specificity);
    }
    function compareSpecificity(a, b) {
      if (a[0] !== b[0]) {
        return a[0] < b[0] ? -1 : 1;
      }
      if (a[1] !== b[1]) {
        return a[1] < b[1] ? -1 : 1;
      }
      return a[2] < b[2] ? -1 : a[2] > b[2] ? 1 : 0;
    }
    var Ast$1 = Object.freeze({
      __proto__: null
    });
    var Types$1 = Object.freeze({
      __proto__: null
    });
    function treeify(nodes) {
      return "\u25bd\n" + treeifyArray(nodes, thinLines);
    }
    const thinLines = [ [ "\u251c\u2500", "\u2502 " ], [ "\u2514\u2500", "  " ] ];
    const heavyLines = [ [ "\u2520\u2500", "\u2503 " ], [ "\u2516\u2500", "  " ] ];
    const doubleLines = [ [ "\u255f\u2500", "\u2551 " ], [ "\u2559\u2500", "  " ] ];
    function treeifyArray(nodes, tpl = heavyLines) {
      return prefixItems(tpl, nodes.map(n => treeifyNode(n)));
    }
    function treeifyNode(node) {
      switch (node.type) {
       case "terminal":
        {
          const vctr = node.valueContainer;
          return `\u25c1 #${vctr.index} ${JSON.stringify(vctr.specificity)} ${vctr.value}`;
        }

       case "tagName":
        return `\u25fb Tag name\n${treeifyArray(node.variants, doubleLines)}`;

       case "attrValue":
        return `\u25a3 Attr value: ${node.name}\n${treeifyArray(node.matchers, doubleLines)}`;

       case "attrPresence":
        return `\u25e8 Attr presence: ${node.name}\n${treeifyArray(node.cont)}`;

       case "pseudoClass":
        return `\u25ea Pseudo-class: ${node.name}\n${treeifyArray(node.cont)}`;

       case "pushElement":
        return `\u25c9 Push element: ${node.combinator}\n${treeifyArray(node.cont, thinLines)}`;

       case "popElement":
        return `\u25cc Pop element\n${treeifyArray(node.cont, thinLines)}`;

       case "variant":
        return `\u25c7 = ${node.value}\n${treeifyArray(node.cont)}`;

       case "matcher":
        return `\u25c8 ${node.matcher} "${node.value}"${node.modifier || ""}\n${treeifyArray(node.cont)}`;
      }
    }
    function prefixItems(tpl, items) {
      return items.map((item, i, {length: length}) => prefixItem(tpl, item, i === length - 1)).join("\n");
    }
    function prefixItem(tpl, item, tail = true) {
      const tpl1 = tpl[tail ? 1 : 0];
      return tpl1[0] + item.split("\n").join("\n" + tpl1[1]);
    }
    var TreeifyBuilder = Object.freeze({
      __proto__: null,
      treeify: treeify
    });
    class DecisionTree {
      branches;
      constructor(input, options = {}) {
        this.branches = weave(toAstTerminalPairs(input, options));
      }
      build(builder) {
        return builder(this.branches);
      }
    }
    function toAstTerminalPairs(array, options) {
      const len = array.length;
      const results = new Array(len);
      for (let i = 0; i < len; i++) {
        const [selectorString, val] = array[i];
        const ast = parse1(selectorString);
        reduceSelectorVariants(ast);
        normalize(ast, {
          mode: "html",
          attributesWithNormalizedValues: options.attributesWithNormalizedValues ?? [],
          allowUnspecifiedCaseSensitivityForAttributes: false
        });
        results[i] = {
          ast: ast,
          terminal: {
            type: "terminal",
            valueContainer: {
              index: i,
              value: val,
              specificity: ast.specificity
            }
          }
        };
      }
      return results;
    }
    function reduceSelectorVariants(ast) {
      const newList = [];
      ast.list.forEach(sel => {
        switch (sel.type) {
         case "class":
          newList.push({
            matcher: "~=",
            modifier: null,
            name: "class",
            namespace: null,
            specificity: sel.specificity,
            type: "attrValue",
            value: sel.name
          });
          break;

         case "id":
          newList.push({
            matcher: "=",
            modifier: null,
            name: "id",
            namespace: null,
            specificity: [ 0, 1, 0 ],
            type: "attrValue",
            value: sel.name
          });
          break;

         case "combinator":
          reduceSelectorVariants(sel.left);
          newList.push(sel);
          break;

         case "universal":
          break;

         default:
          newList.push(sel);
          break;
        }
      });
      ast.list = newList;
    }
    function weave(items) {
      const branches = [];
      while (items.length) {
        const topKind = findTopKey(items, _sel => true, getSelectorKind);
        const {matches: matches, nonMatches: nonMatches, empty: empty} = breakByKind(items, topKind);
        items = nonMatches;
        if (matches.length) {
          branches.push(branchOfKind(topKind, matches));
        }
        if (empty.length) {
          branches.push(...terminate(empty));
        }
      }
      return branches;
    }
    function terminate(items) {
      const results = [];
      for (const item of items) {
        const terminal = item.terminal;
        if (terminal.type === "terminal") {
          results.push(terminal);
        } else {
          const {matches: matches, rest: rest} = partition(terminal.cont, node => node.type === "terminal");
          matches.forEach(node => results.push(node));
          if (rest.length) {
            terminal.cont = rest;
            results.push(terminal);
          }
        }
      }
      return results;
    }
    function breakByKind(items, selectedKind) {
      const matches = [];
      const nonMatches = [];
      const empty = [];
      for (const item of items) {
        const simpleSelectors = item.ast.list;
        if (simpleSelectors.length) {
          const isMatch = simpleSelectors.some(node => getSelectorKind(node) === selectedKind);
          (isMatch ? matches : nonMatches).push(item);
        } else {
          empty.push(item);
        }
      }
      return {
        matches: matches,
        nonMatches: nonMatches,
        empty: empty
      };
    }
    function getSelectorKind(sel) {
      switch (sel.type) {
       case "attrPresence":
        return `attrPresence ${sel.name}`;

       case "attrValue":
        return `attrValue ${sel.name}`;

       case "pc":
        return `pc ${sel.name}`;

       case "combinator":
        return `combinator ${sel.combinator}`;

       default:
        return sel.type;
      }
    }
    function branchOfKind(kind, items) {
      if (kind === "tag") {
        return tagNameBranch(items);
      }
      if (kind.startsWith("attrValue ")) {
        return attrValueBranch(kind.substring(10), items);
      }
      if (kind.startsWith("attrPresence ")) {
        return attrPresenceBranch(kind.substring(13), items);
      }
      if (kind.startsWith("pc ")) {
        return pseudoClassBranch(kind.substring(3), items);
      }
      if (kind === "combinator >") {
        return combinatorBranch(">", items);
      }
      if (kind === "combinator +") {
        return combinatorBranch("+", items);
      }
      throw new Error(`Unsupported selector kind: ${kind}`);
    }
    function tagNameBranch(items) {
      const groups = spliceAndGroup(items, x => x.type === "tag", x => x.name);
      const variants = Object.entries(groups).map(([name, group]) => ({
        type: "variant",
        value: name,
        cont: weave(group.items)
      }));
      return {
        type: "tagName",
        variants: variants
      };
    }
    function attrPresenceBranch(name, items) {
      for (const item of items) {
        spliceSimpleSelector(item, x => x.type === "attrPresence" && x.name === name);
      }
      return {
        type: "attrPresence",
        name: name,
        cont: weave(items)
      };
    }
    function attrValueBranch(name, items) {
      const groups = spliceAndGroup(items, x => x.type === "attrValue" && x.name === name, x => `${x.matcher} ${x.modifier || ""} ${x.value}`);
      const matchers = [];
      for (const group of Object.values(groups)) {
        const sel = group.oneSimpleSelector;
        matchers.push({
          type: "matcher",
          matcher: sel.matcher,
          modifier: sel.modifier,
          value: sel.value,
          predicate: getAttrValuePredicate(sel),
          cont: weave(group.items)
        });
      }
      return {
        type: "attrValue",
        name: name,
        matchers: matchers
      };
    }
    function getAttrValuePredicate(sel) {
      if (sel.modifier === "i") {
        const expected = sel.value.toLowerCase();
        switch (sel.matcher) {
         case "=":
          return actual => expected === actual.toLowerCase();

         case "~=":
          return actual => actual.toLowerCase().split(/[ \t]+/).includes(expected);

         case "^=":
          return actual => actual.toLowerCase().startsWith(expected);

         case "$=":
          return actual => actual.toLowerCase().endsWith(expected);

         case "*=":
          return actual => actual.toLowerCase().includes(expected);

         case "|=":
          return actual => {
            const lower = actual.toLowerCase();
            return expected === lower || lower.startsWith(expected) && lower[expected.length] === "-";
          };
        }
      } else {
        const expected = sel.value;
        switch (sel.matcher) {
         case "=":
          return actual => expected === actual;

         case "~=":
          return actual => actual.split(/[ \t]+/).includes(expected);

         case "^=":
          return actual => actual.startsWith(expected);

         case "$=":
          return actual => actual.endsWith(expected);

         case "*=":
          return actual => actual.includes(expected);

         case "|=":
          return actual => expected === actual || actual.startsWith(expected) && actual[expected.length] === "-";
        }
      }
    }
    function pseudoClassBranch(name, items) {
      if (name !== "empty" && name !== "only-child" && name !== "first-child" && name !== "last-child" && name !== "any-link") {
        throw new Error(`Unsupported pseudo-class: :${name}`);
      }
      for (const item of items) {
        spliceSimpleSelector(item, x => x.type === "pc" && x.name === name);
      }
      return {
        type: "pseudoClass",
        name: name,
        cont: weave(items)
      };
    }
    function combinatorBranch(combinator, items) {
      const groups = spliceAndGroup(items, x => x.type === "combinator" && x.combinator === combinator, x => serialize(x.left));
      const leftItems = [];
      for (const group of Object.values(groups)) {
        const rightCont = weave(group.items);
        const leftAst = group.oneSimpleSelector.left;
        leftItems.push({
          ast: leftAst,
          terminal: {
            type: "popElement",
            cont: rightCont
          }
        });
      }
      return {
        type: "pushElement",
        combinator: combinator,
        cont: weave(leftItems)
      };
    }
    function spliceAndGroup(items, predicate, keyCallback) {
      const groups = {};
      while (items.length) {
        const bestKey = findTopKey(items, predicate, keyCallback);
        const bestKeyPredicate = sel => predicate(sel) && keyCallback(sel) === bestKey;
        const hasBestKeyPredicate = item => item.ast.list.some(bestKeyPredicate);
        const {matches: matches, rest: rest} = partition(items, hasBestKeyPredicate);
        let oneSimpleSelector = null;
        for (const item of matches) {
          const splicedNode = spliceSimpleSelector(item, bestKeyPredicate);
          if (!oneSimpleSelector) {
            oneSimpleSelector = splicedNode;
          }
        }
        if (oneSimpleSelector == null) {
          throw new Error("No simple selector is found.");
        }
        groups[bestKey] = {
          oneSimpleSelector: oneSimpleSelector,
          items: matches
        };
        items = rest;
      }
      return groups;
    }
    function spliceSimpleSelector(item, predicate) {
      const simpleSelectors = item.ast.list;
      const matches = new Array(simpleSelectors.length);
      let firstIndex = -1;
      for (let i = simpleSelectors.length; i-- > 0; ) {
        if (predicate(simpleSelectors[i])) {
          matches[i] = true;
          firstIndex = i;
        }
      }
      if (firstIndex == -1) {
        throw new Error(`Couldn't find the required simple selector.`);
      }
      const result = simpleSelectors[firstIndex];
      item.ast.list = simpleSelectors.filter((_, i) => !matches[i]);
      return result;
    }
    function findTopKey(items, predicate, keyCallback) {
      const candidates = {};
      for (const item of items) {
        const candidates1 = {};
        for (const node of item.ast.list.filter(predicate)) {
          candidates1[keyCallback(node)] = true;
        }
        for (const key of Object.keys(candidates1)) {
          if (candidates[key]) {
            candidates[key]++;
          } else {
            candidates[key] = 1;
          }
        }
      }
      let topKind = "";
      let topCounter = 0;
      for (const entry of Object.entries(candidates)) {
        if (entry[1] > topCounter) {
          topKind = entry[0];
          topCounter = entry[1];
        }
      }
      return topKind;
    }
    function partition(src, predicate) {
      const matches = [];
      const rest = [];
      for (const x of src) {
        if (predicate(x)) {
          matches.push(x);
        } else {
          rest.push(x);
        }
      }
      return {
        matches: matches,
        rest: rest
      };
    }
    class Picker {
      f;
      constructor(f) {
        this.f = f;
      }
      pickAll(el) {
        return this.f(el);
      }
      pick1(el, preferFirst = false) {
        const results = this.f(el);
        const len = results.length;
        if (len === 0) {
          return null;
        }
        if (len === 1) {
          return results[0].value;
        }
        const comparator = preferFirst ? comparatorPreferFirst : comparatorPreferLast;
        let result = results[0];
        for (let i = 1; i < len; i++) {
          const next = results[i];
          if (comparator(result, next)) {
            result = next;
          }
        }
        return result.value;
      }
    }
    function comparatorPreferFirst(acc, next) {
      const diff = compareSpecificity(next.specificity, acc.specificity);
      return diff > 0 || diff === 0 && next.index < acc.index;
    }
    function comparatorPreferLast(acc, next) {
      const diff = compareSpecificity(next.specificity, acc.specificity);
      return diff > 0 || diff === 0 && next.index > acc.index;
    }
    function hp2Builder(nodes) {
      return new Picker(handleArray(nodes));
    }
    function handleArray(nodes) {
      const matchers = nodes.map(handleNode);
      return (el, ...tail) => matchers.flatMap(m => m(el, ...tail));
    }
    function handleNode(node) {
      switch (node.type) {
       case "terminal":
        {
          const result = [ node.valueContainer ];
          return () => result;
        }

       case "tagName":
        return handleTagName(node);

       case "attrValue":
        return handleAttrValueName(node);

       case "attrPresence":
        return handleAttrPresenceName(node);

       case "pseudoClass":
        return handlePseudoClassNode(node);

       case "pushElement":
        return handlePushElementNode(node);

       case "popElement":
        return handlePopElementNode(node);
      }
    }
    function handleTagName(node) {
      const variants = {};
      for (const variant of node.variants) {
        variants[variant.value] = handleArray(variant.cont);
      }
      return (el, ...tail) => {
        const continuation = variants[el.name];
        return continuation ? continuation(el, ...tail) : [];
      };
    }
    function handleAttrPresenceName(node) {
      const attrName = node.name;
      const continuation = handleArray(node.cont);
      return (el, ...tail) => Object.prototype.hasOwnProperty.call(el.attribs, attrName) ? continuation(el, ...tail) : [];
    }
    function handleAttrValueName(node) {
      const callbacks = [];
      for (const matcher of node.matchers) {
        const predicate = matcher.predicate;
        const continuation = handleArray(matcher.cont);
        callbacks.push((attr, el, ...tail) => predicate(attr) ? continuation(el, ...tail) : []);
      }
      const attrName = node.name;
      return (el, ...tail) => {
        const attr = el.attribs[attrName];
        return attr || attr === "" ? callbacks.flatMap(cb => cb(attr, el, ...tail)) : [];
      };
    }
    function handlePseudoClassNode(node) {
      const continuation = handleArray(node.cont);
      const predicate = pseudoClassPredicates[node.name];
      if (!predicate) {
        throw new Error(`Unsupported pseudo-class: :${node.name}`);
      }
      return (el, ...tail) => predicate(el) ? continuation(el, ...tail) : [];
    }
    const pseudoClassPredicates = {
      empty: isEmptyElement,
      "only-child": isOnlyChildElement,
      "first-child": isFirstChildElement,
      "last-child": isLastChildElement,
      "any-link": isAnyLinkElement
    };
    function isEmptyElement(el) {
      for (const child of el.children) {
        if (node_isTag(child)) {
          return false;
        }
        if (child.type === esm_ElementType.Text || child.type === esm_ElementType.CDATA) {
          return false;
        }
      }
      return true;
    }
    function isOnlyChildElement(el) {
      return getPrecedingElement(el) === null && getFollowingElement(el) === null;
    }
    function isFirstChildElement(el) {
      return getPrecedingElement(el) === null;
    }
    function isLastChildElement(el) {
      return getFollowingElement(el) === null;
    }
    function isAnyLinkElement(el) {
      return (el.name === "a" || el.name === "area") && Object.prototype.hasOwnProperty.call(el.attribs, "href");
    }
    function handlePushElementNode(node) {
      const continuation = handleArray(node.cont);
      const leftElementGetter = node.combinator === "+" ? getPrecedingElement : getParentElement;
      return (el, ...tail) => {
        const next = leftElementGetter(el);
        if (next === null) {
          return [];
        }
        return continuation(next, el, ...tail);
      };
    }
    const getPrecedingElement = el => {
      const prev = el.prev;
      if (prev === null) {
        return null;
      }
      return node_isTag(prev) ? prev : getPrecedingElement(prev);
    };
    const getFollowingElement = el => {
      const next = el.next;
      if (next === null) {
        return null;
      }
      return node_isTag(next) ? next : getFollowingElement(next);
    };
    const getParentElement = el => {
      const parent = el.parent;
      return parent && node_isTag(parent) ? parent : null;
    };
    function handlePopElementNode(node) {
      const continuation = handleArray(node.cont);
      return (_el, next, ...tail) => continuation(next, ...tail);
    }
    var _a;
    const decodeMap = new Map([ [ 0, 65533 ], [ 128, 8364 ], [ 130, 8218 ], [ 131, 402 ], [ 132, 8222 ], [ 133, 8230 ], [ 134, 8224 ], [ 135, 8225 ], [ 136, 710 ], [ 137, 8240 ], [ 138, 352 ], [ 139, 8249 ], [ 140, 338 ], [ 142, 381 ], [ 145, 8216 ], [ 146, 8217 ], [ 147, 8220 ], [ 148, 8221 ], [ 149, 8226 ], [ 150, 8211 ], [ 151, 8212 ], [ 152, 732 ], [ 153, 8482 ], [ 154, 353 ], [ 155, 8250 ], [ 156, 339 ], [ 158, 382 ], [ 159, 376 ] ]);
    const decode_codepoint_fromCodePoint = (_a = String.fromCodePoint) !== null && _a !== void 0 ? _a : codePoint => {
      let output = "";
      if (codePoint > 65535) {
        codePoint -= 65536;
        output += String.fromCharCode(codePoint >>> 10 & 1023 | 55296);
        codePoint = 56320 | codePoint & 1023;
      }
      output += String.fromCharCode(codePoint);
      return output;
    };
    function replaceCodePoint(codePoint) {
      var _a;
      if (codePoint >= 55296 && codePoint <= 57343 || codePoint > 1114111) {
        return 65533;
      }
      return (_a = decodeMap.get(codePoint)) !== null && _a !== void 0 ? _a : codePoint;
    }
    function decodeCodePoint(codePoint) {
      return decode_codepoint_fromCodePoint(replaceCodePoint(codePoint));
    }
    var BinTrieFlags;
    (function(BinTrieFlags) {
      BinTrieFlags[BinTrieFlags["VALUE_LENGTH"] = 49152] = "VALUE_LENGTH";
      BinTrieFlags[BinTrieFlags["FLAG13"] = 8192] = "FLAG13";
      BinTrieFlags[BinTrieFlags["BRANCH_LENGTH"] = 8064] = "BRANCH_LENGTH";
      BinTrieFlags[BinTrieFlags["JUMP_TABLE"] = 127] = "JUMP_TABLE";
    })(BinTrieFlags || (BinTrieFlags = {}));
    const decode_data_html_htmlDecodeTree = decodeBase64("QR08ALkAAgH6AYsDNQR2BO0EPgXZBQEGLAbdBxMISQrvCmQLfQurDKQNLw4fD4YPpA+6D/IPAAAAAAAAAAAAAAAAKhBMEY8TmxUWF2EYLBkxGuAa3RsJHDscWR8YIC8jSCSIJcMl6ie3Ku8rEC0CLjoupS7kLgAIRU1hYmNmZ2xtbm9wcnN0dVQAWgBeAGUAaQBzAHcAfgCBAIQAhwCSAJoAoACsALMAbABpAGcAO4DGAMZAUAA7gCYAJkBjAHUAdABlADuAwQDBQHIiZXZlAAJhAAFpeW0AcgByAGMAO4DCAMJAEGRyAADgNdgE3XIAYQB2AGUAO4DAAMBA8CFoYZFj4SFjcgBhZAAAoFMqAAFncIsAjgBvAG4ABGFmAADgNdg43fAlbHlGdW5jdGlvbgCgYSBpAG4AZwA7gMUAxUAAAWNzpACoAHIAAOA12Jzc6SFnbgCgVCJpAGwAZABlADuAwwDDQG0AbAA7gMQAxEAABGFjZWZvcnN1xQDYANoA7QDxAPYA+QD8AAABY3LJAM8AayNzbGFzaAAAoBYidgHTANUAAKDnKmUAZAAAoAYjeQARZIABY3J0AOAA5QDrAGEidXNlAACgNSLuI291bGxpcwCgLCFhAJJjcgAA4DXYBd1wAGYAAOA12Dnd5SF2ZdhiYwDyAOoAbSJwZXEAAKBOIgAHSE9hY2RlZmhpbG9yc3UXARoBHwE6AVIBVQFiAWQBZgGCAakB6QHtAfIBYwB5ACdkUABZADuAqQCpQIABY3B5ACUBKAE1AfUhdGUGYWmg0iJ0KGFsRGlmZmVyZW50aWFsRAAAoEUhbCJleXMAAKAtIQACYWVpb0EBRAFKAU0B8iFvbgxhZABpAGwAO4DHAMdAcgBjAAhhbiJpbnQAAKAwIm8AdAAKYQABZG5ZAV0BaSJsbGEAuGB0I2VyRG90ALdg8gA5AWkAp2NyImNsZQAAAkRNUFRwAXQBeQF9AW8AdAAAoJkiaSJudXMAAKCWIuwhdXMAoJUiaSJtZXMAAKCXIm8AAAFjc4cBlAFrKndpc2VDb250b3VySW50ZWdyYWwAAKAyImUjQ3VybHkAAAFEUZwBpAFvJXVibGVRdW90ZQAAoB0gdSJvdGUAAKAZIAACbG5wdbABtgHNAdgBbwBuAGWgNyIAoHQqgAFnaXQAvAHBAcUB8iJ1ZW50AKBhIm4AdAAAoC8i7yV1ckludGVncmFsAKAuIgABZnLRAdMBAKACIe8iZHVjdACgECJuLnRlckNsb2Nrd2lzZUNvbnRvdXJJbnRlZ3JhbAAAoDMi7yFzcwCgLypjAHIAAOA12J7ccABDoNMiYQBwAACgTSKABURKU1phY2VmaW9zAAsCEgIVAhgCGwIsAjQCOQI9AnMCfwNvoEUh9CJyYWhkAKARKWMAeQACZGMAeQAFZGMAeQAPZIABZ3JzACECJQIoAuchZXIAoCEgcgAAoKEhaAB2AACg5CoAAWF5MAIzAvIhb24OYRRkbAB0oAciYQCUY3IAAOA12AfdAAFhZkECawIAAWNtRQJnAvIjaXRpY2FsAAJBREdUUAJUAl8CYwJjInV0ZQC0YG8AdAFZAloC2WJiJGxlQWN1dGUA3WJyImF2ZQBgYGkibGRlANxi7yFuZACgxCJmJWVyZW50aWFsRAAAoEYhcAR9AgAAAAAAAIECjgIAABoDZgAA4DXYO91EoagAhQKJAm8AdAAAoNwgcSJ1YWwAAKBQIuIhbGUAA0NETFJVVpkCqAK1Au8C/wIRA28AbgB0AG8AdQByAEkAbgB0AGUAZwByAGEA7ADEAW8AdAKvAgAAAACwAqhgbiNBcnJvdwAAoNMhAAFlb7kC0AJmAHQAgAFBUlQAwQLGAs0CciJyb3cAAKDQIekkZ2h0QXJyb3cAoNQhZQDlACsCbgBnAAABTFLWAugC5SFmdAABQVLcAuECciJyb3cAAKD4J+kkZ2h0QXJyb3cAoPon6SRnaHRBcnJvdwCg+SdpImdodAAAAUFU9gL7AnIicm93AACg0iFlAGUAAKCoInAAQQIGAwAAAAALA3Iicm93AACg0SFvJHduQXJyb3cAAKDVIWUlcnRpY2FsQmFyAACgJSJuAAADQUJMUlRhJAM2AzoDWgNxA3oDciJyb3cAAKGTIUJVLAMwA2EAcgAAoBMpcCNBcnJvdwAAoPUhciJldmUAEWPlIWZ00gJDAwAASwMAAFIDaSVnaHRWZWN0b3IAAKBQKWUkZVZlY3RvcgAAoF4p5SJjdG9yQqC9IWEAcgAAoFYpaSJnaHQA1AFiAwAAaQNlJGVWZWN0b3IAAKBfKeUiY3RvckKgwSFhAHIAAKBXKWUAZQBBoKQiciJyb3cAAKCnIXIAcgBvAPcAtAIAAWN0gwOHA3IAAOA12J/c8iFvaxBhAAhOVGFjZGZnbG1vcHFzdHV4owOlA6kDsAO/A8IDxgPNA9ID8gP9AwEEFAQeBCAEJQRHAEphSAA7gNAA0EBjAHUAdABlADuAyQDJQIABYWl5ALYDuQO+A/Ihb24aYXIAYwA7gMoAykAtZG8AdAAWYXIAAOA12AjdcgBhAHYAZQA7gMgAyEDlIm1lbnQAoAgiAAFhcNYD2QNjAHIAEmF0AHkAUwLhAwAAAADpA20lYWxsU3F1YXJlAACg+yVlJ3J5U21hbGxTcXVhcmUAAKCrJQABZ3D2A/kDbwBuABhhZgAA4DXYPN3zImlsb26VY3UAAAFhaQYEDgRsAFSgdSppImxkZQAAoEIi7CNpYnJpdW0AoMwhAAFjaRgEGwRyAACgMCFtAACgcyphAJdjbQBsADuAywDLQAABaXApBC0E8yF0cwCgAyLvJG5lbnRpYWxFAKBHIYACY2Zpb3MAPQQ/BEMEXQRyBHkAJGRyAADgNdgJ3WwibGVkAFMCTAQAAAAAVARtJWFsbFNxdWFyZQAAoPwlZSdyeVNtYWxsU3F1YXJlAACgqiVwA2UEAABpBAAAAABtBGYAAOA12D3dwSFsbACgACLyI2llcnRyZgCgMSFjAPIAcQQABkpUYWJjZGZnb3JzdIgEiwSOBJMElwSkBKcEqwStBLIE5QTqBGMAeQADZDuAPgA+QO0hbWFkoJMD3GNyImV2ZQAeYYABZWl5AJ0EoASjBOQhaWwiYXIAYwAcYRNkbwB0ACBhcgAA4DXYCt0AoNkicABmAADgNdg+3eUiYXRlcgADRUZHTFNUvwTIBM8E1QTZBOAEcSJ1YWwATKBlIuUhc3MAoNsidSRsbEVxdWFsAACgZyJyI2VhdGVyAACgoirlIXNzAKB3IuwkYW50RXF1YWwAoH4qaSJsZGUAAKBzImMAcgAA4DXYotwAoGsiAARBYWNmaW9zdfkE/QQFBQgFCwUTBSIFKwVSIkRjeQAqZAABY3QBBQQFZQBrAMdiXmDpIXJjJGFyAACgDCFsJWJlcnRTcGFjZQAAoAsh8AEYBQAAGwVmAACgDSHpJXpvbnRhbExpbmUAoAAlAAFjdCYFKAXyABIF8iFvayZhbQBwAEQBMQU5BW8AdwBuAEgAdQBtAPAAAAFxInVhbAAAoE8iAAdFSk9hY2RmZ21ub3N0dVMFVgVZBVwFYwVtBXAFcwV6BZAFtgXFBckFzQVjAHkAFWTsIWlnMmFjAHkAAWRjAHUAdABlADuAzQDNQAABaXlnBWwFcgBjADuAzgDOQBhkbwB0ADBhcgAAoBEhcgBhAHYAZQA7gMwAzEAAoREhYXB/BYsFAAFjZ4MFhQVyACphaSNuYXJ5SQAAoEghbABpAGUA8wD6AvQBlQUAAKUFZaAsIgABZ3KaBZ4F8iFhbACgKyLzI2VjdGlvbgCgwiJpI3NpYmxlAAABQ1SsBbEFbyJtbWEAAKBjIGkibWVzAACgYiCAAWdwdAC8Bb8FwwVvAG4ALmFmAADgNdhA3WEAmWNjAHIAAKAQIWkibGRlAChh6wHSBQAA1QVjAHkABmRsADuAzwDPQIACY2Zvc3UA4QXpBe0F8gX9BQABaXnlBegFcgBjADRhGWRyAADgNdgN3XAAZgAA4DXYQd3jAfcFAAD7BXIAAOA12KXc8iFjeQhk6yFjeQRkgANISmFjZm9zAAwGDwYSBhUGHQYhBiYGYwB5ACVkYwB5AAxk8CFwYZpjAAFleRkGHAbkIWlsNmEaZHIAAOA12A7dcABmAADgNdhC3WMAcgAA4DXYptyABUpUYWNlZmxtb3N0AD0GQAZDBl4GawZkB2gHcAd0B80H2gdjAHkACWQ7gDwAPECAAmNtbnByAEwGTwZSBlUGWwb1IXRlOWHiIWRhm2NnAACg6ifsI2FjZXRyZgCgEiFyAACgniGAAWFleQBkBmcGagbyIW9uPWHkIWlsO2EbZAABZnNvBjQHdAAABUFDREZSVFVWYXKABp4GpAbGBssG3AYDByEHwQIqBwABbnKEBowGZyVsZUJyYWNrZXQAAKDoJ/Ihb3cAoZAhQlKTBpcGYQByAACg5CHpJGdodEFycm93AKDGIWUjaWxpbmcAAKAII28A9QGqBgAAsgZiJWxlQnJhY2tldAAAoOYnbgDUAbcGAAC+BmUkZVZlY3RvcgAAoGEp5SJjdG9yQqDDIWEAcgAAoFkpbCJvb3IAAKAKI2kiZ2h0AAABQVbSBtcGciJyb3cAAKCUIeUiY3RvcgCgTikAAWVy4AbwBmUAAKGjIkFW5gbrBnIicm93AACgpCHlImN0b3IAoFopaSNhbmdsZQBCorIi+wYAAAAA/wZhAHIAAKDPKXEidWFsAACgtCJwAIABRFRWAAoHEQcYB+8kd25WZWN0b3IAoFEpZSRlVmVjdG9yAACgYCnlImN0b3JCoL8hYQByAACgWCnlImN0b3JCoLwhYQByAACgUilpAGcAaAB0AGEAcgByAG8A9wDMAnMAAANFRkdMU1Q/B0cHTgdUB1gHXwfxJXVhbEdyZWF0ZXIAoNoidSRsbEVxdWFsAACgZiJyI2VhdGVyAACgdiLlIXNzAKChKuwkYW50RXF1YWwAoH0qaSJsZGUAAKByInIAAOA12A/dZaDYIuYjdGFycm93AKDaIWkiZG90AD9hgAFucHcAege1B7kHZwAAAkxSbHKCB5QHmwerB+UhZnQAAUFSiAeNB3Iicm93AACg9SfpJGdodEFycm93AKD3J+kkZ2h0QXJyb3cAoPYn5SFmdAABYXLcAqEHaQBnAGgAdABhAHIAcgBvAPcA5wJpAGcAaAB0AGEAcgByAG8A9wDuAmYAAOA12EPdZQByAAABTFK/B8YHZSRmdEFycm93AACgmSHpJGdodEFycm93AKCYIYABY2h0ANMH1QfXB/IAWgYAoLAh8iFva0FhAKBqIgAEYWNlZmlvc3XpB+wH7gf/BwMICQgOCBEIcAAAoAUpeQAcZAABZGzyB/kHaSR1bVNwYWNlAACgXyBsI2ludHJmAACgMyFyAADgNdgQ3e4jdXNQbHVzAKATInAAZgAA4DXYRN1jAPIA/gecY4AESmFjZWZvc3R1ACEIJAgoCDUIgQiFCDsKQApHCmMAeQAKZGMidXRlAENhgAFhZXkALggxCDQI8iFvbkdh5CFpbEVhHWSAAWdzdwA7CGEIfQjhInRpdmWAAU1UVgBECEwIWQhlJWRpdW1TcGFjZQAAoAsgaABpAAABY25SCFMIawBTAHAAYQBjAOUASwhlAHIAeQBUAGgAaQDuAFQI9CFlZAABR0xnCHUIcgBlAGEAdABlAHIARwByAGUAYQB0AGUA8gDrBGUAcwBzAEwAZQBzAPMA2wdMImluZQAKYHIAAOA12BHdAAJCbnB0jAiRCJkInAhyImVhawAAoGAgwiZyZWFraW5nU3BhY2WgYGYAAKAVIUOq7CqzCMIIzQgAAOcIGwkAAAAAAAAtCQAAbwkAAIcJAACdCcAJGQoAADQKAAFvdbYIvAjuI2dydWVudACgYiJwIkNhcAAAoG0ibyh1YmxlVmVydGljYWxCYXIAAKAmIoABbHF4ANII1wjhCOUibWVudACgCSL1IWFsVKBgImkibGRlAADgQiI4A2kic3RzAACgBCJyI2VhdGVyAACjbyJFRkdMU1T1CPoIAgkJCQ0JFQlxInVhbAAAoHEidSRsbEVxdWFsAADgZyI4A3IjZWF0ZXIAAOBrIjgD5SFzcwCgeSLsJGFudEVxdWFsAOB+KjgDaSJsZGUAAKB1IvUhbXBEASAJJwnvI3duSHVtcADgTiI4A3EidWFsAADgTyI4A2UAAAFmczEJRgn0JFRyaWFuZ2xlQqLqIj0JAAAAAEIJYQByAADgzyk4A3EidWFsAACg7CJzAICibiJFR0xTVABRCVYJXAlhCWkJcSJ1YWwAAKBwInIjZWF0ZXIAAKB4IuUhc3MA4GoiOAPsJGFudEVxdWFsAOB9KjgDaSJsZGUAAKB0IuUic3RlZAABR0x1CX8J8iZlYXRlckdyZWF0ZXIA4KIqOAPlI3NzTGVzcwDgoSo4A/IjZWNlZGVzAKGAIkVTjwmVCXEidWFsAADgryo4A+wkYW50RXF1YWwAoOAiAAFlaaAJqQl2JmVyc2VFbGVtZW50AACgDCLnJWh0VHJpYW5nbGVCousitgkAAAAAuwlhAHIAAODQKTgDcSJ1YWwAAKDtIgABcXXDCeAJdSNhcmVTdQAAAWJwywnVCfMhZXRF4I8iOANxInVhbAAAoOIi5SJyc2V0ReCQIjgDcSJ1YWwAAKDjIoABYmNwAOYJ8AkNCvMhZXRF4IIi0iBxInVhbAAAoIgi4yJlZWRzgKGBIkVTVAD6CQAKBwpxInVhbAAA4LAqOAPsJGFudEVxdWFsAKDhImkibGRlAADgfyI4A+UicnNldEXggyLSIHEidWFsAACgiSJpImxkZQCAoUEiRUZUACIKJwouCnEidWFsAACgRCJ1JGxsRXF1YWwAAKBHImkibGRlAACgSSJlJXJ0aWNhbEJhcgAAoCQiYwByAADgNdip3GkAbABkAGUAO4DRANFAnWMAB0VhY2RmZ21vcHJzdHV2XgphCmgKcgp2CnoKgQqRCpYKqwqtCrsKyArNCuwhaWdSYWMAdQB0AGUAO4DTANNAAAFpeWwKcQpyAGMAO4DUANRAHmRiImxhYwBQYXIAAOA12BLdcgBhAHYAZQA7gNIA0kCAAWFlaQCHCooKjQpjAHIATGFnAGEAqWNjInJvbgCfY3AAZgAA4DXYRt3lI25DdXJseQABRFGeCqYKbyV1YmxlUXVvdGUAAKAcIHUib3RlAACgGCAAoFQqAAFjbLEKtQpyAADgNdiq3GEAcwBoADuA2ADYQGkAbAHACsUKZABlADuA1QDVQGUAcwAAoDcqbQBsADuA1gDWQGUAcgAAAUJQ0wrmCgABYXLXCtoKcgAAoD4gYQBjAAABZWvgCuIKAKDeI2UAdAAAoLQjYSVyZW50aGVzaXMAAKDcI4AEYWNmaGlsb3JzAP0KAwsFCwkLCwsMCxELIwtaC3IjdGlhbEQAAKACInkAH2RyAADgNdgT3WkApmOgY/Ujc01pbnVzsWAAAWlwFQsgC24AYwBhAHIAZQBwAGwAYQBuAOUACgVmAACgGSGAobsqZWlvACoLRQtJC+MiZWRlc4CheiJFU1QANAs5C0ALcSJ1YWwAAKCvKuwkYW50RXF1YWwAoHwiaSJsZGUAAKB+Im0AZQAAoDMgAAFkcE0LUQv1IWN0AKAPIm8jcnRpb24AYaA3ImwAAKAdIgABY2leC2ILcgAA4DXYq9yoYwACVWZvc2oLbwtzC3cLTwBUADuAIgAiQHIAAOA12BTdcABmAACgGiFjAHIAAOA12KzcAAZCRWFjZWZoaW9yc3WPC5MLlwupC7YL2AvbC90LhQyTDJoMowzhIXJyAKAQKUcAO4CuAK5AgAFjbnIAnQugC6ML9SF0ZVRhZwAAoOsncgB0oKAhbAAAoBYpgAFhZXkArwuyC7UL8iFvblhh5CFpbFZhIGR2oBwhZSJyc2UAAAFFVb8LzwsAAWxxwwvIC+UibWVudACgCyL1JGlsaWJyaXVtAKDLIXAmRXF1aWxpYnJpdW0AAKBvKXIAAKAcIW8AoWPnIWh0AARBQ0RGVFVWYewLCgwQDDIMNwxeDHwM9gIAAW5y8Av4C2clbGVCcmFja2V0AACg6SfyIW93AKGSIUJM/wsDDGEAcgAAoOUhZSRmdEFycm93AACgxCFlI2lsaW5nAACgCSNvAPUBFgwAAB4MYiVsZUJyYWNrZXQAAKDnJ24A1AEjDAAAKgxlJGVWZWN0b3IAAKBdKeUiY3RvckKgwiFhAHIAAKBVKWwib29yAACgCyMAAWVyOwxLDGUAAKGiIkFWQQxGDHIicm93AACgpiHlImN0b3IAoFspaSNhbmdsZQBCorMiVgwAAAAAWgxhAHIAAKDQKXEidWFsAACgtSJwAIABRFRWAGUMbAxzDO8kd25WZWN0b3IAoE8pZSRlVmVjdG9yAACgXCnlImN0b3JCoL4hYQByAACgVCnlImN0b3JCoMAhYQByAACgUykAAXB1iQyMDGYAAKAdIe4kZEltcGxpZXMAoHAp6SRnaHRhcnJvdwCg2yEAAWNongyhDHIAAKAbIQCgsSHsJGVEZWxheWVkAKD0KYAGSE9hY2ZoaW1vcXN0dQC/DMgMzAzQDOIM5gwKDQ0NFA0ZDU8NVA1YDQABQ2PDDMYMyCFjeSlkeQAoZEYiVGN5ACxkYyJ1dGUAWmEAorwqYWVpedgM2wzeDOEM8iFvbmBh5CFpbF5hcgBjAFxhIWRyAADgNdgW3e8hcnQAAkRMUlXvDPYM/QwEDW8kd25BcnJvdwAAoJMhZSRmdEFycm93AACgkCHpJGdodEFycm93AKCSIXAjQXJyb3cAAKCRIechbWGjY+EkbGxDaXJjbGUAoBgicABmAADgNdhK3XICHw0AAAAAIg10AACgGiLhIXJlgKGhJUlTVQAqDTINSg3uJXRlcnNlY3Rpb24AoJMidQAAAWJwNw1ADfMhZXRFoI8icSJ1YWwAAKCRIuUicnNldEWgkCJxInVhbAAAoJIibiJpb24AAKCUImMAcgAA4DXYrtxhAHIAAKDGIgACYmNtcF8Nag2ODZANc6DQImUAdABFoNAicSJ1YWwAAKCGIgABY2huDYkNZSJlZHMAgKF7IkVTVAB4DX0NhA1xInVhbAAAoLAq7CRhbnRFcXVhbACgfSJpImxkZQAAoH8iVABoAGEA9ADHCwCgESIAodEiZXOVDZ8NciJzZXQARaCDInEidWFsAACghyJlAHQAAKDRIoAFSFJTYWNmaGlvcnMAtQ27Db8NyA3ODdsN3w3+DRgOHQ4jDk8AUgBOADuA3gDeQMEhREUAoCIhAAFIY8MNxg1jAHkAC2R5ACZkAAFidcwNzQ0JYKRjgAFhZXkA1A3XDdoN8iFvbmRh5CFpbGJhImRyAADgNdgX3QABZWnjDe4N8gHoDQAA7Q3lImZvcmUAoDQiYQCYYwABY27yDfkNayNTcGFjZQAA4F8gCiDTInBhY2UAoAkg7CFkZYChPCJFRlQABw4MDhMOcSJ1YWwAAKBDInUkbGxFcXVhbAAAoEUiaSJsZGUAAKBIInAAZgAA4DXYS93pI3BsZURvdACg2yAAAWN0Jw4rDnIAAOA12K/c8iFva2Zh4QpFDlYOYA5qDgAAbg5yDgAAAAAAAAAAAAB5DnwOqA6zDgAADg8RDxYPGg8AAWNySA5ODnUAdABlADuA2gDaQHIAb6CfIeMhaXIAoEkpcgDjAVsOAABdDnkADmR2AGUAbGEAAWl5Yw5oDnIAYwA7gNsA20AjZGIibGFjAHBhcgAA4DXYGN1yAGEAdgBlADuA2QDZQOEhY3JqYQABZGl/Dp8OZQByAAABQlCFDpcOAAFhcokOiw5yAF9gYQBjAAABZWuRDpMOAKDfI2UAdAAAoLUjYSVyZW50aGVzaXMAAKDdI28AbgBQoMMi7CF1cwCgjiIAAWdwqw6uDm8AbgByYWYAAOA12EzdAARBREVUYWRwc78O0g7ZDuEOBQPqDvMOBw9yInJvdwDCoZEhyA4AAMwOYQByAACgEilvJHduQXJyb3cAAKDFIW8kd25BcnJvdwAAoJUhcSV1aWxpYnJpdW0AAKBuKWUAZQBBoKUiciJyb3cAAKClIW8AdwBuAGEAcgByAG8A9wAQA2UAcgAAAUxS+Q4AD2UkZnRBcnJvdwAAoJYh6SRnaHRBcnJvdwCglyFpAGyg0gNvAG4ApWPpIW5nbmFjAHIAAOA12LDcaSJsZGUAaGFtAGwAO4DcANxAgAREYmNkZWZvc3YALQ8xDzUPNw89D3IPdg97D4AP4SFzaACgqyJhAHIAAKDrKnkAEmThIXNobKCpIgCg5ioAAWVyQQ9DDwCgwSKAAWJ0eQBJD00Paw9hAHIAAKAWIGmgFiDjIWFsAAJCTFNUWA9cD18PZg9hAHIAAKAjIukhbmV8YGUkcGFyYXRvcgAAoFgnaSJsZGUAAKBAItQkaGluU3BhY2UAoAogcgAA4DXYGd1wAGYAAOA12E3dYwByAADgNdix3GQiYXNoAACgqiKAAmNlZm9zAI4PkQ+VD5kPng/pIXJjdGHkIWdlAKDAInIAAOA12BrdcABmAADgNdhO3WMAcgAA4DXYstwAAmZpb3OqD64Prw+0D3IAAOA12BvdnmNwAGYAAOA12E/dYwByAADgNdiz3IAEQUlVYWNmb3N1AMgPyw/OD9EP2A/gD+QP6Q/uD2MAeQAvZGMAeQAHZGMAeQAuZGMAdQB0AGUAO4DdAN1AAAFpedwP3w9yAGMAdmErZHIAAOA12BzdcABmAADgNdhQ3WMAcgAA4DXYtNxtAGwAeGEABEhhY2RlZm9z/g8BEAUQDRAQEB0QIBAkEGMAeQAWZGMidXRlAHlhAAFheQkQDBDyIW9ufWEXZG8AdAB7YfIBFRAAABwQbwBXAGkAZAB0AOgAVAhhAJZjcgAAoCghcABmAACgJCFjAHIAAOA12LXc4QtCEEkQTRAAAGcQbRByEAAAAAAAAAAAeRCKEJcQ8hD9EAAAGxEhETIROREAAD4RYwB1AHQAZQA7gOEA4UByImV2ZQADYYCiPiJFZGl1eQBWEFkQWxBgEGUQAOA+IjMDAKA/InIAYwA7gOIA4kB0AGUAO4C0ALRAMGRsAGkAZwA7gOYA5kByoGEgAOA12B7dcgBhAHYAZQA7gOAA4EAAAWVwfBCGEAABZnCAEIQQ8yF5bQCgNSHoAIMQaABhALFjAAFhcI0QWwAAAWNskRCTEHIAAWFnAACgPypkApwQAAAAALEQAKInImFkc3ajEKcQqRCuEG4AZAAAoFUqAKBcKmwib3BlAACgWCoAoFoqAKMgImVsbXJzersQvRDAEN0Q5RDtEACgpCllAACgICJzAGQAYaAhImEEzhDQENIQ1BDWENgQ2hDcEACgqCkAoKkpAKCqKQCgqykAoKwpAKCtKQCgrikAoK8pdAB2oB8iYgBkoL4iAKCdKQABcHTpEOwQaAAAoCIixWDhIXJyAKB8IwABZ3D1EPgQbwBuAAVhZgAA4DXYUt0Ao0giRWFlaW9wBxEJEQ0RDxESERQRAKBwKuMhaXIAoG8qAKBKImQAAKBLInMAJ2DyIW94ZaBIIvEADhFpAG4AZwA7gOUA5UCAAWN0eQAmESoRKxFyAADgNdi23CpgbQBwAGWgSCLxAPgBaQBsAGQAZQA7gOMA40BtAGwAO4DkAORAAAFjaUERRxFvAG4AaQBuAPQA6AFuAHQAAKARKgAITmFiY2RlZmlrbG5vcHJzdWQRaBGXEZ8RpxGrEdIR1hErEjASexKKEn0RThNbE3oTbwB0AACg7SoAAWNybBGJEWsAAAJjZXBzdBF4EX0RghHvIW5nAKBMInAjc2lsb24A9mNyImltZQAAoDUgaQBtAGWgPSJxAACgzSJ2AY0RkRFlAGUAAKC9ImUAZABnoAUjZQAAoAUjcgBrAHSgtSPiIXJrAKC2IwABb3mjEaYRbgDnAHcRMWTxIXVvAKAeIIACY21wcnQAtBG5Eb4RwRHFEeEhdXPloDUi5ABwInR5dgAAoLApcwDpAH0RbgBvAPUA6gCAAWFodwDLEcwRzhGyYwCgNiHlIWVuAKBsInIAAOA12B/dZwCAA2Nvc3R1dncA4xHyEQUSEhIhEiYSKRKAAWFpdQDpEesR7xHwAKMFcgBjAACg7yVwAACgwyKAAWRwdAD4EfwRABJvAHQAAKAAKuwhdXMAoAEqaSJtZXMAAKACKnECCxIAAAAADxLjIXVwAKAGKmEAcgAAoAUm8iNpYW5nbGUAAWR1GhIeEu8hd24AoL0lcAAAoLMlcCJsdXMAAKAEKmUA5QBCD+UAkg9hInJvdwAAoA0pgAFha28ANhJoEncSAAFjbjoSZRJrAIABbHN0AEESRxJNEm8jemVuZ2UAAKDrKXEAdQBhAHIA5QBcBPIjaWFuZ2xlgKG0JWRscgBYElwSYBLvIXduAKC+JeUhZnQAoMIlaSJnaHQAAKC4JWsAAKAjJLEBbRIAAHUSsgFxEgAAcxIAoJIlAKCRJTQAAKCTJWMAawAAoIglAAFlb38ShxJx4D0A5SD1IWl2AOBhIuUgdAAAoBAjAAJwdHd4kRKVEpsSnxJmAADgNdhT3XSgpSJvAG0AAKClIvQhaWUAoMgiAAZESFVWYmRobXB0dXayEsES0RLgEvcS+xIKExoTHxMjEygTNxMAAkxSbHK5ErsSvRK/EgCgVyUAoFQlAKBWJQCgUyUAolAlRFVkdckSyxLNEs8SAKBmJQCgaSUAoGQlAKBnJQACTFJsctgS2hLcEt4SAKBdJQCgWiUAoFwlAKBZJQCjUSVITFJobHLrEu0S7xLxEvMS9RIAoGwlAKBjJQCgYCUAoGslAKBiJQCgXyVvAHgAAKDJKQACTFJscgITBBMGEwgTAKBVJQCgUiUAoBAlAKAMJQCiACVEVWR1EhMUExYTGBMAoGUlAKBoJQCgLCUAoDQlaSJudXMAAKCfIuwhdXMAoJ4iaSJtZXMAAKCgIgACTFJsci8TMRMzEzUTAKBbJQCgWCUAoBglAKAUJQCjAiVITFJobHJCE0QTRhNIE0oTTBMAoGolAKBhJQCgXiUAoDwlAKAkJQCgHCUAAWV2UhNVE3YA5QD5AGIAYQByADuApgCmQAACY2Vpb2ITZhNqE24TcgAA4DXYt9xtAGkAAKBPIG0A5aA9IogRbAAAoVwAYmh0E3YTAKDFKfMhdWIAoMgnbAF+E4QTbABloCIgdAAAoCIgcAAAoU4iRWWJE4sTAKCuKvGgTyI8BeEMqRMAAN8TABQDFB8UAAAjFDQUAAAAAIUUAAAAAI0UAAAAANcU4xT3FPsUAACIFQAAlhWAAWNwcgCuE7ET1RP1IXRlB2GAoikiYWJjZHMAuxO/E8QTzhPSE24AZAAAoEQqciJjdXAAAKBJKgABYXXIE8sTcAAAoEsqcAAAoEcqbwB0AACgQCoA4CkiAP4AAWVv2RPcE3QAAKBBIO4ABAUAAmFlaXXlE+8T9RP4E/AB6hMAAO0TcwAAoE0qbwBuAA1hZABpAGwAO4DnAOdAcgBjAAlhcABzAHOgTCptAACgUCpvAHQAC2GAAWRtbgAIFA0UEhRpAGwAO4C4ALhAcCJ0eXYAAKCyKXQAAIGiADtlGBQZFKJAcgBkAG8A9ABiAXIAAOA12CDdgAFjZWkAKBQqFDIUeQBHZGMAawBtoBMn4SFyawCgEyfHY3IAAKPLJUVjZWZtcz8UQRRHFHcUfBSAFACgwykAocYCZWxGFEkUcQAAoFciZQBhAlAUAAAAAGAUciJyb3cAAAFsclYUWhTlIWZ0AKC6IWkiZ2h0AACguyGAAlJTYWNkAGgUaRRrFG8UcxSuYACgyCRzAHQAAKCbIukhcmMAoJoi4SFzaACgnSJuImludAAAoBAqaQBkAACg7yrjIWlyAKDCKfUhYnN1oGMmaQB0AACgYybsApMUmhS2FAAAwxRvAG4AZaA6APGgVCKrAG0CnxQAAAAAoxRhAHSgLABAYAChASJmbKcUqRTuABMNZQAAAW14rhSyFOUhbnQAoAEiZQDzANIB5wG6FAAAwBRkoEUibwB0AACgbSpuAPQAzAGAAWZyeQDIFMsUzhQA4DXYVN1vAOQA1wEAgakAO3MeAdMUcgAAoBchAAFhb9oU3hRyAHIAAKC1IXMAcwAAoBcnAAFjdeYU6hRyAADgNdi43AABYnDuFPIUZaDPKgCg0SploNAqAKDSKuQhb3QAoO8igANkZWxwcnZ3AAYVEBUbFSEVRBVlFYQV4SFycgABbHIMFQ4VAKA4KQCgNSlwAhYVAAAAABkVcgAAoN4iYwAAoN8i4SFycnCgtiEAoD0pgKIqImJjZG9zACsVMBU6FT4VQRVyImNhcAAAoEgqAAFhdTQVNxVwAACgRipwAACgSipvAHQAAKCNInIAAKBFKgDgKiIA/gACYWxydksVURVuFXMVcgByAG2gtyEAoDwpeQCAAWV2dwBYFWUVaRVxAHACXxUAAAAAYxVyAGUA4wAXFXUA4wAZFWUAZQAAoM4iZSJkZ2UAAKDPImUAbgA7gKQApEBlI2Fycm93AAABbHJ7FX8V5SFmdACgtiFpImdodAAAoLchZQDkAG0VAAFjaYsVkRVvAG4AaQBuAPQAkwFuAHQAAKAxImwiY3R5AACgLSOACUFIYWJjZGVmaGlqbG9yc3R1d3oAuBW7Fb8V1RXgFegV+RUKFhUWHxZUFlcWZRbFFtsW7xb7FgUXChdyAPIAtAJhAHIAAKBlKQACZ2xyc8YVyhXOFdAV5yFlcgCgICDlIXRoAKA4IfIA9QxoAHagECAAoKMiawHZFd4VYSJyb3cAAKAPKWEA4wBfAgABYXnkFecV8iFvbg9hNGQAoUYhYW/tFfQVAAFnciEC8RVyAACgyiF0InNlcQAAoHcqgAFnbG0A/xUCFgUWO4CwALBAdABhALRjcCJ0eXYAAKCxKQABaXIOFhIW8yFodACgfykA4DXYId1hAHIAAAFschsWHRYAoMMhAKDCIYACYWVnc3YAKBauAjYWOhY+Fm0AAKHEIm9zLhY0Fm4AZABzoMQi9SFpdACgZiZhIm1tYQDdY2kAbgAAoPIiAKH3AGlvQxZRFmQAZQAAgfcAO29KFksW90BuI3RpbWVzAACgxyJuAPgAUBZjAHkAUmRjAG8CXhYAAAAAYhZyAG4AAKAeI28AcAAAoA0jgAJscHR1dwBuFnEWdRaSFp4W7CFhciRgZgAA4DXYVd0AotkCZW1wc30WhBaJFo0WcQBkoFAibwB0AACgUSJpIm51cwAAoDgi7CF1cwCgFCLxInVhcmUAoKEiYgBsAGUAYgBhAHIAdwBlAGQAZwDlANcAbgCAAWFkaAClFqoWtBZyAHIAbwD3APUMbwB3AG4AYQByAHIAbwB3APMA8xVhI3Jwb29uAAABbHK8FsAWZQBmAPQAHBZpAGcAaAD0AB4WYgHJFs8WawBhAHIAbwD3AJILbwLUFgAAAADYFnIAbgAAoB8jbwBwAACgDCOAAWNvdADhFukW7BYAAXJ55RboFgDgNdi53FVkbAAAoPYp8iFvaxFhAAFkcvMW9xZvAHQAAKDxImkA5qC/JVsSAAFhaP8WAhdyAPIANQNhAPIA1wvhIm5nbGUAoKYpAAFjaQ4XEBd5AF9k5yJyYXJyAKD/JwAJRGFjZGVmZ2xtbm9wcXJzdHV4MRc4F0YXWxcyBF4XaRd5F40XrBe0F78X2RcVGCEYLRg1GEAYAAFEbzUXgRZvAPQA+BUAAWNzPBdCF3UAdABlADuA6QDpQPQhZXIAoG4qAAJhaW95TRdQF1YXWhfyIW9uG2FyAGOgViI7gOoA6kDsIW9uAKBVIk1kbwB0ABdhAAFEcmIXZhdvAHQAAKBSIgDgNdgi3XKhmipuF3QXYQB2AGUAO4DoAOhAZKCWKm8AdAAAoJgqgKGZKmlscwCAF4UXhxfuInRlcnMAoOcjAKATIWSglSpvAHQAAKCXKoABYXBzAJMXlheiF2MAcgATYXQAeQBzogUinxcAAAAAoRdlAHQAAKAFInAAMaADIDMBqRerFwCgBCAAoAUgAAFnc7AXsRdLYXAAAKACIAABZ3C4F7sXbwBuABlhZgAA4DXYVt2AAWFscwDFF8sXzxdyAHOg1SJsAACg4yl1AHMAAKBxKmkAAKG1A2x21RfYF28AbgC1Y/VjAAJjc3V24BfoF/0XEBgAAWlv5BdWF3IAYwAAoFYiaQLuFwAAAADwF+0ADQThIW50AAFnbPUX+Rd0AHIAAKCWKuUhc3MAoJUqgAFhZWkAAxgGGAoYbABzAD1gcwB0AACgXyJ2AESgYSJEAACgeCrwImFyc2wAoOUpAAFEYRkYHRhvAHQAAKBTInIAcgAAoHEpgAFjZGkAJxgqGO0XcgAAoC8hbwD0AIwCAAFhaDEYMhi3YzuA8ADwQAABbXI5GD0YbAA7gOsA60BvAACgrCCAAWNpcABGGEgYSxhsACFgcwD0ACwEAAFlb08YVxhjAHQAYQB0AGkAbwDuABoEbgBlAG4AdABpAGEAbADlADME4Ql1GAAAgRgAAIMYiBgAAAAAoRilGAAAqhgAALsYvhjRGAAA1xgnGWwAbABpAG4AZwBkAG8AdABzAGUA8QBlF3kARGRtImFsZQAAoEAmgAFpbHIAjRiRGJ0Y7CFpZwCgA/tpApcYAAAAAJoYZwAAoAD7aQBnAACgBPsA4DXYI93sIWlnAKAB++whaWcA4GYAagCAAWFsdACvGLIYthh0AACgbSZpAGcAAKAC+24AcwAAoLElbwBmAJJh8AHCGAAAxhhmAADgNdhX3QABYWvJGMwYbADsAGsEdqDUIgCg2SphI3J0aW50AACgDSoAAWFv2hgiGQABY3PeGB8ZsQPnGP0YBRkSGRUZAAAdGbID7xjyGPQY9xj5GAAA+xg7gL0AvUAAoFMhO4C8ALxAAKBVIQCgWSEAoFshswEBGQAAAxkAoFQhAKBWIbQCCxkOGQAAAAAQGTuAvgC+QACgVyEAoFwhNQAAoFghtgEZGQAAGxkAoFohAKBdITgAAKBeIWwAAKBEIHcAbgAAoCIjYwByAADgNdi73IAIRWFiY2RlZmdpamxub3JzdHYARhlKGVoZXhlmGWkZkhmWGZkZnRmgGa0ZxhnLGc8Z4BkjGmygZyIAoIwqgAFjbXAAUBlTGVgZ9SF0ZfVhbQBhAOSgswM6FgCghipyImV2ZQAfYQABaXliGWUZcgBjAB1hM2RvAHQAIWGAoWUibHFzAMYEcBl6GfGhZSLOBAAAdhlsAGEAbgD0AN8EgKF+KmNkbACBGYQZjBljAACgqSpvAHQAb6CAKmyggioAoIQqZeDbIgD+cwAAoJQqcgAA4DXYJN3noGsirATtIWVsAKA3IWMAeQBTZIChdyJFYWoApxmpGasZAKCSKgCgpSoAoKQqAAJFYWVztBm2Gb0ZwhkAoGkicABwoIoq8iFveACgiipxoIgq8aCIKrUZaQBtAACg5yJwAGYAAOA12FjdYQB2AOUAYwIAAWNp0xnWGXIAAKAKIW0AAKFzImVs3BneGQCgjioAoJAqAIM+ADtjZGxxco0E6xn0GfgZ/BkBGgABY2nvGfEZAKCnKnIAAKB6Km8AdAAAoNci0CFhcgCglSl1ImVzdAAAoHwqgAJhZGVscwAKGvQZFhrVBCAa8AEPGgAAFBpwAHIAbwD4AFkZcgAAoHgpcQAAAWxxxAQbGmwAZQBzAPMASRlpAO0A5AQAAWVuJxouGnIjdG5lcXEAAOBpIgD+xQAsGgAFQWFiY2Vma29zeUAaQxpmGmoabRqDGocalhrCGtMacgDyAMwCAAJpbG1yShpOGlAaVBpyAHMA8ABxD2YAvWBpAGwA9AASBQABZHJYGlsaYwB5AEpkAKGUIWN3YBpkGmkAcgAAoEgpAKCtIWEAcgAAoA8h6SFyYyVhgAFhbHIAcxp7Gn8a8iF0c3WgZSZpAHQAAKBlJuwhaXAAoCYg4yFvbgCguSJyAADgNdgl3XMAAAFld4wakRphInJvdwAAoCUpYSJyb3cAAKAmKYACYW1vcHIAnxqjGqcauhq+GnIAcgAAoP8h9CFodACgOyJrAAABbHKsGrMaZSRmdGFycm93AACgqSHpJGdodGFycm93AKCqIWYAAOA12Fnd4iFhcgCgFSCAAWNsdADIGswa0BpyAADgNdi93GEAcwDoAGka8iFvaydhAAFicNca2xr1IWxsAKBDIOghZW4AoBAg4Qr2GgAA/RoAAAgbExsaGwAAIRs7GwAAAAA+G2IbmRuVG6sbAACyG80b0htjAHUAdABlADuA7QDtQAChYyBpeQEbBhtyAGMAO4DuAO5AOGQAAWN4CxsNG3kANWRjAGwAO4ChAKFAAAFmcssCFhsA4DXYJt1yAGEAdgBlADuA7ADsQIChSCFpbm8AJxsyGzYbAAFpbisbLxtuAHQAAKAMKnQAAKAtIuYhaW4AoNwpdABhAACgKSHsIWlnM2GAAWFvcABDG1sbXhuAAWNndABJG0sbWRtyACthgAFlbHAAcQVRG1UbaQBuAOUAyAVhAHIA9AByBWgAMWFmAACgtyJlAGQAtWEAoggiY2ZvdGkbbRt1G3kb4SFyZQCgBSFpAG4AdKAeImkAZQAAoN0pZABvAPQAWxsAoisiY2VscIEbhRuPG5QbYQBsAACguiIAAWdyiRuNG2UAcgDzACMQ4wCCG2EicmhrAACgFyryIW9kAKA8KgACY2dwdJ8boRukG6gbeQBRZG8AbgAvYWYAAOA12FrdYQC5Y3UAZQBzAHQAO4C/AL9AAAFjabUbuRtyAADgNdi+3G4AAKIIIkVkc3bCG8QbyBvQAwCg+SJvAHQAAKD1Inag9CIAoPMiaaBiIOwhZGUpYesB1hsAANkbYwB5AFZkbAA7gO8A70AAA2NmbW9zdeYb7hvyG/Ub+hsFHAABaXnqG+0bcgBjADVhOWRyAADgNdgn3eEhdGg3YnAAZgAA4DXYW93jAf8bAAADHHIAAOA12L/c8iFjeVhk6yFjeVRkAARhY2ZnaGpvcxUcGhwiHCYcKhwtHDAcNRzwIXBhdqC6A/BjAAFleR4cIRzkIWlsN2E6ZHIAAOA12CjdciJlZW4AOGFjAHkARWRjAHkAXGRwAGYAAOA12FzdYwByAADgNdjA3IALQUJFSGFiY2RlZmdoamxtbm9wcnN0dXYAXhxtHHEcdRx5HN8cBx0dHTwd3B3tHfEdAR4EHh0eLB5FHrwewx7hHgkfPR9LH4ABYXJ0AGQcZxxpHHIA8gBvB/IAxQLhIWlsAKAbKeEhcnIAoA4pZ6BmIgCgiyphAHIAAKBiKWMJjRwAAJAcAACVHAAAAAAAAAAAAACZHJwcAACmHKgcrRwAANIc9SF0ZTph7SJwdHl2AKC0KXIAYQDuAFoG4iFkYbtjZwAAoegnZGyhHKMcAKCRKeUAiwYAoIUqdQBvADuAqwCrQHIAgKOQIWJmaGxwc3QAuhy/HMIcxBzHHMoczhxmoOQhcwAAoB8pcwAAoB0p6wCyGnAAAKCrIWwAAKA5KWkAbQAAoHMpbAAAoKIhAKGrKmFl1hzaHGkAbAAAoBkpc6CtKgDgrSoA/oABYWJyAOUc6RztHHIAcgAAoAwpcgBrAACgcicAAWFr8Rz4HGMAAAFla/Yc9xx7YFtgAAFlc/wc/hwAoIspbAAAAWR1Ax0FHQCgjykAoI0pAAJhZXV5Dh0RHRodHB3yIW9uPmEAAWRpFR0YHWkAbAA8YewAowbiAPccO2QAAmNxcnMkHScdLB05HWEAAKA2KXUAbwDyoBwgqhEAAWR1MB00HeghYXIAoGcpcyJoYXIAAKBLKWgAAKCyIQCiZCJmZ3FzRB1FB5Qdnh10AIACYWhscnQATh1WHWUdbB2NHXIicm93AHSgkCFhAOkAzxxhI3Jwb29uAAABZHVeHWId7yF3bgCgvSFwAACgvCHlJGZ0YXJyb3dzAKDHIWkiZ2h0AIABYWhzAHUdex2DHXIicm93APOglCGdBmEAcgBwAG8AbwBuAPMAzgtxAHUAaQBnAGEAcgByAG8A9wBlGugkcmVldGltZXMAoMsi8aFkIk0HAACaHWwAYQBuAPQAXgcAon0qY2Rnc6YdqR2xHbcdYwAAoKgqbwB0AG+gfypyoIEqAKCDKmXg2iIA/nMAAKCTKoACYWRlZ3MAwB3GHcod1h3ZHXAAcAByAG8A+ACmHG8AdAAAoNYicQAAAWdxzx3SHXQA8gBGB2cAdADyAHQcdADyAFMHaQDtAGMHgAFpbHIA4h3mHeod8yFodACgfClvAG8A8gDKBgDgNdgp3UWgdiIAoJEqYQH1Hf4dcgAAAWR1YB35HWygvCEAoGopbABrAACghCVjAHkAWWQAomoiYWNodAweDx4VHhkecgDyAGsdbwByAG4AZQDyAGAW4SFyZACgaylyAGkAAKD6JQABaW8hHiQe5CFvdEBh9SFzdGGgsCPjIWhlAKCwIwACRWFlczMeNR48HkEeAKBoInAAcKCJKvIhb3gAoIkqcaCHKvGghyo0HmkAbQAAoOYiAARhYm5vcHR3elIeXB5fHoUelh6mHqsetB4AAW5yVh5ZHmcAAKDsJ3IAAKD9IXIA6wCwBmcAgAFsbXIAZh52Hnse5SFmdAABYXKIB2weaQBnAGgAdABhAHIAcgBvAPcAkwfhInBzdG8AoPwnaQBnAGgAdABhAHIAcgBvAPcAmgdwI2Fycm93AAABbHKNHpEeZQBmAPQAxhxpImdodAAAoKwhgAFhZmwAnB6fHqIecgAAoIUpAOA12F3ddQBzAACgLSppIm1lcwAAoDQqYQGvHrMecwB0AACgFyLhAIoOZaHKJbkeRhLuIWdlAKDKJWEAcgBsoCgAdAAAoJMpgAJhY2htdADMHs8e1R7bHt0ecgDyAJ0GbwByAG4AZQDyANYWYQByAGSgyyEAoG0pAKAOIHIAaQAAoL8iAANhY2hpcXTrHu8e1QfzHv0eBh/xIXVvAKA5IHIAAOA12MHcbQDloXIi+h4AAPweAKCNKgCgjyoAAWJ19xwBH28AcqAYIACgGiDyIW9rQmEAhDwAO2NkaGlscXJCBhcfxh0gHyQfKB8sHzEfAAFjaRsfHR8AoKYqcgAAoHkqcgBlAOUAkx3tIWVzAKDJIuEhcnIAoHYpdSJlc3QAAKB7KgABUGk1HzkfYQByAACglillocMlAgdfEnIAAAFkdUIfRx9zImhhcgAAoEop6CFhcgCgZikAAWVuTx9WH3IjdG5lcXEAAOBoIgD+xQBUHwAHRGFjZGVmaGlsbm9wc3VuH3Ifoh+rH68ftx+7H74f5h/uH/MfBwj/HwsgxCFvdACgOiIAAmNscHJ5H30fiR+eH3IAO4CvAK9AAAFldIEfgx8AoEImZaAgJ3MAZQAAoCAnc6CmIXQAbwCAoaYhZGx1AJQfmB+cH28AdwDuAHkDZQBmAPQA6gbwAOkO6yFlcgCgriUAAW95ph+qH+0hbWEAoCkqPGThIXNoAKAUIOElc3VyZWRhbmdsZQCgISJyAADgNdgq3W8AAKAnIYABY2RuAMQfyR/bH3IAbwA7gLUAtUBhoiMi0B8AANMf1x9zAPQAKxFpAHIAAKDwKm8AdAA7gLcAt0B1AHMA4qESIh4TAADjH3WgOCIAoCoqYwHqH+0fcAAAoNsq8gB+GnAAbAB1APMACAgAAWRw9x/7H+UhbHMAoKciZgAA4DXYXt0AAWN0AyAHIHIAAOA12MLc8CFvcwCgPiJsobwDECAVIPQiaW1hcACguCJhAPAAEyAADEdMUlZhYmNkZWZnaGlqbG1vcHJzdHV2dzwgRyBmIG0geSCqILgg2iDeIBEhFSEyIUMhTSFQIZwhnyHSIQAiIyKLIrEivyIUIwABZ3RAIEMgAODZIjgD9uBrItIgBwmAAWVsdABNIF8gYiBmAHQAAAFhclMgWCByInJvdwAAoM0h6SRnaHRhcnJvdwCgziEA4NgiOAP24Goi0iBfCekkZ2h0YXJyb3cAoM8hAAFEZHEgdSDhIXNoAKCvIuEhc2gAoK4igAJiY25wdACCIIYgiSCNIKIgbABhAACgByL1IXRlRGFnAADgICLSIACiSSJFaW9wlSCYIJwgniAA4HAqOANkAADgSyI4A3MASWFyAG8A+AAyCnUAcgBhoG4mbADzoG4mmwjzAa8gAACzIHAAO4CgAKBAbQBwAOXgTiI4AyoJgAJhZW91eQDBIMogzSDWINkg8AHGIAAAyCAAoEMqbwBuAEhh5CFpbEZhbgBnAGSgRyJvAHQAAOBtKjgDcAAAoEIqPWThIXNoAKATIACjYCJBYWRxc3jpIO0g+SD+IAIhDCFyAHIAAKDXIXIAAAFocvIg9SBrAACgJClvoJch9wAGD28AdAAA4FAiOAN1AGkA9gC7CAABZWkGIQohYQByAACgKCntAN8I6SFzdPOgBCLlCHIAAOA12CvdAAJFZXN0/wgcISshLiHxoXEiIiEAABMJ8aFxIgAJAAAnIWwAYQBuAPQAEwlpAO0AGQlyoG8iAKBvIoABQWFwADghOyE/IXIA8gBeIHIAcgAAoK4hYQByAACg8ipzogsiSiEAAAAAxwtkoPwiAKD6ImMAeQBaZIADQUVhZGVzdABcIV8hYiFmIWkhkyGWIXIA8gBXIADgZiI4A3IAcgAAoJohcgAAoCUggKFwImZxcwBwIYQhjiF0AAABYXJ1IXohcgByAG8A9wBlIWkAZwBoAHQAYQByAHIAbwD3AD4h8aFwImAhAACKIWwAYQBuAPQAZwlz4H0qOAMAoG4iaQDtAG0JcqBuImkA5aDqIkUJaQDkADoKAAFwdKMhpyFmAADgNdhf3YCBrAA7aW4AriGvIcchrEBuAIChCSJFZHYAtyG6Ib8hAOD5IjgDbwB0AADg9SI4A+EB1gjEIcYhAKD3IgCg9iJpAHagDCLhAagJzyHRIQCg/iIAoP0igAFhb3IA2CHsIfEhcgCAoSYiYXN0AOAh5SHpIWwAbABlAOwAywhsAADg/SrlIADgAiI4A2wiaW50AACgFCrjoYAi9yEAAPohdQDlAJsJY+CvKjgDZaCAIvEAkwkAAkFhaXQHIgoiFyIeInIA8gBsIHIAcgAAoZshY3cRIhQiAOAzKTgDAOCdITgDZyRodGFycm93AACgmyFyAGkA5aDrIr4JgANjaGltcHF1AC8iPCJHIpwhTSJQIloigKGBImNlcgA2Iv0JOSJ1AOUABgoA4DXYw9zvIXJ0bQKdIQAAAABEImEAcgDhAOEhbQBloEEi8aBEIiYKYQDyAMsIcwB1AAABYnBWIlgi5QDUCeUA3wmAAWJjcABgInMieCKAoYQiRWVzAGci7glqIgDgxSo4A2UAdABl4IIi0iBxAPGgiCJoImMAZaCBIvEA/gmAoYUiRWVzAH8iFgqCIgDgxio4A2UAdABl4IMi0iBxAPGgiSKAIgACZ2lscpIilCKaIpwi7AAMCWwAZABlADuA8QDxQOcAWwlpI2FuZ2xlAAABbHKkIqoi5SFmdGWg6iLxAEUJaSJnaHQAZaDrIvEAvgltoL0DAKEjAGVzuCK8InIAbwAAoBYhcAAAoAcggARESGFkZ2lscnMAziLSItYi2iLeIugi7SICIw8j4SFzaACgrSLhIXJyAKAEKXAAAOBNItIg4SFzaACgrCIAAWV04iLlIgDgZSLSIADgPgDSIG4iZmluAACg3imAAUFldADzIvci+iJyAHIAAKACKQDgZCLSIHLgPADSIGkAZQAA4LQi0iAAAUF0BiMKI3IAcgAAoAMp8iFpZQDgtSLSIGkAbQAA4Dwi0iCAAUFhbgAaIx4jKiNyAHIAAKDWIXIAAAFociMjJiNrAACgIylvoJYh9wD/DuUhYXIAoCcpUxJqFAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAVCMAAF4jaSN/I4IjjSOeI8AUAAAAAKYjwCMAANoj3yMAAO8jHiQvJD8kRCQAAWNzVyNsFHUAdABlADuA8wDzQAABaXlhI2cjcgBjoJoiO4D0APRAPmSAAmFiaW9zAHEjdCN3I3EBeiNzAOgAdhTsIWFjUWF2AACgOCrvIWxkAKC8KewhaWdTYQABY3KFI4kjaQByAACgvykA4DXYLN1vA5QjAAAAAJYjAACcI24A22JhAHYAZQA7gPIA8kAAoMEpAAFibaEjjAphAHIAAKC1KQACYWNpdKwjryO6I70jcgDyAFkUAAFpcrMjtiNyAACgvinvIXNzAKC7KW4A5QDZCgCgwCmAAWFlaQDFI8gjyyNjAHIATWFnAGEAyWOAAWNkbgDRI9Qj1iPyIW9uv2MAoLYpdQDzAHgBcABmAADgNdhg3YABYWVsAOQj5yPrI3IAAKC3KXIAcAAAoLkpdQDzAHwBAKMoImFkaW9zdvkj/CMPJBMkFiQbJHIA8gBeFIChXSplZm0AAyQJJAwkcgBvoDQhZgAAoDQhO4CqAKpAO4C6ALpA5yFvZgCgtiJyAACgVipsIm9wZQAAoFcqAKBbKoABY2xvACMkJSQrJPIACCRhAHMAaAA7gPgA+EBsAACgmCJpAGwBMyQ4JGQAZQA7gPUA9UBlAHMAYaCXInMAAKA2Km0AbAA7gPYA9kDiIWFyAKA9I+EKXiQAAHokAAB8JJQkAACYJKkkAAAAALUkEQsAAPAkAAAAAAQleiUAAIMlcgCAoSUiYXN0AGUkbyQBCwCBtgA7bGokayS2QGwAZQDsABgDaQJ1JAAAAAB4JG0AAKDzKgCg/Sp5AD9kcgCAAmNpbXB0AIUkiCSLJJkSjyRuAHQAJWBvAGQALmBpAGwAAKAwIOUhbmsAoDEgcgAA4DXYLd2AAWltbwCdJKAkpCR2oMYD1WNtAGEA9AD+B24AZQAAoA4m9KHAA64kAAC0JGMjaGZvcmsAAKDUItZjAAFhdbgkxCRuAAABY2u9JMIkawBooA8hAKAOIfYAaRpzAACkKwBhYmNkZW1zdNMkIRPXJNsk4STjJOck6yTjIWlyAKAjKmkAcgAAoCIqAAFvdYsW3yQAoCUqAKByKm4AO4CxALFAaQBtAACgJip3AG8AAKAnKoABaXB1APUk+iT+JO4idGludACgFSpmAADgNdhh3W4AZAA7gKMAo0CApHoiRWFjZWlub3N1ABMlFSUYJRslTCVRJVklSSV1JQCgsypwAACgtyp1AOUAPwtjoK8qgKJ6ImFjZW5zACclLSU0JTYlSSVwAHAAcgBvAPgAFyV1AHIAbAB5AGUA8QA/C/EAOAuAAWFlcwA8JUElRSXwInByb3gAoLkqcQBxAACgtSppAG0AAKDoImkA7QBEC20AZQDzoDIgIguAAUVhcwBDJVclRSXwAEAlgAFkZnAATwtfJXElgAFhbHMAZSVpJW0l7CFhcgCgLiPpIW5lAKASI/UhcmYAoBMjdKAdIu8AWQvyIWVsAKCwIgABY2l9JYElcgAA4DXYxdzIY24iY3NwAACgCCAAA2Zpb3BzdZElKxuVJZolnyWkJXIAAOA12C7dcABmAADgNdhi3XIiaW1lAACgVyBjAHIAAOA12MbcgAFhZW8AqiW6JcAldAAAAWVpryW2JXIAbgBpAG8AbgDzABkFbgB0AACgFipzAHQAZaA/APEACRj0AG0LgApBQkhhYmNkZWZoaWxtbm9wcnN0dXgA4yXyJfYl+iVpJpAmpia9JtUm5ib4JlonaCdxJ3UnnietJ7EnyCfiJ+cngAFhcnQA6SXsJe4lcgDyAJkM8gD6AuEhaWwAoBwpYQByAPIA3BVhAHIAAKBkKYADY2RlbnFydAAGJhAmEyYYJiYmKyZaJgABZXUKJg0mAOA9IjEDdABlAFVhaQDjACAN7SJwdHl2AKCzKWcAgKHpJ2RlbAAgJiImJCYAoJIpAKClKeUA9wt1AG8AO4C7ALtAcgAApZIhYWJjZmhscHN0dz0mQCZFJkcmSiZMJk4mUSZVJlgmcAAAoHUpZqDlIXMAAKAgKQCgMylzAACgHinrALka8ACVHmwAAKBFKWkAbQAAoHQpbAAAoKMhAKCdIQABYWleJmImaQBsAACgGilvAG6gNiJhAGwA8wB2C4ABYWJyAG8mciZ2JnIA8gAvEnIAawAAoHMnAAFha3omgSZjAAABZWt/JoAmfWBdYAABZXOFJocmAKCMKWwAAAFkdYwmjiYAoI4pAKCQKQACYWV1eZcmmiajJqUm8iFvbllhAAFkaZ4moSZpAGwAV2HsAA8M4gCAJkBkAAJjbHFzrSawJrUmuiZhAACgNylkImhhcgAAoGkpdQBvAPKgHSCjAWgAAKCzIYABYWNnAMMm0iaUC2wAgKEcIWlwcwDLJs4migxuAOUAoAxhAHIA9ADaC3QAAKCtJYABaWxyANsm3ybjJvMhaHQAoH0pbwBvAPIANgwA4DXYL90AAWFv6ib1JnIAAAFkde8m8SYAoMEhbKDAIQCgbCl2oMED8WOAAWducwD+Jk4nUCdoAHQAAANhaGxyc3QKJxInISc1Jz0nRydyInJvdwB0oJIhYQDpAFYmYSNycG9vbgAAAWR1GiceJ28AdwDuAPAmcAAAoMAh5SFmdAABYWgnJy0ncgByAG8AdwDzAAkMYQByAHAAbwBvAG4A8wATBGklZ2h0YXJyb3dzAACgySFxAHUAaQBnAGEAcgByAG8A9wBZJugkcmVldGltZXMAoMwiZwDaYmkAbgBnAGQAbwB0AHMAZQDxABwYgAFhaG0AYCdjJ2YncgDyAAkMYQDyABMEAKAPIG8idXN0AGGgsSPjIWhlAKCxI+0haWQAoO4qAAJhYnB0fCeGJ4knmScAAW5ygCeDJ2cAAKDtJ3IAAKD+IXIA6wAcDIABYWZsAI8nkieVJ3IAAKCGKQDgNdhj3XUAcwAAoC4qaSJtZXMAAKA1KgABYXCiJ6gncgBnoCkAdAAAoJQp7yJsaW50AKASKmEAcgDyADwnAAJhY2hxuCe8J6EMwCfxIXVvAKA6IHIAAOA12MfcAAFidYAmxCdvAPKgGSCoAYABaGlyAM4n0ifWJ3IAZQDlAE0n7SFlcwCgyiJpAIChuSVlZmwAXAxjEt4n9CFyaQCgzinsInVoYXIAoGgpAKAeIWENBSgJKA0oSyhVKIYoAACLKLAoAAAAAOMo5ygAABApJCkxKW0pcSmHKaYpAACYKgAAAACxKmMidXRlAFthcQB1AO8ABR+ApHsiRWFjZWlucHN5ABwoHignKCooLygyKEEoRihJKACgtCrwASMoAAAlKACguCpvAG4AYWF1AOUAgw1koLAqaQBsAF9hcgBjAF1hgAFFYXMAOCg6KD0oAKC2KnAAAKC6KmkAbQAAoOki7yJsaW50AKATKmkA7QCIDUFkbwB0AGKixSKRFgAAAABTKACgZiqAA0FhY21zdHgAYChkKG8ocyh1KHkogihyAHIAAKDYIXIAAAFocmkoayjrAJAab6CYIfcAzAd0ADuApwCnQGkAO2D3IWFyAKApKW0AAAFpbn4ozQBuAHUA8wDOAHQAAKA2J3IA7+A12DDdIxkAAmFjb3mRKJUonSisKHIAcAAAoG8mAAFoeZkonChjAHkASWRIZHIAdABtAqUoAAAAAKgoaQDkAFsPYQByAGEA7ABsJDuArQCtQAABZ22zKLsobQBhAAChwwNmdroouijCY4CjPCJkZWdsbnByAMgozCjPKNMo1yjaKN4obwB0AACgairxoEMiCw5FoJ4qAKCgKkWgnSoAoJ8qZQAAoEYi7CF1cwCgJCrhIXJyAKByKWEAcgDyAPwMAAJhZWl07Sj8KAEpCCkAAWxz8Sj4KGwAcwBlAHQAbQDpAH8oaABwAACgMyrwImFyc2wAoOQpAAFkbFoPBSllAACgIyNloKoqc6CsKgDgrCoA/oABZmxwABUpGCkfKfQhY3lMZGKgLwBhoMQpcgAAoD8jZgAA4DXYZN1hAAABZHIoKRcDZQBzAHWgYCZpAHQAAKBgJoABY3N1ADYpRilhKQABYXU6KUApcABzoJMiAOCTIgD+cABzoJQiAOCUIgD+dQAAAWJwSylWKQChjyJlcz4NUCllAHQAZaCPIvEAPw0AoZAiZXNIDVspZQB0AGWgkCLxAEkNAKGhJWFmZilbBHIAZQFrKVwEAKChJWEAcgDyAAMNAAJjZW10dyl7KX8pgilyAADgNdjI3HQAbQDuAM4AaQDsAAYpYQByAOYAVw0AAWFyiimOKXIA5qAGJhESAAFhbpIpoylpImdodAAAAWVwmSmgKXAAcwBpAGwAbwDuANkXaADpAKAkcwCvYIACYmNtbnAArin8KY4NJSooKgCkgiJFZGVtbnByc7wpvinCKcgpzCnUKdgp3CkAoMUqbwB0AACgvSpkoIYibwB0AACgwyr1IWx0AKDBKgABRWXQKdIpAKDLKgCgiiLsIXVzAKC/KuEhcnIAoHkpgAFlaXUA4inxKfQpdAAAoYIiZW7oKewpcQDxoIYivSllAHEA8aCKItEpbQAAoMcqAAFicPgp+ikAoNUqAKDTKmMAgKJ7ImFjZW5zAAcqDSoUKhYqRihwAHAAcgBvAPgAIyh1AHIAbAB5AGUA8QCDDfEAfA2AAWFlcwAcKiIqPShwAHAAcgBvAPgAPChxAPEAOShnAACgaiYApoMiMTIzRWRlaGxtbnBzPCo/KkIqRSpHKlIqWCpjKmcqaypzKncqO4C5ALlAO4CyALJAO4CzALNAAKDGKgABb3NLKk4qdAAAoL4qdQBiAACg2CpkoIcibwB0AACgxCpzAAABb3VdKmAqbAAAoMknYgAAoNcq4SFycgCgeyn1IWx0AKDCKgABRWVvKnEqAKDMKgCgiyLsIXVzAKDAKoABZWl1AH0qjCqPKnQAAKGDImVugyqHKnEA8aCHIkYqZQBxAPGgiyJwKm0AAKDIKgABYnCTKpUqAKDUKgCg1iqAAUFhbgCdKqEqrCpyAHIAAKDZIXIAAAFocqYqqCrrAJUab6CZIfcAxQf3IWFyAKAqKWwAaQBnADuA3wDfQOELzyrZKtwq6SrsKvEqAAD1KjQrAAAAAAAAAAAAAEwrbCsAAHErvSsAAAAAAADRK3IC1CoAAAAA2CrnIWV0AKAWI8RjcgDrAOUKgAFhZXkA4SrkKucq8iFvbmVh5CFpbGNhQmRvAPQAIg5sInJlYwAAoBUjcgAA4DXYMd0AAmVpa2/7KhIrKCsuK/IBACsAAAkrZQAAATRm6g0EK28AcgDlAOsNYQBzorgDECsAAAAAEit5AG0A0WMAAWNuFislK2sAAAFhcxsrIStwAHAAcgBvAPgAFw5pAG0AAKA8InMA8AD9DQABYXMsKyEr8AAXDnIAbgA7gP4A/kDsATgrOyswG2QA5QBnAmUAcwCAgdcAO2JkAEMrRCtJK9dAYaCgInIAAKAxKgCgMCqAAWVwcwBRK1MraSvhAAkh4qKkIlsrXysAAAAAYytvAHQAAKA2I2kAcgAAoPEqb+A12GXdcgBrAACg2irhAHgociJpbWUAAKA0IIABYWlwAHYreSu3K2QA5QC+DYADYWRlbXBzdACFK6MrmiunK6wrsCuzK24iZ2xlAACitSVkbHFykCuUK5ornCvvIXduAKC/JeUhZnRloMMl8QACBwCgXCJpImdodABloLkl8QBdDG8AdAAAoOwlaSJudXMAAKA6KuwhdXMAoDkqYgAAoM0p6SFtZQCgOyrlInppdW0AoOIjgAFjaHQAwivKK80rAAFyecYrySsA4DXYydxGZGMAeQBbZPIhb2tnYQABaW/UK9creAD0ANERaCJlYWQAAAFsct4r5ytlAGYAdABhAHIAcgBvAPcAXQbpJGdodGFycm93AKCgIQAJQUhhYmNkZmdobG1vcHJzdHV3CiwNLBEsHSwnLDEsQCxLLFIsYix6LIQsjyzLLOgs7Sz/LAotcgDyAAkDYQByAACgYykAAWNyFSwbLHUAdABlADuA+gD6QPIACQ1yAOMBIywAACUseQBeZHYAZQBtYQABaXkrLDAscgBjADuA+wD7QENkgAFhYmgANyw6LD0scgDyANEO7CFhY3FhYQDyAOAOAAFpckQsSCzzIWh0AKB+KQDgNdgy3XIAYQB2AGUAO4D5APlAYQFWLF8scgAAAWxyWixcLACgvyEAoL4hbABrAACggCUAAWN0Zix2LG8CbCwAAAAAcyxyAG4AZaAcI3IAAKAcI28AcAAAoA8jcgBpAACg+CUAAWFsfiyBLGMAcgBrYTuAqACoQAABZ3CILIssbwBuAHNhZgAA4DXYZt0AA2FkaGxzdZksniynLLgsuyzFLHIAcgBvAPcACQ1vAHcAbgBhAHIAcgBvAPcA2A5hI3Jwb29uAAABbHKvLLMsZQBmAPQAWyxpAGcAaAD0AF0sdQDzAKYOaQAAocUDaGzBLMIs0mNvAG4AxWPwI2Fycm93cwCgyCGAAWNpdADRLOEs5CxvAtcsAAAAAN4scgBuAGWgHSNyAACgHSNvAHAAAKAOI24AZwBvYXIAaQAAoPklYwByAADgNdjK3IABZGlyAPMs9yz6LG8AdAAAoPAi7CFkZWlhaQBmoLUlAKC0JQABYW0DLQYtcgDyAMosbAA7gPwA/EDhIm5nbGUAoKcpgAdBQkRhY2RlZmxub3Byc3oAJy0qLTAtNC2bLZ0toS2/LcMtxy3TLdgt3C3gLfwtcgDyABADYQByAHag6CoAoOkqYQBzAOgA/gIAAW5yOC08LechcnQAoJwpgANla25wcnN0AJkpSC1NLVQtXi1iLYItYQBwAHAA4QAaHG8AdABoAGkAbgDnAKEXgAFoaXIAoSmzJFotbwBwAPQAdCVooJUh7wD4JgABaXVmLWotZwBtAOEAuygAAWJwbi14LXMjZXRuZXEAceCKIgD+AODLKgD+cyNldG5lcQBx4IsiAP4A4MwqAP4AAWhyhi2KLWUAdADhABIraSNhbmdsZQAAAWxyki2WLeUhZnQAoLIiaSJnaHQAAKCzInkAMmThIXNoAKCiIoABZWxyAKcttC24LWKiKCKuLQAAAACyLWEAcgAAoLsicQAAoFoi7CFpcACg7iIAAWJ0vC1eD2EA8gBfD3IAAOA12DPddAByAOkAlS1zAHUAAAFicM0t0C0A4IIi0iAA4IMi0iBwAGYAAOA12GfdcgBvAPAAWQt0AHIA6QCaLQABY3XkLegtcgAA4DXYy9wAAWJw7C30LW4AAAFFZXUt8S0A4IoiAP5uAAABRWV/LfktAOCLIgD+6SJnemFnAKCaKYADY2Vmb3BycwANLhAuJS4pLiMuLi40LukhcmN1YQABZGkULiEuAAFiZxguHC5hAHIAAKBfKmUAcaAnIgCgWSLlIXJwAKAYIXIAAOA12DTdcABmAADgNdho3WWgQCJhAHQA6ABqD2MAcgAA4DXYzNzjCuQRUC4AAFQuAABYLmIuAAAAAGMubS5wLnQuAAAAAIguki4AAJouJxIqEnQAcgDpAB0ScgAA4DXYNd0AAUFhWy5eLnIA8gDnAnIA8gCTB75jAAFBYWYuaS5yAPIA4AJyAPIAjAdhAPAAeh5pAHMAAKD7IoABZHB0APgReS6DLgABZmx9LoAuAOA12GnddQDzAP8RaQBtAOUABBIAAUFhiy6OLnIA8gDuAnIA8gCaBwABY3GVLgoScgAA4DXYzdwAAXB0nS6hLmwAdQDzACUScgDpACASAARhY2VmaW9zdbEuvC7ELsguzC7PLtQu2S5jAAABdXm2LrsudABlADuA/QD9QE9kAAFpecAuwy5yAGMAd2FLZG4AO4ClAKVAcgAA4DXYNt1jAHkAV2RwAGYAAOA12GrdYwByAADgNdjO3AABY23dLt8ueQBOZGwAO4D/AP9AAAVhY2RlZmhpb3N38y73Lv8uAi8MLxAvEy8YLx0vIi9jInV0ZQB6YQABYXn7Lv4u8iFvbn5hN2RvAHQAfGEAAWV0Bi8KL3QAcgDmAB8QYQC2Y3IAAOA12DfdYwB5ADZk5yJyYXJyAKDdIXAAZgAA4DXYa91jAHIAAOA12M/cAAFqbiYvKC8AoA0gagAAoAwg");
    const decode_data_xml_xmlDecodeTree = decodeBase64("AAJhZ2xxBwARABMAFQBtAg0AAAAAAA8AcAAmYG8AcwAnYHQAPmB0ADxg9SFvdCJg");
    var CharCodes;
    (function(CharCodes) {
      CharCodes[CharCodes["NUM"] = 35] = "NUM";
      CharCodes[CharCodes["SEMI"] = 59] = "SEMI";
      CharCodes[CharCodes["EQUALS"] = 61] = "EQUALS";
      CharCodes[CharCodes["ZERO"] = 48] = "ZERO";
      CharCodes[CharCodes["NINE"] = 57] = "NINE";
      CharCodes[CharCodes["LOWER_A"] = 97] = "LOWER_A";
      CharCodes[CharCodes["LOWER_F"] = 102] = "LOWER_F";
      CharCodes[CharCodes["LOWER_X"] = 120] = "LOWER_X";
      CharCodes[CharCodes["LOWER_Z"] = 122] = "LOWER_Z";
      CharCodes[CharCodes["UPPER_A"] = 65] = "UPPER_A";
      CharCodes[CharCodes["UPPER_F"] = 70] = "UPPER_F";
      CharCodes[CharCodes["UPPER_Z"] = 90] = "UPPER_Z";
    })(CharCodes || (CharCodes = {}));
    const TO_LOWER_BIT = 32;
    function isHexadecimalCharacter(code) {
      return code >= CharCodes.UPPER_A && code <= CharCodes.UPPER_F || code >= CharCodes.LOWER_A && code <= CharCodes.LOWER_F;
    }
    function isAsciiAlphaNumeric(code) {
      return code >= CharCodes.UPPER_A && code <= CharCodes.UPPER_Z || code >= CharCodes.LOWER_A && code <= CharCodes.LOWER_Z || isNumber(code);
    }
    function isEntityInAttributeInvalidEnd(code) {
      return code === CharCodes.EQUALS || isAsciiAlphaNumeric(code);
    }
    var EntityDecoderState;
    (function(EntityDecoderState) {
      EntityDecoderState[EntityDecoderState["EntityStart"] = 0] = "EntityStart";
      EntityDecoderState[EntityDecoderState["NumericStart"] = 1] = "NumericStart";
      EntityDecoderState[EntityDecoderState["NumericDecimal"] = 2] = "NumericDecimal";
      EntityDecoderState[EntityDecoderState["NumericHex"] = 3] = "NumericHex";
      EntityDecoderState[EntityDecoderState["NamedEntity"] = 4] = "NamedEntity";
    })(EntityDecoderState || (EntityDecoderState = {}));
    var decode_DecodingMode;
    (function(DecodingMode) {
      DecodingMode[DecodingMode["Legacy"] = 0] = "Legacy";
      DecodingMode[DecodingMode["Strict"] = 1] = "Strict";
      DecodingMode[DecodingMode["Attribute"] = 2] = "Attribute";
    })(decode_DecodingMode || (decode_DecodingMode = {}));
    class EntityDecoder {
      constructor(decodeTree, emitCodePoint, errors) {
        this.decodeTree = decodeTree;
        this.emitCodePoint = emitCodePoint;
        this.errors = errors;
        this.state = EntityDecoderState.EntityStart;
        this.consumed = 1;
        this.result = 0;
        this.treeIndex = 0;
        this.excess = 1;
        this.decodeMode = decode_DecodingMode.Strict;
        this.runConsumed = 0;
      }
      startEntity(decodeMode) {
        this.decodeMode = decodeMode;
        this.state = EntityDecoderState.EntityStart;
        this.result = 0;
        this.treeIndex = 0;
        this.excess = 1;
        this.consumed = 1;
        this.runConsumed = 0;
      }
      write(input, offset) {
        switch (this.state) {
         case EntityDecoderState.EntityStart:
          {
            if (input.charCodeAt(offset) === CharCodes.NUM) {
              this.state = EntityDecoderState.NumericStart;
              this.consumed += 1;
              return this.stateNumericStart(input, offset + 1);
            }
            this.state = EntityDecoderState.NamedEntity;
            return this.stateNamedEntity(input, offset);
          }

         case EntityDecoderState.NumericStart:
          {
            return this.stateNumericStart(input, offset);
          }

         case EntityDecoderState.NumericDecimal:
          {
            return this.stateNumericDecimal(input, offset);
          }

         case EntityDecoderState.NumericHex:
          {
            return this.stateNumericHex(input, offset);
          }

         case EntityDecoderState.NamedEntity:
          {
            return this.stateNamedEntity(input, offset);
          }
        }
      }
      stateNumericStart(input, offset) {
        if (offset >= input.length) {
          return -1;
        }
        if ((input.charCodeAt(offset) | TO_LOWER_BIT) === CharCodes.LOWER_X) {
          this.state = EntityDecoderState.NumericHex;
          this.consumed += 1;
          return this.stateNumericHex(input, offset + 1);
        }
        this.state = EntityDecoderState.NumericDecimal;
        return this.stateNumericDecimal(input, offset);
      }
      stateNumericHex(input, offset) {
        while (offset < input.length) {
          const char = input.charCodeAt(offset);
          if (isNumber(char) || isHexadecimalCharacter(char)) {
            const digit = char <= CharCodes.NINE ? char - CharCodes.ZERO : (char | TO_LOWER_BIT) - CharCodes.LOWER_A + 10;
            this.result = this.result * 16 + digit;
            this.consumed++;
            offset++;
          } else {
            return this.emitNumericEntity(char, 3);
          }
        }
        return -1;
      }
      stateNumericDecimal(input, offset) {
        while (offset < input.length) {
          const char = input.charCodeAt(offset);
          if (isNumber(char)) {
            this.result = this.result * 10 + (char - CharCodes.ZERO);
            this.consumed++;
            offset++;
          } else {
            return this.emitNumericEntity(char, 2);
          }
        }
        return -1;
      }
      emitNumericEntity(lastCp, expectedLength) {
        var _a;
        if (this.consumed <= expectedLength) {
          (_a = this.errors) === null || _a === void 0 ? void 0 : _a.absenceOfDigitsInNumericCharacterReference(this.consumed);
          return 0;
        }
        if (lastCp === CharCodes.SEMI) {
          this.consumed += 1;
        } else if (this.decodeMode === decode_DecodingMode.Strict) {
          return 0;
        }
        this.emitCodePoint(replaceCodePoint(this.result), this.consumed);
        if (this.errors) {
          if (lastCp !== CharCodes.SEMI) {
            this.errors.missingSemicolonAfterCharacterReference();
          }
          this.errors.validateNumericCharacterReference(this.result);
        }
        return this.consumed;
      }
      stateNamedEntity(input, offset) {
        const {decodeTree: decodeTree} = this;
        let current = decodeTree[this.treeIndex];
        let valueLength = (current & BinTrieFlags.VALUE_LENGTH) >> 14;
        while (offset < input.length) {
          if (valueLength === 0 && (current & BinTrieFlags.FLAG13) !== 0) {
            const runLength = (current & BinTrieFlags.BRANCH_LENGTH) >> 7;
            if (this.runConsumed === 0) {
              const firstChar = current & BinTrieFlags.JUMP_TABLE;
              if (input.charCodeAt(offset) !== firstChar) {
                return this.result === 0 ? 0 : this.emitNotTerminatedNamedEntity();
              }
              offset++;
              this.excess++;
              this.runConsumed++;
            }
            while (this.runConsumed < runLength) {
              if (offset >= input.length) {
                return -1;
              }
              const charIndexInPacked = this.runConsumed - 1;
              const packedWord = decodeTree[this.treeIndex + 1 + (charIndexInPacked >> 1)];
              const expectedChar = charIndexInPacked % 2 === 0 ? packedWord & 255 : packedWord >> 8 & 255;
              if (input.charCodeAt(offset) !== expectedChar) {
                this.runConsumed = 0;
                return this.result === 0 ? 0 : this.emitNotTerminatedNamedEntity();
              }
              offset++;
              this.excess++;
              this.runConsumed++;
            }
            this.runConsumed = 0;
            this.treeIndex += 1 + (runLength >> 1);
            current = decodeTree[this.treeIndex];
            valueLength = (current & BinTrieFlags.VALUE_LENGTH) >> 14;
          }
          if (offset >= input.length) break;
          const char = input.charCodeAt(offset);
          if (char === CharCodes.SEMI && valueLength !== 0 && (current & BinTrieFlags.FLAG13) !== 0) {
            return this.emitNamedEntityData(this.treeIndex, valueLength, this.consumed + this.excess);
          }
          this.treeIndex = determineBranch(decodeTree, current, this.treeIndex + Math.max(1, valueLength), char);
          if (this.treeIndex < 0) {
            return this.result === 0 || this.decodeMode === decode_DecodingMode.Attribute && (valueLength === 0 || isEntityInAttributeInvalidEnd(char)) ? 0 : this.emitNotTerminatedNamedEntity();
          }
          current = decodeTree[this.treeIndex];
          valueLength = (current & BinTrieFlags.VALUE_LENGTH) >> 14;
          if (valueLength !== 0) {
            if (char === CharCodes.SEMI) {
              return this.emitNamedEntityData(this.treeIndex, valueLength, this.consumed + this.excess);
            }
            if (this.decodeMode !== decode_DecodingMode.Strict && (current & BinTrieFlags.FLAG13) === 0) {
              this.result = this.treeIndex;
              this.consumed += this.excess;
              this.excess = 0;
            }
          }
          offset++;
          this.excess++;
        }
        return -1;
      }
      emitNotTerminatedNamedEntity() {
        var _a;
        const {result: result, decodeTree: decodeTree} = this;
        const valueLength = (decodeTree[result] & BinTrieFlags.VALUE_LENGTH) >> 14;
        this.emitNamedEntityData(result, valueLength, this.consumed);
        (_a = this.errors) === null || _a === void 0 ? void 0 : _a.missingSemicolonAfterCharacterReference();
        return this.consumed;
      }
      emitNamedEntityData(result, valueLength, consumed) {
        const {decodeTree: decodeTree} = this;
        this.emitCodePoint(valueLength === 1 ? decodeTree[result] & ~(BinTrieFlags.VALUE_LENGTH | BinTrieFlags.FLAG13) : decodeTree[result + 1], consumed);
        if (valueLength === 3) {
          this.emitCodePoint(decodeTree[result + 2], consumed);
        }
        return consumed;
      }
      end() {
        var _a;
        switch (this.state) {
         case EntityDecoderState.NamedEntity:
          {
            return this.result !== 0 && (this.decodeMode !== decode_DecodingMode.Attribute || this.result === this.treeIndex) ? this.emitNotTerminatedNamedEntity() : 0;
          }

         case EntityDecoderState.NumericDecimal:
          {
            return this.emitNumericEntity(0, 2);
          }

         case EntityDecoderState.NumericHex:
          {
            return this.emitNumericEntity(0, 3);
          }

         case EntityDecoderState.NumericStart:
          {
            (_a = this.errors) === null || _a === void 0 ? void 0 : _a.absenceOfDigitsInNumericCharacterReference(this.consumed);
            return 0;
          }

         case EntityDecoderState.EntityStart:
          {
            return 0;
          }
        }
      }
    }
    function getDecoder(decodeTree) {
      let returnValue = "";
      const decoder = new EntityDecoder(decodeTree, data => returnValue += fromCodePoint(data));
      return function decodeWithTrie(input, decodeMode) {
        let lastIndex = 0;
        let offset = 0;
        while ((offset = input.indexOf("&", offset)) >= 0) {
          returnValue += input.slice(lastIndex, offset);
          decoder.startEntity(decodeMode);
          const length = decoder.write(input, offset + 1);
          if (length < 0) {
            lastIndex = offset + decoder.end();
            break;
          }
          lastIndex = offset + length;
          offset = length === 0 ? lastIndex + 1 : lastIndex;
        }
        const result = returnValue + input.slice(lastIndex);
        returnValue = "";
        return result;
      };
    }
    function determineBranch(decodeTree, current, nodeIndex, char) {
      const branchCount = (current & BinTrieFlags.BRANCH_LENGTH) >> 7;
      const jumpOffset = current & BinTrieFlags.JUMP_TABLE;
      if (branchCount === 0) {
        return jumpOffset !== 0 && char === jumpOffset ? nodeIndex : -1;
      }
      if (jumpOffset) {
        const value = char - jumpOffset;
        return value < 0 || value >= branchCount ? -1 : decodeTree[nodeIndex + value] - 1;
      }
      const packedKeySlots = branchCount + 1 >> 1;
      let lo = 0;
      let hi = branchCount - 1;
      while (lo <= hi) {
        const mid = lo + hi >>> 1;
        const slot = mid >> 1;
        const packed = decodeTree[nodeIndex + slot];
        const midKey = packed >> (mid & 1) * 8 & 255;
        if (midKey < char) {
          lo = mid + 1;
        } else if (midKey > char) {
          hi = mid - 1;
        } else {
          return decodeTree[nodeIndex + packedKeySlots + mid];
        }
      }
      return -1;
    }
    const htmlDecoder = null;
    const xmlDecoder = null;
    function decode_decodeHTML(htmlString, mode = decode_DecodingMode.Legacy) {
      return htmlDecoder(htmlString, mode);
    }
    function decodeHTMLAttribute(htmlAttribute) {
      return htmlDecoder(htmlAttribute, decode_DecodingMode.Attribute);
    }
    function decodeHTMLStrict(htmlString) {
      return htmlDecoder(htmlString, decode_DecodingMode.Strict);
    }
    function decode_decodeXML(xmlString) {
      return xmlDecoder(xmlString, decode_DecodingMode.Strict);
    }
    var Tokenizer_CharCodes;
    (function(CharCodes) {
      CharCodes[CharCodes["Tab"] = 9] = "Tab";
      CharCodes[CharCodes["NewLine"] = 10] = "NewLine";
      CharCodes[CharCodes["FormFeed"] = 12] = "FormFeed";
      CharCodes[CharCodes["CarriageReturn"] = 13] = "CarriageReturn";
      CharCodes[CharCodes["Space"] = 32] = "Space";
      CharCodes[CharCodes["ExclamationMark"] = 33] = "ExclamationMark";
      CharCodes[CharCodes["Number"] = 35] = "Number";
      CharCodes[CharCodes["Amp"] = 38] = "Amp";
      CharCodes[CharCodes["SingleQuote"] = 39] = "SingleQuote";
      CharCodes[CharCodes["DoubleQuote"] = 34] = "DoubleQuote";
      CharCodes[CharCodes["Dash"] = 45] = "Dash";
      CharCodes[CharCodes["Slash"] = 47] = "Slash";
      CharCodes[CharCodes["Zero"] = 48] = "Zero";
      CharCodes[CharCodes["Nine"] = 57] = "Nine";
      CharCodes[CharCodes["Semi"] = 59] = "Semi";
      CharCodes[CharCodes["Lt"] = 60] = "Lt";
      CharCodes[CharCodes["Eq"] = 61] = "Eq";
      CharCodes[CharCodes["Gt"] = 62] = "Gt";
      CharCodes[CharCodes["Questionmark"] = 63] = "Questionmark";
      CharCodes[CharCodes["UpperA"] = 65] = "UpperA";
      CharCodes[CharCodes["LowerA"] = 97] = "LowerA";
      CharCodes[CharCodes["UpperF"] = 70] = "UpperF";
      CharCodes[CharCodes["LowerF"] = 102] = "LowerF";
      CharCodes[CharCodes["UpperZ"] = 90] = "UpperZ";
      CharCodes[CharCodes["LowerZ"] = 122] = "LowerZ";
      CharCodes[CharCodes["LowerX"] = 120] = "LowerX";
      CharCodes[CharCodes["OpeningSquareBracket"] = 91] = "OpeningSquareBracket";
    })(Tokenizer_CharCodes || (Tokenizer_CharCodes = {}));
    var State;
    (function(State) {
      State[State["Text"] = 1] = "Text";
      State[State["BeforeTagName"] = 2] = "BeforeTagName";
      State[State["InTagName"] = 3] = "InTagName";
      State[State["InSelfClosingTag"] = 4] = "InSelfClosingTag";
      State[State["BeforeClosingTagName"] = 5] = "BeforeClosingTagName";
      State[State["InClosingTagName"] = 6] = "InClosingTagName";
      State[State["AfterClosingTagName"] = 7] = "AfterClosingTagName";
      State[State["BeforeAttributeName"] = 8] = "BeforeAttributeName";
      State[State["InAttributeName"] = 9] = "InAttributeName";
      State[State["AfterAttributeName"] = 10] = "AfterAttributeName";
      State[State["BeforeAttributeValue"] = 11] = "BeforeAttributeValue";
      State[State["InAttributeValueDq"] = 12] = "InAttributeValueDq";
      State[State["InAttributeValueSq"] = 13] = "InAttributeValueSq";
      State[State["InAttributeValueNq"] = 14] = "InAttributeValueNq";
      State[State["BeforeDeclaration"] = 15] = "BeforeDeclaration";
      State[State["InDeclaration"] = 16] = "InDeclaration";
      State[State["InProcessingInstruction"] = 17] = "InProcessingInstruction";
      State[State["BeforeComment"] = 18] = "BeforeComment";
      State[State["CDATASequence"] = 19] = "CDATASequence";
      State[State["InSpecialComment"] = 20] = "InSpecialComment";
      State[State["InCommentLike"] = 21] = "InCommentLike";
      State[State["BeforeSpecialS"] = 22] = "BeforeSpecialS";
      State[State["BeforeSpecialT"] = 23] = "BeforeSpecialT";
      State[State["SpecialStartSequence"] = 24] = "SpecialStartSequence";
      State[State["InSpecialTag"] = 25] = "InSpecialTag";
      State[State["InEntity"] = 26] = "InEntity";
    })(State || (State = {}));
    function isEndOfTagSection(c) {
      return c === Tokenizer_CharCodes.Slash || c === Tokenizer_CharCodes.Gt || isWhitespace(c);
    }
    function isASCIIAlpha(c) {
      return c >= Tokenizer_CharCodes.LowerA && c <= Tokenizer_CharCodes.LowerZ || c >= Tokenizer_CharCodes.UpperA && c <= Tokenizer_CharCodes.UpperZ;
    }
    var QuoteType;
    (function(QuoteType) {
      QuoteType[QuoteType["NoValue"] = 0] = "NoValue";
      QuoteType[QuoteType["Unquoted"] = 1] = "Unquoted";
      QuoteType[QuoteType["Single"] = 2] = "Single";
      QuoteType[QuoteType["Double"] = 3] = "Double";
    })(QuoteType || (QuoteType = {}));
    const Sequences = {
      Cdata: new Uint8Array([ 67, 68, 65, 84, 65, 91 ]),
      CdataEnd: new Uint8Array([ 93, 93, 62 ]),
      CommentEnd: new Uint8Array([ 45, 45, 62 ]),
      ScriptEnd: new Uint8Array([ 60, 47, 115, 99, 114, 105, 112, 116 ]),
      StyleEnd: new Uint8Array([ 60, 47, 115, 116, 121, 108, 101 ]),
      TitleEnd: new Uint8Array([ 60, 47, 116, 105, 116, 108, 101 ]),
      TextareaEnd: new Uint8Array([ 60, 47, 116, 101, 120, 116, 97, 114, 101, 97 ]),
      XmpEnd: new Uint8Array([ 60, 47, 120, 109, 112 ])
    };
    class Tokenizer {
      constructor({xmlMode: xmlMode = false, decodeEntities: decodeEntities = true}, cbs) {
        this.cbs = cbs;
        this.state = State.Text;
        this.buffer = "";
        this.sectionStart = 0;
        this.index = 0;
        this.entityStart = 0;
        this.baseState = State.Text;
        this.isSpecial = false;
        this.running = true;
        this.offset = 0;
        this.currentSequence = undefined;
        this.sequenceIndex = 0;
        this.xmlMode = xmlMode;
        this.decodeEntities = decodeEntities;
        this.entityDecoder = new EntityDecoder(xmlMode ? decode_data_xml_xmlDecodeTree : decode_data_html_htmlDecodeTree, (cp, consumed) => this.emitCodePoint(cp, consumed));
      }
      reset() {
        this.state = State.Text;
        this.buffer = "";
        this.sectionStart = 0;
        this.index = 0;
        this.baseState = State.Text;
        this.currentSequence = undefined;
        this.running = true;
        this.offset = 0;
      }
      write(chunk) {
        this.offset += this.buffer.length;
        this.buffer = chunk;
        this.parse();
      }
      end() {
        if (this.running) this.finish();
      }
      pause() {
        this.running = false;
      }
      resume() {
        this.running = true;
        if (this.index < this.buffer.length + this.offset) {
          this.parse();
        }
      }
      stateText(c) {
        if (c === Tokenizer_CharCodes.Lt || !this.decodeEntities && this.fastForwardTo(Tokenizer_CharCodes.Lt)) {
          if (this.index > this.sectionStart) {
            this.cbs.ontext(this.sectionStart, this.index);
          }
          this.state = State.BeforeTagName;
          this.sectionStart = this.index;
        } else if (this.decodeEntities && c === Tokenizer_CharCodes.Amp) {
          this.startEntity();
        }
      }
      stateSpecialStartSequence(c) {
        const isEnd = this.sequenceIndex === this.currentSequence.length;
        const isMatch = isEnd ? isEndOfTagSection(c) : (c | 32) === this.currentSequence[this.sequenceIndex];
        if (!isMatch) {
          this.isSpecial = false;
        } else if (!isEnd) {
          this.sequenceIndex++;
          return;
        }
        this.sequenceIndex = 0;
        this.state = State.InTagName;
        this.stateInTagName(c);
      }
      stateInSpecialTag(c) {
        if (this.sequenceIndex === this.currentSequence.length) {
          if (c === Tokenizer_CharCodes.Gt || isWhitespace(c)) {
            const endOfText = this.index - this.currentSequence.length;
            if (this.sectionStart < endOfText) {
              const actualIndex = this.index;
              this.index = endOfText;
              this.cbs.ontext(this.sectionStart, endOfText);
              this.index = actualIndex;
            }
            this.isSpecial = false;
            this.sectionStart = endOfText + 2;
            this.stateInClosingTagName(c);
            return;
          }
          this.sequenceIndex = 0;
        }
        if ((c | 32) === this.currentSequence[this.sequenceIndex]) {
          this.sequenceIndex += 1;
        } else if (this.sequenceIndex === 0) {
          if (this.currentSequence === Sequences.TitleEnd) {
            if (this.decodeEntities && c === Tokenizer_CharCodes.Amp) {
              this.startEntity();
            }
          } else if (this.fastForwardTo(Tokenizer_CharCodes.Lt)) {
            this.sequenceIndex = 1;
          }
        } else {
          this.sequenceIndex = Number(c === Tokenizer_CharCodes.Lt);
        }
      }
      stateCDATASequence(c) {
        if (c === Sequences.Cdata[this.sequenceIndex]) {
          if (++this.sequenceIndex === Sequences.Cdata.length) {
            this.state = State.InCommentLike;
            this.currentSequence = Sequences.CdataEnd;
            this.sequenceIndex = 0;
            this.sectionStart = this.index + 1;
          }
        } else {
          this.sequenceIndex = 0;
          this.state = State.InDeclaration;
          this.stateInDeclaration(c);
        }
      }
      fastForwardTo(c) {
        while (++this.index < this.buffer.length + this.offset) {
          if (this.buffer.charCodeAt(this.index - this.offset) === c) {
            return true;
          }
        }
        this.index = this.buffer.length + this.offset - 1;
        return false;
      }
      stateInCommentLike(c) {
        if (c === this.currentSequence[this.sequenceIndex]) {
          if (++this.sequenceIndex === this.currentSequence.length) {
            if (this.currentSequence === Sequences.CdataEnd) {
              this.cbs.oncdata(this.sectionStart, this.index, 2);
            } else {
              this.cbs.oncomment(this.sectionStart, this.index, 2);
            }
            this.sequenceIndex = 0;
            this.sectionStart = this.index + 1;
            this.state = State.Text;
          }
        } else if (this.sequenceIndex === 0) {
          if (this.fastForwardTo(this.currentSequence[0])) {
            this.sequenceIndex = 1;
          }
        } else if (c !== this.currentSequence[this.sequenceIndex - 1]) {
          this.sequenceIndex = 0;
        }
      }
      isTagStartChar(c) {
        return this.xmlMode ? !isEndOfTagSection(c) : isASCIIAlpha(c);
      }
      startSpecial(sequence, offset) {
        this.isSpecial = true;
        this.currentSequence = sequence;
        this.sequenceIndex = offset;
        this.state = State.SpecialStartSequence;
      }
      stateBeforeTagName(c) {
        if (c === Tokenizer_CharCodes.ExclamationMark) {
          this.state = State.BeforeDeclaration;
          this.sectionStart = this.index + 1;
        } else if (c === Tokenizer_CharCodes.Questionmark) {
          this.state = State.InProcessingInstruction;
          this.sectionStart = this.index + 1;
        } else if (this.isTagStartChar(c)) {
          const lower = c | 32;
          this.sectionStart = this.index;
          if (this.xmlMode) {
            this.state = State.InTagName;
          } else if (lower === Sequences.ScriptEnd[2]) {
            this.state = State.BeforeSpecialS;
          } else if (lower === Sequences.TitleEnd[2] || lower === Sequences.XmpEnd[2]) {
            this.state = State.BeforeSpecialT;
          } else {
            this.state = State.InTagName;
          }
        } else if (c === Tokenizer_CharCodes.Slash) {
          this.state = State.BeforeClosingTagName;
        } else {
          this.state = State.Text;
          this.stateText(c);
        }
      }
      stateInTagName(c) {
        if (isEndOfTagSection(c)) {
          this.cbs.onopentagname(this.sectionStart, this.index);
          this.sectionStart = -1;
          this.state = State.BeforeAttributeName;
          this.stateBeforeAttributeName(c);
        }
      }
      stateBeforeClosingTagName(c) {
        if (isWhitespace(c)) {} else if (c === Tokenizer_CharCodes.Gt) {
          this.state = State.Text;
        } else {
          this.state = this.isTagStartChar(c) ? State.InClosingTagName : State.InSpecialComment;
          this.sectionStart = this.index;
        }
      }
      stateInClosingTagName(c) {
        if (c === Tokenizer_CharCodes.Gt || isWhitespace(c)) {
          this.cbs.onclosetag(this.sectionStart, this.index);
          this.sectionStart = -1;
          this.state = State.AfterClosingTagName;
          this.stateAfterClosingTagName(c);
        }
      }
      stateAfterClosingTagName(c) {
        if (c === Tokenizer_CharCodes.Gt || this.fastForwardTo(Tokenizer_CharCodes.Gt)) {
          this.state = State.Text;
          this.sectionStart = this.index + 1;
        }
      }
      stateBeforeAttributeName(c) {
        if (c === Tokenizer_CharCodes.Gt) {
          this.cbs.onopentagend(this.index);
          if (this.isSpecial) {
            this.state = State.InSpecialTag;
            this.sequenceIndex = 0;
          } else {
            this.state = State.Text;
          }
          this.sectionStart = this.index + 1;
        } else if (c === Tokenizer_CharCodes.Slash) {
          this.state = State.InSelfClosingTag;
        } else if (!isWhitespace(c)) {
          this.state = State.InAttributeName;
          this.sectionStart = this.index;
        }
      }
      stateInSelfClosingTag(c) {
        if (c === Tokenizer_CharCodes.Gt) {
          this.cbs.onselfclosingtag(this.index);
          this.state = State.Text;
          this.sectionStart = this.index + 1;
          this.isSpecial = false;
        } else if (!isWhitespace(c)) {
          this.state = State.BeforeAttributeName;
          this.stateBeforeAttributeName(c);
        }
      }
      stateInAttributeName(c) {
        if (c === Tokenizer_CharCodes.Eq || isEndOfTagSection(c)) {
          this.cbs.onattribname(this.sectionStart, this.index);
          this.sectionStart = this.index;
          this.state = State.AfterAttributeName;
          this.stateAfterAttributeName(c);
        }
      }
      stateAfterAttributeName(c) {
        if (c === Tokenizer_CharCodes.Eq) {
          this.state = State.BeforeAttributeValue;
        } else if (c === Tokenizer_CharCodes.Slash || c === Tokenizer_CharCodes.Gt) {
          this.cbs.onattribend(QuoteType.NoValue, this.sectionStart);
          this.sectionStart = -1;
          this.state = State.BeforeAttributeName;
          this.stateBeforeAttributeName(c);
        } else if (!isWhitespace(c)) {
          this.cbs.onattribend(QuoteType.NoValue, this.sectionStart);
          this.state = State.InAttributeName;
          this.sectionStart = this.index;
        }
      }
      stateBeforeAttributeValue(c) {
        if (c === Tokenizer_CharCodes.DoubleQuote) {
          this.state = State.InAttributeValueDq;
          this.sectionStart = this.index + 1;
        } else if (c === Tokenizer_CharCodes.SingleQuote) {
          this.state = State.InAttributeValueSq;
          this.sectionStart = this.index + 1;
        } else if (!isWhitespace(c)) {
          this.sectionStart = this.index;
          this.state = State.InAttributeValueNq;
          this.stateInAttributeValueNoQuotes(c);
        }
      }
      handleInAttributeValue(c, quote) {
        if (c === quote || !this.decodeEntities && this.fastForwardTo(quote)) {
          this.cbs.onattribdata(this.sectionStart, this.index);
          this.sectionStart = -1;
          this.cbs.onattribend(quote === Tokenizer_CharCodes.DoubleQuote ? QuoteType.Double : QuoteType.Single, this.index + 1);
          this.state = State.BeforeAttributeName;
        } else if (this.decodeEntities && c === Tokenizer_CharCodes.Amp) {
          this.startEntity();
        }
      }
      stateInAttributeValueDoubleQuotes(c) {
        this.handleInAttributeValue(c, Tokenizer_CharCodes.DoubleQuote);
      }
      stateInAttributeValueSingleQuotes(c) {
        this.handleInAttributeValue(c, Tokenizer_CharCodes.SingleQuote);
      }
      stateInAttributeValueNoQuotes(c) {
        if (isWhitespace(c) || c === Tokenizer_CharCodes.Gt) {
          this.cbs.onattribdata(this.sectionStart, this.index);
          this.sectionStart = -1;
          this.cbs.onattribend(QuoteType.Unquoted, this.index);
          this.state = State.BeforeAttributeName;
          this.stateBeforeAttributeName(c);
        } else if (this.decodeEntities && c === Tokenizer_CharCodes.Amp) {
          this.startEntity();
        }
      }
      stateBeforeDeclaration(c) {
        if (c === Tokenizer_CharCodes.OpeningSquareBracket) {
          this.state = State.CDATASequence;
          this.sequenceIndex = 0;
        } else {
          this.state = c === Tokenizer_CharCodes.Dash ? State.BeforeComment : State.InDeclaration;
        }
      }
      stateInDeclaration(c) {
        if (c === Tokenizer_CharCodes.Gt || this.fastForwardTo(Tokenizer_CharCodes.Gt)) {
          this.cbs.ondeclaration(this.sectionStart, this.index);
          this.state = State.Text;
          this.sectionStart = this.index + 1;
        }
      }
      stateInProcessingInstruction(c) {
        if (c === Tokenizer_CharCodes.Gt || this.fastForwardTo(Tokenizer_CharCodes.Gt)) {
          this.cbs.onprocessinginstruction(this.sectionStart, this.index);
          this.state = State.Text;
          this.sectionStart = this.index + 1;
        }
      }
      stateBeforeComment(c) {
        if (c === Tokenizer_CharCodes.Dash) {
          this.state = State.InCommentLike;
          this.currentSequence = Sequences.CommentEnd;
          this.sequenceIndex = 2;
          this.sectionStart = this.index + 1;
        } else {
          this.state = State.InDeclaration;
        }
      }
      stateInSpecialComment(c) {
        if (c === Tokenizer_CharCodes.Gt || this.fastForwardTo(Tokenizer_CharCodes.Gt)) {
          this.cbs.oncomment(this.sectionStart, this.index, 0);
          this.state = State.Text;
          this.sectionStart = this.index + 1;
        }
      }
      stateBeforeSpecialS(c) {
        const lower = c | 32;
        if (lower === Sequences.ScriptEnd[3]) {
          this.startSpecial(Sequences.ScriptEnd, 4);
        } else if (lower === Sequences.StyleEnd[3]) {
          this.startSpecial(Sequences.StyleEnd, 4);
        } else {
          this.state = State.InTagName;
          this.stateInTagName(c);
        }
      }
      stateBeforeSpecialT(c) {
        const lower = c | 32;
        switch (lower) {
         case Sequences.TitleEnd[3]:
          {
            this.startSpecial(Sequences.TitleEnd, 4);
            break;
          }

         case Sequences.TextareaEnd[3]:
          {
            this.startSpecial(Sequences.TextareaEnd, 4);
            break;
          }

         case Sequences.XmpEnd[3]:
          {
            this.startSpecial(Sequences.XmpEnd, 4);
            break;
          }

         default:
          {
            this.state = State.InTagName;
            this.stateInTagName(c);
          }
        }
      }
      startEntity() {
        this.baseState = this.state;
        this.state = State.InEntity;
        this.entityStart = this.index;
        this.entityDecoder.startEntity(this.xmlMode ? decode_DecodingMode.Strict : this.baseState === State.Text || this.baseState === State.InSpecialTag ? decode_DecodingMode.Legacy : decode_DecodingMode.Attribute);
      }
      stateInEntity() {
        const indexInBuffer = this.index - this.offset;
        const length = this.entityDecoder.write(this.buffer, indexInBuffer);
        if (length >= 0) {
          this.state = this.baseState;
          if (length === 0) {
            this.index -= 1;
          }
        } else {
          if (indexInBuffer < this.buffer.length && this.buffer.charCodeAt(indexInBuffer) === Tokenizer_CharCodes.Amp) {
            this.state = this.baseState;
            this.index -= 1;
            return;
          }
          this.index = this.offset + this.buffer.length - 1;
        }
      }
      cleanup() {
        if (this.running && this.sectionStart !== this.index) {
          if (this.state === State.Text || this.state === State.InSpecialTag && this.sequenceIndex === 0) {
            this.cbs.ontext(this.sectionStart, this.index);
            this.sectionStart = this.index;
          } else if (this.state === State.InAttributeValueDq || this.state === State.InAttributeValueSq || this.state === State.InAttributeValueNq) {
            this.cbs.onattribdata(this.sectionStart, this.index);
            this.sectionStart = this.index;
          }
        }
      }
      shouldContinue() {
        return this.index < this.buffer.length + this.offset && this.running;
      }
      parse() {
        while (this.shouldContinue()) {
          const c = this.buffer.charCodeAt(this.index - this.offset);
          switch (this.state) {
           case State.Text:
            {
              this.stateText(c);
              break;
            }

           case State.SpecialStartSequence:
            {
              this.stateSpecialStartSequence(c);
              break;
            }

           case State.InSpecialTag:
            {
              this.stateInSpecialTag(c);
              break;
            }

           case State.CDATASequence:
            {
              this.stateCDATASequence(c);
              break;
            }

           case State.InAttributeValueDq:
            {
              this.stateInAttributeValueDoubleQuotes(c);
              break;
            }

           case State.InAttributeName:
            {
              this.stateInAttributeName(c);
              break;
            }

           case State.InCommentLike:
            {
              this.stateInCommentLike(c);
              break;
            }

           case State.InSpecialComment:
            {
              this.stateInSpecialComment(c);
              break;
            }

           case State.BeforeAttributeName:
            {
              this.stateBeforeAttributeName(c);
              break;
            }

           case State.InTagName:
            {
              this.stateInTagName(c);
              break;
            }

           case State.InClosingTagName:
            {
              this.stateInClosingTagName(c);
              break;
            }

           case State.BeforeTagName:
            {
              this.stateBeforeTagName(c);
              break;
            }

           case State.AfterAttributeName:
            {
              this.stateAfterAttributeName(c);
              break;
            }

           case State.InAttributeValueSq:
            {
              this.stateInAttributeValueSingleQuotes(c);
              break;
            }

           case State.BeforeAttributeValue:
            {
              this.stateBeforeAttributeValue(c);
              break;
            }

           case State.BeforeClosingTagName:
            {
              this.stateBeforeClosingTagName(c);
              break;
            }

           case State.AfterClosingTagName:
            {
              this.stateAfterClosingTagName(c);
              break;
            }

           case State.BeforeSpecialS:
            {
              this.stateBeforeSpecialS(c);
              break;
            }

           case State.BeforeSpecialT:
            {
              this.stateBeforeSpecialT(c);
              break;
            }

           case State.InAttributeValueNq:
            {
              this.stateInAttributeValueNoQuotes(c);
              break;
            }

           case State.InSelfClosingTag:
            {
              this.stateInSelfClosingTag(c);
              break;
            }

           case State.InDeclaration:
            {
              this.stateInDeclaration(c);
              break;
            }

           case State.BeforeDeclaration:
            {
              this.stateBeforeDeclaration(c);
              break;
            }

           case State.BeforeComment:
            {
              this.stateBeforeComment(c);
              break;
            }

           case State.InProcessingInstruction:
            {
              this.stateInProcessingInstruction(c);
              break;
            }

           case State.InEntity:
            {
              this.stateInEntity();
              break;
            }
          }
          this.index++;
        }
        this.cleanup();
      }
      finish() {
        if (this.state === State.InEntity) {
          this.entityDecoder.end();
          this.state = this.baseState;
        }
        this.handleTrailingData();
        this.cbs.onend();
      }
      handleTrailingData() {
        const endIndex = this.buffer.length + this.offset;
        if (this.sectionStart >= endIndex) {
          return;
        }
        if (this.state === State.InCommentLike) {
          if (this.currentSequence === Sequences.CdataEnd) {
            this.cbs.oncdata(this.sectionStart, endIndex, 0);
          } else {
            this.cbs.oncomment(this.sectionStart, endIndex, 0);
          }
        } else if (this.state === State.InTagName || this.state === State.BeforeAttributeName || this.state === State.BeforeAttributeValue || this.state === State.AfterAttributeName || this.state === State.InAttributeName || this.state === State.InAttributeValueSq || this.state === State.InAttributeValueDq || this.state === State.InAttributeValueNq || this.state === State.InClosingTagName) {} else {
          this.cbs.ontext(this.sectionStart, endIndex);
        }
      }
      emitCodePoint(cp, consumed) {
        if (this.baseState !== State.Text && this.baseState !== State.InSpecialTag) {
          if (this.sectionStart < this.entityStart) {
            this.cbs.onattribdata(this.sectionStart, this.entityStart);
          }
          this.sectionStart = this.entityStart + consumed;
          this.index = this.sectionStart - 1;
          this.cbs.onattribentity(cp);
        } else {
          if (this.sectionStart < this.entityStart) {
            this.cbs.ontext(this.sectionStart, this.entityStart);
          }
          this.sectionStart = this.entityStart + consumed;
          this.index = this.sectionStart - 1;
          this.cbs.ontextentity(cp, this.sectionStart);
        }
      }
    }
    const formTags = new Set([ "input", "option", "optgroup", "select", "button", "datalist", "textarea" ]);
    const pTag = new Set([ "p" ]);
    const tableSectionTags = new Set([ "thead", "tbody" ]);
    const ddtTags = new Set([ "dd", "dt" ]);
    const rtpTags = new Set([ "rt", "rp" ]);
    const openImpliesClose = new Map([ [ "tr", new Set([ "tr", "th", "td" ]) ], [ "th", new Set([ "th" ]) ], [ "td", new Set([ "thead", "th", "td" ]) ], [ "body", new Set([ "head", "link", "script" ]) ], [ "li", new Set([ "li" ]) ], [ "p", pTag ], [ "h1", pTag ], [ "h2", pTag ], [ "h3", pTag ], [ "h4", pTag ], [ "h5", pTag ], [ "h6", pTag ], [ "select", formTags ], [ "input", formTags ], [ "output", formTags ], [ "button", formTags ], [ "datalist", formTags ], [ "textarea", formTags ], [ "option", new Set([ "option" ]) ], [ "optgroup", new Set([ "optgroup", "option" ]) ], [ "dd", ddtTags ], [ "dt", ddtTags ], [ "address", pTag ], [ "article", pTag ], [ "aside", pTag ], [ "blockquote", pTag ], [ "details", pTag ], [ "div", pTag ], [ "dl", pTag ], [ "fieldset", pTag ], [ "figcaption", pTag ], [ "figure", pTag ], [ "footer", pTag ], [ "form", pTag ], [ "header", pTag ], [ "hr", pTag ], [ "main", pTag ], [ "nav", pTag ], [ "ol", pTag ], [ "pre", pTag ], [ "section", pTag ], [ "table", pTag ], [ "ul", pTag ], [ "rt", rtpTags ], [ "rp", rtpTags ], [ "tbody", tableSectionTags ], [ "tfoot", tableSectionTags ] ]);
    const voidElements = new Set([ "area", "base", "basefont", "br", "col", "command", "embed", "frame", "hr", "img", "input", "isindex", "keygen", "link", "meta", "param", "source", "track", "wbr" ]);
    const foreignContextElements = new Set([ "math", "svg" ]);
    const htmlIntegrationElements = new Set([ "mi", "mo", "mn", "ms", "mtext", "annotation-xml", "foreignobject", "desc", "title" ]);
    const reNameEnd = /\s|\//;
    class Parser_Parser {
      constructor(cbs, options = {}) {
        var _a, _b, _c, _d, _e, _f;
        this.options = options;
        this.startIndex = 0;
        this.endIndex = 0;
        this.openTagStart = 0;
        this.tagname = "";
        this.attribname = "";
        this.attribvalue = "";
        this.attribs = null;
        this.stack = [];
        this.buffers = [];
        this.bufferOffset = 0;
        this.writeIndex = 0;
        this.ended = false;
        this.cbs = cbs !== null && cbs !== void 0 ? cbs : {};
        this.htmlMode = !this.options.xmlMode;
        this.lowerCaseTagNames = (_a = options.lowerCaseTags) !== null && _a !== void 0 ? _a : this.htmlMode;
        this.lowerCaseAttributeNames = (_b = options.lowerCaseAttributeNames) !== null && _b !== void 0 ? _b : this.htmlMode;
        this.recognizeSelfClosing = (_c = options.recognizeSelfClosing) !== null && _c !== void 0 ? _c : !this.htmlMode;
        this.tokenizer = new ((_d = options.Tokenizer) !== null && _d !== void 0 ? _d : Tokenizer)(this.options, this);
        this.foreignContext = [ !this.htmlMode ];
        (_f = (_e = this.cbs).onparserinit) === null || _f === void 0 ? void 0 : _f.call(_e, this);
      }
      ontext(start, endIndex) {
        var _a, _b;
        const data = this.getSlice(start, endIndex);
        this.endIndex = endIndex - 1;
        (_b = (_a = this.cbs).ontext) === null || _b === void 0 ? void 0 : _b.call(_a, data);
        this.startIndex = endIndex;
      }
      ontextentity(cp, endIndex) {
        var _a, _b;
        this.endIndex = endIndex - 1;
        (_b = (_a = this.cbs).ontext) === null || _b === void 0 ? void 0 : _b.call(_a, decode_codepoint_fromCodePoint(cp));
        this.startIndex = endIndex;
      }
      isVoidElement(name) {
        return this.htmlMode && voidElements.has(name);
      }
      onopentagname(start, endIndex) {
        this.endIndex = endIndex;
        let name = this.getSlice(start, endIndex);
        if (this.lowerCaseTagNames) {
          name = name.toLowerCase();
        }
        this.emitOpenTag(name);
      }
      emitOpenTag(name) {
        var _a, _b, _c, _d;
        this.openTagStart = this.startIndex;
        this.tagname = name;
        const impliesClose = this.htmlMode && openImpliesClose.get(name);
        if (impliesClose) {
          while (this.stack.length > 0 && impliesClose.has(this.stack[0])) {
            const element = this.stack.shift();
            (_b = (_a = this.cbs).onclosetag) === null || _b === void 0 ? void 0 : _b.call(_a, element, true);
          }
        }
        if (!this.isVoidElement(name)) {
          this.stack.unshift(name);
          if (this.htmlMode) {
            if (foreignContextElements.has(name)) {
              this.foreignContext.unshift(true);
            } else if (htmlIntegrationElements.has(name)) {
              this.foreignContext.unshift(false);
            }
          }
        }
        (_d = (_c = this.cbs).onopentagname) === null || _d === void 0 ? void 0 : _d.call(_c, name);
        if (this.cbs.onopentag) this.attribs = {};
      }
      endOpenTag(isImplied) {
        var _a, _b;
        this.startIndex = this.openTagStart;
        if (this.attribs) {
          (_b = (_a = this.cbs).onopentag) === null || _b === void 0 ? void 0 : _b.call(_a, this.tagname, this.attribs, isImplied);
          this.attribs = null;
        }
        if (this.cbs.onclosetag && this.isVoidElement(this.tagname)) {
          this.cbs.onclosetag(this.tagname, true);
        }
        this.tagname = "";
      }
      onopentagend(endIndex) {
        this.endIndex = endIndex;
        this.endOpenTag(false);
        this.startIndex = endIndex + 1;
      }
      onclosetag(start, endIndex) {
        var _a, _b, _c, _d, _e, _f, _g, _h;
        this.endIndex = endIndex;
        let name = this.getSlice(start, endIndex);
        if (this.lowerCaseTagNames) {
          name = name.toLowerCase();
        }
        if (this.htmlMode && (foreignContextElements.has(name) || htmlIntegrationElements.has(name))) {
          this.foreignContext.shift();
        }
        if (!this.isVoidElement(name)) {
          const pos = this.stack.indexOf(name);
          if (pos !== -1) {
            for (let index = 0; index <= pos; index++) {
              const element = this.stack.shift();
              (_b = (_a = this.cbs).onclosetag) === null || _b === void 0 ? void 0 : _b.call(_a, element, index !== pos);
            }
          } else if (this.htmlMode && name === "p") {
            this.emitOpenTag("p");
            this.closeCurrentTag(true);
          }
        } else if (this.htmlMode && name === "br") {
          (_d = (_c = this.cbs).onopentagname) === null || _d === void 0 ? void 0 : _d.call(_c, "br");
          (_f = (_e = this.cbs).onopentag) === null || _f === void 0 ? void 0 : _f.call(_e, "br", {}, true);
          (_h = (_g = this.cbs).onclosetag) === null || _h === void 0 ? void 0 : _h.call(_g, "br", false);
        }
        this.startIndex = endIndex + 1;
      }
      onselfclosingtag(endIndex) {
        this.endIndex = endIndex;
        if (this.recognizeSelfClosing || this.foreignContext[0]) {
          this.closeCurrentTag(false);
          this.startIndex = endIndex + 1;
        } else {
          this.onopentagend(endIndex);
        }
      }
      closeCurrentTag(isOpenImplied) {
        var _a, _b;
        const name = this.tagname;
        this.endOpenTag(isOpenImplied);
        if (this.stack[0] === name) {
          (_b = (_a = this.cbs).onclosetag) === null || _b === void 0 ? void 0 : _b.call(_a, name, !isOpenImplied);
          this.stack.shift();
        }
      }
      onattribname(start, endIndex) {
        this.startIndex = start;
        const name = this.getSlice(start, endIndex);
        this.attribname = this.lowerCaseAttributeNames ? name.toLowerCase() : name;
      }
      onattribdata(start, endIndex) {
        this.attribvalue += this.getSlice(start, endIndex);
      }
      onattribentity(cp) {
        this.attribvalue += decode_codepoint_fromCodePoint(cp);
      }
      onattribend(quote, endIndex) {
        var _a, _b;
        this.endIndex = endIndex;
        (_b = (_a = this.cbs).onattribute) === null || _b === void 0 ? void 0 : _b.call(_a, this.attribname, this.attribvalue, quote === QuoteType.Double ? '"' : quote === QuoteType.Single ? "'" : quote === QuoteType.NoValue ? undefined : null);
        if (this.attribs && !Object.prototype.hasOwnProperty.call(this.attribs, this.attribname)) {
          this.attribs[this.attribname] = this.attribvalue;
        }
        this.attribvalue = "";
      }
      getInstructionName(value) {
        const index = value.search(reNameEnd);
        let name = index < 0 ? value : value.substr(0, index);
        if (this.lowerCaseTagNames) {
          name = name.toLowerCase();
        }
        return name;
      }
      ondeclaration(start, endIndex) {
        this.endIndex = endIndex;
        const value = this.getSlice(start, endIndex);
        if (this.cbs.onprocessinginstruction) {
          const name = this.getInstructionName(value);
          this.cbs.onprocessinginstruction(`!${name}`, `!${value}`);
        }
        this.startIndex = endIndex + 1;
      }
      onprocessinginstruction(start, endIndex) {
        this.endIndex = endIndex;
        const value = this.getSlice(start, endIndex);
        if (this.cbs.onprocessinginstruction) {
          const name = this.getInstructionName(value);
          this.cbs.onprocessinginstruction(`?${name}`, `?${value}`);
        }
        this.startIndex = endIndex + 1;
      }
      oncomment(start, endIndex, offset) {
        var _a, _b, _c, _d;
        this.endIndex = endIndex;
        (_b = (_a = this.cbs).oncomment) === null || _b === void 0 ? void 0 : _b.call(_a, this.getSlice(start, endIndex - offset));
        (_d = (_c = this.cbs).oncommentend) === null || _d === void 0 ? void 0 : _d.call(_c);
        this.startIndex = endIndex + 1;
      }
      oncdata(start, endIndex, offset) {
        var _a, _b, _c, _d, _e, _f, _g, _h, _j, _k;
        this.endIndex = endIndex;
        const value = this.getSlice(start, endIndex - offset);
        if (!this.htmlMode || this.options.recognizeCDATA) {
          (_b = (_a = this.cbs).oncdatastart) === null || _b === void 0 ? void 0 : _b.call(_a);
          (_d = (_c = this.cbs).ontext) === null || _d === void 0 ? void 0 : _d.call(_c, value);
          (_f = (_e = this.cbs).oncdataend) === null || _f === void 0 ? void 0 : _f.call(_e);
        } else {
          (_h = (_g = this.cbs).oncomment) === null || _h === void 0 ? void 0 : _h.call(_g, `[CDATA[${value}]]`);
          (_k = (_j = this.cbs).oncommentend) === null || _k === void 0 ? void 0 : _k.call(_j);
        }
        this.startIndex = endIndex + 1;
      }
      onend() {
        var _a, _b;
        if (this.cbs.onclosetag) {
          this.endIndex = this.startIndex;
          for (let index = 0; index < this.stack.length; index++) {
            this.cbs.onclosetag(this.stack[index], true);
          }
        }
        (_b = (_a = this.cbs).onend) === null || _b === void 0 ? void 0 : _b.call(_a);
      }
      reset() {
        var _a, _b, _c, _d;
        (_b = (_a = this.cbs).onreset) === null || _b === void 0 ? void 0 : _b.call(_a);
        this.tokenizer.reset();
        this.tagname = "";
        this.attribname = "";
        this.attribs = null;
        this.stack.length = 0;
        this.startIndex = 0;
        this.endIndex = 0;
        (_d = (_c = this.cbs).onparserinit) === null || _d === void 0 ? void 0 : _d.call(_c, this);
        this.buffers.length = 0;
        this.foreignContext.length = 0;
        this.foreignContext.unshift(!this.htmlMode);
        this.bufferOffset = 0;
        this.writeIndex = 0;
        this.ended = false;
      }
      parseComplete(data) {
        this.reset();
        this.end(data);
      }
      getSlice(start, end) {
        while (start - this.bufferOffset >= this.buffers[0].length) {
          this.shiftBuffer();
        }
        let slice = this.buffers[0].slice(start - this.bufferOffset, end - this.bufferOffset);
        while (end - this.bufferOffset > this.buffers[0].length) {
          this.shiftBuffer();
          slice += this.buffers[0].slice(0, end - this.bufferOffset);
        }
        return slice;
      }
      shiftBuffer() {
        this.bufferOffset += this.buffers[0].length;
        this.writeIndex--;
        this.buffers.shift();
      }
      write(chunk) {
        var _a, _b;
        if (this.ended) {
          (_b = (_a = this.cbs).onerror) === null || _b === void 0 ? void 0 : _b.call(_a, new Error(".write() after done!"));
          return;
        }
        this.buffers.push(chunk);
        if (this.tokenizer.running) {
          this.tokenizer.write(chunk);
          this.writeIndex++;
        }
      }
      end(chunk) {
        var _a, _b;
        if (this.ended) {
          (_b = (_a = this.cbs).onerror) === null || _b === void 0 ? void 0 : _b.call(_a, new Error(".end() after done!"));
          return;
        }
        if (chunk) this.write(chunk);
        this.ended = true;
        this.tokenizer.end();
      }
      pause() {
        this.tokenizer.pause();
      }
      resume() {
        this.tokenizer.resume();
        while (this.tokenizer.running && this.writeIndex < this.buffers.length) {
          this.tokenizer.write(this.buffers[this.writeIndex++]);
        }
        if (this.ended) this.tokenizer.end();
      }
      parseChunk(chunk) {
        this.write(chunk);
      }
      done(chunk) {
        this.end(chunk);
      }
    }
    const decode_data_html = new Uint16Array('\u1d41<\u00d5\u0131\u028a\u049d\u057b\u05d0\u0675\u06de\u07a2\u07d6\u080f\u0a4a\u0a91\u0da1\u0e6d\u0f09\u0f26\u10ca\u1228\u12e1\u1415\u149d\u14c3\u14df\u1525\0\0\0\0\0\0\u156b\u16cd\u198d\u1c12\u1ddd\u1f7e\u2060\u21b0\u228d\u23c0\u23fb\u2442\u2824\u2912\u2d08\u2e48\u2fce\u3016\u32ba\u3639\u37ac\u38fe\u3a28\u3a71\u3ae0\u3b2e\u0800EMabcfglmnoprstu\\bfms\u0084\u008b\u0090\u0095\u0098\u00a6\u00b3\u00b9\u00c8\u00cflig\u803b\u00c6\u40c6P\u803b&\u4026cute\u803b\u00c1\u40c1reve;\u4102\u0100iyx}rc\u803b\u00c2\u40c2;\u4410r;\uc000\ud835\udd04rave\u803b\u00c0\u40c0pha;\u4391acr;\u4100d;\u6a53\u0100gp\u009d\u00a1on;\u4104f;\uc000\ud835\udd38plyFunction;\u6061ing\u803b\u00c5\u40c5\u0100cs\u00be\u00c3r;\uc000\ud835\udc9cign;\u6254ilde\u803b\u00c3\u40c3ml\u803b\u00c4\u40c4\u0400aceforsu\u00e5\u00fb\u00fe\u0117\u011c\u0122\u0127\u012a\u0100cr\u00ea\u00f2kslash;\u6216\u0176\u00f6\u00f8;\u6ae7ed;\u6306y;\u4411\u0180crt\u0105\u010b\u0114ause;\u6235noullis;\u612ca;\u4392r;\uc000\ud835\udd05pf;\uc000\ud835\udd39eve;\u42d8c\u00f2\u0113mpeq;\u624e\u0700HOacdefhilorsu\u014d\u0151\u0156\u0180\u019e\u01a2\u01b5\u01b7\u01ba\u01dc\u0215\u0273\u0278\u027ecy;\u4427PY\u803b\u00a9\u40a9\u0180cpy\u015d\u0162\u017aute;\u4106\u0100;i\u0167\u0168\u62d2talDifferentialD;\u6145leys;\u612d\u0200aeio\u0189\u018e\u0194\u0198ron;\u410cdil\u803b\u00c7\u40c7rc;\u4108nint;\u6230ot;\u410a\u0100dn\u01a7\u01adilla;\u40b8terDot;\u40b7\u00f2\u017fi;\u43a7rcle\u0200DMPT\u01c7\u01cb\u01d1\u01d6ot;\u6299inus;\u6296lus;\u6295imes;\u6297o\u0100cs\u01e2\u01f8kwiseContourIntegral;\u6232eCurly\u0100DQ\u0203\u020foubleQuote;\u601duote;\u6019\u0200lnpu\u021e\u0228\u0247\u0255on\u0100;e\u0225\u0226\u6237;\u6a74\u0180git\u022f\u0236\u023aruent;\u6261nt;\u622fourIntegral;\u622e\u0100fr\u024c\u024e;\u6102oduct;\u6210nterClockwiseContourIntegral;\u6233oss;\u6a2fcr;\uc000\ud835\udc9ep\u0100;C\u0284\u0285\u62d3ap;\u624d\u0580DJSZacefios\u02a0\u02ac\u02b0\u02b4\u02b8\u02cb\u02d7\u02e1\u02e6\u0333\u048d\u0100;o\u0179\u02a5trahd;\u6911cy;\u4402cy;\u4405cy;\u440f\u0180grs\u02bf\u02c4\u02c7ger;\u6021r;\u61a1hv;\u6ae4\u0100ay\u02d0\u02d5ron;\u410e;\u4414l\u0100;t\u02dd\u02de\u6207a;\u4394r;\uc000\ud835\udd07\u0100af\u02eb\u0327\u0100cm\u02f0\u0322ritical\u0200ADGT\u0300\u0306\u0316\u031ccute;\u40b4o\u0174\u030b\u030d;\u42d9bleAcute;\u42ddrave;\u4060ilde;\u42dcond;\u62c4ferentialD;\u6146\u0470\u033d\0\0\0\u0342\u0354\0\u0405f;\uc000\ud835\udd3b\u0180;DE\u0348\u0349\u034d\u40a8ot;\u60dcqual;\u6250ble\u0300CDLRUV\u0363\u0372\u0382\u03cf\u03e2\u03f8ontourIntegra\u00ec\u0239o\u0274\u0379\0\0\u037b\u00bb\u0349nArrow;\u61d3\u0100eo\u0387\u03a4ft\u0180ART\u0390\u0396\u03a1rrow;\u61d0ightArrow;\u61d4e\u00e5\u02cang\u0100LR\u03ab\u03c4eft\u0100AR\u03b3\u03b9rrow;\u67f8ightArrow;\u67faightArrow;\u67f9ight\u0100AT\u03d8\u03derrow;\u61d2ee;\u62a8p\u0241\u03e9\0\0\u03efrrow;\u61d1ownArrow;\u61d5erticalBar;\u6225n\u0300ABLRTa\u0412\u042a\u0430\u045e\u047f\u037crrow\u0180;BU\u041d\u041e\u0422\u6193ar;\u6913pArrow;\u61f5reve;\u4311eft\u02d2\u043a\0\u0446\0\u0450ightVector;\u6950eeVector;\u695eector\u0100;B\u0459\u045a\u61bdar;\u6956ight\u01d4\u0467\0\u0471eeVector;\u695fector\u0100;B\u047a\u047b\u61c1ar;\u6957ee\u0100;A\u0486\u0487\u62a4rrow;\u61a7\u0100ct\u0492\u0497r;\uc000\ud835\udc9frok;\u4110\u0800NTacdfglmopqstux\u04bd\u04c0\u04c4\u04cb\u04de\u04e2\u04e7\u04ee\u04f5\u0521\u052f\u0536\u0552\u055d\u0560\u0565G;\u414aH\u803b\u00d0\u40d0cute\u803b\u00c9\u40c9\u0180aiy\u04d2\u04d7\u04dcron;\u411arc\u803b\u00ca\u40ca;\u442dot;\u4116r;\uc000\ud835\udd08rave\u803b\u00c8\u40c8ement;\u6208\u0100ap\u04fa\u04fecr;\u4112ty\u0253\u0506\0\0\u0512mallSquare;\u65fberySmallSquare;\u65ab\u0100gp\u0526\u052aon;\u4118f;\uc000\ud835\udd3csilon;\u4395u\u0100ai\u053c\u0549l\u0100;T\u0542\u0543\u6a75ilde;\u6242librium;\u61cc\u0100ci\u0557\u055ar;\u6130m;\u6a73a;\u4397ml\u803b\u00cb\u40cb\u0100ip\u056a\u056fsts;\u6203onentialE;\u6147\u0280cfios\u0585\u0588\u058d\u05b2\u05ccy;\u4424r;\uc000\ud835\udd09lled\u0253\u0597\0\0\u05a3mallSquare;\u65fcerySmallSquare;\u65aa\u0370\u05ba\0\u05bf\0\0\u05c4f;\uc000\ud835\udd3dAll;\u6200riertrf;\u6131c\u00f2\u05cb\u0600JTabcdfgorst\u05e8\u05ec\u05ef\u05fa\u0600\u0612\u0616\u061b\u061d\u0623\u066c\u0672cy;\u4403\u803b>\u403emma\u0100;d\u05f7\u05f8\u4393;\u43dcreve;\u411e\u0180eiy\u0607\u060c\u0610dil;\u4122rc;\u411c;\u4413ot;\u4120r;\uc000\ud835\udd0a;\u62d9pf;\uc000\ud835\udd3eeater\u0300EFGLST\u0635\u0644\u064e\u0656\u065b\u0666qual\u0100;L\u063e\u063f\u6265ess;\u62dbullEqual;\u6267reater;\u6aa2ess;\u6277lantEqual;\u6a7eilde;\u6273cr;\uc000\ud835\udca2;\u626b\u0400Aacfiosu\u0685\u068b\u0696\u069b\u069e\u06aa\u06be\u06caRDcy;\u442a\u0100ct\u0690\u0694ek;\u42c7;\u405eirc;\u4124r;\u610clbertSpace;\u610b\u01f0\u06af\0\u06b2f;\u610dizontalLine;\u6500\u0100ct\u06c3\u06c5\u00f2\u06a9rok;\u4126mp\u0144\u06d0\u06d8ownHum\u00f0\u012fqual;\u624f\u0700EJOacdfgmnostu\u06fa\u06fe\u0703\u0707\u070e\u071a\u071e\u0721\u0728\u0744\u0778\u078b\u078f\u0795cy;\u4415lig;\u4132cy;\u4401cute\u803b\u00cd\u40cd\u0100iy\u0713\u0718rc\u803b\u00ce\u40ce;\u4418ot;\u4130r;\u6111rave\u803b\u00cc\u40cc\u0180;ap\u0720\u072f\u073f\u0100cg\u0734\u0737r;\u412ainaryI;\u6148lie\u00f3\u03dd\u01f4\u0749\0\u0762\u0100;e\u074d\u074e\u622c\u0100gr\u0753\u0758ral;\u622bsection;\u62c2isible\u0100CT\u076c\u0772omma;\u6063imes;\u6062\u0180gpt\u077f\u0783\u0788on;\u412ef;\uc000\ud835\udd40a;\u4399cr;\u6110ilde;\u4128\u01eb\u079a\0\u079ecy;\u4406l\u803b\u00cf\u40cf\u0280cfosu\u07ac\u07b7\u07bc\u07c2\u07d0\u0100iy\u07b1\u07b5rc;\u4134;\u4419r;\uc000\ud835\udd0dpf;\uc000\ud835\udd41\u01e3\u07c7\0\u07ccr;\uc000\ud835\udca5rcy;\u4408kcy;\u4404\u0380HJacfos\u07e4\u07e8\u07ec\u07f1\u07fd\u0802\u0808cy;\u4425cy;\u440cppa;\u439a\u0100ey\u07f6\u07fbdil;\u4136;\u441ar;\uc000\ud835\udd0epf;\uc000\ud835\udd42cr;\uc000\ud835\udca6\u0580JTaceflmost\u0825\u0829\u082c\u0850\u0863\u09b3\u09b8\u09c7\u09cd\u0a37\u0a47cy;\u4409\u803b<\u403c\u0280cmnpr\u0837\u083c\u0841\u0844\u084dute;\u4139bda;\u439bg;\u67ealacetrf;\u6112r;\u619e\u0180aey\u0857\u085c\u0861ron;\u413ddil;\u413b;\u441b\u0100fs\u0868\u0970t\u0500ACDFRTUVar\u087e\u08a9\u08b1\u08e0\u08e6\u08fc\u092f\u095b\u0390\u096a\u0100nr\u0883\u088fgleBracket;\u67e8row\u0180;BR\u0899\u089a\u089e\u6190ar;\u61e4ightArrow;\u61c6eiling;\u6308o\u01f5\u08b7\0\u08c3bleBracket;\u67e6n\u01d4\u08c8\0\u08d2eeVector;\u6961ector\u0100;B\u08db\u08dc\u61c3ar;\u6959loor;\u630aight\u0100AV\u08ef\u08f5rrow;\u6194ector;\u694e\u0100er\u0901\u0917e\u0180;AV\u0909\u090a\u0910\u62a3rrow;\u61a4ector;\u695aiangle\u0180;BE\u0924\u0925\u0929\u62b2ar;\u69cfqual;\u62b4p\u0180DTV\u0937\u0942\u094cownVector;\u6951eeVector;\u6960ector\u0100;B\u0956\u0957\u61bfar;\u6958ector\u0100;B\u0965\u0966\u61bcar;\u6952ight\u00e1\u039cs\u0300EFGLST\u097e\u098b\u0995\u099d\u09a2\u09adqualGreater;\u62daullEqual;\u6266reater;\u6276ess;\u6aa1lantEqual;\u6a7dilde;\u6272r;\uc000\ud835\udd0f\u0100;e\u09bd\u09be\u62d8ftarrow;\u61daidot;\u413f\u0180npw\u09d4\u0a16\u0a1bg\u0200LRlr\u09de\u09f7\u0a02\u0a10eft\u0100AR\u09e6\u09ecrrow;\u67f5ightArrow;\u67f7ightArrow;\u67f6eft\u0100ar\u03b3\u0a0aight\u00e1\u03bfight\u00e1\u03caf;\uc000\ud835\udd43er\u0100LR\u0a22\u0a2ceftArrow;\u6199ightArrow;\u6198\u0180cht\u0a3e\u0a40\u0a42\u00f2\u084c;\u61b0rok;\u4141;\u626a\u0400acefiosu\u0a5a\u0a5d\u0a60\u0a77\u0a7c\u0a85\u0a8b\u0a8ep;\u6905y;\u441c\u0100dl\u0a65\u0a6fiumSpace;\u605flintrf;\u6133r;\uc000\ud835\udd10nusPlus;\u6213pf;\uc000\ud835\udd44c\u00f2\u0a76;\u439c\u0480Jacefostu\u0aa3\u0aa7\u0aad\u0ac0\u0b14\u0b19\u0d91\u0d97\u0d9ecy;\u440acute;\u4143\u0180aey\u0ab4\u0ab9\u0aberon;\u4147dil;\u4145;\u441d\u0180gsw\u0ac7\u0af0\u0b0eative\u0180MTV\u0ad3\u0adf\u0ae8ediumSpace;\u600bhi\u0100cn\u0ae6\u0ad8\u00eb\u0ad9eryThi\u00ee\u0ad9ted\u0100GL\u0af8\u0b06reaterGreate\u00f2\u0673essLes\u00f3\u0a48Line;\u400ar;\uc000\ud835\udd11\u0200Bnpt\u0b22\u0b28\u0b37\u0b3areak;\u6060BreakingSpace;\u40a0f;\u6115\u0680;CDEGHLNPRSTV\u0b55\u0b56\u0b6a\u0b7c\u0ba1\u0beb\u0c04\u0c5e\u0c84\u0ca6\u0cd8\u0d61\u0d85\u6aec\u0100ou\u0b5b\u0b64ngruent;\u6262pCap;\u626doubleVerticalBar;\u6226\u0180lqx\u0b83\u0b8a\u0b9bement;\u6209ual\u0100;T\u0b92\u0b93\u6260ilde;\uc000\u2242\u0338ists;\u6204reater\u0380;EFGLST\u0bb6\u0bb7\u0bbd\u0bc9\u0bd3\u0bd8\u0be5\u626fqual;\u6271ullEqual;\uc000\u2267\u0338reater;\uc000\u226b\u0338ess;\u6279lantEqual;\uc000\u2a7e\u0338ilde;\u6275ump\u0144\u0bf2\u0bfdownHump;\uc000\u224e\u0338qual;\uc000\u224f\u0338e\u0100fs\u0c0a\u0c27tTriangle\u0180;BE\u0c1a\u0c1b\u0c21\u62eaar;\uc000\u29cf\u0338qual;\u62ecs\u0300;EGLST\u0c35\u0c36\u0c3c\u0c44\u0c4b\u0c58\u626equal;\u6270reater;\u6278ess;\uc000\u226a\u0338lantEqual;\uc000\u2a7d\u0338ilde;\u6274ested\u0100GL\u0c68\u0c79reaterGreater;\uc000\u2aa2\u0338essLess;\uc000\u2aa1\u0338recedes\u0180;ES\u0c92\u0c93\u0c9b\u6280qual;\uc000\u2aaf\u0338lantEqual;\u62e0\u0100ei\u0cab\u0cb9verseElement;\u620cghtTriangle\u0180;BE\u0ccb\u0ccc\u0cd2\u62ebar;\uc000\u29d0\u0338qual;\u62ed\u0100qu\u0cdd\u0d0cuareSu\u0100bp\u0ce8\u0cf9set\u0100;E\u0cf0\u0cf3\uc000\u228f\u0338qual;\u62e2erset\u0100;E\u0d03\u0d06\uc000\u2290\u0338qual;\u62e3\u0180bcp\u0d13\u0d24\u0d4eset\u0100;E\u0d1b\u0d1e\uc000\u2282\u20d2qual;\u6288ceeds\u0200;EST\u0d32\u0d33\u0d3b\u0d46\u6281qual;\uc000\u2ab0\u0338lantEqual;\u62e1ilde;\uc000\u227f\u0338erset\u0100;E\u0d58\u0d5b\uc000\u2283\u20d2qual;\u6289ilde\u0200;EFT\u0d6e\u0d6f\u0d75\u0d7f\u6241qual;\u6244ullEqual;\u6247ilde;\u6249erticalBar;\u6224cr;\uc000\ud835\udca9ilde\u803b\u00d1\u40d1;\u439d\u0700Eacdfgmoprstuv\u0dbd\u0dc2\u0dc9\u0dd5\u0ddb\u0de0\u0de7\u0dfc\u0e02\u0e20\u0e22\u0e32\u0e3f\u0e44lig;\u4152cute\u803b\u00d3\u40d3\u0100iy\u0dce\u0dd3rc\u803b\u00d4\u40d4;\u441eblac;\u4150r;\uc000\ud835\udd12rave\u803b\u00d2\u40d2\u0180aei\u0dee\u0df2\u0df6cr;\u414cga;\u43a9cron;\u439fpf;\uc000\ud835\udd46enCurly\u0100DQ\u0e0e\u0e1aoubleQuote;\u601cuote;\u6018;\u6a54\u0100cl\u0e27\u0e2cr;\uc000\ud835\udcaaash\u803b\u00d8\u40d8i\u016c\u0e37\u0e3cde\u803b\u00d5\u40d5es;\u6a37ml\u803b\u00d6\u40d6er\u0100BP\u0e4b\u0e60\u0100ar\u0e50\u0e53r;\u603eac\u0100ek\u0e5a\u0e5c;\u63deet;\u63b4arenthesis;\u63dc\u0480acfhilors\u0e7f\u0e87\u0e8a\u0e8f\u0e92\u0e94\u0e9d\u0eb0\u0efcrtialD;\u6202y;\u441fr;\uc000\ud835\udd13i;\u43a6;\u43a0usMinus;\u40b1\u0100ip\u0ea2\u0eadncareplan\u00e5\u069df;\u6119\u0200;eio\u0eb9\u0eba\u0ee0\u0ee4\u6abbcedes\u0200;EST\u0ec8\u0ec9\u0ecf\u0eda\u627aqual;\u6aaflantEqual;\u627cilde;\u627eme;\u6033\u0100dp\u0ee9\u0eeeuct;\u620fortion\u0100;a\u0225\u0ef9l;\u621d\u0100ci\u0f01\u0f06r;\uc000\ud835\udcab;\u43a8\u0200Ufos\u0f11\u0f16\u0f1b\u0f1fOT\u803b"\u4022r;\uc000\ud835\udd14pf;\u611acr;\uc000\ud835\udcac\u0600BEacefhiorsu\u0f3e\u0f43\u0f47\u0f60\u0f73\u0fa7\u0faa\u0fad\u1096\u10a9\u10b4\u10bearr;\u6910G\u803b\u00ae\u40ae\u0180cnr\u0f4e\u0f53\u0f56ute;\u4154g;\u67ebr\u0100;t\u0f5c\u0f5d\u61a0l;\u6916\u0180aey\u0f67\u0f6c\u0f71ron;\u4158dil;\u4156;\u4420\u0100;v\u0f78\u0f79\u611cerse\u0100EU\u0f82\u0f99\u0100lq\u0f87\u0f8eement;\u620builibrium;\u61cbpEquilibrium;\u696fr\u00bb\u0f79o;\u43a1ght\u0400ACDFTUVa\u0fc1\u0feb\u0ff3\u1022\u1028\u105b\u1087\u03d8\u0100nr\u0fc6\u0fd2gleBracket;\u67e9row\u0180;BL\u0fdc\u0fdd\u0fe1\u6192ar;\u61e5eftArrow;\u61c4eiling;\u6309o\u01f5\u0ff9\0\u1005bleBracket;\u67e7n\u01d4\u100a\0\u1014eeVector;\u695dector\u0100;B\u101d\u101e\u61c2ar;\u6955loor;\u630b\u0100er\u102d\u1043e\u0180;AV\u1035\u1036\u103c\u62a2rrow;\u61a6ector;\u695biangle\u0180;BE\u1050\u1051\u1055\u62b3ar;\u69d0qual;\u62b5p\u0180DTV\u1063\u106e\u1078ownVector;\u694feeVector;\u695cector\u0100;B\u1082\u1083\u61bear;\u6954ector\u0100;B\u1091\u1092\u61c0ar;\u6953\u0100pu\u109b\u109ef;\u611dndImplies;\u6970ightarrow;\u61db\u0100ch\u10b9\u10bcr;\u611b;\u61b1leDelayed;\u69f4\u0680HOacfhimoqstu\u10e4\u10f1\u10f7\u10fd\u1119\u111e\u1151\u1156\u1161\u1167\u11b5\u11bb\u11bf\u0100Cc\u10e9\u10eeHcy;\u4429y;\u4428FTcy;\u442ccute;\u415a\u0280;aeiy\u1108\u1109\u110e\u1113\u1117\u6abcron;\u4160dil;\u415erc;\u415c;\u4421r;\uc000\ud835\udd16ort\u0200DLRU\u112a\u1134\u113e\u1149ownArrow\u00bb\u041eeftArrow\u00bb\u089aightArrow\u00bb\u0fddpArrow;\u6191gma;\u43a3allCircle;\u6218pf;\uc000\ud835\udd4a\u0272\u116d\0\0\u1170t;\u621aare\u0200;ISU\u117b\u117c\u1189\u11af\u65a1ntersection;\u6293u\u0100bp\u118f\u119eset\u0100;E\u1197\u1198\u628fqual;\u6291erset\u0100;E\u11a8\u11a9\u6290qual;\u6292nion;\u6294cr;\uc000\ud835\udcaear;\u62c6\u0200bcmp\u11c8\u11db\u1209\u120b\u0100;s\u11cd\u11ce\u62d0et\u0100;E\u11cd\u11d5qual;\u6286\u0100ch\u11e0\u1205eeds\u0200;EST\u11ed\u11ee\u11f4\u11ff\u627bqual;\u6ab0lantEqual;\u627dilde;\u627fTh\u00e1\u0f8c;\u6211\u0180;es\u1212\u1213\u1223\u62d1rset\u0100;E\u121c\u121d\u6283qual;\u6287et\u00bb\u1213\u0580HRSacfhiors\u123e\u1244\u1249\u1255\u125e\u1271\u1276\u129f\u12c2\u12c8\u12d1ORN\u803b\u00de\u40deADE;\u6122\u0100Hc\u124e\u1252cy;\u440by;\u4426\u0100bu\u125a\u125c;\u4009;\u43a4\u0180aey\u1265\u126a\u126fron;\u4164dil;\u4162;\u4422r;\uc000\ud835\udd17\u0100ei\u127b\u1289\u01f2\u1280\0\u1287efore;\u6234a;\u4398\u0100cn\u128e\u1298kSpace;\uc000\u205f\u200aSpace;\u6009lde\u0200;EFT\u12ab\u12ac\u12b2\u12bc\u623cqual;\u6243ullEqual;\u6245ilde;\u6248pf;\uc000\ud835\udd4bipleDot;\u60db\u0100ct\u12d6\u12dbr;\uc000\ud835\udcafrok;\u4166\u0ae1\u12f7\u130e\u131a\u1326\0\u132c\u1331\0\0\0\0\0\u1338\u133d\u1377\u1385\0\u13ff\u1404\u140a\u1410\u0100cr\u12fb\u1301ute\u803b\u00da\u40dar\u0100;o\u1307\u1308\u619fcir;\u6949r\u01e3\u1313\0\u1316y;\u440eve;\u416c\u0100iy\u131e\u1323rc\u803b\u00db\u40db;\u4423blac;\u4170r;\uc000\ud835\udd18rave\u803b\u00d9\u40d9acr;\u416a\u0100di\u1341\u1369er\u0100BP\u1348\u135d\u0100ar\u134d\u1350r;\u405fac\u0100ek\u1357\u1359;\u63dfet;\u63b5arenthesis;\u63ddon\u0100;P\u1370\u1371\u62c3lus;\u628e\u0100gp\u137b\u137fon;\u4172f;\uc000\ud835\udd4c\u0400ADETadps\u1395\u13ae\u13b8\u13c4\u03e8\u13d2\u13d7\u13f3rrow\u0180;BD\u1150\u13a0\u13a4ar;\u6912ownArrow;\u61c5ownArrow;\u6195quilibrium;\u696eee\u0100;A\u13cb\u13cc\u62a5rrow;\u61a5own\u00e1\u03f3er\u0100LR\u13de\u13e8eftArrow;\u6196ightArrow;\u6197i\u0100;l\u13f9\u13fa\u43d2on;\u43a5ing;\u416ecr;\uc000\ud835\udcb0ilde;\u4168ml\u803b\u00dc\u40dc\u0480Dbcdefosv\u1427\u142c\u1430\u1433\u143e\u1485\u148a\u1490\u1496ash;\u62abar;\u6aeby;\u4412ash\u0100;l\u143b\u143c\u62a9;\u6ae6\u0100er\u1443\u1445;\u62c1\u0180bty\u144c\u1450\u147aar;\u6016\u0100;i\u144f\u1455cal\u0200BLST\u1461\u1465\u146a\u1474ar;\u6223ine;\u407ceparator;\u6758ilde;\u6240ThinSpace;\u600ar;\uc000\ud835\udd19pf;\uc000\ud835\udd4dcr;\uc000\ud835\udcb1dash;\u62aa\u0280cefos\u14a7\u14ac\u14b1\u14b6\u14bcirc;\u4174dge;\u62c0r;\uc000\ud835\udd1apf;\uc000\ud835\udd4ecr;\uc000\ud835\udcb2\u0200fios\u14cb\u14d0\u14d2\u14d8r;\uc000\ud835\udd1b;\u439epf;\uc000\ud835\udd4fcr;\uc000\ud835\udcb3\u0480AIUacfosu\u14f1\u14f5\u14f9\u14fd\u1504\u150f\u1514\u151a\u1520cy;\u442fcy;\u4407cy;\u442ecute\u803b\u00dd\u40dd\u0100iy\u1509\u150drc;\u4176;\u442br;\uc000\ud835\udd1cpf;\uc000\ud835\udd50cr;\uc000\ud835\udcb4ml;\u4178\u0400Hacdefos\u1535\u1539\u153f\u154b\u154f\u155d\u1560\u1564cy;\u4416cute;\u4179\u0100ay\u1544\u1549ron;\u417d;\u4417ot;\u417b\u01f2\u1554\0\u155boWidt\u00e8\u0ad9a;\u4396r;\u6128pf;\u6124cr;\uc000\ud835\udcb5\u0be1\u1583\u158a\u1590\0\u15b0\u15b6\u15bf\0\0\0\0\u15c6\u15db\u15eb\u165f\u166d\0\u1695\u169b\u16b2\u16b9\0\u16becute\u803b\u00e1\u40e1reve;\u4103\u0300;Ediuy\u159c\u159d\u15a1\u15a3\u15a8\u15ad\u623e;\uc000\u223e\u0333;\u623frc\u803b\u00e2\u40e2te\u80bb\u00b4\u0306;\u4430lig\u803b\u00e6\u40e6\u0100;r\u00b2\u15ba;\uc000\ud835\udd1erave\u803b\u00e0\u40e0\u0100ep\u15ca\u15d6\u0100fp\u15cf\u15d4sym;\u6135\u00e8\u15d3ha;\u43b1\u0100ap\u15dfc\u0100cl\u15e4\u15e7r;\u4101g;\u6a3f\u0264\u15f0\0\0\u160a\u0280;adsv\u15fa\u15fb\u15ff\u1601\u1607\u6227nd;\u6a55;\u6a5clope;\u6a58;\u6a5a\u0380;elmrsz\u1618\u1619\u161b\u161e\u163f\u164f\u1659\u6220;\u69a4e\u00bb\u1619sd\u0100;a\u1625\u1626\u6221\u0461\u1630\u1632\u1634\u1636\u1638\u163a\u163c\u163e;\u69a8;\u69a9;\u69aa;\u69ab;\u69ac;\u69ad;\u69ae;\u69aft\u0100;v\u1645\u1646\u621fb\u0100;d\u164c\u164d\u62be;\u699d\u0100pt\u1654\u1657h;\u6222\u00bb\u00b9arr;\u637c\u0100gp\u1663\u1667on;\u4105f;\uc000\ud835\udd52\u0380;Eaeiop\u12c1\u167b\u167d\u1682\u1684\u1687\u168a;\u6a70cir;\u6a6f;\u624ad;\u624bs;\u4027rox\u0100;e\u12c1\u1692\u00f1\u1683ing\u803b\u00e5\u40e5\u0180cty\u16a1\u16a6\u16a8r;\uc000\ud835\udcb6;\u402amp\u0100;e\u12c1\u16af\u00f1\u0288ilde\u803b\u00e3\u40e3ml\u803b\u00e4\u40e4\u0100ci\u16c2\u16c8onin\u00f4\u0272nt;\u6a11\u0800Nabcdefiklnoprsu\u16ed\u16f1\u1730\u173c\u1743\u1748\u1778\u177d\u17e0\u17e6\u1839\u1850\u170d\u193d\u1948\u1970ot;\u6aed\u0100cr\u16f6\u171ek\u0200ceps\u1700\u1705\u170d\u1713ong;\u624cpsilon;\u43f6rime;\u6035im\u0100;e\u171a\u171b\u623dq;\u62cd\u0176\u1722\u1726ee;\u62bded\u0100;g\u172c\u172d\u6305e\u00bb\u172drk\u0100;t\u135c\u1737brk;\u63b6\u0100oy\u1701\u1741;\u4431quo;\u601e\u0280cmprt\u1753\u175b\u1761\u1764\u1768aus\u0100;e\u010a\u0109ptyv;\u69b0s\u00e9\u170cno\u00f5\u0113\u0180ahw\u176f\u1771\u1773;\u43b2;\u6136een;\u626cr;\uc000\ud835\udd1fg\u0380costuvw\u178d\u179d\u17b3\u17c1\u17d5\u17db\u17de\u0180aiu\u1794\u1796\u179a\u00f0\u0760rc;\u65efp\u00bb\u1371\u0180dpt\u17a4\u17a8\u17adot;\u6a00lus;\u6a01imes;\u6a02\u0271\u17b9\0\0\u17becup;\u6a06ar;\u6605riangle\u0100du\u17cd\u17d2own;\u65bdp;\u65b3plus;\u6a04e\u00e5\u1444\u00e5\u14adarow;\u690d\u0180ako\u17ed\u1826\u1835\u0100cn\u17f2\u1823k\u0180lst\u17fa\u05ab\u1802ozenge;\u69ebriangle\u0200;dlr\u1812\u1813\u1818\u181d\u65b4own;\u65beeft;\u65c2ight;\u65b8k;\u6423\u01b1\u182b\0\u1833\u01b2\u182f\0\u1831;\u6592;\u65914;\u6593ck;\u6588\u0100eo\u183e\u184d\u0100;q\u1843\u1846\uc000=\u20e5uiv;\uc000\u2261\u20e5t;\u6310\u0200ptwx\u1859\u185e\u1867\u186cf;\uc000\ud835\udd53\u0100;t\u13cb\u1863om\u00bb\u13cctie;\u62c8\u0600DHUVbdhmptuv\u1885\u1896\u18aa\u18bb\u18d7\u18db\u18ec\u18ff\u1905\u190a\u1910\u1921\u0200LRlr\u188e\u1890\u1892\u1894;\u6557;\u6554;\u6556;\u6553\u0280;DUdu\u18a1\u18a2\u18a4\u18a6\u18a8\u6550;\u6566;\u6569;\u6564;\u6567\u0200LRlr\u18b3\u18b5\u18b7\u18b9;\u655d;\u655a;\u655c;\u6559\u0380;HLRhlr\u18ca\u18cb\u18cd\u18cf\u18d1\u18d3\u18d5\u6551;\u656c;\u6563;\u6560;\u656b;\u6562;\u655fox;\u69c9\u0200LRlr\u18e4\u18e6\u18e8\u18ea;\u6555;\u6552;\u6510;\u650c\u0280;DUdu\u06bd\u18f7\u18f9\u18fb\u18fd;\u6565;\u6568;\u652c;\u6534inus;\u629flus;\u629eimes;\u62a0\u0200LRlr\u1919\u191b\u191d\u191f;\u655b;\u6558;\u6518;\u6514\u0380;HLRhlr\u1930\u1931\u1933\u1935\u1937\u1939\u193b\u6502;\u656a;\u6561;\u655e;\u653c;\u6524;\u651c\u0100ev\u0123\u1942bar\u803b\u00a6\u40a6\u0200ceio\u1951\u1956\u195a\u1960r;\uc000\ud835\udcb7mi;\u604fm\u0100;e\u171a\u171cl\u0180;bh\u1968\u1969\u196b\u405c;\u69c5sub;\u67c8\u016c\u1974\u197el\u0100;e\u1979\u197a\u6022t\u00bb\u197ap\u0180;Ee\u012f\u1985\u1987;\u6aae\u0100;q\u06dc\u06db\u0ce1\u19a7\0\u19e8\u1a11\u1a15\u1a32\0\u1a37\u1a50\0\0\u1ab4\0\0\u1ac1\0\0\u1b21\u1b2e\u1b4d\u1b52\0\u1bfd\0\u1c0c\u0180cpr\u19ad\u19b2\u19ddute;\u4107\u0300;abcds\u19bf\u19c0\u19c4\u19ca\u19d5\u19d9\u6229nd;\u6a44rcup;\u6a49\u0100au\u19cf\u19d2p;\u6a4bp;\u6a47ot;\u6a40;\uc000\u2229\ufe00\u0100eo\u19e2\u19e5t;\u6041\u00ee\u0693\u0200aeiu\u19f0\u19fb\u1a01\u1a05\u01f0\u19f5\0\u19f8s;\u6a4don;\u410ddil\u803b\u00e7\u40e7rc;\u4109ps\u0100;s\u1a0c\u1a0d\u6a4cm;\u6a50ot;\u410b\u0180dmn\u1a1b\u1a20\u1a26il\u80bb\u00b8\u01adptyv;\u69b2t\u8100\u00a2;e\u1a2d\u1a2e\u40a2r\u00e4\u01b2r;\uc000\ud835\udd20\u0180cei\u1a3d\u1a40\u1a4dy;\u4447ck\u0100;m\u1a47\u1a48\u6713ark\u00bb\u1a48;\u43c7r\u0380;Ecefms\u1a5f\u1a60\u1a62\u1a6b\u1aa4\u1aaa\u1aae\u65cb;\u69c3\u0180;el\u1a69\u1a6a\u1a6d\u42c6q;\u6257e\u0261\u1a74\0\0\u1a88rrow\u0100lr\u1a7c\u1a81eft;\u61baight;\u61bb\u0280RSacd\u1a92\u1a94\u1a96\u1a9a\u1a9f\u00bb\u0f47;\u64c8st;\u629birc;\u629aash;\u629dnint;\u6a10id;\u6aefcir;\u69c2ubs\u0100;u\u1abb\u1abc\u6663it\u00bb\u1abc\u02ec\u1ac7\u1ad4\u1afa\0\u1b0aon\u0100;e\u1acd\u1ace\u403a\u0100;q\u00c7\u00c6\u026d\u1ad9\0\0\u1ae2a\u0100;t\u1ade\u1adf\u402c;\u4040\u0180;fl\u1ae8\u1ae9\u1aeb\u6201\u00ee\u1160e\u0100mx\u1af1\u1af6ent\u00bb\u1ae9e\u00f3\u024d\u01e7\u1afe\0\u1b07\u0100;d\u12bb\u1b02ot;\u6a6dn\u00f4\u0246\u0180fry\u1b10\u1b14\u1b17;\uc000\ud835\udd54o\u00e4\u0254\u8100\u00a9;s\u0155\u1b1dr;\u6117\u0100ao\u1b25\u1b29rr;\u61b5ss;\u6717\u0100cu\u1b32\u1b37r;\uc000\ud835\udcb8\u0100bp\u1b3c\u1b44\u0100;e\u1b41\u1b42\u6acf;\u6ad1\u0100;e\u1b49\u1b4a\u6ad0;\u6ad2dot;\u62ef\u0380delprvw\u1b60\u1b6c\u1b77\u1b82\u1bac\u1bd4\u1bf9arr\u0100lr\u1b68\u1b6a;\u6938;\u6935\u0270\u1b72\0\0\u1b75r;\u62dec;\u62dfarr\u0100;p\u1b7f\u1b80\u61b6;\u693d\u0300;bcdos\u1b8f\u1b90\u1b96\u1ba1\u1ba5\u1ba8\u622arcap;\u6a48\u0100au\u1b9b\u1b9ep;\u6a46p;\u6a4aot;\u628dr;\u6a45;\uc000\u222a\ufe00\u0200alrv\u1bb5\u1bbf\u1bde\u1be3rr\u0100;m\u1bbc\u1bbd\u61b7;\u693cy\u0180evw\u1bc7\u1bd4\u1bd8q\u0270\u1bce\0\0\u1bd2re\u00e3\u1b73u\u00e3\u1b75ee;\u62ceedge;\u62cfen\u803b\u00a4\u40a4earrow\u0100lr\u1bee\u1bf3eft\u00bb\u1b80ight\u00bb\u1bbde\u00e4\u1bdd\u0100ci\u1c01\u1c07onin\u00f4\u01f7nt;\u6231lcty;\u632d\u0980AHabcdefhijlorstuwz\u1c38\u1c3b\u1c3f\u1c5d\u1c69\u1c75\u1c8a\u1c9e\u1cac\u1cb7\u1cfb\u1cff\u1d0d\u1d7b\u1d91\u1dab\u1dbb\u1dc6\u1dcdr\u00f2\u0381ar;\u6965\u0200glrs\u1c48\u1c4d\u1c52\u1c54ger;\u6020eth;\u6138\u00f2\u1133h\u0100;v\u1c5a\u1c5b\u6010\u00bb\u090a\u016b\u1c61\u1c67arow;\u690fa\u00e3\u0315\u0100ay\u1c6e\u1c73ron;\u410f;\u4434\u0180;ao\u0332\u1c7c\u1c84\u0100gr\u02bf\u1c81r;\u61catseq;\u6a77\u0180glm\u1c91\u1c94\u1c98\u803b\u00b0\u40b0ta;\u43b4ptyv;\u69b1\u0100ir\u1ca3\u1ca8sht;\u697f;\uc000\ud835\udd21ar\u0100lr\u1cb3\u1cb5\u00bb\u08dc\u00bb\u101e\u0280aegsv\u1cc2\u0378\u1cd6\u1cdc\u1ce0m\u0180;os\u0326\u1cca\u1cd4nd\u0100;s\u0326\u1cd1uit;\u6666amma;\u43ddin;\u62f2\u0180;io\u1ce7\u1ce8\u1cf8\u40f7de\u8100\u00f7;o\u1ce7\u1cf0ntimes;\u62c7n\u00f8\u1cf7cy;\u4452c\u026f\u1d06\0\0\u1d0arn;\u631eop;\u630d\u0280lptuw\u1d18\u1d1d\u1d22\u1d49\u1d55lar;\u4024f;\uc000\ud835\udd55\u0280;emps\u030b\u1d2d\u1d37\u1d3d\u1d42q\u0100;d\u0352\u1d33ot;\u6251inus;\u6238lus;\u6214quare;\u62a1blebarwedg\u00e5\u00fan\u0180adh\u112e\u1d5d\u1d67ownarrow\u00f3\u1c83arpoon\u0100lr\u1d72\u1d76ef\u00f4\u1cb4igh\u00f4\u1cb6\u0162\u1d7f\u1d85karo\u00f7\u0f42\u026f\u1d8a\0\0\u1d8ern;\u631fop;\u630c\u0180cot\u1d98\u1da3\u1da6\u0100ry\u1d9d\u1da1;\uc000\ud835\udcb9;\u4455l;\u69f6rok;\u4111\u0100dr\u1db0\u1db4ot;\u62f1i\u0100;f\u1dba\u1816\u65bf\u0100ah\u1dc0\u1dc3r\u00f2\u0429a\u00f2\u0fa6angle;\u69a6\u0100ci\u1dd2\u1dd5y;\u445fgrarr;\u67ff\u0900Dacdefglmnopqrstux\u1e01\u1e09\u1e19\u1e38\u0578\u1e3c\u1e49\u1e61\u1e7e\u1ea5\u1eaf\u1ebd\u1ee1\u1f2a\u1f37\u1f44\u1f4e\u1f5a\u0100Do\u1e06\u1d34o\u00f4\u1c89\u0100cs\u1e0e\u1e14ute\u803b\u00e9\u40e9ter;\u6a6e\u0200aioy\u1e22\u1e27\u1e31\u1e36ron;\u411br\u0100;c\u1e2d\u1e2e\u6256\u803b\u00ea\u40ealon;\u6255;\u444dot;\u4117\u0100Dr\u1e41\u1e45ot;\u6252;\uc000\ud835\udd22\u0180;rs\u1e50\u1e51\u1e57\u6a9aave\u803b\u00e8\u40e8\u0100;d\u1e5c\u1e5d\u6a96ot;\u6a98\u0200;ils\u1e6a\u1e6b\u1e72\u1e74\u6a99nters;\u63e7;\u6113\u0100;d\u1e79\u1e7a\u6a95ot;\u6a97\u0180aps\u1e85\u1e89\u1e97cr;\u4113ty\u0180;sv\u1e92\u1e93\u1e95\u6205et\u00bb\u1e93p\u01001;\u1e9d\u1ea4\u0133\u1ea1\u1ea3;\u6004;\u6005\u6003\u0100gs\u1eaa\u1eac;\u414bp;\u6002\u0100gp\u1eb4\u1eb8on;\u4119f;\uc000\ud835\udd56\u0180als\u1ec4\u1ece\u1ed2r\u0100;s\u1eca\u1ecb\u62d5l;\u69e3us;\u6a71i\u0180;lv\u1eda\u1edb\u1edf\u43b5on\u00bb\u1edb;\u43f5\u0200csuv\u1eea\u1ef3\u1f0b\u1f23\u0100io\u1eef\u1e31rc\u00bb\u1e2e\u0269\u1ef9\0\0\u1efb\u00ed\u0548ant\u0100gl\u1f02\u1f06tr\u00bb\u1e5dess\u00bb\u1e7a\u0180aei\u1f12\u1f16\u1f1als;\u403dst;\u625fv\u0100;D\u0235\u1f20D;\u6a78parsl;\u69e5\u0100Da\u1f2f\u1f33ot;\u6253rr;\u6971\u0180cdi\u1f3e\u1f41\u1ef8r;\u612fo\u00f4\u0352\u0100ah\u1f49\u1f4b;\u43b7\u803b\u00f0\u40f0\u0100mr\u1f53\u1f57l\u803b\u00eb\u40ebo;\u60ac\u0180cip\u1f61\u1f64\u1f67l;\u4021s\u00f4\u056e\u0100eo\u1f6c\u1f74ctatio\u00ee\u0559nential\u00e5\u0579\u09e1\u1f92\0\u1f9e\0\u1fa1\u1fa7\0\0\u1fc6\u1fcc\0\u1fd3\0\u1fe6\u1fea\u2000\0\u2008\u205allingdotse\u00f1\u1e44y;\u4444male;\u6640\u0180ilr\u1fad\u1fb3\u1fc1lig;\u8000\ufb03\u0269\u1fb9\0\0\u1fbdg;\u8000\ufb00ig;\u8000\ufb04;\uc000\ud835\udd23lig;\u8000\ufb01lig;\uc000fj\u0180alt\u1fd9\u1fdc\u1fe1t;\u666dig;\u8000\ufb02ns;\u65b1of;\u4192\u01f0\u1fee\0\u1ff3f;\uc000\ud835\udd57\u0100ak\u05bf\u1ff7\u0100;v\u1ffc\u1ffd\u62d4;\u6ad9artint;\u6a0d\u0100ao\u200c\u2055\u0100cs\u2011\u2052\u03b1\u201a\u2030\u2038\u2045\u2048\0\u2050\u03b2\u2022\u2025\u2027\u202a\u202c\0\u202e\u803b\u00bd\u40bd;\u6153\u803b\u00bc\u40bc;\u6155;\u6159;\u615b\u01b3\u2034\0\u2036;\u6154;\u6156\u02b4\u203e\u2041\0\0\u2043\u803b\u00be\u40be;\u6157;\u615c5;\u6158\u01b6\u204c\0\u204e;\u615a;\u615d8;\u615el;\u6044wn;\u6322cr;\uc000\ud835\udcbb\u0880Eabcdefgijlnorstv\u2082\u2089\u209f\u20a5\u20b0\u20b4\u20f0\u20f5\u20fa\u20ff\u2103\u2112\u2138\u0317\u213e\u2152\u219e\u0100;l\u064d\u2087;\u6a8c\u0180cmp\u2090\u2095\u209dute;\u41f5ma\u0100;d\u209c\u1cda\u43b3;\u6a86reve;\u411f\u0100iy\u20aa\u20aerc;\u411d;\u4433ot;\u4121\u0200;lqs\u063e\u0642\u20bd\u20c9\u0180;qs\u063e\u064c\u20c4lan\u00f4\u0665\u0200;cdl\u0665\u20d2\u20d5\u20e5c;\u6aa9ot\u0100;o\u20dc\u20dd\u6a80\u0100;l\u20e2\u20e3\u6a82;\u6a84\u0100;e\u20ea\u20ed\uc000\u22db\ufe00s;\u6a94r;\uc000\ud835\udd24\u0100;g\u0673\u061bmel;\u6137cy;\u4453\u0200;Eaj\u065a\u210c\u210e\u2110;\u6a92;\u6aa5;\u6aa4\u0200Eaes\u211b\u211d\u2129\u2134;\u6269p\u0100;p\u2123\u2124\u6a8arox\u00bb\u2124\u0100;q\u212e\u212f\u6a88\u0100;q\u212e\u211bim;\u62e7pf;\uc000\ud835\udd58\u0100ci\u2143\u2146r;\u610am\u0180;el\u066b\u214e\u2150;\u6a8e;\u6a90\u8300>;cdlqr\u05ee\u2160\u216a\u216e\u2173\u2179\u0100ci\u2165\u2167;\u6aa7r;\u6a7aot;\u62d7Par;\u6995uest;\u6a7c\u0280adels\u2184\u216a\u2190\u0656\u219b\u01f0\u2189\0\u218epro\u00f8\u209er;\u6978q\u0100lq\u063f\u2196les\u00f3\u2088i\u00ed\u066b\u0100en\u21a3\u21adrtneqq;\uc000\u2269\ufe00\u00c5\u21aa\u0500Aabcefkosy\u21c4\u21c7\u21f1\u21f5\u21fa\u2218\u221d\u222f\u2268\u227dr\u00f2\u03a0\u0200ilmr\u21d0\u21d4\u21d7\u21dbrs\u00f0\u1484f\u00bb\u2024il\u00f4\u06a9\u0100dr\u21e0\u21e4cy;\u444a\u0180;cw\u08f4\u21eb\u21efir;\u6948;\u61adar;\u610firc;\u4125\u0180alr\u2201\u220e\u2213rts\u0100;u\u2209\u220a\u6665it\u00bb\u220alip;\u6026con;\u62b9r;\uc000\ud835\udd25s\u0100ew\u2223\u2229arow;\u6925arow;\u6926\u0280amopr\u223a\u223e\u2243\u225e\u2263rr;\u61fftht;\u623bk\u0100lr\u2249\u2253eftarrow;\u61a9ightarrow;\u61aaf;\uc000\ud835\udd59bar;\u6015\u0180clt\u226f\u2274\u2278r;\uc000\ud835\udcbdas\u00e8\u21f4rok;\u4127\u0100bp\u2282\u2287ull;\u6043hen\u00bb\u1c5b\u0ae1\u22a3\0\u22aa\0\u22b8\u22c5\u22ce\0\u22d5\u22f3\0\0\u22f8\u2322\u2367\u2362\u237f\0\u2386\u23aa\u23b4cute\u803b\u00ed\u40ed\u0180;iy\u0771\u22b0\u22b5rc\u803b\u00ee\u40ee;\u4438\u0100cx\u22bc\u22bfy;\u4435cl\u803b\u00a1\u40a1\u0100fr\u039f\u22c9;\uc000\ud835\udd26rave\u803b\u00ec\u40ec\u0200;ino\u073e\u22dd\u22e9\u22ee\u0100in\u22e2\u22e6nt;\u6a0ct;\u622dfin;\u69dcta;\u6129lig;\u4133\u0180aop\u22fe\u231a\u231d\u0180cgt\u2305\u2308\u2317r;\u412b\u0180elp\u071f\u230f\u2313in\u00e5\u078ear\u00f4\u0720h;\u4131f;\u62b7ed;\u41b5\u0280;cfot\u04f4\u232c\u2331\u233d\u2341are;\u6105in\u0100;t\u2338\u2339\u621eie;\u69dddo\u00f4\u2319\u0280;celp\u0757\u234c\u2350\u235b\u2361al;\u62ba\u0100gr\u2355\u2359er\u00f3\u1563\u00e3\u234darhk;\u6a17rod;\u6a3c\u0200cgpt\u236f\u2372\u2376\u237by;\u4451on;\u412ff;\uc000\ud835\udd5aa;\u43b9uest\u803b\u00bf\u40bf\u0100ci\u238a\u238fr;\uc000\ud835\udcben\u0280;Edsv\u04f4\u239b\u239d\u23a1\u04f3;\u62f9ot;\u62f5\u0100;v\u23a6\u23a7\u62f4;\u62f3\u0100;i\u0777\u23aelde;\u4129\u01eb\u23b8\0\u23bccy;\u4456l\u803b\u00ef\u40ef\u0300cfmosu\u23cc\u23d7\u23dc\u23e1\u23e7\u23f5\u0100iy\u23d1\u23d5rc;\u4135;\u4439r;\uc000\ud835\udd27ath;\u4237pf;\uc000\ud835\udd5b\u01e3\u23ec\0\u23f1r;\uc000\ud835\udcbfrcy;\u4458kcy;\u4454\u0400acfghjos\u240b\u2416\u2422\u2427\u242d\u2431\u2435\u243bppa\u0100;v\u2413\u2414\u43ba;\u43f0\u0100ey\u241b\u2420dil;\u4137;\u443ar;\uc000\ud835\udd28reen;\u4138cy;\u4445cy;\u445cpf;\uc000\ud835\udd5ccr;\uc000\ud835\udcc0\u0b80ABEHabcdefghjlmnoprstuv\u2470\u2481\u2486\u248d\u2491\u250e\u253d\u255a\u2580\u264e\u265e\u2665\u2679\u267d\u269a\u26b2\u26d8\u275d\u2768\u278b\u27c0\u2801\u2812\u0180art\u2477\u247a\u247cr\u00f2\u09c6\u00f2\u0395ail;\u691barr;\u690e\u0100;g\u0994\u248b;\u6a8bar;\u6962\u0963\u24a5\0\u24aa\0\u24b1\0\0\0\0\0\u24b5\u24ba\0\u24c6\u24c8\u24cd\0\u24f9ute;\u413amptyv;\u69b4ra\u00ee\u084cbda;\u43bbg\u0180;dl\u088e\u24c1\u24c3;\u6991\u00e5\u088e;\u6a85uo\u803b\u00ab\u40abr\u0400;bfhlpst\u0899\u24de\u24e6\u24e9\u24eb\u24ee\u24f1\u24f5\u0100;f\u089d\u24e3s;\u691fs;\u691d\u00eb\u2252p;\u61abl;\u6939im;\u6973l;\u61a2\u0180;ae\u24ff\u2500\u2504\u6aabil;\u6919\u0100;s\u2509\u250a\u6aad;\uc000\u2aad\ufe00\u0180abr\u2515\u2519\u251drr;\u690crk;\u6772\u0100ak\u2522\u252cc\u0100ek\u2528\u252a;\u407b;\u405b\u0100es\u2531\u2533;\u698bl\u0100du\u2539\u253b;\u698f;\u698d\u0200aeuy\u2546\u254b\u2556\u2558ron;\u413e\u0100di\u2550\u2554il;\u413c\u00ec\u08b0\u00e2\u2529;\u443b\u0200cqrs\u2563\u2566\u256d\u257da;\u6936uo\u0100;r\u0e19\u1746\u0100du\u2572\u2577har;\u6967shar;\u694bh;\u61b2\u0280;fgqs\u258b\u258c\u0989\u25f3\u25ff\u6264t\u0280ahlrt\u2598\u25a4\u25b7\u25c2\u25e8rrow\u0100;t\u0899\u25a1a\u00e9\u24f6arpoon\u0100du\u25af\u25b4own\u00bb\u045ap\u00bb\u0966eftarrows;\u61c7ight\u0180ahs\u25cd\u25d6\u25derrow\u0100;s\u08f4\u08a7arpoon\u00f3\u0f98quigarro\u00f7\u21f0hreetimes;\u62cb\u0180;qs\u258b\u0993\u25falan\u00f4\u09ac\u0280;cdgs\u09ac\u260a\u260d\u261d\u2628c;\u6aa8ot\u0100;o\u2614\u2615\u6a7f\u0100;r\u261a\u261b\u6a81;\u6a83\u0100;e\u2622\u2625\uc000\u22da\ufe00s;\u6a93\u0280adegs\u2633\u2639\u263d\u2649\u264bppro\u00f8\u24c6ot;\u62d6q\u0100gq\u2643\u2645\u00f4\u0989gt\u00f2\u248c\u00f4\u099bi\u00ed\u09b2\u0180ilr\u2655\u08e1\u265asht;\u697c;\uc000\ud835\udd29\u0100;E\u099c\u2663;\u6a91\u0161\u2669\u2676r\u0100du\u25b2\u266e\u0100;l\u0965\u2673;\u696alk;\u6584cy;\u4459\u0280;acht\u0a48\u2688\u268b\u2691\u2696r\u00f2\u25c1orne\u00f2\u1d08ard;\u696bri;\u65fa\u0100io\u269f\u26a4dot;\u4140ust\u0100;a\u26ac\u26ad\u63b0che\u00bb\u26ad\u0200Eaes\u26bb\u26bd\u26c9\u26d4;\u6268p\u0100;p\u26c3\u26c4\u6a89rox\u00bb\u26c4\u0100;q\u26ce\u26cf\u6a87\u0100;q\u26ce\u26bbim;\u62e6\u0400abnoptwz\u26e9\u26f4\u26f7\u271a\u272f\u2741\u2747\u2750\u0100nr\u26ee\u26f1g;\u67ecr;\u61fdr\u00eb\u08c1g\u0180lmr\u26ff\u270d\u2714eft\u0100ar\u09e6\u2707ight\u00e1\u09f2apsto;\u67fcight\u00e1\u09fdparrow\u0100lr\u2725\u2729ef\u00f4\u24edight;\u61ac\u0180afl\u2736\u2739\u273dr;\u6985;\uc000\ud835\udd5dus;\u6a2dimes;\u6a34\u0161\u274b\u274fst;\u6217\u00e1\u134e\u0180;ef\u2757\u2758\u1800\u65cange\u00bb\u2758ar\u0100;l\u2764\u2765\u4028t;\u6993\u0280achmt\u2773\u2776\u277c\u2785\u2787r\u00f2\u08a8orne\u00f2\u1d8car\u0100;d\u0f98\u2783;\u696d;\u600eri;\u62bf\u0300achiqt\u2798\u279d\u0a40\u27a2\u27ae\u27bbquo;\u6039r;\uc000\ud835\udcc1m\u0180;eg\u09b2\u27aa\u27ac;\u6a8d;\u6a8f\u0100bu\u252a\u27b3o\u0100;r\u0e1f\u27b9;\u601arok;\u4142\u8400<;cdhilqr\u082b\u27d2\u2639\u27dc\u27e0\u27e5\u27ea\u27f0\u0100ci\u27d7\u27d9;\u6aa6r;\u6a79re\u00e5\u25f2mes;\u62c9arr;\u6976uest;\u6a7b\u0100Pi\u27f5\u27f9ar;\u6996\u0180;ef\u2800\u092d\u181b\u65c3r\u0100du\u2807\u280dshar;\u694ahar;\u6966\u0100en\u2817\u2821rtneqq;\uc000\u2268\ufe00\u00c5\u281e\u0700Dacdefhilnopsu\u2840\u2845\u2882\u288e\u2893\u28a0\u28a5\u28a8\u28da\u28e2\u28e4\u0a83\u28f3\u2902Dot;\u623a\u0200clpr\u284e\u2852\u2863\u287dr\u803b\u00af\u40af\u0100et\u2857\u2859;\u6642\u0100;e\u285e\u285f\u6720se\u00bb\u285f\u0100;s\u103b\u2868to\u0200;dlu\u103b\u2873\u2877\u287bow\u00ee\u048cef\u00f4\u090f\u00f0\u13d1ker;\u65ae\u0100oy\u2887\u288cmma;\u6a29;\u443cash;\u6014asuredangle\u00bb\u1626r;\uc000\ud835\udd2ao;\u6127\u0180cdn\u28af\u28b4\u28c9ro\u803b\u00b5\u40b5\u0200;acd\u1464\u28bd\u28c0\u28c4s\u00f4\u16a7ir;\u6af0ot\u80bb\u00b7\u01b5us\u0180;bd\u28d2\u1903\u28d3\u6212\u0100;u\u1d3c\u28d8;\u6a2a\u0163\u28de\u28e1p;\u6adb\u00f2\u2212\u00f0\u0a81\u0100dp\u28e9\u28eeels;\u62a7f;\uc000\ud835\udd5e\u0100ct\u28f8\u28fdr;\uc000\ud835\udcc2pos\u00bb\u159d\u0180;lm\u2909\u290a\u290d\u43bctimap;\u62b8\u0c00GLRVabcdefghijlmoprstuvw\u2942\u2953\u297e\u2989\u2998\u29da\u29e9\u2a15\u2a1a\u2a58\u2a5d\u2a83\u2a95\u2aa4\u2aa8\u2b04\u2b07\u2b44\u2b7f\u2bae\u2c34\u2c67\u2c7c\u2ce9\u0100gt\u2947\u294b;\uc000\u22d9\u0338\u0100;v\u2950\u0bcf\uc000\u226b\u20d2\u0180elt\u295a\u2972\u2976ft\u0100ar\u2961\u2967rrow;\u61cdightarrow;\u61ce;\uc000\u22d8\u0338\u0100;v\u297b\u0c47\uc000\u226a\u20d2ightarrow;\u61cf\u0100Dd\u298e\u2993ash;\u62afash;\u62ae\u0280bcnpt\u29a3\u29a7\u29ac\u29b1\u29ccla\u00bb\u02deute;\u4144g;\uc000\u2220\u20d2\u0280;Eiop\u0d84\u29bc\u29c0\u29c5\u29c8;\uc000\u2a70\u0338d;\uc000\u224b\u0338s;\u4149ro\u00f8\u0d84ur\u0100;a\u29d3\u29d4\u666el\u0100;s\u29d3\u0b38\u01f3\u29df\0\u29e3p\u80bb\u00a0\u0b37mp\u0100;e\u0bf9\u0c00\u0280aeouy\u29f4\u29fe\u2a03\u2a10\u2a13\u01f0\u29f9\0\u29fb;\u6a43on;\u4148dil;\u4146ng\u0100;d\u0d7e\u2a0aot;\uc000\u2a6d\u0338p;\u6a42;\u443dash;\u6013\u0380;Aadqsx\u0b92\u2a29\u2a2d\u2a3b\u2a41\u2a45\u2a50rr;\u61d7r\u0100hr\u2a33\u2a36k;\u6924\u0100;o\u13f2\u13f0ot;\uc000\u2250\u0338ui\u00f6\u0b63\u0100ei\u2a4a\u2a4ear;\u6928\u00ed\u0b98ist\u0100;s\u0ba0\u0b9fr;\uc000\ud835\udd2b\u0200Eest\u0bc5\u2a66\u2a79\u2a7c\u0180;qs\u0bbc\u2a6d\u0be1\u0180;qs\u0bbc\u0bc5\u2a74lan\u00f4\u0be2i\u00ed\u0bea\u0100;r\u0bb6\u2a81\u00bb\u0bb7\u0180Aap\u2a8a\u2a8d\u2a91r\u00f2\u2971rr;\u61aear;\u6af2\u0180;sv\u0f8d\u2a9c\u0f8c\u0100;d\u2aa1\u2aa2\u62fc;\u62facy;\u445a\u0380AEadest\u2ab7\u2aba\u2abe\u2ac2\u2ac5\u2af6\u2af9r\u00f2\u2966;\uc000\u2266\u0338rr;\u619ar;\u6025\u0200;fqs\u0c3b\u2ace\u2ae3\u2aeft\u0100ar\u2ad4\u2ad9rro\u00f7\u2ac1ightarro\u00f7\u2a90\u0180;qs\u0c3b\u2aba\u2aealan\u00f4\u0c55\u0100;s\u0c55\u2af4\u00bb\u0c36i\u00ed\u0c5d\u0100;r\u0c35\u2afei\u0100;e\u0c1a\u0c25i\u00e4\u0d90\u0100pt\u2b0c\u2b11f;\uc000\ud835\udd5f\u8180\u00ac;in\u2b19\u2b1a\u2b36\u40acn\u0200;Edv\u0b89\u2b24\u2b28\u2b2e;\uc000\u22f9\u0338ot;\uc000\u22f5\u0338\u01e1\u0b89\u2b33\u2b35;\u62f7;\u62f6i\u0100;v\u0cb8\u2b3c\u01e1\u0cb8\u2b41\u2b43;\u62fe;\u62fd\u0180aor\u2b4b\u2b63\u2b69r\u0200;ast\u0b7b\u2b55\u2b5a\u2b5flle\u00ec\u0b7bl;\uc000\u2afd\u20e5;\uc000\u2202\u0338lint;\u6a14\u0180;ce\u0c92\u2b70\u2b73u\u00e5\u0ca5\u0100;c\u0c98\u2b78\u0100;e\u0c92\u2b7d\u00f1\u0c98\u0200Aait\u2b88\u2b8b\u2b9d\u2ba7r\u00f2\u2988rr\u0180;cw\u2b94\u2b95\u2b99\u619b;\uc000\u2933\u0338;\uc000\u219d\u0338ghtarrow\u00bb\u2b95ri\u0100;e\u0ccb\u0cd6\u0380chimpqu\u2bbd\u2bcd\u2bd9\u2b04\u0b78\u2be4\u2bef\u0200;cer\u0d32\u2bc6\u0d37\u2bc9u\u00e5\u0d45;\uc000\ud835\udcc3ort\u026d\u2b05\0\0\u2bd6ar\u00e1\u2b56m\u0100;e\u0d6e\u2bdf\u0100;q\u0d74\u0d73su\u0100bp\u2beb\u2bed\u00e5\u0cf8\u00e5\u0d0b\u0180bcp\u2bf6\u2c11\u2c19\u0200;Ees\u2bff\u2c00\u0d22\u2c04\u6284;\uc000\u2ac5\u0338et\u0100;e\u0d1b\u2c0bq\u0100;q\u0d23\u2c00c\u0100;e\u0d32\u2c17\u00f1\u0d38\u0200;Ees\u2c22\u2c23\u0d5f\u2c27\u6285;\uc000\u2ac6\u0338et\u0100;e\u0d58\u2c2eq\u0100;q\u0d60\u2c23\u0200gilr\u2c3d\u2c3f\u2c45\u2c47\u00ec\u0bd7lde\u803b\u00f1\u40f1\u00e7\u0c43iangle\u0100lr\u2c52\u2c5ceft\u0100;e\u0c1a\u2c5a\u00f1\u0c26ight\u0100;e\u0ccb\u2c65\u00f1\u0cd7\u0100;m\u2c6c\u2c6d\u43bd\u0180;es\u2c74\u2c75\u2c79\u4023ro;\u6116p;\u6007\u0480DHadgilrs\u2c8f\u2c94\u2c99\u2c9e\u2ca3\u2cb0\u2cb6\u2cd3\u2ce3ash;\u62adarr;\u6904p;\uc000\u224d\u20d2ash;\u62ac\u0100et\u2ca8\u2cac;\uc000\u2265\u20d2;\uc000>\u20d2nfin;\u69de\u0180Aet\u2cbd\u2cc1\u2cc5rr;\u6902;\uc000\u2264\u20d2\u0100;r\u2cca\u2ccd\uc000<\u20d2ie;\uc000\u22b4\u20d2\u0100At\u2cd8\u2cdcrr;\u6903rie;\uc000\u22b5\u20d2im;\uc000\u223c\u20d2\u0180Aan\u2cf0\u2cf4\u2d02rr;\u61d6r\u0100hr\u2cfa\u2cfdk;\u6923\u0100;o\u13e7\u13e5ear;\u6927\u1253\u1a95\0\0\0\0\0\0\0\0\0\0\0\0\0\u2d2d\0\u2d38\u2d48\u2d60\u2d65\u2d72\u2d84\u1b07\0\0\u2d8d\u2dab\0\u2dc8\u2dce\0\u2ddc\u2e19\u2e2b\u2e3e\u2e43\u0100cs\u2d31\u1a97ute\u803b\u00f3\u40f3\u0100iy\u2d3c\u2d45r\u0100;c\u1a9e\u2d42\u803b\u00f4\u40f4;\u443e\u0280abios\u1aa0\u2d52\u2d57\u01c8\u2d5alac;\u4151v;\u6a38old;\u69bclig;\u4153\u0100cr\u2d69\u2d6dir;\u69bf;\uc000\ud835\udd2c\u036f\u2d79\0\0\u2d7c\0\u2d82n;\u42dbave\u803b\u00f2\u40f2;\u69c1\u0100bm\u2d88\u0df4ar;\u69b5\u0200acit\u2d95\u2d98\u2da5\u2da8r\u00f2\u1a80\u0100ir\u2d9d\u2da0r;\u69beoss;\u69bbn\u00e5\u0e52;\u69c0\u0180aei\u2db1\u2db5\u2db9cr;\u414dga;\u43c9\u0180cdn\u2dc0\u2dc5\u01cdron;\u43bf;\u69b6pf;\uc000\ud835\udd60\u0180ael\u2dd4\u2dd7\u01d2r;\u69b7rp;\u69b9\u0380;adiosv\u2dea\u2deb\u2dee\u2e08\u2e0d\u2e10\u2e16\u6228r\u00f2\u1a86\u0200;efm\u2df7\u2df8\u2e02\u2e05\u6a5dr\u0100;o\u2dfe\u2dff\u6134f\u00bb\u2dff\u803b\u00aa\u40aa\u803b\u00ba\u40bagof;\u62b6r;\u6a56lope;\u6a57;\u6a5b\u0180clo\u2e1f\u2e21\u2e27\u00f2\u2e01ash\u803b\u00f8\u40f8l;\u6298i\u016c\u2e2f\u2e34de\u803b\u00f5\u40f5es\u0100;a\u01db\u2e3as;\u6a36ml\u803b\u00f6\u40f6bar;\u633d\u0ae1\u2e5e\0\u2e7d\0\u2e80\u2e9d\0\u2ea2\u2eb9\0\0\u2ecb\u0e9c\0\u2f13\0\0\u2f2b\u2fbc\0\u2fc8r\u0200;ast\u0403\u2e67\u2e72\u0e85\u8100\u00b6;l\u2e6d\u2e6e\u40b6le\u00ec\u0403\u0269\u2e78\0\0\u2e7bm;\u6af3;\u6afdy;\u443fr\u0280cimpt\u2e8b\u2e8f\u2e93\u1865\u2e97nt;\u4025od;\u402eil;\u6030enk;\u6031r;\uc000\ud835\udd2d\u0180imo\u2ea8\u2eb0\u2eb4\u0100;v\u2ead\u2eae\u43c6;\u43d5ma\u00f4\u0a76ne;\u660e\u0180;tv\u2ebf\u2ec0\u2ec8\u43c0chfork\u00bb\u1ffd;\u43d6\u0100au\u2ecf\u2edfn\u0100ck\u2ed5\u2eddk\u0100;h\u21f4\u2edb;\u610e\u00f6\u21f4s\u0480;abcdemst\u2ef3\u2ef4\u1908\u2ef9\u2efd\u2f04\u2f06\u2f0a\u2f0e\u402bcir;\u6a23ir;\u6a22\u0100ou\u1d40\u2f02;\u6a25;\u6a72n\u80bb\u00b1\u0e9dim;\u6a26wo;\u6a27\u0180ipu\u2f19\u2f20\u2f25ntint;\u6a15f;\uc000\ud835\udd61nd\u803b\u00a3\u40a3\u0500;Eaceinosu\u0ec8\u2f3f\u2f41\u2f44\u2f47\u2f81\u2f89\u2f92\u2f7e\u2fb6;\u6ab3p;\u6ab7u\u00e5\u0ed9\u0100;c\u0ece\u2f4c\u0300;acens\u0ec8\u2f59\u2f5f\u2f66\u2f68\u2f7eppro\u00f8\u2f43urlye\u00f1\u0ed9\u00f1\u0ece\u0180aes\u2f6f\u2f76\u2f7approx;\u6ab9qq;\u6ab5im;\u62e8i\u00ed\u0edfme\u0100;s\u2f88\u0eae\u6032\u0180Eas\u2f78\u2f90\u2f7a\u00f0\u2f75\u0180dfp\u0eec\u2f99\u2faf\u0180als\u2fa0\u2fa5\u2faalar;\u632eine;\u6312urf;\u6313\u0100;t\u0efb\u2fb4\u00ef\u0efbrel;\u62b0\u0100ci\u2fc0\u2fc5r;\uc000\ud835\udcc5;\u43c8ncsp;\u6008\u0300fiopsu\u2fda\u22e2\u2fdf\u2fe5\u2feb\u2ff1r;\uc000\ud835\udd2epf;\uc000\ud835\udd62rime;\u6057cr;\uc000\ud835\udcc6\u0180aeo\u2ff8\u3009\u3013t\u0100ei\u2ffe\u3005rnion\u00f3\u06b0nt;\u6a16st\u0100;e\u3010\u3011\u403f\u00f1\u1f19\u00f4\u0f14\u0a80ABHabcdefhilmnoprstux\u3040\u3051\u3055\u3059\u30e0\u310e\u312b\u3147\u3162\u3172\u318e\u3206\u3215\u3224\u3229\u3258\u326e\u3272\u3290\u32b0\u32b7\u0180art\u3047\u304a\u304cr\u00f2\u10b3\u00f2\u03ddail;\u691car\u00f2\u1c65ar;\u6964\u0380cdenqrt\u3068\u3075\u3078\u307f\u308f\u3094\u30cc\u0100eu\u306d\u3071;\uc000\u223d\u0331te;\u4155i\u00e3\u116emptyv;\u69b3g\u0200;del\u0fd1\u3089\u308b\u308d;\u6992;\u69a5\u00e5\u0fd1uo\u803b\u00bb\u40bbr\u0580;abcfhlpstw\u0fdc\u30ac\u30af\u30b7\u30b9\u30bc\u30be\u30c0\u30c3\u30c7\u30cap;\u6975\u0100;f\u0fe0\u30b4s;\u6920;\u6933s;\u691e\u00eb\u225d\u00f0\u272el;\u6945im;\u6974l;\u61a3;\u619d\u0100ai\u30d1\u30d5il;\u691ao\u0100;n\u30db\u30dc\u6236al\u00f3\u0f1e\u0180abr\u30e7\u30ea\u30eer\u00f2\u17e5rk;\u6773\u0100ak\u30f3\u30fdc\u0100ek\u30f9\u30fb;\u407d;\u405d\u0100es\u3102\u3104;\u698cl\u0100du\u310a\u310c;\u698e;\u6990\u0200aeuy\u3117\u311c\u3127\u3129ron;\u4159\u0100di\u3121\u3125il;\u4157\u00ec\u0ff2\u00e2\u30fa;\u4440\u0200clqs\u3134\u3137\u313d\u3144a;\u6937dhar;\u6969uo\u0100;r\u020e\u020dh;\u61b3\u0180acg\u314e\u315f\u0f44l\u0200;ips\u0f78\u3158\u315b\u109cn\u00e5\u10bbar\u00f4\u0fa9t;\u65ad\u0180ilr\u3169\u1023\u316esht;\u697d;\uc000\ud835\udd2f\u0100ao\u3177\u3186r\u0100du\u317d\u317f\u00bb\u047b\u0100;l\u1091\u3184;\u696c\u0100;v\u318b\u318c\u43c1;\u43f1\u0180gns\u3195\u31f9\u31fcht\u0300ahlrst\u31a4\u31b0\u31c2\u31d8\u31e4\u31eerrow\u0100;t\u0fdc\u31ada\u00e9\u30c8arpoon\u0100du\u31bb\u31bfow\u00ee\u317ep\u00bb\u1092eft\u0100ah\u31ca\u31d0rrow\u00f3\u0feaarpoon\u00f3\u0551ightarrows;\u61c9quigarro\u00f7\u30cbhreetimes;\u62ccg;\u42daingdotse\u00f1\u1f32\u0180ahm\u320d\u3210\u3213r\u00f2\u0feaa\u00f2\u0551;\u600foust\u0100;a\u321e\u321f\u63b1che\u00bb\u321fmid;\u6aee\u0200abpt\u3232\u323d\u3240\u3252\u0100nr\u3237\u323ag;\u67edr;\u61fer\u00eb\u1003\u0180afl\u3247\u324a\u324er;\u6986;\uc000\ud835\udd63us;\u6a2eimes;\u6a35\u0100ap\u325d\u3267r\u0100;g\u3263\u3264\u4029t;\u6994olint;\u6a12ar\u00f2\u31e3\u0200achq\u327b\u3280\u10bc\u3285quo;\u603ar;\uc000\ud835\udcc7\u0100bu\u30fb\u328ao\u0100;r\u0214\u0213\u0180hir\u3297\u329b\u32a0re\u00e5\u31f8mes;\u62cai\u0200;efl\u32aa\u1059\u1821\u32ab\u65b9tri;\u69celuhar;\u6968;\u611e\u0d61\u32d5\u32db\u32df\u332c\u3338\u3371\0\u337a\u33a4\0\0\u33ec\u33f0\0\u3428\u3448\u345a\u34ad\u34b1\u34ca\u34f1\0\u3616\0\0\u3633cute;\u415bqu\u00ef\u27ba\u0500;Eaceinpsy\u11ed\u32f3\u32f5\u32ff\u3302\u330b\u330f\u331f\u3326\u3329;\u6ab4\u01f0\u32fa\0\u32fc;\u6ab8on;\u4161u\u00e5\u11fe\u0100;d\u11f3\u3307il;\u415frc;\u415d\u0180Eas\u3316\u3318\u331b;\u6ab6p;\u6abaim;\u62e9olint;\u6a13i\u00ed\u1204;\u4441ot\u0180;be\u3334\u1d47\u3335\u62c5;\u6a66\u0380Aacmstx\u3346\u334a\u3357\u335b\u335e\u3363\u336drr;\u61d8r\u0100hr\u3350\u3352\u00eb\u2228\u0100;o\u0a36\u0a34t\u803b\u00a7\u40a7i;\u403bwar;\u6929m\u0100in\u3369\u00f0nu\u00f3\u00f1t;\u6736r\u0100;o\u3376\u2055\uc000\ud835\udd30\u0200acoy\u3382\u3386\u3391\u33a0rp;\u666f\u0100hy\u338b\u338fcy;\u4449;\u4448rt\u026d\u3399\0\0\u339ci\u00e4\u1464ara\u00ec\u2e6f\u803b\u00ad\u40ad\u0100gm\u33a8\u33b4ma\u0180;fv\u33b1\u33b2\u33b2\u43c3;\u43c2\u0400;deglnpr\u12ab\u33c5\u33c9\u33ce\u33d6\u33de\u33e1\u33e6ot;\u6a6a\u0100;q\u12b1\u12b0\u0100;E\u33d3\u33d4\u6a9e;\u6aa0\u0100;E\u33db\u33dc\u6a9d;\u6a9fe;\u6246lus;\u6a24arr;\u6972ar\u00f2\u113d\u0200aeit\u33f8\u3408\u340f\u3417\u0100ls\u33fd\u3404lsetm\u00e9\u336ahp;\u6a33parsl;\u69e4\u0100dl\u1463\u3414e;\u6323\u0100;e\u341c\u341d\u6aaa\u0100;s\u3422\u3423\u6aac;\uc000\u2aac\ufe00\u0180flp\u342e\u3433\u3442tcy;\u444c\u0100;b\u3438\u3439\u402f\u0100;a\u343e\u343f\u69c4r;\u633ff;\uc000\ud835\udd64a\u0100dr\u344d\u0402es\u0100;u\u3454\u3455\u6660it\u00bb\u3455\u0180csu\u3460\u3479\u349f\u0100au\u3465\u346fp\u0100;s\u1188\u346b;\uc000\u2293\ufe00p\u0100;s\u11b4\u3475;\uc000\u2294\ufe00u\u0100bp\u347f\u348f\u0180;es\u1197\u119c\u3486et\u0100;e\u1197\u348d\u00f1\u119d\u0180;es\u11a8\u11ad\u3496et\u0100;e\u11a8\u349d\u00f1\u11ae\u0180;af\u117b\u34a6\u05b0r\u0165\u34ab\u05b1\u00bb\u117car\u00f2\u1148\u0200cemt\u34b9\u34be\u34c2\u34c5r;\uc000\ud835\udcc8tm\u00ee\u00f1i\u00ec\u3415ar\u00e6\u11be\u0100ar\u34ce\u34d5r\u0100;f\u34d4\u17bf\u6606\u0100an\u34da\u34edight\u0100ep\u34e3\u34eapsilo\u00ee\u1ee0h\u00e9\u2eafs\u00bb\u2852\u0280bcmnp\u34fb\u355e\u1209\u358b\u358e\u0480;Edemnprs\u350e\u350f\u3511\u3515\u351e\u3523\u352c\u3531\u3536\u6282;\u6ac5ot;\u6abd\u0100;d\u11da\u351aot;\u6ac3ult;\u6ac1\u0100Ee\u3528\u352a;\u6acb;\u628alus;\u6abfarr;\u6979\u0180eiu\u353d\u3552\u3555t\u0180;en\u350e\u3545\u354bq\u0100;q\u11da\u350feq\u0100;q\u352b\u3528m;\u6ac7\u0100bp\u355a\u355c;\u6ad5;\u6ad3c\u0300;acens\u11ed\u356c\u3572\u3579\u357b\u3326ppro\u00f8\u32faurlye\u00f1\u11fe\u00f1\u11f3\u0180aes\u3582\u3588\u331bppro\u00f8\u331aq\u00f1\u3317g;\u666a\u0680123;Edehlmnps\u35a9\u35ac\u35af\u121c\u35b2\u35b4\u35c0\u35c9\u35d5\u35da\u35df\u35e8\u35ed\u803b\u00b9\u40b9\u803b\u00b2\u40b2\u803b\u00b3\u40b3;\u6ac6\u0100os\u35b9\u35bct;\u6abeub;\u6ad8\u0100;d\u1222\u35c5ot;\u6ac4s\u0100ou\u35cf\u35d2l;\u67c9b;\u6ad7arr;\u697bult;\u6ac2\u0100Ee\u35e4\u35e6;\u6acc;\u628blus;\u6ac0\u0180eiu\u35f4\u3609\u360ct\u0180;en\u121c\u35fc\u3602q\u0100;q\u1222\u35b2eq\u0100;q\u35e7\u35e4m;\u6ac8\u0100bp\u3611\u3613;\u6ad4;\u6ad6\u0180Aan\u361c\u3620\u362drr;\u61d9r\u0100hr\u3626\u3628\u00eb\u222e\u0100;o\u0a2b\u0a29war;\u692alig\u803b\u00df\u40df\u0be1\u3651\u365d\u3660\u12ce\u3673\u3679\0\u367e\u36c2\0\0\0\0\0\u36db\u3703\0\u3709\u376c\0\0\0\u3787\u0272\u3656\0\0\u365bget;\u6316;\u43c4r\u00eb\u0e5f\u0180aey\u3666\u366b\u3670ron;\u4165dil;\u4163;\u4442lrec;\u6315r;\uc000\ud835\udd31\u0200eiko\u3686\u369d\u36b5\u36bc\u01f2\u368b\0\u3691e\u01004f\u1284\u1281a\u0180;sv\u3698\u3699\u369b\u43b8ym;\u43d1\u0100cn\u36a2\u36b2k\u0100as\u36a8\u36aeppro\u00f8\u12c1im\u00bb\u12acs\u00f0\u129e\u0100as\u36ba\u36ae\u00f0\u12c1rn\u803b\u00fe\u40fe\u01ec\u031f\u36c6\u22e7es\u8180\u00d7;bd\u36cf\u36d0\u36d8\u40d7\u0100;a\u190f\u36d5r;\u6a31;\u6a30\u0180eps\u36e1\u36e3\u3700\u00e1\u2a4d\u0200;bcf\u0486\u36ec\u36f0\u36f4ot;\u6336ir;\u6af1\u0100;o\u36f9\u36fc\uc000\ud835\udd65rk;\u6ada\u00e1\u3362rime;\u6034\u0180aip\u370f\u3712\u3764d\u00e5\u1248\u0380adempst\u3721\u374d\u3740\u3751\u3757\u375c\u375fngle\u0280;dlqr\u3730\u3731\u3736\u3740\u3742\u65b5own\u00bb\u1dbbeft\u0100;e\u2800\u373e\u00f1\u092e;\u625cight\u0100;e\u32aa\u374b\u00f1\u105aot;\u65ecinus;\u6a3alus;\u6a39b;\u69cdime;\u6a3bezium;\u63e2\u0180cht\u3772\u377d\u3781\u0100ry\u3777\u377b;\uc000\ud835\udcc9;\u4446cy;\u445brok;\u4167\u0100io\u378b\u378ex\u00f4\u1777head\u0100lr\u3797\u37a0eftarro\u00f7\u084fightarrow\u00bb\u0f5d\u0900AHabcdfghlmoprstuw\u37d0\u37d3\u37d7\u37e4\u37f0\u37fc\u380e\u381c\u3823\u3834\u3851\u385d\u386b\u38a9\u38cc\u38d2\u38ea\u38f6r\u00f2\u03edar;\u6963\u0100cr\u37dc\u37e2ute\u803b\u00fa\u40fa\u00f2\u1150r\u01e3\u37ea\0\u37edy;\u445eve;\u416d\u0100iy\u37f5\u37farc\u803b\u00fb\u40fb;\u4443\u0180abh\u3803\u3806\u380br\u00f2\u13adlac;\u4171a\u00f2\u13c3\u0100ir\u3813\u3818sht;\u697e;\uc000\ud835\udd32rave\u803b\u00f9\u40f9\u0161\u3827\u3831r\u0100lr\u382c\u382e\u00bb\u0957\u00bb\u1083lk;\u6580\u0100ct\u3839\u384d\u026f\u383f\0\0\u384arn\u0100;e\u3845\u3846\u631cr\u00bb\u3846op;\u630fri;\u65f8\u0100al\u3856\u385acr;\u416b\u80bb\u00a8\u0349\u0100gp\u3862\u3866on;\u4173f;\uc000\ud835\udd66\u0300adhlsu\u114b\u3878\u387d\u1372\u3891\u38a0own\u00e1\u13b3arpoon\u0100lr\u3888\u388cef\u00f4\u382digh\u00f4\u382fi\u0180;hl\u3899\u389a\u389c\u43c5\u00bb\u13faon\u00bb\u389aparrows;\u61c8\u0180cit\u38b0\u38c4\u38c8\u026f\u38b6\0\0\u38c1rn\u0100;e\u38bc\u38bd\u631dr\u00bb\u38bdop;\u630eng;\u416fri;\u65f9cr;\uc000\ud835\udcca\u0180dir\u38d9\u38dd\u38e2ot;\u62f0lde;\u4169i\u0100;f\u3730\u38e8\u00bb\u1813\u0100am\u38ef\u38f2r\u00f2\u38a8l\u803b\u00fc\u40fcangle;\u69a7\u0780ABDacdeflnoprsz\u391c\u391f\u3929\u392d\u39b5\u39b8\u39bd\u39df\u39e4\u39e8\u39f3\u39f9\u39fd\u3a01\u3a20r\u00f2\u03f7ar\u0100;v\u3926\u3927\u6ae8;\u6ae9as\u00e8\u03e1\u0100nr\u3932\u3937grt;\u699c\u0380eknprst\u34e3\u3946\u394b\u3952\u395d\u3964\u3996app\u00e1\u2415othin\u00e7\u1e96\u0180hir\u34eb\u2ec8\u3959op\u00f4\u2fb5\u0100;h\u13b7\u3962\u00ef\u318d\u0100iu\u3969\u396dgm\u00e1\u33b3\u0100bp\u3972\u3984setneq\u0100;q\u397d\u3980\uc000\u228a\ufe00;\uc000\u2acb\ufe00setneq\u0100;q\u398f\u3992\uc000\u228b\ufe00;\uc000\u2acc\ufe00\u0100hr\u399b\u399fet\u00e1\u369ciangle\u0100lr\u39aa\u39afeft\u00bb\u0925ight\u00bb\u1051y;\u4432ash\u00bb\u1036\u0180elr\u39c4\u39d2\u39d7\u0180;be\u2dea\u39cb\u39cfar;\u62bbq;\u625alip;\u62ee\u0100bt\u39dc\u1468a\u00f2\u1469r;\uc000\ud835\udd33tr\u00e9\u39aesu\u0100bp\u39ef\u39f1\u00bb\u0d1c\u00bb\u0d59pf;\uc000\ud835\udd67ro\u00f0\u0efbtr\u00e9\u39b4\u0100cu\u3a06\u3a0br;\uc000\ud835\udccb\u0100bp\u3a10\u3a18n\u0100Ee\u3980\u3a16\u00bb\u397en\u0100Ee\u3992\u3a1e\u00bb\u3990igzag;\u699a\u0380cefoprs\u3a36\u3a3b\u3a56\u3a5b\u3a54\u3a61\u3a6airc;\u4175\u0100di\u3a40\u3a51\u0100bg\u3a45\u3a49ar;\u6a5fe\u0100;q\u15fa\u3a4f;\u6259erp;\u6118r;\uc000\ud835\udd34pf;\uc000\ud835\udd68\u0100;e\u1479\u3a66at\u00e8\u1479cr;\uc000\ud835\udccc\u0ae3\u178e\u3a87\0\u3a8b\0\u3a90\u3a9b\0\0\u3a9d\u3aa8\u3aab\u3aaf\0\0\u3ac3\u3ace\0\u3ad8\u17dc\u17dftr\u00e9\u17d1r;\uc000\ud835\udd35\u0100Aa\u3a94\u3a97r\u00f2\u03c3r\u00f2\u09f6;\u43be\u0100Aa\u3aa1\u3aa4r\u00f2\u03b8r\u00f2\u09eba\u00f0\u2713is;\u62fb\u0180dpt\u17a4\u3ab5\u3abe\u0100fl\u3aba\u17a9;\uc000\ud835\udd69im\u00e5\u17b2\u0100Aa\u3ac7\u3acar\u00f2\u03cer\u00f2\u0a01\u0100cq\u3ad2\u17b8r;\uc000\ud835\udccd\u0100pt\u17d6\u3adcr\u00e9\u17d4\u0400acefiosu\u3af0\u3afd\u3b08\u3b0c\u3b11\u3b15\u3b1b\u3b21c\u0100uy\u3af6\u3afbte\u803b\u00fd\u40fd;\u444f\u0100iy\u3b02\u3b06rc;\u4177;\u444bn\u803b\u00a5\u40a5r;\uc000\ud835\udd36cy;\u4457pf;\uc000\ud835\udd6acr;\uc000\ud835\udcce\u0100cm\u3b26\u3b29y;\u444el\u803b\u00ff\u40ff\u0500acdefhiosw\u3b42\u3b48\u3b54\u3b58\u3b64\u3b69\u3b6d\u3b74\u3b7a\u3b80cute;\u417a\u0100ay\u3b4d\u3b52ron;\u417e;\u4437ot;\u417c\u0100et\u3b5d\u3b61tr\u00e6\u155fa;\u43b6r;\uc000\ud835\udd37cy;\u4436grarr;\u61ddpf;\uc000\ud835\udd6bcr;\uc000\ud835\udccf\u0100jn\u3b85\u3b87;\u600dj;\u600c'.split("").map(c => c.charCodeAt(0)));
    const decode_data_xml = new Uint16Array("\u0200aglq\t\u026d\0\0p;\u4026os;\u4027t;\u403et;\u403cuot;\u4022".split("").map(c => c.charCodeAt(0)));
    var decode_codepoint_a;
    const decode_codepoint_decodeMap = new Map([ [ 0, 65533 ], [ 128, 8364 ], [ 130, 8218 ], [ 131, 402 ], [ 132, 8222 ], [ 133, 8230 ], [ 134, 8224 ], [ 135, 8225 ], [ 136, 710 ], [ 137, 8240 ], [ 138, 352 ], [ 139, 8249 ], [ 140, 338 ], [ 142, 381 ], [ 145, 8216 ], [ 146, 8217 ], [ 147, 8220 ], [ 148, 8221 ], [ 149, 8226 ], [ 150, 8211 ], [ 151, 8212 ], [ 152, 732 ], [ 153, 8482 ], [ 154, 353 ], [ 155, 8250 ], [ 156, 339 ], [ 158, 382 ], [ 159, 376 ] ]);
    const esm_decode_codepoint_fromCodePoint = (decode_codepoint_a = String.fromCodePoint) !== null && decode_codepoint_a !== void 0 ? decode_codepoint_a : function(codePoint) {
      let output = "";
      if (codePoint > 65535) {
        codePoint -= 65536;
        output += String.fromCharCode(codePoint >>> 10 & 1023 | 55296);
        codePoint = 56320 | codePoint & 1023;
      }
      output += String.fromCharCode(codePoint);
      return output;
    };
    function decode_codepoint_replaceCodePoint(codePoint) {
      var _a;
      if (codePoint >= 55296 && codePoint <= 57343 || codePoint > 1114111) {
        return 65533;
      }
      return (_a = decode_codepoint_decodeMap.get(codePoint)) !== null && _a !== void 0 ? _a : codePoint;
    }
    function decode_codepoint_decodeCodePoint(codePoint) {
      return esm_decode_codepoint_fromCodePoint(decode_codepoint_replaceCodePoint(codePoint));
    }
    var decode_CharCodes;
    (function(CharCodes) {
      CharCodes[CharCodes["NUM"] = 35] = "NUM";
      CharCodes[CharCodes["SEMI"] = 59] = "SEMI";
      CharCodes[CharCodes["EQUALS"] = 61] = "EQUALS";
      CharCodes[CharCodes["ZERO"] = 48] = "ZERO";
      CharCodes[CharCodes["NINE"] = 57] = "NINE";
      CharCodes[CharCodes["LOWER_A"] = 97] = "LOWER_A";
      CharCodes[CharCodes["LOWER_F"] = 102] = "LOWER_F";
      CharCodes[CharCodes["LOWER_X"] = 120] = "LOWER_X";
      CharCodes[CharCodes["LOWER_Z"] = 122] = "LOWER_Z";
      CharCodes[CharCodes["UPPER_A"] = 65] = "UPPER_A";
      CharCodes[CharCodes["UPPER_F"] = 70] = "UPPER_F";
      CharCodes[CharCodes["UPPER_Z"] = 90] = "UPPER_Z";
    })(decode_CharCodes || (decode_CharCodes = {}));
    const decode_TO_LOWER_BIT = 32;
    var decode_BinTrieFlags;
    (function(BinTrieFlags) {
      BinTrieFlags[BinTrieFlags["VALUE_LENGTH"] = 49152] = "VALUE_LENGTH";
      BinTrieFlags[BinTrieFlags["BRANCH_LENGTH"] = 16256] = "BRANCH_LENGTH";
      BinTrieFlags[BinTrieFlags["JUMP_TABLE"] = 127] = "JUMP_TABLE";
    })(decode_BinTrieFlags || (decode_BinTrieFlags = {}));
    function decode_isNumber(code) {
      return code >= decode_CharCodes.ZERO && code <= decode_CharCodes.NINE;
    }
    function decode_isHexadecimalCharacter(code) {
      return code >= decode_CharCodes.UPPER_A && code <= decode_CharCodes.UPPER_F || code >= decode_CharCodes.LOWER_A && code <= decode_CharCodes.LOWER_F;
    }
    function decode_isAsciiAlphaNumeric(code) {
      return code >= decode_CharCodes.UPPER_A && code <= decode_CharCodes.UPPER_Z || code >= decode_CharCodes.LOWER_A && code <= decode_CharCodes.LOWER_Z || decode_isNumber(code);
    }
    function decode_isEntityInAttributeInvalidEnd(code) {
      return code === decode_CharCodes.EQUALS || decode_isAsciiAlphaNumeric(code);
    }
    var decode_EntityDecoderState;
    (function(EntityDecoderState) {
      EntityDecoderState[EntityDecoderState["EntityStart"] = 0] = "EntityStart";
      EntityDecoderState[EntityDecoderState["NumericStart"] = 1] = "NumericStart";
      EntityDecoderState[EntityDecoderState["NumericDecimal"] = 2] = "NumericDecimal";
      EntityDecoderState[EntityDecoderState["NumericHex"] = 3] = "NumericHex";
      EntityDecoderState[EntityDecoderState["NamedEntity"] = 4] = "NamedEntity";
    })(decode_EntityDecoderState || (decode_EntityDecoderState = {}));
    var esm_decode_DecodingMode;
    (function(DecodingMode) {
      DecodingMode[DecodingMode["Legacy"] = 0] = "Legacy";
      DecodingMode[DecodingMode["Strict"] = 1] = "Strict";
      DecodingMode[DecodingMode["Attribute"] = 2] = "Attribute";
    })(esm_decode_DecodingMode || (esm_decode_DecodingMode = {}));
    class decode_EntityDecoder {
      constructor(decodeTree, emitCodePoint, errors) {
        this.decodeTree = decodeTree;
        this.emitCodePoint = emitCodePoint;
        this.errors = errors;
        this.state = decode_EntityDecoderState.EntityStart;
        this.consumed = 1;
        this.result = 0;
        this.treeIndex = 0;
        this.excess = 1;
        this.decodeMode = esm_decode_DecodingMode.Strict;
      }
      startEntity(decodeMode) {
        this.decodeMode = decodeMode;
        this.state = decode_EntityDecoderState.EntityStart;
        this.result = 0;
        this.treeIndex = 0;
        this.excess = 1;
        this.consumed = 1;
      }
      write(str, offset) {
        switch (this.state) {
         case decode_EntityDecoderState.EntityStart:
          {
            if (str.charCodeAt(offset) === decode_CharCodes.NUM) {
              this.state = decode_EntityDecoderState.NumericStart;
              this.consumed += 1;
              return this.stateNumericStart(str, offset + 1);
            }
            this.state = decode_EntityDecoderState.NamedEntity;
            return this.stateNamedEntity(str, offset);
          }

         case decode_EntityDecoderState.NumericStart:
          {
            return this.stateNumericStart(str, offset);
          }

         case decode_EntityDecoderState.NumericDecimal:
          {
            return this.stateNumericDecimal(str, offset);
          }

         case decode_EntityDecoderState.NumericHex:
          {
            return this.stateNumericHex(str, offset);
          }

         case decode_EntityDecoderState.NamedEntity:
          {
            return this.stateNamedEntity(str, offset);
          }
        }
      }
      stateNumericStart(str, offset) {
        if (offset >= str.length) {
          return -1;
        }
        if ((str.charCodeAt(offset) | decode_TO_LOWER_BIT) === decode_CharCodes.LOWER_X) {
          this.state = decode_EntityDecoderState.NumericHex;
          this.consumed += 1;
          return this.stateNumericHex(str, offset + 1);
        }
        this.state = decode_EntityDecoderState.NumericDecimal;
        return this.stateNumericDecimal(str, offset);
      }
      addToNumericResult(str, start, end, base) {
        if (start !== end) {
          const digitCount = end - start;
          this.result = this.result * Math.pow(base, digitCount) + parseInt(str.substr(start, digitCount), base);
          this.consumed += digitCount;
        }
      }
      stateNumericHex(str, offset) {
        const startIdx = offset;
        while (offset < str.length) {
          const char = str.charCodeAt(offset);
          if (decode_isNumber(char) || decode_isHexadecimalCharacter(char)) {
            offset += 1;
          } else {
            this.addToNumericResult(str, startIdx, offset, 16);
            return this.emitNumericEntity(char, 3);
          }
        }
        this.addToNumericResult(str, startIdx, offset, 16);
        return -1;
      }
      stateNumericDecimal(str, offset) {
        const startIdx = offset;
        while (offset < str.length) {
          const char = str.charCodeAt(offset);
          if (decode_isNumber(char)) {
            offset += 1;
          } else {
            this.addToNumericResult(str, startIdx, offset, 10);
            return this.emitNumericEntity(char, 2);
          }
        }
        this.addToNumericResult(str, startIdx, offset, 10);
        return -1;
      }
      emitNumericEntity(lastCp, expectedLength) {
        var _a;
        if (this.consumed <= expectedLength) {
          (_a = this.errors) === null || _a === void 0 ? void 0 : _a.absenceOfDigitsInNumericCharacterReference(this.consumed);
          return 0;
        }
        if (lastCp === decode_CharCodes.SEMI) {
          this.consumed += 1;
        } else if (this.decodeMode === esm_decode_DecodingMode.Strict) {
          return 0;
        }
        this.emitCodePoint(decode_codepoint_replaceCodePoint(this.result), this.consumed);
        if (this.errors) {
          if (lastCp !== decode_CharCodes.SEMI) {
            this.errors.missingSemicolonAfterCharacterReference();
          }
          this.errors.validateNumericCharacterReference(this.result);
        }
        return this.consumed;
      }
      stateNamedEntity(str, offset) {
        const {decodeTree: decodeTree} = this;
        let current = decodeTree[this.treeIndex];
        let valueLength = (current & decode_BinTrieFlags.VALUE_LENGTH) >> 14;
        for (;offset < str.length; offset++, this.excess++) {
          const char = str.charCodeAt(offset);
          this.treeIndex = decode_determineBranch(decodeTree, current, this.treeIndex + Math.max(1, valueLength), char);
          if (this.treeIndex < 0) {
            return this.result === 0 || this.decodeMode === esm_decode_DecodingMode.Attribute && (valueLength === 0 || decode_isEntityInAttributeInvalidEnd(char)) ? 0 : this.emitNotTerminatedNamedEntity();
          }
          current = decodeTree[this.treeIndex];
          valueLength = (current & decode_BinTrieFlags.VALUE_LENGTH) >> 14;
          if (valueLength !== 0) {
            if (char === decode_CharCodes.SEMI) {
              return this.emitNamedEntityData(this.treeIndex, valueLength, this.consumed + this.excess);
            }
            if (this.decodeMode !== esm_decode_DecodingMode.Strict) {
              this.result = this.treeIndex;
              this.consumed += this.excess;
              this.excess = 0;
            }
          }
        }
        return -1;
      }
      emitNotTerminatedNamedEntity() {
        var _a;
        const {result: result, decodeTree: decodeTree} = this;
        const valueLength = (decodeTree[result] & decode_BinTrieFlags.VALUE_LENGTH) >> 14;
        this.emitNamedEntityData(result, valueLength, this.consumed);
        (_a = this.errors) === null || _a === void 0 ? void 0 : _a.missingSemicolonAfterCharacterReference();
        return this.consumed;
      }
      emitNamedEntityData(result, valueLength, consumed) {
        const {decodeTree: decodeTree} = this;
        this.emitCodePoint(valueLength === 1 ? decodeTree[result] & ~decode_BinTrieFlags.VALUE_LENGTH : decodeTree[result + 1], consumed);
        if (valueLength === 3) {
          this.emitCodePoint(decodeTree[result + 2], consumed);
        }
        return consumed;
      }
      end() {
        var _a;
        switch (this.state) {
         case decode_EntityDecoderState.NamedEntity:
          {
            return this.result !== 0 && (this.decodeMode !== esm_decode_DecodingMode.Attribute || this.result === this.treeIndex) ? this.emitNotTerminatedNamedEntity() : 0;
          }

         case decode_EntityDecoderState.NumericDecimal:
          {
            return this.emitNumericEntity(0, 2);
          }

         case decode_EntityDecoderState.NumericHex:
          {
            return this.emitNumericEntity(0, 3);
          }

         case decode_EntityDecoderState.NumericStart:
          {
            (_a = this.errors) === null || _a === void 0 ? void 0 : _a.absenceOfDigitsInNumericCharacterReference(this.consumed);
            return 0;
          }

         case decode_EntityDecoderState.EntityStart:
          {
            return 0;
          }
        }
      }
    }
    function decode_getDecoder(decodeTree) {
      let ret = "";
      const decoder = new decode_EntityDecoder(decodeTree, str => ret += esm_decode_codepoint_fromCodePoint(str));
      return function decodeWithTrie(str, decodeMode) {
        let lastIndex = 0;
        let offset = 0;
        while ((offset = str.indexOf("&", offset)) >= 0) {
          ret += str.slice(lastIndex, offset);
          decoder.startEntity(decodeMode);
          const len = decoder.write(str, offset + 1);
          if (len < 0) {
            lastIndex = offset + decoder.end();
            break;
          }
          lastIndex = offset + len;
          offset = len === 0 ? lastIndex + 1 : lastIndex;
        }
        const result = ret + str.slice(lastIndex);
        ret = "";
        return result;
      };
    }
    function decode_determineBranch(decodeTree, current, nodeIdx, char) {
      const branchCount = (current & decode_BinTrieFlags.BRANCH_LENGTH) >> 7;
      const jumpOffset = current & decode_BinTrieFlags.JUMP_TABLE;
      if (branchCount === 0) {
        return jumpOffset !== 0 && char === jumpOffset ? nodeIdx : -1;
      }
      if (jumpOffset) {
        const value = char - jumpOffset;
        return value < 0 || value >= branchCount ? -1 : decodeTree[nodeIdx + value] - 1;
      }
      let lo = nodeIdx;
      let hi = lo + branchCount - 1;
      while (lo <= hi) {
        const mid = lo + hi >>> 1;
        const midVal = decodeTree[mid];
        if (midVal < char) {
          lo = mid + 1;
        } else if (midVal > char) {
          hi = mid - 1;
        } else {
          return decodeTree[mid + branchCount];
        }
      }
      return -1;
    }
    const decode_htmlDecoder = decode_getDecoder(decode_data_html);
    const decode_xmlDecoder = decode_getDecoder(decode_data_xml);
    function esm_decode_decodeHTML(str, mode = esm_decode_DecodingMode.Legacy) {
      return decode_htmlDecoder(str, mode);
    }
    function decode_decodeHTMLAttribute(str) {
      return decode_htmlDecoder(str, esm_decode_DecodingMode.Attribute);
    }
    function decode_decodeHTMLStrict(str) {
      return decode_htmlDecoder(str, esm_decode_DecodingMode.Strict);
    }
    function esm_decode_decodeXML(str) {
      return decode_xmlDecoder(str, esm_decode_DecodingMode.Strict);
    }
    function restoreDiff(arr) {
      for (let i = 1; i < arr.length; i++) {
        arr[i][0] += arr[i - 1][0] + 1;
      }
      return arr;
    }
    const encode_html = new Map(restoreDiff([ [ 9, "&Tab;" ], [ 0, "&NewLine;" ], [ 22, "&excl;" ], [ 0, "&quot;" ], [ 0, "&num;" ], [ 0, "&dollar;" ], [ 0, "&percnt;" ], [ 0, "&amp;" ], [ 0, "&apos;" ], [ 0, "&lpar;" ], [ 0, "&rpar;" ], [ 0, "&ast;" ], [ 0, "&plus;" ], [ 0, "&comma;" ], [ 1, "&period;" ], [ 0, "&sol;" ], [ 10, "&colon;" ], [ 0, "&semi;" ], [ 0, {
      v: "&lt;",
      n: 8402,
      o: "&nvlt;"
    } ], [ 0, {
      v: "&equals;",
      n: 8421,
      o: "&bne;"
    } ], [ 0, {
      v: "&gt;",
      n: 8402,
      o: "&nvgt;"
    } ], [ 0, "&quest;" ], [ 0, "&commat;" ], [ 26, "&lbrack;" ], [ 0, "&bsol;" ], [ 0, "&rbrack;" ], [ 0, "&Hat;" ], [ 0, "&lowbar;" ], [ 0, "&DiacriticalGrave;" ], [ 5, {
      n: 106,
      o: "&fjlig;"
    } ], [ 20, "&lbrace;" ], [ 0, "&verbar;" ], [ 0, "&rbrace;" ], [ 34, "&nbsp;" ], [ 0, "&iexcl;" ], [ 0, "&cent;" ], [ 0, "&pound;" ], [ 0, "&curren;" ], [ 0, "&yen;" ], [ 0, "&brvbar;" ], [ 0, "&sect;" ], [ 0, "&die;" ], [ 0, "&copy;" ], [ 0, "&ordf;" ], [ 0, "&laquo;" ], [ 0, "&not;" ], [ 0, "&shy;" ], [ 0, "&circledR;" ], [ 0, "&macr;" ], [ 0, "&deg;" ], [ 0, "&PlusMinus;" ], [ 0, "&sup2;" ], [ 0, "&sup3;" ], [ 0, "&acute;" ], [ 0, "&micro;" ], [ 0, "&para;" ], [ 0, "&centerdot;" ], [ 0, "&cedil;" ], [ 0, "&sup1;" ], [ 0, "&ordm;" ], [ 0, "&raquo;" ], [ 0, "&frac14;" ], [ 0, "&frac12;" ], [ 0, "&frac34;" ], [ 0, "&iquest;" ], [ 0, "&Agrave;" ], [ 0, "&Aacute;" ], [ 0, "&Acirc;" ], [ 0, "&Atilde;" ], [ 0, "&Auml;" ], [ 0, "&angst;" ], [ 0, "&AElig;" ], [ 0, "&Ccedil;" ], [ 0, "&Egrave;" ], [ 0, "&Eacute;" ], [ 0, "&Ecirc;" ], [ 0, "&Euml;" ], [ 0, "&Igrave;" ], [ 0, "&Iacute;" ], [ 0, "&Icirc;" ], [ 0, "&Iuml;" ], [ 0, "&ETH;" ], [ 0, "&Ntilde;" ], [ 0, "&Ograve;" ], [ 0, "&Oacute;" ], [ 0, "&Ocirc;" ], [ 0, "&Otilde;" ], [ 0, "&Ouml;" ], [ 0, "&times;" ], [ 0, "&Oslash;" ], [ 0, "&Ugrave;" ], [ 0, "&Uacute;" ], [ 0, "&Ucirc;" ], [ 0, "&Uuml;" ], [ 0, "&Yacute;" ], [ 0, "&THORN;" ], [ 0, "&szlig;" ], [ 0, "&agrave;" ], [ 0, "&aacute;" ], [ 0, "&acirc;" ], [ 0, "&atilde;" ], [ 0, "&auml;" ], [ 0, "&aring;" ], [ 0, "&aelig;" ], [ 0, "&ccedil;" ], [ 0, "&egrave;" ], [ 0, "&eacute;" ], [ 0, "&ecirc;" ], [ 0, "&euml;" ], [ 0, "&igrave;" ], [ 0, "&iacute;" ], [ 0, "&icirc;" ], [ 0, "&iuml;" ], [ 0, "&eth;" ], [ 0, "&ntilde;" ], [ 0, "&ograve;" ], [ 0, "&oacute;" ], [ 0, "&ocirc;" ], [ 0, "&otilde;" ], [ 0, "&ouml;" ], [ 0, "&div;" ], [ 0, "&oslash;" ], [ 0, "&ugrave;" ], [ 0, "&uacute;" ], [ 0, "&ucirc;" ], [ 0, "&uuml;" ], [ 0, "&yacute;" ], [ 0, "&thorn;" ], [ 0, "&yuml;" ], [ 0, "&Amacr;" ], [ 0, "&amacr;" ], [ 0, "&Abreve;" ], [ 0, "&abreve;" ], [ 0, "&Aogon;" ], [ 0, "&aogon;" ], [ 0, "&Cacute;" ], [ 0, "&cacute;" ], [ 0, "&Ccirc;" ], [ 0, "&ccirc;" ], [ 0, "&Cdot;" ], [ 0, "&cdot;" ], [ 0, "&Ccaron;" ], [ 0, "&ccaron;" ], [ 0, "&Dcaron;" ], [ 0, "&dcaron;" ], [ 0, "&Dstrok;" ], [ 0, "&dstrok;" ], [ 0, "&Emacr;" ], [ 0, "&emacr;" ], [ 2, "&Edot;" ], [ 0, "&edot;" ], [ 0, "&Eogon;" ], [ 0, "&eogon;" ], [ 0, "&Ecaron;" ], [ 0, "&ecaron;" ], [ 0, "&Gcirc;" ], [ 0, "&gcirc;" ], [ 0, "&Gbreve;" ], [ 0, "&gbreve;" ], [ 0, "&Gdot;" ], [ 0, "&gdot;" ], [ 0, "&Gcedil;" ], [ 1, "&Hcirc;" ], [ 0, "&hcirc;" ], [ 0, "&Hstrok;" ], [ 0, "&hstrok;" ], [ 0, "&Itilde;" ], [ 0, "&itilde;" ], [ 0, "&Imacr;" ], [ 0, "&imacr;" ], [ 2, "&Iogon;" ], [ 0, "&iogon;" ], [ 0, "&Idot;" ], [ 0, "&imath;" ], [ 0, "&IJlig;" ], [ 0, "&ijlig;" ], [ 0, "&Jcirc;" ], [ 0, "&jcirc;" ], [ 0, "&Kcedil;" ], [ 0, "&kcedil;" ], [ 0, "&kgreen;" ], [ 0, "&Lacute;" ], [ 0, "&lacute;" ], [ 0, "&Lcedil;" ], [ 0, "&lcedil;" ], [ 0, "&Lcaron;" ], [ 0, "&lcaron;" ], [ 0, "&Lmidot;" ], [ 0, "&lmidot;" ], [ 0, "&Lstrok;" ], [ 0, "&lstrok;" ], [ 0, "&Nacute;" ], [ 0, "&nacute;" ], [ 0, "&Ncedil;" ], [ 0, "&ncedil;" ], [ 0, "&Ncaron;" ], [ 0, "&ncaron;" ], [ 0, "&napos;" ], [ 0, "&ENG;" ], [ 0, "&eng;" ], [ 0, "&Omacr;" ], [ 0, "&omacr;" ], [ 2, "&Odblac;" ], [ 0, "&odblac;" ], [ 0, "&OElig;" ], [ 0, "&oelig;" ], [ 0, "&Racute;" ], [ 0, "&racute;" ], [ 0, "&Rcedil;" ], [ 0, "&rcedil;" ], [ 0, "&Rcaron;" ], [ 0, "&rcaron;" ], [ 0, "&Sacute;" ], [ 0, "&sacute;" ], [ 0, "&Scirc;" ], [ 0, "&scirc;" ], [ 0, "&Scedil;" ], [ 0, "&scedil;" ], [ 0, "&Scaron;" ], [ 0, "&scaron;" ], [ 0, "&Tcedil;" ], [ 0, "&tcedil;" ], [ 0, "&Tcaron;" ], [ 0, "&tcaron;" ], [ 0, "&Tstrok;" ], [ 0, "&tstrok;" ], [ 0, "&Utilde;" ], [ 0, "&utilde;" ], [ 0, "&Umacr;" ], [ 0, "&umacr;" ], [ 0, "&Ubreve;" ], [ 0, "&ubreve;" ], [ 0, "&Uring;" ], [ 0, "&uring;" ], [ 0, "&Udblac;" ], [ 0, "&udblac;" ], [ 0, "&Uogon;" ], [ 0, "&uogon;" ], [ 0, "&Wcirc;" ], [ 0, "&wcirc;" ], [ 0, "&Ycirc;" ], [ 0, "&ycirc;" ], [ 0, "&Yuml;" ], [ 0, "&Zacute;" ], [ 0, "&zacute;" ], [ 0, "&Zdot;" ], [ 0, "&zdot;" ], [ 0, "&Zcaron;" ], [ 0, "&zcaron;" ], [ 19, "&fnof;" ], [ 34, "&imped;" ], [ 63, "&gacute;" ], [ 65, "&jmath;" ], [ 142, "&circ;" ], [ 0, "&caron;" ], [ 16, "&breve;" ], [ 0, "&DiacriticalDot;" ], [ 0, "&ring;" ], [ 0, "&ogon;" ], [ 0, "&DiacriticalTilde;" ], [ 0, "&dblac;" ], [ 51, "&DownBreve;" ], [ 127, "&Alpha;" ], [ 0, "&Beta;" ], [ 0, "&Gamma;" ], [ 0, "&Delta;" ], [ 0, "&Epsilon;" ], [ 0, "&Zeta;" ], [ 0, "&Eta;" ], [ 0, "&Theta;" ], [ 0, "&Iota;" ], [ 0, "&Kappa;" ], [ 0, "&Lambda;" ], [ 0, "&Mu;" ], [ 0, "&Nu;" ], [ 0, "&Xi;" ], [ 0, "&Omicron;" ], [ 0, "&Pi;" ], [ 0, "&Rho;" ], [ 1, "&Sigma;" ], [ 0, "&Tau;" ], [ 0, "&Upsilon;" ], [ 0, "&Phi;" ], [ 0, "&Chi;" ], [ 0, "&Psi;" ], [ 0, "&ohm;" ], [ 7, "&alpha;" ], [ 0, "&beta;" ], [ 0, "&gamma;" ], [ 0, "&delta;" ], [ 0, "&epsi;" ], [ 0, "&zeta;" ], [ 0, "&eta;" ], [ 0, "&theta;" ], [ 0, "&iota;" ], [ 0, "&kappa;" ], [ 0, "&lambda;" ], [ 0, "&mu;" ], [ 0, "&nu;" ], [ 0, "&xi;" ], [ 0, "&omicron;" ], [ 0, "&pi;" ], [ 0, "&rho;" ], [ 0, "&sigmaf;" ], [ 0, "&sigma;" ], [ 0, "&tau;" ], [ 0, "&upsi;" ], [ 0, "&phi;" ], [ 0, "&chi;" ], [ 0, "&psi;" ], [ 0, "&omega;" ], [ 7, "&thetasym;" ], [ 0, "&Upsi;" ], [ 2, "&phiv;" ], [ 0, "&piv;" ], [ 5, "&Gammad;" ], [ 0, "&digamma;" ], [ 18, "&kappav;" ], [ 0, "&rhov;" ], [ 3, "&epsiv;" ], [ 0, "&backepsilon;" ], [ 10, "&IOcy;" ], [ 0, "&DJcy;" ], [ 0, "&GJcy;" ], [ 0, "&Jukcy;" ], [ 0, "&DScy;" ], [ 0, "&Iukcy;" ], [ 0, "&YIcy;" ], [ 0, "&Jsercy;" ], [ 0, "&LJcy;" ], [ 0, "&NJcy;" ], [ 0, "&TSHcy;" ], [ 0, "&KJcy;" ], [ 1, "&Ubrcy;" ], [ 0, "&DZcy;" ], [ 0, "&Acy;" ], [ 0, "&Bcy;" ], [ 0, "&Vcy;" ], [ 0, "&Gcy;" ], [ 0, "&Dcy;" ], [ 0, "&IEcy;" ], [ 0, "&ZHcy;" ], [ 0, "&Zcy;" ], [ 0, "&Icy;" ], [ 0, "&Jcy;" ], [ 0, "&Kcy;" ], [ 0, "&Lcy;" ], [ 0, "&Mcy;" ], [ 0, "&Ncy;" ], [ 0, "&Ocy;" ], [ 0, "&Pcy;" ], [ 0, "&Rcy;" ], [ 0, "&Scy;" ], [ 0, "&Tcy;" ], [ 0, "&Ucy;" ], [ 0, "&Fcy;" ], [ 0, "&KHcy;" ], [ 0, "&TScy;" ], [ 0, "&CHcy;" ], [ 0, "&SHcy;" ], [ 0, "&SHCHcy;" ], [ 0, "&HARDcy;" ], [ 0, "&Ycy;" ], [ 0, "&SOFTcy;" ], [ 0, "&Ecy;" ], [ 0, "&YUcy;" ], [ 0, "&YAcy;" ], [ 0, "&acy;" ], [ 0, "&bcy;" ], [ 0, "&vcy;" ], [ 0, "&gcy;" ], [ 0, "&dcy;" ], [ 0, "&iecy;" ], [ 0, "&zhcy;" ], [ 0, "&zcy;" ], [ 0, "&icy;" ], [ 0, "&jcy;" ], [ 0, "&kcy;" ], [ 0, "&lcy;" ], [ 0, "&mcy;" ], [ 0, "&ncy;" ], [ 0, "&ocy;" ], [ 0, "&pcy;" ], [ 0, "&rcy;" ], [ 0, "&scy;" ], [ 0, "&tcy;" ], [ 0, "&ucy;" ], [ 0, "&fcy;" ], [ 0, "&khcy;" ], [ 0, "&tscy;" ], [ 0, "&chcy;" ], [ 0, "&shcy;" ], [ 0, "&shchcy;" ], [ 0, "&hardcy;" ], [ 0, "&ycy;" ], [ 0, "&softcy;" ], [ 0, "&ecy;" ], [ 0, "&yucy;" ], [ 0, "&yacy;" ], [ 1, "&iocy;" ], [ 0, "&djcy;" ], [ 0, "&gjcy;" ], [ 0, "&jukcy;" ], [ 0, "&dscy;" ], [ 0, "&iukcy;" ], [ 0, "&yicy;" ], [ 0, "&jsercy;" ], [ 0, "&ljcy;" ], [ 0, "&njcy;" ], [ 0, "&tshcy;" ], [ 0, "&kjcy;" ], [ 1, "&ubrcy;" ], [ 0, "&dzcy;" ], [ 7074, "&ensp;" ], [ 0, "&emsp;" ], [ 0, "&emsp13;" ], [ 0, "&emsp14;" ], [ 1, "&numsp;" ], [ 0, "&puncsp;" ], [ 0, "&ThinSpace;" ], [ 0, "&hairsp;" ], [ 0, "&NegativeMediumSpace;" ], [ 0, "&zwnj;" ], [ 0, "&zwj;" ], [ 0, "&lrm;" ], [ 0, "&rlm;" ], [ 0, "&dash;" ], [ 2, "&ndash;" ], [ 0, "&mdash;" ], [ 0, "&horbar;" ], [ 0, "&Verbar;" ], [ 1, "&lsquo;" ], [ 0, "&CloseCurlyQuote;" ], [ 0, "&lsquor;" ], [ 1, "&ldquo;" ], [ 0, "&CloseCurlyDoubleQuote;" ], [ 0, "&bdquo;" ], [ 1, "&dagger;" ], [ 0, "&Dagger;" ], [ 0, "&bull;" ], [ 2, "&nldr;" ], [ 0, "&hellip;" ], [ 9, "&permil;" ], [ 0, "&pertenk;" ], [ 0, "&prime;" ], [ 0, "&Prime;" ], [ 0, "&tprime;" ], [ 0, "&backprime;" ], [ 3, "&lsaquo;" ], [ 0, "&rsaquo;" ], [ 3, "&oline;" ], [ 2, "&caret;" ], [ 1, "&hybull;" ], [ 0, "&frasl;" ], [ 10, "&bsemi;" ], [ 7, "&qprime;" ], [ 7, {
      v: "&MediumSpace;",
      n: 8202,
      o: "&ThickSpace;"
    } ], [ 0, "&NoBreak;" ], [ 0, "&af;" ], [ 0, "&InvisibleTimes;" ], [ 0, "&ic;" ], [ 72, "&euro;" ], [ 46, "&tdot;" ], [ 0, "&DotDot;" ], [ 37, "&complexes;" ], [ 2, "&incare;" ], [ 4, "&gscr;" ], [ 0, "&hamilt;" ], [ 0, "&Hfr;" ], [ 0, "&Hopf;" ], [ 0, "&planckh;" ], [ 0, "&hbar;" ], [ 0, "&imagline;" ], [ 0, "&Ifr;" ], [ 0, "&lagran;" ], [ 0, "&ell;" ], [ 1, "&naturals;" ], [ 0, "&numero;" ], [ 0, "&copysr;" ], [ 0, "&weierp;" ], [ 0, "&Popf;" ], [ 0, "&Qopf;" ], [ 0, "&realine;" ], [ 0, "&real;" ], [ 0, "&reals;" ], [ 0, "&rx;" ], [ 3, "&trade;" ], [ 1, "&integers;" ], [ 2, "&mho;" ], [ 0, "&zeetrf;" ], [ 0, "&iiota;" ], [ 2, "&bernou;" ], [ 0, "&Cayleys;" ], [ 1, "&escr;" ], [ 0, "&Escr;" ], [ 0, "&Fouriertrf;" ], [ 1, "&Mellintrf;" ], [ 0, "&order;" ], [ 0, "&alefsym;" ], [ 0, "&beth;" ], [ 0, "&gimel;" ], [ 0, "&daleth;" ], [ 12, "&CapitalDifferentialD;" ], [ 0, "&dd;" ], [ 0, "&ee;" ], [ 0, "&ii;" ], [ 10, "&frac13;" ], [ 0, "&frac23;" ], [ 0, "&frac15;" ], [ 0, "&frac25;" ], [ 0, "&frac35;" ], [ 0, "&frac45;" ], [ 0, "&frac16;" ], [ 0, "&frac56;" ], [ 0, "&frac18;" ], [ 0, "&frac38;" ], [ 0, "&frac58;" ], [ 0, "&frac78;" ], [ 49, "&larr;" ], [ 0, "&ShortUpArrow;" ], [ 0, "&rarr;" ], [ 0, "&darr;" ], [ 0, "&harr;" ], [ 0, "&updownarrow;" ], [ 0, "&nwarr;" ], [ 0, "&nearr;" ], [ 0, "&LowerRightArrow;" ], [ 0, "&LowerLeftArrow;" ], [ 0, "&nlarr;" ], [ 0, "&nrarr;" ], [ 1, {
      v: "&rarrw;",
      n: 824,
      o: "&nrarrw;"
    } ], [ 0, "&Larr;" ], [ 0, "&Uarr;" ], [ 0, "&Rarr;" ], [ 0, "&Darr;" ], [ 0, "&larrtl;" ], [ 0, "&rarrtl;" ], [ 0, "&LeftTeeArrow;" ], [ 0, "&mapstoup;" ], [ 0, "&map;" ], [ 0, "&DownTeeArrow;" ], [ 1, "&hookleftarrow;" ], [ 0, "&hookrightarrow;" ], [ 0, "&larrlp;" ], [ 0, "&looparrowright;" ], [ 0, "&harrw;" ], [ 0, "&nharr;" ], [ 1, "&lsh;" ], [ 0, "&rsh;" ], [ 0, "&ldsh;" ], [ 0, "&rdsh;" ], [ 1, "&crarr;" ], [ 0, "&cularr;" ], [ 0, "&curarr;" ], [ 2, "&circlearrowleft;" ], [ 0, "&circlearrowright;" ], [ 0, "&leftharpoonup;" ], [ 0, "&DownLeftVector;" ], [ 0, "&RightUpVector;" ], [ 0, "&LeftUpVector;" ], [ 0, "&rharu;" ], [ 0, "&DownRightVector;" ], [ 0, "&dharr;" ], [ 0, "&dharl;" ], [ 0, "&RightArrowLeftArrow;" ], [ 0, "&udarr;" ], [ 0, "&LeftArrowRightArrow;" ], [ 0, "&leftleftarrows;" ], [ 0, "&upuparrows;" ], [ 0, "&rightrightarrows;" ], [ 0, "&ddarr;" ], [ 0, "&leftrightharpoons;" ], [ 0, "&Equilibrium;" ], [ 0, "&nlArr;" ], [ 0, "&nhArr;" ], [ 0, "&nrArr;" ], [ 0, "&DoubleLeftArrow;" ], [ 0, "&DoubleUpArrow;" ], [ 0, "&DoubleRightArrow;" ], [ 0, "&dArr;" ], [ 0, "&DoubleLeftRightArrow;" ], [ 0, "&DoubleUpDownArrow;" ], [ 0, "&nwArr;" ], [ 0, "&neArr;" ], [ 0, "&seArr;" ], [ 0, "&swArr;" ], [ 0, "&lAarr;" ], [ 0, "&rAarr;" ], [ 1, "&zigrarr;" ], [ 6, "&larrb;" ], [ 0, "&rarrb;" ], [ 15, "&DownArrowUpArrow;" ], [ 7, "&loarr;" ], [ 0, "&roarr;" ], [ 0, "&hoarr;" ], [ 0, "&forall;" ], [ 0, "&comp;" ], [ 0, {
      v: "&part;",
      n: 824,
      o: "&npart;"
    } ], [ 0, "&exist;" ], [ 0, "&nexist;" ], [ 0, "&empty;" ], [ 1, "&Del;" ], [ 0, "&Element;" ], [ 0, "&NotElement;" ], [ 1, "&ni;" ], [ 0, "&notni;" ], [ 2, "&prod;" ], [ 0, "&coprod;" ], [ 0, "&sum;" ], [ 0, "&minus;" ], [ 0, "&MinusPlus;" ], [ 0, "&dotplus;" ], [ 1, "&Backslash;" ], [ 0, "&lowast;" ], [ 0, "&compfn;" ], [ 1, "&radic;" ], [ 2, "&prop;" ], [ 0, "&infin;" ], [ 0, "&angrt;" ], [ 0, {
      v: "&ang;",
      n: 8402,
      o: "&nang;"
    } ], [ 0, "&angmsd;" ], [ 0, "&angsph;" ], [ 0, "&mid;" ], [ 0, "&nmid;" ], [ 0, "&DoubleVerticalBar;" ], [ 0, "&NotDoubleVerticalBar;" ], [ 0, "&and;" ], [ 0, "&or;" ], [ 0, {
      v: "&cap;",
      n: 65024,
      o: "&caps;"
    } ], [ 0, {
      v: "&cup;",
      n: 65024,
      o: "&cups;"
    } ], [ 0, "&int;" ], [ 0, "&Int;" ], [ 0, "&iiint;" ], [ 0, "&conint;" ], [ 0, "&Conint;" ], [ 0, "&Cconint;" ], [ 0, "&cwint;" ], [ 0, "&ClockwiseContourIntegral;" ], [ 0, "&awconint;" ], [ 0, "&there4;" ], [ 0, "&becaus;" ], [ 0, "&ratio;" ], [ 0, "&Colon;" ], [ 0, "&dotminus;" ], [ 1, "&mDDot;" ], [ 0, "&homtht;" ], [ 0, {
      v: "&sim;",
      n: 8402,
      o: "&nvsim;"
    } ], [ 0, {
      v: "&backsim;",
      n: 817,
      o: "&race;"
    } ], [ 0, {
      v: "&ac;",
      n: 819,
      o: "&acE;"
    } ], [ 0, "&acd;" ], [ 0, "&VerticalTilde;" ], [ 0, "&NotTilde;" ], [ 0, {
      v: "&eqsim;",
      n: 824,
      o: "&nesim;"
    } ], [ 0, "&sime;" ], [ 0, "&NotTildeEqual;" ], [ 0, "&cong;" ], [ 0, "&simne;" ], [ 0, "&ncong;" ], [ 0, "&ap;" ], [ 0, "&nap;" ], [ 0, "&ape;" ], [ 0, {
      v: "&apid;",
      n: 824,
      o: "&napid;"
    } ], [ 0, "&backcong;" ], [ 0, {
      v: "&asympeq;",
      n: 8402,
      o: "&nvap;"
    } ], [ 0, {
      v: "&bump;",
      n: 824,
      o: "&nbump;"
    } ], [ 0, {
      v: "&bumpe;",
      n: 824,
      o: "&nbumpe;"
    } ], [ 0, {
      v: "&doteq;",
      n: 824,
      o: "&nedot;"
    } ], [ 0, "&doteqdot;" ], [ 0, "&efDot;" ], [ 0, "&erDot;" ], [ 0, "&Assign;" ], [ 0, "&ecolon;" ], [ 0, "&ecir;" ], [ 0, "&circeq;" ], [ 1, "&wedgeq;" ], [ 0, "&veeeq;" ], [ 1, "&triangleq;" ], [ 2, "&equest;" ], [ 0, "&ne;" ], [ 0, {
      v: "&Congruent;",
      n: 8421,
      o: "&bnequiv;"
    } ], [ 0, "&nequiv;" ], [ 1, {
      v: "&le;",
      n: 8402,
      o: "&nvle;"
    } ], [ 0, {
      v: "&ge;",
      n: 8402,
      o: "&nvge;"
    } ], [ 0, {
      v: "&lE;",
      n: 824,
      o: "&nlE;"
    } ], [ 0, {
      v: "&gE;",
      n: 824,
      o: "&ngE;"
    } ], [ 0, {
      v: "&lnE;",
      n: 65024,
      o: "&lvertneqq;"
    } ], [ 0, {
      v: "&gnE;",
      n: 65024,
      o: "&gvertneqq;"
    } ], [ 0, {
      v: "&ll;",
      n: new Map(restoreDiff([ [ 824, "&nLtv;" ], [ 7577, "&nLt;" ] ]))
    } ], [ 0, {
      v: "&gg;",
      n: new Map(restoreDiff([ [ 824, "&nGtv;" ], [ 7577, "&nGt;" ] ]))
    } ], [ 0, "&between;" ], [ 0, "&NotCupCap;" ], [ 0, "&nless;" ], [ 0, "&ngt;" ], [ 0, "&nle;" ], [ 0, "&nge;" ], [ 0, "&lesssim;" ], [ 0, "&GreaterTilde;" ], [ 0, "&nlsim;" ], [ 0, "&ngsim;" ], [ 0, "&LessGreater;" ], [ 0, "&gl;" ], [ 0, "&NotLessGreater;" ], [ 0, "&NotGreaterLess;" ], [ 0, "&pr;" ], [ 0, "&sc;" ], [ 0, "&prcue;" ], [ 0, "&sccue;" ], [ 0, "&PrecedesTilde;" ], [ 0, {
      v: "&scsim;",
      n: 824,
      o: "&NotSucceedsTilde;"
    } ], [ 0, "&NotPrecedes;" ], [ 0, "&NotSucceeds;" ], [ 0, {
      v: "&sub;",
      n: 8402,
      o: "&NotSubset;"
    } ], [ 0, {
      v: "&sup;",
      n: 8402,
      o: "&NotSuperset;"
    } ], [ 0, "&nsub;" ], [ 0, "&nsup;" ], [ 0, "&sube;" ], [ 0, "&supe;" ], [ 0, "&NotSubsetEqual;" ], [ 0, "&NotSupersetEqual;" ], [ 0, {
      v: "&subne;",
      n: 65024,
      o: "&varsubsetneq;"
    } ], [ 0, {
      v: "&supne;",
      n: 65024,
      o: "&varsupsetneq;"
    } ], [ 1, "&cupdot;" ], [ 0, "&UnionPlus;" ], [ 0, {
      v: "&sqsub;",
      n: 824,
      o: "&NotSquareSubset;"
    } ], [ 0, {
      v: "&sqsup;",
      n: 824,
      o: "&NotSquareSuperset;"
    } ], [ 0, "&sqsube;" ], [ 0, "&sqsupe;" ], [ 0, {
      v: "&sqcap;",
      n: 65024,
      o: "&sqcaps;"
    } ], [ 0, {
      v: "&sqcup;",
      n: 65024,
      o: "&sqcups;"
    } ], [ 0, "&CirclePlus;" ], [ 0, "&CircleMinus;" ], [ 0, "&CircleTimes;" ], [ 0, "&osol;" ], [ 0, "&CircleDot;" ], [ 0, "&circledcirc;" ], [ 0, "&circledast;" ], [ 1, "&circleddash;" ], [ 0, "&boxplus;" ], [ 0, "&boxminus;" ], [ 0, "&boxtimes;" ], [ 0, "&dotsquare;" ], [ 0, "&RightTee;" ], [ 0, "&dashv;" ], [ 0, "&DownTee;" ], [ 0, "&bot;" ], [ 1, "&models;" ], [ 0, "&DoubleRightTee;" ], [ 0, "&Vdash;" ], [ 0, "&Vvdash;" ], [ 0, "&VDash;" ], [ 0, "&nvdash;" ], [ 0, "&nvDash;" ], [ 0, "&nVdash;" ], [ 0, "&nVDash;" ], [ 0, "&prurel;" ], [ 1, "&LeftTriangle;" ], [ 0, "&RightTriangle;" ], [ 0, {
      v: "&LeftTriangleEqual;",
      n: 8402,
      o: "&nvltrie;"
    } ], [ 0, {
      v: "&RightTriangleEqual;",
      n: 8402,
      o: "&nvrtrie;"
    } ], [ 0, "&origof;" ], [ 0, "&imof;" ], [ 0, "&multimap;" ], [ 0, "&hercon;" ], [ 0, "&intcal;" ], [ 0, "&veebar;" ], [ 1, "&barvee;" ], [ 0, "&angrtvb;" ], [ 0, "&lrtri;" ], [ 0, "&bigwedge;" ], [ 0, "&bigvee;" ], [ 0, "&bigcap;" ], [ 0, "&bigcup;" ], [ 0, "&diam;" ], [ 0, "&sdot;" ], [ 0, "&sstarf;" ], [ 0, "&divideontimes;" ], [ 0, "&bowtie;" ], [ 0, "&ltimes;" ], [ 0, "&rtimes;" ], [ 0, "&leftthreetimes;" ], [ 0, "&rightthreetimes;" ], [ 0, "&backsimeq;" ], [ 0, "&curlyvee;" ], [ 0, "&curlywedge;" ], [ 0, "&Sub;" ], [ 0, "&Sup;" ], [ 0, "&Cap;" ], [ 0, "&Cup;" ], [ 0, "&fork;" ], [ 0, "&epar;" ], [ 0, "&lessdot;" ], [ 0, "&gtdot;" ], [ 0, {
      v: "&Ll;",
      n: 824,
      o: "&nLl;"
    } ], [ 0, {
      v: "&Gg;",
      n: 824,
      o: "&nGg;"
    } ], [ 0, {
      v: "&leg;",
      n: 65024,
      o: "&lesg;"
    } ], [ 0, {
      v: "&gel;",
      n: 65024,
      o: "&gesl;"
    } ], [ 2, "&cuepr;" ], [ 0, "&cuesc;" ], [ 0, "&NotPrecedesSlantEqual;" ], [ 0, "&NotSucceedsSlantEqual;" ], [ 0, "&NotSquareSubsetEqual;" ], [ 0, "&NotSquareSupersetEqual;" ], [ 2, "&lnsim;" ], [ 0, "&gnsim;" ], [ 0, "&precnsim;" ], [ 0, "&scnsim;" ], [ 0, "&nltri;" ], [ 0, "&NotRightTriangle;" ], [ 0, "&nltrie;" ], [ 0, "&NotRightTriangleEqual;" ], [ 0, "&vellip;" ], [ 0, "&ctdot;" ], [ 0, "&utdot;" ], [ 0, "&dtdot;" ], [ 0, "&disin;" ], [ 0, "&isinsv;" ], [ 0, "&isins;" ], [ 0, {
      v: "&isindot;",
      n: 824,
      o: "&notindot;"
    } ], [ 0, "&notinvc;" ], [ 0, "&notinvb;" ], [ 1, {
      v: "&isinE;",
      n: 824,
      o: "&notinE;"
    } ], [ 0, "&nisd;" ], [ 0, "&xnis;" ], [ 0, "&nis;" ], [ 0, "&notnivc;" ], [ 0, "&notnivb;" ], [ 6, "&barwed;" ], [ 0, "&Barwed;" ], [ 1, "&lceil;" ], [ 0, "&rceil;" ], [ 0, "&LeftFloor;" ], [ 0, "&rfloor;" ], [ 0, "&drcrop;" ], [ 0, "&dlcrop;" ], [ 0, "&urcrop;" ], [ 0, "&ulcrop;" ], [ 0, "&bnot;" ], [ 1, "&profline;" ], [ 0, "&profsurf;" ], [ 1, "&telrec;" ], [ 0, "&target;" ], [ 5, "&ulcorn;" ], [ 0, "&urcorn;" ], [ 0, "&dlcorn;" ], [ 0, "&drcorn;" ], [ 2, "&frown;" ], [ 0, "&smile;" ], [ 9, "&cylcty;" ], [ 0, "&profalar;" ], [ 7, "&topbot;" ], [ 6, "&ovbar;" ], [ 1, "&solbar;" ], [ 60, "&angzarr;" ], [ 51, "&lmoustache;" ], [ 0, "&rmoustache;" ], [ 2, "&OverBracket;" ], [ 0, "&bbrk;" ], [ 0, "&bbrktbrk;" ], [ 37, "&OverParenthesis;" ], [ 0, "&UnderParenthesis;" ], [ 0, "&OverBrace;" ], [ 0, "&UnderBrace;" ], [ 2, "&trpezium;" ], [ 4, "&elinters;" ], [ 59, "&blank;" ], [ 164, "&circledS;" ], [ 55, "&boxh;" ], [ 1, "&boxv;" ], [ 9, "&boxdr;" ], [ 3, "&boxdl;" ], [ 3, "&boxur;" ], [ 3, "&boxul;" ], [ 3, "&boxvr;" ], [ 7, "&boxvl;" ], [ 7, "&boxhd;" ], [ 7, "&boxhu;" ], [ 7, "&boxvh;" ], [ 19, "&boxH;" ], [ 0, "&boxV;" ], [ 0, "&boxdR;" ], [ 0, "&boxDr;" ], [ 0, "&boxDR;" ], [ 0, "&boxdL;" ], [ 0, "&boxDl;" ], [ 0, "&boxDL;" ], [ 0, "&boxuR;" ], [ 0, "&boxUr;" ], [ 0, "&boxUR;" ], [ 0, "&boxuL;" ], [ 0, "&boxUl;" ], [ 0, "&boxUL;" ], [ 0, "&boxvR;" ], [ 0, "&boxVr;" ], [ 0, "&boxVR;" ], [ 0, "&boxvL;" ], [ 0, "&boxVl;" ], [ 0, "&boxVL;" ], [ 0, "&boxHd;" ], [ 0, "&boxhD;" ], [ 0, "&boxHD;" ], [ 0, "&boxHu;" ], [ 0, "&boxhU;" ], [ 0, "&boxHU;" ], [ 0, "&boxvH;" ], [ 0, "&boxVh;" ], [ 0, "&boxVH;" ], [ 19, "&uhblk;" ], [ 3, "&lhblk;" ], [ 3, "&block;" ], [ 8, "&blk14;" ], [ 0, "&blk12;" ], [ 0, "&blk34;" ], [ 13, "&square;" ], [ 8, "&blacksquare;" ], [ 0, "&EmptyVerySmallSquare;" ], [ 1, "&rect;" ], [ 0, "&marker;" ], [ 2, "&fltns;" ], [ 1, "&bigtriangleup;" ], [ 0, "&blacktriangle;" ], [ 0, "&triangle;" ], [ 2, "&blacktriangleright;" ], [ 0, "&rtri;" ], [ 3, "&bigtriangledown;" ], [ 0, "&blacktriangledown;" ], [ 0, "&dtri;" ], [ 2, "&blacktriangleleft;" ], [ 0, "&ltri;" ], [ 6, "&loz;" ], [ 0, "&cir;" ], [ 32, "&tridot;" ], [ 2, "&bigcirc;" ], [ 8, "&ultri;" ], [ 0, "&urtri;" ], [ 0, "&lltri;" ], [ 0, "&EmptySmallSquare;" ], [ 0, "&FilledSmallSquare;" ], [ 8, "&bigstar;" ], [ 0, "&star;" ], [ 7, "&phone;" ], [ 49, "&female;" ], [ 1, "&male;" ], [ 29, "&spades;" ], [ 2, "&clubs;" ], [ 1, "&hearts;" ], [ 0, "&diamondsuit;" ], [ 3, "&sung;" ], [ 2, "&flat;" ], [ 0, "&natural;" ], [ 0, "&sharp;" ], [ 163, "&check;" ], [ 3, "&cross;" ], [ 8, "&malt;" ], [ 21, "&sext;" ], [ 33, "&VerticalSeparator;" ], [ 25, "&lbbrk;" ], [ 0, "&rbbrk;" ], [ 84, "&bsolhsub;" ], [ 0, "&suphsol;" ], [ 28, "&LeftDoubleBracket;" ], [ 0, "&RightDoubleBracket;" ], [ 0, "&lang;" ], [ 0, "&rang;" ], [ 0, "&Lang;" ], [ 0, "&Rang;" ], [ 0, "&loang;" ], [ 0, "&roang;" ], [ 7, "&longleftarrow;" ], [ 0, "&longrightarrow;" ], [ 0, "&longleftrightarrow;" ], [ 0, "&DoubleLongLeftArrow;" ], [ 0, "&DoubleLongRightArrow;" ], [ 0, "&DoubleLongLeftRightArrow;" ], [ 1, "&longmapsto;" ], [ 2, "&dzigrarr;" ], [ 258, "&nvlArr;" ], [ 0, "&nvrArr;" ], [ 0, "&nvHarr;" ], [ 0, "&Map;" ], [ 6, "&lbarr;" ], [ 0, "&bkarow;" ], [ 0, "&lBarr;" ], [ 0, "&dbkarow;" ], [ 0, "&drbkarow;" ], [ 0, "&DDotrahd;" ], [ 0, "&UpArrowBar;" ], [ 0, "&DownArrowBar;" ], [ 2, "&Rarrtl;" ], [ 2, "&latail;" ], [ 0, "&ratail;" ], [ 0, "&lAtail;" ], [ 0, "&rAtail;" ], [ 0, "&larrfs;" ], [ 0, "&rarrfs;" ], [ 0, "&larrbfs;" ], [ 0, "&rarrbfs;" ], [ 2, "&nwarhk;" ], [ 0, "&nearhk;" ], [ 0, "&hksearow;" ], [ 0, "&hkswarow;" ], [ 0, "&nwnear;" ], [ 0, "&nesear;" ], [ 0, "&seswar;" ], [ 0, "&swnwar;" ], [ 8, {
      v: "&rarrc;",
      n: 824,
      o: "&nrarrc;"
    } ], [ 1, "&cudarrr;" ], [ 0, "&ldca;" ], [ 0, "&rdca;" ], [ 0, "&cudarrl;" ], [ 0, "&larrpl;" ], [ 2, "&curarrm;" ], [ 0, "&cularrp;" ], [ 7, "&rarrpl;" ], [ 2, "&harrcir;" ], [ 0, "&Uarrocir;" ], [ 0, "&lurdshar;" ], [ 0, "&ldrushar;" ], [ 2, "&LeftRightVector;" ], [ 0, "&RightUpDownVector;" ], [ 0, "&DownLeftRightVector;" ], [ 0, "&LeftUpDownVector;" ], [ 0, "&LeftVectorBar;" ], [ 0, "&RightVectorBar;" ], [ 0, "&RightUpVectorBar;" ], [ 0, "&RightDownVectorBar;" ], [ 0, "&DownLeftVectorBar;" ], [ 0, "&DownRightVectorBar;" ], [ 0, "&LeftUpVectorBar;" ], [ 0, "&LeftDownVectorBar;" ], [ 0, "&LeftTeeVector;" ], [ 0, "&RightTeeVector;" ], [ 0, "&RightUpTeeVector;" ], [ 0, "&RightDownTeeVector;" ], [ 0, "&DownLeftTeeVector;" ], [ 0, "&DownRightTeeVector;" ], [ 0, "&LeftUpTeeVector;" ], [ 0, "&LeftDownTeeVector;" ], [ 0, "&lHar;" ], [ 0, "&uHar;" ], [ 0, "&rHar;" ], [ 0, "&dHar;" ], [ 0, "&luruhar;" ], [ 0, "&ldrdhar;" ], [ 0, "&ruluhar;" ], [ 0, "&rdldhar;" ], [ 0, "&lharul;" ], [ 0, "&llhard;" ], [ 0, "&rharul;" ], [ 0, "&lrhard;" ], [ 0, "&udhar;" ], [ 0, "&duhar;" ], [ 0, "&RoundImplies;" ], [ 0, "&erarr;" ], [ 0, "&simrarr;" ], [ 0, "&larrsim;" ], [ 0, "&rarrsim;" ], [ 0, "&rarrap;" ], [ 0, "&ltlarr;" ], [ 1, "&gtrarr;" ], [ 0, "&subrarr;" ], [ 1, "&suplarr;" ], [ 0, "&lfisht;" ], [ 0, "&rfisht;" ], [ 0, "&ufisht;" ], [ 0, "&dfisht;" ], [ 5, "&lopar;" ], [ 0, "&ropar;" ], [ 4, "&lbrke;" ], [ 0, "&rbrke;" ], [ 0, "&lbrkslu;" ], [ 0, "&rbrksld;" ], [ 0, "&lbrksld;" ], [ 0, "&rbrkslu;" ], [ 0, "&langd;" ], [ 0, "&rangd;" ], [ 0, "&lparlt;" ], [ 0, "&rpargt;" ], [ 0, "&gtlPar;" ], [ 0, "&ltrPar;" ], [ 3, "&vzigzag;" ], [ 1, "&vangrt;" ], [ 0, "&angrtvbd;" ], [ 6, "&ange;" ], [ 0, "&range;" ], [ 0, "&dwangle;" ], [ 0, "&uwangle;" ], [ 0, "&angmsdaa;" ], [ 0, "&angmsdab;" ], [ 0, "&angmsdac;" ], [ 0, "&angmsdad;" ], [ 0, "&angmsdae;" ], [ 0, "&angmsdaf;" ], [ 0, "&angmsdag;" ], [ 0, "&angmsdah;" ], [ 0, "&bemptyv;" ], [ 0, "&demptyv;" ], [ 0, "&cemptyv;" ], [ 0, "&raemptyv;" ], [ 0, "&laemptyv;" ], [ 0, "&ohbar;" ], [ 0, "&omid;" ], [ 0, "&opar;" ], [ 1, "&operp;" ], [ 1, "&olcross;" ], [ 0, "&odsold;" ], [ 1, "&olcir;" ], [ 0, "&ofcir;" ], [ 0, "&olt;" ], [ 0, "&ogt;" ], [ 0, "&cirscir;" ], [ 0, "&cirE;" ], [ 0, "&solb;" ], [ 0, "&bsolb;" ], [ 3, "&boxbox;" ], [ 3, "&trisb;" ], [ 0, "&rtriltri;" ], [ 0, {
      v: "&LeftTriangleBar;",
      n: 824,
      o: "&NotLeftTriangleBar;"
    } ], [ 0, {
      v: "&RightTriangleBar;",
      n: 824,
      o: "&NotRightTriangleBar;"
    } ], [ 11, "&iinfin;" ], [ 0, "&infintie;" ], [ 0, "&nvinfin;" ], [ 4, "&eparsl;" ], [ 0, "&smeparsl;" ], [ 0, "&eqvparsl;" ], [ 5, "&blacklozenge;" ], [ 8, "&RuleDelayed;" ], [ 1, "&dsol;" ], [ 9, "&bigodot;" ], [ 0, "&bigoplus;" ], [ 0, "&bigotimes;" ], [ 1, "&biguplus;" ], [ 1, "&bigsqcup;" ], [ 5, "&iiiint;" ], [ 0, "&fpartint;" ], [ 2, "&cirfnint;" ], [ 0, "&awint;" ], [ 0, "&rppolint;" ], [ 0, "&scpolint;" ], [ 0, "&npolint;" ], [ 0, "&pointint;" ], [ 0, "&quatint;" ], [ 0, "&intlarhk;" ], [ 10, "&pluscir;" ], [ 0, "&plusacir;" ], [ 0, "&simplus;" ], [ 0, "&plusdu;" ], [ 0, "&plussim;" ], [ 0, "&plustwo;" ], [ 1, "&mcomma;" ], [ 0, "&minusdu;" ], [ 2, "&loplus;" ], [ 0, "&roplus;" ], [ 0, "&Cross;" ], [ 0, "&timesd;" ], [ 0, "&timesbar;" ], [ 1, "&smashp;" ], [ 0, "&lotimes;" ], [ 0, "&rotimes;" ], [ 0, "&otimesas;" ], [ 0, "&Otimes;" ], [ 0, "&odiv;" ], [ 0, "&triplus;" ], [ 0, "&triminus;" ], [ 0, "&tritime;" ], [ 0, "&intprod;" ], [ 2, "&amalg;" ], [ 0, "&capdot;" ], [ 1, "&ncup;" ], [ 0, "&ncap;" ], [ 0, "&capand;" ], [ 0, "&cupor;" ], [ 0, "&cupcap;" ], [ 0, "&capcup;" ], [ 0, "&cupbrcap;" ], [ 0, "&capbrcup;" ], [ 0, "&cupcup;" ], [ 0, "&capcap;" ], [ 0, "&ccups;" ], [ 0, "&ccaps;" ], [ 2, "&ccupssm;" ], [ 2, "&And;" ], [ 0, "&Or;" ], [ 0, "&andand;" ], [ 0, "&oror;" ], [ 0, "&orslope;" ], [ 0, "&andslope;" ], [ 1, "&andv;" ], [ 0, "&orv;" ], [ 0, "&andd;" ], [ 0, "&ord;" ], [ 1, "&wedbar;" ], [ 6, "&sdote;" ], [ 3, "&simdot;" ], [ 2, {
      v: "&congdot;",
      n: 824,
      o: "&ncongdot;"
    } ], [ 0, "&easter;" ], [ 0, "&apacir;" ], [ 0, {
      v: "&apE;",
      n: 824,
      o: "&napE;"
    } ], [ 0, "&eplus;" ], [ 0, "&pluse;" ], [ 0, "&Esim;" ], [ 0, "&Colone;" ], [ 0, "&Equal;" ], [ 1, "&ddotseq;" ], [ 0, "&equivDD;" ], [ 0, "&ltcir;" ], [ 0, "&gtcir;" ], [ 0, "&ltquest;" ], [ 0, "&gtquest;" ], [ 0, {
      v: "&leqslant;",
      n: 824,
      o: "&nleqslant;"
    } ], [ 0, {
      v: "&geqslant;",
      n: 824,
      o: "&ngeqslant;"
    } ], [ 0, "&lesdot;" ], [ 0, "&gesdot;" ], [ 0, "&lesdoto;" ], [ 0, "&gesdoto;" ], [ 0, "&lesdotor;" ], [ 0, "&gesdotol;" ], [ 0, "&lap;" ], [ 0, "&gap;" ], [ 0, "&lne;" ], [ 0, "&gne;" ], [ 0, "&lnap;" ], [ 0, "&gnap;" ], [ 0, "&lEg;" ], [ 0, "&gEl;" ], [ 0, "&lsime;" ], [ 0, "&gsime;" ], [ 0, "&lsimg;" ], [ 0, "&gsiml;" ], [ 0, "&lgE;" ], [ 0, "&glE;" ], [ 0, "&lesges;" ], [ 0, "&gesles;" ], [ 0, "&els;" ], [ 0, "&egs;" ], [ 0, "&elsdot;" ], [ 0, "&egsdot;" ], [ 0, "&el;" ], [ 0, "&eg;" ], [ 2, "&siml;" ], [ 0, "&simg;" ], [ 0, "&simlE;" ], [ 0, "&simgE;" ], [ 0, {
      v: "&LessLess;",
      n: 824,
      o: "&NotNestedLessLess;"
    } ], [ 0, {
      v: "&GreaterGreater;",
      n: 824,
      o: "&NotNestedGreaterGreater;"
    } ], [ 1, "&glj;" ], [ 0, "&gla;" ], [ 0, "&ltcc;" ], [ 0, "&gtcc;" ], [ 0, "&lescc;" ], [ 0, "&gescc;" ], [ 0, "&smt;" ], [ 0, "&lat;" ], [ 0, {
      v: "&smte;",
      n: 65024,
      o: "&smtes;"
    } ], [ 0, {
      v: "&late;",
      n: 65024,
      o: "&lates;"
    } ], [ 0, "&bumpE;" ], [ 0, {
      v: "&PrecedesEqual;",
      n: 824,
      o: "&NotPrecedesEqual;"
    } ], [ 0, {
      v: "&sce;",
      n: 824,
      o: "&NotSucceedsEqual;"
    } ], [ 2, "&prE;" ], [ 0, "&scE;" ], [ 0, "&precneqq;" ], [ 0, "&scnE;" ], [ 0, "&prap;" ], [ 0, "&scap;" ], [ 0, "&precnapprox;" ], [ 0, "&scnap;" ], [ 0, "&Pr;" ], [ 0, "&Sc;" ], [ 0, "&subdot;" ], [ 0, "&supdot;" ], [ 0, "&subplus;" ], [ 0, "&supplus;" ], [ 0, "&submult;" ], [ 0, "&supmult;" ], [ 0, "&subedot;" ], [ 0, "&supedot;" ], [ 0, {
      v: "&subE;",
      n: 824,
      o: "&nsubE;"
    } ], [ 0, {
      v: "&supE;",
      n: 824,
      o: "&nsupE;"
    } ], [ 0, "&subsim;" ], [ 0, "&supsim;" ], [ 2, {
      v: "&subnE;",
      n: 65024,
      o: "&varsubsetneqq;"
    } ], [ 0, {
      v: "&supnE;",
      n: 65024,
      o: "&varsupsetneqq;"
    } ], [ 2, "&csub;" ], [ 0, "&csup;" ], [ 0, "&csube;" ], [ 0, "&csupe;" ], [ 0, "&subsup;" ], [ 0, "&supsub;" ], [ 0, "&subsub;" ], [ 0, "&supsup;" ], [ 0, "&suphsub;" ], [ 0, "&supdsub;" ], [ 0, "&forkv;" ], [ 0, "&topfork;" ], [ 0, "&mlcp;" ], [ 8, "&Dashv;" ], [ 1, "&Vdashl;" ], [ 0, "&Barv;" ], [ 0, "&vBar;" ], [ 0, "&vBarv;" ], [ 1, "&Vbar;" ], [ 0, "&Not;" ], [ 0, "&bNot;" ], [ 0, "&rnmid;" ], [ 0, "&cirmid;" ], [ 0, "&midcir;" ], [ 0, "&topcir;" ], [ 0, "&nhpar;" ], [ 0, "&parsim;" ], [ 9, {
      v: "&parsl;",
      n: 8421,
      o: "&nparsl;"
    } ], [ 44343, {
      n: new Map(restoreDiff([ [ 56476, "&Ascr;" ], [ 1, "&Cscr;" ], [ 0, "&Dscr;" ], [ 2, "&Gscr;" ], [ 2, "&Jscr;" ], [ 0, "&Kscr;" ], [ 2, "&Nscr;" ], [ 0, "&Oscr;" ], [ 0, "&Pscr;" ], [ 0, "&Qscr;" ], [ 1, "&Sscr;" ], [ 0, "&Tscr;" ], [ 0, "&Uscr;" ], [ 0, "&Vscr;" ], [ 0, "&Wscr;" ], [ 0, "&Xscr;" ], [ 0, "&Yscr;" ], [ 0, "&Zscr;" ], [ 0, "&ascr;" ], [ 0, "&bscr;" ], [ 0, "&cscr;" ], [ 0, "&dscr;" ], [ 1, "&fscr;" ], [ 1, "&hscr;" ], [ 0, "&iscr;" ], [ 0, "&jscr;" ], [ 0, "&kscr;" ], [ 0, "&lscr;" ], [ 0, "&mscr;" ], [ 0, "&nscr;" ], [ 1, "&pscr;" ], [ 0, "&qscr;" ], [ 0, "&rscr;" ], [ 0, "&sscr;" ], [ 0, "&tscr;" ], [ 0, "&uscr;" ], [ 0, "&vscr;" ], [ 0, "&wscr;" ], [ 0, "&xscr;" ], [ 0, "&yscr;" ], [ 0, "&zscr;" ], [ 52, "&Afr;" ], [ 0, "&Bfr;" ], [ 1, "&Dfr;" ], [ 0, "&Efr;" ], [ 0, "&Ffr;" ], [ 0, "&Gfr;" ], [ 2, "&Jfr;" ], [ 0, "&Kfr;" ], [ 0, "&Lfr;" ], [ 0, "&Mfr;" ], [ 0, "&Nfr;" ], [ 0, "&Ofr;" ], [ 0, "&Pfr;" ], [ 0, "&Qfr;" ], [ 1, "&Sfr;" ], [ 0, "&Tfr;" ], [ 0, "&Ufr;" ], [ 0, "&Vfr;" ], [ 0, "&Wfr;" ], [ 0, "&Xfr;" ], [ 0, "&Yfr;" ], [ 1, "&afr;" ], [ 0, "&bfr;" ], [ 0, "&cfr;" ], [ 0, "&dfr;" ], [ 0, "&efr;" ], [ 0, "&ffr;" ], [ 0, "&gfr;" ], [ 0, "&hfr;" ], [ 0, "&ifr;" ], [ 0, "&jfr;" ], [ 0, "&kfr;" ], [ 0, "&lfr;" ], [ 0, "&mfr;" ], [ 0, "&nfr;" ], [ 0, "&ofr;" ], [ 0, "&pfr;" ], [ 0, "&qfr;" ], [ 0, "&rfr;" ], [ 0, "&sfr;" ], [ 0, "&tfr;" ], [ 0, "&ufr;" ], [ 0, "&vfr;" ], [ 0, "&wfr;" ], [ 0, "&xfr;" ], [ 0, "&yfr;" ], [ 0, "&zfr;" ], [ 0, "&Aopf;" ], [ 0, "&Bopf;" ], [ 1, "&Dopf;" ], [ 0, "&Eopf;" ], [ 0, "&Fopf;" ], [ 0, "&Gopf;" ], [ 1, "&Iopf;" ], [ 0, "&Jopf;" ], [ 0, "&Kopf;" ], [ 0, "&Lopf;" ], [ 0, "&Mopf;" ], [ 1, "&Oopf;" ], [ 3, "&Sopf;" ], [ 0, "&Topf;" ], [ 0, "&Uopf;" ], [ 0, "&Vopf;" ], [ 0, "&Wopf;" ], [ 0, "&Xopf;" ], [ 0, "&Yopf;" ], [ 1, "&aopf;" ], [ 0, "&bopf;" ], [ 0, "&copf;" ], [ 0, "&dopf;" ], [ 0, "&eopf;" ], [ 0, "&fopf;" ], [ 0, "&gopf;" ], [ 0, "&hopf;" ], [ 0, "&iopf;" ], [ 0, "&jopf;" ], [ 0, "&kopf;" ], [ 0, "&lopf;" ], [ 0, "&mopf;" ], [ 0, "&nopf;" ], [ 0, "&oopf;" ], [ 0, "&popf;" ], [ 0, "&qopf;" ], [ 0, "&ropf;" ], [ 0, "&sopf;" ], [ 0, "&topf;" ], [ 0, "&uopf;" ], [ 0, "&vopf;" ], [ 0, "&wopf;" ], [ 0, "&xopf;" ], [ 0, "&yopf;" ], [ 0, "&zopf;" ] ]))
    } ], [ 8906, "&fflig;" ], [ 0, "&filig;" ], [ 0, "&fllig;" ], [ 0, "&ffilig;" ], [ 0, "&ffllig;" ] ]));
    const escape_xmlReplacer = /["&'<>$\x80-\uFFFF]/g;
    const xmlCodeMap = new Map([ [ 34, "&quot;" ], [ 38, "&amp;" ], [ 39, "&apos;" ], [ 60, "&lt;" ], [ 62, "&gt;" ] ]);
    const escape_getCodePoint = String.prototype.codePointAt != null ? (str, index) => str.codePointAt(index) : (c, index) => (c.charCodeAt(index) & 64512) === 55296 ? (c.charCodeAt(index) - 55296) * 1024 + c.charCodeAt(index + 1) - 56320 + 65536 : c.charCodeAt(index);
    function escape_encodeXML(str) {
      let ret = "";
      let lastIdx = 0;
      let match;
      while ((match = escape_xmlReplacer.exec(str)) !== null) {
        const i = match.index;
        const char = str.charCodeAt(i);
        const next = xmlCodeMap.get(char);
        if (next !== undefined) {
          ret += str.substring(lastIdx, i) + next;
          lastIdx = i + 1;
        } else {
          ret += `${str.substring(lastIdx, i)}&#x${escape_getCodePoint(str, i).toString(16)};`;
          lastIdx = escape_xmlReplacer.lastIndex += Number((char & 64512) === 55296);
        }
      }
      return ret + str.substr(lastIdx);
    }
    const escape_escape = null;
    function getEscaper(regex, map) {
      return function escape(data) {
        let match;
        let lastIdx = 0;
        let result = "";
        while (match = regex.exec(data)) {
          if (lastIdx !== match.index) {
            result += data.substring(lastIdx, match.index);
          }
          result += map.get(match[0].charCodeAt(0));
          lastIdx = match.index + 1;
        }
        return result + data.substring(lastIdx);
      };
    }
    const escape_escapeUTF8 = getEscaper(/[&<>'"]/g, xmlCodeMap);
    const escape_escapeAttribute = getEscaper(/["&\u00A0]/g, new Map([ [ 34, "&quot;" ], [ 38, "&amp;" ], [ 160, "&nbsp;" ] ]));
    const escape_escapeText = getEscaper(/[&<>\u00A0]/g, new Map([ [ 38, "&amp;" ], [ 60, "&lt;" ], [ 62, "&gt;" ], [ 160, "&nbsp;" ] ]));
    const htmlReplacer = /[\t\n!-,./:-@[-`\f{-}$\x80-\uFFFF]/g;
    function encode_encodeHTML(data) {
      return encodeHTMLTrieRe(htmlReplacer, data);
    }
    function encode_encodeNonAsciiHTML(data) {
      return encodeHTMLTrieRe(xmlReplacer, data);
    }
    function encodeHTMLTrieRe(regExp, str) {
      let ret = "";
      let lastIdx = 0;
      let match;
      while ((match = regExp.exec(str)) !== null) {
        const i = match.index;
        ret += str.substring(lastIdx, i);
        const char = str.charCodeAt(i);
        let next = htmlTrie.get(char);
        if (typeof next === "object") {
          if (i + 1 < str.length) {
            const nextChar = str.charCodeAt(i + 1);
            const value = typeof next.n === "number" ? next.n === nextChar ? next.o : undefined : next.n.get(nextChar);
            if (value !== undefined) {
              ret += value;
              lastIdx = regExp.lastIndex += 1;
              continue;
            }
          }
          next = next.v;
        }
        if (next !== undefined) {
          ret += next;
          lastIdx = i + 1;
        } else {
          const cp = getCodePoint(str, i);
          ret += `&#x${cp.toString(16)};`;
          lastIdx = regExp.lastIndex += Number(cp !== char);
        }
      }
      return ret + str.substr(lastIdx);
    }
    var EntityLevel;
    (function(EntityLevel) {
      EntityLevel[EntityLevel["XML"] = 0] = "XML";
      EntityLevel[EntityLevel["HTML"] = 1] = "HTML";
    })(EntityLevel || (EntityLevel = {}));
    var EncodingMode;
    (function(EncodingMode) {
      EncodingMode[EncodingMode["UTF8"] = 0] = "UTF8";
      EncodingMode[EncodingMode["ASCII"] = 1] = "ASCII";
      EncodingMode[EncodingMode["Extensive"] = 2] = "Extensive";
      EncodingMode[EncodingMode["Attribute"] = 3] = "Attribute";
      EncodingMode[EncodingMode["Text"] = 4] = "Text";
    })(EncodingMode || (EncodingMode = {}));
    function decodeStrict(data, options = EntityLevel.XML) {
      var _a;
      const opts = typeof options === "number" ? {
        level: options
      } : options;
      (_a = opts.mode) !== null && _a !== void 0 ? _a : opts.mode = DecodingMode.Strict;
      return decode(data, opts);
    }
    function encode(data, options = EntityLevel.XML) {
      const opts = typeof options === "number" ? {
        level: options
      } : options;
      if (opts.mode === EncodingMode.UTF8) return escapeUTF8(data);
      if (opts.mode === EncodingMode.Attribute) return escapeAttribute(data);
      if (opts.mode === EncodingMode.Text) return escapeText(data);
      if (opts.level === EntityLevel.HTML) {
        if (opts.mode === EncodingMode.ASCII) {
          return encodeNonAsciiHTML(data);
        }
        return encodeHTML(data);
      }
      return encodeXML(data);
    }
    const elementNames = new Map([ "altGlyph", "altGlyphDef", "altGlyphItem", "animateColor", "animateMotion", "animateTransform", "clipPath", "feBlend", "feColorMatrix", "feComponentTransfer", "feComposite", "feConvolveMatrix", "feDiffuseLighting", "feDisplacementMap", "feDistantLight", "feDropShadow", "feFlood", "feFuncA", "feFuncB", "feFuncG", "feFuncR", "feGaussianBlur", "feImage", "feMerge", "feMergeNode", "feMorphology", "feOffset", "fePointLight", "feSpecularLighting", "feSpotLight", "feTile", "feTurbulence", "foreignObject", "glyphRef", "linearGradient", "radialGradient", "textPath" ].map(val => [ val.toLowerCase(), val ]));
    const attributeNames = new Map([ "definitionURL", "attributeName", "attributeType", "baseFrequency", "baseProfile", "calcMode", "clipPathUnits", "diffuseConstant", "edgeMode", "filterUnits", "glyphRef", "gradientTransform", "gradientUnits", "kernelMatrix", "kernelUnitLength", "keyPoints", "keySplines", "keyTimes", "lengthAdjust", "limitingConeAngle", "markerHeight", "markerUnits", "markerWidth", "maskContentUnits", "maskUnits", "numOctaves", "pathLength", "patternContentUnits", "patternTransform", "patternUnits", "pointsAtX", "pointsAtY", "pointsAtZ", "preserveAlpha", "preserveAspectRatio", "primitiveUnits", "refX", "refY", "repeatCount", "repeatDur", "requiredExtensions", "requiredFeatures", "specularConstant", "specularExponent", "spreadMethod", "startOffset", "stdDeviation", "stitchTiles", "surfaceScale", "systemLanguage", "tableValues", "targetX", "targetY", "textLength", "viewBox", "viewTarget", "xChannelSelector", "yChannelSelector", "zoomAndPan" ].map(val => [ val.toLowerCase(), val ]));
    const unencodedElements = new Set([ "style", "script", "xmp", "iframe", "noembed", "noframes", "plaintext", "noscript" ]);
    function replaceQuotes(value) {
      return value.replace(/"/g, "&quot;");
    }
    function formatAttributes(attributes, opts) {
      var _a;
      if (!attributes) return;
      const encode = ((_a = opts.encodeEntities) !== null && _a !== void 0 ? _a : opts.decodeEntities) === false ? replaceQuotes : opts.xmlMode || opts.encodeEntities !== "utf8" ? escape_encodeXML : escape_escapeAttribute;
      return Object.keys(attributes).map(key => {
        var _a, _b;
        const value = (_a = attributes[key]) !== null && _a !== void 0 ? _a : "";
        if (opts.xmlMode === "foreign") {
          key = (_b = attributeNames.get(key)) !== null && _b !== void 0 ? _b : key;
        }
        if (!opts.emptyAttrs && !opts.xmlMode && value === "") {
          return key;
        }
        return `${key}="${encode(value)}"`;
      }).join(" ");
    }
    const singleTag = new Set([ "area", "base", "basefont", "br", "col", "command", "embed", "frame", "hr", "img", "input", "isindex", "keygen", "link", "meta", "param", "source", "track", "wbr" ]);
    const lib_esm = null;
    function renderNode(node, options) {
      switch (node.type) {
       case Root:
        return render(node.children, options);

       case Doctype:
       case Directive:
        return renderDirective(node);

       case Comment:
        return renderComment(node);

       case CDATA:
        return renderCdata(node);

       case Script:
       case Style:
       case Tag:
        return renderTag(node, options);

       case Text:
        return renderText(node, options);
      }
    }
    const foreignModeIntegrationPoints = new Set([ "mi", "mo", "mn", "ms", "mtext", "annotation-xml", "foreignObject", "desc", "title" ]);
    const foreignElements = new Set([ "svg", "math" ]);
    function renderTag(elem, opts) {
      var _a;
      if (opts.xmlMode === "foreign") {
        elem.name = (_a = elementNames.get(elem.name)) !== null && _a !== void 0 ? _a : elem.name;
        if (elem.parent && foreignModeIntegrationPoints.has(elem.parent.name)) {
          opts = {
            ...opts,
            xmlMode: false
          };
        }
      }
      if (!opts.xmlMode && foreignElements.has(elem.name)) {
        opts = {
          ...opts,
          xmlMode: "foreign"
        };
      }
      let tag = `<${elem.name}`;
      const attribs = formatAttributes(elem.attribs, opts);
      if (attribs) {
        tag += ` ${attribs}`;
      }
      if (elem.children.length === 0 && (opts.xmlMode ? opts.selfClosingTags !== false : opts.selfClosingTags && singleTag.has(elem.name))) {
        if (!opts.xmlMode) tag += " ";
        tag += "/>";
      } else {
        tag += ">";
        if (elem.children.length > 0) {
          tag += render(elem.children, opts);
        }
        if (opts.xmlMode || !singleTag.has(elem.name)) {
          tag += `</${elem.name}>`;
        }
      }
      return tag;
    }
    function renderDirective(elem) {
      return `<${elem.data}>`;
    }
    function renderText(elem, opts) {
      var _a;
      let data = elem.data || "";
      if (((_a = opts.encodeEntities) !== null && _a !== void 0 ? _a : opts.decodeEntities) !== false && !(!opts.xmlMode && elem.parent && unencodedElements.has(elem.parent.name))) {
        data = opts.xmlMode || opts.encodeEntities !== "utf8" ? escape_encodeXML(data) : escape_escapeText(data);
      }
      return data;
    }
    function renderCdata(elem) {
      return `<![CDATA[${elem.children[0].data}]]>`;
    }
    function getOuterHTML(node, options) {
      return renderHTML(node, options);
    }
    function getInnerHTML(node, options) {
      return hasChildren(node) ? node.children.map(node => getOuterHTML(node, options)).join("") : "";
    }
    function getText(node) {
      if (Array.isArray(node)) return node.map(getText).join("");
      if (isTag(node)) return node.name === "br" ? "\n" : getText(node.children);
      if (isCDATA(node)) return getText(node.children);
      if (isText(node)) return node.data;
      return "";
    }
    function stringify_textContent(node) {
      if (Array.isArray(node)) return node.map(stringify_textContent).join("");
      if (hasChildren(node) && !isComment(node)) {
        return stringify_textContent(node.children);
      }
      if (isText(node)) return node.data;
      return "";
    }
    function innerText(node) {
      if (Array.isArray(node)) return node.map(innerText).join("");
      if (hasChildren(node) && (node.type === ElementType.Tag || isCDATA(node))) {
        return innerText(node.children);
      }
      if (isText(node)) return node.data;
      return "";
    }
    function getChildren(elem) {
      return hasChildren(elem) ? elem.children : [];
    }
    function getParent(elem) {
      return elem.parent || null;
    }
    function getSiblings(elem) {
      const parent = getParent(elem);
      if (parent != null) return getChildren(parent);
      const siblings = [ elem ];
      let {prev: prev, next: next} = elem;
      while (prev != null) {
        siblings.unshift(prev);
        ({prev: prev} = prev);
      }
      while (next != null) {
        siblings.push(next);
        ({next: next} = next);
      }
      return siblings;
    }
    function getAttributeValue(elem, name) {
      var _a;
      return (_a = elem.attribs) === null || _a === void 0 ? void 0 : _a[name];
    }
    function hasAttrib(elem, name) {
      return elem.attribs != null && Object.prototype.hasOwnProperty.call(elem.attribs, name) && elem.attribs[name] != null;
    }
    function getName(elem) {
      return elem.name;
    }
    function nextElementSibling(elem) {
      let {next: next} = elem;
      while (next !== null && !isTag(next)) ({next: next} = next);
      return next;
    }
    function prevElementSibling(elem) {
      let {prev: prev} = elem;
      while (prev !== null && !isTag(prev)) ({prev: prev} = prev);
      return prev;
    }
    function querying_filter(test, node, recurse = true, limit = Infinity) {
      return find(test, Array.isArray(node) ? node : [ node ], recurse, limit);
    }
    function findOneChild(test, nodes) {
      return nodes.find(test);
    }
    function querying_findOne(test, nodes, recurse = true) {
      const searchedNodes = Array.isArray(nodes) ? nodes : [ nodes ];
      for (let i = 0; i < searchedNodes.length; i++) {
        const node = searchedNodes[i];
        if (isTag(node) && test(node)) {
          return node;
        }
        if (recurse && hasChildren(node) && node.children.length > 0) {
          const found = querying_findOne(test, node.children, true);
          if (found) return found;
        }
      }
      return null;
    }
    function existsOne(test, nodes) {
      return (Array.isArray(nodes) ? nodes : [ nodes ]).some(node => isTag(node) && test(node) || hasChildren(node) && existsOne(test, node.children));
    }
    function findAll(test, nodes) {
      const result = [];
      const nodeStack = [ Array.isArray(nodes) ? nodes : [ nodes ] ];
      const indexStack = [ 0 ];
      for (;;) {
        if (indexStack[0] >= nodeStack[0].length) {
          if (nodeStack.length === 1) {
            return result;
          }
          nodeStack.shift();
          indexStack.shift();
          continue;
        }
        const elem = nodeStack[0][indexStack[0]++];
        if (isTag(elem) && test(elem)) result.push(elem);
        if (hasChildren(elem) && elem.children.length > 0) {
          indexStack.unshift(0);
          nodeStack.unshift(elem.children);
        }
      }
    }
    const Checks = {
      tag_name(name) {
        if (typeof name === "function") {
          return elem => node_isTag(elem) && name(elem.name);
        } else if (name === "*") {
          return node_isTag;
        }
        return elem => node_isTag(elem) && elem.name === name;
      },
      tag_type(type) {
        if (typeof type === "function") {
          return elem => type(elem.type);
        }
        return elem => elem.type === type;
      },
      tag_contains(data) {
        if (typeof data === "function") {
          return elem => node_isText(elem) && data(elem.data);
        }
        return elem => node_isText(elem) && elem.data === data;
      }
    };
    function getAttribCheck(attrib, value) {
      if (typeof value === "function") {
        return elem => isTag(elem) && value(elem.attribs[attrib]);
      }
      return elem => isTag(elem) && elem.attribs[attrib] === value;
    }
    function combineFuncs(a, b) {
      return elem => a(elem) || b(elem);
    }
    function compileTest(options) {
      const funcs = Object.keys(options).map(key => {
        const value = options[key];
        return Object.prototype.hasOwnProperty.call(Checks, key) ? Checks[key](value) : getAttribCheck(key, value);
      });
      return funcs.length === 0 ? null : funcs.reduce(combineFuncs);
    }
    function testElement(options, node) {
      const test = compileTest(options);
      return test ? test(node) : true;
    }
    function getElements(options, nodes, recurse, limit = Infinity) {
      const test = compileTest(options);
      return test ? filter(test, nodes, recurse, limit) : [];
    }
    function getElementById(id, nodes, recurse = true) {
      if (!Array.isArray(nodes)) nodes = [ nodes ];
      return findOne(getAttribCheck("id", id), nodes, recurse);
    }
    function legacy_getElementsByTagName(tagName, nodes, recurse = true, limit = Infinity) {
      return filter(Checks["tag_name"](tagName), nodes, recurse, limit);
    }
    function getElementsByClassName(className, nodes, recurse = true, limit = Infinity) {
      return filter(getAttribCheck("class", className), nodes, recurse, limit);
    }
    function getElementsByTagType(type, nodes, recurse = true, limit = Infinity) {
      return filter(Checks["tag_type"](type), nodes, recurse, limit);
    }
    function removeSubsets(nodes) {
      let idx = nodes.length;
      while (--idx >= 0) {
        const node = nodes[idx];
        if (idx > 0 && nodes.lastIndexOf(node, idx - 1) >= 0) {
          nodes.splice(idx, 1);
          continue;
        }
        for (let ancestor = node.parent; ancestor; ancestor = ancestor.parent) {
          if (nodes.includes(ancestor)) {
            nodes.splice(idx, 1);
            break;
          }
        }
      }
      return nodes;
    }
    var DocumentPosition;
    (function(DocumentPosition) {
      DocumentPosition[DocumentPosition["DISCONNECTED"] = 1] = "DISCONNECTED";
      DocumentPosition[DocumentPosition["PRECEDING"] = 2] = "PRECEDING";
      DocumentPosition[DocumentPosition["FOLLOWING"] = 4] = "FOLLOWING";
      DocumentPosition[DocumentPosition["CONTAINS"] = 8] = "CONTAINS";
      DocumentPosition[DocumentPosition["CONTAINED_BY"] = 16] = "CONTAINED_BY";
    })(DocumentPosition || (DocumentPosition = {}));
    function compareDocumentPosition(nodeA, nodeB) {
      const aParents = [];
      const bParents = [];
      if (nodeA === nodeB) {
        return 0;
      }
      let current = hasChildren(nodeA) ? nodeA : nodeA.parent;
      while (current) {
        aParents.unshift(current);
        current = current.parent;
      }
      current = hasChildren(nodeB) ? nodeB : nodeB.parent;
      while (current) {
        bParents.unshift(current);
        current = current.parent;
      }
      const maxIdx = Math.min(aParents.length, bParents.length);
      let idx = 0;
      while (idx < maxIdx && aParents[idx] === bParents[idx]) {
        idx++;
      }
      if (idx === 0) {
        return DocumentPosition.DISCONNECTED;
      }
      const sharedParent = aParents[idx - 1];
      const siblings = sharedParent.children;
      const aSibling = aParents[idx];
      const bSibling = bParents[idx];
      if (siblings.indexOf(aSibling) > siblings.indexOf(bSibling)) {
        if (sharedParent === nodeB) {
          return DocumentPosition.FOLLOWING | DocumentPosition.CONTAINED_BY;
        }
        return DocumentPosition.FOLLOWING;
      }
      if (sharedParent === nodeA) {
        return DocumentPosition.PRECEDING | DocumentPosition.CONTAINS;
      }
      return DocumentPosition.PRECEDING;
    }
    function uniqueSort(nodes) {
      nodes = nodes.filter((node, i, arr) => !arr.includes(node, i + 1));
      nodes.sort((a, b) => {
        const relative = compareDocumentPosition(a, b);
        if (relative & DocumentPosition.PRECEDING) {
          return -1;
        } else if (relative & DocumentPosition.FOLLOWING) {
          return 1;
        }
        return 0;
      });
      return nodes;
    }
    function feeds_getFeed(doc) {
      const feedRoot = getOneElement(isValidFeed, doc);
      return !feedRoot ? null : feedRoot.name === "feed" ? getAtomFeed(feedRoot) : getRssFeed(feedRoot);
    }
    function getAtomFeed(feedRoot) {
      var _a;
      const childs = feedRoot.children;
      const feed = {
        type: "atom",
        items: getElementsByTagName("entry", childs).map(item => {
          var _a;
          const {children: children} = item;
          const entry = {
            media: getMediaElements(children)
          };
          addConditionally(entry, "id", "id", children);
          addConditionally(entry, "title", "title", children);
          const href = (_a = getOneElement("link", children)) === null || _a === void 0 ? void 0 : _a.attribs["href"];
          if (href) {
            entry.link = href;
          }
          const description = fetch("summary", children) || fetch("content", children);
          if (description) {
            entry.description = description;
          }
          const pubDate = fetch("updated", children);
          if (pubDate) {
            entry.pubDate = new Date(pubDate);
          }
          return entry;
        })
      };
      addConditionally(feed, "id", "id", childs);
      addConditionally(feed, "title", "title", childs);
      const href = (_a = getOneElement("link", childs)) === null || _a === void 0 ? void 0 : _a.attribs["href"];
      if (href) {
        feed.link = href;
      }
      addConditionally(feed, "description", "subtitle", childs);
      const updated = fetch("updated", childs);
      if (updated) {
        feed.updated = new Date(updated);
      }
      addConditionally(feed, "author", "email", childs, true);
      return feed;
    }
    function getRssFeed(feedRoot) {
      var _a, _b;
      const childs = (_b = (_a = getOneElement("channel", feedRoot.children)) === null || _a === void 0 ? void 0 : _a.children) !== null && _b !== void 0 ? _b : [];
      const feed = {
        type: feedRoot.name.substr(0, 3),
        id: "",
        items: getElementsByTagName("item", feedRoot.children).map(item => {
          const {children: children} = item;
          const entry = {
            media: getMediaElements(children)
          };
          addConditionally(entry, "id", "guid", children);
          addConditionally(entry, "title", "title", children);
          addConditionally(entry, "link", "link", children);
          addConditionally(entry, "description", "description", children);
          const pubDate = fetch("pubDate", children) || fetch("dc:date", children);
          if (pubDate) entry.pubDate = new Date(pubDate);
          return entry;
        })
      };
      addConditionally(feed, "title", "title", childs);
      addConditionally(feed, "link", "link", childs);
      addConditionally(feed, "description", "description", childs);
      const updated = fetch("lastBuildDate", childs);
      if (updated) {
        feed.updated = new Date(updated);
      }
      addConditionally(feed, "author", "managingEditor", childs, true);
      return feed;
    }
    const MEDIA_KEYS_STRING = null;
    const MEDIA_KEYS_INT = null;
    function getMediaElements(where) {
      return getElementsByTagName("media:content", where).map(elem => {
        const {attribs: attribs} = elem;
        const media = {
          medium: attribs["medium"],
          isDefault: !!attribs["isDefault"]
        };
        for (const attrib of MEDIA_KEYS_STRING) {
          if (attribs[attrib]) {
            media[attrib] = attribs[attrib];
          }
        }
        for (const attrib of MEDIA_KEYS_INT) {
          if (attribs[attrib]) {
            media[attrib] = parseInt(attribs[attrib], 10);
          }
        }
        if (attribs["expression"]) {
          media.expression = attribs["expression"];
        }
        return media;
      });
    }
    function getOneElement(tagName, node) {
      return getElementsByTagName(tagName, node, true, 1)[0];
    }
    function fetch(tagName, where, recurse = false) {
      return textContent(getElementsByTagName(tagName, where, recurse, 1)).trim();
    }
    function addConditionally(obj, prop, tagName, where, recurse = false) {
      const val = fetch(tagName, where, recurse);
      if (val) obj[prop] = val;
    }
    function isValidFeed(value) {
      return value === "rss" || value === "feed" || value === "rdf:RDF";
    }
    function parseDocument(data, options) {
      const handler = new esm_DomHandler(undefined, options);
      new Parser_Parser(handler, options).end(data);
      return handler.root;
    }
    function parseDOM(data, options) {
      return parseDocument(data, options).children;
    }
    function createDocumentStream(callback, options, elementCallback) {
      const handler = new DomHandler(error => callback(error, handler.root), options, elementCallback);
      return new Parser(handler, options);
    }
    function createDomStream(callback, options, elementCallback) {
      const handler = new DomHandler(callback, options, elementCallback);
      return new Parser(handler, options);
    }
    const parseFeedDefaultOptions = {
      xmlMode: true
    };
    function parseFeed(feed, options = parseFeedDefaultOptions) {
      return getFeed(parseDOM(feed, options));
    }
    const actions = {
      defaultMerge: Symbol("deepmerge-ts: default merge"),
      skip: Symbol("deepmerge-ts: skip")
    };
    const actionsInto = {
      defaultMerge: actions.defaultMerge
    };
    function emptyLike(value) {
      if (Array.isArray(value)) {
        return [];
      }
      if (value instanceof Set) {
        return new Set;
      }
      if (value instanceof Map) {
        return new Map;
      }
      if (typeof value === "object" && value !== null) {
        return {};
      }
      return value;
    }
    function defaultMetaDataUpdater(previousMeta, mergeInfo) {
      const ancestor = {
        key: mergeInfo.key,
        parents: mergeInfo.parents,
        values: mergeInfo.values,
        result: mergeInfo.result
      };
      const prevHierarchy = previousMeta?.hierarchy;
      return {
        ...ancestor,
        hierarchy: prevHierarchy === undefined ? [ ancestor ] : [ ...prevHierarchy, ancestor ]
      };
    }
    function defaultMetaDataUpdaterFast(previousMeta, mergeInfo) {
      return undefined;
    }
    function defaultFilterValues(values, meta) {
      return values.includes(undefined) ? values.filter(value => value !== undefined) : values;
    }
    function shouldFallbackToDefault(utils, fallback, result) {
      return result === actions.defaultMerge || utils.useImplicitDefaultMerging && result === undefined && utils.mergeFunctions[fallback] !== utils.defaultMergeFunctions[fallback];
    }
    function resolveCustomMergeFunctions(options, defaultMergeFunctions) {
      return {
        ...defaultMergeFunctions,
        ...Object.fromEntries(Object.entries(options).filter(([key]) => Object.hasOwn(defaultMergeFunctions, key)).map(([key, option]) => option === false ? [ key, defaultMergeFunctions.mergeOthers ] : typeof option === "function" ? [ key, option ] : [ key, defaultMergeFunctions[key] ]))
      };
    }
    function mergeArrays$1(values, utils, meta) {
      return values.flat();
    }
    function mergeSets$1(values, utils, meta) {
      const result = new Set;
      for (const set of values) {
        for (const element of set) {
          result.add(element);
        }
      }
      return result;
    }
    function mergeOthers$1(values, utils, meta) {
      return values.at(-1);
    }
    function mergeArraysInto$1(mut_target, values) {
      const result = [];
      for (const value of values) {
        const arr = value;
        for (const element of arr) {
          result.push(element);
        }
      }
      const target = mut_target.value;
      target.splice(0, target.length, ...result);
    }
    function mergeSetsInto$1(mut_target, values) {
      const result = new Set;
      for (const value_ of values) {
        for (const value of value_) {
          result.add(value);
        }
      }
      const target = mut_target.value;
      target.clear();
      for (const value of result) {
        target.add(value);
      }
    }
    function mergeOthersInto$1(mut_target, values) {
      mut_target.value = values.at(-1);
    }
    var ObjectType;
    (function(ObjectType) {
      ObjectType[ObjectType["NOT"] = 0] = "NOT";
      ObjectType[ObjectType["RECORD"] = 1] = "RECORD";
      ObjectType[ObjectType["ARRAY"] = 2] = "ARRAY";
      ObjectType[ObjectType["SET"] = 3] = "SET";
      ObjectType[ObjectType["MAP"] = 4] = "MAP";
      ObjectType[ObjectType["OTHER"] = 5] = "OTHER";
    })(ObjectType || (ObjectType = {}));
    function getObjectType(object) {
      if (typeof object !== "object" || object === null) {
        return ObjectType.NOT;
      }
      if (Array.isArray(object)) {
        return ObjectType.ARRAY;
      }
      if (isRecord(object)) {
        return ObjectType.RECORD;
      }
      if (object instanceof Set) {
        return ObjectType.SET;
      }
      if (object instanceof Map) {
        return ObjectType.MAP;
      }
      return ObjectType.OTHER;
    }
    const getKeys = null;
    function getKeysOfObjects(objects) {
      const keys = new Set;
      for (const currentObject of objects) {
        const stringKeys = Object.keys(currentObject);
        for (const stringKey of stringKeys) {
          keys.add(stringKey);
        }
        const symbols = Object.getOwnPropertySymbols(currentObject);
        if (symbols.length > 0) {
          for (const symbol of symbols) {
            if (Object.prototype.propertyIsEnumerable.call(currentObject, symbol)) {
              keys.add(symbol);
            }
          }
        }
      }
      return keys;
    }
    function getKeysOfObject(object) {
      const symbols = Object.getOwnPropertySymbols(object).filter(symbol => Object.prototype.propertyIsEnumerable.call(object, symbol));
      return [ ...Object.keys(object), ...symbols ];
    }
    function objectHasProperty(object, property) {
      return typeof object === "object" && Object.prototype.propertyIsEnumerable.call(object, property);
    }
    function isRecord(value) {
      const prototype = Object.getPrototypeOf(value);
      if (prototype === null || prototype === Object.prototype) {
        return true;
      }
      const objectToString = Object.prototype.toString.call(value);
      if (objectToString !== "[object Object]" && objectToString !== "[object Module]") {
        return false;
      }
      const {constructor: constructor} = value;
      if (constructor === undefined) {
        return true;
      }
      const constructorPrototype = constructor.prototype;
      if (constructorPrototype === null || typeof constructorPrototype !== "object") {
        return false;
      }
      const constructorToString = Object.prototype.toString.call(constructorPrototype);
      if (constructorToString !== "[object Object]" && constructorToString !== "[object Module]") {
        return false;
      }
      if (!Object.hasOwn(constructorPrototype, "isPrototypeOf")) {
        return false;
      }
      return true;
    }
    function getCyclicReferenceDepth(object, hierarchy, index) {
      if (hierarchy === undefined || hierarchy.length === 0) {
        return 0;
      }
      let mut_depth = 1;
      for (let mut_index = hierarchy.length - 1; mut_index >= 0; mut_index--) {
        const {parents: parents} = hierarchy[mut_index];
        if (parents[index] === object || parents.includes(object)) {
          return mut_depth;
        }
        mut_depth += 1;
      }
      return 0;
    }
    function getMetaDataHierarchy(meta) {
      return meta?.hierarchy;
    }
    function mergeRecords$1(values, utils, meta) {
      if (values.length === 2) {
        const result = {};
        const mergeProperty = (key, propValues) => {
          const updatedMeta = utils.metaDataUpdater(meta, {
            key: key,
            parents: values,
            values: propValues,
            result: result
          });
          const propertyResult = mergeUnknowns(propValues, utils, updatedMeta);
          if (propertyResult === actions.skip) {
            return;
          }
          if (key === "__proto__") {
            Object.defineProperty(result, key, {
              value: propertyResult,
              configurable: true,
              enumerable: true,
              writable: true
            });
          } else {
            result[key] = propertyResult;
          }
        };
        const firstValue = values[0];
        const secondValue = values[1];
        for (const key of getKeysOfObject(firstValue)) {
          mergeProperty(key, objectHasProperty(secondValue, key) ? [ firstValue[key], secondValue[key] ] : [ firstValue[key] ]);
        }
        for (const key of getKeysOfObject(secondValue)) {
          if (!objectHasProperty(firstValue, key)) {
            mergeProperty(key, [ secondValue[key] ]);
          }
        }
        return result;
      }
      return mergeRecordsGeneral(values, utils, meta);
    }
    function mergeRecordsGeneral(values, utils, meta) {
      const result = {};
      for (const key of getKeysOfObjects(values)) {
        const propValues = [];
        for (const value of values) {
          if (objectHasProperty(value, key)) {
            propValues.push(value[key]);
          }
        }
        const updatedMeta = utils.metaDataUpdater(meta, {
          key: key,
          parents: values,
          values: propValues,
          result: result
        });
        const propertyResult = mergeUnknowns(propValues, utils, updatedMeta);
        if (propertyResult === actions.skip) {
          continue;
        }
        if (key === "__proto__") {
          Object.defineProperty(result, key, {
            value: propertyResult,
            configurable: true,
            enumerable: true,
            writable: true
          });
        } else {
          result[key] = propertyResult;
        }
      }
      return result;
    }
    function mergeMaps$1(values, utils, meta) {
      const result = new Map;
      const valuesByKey = new Map;
      for (const map of values) {
        for (const [key, value] of map) {
          const mut_keyValues = valuesByKey.get(key);
          if (mut_keyValues === undefined) {
            valuesByKey.set(key, [ value ]);
          } else {
            mut_keyValues.push(value);
          }
        }
      }
      for (const [key, keyValues] of valuesByKey) {
        const updatedMeta = utils.metaDataUpdater(meta, {
          key: key,
          parents: values,
          values: keyValues,
          result: result
        });
        const keyResult = mergeUnknowns(keyValues, utils, updatedMeta);
        if (keyResult === actions.skip) {
          continue;
        }
        result.set(key, keyResult);
      }
      return result;
    }
    function resolveCyclicReferences(value, utils, meta) {
      if (typeof value !== "object" || value === null) {
        return value;
      }
      const hierarchy = getMetaDataHierarchy(meta);
      const depth = getCyclicReferenceDepth(value, hierarchy, 0);
      if (hierarchy !== undefined && depth > 0) {
        return hierarchy[hierarchy.length - depth]?.result;
      }
      const type = getObjectType(value);
      if (type === ObjectType.RECORD) {
        const record = value;
        let mut_changed = false;
        const result = {};
        for (const key of getKeysOfObject(record)) {
          const propVal = record[key];
          const updatedMeta = utils.metaDataUpdater(meta, {
            key: key,
            parents: [ record ],
            values: [ propVal ],
            result: result
          });
          const resolvedProp = resolveCyclicReferences(propVal, utils, updatedMeta);
          if (resolvedProp !== propVal) {
            mut_changed = true;
          }
          if (key === "__proto__") {
            Object.defineProperty(result, key, {
              value: resolvedProp,
              configurable: true,
              enumerable: true,
              writable: true
            });
          } else {
            result[key] = resolvedProp;
          }
        }
        return mut_changed ? result : value;
      }
      return value;
    }
    function mergeCircularReferences$1(values, cyclicDepths, utils, meta) {
      const depth = cyclicDepths[0];
      const hierarchy = getMetaDataHierarchy(meta);
      for (let mut_index = 1; mut_index < values.length; mut_index++) {
        if (cyclicDepths[mut_index] !== depth) {
          const lastCyclicDepth = cyclicDepths.at(-1);
          return lastCyclicDepth === 0 ? resolveCyclicReferences(values.at(-1), utils, meta) : hierarchy?.[hierarchy.length - lastCyclicDepth]?.result;
        }
      }
      return hierarchy?.[hierarchy.length - depth]?.result;
    }
    const mergeFunctions = {
      mergeRecords: mergeRecords$1,
      mergeArrays: mergeArrays$1,
      mergeSets: mergeSets$1,
      mergeMaps: mergeMaps$1,
      mergeCircularReferences: mergeCircularReferences$1,
      mergeOthers: mergeOthers$1
    };
    const defaultDeepmerge = null;
    function deepmerge(...objects) {
      return defaultDeepmerge(...objects);
    }
    function deepmergeCustom(options = {}, rootMetaData) {
      const utils = getUtils$1(options, customizedDeepmerge);
      function customizedDeepmerge(...objects) {
        return mergeUnknowns(objects, utils, rootMetaData ?? undefined);
      }
      return customizedDeepmerge;
    }
    function getUtils$1(options, customizedDeepmerge) {
      const defaultMergeFns = mergeFunctions;
      const defaultMetaDataUpd = defaultMetaDataUpdater;
      return {
        defaultMergeFunctions: defaultMergeFns,
        mergeFunctions: resolveCustomMergeFunctions(options, defaultMergeFns),
        metaDataUpdater: typeof options.metaDataUpdater === "function" ? options.metaDataUpdater : defaultMetaDataUpd,
        deepmerge: customizedDeepmerge,
        useImplicitDefaultMerging: options.enableImplicitDefaultMerging ?? false,
        filterValues: options.filterValues === false ? undefined : typeof options.filterValues === "function" ? options.filterValues : defaultFilterValues,
        maxDepth: typeof options.maxDepth === "number" && !Number.isNaN(options.maxDepth) && options.maxDepth >= 0 ? options.maxDepth : 1e3,
        actions: actions
      };
    }
    function mergeUnknowns(values, utils, meta) {
      const filteredValues = utils.filterValues?.(values, meta) ?? values;
      if (filteredValues.length === 0) {
        return undefined;
      }
      const hierarchy = getMetaDataHierarchy(meta);
      const currentDepth = hierarchy?.length ?? (typeof meta === "number" ? meta : meta?.depth ?? 0);
      if (utils.maxDepth !== undefined && currentDepth >= utils.maxDepth) {
        return mergeOthers(filteredValues, utils, meta);
      }
      if (filteredValues.length === 1) {
        if (hierarchy !== undefined) {
          const depth = getCyclicReferenceDepth(filteredValues[0], hierarchy, 0);
          if (depth > 0) {
            return hierarchy[hierarchy.length - depth]?.result ?? hierarchy[hierarchy.length - depth]?.parents[0];
          }
        }
        return mergeOthers(filteredValues, utils, meta);
      }
      const type = getObjectType(filteredValues[0]);
      if (type !== ObjectType.NOT && type !== ObjectType.OTHER) {
        if (filteredValues.length === 2) {
          if (getObjectType(filteredValues[1]) !== type) {
            return mergeOthers(filteredValues, utils, meta);
          }
          const d0 = getCyclicReferenceDepth(filteredValues[0], hierarchy, 0);
          const d1 = getCyclicReferenceDepth(filteredValues[1], hierarchy, 1);
          if (d0 !== 0 || d1 !== 0) {
            return mergeCircularReferences(filteredValues, [ d0, d1 ], utils, meta);
          }
        } else {
          const cyclicDepths = new Array(filteredValues.length);
          cyclicDepths[0] = getCyclicReferenceDepth(filteredValues[0], hierarchy, 0);
          for (let mut_index = 1; mut_index < filteredValues.length; mut_index++) {
            if (getObjectType(filteredValues[mut_index]) !== type) {
              return mergeOthers(filteredValues, utils, meta);
            }
            cyclicDepths[mut_index] = getCyclicReferenceDepth(filteredValues[mut_index], hierarchy, mut_index);
          }
          if (cyclicDepths.some(depth => depth !== 0)) {
            return mergeCircularReferences(filteredValues, cyclicDepths, utils, meta);
          }
        }
      }
      switch (type) {
       case ObjectType.RECORD:
        {
          return mergeRecords(filteredValues, utils, meta);
        }

       case ObjectType.ARRAY:
        {
          return mergeArrays(filteredValues, utils, meta);
        }

       case ObjectType.SET:
        {
          return mergeSets(filteredValues, utils, meta);
        }

       case ObjectType.MAP:
        {
          return mergeMaps(filteredValues, utils, meta);
        }

       default:
        {
          return mergeOthers(filteredValues, utils, meta);
        }
      }
    }
    function mergeRecords(values, utils, meta) {
      const result = utils.mergeFunctions.mergeRecords(values, utils, meta);
      if (shouldFallbackToDefault(utils, "mergeRecords", result)) {
        return utils.defaultMergeFunctions.mergeRecords(values, utils, meta);
      }
      return result;
    }
    function mergeArrays(values, utils, meta) {
      const result = utils.mergeFunctions.mergeArrays(values, utils, meta);
      if (shouldFallbackToDefault(utils, "mergeArrays", result)) {
        return utils.defaultMergeFunctions.mergeArrays(values);
      }
      return result;
    }
    function mergeSets(values, utils, meta) {
      const result = utils.mergeFunctions.mergeSets(values, utils, meta);
      if (shouldFallbackToDefault(utils, "mergeSets", result)) {
        return utils.defaultMergeFunctions.mergeSets(values);
      }
      return result;
    }
    function mergeMaps(values, utils, meta) {
      const result = utils.mergeFunctions.mergeMaps(values, utils, meta);
      if (shouldFallbackToDefault(utils, "mergeMaps", result)) {
        return utils.defaultMergeFunctions.mergeMaps(values, utils, meta);
      }
      return result;
    }
    function mergeCircularReferences(values, cyclicDepths, utils, meta) {
      const result = utils.mergeFunctions.mergeCircularReferences(values, cyclicDepths, utils, meta);
      if (shouldFallbackToDefault(utils, "mergeCircularReferences", result)) {
        return utils.defaultMergeFunctions.mergeCircularReferences(values, cyclicDepths, utils, meta);
      }
      return result;
    }
    function mergeOthers(values, utils, meta) {
      const result = utils.mergeFunctions.mergeOthers(values, utils, meta);
      if (shouldFallbackToDefault(utils, "mergeOthers", result)) {
        return utils.defaultMergeFunctions.mergeOthers(values);
      }
      return result;
    }
    function mergeRecordsFast$1(values, utils) {
      if (values.length === 2) {
        const result = {};
        const mergeProperty = (key, propValues) => {
          const propertyResult = mergeUnknownsFast(propValues, utils);
          if (propertyResult === actions.skip) {
            return;
          }
          result[key] = propertyResult;
        };
        const firstValue = values[0];
        const secondValue = values[1];
        for (const key of getKeysOfObject(firstValue)) {
          mergeProperty(key, objectHasProperty(secondValue, key) ? [ firstValue[key], secondValue[key] ] : [ firstValue[key] ]);
        }
        for (const key of getKeysOfObject(secondValue)) {
          if (!objectHasProperty(firstValue, key)) {
            mergeProperty(key, [ secondValue[key] ]);
          }
        }
        return result;
      }
      return mergeRecordsFastGeneral(values, utils);
    }
    function mergeRecordsFastGeneral(values, utils) {
      const result = {};
      for (const key of getKeysOfObjects(values)) {
        const propValues = [];
        for (const value of values) {
          if (objectHasProperty(value, key)) {
            propValues.push(value[key]);
          }
        }
        const propertyResult = mergeUnknownsFast(propValues, utils);
        if (propertyResult === actions.skip) {
          continue;
        }
        result[key] = propertyResult;
      }
      return result;
    }
    function mergeMapsFast$1(values, utils) {
      const result = new Map;
      const valuesByKey = new Map;
      for (const map of values) {
        for (const [key, value] of map) {
          const mut_keyValues = valuesByKey.get(key);
          if (mut_keyValues === undefined) {
            valuesByKey.set(key, [ value ]);
          } else {
            mut_keyValues.push(value);
          }
        }
      }
      for (const [key, keyValues] of valuesByKey) {
        const keyResult = mergeUnknownsFast(keyValues, utils);
        if (keyResult === actions.skip) {
          continue;
        }
        result.set(key, keyResult);
      }
      return result;
    }
    const mergeFunctionsFast = {
      mergeRecords: mergeRecordsFast$1,
      mergeArrays: mergeArrays$1,
      mergeSets: mergeSets$1,
      mergeMaps: mergeMapsFast$1,
      mergeOthers: mergeOthers$1
    };
    const defaultDeepmergeFastUnsafe = null;
    function deepmergeFastUnsafe(...objects) {
      return defaultDeepmergeFastUnsafe(...objects);
    }
    function deepmergeFastUnsafeCustom(options = {}) {
      const utils = getUtilsFast$1(options, customizedDeepmergeFast);
      function customizedDeepmergeFast(...objects) {
        return mergeUnknownsFast(objects, utils);
      }
      return customizedDeepmergeFast;
    }
    function getUtilsFast$1(options, customizedDeepmergeFast) {
      const defaultMergeFns = mergeFunctionsFast;
      const defaultMetaDataUpd = defaultMetaDataUpdaterFast;
      return {
        defaultMergeFunctions: defaultMergeFns,
        mergeFunctions: resolveCustomMergeFunctions(options, defaultMergeFns),
        metaDataUpdater: defaultMetaDataUpd,
        deepmerge: customizedDeepmergeFast,
        useImplicitDefaultMerging: options.enableImplicitDefaultMerging ?? false,
        filterValues: options.filterValues === false ? undefined : typeof options.filterValues === "function" ? options.filterValues : defaultFilterValues,
        maxDepth: undefined,
        actions: actions
      };
    }
    function mergeUnknownsFast(values, utils) {
      const filteredValues = utils.filterValues?.(values, undefined) ?? values;
      if (filteredValues.length === 0) {
        return undefined;
      }
      if (filteredValues.length === 1) {
        return mergeOthersFast(filteredValues, utils);
      }
      const type = getObjectType(filteredValues[0]);
      if (type !== ObjectType.NOT && type !== ObjectType.OTHER) {
        if (filteredValues.length === 2) {
          if (getObjectType(filteredValues[1]) !== type) {
            return mergeOthersFast(filteredValues, utils);
          }
        } else {
          for (let mut_index = 1; mut_index < filteredValues.length; mut_index++) {
            if (getObjectType(filteredValues[mut_index]) !== type) {
              return mergeOthersFast(filteredValues, utils);
            }
          }
        }
      }
      switch (type) {
       case ObjectType.RECORD:
        {
          return mergeRecordsFast(filteredValues, utils);
        }

       case ObjectType.ARRAY:
        {
          return mergeArraysFast(filteredValues, utils);
        }

       case ObjectType.SET:
        {
          return mergeSetsFast(filteredValues, utils);
        }

       case ObjectType.MAP:
        {
          return mergeMapsFast(filteredValues, utils);
        }

       default:
        {
          return mergeOthersFast(filteredValues, utils);
        }
      }
    }
    function mergeRecordsFast(values, utils) {
      const result = utils.mergeFunctions.mergeRecords(values, utils, undefined);
      if (shouldFallbackToDefault(utils, "mergeRecords", result)) {
        return utils.defaultMergeFunctions.mergeRecords(values, utils, undefined);
      }
      return result;
    }
    function mergeArraysFast(values, utils) {
      const result = utils.mergeFunctions.mergeArrays(values, utils, undefined);
      if (shouldFallbackToDefault(utils, "mergeArrays", result)) {
        return utils.defaultMergeFunctions.mergeArrays(values);
      }
      return result;
    }
    function mergeSetsFast(values, utils) {
      const result = utils.mergeFunctions.mergeSets(values, utils, undefined);
      if (shouldFallbackToDefault(utils, "mergeSets", result)) {
        return utils.defaultMergeFunctions.mergeSets(values);
      }
      return result;
    }
    function mergeMapsFast(values, utils) {
      const result = utils.mergeFunctions.mergeMaps(values, utils, undefined);
      if (shouldFallbackToDefault(utils, "mergeMaps", result)) {
        return utils.defaultMergeFunctions.mergeMaps(values, utils, undefined);
      }
      return result;
    }
    function mergeOthersFast(values, utils) {
      const result = utils.mergeFunctions.mergeOthers(values, utils, undefined);
      if (shouldFallbackToDefault(utils, "mergeOthers", result)) {
        return utils.defaultMergeFunctions.mergeOthers(values);
      }
      return result;
    }
    function mergeRecordsInto$1(mut_target, values, utils, meta) {
      if (values.length === 2) {
        const mergeProperty = (key, propValues) => {
          const updatedMeta = utils.metaDataUpdater(meta, {
            key: key,
            parents: values,
            values: propValues,
            result: mut_target.value
          });
          const propertyTarget = objectHasProperty(mut_target.value, key) ? {
            value: propValues[0]
          } : {
            value: emptyLike(propValues[0])
          };
          mergeUnknownsInto(propertyTarget, propValues, utils, updatedMeta);
          if (key === "__proto__") {
            Object.defineProperty(mut_target.value, key, {
              value: propertyTarget.value,
              configurable: true,
              enumerable: true,
              writable: true
            });
          } else {
            mut_target.value[key] = propertyTarget.value;
          }
        };
        const firstValue = values[0];
        const secondValue = values[1];
        for (const key of getKeysOfObject(firstValue)) {
          mergeProperty(key, objectHasProperty(secondValue, key) ? [ firstValue[key], secondValue[key] ] : [ firstValue[key] ]);
        }
        for (const key of getKeysOfObject(secondValue)) {
          if (!objectHasProperty(firstValue, key)) {
            mergeProperty(key, [ secondValue[key] ]);
          }
        }
        return;
      }
      mergeRecordsIntoGeneral(mut_target, values, utils, meta);
    }
    function mergeRecordsIntoGeneral(mut_target, values, utils, meta) {
      for (const key of getKeysOfObjects(values)) {
        const propValues = [];
        for (const value of values) {
          if (objectHasProperty(value, key)) {
            propValues.push(value[key]);
          }
        }
        const updatedMeta = utils.metaDataUpdater(meta, {
          key: key,
          parents: values,
          values: propValues,
          result: mut_target.value
        });
        const propertyTarget = objectHasProperty(mut_target.value, key) ? {
          value: propValues[0]
        } : {
          value: emptyLike(propValues[0])
        };
        mergeUnknownsInto(propertyTarget, propValues, utils, updatedMeta);
        if (key === "__proto__") {
          Object.defineProperty(mut_target.value, key, {
            value: propertyTarget.value,
            configurable: true,
            enumerable: true,
            writable: true
          });
        } else {
          mut_target.value[key] = propertyTarget.value;
        }
      }
    }
    function mergeMapsInto$1(mut_target, values, utils, meta) {
      const valuesByKey = new Map;
      for (const value of values) {
        if (value === mut_target.value) {
          continue;
        }
        for (const [key, entryValue] of value) {
          const mut_keyValues = valuesByKey.get(key);
          if (mut_keyValues === undefined) {
            valuesByKey.set(key, [ entryValue ]);
          } else {
            mut_keyValues.push(entryValue);
          }
        }
      }
      const target = mut_target.value;
      for (const [key, keyValues] of valuesByKey) {
        const targetValue = target.get(key);
        const allValues = targetValue === undefined ? keyValues : [ targetValue, ...keyValues ];
        const updatedMeta = utils.metaDataUpdater(meta, {
          key: key,
          parents: values,
          values: allValues,
          result: mut_target.value
        });
        const propTarget = targetValue === undefined ? {
          value: emptyLike(allValues[0])
        } : {
          value: targetValue
        };
        mergeUnknownsInto(propTarget, allValues, utils, updatedMeta);
        target.set(key, propTarget.value);
      }
    }
    function resolveCyclicReferencesInto(value, utils, meta) {
      if (typeof value !== "object" || value === null) {
        return value;
      }
      const hierarchy = getMetaDataHierarchy(meta);
      const depth = getCyclicReferenceDepth(value, hierarchy, 0);
      if (hierarchy !== undefined && depth > 0) {
        return hierarchy[hierarchy.length - depth]?.result ?? hierarchy[hierarchy.length - depth]?.parents[0];
      }
      const type = getObjectType(value);
      if (type === ObjectType.RECORD) {
        const record = value;
        let mut_changed = false;
        const result = {};
        for (const key of getKeysOfObject(record)) {
          const propVal = record[key];
          const updatedMeta = utils.metaDataUpdater(meta, {
            key: key,
            parents: [ record ],
            values: [ propVal ],
            result: result
          });
          const resolvedProp = resolveCyclicReferencesInto(propVal, utils, updatedMeta);
          if (resolvedProp !== propVal) {
            mut_changed = true;
          }
          if (key === "__proto__") {
            Object.defineProperty(result, key, {
              value: resolvedProp,
              configurable: true,
              enumerable: true,
              writable: true
            });
          } else {
            result[key] = resolvedProp;
          }
        }
        return mut_changed ? result : value;
      }
      return value;
    }
    function mergeCircularReferencesInto$1(mut_target, values, utils, meta) {
      const hierarchy = getMetaDataHierarchy(meta);
      const cyclicDepths = values.map((v, i) => getCyclicReferenceDepth(v, hierarchy, i));
      const depth = cyclicDepths[0];
      for (let mut_index = 1; mut_index < values.length; mut_index++) {
        if (cyclicDepths[mut_index] !== depth) {
          const lastCyclicDepth = cyclicDepths.at(-1);
          mut_target.value = lastCyclicDepth === 0 ? resolveCyclicReferencesInto(values.at(-1), utils, meta) : hierarchy?.[hierarchy.length - lastCyclicDepth]?.result ?? hierarchy?.[hierarchy.length - lastCyclicDepth]?.parents[0];
          return;
        }
      }
      mut_target.value = hierarchy?.[hierarchy.length - depth]?.result ?? hierarchy?.[hierarchy.length - depth]?.parents[0];
    }
    const mergeIntoFunctions = {
      mergeRecords: mergeRecordsInto$1,
      mergeArrays: mergeArraysInto$1,
      mergeSets: mergeSetsInto$1,
      mergeMaps: mergeMapsInto$1,
      mergeCircularReferences: mergeCircularReferencesInto$1,
      mergeOthers: mergeOthersInto$1
    };
    const defaultDeepmergeInto = null;
    function deepmergeInto(target, ...objects) {
      return void defaultDeepmergeInto(target, ...objects);
    }
    function deepmergeIntoCustom(options = {}, rootMetaData) {
      const utils = getUtils(options, customizedDeepmergeInto);
      function customizedDeepmergeInto(target, ...objects) {
        mergeUnknownsInto({
          value: target
        }, [ target, ...objects ], utils, rootMetaData);
      }
      return customizedDeepmergeInto;
    }
    function getUtils(options, customizedDeepmergeInto) {
      const defaultMergeFns = mergeIntoFunctions;
      const defaultMetaDataUpd = defaultMetaDataUpdater;
      return {
        defaultMergeFunctions: defaultMergeFns,
        mergeFunctions: resolveCustomMergeFunctions(options, defaultMergeFns),
        metaDataUpdater: typeof options.metaDataUpdater === "function" ? options.metaDataUpdater : defaultMetaDataUpd,
        deepmergeInto: customizedDeepmergeInto,
        filterValues: options.filterValues === false ? undefined : typeof options.filterValues === "function" ? options.filterValues : defaultFilterValues,
        maxDepth: typeof options.maxDepth === "number" && !Number.isNaN(options.maxDepth) && options.maxDepth >= 0 ? options.maxDepth : 1e3,
        actions: actionsInto
      };
    }
    function mergeUnknownsInto(mut_target, values, utils, meta) {
      const filteredValues = utils.filterValues?.(values, meta) ?? values;
      if (filteredValues.length === 0) {
        return;
      }
      const hierarchy = getMetaDataHierarchy(meta);
      const currentDepth = hierarchy?.length ?? (typeof meta === "number" ? meta : meta?.depth ?? 0);
      if (utils.maxDepth !== undefined && currentDepth >= utils.maxDepth) {
        return void mergeOthersInto(mut_target, filteredValues, utils, meta);
      }
      if (filteredValues.length === 1) {
        if (hierarchy !== undefined) {
          const depth = getCyclicReferenceDepth(filteredValues[0], hierarchy, 0);
          if (depth > 0) {
            mut_target.value = hierarchy[hierarchy.length - depth]?.result ?? hierarchy[hierarchy.length - depth]?.parents[0];
            return;
          }
        }
        return void mergeOthersInto(mut_target, filteredValues, utils, meta);
      }
      const type = getObjectType(mut_target.value);
      if (type !== ObjectType.NOT && type !== ObjectType.OTHER) {
        if (filteredValues.length === 2) {
          if (getObjectType(filteredValues[1]) !== type) {
            return void mergeOthersInto(mut_target, filteredValues, utils, meta);
          }
          const d0 = getCyclicReferenceDepth(filteredValues[0], hierarchy, 0);
          const d1 = getCyclicReferenceDepth(filteredValues[1], hierarchy, 1);
          if (d0 !== 0 || d1 !== 0) {
            return void mergeCircularReferencesInto(mut_target, filteredValues, utils, meta);
          }
        } else {
          const cyclicDepths = new Array(filteredValues.length);
          cyclicDepths[0] = getCyclicReferenceDepth(filteredValues[0], hierarchy, 0);
          for (let mut_index = 1; mut_index < filteredValues.length; mut_index++) {
            if (getObjectType(filteredValues[mut_index]) !== type) {
              return void mergeOthersInto(mut_target, filteredValues, utils, meta);
            }
            cyclicDepths[mut_index] = getCyclicReferenceDepth(filteredValues[mut_index], hierarchy, mut_index);
          }
          if (cyclicDepths.some(depth => depth !== 0)) {
            return void mergeCircularReferencesInto(mut_target, filteredValues, utils, meta);
          }
        }
      }
      switch (type) {
       case ObjectType.RECORD:
        {
          return void mergeRecordsInto(mut_target, filteredValues, utils, meta);
        }

       case ObjectType.ARRAY:
        {
          return void mergeArraysInto(mut_target, filteredValues, utils, meta);
        }

       case ObjectType.SET:
        {
          return void mergeSetsInto(mut_target, filteredValues, utils, meta);
        }

       case ObjectType.MAP:
        {
          return void mergeMapsInto(mut_target, filteredValues, utils, meta);
        }

       default:
        {
          return void mergeOthersInto(mut_target, filteredValues, utils, meta);
        }
      }
    }
    function mergeRecordsInto(mut_target, values, utils, meta) {
      const action = utils.mergeFunctions.mergeRecords(mut_target, values, utils, meta);
      if (action === actionsInto.defaultMerge) {
        utils.defaultMergeFunctions.mergeRecords(mut_target, values, utils, meta);
      }
    }
    function mergeArraysInto(mut_target, values, utils, meta) {
      const action = utils.mergeFunctions.mergeArrays(mut_target, values, utils, meta);
      if (action === actionsInto.defaultMerge) {
        utils.defaultMergeFunctions.mergeArrays(mut_target, values);
      }
    }
    function mergeSetsInto(mut_target, values, utils, meta) {
      const action = utils.mergeFunctions.mergeSets(mut_target, values, utils, meta);
      if (action === actionsInto.defaultMerge) {
        utils.defaultMergeFunctions.mergeSets(mut_target, values);
      }
    }
    function mergeMapsInto(mut_target, values, utils, meta) {
      const action = utils.mergeFunctions.mergeMaps(mut_target, values, utils, meta);
      if (action === actionsInto.defaultMerge) {
        utils.defaultMergeFunctions.mergeMaps(mut_target, values, utils, meta);
      }
    }
    function mergeCircularReferencesInto(mut_target, values, utils, meta) {
      const action = utils.mergeFunctions.mergeCircularReferences(mut_target, values, utils, meta);
      if (action === actionsInto.defaultMerge || mut_target.value === actionsInto.defaultMerge) {
        utils.defaultMergeFunctions.mergeCircularReferences(mut_target, values, utils, meta);
      }
    }
    function mergeOthersInto(mut_target, values, utils, meta) {
      const action = utils.mergeFunctions.mergeOthers(mut_target, values, utils, meta);
      if (action === actionsInto.defaultMerge || mut_target.value === actionsInto.defaultMerge) {
        utils.defaultMergeFunctions.mergeOthers(mut_target, values);
      }
    }
    function mergeRecordsIntoFast$1(mut_target, values, utils) {
      if (values.length === 2) {
        const mergeProperty = (key, propValues) => {
          const propertyTarget = objectHasProperty(mut_target.value, key) ? {
            value: propValues[0]
          } : {
            value: emptyLike(propValues[0])
          };
          mergeUnknownsIntoFast(propertyTarget, propValues, utils);
          mut_target.value[key] = propertyTarget.value;
        };
        const firstValue = values[0];
        const secondValue = values[1];
        for (const key of getKeysOfObject(firstValue)) {
          mergeProperty(key, objectHasProperty(secondValue, key) ? [ firstValue[key], secondValue[key] ] : [ firstValue[key] ]);
        }
        for (const key of getKeysOfObject(secondValue)) {
          if (!objectHasProperty(firstValue, key)) {
            mergeProperty(key, [ secondValue[key] ]);
          }
        }
        return;
      }
      mergeRecordsIntoFastGeneral(mut_target, values, utils);
    }
    function mergeRecordsIntoFastGeneral(mut_target, values, utils) {
      for (const key of getKeysOfObjects(values)) {
        const propValues = [];
        for (const value of values) {
          if (objectHasProperty(value, key)) {
            propValues.push(value[key]);
          }
        }
        const propertyTarget = objectHasProperty(mut_target.value, key) ? {
          value: propValues[0]
        } : {
          value: emptyLike(propValues[0])
        };
        mergeUnknownsIntoFast(propertyTarget, propValues, utils);
        mut_target.value[key] = propertyTarget.value;
      }
    }
    function mergeMapsIntoFast$1(mut_target, values, utils) {
      const valuesByKey = new Map;
      for (const value of values) {
        if (value === mut_target.value) {
          continue;
        }
        for (const [key, entryValue] of value) {
          const mut_keyValues = valuesByKey.get(key);
          if (mut_keyValues === undefined) {
            valuesByKey.set(key, [ entryValue ]);
          } else {
            mut_keyValues.push(entryValue);
          }
        }
      }
      const target = mut_target.value;
      for (const [key, keyValues] of valuesByKey) {
        const targetValue = target.get(key);
        const allValues = targetValue === undefined ? keyValues : [ targetValue, ...keyValues ];
        const propTarget = targetValue === undefined ? {
          value: emptyLike(allValues[0])
        } : {
          value: targetValue
        };
        mergeUnknownsIntoFast(propTarget, allValues, utils);
        target.set(key, propTarget.value);
      }
    }
    const mergeIntoFunctionsFast = {
      mergeRecords: mergeRecordsIntoFast$1,
      mergeArrays: mergeArraysInto$1,
      mergeSets: mergeSetsInto$1,
      mergeMaps: mergeMapsIntoFast$1,
      mergeOthers: mergeOthersInto$1
    };
    const defaultDeepmergeIntoFastUnsafe = null;
    function deepmergeIntoFastUnsafe(target, ...objects) {
      return void defaultDeepmergeIntoFastUnsafe(target, ...objects);
    }
    function deepmergeIntoFastUnsafeCustom(options = {}) {
      const utils = getUtilsFast(options, customizedDeepmergeIntoFast);
      function customizedDeepmergeIntoFast(target, ...objects) {
        mergeUnknownsIntoFast({
          value: target
        }, [ target, ...objects ], utils);
      }
      return customizedDeepmergeIntoFast;
    }
    function getUtilsFast(options, customizedDeepmergeIntoFast) {
      const defaultMergeFns = mergeIntoFunctionsFast;
      const defaultMetaDataUpd = defaultMetaDataUpdaterFast;
      return {
        defaultMergeFunctions: defaultMergeFns,
        mergeFunctions: resolveCustomMergeFunctions(options, defaultMergeFns),
        metaDataUpdater: defaultMetaDataUpd,
        deepmergeInto: customizedDeepmergeIntoFast,
        filterValues: options.filterValues === false ? undefined : typeof options.filterValues === "function" ? options.filterValues : defaultFilterValues,
        maxDepth: undefined,
        actions: actionsInto
      };
    }
    function mergeUnknownsIntoFast(mut_target, values, utils) {
      const filteredValues = utils.filterValues?.(values, undefined) ?? values;
      if (filteredValues.length === 0) {
        return;
      }
      if (filteredValues.length === 1) {
        return void mergeOthersIntoFast(mut_target, filteredValues, utils);
      }
      const type = getObjectType(mut_target.value);
      if (type !== ObjectType.NOT && type !== ObjectType.OTHER) {
        if (filteredValues.length === 2) {
          if (getObjectType(filteredValues[1]) !== type) {
            return void mergeOthersIntoFast(mut_target, filteredValues, utils);
          }
        } else {
          for (let mut_index = 1; mut_index < filteredValues.length; mut_index++) {
            if (getObjectType(filteredValues[mut_index]) !== type) {
              return void mergeOthersIntoFast(mut_target, filteredValues, utils);
            }
          }
        }
      }
      switch (type) {
       case ObjectType.RECORD:
        {
          return void mergeRecordsIntoFast(mut_target, filteredValues, utils);
        }

       case ObjectType.ARRAY:
        {
          return void mergeArraysIntoFast(mut_target, filteredValues, utils);
        }

       case ObjectType.SET:
        {
          return void mergeSetsIntoFast(mut_target, filteredValues, utils);
        }

       case ObjectType.MAP:
        {
          return void mergeMapsIntoFast(mut_target, filteredValues, utils);
        }

       default:
        {
          return void mergeOthersIntoFast(mut_target, filteredValues, utils);
        }
      }
    }
    function mergeRecordsIntoFast(mut_target, values, utils) {
      const action = utils.mergeFunctions.mergeRecords(mut_target, values, utils, undefined);
      if (action === actionsInto.defaultMerge) {
        utils.defaultMergeFunctions.mergeRecords(mut_target, values, utils, undefined);
      }
    }
    function mergeArraysIntoFast(mut_target, values, utils) {
      const action = utils.mergeFunctions.mergeArrays(mut_target, values, utils, undefined);
      if (action === actionsInto.defaultMerge) {
        utils.defaultMergeFunctions.mergeArrays(mut_target, values);
      }
    }
    function mergeSetsIntoFast(mut_target, values, utils) {
      const action = utils.mergeFunctions.mergeSets(mut_target, values, utils, undefined);
      if (action === actionsInto.defaultMerge) {
        utils.defaultMergeFunctions.mergeSets(mut_target, values);
      }
    }
    function mergeMapsIntoFast(mut_target, values, utils) {
      const action = utils.mergeFunctions.mergeMaps(mut_target, values, utils, undefined);
      if (action === actionsInto.defaultMerge) {
        utils.defaultMergeFunctions.mergeMaps(mut_target, values, utils, undefined);
      }
    }
    function mergeOthersIntoFast(mut_target, values, utils) {
      const action = utils.mergeFunctions.mergeOthers(mut_target, values, utils, undefined);
      if (action === actionsInto.defaultMerge || mut_target.value === actionsInto.defaultMerge) {
        utils.defaultMergeFunctions.mergeOthers(mut_target, values);
      }
    }
    function limitedDepthRecursive(n, f, g = () => undefined) {
      if (n === undefined) {
        const f1 = function(...args) {
          return f(f1, ...args);
        };
        return f1;
      }
      if (n >= 0) {
        return function(...args) {
          return f(limitedDepthRecursive(n - 1, f, g), ...args);
        };
      }
      return g;
    }
    function trimCharacter(str, char) {
      let start = 0;
      let end = str.length;
      while (start < end && str[start] === char) {
        ++start;
      }
      while (end > start && str[end - 1] === char) {
        --end;
      }
      return start > 0 || end < str.length ? str.substring(start, end) : str;
    }
    function trimCharacterEnd(str, char) {
      let end = str.length;
      while (end > 0 && str[end - 1] === char) {
        --end;
      }
      return end < str.length ? str.substring(0, end) : str;
    }
    function unicodeEscape(str) {
      return str.replace(/[\s\S]/g, c => "\\u" + c.charCodeAt().toString(16).padStart(4, "0"));
    }
    function numberToLetterSequence(num, baseChar = "a", base = 26) {
      const digits = [];
      do {
        num -= 1;
        digits.push(num % base);
        num = num / base >> 0;
      } while (num > 0);
      const baseCode = baseChar.charCodeAt(0);
      return digits.reverse().map(n => String.fromCharCode(baseCode + n)).join("");
    }
    const I = [ "I", "X", "C", "M" ];
    const V = [ "V", "L", "D" ];
    function numberToRoman(num) {
      return [ ...num + "" ].map(n => +n).reverse().map((v, i) => v % 5 < 4 ? (v < 5 ? "" : V[i]) + I[i].repeat(v % 5) : I[i] + (v < 5 ? V[i] : I[i + 1])).reverse().join("");
    }
    class InlineTextBuilder {
      constructor(options, maxLineLength = undefined) {
        this.lines = [];
        this.nextLineWords = [];
        this.maxLineLength = maxLineLength || options.wordwrap || Number.MAX_VALUE;
        this.nextLineAvailableChars = this.maxLineLength;
        this.wrapCharacters = get(options, [ "longWordSplit", "wrapCharacters" ]) || [];
        this.forceWrapOnLimit = get(options, [ "longWordSplit", "forceWrapOnLimit" ]) || false;
        this.stashedSpace = false;
        this.wordBreakOpportunity = false;
      }
      pushWord(word, noWrap = false) {
        if (this.nextLineAvailableChars <= 0 && !noWrap) {
          this.startNewLine();
        }
        const isLineStart = this.nextLineWords.length === 0;
        const cost = word.length + (isLineStart ? 0 : 1);
        if (cost <= this.nextLineAvailableChars || noWrap) {
          this.nextLineWords.push(word);
          this.nextLineAvailableChars -= cost;
        } else {
          const [first, ...rest] = this.splitLongWord(word);
          if (!isLineStart) {
            this.startNewLine();
          }
          this.nextLineWords.push(first);
          this.nextLineAvailableChars -= first.length;
          for (const part of rest) {
            this.startNewLine();
            this.nextLineWords.push(part);
            this.nextLineAvailableChars -= part.length;
          }
        }
      }
      popWord() {
        const lastWord = this.nextLineWords.pop();
        if (lastWord !== undefined) {
          const isLineStart = this.nextLineWords.length === 0;
          const cost = lastWord.length + (isLineStart ? 0 : 1);
          this.nextLineAvailableChars += cost;
        }
        return lastWord;
      }
      concatWord(word, noWrap = false) {
        if (this.wordBreakOpportunity && word.length > this.nextLineAvailableChars) {
          this.pushWord(word, noWrap);
          this.wordBreakOpportunity = false;
        } else {
          const lastWord = this.popWord();
          this.pushWord(lastWord ? lastWord.concat(word) : word, noWrap);
        }
      }
      startNewLine(n = 1) {
        this.lines.push(this.nextLineWords);
        if (n > 1) {
          this.lines.push(...Array.from({
            length: n - 1
          }, () => []));
        }
        this.nextLineWords = [];
        this.nextLineAvailableChars = this.maxLineLength;
      }
      isEmpty() {
        return this.lines.length === 0 && this.nextLineWords.length === 0;
      }
      clear() {
        this.lines.length = 0;
        this.nextLineWords.length = 0;
        this.nextLineAvailableChars = this.maxLineLength;
      }
      toString() {
        return [ ...this.lines, this.nextLineWords ].map(words => words.join(" ")).join("\n");
      }
      splitLongWord(word) {
        const parts = [];
        let idx = 0;
        while (word.length > this.maxLineLength) {
          const firstLine = word.substring(0, this.maxLineLength);
          const remainingChars = word.substring(this.maxLineLength);
          const splitIndex = firstLine.lastIndexOf(this.wrapCharacters[idx]);
          if (splitIndex > -1) {
            word = firstLine.substring(splitIndex + 1) + remainingChars;
            parts.push(firstLine.substring(0, splitIndex + 1));
          } else {
            idx++;
            if (idx < this.wrapCharacters.length) {
              word = firstLine + remainingChars;
            } else {
              if (this.forceWrapOnLimit) {
                parts.push(firstLine);
                word = remainingChars;
                if (word.length > this.maxLineLength) {
                  continue;
                }
              } else {
                word = firstLine + remainingChars;
              }
              break;
            }
          }
        }
        parts.push(word);
        return parts;
      }
    }
    class StackItem {
      constructor(next = null) {
        this.next = next;
      }
      getRoot() {
        return this.next ? this.next : this;
      }
    }
    class BlockStackItem extends StackItem {
      constructor(options, next = null, leadingLineBreaks = 1, maxLineLength = undefined) {
        super(next);
        this.leadingLineBreaks = leadingLineBreaks;
        this.inlineTextBuilder = new InlineTextBuilder(options, maxLineLength);
        this.rawText = "";
        this.stashedLineBreaks = 0;
        this.isPre = next && next.isPre;
        this.isNoWrap = next && next.isNoWrap;
      }
    }
    class ListStackItem extends BlockStackItem {
      constructor(options, next = null, {interRowLineBreaks: interRowLineBreaks = 1, leadingLineBreaks: leadingLineBreaks = 2, maxLineLength: maxLineLength = undefined, maxPrefixLength: maxPrefixLength = 0, prefixAlign: prefixAlign = "left"} = {}) {
        super(options, next, leadingLineBreaks, maxLineLength);
        this.maxPrefixLength = maxPrefixLength;
        this.prefixAlign = prefixAlign;
        this.interRowLineBreaks = interRowLineBreaks;
      }
    }
    class ListItemStackItem extends BlockStackItem {
      constructor(options, next = null, {leadingLineBreaks: leadingLineBreaks = 1, maxLineLength: maxLineLength = undefined, prefix: prefix = ""} = {}) {
        super(options, next, leadingLineBreaks, maxLineLength);
        this.prefix = prefix;
      }
    }
    class TableStackItem extends StackItem {
      constructor(next = null) {
        super(next);
        this.rows = [];
        this.isPre = next && next.isPre;
        this.isNoWrap = next && next.isNoWrap;
      }
    }
    class TableRowStackItem extends StackItem {
      constructor(next = null) {
        super(next);
        this.cells = [];
        this.isPre = next && next.isPre;
        this.isNoWrap = next && next.isNoWrap;
      }
    }
    class TableCellStackItem extends StackItem {
      constructor(options, next = null, maxColumnWidth = undefined) {
        super(next);
        this.inlineTextBuilder = new InlineTextBuilder(options, maxColumnWidth);
        this.rawText = "";
        this.stashedLineBreaks = 0;
        this.isPre = next && next.isPre;
        this.isNoWrap = next && next.isNoWrap;
      }
    }
    class TransformerStackItem extends StackItem {
      constructor(next = null, transform) {
        super(next);
        this.transform = transform;
      }
    }
    function charactersToCodes(str) {
      return [ ...str ].map(c => "\\u" + c.charCodeAt(0).toString(16).padStart(4, "0")).join("");
    }
    class WhitespaceProcessor {
      constructor(options) {
        this.whitespaceChars = options.preserveNewlines ? options.whitespaceCharacters.replace(/\n/g, "") : options.whitespaceCharacters;
        const whitespaceCodes = charactersToCodes(this.whitespaceChars);
        this.leadingWhitespaceRe = new RegExp(`^[${whitespaceCodes}]`);
        this.trailingWhitespaceRe = new RegExp(`[${whitespaceCodes}]$`);
        this.allWhitespaceOrEmptyRe = new RegExp(`^[${whitespaceCodes}]*$`);
        this.newlineOrNonWhitespaceRe = new RegExp(`(\\n|[^\\n${whitespaceCodes}])`, "g");
        this.newlineOrNonNewlineStringRe = new RegExp(`(\\n|[^\\n]+)`, "g");
        if (options.preserveNewlines) {
          const wordOrNewlineRe = new RegExp(`\\n|[^\\n${whitespaceCodes}]+`, "gm");
          this.shrinkWrapAdd = function(text, inlineTextBuilder, transform = str => str, noWrap = false) {
            if (!text) {
              return;
            }
            const previouslyStashedSpace = inlineTextBuilder.stashedSpace;
            let anyMatch = false;
            let m = wordOrNewlineRe.exec(text);
            if (m) {
              anyMatch = true;
              if (m[0] === "\n") {
                inlineTextBuilder.startNewLine();
              } else if (previouslyStashedSpace || this.testLeadingWhitespace(text)) {
                inlineTextBuilder.pushWord(transform(m[0]), noWrap);
              } else {
                inlineTextBuilder.concatWord(transform(m[0]), noWrap);
              }
              while ((m = wordOrNewlineRe.exec(text)) !== null) {
                if (m[0] === "\n") {
                  inlineTextBuilder.startNewLine();
                } else {
                  inlineTextBuilder.pushWord(transform(m[0]), noWrap);
                }
              }
            }
            inlineTextBuilder.stashedSpace = previouslyStashedSpace && !anyMatch || this.testTrailingWhitespace(text);
          };
        } else {
          const wordRe = new RegExp(`[^${whitespaceCodes}]+`, "g");
          this.shrinkWrapAdd = function(text, inlineTextBuilder, transform = str => str, noWrap = false) {
            if (!text) {
              return;
            }
            const previouslyStashedSpace = inlineTextBuilder.stashedSpace;
            let anyMatch = false;
            let m = wordRe.exec(text);
            if (m) {
              anyMatch = true;
              if (previouslyStashedSpace || this.testLeadingWhitespace(text)) {
                inlineTextBuilder.pushWord(transform(m[0]), noWrap);
              } else {
                inlineTextBuilder.concatWord(transform(m[0]), noWrap);
              }
              while ((m = wordRe.exec(text)) !== null) {
                inlineTextBuilder.pushWord(transform(m[0]), noWrap);
              }
            }
            inlineTextBuilder.stashedSpace = previouslyStashedSpace && !anyMatch || this.testTrailingWhitespace(text);
          };
        }
      }
      addLiteral(text, inlineTextBuilder, noWrap = true) {
        if (!text) {
          return;
        }
        const previouslyStashedSpace = inlineTextBuilder.stashedSpace;
        let anyMatch = false;
        let m = this.newlineOrNonNewlineStringRe.exec(text);
        if (m) {
          anyMatch = true;
          if (m[0] === "\n") {
            inlineTextBuilder.startNewLine();
          } else if (previouslyStashedSpace) {
            inlineTextBuilder.pushWord(m[0], noWrap);
          } else {
            inlineTextBuilder.concatWord(m[0], noWrap);
          }
          while ((m = this.newlineOrNonNewlineStringRe.exec(text)) !== null) {
            if (m[0] === "\n") {
              inlineTextBuilder.startNewLine();
            } else {
              inlineTextBuilder.pushWord(m[0], noWrap);
            }
          }
        }
        inlineTextBuilder.stashedSpace = previouslyStashedSpace && !anyMatch;
      }
      testLeadingWhitespace(text) {
        return this.leadingWhitespaceRe.test(text);
      }
      testTrailingWhitespace(text) {
        return this.trailingWhitespaceRe.test(text);
      }
      testContainsWords(text) {
        return !this.allWhitespaceOrEmptyRe.test(text);
      }
      countNewlinesNoWords(text) {
        this.newlineOrNonWhitespaceRe.lastIndex = 0;
        let counter = 0;
        let match;
        while ((match = this.newlineOrNonWhitespaceRe.exec(text)) !== null) {
          if (match[0] === "\n") {
            counter++;
          } else {
            return 0;
          }
        }
        return counter;
      }
    }
    class BlockTextBuilder {
      constructor(options, picker, metadata = undefined) {
        this.options = options;
        this.picker = picker;
        this.metadata = metadata;
        this.whitespaceProcessor = new WhitespaceProcessor(options);
        this._stackItem = new BlockStackItem(options);
        this._wordTransformer = undefined;
      }
      pushWordTransform(wordTransform) {
        this._wordTransformer = new TransformerStackItem(this._wordTransformer, wordTransform);
      }
      popWordTransform() {
        if (!this._wordTransformer) {
          return undefined;
        }
        const transform = this._wordTransformer.transform;
        this._wordTransformer = this._wordTransformer.next;
        return transform;
      }
      startNoWrap() {
        this._stackItem.isNoWrap = true;
      }
      stopNoWrap() {
        this._stackItem.isNoWrap = false;
      }
      _getCombinedWordTransformer() {
        const wt = this._wordTransformer ? str => applyTransformer(str, this._wordTransformer) : undefined;
        const ce = this.options.encodeCharacters;
        return wt ? ce ? str => ce(wt(str)) : wt : ce;
      }
      _popStackItem() {
        const item = this._stackItem;
        this._stackItem = item.next;
        return item;
      }
      addLineBreak() {
        if (!(this._stackItem instanceof BlockStackItem || this._stackItem instanceof ListItemStackItem || this._stackItem instanceof TableCellStackItem)) {
          return;
        }
        if (this._stackItem.isPre) {
          this._stackItem.rawText += "\n";
        } else {
          this._stackItem.inlineTextBuilder.startNewLine();
        }
      }
      addWordBreakOpportunity() {
        if (this._stackItem instanceof BlockStackItem || this._stackItem instanceof ListItemStackItem || this._stackItem instanceof TableCellStackItem) {
          this._stackItem.inlineTextBuilder.wordBreakOpportunity = true;
        }
      }
      addInline(str, {noWordTransform: noWordTransform = false} = {}) {
        if (!(this._stackItem instanceof BlockStackItem || this._stackItem instanceof ListItemStackItem || this._stackItem instanceof TableCellStackItem)) {
          return;
        }
        if (this._stackItem.isPre) {
          this._stackItem.rawText += str;
          return;
        }
        if (str.length === 0 || this._stackItem.stashedLineBreaks && !this.whitespaceProcessor.testContainsWords(str)) {
          return;
        }
        if (this.options.preserveNewlines) {
          const newlinesNumber = this.whitespaceProcessor.countNewlinesNoWords(str);
          if (newlinesNumber > 0) {
            this._stackItem.inlineTextBuilder.startNewLine(newlinesNumber);
            return;
          }
        }
        if (this._stackItem.stashedLineBreaks) {
          this._stackItem.inlineTextBuilder.startNewLine(this._stackItem.stashedLineBreaks);
        }
        this.whitespaceProcessor.shrinkWrapAdd(str, this._stackItem.inlineTextBuilder, noWordTransform ? undefined : this._getCombinedWordTransformer(), this._stackItem.isNoWrap);
        this._stackItem.stashedLineBreaks = 0;
      }
      addLiteral(str) {
        if (!(this._stackItem instanceof BlockStackItem || this._stackItem instanceof ListItemStackItem || this._stackItem instanceof TableCellStackItem)) {
          return;
        }
        if (str.length === 0) {
          return;
        }
        if (this._stackItem.isPre) {
          this._stackItem.rawText += str;
          return;
        }
        if (this._stackItem.stashedLineBreaks) {
          this._stackItem.inlineTextBuilder.startNewLine(this._stackItem.stashedLineBreaks);
        }
        this.whitespaceProcessor.addLiteral(str, this._stackItem.inlineTextBuilder, this._stackItem.isNoWrap);
        this._stackItem.stashedLineBreaks = 0;
      }
      openBlock({leadingLineBreaks: leadingLineBreaks = 1, reservedLineLength: reservedLineLength = 0, isPre: isPre = false} = {}) {
        const maxLineLength = Math.max(20, this._stackItem.inlineTextBuilder.maxLineLength - reservedLineLength);
        this._stackItem = new BlockStackItem(this.options, this._stackItem, leadingLineBreaks, maxLineLength);
        if (isPre) {
          this._stackItem.isPre = true;
        }
      }
      closeBlock({trailingLineBreaks: trailingLineBreaks = 1, blockTransform: blockTransform = undefined} = {}) {
        const block = this._popStackItem();
        const blockText = blockTransform ? blockTransform(html_to_text_getText(block)) : html_to_text_getText(block);
        addText(this._stackItem, blockText, block.leadingLineBreaks, Math.max(block.stashedLineBreaks, trailingLineBreaks));
      }
      openList({maxPrefixLength: maxPrefixLength = 0, prefixAlign: prefixAlign = "left", interRowLineBreaks: interRowLineBreaks = 1, leadingLineBreaks: leadingLineBreaks = 2} = {}) {
        this._stackItem = new ListStackItem(this.options, this._stackItem, {
          interRowLineBreaks: interRowLineBreaks,
          leadingLineBreaks: leadingLineBreaks,
          maxLineLength: this._stackItem.inlineTextBuilder.maxLineLength,
          maxPrefixLength: maxPrefixLength,
          prefixAlign: prefixAlign
        });
      }
      openListItem({prefix: prefix = ""} = {}) {
        if (!(this._stackItem instanceof ListStackItem)) {
          throw new Error("Can't add a list item to something that is not a list! Check the formatter.");
        }
        const list = this._stackItem;
        const prefixLength = Math.max(prefix.length, list.maxPrefixLength);
        const maxLineLength = Math.max(20, list.inlineTextBuilder.maxLineLength - prefixLength);
        this._stackItem = new ListItemStackItem(this.options, list, {
          prefix: prefix,
          maxLineLength: maxLineLength,
          leadingLineBreaks: list.interRowLineBreaks
        });
      }
      closeListItem() {
        const listItem = this._popStackItem();
        const list = listItem.next;
        const prefixLength = Math.max(listItem.prefix.length, list.maxPrefixLength);
        const spacing = "\n" + " ".repeat(prefixLength);
        const prefix = list.prefixAlign === "right" ? listItem.prefix.padStart(prefixLength) : listItem.prefix.padEnd(prefixLength);
        const text = prefix + html_to_text_getText(listItem).replace(/\n/g, spacing);
        addText(list, text, listItem.leadingLineBreaks, Math.max(listItem.stashedLineBreaks, list.interRowLineBreaks));
      }
      closeList({trailingLineBreaks: trailingLineBreaks = 2} = {}) {
        const list = this._popStackItem();
        const text = html_to_text_getText(list);
        if (text) {
          addText(this._stackItem, text, list.leadingLineBreaks, trailingLineBreaks);
        }
      }
      openTable() {
        this._stackItem = new TableStackItem(this._stackItem);
      }
      openTableRow() {
        if (!(this._stackItem instanceof TableStackItem)) {
          throw new Error("Can't add a table row to something that is not a table! Check the formatter.");
        }
        this._stackItem = new TableRowStackItem(this._stackItem);
      }
      openTableCell({maxColumnWidth: maxColumnWidth = undefined} = {}) {
        if (!(this._stackItem instanceof TableRowStackItem)) {
          throw new Error("Can't add a table cell to something that is not a table row! Check the formatter.");
        }
        this._stackItem = new TableCellStackItem(this.options, this._stackItem, maxColumnWidth);
      }
      closeTableCell({colspan: colspan = 1, rowspan: rowspan = 1} = {}) {
        const cell = this._popStackItem();
        const text = trimCharacter(html_to_text_getText(cell), "\n");
        cell.next.cells.push({
          colspan: colspan,
          rowspan: rowspan,
          text: text
        });
      }
      closeTableRow() {
        const row = this._popStackItem();
        row.next.rows.push(row.cells);
      }
      closeTable({tableToString: tableToString, leadingLineBreaks: leadingLineBreaks = 2, trailingLineBreaks: trailingLineBreaks = 2}) {
        const table = this._popStackItem();
        const output = tableToString(table.rows);
        if (output) {
          addText(this._stackItem, output, leadingLineBreaks, trailingLineBreaks);
        }
      }
      toString() {
        return html_to_text_getText(this._stackItem.getRoot());
      }
    }
    function html_to_text_getText(stackItem) {
      if (!(stackItem instanceof BlockStackItem || stackItem instanceof ListItemStackItem || stackItem instanceof TableCellStackItem)) {
        throw new Error("Only blocks, list items and table cells can be requested for text contents.");
      }
      return stackItem.inlineTextBuilder.isEmpty() ? stackItem.rawText : stackItem.rawText + stackItem.inlineTextBuilder.toString();
    }
    function applyTransformer(str, transformer) {
      return transformer ? applyTransformer(transformer.transform(str), transformer.next) : str;
    }
    function compile$1(options = {}) {
      const selectorsWithoutFormat = options.selectors.filter(s => !s.format);
      if (selectorsWithoutFormat.length) {
        throw new Error("Following selectors have no specified format: " + selectorsWithoutFormat.map(s => `\`${s.selector}\``).join(", "));
      }
      const picker = new DecisionTree(options.selectors.map(s => [ s.selector, s ])).build(hp2Builder);
      if (typeof options.encodeCharacters !== "function") {
        options.encodeCharacters = makeReplacerFromDict(options.encodeCharacters);
      }
      const baseSelectorsPicker = new DecisionTree(options.baseElements.selectors.map((s, i) => [ s, i + 1 ])).build(hp2Builder);
      function findBaseElements(dom) {
        return findBases(dom, options, baseSelectorsPicker);
      }
      const limitedWalk = limitedDepthRecursive(options.limits.maxDepth, recursiveWalk, function(dom, builder) {
        builder.addInline(options.limits.ellipsis || "");
      });
      return function(html, metadata = undefined) {
        return process(html, metadata, options, picker, findBaseElements, limitedWalk);
      };
    }
    function process(html, metadata, options, picker, findBaseElements, walk) {
      const maxInputLength = options.limits.maxInputLength;
      if (maxInputLength && html && html.length > maxInputLength) {
        console.warn(`Input length ${html.length} is above allowed limit of ${maxInputLength}. Truncating without ellipsis.`);
        html = html.substring(0, maxInputLength);
      }
      const document = parseDocument(html, {
        decodeEntities: options.decodeEntities
      });
      const bases = findBaseElements(document.children);
      const builder = new BlockTextBuilder(options, picker, metadata);
      walk(bases, builder);
      return builder.toString();
    }
    function findBases(dom, options, baseSelectorsPicker) {
      const results = [];
      function recursiveWalk(walk, dom) {
        dom = dom.slice(0, options.limits.maxChildNodes);
        for (const elem of dom) {
          if (elem.type !== "tag") {
            continue;
          }
          const pickedSelectorIndex = baseSelectorsPicker.pick1(elem);
          if (pickedSelectorIndex > 0) {
            results.push({
              selectorIndex: pickedSelectorIndex,
              element: elem
            });
          } else if (elem.children) {
            walk(elem.children);
          }
          if (results.length >= options.limits.maxBaseElements) {
            return;
          }
        }
      }
      const limitedWalk = limitedDepthRecursive(options.limits.maxDepth, recursiveWalk);
      limitedWalk(dom);
      if (options.baseElements.orderBy !== "occurrence") {
        results.sort((a, b) => a.selectorIndex - b.selectorIndex);
      }
      return options.baseElements.returnDomByDefault && results.length === 0 ? dom : results.map(x => x.element);
    }
    function recursiveWalk(walk, dom, builder) {
      if (!dom) {
        return;
      }
      const options = builder.options;
      const tooManyChildNodes = dom.length > options.limits.maxChildNodes;
      if (tooManyChildNodes) {
        dom = dom.slice(0, options.limits.maxChildNodes);
        dom.push({
          data: options.limits.ellipsis,
          type: "text"
        });
      }
      for (const elem of dom) {
        switch (elem.type) {
         case "text":
          {
            builder.addInline(elem.data);
            break;
          }

         case "tag":
          {
            const tagDefinition = builder.picker.pick1(elem);
            const format = options.formatters[tagDefinition.format];
            format(elem, walk, builder, tagDefinition.options || {});
            break;
          }
        }
      }
      return;
    }
    function makeReplacerFromDict(dict) {
      if (!dict || Object.keys(dict).length === 0) {
        return undefined;
      }
      const entries = Object.entries(dict).filter(([, v]) => v !== false);
      const regex = new RegExp(entries.map(([c]) => `(${unicodeEscape([ ...c ][0])})`).join("|"), "g");
      const values = entries.map(([, v]) => v);
      const replacer = (m, ...cgs) => values[cgs.findIndex(cg => cg)];
      return str => str.replace(regex, replacer);
    }
    function formatSkip(elem, walk, builder, formatOptions) {}
    function formatInlineString(elem, walk, builder, formatOptions) {
      builder.addLiteral(formatOptions.string || "");
    }
    function formatBlockString(elem, walk, builder, formatOptions) {
      builder.openBlock({
        leadingLineBreaks: formatOptions.leadingLineBreaks || 2
      });
      builder.addLiteral(formatOptions.string || "");
      builder.closeBlock({
        trailingLineBreaks: formatOptions.trailingLineBreaks || 2
      });
    }
    function formatInline(elem, walk, builder, formatOptions) {
      walk(elem.children, builder);
    }
    function formatBlock$1(elem, walk, builder, formatOptions) {
      builder.openBlock({
        leadingLineBreaks: formatOptions.leadingLineBreaks || 2
      });
      walk(elem.children, builder);
      builder.closeBlock({
        trailingLineBreaks: formatOptions.trailingLineBreaks || 2
      });
    }
    function renderOpenTag(elem) {
      const attrs = elem.attribs && elem.attribs.length ? " " + Object.entries(elem.attribs).map(([k, v]) => v === "" ? k : `${k}=${v.replace(/"/g, "&quot;")}`).join(" ") : "";
      return `<${elem.name}${attrs}>`;
    }
    function renderCloseTag(elem) {
      return `</${elem.name}>`;
    }
    function formatInlineTag(elem, walk, builder, formatOptions) {
      builder.startNoWrap();
      builder.addLiteral(renderOpenTag(elem));
      builder.stopNoWrap();
      walk(elem.children, builder);
      builder.startNoWrap();
      builder.addLiteral(renderCloseTag(elem));
      builder.stopNoWrap();
    }
    function formatBlockTag(elem, walk, builder, formatOptions) {
      builder.openBlock({
        leadingLineBreaks: formatOptions.leadingLineBreaks || 2
      });
      builder.startNoWrap();
      builder.addLiteral(renderOpenTag(elem));
      builder.stopNoWrap();
      walk(elem.children, builder);
      builder.startNoWrap();
      builder.addLiteral(renderCloseTag(elem));
      builder.stopNoWrap();
      builder.closeBlock({
        trailingLineBreaks: formatOptions.trailingLineBreaks || 2
      });
    }
    function formatInlineHtml(elem, walk, builder, formatOptions) {
      builder.startNoWrap();
      builder.addLiteral(render(elem, {
        decodeEntities: builder.options.decodeEntities
      }));
      builder.stopNoWrap();
    }
    function formatBlockHtml(elem, walk, builder, formatOptions) {
      builder.openBlock({
        leadingLineBreaks: formatOptions.leadingLineBreaks || 2
      });
      builder.startNoWrap();
      builder.addLiteral(render(elem, {
        decodeEntities: builder.options.decodeEntities
      }));
      builder.stopNoWrap();
      builder.closeBlock({
        trailingLineBreaks: formatOptions.trailingLineBreaks || 2
      });
    }
    function formatInlineSurround(elem, walk, builder, formatOptions) {
      builder.addLiteral(formatOptions.prefix || "");
      walk(elem.children, builder);
      builder.addLiteral(formatOptions.suffix || "");
    }
    var genericFormatters = Object.freeze({
      __proto__: null,
      block: formatBlock$1,
      blockHtml: formatBlockHtml,
      blockString: formatBlockString,
      blockTag: formatBlockTag,
      inline: formatInline,
      inlineHtml: formatInlineHtml,
      inlineString: formatInlineString,
      inlineSurround: formatInlineSurround,
      inlineTag: formatInlineTag,
      skip: formatSkip
    });
    const mergeArraysOverwrite = values => {
      const lastValue = values[values.length - 1];
      return Array.isArray(lastValue) ? [ ...lastValue ] : [];
    };
    const deepMergeWithOverwriteArrays = deepmergeCustom({
      filterValues: false,
      mergeArrays: mergeArraysOverwrite
    });
    const deepMergeWithOptionsComposeRules = deepmergeCustom({
      filterValues: false,
      mergeArrays: (values, utils, meta) => {
        const keyPath = meta?.keyPath ? meta.keyPath : [];
        const isRootSelectors = keyPath.length === 1 && keyPath[0] === "selectors";
        return isRootSelectors ? values.flatMap(value => value) : mergeArraysOverwrite(values);
      },
      metaDataUpdater: (previousMeta, metaMeta) => {
        if (previousMeta === undefined) {
          return metaMeta.key === undefined ? {
            keyPath: []
          } : {
            keyPath: [ metaMeta.key ]
          };
        }
        if (metaMeta.key === undefined) {
          return previousMeta;
        }
        return {
          keyPath: [ ...previousMeta.keyPath, metaMeta.key ]
        };
      }
    });
    function mergeDuplicatesPreferLast(items, getKey) {
      const map = new Map;
      for (let i = items.length; i-- > 0; ) {
        const item = items[i];
        const key = getKey(item);
        map.set(key, map.has(key) ? deepMergeWithOverwriteArrays(item, map.get(key)) : item);
      }
      return [ ...map.values() ].reverse();
    }
    function composeOptions({defaultOptions: defaultOptions, userOptions: userOptions = {}, genericFormatters: genericFormatters, packageFormatters: packageFormatters, handleMergedOptions: handleMergedOptions}) {
      const options = deepMergeWithOptionsComposeRules(defaultOptions, userOptions);
      options.formatters = Object.assign({}, genericFormatters, packageFormatters, options.formatters);
      options.selectors = mergeDuplicatesPreferLast(options.selectors, s => s.selector);
      if (handleMergedOptions) {
        handleMergedOptions(options);
      }
      return options;
    }
    function getRow(matrix, j) {
      if (!matrix[j]) {
        matrix[j] = [];
      }
      return matrix[j];
    }
    function findFirstVacantIndex(row, x = 0) {
      while (row[x]) {
        x++;
      }
      return x;
    }
    function transposeInPlace(matrix, maxSize) {
      for (let i = 0; i < maxSize; i++) {
        const rowI = getRow(matrix, i);
        for (let j = 0; j < i; j++) {
          const rowJ = getRow(matrix, j);
          if (rowI[j] || rowJ[i]) {
            const temp = rowI[j];
            rowI[j] = rowJ[i];
            rowJ[i] = temp;
          }
        }
      }
    }
    function putCellIntoLayout(cell, layout, baseRow, baseCol) {
      for (let r = 0; r < cell.rowspan; r++) {
        const layoutRow = getRow(layout, baseRow + r);
        for (let c = 0; c < cell.colspan; c++) {
          layoutRow[baseCol + c] = cell;
        }
      }
    }
    function getOrInitOffset(offsets, index) {
      if (offsets[index] === undefined) {
        offsets[index] = index === 0 ? 0 : 1 + getOrInitOffset(offsets, index - 1);
      }
      return offsets[index];
    }
    function updateOffset(offsets, base, span, value) {
      offsets[base + span] = Math.max(getOrInitOffset(offsets, base + span), getOrInitOffset(offsets, base) + value);
    }
    function tableToString(tableRows, rowSpacing, colSpacing) {
      const layout = [];
      let colNumber = 0;
      const rowNumber = tableRows.length;
      const rowOffsets = [ 0 ];
      for (let j = 0; j < rowNumber; j++) {
        const layoutRow = getRow(layout, j);
        const cells = tableRows[j];
        let x = 0;
        for (let i = 0; i < cells.length; i++) {
          const cell = cells[i];
          x = findFirstVacantIndex(layoutRow, x);
          putCellIntoLayout(cell, layout, j, x);
          x += cell.colspan;
          cell.lines = cell.text.split("\n");
          const cellHeight = cell.lines.length;
          updateOffset(rowOffsets, j, cell.rowspan, cellHeight + rowSpacing);
        }
        colNumber = layoutRow.length > colNumber ? layoutRow.length : colNumber;
      }
      transposeInPlace(layout, rowNumber > colNumber ? rowNumber : colNumber);
      const outputLines = [];
      const colOffsets = [ 0 ];
      for (let x = 0; x < colNumber; x++) {
        let y = 0;
        let cell;
        const rowsInThisColumn = Math.min(rowNumber, layout[x].length);
        while (y < rowsInThisColumn) {
          cell = layout[x][y];
          if (cell) {
            if (!cell.rendered) {
              let cellWidth = 0;
              for (let j = 0; j < cell.lines.length; j++) {
                const line = cell.lines[j];
                const lineOffset = rowOffsets[y] + j;
                outputLines[lineOffset] = (outputLines[lineOffset] || "").padEnd(colOffsets[x]) + line;
                cellWidth = line.length > cellWidth ? line.length : cellWidth;
              }
              updateOffset(colOffsets, x, cell.colspan, cellWidth + colSpacing);
              cell.rendered = true;
            }
            y += cell.rowspan;
          } else {
            const lineOffset = rowOffsets[y];
            outputLines[lineOffset] = outputLines[lineOffset] || "";
            y++;
          }
        }
      }
      return outputLines.join("\n");
    }
    function formatLineBreak(elem, walk, builder, formatOptions) {
      builder.addLineBreak();
    }
    function formatWbr(elem, walk, builder, formatOptions) {
      builder.addWordBreakOpportunity();
    }
    function formatHorizontalLine(elem, walk, builder, formatOptions) {
      builder.openBlock({
        leadingLineBreaks: formatOptions.leadingLineBreaks || 2
      });
      builder.addInline("-".repeat(formatOptions.length || builder.options.wordwrap || 40));
      builder.closeBlock({
        trailingLineBreaks: formatOptions.trailingLineBreaks || 2
      });
    }
    function formatParagraph(elem, walk, builder, formatOptions) {
      builder.openBlock({
        leadingLineBreaks: formatOptions.leadingLineBreaks || 2
      });
      walk(elem.children, builder);
      builder.closeBlock({
        trailingLineBreaks: formatOptions.trailingLineBreaks || 2
      });
    }
    function formatPre(elem, walk, builder, formatOptions) {
      builder.openBlock({
        isPre: true,
        leadingLineBreaks: formatOptions.leadingLineBreaks || 2
      });
      walk(elem.children, builder);
      builder.closeBlock({
        trailingLineBreaks: formatOptions.trailingLineBreaks || 2
      });
    }
    function formatHeading(elem, walk, builder, formatOptions) {
      builder.openBlock({
        leadingLineBreaks: formatOptions.leadingLineBreaks || 2
      });
      if (formatOptions.uppercase !== false) {
        builder.pushWordTransform(str => str.toUpperCase());
        walk(elem.children, builder);
        builder.popWordTransform();
      } else {
        walk(elem.children, builder);
      }
      builder.closeBlock({
        trailingLineBreaks: formatOptions.trailingLineBreaks || 2
      });
    }
    function formatBlockquote(elem, walk, builder, formatOptions) {
      builder.openBlock({
        leadingLineBreaks: formatOptions.leadingLineBreaks || 2,
        reservedLineLength: 2
      });
      walk(elem.children, builder);
      builder.closeBlock({
        trailingLineBreaks: formatOptions.trailingLineBreaks || 2,
        blockTransform: str => (formatOptions.trimEmptyLines !== false ? trimCharacter(str, "\n") : str).split("\n").map(line => "> " + line).join("\n")
      });
    }
    function withBrackets(str, brackets) {
      if (!brackets) {
        return str;
      }
      const lbr = typeof brackets[0] === "string" ? brackets[0] : "[";
      const rbr = typeof brackets[1] === "string" ? brackets[1] : "]";
      return lbr + str + rbr;
    }
    function pathRewrite(path, rewriter, baseUrl, metadata, elem) {
      const modifiedPath = typeof rewriter === "function" ? rewriter(path, metadata, elem) : path;
      return modifiedPath[0] === "/" && baseUrl ? trimCharacterEnd(baseUrl, "/") + modifiedPath : modifiedPath;
    }
    function formatImage(elem, walk, builder, formatOptions) {
      const attribs = elem.attribs || {};
      const alt = attribs.alt ? attribs.alt : "";
      const src = !attribs.src ? "" : pathRewrite(attribs.src, formatOptions.pathRewrite, formatOptions.baseUrl, builder.metadata, elem);
      const text = !src ? alt : !alt ? withBrackets(src, formatOptions.linkBrackets) : alt + " " + withBrackets(src, formatOptions.linkBrackets);
      builder.addInline(text, {
        noWordTransform: true
      });
    }
    function formatAnchor(elem, walk, builder, formatOptions) {
      function getHref() {
        if (formatOptions.ignoreHref) {
          return "";
        }
        if (!elem.attribs || !elem.attribs.href) {
          return "";
        }
        let href = elem.attribs.href.replace(/^mailto:/, "");
        if (formatOptions.noAnchorUrl && href[0] === "#") {
          return "";
        }
        href = pathRewrite(href, formatOptions.pathRewrite, formatOptions.baseUrl, builder.metadata, elem);
        return href;
      }
      const href = getHref();
      if (!href) {
        walk(elem.children, builder);
      } else {
        let text = "";
        builder.pushWordTransform(str => {
          if (str) {
            text += str;
          }
          return str;
        });
        walk(elem.children, builder);
        builder.popWordTransform();
        const hideSameLink = formatOptions.hideLinkHrefIfSameAsText && href === text;
        if (!hideSameLink) {
          builder.addInline(!text ? href : " " + withBrackets(href, formatOptions.linkBrackets), {
            noWordTransform: true
          });
        }
      }
    }
    function formatList(elem, walk, builder, formatOptions, nextPrefixCallback) {
      const isNestedList = get(elem, [ "parent", "name" ]) === "li";
      let maxPrefixLength = 0;
      const listItems = (elem.children || []).filter(child => child.type !== "text" || !/^\s*$/.test(child.data)).map(function(child) {
        if (child.name !== "li") {
          return {
            node: child,
            prefix: ""
          };
        }
        const prefix = isNestedList ? nextPrefixCallback().trimStart() : nextPrefixCallback();
        if (prefix.length > maxPrefixLength) {
          maxPrefixLength = prefix.length;
        }
        return {
          node: child,
          prefix: prefix
        };
      });
      if (!listItems.length) {
        return;
      }
      builder.openList({
        interRowLineBreaks: 1,
        leadingLineBreaks: isNestedList ? 1 : formatOptions.leadingLineBreaks || 2,
        maxPrefixLength: maxPrefixLength,
        prefixAlign: "left"
      });
      for (const {node: node, prefix: prefix} of listItems) {
        builder.openListItem({
          prefix: prefix
        });
        walk([ node ], builder);
        builder.closeListItem();
      }
      builder.closeList({
        trailingLineBreaks: isNestedList ? 1 : formatOptions.trailingLineBreaks || 2
      });
    }
    function formatUnorderedList(elem, walk, builder, formatOptions) {
      const prefix = formatOptions.itemPrefix || " * ";
      return formatList(elem, walk, builder, formatOptions, () => prefix);
    }
    function formatOrderedList(elem, walk, builder, formatOptions) {
      let nextIndex = Number(elem.attribs.start || "1");
      const indexFunction = getOrderedListIndexFunction(elem.attribs.type);
      const nextPrefixCallback = () => " " + indexFunction(nextIndex++) + ". ";
      return formatList(elem, walk, builder, formatOptions, nextPrefixCallback);
    }
    function getOrderedListIndexFunction(olType = "1") {
      switch (olType) {
       case "a":
        return i => numberToLetterSequence(i, "a");

       case "A":
        return i => numberToLetterSequence(i, "A");

       case "i":
        return i => numberToRoman(i).toLowerCase();

       case "I":
        return i => numberToRoman(i);

       case "1":
       default:
        return i => i.toString();
      }
    }
    function splitClassesAndIds(selectors) {
      const classes = [];
      const ids = [];
      for (const selector of selectors) {
        if (selector.startsWith(".")) {
          classes.push(selector.substring(1));
        } else if (selector.startsWith("#")) {
          ids.push(selector.substring(1));
        }
      }
      return {
        classes: classes,
        ids: ids
      };
    }
    function isDataTable(attr, tables) {
      if (tables === true) {
        return true;
      }
      if (!attr) {
        return false;
      }
      const {classes: classes, ids: ids} = splitClassesAndIds(tables);
      const attrClasses = (attr["class"] || "").split(" ");
      const attrIds = (attr["id"] || "").split(" ");
      return attrClasses.some(x => classes.includes(x)) || attrIds.some(x => ids.includes(x));
    }
    function formatTable(elem, walk, builder, formatOptions) {
      return isDataTable(elem.attribs, builder.options.tables) ? formatDataTable(elem, walk, builder, formatOptions) : formatBlock(elem, walk, builder, formatOptions);
    }
    function formatBlock(elem, walk, builder, formatOptions) {
      builder.openBlock({
        leadingLineBreaks: formatOptions.leadingLineBreaks
      });
      walk(elem.children, builder);
      builder.closeBlock({
        trailingLineBreaks: formatOptions.trailingLineBreaks
      });
    }
    function formatDataTable(elem, walk, builder, formatOptions) {
      builder.openTable();
      elem.children.forEach(walkTable);
      builder.closeTable({
        tableToString: rows => tableToString(rows, formatOptions.rowSpacing ?? 0, formatOptions.colSpacing ?? 3),
        leadingLineBreaks: formatOptions.leadingLineBreaks,
        trailingLineBreaks: formatOptions.trailingLineBreaks
      });
      function formatCell(cellNode) {
        const colspan = +get(cellNode, [ "attribs", "colspan" ]) || 1;
        const rowspan = +get(cellNode, [ "attribs", "rowspan" ]) || 1;
        builder.openTableCell({
          maxColumnWidth: formatOptions.maxColumnWidth
        });
        walk(cellNode.children, builder);
        builder.closeTableCell({
          colspan: colspan,
          rowspan: rowspan
        });
      }
      function walkTable(elem) {
        if (elem.type !== "tag") {
          return;
        }
        const formatHeaderCell = formatOptions.uppercaseHeaderCells !== false ? cellNode => {
          builder.pushWordTransform(str => str.toUpperCase());
          formatCell(cellNode);
          builder.popWordTransform();
        } : formatCell;
        switch (elem.name) {
         case "thead":
         case "tbody":
         case "tfoot":
         case "center":
          elem.children.forEach(walkTable);
          return;

         case "tr":
          {
            builder.openTableRow();
            for (const childOfTr of elem.children) {
              if (childOfTr.type !== "tag") {
                continue;
              }
              switch (childOfTr.name) {
               case "th":
                {
                  formatHeaderCell(childOfTr);
                  break;
                }

               case "td":
                {
                  formatCell(childOfTr);
                  break;
                }
              }
            }
            builder.closeTableRow();
            break;
          }
        }
      }
    }
    var textFormatters = Object.freeze({
      __proto__: null,
      anchor: formatAnchor,
      blockquote: formatBlockquote,
      dataTable: formatDataTable,
      heading: formatHeading,
      horizontalLine: formatHorizontalLine,
      image: formatImage,
      lineBreak: formatLineBreak,
      orderedList: formatOrderedList,
      paragraph: formatParagraph,
      pre: formatPre,
      table: formatTable,
      unorderedList: formatUnorderedList,
      wbr: formatWbr
    });
    const DEFAULT_OPTIONS = {
      baseElements: {
        selectors: [ "body" ],
        orderBy: "selectors",
        returnDomByDefault: true
      },
      decodeEntities: true,
      encodeCharacters: {},
      formatters: {},
      limits: {
        ellipsis: "...",
        maxBaseElements: undefined,
        maxChildNodes: undefined,
        maxDepth: undefined,
        maxInputLength: 1 << 24
      },
      longWordSplit: {
        forceWrapOnLimit: false,
        wrapCharacters: []
      },
      preserveNewlines: false,
      selectors: [ {
        selector: "*",
        format: "inline"
      }, {
        selector: "a",
        format: "anchor",
        options: {
          baseUrl: null,
          hideLinkHrefIfSameAsText: false,
          ignoreHref: false,
          linkBrackets: [ "[", "]" ],
          noAnchorUrl: true
        }
      }, {
        selector: "article",
        format: "block",
        options: {
          leadingLineBreaks: 1,
          trailingLineBreaks: 1
        }
      }, {
        selector: "aside",
        format: "block",
        options: {
          leadingLineBreaks: 1,
          trailingLineBreaks: 1
        }
      }, {
        selector: "blockquote",
        format: "blockquote",
        options: {
          leadingLineBreaks: 2,
          trailingLineBreaks: 2,
          trimEmptyLines: true
        }
      }, {
        selector: "br",
        format: "lineBreak"
      }, {
        selector: "div",
        format: "block",
        options: {
          leadingLineBreaks: 1,
          trailingLineBreaks: 1
        }
      }, {
        selector: "footer",
        format: "block",
        options: {
          leadingLineBreaks: 1,
          trailingLineBreaks: 1
        }
      }, {
        selector: "form",
        format: "block",
        options: {
          leadingLineBreaks: 1,
          trailingLineBreaks: 1
        }
      }, {
        selector: "h1",
        format: "heading",
        options: {
          leadingLineBreaks: 3,
          trailingLineBreaks: 2,
          uppercase: true
        }
      }, {
        selector: "h2",
        format: "heading",
        options: {
          leadingLineBreaks: 3,
          trailingLineBreaks: 2,
          uppercase: true
        }
      }, {
        selector: "h3",
        format: "heading",
        options: {
          leadingLineBreaks: 3,
          trailingLineBreaks: 2,
          uppercase: true
        }
      }, {
        selector: "h4",
        format: "heading",
        options: {
          leadingLineBreaks: 2,
          trailingLineBreaks: 2,
          uppercase: true
        }
      }, {
        selector: "h5",
        format: "heading",
        options: {
          leadingLineBreaks: 2,
          trailingLineBreaks: 2,
          uppercase: true
        }
      }, {
        selector: "h6",
        format: "heading",
        options: {
          leadingLineBreaks: 2,
          trailingLineBreaks: 2,
          uppercase: true
        }
      }, {
        selector: "header",
        format: "block",
        options: {
          leadingLineBreaks: 1,
          trailingLineBreaks: 1
        }
      }, {
        selector: "hr",
        format: "horizontalLine",
        options: {
          leadingLineBreaks: 2,
          length: undefined,
          trailingLineBreaks: 2
        }
      }, {
        selector: "img",
        format: "image",
        options: {
          baseUrl: null,
          linkBrackets: [ "[", "]" ]
        }
      }, {
        selector: "main",
        format: "block",
        options: {
          leadingLineBreaks: 1,
          trailingLineBreaks: 1
        }
      }, {
        selector: "nav",
        format: "block",
        options: {
          leadingLineBreaks: 1,
          trailingLineBreaks: 1
        }
      }, {
        selector: "ol",
        format: "orderedList",
        options: {
          leadingLineBreaks: 2,
          trailingLineBreaks: 2
        }
      }, {
        selector: "p",
        format: "paragraph",
        options: {
          leadingLineBreaks: 2,
          trailingLineBreaks: 2
        }
      }, {
        selector: "pre",
        format: "pre",
        options: {
          leadingLineBreaks: 2,
          trailingLineBreaks: 2
        }
      }, {
        selector: "section",
        format: "block",
        options: {
          leadingLineBreaks: 1,
          trailingLineBreaks: 1
        }
      }, {
        selector: "table",
        format: "table",
        options: {
          colSpacing: 3,
          leadingLineBreaks: 2,
          maxColumnWidth: 60,
          rowSpacing: 0,
          trailingLineBreaks: 2,
          uppercaseHeaderCells: true
        }
      }, {
        selector: "ul",
        format: "unorderedList",
        options: {
          itemPrefix: " * ",
          leadingLineBreaks: 2,
          trailingLineBreaks: 2
        }
      }, {
        selector: "wbr",
        format: "wbr"
      } ],
      tables: [],
      whitespaceCharacters: " \t\r\n\f\u200b",
      wordwrap: 80
    };
    function convert(html, options = {}, metadata = undefined) {
      return compile(options)(html, metadata);
    }
    function handleDeprecatedOptions(options) {
      if (options.tags) {
        const tagDefinitions = Object.entries(options.tags).map(([selector, definition]) => ({
          ...definition,
          selector: selector || "*"
        }));
        options.selectors.push(...tagDefinitions);
        options.selectors = mergeDuplicatesPreferLast(options.selectors, s => s.selector);
      }
      function set(obj, path, value) {
        const valueKey = path.pop();
        for (const key of path) {
          let nested = obj[key];
          if (!nested) {
            nested = {};
            obj[key] = nested;
          }
          obj = nested;
        }
        obj[valueKey] = value;
      }
      if (options["baseElement"]) {
        const baseElement = options["baseElement"];
        set(options, [ "baseElements", "selectors" ], Array.isArray(baseElement) ? baseElement : [ baseElement ]);
      }
      if (options["returnDomByDefault"] !== undefined) {
        set(options, [ "baseElements", "returnDomByDefault" ], options["returnDomByDefault"]);
      }
      for (const definition of options.selectors) {
        if (definition.format === "anchor" && get(definition, [ "options", "noLinkBrackets" ])) {
          set(definition, [ "options", "linkBrackets" ], false);
        }
      }
    }
  })
};


