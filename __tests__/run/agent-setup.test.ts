import { describe, expect, test } from "@jest/globals";
import { DEFAULT_SETTINGS } from "../../src/project/settings.ts";
import type { Settings } from "../../src/inputs.ts";
import type { AdmittedRequest } from "../../src/run/gate.ts";
import { modelSettingsOf } from "../../src/run/agent-setup.ts";
import type { Ports } from "../../src/run/invocation.ts";

const inputs = { model: { name: "gemini-2.5-pro", fallback: undefined } } as unknown as Settings;
const world = {} as Ports;

describe("the model settings of a run", () => {
  test("take compression from the project's settings, and leave it to the default otherwise", () => {
    const modelSettings = (settings: object) =>
      modelSettingsOf(world, inputs, {
        policy: {},
        project: { settings: { ...DEFAULT_SETTINGS, ...settings } },
      } as AdmittedRequest);
    const compression = { compressAt: 0.3, summaryModel: "cheaper", verifySummaries: false };
    expect(modelSettings({ compression }).window).toEqual(compression);
    expect(modelSettings({}).window).toEqual({});
  });
});
