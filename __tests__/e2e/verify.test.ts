/** Remit verifies the work itself: what the model says about it is no evidence. */
import { mkdtemp, rm, symlink } from "node:fs/promises";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, test } from "@jest/globals";
import { long } from "../world/long.ts";
import { call, say } from "../world/gemini.ts";
import { openWorld } from "../world/world.ts";
import { EDIT_POLICY, MEND, MENDED, READ, SHOP } from "./shop.ts";

const policy = `${EDIT_POLICY}\n[publish]\ndraft = false\n[verify]\ncommands = ["npm test"]\nattempts = 2\n`;
const world = { users: { maria: "write" }, files: SHOP, policy } as const;
const breakFile = call("write_file", { file_path: "src/extra.js", content: "export const extra = 1;\n" });

describe("verification", () => {
  test("that fails goes back to the model, which fixes the problem", async () => {
    await using shop = await openWorld({ ...world, script: [breakFile, say("Done."), READ, MEND, say("Now it is.")] });
    const issue = shop.github.openIssue({ as: "maria", title: "Wrong total" });
    const run = await shop.comment("maria", issue.number, "@remit fix it");
    expect(run.outputs["conclusion"]).toBe("changed");
    expect(shop.gemini.requests[0]?.system).toContain("If that fails you get the output back, once;");
    expect(shop.gemini.requests[0]?.system).toContain(`relative to \`${run.job.workspace}\`,`);
    expect(shop.gemini.requests[2]?.lastText).toContain("Reduce of empty array with no initial value");
    expect(await shop.github.read(run.outputs["branch"] as string, "src/cart.js")).toBe(MENDED);
    expect(run.entries.flatMap(({ event }) => (event.type === "verify.finished" ? [event.ok] : []))).toEqual([
      false,
      true,
    ]);
  });

  test("that keeps failing is published as a draft that says so, and the step fails", async () => {
    await using shop = await openWorld({ ...world, script: [breakFile, say("Done."), say("Done, really.")] });
    const issue = shop.github.openIssue({ as: "maria", title: "Wrong total" });
    const run = await shop.comment("maria", issue.number, "@remit fix it");
    expect(run.outputs["conclusion"]).toBe("unverified");
    expect(run.main.code).toBe(1);
    const pull = await shop.github.show.pull(shop.github.openPulls()[0]?.number ?? 0);
    expect(pull).toMatchObject({ draft: true, body: expect.stringContaining("Not verified") });
    expect(shop.github.comments(issue.number).at(-1)?.body).toContain("npm test");
  });

  test("judges exactly what is published: what its commands change is put back, and nothing runs beside them", async () => {
    const changes =
      "echo broken > src/cart.js; rm src/extra.js; mkdir -p coverage/js; echo 1 > coverage/js/a; chmod +x package.json";
    const commands = JSON.stringify(["npm test", "exec 9> /tmp/lock; flock -n 9", changes]);
    const beside = "exec 9> /tmp/lock; flock 9; : > /tmp/held; while :; do sleep 9; done";
    const script = [
      breakFile,
      READ,
      MEND,
      call("run_shell_command", { command: beside, is_background: true }),
      call("run_shell_command", { command: "until [ -e /tmp/held ]; do :; done" }),
      say("Done."),
    ];
    await using shop = await openWorld({
      ...world,
      policy: `${EDIT_POLICY}[verify]\ncommands = ${commands}\n`,
      script,
    });
    const issue = shop.github.openIssue({ as: "maria", title: "Wrong total" });
    const run = await shop.comment("maria", issue.number, "@remit fix it");
    expect(run.outputs["conclusion"]).toBe("changed");
    const tree = await shop.github.bare.tree(run.outputs["branch"] ?? "");
    const published = [...tree]
      .filter(([path]) => path !== ".github/remit.toml")
      .map(([path, { mode }]) => `${mode} ${path}`);
    const expected = ["README.md", "package.json", "src/cart.js", "src/extra.js", "test/cart.test.js"];
    expect(published.sort()).toEqual(expected.map((path) => `100644 ${path}`));
    expect(await shop.github.read(run.outputs["branch"] ?? "", "src/cart.js")).toBe(MENDED);
    const comment = shop.github.comments(issue.number).at(-1)?.body;
    expect(comment).toContain("**Verification passed**");
    expect(comment).toContain("- `coverage`: a verification command made this change, which is not part of the work\n");
  });

  test("runs without a new repository, which is not published, and the model is told that it is gone", async () => {
    const line = `mkdir lib && git init -q lib && echo "export const zero = 0;" > lib/zero.js`;
    const uses = `sed -i '1i import { zero } from "../lib/zero.js";' src/cart.js; sed -i 's/sum + price)/sum + price, zero)/' src/cart.js`;
    const command = `${line}; ${uses}; npm test`;
    const mended = call("run_shell_command", { command: "sed -i '1d; s/, zero)/, 0)/' src/cart.js" });
    const script = [call("run_shell_command", { command }), say("Done."), mended, say("Now it is.")];
    await using shop = await openWorld({ ...world, script });
    const issue = shop.github.openIssue({ as: "maria", title: "Wrong total" });
    const run = await shop.comment("maria", issue.number, "@remit fix it");
    expect(shop.gemini.requests[1]?.answers[0]?.text).toContain("all is well");
    expect(shop.gemini.requests[2]?.lastText).toContain('Undone, since it would not be published: "lib".');
    expect(run.outputs["conclusion"]).toBe("changed");
    expect(await shop.github.read(run.outputs["branch"] ?? "", "src/cart.js")).toBe(MENDED);
  });

  test("does not count when a file of another repository of the checkout was changed, which is not published", async () => {
    const script = [READ, MEND, call("run_shell_command", { command: "echo n > other/n" }), say("Done.")];
    await using shop = await openWorld({ ...world, script });
    const issue = shop.github.openIssue({ as: "maria", title: "Wrong total" });
    const run = await shop.comment("maria", issue.number, "@remit fix it", {
      before: async (job) => void (await job.later("git init -q other && echo x > other/x")),
    });
    expect(run.outputs["conclusion"]).toBe("unverified");
    const why = "**Not verified**: `other` is not published, and was there during the verification.";
    expect(shop.github.comments(issue.number).at(-1)?.body).toContain(why);
  });

  test("does not count where the checkout itself is worked in and a command of it changes the work", async () => {
    const plain = '[sandbox]\nmode = "off"\n[verify]\ncommands = ["npm test", "echo broken >> src/cart.js"]\n';
    await using shop = await openWorld({
      ...world,
      policy: `${EDIT_POLICY}${plain}`,
      script: [READ, MEND, say("Done.")],
    });
    const issue = shop.github.openIssue({ as: "maria", title: "Wrong total" });
    const run = await shop.comment("maria", issue.number, "@remit fix it");
    expect(run.outputs["conclusion"]).toBe("unverified");
    const comment = shop.github.comments(issue.number).at(-1)?.body;
    expect(comment).toContain("but it is not verified");
    expect(comment).toContain("**Not verified**: `src/cart.js` changed during the verification or after it.");
    expect(comment).toContain("**The commands passed**");
  });

  long("also runs when a limit is reached, so that people know the state of the unfinished work", async () => {
    const limited = `${policy}[limits]\nturns = 2\n`;
    await using shop = await openWorld({
      ...world,
      policy: limited,
      script: [READ, MEND, say("A test is left to do.")],
    });
    const issue = shop.github.openIssue({ as: "maria", title: "Wrong total" });
    const run = await shop.comment("maria", issue.number, "@remit fix it");
    expect(run.outputs["conclusion"]).toBe("exhausted");
    expect(run.entries.flatMap(({ event }) => (event.type === "verify.finished" ? [event.ok] : []))).toEqual([true]);
    expect(shop.github.comments(issue.number).at(-1)?.body).toContain("**Verification passed**");
  });

  long("does not run when nothing changed", async () => {
    await using shop = await openWorld({ ...world, script: [say("Nothing to do.")] });
    const issue = shop.github.openIssue({ as: "maria", title: "Wrong total" });
    const run = await shop.comment("maria", issue.number, "@remit fix it");
    expect(run.outputs["conclusion"]).toBe("unchanged");
    expect(run.entries.some(({ event }) => event.type === "verify.finished")).toBe(false);
  });
});

