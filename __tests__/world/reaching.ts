/** The tools that reach beyond the workspace, called as an agent calls them. The policy is not asked. */
import type { Answer, JsonObject } from "../../src/events.ts";
import { externalTools, validateCall } from "../../src/tools/catalog.ts";
import { clipAnswer } from "../../src/tools/clip.ts";
import type { Tool } from "../../src/tools/tool.ts";
import type { ToolContext, MarkAsData } from "../../src/tools/context.ts";
import { cleanMarkdown, cleanText, markData } from "../../src/request/untrusted.ts";

export function toolCalled(name: string): Tool {
  const tool = externalTools.find((one) => one.name === name);
  if (tool === undefined) throw new Error(`There is no tool ${name}.`);
  return tool;
}

/** Validate, run and clip. */
export async function callTool(
  name: string,
  args: JsonObject,
  context: ToolContext,
  signal = new AbortController().signal,
): Promise<Answer> {
  const tool = toolCalled(name);
  const invalid = await validateCall(tool, args);
  if (invalid !== undefined) return invalid;
  return await clipAnswer(await tool.run(args, context, signal), { id: name, tool: name, args }, context);
}

/** Marks data as a run does, but the mark is always `m4rk`. */
export const mark: MarkAsData = (text, { markdown = false, ...source }) => {
  const clean = markdown ? cleanMarkdown(text) : cleanText(text);
  return markData(clean.text, source, "m4rk");
};
