/** `write_file`: creates or overwrites a whole file. */
import type { Answer } from "../events.ts";
import { textArg, pathNeed } from "./args.ts";
import { createText, loadText, storeText, type LoadedFile, answerOmission, answerUnseen } from "./edit-file.ts";
import { findOmission } from "../lib/edit.ts";
import { isRefused, locate, quotePath, type LocatedFile } from "./paths.ts";
import { isSpilled } from "./clip.ts";
import { failure, type Tool } from "./tool.ts";
import type { AnswerContext, FileContext } from "./context.ts";

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
    if ((await context.files.facts(located.absolute)) === undefined) return await createText(located, content, context);
    const before = await loadText(located, context);
    return isRefused(before) ? before.answer : await overwrite(located, before, content, context);
  },
};

async function overwrite(
  located: LocatedFile,
  before: LoadedFile,
  content: string,
  context: FileContext & AnswerContext,
): Promise<Answer> {
  const seen = context.seen.digest(located.path);
  if (seen !== before.digest) return answerUnseen(located, seen);
  const omission = findOmission(content, before.text);
  if (omission !== undefined) return answerOmission(omission);
  const text = keepEndings(content, before.text);
  if (text === before.text) return failure("no_change", `${quotePath(located.path)} already has this content.`);
  return await storeText(located, before, text, `Wrote ${quotePath(located.path)}`, context);
}

/** Keeps CRLF in a file whose lines all end in it. */
function keepEndings(content: string, before: string): string {
  const carriage = before.includes("\r\n") && !/(?<!\r)\n/u.test(before);
  return carriage ? content.replaceAll(/\r?\n/gu, "\r\n") : content;
}
