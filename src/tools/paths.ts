/** Finds the file that a path in a call's arguments names. */
import type { Answer } from "../events.ts";
import { systemCode, type FileFacts } from "../ports.ts";
import { isLfsPointer } from "../lib/media.ts";
import { isSpilled } from "./args.ts";
import { failure } from "./tool.ts";
import type { FileContext } from "./context.ts";

export interface LocatedFile {
  readonly kind: "found";
  /** Workspace path, or the path of a kept text. */
  readonly path: string;
  readonly absolute: string;
  readonly kept: boolean;
}

export type Refused = { readonly kind: "refused"; readonly answer: Answer };

/** Where a path leads in the workspace. A file that the checkout left out is fetched. */
export async function locate(path: string, context: FileContext): Promise<LocatedFile | Refused> {
  const place = await context.workspace.locate(path);
  if (place.kind === "refused") return refusedWith(failure(place.code, place.reason));
  const why = place.kind === "inside" ? await context.fetchOmitted(place.path) : undefined;
  if (why !== undefined) return refuseOmitted(place.path, why);
  return { kind: "found", path: place.path, absolute: place.absolute, kept: false };
}

function refuseOmitted(path: string, why: string): Refused {
  return refusedWith(failure("unreadable", `${quotePath(path)} can be neither read nor written: ${why}.`, COMPLETE));
}

const COMPLETE =
  "Leave it is. People can check out all of it: `submodules`, `lfs` and `sparse-checkout` of actions/checkout.";

/** Where a path to read leads: into the workspace, or to a kept text. */
export async function locateReadable(path: string, context: FileContext): Promise<LocatedFile | Refused> {
  if (!isSpilled(path)) return await locate(path, context);
  const absolute = context.spill.locate(path);
  if (absolute === undefined) return refusedWith(failure("not_found", `No output is kept as ${quotePath(path)}.`));
  return { kind: "found", path, absolute, kept: true };
}

/** The facts of a regular file, or why it is not one. */
export async function factsOfFile(located: LocatedFile, context: FileContext): Promise<FileFacts | Refused> {
  const facts = await context.files.facts(located.absolute);
  const name = quotePath(located.path);
  if (facts === undefined)
    return refusedWith(failure("not_found", `There is no file ${name}.`, "Find it with glob or list_directory."));
  if (facts.kind === "directory")
    return refusedWith(failure("is_directory", `${name} is a directory.`, "Use list_directory."));
  if (facts.kind === "file") return facts;
  return refusedWith(failure("not_a_file", `${name} is not a regular file (a pipe, socket or device).`));
}

/** The bytes of a file, or why they cannot be read. */
export async function readBytes(located: LocatedFile, context: FileContext): Promise<Buffer | Refused> {
  try {
    const bytes = await context.files.read(located.absolute);
    if (located.kept || !isLfsPointer(bytes)) return bytes;
    return refuseOmitted(located.path, "only its Git LFS pointer is here, and its content was not fetched");
  } catch (error) {
    const code = systemCode(error);
    if (code === undefined || !UNREADABLE.has(code)) throw error;
    return refusedWith(failure("unreadable", `${quotePath(located.path)} cannot be read (${code}).`));
  }
}

const UNREADABLE = new Set(["EACCES", "EPERM", "EIO", "ELOOP", "EINVAL", "ENOENT", "EISDIR", "ENOTDIR", "ENXIO"]);

export function isRefused(value: object): value is Refused {
  return "kind" in value && value.kind === "refused";
}

export function refusedWith(answer: Answer): Refused {
  return { kind: "refused", answer };
}

/** A path on one line: as it is, or as a JSON string when it holds control characters. */
export function quotePath(path: string): string {
  if (path === "") return "the workspace root";
  return showPath(path);
}

export function showPath(path: string): string {
  // oxlint-disable-next-line no-control-regex
  return /[\u0000-\u001f\u007f\u2028\u2029]/u.test(path) ? JSON.stringify(path) : path;
}
