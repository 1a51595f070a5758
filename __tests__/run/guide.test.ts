import { describe, expect, test } from "@jest/globals";
import { readProject } from "../../src/project/trusted.ts";
import { openGuide } from "../../src/run/guide.ts";
import type { Job } from "../../src/run/job.ts";
import { memoryLog } from "../world/agent.ts";
import { commits } from "../world/commits.ts";

const FILES = { "GEMINI.md": "Root.", "src/GEMINI.md": "Source.", "src/deep/AGENTS.md": "Deep." };

async function guideFor(agent: string) {
  const read = await readProject(commits({ base: FILES }), "base");
  if (read.kind === "faulty") throw new Error("The project is faulty.");
  const log = memoryLog();
  const job = { admitted: { project: read.project }, world: { log } } as unknown as Job;
  return { log, guide: openGuide(job, agent) };
}

describe("instructions of sub-directories", () => {
  test("are told outermost first, each once, however many calls ask at the same time", async () => {
    const { guide } = await guideFor("main");
    using open = guide;
    const [one, two] = await Promise.all([open.tell("src/deep/a.ts"), open.tell("src/b.ts")]);
    expect(`${one}${two}`.match(/Source\./g)).toHaveLength(1);
    expect(`${one}${two}`).toContain("Deep.");
    expect(`${one}${two}`).not.toContain("Root.");
    expect(await open.tell("src/deep")).toBe("");
    expect(await open.tell("docs/x.md")).toBe("");
  });

  test("are told again after the agent's own history was cut, for they may be gone from it", async () => {
    const { guide, log } = await guideFor("main/1");
    using open = guide;
    await open.tell("src/b.ts");
    log.append({ type: "context.masked", ids: [], tokensBefore: 2, tokensAfter: 1 }, "main");
    expect(await open.tell("src/b.ts")).toBe("");
    log.append({ type: "context.masked", ids: [], tokensBefore: 2, tokensAfter: 1 }, "main/1");
    expect(await open.tell("src/b.ts")).toContain("Source.");
  });
});
