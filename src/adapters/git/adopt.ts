/** The objects of the job's checkout: what is there already is not fetched again. */
import { existsSync, linkSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readPlain } from "../git-directory.ts";

/**
 * Links the checkout's objects into Remit's own git directory, and names its commit there, so that git offers it to the
 * server. A command that removes the checkout does not remove them, and each is compared with its id when it is read.
 * Returns what undoes it; does nothing where they may be incomplete (a partial clone, objects elsewhere) or cannot be
 * linked (another file system), nor where an earlier step of the job has fetched: what `shallow` says of its commits must stay.
 */
export function adoptObjects(directory: string, checkout: string): (() => void) | undefined {
  const source = join(checkout, ".git");
  const [shallow, ref] = [join(directory, "shallow"), join(directory, "refs/remit/checkout")];
  if (existsSync(shallow) || existsSync(ref)) return undefined;
  const linked: string[] = [];
  const undo = (): void => {
    for (const file of [...linked, shallow, ref]) rmSync(file, { force: true });
  };
  try {
    const head = headOf(source);
    if (head === undefined) return undefined;
    for (const file of objectFiles(join(source, "objects"))) {
      const own = join(directory, "objects", file);
      mkdirSync(dirname(own), { recursive: true });
      linkSync(join(source, "objects", file), own);
      linked.push(own);
    }
    if (linked.length === 0) return undefined;
    // Without it, git would tell the server that it has the whole history.
    const ends = readPlain(join(source, "shallow"));
    if (ends !== undefined) writeFileSync(shallow, ends);
    mkdirSync(dirname(ref), { recursive: true });
    writeFileSync(ref, `${head}\n`);
    return undo;
  } catch {
    undo();
    return undefined;
  }
}

/** The commit that is checked out; undefined where it is not written down in the usual files. */
function headOf(source: string): string | undefined {
  const [head = ""] = (readPlain(join(source, "HEAD")) ?? "").split("\n");
  const [, ref] = /^ref: (refs\/[\w./-]+)$/.exec(head) ?? [];
  const id = ref === undefined || ref.includes("..") ? head : readPlain(join(source, ref))?.trim();
  return id !== undefined && /^[0-9a-f]{40}$/.test(id) ? id : undefined;
}

/** All objects, by their paths below `place`; none where some may be missing, and where linking does not pay. */
function objectFiles(place: string): readonly string[] {
  const packs = filesIn(place, "pack");
  // Without a pack git was sent fewer than 100 objects (`fetch.unpackLimit`): sending them again is as fast.
  if (packs.length === 0 || packs.some((file) => /\.(promisor|pack)$/.test(file) && !OBJECTS.test(file))) return [];
  if (existsSync(join(place, "info/alternates"))) return [];
  const folders = readdirSync(place).filter((name) => /^[0-9a-f]{2}$/.test(name));
  const files = [...packs, ...folders.flatMap((name) => filesIn(place, name))];
  return files.length > MOST_FILES ? [] : files.filter((file) => OBJECTS.test(file));
}

const OBJECTS = /\/([0-9a-f]{38}|pack-[0-9a-f]{40}\.(pack|idx|rev))$/;

/** Linking takes about a tenth of a millisecond a file. */
const MOST_FILES = 2000;

function filesIn(place: string, folder: string): readonly string[] {
  const entries = readdirSync(join(place, folder), { withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => join(folder, name));
}
