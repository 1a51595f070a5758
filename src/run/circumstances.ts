/** The facts about a request and its calling agent that a policy's conditions test. */
import type { Circumstances } from "../policy/policy.ts";
import type { AdmittedRequest } from "./gate.ts";

/** The circumstances that the policy's conditions look at. */
export function circumstancesOf(
  { admitted }: { readonly admitted: Pick<AdmittedRequest, "request"> },
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
