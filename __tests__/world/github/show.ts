/** Objects as the API and event payloads show them, for building events. */
import { issueShape, commentShape, labelShape } from "./shapes/issue.ts";
import { fullPull } from "./shapes/pull.ts";
import { repositoryShape } from "./shapes/repository.ts";
import { reviewCommentShape, reviewShape } from "./shapes/review.ts";
import { runShape } from "./shapes/run.ts";
import { simpleUser } from "./shapes/user.ts";
import { isPull, userCalled, type State } from "./state.ts";

export interface Show {
  repository(): object;
  user(login: string): object;
  issue(number: number): object;
  comment(id: number): object;
  pull(number: number): Promise<object>;
  label(name: string): object;
  review(id: number): object;
  reviewComment(id: number): Promise<object>;
  run(id: number): Promise<object>;
}

/** Each throws if the object does not exist. */
export function openShow(state: State): Show {
  return {
    repository: () => repositoryShape(state, state.bare),
    user: (login) => simpleUser(state.urls, userCalled(state, login)),
    issue: (number) => issueShape(state, there(state.issues.get(number), `issue ${number}`)),
    comment: (id) => commentShape(state, there(state.comments.get(id), `comment ${id}`)),
    async pull(number) {
      const issue = state.issues.get(number);
      return fullPull(state, there(isPull(issue) ? issue : undefined, `pull request ${number}`));
    },
    label: (name) => labelShape(state, name),
    review: (id) => reviewShape(state, there(state.reviews.get(id), `review ${id}`)),
    async reviewComment(id) {
      const comment = there(state.reviewComments.get(id), `review comment ${id}`);
      const issue = state.issues.get(comment.pull);
      return reviewCommentShape(
        state,
        there(isPull(issue) ? issue : undefined, `pull request ${comment.pull}`),
        comment,
      );
    },
    run: (id) => runShape(state, there(state.runs.get(id), `workflow run ${id}`)),
  };
}

function there<T>(thing: T | undefined, name: string): T {
  if (thing === undefined) throw new Error(`There is no ${name}.`);
  return thing;
}
