/** A model with a small window that refuses what does not fit, as Gemini does, and a snapshot that it could write. */
import type { Reply } from "../../src/events.ts";
import { SNAPSHOT_SECTIONS } from "../../src/agent/snapshot.ts";
import type { Model, ModelResult, Question } from "../../src/ports.ts";
import { saying } from "./agent.ts";

/** A snapshot with every section; `words` go into the artifact trail. */
export function goodSnapshot(artifacts = "nothing"): string {
  const sections = SNAPSHOT_SECTIONS.map(
    (name) => `<${name}>\n${name === "artifact_trail" ? artifacts : "as before"}\n</${name}>`,
  );
  return `<scratchpad>SECRET THOUGHTS</scratchpad>\n<state_snapshot>\n${sections.join("\n")}\n</state_snapshot>`;
}

/** Words that never repeat. */
export function manyWords(count: number): string {
  return Array.from({ length: count }, (_, n) => `word${n}`).join(" ");
}

/** Tokens as this model counts them, which differs from Remit's estimate. */
export function countedTokens({ system, messages, tools }: Question): number {
  return Math.ceil(JSON.stringify([system, messages, tools]).length / 3.7);
}

export interface WindowModel extends Model {
  readonly questions: Question[];
}

/** Answers with `answer`; requests of more than `tokens` tokens overflow. It reports its own counts. */
export function windowModel(tokens: number, answer: (question: Question) => Reply | ModelResult): WindowModel {
  const questions: Question[] = [];
  return {
    questions,
    ask: (question) => {
      questions.push(question);
      const input = countedTokens(question);
      if (input > tokens) return Promise.resolve(OVERFLOWED);
      const reply = answer(question);
      if ("kind" in reply) return Promise.resolve(reply);
      const usage = { input, output: 50, cached: Math.floor(input / 2), thoughts: 0, estimated: false };
      return Promise.resolve({ kind: "replied", reply: { ...reply, usage } });
    },
  };
}

export const OVERFLOWED: ModelResult = {
  kind: "failed",
  cause: "overflow",
  fault: { kind: "model", message: "The conversation is too long." },
};

export const NO_LOOP: Reply = saying(JSON.stringify({ loop: false, confidence: 0.2, reason: "it gets on" }));

/** A reply without token counts, for which Remit has to rely on its own estimate. */
export function uncounted(reply: Reply): Reply {
  return { ...reply, usage: { ...reply.usage, estimated: true } };
}
