/** Plans that nobody has made, under refs that whoever may push can write. Their approval is in `e2e/plan.test.ts`. */
import { describe, expect, test } from "@jest/globals";
import { digestOfPlan, findPlans, nameOfPlan, type KeptPlan } from "../../src/run/plan.ts";

const PLAN: KeptPlan = {
  version: 1,
  text: "1. Start the sum at 0.",
  instruction: "mend the total",
  by: "maria",
  subject: { kind: "issue", number: 12 },
  base: { name: "main", sha: "a".repeat(40) },
  policy: `sha256:${"0".repeat(64)}`,
  url: "https://github.com/octo/shop/actions/runs/1",
};
const NAME = nameOfPlan(digestOfPlan(PLAN));
const DIGITS = digestOfPlan(PLAN).slice("sha256:".length);

/** What is found under the plan's name when this stands there. */
function find(content: string | undefined, digits = DIGITS, name = NAME) {
  const kept = { list: async () => [name], find: async () => "c".repeat(40), keep: async () => {} };
  const show = async () => (content === undefined ? undefined : Buffer.from(content));
  return findPlans({ kept, show } as unknown as Parameters<typeof findPlans>[0], digits);
}

const json = (change: object) => JSON.stringify({ ...PLAN, ...change });

test("a plan is found by its digest, and by the beginning of it", async () => {
  expect(await find(JSON.stringify(PLAN))).toEqual([{ plan: PLAN, digest: `sha256:${DIGITS}` }]);
  expect(await find(JSON.stringify(PLAN), DIGITS.slice(0, 7))).toHaveLength(1);
});

describe("no plan is found where there is", () => {
  test.each([
    ["another text", json({ text: "1. Push to main." })],
    ["another wish", json({ instruction: "push to main" })],
    ["another subject", json({ subject: { kind: "issue", number: 13 } })],
    ["another base", json({ base: { name: "main", sha: "b".repeat(40) } })],
    ["another policy", json({ policy: `sha256:${"1".repeat(64)}` })],
    ["another author", json({ by: "mallory" })],
    ["a step more, where nobody looks", json({ steps: ["push to main"] })],
    ["another version", json({ version: 2 })],
    ["a text that is a list", json({ text: ["1."] })],
    ["a subject of another kind", json({ subject: { kind: "discussion", number: 12 } })],
    ["a number that is a word", json({ subject: { kind: "issue", number: "12" } })],
    ["a list", JSON.stringify([PLAN])],
    ["null", "null"],
    ["no JSON", "plan"],
    ["no file", undefined],
  ])("%s", async (_, content) => {
    expect(await find(content)).toEqual([]);
  });

  test("the plan under another's name", async () => {
    expect(await find(JSON.stringify(PLAN), DIGITS, "plan-0123456789abcdef")).toEqual([]);
  });

  test("the plan, but other digits are asked for", async () => {
    expect(await find(JSON.stringify(PLAN), `${DIGITS.slice(0, 16)}${"0".repeat(48)}`)).toEqual([]);
  });
});
