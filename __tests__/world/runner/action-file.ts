/** An action's metadata, as the runner reads it. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { parse } from "yaml";
import { isRecord, record } from "../json.ts";

export interface ActionFile {
  /** Absolute. */
  readonly main: string;
  readonly post: string | undefined;
  /** Defaults by input; undefined if there is none. */
  readonly inputs: ReadonlyMap<string, string | undefined>;
  readonly outputs: readonly string[];
}

export async function readActionFile(directory: string): Promise<ActionFile> {
  const action: unknown = parse(await readFile(path.join(directory, "action.yml"), "utf8"));
  const { runs, inputs, outputs } = record(action);
  const { using, main, post } = record(runs);
  if (using !== "node24") throw new Error(`The action runs using ${String(using)}, expected node24.`);
  if (typeof main !== "string") throw new Error("The action has no runs.main.");
  return {
    main: path.join(directory, main),
    post: typeof post === "string" ? path.join(directory, post) : undefined,
    inputs: new Map(Object.entries(record(inputs)).map(([name, input]) => [name, defaultOf(input)])),
    outputs: Object.keys(record(outputs)),
  };
}

function defaultOf(input: unknown): string | undefined {
  const value = isRecord(input) ? input["default"] : undefined;
  if (value === undefined || value === null) return undefined;
  return typeof value === "string" ? value : JSON.stringify(value);
}

/**
 * The variables of the action's inputs: what the workflow gives, else the default. The runner upper-cases names and
 * puts `_` for blanks; hyphens stay. Throws for an input that the action does not have.
 */
export function inputVariables(
  { inputs }: ActionFile,
  given: Readonly<Record<string, string>>,
  github: Readonly<Record<string, string>>,
): Record<string, string> {
  const unknown = Object.keys(given).find((name) => !inputs.has(name));
  if (unknown !== undefined)
    throw new Error(`The action has no input ${unknown}; it has ${[...inputs.keys()].join(", ")}.`);
  const variables = [...inputs].map(([name, value]) => {
    const variable = `INPUT_${name.replaceAll(" ", "_").toUpperCase()}`;
    return [variable, given[name] ?? evaluate(value ?? "", github)] as const;
  });
  return Object.fromEntries(variables);
}

/** Only `${{ github.… }}` is supported: nothing else matters for an action's defaults here. */
function evaluate(text: string, github: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\$\{\{\s*(?<name>[^}]*?)\s*\}\}/g, (expression, name: string) => {
    const value = name.startsWith("github.") ? github[name.slice("github.".length)] : undefined;
    if (value === undefined) throw new Error(`The driver cannot evaluate ${expression}.`);
    return value;
  });
}
