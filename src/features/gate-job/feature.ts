/** `mode: gate`: a job that only says whether a request is admitted. */
import type { Conclusion } from "../../events.ts";
import { react } from "../../run/acknowledge.ts";
import { turnAway } from "../../run/announce.ts";
import { faultOf } from "../../run/faults.ts";
import { passGate, type Admit } from "../../run/gate.ts";
import type { Desk, Order } from "../../run/world.ts";

export const gateJob = { answer: answerGate };

/** Passes the same gate as a run, which passes it again later. Never throws. */
async function answerGate(
  desk: Pick<Desk, "github" | "git" | "runner" | "secrets" | "log">,
  order: Order,
  admit: Admit,
): Promise<Conclusion> {
  const { runner } = desk;
  const gate = await passGate(desk, order, admit).catch((error: unknown) => ({
    kind: "closed" as const,
    faults: [faultOf(error)],
  }));
  runner.setOutput("admitted", String(gate.kind === "open"));
  if (gate.kind !== "open") return (await turnAway(desk, order, gate)).conclusion;
  const { base, subject, commentId } = gate.request;
  await react(desk, order, commentId, "eyes");
  runner.setOutput("sha", base.sha);
  runner.setOutput("number", subject === undefined ? "" : String(subject.number));
  runner.print("Admitted.");
  return "unchanged";
}
