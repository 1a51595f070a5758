/** `replace`: one text in a file for another. */
import type { Answer } from "../events.ts";
import { loadText, storeText, type Loaded } from "./edited.ts";
import { pathNeed } from "./filtering.ts";
import { findOmission } from "./omission.ts";
import { isRefused, locate, quotePath, type Found } from "./place.ts";
import { matchEdit, type Matched } from "./match.ts";
import { isSpilled } from "./spill.ts";
import { splice } from "./splice.ts";
import { failure, type Site, type Tool } from "./tool.ts";
import { answerOmission, answerUnseen } from "./write-file.ts";

interface Args {
  readonly file_path: string;
  readonly instruction?: string;
  readonly old_string: string;
  readonly new_string: string;
  readonly allow_multiple?: boolean;
}

export const replace: Tool = {
  name: "replace",
  description:
    "Replace old_string, which must occur once, by new_string in a file that was read. Give old_string exactly, with a few lines around the change.",
  parameters: {
    type: "object",
    properties: {
      file_path: { type: "string" },
      instruction: { type: "string", description: "What the change is for" },
      old_string: { type: "string", description: "Empty creates the file" },
      new_string: { type: "string" },
      allow_multiple: { type: "boolean", description: "Replace every occurrence" },
    },
    required: ["file_path", "old_string", "new_string"],
  },
  effect: "write",
  needs: ({ file_path }) => [pathNeed("write", file_path)],
  async run(args, site, signal) {
    const edit = args as unknown as Args;
    if (isSpilled(edit.file_path)) return failure("protected", `${edit.file_path} is a kept output; it can only be read.`);
    const found = locate(edit.file_path, site);
    if (isRefused(found)) return found.answer;
    const exists = (await site.files.facts(found.absolute)) !== undefined;
    if (edit.old_string === "") return await createFile(found, exists, edit, site);
    const before = await loadText(found, site);
    return isRefused(before) ? before.answer : await editFile(found, before, edit, site, signal);
  },
};

async function createFile(found: Found, exists: boolean, edit: Args, site: Site): Promise<Answer> {
  const name = quotePath(found.path);
  if (exists) return failure("already_exists", `${name} exists; an empty old_string creates a file.`, "Give the text to replace.");
  const omission = findOmission(edit.new_string, "");
  if (omission !== undefined) return answerOmission(omission);
  return await storeText(found, undefined, edit.new_string, `Created ${name}`, site);
}

async function editFile(found: Found, before: Loaded, edit: Args, site: Site, signal: AbortSignal): Promise<Answer> {
  const seen = site.seen.digest(found.path);
  if (seen !== before.digest) return answerUnseen(found, seen);
  if (edit.old_string === edit.new_string) return failure("no_change", "old_string and new_string are the same.");
  const omission = findOmission(edit.new_string, edit.old_string);
  if (omission !== undefined) return answerOmission(omission);
  const matched = matchEdit(before.text, edit.old_string, edit.new_string, edit.allow_multiple === true);
  if (matched.kind !== "matched") return failure("no_match", "draft");
  void signal;
  return await apply(found, before, matched, site);
}

async function apply(found: Found, before: Loaded, matched: Matched, site: Site): Promise<Answer> {
  const text = splice(before.text, matched.spans);
  if (text === before.text) return failure("no_change", `${quotePath(found.path)} would stay as it is.`);
  return await storeText(found, before, text, `Edited ${quotePath(found.path)}`, site);
}
