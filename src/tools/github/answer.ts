/** What GitHub refuses, as an answer. */
import type { Answer } from "../../events.ts";
import { GitHubError } from "../../ports.ts";
import { heeding } from "../reach.ts";
import { failure } from "../tool.ts";

/** The work's answer, or what GitHub said instead; throws when the call is cancelled. */
export async function answeringGitHub(signal: AbortSignal, work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await heeding(signal, work);
  } catch (error) {
    if (error instanceof GitHubError) return refusalOf(error);
    throw error;
  }
}

function refusalOf({ status, message }: GitHubError): Answer {
  if (status === 404 || status === 410) return failure("not_found", message);
  return failure(status === 403 || status === 401 ? "denied" : "network", message);
}
