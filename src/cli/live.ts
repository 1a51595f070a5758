/** A run as it happens: told to a person line by line, or passed on as events. */
import { MAIN, type Entry } from "../events.ts";
import { firstOf } from "../lib/cut.ts";
import type { Log } from "../log.ts";
import { brief } from "../report/calls.ts";
import { counted, duration, money, tokens } from "../report/figures.ts";
import { tally } from "../report/tally.ts";
import { tellAttempt } from "../report/telling.ts";
import { inkFor, openTeller, plain, type Ink } from "./terminal.ts";

export type Form = "story" | "json";

/** Milliseconds between two looks at the clock of the line that says what is going on. */
const REDRAW_MS = 1_000;

/** Tell every entry of the log on standard output. Returns how to stop. */
export function watch(log: Log, form: Form): () => void {
  if (form === "json") return log.listen((entry) => void process.stdout.write(`${JSON.stringify(entry)}\n`));
  const ink = inkFor(process.stdout, process.env);
  const tell = openTeller(ink);
  return process.stdout.isTTY ? watchInTerminal(log, tell, ink) : log.listen((entry) => void write(tell(entry)));
}

/** With a last line that says what is going on, drawn over and over. */
function watchInTerminal(log: Log, tell: (entry: Entry) => string, ink: Ink): () => void {
  const clear = () => process.stdout.write("\r\u001b[2K");
  const draw = () => {
    const line = firstOf(tellProgress(log.entries, Date.now()), Math.max(10, process.stdout.columns - 1));
    process.stdout.write(`\r\u001b[2K${ink.faint(line)}`);
  };
  const timer = setInterval(draw, REDRAW_MS).unref();
  const stopListening = log.listen((entry) => {
    clear();
    write(tell(entry));
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

/** What is going on and what it has taken so far, on one line without markup. `now`: milliseconds since the epoch. */
export function tellProgress(entries: readonly Entry[], now: number): string {
  const { turns, tokens: used, usd, ms } = tally(entries, now);
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
          return `${who}${event.call.tool} ${brief(event.call)}`;
        break;
      case "model.asked":
        return `${who}thinking`;
      case "model.retried":
        return `waiting ${duration(event.waitMs)} for the model${tellAttempt(event)}`;
      case "agent.stopped":
        if (agent === MAIN) return "checking and publishing";
        break;
      default:
    }
  }
  return "starting";
}
