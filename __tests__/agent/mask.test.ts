import { describe, expect, test } from "@jest/globals";
import * as fc from "fast-check";
import { projectContext, projectTurns } from "../../src/agent/context.ts";
import { maskedText } from "../../src/agent/compression-plan.ts";
import { planMask } from "../../src/agent/compression-plan.ts";
import { estimateText } from "../../src/agent/tokens.ts";
import { protectionOf } from "../../src/agent/fit-window.ts";
import { runAgent } from "../../src/agent/loop.ts";
import type { Answer, Entry } from "../../src/events.ts";
import { call, calling, fakeAgent, fakeTool, memoryLog, saying } from "../world/agent.ts";
import { eventsOf } from "../world/log-events.ts";
import { uncounted } from "../world/long-run.ts";

const READ = call("read_file", { file_path: "a.ts" });
const PATH = { kind: "path", access: "read", path: "a.ts", directory: "" } as const;
const SHELL = call("run_shell_command", { command: "npm test" });

describe("a masked answer", () => {
  test("keeps its beginning and end, and says how much is missing and how to see it again", () => {
    const text = `BEGIN\n${"line of text\n".repeat(500)}END`;
    const masked = maskedText(READ, { text });
    expect(masked).toMatch(/^BEGIN\n/);
    expect(masked).toMatch(/END$/);
    expect(masked).toMatch(
      /\[\d+ characters of this older result are left out; call read_file again if you need them\]/,
    );
    expect(masked.length).toBeLessThan(700);
  });

  test("names the file with the whole text if the answer was clipped", () => {
    const text = `${"x ".repeat(900)}\n[… the middle is left out; 90000 characters in all. To read the whole: read_file remit-output:shell-7.txt …]\n${"y ".repeat(900)}`;
    expect(maskedText(READ, { text, clippedFrom: 90_000 })).toContain(
      "read_file remit-output:shell-7.txt has the whole",
    );
    expect(maskedText(READ, { text })).toContain("call read_file again");
  });

  test("names the file with its text if a second call might answer differently", async () => {
    const tools = [
      fakeTool("read_file", ({ n }) => ({ text: `${JSON.stringify(n)} ${textOf(5_000)}` }), { needs: () => [PATH] }),
      fakeTool("run_shell_command", ({ n }) => ({ text: `${JSON.stringify(n)} ${textOf(5_000)}` }), {
        effect: "write",
      }),
    ];
    const script = Array.from({ length: 20 }, (_, n) =>
      uncounted(calling([call("read_file", { n }, `r${n}`), call("run_shell_command", { n }, `s${n}`)])),
    );
    const { agent, log, model } = fakeAgent({ script: [...script, saying("Done.")], tools });
    await runAgent(agent);
    const [masked] = eventsOf(log.entries, "context.masked");
    expect(masked?.kept).toMatchObject({ s0: "remit-output:run_shell_command-1.txt" });
    expect(masked?.kept?.["r0"]).toBeUndefined();
    const shown = JSON.stringify(model.questions.at(-1)?.messages);
    expect(shown).toContain("left out; read_file remit-output:run_shell_command-1.txt has the whole]");
    expect(shown).toContain("left out; call read_file again if you need them]");
    expect(shown).not.toContain("call run_shell_command again");
  });

  test("of a command keeps ten lines at each end, and the command's result", () => {
    const lines = Array.from({ length: 200 }, (_, n) => `line ${n} of the output`);
    const masked = maskedText(SHELL, { text: [...lines, "[exit code 1 after 3.2 s]"].join("\n") });
    expect(masked).toContain("line 9 of");
    expect(masked).not.toContain("line 10 of");
    expect(masked).toContain("[exit code 1 after 3.2 s]");
    expect(masked).toContain("line 199");
  });

  test("is the whole answer when it is short", () => {
    expect(maskedText(READ, { text: "short" })).toBe("short");
  });

  test("never splits a character, and is never longer than the answer", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme", maxLength: 3_000, size: "max" }),
        fc.constantFrom(READ, SHELL),
        (text, made) => {
          const masked = maskedText(made, { text: text.toWellFormed() });
          expect(masked.isWellFormed()).toBe(true);
          expect(masked.length).toBeLessThanOrEqual(text.length);
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe("masking", () => {
  const protection = { tokens: 5_000, step: 3_000, latest: true };

  test("covers all but the newest answers, oldest first, if that is worth the lost cache", () => {
    const plan = planMask(turns([2_000, 2_000, 2_000, 2_000, 2_000]), protection);
    expect(plan?.ids).toEqual(["call-0", "call-1", "call-2"]);
    expect(plan?.saved).toBeGreaterThan(5_000);
    expect(planMask(turns([2_000, 2_000, 2_000]), protection)).toBeUndefined();
  });

  test("never covers the newest turn, unless the prompt does not fit otherwise", () => {
    expect(planMask(turns([9_000]), protection)).toBeUndefined();
    expect(planMask(turns([9_000]), { ...protection, latest: false })?.ids).toEqual(["call-0"]);
  });

  test("leaves out answers below 400 tokens, skills, todos and masked answers", () => {
    expect(planMask(turns([400, 6_000]), { ...protection, step: 1 })?.ids).toEqual(["call-0"]);
    expect(planMask(turns([399, 6_000]), { ...protection, step: 1 })).toBeUndefined();
    expect(planMask(turns([4_000, 6_000]), protection)?.ids).toEqual(["call-0"]);
    expect(planMask(turns([4_000, 6_000], "activate_skill"), protection)).toBeUndefined();
    expect(planMask(turns([4_000, 6_000], "write_todos"), protection)).toBeUndefined();
    const log = history([4_000, 6_000]);
    log.append({ type: "context.masked", ids: ["call-0"], tokensBefore: 2, tokensAfter: 1 });
    expect(planMask(projectTurns(log.entries, "main"), protection)).toBeUndefined();
  });

  test("counts the tokens of images", () => {
    const log = history([0, 0, 0, 0], "t", { text: "seen", media: [{ mimeType: "image/png", data: "aGk=" }] });
    expect(planMask(projectTurns(log.entries, "main"), protection)?.ids).toEqual(["call-0", "call-1", "call-2"]);
  });

  test("leaves the newest 50,000 tokens and covers at least 30,000 at once, in a window of a million", () => {
    expect(protectionOf(524_288)).toEqual({ tokens: 50_000, step: 30_000, latest: true });
  });
});

describe("an agent that masks", () => {
  test("does so in large steps, and logs what it saved", async () => {
    const entries = await readMany(60);
    const masked = eventsOf(entries, "context.masked");
    // 60 answers of 5,000 tokens: 50,000 stay whole, the rest is masked 30,000 at a time.
    expect(masked.length).toBeGreaterThan(3);
    expect(masked.length).toBeLessThan(10);
    for (const { tokensBefore, tokensAfter } of masked)
      expect(tokensBefore - tokensAfter).toBeGreaterThanOrEqual(30_000);
  });

  test("leaves the earlier conversation unchanged in between, so that it stays cached", async () => {
    const entries = await readMany(40);
    let unchanged = 0;
    for (const [index, { event }] of entries.entries()) {
      if (event.type !== "model.asked" || index === 0) continue;
      const before = entries.findLastIndex(({ event: { type } }, at) => at < index && type === "model.asked");
      if (before < 0) continue;
      const [old, now] = [before, index].map((end) => projectContext(entries.slice(0, end), "main").messages);
      const same = old?.every((message, at) => JSON.stringify(message) === JSON.stringify(now?.[at])) ?? false;
      if (same) unchanged++;
      else expect(entries.slice(before, index).some(({ event: { type } }) => type === "context.masked")).toBe(true);
    }
    expect(unchanged).toBeGreaterThan(30);
  });
});

/** A log with one answer per turn, each of the given number of tokens. */
function history(tokens: readonly number[], tool = "t", answer?: Answer) {
  const log = memoryLog();
  log.append({ type: "agent.started", name: "main", model: "m", system: "", briefing: [{ text: "task" }], tools: [] });
  for (const [n, size] of tokens.entries()) {
    const reply = calling([call(tool, { n }, `call-${n}`)]);
    log.append({ type: "model.replied", purpose: "turn", turn: n, reply, usd: 0, ms: 1 });
    log.append({ type: "call.finished", id: `call-${n}`, tool, answer: answer ?? { text: textOf(size) }, ms: 1 });
  }
  return log;
}

function turns(tokens: readonly number[], tool?: string) {
  return projectTurns(history(tokens, tool).entries, "main");
}

function textOf(tokens: number): string {
  const text = "some words of a result ".repeat(Math.ceil((tokens * 3.3) / 23)).slice(0, Math.floor(tokens * 3.3));
  expect(estimateText(text)).toBe(tokens);
  return text;
}

async function readMany(times: number): Promise<readonly Entry[]> {
  const script = Array.from({ length: times }, (_, n) => uncounted(calling([call("t", { n }, String(n))])));
  const tool = fakeTool("t", ({ n }) => ({ text: `${JSON.stringify(n)} ${textOf(5_000)}` }));
  const quiet = script.flatMap((reply, n) => (n >= 29 && (n - 29) % 10 === 0 ? [reply, saying("{}")] : [reply]));
  const { agent, log } = fakeAgent({ script: [...quiet, saying("Done.")], tools: [tool] });
  expect((await runAgent(agent)).kind).toBe("finished");
  return log.entries;
}
