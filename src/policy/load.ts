/** Reads the text of a policy file into a policy, or into a list of its faults. */
import {
  isTable,
  refuse,
  type DataPath,
  type ReadPosition,
  type DataFault,
  checked,
  constant,
  described,
  list,
  readData,
  shape,
  text,
  word,
  type DataOf,
} from "../lib/read-data.ts";
import { ANY } from "./decide.ts";
import { projectCommands } from "./manifests.ts";
import { type Policy, type PolicyFault, type Rule, PRESETS } from "./policy.ts";
import { PRICES, pricesOf, POLICY_SECTIONS, settingsOf } from "./settings.ts";
import { builtInRules, presetRules } from "./presets.ts";
import { rules, type GivenRule } from "./rules.ts";
import { parseToml, placeOf, plainData, type Position, type TomlTable } from "../lib/toml.ts";
import { explainSyntax } from "./toml-syntax.ts";
import { given } from "../lib/parts.ts";
import { digestOf } from "../lib/seal.ts";

export type LoadedPolicy =
  | { readonly kind: "loaded"; readonly policy: Policy }
  | { readonly kind: "faulty"; readonly faults: readonly PolicyFault[] };

/** A policy file at the trusted ref. */
interface PolicyFile {
  readonly path: string;
  readonly ref: string;
  readonly text: string;
}

/**
 * Loads a policy file; without one, the built-in `read-only` preset. `project` maps names of root manifest files of the
 * trusted ref (`package.json`, `Makefile`, …) to their text, from which the project's own commands are taken. All
 * faults are reported at once, in the order of their lines.
 */
export function loadPolicy(file: PolicyFile | undefined, project: ReadonlyMap<string, string>): LoadedPolicy {
  if (file === undefined) return { kind: "loaded", policy: policyOf({}, undefined, project, () => BUILT_IN.path) };
  const parsed = parseToml(file.text, explainSyntax);
  if (parsed.kind === "faulty") return { kind: "faulty", faults: [{ path: file.path, ...parsed.fault }] };
  const reading: PolicyReading = { path: file.path, root: parsed.table, faults: [] };
  checkEncoding(reading, file.text);
  const data = plainData(parsed.table);
  const { value, faults } = readData(POLICY, data, "a table");
  recordFaults(reading, faults);
  checkTogether(reading, data);
  const cite = (path: DataPath) => citation(reading, path);
  if (value !== undefined && reading.faults.length === 0)
    return { kind: "loaded", policy: policyOf(value, file, project, cite) };
  return { kind: "faulty", faults: reading.faults.toSorted((a, b) => a.line - b.line || a.column - b.column) };
}

/** Bytes that are not UTF-8 have become U+FFFD, so a denial of such a name would never apply. */
function checkEncoding(reading: PolicyReading, content: string): void {
  const index = content.indexOf("\ufffd");
  if (index < 0) return;
  const lines = content.slice(0, index + 1).split("\n");
  const at = { line: lines.length, column: lines.at(-1)?.length ?? 1 };
  fault(reading, at, "There are bytes that are not UTF-8.", "Save the file as UTF-8.");
}

/** The default path of the policy. */
export const DEFAULT_PATH = ".github/remit.toml";

/** Stands for the file where there is none. */
const BUILT_IN: PolicyFile = { path: "built-in:read-only", ref: "", text: "built-in:read-only" };

const SUBJECTS = { tool: text(), command: text(), path: text(), host: text() };

const EXPECTATION = described(
  checked(
    shape({ effect: word(["allow", "deny"]) }, SUBJECTS, {
      schema: { anyOf: Object.keys(SUBJECTS).map((key) => ({ required: [key] })) },
    }),
    checkExpectation,
  ),
  "A test of this policy, run by `remit policy check`.",
);

/** A policy file. */
export const POLICY = shape(
  {},
  {
    version: described(constant(1), "The version of this language."),
    extends: described(word(PRESETS), "The preset to start from; without it `read-only`."),
    ...POLICY_SECTIONS,
    prices: PRICES,
    allow: rules("allow"),
    deny: rules("deny"),
    expect: list(EXPECTATION, "tables", { hint: "Write `[[expect]]`." }),
  },
);

function checkExpectation(value: unknown, at: ReadPosition): void {
  if (isTable(value) && Object.hasOwn(value, "effect") && Object.keys(value).length === 1)
    refuse(at, `An expectation needs a \`tool\`, \`command\`, \`path\` or \`host\`.`);
}

/** Faults of several values together: a setting that makes another one void, an id that two rules have. */
function checkTogether(reading: PolicyReading, data: unknown): void {
  if (valueAt(data, ["shell", "commands"]) === "any" && valueAt(data, ["sandbox", "mode"]) === "off") {
    fault(
      reading,
      placeOf(reading.root, ["shell", "commands"], "value"),
      `\`commands = "any"\` needs a sandbox, and ${citation(reading, ["sandbox", "mode"])} switches it off: any command could then do whatever the runner's user can.`,
      'Write `commands = "listed"` and list them in [[allow]] rules, or take `mode = "off"` out.',
    );
  }
  const seen = new Map<unknown, number>();
  for (const path of [...tablesAt(data, "allow"), ...tablesAt(data, "deny")]) {
    const id = valueAt(data, [...path, "id"]);
    const earlier = seen.get(id);
    const at = placeOf(reading.root, path, "value");
    if (typeof id === "string" && earlier !== undefined)
      fault(reading, at, `The id \`${id}\` is already taken by the rule in line ${earlier}.`);
    seen.set(id, at.line);
  }
}

