import { expect, test } from "@jest/globals";
import { onlyFor } from "../../src/lib/attempt.ts";
import { given, joined, present } from "../../src/lib/parts.ts";

test("a record has no field without a value, and keeps the order of the others", () => {
  expect(Object.entries(given({ b: 0, a: undefined, c: "", d: null }))).toEqual([
    ["b", 0],
    ["c", ""],
    ["d", null],
  ]);
});

test("a list has no missing item, and a text no empty part either", () => {
  expect(present([undefined, "", false, "a", 0])).toEqual(["", "a", 0]);
  expect(joined([undefined, "", false, "a", "b"], ", ")).toBe("a, b");
});

test("only the expected failure is handled", async () => {
  const handle = onlyFor(
    RangeError,
    ({ message }) => message,
    ({ message }) => message !== "no",
  );
  expect(await Promise.reject<string>(new RangeError("yes")).catch(handle)).toBe("yes");
  for (const error of [new RangeError("no"), new TypeError("yes"), "yes"])
    expect(() => handle(error)).toThrow(error instanceof Error ? error : undefined);
});
