/** A call of the command line: its options, words and files, and the message when the call makes no sense. */
import { parseArgs, type ParseArgsConfig } from "node:util";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { nearest } from "../lib/distance.ts";
import { systemCode } from "../ports.ts";
import type { Entry } from "../events.ts";
import { readLog } from "../log.ts";
import { messageOf } from "../lib/attempt.ts";

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
    const hint = didYouMean(name, ["help", ...Object.keys(options)], "--");
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

/** A sentence that names the nearest of the known names; "" when none is near. */
export function didYouMean(name: string, known: readonly string[], before = ""): string {
  const near = nearest(name, known);
  return near === undefined ? "" : ` Did you mean ${before}${near}?`;
}

/** This program with other words, as somebody can type it: `remit` may not be on PATH. */
export function callAgain(words: string): string {
  return `node ${process.argv[1] ?? "dist/cli/index.js"} ${words}`;
}

/** To standard output, each with a line end. */
export function printLines(lines: readonly string[]): void {
  process.stdout.write(lines.map((line) => `${line}\n`).join(""));
}

export function printUsageError(what: string, usage?: string): void {
  process.stderr.write(usage === undefined ? `${what}\n` : `${what}\n\n${usage}`);
  process.exitCode = 2;
}

/** Why a file cannot be read, as half a sentence. */
export function describeReadError(error: unknown): string {
  const code = systemCode(error) ?? "";
  return UNREADABLE[code] ?? messageOf(error);
}

const UNREADABLE: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file",
  ENOTDIR: "there is no such file",
  EISDIR: "it is a directory, not a file",
  EEXIST: "there is a file in its place",
  EACCES: "you have no permission",
  EPERM: "you have no permission",
};

/** The text of a file; undefined when there is no such file. Throws when it cannot be read. */
export function textIfThere(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
}

/** The top of the checkout that contains `directory`; undefined when none does. */
export function findRoot(directory: string): string | undefined {
  if (existsSync(join(directory, ".git"))) return directory;
  const parent = dirname(directory);
  return parent === directory ? undefined : findRoot(parent);
}

/** The text of a file; without one, the reason. */
export function readText(path: string): { readonly text?: string; readonly missing: boolean; readonly why: string } {
  try {
    return { text: readFileSync(path, "utf8"), missing: false, why: "" };
  } catch (error) {
    return { missing: systemCode(error) === "ENOENT", why: describeReadError(error) };
  }
}

/** Its entries, or why there are none. */
export function readEntries(path: string): readonly Entry[] | string {
  const { text, why } = readText(path);
  if (text === undefined) return `${path} cannot be read: ${why}.`;
  try {
    return readLog(text);
  } catch (error) {
    return `${path} is not a log of Remit's: ${describeReadError(error)}`;
  }
}
