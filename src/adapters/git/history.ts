/** The history of a commit: `log`, `blame` and `diff-tree`, over as much of it as was asked for. */
import { GitError, type BlamedLine, type GitHistory, type LoggedCommit, type BranchDivergence } from "../../ports.ts";
import type { Processes } from "../git-process.ts";
import { readEnds, type Fetching } from "./fetching.ts";

export function openHistory(processes: Processes, remote: HistoryContext["remote"], directory: string): GitHistory {
  const past: HistoryContext = { processes, remote, directory };
  return {
    async expand(abbreviation) {
      const name = `${abbreviation}^{commit}`;
      const { code, output } = await processes.run(["rev-parse", "--verify", "--quiet", "--end-of-options", name]);
      return code === 0 ? output.toString("latin1").trim() : undefined;
    },
    async log(commit, { most, path }) {
      let commits: LoggedCommit[] = [];
      const complete = await lookBack(past, commit, most > 1 || path !== undefined, async (ends) => {
        const logged = await readLog(past, commit, most + ends.size, path);
        // A commit without its parents seems to have added every file.
        commits = logged.filter(({ oid }) => path === undefined || !ends.has(oid)).slice(0, most);
        return commits.length >= most;
      });
      return { commits, complete };
    },
    async blame(commit, query) {
      let lines: BlamedLine[] = [];
      await lookBack(past, commit, true, async (ends) => {
        lines = await readBlame(past, commit, query, ends);
        return !lines.some(({ older }) => older);
      });
      return lines;
    },
    parting: (head, base) => findParting(past, head, base),
    async patch(from, to, paths) {
      for (const tree of [from, to]) checkId(tree);
      const output = await processes.need([...PATCH, "--end-of-options", from, to, "--", ...paths]);
      return output.toString();
    },
  };
}

interface HistoryContext {
  readonly processes: Processes;
  readonly remote: Pick<Fetching, "fetch" | "deepen" | "known">;
  /** Remit's own git directory. */
  readonly directory: string;
}

/** By how many commits the history grows each time it does not suffice. */
const STEPS = [50, 150, 500];

/** Reads, fetching more until `read` (given the commits without parents) has enough. Whether all history is here. */
async function lookBack(
  past: HistoryContext,
  commit: string,
  deep: boolean,
  read: (ends: ReadonlySet<string>) => Promise<boolean>,
): Promise<boolean> {
  await fetchCommit(past, commit);
  for (let step = 0; ; step += 1) {
    const by = STEPS[step];
    const ends = readEnds(past.directory);
    if (deep && by !== undefined && ends.has(commit)) {
      await past.remote.deepen(commit, by);
      continue;
    }
    const enough = await read(ends);
    const complete = ends.size === 0 || !(await reaches(past, commit, ends));
    if (complete || enough || by === undefined) return complete;
    await past.remote.deepen(commit, by);
  }
}

/** A commit that is here is not fetched again: that would cut off its history. */
async function fetchCommit({ processes, remote }: HistoryContext, commit: string): Promise<void> {
  checkId(commit);
  const known = remote.known(commit);
  if (known !== undefined) return await known;
  const { code } = await processes.run(["cat-file", "-e", `${commit}^{commit}`]);
  if (code !== 0) await remote.fetch(commit);
}

function checkId(id: string): void {
  if (!/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(id)) throw new GitError(`Not an object id: ${JSON.stringify(id)}`);
}

async function reaches({ processes }: HistoryContext, commit: string, ends: ReadonlySet<string>): Promise<boolean> {
  const output = await processes.need(["rev-list", "--end-of-options", commit]);
  return output
    .toString("latin1")
    .split("\n")
    .some((oid) => ends.has(oid));
}

async function findParting(past: HistoryContext, head: string, base: string): Promise<BranchDivergence | undefined> {
  await fetchCommit(past, head);
  await fetchCommit(past, base);
  for (let step = 0; ; step += 1) {
    const { code, output } = await past.processes.run(["merge-base", "--end-of-options", base, head]);
    const fork = output.toString("latin1").trim();
    if (code === 0 && fork !== "") return { fork, own: await readLog(past, `${base}..${head}`, MOST_OWN) };
    const by = STEPS[step];
    if (by === undefined) return undefined;
    for (const end of [head, base]) await past.remote.deepen(end, by);
  }
}

/** How many commits of a branch's own are read. */
const MOST_OWN = 1_000;

const FIELDS = ["%H", "%P", "%an", "%ae", "%cn", "%ce", "%at", "%B"] as const;
const LOG = ["log", "-z", "--no-patch", "--no-decorate", "--no-show-signature", "--no-mailmap"] as const;

async function readLog(past: HistoryContext, commit: string, most: number, path?: string): Promise<LoggedCommit[]> {
  const format = `--format=${FIELDS.join("%x00")}`;
  const where = path === undefined ? [] : [path];
  const args = [...LOG, format, `--max-count=${most}`, "--end-of-options", commit, "--", ...where];
  const fields = (await past.processes.need(args)).toString().split("\0");
  const commits: LoggedCommit[] = [];
  for (let at = 0; at + FIELDS.length <= fields.length; at += FIELDS.length) {
    const [oid = "", parents = "", name = "", email = "", byName = "", byEmail = "", time = "0", message = ""] =
      fields.slice(at);
    const [author, committer] = [
      { name, email },
      { name: byName, email: byEmail },
    ];
    commits.push({ oid, parents: parents.split(" ").filter(Boolean), author, committer, time: Number(time), message });
  }
  return commits;
}

const BLAME = ["blame", "--porcelain", "--root", "--no-textconv"] as const;

async function readBlame(
  { processes }: HistoryContext,
  commit: string,
  { path, from, to }: Parameters<GitHistory["blame"]>[1],
  ends: ReadonlySet<string>,
): Promise<BlamedLine[]> {
  const output = await processes.need([...BLAME, `-L${from},${to}`, commit, "--", path]);
  return parseBlame(output.toString()).map((line) => ({ ...line, older: ends.has(line.oid) }));
}

type Attributed = Omit<BlamedLine, "older">;

/** `<oid> <line there> <line here> …`; the first line of a commit is followed by its facts; then a tab and the text. */
function parseBlame(output: string): Attributed[] {
  const lines: Attributed[] = [];
  const facts = new Map<string, Map<string, string>>();
  let [oid, line] = ["", 0];
  for (const row of output.split("\n")) {
    const [word = ""] = row.split(" ", 1);
    if (row.startsWith("\t")) lines.push({ oid, line, text: row.slice(1), ...factsOf(facts.get(oid)) });
    else if (/^[0-9a-f]{40,64}$/.test(word)) {
      [oid, line] = [word, Number(row.split(" ")[2])];
      if (!facts.has(oid)) facts.set(oid, new Map());
    } else facts.get(oid)?.set(word, row.slice(word.length + 1));
  }
  return lines;
}

function factsOf(facts: ReadonlyMap<string, string> | undefined): Pick<BlamedLine, "author" | "time"> {
  const fact = (name: string): string => facts?.get(name) ?? "";
  return { author: fact("author"), time: Number(fact("author-time")) };
}

const PATCH = ["diff-tree", "-p", "-r", "--no-ext-diff", "--no-textconv", "--no-color", "--no-renames"] as const;
