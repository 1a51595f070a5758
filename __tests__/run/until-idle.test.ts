import { expect, test } from "@jest/globals";
import type { RunEvent } from "../../src/events.ts";
import { whileModelIsAwaited } from "../../src/run/until-idle.ts";
import { fakeClock, memoryLog } from "../world/agent.ts";

const ASKED = { type: "model.asked", purpose: "turn", turn: 1, model: "m", digest: "", bytes: 1, tokens: 1 } as const;
const WARNED = { type: "loop.suspected", pattern: "", strike: 1 } as const satisfies RunEvent;

/** The names of three tasks as they are done, and a clock whose idle moments the test makes. */
function begin() {
  const moments: (() => void)[] = [];
  const clock = { ...fakeClock(), idle: async () => await new Promise<void>((resolve) => void moments.push(resolve)) };
  const log = memoryLog(clock);
  const done: string[] = [];
  const tasks = ["publishing", "rendering", "closing"].map((name) => () => {
    done.push(name);
    return Promise.resolve();
  });
  whileModelIsAwaited({ log, clock }, tasks);
  const idle = async (): Promise<void> => {
    for (const moment of moments.splice(0)) moment();
    await new Promise(setImmediate);
  };
  return { log, done, idle, moments };
}

test("what can wait is done in the idle moments of a model request, one in each", async () => {
  const { log, done, idle, moments } = begin();
  await idle();
  expect(done).toStrictEqual([]);
  log.append(ASKED);
  await idle();
  await idle();
  expect(done).toStrictEqual(["publishing", "rendering"]);
  await idle();
  log.append(ASKED);
  expect(done).toStrictEqual(["publishing", "rendering", "closing"]);
  expect(moments).toStrictEqual([]);
});

test("nothing is done once the model has replied; the next request continues", async () => {
  const { log, done, idle } = begin();
  log.append(ASKED);
  await idle();
  log.append(WARNED);
  await idle();
  log.append(WARNED);
  await idle();
  expect(done).toStrictEqual(["publishing"]);
  log.append(ASKED);
  await idle();
  expect(done).toStrictEqual(["publishing", "rendering"]);
});
