/** A pull request to be reviewed: the workflow asks by listening to it, or somebody asks with a label. */
import type { Payload } from "../payload.ts";
import {
  askersOf,
  declined,
  keyOf,
  readThread,
  requestWithoutWords,
  type Declined,
  type TriggerSettings,
  type PendingRequest,
} from "../pending.ts";
import { refuseLabel } from "./issue.ts";

/** Always a review: the words in such an event are a stranger's, so they cannot ask for a change. */
export function readPull(payload: Payload, settings: TriggerSettings): PendingRequest | Declined {
  const action = payload.text("action") ?? "";
  const refusal = action === "labeled" ? refuseLabel(payload.text("label.name"), settings) : refuseAction(payload);
  if (refusal !== undefined) return refusal;
  const number = payload.number("pull_request.number");
  const head = payload.text("pull_request.head.sha");
  const sender = payload.account("sender");
  if (!number || head === undefined || sender === undefined) {
    return declined("The event's payload is not a pull request's: number, head or sender is missing.");
  }
  const asked = requestWithoutWords(settings, "Review this pull request.");
  const at = payload.text("pull_request.updated_at");
  return {
    ...asked,
    kind: "review",
    trigger: action === "labeled" ? "label" : "pull",
    subject: { kind: "pull", number, head },
    askers: askersOf(sender),
    ...readThread(payload, "pull_request", { at }),
    // A commit is reviewed once, whether opened, reopened or made ready, by one event or two; only a label repeats it.
    key: keyOf(["pull", number, head, asked.command ?? null, asked.instruction, ...(action === "labeled" ? [at] : [])]),
  };
}

function refuseAction(payload: Payload): Declined | undefined {
  const action = payload.text("action") ?? "changed";
  if (!ASKING.has(action)) {
    return declined(`The pull request was ${action}: only ${[...ASKING].join(", ")} and labeled ask for a review.`);
  }
  if (payload.flag("pull_request.draft"))
    return declined("The pull request is a draft: it is reviewed when it is ready.");
  return undefined;
}

const ASKING = new Set(["opened", "reopened", "synchronize", "ready_for_review"]);
