/** Remit's own issues, and workflow runs: looking one up, cancelling it. */
import type { Octokit } from "@octokit/rest";
import type { Clock, GitHub, GitHubRuns } from "../../ports.ts";
import { toIssue } from "./facts.ts";
import { type GitHubOperation, isRequestFailure, createOnce } from "./failure.ts";
import type { ReviewReader } from "./reviews.ts";

interface Context {
  readonly owner: string;
  readonly repo: string;
  readonly clock: Clock;
  readonly self: GitHub["self"];
  readonly attempt: <T>(doing: GitHubOperation, work: (octokit: Octokit) => Promise<T>) => Promise<T>;
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

export function workingOnRuns({ attempt, owner, repo }: ReviewReader): GitHubRuns {
  return {
    workflowRun: (id) =>
      attempt({ what: `show the workflow run ${id}`, needs: "actions: read" }, async ({ rest }) => {
        try {
          const { data } = await rest.actions.getWorkflowRun({ owner, repo, run_id: id });
          // Some servers append the ref to the path.
          const [workflow = ""] = data.path.split("@", 1);
          return { id, completed: data.status === "completed", url: data.html_url, workflow };
        } catch (error) {
          if (isRequestFailure(error) && error.status === 404) return undefined;
          throw error;
        }
      }),
    cancelRun: (id) =>
      attempt({ what: `cancel the workflow run ${id}`, needs: "actions: write" }, async ({ rest }) => {
        try {
          await rest.actions.cancelWorkflowRun({ owner, repo, run_id: id });
        } catch (error) {
          // The run has ended in the meantime.
          if (!isRequestFailure(error) || error.status !== 409) throw error;
        }
      }),
  };
}
