/** `mode: gate`: a job that only says whether a request is admitted. */
import type { Conclusion } from "../../events.ts";
import {
  react,
  tryGate,
  writesToGitHub,
  type FeatureEntry,
  type PublishPorts,
  type Invocation,
} from "../../run/for-features.ts";

export const gateJob = { answer: answerGate };

/** Passes the same gate as a run, which passes it again later. Never throws. */
async function answerGate(
  ports: PublishPorts,
  invocation: Invocation,
  list: readonly FeatureEntry[],
): Promise<Conclusion> {
  const { runner } = ports;
  const gate = await tryGate(ports, invocation, list);
  runner.setOutput("admitted", String(gate.kind === "open"));
  if (gate.kind === "turned away") return gate.outcome.conclusion;
  const { base, subject, commentId } = gate.request;
  if (writesToGitHub(invocation)) await react(ports, commentId, "eyes");
  runner.setOutput("sha", base.sha);
  runner.setOutput("number", subject === undefined ? "" : String(subject.number));
  runner.print("Admitted.");
  return "unchanged";
}
