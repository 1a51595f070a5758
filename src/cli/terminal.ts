/** A run as it happens, in a terminal. */
import type { Call, Entry, RunEvent, Verification } from "../events.ts";
import { firstOf } from "../lib/cut.ts";
import { counted } from "../report/figures.ts";
import { nameSandbox } from "../report/sandbox.ts";
import { tellAttempt } from "../report/telling.ts";

/** How loud a word is: colour where there is a terminal, plain text otherwise. */
export interface Ink {
  faint(text: string): string;
  strong(text: string): string;
  good(text: string): string;
  bad(text: string): string;
}

export function inkFor(
  stream: { readonly isTTY?: boolean },
  environment: Readonly<Record<string, string | undefined>>,
): Ink {
  const coloured = stream.isTTY === true && environment["NO_COLOR"] === undefined;
  const paint = (code: number) => (text: string) => (coloured ? `\u001b[${code}m${text}\u001b[0m` : text);
  return { faint: paint(2), strong: paint(1), good: paint(32), bad: paint(31) };
}

/**
 * Tells one entry after the other in a line or lines; "" for what is not worth telling live. Where several calls ran side
 * by side, what each has said bears its name.
 */
export function openTeller(ink: Ink): (entry: Entry) => string {
  const open = new Map<string, string>();
  let crowded = false;
  return ({ agent, event }) => {
    if (event.type === "call.decided" && event.decision.effect === "allow") {
      open.set(event.call.id, nameOf(event.call));
      crowded ||= open.size > 1;
    }
    const text = tellEvent(event, ink);
    const name = event.type === "call.finished" && crowded && text !== "" ? open.get(event.id) : undefined;
    if (event.type === "call.finished") open.delete(event.id);
    crowded &&= open.size > 0;
    const whole = name === undefined ? text : `${ink.faint(`  ${name}:`)}\n${text}`;
    return whole === "" || agent === "main" ? whole : whole.replaceAll(/^/gm, "  ");
  };
}

function tellEvent(event: RunEvent, ink: Ink): string {
  switch (event.type) {
    case "run.started":
      return `${ink.strong("Remit")} works on ${event.run.repository} with ${event.model} (sandbox: ${nameSandbox(event.sandbox)})`;
    case "model.replied": {
      const thoughts = event.reply.thoughts.map(({ subject }) => ink.faint(`… ${subject}`));
      return [...thoughts, ...(event.reply.text === "" ? [] : [plain(event.reply.text)])].join("\n");
    }
    case "model.retried":
      return ink.faint(`waiting ${event.waitMs} ms${tellAttempt(event)}: ${plain(event.cause)}`);
    case "call.decided":
      return tellDecision(event, ink);
    case "call.finished":
      return event.answer.error === undefined ? indent(lastLines(event.answer.text), ink.faint) : "";
    case "limit.near":
    case "limit.reached":
      return ink.bad(`${event.limit}: ${event.used} of ${event.of}`);
    case "change.published":
      return ink.good(
        `committed ${event.publication.commit.slice(0, 10)} on ${event.publication.branch}; nothing is sent`,
      );
    case "model.fell_back":
      return ink.bad(plain(event.reason));
    case "verify.finished":
      return event.results.map((result) => tellVerification(result, ink)).join("\n");
    case "run.finished":
      return `${ink.strong("→")} ${ink.strong(event.outcome.conclusion)}`;
    default:
      return "";
  }
}

function tellDecision({ call, decision }: Extract<RunEvent, { type: "call.decided" }>, ink: Ink): string {
  const what = nameOf(call);
  const by = decision.rules.length === 0 ? "no rule" : decision.rules.join(", ");
  if (decision.effect === "allow") return `${ink.good("✓")} ${what} ${ink.faint(`(${by})`)}`;
  return `${ink.bad("✗")} ${what}\n${indent(plain(decision.reason), ink.bad)}`;
}

function nameOf({ tool, args }: Call): string {
  return `${tool} ${firstOf(plain(JSON.stringify(args)), 120)}`;
}

function tellVerification({ command, ok, output }: Verification, ink: Ink): string {
  if (ok) return `${ink.good("✓")} verified by ${plain(command)}`;
  return `${ink.bad("✗")} not verified: ${plain(command)} failed\n${indent(lastLines(output), ink.bad)}`;
}

const SHOWN = 6;

function lastLines(text: string): string {
  const lines = plain(text).trimEnd().split("\n");
  const hidden = lines.length - SHOWN;
  return hidden > 0 ? [`(${counted(hidden, "line")} above)`, ...lines.slice(-SHOWN)].join("\n") : lines.join("\n");
}

function indent(text: string, paint: (text: string) => string): string {
  return text
    .split("\n")
    .map((line) => paint(`    ${line}`))
    .join("\n");
}

/** Without escape sequences: what a tool printed must not steer the terminal. */
export function plain(text: string): string {
  // oxlint-disable-next-line no-control-regex
  return text.replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, "");
}
