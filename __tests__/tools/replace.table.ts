/** Edits as models make them, correct and nearly correct: a file, the requested edit, and the expected result. */
import type { ErrorCode } from "../../src/events.ts";

export interface EditCase {
  readonly name: string;
  readonly file: string;
  readonly old: string;
  readonly new: string;
  readonly several?: true;
  /** The file afterwards. Absent when the edit must be refused and the file must not change. */
  readonly after?: string;
  readonly error?: ErrorCode;
  /** Part of the answer. */
  readonly says?: string;
}

const CART = `export function total(cart) {
  let sum = 0;
  for (const item of cart.items) {
    sum += item.price * item.count;
  }
  return sum;
}

export function count(cart) {
  let sum = 0;
  for (const item of cart.items) {
    sum += item.count;
  }
  return sum;
}
`;

const PYTHON = `class Cart:
    def __init__(self):
        self.items = []

    def total(self):
        # Prices are in cents.
        result = 0

        for item in self.items:
            result += item.price
        return result
`;

const TABS = `func main() {
\tfor i := 0; i < 3; i++ {
\t\tfmt.Println("i", i)
\t}
\treturn
}
`;

const EXACT: readonly EditCase[] = [
  {
    name: "one line",
    file: CART,
    old: "sum += item.count;",
    new: "sum += 1;",
    after: CART.replace("sum += item.count;", "sum += 1;"),
    says: "at line 12 (",
  },
  {
    name: "several lines",
    file: CART,
    old: "    sum += item.count;\n  }\n  return sum;",
    new: "    n += 1;\n  }\n  return n;",
    after: CART.replace("    sum += item.count;\n  }\n  return sum;", "    n += 1;\n  }\n  return n;"),
    says: "at lines 12-14 (",
  },
  { name: "a deletion", file: "a\nb\nc\n", old: "b\n", new: "", after: "a\nc\n" },
  { name: "the whole file", file: "a\nb\n", old: "a\nb\n", new: "c\n", after: "c\n" },
  { name: "the first line", file: "a\nb\n", old: "a", new: "A", after: "A\nb\n" },
  { name: "the last line of a file that does not end in a line feed", file: "a\nb", old: "b", new: "B", after: "a\nB" },
  {
    name: "text with the special characters of a replacement",
    file: "x = 1;\n",
    old: "x = 1;",
    new: "x = '$& $1 $$ \\n';",
    after: "x = '$& $1 $$ \\n';\n",
  },
  {
    name: "text with the special characters of a pattern",
    file: "if (a[0] && (b || c)) {}\n",
    old: "a[0] && (b || c)",
    new: "ok(a)",
    after: "if (ok(a)) {}\n",
  },
  {
    name: "every place, when requested",
    file: "a b a b a\n",
    old: "a",
    new: "aa",
    several: true,
    after: "aa b aa b aa\n",
  },
  {
    name: "every place, when one overlaps the next",
    file: "aaaa\n",
    old: "aa",
    new: "b",
    several: true,
    after: "bb\n",
  },
  { name: "white space only", file: "if (x)\n{\n}\n", old: "if (x)\n{", new: "if (x) {", after: "if (x) {\n}\n" },
  { name: "an emoji of several characters", file: "👩‍👩‍👧 = 'family'\n", old: "family", new: "👨‍👩‍👦", after: "👩‍👩‍👧 = '👨‍👩‍👦'\n" },
  {
    name: "exactly, though a tolerant match would find more",
    file: "  foo();\nfoo();\n",
    old: "\nfoo();",
    new: "\nbar();",
    after: "  foo();\nbar();\n",
  },
  {
    name: "two places: refused",
    file: CART,
    old: "let sum = 0;",
    new: "let n = 0;",
    error: "ambiguous",
    says: "2 times, at lines 2, 10",
  },
  {
    name: "a duplicated block: refused",
    file: CART,
    old: "  let sum = 0;\n  for (const item of cart.items) {",
    new: "x",
    error: "ambiguous",
    says: "at lines 2, 10",
  },
  {
    name: "two places that overlap: refused",
    file: "ababa\n",
    old: "aba",
    new: "x",
    error: "ambiguous",
    says: "2 times",
  },
  { name: "the same text: refused", file: "a\n", old: "a", new: "a", error: "no_change" },
  { name: "nothing similar: refused", file: CART, old: "class Nothing {}", new: "x", error: "no_match" },
  {
    name: "an edit that was made before: refused",
    file: "const limit = 20;\n",
    old: "const limit = 10;",
    new: "const limit = 20;",
    error: "no_change",
    says: "is there already",
  },
];

