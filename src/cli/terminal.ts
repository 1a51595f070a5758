/** A run as it happens, in a terminal. */
import type { Entry, RunEvent } from "../events.ts";
import { firstOf } from "../lib/cut.ts";
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

/** The line or lines that tell of an entry; "" for what is not worth telling live. */
export function tellEntry({ agent, event }: Entry, ink: Ink): string {
  const text = tellEvent(event, ink);
  return text === "" || agent === "main" ? text : text.replaceAll(/^/gm, "  ");
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
      return ink.good(`pushed ${event.publication.commit.slice(0, 10)} to ${event.publication.branch}`);
    case "run.finished":
      return `${ink.strong("→")} ${ink.strong(event.outcome.conclusion)}`;
    default:
      return "";
  }
}

function tellDecision({ call, decision }: Extract<RunEvent, { type: "call.decided" }>, ink: Ink): string {
  const what = `${call.tool} ${firstOf(plain(JSON.stringify(call.args)), 120)}`;
  const by = decision.rules.length === 0 ? "no rule" : decision.rules.join(", ");
  if (decision.effect === "allow") return `${ink.good("✓")} ${what} ${ink.faint(`(${by})`)}`;
  return `${ink.bad("✗")} ${what}\n${indent(plain(decision.reason), ink.bad)}`;
}

const SHOWN = 6;

function lastLines(text: string): string {
  const lines = plain(text).trimEnd().split("\n");
  const hidden = lines.length - SHOWN;
  return hidden > 0 ? [`(${hidden} lines above)`, ...lines.slice(-SHOWN)].join("\n") : lines.join("\n");
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
