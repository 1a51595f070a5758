/** Shell commands in a checkout that contains repositories, through the built action. */
import { expect, test } from "@jest/globals";
import { call, say } from "../world/gemini.ts";
import { openWorld } from "../world/world.ts";
import { EDIT_POLICY, SHOP } from "./shop.ts";

const shell = (command: string) => call("run_shell_command", { command });

test("git does not run the configuration of a repository planted in the checkout, and works elsewhere", async () => {
  const config =
    '[core]\n\trepositoryformatversion = 0\n\tbare = false\n\tworktree = .\n\tfsmonitor = "touch ../ran; false"\n';
  await using world = await openWorld({
    users: { maria: "write" },
    files: {
      ...SHOP,
      "planted/HEAD": "ref: refs/heads/main\n",
      "planted/config": config,
      "planted/objects/keep": "",
      "planted/refs/keep": "",
    },
    policy: EDIT_POLICY,
    script: [
      shell("cd planted && git status"),
      shell("git -C planted status"),
      shell("ls"),
      shell("git status --short && git log --oneline"),
      say("Done."),
    ],
  });
  const issue = world.github.openIssue({ as: "maria", title: "Look" });
  await world.comment("maria", issue.number, "@remit look around");
  const [, first, second, listed, own] = world.gemini.requests.map(({ answers: [answer] }) => answer?.text ?? "");
  for (const text of [first, second]) expect(text).toContain("safe.bareRepository");
  expect(listed).toContain("planted");
  expect(listed).not.toMatch(/^ran$/m);
  expect(own).not.toContain("safe.bareRepository");
});