describe("a policy that requires a sandbox", () => {
  test("runs nothing on a machine without one, and says what the runner needs", async () => {
    const strict = `${EDIT_POLICY}\n[sandbox]\nmode = "require"\n`;
    await using bare = await openBarePath(["git", "bash", "sh", "env"]);
    await using shop = await openWorld({ ...world, policy: strict, job: { environment: { PATH: bare.path } } });
    const issue = shop.github.openIssue({ as: "maria", title: "Wrong total" });
    const run = await shop.comment("maria", issue.number, "@remit fix it");
    expect(run.outputs["conclusion"]).toBe("failed");
    expect(shop.gemini.requests).toEqual([]);
    expect(shop.github.comments(issue.number).at(-1)?.body).toContain("programs are missing: unshare, setpriv");
  });
});

/** A directory with only these programs. */
async function openBarePath(programs: readonly string[]) {
  const directory = await mkdtemp(path.join(tmpdir(), "remit-path-"));
  const places = (process.env["PATH"] ?? "").split(":");
  for (const name of programs) {
    const found = places.map((place) => path.join(place, name)).find((file) => existsSync(file));
    if (found !== undefined) await symlink(found, path.join(directory, name));
  }
  return { path: directory, [Symbol.asyncDispose]: () => rm(directory, { recursive: true }) };
}
