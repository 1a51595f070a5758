/** Describes events other than turns, each by a title and a line. */
import type { PostedReview, RunEvent, SummaryCheck } from "../events.ts";
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
  switch (event.type) {
    case "project.read":
    case "server.opened":
    case "server.failed":
      return describeProject(event);
    case "agent.told":
      return { title: `Remit to the model (${event.why})`, about: event.text };
    case "model.reworded":
      return { title: "Hooks changed what the model was asked", about: describeRewording(event) };
    case "model.retried":
    case "model.fell_back":
    case "model.failed":
      return describeModelFault(event);
    case "call.decided":
      return describeDecision(event);
    case "hook.ran":
      return { title: `Hook ${event.name} (${event.hook})`, about: describeHook(event) };
    case "context.compressed":
      return { title: "Context compressed", about: headOf(event) };
    case "context.masked":
      return { title: "Older results shortened", about: `${counted(event.ids.length, "result")}, ${sizesOf(event)}` };
    case "output.checked":
      return describeOutput(event.output);
    case "loop.suspected":
      return { title: "Going round in circles?", about: `${event.pattern} (strike ${event.strike})` };
    case "limit.near":
    case "limit.reached":
      return describeLimit(event);
    case "checks.seen":
    case "edits.undone":
    case "review.posted":
    case "verify.finished":
    case "verify.skipped":
      return describeResult(event);
    default:
      return undefined;
  }
}

function describeLimit({ type, limit, of }: Extract<RunEvent, { type: "limit.near" | "limit.reached" }>): EventText {
  const named = limitInWords(limit, of);
  return { title: type === "limit.near" ? `Near the limit of ${named}` : `Limit of ${named} reached`, about: "" };
}

type Result = Extract<RunEvent, { type: "checks.seen" | "edits.undone" | "review.posted" | `verify.${string}` }>;

/** The result of the work. */
function describeResult(event: Result): EventText {
  switch (event.type) {
    case "checks.seen":
      return { title: `Checks of ${event.checks.commit.slice(0, 7)}`, about: plainChecks(event.checks) };
    case "edits.undone":
      return {
        title: "Undone, since it would not be published",
        about: event.files.map(({ path, reason }) => `${path}: ${reason}`).join("\n"),
      };
    case "review.posted":
      return { title: "Review posted", about: describeReview(event.review) };
    case "verify.skipped":
      return { title: "Not verified", about: event.reason };
    case "verify.finished":
      return { title: `Verification ${event.ok ? "passed" : "failed"}`, about: `attempt ${event.attempt}` };
  }
}

function describeOutput(output: Extract<RunEvent, { type: "output.checked" }>["output"]): EventText {
  if (output.kind === "invalid")
    return { title: "The answer does not fit the schema", about: output.faults.join("\n") };
  return { title: `The answer fits the schema${output.repaired ? ", corrected once" : ""}`, about: "" };
}

function describeModelFault(
  event: Extract<RunEvent, { type: "model.retried" | "model.fell_back" | "model.failed" }>,
): EventText {
  switch (event.type) {
    case "model.retried":
      return { title: `Asked again after ${duration(event.waitMs)}${describeAttempt(event)}`, about: event.cause };
    case "model.fell_back":
      return { title: "Model replaced", about: event.reason };
    case "model.failed":
      return { title: "The model failed", about: event.fault.message };
  }
}

/** `, attempt 2 of 10` for the next attempt; "" when the total is unknown. */
export function describeAttempt({ attempt, of }: Extract<RunEvent, { type: "model.retried" }>): string {
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

type ProjectEvent = Extract<RunEvent, { type: "project.read" | "server.opened" | "server.failed" }>;

/** What the repository provides: instructions, skills, hooks, servers. */
function describeProject(event: ProjectEvent): EventText | undefined {
  switch (event.type) {
    case "project.read": {
      const { instructions, skills, agents, hooks, commit } = event;
      const parts = present([
        ...instructions,
        skills.length > 0 && `skills ${skills.join(", ")}`,
        agents.length > 0 && `agents ${agents.join(", ")}`,
        hooks.length > 0 && `hooks for ${hooks.join(", ")}`,
      ]);
      return parts.length === 0 ? undefined : { title: `Read at ${commit.slice(0, 7)}`, about: parts.join("; ") };
    }
    case "server.opened":
      return {
        title: `MCP server ${event.name}`,
        about: `${counted(event.tools.length, "tool")}, after ${duration(event.ms)}`,
      };
    case "server.failed":
      return { title: `MCP server ${event.name} is not there`, about: event.reason };
  }
}

function describeDecision({ call, decision }: Extract<RunEvent, { type: "call.decided" }>): EventText {
  const title = decision.effect === "allow" ? "Allowed" : "Denied";
  return { title, about: `${call.tool} ${tellingArgument(call)}: ${decision.reason}` };
}

function describeHook({ outcome, message, said, ms }: Extract<RunEvent, { type: "hook.ran" }>): string {
  return `${joined([outcome, message, said], ", ")} (${duration(ms)})`;
}

function describeRewording({ system, messages, added }: Extract<RunEvent, { type: "model.reworded" }>): string {
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

type Compressed = Extract<RunEvent, { type: "context.compressed" }>;

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
