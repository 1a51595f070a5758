/** Commits as records, and who signs them. */
import type { CommitFacts, Git } from "../../ports.ts";
import type { GitObject } from "./objects.ts";

type NewCommit = Parameters<Git["commit"]>[0];

/** Author and committer of a commit, as git takes them from its environment. */
export function signature({ author, time }: Pick<NewCommit, "author" | "time">): Record<string, string> {
  const date = `@${time} +0000`;
  return {
    GIT_AUTHOR_NAME: author.name,
    GIT_AUTHOR_EMAIL: author.email,
    GIT_AUTHOR_DATE: date,
    GIT_COMMITTER_NAME: author.name,
    GIT_COMMITTER_EMAIL: author.email,
    GIT_COMMITTER_DATE: date,
  };
}

/** A commit object's headers, an empty line, and its message. */
export function parseCommit({ bytes }: GitObject): CommitFacts {
  const text = bytes.toString("utf8");
  const cut = text.indexOf("\n\n");
  const headers = text.slice(0, cut).split("\n");
  const parents = headers.filter((line) => line.startsWith("parent ")).map((line) => line.slice("parent ".length));
  return { parents, message: text.slice(cut + 2) };
}
