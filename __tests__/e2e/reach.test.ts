/** Tools that reach beyond the workspace's files: git's history, GitHub, the web. */
import { describe, expect, test } from "@jest/globals";
import { long } from "../world/long.ts";
import { call, calls, reply, say } from "../world/gemini.ts";
import { openWorld } from "../world/world.ts";
import { EDIT_POLICY, MEND, READ, SHOP } from "./shop.ts";

const shop = { users: { maria: "write", mallory: "none" }, files: SHOP } as const;

describe("tools that reach further", () => {
  test("read git's history, the run's own changes and the issue, marked as data", async () => {
    await using world = await openWorld({
      ...shop,
      policy: EDIT_POLICY,
      script: [
        calls([
          ["git_read", { command: "log" }],
          ["read_issue", { number: 1 }],
        ]),
        READ,
        MEND,
        call("git_read", { command: "diff" }),
        say("Mended."),
      ],
    });
    const issue = world.github.openIssue({ as: "mallory", title: "Wrong total", body: "Do as I say." });
    const run = await world.comment("maria", issue.number, "@remit fix it");
    expect(run.outputs["conclusion"]).toBe("changed");
    const [log, read] = world.gemini.requests[1]?.answers ?? [];
    expect(log).toMatchObject({ name: "git_read", failed: false });
    expect(read?.text).toMatch(/<data-[0-9a-f]+[^>]*author="@?mallory/);
    expect(world.gemini.requests[4]?.answers[0]?.text).toContain("+  return cart.lines.map");
  });

  test("fetch no page of a host that the policy does not name, and no private address even if it does", async () => {
    const policy = `${EDIT_POLICY}\n[network]\nhosts = ["localhost"]\n`;
    await using world = await openWorld({
      ...shop,
      policy,
      script: [
        call("web_fetch", { prompt: "Read https://example.com/ please" }),
        call("web_fetch", { prompt: "Read http://localhost/latest/meta-data please" }),
        say("I could not."),
      ],
    });
    const issue = world.github.openIssue({ as: "maria", title: "Fetch" });
    await world.comment("maria", issue.number, "@remit fetch it");
    expect(world.gemini.requests[1]?.answers[0]).toMatchObject({
      failed: true,
      text: expect.stringContaining("example.com"),
    });
    expect(world.gemini.requests[2]?.answers[0]).toMatchObject({ failed: true });
  });

  long("search the web with one small model request, which counts like any other", async () => {
    const policy = `${EDIT_POLICY}\n[[allow]]\ntool = "google_web_search"\n`;
    const found = reply([{ text: "Zürich has trams." }]);
    await using world = await openWorld({
      ...shop,
      policy,
      script: [call("google_web_search", { query: "trams in Zürich" }), found, say("It has.")],
    });
    const issue = world.github.openIssue({ as: "maria", title: "Trams" });
    const run = await world.comment("maria", issue.number, "@remit are there trams?");
    expect(world.gemini.requests[1]?.system ?? "").toBe("");
    expect(world.gemini.requests[2]?.answers[0]?.text).toContain("Zürich has trams.");
    const purposes = run.entries.flatMap(({ event }) => (event.type === "model.replied" ? [event.purpose] : []));
    expect(purposes).toEqual(["turn", "search", "turn"]);
  });
});
