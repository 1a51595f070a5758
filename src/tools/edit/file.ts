/** Reading a file to change it, and writing it back so that nothing else in it changes. */
import { structuredPatch } from "diff";
import type { Answer, Edit } from "../../events.ts";
import { systemCode } from "../../ports.ts";
import { cutLine } from "../clip.ts";
import { decode, encode, type Decoded } from "./encoding.ts";
import { digestOf, factsOfFile, isRefused, quotePath, readBytes, refuse, type Found, type Refused } from "../place.ts";
import { MOST_BYTES } from "../read-file.ts";
import { failure, type Site } from "../tool.ts";

/** A text file as it stands. */
export interface Loaded extends Decoded {
  readonly digest: string;
}

/** The text of an existing file, or why it cannot be edited. */
export async function loadText(found: Found, site: Site): Promise<Loaded | Refused> {
  const facts = await factsOfFile(found, site);
  if (isRefused(facts)) return facts;
  if (facts.size > MOST_BYTES) {
    return refuse(
      failure("too_large", `${quotePath(found.path)} has ${facts.size} bytes; ${MOST_BYTES} can be edited.`),
    );
  }
  const bytes = await readBytes(found, site);
  if (isRefused(bytes)) return bytes;
  const decoded = decode(bytes);
  if (decoded === undefined) return refuse(failure("binary", `${quotePath(found.path)} is a binary file.`));
  return { ...decoded, digest: digestOf(bytes) };
}

/** Write a text in the encoding its file has, and answer with a short diff. `said` comes before the diff. */
export async function storeText(
  found: Found,
  before: Loaded | undefined,
  text: string,
  said: string,
  site: Site,
): Promise<Answer> {
  const bytes = encode(text, before ?? { encoding: "utf-8", mark: false });
  if (bytes === undefined) {
    const { encoding } = before ?? { encoding: "utf-8" };
    return failure(
      "failed",
      `${quotePath(found.path)} is ${encoding}, which cannot write some characters of the new text.`,
    );
  }
  try {
    await site.files.write(found.absolute, bytes);
  } catch (error) {
    const answer = answerWriteError(error, found);
    if (answer === undefined) throw error;
    return answer;
  }
  site.seen.note(found.path, digestOf(bytes));
  const edit = describeEdit(found.path, before?.text ?? "", text);
  return { text: `${said} (+${edit.added} −${edit.removed})\n${edit.diff}`.trimEnd(), edit };
}

function answerWriteError(error: unknown, found: Found): Answer | undefined {
  const code = systemCode(error);
  const name = quotePath(found.path);
  switch (code) {
    case "ENOSPC":
    case "EDQUOT":
      return failure("no_space", `${name} was not written: the disk is full.`);
    case "EACCES":
    case "EPERM":
    case "EROFS":
      return failure("failed", `${name} was not written: the file system does not permit it (${code}).`);
    case "ENOTDIR":
    case "EEXIST":
      return failure("not_a_directory", `${name} was not written: a file stands where its directory would have to be.`);
    case "EISDIR":
      return failure("is_directory", `${name} is a directory.`);
    case "ENAMETOOLONG":
      return failure("invalid_arguments", `${name} was not written: the name is too long.`);
    case "ELOOP":
      return failure("outside_workspace", `${name} was not written: a symbolic link was put in its way.`);
    default:
      return undefined;
  }
}

/** Lines of unchanged text around each change. */
const CONTEXT = 3;
/** A diff that is only to remind of the edit: lines, and characters of a line. */
const MOST_LINES = 60;
const MOST_COLUMNS = 300;
// The diff of two large and wholly different texts takes time that grows with the product of their sizes.
const MOST_MS = 300;

/** What changed, with the diff cut short. Line endings are not shown. */
export function describeEdit(path: string, before: string, after: string): Edit {
  const options = { context: CONTEXT, timeout: MOST_MS, stripTrailingCr: true } as const;
  const patch = structuredPatch(path, path, before, after, "", "", options);
  if (patch === undefined) return describeRewrite(path, before, after);
  const lines = patch.hunks.flatMap((hunk) => [
    `@@ -${hunk.oldStart},${hunk.oldLines} +${hunk.newStart},${hunk.newLines} @@`,
    ...hunk.lines,
  ]);
  const added = lines.filter((line) => line.startsWith("+")).length;
  const removed = lines.filter((line) => line.startsWith("-")).length;
  const shown = lines.slice(0, MOST_LINES).map((line) => cutLine(line, MOST_COLUMNS, `${line.length} characters`));
  const left = lines.length - shown.length;
  return { path, diff: [...shown, ...(left > 0 ? [`[${left} more lines of diff]`] : [])].join("\n"), added, removed };
}

function describeRewrite(path: string, before: string, after: string): Edit {
  const count = (text: string): number => text.split("\n").length - (text.endsWith("\n") || text === "" ? 1 : 0);
  return { path, diff: "[rewritten; too different for a diff]", added: count(after), removed: count(before) };
}