const LINE_ENDINGS: readonly EditCase[] = [
  { name: "CRLF stays", file: "a\r\nb\r\nc\r\n", old: "b", new: "B\nBB", after: "a\r\nB\r\nBB\r\nc\r\n" },
  { name: "CRLF in the old text", file: "a\r\nb\r\nc\r\n", old: "a\r\nb", new: "x\r\ny", after: "x\r\ny\r\nc\r\n" },
  {
    name: "LF in the old text over CRLF in the file",
    file: "a\r\nb\r\nc\r\n",
    old: "a\nb\n",
    new: "x\n",
    after: "x\r\nc\r\n",
  },
  { name: "CRLF in the edit of a file with LF", file: "a\nb\nc\n", old: "a\r\nb", new: "x\r\ny", after: "x\ny\nc\n" },
  {
    name: "a mixture stays as it is outside the edit",
    file: "a\r\nb\nc\r\nd\n",
    old: "c",
    new: "C\nCC",
    after: "a\r\nb\nC\r\nCC\r\nd\n",
  },
  {
    name: "in a mixture the edit takes the ending of its line",
    file: "a\r\nb\nc\r\n",
    old: "b",
    new: "B\nBB",
    after: "a\r\nB\nBB\nc\r\n",
  },
  {
    name: "a line without an end takes that of the line before",
    file: "a\r\nb",
    old: "b",
    new: "b\nc",
    after: "a\r\nb\r\nc",
  },
  { name: "a lone CR is text", file: "a\rb\nc\n", old: "c", new: "C", after: "a\rb\nC\n" },
  { name: "no final line feed is added", file: "a\nb", old: "  b\n", new: "  c\n", after: "a\nc" },
  { name: "no final line feed is lost", file: "a\nb\n", old: "  b", new: "  c", after: "a\nc\n" },
  {
    name: "tolerant matching keeps CRLF",
    file: "if (x) {\r\n    y();\r\n}\r\n",
    old: "if (x) {\n  y();\n}",
    new: "if (x) {\n  z();\n}",
    after: "if (x) {\r\n    z();\r\n}\r\n",
  },
];

