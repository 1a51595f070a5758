import { expect, test } from "@jest/globals";
import { askShell, policyOf } from "../world/policies.ts";
import { DENIED } from "./lines/second-reader.ts";

test("what a second reader thought of is denied, under the preset that most users have", () => {
  const policy = policyOf('extends = "edit"');
  expect(DENIED.filter((line) => askShell(policy, line).effect === "allow")).toEqual([]);
});
