/** A command's words: its options and the rest, or what is wrong with them. */
import { parseArgs, type ParseArgsConfig } from "node:util";
import { nearest } from "../lib/distance.ts";
import { complain } from "./complain.ts";

type Options = NonNullable<ParseArgsConfig["options"]>;
type Parsed<T extends Options> = ReturnType<typeof parseArgs<{ options: T; allowPositionals: true }>>;

export interface CliCommand {
  /** Such as `remit run`. */
  readonly name: string;
  readonly usage: string;
  /** It takes words of a person's own, which may begin with a hyphen. */
  readonly takesWords?: true;
}

/** Undefined when help was asked for, or the words make no sense: either has been told then. */
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
    complain(fault, usage);
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
