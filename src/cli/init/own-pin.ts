/** What stands after `uses:` for Remit itself. */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { VERSION } from "../../version.ts";
import { headOf, homeOf, tagOf } from "./repository.ts";

/** Where Remit lives, where the running bundle does not say. */
export const OWN_NAME = "remit-agent/remit";

export interface OwnPin {
  readonly uses: string;
  /** False where no commit is known, and a tag has to do. */
  readonly pinned: boolean;
}

/** The directory that the running bundle's `dist/cli/index.js` lies below. */
export function ownRoot(entry = process.argv[1] ?? ""): string {
  return dirname(dirname(dirname(entry)));
}

/** The commit that the running bundle was checked out at, or that npm installed; undefined where neither is known. */
export function ownCommit(root = ownRoot()): string | undefined {
  return headOf(root) ?? installedCommit(root);
}

export function ownPin(entry: string): OwnPin {
  const root = ownRoot(entry);
  const name = homeOf(root)?.name ?? OWN_NAME;
  const commit = ownCommit(root);
  const tag = `v${VERSION}`;
  if (commit === undefined) return { uses: `${name}@${tag}`, pinned: false };
  return { uses: `${name}@${commit}${nameRelease(root, tag, commit)}`, pinned: true };
}

/** A release is named only where its tag is there and leads to the commit. */
function nameRelease(root: string, tag: string, commit: string): string {
  const found = tagOf(root, tag);
  if (found.length === 0) return ` # before ${tag}`;
  return found.includes(commit) ? ` # ${tag}` : "";
}

/** npm says in its own list of what it installed which commit `npx github:…` took. */
function installedCommit(root: string): string | undefined {
  try {
    const list: unknown = JSON.parse(readFileSync(join(dirname(root), ".package-lock.json"), "utf8"));
    const { packages } = list as { packages?: Readonly<Record<string, { readonly resolved?: string }>> };
    return /#([0-9a-f]{40})$/.exec(packages?.["node_modules/remit"]?.resolved ?? "")?.[1];
  } catch {
    return undefined; // It was not installed by npm.
  }
}
