/** `run_shell_command`: a line for bash, in the run's sandbox. */
import type { Answer } from "../events.ts";
import type { ShellCommand, CommandEnd } from "../ports.ts";
import { optionalFlag, optionalNumber, rare, textArg } from "./args.ts";
import { openOutput, type Output } from "./output.ts";
import { isRefused, locate, quotePath } from "./paths.ts";
import { failure, type Tool } from "./tool.ts";
import type { AnswerContext, CommandContext } from "./context.ts";
import { given } from "../lib/parts.ts";

export const runShellCommand: Tool = {
  name: "run_shell_command",
  description: "Run a bash command line. What it leaves running is stopped.",
  parameters: {
    type: "object",
    properties: {
      command: { type: "string", minLength: 1 },
      description: { type: "string" },
      dir_path: { type: "string" },
      is_background: { type: "boolean", description: "Keep it running" },
      delay_ms: rare({ type: "integer", minimum: 0 }),
      wait_for_previous: { type: "boolean", description: "Start after the turn's earlier calls" },
    },
    required: ["command"],
  },
  effect: "write",
  // The calls after a server's start expect it to be running.
  runsBeside: (args) => args["is_background"] !== true,
  needs: (args) => [{ kind: "command", line: textArg(args, "command"), directory: textArg(args, "dir_path") }],
  async run(args, context, signal) {
    const line = textArg(args, "command");
    if (line.includes("\0")) return failure("invalid_arguments", "The command has a NUL byte in it.");
    const located = await locate(textArg(args, "dir_path"), context);
    if (isRefused(located)) return located.answer;
    if ((await context.files.facts(located.absolute))?.kind !== "directory") {
      return failure("not_a_directory", `There is no directory ${quotePath(located.path)} to run in.`);
    }
    const command = {
      line,
      directory: located.absolute,
      environment: context.environment,
      signal,
      strictPipes: true,
    } as const;
    return optionalFlag(args, "is_background") === true
      ? await startBackground(command, optionalNumber(args, "delay_ms", MOST_DELAY_MS) ?? DELAY_MS, context)
      : await runToEnd(command, context);
  },
};

/** In ms; enough for a server that fails at once to report it. */
const DELAY_MS = 200;
/** In ms. */
export const MOST_DELAY_MS = 60_000;

type CommandRequest = Omit<ShellCommand, "timeoutMs" | "idleMs" | "onOutput">;

async function runToEnd(given: CommandRequest, context: CommandContext & AnswerContext): Promise<Answer> {
  const output = openOutput("shell", context);
  const { totalMs, idleMs } = context.shellTimes;
  const running = context.shell.start({
    ...given,
    timeoutMs: totalMs,
    idleMs,
    onOutput: (chunk) => output.take(chunk),
  });
  const end = await running.ended;
  output.close();
  const answer = answerEnd(end, output, context);
  const note = await context.unpublished();
  return note === "" ? answer : { ...answer, text: `${answer.text}\n${note}` };
}

async function startBackground(
  given: CommandRequest,
  delayMs: number,
  context: CommandContext & AnswerContext,
): Promise<Answer> {
  const output = openOutput("background", context);
  const running = context.shell.start({ ...given, timeoutMs: 0, idleMs: 0, onOutput: (chunk) => output.take(chunk) });
  const started = context.background.add(given.line, context.clock.elapsed(), running, output);
  await Promise.race([started.ended, context.clock.sleep(delayMs, given.signal)]);
  const end = started.end();
  if (end !== undefined) return answerEnd(end, output, context);
  const firstOutput = output.tail(FIRST_LINES);
  const text = `Running in the background as pid ${running.pid}; read_background_output shows what it says.`;
  return { text: firstOutput === "" ? text : `${firstOutput}\n[${text}]` };
}

const FIRST_LINES = 50;

function answerEnd(end: CommandEnd, output: Output, { shellTimes }: CommandContext): Answer {
  const { text, clippedFrom } = output.read();
  const body = text === "" ? "(no output)" : text.trimEnd();
  const answer = { text: `${body}\n[${describeEnd(end)}]`, ...given({ clippedFrom }) };
  switch (end.kind) {
    case "exited":
    case "signalled":
      return answer;
    case "timed_out": {
      const limit = end.after === "idle" ? `${seconds(shellTimes.idleMs)} without output` : seconds(shellTimes.totalMs);
      return { ...answer, text: `${answer.text}\nThe limit is ${limit}.`, error: "timed_out" };
    }
    case "cancelled":
      return { ...answer, error: "cancelled" };
    case "not_started":
      return failure("failed", `The command could not be started: ${end.message}`);
    default:
      return end satisfies never;
  }
}

/** Bash's exit code for a program that wrote into a closed pipe. */
const SIGPIPE = 141;

/** How a command ended, in one line. */
export function describeEnd(end: CommandEnd): string {
  switch (end.kind) {
    case "exited": {
      const stopped =
        end.leftBehind === true ? "; processes it left running were stopped (is_background keeps them)" : "";
      // Only a pipe: a program started by itself does not end by SIGPIPE.
      const read = end.code === SIGPIPE ? "; the next part of a pipe had read enough, which is not a failure" : "";
      return `exit code ${end.code} after ${seconds(end.ms)}${read}${stopped}`;
    }
    case "signalled":
      return `killed by ${end.signal} after ${seconds(end.ms)}`;
    case "timed_out":
      return end.after === "idle"
        ? `stopped after ${seconds(end.ms)}: it printed nothing for too long`
        : `stopped after ${seconds(end.ms)}: it took too long`;
    case "cancelled":
      return `cancelled after ${seconds(end.ms)}`;
    case "not_started":
      return `not started: ${end.message}`;
    default:
      return end satisfies never;
  }
}

/** Milliseconds, as seconds for people. */
export function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(ms < 10_000 ? 1 : 0)} s`;
}

// Characters; longer than any such line. A command's output may be one endless line, which no pattern should search.
const LONGEST = 200;

/** Whether the line reports a failed command; 141 only means that the reader had enough. */
export function reportsFailure(text: string): boolean {
  return /^\[(?:exit code (?!141\b)[1-9]\d*|killed by \w+) after .*\]$/.test(lastLine(text));
}

/** The text without the command's duration, which is not part of its output. */
export function withoutDuration(text: string): string {
  const line = lastLine(text);
  const how = /^\[((?:exit code|killed by|stopped|cancelled)[\w ]*?) after [\d.]+ s(.*\])$/.exec(line);
  return how === null ? text : `${text.trimEnd().slice(0, -line.length)}[${how[1]}${how[2]}`;
}

function lastLine(text: string): string {
  const end = text.slice(-2 * LONGEST).trimEnd();
  const line = end.slice(end.lastIndexOf("\n") + 1);
  return line.length <= LONGEST ? line : "";
}
