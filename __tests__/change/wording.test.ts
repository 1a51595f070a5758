import { describe, expect, test } from "@jest/globals";
import { chooseBranch } from "../../src/change/branch.ts";
import { slugOf } from "../../src/lib/cut.ts";
import { newBody, renewBody, markClosedByRemit, type PullEntry } from "../../src/change/body.ts";
import { keyIn } from "../../src/change/trailers.ts";
import { commitMessage, neutralMarkdown, pullEntry, titleFor } from "../../src/change/wording.ts";
import { isRejected, type Request } from "../../src/events.ts";
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

  test("keeps emoji whole and removes other invisible characters", () => {
    const plain = (title: string) => titleFor(titled(title), { summary: "" }).replace(" (#12)", "");
    expect(plain("👩‍💻 and ❤️ work")).toBe("👩‍💻 and ❤️ work");
    expect(plain("a\u200db\u200dc\ufe0f and \u2066d")).toBe("abc and d");
    expect(plain("👩\u200d@otto")).not.toContain("@otto");
  });

  test("of a dispatched run is the first line of the request", () => {
    const { subject: _, ...rest } = issueRequest(SHA, { instruction: "Update the licence years\n\nEverywhere." });
    expect(titleFor(rest, { summary: "" })).toBe("Update the licence years");
  });
});

describe("a title that Remit derives", () => {
  const SUMMARY = "Done. The `sum` starts at 0 now. More of it.";
  const HEAD = { name: "remit/issue-12-wrong-total", sha: SHA };
  const instruction = "Keep the code as the checks want it.";
  const { subject: _, ...bare } = issueRequest(SHA, { instruction: instruction });

  test.each<[string, Request, string]>([
    ["of a task", { ...bare, trigger: "schedule", task: "totals" }, "The sum starts at 0 now"],
    ["of a task that somebody starts", { ...bare, trigger: "dispatch", task: "totals" }, "The sum starts at 0 now"],
    ["of a failed run", { ...bare, trigger: "ci" }, "The sum starts at 0 now"],
    ["of a single request", { ...bare, trigger: "dispatch" }, instruction],
    ["of an issue's first change", titled("Wrong total"), "Wrong total (#12)"],
    ["of the next change on its branch", { ...titled("Wrong total"), base: HEAD }, "The sum starts at 0 now (#12)"],
    ["of the next change after a merge", { ...titled("Wrong total"), round: 2 }, "The sum starts at 0 now (#12)"],
    [
      "of a change to a pull request",
      { ...bare, subject: { kind: "pull", number: 7, title: "Wrong total", head: HEAD, fromFork: false } },
      "The sum starts at 0 now (#7)",
    ],
  ])("%s says what the change is", (_name, request, title) => {
    expect(titleFor(request, { summary: SUMMARY })).toBe(title);
    expect(titleFor(request, { summary: `Unfinished: the limit of turns was reached.\n\n${SUMMARY}` })).toBe(title);
  });

  test.each(["Done.", "", "- one\n- two", "```\ncode of a long line\n```", "Unfinished: the run was cancelled."])(
    "quotes the request when the summary %j says nothing",
    (summary) => {
      expect(titleFor({ ...bare, trigger: "schedule", task: "totals" }, { summary })).toBe(instruction);
    },
  );

  test("works in any script", () => {
    const summary = "合計は今は0から始まります。ほかにもあります。";
    expect(titleFor({ ...bare, trigger: "schedule", task: "totals" }, { summary })).toBe("合計は今は0から始まります");
  });
});

