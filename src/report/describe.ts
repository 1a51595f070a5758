/** Describes events other than turns, each by a title and a line. */
import type { PostedReview, RunEvent, SummaryCheck, EventOf } from "../events.ts";
import { counted, duration, limitInWords, tokens, tellingArgument, money } from "./figures.ts";
import { plainChecks } from "./verification.ts";
import { clip } from "./markdown.ts";
import { present, joined } from "../lib/parts.ts";

interface EventText {
  readonly title: string;
  /** "" when the title says it all. */
  readonly about: string;
}

/** Undefined for events that the report shows elsewhere. */
export function describeEvent(event: RunEvent): EventText | undefined {
  if (!Object.hasOwn(DESCRIPTIONS, event.type)) return undefined;
  const describe = DESCRIPTIONS[event.type] as (event: RunEvent) => EventText | undefined;
  return describe(event);
}

const DESCRIPTIONS: { readonly [T in RunEvent["type"]]?: (event: EventOf<T>) => EventText | undefined } = {
  "project.read": describeProject,
  "server.opened": ({ name, tools, ms }) => ({
    title: `MCP server ${name}`,
    about: `${counted(tools.length, "tool")}, after ${duration(ms)}`,
  }),
  "server.failed": ({ name, reason }) => ({ title: `MCP server ${name} is not there`, about: reason }),
  "agent.told": ({ why, text }) => ({ title: `Remit to the model (${why})`, about: text }),
  "model.reworded": (event) => ({
    title: "Hooks changed what the model was asked",
    about: describeRewording(event),
  }),
  "model.retried": (event) => ({
    title: `Asked again after ${duration(event.waitMs)}${describeAttempt(event)}`,
    about: event.cause,
  }),
  "model.fell_back": ({ reason }) => ({ title: "Model replaced", about: reason }),
  "model.failed": ({ fault }) => ({ title: "The model failed", about: fault.message }),
  "call.decided": ({ call, decision }) => ({
    title: decision.effect === "allow" ? "Allowed" : "Denied",
    about: `${call.tool} ${tellingArgument(call)}: ${decision.reason}`,
  }),
  "hook.ran": ({ hook, name, outcome, message, said, ms }) => ({
    title: `Hook ${name} (${hook})`,
    about: `${joined([outcome, message, said], ", ")} (${duration(ms)})`,
  }),
  "context.compressed": (event) => ({ title: "Context compressed", about: headOf(event) }),
  "context.masked": ({ ids, ...sizes }) => ({
    title: "Older results shortened",
    about: `${counted(ids.length, "result")}, ${sizesOf(sizes)}`,
  }),
  "output.checked": ({ output }) => describeOutput(output),
  "loop.suspected": ({ pattern, strike }) => ({
    title: "Going round in circles?",
    about: `${pattern} (strike ${strike})`,
  }),
  "limit.near": ({ limit, of }) => ({ title: `Near the limit of ${limitInWords(limit, of)}`, about: "" }),
  "limit.reached": ({ limit, of }) => ({ title: `Limit of ${limitInWords(limit, of)} reached`, about: "" }),
  "checks.seen": ({ checks }) => ({ title: `Checks of ${checks.commit.slice(0, 7)}`, about: plainChecks(checks) }),
  "edits.undone": ({ files }) => ({
    title: "Undone, since it would not be published",
    about: files.map(({ path, reason }) => `${path}: ${reason}`).join("\n"),
  }),
  "review.posted": ({ review }) => ({ title: "Review posted", about: describeReview(review) }),
  "verify.skipped": ({ reason }) => ({ title: "Not verified", about: reason }),
  "verify.finished": ({ ok, attempt }) => ({
    title: `Verification ${ok ? "passed" : "failed"}`,
    about: `attempt ${attempt}`,
  }),
};

function describeOutput(output: EventOf<"output.checked">["output"]): EventText {
  if (output.kind === "invalid")
    return { title: "The answer does not fit the schema", about: output.faults.join("\n") };
  return { title: `The answer fits the schema${output.repaired ? ", corrected once" : ""}`, about: "" };
}

