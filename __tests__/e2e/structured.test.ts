/** `output-schema`: the final answer is valid JSON, or the run fails and says why. */
import { describe, expect, test } from "@jest/globals";
import { long, rows } from "../world/long.ts";
import { fault, say } from "../world/gemini.ts";
import { openWorld } from "../world/world.ts";
import { EDIT_POLICY, FIX, SHOP } from "./shop.ts";

const SCHEMA = {
  type: "object",
  properties: { severity: { enum: ["low", "high"] }, files: { type: "array", items: { type: "string" } } },
  required: ["severity", "files"],
  additionalProperties: false,
};
const shop = {
  users: { maria: "write" },
  files: { ...SHOP, "schemas/triage.json": JSON.stringify(SCHEMA) },
  policy: EDIT_POLICY,
} as const;
const GOOD = { severity: "high", files: ["src/cart.js"] };

describe("a run with an output schema", () => {
  test("changes files and ends in valid JSON, shown in output, comment and pull request", async () => {
    const answer = { severity: "high", files: ["src/cart.js", "ghp_0123456789abcdefghijABCDEFGHIJ012345"] };
    await using world = await openWorld({ ...shop, script: [...FIX.slice(0, -1), say(JSON.stringify(answer))] });
    const inputs = { "output-schema": "schemas/triage.json" };
    const issue = world.github.openIssue({ as: "maria", title: "Wrong total" });
    const run = await world.comment("maria", issue.number, "@remit fix it", { inputs });
    expect(run.outputs).toMatchObject({ conclusion: "changed" });
    const output = JSON.parse(run.outputs["structured-output"] ?? "") as typeof answer;
    expect(output).toMatchObject({ severity: "high", files: ["src/cart.js", expect.not.stringContaining("ghp_0123")] });
    expect(world.github.comments(issue.number).at(-1)?.body).toMatch(/```json\n\{\n {2}"severity": "high"/);
    const prompt = world.gemini.requests[0]?.body.contents?.[0]?.parts?.map(({ text }) => text ?? "").join("\n");
    expect(prompt).toContain(JSON.stringify(SCHEMA));
  });

  long("gets one chance to fix its answer, with the validator's errors and the schema as response format", async () => {
    const repair = say(JSON.stringify(GOOD));
    await using world = await openWorld({ ...shop, script: [say('{ "severity": "medium" }'), repair] });
    const run = await world.dispatch("maria", "Triage the cart.", {
      inputs: { command: "plan", "output-schema": JSON.stringify(SCHEMA) },
    });
    expect(run.outputs).toMatchObject({ conclusion: "planned", "structured-output": JSON.stringify(GOOD) });
    const [, second] = world.gemini.requests;
    expect(second?.lastText).toMatch(/files/);
    expect(second?.lastText).toMatch(/severity/);
    expect(second?.body.tools ?? []).toEqual([]);
    expect(second?.body.generationConfig).toMatchObject({
      responseMimeType: "application/json",
      responseJsonSchema: SCHEMA,
    });
    expect(run.entries.filter(({ event }) => "purpose" in event && event.purpose === "repair_output")).toHaveLength(2);
  });

  long("fails when the second answer is invalid as well, and keeps the raw answer and the work", async () => {
    const script = [...FIX.slice(0, -1), say("All is well now."), say("Really, it is.")];
    await using world = await openWorld({ ...shop, script });
    const issue = world.github.openIssue({ as: "maria", title: "Wrong total" });
    const inputs = { "output-schema": "schemas/triage.json" };
    const run = await world.comment("maria", issue.number, "@remit fix it", { inputs });
    expect(run.main.code).toBe(1);
    expect(run.outputs).toMatchObject({ conclusion: "failed", "structured-output": "" });
    expect(run.outputs["branch"]).not.toBe("");
    const body = world.github.comments(issue.number).at(-1)?.body;
    expect(body).toContain("Really, it is.");
    expect(body).toContain("does not fit the output schema");
  });

  long("asks in plain text when the model's service rejects the schema", async () => {
    await using world = await openWorld({
      ...shop,
      refusals: "expected",
      script: [
        say("no"),
        fault(400, { message: "The specified schema produces a constraint that has too many states for serving." }),
        say("```json\n" + JSON.stringify(GOOD) + "\n```"),
      ],
    });
    const inputs = { "output-schema": JSON.stringify(SCHEMA), command: "plan" };
    const run = await world.dispatch("maria", "Triage the cart.", { inputs });
    expect(run.outputs).toMatchObject({ conclusion: "planned", "structured-output": JSON.stringify(GOOD) });
    expect(world.gemini.requests[2]?.body.generationConfig).not.toHaveProperty("responseJsonSchema");
  });
});

test.each(
  rows([
    ["a missing file", "schemas/none.json", "no such file at the trusted commit"],
    ["not JSON", "{ severity: low }", "is not JSON"],
    ["of an unknown type", '{ "properties": { "a": { "type": "text" } } }', "#/properties/a/type"],
    ["a dangling reference", '{ "$ref": "#/$defs/none" }', "cannot be used"],
  ]),
)("an output schema that is %s stops the run before the first model request", async (_name, schema, why) => {
  await using world = await openWorld({ ...shop, script: [] });
  const run = await world.dispatch("maria", "Triage the cart.", { inputs: { "output-schema": schema } });
  expect(run.main.code).toBe(1);
  expect(run.outputs).toMatchObject({ conclusion: "failed", "structured-output": "" });
  expect(run.outputs["final-message"]).toContain(why);
  expect(world.gemini.requests).toEqual([]);
});
