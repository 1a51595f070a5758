/** The inputs and runner variables of a step, read at the boundary. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "@jest/globals";
import { parse } from "yaml";
import { readInputs } from "../src/inputs.ts";
import { INPUTS } from "../src/inputs/names.ts";
import { STEP_ENVIRONMENT } from "./world/invocations.ts";
import { record } from "./world/json.ts";

const LEAST = { ...STEP_ENVIRONMENT, "INPUT_GEMINI-API-KEY": "k" };

describe("omitted inputs", () => {
  test("have the defaults of action.yml, no matter what starts the step", () => {
    const inputs = record(record(parse(readFileSync("action.yml", "utf8")))["inputs"]);
    const defaults = Object.entries(inputs).map(([name, input]) => [name, record(input)["default"] ?? ""] as const);
    const ours = defaults.map(([name, value]) => [name, JSON.stringify(value).startsWith('"${{') ? "" : value]);
    expect(INPUTS).toEqual(Object.fromEntries(ours));
  });

  test("are accepted, but inputs given as empty are faults", () => {
    const read = readInputs(LEAST);
    expect(read).toMatchObject({
      kind: "read",
      value: {
        model: { name: "gemini-3.8-flash", family: "flash" },
        policyFile: ".github/remit.toml",
        trigger: { triggerPhrase: "@remit" },
      },
    });
    const empty = readInputs({ ...LEAST, INPUT_MODEL: "", "INPUT_POLICY-FILE": " " });
    expect(empty).toEqual({
      kind: "faulty",
      faults: [expect.stringMatching(/^model is empty/), expect.stringMatching(/^policy-file is empty/)],
    });
  });
});

describe("an input that Remit does not have", () => {
  test.each([
    ["max-turn", "5", "the nearest is `max-turns`"],
    ["MAX-USDD", "1", "the nearest is `max-usd`"],
    ["max_usd", "1", "the input is `max-usd`"],
    ["gemini_model", "x", "the input is `model`"],
  ])("is a fault when its name resembles an input of Remit's: %s", (name, value, instead) => {
    const read = readInputs({ ...LEAST, [`INPUT_${name.toUpperCase()}`]: value });
    const sentence = `${name.toLowerCase()} is not an input of Remit: ${instead}. Fix it in the workflow (docs/migrating.md).`;
    expect(read).toEqual({ kind: "faulty", faults: [sentence] });
  });

  test("is ignored when its name resembles none, or when it is empty", () => {
    const others = { INPUT_UPLOAD_ARTIFACTS: "true", "INPUT_MAX-TURN": "", "INPUT_NODE-VERSION": "22" };
    expect(readInputs({ ...LEAST, ...others })).toMatchObject({ kind: "read" });
  });

  test("is checked against the inputs of every mode", () => {
    const gate = { ...LEAST, INPUT_MODE: "gate", INPUT_REPORTS: "x", INPUT_TASKS: "lint" };
    expect(readInputs(gate)).toMatchObject({ kind: "read" });
  });
});
