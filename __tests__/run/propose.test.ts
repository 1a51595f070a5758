import { describe, expect, test } from "@jest/globals";
import { readProject } from "../../src/project/trusted.ts";
import type { Session } from "../../src/run/session.ts";
import { carryOut } from "../../src/run/propose.ts";
import { memoryLog } from "../world/agent.ts";
import { commits } from "../world/commits.ts";

describe("a session", () => {
  test("that cannot begin reports why, and closes its servers", async () => {
    const read = await readProject(commits({ base: { "GEMINI.md": "Root." } }), "base");
    if (read.kind === "faulty") throw new Error("The project is faulty.");
    let closed = 0;
    const servers = {
      open: () => Promise.resolve([]),
      pause: () => Promise.resolve(void closed++),
    };
    const job = {
      ports: { log: memoryLog(), servers },
      invocation: { environment: { GEMINI_SYSTEM_MD: "none.md" } },
      admitted: { project: read.project },
    } as unknown as Session;
    expect(await carryOut(job, [], () => Promise.resolve(undefined))).toMatchObject({
      kind: "failed",
      fault: { kind: "config", message: expect.stringContaining("none.md") },
    });
    expect(closed).toBe(1);
  });
});
