/** `complete_task`: how a sub-agent hands back its result. Whoever spawns one ends it at this call. */
import { textArg } from "./args.ts";
import type { Tool } from "./tool.ts";

export const completeTask: Tool = {
  name: "complete_task",
  description: "Hand back your result and end. Call it once, alone, when the task is done.",
  parameters: {
    type: "object",
    properties: { result: { type: "string", minLength: 1, description: "Complete; nothing else you said is seen" } },
    required: ["result"],
  },
  effect: "write",
  needs: () => [],
  run: (args) => Promise.resolve({ text: textArg(args, "result") }),
};
