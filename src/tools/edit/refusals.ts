/** Why an edit is not made, in the same words for every tool that edits. */
import type { Answer } from "../../events.ts";
import { quotePath, type Found } from "../place.ts";
import { failure } from "../tool.ts";

/** A file that exists and was not read as it stands is not changed. */
export function answerUnseen(found: Found, seen: string | undefined): Answer {
  const name = quotePath(found.path);
  return seen === undefined
    ? failure(
        "not_read_yet",
        `${name} exists and was not read in this run.`,
        "Read it with read_file, then repeat the call.",
      )
    : failure(
        "changed_since_read",
        `${name} changed since it was read.`,
        "Read it again with read_file, then repeat the call.",
      );
}

export function answerOmission(line: string): Answer {
  const sentence = `The new text leaves something out: ${JSON.stringify(line)} stands for lines that would be lost.`;
  return failure("invalid_arguments", sentence, "Write them out in full, or change less with replace.");
}
