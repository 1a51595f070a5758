/** Which runs go on without a sandbox, what may start there, and what the model is told of changes that stay behind. */
import { describe, expect, test } from "@jest/globals";
import { USUAL } from "../../src/policy/explain.ts";
import type { Admitted } from "../../src/run/gate.ts";
import type { Job } from "../../src/run/job.ts";
import { mayRunCode, missSandbox } from "../../src/run/shelter.ts";
import { describeUnpublished } from "../../src/run/unpublished.ts";
import { openLayerSite } from "../world/layer-site.ts";
import { issueRequest, policyOf } from "../world/requests.ts";
import { lackOfSandbox } from "../world/sandbox-site.ts";

const EDIT = 'version = 1\nextends = "edit"\n';
type Shell = Parameters<typeof missSandbox>[0];
const without = (lacks: readonly string[] = ["root: no way"]) =>
  ({ shell: { sandbox: "none", lacks } }) as unknown as Shell;
const within = { shell: { sandbox: "sudo", lacks: [] } } as unknown as Shell;

function admit(rules = "", over: object = {}, hooks: readonly unknown[] = []): Admitted {
  const request = { ...issueRequest("1".repeat(40)), kind: "change", ...over };
  return { policy: policyOf(EDIT + rules), request, project: { settings: { hooks } } } as unknown as Admitted;
}

describe("without a sandbox", () => {
  test("a run that needs commands or hooks ends, and says why and what to do", () => {
    for (const admitted of [admit(), admit("", { kind: "review" }, [{}])])
      expect(missSandbox(without(), admitted)).toMatchObject({
        conclusion: "failed",
        fault: {
          kind: "sandbox",
          message: expect.stringContaining("root: no way"),
          hint: expect.stringContaining('mode = "off"'),
        },
      });
  });

  test("a run that only reads goes on, one that the owner lets go on too, and one that has a sandbox", () => {
    expect(missSandbox(without(), admit("", { kind: "review" }))).toBeUndefined();
    expect(missSandbox(without(), admit('[sandbox]\nmode = "off"\n'))).toBeUndefined();
    expect(missSandbox(without(), admit('[publish]\nto = "nothing"\n'))).toBeUndefined();
    expect(missSandbox(within, admit())).toBeUndefined();
  });

  test("nothing of a repository starts but by the owner's word, and nothing at all on a fork's head", () => {
    const off = '[sandbox]\nmode = "off"\n';
    const fork = { subject: { kind: "pull", fromFork: true } };
    expect(mayRunCode(without(), admit())).toBe(false);
    expect(mayRunCode(without(), admit(off))).toBe(true);
    expect(mayRunCode(without(), admit(off, fork))).toBe(false);
    expect(mayRunCode(within, admit("", fork))).toBe(true);
  });
});

const lacks = await lackOfSandbox();
const over = lacks === undefined ? test : test.skip;

describe("a command's changes that will not be published", () => {
  over("are told once each, and those of a run that publishes nothing never", async () => {
    await using site = await openLayerSite({ "src/a.ts": "a\n", "GEMINI.md": "g\n" });
    const job = (rules: string) => ({ baseline: site.baseline, admitted: admit(rules) }) as unknown as Job;
    const tell = describeUnpublished(job(""), USUAL);
    expect(await tell()).toBe("");
    await site.run(
      "echo x >> src/a.ts; echo x >> GEMINI.md; mkdir -p .github/workflows; echo x > .github/workflows/x.yml",
    );
    const told = await tell();
    expect(told).toMatch(/^\[Changed, and will not be published:\n/);
    expect(told).toContain('- "GEMINI.md": ');
    expect(told).toContain('- ".github/workflows/x.yml": ');
    expect(told).not.toContain("src/a.ts");
    expect(await tell()).toBe("");
    await site.run("echo x > AGENTS.md");
    expect(await tell()).toContain('- "AGENTS.md": ');
    expect(await describeUnpublished(job('[publish]\nto = "nothing"\n'), USUAL)()).toBe("");
  });
});
