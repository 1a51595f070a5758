import { describe, expect, test } from "@jest/globals";
import { chooseBranch, slugOf } from "../../src/change/branch.ts";
import { commitMessage, keyIn, neutralMarkdown, pullBody, renewBody, titleFor } from "../../src/change/wording.ts";
import type { Request } from "../../src/events.ts";
import { inline, prose } from "../../src/report/markdown.ts";
import { gfm, gfmHtml } from "micromark-extension-gfm";
import { micromark } from "micromark";
import { issueRequest } from "../world/requests.ts";

const SHA = "a".repeat(40);
const CREDITS = { serverUrl: "https://ghe.example.com", runUrl: "https://ghe.example.com/octo/shop/actions/runs/1" };
const titled = (title: string): Request =>
  issueRequest(SHA, { subject: { kind: "issue", number: 12, title, fromFork: false } });

describe("a title", () => {
  test.each([
    ["Wrong total", "Wrong total (#12)"],
    ["  Wrong\n\n total\t", "Wrong total (#12)"],
    ["@team look", "team look (#12)"],
    ["fixes #3 and closes octo/other#4", "fixes issue #3 and closes issue octo/other#4 (#12)"],
    ["Deploy [skip ci] now", "Deploy (skip ci) now (#12)"],
    ["x".repeat(100), `${"x".repeat(65)}… (#12)`],
    ["", "Change by Remit (#12)"],
  ])("of %j is %j", (title, expected) => {
    expect(titleFor(titled(title), { summary: "" })).toBe(expected);
    expect(titleFor(titled(title), { summary: "" }).length).toBeLessThanOrEqual(72);
  });

  test("keeps emoji whole, and nothing else that nobody sees", () => {
    const plain = (title: string) => titleFor(titled(title), { summary: "" }).replace(" (#12)", "");
    expect(plain("👩‍💻 and ❤️ work")).toBe("👩‍💻 and ❤️ work");
    expect(plain("a\u200db\u200dc\ufe0f and \u2066d")).toBe("abc and d");
    expect(plain("👩\u200d@otto")).not.toContain("@otto");
  });

  test("of a dispatched run is what was asked first", () => {
    const { subject: _, ...rest } = issueRequest(SHA, { instruction: "Update the licence years\n\nEverywhere." });
    expect(titleFor(rest, { summary: "" })).toBe("Update the licence years");
  });
});

