/** Which workflows of a commit a push or a pull request would start. */
import { GitError, type Git } from "../../ports.ts";

const FOLDER = ".github/workflows";
const STARTING: ReadonlySet<string> = new Set(["push", "pull_request", "pull_request_target"]);

/** Paths, in order; filters by branch and path are not looked at. Undefined when the commit cannot be read. */
export async function startingWorkflows(git: Git, commit: string): Promise<readonly string[] | undefined> {
  try {
    const names = (await workflowsOf(git, commit)).filter((name) => /\.ya?ml$/.test(name));
    const paths = names.map((name) => `${FOLDER}/${name}`);
    if (paths.length === 0) return [];
    const { parse } = await import("yaml");
    const starts = await Promise.all(
      paths.map(async (path) => startsByItself((await git.show(commit, path))?.toString() ?? "", parse)),
    );
    return paths.filter((_, index) => starts[index]);
  } catch (error) {
    if (error instanceof GitError) return undefined;
    throw error;
  }
}

/** A commit that GitHub made itself, to sign it, is not here yet. */
async function workflowsOf(git: Git, commit: string): Promise<readonly string[]> {
  try {
    return await git.names(commit, FOLDER);
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    await git.fetch(commit);
    return await git.names(commit, FOLDER);
  }
}

/** What cannot be read GitHub cannot run either. */
function startsByItself(text: string, parse: (yaml: string, options: object) => unknown): boolean {
  try {
    const whole = parse(text, { schema: "core", maxAliasCount: 10, logLevel: "error" });
    return (
      typeof whole === "object" &&
      whole !== null &&
      namesIn(Reflect.get(whole, "on")).some((name) => STARTING.has(name))
    );
  } catch {
    return false;
  }
}

function namesIn(on: unknown): readonly string[] {
  if (typeof on === "string") return [on];
  if (Array.isArray(on)) return on.map(String);
  return typeof on === "object" && on !== null ? Object.keys(on) : [];
}
