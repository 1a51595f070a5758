/** Shows a run as it happens: to a person in a terminal, or as events. */
import { type Call, type Entry, type RunEvent, type Verification, MAIN, type EventOf } from "../events.ts";
import { firstOf } from "../lib/cut.ts";
import {
  counted,
  duration,
  money,
  tokens,
  tellingArgument,
  nameSandbox,
  describeAttempt,
  readTotals,
} from "../report.ts";
import type { Log } from "../log.ts";

/** The emphasis of a word: colour in a terminal, plain text elsewhere. */
export type TerminalColors = Readonly<Record<"faint" | "strong" | "good" | "bad", (text: string) => string>>;

export function inkFor(
  stream: { readonly isTTY?: boolean },
  environment: Readonly<Record<string, string | undefined>>,
): TerminalColors {
  const coloured = stream.isTTY === true && environment["NO_COLOR"] === undefined;
  const paint = (code: number) => (text: string) => (coloured ? `\u001b[${code}m${text}\u001b[0m` : text);
  return { faint: paint(2), strong: paint(1), good: paint(32), bad: paint(31) };
}

/** Describes one entry; "" for one not worth showing live. Of calls at the same time each line names its call. */
export function openEntryFormatter(colors: TerminalColors): (entry: Entry) => string {
  const open = new Map<string, string>();
  let crowded = false;
  return ({ agent, event }) => {
    if (event.type === "call.decided" && event.decision.effect === "allow") {
      open.set(event.call.id, nameOf(event.call));
      crowded ||= open.size > 1;
    }
    const text = describeEvent(event, colors);
    const name = event.type === "call.finished" && crowded && text !== "" ? open.get(event.id) : undefined;
    if (event.type === "call.finished") open.delete(event.id);
    crowded &&= open.size > 0;
    const whole = name === undefined ? text : `${colors.faint(`  ${name}:`)}\n${text}`;
    return whole === "" || agent === "main" ? whole : whole.replaceAll(/^/gm, "  ");
  };
}

function describeEvent(event: RunEvent, colors: TerminalColors): string {
  switch (event.type) {
    case "run.started":
      return `${colors.strong("Remit")} works on ${event.run.repository} with ${event.model} (sandbox: ${nameSandbox(event.sandbox)})`;
    case "model.replied": {
      const thoughts = event.reply.thoughts.map(({ subject }) => colors.faint(`… ${subject}`));
      return [...thoughts, ...(event.reply.text === "" ? [] : [plain(event.reply.text)])].join("\n");
    }
    case "model.retried":
      return colors.faint(`waiting ${event.waitMs} ms${describeAttempt(event)}: ${plain(event.cause)}`);
    case "call.decided":
      return describeDecision(event, colors);
    case "call.finished":
      return event.answer.error === undefined ? indent(lastLines(event.answer.text), colors.faint) : "";
    case "limit.near":
    case "limit.reached":
      return colors.bad(`${event.limit}: ${event.used} of ${event.of}`);
    case "change.published":
      return colors.good(
        `committed ${event.publication.commit.slice(0, 10)} on ${event.publication.branch}; nothing is sent`,
      );
    case "model.fell_back":
      return colors.bad(plain(event.reason));
    case "verify.finished":
      return event.results.map((result) => describeVerification(result, colors)).join("\n");
    case "run.finished":
      return `${colors.strong("→")} ${colors.strong(event.outcome.conclusion)}`;
    default:
      return "";
  }
}

function describeDecision({ call, decision }: EventOf<"call.decided">, colors: TerminalColors): string {
  const what = nameOf(call);
  const by = decision.rules.length === 0 ? "no rule" : decision.rules.join(", ");
  if (decision.effect === "allow") return `${colors.good("✓")} ${what} ${colors.faint(`(${by})`)}`;
  return `${colors.bad("✗")} ${what}\n${indent(plain(decision.reason), colors.bad)}`;
}

function nameOf({ tool, args }: Call): string {
  return `${tool} ${firstOf(plain(JSON.stringify(args)), 120)}`;
}

function describeVerification({ command, ok, output }: Verification, colors: TerminalColors): string {
  if (ok) return `${colors.good("✓")} verified by ${plain(command)}`;
  return `${colors.bad("✗")} not verified: ${plain(command)} failed\n${indent(lastLines(output), colors.bad)}`;
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

/** Removes escape sequences: a tool's output must not control the terminal. */
function plain(text: string): string {
  // oxlint-disable-next-line no-control-regex
  return text.replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, "");
}

export type OutputFormat = "story" | "json";

/** Milliseconds between two updates of the progress line. */
const REDRAW_MS = 1_000;

/** Prints every entry of the log on standard output. Returns a function that stops it. */
export function watch(log: Log, form: OutputFormat): () => void {
  if (form === "json") return log.listen((entry) => void process.stdout.write(`${JSON.stringify(entry)}\n`));
  const colors = inkFor(process.stdout, process.env);
  const format = openEntryFormatter(colors);
  return process.stdout.isTTY ? watchInTerminal(log, format, colors) : log.listen((entry) => void write(format(entry)));
}

/** With a progress line at the end, which is redrawn. */
function watchInTerminal(log: Log, format: (entry: Entry) => string, colors: TerminalColors): () => void {
  const clear = () => process.stdout.write("\r\u001b[2K");
  const draw = () => {
    const line = firstOf(describeProgress(log.entries, Date.now()), Math.max(10, process.stdout.columns - 1));
    process.stdout.write(`\r\u001b[2K${colors.faint(line)}`);
  };
  const timer = setInterval(draw, REDRAW_MS).unref();
  const stopListening = log.listen((entry) => {
    clear();
    write(format(entry));
    draw();
  });
  return () => {
    clearInterval(timer);
    stopListening();
    clear();
  };
}

function write(line: string): void {
  if (line !== "") process.stdout.write(`${line}\n`);
}

/** The current step and its cost so far, on one line without markup. `now`: milliseconds since the epoch. */
export function describeProgress(entries: readonly Entry[], now: number): string {
  const { turns, tokens: used, usd, ms } = readTotals(entries, now);
  const figures = [counted(turns, "turn"), `${tokens(used.input + used.output)} tokens`, money(usd), duration(ms)];
  return plain([...figures, doing(entries)].join(" · ")).replaceAll(/\s+/g, " ");
}

function doing(entries: readonly Entry[]): string {
  const finished = new Set<string>();
  for (const { event, agent } of entries.toReversed()) {
    const who = agent === MAIN ? "" : `${agent}: `;
    switch (event.type) {
      case "call.finished":
        finished.add(event.id);
        break;
      case "call.decided":
        if (event.decision.effect === "allow" && !finished.has(event.call.id))
          return `${who}${event.call.tool} ${tellingArgument(event.call)}`;
        break;
      case "model.asked":
        return `${who}thinking`;
      case "model.retried":
        return `waiting ${duration(event.waitMs)} for the model${describeAttempt(event)}`;
      case "agent.stopped":
        if (agent === MAIN) return "checking and publishing";
        break;
      default:
    }
  }
  return "starting";
}
