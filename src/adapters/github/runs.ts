/** Workflow runs: looking one up, cancelling it. */
import type { GitHubRuns } from "../../ports.ts";
import { isRequestFailure } from "./failure.ts";
import type { ReviewReader } from "./reviews.ts";

export function workingOnRuns({ attempt, owner, repo }: ReviewReader): GitHubRuns {
  return {
    workflowRun: (id) =>
      attempt({ what: `show the workflow run ${id}`, needs: "actions: read" }, async ({ rest }) => {
        try {
          const { data } = await rest.actions.getWorkflowRun({ owner, repo, run_id: id });
          // Some servers put the ref behind the path.
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
          // It has ended by itself in the meantime.
          if (!isRequestFailure(error) || error.status !== 409) throw error;
        }
      }),
  };
}
