/** Gemini's rules for a conversation; it answers a breach of them with 400. */
import type { Message, Part } from "../../src/events.ts";

/** Every fault of a conversation as a message; empty when Gemini would accept it. */
export function faultsOf(messages: readonly Message[]): string[] {
  return [
    ...(messages[0]?.role === "user" ? [] : ["does not begin with the user"]),
    ...(messages.at(-1)?.role === "user" ? [] : ["does not end with the user"]),
    ...messages.flatMap((message, index) => faultsAt(messages, message, index)),
    ...duplicates(messages.flatMap(({ parts }) => callIds(parts))).map((id) => `call ${id} is there twice`),
  ];
}

function faultsAt(messages: readonly Message[], { role, parts }: Message, index: number): string[] {
  const before = messages[index - 1];
  const faults: string[] = [];
  if (parts.length === 0) faults.push(`message ${index} is empty`);
  if (before?.role === role) faults.push(`message ${index} has the role of the one before`);
  if (role === "user" && callIds(parts).length > 0) faults.push(`message ${index} calls as the user`);
  if (role === "model" && answerIds(parts).length > 0) faults.push(`message ${index} answers as the model`);
  if (role === "model") {
    const [called, answered] = [callIds(parts), answerIds(messages[index + 1]?.parts ?? [])];
    if (called.join() !== answered.join()) faults.push(`calls ${called.join()} are answered by ${answered.join()}`);
  }
  if (role === "user" && index > 0 && before?.role !== "model") faults.push(`message ${index} answers nothing`);
  if (role === "user" && !answersComeFirst(parts)) faults.push(`message ${index} has words before its answers`);
  if (hasLoneSurrogate(parts)) faults.push(`message ${index} has half a character`);
  return faults;
}

function callIds(parts: readonly Part[]): string[] {
  return parts.flatMap(({ functionCall }) => (functionCall === undefined ? [] : [functionCall.id ?? ""]));
}

function answerIds(parts: readonly Part[]): string[] {
  return parts.flatMap(({ functionResponse }) => (functionResponse === undefined ? [] : [functionResponse.id ?? ""]));
}

function answersComeFirst(parts: readonly Part[]): boolean {
  const last = parts.findLastIndex(({ functionResponse }) => functionResponse !== undefined);
  return parts.slice(0, last + 1).every(({ functionResponse }) => functionResponse !== undefined);
}

function hasLoneSurrogate(parts: readonly Part[]): boolean {
  return parts.some(({ text, functionResponse }) =>
    [text, ...Object.values(functionResponse?.response ?? {})].some(
      (value) => typeof value === "string" && !value.isWellFormed(),
    ),
  );
}

function duplicates(ids: readonly string[]): string[] {
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}
