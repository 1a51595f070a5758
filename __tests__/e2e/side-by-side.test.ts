/** Commands of one turn run in parallel, unless one asks to wait. */
import { expect } from "@jest/globals";
import { calls, say } from "../world/gemini.ts";
import { sandboxed } from "../world/ways.ts";
import { openWorld } from "../world/world.ts";
import { EDIT_POLICY, SHOP } from "./shop.ts";

sandboxed("commands of one turn run in parallel, and are answered in the order of the calls", async () => {
  const run = (command: string, more = {}) => ["run_shell_command", { command, ...more }] as const;
  // The first ends only when the second reads what it writes.
  const script = [
    calls([
      run("mkfifo /tmp/line && echo hello > /tmp/line && echo said"),
      run("until [ -p /tmp/line ]; do :; done; cat /tmp/line | tee /tmp/heard"),
      run("cat /tmp/heard /tmp/heard", { wait_for_previous: true }),
    ]),
    say("Done."),
  ];
  await using world = await openWorld({ users: { maria: "write" }, files: SHOP, policy: EDIT_POLICY, script });
  const issue = world.github.openIssue({ as: "maria", title: "Talk" });
  await world.comment("maria", issue.number, "@remit let them talk");
  const answers = world.gemini.requests[1]?.answers.map(({ text }) => text.split("\n[exit code 0 ")[0]);
  expect(answers).toEqual(["said", "hello", "hello\nhello"]);
});
