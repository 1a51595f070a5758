import { describe, expect, test } from "@jest/globals";
import {
  endedOn,
  familyIn,
  generationOf,
  levelFor,
  listPrice,
  MODELS,
  nameModel,
  NEWEST,
  nextModel,
  rowOf,
  usable,
  windowOf,
} from "../../src/lib/models.ts";

const NOW = Date.parse("2026-11-22");

describe("a name for a model", () => {
  test.each([
    ["auto", { name: "gemini-3.8-flash", family: "flash" }],
    ["flash", { name: "gemini-3.8-flash", family: "flash" }],
    ["Pro", { name: "gemini-3.1-pro-preview", family: "pro" }],
    ["flash-lite", { name: "gemini-3.5-flash-lite", family: "flash-lite" }],
    ["gemini-flash-latest", { name: "gemini-flash-latest" }],
    ["gemini-3.8-flash", { name: "gemini-3.8-flash" }],
    ["toString", { name: "toString" }],
  ])("%s means %o", (name, model) => {
    expect(nameModel(name)).toEqual(model);
  });
});

describe("the table", () => {
  test("has no default or successor that has ended, and no row hidden by another one's name", () => {
    const names = [...Object.values(NEWEST), ...MODELS.map(({ next }) => next)];
    expect(names.filter((name) => rowOf(name) === undefined || endedOn(name, "key", NOW) !== undefined)).toEqual([]);
    expect(MODELS.filter((row) => rowOf(row.name) !== row)).toEqual([]);
    expect(MODELS.filter(({ name, next }) => next.startsWith(name))).toEqual([]);
  });

  test("has no row that costs more than an unlisted model", () => {
    const most = listPrice("somebody-elses-model", NOW);
    const dearer = MODELS.flatMap(({ price, later }) => [price, ...(later === undefined ? [] : [later.price])]).filter(
      ({ input, output, long }) =>
        input > most.input || output > most.output || (long?.input ?? 0) > (most.long?.input ?? 0),
    );
    expect(dearer).toEqual([]);
  });

  test.each([
    ["gemini-3.8-flash", "gemini-3.7-flash"],
    ["models/gemini-3.6-flash-002", "gemini-3.8-flash"],
    ["gemini-3.1-pro-preview-customtools", "gemini-3.8-flash"],
    ["gemini-2.5-pro", "gemini-3.1-pro-preview"],
    ["gemini-2.5-flash-lite", "gemini-3.5-flash-lite"],
    ["gemini-pro-latest", "gemini-3.8-flash"],
    ["gemini-flash-lite-latest", "gemini-3.1-flash-lite"],
    ["somebody-elses-model", undefined],
  ])("gives as the successor of %s: %s", (model, next) => {
    expect(nextModel(model)).toBe(next);
  });

  test.each([
    ["gemini-3.8-flash", 1_048_576],
    ["publishers/google/models/gemini-9-pro", 1_048_576],
    ["gemma-4-27b", 256_000],
    ["somebody-elses-model", 131_072],
  ])("gives %s a window of %i tokens", (model, tokens) => {
    expect(windowOf(model)).toBe(tokens);
  });

  test("gives the day on which a model ends, for each kind of access", () => {
    expect(endedOn("gemini-2.5-pro", "key", NOW)).toBe("2026-10-16");
    expect(endedOn("gemini-2.5-pro", "key", Date.parse("2026-10-15"))).toBeUndefined();
    expect(endedOn("gemini-2.5-pro", "vertex", NOW)).toBeUndefined();
    expect(endedOn("gemini-3.8-flash", "key", NOW)).toBeUndefined();
  });

  test.each([
    ["gemini-3.8-flash", "minimal", "low"],
    ["gemini-3.7-flash", "minimal", "minimal"],
    ["gemini-3-pro-preview", "medium", "high"],
    ["gemini-9-flash", "medium", "medium"],
  ] as const)("for %s, maps the level %s to %s", (model, wanted, level) => {
    expect(levelFor(model, wanted)).toBe(level);
  });

  test.each([
    ["gemini-2.5-pro", 2.5],
    ["models/gemini-3-pro-preview", 3],
    ["gemini-flash-latest", Infinity],
    ["gemma-4", undefined],
  ])("puts %s in the generation %s", (model, generation) => {
    expect(generationOf(model)).toBe(generation);
  });
});

describe("the models that an account can use", () => {
  test("are listed best first, without ended models and models for other work", () => {
    const offers = [
      "models/gemini-2.5-flash",
      "models/gemini-3-flash-preview",
      "models/gemini-3.6-flash",
      "models/gemini-3.7-flash",
      "models/gemini-3.7-flash",
      "models/gemini-3.8-flash-image",
      "models/gemini-3.1-pro-preview",
      "models/gemini-flash-latest",
      "models/text-embedding-004",
    ];
    const found = usable(offers, "key", NOW);
    expect(found).toEqual(["gemini-3.7-flash", "gemini-3.6-flash", "gemini-3.1-pro-preview", "gemini-3-flash-preview"]);
    expect(found.map(familyIn)).toEqual(["flash", "flash", "pro", "flash"]);
    expect(usable(offers, "vertex", NOW)).toContain("gemini-2.5-flash");
  });
});
