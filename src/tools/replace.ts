/** `replace`: replaces text in a file. */
import type { JsonObject } from "../events.ts";
import { optionalFlag, textArg, pathNeed } from "./args.ts";
import type { EditArgs } from "./replace-text.ts";
import type { Tool } from "./tool.ts";

export const replace: Tool = {
  name: "replace",
  description:
    "Replace old_string by new_string in a file that was read. Give it exactly, with lines around that make it unique.",
  parameters: {
    type: "object",
    properties: {
      file_path: { type: "string" },
      instruction: { type: "string" },
      old_string: { type: "string", description: "Empty creates the file" },
      new_string: { type: "string" },
      allow_multiple: { type: "boolean", description: "Every occurrence" },
    },
    required: ["file_path", "old_string", "new_string"],
  },
  effect: "write",
  for: ["change"],
  needs: ({ file_path }) => [pathNeed("write", file_path)],
  async run(args, context, signal) {
    const { replaceText } = await import("./editing.ts");
    return await replaceText(parseEdit(args), context, signal);
  },
};

function parseEdit(args: JsonObject): EditArgs {
  return {
    path: textArg(args, "file_path"),
    instruction: textArg(args, "instruction"),
    oldText: textArg(args, "old_string"),
    newText: textArg(args, "new_string"),
    several: optionalFlag(args, "allow_multiple") ?? false,
  };
}
