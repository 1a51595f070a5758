/** `mode: gate`, before anything is spent: who may continue, and who gets which reply. Without a checkout. */
import { expect, test } from "@jest/globals";
import { long } from "../world/long.ts";
import { say } from "../world/gemini.ts";
import { openWorld, type RunOptions, type World } from "../world/world.ts";
import { EDIT_POLICY, SHOP } from "./shop.ts";

const GATE: RunOptions = { inputs: { mode: "gate", "gemini-api-key": "" }, checkout: false };

/** The reactions to the comment that asked, and the replies to it. */
function answered({ github }: World, issue: number) {
  const [request, ...answers] = github.comments(issue);
  const { reactions } = github.show.comment(request?.id ?? 0) as { reactions: Record<string, unknown> };
  const contents = ["eyes", "rocket", "-1"].filter((content) => Number(reactions[content]) > 0);
  return { given: contents, answers: answers.map(({ body }) => body) };
}

test("the gate admits people with permission, tells them why when it declines, and ignores strangers", async () => {
  const users = { maria: "write", mallory: "none" } as const;
  await using world = await openWorld({ users, files: SHOP, policy: EDIT_POLICY });
  const ask = async (as: "maria" | "mallory", inputs: Readonly<Record<string, string>> = {}) => {
    const { number } = world.github.openIssue({ as: "maria", title: "Wrong total" });
    const run = await world.comment(as, number, "@remit fix it", { ...GATE, inputs: { ...GATE.inputs, ...inputs } });
    return { run, number, ...answered(world, number) };
  };
  const sha = (await world.github.bare.ref("refs/heads/main")) ?? "";
  const maria = await ask("maria");
  expect(maria.run).toMatchObject({ main: { code: 0 }, outputs: { admitted: "true", sha, number: `${maria.number}` } });
  expect([maria.given, maria.answers]).toEqual([["eyes"], []]);

  const stranger = await ask("mallory");
  expect(stranger.run).toMatchObject({ main: { code: 0 }, outputs: { admitted: "false", conclusion: "declined" } });
  expect([stranger.given, stranger.answers]).toEqual([[], []]);

  const lost = await ask("maria", { "base-branch": "nowhere" });
  expect(lost.run).toMatchObject({ main: { code: 0 }, outputs: { admitted: "false" } });
  expect([lost.given, lost.answers]).toEqual([["-1"], [expect.stringMatching(/There is no branch "nowhere"/)]]);
  expect(world.gemini.requests).toEqual([]);
});

long("a run reacts to the comment when it starts, and when it declines", async () => {
  await using world = await openWorld({
    users: { maria: "write" },
    files: SHOP,
    policy: EDIT_POLICY,
    script: [say("No.")],
  });
  const [first, second] = [1, 2].map(() => world.github.openIssue({ as: "maria", title: "Wrong total" }).number);
  await world.comment("maria", first ?? 0, "@remit look at it");
  expect(answered(world, first ?? 0).given).toEqual(["rocket"]);
  await world.comment("maria", second ?? 0, "@remit /nope");
  expect(answered(world, second ?? 0)).toEqual({
    given: ["-1"],
    answers: [expect.stringContaining("There is no command")],
  });
});

test("the summary shows every fault of a policy with its correction", async () => {
  const policy = 'version = 1\nextends = "edit"\n[limits]\nuds = 2\n[publish]\nto = "pulls"\n';
  await using world = await openWorld({ users: { maria: "write" }, files: SHOP, policy });
  const { number } = world.github.openIssue({ as: "maria", title: "Wrong total" });
  const run = await world.comment("maria", number, "@remit fix it", GATE);
  expect(run).toMatchObject({ main: { code: 1 }, outputs: { admitted: "false", conclusion: "failed" } });
  for (const meant of ["Did you mean `usd`?", 'Did you mean "pull"?']) expect(run.main.summary).toContain(meant);
});

test("a token that may not read what was asked about is a fault for whoever may ask, and a no for a stranger", async () => {
  const users = { maria: "write", mallory: "none" } as const;
  const tokens = { ghs_blind: { permissions: { contents: "read", issues: "write" } } } as const;
  await using world = await openWorld({ users, files: SHOP, policy: EDIT_POLICY, private: true, tokens });
  await world.github.commit({ as: "maria", branch: "topic", files: { "NOTES.md": "notes\n" } });
  const { number } = await world.github.openPull({ as: "maria", head: "topic", title: "Topic" });
  const run = await world.comment("maria", number, "@remit /review");
  expect(run).toMatchObject({ main: { code: 1 }, outputs: { conclusion: "failed" } });
  const lacks = "The token lacks `pull-requests: read`: add it under `permissions:`";
  expect(run.main.annotations.map(({ message }) => message).join()).toContain(lacks);
  expect(answered(world, number).answers).toEqual([expect.stringContaining(lacks)]);
  const stranger = await world.comment("mallory", number, "@remit /review");
  expect(stranger).toMatchObject({ main: { code: 0 }, outputs: { conclusion: "declined" } });
});
