import * as fc from "fast-check";
import { describe, expect, test } from "@jest/globals";
import { htmlToText, tameHtml } from "../../src/lib/web-text.ts";

const BASE = "https://docs.example/guide/";

describe("the text of a page", () => {
  test.each([
    ["<h1>Top</h1><p>One<p>Two", "Top\n\nOne\n\nTwo"],
    ["a &lt;b&gt; &amp; &eacute;", "a <b> & é"],
    ["a < b, c > d", "a < b, c > d"],
    ["<pre>if (a) {\n  b();\n}</pre>", "if (a) {\n  b();\n}"],
    ["<ul><li>one<li>two<ul><li>in</ul></ul>", " * one\n * two\n   * in"],
    ["<ol><li>one</li><li>two</li></ol>", " 1. one\n 2. two"],
    ["<table><tr><th>K<th>V<tr><td>a<td>1</table>", "K | V | \na | 1 |"],
    ["<dl><dt>term<dd>what it means</dl>", "term\n\nwhat it means"],
    ["line<br>break", "line\nbreak"],
    ["<script>if (a</b>) x()</script>after<style>p{}</style>", "after"],
    ["<SCRIPT>x</ScRiPt >after", "after"],
    ["<svg><text>drawn</text></svg><noscript>no</noscript><template>t</template>seen", "seen"],
    ["<!-- <p>hidden</p> -->seen<!---->", "seen"],
    ["<![CDATA[x]]>seen<?php y ?>", "seen"],
    ['<a title="a > b" href="/x">there</a>', "there (https://docs.example/x)"],
    ["<a href=../y?a=1&amp;b=2>there</a>", "there (https://docs.example/y?a=1&b=2)"],
    ["<a href='#part'>part</a> <a href='javascript:x()'>js</a> <a href='mailto:a@b.c'>mail</a>", "part js mail"],
    ["<a href=https://docs.example/>https://docs.example/</a>", "https://docs.example/"],
    ['<div class="x<y">in</div>', "in"],
    ["<constructor>text</constructor><__proto__>more", "text<__proto__>more"],
    ["<title>A\n  title</title><body>text", "# A title\n\ntext"],
    ["", ""],
    ["<", "<"],
    ["<p", ""],
    ["text<!-- never closed", "text"],
    ["text<script>never closed", "text"],
    ['<a href="never closed>text', "text"],
  ])("%j is %j", (html, text) => {
    expect(htmlToText(html, BASE)).toBe(text.trim());
  });

  test("says when only its beginning was read", () => {
    const text = htmlToText("<p>word".repeat(150_000), BASE);
    expect(text).toMatch(/\[Only the first 1000000 characters of its 1050000 were read\.\]$/);
  });
});

describe("tamed HTML", () => {
  const piece = fc.oneof(
    fc.constantFrom(
      "<div>",
      "<ul><li>",
      "</li>",
      "<p>",
      "</p>",
      "<td>",
      "<tr>",
      "</table>",
      "<a href=/x>",
      "</a>",
      "<br>",
    ),
    fc.constantFrom("<!--", "-->", "<script>", "</script>", '<x y="', "'", '"', "=", ">", "<", "</", "&lt;", "<pre>"),
    fc.string({ maxLength: 5 }),
  );

  test("is at most a few levels deep and closed in order, for any input", () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 200 }), (pieces) => {
        const open: string[] = [];
        for (const [tag, slash, name = ""] of tameHtml(pieces.join(""), BASE).html.matchAll(
          /<(\/?)([a-z0-9]+)[^<>]*>/g,
        )) {
          if (tag === "<br>" || tag === "<hr>") continue;
          if (slash === "") open.push(name);
          else expect(open.pop()).toBe(name);
          expect(open.length).toBeLessThanOrEqual(20);
        }
        expect(open).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  test("has only formatting tags, and no attribute except links that can be fetched", () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 100 }), (pieces) => {
        const rest = tameHtml(pieces.join(""), BASE)
          .html.replaceAll(/<\/?(?:a|p|h[1-6]|ul|ol|li|pre|blockquote|br|hr|tr|td|div)>/g, "")
          .replaceAll('<a href="https://docs.example/x">', "");
        expect(rest).not.toContain("<");
      }),
      { numRuns: 300 },
    );
  });

  // A parser that walks all open elements at every tag takes minutes for these; the time limit fails such a test.
  test.each([
    "<div>",
    "<ul><li>",
    "<table><tr><td>",
    "</x>",
    "<blockquote>x",
    "<td>",
    "<script></script>",
    "<!--",
    '="',
    "<a",
  ])("takes linear time: %s", (unit) => {
    const html = unit.repeat(Math.floor(1_000_000 / unit.length));
    expect(typeof htmlToText(html, BASE)).toBe("string");
  });
});
