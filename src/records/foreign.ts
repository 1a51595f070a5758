/** Commits on Remit's own branch that no comment of Remit's records. */

export interface ForeignCommits {
  /** Where the branch was when the run began. */
  readonly head: string;
  /** Newest first, at most ten, each with the name it gives as its author's: letters and digits only. */
  readonly commits: readonly { readonly oid: string; readonly author: string }[];
  /** How many more there are. */
  readonly more: number;
  /** The newest commit that the branch has in common with the default branch; absent where git does not tell. */
  readonly fork?: string;
}

/** One sentence. The names are the commits' own word; without them it says nothing that anybody else has written. */
export function tellForeign({ head, commits, more }: ForeignCommits, names: "names" | "no names" = "names"): string {
  const listed = commits.map(({ oid, author }) => oid.slice(0, 7) + (names === "names" ? ` (by "${author}")` : ""));
  const rest = more === 0 ? "" : ` and ${more} more`;
  return `The branch was at ${head.slice(0, 7)}, pushed by somebody else as far as Remit's comments tell; they do not record ${listed.join(", ")}${rest}.`;
}
