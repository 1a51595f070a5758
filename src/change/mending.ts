/** What was changed since a commit that was published from the same workspace. */
import type { Change, Changes } from "./changes.ts";

/**
 * `now` is a difference to the base, `published` the files that a commit on that base brought: what comes out is a
 * difference to that commit. What was published and is as in the base again is taken back.
 */
export function changesSince(published: readonly Change[], commit: string, now: Changes): Changes {
  const { files, merge: _, ...rest } = now; // A base that was brought in is in the commit.
  const [then, today] = [byPath(published), byPath(files)];
  const paths = [...new Set([...then.keys(), ...today.keys()])].sort();
  const changed = paths.flatMap((path): Change[] => {
    const [first, last] = [then.get(path), today.get(path)];
    const before = first === undefined ? last?.before : first.after;
    const after = last === undefined ? first?.before : last.after;
    if (before?.oid === after?.oid && before?.mode === after?.mode) return [];
    return [{ path, ...(before && { before }), ...(after && { after }) }];
  });
  return { ...rest, base: commit, files: changed };
}

function byPath(changes: readonly Change[]): ReadonlyMap<string, Change> {
  return new Map(changes.map((change) => [change.path, change]));
}
