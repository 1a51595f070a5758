/** A route: an operation of GitHub's description, the permissions it needs, and its handler. */
import { list, record } from "../json.ts";
import type { BareRepository } from "../git-server.ts";
import type { Level, State, Token, User } from "./state.ts";

/** Alternative sets of permissions; keys as in a workflow's `permissions:`. Empty: any token, or none. */
export type Needs = readonly Readonly<Record<string, Level>>[];

export interface ApiRequest {
  readonly state: State;
  /** The repository that the path names; the world's own if it names none. */
  readonly bare: BareRepository;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: Readonly<Record<string, unknown>>;
  readonly token: Token | undefined;
  /** The account that the token acts as. Throws 401 without a token. */
  readonly caller: () => User;
}

export interface ApiResponse {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Route {
  /** Such as `GET /repos/{owner}/{repo}/issues/{issue_number}`, the name in GitHub's reference. */
  readonly operation: string;
  readonly needs: Needs | ((asked: ApiRequest) => Needs);
  /** The answer is a paged list; a string names the property that contains it. */
  readonly paged?: true | string;
  readonly handle: (asked: ApiRequest) => ApiResponse | Promise<ApiResponse>;
}

/** Reading public data needs no permission, as on GitHub; writing always does. */
export function reads(permission: string): Needs {
  return [{ [permission]: "read" }];
}

export function writes(permission: string): Needs {
  return [{ [permission]: "write" }];
}

/** Issues and pull requests share their numbers; for a pull request's conversation either permission is enough. */
export function needsOfIssue(level: Level): (asked: ApiRequest) => Needs {
  return ({ state, params }) => {
    const comment = state.comments.get(Number(params["comment_id"]));
    const issue = state.issues.get(comment?.issue ?? Number(params["issue_number"]));
    return issue?.pull === undefined ? [{ issues: level }] : [{ issues: level }, { "pull-requests": level }];
  };
}

/** A string of the request's body; undefined if absent or null. */
export function text(request: ApiRequest, key: string): string | undefined {
  const value = request.body[key];
  return typeof value === "string" ? value : undefined;
}

/** A list of strings, or of objects with a name, in the request's body. */
export function names(request: ApiRequest, key: string): string[] {
  const value = request.body[key];
  return list(value).map((each) => (typeof each === "string" ? each : String(record(each)["name"])));
}
