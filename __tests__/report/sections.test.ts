/** The table of sections decides the place of each section and which sections the page draws. */
import { expect, test } from "@jest/globals";
import { SCRIPT } from "../../src/report/page/script.ts";
import { pageSections, renderSummary, REPORT_SECTIONS } from "../../src/report/sections.ts";
import { write } from "./entries.ts";

test.each(["comment", "summary", "page"] as const)("no two sections share a place in the %s", (body) => {
  const places = Object.values(REPORT_SECTIONS).flatMap(({ [body]: place }) => place ?? []);
  const order = body === "page" ? places : places.filter((_, index) => index % 2 === 0);
  expect(order.toSorted((a, b) => a - b)).toEqual(order.map((_, index) => index + 1));
});

test("sections of both the comment and the summary have the same order in both", () => {
  const both = Object.entries(REPORT_SECTIONS).filter(
    ([, row]) => row.comment !== undefined && row.summary !== undefined,
  );
  const by = (body: "comment" | "summary"): string[] =>
    both.toSorted(([, a], [, b]) => (a[body]?.[0] ?? 0) - (b[body]?.[0] ?? 0)).map(([name]) => name);
  expect(by("summary")).toEqual(by("comment"));
});

test("the page draws exactly the sections that the table gives it", () => {
  const [, drawn = ""] = /const drawn = \{\n([^]*?)\n\};/.exec(SCRIPT) ?? [];
  const names = [...drawn.matchAll(/^ {2}(\w+): \(\) =>/gm)].map(([, name]) => name);
  expect(new Set(names)).toEqual(new Set(pageSections()));
  expect(SCRIPT).toContain(`"${pageSections().join(" ")}".split(" ")`);
});

test("a turn's title in the summary shows the model's words as text, and its code", () => {
  const reply = "Look at `sum` in **cart.js**, <b>not `@maria's` ` cart.";
  const summary = renderSummary(write().started().turn({ text: reply }).entries);
  const title = "Look at <code>sum</code> in cart.js, &lt;b&#62;not <code>@\u200bmaria's</code> &#96; cart.";
  expect(summary).toContain(`<summary><b>Turn 1</b> · ${title} · 2.4 s</summary>`);
});