const WHITE_SPACE: readonly EditCase[] = [
  {
    name: "too little indentation",
    file: CART,
    old: "sum += item.price * item.count;\n}",
    new: "sum += item.price;\n}",
    after: CART.replace("item.price * item.count", "item.price"),
    says: "whatever their white space",
  },
  {
    name: "no indentation in the old text, some in the new",
    file: PYTHON,
    old: "for item in self.items:\n    result += item.price\nreturn result",
    new: "for item in self.items:\n    result += item.price * item.count\nreturn result",
    after: PYTHON.replace("item.price", "item.price * item.count"),
  },
  {
    name: "too much indentation",
    file: "def f():\n    return 1\n",
    old: "        def f():\n            return 1",
    new: "        def f():\n            x = 1\n            return x",
    after: "def f():\n    x = 1\n    return x\n",
  },
  {
    name: "spaces for tabs",
    file: TABS,
    old: '    for i := 0; i < 3; i++ {\n        fmt.Println("i", i)\n    }',
    new: '    for i := 0; i < 5; i++ {\n        if i > 1 {\n            fmt.Println("i", i)\n        }\n    }',
    after: TABS.replace(
      '\tfor i := 0; i < 3; i++ {\n\t\tfmt.Println("i", i)\n\t}',
      '\tfor i := 0; i < 5; i++ {\n\t\tif i > 1 {\n\t\t\tfmt.Println("i", i)\n\t\t}\n\t}',
    ),
  },
  {
    name: "tabs for spaces",
    file: PYTHON,
    old: "\tdef __init__(self):\n\t\tself.items = []",
    new: "\tdef __init__(self):\n\t\tself.items = []\n\t\tself.open = True",
    after: PYTHON.replace("self.items = []\n", "self.items = []\n        self.open = True\n"),
  },
  {
    name: "two spaces for four",
    file: PYTHON,
    old: "  def __init__(self):\n    self.items = []",
    new: "  def __init__(self):\n    self.items = []\n    if debug:\n      log(self)",
    after: PYTHON.replace("self.items = []\n", "self.items = []\n        if debug:\n            log(self)\n"),
  },
  {
    name: "white space at the ends of the file's lines, which stays where the edit keeps the line",
    file: "a = 1;  \nb = 2;\t\nc = 3;\n",
    old: "a = 1;\nb = 2;",
    new: "a = 1;\nb = 3;",
    after: "a = 1;  \nb = 3;\nc = 3;\n",
  },
  {
    name: "white space at the end of the old text's lines",
    file: "a = 1;\nb = 2;\n",
    old: "a = 1; \nb = 2;  ",
    new: "a = 1;\nb = 3;",
    after: "a = 1;\nb = 3;\n",
  },
  {
    name: "white space within a line",
    file: "const  a   = 1;\n",
    old: "const a = 1;",
    new: "const a = 2;",
    after: "const a = 2;\n",
  },
  {
    name: "blank lines around the old and new text",
    file: "a();\nb();\nc();\n",
    old: "\nb();\n\n",
    new: "\nB();\n\n",
    after: "a();\nB();\nc();\n",
  },
  {
    name: "a blank line with spaces in it",
    file: "a();\n    \nb();\n",
    old: "a();\n\nb();",
    new: "a();\n\nc();",
    after: "a();\n    \nc();\n",
  },
  {
    name: "a line that is moved inwards",
    file: "    x();\n    y();\n",
    old: "  x();\n  y();",
    new: "  if (z) {\n    x();\n  }\n  y();",
    after: "    if (z) {\n      x();\n    }\n    y();\n",
  },
  {
    name: "lines that go further out than the old text",
    file: "        deep();\n",
    old: "    deep(); ",
    new: "    deep();\n  }",
    after: "        deep();\n      }\n",
  },
  {
    name: "an old text indented differently from the file and the new text",
    file: "class A:\n    def old(self):\n        return 1\n",
    old: "def  old(self):\n        return 1",
    new: "def new(self):\n    return 2",
    after: "class A:\n    def new(self):\n        return 2\n",
  },
  {
    name: "the same, with more depths than the file has there",
    file: "class A:\n    def old(self):\n        return 1\n",
    old: "def  old(self):\n        return 1",
    new: "def new(self):\n    if self.open:\n        return 2",
    after: "class A:\n    def new(self):\n        if self.open:\n            return 2\n",
  },
  {
    name: "four spaces for two, deeper than the file is there",
    file: "function f() {\n  if (a) {\n    b();\n  }\n}\n",
    old: "    if (a) {\n        b();\n    }",
    new: "    if (a) {\n        if (c) {\n            b();\n        }\n    }",
    after: "function f() {\n  if (a) {\n    if (c) {\n      b();\n    }\n  }\n}\n",
  },
  {
    name: "a deleted block",
    file: "if (a) {\n    b();\n    c();\n}\nd();\n",
    old: "  b();\n  c();\n",
    new: "",
    after: "if (a) {\n}\nd();\n",
  },
  {
    name: "two places that differ in white space only: refused",
    file: "  foo(1);\nx\n    foo(1);\n",
    old: "\tfoo(1);",
    new: "\tfoo(2);",
    error: "ambiguous",
    says: "2 times, at lines 1, 3",
  },
  {
    name: "the same, every place when requested",
    file: "  foo(1);\nx\n    foo(1);\n",
    old: "\tfoo(1);",
    new: "\tfoo(2);",
    several: true,
    after: "  foo(2);\nx\n    foo(2);\n",
  },
];

const LOOK_ALIKES: readonly EditCase[] = [
  {
    name: "straight quotes for curly ones, which stay where the edit keeps them",
    file: "print(“hello”, ‘x’)\n",
    old: "print(\"hello\", 'x')",
    new: "print(\"hello\", 'y')",
    after: "print(“hello”, ‘y’)\n",
    says: "but for quotes",
  },
  {
    name: "curly quotes for straight ones",
    file: 'say("it\'s");\n',
    old: "say(“it’s”);",
    new: "say(“it is”);",
    after: 'say("it is");\n',
  },
  { name: "a dash for a hyphen", file: "a - b\n", old: "a – b", new: "a – c", after: "a - c\n" },
  {
    name: "a space for a non-breaking one",
    file: "10\u00a0km far\n",
    old: "10 km far",
    new: "10 km near",
    after: "10\u00a0km near\n",
  },
  {
    name: "look-alikes and indentation at once",
    file: "    say(“x”);\n    end();\n",
    old: '  say("x");\n  end();',
    new: '  say("x");\n  stop();',
    after: "    say(“x”);\n    stop();\n",
  },
  { name: "quotes in two places: refused", file: '“a” ‘a’ "a"\n', old: "„a”", new: "b", error: "ambiguous" },
];

