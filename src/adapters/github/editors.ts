/** Who edited a comment: only GraphQL knows. */
import type { GitHub } from "../../ports.ts";
import { graphqlTrouble, type ReviewReader } from "./reviews.ts";

export function askingEditors({ attempt, owner, repo, graphqlUrl }: ReviewReader): Pick<GitHub, "lastEditor"> {
  return {
    lastEditor: (id) =>
      attempt({ what: `say who edited comment ${id}`, needs: "issues: read" }, async (octokit) => {
        const { data: comment } = await octokit.rest.issues.getComment({ owner, repo, comment_id: id });
        const variables = { id: comment.node_id };
        const request = { repeatable: true };
        const { data: said }: { readonly data: Said } = await octokit.request({
          method: "POST",
          url: graphqlUrl,
          query: EDITOR,
          variables,
          request,
        });
        const editor = said.data?.node?.editor;
        if (editor === undefined) throw graphqlTrouble(said, "it named no editor");
        // An account that is gone has no id any more: it is nobody that is known here.
        return editor === null ? undefined : (editor.databaseId ?? 0);
      }),
  };
}

interface Said {
  readonly data?: { readonly node?: { readonly editor?: { readonly databaseId?: number } | null } | null } | null;
  readonly errors?: readonly { readonly message: string; readonly type?: string }[];
}

const EDITOR = `query ($id: ID!) {
  node(id: $id) {
    ... on IssueComment { editor { ... on User { databaseId } ... on Bot { databaseId } } }
  }
}`;
