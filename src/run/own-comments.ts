/** Remit's own comments as a record of what it did: those that nobody else has written or edited. */
import type { Settings } from "../inputs.ts";
import { openSeal, type Seal } from "../lib/seal.ts";
import type { GitHub } from "../ports.ts";
import { findOwn, type OwnComment } from "../report/record.ts";

/** By the repository's key where the workflow gives one. */
export function sealOf({ sealKey = "", github }: Sealing): Seal {
  return openSeal(sealKey, github.repository.toLowerCase());
}

export interface Sealing extends Pick<Settings, "sealKey"> {
  readonly github: Pick<Settings["github"], "repository">;
}

export type Commented = Pick<GitHub, "self" | "comments" | "lastEditor">;

/**
 * What comments on an issue or pull request say to be Remit's record, in order. The seal of each may be broken: see
 * {@link isUntouched}. Throws `GitHubError`.
 */
export async function ownComments(github: Commented, seal: Seal, subject: number): Promise<readonly OwnComment[]> {
  const [self, comments] = await Promise.all([github.self(), github.comments(subject)]);
  return findOwn(comments, { author: self.id, subject, seal });
}

/**
 * Whether a comment is as Remit left it. Without a key anybody who may edit it could renew its seal, so GitHub is asked
 * who edited it last. Throws `GitHubError`.
 */
export async function isUntouched(github: Commented, seal: Seal, { intact, comment }: OwnComment): Promise<boolean> {
  if (!intact || seal.keyed) return intact;
  const editor = await github.lastEditor(comment.id);
  return editor === undefined || editor === comment.author.id;
}

/** Those that {@link isUntouched} holds for. */
export async function trustedComments(
  github: Commented,
  seal: Seal,
  subject: number,
  wanted: (own: OwnComment) => boolean,
): Promise<readonly OwnComment[]> {
  const named = (await ownComments(github, seal, subject)).filter(wanted);
  const untouched = await Promise.all(named.map((own) => isUntouched(github, seal, own)));
  return named.filter((_, index) => untouched[index]);
}
