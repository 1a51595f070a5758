/** A request to the GraphQL endpoint: always status 200, with errors in the body, as on GitHub. */
import { record } from "../../json.ts";
import { Refusal } from "../refusal.ts";
import type { ApiResponse } from "../route.ts";
import type { State, Token } from "../state.ts";
import { execute } from "./execute.ts";
import { openRoots } from "./schema.ts";

export async function answerGraphql(state: State, token: Token | undefined, body: unknown): Promise<ApiResponse> {
  if (token === undefined) throw new Refusal(401, "This endpoint requires you to be authenticated.");
  const { query, variables } = record(body);
  if (typeof query !== "string") {
    return {
      status: 200,
      body: { errors: [{ message: "A query attribute must be specified and must be a string." }] },
    };
  }
  return { status: 200, body: await execute(openRoots(state, token), query, record(variables)) };
}
