/** Protected files, from the command that writes them to the push. */
import { expect } from "@jest/globals";
import { call, say } from "../world/gemini.ts";
import { sandboxed } from "../world/ways.ts";
import { openWorld } from "../world/world.ts";
import { EDIT_POLICY, MEND, MENDED, READ, SHOP } from "./shop.ts";

sandboxed("protected files that a command wrote are not pushed with the edit, and the comment names them", async () => {
  const paths = [".github/workflows/ci.yml", "CODEOWNERS"];
  const command = `mkdir -p .github/workflows; for each in ${paths.join(" ")}; do echo "on: push" > $each; done`;
  const script = [READ, MEND, call("run_shell_command", { command }), say("Mended.")];
  await using world = await openWorld({ users: { maria: "write" }, files: SHOP, policy: EDIT_POLICY, script });
  const issue = world.github.openIssue({ as: "maria", title: "Wrong total" });
  const run = await world.comment("maria", issue.number, "@remit fix it");
  const branch = run.outputs["branch"] ?? "";
  expect(await world.github.read(branch, "src/cart.js")).toBe(MENDED);
  const pushed = await world.github.bare.tree(branch);
  const comment = world.github.comments(issue.number).at(-1)?.body ?? "";
  for (const path of paths) {
    expect(pushed.has(path)).toBe(false);
    expect(comment).toContain(path);
  }
});

sandboxed("a file with a name that git would not commit does not keep the edit from being pushed", async () => {
  const command = call("run_shell_command", { command: "echo x > .git:x; mkdir 'GIT~1' && echo y > 'GIT~1/y'" });
  const script = [READ, MEND, command, call("git_read", { command: "diff" }), say("Mended.")];
  await using world = await openWorld({ users: { maria: "write" }, files: SHOP, policy: EDIT_POLICY, script });
  const issue = world.github.openIssue({ as: "maria", title: "Wrong total" });
  const run = await world.comment("maria", issue.number, "@remit fix it");
  expect(await world.github.read(run.outputs["branch"] ?? "", "src/cart.js")).toBe(MENDED);
  expect(world.gemini.requests.at(-1)?.answers).toMatchObject([{ text: expect.stringContaining("+++ b/src/cart.js") }]);
  const comment = world.github.comments(issue.number).at(-1)?.body ?? "";
  expect(comment).toContain("`.git:x`");
  expect(comment).toContain("its name can be mistaken for git's own directory");
});
