/** What a route is: an operation of GitHub's description, what a token needs for it, and what answers it. */
import { list, record } from "../json.ts";
import type { BareRepository } from "../git-server.ts";
import type { Level, State, Token, User } from "./state.ts";

/** Alternatives, each a set of permissions; keys as in a workflow's `permissions:`. Empty: any token, or none. */
export type Needs = readonly Readonly<Record<string, Level>>[];

export interface Asked {
  readonly state: State;
  /** The repository the path names; the world's own when it names none. */
  readonly bare: BareRepository;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: Readonly<Record<string, unknown>>;
  readonly token: Token | undefined;
  /** Who the token acts as. Throws 401 without a token. */
  readonly caller: () => User;
}

export interface Given {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Route {
  /** `GET /repos/{owner}/{repo}/issues/{issue_number}`, as GitHub's reference names it. */
  readonly operation: string;
  readonly needs: Needs | ((asked: Asked) => Needs);
  /** The answer is a list and given in pages; a text names the property that holds it. */
  readonly paged?: true | string;
  readonly handle: (asked: Asked) => Given | Promise<Given>;
}

/** Reading what is public needs no permission, as on GitHub; writing always does. */
export function reads(permission: string): Needs {
  return [{ [permission]: "read" }];
}

export function writes(permission: string): Needs {
  return [{ [permission]: "write" }];
}

/** Issues and pull requests share their numbers; a pull request's conversation answers to either permission. */
export function needsOfIssue(level: Level): (asked: Asked) => Needs {
  return ({ state, params }) => {
    const comment = state.comments.get(Number(params["comment_id"]));
    const issue = state.issues.get(comment?.issue ?? Number(params["issue_number"]));
    return issue?.pull === undefined ? [{ issues: level }] : [{ issues: level }, { "pull-requests": level }];
  };
}

/** A text of the request's body; undefined when absent or null. */
export function text(asked: Asked, key: string): string | undefined {
  const value = asked.body[key];
  return typeof value === "string" ? value : undefined;
}

/** A list of texts, or of objects with a name, in the request's body. */
export function names(asked: Asked, key: string): string[] {
  const value = asked.body[key];
  return list(value).map((each) => (typeof each === "string" ? each : String(record(each)["name"])));
}
