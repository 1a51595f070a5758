/** Commands that go on while the agent works, and what they have said so far. */
import type { CommandEnd, Running } from "../ports.ts";
import type { Output } from "./output.ts";

export interface BackgroundCommand {
  readonly pid: number;
  readonly line: string;
  /** Monotonic milliseconds. */
  readonly startedAt: number;
  readonly running: Running;
  readonly output: Output;
  /** Resolves once `end` knows how it ended. */
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
      const command = { pid: running.pid, line, startedAt, running, output, end: () => end, ended: closeAtEnd() };
      commands.set(running.pid, command);
      return command;
    },
    find: (pid) => commands.get(pid),
    all: () => [...commands.values()],
  };
}
