/** `.gemini/settings.json` and the input `settings`, read strictly: a hook dropped silently would guard nothing. */
import type { Fault, Json } from "../events.ts";
import {
  describeFault,
  amount,
  anything,
  anyText,
  count,
  flag,
  list,
  number,
  oneOrMore,
  readData,
  record,
  shape,
  text,
  type DataOf,
} from "../lib/read-data.ts";
import { given } from "../lib/parts.ts";
import { HOOKS, hookGroupsOf, type HookGroup } from "./hook-settings.ts";
import { SERVER, serversOf, type ServerSetting } from "./servers.ts";
import type { TrustedTree } from "./tree.ts";
import { messageOf } from "../lib/attempt.ts";

export interface ProjectSettings {
  /** Names of instruction files, in the order in which they are read. */
  readonly contextFiles: readonly string[];
  readonly ignore: {
    readonly gitIgnore: boolean;
    readonly geminiIgnore: boolean;
    /** Further ignore files; the first has the highest precedence. */
    readonly files: readonly string[];
  };
  /** Whether the first message shows the folder tree. */
  readonly directoryTree: boolean;
  readonly compression: CompressionSettings;
  readonly hooks: readonly HookGroup[];
  readonly servers: readonly ServerSetting[];
  readonly skills: Switches;
  readonly agents: {
    readonly enabled: boolean;
    readonly overrides: ReadonlyMap<string, AgentOverride>;
  };
  /** What was left out, as sentences for the report. */
  readonly notes: readonly string[];
}

/** How much of its history the model sees. */
export interface CompressionSettings {
  /** The share of the model's window at which the history is compressed, above 0 and at most 1; half when absent. */
  readonly compressAt?: number | undefined;
  /** The model that writes summaries, or `cheaper` for the next smaller family's newest; the agent's own when absent. */
  readonly summaryModel?: string | undefined;
  /** Whether the model checks a summary against the history before Remit uses it; yes when absent. */
  readonly verifySummaries?: boolean | undefined;
}

export interface Switches {
  readonly enabled: boolean;
  readonly disabled: readonly string[];
}

export interface AgentOverride {
  readonly enabled: boolean;
  readonly model?: string;
  /** At least 1, like the minutes. */
  readonly maxTurns?: number;
  readonly maxMinutes?: number;
}

type SettingsResult =
  | { readonly kind: "settings"; readonly settings: ProjectSettings }
  | { readonly kind: "faulty"; readonly faults: readonly Fault[] };

const SETTINGS_FILE = ".gemini/settings.json";
const INPUT = "the input `settings`";

/** `input` is the text of the action's `settings` input; "" or absent for none. */
export async function readSettings(tree: TrustedTree, input = ""): Promise<SettingsResult> {
  const file = await tree.read(SETTINGS_FILE);
  const problems: string[] = [];
  if (file.kind === "unreadable") problems.push(`${SETTINGS_FILE} cannot be read: ${file.reason}.`);
  const layers = [
    ...(file.kind === "text" ? [layer(file.text, SETTINGS_FILE, problems)] : []),
    ...(input.trim() === "" ? [] : [layer(input, INPUT, problems)]),
  ];
  if (problems.length > 0) return { kind: "faulty", faults: problems.map(fault) };
  return { kind: "settings", settings: layers.reduce(merge, DEFAULT_SETTINGS) };
}

function fault(problem: string): Fault {
  return {
    kind: "config",
    message: problem,
    hint: "Fix it on the default branch; no run starts with settings that Remit cannot read.",
  };
}

export const DEFAULT_SETTINGS: ProjectSettings = {
  contextFiles: ["GEMINI.md", "AGENTS.md"],
  ignore: { gitIgnore: true, geminiIgnore: true, files: [] },
  directoryTree: true,
  compression: {},
  hooks: [],
  servers: [],
  skills: { enabled: true, disabled: [] },
  agents: { enabled: true, overrides: new Map() },
  notes: [],
};

const TEXTS = list(anyText, "texts");
const NAMES = oneOrMore(anyText);
const SWITCHES = { enabled: flag, disabled: TEXTS };
/** Keys that Remit does not use are no fault: they are Gemini CLI's. */
const REST = { others: "ignored" } as const;

const MODEL = {
  compressionThreshold: amount(1),
  compressionModel: text(),
  compressionVerification: flag,
};

