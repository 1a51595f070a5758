/** Issues of Remit's own. */
import type { Octokit } from "@octokit/rest";
import type { Clock, GitHub } from "../../ports.ts";
import { toIssue } from "./facts.ts";
import type { Doing } from "./failure.ts";
import { createOnce } from "./retry.ts";

interface Context {
  readonly owner: string;
  readonly repo: string;
  readonly clock: Clock;
  readonly self: GitHub["self"];
  readonly attempt: <T>(doing: Doing, work: (octokit: Octokit) => Promise<T>) => Promise<T>;
}

export function keepingIssues(context: Context): Pick<GitHub, "issuesBy" | "createIssue" | "updateIssue"> {
  const { attempt, owner, repo, clock } = context;
  const list = async ({ paginate, rest }: Octokit, creator: string) =>
    (await paginate(rest.issues.listForRepo, { owner, repo, creator, state: "open", per_page: 100 })).map(toIssue);
  return {
    issuesBy: (login) =>
      attempt({ what: `list the issues by ${login}`, needs: "issues: read" }, (octokit) => list(octokit, login)),
    createIssue: (issue) =>
      attempt({ what: "open an issue", needs: "issues: write" }, (octokit) => {
        const create = async () => toIssue((await octokit.rest.issues.create({ owner, repo, ...issue })).data);
        const find = async () => {
          const all = await list(octokit, (await context.self()).login);
          return all.find(({ title, body }) => title === issue.title && body.trim() === issue.body.trim());
        };
        return createOnce(create, find, clock);
      }),
    updateIssue: (number, issue) =>
      attempt({ what: `update issue #${number}`, needs: "issues: write" }, async ({ rest }) => {
        return toIssue((await rest.issues.update({ owner, repo, issue_number: number, ...issue })).data);
      }),
  };
}
