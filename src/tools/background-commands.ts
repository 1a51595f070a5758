/** Commands that keep running while the agent works, and their output so far. */
import { firstOf } from "../lib/cut.ts";
import type { CommandEnd, Running } from "../ports.ts";
import { optionalNumber, rare } from "./args.ts";
import type { Output } from "./output.ts";
import { describeEnd, MOST_DELAY_MS, seconds } from "./run-shell-command.ts";
import { failure, type Tool } from "./tool.ts";
import type { CommandContext } from "./context.ts";

interface BackgroundCommand {
  readonly pid: number;
  readonly line: string;
  /** Monotonic milliseconds. */
  readonly startedAt: number;
  readonly output: Output;
  /** Resolves once `end` returns how it ended. */
  readonly ended: Promise<void>;
  /** Undefined while it runs. */
  end(): CommandEnd | undefined;
}

export interface Background {
  add(line: string, startedAt: number, running: Running, output: Output): BackgroundCommand;
  find(pid: number): BackgroundCommand | undefined;
  /** In the order they were started. */
  all(): readonly BackgroundCommand[];
}

export function openBackground(): Background {
  const commands = new Map<number, BackgroundCommand>();
  return {
    add(line, startedAt, running, output) {
      let end: CommandEnd | undefined;
      const closeAtEnd = async (): Promise<void> => {
        end = await running.ended;
        output.close();
      };
      const command = { pid: running.pid, line, startedAt, output, end: () => end, ended: closeAtEnd() };
      commands.set(running.pid, command);
      return command;
    },
    find: (pid) => commands.get(pid),
    all: () => [...commands.values()],
  };
}

export const listBackgroundProcesses: Tool = {
  name: "list_background_processes",
  description: "List background commands.",
  parameters: { type: "object", properties: {} },
  effect: "read",
  needs: () => [],
  run(_args, context) {
    const lines = context.background
      .all()
      .map((command) => `${command.pid}: ${firstOf(command.line, 200)} [${stateOf(command, context)}]`);
    return Promise.resolve({ text: lines.length === 0 ? "No background commands." : lines.join("\n") });
  },
};

/** Gemini CLI's number of lines. */
const LINES = 100;
const MOST_LINES = 2_000;

export const readBackgroundOutput: Tool = {
  name: "read_background_output",
  description: "Read a background command's last lines (100).",
  parameters: {
    type: "object",
    properties: {
      pid: { type: "integer" },
      lines: { type: "integer", minimum: 1 },
      delay_ms: rare({ type: "integer", minimum: 0 }),
    },
    required: ["pid"],
  },
  effect: "read",
  needs: () => [],
  async run(args, context, signal) {
    const pid = optionalNumber(args, "pid") ?? 0;
    const delayMs = optionalNumber(args, "delay_ms", MOST_DELAY_MS) ?? 0;
    const command = context.background.find(pid);
    if (command === undefined) {
      return failure("not_found", `No background command has pid ${pid}.`, "list_background_processes shows them.");
    }
    if (delayMs > 0) await Promise.race([command.ended, context.clock.sleep(delayMs, signal)]);
    const text = command.output.tail(optionalNumber(args, "lines", MOST_LINES) ?? LINES);
    return { text: `${text === "" ? "(no output)" : text}\n[${stateOf(command, context)}]` };
  },
};

function stateOf(command: BackgroundCommand, { clock }: CommandContext): string {
  const end = command.end();
  return end === undefined ? `running for ${seconds(clock.elapsed() - command.startedAt)}` : describeEnd(end);
}
