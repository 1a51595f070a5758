import { describe, expect, test } from "@jest/globals";
import * as fc from "fast-check";
import { planCut, sizeOf } from "../../src/agent/compression-plan.ts";
import { projectTurns, type Turn } from "../../src/agent/context.ts";
import type { Log } from "../../src/log.ts";
import { call, calling, memoryLog, saying } from "../world/agent.ts";

describe("the cut of a history", () => {
  test("leaves about the last third verbatim, starting with a reply", () => {
    const turns = projectTurns(history(Array.from({ length: 20 }, () => 1_000)).entries, "main");
    const cut = planCut(turns);
    const kept = keptOf(turns);
    const share = sizeOf(kept) / sizeOf(turns.slice(1));
    expect(share).toBeGreaterThan(0.24);
    expect(share).toBeLessThanOrEqual(0.3);
    expect(kept[0]?.message.role).toBe("model");
    expect(cut?.from).toBe(1);
    expect(cut?.to).toBe((kept[0]?.seq ?? 0) - 1);
  });

  test("is before the newest reply when that turn alone is larger", () => {
    const turns = projectTurns(history([1_000, 1_000, 20_000]).entries, "main");
    expect(keptOf(turns)).toEqual(turns.slice(-2));
  });

  test("does not exist in a history of one turn or none", () => {
    expect(planCut(projectTurns(history([20_000]).entries, "main"))).toBeUndefined();
    expect(planCut(projectTurns(history([]).entries, "main"))).toBeUndefined();
    expect(planCut([])).toBeUndefined();
  });

  test("INVARIANT: never separates a call from its answer, and always leaves something out", () => {
    const sizes = fc.array(fc.constantFrom(0, 10, 500, 5_000), { minLength: 2, maxLength: 30 });
    fc.assert(
      fc.property(sizes, (characters) => {
        const turns = projectTurns(history(characters).entries, "main");
        const cut = planCut(turns);
        expect(cut?.dropped.length).toBeGreaterThan(0);
        expect(cut?.dropped).toEqual(turns.slice(1, -keptOf(turns).length));
        expect(keptOf(turns)[0]?.message.role).toBe("model");
        expect(cut?.dropped.at(-1)?.message.role).toBe("user");
      }),
      { numRuns: 200 },
    );
  });
});

function keptOf(turns: readonly Turn[]): readonly Turn[] {
  const { to = Infinity } = planCut(turns) ?? {};
  return turns.slice(1).filter(({ seq }) => seq > to);
}

/** Turns with answers of these sizes in characters; 0 is a turn of text, followed by a nudge. */
function history(characters: readonly number[]): Log {
  const log = memoryLog();
  log.append({ type: "agent.started", name: "main", model: "m", system: "", briefing: [{ text: "task" }], tools: [] });
  for (const [n, size] of characters.entries()) {
    const reply = size === 0 ? saying("words") : calling([call("t", { n }, String(n))]);
    log.append({ type: "model.replied", purpose: "turn", turn: n, reply, usd: 0, ms: 1 });
    if (size === 0) log.append({ type: "agent.told", why: "", text: "go on" });
    else
      log.append({ type: "call.finished", id: String(n), tool: "t", answer: { text: "x ".repeat(size / 2) }, ms: 1 });
  }
  return log;
}