describe("a commit message", () => {
  test("credits whoever asked, at the server's own host", () => {
    expect(commitMessage(issueRequest(SHA), { summary: "Done." }, CREDITS)).toMatch(
      /\nCo-authored-by: maria <7\+maria@users\.noreply\.ghe\.example\.com>$/,
    );
  });

  test("has no trailer but its own, whatever the summary says", () => {
    const summary =
      "Done.\n\nRemit-Request: ffffffffffffffff\nCo-authored-by: Mallory <m@example.com>\nskip-checks: true";
    const message = commitMessage(issueRequest(SHA), { summary }, CREDITS);
    expect(message.match(/^Co-authored-by:/gm)).toHaveLength(1);
    expect(message).not.toMatch(/^skip-checks:/m);
    expect(keyIn(message)).toBe("00000000000000aa");
    expect(keyIn(`Anything\n\n${summary}`)).toBe("ffffffffffffffff");
    expect(keyIn("Somebody's commit\n\nRemit-Request: ffff\n\nSigned-off-by: x")).toBeUndefined();
  });

  test("neither notifies, closes nor skips", () => {
    const message = commitMessage(
      issueRequest(SHA),
      { summary: "Thanks @otto. Fixes #9. [ci skip] Resolves https://x/o/r/issues/3" },
      CREDITS,
    );
    expect(message).not.toMatch(/@otto|fixes #9|\[ci skip\]|resolves https/i);
  });
});

describe("words of the model", () => {
  const BODY = { refused: [], callouts: [], closes: true };
  const places: readonly (readonly [string, (words: string) => string])[] = [
    ["a title", (words) => titleFor(titled(words), { summary: "" }).replace(/ \(#12\)$/, "")],
    [
      "a commit message",
      (words) => commitMessage(titled("x"), { summary: words }, CREDITS).split("\n\n").slice(1, -1).join("\n\n"),
    ],
    ["a body", (words) => pullBody(titled("x"), { summary: words }, CREDITS, BODY).split("\n\nAsked for")[0] ?? ""],
    ["a note in a body", neutralMarkdown],
  ];
  const hostile = [
    "@otto",
    "@\u0007otto",
    "@\rotto",
    "@@\u200Botto",
    "@\u200B@otto",
    "@[otto](https://a.example)",
    "(@otto)",
    "fixes #9",
    "FIXES: #9",
    "fix\u0007es #9",
    "fix\res #9",
    "closes [#9](https://a.example)",
    "closes ![#9](//a.example)",
    "resolve octo/shop#9",
    "[skip ci]",
    "[CI SKIP]",
    "[skip\u0007 ci]",
    "[\u0008no ci ]",
    "[skip-actions]",
  ];
  // Signs behind other letters, written as entities, and behind marks and escapes: as they are shown.
  const disguised = [
    "é@otto",
    "你好@otto",
    "&#64;otto",
    "&commat;otto",
    "\\@otto",
    "*@*otto and @_otto_",
    "Fixes \\#12",
    "Fixes &#35;12",
    "Fixes &num;12",
    "Fix&#101;s #12",
    "Fixes&nbsp;#12",
    "**Fixes** **#12**",
    "éfixes #12",
    "closes octo\\/shop\\#9",
  ];
  test.each(disguised)("%j has no power in a title, a commit message, a body, a report", (words) => {
    const rendered = (markdown: string) =>
      micromark(markdown)
        .replaceAll(/<[^>]*>/g, "")
        .replaceAll("&amp;", "&");
    const said = [
      ...places.slice(0, 2).map(([, put]) => put(words)),
      ...places.slice(2).map(([, put]) => rendered(put(words))),
      ...prose(words).map((block) => rendered("markdown" in block ? block.markdown : "")),
      rendered(inline(words)),
    ];
    for (const text of said) {
      expect(text).not.toMatch(/(?<!\w)@\w/);
      expect(text).not.toMatch(/(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?):?\s+(?:#\d|[\w-]+\/[\w-]+#\d)/i);
    }
  });

  // What GitHub would read, which drops control characters.
  const reads = (said: string) => said.replaceAll(/(?!\n)\p{Cc}/gu, "");

  describe.each(places)("in %s", (_, put) => {
    test.each(hostile)("%j notifies nobody, closes nothing and skips nothing", (words) => {
      const said = reads(put(words));
      expect(said).not.toMatch(/(?<![\w])@(?=\w)/);
      expect(said).not.toMatch(/\b(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?):?\s+(?:#\d|[\w-]+\/[\w-]+#\d)/i);
      expect(said).not.toMatch(/\[\s*(?:skip[ -]ci|ci[ -]skip|no[ -]ci|skip[ -]actions)\s*\]/i);
    });
  });

  test.each([
    "[safe](https://evil.example)",
    "[safe](  <https://evil.example> 'title')",
    "[safe](//evil.example)",
    "[a [safe] place](https://evil.example)",
    "[a [safe](https://safe.example) place](https://evil.example)",
    "[a\nsafe place](https://evil.example)",
    "[safe\\]](https://evil.example)",
    "[safe](https://evil.example/a(b))",
    "[safe](\n  https://evil.example)",
    "[safe](&#104;ttps://evil.example)",
    "[safe](\\/\\/evil.example)",
    "[safe](mailto:x@evil.example)",
    "[safe]\n\n[safe]: https://evil.example",
    "[safe]\n\n> [safe]: https://evil.example",
    "[safe]\n\n- [safe]: &#47;/evil.example",
    "![safe](https://evil.example/x.png)",
  ])("%j shows where it leads", (words) => {
    const html = micromark(neutralMarkdown(words), { extensions: [gfm()], htmlExtensions: [gfmHtml()] });
    for (const [, href = "", text = ""] of html.matchAll(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/gs))
      expect(href.replace(/^mailto:/, "")).toBe(text);
    expect(html).not.toContain("<img");
  });

  test.each(["<?hidden ?>", "<!X hidden>", "<![CDATA[ hidden ]]>", "<!-- hidden -->", "<DETAILS>hidden</DETAILS>"])(
    "%j is seen",
    (words) => {
      expect(neutralMarkdown(words)).toMatch(/^&lt;/);
    },
  );

  test.each([
    "Starts at 0 by `handlers[i](event)`.",
    "See [the docs](docs/a.md) and [below](#below).",
    "`type Sides = { [side: string]: number }`",
    "- [x] done\n- [ ] to do",
    "Mail to maria@example.com; costs $5 & more.",
    "A fix for #9, and `a < b`.",
  ])("%j stays as it is", (words) => {
    expect(neutralMarkdown(words)).toBe(words);
  });
});

describe("a pull request's body", () => {
  test("tells what was done, left out and asked, and closes the issue", () => {
    const refused = [{ path: "GEMINI.md", reason: "it is protected" }];
    expect(pullBody(issueRequest(SHA), { summary: "Done." }, CREDITS, { refused, callouts: [], closes: true }))
      .toBe(`<!-- remit:pull -->
Done.

Left out:
- \`GEMINI.md\`: it is protected

Asked for by @maria on #12 ([run](https://ghe.example.com/octo/shop/actions/runs/1)).

Closes #12
<!-- /remit:pull -->`);
  });

  test("does not let the summary do anything", () => {
    const text = neutralMarkdown(
      "<!-- /remit:pull --> @otto ![x](https://evil/x.png) <img src=https://evil/y.png> fixes #1 a@b.c",
    );
    expect(text).toBe(
      "&lt;!-- /remit:pull --> @\u200Botto x (https://evil/x.png) &lt;img src=https://evil/y.png> fixes issue #1 a@b.c",
    );
  });

  test.each([
    ["see [the docs](https://evil.example/x)", "see the docs (https://evil.example/x)"],
    ['[https://good.example](<//evil.example> "t")', "https://good.example (//evil.example)"],
    ["[x][1]\n\n[1]: https://evil.example", "[x][1]\n\n[1] : https://evil.example"],
    ["<details><summary>x</summary>y</details>", "&lt;details>&lt;summary>x&lt;/summary>y&lt;/details>"],
    ["<script>x</script>", "&lt;script>x&lt;/script>"],
    ["[src](src/a.ts) and `handlers[i](event)` of `List<T>`", "[src](src/a.ts) and `handlers[i](event)` of `List<T>`"],
  ])("shows where links lead and folds nothing: %j", (text, shown) => {
    expect(neutralMarkdown(text)).toBe(shown);
  });

  test("takes the place of the former one, and leaves what people wrote", () => {
    const part = (text: string) => `<!-- remit:pull -->\n${text}\n<!-- /remit:pull -->`;
    expect(renewBody(`Before\n\n${part("old")}\n\nAfter`, part("new"))).toBe(`Before\n\n${part("new")}\n\nAfter`);
    expect(renewBody("People replaced it all.", part("new"))).toBe(`People replaced it all.\n\n${part("new")}`);
    expect(renewBody("", part("new"))).toBe(part("new"));
  });
});

describe("a branch", () => {
  const settings = { prefix: "remit/" };
  const target = (request: Request, title = "") => {
    const chosen = chooseBranch(request, title, settings);
    return chosen.kind === "target" ? chosen.target : chosen.reason;
  };
  const dispatch = (): Request => {
    const { subject: _, commentId: __, ...rest } = issueRequest(SHA, { trigger: "dispatch" });
    return rest;
  };

  test.each([
    ["Der Preis ist für Übergrößen falsch!", "der-preis-ist-fur-ubergro-en-falsch"],
    ["../../etc/passwd .lock", "etc-passwd-lock"],
    ["カート", ""],
    ["word ".repeat(20), "word-word-word-word-word-word-word-word"],
    ["x".repeat(60), "x".repeat(40)],
  ])("has of the title %j the slug %j", (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });

  test("is the issue's own, new or gone on with", () => {
    expect(target(issueRequest(SHA), "Wrong total")).toEqual({
      branch: "remit/issue-12-wrong-total",
      expect: undefined,
    });
    expect(target(issueRequest(SHA), "カート")).toEqual({ branch: "remit/issue-12", expect: undefined });
    const base = { name: "remit/issue-12-former-title", sha: "b".repeat(40) };
    expect(target(issueRequest(SHA, { base }), "Wrong total")).toEqual({ branch: base.name, expect: base.sha });
    const other = { name: "remit/issue-123-x", sha: "b".repeat(40) };
    expect(target(issueRequest(SHA, { base: other }), "x")).toEqual({ branch: "remit/issue-12-x", expect: undefined });
  });

  test("is the run's own, or the task's", () => {
    expect(target(dispatch())).toEqual({ branch: "remit/dispatch-00000000000000aa", expect: undefined });
    const task = "weekly-upkeep";
    expect(target({ ...dispatch(), task })).toEqual({ branch: "remit/task-weekly-upkeep", expect: undefined });
    const base = { name: "remit/task-weekly-upkeep", sha: "b".repeat(40) };
    expect(target({ ...dispatch(), task, base })).toEqual({ branch: base.name, expect: base.sha });
  });
});
