/** Finds commits by others: on a branch of Remit's own, the commits that none of Remit's comments records. */
import { chooseBranch } from "../change/branch.ts";
import type { ForeignCommits, Request } from "../events.ts";
import { GitHubError, type LoggedCommit } from "../ports.ts";
import { sealOf, trustedComments } from "./own-comments.ts";
import type { PublishPorts, Invocation } from "./invocation.ts";

type Place = Pick<PublishPorts, "git" | "github">;
type Named = Pick<Invocation, "settings">;

/**
 * Adds the commits by others to a request that starts from a branch of Remit's own. The base must have been fetched.
 * Throws `GitError`.
 */
export async function withForeign(place: Place, invocation: Named, request: Request): Promise<Request> {
  const foreign = await findForeign(place, invocation, request);
  return foreign === undefined ? request : { ...request, foreign };
}

async function findForeign(place: Place, invocation: Named, request: Request): Promise<ForeignCommits | undefined> {
  const { base, subject, trusted, caughtUp } = request;
  const chosen = chooseBranch(request, "", { prefix: invocation.settings.trigger.branchPrefix });
  if (subject?.kind === "pull" || chosen.kind === "refused" || chosen.target.expect === undefined) return undefined;
  const head = chosen.target.expect;
  if ((await recordedOf(place, invocation, request, [head])).has(head)) return undefined;
  const { history } = place.git;
  const parting = await history.parting(base.sha, caughtUp?.onto.sha ?? trusted.sha);
  const all = parting?.own ?? (await history.log(head, { most: 1 })).commits;
  // The commit that brought the branch up to date belongs to this run.
  const own = all.filter(({ oid }) => oid === head || oid !== base.sha);
  if (own.length === 0) return undefined;
  const oids = own.map(({ oid }) => oid);
  const known = followed(own, await recordedOf(place, invocation, request, oids));
  const others = own.filter(({ oid }) => !known.has(oid));
  const commits = others.slice(0, SHOWN).map((commit) => ({ oid: commit.oid, author: nameOf(commit) }));
  const fork = parting === undefined ? {} : { fork: parting.fork };
  return { head, commits, more: others.length - commits.length, ...fork };
}

/** Recorded commits and all their ancestors: a task's comment records only the last push. */
function followed(own: readonly LoggedCommit[], recorded: ReadonlySet<string>): ReadonlySet<string> {
  const parents = new Map(own.map((commit) => [commit.oid, commit.parents]));
  const known = new Set(recorded);
  // Iterating a set also visits elements added during the loop.
  for (const oid of known) for (const parent of parents.get(oid) ?? []) known.add(parent);
  return known;
}

/** The most commits a sentence names. */
const SHOWN = 10;

/**
 * Which of these commits Remit's comments on the issue and on the branch's pull requests record as pushed. Empty when
 * GitHub does not answer.
 */
async function recordedOf(
  { github }: Pick<Place, "github">,
  { settings }: Named,
  { subject, base }: Request,
  commits: readonly string[],
): Promise<ReadonlySet<string>> {
  const seal = sealOf(settings);
  const found = new Set<string>();
  try {
    const pulls = (await github.pullsFrom(base.name)).map(({ number }) => number);
    for (const place of [...(subject === undefined ? [] : [subject.number]), ...pulls]) {
      const named = await trustedComments(github, seal, place, ({ record }) => commits.includes(record.pushed ?? ""));
      for (const { record } of named) if (record.pushed !== undefined) found.add(record.pushed);
    }
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
  }
  return found;
}

/** Anybody can write anything into an author's name. */
function nameOf({ author }: LoggedCommit): string {
  return (
    author.name
      .replaceAll(/[^\p{L}\p{N} .-]+/gu, " ")
      .trim()
      .slice(0, 40) || "nobody"
  );
}
