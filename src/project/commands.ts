/** Commands at the trusted ref: their names and files. `command-plan.ts` fills in the arguments. */
import { readToml } from "../lib/toml.ts";
import { describeFault, anyText, readData, shape } from "../lib/read-data.ts";
import type { TrustedTree } from "./tree.ts";

export interface CommandFile {
  /** The name that people type, without the slash: `review`, `git:commit`. */
  readonly name: string;
  readonly path: string;
  readonly description: string;
  readonly prompt: string;
}

type CommandResult =
  | { readonly kind: "command"; readonly command: CommandFile }
  | { readonly kind: "unknown"; readonly known: readonly string[] }
  | { readonly kind: "faulty"; readonly message: string };

const FOLDER = ".gemini/commands";

/** Names of all commands, sorted. Reads no file. */
export async function commandNames(tree: TrustedTree): Promise<readonly string[]> {
  const files = await tree.under(FOLDER);
  return files
    .filter((path) => path.endsWith(".toml"))
    .map(nameOf)
    .sort();
}

/** Reads one command by name. The name is looked up among the files that exist, never made into a path. */
export async function readCommand(tree: TrustedTree, name: string): Promise<CommandResult> {
  const path = (await tree.under(FOLDER)).find((file) => file.endsWith(".toml") && nameOf(file) === name);
  if (path === undefined) return { kind: "unknown", known: await commandNames(tree) };
  const file = await tree.read(path);
  if (file.kind !== "text") {
    return { kind: "faulty", message: `${path} cannot be read: ${file.kind === "missing" ? "no file" : file.reason}.` };
  }
  const toml = readToml(file.text);
  if (toml.fault !== undefined) {
    const { line, message } = toml.fault;
    return { kind: "faulty", message: `${path} is not TOML: line ${line}: ${message}` };
  }
  const { value, faults } = readData(COMMAND, toml.value, "a table");
  if (value === undefined)
    return { kind: "faulty", message: faults.map((fault) => `${path}: ${describeFault(fault)}`).join(" ") };
  const { prompt, description = `The command of ${path}.` } = value;
  return { kind: "command", command: { name, path, description, prompt } };
}

/** Where the command of a name is looked for. */
export function commandPath(name: string): string {
  return `${FOLDER}/${name.replaceAll(":", "/")}.toml`;
}

const COMMAND = shape({ prompt: anyText }, { description: anyText }, { others: "ignored" });

/** Folders become `:`, as in Gemini CLI. */
function nameOf(path: string): string {
  return path.slice(FOLDER.length + 1, -".toml".length).replaceAll("/", ":");
}
