/** What actions/checkout leaves behind for later steps, in a run whose model looks for it. */
import { readFile, readdir } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "@jest/globals";
import { rows } from "../world/long.ts";
import { call, say } from "../world/gemini.ts";
import { openWorld } from "../world/world.ts";
import { EDIT_POLICY, SHOP } from "./shop.ts";

/** Prints what it finds backwards, so that it is not redacted on its way to the model. */
const LOOK = `
{ git config -l --show-origin; cat .git/config .git/config.worktree
  for file in $(git config -l | grep -i path= | cut -d= -f2); do cat "$file"; done
  cat ../../_temp/git-credentials-* "$RUNNER_TEMP"/*; grep -ahoE "basic [A-Za-z0-9+/=]{20,}" ../../_temp/*/git-*.kept
  git push origin HEAD:refs/heads/stolen; git credential fill </dev/null
} 2>&1 | rev
`;

test.each(rows(["config", "file"] as const))(
  "a token that actions/checkout left in the %s is removed before the first tool runs",
  async (checkout) => {
    await using world = await openWorld({
      users: { maria: "write" },
      files: { ...SHOP, "look.sh": LOOK },
      policy: `${EDIT_POLICY}\n[sandbox]\nmode = "off"\n[[allow]]\ntool = "run_shell_command"\ncommand = ["bash look.sh"]\n`,
      script: [call("run_shell_command", { command: "bash look.sh" }), say("Nothing there.")],
      job: { checkout },
    });
    const issue = world.github.openIssue({ as: "maria", title: "Look around" });
    const basic = Buffer.from(`x-access-token:${world.github.token}`).toString("base64");
    let left = "";
    const run = await world.comment("maria", issue.number, "@remit look around", {
      before: async ({ workspace, temp }) => {
        const names = (await readdir(temp)).filter((name) => name.startsWith("git-credentials-"));
        const files = [path.join(workspace, ".git/config"), ...names.map((name) => path.join(temp, name))];
        left = (await Promise.all(files.map((file) => readFile(file, "utf8")))).join("");
      },
    });
    expect(left).toContain(basic); // It was there to find.
    const texts = run.entries.flatMap(({ event }) => (event.type === "call.finished" ? [event.answer.text] : []));
    const found = [...texts.join("\n")].toReversed().join("");
    expect(found).toContain("remote.origin.url");
    expect(found).not.toContain(basic);
    expect(found).not.toContain("extraheader");
    expect(world.github.git.pushes.flatMap(({ changes }) => changes)).not.toContainEqual(
      expect.objectContaining({ ref: "refs/heads/stolen" }),
    );
    expect(run.main.annotations).toContainEqual(
      expect.objectContaining({ level: "warning", message: expect.stringContaining("persist-credentials: false") }),
    );
    // Remit puts back what it removed itself, and does not say that a command changed it.
    expect(run.main.annotations.map(({ title }) => title)).not.toContain("Remit: the checkout's .git");
  },
);
