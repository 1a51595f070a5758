/** Runs that the workflow file asks for: started by hand, by a program or by a schedule. */
import { firstOf } from "../../lib/cut.ts";
import type { Account } from "../../ports.ts";
import type { Payload } from "../payload.ts";
import {
  askersOf,
  declined,
  keyOf,
  readCommand,
  requestFor,
  type Declined,
  type TriggerSettings,
  type PendingRequest,
} from "../pending.ts";

/** `workflow_dispatch`: somebody with write permission fills in the form, so the prompt is theirs. */
export function readDispatch(payload: Payload, settings: TriggerSettings): PendingRequest | Declined {
  const sender = payload.account("sender");
  if (sender === undefined) return declined("The event's payload names no sender.");
  const form = payload.text("inputs.prompt")?.trim() ?? "";
  return wishOf("workflow_dispatch", sender, { ...settings, prompt: settings.prompt?.trim() || form });
}

/**
 * `repository_dispatch`: what a program sends is often text from elsewhere (an alert, a ticket), so it is data. Only
 * the workflow can make it an instruction, by passing part of it to the input `prompt`.
 */
export function readMessage(payload: Payload, settings: TriggerSettings): PendingRequest | Declined {
  const sender = payload.account("sender");
  if (sender === undefined) return declined("The event's payload names no sender.");
  const pending = wishOf("repository_dispatch", sender, settings);
  if (pending.kind === "declined") return pending;
  const type = firstOf(payload.text("action") ?? "", MOST_TYPE);
  const sent = payload.json("client_payload") ?? "{}";
  return { ...pending, occasion: { kind: "message", type, payload: firstOf(sent, MOST_SENT) } };
}

/** Characters of a program's message: GitHub accepts ten properties of any length. */
const MOST_SENT = 24_000;
const MOST_TYPE = 100;

/** `schedule`: only the workflow file on the default branch asks; GitHub names who last changed it. */
export function readSchedule(_: Payload, settings: TriggerSettings): PendingRequest | Declined {
  const login = settings.actor || "github-actions[bot]";
  const actor: Account = { login, id: 0, bot: login.endsWith("[bot]") };
  return wishOf("schedule", actor, settings);
}

/** `local`, which GitHub never sends: the command line asks on behalf of its user. */
export function readLocal(payload: Payload, settings: TriggerSettings): PendingRequest | Declined {
  const sender = payload.account("sender");
  if (sender === undefined) return declined("The event's payload names no sender.");
  return wishOf("local", sender, settings);
}

function wishOf(
  event: "workflow_dispatch" | "repository_dispatch" | "schedule" | "local",
  asker: Account,
  { command: input, prompt = "", task = "", runId = "" }: TriggerSettings,
): PendingRequest | Declined {
  const command = readCommand(input);
  const words = prompt.trim();
  if (words === "" && command === undefined) {
    return declined(`The input \`prompt\` is empty: a run started by ${event} needs a prompt.`);
  }
  return {
    ...requestFor(command, [words]),
    trigger: event === "schedule" || event === "local" ? event : "dispatch",
    askers: askersOf(asker),
    ...(task === "" ? {} : { task }),
    key: keyOf([event, runId, task, command ?? null, words]),
  };
}
