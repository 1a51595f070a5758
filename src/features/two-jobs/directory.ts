/** A proposal's directory, read: the three files that belong there and no others. */
import { posix } from "node:path";
import type { Fault } from "../../events.ts";
import { MAX_PACKED, PACKED_FILES } from "./packed-proposal.ts";
import { systemCode, type Files } from "../../ports.ts";

export type DirectoryReading =
  | { readonly kind: "read"; readonly files: ReadonlyMap<string, Buffer> }
  | { readonly kind: "refused"; readonly fault: Fault };

export async function readPackedProposal(files: Files, directory: string): Promise<DirectoryReading> {
  const root = await files.realPath(directory);
  try {
    const { entries, undecodable } = await files.list(root);
    const known: readonly string[] = Object.values(PACKED_FILES);
    const strange = entries.find(({ name, kind }) => !known.includes(name) || kind !== "file");
    if (strange !== undefined)
      return refused(`${JSON.stringify(strange.name)} (a ${strange.kind}) does not belong there.`);
    if (undecodable > 0) return refused("It has files whose names are not UTF-8.");
    const read = new Map<string, Buffer>();
    for (const { name } of entries) {
      const path = posix.join(root, name);
      const size = (await files.facts(path))?.size ?? 0;
      if (size > MAX_PACKED) return refused(`${name} has ${size} bytes; at most ${MAX_PACKED} are read.`);
      read.set(name, await files.read(path));
    }
    return { kind: "read", files: read };
  } catch (error) {
    if (systemCode(error) === undefined) throw error;
    return refused(`It could not be read (${systemCode(error)}).`);
  }
}

function refused(why: string): DirectoryReading {
  return {
    kind: "refused",
    fault: {
      kind: "conflict",
      message: `There is no proposal to publish in the directory that the input proposal names. ${why}`,
      hint: "Download the artifact of the proposing job there, and nothing else.",
    },
  };
}
