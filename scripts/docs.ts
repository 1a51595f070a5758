/** Write the generated parts of the README (between its `generated` marks) from `action.yml`. `--check` only compares. */
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { format } from "prettier";
import { parse } from "yaml";

interface Action {
  readonly inputs: Readonly<Record<string, { readonly description: string; readonly default?: string }>>;
  readonly outputs: Readonly<Record<string, { readonly description: string }>>;
}

const root = join(dirname(fileURLToPath(import.meta.url)), "..");

/** The README with its tables made anew, formatted as the repository's files are. */
export async function renderReadme(readme: string, actionYaml: string): Promise<string> {
  const action = parse(actionYaml) as Action;
  const inputs = Object.entries(action.inputs).map(
    ([name, { description, default: value }]) => `| \`${name}\` | ${cell(description)} | ${code(value)} |`,
  );
  const outputs = Object.entries(action.outputs).map(
    ([name, { description }]) => `| \`${name}\` | ${cell(description)} |`,
  );
  const withInputs = replace(readme, "inputs", ["| input | meaning | default |", "| --- | --- | --- |", ...inputs]);
  const text = replace(withInputs, "outputs", ["| output | meaning |", "| --- | --- |", ...outputs]);
  return format(text, { parser: "markdown", printWidth: 120 });
}

function replace(text: string, part: string, lines: readonly string[]): string {
  const pattern = new RegExp(`(<!-- generated: ${part} -->\n)[\\s\\S]*?(<!-- end -->)`);
  if (!pattern.test(text)) throw new Error(`README.md has no part "generated: ${part}".`);
  return text.replace(pattern, (_all, open: string, close: string) => `${open}\n${lines.join("\n")}\n\n${close}`);
}

function cell(text: string): string {
  return text.replaceAll("|", "\\|");
}

function code(value: string | undefined): string {
  return value === undefined ? "" : `\`${value}\``;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const path = join(root, "README.md");
  const before = readFileSync(path, "utf8");
  const after = await renderReadme(before, readFileSync(join(root, "action.yml"), "utf8"));
  if (process.argv.includes("--check")) process.exitCode = before === after ? 0 : 1;
  else writeFileSync(path, after);
}
