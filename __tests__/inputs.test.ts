/** What a step is told from outside, read at the border. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "@jest/globals";
import { parse } from "yaml";
import { readSettings } from "../src/inputs.ts";
import { DEFAULTS } from "../src/inputs/defaults.ts";
import { record } from "./world/json.ts";

/** The least that any runner sets. */
const LEAST = {
  GITHUB_SERVER_URL: "https://github.example",
  GITHUB_API_URL: "https://github.example/api",
  GITHUB_REPOSITORY: "octo/shop",
  GITHUB_EVENT_NAME: "workflow_dispatch",
  GITHUB_EVENT_PATH: "/nowhere",
  GITHUB_RUN_ID: "1",
  GITHUB_WORKSPACE: "/nowhere",
  RUNNER_TEMP: "/nowhere",
  "INPUT_GEMINI-API-KEY": "k",
  "INPUT_GITHUB-TOKEN": "t",
};

describe("inputs that are left out", () => {
  test("have the defaults of action.yml, whoever starts the step", () => {
    const inputs = record(record(parse(readFileSync("action.yml", "utf8")))["inputs"]);
    const defaults = Object.entries(inputs).map(([name, input]) => [name, record(input)["default"]] as const);
    const known = defaults.filter(([, value]) => typeof value === "string" && !value.startsWith("${{"));
    expect(DEFAULTS).toEqual(Object.fromEntries(known));
  });

  test("are no fault; those that are given and empty are", () => {
    const read = readSettings(LEAST);
    expect(read).toMatchObject({
      kind: "read",
      value: {
        model: { name: "gemini-3.8-flash", family: "flash" },
        policyFile: ".github/remit.toml",
        wish: { triggerPhrase: "@remit" },
      },
    });
    const empty = readSettings({ ...LEAST, INPUT_MODEL: "", "INPUT_POLICY-FILE": " " });
    expect(empty).toEqual({
      kind: "faulty",
      faults: [expect.stringMatching(/^model is empty/), expect.stringMatching(/^policy-file is empty/)],
    });
  });
});
