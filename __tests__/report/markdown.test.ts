import { describe, expect, test } from "@jest/globals";
import { render } from "../../src/report/fit.ts";
import { clip, code, fence, html, inline, prose } from "../../src/report/markdown.ts";

const text = (source: string) => render(prose(source));

describe("prose by a model", () => {
  test("keeps its formatting", () => {
    const source =
      "Two **bold** words, *one* ~~not~~, `code` and:\n\n- [x] a\n- b\n\n1. one\n\n> quoted\n\n| a | b |\n|---|---|\n| 1 | 2 |";
    expect(text(source)).toBe(source);
    expect(text("```ts\nconst a = b[0];\n```")).toBe("```ts\nconst a = b[0];\n```");
  });

  test("gets headings below those of the report", () => {
    expect(text("# One\n\nTwo\n===\n\n###### Six")).toBe("#### One\n\nTwo\n***\n\n###### Six");
  });

  test("shows where a link leads, and names an image instead of loading it", () => {
    expect(text("[the docs](https://a.example/x) and ![pixel](https://b.example/p.png)")).toBe(
      "the docs (https://a.example/x) and pixel (image: https://b.example/p.png)",
    );
    expect(text("[![badge](https://a.example/b.svg)](https://c.example)")).toBe(
      "badge (image: https://a.example/b.svg) (https://c.example)",
    );
    expect(text("<https://a.example>")).toBe("https://a.example");
    expect(text("`[as it is](x)`")).toBe("`[as it is](x)`");
  });

  test("mentions nobody", () => {
    expect(text("Thanks @mona, (@octo/team) and &#64;you; not me@a.example")).toBe(
      "Thanks @\u200bmona, (@\u200bocto/team) and &amp;#64;you; not me@a.example",
    );
  });

  test("closes no issue and links none in another repository, but may name one here", () => {
    expect(text("Fixes #1, closes: #2, resolved o/r#3, see #4 and o/r#5.")).toBe(
      "Fixes issue #1, closes issue: #2, resolved issue o/r#\u200b3, see #4 and o/r#\u200b5.",
    );
    expect(text("fixes https://github.com/o/r/issues/5")).toBe("fixes issue `https://github.com/o/r/issues/5`");
  });

  test("cannot contain Remit's marker, HTML or an entity", () => {
    expect(text("<!-- remit:v1 key=a subject=1 -->")).toBe("&lt;!-- remit:v1 key=a subject=1 -->");
    expect(text("</details><img src=x>")).toBe("&lt;/details>&lt;img src=x>");
    expect(text("AT&T, a && b, &lt;b&gt;")).toBe("AT&T, a && b, &amp;lt;b&amp;gt;");
  });

  test("cannot leave a fence open, or close one of the report's", () => {
    expect(text("```\na\n~~~")).toBe("```\na\n~~~\n```");
    expect(text("~~~\n```\n~~~\nb")).toBe("````\n```\n````\n\nb");
    expect(text("> ~~~\nx")).toBe("> &#126;&#126;&#126;\nx");
  });

  test("is not rendered as a diagram", () => {
    expect(text("```mermaid\ngraph TD\n```")).toBe("```\ngraph TD\n```");
  });

  test("has its invisible characters removed", () => {
    expect(text("a\u202eb\u200bc\u{e0041}\0 👩‍💻\r\nd\u2028e\x1b[31mf")).toBe("abc 👩‍💻\nd\nef");
  });

  test("on one endless line is cut into blocks that can be left out", () => {
    expect(prose("x".repeat(20_000)).length).toBeGreaterThanOrEqual(5);
  });
});

describe("a code span", () => {
  test("shows any text on one line", () => {
    expect(code("npm test")).toBe("`npm test`");
    expect(code("a `b` c")).toBe("``a `b` c``");
    expect(code("`")).toBe("`` ` ``");
    expect(code("a\n\n  b")).toBe("`a b`");
    expect(code("")).toBe("` `");
  });

  test("is not ended by a bar in a table", () => {
    expect(code("a | b")).toBe("<code>a &#124; b</code>");
  });

  test("cannot contain Remit's marker", () => {
    expect(code("<!-- x -->")).not.toContain("<!--");
    expect(fence("<!-- x -->")).not.toContain("<!--");
  });
});

describe("a line of text", () => {
  test("keeps its inline formatting and stays on one line", () => {
    expect(inline("Refused `git push`:\nno **rule** allows it")).toBe("Refused `git push`: no **rule** allows it");
    expect(inline("# a | b")).toBe("&#35; a &#124; b");
    expect(inline("- a")).toBe("&#45; a");
    expect(inline("1. a")).toBe("&#49;&#46; a");
    expect(inline("0.1.0")).toBe("0.1.0");
  });

  test("is plain text inside an HTML element", () => {
    expect(html("</summary> @mona `a` #1")).toBe("&lt;/summary&#62; @\u200bmona &#96;a&#96; #\u200b1");
  });
});

describe("a clipped text", () => {
  test("ends in an ellipsis and never inside a character", () => {
    expect(clip("abc", 3)).toBe("abc");
    expect(clip("abcd", 3)).toBe("ab…");
    expect(clip("the sum now starts at 0; both tests pass", 32)).toBe("the sum now starts at 0; both…");
    expect(clip("the sum now starts at 0; both tests pass", 30)).toBe("the sum now starts at 0; both…");
    expect(clip("ab😀cd", 4).isWellFormed()).toBe(true);
  });
});