const COPYING: readonly EditCase[] = [
  {
    name: "line feeds written as \\n",
    file: "a();\nb();\n",
    old: "a();\\nb();",
    new: "a();\\nc();",
    after: "a();\nc();\n",
    says: "escapes were undone",
  },
  {
    name: 'quotes written as \\"',
    file: 'log("x");\n',
    old: 'log(\\"x\\");',
    new: 'log(\\"y\\");',
    after: 'log("y");\n',
  },
  {
    name: "escapes that are the file's own",
    file: 'log("a\\n");\n',
    old: 'log("a\\n");',
    new: 'log("b\\n");',
    after: 'log("b\\n");\n',
    says: "Edited",
  },
  {
    name: "line numbers of a search",
    file: "a();\n  b();\nc();\n",
    old: "1: a();\n2-   b();",
    new: "1: a();\n2:   d();",
    after: "a();\n  d();\nc();\n",
    says: "line numbers",
  },
  {
    name: "line numbers of another listing",
    file: "a();\n  b();\n",
    old: "     1\ta();\n     2\t  b();",
    new: "a();\n  d();",
    after: "a();\n  d();\n",
  },
  {
    name: "numbers that are the file's own",
    file: "1: one\n2: two\n",
    old: "1: one\n2: two",
    new: "1: uno\n2: due",
    after: "1: uno\n2: due\n",
    says: "lines 1-2 (",
  },
];

const COMMENTS: readonly EditCase[] = [
  {
    name: "a comment the old text leaves out stays",
    file: PYTHON,
    old: "    def total(self):\n        result = 0\n\n        for item in self.items:",
    new: "    def total(self):\n        result = 1\n\n        for item in self.items:",
    after: PYTHON.replace("result = 0", "result = 1"),
    says: "comments aside",
  },
  {
    name: "a blank line the old text leaves out stays",
    file: PYTHON,
    old: "        result = 0\n        for item in self.items:\n            result += item.price",
    new: "        result = 0\n        for item in self.items:\n            result += item.cost",
    after: PYTHON.replace("item.price", "item.cost"),
  },
  {
    name: "a comment only the old text has is left out",
    file: "a();\nb();\n",
    old: "// First a.\na();\nb();",
    new: "// First a.\na();\nc();",
    after: "a();\nc();\n",
  },
  {
    name: "a comment the edit adds comes in",
    file: "a();\n// kept\nb();\n",
    old: "a();\nb();",
    new: "// new\na();\nb();",
    after: "// new\na();\n// kept\nb();\n",
  },
  {
    name: "a doc comment in the middle stays",
    file: "class A {\n  x = 1;\n  /**\n   * Doc.\n   */\n  y = 2;\n}\n",
    old: "class A {\n  x = 1;\n  y = 2;\n}",
    new: "class A {\n  x = 1;\n  y = 3;\n}",
    after: "class A {\n  x = 1;\n  /**\n   * Doc.\n   */\n  y = 3;\n}\n",
  },
];

const TOO_LITTLE: readonly EditCase[] = [
  {
    name: "one line and a comment only the old text has: refused",
    file: "foo(bar);\n",
    old: "// Only here.\nfoo(bar);",
    new: "x",
    error: "no_match",
  },
  {
    name: "line numbers on some lines only: refused",
    file: "a();\nb();\n",
    old: "1: a();\nb();",
    new: "x",
    error: "no_match",
  },
];

const TOKENS: readonly EditCase[] = [
  {
    name: "one line in the edit, several in the file",
    file: "call(\n  first,\n  second,\n);\n",
    old: "call(first, second,);",
    new: "call(second);",
    after: "call(second);\n",
    says: "tokens",
  },
  {
    name: "several lines in the edit, one in the file",
    file: "  const x = { a: 1, b: 2 };\n",
    old: "const x = {\n  a: 1,\n  b: 2\n};",
    new: "const x = {\n  a: 1\n};",
    after: "  const x = {\n    a: 1\n  };\n",
  },
  {
    name: "spaces around brackets",
    file: "if(a>b){c(d)}\n",
    old: "if (a > b) { c(d) }",
    new: "if (a > b) { e(d) }",
    after: "if (a > b) { e(d) }\n",
  },
  {
    name: "two places: refused",
    file: "call( first,second )\nx\ncall(first, second )\n",
    old: "call(first,second)",
    new: "g()",
    error: "ambiguous",
    says: "2 times",
  },
];

