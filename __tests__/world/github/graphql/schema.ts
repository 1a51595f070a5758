/** The part of GitHub's GraphQL schema that the stand-in plays. */
import { nodeId } from "../shapes/user.ts";
import type { State, User } from "../state.ts";
import type { Roots, Typed } from "./execute.ts";

export function openRoots(state: State, caller: User): Roots {
  return {
    query: { type: "Query", fields: { viewer: () => userNode(state, caller) } },
    mutation: { type: "Mutation", fields: {} },
  };
}

export function userNode(state: State, user: User): Typed {
  const fields = {
    id: () => nodeId(user.type === "Bot" ? "BOT" : "U", user.id),
    login: () => user.login,
    databaseId: () => user.id,
    url: () => `${state.urls.html}/${user.login}`,
  };
  return { type: "User", fields };
}