const OVERRIDE = shape(
  {},
  {
    enabled: flag,
    modelConfig: shape({}, { model: anyText }, REST),
    runConfig: shape({}, { maxTurns: count(1), maxTimeMinutes: number(1) }, REST),
  },
  REST,
);

const FILTERING = { respectGitIgnore: flag, respectGeminiIgnore: flag, customIgnoreFilePaths: TEXTS };

/** The parts of the file that Remit uses. */
const USED = {
  context: shape({}, { fileName: NAMES, includeDirectoryTree: flag, fileFiltering: shape({}, FILTERING, REST) }, REST),
  contextFileName: NAMES,
  model: shape({}, MODEL, REST),
  hooks: HOOKS,
  hooksConfig: shape({}, SWITCHES, REST),
  mcp: shape({}, { allowed: TEXTS, excluded: TEXTS }, REST),
  mcpServers: record(SERVER),
  skills: shape({}, SWITCHES, REST),
  agents: shape({}, { overrides: record(OVERRIDE) }, REST),
  experimental: shape({}, { enableAgents: flag }, REST),
  $schema: anything,
};

const FILE = shape({}, USED, REST);

/** The settings of one file; absent keys are not set. */
interface Layer {
  readonly values: DataOf<typeof FILE>;
  readonly notes: readonly string[];
}

function layer(source: string, where: string, problems: string[]): Layer {
  const parsed = parseJsonWithComments(source);
  if (parsed.kind === "broken") {
    problems.push(`${where} is not JSON: ${parsed.message}.`);
    return { values: {}, notes: [] };
  }
  const { value, faults } = readData(FILE, parsed.value);
  problems.push(...faults.map((fault) => `${where}: ${describeFault(fault)}`));
  return { values: value ?? {}, notes: value === undefined ? [] : notes(parsed.value, where) };
}

function overridesOf({ overrides = {} }: NonNullable<Layer["values"]["agents"]> = {}): [string, AgentOverride][] {
  return Object.entries(overrides).map(([name, { enabled = true, modelConfig, runConfig }]) => {
    const { maxTurns, maxTimeMinutes: maxMinutes } = runConfig ?? {};
    return [name, { enabled, ...given({ model: modelConfig?.model, maxTurns, maxMinutes }) }];
  });
}

/** Keys of Gemini CLI's for what Remit configures elsewhere, with the place. */
const ELSEWHERE: readonly (readonly [keys: readonly string[], why: string])[] = [
  [
    ["tools", "policyPaths", "adminPolicyPaths", "security", "coreTools", "excludeTools", "allowedTools", "sandbox"],
    "the policy file says what is allowed",
  ],
  [
    ["model.maxSessionTurns", "maxSessionTurns"],
    "turns are limited by `[limits] turns` of the policy file, or by the input `max-turns`",
  ],
  [["model.name"], "set the model with the input `model`"],
  [["telemetry"], "name an OpenTelemetry collector with the input `otlp-endpoint`"],
];

/** The parts of a valid file that have no effect. */
function notes(value: unknown, where: string): string[] {
  const ofModel = unknownOf((value as { readonly model?: unknown }).model ?? {}, MODEL);
  const keys = [...unknownOf(value, USED), ...ofModel.map((name) => `model.${name}`)];
  const list = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(", ");
  const moved = ELSEWHERE.flatMap(([names, why]) => {
    const found = keys.filter((key) => names.includes(key));
    return found.length === 0 ? [] : [`${where}: ${list(found)} has no effect here; ${why}.`];
  });
  const others = keys.filter((key) => !ELSEWHERE.some(([names]) => names.includes(key)));
  return others.length === 0 ? moved : [...moved, `${where}: ${list(others)} is not used.`];
}

function unknownOf(value: unknown, known: object): readonly string[] {
  return Object.keys(Object(value)).filter((name) => !Object.hasOwn(known, name));
}

