/** `mode: gate`: a job that only says whether a request is admitted. */
import type { Conclusion } from "../../events.ts";
import {
  react,
  turnAway,
  faultOf,
  passGate,
  type AdmitFurther,
  writesToGitHub,
  type PublishPorts,
  type Invocation,
} from "../../run/for-features.ts";

export const gateJob = { answer: answerGate };

/** Passes the same gate as a run, which passes it again later. Never throws. */
async function answerGate(
  ports: Pick<PublishPorts, "github" | "git" | "runner" | "secrets" | "log">,
  invocation: Invocation,
  admit: AdmitFurther,
): Promise<Conclusion> {
  const { runner } = ports;
  const gate = await passGate(ports, invocation, admit).catch((error: unknown) => ({
    kind: "closed" as const,
    faults: [faultOf(error)],
  }));
  runner.setOutput("admitted", String(gate.kind === "open"));
  if (gate.kind !== "open") return (await turnAway(ports, invocation, gate)).conclusion;
  const { base, subject, commentId } = gate.request;
  if (writesToGitHub(invocation)) await react(ports, commentId, "eyes");
  runner.setOutput("sha", base.sha);
  runner.setOutput("number", subject === undefined ? "" : String(subject.number));
  runner.print("Admitted.");
  return "unchanged";
}
