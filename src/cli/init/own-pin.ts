/** What stands after `uses:` for Remit itself. */
import { dirname } from "node:path";
import { VERSION } from "../../version.ts";
import { headOf, homeOf } from "./repository.ts";

export interface OwnPin {
  readonly uses: string;
  /** False where no commit is known, and a tag has to do. */
  readonly pinned: boolean;
}

/** The commit that the running bundle was checked out at. `entry` is the path of `dist/cli/index.js`. */
export function ownPin(entry: string): OwnPin {
  const root = dirname(dirname(dirname(entry)));
  const name = homeOf(root)?.name ?? "remit-agent/remit";
  const commit = headOf(root);
  if (commit === undefined) return { uses: `${name}@v${VERSION}`, pinned: false };
  return { uses: `${name}@${commit} # v${VERSION}`, pinned: true };
}