function merge(below: ProjectSettings, { values, notes: more }: Layer): ProjectSettings {
  const { context = {}, model = {}, mcp = {}, skills = {}, experimental = {}, agents, hooksConfig = {} } = values;
  const { fileFiltering: filtering = {}, includeDirectoryTree: directoryTree = below.directoryTree } = context;
  const added = serversOf(values.mcpServers);
  const named = new Set(added.map(({ name }) => name));
  const servers = [...below.servers.filter(({ name }) => !named.has(name)), ...added];
  return {
    contextFiles: context.fileName ?? values.contextFileName ?? below.contextFiles,
    ignore: {
      gitIgnore: filtering.respectGitIgnore ?? below.ignore.gitIgnore,
      geminiIgnore: filtering.respectGeminiIgnore ?? below.ignore.geminiIgnore,
      files: filtering.customIgnoreFilePaths ?? below.ignore.files,
    },
    directoryTree,
    compression: {
      compressAt: model.compressionThreshold ?? below.compression.compressAt,
      summaryModel: model.compressionModel ?? below.compression.summaryModel,
      verifySummaries: model.compressionVerification ?? below.compression.verifySummaries,
    },
    hooks: activeHooks([...below.hooks, ...hookGroupsOf(values.hooks)], hooksConfig),
    servers: servers.filter(
      ({ name }) => mcp.excluded?.includes(name) !== true && (mcp.allowed?.includes(name) ?? true),
    ),
    skills: {
      enabled: skills.enabled ?? below.skills.enabled,
      disabled: [...below.skills.disabled, ...(skills.disabled ?? [])],
    },
    agents: {
      enabled: experimental.enableAgents ?? below.agents.enabled,
      overrides: new Map([...below.agents.overrides, ...overridesOf(agents)]),
    },
    notes: [...below.notes, ...more],
  };
}

function activeHooks(
  groups: readonly HookGroup[],
  { enabled, disabled = [] }: NonNullable<Layer["values"]["hooksConfig"]>,
): readonly HookGroup[] {
  if (enabled === false) return [];
  return groups
    .map((group) => ({ ...group, hooks: group.hooks.filter((hook) => !isOff(hook, disabled)) }))
    .filter((group) => group.hooks.length > 0);
}

function isOff(hook: HookGroup["hooks"][number], disabled: readonly string[]): boolean {
  return disabled.includes(hook.name) || disabled.includes(hook.command);
}

type Parsed = { readonly kind: "value"; readonly value: Json } | { readonly kind: "broken"; readonly message: string };

/** Allows comments and a comma before a closing bracket. A key that occurs twice in one object is an error. */
export function parseJsonWithComments(text: string): Parsed {
  const plain = blankComments(text);
  try {
    const value: Json = JSON.parse(plain);
    const twice = repeatedKey(plain);
    if (twice !== undefined)
      return { kind: "broken", message: `line ${twice.line}: the key "${twice.key}" appears twice` };
    return { kind: "value", value };
  } catch (error) {
    return { kind: "broken", message: position(messageOf(error), plain) };
  }
}

// Strings are matched first, so that a `//` inside a string stays.
const TOKEN = /"(?:[^"\\\n]|\\.)*"|\/\/[^\n]*|\/\*[^]*?\*\/|,(?=(?:\s|\/\/[^\n]*|\/\*[^]*?\*\/)*[\]}])/g;

/** Comments and trailing commas become spaces, so that positions stay the same. */
function blankComments(text: string): string {
  const json = text.startsWith("\uFEFF") ? ` ${text.slice(1)}` : text;
  return json.replaceAll(TOKEN, (token) => (token.startsWith('"') ? token : token.replaceAll(/[^\n]/g, " ")));
}

/** Node's message with its line number; older versions give only an offset. */
function position(message: string, text: string): string {
  const reason = message.replace(/ \(line \d+ column \d+\)$/, "");
  const offset = /at position (\d+)/.exec(reason)?.[1];
  if (offset === undefined) return reason;
  return `line ${lineAt(text, Number(offset))}: ${reason.replace(/ in JSON at position \d+| at position \d+/, "")}`;
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}

const PUNCTUATION = /"(?:[^"\\]|\\.)*"|[{}[\]:]/g;

/** JSON.parse silently takes the last of two equal keys; the author may have meant the first. */
function repeatedKey(json: string): { readonly key: string; readonly line: number } | undefined {
  const open: (Set<string> | undefined)[] = [];
  let last: { readonly text: string; readonly at: number } | undefined;
  for (const match of json.matchAll(PUNCTUATION)) {
    const token = match[0];
    if (token === "{") open.push(new Set());
    else if (token === "[") open.push(undefined);
    else if (token === "}" || token === "]") open.pop();
    else if (token !== ":") last = { text: token, at: match.index };
    else if (last !== undefined) {
      const key: string = JSON.parse(last.text);
      const keys = open.at(-1);
      if (keys?.has(key)) return { key, line: lineAt(json, last.at) };
      keys?.add(key);
    }
  }
  return undefined;
}
