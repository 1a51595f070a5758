/** Reading a file to change it, and writing it back so that nothing else in it changes. */
import type { Answer, ErrorCode } from "../../events.ts";
import { systemCode } from "../../ports.ts";
import { describeEdit } from "./describe.ts";
import { decode, encode, type Decoded } from "./encoding.ts";
import { digestOf, factsOfFile, isRefused, quotePath, readBytes, refuse, type Found, type Refused } from "../place.ts";
import { refuseIgnored } from "../ignore.ts";
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
  const ignored = await refuseIgnored(found, site);
  if (ignored !== undefined) return refuse(ignored);
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
  const edit = describeEdit(found.path, before?.text ?? "", text, site.redact);
  const why = await site.leftOut(found.path, bytes.length);
  const note = why === undefined ? "" : `\n[It will not be published: ${why}.]`;
  return { text: `${said} (+${edit.added} −${edit.removed})\n${edit.diff}`.trimEnd() + note, edit };
}

function answerWriteError(error: unknown, found: Found): Answer | undefined {
  const [code, why] = WRITE_FAULTS[systemCode(error) ?? ""] ?? [];
  return code === undefined ? undefined : failure(code, `${quotePath(found.path)} was not written: ${why}.`);
}

const NOT_PERMITTED = ["failed", "the file system does not permit it"] as const;
const FULL = ["no_space", "the disk is full"] as const;
const BELOW_A_FILE = ["not_a_directory", "a file stands where its directory would have to be"] as const;

const WRITE_FAULTS: Readonly<Record<string, readonly [ErrorCode, string]>> = {
  ENOSPC: FULL,
  EDQUOT: FULL,
  EACCES: NOT_PERMITTED,
  EPERM: NOT_PERMITTED,
  EROFS: NOT_PERMITTED,
  ENOTDIR: BELOW_A_FILE,
  EEXIST: BELOW_A_FILE,
  EISDIR: ["is_directory", "it is a directory"],
  ENAMETOOLONG: ["invalid_arguments", "the name is too long"],
  ELOOP: ["outside_workspace", "a symbolic link was put in its way"],
};
