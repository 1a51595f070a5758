/** A model with scripted replies, for `remit demo`. */
import type { Call, Reply } from "../events.ts";
import type { Model } from "../ports.ts";

export interface ScriptLine {
  readonly thought?: string;
  readonly text?: string;
  readonly calls?: readonly Omit<Call, "id">[];
}

/** Answers each request with the next line; after the last one, says that there is none left. */
export function openScriptedModel(lines: readonly ScriptLine[]): Model {
  let next = 0;
  return {
    ask: (question, onNews, signal) => {
      if (signal.aborted) return Promise.resolve({ kind: "cancelled" });
      const index = next++;
      const line = lines[index] ?? { text: "The script has no further line." };
      if (line.thought !== undefined) onNews({ kind: "thought", subject: line.thought });
      if (line.text !== undefined) onNews({ kind: "text", text: line.text });
      const input = Math.ceil(JSON.stringify([question.system, question.messages, question.tools]).length / 4);
      return Promise.resolve({ kind: "replied", reply: speak(line, index, input, question.model) });
    },
  };
}

function speak(line: ScriptLine, index: number, input: number, model: string): Reply {
  const calls = (line.calls ?? []).map((call, n): Call => ({ ...call, id: `demo-${index + 1}-${n + 1}` }));
  const text = line.text ?? "";
  return {
    text,
    thoughts: line.thought === undefined ? [] : [{ subject: line.thought, description: "" }],
    calls,
    parts: [
      ...(text === "" ? [] : [{ text }]),
      ...calls.map(({ id, tool, args }) => ({ functionCall: { id, name: tool, args } })),
    ],
    citations: [],
    usage: { input, output: Math.ceil(JSON.stringify(line).length / 4), cached: 0, thoughts: 0, estimated: true },
    stop: "stop",
    rawStop: "STOP",
    model,
  };
}
