/**
 * A call of the command line: its options and words, the log it names, and the message when the call makes no sense.
 */
import { parseArgs, type ParseArgsConfig } from "node:util";
import { nearest } from "../lib/distance.ts";
import { systemCode } from "../ports.ts";
import { readFileSync } from "node:fs";
import type { Entry } from "../events.ts";
import { readLog } from "../log.ts";

type Options = NonNullable<ParseArgsConfig["options"]>;
type Parsed<T extends Options> = ReturnType<typeof parseArgs<{ options: T; allowPositionals: true }>>;

interface CliCommand {
  /** Such as `remit run`. */
  readonly name: string;
  readonly usage: string;
  /** It takes free text, which may begin with a hyphen. */
  readonly takesWords?: true;
}

/** Undefined when help was asked for or the call makes no sense; the message has been printed then. */
export function readCall<const T extends Options>(
  command: CliCommand,
  words: readonly string[],
  options: T,
): Pick<Parsed<T>, "values" | "positionals"> | undefined {
  const { usage } = command;
  const { tokens } = parseArgs({ args: [...words], options, strict: false, allowPositionals: true, tokens: true });
  const given = tokens.filter((token) => token.kind === "option");
  if (given.some(({ rawName }) => rawName === "--help" || rawName === "-h")) {
    process.stdout.write(usage);
    return undefined;
  }
  const [fault] = given.flatMap((token) => faultOf(command, token, options) ?? []);
  if (fault !== undefined) {
    printUsageError(fault, usage);
    return undefined;
  }
  return parseArgs({ args: [...words], options, allowPositionals: true });
}

interface Given {
  readonly name: string;
  readonly rawName: string;
  readonly value?: string | undefined;
  readonly inlineValue?: boolean | undefined;
}

function faultOf(
  command: CliCommand,
  { name, rawName, value, inlineValue }: Given,
  options: Options,
): string | undefined {
  const option = Object.hasOwn(options, name) && rawName.startsWith("--") ? options[name] : undefined;
  if (option === undefined) {
    const near = nearest(name, ["help", ...Object.keys(options)]);
    const hint = near === undefined ? "" : ` Did you mean --${near}?`;
    const words = command.takesWords === true ? " Words that begin with a hyphen come after --." : "";
    return `${command.name} has no option ${rawName}.${hint}${words}`;
  }
  if (option.type === "boolean") return inlineValue === true ? `${rawName} takes no value.` : undefined;
  if (value === undefined || value === "") return `${rawName} needs a value after it.`;
  const swallowed = value.startsWith("-") && inlineValue !== true;
  return swallowed
    ? `${rawName} needs a value; one that begins with a hyphen is given as ${rawName}=${value}.`
    : undefined;
}

export function printUsageError(what: string, usage?: string): void {
  process.stderr.write(usage === undefined ? `${what}\n` : `${what}\n\n${usage}`);
  process.exitCode = 2;
}

/** Why a file cannot be read, as half a sentence. */
export function describeReadError(error: unknown): string {
  const code = systemCode(error) ?? "";
  return UNREADABLE[code] ?? (error instanceof Error ? error.message : String(error));
}

const UNREADABLE: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file",
  ENOTDIR: "there is no such file",
  EISDIR: "it is a directory, not a file",
  EACCES: "you may not read it",
  EPERM: "you may not read it",
};

/** Its entries, or why there are none. */
export function readEntries(path: string): readonly Entry[] | string {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    return `${path} cannot be read: ${describeReadError(error)}.`;
  }
  try {
    return readLog(text);
  } catch (error) {
    return `${path} is not a log of Remit's: ${describeReadError(error)}`;
  }
}
