/** The files of a step for the runner: GITHUB_OUTPUT, GITHUB_STATE, GITHUB_ENV, GITHUB_PATH, the summary. */
import { randomUUID } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

export interface CommandFiles {
  /** Variables that name the files. */
  readonly environment: Readonly<Record<string, string>>;
  read(): Promise<Commands>;
}

/** What a step left in its files. */
export interface Commands {
  readonly outputs: Readonly<Record<string, string>>;
  readonly state: Readonly<Record<string, string>>;
  /** Variables for later steps. */
  readonly exported: Readonly<Record<string, string>>;
  readonly path: readonly string[];
  readonly summary: string;
}

const FILES = {
  GITHUB_OUTPUT: "set_output",
  GITHUB_STATE: "save_state",
  GITHUB_ENV: "set_env",
  GITHUB_PATH: "add_path",
  GITHUB_STEP_SUMMARY: "step_summary",
} as const;

/** New files in the runner's temporary directory, as each step gets them. */
export async function makeCommandFiles(temp: string): Promise<CommandFiles> {
  const directory = path.join(temp, "_runner_file_commands");
  await mkdir(directory, { recursive: true });
  const names = Object.entries(FILES).map(
    ([variable, name]) => [variable, path.join(directory, `${name}_${randomUUID()}`)] as const,
  );
  await Promise.all(names.map(([, file]) => writeFile(file, "")));
  const files = new Map<string, string>(names);
  // A command that deletes everything may have deleted these as well.
  const read = (variable: keyof typeof FILES): Promise<string> =>
    readFile(files.get(variable) ?? "", "utf8").catch(() => "");
  return {
    environment: Object.fromEntries(names),
    read: async () => ({
      outputs: parsePairs(await read("GITHUB_OUTPUT")),
      state: parsePairs(await read("GITHUB_STATE")),
      exported: parsePairs(await read("GITHUB_ENV")),
      path: (await read("GITHUB_PATH")).split(/\r?\n/).filter((line) => line !== ""),
      summary: await read("GITHUB_STEP_SUMMARY"),
    }),
  };
}

/** `name=value` lines and `name<<DELIMITER` blocks. Throws on anything else, as the runner does. */
export function parsePairs(text: string): Record<string, string> {
  const pairs: [string, string][] = [];
  const lines = text.split(/\r?\n/);
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? "";
    if (line === "") continue;
    const [equals, heredoc] = [line.indexOf("="), line.indexOf("<<")];
    if (heredoc >= 0 && (equals < 0 || heredoc < equals)) {
      const delimiter = line.slice(heredoc + 2);
      const end = lines.indexOf(delimiter, at + 1);
      if (delimiter === "" || end < 0) throw new Error(`Invalid value. Matching delimiter not found '${delimiter}'`);
      pairs.push([line.slice(0, heredoc), lines.slice(at + 1, end).join("\n")]);
      at = end;
    } else if (equals > 0) {
      pairs.push([line.slice(0, equals), line.slice(equals + 1)]);
    } else {
      throw new Error(`Invalid format '${line}'`);
    }
  }
  return Object.fromEntries(pairs);
}
