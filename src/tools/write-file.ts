/** `write_file`: creates or overwrites a whole file. */
import { isSpilled, textArg, pathNeed } from "./args.ts";
import { isRefused, locate } from "./paths.ts";
import { failure, type Tool } from "./tool.ts";

export const writeFile: Tool = {
  name: "write_file",
  description: "Write a whole file and its directories. Read an existing one first; small changes by replace.",
  parameters: {
    type: "object",
    properties: {
      file_path: { type: "string" },
      content: { type: "string", description: "Nothing elided" },
    },
    required: ["file_path", "content"],
  },
  effect: "write",
  for: ["change"],
  needs: ({ file_path }) => [pathNeed("write", file_path)],
  async run(args, context) {
    const path = textArg(args, "file_path");
    const content = textArg(args, "content");
    if (isSpilled(path)) return failure("protected", `${path} is a kept output; it can only be read.`);
    const located = await locate(path, context);
    if (isRefused(located)) return located.answer;
    const { createText, loadText, overwriteText } = await import("./editing.ts");
    if ((await context.files.facts(located.absolute)) === undefined) return await createText(located, content, context);
    const before = await loadText(located, context);
    return isRefused(before) ? before.answer : await overwriteText(located, before, content, context);
  },
};
