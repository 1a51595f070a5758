/** The strict reader: it reports every fault, and malicious data stays data. */
import { describe, expect, test } from "@jest/globals";
import {
  describeFault,
  anyText,
  constant,
  count,
  list,
  oneOrMore,
  readData,
  record,
  shape,
  text,
  variants,
  word,
} from "../../src/lib/read-data.ts";

const KIND = shape(
  { name: text() },
  {
    many: list(anyText, "texts", { least: 1, most: 2 }),
    either: oneOrMore(word(["left", "right"])),
    turns: count(1),
    by: record(anyText),
    end: variants("kind", {
      a: shape({ kind: constant("a") }, {}),
      b: shape({ kind: constant("b"), n: count(0) }, {}),
    }),
  },
);

const faultsOf = (value: unknown) => readData(KIND, value).faults.map(describeFault);

describe("a kind", () => {
  test("reads valid data into the value it describes", () => {
    const value = { name: "x", many: ["a"], either: "left", turns: 1, by: { k: "v" }, end: { kind: "b", n: 0 } };
    expect(readData(KIND, value)).toEqual({ value: { ...value, either: ["left"] }, faults: [] });
  });

  test("reports all faults, with their places and suggestions", () => {
    const value = { nmae: 1, many: [], either: ["lft"], turns: "9", by: { k: null }, end: { kind: "b", n: -1 } };
    expect(faultsOf(value)).toEqual([
      "`nmae` is not known. Did you mean `name`?",
      "`name` is missing.",
      "`many` has 0 texts, and must have 1 to 2.",
      '`either[0]` must be "left" or "right", but is "lft". Did you mean "left"?',
      "`turns` must be a whole number, at least 1, but is a text.",
      "`by.k` must be a text, but is null.",
      "`end.n` must be a whole number, at least 0, but is -1.",
    ]);
    expect(readData(KIND, value).value).toBeUndefined();
  });

  test("treats inherited names such as __proto__ as ordinary keys", () => {
    const value: unknown = JSON.parse('{ "name": "x", "__proto__": 1, "by": { "__proto__": "v", "toString": "w" } }');
    expect(faultsOf(value)).toEqual([expect.stringContaining("`__proto__` is not known.")]);
    const by = readData(record(anyText), JSON.parse('{ "__proto__": "v" }')).value ?? {};
    expect([Object.keys(by), Object.getPrototypeOf(by)]).toEqual([["__proto__"], Object.prototype]);
    expect(faultsOf({ name: "x", end: { kind: "constructor" } })).toEqual(["`end` must have one of a, b as its kind."]);
  });

  test("does not quote a text found in place of another type: it could be a secret", () => {
    expect(faultsOf({ name: "x", turns: "hunter2" }).join()).not.toContain("hunter2");
  });

  test("reads no deeper than it describes", () => {
    const deep: unknown = JSON.parse(`${"[".repeat(50_000)}${"]".repeat(50_000)}`);
    expect(faultsOf({ name: deep })).toEqual(["`name` must be a text, but is an array."]);
  });
});
