import { describe, expect, test } from "@jest/globals";
import { openRecordedModel } from "../../src/adapters/replay.ts";
import type { Purpose } from "../../src/events.ts";
import type { ModelNews, Question } from "../../src/ports.ts";
import { fakeClock, memoryLog, saying } from "../world/agent.ts";

describe("a recorded model", () => {
  test("answers by purpose and in order, even when requests of several purposes alternate", async () => {
    const { log } = recording();
    const model = openRecordedModel(log.entries);
    expect(await ask(model, "compress")).toMatchObject({ reply: { text: "summary" } });
    expect(await ask(model, "turn")).toMatchObject({ reply: { text: "first" } });
    expect(await ask(model, "turn")).toMatchObject({ kind: "failed", cause: "quota" });
  });

  test("repeats the recorded retries", async () => {
    const { log } = recording();
    const news: ModelNews[] = [];
    await ask(openRecordedModel(log.entries), "turn", news);
    expect(news).toEqual([{ kind: "retry", attempt: 1, waitMs: 5, cause: "503" }]);
  });

  test("has the time of its last answer and the events that followed", async () => {
    const { log, times } = recording();
    const model = openRecordedModel(log.entries);
    await ask(model, "turn");
    expect(model.at).toBe(times[0]);
    expect(model.rest.at(0)?.event.type).toBe("model.asked");
  });

  test("returns `cancelled` past the end of the recording", async () => {
    expect(await ask(openRecordedModel([]), "turn")).toEqual({ kind: "cancelled" });
    const cutOff = memoryLog();
    cutOff.append({ type: "model.asked", purpose: "turn", turn: 1, model: "m", digest: "", bytes: 0 });
    expect(await ask(openRecordedModel(cutOff.entries), "turn")).toEqual({ kind: "cancelled" });
  });
});

function recording() {
  const clock = fakeClock();
  const log = memoryLog(clock);
  const times: number[] = [];
  const logRequest = (purpose: Purpose): void => {
    clock.move(1_000);
    log.append({ type: "model.asked", purpose, turn: 1, model: "m", digest: "", bytes: 0 });
  };
  const replied = (purpose: Purpose, text: string): void => {
    clock.move(1_000);
    times.push(clock.now());
    log.append({ type: "model.replied", purpose, turn: 1, reply: saying(text), usd: 0, ms: 1 });
  };
  logRequest("turn");
  log.append({ type: "model.retried", purpose: "turn", attempt: 1, waitMs: 5, cause: "503" });
  replied("turn", "first");
  logRequest("compress");
  replied("compress", "summary");
  logRequest("turn");
  log.append({
    type: "model.failed",
    purpose: "turn",
    turn: 2,
    fault: { kind: "quota", message: "No quota." },
    cause: "quota",
  });
  return { log, times };
}

function ask(model: ReturnType<typeof openRecordedModel>, purpose: Purpose, news: ModelNews[] = []) {
  const question: Question = { purpose, model: "m", system: "", messages: [], tools: [] };
  return model.ask(question, (one) => void news.push(one), new AbortController().signal);
}
