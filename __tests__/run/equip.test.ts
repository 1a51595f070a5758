import { describe, expect, test } from "@jest/globals";
import { DEFAULT_SETTINGS } from "../../src/project/settings.ts";
import type { Settings } from "../../src/inputs.ts";
import type { Admitted } from "../../src/run/gate.ts";
import { mindOf } from "../../src/run/equip.ts";
import type { World } from "../../src/run/world.ts";

const inputs = { model: { name: "gemini-2.5-pro", fallback: undefined } } as unknown as Settings;
const world = {} as World;

describe("the mind of a run", () => {
  test("compresses where the project's settings say, and else at half", () => {
    const mind = (settings: object) =>
      mindOf(world, inputs, { policy: {}, project: { settings: { ...DEFAULT_SETTINGS, ...settings } } } as Admitted);
    expect(mind({ compressAt: 0.3 }).window).toEqual({ compressAt: 0.3 });
    expect(mind({}).window).toBeUndefined();
  });
});