const FUZZY: readonly EditCase[] = [
  {
    name: "a slip in a word",
    file: CART,
    old: "export function totl(cart) {\n  let sum = 0;",
    new: "export function totl(cart) {\n  let sum = 1;",
    after: CART.replace("total(cart) {\n  let sum = 0;", "total(cart) {\n  let sum = 1;"),
    says: "nearly the same lines",
  },
  {
    name: "a missing semicolon",
    file: "const answer = compute(question)\nshow(answer)\n",
    old: "const answer = compute(question);\nshow(answer);",
    new: "const answer = compute(question);\nprint(answer);",
    after: "const answer = compute(question)\nprint(answer);\n",
  },
  {
    name: "other quotes",
    file: "const name = 'a long enough name';\n",
    old: 'const name = "a long enough name";',
    new: 'const name = "another name";',
    after: 'const name = "another name";\n',
  },
  {
    name: "a slip in a number: refused",
    file: "setTimeout(callback, 1000, first);\n",
    old: "setTimeout(callback, 100, first);",
    new: "setTimeout(callback, 200, first);",
    error: "no_match",
    says: "come nearest",
  },
  {
    name: "a neighbour with another number: refused",
    file: "const value1 = compute();\n",
    old: "const value2 = compute();",
    new: "const value2 = other();",
    error: "no_match",
  },
  {
    name: "two equally near places: refused",
    file: "process(firstItem, xs);\nprocess(firstItem, ys);\n",
    old: "process(firstItem, zs);",
    new: "x",
    error: "ambiguous",
  },
  {
    name: "too many differences: refused",
    file: "const answer = compute(question);\n",
    old: "const reply = evaluate(question);",
    new: "x",
    error: "no_match",
  },
  { name: "too short to tell: refused", file: "abcdefgh\n", old: "abcdefgx", new: "x", error: "no_match" },
];

const OMISSIONS: readonly EditCase[] = [
  {
    name: "a placeholder in the new text: refused",
    file: CART,
    old: "export function count(cart) {",
    new: "export function count(cart) {\n  // ... rest of the function ...",
    error: "invalid_arguments",
    says: "leaves something out",
  },
  {
    name: "a bare placeholder: refused",
    file: "a\n",
    old: "a",
    new: "b\n...existing code...",
    error: "invalid_arguments",
  },
  {
    name: "a placeholder in HTML: refused",
    file: "<a/>\n",
    old: "<a/>",
    new: "<!-- ... unchanged ... -->",
    error: "invalid_arguments",
  },
  {
    name: "a placeholder in Python: refused",
    file: "x = 1\n",
    old: "x = 1",
    new: "x = 2\n    # ... (remaining methods unchanged) ...",
    error: "invalid_arguments",
  },
  {
    name: "a placeholder in JSX: refused",
    file: "<a/>\n",
    old: "<a/>",
    new: "{/* ... other props ... */}",
    error: "invalid_arguments",
  },
  {
    name: "a placeholder in both texts, in the file as well",
    file: "a\n// ... rest of code ...\nb\n",
    old: "// ... rest of code ...\nb",
    new: "// ... rest of code ...\nc",
    after: "a\n// ... rest of code ...\nc\n",
  },
  {
    name: "a placeholder in the old text only the model has: refused",
    file: CART,
    old: "export function total(cart) {\n  // ... existing code ...\n  return sum;\n}",
    new: "x",
    error: "no_match",
    says: "it has a placeholder",
  },
  {
    name: "three dots that are code",
    file: "f(a)\n",
    old: "f(a)",
    new: "f(...args); const { a, ...rest } = b;\n# ... and so on\n[...methods]",
    after: "f(...args); const { a, ...rest } = b;\n# ... and so on\n[...methods]\n",
  },
];

export const EDITS: readonly (readonly [string, readonly EditCase[]])[] = [
  ["an exact edit", EXACT],
  ["line endings", LINE_ENDINGS],
  ["white space", WHITE_SPACE],
  ["look-alikes", LOOK_ALIKES],
  ["marks of copying", COPYING],
  ["comments", COMMENTS],
  ["too little to go by", TOO_LITTLE],
  ["tokens", TOKENS],
  ["slips", FUZZY],
  ["omissions", OMISSIONS],
];
