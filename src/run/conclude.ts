/** From how the agent ended and what was published to the one conclusion of a run. Pure. */
import type { AgentEnd, Outcome, Publication, Request } from "../events.ts";

/** What became of the edits. */
export type Published =
  | { readonly kind: "nothing" }
  | { readonly kind: "published"; readonly publication: Publication; readonly verified: boolean }
  | { readonly kind: "withheld"; readonly outcome: Outcome };

/** "The model said it was done" is no evidence: only a publication makes a run `changed`. */
export function conclude(request: Request, end: AgentEnd, published: Published): Outcome {
  if (published.kind === "withheld" && end.kind === "finished") return published.outcome;
  const publication = published.kind === "published" ? { publication: published.publication } : {};
  switch (end.kind) {
    case "finished":
      return { conclusion: finishedAs(request, published), message: end.text, ...publication };
    case "blocked":
    case "stuck":
      return { conclusion: end.kind, message: end.reason, ...publication };
    case "exhausted":
      return { conclusion: "exhausted", message: end.text || `The limit of ${end.limit} is used up.`, ...publication };
    case "cancelled":
      return { conclusion: "cancelled", message: "The run was cancelled.", ...publication };
    case "failed":
      return { conclusion: "failed", message: end.fault.message, fault: end.fault, ...publication };
  }
}

function finishedAs(request: Request, published: Published): Outcome["conclusion"] {
  if (published.kind === "published") return published.verified ? "changed" : "unverified";
  switch (request.kind) {
    case "answer":
      return "answered";
    case "review":
      return "reviewed";
    case "plan":
      return "planned";
    case "change":
      return "unchanged";
  }
}
