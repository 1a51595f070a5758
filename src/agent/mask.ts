/** What an old tool result looks like once it is masked: enough to remember it by, and how to see it again. */
import type { Answer, Call } from "../events.ts";
import { cutHead, cutTail } from "../tools/clip.ts";
import { SPILL_PREFIX } from "../tools/spill.ts";

// The ancestor shows 250 characters of each end, and 10 lines of a command's output, which ends with how it went.
const END = 250;
const SHELL_LINES = 10;
const SHELL_END = 1_000;
const SHELL = "run_shell_command";

/** What the model sees of a masked answer; a short one is shown whole. `kept`: the path of a file that has all of it. */
export function maskedText(call: Call, answer: Answer, kept?: string): string {
  const { text } = answer;
  const [head, tail] = call.tool === SHELL ? shellEnds(text) : [cutHead(text, END), cutTail(text, END)];
  const hidden = text.length - head.length - tail.length;
  if (hidden <= END) return text;
  return [
    head.trimEnd(),
    `[${hidden} characters of this older result are left out; ${again(call, answer, kept)}]`,
    tail,
  ].join("\n");
}

function shellEnds(text: string): [head: string, tail: string] {
  const lines = text.split("\n");
  const head = lines.slice(0, SHELL_LINES).join("\n");
  const tail = lines.slice(-SHELL_LINES).join("\n");
  return [cutHead(head, SHELL_END), cutTail(tail, SHELL_END)];
}

// A clipped answer names the file in which the whole is kept.
function again(call: Call, { text, clippedFrom }: Answer, kept: string | undefined): string {
  const path = clippedFrom === undefined ? kept : KEPT_AT.exec(text)?.[0];
  return path === undefined ? `call ${call.tool} again if you need them` : `read_file ${path} has the whole`;
}

const KEPT_AT = new RegExp(`${SPILL_PREFIX}[\\w.-]*[\\w-]`);