/** `, attempt 2 of 10` for the next attempt; "" when the total is unknown. */
export function describeAttempt({ attempt, of }: EventOf<"model.retried">): string {
  return of === undefined ? "" : `, attempt ${attempt + 1} of ${of}`;
}

/** `3 comments at their lines, 1 in its body, 2 left out: reported before`. */
export function describeReview({ placed, inBody, dropped, again, back = 0, mended }: PostedReview): string {
  if (again) return "posted by an earlier run of the same request";
  const parts = present([
    counted(placed, "comment at its line", "comments at their lines"),
    inBody > 0 && `${inBody} in its body`,
    back > 0 && `${back} back again`,
    dropped > 0 && `${dropped} left out: reported before`,
    mended !== undefined && mended.fresh !== 0 && `${mended.fresh} of earlier reviews fixed`,
  ]);
  return parts.join(", ");
}

/** What the repository provides: instructions, skills, sub-agents, hooks. */
function describeProject({
  instructions,
  skills,
  agents,
  hooks,
  commit,
}: EventOf<"project.read">): EventText | undefined {
  const parts = present([
    ...instructions,
    skills.length > 0 && `skills ${skills.join(", ")}`,
    agents.length > 0 && `agents ${agents.join(", ")}`,
    hooks.length > 0 && `hooks for ${hooks.join(", ")}`,
  ]);
  return parts.length === 0 ? undefined : { title: `Read at ${commit.slice(0, 7)}`, about: parts.join("; ") };
}

function describeRewording({ system, messages, added }: EventOf<"model.reworded">): string {
  const parts = present([
    system !== undefined && "the system prompt",
    messages.length > 0 && `the words of ${counted(messages.length, "message")}`,
    added.length > 0 && `${counted(added.length, "message")} added`,
  ]);
  return parts.join(", ");
}

function sizesOf({ tokensBefore, tokensAfter }: Pick<Compressed, "tokensBefore" | "tokensAfter">): string {
  return `${tokens(tokensBefore)} → ${tokens(tokensAfter)} tokens`;
}

// ── Compressions of the context ──────────────────────────────────────────────────────────────────────────────────────

type Compressed = EventOf<"context.compressed">;

/** `144k → 31.5k tokens (the window was filling up, verified summary by gemini-2.5-pro, US$ 0.32)`. */
export function headOf({ trigger, method, by, usd, ...sizes }: Compressed): string {
  const how = present([
    CAUSES[trigger] ?? trigger,
    `${METHODS[method] ?? method}${by === undefined ? "" : ` by ${by}`}`,
    usd !== undefined && money(usd),
  ]);
  return `${sizesOf(sizes)} (${how.join(", ")})`;
}

const CAUSES: Readonly<Record<string, string>> = {
  window: "the window was filling up",
  "full window": "the window was full",
  overflow: "the model refused the request as too long",
  hook: "a hook cleared the conversation",
};

const METHODS: Readonly<Record<string, string>> = { truncation: "cut without a summary", cleared: "without a summary" };

/** The result of the checks, or why there was no summary, one sentence each. */
export function checksOf({ failed, unasked, verification, added }: Compressed): readonly string[] {
  return present([
    failed !== undefined && `No summary could be used: ${failed}`,
    unasked !== undefined && `No summary was asked for: ${unasked}`,
    verification !== undefined && describeVerification(verification),
    added.length > 0 && `From the log were added: ${listed(added)}.`,
  ]);
}

function describeVerification(check: SummaryCheck): string {
  switch (check.kind) {
    case "confirmed":
      return "The verification found nothing to correct.";
    case "corrected":
      return `The verification corrected: ${listed(check.corrections)}.`;
    case "failed":
      return `The verification failed, so the first draft is used: ${check.why}`;
    case "skipped":
      return `Not verified: ${check.why}`;
    default:
      return check satisfies never;
  }
}

/** The most characters of one item. */
const ITEM = 200;

function listed(items: readonly string[]): string {
  return items.map((item) => clip(item.replace(/\.$/, ""), ITEM)).join("; ");
}
