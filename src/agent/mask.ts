/** What an old tool result looks like once it is masked: enough to remember it by, and how to see it again. */
import type { Answer, Call } from "../events.ts";

// The ancestor shows 250 characters of each end; people and models found it enough to recognise a result.
const END = 250;

export function maskedText(call: Call, answer: Answer): string {
  const { text } = answer;
  if (text.length <= 3 * END) return text;
  const hidden = text.length - 2 * END;
  return [
    text.slice(0, END),
    `[${hidden} characters of this older result are left out; call ${call.tool} again if you need them]`,
    text.slice(-END),
  ].join("\n");
}
