/** Commands without a sandbox, run as the runner's user. */
import { spawn, type ChildProcess, type StdioOptions } from "node:child_process";
import { randomBytes } from "node:crypto";
import * as fs from "node:fs";
import { systemCode, type ShellCommand } from "../ports.ts";
import { bashFor, openCommands, TOO_LONG, type Process, type ProcessEnd } from "./commands.ts";
import { killFamily, killFamilyNow, MARK } from "./process-families.ts";
import { openStreams, reading, type Streams } from "./streams.ts";

interface PlainOptions {
  /** A directory on the disk that commands fill; the working directory when absent. */
  readonly place?: string;
  /** Limits a program's resources and rights: returns the arguments that run `argv`, the first an absolute path. */
  readonly wrap: (argv: readonly string[]) => readonly string[];
  /** Set in the environment of the model's commands, overriding theirs. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Why no further command may start; undefined while commands may. */
  readonly refusal: () => string | undefined;
}

/** Nothing but `wrap` confines them. */
export function openPlainCommands({ wrap, environment, refusal, place = "." }: PlainOptions) {
  const streams = openStreams();
  const commands = openCommands((requested) => {
    const why = refusal();
    if (why !== undefined) return why;
    const own = requested.apart === true ? {} : environment;
    const command = { ...requested, environment: { ...requested.environment, ...own } };
    return startPlain(wrap(bashFor(command)), command, streams);
  }, place);
  return {
    ...commands,
    async [Symbol.asyncDispose]() {
      await commands[Symbol.asyncDispose]();
      streams[Symbol.dispose]();
    },
  };
}

function startPlain(argv: readonly string[], command: ShellCommand, streams: Streams): Process | string {
  const mark = randomBytes(8).toString("hex");
  const { reader, writer, path } = streams.openPipe();
  fs.rmSync(path);
  const input = command.input === undefined ? undefined : streams.openInput(command.input);
  const child = trySpawn(argv, command, mark, [input ?? "ignore", writer, writer]);
  fs.closeSync(writer);
  if (input !== undefined) fs.closeSync(input);
  if (typeof child === "string") {
    fs.closeSync(reader);
    return child;
  }
  const family = child.pid === undefined ? undefined : { group: child.pid, mark };
  const ended = whenGone(child).then(async (gone) => {
    const left = family !== undefined && (await killFamily(family));
    return { ...gone, left };
  });
  const kill = async (): Promise<void> => {
    if (family !== undefined) await killFamily(family);
  };
  return { pid: child.pid ?? -1, output: reading(reader), ended, kill, killNow: () => family && killFamilyNow(family) };
}

/** The child, or why it did not start: a line longer than Linux takes (128 KiB) is refused at once, not by an event. */
function trySpawn(
  argv: readonly string[],
  command: ShellCommand,
  mark: string,
  stdio: StdioOptions,
): ChildProcess | string {
  const [program = "bash", ...rest] = argv;
  const env = { ...command.environment, [MARK]: mark };
  try {
    return spawn(program, rest, { cwd: command.directory, env, detached: true, stdio });
  } catch (error) {
    const code = systemCode(error);
    if (code === undefined) throw error;
    return code === "E2BIG" ? TOO_LONG : code;
  }
}

function whenGone(child: ChildProcess): Promise<ProcessEnd> {
  return new Promise((resolve) => {
    child.on("error", (error) => resolve({ kind: "error", error }));
    child.on("exit", (code, signal) => resolve({ kind: "exit", code, signal }));
  });
}