function tablesAt(data: unknown, key: string): readonly DataPath[] {
  const tables = valueAt(data, [key]);
  return Array.isArray(tables) ? tables.map((_, index) => [key, index]) : [];
}

function valueAt(data: unknown, path: DataPath): unknown {
  return path.reduce<unknown>(
    (value, step) =>
      Array.isArray(value)
        ? value[Number(step)]
        : isTable(value) && Object.hasOwn(value, step)
          ? value[step]
          : undefined,
    data,
  );
}

function policyOf(
  given: DataOf<typeof POLICY>,
  file: PolicyFile | undefined,
  project: ReadonlyMap<string, string>,
  cite: (path: DataPath) => string,
): Policy {
  const { extends: preset = "read-only", prices, expect = [] } = given;
  const { path, ref, text } = file ?? BUILT_IN;
  const settings = settingsOf(given, preset, cite);
  return {
    source: { path, ref, digest: `sha256:${digestOf(text)}` },
    extends: preset,
    rules: [
      ...builtInRules(file?.path ?? DEFAULT_PATH, settings.publish.open.value),
      ...presetRules(preset, settings.network.hosts.value.length === 0),
      ...networkRules(settings.network.hosts),
      ...shellRules(settings.shell.commands),
      ...ownRules(given, cite),
    ],
    commands: projectCommands(project),
    ...settings,
    ...(prices !== undefined && { prices: pricesOf(prices, cite) }),
    expectations: expect.map((each, index) => ({ source: cite(["expect", index]), ...each })),
  };
}

/** `[shell] commands` as a rule: every line, listed commands, or no shell. */
function shellRules({ value, source }: Policy["shell"]["commands"]): readonly Rule[] {
  const rule = { id: ANY, source };
  switch (value) {
    case "any":
      return [{ ...rule, effect: "allow", tool: ["run_shell_command"], command: ["*"] }];
    case "listed":
      return [];
    case "none":
      return [
        {
          ...rule,
          effect: "deny",
          tool: ["run_shell_command", "list_background_processes", "read_background_output"],
          reason: 'This policy gives no shell (`[shell] commands = "none"`).',
        },
      ];
    default:
      return value satisfies never;
  }
}

/** `web_fetch` may reach the hosts of `[network] hosts`; commands reach them through the sandbox's proxy. */
function networkRules(hosts: Policy["network"]["hosts"]): readonly Rule[] {
  if (hosts.value.length === 0) return [];
  return [
    {
      id: "network.hosts",
      effect: "allow",
      source: hosts.source,
      tool: ["web_fetch"],
      host: hosts.value,
    },
  ];
}

function ownRules({ allow = [], deny = [] }: DataOf<typeof POLICY>, cite: (path: DataPath) => string): Rule[] {
  const of = (effect: Rule["effect"]) => (given: GivenRule, index: number) => {
    const source = cite([effect, index]);
    return { id: source, effect, source, ...given };
  };
  return [...allow.map(of("allow")), ...deny.map(of("deny"))];
}

interface PolicyReading {
  readonly path: string;
  readonly root: TomlTable;
  readonly faults: PolicyFault[];
}

/** Records a fault. */
function fault(reading: PolicyReading, at: Position, message: string, hint?: string): undefined {
  const { line, column } = at;
  reading.faults.push({ path: reading.path, line, column, message, ...given({ hint }) });
}

/** The citation of the value at a path: `remit.toml:9`. */
function citation({ path, root }: PolicyReading, at: DataPath): string {
  return `${path.slice(path.lastIndexOf("/") + 1)}:${placeOf(root, at, "key").line}`;
}

/** Records the faults that a strict reader found. */
function recordFaults(reading: PolicyReading, found: readonly DataFault[]): void {
  for (const each of found) {
    const at =
      each.kind === "unknown"
        ? placeOf(reading.root, [...each.path, each.key], "key")
        : placeOf(reading.root, each.path, "value");
    fault(reading, at, messageOf(each), each.hint);
  }
}

function messageOf(found: DataFault): string {
  switch (found.kind) {
    case "unknown":
      return `Unknown key \`${found.key}\` in ${tableName(found.path)}.`;
    case "missing":
      return `${tableName(found.path)} needs \`${found.key}\`.`;
    case "wrong":
      return `\`${found.path.findLast((step) => typeof step === "string")}\` ${found.problem}`;
    case "refused":
      return found.problem;
  }
}

/** In the file's notation: `[limits]`, `[[allow]]`, `[prices."gemini-9"]`, or by its key inside such a table. */
function tableName(path: DataPath): string {
  const [first, second, ...inner] = path;
  if (first === undefined) return "the policy file";
  if (inner.length > 0) return `\`${inner.at(-1)}\``;
  if (typeof second === "number") return `[[${first}]]`;
  return second === undefined ? `[${first}]` : `[${first}.${JSON.stringify(second)}]`;
}
