/** The table of sections is what decides: each has a place of its own, and the page draws those it is to draw. */
import { expect, test } from "@jest/globals";
import { SCRIPT } from "../../src/report/page/script.ts";
import { pageSections, SECTIONS } from "../../src/report/sections.ts";

test.each(["comment", "summary", "page"] as const)("no two sections have one place in the %s", (body) => {
  const places = Object.values(SECTIONS).flatMap(({ [body]: place }) => place ?? []);
  const order = body === "page" ? places : places.filter((_, index) => index % 2 === 0);
  expect(order.toSorted((a, b) => a - b)).toEqual(order.map((_, index) => index + 1));
});

test("what both the comment and the summary say stands in one order", () => {
  const both = Object.entries(SECTIONS).filter(([, row]) => row.comment !== undefined && row.summary !== undefined);
  const by = (body: "comment" | "summary"): string[] =>
    both.toSorted(([, a], [, b]) => (a[body]?.[0] ?? 0) - (b[body]?.[0] ?? 0)).map(([name]) => name);
  expect(by("summary")).toEqual(by("comment"));
});

test("the page draws the sections that are to stand there, and no others", () => {
  const [, drawn = ""] = /const drawn = \{\n([^]*?)\n\};/.exec(SCRIPT) ?? [];
  const names = [...drawn.matchAll(/^ {2}(\w+): \(\) =>/gm)].map(([, name]) => name);
  expect(new Set(names)).toEqual(new Set(pageSections()));
  expect(SCRIPT).toContain(`"${pageSections().join(" ")}".split(" ")`);
});
