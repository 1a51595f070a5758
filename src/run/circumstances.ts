/** What the conditions of a policy look at, of a request and of the agent that calls. */
import type { Circumstances } from "../policy/policy.ts";
import type { Admitted } from "./gate.ts";

/** The circumstances that the policy's conditions look at. */
export function circumstancesOf(
  { admitted }: { readonly admitted: Pick<Admitted, "request"> },
  agent: string,
): Circumstances {
  const { request } = admitted;
  return {
    trigger: request.trigger,
    request: request.kind,
    fork: request.subject?.fromFork ?? false,
    agent,
  };
}
