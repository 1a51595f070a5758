/** Objects as the API and event payloads show them, for whoever builds an event. */
import { issueShape, commentShape, labelShape } from "./shapes/issue.ts";
import { fullPull } from "./shapes/pull.ts";
import { repositoryShape } from "./shapes/repository.ts";
import { simpleUser } from "./shapes/user.ts";
import { isPull, userCalled, type State } from "./state.ts";

export interface Show {
  repository(): object;
  user(login: string): object;
  issue(number: number): object;
  comment(id: number): object;
  pull(number: number): Promise<object>;
  label(name: string): object;
}

/** Each throws when there is no such thing. */
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
  };
}

function there<T>(thing: T | undefined, name: string): T {
  if (thing === undefined) throw new Error(`There is no ${name}.`);
  return thing;
}
