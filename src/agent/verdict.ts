/** What a validated reply means: a rule and a limit for every finish reason. */
import type { Fault, Reply } from "../events.ts";
import { withoutBlocks } from "../lib/cut.ts";
import { repeatsItself } from "./repetition/turns.ts";
import type { TurnResult } from "./turn.ts";

type Verdict =
  | TurnResult
  | { readonly kind: "repeating" }
  | {
      readonly kind: "ask_again";
      readonly why: string;
      /** The message to the model. */
      readonly nudge: string;
      /** How often Remit sends it in one turn. */
      readonly most: number;
      /** How the turn ends after that. */
      readonly otherwise: TurnResult;
      /** The part of an answer in this reply; the next part is joined to it. */
      readonly piece: string;
    };

/**
 * Calls count whatever the finish reason: the stream was validated, so they are complete. `before` is the text of the
 * same answer from replies cut at the output limit.
 */
export function judgeReply(reply: Reply, before = ""): Verdict {
  if (reply.calls.length > 0) return { kind: "calls", calls: reply.calls, text: reply.text };
  if (reply.stop === "cut_short" || repeatsItself(reply.text)) return REPEATING;
  const empty = visible(reply.text) === "";
  const text = visible(before + reply.text);
  switch (reply.stop) {
    case "stop":
      return empty ? askAgain("empty reply", emptyNudge(reply), unusable("gave no answer", reply)) : finished(text);
    case "missing":
      return empty
        ? askAgain("empty reply", emptyNudge(reply), unusable("gave no answer", reply))
        : doubt(reply, finished(text));
    case "other":
      return empty
        ? askAgain("empty reply", emptyNudge(reply), unusable("gave no answer", reply))
        : doubt(reply, failed(unusable("ended for a reason unknown here", reply, 2)));
    case "max_tokens":
      return { ...askAgain("cut reply", CUT, unusable("ran into its output limit", reply)), piece: reply.text };
    case "recitation":
      return askAgain("recitation", RECITED, unusable("was stopped for quoting its sources", reply));
    case "malformed_call":
    case "unexpected_call":
      return askAgain("malformed call", MALFORMED, unusable("made a tool call that cannot be read", reply));
    case "safety":
    case "blocked_prompt":
      return failed(refused(reply));
    default:
      return reply.stop satisfies never;
  }
}

const REPEATING = { kind: "repeating" } as const;

/** How often in one turn the model is asked again for a usable reply. */
const NUDGES = 2;

const EMPTY = "Your last reply was empty. Continue the task: call a tool, or say in words what you found and did.";
const THOUGHT =
  "Your last reply had only thoughts, which nobody sees. Continue the task: call a tool, or say in words what you found and did.";
const CUT =
  "Your last reply was cut off at the output limit. Continue exactly where it stopped, repeating nothing: what follows is joined to it. Make any tool call in smaller steps.";
const RECITED = "Your last reply was stopped because it repeated a source word for word. Continue in your own words.";
const MALFORMED = "Your last tool call could not be read. Make it again, with arguments that fit the tool's schema.";

function emptyNudge({ thoughts }: Reply): string {
  return thoughts.length > 0 ? THOUGHT : EMPTY;
}

// People cannot see invisible characters or HTML comments, so a reply of nothing else is empty.
function visible(text: string): string {
  const seen = withoutBlocks(text, "<!--", "-->").replaceAll(/[\u200b-\u200d\u2060\ufeff]/g, "");
  return seen.trim() === "" ? "" : text.trim();
}

function askAgain(why: string, nudge: string, fault: Fault): Extract<Verdict, { kind: "ask_again" }> {
  return { kind: "ask_again", why, nudge, most: NUDGES, otherwise: failed(fault), piece: "" };
}

// The answer may be incomplete, so the model is asked once more. Then a stream without a finish reason is accepted; one
// that twice gives a reason other than `STOP` was cut.
function doubt({ rawStop }: Reply, otherwise: TurnResult): Verdict {
  const ended = rawStop === "" ? "without a finish reason" : `with the finish reason ${rawStop}`;
  const nudge = `Your last reply ended ${ended}, so it may be incomplete. If there is more to do, continue; otherwise give your whole answer again.`;
  return { kind: "ask_again", why: "doubtful reply", nudge, most: 1, otherwise, piece: "" };
}

function finished(text: string): TurnResult {
  return { kind: "ended", end: { kind: "finished", text } };
}

function failed(fault: Fault): TurnResult {
  return { kind: "ended", end: { kind: "failed", fault } };
}

function unusable(what: string, reply: Reply, times = NUDGES + 1): Fault {
  return {
    kind: "model",
    message: `${reply.model} ${what} ${times} times in a row (finish reason ${reply.rawStop}).`,
    hint: "Run it again, or choose another model with the input `model`.",
  };
}

function refused(reply: Reply): Fault {
  return {
    kind: "model",
    message: `${reply.model} refused to answer (finish reason ${reply.rawStop}).`,
    hint: "Word the request differently; the same request gets the same refusal, so it was not repeated.",
  };
}
