/** The provider caches the common beginning of two requests, so a run never changes the beginning of its requests. */
import { expect, test } from "@jest/globals";
import type { GeminiRequest, Step } from "../world/gemini.ts";
import { openWorld } from "../world/world.ts";
import { EDIT_POLICY, FIX, SHOP } from "./shop.ts";

test("every request extends the previous one, adds little, and cached tokens are reported and cost less", async () => {
  let before = "";
  let cached = 0;
  // As Gemini counts: the tokens of a prompt, and how many of them are cached from the previous one.
  const counting = FIX.map((step): Step => (request) => {
    const prompt = promptOf(request);
    const known = sharedBy(before, prompt);
    before = prompt;
    cached += known;
    const usage = { promptTokenCount: prompt.length, cachedContentTokenCount: known, candidatesTokenCount: 10 };
    return { ...(step as Extract<Step, { readonly kind: "reply" }>), usage };
  });
  await using world = await openWorld({
    users: { maria: "write" },
    files: SHOP,
    policy: EDIT_POLICY,
    script: counting,
  });
  const issue = world.github.openIssue({ as: "maria", title: "Wrong total" });
  const run = await world.comment("maria", issue.number, "@remit fix it");
  const [first] = world.gemini.requests;
  expect((first?.system.length ?? 0) + JSON.stringify(first?.body.tools).length).toBeLessThanOrEqual(12_500);
  const prompts = world.gemini.requests.map(promptOf);
  expect(prompts.slice(1).every((prompt, n) => prompt.startsWith(prompts[n] ?? "?"))).toBe(true);
  expect(cached).toBeGreaterThan(3 * (prompts[0]?.length ?? Infinity) - 1);
  expect(run.outputs["cached-tokens"]).toBe(String(cached));
  const input = prompts.reduce((sum, { length }) => sum + length, 0);
  // Without a cache it would be US$ 1.25 a million.
  expect(Number(run.outputs["usd"])).toBeLessThan((0.8 * input) / 1_000_000);
});

/** A request in the order in which the model reads it. */
function promptOf({ system, body }: GeminiRequest): string {
  const contents = (body.contents ?? []).map((content) => JSON.stringify(content));
  return [system, JSON.stringify(body.tools), JSON.stringify(body.generationConfig), ...contents].join("\n");
}

function sharedBy(one: string, other: string): number {
  let shared = 0;
  while (shared < one.length && one[shared] === other[shared]) shared++;
  return shared;
}
