/** Shell lines in a checkout that holds links out of it and repositories within it, through the built action. */
import { expect, test } from "@jest/globals";
import { call, say } from "../world/gemini.ts";
import { openWorld } from "../world/world.ts";
import { EDIT_POLICY, SHOP } from "./shop.ts";

const POLICY = `${EDIT_POLICY}\n[[allow]]\ntool = "run_shell_command"\ncommand = ["bash plant.sh"]\n`;

const shell = (command: string) => call("run_shell_command", { command });

test("a glob or a search that would come upon a link out of the checkout is denied, its neighbours are not", async () => {
  const denied = [
    "cat vendor/*",
    "cat */secret",
    "grep -R hunter2 vendor",
    "find vendor -name 's*' -print0 | xargs -0 cat",
  ];
  const allowed = ["cat test/*.js", "grep -rn total src", "cat vendor/ours.js"];
  await using world = await openWorld({
    users: { maria: "write" },
    files: {
      ...SHOP,
      "vendor/ours.js": "export {};\n",
      "plant.sh": 'echo hunter2 > "$HOME/secret"; ln -s "$HOME" vendor/evil',
    },
    policy: POLICY,
    script: [shell("cat vendor/*"), shell("bash plant.sh"), ...[...denied, ...allowed].map(shell), say("Done.")],
  });
  const issue = world.github.openIssue({ as: "maria", title: "Look" });
  await world.comment("maria", issue.number, "@remit look around");
  const answers = world.gemini.requests.slice(1).map(({ answers: [answer] }) => answer);
  expect(answers[0]?.failed).toBe(false); // Before there is a link.
  const after = answers.slice(2);
  for (const answer of after.slice(0, denied.length)) {
    expect(answer).toMatchObject({ failed: true, text: expect.stringContaining("vendor/evil") });
  }
  expect(after.slice(denied.length).map((answer) => answer?.failed)).toEqual(allowed.map(() => false));
  expect(JSON.stringify(after)).not.toContain("hunter2\\n");
});

test("a repository made of the checkout's files runs nothing when git is asked about it; git works elsewhere", async () => {
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
