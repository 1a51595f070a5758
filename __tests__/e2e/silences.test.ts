/** Requests and faults that must not go unanswered, through the built action. */
import { expect, test } from "@jest/globals";
import { long } from "../world/long.ts";
import { eventsOf } from "../world/log-events.ts";
import { openWorld } from "../world/world.ts";
import { EDIT_POLICY, SHOP } from "./shop.ts";

const SORT = `description = "Sorts an issue."
prompt = """Sort by @{docs}
!{echo $TITLE}"""
`;
const COMMANDS = { ".gemini/commands/sort.toml": SORT, "docs/a.md": "Rule one.\n", "docs/b/c.md": "Rule two.\n" };
const users = { maria: "write" } as const;

long("an unknown command and /help get a comment with the available commands, without a model request", async () => {
  await using world = await openWorld({ users, files: { ...SHOP, ...COMMANDS }, policy: EDIT_POLICY });
  const { number } = world.github.openIssue({ as: "maria", title: "Sort" });
  const unknown = await world.comment("maria", number, "@remit /hlep");
  expect(unknown.outputs["conclusion"]).toBe("declined");
  const helpRun = await world.comment("maria", number, "@remit /help");
  expect(helpRun.outputs["conclusion"]).toBe("answered");
  const [, declined, , help] = world.github.comments(number).map(({ body }) => body);
  expect(declined).toContain("There is no command /hlep. There are /review, /plan");
  expect(declined).toContain("/sort. Did you mean /help?");
  expect(help).toMatch(/### 💬 Write `@remit` and a question, a task or a command\.\n\n- `\/review` reviews/);
  expect(help).toContain("- `/sort` Sorts an issue.");
  expect(world.gemini.requests).toEqual([]);
});

test("a request on a closed pull request is answered once with the reason, unless a stranger asks", async () => {
  await using world = await openWorld({ users: { ...users, mallory: "none" }, files: SHOP, policy: EDIT_POLICY });
  await world.github.commit({ as: "maria", branch: "topic", files: { "NOTES.md": "more\n" } });
  const { number } = await world.github.openPull({ as: "maria", head: "topic", title: "Topic" });
  world.github.close(number, { as: "maria" });
  await world.comment("mallory", number, "@remit mend it");
  const run = await world.comment("maria", number, "@remitさん、直して");
  const again = await world.redeliver(run);
  const ours = world.github.comments(number).filter(({ body }) => body.startsWith("<!-- remit:"));
  expect(ours.map(({ body }) => body.split("\n").slice(1, -1).join("\n").trim())).toEqual([
    `### 🚫 Declined\n\nPull request #${number} is closed: there is no branch to put a change on. Reopen it, or ask on the issue.`,
  ]);
  expect(run.outputs).toMatchObject({ conclusion: "declined", "comment-url": expect.stringContaining("http") });
  expect(again.main.code).toBe(0);
});

long("a blocked run reports the hook's message, a failed import and an empty variable", async () => {
  const reply = JSON.stringify({ decision: "deny", reason: "Not on a Friday.", systemMessage: "Ask the captain." });
  const hook = { type: "command", name: "captain", command: `echo '${reply}'` };
  const added = {
    ".gemini/settings.json": JSON.stringify({ hooks: { BeforeAgent: [{ hooks: [hook] }] } }),
    "GEMINI.md": "Mind @./style.md here.\n",
  };
  await using world = await openWorld({
    users,
    files: { ...SHOP, ...COMMANDS, ...added },
    policy: EDIT_POLICY,
    job: { environment: { TITLE: "Wrong total" } },
  });
  const { number } = world.github.openIssue({ as: "maria", title: "Sort" });
  const run = await world.comment("maria", number, "@remit /sort");
  expect(run.outputs).toMatchObject({ conclusion: "blocked", "final-message": "Not on a Friday." });
  const body = world.github.comments(number).at(-1)?.body;
  expect(body).toContain("### ⛔ Blocked: a hook of this repository stopped it");
  expect(body).toContain("The hook captain says: Ask the captain.");
  expect(body).toContain("GEMINI.md: `@./style.md` was not imported: the trusted commit has no such file.");
  expect(body).toContain(".gemini/commands/sort.toml: `$TITLE` is empty in its shell lines");
  const [started] = eventsOf(run.entries, "agent.started");
  expect(JSON.stringify(started?.briefing)).toMatch(/Rule one\..*Rule two\./);
});