describe("a commit message", () => {
  test("credits the requester, with an address on the server's own host", () => {
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

  test("notifies nobody, closes nothing and skips nothing", () => {
    const message = commitMessage(
      issueRequest(SHA),
      { summary: "Thanks @otto. Fixes #9. [ci skip] Resolves https://x/o/r/issues/3" },
      CREDITS,
    );
    expect(message).not.toMatch(/@otto|fixes #9|\[ci skip\]|resolves https/i);
  });
});

describe("the model's text", () => {
  const BODY = { refused: [], callouts: [] };
  const places: readonly (readonly [string, (input: string) => string])[] = [
    ["a title", (input) => titleFor(titled(input), { summary: "" }).replace(/ \(#12\)$/, "")],
    [
      "a commit message",
      (input) => commitMessage(titled("x"), { summary: input }, CREDITS).split("\n\n").slice(1, -1).join("\n\n"),
    ],
    [
      "a body",
      (input) => pullEntry(titled("x"), { summary: input }, CREDITS, BODY).text.split("\n\nAsked for")[0] ?? "",
    ],
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
  // Mentions and keywords after other letters, as entities, and after markup and escapes.
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
  test.each(disguised)(
    "%j notifies nobody and closes nothing in a title, a commit message, a body or a report",
    (input) => {
      const rendered = (markdown: string) =>
        micromark(markdown)
          .replaceAll(/<[^>]*>/g, "")
          .replaceAll("&amp;", "&");
      const shown = [
        ...places.slice(0, 2).map(([, put]) => put(input)),
        ...places.slice(2).map(([, put]) => rendered(put(input))),
        ...prose(input).map((block) => rendered("markdown" in block ? block.markdown : "")),
        rendered(inline(input)),
      ];
      for (const text of shown) {
        expect(text).not.toMatch(/(?<!\w)@\w/);
        expect(text).not.toMatch(/(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?):?\s+(?:#\d|[\w-]+\/[\w-]+#\d)/i);
      }
    },
  );

  // What GitHub reads: it drops control characters.
  const reads = (text: string) => text.replaceAll(/(?!\n)\p{Cc}/gu, "");

  describe.each(places)("in %s", (_, put) => {
    test.each(hostile)("%j notifies nobody, closes nothing and skips nothing", (input) => {
      const shown = reads(put(input));
      expect(shown).not.toMatch(/(?<![\w])@(?=\w)/);
      expect(shown).not.toMatch(/\b(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?):?\s+(?:#\d|[\w-]+\/[\w-]+#\d)/i);
      expect(shown).not.toMatch(/\[\s*(?:skip[ -]ci|ci[ -]skip|no[ -]ci|skip[ -]actions)\s*\]/i);
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
    "[safe](/login/oauth/authorize?client_id=evil)",
    "[safe](</mallory/shop> 'title')",
    "[a [safe] place](/mallory/shop)",
    "[safe](../../../mallory/shop)",
    "[safe](docs/(a)/../../../../../mallory/shop)",
    "[safe](<docs/a b/../../../../../mallory/shop>)",
    "[safe](%2E./.%2e/%2e%2e/mallory/shop)",
    `[safe](${"x".repeat(300)}/../../../../mallory/shop)`,
    "[safe]\n\n[safe]: /mallory/shop",
  ])("%j shows its target", (input) => {
    const html = micromark(neutralMarkdown(input), { extensions: [gfm()], htmlExtensions: [gfmHtml()] });
    for (const [, href = "", text = ""] of html.matchAll(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/gs))
      expect(href.replace(/^mailto:/, "")).toBe(text);
    expect(html).not.toContain("<img");
  });

  test.each(["<?hidden ?>", "<!X hidden>", "<![CDATA[ hidden ]]>", "<!-- hidden -->", "<DETAILS>hidden</DETAILS>"])(
    "%j is made visible",
    (input) => {
      expect(neutralMarkdown(input)).toMatch(/^&lt;/);
    },
  );

  test.each([
    "```mermaid",
    "~~~~ \tMermaid",
    "> - ```geojson",
    "```suggestion",
    '<pre lang="mermaid">',
    "<PRE\nlang=math>",
  ])("%j is no drawing, but text that people can read", (input) => {
    const text = neutralMarkdown(`${input}\ngraph TD; A[safe]; click A "https://evil.example"\n`);
    const html = micromark(text, { allowDangerousHtml: true });
    expect(html).not.toMatch(/class="language-(?!text)|<pre lang/i);
    expect(html).toContain("click A");
  });

  test.each([
    "Starts at 0 by `handlers[i](event)`.",
    "See [the docs](docs/a.md) and [below](#below).",
    "`handlers[0](...args)` and [a file](src/a..b/c.ts).",
    "`type Sides = { [side: string]: number }`",
    "- [x] done\n- [ ] to do",
    "Mail to maria@example.com; costs $5 & more.",
    "A fix for #9, and `a < b`.",
  ])("%j is unchanged", (input) => {
    expect(neutralMarkdown(input)).toBe(input);
  });
});

describe("a pull request's body", () => {
  test("says what was done, left out and asked, and closes the issue", () => {
    const refused = [{ path: "GEMINI.md", reason: "it is protected" }];
    const facts = { refused, callouts: [] };
    expect(newBody(pullEntry(issueRequest(SHA), { summary: "Done." }, CREDITS, facts))).toBe(`<!-- remit:pull -->
<!-- remit:entry 00000000000000aa -->
Done.

Left out:
- \`GEMINI.md\`: it is protected

Asked for by @maria on #12 ([run](https://ghe.example.com/octo/shop/actions/runs/1)).

Closes #12
<!-- /remit:pull -->`);
  });

  test("disarms mentions, images, HTML and closing keywords in the summary", () => {
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

  const entry = (key: string, text: string, more: Partial<PullEntry> = {}): PullEntry => {
    return { key, title: `Title of ${key}`, state: "", text, closing: "Closes #12", replaces: false, ...more };
  };

  test("lists every request, sums them up, and states only what is true now", () => {
    const first = newBody(entry("a1", "One.", { state: "Unfinished: the limit of turns was reached." }));
    expect(first).toMatch(
      /remit:now -->\nUnfinished: the limit of turns was reached\.\n<!-- \/remit:now -->\n\n.*\nOne\./,
    );
    const second = renewBody(first, "Start the sum at 0", entry("a2", "Two."));
    expect(renewBody(second, "Later", entry("a3", "Three.", { state: "**Not verified.**" }))).toBe(`<!-- remit:pull -->
<!-- remit:now -->
**Not verified.**

**What this branch does**

- Start the sum at 0
- Title of a2
- Title of a3
<!-- /remit:now -->

<!-- remit:entry a1 -->
### Start the sum at 0

One.

<!-- remit:entry a2 -->
### Title of a2

Two.

<!-- remit:entry a3 -->
### Title of a3

Three.

Closes #12
<!-- /remit:pull -->`);
  });

  test("keeps what people changed in it and around it, with a browser's line ends", () => {
    const whole = `Before\n\n${newBody(entry("a1", "One."))}\n\nAfter`;
    const theirs = whole.replace("One.", "One, **seen** by Otto.").replace("Closes #12\n", "").replaceAll("\n", "\r\n");
    const body = renewBody(theirs, "First", entry("a2", "Two."));
    expect(body).toMatch(
      /^Before\r\n\r\n<!-- remit:pull -->[^]*### First\n\nOne, \*\*seen\*\* by Otto\.\n\n[^]*Two\.\n<!-- \/remit:pull -->\r\n\r\nAfter$/,
    );
    expect(body).not.toContain("Closes #12");
    const anew = "<!-- remit:pull -->\nAll in Otto's words.\n\nCloses #12\n<!-- /remit:pull -->";
    expect(renewBody(anew, "First", entry("a2", "Two."))).toMatch(
      /- First\n[^]*### First\n\nAll in Otto's words\.\n[^]*Two\.\n\nCloses #12\n</,
    );
    expect(renewBody("People replaced it all.", "x", entry("a2", "Two."))).toBe(
      `People replaced it all.\n\n${newBody(entry("a2", "Two."))}`,
    );
    expect(renewBody("", "x", entry("a2", "Two."))).toBe(newBody(entry("a2", "Two.")));
  });

  test("has one entry for a request that commits twice, and none for work that was replaced", () => {
    const first = newBody(entry("a1", "One."));
    const again = renewBody(first, "First", entry("a1", "One, mended."));
    expect(again).toBe(newBody(entry("a1", "One, mended.")));
    const second = renewBody(again, "First", entry("a2", "Two."));
    const mended = renewBody(second, "First", entry("a2", "Two, mended."));
    expect(mended).toMatch(/One, mended\.\n\n<!-- remit:entry a2 -->\n### Title of a2\n\nTwo, mended\./);
    expect(renewBody(mended, "First", entry("a3", "All new.", { replaces: true }))).toBe(
      newBody(entry("a3", "All new.")),
    );
  });

  test("fits GitHub's limit after many requests, and names all of them", () => {
    const bodies = Array.from({ length: 60 }, (_, at) => entry(`a${at}`, "Long. ".repeat(300)));
    const body = bodies
      .slice(1)
      .reduce((former, each) => renewBody(former, "First", each), newBody(entry("a0", "One.")));
    expect(body.length).toBeLessThan(60_000);
    expect(body.match(/^- /gm)).toHaveLength(60);
  });

  test("is marked when Remit closed it itself, until it is opened again", () => {
    const closed = { open: false, merged: false };
    const ours = newBody(entry("a1", "One."));
    for (const former of [ours, "People replaced it all."]) {
      expect(isRejected({ ...closed, body: former })).toBe(true);
      expect(isRejected({ ...closed, body: markClosedByRemit(former) })).toBe(false);
    }
    expect(renewBody(markClosedByRemit(ours), "First", entry("a1", "One."))).toBe(ours);
  });
});

describe("a change that a failed workflow caused", () => {
  const jobs = [{ name: "test", steps: ["npm test", "fixes #3 for `@team`"] }];
  const failure = { kind: "failure", run: 3, workflow: "CI", sha: SHA } as const;
  const { subject: _, ...rest } = issueRequest(SHA, { trigger: "ci" });
  const request: Request = { ...rest, occasion: { ...failure, url: "https://ghe.example.com/runs/3", jobs } };

  test("names workflow, jobs, steps and run, but no person", () => {
    expect(titleFor(request, { summary: "" })).toBe("Fix CI on main");
    expect(commitMessage(request, { summary: "Done." }, CREDITS)).not.toMatch(/maria|Co-authored-by/);
    const body = pullEntry(request, { summary: "Done." }, CREDITS, { refused: [], callouts: [] }).text;
    expect(body).not.toContain("maria");
    expect(body).toContain(
      "a workflow failed: `CI`; job `test`, step `npm test`, step `fixes issue #3 for ?team?`; at aaaa",
    );
    expect(body).toContain("([failed run](https://ghe.example.com/runs/3)) ([run](");
  });
});

describe("a branch", () => {
  const target = (request: Request, title = "") => {
    const chosen = chooseBranch(request, title, "remit/");
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
  ])("for the title %j has the slug %j", (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });

  test("belongs to the issue, new or continued", () => {
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

  test("belongs to the run, or to the task", () => {
    expect(target(dispatch())).toEqual({ branch: "remit/dispatch-00000000000000aa", expect: undefined });
    const task = "weekly-upkeep";
    expect(target({ ...dispatch(), task })).toEqual({ branch: "remit/task-weekly-upkeep", expect: undefined });
    const base = { name: "remit/task-weekly-upkeep", sha: "b".repeat(40) };
    expect(target({ ...dispatch(), task, base })).toEqual({ branch: base.name, expect: base.sha });
  });
});
