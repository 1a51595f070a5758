/** Generates the parts of the documents between `generated` marks from their sources. `--check` only compares. */
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { format } from "prettier";
import { parse } from "yaml";
import { MODELS, type ModelRow, type Price, type Rate } from "../src/lib/models.ts";
import { POLICY } from "../src/policy/load.ts";
import { SETTINGS, type SettingRow } from "../src/policy/settings.ts";

interface Action {
  readonly inputs: Readonly<Record<string, { readonly description: string; readonly default?: string }>>;
  readonly outputs: Readonly<Record<string, { readonly description: string }>>;
}

const root = join(dirname(fileURLToPath(import.meta.url)), "..");

/** `docs/inputs.md` with its tables generated, formatted like the repository's files. */
export async function renderInputs(page: string, actionYaml: string): Promise<string> {
  const action = parse(actionYaml) as Action;
  const inputs = Object.entries(action.inputs).map(
    ([name, { description, default: value }]) => `| \`${name}\` | ${cell(description)} | ${code(value)} |`,
  );
  const outputs = Object.entries(action.outputs).map(
    ([name, { description }]) => `| \`${name}\` | ${cell(description)} |`,
  );
  const withInputs = replace(page, "inputs", ["| input | meaning | default |", "| --- | --- | --- |", ...inputs]);
  const text = replace(withInputs, "outputs", ["| output | meaning |", "| --- | --- |", ...outputs]);
  return format(text, { parser: "markdown", printWidth: 120 });
}

/** `docs/cost.md` with its tables of models and limits generated. */
export async function renderCost(text: string): Promise<string> {
  const head = [
    "| model | state | input | cached | output | thinking | next to it |",
    "| --- | --- | --- | --- | --- | --- | --- |",
  ];
  const limits = rowsOf("limits").map(
    ([name, { initial, description }]) => `| \`${name}\` | ${toml(initial)} | ${description} |`,
  );
  const models = replace(text, "models", [...head, ...MODELS.flatMap(modelRows)]);
  return format(replace(models, "limits", ["| limit | preset | counts |", "| --- | --- | --- |", ...limits]), {
    parser: "markdown",
    printWidth: 120,
  });
}

/** `docs/policy.md` with its table of settings generated. */
export async function renderPolicy(text: string): Promise<string> {
  const rows = SECTION_NAMES.flatMap((section) =>
    rowsOf(section).map(
      ([name, { kind, initial, description, see }]) =>
        `| \`[${section}] ${name}\` | \`${toml(initial)}\` | ${cell(description + choices(kind, " "))}${see === undefined ? "" : ` [More](#${see})`} |`,
    ),
  );
  const table = ["| Setting | Preset | Says |", "| --- | --- | --- |", ...rows];
  return format(replace(text, "settings", table), { parser: "markdown", printWidth: 120 });
}

/** `schema/remit.schema.json`: the kind of the policy file, for editors. */
export function renderSchema(): Promise<string> {
  const schema = {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "Remit policy",
    description:
      "What Remit may do in this repository. Read from the default branch, never from a pull request. Deny wins, silence denies, order means nothing.",
    ...POLICY.schema,
  };
  return format(JSON.stringify(schema), { parser: "json", printWidth: 120 });
}

/** `examples/policies/every-section.toml` with its settings generated, each with its default. */
export function renderExample(text: string): Promise<string> {
  const sections = SECTION_NAMES.flatMap((name) => [
    "",
    `# ${SETTINGS[name].description}`,
    `[${name}]`,
    ...rowsOf(name).flatMap(([key, { kind, initial, description }]) => [
      ...comment(description),
      `${key} = ${toml(initial)}${choices(kind, " # ")}`,
    ]),
  ]);
  const [open, close] = ["# generated: settings\n", "\n# end\n"];
  const [before = "", after = ""] = [text.split(open)[0], text.split(close)[1]];
  return Promise.resolve(`${before}${open}${sections.join("\n")}\n${close}${after}`);
}

const SECTION_NAMES = Object.keys(SETTINGS) as (keyof typeof SETTINGS)[];

function rowsOf(section: keyof typeof SETTINGS): [string, SettingRow<unknown>][] {
  return Object.entries(SETTINGS[section].rows);
}

function toml(value: unknown): string {
  return typeof value === "number" ? value.toLocaleString("en").replaceAll(",", "_") : JSON.stringify(value);
}

/** The words that a kind accepts. */
function choices({ schema }: SettingRow<unknown>["kind"], before: string): string {
  return Array.isArray(schema["enum"]) ? before + schema["enum"].map((each) => JSON.stringify(each)).join(" | ") : "";
}

/** Lines of at most 118 characters. */
function comment(description: string): string[] {
  return description.match(/.{1,116}(?:\s|$)/g)?.map((line) => `# ${line.trim()}`) ?? [];
}

/** A row for each price that a model has. */
function modelRows(model: ModelRow): string[] {
  const { name, state, ends, later, thinking, next } = model;
  const ended = ends === undefined ? state : `${state}, ends ${ends.key}${vertexEnd(ends)}`;
  const levels = thinking === "budget" ? "tokens" : thinking.join(", ");
  const now = later === undefined ? ended : `${ended}, before ${later.from}`;
  const row = (what: string, price: Price) =>
    `| ${name} | ${what} | ${amount(price, "input")} | ${amount(price, "cached")} | ${amount(price, "output")} | ${levels} | ${next} |`;
  return [row(now, model.price), ...(later === undefined ? [] : [row(`${ended}, from ${later.from}`, later.price)])];
}

function vertexEnd({ key, vertex }: NonNullable<ModelRow["ends"]>): string {
  return vertex === undefined || vertex === key ? "" : ` (Vertex AI ${vertex})`;
}

function amount({ long, ...price }: Price, kind: keyof Rate): string {
  return long === undefined ? `${price[kind]}` : `${price[kind]} (${long[kind]})`;
}

function replace(text: string, part: string, lines: readonly string[]): string {
  const pattern = new RegExp(`(<!-- generated: ${part} -->\n)[\\s\\S]*?(<!-- end -->)`);
  if (!pattern.test(text)) throw new Error(`There is no part "generated: ${part}".`);
  return text.replace(pattern, (_all, open: string, close: string) => `${open}\n${lines.join("\n")}\n\n${close}`);
}

function cell(text: string): string {
  return text.replaceAll("|", "\\|");
}

function code(value: string | undefined): string {
  return value === undefined ? "" : `\`${value}\``;
}

async function generate(name: string, render: (text: string) => Promise<string>): Promise<void> {
  const path = join(root, name);
  const before = readFileSync(path, "utf8");
  const after = await render(before);
  if (!process.argv.includes("--check")) writeFileSync(path, after);
  else if (before !== after) process.exitCode = 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const action = readFileSync(join(root, "action.yml"), "utf8");
  await generate("docs/inputs.md", (text) => renderInputs(text, action));
  await generate("docs/cost.md", renderCost);
  await generate("docs/policy.md", renderPolicy);
  await generate("schema/remit.schema.json", renderSchema);
  await generate("examples/policies/every-section.toml", renderExample);
}
