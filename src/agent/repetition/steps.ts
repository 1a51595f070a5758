/** An agent's last turns, as far as repetition is concerned. */
import { createHash } from "node:crypto";
import type { Answer, Call, Entry, Json } from "../../events.ts";
import { newestFirst } from "../backwards.ts";
import { canonicalJson } from "../canonical.ts";
import { withoutDuration } from "../status-line.ts";

/** One turn: what was called and what came of it. */
export interface Step {
  /** Number of the reply's entry. */
  readonly seq: number;
  readonly deeds: readonly Deed[];
}

export interface Deed {
  readonly call: Call;
  /** The call, whatever the order of its arguments. */
  readonly key: string;
  /** What it was answered. */
  readonly result: string;
}

/** The agent's turns after the entry `since`, at most the last `most`, oldest first; only those whose calls are answered. */
export function lastSteps(entries: readonly Entry[], agent: string, since: number, most: number): readonly Step[] {
  const steps: Step[] = [];
  const answers = new Map<string, Answer>();
  for (const { seq, event } of newestFirst(entries, agent, since)) {
    if (event.type === "agent.started" || steps.length === most) break;
    if (event.type === "call.finished") answers.set(event.id, event.answer);
    if (event.type === "model.replied" && event.purpose === "turn") {
      const { calls } = event.reply;
      steps.push({ seq, deeds: calls.flatMap((call) => deedOf(call, answers.get(call.id))) });
    }
  }
  return steps.toReversed();
}

function deedOf(call: Call, answer: Answer | undefined): Deed[] {
  return answer === undefined
    ? []
    : [{ call, key: `${call.tool} ${canonicalJson(call.args)}`, result: digestOf(answer) }];
}

const digests = new WeakMap<Answer, string>();

function digestOf(answer: Answer): string {
  const known = digests.get(answer);
  if (known !== undefined) return known;
  const { text, error = "", media = [] } = answer;
  const whole: Json = [error, withoutDuration(text), ...media.map(({ data }) => data)];
  const digest = createHash("sha256").update(JSON.stringify(whole)).digest("hex");
  digests.set(answer, digest);
  return digest;
}
