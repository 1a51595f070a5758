/** Commands at the trusted ref: `.gemini/commands/**.toml`, started by `@remit /name` or the input `command`. */
import { getStaticTOMLValue, ParseError, parseTOML } from "toml-eslint-parser";
import { tellFault } from "../lib/data-faults.ts";
import { anyText, readData, shape } from "../lib/read-data.ts";
import type { TrustedTree } from "./tree.ts";

export interface CommandFile {
  /** As it is called, without the slash: `review`, `git:commit`. */
  readonly name: string;
  readonly path: string;
  readonly description: string;
  readonly prompt: string;
}

export type CommandResult =
  | { readonly kind: "command"; readonly command: CommandFile; readonly notes: readonly string[] }
  | { readonly kind: "unknown"; readonly known: readonly string[] }
  | { readonly kind: "faulty"; readonly message: string };

const FOLDER = ".gemini/commands";

/** Names of all commands, sorted; the files are not read. */
export function commandNames(tree: TrustedTree): readonly string[] {
  return tree
    .under(FOLDER)
    .filter((path) => path.endsWith(".toml"))
    .map(nameOf)
    .sort();
}

/** One command by name, its file read. A name is looked up among the files there are, never made into a path. */
export async function readCommand(tree: TrustedTree, name: string): Promise<CommandResult> {
  const path = tree.under(FOLDER).find((file) => file.endsWith(".toml") && nameOf(file) === name);
  if (path === undefined) return { kind: "unknown", known: commandNames(tree) };
  const file = await tree.read(path);
  if (file.kind !== "text") {
    return { kind: "faulty", message: `${path} cannot be read: ${file.kind === "missing" ? "no file" : file.reason}.` };
  }
  const parsed = parse(file.text, path);
  if (typeof parsed === "string") return { kind: "faulty", message: parsed };
  const { value, faults } = readData(COMMAND, parsed.value, "a table");
  if (value === undefined)
    return { kind: "faulty", message: faults.map((fault) => `${path}: ${tellFault(fault)}`).join(" ") };
  const { prompt, description = `The command of ${path}.` } = value;
  const notes = Object.keys(Object(parsed.value))
    .filter((key) => key !== "prompt" && key !== "description")
    .map((key) => `${path}: \`${key}\` is not used.`);
  return { kind: "command", command: { name, path, description, prompt }, notes };
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

function parse(text: string, path: string): { readonly value: unknown } | string {
  try {
    return { value: getStaticTOMLValue(parseTOML(text, { tomlVersion: "1.0" })) };
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    return `${path} is not TOML: line ${error.lineNumber}: ${error.message}.`;
  }
}
