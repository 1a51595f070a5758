/** The page in a real browser, where the machine has one (`apt-get install chromium`). */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import type { Entry } from "../../src/events.ts";
import { renderPage } from "../../src/report/page.ts";
import { findChromium, openBrowser, type Browser, type Tab } from "../world/browser.ts";
import { recordedLog } from "../world/recorded.ts";
import { scratchDirectory } from "../world/scratch.ts";
import { write } from "./entries.ts";

const chromium = findChromium();

(chromium === undefined ? describe.skip : describe)("in Chromium the page", () => {
  const directory = scratchDirectory();
  let browser: Browser;
  let tab: Tab;

  beforeAll(async () => {
    browser = await openBrowser(chromium ?? "");
    tab = await browser.tab();
    await tab.resize(1_000, 800);
  });

  afterAll(async () => await browser[Symbol.asyncDispose]());

  async function show(entries: readonly Entry[]): Promise<void> {
    const path = join(directory, "page.html");
    writeFileSync(path, await renderPage(entries));
    tab.complaints.length = 0;
    tab.requests.length = 0;
    await tab.open(pathToFileURL(path).href);
  }
  const replay = (name: string) => show(recordedLog(name));
  const text = (selector: string) =>
    tab.evaluate<string>(`document.querySelector(${JSON.stringify(selector)})?.textContent ?? ""`);
  const opened = () =>
    tab.evaluate<string[]>(
      `[...document.querySelectorAll("details[open] > summary > b")].map((node) => node.innerText)`,
    );
  const type = (input: string) =>
    tab.evaluate<undefined>(
      `{ const box = document.querySelector("input"); box.value = ${JSON.stringify(input)}; box.dispatchEvent(new Event("input")); }`,
    );

  test("shows the run, makes no request and logs no error", async () => {
    await replay("fix");
    expect(await text("h1")).toContain("Changed 2 files in draft pull request #34");
    expect(await text("h1 + .verified.good")).toMatch(/^Verification passed.*: ✓ /);
    expect(await text("dl")).toContain("#34");
    expect(await text("section:last-of-type")).toContain("mona");
    expect(tab.requests).toHaveLength(1);
    expect(tab.complaints).toEqual([]);
  });

  test("shows a review's findings first", async () => {
    await replay("review");
    expect(await text("h1 ~ section h2")).toBe("Found");
    expect(await text("section td + td")).toBe("src/cart.ts:12-14");
    expect(await text("section td code")).toBe("total()"); // Text between backticks is code.
    expect(await text("summary code")).toBe("src/cart.ts");
  });

  test("shows a hostile log as text", async () => {
    await replay("hostile");
    await tab.press("j");
    expect(await text("details[open]")).toContain("</details><script>alert(1)</script>");
    expect(await tab.evaluate("document.querySelectorAll('main script, main img, main iframe').length")).toBe(0);
    expect(tab.complaints).toEqual([]);
    expect(tab.requests).toHaveLength(1);
  });

  test("renders the answer's Markdown, but no image, script or unsafe link in it", async () => {
    const message = [
      "## Done\n\nThe sum of `[]` is **0** now:\n\n| File | Why |\n|---|---|\n| a | b |\n\n- [x] mended\n- see [the issue](https://github.example/octo/shop/issues/1)",
      "<img src=https://evil.example/x onerror=alert(1)> <script>alert(1)</script>",
      "![track](https://evil.example/pixel.png) [run](javascript:alert(1)) [file](file:///etc/passwd)",
      '<a href="javascript:alert(1)">x</a> [t](https://a.example/"onclick="alert(1)) &lt;svg onload=alert(1)&gt;',
    ].join("\n\n");
    await show(write().started().finished({ conclusion: "answered", message }).entries);
    expect(await text(".words h3")).toBe("Done");
    expect(await text(".words strong")).toBe("0");
    expect(await text(".words td")).toBe("a");
    expect(await text(".words li")).toContain("☑ mended");
    expect(await text(".words")).toContain("<script>alert(1)</script>");
    const inside = "[...document.querySelectorAll('.words *')]";
    expect(
      await tab.evaluate(`${inside}.filter((node) => /^(img|script|svg|iframe)$/i.test(node.tagName)).length`),
    ).toBe(0);
    const attributes = `[...new Set(${inside}.flatMap((node) => [...node.attributes].map(({ name }) => name)))].sort()`;
    expect(await tab.evaluate(attributes)).toEqual(["href", "rel"]);
    const links = await tab.evaluate<string[]>(`[...document.querySelectorAll(".words a")].map((node) => node.href)`);
    expect(links.filter((link) => !link.startsWith("https://"))).toEqual([]);
    expect(links).toContain("https://github.example/octo/shop/issues/1");
    expect(tab.requests).toHaveLength(1);
    expect(tab.complaints).toEqual([]);
  });

  test("shows how the run ended and what to do next, then the diff, then the transcript", async () => {
    const diff = "diff --git a/src/cart.js b/src/cart.js\n@@ -1 +1 @@\n-sum + price)\n+sum + price, 0)\n";
    const { entries } = write()
      .started({ request: { phrase: "@remit" } })
      .turn({ text: "Mended." })
      .add({ type: "change.diffed", shown: { diff, cut: true } })
      .finished({ conclusion: "changed", message: "Mended." });
    await show(entries);
    const sections = await tab.evaluate<string[]>(
      `[...document.querySelectorAll("h2")].map((node) => node.textContent)`,
    );
    expect(sections.indexOf("What changed")).toBeGreaterThanOrEqual(0);
    expect(sections.indexOf("What changed")).toBeLessThan(sections.indexOf("Transcript"));
    const lines = await tab.evaluate<string>(`document.body.innerText`);
    const next = lines.indexOf("To ask for more, comment @remit … here.");
    expect(next).toBeGreaterThan(lines.indexOf("Mended."));
    expect(next).toBeLessThan(lines.indexOf("What changed"));
    expect(await text("section .diff .add")).toBe("+sum + price, 0)\n");
    expect(await text("section .diff")).toContain("The rest is left out here.");
  });

  test("can be stepped through by keyboard, one step open at a time", async () => {
    await replay("compressed");
    await tab.press("j");
    await tab.press("j");
    expect(await opened()).toEqual(["Turn 2"]);
    await tab.press("k");
    expect(await opened()).toEqual(["Turn 1"]);
    await tab.press("ArrowRight");
    expect(await opened()).toEqual(["Turn 2"]);
  });

  test("unfolds a compression's snapshot and nests sub-agents", async () => {
    await replay("compressed");
    await tab.evaluate(`document.querySelector("details.compressed").open = true`);
    await tab.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(0))))");
    expect(await text("details.compressed pre")).toContain("<state_snapshot>");
    await replay("sub-agents");
    await tab.evaluate(`document.querySelector("details.agent").open = true`);
    await tab.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(0))))");
    expect(await text("details.agent details.turn summary")).toContain("Turn 1");
  });

  test("shows edits as diffs", async () => {
    await replay("fix");
    await type("no start value");
    await tab.press("j");
    expect(await text("details[open] .diff .del")).toContain("items.reduce((sum, item) => sum + item.price);");
  });

  test("searches everything that was said and done", async () => {
    await replay("fix");
    await type("empty array with no initial value");
    expect(await text("[role=status]")).toBe("1 of 6");
    await type("");
    expect(await text("[role=status]")).toBe("");
  });

  test("leads from a rule to the step in which it denied a call", async () => {
    await replay("denied");
    await tab.evaluate(`document.querySelector("button.link").click()`);
    expect(await opened()).toEqual(["Turn 1"]);
    expect(await text("details[open] .deny")).toBe("denied");
  });

  test("opens a run of 2,000 turns", async () => {
    const writing = write().started();
    const listing = "const total = 0;\n".repeat(30);
    for (let turn = 0; turn < 2_000; turn++) {
      writing.turn({
        thought: "Reading",
        calls: [{ tool: "read_file", args: { file_path: `src/${turn}.ts` }, answer: { text: listing } }],
      });
    }
    await show(writing.entries);
    expect(await tab.evaluate("document.querySelectorAll('details').length")).toBe(2_000);
    await type("src/1999.ts");
    await tab.press("j");
    expect(await opened()).toEqual(["Turn 2000"]);
  });

  test.each(["light", "dark", "paper"] as const)("fits a width of 320 pixels, on %s", async (look) => {
    await tab.resize(320, 640);
    await tab.prefer(look);
    await replay("unverified");
    await tab.press("j");
    expect(await tab.evaluate("document.documentElement.scrollWidth <= 320")).toBe(true);
    expect(tab.complaints).toEqual([]);
  });
});
