import { describe, expect, test } from "@jest/globals";
import { DEADLINE } from "../../src/agent/turn.ts";
import type { Baseline } from "../../src/change/baseline.ts";
import type { AgentEnd, RequestKind, RunEvent } from "../../src/events.ts";
import type { AdmittedRequest } from "../../src/run/gate.ts";
import { openVerifier } from "../../src/run/verifying.ts";
import type { Invocation, Ports } from "../../src/run/invocation.ts";
import { memoryLog } from "../world/agent.ts";
import { eventsOf } from "../world/log-events.ts";

const MINUTES: AgentEnd = { kind: "exhausted", limit: "minutes", text: "" };
const TURNS: AgentEnd = { kind: "exhausted", limit: "turns", text: "" };
const DONE: RunEvent = { type: "call.finished", id: "1", tool: "t", answer: { text: "" }, ms: 1 };
const CHECKED: RunEvent = { type: "verify.finished", attempt: 1, ok: true, results: [] };

describe("work that an agent leaves unfinished", () => {
  test.each<readonly [string, AgentEnd, unknown, string]>([
    ["minutes are used up", MINUTES, undefined, "The run's minutes were used up before its work was verified."],
    ["minutes end at the same moment", TURNS, DEADLINE, "The run's minutes were used up before its work was verified."],
    ["disk is full", TURNS, "disk", "The disk was full before the work was verified."],
    ["run is cancelled", { kind: "cancelled" }, undefined, "The run was cancelled before its work was verified."],
  ])("is not verified when the %s, and the log says so", async (_name, end, reason, why) => {
    const { verifier, log } = verifierAfter([DONE]);
    await verifier.verifyRest(end, reason === undefined ? new AbortController().signal : AbortSignal.abort(reason));
    expect(verifier.unverified).toBe(why);
    expect(eventsOf(log.entries, "verify.skipped")).toEqual([{ type: "verify.skipped", reason: why }]);
  });

  test.each<readonly [string, readonly RunEvent[], AgentEnd, RequestKind]>([
    ["it was verified and nothing was done since", [DONE, CHECKED], MINUTES, "change"],
    ["the agent has seen the result of a verification", [DONE], { kind: "finished", text: "Done." }, "change"],
    ["the run publishes nothing", [DONE], MINUTES, "answer"],
  ])("is not logged as unverified when %s", async (_name, events, end, kind) => {
    const { verifier, log } = verifierAfter(events, kind);
    await verifier.verifyRest(end, new AbortController().signal);
    expect(verifier.unverified).toBeUndefined();
    expect(log.entries).toHaveLength(events.length);
  });
});

/** A verifier without a shell, since none of these tests may run a command. */
function verifierAfter(events: readonly RunEvent[], kind: RequestKind = "change") {
  const log = memoryLog();
  for (const event of events) log.append(event);
  const policy = { verify: { commands: { value: ["npm test"] } } };
  const admitted = { policy, request: { kind } } as unknown as AdmittedRequest;
  const baseline = { pinned: { root: "/shop" } } as unknown as Baseline;
  return {
    log,
    verifier: openVerifier({ ports: { log } as unknown as Ports, invocation: {} as Invocation, admitted, baseline }),
  };
}
